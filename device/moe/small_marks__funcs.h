/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_DETAIL_MOE_SMALL_MARKS_FUNCS_H
#define FERRY_DETAIL_MOE_SMALL_MARKS_FUNCS_H

#include "small__funcs.h"

/* Small rounds: a bit for each expert of this PE and each token of all sources, in a block's scratch memory. */

/* Where the first block lists: bits[expert][word] has a bit for token t of each source, number source x max_tokens + t,
 * which is also the order of rows; before[expert][word] counts those of earlier words.  `present` and `earlier` are the
 * same for tokens that have a row here. local: [token][topk], the choices' experts among those of this PE. */
typedef struct ferryi_moe_marks {
    int32_t words;
    uint16_t *local;
    uint32_t *bits, *present;
    int32_t *before, *start, *earlier; /* start: [n_local + 1] */
} ferryi_moe_marks;

#define FERRYI_MOE_ELSEWHERE 0xffffu /* a choice that is no expert of this PE */

/* Words of scratch memory that a round with so many tokens in all needs. */
FERRYI_FN int64_t ferryi_moe_marks_room(int64_t n_local, int64_t n_tokens, int64_t topk)
{
    const int64_t words = (n_tokens + 31) / 32;
    return 2 * n_local * words + n_local + 1 + 2 * words + 1 + (n_tokens * topk + 1) / 2;
}

FERRYI_FN void ferryi_moe_marks_in(ferryi_moe_marks *m, uint32_t *word, int32_t n_local, int32_t n_tokens)
{
    m->words = (n_tokens + 31) / 32;
    m->bits = word;
    m->before = (int32_t *)word + n_local * m->words;
    m->start = m->before + n_local * m->words;
    m->present = (uint32_t *)m->start + n_local + 1;
    m->earlier = (int32_t *)m->present + m->words;
    m->local = (uint16_t *)(m->earlier + m->words + 1);
}

/* The number of rows before token number i. */
FERRYI_FN int32_t ferryi_moe_row_of(const ferryi_moe_marks *m, int32_t i)
{
    return m->earlier[i / 32] + (i % 32 == 0 ? 0 : (int32_t)ferryi_moe_ones(m->present[i / 32] & ((1u << i % 32) - 1)));
}

/* A lane's choice: number k of token t of pe.  A warp takes as many tokens at once as it has lanes for their choices.
 */
typedef struct ferryi_moe_at {
    int32_t k, pe, t, number; /* number: the token's, in the marks */
    int32_t is_one;
    uint32_t lanes; /* of the token */
} ferryi_moe_at;

/* The lane's choice in the warp's turn i. */
FERRYI_FN ferryi_moe_at ferryi_moe_turn_at(const ferryi_moe_args *a, const int32_t *tokens, int32_t i)
{
    const int32_t lanes = (int32_t)FERRYI_MOE_LANES, lane = (int32_t)FERRYI_MOE_LANE;
    const int32_t each = lanes / a->topk, sub = lane / a->topk;
    ferryi_moe_at at;
    at.number = (i * (int32_t)FERRYI_MOE_WARPS + (int32_t)FERRYI_MOE_WARP) * each + sub;
    at.k = lane - sub * a->topk;
    at.pe = at.number / a->max_tokens;
    at.t = at.number - at.pe * a->max_tokens;
    at.is_one = sub < each && at.pe < a->n_pes && at.t < tokens[at.pe < a->n_pes ? at.pe : 0];
    at.lanes = (a->topk == 32 ? 0xffffffffu : (1u << a->topk) - 1) << sub * a->topk;
    return at;
}

FERRYI_FN int32_t ferryi_moe_n_turns(const ferryi_moe_args *a)
{
    const int32_t at_once = (int32_t)FERRYI_MOE_WARPS * ((int32_t)FERRYI_MOE_LANES / a->topk);
    return (a->n_pes * a->max_tokens + at_once - 1) / at_once;
}

#endif
