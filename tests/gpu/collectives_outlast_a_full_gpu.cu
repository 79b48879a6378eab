/* SPDX-License-Identifier: BSD-3-Clause */
/* A kernel that never calls ferry fills the whole GPU of PE 0 for longer than the budget of a collective of its host.
 * The collective that the host has given up on takes place when the GPU is free again; made once more, it is that one,
 * and the calls that follow meet the others' in order. */
#include "gpu_test.h"

enum { BUDGET_MS = 300 };

/* One block for each place there is, until the word is set. */
__global__ void foreign(volatile int *go, int *arrived, int *bad)
{
    long long start = clock64();
    if (threadIdx.x == 0)
        atomicAdd_system(arrived, 1);
    while (*go == 0)
        if (clock64() - start > 15000000000ll) {
            atomicCAS(bad, 0, __LINE__);
            return;
        }
}

static uint64_t *last;

static ferry_status barrier(uint64_t timeout_ns)
{
    return ferry_barrier_all_timeout(timeout_ns);
}
static ferry_status sync_team(uint64_t timeout_ns)
{
    return ferry_team_sync_timeout(FERRY_TEAM_WORLD, timeout_ns);
}
/* Until it ends, as a program does that has been told to call again. */
static ferry_status made_again(ferry_status (*collective)(uint64_t))
{
    ferry_status status = FERRY_ERR_TIMEOUT;
    for (int tries = 0; tries < 50 && status == FERRY_ERR_TIMEOUT; tries++)
        status = collective(GPU_TEST_TIME(200) * 1000000);
    return status;
}

static void outlast(ferry_status (*collective)(uint64_t), uint64_t number, int *go, int *arrived, int blocks,
                    cudaStream_t stream)
{
    OK(ferry_barrier_all());
    if (me == 0) {
        *(volatile int *)go = *(volatile int *)arrived = 0;
        foreign<<<blocks, 1024, 0, stream>>>(go, arrived, bad_word);
        while (*(volatile int *)arrived < blocks && cudaStreamQuery(stream) == cudaErrorNotReady)
            usleep(100);
    }
    CHECK(collective(GPU_TEST_TIME(BUDGET_MS) * 1000000) == FERRY_ERR_TIMEOUT);
    if (me == 0) {
        *(volatile int *)go = 1;
        CUDA(cudaStreamSynchronize(stream));
        usleep((useconds_t)GPU_TEST_TIME(100) * 1000); /* the collective takes place */
    }
    OK(made_again(collective));
    if (me == 0) {
        usleep((useconds_t)GPU_TEST_TIME(20) * 1000); /* others come to the barrier first, and must not pass it */
        for (int pe = 1; pe < n_pes; pe++)
            OK(ferry_uint64_p(last, number, pe));
    }
    OK(ferry_barrier_all());
    CHECK(me == 0 || ferry_uint64_g(last, me) == number);
}

static void test(void)
{
    int *go, *arrived, per_sm = 0, sms = 0;
    cudaStream_t stream;
    if (n_pes == 1)
        return;
    last = (uint64_t *)ferry_calloc(1, 8);
    CHECK(last != NULL);
    CUDA(cudaStreamCreateWithFlags(&stream, cudaStreamNonBlocking));
    CUDA(cudaHostAlloc((void **)&go, 2 * sizeof *go, cudaHostAllocMapped));
    arrived = go + 1;
    CUDA(cudaOccupancyMaxActiveBlocksPerMultiprocessor(&per_sm, foreign, 1024, 0));
    CUDA(cudaDeviceGetAttribute(&sms, cudaDevAttrMultiProcessorCount, 0));
    outlast(barrier, 1, go, arrived, per_sm * sms, stream);
    outlast(sync_team, 2, go, arrived, per_sm * sms, stream);
    KERNELS_PASS();
    CUDA(cudaFreeHost(go));
    CUDA(cudaStreamDestroy(stream));
}
