/* SPDX-License-Identifier: BSD-3-Clause */
/* Atomics and signals reach a PE whose kernel never calls ferry, or that runs no kernel; many writers add to one word,
 * and its owner resets the word between rounds by a plain store, as kernels without ferry do. */
#include "gpu_test.h"

enum { ROUNDS = 50, FETCHES = 40 };

/* Counts up to n signals a round, with only its own loads and stores. */
__global__ void foreign(volatile unsigned long long *count, volatile unsigned long long *go, int writers, int rounds,
                        int *bad)
{
    for (int round = 1; round <= rounds; round++) {
        long long start = clock64();
        while (*count != (unsigned long long)writers)
            if (clock64() - start > 20000000000ll) {
                atomicCAS(bad, 0, __LINE__);
                return;
            }
        *count = 0;
        __threadfence_system();
        *go = (unsigned long long)round;
    }
}

__global__ void writer(uint64_t *count, uint64_t *go, int owner, int rounds, int *bad)
{
    for (int round = 1; round <= rounds; round++) {
        KERNEL_CHECK(bad, ferry_signal_add(count, 1, owner) == FERRY_SUCCESS);
        long long start = clock64();
        while (ferry_uint64_atomic_fetch(go, owner) < (uint64_t)round)
            if (clock64() - start > 20000000000ll) {
                atomicCAS(bad, 0, __LINE__);
                return;
            }
    }
}

__global__ void all_kinds(uint64_t *w, int owner, int *bad)
{
    uint64_t me = (uint64_t)ferry_my_pe(), n = (uint64_t)ferry_n_pes(), sum = 0;
    for (int i = 0; i < FETCHES; i++)
        sum += ferry_uint64_atomic_fetch_add(w, 1, owner) < FETCHES * n;
    KERNEL_CHECK(bad, sum == FETCHES);
    KERNEL_CHECK(bad, (ferry_uint64_atomic_fetch_or(w + 1, 1ull << me, owner) >> me & 1) == 0);
    KERNEL_CHECK(bad, (ferry_uint64_atomic_fetch_xor(w + 2, 1ull << me, owner) >> me & 1) == 0);
    KERNEL_CHECK(bad, (ferry_uint64_atomic_fetch_and(w + 3, ~(1ull << me), owner) >> me & 1) == 1);
    uint32_t *half = (uint32_t *)(w + 4);
    KERNEL_CHECK(bad, ferry_uint32_atomic_fetch_add(half + 1, 3, owner) % 3 == 0);
    ferry_uint32_atomic_inc(half, owner);
    for (uint64_t old = ferry_uint64_atomic_fetch(w + 5, owner), found;; old = found) {
        found = ferry_uint64_atomic_compare_swap(w + 5, old, old + 7, owner);
        if (found == old)
            break;
    }
    KERNEL_CHECK(bad, ferry_quiet() == FERRY_SUCCESS);
}

/* Every thread of a block adds at once: more than the ring holds. */
__global__ void oversubscription(uint64_t *w, int owner, int *bad)
{
    for (int i = 0; i < 5; i++)
        KERNEL_CHECK(bad, ferry_uint64_atomic_add(w, 1 + threadIdx.x % 2, owner) == FERRY_SUCCESS);
    KERNEL_CHECK(bad, ferry_quiet() == FERRY_SUCCESS);
}

__global__ void look(const uint64_t *w, uint64_t n, int *bad)
{
    KERNEL_CHECK(bad, w[0] == FETCHES * n && w[1] == (1ull << n) - 1 && w[2] == (1ull << n) - 1);
    KERNEL_CHECK(bad, w[3] == ~((1ull << n) - 1));
    KERNEL_CHECK(bad, ((const uint32_t *)w)[8] == (uint32_t)n && ((const uint32_t *)w)[9] == 3 * (uint32_t)n);
    KERNEL_CHECK(bad, w[5] == 7 * n && w[6] == n * 256 * 5 * 3 / 2);
}

static void test(void)
{
    uint64_t *count = (uint64_t *)MADE(ferry_calloc(2, 8)), *go = count + 1, *w = (uint64_t *)MADE(ferry_calloc(8, 8));
    cudaStream_t stream;
    CUDA(cudaStreamCreateWithFlags(&stream, cudaStreamNonBlocking));
    if (me == 0)
        CUDA(cudaMemset(w + 3, 0xff, 8));
    CUDA(cudaDeviceSynchronize());
    CHECK_OK(ferry_barrier_all());
    if (n_pes > 1) {
        if (me == 0)
            foreign<<<1, 1, 0, stream>>>((volatile unsigned long long *)count, (volatile unsigned long long *)go,
                                         n_pes - 1, ROUNDS, bad_word);
        else
            writer<<<1, 1, 0, stream>>>(count, go, 0, ROUNDS, bad_word);
        KERNELS_PASS();
    }
    CHECK_OK(ferry_barrier_all());
    all_kinds<<<1, 1, 0, stream>>>(w, 0, bad_word);
    KERNELS_PASS();
    oversubscription<<<2, 128, 0, stream>>>(w + 6, 0, bad_word);
    KERNELS_PASS();
    CHECK_OK(ferry_barrier_all());
    if (me == 0)
        look<<<1, 1, 0, stream>>>(w, (uint64_t)n_pes, bad_word);
    KERNELS_PASS();
    /* Host calls to an idle PE. */
    CHECK_OK(ferry_barrier_all());
    if (me != 0) {
        (void)ferry_uint64_atomic_fetch_inc(w + 7, 0);
        CHECK_OK(ferry_uint64_atomic_add(w + 7, 2, 0));
        CHECK_OK(ferry_quiet());
    }
    CHECK_OK(ferry_barrier_all());
    CHECK(ferry_uint64_atomic_fetch(w + 7, 0) == 3 * (uint64_t)(n_pes - 1));
    CUDA(cudaStreamDestroy(stream));
}
