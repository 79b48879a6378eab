/* SPDX-License-Identifier: BSD-3-Clause */
/* A thread, a warp and blocks of several sizes run thousands of collectives back to back in one kernel, on the world
 * and on sets of PEs: the test checks every byte of every result, and the bytes after it.  Kernels and host calls
 * meet. */
#include "gpu_test.h"

enum { BUFFERS = 4, MOST = 5000, GUARD = 16, KINDS = 6 };

__device__ unsigned value_of(int pe, int round, size_t i)
{
    return (unsigned)pe * 0x9e3779b1u + (unsigned)round * 0x85ebca6bu + (unsigned)i * 0xc2b2ae35u + 12345u;
}

template <int SCOPE>
struct by;
#define BY(SCOPE, SUFFIX, RANK, SIZE, MEET)                                                                            \
    template <>                                                                                                        \
    struct by<SCOPE> {                                                                                                 \
        static __device__ unsigned rank() { return RANK; }                                                             \
        static __device__ unsigned size() { return SIZE; }                                                             \
        static __device__ void meet() { MEET; }                                                                        \
        static __device__ int alltoall(ferry_team_t t, unsigned *d, unsigned *s, size_t n)                             \
        {                                                                                                              \
            return ferry_uint_alltoall##SUFFIX(t, d, s, n);                                                            \
        }                                                                                                              \
        static __device__ int fcollect(ferry_team_t t, unsigned *d, unsigned *s, size_t n)                             \
        {                                                                                                              \
            return ferry_uint_fcollect##SUFFIX(t, d, s, n);                                                            \
        }                                                                                                              \
        static __device__ int broadcast(ferry_team_t t, unsigned *d, unsigned *s, size_t n, int root)                  \
        {                                                                                                              \
            return ferry_uint_broadcast##SUFFIX(t, d, s, n, root);                                                     \
        }                                                                                                              \
        static __device__ int sum(ferry_team_t t, unsigned *d, unsigned *s, size_t n)                                  \
        {                                                                                                              \
            return ferry_uint_sum_reduce##SUFFIX(t, d, s, n);                                                          \
        }                                                                                                              \
        static __device__ int barrier(ferry_team_t t) { return ferry_team_barrier##SUFFIX(t); }                        \
        static __device__ int sync(ferry_team_t t) { return ferry_team_sync##SUFFIX(t); }                              \
    };
BY(0, , 0, 1, (void)0)
BY(1, _warp, threadIdx.x, 32, __syncwarp())
BY(2, _block, threadIdx.x, blockDim.x, __syncthreads())

/* team's members are PEs start + k * stride. */
template <int SCOPE>
__global__ void __launch_bounds__(512) rounds(ferry_team_t team, int start, int stride, unsigned *src, unsigned *all,
                                              int n_rounds, size_t largest, int *bad)
{
    typedef by<SCOPE> scope;
    int n = ferry_team_n_pes(team), mine = ferry_team_my_pe(team), pe = ferry_my_pe();
    unsigned rank = scope::rank(), size = scope::size();
    KERNEL_CHECK(bad, n > 0 && start + mine * stride == pe);
    for (int r = 0; r < n_rounds; r++) {
        unsigned *dst = all + (size_t)(r % BUFFERS) * MOST;
        size_t count = (size_t)(r * 37 + 1) % (largest / (size_t)n) + (r % 3 == 0 ? 0 : 1);
        int kind = r % KINDS, root = r % n, keeps_own = team < -1 && mine == root;
        for (size_t i = rank; i < count * n; i += size)
            src[i] = value_of(pe, r, i);
        for (size_t i = rank; i < GUARD; i += size)
            dst[(kind == 0 || kind == 1 ? count * n : count) + i] = 0xabcd0000u + (unsigned)i;
        if (kind == 2)
            for (size_t i = rank; i < count; i += size)
                dst[i] = 77;
        /* dest is ready on every PE: the last writes to this buffer were some exchanges ago. */
        KERNEL_CHECK(bad, (r % 2 ? scope::barrier(team) : scope::sync(team)) == 0);
        size_t got = count;
        switch (kind) {
        case 0:
            got = count * n;
            KERNEL_CHECK(bad, scope::alltoall(team, dst, src, count) == 0);
            for (size_t i = rank; i < got; i += size) {
                int from = start + (int)(i / (count ? count : 1)) * stride;
                KERNEL_CHECK(bad, dst[i] == value_of(from, r, mine * count + i % (count ? count : 1)));
            }
            break;
        case 1:
            got = count * n;
            KERNEL_CHECK(bad, scope::fcollect(team, dst, src, count) == 0);
            for (size_t i = rank; i < got; i += size) {
                int from = start + (int)(i / (count ? count : 1)) * stride;
                KERNEL_CHECK(bad, dst[i] == value_of(from, r, i % (count ? count : 1)));
            }
            break;
        case 2:
            KERNEL_CHECK(bad, scope::broadcast(team, dst, src, count, root) == 0);
            for (size_t i = rank; i < got; i += size)
                KERNEL_CHECK(bad, dst[i] == (keeps_own ? 77 : value_of(start + root * stride, r, i)));
            break;
        case 3:
        case 4: /* in place too */
            if (kind == 4)
                for (size_t i = rank; i < count; i += size)
                    dst[i] = src[i];
            if (kind == 4)
                KERNEL_CHECK(bad, scope::sync(team) == 0);
            KERNEL_CHECK(bad, scope::sum(team, dst, kind == 4 ? dst : src, count) == 0);
            for (size_t i = rank; i < got; i += size) {
                unsigned sum = 0;
                for (int k = 0; k < n; k++)
                    sum += value_of(start + k * stride, r, i);
                KERNEL_CHECK(bad, dst[i] == sum);
            }
            break;
        default:
            got = 0;
            for (int k = 0; k < 5; k++)
                KERNEL_CHECK(bad, scope::barrier(team) == 0);
        }
        for (size_t i = rank; got != 0 && i < GUARD; i += size)
            KERNEL_CHECK(bad, dst[got + i] == 0xabcd0000u + (unsigned)i);
        scope::meet();
    }
}

/* The calls follow each other at once: a call must never take a message of the previous call for its own. */
template <int SCOPE>
__global__ void __launch_bounds__(512) back_to_back(unsigned *words, int n_rounds, int *bad)
{
    typedef by<SCOPE> scope;
    int n = ferry_n_pes(), pe = ferry_my_pe();
    unsigned *own = words, *sums = words + 8;
    for (int r = 0; r < n_rounds; r++) {
        if (scope::rank() == 0)
            own[r % 4] = (unsigned)(r * (pe + 1));
        KERNEL_CHECK(bad, scope::sum(FERRY_TEAM_WORLD, sums + r % 4, own + r % 4, 1) == 0);
        KERNEL_CHECK(bad, sums[r % 4] == (unsigned)(r * (n * (n + 1) / 2)));
        scope::meet();
    }
}

__global__ void refused(unsigned *heap, int *bad)
{
    KERNEL_CHECK(bad, ferry_uint_alltoall_block(77777, heap, heap, 1) == FERRY_ERR_INVALID_ARG);
    KERNEL_CHECK(bad,
                 ferry_uint_broadcast_block(FERRY_TEAM_WORLD, heap, heap, 1, ferry_n_pes()) == FERRY_ERR_INVALID_PE);
    KERNEL_CHECK(bad, ferry_uint_fcollect_block(FERRY_TEAM_WORLD, heap, (unsigned *)bad, 1) == FERRY_ERR_INVALID_ADDR);
    KERNEL_CHECK(bad, ferry_uint_sum_reduce_block(FERRY_TEAM_WORLD, heap, heap, SIZE_MAX / 2) == FERRY_ERR_OVERFLOW);
}

__global__ void refused_team(ferry_team_t team, unsigned *heap, int *bad)
{
    KERNEL_CHECK(bad, ferry_uint_alltoall_block(team, heap, heap, 1) == FERRY_ERR_INVALID_ARG);
    KERNEL_CHECK(bad, ferry_team_n_pes(team) == -1);
}

static void on(ferry_team_t team, int start, int stride, unsigned *src, unsigned *all)
{
    rounds<0><<<1, 1>>>(team, start, stride, src, all, GPU_TEST_ROUNDS(60), 300, bad_word);
    KERNELS_PASS();
    rounds<1><<<1, 32>>>(team, start, stride, src, all, GPU_TEST_ROUNDS(1200), 1500, bad_word);
    KERNELS_PASS();
    const int widths[] = { 32, 200, 512 };
    for (int i = 0; i < 3; i++) {
        rounds<2><<<1, widths[i]>>>(team, start, stride, src, all, GPU_TEST_ROUNDS(1500), MOST - 2 * GUARD, bad_word);
        KERNELS_PASS();
    }
}

static void test(void)
{
    unsigned *src = (unsigned *)MADE(ferry_calloc(MOST, sizeof *src));
    unsigned *all = (unsigned *)MADE(ferry_calloc(BUFFERS * MOST, sizeof *all));
    on(FERRY_TEAM_WORLD, 0, 1, src, all);
    CHECK_OK(ferry_barrier_all());
    for (int start = 0; start < n_pes; start++)
        for (int stride = 1; stride <= 2; stride++) {
            int size = (n_pes - 1 - start) / stride + 1, k = (me - start) / stride;
            if (k >= 0 && start + k * stride == me)
                on(ferry_active_set(start, stride, size), start, stride, src, all);
            /* the host's own, in between */
            CHECK_OK(ferry_barrier_all());
        }
    /* Real teams: of all in reverse, and of a list. */
    ferry_team_t team;
    int listed[64];
    CHECK_OK(ferry_team_split_strided(FERRY_TEAM_WORLD, n_pes - 1, -1, n_pes, NULL, 0, &team));
    on(team, n_pes - 1, -1, src, all);
    CHECK_OK(ferry_team_destroy(team));
    for (int i = 0; i < n_pes; i++)
        listed[i] = i;
    CHECK_OK(ferry_team_from_list(listed, n_pes, NULL, 0, &team));
    on(team, 0, 1, src, all);
    CHECK_OK(ferry_barrier_all());
    CHECK_OK(ferry_team_destroy(team));
    refused_team<<<1, 64>>>(team, all, bad_word);
    KERNELS_PASS();
    CUDA(cudaMemset(all, 0, 64));
    CUDA(cudaDeviceSynchronize());
    CHECK_OK(ferry_barrier_all());
    back_to_back<2><<<1, 64>>>(all, GPU_TEST_ROUNDS(5000), bad_word);
    KERNELS_PASS();
    back_to_back<1><<<1, 32>>>(all, GPU_TEST_ROUNDS(5000), bad_word);
    KERNELS_PASS();
    back_to_back<0><<<1, 1>>>(all, GPU_TEST_ROUNDS(1000), bad_word);
    KERNELS_PASS();
    refused<<<1, 64>>>(all, bad_word);
    KERNELS_PASS();
}
