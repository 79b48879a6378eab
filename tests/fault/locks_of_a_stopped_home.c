/* SPDX-License-Identifier: BSD-3-Clause */
/* The home PE of a lock is stopped in the middle of set, test and clear, which time out, and then goes on.  The
 * repeated call succeeds; operations in flight are neither lost nor done twice; every PE then gets the lock, one at a
 * time.  Meanwhile other fetching operations fill the ring that carries the lock's answer. */
#include "tests/job.h"

enum { N = 3, ACTOR = 0, HOME = 1, OTHER = 2, RANDOM_MS = 1500 };
enum { STOP, STOPPED, GO_ON, GOES_ON, TIMEOUTS, READY, HOLDER }; /* words of the board */

static const char *const paths[] = { "native", "flags", "staged" };
static uint64_t timeouts; /* of this PE */
static long *first;       /* lock of all */

static void call_until(ferry_status (*call)(long *lock), long *lock)
{
    uint64_t until = now_ns() + 20 * (uint64_t)SECOND;
    ferry_status status;
    while ((status = call(lock)) == FERRY_ERR_TIMEOUT && now_ns() < until)
        timeouts++;
    CHECK_STATUS(status, FERRY_SUCCESS);
}

static void test_until(long *lock)
{
    uint64_t until = now_ns() + 20 * (uint64_t)SECOND;
    int busy = 1;
    while (busy && now_ns() < until) {
        ferry_status status = ferry_test_lock(lock, &busy);
        timeouts += status == FERRY_ERR_TIMEOUT;
        if (status != FERRY_ERR_TIMEOUT)
            CHECK_STATUS(status, FERRY_SUCCESS);
    }
    CHECK_INT(busy, 0);
}

/* This PE has the lock, alone. */
static void guarded(const long *lock)
{
    uint64_t nobody = 0, *holder = &board->word[HOLDER + (lock - first)];
    CHECK(__atomic_compare_exchange_n(holder, &nobody, (uint64_t)pe_me + 1, 0, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST));
    nap_ms(0);
    post(holder, 0);
}

static void take_and_give(long *lock)
{
    call_until(ferry_set_lock, lock);
    guarded(lock);
    call_until(ferry_clear_lock, lock);
}

/* The driver stops the home, and lets it go on. */
static void home_stops(void)
{
    uint64_t n = see(&board->word[STOP]) + 1;
    post(&board->word[STOP], n);
    await_word(&board->word[STOPPED], n);
}
static void home_goes_on(void)
{
    uint64_t n = see(&board->word[STOP]);
    post(&board->word[GO_ON], n);
    await_word(&board->word[GOES_ON], n);
}

/* One try while the home is stopped: 1 if the try timed out. */
static int one_try(int what, long *lock)
{
    int busy = 1;
    ferry_status status = what == 0   ? ferry_set_lock(lock)
                          : what == 2 ? ferry_clear_lock(lock)
                                      : ferry_test_lock(lock, &busy);
    if (status != FERRY_ERR_TIMEOUT)
        CHECK_STATUS(status, FERRY_SUCCESS);
    timeouts += status == FERRY_ERR_TIMEOUT;
    return status == FERRY_ERR_TIMEOUT;
}

/* what: 0 set; 1 test; 2 clear; then: what goes on with it. */
static void interrupted(int what, int then, long *lock, uint64_t *word)
{
    if (what == 2)
        call_until(ferry_set_lock, lock);
    home_stops();
    int late = one_try(what, lock);
    if (late && what != 2)
        late = one_try(what, lock); /* still */
    home_goes_on();
    for (int i = 0; i < 20; i++)
        (void)ferry_uint64_atomic_fetch_add(word, 1, HOME);
    if (late && then == 1)
        test_until(lock);
    else if (late)
        call_until(then == 2 ? ferry_clear_lock : ferry_set_lock, lock);
    if (what == 2)
        return;
    guarded(lock);
    call_until(ferry_clear_lock, lock);
}

/* The actor's set times out while another PE holds the lock, and gets the lock before it asks again. */
static void given_later(int by_test, long *lock, int rank, uint64_t step)
{
    if (rank == OTHER) {
        call_until(ferry_set_lock, lock);
        arrive(step);
        await_word(&board->at[ACTOR], step);
        call_until(ferry_clear_lock, lock);
        arrive(step + 1);
        return;
    }
    await_word(&board->at[OTHER], step);
    CHECK_STATUS(ferry_set_lock(lock), FERRY_ERR_TIMEOUT);
    arrive(step);
    await_word(&board->at[OTHER], step + 1);
    if (by_test)
        test_until(lock);
    else
        call_until(ferry_set_lock, lock);
    guarded(lock);
    call_until(ferry_clear_lock, lock);
}

/* All at once, while the driver stops the home and lets it go on. */
static void random_calls(long *lock, unsigned *seed)
{
    uint64_t until = now_ns() + (uint64_t)RANDOM_MS * MS;
    while (now_ns() < until) {
        int busy = 1;
        if (rand_r(seed) % 2 == 0) {
            call_until(ferry_set_lock, lock);
        } else {
            ferry_status status = ferry_test_lock(lock, &busy);
            if (status != FERRY_ERR_TIMEOUT)
                CHECK_STATUS(status, FERRY_SUCCESS);
            if (busy)
                call_until(ferry_set_lock, lock);
        }
        guarded(lock);
        call_until(ferry_clear_lock, lock);
    }
}

static void pe(int rank)
{
    CHECK_OK(ferry_init());
    long *lock = MADE(ferry_calloc(N, sizeof *lock)); /* each has another home */
    uint64_t *word = MADE(ferry_calloc(1, sizeof *word)), step = 10;
    unsigned seed = (unsigned)rank + 1;
    first = lock;
    CHECK_OK(ferry_barrier_all_timeout(20 * (uint64_t)SECOND));
    arrive(1);
    if (rank == ACTOR)
        for (int k = 0; k < N; k++)
            for (int what = 0; what < 3; what++) {
                interrupted(what, what, &lock[k], word);
                if (what < 2)
                    interrupted(what, 1 - what, &lock[k], word);
            }
    if (rank == ACTOR)
        post(&board->word[READY], 1);
    await_word(&board->word[READY], 1);
    for (int k = 0; k < N; k++, step += 10)
        if (rank != HOME)
            for (int by_test = 0; by_test < 2; by_test++)
                given_later(by_test, &lock[k], rank, step + 5 * (uint64_t)by_test);
    arrive(1000);
    for (int p = 0; p < N; p++)
        await_word(&board->at[p], 1000);
    for (int k = 0; k < N; k++)
        random_calls(&lock[k], &seed);
    arrive(1001); /* no stop from now on */
    for (int p = 0; p < N; p++)
        await_word(&board->at[p], 1001);
    for (int k = 0; k < N; k++)
        take_and_give(&lock[k]);
    __atomic_add_fetch(&board->word[TIMEOUTS], timeouts, __ATOMIC_SEQ_CST);
    arrive(1002);
    for (int p = 0; p < N; p++)
        await_word(&board->at[p], 1002);
    (void)ferry_finalize();
}

/* Does the board's request; once all PEs make random calls, stops the home now and then. */
static void drive(job *j)
{
    unsigned seed = 7;
    uint64_t stops = 0, done = 0;
    while (job_poll(j) == N && see(&board->at[HOME]) < 1001) {
        uint64_t asked = see(&board->word[STOP]);
        if (asked > stops) {
            kill(j->pid[HOME], SIGSTOP);
            nap_ms(5);
            post(&board->word[STOPPED], stops = asked);
        }
        if (see(&board->word[GO_ON]) > done) {
            kill(j->pid[HOME], SIGCONT);
            post(&board->word[GOES_ON], done = stops);
        }
        if (see(&board->at[ACTOR]) >= 1000 && rand_r(&seed) % 20 == 0) {
            kill(j->pid[HOME], SIGSTOP);
            nap_ms(50 + (unsigned)rand_r(&seed) % 200);
            kill(j->pid[HOME], SIGCONT);
        }
        nap_ms(1);
    }
}

JOB_MAIN(200)
{
    setenv("FERRY_TIMEOUT", "100ms", 1);
    setenv("FERRY_INIT_TIMEOUT", "20s", 1);
    setenv("FERRY_TEST", "ring_slots=8", 1);
    for (size_t p = 0; p < sizeof paths / sizeof *paths; p++) {
        job j;
        job_paths(paths[p]);
        job_start(&j, N, pe);
        drive(&j);
        job_end(&j, 60);
        if (p > 0 && check_failures == 0)
            CHECK(see(&board->word[TIMEOUTS]) >= 4); /* set, test and clear have been interrupted */
    }
}
