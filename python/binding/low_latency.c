/* SPDX-License-Identifier: BSD-3-Clause */
#include "plan.h"

/* DeepEP's low-latency calls. */

static PyObject *name_round, *name_version;

int binding_low_latency_begin(void)
{
    name_round = PyUnicode_InternFromString("_ferry_round");
    name_version = PyUnicode_InternFromString("_version");
    return name_round != NULL && name_version != NULL ? 0 : -1;
}

/* None, or numbers of each PE, of each of its experts. */
static int are_numbers(const plan *p, PyObject *x, int bits, int64_t size, void **address)
{
    dl_tensor t;
    *address = NULL;
    if (x == Py_None)
        return 1;
    if (!binding_plan_input(p, x, DL_INT, bits, 1, &size, &t))
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

/* ---- dispatch() */

/* [(x, its version), (topk_idx, its version)]; tensors of torch.inference_mode() have none. */
static PyObject *with_versions(PyObject *const *x)
{
    PyObject *version[2];
    for (int i = 0; i < 2; i++)
        if ((version[i] = PyObject_GetAttr(x[i], name_version)) == NULL) {
            PyErr_Clear();
            version[i] = binding_copy(Py_None);
        }
    return Py_BuildValue("[(ON)(ON)]", x[0], version[0], x[1], version[1]);
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
        *place[i] = one == Py_None ? binding_copy(one)
                                   : PyObject_Call(p->empty, PyTuple_GetItem(one, 0), PyTuple_GetItem(one, 1));
        if (*place[i] == NULL) {
            outputs_drop(o);
            return -1;
        }
    }
    return 0;
}

/* The tuple, whose first place knows its round. */
static PyObject *handle_make(const plan *p, PyObject *rounds, const outputs *o, int64_t n_tokens)
{
    PyObject *known = Py_BuildValue("(OL)", rounds, (long long)n_tokens);
    const int failed = known == NULL || PyObject_SetAttr(o->source, name_round, known) != 0;
    Py_XDECREF(known);
    return failed ? NULL
                  : Py_BuildValue("(OOLLL)", o->source, o->range, (long long)p->max_tokens, (long long)p->hidden,
                                  (long long)p->n_experts);
}

/* arguments: of a method; its first ones are those of the half. */
static half half_of(plan *p, PyObject *const *arguments, int64_t channel, int receives, void *wait_ns)
{
    half h = { .plan = p, .rounds = arguments[0], .buffer = arguments[1], .plans = arguments[2], .stats = Py_None };
    h.channel = (long)channel;
    h.round = (ferry_moe_round)FERRY_MOE_ROUND_INIT;
    h.round.wait_ns = wait_ns;
    h.round.report = (ferry_moe_report *)(uintptr_t)p->report[channel][receives];
    return h;
}

PyObject *binding_plan_dispatch(PyObject *self, PyObject *const *arguments, Py_ssize_t n)
{
    plan *p = (plan *)(void *)self;
    const int64_t x_sizes[] = { -1, p->hidden }, index_sizes[] = { -1, p->topk };
    dl_tensor x, index;
    void *stream, *total, *wait_ns;
    if (n != 9)
        return PyErr_Format(PyExc_TypeError,
                            "dispatch(rounds, buffer, plans, x, topk_idx, stats, wait_ns, hooked, after)");
    const int hooked = arguments[7] == Py_True;
    if (!p->is_low_latency || !binding_plan_is_calm(p, arguments[1], arguments[2], arguments[8], &stream) ||
        !binding_plan_input(p, arguments[3], DL_BFLOAT, 16, 2, x_sizes, &x) ||
        !binding_plan_input(p, arguments[4], DL_INT, 64, 2, index_sizes, &index) || x.shape[0] != index.shape[0] ||
        x.shape[0] > p->max_tokens || !choices_are_right(p, &index) ||
        !are_numbers(p, arguments[5], 32, p->n_local, &total) || !are_numbers(p, arguments[6], 64, p->n_pes, &wait_ns))
        return binding_leave_to_python();
    const long channel = (PyLong_AsLong(PyList_GetItem(p->begun, 0)) + 1) % p->n_channels;
    if (PyList_GetItem(p->open, channel) != Py_None || PyList_GetItem(p->hooks, channel) != Py_None)
        return binding_leave_to_python();
    outputs o = { 0 };
    half h = half_of(p, arguments, channel, 0, wait_ns);
    PyObject *handle = NULL, *opened = NULL, *hook = NULL, *number = PyLong_FromLong(channel);
    PyObject *begun = with_versions(&arguments[3]);
    if (number != NULL && begun != NULL && outputs_make(p, &o) == 0)
        handle = handle_make(p, arguments[0], &o, x.shape[0]);
    if (handle != NULL) {
        opened = Py_BuildValue("(OL)", handle, (long long)x.shape[0]);
        h.stats = arguments[5];
        h.count = o.count;
        h.round.rows = binding_data_of(o.rows);
        h.round.scales = binding_data_of(o.scales);
        h.round.expert_count = binding_data_of(o.count);
        h.round.range = binding_data_of(o.range);
        h.round.row_token = binding_data_of(o.source);
    }
    if (opened != NULL && hooked) {
        h.stages = FERRY_MOE_DISPATCH_RECV | FERRY_MOE_PLACE;
        h.kept = Py_BuildValue("(OOOOOO)", handle, o.rows, o.scales, o.count, arguments[6], arguments[5]);
        hook = binding_hook(&h);
    }
    if (opened == NULL || (hooked && hook == NULL)) {
        Py_XDECREF(handle);
        Py_XDECREF(opened);
        Py_XDECREF(number);
        Py_XDECREF(begun);
        outputs_drop(&o);
        return NULL;
    }
    binding_put(p->begun, 0, number);
    (void)PyList_SetItem(p->begun, 1, begun);
    (void)PyList_SetItem(p->open, channel, opened);
    h.round.x = binding_plan_rows(p, &x);
    h.round.topk_idx = binding_plan_rows(p, &index);
    h.round.n_tokens = (int)x.shape[0];
    h.stages = hooked ? FERRY_MOE_DISPATCH_SEND : FERRY_MOE_DISPATCH;
    ferry_status status;
    const int failed = binding_half_run(&h, stream, &status);
    if (hooked && status == FERRY_SUCCESS)
        binding_put(p->hooks, channel, hook);
    PyObject *result = Py_BuildValue("(lNNNNNN)", (long)status, number, o.rows, o.scales, o.count, handle,
                                     hooked ? hook : binding_copy(Py_None));
    Py_CLEAR(o.source);
    Py_CLEAR(o.range);
    if (failed)
        Py_CLEAR(result);
    return result;
}

/* ---- combine() */

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

PyObject *binding_plan_combine(PyObject *self, PyObject *const *arguments, Py_ssize_t n)
{
    plan *p = (plan *)(void *)self;
    int64_t n_tokens = 0;
    dl_tensor x, index, weights, out;
    void *stream, *wait_ns;
    if (n != 11)
        return PyErr_Format(PyExc_TypeError, "combine(rounds, buffer, plans, x, topk_idx, topk_weights, handle, out, "
                                             "wait_ns, hooked, after)");
    const int hooked = arguments[9] == Py_True;
    const int channel = p->is_low_latency && binding_plan_is_calm(p, arguments[1], arguments[2], arguments[10], &stream)
                            ? channel_of(p, arguments[6], &n_tokens)
                            : -1;
    const int64_t x_sizes[] = { p->n_local, p->n_pes * p->max_tokens, p->hidden };
    const int64_t of_choices[] = { n_tokens, p->topk }, of_out[] = { n_tokens, p->hidden };
    if (channel < 0 || PyList_GetItem(p->hooks, channel) != Py_None ||
        !binding_plan_input(p, arguments[3], DL_BFLOAT, 16, 3, x_sizes, &x) ||
        !binding_plan_input(p, arguments[4], DL_INT, 64, 2, of_choices, &index) ||
        !binding_plan_input(p, arguments[5], DL_FLOAT, 32, 2, of_choices, &weights) ||
        !are_numbers(p, arguments[8], 64, p->n_pes, &wait_ns))
        return binding_leave_to_python();
    PyObject *hook = NULL, *result = arguments[7] != Py_None ? binding_copy(arguments[7])
                                                             : binding_empty(p->empty, n_tokens, p->hidden, p->of_out);
    if (result == NULL)
        return NULL;
    if (!binding_plan_input(p, result, DL_BFLOAT, 16, 2, of_out, &out)) {
        Py_DECREF(result);
        return binding_leave_to_python();
    }
    half h = half_of(p, arguments, channel, 1, wait_ns);
    h.stages = FERRY_MOE_COMBINE_RECV;
    h.round.n_tokens = (int)n_tokens;
    h.round.out = out.data;
    if (hooked) {
        h.kept = Py_BuildValue("(OOOO)", arguments[6], result, arguments[8], arguments[3]); /* rows are left in x */
        if ((hook = binding_hook(&h)) == NULL) {
            Py_DECREF(result);
            return NULL;
        }
    }
    h.stages = FERRY_MOE_WEIGHTS | (hooked ? FERRY_MOE_COMBINE_SEND : FERRY_MOE_COMBINE);
    h.round.combine_weight = binding_plan_rows(p, &weights);
    h.round.partial = binding_plan_rows(p, &x);
    h.round.partial_dtype = FERRY_MOE_BF16;
    ferry_status status;
    (void)binding_half_run(&h, stream, &status);
    if (hooked && status == FERRY_SUCCESS)
        binding_put(p->hooks, channel, hook);
    return Py_BuildValue("(liNN)", (long)status, channel, result, hooked ? hook : binding_copy(Py_None));
}
