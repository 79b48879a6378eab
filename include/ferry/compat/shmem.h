/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_COMPAT_SHMEM_H
#define FERRY_COMPAT_SHMEM_H

/* OpenSHMEM 1.6 by its own names, with what earlier versions had: put this folder on the include path and link
 * libferry-shmem and libferry.
 *
 * Each call is a function whose address may be taken.  It has a second name that starts with p (pshmem_init), of which
 * the first name is a weak alias, so that a tool can interpose.  C11 and C++ programs have the type-generic spellings
 * too.
 *
 * The specification defines the effects.  Where it leaves a choice:
 *
 * - The heap and the program's data are in host memory unless FERRY_SPACE says otherwise.
 * - A failing call prints one sentence on stderr and leaves a fault (ferry_fault_next).  An int that a call returns as
 *   its status is a ferry_status: 0 is success.
 * - A refused call without a status (an impossible argument, a call before shmem_init) ends the job with exit status 1,
 *   since the program could not notice the error; FERRY_ON_FAULT=report lets the program go on.
 * - After a wait that timed out, or whose PE is lost, the program goes on unless FERRY_ON_FAULT=abort.
 * - A failed shmem_init exits with 1, since no program can go on without it.
 * - Every wait has a budget: FERRY_TIMEOUT, or 10 minutes if that is unset.
 * - Every thread may call (SHMEM_THREAD_MULTIPLE), whatever level was requested; calls report the level that the first
 *   shmem_init_thread requested.
 * - Allocation hints that the specification does not name have no effect.
 * - A program that exits with 0 without shmem_finalize is finalized at exit; the other PEs take a program that exits
 *   with another status for lost.
 * - Alignments (shmem_align) may be any power of two that the heap has room for.
 * - SHMEM_SYMMETRIC_SIZE limits the heap, which grows on demand; if it is unset, the machine's memory is the limit.
 * - A C++ program that makes complex numbers includes <complex> itself. */

/* The tables use features newer than C89 and C++98.  Compilers accept these as extensions, so suppress the warnings. */
#if defined(__cplusplus) ? __cplusplus < 201103L : !defined(__STDC_VERSION__) || __STDC_VERSION__ < 199901L
#pragma GCC system_header
#endif

/* Old programs include this header inside extern "C". */
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
