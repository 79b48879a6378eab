/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_TEAM_H
#define FERRY_TEAM_H

#include "types.h"

/* Teams: ordered sets of PEs that make collectives together (OpenSHMEM 1.5, 9.3).  A handle is a small integer, good on
 * the PE that got it, on the host and in its kernels.  Every PE has FERRY_TEAM_WORLD, FERRY_TEAM_NODE (the PEs of its
 * node) and FERRY_TEAM_SHARED (those of them that reach each other's heaps by loads and stores).
 *
 * A team's collectives are one thread's (or warp's, or block's) of each PE at a time; different teams may be used by
 * different threads at once.  A team takes room at the start of every member's heap: some hundred may be alive at a
 * time on a PE (fewer in a job of very many PEs: 8 MiB or an eighth of FERRY_HEAP_MAX is what they may take), and
 * destruction gives the room back. */

typedef struct ferry_team_config {
    int num_contexts; /* that this PE wants to make of the team; a hint that is kept */
} ferry_team_config;
#define FERRY_TEAM_NUM_CONTEXTS 1L /* config_mask: config->num_contexts is set */

/* New team of every stride-th of `size` members of the parent, from index `start` on.  stride may be negative, or 0
 * with one member.  Collective over the parent with the same arguments, or with different ones that make teams of which
 * no member is in another's (more than OpenSHMEM allows); ends when all members of the parent have called.  *team: the
 * handle on the new team's members, FERRY_TEAM_INVALID on the parent's others, and on all when it failed. config may be
 * NULL; only what config_mask names is read.  9.3.7. Alike on all: _ASYMMETRIC (arguments that do not fit together),
 * _NO_MEMORY (the message says how many teams there may be); _INVALID_ARG (parent, or members that the parent has not),
 * _TIMEOUT, _PEER_LOST, _ABORTED.  After a _TIMEOUT the same call may be made again by all. */
FERRY_API ferry_status ferry_team_split_strided(ferry_team_t parent, int start, int stride, int size,
                                                const ferry_team_config *config, long config_mask, ferry_team_t *team);

/* Two new teams on every member of the parent: member i is at x = i % xrange, y = i / xrange; xteam has those of the
 * same y, yteam those of the same x.  The last xteam is shorter when xrange does not divide the parent.  9.3.8.  As
 * above. */
FERRY_API ferry_status ferry_team_split_2d(ferry_team_t parent, int xrange, const ferry_team_config *xconfig,
                                           long xmask, ferry_team_t *xteam, const ferry_team_config *yconfig,
                                           long ymask, ferry_team_t *yteam);

/* New team of pes[n], numbers in the world, each once, in this order, the caller among them.  Collective over exactly
 * these: no other PE needs to be there, or alive.  So the survivors of a PE's death go on: each takes the PEs that
 * ferry_peer_state() calls alive, and calls this; whoever had missed a death gets _PEER_LOST or _TIMEOUT, looks again,
 * and calls again.  ferry_failure_ack() first: without it a barrier still speaks of what was on its way to the dead.
 * Extension.  As above; also _INVALID_PE. */
FERRY_API ferry_status ferry_team_from_list(const int *pes, int n, const ferry_team_config *config, long config_mask,
                                            ferry_team_t *team);

/* Returns the team's room.  Collective over its members, who must have ended all its calls; a sync of the team when all
 * of them live.  The handle is refused from now on.  FERRY_TEAM_INVALID is ignored.  9.3.9.
 * _INVALID_ARG (no such team, or a predefined one). */
FERRY_API ferry_status ferry_team_destroy(ferry_team_t team);

/* What the team was made with.  9.3.6.  _INVALID_ARG. */
FERRY_API ferry_status ferry_team_get_config(ferry_team_t team, long config_mask, ferry_team_config *config);

/* This PE's index in the team, its number of members; -1 when there is no such team.  9.3.3, 9.3.4. */
FERRY_BOTH(int, ferry_team_my_pe, (ferry_team_t team))
FERRY_BOTH(int, ferry_team_n_pes, (ferry_team_t team))
/* The index in `to` of member pe of `from`; -1 when it is not there, or either team is not.  9.3.5. */
FERRY_BOTH(int, ferry_team_translate_pe, (ferry_team_t from, int pe, ferry_team_t to))

/* An active set, as the deprecated forms of collectives have it: pe_size PEs, from pe_start on, every pe_stride-th,
 * with no team to make or to destroy.  The value may be given to any collective in place of a team, on the host and in
 * kernels; roots and blocks count by place in the set; PEs that are not in it do not call.  Two PEs must make their
 * common calls on active sets and on the world in the same order, one thread at a time.  Surprise: a broadcast on an
 * active set leaves the root's own dest alone (OpenSHMEM 1.4, 9.8.5).  FERRY_TEAM_INVALID for numbers that cannot be
 * one (above 1023 or negative); PEs that are not there are refused when it is used. */
FERRYI_INLINE ferry_team_t ferry_active_set(int pe_start, int pe_stride, int pe_size)
{
    unsigned start = (unsigned)pe_start, stride = (unsigned)pe_stride, last = (unsigned)pe_size - 1;
    if (start > 1023 || stride > 1023 || last > 1023)
        return FERRY_TEAM_INVALID;
    return (ferry_team_t)(0x80000000u | start << 20 | stride << 10 | last);
}

#endif
