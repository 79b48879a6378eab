/* SPDX-License-Identifier: BSD-3-Clause */
/* The all, any, some and vector forms of wait_until and test, for every type: the elements that count, the elements
 * that the status array excludes, the result for an empty set (OpenSHMEM 1.5, 9.10). */
#include "pe_test.h"

#define N 9

/* Elements 2 and 5 are left out. */
static const int masked[N] = { 0, 0, 1, 0, 0, 7, 0, 0, 0 };
static const int everything_masked[N] = { 1, 1, 1, 1, 1, 1, 1, 1, 1 };

#define TEST(NAME, TYPE, U)                                                                                            \
    static void clear_##NAME(TYPE *w)                                                                                  \
    {                                                                                                                  \
        for (int i = 0; i < N; i++)                                                                                    \
            w[i] = 0;                                                                                                  \
        pe_barrier();                                                                                                  \
    }                                                                                                                  \
    static void all_##NAME(TYPE *w, int to)                                                                            \
    {                                                                                                                  \
        TYPE values[N];                                                                                                \
        pe_doing_now("%s wait_until_all", #NAME);                                                                      \
        clear_##NAME(w);                                                                                               \
        CHECK_INT(ferry_##NAME##_test_all(w + 2, 1, NULL, FERRY_CMP_NE, 0), 0);                                        \
        for (int i = 0; i < N; i++)                                                                                    \
            if (!masked[i])                                                                                            \
                CHECK_OK(ferry_##NAME##_p(w + i, (TYPE)(i + 1), to));                                                  \
        CHECK_OK(ferry_##NAME##_wait_until_all(w, N, masked, FERRY_CMP_NE, 0));                                        \
        for (int i = 0; i < N; i++)                                                                                    \
            CHECK_SAME(TYPE, w[i], masked[i] ? (TYPE)0 : (TYPE)(i + 1));                                               \
        CHECK_INT(ferry_##NAME##_test_all(w, N, masked, FERRY_CMP_GE, 1), 1);                                          \
        CHECK_INT(ferry_##NAME##_test_all(w, N, NULL, FERRY_CMP_GE, 1), 0);                                            \
        CHECK_STATUS(ferry_##NAME##_wait_until_all_timeout(w, N, NULL, FERRY_CMP_GE, 1, 1000), FERRY_ERR_TIMEOUT);     \
        pe_barrier();                                                                                                  \
        CHECK_OK(ferry_##NAME##_p(w + 2, 3, to));                                                                      \
        CHECK_OK(ferry_##NAME##_atomic_add(w + 5, 6, to));                                                             \
        CHECK_OK(ferry_##NAME##_wait_until_all(w, N, NULL, FERRY_CMP_GE, 1));                                          \
        pe_doing_now("%s wait_until_all_vector", #NAME);                                                               \
        for (int i = 0; i < N; i++)                                                                                    \
            values[i] = (TYPE)(i + 1);                                                                                 \
        CHECK_OK(ferry_##NAME##_wait_until_all_vector(w, N, NULL, FERRY_CMP_EQ, values));                              \
        CHECK_INT(ferry_##NAME##_test_all_vector(w, N, NULL, FERRY_CMP_EQ, values), 1);                                \
        values[5] = 77;                                                                                                \
        CHECK_INT(ferry_##NAME##_test_all_vector(w, N, NULL, FERRY_CMP_EQ, values), 0);                                \
        CHECK_INT(ferry_##NAME##_test_all_vector(w, N, masked, FERRY_CMP_EQ, values), 1);                              \
        CHECK_OK(ferry_##NAME##_wait_until_all_vector_timeout(w, N, masked, FERRY_CMP_EQ, values, UINT64_MAX));        \
        CHECK_STATUS(ferry_##NAME##_wait_until_all_vector_timeout(w, N, NULL, FERRY_CMP_EQ, values, 1000),             \
                     FERRY_ERR_TIMEOUT);                                                                               \
        pe_barrier();                                                                                                  \
    }                                                                                                                  \
    static void fair_##NAME(TYPE *w,                                                                                   \
                            int to) /* many hold: a series of calls returns each, with any other calls in between */   \
    {                                                                                                                  \
        TYPE values[N];                                                                                                \
        size_t seen[4][N] = { { 0 } }, k, indices[N];                                                                  \
        pe_doing_now("%s each element's turn", #NAME);                                                                 \
        clear_##NAME(w);                                                                                               \
        for (int i = 0; i < N; i++) {                                                                                  \
            values[i] = 3;                                                                                             \
            CHECK_OK(ferry_##NAME##_p(w + i, 3, to));                                                                  \
        }                                                                                                              \
        CHECK_OK(ferry_##NAME##_wait_until_all(w, N, NULL, FERRY_CMP_EQ, 3));                                          \
        for (int round = 0; round < 50 * N; round++) {                                                                 \
            const int *left = round % 2 ? masked : NULL;                                                               \
            k = ferry_##NAME##_test_any(w, N, left, FERRY_CMP_EQ, 3);                                                  \
            CHECK(k < N && (left == NULL || !left[k]));                                                                \
            seen[0][k]++;                                                                                              \
            k = ferry_##NAME##_wait_until_any(w, N, NULL, FERRY_CMP_EQ, 3);                                            \
            CHECK(k < N);                                                                                              \
            seen[1][k]++;                                                                                              \
            k = ferry_##NAME##_test_any_vector(w, N, NULL, FERRY_CMP_EQ, values);                                      \
            CHECK(k < N);                                                                                              \
            seen[2][k]++;                                                                                              \
            CHECK_OK(ferry_##NAME##_wait_until_any_vector_timeout(w, N, NULL, FERRY_CMP_GE, values, &k, UINT64_MAX));  \
            CHECK(k < N);                                                                                              \
            seen[3][k]++;                                                                                              \
            CHECK_INT(ferry_##NAME##_test_any(w + round % N, 1, NULL, FERRY_CMP_EQ, 3), 0);                            \
            k = ferry_##NAME##_test_any(w, (size_t)(2 + round % (N - 2)), NULL, FERRY_CMP_NE, 0);                      \
            CHECK(k < (size_t)(2 + round % (N - 2)));                                                                  \
        }                                                                                                              \
        for (int form = 0; form < 4; form++)                                                                           \
            for (int i = 0; i < N; i++)                                                                                \
                CHECK(seen[form][i] != 0);                                                                             \
        CHECK_INT(ferry_##NAME##_test_some(w, N, indices, NULL, FERRY_CMP_EQ, 3), N);                                  \
        CHECK_INT(ferry_##NAME##_wait_until_some(w, N, indices, NULL, FERRY_CMP_EQ, 3), N);                            \
        pe_doing_now("%s no place for a result", #NAME);                                                               \
        CHECK_STATUS(ferry_##NAME##_wait_until_any_timeout(w, N, NULL, FERRY_CMP_EQ, 3, NULL, 0),                      \
                     FERRY_ERR_INVALID_ARG);                                                                           \
        CHECK_STATUS(ferry_##NAME##_wait_until_any_vector_timeout(w, N, NULL, FERRY_CMP_EQ, values, NULL, 0),          \
                     FERRY_ERR_INVALID_ARG);                                                                           \
        CHECK_STATUS(ferry_##NAME##_wait_until_some_timeout(w, N, indices, NULL, FERRY_CMP_EQ, 3, NULL, 0),            \
                     FERRY_ERR_INVALID_ARG);                                                                           \
        CHECK_STATUS(                                                                                                  \
            ferry_##NAME##_wait_until_some_vector_timeout(w, N, indices, NULL, FERRY_CMP_EQ, values, NULL, 0),         \
            FERRY_ERR_INVALID_ARG);                                                                                    \
        pe_barrier();                                                                                                  \
    }                                                                                                                  \
    static void any_##NAME(TYPE *w, int to)                                                                            \
    {                                                                                                                  \
        int status[N];                                                                                                 \
        size_t index = 99;                                                                                             \
        pe_doing_now("%s wait_until_any", #NAME);                                                                      \
        clear_##NAME(w);                                                                                               \
        CHECK_INT(ferry_##NAME##_test_any(w, N, everything_masked, FERRY_CMP_EQ, 0), SIZE_MAX);                        \
        memcpy(status, masked, sizeof status);                                                                         \
        for (int i = 0; i < N; i++)                                                                                    \
            CHECK_OK(ferry_##NAME##_atomic_set(w + i, 4, to));                                                         \
        for (int left = N - 2; left > 0; left--) { /* each index once, masked indices never */                         \
            size_t k = ferry_##NAME##_wait_until_any(w, N, status, FERRY_CMP_EQ, 4);                                   \
            CHECK(k < N && !status[k]);                                                                                \
            status[k] = 1;                                                                                             \
        }                                                                                                              \
        CHECK_INT(ferry_##NAME##_wait_until_any(w, N, status, FERRY_CMP_EQ, 4), SIZE_MAX);                             \
        pe_barrier();                                                                                                  \
        clear_##NAME(w);                                                                                               \
        CHECK_INT(ferry_##NAME##_test_any(w, N, status, FERRY_CMP_GT, 0), SIZE_MAX);                                   \
        CHECK_STATUS(ferry_##NAME##_wait_until_any_timeout(w, N, NULL, FERRY_CMP_GT, 90, &index, 1000),                \
                     FERRY_ERR_TIMEOUT);                                                                               \
        pe_barrier();                                                                                                  \
        CHECK_OK(ferry_##NAME##_p(w + 7, 8, to));                                                                      \
        CHECK_INT(ferry_##NAME##_wait_until_any(w, N, NULL, FERRY_CMP_GT, 0), 7);                                      \
        CHECK_INT(ferry_##NAME##_test_any(w, N, NULL, FERRY_CMP_GT, 0), 7);                                            \
        CHECK_OK(ferry_##NAME##_wait_until_any_timeout(w, N, NULL, FERRY_CMP_GT, 0, &index, UINT64_MAX));              \
        CHECK_INT(index, 7);                                                                                           \
        pe_doing_now("%s wait_until_any_vector", #NAME);                                                               \
        const TYPE values[N] = { 1, 2, 0, 4, 5, 6, 7, 8, 9 }; /* w[2] is 0, w[7] is 8: both compare equal */           \
        index = ferry_##NAME##_wait_until_any_vector(w, N, NULL, FERRY_CMP_EQ, values);                                \
        CHECK(index == 2 || index == 7);                                                                               \
        CHECK_INT(ferry_##NAME##_wait_until_any_vector(w, N, masked, FERRY_CMP_EQ, values), 7);                        \
        CHECK_INT(ferry_##NAME##_test_any_vector(w, N, masked, FERRY_CMP_EQ, values), 7);                              \
        CHECK_INT(ferry_##NAME##_test_any_vector(w, 2, NULL, FERRY_CMP_EQ, values), SIZE_MAX);                         \
        CHECK_OK(ferry_##NAME##_wait_until_any_vector_timeout(w, N, masked, FERRY_CMP_EQ, values, &index, 0));         \
        CHECK_INT(index, 7);                                                                                           \
        pe_barrier();                                                                                                  \
    }                                                                                                                  \
    static void some_##NAME(TYPE *w, int to)                                                                           \
    {                                                                                                                  \
        int status[N];                                                                                                 \
        size_t at[N], count = 99, n;                                                                                   \
        pe_doing_now("%s wait_until_some", #NAME);                                                                     \
        clear_##NAME(w);                                                                                               \
        CHECK_INT(ferry_##NAME##_test_some(w, N, at, everything_masked, FERRY_CMP_EQ, 0), 0);                          \
        memcpy(status, masked, sizeof status);                                                                         \
        for (int i = 0; i < N; i++)                                                                                    \
            CHECK_OK(ferry_##NAME##_p(w + i, (TYPE)-1, to));                                                           \
        for (size_t left = N - 2; left > 0; left -= n) {                                                               \
            n = ferry_##NAME##_wait_until_some(w, N, at, status, FERRY_CMP_NE, 0);                                     \
            CHECK(n >= 1 && n <= left);                                                                                \
            for (size_t i = 0; i < n; i++) {                                                                           \
                CHECK(at[i] < N && !status[at[i]]);                                                                    \
                status[at[i]] = 1;                                                                                     \
            }                                                                                                          \
        }                                                                                                              \
        CHECK_INT(ferry_##NAME##_wait_until_some(w, N, at, status, FERRY_CMP_NE, 0), 0);                               \
        pe_barrier();                                                                                                  \
        clear_##NAME(w);                                                                                               \
        CHECK_INT(ferry_##NAME##_test_some(w, N, at, NULL, FERRY_CMP_NE, 0), 0);                                       \
        CHECK_STATUS(ferry_##NAME##_wait_until_some_timeout(w, N, at, NULL, FERRY_CMP_EQ, 90, &count, 1000),           \
                     FERRY_ERR_TIMEOUT);                                                                               \
        pe_barrier();                                                                                                  \
        CHECK_OK(ferry_##NAME##_p(w + 1, 2, to));                                                                      \
        CHECK_OK(ferry_quiet());                                                                                       \
        CHECK_OK(ferry_##NAME##_p(w + 8, 9, to));                                                                      \
        CHECK_OK(ferry_##NAME##_wait_until(w + 8, FERRY_CMP_EQ, 9));                                                   \
        CHECK_OK(ferry_##NAME##_wait_until(w + 1, FERRY_CMP_EQ, 2));                                                   \
        CHECK_INT(ferry_##NAME##_wait_until_some(w, N, at, NULL, FERRY_CMP_GT, 0), 2);                                 \
        CHECK(at[0] + at[1] == 9 && (at[0] == 1 || at[0] == 8));                                                       \
        CHECK_INT(ferry_##NAME##_test_some(w, N, at, NULL, FERRY_CMP_GT, 0), 2);                                       \
        CHECK_OK(ferry_##NAME##_wait_until_some_timeout(w, N, at, NULL, FERRY_CMP_GT, 0, &count, UINT64_MAX));         \
        CHECK_INT(count, 2);                                                                                           \
        pe_doing_now("%s wait_until_some_vector", #NAME);                                                              \
        const TYPE values[N] = { 1, 2, 0, 4, 5, 6, 7, 8, 9 };                                                          \
        CHECK_INT(ferry_##NAME##_wait_until_some_vector(w, N, at, NULL, FERRY_CMP_EQ, values), 3);                     \
        CHECK(at[0] + at[1] + at[2] == 1 + 2 + 8);                                                                     \
        CHECK_INT(ferry_##NAME##_wait_until_some_vector(w, N, at, masked, FERRY_CMP_EQ, values), 2);                   \
        CHECK_INT(ferry_##NAME##_test_some_vector(w, N, at, masked, FERRY_CMP_EQ, values), 2);                         \
        CHECK_INT(ferry_##NAME##_test_some_vector(w, 1, at, NULL, FERRY_CMP_EQ, values), 0);                           \
        CHECK_OK(ferry_##NAME##_wait_until_some_vector_timeout(w, N, at, NULL, FERRY_CMP_EQ, values, &count, 0));      \
        CHECK_INT(count, 3);                                                                                           \
        pe_barrier();                                                                                                  \
    }                                                                                                                  \
    /* Nothing to wait for: no time passes. */                                                                         \
    static void none_##NAME(TYPE *w)                                                                                   \
    {                                                                                                                  \
        const TYPE values[N] = { 50, 50, 50, 50, 50, 50, 50, 50, 50 };                                                 \
        for (int empty = 0; empty < 2; empty++) {                                                                      \
            size_t n = empty ? 0 : N, at[N], out = 12345;                                                              \
            const int *st = empty ? NULL : everything_masked;                                                          \
            pe_doing_now("%s forms with %s", #NAME, empty ? "no element" : "every element masked");                    \
            CHECK_OK(ferry_##NAME##_wait_until_all(w, n, st, FERRY_CMP_EQ, 50));                                       \
            CHECK_OK(ferry_##NAME##_wait_until_all_vector(w, n, st, FERRY_CMP_EQ, values));                            \
            CHECK_INT(ferry_##NAME##_wait_until_any(w, n, st, FERRY_CMP_EQ, 50), SIZE_MAX);                            \
            CHECK_INT(ferry_##NAME##_wait_until_any_vector(w, n, st, FERRY_CMP_EQ, values), SIZE_MAX);                 \
            CHECK_INT(ferry_##NAME##_wait_until_some(w, n, at, st, FERRY_CMP_EQ, 50), 0);                              \
            CHECK_INT(ferry_##NAME##_wait_until_some_vector(w, n, at, st, FERRY_CMP_EQ, values), 0);                   \
            CHECK_OK(ferry_##NAME##_wait_until_all_timeout(w, n, st, FERRY_CMP_EQ, 50, 0));                            \
            CHECK_OK(ferry_##NAME##_wait_until_any_timeout(w, n, st, FERRY_CMP_EQ, 50, &out, 0));                      \
            CHECK_INT(out, SIZE_MAX);                                                                                  \
            CHECK_OK(ferry_##NAME##_wait_until_some_timeout(w, n, at, st, FERRY_CMP_EQ, 50, &out, 0));                 \
            CHECK_INT(out, 0);                                                                                         \
            CHECK_INT(ferry_##NAME##_test_all(w, n, st, FERRY_CMP_EQ, 50), 1);                                         \
            CHECK_INT(ferry_##NAME##_test_all_vector(w, n, st, FERRY_CMP_EQ, values), 1);                              \
            CHECK_INT(ferry_##NAME##_test_any(w, n, st, FERRY_CMP_EQ, 50), SIZE_MAX);                                  \
            CHECK_INT(ferry_##NAME##_test_any_vector(w, n, st, FERRY_CMP_EQ, values), SIZE_MAX);                       \
            CHECK_INT(ferry_##NAME##_test_some(w, n, at, st, FERRY_CMP_EQ, 50), 0);                                    \
            CHECK_INT(ferry_##NAME##_test_some_vector(w, n, at, st, FERRY_CMP_EQ, values), 0);                         \
        }                                                                                                              \
        pe_barrier();                                                                                                  \
    }
FERRY_WORD_TYPES(TEST)

static void pe_main(void)
{
    void *heap = pe_alloc(N * sizeof(uint64_t));
    int to = (pe_me + 1) % pe_n;
#define RUN(NAME, TYPE, U)                                                                                             \
    all_##NAME((TYPE *)heap, to);                                                                                      \
    any_##NAME((TYPE *)heap, to);                                                                                      \
    some_##NAME((TYPE *)heap, to);                                                                                     \
    fair_##NAME((TYPE *)heap, to);                                                                                     \
    none_##NAME((TYPE *)heap);
    FERRY_WORD_TYPES(RUN)
    CHECK_OK(ferry_free(heap));
}
