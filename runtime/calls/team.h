/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef RUNTIME_TEAM_H
#define RUNTIME_TEAM_H

#include "runtime/state/consensus.h"

/* How the members of a new team agree on it: team.c checks arguments, team_agree.c runs the agreement. */

/* The members of a new team; the table takes over the allocated list. */
typedef struct ferryi_team_shape {
    int32_t n, me, start, stride;
    int32_t contexts;
    int32_t *list; /* NULL: start and stride */
} ferryi_team_shape;

#define FERRYI_TEAM_AXES 2
typedef struct ferryi_team_request {
    ferryi_pe *pe;
    int n_axes;                                /* teams that this PE may join: 1, or the two of split_2d */
    ferryi_team_shape shape[FERRYI_TEAM_AXES]; /* n == 0: not in this team */
    int32_t handle[FERRYI_TEAM_AXES];
    uint32_t area[FERRYI_TEAM_AXES];
    int held;                /* areas taken for this request */
    uint64_t digest;         /* of the arguments, which must be the same on all */
    int first, stride, size; /* of split_strided, in the parent's numbers */
    ferry_status own;        /* of this PE's part: a failure enters the agreement and ends it on all */
    ferry_status status; /* why it was refused, the same on all; FERRY_SUCCESS: another thread was faster, try again */
    int culprit;         /* the PE whose part failed; -2: several, -1: none */
} ferryi_team_request;

/* Gives the area, zeroed, to a team. */
ferry_status ferryi_team_area_take(ferryi_pe *pe, uint32_t area, const ferryi_team_shape *s, int32_t handle);
void ferryi_team_area_return(ferryi_pe *pe, uint32_t area);

/* Collective over m->pes, also for a PE whose own part has failed (r->own).  Success: the handles are valid on every
 * member; a failure is the same on all. may_differ: different arguments return _ASYMMETRIC without an error message. */
ferry_status ferryi_teams_agree(ferryi_team_request *r, ferryi_meeting *m, int may_differ);

/* *fit: whether the teams that the members of m->pes request are compatible, the same on all; me is this PE's index. */
ferry_status ferryi_teams_fit(const ferryi_team_request *r, const ferryi_meeting *m, int me, int *fit);

/* The index of pe among the `size` PEs first, first + stride, ...; -1: none. */
static inline int ferryi_team_index_of(int pe, int first, int stride, int size)
{
    int k = stride != 0 ? (pe - first) / stride : 0;
    return k >= 0 && k < size && first + k * stride == pe ? k : -1;
}

/* Takes away what the team's collectives have left in the area of every member.  m: the meeting of these. */
ferry_status ferryi_team_area_clean(ferryi_pe *pe, ferryi_area *area, ferryi_meeting *m);
/* Places the areas of teams, in world, at the front of the heap, and the notes of MoE objects after them, where
 * heap.rings begins. */
ferry_status ferryi_teams_place(ferryi_pe *pe);
/* Makes the predefined teams, after paths are known and before the program's first call. */
ferry_status ferryi_teams_create(ferryi_pe *pe);
void ferryi_teams_destroy(ferryi_pe *pe);

#endif
