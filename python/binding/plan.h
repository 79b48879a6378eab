/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_PYTHON_PLAN_H
#define FERRY_PYTHON_PLAN_H

#include "binding.h"

/* A Plan is what the calls of one kind of rounds need of it: ferry.deep_ep.rounds.Rounds makes one for itself, and
 * shares its lists with it, so that either may make the next call.  Its methods do what ferry.deep_ep does while
 * nothing is unusual: no round that is late, refused or has failed, no hook in the way, a stream that is after the
 * round before, tensors of the usual types.  Else they return None, having changed nothing; before that torch's
 * allocator may raise. */

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
    PyObject *living; /* the list of channels; empty once their rounds have been destroyed */
    PyObject *memory; /* keeps the reports and no_rows */
    /* torch.empty_strided; for each output of a low-latency dispatch None, or its (arguments, {by name}); names of
     * other outputs: {dtype, device} of bf16, int64_t, int32_t and float. */
    PyObject *empty, *outputs, *of_out, *of_long, *of_int, *of_float;
    void *no_rows;
    int64_t n_pes, n_local, n_experts, topk, hidden, max_tokens;
    int64_t row_bytes, side_bytes; /* of rows that are copied as they are; 0: bf16 */
    int is_low_latency, on_gpu;
    /* What the calls of these rounds are, which other ranks see at `activity` while this one is in a call, and after
     * one that has failed; NULL: nobody looks there. */
    char form[48], *activity;
    dl_device device;
} plan;

/* The plan's job goes on, in this process. */
int binding_plan_lives(const plan *p);

/* Nothing is unusual.  plans: of all kinds of the buffer.  after: the address of a stream that waits for the work so
 * far; None: *stream becomes torch's. */
int binding_plan_is_calm(const plan *p, PyObject *buffer, PyObject *plans, PyObject *after, void **stream);

/* binding_run_round() with channel c's object, and with the form where other ranks see it. */
ferry_status binding_plan_run(const plan *p, long c, unsigned stages, const ferry_moe_round *round, void *stream);

/* Whether x is a tensor of this type and shape on the plan's device; -1: any size. */
int binding_plan_input(const plan *p, PyObject *x, int code, int bits, int ndim, const int64_t *sizes, dl_tensor *t);

/* What a round is given for rows: a PE without any must not say that it gives none. */
void *binding_plan_rows(const plan *p, const dl_tensor *t);

/* A new tensor [n][m] by torch.empty_strided, of a type, {dtype, device}; m 0: [n]. */
PyObject *binding_empty(PyObject *empty, int64_t n, int64_t m, PyObject *of);

/* Its memory; NULL of None, and without elements. */
void *binding_data_of(PyObject *x);

/* Takes over the references of `items`; NULL with an exception, or if one of them is NULL. */
PyObject *binding_tuple(PyObject **items, Py_ssize_t n);

PyObject *binding_copy(PyObject *x);

void binding_put(PyObject *list, Py_ssize_t i, PyObject *x);

/* None: nothing has been changed, and Python goes on. */
PyObject *binding_leave_to_python(void);

/* ---- hook.c */

/* A receiving half that the program asks for. */
typedef struct half {
    plan *plan;
    PyObject *rounds, *buffer, *plans; /* of the plan */
    PyObject *kept;  /* what the half reads and writes: a tuple that begins with what Buffer._resume() takes */
    PyObject *stats; /* a dispatch's, to which `count` is added; else None */
    PyObject *count;
    long channel;
    unsigned stages;
    ferry_moe_round round;
} half;

int binding_hook_begin(void);

/* Runs it.  -1: with an exception. */
int binding_half_run(const half *h, void *stream, ferry_status *status);

/* A function that does so once, and then lets the channel go on; copies *h, and takes over h->kept. */
PyObject *binding_hook(const half *h);

/* ---- Methods: low_latency.c, by_token.c. */

int binding_low_latency_begin(void);
int binding_by_token_begin(void);

/* dispatch(rounds, buffer, plans, x, topk_idx, stats, wait_ns, hooked, after) -> (status, channel, rows, scales or
 * None, count, handle, hook or None), the handle as DeepEP has it.  The caller calls rounds.returned(): until then a
 * repeat is the same call; after a status but success it gives the hook to rounds.await_hook(). */
PyObject *binding_plan_dispatch(PyObject *self, PyObject *const *arguments, Py_ssize_t n);

/* combine(rounds, buffer, plans, x, topk_idx, topk_weights, handle, out or None, wait_ns, hooked, after) -> (status,
 * channel, out, hook or None), of which the same is true. */
PyObject *binding_plan_combine(PyObject *self, PyObject *const *arguments, Py_ssize_t n);

/* place(buffer, plans, mark, x, side or None, topk_idx, topk_weights or None, rows) -> (status, x, side or None,
 * experts, weights or None, tokens) of that many rows.  The round is open under `mark`, a tuple. */
PyObject *binding_plan_place(PyObject *self, PyObject *const *arguments, Py_ssize_t n);

/* sum(buffer, plans, key, x, weights or None) -> (status, x, weights or None) for the round that is open under a tuple
 * whose first item is the key. */
PyObject *binding_plan_sum(PyObject *self, PyObject *const *arguments, Py_ssize_t n);

#endif
