/* SPDX-License-Identifier: BSD-3-Clause */
/* Each atomic of each type computes by its type's arithmetic, wraps at the limits, returns the old value, and touches
 * no neighbour of its word.  The test computes expected values in the unsigned type of the same size. */
#include "pe_test.h"

/* set and add are not ordered before a later fetch (OpenSHMEM 1.5, 9.7): a quiet separates them. */
#define HAS(NAME, TYPE, WORD, WANT, PE) CHECK_SAME(TYPE, ferry_##NAME##_atomic_fetch(WORD, PE), (TYPE)(WANT))
#define FETCHING(NAME, TYPE, CALL, WANT)                                                                               \
    do {                                                                                                               \
        CHECK_OK(ferry_##NAME##_atomic_set(word, (TYPE)o, pe));                                                        \
        CHECK_OK(ferry_quiet());                                                                                       \
        CHECK_SAME(TYPE, CALL, (TYPE)o);                                                                               \
        CHECK_OK(ferry_quiet());                                                                                       \
        HAS(NAME, TYPE, word, WANT, pe);                                                                               \
    } while (0)
#define PLAIN(NAME, TYPE, CALL, WANT)                                                                                  \
    do {                                                                                                               \
        CHECK_OK(ferry_##NAME##_atomic_set(word, (TYPE)o, pe));                                                        \
        CHECK_OK(ferry_quiet());                                                                                       \
        CHECK_OK(CALL);                                                                                                \
        CHECK_OK(ferry_quiet());                                                                                       \
        HAS(NAME, TYPE, word, WANT, pe);                                                                               \
    } while (0)

#define TEST(NAME, TYPE, U)                                                                                            \
    static void pair_##NAME(TYPE *word, U o, U v, int pe)                                                              \
    {                                                                                                                  \
        pe_doing_now("%s atomics on PE %d: old 0x%llx, operand 0x%llx", #NAME, pe, (unsigned long long)o,              \
                     (unsigned long long)v);                                                                           \
        TYPE t = (TYPE)v;                                                                                              \
        FETCHING(NAME, TYPE, ferry_##NAME##_atomic_fetch_add(word, t, pe), (U)(o + v));                                \
        FETCHING(NAME, TYPE, ferry_##NAME##_atomic_fetch_and(word, t, pe), o &v);                                      \
        FETCHING(NAME, TYPE, ferry_##NAME##_atomic_fetch_or(word, t, pe), o | v);                                      \
        FETCHING(NAME, TYPE, ferry_##NAME##_atomic_fetch_xor(word, t, pe), o ^ v);                                     \
        FETCHING(NAME, TYPE, ferry_##NAME##_atomic_swap(word, t, pe), v);                                              \
        FETCHING(NAME, TYPE, ferry_##NAME##_atomic_compare_swap(word, (TYPE)o, t, pe), v);                             \
        FETCHING(NAME, TYPE, ferry_##NAME##_atomic_compare_swap(word, (TYPE)(U)(o + 1), t, pe), o);                    \
        PLAIN(NAME, TYPE, ferry_##NAME##_atomic_add(word, t, pe), (U)(o + v));                                         \
        PLAIN(NAME, TYPE, ferry_##NAME##_atomic_and(word, t, pe), o &v);                                               \
        PLAIN(NAME, TYPE, ferry_##NAME##_atomic_or(word, t, pe), o | v);                                               \
        PLAIN(NAME, TYPE, ferry_##NAME##_atomic_xor(word, t, pe), o ^ v);                                              \
    }                                                                                                                  \
    static void test_##NAME(void *heap, int pe)                                                                        \
    {                                                                                                                  \
        const U high = (U)((U)1 << (sizeof(U) * 8 - 1));                                                               \
        const U edges[] = { 0, (U)-1, high, (U)(high - 1), 1, (U)0x5aa5c33c96690ff1u };                                \
        size_t n = pe_level() == PE_FULL ? 6 : pe_level() == PE_NORMAL && pe_n == 2 ? 4 : 3;                           \
        TYPE *words = (TYPE *)heap, *word = words + 3 * pe_me + 1; /* this PE's own word there, guards beside */       \
        for (int i = 0; i < 3 * pe_n; i++)                                                                             \
            words[i] = (TYPE)(U)0x7777777777777777u;                                                                   \
        pe_barrier();                                                                                                  \
        for (size_t i = 0; i < n; i++) {                                                                               \
            U o = edges[i];                                                                                            \
            for (size_t j = 0; j < n; j++)                                                                             \
                pair_##NAME(word, o, edges[j], pe);                                                                    \
            FETCHING(NAME, TYPE, ferry_##NAME##_atomic_fetch_inc(word, pe), (U)(o + 1));                               \
            PLAIN(NAME, TYPE, ferry_##NAME##_atomic_inc(word, pe), (U)(o + 1));                                        \
        }                                                                                                              \
        pe_barrier();                                                                                                  \
        for (int i = 0; i < 3 * pe_n; i++)                                                                             \
            if (i % 3 != 1)                                                                                            \
                CHECK_SAME(TYPE, words[i], (TYPE)(U)0x7777777777777777u);                                              \
        pe_barrier();                                                                                                  \
    }
FERRY_WORD_TYPES(TEST)

/* Atomics set, fetch and swap reals bit for bit: -0.0 and the payload of a NaN stay. */
#define TEST_REAL(NAME, TYPE, U)                                                                                       \
    static void test_##NAME(void *heap, int pe)                                                                        \
    {                                                                                                                  \
        TYPE *word = (TYPE *)heap + pe_me;                                                                             \
        TYPE values[] = { (TYPE)1.5,       (TYPE)-0.0,                                                                 \
                          (TYPE)(1.0 / 3), (TYPE)__builtin_inf(),                                                      \
                          (TYPE)-1e30,     (TYPE)__builtin_nan("0x1234") };                                            \
        pe_doing_now("%s atomics on PE %d", #NAME, pe);                                                                \
        for (size_t i = 0; i < sizeof values / sizeof values[0]; i++) {                                                \
            TYPE was, other = (TYPE)42;                                                                                \
            CHECK_OK(ferry_##NAME##_atomic_set(word, values[i], pe));                                                  \
            CHECK_OK(ferry_quiet());                                                                                   \
            was = ferry_##NAME##_atomic_fetch(word, pe);                                                               \
            CHECK_BYTES(&was, &values[i], sizeof was);                                                                 \
            was = ferry_##NAME##_atomic_swap(word, other, pe);                                                         \
            CHECK_BYTES(&was, &values[i], sizeof was);                                                                 \
            CHECK_OK(ferry_quiet());                                                                                   \
            was = ferry_##NAME##_atomic_fetch(word, pe);                                                               \
            CHECK_BYTES(&was, &other, sizeof was);                                                                     \
        }                                                                                                              \
        pe_barrier();                                                                                                  \
    }
FERRY_REAL_WORD_TYPES(TEST_REAL)

static void pe_main(void)
{
    void *heap = pe_alloc((size_t)pe_n * 3 * sizeof(uint64_t));
    for (int hop = 0; hop < pe_n && hop < 3; hop++) {
        int pe = (pe_me + hop) % pe_n;
        if (hop == 2 && pe_level() == PE_QUICK)
            break;
#define RUN(NAME, TYPE, U) test_##NAME(heap, pe);
        FERRY_WORD_TYPES(RUN)
        FERRY_REAL_WORD_TYPES(RUN)
    }
    CHECK_OK(ferry_free(heap));
}
