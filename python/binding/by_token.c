/* SPDX-License-Identifier: BSD-3-Clause */
#include "plan.h"

/* Normal rounds, once all ranks have told each other what comes. */

static PyObject *name_dtype, *name_device;

int binding_by_token_begin(void)
{
    name_dtype = PyUnicode_InternFromString("dtype");
    name_device = PyUnicode_InternFromString("device");
    return name_dtype != NULL && name_device != NULL ? 0 : -1;
}

static int64_t bytes_of(const dl_tensor *t, int from)
{
    int64_t n = t->dtype.bits / 8;
    for (int i = from; i < t->ndim; i++)
        n *= t->shape[i];
    return n;
}

/* A tensor of the plan's device without gaps. */
static int is_dense(const plan *p, PyObject *x, dl_tensor *t)
{
    return binding_look(x, t) && t->ndim >= 1 && binding_is(t, p->device, t->dtype.code, t->dtype.bits, t->ndim, NULL);
}

/* Rows x, and beside them side or None. */
static int are_rows(const plan *p, PyObject *x, PyObject *side, dl_tensor *rows, dl_tensor *beside)
{
    if (!is_dense(p, x, rows) || rows->ndim != 2 || rows->shape[1] != p->hidden)
        return 0;
    const int plain = rows->dtype.code == DL_BFLOAT && side == Py_None;
    if (plain != (p->row_bytes == 0) || (!plain && bytes_of(rows, 1) != p->row_bytes))
        return 0;
    *beside = (dl_tensor){ 0 };
    if (side == Py_None || p->side_bytes == 0)
        return side == Py_None && p->side_bytes == 0;
    return is_dense(p, side, beside) && beside->ndim <= 2 && beside->shape[0] == rows->shape[0] &&
           bytes_of(beside, 1) == p->side_bytes;
}

/* New rows of x's type. */
static PyObject *empty_like(const plan *p, PyObject *x, int64_t n, int64_t m)
{
    PyObject *dtype = PyObject_GetAttr(x, name_dtype), *of = PyDict_New(), *made = NULL;
    PyObject *device = PyDict_GetItemWithError(p->of_out, name_device);
    if (dtype != NULL && of != NULL && device != NULL && PyDict_SetItem(of, name_dtype, dtype) == 0 &&
        PyDict_SetItem(of, name_device, device) == 0)
        made = binding_empty(p->empty, n, m, of);
    Py_XDECREF(dtype);
    Py_XDECREF(of);
    return made;
}

PyObject *binding_plan_place(PyObject *self, PyObject *const *arguments, Py_ssize_t n)
{
    const plan *p = (const plan *)(void *)self;
    ferry_moe_round round = FERRY_MOE_ROUND_INIT;
    dl_tensor x, side, index, weights = { 0 };
    void *stream;
    if (n != 8)
        return PyErr_Format(PyExc_TypeError, "place(buffer, plans, mark, x, side, topk_idx, topk_weights, rows)");
    const int64_t rows = PyLong_AsLongLong(arguments[7]), of_choices[] = { -1, p->topk };
    if (PyErr_Occurred() != NULL)
        return NULL;
    if (p->is_low_latency || !binding_plan_is_calm(p, arguments[0], arguments[1], Py_None, &stream) ||
        PyList_GetItem(p->open, 0) != Py_None || PyList_GetItem(p->hooks, 0) != Py_None ||
        !are_rows(p, arguments[3], arguments[4], &x, &side) || x.shape[0] > p->max_tokens ||
        !binding_plan_input(p, arguments[5], DL_INT, 64, 2, of_choices, &index) || index.shape[0] != x.shape[0] ||
        (arguments[6] != Py_None && (!binding_plan_input(p, arguments[6], DL_FLOAT, 32, 2, of_choices, &weights) ||
                                     weights.shape[0] != x.shape[0])))
        return binding_leave_to_python();
    PyObject *items[] = {
        NULL,
        empty_like(p, arguments[3], rows, p->hidden),
        arguments[4] == Py_None ? binding_copy(Py_None)
                                : empty_like(p, arguments[4], rows, side.ndim == 2 ? side.shape[1] : 0),
        binding_empty(p->empty, rows, p->topk, p->of_long),
        arguments[6] == Py_None ? binding_copy(Py_None) : binding_empty(p->empty, rows, p->topk, p->of_float),
        binding_empty(p->empty, rows, 0, p->of_int),
    };
    PyObject *of_open[] = { binding_copy(arguments[2]), PyLong_FromLongLong(x.shape[0]) };
    PyObject *opened = binding_tuple(of_open, 2);
    items[0] = opened != NULL ? PyLong_FromLong(0) : NULL;
    for (int i = 0; i < 6; i++)
        if (items[i] == NULL) {
            Py_XDECREF(opened);
            return binding_tuple(items, 6);
        }
    (void)PyList_SetItem(p->open, 0, opened);
    round.x = binding_plan_rows(p, &x);
    round.x_side = side.data != NULL || p->side_bytes == 0 ? side.data : p->no_rows;
    round.topk_idx = binding_plan_rows(p, &index);
    round.topk_weight = arguments[6] != Py_None ? binding_plan_rows(p, &weights) : NULL;
    round.n_tokens = (int)x.shape[0];
    round.rows = binding_data_of(items[1]);
    round.scales = binding_data_of(items[2]);
    round.row_expert = binding_data_of(items[3]);
    round.row_weight = binding_data_of(items[4]);
    round.row_token = binding_data_of(items[5]);
    round.room = rows;
    round.report = (ferry_moe_report *)(uintptr_t)p->report[0][0];
    const ferry_status status = binding_run_round(p->moe[0], FERRY_MOE_DISPATCH, &round, p->on_gpu, stream);
    Py_DECREF(items[0]);
    items[0] = PyLong_FromLong(status);
    return binding_tuple(items, 6);
}

PyObject *binding_plan_sum(PyObject *self, PyObject *const *arguments, Py_ssize_t n)
{
    const plan *p = (const plan *)(void *)self;
    ferry_moe_round round = FERRY_MOE_ROUND_INIT;
    dl_tensor x, weights = { 0 };
    void *stream;
    if (n != 5)
        return PyErr_Format(PyExc_TypeError, "sum(buffer, plans, key, x, weights)");
    const int64_t of_rows[] = { -1, p->hidden }, of_choices[] = { -1, p->topk };
    PyObject *open = PyList_GetItem(p->open, 0);
    if (p->is_low_latency || !binding_plan_is_calm(p, arguments[0], arguments[1], Py_None, &stream) ||
        open == Py_None || !PyTuple_Check(PyTuple_GetItem(open, 0)) ||
        PyTuple_GetItem(PyTuple_GetItem(open, 0), 0) != arguments[2] || PyList_GetItem(p->hooks, 0) != Py_None ||
        PyList_GetItem(p->failed, 0) != Py_False ||
        !binding_plan_input(p, arguments[3], DL_BFLOAT, 16, 2, of_rows, &x) ||
        (arguments[4] != Py_None && !binding_plan_input(p, arguments[4], DL_FLOAT, 32, 2, of_choices, &weights)))
        return binding_leave_to_python();
    const int64_t n_tokens = PyLong_AsLongLong(PyTuple_GetItem(open, 1));
    PyObject *items[] = { NULL, binding_empty(p->empty, n_tokens, p->hidden, p->of_out),
                          arguments[4] == Py_None ? binding_copy(Py_None)
                                                  : binding_empty(p->empty, n_tokens, p->topk, p->of_float) };
    if (items[1] == NULL || items[2] == NULL)
        return binding_tuple(items, 3);
    round.n_tokens = (int)n_tokens;
    round.partial = binding_plan_rows(p, &x);
    round.partial_dtype = FERRY_MOE_BF16;
    round.partial_weight = arguments[4] != Py_None ? binding_plan_rows(p, &weights) : NULL;
    round.out = binding_data_of(items[1]);
    round.out_weight = binding_data_of(items[2]);
    round.report = (ferry_moe_report *)(uintptr_t)p->report[0][1];
    items[0] = PyLong_FromLong(binding_run_round(p->moe[0], FERRY_MOE_COMBINE, &round, p->on_gpu, stream));
    return binding_tuple(items, 3);
}
