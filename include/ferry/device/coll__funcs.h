/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_DEVICE_COLL_FUNCS_H
#define FERRY_DEVICE_COLL_FUNCS_H

#include "wait__funcs.h"

/* Collectives by one-sided writes.  Each PE has one flag at every other PE: the number (epoch) of the collective whose
 * part it has delivered there.  Flags only grow and have one writer, so they need no reset and work on every path.
 * Contracts: ferry/coll.h.
 *
 * A collective that timed out keeps its place (epoch, phase, served, done): the same call made again delivers nothing
 * twice. That matters: a PE that has left the collective may use its dest for something else by then. */

FERRYI_FN ferryi_sync *ferryi_team_sync_area(const ferryi_world *w)
{
    return (ferryi_sync *)(uintptr_t)w->heap;
}

FERRYI_FN uint64_t *ferryi_sync_flag(ferryi_sync *s, int pe)
{
    return &((ferryi_flag *)(s + 1))[pe].epoch;
}

FERRYI_FN char *ferryi_sync_slot(ferryi_sync *s, int n_pes, uint32_t parity, int pe)
{
    return (char *)((ferryi_flag *)(s + 1) + n_pes) +
           ((size_t)parity * (size_t)n_pes + (size_t)pe) * FERRYI_REDUCE_SLOT;
}

/* One collective under way on this PE. */
typedef struct ferryi_coll {
    ferryi_sync *sync;
    ferryi_spin spin; /* of all its waits */
    uint64_t epoch;   /* the one that this phase completes */
    ferry_call call;
} ferryi_coll;

FERRYI_FN void ferryi_coll_enter(ferryi_world *w, ferryi_coll *c, ferry_call call, uint64_t timeout)
{
    ferryi_sync *s = ferryi_team_sync_area(w);
    if (s->call != (uint32_t)call) { /* nothing of this call is half done */
        s->call = (uint32_t)call;
        s->served = 0;
        s->phase = 0;
        s->done = 0;
    }
    if (FERRYI_UNLIKELY(w->chaos))
        ferryi_chaos_flush(w);
    c->sync = s;
    c->call = call;
    ferryi_spin_begin(&c->spin, w, timeout);
    c->epoch = s->epoch + 1;
}

/* However it went. */
FERRYI_FN ferry_status ferryi_coll_end(ferryi_world *w, const ferryi_coll *c, ferry_status status)
{
    ferryi_spin_end(w, &c->spin);
    return status;
}

FERRYI_FN void ferryi_coll_phase_done(ferryi_coll *c)
{
    c->sync->epoch = c->epoch++;
    c->sync->served = 0;
}

FERRYI_FN void ferryi_coll_leave(ferryi_coll *c)
{
    ferryi_coll_phase_done(c);
    c->sync->call = FERRY_CALL_NONE;
    c->sync->phase = 0;
    c->sync->done = 0;
}

/* The i-th peer to serve, 0 .. n_pes - 2: each PE starts with its right neighbour, so that not all write to PE 0 first.
 */
FERRYI_FN int ferryi_coll_peer(const ferryi_world *w, uint32_t i)
{
    int pe = w->my_pe + 1 + (int)i;
    return pe >= w->n_pes ? pe - w->n_pes : pe;
}

FERRYI_FN ferry_status ferryi_coll_put(ferryi_world *w, ferryi_coll *c, void *dst, const void *src, size_t n, int pe)
{
    uint32_t route = ferryi_route(w, pe) & ~FERRYI_ROUTE_CHAOS;
    if (FERRYI_LIKELY(route <= FERRY_PATH_FLAGS)) {
        ferryi_direct_put(w, dst, src, n, pe);
        return FERRY_SUCCESS;
    }
    ferry_status status = ferryi_route_usable(w, c->call, pe, route);
    return status != FERRY_SUCCESS || !FERRYI_HAS_RINGS ? status
                                                        : ferryi_staged_put(w, &c->spin, c->call, dst, src, n, pe);
}

/* Tells pe that this PE's part is there: behind what was put to it. */
FERRYI_FN ferry_status ferryi_coll_tell(ferryi_world *w, ferryi_coll *c, int pe)
{
    uint32_t route = ferryi_route(w, pe) & ~FERRYI_ROUTE_CHAOS;
    if (FERRYI_UNLIKELY(route > FERRY_PATH_STAGED)) {
        ferry_status status = ferryi_route_usable(w, c->call, pe, route);
        if (status != FERRY_SUCCESS)
            return status;
    }
    return ferryi_signal_behind(w, &c->spin, c->call, ferryi_sync_flag(c->sync, w->my_pe), c->epoch, FERRY_SIGNAL_SET,
                                pe, route);
}

/* Some PE that died, or -1. */
FERRYI_COLD int ferryi_coll_lost(const ferryi_world *w)
{
    for (int pe = 0; pe < w->n_pes; pe++)
        if (ferryi_ld_relaxed_u8(&w->peer_state[pe]) == FERRY_PEER_LOST)
            return pe;
    return -1;
}

/* A collective needs everyone: when any PE has died, the one that is waited for may have given up and never come. */
FERRYI_FN ferry_status ferryi_coll_await(ferryi_world *w, ferryi_coll *c, int pe)
{
    const uint64_t *flag = ferryi_sync_flag(c->sync, pe);
    const uint64_t epoch = c->epoch;
    for (;;) {
        for (uint32_t polls = ferryi_spin_burst(w); polls > 0; polls--) {
            if (FERRYI_LIKELY(ferryi_ld_acquire_u64(flag) >= epoch)) /* A3 */
                return FERRY_SUCCESS;
            ferryi_relax();
        }
        ferry_status status = ferryi_spin_after_burst(w, &c->spin, pe);
        if (FERRYI_UNLIKELY(status == FERRY_SUCCESS && ferryi_ld_relaxed_u32(&w->ctl->n_lost) != 0)) {
            if (ferryi_ld_acquire_u64(flag) >= epoch) /* A3 */
                return FERRY_SUCCESS;
            status = FERRY_ERR_PEER_LOST;
            pe = ferryi_coll_lost(w);
        }
        if (FERRYI_UNLIKELY(status != FERRY_SUCCESS))
            return ferryi_fault_raise(w, status, c->call, pe, flag, FERRY_CMP_GE, epoch, ferryi_ld_relaxed_u64(flag),
                                      c->spin.started);
    }
}

FERRYI_FN ferry_status ferryi_coll_await_all(ferryi_world *w, ferryi_coll *c)
{
    ferry_status status = FERRY_SUCCESS;
    for (uint32_t i = 0; i + 1 < (uint32_t)w->n_pes && status == FERRY_SUCCESS; i++)
        status = ferryi_coll_await(w, c, ferryi_coll_peer(w, i));
    return status;
}

/* Puts this PE's part to every peer's dst and tells it, from where an earlier try stopped.  src advances by src_step
 * bytes from PE to PE. */
FERRYI_FN ferry_status ferryi_coll_deliver(ferryi_world *w, ferryi_coll *c, char *dst, const char *src, size_t n,
                                           size_t src_step)
{
    for (; c->sync->served + 1 < (uint32_t)w->n_pes; c->sync->served++) {
        int pe = ferryi_coll_peer(w, c->sync->served);
        ferry_status status = FERRY_SUCCESS;
        if (n != 0)
            status = ferryi_coll_put(w, c, dst, src + (size_t)pe * src_step, n, pe);
        if (status == FERRY_SUCCESS)
            status = ferryi_coll_tell(w, c, pe);
        if (FERRYI_UNLIKELY(status != FERRY_SUCCESS))
            return status;
    }
    return FERRY_SUCCESS;
}

/* Delivers, and waits for all: the shape of sync, fcollect and alltoall. */
FERRYI_FN ferry_status ferryi_coll_exchange(ferryi_world *w, ferryi_coll *c, char *dst, const char *src, size_t n,
                                            size_t src_step)
{
    ferry_status status = ferryi_coll_deliver(w, c, dst, src, n, src_step);
    return FERRYI_UNLIKELY(status != FERRY_SUCCESS) ? status : ferryi_coll_await_all(w, c);
}

FERRYI_FN ferry_status ferryi_sync_all(ferryi_world *w, ferry_call call, uint64_t timeout)
{
    ferryi_coll c;
    if (FERRYI_UNLIKELY(w->n_pes == 0))
        return ferryi_refuse(w, call, NULL, 0, 0);
    ferryi_coll_enter(w, &c, call, timeout);
    ferry_status status = ferryi_coll_exchange(w, &c, NULL, NULL, 0, 0);
    if (FERRYI_LIKELY(status == FERRY_SUCCESS))
        ferryi_coll_leave(&c);
    return ferryi_coll_end(w, &c, status);
}

FERRYI_FN ferry_status ferryi_barrier_all(ferryi_world *w, uint64_t timeout)
{
    if (FERRYI_UNLIKELY(w->n_pes == 0))
        return ferryi_refuse(w, FERRY_CALL_BARRIER, NULL, 0, 0);
    ferryi_spin spin;
    ferryi_spin_begin(&spin, w, timeout);
    ferry_status status = ferryi_quiet_within(w, &spin);
    ferryi_spin_end(w, &spin);
    if (FERRYI_UNLIKELY(status != FERRY_SUCCESS))
        return status;
    if (FERRYI_UNLIKELY(spin.started != 0)) { /* quiet has had a part of the budget */
        uint64_t spent = ferryi_clock_ns() - spin.started;
        timeout = spent < spin.budget ? spin.budget - spent : 0;
    }
    return ferryi_sync_all(w, FERRY_CALL_BARRIER, timeout);
}

/* Team, and both ranges, before anything moves: *dst and *src become what ferryi_own() gives. */
FERRYI_FN ferry_status ferryi_coll_check(ferryi_world *w, ferry_call call, ferry_team_t team, void **dst, size_t dst_n,
                                         const void **src, size_t src_n)
{
    if (FERRYI_UNLIKELY(team != FERRY_TEAM_WORLD || w->n_pes == 0))
        return ferryi_bad_argument(w, call, 0, (uint64_t)(int64_t)team);
    ferry_status status;
    *dst = ferryi_own(w, call, *dst, dst_n, w->my_pe, &status);
    if (FERRYI_LIKELY(status == FERRY_SUCCESS))
        *src = ferryi_own(w, call, *src, src_n, w->my_pe, &status);
    return status;
}

/* nbytes x n_pes, when it fits. */
FERRYI_FN int ferryi_times_pes(const ferryi_world *w, size_t nbytes, size_t *all)
{
    if (nbytes > (SIZE_MAX >> 16) || (uint32_t)w->n_pes > 0xffffu)
        return -1;
    *all = nbytes * (size_t)w->n_pes;
    return 0;
}

FERRYI_FN void ferryi_copy_own(void *dst, const void *src, size_t n)
{
    if (n != 0 && dst != src)
        ferryi_copy(dst, src, n, 0, 1);
}

FERRYI_FN ferry_status ferryi_broadcast(ferryi_world *w, ferry_team_t team, void *dst, const void *src, size_t n,
                                        int root, uint64_t timeout)
{
    ferryi_coll c;
    if (FERRYI_UNLIKELY(n > SIZE_MAX / 2))
        return ferryi_overflow(w, FERRY_CALL_BROADCAST, root, n, 1);
    ferry_status status = ferryi_coll_check(w, FERRY_CALL_BROADCAST, team, &dst, n, &src, n);
    if (FERRYI_UNLIKELY(status != FERRY_SUCCESS))
        return status;
    if (FERRYI_UNLIKELY((uint32_t)root >= (uint32_t)w->n_pes))
        return ferryi_refuse(w, FERRY_CALL_BROADCAST, dst, n, root);
    ferryi_coll_enter(w, &c, FERRY_CALL_BROADCAST, timeout);
    if (w->my_pe != root) {
        status = ferryi_coll_await(w, &c, root);
    } else {
        status = ferryi_coll_deliver(w, &c, (char *)dst, (const char *)src, n, 0);
        if (FERRYI_UNLIKELY(status != FERRY_SUCCESS))
            return ferryi_coll_end(w, &c, status);
        ferryi_copy_own(dst, src, n);
    }
    if (FERRYI_LIKELY(status == FERRY_SUCCESS))
        ferryi_coll_leave(&c);
    return ferryi_coll_end(w, &c, status);
}

FERRYI_FN ferry_status ferryi_fcollect(ferryi_world *w, ferry_team_t team, void *dst, const void *src, size_t n,
                                       uint64_t timeout)
{
    ferryi_coll c;
    size_t all;
    if (FERRYI_UNLIKELY(ferryi_times_pes(w, n, &all) != 0))
        return ferryi_overflow(w, FERRY_CALL_FCOLLECT, -1, n, (size_t)w->n_pes);
    ferry_status status = ferryi_coll_check(w, FERRY_CALL_FCOLLECT, team, &dst, all, &src, n);
    if (FERRYI_UNLIKELY(status != FERRY_SUCCESS))
        return status;
    ferryi_coll_enter(w, &c, FERRY_CALL_FCOLLECT, timeout);
    char *mine = (char *)dst + (size_t)w->my_pe * n;
    ferryi_copy_own(mine, src, n);
    status = ferryi_coll_exchange(w, &c, mine, (const char *)src, n, 0);
    if (FERRYI_LIKELY(status == FERRY_SUCCESS))
        ferryi_coll_leave(&c);
    return ferryi_coll_end(w, &c, status);
}

FERRYI_FN ferry_status ferryi_alltoall(ferryi_world *w, ferry_team_t team, void *dst, const void *src, size_t n,
                                       uint64_t timeout)
{
    ferryi_coll c;
    size_t all;
    if (FERRYI_UNLIKELY(ferryi_times_pes(w, n, &all) != 0))
        return ferryi_overflow(w, FERRY_CALL_ALLTOALL, -1, n, (size_t)w->n_pes);
    ferry_status status = ferryi_coll_check(w, FERRY_CALL_ALLTOALL, team, &dst, all, &src, all);
    if (FERRYI_UNLIKELY(status != FERRY_SUCCESS))
        return status;
    ferryi_coll_enter(w, &c, FERRY_CALL_ALLTOALL, timeout);
    char *mine = (char *)dst + (size_t)w->my_pe * n;
    ferryi_copy_own(mine, (const char *)src + (size_t)w->my_pe * n, n);
    status = ferryi_coll_exchange(w, &c, mine, (const char *)src, n, n);
    if (FERRYI_LIKELY(status == FERRY_SUCCESS))
        ferryi_coll_leave(&c);
    return ferryi_coll_end(w, &c, status);
}

/* ---- Reductions.  Every PE folds in the order of the PEs, so that all get the same bits. */

/* acc[i] = acc[i] op x[i] for n elements. */
typedef void (*ferryi_fold)(void *acc, const void *x, size_t nelems);

/* Few bytes: everyone writes its source to everyone's slot, and folds on its own.  Slots alternate: a slot of reduction
 * r is written again in r + 2, which no PE enters before all have left r, since r + 1 needs a flag of each. */
FERRYI_FN ferry_status ferryi_reduce_small(ferryi_world *w, ferryi_coll *c, void *dst, const void *src, size_t width,
                                           size_t nelems, ferryi_fold fold)
{
    ferryi_sync *s = c->sync;
    uint32_t parity = (uint32_t)(s->reduces & 1);
    char *mine = ferryi_sync_slot(s, w->n_pes, parity, w->my_pe);
    size_t n = nelems * width;
    if (n != 0)
        ferryi_copy(mine, src, n, 0, 1);
    ferry_status status = ferryi_coll_exchange(w, c, mine, mine, n, 0);
    if (FERRYI_UNLIKELY(status != FERRY_SUCCESS))
        return status;
    if (n != 0)
        ferryi_copy(dst, ferryi_sync_slot(s, w->n_pes, parity, 0), n, 0, 1);
    for (int pe = 1; pe < w->n_pes; pe++)
        fold(dst, ferryi_sync_slot(s, w->n_pes, parity, pe), nelems);
    s->reduces++;
    ferryi_coll_leave(c);
    return FERRY_SUCCESS;
}

/* One piece of this PE's share, folded from all sources into scratch[1]. */
FERRYI_FN ferry_status ferryi_reduce_piece(ferryi_world *w, ferryi_coll *c, const char *src, size_t width,
                                           size_t nelems, ferryi_fold fold)
{
    for (int pe = 0; pe < w->n_pes; pe++) {
        uint32_t route = ferryi_route(w, pe) & ~FERRYI_ROUTE_CHAOS;
        const char *from = src;
        if (route <= FERRY_PATH_FLAGS) {
            from = (const char *)ferryi_at(w, src, pe);
            FERRYI_COUNT(w, pe, loads, 1);
            FERRYI_COUNT(w, pe, bytes_get, nelems * width);
        } else {
            ferry_status status = ferryi_route_usable(w, c->call, pe, route);
            if (status == FERRY_SUCCESS && FERRYI_HAS_RINGS)
                status = ferryi_staged_get(w, &c->spin, c->sync->scratch[0], 1, src, 1, 1, nelems * width, pe);
            if (status != FERRY_SUCCESS)
                return status;
            from = c->sync->scratch[0];
        }
        if (pe == 0)
            ferryi_copy(c->sync->scratch[1], from, nelems * width, 0, 1);
        else
            fold(c->sync->scratch[1], from, nelems);
    }
    return FERRY_SUCCESS;
}

/* Many bytes: each PE folds its share of the elements from everyone's source and writes the result to everyone's dest.
 * Only it reads that share of the sources and writes that share of the dests, and it reads a piece before it writes it:
 * dest may be source.  Phase 0: all sources are there.  Phase 1: fold and write.  Phase 2: all results are there. */
FERRYI_FN ferry_status ferryi_reduce_large(ferryi_world *w, ferryi_coll *c, char *dst, const char *src, size_t width,
                                           size_t nelems, ferryi_fold fold)
{
    ferryi_sync *s = c->sync;
    ferry_status status = FERRY_SUCCESS;
    size_t share = (nelems + (size_t)w->n_pes - 1) / (size_t)w->n_pes;
    size_t first = share * (size_t)w->my_pe < nelems ? share * (size_t)w->my_pe : nelems;
    size_t mine = nelems - first < share ? nelems - first : share;
    size_t per_piece = FERRYI_REDUCE_SCRATCH / width;
    if (s->phase == 0) {
        status = ferryi_coll_exchange(w, c, NULL, NULL, 0, 0);
        if (status != FERRY_SUCCESS)
            return status;
        ferryi_coll_phase_done(c);
        s->phase = 1;
        s->done = 0;
        s->folded = 0;
    }
    while (s->phase == 1 && s->done < mine) {
        size_t piece = mine - s->done < per_piece ? mine - s->done : per_piece;
        size_t at = (first + s->done) * width;
        if (!s->folded) {
            status = ferryi_reduce_piece(w, c, src + at, width, piece, fold);
            if (status != FERRY_SUCCESS)
                return status;
            s->folded = 1;
        }
        for (; s->served + 1 < (uint32_t)w->n_pes; s->served++) {
            status = ferryi_coll_put(w, c, dst + at, s->scratch[1], piece * width, ferryi_coll_peer(w, s->served));
            if (status != FERRY_SUCCESS)
                return status;
        }
        ferryi_copy(dst + at, s->scratch[1], piece * width, 0, 1);
        s->done += piece;
        s->served = 0;
        s->folded = 0;
    }
    s->phase = 2;
    status = ferryi_coll_exchange(w, c, NULL, NULL, 0, 0);
    if (status == FERRY_SUCCESS)
        ferryi_coll_leave(c);
    return status;
}

FERRYI_FN ferry_status ferryi_reduce(ferryi_world *w, ferry_team_t team, void *dst, const void *src, size_t width,
                                     size_t nelems, ferryi_fold fold, uint64_t timeout)
{
    ferryi_coll c;
    if (FERRYI_UNLIKELY(nelems > SIZE_MAX / 2 / width))
        return ferryi_overflow(w, FERRY_CALL_REDUCE, -1, nelems, width);
    ferry_status status = ferryi_coll_check(w, FERRY_CALL_REDUCE, team, &dst, nelems * width, &src, nelems * width);
    if (FERRYI_UNLIKELY(status != FERRY_SUCCESS))
        return status;
    ferryi_coll_enter(w, &c, FERRY_CALL_REDUCE, timeout);
    status = nelems * width <= FERRYI_REDUCE_SLOT
                 ? ferryi_reduce_small(w, &c, dst, src, width, nelems, fold)
                 : ferryi_reduce_large(w, &c, (char *)dst, (const char *)src, width, nelems, fold);
    return ferryi_coll_end(w, &c, status);
}

#endif
