/* SPDX-License-Identifier: BSD-3-Clause */
/* Active sets and the world share message counts.  A death that interrupts a collective of the world leaves these
 * counts different on the surviving PEs.  So collectives on any active set end, no collective on an active set begins
 * after a death, and the refused call says what to do instead. */
#include "tests/job.h"

enum { N = 3, DEAD = 2 };

static uint64_t *src, *dst;

static void refused(ferry_status status)
{
    CHECK_INT(status, FERRY_ERR_PEER_LOST);
    CHECK_SAYS("ferry_team_from_list");
    CHECK_INT(dst[0], 7);
}

/* PE 0 sends its message of the world's barrier.  PE 1 finds the dead PE first and sends no message: PE 1 would take PE
 * 0's message for one of their next common call. */
static void broken(int rank)
{
    const int survivors[] = { 0, 1 };
    ferry_team_t set = ferry_active_set(0, 1, 2), team;
    uint64_t began;
    CHECK_OK(ferry_init());
    src = MADE(ferry_calloc(64, sizeof *src));
    dst = MADE(ferry_calloc(64, sizeof *dst));
    dst[0] = 7;
    CHECK_OK(ferry_team_sync(rank == DEAD ? ferry_active_set(DEAD, 1, 1) : set));
    barrier_before_a_death(N);
    if (rank == DEAD)
        raise(SIGKILL);
    await_lost(DEAD);
    CHECK_STATUS(ferry_barrier_all(), FERRY_ERR_PEER_LOST);
    CHECK(ferry_failure_ack() == 1);
    arrive(1);
    await_word(&board->at[1 - rank], 1);
    if (rank == 0)
        await_word(&board->at[1], 2); /* all actions of PE 1 come before */
    began = now_ns();
    refused(ferry_team_sync(set));
    refused(ferry_team_barrier(set));
    refused(ferry_uint64_broadcast(set, dst, src, 4, 0));
    refused(ferry_uint64_fcollect(set, dst, src, 4));
    refused(ferry_uint64_collect(set, dst, src, 4));
    refused(ferry_uint64_alltoall(set, dst, src, 4));
    refused(ferry_uint64_sum_reduce(set, dst, src, 4));
    CHECK_SINCE(began, 1000);
    CHECK_OK(ferry_team_sync(ferry_active_set(rank, 1, 1))); /* needs no other PE */
    arrive(2);
    CHECK_OK(ferry_team_from_list(survivors, 2, NULL, 0, &team));
    CHECK_OK(ferry_team_sync(team));
    CHECK_STATUS(ferry_finalize(), FERRY_ERR_PEER_LOST);
}

/* Waits for a live member that will not come, because it already knows of the death. */
static void waits(int rank)
{
    ferry_team_t set = ferry_active_set(0, 1, 2);
    CHECK_OK(ferry_init());
    CHECK_OK(ferry_barrier_all());
    arrive(1);
    if (rank == DEAD) {
        await_word(&board->at[0], 2);
        nap_ms(20);
        raise(SIGKILL);
    }
    if (rank == 0)
        arrive(2);
    else
        await_lost(DEAD);
    uint64_t began = now_ns();
    CHECK_STATUS(ferry_team_sync(set), FERRY_ERR_PEER_LOST);
    CHECK_SINCE(began, 5000);
    CHECK_STATUS(ferry_finalize(), FERRY_ERR_PEER_LOST);
}

JOB_MAIN(200)
{
    setenv("FERRY_TIMEOUT", "20s", 1);
    setenv("FERRY_SPACE", "host", 1);
    job_run_over_paths("a broken collective of the world", N, broken, DEAD, 60);
    job_run_over_paths("a wait", N, waits, DEAD, 60);
}
