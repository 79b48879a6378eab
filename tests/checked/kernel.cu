// SPDX-License-Identifier: BSD-3-Clause
// A kernel of emulated GPUs that is right, or wrong in one way: kernels_are_seen.sh.
#include "ferry.h"
#include "ferry_device.h"

enum { N = 256, CORRECT, NO_FENCE, NO_WAIT, TOO_LONG };

__global__ void exchange(long *mine, long *theirs, uint64_t *flag, int right, int bug)
{
    for (int i = (int)threadIdx.x; i < N; i += (int)blockDim.x)
        mine[i] = i;
    __syncthreads();
    if (threadIdx.x == 0) {
        (void)ferry_long_p(&theirs[N], 1, right); // put
        if (bug != NO_FENCE)
            (void)ferry_fence();
    }
    __syncthreads();
    const size_t n = bug == TOO_LONG ? 2 * N : N;
    (void)ferry_long_put_signal_block(theirs, mine, n, flag, 1, FERRY_SIGNAL_ADD, right); // block
    if (bug != NO_WAIT && threadIdx.x == 0)
        (void)ferry_signal_wait_until(flag, FERRY_CMP_GE, 1);
    __syncthreads();
    for (int i = (int)threadIdx.x; i < N; i += (int)blockDim.x)
        mine[i] += theirs[i]; // sum
    if (threadIdx.x == 0)
        mine[0] += theirs[N]; // last
}

int main(int argc, char **argv)
{
    const int bug = argc > 1 ? atoi(argv[1]) : (int)CORRECT;
    if (ferry_init() != FERRY_SUCCESS)
        return 1;
    long *mine = (long *)ferry_calloc(2 * N, sizeof *mine), *theirs = (long *)ferry_calloc(N + 1, sizeof *theirs);
    uint64_t *flag = (uint64_t *)ferry_calloc(1, sizeof *flag);
    (void)!ferry_barrier_all();
    exchange<<<1, 64>>>(mine, theirs, flag, (ferry_my_pe() + 1) % ferry_n_pes(), bug);
    int bad = cudaDeviceSynchronize() != cudaSuccess;
    (void)!ferry_barrier_all();
    (void)!ferry_finalize();
    return bad;
}
