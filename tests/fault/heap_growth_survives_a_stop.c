/* SPDX-License-Identifier: BSD-3-Clause */
/* A PE is stopped at any moment while heaps grow, and the others time out: no PE exceeds its budget, all PEs agree on
 * each allocation, and heaps grow again once the PE goes on.  A later exchange never takes the descriptors of an
 * abandoned one: a PE writes to the memory of the right peer. */
#include "tests/job.h"

enum { N = 3, BLOCKS = 48, BLOCK = 300000 };
#define BUDGET_MS 150

static void pe(int rank)
{
    uint64_t *blocks[BLOCKS];
    CHECK_OK(ferry_init());
    uint64_t *words = MADE(ferry_calloc(64, sizeof *words));
    arrive(1);
    for (int i = 0; i < BLOCKS; i++) {
        do {
            uint64_t began = now_ns(), starved = lacked_ns();
            blocks[i] = ferry_malloc(BLOCK);
            uint64_t took = now_ns() - began, lacked = lacked_ns() - starved;
            if (blocks[i] == NULL)
                CHECK_STATUS(ferry_last_error(), FERRY_ERR_TIMEOUT);
            if (rank != (int)see(&board->word[0]) && took > lacked + (BUDGET_MS + BUDGET_MS / 5) * (uint64_t)MS)
                check_fail(__FILE__, __LINE__, "PE %d: ferry_malloc took %.1f ms", rank, (double)took / 1e6);
        } while (blocks[i] == NULL);
        arrive(2 + (uint64_t)i);
    }
    ferry_status status;
    for (int i = 0; i < BLOCKS; i++)
        CHECK_OK(ferry_uint64_p(blocks[i] + rank, (uint64_t)(1000 * i + rank), (rank + 1) % N));
    while ((status = ferry_barrier_all()) == FERRY_ERR_TIMEOUT)
        continue;
    CHECK_OK(status);
    int from = (rank + N - 1) % N;
    for (int i = 0; i < BLOCKS; i++)
        CHECK_INT(blocks[i][from], 1000 * i + from);
    while ((status = ferry_barrier_all()) == FERRY_ERR_TIMEOUT)
        continue;
    CHECK_OK(status);
    CHECK_OK(ferry_finalize());
}

JOB_MAIN(60)
{
    char text[16];
    snprintf(text, sizeof text, "%dms", BUDGET_MS);
    setenv("FERRY_TIMEOUT", text, 1);
    job_heap("256K", "64M");
    int rounds = job_quick() ? 2 : 6;
    for (int round = 0; round < rounds; round++) {
        job j;
        int sleeper = round % N;
        pe_doing_now("PE %d stops, round %d", sleeper, round);
        job_prepare(&j, N);
        post(&board->word[0], (uint64_t)sleeper);
        job_env(N);
        for (int r = 0; r < N; r++)
            job_start_one(&j, r, pe);
        job_await_all(&j, 1);
        /* Twice, to cover the second growth after a failure as well. */
        for (int i = 0; i < 2; i++) {
            struct timespec nap = { 0, 200000 * (round + 1) };
            nanosleep(&nap, NULL);
            job_kill(&j, sleeper, SIGSTOP);
            nap_ms(BUDGET_MS * 3 / 2);
            job_kill(&j, sleeper, SIGCONT);
        }
        job_end(&j, 20);
    }
}
