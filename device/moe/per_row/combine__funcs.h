/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_DETAIL_MOE_PER_ROW_COMBINE_FUNCS_H
#define FERRY_DETAIL_MOE_PER_ROW_COMBINE_FUNCS_H

#include "../common/report__funcs.h"
#include "../common/terms__funcs.h"
#include "await__funcs.h"

/* Combine of a small round (moe.h).  Each block returns rows, each with its flag behind it, then adds up tokens
 * as their rows arrive.  A kernel of both halves reads rows of this PE's own tokens where the experts left them.  A
 * block's waits depend on rows and weights that no block holds back while it waits, so blocks need not meet. */

/* The first warp of a block lists terms and sets flags; the others reduce rows. */
FERRYI_FN int ferryi_moe_warp_serves(void)
{
    return FERRYI_MOE_WARP == 0;
}
FERRYI_FN uint32_t ferryi_moe_n_reducers(void)
{
    return FERRYI_MOE_WARPS > 1 ? FERRYI_MOE_SIZE - FERRYI_MOE_LANES : FERRYI_MOE_SIZE;
}
FERRYI_FN uint32_t ferryi_moe_reducer(void)
{
    return FERRYI_MOE_WARPS > 1 ? FERRYI_MOE_RANK - FERRYI_MOE_LANES : FERRYI_MOE_RANK;
}

/* For any alignment. */
FERRYI_NOINLINE void ferryi_moe_small_reduce_odd(const ferryi_moe_args *a, char *to, const ferryi_moe_terms *terms)
{
    for (uint32_t i = ferryi_moe_reducer(); i < (uint32_t)a->shape.hidden; i += ferryi_moe_n_reducers())
        ((uint16_t *)(void *)to)[i] = ferryi_num_to_bf16(ferryi_moe_terms_add(&a->request, terms, i));
}

/* The threads that reduce: the returned row r to `to`, whose terms are known. */
FERRYI_FN void ferryi_moe_small_reduce(const ferryi_moe_args *a, int32_t r, char *to, ferryi_moe_terms *terms)
{
    if (ferryi_moe_row_is_aligned(a->request.partial, a->shape.hidden * 2)) {
        FERRYI_ROLLED
        for (uint32_t i = ferryi_moe_reducer(); i < (uint32_t)a->shape.hidden / 8; i += ferryi_moe_n_reducers()) {
            float sum[8];
            ferryi_moe_terms_sum(&a->request, terms, i, sum);
            ((ferryi_moe_quad *)to)[i] = ferryi_moe_quad_pack(sum);
        }
    } else {
        ferryi_moe_small_reduce_odd(a, to, terms);
    }
    if (a->request.round.partial_weight != NULL && a->shape.layout == FERRY_MOE_BY_TOKEN)
        for (uint32_t k = ferryi_moe_reducer(); k < (uint32_t)a->shape.topk; k += ferryi_moe_n_reducers())
            ((float *)(void *)(to + a->shape.return_weights_offset))[k] =
                r < ferryi_moe_output_room(a) ? a->request.round.partial_weight[(int64_t)r * a->shape.topk + k] : 0.0f;
}

/* One warp lists the terms of the returned row r, with the weights that its source gives to combine, if it does.
 * Nonzero in all lanes: some weights are not here yet. */
FERRYI_FN int ferryi_moe_small_terms(const ferryi_moe_args *a, int32_t r, ferryi_moe_terms *terms)
{
    const ferry_moe_row *row = &a->scratch.rows[r];
    const ferryi_moe_header *header =
        (const ferryi_moe_header *)(const void *)((const char *)row->data - a->shape.data_offset);
    const uint64_t generation = ferryi_moe_round_generation(&a->scratch);
    int lacks = 0;
    ferryi_moe_terms_list(a, r, terms, 0);
    if ((a->request.stages & FERRY_MOE_WEIGHTS) == 0)
        return 0;
    for (int32_t j = (int32_t)FERRYI_MOE_LANE; j < row->n_choices; j += (int32_t)FERRYI_MOE_LANES) {
        const uint32_t k = ferryi_moe_choice_at_source(header, j);
        if (row->source_pe == a->shape.my_pe) {
            terms->weight[j] = a->request.round.combine_weight[(int64_t)row->source_token * a->shape.topk + k];
            continue;
        }
        const ferryi_moe_sent_choice *word = ferryi_moe_late_weights_at(a, row->source_pe, row->source_token) + k;
        uint64_t expert = 0, weight = 0;
        ferryi_ld_relaxed_two(&word->expert, &expert, &weight);
        lacks |= !ferryi_moe_choice_is_here(generation, expert, weight);
        terms->weight[j] = ferryi_num_float((uint32_t)weight);
    }
    FERRYI_MOE_WARP_SYNC();
    return ferryi_moe_warp_ballot(lacks) != 0;
}

/* The number of a row among those of all sources. */
FERRYI_FN int32_t ferryi_moe_row_of_source(const ferryi_moe_args *a, const ferry_moe_row *row)
{
    return row->source_pe * a->shape.max_tokens + row->source_token;
}

/* One warp waits for the weights of the returned row r.  *none: they do not come, or the row is left. */
FERRYI_COLD void ferryi_moe_small_await_terms(const ferryi_moe_args *a, int32_t r, ferryi_moe_terms *terms,
                                              uint64_t deadline, int32_t *none)
{
    const ferry_moe_row *row = &a->scratch.rows[r];
    const ferryi_moe_header *header =
        (const ferryi_moe_header *)(const void *)((const char *)row->data - a->shape.data_offset);
    int late = ferryi_moe_return_leaves(a);
    if (late && FERRYI_MOE_LANE == 0)
        ferryi_moe_return_leave(a, ferryi_moe_round_generation(&a->scratch), ferryi_moe_row_of_source(a, row));
    for (int32_t j = (int32_t)FERRYI_MOE_LANE; j < row->n_choices && !late; j += (int32_t)FERRYI_MOE_LANES) {
        const uint32_t k = ferryi_moe_choice_at_source(header, j);
        const ferryi_moe_sent_choice *word = ferryi_moe_late_weights_at(a, row->source_pe, row->source_token) + k;
        late |= ferryi_moe_choice_await(a, FERRY_CALL_MOE_COMBINE, word, row->source_pe, deadline) != FERRY_SUCCESS;
        terms->weight[j] = ferryi_num_float((uint32_t)ferryi_ld_relaxed_u64(&word->weight));
    }
    late = ferryi_moe_warp_ballot(late) != 0;
    if (FERRYI_MOE_LANE == 0)
        *none = late;
    FERRYI_MOE_WARP_SYNC();
}

/* All threads of a block give its tokens' weights to the PEs that have their rows, if combine has any. */
FERRYI_FN void ferryi_moe_small_give_weights(const ferryi_moe_args *a, uint64_t generation)
{
    if ((a->request.stages & FERRY_MOE_WEIGHTS) == 0)
        return;
    const int32_t n_tokens = a->scratch.result->n_tokens, each = a->shape.n_pes * a->shape.topk;
    FERRYI_ROLLED
    for (int32_t t = (int32_t)FERRYI_MOE_BLOCK; t < n_tokens; t += (int32_t)FERRYI_MOE_BLOCKS)
        for (int32_t i = (int32_t)FERRYI_MOE_RANK; i < each; i += (int32_t)FERRYI_MOE_SIZE) {
            const int32_t pe = ferryi_moe_over(i, a->shape.topk_inverse), k = i - pe * a->shape.topk;
            if (pe != a->shape.my_pe && a->scratch.slot[t * a->shape.n_pes + pe] >= 0 &&
                ferryi_ld_relaxed_u32(&a->scratch.peer[pe].send_status) == FERRY_SUCCESS)
                ferryi_moe_choice_send(ferryi_moe_late_weights_at(a, a->shape.my_pe, t) + k, pe, generation, k,
                                       a->request.round.combine_weight[t * a->shape.topk + k]);
        }
}

/* ---- Send. */

/* One warp notes to whom rows go back with flags: PEs with many tokens whose flag of this round was taken, and which
 * direct stores reach; and, after them, whether PEs with few tokens get theirs in units (few__funcs.h).  A route may
 * change meanwhile, so one thread decides for the block.  The first block tells the others that live that nothing
 * comes. */
FERRYI_FN void ferryi_moe_small_select_return_peers(const ferryi_moe_args *a, uint64_t generation, int32_t *answers)
{
    ferryi_world *w = ferryi_world_get();
    const int stuck = a->scratch.result->stuck != 0;
    int others = 0;
    for (int32_t pe = (int32_t)FERRYI_MOE_LANE; pe < a->shape.n_pes; pe += (int32_t)FERRYI_MOE_LANES) {
        const int direct = ferryi_moe_peer_is_direct(w, pe), taken = a->scratch.peer[pe].got >= 0 && !stuck;
        const int goes = taken && direct && (pe != a->shape.my_pe || !ferryi_moe_combine_is_in_place(&a->request));
        const int few = ferryi_moe_few_are(&a->shape, a->scratch.peer[pe].tokens);
        answers[pe] = goes && !few;
        others |= goes && few;
        if (!taken && direct && FERRYI_MOE_BLOCK == 0 && !ferryi_moe_peer_is_lost(&a->scratch, pe))
            ferryi_flag_store(
                w, ferryi_moe_flag_at_round(&a->regions, generation, FERRYI_MOE_RETURNED_ROWS, a->shape.my_pe),
                ferryi_moe_flag_word(generation, FERRYI_MOE_SKIPPED), pe);
    }
    others = ferryi_moe_warp_ballot(others) != 0;
    if (FERRYI_MOE_LANE == 0)
        answers[a->shape.n_pes] = others;
}

/* A row that a block returns in one of its turns; in the block's shared memory. */
typedef struct ferryi_moe_small_turn {
    ferryi_moe_terms terms;
    int32_t r, pe, t; /* r: -1: the block returns no more rows */
    int32_t lacks;    /* some weights were not there at the first look */
    int32_t none;     /* they do not come, or the row is left */
} ferryi_moe_small_turn;

/* The rows that go back; those of `own` to `own_end` are read in place. */
typedef struct ferryi_moe_small_plan {
    int32_t n_rows, first, own, own_end;
} ferryi_moe_small_plan;

/* Whether row r was left, and goes back still: a PE that leaves the round returns nothing. */
FERRYI_COLD int ferryi_moe_small_is_owed(const ferryi_moe_args *a, int32_t r)
{
    const ferry_moe_row *row = &a->scratch.rows[r];
    return ferryi_ld_relaxed_u64(&a->scratch.owed[ferryi_moe_row_of_source(a, row)]) ==
               ferryi_moe_round_generation(&a->scratch) &&
           a->scratch.peer[row->source_pe].got >= 0;
}

/* One warp lists the row of turn i of the block, or of a later one.  Returns the turn behind. */
FERRYI_FN int32_t ferryi_moe_small_list_turn(const ferryi_moe_args *a, const ferryi_moe_small_plan *plan, int32_t i,
                                             ferryi_moe_small_turn *turn)
{
    int32_t r = -1;
    FERRYI_ROLLED
    for (; i < plan->n_rows && r < 0; i += (int32_t)FERRYI_MOE_BLOCKS) {
        r = ferryi_moe_row_in_turn(i, plan->first, plan->n_rows);
        r = r >= plan->own && r < plan->own_end ? -1 : r;
        if (FERRYI_UNLIKELY((a->request.stages & FERRY_MOE_COMBINE_SEND) == 0) && r >= 0 &&
            !ferryi_moe_small_is_owed(a, r))
            r = -1;
    }
    const int lacks = r >= 0 && ferryi_moe_small_terms(a, r, &turn->terms);
    if (FERRYI_MOE_LANE == 0) {
        turn->r = r;
        turn->pe = r >= 0 ? a->scratch.rows[r].source_pe : -1;
        turn->t = r >= 0 ? a->scratch.rows[r].source_token : -1;
        turn->lacks = lacks;
        turn->none = 0;
    }
    return i;
}

/* One warp sets the flag of the row that answers token t of pe, behind a barrier of the block that reduced it. */
FERRYI_FN void ferryi_moe_small_flag_back(const ferryi_moe_args *a, int32_t pe, int32_t t, uint64_t generation)
{
    if (pe < 0 || FERRYI_MOE_LANE != 0)
        return;
    ferryi_moe_rows_fence(1); /* R of the source's acquire */
    ferryi_flag_store(ferryi_world_get(), ferryi_moe_row_flag_at(a, FERRYI_MOE_BACK, a->shape.my_pe, t), generation,
                      pe);
}

/* While the block reduces a row, its first warp sets the flag of the row before, which wants a flight to the source and
 * back, and lists the row behind.  It waits for weights only when no flag is left to set.  Returns whether other rows
 * go back in units. */
FERRYI_FN int ferryi_moe_small_return(const ferryi_moe_args *a, ferryi_moe_shared *s, uint64_t generation)
{
    ferryi_world *w = ferryi_world_get();
    const int serves = ferryi_moe_warp_serves(), reduces = !serves || FERRYI_MOE_WARPS == 1;
    const uint64_t deadline = ferryi_clock_ns() + ferryi_moe_round_budget(a);
    int32_t *answers = s->of_pe[1];
    ferryi_moe_small_turn *turns = (ferryi_moe_small_turn *)(void *)s->word; /* [2] */
    ferryi_moe_small_plan plan = { ferryi_moe_round_n_rows(&a->scratch), 0, 0, 0 };
    int32_t i = (int32_t)FERRYI_MOE_BLOCK, goes = 0, pe = -1, t = 0, flag_pe = -1, flag_t = 0;
    uint64_t bytes = 0;
    if (ferryi_moe_combine_is_in_place(&a->request)) {
        plan.own = a->scratch.row_base[a->shape.my_pe];
        plan.own_end = a->scratch.row_base[a->shape.my_pe + 1];
    }
    if (plan.n_rows > (int32_t)FERRYI_MOE_BLOCKS) /* else all go at once */
        plan.first = ferryi_moe_first_turn(&a->shape, plan.n_rows);
    if (FERRYI_MOE_WARP == (FERRYI_MOE_WARPS > 1 ? 1u : 0u)) /* while another warp looks for the first row's terms */
        ferryi_moe_small_select_return_peers(a, generation, answers);
    FERRYI_ROLLED
    for (uint32_t side = 0;; side ^= 1) {
        ferryi_moe_small_turn *next = &turns[side];
        if (serves) {
            ferryi_moe_small_flag_back(a, flag_pe, flag_t, generation);
            i = ferryi_moe_small_list_turn(a, &plan, i, next);
        }
        if (reduces && goes) {
            char *to = ferryi_moe_row_at_round(&a->shape, generation, a->regions.return_rows, a->shape.return_row_bytes,
                                               a->shape.my_pe, t);
            ferryi_moe_small_reduce(a, turns[side ^ 1].r, (char *)ferryi_peer_addr(w, to, pe), &turns[side ^ 1].terms);
            ferryi_moe_row_count(w, pe, (size_t)a->shape.hidden * 2, FERRYI_MOE_DIRECT);
            bytes += pe != a->shape.my_pe ? (uint64_t)a->shape.hidden * 2 : 0;
        }
        flag_pe = goes ? pe : -1;
        flag_t = t;
        FERRYI_MOE_SYNC(); /* the terms are used again; and of all rows before the flags */
        if (next->r < 0)
            break;
        if (next->lacks && answers[next->pe]) {
            if (serves) {
                ferryi_moe_small_flag_back(a, flag_pe, flag_t, generation);
                ferryi_moe_small_await_terms(a, next->r, &next->terms, deadline, &next->none);
            }
            flag_pe = -1;
            FERRYI_MOE_SYNC();
        }
        pe = next->pe;
        t = next->t;
        goes = next->none == 0 && answers[pe];
    }
    if (serves)
        ferryi_moe_small_flag_back(a, flag_pe, flag_t, generation);
    if (reduces && ferryi_moe_reducer() == 0 && bytes != 0)
        (void)ferryi_atom_add_u64(&a->scratch.result->counts.bytes_off_pe, bytes);
    return answers[a->shape.n_pes];
}

/* ---- Receive. */

#define FERRYI_MOE_OWN NULL /* in a list of returned rows: this PE's own, of which only the terms exist */

FERRYI_COLD void ferryi_moe_small_note(const ferryi_moe_args *a, ferry_status status, int32_t pe)
{
    ferryi_moe_status_note(&a->scratch, status, pe);
}

/* One warp waits for the returned rows of token t and lists them in PE order; and the token's missing choices. */
FERRYI_FN void ferryi_moe_small_await_back(const ferryi_moe_args *a, ferryi_moe_shared *s, uint64_t generation,
                                           int32_t *state, int32_t t, uint64_t deadline)
{
    const int first = FERRYI_MOE_BLOCK == 0;
    const int32_t in_place = ferryi_moe_combine_is_in_place(&a->request) ? a->shape.my_pe : -1;
    uint32_t n = 0, missing = 0;
    FERRYI_ROLLED
    for (int32_t base = 0; base < a->shape.n_pes; base += (int32_t)FERRYI_MOE_LANES) {
        const int32_t pe = base + (int32_t)FERRYI_MOE_LANE;
        int here = pe < a->shape.n_pes && a->scratch.slot[t * a->shape.n_pes + pe] >= 0;
        if (here && state[pe] == FERRY_SUCCESS && pe != in_place) {
            const uint64_t began = first && a->request.round.wait_ns != NULL ? ferryi_clock_ns() : 0;
            const ferryi_moe_wait wait = { FERRY_CALL_MOE_COMBINE,
                                           ferryi_moe_row_flag_at(a, FERRYI_MOE_BACK, pe, t),
                                           0,
                                           pe,
                                           deadline,
                                           ferryi_moe_flag_at_round(&a->regions, generation, FERRYI_MOE_RETURNED_ROWS,
                                                                    pe),
                                           NULL };
            state[pe] = (int32_t)ferryi_moe_word_await(a, &wait);
            if (began != 0)
                a->request.round.wait_ns[pe] += ferryi_clock_ns() - began;
        }
        if (here && FERRYI_UNLIKELY(state[pe] != FERRY_SUCCESS)) {
            ferryi_moe_small_note(a, (ferry_status)state[pe], pe);
            here = 0;
        }
        const uint32_t mask = ferryi_moe_warp_ballot(here);
        if (here) {
            const uint32_t at = n + ferryi_moe_mask_count_below(mask);
            s->list.pe[at] = pe;
            s->list.row[at] = pe == in_place ? FERRYI_MOE_OWN
                                             : ferryi_moe_row_at_round(&a->shape, generation, a->regions.return_rows,
                                                                       a->shape.return_row_bytes, pe, t);
        }
        n += ferryi_moe_mask_count(mask);
    }
    FERRYI_MOE_WARP_SYNC(); /* the states; and R: the lanes' acquires precede the loads of rows behind the barrier */
    FERRYI_ROLLED
    for (int32_t base = 0; base < a->shape.topk; base += (int32_t)FERRYI_MOE_LANES) {
        const int32_t k = base + (int32_t)FERRYI_MOE_LANE,
                      pe = k < a->shape.topk ? a->scratch.choice_pe[t * a->shape.topk + k] : -1;
        const int lacks = pe >= 0 ? state[pe] != FERRY_SUCCESS : pe == FERRYI_MOE_NO_EXPERT;
        missing |= ferryi_moe_warp_ballot(lacks) << base;
    }
    if (FERRYI_MOE_LANE != 0)
        return;
    s->list.n = n;
    s->list.missing = missing;
}

/* For any alignment. */
FERRYI_NOINLINE void ferryi_moe_small_add_up_odd(const ferryi_moe_args *a, const ferryi_moe_list *list,
                                                 const ferryi_moe_terms *terms, uint16_t *out)
{
    for (uint32_t i = FERRYI_MOE_RANK; i < (uint32_t)a->shape.hidden; i += FERRYI_MOE_SIZE) {
        float sum = 0.0f;
        for (uint32_t j = 0; j < list->n; j++)
            sum += ferryi_num_from_bf16(list->row[j] == FERRYI_MOE_OWN
                                            ? ferryi_num_to_bf16(ferryi_moe_terms_add(&a->request, terms, i))
                                            : ((const uint16_t *)(const void *)list->row[j])[i]);
        out[i] = ferryi_num_to_bf16(sum);
    }
}

/* All threads of a block add up the listed rows, in PE order. */
FERRYI_FN void ferryi_moe_small_add_up(const ferryi_moe_args *a, const ferryi_moe_list *list,
                                       const ferryi_moe_terms *terms, uint16_t *out)
{
    if (ferryi_moe_row_is_aligned(out, a->shape.hidden * 2) &&
        (!ferryi_moe_combine_is_in_place(&a->request) ||
         ferryi_moe_row_is_aligned(a->request.partial, a->shape.hidden * 2))) {
        FERRYI_ROLLED
        for (uint32_t i = FERRYI_MOE_RANK; i < (uint32_t)a->shape.hidden / 8; i += FERRYI_MOE_SIZE) {
            float sum[8] = { 0 };
            FERRYI_ROLLED
            for (uint32_t j = 0; j < list->n; j += 2) { /* the loads go together */
                ferryi_moe_quad v[2];
                for (uint32_t c = 0; c < 2; c++)
                    if (j + c < list->n && list->row[j + c] != FERRYI_MOE_OWN)
                        v[c] = ((const ferryi_moe_quad *)list->row[j + c])[i];
                for (uint32_t c = 0; c < 2; c++) {
                    if (j + c >= list->n)
                        break;
                    if (list->row[j + c] == FERRYI_MOE_OWN) { /* rounded as a row that travels */
                        float own[8];
                        ferryi_moe_terms_sum(&a->request, terms, i, own);
                        v[c] = ferryi_moe_quad_pack(own);
                    }
                    ferryi_moe_quad_add(v[c], sum);
                }
            }
            ((ferryi_moe_quad *)out)[i] = ferryi_moe_quad_pack(sum);
        }
        return;
    }
    ferryi_moe_small_add_up_odd(a, list, terms, out);
}

/* One thread for each choice k of token t: the sum of the k-th weights of the token's rows, in PE order. */
FERRYI_FN void ferryi_moe_small_sum_weights(const ferryi_moe_args *a, int32_t t, const ferryi_moe_list *list)
{
    for (int32_t k = (int32_t)FERRYI_MOE_RANK; k < a->shape.topk; k += (int32_t)FERRYI_MOE_SIZE) {
        float weight = 0.0f;
        FERRYI_ROLLED
        for (uint32_t j = 0; j < list->n; j++) {
            if (list->row[j] != FERRYI_MOE_OWN)
                weight += ((const float *)(const void *)(list->row[j] + a->shape.return_weights_offset))[k];
            else if (a->request.round.partial_weight != NULL && a->scratch.own_row[t] < ferryi_moe_output_room(a))
                weight += a->request.round.partial_weight[(int64_t)a->scratch.own_row[t] * a->shape.topk + k];
        }
        a->request.round.out_weight[t * a->shape.topk + k] = weight;
    }
}

/* Where a block has the terms of the token that it adds up: beside those of rows that it returns. */
FERRYI_FN ferryi_moe_terms *ferryi_moe_own_terms(ferryi_moe_shared *s)
{
    return (ferryi_moe_terms *)(void *)(s->word + FERRYI_MOE_SHARED_WORDS / 2);
}

/* One warp lists what this PE's experts have made of token t, and fetches it while the block does other things. */
FERRYI_FN void ferryi_moe_small_begin_own(const ferryi_moe_args *a, ferryi_moe_shared *s, int32_t t)
{
    const ferryi_moe_terms *terms = ferryi_moe_own_terms(s);
    const uint32_t bytes = (uint32_t)a->shape.hidden * (a->request.partial_dtype == FERRY_MOE_F32 ? 4 : 2);
    if (!ferryi_moe_combine_is_in_place(&a->request) || a->scratch.result->stuck ||
        a->scratch.slot[t * a->shape.n_pes + a->shape.my_pe] < 0)
        return;
    (void)ferryi_moe_small_terms(a, a->scratch.own_row[t], ferryi_moe_own_terms(s));
    FERRYI_ROLLED
    for (uint32_t j = 0; j < terms->n && FERRYI_GPU; j++)
        for (uint32_t i = FERRYI_MOE_LANE * 128; i < bytes && terms->row[j] != NULL; i += FERRYI_MOE_LANES * 128)
            ferryi_prefetch(terms->row[j] + i);
}

FERRYI_FN void ferryi_moe_small_sum(const ferryi_moe_args *a, ferryi_moe_shared *s, uint64_t generation)
{
    int32_t *state = s->of_pe[0];
    const uint64_t deadline = ferryi_clock_ns() + ferryi_moe_round_budget(a);
    const int32_t n_tokens = a->scratch.result->n_tokens;
    const ferryi_moe_terms *terms = ferryi_moe_own_terms(s);
    uint32_t n_missing = 0;
    int bad = 0;
    if (FERRYI_MOE_BLOCK == 0 && FERRYI_MOE_RANK == FERRYI_MOE_SIZE - 1)
        ferryi_moe_report_prepare(a);
    for (int32_t pe = (int32_t)FERRYI_MOE_RANK; pe < a->shape.n_pes; pe += (int32_t)FERRYI_MOE_SIZE)
        state[pe] = a->scratch.result->stuck && pe == a->shape.my_pe ? (int32_t)FERRY_ERR_TIMEOUT
                                                                     : (int32_t)a->scratch.peer[pe].send_status;
    FERRYI_MOE_SYNC();
    FERRYI_ROLLED
    for (int32_t t = (int32_t)FERRYI_MOE_BLOCK; t < n_tokens; t += (int32_t)FERRYI_MOE_BLOCKS) {
        if (FERRYI_MOE_WARP == FERRYI_MOE_WARPS - 1 && t != (int32_t)FERRYI_MOE_BLOCK)
            ferryi_moe_small_begin_own(a, s, t);
        if (FERRYI_MOE_WARP == 0)
            ferryi_moe_small_await_back(a, s, generation, state, t, deadline);
        FERRYI_MOE_SYNC();
        if (FERRYI_MOE_RANK == 0) {
            a->scratch.missing[t] = s->list.missing;
            n_missing += ferryi_moe_mask_count(s->list.missing);
        }
        ferryi_moe_small_add_up(a, &s->list, terms, a->request.out + (int64_t)t * a->shape.hidden);
        if (a->request.round.out_weight != NULL)
            ferryi_moe_small_sum_weights(a, t, &s->list);
        FERRYI_MOE_SYNC(); /* the list is used again */
    }
    for (int32_t pe = (int32_t)FERRYI_MOE_RANK; pe < a->shape.n_pes; pe += (int32_t)FERRYI_MOE_SIZE) {
        const int failed = a->scratch.peer[pe].sent != 0 && state[pe] != FERRY_SUCCESS;
        if (FERRYI_UNLIKELY(failed))
            ferryi_moe_small_note(a, (ferry_status)state[pe], pe);
        bad |= failed;
    }
    bad = FERRYI_MOE_ANY(bad);
    if (FERRYI_MOE_RANK == 0)
        ferryi_moe_combine_end(a, n_missing, bad, 1, 1);
}

/* The lines that a block reads one after the other come together. */
FERRYI_FN void ferryi_moe_small_fetch(const ferryi_moe_args *a)
{
    const int32_t block = (int32_t)FERRYI_MOE_BLOCK;
    if (!FERRYI_GPU || block >= a->shape.n_pes * a->shape.max_tokens)
        return;
    const uint32_t rank = FERRYI_MOE_RANK, lanes = FERRYI_MOE_LANES;
    if (rank == 0)
        ferryi_prefetch(&a->scratch.rows[block]);
    if (rank == lanes && a->scratch.target != NULL)
        ferryi_prefetch(&a->scratch.target[block * a->shape.topk]);
    if (rank == 2 * lanes && a->scratch.target != NULL)
        ferryi_prefetch(&a->scratch.choice_weight[block * a->shape.topk]);
    if (block >= a->shape.max_tokens)
        return;
    if (rank == 3 * lanes)
        ferryi_prefetch(&a->scratch.own_row[block]);
    if (rank == 4 * lanes)
        ferryi_prefetch(&a->scratch.slot[block * a->shape.n_pes]);
    if (rank == 5 * lanes)
        ferryi_prefetch(&a->scratch.choice_pe[block * a->shape.topk]);
}

#endif
