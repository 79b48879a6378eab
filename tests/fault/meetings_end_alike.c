/* SPDX-License-Identifier: BSD-3-Clause */
/* Calls that need all PEs, or all members of a team, when one of them is dead: every survivor gets
 * FERRY_ERR_PEER_LOST, soon, whether it calls before, while or after the others give up, and whichever PE has died.  A
 * PE that dies in such a call, or that only one PE has lost, ends it in the same way. */
#include "ferry/detail/machine/access__funcs.h"
#include "runtime/state/liveness.h"
#include "tests/job.h"
#include "tests/moe_config.h"

enum { N = 4, APART_MS = 150, SOON_MS = 5000 };
#define TIMEOUT "20s"

enum call { RESYNC, STRIDED, TWO_D, LIST, MALLOC, GROW, MOE, FINALIZE, N_CALLS };
static const char *const names[] = { "ferry_team_resync",   "ferry_team_split_strided",
                                     "ferry_team_split_2d", "ferry_team_from_list",
                                     "ferry_malloc",        "ferry_malloc of much",
                                     "ferry_moe_create",    "ferry_finalize" };

static int victim;
static enum call kind;

static ferry_status make(enum call call)
{
    static const int all[N] = { 0, 1, 2, 3 };
    ferry_team_t one, other;
    const ferry_moe_config config = moe_config(N, 1, 64, 4);
    ferry_moe *moe;
    switch (call) {
    case RESYNC:
        return ferry_team_resync(FERRY_TEAM_WORLD);
    case STRIDED:
        return ferry_team_split_strided(FERRY_TEAM_WORLD, 0, 1, 2, NULL, 0, &one);
    case TWO_D:
        return ferry_team_split_2d(FERRY_TEAM_WORLD, 2, NULL, 0, &one, NULL, 0, &other);
    case LIST:
        return ferry_team_from_list(all, N, NULL, 0, &one);
    case MALLOC:
        return ferry_malloc(64) != NULL ? FERRY_SUCCESS : ferry_last_error();
    case GROW:
        return ferry_malloc(8 << 20) != NULL ? FERRY_SUCCESS : ferry_last_error();
    case MOE:
        return ferry_moe_create(&config, &moe);
    default:
        return ferry_finalize();
    }
}

static void ends_soon(enum call call, ferry_status want)
{
    const uint64_t began = now_ns();
    job_note("%s", names[call]);
    const ferry_status status = make(call);
    const uint64_t took = (now_ns() - began) / MS;
    if (status != want || took > SOON_MS)
        check_fail(__FILE__, __LINE__, "%s on PE %d, without PE %d: %s after %llu ms: %s", names[call], pe_me, victim,
                   ferry_status_name(status), (unsigned long long)took, ferry_last_error_message());
}

/* The living PE whose turn is `turn`: 0 comes first. */
static int turn_of(int rank)
{
    return rank - (rank > victim);
}

/* All know of the death.  Each survivor makes all calls, in another order of arrival each time. */
static void known(int rank)
{
    CHECK_OK(ferry_init());
    barrier_before_a_death(N);
    if (rank == victim)
        raise(SIGKILL);
    await_lost(victim);
    for (int call = 0; call < N_CALLS; call++) {
        arrive((uint64_t)call + 1);
        for (int pe = 0; pe < N; pe++)
            if (pe != victim)
                await_word(&board->at[pe], (uint64_t)call + 1);
        nap_ms((unsigned)((turn_of(rank) + call) % (N - 1) * APART_MS));
        ends_soon((enum call)call, FERRY_ERR_PEER_LOST);
    }
}

/* The victim and the first survivor are in the call when the victim dies; the others come later. */
static void inside(int rank)
{
    CHECK_OK(ferry_init());
    barrier_before_a_death(N);
    if (rank == victim) {
        arrive(1);
        (void)make(kind);
        _exit(9);
    }
    if (turn_of(rank) == 0) {
        arrive(1);
    } else {
        await_lost(victim);
        nap_ms((unsigned)turn_of(rank) * APART_MS);
    }
    /* A round to which the victim has come still ends well on all, except without PE 0, which decides it. */
    ends_soon(kind, kind == MALLOC && victim != 0 ? FERRY_SUCCESS : FERRY_ERR_PEER_LOST);
    if (kind != FINALIZE)
        CHECK_STATUS(ferry_finalize(), FERRY_ERR_PEER_LOST);
}

/* Only PE 1 has lost the victim, which is alive, as when the link between two nodes fails. */
static void told(int rank)
{
    CHECK_OK(ferry_init());
    barrier_before_a_death(N);
    if (rank == 1)
        ferryi_liveness_lose(ferryi_pe_of(ferryi_world_get()), victim, NULL);
    nap_ms((unsigned)((rank + N - 1) % N * APART_MS)); /* PE 1 comes first */
    ends_soon(kind, FERRY_ERR_PEER_LOST);
    arrive(1);
    for (int pe = 0; pe < N; pe++) /* the end of a process would be a death */
        await_word(&board->at[pe], 1);
    _exit(CHECK_RESULT());
}

static void one_job(const char *what, void (*pe)(int rank), int dies)
{
    job j;
    pe_doing_now("%s: %s without PE %d", what, names[kind], victim);
    job_start(&j, N, pe);
    if (dies)
        j.expected[victim] = -SIGKILL;
    if (pe == inside) {
        (void)job_await(&j, victim, 1);
        (void)job_await(&j, victim == 0 ? 1 : 0, 1);
        nap_ms(50);
        job_kill(&j, victim, SIGKILL);
    }
    job_end(&j, 60);
}

JOB_MAIN(300)
{
    setenv("FERRY_TIMEOUT", TIMEOUT, 1);
    job_heap("1M", "256M");
    for (victim = 0; victim < N; victim += 2) {
        kind = RESYNC;
        one_job("known", known, 1);
        for (kind = 0; kind < N_CALLS; kind++)
            one_job("inside", inside, 1);
    }
    victim = 2;
    for (kind = RESYNC; kind <= LIST; kind++)
        one_job("told", told, 0);
}
