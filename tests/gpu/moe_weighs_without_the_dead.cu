/* SPDX-License-Identifier: BSD-3-Clause */
/* A PE dies between two rounds in which combine applies the weights: the others have sent it rows when they learn of
 * its death, and weights would follow.  The sums of the others' experts are right, in that round and in later ones. */
#include "gpu_test.h"

#include "tests/moe_config.h"
#include <vector>

enum { TOKENS = 6, HIDDEN = 256, TOPK = 4, EXPERTS = 12, BEFORE = 3, AFTER = 6 };

struct round_memory {
    uint16_t *x, *out;
    int32_t *choice;
    float *weight;
    size_t rows; /* bytes of the experts' rows */
};

static int expert_of(int pe, int t, int k, int round)
{
    return (pe + 3 * t + 5 * round + k) % EXPERTS;
}
static float element(int pe, int t, int i)
{
    return (float)((pe + 2 * t + i) % 8);
}

/* Experts return their rows as they are.  dead: the PE whose experts are missing, or -1. */
static void one_round(ferry_moe *moe, const ferry_moe_view *view, const round_memory *m, int round, int dead)
{
    const ferry_status want = dead < 0 ? FERRY_SUCCESS : FERRY_ERR_PEER_LOST;
    std::vector<uint16_t> x(TOKENS * HIDDEN), out(TOKENS * HIDDEN);
    std::vector<int32_t> choice(TOKENS * TOPK);
    std::vector<float> weight(TOKENS * TOPK);
    int first = 0, count = 0;
    if (dead >= 0)
        ferry_moe_experts_of(EXPERTS, n_pes, dead, &first, &count);
    for (int i = 0; i < TOKENS * HIDDEN; i++)
        x[(size_t)i] = ferry_bf16_from_float(element(me, i / HIDDEN, i % HIDDEN));
    for (int i = 0; i < TOKENS * TOPK; i++) {
        choice[(size_t)i] = expert_of(me, i / TOPK, i % TOPK, round);
        weight[(size_t)i] = (float)(1 + i % 2);
    }
    CUDA(cudaMemcpy(m->x, x.data(), x.size() * 2, cudaMemcpyHostToDevice));
    CUDA(cudaMemcpy(m->choice, choice.data(), choice.size() * 4, cudaMemcpyHostToDevice));
    CUDA(cudaMemcpy(m->weight, weight.data(), weight.size() * 4, cudaMemcpyHostToDevice));
    ferry_moe_round r = FERRY_MOE_ROUND_INIT;
    r.x = m->x;
    r.topk_idx = m->choice;
    r.n_tokens = TOKENS;
    r.combine_weight = m->weight;
    r.partial_dtype = FERRY_MOE_BF16;
    r.out = m->out;
    CHECK(ferry_moe_run(moe, FERRY_MOE_DISPATCH, &r) == want);
    CUDA(cudaMemcpy(view->own_partial, view->own_rows, m->rows, cudaMemcpyDeviceToDevice));
    CHECK(ferry_moe_run(moe, FERRY_MOE_COMBINE | FERRY_MOE_WEIGHTS, &r) == want);
    CUDA(cudaMemcpy(out.data(), m->out, out.size() * 2, cudaMemcpyDeviceToHost));
    for (int t = 0; t < TOKENS; t++) {
        float sum = 0;
        for (int k = 0; k < TOPK; k++) {
            const int expert = expert_of(me, t, k, round);
            sum += expert >= first && expert < first + count ? 0.0f : weight[(size_t)(t * TOPK + k)];
        }
        for (int i = 0; i < HIDDEN; i++)
            CHECK(ferry_bf16_to_float(out[(size_t)(t * HIDDEN + i)]) == sum * element(me, t, i));
    }
}

static void test(void)
{
    const int dead = n_pes - 1;
    round_memory m;
    ferry_moe_view view;
    ferry_moe *moe;
    int first, count;
    if (n_pes == 1)
        return;
    ferry_moe_config config = moe_config(EXPERTS, TOPK, HIDDEN, TOKENS);
    config.dtype = FERRY_MOE_BF16;
    config.layout = FERRY_MOE_BY_EXPERT;
    config.own = FERRY_MOE_OWN_ROWS | FERRY_MOE_OWN_PARTIAL;
    CHECK_OK(ferry_moe_create(&config, &moe));
    CHECK_OK(ferry_moe_get_view(moe, &view));
    ferry_moe_experts_of(EXPERTS, n_pes, me, &first, &count);
    m.rows = (size_t)count * (size_t)n_pes * TOKENS * HIDDEN * 2;
    CUDA(cudaMalloc((void **)&m.x, TOKENS * HIDDEN * 2));
    CUDA(cudaMalloc((void **)&m.out, TOKENS * HIDDEN * 2));
    CUDA(cudaMalloc((void **)&m.choice, TOKENS * TOPK * 4));
    CUDA(cudaMalloc((void **)&m.weight, TOKENS * TOPK * 4));
    int round = 0;
    for (; round < BEFORE; round++)
        one_round(moe, &view, &m, round, -1);
    barrier_before_the_death_of(dead);
    if (me == dead)
        _exit(0);
    for (; round < BEFORE + AFTER; round++)
        one_round(moe, &view, &m, round, dead);
    CHECK(ferry_moe_destroy(moe) == FERRY_ERR_PEER_LOST);
    CHECK(ferry_finalize() == FERRY_ERR_PEER_LOST);
    _exit(0);
}
