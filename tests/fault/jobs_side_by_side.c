/* SPDX-License-Identifier: BSD-3-Clause */
/* Two jobs run at once on one machine, and the death of one does not disturb the other; a job has 16 processes; a job
 * has 64 threads. */
#include "tests/job.h"

static int rounds;

/* A barrier, an all-to-all, and atomics of every PE on every PE with a checked sum. */
static void work(int rounds_to_do)
{
    int me = ferry_my_pe(), n = ferry_n_pes();
    uint64_t *counter = MADE(ferry_calloc(8, sizeof *counter));
    uint64_t *from = MADE(ferry_malloc((size_t)n * 8)), *to = MADE(ferry_malloc((size_t)n * 8));
    for (int round = 0; round < rounds_to_do; round++) {
        for (int i = 0; i < n; i++)
            from[i] = (uint64_t)(round * 1000000 + me * 1000 + i);
        CHECK_OK(ferry_uint64_alltoall(FERRY_TEAM_WORLD, to, from, 1));
        for (int i = 0; i < n; i++)
            CHECK_INT(to[i], round * 1000000 + i * 1000 + me);
        for (int i = 0; i < n; i++)
            CHECK_OK(ferry_uint64_atomic_add(counter, 1, i));
        CHECK_OK(ferry_barrier_all());
        CHECK_INT(*counter, (round + 1) * n);
        CHECK_OK(ferry_barrier_all());
    }
}

static void pe(int rank)
{
    CHECK_OK(ferry_init());
    CHECK_INT(ferry_my_pe(), rank);
    work(rounds);
    arrive(1);
    CHECK_OK(ferry_finalize());
}

static int pe_thread(void *unused)
{
    (void)unused;
    CHECK_OK(ferry_init());
    CHECK_INT(ferry_n_pes(), 64);
    work(rounds);
    CHECK_OK(ferry_finalize());
    return 0;
}

/* One process, so its death ends the state of all its threads. */
static void process_of_threads(int rank)
{
    int code = 1;
    (void)rank;
    unsetenv("FERRY_BOOTSTRAP");
    CHECK_OK(ferry_threads_run(64, pe_thread, NULL, &code));
    exit(code);
}

static void pe_to_be_killed(int rank)
{
    CHECK_OK(ferry_init());
    post(&board->word[rank], 1);
    ferry_status status;
    while ((status = ferry_barrier_all()) == FERRY_SUCCESS)
        continue;
    CHECK_STATUS(status, FERRY_ERR_PEER_LOST);
    CHECK_STATUS(ferry_finalize(), FERRY_ERR_PEER_LOST);
}

JOB_MAIN(100)
{
    job one, other;
    rounds = job_quick() ? 30 : 100;
    pe_doing_now("two jobs");
    job_prepare(&one, 4);
    job_prepare(&other, 3);
    job_env(4);
    setenv("FERRY_PATHS", "1>*=flags,2>*=staged", 1);
    for (int r = 0; r < 4; r++)
        job_start_one(&one, r, pe);
    unsetenv("FERRY_PATHS");
    job_env(3);
    for (int r = 0; r < 3; r++)
        job_start_one(&other, r, pe_to_be_killed);
    for (int r = 0; r < 3; r++)
        await_word(&board->word[r], 1);
    job_poll(&one);
    job_kill(&other, 1, SIGKILL);
    while (job_poll(&one) + job_poll(&other) > 0)
        nap_ms(2);
    job_end(&one, 1);
    job_end(&other, 1);

    pe_doing_now("16 processes");
    rounds = job_quick() ? 3 : 10;
    job_start(&one, 16, pe);
    job_end(&one, 60);

    pe_doing_now("64 threads");
    rounds = job_quick() ? 2 : 5;
    job_start(&one, 1, process_of_threads);
    job_end(&one, 60);
}
