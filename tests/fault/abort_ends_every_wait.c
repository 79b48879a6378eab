/* SPDX-License-Identifier: BSD-3-Clause */
/* ferry_abort() on one PE ends every wait of every PE at once with FERRY_ERR_ABORTED, and PEs can leave the job.  With
 * FERRY_ON_FAULT=abort a failed wait does the same. */
#include "tests/job.h"

enum { N = 4, ABORTER = 3 };

typedef ferry_status (*waiting)(uint64_t *data);

static ferry_status in_wait(uint64_t *data)
{
    return ferry_uint64_wait_until(data, FERRY_CMP_EQ, 99);
}

static ferry_status in_signal_wait(uint64_t *data)
{
    uint64_t found;
    return ferry_signal_wait_until_timeout(data, FERRY_CMP_EQ, 99, &found, UINT64_MAX);
}

static ferry_status in_barrier(uint64_t *data)
{
    (void)data;
    return ferry_barrier_all();
}

static ferry_status in_malloc(uint64_t *data)
{
    (void)data;
    return ferry_malloc(100) == NULL ? ferry_last_error() : FERRY_SUCCESS;
}

static ferry_status in_alltoall(uint64_t *data)
{
    return ferry_uint64_alltoall(FERRY_TEAM_WORLD, data + 64, data, 8);
}

static const struct {
    const char *name, *paths;
    waiting call[ABORTER]; /* of each of the others */
} cases[] = {
    { "waits", "native", { in_wait, in_signal_wait, in_wait } },
    { "collectives", "native", { in_barrier, in_barrier, in_barrier } },
    { "allocations", "staged", { in_malloc, in_malloc, in_malloc } },
    { "each something else", "flags", { in_malloc, in_alltoall, in_wait } },
};

static size_t current;
static int by_fault;

static void pe(int rank)
{
    CHECK_OK(ferry_init());
    uint64_t *data = MADE(ferry_calloc(256, sizeof *data));
    CHECK_OK(ferry_barrier_all());
    arrive(1);
    if (rank == ABORTER) {
        await_word(&board->word[0], 1);
        post(&board->word[1], now_ns());
        if (by_fault)
            CHECK_STATUS(ferry_uint64_wait_until_timeout(data, FERRY_CMP_EQ, 7, 10 * (uint64_t)MS), FERRY_ERR_TIMEOUT);
        else
            CHECK_OK(ferry_abort(42));
        CHECK_STATUS(ferry_uint64_wait_until(data, FERRY_CMP_EQ, 99), FERRY_ERR_ABORTED);
    } else {
        CHECK_STATUS(cases[current].call[rank](data), FERRY_ERR_ABORTED);
    }
    CHECK_SINCE(see(&board->word[1]), 1000);
    CHECK_STATUS(ferry_uint64_wait_until(data, FERRY_CMP_EQ, 99), FERRY_ERR_ABORTED);
    uint64_t leaving = now_ns();
    ferry_status left = ferry_finalize(); /* the other PEs may have arrived already: then there is no wait */
    CHECK(left == FERRY_ERR_ABORTED || left == FERRY_SUCCESS);
    CHECK_SINCE(leaving, 1000);
}

JOB_MAIN(60)
{
    setenv("FERRY_TIMEOUT", "20s", 1);
    for (by_fault = 0; by_fault < 2; by_fault++)
        for (current = 0; current < sizeof cases / sizeof *cases; current++) {
            job j;
            pe_doing_now("%s%s", cases[current].name, by_fault ? ", by a fault" : "");
            setenv("FERRY_PATHS", cases[current].paths, 1);
            setenv("FERRY_ON_FAULT", by_fault ? "abort" : "report", 1);
            job_start(&j, N, pe);
            job_await_all(&j, 1);
            nap_ms(20);
            post(&board->word[0], 1);
            job_end(&j, 10);
        }
}
