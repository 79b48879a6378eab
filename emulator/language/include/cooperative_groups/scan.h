/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRYI_EMU_COOPERATIVE_GROUPS_SCAN_H
#define FERRYI_EMU_COOPERATIVE_GROUPS_SCAN_H

#include "reduce.h"

/* Scans over a tile. */
namespace cooperative_groups
{
template <unsigned N, class Parent, class T, class Op>
inline T inclusive_scan(const thread_block_tile<N, Parent> &tile, T v, Op op, FERRYI_EMU_CALLER)
{
    for (unsigned step = 1; step < N; step *= 2) {
        const T before = tile.shfl_up(v, step, file, line);
        v = tile.thread_rank() >= step ? op(before, v) : v;
    }
    return v;
}
template <unsigned N, class Parent, class T>
inline T inclusive_scan(const thread_block_tile<N, Parent> &tile, T v, FERRYI_EMU_CALLER)
{
    return inclusive_scan(tile, v, plus<T>(), file, line);
}
template <unsigned N, class Parent, class T, class Op>
inline T exclusive_scan(const thread_block_tile<N, Parent> &tile, T v, Op op, FERRYI_EMU_CALLER)
{
    const T before = tile.shfl_up(inclusive_scan(tile, v, op, file, line), 1, file, line);
    return tile.thread_rank() == 0 ? T() : before;
}
template <unsigned N, class Parent, class T>
inline T exclusive_scan(const thread_block_tile<N, Parent> &tile, T v, FERRYI_EMU_CALLER)
{
    return exclusive_scan(tile, v, plus<T>(), file, line);
}
} // namespace cooperative_groups

#endif
