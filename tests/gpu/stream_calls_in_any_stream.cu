/* SPDX-License-Identifier: BSD-3-Clause */
/* Calls in streams that programs do not create themselves: the legacy default stream, which torch uses, the per-thread
 * default stream, and a stream that the legacy one waits for.  The host waits in the driver after a kernel that waits
 * for a peer: for the stream where services move the data (ferry/stream.h), else for a copy to pageable memory. */
#include "gpu_test.h"
#include <unistd.h>
#include <vector>

enum { SIZES = GPU_TEST_IS_SLOW ? 3 : 4, ROUNDS = 6 };

static int value(int from, int to, size_t i, int round)
{
    return from * 1000003 + to * 10007 + (int)i * 17 + round * 7919;
}

static __global__ void fill(int *to, size_t n, int n_pes, int pe, int round)
{
    for (size_t i = threadIdx.x + blockIdx.x * blockDim.x; i < n * (size_t)n_pes; i += gridDim.x * blockDim.x)
        to[i] = pe * 1000003 + (int)(i / n) * 10007 + (int)(i % n) * 17 + round * 7919;
}

/* Services move what some PE sends. */
static int by_service(void)
{
    for (int pair = 0; pair < n_pes * n_pes; pair++) {
        const ferry_path path = ferry_path_of(pair / n_pes, pair % n_pes);
        if (path == FERRY_PATH_STAGED || path == FERRY_PATH_REMOTE)
            return 1;
    }
    return 0;
}

static void rounds(cudaStream_t stream, size_t n)
{
    const size_t all = n * (size_t)n_pes;
    int *src = (int *)ferry_calloc(all, sizeof *src), *dst = (int *)ferry_calloc(all, sizeof *dst);
    std::vector<int> got(all);
    CHECK(src != NULL && dst != NULL);
    for (int round = 0; round < ROUNDS; round++) {
        fill<<<32, 256, 0, stream>>>(src, n, n_pes, me, round);
        if (round % n_pes == me) /* the others' kernels wait for this one's */
            usleep(3000);
        CHECK_OK(ferry_int_alltoall_on_stream(FERRY_TEAM_WORLD, dst, src, n, stream));
        if (by_service())
            CUDA(cudaStreamSynchronize(stream));
        CUDA(cudaMemcpyAsync(got.data(), dst, all * sizeof *dst, cudaMemcpyDeviceToHost, stream));
        CUDA(cudaStreamSynchronize(stream));
        for (size_t i = 0; i < all; i++)
            CHECK(got[i] == value((int)(i / n), me, i % n, round));
        CHECK_OK(ferry_sync_all_on_stream(stream));
    }
    CUDA(cudaStreamSynchronize(stream));
    CHECK_OK(ferry_free(dst));
    CHECK_OK(ferry_free(src));
}

static void test(void)
{
    const size_t size[] = { 1, 1000, 100000, 1000000 };
    cudaStream_t blocking;
    CUDA(cudaStreamCreate(&blocking));
    for (cudaStream_t stream : { cudaStreamLegacy, cudaStreamPerThread, blocking, (cudaStream_t)0 })
        for (int i = 0; i < SIZES; i++)
            rounds(stream, size[i]);
    CUDA(cudaStreamDestroy(blocking));
}
