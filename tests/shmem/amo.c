/* SPDX-License-Identifier: BSD-3-Clause */
/* Every atomic of every type, with and without a context, fetching at once and later, and by its old name. */
#include "shmem_test.h"

static char word[16] __attribute__((aligned(16)));
static shmem_ctx_t ctx;
static int to;

/* All PEs update their right neighbour's word, one at a time: what is fetched and what is left are known. */
#define SET(T, VALUE)                                                                                                  \
    do {                                                                                                               \
        shmem_barrier_all();                                                                                           \
        *(T *)(void *)word = (T)(VALUE);                                                                               \
        shmem_barrier_all();                                                                                           \
    } while (0)
#define LEFT(T, VALUE)                                                                                                 \
    do {                                                                                                               \
        shmem_quiet();                                                                                                 \
        shmem_barrier_all();                                                                                           \
        CHECK(*(T *)(void *)word == (T)(VALUE));                                                                       \
    } while (0)
#define FETCHES(T, START, CALL, NBI, AFTER)                                                                            \
    do {                                                                                                               \
        T *w = (T *)(void *)word, old;                                                                                 \
        pe_doing_now(#CALL);                                                                                           \
        SET(T, START);                                                                                                 \
        old = CALL;                                                                                                    \
        CHECK(old == (T)(START));                                                                                      \
        LEFT(T, AFTER);                                                                                                \
        pe_doing_now(#NBI);                                                                                            \
        SET(T, START);                                                                                                 \
        old = 99;                                                                                                      \
        NBI;                                                                                                           \
        shmem_quiet();                                                                                                 \
        CHECK(old == (T)(START));                                                                                      \
        LEFT(T, AFTER);                                                                                                \
        (void)w;                                                                                                       \
    } while (0)
#define POSTS(T, START, CALL, AFTER)                                                                                   \
    do {                                                                                                               \
        T *w = (T *)(void *)word;                                                                                      \
        pe_doing_now(#CALL);                                                                                           \
        SET(T, START);                                                                                                 \
        CALL;                                                                                                          \
        LEFT(T, AFTER);                                                                                                \
        (void)w;                                                                                                       \
    } while (0)

#define TEST_PLAIN(NAME, TYPE, U)                                                                                      \
    static void plain_##NAME(void)                                                                                     \
    {                                                                                                                  \
        FETCHES(TYPE, 5, shmem_##NAME##_atomic_fetch(w, to), shmem_##NAME##_atomic_fetch_nbi(&old, w, to), 5);         \
        FETCHES(TYPE, 5, shmem_ctx_##NAME##_atomic_fetch(ctx, w, to),                                                  \
                shmem_ctx_##NAME##_atomic_fetch_nbi(ctx, &old, w, to), 5);                                             \
        FETCHES(TYPE, 6, shmem_##NAME##_atomic_swap(w, 7, to), shmem_##NAME##_atomic_swap_nbi(&old, w, 7, to), 7);     \
        FETCHES(TYPE, 6, shmem_ctx_##NAME##_atomic_swap(ctx, w, 7, to),                                                \
                shmem_ctx_##NAME##_atomic_swap_nbi(ctx, &old, w, 7, to), 7);                                           \
        POSTS(TYPE, 1, shmem_##NAME##_atomic_set(w, 8, to), 8);                                                        \
        POSTS(TYPE, 1, shmem_ctx_##NAME##_atomic_set(ctx, w, 9, to), 9);                                               \
    }
FERRY_WORD_TYPES(TEST_PLAIN)
FERRY_REAL_WORD_TYPES(TEST_PLAIN)

#define OPERATOR(T, NAME, OP, START, VALUE, AFTER)                                                                     \
    FETCHES(T, START, shmem_##NAME##_atomic_fetch_##OP(w, VALUE, to),                                                  \
            shmem_##NAME##_atomic_fetch_##OP##_nbi(&old, w, VALUE, to), AFTER);                                        \
    FETCHES(T, START, shmem_ctx_##NAME##_atomic_fetch_##OP(ctx, w, VALUE, to),                                         \
            shmem_ctx_##NAME##_atomic_fetch_##OP##_nbi(ctx, &old, w, VALUE, to), AFTER);                               \
    POSTS(T, START, shmem_##NAME##_atomic_##OP(w, VALUE, to), AFTER);                                                  \
    POSTS(T, START, shmem_ctx_##NAME##_atomic_##OP(ctx, w, VALUE, to), AFTER)
#define TEST_AMO(NAME, TYPE, U)                                                                                        \
    static void amo_##NAME(void)                                                                                       \
    {                                                                                                                  \
        OPERATOR(TYPE, NAME, add, 10, 5, 15);                                                                          \
        OPERATOR(TYPE, NAME, and, 12, 10, 8);                                                                          \
        OPERATOR(TYPE, NAME, or, 12, 10, 14);                                                                          \
        OPERATOR(TYPE, NAME, xor, 12, 10, 6);                                                                          \
        FETCHES(TYPE, 3, shmem_##NAME##_atomic_fetch_inc(w, to), shmem_##NAME##_atomic_fetch_inc_nbi(&old, w, to), 4); \
        FETCHES(TYPE, 3, shmem_ctx_##NAME##_atomic_fetch_inc(ctx, w, to),                                              \
                shmem_ctx_##NAME##_atomic_fetch_inc_nbi(ctx, &old, w, to), 4);                                         \
        POSTS(TYPE, 3, shmem_##NAME##_atomic_inc(w, to), 4);                                                           \
        POSTS(TYPE, 3, shmem_ctx_##NAME##_atomic_inc(ctx, w, to), 4);                                                  \
        FETCHES(TYPE, 3, shmem_##NAME##_atomic_compare_swap(w, 3, 11, to),                                             \
                shmem_##NAME##_atomic_compare_swap_nbi(&old, w, 3, 11, to), 11);                                       \
        FETCHES(TYPE, 3, shmem_ctx_##NAME##_atomic_compare_swap(ctx, w, 4, 11, to),                                    \
                shmem_ctx_##NAME##_atomic_compare_swap_nbi(ctx, &old, w, 4, 11, to), 3);                               \
    }
FERRY_WORD_TYPES(TEST_AMO)

/* The old names fetch at once only. */
#define ONCE(T, START, CALL, AFTER) FETCHES(T, START, CALL, old = CALL, AFTER)
#define TEST_OLD_PLAIN(NAME, TYPE, U)                                                                                  \
    static void old_plain_##NAME(void)                                                                                 \
    {                                                                                                                  \
        ONCE(TYPE, 5, shmem_##NAME##_fetch(w, to), 5);                                                                 \
        ONCE(TYPE, 6, shmem_##NAME##_swap(w, 7, to), 7);                                                               \
        POSTS(TYPE, 1, shmem_##NAME##_set(w, 8, to), 8);                                                               \
    }
#define TEST_OLD_AMO(NAME, TYPE, U)                                                                                    \
    static void old_amo_##NAME(void)                                                                                   \
    {                                                                                                                  \
        ONCE(TYPE, 3, shmem_##NAME##_cswap(w, 3, 9, to), 9);                                                           \
        ONCE(TYPE, 3, shmem_##NAME##_finc(w, to), 4);                                                                  \
        ONCE(TYPE, 3, shmem_##NAME##_fadd(w, 4, to), 7);                                                               \
        POSTS(TYPE, 3, shmem_##NAME##_inc(w, to), 4);                                                                  \
        POSTS(TYPE, 3, shmem_##NAME##_add(w, 5, to), 8);                                                               \
    }
FERRY_WORD_TYPES(TEST_OLD_PLAIN)
FERRY_REAL_WORD_TYPES(TEST_OLD_PLAIN)
FERRY_WORD_TYPES(TEST_OLD_AMO)

int main(void)
{
    begin();
    to = (me + 1) % npes;
    CHECK_INT(shmem_ctx_create(SHMEM_CTX_SERIALIZED, &ctx), 0);
#define RUN_PLAIN(NAME, TYPE, U) plain_##NAME();
    FERRY_WORD_TYPES(RUN_PLAIN)
    FERRY_REAL_WORD_TYPES(RUN_PLAIN)
#define RUN_AMO(NAME, TYPE, U) amo_##NAME();
    FERRY_WORD_TYPES(RUN_AMO)
#define RUN_OLD_PLAIN(NAME, TYPE, U) old_plain_##NAME();
    FERRY_WORD_TYPES(RUN_OLD_PLAIN)
    FERRY_REAL_WORD_TYPES(RUN_OLD_PLAIN)
#define RUN_OLD_AMO(NAME, TYPE, U) old_amo_##NAME();
    FERRY_WORD_TYPES(RUN_OLD_AMO)
    shmem_ctx_destroy(ctx);
    shmem_finalize();
    return 0;
}
