/* SPDX-License-Identifier: BSD-3-Clause */
/* PEs make teams with a PE that dies.  The death interrupts the survivors' collectives, so messages are left behind.
 * The survivors destroy each team and at once make their own, which gets the same area: the new team's first collective
 * waits for every member, and its data are right. */
#include "tests/job.h"
#include <sched.h>

enum { N = 4, VICTIM = 2, TEAMS = 24, WORDS = 256, BIG = 64 };

static const char *const paths[] = { "native", "flags", "staged", "*>0=staged,0>*=flags,1>*=staged" };

/* One core for all: a waiting PE sleeps while another PE sends, gives up, and begins again. */
static void share_a_core(void)
{
    cpu_set_t all, one;
    CPU_ZERO(&one);
    CHECK(sched_getaffinity(0, sizeof all, &all) == 0);
    for (unsigned cpu = 0; cpu < CPU_SETSIZE && CPU_COUNT(&one) == 0; cpu++)
        if (CPU_ISSET(cpu, &all))
            CPU_SET(cpu, &one);
    CHECK(sched_setaffinity(0, sizeof one, &one) == 0);
}

/* A collective that the dead PE has not finished. */
static ferry_status break_off(ferry_team_t team, int kind, uint64_t *data)
{
    switch (kind) {
    case 0:
        return ferry_team_sync(team);
    case 1:
        return ferry_uint64_sum_reduce(team, data + WORDS / 2, data, 4);
    case 2:
        return ferry_uint64_fcollect(team, data + WORDS / 2, data, 4);
    default:
        return ferry_uint64_sum_reduce(team, data + WORDS / 2, data, BIG);
    }
}

/* The first call of a new team of pes[n]; dst is unused before. */
static void first_call(ferry_team_t team, const int *pes, int n, int kind, uint64_t *dst, uint64_t *src, uint64_t round)
{
    uint64_t sum = 0;
    for (int i = 0; i < n; i++)
        sum += (uint64_t)pes[i] + 1000 * round;
    for (size_t i = 0; i < BIG; i++)
        src[i] = (uint64_t)pe_me + 1000 * round;
    switch (kind) {
    case 0:
        CHECK_OK(ferry_team_sync(team));
        break;
    case 1:
    case 3: {
        size_t words = kind == 1 ? 2 : BIG;
        CHECK_OK(ferry_uint64_sum_reduce(team, dst, src, words));
        for (size_t i = 0; i < words; i++)
            CHECK_INT(dst[i], sum);
        break;
    }
    default:
        CHECK_OK(ferry_uint64_alltoall(team, dst, src, 2));
        for (int i = 0; i < 2 * n; i++)
            CHECK_INT(dst[i], (uint64_t)pes[i / 2] + 1000 * round);
        break;
    }
}

static void pe(int rank)
{
    ferry_team_t team[TEAMS], fresh;
    share_a_core();
    CHECK_OK(ferry_init());
    uint64_t *data = MADE(ferry_calloc(WORDS, sizeof *data)), *dst = MADE(ferry_calloc(TEAMS * BIG, sizeof *dst));
    for (int t = 0; t < TEAMS; t++) {
        CHECK_OK(ferry_team_split_strided(FERRY_TEAM_WORLD, 0, 1, N, NULL, 0, &team[t]));
        CHECK_OK(break_off(team[t], t % 4, data)); /* no PE is dead yet */
    }
    barrier_before_a_death(N);
    if (rank == VICTIM)
        raise(SIGKILL);
    await_lost(VICTIM);
    for (int t = 0; t < TEAMS; t++) {
        /* All survivors, or two of them.  One PE comes late to the old team, so it leaves its messages while the others
         * wait for the new team.  The same PE or another one comes late to the new team's first call. */
        const int alive[] = { 0, 1, 3 }, n = t % 3 == 0 ? 2 : 3;
        const int late = alive[t % n], later = alive[(t + t / 4 % 2) % n];
        int mine = rank != alive[2] || n == 3;
        if (rank == late) {
            for (int i = 0; i < n; i++)
                if (alive[i] != late)
                    await_word(&board->at[alive[i]], 10 + (uint64_t)t);
            nap_ms(5);
        }
        arrive(10 + (uint64_t)t);
        CHECK_STATUS(break_off(team[t], t % 4, data), FERRY_ERR_PEER_LOST);
        (void)ferry_failure_ack();
        CHECK_OK(ferry_team_destroy(team[t]));
        if (!mine)
            continue;
        CHECK_OK(ferry_team_from_list(alive, n, NULL, 0, &fresh));
        if (rank == later) {
            nap_ms(10);
            post(&board->word[0], (uint64_t)t + 1);
        }
        first_call(fresh, alive, n, t / 4 % 4, dst + t * BIG, data, (uint64_t)t);
        CHECK(see(&board->word[0]) >= (uint64_t)t + 1); /* it has waited for `later` */
        CHECK_OK(ferry_team_sync(fresh));
        CHECK_OK(ferry_team_destroy(fresh));
    }
    (void)ferry_finalize();
}

JOB_MAIN(100)
{
    setenv("FERRY_TIMEOUT", "20s", 1);
    for (size_t i = 0; i < sizeof paths / sizeof *paths; i++)
        for (int repeat = 0; repeat < (job_quick() ? 1 : 3); repeat++) {
            job j;
            pe_doing_now("paths \"%s\", %d", paths[i], repeat);
            setenv("FERRY_PATHS", paths[i], 1);
            job_start(&j, N, pe);
            j.expected[VICTIM] = -SIGKILL;
            job_end(&j, 30);
        }
}
