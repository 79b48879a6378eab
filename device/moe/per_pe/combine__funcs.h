/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_DETAIL_MOE_PER_PE_COMBINE_FUNCS_H
#define FERRY_DETAIL_MOE_PER_PE_COMBINE_FUNCS_H

#include "../common/terms__funcs.h"
#include "peers__funcs.h"
#include "weights__funcs.h"
#include "windows__funcs.h"

/* ---- Send: warps return rows, or pieces of rows, directly, then through windows; then blocks put the other rows. */

#define FERRYI_MOE_RETURN_PARTS 8 /* most pieces of a row, when there are more warps than rows */

/* Where a row goes back to: the slot of its source's token. */
FERRYI_FN int32_t ferryi_moe_slot_back(const ferryi_moe_shape *shape, const ferry_moe_row *row)
{
    return shape->small ? row->source_token : row->slot;
}

/* One warp returns piece `part` of `parts` of row r to pe. */
FERRYI_FN void ferryi_moe_return_piece(const ferryi_moe_args *a, int32_t transport, ferryi_moe_shared *s, int32_t r,
                                       int32_t pe, uint32_t part, uint32_t parts, const int form)
{
    const int32_t slot = ferryi_moe_slot_back(&a->shape, &a->scratch.rows[r]);
    char *row = ferryi_moe_row_at(a, a->regions.return_rows, a->shape.return_row_bytes, a->shape.my_pe, slot);
    const uint32_t begin = ferryi_moe_row_piece(&a->shape, part, parts),
                   end = ferryi_moe_row_piece(&a->shape, part + 1, parts);
    row = ferryi_moe_row_at_peer(a, transport, row, 1, slot, pe, form);
    if ((form & FERRYI_MOE_LAYOUTS) != 0)
        ferryi_moe_row_reduce(a, r, begin, end, row, ferryi_moe_terms_of_warp(s), FERRYI_MOE_LANE, FERRYI_MOE_LANES);
    else
        ferryi_moe_row_round(a, ferryi_moe_partial_at(a, r), begin, end, row, FERRYI_MOE_LANE, FERRYI_MOE_LANES);
    if (part == 0)
        ferryi_moe_row_count(ferryi_world_get(), pe, (size_t)a->shape.hidden * 2, transport);
}

/* A crew returns rows by stores. */
FERRYI_FN void ferryi_moe_return_direct(const ferryi_moe_args *a, const int32_t *transport, ferryi_moe_shared *s,
                                        int32_t way, ferryi_moe_crew crew, const int form)
{
    const uint32_t n_rows = (uint32_t)ferryi_moe_round_n_rows(&a->scratch), n_warps = crew.n * FERRYI_MOE_WARPS;
    const uint32_t room = n_rows > 0 ? n_warps / n_rows : 1;
    const uint32_t parts = room < 1 ? 1 : room < FERRYI_MOE_RETURN_PARTS ? room : FERRYI_MOE_RETURN_PARTS;
    const int32_t first = n_rows * parts > n_warps ? ferryi_moe_first_turn(&a->shape, (int32_t)n_rows) : 0;
    FERRYI_ROLLED
    for (uint32_t item = crew.index * FERRYI_MOE_WARPS + FERRYI_MOE_WARP; item < n_rows * parts; item += n_warps) {
        const int32_t r = ferryi_moe_row_in_turn((int32_t)(item / parts), first, (int32_t)n_rows),
                      pe = a->scratch.rows[r].source_pe;
        if (ferryi_moe_transport_goes(transport[pe], way) && (transport[pe] & FERRYI_MOE_NO_ROWS) == 0 &&
            !ferryi_moe_transport_crosses_nodes(transport[pe]))
            ferryi_moe_return_piece(a, transport[pe], s, r, pe, item % parts, parts, form);
    }
}

/* One warp returns its pieces of rows `begin` to `end`.  *skip: the first of them; what is left to skip afterwards goes
 * to the next rows, so that all warps have as many. */
FERRYI_FN void ferryi_moe_return_run(const ferryi_moe_args *a, int32_t transport, ferryi_moe_shared *s, int32_t begin,
                                     int32_t end, int32_t pe, uint32_t n_warps, uint32_t *skip, const int form)
{
    const uint32_t parts = FERRYI_MOE_RETURN_PARTS, n = (uint32_t)(end - begin) * parts;
    uint32_t item = *skip;
    FERRYI_ROLLED
    for (; item < n; item += n_warps)
        ferryi_moe_return_piece(a, transport, s, begin + (int32_t)(item / parts), pe, item % parts, parts, form);
    *skip = item - n;
}

/* A sender's share of the rows of PEs that have windows, in chunks: the same part of each PE's rows in each. */
FERRYI_FN void ferryi_moe_return_to_windows(const ferryi_moe_args *a, const int32_t *transport, ferryi_moe_shared *s,
                                            ferryi_moe_crew crew, const int form)
{
    const uint32_t n_warps = crew.n * FERRYI_MOE_WARPS;
    const int doubt = ferryi_moe_windows_in_doubt(&a->shape, transport);
    const int none = a->scratch.result->stuck != 0; /* then there are no rows */
    uint32_t all = 0, skip = crew.index * FERRYI_MOE_WARPS + FERRYI_MOE_WARP;
    for (int32_t pe = 0; pe < a->shape.n_pes; pe++)
        if (a->scratch.peer[pe].out != NULL && a->scratch.peer[pe].got > 0)
            all += (uint32_t)a->scratch.peer[pe].got;
    const uint32_t chunks = none ? 1 : ferryi_moe_window_chunks(all);
    ferryi_moe_senders_stagger(crew, all * a->shape.return_row_bytes, all * FERRYI_MOE_RETURN_PARTS / FERRYI_MOE_WARPS);
    FERRYI_ROLLED
    for (uint32_t chunk = 0; chunk < chunks; chunk++) {
        int32_t base = 0;
        FERRYI_ROLLED
        for (int32_t pe = 0; pe < a->shape.n_pes && !none; pe++) {
            const int32_t got = a->scratch.peer[pe].got > 0 ? a->scratch.peer[pe].got : 0;
            if (transport[pe] == FERRYI_MOE_TO_WINDOWS)
                ferryi_moe_return_run(a, transport[pe], s, base + (int32_t)(chunk * (uint32_t)got / chunks),
                                      base + (int32_t)((chunk + 1) * (uint32_t)got / chunks), pe, n_warps, &skip, form);
            base += got;
        }
        FERRYI_MOE_SYNC();
        if (chunk + 1 == chunks || FERRYI_MOE_RANK != FERRYI_MOE_TELLER ||
            !ferryi_moe_chunk_is_sent(a, chunk, crew, 1, doubt))
            continue;
        FERRYI_ROLLED
        for (int32_t pe = 0; pe < a->shape.n_pes; pe++)
            if (transport[pe] == FERRYI_MOE_TO_WINDOWS && a->scratch.peer[pe].got > 0)
                ferryi_moe_window_hint(a, FERRYI_MOE_RETURNED_SOME, pe,
                                       (int32_t)((chunk + 1) * (uint32_t)a->scratch.peer[pe].got / chunks));
    }
}

/* s NULL: not in a round of ferry_moe_run(). */
FERRYI_NOINLINE void ferryi_moe_return_by_puts(const ferryi_moe_args *a, const int32_t *transport, char *rounded,
                                               ferryi_moe_shared *s)
{
    size_t bytes = (size_t)a->shape.hidden * 2;
    if (s != NULL && a->request.round.partial_weight != NULL)
        bytes = a->shape.return_weights_offset + (size_t)a->shape.topk * sizeof(float);
    const int32_t n_rows = ferryi_moe_round_n_rows(&a->scratch);
    FERRYI_ROLLED
    for (int32_t r = (int32_t)FERRYI_MOE_BLOCK; r < n_rows; r += (int32_t)FERRYI_MOE_BLOCKS) {
        int32_t pe = a->scratch.rows[r].source_pe;
        const char *from = ferryi_moe_partial_at(a, r);
        if ((transport[pe] & (FERRYI_MOE_DIRECT | FERRYI_MOE_NO_ROWS)) != 0 ||
            FERRYI_MOE_ANY(ferryi_ld_relaxed_u32(&a->scratch.peer[pe].return_status) != FERRY_SUCCESS))
            continue;
        if (s != NULL) {
            ferryi_moe_row_reduce(a, r, 0, (uint32_t)a->shape.hidden, rounded, ferryi_moe_terms_of_warp(s),
                                  FERRYI_MOE_RANK, FERRYI_MOE_SIZE);
            from = rounded;
        } else if (a->request.partial_dtype == FERRY_MOE_F32) {
            ferryi_moe_row_round(a, from, 0, (uint32_t)a->shape.hidden, rounded, FERRYI_MOE_RANK, FERRYI_MOE_SIZE);
            from = rounded;
        }
        FERRYI_MOE_SYNC();
        ferry_status status =
            ferryi_moe_bytes_put(ferryi_moe_row_at(a, a->regions.return_rows, a->shape.return_row_bytes, a->shape.my_pe,
                                                   a->scratch.rows[r].slot),
                                 from, bytes, pe);
        if (FERRYI_UNLIKELY(status != FERRY_SUCCESS) && FERRYI_MOE_RANK == 0)
            ferryi_moe_peer_send_failed(a, pe, &a->scratch.peer[pe].return_status, status);
        FERRYI_MOE_SYNC(); /* the row is used again */
    }
}

/* form: FERRYI_MOE_LAYOUTS, FERRYI_MOE_DIRECT_ONLY. */
FERRYI_FN void ferryi_moe_rows_return(const ferryi_moe_args *a, ferryi_moe_shared *s, const int form)
{
    const int layouts = (form & FERRYI_MOE_LAYOUTS) != 0, direct_only = (form & FERRYI_MOE_DIRECT_ONLY) != 0;
    int32_t *got = ferryi_moe_shared_list(a, s, 0), *transport = ferryi_moe_shared_list(a, s, 1);
    int weak = FERRYI_MOE_ANY(ferryi_moe_return_peers_select(a, transport, got, form));
    if (layouts && (a->request.stages & FERRY_MOE_WEIGHTS) != 0)
        ferryi_moe_weights_exchange(a, s, transport, got, weak && !direct_only);
    const int split = ferryi_moe_blocks_are_split(a, FERRY_MOE_COMBINE, form);
    const int32_t first_way = split ? FERRYI_MOE_DIRECT : FERRYI_MOE_BY_STORES;
    for (int32_t way = first_way; way >= 0; way = ferryi_moe_way_next(way, weak, form)) {
        const ferryi_moe_crew crew = ferryi_moe_crew_of(split, way);
        if (way == first_way && ferryi_moe_round_has_levels(&a->regions))
            ferryi_moe_nodes_keep_rows(a, transport, s, layouts);
        if (split && way == FERRYI_MOE_TO_WINDOWS && crew.index < crew.n)
            ferryi_moe_return_to_windows(a, transport, s, crew, form);
        if (direct_only || (way == first_way && crew.index < crew.n))
            ferryi_moe_return_direct(a, transport, s, way, crew, form);
        else if (way == 0)
            ferryi_moe_return_by_puts(a, transport, a->scratch.block_row + FERRYI_MOE_BLOCK * a->shape.block_row_bytes,
                                      layouts ? s : NULL);
        ferryi_moe_flags_announce(a, transport, way, got, FERRYI_MOE_RETURNED_ROWS, form);
    }
}

FERRYI_FN void ferryi_moe_combine_send_body(const ferryi_moe_args *a)
{
    FERRYI_MOE_SHARED ferryi_moe_shared shared;
    ferryi_moe_rows_return(a, &shared, 0);
}

/* ---- Receive: each block adds up tokens. */

/* Blocks other than the first poll the flag only.  The first block alone serves the spin's clock, the inbound rings and
 * host memory, and reports a failed wait. */
FERRYI_FN ferry_status ferryi_moe_watch_returned(const ferryi_moe_scratch *scratch, uint64_t *word, int32_t pe,
                                                 uint64_t deadline, uint32_t *count)
{
    const uint64_t generation = ferryi_moe_round_generation(scratch);
    uint64_t found = ferryi_ld_acquire_u64(word);
    for (uint32_t polls = 1; found >> FERRYI_MOE_COUNT_BITS < generation; polls++) {
        if (polls % 8 == 0 && ferryi_ld_acquire_u64(&scratch->grid->answered) == generation) {
            ferry_status status = (ferry_status)ferryi_ld_relaxed_u32((uint32_t *)&scratch->block_notes[pe]);
            found = ferryi_ld_acquire_u64(word); /* visible here if the first block has seen it */
            return status != FERRY_SUCCESS ? status : ferryi_moe_flag_status(scratch, found, count);
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
    return ferryi_moe_flag_status(scratch, found, count);
}

/* state[pe] gets the status of pe's returned rows; SUCCESS when no token has a row at pe.  Returns nonzero in all
 * threads when some PE's rows are missing. */
FERRYI_FN int ferryi_moe_returned_await(const ferryi_moe_args *a, int32_t *state, const int layouts)
{
    const int first = FERRYI_MOE_BLOCK == 0;
    const uint64_t budget = ferryi_moe_round_budget(a);
    const uint64_t deadline = ferryi_moe_round_has_levels(&a->regions)
                                  ? a->regions.nodes->ends
                                  : ferryi_clock_ns() + (first ? budget : 2 * budget + FERRYI_MOE_BLOCK_WAIT_NS);
    int bad = 0;
    for (int32_t pe = (int32_t)FERRYI_MOE_RANK; pe < a->shape.n_pes; pe += (int32_t)FERRYI_MOE_SIZE) {
        const ferryi_moe_peer *peer = &a->scratch.peer[pe];
        ferry_status status = (ferry_status)peer->send_status;
        int32_t sent = peer->sent;
        uint32_t count = 0;
        const uint64_t began = layouts && first && a->request.round.wait_ns != NULL ? ferryi_clock_ns() : 0;
        if (status == FERRY_SUCCESS && sent != 0)
            status = first ? ferryi_moe_flag_await(a, FERRYI_MOE_RETURNED_ROWS, pe, deadline, 1, &count)
                           : ferryi_moe_watch_returned(&a->scratch, ferryi_moe_flag_at(a, FERRYI_MOE_RETURNED_ROWS, pe),
                                                       pe, deadline, &count);
        if (ferryi_moe_round_has_levels(&a->regions) && status == FERRY_SUCCESS)
            ferryi_moe_nodes_await_sums(a, pe, deadline, &count);
        if (began != 0)
            a->request.round.wait_ns[pe] += ferryi_clock_ns() - began;
        if (status == FERRY_SUCCESS && count != (uint32_t)sent)
            status = FERRY_ERR_TIMEOUT;
        state[pe] = (int32_t)(sent != 0 ? status : FERRY_SUCCESS);
        ferryi_moe_status_note(&a->scratch, (ferry_status)state[pe], pe);
        bad |= state[pe];
    }
    bad = FERRYI_MOE_ANY(bad);
    if (FERRYI_LIKELY(!bad) || !first)
        return bad;
    for (int32_t pe = (int32_t)FERRYI_MOE_RANK; pe < a->shape.n_pes; pe += (int32_t)FERRYI_MOE_SIZE)
        ferryi_st_relaxed_u32((uint32_t *)&a->scratch.block_notes[pe], (uint32_t)state[pe]);
    FERRYI_MOE_SYNC();
    if (FERRYI_MOE_RANK == 0)
        ferryi_st_release_u64(&a->scratch.grid->answered,
                              ferryi_moe_round_generation(&a->scratch)); /* R of the watchers' acquire */
    return bad;
}

/* One warp lists the returned rows of token t in PE order, and the token's missing choices. state NULL: all expected
 * rows are here. */
FERRYI_FN void ferryi_moe_returned_list(const ferryi_moe_args *a, int32_t t, const int32_t *state,
                                        ferryi_moe_list *list)
{
    uint32_t n = 0, missing = 0;
    if (ferryi_moe_round_has_levels(&a->regions)) {
        ferryi_moe_nodes_list_sums(a, t, state, list);
        return;
    }
    FERRYI_ROLLED
    for (int32_t base = 0; base < a->shape.n_pes; base += (int32_t)FERRYI_MOE_LANES) {
        int32_t pe = base + (int32_t)FERRYI_MOE_LANE;
        int32_t slot = pe < a->shape.n_pes && (state == NULL || state[pe] == FERRY_SUCCESS)
                           ? a->scratch.slot[(int64_t)t * a->shape.n_pes + pe]
                           : -1;
        uint32_t mask = ferryi_moe_warp_ballot(slot >= 0);
        if (slot >= 0) {
            char *window = ferryi_moe_window_at(a, pe);
            list->row[n + ferryi_moe_mask_count_below(mask)] =
                FERRYI_LIKELY(window == NULL)
                    ? ferryi_moe_row_at(a, a->regions.return_rows, a->shape.return_row_bytes, pe, slot)
                    : ferryi_moe_window_row_at(a, window, 1, slot);
        }
        n += ferryi_moe_mask_count(mask);
    }
    FERRYI_ROLLED
    for (int32_t base = 0; base < a->shape.topk; base += (int32_t)FERRYI_MOE_LANES) {
        int32_t k = base + (int32_t)FERRYI_MOE_LANE,
                pe = k < a->shape.topk ? a->scratch.choice_pe[t * a->shape.topk + k] : -1;
        int lacks = pe >= 0 ? state != NULL && state[pe] != FERRY_SUCCESS : pe == FERRYI_MOE_NO_EXPERT;
        missing |= ferryi_moe_warp_ballot(lacks) << base;
    }
    if (FERRYI_MOE_LANE != 0)
        return;
    list->n = n;
    list->missing = missing;
}

/* One thread for each choice k of token t: the sum of the k-th weights of the token's rows, in PE order. */
FERRYI_FN void ferryi_moe_sum_weights(const ferryi_moe_args *a, int32_t t, const ferryi_moe_list *list)
{
    for (int32_t k = (int32_t)FERRYI_MOE_RANK; k < a->shape.topk; k += (int32_t)FERRYI_MOE_SIZE) {
        float weight = 0.0f;
        FERRYI_ROLLED
        for (uint32_t j = 0; j < list->n; j++)
            weight += ((const float *)(const void *)(list->row[j] + a->shape.return_weights_offset))[k];
        a->request.round.out_weight[t * a->shape.topk + k] = weight;
    }
}

/* A block adds up the listed rows of token t, which has *n_missing choices more. */
FERRYI_FN void ferryi_moe_token_add_up(const ferryi_moe_args *a, const ferryi_moe_list *list, int32_t t,
                                       uint32_t *n_missing, const int layouts)
{
    if (FERRYI_MOE_RANK == 0) {
        a->scratch.missing[t] = list->missing;
        *n_missing += ferryi_moe_mask_count(list->missing);
    }
    ferryi_moe_rows_sum(&a->shape, list->row, list->n, a->request.out + (int64_t)t * a->shape.hidden);
    if (layouts && a->request.round.out_weight != NULL)
        ferryi_moe_sum_weights(a, t, list);
    FERRYI_MOE_SYNC(); /* the list is used again */
}

/* Whether the row that pe returns in `slot` is there, by what the heap says of it. */
FERRYI_FN int ferryi_moe_returned_is_here(const ferryi_moe_args *a, int32_t pe, int32_t slot)
{
    uint32_t count;
    if (a->scratch.peer[pe].send_status != FERRY_SUCCESS)
        return 0;
    const uint64_t found = ferryi_ld_acquire_u64(ferryi_moe_flag_at(a, FERRYI_MOE_RETURNED_ROWS, pe));
    if (ferryi_moe_flag_status(&a->scratch, found, &count) == FERRY_SUCCESS)
        return 1;
    return ferryi_moe_window_at(a, pe) != NULL && ferryi_moe_hint_rows(a, FERRYI_MOE_RETURNED_SOME, pe, 0) > slot;
}

/* A taker adds up its tokens in turn, as their rows come.  Returns the first token that it leaves to the wait for
 * flags. */
FERRYI_NOINLINE int32_t ferryi_moe_returned_take(const ferryi_moe_args *a, ferryi_moe_list *list,
                                                 ferryi_moe_crew takers, int32_t n_tokens, uint32_t *n_missing,
                                                 const int layouts)
{
    uint64_t from = ferryi_clock_ns();
    int32_t t = (int32_t)takers.index;
    FERRYI_ROLLED
    for (; t < n_tokens; t += (int32_t)takers.n) {
        int lacks;
        if (FERRYI_MOE_WARP == 0)
            ferryi_moe_returned_list(a, t, NULL, list);
        do {
            lacks = 0;
            for (int32_t pe = (int32_t)FERRYI_MOE_RANK; pe < a->shape.n_pes; pe += (int32_t)FERRYI_MOE_SIZE) {
                const int32_t slot = a->scratch.slot[(int64_t)t * a->shape.n_pes + pe];
                lacks |= slot >= 0 && !ferryi_moe_returned_is_here(a, pe, slot);
            }
            lacks = FERRYI_MOE_ANY(lacks);
            if (lacks && FERRYI_MOE_ANY(FERRYI_MOE_RANK == 0 && ferryi_clock_ns() - from > FERRYI_MOE_HINTS_NS))
                return t;
        } while (lacks);
        ferryi_moe_token_add_up(a, list, t, n_missing, layouts);
        from = ferryi_clock_ns();
    }
    return t;
}

/* Each block waits for all flags, and prepares its first token meanwhile, or adds up what comes through windows.
 * Blocks may disagree about a flag that comes at the last moment.  That is safe: each token belongs to one block, whose
 * threads share one result. */
FERRYI_FN void ferryi_moe_returned_add_up(const ferryi_moe_args *a, ferryi_moe_shared *s, const int form)
{
    const int layouts = (form & FERRYI_MOE_LAYOUTS) != 0;
    int32_t *state = ferryi_moe_shared_list(a, s, 0);
    const int split = ferryi_moe_blocks_are_split(a, FERRY_MOE_COMBINE, form);
    const ferryi_moe_crew takers = ferryi_moe_takers(split);
    const int32_t n_tokens = layouts ? a->scratch.result->n_tokens : a->request.n_tokens;

    const int32_t first = takers.index < takers.n ? (int32_t)takers.index : n_tokens;
    int32_t next = first;
    uint32_t n_missing = 0;
    if (ferryi_moe_round_has_levels(&a->regions))
        ferryi_moe_nodes_send_sums(a);
    else if (split && takers.index == takers.n)
        ferryi_moe_windows_scout(a, FERRYI_MOE_RETURNED_SOME, FERRYI_MOE_RETURNED_ROWS);
    else if (split && first < n_tokens)
        next = ferryi_moe_returned_take(a, &s->list, takers, n_tokens, &n_missing, layouts);
    else if (FERRYI_MOE_WARP == FERRYI_MOE_WARPS - 1 && first < n_tokens)
        ferryi_moe_returned_list(a, first, NULL, &s->list);
    const int bad = ferryi_moe_returned_await(a, state, layouts) | ferryi_moe_round_has_levels(&a->regions);
    if (bad) { /* also what was added up before it was known */
        next = first;
        n_missing = 0;
    }
    FERRYI_ROLLED
    for (int32_t t = next; t < n_tokens; t += (int32_t)takers.n) {
        if (bad || split || t != first) {
            if (FERRYI_MOE_WARP == 0)
                ferryi_moe_returned_list(a, t, bad ? state : NULL, &s->list);
            FERRYI_MOE_SYNC();
        }
        ferryi_moe_token_add_up(a, &s->list, t, &n_missing, layouts);
    }
    if (FERRYI_MOE_RANK != 0)
        return;
    ferryi_moe_combine_end(a, n_missing, bad, layouts, 0);
}

FERRYI_FN void ferryi_moe_combine_recv_body(const ferryi_moe_args *a)
{
    FERRYI_MOE_SHARED ferryi_moe_shared shared;
    ferryi_moe_returned_add_up(a, &shared, 0);
}

FERRYI_FN void ferryi_moe_combine_as(const ferryi_moe_args *a, const int form)
{
    FERRYI_MOE_SHARED ferryi_moe_shared shared;
    ferryi_moe_rows_return(a, &shared, form);
    FERRYI_MOE_SYNC(); /* the shared memory is used again */
    ferryi_moe_returned_add_up(a, &shared, form);
}

FERRYI_FN void ferryi_moe_combine_body(const ferryi_moe_args *a)
{
    ferryi_moe_combine_as(a, 0);
}

/* ---- The same, where direct stores reach every PE. */

FERRYI_FN void ferryi_moe_combine_send_direct_body(const ferryi_moe_args *a)
{
    FERRYI_MOE_SHARED ferryi_moe_shared shared;
    ferryi_moe_rows_return(a, &shared, FERRYI_MOE_DIRECT_ONLY);
}

FERRYI_FN void ferryi_moe_combine_direct_body(const ferryi_moe_args *a)
{
    ferryi_moe_combine_as(a, FERRYI_MOE_DIRECT_ONLY);
}

#endif
