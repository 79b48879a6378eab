/* SPDX-License-Identifier: BSD-3-Clause */
/* The proof of tests/mp/stats_prove_paths.c (host calls), for kernel calls of every scope: flags and staged pairs make
 * no read-modify-write at a peer, and staged pairs make no load and no store either.  Pairs that make such accesses
 * count each access once, for any number of threads. */
#include "gpu_test.h"

enum { BULK = 20000, THREADS = 64 };

typedef struct area {
    uint64_t word[64], sig[64];
    uint32_t small[64];
    int strided[64][160];
} area;

/* One call of each kind by each scope; each PE has its own places. */
static __global__ void talk(area *s, unsigned char *bulk, unsigned char *local, int to, int *bad)
{
    int me = ferry_my_pe();
    unsigned char *there = bulk + (size_t)me * BULK;
    if (threadIdx.x == 0) {
        KERNEL_CHECK(bad, ferry_uint64_p(&s->word[me], 1, to) == FERRY_SUCCESS);
        KERNEL_CHECK(bad, ferry_fence() == FERRY_SUCCESS);
        KERNEL_CHECK(bad, ferry_uint64_g(&s->word[me], to) == 1);
        KERNEL_CHECK(bad, ferry_putmem(there, local, 33, to) == FERRY_SUCCESS);
        KERNEL_CHECK(bad, ferry_getmem(local, there, 33, to) == FERRY_SUCCESS);
        KERNEL_CHECK(bad, ferry_int_iput(s->strided[me], s->strided[me] + 100, 3, 1, 20, to) == FERRY_SUCCESS);
        KERNEL_CHECK(bad, ferry_int_iget(s->strided[me] + 100, s->strided[me], 1, 3, 20, to) == FERRY_SUCCESS);
        KERNEL_CHECK(bad,
                     ferry_putmem_signal(there, local, 100, &s->sig[me], 1, FERRY_SIGNAL_SET, to) == FERRY_SUCCESS);
        KERNEL_CHECK(bad, ferry_signal_set(&s->sig[me], 5, to) == FERRY_SUCCESS);
        KERNEL_CHECK(bad, ferry_signal_add(&s->sig[me], 5, to) == FERRY_SUCCESS);
        KERNEL_CHECK(bad, ferry_uint64_atomic_set(&s->word[me], 3, to) == FERRY_SUCCESS);
        (void)ferry_uint64_atomic_fetch(&s->word[me], to);
        (void)ferry_uint64_atomic_fetch_add(&s->word[me], 3, to);
        (void)ferry_uint64_atomic_swap(&s->word[me], 3, to);
        (void)ferry_uint64_atomic_compare_swap(&s->word[me], 3, 4, to);
        KERNEL_CHECK(bad, ferry_uint32_atomic_inc(&s->small[me], to) == FERRY_SUCCESS);
    }
    __syncthreads();
    KERNEL_CHECK(bad, ferry_putmem_block(there, local, BULK, to) == FERRY_SUCCESS);
    KERNEL_CHECK(bad, ferry_quiet_block() == FERRY_SUCCESS);
    KERNEL_CHECK(bad, ferry_getmem_block(local, there, BULK, to) == FERRY_SUCCESS);
    if (threadIdx.x < 32)
        KERNEL_CHECK(bad, ferry_putmem_signal_warp(there, local, 1000, &s->sig[me], 1, FERRY_SIGNAL_ADD, to) ==
                              FERRY_SUCCESS);
    __syncthreads();
    KERNEL_CHECK(bad, ferry_quiet_block() == FERRY_SUCCESS);
}

/* Every thread adds once. */
static __global__ void add(area *s, int to, int *bad)
{
    KERNEL_CHECK(bad, ferry_uint64_atomic_add(&s->word[ferry_my_pe()], 1, to) == FERRY_SUCCESS);
    KERNEL_CHECK(bad, ferry_quiet_block() == FERRY_SUCCESS);
}

static __global__ void everybody_talks(int *dst, int *src, int n, int *bad)
{
    KERNEL_CHECK(bad, ferry_barrier_all_block() == FERRY_SUCCESS);
    KERNEL_CHECK(bad, ferry_int_broadcast_block(FERRY_TEAM_WORLD, dst, src, (size_t)n, 0) == FERRY_SUCCESS);
    KERNEL_CHECK(bad, ferry_barrier_all_block() == FERRY_SUCCESS);
    KERNEL_CHECK(bad, ferry_int_alltoall_block(FERRY_TEAM_WORLD, dst, src, (size_t)n / 64) == FERRY_SUCCESS);
    KERNEL_CHECK(bad, ferry_barrier_all_block() == FERRY_SUCCESS);
    KERNEL_CHECK(bad, ferry_int_sum_reduce_block(FERRY_TEAM_WORLD, dst, src, (size_t)n) == FERRY_SUCCESS);
}

static void check_promise(const ferry_stats_pair *st, ferry_path path)
{
    CHECK(path == FERRY_PATH_NATIVE || st->rmws == 0);
    if (path == FERRY_PATH_STAGED)
        CHECK(st->stores == 0 && st->loads == 0);
    else
        CHECK(st->bytes_staged == 0);
}

static void test(void)
{
    const int n = 64 * 100;
    ferry_stats_pair st;
    if (ferry_stats(me, &st) == FERRY_ERR_UNSUPPORTED) {
        printf("skipped: FERRY_STATS is off\n");
        _exit(77);
    }
    CHECK(n_pes <= 64);
    area *s = (area *)MADE(ferry_calloc(1, sizeof *s));
    unsigned char *bulk = (unsigned char *)MADE(ferry_calloc((size_t)n_pes, BULK)), *local;
    int *src = (int *)MADE(ferry_calloc((size_t)n, sizeof *src)),
        *dst = (int *)MADE(ferry_calloc((size_t)n, sizeof *dst));
    CUDA(cudaMalloc((void **)&local, BULK));
    CUDA(cudaMemset(local, 1, BULK));
    for (int to = 0; to < n_pes; to++) {
        ferry_path path = ferry_path_of(me, to);
        CHECK_OK(ferry_barrier_all());
        CHECK_OK(ferry_stats_reset());
        CHECK_OK(ferry_stats(to, &st));
        CHECK(st.stores + st.loads + st.rmws + st.records + st.bytes_put + st.bytes_get + st.bytes_staged == 0);
        talk<<<1, THREADS>>>(s, bulk, local, to, bad_word);
        KERNELS_PASS();
        CHECK_OK(ferry_stats(to, &st));
        check_promise(&st, path);
        CHECK(st.bytes_put == 8 + 33 + 20 * 4 + 100 + BULK + 1000);
        CHECK(st.bytes_get == 8 + 33 + 20 * 4 + BULK);
        if (path == FERRY_PATH_NATIVE)
            CHECK(st.rmws == 6 && st.stores > 0 && st.loads > 0 && st.records == 0);
        else if (path == FERRY_PATH_FLAGS)
            CHECK(st.records == 6 && st.stores > 0 && st.loads > 0);
        else
            CHECK(st.records >= 14 && st.bytes_staged + st.bytes_copied >= 2 * BULK);
        CHECK_OK(ferry_stats_reset());
        add<<<1, THREADS>>>(s, to, bad_word);
        KERNELS_PASS();
        CHECK_OK(ferry_stats(to, &st));
        if (path == FERRY_PATH_NATIVE)
            CHECK(st.rmws == THREADS && st.records == 0);
        else /* lanes with equal additions may share a descriptor */
            CHECK(st.rmws == 0 && st.records >= THREADS / 32 && st.records <= THREADS);
    }
    CHECK_OK(ferry_barrier_all());
    CHECK_OK(ferry_stats_reset());
    everybody_talks<<<1, THREADS>>>(dst, src, n, bad_word);
    KERNELS_PASS();
    for (int to = 0; to < n_pes; to++) {
        CHECK_OK(ferry_stats(to, &st));
        check_promise(&st, ferry_path_of(me, to));
    }
    CUDA(cudaFree(local));
    CHECK_OK(ferry_free(dst));
    CHECK_OK(ferry_free(src));
    CHECK_OK(ferry_free(bulk));
    CHECK_OK(ferry_free(s));
}
