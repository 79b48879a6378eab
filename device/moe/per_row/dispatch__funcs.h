/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_DETAIL_MOE_PER_ROW_DISPATCH_FUNCS_H
#define FERRY_DETAIL_MOE_PER_ROW_DISPATCH_FUNCS_H

#include "receive__funcs.h"
#include "send__funcs.h"

/* Dispatch of a small round (moe.h).  The first block announces the round, lists what arrives and waits for it;
 * the others send a token each, or several, and then place rows: listed ones, or by what they read themselves.  A
 * kernel of one block does both in turn. */

FERRYI_NOINLINE void ferryi_moe_small_place(const ferryi_moe_args *a, uint32_t block, uint32_t n_blocks, int awaited)
{
    ferryi_moe_output_place_rows_as(a, block, n_blocks, awaited);
}

/* The receiving half, by all blocks of the kernel, with PLACE if it is one of the stages.  When rows were dropped, or a
 * block has left some, the last block places all that is listed, and lists it again first if nobody waited for all. */
FERRYI_FN void ferryi_moe_small_take(const ferryi_moe_args *a, ferryi_moe_shared *s, uint64_t generation,
                                     const int layouts)
{
    const uint32_t block = FERRYI_MOE_BLOCK, n_blocks = FERRYI_MOE_BLOCKS;
    const int placing = layouts && (a->request.stages & FERRY_MOE_PLACE) != 0;
    const int alone = placing && ferryi_moe_small_is_alone(a, generation);
    uint32_t last = 0;
    int again = 0;
    uint32_t *finished = &a->scratch.grid->finished;
    if (block == 0) {
        again = ferryi_moe_small_receive(a, s, generation, placing, alone) || n_blocks == 1;
    } else if (alone) { /* those that do not send are first */
        again = !ferryi_moe_small_place_alone(a, s, generation, n_blocks - 1 - block, n_blocks - 1);
    } else if (placing) {
        if (ferryi_moe_first_block_await(a, &a->scratch.grid->listed))
            ferryi_moe_small_place(a, block - 1, n_blocks - 1, 1);
        else if (FERRYI_MOE_RANK == 0)
            ferryi_st_relaxed_u32(&a->scratch.result->stuck, 1);
    }
    if (!placing && block == 0 && FERRYI_MOE_RANK == 0)
        ferryi_moe_report_write(a, 2 * generation, 1);
    if (!placing)
        return;
    FERRYI_MOE_SYNC();
    if (FERRYI_MOE_RANK == 0) {
        if (block == 0 && !again && ferryi_ld_acquire_u32(finished) == n_blocks - 1) { /* A: the others are done */
            ferryi_st_relaxed_u32(finished, 0);
            last = 1;
        } else {
            ferryi_fence_release_here(); /* R of the last block's acquire, for what this block has placed and listed */
            last = ferryi_moe_block_is_last(finished, again, 1);
        }
    }
    if (FERRYI_UNLIKELY(FERRYI_MOE_ANY(last == FERRYI_MOE_DOUBT))) {
        if (alone)
            ferryi_moe_small_receive_again(a, s, generation);
        ferryi_moe_small_place(a, 0, 1, 0);
    }
    if (last != 0)
        ferryi_moe_report_write(a, 2 * generation, last == 1);
}

/* layouts: not by source, whose kernel is smaller so.  A kernel that runs now and then has to fetch its code. */
FERRYI_FN void ferryi_moe_dispatch_small_as(const ferryi_moe_args *a, const int layouts)
{
    FERRYI_MOE_SHARED ferryi_moe_shared shared;
    const uint64_t generation = ferryi_moe_round_generation(&a->scratch);
    if ((a->request.stages & FERRY_MOE_DISPATCH_SEND) != 0 && !ferryi_moe_small_send(a, &shared, generation))
        return;
    if ((a->request.stages & FERRY_MOE_DISPATCH_RECV) != 0 && !a->scratch.result->refused)
        ferryi_moe_small_take(a, &shared, generation, layouts);
    else if (layouts && (a->request.stages & FERRY_MOE_PLACE) != 0 && !a->scratch.result->refused)
        ferryi_moe_output_place_rows(a);
}

FERRYI_FN void ferryi_moe_dispatch_small_body(const ferryi_moe_args *a)
{
    ferryi_moe_dispatch_small_as(a, 0);
}

FERRYI_FN void ferryi_moe_dispatch_small_layouts_body(const ferryi_moe_args *a)
{
    ferryi_moe_dispatch_small_as(a, 1);
}

#endif
