/* SPDX-License-Identifier: BSD-3-Clause */
/* The type-generic calls select the function by the pointer's type: C11's _Generic. */
#include "pe_test.h"

/* Separate lists: the generic macros use the library's lists, so they would not expand inside those lists. */
#define WORDS(X)                                                                                                       \
    X(int, int)                                                                                                        \
    X(long, long) X(longlong, long long) X(uint, unsigned int) X(ulong, unsigned long) X(ulonglong, unsigned long long)
#define TYPES(X)                                                                                                       \
    X(float, float)                                                                                                    \
    X(double, double)                                                                                                  \
    X(longdouble, long double)                                                                                         \
    X(char, char) X(schar, signed char) X(short, short) X(uchar, unsigned char) X(ushort, unsigned short)

static __thread ferry_ctx_t ctx;

#define TEST_RMA(NAME, TYPE)                                                                                           \
    static void rma_##NAME(void *heap, uint64_t *sig)                                                                  \
    {                                                                                                                  \
        TYPE *a = (TYPE *)heap, local[8];                                                                              \
        int to = (pe_me + 1) % pe_n, from = (pe_me + pe_n - 1) % pe_n;                                                 \
        pe_doing_now("generic calls of %s", #NAME);                                                                    \
        for (int i = 0; i < 8; i++)                                                                                    \
            local[i] = PE_VALUE(TYPE, pe_me, i);                                                                       \
        sig[0] = sig[1] = 0;                                                                                           \
        pe_barrier();                                                                                                  \
        CHECK_OK(ferry_put(a, local, 2, to));                                                                          \
        CHECK_OK(ferry_put_nbi(a + 2, local + 2, 2, to));                                                              \
        CHECK_OK(ferry_p(a + 4, local[4], to));                                                                        \
        CHECK_OK(ferry_iput(a + 5, local + 5, 1, 1, 1, to));                                                           \
        CHECK_OK(ferry_put_signal(a + 6, local + 6, 1, &sig[0], 3, FERRY_SIGNAL_SET, to));                             \
        CHECK_OK(ferry_put_signal_nbi(a + 7, local + 7, 1, &sig[1], 4, FERRY_SIGNAL_ADD, to));                         \
        pe_barrier();                                                                                                  \
        CHECK_INT(sig[0] + sig[1], 7);                                                                                 \
        for (int i = 0; i < 8; i++)                                                                                    \
            CHECK_SAME(TYPE, a[i], PE_VALUE(TYPE, from, i));                                                           \
        CHECK_OK(ferry_get(local, a, 3, to));                                                                          \
        CHECK_OK(ferry_get_nbi(local + 3, a + 3, 2, to));                                                              \
        CHECK_OK(ferry_iget(local + 5, a + 5, 1, 1, 3, to));                                                           \
        CHECK_OK(ferry_quiet());                                                                                       \
        for (int i = 0; i < 8; i++)                                                                                    \
            CHECK_SAME(TYPE, local[i], PE_VALUE(TYPE, pe_me, i));                                                      \
        CHECK_SAME(TYPE, ferry_g(a + 1, to), PE_VALUE(TYPE, pe_me, 1));                                                \
        pe_barrier();                                                                                                  \
        a[0] = PE_VALUE(TYPE, pe_me, 50);                                                                              \
        TYPE *b = a + 16, *c = b + 64;                                                                                 \
        pe_barrier();                                                                                                  \
        CHECK_OK(ferry_broadcast(FERRY_TEAM_WORLD, b, a, 1, 0));                                                       \
        CHECK_OK(ferry_fcollect(FERRY_TEAM_WORLD, b + 1, a, 1));                                                       \
        CHECK_OK(ferry_alltoall(FERRY_TEAM_WORLD, c, b + 1, 1));                                                       \
        CHECK_SAME(TYPE, b[0], PE_VALUE(TYPE, 0, 50));                                                                 \
        for (int i = 0; i < pe_n; i++) {                                                                               \
            CHECK_SAME(TYPE, b[1 + i], PE_VALUE(TYPE, i, 50));                                                         \
            CHECK_SAME(TYPE, c[i], PE_VALUE(TYPE, pe_me, 50));                                                         \
        }                                                                                                              \
        if (sizeof(TYPE) > 8 && pe_on_gpu()) /* GPUs have no such type */                                              \
            return;                                                                                                    \
        a[1] = (TYPE)2;                                                                                                \
        pe_barrier();                                                                                                  \
        CHECK_OK(ferry_max_reduce(FERRY_TEAM_WORLD, b, a + 1, 1));                                                     \
        CHECK_OK(ferry_min_reduce(FERRY_TEAM_WORLD, b + 1, a + 1, 1));                                                 \
        CHECK_OK(ferry_sum_reduce(FERRY_TEAM_WORLD, b + 2, a + 1, 1));                                                 \
        CHECK_OK(ferry_prod_reduce(FERRY_TEAM_WORLD, b + 3, a + 1, 1));                                                \
        CHECK(b[0] == (TYPE)2 && b[1] == (TYPE)2 && b[2] == (TYPE)(2 * pe_n));                                         \
        TYPE prod = 1;                                                                                                 \
        for (int i = 0; i < pe_n; i++)                                                                                 \
            prod = (TYPE)(prod * 2);                                                                                   \
        CHECK_SAME(TYPE, b[3], prod);                                                                                  \
        pe_barrier();                                                                                                  \
    }
TYPES(TEST_RMA)
WORDS(TEST_RMA)

/* The same on a context, and strided blocks on both. */
#define TEST_CTX_RMA(NAME, TYPE)                                                                                       \
    static void ctx_rma_##NAME(void *heap, uint64_t *sig)                                                              \
    {                                                                                                                  \
        TYPE *a = (TYPE *)heap, local[12];                                                                             \
        const TYPE *source = local;                                                                                    \
        int to = (pe_me + 1) % pe_n, from = (pe_me + pe_n - 1) % pe_n;                                                 \
        pe_doing_now("generic calls of %s on a context", #NAME);                                                       \
        for (int i = 0; i < 12; i++)                                                                                   \
            local[i] = PE_VALUE(TYPE, pe_me, i);                                                                       \
        sig[0] = sig[1] = 0;                                                                                           \
        pe_barrier();                                                                                                  \
        CHECK_OK(ferry_put(ctx, a, source, 2, to));                                                                    \
        CHECK_OK(ferry_put_nbi(ctx, a + 2, source + 2, 2, to));                                                        \
        CHECK_OK(ferry_p(ctx, a + 4, local[4], to));                                                                   \
        CHECK_OK(ferry_iput(ctx, a + 5, source + 5, 1, 1, 1, to));                                                     \
        CHECK_OK(ferry_put_signal(ctx, a + 6, source + 6, 1, &sig[0], 3, FERRY_SIGNAL_SET, to));                       \
        CHECK_OK(ferry_put_signal_nbi(ctx, a + 7, source + 7, 1, &sig[1], 4, FERRY_SIGNAL_ADD, to));                   \
        CHECK_OK(ferry_ibput(ctx, a + 8, source + 8, 2, 2, 2, 1, to));                                                 \
        CHECK_OK(ferry_ibput(a + 10, source + 10, 2, 2, 2, 1, to));                                                    \
        pe_barrier();                                                                                                  \
        CHECK_INT(sig[0] + sig[1], 7);                                                                                 \
        for (int i = 0; i < 12; i++)                                                                                   \
            CHECK_SAME(TYPE, a[i], PE_VALUE(TYPE, from, i));                                                           \
        CHECK_OK(ferry_get(ctx, local, a, 3, to));                                                                     \
        CHECK_OK(ferry_get_nbi(ctx, local + 3, a + 3, 3, to));                                                         \
        CHECK_OK(ferry_iget(ctx, local + 6, a + 6, 1, 1, 2, to));                                                      \
        CHECK_OK(ferry_ibget(ctx, local + 8, a + 8, 2, 2, 2, 1, to));                                                  \
        CHECK_OK(ferry_ibget(local + 10, a + 10, 2, 2, 2, 1, to));                                                     \
        CHECK_OK(ferry_ctx_quiet(ctx));                                                                                \
        for (int i = 0; i < 12; i++)                                                                                   \
            CHECK_SAME(TYPE, local[i], PE_VALUE(TYPE, pe_me, i));                                                      \
        CHECK_SAME(TYPE, ferry_g(ctx, a + 1, to), PE_VALUE(TYPE, pe_me, 1));                                           \
        pe_barrier();                                                                                                  \
    }
TYPES(TEST_CTX_RMA)
WORDS(TEST_CTX_RMA)

#define TEST_WORD(NAME, TYPE)                                                                                          \
    static void word_##NAME(void *heap)                                                                                \
    {                                                                                                                  \
        TYPE *w = (TYPE *)heap, *mine = w + 1 + pe_me;                                                                 \
        size_t at[2];                                                                                                  \
        int to = (pe_me + 1) % pe_n;                                                                                   \
        const TYPE values[2] = { 1, 2 };                                                                               \
        pe_doing_now("generic atomics and waits of %s", #NAME);                                                        \
        CHECK_OK(ferry_atomic_set(mine, 6, to));                                                                       \
        CHECK_OK(ferry_quiet());                                                                                       \
        CHECK_SAME(TYPE, ferry_atomic_fetch(mine, to), 6);                                                             \
        CHECK_SAME(TYPE, ferry_atomic_swap(mine, 5, to), 6);                                                           \
        CHECK_SAME(TYPE, ferry_atomic_compare_swap(mine, 5, 7, to), 5);                                                \
        CHECK_SAME(TYPE, ferry_atomic_fetch_inc(mine, to), 7);                                                         \
        CHECK_SAME(TYPE, ferry_atomic_fetch_add(mine, 4, to), 8);                                                      \
        CHECK_SAME(TYPE, ferry_atomic_fetch_and(mine, 9, to), 12);                                                     \
        CHECK_SAME(TYPE, ferry_atomic_fetch_or(mine, 3, to), 8);                                                       \
        CHECK_SAME(TYPE, ferry_atomic_fetch_xor(mine, 1, to), 11);                                                     \
        CHECK_OK(ferry_atomic_inc(mine, to));                                                                          \
        CHECK_OK(ferry_atomic_add(mine, 5, to));                                                                       \
        CHECK_OK(ferry_quiet());                                                                                       \
        CHECK_OK(ferry_atomic_and(mine, 48, to));                                                                      \
        CHECK_OK(ferry_quiet());                                                                                       \
        CHECK_OK(ferry_atomic_or(mine, 6, to));                                                                        \
        CHECK_OK(ferry_quiet());                                                                                       \
        CHECK_OK(ferry_atomic_xor(mine, 2, to));                                                                       \
        CHECK_OK(ferry_quiet());                                                                                       \
        CHECK_SAME(TYPE, ferry_atomic_fetch(mine, to), 20);                                                            \
        pe_barrier();                                                                                                  \
        w[0] = 1;                                                                                                      \
        w[1] = 2;                                                                                                      \
        CHECK_OK(ferry_wait_until(w, FERRY_CMP_EQ, 1));                                                                \
        CHECK_INT(ferry_test(w, FERRY_CMP_EQ, 1), 1);                                                                  \
        CHECK_OK(ferry_wait_until_all(w, 2, NULL, FERRY_CMP_GE, 1));                                                   \
        CHECK_INT(ferry_wait_until_any(w, 2, NULL, FERRY_CMP_GT, 1), 1);                                               \
        CHECK_INT(ferry_wait_until_some(w, 2, at, NULL, FERRY_CMP_GE, 1), 2);                                          \
        CHECK_INT(ferry_test_all(w, 2, NULL, FERRY_CMP_GE, 2), 0);                                                     \
        CHECK_INT(ferry_test_any(w, 2, NULL, FERRY_CMP_GE, 2), 1);                                                     \
        CHECK_INT(ferry_test_some(w, 2, at, NULL, FERRY_CMP_GE, 2), 1);                                                \
        CHECK_OK(ferry_wait_until_all_vector(w, 2, NULL, FERRY_CMP_EQ, values));                                       \
        CHECK_INT(ferry_wait_until_any_vector(w, 1, NULL, FERRY_CMP_EQ, values), 0);                                   \
        CHECK_INT(ferry_wait_until_some_vector(w, 2, at, NULL, FERRY_CMP_EQ, values), 2);                              \
        CHECK_INT(ferry_test_all_vector(w, 2, NULL, FERRY_CMP_EQ, values), 1);                                         \
        CHECK_INT(ferry_test_any_vector(w, 2, NULL, FERRY_CMP_LT, values), SIZE_MAX);                                  \
        CHECK_INT(ferry_test_some_vector(w, 2, at, NULL, FERRY_CMP_EQ, values), 2);                                    \
        TYPE *r = w + 64;                                                                                              \
        w[0] = (TYPE)(1 << (pe_me % 7));                                                                               \
        w[1] = 64;                                                                                                     \
        pe_barrier();                                                                                                  \
        CHECK_OK(ferry_or_reduce(FERRY_TEAM_WORLD, r, w, 1));                                                          \
        CHECK_OK(ferry_and_reduce(FERRY_TEAM_WORLD, r + 1, w + 1, 1));                                                 \
        CHECK_OK(ferry_xor_reduce(FERRY_TEAM_WORLD, r + 2, w + 1, 1));                                                 \
        CHECK_SAME(TYPE, r[0], (TYPE)(pe_n >= 7 ? 127 : (1 << pe_n) - 1));                                             \
        CHECK_SAME(TYPE, r[1], 64);                                                                                    \
        CHECK_SAME(TYPE, r[2], (TYPE)(pe_n % 2 ? 64 : 0));                                                             \
        pe_barrier();                                                                                                  \
    }
WORDS(TEST_WORD)

/* Atomics on a context, and nonblocking atomics, on both. */
#define DONE(CALL) (void)(CHECK_OK(CALL), CHECK_OK(ferry_quiet()))
#define TEST_CTX_WORD(NAME, TYPE)                                                                                      \
    static void ctx_word_##NAME(void *heap)                                                                            \
    {                                                                                                                  \
        TYPE *mine = (TYPE *)heap + 1 + pe_me, old[8];                                                                 \
        const TYPE was[8] = { 6, 6, 5, 7, 8, 12, 8, 11 };                                                              \
        int to = (pe_me + 1) % pe_n;                                                                                   \
        pe_doing_now("generic atomics of %s on a context", #NAME);                                                     \
        DONE(ferry_atomic_set(ctx, mine, 6, to));                                                                      \
        CHECK_SAME(TYPE, ferry_atomic_fetch(ctx, mine, to), 6);                                                        \
        CHECK_SAME(TYPE, ferry_atomic_swap(ctx, mine, 5, to), 6);                                                      \
        CHECK_SAME(TYPE, ferry_atomic_compare_swap(ctx, mine, 5, 7, to), 5);                                           \
        CHECK_SAME(TYPE, ferry_atomic_fetch_inc(ctx, mine, to), 7);                                                    \
        CHECK_SAME(TYPE, ferry_atomic_fetch_add(ctx, mine, 4, to), 8);                                                 \
        CHECK_SAME(TYPE, ferry_atomic_fetch_and(ctx, mine, 9, to), 12);                                                \
        CHECK_SAME(TYPE, ferry_atomic_fetch_or(ctx, mine, 3, to), 8);                                                  \
        CHECK_SAME(TYPE, ferry_atomic_fetch_xor(ctx, mine, 1, to), 11);                                                \
        DONE(ferry_atomic_inc(ctx, mine, to));                                                                         \
        DONE(ferry_atomic_add(ctx, mine, 5, to));                                                                      \
        DONE(ferry_atomic_and(ctx, mine, 48, to));                                                                     \
        DONE(ferry_atomic_or(ctx, mine, 6, to));                                                                       \
        DONE(ferry_atomic_xor(ctx, mine, 2, to));                                                                      \
        CHECK_SAME(TYPE, ferry_atomic_fetch(mine, to), 20);                                                            \
        DONE(ferry_atomic_set(mine, 6, to));                                                                           \
        DONE(ferry_atomic_fetch_nbi(&old[0], mine, to));                                                               \
        DONE(ferry_atomic_swap_nbi(&old[1], mine, 5, to));                                                             \
        DONE(ferry_atomic_compare_swap_nbi(&old[2], mine, 5, 7, to));                                                  \
        DONE(ferry_atomic_fetch_inc_nbi(&old[3], mine, to));                                                           \
        DONE(ferry_atomic_fetch_add_nbi(&old[4], mine, 4, to));                                                        \
        DONE(ferry_atomic_fetch_and_nbi(&old[5], mine, 9, to));                                                        \
        DONE(ferry_atomic_fetch_or_nbi(&old[6], mine, 3, to));                                                         \
        DONE(ferry_atomic_fetch_xor_nbi(&old[7], mine, 1, to));                                                        \
        for (int i = 0; i < 8; i++)                                                                                    \
            CHECK_SAME(TYPE, old[i], was[i]);                                                                          \
        DONE(ferry_atomic_set(ctx, mine, 6, to));                                                                      \
        DONE(ferry_atomic_fetch_nbi(ctx, &old[0], mine, to));                                                          \
        DONE(ferry_atomic_swap_nbi(ctx, &old[1], mine, 5, to));                                                        \
        DONE(ferry_atomic_compare_swap_nbi(ctx, &old[2], mine, 5, 7, to));                                             \
        DONE(ferry_atomic_fetch_inc_nbi(ctx, &old[3], mine, to));                                                      \
        DONE(ferry_atomic_fetch_add_nbi(ctx, &old[4], mine, 4, to));                                                   \
        DONE(ferry_atomic_fetch_and_nbi(ctx, &old[5], mine, 9, to));                                                   \
        DONE(ferry_atomic_fetch_or_nbi(ctx, &old[6], mine, 3, to));                                                    \
        DONE(ferry_atomic_fetch_xor_nbi(ctx, &old[7], mine, 1, to));                                                   \
        for (int i = 0; i < 8; i++)                                                                                    \
            CHECK_SAME(TYPE, old[i], was[i]);                                                                          \
        pe_barrier();                                                                                                  \
    }
WORDS(TEST_CTX_WORD)

static void pe_main(void)
{
    PE_SKIP_IF(pe_n > 32);
    void *heap = pe_alloc(256 * sizeof(long double));
    uint64_t *sig = (uint64_t *)pe_alloc(2 * sizeof *sig);
#define RUN_RMA(NAME, TYPE) rma_##NAME(heap, sig);
    TYPES(RUN_RMA)
    WORDS(RUN_RMA)
#define RUN_WORD(NAME, TYPE) word_##NAME(heap);
    WORDS(RUN_WORD)
    CHECK_OK(ferry_ctx_create(0, &ctx));
#define RUN_CTX_RMA(NAME, TYPE) ctx_rma_##NAME(heap, sig);
    TYPES(RUN_CTX_RMA)
    WORDS(RUN_CTX_RMA)
#define RUN_CTX_WORD(NAME, TYPE) ctx_word_##NAME(heap);
    WORDS(RUN_CTX_WORD)
    float *f = (float *)heap;
    CHECK_OK(ferry_atomic_set(f + pe_me, 2.5f, pe_me));
    CHECK_OK(ferry_quiet());
    CHECK_SAME(float, ferry_atomic_swap(f + pe_me, 3.5f, pe_me), 2.5f);
    CHECK_SAME(float, ferry_atomic_fetch(f + pe_me, pe_me), 3.5f);
    CHECK_SAME(float, ferry_atomic_swap(ctx, f + pe_me, 4.5f, pe_me), 3.5f);
    float was;
    CHECK_OK(ferry_atomic_fetch_nbi(ctx, &was, f + pe_me, pe_me));
    CHECK_OK(ferry_ctx_quiet(ctx));
    CHECK_SAME(float, was, 4.5f);
    pe_barrier();
    CHECK_OK(ferry_ctx_destroy(ctx));
    /* The generic calls refuse a destroyed context too. */
    CHECK_INT(ferry_p(ctx, f, 1.0f, pe_me), FERRY_ERR_INVALID_ARG);
    CHECK_OK(ferry_free(sig));
    CHECK_OK(ferry_free(heap));
}
