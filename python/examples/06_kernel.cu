/* SPDX-License-Identifier: BSD-3-Clause */
/* The kernel of 06_kernel.py, and a function of C that launches it.  One source for GPUs and for emulated ones. */
#include "ferry_device.h"
#include <cuda_runtime.h>

/* Doubles each number, sends all to the right neighbour and waits for those of the left one. */
__global__ void pass_on(double *mine, double *inbox, uint64_t *came, int n)
{
    const int me = ferry_my_pe(), n_pes = ferry_n_pes();
    for (int i = (int)threadIdx.x; i < n; i += (int)blockDim.x)
        mine[i] = 2 * mine[i];
    (void)ferry_double_put_signal_block(inbox, mine, (size_t)n, came, 1, FERRY_SIGNAL_SET, (me + 1) % n_pes);
    (void)ferry_signal_wait_until_block(came, FERRY_CMP_EQ, 1);
}

extern "C" int run_pass_on(double *mine, double *inbox, uint64_t *came, int n)
{
    pass_on<<<1, 64>>>(mine, inbox, came, n);
    return (int)cudaDeviceSynchronize();
}
