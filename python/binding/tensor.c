/* SPDX-License-Identifier: BSD-3-Clause */
#include "binding.h"

static PyTypeObject *tensor_type;
static const dl_exchange *exchange;
static PyObject *name_dtype;

PyObject *binding_tensors(PyObject *module, PyObject *const *arguments, Py_ssize_t n)
{
    (void)module;
    if (n != 2 || !PyType_Check(arguments[0]))
        return PyErr_Format(PyExc_TypeError, "tensors(type, capsule)");
    const dl_exchange *found = PyCapsule_GetPointer(arguments[1], "dlpack_exchange_api");
    if (found == NULL)
        return NULL;
    if (found->version.major != 1 || found->look == NULL || found->stream == NULL)
        return PyErr_Format(PyExc_ImportError, "the exchange API has version %u.%u, or lacks functions",
                            found->version.major, found->version.minor);
    if (name_dtype == NULL && (name_dtype = PyUnicode_InternFromString("dtype")) == NULL)
        return NULL;
    Py_INCREF(arguments[0]);
    tensor_type = (PyTypeObject *)arguments[0];
    exchange = found;
    Py_RETURN_NONE;
}

int binding_look(PyObject *x, dl_tensor *t)
{
    if (exchange == NULL || Py_TYPE(x) != tensor_type)
        return 0;
    if (exchange->look(x, t) != 0) {
        PyErr_Clear();
        return 0;
    }
    t->data = t->data != NULL ? (char *)t->data + t->byte_offset : NULL;
    return 1;
}

/* Sizes of 1 may have any stride, and a tensor without elements all. */
static int is_contiguous(const dl_tensor *t)
{
    int64_t step = 1;
    int well = 1;
    for (int i = t->ndim; i-- > 0; step *= t->shape[i])
        well &= t->shape[i] == 1 || t->strides == NULL || t->strides[i] == step;
    return well || step == 0;
}

int binding_is(const dl_tensor *t, dl_device device, int code, int bits, int ndim, const int64_t *sizes)
{
    if (t->device.type != device.type || (device.type == DL_CUDA && t->device.number != device.number) ||
        t->dtype.code != code || t->dtype.bits != bits || t->dtype.lanes != 1 || t->ndim != ndim || !is_contiguous(t))
        return 0;
    for (int i = 0; sizes != NULL && i < ndim; i++)
        if (sizes[i] >= 0 && sizes[i] != t->shape[i])
            return 0;
    return 1;
}

PyObject *binding_fits(PyObject *module, PyObject *const *arguments, Py_ssize_t n)
{
    dl_tensor t;
    (void)module;
    if (n != 6 || !PyTuple_Check(arguments[1]) || !PyTuple_Check(arguments[2]))
        return PyErr_Format(PyExc_TypeError, "fits(x, dtypes, shape, strided, device type, device)");
    const dl_device device = { (int32_t)PyLong_AsLong(arguments[4]), (int32_t)PyLong_AsLong(arguments[5]) };
    if (PyErr_Occurred() != NULL)
        return NULL;
    if (!binding_look(arguments[0], &t) || t.ndim != PyTuple_Size(arguments[2]) || t.device.type != device.type ||
        (device.type == DL_CUDA && t.device.number != device.number) ||
        (arguments[3] == Py_False && !is_contiguous(&t)))
        Py_RETURN_FALSE;
    for (int i = 0; i < t.ndim; i++) {
        PyObject *size = PyTuple_GetItem(arguments[2], i);
        if (size != Py_None && PyLong_AsLongLong(size) != t.shape[i])
            goto differs;
    }
    PyObject *dtype = PyObject_GetAttr(arguments[0], name_dtype);
    for (Py_ssize_t i = 0; dtype != NULL && i < PyTuple_Size(arguments[1]); i++)
        if (PyTuple_GetItem(arguments[1], i) == dtype) {
            Py_DECREF(dtype);
            Py_RETURN_TRUE;
        }
    Py_XDECREF(dtype);
differs:
    PyErr_Clear();
    Py_RETURN_FALSE;
}

int binding_stream(int32_t device, void **stream)
{
    if (exchange->stream(DL_CUDA, device, stream) == 0)
        return 0;
    PyErr_Clear();
    return -1;
}
