/* SPDX-License-Identifier: BSD-3-Clause */
/* put8 .. put128 and putmem, their gets and nbi forms count units of their own size; a put of zero elements does
 * nothing, for any address. */
#include "pe_test.h"

#define UNITS 33

#define TEST(BITS, BYTES)                                                                                              \
    static void test_##BITS(unsigned char *area, int to, int from)                                                     \
    {                                                                                                                  \
        unsigned char local[(UNITS + 1) * BYTES], want[(UNITS + 1) * BYTES];                                           \
        for (int nbi = 0; nbi < 2; nbi++) {                                                                            \
            pe_doing_now("put" #BITS "%s", nbi ? "_nbi" : "");                                                         \
            pe_fill(area, sizeof local, 1);                                                                            \
            pe_barrier();                                                                                              \
            pe_fill(local, sizeof local, 10 + (uint64_t)pe_me);                                                        \
            CHECK_OK(nbi ? ferry_put##BITS##_nbi(area, local, UNITS, to) : ferry_put##BITS(area, local, UNITS, to));   \
            pe_barrier();                                                                                              \
            pe_fill(want, sizeof want, 1);                                                                             \
            pe_fill(want, UNITS *BYTES, 10 + (uint64_t)from);                                                          \
            CHECK_BYTES(area, want, sizeof want);                                                                      \
            pe_barrier();                                                                                              \
            pe_doing_now("get" #BITS "%s", nbi ? "_nbi" : "");                                                         \
            pe_fill(area, sizeof local, 20 + (uint64_t)pe_me);                                                         \
            pe_barrier();                                                                                              \
            pe_fill(local, sizeof local, 2);                                                                           \
            CHECK_OK(nbi ? ferry_get##BITS##_nbi(local, area, UNITS, to) : ferry_get##BITS(local, area, UNITS, to));   \
            CHECK_OK(ferry_quiet());                                                                                   \
            pe_fill(want, sizeof want, 2);                                                                             \
            pe_fill(want, UNITS *BYTES, 20 + (uint64_t)to);                                                            \
            CHECK_BYTES(local, want, sizeof want);                                                                     \
            pe_barrier();                                                                                              \
        }                                                                                                              \
        CHECK_OK(ferry_put##BITS(area, local, 0, to));                                                                 \
        CHECK_OK(ferry_get##BITS(local, area, 0, to));                                                                 \
        CHECK_OK(ferry_put##BITS(NULL, NULL, 0, to));                                                                  \
        CHECK_OK(ferry_quiet());                                                                                       \
        CHECK_BYTES(local, want, sizeof want);                                                                         \
    }
FERRY_RMA_SIZES(TEST)

static void test_mem(unsigned char *area, int to, int from)
{
    unsigned char local[101], want[101];
    for (int nbi = 0; nbi < 2; nbi++) {
        pe_doing_now("putmem%s", nbi ? "_nbi" : "");
        pe_fill(area, sizeof local, 1);
        pe_barrier();
        pe_fill(local, sizeof local, 10 + (uint64_t)pe_me);
        CHECK_OK(nbi ? ferry_putmem_nbi(area, local, 100, to) : ferry_putmem(area, local, 100, to));
        pe_barrier();
        pe_fill(want, sizeof want, 1);
        pe_fill(want, 100, 10 + (uint64_t)from);
        CHECK_BYTES(area, want, sizeof want);
        pe_barrier();
        pe_doing_now("getmem%s", nbi ? "_nbi" : "");
        pe_fill(area, sizeof local, 20 + (uint64_t)pe_me);
        pe_barrier();
        pe_fill(local, sizeof local, 2);
        CHECK_OK(nbi ? ferry_getmem_nbi(local, area, 100, to) : ferry_getmem(local, area, 100, to));
        CHECK_OK(ferry_quiet());
        pe_fill(want, sizeof want, 2);
        pe_fill(want, 100, 20 + (uint64_t)to);
        CHECK_BYTES(local, want, sizeof want);
        pe_barrier();
    }
}

static void pe_main(void)
{
    unsigned char *area = (unsigned char *)pe_alloc(4096);
    for (int hop = 0; hop < pe_n; hop++) {
        int to = (pe_me + hop) % pe_n, from = (pe_me - hop + pe_n) % pe_n;
#define RUN(BITS, BYTES) test_##BITS(area, to, from);
        FERRY_RMA_SIZES(RUN)
        test_mem(area, to, from);
    }
    CHECK_OK(ferry_free(area));
}
