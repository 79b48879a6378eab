/* SPDX-License-Identifier: BSD-3-Clause */
/* A PE is killed under FERRY_ON_FAULT=abort: the first survivor's call reports the death and aborts the job.  The
 * second survivor waits for the third alone, and the third is in no call.  Both learn of the abort and its author at
 * once, before their budgets end.  Later calls report the abort too, even where a PE on its own core sees the death
 * first and the abort later.  Each PE exits as a plain program does, with the status of the failed call, and leaves
 * nothing behind.  The waits are kernels, then host calls.  The heap is host memory, or GPU memory with
 * FERRY_SPACE=cuda. */
#include "death_kernels.h"
#include "tests/job.h"
#include <sched.h>

enum { N = 4, ABORTER = 0, OTHER = 1, IDLE = 2, VICTIM = 3 };
enum { GO = 0, KILLED_AT = 1 };
#define LATE_MS 3000u /* the budget is 20 s */

static int by_kernel, apart; /* 0: no PE; else the PE that has a CPU for itself */

/* One PE has a CPU for itself, so it polls without yielding; the others share the next CPU. */
static void bind_apart(int rank)
{
    cpu_set_t may, one;
    size_t at = 0;
    CHECK(sched_getaffinity(0, sizeof may, &may) == 0);
    if (CPU_COUNT(&may) < 2)
        return;
    for (int left = rank != (apart == 1 ? ABORTER : OTHER); !CPU_ISSET(at, &may) || left-- > 0;)
        at++;
    CPU_ZERO(&one);
    CPU_SET(at, &one);
    CHECK(sched_setaffinity(0, sizeof one, &one) == 0);
}

static void says(const char *what, const char *text)
{
    if (strstr(text, what) == NULL)
        check_fail(__FILE__, __LINE__, "PE %d: \"%s\" is not in: %s", pe_me, what, text);
}

static void aborted_by_first(void)
{
    CHECK_STATUS(ferry_barrier_all(), FERRY_ERR_ABORTED);
    says("aborted by PE 0", ferry_last_error_message());
    CHECK(ferry_malloc(64) == NULL);
    CHECK_STATUS(ferry_last_error(), FERRY_ERR_ABORTED);
}

static ferry_status wait_in(const death_call *c)
{
    death_outcome outcome[DEATH_BLOCKS];
    if (!by_kernel)
        return death_by_host(c);
    CHECK_OK(death_launch(c));
    CHECK_OK(ferry_launch_wait());
    CHECK_OK(ferry_getmem(outcome, c->area->outcome, sizeof outcome, pe_me));
    return (ferry_status)outcome[0].status;
}

static void fault_says(ferry_status status, const char *call, const char *peer, const char *why)
{
    ferry_fault fault;
    char text[1024];
    CHECK_OK(ferry_fault_next(&fault));
    CHECK_STATUS(fault.status, status);
    CHECK(ferry_fault_format(&fault, text, sizeof text) > 0);
    says(call, text);
    says(peer, text);
    says(why, text);
}

static void pe(int rank)
{
    static const int pair[] = { OTHER, IDLE };
    ferry_team_t team = FERRY_TEAM_INVALID;
    if (apart)
        bind_apart(rank);
    CHECK_OK(ferry_init());
    death_area *area = MADE(ferry_calloc(1, sizeof *area));
    if (rank == OTHER || rank == IDLE)
        CHECK_OK(ferry_team_from_list(pair, 2, NULL, 0, &team));
    CHECK_OK(ferry_barrier_all());
    arrive(1);
    if (rank == VICTIM)
        nap_ms(60000);
    death_call c = { area,
                     rank == ABORTER ? DEATH_BARRIER : DEATH_SYNC,
                     rank == ABORTER ? FERRY_TEAM_WORLD : team,
                     VICTIM,
                     0,
                     0,
                     60 * (uint64_t)SECOND };
    ferry_status status = FERRY_ERR_ABORTED;
    if (rank == IDLE)
        await_word(&board->word[GO], 1);
    else
        status = wait_in(&c);
    CHECK_SINCE(see(&board->word[KILLED_AT]), LATE_MS);
    CHECK_STATUS(status, rank == ABORTER ? FERRY_ERR_PEER_LOST : FERRY_ERR_ABORTED);
    if (rank == ABORTER)
        fault_says(status, "barrier", "PE 3", "has died");
    if (rank == OTHER)
        fault_says(status, "sync", "PE 2", "abort");
    post(&board->word[GO], 1);
    aborted_by_first();
    CHECK(ferry_finalize() != FERRY_SUCCESS);
    CHECK_SINCE(see(&board->word[KILLED_AT]), LATE_MS);
    exit((int)status);
}

JOB_MAIN(100)
{
    static const char *const paths[] = { "native", "flags", "staged", "0>*=staged,1>*=flags" };
    setenv("FERRY_SPACE", "host", 0);
    job_heap("1M", "64M");
    setenv("FERRY_TIMEOUT", "20s", 1);
    setenv("FERRY_ON_FAULT", "abort", 1);
    job_need_space();
    for (by_kernel = 1; by_kernel >= 0; by_kernel--)
        for (size_t i = 0; i < sizeof paths / sizeof *paths; i++) {
            job j;
            apart = i % 2 != 0 ? (int)i : 0;
            pe_doing_now("paths %s, by %s%s", paths[i], by_kernel ? "kernels" : "the host", apart ? ", apart" : "");
            setenv("FERRY_PATHS", paths[i], 1);
            job_start(&j, N, pe);
            job_await_all(&j, 1);
            j.expected[ABORTER] = FERRY_ERR_PEER_LOST;
            j.expected[OTHER] = j.expected[IDLE] = FERRY_ERR_ABORTED;
            nap_ms(30);
            post(&board->word[KILLED_AT], now_ns());
            job_kill(&j, VICTIM, SIGKILL);
            job_end(&j, 10);
        }
}
