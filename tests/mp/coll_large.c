/* SPDX-License-Identifier: BSD-3-Clause */
/* Collectives of many KiB run in sequence on separate buffers without barriers between them, mixed with puts; and one
 * with waits that are too short for all of it. */
#include "pe_test.h"

static uint64_t bytes_got(void)
{
    ferry_stats_pair pair;
    uint64_t sum = 0;
    for (int pe = 0; pe < pe_n; pe++) {
        CHECK_OK(ferry_stats(pe, &pair));
        sum += pair.bytes_get;
    }
    return sum;
}

/* A reduction whose budget lets one source through, but not all of them: a repeat keeps the sources that it has, and
 * fetches again at most the one that was on its way.  Where a busy machine gives no PE so much of its time, the budget
 * grows. */
static void short_waits(uint64_t *src, uint64_t *dst)
{
    enum { PIECE = 4096 }; /* elements that scratch holds */
    uint64_t fetch = 0, *got = (uint64_t *)MADE(malloc(PIECE * sizeof *got));
    const uint64_t until = now_ns() + 60 * (uint64_t)SECOND;
    ferry_status status;
    int tries = 0;
    for (size_t i = 0; i < PIECE * (size_t)pe_n; i++)
        src[i] = pe_mix((uint64_t)pe_me, i);
    pe_barrier();
    for (int pe = 0; pe < pe_n; pe++) {
        uint64_t least = UINT64_MAX;
        for (int i = 0; i < 30; i++) {
            const uint64_t began = now_ns();
            CHECK_OK(ferry_uint64_get(got, src, PIECE, pe));
            least = now_ns() - began < least ? now_ns() - began : least;
        }
        fetch = least > fetch ? least : fetch;
    }
    pe_barrier();
    const uint64_t before = bytes_got();
    do {
        status = ferry_uint64_sum_reducescatter_timeout(FERRY_TEAM_WORLD, dst, src, PIECE, fetch + fetch / 2);
        if (++tries % 200 == 0)
            fetch *= 2;
    } while (status == FERRY_ERR_TIMEOUT && now_ns() < until);
    CHECK_OK(status);
    CHECK(bytes_got() - before <= (uint64_t)(pe_n + tries - 1) * PIECE * sizeof *got);
    for (size_t i = 0; i < PIECE; i++) {
        uint64_t sum = 0;
        for (int pe = 0; pe < pe_n; pe++)
            sum += pe_mix((uint64_t)pe, (size_t)pe_me * PIECE + i);
        CHECK(dst[i] == sum);
    }
    free(got);
    pe_barrier();
}

/* Reductions of n elements, in place too. */
static void reductions(uint32_t *src, uint32_t *dst, uint32_t *own, size_t n)
{
    const size_t part = n / (size_t)pe_n;
    for (size_t i = 0; i < n; i++)
        src[i] = (uint32_t)pe_mix((uint64_t)pe_me, i);
    pe_barrier();
    CHECK_OK(ferry_uint32_sum_reduce(FERRY_TEAM_WORLD, dst, src, n));
    for (size_t i = 0; i < n; i++) {
        uint32_t sum = 0;
        for (int pe = 0; pe < pe_n; pe++)
            sum += (uint32_t)pe_mix((uint64_t)pe, i);
        CHECK(dst[i] == sum);
    }
    CHECK_OK(ferry_uint32_sum_reducescatter(FERRY_TEAM_WORLD, own, src, part));
    for (size_t i = 0; i < part; i++)
        CHECK(own[i] == dst[(size_t)pe_me * part + i]);
    pe_barrier();
    CHECK_OK(ferry_uint32_max_reduce(FERRY_TEAM_WORLD, dst, dst, n));
    for (size_t i = 0; i < part; i++)
        CHECK(own[i] == dst[(size_t)pe_me * part + i]);
    pe_barrier();
}

static void pe_main(void)
{
    size_t np = (size_t)pe_n, most = 300001, room = np * most + 8;
    unsigned char *src = (unsigned char *)pe_alloc(room), *a = (unsigned char *)pe_alloc(room);
    unsigned char *b = (unsigned char *)pe_alloc(room), *c = (unsigned char *)pe_alloc(room);
    unsigned char *want = (unsigned char *)MADE(malloc(room)), *row = (unsigned char *)MADE(malloc(room));
    uint64_t *sum = (uint64_t *)pe_alloc(2 * sizeof *sum);
    static const size_t sizes[] = { 5000, 16384, 65537, 300001, 262144 }; /* the last two by many blocks of a GPU */
    for (size_t k = 0; k < (!pe_on_gpu() && (pe_n > 4 || pe_level() == PE_QUICK) ? 3u : 5u); k++) {
        size_t n = sizes[k];
        int root = (int)k % pe_n;
        pe_doing_now("broadcast, fcollect, alltoall of %zu bytes", n);
        pe_fill(src, np * n, 1 + k * 100 + (uint64_t)pe_me);
        memset(a, 0xa1, room);
        memset(b, 0xa1, room);
        memset(c, 0xa1, room);
        pe_barrier();
        CHECK_OK(ferry_broadcastmem(FERRY_TEAM_WORLD, a, src, n, root));
        CHECK_OK(ferry_fcollectmem(FERRY_TEAM_WORLD, b, src, n));
        CHECK_OK(ferry_alltoallmem(FERRY_TEAM_WORLD, c, src, n));
        sum[0] = (uint64_t)pe_me + 1;
        CHECK_OK(ferry_uint64_sum_reduce(FERRY_TEAM_WORLD, &sum[1], &sum[0], 1));
        CHECK_INT(sum[1], np * (np + 1) / 2);
        memset(want, 0xa1, room);
        pe_fill(want, n, 1 + k * 100 + (uint64_t)root);
        CHECK_BYTES(a, want, room);
        for (size_t s = 0; s < np; s++)
            pe_fill(want + s * n, n, 1 + k * 100 + s);
        CHECK_BYTES(b, want, room);
        for (size_t s = 0; s < np; s++) {
            pe_fill(row, np * n, 1 + k * 100 + s);
            memcpy(want + s * n, row + (size_t)pe_me * n, n);
        }
        CHECK_BYTES(c, want, room);
        pe_barrier();
    }
    pe_doing_now("a reducescatter with short waits");
    if (!pe_on_gpu())
        short_waits((uint64_t *)(void *)src, (uint64_t *)(void *)a);
    pe_doing_now("reductions of %zu elements", room / 4);
    reductions((uint32_t *)(void *)src, (uint32_t *)(void *)a, (uint32_t *)(void *)b, room / 4);
    pe_doing_now("many reductions in a row");
    for (uint64_t i = 0; i < 300; i++) {
        sum[0] = i * (uint64_t)(pe_me + 1);
        CHECK_OK(ferry_uint64_sum_reduce(FERRY_TEAM_WORLD, &sum[1], &sum[0], 1));
        CHECK_INT(sum[1], i * np * (np + 1) / 2);
    }
    free(want);
    free(row);
    CHECK_OK(ferry_free(sum));
    CHECK_OK(ferry_free(c));
    CHECK_OK(ferry_free(b));
    CHECK_OK(ferry_free(a));
    CHECK_OK(ferry_free(src));
}
