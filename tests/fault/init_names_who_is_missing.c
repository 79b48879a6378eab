/* SPDX-License-Identifier: BSD-3-Clause */
/* A PE never starts, leaves or is killed at any point of ferry_init: every other PE gets an error that names the PE,
 * within FERRY_INIT_TIMEOUT, and a later try with all PEs succeeds. */
#include "tests/job.h"

enum { N = 4, MISSING = 2 };

/* All PEs but one come.  Every PE learns the missing PE's name when the first arrival's budget ends, not before: that
 * PE tells the others, whose calls may have begun later.  word[1]: the job's start time. */
static void pe_without_one(int rank)
{
    uint64_t began = now_ns(), starved = lacked_ns();
    (void)rank;
    CHECK_STATUS(ferry_init(), FERRY_ERR_TIMEOUT);
    CHECK_SINCE(began + (lacked_ns() - starved), 500 * 6 / 5 + 100);
    CHECK(now_ns() - see(&board->word[1]) >= 490 * (uint64_t)MS);
    CHECK_SAYS("PE 2");
    CHECK(!ferry_query_initialized());
}

/* The first try fails because one PE is late; the next tries, with all PEs, succeed. */
static void pe_again(int rank)
{
    if (rank == MISSING)
        await_word(&board->word[0], 1);
    int tries = 1;
    ferry_status status;
    while ((status = ferry_init()) != FERRY_SUCCESS && tries++ < 20) {
        CHECK(status == FERRY_ERR_TIMEOUT || status == FERRY_ERR_PEER_LOST || status == FERRY_ERR_BOOTSTRAP);
        if (rank == 0)
            post(&board->word[0], 1);
    }
    CHECK_OK(status);
    if (rank == 0)
        CHECK(tries > 1);
    uint64_t *word = MADE(ferry_calloc(8, sizeof *word));
    CHECK_OK(ferry_uint64_p(&word[1], 5, (rank + 1) % N));
    CHECK_OK(ferry_barrier_all());
    CHECK_INT(word[1], 5);
    CHECK_OK(ferry_finalize());
}

/* One PE is killed while all PEs are in ferry_init, or just after it. */
static void pe_beside_a_death(int rank)
{
    arrive(1);
    uint64_t starved = lacked_ns();
    ferry_status status = ferry_init();
    if (rank == MISSING)
        nap_ms(60000);
    uint64_t ended = now_ns();
    if (status == FERRY_SUCCESS) {
        CHECK_STATUS(ferry_barrier_all(), FERRY_ERR_PEER_LOST);
        CHECK_SAYS("PE 2");
        CHECK_STATUS(ferry_finalize(), FERRY_ERR_PEER_LOST);
        ended = now_ns();
        __atomic_fetch_add(&board->word[3], 1, __ATOMIC_ACQ_REL);
    } else {
        /* All others know nothing of a PE that died before it connected. */
        CHECK(status == FERRY_ERR_PEER_LOST || status == FERRY_ERR_TIMEOUT);
        /* A PE that had not met PE 0, in the bootstrap or the descriptor exchange, before PE 0 gave up does not learn
         * the reason. */
        CHECK_SAYS(strstr(ferry_last_error_message(), "PE 2") == NULL ? "PE 0" : "PE 2");
        CHECK(!ferry_query_initialized());
        __atomic_fetch_add(&board->word[2], 1, __ATOMIC_ACQ_REL);
    }
    await_word(&board->word[0], 1);
    uint64_t most = (status == FERRY_ERR_TIMEOUT ? 2000 : 1000) * (uint64_t)MS + lacked_ns() - starved;
    CHECK(ended < see(&board->word[1]) + most);
}

JOB_MAIN(60)
{
    job j;
    setenv("FERRY_INIT_TIMEOUT", "500ms", 1);
    pe_doing_now("never started");
    job_prepare(&j, N);
    job_env(N);
    post(&board->word[1], now_ns());
    for (int r = 0; r < N; r++)
        if (r != MISSING)
            job_start_one(&j, r, pe_without_one);
    job_end(&j, 10);

    pe_doing_now("late, then tried again");
    job_run(N, pe_again, 20);

    setenv("FERRY_INIT_TIMEOUT", "700ms", 1);
    uint64_t in_init = 0, behind = 0;
    int steps = job_quick() ? 6 : 20;
    for (int i = 0; i < steps; i++) {
        pe_doing_now("killed %d x 0.45 ms after the start", i);
        job_start(&j, N, pe_beside_a_death);
        job_await_all(&j, 1);
        struct timespec nap = { 0, i * 450000L };
        nanosleep(&nap, NULL);
        post(&board->word[1], now_ns());
        job_kill(&j, MISSING, SIGKILL);
        post(&board->word[0], 1);
        job_end(&j, 15);
        in_init += see(&board->word[2]);
        behind += see(&board->word[3]);
    }
    if (getenv("FAULT_VERBOSE") != NULL)
        printf("deaths met in ferry_init: %llu, behind it: %llu\n", (unsigned long long)in_init,
               (unsigned long long)behind);
    CHECK(in_init > 0);
}
