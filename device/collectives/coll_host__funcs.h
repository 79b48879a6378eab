/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_DETAIL_COLLECTIVES_COLL_HOST_FUNCS_H
#define FERRY_DETAIL_COLLECTIVES_COLL_HOST_FUNCS_H

#include "coll__funcs.h"

/* The host's part of collectives; coll_gpu__funcs.h has the kernels' part. */

/* Whether members may have any path: always. */
FERRYI_FN int ferryi_coll_is_routed(int scope)
{
    (void)scope;
    return 1;
}

FERRYI_FN uint32_t ferryi_coll_burst(int scope, const ferryi_world *w)
{
    (void)scope;
    return ferryi_spin_burst(w);
}
FERRYI_FN ferry_status ferryi_coll_after_burst(int scope, ferryi_world *w, ferryi_spin *spin, int pe)
{
    (void)scope;
    return ferryi_spin_after_burst(w, spin, pe);
}

/* One step of a wait in the end of a call that differs between members. */
FERRYI_FN ferry_status ferryi_coll_ending_step(ferryi_world *w, ferryi_spin *spin, int pe)
{
    return ferryi_spin_step(w, spin, pe);
}

/* Stores a word at pe, behind this PE's earlier stores and descriptors. */
FERRYI_FN ferry_status ferryi_coll_ending_send(ferryi_world *w, ferryi_spin *spin, ferry_call call, uint64_t *to,
                                               uint64_t value, int pe, uint32_t route)
{
    ferry_status status = ferryi_signal_behind(w, spin, call, to, value, FERRY_SIGNAL_SET, pe, route);
    ferryi_stored(w, to, sizeof(*to), pe);
    return status;
}

/* This PE has stored its flags at the members: one fence for all. */
FERRYI_COLD void ferryi_coll_notify(ferryi_world *w, const ferryi_coll *c)
{
    ferryi_fence_full(); /* W0 */
    for (int i = 0; i < c->set.n; i++)
        ferryi_sleeper_look(w, ferryi_area_flag(c->set.area, w->my_pe), sizeof(uint64_t), ferryi_set_pe(&c->set, i));
}
FERRYI_FN void ferryi_coll_flags_stored(ferryi_world *w, const ferryi_coll *c)
{
    if (FERRYI_UNLIKELY(w->host.sleepers != NULL))
        ferryi_coll_notify(w, c);
}

/* ---- Many members go in rounds, many bytes are pulled, and members of several nodes go in two levels: choice__funcs.h
 * has the limits.  FERRY_TEST=coll moves the limit of members and the radix; UINT32_MAX: everything is flat. */

FERRYI_FN int ferryi_coll_is_in_rounds(const ferryi_world *w, const ferryi_set *set)
{
    return (int)FERRYI_UNLIKELY((uint32_t)set->n > w->host.coll_flat);
}
FERRYI_FN int ferryi_coll_is_pulled(const ferryi_world *w, const ferryi_set *set, size_t bytes)
{
    return bytes > FERRYI_PULL_BYTES && set->n > 2 && w->host.coll_flat != UINT32_MAX;
}
/* Whether some members share a node and some do not (levels.c). */
int ferryi_levels_are_two(const ferryi_world *w, const ferryi_set *set);
FERRYI_FN int ferryi_coll_is_in_levels(const ferryi_world *w, const ferryi_set *set)
{
    return FERRYI_UNLIKELY(w->host.node != NULL) && ferryi_levels_are_two(w, set);
}

/* The algorithms for members on several nodes (levels.c). */
ferry_status ferryi_levels_meet(ferryi_world *w, ferryi_coll *c);
ferry_status ferryi_levels_broadcast(ferryi_world *w, ferryi_coll *c, char *dst, const char *src, size_t n, int root);
/* dst holds this PE's block already. */
ferry_status ferryi_levels_fcollect(ferryi_world *w, ferryi_coll *c, char *dst, size_t n);
/* collect goes in two levels: _count leaves the counts of all members in scratch, where _collect finds them. */
int ferryi_levels_collect_fits(const ferryi_world *w, const ferryi_set *set);
FERRYI_FN int ferryi_coll_collects_in_levels(const ferryi_world *w, const ferryi_set *set)
{
    return FERRYI_UNLIKELY(w->host.node != NULL) && ferryi_levels_collect_fits(w, set);
}
ferry_status ferryi_levels_count(ferryi_world *w, ferryi_coll *c, uint64_t mine);
ferry_status ferryi_levels_collect(ferryi_world *w, ferryi_coll *c, char *dst, size_t width);
/* 0: nothing was done, since one level is better.  That depends on the set, the sizes and dst == src alone. */
int ferryi_levels_reduce(ferryi_world *w, ferryi_coll *c, char *dst, const char *src, size_t width, size_t nelems,
                         ferryi_fold fold, ferry_status *status);

/* The algorithms for many members (rounds.c). */
ferry_status ferryi_rounds_meet(ferryi_world *w, ferryi_coll *c);
ferry_status ferryi_rounds_broadcast(ferryi_world *w, ferryi_coll *c, char *dst, const char *src, size_t n, int root);
/* dst holds this PE's block already. */
ferry_status ferryi_rounds_gather(ferryi_world *w, ferryi_coll *c, char *dst, size_t n);
/* Leaves in scratch the sum of all counts, and behind it that of the members before this one. */
ferry_status ferryi_rounds_count(ferryi_world *w, ferryi_coll *c, uint64_t mine);
/* Wanted results of a fold of every PE's n bytes at src.  Scratch gets the fold of all members, and n bytes behind it
 * the fold of the members before this PE. */
#define FERRYI_FOLD_ALL 1
#define FERRYI_FOLD_BEFORE 2
ferry_status ferryi_rounds_fold(ferryi_world *w, ferryi_coll *c, const void *src, size_t n, size_t nelems, int wants,
                                ferryi_fold fold);

#endif
