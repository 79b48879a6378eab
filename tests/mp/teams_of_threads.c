/* SPDX-License-Identifier: BSD-3-Clause */
/* Threads of a PE, each with its own team, make, use and destroy sub-teams at the same time. */
#include "pe_test.h"
#include <pthread.h>

#define THREADS 4
#define ROUNDS 25

typedef struct task {
    ferry_team_t team;
    uint64_t *src, *dst;
    int t, me, n;
} task;

static void *work(void *arg)
{
    task *k = (task *)arg;
    pe_me = k->me;
    pe_n = k->n;
    pe_doing_now("thread %d", k->t);
    for (uint64_t r = 0; r < ROUNDS; r++) {
        ferry_team_t sub;
        CHECK_OK(ferry_team_split_strided(k->team, k->n - 1, -1, k->n, NULL, 0, &sub));
        CHECK_INT(ferry_team_my_pe(sub), k->n - 1 - k->me);
        size_t n = r % 5 == 0 ? 200 : 3;
        for (size_t i = 0; i < n * (size_t)k->n; i++)
            k->src[i] = (uint64_t)k->t * 100000000 + (uint64_t)k->me * 100000 + r * 1000 + i;
        CHECK_OK(ferry_team_sync(sub));
        CHECK_OK(ferry_uint64_alltoall(sub, k->dst, k->src, n));
        for (size_t i = 0; i < n * (size_t)k->n; i++)
            CHECK_INT(k->dst[i], (uint64_t)k->t * 100000000 + (uint64_t)(k->n - 1 - (int)(i / n)) * 100000 + r * 1000 +
                                     (size_t)(k->n - 1 - k->me) * n + i % n);
        CHECK_OK(ferry_team_barrier(k->team));
        CHECK_OK(ferry_uint64_max_reduce(k->team, k->dst, k->src, n));
        for (size_t i = 0; i < n; i++)
            CHECK_INT(k->dst[i], (uint64_t)k->t * 100000000 + (uint64_t)(k->n - 1) * 100000 + r * 1000 + i);
        CHECK_OK(ferry_team_destroy(sub));
    }
    return NULL;
}

static void pe_main(void)
{
    PE_SKIP_IF(pe_as_threads() && pe_n > 1); /* such a thread would belong to no PE */
    pthread_t threads[THREADS];
    task tasks[THREADS];
    for (int t = 0; t < THREADS; t++) {
        size_t bytes = 200 * (size_t)pe_n * sizeof(uint64_t);
        tasks[t] =
            (task){ FERRY_TEAM_INVALID, (uint64_t *)pe_alloc(bytes), (uint64_t *)pe_alloc(bytes), t, pe_me, pe_n };
        CHECK_OK(ferry_team_split_strided(FERRY_TEAM_WORLD, 0, 1, pe_n, NULL, 0, &tasks[t].team));
    }
    for (int t = 0; t < THREADS; t++)
        CHECK_INT(pthread_create(&threads[t], NULL, work, &tasks[t]), 0);
    for (int t = 0; t < THREADS; t++)
        CHECK_INT(pthread_join(threads[t], NULL), 0);
    for (int t = 0; t < THREADS; t++) {
        CHECK_OK(ferry_team_destroy(tasks[t].team));
        CHECK_OK(ferry_free(tasks[t].src));
        CHECK_OK(ferry_free(tasks[t].dst));
    }
}
