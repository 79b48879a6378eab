/* SPDX-License-Identifier: BSD-3-Clause */
/* A kernel that never calls ferry fills the GPU for longer than the budget of a dispatch and a combine.  The repeated
 * call of each joins the call that the host gave up, which takes place once. */
#define GPU_TEST_TIMEOUT "400ms"
#define GPU_TEST_TIMEOUT_IS_FIXED 1
#include "full_gpu.h"
#include "tests/moe_config.h"

enum { TOKENS = 6, TOPK = 2, HIDDEN = 128, EXPERTS = 3 };

static ferry_moe *moe;
static uint16_t *x, *out;
static int32_t *idx;
static float *weight, *partial;

static ferry_status dispatch(void)
{
    return ferry_moe_dispatch(moe, x, idx, weight, TOKENS);
}
static ferry_status combine(void)
{
    return ferry_moe_combine(moe, partial, FERRY_MOE_F32, out);
}

/* Twice given up, then waited for. */
static void outlast(ferry_status (*call)(void), struct full_gpu *full)
{
    full_gpu_fill(full, full->go);
    CHECK(call() == FERRY_ERR_TIMEOUT);
    CHECK(call() == FERRY_ERR_TIMEOUT);
    full_gpu_end(full);
    CHECK_OK(call());
}

static void test(void)
{
    ferry_moe_config config = moe_config(EXPERTS, TOPK, HIDDEN, TOKENS);
    ferry_moe_batch batch;
    ferry_moe_counts counts;
    if (n_pes != 1) /* its peers would have to wait longer than their own budgets */
        return;
    struct full_gpu full = full_gpu_make();
    CHECK_OK(ferry_moe_create(&config, &moe));
    CUDA(cudaHostAlloc((void **)&x, TOKENS * HIDDEN * sizeof *x, cudaHostAllocMapped));
    CUDA(cudaHostAlloc((void **)&out, TOKENS * HIDDEN * sizeof *out, cudaHostAllocMapped));
    CUDA(cudaHostAlloc((void **)&idx, TOKENS * TOPK * sizeof *idx, cudaHostAllocMapped));
    CUDA(cudaHostAlloc((void **)&weight, TOKENS * TOPK * sizeof *weight, cudaHostAllocMapped));
    CUDA(cudaHostAlloc((void **)&partial, TOKENS * HIDDEN * sizeof *partial, cudaHostAllocMapped));
    for (int i = 0; i < TOKENS * TOPK; i++) {
        idx[i] = i % EXPERTS;
        weight[i] = 1;
    }
    for (int round = 1; round <= 2; round++) {
        for (int i = 0; i < TOKENS * HIDDEN; i++) {
            x[i] = ferry_bf16_from_float((float)(i / HIDDEN + round));
            partial[i] = (float)(i / HIDDEN - round);
            out[i] = 0;
        }
        if (round == 1)
            outlast(dispatch, &full);
        else
            CHECK_OK(dispatch());
        CHECK_OK(ferry_moe_received(moe, &batch));
        CHECK(batch.n_rows == TOKENS && batch.n_absent == 0);
        if (round == 1)
            outlast(combine, &full);
        else
            CHECK_OK(combine());
        for (int i = 0; i < TOKENS * HIDDEN; i++)
            CHECK(ferry_bf16_to_float(out[i]) == (float)(i / HIDDEN - round));
        CHECK_OK(ferry_moe_count(moe, &counts));
        CHECK(counts.rounds == (uint64_t)round && counts.rows_received == (uint64_t)(round * TOKENS));
    }
    CHECK_OK(ferry_moe_destroy(moe));
    full_gpu_drop(&full);
}
