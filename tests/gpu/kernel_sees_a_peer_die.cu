/* SPDX-License-Identifier: BSD-3-Clause */
/* A PE dies while the others' kernels wait: the kernels return soon with the right status, and the context lives. */
#include "gpu_test.h"

__global__ void wait_for_the_dead(uint64_t *word, int *status)
{
    status[0] = ferry_uint64_wait_until(word, FERRY_CMP_EQ, 5);
}
__global__ void call_the_dead(int *word, int dead, int *status)
{
    status[1] = ferry_int_p(word, 1, dead);
    status[2] = ferry_int_p(word, 1, ferry_my_pe());
}

/* Until the other PE's death is known, or for a while: a running kernel with direct stores need not learn of it. */
__global__ void bulk_with_the_dying(char *data, size_t n, int dying, int *status)
{
    long long start = clock64();
    int mine = FERRY_SUCCESS;
    while (mine == FERRY_SUCCESS && clock64() - start < 3000000000ll) {
        mine = ferry_putmem(data, data + n, n, dying);
        if (mine == FERRY_SUCCESS)
            mine = ferry_getmem(data + n, data, n, dying);
    }
    status[3] = mine;
}

static void test(void)
{
    int *status, dead = n_pes - 1;
    ferry_fault fault;
    if (n_pes == 1)
        return;
    uint64_t *word = (uint64_t *)MADE(ferry_calloc(2, sizeof *word));
    const size_t bulk = (size_t)3 << 20;
    char *data = (char *)MADE(ferry_calloc(2, bulk));
    cudaStream_t beside;
    CUDA(cudaHostAlloc((void **)&status, 4 * sizeof *status, cudaHostAllocMapped));
    CUDA(cudaStreamCreateWithFlags(&beside, cudaStreamNonBlocking));
    CHECK_OK(ferry_barrier_all());
    if (me == dead) {
        usleep(200000);
        _exit(0);
    }
    bulk_with_the_dying<<<1, 1, 0, beside>>>(data, bulk, dead, status);
    wait_for_the_dead<<<1, 1>>>(word, status);
    CUDA(cudaDeviceSynchronize());
    CHECK(status[0] == FERRY_ERR_PEER_LOST);
    CHECK(status[3] == FERRY_ERR_PEER_LOST ||
          (status[3] == FERRY_SUCCESS && ferry_path_of(me, dead) != FERRY_PATH_STAGED));
    CHECK_OK(ferry_fault_next(&fault));
    CHECK(fault.status == FERRY_ERR_PEER_LOST && fault.age_ns < GPU_TEST_TIME(2000000000));
    usleep(GPU_TEST_TIME(100000)); /* kernels launched from now on know it */
    call_the_dead<<<1, 1>>>((int *)word, dead, status);
    CUDA(cudaDeviceSynchronize());
    CHECK(status[1] == FERRY_ERR_PEER_LOST && status[2] == FERRY_SUCCESS);
    CHECK(ferry_finalize() == FERRY_ERR_PEER_LOST);
    _exit(0);
}
