/* SPDX-License-Identifier: BSD-3-Clause */
/* Broken 10.  The threads of a block add up numbers in shared memory.  Each thread reads what its neighbour has
 * written, but nothing makes it wait for the neighbour. */
#define PE_ANY_SPACE
#include "../pe_main.h"
#include "ferry_device.h"
#include <cuda_runtime.h>

enum { THREADS = 64 };

__global__ void sum_up(long *sum)
{
    __shared__ long part[THREADS];
    const int t = (int)threadIdx.x;
    part[t] = t;
    __syncthreads();
    for (int half = THREADS / 2; half > 0; half /= 2)
        if (t < half)
            part[t] += part[t + half]; /* here: no __syncthreads() between the rounds */
    if (t == 0)
        *sum = part[0];
}

static int pe_main(int argc, char **argv)
{
    (void)argc;
    (void)argv;
    PE_TRY(ferry_init());
    long *sum = (long *)pe_alloc(1, sizeof *sum);
    sum_up<<<1, THREADS>>>(sum);
    if (cudaDeviceSynchronize() != cudaSuccess)
        return 1;
    printf("PE %d: the sum is %ld\n", ferry_my_pe(), ferry_long_g(sum, ferry_my_pe()));
    PE_TRY(ferry_barrier_all());
    PE_TRY(ferry_finalize());
    return 0;
}
