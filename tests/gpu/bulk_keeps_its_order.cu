/* SPDX-License-Identifier: BSD-3-Clause */
/* Kernels, streams and the host send bulk data, both ways at once and from all PEs to one: every byte arrives, in order
 * with its source's other data.  On staged pairs bulk data takes another way than small descriptors. */
#include "gpu_test.h"

enum { WORDS = (9 << 20) / 4 + 3, ROUNDS = 3, SLICE = (3 << 20) / 4 + 5 };

static __device__ __host__ int word(int pe, int round, size_t i)
{
    return (int)(i * 2654435761u) ^ pe << 28 ^ round << 20;
}

/* A word before the bulk that covers it, a word after the bulk, and a signal after that word. */
__global__ void circle(int *data, int *src, uint64_t *sig, int *bad)
{
    const int me = ferry_my_pe(), n = ferry_n_pes(), right = (me + 1) % n, left = (me + n - 1) % n;
    for (int round = 1; round <= ROUNDS; round++) {
        for (size_t i = threadIdx.x; i < WORDS; i += blockDim.x)
            src[i] = word(me, round, i);
        if (threadIdx.x == 0) {
            KERNEL_CHECK(bad, ferry_int_p(data + WORDS / 2, -round, right) == FERRY_SUCCESS);
            KERNEL_CHECK(bad, ferry_fence() == FERRY_SUCCESS);
        }
        __syncthreads();
        KERNEL_CHECK(bad, ferry_int_put_block(data, src, WORDS, right) == FERRY_SUCCESS);
        if (threadIdx.x == 0) {
            KERNEL_CHECK(bad, ferry_fence() == FERRY_SUCCESS);
            KERNEL_CHECK(bad, ferry_int_p(data + 7, -round, right) == FERRY_SUCCESS);
            KERNEL_CHECK(bad, ferry_fence() == FERRY_SUCCESS);
            KERNEL_CHECK(bad, ferry_signal_set(sig, (uint64_t)round, right) == FERRY_SUCCESS);
        }
        KERNEL_CHECK(bad, ferry_signal_wait_until_block(sig, FERRY_CMP_EQ, (uint64_t)round) == (uint64_t)round);
        for (size_t i = threadIdx.x; i < WORDS; i += blockDim.x)
            KERNEL_CHECK(bad, data[i] == (i == 7 ? -round : word(left, round, i)));
        __syncthreads();
        if (threadIdx.x == 0) { /* it may be written again */
            KERNEL_CHECK(bad, ferry_signal_set(sig + 1, (uint64_t)round, left) == FERRY_SUCCESS);
            KERNEL_CHECK(bad, ferry_signal_wait_until(sig + 1, FERRY_CMP_EQ, (uint64_t)round) == (uint64_t)round);
        }
        __syncthreads();
    }
}

/* Each block and then a lone thread moves its own bytes to PE 0 and back. */
__global__ void to_one(int *slices, int *src, int *back, int *bad)
{
    const int me = ferry_my_pe();
    const size_t part = SLICE / gridDim.x, from = part * blockIdx.x;
    int *there = slices + (size_t)me * SLICE;
    KERNEL_CHECK(bad, ferry_int_put_nbi_block(there + from, src + from, part, 0) == FERRY_SUCCESS);
    KERNEL_CHECK(bad, ferry_int_get_block(back + from, there + from, part, 0) == FERRY_SUCCESS);
    for (size_t i = from + threadIdx.x; i < from + part; i += blockDim.x)
        KERNEL_CHECK(bad, back[i] == src[i]);
    __syncthreads();
    if (threadIdx.x != 0)
        return;
    back[from] = 0;
    KERNEL_CHECK(bad, ferry_int_put(there + from, src + from, part, 0) == FERRY_SUCCESS);
    KERNEL_CHECK(bad, ferry_int_get(back + from, there + from, part, 0) == FERRY_SUCCESS);
    KERNEL_CHECK(bad, back[from] == src[from] && back[from + part - 1] == src[from + part - 1]);
}

static void same(const int *gpu, const int *expected, size_t n)
{
    int *seen = (int *)MADE(malloc(n * sizeof *seen));
    CUDA(cudaMemcpy(seen, gpu, n * sizeof *seen, cudaMemcpyDeviceToHost));
    CHECK(memcmp(seen, expected, n * sizeof *seen) == 0);
    free(seen);
}

static void test(void)
{
    int *data = (int *)MADE(ferry_calloc(WORDS, sizeof(int))), *src = (int *)MADE(ferry_calloc(WORDS, sizeof(int)));
    int *slices = (int *)MADE(ferry_calloc((size_t)n_pes * SLICE, sizeof(int)));
    uint64_t *sig = (uint64_t *)MADE(ferry_calloc(2, sizeof *sig));
    int *host = (int *)MADE(malloc(SLICE * sizeof(int))), *back = (int *)MADE(malloc(SLICE * sizeof(int)));
    cudaStream_t stream;
    CUDA(cudaStreamCreateWithFlags(&stream, cudaStreamNonBlocking));
    CHECK_OK(ferry_barrier_all());
    circle<<<1, 256, 0, stream>>>(data, src, sig, bad_word);
    KERNELS_PASS();
    CHECK_OK(ferry_barrier_all());
    to_one<<<4, 128, 0, stream>>>(slices, src, data, bad_word);
    KERNELS_PASS();
    CHECK_OK(ferry_barrier_all());

    /* The host: memory unknown to any GPU, and the GPU's own memory. */
    for (size_t i = 0; i < SLICE; i++)
        host[i] = word(me, 9, i);
    CHECK_OK(ferry_int_put(slices + (size_t)me * SLICE, host, SLICE, right));
    CHECK_OK(ferry_int_get(back, slices + (size_t)me * SLICE, SLICE, right));
    CHECK(memcmp(host, back, SLICE * sizeof(int)) == 0);
    CHECK_OK(ferry_int_get(src, slices + (size_t)me * SLICE, SLICE, right));
    same(src, host, SLICE);
    CHECK_OK(ferry_barrier_all());

    /* A stream: the signal follows the bytes. */
    CHECK_OK(ferry_putmem_signal_on_stream(data, src, SLICE * sizeof(int), sig, 77, FERRY_SIGNAL_SET, right, stream));
    CHECK_OK(ferry_signal_wait_until_on_stream(sig, FERRY_CMP_EQ, 77, stream));
    CUDA(cudaStreamSynchronize(stream));
    for (size_t i = 0; i < SLICE; i++)
        host[i] = word(left, 9, i);
    same(data, host, SLICE);
    CHECK_OK(ferry_barrier_all());
    CHECK_OK(ferry_getmem_on_stream(slices, data, SLICE * sizeof(int), right, stream)); /* what this PE has put there */
    CUDA(cudaStreamSynchronize(stream));
    same(slices, back, SLICE);
    free(host);
    free(back);
}
