/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_DETAIL_MOE_REDUCE_FUNCS_H
#define FERRY_DETAIL_MOE_REDUCE_FUNCS_H

#include "announce__funcs.h"
#include "place__funcs.h"

/* Combine in the layouts of ferry_moe_run(): a row that goes back is the weighted sum of its choices' rows.
 *
 * FERRY_MOE_WEIGHTS: the program gives the weights to combine.  Each PE stores its tokens' weights at the PEs that have
 * their rows, in places of the rows' slots, and sets a third flag; the owner of the experts waits for it.  The places
 * have two parities as rows have.  They are free for the same reason: the source stores weights of g only where its
 * rows of g went, and it wrote those when the owner was done with g - 2. */

/* The rows and weights that make up one returned row; one for each warp, in the block's scratch memory. */
typedef struct ferryi_moe_terms {
    const char *row[FERRY_MOE_MAX_TOPK];
    float weight[FERRY_MOE_MAX_TOPK];
    uint32_t n;
} ferryi_moe_terms;

FERRYI_FN ferryi_moe_terms *ferryi_moe_terms_of(ferryi_moe_scratch *s)
{
    return (ferryi_moe_terms *)(void *)(s->word + FERRYI_MOE_WARP * (FERRYI_MOE_SCRATCH / (FERRYI_MOE_THREADS / 32)));
}

/* The number, at its source, of choice j of a received row. */
FERRYI_FN uint32_t ferryi_moe_choice_at_source(const ferryi_moe_header *header, int32_t j)
{
    uint32_t chosen = header->chosen;
    for (int32_t skip = 0; skip < j; skip++)
        chosen &= chosen - 1;
    return ferryi_moe_ones((chosen & (0u - chosen)) - 1);
}

/* One warp lists what makes up the returned row r; with the weights given to combine, where they lie behind a flag. */
FERRYI_FN void ferryi_moe_list_terms(const ferryi_moe_args *a, int32_t r, ferryi_moe_terms *terms, int given)
{
    const ferry_moe_row *row = &a->rows[r];
    const char *partial = (const char *)(a->partial != NULL ? a->partial : a->own_partial);
    const uint64_t bytes = (uint64_t)a->hidden * (a->partial_dtype == FERRY_MOE_F32 ? 4 : 2);
    const int by_expert = a->layout == FERRY_MOE_BY_EXPERT || a->layout == FERRY_MOE_CONTIGUOUS;
    const ferryi_moe_header *header =
        (const ferryi_moe_header *)(const void *)((const char *)row->data - a->data_offset);
    FERRYI_MOE_WARP_SYNC(); /* the last row's terms have been read */
    for (int32_t j = (int32_t)FERRYI_MOE_LANE; j < row->n_choices && by_expert; j += (int32_t)FERRYI_MOE_LANES) {
        const int64_t place = ferryi_moe_place_of(a, r, j, a->target != NULL ? 0 : row->choices[j].expert);
        terms->row[j] = place < 0 ? NULL : partial + (uint64_t)place * bytes;
        terms->weight[j] = a->target != NULL ? a->choice_weight[(int64_t)r * a->topk + j] : row->choices[j].weight;
        if (!given)
            continue;
        const uint32_t k = ferryi_moe_choice_at_source(header, j);
        char *window = ferryi_moe_window_of(a, row->source_pe);
        terms->weight[j] = (window != NULL ? ferryi_moe_window_weights(a, window, row->slot)
                                           : ferryi_moe_weights_at(a, row->source_pe, ferryi_moe_slot_here(a, row)))[k];
    }
    if (FERRYI_MOE_LANE == 0) {
        terms->n = by_expert ? (uint32_t)row->n_choices : 1;
        if (!by_expert) {
            terms->row[0] =
                r < ferryi_moe_room(a) || a->layout == FERRY_MOE_BY_SOURCE ? partial + (uint64_t)r * bytes : NULL;
            terms->weight[0] = 1.0f;
        }
    }
    FERRYI_MOE_WARP_SYNC();
}

/* Element i of the sum.  Its terms are added in the order of the choices. */
FERRYI_FN float ferryi_moe_add_terms(const ferryi_moe_args *a, const ferryi_moe_terms *terms, uint32_t i)
{
    float sum = 0.0f;
    for (uint32_t j = 0; j < terms->n; j++) {
        if (terms->row[j] == NULL)
            continue;
        const float value = a->partial_dtype == FERRY_MOE_F32
                                ? ((const float *)(const void *)terms->row[j])[i]
                                : ferryi_num_from_bf16(((const uint16_t *)(const void *)terms->row[j])[i]);
        sum += terms->weight[j] * value;
    }
    return sum;
}

/* Elements 8 * i to 8 * i + 7 of the weighted sum of the terms. */
FERRYI_FN void ferryi_moe_sum_terms(const ferryi_moe_args *a, const ferryi_moe_terms *terms, uint32_t i, float *sum)
{
    for (int c = 0; c < 8; c++)
        sum[c] = 0.0f;
    if (a->partial_dtype == FERRY_MOE_F32) {
        FERRYI_ROLLED
        for (uint32_t j = 0; j < terms->n; j++) {
            const ferryi_moe_floats *quads = (const ferryi_moe_floats *)(const void *)terms->row[j];
            if (quads == NULL)
                continue;
            const ferryi_moe_floats p = quads[2 * i], q = quads[2 * i + 1];
            const float value[8] = { p.x, p.y, p.z, p.w, q.x, q.y, q.z, q.w };
            for (int c = 0; c < 8; c++)
                sum[c] += terms->weight[j] * value[c];
        }
        return;
    }
    FERRYI_ROLLED
    for (uint32_t j = 0; j < terms->n; j += FERRYI_MOE_BATCH) { /* the loads go together */
        ferryi_moe_quad v[FERRYI_MOE_BATCH];
        for (uint32_t c = 0; c < FERRYI_MOE_BATCH; c++) {
            v[c] = ferryi_moe_quad_of(0, 0, 0, 0);
            if (j + c < terms->n && terms->row[j + c] != NULL)
                v[c] = ((const ferryi_moe_quad *)(const void *)terms->row[j + c])[i];
        }
        for (uint32_t c = 0; c < FERRYI_MOE_BATCH; c++) {
            float value[8] = { 0 };
            const float weight = j + c < terms->n ? terms->weight[j + c] : 0.0f;
            if (j + c >= terms->n || terms->row[j + c] == NULL)
                continue;
            ferryi_moe_add_quad(v[c], value);
            for (int e = 0; e < 8; e++)
                sum[e] += weight * value[e];
        }
    }
}

/* Writes elements begin to end of the returned row r, by threads rank, rank + size, ... of a group of whole warps, each
 * of which has its `terms`. begin is a multiple of 128; the row's weights go with its first element. */
FERRYI_FN void ferryi_moe_reduce_row(const ferryi_moe_args *a, int32_t r, uint32_t begin, uint32_t end, char *to,
                                     ferryi_moe_terms *terms, uint32_t rank, uint32_t size)
{
    ferryi_moe_list_terms(a, r, terms, (a->stages & FERRY_MOE_WEIGHTS) != 0);
    if (begin == 0 && a->round.partial_weight != NULL && a->layout == FERRY_MOE_BY_TOKEN)
        for (uint32_t k = rank; k < (uint32_t)a->topk; k += size)
            ((float *)(void *)(to + a->return_weights_offset))[k] =
                r < ferryi_moe_room(a) ? a->round.partial_weight[(int64_t)r * a->topk + k] : 0.0f;
    uint32_t from = begin;
    if (ferryi_moe_is_even(a->partial != NULL ? a->partial : a->own_partial, a->hidden * 2)) {
        FERRYI_ROLLED
        for (uint32_t i = begin / 8 + rank; i < end / 8; i += size) {
            float sum[8];
            ferryi_moe_sum_terms(a, terms, i, sum);
            ((ferryi_moe_quad *)to)[i] = ferryi_moe_pack(sum);
        }
        return;
    }
    /* In pieces, so that a host's compiler vectorizes them. */
    for (; FERRYI_NUM_STEP > 1 && from + FERRYI_NUM_STEP <= end; from += FERRYI_NUM_STEP) {
        float sum[FERRYI_NUM_STEP] = { 0 };
        uint16_t out[FERRYI_NUM_STEP];
        for (uint32_t j = 0; j < terms->n; j++) {
            const float *f = (const float *)(const void *)terms->row[j];
            const uint16_t *h = (const uint16_t *)(const void *)terms->row[j];
            for (uint32_t c = 0; c < FERRYI_NUM_STEP && f != NULL; c++)
                sum[c] += terms->weight[j] *
                          (a->partial_dtype == FERRY_MOE_F32 ? f[from + c] : ferryi_num_from_bf16(h[from + c]));
        }
        for (uint32_t c = 0; c < FERRYI_NUM_STEP; c++)
            out[c] = ferryi_num_to_bf16(sum[c]);
        __builtin_memcpy(to + 2 * (size_t)from, out, sizeof out);
    }
    for (uint32_t i = from + rank; i < end; i += size)
        ((uint16_t *)(void *)to)[i] = ferryi_num_to_bf16(ferryi_moe_add_terms(a, terms, i));
}

/* ---- Weights that are given to combine. */

/* Blocks store the weights of their tokens at the PEs reached straight, or put them to the others. */
FERRYI_FN void ferryi_moe_send_weights(const ferryi_moe_args *a, const int32_t *way, int straight)
{
    const int32_t n_tokens = a->result->n_tokens;
    const size_t bytes = (size_t)a->topk * sizeof(float);
    FERRYI_ROLLED
    for (int32_t t = (int32_t)FERRYI_MOE_BLOCK; t < n_tokens; t += (int32_t)FERRYI_MOE_BLOCKS) {
        const float *weight = a->round.combine_weight + (int64_t)t * a->topk;
        FERRYI_ROLLED
        for (int32_t pe = 0; pe < a->n_pes; pe++) {
            const int32_t slot = ferryi_moe_weights_slot(a->slot[(int64_t)t * a->n_pes + pe]);
            if (slot < 0 || (way[pe] & FERRYI_MOE_STRAIGHT) != straight || (way[pe] & FERRYI_MOE_NOTHING) != 0)
                continue;
            float *to = ferryi_moe_weights_at(a, a->my_pe, slot);
            if (straight) {
                to = way[pe] & FERRYI_MOE_WINDOW ? ferryi_moe_window_weights(a, a->peer[pe].out, slot)
                                                 : (float *)ferryi_peer_addr(ferryi_world_get(), to, pe);
                for (uint32_t k = FERRYI_MOE_RANK; k < (uint32_t)a->topk; k += FERRYI_MOE_SIZE)
                    to[k] = weight[k];
                continue;
            }
            if (FERRYI_MOE_ANY(ferryi_ld_relaxed_u32(&a->peer[pe].send_status) != FERRY_SUCCESS))
                continue;
            ferry_status status = ferryi_moe_put(to, weight, bytes, pe);
            if (FERRYI_UNLIKELY(status != FERRY_SUCCESS) && FERRYI_MOE_RANK == 0)
                ferryi_moe_send_failed(a, pe, &a->peer[pe].send_status, status);
        }
    }
}

/* All threads.  The first block waits for the weights of the PEs whose rows are here, and notes for the other blocks
 * whose did not come: their rows are not returned.  No failed wait is this call's status: what is missing here is
 * missing at the source.  Blocks need not meet: they wait for the first block only. */
FERRYI_FN void ferryi_moe_await_weights(const ferryi_moe_args *a, int32_t *way, int32_t *got)
{
    const uint64_t generation = ferryi_moe_generation(a), budget = ferryi_moe_budget(a);
    const int first = FERRYI_MOE_BLOCK == 0;
    const uint64_t deadline = ferryi_clock_ns() + (first ? budget : 2 * budget + FERRYI_MOE_PATIENCE_NS);
    int late = 0;
    FERRYI_MOE_SYNC();
    for (int32_t pe = (int32_t)FERRYI_MOE_RANK; pe < a->n_pes && first; pe += (int32_t)FERRYI_MOE_SIZE) {
        uint32_t count = 0;
        a->weights_status[pe] =
            got[pe] > 0 ? (int32_t)ferryi_moe_await(a, FERRYI_MOE_SENT_WEIGHTS, pe, deadline, 1, &count) : 0;
    }
    FERRYI_MOE_SYNC();
    if (FERRYI_MOE_RANK == 0 && first) {
        ferryi_st_release_u64(&a->grid->weighed, generation); /* R of the others' acquire */
    } else if (FERRYI_MOE_RANK == 0) {
        for (uint32_t polls = 1; ferryi_ld_acquire_u64(&a->grid->weighed) != generation && !late; polls++)
            if (polls % 64 == 0) {
                ferryi_yield();
                late = ferryi_clock_ns() > deadline;
            } else {
                ferryi_relax();
            }
    }
    late = FERRYI_MOE_ANY(late);
    for (int32_t pe = (int32_t)FERRYI_MOE_RANK; pe < a->n_pes; pe += (int32_t)FERRYI_MOE_SIZE)
        if (got[pe] > 0 && (late || ferryi_ld_relaxed_u32((uint32_t *)&a->weights_status[pe]) != FERRY_SUCCESS)) {
            got[pe] = -1;
            way[pe] |= FERRYI_MOE_NOTHING;
        }
    FERRYI_MOE_SYNC();
}

/* way, got: of ferryi_moe_look_whom_to_answer. */
FERRYI_NOINLINE void ferryi_moe_exchange_weights(const ferryi_moe_args *a, ferryi_moe_scratch *s, int32_t *way,
                                                 int32_t *got, int weak)
{
    /* Rows went where dispatch's status says so, not to whom this PE answers. */
    int32_t *to = (int32_t *)s->word; /* FERRY_MOE_MAX_PES fit */
    FERRYI_MOE_SYNC();
    for (int32_t pe = (int32_t)FERRYI_MOE_RANK; pe < a->n_pes; pe += (int32_t)FERRYI_MOE_SIZE) {
        /* A PE that was found lost since then has a way that direct stores may not take: its heap may not be mapped. */
        const int lost = (way[pe] & (FERRYI_MOE_STRAIGHT | FERRYI_MOE_WINDOW)) == FERRYI_MOE_STRAIGHT &&
                         !ferryi_moe_goes_straight(ferryi_world_get(), pe);
        const int none =
            lost || a->peer[pe].sent == 0 || ferryi_ld_relaxed_u32(&a->peer[pe].send_status) != FERRY_SUCCESS;
        to[pe] = (way[pe] & ~FERRYI_MOE_NOTHING) | (none ? FERRYI_MOE_NOTHING : 0);
    }
    FERRYI_MOE_SYNC();
    for (int straight = 1; straight >= !weak; straight--) {
        ferryi_moe_send_weights(a, to, straight);
        ferryi_moe_announce(a, to, straight, got, FERRYI_MOE_SENT_WEIGHTS, 0);
    }
    ferryi_moe_await_weights(a, way, got);
}

#endif
