/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_DETAIL_MOE_PER_PE_LARGE_SEND_FUNCS_H
#define FERRY_DETAIL_MOE_PER_PE_LARGE_SEND_FUNCS_H

#include "announce__funcs.h"
#include "targets__funcs.h"

/* Large rounds (large_dispatch__funcs.h), the sending half of dispatch: a warp sends a token, or a piece of one. */

/* One warp moves `pe` to the end of a list of rows.  Returns the number of the others. */
FERRYI_FN uint32_t ferryi_moe_list_put_last(ferryi_moe_list *list, int32_t pe)
{
    const uint32_t n = list->n, lane = FERRYI_MOE_LANE;
    const uint32_t mask = ferryi_moe_warp_ballot(lane < n && list->pe[lane] == pe);
    if (mask == 0)
        return n;
    if (lane == 0) {
        const uint32_t at = ferryi_moe_mask_count((mask & (0u - mask)) - 1);
        char *row = list->row[at];
        list->row[at] = list->row[n - 1];
        list->row[n - 1] = row;
        list->pe[at] = list->pe[n - 1];
        list->pe[n - 1] = pe;
    }
    FERRYI_MOE_WARP_SYNC();
    return n - 1;
}

/* Side bytes that a warp holds in registers: words lane and lane + 32.  A warp loads them, and a token's choices,
 * before the payload, and stores them behind it: so they travel together, and a row takes one latency instead of four.
 */
typedef struct ferryi_moe_held_side {
    uint32_t word[2];
    uint32_t n; /* 0: they are not held, but copied */
} ferryi_moe_held_side;

/* The words begin at `from`, `stride` bytes apart. */
FERRYI_FN ferryi_moe_held_side ferryi_moe_side_hold(const ferryi_moe_shape *shape, const char *from, int64_t stride)
{
    ferryi_moe_held_side held = { { 0, 0 }, shape->side_bytes / 4 };
    if (from == NULL || shape->side_bytes % 4 != 0 || held.n > 2 * FERRYI_MOE_LANES ||
        (((uintptr_t)from | (uintptr_t)stride) & 3) != 0) {
        held.n = 0;
        return held;
    }
    FERRYI_UNROLLED
    for (uint32_t c = 0; c < 2; c++)
        if (FERRYI_MOE_LANE + c * FERRYI_MOE_LANES < held.n)
            held.word[c] = *(const uint32_t *)(const void *)(from + (FERRYI_MOE_LANE + c * FERRYI_MOE_LANES) * stride);
    return held;
}

FERRYI_FN void ferryi_moe_side_store(const ferryi_moe_held_side *held, char *to)
{
    FERRYI_UNROLLED
    for (uint32_t c = 0; c < 2; c++)
        if (FERRYI_MOE_LANE + c * FERRYI_MOE_LANES < held->n)
            ((uint32_t *)(void *)to)[FERRYI_MOE_LANE + c * FERRYI_MOE_LANES] = held->word[c];
}

/* The side bytes of this PE's token t, if they are words. */
FERRYI_FN ferryi_moe_held_side ferryi_moe_own_side_hold(const ferryi_moe_args *a, int32_t t)
{
    const ferry_moe_round *r = &a->request.round;
    const char *from = r->side_unit == 0   ? ferryi_moe_side_at(a, t)
                       : r->side_unit == 4 ? (const char *)r->x_side + t * r->side_token_stride
                                           : NULL;
    return ferryi_moe_side_hold(&a->shape, from, r->side_unit == 0 ? 4 : r->side_unit_stride);
}

/* A token's choices: lane k has choice k.  expert: as ferryi_moe_choice_expert(). */
typedef struct ferryi_moe_held_choices {
    int64_t index;
    int32_t expert;
    float weight;
} ferryi_moe_held_choices;

FERRYI_FN void ferryi_moe_choices_hold(const ferryi_moe_args *a, int32_t t, ferryi_moe_held_choices *held)
{
    const int32_t k = (int32_t)FERRYI_MOE_LANE, at = t * a->shape.topk + k;
    held->index = -1;
    held->weight = 1.0f;
    if (k >= a->shape.topk)
        return;
    held->index = ferryi_moe_choice_index(a, at);
    if (a->request.topk_weight != NULL)
        held->weight = a->request.topk_weight[at];
}

/* All lanes: an expert that the token has already chosen is bad, as one that is none. */
FERRYI_FN void ferryi_moe_choices_judge(const ferryi_moe_shape *shape, ferryi_moe_held_choices *held)
{
    const int64_t index = held->index;
    int32_t expert = index < -1 || index >= shape->n_experts ? FERRYI_MOE_NO_EXPERT : (int32_t)index;
    int twice = 0;
    FERRYI_ROLLED
    for (uint32_t k = 0; k < (uint32_t)shape->topk; k++) {
        const int32_t other = (int32_t)ferryi_moe_warp_shuffle((uint32_t)expert, k);
        twice |= (int32_t)k < (int32_t)FERRYI_MOE_LANE && other >= 0 && other == expert;
    }
    held->expert = twice ? FERRYI_MOE_NO_EXPERT : expert;
}

/* One warp writes the header and choices of the token's row for pe. */
FERRYI_FN void ferryi_moe_large_header(const ferryi_moe_shape *shape, const ferryi_moe_held_choices *held, char *row,
                                       int32_t t, int32_t pe)
{
    const int32_t first = ferryi_moe_pe_first_expert_fast(shape, pe);
    const int32_t own = shape->expert_base + (pe < shape->expert_more);
    const int here = held->expert >= first && held->expert < first + own;
    const uint32_t mask = ferryi_moe_choices_store(row, 0, here, held->expert - first, held->weight);
    ferryi_moe_header_store(row, t, ferryi_moe_mask_count(mask), mask);
}

/* One warp sends a piece of token t to the listed PEs; but not the payload to PE `but`, or -1. */
FERRYI_FN void ferryi_moe_large_send_token(const ferryi_moe_args *a, const int32_t *transport, int32_t t, uint32_t part,
                                           uint32_t parts, ferryi_moe_list *list, int32_t but)
{
    ferryi_world *w = ferryi_world_get();
    const int beside =
        a->request.x != NULL && a->shape.dtype == FERRY_MOE_OPAQUE && a->shape.side_bytes > 0 && part == 0;
    const char *side = beside ? ferryi_moe_side_at(a, t) : NULL;
    ferryi_moe_held_side held = { { 0, 0 }, 0 };
    ferryi_moe_held_choices choices = { -1, -1, 1.0f };
    if (part == 0)
        ferryi_moe_choices_hold(a, t, &choices);
    if (beside)
        held = ferryi_moe_own_side_hold(a, t);
    if (a->request.x != NULL) { /* else the layout travels alone */
        const uint32_t n = but >= 0 ? ferryi_moe_list_put_last(list, but) : list->n;
        ferryi_moe_rows_copy(list->row, n, a->shape.data_offset,
                             (const char *)a->request.x + (uint64_t)t * a->shape.payload_bytes, a->shape.payload_bytes,
                             part, parts);
    }
    if (part != 0)
        return;
    ferryi_moe_choices_judge(&a->shape, &choices);
    FERRYI_ROLLED
    for (uint32_t j = 0; j < list->n; j++) {
        ferryi_moe_large_header(&a->shape, &choices, list->row[j], t, list->pe[j]);
        ferryi_moe_row_count(w, list->pe[j], a->shape.row_bytes, transport[list->pe[j]]);
        if (held.n != 0)
            ferryi_moe_side_store(&held, list->row[j] + a->shape.scales_offset);
        else if (beside && side == NULL)
            ferryi_moe_side_gather(a, t, list->row[j] + a->shape.scales_offset, FERRYI_MOE_LANE, FERRYI_MOE_LANES);
    }
    if (held.n == 0 && side != NULL)
        ferryi_moe_rows_copy(list->row, list->n, a->shape.scales_offset, side, a->shape.side_bytes, 0, 1);
    if ((int32_t)FERRYI_MOE_LANE < a->shape.topk)
        a->scratch.choice_pe[t * a->shape.topk + (int32_t)FERRYI_MOE_LANE] =
            choices.expert >= 0 ? ferryi_moe_expert_owner(a->shape.n_experts, a->shape.n_pes, choices.expert)
                                : choices.expert;
}

/* The tokens of the window, or pieces of them, by the warps of all blocks. */
FERRYI_FN void ferryi_moe_large_send_window(const ferryi_moe_args *a, const ferryi_moe_token_window *v,
                                            const int32_t *transport, const int32_t *count, ferryi_moe_list *list)
{
    const uint32_t warps = FERRYI_MOE_BLOCKS * FERRYI_MOE_WARPS, n = (uint32_t)(v->end - v->first);
    const uint32_t parts = ferryi_moe_warp_parts(n);
    /* Neighbours in the round go to different blocks: few tokens use all of them. */
    FERRYI_ROLLED
    for (uint32_t item = FERRYI_MOE_WARP * FERRYI_MOE_BLOCKS + FERRYI_MOE_BLOCK; item < n * parts; item += warps) {
        const int32_t t = v->first + (int32_t)(item / parts);
        ferryi_moe_targets_list(a, v, transport, count, t, FERRYI_MOE_DIRECT, list, FERRYI_MOE_LARGE);
        FERRYI_MOE_WARP_SYNC();
        ferryi_moe_large_send_token(a, transport, t, item % parts, parts, list, -1);
        FERRYI_MOE_WARP_SYNC(); /* the list is used again */
    }
}

#define FERRYI_MOE_SHARED_EXPERTS 1024 /* whose choices a block of a large round counts by itself */

/* The number of chunks in which a large round is sent while the other half of each block's warps places rows; 0: it is
 * sent and received one after the other.  Each warp has some tokens of a chunk. */
FERRYI_FN uint32_t ferryi_moe_large_n_chunks(const ferryi_moe_args *a, int32_t n_tokens)
{
    const uint32_t each = (uint32_t)n_tokens / (FERRYI_MOE_BLOCKS * FERRYI_MOE_WARPS);
    if (FERRYI_MOE_WARPS < 2 || (a->request.stages & FERRY_MOE_DISPATCH) != FERRY_MOE_DISPATCH || each < 1 ||
        a->shape.n_pes >= (int32_t)FERRYI_MOE_LANES || a->shape.n_local > FERRYI_MOE_SHARED_EXPERTS)
        return 0;
    return each < FERRYI_MOE_CHUNKS ? each : FERRYI_MOE_CHUNKS;
}

/* One thread of each warp, behind its tokens of a chunk that ends before token `end`.  The last one tells each PE how
 * many rows are there; after the last chunk by the flag that decides.  doubt: the warp has sent some PE nothing, and
 * others may have. */
FERRYI_FN void ferryi_moe_large_end_chunk(const ferryi_moe_args *a, const ferryi_moe_token_window *v,
                                          const int32_t *transport, const int32_t *count, uint32_t chunk, int32_t end,
                                          uint32_t n_warps, int doubt)
{
    ferryi_world *w = ferryi_world_get();
    ferryi_moe_rows_fence(1);
    const uint32_t last = ferryi_moe_is_last(&a->scratch.grid->chunk[chunk], n_warps, doubt, 0);
    if (last == 0)
        return;
    doubt = last == FERRYI_MOE_DOUBT;
    FERRYI_ROLLED
    for (int32_t pe = 0; pe < a->shape.n_pes; pe++) {
        const int nothing = (transport[pe] & FERRYI_MOE_NO_ROWS) != 0;
        if (end == v->end)
            ferryi_moe_rows_announce(a, pe, count[pe], transport[pe], doubt || nothing, FERRYI_MOE_LARGE);
        else if (!doubt && !nothing)
            ferryi_flag_store(w, ferryi_moe_flag_at(a, FERRYI_MOE_SENT_SOME, a->shape.my_pe),
                              ferryi_moe_flag_word(ferryi_moe_round_generation(&a->scratch),
                                                   (uint32_t)ferryi_moe_token_rows_before(v, count, pe, end)),
                              pe);
    }
}

/* The window's tokens, chunk by chunk, by the first half of the warps of all blocks. */
FERRYI_FN void ferryi_moe_large_send_chunks(const ferryi_moe_args *a, const ferryi_moe_token_window *v,
                                            const int32_t *transport, const int32_t *count, uint32_t chunks,
                                            ferryi_moe_list *list)
{
    const uint32_t n_warps = FERRYI_MOE_BLOCKS * (FERRYI_MOE_WARPS / 2), n = (uint32_t)(v->end - v->first);
    const uint32_t number = FERRYI_MOE_WARP * FERRYI_MOE_BLOCKS + FERRYI_MOE_BLOCK;
    int doubt = 0;
    for (int32_t pe = 0; pe < a->shape.n_pes; pe++) /* that a PE was lost in an earlier round all blocks know */
        doubt |= (transport[pe] & FERRYI_MOE_NO_ROWS) != 0 && !ferryi_moe_peer_is_lost(&a->scratch, pe);
    FERRYI_ROLLED
    for (uint32_t chunk = 0; chunk < chunks; chunk++) {
        const uint32_t begin = chunk * n / chunks, end = (chunk + 1) * n / chunks;
        FERRYI_ROLLED
        for (uint32_t i = begin + number; i < end; i += n_warps) {
            const int32_t t = v->first + (int32_t)i;
            ferryi_moe_targets_list(a, v, transport, count, t, FERRYI_MOE_DIRECT, list, FERRYI_MOE_LARGE);
            FERRYI_MOE_WARP_SYNC();
            ferryi_moe_large_send_token(a, transport, t, 0, 1, list, a->shape.my_pe);
            FERRYI_MOE_WARP_SYNC(); /* the list is used again; and of the row's stores before the flag */
        }
        if (FERRYI_MOE_LANE == 0)
            ferryi_moe_large_end_chunk(a, v, transport, count, chunk, v->first + (int32_t)end, n_warps, doubt);
        FERRYI_MOE_WARP_SYNC();
    }
}

/* All threads of the first block tell the PEs how many rows will come. */
FERRYI_FN void ferryi_moe_large_announce_counts(const ferryi_moe_args *a, const int32_t *transport,
                                                const int32_t *count)
{
    for (int32_t pe = (int32_t)FERRYI_MOE_RANK; pe < a->shape.n_pes; pe += (int32_t)FERRYI_MOE_SIZE)
        if ((transport[pe] & FERRYI_MOE_NO_ROWS) == 0)
            ferryi_flag_store(ferryi_world_get(), ferryi_moe_flag_at(a, FERRYI_MOE_COUNTED, a->shape.my_pe),
                              ferryi_moe_flag_word(ferryi_moe_round_generation(&a->scratch), (uint32_t)count[pe]), pe);
}

#endif
