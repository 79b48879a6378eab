/* SPDX-License-Identifier: BSD-3-Clause */
/* One thread of a kernel makes every kind of call. */
#include "gpu_test.h"

struct memory {
    int *ints;       /* [256] */
    uint64_t *words; /* [16] */
    double *doubles; /* [64] */
    char *chars;     /* [64] */
};

__global__ void one_thread(memory m, int *bad)
{
    int pe = ferry_my_pe(), n = ferry_n_pes(), to = (pe + 1) % n, from = (pe + n - 1) % n;
    KERNEL_CHECK(bad, ferry_ptr(m.ints, pe) == m.ints && ferry_ptr(bad, to) == NULL);
    /* p, then signal after a fence */
    KERNEL_CHECK(bad, ferry_int_p(m.ints, 1000 + pe, to) == FERRY_SUCCESS);
    KERNEL_CHECK(bad, ferry_double_p(m.doubles, 0.5 + pe, to) == FERRY_SUCCESS);
    KERNEL_CHECK(bad, ferry_char_p(m.chars + 3, (char)(pe + 1), to) == FERRY_SUCCESS);
    KERNEL_CHECK(bad, ferry_fence() == FERRY_SUCCESS);
    KERNEL_CHECK(bad, ferry_signal_set(m.words, 1, to) == FERRY_SUCCESS);
    KERNEL_CHECK(bad, ferry_signal_wait_until(m.words, FERRY_CMP_EQ, 1) == 1);
    KERNEL_CHECK(bad, m.ints[0] == 1000 + from && m.doubles[0] == 0.5 + from && m.chars[3] == from + 1);
    /* g of what the left one has got from its left */
    KERNEL_CHECK(bad, ferry_barrier_all() == FERRY_SUCCESS);
    KERNEL_CHECK(bad, ferry_int_g(m.ints, to) == 1000 + pe);
    KERNEL_CHECK(bad, ferry_double_g(m.doubles, to) == 0.5 + pe);
    KERNEL_CHECK(bad, ferry_char_g(m.chars + 3, to) == pe + 1);
    /* put and get, strided too */
    int local[40];
    for (int i = 0; i < 40; i++)
        local[i] = pe * 40 + i;
    KERNEL_CHECK(bad, ferry_int_put(m.ints + 10, local, 40, to) == FERRY_SUCCESS);
    KERNEL_CHECK(bad, ferry_int_iput(m.ints + 100, local, 2, 1, 10, to) == FERRY_SUCCESS);
    KERNEL_CHECK(bad, ferry_quiet() == FERRY_SUCCESS);
    KERNEL_CHECK(bad, ferry_barrier_all() == FERRY_SUCCESS);
    for (int i = 0; i < 40; i++)
        KERNEL_CHECK(bad, m.ints[10 + i] == from * 40 + i);
    for (int i = 0; i < 10; i++)
        KERNEL_CHECK(bad, m.ints[100 + 2 * i] == from * 40 + i);
    KERNEL_CHECK(bad, ferry_int_get(local, m.ints + 10, 40, to) == FERRY_SUCCESS && local[39] == pe * 40 + 39);
    /* Atomics: every PE at PE 0. */
    for (int i = 0; i < 100; i++)
        (void)ferry_uint64_atomic_inc(m.words + 1, 0);
    uint64_t before = ferry_uint64_atomic_fetch_add(m.words + 2, 1ull << (8 * pe), 0);
    KERNEL_CHECK(bad, (before >> (8 * pe) & 255) == 0);
    (void)ferry_uint64_atomic_or(m.words + 3, 1ull << pe, 0);
    (void)ferry_uint64_atomic_xor(m.words + 4, 1ull << pe, 0);
    KERNEL_CHECK(bad, ferry_quiet() == FERRY_SUCCESS && ferry_barrier_all() == FERRY_SUCCESS);
    KERNEL_CHECK(bad, ferry_uint64_atomic_fetch(m.words + 1, 0) == 100u * (unsigned)n);
    KERNEL_CHECK(bad, ferry_uint64_atomic_fetch(m.words + 3, 0) == (1ull << n) - 1);
    KERNEL_CHECK(bad, ferry_uint64_atomic_fetch(m.words + 4, 0) == (1ull << n) - 1);
    KERNEL_CHECK(bad, ferry_uint64_atomic_compare_swap(m.words + 5, 0, 1 + (uint64_t)pe, pe) == 0);
    KERNEL_CHECK(bad, ferry_uint64_atomic_swap(m.words + 5, 9, pe) == 1 + (uint64_t)pe);
    KERNEL_CHECK(bad, ferry_float_atomic_swap((float *)(m.words + 6), 1.5f, pe) == 0.0f);
    KERNEL_CHECK(bad, ferry_float_atomic_fetch((float *)(m.words + 6), pe) == 1.5f);
    /* put_signal, set and add; waits of several words */
    KERNEL_CHECK(bad, ferry_int_put_signal(m.ints + 200, local, 33, m.words + 8, 3, FERRY_SIGNAL_ADD, to) == 0);
    KERNEL_CHECK(bad, ferry_putmem_signal(m.ints + 240, local, 5, m.words + 9, 7, FERRY_SIGNAL_SET, to) == 0);
    KERNEL_CHECK(bad, ferry_uint64_wait_until_all(m.words + 8, 2, NULL, FERRY_CMP_GT, 2) == FERRY_SUCCESS);
    KERNEL_CHECK(bad, m.words[8] == 3 && m.words[9] == 7 && m.ints[200] == from * 40);
    KERNEL_CHECK(bad, ferry_uint64_wait_until_any(m.words + 8, 2, NULL, FERRY_CMP_EQ, 7) == 1);
    KERNEL_CHECK(bad, ferry_uint64_test(m.words + 8, FERRY_CMP_EQ, 4) == 0);
    /* Collectives. */
    m.doubles[10] = pe + 1;
    KERNEL_CHECK(bad, ferry_double_sum_reduce(FERRY_TEAM_WORLD, m.doubles + 20, m.doubles + 10, 1) == 0);
    KERNEL_CHECK(bad, m.doubles[20] == n * (n + 1) / 2.0);
    KERNEL_CHECK(bad, ferry_double_fcollect(FERRY_TEAM_WORLD, m.doubles + 30, m.doubles + 10, 1) == 0);
    for (int i = 0; i < n; i++)
        KERNEL_CHECK(bad, m.doubles[30 + i] == i + 1);
    KERNEL_CHECK(bad, ferry_barrier_all() == FERRY_SUCCESS);
}

/* A refused call, which is recorded; a wait that ends. */
__global__ void failing(memory m, int *bad)
{
    uint64_t found = 99;
    KERNEL_CHECK(bad, ferry_int_p(m.ints, 1, ferry_n_pes()) == FERRY_ERR_INVALID_PE);
    KERNEL_CHECK(bad, ferry_int_p(bad, 1, 0) == FERRY_ERR_INVALID_ADDR);
    KERNEL_CHECK(bad, ferry_uint64_atomic_inc((uint64_t *)((char *)m.words + 4), 0) == FERRY_ERR_MISALIGNED);
    KERNEL_CHECK(bad,
                 ferry_signal_wait_until_timeout(m.words + 15, FERRY_CMP_EQ, 12, &found, 5000000) == FERRY_ERR_TIMEOUT);
    KERNEL_CHECK(bad, found == 0);
}

static void faults(memory m)
{
    const ferry_status want[] = { FERRY_ERR_INVALID_PE, FERRY_ERR_INVALID_ADDR, FERRY_ERR_MISALIGNED,
                                  FERRY_ERR_TIMEOUT };
    ferry_fault fault;
    char text[512];
    failing<<<1, 1>>>(m, bad_word);
    KERNELS_PASS();
    for (int i = 0; i < 4; i++) {
        CHECK_OK(ferry_fault_next(&fault));
        CHECK(fault.status == want[i] && fault.pe == me && fault.seq == (uint64_t)i);
    }
    CHECK(fault.call == FERRY_CALL_SIGNAL_WAIT && fault.expected == 12 && fault.found == 0 && fault.age_ns >= 5000000 &&
          fault.age_ns < GPU_TEST_TIME(500000000));
    CHECK(ferry_fault_format(&fault, text, sizeof text) > 0);
    CHECK(ferry_fault_next(&fault) == FERRY_ERR_EMPTY);
}

static void test(void)
{
    memory m;
    m.ints = (int *)MADE(ferry_calloc(256, sizeof(int)));
    m.words = (uint64_t *)MADE(ferry_calloc(16, 8));
    m.doubles = (double *)MADE(ferry_calloc(64, sizeof(double)));
    m.chars = (char *)MADE(ferry_calloc(64, 1));
    one_thread<<<1, 1>>>(m, bad_word);
    KERNELS_PASS();
    faults(m);
    /* The context lives on. */
    CHECK_OK(ferry_barrier_all());
    CUDA(cudaMemset(m.words, 0, 16 * 8));
    CUDA(cudaMemset(m.ints, 0, 256 * sizeof(int)));
    CUDA(cudaMemset(m.doubles, 0, 64 * sizeof(double)));
    CUDA(cudaDeviceSynchronize());
    CHECK_OK(ferry_barrier_all());
    one_thread<<<1, 1>>>(m, bad_word);
    KERNELS_PASS();
}
