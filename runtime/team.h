/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef RUNTIME_TEAM_H
#define RUNTIME_TEAM_H

#include "runtime/meet.h"

/* How the members of a team to be agree on one: team.c asks, team_agree.c does it. */

/* The members of a team to be; a list is allocated and becomes the table's. */
typedef struct ferryi_team_shape {
    int32_t n, me, start, stride;
    int32_t contexts;
    int32_t *list; /* NULL: start and stride */
} ferryi_team_shape;

#define FERRYI_TEAM_AXES 2
typedef struct ferryi_team_request {
    ferryi_pe *pe;
    int n_axes;                                /* teams that this PE may get: 1, or the two of split_2d */
    ferryi_team_shape shape[FERRYI_TEAM_AXES]; /* n == 0: it is in none */
    int32_t handle[FERRYI_TEAM_AXES];
    uint32_t area[FERRYI_TEAM_AXES];
    int held;                /* areas that are taken for this request */
    uint64_t digest;         /* of the arguments, which all must give */
    int first, stride, size; /* of split_strided, in the parent's numbers */
    ferry_status status;     /* why it was refused, alike on all; FERRY_SUCCESS: another thread was faster, try again */
} ferryi_team_request;

/* Gives the area to a team, with everything as if nobody had ever used it. */
ferry_status ferryi_team_area_take(ferryi_pe *pe, uint32_t area, const ferryi_team_shape *s, int32_t handle);
void ferryi_team_area_return(ferryi_pe *pe, uint32_t area);

/* Collective over m->pes.  On success the handles are good on every member.  may_differ: different arguments are no
 * error yet. */
ferry_status ferryi_teams_agree(ferryi_team_request *r, ferryi_meeting *m, int may_differ);

/* *fit: whether the teams that the members of m->pes name fit together, alike on all; me is this one's index there. */
ferry_status ferryi_teams_fit(const ferryi_team_request *r, const ferryi_meeting *m, int me, int *fit);

/* Digests of arguments. */
static inline uint64_t ferryi_team_mix(uint64_t hash, int64_t value)
{
    hash = (hash ^ (uint64_t)value) * 0x9e3779b97f4a7c15u;
    return hash ^ hash >> 29;
}

/* Which one of the `size` PEs first, first + stride ... this is; -1: none. */
static inline int ferryi_team_place_of(int pe, int first, int stride, int size)
{
    int k = stride != 0 ? (pe - first) / stride : 0;
    return k >= 0 && k < size && first + k * stride == pe ? k : -1;
}

#endif
