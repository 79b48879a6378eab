/* SPDX-License-Identifier: BSD-3-Clause */
/* Puts of every size to one peer, each over parts of earlier ones: a fence between two puts decides which data stays,
 * and a signal or a quiet after them covers all.  Large puts of a remote pair go beside the small ones.  Their sources
 * are overwritten at once, those of puts without waiting after the quiet. */
#include "pe_test.h"

#define AREA (3u << 19)
#define PUTS 24

typedef struct put {
    size_t at, n;
    uint64_t kind;
    int nbi;
} put;

/* The same on both PEs. */
static put put_draw(uint64_t *random)
{
    static const size_t most[] = { 8, 200, 40000, 200000, AREA };
    put p;
    p.n = 1 + pe_random(random) % pe_at_most(most[pe_random(random) % 5]);
    p.at = pe_random(random) % (AREA - p.n + 1);
    p.kind = pe_random(random);
    p.nbi = pe_random(random) % 2 == 0;
    return p;
}

static uint64_t seed_of(int from, int round)
{
    return pe_mix((uint64_t)from + 1, (uint64_t)round + 1);
}

/* What the area holds after the round. */
static void model(unsigned char *want, int from, int round)
{
    uint64_t random = seed_of(from, round);
    for (int i = 0; i < PUTS; i++) {
        const put p = put_draw(&random);
        pe_fill(want + p.at, p.n, p.kind);
    }
}

/* Nothing comes between the calls, so that a late put is not hidden by a delay. */
static void send_round(unsigned char *area, uint64_t *sig, int to, int round)
{
    uint64_t random = seed_of(pe_me, round);
    unsigned char *source[PUTS];
    put p[PUTS];
    for (int i = 0; i < PUTS; i++) {
        p[i] = put_draw(&random);
        source[i] = malloc(p[i].n);
        CHECK(source[i] != NULL);
        pe_fill(source[i], p[i].n, p[i].kind);
    }
    for (int i = 0; i < PUTS; i++) {
        if (i == PUTS - 1 && round % 2 == 0)
            CHECK_OK(ferry_putmem_signal(area + p[i].at, source[i], p[i].n, sig, 1, FERRY_SIGNAL_ADD, to));
        else if (p[i].nbi)
            CHECK_OK(ferry_putmem_nbi(area + p[i].at, source[i], p[i].n, to));
        else
            CHECK_OK(ferry_putmem(area + p[i].at, source[i], p[i].n, to));
        if (!p[i].nbi)
            memset(source[i], 0x5a, p[i].n);
        CHECK_OK(ferry_fence());
    }
    if (round % 2 != 0)
        CHECK_OK(ferry_signal_add(sig, 1, to));
    CHECK_OK(ferry_quiet());
    for (int i = 0; i < PUTS; i++)
        free(source[i]);
}

static void pe_main(void)
{
    const int rounds = pe_level() == PE_QUICK ? 6 : pe_level() == PE_NORMAL ? 20 : 100;
    const int to = (pe_me + 1) % pe_n, from = (pe_me + pe_n - 1) % pe_n;
    unsigned char *area = (unsigned char *)pe_alloc(AREA), *want = (unsigned char *)MADE(calloc(1, AREA));
    unsigned char *sent = (unsigned char *)MADE(calloc(1, AREA)), *got = (unsigned char *)MADE(malloc(AREA));
    uint64_t *sig = (uint64_t *)MADE(ferry_calloc(1, sizeof *sig));
    memset(area, 0, AREA);
    pe_barrier();
    for (int round = 0; round < rounds; round++) {
        pe_doing_now("round %d", round);
        model(sent, pe_me, round);
        model(want, from, round);
        pe_barrier();
        send_round(area, sig, to, round);
        /* A get after a quiet, and the peer after the signal, see the same. */
        CHECK_OK(ferry_getmem(got, area, AREA, to));
        CHECK_BYTES(got, sent, AREA);
        pe_barrier();
        CHECK_INT(*sig, (uint64_t)(round + 1));
    }
    /* One PE sends, the other sees the signal at once. */
    for (int round = rounds; round < 2 * rounds; round++) {
        pe_doing_now("round %d", round);
        model(want, from, round);
        pe_barrier();
        if (pe_me % 2 == 0)
            send_round(area, sig, to, round);
        if (from % 2 == 0 && from != pe_me) {
            CHECK_INT(ferry_signal_wait_until(sig, FERRY_CMP_GT, (uint64_t)round), (uint64_t)round + 1);
            CHECK_BYTES(area, want, AREA);
        }
        pe_barrier();
    }
    free(want);
    free(sent);
    free(got);
}
