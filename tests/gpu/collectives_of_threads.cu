/* SPDX-License-Identifier: BSD-3-Clause */
/* Threads of a PE, each with its own team, run host collectives at the same time and enter them in any order. */
#include "gpu_test.h"
#include <pthread.h>

enum { THREADS = 20, WORDS = 50 };

typedef struct task {
    ferry_team_t team;
    uint64_t *src, *dst;
    int t, rounds;
} task;

static void *work(void *arg)
{
    const task *k = (const task *)arg;
    uint64_t own[WORDS], sums[WORDS];
    for (int r = 0; r < k->rounds; r++) {
        for (int i = 0; i < WORDS; i++)
            own[i] = (uint64_t)(1000000 * k->t + 1000 * r + i + me);
        if ((r + k->t + me) % 3 == 0)
            usleep((useconds_t)(100 * ((k->t + me) % 5)));
        CHECK_OK(ferry_uint64_put(k->src, own, WORDS, me));
        CHECK_OK(ferry_team_sync(k->team));
        CHECK_OK(ferry_uint64_sum_reduce(k->team, k->dst, k->src, WORDS));
        CHECK_OK(ferry_uint64_get(sums, k->dst, WORDS, me));
        for (int i = 0; i < WORDS; i++)
            CHECK(sums[i] == (uint64_t)(n_pes * (1000000 * k->t + 1000 * r + i) + n_pes * (n_pes - 1) / 2));
        CHECK_OK(ferry_quiet());
        CHECK_OK(ferry_team_barrier(k->team));
    }
    return NULL;
}

static void test(void)
{
    static pthread_t threads[THREADS];
    static task tasks[THREADS];
    for (int t = 0; t < THREADS; t++) {
        tasks[t] = task{ FERRY_TEAM_INVALID, (uint64_t *)ferry_calloc(WORDS, 8), (uint64_t *)ferry_calloc(WORDS, 8), t,
                         GPU_TEST_ROUNDS(400) };
        CHECK(tasks[t].src != NULL && tasks[t].dst != NULL);
        CHECK_OK(ferry_team_split_strided(FERRY_TEAM_WORLD, 0, 1, n_pes, NULL, 0, &tasks[t].team));
    }
    for (int t = 0; t < THREADS; t++)
        CHECK(pthread_create(&threads[t], NULL, work, &tasks[(7 * t + 3 * me) % THREADS]) == 0);
    for (int t = 0; t < THREADS; t++)
        CHECK(pthread_join(threads[t], NULL) == 0);
    for (int t = 0; t < THREADS; t++)
        CHECK_OK(ferry_team_destroy(tasks[t].team));
}
