/* SPDX-License-Identifier: BSD-3-Clause */
/* Puts and gets in kernels, in each scope, handle every pair of alignments and lengths around each step of the copy,
 * and touch no byte beside them. */
#include "gpu_test.h"

enum { ROOM = 1 << 15, MARGIN = 32 };

static __device__ unsigned char byte_of(size_t i, int pe)
{
    return (unsigned char)(i * 37 + (i >> 8) * 11 + (size_t)pe * 101 + 5);
}

/* dst holds n bytes of PE pe's source from `from` on, at `at`, and `blank` around. */
static __device__ void look(int *bad, const unsigned char *dst, size_t at, size_t from, size_t n, int pe, int line)
{
    for (size_t i = threadIdx.x; i < at + n + MARGIN; i += blockDim.x) {
        unsigned char wanted = i < at || i >= at + n ? 0xee : byte_of(from + i - at, pe);
        if (dst[i] != wanted)
            atomicCAS(bad, 0, line);
    }
}

static __device__ void blank(unsigned char *dst, size_t n)
{
    for (size_t i = threadIdx.x; i < n; i += blockDim.x)
        dst[i] = 0xee;
    __syncthreads();
}

template <int SCOPE>
static __device__ ferry_status put(unsigned char *dst, const unsigned char *src, size_t n, int pe)
{
    return SCOPE == FERRYI_THREAD ? (threadIdx.x == 0 ? ferry_putmem(dst, src, n, pe) : FERRY_SUCCESS)
           : SCOPE == FERRYI_WARP ? ferry_putmem_warp(dst, src, n, pe)
                                  : ferry_putmem_block(dst, src, n, pe);
}
template <int SCOPE>
static __device__ ferry_status get(unsigned char *dst, const unsigned char *src, size_t n, int pe)
{
    return SCOPE == FERRYI_THREAD ? (threadIdx.x == 0 ? ferry_getmem(dst, src, n, pe) : FERRY_SUCCESS)
           : SCOPE == FERRYI_WARP ? ferry_getmem_warp(dst, src, n, pe)
                                  : ferry_getmem_block(dst, src, n, pe);
}

template <int SCOPE>
__global__ void sweep(unsigned char *dst, const unsigned char *src, const uint32_t *lengths, int n_lengths, int to,
                      int from, size_t step, int *bad)
{
    for (int k = 0; k < n_lengths; k++)
        for (size_t d = 0; d < 17; d += step * (1 + (k % 3 == 0)))
            for (size_t s = 0; s < 17; s += step) {
                size_t n = lengths[k];
                blank(dst, d + n + MARGIN);
                KERNEL_CHECK(bad, get<SCOPE>(dst + d, src + s, n, to) == FERRY_SUCCESS);
                __syncthreads();
                look(bad, dst, d, s, n, to, __LINE__);
                __syncthreads();
                blank(dst, d + n + MARGIN);
                KERNEL_CHECK(bad, ferry_barrier_all_block() == FERRY_SUCCESS);
                KERNEL_CHECK(bad, put<SCOPE>(dst + d, src + s, n, to) == FERRY_SUCCESS);
                KERNEL_CHECK(bad, ferry_barrier_all_block() == FERRY_SUCCESS);
                look(bad, dst, d, s, n, from, __LINE__);
                __syncthreads();
            }
}

__global__ void fill(unsigned char *src, int pe)
{
    for (size_t i = threadIdx.x; i < ROOM; i += blockDim.x)
        src[i] = byte_of(i, pe);
}

static void test(void)
{
    static const uint32_t few[] = { 0, 1, 2, 3, 4, 7, 8, 12, 15, 16, 17, 24, 31, 32, 33, 40, 47, 48, 63, 64, 65, 80 };
    static const uint32_t many[] = { 0,   1,   4,   8,   9,   16,   20,   32,   47,   48,   49,   64,   100,
                                     496, 497, 511, 512, 528, 1000, 1984, 2000, 2048, 2500, 4096, 6144, 6150 };
    static const uint32_t long_ones[] = { 12288, 12289, 12400, 20000, 24592 };
    unsigned char *dst = (unsigned char *)MADE(ferry_malloc(ROOM)), *src = (unsigned char *)MADE(ferry_malloc(ROOM));
    const size_t step = oversubscribed ? 8 : GPU_TEST_STEPS(1); /* two meetings for each pair of alignments */
    uint32_t *lengths;
    CUDA(cudaHostAlloc((void **)&lengths, sizeof many, cudaHostAllocMapped));
    fill<<<1, 256>>>(src, me);
    KERNELS_PASS();
    CHECK_OK(ferry_barrier_all());
#define SWEEP(SCOPE, THREADS, LIST)                                                                                    \
    do {                                                                                                               \
        memcpy(lengths, LIST, sizeof LIST);                                                                            \
        sweep<SCOPE>                                                                                                   \
            <<<1, THREADS>>>(dst, src, lengths, (int)(sizeof LIST / sizeof *LIST), right, left, step, bad_word);       \
        KERNELS_PASS();                                                                                                \
        CHECK_OK(ferry_barrier_all());                                                                                 \
    } while (0)
    SWEEP(FERRYI_THREAD, 32, few);
    SWEEP(FERRYI_WARP, 32, many);
    SWEEP(FERRYI_BLOCK, 96, many);
    SWEEP(FERRYI_BLOCK, 100, many);
    SWEEP(FERRYI_BLOCK, 256, long_ones);
}
