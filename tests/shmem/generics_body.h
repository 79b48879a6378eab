/* SPDX-License-Identifier: BSD-3-Clause */
/* Every type-generic spelling, for each distinct type: generics.c compiles this as C11, generics_cxx.cc as C++. */
#include "shmem_test.h"

/* Lists of its own: a macro does not expand inside itself, and the generics use the library's. */
#define WORD_TYPES(X)                                                                                                  \
    X(int, int)                                                                                                        \
    X(uint, unsigned int) X(long, long) X(ulong, unsigned long) X(longlong, long long) X(ulonglong, unsigned long long)
#define SHORT_TYPES(X) X(short, short) X(ushort, unsigned short)
#define BYTE_TYPES(X) X(char, char) X(schar, signed char) X(uchar, unsigned char)
#define REAL_TYPES(X) X(float, float) X(double, double)
#define BITS_TYPES(X) WORD_TYPES(X) SHORT_TYPES(X) BYTE_TYPES(X)
#define RMA_TYPES(X) BITS_TYPES(X) REAL_TYPES(X) X(longdouble, long double)

enum { N = 4 };
static char area[64 * 16] __attribute__((aligned(16))), other[64 * 16] __attribute__((aligned(16)));
static uint64_t signal_word;
static shmem_ctx_t ctx;
static int to;

#define MEET()                                                                                                         \
    do {                                                                                                               \
        shmem_quiet();                                                                                                 \
        shmem_barrier_all();                                                                                           \
    } while (0)
/* CALL writes 11, 12, ... to the neighbour's d from `first` on, every `step`-th. */
#define WROTE(CALL, n, step)                                                                                           \
    do {                                                                                                               \
        pe_doing_now(#CALL);                                                                                           \
        for (int i = 0; i < 16; i++)                                                                                   \
            d[i] = 0;                                                                                                  \
        MEET();                                                                                                        \
        CALL;                                                                                                          \
        MEET();                                                                                                        \
        for (int i = 0; i < (n); i++)                                                                                  \
            CHECK(d[i * (step)] == s[i * (step)]);                                                                     \
        CHECK(d[(n) * (step)] == 0);                                                                                   \
        MEET();                                                                                                        \
    } while (0)

#define TEST_RMA(NAME, TYPE)                                                                                           \
    static void rma_##NAME(void)                                                                                       \
    {                                                                                                                  \
        TYPE *d = (TYPE *)(void *)area, *s = (TYPE *)(void *)other;                                                    \
        for (int i = 0; i < 16; i++)                                                                                   \
            s[i] = (TYPE)(11 + i);                                                                                     \
        WROTE(shmem_put(d, s, N, to), N, 1);                                                                           \
        WROTE(shmem_put(ctx, d, s, N, to), N, 1);                                                                      \
        WROTE(shmem_get(d, s, N, to), N, 1);                                                                           \
        WROTE(shmem_get(ctx, d, s, N, to), N, 1);                                                                      \
        WROTE(shmem_put_nbi(d, s, N, to), N, 1);                                                                       \
        WROTE(shmem_put_nbi(ctx, d, s, N, to), N, 1);                                                                  \
        WROTE(shmem_get_nbi(d, s, N, to), N, 1);                                                                       \
        WROTE(shmem_get_nbi(ctx, d, s, N, to), N, 1);                                                                  \
        WROTE(shmem_iput(d, s, 2, 2, N, to), N, 2);                                                                    \
        WROTE(shmem_iput(ctx, d, s, 2, 2, N, to), N, 2);                                                               \
        WROTE(shmem_iget(d, s, 2, 2, N, to), N, 2);                                                                    \
        WROTE(shmem_iget(ctx, d, s, 2, 2, N, to), N, 2);                                                               \
        WROTE(shmem_ibput(d, s, 2, 2, 1, N, to), N, 2);                                                                \
        WROTE(shmem_ibput(ctx, d, s, 2, 2, 1, N, to), N, 2);                                                           \
        WROTE(shmem_ibget(d, s, 2, 2, 1, N, to), N, 2);                                                                \
        WROTE(shmem_ibget(ctx, d, s, 2, 2, 1, N, to), N, 2);                                                           \
        WROTE(shmem_p(d, s[0], to), 1, 1);                                                                             \
        WROTE(shmem_p(ctx, d, s[0], to), 1, 1);                                                                        \
        WROTE(d[0] = shmem_g(s, to), 1, 1);                                                                            \
        WROTE(d[0] = shmem_g(ctx, (const TYPE *)s, to), 1, 1);                                                         \
        WROTE(shmem_put_signal(d, s, N, &signal_word, 1, SHMEM_SIGNAL_SET, to), N, 1);                                 \
        WROTE(shmem_put_signal(ctx, d, s, N, &signal_word, 1, SHMEM_SIGNAL_ADD, to), N, 1);                            \
        CHECK_INT(signal_word, 2);                                                                                     \
        WROTE(shmem_put_signal_nbi(d, s, N, &signal_word, 1, SHMEM_SIGNAL_SET, to), N, 1);                             \
        WROTE(shmem_put_signal_nbi(ctx, d, s, N, &signal_word, 1, SHMEM_SIGNAL_ADD, to), N, 1);                        \
        WROTE(CHECK_INT(shmem_broadcast(SHMEM_TEAM_WORLD, d, s, N, 0), 0), N, 1);                                      \
        pe_doing_now("collectives of " #NAME);                                                                         \
        for (int i = 0; i < npes && i < 16; i++)                                                                       \
            s[i] = (TYPE)(me + 1);                                                                                     \
        CHECK_INT(shmem_fcollect(SHMEM_TEAM_WORLD, d, s, 1), 0);                                                       \
        CHECK(d[to] == (TYPE)(to + 1));                                                                                \
        MEET();                                                                                                        \
        CHECK_INT(shmem_alltoall(SHMEM_TEAM_WORLD, d, s, 1), 0);                                                       \
        CHECK(d[to] == (TYPE)(to + 1));                                                                                \
        MEET();                                                                                                        \
        CHECK_INT(shmem_collect(SHMEM_TEAM_WORLD, d, s, 1), 0);                                                        \
        CHECK(d[to] == (TYPE)(to + 1));                                                                                \
        MEET();                                                                                                        \
        CHECK_INT(shmem_alltoalls(SHMEM_TEAM_WORLD, d, s, 1, 1, 1), 0);                                                \
        CHECK(d[to] == (TYPE)(to + 1));                                                                                \
        MEET();                                                                                                        \
        CHECK_INT(shmem_sum_inscan(SHMEM_TEAM_WORLD, d, s, 1), 0);                                                     \
        CHECK(d[0] == (TYPE)((me + 1) * (me + 2) / 2));                                                                \
        MEET();                                                                                                        \
        CHECK_INT(shmem_sum_exscan(SHMEM_TEAM_WORLD, d, s, 1), 0);                                                     \
        CHECK(d[0] == (TYPE)(me * (me + 1) / 2));                                                                      \
        MEET();                                                                                                        \
        CHECK_INT(shmem_max_reduce(SHMEM_TEAM_WORLD, d, s, 1), 0);                                                     \
        CHECK(d[0] == (TYPE)npes);                                                                                     \
        MEET();                                                                                                        \
        CHECK_INT(shmem_min_reduce(SHMEM_TEAM_WORLD, d, s, 1), 0);                                                     \
        CHECK(d[0] == (TYPE)1);                                                                                        \
        MEET();                                                                                                        \
        CHECK_INT(shmem_sum_reduce(SHMEM_TEAM_WORLD, d, s, 1), 0);                                                     \
        CHECK(d[0] == (TYPE)(npes * (npes + 1) / 2));                                                                  \
        s[0] = 1;                                                                                                      \
        MEET();                                                                                                        \
        CHECK_INT(shmem_prod_reduce(SHMEM_TEAM_WORLD, d, s, 1), 0);                                                    \
        CHECK(d[0] == 1);                                                                                              \
        MEET();                                                                                                        \
    }
RMA_TYPES(TEST_RMA)

#define TEST_BITS(NAME, TYPE)                                                                                          \
    static void bits_##NAME(void)                                                                                      \
    {                                                                                                                  \
        TYPE *d = (TYPE *)(void *)area, *s = (TYPE *)(void *)other;                                                    \
        pe_doing_now("bits of " #NAME);                                                                                \
        s[0] = (TYPE)(me == 0 ? 5 : 4);                                                                                \
        MEET();                                                                                                        \
        CHECK_INT(shmem_and_reduce(SHMEM_TEAM_WORLD, d, s, 1), 0);                                                     \
        CHECK(d[0] == (npes == 1 ? 5 : 4));                                                                            \
        MEET();                                                                                                        \
        CHECK_INT(shmem_or_reduce(SHMEM_TEAM_WORLD, d, s, 1), 0);                                                      \
        CHECK(d[0] == 5);                                                                                              \
        MEET();                                                                                                        \
        CHECK_INT(shmem_xor_reduce(SHMEM_TEAM_WORLD, d, s, 1), 0);                                                     \
        CHECK(d[0] == (npes % 2 == 0 ? 1 : 5));                                                                        \
        MEET();                                                                                                        \
    }
BITS_TYPES(TEST_BITS)

/* CALL fetches 6 from the neighbour's d and leaves AFTER there. */
#define FETCHED(CALL, NBI, AFTER)                                                                                      \
    do {                                                                                                               \
        pe_doing_now(#CALL);                                                                                           \
        d[0] = 6;                                                                                                      \
        MEET();                                                                                                        \
        CHECK((CALL) == 6);                                                                                            \
        MEET();                                                                                                        \
        CHECK(d[0] == (AFTER));                                                                                        \
        d[0] = 6;                                                                                                      \
        MEET();                                                                                                        \
        old = 0;                                                                                                       \
        NBI;                                                                                                           \
        shmem_quiet();                                                                                                 \
        CHECK(old == 6);                                                                                               \
        MEET();                                                                                                        \
        CHECK(d[0] == (AFTER));                                                                                        \
        MEET();                                                                                                        \
    } while (0)
#define POSTED(CALL, AFTER)                                                                                            \
    do {                                                                                                               \
        pe_doing_now(#CALL);                                                                                           \
        d[0] = 6;                                                                                                      \
        MEET();                                                                                                        \
        CALL;                                                                                                          \
        MEET();                                                                                                        \
        CHECK(d[0] == (AFTER));                                                                                        \
        MEET();                                                                                                        \
    } while (0)
#define TEST_PLAIN(NAME, TYPE)                                                                                         \
    static void plain_##NAME(void)                                                                                     \
    {                                                                                                                  \
        TYPE *d = (TYPE *)(void *)area, old;                                                                           \
        FETCHED(shmem_atomic_fetch((const TYPE *)d, to), shmem_atomic_fetch_nbi(&old, d, to), 6);                      \
        FETCHED(shmem_atomic_fetch(ctx, d, to), shmem_atomic_fetch_nbi(ctx, &old, d, to), 6);                          \
        FETCHED(shmem_atomic_swap(d, (TYPE)9, to), shmem_atomic_swap_nbi(&old, d, (TYPE)9, to), 9);                    \
        FETCHED(shmem_atomic_swap(ctx, d, (TYPE)9, to), shmem_atomic_swap_nbi(ctx, &old, d, (TYPE)9, to), 9);          \
        POSTED(shmem_atomic_set(d, (TYPE)8, to), 8);                                                                   \
        POSTED(shmem_atomic_set(ctx, d, (TYPE)8, to), 8);                                                              \
    }
WORD_TYPES(TEST_PLAIN)
REAL_TYPES(TEST_PLAIN)

#define OPERATOR(OP, AFTER)                                                                                            \
    FETCHED(shmem_atomic_fetch_##OP(d, v, to), shmem_atomic_fetch_##OP##_nbi(&old, d, v, to), AFTER);                  \
    FETCHED(shmem_atomic_fetch_##OP(ctx, d, v, to), shmem_atomic_fetch_##OP##_nbi(ctx, &old, d, v, to), AFTER);        \
    POSTED(shmem_atomic_##OP(d, v, to), AFTER);                                                                        \
    POSTED(shmem_atomic_##OP(ctx, d, v, to), AFTER)
#define TEST_AMO(NAME, TYPE)                                                                                           \
    static void amo_##NAME(void)                                                                                       \
    {                                                                                                                  \
        TYPE *d = (TYPE *)(void *)area, old, v = 3;                                                                    \
        OPERATOR(add, 9);                                                                                              \
        OPERATOR(and, 2);                                                                                              \
        OPERATOR(or, 7);                                                                                               \
        OPERATOR(xor, 5);                                                                                              \
        FETCHED(shmem_atomic_fetch_inc(d, to), shmem_atomic_fetch_inc_nbi(&old, d, to), 7);                            \
        FETCHED(shmem_atomic_fetch_inc(ctx, d, to), shmem_atomic_fetch_inc_nbi(ctx, &old, d, to), 7);                  \
        POSTED(shmem_atomic_inc(d, to), 7);                                                                            \
        POSTED(shmem_atomic_inc(ctx, d, to), 7);                                                                       \
        FETCHED(shmem_atomic_compare_swap(d, (TYPE)6, v, to), shmem_atomic_compare_swap_nbi(&old, d, (TYPE)6, v, to),  \
                3);                                                                                                    \
        FETCHED(shmem_atomic_compare_swap(ctx, d, (TYPE)7, v, to),                                                     \
                shmem_atomic_compare_swap_nbi(ctx, &old, d, (TYPE)7, v, to), 6);                                       \
    }
WORD_TYPES(TEST_AMO)

#define TEST_WAITS(NAME, TYPE)                                                                                         \
    static void waits_##NAME(void)                                                                                     \
    {                                                                                                                  \
        TYPE *d = (TYPE *)(void *)area, v = 3, all[N] = { 1, 1, 1, 1 };                                                \
        size_t indices[N];                                                                                             \
        pe_doing_now("waits on " #NAME);                                                                               \
        for (int i = 0; i < N; i++)                                                                                    \
            d[i] = 0;                                                                                                  \
        MEET();                                                                                                        \
        CHECK(!shmem_test(d, SHMEM_CMP_EQ, v) && !shmem_test_all(d, N, NULL, SHMEM_CMP_EQ, v));                        \
        CHECK(shmem_test_any(d, N, NULL, SHMEM_CMP_EQ, v) == SIZE_MAX);                                                \
        CHECK(shmem_test_some(d, N, indices, NULL, SHMEM_CMP_EQ, v) == 0);                                             \
        CHECK(!shmem_test_all_vector(d, N, NULL, SHMEM_CMP_EQ, all));                                                  \
        CHECK(shmem_test_any_vector(d, N, NULL, SHMEM_CMP_EQ, all) == SIZE_MAX);                                       \
        CHECK(shmem_test_some_vector(d, N, indices, NULL, SHMEM_CMP_EQ, all) == 0);                                    \
        MEET();                                                                                                        \
        for (int i = 0; i < N; i++)                                                                                    \
            shmem_p(d + i, (TYPE)1, to);                                                                               \
        shmem_wait_until(d, SHMEM_CMP_NE, (TYPE)0);                                                                    \
        shmem_wait_until_all(d, N, NULL, SHMEM_CMP_EQ, (TYPE)1);                                                       \
        CHECK(shmem_wait_until_any(d, N, NULL, SHMEM_CMP_EQ, (TYPE)1) < N);                                            \
        CHECK(shmem_wait_until_some(d, N, indices, NULL, SHMEM_CMP_EQ, (TYPE)1) == N);                                 \
        shmem_wait_until_all_vector(d, N, NULL, SHMEM_CMP_EQ, all);                                                    \
        CHECK(shmem_wait_until_any_vector(d, N, NULL, SHMEM_CMP_EQ, all) < N);                                         \
        CHECK(shmem_wait_until_some_vector(d, N, indices, NULL, SHMEM_CMP_EQ, all) == N);                              \
        MEET();                                                                                                        \
    }
WORD_TYPES(TEST_WAITS)
SHORT_TYPES(TEST_WAITS)

/* Deprecated: fetched twice, since they have no other form. */
#define TEST_OLD_PLAIN(NAME, TYPE)                                                                                     \
    static void old_plain_##NAME(void)                                                                                 \
    {                                                                                                                  \
        TYPE *d = (TYPE *)(void *)area, old;                                                                           \
        FETCHED(shmem_fetch(d, to), old = shmem_fetch(d, to), 6);                                                      \
        FETCHED(shmem_swap(d, (TYPE)4, to), old = shmem_swap(d, (TYPE)4, to), 4);                                      \
        POSTED(shmem_set(d, (TYPE)5, to), 5);                                                                          \
    }
#define TEST_OLD_AMO(NAME, TYPE)                                                                                       \
    static void old_amo_##NAME(void)                                                                                   \
    {                                                                                                                  \
        TYPE *d = (TYPE *)(void *)area, old;                                                                           \
        FETCHED(shmem_cswap(d, (TYPE)6, (TYPE)4, to), old = shmem_cswap(d, (TYPE)6, (TYPE)4, to), 4);                  \
        FETCHED(shmem_finc(d, to), old = shmem_finc(d, to), 7);                                                        \
        FETCHED(shmem_fadd(d, (TYPE)4, to), old = shmem_fadd(d, (TYPE)4, to), 10);                                     \
        POSTED(shmem_inc(d, to), 7);                                                                                   \
        POSTED(shmem_add(d, (TYPE)4, to), 10);                                                                         \
    }
WORD_TYPES(TEST_OLD_PLAIN)
REAL_TYPES(TEST_OLD_PLAIN)
WORD_TYPES(TEST_OLD_AMO)

int main(void)
{
    begin();
    to = (me + 1) % npes;
    if (npes > 16)
        return 77;
    CHECK_INT(shmem_ctx_create(0, &ctx), 0);
#define RUN_RMA(NAME, TYPE) rma_##NAME();
    RMA_TYPES(RUN_RMA)
#define RUN_BITS(NAME, TYPE) bits_##NAME();
    BITS_TYPES(RUN_BITS)
#define RUN_PLAIN(NAME, TYPE) plain_##NAME();
    WORD_TYPES(RUN_PLAIN)
    REAL_TYPES(RUN_PLAIN)
#define RUN_AMO(NAME, TYPE) amo_##NAME();
    WORD_TYPES(RUN_AMO)
#define RUN_WAITS(NAME, TYPE) waits_##NAME();
    WORD_TYPES(RUN_WAITS)
    SHORT_TYPES(RUN_WAITS)
#define RUN_OLD_PLAIN(NAME, TYPE) old_plain_##NAME();
    WORD_TYPES(RUN_OLD_PLAIN)
    REAL_TYPES(RUN_OLD_PLAIN)
#define RUN_OLD_AMO(NAME, TYPE) old_amo_##NAME();
    WORD_TYPES(RUN_OLD_AMO)
    static SHMEMI_COMPLEX(double) z, z_sum;
    z = (double)me;
    MEET();
    CHECK_INT(shmem_sum_reduce(SHMEM_TEAM_WORLD, &z_sum, &z, 1), 0);
    CHECK(z_sum == (double)(npes * (npes - 1) / 2));
    MEET();
    CHECK_INT(shmem_prod_reduce(SHMEM_TEAM_WORLD, &z_sum, &z, 1), 0);
    CHECK(z_sum == 0.0);
    CHECK_INT(shmem_sync(SHMEM_TEAM_WORLD), 0);
    long *psync = (long *)alloc(SHMEM_SYNC_SIZE * sizeof *psync);
    shmem_sync(0, 0, npes, psync);
#ifdef __cplusplus
    __extension__ static float _Complex c[1], c_sum[1], c_work[SHMEM_REDUCE_MIN_WRKDATA_SIZE]; /* C's name */
    c[0] = (float)(me + 1);
    MEET();
    shmem_complexf_sum_to_all(c_sum, c, 1, 0, 0, npes, c_work, psync);
    CHECK(c_sum[0] == (float)(npes * (npes + 1) / 2));
    MEET();
    CHECK_INT(shmem_complexf_sum_reduce(SHMEM_TEAM_WORLD, c_sum, c, 1), 0);
    CHECK(c_sum[0] == (float)(npes * (npes + 1) / 2));
#endif
    volatile long word = 1; /* qualifiers do not matter */
    CHECK(shmem_ptr((const void *)&word, npes) == NULL);
    shmem_ctx_destroy(ctx);
    shmem_finalize();
    return 0;
}
