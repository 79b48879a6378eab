/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef RUNTIME_COMM_HOST_H
#define RUNTIME_COMM_HOST_H

#include "ferry/detail/comm/comm.h"

/* Communicators where heaps are in host memory.  A call is a collective of the team: it meets, repeats and refuses as
 * those of ferry/coll.h do (device/collectives). */

/* Of the symmetric memory that a communicator of so many members has on each PE.  far: 1: some of them do not load from
 * some others. */
size_t ferryi_comm_host_bytes(int far, int n_members);

/* What the parts before part k have: sizes[i] each, or `each` where sizes is NULL. */
static inline size_t ferryi_comm_before(const size_t *sizes, size_t each, int k)
{
    size_t n = 0;
    if (sizes == NULL)
        return each * (size_t)k;
    for (int i = 0; i < k; i++)
        n += sizes[i];
    return n;
}

/* Runs the call on this thread.  terms: type | op << 8.  sizes[n]: the bytes of each member's part, of which x->bytes
 * is the largest; NULL: each has x->bytes.  May be repeated after a timeout, with the same operands. */
ferry_status ferryi_comm_host_run(ferry_team_t team, void *arena, int far, ferry_call call,
                                  const ferryi_comm_exchange *x, const size_t *sizes, uint32_t terms);

/* to = from[0] op from[1] ..., `bytes` of each, of whole elements: in the order of the sources, halves and bytes as
 * floats that are rounded once.  `to` may be one of the sources, but overlaps none otherwise. */
void ferryi_comm_fold_rows(uint32_t terms, char *to, const char *const *from, int n, size_t bytes);

#endif
