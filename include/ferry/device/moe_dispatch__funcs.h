/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_DEVICE_MOE_DISPATCH_FUNCS_H
#define FERRY_DEVICE_MOE_DISPATCH_FUNCS_H

#include "moe_list__funcs.h"
#include "moe_send__funcs.h"

/* Dispatch: both halves.  The first block of the receiving one waits for all flags; then rows are listed. */

/* What the flags say; by all threads of the first block.  state[pe] gets the status of what pe sent, base[pe] how many
 * rows. */
FERRYI_FN void ferryi_moe_await_rows(const ferryi_moe_args *a, int32_t *base, int32_t *state)
{
    const uint64_t deadline = ferryi_clock_ns() + a->timeout_ns;
    for (int32_t pe = (int32_t)FERRYI_MOE_RANK; pe < a->n_pes; pe += (int32_t)FERRYI_MOE_SIZE) {
        uint32_t count = 0;
        ferry_status status = ferryi_moe_await(a, 0, pe, deadline, 1, &count);
        base[pe] = status == FERRY_SUCCESS ? (int32_t)count : 0;
        state[pe] = (int32_t)status;
        a->peer[pe].got = status == FERRY_SUCCESS ? (int32_t)count : -1;
        a->source_status[pe] = (int32_t)status;
        ferryi_moe_note(a, status, pe);
    }
}

/* Rows that have come on shelves are taken to their places, by n_blocks blocks that have met since the first one had
 * the counts.  Slots begin with 0, so a PE's rows are one piece there as here. */
FERRYI_APART void ferryi_moe_take_from_shelves(const ferryi_moe_args *a, uint32_t block, uint32_t n_blocks)
{
    FERRYI_ROLLED
    for (int32_t pe = 0; pe < a->n_pes; pe++) {
        char *shelf = ferryi_moe_shelf_of(a, pe);
        const int32_t got = a->peer[pe].got;
        if (shelf != NULL && got > 0)
            ferryi_moe_copy_rows(ferryi_moe_row_at(a, a->dispatch_rows, a->row_bytes, pe, 0),
                                 ferryi_moe_shelf_row(a, shelf, 0, 0), (size_t)got * a->row_bytes,
                                 block * FERRYI_MOE_SIZE + FERRYI_MOE_RANK, n_blocks * FERRYI_MOE_SIZE);
    }
}

/* The receiving half by n_blocks blocks, of which this is number `block`.  Where there are shelves all of them empty
 * these, and one lists the rows if that is enough for so many. */
FERRYI_FN void ferryi_moe_receive_rows(const ferryi_moe_args *a, ferryi_moe_scratch *s, uint32_t block,
                                       uint32_t n_blocks)
{
    uint32_t met = 1, n_listing = n_blocks;
    if (block == 0)
        ferryi_moe_await_rows(a, ferryi_moe_of_pe(a, s, 0), ferryi_moe_of_pe(a, s, 1));
    if (!ferryi_moe_meet(a, 1, n_blocks))
        return;
    if (FERRYI_UNLIKELY(a->shelves)) {
        ferryi_moe_take_from_shelves(a, block, n_blocks);
        if (!ferryi_moe_meet(a, ++met, n_blocks))
            return;
        if (ferryi_moe_list_blocks(a) == 1)
            n_listing = 1;
    }
    if (block < n_listing)
        ferryi_moe_list_rows(a, s, block, n_listing, met);
    if (n_blocks > 1 && FERRYI_MOE_RANK == 0 &&
        ferryi_moe_is_last(&a->grid->finished, 0)) /* all have left the last meeting */
        ferryi_st_relaxed_u32(&a->grid->met, 0);
}

FERRYI_FN void ferryi_moe_dispatch_send_body(const ferryi_moe_args *a)
{
    FERRYI_MOE_SHARED ferryi_moe_scratch scratch;
    (void)ferryi_moe_send_rows(a, &scratch);
}

FERRYI_FN void ferryi_moe_dispatch_recv_body(const ferryi_moe_args *a)
{
    FERRYI_MOE_SHARED ferryi_moe_scratch scratch;
    if (!a->result->refused) /* there is no such round */
        ferryi_moe_receive_rows(a, &scratch, ferry_block_index(), ferry_block_count());
}

/* Both halves.  The first block receives alone, when it has sent what it had, unless there are shelves to be emptied.
 */
FERRYI_FN void ferryi_moe_dispatch_body(const ferryi_moe_args *a)
{
    FERRYI_MOE_SHARED ferryi_moe_scratch scratch;
    const uint32_t receiving = a->shelves ? ferry_block_count() : 1;
    if (!ferryi_moe_send_rows(a, &scratch) || ferry_block_index() >= receiving)
        return;
    FERRYI_MOE_SYNC(); /* the scratch memory is used again */
    ferryi_moe_receive_rows(a, &scratch, ferry_block_index(), receiving);
}

#endif
