/* SPDX-License-Identifier: BSD-3-Clause */
#include "binding.h"
#include <unistd.h>

/* A Plan is what the calls of one kind of rounds need of it: ferry.deep_ep.rounds.Rounds makes one for itself, and
 * shares its lists with it, so that either may make the next call.  dispatch() and combine() do what low_latency.py
 * does while nothing is unusual: no round that is late, refused or has failed, no hook in the way, the usual stream,
 * tensors of the usual types.  Else they return None, having changed nothing; before that torch's allocator may raise.
 */

enum { MOST_CHANNELS = 4 };

typedef struct plan {
    PyObject head;
    long epoch;
    pid_t pid;
    int n_channels;
    struct ferry_moe *moe[MOST_CHANNELS];
    const ferry_moe_report *report[MOST_CHANNELS][2];
    /* Lists of the Rounds, by channel; begun: the last dispatch's channel and, until it has returned, its tensors. */
    PyObject *open, *hooks, *late, *failed, *begun, *budget;
    PyObject *memory; /* keeps the reports and no_rows */
    /* torch.empty_strided; for each output of dispatch None, or its (arguments, {by name}); those of combine by name.
     */
    PyObject *empty, *outputs, *of_out;
    void *no_rows;
    int64_t n_pes, n_local, n_experts, topk, hidden, max_tokens;
    int is_low_latency, on_gpu;
    dl_device device;
} plan;

static long epoch;
static PyTypeObject *plan_type;
static PyObject *name_timeout, *name_first_timeout, *name_last_stream, *name_round, *name_version;

PyObject *binding_set_epoch(PyObject *module, PyObject *number)
{
    (void)module;
    epoch = PyLong_AsLong(number);
    if (PyErr_Occurred() != NULL)
        return NULL;
    Py_RETURN_NONE;
}

/* ---- Whether nothing is unusual. */

static int attribute_is(PyObject *object, PyObject *name, PyObject *wanted)
{
    PyObject *found = PyObject_GetAttr(object, name);
    const int is = found == wanted;
    Py_XDECREF(found);
    if (found == NULL)
        PyErr_Clear();
    return is;
}

/* No dispatch of the plan's rounds is unfinished, and each half that has ended had all its rows. */
static int is_well(const plan *p)
{
    if (PyList_GetItem(p->begun, 1) != Py_None)
        return 0;
    for (int c = 0; c < p->n_channels; c++)
        if (PyList_GetItem(p->late, c) != Py_False ||
            __atomic_load_n(&p->report[c][0]->status, __ATOMIC_RELAXED) != 0 ||
            __atomic_load_n(&p->report[c][1]->status, __ATOMIC_RELAXED) != 0)
            return 0;
    return 1;
}

/* The stream of the round before, in which torch works still. */
static int stream_of(const plan *p, PyObject *buffer, void **stream)
{
    void *before = NULL;
    *stream = NULL;
    if (!p->on_gpu)
        return 1;
    PyObject *last = PyObject_GetAttr(buffer, name_last_stream);
    if (last != NULL && last != Py_None)
        before = PyLong_AsVoidPtr(last);
    const int known = last != NULL && last != Py_None && PyErr_Occurred() == NULL;
    Py_XDECREF(last);
    PyErr_Clear();
    return known && binding_stream(p->device.number, stream) == 0 && *stream == before;
}

/* plans: of all kinds of the buffer. */
static int is_calm(const plan *p, PyObject *buffer, PyObject *plans, void **stream)
{
    if (!p->is_low_latency || p->epoch != epoch || p->pid != getpid() || !PyList_Check(plans) ||
        !attribute_is(buffer, name_timeout, PyList_GetItem(p->budget, 0)) ||
        !attribute_is(buffer, name_first_timeout, PyList_GetItem(p->budget, 1)))
        return 0;
    const Py_ssize_t n = PyList_Size(plans);
    for (Py_ssize_t i = 0; i < n; i++)
        if (Py_TYPE(PyList_GetItem(plans, i)) != plan_type || !is_well((const plan *)(void *)PyList_GetItem(plans, i)))
            return 0;
    return stream_of(p, buffer, stream);
}

/* ---- Tensors. */

static int is_input(const plan *p, PyObject *x, int code, int bits, int ndim, const int64_t *sizes, dl_tensor *t)
{
    return binding_look(x, t) && binding_is(t, p->device, code, bits, ndim, sizes);
}

/* None, or numbers of each PE. */
static int is_wait(const plan *p, PyObject *x, uint64_t **address)
{
    dl_tensor t;
    *address = NULL;
    if (x == Py_None)
        return 1;
    if (!is_input(p, x, DL_INT, 64, 1, &p->n_pes, &t))
        return 0;
    *address = t.data;
    return 1;
}

/* On the CPU, where looking costs little: a kernel looks on a GPU. */
static int choices_are_right(const plan *p, const dl_tensor *t)
{
    const int64_t *index = t->data;
    for (int64_t i = 0; !p->on_gpu && i < t->shape[0] * t->shape[1]; i++)
        if (index[i] < -1 || index[i] >= p->n_experts)
            return 0;
    return 1;
}

static void *rows_of(const plan *p, const dl_tensor *t)
{
    return t->data != NULL ? t->data : p->no_rows;
}

/* Takes over the references of `items`; NULL with an exception, or if one of them is NULL. */
static PyObject *tuple_of(PyObject **items, Py_ssize_t n)
{
    PyObject *tuple = PyTuple_New(n);
    int lacks = tuple == NULL;
    for (Py_ssize_t i = 0; i < n; i++) {
        lacks |= items[i] == NULL;
        if (tuple != NULL)
            (void)PyTuple_SetItem(tuple, i, items[i]);
        else
            Py_XDECREF(items[i]);
    }
    if (!lacks)
        return tuple;
    Py_XDECREF(tuple);
    return NULL;
}

static PyObject *copy_of(PyObject *x)
{
    Py_XINCREF(x);
    return x;
}

static void put(PyObject *list, Py_ssize_t i, PyObject *x)
{
    (void)PyList_SetItem(list, i, copy_of(x));
}

/* Nothing has been changed: Python goes on. */
static PyObject *leave_to_python(void)
{
    PyErr_Clear();
    Py_RETURN_NONE;
}

/* ---- dispatch(rounds, buffer, plans, x, topk_idx, wait_ns, stages) -> (status, channel, rows, scales or None, count,
 * handle), the handle as DeepEP has it.  The caller calls rounds.returned(): until then a repeat is the same call. */

/* (x, its version); tensors of torch.inference_mode() have none. */
static PyObject *with_version(PyObject *x)
{
    PyObject *pair[] = { copy_of(x), PyObject_GetAttr(x, name_version) };
    if (pair[1] == NULL) {
        PyErr_Clear();
        pair[1] = copy_of(Py_None);
    }
    return tuple_of(pair, 2);
}

typedef struct outputs {
    PyObject *rows, *scales, *count, *source, *range;
} outputs;

static void outputs_drop(outputs *o)
{
    Py_CLEAR(o->rows);
    Py_CLEAR(o->scales);
    Py_CLEAR(o->count);
    Py_CLEAR(o->source);
    Py_CLEAR(o->range);
}

/* Tensors of torch's own allocator: record_stream() does nothing to those that DLPack makes. */
static int outputs_make(const plan *p, outputs *o)
{
    PyObject **place[] = { &o->rows, &o->scales, &o->count, &o->source, &o->range };
    for (int i = 0; i < 5; i++) {
        PyObject *one = PyTuple_GetItem(p->outputs, i);
        *place[i] =
            one == Py_None ? copy_of(one) : PyObject_Call(p->empty, PyTuple_GetItem(one, 0), PyTuple_GetItem(one, 1));
        if (*place[i] == NULL) {
            outputs_drop(o);
            return -1;
        }
    }
    return 0;
}

static void *data_of(PyObject *x)
{
    dl_tensor t;
    return x != Py_None && binding_look(x, &t) ? t.data : NULL;
}

/* The tuple, whose first place knows its round. */
static PyObject *handle_make(const plan *p, PyObject *rounds, const outputs *o, int64_t n_tokens)
{
    PyObject *of_round[] = { copy_of(rounds), PyLong_FromLongLong(n_tokens) };
    PyObject *known = tuple_of(of_round, 2);
    const int failed = known == NULL || PyObject_SetAttr(o->source, name_round, known) != 0;
    Py_XDECREF(known);
    if (failed)
        return NULL;
    PyObject *of_handle[] = { copy_of(o->source), copy_of(o->range), PyLong_FromLongLong(p->max_tokens),
                              PyLong_FromLongLong(p->hidden), PyLong_FromLongLong(p->n_experts) };
    return tuple_of(of_handle, 5);
}

static PyObject *plan_dispatch(PyObject *self, PyObject *const *arguments, Py_ssize_t n)
{
    const plan *p = (const plan *)(void *)self;
    ferry_moe_round round = FERRY_MOE_ROUND_INIT;
    const int64_t x_sizes[] = { -1, p->hidden }, index_sizes[] = { -1, p->topk };
    dl_tensor x, index;
    void *stream;
    if (n != 7)
        return PyErr_Format(PyExc_TypeError, "dispatch(rounds, buffer, plans, x, topk_idx, wait_ns, stages)");
    const unsigned stages = (unsigned)PyLong_AsUnsignedLong(arguments[6]);
    const int receives = (stages & FERRY_MOE_DISPATCH_RECV) != 0;
    if (!is_calm(p, arguments[1], arguments[2], &stream) || !is_input(p, arguments[3], DL_BFLOAT, 16, 2, x_sizes, &x) ||
        !is_input(p, arguments[4], DL_INT, 64, 2, index_sizes, &index) || x.shape[0] != index.shape[0] ||
        x.shape[0] > p->max_tokens || !choices_are_right(p, &index) || !is_wait(p, arguments[5], &round.wait_ns))
        return leave_to_python();
    const long channel = (PyLong_AsLong(PyList_GetItem(p->begun, 0)) + 1) % p->n_channels;
    if (PyList_GetItem(p->open, channel) != Py_None || PyList_GetItem(p->hooks, channel) != Py_None)
        return leave_to_python();
    outputs o = { 0 };
    PyObject *handle = NULL, *opened = NULL, *number = PyLong_FromLong(channel), *begun = PyList_New(2);
    for (int i = 0; begun != NULL && i < 2; i++) {
        PyObject *one = with_version(arguments[3 + i]);
        if (one != NULL)
            (void)PyList_SetItem(begun, i, one);
        else
            Py_CLEAR(begun);
    }
    if (number != NULL && begun != NULL && outputs_make(p, &o) == 0)
        handle = handle_make(p, arguments[0], &o, x.shape[0]);
    if (handle != NULL) {
        PyObject *of_open[] = { copy_of(handle), PyLong_FromLongLong(x.shape[0]) };
        opened = tuple_of(of_open, 2);
    }
    if (opened == NULL) {
        Py_XDECREF(handle);
        Py_XDECREF(number);
        Py_XDECREF(begun);
        outputs_drop(&o);
        return NULL;
    }
    put(p->begun, 0, number);
    (void)PyList_SetItem(p->begun, 1, begun);
    (void)PyList_SetItem(p->open, channel, opened);
    round.x = rows_of(p, &x);
    round.topk_idx = rows_of(p, &index);
    round.n_tokens = (int)x.shape[0];
    if (receives) {
        round.rows = data_of(o.rows);
        round.scales = data_of(o.scales);
        round.expert_count = data_of(o.count);
        round.range = data_of(o.range);
        round.row_token = data_of(o.source);
        round.report = (ferry_moe_report *)(uintptr_t)p->report[channel][0];
    }
    const ferry_status status = binding_run_round(p->moe[channel], stages, &round, p->on_gpu, stream);
    if (status == FERRY_SUCCESS && receives)
        put(p->failed, channel, Py_False);
    PyObject *of_result[] = { PyLong_FromLong(status), number, o.rows, o.scales, o.count, handle };
    Py_CLEAR(o.source);
    Py_CLEAR(o.range);
    return tuple_of(of_result, 6);
}

/* ---- combine(buffer, plans, x, topk_idx, topk_weights, handle, out or None, wait_ns, stages) -> (status, channel,
 * out) */

/* The channel of the round that has the handle; -1: none.  *n_tokens: its tokens. */
static int channel_of(const plan *p, PyObject *handle, int64_t *n_tokens)
{
    if (!PyTuple_Check(handle) || PyTuple_Size(handle) != 5)
        return -1;
    for (int c = 0; c < p->n_channels; c++) {
        PyObject *open = PyList_GetItem(p->open, c);
        if (open == Py_None || !PyTuple_Check(PyTuple_GetItem(open, 0)) ||
            PyTuple_GetItem(PyTuple_GetItem(open, 0), 0) != PyTuple_GetItem(handle, 0))
            continue;
        *n_tokens = PyLong_AsLongLong(PyTuple_GetItem(open, 1));
        return c;
    }
    return -1;
}

static PyObject *out_make(const plan *p, int64_t n_tokens)
{
    PyObject *arguments =
        Py_BuildValue("((LL)(Li))", (long long)n_tokens, (long long)p->hidden, (long long)p->hidden, 1);
    PyObject *out = arguments != NULL ? PyObject_Call(p->empty, arguments, p->of_out) : NULL;
    Py_XDECREF(arguments);
    return out;
}

static PyObject *plan_combine(PyObject *self, PyObject *const *arguments, Py_ssize_t n)
{
    const plan *p = (const plan *)(void *)self;
    ferry_moe_round round = FERRY_MOE_ROUND_INIT;
    int64_t n_tokens = 0;
    dl_tensor x, index, weights, out;
    void *stream;
    if (n != 9)
        return PyErr_Format(PyExc_TypeError,
                            "combine(buffer, plans, x, topk_idx, topk_weights, handle, out, wait_ns, stages)");
    const unsigned stages = (unsigned)PyLong_AsUnsignedLong(arguments[8]);
    const int receives = (stages & FERRY_MOE_COMBINE_RECV) != 0;
    const int channel = is_calm(p, arguments[0], arguments[1], &stream) ? channel_of(p, arguments[5], &n_tokens) : -1;
    const int64_t x_sizes[] = { p->n_local, p->n_pes * p->max_tokens, p->hidden };
    const int64_t of_choices[] = { n_tokens, p->topk }, of_out[] = { n_tokens, p->hidden };
    if (channel < 0 || PyList_GetItem(p->hooks, channel) != Py_None ||
        !is_input(p, arguments[2], DL_BFLOAT, 16, 3, x_sizes, &x) ||
        !is_input(p, arguments[3], DL_INT, 64, 2, of_choices, &index) ||
        !is_input(p, arguments[4], DL_FLOAT, 32, 2, of_choices, &weights) || !is_wait(p, arguments[7], &round.wait_ns))
        return leave_to_python();
    PyObject *result = arguments[6] != Py_None ? copy_of(arguments[6]) : out_make(p, n_tokens);
    if (result == NULL)
        return NULL;
    if (!is_input(p, result, DL_BFLOAT, 16, 2, of_out, &out)) {
        Py_DECREF(result);
        return leave_to_python();
    }
    round.combine_weight = rows_of(p, &weights);
    round.partial = rows_of(p, &x);
    round.partial_dtype = FERRY_MOE_BF16;
    round.n_tokens = (int)n_tokens;
    if (receives) {
        round.out = out.data;
        round.report = (ferry_moe_report *)(uintptr_t)p->report[channel][1];
    }
    const ferry_status status = binding_run_round(p->moe[channel], stages, &round, p->on_gpu, stream);
    if (status == FERRY_SUCCESS && receives)
        put(p->open, channel, Py_None);
    PyObject *of_result[] = { PyLong_FromLong(status), PyLong_FromLong(channel), result };
    return tuple_of(of_result, 3);
}

/* ---- The type. */

static int plan_traverse(PyObject *self, visitproc visit, void *arg)
{
    const plan *p = (const plan *)(void *)self;
    Py_VISIT(Py_TYPE(self));
    Py_VISIT(p->open);
    Py_VISIT(p->hooks);
    Py_VISIT(p->late);
    Py_VISIT(p->failed);
    Py_VISIT(p->begun);
    Py_VISIT(p->budget);
    Py_VISIT(p->memory);
    Py_VISIT(p->empty);
    Py_VISIT(p->outputs);
    Py_VISIT(p->of_out);
    return 0;
}

static int plan_clear(PyObject *self)
{
    plan *p = (plan *)(void *)self;
    p->epoch = -1; /* without its lists it serves nobody */
    Py_CLEAR(p->open);
    Py_CLEAR(p->hooks);
    Py_CLEAR(p->late);
    Py_CLEAR(p->failed);
    Py_CLEAR(p->begun);
    Py_CLEAR(p->budget);
    Py_CLEAR(p->memory);
    Py_CLEAR(p->empty);
    Py_CLEAR(p->outputs);
    Py_CLEAR(p->of_out);
    return 0;
}

static void plan_free(PyObject *self)
{
    PyTypeObject *type = Py_TYPE(self);
    PyObject_GC_UnTrack(self);
    (void)plan_clear(self);
    ((freefunc)PyType_GetSlot(type, Py_tp_free))(self);
    Py_DECREF(type);
}

/* Plan(numbers, channels, reports, open, hooks, late, failed, begun, budget, memory, empty, outputs, of_out).  numbers:
 * PEs, experts of each, experts, choices, elements, tokens, whether on a GPU, the GPU, no_rows.  channels: addresses of
 * objects; reports: of the reports of dispatch and combine, one behind the other. */
static PyObject *plan_new(PyTypeObject *type, PyObject *arguments, PyObject *named)
{
    long long number[9], channels, reports[2 * MOST_CHANNELS];
    PyObject *numbers, *of_channels, *of_reports, *list[6], *memory, *empty, *outputs, *of_out;
    (void)named;
    if (!PyArg_ParseTuple(arguments, "O!O!O!OOOOOOOOO!O!", &PyTuple_Type, &numbers, &PyTuple_Type, &of_channels,
                          &PyTuple_Type, &of_reports, &list[0], &list[1], &list[2], &list[3], &list[4], &list[5],
                          &memory, &empty, &PyTuple_Type, &outputs, &PyDict_Type, &of_out))
        return NULL;
    channels = PyTuple_Size(of_channels);
    if (PyTuple_Size(numbers) != 9 || channels < 1 || channels > MOST_CHANNELS ||
        PyTuple_Size(of_reports) != 2 * channels || (PyTuple_Size(outputs) != 5 && PyTuple_Size(outputs) != 0))
        return PyErr_Format(PyExc_TypeError, "Plan: 9 numbers, 1 to %d channels, two reports of each", MOST_CHANNELS);
    for (int i = 0; i < 9; i++)
        number[i] = PyLong_AsLongLong(PyTuple_GetItem(numbers, i));
    for (int i = 0; i < 2 * (int)channels; i++)
        reports[i] = PyLong_AsLongLong(PyTuple_GetItem(of_reports, i));
    for (int i = 0; i < 6; i++)
        if (!PyList_Check(list[i]) || PyList_Size(list[i]) < (i < 4 ? channels : 2))
            return PyErr_Format(PyExc_TypeError, "Plan: a list lacks entries");
    if (PyErr_Occurred() != NULL)
        return NULL;
    plan *p = (plan *)(void *)((allocfunc)PyType_GetSlot(type, Py_tp_alloc))(type, 0);
    if (p == NULL)
        return NULL;
    p->epoch = epoch;
    p->pid = getpid();
    p->n_channels = (int)channels;
    for (int c = 0; c < p->n_channels; c++) {
        p->moe[c] = PyLong_AsVoidPtr(PyTuple_GetItem(of_channels, c));
        for (int half = 0; half < 2; half++)
            p->report[c][half] = (const ferry_moe_report *)(uintptr_t)reports[2 * c + half];
    }
    p->n_pes = number[0], p->n_local = number[1], p->n_experts = number[2], p->topk = number[3];
    p->hidden = number[4], p->max_tokens = number[5];
    p->on_gpu = number[6] != 0;
    p->device = (dl_device){ p->on_gpu ? DL_CUDA : DL_CPU, (int32_t)number[7] };
    p->no_rows = (void *)(uintptr_t)number[8];
    p->is_low_latency = PyTuple_Size(outputs) == 5;
    PyObject **place[] = { &p->open, &p->hooks, &p->late, &p->failed, &p->begun, &p->budget };
    for (int i = 0; i < 6; i++)
        *place[i] = copy_of(list[i]);
    p->memory = copy_of(memory);
    p->empty = copy_of(empty);
    p->outputs = copy_of(outputs);
    p->of_out = copy_of(of_out);
    if (PyErr_Occurred() == NULL)
        return (PyObject *)p;
    Py_DECREF(p);
    return NULL;
}

PyObject *binding_plan_type(void)
{
    static PyMethodDef methods[] = {
        { "dispatch", (PyCFunction)(void (*)(void))plan_dispatch, METH_FASTCALL, NULL },
        { "combine", (PyCFunction)(void (*)(void))plan_combine, METH_FASTCALL, NULL },
        { 0 },
    };
    static PyType_Slot slots[] = {
        { Py_tp_new, plan_new },     { Py_tp_dealloc, plan_free }, { Py_tp_traverse, plan_traverse },
        { Py_tp_clear, plan_clear }, { Py_tp_methods, methods },   { 0, NULL },
    };
    static PyType_Spec spec = { .name = "ferry._binding.Plan",
                                .basicsize = sizeof(plan),
                                .flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HAVE_GC,
                                .slots = slots };
    name_timeout = PyUnicode_InternFromString("timeout");
    name_first_timeout = PyUnicode_InternFromString("first_timeout");
    name_last_stream = PyUnicode_InternFromString("_last_stream");
    name_round = PyUnicode_InternFromString("_ferry_round");
    name_version = PyUnicode_InternFromString("_version");
    if (name_timeout == NULL || name_first_timeout == NULL || name_last_stream == NULL || name_round == NULL ||
        name_version == NULL)
        return NULL;
    plan_type = (PyTypeObject *)PyType_FromSpec(&spec);
    return (PyObject *)plan_type;
}
