/* SPDX-License-Identifier: BSD-3-Clause */
/* broadcast, fcollect and alltoall of every type, odd counts, every root; and in bytes. */
#include "pe_test.h"

#define MOST 301

static const size_t counts[] = { 1, 0, 3, 17, MOST };

#define TEST(NAME, TYPE)                                                                                               \
    static void one_##NAME(TYPE *src, TYPE *dst, size_t n)                                                             \
    {                                                                                                                  \
        size_t np = (size_t)pe_n;                                                                                      \
        for (int root = 0; root < pe_n; root += (pe_n > 4 ? 3 : 1)) {                                                  \
            pe_doing_now("%s broadcast of %zu from PE %d", #NAME, n, root);                                            \
            for (size_t i = 0; i <= n; i++) {                                                                          \
                src[i] = PE_VALUE(TYPE, pe_me + 10 * root, i);                                                         \
                dst[i] = PE_VALUE(TYPE, 99, i);                                                                        \
            }                                                                                                          \
            pe_barrier();                                                                                              \
            CHECK_OK(ferry_##NAME##_broadcast(FERRY_TEAM_WORLD, dst, src, n, root));                                   \
            for (size_t i = 0; i <= n; i++)                                                                            \
                CHECK_SAME(TYPE, dst[i], i < n ? PE_VALUE(TYPE, root + 10 * root, i) : PE_VALUE(TYPE, 99, i));         \
            pe_barrier();                                                                                              \
        }                                                                                                              \
        pe_doing_now("%s fcollect of %zu", #NAME, n);                                                                  \
        for (size_t i = 0; i <= n * np; i++) {                                                                         \
            src[i] = PE_VALUE(TYPE, pe_me + 500, i);                                                                   \
            dst[i] = PE_VALUE(TYPE, 98, i);                                                                            \
        }                                                                                                              \
        pe_barrier();                                                                                                  \
        CHECK_OK(ferry_##NAME##_fcollect(FERRY_TEAM_WORLD, dst, src, n));                                              \
        for (size_t s = 0; s < np; s++)                                                                                \
            for (size_t i = 0; i < n; i++)                                                                             \
                CHECK_SAME(TYPE, dst[s * n + i], PE_VALUE(TYPE, s + 500, i));                                          \
        CHECK_SAME(TYPE, dst[np * n], PE_VALUE(TYPE, 98, np *n));                                                      \
        pe_barrier();                                                                                                  \
        pe_doing_now("%s alltoall of %zu", #NAME, n);                                                                  \
        CHECK_OK(ferry_##NAME##_alltoall(FERRY_TEAM_WORLD, dst, src, n));                                              \
        for (size_t s = 0; s < np; s++)                                                                                \
            for (size_t i = 0; i < n; i++)                                                                             \
                CHECK_SAME(TYPE, dst[s * n + i], PE_VALUE(TYPE, s + 500, (size_t)pe_me * n + i));                      \
        CHECK_SAME(TYPE, dst[np * n], PE_VALUE(TYPE, 98, np *n));                                                      \
        pe_barrier();                                                                                                  \
    }
FERRY_RMA_TYPES(TEST)

static void in_bytes(unsigned char *src, unsigned char *dst, size_t n)
{
    size_t np = (size_t)pe_n;
    unsigned char *want = (unsigned char *)MADE(malloc(np * n + 1));
    pe_doing_now("collectives of %zu bytes", n);
    pe_fill(src, np * n, 40 + (uint64_t)pe_me);
    memset(dst, 0x5a, np * n + 1);
    pe_barrier();
    CHECK_OK(ferry_broadcastmem(FERRY_TEAM_WORLD, dst, src, n, pe_n - 1));
    pe_fill(want, n, 40 + (uint64_t)(pe_n - 1));
    want[n] = 0x5a;
    CHECK_BYTES(dst, want, n + 1);
    pe_barrier();
    CHECK_OK(ferry_fcollectmem_timeout(FERRY_TEAM_WORLD, dst, src, n, UINT64_MAX));
    for (size_t s = 0; s < np; s++)
        pe_fill(want + s * n, n, 40 + s);
    want[np * n] = 0x5a;
    CHECK_BYTES(dst, want, np * n + 1);
    pe_barrier();
    CHECK_OK(ferry_alltoallmem(FERRY_TEAM_WORLD, dst, src, n));
    unsigned char *row = (unsigned char *)MADE(malloc(np * n + 1));
    for (size_t s = 0; s < np; s++) {
        pe_fill(row, np * n, 40 + s);
        memcpy(want + s * n, row + (size_t)pe_me * n, n);
    }
    CHECK_BYTES(dst, want, np * n + 1);
    free(row);
    free(want);
    pe_barrier();
}

static void pe_main(void)
{
    size_t bytes = ((size_t)pe_n * MOST + 1) * sizeof(long double);
    void *src = pe_alloc(bytes), *dst = pe_alloc(bytes);
    size_t most = sizeof counts / sizeof counts[0] - (pe_level() == PE_QUICK ? 1 : 0);
    for (size_t c = 0; c < most; c++) {
#define RUN(NAME, TYPE) one_##NAME((TYPE *)src, (TYPE *)dst, counts[c]);
        FERRY_RMA_TYPES(RUN)
    }
    static const size_t sizes[] = { 1, 7, 511, 512, 513, 4099 };
    for (size_t i = 0; i < sizeof sizes / sizeof sizes[0]; i++)
        in_bytes((unsigned char *)src, (unsigned char *)dst, sizes[i]);
    CHECK_OK(ferry_free(dst));
    CHECK_OK(ferry_free(src));
}
