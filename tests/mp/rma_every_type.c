/* SPDX-License-Identifier: BSD-3-Clause */
/* put, get, put_nbi, get_nbi, p and g of every type move whole elements of that type, and no other bytes, between all
 * pairs of PEs. */
#include "pe_test.h"

#define COUNT 37
#define GUARD 99

#define TEST(NAME, TYPE)                                                                                               \
    static void fill_##NAME(TYPE *in)                                                                                  \
    {                                                                                                                  \
        for (int i = 0; i < pe_n * COUNT; i++)                                                                         \
            in[i] = PE_VALUE(TYPE, GUARD, i);                                                                          \
        pe_barrier();                                                                                                  \
    }                                                                                                                  \
    /* Row s holds PE s's data, except the last element, which no PE wrote. */                                         \
    static void check_##NAME(const TYPE *in, int kind)                                                                 \
    {                                                                                                                  \
        for (int s = 0; s < pe_n; s++) {                                                                               \
            for (int i = 0; i < COUNT - 1; i++)                                                                        \
                CHECK_SAME(TYPE, in[s * COUNT + i], PE_VALUE(TYPE, kind + s * pe_n + pe_me, i));                       \
            CHECK_SAME(TYPE, in[s * COUNT + COUNT - 1], PE_VALUE(TYPE, GUARD, s *COUNT + COUNT - 1));                  \
        }                                                                                                              \
        pe_barrier();                                                                                                  \
    }                                                                                                                  \
    static void test_##NAME(void *heap)                                                                                \
    {                                                                                                                  \
        TYPE *own = (TYPE *)heap, *in = own + COUNT;                                                                   \
        TYPE src[COUNT], all[64][COUNT];                                                                               \
        for (int i = 0; i < COUNT; i++)                                                                                \
            own[i] = PE_VALUE(TYPE, pe_me, i);                                                                         \
        pe_doing_now("put of " #NAME);                                                                                 \
        fill_##NAME(in);                                                                                               \
        for (int t = 0; t < pe_n; t++) { /* the source is used again at once */                                        \
            for (int i = 0; i < COUNT; i++)                                                                            \
                src[i] = PE_VALUE(TYPE, 1000 + pe_me * pe_n + t, i);                                                   \
            CHECK_OK(ferry_##NAME##_put(in + pe_me * COUNT, src, COUNT - 1, t));                                       \
        }                                                                                                              \
        pe_barrier();                                                                                                  \
        check_##NAME(in, 1000);                                                                                        \
        pe_doing_now("put_nbi of " #NAME);                                                                             \
        fill_##NAME(in);                                                                                               \
        for (int t = 0; t < pe_n; t++) {                                                                               \
            for (int i = 0; i < COUNT; i++)                                                                            \
                all[t][i] = PE_VALUE(TYPE, 2000 + pe_me * pe_n + t, i);                                                \
            CHECK_OK(ferry_##NAME##_put_nbi(in + pe_me * COUNT, all[t], COUNT - 1, t));                                \
        }                                                                                                              \
        CHECK_OK(ferry_quiet());                                                                                       \
        pe_barrier();                                                                                                  \
        check_##NAME(in, 2000);                                                                                        \
        pe_doing_now("p and g of " #NAME);                                                                             \
        fill_##NAME(in);                                                                                               \
        for (int t = 0; t < pe_n; t++)                                                                                 \
            for (int i = 0; i < 5; i++)                                                                                \
                CHECK_OK(ferry_##NAME##_p(&in[pe_me * COUNT + 2 * i], PE_VALUE(TYPE, 3000 + pe_me * pe_n + t, i), t)); \
        pe_barrier();                                                                                                  \
        for (int s = 0; s < pe_n; s++)                                                                                 \
            for (int i = 0; i < 10; i++)                                                                               \
                CHECK_SAME(TYPE, in[s * COUNT + i],                                                                    \
                           i % 2 == 0 ? PE_VALUE(TYPE, 3000 + s * pe_n + pe_me, i / 2)                                 \
                                      : PE_VALUE(TYPE, GUARD, s * COUNT + i));                                         \
        for (int t = 0; t < pe_n; t++)                                                                                 \
            CHECK_SAME(TYPE, ferry_##NAME##_g(&own[7], t), PE_VALUE(TYPE, t, 7));                                      \
        pe_doing_now("get of " #NAME);                                                                                 \
        for (int t = 0; t < pe_n; t++) {                                                                               \
            src[COUNT - 1] = PE_VALUE(TYPE, GUARD, t);                                                                 \
            CHECK_OK(ferry_##NAME##_get(src, own, COUNT - 1, t));                                                      \
            for (int i = 0; i < COUNT - 1; i++)                                                                        \
                CHECK_SAME(TYPE, src[i], PE_VALUE(TYPE, t, i));                                                        \
            CHECK_SAME(TYPE, src[COUNT - 1], PE_VALUE(TYPE, GUARD, t));                                                \
        }                                                                                                              \
        pe_doing_now("get_nbi of " #NAME);                                                                             \
        for (int t = 0; t < pe_n; t++)                                                                                 \
            CHECK_OK(ferry_##NAME##_get_nbi(all[t], own, COUNT, t));                                                   \
        CHECK_OK(ferry_quiet());                                                                                       \
        for (int t = 0; t < pe_n; t++)                                                                                 \
            for (int i = 0; i < COUNT; i++)                                                                            \
                CHECK_SAME(TYPE, all[t][i], PE_VALUE(TYPE, t, i));                                                     \
        pe_barrier();                                                                                                  \
    }
FERRY_RMA_TYPES(TEST)

static void pe_main(void)
{
    PE_SKIP_IF(pe_n > 64);
    void *heap = pe_alloc((size_t)(pe_n + 1) * COUNT * sizeof(long double));
#define RUN(NAME, TYPE) test_##NAME(heap);
    FERRY_RMA_TYPES(RUN)
    CHECK_OK(ferry_free(heap));
}
