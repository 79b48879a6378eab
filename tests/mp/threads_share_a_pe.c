/* SPDX-License-Identifier: BSD-3-Clause */
/* Threads that the program starts itself call ferry for their process's PE at the same time: puts, atomics, signals,
 * quiet. */
#include "pe_test.h"
#include <pthread.h>

#define THREADS 4
#define ROUNDS 150

typedef struct shared {
    uint64_t sum, sig[THREADS], ack[THREADS];
    unsigned char row[THREADS][20000];
} shared;

typedef struct task {
    shared *s;
    int t, n, me;
} task;

static void *work(void *arg)
{
    task *k = (task *)arg;
    pe_me = k->me;
    pe_n = k->n;
    pe_doing_now("thread %d", k->t);
    CHECK_INT(ferry_my_pe(), k->me);
    int to = (k->me + 1) % k->n, from = (k->me + k->n - 1) % k->n;
    unsigned char *local = (unsigned char *)MADE(malloc(20000)), *want = (unsigned char *)MADE(malloc(20000));
    for (uint64_t r = 1; r <= ROUNDS; r++) {
        size_t n = r % 10 == 0 ? 20000 : 1 + r * 7 % 300;
        pe_fill(local, n, r * 1000 + (uint64_t)(k->me * THREADS + k->t));
        CHECK_OK(ferry_putmem_signal(k->s->row[k->t], local, n, &k->s->sig[k->t], r, FERRY_SIGNAL_SET, to));
        CHECK_OK(ferry_uint64_atomic_inc(&k->s->sum, to));
        (void)ferry_uint64_atomic_fetch_add(&k->s->sum, 2, to);
        CHECK_OK(ferry_uint64_wait_until(&k->s->sig[k->t], FERRY_CMP_GE, r));
        pe_fill(want, n, r * 1000 + (uint64_t)(from * THREADS + k->t));
        CHECK_BYTES(k->s->row[k->t], want, n);
        CHECK_OK(ferry_signal_set(&k->s->ack[k->t], r, from));
        CHECK_OK(ferry_uint64_wait_until(&k->s->ack[k->t], FERRY_CMP_GE, r));
        if (r % 8 == (uint64_t)k->t)
            CHECK_OK(ferry_quiet());
    }
    free(local);
    free(want);
    return NULL;
}

static void pe_main(void)
{
    PE_SKIP_IF(pe_as_threads() && pe_n > 1); /* such a thread would belong to no PE */
    pthread_t threads[THREADS];
    task tasks[THREADS];
    shared *s = (shared *)MADE(ferry_calloc(1, sizeof *s));
    for (int t = 0; t < THREADS; t++) {
        tasks[t] = (task){ s, t, pe_n, pe_me };
        CHECK_INT(pthread_create(&threads[t], NULL, work, &tasks[t]), 0);
    }
    for (int t = 0; t < THREADS; t++)
        pthread_join(threads[t], NULL);
    pe_barrier();
    CHECK_INT(s->sum, 3 * THREADS * ROUNDS);
    CHECK_OK(ferry_free(s));
}
