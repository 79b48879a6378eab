/* SPDX-License-Identifier: BSD-3-Clause */
/* A transfer that moves, however slowly, does not run out of time: the peer is stopped again and again, each time for
 * less than the budget, and all its stops together take longer.  A peer that stays stopped still ends the call.  The
 * budget of a collective grows with its bytes: it ends in success, or by the budget for all of them where the machine
 * is too slow for that. */
#include "tests/job.h"

enum { SOURCE, OWNER, N, MIB = 1 << 20, BYTES = 8 * MIB, ROUND = 2 };
#define TIMEOUT_MS 1200
#define STOP_MS 250
#define RUN_MS 1

enum { PUT, GET, IPUT, IGET, N_KINDS };
static const char *const names[] = { "put", "get", "iput", "iget" };
static int kind;

static ferry_status make(uint64_t *data, uint64_t *mine)
{
    const size_t n = BYTES / 8;
    switch (kind) {
    case PUT:
        return ferry_uint64_put(data, mine, n, OWNER);
    case GET:
        return ferry_uint64_get(mine, data, n, OWNER);
    case IPUT:
        return ferry_uint64_iput(data, mine, 2, 2, n / 2, OWNER);
    default:
        return ferry_uint64_iget(mine, data, 2, 2, n / 2, OWNER);
    }
}

static void pe(int rank)
{
    CHECK_OK(ferry_init());
    uint64_t *data = MADE(ferry_calloc(BYTES / 8, sizeof *data)), *mine = MADE(malloc(BYTES));
    for (size_t i = 0; i < BYTES / 8; i++) {
        mine[i] = (uint64_t)rank + 1;
        data[i] = (uint64_t)rank + 1;
    }
    CHECK_OK(ferry_barrier_all());
    arrive(1);
    if (rank == SOURCE) {
        CHECK_OK(make(data, mine));
        arrive(ROUND);
    }
    await_word(&board->word[0], 1);
    CHECK_OK(ferry_barrier_all());
    if (rank == OWNER && kind == PUT)
        CHECK(data[0] == 1 && data[BYTES / 8 - 1] == 1);
    if (rank == SOURCE && kind == GET)
        CHECK(mine[0] == 2 && mine[BYTES / 8 - 1] == 2);
    CHECK_OK(ferry_barrier_all());
    if (rank == SOURCE) { /* the driver has stopped the owner for good */
        arrive(ROUND + 1);
        await_word(&board->word[0], 2);
        CHECK_STATUS(make(data, mine), FERRY_ERR_TIMEOUT);
        arrive(ROUND + 2);
    }
    if (rank == OWNER)
        await_word(&board->word[0], 3);
    _exit(CHECK_RESULT()); /* without a wait for the owner */
}

static void large_collective(int rank)
{
    enum { MUCH = 128 * MIB };
    CHECK_OK(ferry_init());
    char *dst = MADE(ferry_malloc(MUCH)), *src = MADE(ferry_malloc(MUCH));
    memset(src, rank + 1, MUCH);
    CHECK_OK(ferry_barrier_all());
    const uint64_t began = now_ns();
    const ferry_status status = ferry_broadcastmem_timeout(FERRY_TEAM_WORLD, dst, src, MUCH, 0, 10 * MS);
    const uint64_t waited = now_ns() - began, granted = 10 * MS + 8 * (uint64_t)MUCH * N;
    if (rank != SOURCE && status == FERRY_ERR_TIMEOUT && waited >= granted) {
        printf("too slow for %d MiB: %.1f s\n", MUCH / MIB, (double)waited / 1e9);
        _exit(CHECK_RESULT());
    }
    if (rank == SOURCE && status == FERRY_ERR_PEER_LOST && waited >= granted / 2) /* it may have begun later */
        _exit(CHECK_RESULT());
    CHECK_OK(status);
    CHECK(dst[0] == 1 && dst[MUCH - 1] == 1);
    CHECK_OK(ferry_finalize());
}

JOB_MAIN(240)
{
    char budget[16];
    snprintf(budget, sizeof budget, "%dms", TIMEOUT_MS);
    job_paths("staged");
    pe_doing_now("a large collective");
    job_heap("1M", "512M");
    setenv("FERRY_TIMEOUT", "20s", 1);
    job_run(N, large_collective, 60);
    setenv("FERRY_TIMEOUT", budget, 1);
    setenv("FERRY_TEST", "ring_slots=4", 1);
    for (kind = 0; kind < N_KINDS; kind++) {
        job j;
        pe_doing_now("%s", names[kind]);
        job_start(&j, N, pe);
        job_await_all(&j, 1);
        const uint64_t began = now_ns();
        while (see(&board->at[SOURCE]) < ROUND && now_ns() - began < 60 * (uint64_t)SECOND && job_poll(&j) == N) {
            job_kill(&j, OWNER, SIGSTOP);
            nap_ms(STOP_MS);
            job_kill(&j, OWNER, SIGCONT);
            nap_ms(RUN_MS);
        }
        printf("%s: %.1f s\n", names[kind], (double)(now_ns() - began) / 1e9);
        post(&board->word[0], 1);
        if (job_await(&j, SOURCE, ROUND + 1)) {
            job_kill(&j, OWNER, SIGSTOP);
            post(&board->word[0], 2);
            (void)job_await(&j, SOURCE, ROUND + 2);
            post(&board->word[0], 3);
            job_kill(&j, OWNER, SIGCONT);
        }
        job_end(&j, 30);
    }
}
