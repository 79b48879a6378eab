/* SPDX-License-Identifier: BSD-3-Clause */
#include "plan.h"
#include <string.h>
#include <unistd.h>

static long epoch;
static PyTypeObject *plan_type;
static PyObject *name_timeout, *name_first_timeout, *name_last_stream;

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

/* The stream of the round before, in which torch works still; or `after`, the address of one that waits for it. */
static int stream_of(const plan *p, PyObject *buffer, PyObject *after, void **stream)
{
    void *before = NULL;
    *stream = after != Py_None ? PyLong_AsVoidPtr(after) : NULL;
    if (!p->on_gpu || after != Py_None)
        return PyErr_Occurred() == NULL;
    PyObject *last = PyObject_GetAttr(buffer, name_last_stream);
    if (last != NULL && last != Py_None)
        before = PyLong_AsVoidPtr(last);
    const int known = last != NULL && last != Py_None && PyErr_Occurred() == NULL;
    Py_XDECREF(last);
    PyErr_Clear();
    return known && binding_stream(p->device.number, stream) == 0 && *stream == before;
}

int binding_plan_lives(const plan *p)
{
    return p->epoch == epoch && p->pid == getpid();
}

int binding_plan_is_calm(const plan *p, PyObject *buffer, PyObject *plans, PyObject *after, void **stream)
{
    if (!binding_plan_lives(p) || !PyList_Check(plans) || PyList_Size(p->living) != p->n_channels ||
        !attribute_is(buffer, name_timeout, PyList_GetItem(p->budget, 0)) ||
        !attribute_is(buffer, name_first_timeout, PyList_GetItem(p->budget, 1)))
        return 0;
    const Py_ssize_t n = PyList_Size(plans);
    for (Py_ssize_t i = 0; i < n; i++)
        if (Py_TYPE(PyList_GetItem(plans, i)) != plan_type || !is_well((const plan *)(void *)PyList_GetItem(plans, i)))
            return 0;
    return stream_of(p, buffer, after, stream);
}

ferry_status binding_plan_run(const plan *p, long c, unsigned stages, const ferry_moe_round *round, void *stream)
{
    if (p->activity != NULL)
        memcpy(p->activity, p->form, sizeof p->form);
    const ferry_status status = binding_run_round(p->moe[c], stages, round, p->on_gpu, stream);
    if (p->activity != NULL && status == FERRY_SUCCESS)
        memset(p->activity, 0, sizeof p->form);
    return status;
}

/* ---- Tensors. */

int binding_plan_input(const plan *p, PyObject *x, int code, int bits, int ndim, const int64_t *sizes, dl_tensor *t)
{
    return binding_look(x, t) && binding_is(t, p->device, code, bits, ndim, sizes);
}

void *binding_plan_rows(const plan *p, const dl_tensor *t)
{
    return t->data != NULL ? t->data : p->no_rows;
}

PyObject *binding_tuple(PyObject **items, Py_ssize_t n)
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

PyObject *binding_copy(PyObject *x)
{
    Py_XINCREF(x);
    return x;
}

void binding_put(PyObject *list, Py_ssize_t i, PyObject *x)
{
    (void)PyList_SetItem(list, i, binding_copy(x));
}

PyObject *binding_leave_to_python(void)
{
    PyErr_Clear();
    Py_RETURN_NONE;
}

PyObject *binding_empty(PyObject *empty, int64_t n, int64_t m, PyObject *of)
{
    PyObject *arguments = m > 0 ? Py_BuildValue("((LL)(Li))", (long long)n, (long long)m, (long long)m, 1)
                                : Py_BuildValue("((L)(i))", (long long)n, 1);
    PyObject *made = arguments != NULL ? PyObject_Call(empty, arguments, of) : NULL;
    Py_XDECREF(arguments);
    return made;
}

void *binding_data_of(PyObject *x)
{
    dl_tensor t;
    return x != Py_None && binding_look(x, &t) ? t.data : NULL;
}

/* ---- The type. */

#define PLAN_OBJECTS(p)                                                                                                \
    {                                                                                                                  \
        &p->open, &p->hooks, &p->late, &p->failed, &p->begun, &p->budget, &p->living, &p->memory, &p->empty,           \
            &p->outputs, &p->of_out, &p->of_long, &p->of_int, &p->of_float                                             \
    }
enum { N_OBJECTS = 14 };

static int plan_traverse(PyObject *self, visitproc visit, void *arg)
{
    plan *p = (plan *)(void *)self;
    PyObject **const object[] = PLAN_OBJECTS(p);
    Py_VISIT(Py_TYPE(self));
    for (int i = 0; i < N_OBJECTS; i++)
        Py_VISIT(*object[i]);
    return 0;
}

static int plan_clear(PyObject *self)
{
    plan *p = (plan *)(void *)self;
    PyObject **const object[] = PLAN_OBJECTS(p);
    p->epoch = -1; /* without its lists it serves nobody */
    for (int i = 0; i < N_OBJECTS; i++)
        Py_CLEAR(*object[i]);
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

/* Plan(numbers, channels, reports, open, hooks, late, failed, begun, budget, memory, empty, outputs, of, form).
 * numbers: PEs, experts of each, experts, choices, elements, tokens, whether on a GPU, the GPU, no_rows, row_bytes,
 * side_bytes, activity. of: of_out, of_long, of_int, of_float.  channels: the list of addresses of objects, which is
 * emptied when these are destroyed; reports: of the reports of dispatch and combine, one after the other. */
static PyObject *plan_new(PyTypeObject *type, PyObject *arguments, PyObject *named)
{
    long long number[12], channels, reports[2 * MOST_CHANNELS];
    PyObject *numbers, *of_channels, *of_reports, *list[6], *memory, *empty, *outputs, *of, *form;
    (void)named;
    if (!PyArg_ParseTuple(arguments, "O!O!O!OOOOOOOOO!O!O!", &PyTuple_Type, &numbers, &PyList_Type, &of_channels,
                          &PyTuple_Type, &of_reports, &list[0], &list[1], &list[2], &list[3], &list[4], &list[5],
                          &memory, &empty, &PyTuple_Type, &outputs, &PyTuple_Type, &of, &PyBytes_Type, &form))
        return NULL;
    channels = PyList_Size(of_channels);
    if (PyTuple_Size(numbers) != 12 || PyTuple_Size(of) != 4 ||
        PyBytes_Size(form) != (Py_ssize_t)sizeof((plan *)0)->form || channels < 1 || channels > MOST_CHANNELS ||
        PyTuple_Size(of_reports) != 2 * channels || (PyTuple_Size(outputs) != 5 && PyTuple_Size(outputs) != 0))
        return PyErr_Format(PyExc_TypeError, "Plan: 12 numbers, 4 types, 1 to %d channels, two reports of each",
                            MOST_CHANNELS);
    for (int i = 0; i < 12; i++)
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
        p->moe[c] = PyLong_AsVoidPtr(PyList_GetItem(of_channels, c));
        for (int half = 0; half < 2; half++)
            p->report[c][half] = (const ferry_moe_report *)(uintptr_t)reports[2 * c + half];
    }
    p->n_pes = number[0], p->n_local = number[1], p->n_experts = number[2], p->topk = number[3];
    p->hidden = number[4], p->max_tokens = number[5];
    p->on_gpu = number[6] != 0;
    p->device = (dl_device){ p->on_gpu ? DL_CUDA : DL_CPU, (int32_t)number[7] };
    p->no_rows = (void *)(uintptr_t)number[8];
    p->row_bytes = number[9], p->side_bytes = number[10];
    p->activity = (char *)(uintptr_t)number[11];
    memcpy(p->form, PyBytes_AsString(form), sizeof p->form);
    p->is_low_latency = PyTuple_Size(outputs) == 5;
    PyObject **const object[] = PLAN_OBJECTS(p), *const given[] = { of_channels, memory, empty, outputs };
    for (int i = 0; i < N_OBJECTS; i++)
        *object[i] = binding_copy(i < 6 ? list[i] : i < 10 ? given[i - 6] : PyTuple_GetItem(of, i - 10));
    if (PyErr_Occurred() == NULL)
        return (PyObject *)p;
    Py_DECREF(p);
    return NULL;
}

PyObject *binding_plan_type(void)
{
    static PyMethodDef methods[] = {
        { "dispatch", (PyCFunction)(void (*)(void))binding_plan_dispatch, METH_FASTCALL, NULL },
        { "combine", (PyCFunction)(void (*)(void))binding_plan_combine, METH_FASTCALL, NULL },
        { "place", (PyCFunction)(void (*)(void))binding_plan_place, METH_FASTCALL, NULL },
        { "sum", (PyCFunction)(void (*)(void))binding_plan_sum, METH_FASTCALL, NULL },
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
    if (name_timeout == NULL || name_first_timeout == NULL || name_last_stream == NULL || binding_hook_begin() != 0 ||
        binding_low_latency_begin() != 0 || binding_by_token_begin() != 0)
        return NULL;
    plan_type = (PyTypeObject *)PyType_FromSpec(&spec);
    return (PyObject *)plan_type;
}
