/* SPDX-License-Identifier: BSD-3-Clause */
#include "binding.h"
#include <string.h>

/* A call passes whole numbers and addresses only.  On the ABIs of Linux such an argument takes one register or one word
 * of the stack, whatever its type, so that one signature of words serves for as many arguments, as in libffi.  A number
 * is extended to a word by its own type first, which callees of some compilers expect. */

enum { MOST = 13 };

typedef uint64_t word;
typedef word call_0(void);
typedef word call_1(word);
typedef word call_2(word, word);
typedef word call_3(word, word, word);
typedef word call_4(word, word, word, word);
typedef word call_5(word, word, word, word, word);
typedef word call_6(word, word, word, word, word, word);
typedef word call_13(word, word, word, word, word, word, word, word, word, word, word, word, word);

typedef struct function {
    void *address;
    char name[72], result, letters[MOST + 1];
    PyMethodDef method;
} function;

static word call(const function *f, const word *a, int n)
{
    switch (n) {
    case 0:
        return ((call_0 *)f->address)();
    case 1:
        return ((call_1 *)f->address)(a[0]);
    case 2:
        return ((call_2 *)f->address)(a[0], a[1]);
    case 3:
        return ((call_3 *)f->address)(a[0], a[1], a[2]);
    case 4:
        return ((call_4 *)f->address)(a[0], a[1], a[2], a[3]);
    case 5:
        return ((call_5 *)f->address)(a[0], a[1], a[2], a[3], a[4]);
    case 6:
        return ((call_6 *)f->address)(a[0], a[1], a[2], a[3], a[4], a[5]);
    default: /* words that the callee does not ask for lie above those that it does */
        return ((call_13 *)f->address)(a[0], a[1], a[2], a[3], a[4], a[5], a[6], a[7], a[8], a[9], a[10], a[11], a[12]);
    }
}

/* The number as its type has it: numbers that do not fit lose their upper bits, as in ctypes. */
static word extend(char letter, word value)
{
    switch (letter) {
    case 'b':
        return (word)(int8_t)value;
    case 'B':
        return (uint8_t)value;
    case 'h':
        return (word)(int16_t)value;
    case 'H':
        return (uint16_t)value;
    case 'i':
        return (word)(int32_t)value;
    case 'I':
        return (uint32_t)value;
    default:
        return value;
    }
}

static int convert_argument(const function *f, int i, PyObject *x, word *value)
{
    const char letter = f->letters[i];
    if (PyLong_Check(x)) {
        const word found = PyLong_AsUnsignedLongLongMask(x);
        *value = extend(letter, found);
        return found == (word)-1 && PyErr_Occurred() != NULL ? -1 : letter == 'z' ? -2 : 0;
    }
    if ((letter == 'p' || letter == 'z') && x == Py_None) {
        *value = 0;
        return 0;
    }
    if ((letter == 'p' || letter == 'z') && PyBytes_Check(x)) {
        *value = (word)(uintptr_t)PyBytes_AsString(x);
        return 0;
    }
    return -2;
}

static PyObject *give(char letter, word value)
{
    switch (letter) {
    case 'v':
        Py_RETURN_NONE;
    case 'b':
    case 'h':
    case 'i':
    case 'l':
        return PyLong_FromLongLong((long long)extend(letter, value));
    case 'p':
        if (value == 0)
            Py_RETURN_NONE;
        return PyLong_FromUnsignedLongLong(value);
    case 'z':
        if (value == 0)
            Py_RETURN_NONE;
        return PyBytes_FromString((const char *)(uintptr_t)value);
    default:
        return PyLong_FromUnsignedLongLong(extend(letter, value));
    }
}

static PyObject *called(PyObject *self, PyObject *const *arguments, Py_ssize_t n)
{
    const function *f = PyCapsule_GetPointer(self, NULL);
    word a[MOST] = { 0 }, result;
    if (f == NULL)
        return NULL;
    if ((size_t)n != strlen(f->letters))
        return PyErr_Format(PyExc_TypeError, "%s takes %zu arguments, and %zd were given", f->name, strlen(f->letters),
                            n);
    for (int i = 0; i < (int)n; i++) {
        const int failed = convert_argument(f, i, arguments[i], &a[i]);
        if (failed == -2)
            PyErr_Format(PyExc_TypeError, "%s: argument %d is %R, which is no %s", f->name, i + 1, arguments[i],
                         f->letters[i] == 'z'   ? "bytes"
                         : f->letters[i] == 'p' ? "address"
                                                : "whole number");
        if (failed)
            return NULL;
    }
    Py_BEGIN_ALLOW_THREADS result = call(f, a, (int)n);
    Py_END_ALLOW_THREADS return give(f->result, result);
}

static void drop(PyObject *capsule)
{
    PyMem_Free(PyCapsule_GetPointer(capsule, NULL));
}

static int copy_text(PyObject *text, char *to, size_t room)
{
    Py_ssize_t n = 0;
    const char *from = PyUnicode_AsUTF8AndSize(text, &n);
    if (from == NULL || (size_t)n >= room)
        return -1;
    memcpy(to, from, (size_t)n + 1);
    return 0;
}

PyObject *binding_function(PyObject *module, PyObject *const *arguments, Py_ssize_t n)
{
    char result[2];
    (void)module;
    if (n != 4)
        return PyErr_Format(PyExc_TypeError, "function(name, address, result, letters)");
    function *f = PyMem_Calloc(1, sizeof *f);
    if (f == NULL)
        return PyErr_NoMemory();
    f->address = PyLong_AsVoidPtr(arguments[1]);
    if (f->address == NULL || copy_text(arguments[0], f->name, sizeof f->name) != 0 ||
        copy_text(arguments[2], result, sizeof result) != 0 ||
        copy_text(arguments[3], f->letters, sizeof f->letters) != 0 || strpbrk(f->letters, "fdg") != NULL ||
        strpbrk(result, "fdg") != NULL) {
        PyMem_Free(f);
        if (PyErr_Occurred() != NULL)
            return NULL;
        Py_RETURN_NONE;
    }
    f->result = result[0];
    f->method = (PyMethodDef){ f->name, (PyCFunction)(void (*)(void))called, METH_FASTCALL, NULL };
    PyObject *capsule = PyCapsule_New(f, NULL, drop);
    if (capsule == NULL) {
        PyMem_Free(f);
        return NULL;
    }
    PyObject *made = PyCFunction_NewEx(&f->method, capsule, NULL);
    Py_DECREF(capsule);
    return made;
}
