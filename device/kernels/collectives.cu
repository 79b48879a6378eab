/* SPDX-License-Identifier: BSD-3-Clause */
/* The kernel of `ferry-info measure --collectives`: one block makes the same collective again and again, as a program's
 * own kernel would, and reads the clock. */
#define FERRY_DRIVER_MODULE
#define FERRYI_NO_FREQUENCIES /* as in host_call.cu */
#include "collectives.h"
#include "ferry_device.h"

/* Each call is a function of its own, as in host_call.cu. */
#define APART static __device__ __noinline__

APART ferry_status alltoall(float *dest, const float *source, size_t n)
{
    return ferry_alltoallmem_block(FERRY_TEAM_WORLD, dest, source, n * sizeof(float));
}
APART ferry_status fcollect(float *dest, const float *source, size_t n)
{
    return ferry_fcollectmem_block(FERRY_TEAM_WORLD, dest, source, n * sizeof(float));
}
/* The root may run ahead of the others by any number of broadcasts: a sync holds it back. */
APART ferry_status broadcast(float *dest, const float *source, size_t n)
{
    const ferry_status status = ferry_broadcastmem_block(FERRY_TEAM_WORLD, dest, source, n * sizeof(float), 0);
    return status != FERRY_SUCCESS ? status : ferry_sync_all_block();
}
APART ferry_status reduce(float *dest, const float *source, size_t n)
{
    return ferry_float_sum_reduce_block(FERRY_TEAM_WORLD, dest, source, n);
}
APART ferry_status reducescatter(float *dest, const float *source, size_t n)
{
    return ferry_float_sum_reducescatter_block(FERRY_TEAM_WORLD, dest, source, n);
}

static __device__ ferry_status one(const ferryi_measured_loop &a, uint32_t i)
{
    float *dest = (float *)a.dest[i % 2];
    const float *source = (const float *)a.source[i % 2];
    switch (a.what) {
    case FERRYI_MEASURED_ALLTOALL:
        return alltoall(dest, source, a.count);
    case FERRYI_MEASURED_FCOLLECT:
        return fcollect(dest, source, a.count);
    case FERRYI_MEASURED_BROADCAST:
        return broadcast(dest, source, a.count);
    case FERRYI_MEASURED_REDUCE:
        return reduce(dest, source, a.count);
    default:
        return reducescatter(dest, source, a.count);
    }
}

extern "C" __global__ void __launch_bounds__(FERRYI_MEASURED_THREADS) ferry_measured_kernel(ferryi_measured_loop a)
{
    uint64_t began = 0;
    ferry_status status = ferry_sync_all_block();
    FERRYI_ROLLED
    for (uint32_t i = 0; i < a.skip + a.n && status == FERRY_SUCCESS; i++) {
        if (i == a.skip)
            began = ferryi_clock_ns();
        status = one(a, i);
    }
    const uint64_t ended = ferryi_clock_ns();
    if (threadIdx.x != 0)
        return;
    a.result[0] = (uint64_t)status;
    a.result[1] = ended - began;
}
