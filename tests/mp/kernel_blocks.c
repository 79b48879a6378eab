/* SPDX-License-Identifier: BSD-3-Clause */
/* Kernels of several blocks put, signal, fetch and wait at the same time, over every path; one PE's launches run in
 * sequence; launches copy their arguments; a wait ends beside another thread that launches on and on. */
#include "pe_test.h"
#include <pthread.h>
#include <sched.h>

#define BLOCKS 4u
#define COUNT 2000

struct talk {
    int *rows;        /* symmetric [n_pes][BLOCKS][COUNT] */
    uint64_t *sig;    /* symmetric [n_pes]: blocks that have sent */
    uint64_t *sum;    /* symmetric */
    uint64_t *inside; /* own: blocks that have come */
    uint64_t *bad;    /* own */
    int round;
};

/* Every block sends its row to every PE, adds, and waits until the rows of all PEs' blocks have arrived. */
FERRY_KERNEL(talk, struct talk, a)
{
    int me = ferry_my_pe(), n = ferry_n_pes();
    unsigned b = ferry_block_index();
    int row[COUNT];
    if (ferry_block_count() != BLOCKS || b >= BLOCKS)
        __atomic_fetch_add(a->bad, 1, __ATOMIC_RELAXED);
    for (int i = 0; i < COUNT; i++)
        row[i] = (int)pe_mix((uint64_t)(me * 100 + a->round) * BLOCKS + b, (uint64_t)i);
    for (int t = 0; t < n; t++) {
        if (ferry_int_put_signal(a->rows + ((unsigned)me * BLOCKS + b) * COUNT, row, COUNT, &a->sig[me], 1,
                                 FERRY_SIGNAL_ADD, t) != FERRY_SUCCESS ||
            ferry_uint64_atomic_add(a->sum, b + 1, t) != FERRY_SUCCESS)
            __atomic_fetch_add(a->bad, 1, __ATOMIC_RELAXED);
        (void)ferry_uint64_atomic_fetch_add(a->sum, 100, t);
    }
    for (int s = 0; s < n; s++)
        if (ferry_uint64_wait_until(&a->sig[s], FERRY_CMP_GE, (uint64_t)a->round * BLOCKS) != FERRY_SUCCESS)
            __atomic_fetch_add(a->bad, 1, __ATOMIC_RELAXED);
    for (int s = 0; s < n; s++)
        for (int i = 0; i < COUNT; i++)
            if (a->rows[((unsigned)s * BLOCKS + b) * COUNT + (unsigned)i] !=
                (int)pe_mix((uint64_t)(s * 100 + a->round) * BLOCKS + b, (uint64_t)i)) {
                __atomic_fetch_add(a->bad, 1, __ATOMIC_RELAXED);
                break;
            }
    if (ferry_quiet() != FERRY_SUCCESS)
        __atomic_fetch_add(a->bad, 1, __ATOMIC_RELAXED);
}

/* Blocks wait for one another: all blocks of a grid run at the same time. */
FERRY_KERNEL(meet, struct talk, a)
{
    if (ferry_uint64_atomic_fetch_inc(a->inside, ferry_my_pe()) >= ferry_block_count())
        __atomic_fetch_add(a->bad, 1, __ATOMIC_RELAXED);
    if (ferry_uint64_wait_until(a->inside, FERRY_CMP_EQ, ferry_block_count()) != FERRY_SUCCESS)
        __atomic_fetch_add(a->bad, 1, __ATOMIC_RELAXED);
}

struct step {
    uint64_t *word;
    uint64_t expected, *bad;
};
FERRY_KERNEL(step, struct step, a)
{
    if (*a->word != a->expected)
        (*a->bad)++;
    *a->word = a->expected + 1;
}

/* Runs until its word is set. */
struct keep {
    const uint64_t *word;
};
FERRY_KERNEL(keep, struct keep, a)
{
    while (__atomic_load_n(a->word, __ATOMIC_ACQUIRE) == 0)
        sched_yield();
}

/* Launches on and on: each kernel ends when the next one is in the queue, which is therefore never empty. */
#define LAUNCHES 20000
struct launches {
    uint64_t word[LAUNCHES];
    int stop;
};
static void *launch_on(void *arg)
{
    struct launches *l = (struct launches *)arg;
    int i = 0;
    do {
        struct keep kernel = { &l->word[i] };
        CHECK_OK(ferry_launch(keep, 1, 1, &kernel, sizeof kernel));
        if (i > 0)
            __atomic_store_n(&l->word[i - 1], 1, __ATOMIC_RELEASE);
        nap_ms(1);
    } while (++i < LAUNCHES && !__atomic_load_n(&l->stop, __ATOMIC_ACQUIRE));
    __atomic_store_n(&l->word[i - 1], 1, __ATOMIC_RELEASE);
    return NULL;
}

static void wait_beside_launches(void)
{
    pthread_t thread;
    struct launches *l = (struct launches *)MADE(calloc(1, sizeof *l));
    CHECK_INT(pthread_create(&thread, NULL, launch_on, l), 0);
    while (__atomic_load_n(&l->word[0], __ATOMIC_ACQUIRE) == 0) /* a kernel is in the queue from now on */
        sched_yield();
    CHECK_OK(ferry_launch_wait_timeout(10000000000));
    __atomic_store_n(&l->stop, 1, __ATOMIC_RELEASE);
    CHECK_INT(pthread_join(thread, NULL), 0);
    CHECK_OK(ferry_launch_wait());
    free(l);
}

static void pe_main(void)
{
    struct talk args;
    uint64_t bad = 0, n = (uint64_t)pe_n;
    args.rows = (int *)pe_alloc((size_t)pe_n * BLOCKS * COUNT * sizeof(int));
    args.sig = (uint64_t *)MADE(ferry_calloc((size_t)pe_n, 8));
    args.sum = (uint64_t *)MADE(ferry_calloc(1, 8));
    args.inside = (uint64_t *)MADE(ferry_calloc(1, 8));
    args.bad = &bad;
    CHECK_INT(ferry_block_index(), 0);
    CHECK_INT(ferry_block_count(), 1);
    int rounds = pe_level() == PE_FULL ? 30 : pe_level() == PE_NORMAL ? 8 : 3;
    for (args.round = 1; args.round <= rounds; args.round++) {
        pe_doing_now("talk, round %d", args.round);
        CHECK_OK(ferry_launch(talk, BLOCKS, 32, &args, sizeof args));
        CHECK_OK(ferry_launch_wait());
        CHECK_INT(bad, 0);
        pe_barrier();
        CHECK_INT(*args.sum, (uint64_t)args.round * n * (10 + 100 * BLOCKS));
        pe_barrier();
    }
    pe_doing_now("meet");
    CHECK_OK(ferry_launch(meet, 6, 1, &args, sizeof args));
    CHECK_OK(ferry_launch_wait());
    CHECK_INT(bad, 0);
    CHECK_INT(*args.inside, 6);

    pe_doing_now("launches one after the other, with their own arguments");
    uint64_t word = 0;
    struct step st = { &word, 0, &bad };
    for (st.expected = 0; st.expected < 50; st.expected++)
        CHECK_OK(ferry_launch(step, 1, 1, &st, sizeof st));
    CHECK_OK(ferry_launch_wait());
    CHECK_INT(word, 50);
    CHECK_INT(bad, 0);
    CHECK_OK(ferry_launch_wait()); /* nothing to wait for */
    CHECK_STATUS(ferry_launch(step, 0, 1, &st, sizeof st), FERRY_ERR_INVALID_ARG);

    pe_doing_now("a launch that does not end by itself");
    struct keep kept = { &word };
    word = 0;
    CHECK_OK(ferry_launch(keep, 2, 1, &kept, sizeof kept));
    CHECK_STATUS(ferry_launch_wait_timeout(20000000), FERRY_ERR_TIMEOUT);
    __atomic_store_n(&word, 1, __ATOMIC_RELEASE);
    CHECK_OK(ferry_launch_wait_timeout(UINT64_MAX));

    pe_doing_now("a wait while another thread launches on");
    if (!pe_as_threads()) /* such a thread would belong to no PE */
        wait_beside_launches();
    pe_barrier();
    CHECK_OK(ferry_free(args.inside));
    CHECK_OK(ferry_free(args.sum));
    CHECK_OK(ferry_free(args.sig));
    CHECK_OK(ferry_free(args.rows));
}
