/* SPDX-License-Identifier: BSD-3-Clause */
/* A PE is stopped for longer than FERRY_REMOTE_PATIENCE while a frame of its own is under way, and goes on: time in
 * which a process does not run is not its patience, so no connection is given up. */
#include "tests/job.h"

static void pe(int rank)
{
    CHECK_OK(ferry_init());
    uint64_t *data = MADE(ferry_calloc(8, sizeof *data));
    CHECK_OK(ferry_barrier_all());
    arrive(1);
    if (rank == 0) {
        await_word(&board->word[0], 1); /* PE 1 is stopped, and does not credit the frame */
        CHECK_OK(ferry_uint64_p(data, 7, 1));
        arrive(2);
    }
    await_word(&board->word[0], 2);
    CHECK_OK(ferry_barrier_all());
    CHECK_INT(*data, rank == 1 ? 7 : 0);
    CHECK_OK(ferry_finalize());
}

JOB_MAIN(60)
{
    job j;
    setenv("FERRY_TIMEOUT", "20s", 1);
    setenv("FERRY_REMOTE_PATIENCE", "1s", 1);
    setenv("FAULT_NODES", "2", 0);
    for (int i = 0; i < 2; i++) {
        job_start(&j, 2, pe);
        job_await_all(&j, 1);
        job_kill(&j, 1, SIGSTOP);
        post(&board->word[0], 1);
        CHECK(job_await(&j, 0, 2));
        nap_ms(100); /* PE 0 looks at the frame */
        job_kill(&j, 0, SIGSTOP);
        job_kill(&j, 1, SIGCONT);
        nap_ms(2500);
        job_kill(&j, 0, SIGCONT);
        post(&board->word[0], 2);
        job_end(&j, 40);
    }
}
