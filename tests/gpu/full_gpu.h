/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FULL_GPU_H
#define FULL_GPU_H

#include "gpu_test.h"

/* A kernel that never calls ferry and leaves no room for another kernel: blocks of 1024 threads occupy every place
 * until a word is set, or for some seconds.  One thread of each block looks: on emulated GPUs looks take a core. */
__global__ void full_gpu_kernel(volatile uint64_t *go, int *arrived, int *bad)
{
    long long start = clock64();
    if (threadIdx.x == 0) {
        atomicAdd_system(arrived, 1);
        while (*go == 0)
            if (clock64() - start > 15000000000ll) {
                atomicCAS(bad, 0, __LINE__);
                break;
            }
    }
    __syncthreads();
}

struct full_gpu {
    cudaStream_t stream;
    uint64_t *go; /* in host memory */
    int *arrived, blocks;
};

__attribute__((unused)) static struct full_gpu full_gpu_make(void)
{
    struct full_gpu full;
    int per_sm = 0, sms = 0;
    CUDA(cudaStreamCreateWithFlags(&full.stream, cudaStreamNonBlocking));
    CUDA(cudaHostAlloc((void **)&full.go, 2 * sizeof *full.go, cudaHostAllocMapped));
    full.arrived = (int *)(full.go + 1);
    CUDA(cudaOccupancyMaxActiveBlocksPerMultiprocessor(&per_sm, full_gpu_kernel, 1024, 0));
    CUDA(cudaDeviceGetAttribute(&sms, cudaDevAttrMultiProcessorCount, 0));
    full.blocks = per_sm * sms;
    return full;
}

/* go: full->go, or a word that is 0 until another party sets it.  Returns when all blocks run. */
__attribute__((unused)) static void full_gpu_fill(struct full_gpu *full, uint64_t *go)
{
    *(volatile uint64_t *)full->go = 0;
    *(volatile int *)full->arrived = 0;
    const int blocks = full->blocks;
    cudaStream_t stream = full->stream;
    full_gpu_kernel<<<blocks, 1024, 0, stream>>>(go, full->arrived, bad_word);
    while (*(volatile int *)full->arrived < blocks && cudaStreamQuery(stream) == cudaErrorNotReady)
        usleep(100);
}
__attribute__((unused)) static void full_gpu_end(struct full_gpu *full)
{
    *(volatile uint64_t *)full->go = 1;
    CUDA(cudaStreamSynchronize(full->stream));
}
__attribute__((unused)) static void full_gpu_drop(struct full_gpu *full)
{
    CUDA(cudaFreeHost(full->go));
    CUDA(cudaStreamDestroy(full->stream));
}

#endif
