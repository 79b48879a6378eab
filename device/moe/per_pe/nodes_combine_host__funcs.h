/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_DETAIL_MOE_PER_PE_NODES_COMBINE_HOST_FUNCS_H
#define FERRY_DETAIL_MOE_PER_PE_NODES_COMBINE_HOST_FUNCS_H

#include "nodes_dispatch_host__funcs.h"

/* Combine in two levels: common/nodes.h. */

/* ---- Combine: what goes back. */

FERRYI_FN char *ferryi_moe_kept_row(const ferryi_moe_args *a, int32_t source, int32_t token)
{
    return ferryi_moe_row_at(a, a->regions.nodes->kept_rows, a->shape.return_row_bytes, source, token);
}

FERRYI_FN ferryi_moe_trailer *ferryi_moe_trailer_of(const ferryi_moe_shape *shape, char *row)
{
    return (ferryi_moe_trailer *)(void *)(row + shape->return_row_bytes - sizeof(ferryi_moe_trailer));
}

FERRYI_FN int ferryi_moe_is_of_round(const ferryi_moe_args *a, char *row)
{
    const ferryi_moe_trailer *trailer = ferryi_moe_trailer_of(&a->shape, row);
    return ferryi_ld_acquire_u64(&trailer->generation) == ferryi_moe_round_generation(&a->scratch) &&
           trailer->salt == a->regions.nodes->salt;
}

/* After a row has been filled. */
FERRYI_FN void ferryi_moe_end_row(const ferryi_moe_args *a, char *row, uint32_t lacks)
{
    ferryi_moe_trailer *trailer = ferryi_moe_trailer_of(&a->shape, row);
    trailer->lacks = lacks;
    trailer->salt = a->regions.nodes->salt;
    ferryi_st_release_u64(&trailer->generation, ferryi_moe_round_generation(&a->scratch));
}

FERRYI_FN const ferryi_moe_header *ferryi_moe_header_of(const ferryi_moe_shape *shape, const ferry_moe_row *row)
{
    return (const ferryi_moe_header *)(const void *)((const char *)row->data - shape->data_offset);
}

/* Whether this PE carries the received row for others too. */
FERRYI_FN int ferryi_moe_is_carried(const ferryi_moe_args *a, const ferry_moe_row *row)
{
    int32_t expert, k;
    return ferryi_moe_row_slot_here(a, row) < a->regions.nodes->pe[row->source_pe].own_here &&
           ferryi_moe_choice_of_other(&a->shape, ferryi_moe_header_of(&a->shape, row), row->n_choices, &expert, &k);
}

/* The sending half: returned rows go to the window, or are kept.  transport: of ferryi_moe_return_peers_select. */
FERRYI_NOINLINE void ferryi_moe_nodes_keep_rows(const ferryi_moe_args *a, const int32_t *transport,
                                                ferryi_moe_shared *s, int layouts)
{
    ferryi_moe_far_pe *far = a->regions.nodes->pe;
    const int32_t n_rows = ferryi_moe_round_n_rows(&a->scratch);
    int32_t expert, k;
    for (int32_t pe = 0; pe < a->shape.n_pes; pe++) {
        const int answers =
            ferryi_moe_transport_crosses_nodes(transport[pe]) && (transport[pe] & FERRYI_MOE_NO_ROWS) == 0;
        far[pe].answered = answers && a->scratch.peer[pe].got > 0 ? a->scratch.peer[pe].got : 0;
        far[pe].kept = FERRY_ERR_EMPTY;
    }
    for (int32_t r = 0; r < n_rows; r++) {
        const ferry_moe_row *row = &a->scratch.rows[r];
        const int32_t pe = row->source_pe, slot = ferryi_moe_row_slot_here(a, row);
        if (far[pe].answered == 0)
            continue;
        const int carried = ferryi_moe_is_carried(a, row), kept = carried || slot >= far[pe].own_here;
        char *to = kept ? ferryi_moe_kept_row(a, pe, row->source_token)
                        : ferryi_moe_window_row_at(a, a->scratch.peer[pe].out, 1, slot);
        if (kept) {
            ferryi_st_relaxed_u64(&ferryi_moe_trailer_of(&a->shape, to)->generation, 0);
            ferryi_fence_release(); /* who finds the row's generation again has read the row as it was */
        }
        if (layouts)
            ferryi_moe_row_reduce(a, r, 0, (uint32_t)a->shape.hidden, to, ferryi_moe_terms_of_warp(s), 0, 1);
        else
            ferryi_moe_row_round(a, ferryi_moe_partial_at(a, r), 0, (uint32_t)a->shape.hidden, to, 0, 1);
        if (kept)
            ferryi_moe_end_row(a, to, 0);
        for (int32_t j = row->n_choices;
             carried && ferryi_moe_choice_of_other(&a->shape, ferryi_moe_header_of(&a->shape, row), j, &expert, &k);
             j++)
            far[ferryi_moe_expert_owner(a->shape.n_experts, a->shape.n_pes, expert)].kept =
                FERRY_ERR_TIMEOUT; /* to be waited for */
    }
    ferryi_st_release_u64(a->regions.nodes->kept,
                          ferryi_moe_round_generation(&a->scratch)); /* R of the watching PEs' acquire */
}

/* Adds up the kept rows of one token, in PE order, those of other PEs where these have kept them.  Returns the choices
 * that the sum lacks. */
FERRYI_FN uint32_t ferryi_moe_add_kept(const ferryi_moe_args *a, const ferry_moe_row *row, char *to)
{
    ferryi_world *w = ferryi_world_get();
    const ferryi_moe_header *header = ferryi_moe_header_of(&a->shape, row);
    const char *own = ferryi_moe_kept_row(a, row->source_pe, row->source_token);
    const uint16_t *rows[FERRY_MOE_MAX_TOPK];
    int32_t pes[FERRY_MOE_MAX_TOPK], n = 1, expert, k;
    uint32_t of_pe[FERRY_MOE_MAX_TOPK], lacks = 0, n_rows = 0;
    pes[0] = a->shape.my_pe;
    of_pe[0] = 0;
    for (int32_t j = row->n_choices; ferryi_moe_choice_of_other(&a->shape, header, j, &expert, &k); j++) {
        const int32_t pe = ferryi_moe_expert_owner(a->shape.n_experts, a->shape.n_pes, expert);
        int32_t at = 0;
        while (at < n && pes[at] < pe)
            at++;
        if (at == n || pes[at] != pe) {
            for (int32_t i = n++; i > at; i--)
                pes[i] = pes[i - 1], of_pe[i] = of_pe[i - 1];
            pes[at] = pe;
            of_pe[at] = 0;
        }
        of_pe[at] |= 1u << k;
    }
    float *weight = (float *)(void *)(to + a->shape.return_weights_offset);
    const int weighs = a->shape.layout == FERRY_MOE_BY_TOKEN && a->request.round.partial_weight != NULL;
    for (int32_t i = 0; i < a->shape.topk && weighs; i++)
        weight[i] = 0.0f;
    for (int32_t i = 0; i < n; i++) {
        char *kept = (char *)ferryi_peer_addr(w, (void *)(uintptr_t)own, pes[i]);
        if (pes[i] != a->shape.my_pe &&
            (a->regions.nodes->pe[pes[i]].kept != FERRY_SUCCESS || !ferryi_moe_is_of_round(a, kept))) {
            lacks |= of_pe[i];
            continue;
        }
        rows[n_rows++] = (const uint16_t *)(const void *)kept;
        for (int32_t c = 0; c < a->shape.topk && weighs; c++)
            weight[c] += ((const float *)(const void *)(kept + a->shape.return_weights_offset))[c];
    }
    FERRYI_MOE_BY_WIDTH(ferryi_moe_rows_add, rows, n_rows, (uint32_t)a->shape.hidden, (uint16_t *)(void *)to, 0, 1);
    return lacks;
}

/* The same, but when a PE has gone on meanwhile, once more without its row. */
FERRYI_FN void ferryi_moe_sum_kept(const ferryi_moe_args *a, const ferry_moe_row *row, char *to)
{
    ferryi_world *w = ferryi_world_get();
    const char *own = ferryi_moe_kept_row(a, row->source_pe, row->source_token);
    int32_t expert, k;
    for (int again = 1; again;) {
        const uint32_t lacks = ferryi_moe_add_kept(a, row, to);
        again = 0;
        ferryi_fence_acquire(); /* the rows have been read before their generations are looked at again */
        for (int32_t j = row->n_choices;
             ferryi_moe_choice_of_other(&a->shape, ferryi_moe_header_of(&a->shape, row), j, &expert, &k); j++) {
            const int32_t pe = ferryi_moe_expert_owner(a->shape.n_experts, a->shape.n_pes, expert);
            again |= (lacks >> k & 1) == 0 &&
                     !ferryi_moe_is_of_round(a, (char *)ferryi_peer_addr(w, (void *)(uintptr_t)own, pe));
        }
        ferryi_moe_end_row(a, to, lacks);
    }
}

/* Waits for the PEs whose kept rows are to be added.  Returns whether all are here. */
FERRYI_FN int ferryi_moe_await_kept(const ferryi_moe_args *a, uint64_t deadline)
{
    int all = 1;
    for (int32_t pe = 0; pe < a->shape.n_pes; pe++) {
        ferry_status *kept = &a->regions.nodes->pe[pe].kept;
        if (*kept == FERRY_SUCCESS || *kept == FERRY_ERR_EMPTY)
            continue;
        *kept = ferryi_moe_node_await(
            &a->scratch, (const uint64_t *)ferryi_peer_addr(ferryi_world_get(), a->regions.nodes->kept, pe),
            ferryi_moe_round_generation(&a->scratch), pe, pe, deadline);
        *kept = *kept == FERRY_ERR_EMPTY ? FERRY_ERR_PEER_LOST : *kept; /* left out */
        all &= *kept == FERRY_SUCCESS;
    }
    return all;
}

/* How long rows that are ready wait for sums, to go in one put with them. */
#define FERRYI_MOE_TOGETHER_NS 5000000u

/* The receiving half: sends the sums of the rows that this PE carries. */
FERRYI_NOINLINE void ferryi_moe_nodes_send_sums(const ferryi_moe_args *a)
{
    const uint64_t now = ferryi_clock_ns(), deadline = now + ferryi_moe_round_budget(a),
                   generation = ferryi_moe_round_generation(&a->scratch);
    ferryi_moe_far_pe *far = a->regions.nodes->pe;
    int together = (a->request.stages & FERRY_MOE_COMBINE_SEND) != 0, any = 0;
    a->regions.nodes->ends = deadline;
    for (int32_t pe = 0; pe < a->shape.n_pes; pe++)
        any |= far[pe].answered != 0 && far[pe].own_here > far[pe].alone_here;
    if (!any)
        return;
    const uint64_t soon = now + FERRYI_MOE_TOGETHER_NS < deadline ? now + FERRYI_MOE_TOGETHER_NS : deadline;
    const int ready = ferryi_moe_await_kept(a, together ? soon : deadline);
    for (int32_t half = together && !ready ? 0 : 1; half < 2; half++) {
        if (half == 1 && together && !ready) {
            (void)ferryi_moe_await_kept(a, deadline);
            together = 0;
        }
        for (int32_t pe = 0; pe < a->shape.n_pes; pe++) {
            const int32_t alone = far[pe].alone_here, own = far[pe].own_here;
            uint64_t *flag = ferryi_moe_flag_at(a, FERRYI_MOE_RETURNED_ROWS, a->shape.my_pe);
            uint32_t count = (uint32_t)far[pe].answered;
            ferry_status status;
            if (count == 0 || own <= alone ||
                ferryi_ld_relaxed_u32(&a->scratch.peer[pe].return_status) != FERRY_SUCCESS)
                continue;
            for (int32_t r = 0; r < ferryi_moe_round_n_rows(&a->scratch) && half == 1; r++)
                if (a->scratch.rows[r].source_pe == pe && ferryi_moe_is_carried(a, &a->scratch.rows[r]))
                    ferryi_moe_sum_kept(a, &a->scratch.rows[r],
                                        ferryi_moe_window_row_at(a, a->scratch.peer[pe].out, 1,
                                                                 ferryi_moe_row_slot_here(a, &a->scratch.rows[r])));
            if (half == 0)
                status = ferryi_moe_nodes_put_returned(a, pe, 0, alone, flag, ferryi_moe_flag_word(generation, count));
            else if (together)
                status = ferryi_moe_nodes_put_returned(a, pe, 0, own, flag,
                                                       ferryi_moe_flag_word(generation, count | FERRYI_MOE_TABLE));
            else
                status = ferryi_moe_nodes_put_returned(a, pe, alone, own,
                                                       &a->regions.nodes->summed[a->shape.my_pe].word[generation & 1],
                                                       ferryi_moe_flag_word(generation, (uint32_t)(own - alone)));
            if (status != FERRY_SUCCESS)
                ferryi_moe_peer_send_failed(a, pe, &a->scratch.peer[pe].return_status, status);
        }
    }
}

/* ---- Combine: what comes back. */

/* Behind the wait for the rows that pe returned: waits for its sums.  *count becomes the number of rows. */
FERRYI_NOINLINE void ferryi_moe_nodes_await_sums(const ferryi_moe_args *a, int32_t pe, uint64_t deadline,
                                                 uint32_t *count)
{
    const uint64_t generation = ferryi_moe_round_generation(&a->scratch);
    ferryi_moe_far_pe *far = &a->regions.nodes->pe[pe];
    if (ferryi_moe_node_is_shared(pe, a->shape.my_pe))
        return;
    far->with_sums = (*count & FERRYI_MOE_TABLE) != 0;
    *count &= ~FERRYI_MOE_TABLE;
    if (!far->with_sums && far->own > far->alone)
        far->with_sums = ferryi_moe_node_await(&a->scratch, &a->regions.nodes->summed[pe].word[generation & 1],
                                               ferryi_moe_flag_word(generation, 0), pe, pe, deadline) == FERRY_SUCCESS;
}

/* Gets what pe has kept of this PE's token t. */
FERRYI_COLD int ferryi_moe_get_kept(const ferryi_moe_args *a, int32_t pe, int32_t t, char *to)
{
    char *kept = ferryi_moe_kept_row(a, a->shape.my_pe, t);
    const size_t bytes = sizeof(ferryi_moe_trailer);
    if (ferry_getmem(to, kept, a->shape.return_row_bytes, pe) != FERRY_SUCCESS || !ferryi_moe_is_of_round(a, to))
        return 0;
    return ferry_getmem(ferryi_moe_trailer_of(&a->shape, to), ferryi_moe_trailer_of(&a->shape, kept), bytes, pe) ==
               FERRY_SUCCESS &&
           ferryi_moe_is_of_round(a, to);
}

/* The relay's row with the sum of the node's PEs for token t; NULL: it has not come. */
FERRYI_FN char *ferryi_moe_sum_of(const ferryi_moe_args *a, const int32_t *slot, const int32_t *state, int32_t pe,
                                  int32_t *relay)
{
    *relay = -1;
    for (int32_t c = 0; c < a->shape.n_pes && *relay < 0; c++)
        if (slot[c] >= a->regions.nodes->pe[c].alone && slot[c] < a->regions.nodes->pe[c].own &&
            ferryi_moe_node_is_shared(c, pe))
            *relay = c;
    if (*relay < 0 || state[*relay] != FERRY_SUCCESS || !a->regions.nodes->pe[*relay].with_sums)
        return NULL;
    char *row = ferryi_moe_row_at(a, a->regions.return_rows, a->shape.return_row_bytes, *relay, slot[*relay]);
    return ferryi_moe_is_of_round(a, row) ? row : NULL;
}

/* Lists what was returned for token t, and its missing choices. */
FERRYI_NOINLINE void ferryi_moe_nodes_list_sums(const ferryi_moe_args *a, int32_t t, const int32_t *state,
                                                ferryi_moe_list *list)
{
    const int32_t *slot = &a->scratch.slot[(int64_t)t * a->shape.n_pes];
    int32_t here[FERRY_MOE_MAX_TOPK], n_here = 0, relay; /* PEs whose results are in rows of the list */
    uint32_t n = 0, missing = 0;
    for (int32_t pe = 0; pe < a->shape.n_pes; pe++) {
        const ferryi_moe_far_pe *sent = &a->regions.nodes->pe[pe];
        const int same_node = ferryi_moe_node_is_shared(pe, a->shape.my_pe), ok = state[pe] == FERRY_SUCCESS;
        char *row = NULL;
        if (slot[pe] == -1 || (!same_node && sent->own + sent->elsewhere == 0))
            continue;
        if (same_node || (slot[pe] >= 0 && slot[pe] < sent->alone)) {
            row = ok ? ferryi_moe_row_at(a, a->regions.return_rows, a->shape.return_row_bytes, pe, slot[pe]) : NULL;
        } else if ((row = ferryi_moe_sum_of(a, slot, state, pe, &relay)) != NULL) {
            if (relay == pe)
                missing |= ferryi_moe_trailer_of(&a->shape, row)->lacks;
            else
                here[n_here++] = pe, row = NULL;
        } else if (ok && ferryi_moe_get_kept(a, pe, t, a->regions.nodes->got + n * a->shape.return_row_bytes)) {
            row = a->regions.nodes->got + n * a->shape.return_row_bytes;
        }
        if (row == NULL)
            continue;
        here[n_here++] = pe;
        list->row[n++] = row;
    }
    for (int32_t k = 0; k < a->shape.topk; k++) {
        const int32_t pe = a->scratch.choice_pe[t * a->shape.topk + k];
        int lacks = pe >= 0 || pe == FERRYI_MOE_NO_EXPERT;
        for (int32_t i = 0; i < n_here && lacks; i++)
            lacks = here[i] != pe;
        missing |= (uint32_t)lacks << k;
    }
    list->n = n;
    list->missing = missing;
}

#endif
