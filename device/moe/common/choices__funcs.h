/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_DETAIL_MOE_COMMON_CHOICES_FUNCS_H
#define FERRY_DETAIL_MOE_COMMON_CHOICES_FUNCS_H

#include "report__funcs.h"

/* The program's indices: which experts a token has chosen, and indices that are bad. */

/* An int64_t index by its halves; one of more than 32 bits is no expert. */
FERRYI_FN int32_t ferryi_moe_index_narrow(uint32_t low, uint32_t high)
{
    return high == (low >> 31 != 0 ? 0xffffffffu : 0) ? (int32_t)low : FERRYI_MOE_NO_EXPERT;
}

FERRYI_FN int64_t ferryi_moe_choice_index(const ferryi_moe_args *a, int32_t i)
{
    return a->shape.wide_index ? ((const int64_t *)a->request.topk_idx)[i] : ((const int32_t *)a->request.topk_idx)[i];
}

/* Choice i % topk of token i / topk: an expert, -1, or FERRYI_MOE_NO_EXPERT for an index that is bad.  In rounds of
 * ferry_moe_run() (layouts) indices may be wide, and in layouts with a row for each choice an expert that a token has
 * already chosen is bad: there is no room for it. */
FERRYI_FN int32_t ferryi_moe_choice_expert(const ferryi_moe_args *a, int32_t i, const int layouts)
{
    if (!layouts)
        return ((const int32_t *)a->request.topk_idx)[i];
    const int64_t expert = ferryi_moe_choice_index(a, i);
    if (expert < -1 || expert >= a->shape.n_experts)
        return FERRYI_MOE_NO_EXPERT;
    if (a->shape.layout != FERRY_MOE_BY_SOURCE && expert >= 0)
        for (int32_t before = i - i % a->shape.topk; before < i; before++)
            if (ferryi_moe_choice_index(a, before) == expert)
                return FERRYI_MOE_NO_EXPERT;
    return (int32_t)expert;
}

/* One warp writes the choices of a row that its lanes hold, behind n others.  Returns the mask of the lanes that do. */
FERRYI_FN uint32_t ferryi_moe_choices_store(char *row, uint32_t n, int here, int32_t expert, float weight)
{
    ferry_moe_choice *choice = (ferry_moe_choice *)(void *)(row + sizeof(ferryi_moe_header));
    const uint32_t mask = ferryi_moe_warp_ballot(here);
    if (here) {
        ferry_moe_choice *to = &choice[n + ferryi_moe_mask_count_below(mask)];
        to->expert = expert;
        to->weight = weight;
    }
    return mask;
}

/* One warp writes the header of token t's row. */
FERRYI_FN void ferryi_moe_header_store(char *row, int32_t t, uint32_t n_choices, uint32_t chosen)
{
    ferryi_moe_header *header = (ferryi_moe_header *)(void *)row;
    if (FERRYI_MOE_LANE != 0)
        return;
    header->token = t;
    header->n_choices = (int32_t)n_choices;
    header->chosen = chosen;
}

/* The number of this PE's tokens.  A bad number on the device counts as 0. */
FERRYI_FN int32_t ferryi_moe_round_n_tokens(const ferryi_moe_args *a, const int layouts)
{
    if (!layouts || a->request.round.n_tokens_device == NULL)
        return a->request.n_tokens;
    const int32_t n = *a->request.round.n_tokens_device;
    return n < 0 || n > a->shape.max_tokens ? 0 : n;
}

/* Refuses the round, or records a fault. */
FERRYI_COLD void ferryi_moe_choice_refuse(const ferryi_moe_args *a, int32_t token, int32_t choice, int64_t index,
                                          int64_t bound)
{
    a->scratch.result->bad_token = token;
    a->scratch.result->bad_choice = choice;
    a->scratch.result->bad_index = index;
    a->scratch.result->refused = !a->request.in_stream;
    if (a->request.in_stream)
        (void)ferryi_fault_raise(ferryi_world_get(), FERRY_ERR_INVALID_ARG, FERRY_CALL_MOE_DISPATCH, a->shape.my_pe,
                                 NULL, -1, (uint64_t)bound, (uint64_t)index, 0);
}

/* One thread reports the round's first bad index. */
FERRYI_COLD void ferryi_moe_choices_refuse(const ferryi_moe_args *a, int32_t n_tokens)
{
    int32_t n = n_tokens * a->shape.topk, i = 0;
    while (i < n && (uint32_t)(ferryi_moe_choice_expert(a, i, 1) + 1) <= (uint32_t)a->shape.n_experts)
        i++;
    if (i < n)
        ferryi_moe_choice_refuse(a, i / a->shape.topk, i % a->shape.topk, ferryi_moe_choice_index(a, i),
                                 a->shape.n_experts);
}

/* All threads look at all indices.  1 in those that have found a bad one. */
FERRYI_FN int ferryi_moe_choices_are_bad(const ferryi_moe_args *a, int32_t n_tokens, const int layouts)
{
    int bad = 0;
    FERRYI_ROLLED
    for (int32_t i = (int32_t)FERRYI_MOE_RANK; i < n_tokens * a->shape.topk; i += (int32_t)FERRYI_MOE_SIZE) {
        const int32_t expert = ferryi_moe_choice_expert(a, i, layouts);
        bad |= expert < -1 || expert >= a->shape.n_experts;
    }
    return bad;
}

/* Returns 0 when an index is bad and the call must fail before anything is sent.  All threads of all blocks get the
 * same result. */
FERRYI_FN int ferryi_moe_choices_accept(const ferryi_moe_args *a, int32_t n_tokens, int bad)
{
    if (FERRYI_LIKELY(!FERRYI_MOE_ANY(bad)))
        return 1;
    if (FERRYI_MOE_BLOCK == 0 && FERRYI_MOE_RANK == 0)
        ferryi_moe_choices_refuse(a, n_tokens);
    return a->request.in_stream;
}

#endif
