/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_DETAIL_MOE_COMMON_PLACE_FUNCS_H
#define FERRY_DETAIL_MOE_COMMON_PLACE_FUNCS_H

#include "await__funcs.h"
#include "rows__funcs.h"

/* Received rows, which are listed, go to the outputs of the layout: warps copy rows, or pieces of rows, once for each
 * of their choices on this PE.  Every store is checked against the room of the output. */

#define FERRYI_MOE_PLACE_PARTS 8 /* most pieces of a row, when there are more warps than rows */

/* The rows that an output has room for. */
FERRYI_FN int64_t ferryi_moe_output_room(const ferryi_moe_args *a)
{
    const int64_t all = (int64_t)a->shape.n_pes * a->shape.max_tokens;
    if (a->shape.layout == FERRY_MOE_BY_EXPERT)
        return all * a->shape.n_local;
    if (a->request.round.room > 0)
        return a->request.round.room;
    if (a->shape.layout == FERRY_MOE_BY_TOKEN)
        return all;
    const int64_t most = all * (a->shape.topk < a->shape.n_local ? a->shape.topk : a->shape.n_local) +
                         (int64_t)a->shape.n_local * (a->shape.alignment - 1);
    return (most + a->shape.alignment - 1) / a->shape.alignment * a->shape.alignment;
}

/* The row of the outputs that holds choice j of row r, which is of the local expert e; -1: it has no room, or there is
 * no such expert. */
FERRYI_FN int64_t ferryi_moe_output_row(const ferryi_moe_args *a, int32_t r, int32_t j, int32_t e)
{
    if (a->shape.layout == FERRY_MOE_BY_TOKEN)
        return r < ferryi_moe_output_room(a) ? r : -1;
    if (a->scratch.target != NULL) {
        const int32_t target = a->scratch.target[(int64_t)r * a->shape.topk + j];
        return a->request.round.room == 0 || target < ferryi_moe_output_room(a) ? target : -1;
    }
    if ((uint32_t)e >= (uint32_t)a->shape.n_local)
        return -1;
    const int64_t place = a->scratch.place[(int64_t)r * a->shape.topk + j];
    if (a->shape.layout == FERRY_MOE_BY_EXPERT)
        return (int64_t)e * a->shape.n_pes * a->shape.max_tokens + place;
    return a->scratch.start[e] + place < ferryi_moe_output_room(a) ? a->scratch.start[e] + place : -1;
}

/* One warp copies bytes begin to end of row r to the places of its choices.  begin is a multiple of 16. */
FERRYI_FN void ferryi_moe_place_bytes(const ferryi_moe_args *a, const ferry_moe_row *row, int32_t r, uint32_t begin,
                                      uint32_t end)
{
    const int32_t copies = a->shape.layout == FERRY_MOE_BY_TOKEN ? 1 : row->n_choices;
    char *to = (char *)(a->request.round.rows != NULL ? a->request.round.rows : a->scratch.own_rows);
    const char *from = (const char *)row->data;
    const uint32_t lane = FERRYI_MOE_LANE;
    if (ferryi_moe_row_is_aligned(to, (int32_t)a->shape.payload_bytes)) {
        FERRYI_ROLLED
        for (uint32_t first = begin / 16; first < end / 16; first += 4 * FERRYI_MOE_LANES) {
            ferryi_moe_quad v[4];
            for (uint32_t c = 0; c < 4; c++) {
                v[c] = ferryi_moe_quad_make(0, 0, 0, 0);
                if (first + c * FERRYI_MOE_LANES + lane < end / 16)
                    v[c] = ((const ferryi_moe_quad *)from)[first + c * FERRYI_MOE_LANES + lane];
            }
            FERRYI_ROLLED
            for (int32_t j = 0; j < copies; j++) {
                const int64_t place = ferryi_moe_output_row(a, r, j, row->choices[j].expert);
                ferryi_moe_quad *at = (ferryi_moe_quad *)(to + place * a->shape.payload_bytes);
                for (uint32_t c = 0; c < 4 && place >= 0; c++)
                    if (first + c * FERRYI_MOE_LANES + lane < end / 16)
                        at[first + c * FERRYI_MOE_LANES + lane] = v[c];
            }
        }
        return;
    }
    for (int32_t j = 0; j < copies; j++) {
        const int64_t place = ferryi_moe_output_row(a, r, j, row->choices[j].expert);
        if (place >= 0)
            ferryi_moe_bytes_copy(to + place * a->shape.payload_bytes + begin, from + begin, end - begin,
                                  FERRYI_MOE_LANE, FERRYI_MOE_LANES);
    }
}

/* The number of units of a row's scales. */
FERRYI_FN uint32_t ferryi_moe_scale_units(const ferryi_moe_shape *shape)
{
    const uint32_t groups = ferryi_fp8_groups((uint32_t)shape->hidden);
    return shape->scale_form & FERRY_MOE_SCALE_UE8M0 ? (groups + 3) / 4 : groups;
}

/* The output of scales or side bytes; NULL: none. */
FERRYI_FN char *ferryi_moe_side_out(const ferryi_moe_args *a)
{
    return (char *)(a->request.round.scales != NULL ? a->request.round.scales : a->scratch.own_scales);
}

/* Unit i of a row's scales, as they are placed: a float, or four exponents, the lowest group lowest. */
FERRYI_FN uint32_t ferryi_moe_scale_unit(const ferryi_moe_shape *shape, const float *scales, uint32_t i)
{
    const uint32_t groups = ferryi_fp8_groups((uint32_t)shape->hidden);
    uint32_t four = 0;
    if ((shape->scale_form & FERRY_MOE_SCALE_UE8M0) == 0)
        return ferryi_num_bits(scales[i]);
    for (uint32_t c = 0; c < 4 && 4 * i + c < groups; c++)
        four |= (ferryi_num_bits(scales[4 * i + c]) >> 23 & 0xffu) << 8 * c;
    return four;
}

/* Where the scales of row `place` of the outputs go: unit i to number first + i * step. */
typedef struct ferryi_moe_scale_place {
    int64_t first, step;
} ferryi_moe_scale_place;

/* Without a division of 64 bits where 32 do: each takes as long as a load. */
FERRYI_FN ferryi_moe_scale_place ferryi_moe_scale_place_of(const ferryi_moe_args *a, int64_t place, uint32_t units)
{
    const int64_t all = (int64_t)a->shape.n_pes * a->shape.max_tokens;
    const ferryi_moe_scale_place by_rows = { place * units, 1 };
    if ((a->shape.scale_form & FERRY_MOE_SCALE_COLUMNS) == 0)
        return by_rows;
    if (a->shape.layout != FERRY_MOE_BY_EXPERT) {
        const ferryi_moe_scale_place by_columns = { place, ferryi_moe_output_room(a) };
        return by_columns;
    }
    const int64_t expert = place >> 32 == 0 ? (int64_t)((uint32_t)place / (uint32_t)all) : place / all;
    const ferryi_moe_scale_place in_expert = { expert * units * all + place - expert * all, all };
    return in_expert;
}

/* One warp places a row's scales or side bytes, which begin at `from`, in row `place` of the outputs. */
FERRYI_FN void ferryi_moe_output_place_scales(const ferryi_moe_args *a, const char *from, int64_t place)
{
    char *to = ferryi_moe_side_out(a);
    const uint32_t units = ferryi_moe_scale_units(&a->shape);
    if (a->shape.dtype == FERRY_MOE_OPAQUE) {
        ferryi_moe_bytes_copy(to + place * a->shape.side_bytes, from, a->shape.side_bytes, FERRYI_MOE_LANE,
                              FERRYI_MOE_LANES);
        return;
    }
    const ferryi_moe_scale_place at = ferryi_moe_scale_place_of(a, place, units);
    for (uint32_t i = FERRYI_MOE_LANE; i < units; i += FERRYI_MOE_LANES)
        ((uint32_t *)(void *)to)[at.first + i * at.step] =
            ferryi_moe_scale_unit(&a->shape, (const float *)(const void *)from, i);
}

/* One warp places the scales or side bytes of row r. */
FERRYI_FN void ferryi_moe_place_scales(const ferryi_moe_args *a, const ferry_moe_row *row, int32_t r)
{
    const int32_t copies = a->shape.layout == FERRY_MOE_BY_TOKEN ? 1 : row->n_choices;
    const char *from = (const char *)row->data - a->shape.data_offset + a->shape.scales_offset;
    for (int32_t j = 0; j < copies; j++) {
        const int64_t place = ferryi_moe_output_row(a, r, j, row->choices[j].expert);
        if (place >= 0)
            ferryi_moe_output_place_scales(a, from, place);
    }
}

/* Choice k of a row's token, BY_TOKEN. */
FERRYI_FN void ferryi_moe_output_place_choice(const ferryi_moe_args *a, int64_t r, int32_t k, int32_t expert,
                                              float weight)
{
    const int64_t at = r * a->shape.topk + k;
    if (a->request.round.row_expert != NULL && a->shape.wide_index)
        ((int64_t *)a->request.round.row_expert)[at] = expert;
    else if (a->request.round.row_expert != NULL)
        ((int32_t *)a->request.round.row_expert)[at] = expert;
    if (a->request.round.row_weight != NULL)
        a->request.round.row_weight[at] = weight;
}

/* One warp places what stands beside row r. */
FERRYI_FN void ferryi_moe_place_beside(const ferryi_moe_args *a, const ferry_moe_row *row, int32_t r)
{
    const int32_t copies = a->shape.layout == FERRY_MOE_BY_TOKEN ? 1 : row->n_choices;
    const ferryi_moe_header *header =
        (const ferryi_moe_header *)(const void *)((const char *)row->data - a->shape.data_offset);
    for (int32_t j = (int32_t)FERRYI_MOE_LANE; j < copies; j += (int32_t)FERRYI_MOE_LANES) {
        const int64_t place = ferryi_moe_output_row(a, r, j, row->choices[j].expert);
        if (place >= 0 && a->request.round.row_token != NULL)
            a->request.round.row_token[place] = row->source_token;
        if (place >= 0 && a->request.round.row_source != NULL)
            a->request.round.row_source[place] = row->source_pe;
    }
    if (a->shape.layout != FERRY_MOE_BY_TOKEN || r >= ferryi_moe_output_room(a))
        return;
    for (int32_t k = (int32_t)FERRYI_MOE_LANE; k < a->shape.topk; k += (int32_t)FERRYI_MOE_LANES) {
        const int here = (int)(header->chosen >> k & 1);
        const ferry_moe_choice *choice = &row->choices[ferryi_moe_mask_count(header->chosen & ((1u << k) - 1))];
        ferryi_moe_output_place_choice(a, r, k, here ? choice->expert : -1, here ? choice->weight : 0.0f);
    }
}

/* The first entry of expert e's list that comes from pe or a later one. */
FERRYI_FN int32_t ferryi_moe_first_from(const ferryi_moe_scratch *scratch, int32_t e, int32_t pe)
{
    int32_t low = scratch->expert_first[e], high = scratch->expert_first[e + 1];
    const int32_t base = scratch->row_base[pe];
    while (low < high) {
        const int32_t middle = low + (high - low) / 2;
        if (scratch->expert_row[middle] < base)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

/* All threads of n_blocks blocks, of which this is number `block`, mark the rows that do not exist, BY_TOKEN. */
FERRYI_FN void ferryi_moe_output_place_absent(const ferryi_moe_args *a, int32_t n_rows, uint32_t block,
                                              uint32_t n_blocks)
{
    const int64_t rank = (int64_t)block * FERRYI_MOE_SIZE + FERRYI_MOE_RANK;
    const int64_t size = (int64_t)n_blocks * FERRYI_MOE_SIZE;
    if (a->shape.layout == FERRY_MOE_BY_TOKEN && a->request.round.row_expert != NULL)
        for (int64_t i = rank; i < (ferryi_moe_output_room(a) - n_rows) * a->shape.topk; i += size)
            ferryi_moe_output_place_choice(a, n_rows + i / a->shape.topk, (int32_t)(i % a->shape.topk), -1, 0.0f);
}

/* They place the counts. */
FERRYI_FN void ferryi_moe_output_place_counts(const ferryi_moe_args *a, int32_t n_rows, uint32_t block,
                                              uint32_t n_blocks)
{
    const int64_t rank = (int64_t)block * FERRYI_MOE_SIZE + FERRYI_MOE_RANK;
    const int64_t size = (int64_t)n_blocks * FERRYI_MOE_SIZE;
    const ferry_moe_round *out = &a->request.round;
    const int stuck = a->scratch.result->stuck != 0;
    for (int64_t i = rank; i < a->shape.n_local && out->expert_count != NULL; i += size) {
        int32_t n = stuck ? 0 : a->scratch.expert_first[i + 1] - a->scratch.expert_first[i];
        if (a->shape.layout == FERRY_MOE_BY_TOKEN)
            n = (n + a->shape.alignment - 1) / a->shape.alignment * a->shape.alignment;
        out->expert_count[i] = n;
    }
    for (int64_t i = rank;
         i <= a->shape.n_local && out->expert_start != NULL && a->shape.layout == FERRY_MOE_CONTIGUOUS; i += size)
        out->expert_start[i] = stuck ? 0 : a->scratch.start[i];
    for (int64_t i = rank;
         i < (int64_t)a->shape.n_local * a->shape.n_pes && out->range != NULL && a->scratch.place != NULL; i += size) {
        const int32_t e = (int32_t)(i / a->shape.n_pes), pe = (int32_t)(i % a->shape.n_pes);
        const int32_t first = stuck ? 0 : ferryi_moe_first_from(&a->scratch, e, pe);
        out->range[i].first = stuck ? 0 : first - a->scratch.expert_first[e];
        out->range[i].count = stuck ? 0 : ferryi_moe_first_from(&a->scratch, e, pe + 1) - first;
    }
    if (rank != 0)
        return;
    const int32_t total = stuck                                     ? 0
                          : a->shape.layout == FERRY_MOE_BY_TOKEN   ? n_rows
                          : a->shape.layout == FERRY_MOE_CONTIGUOUS ? a->scratch.start[a->shape.n_local]
                                                                    : a->scratch.expert_first[a->shape.n_local];
    if (out->n_rows != NULL)
        *out->n_rows = total;
    a->scratch.result->overflow = total > ferryi_moe_output_room(a) ? total : 0;
    if (a->scratch.result->overflow != 0 && a->request.in_stream)
        (void)ferryi_fault_raise(ferryi_world_get(), FERRY_ERR_OVERFLOW, FERRY_CALL_MOE_DISPATCH, a->shape.my_pe, NULL,
                                 -1, (uint64_t)total, (uint64_t)ferryi_moe_output_room(a), 0);
}

/* n_blocks blocks, of which this is number `block`, place all rows.  awaited: they are listed, but may be on their way;
 * one that does not come is left out. */
FERRYI_FN void ferryi_moe_output_place_rows_as(const ferryi_moe_args *a, uint32_t block, uint32_t n_blocks,
                                               const int awaited)
{
    const uint32_t n_rows = (uint32_t)ferryi_moe_round_n_rows(&a->scratch), n_warps = n_blocks * FERRYI_MOE_WARPS;
    const uint32_t spare = n_rows > 0 ? n_warps / n_rows : 1;
    const uint32_t parts = spare < 1 ? 1 : spare < FERRYI_MOE_PLACE_PARTS ? spare : FERRYI_MOE_PLACE_PARTS;
    const uint32_t quads = (a->shape.payload_bytes + 15) / 16;
    const int rows = a->request.round.rows != NULL || a->scratch.own_rows != NULL;
    const int scales = a->shape.side_bytes > 0 && ferryi_moe_side_out(a) != NULL;
    if (a->shape.layout == FERRY_MOE_BY_SOURCE)
        return;
    FERRYI_ROLLED
    for (uint32_t item = block * FERRYI_MOE_WARPS + FERRYI_MOE_WARP; item < n_rows * parts; item += n_warps) {
        const int32_t r = (int32_t)(item / parts);
        const uint32_t part = item % parts, begin = part * quads / parts * 16, end = (part + 1) * quads / parts * 16;
        const ferry_moe_row *row = &a->scratch.rows[r];
        if (awaited && !ferryi_moe_row_await(a, row))
            continue;
        if (rows && begin < end)
            ferryi_moe_place_bytes(a, row, r, begin, end < a->shape.payload_bytes ? end : a->shape.payload_bytes);
        if (part != 0)
            continue;
        if (scales)
            ferryi_moe_place_scales(a, row, r);
        ferryi_moe_place_beside(a, row, r);
    }
    ferryi_moe_output_place_absent(a, (int32_t)n_rows, block, n_blocks);
    ferryi_moe_output_place_counts(a, (int32_t)n_rows, block, n_blocks);
}

FERRYI_NOINLINE void ferryi_moe_output_place_rows(const ferryi_moe_args *a)
{
    ferryi_moe_output_place_rows_as(a, FERRYI_MOE_BLOCK, FERRYI_MOE_BLOCKS, 0);
}

#endif
