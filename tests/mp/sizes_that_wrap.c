/* SPDX-License-Identifier: BSD-3-Clause */
/* Counts, strides and sizes whose products overflow a size_t, or just fit but lie outside the heap: each call refuses
 * them with a status before it moves any data, and the words' neighbours do not change.  Any number of blocks without
 * elements moves nothing. */
#include "pe_test.h"

enum { WORDS = 64 };
static const size_t wrapping[] = {
    SIZE_MAX,
    SIZE_MAX - 7,
    SIZE_MAX / 2,
    SIZE_MAX / 2 + 1,
    SIZE_MAX / 4,
    SIZE_MAX / 4 + 1,
    SIZE_MAX / 8,
    SIZE_MAX / 8 + 1,
    SIZE_MAX / 16,
    SIZE_MAX / 8 + 2,
    (size_t)1 << 61,
    ((size_t)1 << 61) + 1,
    ((size_t)1 << 61) + 4,
    (size_t)1 << 62,
    (size_t)1 << 63,
    ((size_t)1 << 63) + 8,
    (size_t)1 << 32,
    (size_t)1 << 40,
};

static __thread long *sym, *mine;

static void refused(ferry_status s, const char *call, size_t a, size_t b, size_t c)
{
    if (s != FERRY_ERR_OVERFLOW && s != FERRY_ERR_INVALID_ADDR && s != FERRY_ERR_INVALID_ARG) {
        pe_fail(__FILE__, __LINE__, "%s with 0x%zx 0x%zx 0x%zx: %s", call, a, b, c, ferry_status_name(s));
    }
}
#define REFUSED(what, a, b, c) refused(what, #what, a, b, c)
#define REFUSED_NULL(what, a)                                                                                          \
    do {                                                                                                               \
        void *got_ = (what);                                                                                           \
        CHECK(got_ == NULL);                                                                                           \
        refused(ferry_last_error() == FERRY_ERR_NO_MEMORY ? FERRY_ERR_OVERFLOW : ferry_last_error(), #what, a, 0, 0);  \
    } while (0)

static void one_count(size_t n, int pe)
{
    uint64_t *sig = (uint64_t *)sym + WORDS / 2;
    REFUSED(ferry_long_put(sym, mine, n, pe), n, 0, 0);
    REFUSED(ferry_long_get(mine, sym, n, pe), n, 0, 0);
    REFUSED(ferry_long_put_nbi(sym, mine, n, pe), n, 0, 0);
    REFUSED(ferry_put128(sym, mine, n, pe), n, 0, 0);
    REFUSED(ferry_get8_nbi(mine, sym, n, pe), n, 0, 0);
    REFUSED(ferry_putmem(sym, mine, n, pe), n, 0, 0);
    REFUSED(ferry_getmem_nbi(mine, sym, n, pe), n, 0, 0);
    REFUSED(ferry_long_put_signal(sym, mine, n, sig, 1, FERRY_SIGNAL_SET, pe), n, 0, 0);
    REFUSED(ferry_putmem_signal_nbi(sym, mine, n, sig, 1, FERRY_SIGNAL_ADD, pe), n, 0, 0);
    REFUSED(ferry_long_iput(sym, mine, 1, 1, n, pe), n, 0, 0);
    REFUSED(ferry_iget64(mine, sym, 1, 1, n, pe), n, 0, 0);
    REFUSED(ferry_long_wait_until_all_timeout(sym, n, NULL, FERRY_CMP_EQ, 7, 1000), n, 0, 0);
    if ((n >> 40) != 0) { /* else the heap may hold it */
        REFUSED_NULL(ferry_malloc(n), n);
        REFUSED_NULL(ferry_calloc(n, 8), n);
        REFUSED_NULL(ferry_calloc(8, n), n);
        REFUSED_NULL(ferry_align(4096, n), n);
        REFUSED_NULL(ferry_realloc(sym, n), n);
    }
    REFUSED(ferry_broadcastmem(FERRY_TEAM_WORLD, sym, sym, n, 0), n, 0, 0);
    REFUSED(ferry_fcollectmem(FERRY_TEAM_WORLD, sym, sym, n), n, 0, 0);
    REFUSED(ferry_alltoallmem(FERRY_TEAM_WORLD, sym, sym, n), n, 0, 0);
    REFUSED(ferry_long_sum_reduce(FERRY_TEAM_WORLD, sym, sym, n), n, 0, 0);
    REFUSED(ferry_long_alltoalls(FERRY_TEAM_WORLD, sym, sym, 1, 1, n), n, 0, 0);
}

static void two_sizes(size_t a, size_t b, int pe)
{
    const ptrdiff_t stride = (ptrdiff_t)a;
    if (b > 1) {
        REFUSED(ferry_long_iput(sym, mine, stride, 1, b, pe), a, b, 0);
        REFUSED(ferry_long_iput(sym, mine, stride, stride, b, pe), a, b, 0);
        REFUSED(ferry_long_iget(mine, sym, 1, stride, b, pe), a, b, 0);
        REFUSED(ferry_iput16(sym, mine, stride, 1, b, pe), a, b, 0);
        REFUSED(ferry_long_ibput(sym, mine, stride, stride, 1, b, pe), a, b, 1);
        REFUSED(ferry_long_ibget(mine, sym, stride, stride, 4, b, pe), a, b, 4);
        REFUSED(ferry_ibput128(sym, mine, stride, stride, a, b, pe), a, b, a);
        REFUSED(ferry_ibget8(mine, sym, stride, stride, b, b, pe), a, b, b);
        REFUSED(ferry_ctx_long_ibput(FERRY_CTX_DEFAULT, sym, mine, stride, stride, 2, b, pe), a, b, 2);
        REFUSED(ferry_long_alltoalls(FERRY_TEAM_WORLD, sym, sym, stride, stride, b), a, b, 0);
        REFUSED(ferry_alltoallsmem(FERRY_TEAM_WORLD, sym, sym, stride, 1, b), a, b, 0);
    }
    if (a > WORDS)
        REFUSED(ferry_long_ibput(sym, mine, stride, stride, a, 1, pe), a, 1, a);
    REFUSED(ferry_long_ibget(mine, sym, 1, 1, a, b, pe), 1, b, a);
}

static void kernel(const void *args)
{
    (void)args;
}

static void pe_main(void)
{
    const size_t n = sizeof wrapping / sizeof *wrapping;
    sym = MADE(ferry_malloc(WORDS * sizeof *sym));
    mine = MADE(calloc(WORDS, sizeof *mine));
    for (int i = 0; i < WORDS; i++)
        sym[i] = i;
    CHECK_OK(ferry_barrier_all());
    const int pe = (pe_me + 1) % pe_n;
    for (size_t i = 0; i < n; i++) {
        one_count(wrapping[i], pe);
        two_sizes(wrapping[i], 2, pe);
        two_sizes(wrapping[i], 5, pe);
        two_sizes(4, wrapping[i], pe);
        for (size_t k = 0; k < n; k++)
            two_sizes(wrapping[i], wrapping[k], pe);
        /* Nothing, many times. */
        CHECK_OK(ferry_long_ibput(sym, mine, 1, 1, 0, wrapping[i], pe));
        CHECK_OK(ferry_ibget32(mine, sym, 0, 0, 0, wrapping[i], pe));
        CHECK_OK(ferry_long_ibget(mine, sym, (ptrdiff_t)wrapping[i], 1, wrapping[i], 0, pe));
        if (wrapping[i] > 32764) {
            REFUSED(ferry_launch(kernel, 1, 1, mine, wrapping[i]), wrapping[i], 0, 0);
            REFUSED(ferry_launch_on_stream(kernel, 1, 1, mine, wrapping[i], NULL), wrapping[i], 0, 0);
        }
    }
    CHECK_OK(ferry_long_ibput(sym, mine, 9, 9, 1, 8, pe));
    CHECK_OK(ferry_long_iput(sym, mine, PTRDIFF_MAX, PTRDIFF_MAX, 1, pe));
    CHECK_OK(ferry_barrier_all());
    for (int i = 0; i < WORDS; i++)
        CHECK(sym[i] == (i % 9 == 0 ? 0 : i));
    free(mine);
    CHECK_OK(ferry_free(sym));
}
