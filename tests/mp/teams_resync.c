/* SPDX-License-Identifier: BSD-3-Clause */
/* Some members begin a collective, others begin another one or none, and nobody repeats it: all resynchronise, and the
 * team's next collectives are right, however often.  Teams, the world, and the world's active sets. */
#include "pe_test.h"

enum { ROUNDS = 30, NELEMS = 700, BUDGET = 20000000 };
enum { BARRIER, SYNC, BROADCAST, FCOLLECT, ALLTOALL, SUM, N_KINDS };
static const char *const kinds[] = { "barrier", "sync", "broadcast", "fcollect", "alltoall", "sum" };

struct arrays {
    uint64_t *dst, *src; /* [n * NELEMS] */
};

static ferry_status collective(int kind, ferry_team_t team, const struct arrays *a, size_t n, uint64_t budget)
{
    switch (kind) {
    case BARRIER:
        return ferry_team_barrier_timeout(team, budget);
    case SYNC:
        return ferry_team_sync_timeout(team, budget);
    case BROADCAST:
        return ferry_broadcastmem_timeout(team, a->dst, a->src, n * 8, 0, budget);
    case FCOLLECT:
        return ferry_fcollectmem_timeout(team, a->dst, a->src, n * 8, budget);
    case ALLTOALL:
        return ferry_alltoallmem_timeout(team, a->dst, a->src, n * 8, budget);
    default:
        return ferry_uint64_sum_reduce_timeout(team, a->dst, a->src, n, budget);
    }
}

static uint64_t value_of(int round, int pe, size_t i)
{
    return pe_mix((uint64_t)round * 1000 + (uint64_t)pe, i) >> 16;
}

/* A reduction over the whole team, which all members make; pes: of the team. */
static void right(int round, ferry_team_t team, const int *pes, int n, const struct arrays *a)
{
    for (size_t i = 0; i < NELEMS; i++)
        a->src[i] = value_of(round, pe_me, i);
    CHECK_OK(ferry_uint64_sum_reduce(team, a->dst, a->src, NELEMS));
    for (size_t i = 0; i < NELEMS; i++) {
        uint64_t want = 0;
        for (int k = 0; k < n; k++)
            want += value_of(round, pes[k], i);
        CHECK(a->dst[i] == want);
    }
    CHECK_OK(ferry_team_sync(team)); /* nobody looks at dst any more */
    CHECK_OK(ferry_fcollectmem(team, a->dst, a->src, 8));
    for (int k = 0; k < n; k++)
        CHECK(a->dst[k] == value_of(round, pes[k], 0));
    CHECK_OK(ferry_team_sync(team));
}

/* broken: the team or active set of the collective that is given up. */
static void play(int round, ferry_team_t team, ferry_team_t broken, const int *pes, int n, const struct arrays *a)
{
    const int kind = (int)(pe_mix(7, (uint64_t)round) % N_KINDS), other = (kind + 1 + round % (N_KINDS - 1)) % N_KINDS;
    const size_t size = round % 3 == 0 ? 1 : NELEMS;
    const int part = (int)(pe_mix((uint64_t)round, (uint64_t)pe_me) % 3); /* this PE's: none, one or another */
    pe_doing_now("round %d of team %d: %s or %s, part %d", round, team, kinds[kind], kinds[other], part);
    if (part != 0)
        (void)collective(part == 1 ? kind : other, broken, a, size, BUDGET);
    nap_ms((unsigned)(pe_mix((uint64_t)round, 99 + (uint64_t)pe_me) % 8));
    CHECK_OK(ferry_team_resync(team));
    right(round, team, pes, n, a);
}

static struct arrays arrays_make(void)
{
    struct arrays a;
    a.dst = MADE(ferry_calloc((size_t)pe_n * NELEMS, 8));
    a.src = MADE(ferry_calloc((size_t)pe_n * NELEMS, 8));
    return a;
}

static void pe_main(void)
{
    /* PEs of one team are ahead of those of the other: what they do in the world must not meet the others' teams. */
    const struct arrays a = arrays_make(), of_team = arrays_make();
    int all[64], few[64], n_few = 0;
    ferry_team_t team = FERRY_TEAM_INVALID;
    for (int pe = 0; pe < pe_n; pe++) {
        all[pe] = pe;
        if (pe % 2 == pe_me % 2)
            few[n_few++] = pe;
    }
    CHECK_OK(ferry_team_split_strided(FERRY_TEAM_WORLD, pe_me % 2, 2, n_few, NULL, 0, &team));
    const int rounds = pe_level() == PE_QUICK ? ROUNDS / 3 : ROUNDS;
    for (int round = 0; round < rounds; round++) {
        play(3 * round, FERRY_TEAM_WORLD, FERRY_TEAM_WORLD, all, pe_n, &a);
        play(3 * round + 1, team, team, few, n_few, &of_team);
        play(3 * round + 2, FERRY_TEAM_WORLD, ferry_active_set(0, 1, pe_n), all, pe_n, &a);
    }
    CHECK_STATUS(ferry_team_resync(FERRY_TEAM_INVALID), FERRY_ERR_INVALID_ARG);
    CHECK_STATUS(ferry_team_resync(12345), FERRY_ERR_INVALID_ARG);
    CHECK_OK(ferry_team_destroy(team));
    CHECK_STATUS(ferry_team_resync(team), FERRY_ERR_INVALID_ARG);
    CHECK_OK(ferry_barrier_all());
}
