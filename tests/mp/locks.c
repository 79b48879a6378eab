/* SPDX-License-Identifier: BSD-3-Clause */
/* Locks: one holder at a time, in request order; the next holder sees the previous holder's writes; refused calls. */
#include "pe_test.h"

enum { WORDS = 24 };

static void exclusion(long *locks, long *data, int n_locks, int rounds)
{
    long all[WORDS];
    pe_doing_now("mutual exclusion");
    for (int r = 0; r < rounds; r++) {
        int k = (r * 7 + pe_me) % n_locks, home = (k * 3) % pe_n, busy = 1;
        long *row = data + k * (WORDS + 1), *inside = row + WORDS;
        if (r % 2 == 0)
            CHECK_OK(ferry_set_lock(&locks[k]));
        else
            while (busy != 0)
                CHECK_OK(ferry_test_lock(&locks[k], &busy));
        CHECK_INT(ferry_long_atomic_fetch_inc(inside, home), 0);
        CHECK_OK(ferry_long_get(all, row, WORDS, home));
        for (int i = 1; i < WORDS; i++)
            CHECK_INT(all[i], all[0]);
        for (int i = 0; i < WORDS; i++)
            all[i]++;
        CHECK_OK(ferry_long_put(row, all, WORDS, home));
        CHECK_OK(ferry_long_atomic_add(inside, -1, home));
        CHECK_OK(ferry_clear_lock(&locks[k]));
    }
    pe_barrier();
    long total = 0;
    for (int k = 0; k < n_locks; k++)
        total += ferry_long_g(data + k * (WORDS + 1), (k * 3) % pe_n);
    CHECK_INT(total, (long)rounds * pe_n);
    pe_barrier();
}

/* PE 0 holds the lock until the others are queued, each after the previous one: the upper bits of the first half of a
 * PE's own copy name its predecessor. */
static void order(long *lock, long *served)
{
    uint32_t *node = (uint32_t *)(void *)lock;
    pe_doing_now("order of service");
    if (pe_me == 0)
        CHECK_OK(ferry_set_lock(lock));
    pe_barrier();
    if (pe_me > 1)
        while (ferry_uint32_atomic_fetch(node, pe_me - 1) >> 17 == 0)
            nap_ms(1);
    if (pe_me == 0)
        while (pe_n > 1 && ferry_uint32_atomic_fetch(node, pe_n - 1) >> 17 == 0)
            nap_ms(1);
    else
        CHECK_OK(ferry_set_lock(lock));
    CHECK_INT(ferry_long_atomic_fetch_inc(served, 0), pe_me);
    CHECK_OK(ferry_clear_lock(lock));
    pe_barrier();
}

static void refusals(long *lock)
{
    int busy = -1;
    pe_doing_now("refused");
    pe_barrier();
    if (pe_me == 0) {
        long on_stack = 0;
        CHECK_STATUS(ferry_set_lock(&on_stack), FERRY_ERR_INVALID_ADDR);
        CHECK_STATUS(ferry_set_lock((long *)((char *)lock + 4)), FERRY_ERR_MISALIGNED);
        CHECK_STATUS(ferry_clear_lock(lock), FERRY_ERR_INVALID_ARG);
        CHECK_STATUS(ferry_test_lock(lock, NULL), FERRY_ERR_INVALID_ARG);
        CHECK_OK(ferry_test_lock(lock, &busy));
        CHECK_INT(busy, 0);
        CHECK_STATUS(ferry_set_lock(lock), FERRY_ERR_INVALID_ARG);
        CHECK_OK(ferry_test_lock(lock, &busy));
        CHECK_INT(busy, 1);
    }
    pe_barrier();
    if (pe_me != 0) {
        CHECK_OK(ferry_test_lock(lock, &busy));
        CHECK_INT(busy, 1);
        CHECK_STATUS(ferry_clear_lock(lock), FERRY_ERR_INVALID_ARG);
    }
    pe_barrier();
    if (pe_me == 0)
        CHECK_OK(ferry_clear_lock(lock));
    pe_barrier();
    CHECK_INT(*lock, 0);
    pe_barrier();
}

/* A call on a word that is no lock is refused, and does not search for the PEs that the word names. */
static void words_that_are_no_locks(long *lock)
{
    static const uint64_t garbage[] = { UINT64_MAX, INT64_MAX, 0x7fffffff00000000, 0x1fffa, 0x7ffe0001, 0xdeadbeef };
    int busy = -1;
    pe_doing_now("garbage");
    for (size_t i = 0; i < sizeof garbage / sizeof *garbage; i++) {
        CHECK_OK(ferry_long_p(lock, (long)garbage[i], pe_me));
        CHECK_OK(ferry_quiet());
        pe_barrier();
        if (pe_me == 0) {
            CHECK(ferry_set_lock(lock) != FERRY_SUCCESS);
            CHECK(ferry_clear_lock(lock) != FERRY_SUCCESS);
            CHECK(ferry_test_lock(lock, &busy) != FERRY_SUCCESS || busy);
            CHECK(ferry_set_lock(lock) != FERRY_SUCCESS);
        }
        pe_barrier();
        CHECK_OK(ferry_long_p(lock, 0, pe_me));
        CHECK_OK(ferry_quiet());
        pe_barrier();
    }
}

static void pe_main(void)
{
    enum { LOCKS = 5 };
    long *locks = (long *)MADE(ferry_calloc(LOCKS + 1, sizeof *locks));
    long *data = (long *)MADE(ferry_calloc((size_t)LOCKS * (WORDS + 1), sizeof *data));
    exclusion(locks, data, LOCKS, pe_level() == PE_QUICK ? 100 : 1000);
    order(locks, locks + LOCKS);
    refusals(locks);
    words_that_are_no_locks(locks);
    for (int k = 0; k < LOCKS; k++) /* free, and as it was */
        CHECK_INT(locks[k], 0);
    CHECK_OK(ferry_free(data));
    CHECK_OK(ferry_free(locks));
}
