/* SPDX-License-Identifier: BSD-3-Clause */
#include "binding.h"

static PyMethodDef methods[] = {
    { "function", (PyCFunction)(void (*)(void))binding_function, METH_FASTCALL, NULL },
    { "tensors", (PyCFunction)(void (*)(void))binding_tensors, METH_FASTCALL, NULL },
    { "fits", (PyCFunction)(void (*)(void))binding_fits, METH_FASTCALL, NULL },
    { "open_routing", (PyCFunction)(void (*)(void))binding_open_routing, METH_FASTCALL, NULL },
    { "count", (PyCFunction)(void (*)(void))binding_count, METH_FASTCALL, NULL },
    { "agree", (PyCFunction)(void (*)(void))binding_agree, METH_FASTCALL, NULL },
    { "open_rounds", (PyCFunction)(void (*)(void))binding_open_rounds, METH_FASTCALL, NULL },
    { "run", (PyCFunction)(void (*)(void))binding_run, METH_FASTCALL, NULL },
    { "set_epoch", binding_set_epoch, METH_O, NULL },
    { 0 },
};

PyMODINIT_FUNC PyInit__binding(void)
{
    static struct PyModuleDef definition = { PyModuleDef_HEAD_INIT, .m_name = "ferry._binding", .m_size = -1,
                                             .m_methods = methods };
    PyObject *module = PyModule_Create(&definition);
    PyObject *type = module != NULL ? binding_plan_type() : NULL;
    if (type != NULL && PyModule_AddObject(module, "Plan", type) == 0)
        return module;
    Py_XDECREF(type);
    Py_XDECREF(module);
    return NULL;
}
