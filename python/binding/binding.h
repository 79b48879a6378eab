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
 *   low_latency.c  DeepEP's low-latency calls while nothing is unusual
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

/* The stream that torch works in; -1 where it does not say. */
int binding_stream(int32_t device, void **stream);

/* ---- round.c */

/* The two forms of ferry_moe_run(): of the host, and in a stream. */
typedef ferry_status binding_run_here(struct ferry_moe *moe, unsigned stages, const ferry_moe_round *round);
typedef ferry_status binding_run_in_stream(struct ferry_moe *moe, unsigned stages, const ferry_moe_round *round,
                                           ferry_stream stream);

/* open_rounds(run, run_on_stream): addresses of the two. */
PyObject *binding_open_rounds(PyObject *module, PyObject *const *arguments, Py_ssize_t n);

/* run(moe, stages, stream or None, no_rows, {name: tensor, number or None}) -> status.  no_rows: the address that
 * stands for inputs without memory. */
PyObject *binding_run(PyObject *module, PyObject *const *arguments, Py_ssize_t n);

/* Without the GIL; stream NULL and on_gpu 0: of the host. */
ferry_status binding_run_round(struct ferry_moe *moe, unsigned stages, const ferry_moe_round *round, int on_gpu,
                               void *stream);

int binding_round_begin(void);

/* ---- low_latency.c */

/* set_epoch(n): the job of plans that are made from now on; those of other jobs refuse. */
PyObject *binding_set_epoch(PyObject *module, PyObject *number);

/* The type Plan.  NULL with an exception. */
PyObject *binding_plan_type(void);

#endif
