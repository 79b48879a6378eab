/* SPDX-License-Identifier: BSD-3-Clause */
/* Warp and block calls of many sizes at every alignment move the right bytes and no others; a block's barriers and
 * signals hold for all its threads. */
#include "gpu_test.h"

enum { AREA = 3000, EDGE = 64 };

__device__ unsigned char pattern(int pe, int i, int round)
{
    return (unsigned char)(pe * 31 + i * 7 + round * 13 + 1);
}

/* The block fills src, a warp or the block sends it, the receiver checks every byte of the area. */
template <int SCOPE>
__global__ void puts(unsigned char *src, unsigned char *dst, uint64_t *sig, int *bad)
{
    int pe = ferry_my_pe(), n = ferry_n_pes(), to = (pe + 1) % n, from = (pe + n - 1) % n, round = 0;
    const int sizes[] = { 0, 1, 2, 3, 4, 7, 8, 15, 16, 17, 31, 64, 100, 1023, 2048 };
    for (int s = 0; s < (int)(sizeof sizes / sizeof *sizes); s++)
        for (int a = 0; a < 5; a++) {
            int size = sizes[s], to_at = EDGE + (a * 3 & 15), from_at = EDGE + (a * 7 & 15);
            round++;
            for (int i = (int)threadIdx.x; i < AREA; i += (int)blockDim.x) {
                src[i] = pattern(pe, i, round);
                dst[i] = 0;
            }
            KERNEL_CHECK(bad, ferry_barrier_all_block() == FERRY_SUCCESS);
            if (SCOPE == 2) {
                if (s & 1)
                    KERNEL_CHECK(bad, ferry_putmem_signal_block(dst + to_at, src + from_at, (size_t)size, sig,
                                                                (uint64_t)round, FERRY_SIGNAL_SET, to) == 0);
                else {
                    KERNEL_CHECK(bad, ferry_uchar_put_block(dst + to_at, src + from_at, (size_t)size, to) == 0);
                    KERNEL_CHECK(bad, ferry_fence_block() == 0);
                    if (threadIdx.x == 0)
                        KERNEL_CHECK(bad, ferry_signal_set(sig, (uint64_t)round, to) == 0);
                }
            } else if (threadIdx.x < 32) {
                KERNEL_CHECK(bad, ferry_putmem_signal_warp(dst + to_at, src + from_at, (size_t)size, sig,
                                                           (uint64_t)round, FERRY_SIGNAL_SET, to) == 0);
            }
            KERNEL_CHECK(bad, ferry_signal_wait_until_block(sig, FERRY_CMP_EQ, (uint64_t)round) == (uint64_t)round);
            for (int i = (int)threadIdx.x; i < AREA; i += (int)blockDim.x) {
                int inside = i >= to_at && i < to_at + size;
                KERNEL_CHECK(bad, dst[i] == (inside ? pattern(from, i - to_at + from_at, round) : 0));
            }
            /* And back: gets the data that was just put there into the own area's end. */
            KERNEL_CHECK(bad, ferry_barrier_all_block() == FERRY_SUCCESS);
            if (SCOPE == 2)
                KERNEL_CHECK(bad, ferry_getmem_block(src + from_at + 3, dst + to_at, (size_t)size, to) == 0);
            else if (threadIdx.x < 32)
                KERNEL_CHECK(bad, ferry_getmem_warp(src + from_at + 3, dst + to_at, (size_t)size, to) == 0);
            __syncthreads();
            for (int i = (int)threadIdx.x; i < size; i += (int)blockDim.x)
                KERNEL_CHECK(bad, src[from_at + 3 + i] == pattern(pe, i + from_at, round));
            KERNEL_CHECK(bad, ferry_barrier_all_block() == FERRY_SUCCESS);
        }
}

__global__ void refusals(int *heap, int *bad)
{
    KERNEL_CHECK(bad, ferry_int_put_block(heap, heap + 1, 1, -1) == FERRY_ERR_INVALID_PE);
    KERNEL_CHECK(bad, ferry_int_put_block(bad, heap, 1, 0) == FERRY_ERR_INVALID_ADDR);
    if (threadIdx.x < 32)
        KERNEL_CHECK(bad, ferry_long_get_warp((long *)heap, (long *)heap, SIZE_MAX / 4, 0) == FERRY_ERR_OVERFLOW);
    __syncthreads();
}

__global__ void collectives(int *heap, int *bad)
{
    int pe = ferry_my_pe(), n = ferry_n_pes();
    if (threadIdx.x == 0)
        for (int i = 0; i < 300; i++)
            heap[i] = pe * 1000 + i;
    KERNEL_CHECK(bad, ferry_barrier_all_block() == 0);
    KERNEL_CHECK(bad, ferry_int_sum_reduce_block(FERRY_TEAM_WORLD, heap + 400, heap, 300) == 0);
    for (int i = (int)threadIdx.x; i < 300; i += (int)blockDim.x)
        KERNEL_CHECK(bad, heap[400 + i] == 1000 * n * (n - 1) / 2 + n * i);
    KERNEL_CHECK(bad, ferry_int_alltoall_block(FERRY_TEAM_WORLD, heap + 800, heap, 10) == 0);
    if (threadIdx.x < (unsigned)n)
        KERNEL_CHECK(bad, heap[800 + 10 * threadIdx.x] == (int)threadIdx.x * 1000 + pe * 10);
    KERNEL_CHECK(bad, ferry_int_broadcast_block(FERRY_TEAM_WORLD, heap + 1000, heap, 10, n - 1) == 0);
    KERNEL_CHECK(bad, heap[1000 + threadIdx.x % 10] == (n - 1) * 1000 + (int)(threadIdx.x % 10));
    KERNEL_CHECK(bad, ferry_barrier_all_block() == 0);
}

static void test(void)
{
    unsigned char *src = (unsigned char *)MADE(ferry_calloc(AREA, 1)),
                  *dst = (unsigned char *)MADE(ferry_calloc(AREA, 1));
    uint64_t *sig = (uint64_t *)MADE(ferry_calloc(1, 8));
    int *heap = (int *)MADE(ferry_calloc(2000, sizeof(int)));
    ferry_fault fault;
    puts<2><<<1, 200>>>(src, dst, sig, bad_word);
    KERNELS_PASS();
    CUDA(cudaMemset(sig, 0, 8));
    CUDA(cudaDeviceSynchronize());
    CHECK_OK(ferry_barrier_all());
    puts<1><<<1, 96>>>(src, dst, sig, bad_word);
    KERNELS_PASS();
    refusals<<<1, 64>>>(heap, bad_word);
    KERNELS_PASS();
    for (int i = 0; i < 3; i++) /* once each, not once a thread */
        CHECK_OK(ferry_fault_next(&fault));
    CHECK(ferry_fault_next(&fault) == FERRY_ERR_EMPTY);
    collectives<<<1, 128>>>(heap, bad_word);
    KERNELS_PASS();
}
