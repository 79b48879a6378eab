/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_DETAIL_MOE_PER_PE_COMBINE_FUNCS_H
#define FERRY_DETAIL_MOE_PER_PE_COMBINE_FUNCS_H

#include "../common/terms__funcs.h"
#include "peers__funcs.h"
#include "weights__funcs.h"

/* ---- Send: warps return rows, or pieces of rows, straight; then blocks put the other rows. */

#define FERRYI_MOE_RETURN_PARTS 8 /* most pieces of a row, when there are more warps than rows */

/* Where a row goes back to: the slot of its source's token. */
FERRYI_FN int32_t ferryi_moe_slot_back(const ferryi_moe_args *a, const ferry_moe_row *row)
{
    return a->small ? row->source_token : row->slot;
}

FERRYI_FN void ferryi_moe_return_straight(const ferryi_moe_args *a, const int32_t *way, ferryi_moe_scratch *s,
                                          const int form)
{
    const int laid = (form & FERRYI_MOE_LAID) != 0;
    const uint32_t n_rows = (uint32_t)ferryi_moe_n_listed(a), n_warps = FERRYI_MOE_BLOCKS * FERRYI_MOE_WARPS;
    const uint32_t room = n_rows > 0 ? n_warps / n_rows : 1;
    const uint32_t parts = room < 1 ? 1 : room < FERRYI_MOE_RETURN_PARTS ? room : FERRYI_MOE_RETURN_PARTS;
    ferryi_world *w = ferryi_world_get();
    FERRYI_ROLLED
    for (uint32_t item = FERRYI_MOE_BLOCK * FERRYI_MOE_WARPS + FERRYI_MOE_WARP; item < n_rows * parts;
         item += n_warps) {
        int32_t r = (int32_t)(item / parts), pe = a->rows[r].source_pe;
        uint32_t part = item % parts;
        if ((way[pe] & (FERRYI_MOE_STRAIGHT | FERRYI_MOE_NOTHING)) != FERRYI_MOE_STRAIGHT ||
            ferryi_moe_is_apart(way[pe]))
            continue;
        const int32_t slot = ferryi_moe_slot_back(a, &a->rows[r]);
        char *row = ferryi_moe_row_at(a, a->return_rows, a->return_row_bytes, a->my_pe, slot);
        const uint32_t begin = ferryi_moe_piece(a, part, parts), end = ferryi_moe_piece(a, part + 1, parts);
        row = ferryi_moe_far_row(a, way[pe], row, 1, slot, pe, form);
        if (laid)
            ferryi_moe_reduce_row(a, r, begin, end, row, ferryi_moe_terms_of(s), FERRYI_MOE_LANE, FERRYI_MOE_LANES);
        else
            ferryi_moe_round_row(a, ferryi_moe_partial(a, r), begin, end, row, FERRYI_MOE_LANE, FERRYI_MOE_LANES);
        if (part == 0)
            ferryi_moe_count_row(w, pe, (size_t)a->hidden * 2, way[pe]);
    }
}

/* s NULL: not in a round of ferry_moe_run(). */
FERRYI_NOINLINE void ferryi_moe_return_by_puts(const ferryi_moe_args *a, const int32_t *way, char *rounded,
                                               ferryi_moe_scratch *s)
{
    size_t bytes = (size_t)a->hidden * 2;
    if (s != NULL && a->round.partial_weight != NULL)
        bytes = a->return_weights_offset + (size_t)a->topk * sizeof(float);
    const int32_t n_rows = ferryi_moe_n_listed(a);
    FERRYI_ROLLED
    for (int32_t r = (int32_t)FERRYI_MOE_BLOCK; r < n_rows; r += (int32_t)FERRYI_MOE_BLOCKS) {
        int32_t pe = a->rows[r].source_pe;
        const char *from = ferryi_moe_partial(a, r);
        if ((way[pe] & FERRYI_MOE_STRAIGHT) != 0 ||
            FERRYI_MOE_ANY(ferryi_ld_relaxed_u32(&a->peer[pe].return_status) != FERRY_SUCCESS))
            continue;
        if (s != NULL) {
            ferryi_moe_reduce_row(a, r, 0, (uint32_t)a->hidden, rounded, ferryi_moe_terms_of(s), FERRYI_MOE_RANK,
                                  FERRYI_MOE_SIZE);
            from = rounded;
        } else if (a->partial_dtype == FERRY_MOE_F32) {
            ferryi_moe_round_row(a, from, 0, (uint32_t)a->hidden, rounded, FERRYI_MOE_RANK, FERRYI_MOE_SIZE);
            from = rounded;
        }
        FERRYI_MOE_SYNC();
        ferry_status status = ferryi_moe_put(
            ferryi_moe_row_at(a, a->return_rows, a->return_row_bytes, a->my_pe, a->rows[r].slot), from, bytes, pe);
        if (FERRYI_UNLIKELY(status != FERRY_SUCCESS) && FERRYI_MOE_RANK == 0)
            ferryi_moe_send_failed(a, pe, &a->peer[pe].return_status, status);
        FERRYI_MOE_SYNC(); /* the row is used again */
    }
}

/* form: FERRYI_MOE_LAID, FERRYI_MOE_ONLY. */
FERRYI_FN void ferryi_moe_return_rows(const ferryi_moe_args *a, ferryi_moe_scratch *s, const int form)
{
    const int laid = (form & FERRYI_MOE_LAID) != 0, only = (form & FERRYI_MOE_ONLY) != 0;
    int32_t *got = ferryi_moe_of_pe(a, s, 0), *way = ferryi_moe_of_pe(a, s, 1);
    int weak = FERRYI_MOE_ANY(ferryi_moe_look_whom_to_answer(a, way, got, form));
    if (laid && (a->stages & FERRY_MOE_WEIGHTS) != 0)
        ferryi_moe_exchange_weights(a, s, way, got, weak && !only);
    for (int straight = 1; straight >= (only || !weak); straight--) {
        if (straight && ferryi_moe_over_nodes(a))
            ferryi_moe_keep_rows(a, way, s, laid);
        if (only || straight)
            ferryi_moe_return_straight(a, way, s, form);
        else
            ferryi_moe_return_by_puts(a, way, a->block_row + FERRYI_MOE_BLOCK * a->block_row_bytes, laid ? s : NULL);
        ferryi_moe_announce(a, way, straight, got, FERRYI_MOE_RETURNED_ROWS, form);
    }
}

FERRYI_FN void ferryi_moe_combine_send_body(const ferryi_moe_args *a)
{
    FERRYI_MOE_SHARED ferryi_moe_scratch scratch;
    ferryi_moe_return_rows(a, &scratch, 0);
}

/* ---- Receive: each block adds up tokens. */

/* Blocks other than the first poll the flag only.  The first block alone serves the spin's clock, the inbound rings and
 * host memory, and reports a failed wait. */
FERRYI_FN ferry_status ferryi_moe_watch_returned(const ferryi_moe_args *a, uint64_t *word, int32_t pe,
                                                 uint64_t deadline, uint32_t *count)
{
    const uint64_t generation = ferryi_moe_generation(a);
    uint64_t found = ferryi_ld_acquire_u64(word);
    for (uint32_t polls = 1; found >> FERRYI_MOE_COUNT_BITS < generation; polls++) {
        if (polls % 8 == 0 && ferryi_ld_acquire_u64(&a->grid->answered) == generation) {
            ferry_status status = (ferry_status)ferryi_ld_relaxed_u32((uint32_t *)&a->block_notes[pe]);
            found = ferryi_ld_acquire_u64(word); /* visible here if the first block has seen it */
            return status != FERRY_SUCCESS ? status : ferryi_moe_judge(a, found, count);
        }
        if (polls % 64 == 0) {
            ferryi_yield();
            if (ferryi_clock_ns() > deadline)
                return FERRY_ERR_TIMEOUT;
        } else {
            ferryi_relax();
        }
        found = ferryi_ld_acquire_u64(word);
    }
    return ferryi_moe_judge(a, found, count);
}

/* state[pe] gets the status of pe's returned rows; SUCCESS when no token has a row at pe.  Returns nonzero in all
 * threads when some PE's rows are missing. */
FERRYI_FN int ferryi_moe_await_returned(const ferryi_moe_args *a, int32_t *state, const int laid)
{
    const int first = FERRYI_MOE_BLOCK == 0;
    const uint64_t budget = ferryi_moe_budget(a);
    const uint64_t deadline = ferryi_clock_ns() + (first ? budget : 2 * budget + FERRYI_MOE_PATIENCE_NS);
    int bad = 0;
    for (int32_t pe = (int32_t)FERRYI_MOE_RANK; pe < a->n_pes; pe += (int32_t)FERRYI_MOE_SIZE) {
        const ferryi_moe_peer *peer = &a->peer[pe];
        ferry_status status = (ferry_status)peer->send_status;
        int32_t sent = peer->sent;
        uint32_t count = 0;
        const uint64_t began = laid && first && a->round.wait_ns != NULL ? ferryi_clock_ns() : 0;
        if (status == FERRY_SUCCESS && sent != 0)
            status = first ? ferryi_moe_await(a, FERRYI_MOE_RETURNED_ROWS, pe, deadline, 1, &count)
                           : ferryi_moe_watch_returned(a, ferryi_moe_flag_of(a, FERRYI_MOE_RETURNED_ROWS, pe), pe,
                                                       deadline, &count);
        if (ferryi_moe_over_nodes(a) && status == FERRY_SUCCESS)
            ferryi_moe_await_sums(a, pe, deadline, &count);
        if (began != 0)
            a->round.wait_ns[pe] += ferryi_clock_ns() - began;
        if (status == FERRY_SUCCESS && count != (uint32_t)sent)
            status = FERRY_ERR_TIMEOUT;
        state[pe] = (int32_t)(sent != 0 ? status : FERRY_SUCCESS);
        ferryi_moe_note(a, (ferry_status)state[pe], pe);
        bad |= state[pe];
    }
    bad = FERRYI_MOE_ANY(bad);
    if (FERRYI_LIKELY(!bad) || !first)
        return bad;
    for (int32_t pe = (int32_t)FERRYI_MOE_RANK; pe < a->n_pes; pe += (int32_t)FERRYI_MOE_SIZE)
        ferryi_st_relaxed_u32((uint32_t *)&a->block_notes[pe], (uint32_t)state[pe]);
    FERRYI_MOE_SYNC();
    if (FERRYI_MOE_RANK == 0)
        ferryi_st_release_u64(&a->grid->answered, ferryi_moe_generation(a)); /* R of the watchers' acquire */
    return bad;
}

/* One warp lists the returned rows of token t in PE order, and the token's missing choices. state NULL: all expected
 * rows are here. */
FERRYI_FN void ferryi_moe_list_returned(const ferryi_moe_args *a, int32_t t, const int32_t *state,
                                        ferryi_moe_list *list)
{
    uint32_t n = 0, missing = 0;
    if (ferryi_moe_over_nodes(a)) {
        ferryi_moe_list_sums(a, t, state, list);
        return;
    }
    FERRYI_ROLLED
    for (int32_t base = 0; base < a->n_pes; base += (int32_t)FERRYI_MOE_LANES) {
        int32_t pe = base + (int32_t)FERRYI_MOE_LANE;
        int32_t slot =
            pe < a->n_pes && (state == NULL || state[pe] == FERRY_SUCCESS) ? a->slot[(int64_t)t * a->n_pes + pe] : -1;
        uint32_t mask = ferryi_moe_ballot(slot >= 0);
        if (slot >= 0) {
            char *window = ferryi_moe_window_of(a, pe);
            list->row[n + ferryi_moe_before(mask)] =
                FERRYI_LIKELY(window == NULL) ? ferryi_moe_row_at(a, a->return_rows, a->return_row_bytes, pe, slot)
                                              : ferryi_moe_window_row(a, window, 1, slot);
        }
        n += ferryi_moe_ones(mask);
    }
    FERRYI_ROLLED
    for (int32_t base = 0; base < a->topk; base += (int32_t)FERRYI_MOE_LANES) {
        int32_t k = base + (int32_t)FERRYI_MOE_LANE, pe = k < a->topk ? a->choice_pe[t * a->topk + k] : -1;
        int lacks = pe >= 0 ? state != NULL && state[pe] != FERRY_SUCCESS : pe == FERRYI_MOE_NO_EXPERT;
        missing |= ferryi_moe_ballot(lacks) << base;
    }
    if (FERRYI_MOE_LANE != 0)
        return;
    list->n = n;
    list->missing = missing;
}

/* One thread for each choice k of token t: the sum of the k-th weights of the token's rows, in PE order. */
FERRYI_FN void ferryi_moe_sum_weights(const ferryi_moe_args *a, int32_t t, const ferryi_moe_list *list)
{
    for (int32_t k = (int32_t)FERRYI_MOE_RANK; k < a->topk; k += (int32_t)FERRYI_MOE_SIZE) {
        float weight = 0.0f;
        FERRYI_ROLLED
        for (uint32_t j = 0; j < list->n; j++)
            weight += ((const float *)(const void *)(list->row[j] + a->return_weights_offset))[k];
        a->round.out_weight[t * a->topk + k] = weight;
    }
}

/* Each block waits for all flags, and prepares its first token meanwhile.  Blocks may disagree about a flag that comes
 * at the last moment.  That is safe: each token belongs to one block, whose threads share one result. */
FERRYI_FN void ferryi_moe_add_up_rows(const ferryi_moe_args *a, ferryi_moe_scratch *s, const int laid)
{
    int32_t *state = ferryi_moe_of_pe(a, s, 0);
    const int32_t first = (int32_t)FERRYI_MOE_BLOCK;
    const int32_t n_tokens = laid ? a->result->n_tokens : a->n_tokens;
    uint32_t n_missing = 0;
    if (ferryi_moe_over_nodes(a))
        ferryi_moe_send_sums(a);
    else if (FERRYI_MOE_WARP == FERRYI_MOE_WARPS - 1 && first < n_tokens)
        ferryi_moe_list_returned(a, first, NULL, &s->list);
    const int bad = ferryi_moe_await_returned(a, state, laid) | ferryi_moe_over_nodes(a);
    FERRYI_ROLLED
    for (int32_t t = first; t < n_tokens; t += (int32_t)FERRYI_MOE_BLOCKS) {
        if (bad || t != first) {
            if (FERRYI_MOE_WARP == 0)
                ferryi_moe_list_returned(a, t, bad ? state : NULL, &s->list);
            FERRYI_MOE_SYNC();
        }
        if (FERRYI_MOE_RANK == 0) {
            a->missing[t] = s->list.missing;
            n_missing += ferryi_moe_ones(s->list.missing);
        }
        ferryi_moe_sum_rows(a, s->list.row, s->list.n, a->out + (int64_t)t * a->hidden);
        if (laid && a->round.out_weight != NULL)
            ferryi_moe_sum_weights(a, t, &s->list);
        FERRYI_MOE_SYNC(); /* the list is used again */
    }
    if (FERRYI_MOE_RANK != 0)
        return;
    ferryi_moe_end_combine(a, n_missing, bad, laid);
}

FERRYI_FN void ferryi_moe_combine_recv_body(const ferryi_moe_args *a)
{
    FERRYI_MOE_SHARED ferryi_moe_scratch scratch;
    ferryi_moe_add_up_rows(a, &scratch, 0);
}

FERRYI_FN void ferryi_moe_combine_as(const ferryi_moe_args *a, const int form)
{
    FERRYI_MOE_SHARED ferryi_moe_scratch scratch;
    ferryi_moe_return_rows(a, &scratch, form);
    FERRYI_MOE_SYNC(); /* the scratch memory is used again */
    ferryi_moe_add_up_rows(a, &scratch, 0);
}

FERRYI_FN void ferryi_moe_combine_body(const ferryi_moe_args *a)
{
    ferryi_moe_combine_as(a, 0);
}

#endif
