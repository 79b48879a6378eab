/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_DETAIL_MOE_PER_PE_DISPATCH_FUNCS_H
#define FERRY_DETAIL_MOE_PER_PE_DISPATCH_FUNCS_H

#include "list__funcs.h"
#include "send__funcs.h"

/* Dispatch: both halves.  The receiving half's first block waits for all flags; then blocks list the rows. */

/* All threads of the first block wait for the flags. state[pe] gets the status of pe's rows, base[pe] their number.
 * layouts: in a round of ferry_moe_run(). */
FERRYI_FN void ferryi_moe_sources_await(const ferryi_moe_args *a, int32_t *base, int32_t *state, const int layouts)
{
    const uint64_t deadline = ferryi_clock_ns() + ferryi_moe_round_budget(a);
    for (int32_t pe = (int32_t)FERRYI_MOE_RANK; pe < a->shape.n_pes; pe += (int32_t)FERRYI_MOE_SIZE) {
        uint32_t count = 0;
        const uint64_t began = layouts && a->request.round.wait_ns != NULL ? ferryi_clock_ns() : 0;
        ferry_status status = ferryi_moe_peer_status(&a->scratch, pe);
        if (FERRYI_LIKELY(status == FERRY_SUCCESS))
            status = ferryi_moe_flag_await(a, FERRYI_MOE_SENT_ROWS, pe, deadline, 1, &count);
        if (FERRYI_UNLIKELY((ferryi_ld_relaxed_u32(&a->scratch.peer[pe].gone) & FERRYI_MOE_UNCHECKED) != 0))
            status = ferryi_moe_config_await(a, pe, deadline, status);
        /* In a round of two levels it has a bit besides, and is checked where that is (ferryi_moe_take_from). */
        if (!ferryi_moe_round_has_levels(&a->regions) && count > (uint32_t)a->shape.max_tokens)
            count = (uint32_t)a->shape.max_tokens;
        if (began != 0)
            a->request.round.wait_ns[pe] += ferryi_clock_ns() - began;
        base[pe] = status == FERRY_SUCCESS ? (int32_t)count : 0;
        state[pe] = (int32_t)status;
        a->scratch.peer[pe].got = status == FERRY_SUCCESS ? (int32_t)count : -1;
        a->scratch.source_status[pe] = (int32_t)status;
        ferryi_moe_status_note(&a->scratch, status, pe);
    }
    if (ferryi_moe_round_has_levels(&a->regions))
        ferryi_moe_nodes_take_rows(a, base, state, deadline);
}

/* All threads of each of n_blocks blocks, which have met. */
FERRYI_FN void ferryi_moe_receiving_end(const ferryi_moe_args *a, uint32_t n_blocks)
{
    if (n_blocks == 1 || FERRYI_MOE_RANK != 0 || !ferryi_moe_block_is_last(&a->scratch.grid->finished, 0, 0))
        return;
    ferryi_st_relaxed_u32(&a->scratch.grid->met, 0); /* all have left the last meeting */
    ferryi_st_relaxed_u64(&a->scratch.grid->counted, 0);
}

/* The receiving half by n_blocks blocks; this is number `block`.  If windows exist, all blocks empty them, and one
 * block lists the rows if the round is small enough. */
FERRYI_FN void ferryi_moe_receive_rows(const ferryi_moe_args *a, ferryi_moe_shared *s, uint32_t block,
                                       uint32_t n_blocks)
{
    uint32_t n_listing = n_blocks;
    if (block == 0)
        ferryi_moe_sources_await(a, ferryi_moe_shared_list(a, s, 0), ferryi_moe_shared_list(a, s, 1), 0);
    if (FERRYI_UNLIKELY(a->shape.windows)) {
        if (FERRYI_GPU && !ferryi_moe_windows_empty(a, (int32_t *)s->word))
            return;
        if (ferryi_moe_list_n_blocks(&a->shape) == 1)
            n_listing = 1;
    }
    if (!ferryi_moe_blocks_meet(a, 1, n_blocks))
        return;
    if (block < n_listing)
        (void)ferryi_moe_received_list(a, s, block, n_listing, 1, 0);
    ferryi_moe_receiving_end(a, n_blocks);
}

FERRYI_FN void ferryi_moe_dispatch_send_body(const ferryi_moe_args *a)
{
    FERRYI_MOE_SHARED ferryi_moe_shared shared;
    ferryi_moe_token_window v;
    (void)ferryi_moe_rows_send(a, &shared, &v, &shared.list, 0);
}

FERRYI_FN void ferryi_moe_dispatch_recv_body(const ferryi_moe_args *a)
{
    FERRYI_MOE_SHARED ferryi_moe_shared shared;
    if (!a->scratch.result->refused) /* a refused round has no receiving half */
        ferryi_moe_receive_rows(a, &shared, FERRYI_MOE_BLOCK, FERRYI_MOE_BLOCKS);
}

/* Both halves.  The first block alone receives after it has sent its rows; with windows, all blocks receive. */
FERRYI_FN void ferryi_moe_dispatch_as(const ferryi_moe_args *a, const int form)
{
    FERRYI_MOE_SHARED ferryi_moe_shared shared;
    ferryi_moe_token_window v;
    const uint32_t receiving = (form & FERRYI_MOE_DIRECT_ONLY) == 0 && a->shape.windows ? FERRYI_MOE_BLOCKS : 1;
    if (!ferryi_moe_rows_send(a, &shared, &v, &shared.list, form) || FERRYI_MOE_BLOCK >= receiving)
        return;
    FERRYI_MOE_SYNC(); /* the shared memory is used again */
    ferryi_moe_receive_rows(a, &shared, FERRYI_MOE_BLOCK, receiving);
}

FERRYI_FN void ferryi_moe_dispatch_body(const ferryi_moe_args *a)
{
    ferryi_moe_dispatch_as(a, 0);
}

/* ---- The same, where direct stores reach every PE. */

FERRYI_FN void ferryi_moe_dispatch_send_direct_body(const ferryi_moe_args *a)
{
    FERRYI_MOE_SHARED ferryi_moe_shared shared;
    ferryi_moe_token_window v;
    (void)ferryi_moe_rows_send(a, &shared, &v, &shared.list, FERRYI_MOE_DIRECT_ONLY);
}

FERRYI_FN void ferryi_moe_dispatch_direct_body(const ferryi_moe_args *a)
{
    ferryi_moe_dispatch_as(a, FERRYI_MOE_DIRECT_ONLY);
}

#endif
