/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_DETAIL_MOE_PER_ROW_MARKS_FUNCS_H
#define FERRY_DETAIL_MOE_PER_ROW_MARKS_FUNCS_H

#include "await__funcs.h"

/* Small rounds: a bit for each expert of this PE and each token of all sources, in a block's shared memory. */

/* Where the first block lists, all in `word`, at offsets that an object has (ferryi_moe_shape.marks).
 * bits[expert][word] has a bit for token t of each source, number source x span + t, which is also the order of rows;
 * before[expert][word] counts those of earlier words.  `present` and `earlier` are the same for tokens that have a row
 * here.  start: [n_local + 1].  local: [token][topk], the choices' experts among those of this PE.
 *
 * span: the most tokens that a source has in this round, so that a round of few tokens costs what it would in an object
 * that was made for few. */
typedef struct ferryi_moe_marks {
    const ferryi_moe_shape *shape;
    uint32_t *word;
    int32_t words, span;
    uint32_t inverse; /* of span */
} ferryi_moe_marks;

#define FERRYI_MOE_ELSEWHERE 0xffffu /* a choice that is no expert of this PE */

/* The offsets, from 0; returns the words of shared memory that a round needs. */
FERRYI_FN int64_t ferryi_moe_marks_lay_out(ferryi_moe_marks_offsets *at, int64_t n_local, int64_t n_tokens,
                                           int64_t topk)
{
    const int64_t words = (n_tokens + 31) / 32, start = 2 * n_local * words, present = start + n_local + 1;
    const int64_t earlier = present + words + 1, local = earlier + words + 1;
    at->before = (int32_t)(n_local * words);
    at->start = (int32_t)start;
    at->present = (int32_t)present;
    at->earlier = (int32_t)earlier;
    at->local = (int32_t)local;
    return local + (n_tokens * topk + 1) / 2;
}

FERRYI_FN uint32_t *ferryi_moe_marks_bits(const ferryi_moe_marks *m)
{
    return m->word;
}
FERRYI_FN int32_t *ferryi_moe_marks_before(const ferryi_moe_marks *m)
{
    return (int32_t *)m->word + m->shape->marks.before;
}
FERRYI_FN int32_t *ferryi_moe_marks_start(const ferryi_moe_marks *m)
{
    return (int32_t *)m->word + m->shape->marks.start;
}
FERRYI_FN uint32_t *ferryi_moe_marks_present(const ferryi_moe_marks *m)
{
    return m->word + m->shape->marks.present;
}
FERRYI_FN int32_t *ferryi_moe_marks_earlier(const ferryi_moe_marks *m)
{
    return (int32_t *)m->word + m->shape->marks.earlier;
}
FERRYI_FN uint16_t *ferryi_moe_marks_local(const ferryi_moe_marks *m)
{
    return (uint16_t *)(void *)(m->word + m->shape->marks.local);
}

/* All threads of a block clear the marks.  `present` has a word more than there are, which stays 0. */
FERRYI_FN void ferryi_moe_marks_clear(const ferryi_moe_marks *m)
{
    FERRYI_ROLLED
    for (int32_t i = (int32_t)FERRYI_MOE_RANK; i < m->shape->n_local * m->words; i += (int32_t)FERRYI_MOE_SIZE)
        m->word[i] = 0;
    FERRYI_ROLLED
    for (int32_t i = (int32_t)FERRYI_MOE_RANK; i <= m->words; i += (int32_t)FERRYI_MOE_SIZE)
        ferryi_moe_marks_present(m)[i] = 0;
}

/* All threads of a block begin with clear marks. */
FERRYI_FN void ferryi_moe_marks_begin(ferryi_moe_marks *m, uint32_t *word, const ferryi_moe_shape *shape)
{
    m->shape = shape;
    m->word = word;
    m->span = shape->max_tokens;
    m->words = (shape->n_pes * shape->max_tokens + 31) / 32;
    m->inverse = 0;
    ferryi_moe_marks_clear(m);
}

/* Numbers the tokens of a round, once all sources have announced theirs.  The marks are clear. */
FERRYI_FN void ferryi_moe_marks_number(ferryi_moe_marks *m, const int32_t *tokens)
{
    int32_t most = 1;
    FERRYI_ROLLED
    for (int32_t pe = 0; pe < m->shape->n_pes; pe++)
        most = tokens[pe] > most ? tokens[pe] : most;
    m->span = most;
    m->inverse = ferryi_moe_inverse(most);
    m->words = (int32_t)((uint32_t)(m->shape->n_pes * most + 31) / 32);
}

/* The bits of the tokens before number i, in its word. */
FERRYI_FN uint32_t ferryi_moe_marks_bits_before(int32_t i)
{
    return (1u << (uint32_t)i % 32) - 1;
}

/* The number of rows before token number i. */
FERRYI_FN int32_t ferryi_moe_marks_row(const ferryi_moe_marks *m, int32_t i)
{
    return ferryi_moe_marks_earlier(m)[(uint32_t)i / 32] +
           (int32_t)ferryi_moe_mask_count(ferryi_moe_marks_present(m)[(uint32_t)i / 32] &
                                          ferryi_moe_marks_bits_before(i));
}

/* A lane's choice: number k of token t of pe.  A warp takes as many tokens at once as it has lanes for their choices.
 */
typedef struct ferryi_moe_lane_choice {
    int32_t k, pe, t, number; /* number: the token's, in the marks */
    int32_t is_one;
    uint32_t lanes; /* of the token */
} ferryi_moe_lane_choice;

/* The lane's choice in the warp's turn that begins with token `first`: warps take ferryi_moe_turn_first(), then tokens
 * ferryi_moe_turn_step() further on, while these are below n_pes * span. */
FERRYI_FN ferryi_moe_lane_choice ferryi_moe_lane_choice_at(const ferryi_moe_marks *m, const int32_t *tokens,
                                                           int32_t first)
{
    const ferryi_moe_shape *shape = m->shape;
    const int32_t lane = (int32_t)FERRYI_MOE_LANE, sub = ferryi_moe_over(lane, shape->topk_inverse);
    ferryi_moe_lane_choice at;
    at.number = first + sub;
    at.k = lane - sub * shape->topk;
    at.pe = ferryi_moe_over(at.number, m->inverse);
    at.t = at.number - at.pe * m->span;
    at.is_one = sub < shape->tokens_each && at.pe < shape->n_pes && at.t < tokens[at.pe];
    at.lanes = (shape->topk == 32 ? 0xffffffffu : (1u << shape->topk) - 1) << sub * shape->topk;
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
