/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_DEVICE_MOE_COMBINE_FUNCS_H
#define FERRY_DEVICE_MOE_COMBINE_FUNCS_H

#include "moe_announce__funcs.h"
#include "moe_rows__funcs.h"

/* ---- Send: a warp returns a row, or a piece of one, straight; then blocks put the others. */

/* Notes who has left: in the host's memory, so one block looks. */
FERRYI_FN void ferryi_moe_look_who_left(const ferryi_moe_args *a)
{
    for (int32_t pe = (int32_t)FERRYI_MOE_RANK; pe < a->n_pes; pe += (int32_t)FERRYI_MOE_SIZE)
        if (ferryi_moe_has_left(pe))
            ferryi_st_relaxed_u32(&a->peer[pe].return_status, FERRY_ERR_PEER_LOST);
}

FERRYI_FN const char *ferryi_moe_partial(const ferryi_moe_args *a, int32_t r)
{
    return (const char *)a->partial + (int64_t)r * a->hidden * (a->partial_dtype == FERRY_MOE_F32 ? 4 : 2);
}

/* None where the receiving half did not end. */
FERRYI_FN int32_t ferryi_moe_n_returned(const ferryi_moe_args *a)
{
    return a->result->stuck ? 0 : a->result->n_rows;
}

#define FERRYI_MOE_RETURN_PARTS 8 /* pieces of a row, where there are more warps than rows */

FERRYI_FN void ferryi_moe_return_straight(const ferryi_moe_args *a, const int32_t *way)
{
    const uint32_t n_rows = (uint32_t)ferryi_moe_n_returned(a), n_warps = ferry_block_count() * FERRYI_MOE_WARPS;
    const uint32_t room = n_rows > 0 ? n_warps / n_rows : 1;
    const uint32_t parts = room < 1 ? 1 : room < FERRYI_MOE_RETURN_PARTS ? room : FERRYI_MOE_RETURN_PARTS;
    ferryi_world *w = ferryi_world_get();
    FERRYI_ROLLED
    for (uint32_t item = ferry_block_index() * FERRYI_MOE_WARPS + FERRYI_MOE_WARP; item < n_rows * parts;
         item += n_warps) {
        int32_t r = (int32_t)(item / parts), pe = a->rows[r].source_pe;
        uint32_t part = item % parts;
        if (!way[pe] || ferryi_moe_from_lane(ferryi_ld_relaxed_u32(&a->peer[pe].return_status), 0) != FERRY_SUCCESS)
            continue;
        char *row = ferryi_moe_row_at(a, a->return_rows, a->return_row_bytes, a->my_pe, a->rows[r].slot);
        ferryi_moe_round_row(a, ferryi_moe_partial(a, r), ferryi_moe_piece(a, part, parts),
                             ferryi_moe_piece(a, part + 1, parts), (char *)ferryi_at(w, row, pe), FERRYI_MOE_LANE,
                             FERRYI_MOE_LANES);
        if (part == 0)
            ferryi_moe_count_row(w, pe, (size_t)a->hidden * 2);
    }
}

FERRYI_APART void ferryi_moe_return_by_puts(const ferryi_moe_args *a, const int32_t *way, char *rounded)
{
    const int32_t n_rows = ferryi_moe_n_returned(a);
    FERRYI_ROLLED
    for (int32_t r = (int32_t)ferry_block_index(); r < n_rows; r += (int32_t)ferry_block_count()) {
        int32_t pe = a->rows[r].source_pe;
        const char *from = ferryi_moe_partial(a, r);
        if (way[pe] || FERRYI_MOE_ANY(ferryi_ld_relaxed_u32(&a->peer[pe].return_status) != FERRY_SUCCESS))
            continue;
        if (a->partial_dtype == FERRY_MOE_F32) {
            ferryi_moe_round_row(a, from, 0, (uint32_t)a->hidden, rounded, FERRYI_MOE_RANK, FERRYI_MOE_SIZE);
            from = rounded;
        }
        FERRYI_MOE_SYNC();
        ferry_status status =
            ferryi_moe_put(ferryi_moe_row_at(a, a->return_rows, a->return_row_bytes, a->my_pe, a->rows[r].slot), from,
                           (size_t)a->hidden * 2, pe);
        if (FERRYI_UNLIKELY(status != FERRY_SUCCESS) && FERRYI_MOE_RANK == 0)
            ferryi_moe_send_failed(a, pe, &a->peer[pe].return_status, status);
        FERRYI_MOE_SYNC(); /* the row is used again */
    }
}

FERRYI_FN void ferryi_moe_combine_send_body(const ferryi_moe_args *a)
{
    int32_t *way = ferryi_moe_notes(a, 1);
    if (ferry_block_index() == 0) {
        ferryi_moe_look_who_left(a);
        if (FERRYI_MOE_RANK == 0)
            a->result->missing = 0; /* of this round, which the receiving half counts */
    }
    int weak = ferryi_moe_choose_ways(a, way);
    for (int straight = 1; straight >= !weak; straight--) {
        if (straight)
            ferryi_moe_return_straight(a, way);
        else
            ferryi_moe_return_by_puts(a, way, a->block_row + ferry_block_index() * a->block_row_bytes);
        ferryi_moe_announce(a, way, straight, NULL);
    }
}

/* ---- Receive: a block adds up a token. */

/* state[pe] gets the status of what pe returns; SUCCESS where nothing is expected, since no token has a row there. */
FERRYI_FN void ferryi_moe_await_returned(const ferryi_moe_args *a, int32_t *state)
{
    const uint64_t deadline = ferryi_clock_ns() + a->timeout_ns;
    for (int32_t pe = (int32_t)FERRYI_MOE_RANK; pe < a->n_pes; pe += (int32_t)FERRYI_MOE_SIZE) {
        const ferryi_moe_peer *peer = &a->peer[pe];
        ferry_status status = (ferry_status)peer->send_status;
        uint32_t count = 0;
        state[pe] = FERRY_SUCCESS;
        if (peer->sent == 0)
            continue;
        if (status == FERRY_SUCCESS)
            status = ferryi_moe_await(a, FERRY_CALL_MOE_COMBINE, ferryi_moe_flag_of(a, a->return_flag, pe), pe,
                                      deadline, ferry_block_index() == 0, &count);
        if (status == FERRY_SUCCESS && count != (uint32_t)peer->sent)
            status = FERRY_ERR_TIMEOUT;
        state[pe] = (int32_t)status;
        ferryi_moe_note(a, status, pe);
    }
}

/* The rows of token t that are here, in the order of the PEs, and which of its choices are not; by one warp. */
FERRYI_FN void ferryi_moe_list_returned(const ferryi_moe_args *a, int32_t t, const int32_t *state,
                                        ferryi_moe_list *list)
{
    uint32_t n = 0, missing = 0;
    FERRYI_ROLLED
    for (int32_t base = 0; base < a->n_pes; base += (int32_t)FERRYI_MOE_LANES) {
        int32_t pe = base + (int32_t)FERRYI_MOE_LANE;
        int32_t slot = pe < a->n_pes && state[pe] == FERRY_SUCCESS ? a->slot[(int64_t)t * a->n_pes + pe] : -1;
        uint32_t mask = ferryi_moe_ballot(slot >= 0);
        if (slot >= 0)
            list->row[n + ferryi_moe_before(mask)] =
                ferryi_moe_row_at(a, a->return_rows, a->return_row_bytes, pe, slot);
        n += ferryi_moe_ones(mask);
    }
    FERRYI_ROLLED
    for (int32_t base = 0; base < a->topk; base += (int32_t)FERRYI_MOE_LANES) {
        int32_t k = base + (int32_t)FERRYI_MOE_LANE, pe = k < a->topk ? a->choice_pe[t * a->topk + k] : -1;
        int lacks = pe >= 0 ? state[pe] != FERRY_SUCCESS : pe == FERRYI_MOE_NO_EXPERT;
        missing |= ferryi_moe_ballot(lacks) << base;
    }
    if (FERRYI_MOE_LANE != 0)
        return;
    list->n = n;
    a->missing[t] = missing;
    if (FERRYI_UNLIKELY(missing != 0))
        (void)ferryi_atom_add_u64(&a->result->missing, ferryi_moe_ones(missing));
}

/* Each block waits for all flags.  They may differ about one that comes at the last moment, but each token belongs to
 * one block, whose threads share its verdict. */
FERRYI_FN void ferryi_moe_combine_recv_body(const ferryi_moe_args *a)
{
    FERRYI_MOE_SHARED ferryi_moe_list list;
    int32_t *state = ferryi_moe_notes(a, 0);
    ferryi_moe_await_returned(a, state);
    FERRYI_MOE_SYNC();
    FERRYI_ROLLED
    for (int32_t t = (int32_t)ferry_block_index(); t < a->n_tokens; t += (int32_t)ferry_block_count()) {
        if (FERRYI_MOE_WARP == 0)
            ferryi_moe_list_returned(a, t, state, &list);
        FERRYI_MOE_SYNC();
        ferryi_moe_sum_rows(a, list.row, list.n, a->out + (int64_t)t * a->hidden);
        FERRYI_MOE_SYNC(); /* the list is used again */
    }
    FERRYI_MOE_SYNC();
    if (FERRYI_MOE_RANK != 0)
        return;
    ferryi_fence_release(); /* R of is_last's A: what this block notes and counts */
    if (!ferryi_moe_is_last(&a->grid->finished))
        return;
    ferryi_moe_conclude(a);
    a->result->counts.choices_missing += a->result->missing;
    a->result->counts.rounds++;
    for (int32_t pe = 0; pe < a->n_pes; pe++)
        a->peer[pe].send_status = a->peer[pe].return_status = FERRY_SUCCESS;
}

#endif
