/* SPDX-License-Identifier: BSD-3-Clause */
/* Reductions of every type under each of its operators, in PE order: every PE gets a plain loop's result bit for bit;
 * with dest == source; counts around the limit of one phase. */
#include "ferry/detail/machine/num__funcs.h"
#include "pe_test.h"

#define MOST 130

/* Small enough that no sum or product of eight signed ints overflows; signs mixed. */
#define SMALL(TYPE, pe, i) ((TYPE)(1 + (int)(pe_mix((uint64_t)(pe), (uint64_t)(i)) % 5)))
#define FOLD_max(a, b) ((a) > (b) ? (a) : (b))
#define FOLD_min(a, b) ((a) < (b) ? (a) : (b))
#define FOLD_sum(a, b) ((a) + (b))
#define FOLD_prod(a, b) ((a) * (b))
#define FOLD_and(a, b) ((a) & (b))
#define FOLD_or(a, b) ((a) | (b))
#define FOLD_xor(a, b) ((a) ^ (b))
#define INPUT_max PE_VALUE
#define INPUT_min PE_VALUE
#define INPUT_sum SMALL
#define INPUT_prod SMALL
#define INPUT_and PE_VALUE
#define INPUT_or PE_VALUE
#define INPUT_xor PE_VALUE

#define TEST(NAME, TYPE, OP)                                                                                           \
    static void test_##NAME##_##OP(void *a, void *b, size_t n, int in_place)                                           \
    {                                                                                                                  \
        TYPE *src = (TYPE *)a, *dst = in_place ? src : (TYPE *)b, guard = PE_VALUE(TYPE, 3, 3);                        \
        if (sizeof(TYPE) > 8 && pe_on_gpu()) /* GPUs have no such type */                                              \
            return;                                                                                                    \
        pe_doing_now("%s %s_reduce of %zu%s", #NAME, #OP, n, in_place ? ", in place" : "");                            \
        for (size_t i = 0; i < n; i++)                                                                                 \
            src[i] = INPUT_##OP(TYPE, pe_me, i);                                                                       \
        dst[n] = guard;                                                                                                \
        pe_barrier();                                                                                                  \
        CHECK_OK(ferry_##NAME##_##OP##_reduce(FERRY_TEAM_WORLD, dst, src, n));                                         \
        for (size_t i = 0; i < n; i++) {                                                                               \
            TYPE want = INPUT_##OP(TYPE, 0, i);                                                                        \
            for (int pe = 1; pe < pe_n; pe++) {                                                                        \
                TYPE next = INPUT_##OP(TYPE, pe, i);                                                                   \
                want = (TYPE)FOLD_##OP(want, next);                                                                    \
            }                                                                                                          \
            CHECK_SAME(TYPE, dst[i], want);                                                                            \
        }                                                                                                              \
        CHECK_SAME(TYPE, dst[n], guard);                                                                               \
    }
#define TEST_MATH(NAME, TYPE) FERRYI_REDUCE_MATH(TEST, NAME, TYPE)
#define TEST_BITS(NAME, TYPE) FERRYI_REDUCE_BITS(TEST, NAME, TYPE)
FERRY_RMA_TYPES(TEST_MATH)
FERRY_BITS_TYPES(TEST_BITS)

/* A sum of reals depends on its order: every PE must hold the same bits, those of the fold from PE 0 on. */
static void order_matters(double *src, double *dst, size_t n)
{
    pe_doing_now("double sum_reduce of %zu, order", n);
    for (size_t i = 0; i < n; i++)
        src[i] = (pe_me % 2 ? 1e16 : 1.0) / (double)(i + 3 + (size_t)pe_me);
    pe_barrier();
    CHECK_OK(ferry_double_sum_reduce(FERRY_TEAM_WORLD, dst, src, n));
    for (size_t i = 0; i < n; i++) {
        volatile double want = 1.0 / (double)(i + 3); /* rounded at each step */
        for (int pe = 1; pe < pe_n; pe++)
            want = want + (pe % 2 ? 1e16 : 1.0) / (double)(i + 3 + (size_t)pe);
        CHECK_SAME(double, dst[i], want);
    }
    pe_barrier();
}

/* Halves are folded as floats: what a step stores is rounded.  Where all sources are read at once there is one step. */
#define HALVES(NAME, NUM)                                                                                              \
    static void halves_##NAME(uint16_t *src, uint16_t *dst, size_t n)                                                  \
    {                                                                                                                  \
        pe_doing_now("%s sum_reduce of %zu", #NAME, n);                                                                \
        for (size_t i = 0; i < n; i++)                                                                                 \
            src[i] = ferryi_num_to_##NUM((float)(i % 97) / 8 + (float)pe_me * 0.37f);                                  \
        dst[n] = 0x1234;                                                                                               \
        pe_barrier();                                                                                                  \
        CHECK_OK(ferry_##NAME##_sum_reduce(FERRY_TEAM_WORLD, dst, src, n));                                            \
        for (size_t i = 0; i < n; i++) {                                                                               \
            float once = 0;                                                                                            \
            uint16_t stepwise = 0;                                                                                     \
            for (int pe = 0; pe < pe_n; pe++) {                                                                        \
                float x = ferryi_num_from_##NUM(ferryi_num_to_##NUM((float)(i % 97) / 8 + (float)pe * 0.37f));         \
                once = pe == 0 ? x : once + x;                                                                         \
                stepwise = ferryi_num_to_##NUM(pe == 0 ? x : ferryi_num_from_##NUM(stepwise) + x);                     \
            }                                                                                                          \
            CHECK(dst[i] == stepwise || dst[i] == ferryi_num_to_##NUM(once));                                          \
        }                                                                                                              \
        CHECK_INT(dst[n], 0x1234);                                                                                     \
        pe_barrier();                                                                                                  \
        CHECK_OK(ferry_##NAME##_max_reduce(FERRY_TEAM_WORLD, src, src, n));                                            \
        CHECK_INT(src[n - 1], ferryi_num_to_##NUM((float)((n - 1) % 97) / 8 + (float)(pe_n - 1) * 0.37f));             \
        pe_barrier();                                                                                                  \
    }
HALVES(half, half)
HALVES(bfloat16, bf16)

static void pe_main(void)
{
    void *src = pe_alloc(40001 * sizeof(long double)), *dst = pe_alloc(40001 * sizeof(long double));
    static const size_t counts[] = { 1, 33, MOST };
    for (size_t c = 0; c < (pe_level() == PE_QUICK ? 2u : 3u); c++) {
#define RUN(NAME, TYPE, OP) test_##NAME##_##OP(src, dst, counts[c], c == 1);
#define RUN_MATH(NAME, TYPE) FERRYI_REDUCE_MATH(RUN, NAME, TYPE)
#define RUN_BITS(NAME, TYPE) FERRYI_REDUCE_BITS(RUN, NAME, TYPE)
        FERRY_RMA_TYPES(RUN_MATH)
        FERRY_BITS_TYPES(RUN_BITS)
    }
    for (int in_place = 0; in_place < 2; in_place++) {
        test_int_sum(src, dst, 0, in_place);
        test_int_sum(src, dst, 8192, in_place); /* the scratch's size and one more */
        test_int_sum(src, dst, 8193, in_place);
        test_uint64_xor(src, dst, 40000, in_place);
        test_longdouble_max(src, dst, 4097, in_place);
        test_uint8_or(src, dst, 513, in_place);
    }
    order_matters((double *)src, (double *)dst, 64);
    order_matters((double *)src, (double *)dst, 20001);
    static const size_t narrow[] = { 1, 33, 20001 };
    for (size_t c = 0; c < 3; c++) {
        halves_half((uint16_t *)src, (uint16_t *)dst, narrow[c]);
        halves_bfloat16((uint16_t *)src, (uint16_t *)dst, narrow[c]);
    }
    CHECK_OK(ferry_free(dst));
    CHECK_OK(ferry_free(src));
}
