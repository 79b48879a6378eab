/* SPDX-License-Identifier: BSD-3-Clause */
/* Collectives for the side-by-side run, one source for both (see loops.c): each call is timed alone, with a barrier
 * before the next call, as in other benchmarks, and the result is the mean over all PEs.  Prints "name value" lines,
 * microseconds; exits 1 when a result is wrong. */
#include "side.h"

#ifdef USE_FERRY
/* The whole world as an active set: what ported programs use. */
#define WORLD (ferry_active_set(0, 1, n_pes))
#define x_broadcast(d, s, n) (void)ferry_int64_broadcast(WORLD, d, s, n, 0)
#define x_collect(d, s, n) (void)ferry_int64_collect(WORLD, d, s, n)
#define x_fcollect(d, s, n) (void)ferry_int64_fcollect(WORLD, d, s, n)
#define x_alltoall(d, s, n) (void)ferry_int64_alltoall(WORLD, d, s, n)
#define x_sum(d, s, n) (void)ferry_int64_sum_reduce(WORLD, d, s, n)
#else
#define x_broadcast(d, s, n) shmem_broadcast64(d, s, n, 0, 0, 0, n_pes, sync_words(SHMEM_BCAST_SYNC_SIZE))
#define x_collect(d, s, n) shmem_collect64(d, s, n, 0, 0, n_pes, sync_words(SHMEM_COLLECT_SYNC_SIZE))
#define x_fcollect(d, s, n) shmem_fcollect64(d, s, n, 0, 0, n_pes, sync_words(SHMEM_COLLECT_SYNC_SIZE))
#define x_alltoall(d, s, n) shmem_alltoall64(d, s, n, 0, 0, n_pes, sync_words(SHMEM_ALLTOALL_SYNC_SIZE))
#define x_sum(d, s, n)                                                                                                 \
    shmem_longlong_sum_to_all((long long *)(d), (long long *)(s), (int)(n), 0, 0, n_pes, (long long *)work,            \
                              sync_words(SHMEM_REDUCE_SYNC_SIZE))
#define SYNC_WORDS 4096
static long sync_area[2][SYNC_WORDS];
static int turn;
static long *sync_words(int n)
{
    if (n > SYNC_WORDS)
        exit(1);
    turn ^= 1;
    return sync_area[turn];
}
#endif

static int me, n_pes;
static int64_t *dst, *src, *work, *sums;

enum what { BARRIER, BROADCAST, COLLECT, FCOLLECT, ALLTOALL, SUM, N_WHATS };
static const char *const names[] = { "barrier", "broadcast", "collect", "fcollect", "alltoall", "reduce" };

static void once(enum what what, size_t n)
{
    switch (what) {
    case BROADCAST:
        x_broadcast(dst, src, n);
        break;
    case COLLECT:
        x_collect(dst, src, n);
        break;
    case FCOLLECT:
        x_fcollect(dst, src, n);
        break;
    case ALLTOALL:
        x_alltoall(dst, src, n);
        break;
    case SUM:
        x_sum(dst, src, n);
        break;
    default:
        x_barrier_all();
        break;
    }
}

static int64_t value(int pe, size_t i)
{
    return (int64_t)pe * 1000000 + (int64_t)i;
}

static int right(enum what what, size_t n)
{
    size_t np = (size_t)n_pes;
    for (size_t i = 0; i < n * (what == COLLECT || what == FCOLLECT || what == ALLTOALL ? np : 1); i++) {
        int64_t want = what == BROADCAST  ? value(0, i)
                       : what == SUM      ? (int64_t)np * (int64_t)i + 1000000 * (int64_t)(np * (np - 1) / 2)
                       : what == ALLTOALL ? value((int)(i / n), (size_t)me * n + i % n)
                                          : value((int)(i / n), i % n);
        if (!(what == BROADCAST && me == 0) && dst[i] != want)
            return 0;
    }
    return 1;
}

static double mean_us(enum what what, size_t n, int rounds)
{
    double sum = 0;
    for (int i = -rounds / 10; i < rounds; i++) {
        x_barrier_all();
        double began = now_us();
        once(what, n);
        if (i >= 0)
            sum += now_us() - began;
    }
    x_barrier_all();
    return sum / rounds;
}

/* Over all PEs, by the one collective that is certainly right on both sides. */
static double over_all(double us)
{
    int64_t mine = (int64_t)(us * 1e6), total = 0;
    memset(sums, 0, (size_t)n_pes * sizeof *sums);
    x_barrier_all();
    src[0] = mine;
    x_fcollect(sums, src, 1);
    for (int i = 0; i < n_pes; i++)
        total += sums[i];
    x_barrier_all();
    src[0] = value(me, 0);
    return (double)total / n_pes / 1e6;
}

int main(void)
{
    static const size_t sizes[] = { 8, 1024, 65536, 1 << 20 };
    size_t most = (1 << 20) / 8;
    int wrong = 0;
#ifndef USE_FERRY
    for (int i = 0; i < SYNC_WORDS; i++)
        sync_area[0][i] = sync_area[1][i] = SHMEM_SYNC_VALUE;
#endif
    if (!x_init())
        return 1;
    me = x_my_pe();
    n_pes = x_n_pes();
    dst = (int64_t *)x_align(4096, most * 8 * (size_t)n_pes);
    src = (int64_t *)x_align(4096, most * 8 * (size_t)n_pes);
    work = (int64_t *)x_align(4096, most * 8 + 65536);
    sums = (int64_t *)x_align(4096, 4096);
    for (size_t i = 0; i < most * (size_t)n_pes; i++) {
        src[i] = value(me, i);
        dst[i] = -1;
    }
    double us = over_all(mean_us(BARRIER, 0, 4000));
    if (me == 0)
        printf("barrier %.4f\n", us);
    for (int what = BROADCAST; what < N_WHATS; what++)
        for (size_t s = 0; s < sizeof sizes / sizeof *sizes; s++) {
            size_t n = sizes[s] / 8;
            int rounds = n_pes > 2           ? (sizes[s] > 4096 ? 40 : 300)
                         : sizes[s] > 100000 ? 60
                         : sizes[s] > 4096   ? 400
                                             : 3000;
            us = over_all(mean_us((enum what)what, n, rounds));
            x_barrier_all();
            once((enum what)what, n);
            wrong |= !right((enum what)what, n);
            x_barrier_all();
            if (me == 0)
                printf("%s_%zu %.4f\n", names[what], sizes[s], us);
            fflush(stdout);
        }
    x_finalize();
    return wrong;
}
