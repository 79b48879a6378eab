/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_TEAM_H
#define FERRY_TEAM_H

#include "types.h"

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
