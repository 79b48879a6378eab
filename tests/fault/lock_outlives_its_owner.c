/* SPDX-License-Identifier: BSD-3-Clause */
/* A PE that holds a lock, or waits in its queue, is killed: no PE hangs.  Waiting PEs and later callers get
 * FERRY_ERR_PEER_LOST at once.  The death of a PE that neither holds a lock nor waits for it does not change the
 * lock. */
#include "tests/job.h"

enum { N = 4, VICTIM = 1, DEATH = 0 };

/* Words of the board: the time of the victim's death, and the PE in turn. */
static void killed(uint64_t *since)
{
    await_word(&board->word[DEATH], 1);
    *since = see(&board->word[DEATH]);
}

static void wait_for_death(void)
{
    uint64_t since;
    killed(&since);
    await_lost(VICTIM);
    CHECK_SINCE(since, 2000);
}

static void gone(long *lock)
{
    int busy = 0;
    CHECK_STATUS(ferry_set_lock(lock), FERRY_ERR_PEER_LOST);
    CHECK_STATUS(ferry_test_lock(lock, &busy), FERRY_ERR_PEER_LOST);
    CHECK_INT(busy, 1);
}

/* The victim holds the lock; the others queue up one after another. */
static void owner_dies(long *lock, int rank)
{
    uint64_t since;
    if (rank == VICTIM) {
        CHECK_OK(ferry_set_lock(lock));
        arrive(1);
        for (;;)
            nap_ms(1000);
    }
    await_word(&board->at[VICTIM], 1);
    nap_ms(30 * (unsigned)rank);
    arrive(1);
    CHECK_STATUS(ferry_set_lock(lock), FERRY_ERR_PEER_LOST);
    killed(&since);
    CHECK_SINCE(since, 2000);
    gone(lock);
}

/* The victim holds the lock, and no PE asks until the victim is dead. */
static void lonely_owner_dies(long *lock, int rank)
{
    if (rank == VICTIM) {
        CHECK_OK(ferry_set_lock(lock));
        arrive(1);
        for (;;)
            nap_ms(1000);
    }
    arrive(1);
    wait_for_death();
    if (rank == 0) {
        ferry_status status;
        int busy = 0;
        uint64_t since = now_ns();
        while ((status = ferry_test_lock(lock, &busy)) == FERRY_SUCCESS) { /* another PE stands there and will know */
            CHECK_INT(busy, 1);
            CHECK_SINCE(since, 2000);
        }
        CHECK_INT(status, FERRY_ERR_PEER_LOST);
    }
    gone(lock);
}

/* PE 0 holds the lock, the victim waits, PE 2 and 3 wait after the victim. */
static void waiter_dies(long *lock, int rank)
{
    uint64_t since;
    if (rank == 0) {
        CHECK_OK(ferry_set_lock(lock));
        arrive(1);
        wait_for_death();
        nap_ms(50);
        ferry_status status = ferry_clear_lock(lock); /* no live PE waits for it */
        CHECK(status == FERRY_ERR_PEER_LOST || status == FERRY_SUCCESS);
        gone(lock);
        return;
    }
    await_word(&board->at[rank - 1], 1);
    nap_ms(30);
    arrive(1);
    if (rank == VICTIM) {
        (void)ferry_set_lock(lock);
        return;
    }
    CHECK_STATUS(ferry_set_lock(lock), FERRY_ERR_PEER_LOST);
    killed(&since);
    CHECK_SINCE(since, 2000);
    gone(lock);
}

/* The victim does not use the locks, but is the home of one. */
static void stranger_dies(long *lock, int rank)
{
    int served = 0;
    arrive(1);
    if (rank == VICTIM)
        for (;;)
            nap_ms(1000);
    wait_for_death();
    CHECK_INT(ferry_failure_ack(), 1);
    for (int k = 0; k < N; k++) {
        ferry_status status = ferry_set_lock(&lock[k]);
        CHECK(status == FERRY_SUCCESS || status == FERRY_ERR_PEER_LOST);
        if (status != FERRY_SUCCESS)
            continue;
        served++;
        nap_ms(2);
        CHECK_OK(ferry_clear_lock(&lock[k]));
    }
    CHECK_INT(served, N - 1);
}

static const struct {
    const char *name;
    void (*run)(long *lock, int rank);
} cases[] = {
    { "the owner dies", owner_dies },
    { "an owner dies whom nobody waits for", lonely_owner_dies },
    { "a waiter dies", waiter_dies },
    { "a stranger dies", stranger_dies },
};
static size_t current;

static void pe(int rank)
{
    CHECK_OK(ferry_init());
    long *lock = MADE(ferry_calloc(N, sizeof *lock));
    CHECK_OK(ferry_barrier_all());
    cases[current].run(lock, rank);
    arrive(2);
    for (int i = 0; i < N; i++) /* others may still need this PE's words */
        if (i != VICTIM)
            await_word(&board->at[i], 2);
    (void)ferry_finalize();
}

JOB_MAIN(100)
{
    static const char *const paths[] = { "native", "flags", "staged" };
    setenv("FERRY_TIMEOUT", "20s", 1);
    for (size_t p = 0; p < sizeof paths / sizeof *paths; p++)
        for (current = 0; current < sizeof cases / sizeof *cases; current++) {
            job j;
            pe_doing_now("%s, %s", cases[current].name, paths[p]);
            setenv("FERRY_PATHS", paths[p], 1);
            job_start(&j, N, pe);
            j.expected[VICTIM] = -SIGKILL;
            job_await_all(&j, 1);
            nap_ms(100);
            job_kill(&j, VICTIM, SIGKILL);
            post(&board->word[DEATH], now_ns());
            job_end(&j, 15);
        }
}
