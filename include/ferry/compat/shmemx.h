/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_COMPAT_SHMEMX_H
#define FERRY_COMPAT_SHMEMX_H

/* Extensions.  ferry's calls are available under their own names; a context or a team is passed by number.  Then the
 * extensions (shmemx_) that other libraries, Sandia's first, had before the specification adopted them: put, get,
 * strided blocks, put with signal, atomics with and without waiting, waits and tests; the clock and the node's name. */
#ifdef __cplusplus
extern "C++" {
#endif
#include "../../ferry.h"
#ifdef __cplusplus
}
#endif
#include "shmem.h"

#include "generated/shmemx_calls.h"

#ifdef __cplusplus
extern "C" {
#endif
SHMEMI_FN(double, shmemx_wtime, (void)) /* seconds since some time in the past */
SHMEMI_FN(char *, shmemx_nodename, (void))
#ifdef __cplusplus
}
#endif

/* Type-generic spellings of strided blocks. */
#if !defined(SHMEMI_FUNCTIONS_ONLY) &&                                                                                 \
    (defined(__cplusplus) || (defined(__STDC_VERSION__) && __STDC_VERSION__ >= 201112L))
#define shmemx_ibput(...) shmem_ibput(__VA_ARGS__)
#define shmemx_ibget(...) shmem_ibget(__VA_ARGS__)
#endif

#endif
