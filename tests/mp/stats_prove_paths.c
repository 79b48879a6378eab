/* SPDX-License-Identifier: BSD-3-Clause */
/* The counters prove a path's promise: no call makes a read-modify-write at the peer on flags and staged pairs, or a
 * load or store on staged pairs; the counters do count on pairs that make such accesses. */
#include "pe_test.h"

#define BULK 50000

typedef struct world {
    uint64_t word[64], sig[64];
    uint32_t small[64];
    float real[64];
    unsigned char bulk[64][64];
    int strided[64][160];
} world;

/* One call of each kind. */
static void talk(world *s, unsigned char *areas, unsigned char *local, int to)
{
    unsigned char *area = areas + (size_t)pe_me * BULK; /* each PE has places of its own */
    int *strided = s->strided[pe_me];
    uint64_t v = 7;
    int ints[64] = { 0 };
    float f;
    CHECK_OK(ferry_uint64_p(&s->word[pe_me], 1, to));
    v = ferry_uint64_g(&s->word[pe_me], to);
    (void)v;
    CHECK_OK(ferry_putmem(s->bulk[pe_me], local, 33, to));
    CHECK_OK(ferry_getmem(local, s->bulk[pe_me], 33, to));
    CHECK_OK(ferry_putmem_nbi(area, local, BULK, to));
    CHECK_OK(ferry_quiet());
    CHECK_OK(ferry_getmem_nbi(local, area, BULK, to));
    CHECK_OK(ferry_quiet());
    CHECK_OK(ferry_int_iput(strided, ints, 3, 1, 50, to));
    CHECK_OK(ferry_int_iget(ints, strided, 1, 3, 50, to));
    CHECK_OK(ferry_putmem_signal(area, local, 100, &s->sig[pe_me], 1, FERRY_SIGNAL_SET, to));
    CHECK_OK(ferry_putmem_signal(area, local, BULK, &s->sig[pe_me], 1, FERRY_SIGNAL_ADD, to));
    CHECK_OK(ferry_signal_set(&s->sig[pe_me], 5, to));
    CHECK_OK(ferry_signal_add(&s->sig[pe_me], 5, to));
    CHECK_OK(ferry_uint64_atomic_set(&s->word[pe_me], 3, to));
    v = ferry_uint64_atomic_fetch(&s->word[pe_me], to);
    CHECK_OK(ferry_uint64_atomic_add(&s->word[pe_me], 3, to));
    v = ferry_uint64_atomic_fetch_add(&s->word[pe_me], 3, to);
    v = ferry_uint64_atomic_swap(&s->word[pe_me], 3, to);
    v = ferry_uint64_atomic_compare_swap(&s->word[pe_me], 3, 4, to);
    CHECK_OK(ferry_uint32_atomic_xor(&s->small[pe_me], 3, to));
    CHECK_OK(ferry_uint32_atomic_inc(&s->small[pe_me], to));
    f = ferry_float_atomic_swap(&s->real[pe_me], 1.5f, to);
    (void)f;
    CHECK_OK(ferry_fence());
    CHECK_OK(ferry_quiet());
}

static void everybody_talks(uint64_t *src, uint64_t *dst)
{
    CHECK_OK(ferry_barrier_all());
    CHECK_OK(ferry_sync_all());
    CHECK_OK(ferry_broadcastmem(FERRY_TEAM_WORLD, dst, src, 3000, 0));
    pe_barrier();
    CHECK_OK(ferry_fcollectmem(FERRY_TEAM_WORLD, dst, src, 500));
    pe_barrier();
    CHECK_OK(ferry_alltoallmem(FERRY_TEAM_WORLD, dst, src, 500));
    pe_barrier();
    CHECK_OK(ferry_uint64_sum_reduce(FERRY_TEAM_WORLD, dst, src, 4));
    CHECK_OK(ferry_uint64_sum_reduce(FERRY_TEAM_WORLD, dst, src, 3000));
    pe_barrier();
    void *p = MADE(ferry_malloc(100));
    CHECK_OK(ferry_free(p));
}

/* Bulk from heap to heap of a staged pair goes by descriptors, or straight where STATS_COPIED says that copies
 * arrive. */
static void bulk_is_counted(const uint64_t *src, uint64_t *dst, uint64_t *back, int to)
{
    const size_t n = 6000 * sizeof *src;
    const int straight = getenv("STATS_COPIED") != NULL && ferry_path_of(pe_me, to) == FERRY_PATH_STAGED;
    ferry_stats_pair st;
    CHECK_OK(ferry_stats_reset());
    CHECK_OK(ferry_putmem(dst, src, n, to));
    CHECK_OK(ferry_getmem(back, src, n, to));
    CHECK_OK(ferry_stats(to, &st));
    CHECK_INT(st.bytes_copied, straight ? 2 * n : 0);
    CHECK_INT(st.bytes_staged, ferry_path_of(pe_me, to) == FERRY_PATH_STAGED && !straight ? 2 * n : 0);
    CHECK_INT(st.bytes_put + st.bytes_get, 2 * n);
}

static void check_promise(const ferry_stats_pair *st, ferry_path path)
{
    if (path != FERRY_PATH_NATIVE)
        CHECK_INT(st->rmws, 0);
    if (path >= FERRY_PATH_STAGED) {
        CHECK_INT(st->stores, 0);
        CHECK_INT(st->loads, 0);
    } else {
        CHECK_INT(st->bytes_staged, 0);
    }
}

static void pe_main(void)
{
    PE_SKIP_IF(pe_n > 64);
    world *s = (world *)MADE(ferry_calloc(1, sizeof *s));
    unsigned char *area = (unsigned char *)pe_alloc((size_t)pe_n * BULK),
                  *local = (unsigned char *)MADE(calloc(1, BULK));
    uint64_t *src = (uint64_t *)MADE(ferry_calloc(6000, 8)), *dst = (uint64_t *)MADE(ferry_calloc(6000, 8));
    ferry_stats_pair st, self;
    PE_SKIP_IF(pe_on_gpu() && ferry_stats(pe_me, &st) == FERRY_ERR_UNSUPPORTED); /* FERRY_STATS is off */
    for (int to = 0; to < pe_n; to++) {
        ferry_path path = ferry_path_of(pe_me, to);
        pe_doing_now("PE %d over %s", to, ferry_path_name(path));
        pe_barrier();
        CHECK_OK(ferry_stats_reset());
        CHECK_OK(ferry_stats(to, &st));
        CHECK_INT(st.stores + st.loads + st.rmws + st.records + st.bytes_put + st.bytes_get + st.bytes_staged, 0);
        talk(s, area, local, to);
        CHECK_OK(ferry_stats(to, &st));
        check_promise(&st, path);
        /* p 8; 33 + BULK; 50 ints; signals 100 and BULK: exactly the bytes carried. */
        CHECK(st.bytes_put >= 8 + 33 + 50 * 4 + 100 + 2 * BULK);
        CHECK(st.bytes_get >= 8 + 33 + 50 * 4 + BULK);
        if (path == FERRY_PATH_NATIVE)
            CHECK(st.rmws >= 9 && st.stores > 0 && st.loads > 0 && st.records == 0);
        else if (path == FERRY_PATH_FLAGS)
            CHECK(st.records >= 7 && st.stores > 0 && st.loads > 0);
        else
            /* A remote pair's large transfers go beside the ring. */
            CHECK(st.records >= 14 && (path == FERRY_PATH_REMOTE || st.bytes_staged >= 2 * BULK));
        /* Others' counters stand still. */
        for (int other = 0; other < pe_n; other++)
            if (other != to && other != pe_me) {
                CHECK_OK(ferry_stats(other, &self));
                CHECK_INT(self.bytes_put + self.bytes_get, 0);
            }
    }
    pe_barrier();
    pe_doing_now("exact bytes");
    for (int to = 0; to < pe_n; to++) {
        CHECK_OK(ferry_stats_reset());
        CHECK_OK(ferry_putmem(area + pe_me * BULK, local, 12345, to));
        CHECK_OK(ferry_quiet());
        CHECK_OK(ferry_getmem(local, area + pe_me * BULK, 777, to));
        CHECK_OK(ferry_stats(to, &st));
        CHECK_INT(st.bytes_put, 12345);
        CHECK_INT(st.bytes_get, 777);
    }
    pe_barrier();
    pe_doing_now("bulk");
    uint64_t *back = (uint64_t *)MADE(ferry_calloc(6000, 8));
    for (int i = 0; i < pe_n; i++) { /* one writer for each PE's dst at a time */
        const int to = (pe_me + i) % pe_n;
        if (ferry_path_of(pe_me, to) != FERRY_PATH_REMOTE)
            bulk_is_counted(src, dst, back, to);
        pe_barrier();
    }
    pe_doing_now("collectives");
    CHECK_OK(ferry_stats_reset());
    everybody_talks(src, dst);
    for (int to = 0; to < pe_n; to++) {
        CHECK_OK(ferry_stats(to, &st));
        check_promise(&st, ferry_path_of(pe_me, to));
    }
    CHECK_STATUS(ferry_stats(pe_n, &st), FERRY_ERR_INVALID_PE);
    CHECK_STATUS(ferry_stats(-1, &st), FERRY_ERR_INVALID_PE);
    free(local);
    CHECK_OK(ferry_free(back));
    CHECK_OK(ferry_free(dst));
    CHECK_OK(ferry_free(src));
    CHECK_OK(ferry_free(area));
    CHECK_OK(ferry_free(s));
}
