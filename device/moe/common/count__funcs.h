/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_DETAIL_MOE_COMMON_COUNT_FUNCS_H
#define FERRY_DETAIL_MOE_COMMON_COUNT_FUNCS_H

#include "choices__funcs.h"

/* ferry_moe_count_choices(): one block counts in its shared memory, as many experts at a time as fit there behind the
 * PEs. */

/* The expert of choice i; -1: none. */
FERRYI_FN int32_t ferryi_moe_count_expert(const ferryi_moe_args *a, int32_t i)
{
    const int64_t expert = ferryi_moe_choice_index(a, i);
    return expert >= 0 && expert < a->shape.n_experts ? (int32_t)expert : -1;
}

/* Counts choice i's PE, if it is the token's first choice there. */
FERRYI_FN void ferryi_moe_count_pe(const ferryi_moe_args *a, int32_t i, int32_t expert, uint32_t *pes)
{
    const int32_t n_pes = a->shape.n_pes, pe = ferryi_moe_expert_owner(a->shape.n_experts, n_pes, expert);
    const int32_t token = i / a->shape.topk;
    for (int32_t before = token * a->shape.topk; before < i; before++) {
        const int32_t other = ferryi_moe_count_expert(a, before);
        if (other >= 0 && ferryi_moe_expert_owner(a->shape.n_experts, n_pes, other) == pe)
            return;
    }
    ferryi_moe_word_increment(&pes[pe]);
    const int64_t at = (int64_t)token * n_pes + pe;
    if (a->request.choices.in_pe != NULL)
        a->request.choices.in_pe[at] = 1;
    if (a->request.choices.absent != NULL)
        a->request.choices.absent[at] = 0;
}

/* Copies choice i. */
FERRYI_FN void ferryi_moe_count_copy(const ferryi_moe_args *a, int32_t i)
{
    const int64_t index = ferryi_moe_choice_index(a, i);
    if (a->shape.wide_index)
        ((int64_t *)a->request.choices.copy)[i] = index;
    else
        ((int32_t *)a->request.choices.copy)[i] = (int32_t)index;
}

/* Counts the choices of experts first to first + n - 1, and with the first ones those of PEs. */
FERRYI_FN void ferryi_moe_count_all(const ferryi_moe_args *a, uint32_t *pes, uint32_t *experts, int32_t first,
                                    int32_t n)
{
    const int32_t all = a->request.n_tokens * a->shape.topk, size = (int32_t)FERRYI_MOE_SIZE;
    FERRYI_ROLLED
    for (int32_t i = (int32_t)FERRYI_MOE_RANK; i < all; i += FERRYI_MOE_BATCH * size) {
        int32_t expert[FERRYI_MOE_BATCH];
        for (int32_t j = 0; j < FERRYI_MOE_BATCH; j++)
            expert[j] = i + j * size < all ? ferryi_moe_count_expert(a, i + j * size) : -1;
        for (int32_t j = 0; j < FERRYI_MOE_BATCH; j++) {
            if (first == 0 && a->request.choices.copy != NULL && i + j * size < all)
                ferryi_moe_count_copy(a, i + j * size);
            if (expert[j] >= first && expert[j] < first + n)
                ferryi_moe_word_increment(&experts[expert[j] - first]);
            if (expert[j] >= 0 && first == 0)
                ferryi_moe_count_pe(a, i + j * size, expert[j], pes);
        }
    }
}

/* Writes n numbers, of which the first is number `at` of those that the host is told. */
FERRYI_FN void ferryi_moe_count_store(const ferryi_moe_args *a, int32_t *to, int32_t at, const uint32_t *from,
                                      int32_t n)
{
    for (int32_t i = (int32_t)FERRYI_MOE_RANK; i < n; i += (int32_t)FERRYI_MOE_SIZE) {
        if (to != NULL)
            to[i] = (int32_t)from[i];
        if (a->request.choices.told != NULL)
            ferryi_st_relaxed_u32(&a->request.choices.told[1 + at + i], from[i]);
    }
}

FERRYI_FN void ferryi_moe_count_choices_body(const ferryi_moe_args *a)
{
    FERRYI_MOE_SHARED ferryi_moe_shared shared;
    const ferry_moe_choices *c = &a->request.choices;
    const int32_t rank = (int32_t)FERRYI_MOE_RANK, size = (int32_t)FERRYI_MOE_SIZE, n_pes = a->shape.n_pes;
    uint32_t *pes = shared.word, *experts = shared.word + n_pes;
    const int32_t most = FERRYI_MOE_SHARED_WORDS - n_pes;
    for (int64_t i = rank; i < (int64_t)a->request.n_tokens * n_pes && (c->in_pe != NULL || c->absent != NULL);
         i += size) {
        if (c->in_pe != NULL)
            c->in_pe[i] = 0;
        if (c->absent != NULL)
            c->absent[i] = -1;
    }
    FERRYI_ROLLED
    for (int32_t first = 0; first < a->shape.n_experts; first += most) {
        const int32_t n = a->shape.n_experts - first < most ? a->shape.n_experts - first : most;
        for (int32_t i = rank; i < n_pes + n; i += size)
            shared.word[i] = 0;
        FERRYI_MOE_SYNC();
        ferryi_moe_count_all(a, pes, experts, first, n);
        FERRYI_MOE_SYNC();
        if (first == 0)
            ferryi_moe_count_store(a, c->per_pe, 0, pes, n_pes);
        ferryi_moe_count_store(a, c->per_expert != NULL ? c->per_expert + first : NULL, n_pes + first, experts, n);
        FERRYI_MOE_SYNC();
    }
    if (rank == 0 && c->told != NULL) /* the barrier above orders what all threads have told */
        ferryi_st_release_u32(&c->told[0], c->number);
}

#endif
