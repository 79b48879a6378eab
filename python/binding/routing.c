/* SPDX-License-Identifier: BSD-3-Clause */
#include "plan.h"
#include <string.h>

typedef ferry_status board_post(size_t offset, uint64_t value);
typedef ferry_status board_wait(int pe, size_t offset, uint64_t value, uint64_t timeout_ns);
typedef ferry_status count_choices(const ferry_moe_choices *choices, ferry_stream stream);

static board_post *post;
static board_wait *wait_for;
static count_choices *count;

PyObject *binding_open_routing(PyObject *module, PyObject *const *arguments, Py_ssize_t n)
{
    (void)module;
    if (n != 3)
        return PyErr_Format(PyExc_TypeError, "open_routing(post, wait, count)");
    post = (board_post *)PyLong_AsVoidPtr(arguments[0]);
    wait_for = (board_wait *)PyLong_AsVoidPtr(arguments[1]);
    count = (count_choices *)PyLong_AsVoidPtr(arguments[2]);
    if (PyErr_Occurred() != NULL)
        return NULL;
    Py_RETURN_NONE;
}

/* ---- count() */

PyObject *binding_count(PyObject *module, PyObject *const *arguments, Py_ssize_t n)
{
    ferry_moe_choices c = FERRY_MOE_CHOICES_INIT;
    dl_tensor t;
    (void)module;
    if (n != 10 || count == NULL)
        return PyErr_Format(PyExc_TypeError,
                            "count(topk_idx, experts, PEs, told, number, stream, empty, int32, bool, int64)");
    const int64_t pes = PyLong_AsLongLong(arguments[2]);
    c.n_experts = (int)PyLong_AsLong(arguments[1]);
    c.told = PyLong_AsVoidPtr(arguments[3]);
    c.number = (uint32_t)PyLong_AsUnsignedLong(arguments[4]);
    void *stream = arguments[5] != Py_None ? PyLong_AsVoidPtr(arguments[5]) : NULL;
    if (PyErr_Occurred() != NULL)
        return NULL;
    if (!binding_look(arguments[0], &t) || t.ndim != 2)
        return binding_leave_to_python();
    PyObject *make = arguments[6];
    PyObject *items[] = { binding_empty(make, pes, 0, arguments[7]), binding_empty(make, c.n_experts, 0, arguments[7]),
                          binding_empty(make, t.shape[0], pes, arguments[8]),
                          binding_empty(make, t.shape[0], pes, arguments[7]),
                          binding_empty(make, t.shape[0], t.shape[1], arguments[9]) };
    PyObject *made = binding_tuple(items, 5);
    if (made == NULL)
        return NULL;
    c.topk_idx = t.data;
    c.n_tokens = (int)t.shape[0];
    c.topk = (int)t.shape[1];
    c.index_bytes = 8;
    c.per_pe = binding_data_of(items[0]);
    c.per_expert = binding_data_of(items[1]);
    c.in_pe = binding_data_of(items[2]);
    c.absent = binding_data_of(items[3]);
    c.copy = binding_data_of(items[4]);
    ferry_status status;
    Py_BEGIN_ALLOW_THREADS status = count(&c, (ferry_stream)stream);
    Py_END_ALLOW_THREADS if (status == FERRY_SUCCESS) return made;
    Py_DECREF(made);
    return PyLong_FromLong(status);
}

/* ---- agree() */

/* The head of a record, as ferry.deep_ep.board packs it. */
typedef struct head {
    uint64_t number;
    int32_t tag;
    uint32_t common, part;
    int32_t refused;
    int32_t form[12];
} head;

enum { MOST_PES = 1024 };

typedef struct agreement {
    int n, me;
    int64_t local; /* experts of a PE */
    head own;
    char *board[MOST_PES]; /* a PE's word, and after it its record */
} agreement;

/* What a PE tells: tokens, rounds, per_pe[n], and per_expert[n][local] of which each PE reads its part. */
static int32_t number_of(const agreement *a, int pe, int64_t i)
{
    int32_t value;
    memcpy(&value, a->board[pe] + 8 + sizeof(head) + 4 * i, sizeof value);
    return value;
}

static void tell(const agreement *a, int32_t tokens, int32_t over, const void *told)
{
    const int32_t first[] = { tokens, over };
    char *to = a->board[a->me] + 8;
    memcpy(to, &a->own, sizeof a->own);
    memcpy(to + sizeof a->own, first, sizeof first);
    memcpy(to + sizeof a->own + sizeof first, told, 4 * (size_t)(a->n + a->n * a->local));
}

/* Whether all PEs have told the same kind of thing, and tell it still. */
static int are_alike(const agreement *a)
{
    for (int pe = 0; pe < a->n; pe++)
        if (memcmp(a->board[pe] + 8, &a->own, sizeof a->own) != 0)
            return 0;
    return 1;
}

static PyObject *prefix_of(const agreement *a)
{
    const size_t n = (size_t)a->n;
    PyObject *made = PyBytes_FromStringAndSize(NULL, (Py_ssize_t)(n * n * sizeof(int32_t)));
    char *to = made != NULL ? PyBytes_AsString(made) : NULL;
    for (size_t to_pe = 0; to != NULL && to_pe < n; to_pe++) {
        int32_t sum = 0;
        for (size_t pe = 0; pe < n; pe++) {
            sum += number_of(a, (int)pe, 2 + (int64_t)to_pe);
            memcpy(to + (pe * n + to_pe) * sizeof sum, &sum, sizeof sum);
        }
    }
    return made;
}

static PyObject *experts_of(const agreement *a)
{
    PyObject *list = PyList_New((Py_ssize_t)a->local);
    for (int64_t e = 0; list != NULL && e < a->local; e++) {
        int64_t sum = 0;
        for (int pe = 0; pe < a->n; pe++)
            sum += number_of(a, pe, 2 + a->n + a->me * a->local + e);
        PyObject *number = PyLong_FromLongLong(sum);
        if (number == NULL)
            Py_CLEAR(list);
        else
            (void)PyList_SetItem(list, (Py_ssize_t)e, number);
    }
    return list;
}

static int take_boards(agreement *a, PyObject *boards)
{
    a->n = PyTuple_Check(boards) && PyTuple_Size(boards) <= MOST_PES ? (int)PyTuple_Size(boards) : 0;
    for (int pe = 0; pe < a->n; pe++)
        a->board[pe] = PyLong_AsVoidPtr(PyTuple_GetItem(boards, pe));
    return a->n > 0 && PyErr_Occurred() == NULL;
}

PyObject *binding_agree(PyObject *module, PyObject *const *arguments, Py_ssize_t n)
{
    agreement a;
    long long number[9];
    (void)module;
    if (n != 11 || post == NULL || !take_boards(&a, arguments[0]) || !PyBytes_Check(arguments[10]) ||
        PyBytes_Size(arguments[10]) != (Py_ssize_t)sizeof a.own.form)
        return PyErr_Format(PyExc_TypeError,
                            "agree(boards, me, offset, number, tag, tokens, over, told, experts, timeout_ns, form)");
    for (int i = 0; i < 8; i++)
        number[i] = PyLong_AsLongLong(arguments[1 + i]);
    const uint64_t timeout_ns = PyLong_AsUnsignedLongLong(arguments[9]);
    if (PyErr_Occurred() != NULL)
        return NULL;
    a.me = (int)number[0];
    a.local = number[7] / a.n;
    a.own = (head){ (uint64_t)number[2], (int32_t)number[3], 4 * (2 + (uint32_t)a.n), 4 * (uint32_t)a.local, 0, { 0 } };
    memcpy(a.own.form, PyBytes_AsString(arguments[10]), sizeof a.own.form);
    tell(&a, (int32_t)number[4], (int32_t)number[5], (const void *)(uintptr_t)number[6]);
    ferry_status status;
    Py_BEGIN_ALLOW_THREADS status = post((size_t)number[1], a.own.number);
    for (int pe = 0; pe < a.n && status == FERRY_SUCCESS; pe++)
        status = wait_for(pe, (size_t)number[1], a.own.number, timeout_ns);
    Py_END_ALLOW_THREADS if (status != FERRY_SUCCESS) return PyLong_FromLong(status);
    if (!are_alike(&a))
        return binding_leave_to_python();
    int32_t most = 0, over = 0;
    for (int pe = 0; pe < a.n; pe++) {
        const int32_t tokens = number_of(&a, pe, 0), rounds = number_of(&a, pe, 1);
        most = tokens > most ? tokens : most;
        over = rounds > over ? rounds : over;
    }
    PyObject *items[] = { PyLong_FromLong(most), PyLong_FromLong(over), prefix_of(&a), experts_of(&a) };
    PyObject *found = binding_tuple(items, 4);
    if (found == NULL || are_alike(&a))
        return found;
    Py_DECREF(found);
    return binding_leave_to_python();
}
