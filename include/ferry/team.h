/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_TEAM_H
#define FERRY_TEAM_H

#include "types.h"

/* Teams: ordered sets of PEs that make collectives together (OpenSHMEM 1.5, 9.3).  A handle is a small integer, valid
 * on the PE that got it, on its host and in its kernels.  Every PE has FERRY_TEAM_WORLD, FERRY_TEAM_NODE (the PEs of
 * its node) and FERRY_TEAM_SHARED (those of them that load and store in each other's heaps).
 *
 * One thread (or warp, or block) of each PE at a time makes a team's collectives; different threads may use different
 * teams at once.  A team takes space at the start of every member's heap, which destroying it returns: a PE may be in
 * some hundred teams at a time (fewer in jobs of very many PEs: all teams take at most 8 MiB or an eighth of
 * FERRY_HEAP_MAX). */

typedef struct ferry_team_config {
    int num_contexts; /* that this PE will create on the team; a hint, stored only */
} ferry_team_config;
#define FERRY_TEAM_NUM_CONTEXTS 1L /* config_mask: config->num_contexts is set */

/* Creates a team of `size` members of the parent: every stride-th from index `start` on. stride may be negative, or 0
 * with one member. config may be NULL; only fields in config_mask are read.  Collective over the parent, with the same
 * arguments on all, or with arguments that make disjoint teams (more than OpenSHMEM allows); returns when all members
 * of the parent have called.  *team: the handle on members of the new team; FERRY_TEAM_INVALID on the parent's others,
 * and on all after a failure.  9.3.7.  The same on all PEs: _ASYMMETRIC (incompatible arguments), _NO_MEMORY (the
 * message has the possible number of teams).  Also _INVALID_ARG (no such parent, or members outside of it), _TIMEOUT
 * (all may repeat the call), _PEER_LOST, _ABORTED. */
FERRY_API FERRYI_CHECKED ferry_status ferry_team_split_strided(ferry_team_t parent, int start, int stride, int size,
                                                               const ferry_team_config *config, long config_mask,
                                                               ferry_team_t *team);

/* Creates two teams on every member of the parent: member i is at x = i % xrange, y = i / xrange; xteam has the members
 * of the same y, yteam those of the same x.  The last xteam is shorter when xrange does not divide the parent's size.
 * 9.3.8.  Else as above. */
FERRY_API FERRYI_CHECKED ferry_status ferry_team_split_2d(ferry_team_t parent, int xrange,
                                                          const ferry_team_config *xconfig, long xmask,
                                                          ferry_team_t *xteam, const ferry_team_config *yconfig,
                                                          long ymask, ferry_team_t *yteam);

/* Creates a team of pes[n], numbers in the world, each once, in this order, the caller among them.  Collective over
 * exactly these: other PEs need not call or live.  So survivors of a PE's death go on: each calls ferry_failure_ack(),
 * without which a barrier still reports operations to the dead, then lists the PEs that ferry_peer_state() reports
 * alive and calls this.  A PE that had missed a death gets _PEER_LOST or _TIMEOUT, makes a new list and calls again.
 * Extension.  Statuses as above; also _INVALID_PE. */
FERRY_API FERRYI_CHECKED ferry_status ferry_team_from_list(const int *pes, int n, const ferry_team_config *config,
                                                           long config_mask, ferry_team_t *team);

/* Creates a team of n PEs that share a key instead of a list: each gives the same key and n, and its own index in the
 * team.  Collective over exactly these, one thread of a PE at a time; the key may serve again after the call.
 * Extension.  Statuses as of ferry_team_from_list; also _INVALID_ARG (an index outside of 0 to n - 1, two PEs of one
 * index, PEs that give different n), and _TIMEOUT when fewer than n PEs have come; _PEER_LOST
 * after any death that ferry_failure_ack() has not accepted. */
FERRY_API FERRYI_CHECKED ferry_status ferry_team_from_key(uint64_t key, int n, int index,
                                                          const ferry_team_config *config, long config_mask,
                                                          ferry_team_t *team);

/* Destroys the team and returns its space.  Collective over its members, after all their calls on it; a sync of the
 * team when all of them live.  Later uses of the handle are refused.  FERRY_TEAM_INVALID is ignored.  9.3.9.
 * _INVALID_ARG (no such team, or a predefined one). */
FERRY_API FERRYI_CHECKED ferry_status ferry_team_destroy(ferry_team_t team);

/* Gives up the collectives of the team that some members have begun and not ended, so that the next ones begin anew:
 * for a program that goes on after a timeout without repeating the call, which is refused its other collectives until
 * then. Collective over the members, after all their calls on the team in kernels and streams.  What a member was in
 * has undefined results, there and where it had ended.  A member that has died: _PEER_LOST on all that live, at once,
 * as from the calls that make teams.  For the world this is also for active sets.  Extension.  _SUCCESS, _TIMEOUT (all
 * may repeat the call), _PEER_LOST, _ABORTED, _INVALID_ARG (no such team), _NOT_INITIALIZED. */
FERRY_API FERRYI_CHECKED ferry_status ferry_team_resync(ferry_team_t team);

/* The config with which the team was created.  9.3.6.  _INVALID_ARG. */
FERRY_API FERRYI_CHECKED ferry_status ferry_team_get_config(ferry_team_t team, long config_mask,
                                                            ferry_team_config *config);

/* This PE's index in the team, its number of members; -1 when there is no such team.  9.3.3, 9.3.4. */
FERRY_BOTH(int, ferry_team_my_pe, (ferry_team_t team))
FERRY_BOTH(int, ferry_team_n_pes, (ferry_team_t team))
/* The index in `to` of member pe of `from`; -1 when it is not a member of both, or a team does not exist.  9.3.5. */
FERRY_BOTH(int, ferry_team_translate_pe, (ferry_team_t from, int pe, ferry_team_t to))

/* An active set of the deprecated collectives: pe_size PEs, every pe_stride-th from pe_start on, without creating a
 * team.  Every collective takes the value in place of a team, on the host and in kernels; roots and blocks count by
 * index in the set; other PEs do not call.  Two PEs must make their common calls on active sets and on the world in the
 * same order, one thread at a time.  Surprise: a broadcast on an active set does not write the root's own dest
 * (OpenSHMEM 1.4, 9.8.5).  FERRY_TEAM_INVALID for impossible numbers (above 1023 or negative); the collective refuses
 * PEs that do not exist.  When any PE of the job has died, collectives on active sets of two or more PEs return
 * FERRY_ERR_PEER_LOST, since they share the world's state, which the death left incomplete: use a team of the remaining
 * PEs (ferry_team_from_list). */
FERRYI_INLINE ferry_team_t ferry_active_set(int pe_start, int pe_stride, int pe_size)
{
    unsigned start = (unsigned)pe_start, stride = (unsigned)pe_stride, last = (unsigned)pe_size - 1;
    if (start > 1023 || stride > 1023 || last > 1023)
        return FERRY_TEAM_INVALID;
    return (ferry_team_t)(0x80000000u | start << 20 | stride << 10 | last);
}

#endif
