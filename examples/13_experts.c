/* SPDX-License-Identifier: BSD-3-Clause */
/* 13. Tokens sorted by expert.
 *
 * A layer of a mixture of experts: each token goes to a few of many experts, and the experts live on different PEs.  An
 * expert needs its tokens as one dense matrix, whichever PEs they come from.  ferry_moe_run() brings them there:
 *
 *     rows[expert][0 .. count[expert] - 1]        FERRY_MOE_BY_EXPERT: packed, in order of sources and tokens
 *
 * The experts write their results to the same places of another matrix, without weights.  Combine multiplies by the
 * weights, adds, and brings each token its sum.  A row crosses once to each PE, however many experts the token has
 * there, and one sum comes back.
 *
 * Here an expert multiplies by its number, so everybody can say what must come out. */
#include "ferry_moe.h"
#include "pe_main.h"

enum { EXPERTS = 8, TOPK = 2, HIDDEN = 64, TOKENS = 5 };

/* Two different experts for each token. */
static int expert_of(int pe, int token, int k)
{
    return (3 * pe + 2 * token + 5 * k) % EXPERTS;
}

static int pe_main(int argc, char **argv)
{
    (void)argc;
    (void)argv;
    PE_TRY(ferry_init());
    int me = ferry_my_pe(), n = ferry_n_pes(), first, local;
    ferry_moe_experts_of(EXPERTS, n, me, &first, &local);

    /* All sizes are fixed here.  The object's memory is in the symmetric heap. */
    ferry_moe *moe = NULL;
    ferry_moe_config config = FERRY_MOE_CONFIG_INIT;
    config.n_experts = EXPERTS;
    config.topk = TOPK;
    config.hidden = HIDDEN;
    config.max_tokens = TOKENS;
    config.layout = FERRY_MOE_BY_EXPERT;
    PE_TRY(ferry_moe_create(&config, &moe));

    /* Ordinary memory: in the host space any will do, on a GPU any that kernels reach, a torch tensor for example. */
    const size_t room = (size_t)n * TOKENS; /* of one expert: no token comes to it twice */
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
            weight[t * TOPK + k] = 0.5f;
        }
    }

    /* Each half reads its own members. */
    ferry_moe_round round = FERRY_MOE_ROUND_INIT;
    round.x = x;
    round.topk_idx = index;
    round.topk_weight = weight;
    round.n_tokens = TOKENS;
    round.rows = rows;
    round.expert_count = count;
    PE_TRY(ferry_moe_run(moe, FERRY_MOE_DISPATCH, &round));

    for (int e = 0; e < local; e++) {
        printf("PE %d: expert %d has %d tokens\n", me, first + e, count[e]);
        for (size_t at = (size_t)e * room * HIDDEN; at < ((size_t)e * room + (size_t)count[e]) * HIDDEN; at++)
            results[at] = ferry_bf16_from_float((float)(first + e) * ferry_bf16_to_float(rows[at]));
    }

    round.partial = results;
    round.partial_dtype = FERRY_MOE_BF16;
    round.out = out;
    PE_TRY(ferry_moe_run(moe, FERRY_MOE_COMBINE, &round));

    int wrong = 0;
    for (int t = 0; t < TOKENS; t++) {
        float want = 0;
        for (int k = 0; k < TOPK; k++)
            want += 0.5f * (float)(expert_of(me, t, k) * (me + t));
        for (int i = 0; i < HIDDEN; i++)
            wrong += ferry_bf16_to_float(out[t * HIDDEN + i]) != ferry_bf16_to_float(ferry_bf16_from_float(want));
    }
    printf("PE %d: %s\n", me, wrong ? "WRONG sums" : "every token has its sum");
    PE_TRY(ferry_moe_destroy(moe));
    free(x);
    free(out);
    free(index);
    free(weight);
    free(rows);
    free(results);
    free(count);
    PE_TRY(ferry_finalize());
    return wrong != 0;
}
