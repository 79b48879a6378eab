/* SPDX-License-Identifier: BSD-3-Clause */
/* Threads of a PE put and quiet at the same time.  After a thread's quiet another PE, which learns of it by a flag that
 * may take another way, finds the thread's data, whichever of the PE's threads waited for that data. */
#include "pe_test.h"
#include <pthread.h>

#define THREADS 4

typedef struct words {
    uint64_t put[THREADS];  /* by the PE that has this one as its target */
    uint64_t told[THREADS]; /* by the PE before this one: its thread has put and ended a quiet */
    uint64_t seen[THREADS]; /* by the PE after this one: it has found the value */
} words;

typedef struct task {
    words *w;
    int t, me, n;
    uint64_t rounds;
} task;

static int target_of(int pe, int n)
{
    return (pe + n / 2) % n; /* on the other of two nodes */
}

static void *work(void *arg)
{
    const task *k = (const task *)arg;
    words *w = k->w;
    const int t = k->t, before = (k->me + k->n - 1) % k->n, behind = (k->me + 1) % k->n;
    pe_me = k->me;
    pe_n = k->n;
    pe_doing_now("thread %d", t);
    for (uint64_t r = 1; r <= k->rounds; r++) {
        CHECK_OK(ferry_uint64_p(&w->put[t], r, target_of(k->me, k->n)));
        CHECK_OK(ferry_quiet());
        CHECK_OK(ferry_uint64_p(&w->told[t], r, behind));
        CHECK_OK(ferry_uint64_wait_until(&w->told[t], FERRY_CMP_GE, r));
        CHECK_INT(ferry_uint64_g(&w->put[t], target_of(before, k->n)), r);
        CHECK_OK(ferry_uint64_p(&w->seen[t], r, before));
        CHECK_OK(ferry_uint64_wait_until(&w->seen[t], FERRY_CMP_GE, r));
    }
    return NULL;
}

static void pe_main(void)
{
    PE_SKIP_IF(pe_as_threads() && pe_n > 1); /* such a thread would belong to no PE */
    pthread_t threads[THREADS];
    task tasks[THREADS];
    words *w = (words *)ferry_calloc(1, sizeof *w);
    CHECK(w != NULL);
    for (int t = 0; t < THREADS; t++) {
        tasks[t] = (task){ w, t, pe_me, pe_n, pe_takes_turns() ? 5 : pe_level() == PE_QUICK ? 60 : 300 };
        CHECK_INT(pthread_create(&threads[t], NULL, work, &tasks[t]), 0);
    }
    for (int t = 0; t < THREADS; t++)
        CHECK_INT(pthread_join(threads[t], NULL), 0);
    CHECK_OK(ferry_free(w));
}
