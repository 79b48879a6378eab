/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_DETAIL_COLLECTIVES_COLL_GPU_FUNCS_H
#define FERRY_DETAIL_COLLECTIVES_COLL_GPU_FUNCS_H

#include "coll__funcs.h"

/* The kernels' part of collectives; coll_host__funcs.h has the host's part. */

/* Whether members may have any path; otherwise all are loaded and stored directly.  The result is a constant, so a
 * direct scope compiles no code for other paths. */
FERRYI_FN int ferryi_coll_is_routed(int scope)
{
    return (scope & FERRYI_ROUTED) != 0;
}

/* Whether every member's memory is loaded and stored directly, without statistics.  All threads of a scope get the same
 * answer, since the death of a PE does not change it. */
FERRYI_COLD int ferryi_set_looks_direct(const ferryi_world *w, ferryi_set set)
{
    int direct = 1;
    FERRYI_ROLLED
    for (int i = 0; i < set.n && direct; i++)
        direct = ferryi_mask_has_pe(w->kernel.direct_pes, ferryi_set_pe(&set, i));
    return direct;
}
FERRYI_FN int ferryi_team_is_direct(const ferryi_world *w, ferry_team_t team)
{
    ferryi_set set;
    return FERRYI_LIKELY(w->kernel.all_direct) || (ferryi_set_of(w, team, &set) && ferryi_set_looks_direct(w, set));
}

/* A wait's work between bursts of polls, out of line, since in line it would cost every kernel registers.  The call
 * puts the spin into memory, and stores to the stack delay each release, so scopes whose members are all direct do not
 * make it.  These scopes need no descriptors: direct members send none, and the service applies the descriptors of
 * others. */
FERRYI_COLD ferry_status ferryi_coll_after_few(ferryi_world *w, ferryi_spin *spin, int pe)
{
    return ferryi_spin_after_burst(w, spin, pe);
}
FERRYI_FN uint32_t ferryi_coll_burst(int scope, const ferryi_world *w)
{
    return ferryi_coll_is_routed(scope) ? ferryi_spin_burst(w) : FERRYI_POLLS_PER_LOOK;
}
FERRYI_FN ferry_status ferryi_coll_after_burst(int scope, ferryi_world *w, ferryi_spin *spin, int pe)
{
    return ferryi_coll_is_routed(scope) ? ferryi_coll_after_few(w, spin, pe) : ferryi_spin_look(w, spin, pe);
}

/* One step of a wait in the end of a call that differs between members.  The service applies the descriptors that come
 * in meanwhile: doing it here would cost every kernel registers. */
FERRYI_FN ferry_status ferryi_coll_ending_step(ferryi_world *w, ferryi_spin *spin, int pe)
{
    ferryi_relax();
    return ferryi_spin_look(w, spin, pe);
}

/* Stores a word at pe, behind this PE's earlier stores and descriptors.  A descriptor stores it twice, as data and as a
 * signal.
 */
FERRYI_FN ferry_status ferryi_coll_ending_send(ferryi_world *w, ferryi_spin *spin, ferry_call call, uint64_t *to,
                                               uint64_t value, int pe, uint32_t route)
{
    uint64_t ticket;
    (void)call;
    if (!ferryi_path_is_ring_only(route)) {
        ferryi_st_release_u64((uint64_t *)ferryi_peer_addr(w, to, pe), value); /* R3 */
        return FERRY_SUCCESS;
    }
    ferryi_fence_release(); /* R3, R0 */
    while (!ferryi_ring_try_claim(w, &w->out[pe], 0, &ticket)) {
        const ferry_status status = ferryi_coll_ending_step(w, spin, pe);
        if (status != FERRY_SUCCESS)
            return status;
    }
    ferryi_descriptor_store_u64(ferryi_ring_slot(w, pe, ticket), ticket, 1, value);
    ferryi_ring_post(w, pe, ticket, FERRYI_OP_SET | FERRYI_DESCRIPTOR_WIDE, ferryi_request_offset(w, to));
    return FERRY_SUCCESS;
}

/* ---- Kernels use flat collectives for any number of members (choice__funcs.h), so no other algorithm is ever called.
 */

template <typename... PARAMETERS>
FERRYI_FN int ferryi_coll_no(PARAMETERS...)
{
    return 0;
}
template <typename... PARAMETERS>
FERRYI_FN ferry_status ferryi_coll_never(PARAMETERS...)
{
    return FERRY_SUCCESS;
}
#define ferryi_coll_is_in_rounds ferryi_coll_no
#define ferryi_coll_is_pulled ferryi_coll_no
#define ferryi_coll_is_in_levels ferryi_coll_no
#define ferryi_coll_collects_in_levels ferryi_coll_no
#define ferryi_levels_reduce ferryi_coll_no
#define ferryi_levels_meet ferryi_coll_never
#define ferryi_levels_broadcast ferryi_coll_never
#define ferryi_levels_fcollect ferryi_coll_never
#define ferryi_levels_count ferryi_coll_never
#define ferryi_levels_collect ferryi_coll_never
#define ferryi_rounds_meet ferryi_coll_never
#define ferryi_rounds_broadcast ferryi_coll_never
#define ferryi_rounds_gather ferryi_coll_never
#define ferryi_rounds_count ferryi_coll_never
#define ferryi_rounds_fold ferryi_coll_never
#define FERRYI_FOLD_ALL 1 /* as in coll_host__funcs.h */
#define FERRYI_FOLD_BEFORE 2

FERRYI_FN void ferryi_coll_flags_stored(ferryi_world *w, const ferryi_coll *c)
{
    (void)w;
    (void)c;
}

#endif
