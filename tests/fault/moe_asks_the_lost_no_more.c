/* SPDX-License-Identifier: BSD-3-Clause */
/* A PE is killed between two rounds of a MoE exchange.  The next round finds the PE lost.  Later rounds deliver all
 * data among the survivors, report the missing rows, and do not query the lost PE again.  When
 * they mask it, rounds do not fail because of it.  The test is linked with a counter of ferry_peer_state calls. */
#include "tests/job.h"
#include "tests/moe_config.h"

enum { N = 4, VICTIM = 2, EXPERTS = 8, TOKENS = 16, HIDDEN = 64, ROUNDS = 20 };

static unsigned asked;
ferry_status __real_ferry_peer_state(int pe, ferry_peer_status *state);
ferry_status __wrap_ferry_peer_state(int pe, ferry_peer_status *state);
ferry_status __wrap_ferry_peer_state(int pe, ferry_peer_status *state)
{
    asked += pe == VICTIM;
    return __real_ferry_peer_state(pe, state);
}

/* Token t goes to the experts t and t + 1: every PE gets some tokens, and the victim one in four. */
static void one_round_as(ferry_moe *moe, int rank, int lost, ferry_status want, uint64_t *ns)
{
    static uint16_t x[TOKENS * HIDDEN], out[TOKENS * HIDDEN];
    static float partial[N * TOKENS * HIDDEN];
    int32_t index[2 * TOKENS];
    float weight[2 * TOKENS];
    ferry_moe_batch batch;
    int first, count;
    for (int i = 0; i < TOKENS * HIDDEN; i++)
        x[i] = ferry_bf16_from_float((float)(rank + 1));
    for (int i = 0; i < 2 * TOKENS; i++) {
        index[i] = (i / 2 + i % 2) % EXPERTS;
        weight[i] = 1;
    }
    uint64_t began = now_ns();
    CHECK_STATUS(ferry_moe_dispatch(moe, x, index, weight, TOKENS), want);
    *ns += now_ns() - began;
    CHECK_OK(ferry_moe_received(moe, &batch));
    CHECK_INT(batch.n_absent, lost);
    for (int r = 0; r < batch.n_rows; r++) {
        CHECK(!lost || batch.rows[r].source_pe != VICTIM);
        for (int i = 0; i < HIDDEN; i++)
            partial[r * HIDDEN + i] =
                ferry_bf16_to_float(((const uint16_t *)batch.rows[r].data)[i]) * (float)batch.rows[r].n_choices;
    }
    CHECK_STATUS(ferry_moe_combine(moe, partial, FERRY_MOE_F32, out), want);
    ferry_moe_experts_of(EXPERTS, N, VICTIM, &first, &count);
    for (int t = 0; t < TOKENS; t++) {
        uint32_t missing = 0;
        for (int k = 0; lost && k < 2; k++)
            missing |= (uint32_t)(index[2 * t + k] >= first && index[2 * t + k] < first + count) << k;
        CHECK_INT(ferry_moe_missing(moe, t), missing);
        const int here = 2 - (int)((missing & 1) + (missing >> 1));
        CHECK(ferry_bf16_to_float(out[t * HIDDEN]) == (float)(here * (rank + 1)));
    }
}

static void one_round(ferry_moe *moe, int rank, int lost, uint64_t *ns)
{
    one_round_as(moe, rank, lost, lost ? FERRY_ERR_PEER_LOST : FERRY_SUCCESS, ns);
}

static void pe(int rank)
{
    ferry_moe_config config = moe_config(EXPERTS, 2, HIDDEN, TOKENS);
    ferry_moe *moe;
    uint64_t before = 0, after = 0;
    int first = 7, count = 7;
    CHECK_OK(ferry_init());
    ferry_moe_experts_of(EXPERTS, 0, 0, &first, &count); /* no PE owns any */
    CHECK(first == 0 && count == 0);
    CHECK_OK(ferry_moe_create(&config, &moe));
    for (int r = 0; r < ROUNDS; r++)
        one_round(moe, rank, 0, &before);
    barrier_before_a_death(N);
    if (rank == VICTIM)
        raise(SIGKILL);
    await_lost(VICTIM);
    one_round(moe, rank, 1, &after); /* it is found */
    asked = 0;
    after = 0;
    for (int r = 0; r < ROUNDS; r++)
        one_round(moe, rank, 1, &after);
    CHECK_OK(ferry_moe_mask_set(moe, VICTIM, UINT64_MAX));
    uint64_t masked = 0;
    for (int r = 0; r < ROUNDS; r++)
        one_round_as(moe, rank, 1, FERRY_SUCCESS, &masked);
    CHECK_OK(ferry_moe_mask_set(moe, VICTIM, 0)); /* a dead PE stays lost */
    one_round(moe, rank, 1, &masked);
    CHECK_INT(asked, 0);
    if (getenv("MOE_TIMES") != NULL)
        fprintf(stderr, "PE %d: a dispatch of %d PEs took %.1f us, of their survivors %.1f\n", rank, N,
                (double)before / ROUNDS / 1e3, (double)after / ROUNDS / 1e3);
    (void)ferry_moe_destroy(moe);
    (void)ferry_finalize();
}

JOB_MAIN(100)
{
    setenv("FERRY_TIMEOUT", "20s", 1);
    job_run_over_paths("rounds beside a dead PE", N, pe, VICTIM, 30);
}
