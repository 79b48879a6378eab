/* SPDX-License-Identifier: BSD-3-Clause */
/* Many threads add to few words of a PE at once: equal or different lanes, small and large numbers, whole and partial
 * warps.  On weak pairs some additions travel together and some are applied together.  The owner waits for the exact
 * sum of each word, then resets the word by a plain store. */
#include "gpu_test.h"

enum { BLOCKS = GPU_TEST_IS_SLOW ? 2 : 6, THREADS = 96, TIMES = 4, KINDS = 6, WORDS = 4, ROUNDS = 20 };

/* The i-th addition of a thread: its word and its operand. */
__host__ __device__ static inline int word_of(int kind, int thread)
{
    return kind == 1 ? thread % 3 : kind == 4 ? 3 : kind == 5 ? thread / 48 : 0;
}
__host__ __device__ static inline uint64_t number_of(int kind, int thread, int i)
{
    switch (kind) {
    case 2:
        return (uint64_t)(thread % 32) + 1;
    case 3:
        return thread % 2 ? 2 : 0; /* 0: it adds nothing */
    case 4:
        return i % 2 ? 300 : 7; /* more than a short descriptor holds, and less */
    case 5:
        return i == 1 ? 1ull << 40 : 1;
    default:
        return 1;
    }
}

/* Block 0 waits, the others send. */
__global__ void round_of(uint64_t *words, uint32_t *halves, int kind, int to, const uint64_t *sums, uint32_t half,
                         int *bad)
{
    if (blockIdx.x == 0) {
        if (threadIdx.x != 0)
            return;
        for (int i = 0; i < WORDS; i++) {
            KERNEL_CHECK(bad, ferry_uint64_wait_until(&words[i], FERRY_CMP_EQ, sums[i]) == FERRY_SUCCESS);
            *(volatile uint64_t *)&words[i] = 0;
        }
        KERNEL_CHECK(bad, ferry_uint32_wait_until(&halves[0], FERRY_CMP_EQ, half) == FERRY_SUCCESS);
        KERNEL_CHECK(bad, *(volatile uint32_t *)&halves[1] == 0);
        *(volatile uint32_t *)&halves[0] = 0;
        return;
    }
    const int thread = (int)threadIdx.x;
    for (int i = 0; i < TIMES; i++) {
        const uint64_t number = number_of(kind, thread, i);
        if (number != 0)
            KERNEL_CHECK(bad, ferry_uint64_atomic_add(&words[word_of(kind, thread)], number, to) == FERRY_SUCCESS);
    }
    /* Past the word's end: no carry may reach its neighbour. */
    KERNEL_CHECK(bad, ferry_uint32_atomic_add(&halves[0], 0x40000001u, to) == FERRY_SUCCESS);
}

/* Each lane is told that there is no such PE. */
__global__ void refused(uint64_t *words, int to, int *bad)
{
    KERNEL_CHECK(bad, ferry_uint64_atomic_add(words, 1, to) == FERRY_ERR_INVALID_PE);
    if (threadIdx.x % 3 == 0)
        KERNEL_CHECK(bad, ferry_signal_add(words, 1, to) == FERRY_ERR_INVALID_PE);
}

static void test(void)
{
    uint64_t *words = (uint64_t *)MADE(ferry_calloc(WORDS, sizeof *words)), *sums;
    uint32_t *halves = (uint32_t *)MADE(ferry_calloc(2, sizeof *halves));
    CUDA(cudaHostAlloc((void **)&sums, WORDS * sizeof *sums, cudaHostAllocMapped));
    const int rounds = GPU_TEST_IS_SLOW ? KINDS : GPU_TEST_ROUNDS(ROUNDS);
    for (int round = 0; round < rounds; round++) {
        const int kind = round % KINDS;
        memset(sums, 0, WORDS * sizeof *sums);
        for (int thread = 0; thread < THREADS; thread++)
            for (int i = 0; i < TIMES; i++)
                sums[word_of(kind, thread)] += BLOCKS * number_of(kind, thread, i);
        CHECK_OK(ferry_barrier_all());
        round_of<<<BLOCKS + 1, THREADS>>>(words, halves, kind, right, sums, 0x40000001u * BLOCKS * THREADS, bad_word);
        KERNELS_PASS();
        CHECK_OK(ferry_barrier_all());
    }
    refused<<<1, 64>>>(words, n_pes, bad_word);
    KERNELS_PASS();
    ferry_fault fault;
    int faults = 0;
    while (ferry_fault_next(&fault) == FERRY_SUCCESS)
        faults += fault.status == FERRY_ERR_INVALID_PE;
    CHECK(faults > 0);
    CUDA(cudaFreeHost(sums));
    CHECK_OK(ferry_free(halves));
    CHECK_OK(ferry_free(words));
}
