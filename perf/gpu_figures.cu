/* SPDX-License-Identifier: BSD-3-Clause */
/* ferry's kernel calls beside bare kernels of the same shape, alternating in one run: medians and ratios.  Two PEs; the
 * bare kernels get the peer's addresses from ferry_ptr(). */
#include "../tests/gpu/gpu_test.h"
#include <algorithm>

enum { ROUNDS = 1000, REPEATS = 9 };

__device__ __forceinline__ uint64_t bare_ld(const uint64_t *p)
{
    uint64_t v;
    asm volatile("ld.relaxed.sys.global.u64 %0, [%1];" : "=l"(v) : "l"(p) : "memory");
    return v;
}
__device__ __forceinline__ void bare_st(uint64_t *p, uint64_t v)
{
    asm volatile("st.relaxed.sys.global.u64 [%0], %1;" ::"l"(p), "l"(v) : "memory");
}
__device__ __forceinline__ uint64_t bare_ld_acquire(const uint64_t *p)
{
    uint64_t v;
    asm volatile("ld.acquire.sys.global.u64 %0, [%1];" : "=l"(v) : "l"(p) : "memory");
    return v;
}
__device__ __forceinline__ void bare_st_release(uint64_t *p, uint64_t v)
{
    asm volatile("st.release.sys.global.u64 [%0], %1;" ::"l"(p), "l"(v) : "memory");
}
/* Gives up after some two seconds, so that nothing spins for ever. */
#define BARE_WAIT(load, p, v) for (long tries = 0; load(p) != (v) && tries < 4000000; tries++)

struct arena {
    uint64_t *mine, *theirs; /* flags; theirs: as ferry_ptr has it */
    char *src, *dst, *dst_theirs;
    uint64_t base;
    int me, to;
};

__global__ void signal_bare(arena a)
{
    for (uint64_t i = a.base + 1; i <= a.base + ROUNDS; i++) {
        if (a.me == 0)
            bare_st(a.theirs, i);
        BARE_WAIT(bare_ld, a.mine, i);
        if (a.me != 0)
            bare_st(a.theirs, i);
    }
}
__global__ void signal_ferry(arena a)
{
    for (uint64_t i = a.base + 1; i <= a.base + ROUNDS; i++) {
        if (a.me == 0)
            (void)ferry_signal_set(a.mine, i, a.to);
        (void)ferry_signal_wait_until(a.mine, FERRY_CMP_EQ, i);
        if (a.me != 0)
            (void)ferry_signal_set(a.mine, i, a.to);
    }
}
__device__ __forceinline__ void warp_send_bare(const arena &a, int n, uint64_t i)
{
    uint4 *d = (uint4 *)a.dst_theirs;
    const uint4 *s = (const uint4 *)a.src;
    if (n < 16) {
        if (threadIdx.x == 0)
            *(uint64_t *)d = *(const uint64_t *)s;
    } else {
        for (int k = (int)threadIdx.x; k < n / 16; k += 32)
            d[k] = s[k];
    }
    __syncwarp();
    if (threadIdx.x == 0)
        bare_st_release(a.theirs, i);
}
template <int N>
__global__ void put_signal_bare(arena a)
{
    for (uint64_t i = a.base + 1; i <= a.base + ROUNDS; i++) {
        if (a.me == 0)
            warp_send_bare(a, N, i);
        if (threadIdx.x == 0)
            BARE_WAIT(bare_ld_acquire, a.mine, i);
        __syncwarp();
        if (a.me != 0)
            warp_send_bare(a, N, i);
    }
}
template <int N>
__global__ void put_signal_ferry(arena a)
{
    for (uint64_t i = a.base + 1; i <= a.base + ROUNDS; i++) {
        if (a.me == 0)
            (void)ferry_putmem_signal_warp(a.dst, a.src, N, a.mine, i, FERRY_SIGNAL_SET, a.to);
        (void)ferry_signal_wait_until_warp(a.mine, FERRY_CMP_EQ, i);
        if (a.me != 0)
            (void)ferry_putmem_signal_warp(a.dst, a.src, N, a.mine, i, FERRY_SIGNAL_SET, a.to);
    }
}
__global__ void add_bare(arena a)
{
    uint64_t v = 0;
    if (a.me == 0)
        for (int i = 0; i < ROUNDS; i++)
            asm volatile("atom.relaxed.sys.global.add.u64 %0, [%1], %2;"
                         : "=l"(v)
                         : "l"(a.theirs + 8), "l"(v & 1)
                         : "memory");
    if (v == 77)
        a.mine[9] = v;
}
__global__ void add_ferry(arena a)
{
    uint64_t v = 0;
    if (a.me == 0)
        for (int i = 0; i < ROUNDS; i++)
            v = ferry_uint64_atomic_fetch_add(a.mine + 8, v & 1, a.to);
    if (v == 77)
        a.mine[9] = v;
}
__global__ void quiet_ferry(arena a)
{
    if (a.me == 0)
        for (int i = 0; i < ROUNDS; i++) {
            (void)ferry_uint64_p(a.mine + 10, (uint64_t)i, a.to);
            (void)ferry_quiet();
        }
}
__global__ void quiet_bare(arena a)
{
    if (a.me == 0)
        for (int i = 0; i < ROUNDS; i++) {
            bare_st(a.theirs + 10, (uint64_t)i);
            asm volatile("fence.sc.sys;" ::: "memory");
        }
}
__global__ void barrier_ferry(arena)
{
    for (int i = 0; i < ROUNDS; i++)
        (void)ferry_barrier_all_block();
}
__global__ void __launch_bounds__(1024, 1) copy_bare(arena a, size_t n)
{
    size_t share = n / gridDim.x, quads = share / 16;
    uint4 *d = (uint4 *)(a.dst_theirs + share * blockIdx.x);
    const uint4 *s = (const uint4 *)(a.src + share * blockIdx.x);
    size_t i = threadIdx.x;
    for (; i + 3 * blockDim.x < quads; i += 4 * blockDim.x) {
        uint4 p = s[i], q = s[i + blockDim.x], r = s[i + 2 * blockDim.x], t = s[i + 3 * blockDim.x];
        d[i] = p;
        d[i + blockDim.x] = q;
        d[i + 2 * blockDim.x] = r;
        d[i + 3 * blockDim.x] = t;
    }
    for (; i < quads; i += blockDim.x)
        d[i] = s[i];
}
__global__ void __launch_bounds__(1024, 1) copy_ferry(arena a, size_t n)
{
    size_t share = n / gridDim.x;
    (void)ferry_putmem_block(a.dst + share * blockIdx.x, a.src + share * blockIdx.x, share, a.to);
}
__global__ void __launch_bounds__(1024, 1) fetch_bare(arena a, size_t n)
{
    size_t share = n / gridDim.x, quads = share / 16;
    uint4 *d = (uint4 *)(a.src + share * blockIdx.x);
    const uint4 *s = (const uint4 *)(a.dst_theirs + share * blockIdx.x);
    size_t i = threadIdx.x;
    for (; i + 3 * blockDim.x < quads; i += 4 * blockDim.x) {
        uint4 p = s[i], q = s[i + blockDim.x], r = s[i + 2 * blockDim.x], t = s[i + 3 * blockDim.x];
        d[i] = p;
        d[i + blockDim.x] = q;
        d[i + 2 * blockDim.x] = r;
        d[i + 3 * blockDim.x] = t;
    }
    for (; i < quads; i += blockDim.x)
        d[i] = s[i];
}
__global__ void __launch_bounds__(1024, 1) fetch_ferry(arena a, size_t n)
{
    size_t share = n / gridDim.x;
    (void)ferry_getmem_block(a.src + share * blockIdx.x, a.dst + share * blockIdx.x, share, a.to);
}

static cudaEvent_t begin, end;
static uint64_t base;

/* Microseconds of one launch on both PEs. */
template <typename F>
static float timed(F launch)
{
    float ms = 0;
    OK(ferry_barrier_all());
    CUDA(cudaEventRecord(begin));
    launch();
    CUDA(cudaEventRecord(end));
    CUDA(cudaDeviceSynchronize());
    CUDA(cudaEventElapsedTime(&ms, begin, end));
    return ms * 1000;
}

static float median(float *v)
{
    std::sort(v, v + REPEATS);
    return v[REPEATS / 2];
}

/* unit: figures a launch; bytes: 0, or of a launch, for GB/s. */
template <typename B, typename F>
static void compare(const char *what, B bare, F ferry, float unit, double bytes)
{
    float b[REPEATS], f[REPEATS];
    (void)timed(bare);
    (void)timed(ferry);
    for (int i = 0; i < REPEATS; i++) {
        b[i] = timed(bare);
        f[i] = timed(ferry);
    }
    float bm = median(b), fm = median(f);
    if (me != 0)
        return;
    if (bytes != 0)
        printf("%-44s bare %8.1f GB/s   ferry %8.1f GB/s   ratio %.3f\n", what, bytes / bm / 1e3, bytes / fm / 1e3,
               bm / fm);
    else
        printf("%-44s bare %8.3f us     ferry %8.3f us     ratio %.3f\n", what, bm / unit, fm / unit, fm / bm);
    fflush(stdout);
}

static void test(void)
{
    arena a;
    size_t most = (size_t)64 << 20;
    if (n_pes != 2) {
        printf("two PEs are wanted\n");
        return;
    }
    a.mine = (uint64_t *)ferry_calloc(64, 8);
    a.src = (char *)ferry_calloc(most, 1);
    a.dst = (char *)ferry_calloc(most, 1);
    CHECK(a.mine != NULL && a.src != NULL && a.dst != NULL);
    a.theirs = (uint64_t *)ferry_ptr(a.mine, right);
    a.dst_theirs = (char *)ferry_ptr(a.dst, right);
    a.me = me;
    a.to = right;
    CUDA(cudaEventCreate(&begin));
    CUDA(cudaEventCreate(&end));
#define STEP(KERNEL, THREADS)                                                                                          \
    [&] {                                                                                                              \
        a.base = base;                                                                                                 \
        base += ROUNDS;                                                                                                \
        KERNEL<<<1, THREADS>>>(a);                                                                                     \
    }
    compare("signal ping-pong, one way", STEP(signal_bare, 1), STEP(signal_ferry, 1), 2 * ROUNDS, 0);
    compare("put_signal ping-pong 8 B, warp, one way", STEP(put_signal_bare<8>, 32), STEP(put_signal_ferry<8>, 32),
            2 * ROUNDS, 0);
    compare("put_signal ping-pong 1 KiB, warp, one way", STEP(put_signal_bare<1024>, 32),
            STEP(put_signal_ferry<1024>, 32), 2 * ROUNDS, 0);
    compare("fetch_add, dependent", STEP(add_bare, 1), STEP(add_ferry, 1), ROUNDS, 0);
    compare("p + quiet, 8 B", STEP(quiet_bare, 1), STEP(quiet_ferry, 1), ROUNDS, 0);
    compare("barrier_all_block beside bare signal round", STEP(signal_bare, 1), STEP(barrier_ferry, 128), ROUNDS, 0);
    const struct {
        const char *put, *get;
        size_t n;
        int blocks, threads;
    } shapes[] = { { "put 64 KiB, 32 x 256", "get 64 KiB, 32 x 256", 64 << 10, 32, 256 },
                   { "put 1 MiB, 32 x 256", "get 1 MiB, 32 x 256", 1 << 20, 32, 256 },
                   { "put 4 MiB, 32 x 256", "get 4 MiB, 32 x 256", 4 << 20, 32, 256 },
                   { "put 64 MiB, 32 x 256", "get 64 MiB, 32 x 256", 64 << 20, 32, 256 },
                   { "put 1 MiB, 1 x 1024", "get 1 MiB, 1 x 1024", 1 << 20, 1, 1024 } };
    for (auto &s : shapes) {
        compare(
            s.put,
            [&] {
                if (me == 0)
                    copy_bare<<<s.blocks, s.threads>>>(a, s.n);
            },
            [&] {
                if (me == 0)
                    copy_ferry<<<s.blocks, s.threads>>>(a, s.n);
            },
            1, me == 0 ? (double)s.n : 1);
        compare(
            s.get,
            [&] {
                if (me == 0)
                    fetch_bare<<<s.blocks, s.threads>>>(a, s.n);
            },
            [&] {
                if (me == 0)
                    fetch_ferry<<<s.blocks, s.threads>>>(a, s.n);
            },
            1, me == 0 ? (double)s.n : 1);
    }
    KERNELS_PASS();
}
