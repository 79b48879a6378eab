/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_DETAIL_OPERATIONS_LOCK_GPU_FUNCS_H
#define FERRY_DETAIL_OPERATIONS_LOCK_GPU_FUNCS_H

/* Locks in kernels: a misuse is a fault. */

#include "wait__funcs.h"

FERRYI_COLD ferry_status ferryi_lock_misuse(ferryi_world *w, int what, const void *lock)
{
    return ferryi_fault_raise(w, what == FERRYI_LOCK_TOO_MANY ? FERRY_ERR_UNSUPPORTED : FERRY_ERR_INVALID_ARG,
                              FERRY_CALL_LOCK, w->my_pe, lock, -1, 0, (uint64_t)what, 0);
}

/* A kernel's own heap is never far (ferryi_heap_needs_driver). */
FERRYI_FN ferry_status ferryi_gpu_heap_lock(ferryi_world *, int, int, const void *, uint32_t, uint32_t, int, uint64_t *)
{
    return FERRY_SUCCESS;
}

#endif
