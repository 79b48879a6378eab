/* SPDX-License-Identifier: BSD-3-Clause */
/* Random collectives on overlapping teams and active sets, compared with each PE's own computation; one call in three
 * has a budget so short that the PE may have to repeat the call.  PE_SEED selects the sequence. */
#include "pe_test.h"

enum { SETS = 7, MOST_PES = 64, REGIONS = 12, REGION = 1 << 19 };
enum { SYNC, BROADCAST, FCOLLECT, COLLECT, ALLTOALL, ALLTOALLS, SUM, BITS, SCATTER, INSCAN, EXSCAN, N_OPS };
static const char *const op_names[] = { "sync", "broadcast",  "fcollect",      "collect", "alltoall", "alltoalls",
                                        "sum",  "double sum", "reducescatter", "inscan",  "exscan" };

typedef struct members {
    ferry_team_t team;
    int n, me, pe[MOST_PES];
    int active; /* an active set: the root's dest stays */
} members;

static uint64_t value(uint64_t step, int pe, size_t i)
{
    return pe_mix(step * 1000 + (uint64_t)pe, i);
}

/* 1 if this PE is a member. */
static int list(members *m, int start, int stride, int n)
{
    m->n = n;
    m->me = -1;
    for (int k = 0; k < n; k++) {
        m->pe[k] = start + k * stride;
        m->me = m->pe[k] == pe_me ? k : m->me;
    }
    return m->me >= 0;
}

static void make(members *m)
{
    memset(m, 0, SETS * sizeof *m);
    list(&m[0], 0, 1, pe_n);
    m[0].team = FERRY_TEAM_WORLD;
    list(&m[1], pe_n - 1, -1, pe_n);
    list(&m[2], 0, 2, (pe_n + 1) / 2);
    list(&m[3], 1 % pe_n, 1, pe_n > 1 ? pe_n - 1 : 1);
    for (int i = 1; i < 4; i++)
        CHECK_OK(ferry_team_split_strided(FERRY_TEAM_WORLD, m[i].pe[0], m[i].n > 1 ? m[i].pe[1] - m[i].pe[0] : 1,
                                          m[i].n, NULL, 0, &m[i].team));
    if (list(&m[4], 0, 1, pe_n)) { /* the same PEs in an order of no stride */
        for (int k = 0; k < pe_n; k++) {
            m[4].pe[k] = k < (pe_n + 1) / 2 ? 2 * k : 2 * (k - (pe_n + 1) / 2) + 1;
            m[4].me = m[4].pe[k] == pe_me ? k : m[4].me;
        }
        CHECK_OK(ferry_team_from_list(m[4].pe, pe_n, NULL, 0, &m[4].team));
    }
    list(&m[5], 0, 1, (2 * pe_n + 2) / 3);
    list(&m[6], pe_n / 3, 1, pe_n - pe_n / 3);
    for (int i = 5; i < 7; i++) {
        m[i].team = ferry_active_set(m[i].pe[0], 1, m[i].n);
        m[i].active = 1;
    }
}

static ferry_status call(int op, const members *m, uint64_t *dst, const uint64_t *src, size_t n, int root,
                         uint64_t budget)
{
    switch (op) {
    case SYNC:
        return ferry_team_barrier_timeout(m->team, budget);
    case BROADCAST:
        return ferry_broadcastmem_timeout(m->team, dst, src, n * 8, root, budget);
    case FCOLLECT:
        return ferry_fcollectmem_timeout(m->team, dst, src, n * 8, budget);
    case COLLECT:
        return ferry_collectmem_timeout(m->team, dst, src, n * 8, budget);
    case ALLTOALL:
        return ferry_alltoallmem_timeout(m->team, dst, src, n * 8, budget);
    case ALLTOALLS:
        return ferry_uint64_alltoalls(m->team, dst, src, 1, 1, n);
    case SUM:
        return ferry_uint64_sum_reduce_timeout(m->team, dst, src, n, budget);
    case BITS:
        return ferry_double_sum_reduce_timeout(m->team, (double *)dst, (const double *)src, n, budget);
    case SCATTER:
        return ferry_uint64_sum_reducescatter_timeout(m->team, dst, src, n, budget);
    case INSCAN:
        return ferry_uint64_sum_inscan(m->team, dst, src, n);
    default:
        return ferry_uint64_sum_exscan(m->team, dst, src, n);
    }
}

/* The size of a member's share of a collect of up to n. */
static size_t part(size_t n, int k)
{
    return n * (size_t)(k % 4) / 3;
}

static uint64_t sum_of(const members *m, uint64_t step, int from, int to, size_t i)
{
    uint64_t sum = 0;
    for (int k = from; k < to; k++)
        sum += value(step, m->pe[k], i);
    return sum;
}

/* Checks `have` words of dst after the call. */
static size_t expect(int op, const members *m, uint64_t step, size_t n, int root, uint64_t *want)
{
    size_t have = 0;
    switch (op) {
    case BROADCAST:
        for (; have < n && !(m->active && m->me == root); have++)
            want[have] = value(step, m->pe[root], have);
        break;
    case FCOLLECT:
    case COLLECT:
        for (int k = 0; k < m->n; k++)
            for (size_t i = 0; i < (op == FCOLLECT ? n : part(n, k)); i++)
                want[have++] = value(step, m->pe[k], i);
        break;
    case ALLTOALL:
    case ALLTOALLS:
        for (int k = 0; k < m->n; k++)
            for (size_t i = 0; i < n; i++)
                want[have++] = value(step, m->pe[k], (size_t)m->me * n + i);
        break;
    case SUM:
        for (; have < n; have++)
            want[have] = sum_of(m, step, 0, m->n, have);
        break;
    case SCATTER:
        for (; have < n; have++)
            want[have] = sum_of(m, step, 0, m->n, (size_t)m->me * n + have);
        break;
    case INSCAN:
    case EXSCAN:
        for (; have < n; have++)
            want[have] = sum_of(m, step, 0, m->me + (op == INSCAN), have);
        break;
    }
    return have;
}

/* Sums of doubles depend on the order of additions, but all PEs use the same order. */
static void same_everywhere(const members *m, uint64_t *dst, size_t n)
{
    uint64_t *bits = dst + n, *least = dst + n + 1, *most = dst + n + 2;
    *bits = 0;
    for (size_t i = 0; i < n; i++)
        *bits = pe_mix(*bits, dst[i]);
    CHECK_OK(ferry_uint64_min_reduce(m->team, least, bits, 1));
    CHECK_OK(ferry_uint64_max_reduce(m->team, most, bits, 1));
    CHECK(*least == *most);
}

static void pe_main(void)
{
    const char *chosen = getenv("PE_SEED");
    uint64_t seed = chosen != NULL ? strtoull(chosen, NULL, 10) : 1, state = pe_mix(seed, (uint64_t)pe_n);
    uint64_t own = pe_mix(seed, 100 + (uint64_t)pe_me); /* naps: each PE its own */
    int steps = pe_level() == PE_QUICK ? 150 : pe_level() == PE_NORMAL ? 600 : 6000;
    size_t room = REGION / 8;
    members *sets = (members *)malloc(SETS * sizeof *sets);
    uint64_t *want = (uint64_t *)malloc(REGION);
    uint64_t *src = (uint64_t *)pe_alloc((size_t)REGIONS * REGION),
             *dst = (uint64_t *)pe_alloc((size_t)REGIONS * REGION);
    CHECK(sets != NULL && want != NULL && pe_n <= MOST_PES);
    make(sets);
    pe_barrier();
    for (int step = 0; step < steps; step++) {
        int op = (int)(pe_random(&state) % N_OPS);
        const members *m = &sets[pe_random(&state) % SETS];
        uint64_t dice = pe_random(&state) % 16;
        size_t n = dice < 5 ? pe_random(&state) % 4 : dice < 14 ? pe_random(&state) % 70 : pe_random(&state) % 3000;
        int root = (int)(pe_random(&state) % (uint64_t)m->n), hasty = pe_random(&state) % 3 == 0;
        uint64_t *d = dst + (size_t)(step % REGIONS) * room, *s = src + (size_t)(step % REGIONS) * room;
        if (step % REGIONS == 0) /* the regions are used again */
            pe_barrier();
        if (m->me < 0)
            continue;
        n = n * (size_t)m->n + 8 <= room ? n : room / (size_t)m->n - 8;
        pe_doing_now("seed %llu, step %d: %s of %zu on set %d, root %d%s", (unsigned long long)seed, step, op_names[op],
                     n, (int)(m - sets), root, hasty ? ", hasty" : "");
        int parts = op == ALLTOALL || op == ALLTOALLS || op == SCATTER ? m->n : 1;
        for (size_t i = 0; i < n * (size_t)parts; i++) {
            s[i] = value((uint64_t)step, pe_me, i);
            if (op == BITS) {
                double fraction = (double)(s[i] >> 12) * 0x1p-40;
                memcpy(&s[i], &fraction, sizeof fraction);
            }
        }
        int in_place = (op == SUM || op == BITS || op == INSCAN || op == EXSCAN) && step % 2 == 0;
        uint64_t *to = in_place ? s : d;
        if (pe_random(&own) % 8 == 0)
            nap_ms((unsigned)(pe_random(&own) % 2));
        size_t mine = op == COLLECT ? part(n, m->me) : n;
        /* The ring keeps no part of a message that timed out: the next budget is larger. */
        uint64_t budget = hasty ? 20000 : UINT64_MAX;
        ferry_status status = call(op, m, to, s, mine, root, budget);
        for (; hasty && status == FERRY_ERR_TIMEOUT; budget *= 2)
            status = call(op, m, to, s, mine, root, budget);
        CHECK_OK(status);
        size_t have = expect(op, m, (uint64_t)step, n, root, want);
        CHECK_BYTES(to, want, have * 8);
        if (op == BITS)
            same_everywhere(m, to, n);
    }
    pe_doing_now("the end");
    pe_barrier();
    free(want);
    free(sets);
    CHECK_OK(ferry_free(dst));
    CHECK_OK(ferry_free(src));
}
