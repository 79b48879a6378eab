/* SPDX-License-Identifier: BSD-3-Clause */
/* Exercise 13.  Experts that add.  Tokens go to two of eight experts each, as in the lesson.  Expert e adds e to each
 * element of its tokens.  The weights are 0.25 and 0.75.
 *
 * Lesson: 13_experts.c.  You need what stands between the two halves of a round: each expert's loop over its tokens,
 * and the members that the combine half reads. */
#include "../exercise.h"
#include "ferry_moe.h"

enum { EXPERTS = 8, TOPK = 2, HIDDEN = 32, TOKENS = 4 };

static int expert_of(int pe, int token, int k)
{
    return (pe + 3 * token + 5 * k) % EXPERTS;
}

static int pe_main(int argc, char **argv)
{
    (void)argc;
    (void)argv;
    PE_TRY(ferry_init());
    int me = ferry_my_pe(), n = ferry_n_pes(), first, local;
    ferry_moe_experts_of(EXPERTS, n, me, &first, &local);
    ferry_moe *moe = NULL;
    ferry_moe_config config = FERRY_MOE_CONFIG_INIT;
    config.n_experts = EXPERTS;
    config.topk = TOPK;
    config.hidden = HIDDEN;
    config.max_tokens = TOKENS;
    config.layout = FERRY_MOE_BY_EXPERT;
    PE_TRY(ferry_moe_create(&config, &moe));

    const size_t room = (size_t)n * TOKENS; /* rows of one expert */
    uint16_t *x = calloc(TOKENS * HIDDEN, sizeof *x), *out = calloc(TOKENS * HIDDEN, sizeof *out);
    int32_t *index = calloc(TOKENS * TOPK, sizeof *index);
    float *weight = calloc(TOKENS * TOPK, sizeof *weight);
    uint16_t *rows = calloc((size_t)EXPERTS * room * HIDDEN, sizeof *rows);
    uint16_t *results = calloc((size_t)EXPERTS * room * HIDDEN, sizeof *results);
    int32_t *count = calloc(EXPERTS, sizeof *count);
    if (x == NULL || out == NULL || index == NULL || weight == NULL || rows == NULL || results == NULL || count == NULL)
        return 1;
    for (int t = 0; t < TOKENS; t++) {
        for (int i = 0; i < HIDDEN; i++)
            x[t * HIDDEN + i] = ferry_bf16_from_float((float)(me + t));
        for (int k = 0; k < TOPK; k++) {
            index[t * TOPK + k] = expert_of(me, t, k);
            weight[t * TOPK + k] = k == 0 ? 0.25f : 0.75f;
        }
    }
    ferry_moe_round round = FERRY_MOE_ROUND_INIT;
    round.x = x;
    round.topk_idx = index;
    round.topk_weight = weight;
    round.n_tokens = TOKENS;
    round.rows = rows;
    round.expert_count = count;
    PE_TRY(ferry_moe_run(moe, FERRY_MOE_DISPATCH, &round));

    /* TODO: expert first + e has count[e] rows of HIDDEN elements, from rows + e * room * HIDDEN on.  Each element plus
     * first + e goes to the same place of `results`.  Then tell `round` where the results are: partial, and their type,
     * partial_dtype. */
    for (int e = 0; e < local; e++)
        for (size_t at = (size_t)e * room * HIDDEN; at < ((size_t)e * room + (size_t)count[e]) * HIDDEN; at++)
            results[at] = ferry_bf16_from_float(ferry_bf16_to_float(rows[at]) + (float)(first + e));
    round.partial = results;
    round.partial_dtype = FERRY_MOE_BF16;
    /* END OF TODO */
    round.out = out;
    PE_TRY(ferry_moe_run(moe, FERRY_MOE_COMBINE, &round));

    for (int t = 0; t < TOKENS; t++) {
        float want = 0;
        for (int k = 0; k < TOPK; k++)
            want += (k == 0 ? 0.25f : 0.75f) * (float)(me + t + expert_of(me, t, k));
        for (int i = 0; i < HIDDEN; i++)
            EXPECT(ferry_bf16_to_float(out[t * HIDDEN + i]) == ferry_bf16_to_float(ferry_bf16_from_float(want)),
                   "element %d of token %d is %g and should be %g: what did experts %d and %d make of it?", i, t,
                   (double)ferry_bf16_to_float(out[t * HIDDEN + i]), (double)want, expert_of(me, t, 0),
                   expert_of(me, t, 1));
    }
    printf("PE %d: the first token is %g\n", me, (double)ferry_bf16_to_float(out[0]));
    PE_TRY(ferry_moe_destroy(moe));
    free(x);
    free(out);
    free(index);
    free(weight);
    free(rows);
    free(results);
    free(count);
    return exercise_end();
}
