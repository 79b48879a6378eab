/* SPDX-License-Identifier: BSD-3-Clause */
/* Puts and gets of odd sizes around every internal limit (a descriptor's payload, a staged chunk, a ring of chunks) and
 * up to several MiB arrive whole, blocking and nonblocking, and leave the neighbouring bytes alone. */
#include "pe_test.h"

#define GUARD 64

static const size_t sizes[] = { 31,    32,    33,     4095,   4097,    16383,   16384,  16385,
                                32768, 65537, 262144, 999999, 1048576, 1048577, 3000001 };

static void one(unsigned char *area, unsigned char *local, unsigned char *want, size_t n, size_t shift, int nbi, int to,
                int from)
{
    unsigned char *dst = area + GUARD + shift;
    size_t all = n + 2 * GUARD + 16;
    pe_doing_now("put of %zu bytes, offset %zu%s", n, shift, nbi ? ", nbi" : "");
    memset(area, 0xaa, all);
    pe_fill(local, n, 1 + (uint64_t)pe_me);
    pe_barrier();
    if (nbi) { /* two halves under way at once */
        CHECK_OK(ferry_putmem_nbi(dst, local, n / 2, to));
        CHECK_OK(ferry_putmem_nbi(dst + n / 2, local + n / 2, n - n / 2, to));
        CHECK_OK(ferry_quiet());
    } else {
        CHECK_OK(ferry_putmem(dst, local, n, to));
        memset(local, 0, n); /* the source is the caller's again */
    }
    pe_barrier();
    memset(want, 0xaa, all);
    pe_fill(want + GUARD + shift, n, 1 + (uint64_t)from);
    CHECK_BYTES(area, want, all);
    pe_doing_now("get of %zu bytes, offset %zu%s", n, shift, nbi ? ", nbi" : "");
    memset(local, 0xbb, all);
    memset(want, 0xbb, all);
    if (nbi) {
        CHECK_OK(ferry_getmem_nbi(local + GUARD, dst, n / 2, to));
        CHECK_OK(ferry_getmem_nbi(local + GUARD + n / 2, dst + n / 2, n - n / 2, to));
        CHECK_OK(ferry_quiet());
    } else {
        CHECK_OK(ferry_getmem(local + GUARD, dst, n, to));
    }
    pe_fill(want + GUARD, n, 1 + (uint64_t)pe_me); /* this PE's data for `to` */
    CHECK_BYTES(local, want, all);
    pe_barrier();
}

static void pe_main(void)
{
    size_t most = sizes[sizeof sizes / sizeof sizes[0] - 1] + 2 * GUARD + 16;
    unsigned char *area = (unsigned char *)pe_alloc(most);
    unsigned char *local = (unsigned char *)MADE(malloc(most)), *want = (unsigned char *)MADE(malloc(most));
    int hops = pe_level() == PE_FULL ? pe_n : pe_n > 2 ? 2 : 1;
    for (int hop = 1; hop <= hops; hop++) {
        int to = (pe_me + hop) % pe_n, from = (pe_me - hop % pe_n + pe_n) % pe_n;
        size_t step = pe_level() == PE_QUICK || pe_n > 4 ? 3 : 1;
        for (size_t i = 0; i < sizeof sizes / sizeof sizes[0]; i += step)
            for (size_t shift = 0; shift <= (pe_level() == PE_QUICK ? 0u : 7u); shift += 7)
                for (int nbi = 0; nbi < 2; nbi++)
                    one(area, local, want, pe_at_most(sizes[i]), shift, nbi, to, from);
    }
    free(local);
    free(want);
    CHECK_OK(ferry_free(area));
}
