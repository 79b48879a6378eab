/* SPDX-License-Identifier: BSD-3-Clause */
/* The heap grows past its first chunk, in big and small steps; old data stays, new memory reaches every peer over its
 * path, and the heap reuses freed memory instead of growing past the maximum. */
#include "pe_test.h"

#define MIB ((size_t)1 << 20)

static void touch(unsigned char *p, size_t n, int round)
{
    int to = (pe_me + 1) % pe_n, from = (pe_me + pe_n - 1) % pe_n;
    uint64_t mark = pe_mix((uint64_t)pe_me, (uint64_t)round);
    CHECK_OK(ferry_putmem(p, &mark, 8, to));
    CHECK_OK(ferry_putmem(p + n - 8, &mark, 8, to));
    pe_barrier();
    mark = pe_mix((uint64_t)from, (uint64_t)round);
    CHECK_BYTES(p, &mark, 8);
    CHECK_BYTES(p + n - 8, &mark, 8);
    pe_barrier();
}

static void pe_main(void)
{
    unsigned char *keep = (unsigned char *)pe_alloc(1000), *want = (unsigned char *)MADE(malloc(1000)), *many[24];
    pe_fill(keep, 1000, (uint64_t)pe_me);
    pe_fill(want, 1000, (uint64_t)pe_me);
    for (int i = 0; i < 24; i++) {
        pe_doing_now("block %d of 1 MiB", i);
        many[i] = (unsigned char *)pe_alloc(MIB + 16 * (size_t)i);
        touch(many[i], MIB + 16 * (size_t)i, i);
    }
    CHECK_BYTES(keep, want, 1000);
    for (int i = 0; i < 24; i += 2)
        CHECK_OK(ferry_free(many[i]));
    for (int i = 1; i < 24; i += 2)
        CHECK_OK(ferry_free(many[i]));
    /* 20 times the heap's capacity: freed memory must return and merge. */
    for (int i = 0; i < 20; i++) {
        pe_doing_now("24 MiB, time %d", i);
        unsigned char *big = (unsigned char *)pe_alloc(24 * MIB);
        if (i % 8 == 0)
            touch(big, 24 * MIB, 100 + i);
        CHECK_OK(ferry_free(big));
    }
    CHECK_BYTES(keep, want, 1000);
    free(want);
    CHECK_OK(ferry_free(keep));
}
