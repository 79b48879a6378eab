/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_DETAIL_MOE_PER_ROW_MARKS_FUNCS_H
#define FERRY_DETAIL_MOE_PER_ROW_MARKS_FUNCS_H

#include "await__funcs.h"

/* Small rounds: a bit for each expert of this PE and each token of all sources, in a block's shared memory. */

/* Where the first block lists: bits[expert][word] has a bit for token t of each source, number source x max_tokens + t,
 * which is also the order of rows; before[expert][word] counts those of earlier words.  `present` and `earlier` are the
 * same for tokens that have a row here. local: [token][topk], the choices' experts among those of this PE. */
typedef struct ferryi_moe_marks {
    int32_t words;
    uint16_t *local;
    uint32_t *bits, *present;
    int32_t *before, *start, *earlier; /* start: [n_local + 1] */
    int32_t sub, k; /* this lane's choice: number k of the warp's token `sub`; ferryi_moe_lane_choice_at */
} ferryi_moe_marks;

#define FERRYI_MOE_ELSEWHERE 0xffffu /* a choice that is no expert of this PE */

/* Words of shared memory that a round with so many tokens in all needs. */
FERRYI_FN int64_t ferryi_moe_marks_room(int64_t n_local, int64_t n_tokens, int64_t topk)
{
    const int64_t words = (n_tokens + 31) / 32;
    return 2 * n_local * words + n_local + 1 + 2 * words + 2 + (n_tokens * topk + 1) / 2;
}

FERRYI_FN void ferryi_moe_marks_lay_out(ferryi_moe_marks *m, uint32_t *word, const ferryi_moe_shape *shape)
{
    const int32_t words = (shape->n_pes * shape->max_tokens + 31) / 32, n_local = shape->n_local;
    m->words = words;
    m->bits = word;
    m->before = (int32_t *)word + n_local * words;
    m->start = m->before + n_local * words;
    m->present = (uint32_t *)m->start + n_local + 1;
    m->earlier = (int32_t *)m->present + words + 1;
    m->local = (uint16_t *)(m->earlier + words + 1);
    m->sub = ferryi_moe_over((int32_t)FERRYI_MOE_LANE, shape->topk_inverse);
    m->k = (int32_t)FERRYI_MOE_LANE - m->sub * shape->topk;
}

/* All threads of a block clear the marks.  `present` has a word more than there are, which stays 0. */
FERRYI_FN void ferryi_moe_marks_clear(const ferryi_moe_marks *m, int32_t n_local)
{
    FERRYI_ROLLED
    for (int32_t i = (int32_t)FERRYI_MOE_RANK; i < n_local * m->words; i += (int32_t)FERRYI_MOE_SIZE)
        m->bits[i] = 0;
    FERRYI_ROLLED
    for (int32_t i = (int32_t)FERRYI_MOE_RANK; i <= m->words; i += (int32_t)FERRYI_MOE_SIZE)
        m->present[i] = 0;
}

/* The bits of the tokens before number i, in its word. */
FERRYI_FN uint32_t ferryi_moe_marks_bits_before(int32_t i)
{
    return (1u << (uint32_t)i % 32) - 1;
}

/* The number of rows before token number i. */
FERRYI_FN int32_t ferryi_moe_marks_row(const ferryi_moe_marks *m, int32_t i)
{
    return m->earlier[(uint32_t)i / 32] +
           (int32_t)ferryi_moe_mask_count(m->present[(uint32_t)i / 32] & ferryi_moe_marks_bits_before(i));
}

/* A lane's choice: number k of token t of pe.  A warp takes as many tokens at once as it has lanes for their choices.
 */
typedef struct ferryi_moe_lane_choice {
    int32_t k, pe, t, number; /* number: the token's, in the marks */
    int32_t is_one;
    uint32_t lanes; /* of the token */
} ferryi_moe_lane_choice;

/* The lane's choice in the warp's turn that begins with token `first`: warps take ferryi_moe_turn_first(), then tokens
 * ferryi_moe_turn_step() further on, while these are below n_pes * max_tokens. */
FERRYI_FN ferryi_moe_lane_choice ferryi_moe_lane_choice_at(const ferryi_moe_shape *shape, const ferryi_moe_marks *m,
                                                           const int32_t *tokens, int32_t first)
{
    ferryi_moe_lane_choice at;
    at.number = first + m->sub;
    at.k = m->k;
    at.pe = ferryi_moe_over(at.number, shape->tokens_inverse);
    at.t = at.number - at.pe * shape->max_tokens;
    at.is_one = m->sub < shape->tokens_each && at.pe < shape->n_pes && at.t < tokens[at.pe];
    at.lanes = (shape->topk == 32 ? 0xffffffffu : (1u << shape->topk) - 1) << m->sub * shape->topk;
    return at;
}

FERRYI_FN int32_t ferryi_moe_turn_first(const ferryi_moe_shape *shape)
{
    return (int32_t)FERRYI_MOE_WARP * shape->tokens_each;
}
FERRYI_FN int32_t ferryi_moe_turn_step(const ferryi_moe_shape *shape)
{
    return (int32_t)FERRYI_MOE_WARPS * shape->tokens_each;
}

#endif
