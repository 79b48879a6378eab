/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRYI_EMU_COOPERATIVE_GROUPS_REDUCE_H
#define FERRYI_EMU_COOPERATIVE_GROUPS_REDUCE_H

#include "../cooperative_groups.h"

/* Reductions over a tile: every thread gets the result. */
namespace cooperative_groups
{
#define FERRYI_EMU_OPERATION(NAME, EXPRESSION)                                                                         \
    template <class T>                                                                                                 \
    struct NAME {                                                                                                      \
        T operator()(T a, T b) const { return (T)(EXPRESSION); }                                                       \
    };
FERRYI_EMU_OPERATION(plus, a + b)
FERRYI_EMU_OPERATION(less, b < a ? b : a)
FERRYI_EMU_OPERATION(greater, a < b ? b : a)
FERRYI_EMU_OPERATION(bit_and, a &b)
FERRYI_EMU_OPERATION(bit_or, a | b)
FERRYI_EMU_OPERATION(bit_xor, a ^ b)
#undef FERRYI_EMU_OPERATION

template <unsigned N, class Parent, class T, class Op>
inline T reduce(const thread_block_tile<N, Parent> &tile, T v, Op op, FERRYI_EMU_CALLER)
{
    for (unsigned step = 1; step < N; step *= 2)
        v = op(v, tile.shfl_xor(v, step, file, line));
    return v;
}
template <class T, class Op>
inline T reduce(const coalesced_group &, T v, Op)
{
    return v;
}
} // namespace cooperative_groups

#endif
