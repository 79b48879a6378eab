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

/* Out of line, since a wait's work beside polling would cost registers; the spin is then in memory.  Scopes whose
 * members are all direct avoid this call: stores to the stack would delay each release.  There the service applies
 * inbound records meanwhile, and a direct member's message is no record. */
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

/* ---- Kernels use flat collectives for any number of members (choice__funcs.h). */

FERRYI_FN int ferryi_coll_is_wide(const ferryi_world *, const ferryi_set *)
{
    return 0;
}
FERRYI_FN int ferryi_coll_is_pulled(const ferryi_world *, const ferryi_set *, size_t)
{
    return 0;
}
FERRYI_FN int ferryi_coll_is_in_levels(const ferryi_world *, const ferryi_set *)
{
    return 0;
}
FERRYI_FN ferry_status ferryi_levels_meet(ferryi_world *, ferryi_coll *)
{
    return FERRY_SUCCESS;
}
FERRYI_FN ferry_status ferryi_levels_broadcast(ferryi_world *, ferryi_coll *, char *, const char *, size_t, int)
{
    return FERRY_SUCCESS;
}
FERRYI_FN ferry_status ferryi_levels_fcollect(ferryi_world *, ferryi_coll *, char *, size_t)
{
    return FERRY_SUCCESS;
}
FERRYI_FN int ferryi_coll_collects_in_levels(const ferryi_world *, const ferryi_set *)
{
    return 0;
}
FERRYI_FN ferry_status ferryi_levels_count(ferryi_world *, ferryi_coll *, uint64_t)
{
    return FERRY_SUCCESS;
}
FERRYI_FN ferry_status ferryi_levels_collect(ferryi_world *, ferryi_coll *, char *, size_t)
{
    return FERRY_SUCCESS;
}
FERRYI_FN int ferryi_levels_reduce(ferryi_world *, ferryi_coll *, char *, const char *, size_t, size_t, ferryi_fold,
                                   ferry_status *)
{
    return 0;
}
FERRYI_FN ferry_status ferryi_wide_meet(ferryi_world *, ferryi_coll *)
{
    return FERRY_SUCCESS;
}
FERRYI_FN ferry_status ferryi_wide_broadcast(ferryi_world *, ferryi_coll *, char *, const char *, size_t, int)
{
    return FERRY_SUCCESS;
}
FERRYI_FN ferry_status ferryi_wide_gather(ferryi_world *, ferryi_coll *, char *, size_t)
{
    return FERRY_SUCCESS;
}
FERRYI_FN ferry_status ferryi_wide_count(ferryi_world *, ferryi_coll *, uint64_t)
{
    return FERRY_SUCCESS;
}
/* Wanted results of a fold of every PE's n bytes at src.  Scratch gets the fold of all members, and n bytes behind it
 * the fold of the members before this PE. */
#define FERRYI_FOLD_ALL 1
#define FERRYI_FOLD_BEFORE 2
FERRYI_FN ferry_status ferryi_wide_fold(ferryi_world *, ferryi_coll *, const void *, size_t, size_t, int, ferryi_fold)
{
    return FERRY_SUCCESS;
}

#endif
