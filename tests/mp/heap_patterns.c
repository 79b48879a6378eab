/* SPDX-License-Identifier: BSD-3-Clause */
/* malloc, calloc, align, realloc and free run in random order from a seed that all PEs share: blocks are aligned,
 * symmetric and disjoint, and keep their contents; calloc zeroes its blocks; the heap grows when needed, and in the end
 * all memory is free again. */
#include "pe_test.h"

#define BLOCKS 48

typedef struct block {
    unsigned char *p;
    size_t size;
    uint64_t kind;
} block;

/* The own copy holds its pattern, which includes the PE number, so a wrong mapping shows. */
static void fill(const block *b)
{
    pe_fill(b->p, b->size, b->kind * 64 + (uint64_t)pe_me);
}

static void check(const block *b, size_t n)
{
    unsigned char *want = (unsigned char *)MADE(malloc(n));
    pe_fill(want, n, b->kind * 64 + (uint64_t)pe_me);
    CHECK_BYTES(b->p, want, n);
    free(want);
}

/* The same block on the neighbour is the same object: it holds its pattern with the neighbour's PE number. */
static void check_symmetric(const block *b)
{
    int to = (pe_me + 1) % pe_n;
    size_t n = b->size < 64 ? b->size : 64;
    unsigned char got[64], want[64];
    CHECK_OK(ferry_getmem(got, b->p, n, to));
    pe_fill(want, n, b->kind * 64 + (uint64_t)to);
    CHECK_BYTES(got, want, n);
}

static size_t random_size(uint64_t *random)
{
    uint64_t r = pe_random(random);
    switch (r % 8) {
    case 0:
        return 1 + (r >> 8) % 15;
    case 1:
    case 2:
    case 3:
        return 1 + (r >> 8) % 1000;
    case 4:
    case 5:
        return 1 + (r >> 8) % 60000;
    case 6:
        return 4096u << ((r >> 8) % 6);
    default:
        return 1 + (r >> 8) % 700000;
    }
}

static void pe_main(void)
{
    const char *seed_text = getenv("PE_SEED");
    uint64_t random = seed_text != NULL ? strtoull(seed_text, NULL, 0) : 7, kinds = 0;
    int steps = pe_level() == PE_FULL ? 1500 : pe_level() == PE_NORMAL ? 300 : 120;
    block blocks[BLOCKS];
    memset(blocks, 0, sizeof blocks);
    for (int step = 0; step < steps; step++) {
        block *b = &blocks[pe_random(&random) % BLOCKS];
        uint64_t what = pe_random(&random) % 8;
        size_t size = random_size(&random), before = b->size;
        pe_doing_now("step %d", step);
        if (b->p == NULL) {
            size_t align = (size_t)16 << (pe_random(&random) % 13);
            b->p = (unsigned char *)(what < 4   ? ferry_malloc(size)
                                     : what < 6 ? ferry_calloc(size, 1)
                                                : ferry_align(align, size));
            if (b->p == NULL)
                pe_fail(__FILE__, __LINE__, "%zu bytes: %s", size, ferry_last_error_message());
            CHECK_INT((uintptr_t)b->p % (what < 6 ? 16 : align), 0);
            if (what == 4 || what == 5)
                for (size_t i = 0; i < size; i++)
                    CHECK_INT(b->p[i], 0);
            b->size = size;
            b->kind = ++kinds;
            fill(b);
        } else if (what < 3) {
            unsigned char *p = (unsigned char *)ferry_realloc(b->p, size);
            if (p == NULL)
                pe_fail(__FILE__, __LINE__, "realloc from %zu to %zu bytes: %s", b->size, size,
                        ferry_last_error_message());
            b->p = p;
            b->size = size;
            check(b, before < size ? before : size);
            b->kind = ++kinds;
            fill(b);
        } else {
            check(b, b->size);
            if (step % 5 == 0) { /* all PEs have filled it: they have called malloc since then */
                pe_barrier();
                check_symmetric(b);
                pe_barrier();
            }
            CHECK_OK(ferry_free(b->p));
            b->p = NULL;
        }
    }
    for (int i = 0; i < BLOCKS; i++)
        if (blocks[i].p != NULL) {
            check(&blocks[i], blocks[i].size);
            CHECK_OK(ferry_free(blocks[i].p));
        }

    pe_doing_now("small cases");
    CHECK(ferry_malloc(0) == NULL && ferry_calloc(0, 8) == NULL && ferry_calloc(8, 0) == NULL);
    CHECK_OK(ferry_free(NULL));
    unsigned char *p = (unsigned char *)ferry_realloc(NULL, 100);
    CHECK(p != NULL);
    CHECK(ferry_realloc(p, 0) == NULL);
    pe_doing_now("large alignments");
    for (size_t align = 1u << 20; align <= 128u << 20; align *= 2) {
        block b = { (unsigned char *)ferry_align(align, 1000 + align / 4096), 1000 + align / 4096, ++kinds };
        if (b.p == NULL)
            pe_fail(__FILE__, __LINE__, "alignment %zu: %s", align, ferry_last_error_message());
        CHECK_INT((uintptr_t)b.p % align, 0);
        fill(&b);
        pe_barrier();
        check_symmetric(&b);
        pe_barrier();
        CHECK_OK(ferry_free(b.p));
    }
    CHECK(ferry_align((size_t)1 << 50, 10) == NULL);
    CHECK_STATUS(ferry_last_error(), FERRY_ERR_NO_MEMORY);
    CHECK(strstr(ferry_last_error_message(), "aligned to 1125899906842624") != NULL);

    pe_doing_now("the same sequence gives the same place again");
    unsigned char *first = (unsigned char *)pe_alloc(5000);
    CHECK_OK(ferry_free(first));
    unsigned char *again = (unsigned char *)pe_alloc(5000);
    CHECK(first == again);
    CHECK_OK(ferry_free(again));
}
