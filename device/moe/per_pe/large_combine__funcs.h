/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_DETAIL_MOE_PER_PE_LARGE_COMBINE_FUNCS_H
#define FERRY_DETAIL_MOE_PER_PE_LARGE_COMBINE_FUNCS_H

#include "combine__funcs.h"
#include "large_dispatch__funcs.h"

/* Combine of a large round (large_dispatch__funcs.h). */

/* Whether rows of this PE's own tokens are not returned, but read where the experts left them: with the bits of rows
 * that travel. */
FERRYI_FN int ferryi_moe_large_in_place(const ferryi_moe_request *request)
{
    return (request->stages & FERRY_MOE_COMBINE) == FERRY_MOE_COMBINE && request->partial_dtype == FERRY_MOE_BF16;
}

/* One warp returns row r, or a piece of it, to its source. */
FERRYI_FN void ferryi_moe_large_return_row(const ferryi_moe_args *a, const int32_t *transport, int32_t pe, int32_t slot,
                                           int32_t r, uint32_t part, uint32_t parts)
{
    char *row = ferryi_moe_row_at(a, a->regions.return_rows, a->shape.return_row_bytes, a->shape.my_pe, slot);
    const uint32_t lane = FERRYI_MOE_LANE, bytes = (uint32_t)a->shape.hidden * 2;
    const int fits = r < ferryi_moe_output_room(a); /* else the experts have no result: zeros */
    row = (char *)ferryi_peer_addr(ferryi_world_get(), row, pe);
    if (!fits || a->request.partial_dtype != FERRY_MOE_BF16 ||
        !ferryi_moe_row_is_aligned(a->request.partial, a->shape.hidden * 2)) {
        if (part != 0)
            return;
        for (uint32_t i = lane; i < (uint32_t)a->shape.hidden && !fits; i += FERRYI_MOE_LANES)
            ((uint16_t *)(void *)row)[i] = 0;
        if (fits)
            ferryi_moe_row_round(a, ferryi_moe_partial_at(a, r), 0, (uint32_t)a->shape.hidden, row, lane,
                                 FERRYI_MOE_LANES);
    } else {
        ferryi_moe_rows_copy(&row, 1, 0, ferryi_moe_partial_at(a, r), bytes, part, parts);
    }
    if (part != 0)
        return;
    for (uint32_t k = lane; k < (uint32_t)a->shape.topk && a->request.round.partial_weight != NULL;
         k += FERRYI_MOE_LANES)
        ((float *)(void *)(row + a->shape.return_weights_offset))[k] =
            fits ? a->request.round.partial_weight[(int64_t)r * a->shape.topk + k] : 0.0f;
    ferryi_moe_row_count(ferryi_world_get(), pe, bytes, transport[pe]);
}

FERRYI_FN void ferryi_moe_large_return(const ferryi_moe_args *a, ferryi_moe_shared *s, const int32_t *base, int32_t own,
                                       int32_t n_own)
{
    int32_t *got = (int32_t *)s->word, *transport = got + FERRY_MOE_MAX_PES + 1; /* base has the other place */
    (void)FERRYI_MOE_ANY(ferryi_moe_return_peers_select(a, transport, got, FERRYI_MOE_LARGE));
    const uint32_t n_rows = (uint32_t)(base[a->shape.n_pes] - n_own), warps = FERRYI_MOE_BLOCKS * FERRYI_MOE_WARPS;
    const uint32_t parts = ferryi_moe_warp_parts(n_rows);
    const int32_t first = base[a->shape.my_pe + 1] - n_own; /* of the PE behind this one */
    FERRYI_ROLLED
    for (uint32_t item = FERRYI_MOE_WARP * FERRYI_MOE_BLOCKS + FERRYI_MOE_BLOCK; item < n_rows * parts; item += warps) {
        const int32_t i = ferryi_moe_row_in_turn((int32_t)(item / parts), first, (int32_t)n_rows),
                      r = i < own ? i : i + n_own;
        const int32_t pe = ferryi_moe_large_source(base, a->shape.n_pes, r);
        if ((transport[pe] & FERRYI_MOE_NO_ROWS) == 0)
            ferryi_moe_large_return_row(a, transport, pe, r - base[pe], r, item % parts, parts);
    }
    ferryi_moe_flags_announce(a, transport, FERRYI_MOE_DIRECT, got, FERRYI_MOE_RETURNED_ROWS, FERRYI_MOE_LARGE);
}

/* One warp lists the returned rows of token t as ferryi_moe_returned_list does; own: this PE's first own row, which is
 * read in place, or -1.  list->pe[0]: which of the list it is, or -1.  Returns the token's missing choices. */
FERRYI_FN uint32_t ferryi_moe_large_list(const ferryi_moe_args *a, int32_t t, const int32_t *state, int32_t own,
                                         ferryi_moe_list *list)
{
    ferryi_moe_returned_list(a, t, state, list);
    if (FERRYI_MOE_LANE == 0)
        list->pe[0] = -1;
    FERRYI_MOE_WARP_SYNC();
    const int32_t slot = own >= 0 ? a->scratch.slot[(int64_t)t * a->shape.n_pes + a->shape.my_pe] : -1;
    if (slot < 0 || (state != NULL && state[a->shape.my_pe] != FERRY_SUCCESS))
        return list->missing;
    if (FERRYI_MOE_LANE == 0) { /* the list is in PE order */
        int32_t at = 0;
        for (int32_t pe = 0; pe < a->shape.my_pe; pe++)
            at +=
                a->scratch.slot[(int64_t)t * a->shape.n_pes + pe] >= 0 && (state == NULL || state[pe] == FERRY_SUCCESS);
        list->row[at] = own + slot < ferryi_moe_output_room(a) ? (char *)ferryi_moe_partial_at(a, own + slot) : NULL;
        list->pe[0] = at;
    }
    FERRYI_MOE_WARP_SYNC();
    return list->missing;
}

#define FERRYI_MOE_SUMS (FERRYI_MOE_FLIGHT / 2)

/* Each lane adds up `flight` times 8 elements, from number 8 * i on, of the listed rows. */
FERRYI_FN void ferryi_moe_large_sum_flight(const ferryi_moe_list *list, uint16_t *out, uint32_t i,
                                           const uint32_t flight)
{
    float sum[FERRYI_MOE_SUMS][8];
    ferryi_moe_quad *to = (ferryi_moe_quad *)(void *)out + i;
    FERRYI_UNROLLED
    for (uint32_t c = 0; c < flight; c++)
        for (uint32_t e = 0; e < 8; e++)
            sum[c][e] = 0.0f;
    FERRYI_ROLLED
    for (uint32_t j = 0; j < list->n; j++) {
        const ferryi_moe_quad *row = (const ferryi_moe_quad *)(const void *)list->row[j] + i;
        ferryi_moe_quad v[FERRYI_MOE_SUMS];
        if (list->row[j] == NULL)
            continue;
        FERRYI_UNROLLED
        for (uint32_t c = 0; c < flight; c++)
            v[c] = row[c * FERRYI_MOE_LANES];
        FERRYI_UNROLLED
        for (uint32_t c = 0; c < flight; c++)
            ferryi_moe_quad_add(v[c], sum[c]);
    }
    FERRYI_UNROLLED
    for (uint32_t c = 0; c < flight; c++)
        to[c * FERRYI_MOE_LANES] = ferryi_moe_quad_pack(sum[c]);
}

/* One warp adds up n rows of bf16 as floats, in their order, and rounds the sum once.  NULL: a row of zeros. */
FERRYI_FN void ferryi_moe_large_sum(const ferryi_moe_args *a, const ferryi_moe_list *list, uint16_t *out)
{
    const uint32_t quads = (uint32_t)a->shape.hidden / 8, lane = FERRYI_MOE_LANE, lanes = FERRYI_MOE_LANES;
    if (ferryi_moe_row_is_aligned(out, a->shape.hidden * 2) &&
        ferryi_moe_row_is_aligned(a->request.partial, a->shape.hidden * 2)) {
        uint32_t i = lane;
        FERRYI_ROLLED
        for (; i - lane + FERRYI_MOE_SUMS * lanes <= quads; i += FERRYI_MOE_SUMS * lanes)
            ferryi_moe_large_sum_flight(list, out, i, FERRYI_MOE_SUMS);
        FERRYI_ROLLED
        for (; i < quads; i += lanes)
            ferryi_moe_large_sum_flight(list, out, i, 1);
        return;
    }
    for (uint32_t i = lane; i < (uint32_t)a->shape.hidden; i += lanes) {
        float sum = 0.0f;
        for (uint32_t j = 0; j < list->n; j++)
            if (list->row[j] != NULL)
                sum += ferryi_num_from_bf16(((const uint16_t *)(const void *)list->row[j])[i]);
        out[i] = ferryi_num_to_bf16(sum);
    }
}

/* One warp: the sums of the weights that came back with the token's rows. */
FERRYI_FN void ferryi_moe_large_sum_weights(const ferryi_moe_args *a, int32_t t, int32_t own,
                                            const ferryi_moe_list *list)
{
    const int64_t mine = own + a->scratch.slot[(int64_t)t * a->shape.n_pes + a->shape.my_pe];
    for (int32_t k = (int32_t)FERRYI_MOE_LANE; k < a->shape.topk; k += (int32_t)FERRYI_MOE_LANES) {
        float weight = 0.0f;
        FERRYI_ROLLED
        for (uint32_t j = 0; j < list->n; j++) {
            const char *row = list->row[j];
            if (row != NULL && (int32_t)j == list->pe[0])
                weight += a->request.round.partial_weight != NULL
                              ? a->request.round.partial_weight[mine * a->shape.topk + k]
                              : 0.0f;
            else if (row != NULL)
                weight += ((const float *)(const void *)(row + a->shape.return_weights_offset))[k];
        }
        a->request.round.out_weight[t * a->shape.topk + k] = weight;
    }
}

FERRYI_FN void ferryi_moe_large_add_up(const ferryi_moe_args *a, ferryi_moe_large *l, int32_t own)
{
    int32_t *state = (int32_t *)l->shared.word;
    ferryi_moe_list *list = &l->list[FERRYI_MOE_WARP];
    const int32_t n_tokens = a->scratch.result->n_tokens;
    int lacks = 0;
    FERRYI_MOE_SYNC(); /* the shared memory is used again */
    const int bad = ferryi_moe_returned_await(a, state, 1);
    FERRYI_ROLLED
    for (int32_t t = (int32_t)(FERRYI_MOE_WARP * FERRYI_MOE_BLOCKS + FERRYI_MOE_BLOCK); t < n_tokens;
         t += (int32_t)(FERRYI_MOE_BLOCKS * FERRYI_MOE_WARPS)) {
        const uint32_t missing = ferryi_moe_large_list(a, t, bad ? state : NULL, own, list);
        if (FERRYI_MOE_LANE == 0) {
            a->scratch.missing[t] = missing;
            if (missing != 0)
                (void)ferryi_atom_add_u64(&a->scratch.grid->missing, ferryi_moe_mask_count(missing));
        }
        lacks |= missing != 0;
        ferryi_moe_large_sum(a, list, a->request.out + (int64_t)t * a->shape.hidden);
        if (a->request.round.out_weight != NULL)
            ferryi_moe_large_sum_weights(a, t, own, list);
        FERRYI_MOE_WARP_SYNC(); /* the list is used again */
    }
    lacks = FERRYI_MOE_ANY(lacks);
    if (FERRYI_MOE_RANK == 0)
        ferryi_moe_combine_end(a, 0, bad || lacks, 1, 0);
}

FERRYI_FN void ferryi_moe_combine_large_body(const ferryi_moe_args *a)
{
    FERRYI_MOE_SHARED ferryi_moe_large large;
    int32_t own = -1;
    if ((a->request.stages & FERRY_MOE_COMBINE_SEND) != 0) {
        const int32_t *base = ferryi_moe_large_base(a, &large.shared);
        const int in_place = ferryi_moe_large_in_place(&a->request);
        own = in_place ? base[a->shape.my_pe] : -1;
        ferryi_moe_large_return(a, &large.shared, base, base[a->shape.my_pe],
                                in_place ? base[a->shape.my_pe + 1] - base[a->shape.my_pe] : 0);
    }
    if ((a->request.stages & FERRY_MOE_COMBINE_RECV) != 0)
        ferryi_moe_large_add_up(a, &large, own);
}

#endif
