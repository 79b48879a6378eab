/* SPDX-License-Identifier: BSD-3-Clause */
/* A PE dies while kernels of the others wait: they return soon, with a status that says so, and the context lives. */
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

static void test(void)
{
    int *status, dead = n_pes - 1;
    ferry_fault fault;
    if (n_pes == 1)
        return;
    uint64_t *word = (uint64_t *)ferry_calloc(2, sizeof *word);
    CUDA(cudaHostAlloc((void **)&status, 3 * sizeof *status, cudaHostAllocMapped));
    OK(ferry_barrier_all());
    if (me == dead) {
        usleep(200000);
        _exit(0);
    }
    wait_for_the_dead<<<1, 1>>>(word, status);
    CUDA(cudaDeviceSynchronize());
    CHECK(status[0] == FERRY_ERR_PEER_LOST);
    OK(ferry_fault_next(&fault));
    CHECK(fault.status == FERRY_ERR_PEER_LOST && fault.age_ns < GPU_TEST_TIME(2000000000));
    usleep(GPU_TEST_TIME(100000)); /* kernels launched from now on know it */
    call_the_dead<<<1, 1>>>((int *)word, dead, status);
    CUDA(cudaDeviceSynchronize());
    CHECK(status[1] == FERRY_ERR_PEER_LOST && status[2] == FERRY_SUCCESS);
    CHECK(ferry_finalize() == FERRY_ERR_PEER_LOST);
    _exit(0);
}
