/* SPDX-License-Identifier: BSD-3-Clause */
/* A kernel that never calls ferry fills PE 0's whole GPU for longer than the budget of a host collective.  The
 * timed-out collective takes place when the GPU is free again; the repeated call joins that same collective, and later
 * calls match the other PEs' calls in order. */
#include "full_gpu.h"

enum { BUDGET_MS = 300 };

static uint64_t *last;

static ferry_status barrier(uint64_t timeout_ns)
{
    return ferry_barrier_all_timeout(timeout_ns);
}
static ferry_status sync_team(uint64_t timeout_ns)
{
    return ferry_team_sync_timeout(FERRY_TEAM_WORLD, timeout_ns);
}

/* Repeats the call until it ends, as a program does after a timeout. */
static ferry_status made_again(ferry_status (*collective)(uint64_t))
{
    ferry_status status = FERRY_ERR_TIMEOUT;
    for (int tries = 0; tries < 50 && status == FERRY_ERR_TIMEOUT; tries++)
        status = collective(GPU_TEST_TIME(200) * 1000000);
    return status;
}

static void outlast(ferry_status (*collective)(uint64_t), uint64_t number, struct full_gpu *full)
{
    CHECK_OK(ferry_barrier_all());
    if (me == 0)
        full_gpu_fill(full, full->go);
    CHECK(collective(GPU_TEST_TIME(BUDGET_MS) * 1000000) == FERRY_ERR_TIMEOUT);
    if (me == 0) {
        full_gpu_end(full);
        usleep((useconds_t)GPU_TEST_TIME(100) * 1000); /* the collective takes place now */
    }
    CHECK_OK(made_again(collective));
    if (me == 0) {
        usleep((useconds_t)GPU_TEST_TIME(20) * 1000); /* the other PEs reach the barrier first, and must not pass it */
        for (int pe = 1; pe < n_pes; pe++)
            CHECK_OK(ferry_uint64_p(last, number, pe));
    }
    CHECK_OK(ferry_barrier_all());
    CHECK(me == 0 || ferry_uint64_g(last, me) == number);
}

static void test(void)
{
    if (n_pes == 1)
        return;
    struct full_gpu full = full_gpu_make();
    last = (uint64_t *)MADE(ferry_calloc(1, 8));
    outlast(barrier, 1, &full);
    outlast(sync_team, 2, &full);
    KERNELS_PASS();
    full_gpu_drop(&full);
}
