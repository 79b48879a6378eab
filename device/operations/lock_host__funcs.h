/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_DETAIL_OPERATIONS_LOCK_HOST_FUNCS_H
#define FERRY_DETAIL_OPERATIONS_LOCK_HOST_FUNCS_H

/* Locks on the host: a misuse is an error of the call; GPU heaps are locked by a kernel of the library. */

#include "wait__funcs.h"

FERRYI_FN ferry_status ferryi_lock_misuse(ferryi_world *w, int what, const void *lock)
{
    return ferryi_host->lock_refuse(w, what, lock);
}

/* The part of a lock call that the GPU executes.  what: FERRYI_HOST_LOCK_*. */
FERRYI_FN ferry_status ferryi_gpu_heap_lock(ferryi_world *w, int what, int op, const void *addr, uint32_t operand,
                                            uint32_t cond, int pe, uint64_t *old)
{
    return w->host.routes->gpu_heap->lock(w, what, op, addr, operand, cond, pe, old);
}

#endif
