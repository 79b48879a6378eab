/* SPDX-License-Identifier: BSD-3-Clause */
#include "plan.h"

/* Receiving halves.  A hook is a function without arguments that runs one, at the latest before the channel's next
 * half. Where something is unusual Buffer._resume() makes another function of it, which it calls from then on. */

static PyObject *name_add, *name_resume;
static PyTypeObject *hook_type;

typedef struct hook {
    PyObject head;
    half half;
    PyObject *resumed; /* NULL: usual */
} hook;

int binding_half_run(const half *h, void *stream, ferry_status *status)
{
    const plan *p = h->plan;
    *status = binding_plan_run(p, h->channel, h->stages, &h->round, stream);
    if (*status != FERRY_SUCCESS)
        return 0;
    if ((h->stages & FERRY_MOE_COMBINE_RECV) != 0)
        binding_put(p->open, h->channel, Py_None);
    if ((h->stages & FERRY_MOE_DISPATCH_RECV) != 0)
        binding_put(p->failed, h->channel, Py_False);
    if ((h->stages & FERRY_MOE_PLACE) == 0 || h->stats == Py_None)
        return 0;
    PyObject *added = PyObject_CallMethodObjArgs(h->stats, name_add, h->count, NULL);
    Py_XDECREF(added);
    return added != NULL ? 0 : -1;
}

/* *status: of the half, if it has run. */
static PyObject *resume(hook *k, const ferry_status *status)
{
    const half *h = &k->half;
    PyObject *method = PyObject_GetAttr(h->buffer, name_resume);
    PyObject *first = Py_BuildValue("(OlON)", h->rounds, h->channel, (PyObject *)k,
                                    status != NULL ? PyLong_FromLong(*status) : binding_copy(Py_None));
    PyObject *arguments = first != NULL ? PySequence_Concat(first, h->kept) : NULL;
    k->resumed = method != NULL && arguments != NULL ? PyObject_Call(method, arguments, NULL) : NULL;
    Py_XDECREF(method);
    Py_XDECREF(first);
    Py_XDECREF(arguments);
    return k->resumed != NULL ? PyObject_CallNoArgs(k->resumed) : NULL;
}

static PyObject *hook_call(PyObject *self, PyObject *arguments, PyObject *named)
{
    hook *k = (hook *)(void *)self;
    const half *h = &k->half;
    ferry_status status;
    void *stream;
    if (PyTuple_Size(arguments) != 0 || named != NULL)
        return PyErr_Format(PyExc_TypeError, "a hook takes no arguments");
    if (k->resumed != NULL)
        return PyObject_CallNoArgs(k->resumed);
    const int waits = h->plan->hooks != NULL && PyList_GetItem(h->plan->hooks, h->channel) == self;
    if (!waits && binding_plan_lives(h->plan))
        Py_RETURN_NONE; /* it has run */
    if (!waits || !binding_plan_is_calm(h->plan, h->buffer, h->plans, Py_None, &stream))
        return resume(k, NULL);
    const int failed = binding_half_run(h, stream, &status);
    if (status != FERRY_SUCCESS)
        return resume(k, &status);
    binding_put(h->plan->hooks, h->channel, Py_None);
    return failed ? NULL : binding_copy(Py_None);
}

#define HOOK_OBJECTS(k)                                                                                                \
    {                                                                                                                  \
        (PyObject *)k->half.plan, k->half.rounds, k->half.buffer, k->half.plans, k->half.kept, k->resumed              \
    }

static int hook_traverse(PyObject *self, visitproc visit, void *arg)
{
    const hook *k = (const hook *)(void *)self;
    PyObject *const object[] = HOOK_OBJECTS(k);
    Py_VISIT(Py_TYPE(self));
    for (int i = 0; i < 6; i++)
        Py_VISIT(object[i]);
    return 0;
}

static void hook_free(PyObject *self)
{
    PyTypeObject *type = Py_TYPE(self);
    const hook *k = (const hook *)(void *)self;
    PyObject *const object[] = HOOK_OBJECTS(k);
    PyObject_GC_UnTrack(self);
    for (int i = 0; i < 6; i++)
        Py_XDECREF(object[i]);
    ((freefunc)PyType_GetSlot(type, Py_tp_free))(self);
    Py_DECREF(type);
}

PyObject *binding_hook(const half *h)
{
    hook *k =
        h->kept != NULL ? (hook *)(void *)((allocfunc)PyType_GetSlot(hook_type, Py_tp_alloc))(hook_type, 0) : NULL;
    if (k == NULL) {
        Py_XDECREF(h->kept);
        return NULL;
    }
    k->half = *h;
    Py_INCREF((PyObject *)h->plan);
    Py_INCREF(h->rounds);
    Py_INCREF(h->buffer);
    Py_INCREF(h->plans);
    return (PyObject *)k;
}

int binding_hook_begin(void)
{
    static PyType_Slot slots[] = {
        { Py_tp_dealloc, hook_free }, { Py_tp_traverse, hook_traverse }, { Py_tp_call, hook_call }, { 0, NULL }
    };
    static PyType_Spec spec = { .name = "ferry._binding.Hook",
                                .basicsize = sizeof(hook),
                                .flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HAVE_GC,
                                .slots = slots };
    name_add = PyUnicode_InternFromString("add_");
    name_resume = PyUnicode_InternFromString("_resume");
    hook_type = name_add != NULL && name_resume != NULL ? (PyTypeObject *)PyType_FromSpec(&spec) : NULL;
    return hook_type != NULL ? 0 : -1;
}
