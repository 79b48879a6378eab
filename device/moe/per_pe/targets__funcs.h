/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_DETAIL_MOE_PER_PE_TARGETS_FUNCS_H
#define FERRY_DETAIL_MOE_PER_PE_TARGETS_FUNCS_H

#include "../common/choices__funcs.h"
#include "nodes__funcs.h"

/* Which PEs a token goes to.  Every block reads all indices and marks in its shared memory which token goes to which
 * PE, one bit each.  So a block computes the slots of its tokens without communication.  Slots follow token order for
 * any number of blocks and threads. */

/* The marks of a window of 32 x words tokens: bits, one for each token, [n_pes][words]; before, the number of a PE's
 * bits before each word, [n_pes][words + 1]. */
typedef struct ferryi_moe_token_window {
    uint32_t *bits;
    int32_t *before;
    int32_t words, first, end; /* its tokens: from, to */
    int32_t n_tokens;          /* of the round */
} ferryi_moe_token_window;

FERRYI_FN int32_t ferryi_moe_token_window_words(const ferryi_moe_shape *shape, int32_t n_tokens)
{
    int32_t room = (FERRYI_MOE_SHARED_WORDS / shape->n_pes - 1) / 2, all = (n_tokens + 31) / 32;
    return all < room ? all : room;
}

/* Tokens of few choices, which are aligned: each thread reads its tokens whole, two at once. */
#define FERRYI_MOE_FEW 8
FERRYI_FN int ferryi_moe_reads_whole(const ferryi_moe_args *a, const int layouts)
{
    return FERRYI_MOE_LANES > 1 && layouts && a->shape.layout != FERRY_MOE_BY_SOURCE &&
           a->shape.topk == FERRYI_MOE_FEW && a->shape.n_pes <= 32 && ((uintptr_t)a->request.topk_idx & 15) == 0;
}

/* The PEs of token t's choices, a bit each.  *bad: some index is no expert, or is there twice. */
FERRYI_FN uint32_t ferryi_moe_pes_of(const ferryi_moe_args *a, int32_t t, int *bad)
{
    const ferryi_moe_quad *from = (const ferryi_moe_quad *)a->request.topk_idx;
    int32_t expert[FERRYI_MOE_FEW];
    uint32_t pes = 0;
    if (a->shape.wide_index) {
        ferryi_moe_quad v[FERRYI_MOE_FEW / 2];
        FERRYI_UNROLLED
        for (uint32_t i = 0; i < FERRYI_MOE_FEW / 2; i++)
            v[i] = from[(uint32_t)t * (FERRYI_MOE_FEW / 2) + i];
        FERRYI_UNROLLED
        for (uint32_t i = 0; i < FERRYI_MOE_FEW / 2; i++) {
            expert[2 * i] = ferryi_moe_index_narrow(v[i].x, v[i].y);
            expert[2 * i + 1] = ferryi_moe_index_narrow(v[i].z, v[i].w);
        }
    } else {
        const ferryi_moe_quad v = from[(uint32_t)t * 2], u = from[(uint32_t)t * 2 + 1];
        const uint32_t word[FERRYI_MOE_FEW] = { v.x, v.y, v.z, v.w, u.x, u.y, u.z, u.w };
        FERRYI_UNROLLED
        for (uint32_t i = 0; i < FERRYI_MOE_FEW; i++)
            expert[i] = (int32_t)word[i];
    }
    FERRYI_UNROLLED
    for (uint32_t i = 0; i < FERRYI_MOE_FEW; i++) {
        int twice = 0;
        FERRYI_UNROLLED
        for (uint32_t before = 0; before < i; before++)
            twice |= expert[before] == expert[i];
        const int valid = (uint32_t)expert[i] < (uint32_t)a->shape.n_experts;
        *bad |= expert[i] != -1 && (!valid || twice);
        if (valid) /* that of a repeated choice is there already */
            pes |= 1u << ferryi_moe_expert_owner(a->shape.n_experts, a->shape.n_pes, expert[i]);
    }
    return pes;
}

/* All threads mark the window's tokens; a warp has those of one word. */
FERRYI_FN int ferryi_moe_mark_whole(const ferryi_moe_args *a, const ferryi_moe_token_window *v)
{
    const int32_t size = (int32_t)FERRYI_MOE_SIZE, n = v->end - v->first, each = v->words * 32;
    int bad = 0;
    FERRYI_ROLLED
    for (int32_t i = (int32_t)FERRYI_MOE_RANK; i < each; i += 2 * size) {
        const uint32_t pes = i < n ? ferryi_moe_pes_of(a, v->first + i, &bad) : 0;
        const uint32_t more = i + size < n ? ferryi_moe_pes_of(a, v->first + i + size, &bad) : 0;
        FERRYI_ROLLED
        for (int32_t pe = 0; pe < a->shape.n_pes; pe++) {
            const uint32_t one = ferryi_moe_warp_ballot((int)(pes >> pe & 1));
            const uint32_t two = ferryi_moe_warp_ballot((int)(more >> pe & 1));
            if (FERRYI_MOE_LANE != 0)
                continue;
            v->bits[pe * v->words + i / 32] = one;
            if (i + size < each)
                v->bits[pe * v->words + (i + size) / 32] = two;
        }
    }
    return bad;
}

/* All threads mark a window and add its rows to count[pe].  Returns 1 in threads that have found a bad index. */
FERRYI_FN int ferryi_moe_token_window_mark(const ferryi_moe_args *a, ferryi_moe_token_window *v, int32_t first,
                                           int32_t *count, const int layouts)
{
    const int32_t words = v->words, size = (int32_t)FERRYI_MOE_SIZE, rank = (int32_t)FERRYI_MOE_RANK;
    int bad = 0;
    v->first = first;
    v->end = v->n_tokens - first < 32 * words ? v->n_tokens : first + 32 * words;
    const int whole = ferryi_moe_reads_whole(a, layouts);
    for (int32_t i = rank; i < a->shape.n_pes * words && !whole; i += size)
        v->bits[i] = 0;
    FERRYI_MOE_SYNC();
    const int32_t index = first * a->shape.topk;
    if (whole)
        bad = ferryi_moe_mark_whole(a, v);
    FERRYI_ROLLED
    for (int32_t i = rank; i < (v->end - first) * a->shape.topk && !whole; i += 2 * size) {
        const int two = i + size < (v->end - first) * a->shape.topk;
        int32_t expert[2] = { ferryi_moe_choice_expert(a, index + i, layouts),
                              two ? ferryi_moe_choice_expert(a, index + i + size, layouts) : -1 };
        for (int32_t c = 0; c < 2; c++) {
            uint32_t t = (uint32_t)(i + c * size) / (uint32_t)a->shape.topk;
            if ((uint32_t)expert[c] < (uint32_t)a->shape.n_experts)
                (void)ferryi_moe_word_or(
                    &v->bits[ferryi_moe_expert_owner(a->shape.n_experts, a->shape.n_pes, expert[c]) * words +
                             (int32_t)(t / 32)],
                    1u << t % 32);
            bad |= expert[c] < -1 || expert[c] >= a->shape.n_experts;
        }
    }
    FERRYI_MOE_SYNC();
    FERRYI_ROLLED
    for (int32_t pe = (int32_t)FERRYI_MOE_WARP; pe < a->shape.n_pes; pe += (int32_t)FERRYI_MOE_WARPS) {
        int32_t *before = v->before + pe * (words + 1);
        for (int32_t i = (int32_t)FERRYI_MOE_LANE; i < words; i += (int32_t)FERRYI_MOE_LANES)
            before[i] = (int32_t)ferryi_moe_mask_count(v->bits[pe * words + i]);
        FERRYI_MOE_WARP_SYNC();
        ferryi_moe_warp_prefix_sum(before, words);
        FERRYI_MOE_WARP_SYNC();
        if (FERRYI_MOE_LANE == 0)
            count[pe] += before[words];
    }
    return bad;
}

/* The slot of token t of the window at pe, or -1. */
FERRYI_FN int32_t ferryi_moe_token_slot(const ferryi_moe_token_window *v, const int32_t *count, int32_t pe, int32_t t)
{
    const uint32_t at = (uint32_t)(t - v->first);
    const int32_t *before = v->before + pe * (v->words + 1);
    uint32_t bits = v->bits[pe * v->words + (int32_t)(at / 32)];
    return bits >> at % 32 & 1 ? count[pe] - before[v->words] + before[at / 32] +
                                     (int32_t)ferryi_moe_mask_count(bits & ((1u << at % 32) - 1))
                               : -1;
}

/* The number of rows of the window's tokens before t that go to pe. */
FERRYI_FN int32_t ferryi_moe_token_rows_before(const ferryi_moe_token_window *v, const int32_t *count, int32_t pe,
                                               int32_t t)
{
    const uint32_t at = (uint32_t)(t - v->first);
    const int32_t *before = v->before + pe * (v->words + 1);
    if (t >= v->end)
        return count[pe];
    return count[pe] - before[v->words] + before[at / 32] +
           (int32_t)ferryi_moe_mask_count(v->bits[pe * v->words + (int32_t)(at / 32)] & ((1u << at % 32) - 1));
}

/* One warp lists the rows of token t that go one way.  It stores the token's slots for combine; blocks that send
 * pieces of one token store equal slots. */
FERRYI_FN void ferryi_moe_targets_list(const ferryi_moe_args *a, const ferryi_moe_token_window *v,
                                       const int32_t *transport, const int32_t *count, int32_t t, int32_t way,
                                       ferryi_moe_list *list, const int form)
{
    uint32_t n = 0;
    FERRYI_ROLLED
    for (int32_t base = 0; base < a->shape.n_pes; base += (int32_t)FERRYI_MOE_LANES) {
        int32_t pe = base + (int32_t)FERRYI_MOE_LANE, slot = -1;
        if (pe < a->shape.n_pes && ferryi_moe_transport_goes(transport[pe], way)) {
            if (ferryi_moe_transport_crosses_nodes(transport[pe])) { /* as planned */
                slot = a->scratch.slot[(int64_t)t * a->shape.n_pes + pe];
            } else {
                slot = ferryi_moe_token_slot(v, count, pe, t);
                ferryi_st_relaxed_u32((uint32_t *)&a->scratch.slot[(int64_t)t * a->shape.n_pes + pe], (uint32_t)slot);
            }
            slot = transport[pe] & FERRYI_MOE_NO_ROWS ? -1 : slot;
        }
        uint32_t mask = ferryi_moe_warp_ballot(slot >= 0);
        if (slot >= 0) {
            uint32_t at = n + ferryi_moe_mask_count_below(mask);
            char *row = ferryi_moe_row_at(a, a->regions.dispatch_rows, a->shape.row_bytes, a->shape.my_pe, slot);
            list->pe[at] = pe;
            list->row[at] = ferryi_moe_transport_crosses_nodes(transport[pe]) ? ferryi_moe_outbox_row_at(a, pe, slot)
                            : way != 0 ? ferryi_moe_row_at_peer(a, transport[pe], row, 0, slot, pe, form)
                                       : row;
        }
        n += ferryi_moe_mask_count(mask);
    }
    if (FERRYI_MOE_LANE == 0)
        list->n = n;
}

/* One warp writes the header and choices of the token's row for pe. */
FERRYI_FN void ferryi_moe_header_write(const ferryi_moe_args *a, char *row, int32_t t, int32_t pe, const int layouts)
{
    const int32_t first = ferryi_moe_pe_first_expert(a->shape.n_experts, a->shape.n_pes, pe);
    const uint32_t own = (uint32_t)(ferryi_moe_pe_first_expert(a->shape.n_experts, a->shape.n_pes, pe + 1) - first);
    uint32_t n = 0, chosen = 0;
    FERRYI_ROLLED
    for (int32_t base = 0; base < a->shape.topk; base += (int32_t)FERRYI_MOE_LANES) {
        int32_t k = base + (int32_t)FERRYI_MOE_LANE;
        int32_t expert = k < a->shape.topk ? ferryi_moe_choice_expert(a, t * a->shape.topk + k, layouts) - first : -1;
        int here = (uint32_t)expert < own;
        float weight = 1.0f;
        if (here && !(layouts && a->request.topk_weight == NULL))
            weight = a->request.topk_weight[t * a->shape.topk + k];
        uint32_t mask = ferryi_moe_choices_store(row, n, here, expert, weight);
        n += ferryi_moe_mask_count(mask);
        if (layouts)
            chosen |= mask << base;
    }
    ferryi_moe_header_store(row, t, n, chosen);
}

#endif
