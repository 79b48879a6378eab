/* SPDX-License-Identifier: BSD-3-Clause */
/* A PE is killed during the others' collectives, then another one during collectives of the survivors' team: each time
 * the survivors make a team of themselves, and all its collectives are right. */
#include "tests/job.h"

enum { N = 5, FIRST = 1, OTHER = 3, WORDS = 8192 };
#define TIMEOUT "20s"

static const char *const paths[] = { "", "flags", "staged", "*>0=staged,0>*=flags,2>*=staged" };
static const char *current;

/* Checks all collectives on the team; n members, `pes` in order. */
static ferry_status all_calls(ferry_team_t team, const int *pes, int n, uint64_t *data, uint64_t round, int rank)
{
    uint64_t *src = data, *dst = data + WORDS / 2;
    size_t counts[] = { 1, 40, 500 }, most = counts[round % 3];
    int me = ferry_team_my_pe(team), root = (int)(round % (uint64_t)n);
    CHECK_INT(ferry_team_n_pes(team), n);
    CHECK_INT(pes[me], rank);
#define TRY(call)                                                                                                      \
    do {                                                                                                               \
        ferry_status status_ = (call);                                                                                 \
        if (status_ != FERRY_SUCCESS)                                                                                  \
            return status_;                                                                                            \
    } while (0)
    for (size_t i = 0; i < most * (size_t)n; i++)
        src[i] = (uint64_t)rank * 1000000 + round * 1000 + i;
    TRY(ferry_team_barrier(team));
    TRY(ferry_uint64_alltoall(team, dst, src, most));
    for (size_t i = 0; i < most * (size_t)n; i++)
        CHECK_INT(dst[i], (uint64_t)pes[i / most] * 1000000 + round * 1000 + (size_t)me * most + i % most);
    TRY(ferry_team_sync(team));
    TRY(ferry_uint64_fcollect(team, dst, src, most));
    for (size_t i = 0; i < most * (size_t)n; i++)
        CHECK_INT(dst[i], (uint64_t)pes[i / most] * 1000000 + round * 1000 + i % most);
    TRY(ferry_team_sync(team));
    TRY(ferry_uint64_broadcast(team, dst, src, most, root));
    for (size_t i = 0; i < most; i++)
        CHECK_INT(dst[i], (uint64_t)pes[root] * 1000000 + round * 1000 + i);
    TRY(ferry_team_sync(team));
    TRY(ferry_uint64_sum_reduce(team, dst, src, most));
    uint64_t sum = 0;
    for (int k = 0; k < n; k++)
        sum += (uint64_t)pes[k];
    for (size_t i = 0; i < most; i++)
        CHECK_INT(dst[i], sum * 1000000 + (uint64_t)n * (round * 1000 + i));
    TRY(ferry_uint64_collect(team, dst, src, (size_t)me + 1));
    TRY(ferry_team_sync(team));
    return FERRY_SUCCESS;
}

/* The PEs that this PE believes alive. */
static int living(int *pes)
{
    int n = 0;
    for (int p = 0; p < N; p++) {
        ferry_peer_status state;
        CHECK_OK(ferry_peer_state(p, &state));
        if (state != FERRY_PEER_LOST)
            pes[n++] = p;
    }
    return n;
}

/* Repeats until all of them believe the same PEs alive. */
static ferry_team_t team_of_the_living(int *pes, int *n)
{
    ferry_team_t team = FERRY_TEAM_INVALID;
    uint64_t until = now_ns() + 15 * (uint64_t)SECOND;
    ferry_status status = FERRY_ERR_TIMEOUT;
    while (status != FERRY_SUCCESS && now_ns() < until) {
        (void)ferry_failure_ack(); /* operations in flight to the dead PE no longer delay quiet */
        *n = living(pes);
        status = ferry_team_from_list(pes, *n, NULL, 0, &team);
        if (status != FERRY_SUCCESS)
            CHECK(status == FERRY_ERR_PEER_LOST || status == FERRY_ERR_TIMEOUT);
    }
    CHECK_STATUS(status, FERRY_SUCCESS);
    return team;
}

static void pe(int rank)
{
    int pes[N], n, deaths = 0;
    CHECK_OK(ferry_init());
    uint64_t *data = MADE(ferry_calloc(WORDS, sizeof *data)), round = 0;
    ferry_team_t team = FERRY_TEAM_WORLD, old;
    n = living(pes);
    CHECK_INT(n, N);
    arrive(1);
    while (deaths < 2 || round < 20) {
        ferry_status status = all_calls(team, pes, n, data, round++, rank);
        if (status == FERRY_SUCCESS) {
            if (round == 5)
                arrive(2 + (uint64_t)deaths);
            continue;
        }
        CHECK_STATUS(status, FERRY_ERR_PEER_LOST);
        old = team;
        team = team_of_the_living(pes, &n);
        deaths = N - n;
        round = 0;
        if (old != FERRY_TEAM_WORLD)
            CHECK_OK(ferry_team_destroy(old));
    }
    CHECK_INT(n, N - 2);
    CHECK_OK(ferry_team_sync(team));
    CHECK_OK(ferry_team_destroy(team));
    CHECK_STATUS(ferry_finalize(), FERRY_ERR_PEER_LOST);
}

JOB_MAIN(100)
{
    setenv("FERRY_TIMEOUT", TIMEOUT, 1);
    job_heap("1M", "64M");
    for (size_t i = 0; i < sizeof paths / sizeof *paths; i++)
        for (int repeat = 0; repeat < (job_quick() ? 1 : 4); repeat++) {
            job j;
            current = paths[i];
            pe_doing_now("paths \"%s\", %d", current, repeat);
            setenv("FERRY_PATHS", current, 1);
            job_start(&j, N, pe);
            job_await_all(&j, 2);
            nap_ms(1 + 3 * (unsigned)repeat);
            job_kill(&j, FIRST, SIGKILL);
            for (int p = 0; p < N; p++)
                if (p != FIRST)
                    await_word(&board->at[p], 3);
            nap_ms(2 + (unsigned)repeat);
            job_kill(&j, OTHER, SIGKILL);
            job_end(&j, 30);
        }
}
