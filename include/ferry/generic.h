/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_GENERIC_H
#define FERRY_GENERIC_H

/* Type-generic spellings: ferry_put(dest, ...) for ferry_int_put() and its kin, chosen by the type that the first
 * pointer points to; ferry_put(ctx, dest, ...) for ferry_ctx_int_put().  In C++ and where nvcc compiles they are
 * overloads, on hosts and in kernels. */
#include "amo.h"
#include "coll.h"
#include "ctx.h"
#include "rma.h"
#include "signal.h"
#include "wait.h"

#if defined(__cplusplus)
#if FERRYI_GPU /* templates by the first pointer's type, which call these */
#ifdef FERRYI_NVCC
#define FERRYI_OVERLOAD(TYPE, SPELLING, PARAMETERS, NAME)                                                              \
    __host__ __device__ TYPE ferryi_typed_##SPELLING PARAMETERS __asm__(NAME);
#else
#define FERRYI_OVERLOAD(TYPE, SPELLING, PARAMETERS, NAME) TYPE ferryi_typed_##SPELLING PARAMETERS __asm__(NAME);
#endif
#else
#define FERRYI_OVERLOAD(TYPE, SPELLING, PARAMETERS, NAME) extern TYPE ferry_##SPELLING PARAMETERS __asm__(NAME);
#endif
#include "generated/generic_cxx.h"
#elif defined(__STDC_VERSION__) && __STDC_VERSION__ >= 201112L
#include "generated/generic_c.h"
#endif

#endif
