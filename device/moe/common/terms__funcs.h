/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_DETAIL_MOE_COMMON_TERMS_FUNCS_H
#define FERRY_DETAIL_MOE_COMMON_TERMS_FUNCS_H

#include "grid__funcs.h"
#include "place__funcs.h"

/* Combine in the layouts of ferry_moe_run(): a row that goes back is the weighted sum of its choices' rows, its terms.
 */

/* The rows and weights that make up one returned row; one for each warp, in the block's shared memory. */
typedef struct ferryi_moe_terms {
    const char *row[FERRY_MOE_MAX_TOPK];
    float weight[FERRY_MOE_MAX_TOPK];
    uint32_t n;
} ferryi_moe_terms;

FERRYI_FN ferryi_moe_terms *ferryi_moe_terms_of_warp(ferryi_moe_shared *s)
{
    return (ferryi_moe_terms *)(void *)(s->word +
                                        FERRYI_MOE_WARP * (FERRYI_MOE_SHARED_WORDS / (FERRYI_MOE_THREADS / 32)));
}

/* The number, at its source, of choice j of a received row. */
FERRYI_FN uint32_t ferryi_moe_choice_at_source(const ferryi_moe_header *header, int32_t j)
{
    uint32_t chosen = header->chosen;
    for (int32_t skip = 0; skip < j; skip++)
        chosen &= chosen - 1;
    return ferryi_moe_mask_count((chosen & (0u - chosen)) - 1);
}

/* One warp lists what makes up the returned row r; with the weights given to combine, where they lie behind a flag. */
FERRYI_FN void ferryi_moe_terms_list(const ferryi_moe_args *a, int32_t r, ferryi_moe_terms *terms, int given)
{
    const ferry_moe_row *row = &a->scratch.rows[r];
    const char *partial = (const char *)(a->request.partial != NULL ? a->request.partial : a->scratch.own_partial);
    const uint64_t bytes = (uint64_t)a->shape.hidden * (a->request.partial_dtype == FERRY_MOE_F32 ? 4 : 2);
    const int by_expert = a->shape.layout == FERRY_MOE_BY_EXPERT || a->shape.layout == FERRY_MOE_CONTIGUOUS;
    const ferryi_moe_header *header =
        (const ferryi_moe_header *)(const void *)((const char *)row->data - a->shape.data_offset);
    FERRYI_MOE_WARP_SYNC(); /* the last row's terms have been read */
    for (int32_t j = (int32_t)FERRYI_MOE_LANE; j < row->n_choices && by_expert; j += (int32_t)FERRYI_MOE_LANES) {
        const int64_t place = ferryi_moe_output_row(a, r, j, a->scratch.target != NULL ? 0 : row->choices[j].expert);
        terms->row[j] = place < 0 ? NULL : partial + (uint64_t)place * bytes;
        terms->weight[j] = a->scratch.target != NULL ? a->scratch.choice_weight[(int64_t)r * a->shape.topk + j]
                                                     : row->choices[j].weight;
        if (!given)
            continue;
        const uint32_t k = ferryi_moe_choice_at_source(header, j);
        char *window = ferryi_moe_window_at(a, row->source_pe);
        terms->weight[j] =
            (window != NULL ? ferryi_moe_window_weights_at(a, window, row->slot)
                            : ferryi_moe_weights_at(a, row->source_pe, ferryi_moe_row_slot_here(a, row)))[k];
    }
    if (FERRYI_MOE_LANE == 0) {
        terms->n = by_expert ? (uint32_t)row->n_choices : 1;
        if (!by_expert) {
            terms->row[0] = r < ferryi_moe_output_room(a) || a->shape.layout == FERRY_MOE_BY_SOURCE
                                ? partial + (uint64_t)r * bytes
                                : NULL;
            terms->weight[0] = 1.0f;
        }
    }
    FERRYI_MOE_WARP_SYNC();
}

/* Element i of the sum.  Its terms are added in the order of the choices. */
FERRYI_FN float ferryi_moe_terms_add(const ferryi_moe_request *request, const ferryi_moe_terms *terms, uint32_t i)
{
    float sum = 0.0f;
    for (uint32_t j = 0; j < terms->n; j++) {
        if (terms->row[j] == NULL)
            continue;
        const float value = request->partial_dtype == FERRY_MOE_F32
                                ? ((const float *)(const void *)terms->row[j])[i]
                                : ferryi_num_from_bf16(((const uint16_t *)(const void *)terms->row[j])[i]);
        sum += terms->weight[j] * value;
    }
    return sum;
}

/* Elements 8 * i to 8 * i + 7 of the weighted sum of the terms. */
FERRYI_FN void ferryi_moe_terms_sum(const ferryi_moe_request *request, const ferryi_moe_terms *terms, uint32_t i,
                                    float *sum)
{
    for (int c = 0; c < 8; c++)
        sum[c] = 0.0f;
    if (request->partial_dtype == FERRY_MOE_F32) {
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
            v[c] = ferryi_moe_quad_make(0, 0, 0, 0);
            if (j + c < terms->n && terms->row[j + c] != NULL)
                v[c] = ((const ferryi_moe_quad *)(const void *)terms->row[j + c])[i];
        }
        for (uint32_t c = 0; c < FERRYI_MOE_BATCH; c++) {
            float value[8] = { 0 };
            const float weight = j + c < terms->n ? terms->weight[j + c] : 0.0f;
            if (j + c >= terms->n || terms->row[j + c] == NULL)
                continue;
            ferryi_moe_quad_add(v[c], value);
            for (int e = 0; e < 8; e++)
                sum[e] += weight * value[e];
        }
    }
}

/* Writes elements begin to end of the returned row r, by threads rank, rank + size, ... of a group of whole warps, each
 * of which has its `terms`. begin is a multiple of 128; the row's weights go with its first element. */
FERRYI_FN void ferryi_moe_row_reduce(const ferryi_moe_args *a, int32_t r, uint32_t begin, uint32_t end, char *to,
                                     ferryi_moe_terms *terms, uint32_t rank, uint32_t size)
{
    ferryi_moe_terms_list(a, r, terms, (a->request.stages & FERRY_MOE_WEIGHTS) != 0);
    if (begin == 0 && a->request.round.partial_weight != NULL && a->shape.layout == FERRY_MOE_BY_TOKEN)
        for (uint32_t k = rank; k < (uint32_t)a->shape.topk; k += size)
            ((float *)(void *)(to + a->shape.return_weights_offset))[k] =
                r < ferryi_moe_output_room(a) ? a->request.round.partial_weight[(int64_t)r * a->shape.topk + k] : 0.0f;
    uint32_t from = begin;
    if (ferryi_moe_row_is_aligned(a->request.partial != NULL ? a->request.partial : a->scratch.own_partial,
                                  a->shape.hidden * 2)) {
        FERRYI_ROLLED
        for (uint32_t i = begin / 8 + rank; i < end / 8; i += size) {
            float sum[8];
            ferryi_moe_terms_sum(&a->request, terms, i, sum);
            ((ferryi_moe_quad *)to)[i] = ferryi_moe_quad_pack(sum);
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
                          (a->request.partial_dtype == FERRY_MOE_F32 ? f[from + c] : ferryi_num_from_bf16(h[from + c]));
        }
        for (uint32_t c = 0; c < FERRYI_NUM_STEP; c++)
            out[c] = ferryi_num_to_bf16(sum[c]);
        __builtin_memcpy(to + 2 * (size_t)from, out, sizeof out);
    }
    for (uint32_t i = from + rank; i < end; i += size)
        ((uint16_t *)(void *)to)[i] = ferryi_num_to_bf16(ferryi_moe_terms_add(&a->request, terms, i));
}

#endif
