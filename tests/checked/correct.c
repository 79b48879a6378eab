/* SPDX-License-Identifier: BSD-3-Clause */
/* A correct program: each step orders data in another way, and ferry-run --check finds nothing. */
#include "ferry.h"
#include "ferry_device.h"
#include <pthread.h>
#include <sched.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { N = 64, ROUNDS = 20 };
static int me, n, right, left, bad;
static int *data, *more;
static uint64_t *flag;
static long *lock;
static int shared[N]; /* a global is symmetric */
static int counted, arrived;
static float go;

#define DO(CALL) (bad |= (CALL) != FERRY_SUCCESS)
#define IS(A, B) (bad |= (A) != (B))

static void fill(int *to, int base)
{
    for (int i = 0; i < N; i++)
        to[i] = base + i;
}

/* Refusals that the program expects, and asks for: one without a record, and one with. */
static void refusals(void)
{
    IS(ferry_malloc((size_t)1 << 60) == NULL, 1);
    IS(ferry_last_error(), FERRY_ERR_NO_MEMORY);
    IS(ferry_int_p(data, 1, n) != FERRY_SUCCESS, 1);
    IS(strstr(ferry_last_error_message(), "PE") != NULL, 1);
    ferry_barrier_all();
}

/* A signal that is reset, and the answer that says so. */
static void signals(void)
{
    int mine[N];
    for (int r = 0; r < ROUNDS; r++) {
        fill(mine, me + r);
        DO(ferry_int_put_signal(data, mine, N, flag, 1, FERRY_SIGNAL_SET, right));
        IS(ferry_signal_wait_until(flag, FERRY_CMP_EQ, 1), 1);
        IS(data[5], left + r + 5);
        *flag = 0;
        DO(ferry_signal_add(&flag[1], 1, left));
        (void)ferry_signal_wait_until(&flag[1], FERRY_CMP_GE, (uint64_t)r + 1);
    }
}

/* The same, reset by calls of the owner. */
static void signals_reset_by_calls(void)
{
    int mine[N];
    for (int r = 0; r < ROUNDS; r++) {
        fill(mine, me + r);
        DO(ferry_int_put_signal(data, mine, N, &flag[10], 1, FERRY_SIGNAL_ADD, right));
        DO(ferry_uint64_wait_until(&flag[10], FERRY_CMP_EQ, 1));
        IS(data[5], left + r + 5);
        DO(ferry_signal_add(&flag[10], (uint64_t)-1, me));
        DO(ferry_signal_add(&flag[11], 1, left));
        DO(ferry_uint64_wait_until(&flag[11], FERRY_CMP_EQ, 1));
        DO(ferry_signal_set(&flag[11], 0, me));
    }
    DO(ferry_barrier_all());
}

/* A put, a fence, and a flag that is a put itself; and a counter to which all PEs add. */
static void flags(void)
{
    for (uint64_t r = 1; r <= ROUNDS; r++) {
        DO(ferry_int_p(&more[me], (int)r, 0));
        DO(ferry_fence());
        DO(ferry_uint64_atomic_add(&flag[2], 1, 0));
        if (me == 0) {
            DO(ferry_uint64_wait_until(&flag[2], FERRY_CMP_GE, r * (uint64_t)n));
            for (int i = 0; i < n; i++)
                IS(more[i], (int)r);
            for (int i = 0; i < n; i++)
                DO(ferry_uint64_p(&flag[3], r, i));
        }
        DO(ferry_uint64_wait_until(&flag[3], FERRY_CMP_EQ, r));
    }
}

/* Each passes on what it got: what PE 0 put, the last one gets from PE 1. */
static void chain(void)
{
    int got = 0;
    if (me == 0) {
        DO(ferry_int_p(&data[9], 77, 1));
        DO(ferry_fence());
    } else
        DO(ferry_uint64_wait_until(&flag[4], FERRY_CMP_EQ, 1));
    if (me != n - 1)
        DO(ferry_signal_set(&flag[4], 1, right));
    else if (n > 1) {
        DO(ferry_int_get(&got, &data[9], 1, 1));
        IS(got, 77);
    }
    DO(ferry_barrier_all());
}

static void locked(void)
{
    for (int r = 0; r < 3; r++) {
        DO(ferry_set_lock(lock));
        int value = ferry_int_g(&more[10], 0);
        DO(ferry_int_p(&more[10], value + 1, 0));
        DO(ferry_clear_lock(lock));
    }
    DO(ferry_barrier_all());
    IS(ferry_int_g(&more[10], 0), 3 * n);
    DO(ferry_barrier_all());
}

static void collectives(void)
{
    ferry_team_t even = FERRY_TEAM_INVALID;
    fill(shared, me);
    DO(ferry_int_sum_reduce(FERRY_TEAM_WORLD, more, shared, N));
    fill(shared, me + 1); /* the source is free again */
    DO(ferry_int_broadcast(FERRY_TEAM_WORLD, data, shared, N, 0));
    IS(data[3], 4);
    DO(ferry_barrier_all());
    DO(ferry_team_split_strided(FERRY_TEAM_WORLD, 0, 2, (n + 1) / 2, NULL, 0, &even));
    if (even != FERRY_TEAM_INVALID) {
        const int members = ferry_team_n_pes(even), my = ferry_team_my_pe(even);
        const int to = ferry_team_translate_pe(even, (my + 1) % members, FERRY_TEAM_WORLD);
        DO(ferry_int_put(data, shared, N, to));
        DO(ferry_team_barrier(even));
        IS(data[0], ferry_team_translate_pe(even, (my + members - 1) % members, FERRY_TEAM_WORLD) + 1);
        DO(ferry_team_destroy(even));
    }
    DO(ferry_barrier_all());
}

/* Buffers of calls without waiting, on two contexts. */
static void contexts(void)
{
    ferry_ctx_t ctx = FERRY_CTX_INVALID;
    int *buffer = malloc(2 * N * sizeof *buffer);
    if (buffer == NULL)
        exit(1);
    DO(ferry_ctx_create(0, &ctx));
    for (int r = 0; r < 3; r++) {
        fill(buffer, me + r);
        DO(ferry_ctx_int_put_nbi(ctx, data, buffer, N, right));
        DO(ferry_ctx_quiet(ctx));
        fill(buffer, 0);
        DO(ferry_barrier_all());
        DO(ferry_int_get_nbi(buffer + N, data, N, right));
        DO(ferry_quiet());
        IS(buffer[N], me + r);
        DO(ferry_barrier_all());
    }
    DO(ferry_ctx_destroy(ctx));
    free(buffer);
}

/* Equal puts, of one PE or several, need no order; a loop of gets polls; additions of which all are waited for say that
 * all data have come. */
static void repeated(void)
{
    int mine[N];
    fill(mine, me);
    for (int i = 0; i < 3; i++)
        DO(ferry_int_put(data, mine, N, right));
    DO(ferry_fence());
    DO(ferry_uint64_p(&flag[6], 1, right));
    DO(ferry_quiet());
    for (int polls = 0; ferry_uint64_g(&flag[6], me) == 0 || polls < 2; polls++)
        sched_yield();
    IS(data[1], left + 1);
    DO(ferry_barrier_all());
    for (int i = 0; i < 4; i++)
        DO(ferry_int_put_signal_nbi(&more[20 + i], &mine[i], 1, &flag[7], 1, FERRY_SIGNAL_ADD, right));
    DO(ferry_uint64_wait_until(&flag[7], FERRY_CMP_GE, 4));
    IS(more[22], left + 2);
    DO(ferry_barrier_all());
    fill(mine, 7);
    for (int pe = 0; pe < n; pe++)
        DO(ferry_int_put(data, mine, N, pe));
    DO(ferry_barrier_all());
    IS(data[1], 8);
    DO(ferry_int_p(&more[13], 7, me));
    for (int i = 0; i < 17000; i++) /* more than the checker has records of */
        DO(ferry_int_p(&more[14], 7, me));
    DO(ferry_int_p(&more[13], 7, right));
    DO(ferry_barrier_all());
}

/* A flag that takes turns between two values is not the one of two rounds ago: the wait before this one saw the other
 * value. */
static void two_values(void)
{
    for (uint64_t r = 0; r < 5; r++) {
        DO(ferry_int_p(&more[12], (int)r, right));
        DO(ferry_fence());
        DO(ferry_uint64_p(&flag[9], 1 - r % 2, right));
        DO(ferry_uint64_wait_until(&flag[9], FERRY_CMP_EQ, 1 - r % 2));
        IS(more[12], (int)r);
        DO(ferry_signal_add(&flag[10], 1, left));
        DO(ferry_uint64_wait_until(&flag[10], FERRY_CMP_GE, r + 1));
    }
    DO(ferry_barrier_all());
    flag[9] = flag[10] = 0;
    DO(ferry_barrier_all());
}

/* Words are polled where they are, whatever their type. */
static void polled_there(void)
{
    int mine[N];
    fill(mine, me);
    DO(ferry_int_put(data, mine, N, right));
    DO(ferry_quiet());
    DO(ferry_int_atomic_add(&arrived, 1, 0));
    while (ferry_int_g(&arrived, 0) < n)
        sched_yield();
    IS(data[1], left + 1);
    if (me == 0)
        DO(ferry_float_atomic_set(&go, 1, 1));
    while (ferry_float_g(&go, 1) < 1)
        sched_yield();
    DO(ferry_barrier_all());
    arrived = 0;
    go = 0;
    DO(ferry_barrier_all());
}

/* A read of a word under a lock comes before later writes of the word, which its PE need not know. */
static void read_under_lock(void)
{
    DO(ferry_int_p(&more[11], 1, right));
    DO(ferry_barrier_all());
    usleep(me == 0 ? 0 : 2000);
    DO(ferry_set_lock(lock));
    if (me == 0)
        IS(ferry_int_g(&more[11], 0) > 0, 1);
    else
        DO(ferry_int_p(&more[11], me, 0));
    DO(ferry_clear_lock(lock));
    usleep(me == 0 ? 10000 : 0);
    DO(ferry_barrier_all());
}

static void *count(void *unused)
{
    static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
    pthread_mutex_lock(&mutex);
    counted++;
    DO(ferry_int_p(&more[2], counted, right));
    DO(ferry_quiet());
    pthread_mutex_unlock(&mutex);
    return unused;
}

static void threads(void)
{
    pthread_t thread[3];
    for (int i = 0; i < 3; i++)
        bad |= pthread_create(&thread[i], NULL, count, NULL) != 0;
    for (int i = 0; i < 3; i++)
        pthread_join(thread[i], NULL);
    DO(ferry_barrier_all());
    IS(more[2], 3);
    DO(ferry_barrier_all());
}

/* Loads and stores of a peer's memory, and a word that is polled by atomics. */
static void pointers(void)
{
    uint64_t *theirs = ferry_ptr(&flag[5], right);
    int *place = ferry_ptr(data, right);
    if (theirs != NULL && place != NULL) {
        place[1] = me;
        __atomic_store_n(theirs, 1, __ATOMIC_RELEASE);
    } else {
        DO(ferry_int_p(&data[1], me, right));
        DO(ferry_fence());
        DO(ferry_signal_set(&flag[5], 1, right));
    }
    while (__atomic_load_n(&flag[5], __ATOMIC_ACQUIRE) == 0)
        (void)ferry_uint64_test(&flag[5], FERRY_CMP_EQ, 1);
    IS(data[1], left);
    DO(ferry_barrier_all());
}

/* In the host space a call in a stream begins when earlier kernels have ended: this one waits until the right one has
 * read what it got before. */
struct permitted {
    uint64_t *flag;
};
FERRY_KERNEL(wait_for_leave, struct permitted, a)
{
    (void)ferry_signal_wait_until(a->flag, FERRY_CMP_EQ, 1);
}

static void streams(void)
{
    struct permitted from_right = { &flag[8] };
    int mine[N];
    for (int r = 0; r < ROUNDS; r++) {
        fill(mine, me + r);
        DO(ferry_launch(wait_for_leave, 1, 1, &from_right, sizeof from_right));
        IS(data[5], r == 0 ? data[5] : left + r - 1 + 5);
        DO(ferry_signal_add(&flag[8], 1, left));
        DO(ferry_int_put_signal_on_stream(data, mine, N, &flag[9], 1, FERRY_SIGNAL_SET, right, NULL));
        DO(ferry_signal_wait_until_on_stream(&flag[9], FERRY_CMP_EQ, 1, NULL));
        IS(data[5], left + r + 5);
        flag[8] = 0;
        flag[9] = 0;
        DO(ferry_barrier_all_on_stream(NULL));
    }
    DO(ferry_int_sum_reduce_on_stream(FERRY_TEAM_WORLD, more, data, N, NULL));
    DO(ferry_barrier_all_on_stream(NULL));
}

int main(void)
{
    DO(ferry_init());
    me = ferry_my_pe();
    n = ferry_n_pes();
    right = (me + 1) % n;
    left = (me + n - 1) % n;
    for (int i = 0; i < 3; i++) { /* the same memory three times */
        data = ferry_malloc(N * sizeof *data);
        more = ferry_calloc(N, sizeof *more);
        flag = ferry_calloc(12, sizeof *flag);
        lock = ferry_calloc(1, sizeof *lock);
        memset(data, 0, N * sizeof *data);
        counted = 0;
        DO(ferry_barrier_all());
        refusals();
        signals();
        signals_reset_by_calls();
        flags();
        DO(ferry_barrier_all());
        chain();
        locked();
        collectives();
        contexts();
        repeated();
        two_values();
        polled_there();
        read_under_lock();
        threads();
        pointers();
        streams();
        DO(ferry_free(lock));
        DO(ferry_free(flag));
        DO(ferry_free(more));
        DO(ferry_free(data));
    }
    DO(ferry_finalize());
    return bad;
}
