/* SPDX-License-Identifier: BSD-3-Clause */
/* Exercise 10.  A histogram over all PEs.  Each PE has NUMBERS numbers; bin b counts those with number % BINS == b. The
 * bins are spread: bin b is element b / n of the array `bins` on PE b % n.
 *
 * Lesson: 10_cuda.cu.  You need one call in the kernel.  Build it by `ferry-cc --emulate`, or nvcc. */
#define PE_ANY_SPACE
#include "../exercise.h"
#include "ferry_device.h"
#include <cuda_runtime.h>

enum { NUMBERS = 600, BINS = 10, BLOCKS = 2, THREADS = 32 };

__host__ __device__ static int number(int pe, int i)
{
    return (int)((unsigned)(i * 7919 + pe * 104729) % 65537u);
}

__global__ void count(long *bins)
{
    const int me = ferry_my_pe(), n = ferry_n_pes();
    for (int i = (int)(blockIdx.x * blockDim.x + threadIdx.x); i < NUMBERS; i += (int)(gridDim.x * blockDim.x)) {
        const int bin = number(me, i) % BINS;
        /* TODO: add 1 to the bin, on the PE where it is.  Many threads do so at the same time. */
        (void)ferry_long_atomic_add(&bins[bin / n], 1, bin % n);
        /* END OF TODO */
    }
}

static int pe_main(int argc, char **argv)
{
    (void)argc;
    (void)argv;
    PE_TRY(ferry_init());
    const int me = ferry_my_pe(), n = ferry_n_pes();
    long *bins = (long *)pe_alloc(BINS, sizeof *bins), want[BINS] = { 0 };
    count<<<BLOCKS, THREADS>>>(bins);
    const cudaError_t error = cudaDeviceSynchronize();
    EXPECT(error == cudaSuccess, "the kernel failed: %s", cudaGetErrorString(error));
    PE_TRY(ferry_barrier_all());

    for (int pe = 0; pe < n; pe++)
        for (int i = 0; i < NUMBERS; i++)
            want[number(pe, i) % BINS]++;
    for (int b = 0; b < BINS; b++) {
        const long is = ferry_long_g(&bins[b / n], b % n);
        EXPECT(is == want[b], "bin %d counts %ld and should count %ld: is the addition one step, and on the right PE?",
               b, is, want[b]);
    }
    if (me == 0)
        printf("PE 0: bin 0 counts %ld\n", ferry_long_g(bins, 0));
    return exercise_end();
}
