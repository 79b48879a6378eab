/* SPDX-License-Identifier: BSD-3-Clause */
/* 10. Ordinary CUDA: a kernel that is launched by <<<>>> and communicates.
 *
 * Lesson 7 wrote a kernel for GPUs and CPUs at once.  A CUDA program needs none of that: a __global__ function may make
 * ferry's calls, and is launched as ever.  The only condition: pointers that others write to come from ferry_malloc.
 *
 *     ferry-cc -cc=nvcc -std=c++17 -arch=native 10_cuda.cu -o 10_cuda        for GPUs
 *     ferry-cc --emulate 10_cuda.cu -o 10_cuda                               for a machine without one
 *
 * The kernel finds the largest number of all PEs.  The threads of a block first do so among themselves, in shared
 * memory; one thread of each block sends what they found to PE 0 by an atomic, and there is no second kernel. */
#define PE_ANY_SPACE
#include "ferry_device.h"
#include "pe_main.h"
#include <cuda_runtime.h>

enum { BLOCKS = 4, THREADS = 64, NUMBERS = 5000 };

/* What PE pe's number i is; a host and a GPU compute the same. */
__host__ __device__ static long number(int pe, int i)
{
    return (long)((unsigned)(i * 7919 + pe * 104729) % 1000003u);
}

__global__ void find_largest(long *largest, int *blocks_done)
{
    __shared__ long best[THREADS];
    const int me = ferry_my_pe(), t = (int)threadIdx.x;

    best[t] = 0;
    for (int i = (int)(blockIdx.x * blockDim.x + threadIdx.x); i < NUMBERS; i += (int)(gridDim.x * blockDim.x))
        if (number(me, i) > best[t])
            best[t] = number(me, i);
    __syncthreads(); /* all have written before anybody reads */
    for (int half = THREADS / 2; half > 0; half /= 2) {
        if (t < half && best[t + half] > best[t])
            best[t] = best[t + half];
        __syncthreads();
    }

    /* One thread speaks for the block.  There is no atomic maximum, so it tries until its number is there or a larger
     * one is: compare_swap writes `best` only if the word is still what this thread saw. */
    if (t == 0) {
        long seen = ferry_long_atomic_fetch(largest, 0);
        while (seen < best[0]) {
            const long was = ferry_long_atomic_compare_swap(largest, seen, best[0], 0);
            if (was == seen)
                break;
            seen = was;
        }
        (void)ferry_int_atomic_add(blocks_done, 1, 0);
    }
}

static int pe_main(int argc, char **argv)
{
    (void)argc;
    (void)argv;
    PE_TRY(ferry_init());
    int me = ferry_my_pe(), n = ferry_n_pes(), wrong = 0;
    long *largest = (long *)pe_alloc(1, sizeof *largest);
    int *blocks_done = (int *)pe_alloc(1, sizeof *blocks_done);

    find_largest<<<BLOCKS, THREADS>>>(largest, blocks_done);
    cudaError_t error = cudaDeviceSynchronize(); /* my kernel has ended: its errors show here */
    if (error != cudaSuccess) {
        fprintf(stderr, "PE %d: the kernel failed: %s\n", me, cudaGetErrorString(error));
        return 1;
    }
    PE_TRY(ferry_barrier_all()); /* everybody's has ended, and all atomics have arrived */

    long want = 0, found = ferry_long_g(largest, 0);
    for (int pe = 0; pe < n; pe++)
        for (int i = 0; i < NUMBERS; i++)
            want = number(pe, i) > want ? number(pe, i) : want;
    wrong += found != want || ferry_int_g(blocks_done, 0) != n * BLOCKS;
    printf("PE %d: the largest of %d numbers is %ld%s\n", me, n * NUMBERS, found, wrong ? "  WRONG" : "");

    PE_TRY(ferry_barrier_all());
    PE_TRY(ferry_finalize());
    return wrong != 0;
}
