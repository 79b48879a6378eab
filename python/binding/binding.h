/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_PYTHON_BINDING_H
#define FERRY_PYTHON_BINDING_H

#define PY_SSIZE_T_CLEAN
#define Py_LIMITED_API 0x030a0000
#include "exchange.h"
#include "ferry_moe.h"
#include <Python.h>

/* ferry._binding: what Python's calls do most often, compiled for CPython's limited API.
 *
 *   module.c       the module; ferry.library has its one user of function()
 *   call.c         functions of libferry as functions of Python
 *   tensor.c       torch's tensors, read without calls of torch's Python methods
 *   round.c        ferry_moe_run() by the names of ferry_moe_round
 *   routing.c      what ranks count and tell each other before a round
 *   plan.c         the type Plan (plan.h), of which these are methods:
 *   low_latency.c  DeepEP's low-latency calls
 *   hook.c         their receiving halves, which a program may ask for later
 *   by_token.c     its normal calls
 *
 * The package works without it, by the same calls in Python, which are also where everything unusual is done: a
 * function of this folder that meets something it does not know returns None before it has changed anything. */

/* ---- call.c */

/* function(name, address, result, letters): a function of Python that calls C's, with the letters of ferry/library.py;
 * None where it takes or returns floats.  A call releases the GIL. */
PyObject *binding_function(PyObject *module, PyObject *const *arguments, Py_ssize_t n);

/* ---- tensor.c */

/* tensors(type, capsule): from now on tensors of exactly this type are read by DLPack's exchange API. */
PyObject *binding_tensors(PyObject *module, PyObject *const *arguments, Py_ssize_t n);

/* 1: *t is x as it is now.  0: x is not of the type of tensors(), or has no memory to look at; no exception is left. */
int binding_look(PyObject *x, dl_tensor *t);

/* Whether t is contiguous, on the device, of the type, and of the sizes; -1: any size. */
int binding_is(const dl_tensor *t, dl_device device, int code, int bits, int ndim, const int64_t *sizes);

/* fits(x, dtypes, shape, strided, device type, device): whether x is a tensor of one of the types, of this shape (None:
 * any size), contiguous unless it may be strided, and on the device, with DLPack's number of its type.  False also
 * where it is not known. */
PyObject *binding_fits(PyObject *module, PyObject *const *arguments, Py_ssize_t n);

/* The stream that torch works in; -1 where it does not say. */
int binding_stream(int32_t device, void **stream);

/* ---- round.c */

/* The two forms of ferry_moe_run(): of the host, and in a stream. */
typedef ferry_status binding_run_here(struct ferry_moe *moe, unsigned stages, const ferry_moe_round *round);
typedef ferry_status binding_run_in_stream(struct ferry_moe *moe, unsigned stages, const ferry_moe_round *round,
                                           ferry_stream stream);

/* open_rounds(run, run_on_stream, places): addresses of the two; places: {field of ferry_moe_round: 4 x its offset +
 * how it is set}, as round.c numbers that. */
PyObject *binding_open_rounds(PyObject *module, PyObject *const *arguments, Py_ssize_t n);

/* run(moe, stages, stream or None, no_rows, {name: tensor, number or None}) -> status.  no_rows: the address that
 * stands for inputs without memory. */
PyObject *binding_run(PyObject *module, PyObject *const *arguments, Py_ssize_t n);

/* Without the GIL; stream NULL and on_gpu 0: of the host. */
ferry_status binding_run_round(struct ferry_moe *moe, unsigned stages, const ferry_moe_round *round, int on_gpu,
                               void *stream);

/* ---- routing.c */

/* open_routing(post, wait, count): addresses of ferry_board_post(), ferry_board_wait() and ferry_moe_count_choices().
 */
PyObject *binding_open_routing(PyObject *module, PyObject *const *arguments, Py_ssize_t n);

/* count(topk_idx, experts, PEs, told, number, stream or None, empty, int32, bool, int64) -> (per_pe, per_expert, in_pe,
 * absent, copy) of ferry_moe_choices, or its status; None: topk_idx cannot be looked at.  empty: torch.empty_strided,
 * the last three {dtype, device}. */
PyObject *binding_count(PyObject *module, PyObject *const *arguments, Py_ssize_t n);

/* agree(boards, me, offset, number, tag, tokens, over, told, experts, timeout_ns, form) -> (most tokens, most rounds,
 * bytes of int32_t prefix[R][R], [choices of each of this PE's experts]), or the status of a wait that has failed;
 * None: some PE has told something else, and Python looks at it.  boards: the addresses of the PEs' records
 * (ferry.deep_ep.board); told: where per_pe and per_expert are. */
PyObject *binding_agree(PyObject *module, PyObject *const *arguments, Py_ssize_t n);

/* ---- plan.c */

/* set_epoch(n): the job of plans that are made from now on; those of other jobs refuse. */
PyObject *binding_set_epoch(PyObject *module, PyObject *number);

/* The type Plan.  NULL with an exception. */
PyObject *binding_plan_type(void);

#endif
