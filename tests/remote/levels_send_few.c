/* SPDX-License-Identifier: BSD-3-Clause */
/* Started by in_two_levels.matrix, which spreads the PEs over NODES nodes, and sets ROUNDS if teams of any size go in
 * rounds.  If some members share a node, a collective sends only the leaders' messages between nodes, however many
 * members the nodes have.  With one PE on each node it sends the same messages as in one level.  Sums equal those of
 * one level, bit by bit. */
#include "../mp/pe_test.h"

enum { MOST = 64 };

static int nodes_of(const int *pes, int n, int n_nodes)
{
    uint64_t seen = 0;
    for (int i = 0; i < n; i++)
        seen |= 1ull << pes[i] * n_nodes / pe_n;
    return __builtin_popcountll(seen);
}

/* Descriptors that this PE has sent to other nodes. */
static uint64_t sent(int n_nodes)
{
    uint64_t descriptors = 0;
    for (int pe = 0; pe < pe_n; pe++) {
        ferry_stats_pair stats;
        CHECK_OK(ferry_stats(pe, &stats));
        descriptors += pe * n_nodes / pe_n != pe_me * n_nodes / pe_n ? stats.records : 0;
    }
    return descriptors;
}

enum { SYNC, BARRIER, BROADCAST_FEW, BROADCAST_LARGE, FCOLLECT, COLLECT, REDUCE_FEW, REDUCE_LARGE, N_CALLS };
static const char *const names[] = { "sync",
                                     "barrier",
                                     "broadcast of 8 bytes",
                                     "broadcast of 40000 bytes",
                                     "fcollect of 256 bytes",
                                     "collect of 0 to 80 bytes",
                                     "double sum of 2",
                                     "double sum of 1000" };
enum { LARGE = 40000, ROOM = 64 * 1024 };

/* The number of elements that a PE contributes to a collect. */
static size_t part(int pe)
{
    return 40 * (size_t)(pe % 3);
}

static void call(int which, ferry_team_t team, char *dst, const char *src, int root)
{
    double *to = (double *)(void *)dst;
    const double *from = (const double *)(const void *)src;
    switch (which) {
    case SYNC:
        CHECK_OK(ferry_team_sync(team));
        break;
    case BARRIER:
        CHECK_OK(ferry_team_barrier(team));
        break;
    case BROADCAST_FEW:
        CHECK_OK(ferry_broadcastmem(team, dst, src, 8, root));
        break;
    case BROADCAST_LARGE:
        CHECK_OK(ferry_broadcastmem(team, dst, src, LARGE, root));
        break;
    case FCOLLECT:
        CHECK_OK(ferry_fcollectmem(team, dst, src, 256));
        break;
    case COLLECT:
        CHECK_OK(ferry_collectmem(team, dst, src, part(pe_me)));
        break;
    case REDUCE_FEW:
        CHECK_OK(ferry_double_sum_reduce(team, to, from, 2));
        break;
    default:
        CHECK_OK(ferry_double_sum_reduce(team, to, from, 1000));
    }
}

/* The most descriptors that the members together send between `nodes` nodes.  A message is one descriptor, or its
 * data's and one for its flag.  apart: the members of some node are not neighbours in the team. */
static uint64_t most(int which, uint64_t nodes, uint64_t members, int apart)
{
    switch (which) {
    case BROADCAST_FEW:
        return nodes * (nodes - 1) + nodes - 1; /* all meet first */
    case BROADCAST_LARGE:
        return nodes * (nodes - 1) + (nodes - 1) * (1 + 3);
    case FCOLLECT:
        return (nodes - 1) * (nodes + members); /* a put for each run of neighbours */
    case COLLECT:
        return 2 * nodes * (nodes - 1) + (nodes - 1) * (nodes + members);
    case REDUCE_FEW:
        return 2 * nodes * (nodes - 1);
    case REDUCE_LARGE:
        return apart ? UINT64_MAX : 2 * (nodes - 1) * 2;
    default:
        return nodes * (nodes - 1);
    }
}

static double addend(int pe, size_t i)
{
    return (pe % 2 ? 1e16 : 1.0) / (double)(i + 3 + (size_t)pe);
}

/* The sum's one order: from the first member on or, in rounds, of blocks of 1, 2, 4, ... neighbours, the first of which
 * have two members where the number is no power of two. */
static double sum(const int *pes, int n, size_t i)
{
    volatile double block[MOST]; /* rounded at each step */
    int p = 1;
    while (p <= n / 2)
        p *= 2;
    if (getenv("ROUNDS") == NULL) {
        block[0] = addend(pes[0], i);
        for (int k = 1; k < n; k++)
            block[0] = block[0] + addend(pes[k], i);
        return block[0];
    }
    for (int k = 0; k < p; k++) {
        const int extra = n - p, at = k < extra ? 2 * k : k + extra;
        block[k] = addend(pes[at], i);
        if (k < extra)
            block[k] = block[k] + addend(pes[at + 1], i);
    }
    for (int size = 1; size < p; size *= 2)
        for (int k = 0; k < p; k += 2 * size)
            block[k] = block[k] + block[k + size];
    return block[0];
}

static void fill(int which, char *src, int pe)
{
    if (which < REDUCE_FEW)
        pe_fill(src, LARGE, (uint64_t)(which * 100 + pe));
    for (size_t i = 0; which >= REDUCE_FEW && i < 1000; i++)
        ((double *)(void *)src)[i] = addend(pe, i);
}

static void check(int which, const int *pes, int n, const char *dst, char *want, int root)
{
    const size_t doubles = which == REDUCE_FEW ? 2 : which == REDUCE_LARGE && getenv("ROUNDS") == NULL ? 1000 : 0;
    for (size_t i = 0; i < doubles; i++)
        ((double *)(void *)want)[i] = sum(pes, n, i);
    CHECK_BYTES(dst, want, doubles * 8);
    for (int k = 0; k < n && which == FCOLLECT; k++) {
        fill(which, want, pes[k]);
        CHECK_BYTES(dst + 256 * k, want, 256);
    }
    for (int k = 0; k < n && which == COLLECT; dst += part(pes[k]), k++) {
        fill(which, want, pes[k]);
        CHECK_BYTES(dst, want, part(pes[k]));
    }
    if (which != BROADCAST_FEW && which != BROADCAST_LARGE)
        return;
    fill(which, want, pes[root]);
    CHECK_BYTES(dst, want, which == BROADCAST_FEW ? 8 : LARGE);
}

static void try_set(const int *pes, int n, int n_nodes, ferry_team_t team, int apart)
{
    uint64_t *mine = pe_alloc(16), *all = mine + 1;
    char *src = pe_alloc(ROOM), *dst = pe_alloc(ROOM);
    const int me = ferry_team_my_pe(team), nodes = nodes_of(pes, n, n_nodes);
    for (int which = 0; which < N_CALLS; which++)
        for (int root = 0; root < n; root += which == BROADCAST_FEW || which == BROADCAST_LARGE ? 1 : n) {
            pe_doing_now("%s of %d PEs on %d nodes, root %d", names[which], n, nodes, root);
            fill(which, src, pe_me);
            pe_barrier();
            const uint64_t before = sent(n_nodes);
            if (me >= 0)
                call(which, team, dst, src, root);
            *mine = sent(n_nodes) - before;
            if (me >= 0)
                check(which, pes, n, dst, src, root);
            CHECK_OK(ferry_uint64_sum_reduce(FERRY_TEAM_WORLD, all, mine, 1));
            const uint64_t limit = most(which, (uint64_t)nodes, (uint64_t)n, apart);
            if (nodes<n && * all> limit)
                pe_fail(__FILE__, __LINE__,
                        "%s of %d PEs on %d nodes, root %d: %llu descriptors between nodes, wanted %llu", names[which],
                        n, nodes, root, (unsigned long long)*all, (unsigned long long)limit);
            if (nodes == n && n <= 4 && which == SYNC)
                CHECK_INT((int)*all, n * (n - 1));
            CHECK(nodes > 1 || *all == 0);
        }
    CHECK_OK(ferry_free(dst));
    CHECK_OK(ferry_free(src));
    CHECK_OK(ferry_free(mine));
}

static void pe_main(void)
{
    const int n_nodes = atoi(getenv("NODES"));
    int pes[MOST], n = 0;
    CHECK(pe_n <= MOST);
    for (int i = 0; i < pe_n; i++)
        pes[i] = i;
    try_set(pes, pe_n, n_nodes, FERRY_TEAM_WORLD, 0);
    /* Members taken from both ends alternately, so that no node's members are neighbours; then every second PE; then
     * one PE of each node.
     */
    for (int way = 0; way < 3; way++) {
        ferry_team_t team;
        n = 0;
        for (int i = 0; i < pe_n; i++) {
            const int pe = way == 0 ? (i % 2 == 0 ? i / 2 : pe_n - 1 - i / 2) : i;
            if (way == 0 || (way == 1 && i % 2 == 0) ||
                (way == 2 && (i == 0 || i * n_nodes / pe_n != (i - 1) * n_nodes / pe_n)))
                pes[n++] = pe;
        }
        int is_in = 0;
        for (int i = 0; i < n; i++)
            is_in |= pes[i] == pe_me;
        team = FERRY_TEAM_INVALID;
        if (is_in)
            CHECK_OK(ferry_team_from_list(pes, n, NULL, 0, &team));
        try_set(pes, n, n_nodes, team, way == 0);
    }
}
