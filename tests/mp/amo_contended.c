/* SPDX-License-Identifier: BSD-3-Clause */
/* Atomics of all PEs on the same words, local and remote mixed over any paths: no update is lost or doubled. */
#include "pe_test.h"

typedef struct shared {
    uint64_t sum, plain, bits, ticket, token, lock, guarded, signal;
    uint32_t small[2]; /* two words in one 8-byte word */
} shared;

/* fetch_add hands out every number once: each PE marks its numbers, and all PEs' bitmaps together must be full. */
static void tickets(shared *s, int owner, unsigned per_pe)
{
    pe_doing_now("tickets by fetch_add at PE %d", owner);
    uint32_t *mine = (uint32_t *)pe_alloc((size_t)pe_n * per_pe * sizeof *mine);
    memset(mine, 0, (size_t)pe_n * per_pe * sizeof *mine);
    pe_barrier();
    uint64_t before = 0;
    for (unsigned i = 0; i < per_pe; i++) {
        uint64_t t = i % 2 ? ferry_uint64_atomic_fetch_add(&s->ticket, 1, owner)
                           : ferry_uint64_atomic_fetch_inc(&s->ticket, owner);
        CHECK(t < (uint64_t)pe_n * per_pe);
        CHECK(i == 0 || t > before); /* one PE's tickets grow */
        before = t;
        mine[t]++;
    }
    pe_barrier();
    CHECK_OK(ferry_uint32_sum_reduce(FERRY_TEAM_WORLD, mine, mine, (size_t)pe_n * per_pe));
    for (size_t i = 0; i < (size_t)pe_n * per_pe; i++)
        CHECK_INT(mine[i], 1);
    CHECK_OK(ferry_free(mine));
}

/* Swaps never lose a token: the inserted tokens equal the removed and the remaining tokens. */
static void swaps(shared *s, int owner, unsigned per_pe)
{
    pe_doing_now("swaps at PE %d", owner);
    uint64_t *sums = (uint64_t *)pe_alloc(2 * sizeof *sums);
    sums[0] = sums[1] = 0;
    for (unsigned i = 0; i < per_pe; i++) {
        uint64_t in = pe_mix((uint64_t)pe_me, i);
        sums[0] += in;
        sums[1] += ferry_uint64_atomic_swap(&s->token, in, owner);
    }
    pe_barrier();
    CHECK_OK(ferry_uint64_sum_reduce(FERRY_TEAM_WORLD, sums, sums, 2));
    CHECK_INT(sums[0], sums[1] + ferry_uint64_atomic_fetch(&s->token, owner));
    CHECK_OK(ferry_free(sums));
}

/* A compare_swap lock guards a counter that get reads and put writes. */
static void lock(shared *s, int owner, unsigned per_pe)
{
    pe_doing_now("a lock by compare_swap at PE %d", owner);
    for (unsigned i = 0; i < per_pe; i++) {
        while (ferry_uint64_atomic_compare_swap(&s->lock, 0, (uint64_t)pe_me + 1, owner) != 0)
            ;
        uint64_t v = ferry_uint64_g(&s->guarded, owner);
        CHECK_OK(ferry_uint64_p(&s->guarded, v + 1, owner));
        CHECK_OK(ferry_quiet());
        CHECK_OK(ferry_uint64_atomic_set(&s->lock, 0, owner));
        CHECK_OK(ferry_quiet());
    }
    pe_barrier();
    CHECK_INT(ferry_uint64_g(&s->guarded, owner), (uint64_t)pe_n * per_pe);
}

static void adds(shared *s, int owner, unsigned per_pe)
{
    pe_doing_now("adds, xors and signals at PE %d", owner);
    for (unsigned i = 0; i < per_pe; i++) {
        CHECK_OK(ferry_uint64_atomic_add(&s->sum, (uint64_t)pe_me + 1, owner));
        CHECK_OK(ferry_uint64_atomic_inc(&s->plain, owner));
        CHECK_OK(ferry_uint64_atomic_xor(&s->bits, 1ull << (pe_me % 64), owner));
        CHECK_OK(ferry_uint32_atomic_add(&s->small[pe_me % 2], 1, owner));
        CHECK_OK(ferry_signal_add(&s->signal, 2, owner));
    }
    if (pe_me == owner) /* the owner waits for the last of them, as with an arrival counter */
        CHECK_OK(ferry_uint64_wait_until(&s->signal, FERRY_CMP_EQ, (uint64_t)pe_n * per_pe * 2));
    pe_barrier();
    uint64_t n = (uint64_t)pe_n, ones = UINT64_MAX >> (64 - n);
    CHECK_INT(ferry_uint64_g(&s->sum, owner), n * (n + 1) / 2 * per_pe);
    CHECK_INT(ferry_uint64_g(&s->plain, owner), n * per_pe);
    CHECK(ferry_uint64_g(&s->bits, owner) == (per_pe % 2 ? ones : 0));
    CHECK_INT(ferry_uint32_g(&s->small[0], owner), (n + 1) / 2 * per_pe);
    CHECK_INT(ferry_uint32_g(&s->small[1], owner), n / 2 * per_pe);
}

static void pe_main(void)
{
    PE_SKIP_IF(pe_n > 64);
    unsigned per_pe = pe_level() == PE_FULL ? 5000u : pe_level() == PE_NORMAL ? 501u : pe_on_gpu() ? 61u : 201u;
    int owners = pe_level() == PE_FULL ? pe_n : 2 % (pe_n + 1);
    for (int owner = 0; owner < owners && owner < pe_n; owner++) {
        shared *s = (shared *)MADE(ferry_calloc(1, sizeof *s));
        adds(s, owner, per_pe | 1);
        tickets(s, owner, per_pe);
        swaps(s, owner, per_pe);
        lock(s, owner, per_pe / 10);
        pe_barrier();
        CHECK_OK(ferry_free(s));
    }
}
