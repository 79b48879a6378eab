/* SPDX-License-Identifier: BSD-3-Clause */
/* Contexts: many threads with one each; shared contexts; the promises of their quiet and fence; limits. */
#include "shmem_test.h"
#include <pthread.h>

enum { THREADS = 4, ROUNDS = 200, WORDS = 64 };
static long slots[THREADS][WORDS], flags[THREADS], sums[THREADS], shared_sum;
static shmem_ctx_t shared;
static int to, from;

/* Each thread sends rows after one another: the flag follows its row by the fence of the thread's own context. */
static void *talk(void *arg)
{
    int t = (int)(size_t)arg;
    long row[WORDS], back[WORDS];
    shmem_ctx_t ctx;
    CHECK_INT(shmem_ctx_create(t % 2 != 0 ? SHMEM_CTX_PRIVATE : SHMEM_CTX_SERIALIZED | SHMEM_CTX_NOSTORE, &ctx), 0);
    for (long r = 1; r <= ROUNDS; r++) {
        for (int i = 0; i < WORDS; i++)
            row[i] = r * 1000 + i + me;
        shmem_ctx_long_put(ctx, slots[t], row, WORDS, to);
        shmem_ctx_fence(ctx);
        shmem_ctx_long_atomic_set(ctx, &flags[t], r, to);
        shmem_long_wait_until(&flags[t], SHMEM_CMP_GE, r);
        for (int i = 0; i < WORDS; i++)
            CHECK_INT(slots[t][i], r * 1000 + i + from);
        shmem_ctx_long_get_nbi(ctx, back, slots[t], WORDS, me);
        shmem_ctx_quiet(ctx);
        CHECK_INT(back[WORDS - 1], r * 1000 + WORDS - 1 + from);
        /* The neighbour reads its row before the next one comes: told through the sum, completed by quiet. */
        shmem_ctx_long_atomic_inc(ctx, &sums[t], from);
        shmem_ctx_long_atomic_inc(shared, &shared_sum, to);
        shmem_long_wait_until(&sums[t], SHMEM_CMP_GE, r);
    }
    shmem_ctx_quiet(shared);
    shmem_ctx_destroy(ctx);
    return NULL;
}

static void threads(void)
{
    pthread_t thread[THREADS];
    pe_doing_now("threads");
    CHECK_INT(shmem_ctx_create(0, &shared), 0);
    shmem_barrier_all();
    for (int t = 0; t < THREADS; t++)
        CHECK_INT(pthread_create(&thread[t], NULL, talk, (void *)(size_t)t), 0);
    for (int t = 0; t < THREADS; t++)
        pthread_join(thread[t], NULL);
    shmem_barrier_all();
    CHECK_INT(shared_sum, (long)THREADS * ROUNDS);
    shmem_ctx_destroy(shared);
}

/* After a context's quiet its operations are complete at the peer: the peer is told by another way than its words. */
static void quiet(void)
{
    long *word = (long *)alloc(sizeof *word), *told = (long *)alloc(sizeof *told);
    shmem_ctx_t one, two;
    pe_doing_now("quiet");
    CHECK_INT(shmem_ctx_create(0, &one), 0);
    CHECK_INT(shmem_ctx_create(0, &two), 0);
    for (long r = 1; r <= 100; r++) {
        shmem_ctx_long_p(two, word, -r, to);
        shmem_ctx_quiet(two);
        shmem_ctx_long_p(one, word, r, to);
        if (r % 2 != 0)
            shmem_ctx_quiet(one);
        else
            shmem_ctx_pe_quiet(one, &to, 1);
        CHECK_INT(shmem_long_atomic_fetch(word, to), r);
        shmem_long_p(told, r, to);
        shmem_long_wait_until(told, SHMEM_CMP_GE, r);
        CHECK_INT(*(volatile long *)word, r);
        shmem_barrier_all();
    }
    shmem_ctx_destroy(one);
    shmem_ctx_destroy(two);
    shmem_free(told);
    shmem_free(word);
}

static void bounds(void)
{
    enum { MANY = 500 };
    static shmem_ctx_t many[MANY];
    shmem_team_t team;
    pe_doing_now("many contexts");
    for (int round = 0; round < 3; round++) {
        for (int i = 0; i < MANY; i++)
            CHECK_INT(shmem_ctx_create(0, &many[i]), 0);
        for (int i = 0; i < MANY; i++) {
            CHECK(many[i] != SHMEM_CTX_DEFAULT && many[i] != SHMEM_CTX_INVALID && (i == 0 || many[i] != many[i - 1]));
            shmem_ctx_long_atomic_inc(many[i], &shared_sum, to);
        }
        for (int i = 0; i < MANY; i++)
            shmem_ctx_destroy(many[i]);
    }
    shmem_barrier_all();
    CHECK_INT(shared_sum, (long)THREADS * ROUNDS + 3 * MANY);
    shmem_barrier_all();
    CHECK_INT(shmem_ctx_get_team(SHMEM_CTX_DEFAULT, &team), 0);
    CHECK(team == SHMEM_TEAM_WORLD);
    CHECK(shmem_ctx_get_team(SHMEM_CTX_INVALID, &team) != 0 && team == SHMEM_TEAM_INVALID);
    shmem_ctx_destroy(SHMEM_CTX_INVALID); /* nothing; so do these */
    shmem_ctx_fence(SHMEM_CTX_INVALID);
    shmem_ctx_quiet(SHMEM_CTX_INVALID);
    shmem_ctx_pe_quiet(SHMEM_CTX_INVALID, &me, 1);
    shmem_ctx_long_atomic_inc(SHMEM_CTX_DEFAULT, &shared_sum, to);
    shmem_ctx_quiet(SHMEM_CTX_DEFAULT);
    shmem_ctx_fence(SHMEM_CTX_DEFAULT);
    shmem_ctx_session_start(SHMEM_CTX_DEFAULT, SHMEM_CTX_SESSION_BATCH, NULL, 0);
    shmem_ctx_session_stop(SHMEM_CTX_DEFAULT);
}

int main(void)
{
    int provided;
    CHECK_INT(shmem_init_thread(SHMEM_THREAD_MULTIPLE, &provided), 0);
    me = shmem_my_pe();
    npes = shmem_n_pes();
    to = (me + 1) % npes;
    from = (me + npes - 1) % npes;
    threads();
    quiet();
    bounds();
    shmem_barrier_all();
    shmem_finalize();
    return 0;
}
