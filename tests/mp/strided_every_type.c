/* SPDX-License-Identifier: BSD-3-Clause */
/* iput and iget of every type move element i from i * sst to i * dst and leave the gaps alone. */
#include "pe_test.h"

#define SPAN 400

static const ptrdiff_t strides[][2] = { { 1, 1 }, { 2, 1 }, { 1, 3 }, { 7, 5 }, { 3, 3 } };
static const size_t counts[] = { 0, 1, 2, 19, 57 };

#define TEST(NAME, TYPE)                                                                                               \
    static void one_##NAME(TYPE *area, TYPE *local, ptrdiff_t dst, ptrdiff_t sst, size_t n, int to)                    \
    {                                                                                                                  \
        int from = (2 * pe_me - to + pe_n) % pe_n; /* the PE that sends to me */                                       \
        pe_doing_now("iput of " #NAME ", dst %td sst %td, %zu elements", dst, sst, n);                                 \
        for (int i = 0; i < SPAN; i++) {                                                                               \
            area[i] = PE_VALUE(TYPE, 7, i);                                                                            \
            local[i] = PE_VALUE(TYPE, 100 + pe_me, i);                                                                 \
        }                                                                                                              \
        pe_barrier();                                                                                                  \
        CHECK_OK(ferry_##NAME##_iput(area, local, dst, sst, n, to));                                                   \
        pe_barrier();                                                                                                  \
        for (ptrdiff_t i = 0; i < SPAN; i++) {                                                                         \
            int hit = i % dst == 0 && (size_t)(i / dst) < n;                                                           \
            CHECK_SAME(TYPE, area[i], hit ? PE_VALUE(TYPE, 100 + from, i / dst * sst) : PE_VALUE(TYPE, 7, i));         \
            area[i] = PE_VALUE(TYPE, 200 + pe_me, i);                                                                  \
            local[i] = PE_VALUE(TYPE, 8, i);                                                                           \
        }                                                                                                              \
        pe_doing_now("iget of " #NAME ", dst %td sst %td, %zu elements", dst, sst, n);                                 \
        pe_barrier();                                                                                                  \
        CHECK_OK(ferry_##NAME##_iget(local, area, dst, sst, n, to));                                                   \
        for (ptrdiff_t i = 0; i < SPAN; i++) {                                                                         \
            int hit = i % dst == 0 && (size_t)(i / dst) < n;                                                           \
            CHECK_SAME(TYPE, local[i], hit ? PE_VALUE(TYPE, 200 + to, i / dst * sst) : PE_VALUE(TYPE, 8, i));          \
        }                                                                                                              \
        pe_barrier();                                                                                                  \
    }                                                                                                                  \
    static void test_##NAME(void *heap, int to)                                                                        \
    {                                                                                                                  \
        TYPE local[SPAN];                                                                                              \
        for (size_t s = 0; s < sizeof strides / sizeof strides[0]; s++)                                                \
            for (size_t c = 0; c < sizeof counts / sizeof counts[0]; c++)                                              \
                one_##NAME((TYPE *)heap, local, strides[s][0], strides[s][1], counts[c], to);                          \
    }
FERRY_RMA_TYPES(TEST)

#define TEST_SIZE(BITS, BYTES)                                                                                         \
    static void test_##BITS(void *heap, int to)                                                                        \
    {                                                                                                                  \
        unsigned char *area = (unsigned char *)heap, local[30 * BYTES], want[30 * BYTES];                              \
        int from = (2 * pe_me - to + pe_n) % pe_n;                                                                     \
        pe_doing_now("iput" #BITS);                                                                                    \
        pe_fill(area, sizeof want, 5);                                                                                 \
        pe_fill(want, sizeof want, 5);                                                                                 \
        pe_barrier();                                                                                                  \
        pe_fill(local, sizeof local, 100 + (uint64_t)pe_me);                                                           \
        CHECK_OK(ferry_iput##BITS(area, local, 3, 2, 10, to));                                                         \
        pe_fill(local, sizeof local, 100 + (uint64_t)from);                                                            \
        for (size_t i = 0; i < 10; i++)                                                                                \
            memcpy(want + 3 * i * BYTES, local + 2 * i * BYTES, BYTES);                                                \
        pe_barrier();                                                                                                  \
        CHECK_BYTES(area, want, sizeof want);                                                                          \
        pe_doing_now("iget" #BITS);                                                                                    \
        pe_barrier();                                                                                                  \
        pe_fill(area, sizeof want, 200 + (uint64_t)pe_me);                                                             \
        pe_barrier();                                                                                                  \
        pe_fill(local, sizeof local, 6);                                                                               \
        CHECK_OK(ferry_iget##BITS(local, area, 2, 3, 10, to));                                                         \
        unsigned char theirs[30 * BYTES];                                                                              \
        pe_fill(theirs, sizeof theirs, 200 + (uint64_t)to);                                                            \
        pe_fill(want, sizeof want, 6);                                                                                 \
        for (size_t i = 0; i < 10; i++)                                                                                \
            memcpy(want + 2 * i * BYTES, theirs + 3 * i * BYTES, BYTES);                                               \
        CHECK_BYTES(local, want, sizeof want);                                                                         \
        pe_barrier();                                                                                                  \
    }
FERRY_RMA_SIZES(TEST_SIZE)

static void pe_main(void)
{
    void *heap = pe_alloc(SPAN * sizeof(long double));
    int last = pe_level() == PE_QUICK ? 1 : pe_n - 1;
    for (int hop = 0; hop <= last && hop < pe_n; hop++) {
        int to = (pe_me + hop) % pe_n;
#define RUN(NAME, TYPE) test_##NAME(heap, to);
#define RUN_SIZE(BITS, BYTES) test_##BITS(heap, to);
        if (hop <= 1 && !pe_takes_turns()) {
            FERRY_RMA_TYPES(RUN)
        }
        FERRY_RMA_SIZES(RUN_SIZE)
        test_int(heap, to);
    }
    CHECK_OK(ferry_free(heap));
}
