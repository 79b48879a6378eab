/* SPDX-License-Identifier: BSD-3-Clause */
/* A kernel that never calls ferry fills the whole GPU of one PE: the other PEs' puts, sets and gets still complete,
 * over every path. */
#include "full_gpu.h"

enum { BYTES = 300000, WORDS = BYTES / 4 };

__global__ void visitor(int *data, uint64_t *small, uint64_t *go, int *bad)
{
    int pe = ferry_my_pe();
    for (int i = (int)threadIdx.x; i < WORDS; i += (int)blockDim.x)
        data[i] = 7 * i + pe;
    KERNEL_CHECK(bad, ferry_int_put_block(data, data, WORDS, 0) == FERRY_SUCCESS);
    KERNEL_CHECK(bad, ferry_fence_block() == FERRY_SUCCESS);
    KERNEL_CHECK(bad, ferry_int_get_block(data + WORDS, data, WORDS, 0) == FERRY_SUCCESS);
    for (int i = (int)threadIdx.x; i < WORDS; i += (int)blockDim.x)
        KERNEL_CHECK(bad, data[WORDS + i] == 7 * i + pe);
    __syncthreads();
    if (threadIdx.x == 0) {
        KERNEL_CHECK(bad, ferry_uint64_p(small, 4711, 0) == FERRY_SUCCESS);
        KERNEL_CHECK(bad, ferry_fence() == FERRY_SUCCESS);
        KERNEL_CHECK(bad, ferry_uint64_g(small, 0) == 4711);
        KERNEL_CHECK(bad, ferry_uint64_atomic_fetch(small, 0) == 4711);
        KERNEL_CHECK(bad, ferry_signal_set(go, 1, 0) == FERRY_SUCCESS);
        KERNEL_CHECK(bad, ferry_quiet() == FERRY_SUCCESS);
    }
}

static void test(void)
{
    int *data = (int *)MADE(ferry_calloc(2 * WORDS, sizeof(int)));
    uint64_t *small = (uint64_t *)MADE(ferry_calloc(2, 8)), *go = small + 1;
    cudaStream_t stream;
    if (n_pes == 1)
        return;
    CUDA(cudaStreamCreateWithFlags(&stream, cudaStreamNonBlocking));
    struct full_gpu full = full_gpu_make();
    CHECK_OK(ferry_barrier_all());
    if (me == 0)
        full_gpu_fill(&full, go);
    if (me == 1) {
        usleep(300000); /* it runs by now */
        visitor<<<1, 256, 0, stream>>>(data, small, go, bad_word);
    }
    KERNELS_PASS();
    CHECK_OK(ferry_barrier_all());
    if (me == 0) {
        int *seen = (int *)malloc(BYTES);
        CUDA(cudaMemcpy(seen, data, BYTES, cudaMemcpyDeviceToHost));
        for (int i = 0; i < WORDS; i++)
            CHECK(seen[i] == 7 * i + 1);
        free(seen);
    }
    full_gpu_drop(&full);
}
