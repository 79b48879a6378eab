/* SPDX-License-Identifier: BSD-3-Clause */
/* Collectives on overlapping teams and active sets, compared with each PE's own computation.
 *
 * First a sweep: in each collective one PE is late, or its call is refused, or its wait is interrupted.  The PEs that
 * time out repeat the call.  Before that they make other calls, each of which differs from the first in one argument:
 * all of these are refused.  Then random calls, of which one in three has a budget so short that the PE may have to
 * repeat the call.  PE_SEED selects the sequence. */
#include "pe_test.h"

enum { SETS = 7, MOST_PES = 64, REGIONS = 12, REGION = 1 << 19 };
enum { BARRIER, SYNC, BROADCAST, FCOLLECT, COLLECT, ALLTOALL, ALLTOALLS, SUM, BITS, SCATTER, INSCAN, EXSCAN, N_OPS };
static const char *const op_names[] = { "barrier",   "sync", "broadcast",  "fcollect",      "collect", "alltoall",
                                        "alltoalls", "sum",  "double sum", "reducescatter", "inscan",  "exscan" };
enum { NO_TROUBLE, HASTY, LATE, REFUSED, INTERRUPTED, N_TROUBLES };
static const char *const trouble_names[] = { "", ", hasty", ", one is late", ", one is refused",
                                             ", one is interrupted" };

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

typedef struct args {
    int op, max, typed; /* max: in place of sum; typed: alltoalls of words, which has no budget */
    ferry_team_t team;
    uint64_t *dst;
    const uint64_t *src;
    size_t n;
    int root;
    ptrdiff_t stride;
} args;

static ferry_status call(const args *a, uint64_t budget)
{
    double *reals = (double *)a->dst;
    const double *from = (const double *)a->src;
    switch (a->op) {
    case BARRIER:
        return ferry_team_barrier_timeout(a->team, budget);
    case SYNC:
        return ferry_team_sync_timeout(a->team, budget);
    case BROADCAST:
        return ferry_broadcastmem_timeout(a->team, a->dst, a->src, a->n * 8, a->root, budget);
    case FCOLLECT:
        return ferry_fcollectmem_timeout(a->team, a->dst, a->src, a->n * 8, budget);
    case COLLECT:
        return ferry_collectmem_timeout(a->team, a->dst, a->src, a->n * 8, budget);
    case ALLTOALL:
        return ferry_alltoallmem_timeout(a->team, a->dst, a->src, a->n * 8, budget);
    case ALLTOALLS:
        return a->typed ? ferry_uint64_alltoalls(a->team, a->dst, a->src, a->stride, 1, a->n)
                        : ferry_alltoallsmem_timeout(a->team, a->dst, a->src, a->stride, 1, a->n * 8, budget);
    case SUM:
        return a->max ? ferry_uint64_max_reduce_timeout(a->team, a->dst, a->src, a->n, budget)
                      : ferry_uint64_sum_reduce_timeout(a->team, a->dst, a->src, a->n, budget);
    case BITS:
        return a->max ? ferry_double_max_reduce_timeout(a->team, reals, from, a->n, budget)
                      : ferry_double_sum_reduce_timeout(a->team, reals, from, a->n, budget);
    case SCATTER:
        return a->max ? ferry_uint64_max_reducescatter_timeout(a->team, a->dst, a->src, a->n, budget)
                      : ferry_uint64_sum_reducescatter_timeout(a->team, a->dst, a->src, a->n, budget);
    case INSCAN:
        return ferry_uint64_sum_inscan(a->team, a->dst, a->src, a->n);
    default:
        return ferry_uint64_sum_exscan(a->team, a->dst, a->src, a->n);
    }
}

/* ---- Other calls than the one that has not ended. */

enum { KIND, DEST, SOURCE, SIZE, ROOT, OPERATOR, TYPE, SET, STRIDE, N_TWISTS };

/* Changes one argument; 0: this call has no such argument. */
static int twist(args *a, int what, int n_members)
{
    const int has_data = a->op > SYNC, folds = a->op == SUM || a->op == BITS || a->op == SCATTER;
    switch (what) {
    case KIND:
        a->op = a->op == SYNC ? FCOLLECT : SYNC;
        return 1;
    case DEST:
        a->dst += 8;
        return has_data;
    case SOURCE:
        a->src += 8;
        return has_data;
    case SIZE:
        a->n++;
        return has_data;
    case ROOT:
        a->root = (a->root + 1) % n_members;
        return a->op == BROADCAST;
    case OPERATOR:
        a->max = folds;
        a->op = a->op == INSCAN ? EXSCAN : a->op == EXSCAN ? INSCAN : a->op;
        return folds || a->op == INSCAN || a->op == EXSCAN;
    case TYPE:
        a->op = a->op == SUM ? BITS : a->op == BITS ? SUM : a->op;
        a->typed ^= a->op == ALLTOALLS;
        return folds ? a->op != SCATTER : a->op == ALLTOALLS;
    case SET: /* another team has its own turn */
        a->team = a->team == FERRY_TEAM_WORLD ? ferry_active_set(0, 1, pe_n) : FERRY_TEAM_WORLD;
        return 1;
    default:
        a->stride = 2;
        return a->op == ALLTOALLS;
    }
}

static void other_calls_are_refused(const args *a, const members *m)
{
    for (int what = 0; what < N_TWISTS; what++) {
        args other = *a;
        if (!twist(&other, what, m->n) || (what == SET && a->team > 0 && a->team != FERRY_TEAM_WORLD))
            continue;
        CHECK_STATUS(call(&other, MS), FERRY_ERR_INVALID_ARG);
        CHECK_SAYS("has not ended");
    }
}

/* A call that this PE alone makes wrong. */
static void wrong_call_is_refused(const args *a, const members *m, void *elsewhere)
{
    args wrong = *a;
    if (a->op <= SYNC) {
        wrong.team = 77;
        CHECK_STATUS(call(&wrong, UINT64_MAX), FERRY_ERR_INVALID_ARG);
    } else if (a->n != 0) {
        wrong.dst = (uint64_t *)elsewhere;
        CHECK_STATUS(call(&wrong, UINT64_MAX), FERRY_ERR_INVALID_ADDR);
    }
    if (a->op == BROADCAST) {
        wrong = *a;
        wrong.root = m->n;
        CHECK_STATUS(call(&wrong, UINT64_MAX), FERRY_ERR_INVALID_PE);
    }
}

static int maybe_on_gpu(void)
{
    const char *space = getenv("FERRY_SPACE");
    return pe_on_gpu() || (space != NULL && strcmp(space, "auto") == 0);
}

static int end_now(void)
{
    return 1;
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

/* ---- One call, by all members. */

typedef struct state {
    members *sets;
    uint64_t *src, *dst, *want;
    uint64_t own;                    /* naps: each PE its own */
    uint64_t seed, timed_out[N_OPS]; /* how often */
    int step;
} state;

static void one_call(state *t, int op, const members *m, size_t n, int root, int trouble, int victim)
{
    const size_t room = REGION / 8;
    const int step = t->step++, is_victim = m->me == victim;
    uint64_t *d = t->dst + (size_t)(step % REGIONS) * room, *s = t->src + (size_t)(step % REGIONS) * room;
    if (step % REGIONS == 0) /* the regions are used again */
        pe_barrier();
    if (m->me < 0)
        return;
    n = n * (size_t)m->n + 8 <= room ? n : room / (size_t)m->n - 8;
    pe_doing_now("seed %llu, step %d: %s of %zu on set %d, root %d%s %d", (unsigned long long)t->seed, step,
                 op_names[op], n, (int)(m - t->sets), root, trouble_names[trouble], victim);
    int parts = op == ALLTOALL || op == ALLTOALLS || op == SCATTER ? m->n : 1;
    for (size_t i = 0; i < n * (size_t)parts; i++) {
        s[i] = value((uint64_t)step, pe_me, i);
        if (op == BITS) {
            double fraction = (double)(s[i] >> 12) * 0x1p-40;
            memcpy(&s[i], &fraction, sizeof fraction);
        }
    }
    int in_place = (op == SUM || op == BITS || op == INSCAN || op == EXSCAN) && step % 2 == 0;
    const args a = { .op = op,
                     .typed = trouble == NO_TROUBLE,
                     .team = m->team,
                     .dst = in_place ? s : d,
                     .src = s,
                     .n = op == COLLECT ? part(n, m->me) : n,
                     .root = root,
                     .stride = 1 };
    if (trouble <= HASTY && pe_random(&t->own) % 8 == 0)
        nap_ms((unsigned)(pe_random(&t->own) % 2));
    if (trouble == REFUSED && is_victim)
        wrong_call_is_refused(&a, m, t->want);
    if (trouble == INTERRUPTED ? !is_victim : trouble >= LATE && is_victim)
        nap_ms(trouble == LATE ? 4 : trouble == INTERRUPTED && op >= INSCAN ? 60 : 2); /* a hook has its pace */
    if (trouble == INTERRUPTED && is_victim)
        ferry_set_wait_hook(end_now);
    /* The ring keeps no part of a message that timed out: the next budget is larger. */
    uint64_t budget = trouble == NO_TROUBLE ? UINT64_MAX : trouble == HASTY ? 20000 : MS;
    ferry_status status = call(&a, budget);
    for (int again = 0; trouble != NO_TROUBLE && status == FERRY_ERR_TIMEOUT; again++) {
        t->timed_out[op]++;
        ferry_set_wait_hook(NULL);
        if (again == 0 && !maybe_on_gpu()) /* there the call may have ended after the host gave it up */
            other_calls_are_refused(&a, m);
        budget *= 2;
        status = call(&a, budget);
    }
    ferry_set_wait_hook(NULL);
    CHECK_OK(status);
    size_t have = expect(op, m, (uint64_t)step, n, root, t->want);
    CHECK_BYTES(a.dst, t->want, have * 8);
    if (op == BITS)
        same_everywhere(m, a.dst, n);
}

/* Returns whether every collective has timed out on some PE. */
static int sweep(state *t)
{
    static const size_t sizes[] = { 3, 40, 2000 };
    static const int chosen[] = { 0, 1, 5, 4 };
    uint64_t *counts = t->dst + (size_t)REGIONS * (REGION / 8); /* after the regions */
    const int victims = pe_n < 4 ? pe_n : 4, ways = pe_takes_turns() || pe_level() == PE_QUICK ? 1 : 3;
    int all = 1;
    for (int trouble = LATE; trouble < N_TROUBLES; trouble++)
        for (int op = 0; op < N_OPS; op++)
            for (int i = 0; i < victims * ways; i++) {
                const members *m = &t->sets[chosen[(op + i) % 4]];
                const int victim = i % victims == 0 ? 0 : i % victims == 1 ? m->n - 1 : (i % victims) * m->n / victims;
                one_call(t, op, m, sizes[(op + i + trouble) % 3], (victim + i) % m->n, trouble, victim);
            }
    pe_doing_now("the end of the sweep");
    memcpy(counts, t->timed_out, sizeof t->timed_out);
    CHECK_OK(ferry_uint64_sum_reduce(FERRY_TEAM_WORLD, counts, counts, N_OPS));
    for (int op = 0; op < N_OPS; op++)
        all &= counts[op] > 0;
    return all || pe_n == 1 || maybe_on_gpu(); /* no hook ends a kernel's wait */
}

static void pe_main(void)
{
    const char *chosen = getenv("PE_SEED");
    uint64_t seed = chosen != NULL ? strtoull(chosen, NULL, 10) : 1, random = pe_mix(seed, (uint64_t)pe_n);
    int steps = pe_level() == PE_QUICK ? 150 : pe_level() == PE_NORMAL ? 600 : 6000, swept = 0;
    state t = { .sets = (members *)malloc(SETS * sizeof *t.sets),
                .src = (uint64_t *)pe_alloc((size_t)REGIONS * REGION),
                .dst = (uint64_t *)pe_alloc((size_t)(REGIONS + 1) * REGION),
                .want = (uint64_t *)malloc(REGION),
                .own = pe_mix(seed, 100 + (uint64_t)pe_me),
                .seed = seed };
    CHECK(t.sets != NULL && t.want != NULL && pe_n <= MOST_PES);
    make(t.sets);
    pe_barrier();
    for (int tries = 0; !swept && tries < 8; tries++) /* a busy machine may hide that one PE is late */
        swept = sweep(&t);
    CHECK(swept);
    for (int i = 0; i < steps; i++) {
        int op = (int)(pe_random(&random) % N_OPS);
        const members *m = &t.sets[pe_random(&random) % SETS];
        uint64_t dice = pe_random(&random) % 16;
        size_t n = dice < 5 ? pe_random(&random) % 4 : dice < 14 ? pe_random(&random) % 70 : pe_random(&random) % 3000;
        int root = (int)(pe_random(&random) % (uint64_t)m->n), hasty = pe_random(&random) % 3 == 0;
        one_call(&t, op, m, n, root, hasty ? HASTY : NO_TROUBLE, -1);
    }
    pe_doing_now("the end");
    pe_barrier();
    free(t.want);
    free(t.sets);
    CHECK_OK(ferry_free(t.dst));
    CHECK_OK(ferry_free(t.src));
}
