/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_DETAIL_MACHINE_HOST_FUNCS_H
#define FERRY_DETAIL_MACHINE_HOST_FUNCS_H

#include "copy_host__funcs.h"
#include "host.h"
#include "prim.h"

/* The host's side of access__funcs.h; the kernels' side is gpu__funcs.h. */

FERRYI_FN ferryi_world *ferryi_world_get(void)
{
    ferryi_world *w = ferryi_world_of_thread;
    return FERRYI_LIKELY(w != NULL) ? w : ferryi_host->world_find();
}

/* ---- Scopes: one thread makes a call, so every loop `for (i = rank; i < n; i += size)` is that thread's. */

enum ferryi_scope {
    FERRYI_THREAD = 0,
    FERRYI_ROUTED = 0 /* every scope uses the path of each member's pair */
};
FERRYI_FN uint32_t ferryi_scope_rank(int scope)
{
    (void)scope;
    return 0;
}
FERRYI_FN uint32_t ferryi_scope_size(int scope)
{
    (void)scope;
    return 1;
}
FERRYI_FN void ferryi_scope_sync(int scope)
{
    (void)scope;
}
FERRYI_FN int ferryi_scope_all(int scope, int what)
{
    (void)scope;
    return what;
}
FERRYI_FN uint64_t ferryi_scope_share(int scope, uint64_t value)
{
    (void)scope;
    return value;
}
FERRYI_FN ferry_status ferryi_scope_worst(int scope, ferry_status status)
{
    (void)scope;
    return status;
}

FERRYI_COLD ferry_status ferryi_fault_raise(ferryi_world *w, ferry_status status, ferry_call call, int peer,
                                            const void *addr, int cmp, uint64_t expected, uint64_t found,
                                            uint64_t started)
{
    return ferryi_host->fault_raise(w, status, call, peer, addr, cmp, expected, found, started);
}

/* Returns whether the program ends this thread's wait, which has lasted for a while. */
FERRYI_FN int ferryi_is_interrupted(uint64_t now)
{
    return ferryi_host->is_interrupted(now);
}
/* Hosts do not wait in slices. */
FERRYI_FN void ferryi_slice_stop(void) {}

/* ---- Addresses and routes. */

/* Also true for the second addresses of the program's globals: ferryi_addr_check() replaces a global's address by its
 * second address. */
FERRYI_FN int ferryi_heap_contains(const ferryi_world *w, const void *p, size_t n)
{
    uint64_t len = ferryi_ld_relaxed_u64(&w->symmetric_len);
    uint64_t offset = (uint64_t)(uintptr_t)p - w->symmetric;
    return offset <= len && n <= len - offset;
}

FERRYI_COLD void *ferryi_addr_resolve_slow(const ferryi_world *w, const void *addr, size_t n)
{
    return ferryi_host->addr_resolve(w, addr, n);
}

/* The symmetric address of n bytes that lie outside the heap; NULL: there is none. */
FERRYI_FN void *ferryi_addr_resolve(const ferryi_world *w, const void *addr, size_t n)
{
    uint64_t at = (uint64_t)(uintptr_t)addr - w->host.globals;
    if (at < w->host.globals_len && n <= w->host.globals_len - at)
        return (void *)(uintptr_t)(w->symmetric + at);
    return ferryi_addr_resolve_slow(w, addr, n);
}

/* Checks the caller's own end of n bytes to be moved. */
#define FERRYI_RETURN_IF_NULL(w, call, own, n, pe)                                                                     \
    do {                                                                                                               \
        if (FERRYI_UNLIKELY((own) == NULL) && (n) != 0)                                                                \
            return ferryi_host->null_refuse((w), (call), (n), (pe));                                                   \
    } while (0)

FERRYI_FN uint32_t ferryi_route(const ferryi_world *w, int pe)
{
    return ferryi_ld_relaxed_u32(&w->peer[pe].route);
}

FERRYI_FN void *ferryi_peer_addr(const ferryi_world *w, const void *own, int pe)
{
    return (char *)(uintptr_t)own + w->peer[pe].delta;
}

/* Statistics are one thread's writes to its own line; a lost count between threads is allowed, a torn one is not. */
FERRYI_FN void ferryi_stats_add(uint64_t *counter, uint64_t n)
{
    ferryi_st_relaxed_u64(counter, ferryi_ld_relaxed_u64(counter) + n);
}
#define FERRYI_STATS_ADD(w, pe, FIELD, n) ferryi_stats_add(&(w)->stats[pe].FIELD, (n))

/* ---- Waits that sleep (ferryi_spin_sleep).  A PE on a node with more PEs than cores announces in ctl.awaited what its
 * wait waits for, polls once more, and sleeps on that word (futex).  A PE that has stored to such a PE looks at the
 * word, and wakes the sleeper if it may wait for that store.  Both fence between their store and their load (W0, W1),
 * so that either the writer sees the announcement or the waiter sees the store: tests/model/sleep.pml.  Only one of
 * several writers clears the word, and pays for the wake-up.  A store that nobody reports (the program's own, by a
 * pointer) is seen when the sleep's time is over. */

#define FERRYI_AWAITS_ANY 1u

/* The announcement of a wait for a word.  Words that have the same one cost a needless wake-up. */
FERRYI_FN uint32_t ferryi_awaits_word(const ferryi_world *w, const void *own)
{
    return (uint32_t)(((uint64_t)(uintptr_t)own - w->symmetric) >> 3) | 1u << 31;
}

/* Behind W0. */
FERRYI_FN void ferryi_sleeper_look(const ferryi_world *w, const void *own, size_t n, int pe)
{
    uint32_t *awaited = w->host.sleepers[pe];
    if (awaited == NULL)
        return;
    const uint32_t seen = ferryi_ld_relaxed_u32(awaited);
    const int other =
        own != NULL && seen != FERRYI_AWAITS_ANY && ((seen - ferryi_awaits_word(w, own)) & ~(1u << 31)) > (n + 7) / 8;
    if (seen != 0 && !other && ferryi_atom_cas_u32(awaited, seen, 0) == seen)
        ferryi_wake(awaited);
}

FERRYI_COLD void ferryi_sleeper_notify(const ferryi_world *w, const void *own, size_t n, int pe)
{
    ferryi_fence_full(); /* W0 */
    ferryi_sleeper_look(w, own, n, pe);
}

/* This PE has stored n bytes at pe's copy of own.  NULL: something else that a wait of pe's may wait for. */
FERRYI_FN void ferryi_stored(const ferryi_world *w, const void *own, size_t n, int pe)
{
    if (FERRYI_UNLIKELY(w->host.sleepers != NULL))
        ferryi_sleeper_notify(w, own, n, pe);
}

/* ---- Bytes. */

/* Moves n bytes to memory that may be polled: a store of an aligned element of up to 8 bytes is never torn. */
FERRYI_FN void ferryi_bytes_store(void *dst, const void *src, size_t n)
{
    if (n == 8 && ((uintptr_t)dst & 7) == 0) {
        uint64_t v;
        ferryi_copy(&v, src, 8, 0, 1);
        ferryi_st_relaxed_u64((uint64_t *)dst, v);
    } else if (n == 4 && ((uintptr_t)dst & 3) == 0) {
        uint32_t v;
        ferryi_copy(&v, src, 4, 0, 1);
        ferryi_st_relaxed_u32((uint32_t *)dst, v);
    } else if (n == 2 && ((uintptr_t)dst & 1) == 0) {
        uint16_t v;
        ferryi_copy(&v, src, 2, 0, 1);
        ferryi_st_relaxed_u16((uint16_t *)dst, v);
    } else if (n == 1) {
        ferryi_st_relaxed_u8((uint8_t *)dst, *(const uint8_t *)src);
    } else {
        ferryi_copy(dst, src, n, 0, 1);
    }
}

/* Moves n bytes from such memory: a load of an aligned element of up to 8 bytes is never torn. */
FERRYI_FN void ferryi_bytes_load(void *dst, const void *src, size_t n)
{
    if (n == 8 && ((uintptr_t)src & 7) == 0) {
        uint64_t v = ferryi_ld_relaxed_u64((const uint64_t *)src);
        ferryi_copy(dst, &v, 8, 0, 1);
    } else if (n == 4 && ((uintptr_t)src & 3) == 0) {
        uint32_t v = ferryi_ld_relaxed_u32((const uint32_t *)src);
        ferryi_copy(dst, &v, 4, 0, 1);
    } else {
        ferryi_copy(dst, src, n, 0, 1);
    }
}

#endif
