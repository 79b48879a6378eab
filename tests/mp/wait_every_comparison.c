/* SPDX-License-Identifier: BSD-3-Clause */
/* wait_until and test of every type decide all six comparisons by the type's own order: -5 is less than 3 for a signed
 * word and greater for an unsigned word. */
#include "pe_test.h"

static const char *const cmp_names[] = { "EQ", "NE", "GT", "GE", "LT", "LE" };

/* lo < mid < hi in the order of TYPE, and of no other type of that size. */
#define ORDERED(TYPE, lo, mid, hi)                                                                                     \
    TYPE lo = (TYPE)-1 < (TYPE)1 ? (TYPE)-5 : (TYPE)3;                                                                 \
    TYPE mid = (TYPE)-1 < (TYPE)1 ? (TYPE)-1 : (TYPE)7;                                                                \
    TYPE hi = (TYPE)-1 < (TYPE)1 ? (TYPE)3 : (TYPE)-5

#define TEST(NAME, TYPE, U)                                                                                            \
    static int expected_##NAME(TYPE a, int cmp, TYPE b)                                                                \
    {                                                                                                                  \
        return cmp == FERRY_CMP_EQ   ? a == b                                                                          \
               : cmp == FERRY_CMP_NE ? a != b                                                                          \
               : cmp == FERRY_CMP_GT ? a > b                                                                           \
               : cmp == FERRY_CMP_GE ? a >= b                                                                          \
               : cmp == FERRY_CMP_LT ? a < b                                                                           \
                                     : a <= b;                                                                         \
    }                                                                                                                  \
    static void table_##NAME(TYPE *word)                                                                               \
    {                                                                                                                  \
        ORDERED(TYPE, lo, mid, hi);                                                                                    \
        const TYPE values[] = { lo, mid, hi, 0, 1, (TYPE)-1, (TYPE)((U)1 << (sizeof(U) * 8 - 1)) };                    \
        for (size_t i = 0; i < sizeof values / sizeof values[0]; i++)                                                  \
            for (size_t j = 0; j < sizeof values / sizeof values[0]; j++)                                              \
                for (int cmp = FERRY_CMP_EQ; cmp <= FERRY_CMP_LE; cmp++) {                                             \
                    pe_doing_now("%s: %.20Lg %s %.20Lg", #NAME, (long double)values[i], cmp_names[cmp],                \
                                 (long double)values[j]);                                                              \
                    *word = values[i];                                                                                 \
                    int want = expected_##NAME(values[i], cmp, values[j]);                                             \
                    CHECK_INT(ferry_##NAME##_test(word, cmp, values[j]), want);                                        \
                    if (want)                                                                                          \
                        CHECK_OK(ferry_##NAME##_wait_until(word, cmp, values[j]));                                     \
                    else if (cmp == FERRY_CMP_GE)                                                                      \
                        CHECK_STATUS(ferry_##NAME##_wait_until_timeout(word, cmp, values[j], 1000),                    \
                                     FERRY_ERR_TIMEOUT);                                                               \
                }                                                                                                      \
    }                                                                                                                  \
    static void waits_##NAME(TYPE *word, int to)                                                                       \
    {                                                                                                                  \
        ORDERED(TYPE, lo, mid, hi);                                                                                    \
        const TYPE first[] = { lo, mid, mid, lo, mid, hi }, then[] = { mid, hi, hi, mid, lo, mid };                    \
        for (int cmp = FERRY_CMP_EQ; cmp <= FERRY_CMP_LE; cmp++) {                                                     \
            pe_doing_now("%s wait_until %s", #NAME, cmp_names[cmp]);                                                   \
            *word = first[cmp];                                                                                        \
            pe_barrier();                                                                                              \
            CHECK_INT(ferry_##NAME##_test(word, cmp, mid) && *word == first[cmp], 0);                                  \
            if (cmp % 2 == 0)                                                                                          \
                CHECK_OK(ferry_##NAME##_p(word, then[cmp], to));                                                       \
            else                                                                                                       \
                CHECK_OK(ferry_##NAME##_atomic_set(word, then[cmp], to));                                              \
            CHECK_OK(ferry_##NAME##_wait_until(word, cmp, mid));                                                       \
            CHECK_SAME(TYPE, *word, then[cmp]);                                                                        \
            pe_barrier();                                                                                              \
        }                                                                                                              \
    }
FERRY_WORD_TYPES(TEST)

static void pe_main(void)
{
    void *word = pe_alloc(64);
    for (int hop = 1; hop < pe_n || hop == 1; hop++) {
        int to = (pe_me + hop) % pe_n;
#define RUN(NAME, TYPE, U) waits_##NAME((TYPE *)word, to);
        FERRY_WORD_TYPES(RUN)
        if (pe_level() == PE_QUICK)
            break;
    }
    pe_barrier();
#define RUN_TABLE(NAME, TYPE, U) table_##NAME((TYPE *)word);
    FERRY_WORD_TYPES(RUN_TABLE)
    CHECK_OK(ferry_free(word));
}
