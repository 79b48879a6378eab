/* SPDX-License-Identifier: BSD-3-Clause */
#include "binding.h"

/* How a field is set: an address, one that is read (an empty tensor has another one), a number of 32 bits or of 64. */
enum kind { ADDRESS, INPUT, NUMBER, LONG };

static PyObject *places; /* {name: 4 x offset in ferry_moe_round + enum kind} */
static binding_run_here *run_here;
static binding_run_in_stream *run_in_stream;

PyObject *binding_open_rounds(PyObject *module, PyObject *const *arguments, Py_ssize_t n)
{
    PyObject *name, *place;
    Py_ssize_t at = 0;
    (void)module;
    if (n != 3 || !PyDict_Check(arguments[2]))
        return PyErr_Format(PyExc_TypeError, "open_rounds(run, run_on_stream, places)");
    run_here = (binding_run_here *)PyLong_AsVoidPtr(arguments[0]);
    run_in_stream = (binding_run_in_stream *)PyLong_AsVoidPtr(arguments[1]);
    while (PyDict_Next(arguments[2], &at, &name, &place))
        if (PyLong_AsSize_t(place) / 4 > sizeof(ferry_moe_round) - sizeof(int64_t) && PyErr_Occurred() == NULL)
            return PyErr_Format(PyExc_ValueError, "open_rounds: %R is beyond ferry_moe_round", name);
    if (PyErr_Occurred() != NULL)
        return NULL;
    Py_INCREF(arguments[2]);
    Py_XDECREF(places);
    places = arguments[2];
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
    PyObject *place = PyDict_GetItemWithError(places, name);
    if (place == NULL)
        return PyErr_Occurred() != NULL ? -1 : (PyErr_Format(PyExc_TypeError, "ferry_moe_round has no %R", name), -1);
    const size_t number = PyLong_AsSize_t(place);
    const enum kind kind = (enum kind)(number % 4);
    void *to = (char *)round + number / 4;
    if (value == Py_None)
        return 0;
    if (kind == NUMBER || kind == LONG) {
        const long long found = PyLong_AsLongLong(value);
        if (PyErr_Occurred() != NULL)
            return -1;
        if (kind == NUMBER)
            *(int *)to = (int)found;
        else
            *(int64_t *)to = found;
        return 0;
    }
    void *address = NULL;
    if (PyLong_Check(value))
        address = PyLong_AsVoidPtr(value);
    else if (address_of(value, &address) == 0 && address == NULL && kind == INPUT)
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
