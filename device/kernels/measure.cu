/* SPDX-License-Identifier: BSD-3-Clause */
/* The kernels of `ferry-info measure` that need no job: one that holds a stream back, and one that copies. */
#include "probe__funcs.h"

/* Holds its stream until the host sets *go, so that what the host queues meanwhile runs back to back.  Ends by itself
 * after some milliseconds: a queue that is full would never let the host set the word. */
extern "C" __global__ void ferry_measure_hold_kernel(const uint32_t *go, long long clocks)
{
    const long long began = clock64();
    FERRYI_ROLLED
    while (ferryi_ld_relaxed_u32(go) == 0 && clock64() - began <= clocks)
        ferryi_yield();
}

/* A copy by multiprocessors, 16 bytes a thread and turn. */
extern "C" __global__ void ferry_measure_copy_kernel(uint4 *__restrict__ to, const uint4 *__restrict__ from, size_t n)
{
    const size_t step = (size_t)gridDim.x * blockDim.x;
#pragma unroll 5
    for (size_t i = (size_t)blockIdx.x * blockDim.x + threadIdx.x; i < n; i += step)
        to[i] = from[i];
}
