/* SPDX-License-Identifier: BSD-3-Clause */
/* A kernel that never calls ferry fills the whole GPU of PE 0 for longer than the budget of a collective of its host.
 * The collective that the host has given up on takes place when the GPU is free again; made once more, it is that one,
 * and the calls that follow meet the others' in order. */
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

/* Until it ends, as a program does that has been told to call again. */
static ferry_status made_again(ferry_status (*collective)(uint64_t))
{
    ferry_status status = FERRY_ERR_TIMEOUT;
    for (int tries = 0; tries < 50 && status == FERRY_ERR_TIMEOUT; tries++)
        status = collective(GPU_TEST_TIME(200) * 1000000);
    return status;
}

static void outlast(ferry_status (*collective)(uint64_t), uint64_t number, struct full_gpu *full)
{
    OK(ferry_barrier_all());
    if (me == 0)
        full_gpu_fill(full, full->go);
    CHECK(collective(GPU_TEST_TIME(BUDGET_MS) * 1000000) == FERRY_ERR_TIMEOUT);
    if (me == 0) {
        full_gpu_end(full);
        usleep((useconds_t)GPU_TEST_TIME(100) * 1000); /* the collective takes place */
    }
    OK(made_again(collective));
    if (me == 0) {
        usleep((useconds_t)GPU_TEST_TIME(20) * 1000); /* others come to the barrier first, and must not pass it */
        for (int pe = 1; pe < n_pes; pe++)
            OK(ferry_uint64_p(last, number, pe));
    }
    OK(ferry_barrier_all());
    CHECK(me == 0 || ferry_uint64_g(last, me) == number);
}

static void test(void)
{
    if (n_pes == 1)
        return;
    struct full_gpu full = full_gpu_make();
    last = (uint64_t *)ferry_calloc(1, 8);
    CHECK(last != NULL);
    outlast(barrier, 1, &full);
    outlast(sync_team, 2, &full);
    KERNELS_PASS();
    full_gpu_drop(&full);
}
