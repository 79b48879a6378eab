/* SPDX-License-Identifier: BSD-3-Clause */
#include "binding.h"
#include <stddef.h>

enum kind { ADDRESS, INPUT, NUMBER, LONG };

static const struct {
    const char *name;
    size_t at;
    enum kind kind;
} field[] = {
#define FIELD(name, kind)                                                                                              \
    {                                                                                                                  \
#name, offsetof(ferry_moe_round, name), kind                                                                   \
    }
    FIELD(x, INPUT),
    FIELD(x_side, INPUT),
    FIELD(topk_idx, INPUT),
    FIELD(topk_weight, INPUT),
    FIELD(n_tokens, NUMBER),
    FIELD(n_tokens_device, ADDRESS),
    FIELD(rows, ADDRESS),
    FIELD(scales, ADDRESS),
    FIELD(room, LONG),
    FIELD(expert_count, ADDRESS),
    FIELD(expert_start, ADDRESS),
    FIELD(range, ADDRESS),
    FIELD(row_token, ADDRESS),
    FIELD(row_source, ADDRESS),
    FIELD(row_expert, ADDRESS),
    FIELD(row_weight, ADDRESS),
    FIELD(n_rows, ADDRESS),
    FIELD(combine_weight, INPUT),
    FIELD(partial, INPUT),
    FIELD(partial_dtype, NUMBER),
    FIELD(partial_weight, INPUT),
    FIELD(out, ADDRESS),
    FIELD(out_weight, ADDRESS),
    FIELD(wait_ns, ADDRESS),
    FIELD(report, ADDRESS),
    FIELD(side_unit, NUMBER),
    FIELD(side_token_stride, LONG),
    FIELD(side_unit_stride, LONG),
#undef FIELD
};

static PyObject *number_of; /* {name: index in field} */
static binding_run_here *run_here;
static binding_run_in_stream *run_in_stream;

int binding_round_begin(void)
{
    number_of = PyDict_New();
    for (size_t i = 0; number_of != NULL && i < sizeof field / sizeof *field; i++) {
        PyObject *number = PyLong_FromSize_t(i);
        const int failed = number == NULL || PyDict_SetItemString(number_of, field[i].name, number) != 0;
        Py_XDECREF(number);
        if (failed)
            return -1;
    }
    return number_of != NULL ? 0 : -1;
}

PyObject *binding_open_rounds(PyObject *module, PyObject *const *arguments, Py_ssize_t n)
{
    (void)module;
    if (n != 2)
        return PyErr_Format(PyExc_TypeError, "open_rounds(run, run_on_stream)");
    run_here = (binding_run_here *)PyLong_AsVoidPtr(arguments[0]);
    run_in_stream = (binding_run_in_stream *)PyLong_AsVoidPtr(arguments[1]);
    if (PyErr_Occurred() != NULL)
        return NULL;
    Py_RETURN_NONE;
}

ferry_status binding_run_round(struct ferry_moe *moe, unsigned stages, const ferry_moe_round *round, int on_gpu,
                               void *stream)
{
    ferry_status status;
    Py_BEGIN_ALLOW_THREADS status =
        on_gpu ? run_in_stream(moe, stages, round, (ferry_stream)stream) : run_here(moe, stages, round);
    Py_END_ALLOW_THREADS return status;
}

/* The address of a tensor, by its own method where tensors() does not know it. */
static int address_of(PyObject *x, void **address)
{
    dl_tensor t;
    if (binding_look(x, &t)) {
        *address = t.data;
        return 0;
    }
    PyObject *found = PyObject_CallMethod(x, "data_ptr", NULL);
    if (found == NULL)
        return -1;
    *address = PyLong_AsVoidPtr(found);
    Py_DECREF(found);
    return PyErr_Occurred() != NULL ? -1 : 0;
}

static int set(ferry_moe_round *round, PyObject *name, PyObject *value, void *no_rows)
{
    PyObject *number = PyDict_GetItemWithError(number_of, name);
    if (number == NULL)
        return PyErr_Occurred() != NULL ? -1 : (PyErr_Format(PyExc_TypeError, "ferry_moe_round has no %R", name), -1);
    const size_t i = PyLong_AsSize_t(number);
    void *to = (char *)round + field[i].at;
    if (value == Py_None)
        return 0;
    if (field[i].kind == NUMBER || field[i].kind == LONG) {
        const long long found = PyLong_AsLongLong(value);
        if (PyErr_Occurred() != NULL)
            return -1;
        if (field[i].kind == NUMBER)
            *(int *)to = (int)found;
        else
            *(int64_t *)to = found;
        return 0;
    }
    void *address = NULL;
    if (PyLong_Check(value))
        address = PyLong_AsVoidPtr(value);
    else if (address_of(value, &address) == 0 && address == NULL && field[i].kind == INPUT)
        address = no_rows;
    *(void **)to = address;
    return PyErr_Occurred() != NULL ? -1 : 0;
}

PyObject *binding_run(PyObject *module, PyObject *const *arguments, Py_ssize_t n)
{
    ferry_moe_round round = FERRY_MOE_ROUND_INIT;
    PyObject *name = NULL, *value = NULL;
    Py_ssize_t at = 0;
    (void)module;
    if (n != 5 || !PyDict_Check(arguments[4]) || run_here == NULL)
        return PyErr_Format(PyExc_TypeError, "run(moe, stages, stream, no_rows, arguments)");
    struct ferry_moe *moe = PyLong_AsVoidPtr(arguments[0]);
    const unsigned long stages = PyLong_AsUnsignedLong(arguments[1]);
    const int on_gpu = arguments[2] != Py_None;
    void *stream = on_gpu ? PyLong_AsVoidPtr(arguments[2]) : NULL, *no_rows = PyLong_AsVoidPtr(arguments[3]);
    if (PyErr_Occurred() != NULL)
        return NULL;
    while (PyDict_Next(arguments[4], &at, &name, &value))
        if (set(&round, name, value, no_rows) != 0)
            return NULL;
    return PyLong_FromLong(binding_run_round(moe, (unsigned)stages, &round, on_gpu, stream));
}
