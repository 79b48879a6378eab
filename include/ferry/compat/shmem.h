/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_COMPAT_SHMEM_H
#define FERRY_COMPAT_SHMEM_H

/* OpenSHMEM 1.5 by its own names, with what 1.6 adds and what earlier versions had: put this folder on the include path
 * and link libferry-shmem and libferry.
 *
 * Each call is a function of its own, whose address may be taken; each has a second name that starts with p
 * (pshmem_init), and the first is a weak alias of it, so that a tool can put itself in front.  C11 and C++ programs
 * have the type-generic spellings too.
 *
 * Effects are the specification's.  What it leaves open:
 *
 * - The heap and the program's data are in host memory unless FERRY_SPACE says otherwise.
 * - A call that fails says why in one sentence on stderr and leaves a fault (ferry_fault_next).  One that returns an
 * int as its status returns a ferry_status: 0 is success.  One that has no status to return and was refused (an
 * argument that cannot be, a call before shmem_init) ends the job with exit status 1, since the program could not know;
 *   FERRY_ON_FAULT=report goes on.  A wait that ran out of time, or whose PE is lost, goes on, unless
 *   FERRY_ON_FAULT=abort.  shmem_init, which no program can go on without, exits with 1.
 * - Every wait has a budget: FERRY_TIMEOUT, and 10 minutes when that is unset.
 * - Every thread may call (SHMEM_THREAD_MULTIPLE), whatever level was asked for; what is reported is the level that the
 *   first shmem_init_thread asked for.
 * - Hints of an allocation that the specification does not name change nothing.
 * - A program that ends well without shmem_finalize is finalized at exit; one that ends with another status than 0 is
 *   taken for lost by the other PEs.
 * - Alignments (shmem_align) may be any power of two that the heap has room for.
 * - SHMEM_SYMMETRIC_SIZE bounds the heap, which grows on demand; unset, the machine's memory does. */

/* Languages before C99 and C++11 lack what the tables are written in, but compilers know it: no word about that. */
#if defined(__cplusplus) ? __cplusplus < 201103L : !defined(__STDC_VERSION__) || __STDC_VERSION__ < 199901L
#pragma GCC system_header
#endif

/* Programs of old include this inside extern "C". */
#ifdef __cplusplus
extern "C++" {
#endif
#include "shmem_calls.h"
#include "shmem_deprecated.h"
#include "shmem_types.h"
#ifndef SHMEMI_FUNCTIONS_ONLY
#if defined(__cplusplus)
#include "shmem_overloads.h"
#elif defined(__STDC_VERSION__) && __STDC_VERSION__ >= 201112L
#include "shmem_generics.h"
#endif
#endif
#ifdef __cplusplus
}
#endif

#endif
