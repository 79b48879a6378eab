/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_DETAIL_COLLECTIVES_FLAT_FUNCS_H
#define FERRY_DETAIL_COLLECTIVES_FLAT_FUNCS_H

#include "coll__funcs.h"

/* Collectives in which every member sends to the others itself. */

/* ---- Sync and barrier. */

FERRYI_FN ferryi_args ferryi_coll_no_args(ferry_team_t team)
{
    const ferryi_args none = { NULL, NULL, 0, 0, 1, 0, 0, 0, 0, team };
    return none;
}

FERRYI_FN ferry_status ferryi_sync_team(int scope, ferryi_world *w, ferry_call call, ferry_team_t team,
                                        uint64_t timeout)
{
    ferryi_coll c;
    ferryi_args args = ferryi_coll_no_args(team);
    ferry_status status = ferryi_coll_begin(scope, w, &c, call, &args, timeout);
    if (FERRYI_UNLIKELY(status != FERRY_SUCCESS))
        return status;
    return ferryi_coll_end(scope, w, &c, &args, ferryi_coll_meet(scope, w, &c, 0));
}

/* A barrier's quiet; the value is the rest of the barrier's time budget. */
FERRYI_WEAK_FN ferryi_outcome ferryi_barrier_quiet(ferryi_world *w, uint64_t timeout)
{
    ferryi_outcome outcome = { timeout, FERRY_SUCCESS };
    ferryi_spin spin;
    if (FERRYI_UNLIKELY(w->n_pes == 0)) {
        outcome.status = ferryi_access_refuse(w, FERRY_CALL_BARRIER, NULL, 0, 0);
        return outcome;
    }
    int settled = FERRYI_GPU; /* on the host ferryi_quiet_within() finds out */
    FERRYI_ROLLED
    for (uint32_t i = 0; settled && i < w->n_weak; i++)
        settled = ferryi_ring_is_quiet(w, w->weak[i]);
    if (settled) {
        ferryi_fence_acquire(); /* A2 */
        return outcome;
    }
    ferryi_spin_begin(&spin, w, timeout);
    outcome.status = ferryi_quiet_within(w, &spin);
    ferryi_spin_end(w, &spin);
    if (FERRYI_UNLIKELY(outcome.status == FERRY_SUCCESS &&
                        spin.started != 0)) { /* quiet has used a part of the budget */
        uint64_t spent = ferryi_clock_ns() - spin.started;
        outcome.value = spent < spin.budget ? spin.budget - spent : 0;
    }
    return outcome;
}

/* Keeps a barrier whose quiet has timed out in the area, so that no other collective begins before the barrier has
 * ended.  If the area keeps another collective that has not ended, the barrier is refused. */
FERRYI_COLD ferry_status ferryi_barrier_keep(ferryi_world *w, ferry_call call, ferry_team_t team)
{
    const ferryi_coll_progress start = { 0, 0, 0, 0, 0 };
    const ferryi_args none = ferryi_coll_no_args(team);
    ferryi_set set;
    if (!ferryi_set_of(w, team, &set))
        return ferryi_coll_refuse(w, call, none);
    if (set.area->call != FERRY_CALL_NONE) {
        set.area->asked = ferryi_coll_identity_of(&none);
        const ferry_status refused = ferryi_coll_refuse_other(w, set, FERRYI_THREAD, call);
        return refused != FERRY_SUCCESS ? refused : FERRY_ERR_TIMEOUT;
    }
    set.area->terms = ferryi_coll_identity_of(&none);
    set.area->at = start;
    set.area->late = 1;
    set.area->call = (uint32_t)call;
    return FERRY_ERR_TIMEOUT;
}

/* One thread calls this before a barrier's sync; *timeout becomes the rest of the budget.  A kernel that sends no
 * descriptors needs no quiet: the release of each message makes this PE's stores visible to the PE that sees the flag,
 * and every member sees every flag. */
FERRYI_FN ferry_status ferryi_barrier_begin(ferryi_world *w, ferry_call call, ferry_team_t team, uint64_t *timeout)
{
    if (call != FERRY_CALL_BARRIER || (FERRYI_GPU && w->n_weak == 0))
        return FERRY_SUCCESS;
    ferryi_outcome outcome = ferryi_barrier_quiet(w, *timeout);
    *timeout = outcome.value;
    if (FERRYI_UNLIKELY(outcome.status == FERRY_ERR_TIMEOUT))
        return ferryi_barrier_keep(w, call, team);
    return outcome.status;
}

/* ---- Broadcast, fcollect, alltoall. */

/* The root sends to each, and all tell each other that they have come, which travels meanwhile: so no member leaves
 * before all have made the same call. */
FERRYI_FN ferry_status ferryi_broadcast_flat(int scope, ferryi_world *w, ferryi_coll *c, ferryi_coll_delivery part,
                                             int root)
{
    if (c->set.me != root) {
        part.n = 0;
        part.own = NULL;
    }
    return ferryi_coll_exchange(scope, w, c, &part);
}

FERRYI_FN ferry_status ferryi_broadcast(int scope, ferryi_world *w, ferry_team_t team, void *dst, const void *src,
                                        size_t nelems, size_t width, int root, uint64_t timeout)
{
    ferryi_coll c;
    ferryi_args args = { dst, src, nelems, nelems, width, 0, root, 0, 0, team };
    size_t n = nelems * width;
    ferry_status status = ferryi_coll_begin(scope, w, &c, FERRY_CALL_BROADCAST, &args, timeout);
    if (FERRYI_UNLIKELY(status != FERRY_SUCCESS))
        return status;
    const char *own = team >= 0 ? (const char *)args.src : NULL; /* an active set's root keeps its dest */
    const int in_levels = ferryi_coll_is_in_levels(w, &c.set);
    if (in_levels || ferryi_coll_is_in_rounds(w, &c.set) || ferryi_coll_is_pulled(w, &c.set, n)) {
        /* All come with the same call before anything moves: in trees with other roots members might wait in a circle.
         */
        if (c.at.phase == 0) {
            status = ferryi_coll_meet(scope, w, &c, 0);
            if (status != FERRY_SUCCESS)
                return ferryi_coll_end(scope, w, &c, &args, status);
            c.at.phase = 1;
        }
        status = in_levels ? ferryi_levels_broadcast(w, &c, (char *)args.dst, (const char *)args.src, n, root)
                           : ferryi_rounds_broadcast(w, &c, (char *)args.dst, (const char *)args.src, n, root);
        if (status == FERRY_SUCCESS && c.set.me == root && own != NULL)
            ferryi_coll_copy_own(scope, args.dst, own, n);
        return ferryi_coll_end(scope, w, &c, &args, status);
    }
    const ferryi_coll_delivery part = { (char *)args.dst, (const char *)args.src, n, 0, 0, own };
    return ferryi_coll_end(scope, w, &c, &args, ferryi_broadcast_flat(scope, w, &c, part, root));
}

/* Every PE sends n bytes to each member, from sources src_step apart, to dst + n * the sender's index. */
FERRYI_FN ferry_status ferryi_exchange_blocks(int scope, ferryi_world *w, ferry_call call, ferry_team_t team, void *dst,
                                              const void *src, size_t nelems, size_t width, uint64_t timeout)
{
    ferryi_coll c;
    int own_for_each = call == FERRY_CALL_ALLTOALL;
    ferryi_args args = { dst, src, nelems, nelems, width, own_for_each ? 3 : 1, 0, 0, 0, team };
    size_t n = nelems * width, step = own_for_each ? n : 0;
    ferry_status status = ferryi_coll_begin(scope, w, &c, call, &args, timeout);
    if (FERRYI_UNLIKELY(status != FERRY_SUCCESS))
        return status;
    char *mine = (char *)args.dst + (size_t)c.set.me * n;
    const int in_levels = !own_for_each && ferryi_coll_is_in_levels(w, &c.set);
    if (in_levels || (ferryi_coll_is_in_rounds(w, &c.set) && !own_for_each && n <= FERRYI_GATHER_BYTES)) {
        ferryi_coll_copy_own(scope, mine, args.src, n);
        return ferryi_coll_end(scope, w, &c, &args,
                               in_levels ? ferryi_levels_fcollect(w, &c, (char *)args.dst, n)
                                         : ferryi_rounds_gather(w, &c, (char *)args.dst, n));
    }
    const ferryi_coll_delivery part = { mine, (const char *)args.src,
                                        n,    step,
                                        0,    (const char *)args.src + (size_t)c.set.me * step };
    return ferryi_coll_end(scope, w, &c, &args, ferryi_coll_exchange(scope, w, &c, &part));
}

FERRYI_FN ferry_status ferryi_fcollect(int scope, ferryi_world *w, ferry_team_t team, void *dst, const void *src,
                                       size_t nelems, size_t width, uint64_t timeout)
{
    return ferryi_exchange_blocks(scope, w, FERRY_CALL_FCOLLECT, team, dst, src, nelems, width, timeout);
}

FERRYI_FN ferry_status ferryi_alltoall(int scope, ferryi_world *w, ferry_team_t team, void *dst, const void *src,
                                       size_t nelems, size_t width, uint64_t timeout)
{
    return ferryi_exchange_blocks(scope, w, FERRY_CALL_ALLTOALL, team, dst, src, nelems, width, timeout);
}

#endif
