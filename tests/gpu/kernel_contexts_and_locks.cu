/* SPDX-License-Identifier: BSD-3-Clause */
/* In kernels: calls on contexts of the world and of a team whose PE numbers differ from the world's; nonblocking
 * fetching atomics; strided elements and blocks; locks that a kernel shares with the hosts. */
#include "gpu_test.h"

enum { AREA = 600, ROUNDS = 40 };

struct areas {
    int *ints;
    uint64_t *words;
    unsigned char *bytes;
    float *real;
};

/* One thread calls, all threads of the block check: peer is a number in the context's team, pe the world's number. */
__global__ void contexts(areas a, ferry_ctx_t ctx, int peer, int pe, int *bad)
{
    const int mine = ferry_my_pe();
    int found[8];
    if (threadIdx.x != 0)
        return;
    for (int i = 0; i < 8; i++)
        found[i] = -1;
    KERNEL_CHECK(bad, ferry_ctx_int_p(ctx, a.ints + mine, mine + 1, peer) == FERRY_SUCCESS);
    KERNEL_CHECK(bad, ferry_ctx_quiet(ctx) == FERRY_SUCCESS);
    KERNEL_CHECK(bad, ferry_int_g(a.ints + mine, pe) == mine + 1);
    KERNEL_CHECK(bad, ferry_ctx_int_g(ctx, a.ints + mine, peer) == mine + 1);
    KERNEL_CHECK(bad, ferry_ctx_int_get(ctx, found, a.ints + mine, 1, peer) == FERRY_SUCCESS && found[0] == mine + 1);
    KERNEL_CHECK(bad, ferry_ctx_uint64_atomic_fetch_add(ctx, a.words + mine, 5, peer) == 0);
    KERNEL_CHECK(bad, ferry_ctx_uint64_atomic_add(ctx, a.words + mine, 2, peer) == FERRY_SUCCESS);
    KERNEL_CHECK(bad, ferry_ctx_fence(ctx) == FERRY_SUCCESS);
    KERNEL_CHECK(bad, ferry_ctx_signal_add(ctx, a.words + 64 + mine, 3, peer) == FERRY_SUCCESS);
    KERNEL_CHECK(bad, ferry_ctx_pe_quiet(ctx, &peer, 1) == FERRY_SUCCESS);
    KERNEL_CHECK(bad, ferry_uint64_g(a.words + mine, pe) == 7 && ferry_uint64_g(a.words + 64 + mine, pe) == 3);
    /* the type-generic spellings */
    uint64_t was = 0;
    const int source[2] = { 70 + mine, 80 + mine };
    KERNEL_CHECK(bad, ferry_put(ctx, a.ints + mine, source, 1, peer) == FERRY_SUCCESS);
    KERNEL_CHECK(bad, ferry_ctx_quiet(ctx) == FERRY_SUCCESS && ferry_g(ctx, a.ints + mine, peer) == 70 + mine);
    KERNEL_CHECK(bad, ferry_put_nbi(ctx, a.ints + mine, source + 1, 1, peer) == FERRY_SUCCESS);
    KERNEL_CHECK(bad, ferry_ctx_quiet(ctx) == FERRY_SUCCESS && ferry_g(a.ints + mine, pe) == 80 + mine);
    KERNEL_CHECK(bad, ferry_atomic_fetch_add_nbi(ctx, &was, a.words + mine, 1ull, peer) == FERRY_SUCCESS);
    KERNEL_CHECK(bad, ferry_ctx_quiet(ctx) == FERRY_SUCCESS && was == 7);
    KERNEL_CHECK(bad, ferry_atomic_fetch_nbi(&was, a.words + mine, pe) == FERRY_SUCCESS);
    KERNEL_CHECK(bad, ferry_quiet() == FERRY_SUCCESS && was == 8);
    KERNEL_CHECK(bad, ferry_atomic_swap(ctx, a.words + mine, 7ull, peer) == 8);
}

__global__ void fetches(areas a, int pe, int *bad)
{
    const int mine = ferry_my_pe();
    uint64_t *word = a.words + 128 + mine, old[6] = {};
    float was = -1;
    KERNEL_CHECK(bad, ferry_uint64_atomic_fetch_add_nbi(&old[0], word, 9, pe) == FERRY_SUCCESS);
    KERNEL_CHECK(bad, ferry_uint64_atomic_fetch_xor_nbi(&old[1], word, 3, pe) == FERRY_SUCCESS);
    KERNEL_CHECK(bad, ferry_uint64_atomic_compare_swap_nbi(&old[2], word, 10, 77, pe) == FERRY_SUCCESS);
    KERNEL_CHECK(bad, ferry_uint64_atomic_swap_nbi(&old[3], word, 5, pe) == FERRY_SUCCESS);
    KERNEL_CHECK(bad, ferry_uint64_atomic_fetch_inc_nbi(&old[4], word, pe) == FERRY_SUCCESS);
    KERNEL_CHECK(bad, ferry_uint64_atomic_fetch_nbi(&old[5], word, pe) == FERRY_SUCCESS);
    KERNEL_CHECK(bad, ferry_float_atomic_swap_nbi(&was, a.real + mine, 1.5f, pe) == FERRY_SUCCESS);
    KERNEL_CHECK(bad, ferry_quiet() == FERRY_SUCCESS);
    KERNEL_CHECK(bad, old[0] == 0 && old[1] == 9 && old[2] == 10 && old[3] == 77 && old[4] == 5 && old[5] == 6);
    KERNEL_CHECK(bad, was == 0 && ferry_float_g(a.real + mine, pe) == 1.5f);
}

/* src, here, to dst of pe and back to the end of src: SCOPE 0: thread, 1: warp, 2: block. */
template <int SCOPE>
__global__ void strided(areas a, int pe, int *bad)
{
    int *src = a.ints, *dst = a.ints + AREA, *back = a.ints + 2 * AREA;
    unsigned char *odd = a.bytes + 1;
    for (int i = (int)threadIdx.x; i < AREA; i += (int)blockDim.x) {
        src[i] = ferry_my_pe() * 1000 + i;
        dst[i] = back[i] = -1;
        a.bytes[i] = (unsigned char)i;
        a.bytes[AREA + i] = 0;
    }
    KERNEL_CHECK(bad, ferry_barrier_all_block() == FERRY_SUCCESS);
    if (SCOPE == 0 && threadIdx.x == 0) {
        KERNEL_CHECK(bad, ferry_int_iput(dst, src, 3, 2, 50, pe) == FERRY_SUCCESS);
        KERNEL_CHECK(bad, ferry_iput16(odd + AREA, odd, 2, 1, 20, pe) == FERRY_SUCCESS);
        KERNEL_CHECK(bad, ferry_int_ibput(dst + 200, src, 10, 4, 3, 6, pe) == FERRY_SUCCESS);
    } else if (SCOPE == 1 && threadIdx.x < 32) {
        KERNEL_CHECK(bad, ferry_int_iput_warp(dst, src, 3, 2, 50, pe) == FERRY_SUCCESS);
        KERNEL_CHECK(bad, ferry_iput16_warp(odd + AREA, odd, 2, 1, 20, pe) == FERRY_SUCCESS);
    } else if (SCOPE == 2) {
        KERNEL_CHECK(bad, ferry_int_iput_block(dst, src, 3, 2, 50, pe) == FERRY_SUCCESS);
        KERNEL_CHECK(bad, ferry_iput16_block(odd + AREA, odd, 2, 1, 20, pe) == FERRY_SUCCESS);
    }
    KERNEL_CHECK(bad, ferry_barrier_all_block() == FERRY_SUCCESS);
    if (SCOPE == 0 && threadIdx.x == 0) {
        int block[30], elements[4] = { 0, 0, 0, 0 };
        KERNEL_CHECK(bad, ferry_int_iget(back, dst, 2, 3, 50, pe) == FERRY_SUCCESS);
        KERNEL_CHECK(bad, ferry_int_iget(elements, dst, 2, 3, 2, pe) == FERRY_SUCCESS); /* a variable of this thread */
        KERNEL_CHECK(bad, elements[0] == ferry_my_pe() * 1000 && elements[1] == 0 && elements[2] == elements[0] + 2);
        KERNEL_CHECK(bad, ferry_int_ibget(block, dst + 200, 5, 10, 3, 6, pe) == FERRY_SUCCESS);
        for (int b = 0; b < 6; b++)
            for (int i = 0; i < 3; i++)
                KERNEL_CHECK(bad, block[b * 5 + i] == ferry_my_pe() * 1000 + b * 4 + i);
        KERNEL_CHECK(bad, ferry_int_ibput(dst, src, 2, 4, 3, 6, pe) == FERRY_ERR_INVALID_ARG);
        KERNEL_CHECK(bad, ferry_int_iput(dst, src, 0, 2, 4, pe) == FERRY_ERR_INVALID_ARG);
        KERNEL_CHECK(bad, ferry_int_iput(dst, src, PTRDIFF_MAX, 1, 3, pe) == FERRY_ERR_OVERFLOW);
        KERNEL_CHECK(bad, ferry_int_iput(dst, src, PTRDIFF_MAX, 1, 0, pe) == FERRY_SUCCESS);
    } else if (SCOPE == 1 && threadIdx.x < 32) {
        KERNEL_CHECK(bad, ferry_int_iget_warp(back, dst, 2, 3, 50, pe) == FERRY_SUCCESS);
    } else if (SCOPE == 2) {
        KERNEL_CHECK(bad, ferry_int_iget_block(back, dst, 2, 3, 50, pe) == FERRY_SUCCESS);
        KERNEL_CHECK(bad, ferry_int_iput_block(dst, src, 3, 2, (size_t)1 << 40, pe) == FERRY_ERR_INVALID_ADDR);
    }
    __syncthreads();
    const int from = (ferry_my_pe() + ferry_n_pes() - (pe - ferry_my_pe())) % ferry_n_pes();
    for (int i = (int)threadIdx.x; i < 150; i += (int)blockDim.x)
        KERNEL_CHECK(bad, dst[i] == (i % 3 == 0 ? from * 1000 + i / 3 * 2 : -1));
    for (int i = (int)threadIdx.x; i < 100; i += (int)blockDim.x)
        KERNEL_CHECK(bad, back[i] == (i % 2 == 0 ? ferry_my_pe() * 1000 + i : -1));
    for (int i = (int)threadIdx.x; i < 80; i += (int)blockDim.x)
        KERNEL_CHECK(bad, odd[AREA + i] == (i % 4 < 2 ? (unsigned char)(i / 4 * 2 + i % 4 + 1) : 0));
    KERNEL_CHECK(bad, ferry_barrier_all_block() == FERRY_SUCCESS);
}

/* Adds to a word of PE 0 in three steps: only a lock makes that safe.  The whole block runs under the lock. */
__global__ void counts(long *lock, int *counter, int *bad)
{
    for (int round = 0; round < ROUNDS; round++) {
        if (threadIdx.x == 0) {
            int busy = 1;
            if (round % 4 == 3) /* by tests, for as long as it takes */
                for (int i = 0; i < 1 << 24 && busy; i++)
                    KERNEL_CHECK(bad, ferry_test_lock(lock, &busy) == FERRY_SUCCESS);
            if (busy)
                KERNEL_CHECK(bad, ferry_set_lock(lock) == FERRY_SUCCESS);
        }
        __syncthreads();
        if (threadIdx.x == 1)
            KERNEL_CHECK(bad, ferry_int_p(counter, ferry_int_g(counter, 0) + 1, 0) == FERRY_SUCCESS &&
                                  ferry_quiet() == FERRY_SUCCESS);
        __syncthreads();
        if (threadIdx.x == 0)
            KERNEL_CHECK(bad, ferry_clear_lock(lock) == FERRY_SUCCESS);
    }
}

__global__ void refusals(areas a, long *lock, ferry_ctx_t of_team, int *bad)
{
    int busy = 0;
    KERNEL_CHECK(bad, ferry_ctx_int_p(FERRY_CTX_INVALID, a.ints, 1, 0) == FERRY_ERR_INVALID_ARG);
    KERNEL_CHECK(bad, ferry_ctx_int_g(FERRY_CTX_INVALID, a.ints, 0) == 0);
    KERNEL_CHECK(bad, ferry_ctx_quiet(FERRY_CTX_INVALID) == FERRY_ERR_INVALID_ARG);
    KERNEL_CHECK(bad, ferry_ctx_int_p(of_team, a.ints, 1, ferry_n_pes()) == FERRY_ERR_INVALID_PE);
    KERNEL_CHECK(bad, ferry_ctx_int_p(of_team, a.ints, 1, -1) == FERRY_ERR_INVALID_PE);
    KERNEL_CHECK(bad, ferry_test_lock(lock, &busy) == FERRY_SUCCESS && busy == 1); /* this PE's host has it */
    KERNEL_CHECK(bad, ferry_set_lock(lock) == FERRY_ERR_INVALID_ARG);
    KERNEL_CHECK(bad, ferry_test_lock(lock, NULL) == FERRY_ERR_INVALID_ARG);
    KERNEL_CHECK(bad, ferry_clear_lock(lock) == FERRY_SUCCESS);
    KERNEL_CHECK(bad, ferry_clear_lock(lock) == FERRY_ERR_INVALID_ARG);
}

static void test(void)
{
    areas a;
    long *lock = (long *)MADE(ferry_calloc(2, sizeof *lock));
    int *counter = (int *)MADE(ferry_calloc(1, sizeof *counter)), total = 0;
    ferry_ctx_t ctx, of_team;
    ferry_team_t turned;
    a.ints = (int *)MADE(ferry_calloc(3 * AREA, sizeof *a.ints));
    a.words = (uint64_t *)MADE(ferry_calloc(192, sizeof *a.words));
    a.bytes = (unsigned char *)MADE(ferry_calloc(2 * AREA + 64, 1));
    a.real = (float *)MADE(ferry_calloc(64, sizeof *a.real));
    CHECK_OK(ferry_ctx_create(FERRY_CTX_PRIVATE, &ctx));
    /* All but PE 0: member i is PE i + 1. */
    CHECK_OK(ferry_team_split_strided(FERRY_TEAM_WORLD, n_pes > 1, 1, n_pes - (n_pes > 1), NULL, 0, &turned));
    contexts<<<1, 32>>>(a, ctx, right, right, bad_word);
    KERNELS_PASS();
    CHECK_OK(ferry_barrier_all());
    if (turned != FERRY_TEAM_INVALID) {
        int members = ferry_team_n_pes(turned), peer = (ferry_team_my_pe(turned) + 1) % members;
        int pe = ferry_team_translate_pe(turned, peer, FERRY_TEAM_WORLD);
        CHECK_OK(ferry_team_create_ctx(turned, 0, &of_team));
        CHECK_OK(ferry_barrier_all());
        uint64_t none = 0;
        CHECK_OK(ferry_uint64_put(a.words + me, &none, 1, pe));
        CHECK_OK(ferry_uint64_put(a.words + 64 + me, &none, 1, pe));
        CHECK_OK(ferry_quiet());
        contexts<<<1, 32>>>(a, of_team, peer, pe, bad_word);
        KERNELS_PASS();
        CHECK_OK(ferry_set_lock(lock + 1));
        refusals<<<1, 1>>>(a, lock + 1, of_team, bad_word);
        KERNELS_PASS();
        CHECK_OK(ferry_ctx_destroy(of_team));
    } else {
        CHECK_OK(ferry_barrier_all());
    }
    CHECK_OK(ferry_barrier_all());
    fetches<<<1, 1>>>(a, right, bad_word);
    KERNELS_PASS();
    CHECK_OK(ferry_barrier_all());
    strided<0><<<1, 64>>>(a, right, bad_word);
    strided<1><<<1, 64>>>(a, right, bad_word);
    strided<2><<<1, 64>>>(a, right, bad_word);
    KERNELS_PASS();
    CHECK_OK(ferry_barrier_all());
    counts<<<1, 64>>>(lock, counter, bad_word);
    KERNELS_PASS();
    /* A host in the same queue. */
    CHECK_OK(ferry_set_lock(lock));
    CHECK_OK(ferry_int_get(&total, counter, 1, 0));
    total++;
    CHECK_OK(ferry_int_put(counter, &total, 1, 0));
    CHECK_OK(ferry_clear_lock(lock));
    CHECK_OK(ferry_barrier_all());
    CHECK_OK(ferry_int_get(&total, counter, 1, 0));
    CHECK(total == n_pes * (ROUNDS + 1));
    CHECK_OK(ferry_ctx_destroy(ctx));
    check_forget_faults(); /* those of refusals */
}
