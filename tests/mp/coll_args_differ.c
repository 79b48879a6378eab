/* SPDX-License-Identifier: BSD-3-Clause */
/* Some members of a collective make another call, or the same one with one other argument.  Every member gets
 * FERRY_ERR_ASYMMETRIC with a sentence that names a PE of the other side, the argument and both values; the next calls
 * are right.  All collectives, each argument, sets of each kind; PE_SEED chooses sizes, sets, and which PEs differ. */
#include "pe_test.h"

enum { SETS = 4, SMALL = 3, LARGE = 2600, RIGHT = 64 };
enum { BARRIER, SYNC, BROADCAST, FCOLLECT, COLLECT, ALLTOALL, ALLTOALLS, REDUCE, SCATTER, SCAN, N_OPS };
static const ferry_call calls[] = { FERRY_CALL_BARRIER,   FERRY_CALL_SYNC,    FERRY_CALL_BROADCAST,
                                    FERRY_CALL_FCOLLECT,  FERRY_CALL_COLLECT, FERRY_CALL_ALLTOALL,
                                    FERRY_CALL_ALLTOALLS, FERRY_CALL_REDUCE,  FERRY_CALL_REDUCESCATTER,
                                    FERRY_CALL_SCAN };
enum { KIND, DEST, SOURCE, SIZE, ROOT, OPERATOR, TYPE, STRIDE, SET, N_TWISTS };

typedef struct members {
    ferry_team_t team;
    int n, me, pe[64];
} members;

typedef struct args {
    int op, other, typed; /* other: the other operator, or scan; typed: another type */
    ferry_team_t team;
    int64_t *dst, *src;
    size_t n;
    int root;
    ptrdiff_t stride;
} args;

static ferry_status call(const args *a, uint64_t budget)
{
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
        return ferry_alltoallsmem_timeout(a->team, a->dst, a->src, a->stride, 1, a->n * 8, budget);
    case REDUCE:
        return a->typed   ? ferry_double_sum_reduce_timeout(a->team, (double *)a->dst, (double *)a->src, a->n, budget)
               : a->other ? ferry_int64_max_reduce_timeout(a->team, a->dst, a->src, a->n, budget)
                          : ferry_int64_sum_reduce_timeout(a->team, a->dst, a->src, a->n, budget);
    case SCATTER:
        return a->other ? ferry_int64_max_reducescatter_timeout(a->team, a->dst, a->src, a->n, budget)
                        : ferry_int64_sum_reducescatter_timeout(a->team, a->dst, a->src, a->n, budget);
    default: /* no form with a budget */
        return a->typed   ? ferry_double_sum_inscan(a->team, (double *)a->dst, (double *)a->src, a->n)
               : a->other ? ferry_int64_sum_exscan(a->team, a->dst, a->src, a->n)
                          : ferry_int64_sum_inscan(a->team, a->dst, a->src, a->n);
    }
}

/* Changes one argument.  Returns the fault's FERRY_FOR_*, 0: the members may differ in it, or the call has none. */
static int twist(args *a, int what, int by, int n_members)
{
    const int op = a->op, has_data = op > SYNC;
    switch (what) {
    case KIND:
        a->op = (op + 1 + by % (N_OPS - 1)) % N_OPS;
        return FERRY_FOR_CALL;
    case DEST:
        a->dst += 8;
        return has_data && op != SCATTER && op != SCAN ? FERRY_FOR_DEST : 0;
    case SOURCE:
        a->src += 8;
        return op == BROADCAST || op == REDUCE || op == SCATTER ? FERRY_FOR_SOURCE : 0;
    case SIZE:
        a->n = by % 3 == 0 ? LARGE + SMALL - a->n : by % 3 == 1 ? a->n + 1 : 0;
        return has_data && op != COLLECT ? FERRY_FOR_SIZE : 0;
    case ROOT:
        a->root = (a->root + 1 + by % (n_members - 1)) % n_members;
        return op == BROADCAST ? FERRY_FOR_ROOT : 0;
    case OPERATOR:
        a->other = 1;
        return op >= REDUCE ? FERRY_FOR_ELEMENT : 0;
    case TYPE:
        a->typed = 1;
        return op == REDUCE || op == SCAN ? FERRY_FOR_ELEMENT : 0;
    case STRIDE:
        a->stride = 2;
        return op == ALLTOALLS ? FERRY_FOR_STRIDE : 0;
    default: /* the same PEs, as an active set or as the world; all members are all PEs */
        a->team = a->team == FERRY_TEAM_WORLD ? ferry_active_set(0, 1, pe_n) : FERRY_TEAM_WORLD;
        return FERRY_FOR_TEAM;
    }
}

typedef struct state {
    members sets[SETS];
    int64_t *src, *dst, *right;
    uint64_t random, seed;
    int step;
} state;

static void make(members *m)
{
    for (int s = 0; s < SETS; s++) {
        const int first = s == 1 ? pe_n - 1 : 0, stride = s == 1 ? -1 : 1, n = s == 3 ? (2 * pe_n + 2) / 3 : pe_n;
        m[s].n = n;
        m[s].me = -1;
        for (int k = 0; k < n; k++) {
            m[s].pe[k] = first + k * stride;
            m[s].me = m[s].pe[k] == pe_me ? k : m[s].me;
        }
        m[s].team = FERRY_TEAM_WORLD;
        if (s == 1)
            CHECK_OK(ferry_team_split_strided(FERRY_TEAM_WORLD, first, stride, n, NULL, 0, &m[s].team));
        if (s >= 2)
            m[s].team = ferry_active_set(first, 1, n);
    }
}

/* Right calls, compared with what they should give. */
static void right_calls(const state *t, const members *m, uint64_t random)
{
    for (int i = 0; i < 3; i++) {
        const int root = (int)(pe_random(&random) % (uint64_t)m->n), op = (int)(pe_random(&random) % 4);
        const int step = 3 * t->step + i;
        int64_t *d = t->right + (step % 4) * RIGHT, *s = d + 4 * RIGHT;
        const int64_t base = 1000 * (step + 1);
        s[0] = base + m->me;
        if (op == 0) {
            CHECK_OK(ferry_int64_sum_reduce(m->team, d, s, 1));
            CHECK_INT(d[0], base * m->n + m->n * (m->n - 1) / 2);
        } else if (op == 1) {
            CHECK_OK(ferry_int64_fcollect(m->team, d, s, 1));
            for (int k = 0; k < m->n; k++)
                CHECK_INT(d[k], base + k);
        } else if (op == 2) {
            CHECK_OK(ferry_int64_broadcast(m->team, d, s, 1, root));
            if (m->me != root)
                CHECK_INT(d[0], base + root);
        } else {
            CHECK_OK(ferry_int64_sum_inscan(m->team, d, s, 1));
            CHECK_INT(d[0], base * (m->me + 1) + m->me * (m->me + 1) / 2);
        }
    }
}

/* The fault of this call: the only one of its status. */
static ferry_fault fault_of(void)
{
    ferry_fault fault = { .status = FERRY_SUCCESS }, next;
    while (ferry_fault_next(&next) == FERRY_SUCCESS)
        if (next.status == FERRY_ERR_ASYMMETRIC) {
            CHECK_STATUS(fault.status, FERRY_SUCCESS);
            fault = next;
        }
    CHECK_STATUS(fault.status, FERRY_ERR_ASYMMETRIC);
    return fault;
}

static int is_odd(const members *m, int pe, uint64_t odd)
{
    for (int k = 0; k < m->n; k++)
        if (m->pe[k] == pe)
            return odd >> k & 1;
    return -1;
}

/* The members k with bit k of `odd` set make the call `theirs`, the others `mine`.  late: a member that comes late, and
 * the others have 3 ms, or no time, for each try; they may time out first. */
static void differing_call(const members *m, const args *mine, const args *theirs, uint64_t odd, int cmp, int late)
{
    const int am_odd = (int)(odd >> m->me & 1),
              quick = late >= 0 && late != m->me && !pe_on_gpu() && mine->op != SCAN && theirs->op != SCAN;
    const uint64_t budget = !quick ? UINT64_MAX : m->me & 1 ? 3 * MS : 0, began = now_ns();
    if (late == m->me)
        nap_ms(20);
    ferry_status status = call(am_odd ? theirs : mine, budget);
    while (quick && status == FERRY_ERR_TIMEOUT && now_ns() - began < 20000 * MS)
        status = call(am_odd ? theirs : mine, budget);
    CHECK_STATUS(status, FERRY_ERR_ASYMMETRIC);
    CHECK_STATUS(ferry_last_error(), FERRY_ERR_ASYMMETRIC);
    const ferry_fault fault = fault_of();
    CHECK_INT(fault.call, calls[am_odd ? theirs->op : mine->op]);
    CHECK_INT(fault.pe, pe_me);
    if (quick && fault.cmp == -1) /* the one that differs has not said yet what it called */
        return;
    CHECK_INT(is_odd(m, fault.peer, odd), !am_odd);
    CHECK_INT(fault.cmp, cmp);
    CHECK(fault.expected != fault.found);
    if (cmp == FERRY_FOR_CALL)
        CHECK_INT(fault.found, calls[am_odd ? mine->op : theirs->op]);
    if (cmp == FERRY_FOR_ROOT)
        CHECK_INT(fault.found, am_odd ? mine->root : theirs->root);
    if (cmp == FERRY_FOR_SIZE)
        CHECK_INT(fault.found, (am_odd ? mine->n : theirs->n) * 8);
    char name[16];
    snprintf(name, sizeof name, "PE %d", fault.peer);
    CHECK_SAYS(name);
    CHECK_SAYS("the same arguments");
}

static void one_case(state *t, int op, int what)
{
    const members *m = &t->sets[pe_random(&t->random) % SETS];
    t->step++;
    const uint64_t dice = pe_random(&t->random), by = pe_random(&t->random);
    if (what == SET)
        m = &t->sets[by % 2 * 2];
    const uint64_t all = ((uint64_t)1 << m->n) - 1;
    uint64_t odd = (dice & 3) != 0 ? (uint64_t)1 << dice / 256 % (uint64_t)m->n : dice >> 8 & all;
    const size_t n = (dice & 4) != 0 ? SMALL : pe_at_most(LARGE * 8) / 8;
    const int late = (dice & 0x38) == 0 && m->n > 2 ? (int)(by / 16 % (uint64_t)m->n) : -1;
    args mine = { op, 0, 0, m->team, t->dst, t->src, n, (int)(by / 256 % (uint64_t)m->n), 1 }, theirs = mine;
    if (m->n < 2 || m->me < 0)
        return;
    if (odd == 0 || odd == all)
        odd = 1;
    const int cmp = twist(&theirs, what, (int)(by / 65536 % 1000), m->n);
    if (cmp == 0)
        return;
    pe_doing_now("seed %llu, step %d: call %d, twist %d, %zu words, set %d, odd %llx, late %d",
                 (unsigned long long)t->seed, t->step, op, what, n, (int)(m - t->sets), (unsigned long long)odd, late);
    differing_call(m, &mine, &theirs, odd, cmp, late);
    if ((dice & 0xc0) == 0) /* at once again, the other way round */
        differing_call(m, &theirs, &mine, odd, cmp, -1);
    right_calls(t, m, by);
}

/* Calls that differ may put their data over one another's. */
#ifdef __SANITIZE_THREAD__
__attribute__((visibility("default"))) const char *__tsan_default_suppressions(void);
const char *__tsan_default_suppressions(void)
{
    return "race:ferryi_bytes_store\n";
}
#endif

static void pe_main(void)
{
    const char *chosen = getenv("PE_SEED");
    const int rounds = pe_takes_turns() || pe_level() == PE_QUICK ? 1 : pe_level() == PE_NORMAL ? 2 : 20;
    state t = { .seed = chosen != NULL ? strtoull(chosen, NULL, 10) : 1 };
    PE_SKIP_IF(pe_n < 2);
    CHECK(pe_n <= 60);
    t.random = pe_mix(t.seed, (uint64_t)pe_n);
    const size_t words = (size_t)pe_n * 2 * (LARGE + 8) + 16;
    t.src = pe_alloc(words * 8);
    t.dst = pe_alloc(words * 8);
    t.right = pe_alloc((size_t)8 * RIGHT * 8);
    memset(t.src, 0, words * 8);
    make(t.sets);
    pe_barrier();
    for (int i = 0; i < rounds; i++)
        for (int op = 0; op < N_OPS; op++)
            for (int what = 0; what < N_TWISTS; what++)
                one_case(&t, op, what);
    pe_doing_now("the end");
    pe_barrier();
    CHECK_OK(ferry_free(t.right));
    CHECK_OK(ferry_free(t.dst));
    CHECK_OK(ferry_free(t.src));
}
