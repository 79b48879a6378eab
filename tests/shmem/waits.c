/* SPDX-License-Identifier: BSD-3-Clause */
/* Every wait and test of every type, with the deprecated ones. */
#include "shmem_test.h"

enum { N = 6 };
static char words[N * 8] __attribute__((aligned(8)));
static int to;

#define CLEAR()                                                                                                        \
    do {                                                                                                               \
        shmem_barrier_all();                                                                                           \
        memset(words, 0, sizeof words);                                                                                \
        shmem_barrier_all();                                                                                           \
    } while (0)
#define SEND(SET, i, value) SET(v + (i), value, to)

#define WAITS(NAME, TYPE, SET)                                                                                         \
    static void test_##NAME(void)                                                                                      \
    {                                                                                                                  \
        TYPE *v = (TYPE *)(void *)words;                                                                               \
        const int skip[N] = { 0, 1, 0, 0, 1, 0 };                                                                      \
        TYPE wanted[N] = { 1, 9, 2, 3, 9, 4 };                                                                         \
        size_t indices[N], seen, i;                                                                                    \
        pe_doing_now(#NAME);                                                                                           \
        CLEAR();                                                                                                       \
        CHECK_INT(shmem_##NAME##_test(v, SHMEM_CMP_NE, 0), 0);                                                         \
        CHECK_INT(shmem_##NAME##_test(v, SHMEM_CMP_EQ, 0), 1);                                                         \
        shmem_barrier_all();                                                                                           \
        SEND(SET, 0, 5);                                                                                               \
        shmem_##NAME##_wait_until((volatile TYPE *)v, SHMEM_CMP_GT, 4);                                                \
        CHECK_INT(v[0], 5);                                                                                            \
        CHECK_INT(shmem_##NAME##_test(v, SHMEM_CMP_LE, 5), 1);                                                         \
        CHECK_INT(shmem_##NAME##_test(v, SHMEM_CMP_LT, 5), 0);                                                         \
        CHECK_INT(shmem_##NAME##_test(v, SHMEM_CMP_GE, 6), 0);                                                         \
        CLEAR();                                                                                                       \
        CHECK_INT(shmem_##NAME##_test_all(v, N, skip, SHMEM_CMP_EQ, 1), 0);                                            \
        CHECK(shmem_##NAME##_test_any(v, N, NULL, SHMEM_CMP_EQ, 1) == SIZE_MAX);                                       \
        CHECK_INT(shmem_##NAME##_test_some(v, N, indices, skip, SHMEM_CMP_EQ, 1), 0);                                  \
        CHECK_INT(shmem_##NAME##_test_all(v, 0, NULL, SHMEM_CMP_EQ, 1), 1);                                            \
        CHECK(shmem_##NAME##_wait_until_any(v, 0, NULL, SHMEM_CMP_EQ, 1) == SIZE_MAX);                                 \
        shmem_barrier_all();                                                                                           \
        SEND(SET, 3, 7);                                                                                               \
        CHECK_INT(shmem_##NAME##_wait_until_any(v, N, skip, SHMEM_CMP_EQ, 7), 3);                                      \
        CHECK_INT(shmem_##NAME##_test_any(v, N, skip, SHMEM_CMP_EQ, 7), 3);                                            \
        CHECK_INT(shmem_##NAME##_wait_until_some(v, N, indices, skip, SHMEM_CMP_EQ, 7), 1);                            \
        CHECK_INT(indices[0], 3);                                                                                      \
        shmem_barrier_all();                                                                                           \
        for (i = 0; i < N; i++)                                                                                        \
            if (!skip[i])                                                                                              \
                SEND(SET, i, 8);                                                                                       \
        shmem_##NAME##_wait_until_all(v, N, skip, SHMEM_CMP_EQ, 8);                                                    \
        CHECK(v[0] == 8 && v[1] == 0 && v[2] == 8 && v[5] == 8);                                                       \
        CHECK_INT(shmem_##NAME##_test_all(v, N, skip, SHMEM_CMP_EQ, 8), 1);                                            \
        CHECK_INT(shmem_##NAME##_test_some(v, N, indices, skip, SHMEM_CMP_EQ, 8), 4);                                  \
        CHECK(indices[0] == 0 && indices[1] == 2 && indices[2] == 3 && indices[3] == 5);                               \
        CLEAR();                                                                                                       \
        CHECK_INT(shmem_##NAME##_test_all_vector(v, N, skip, SHMEM_CMP_EQ, wanted), 0);                                \
        shmem_barrier_all();                                                                                           \
        SEND(SET, 2, 2);                                                                                               \
        CHECK_INT(shmem_##NAME##_wait_until_any_vector(v, N, skip, SHMEM_CMP_EQ, wanted), 2);                          \
        CHECK_INT(shmem_##NAME##_test_any_vector(v, N, skip, SHMEM_CMP_EQ, wanted), 2);                                \
        shmem_barrier_all();                                                                                           \
        SEND(SET, 0, 1);                                                                                               \
        SEND(SET, 3, 3);                                                                                               \
        SEND(SET, 5, 4);                                                                                               \
        seen = 0;                                                                                                      \
        while (seen < 4)                                                                                               \
            seen = shmem_##NAME##_wait_until_some_vector(v, N, indices, skip, SHMEM_CMP_EQ, wanted);                   \
        shmem_##NAME##_wait_until_all_vector(v, N, skip, SHMEM_CMP_EQ, wanted);                                        \
        CHECK_INT(shmem_##NAME##_test_some_vector(v, N, indices, skip, SHMEM_CMP_EQ, wanted), 4);                      \
        CHECK_INT(shmem_##NAME##_test_all_vector(v, N, skip, SHMEM_CMP_EQ, wanted), 1);                                \
    }
#define TEST(NAME, TYPE, U) WAITS(NAME, TYPE, shmem_##NAME##_atomic_set)
FERRY_WORD_TYPES(TEST)
/* Words of 2 bytes, of which two share four bytes. */
#define TEST_SHORT(NAME, TYPE) WAITS(NAME, TYPE, shmem_##NAME##_p)
FERRY_HALVES_TYPES(TEST_SHORT)

#define TEST_OLD(NAME, TYPE, U)                                                                                        \
    static void test_old_##NAME(void)                                                                                  \
    {                                                                                                                  \
        volatile TYPE *v = (volatile TYPE *)(void *)words;                                                             \
        pe_doing_now(#NAME "_wait");                                                                                   \
        CLEAR();                                                                                                       \
        shmem_##NAME##_p((TYPE *)(void *)words, 3, to);                                                                \
        shmem_##NAME##_wait(v, 0);                                                                                     \
        CHECK_INT(*v, 3);                                                                                              \
    }
FERRY_WORD_TYPES(TEST_OLD)
#define TEST_OLD_SHORT(NAME, TYPE) TEST_OLD(NAME, TYPE, )
FERRY_HALVES_TYPES(TEST_OLD_SHORT)

int main(void)
{
    begin();
    to = (me + 1) % npes;
#define RUN(NAME, TYPE, U) test_##NAME();
    FERRY_WORD_TYPES(RUN)
#define RUN_SHORT(NAME, TYPE) test_##NAME();
    FERRY_HALVES_TYPES(RUN_SHORT)
#define RUN_OLD(NAME, TYPE, U) test_old_##NAME();
    FERRY_WORD_TYPES(RUN_OLD)
#define RUN_OLD_SHORT(NAME, TYPE) test_old_##NAME();
    FERRY_HALVES_TYPES(RUN_OLD_SHORT)
    volatile long *v = (volatile long *)(void *)words;
    CLEAR();
    shmem_long_p((long *)(void *)words, 3, to);
    shmem_wait(v, 0);
    const shmem_cmp_t equal = SHMEM_CMP_EQ;
    shmem_wait_until(v, equal, 3);
    shmem_barrier_all();
    shmem_finalize();
    return 0;
}
