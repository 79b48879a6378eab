/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_DETAIL_MACHINE_ACCESS_FUNCS_H
#define FERRY_DETAIL_MACHINE_ACCESS_FUNCS_H

#include "prim.h"
#include "shared.h"
#if FERRYI_GPU
#include "gpu__funcs.h"
#else
#include "host__funcs.h"
#endif

/* The calling PE, its scopes, the checks of arguments, and the direct accesses to a peer's memory.  All direct accesses
 * are in this file, so its counters count each of them.
 *
 * Both sides have: ferryi_world_get(), ferryi_scope_*(), ferryi_heap_contains(), ferryi_addr_resolve(), ferryi_route(),
 * ferryi_peer_addr(), FERRYI_STATS_ADD(), ferryi_bytes_store(), ferryi_bytes_load(), ferryi_is_interrupted(),
 * ferryi_slice_stop(), ferryi_stored(), and
 *
 *   ferryi_fault_raise()  records a fault of the calling PE and, on the host, says it in one sentence.  Returns status,
 *                         or FERRY_ERR_ABORTED for a wait that failed in a job that was aborted.  peer -1: unknown.
 *                         addr may be NULL.  started: ferryi_clock_ns() when the call began to wait, 0: it did not. */

FERRYI_COLD ferry_status ferryi_access_refuse(ferryi_world *w, ferry_call call, const void *addr, size_t n, int pe)
{
    if (w->n_pes == 0)
        return ferryi_fault_raise(w, FERRY_ERR_NOT_INITIALIZED, call, -1, NULL, -1, 0, 0, 0);
    if (pe < 0 || pe >= w->n_pes)
        return ferryi_fault_raise(w, FERRY_ERR_INVALID_PE, call, pe, NULL, -1, (uint64_t)w->n_pes,
                                  (uint64_t)(int64_t)pe, 0);
    return ferryi_fault_raise(w, FERRY_ERR_INVALID_ADDR, call, pe, addr, -1, n, (uint64_t)(uintptr_t)addr, 0);
}

/* The result of an out-of-line call, in registers: a pointer to the result would force it into memory. */
typedef struct ferryi_outcome {
    uint64_t value;
    ferry_status status;
} ferryi_outcome;

/* Checks, before any data moves, that the PE exists and the range is symmetric.  n == 0 needs no address.  Returns
 * the address that calls use for this PE's copy; it differs from addr if addr is a global's. */
FERRYI_FN void *ferryi_addr_check(ferryi_world *w, ferry_call call, const void *addr, size_t n, int pe,
                                  ferry_status *status)
{
    *status = FERRY_SUCCESS;
    if (FERRYI_UNLIKELY((uint32_t)pe >= (uint32_t)w->n_pes || (!ferryi_heap_contains(w, addr, n) && n != 0))) {
        void *elsewhere = (uint32_t)pe < (uint32_t)w->n_pes ? ferryi_addr_resolve(w, addr, n) : NULL;
        if (elsewhere != NULL)
            return elsewhere;
        *status = ferryi_access_refuse(w, call, addr, n, pe);
    }
    return (void *)(uintptr_t)addr;
}

/* The same if only heap addresses are allowed. */
FERRYI_FN ferry_status ferryi_heap_check(ferryi_world *w, ferry_call call, const void *addr, size_t n, int pe)
{
    if (FERRYI_UNLIKELY((uint32_t)pe >= (uint32_t)w->n_pes || (!ferryi_heap_contains(w, addr, n) && n != 0)))
        return ferryi_access_refuse(w, call, addr, n, pe);
    return FERRY_SUCCESS;
}

/* ferryi_addr_check() for a word of 4 or 8 bytes that is updated or polled atomically. */
FERRYI_FN void *ferryi_addr_check_word(ferryi_world *w, ferry_call call, const void *addr, size_t bytes, int pe,
                                       ferry_status *status)
{
    void *own = ferryi_addr_check(w, call, addr, bytes, pe, status);
    if (FERRYI_UNLIKELY(*status == FERRY_SUCCESS && ((uintptr_t)addr & (bytes - 1)) != 0))
        *status = ferryi_fault_raise(w, FERRY_ERR_MISALIGNED, call, pe, addr, -1, bytes, (uint64_t)(uintptr_t)addr, 0);
    return own;
}

/* Puts bytes that no wait of pe's waits for. */
FERRYI_FN void ferryi_direct_put_data(ferryi_world *w, void *own, const void *src, size_t n, int pe)
{
    ferryi_bytes_store(ferryi_peer_addr(w, own, pe), src, n);
    FERRYI_STATS_ADD(w, pe, stores, 1);
    FERRYI_STATS_ADD(w, pe, bytes_put, n);
}

FERRYI_FN void ferryi_direct_put(ferryi_world *w, void *own, const void *src, size_t n, int pe)
{
    ferryi_direct_put_data(w, own, src, n, pe);
    ferryi_stored(w, own, n, pe);
}

/* Stores a flag at a peer that loads and stores reach; it is not counted. */
FERRYI_FN void ferryi_flag_store(const ferryi_world *w, uint64_t *own, uint64_t value, int pe)
{
    ferryi_st_relaxed_u64((uint64_t *)ferryi_peer_addr(w, own, pe), value);
    ferryi_stored(w, own, sizeof(*own), pe);
}

/* Counts a direct read of n bytes of the peer's. */
FERRYI_FN void ferryi_count_load(ferryi_world *w, size_t n, int pe)
{
    FERRYI_STATS_ADD(w, pe, loads, 1);
    FERRYI_STATS_ADD(w, pe, bytes_get, n);
}

FERRYI_FN void ferryi_direct_get(ferryi_world *w, void *dst, const void *own, size_t n, int pe)
{
    ferryi_bytes_load(dst, ferryi_peer_addr(w, own, pe), n);
    ferryi_count_load(w, n, pe);
}

#endif
