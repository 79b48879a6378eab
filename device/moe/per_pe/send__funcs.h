/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_DETAIL_MOE_PER_PE_SEND_FUNCS_H
#define FERRY_DETAIL_MOE_PER_PE_SEND_FUNCS_H

#include "large_send__funcs.h"
#include "peers__funcs.h"
#include "windows__funcs.h"

/* Dispatch, the sending half.  Every block marks all tokens (targets__funcs.h).  Then blocks send tokens: first by
 * direct stores, loading an element once for all PEs that are reached directly, then through windows, then by puts.
 * The last block that has finished its rows for a PE sets that PE's flag. */

/* The number of pieces of a token's row, which different ones of n_blocks blocks send. */
FERRYI_FN uint32_t ferryi_moe_parts(int32_t n_tokens, uint32_t n_blocks)
{
    uint32_t parts = n_tokens > 0 ? n_blocks / (uint32_t)n_tokens : 1;
    return parts < 1 ? 1 : parts < FERRYI_MOE_PARTS ? parts : FERRYI_MOE_PARTS;
}

/* Sends a piece of token t to the PEs of the list, which are reached directly. */
FERRYI_FN void ferryi_moe_send_direct(const ferryi_moe_args *a, const int32_t *transport, int32_t t, uint32_t part,
                                      uint32_t parts, const ferryi_moe_list *list, char *row, const int layouts)
{
    ferryi_world *w = ferryi_world_get();
    const uint32_t last = FERRYI_MOE_WARPS - 1;
    FERRYI_ROLLED
    for (uint32_t j = last - FERRYI_MOE_WARP; part == 0 && j < list->n; j += FERRYI_MOE_WARPS) {
        ferryi_moe_header_write(a, list->row[j], t, list->pe[j], layouts);
        if (ferryi_moe_transport_crosses_nodes(transport[list->pe[j]]))
            ferryi_moe_nodes_name_others(a, list->row[j], t, list->pe[j], layouts);
        ferryi_moe_row_count(w, list->pe[j], a->shape.row_bytes, transport[list->pe[j]]);
    }
    ferryi_moe_token_spread(a, t, part, parts, list->row, list->n, row, layouts);
    if (part != 0 || FERRYI_MOE_WARP != last)
        return;
    for (int32_t k = (int32_t)FERRYI_MOE_LANE; k < a->shape.topk; k += (int32_t)FERRYI_MOE_LANES) {
        int32_t expert = ferryi_moe_choice_expert(a, t * a->shape.topk + k, layouts);
        a->scratch.choice_pe[t * a->shape.topk + k] =
            expert == -1 ? -1
            : (uint32_t)expert < (uint32_t)a->shape.n_experts
                ? ferryi_moe_expert_owner(a->shape.n_experts, a->shape.n_pes, expert)
                : FERRYI_MOE_NO_EXPERT;
    }
}

/* Sends token t to the other PEs: a whole row, assembled on this PE. */
FERRYI_NOINLINE void ferryi_moe_send_by_puts(const ferryi_moe_args *a, int32_t t, const ferryi_moe_list *list,
                                             char *row)
{
    if (list->n > 0)
        ferryi_moe_token_spread(a, t, 0, 1, &row, 1, row, 1);
    FERRYI_ROLLED
    for (uint32_t j = 0; j < list->n; j++) {
        int32_t pe = list->pe[j];
        /* Skip a PE that has failed: each try may cost a whole budget.  All threads must branch alike. */
        if (FERRYI_MOE_ANY(ferryi_ld_relaxed_u32(&a->scratch.peer[pe].send_status) != FERRY_SUCCESS))
            continue;
        if (FERRYI_MOE_WARP == 0)
            ferryi_moe_header_write(a, row, t, pe, 1);
        FERRYI_MOE_SYNC();
        ferry_status status = ferryi_moe_bytes_put(list->row[j], row, a->shape.row_bytes, pe);
        if (FERRYI_UNLIKELY(status != FERRY_SUCCESS) && FERRYI_MOE_RANK == 0)
            ferryi_moe_peer_send_failed(a, pe, &a->scratch.peer[pe].send_status, status);
        FERRYI_MOE_SYNC(); /* the row is used again */
    }
}

/* The share of a crew's block in tokens `begin` to `end` of the window that go one way.  Returns whether it had any. */
FERRYI_FN int ferryi_moe_send_tokens(const ferryi_moe_args *a, const ferryi_moe_token_window *v,
                                     const int32_t *transport, const int32_t *count, int32_t begin, int32_t end,
                                     int32_t way, ferryi_moe_crew crew, ferryi_moe_list *list, const int form)
{
    const int layouts = (form & FERRYI_MOE_LAYOUTS) != 0;
    const uint32_t parts = ferryi_moe_parts(v->n_tokens, crew.n), first = (uint32_t)begin * parts;
    const uint32_t own = first + (crew.index + crew.n - first % crew.n) % crew.n, last = (uint32_t)end * parts;
    char *row = a->scratch.block_row + FERRYI_MOE_BLOCK * a->shape.block_row_bytes;
    FERRYI_ROLLED
    for (uint32_t item = own; item < last; item += crew.n) {
        int32_t t = (int32_t)(item / parts);
        uint32_t part = item % parts;
        if (way == 0 && part != 0)
            continue;
        if (FERRYI_MOE_WARP == 0)
            ferryi_moe_targets_list(a, v, transport, count, t, way, list, form);
        FERRYI_MOE_SYNC();
        if (way != 0)
            ferryi_moe_send_direct(a, transport, t, part, parts, list, row, layouts);
        else if ((form & FERRYI_MOE_DIRECT_ONLY) == 0)
            ferryi_moe_send_by_puts(a, t, list, row);
        FERRYI_MOE_SYNC(); /* the list and the row are used again */
    }
    return own < last;
}

/* A sender's share of the window's tokens to the PEs that have windows, in chunks.  hints: tell how many rows are
 * there. */
FERRYI_FN void ferryi_moe_send_to_windows(const ferryi_moe_args *a, const ferryi_moe_token_window *v,
                                          const int32_t *transport, const int32_t *count, int hints,
                                          ferryi_moe_crew crew, ferryi_moe_list *list, const int form)
{
    const uint32_t n = (uint32_t)(v->end - v->first), chunks = hints ? ferryi_moe_window_chunks(n) : 1;
    const int doubt = ferryi_moe_windows_in_doubt(&a->shape, transport);
    uint64_t rows = 0;
    for (int32_t pe = 0; pe < a->shape.n_pes; pe++)
        rows += ferryi_moe_transport_goes(transport[pe], FERRYI_MOE_TO_WINDOWS) ? (uint32_t)count[pe] : 0;
    ferryi_moe_senders_stagger(crew, rows * a->shape.row_bytes, n * ferryi_moe_parts(v->n_tokens, crew.n));
    FERRYI_ROLLED
    for (uint32_t chunk = 0; chunk < chunks; chunk++) {
        const int32_t begin = v->first + (int32_t)(chunk * n / chunks),
                      end = v->first + (int32_t)((chunk + 1) * n / chunks);
        const int sent =
            ferryi_moe_send_tokens(a, v, transport, count, begin, end, FERRYI_MOE_TO_WINDOWS, crew, list, form);
        if (chunk + 1 == chunks || FERRYI_MOE_RANK != FERRYI_MOE_TELLER ||
            !ferryi_moe_chunk_is_sent(a, chunk, crew, sent, doubt))
            continue;
        FERRYI_ROLLED
        for (int32_t pe = 0; pe < a->shape.n_pes; pe++)
            if (ferryi_moe_transport_goes(transport[pe], FERRYI_MOE_TO_WINDOWS))
                ferryi_moe_window_hint(a, FERRYI_MOE_SENT_SOME, pe, ferryi_moe_token_rows_before(v, count, pe, end));
    }
}

/* 1 in all threads; 0 when the round was refused. form: FERRYI_MOE_LAYOUTS, FERRYI_MOE_DIRECT_ONLY, FERRYI_MOE_LARGE.
 * list: the block's; FERRYI_MOE_LARGE: the warp's.  FERRYI_MOE_IN_CHUNKS: half of the warps have sent, but own rows to
 * nobody; the others go ahead, with the marks of the round in *v. */
#define FERRYI_MOE_IN_CHUNKS 2
FERRYI_FN int ferryi_moe_rows_send(const ferryi_moe_args *a, ferryi_moe_shared *s, ferryi_moe_token_window *v,
                                   ferryi_moe_list *list, const int form)
{
    const int layouts = (form & FERRYI_MOE_LAYOUTS) != 0;
    int32_t *count = ferryi_moe_shared_list(a, s, 0), *transport = ferryi_moe_shared_list(a, s, 1);
    const int32_t n_tokens = ferryi_moe_round_n_tokens(a, layouts);
    int bad = 0;
    if (layouts && a->request.round.n_tokens_device != NULL && *a->request.round.n_tokens_device != n_tokens) {
        if (FERRYI_MOE_BLOCK == 0 && FERRYI_MOE_RANK == 0)
            ferryi_moe_choice_refuse(a, -1, 0, *a->request.round.n_tokens_device, a->shape.max_tokens);
        if (!a->request.in_stream)
            return 0;
    }
    v->first = v->end = 0;
    v->n_tokens = n_tokens;
    v->words = ferryi_moe_token_window_words(&a->shape, n_tokens);
    v->bits = s->word;
    v->before = (int32_t *)s->word + a->shape.n_pes * v->words;
    int weak = ferryi_moe_peers_select(a, transport, count, form);
    const int several = 32 * v->words < n_tokens;
    if (FERRYI_UNLIKELY(several)) { /* check all indices before the first window is sent */
        if (!ferryi_moe_choices_accept(a, n_tokens, ferryi_moe_choices_are_bad(a, n_tokens, layouts)))
            return 0;
    }
    weak = (form & FERRYI_MOE_DIRECT_ONLY) != 0 ? 0 : FERRYI_MOE_ANY(weak);
    if ((form & FERRYI_MOE_DIRECT_ONLY) != 0)
        FERRYI_MOE_SYNC();
    if (ferryi_moe_round_has_levels(&a->regions))
        ferryi_moe_nodes_plan_rows(a, transport, n_tokens, layouts);
    const int split = ferryi_moe_blocks_are_split(a, FERRY_MOE_DISPATCH_SEND | FERRY_MOE_DISPATCH_RECV, form);
    const int32_t first_way = split ? FERRYI_MOE_DIRECT : FERRYI_MOE_BY_STORES;
    for (int32_t way = first_way; way >= 0; way = ferryi_moe_way_next(way, weak, form)) {
        const ferryi_moe_crew crew = ferryi_moe_crew_of(split, way);
        for (int32_t first = 0; first < n_tokens; first += 32 * v->words) {
            if (several && first == 0 && way != first_way) /* once more */
                for (int32_t pe = (int32_t)FERRYI_MOE_RANK; pe < a->shape.n_pes; pe += (int32_t)FERRYI_MOE_SIZE)
                    count[pe] = 0;
            if (way == first_way || several) {
                bad = ferryi_moe_token_window_mark(a, v, first, count, layouts);
                if (several)
                    FERRYI_MOE_SYNC();
                else if (!ferryi_moe_choices_accept(a, n_tokens, bad))
                    return 0;
            }
            const uint32_t chunks = form == FERRYI_MOE_LARGE && !several ? ferryi_moe_large_n_chunks(a, n_tokens) : 0;
            if (chunks != 0) {
                FERRYI_MOE_SYNC(); /* of the counts */
                if (FERRYI_MOE_BLOCK == 0) {
                    ferryi_moe_large_announce_counts(a, transport, count);
                    if (FERRYI_MOE_RANK == 0) {
                        ferryi_moe_round_begin(&a->scratch, n_tokens);
                        a->scratch.grid->in_x = ferryi_moe_round_generation(&a->scratch);
                    }
                }
                if (FERRYI_MOE_WARP < FERRYI_MOE_WARPS / 2)
                    ferryi_moe_large_send_chunks(a, v, transport, count, chunks, list);
                return FERRYI_MOE_IN_CHUNKS;
            }
            if (form == FERRYI_MOE_LARGE)
                ferryi_moe_large_send_window(a, v, transport, count, list);
            else if (split && way == FERRYI_MOE_TO_WINDOWS && crew.index < crew.n)
                ferryi_moe_send_to_windows(a, v, transport, count, !several, crew, list, form);
            else if (!split || crew.index < crew.n)
                (void)ferryi_moe_send_tokens(a, v, transport, count, v->first, v->end, way, crew, list, form);
        }
        if (way == first_way && FERRYI_MOE_BLOCK == 0 && FERRYI_MOE_RANK == 0)
            ferryi_moe_round_begin(&a->scratch, n_tokens);
        ferryi_moe_flags_announce(a, transport, way, count, FERRYI_MOE_SENT_ROWS, form);
    }
    return 1;
}

#endif
