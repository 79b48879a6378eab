/* SPDX-License-Identifier: BSD-3-Clause */
/* Started by in_two_levels.sh, which makes NODES nodes of the PEs.  Collectives of members of which some share a node
 * send as many messages between nodes as leaders need, whatever members the nodes have; those of one PE a node send
 * what they send in one level. */
#include "../mp/pe_test.h"

enum { MOST = 64 };

static int nodes_of(const int *pes, int n, int n_nodes)
{
    uint64_t seen = 0;
    for (int i = 0; i < n; i++)
        seen |= 1ull << pes[i] * n_nodes / pe_n;
    return __builtin_popcountll(seen);
}

/* Records that this PE has sent to other nodes. */
static uint64_t sent(int n_nodes)
{
    uint64_t records = 0;
    for (int pe = 0; pe < pe_n; pe++) {
        ferry_stats_pair stats;
        CHECK_OK(ferry_stats(pe, &stats));
        records += pe * n_nodes / pe_n != pe_me * n_nodes / pe_n ? stats.records : 0;
    }
    return records;
}

enum { SYNC, BARRIER, BROADCAST_FEW, BROADCAST_LARGE, N_CALLS };
static const char *const names[] = { "sync", "barrier", "broadcast of 8 bytes", "broadcast of 40000 bytes" };

static void call(int which, ferry_team_t team, char *dst, const char *src, int root)
{
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
    default:
        CHECK_OK(ferry_broadcastmem(team, dst, src, 40000, root));
    }
}

/* The most records that the members together send between `nodes` nodes: a message is a flag, and its data before it.
 */
static uint64_t most(int which, uint64_t nodes)
{
    switch (which) {
    case BROADCAST_FEW:
        return 2 * (nodes - 1);
    case BROADCAST_LARGE:
        return (nodes - 1) * (1 + 3);
    default:
        return nodes * (nodes - 1);
    }
}

static void try_set(const int *pes, int n, int n_nodes, ferry_team_t team)
{
    uint64_t *mine = pe_alloc(16), *all = mine + 1;
    char *src = pe_alloc(40000), *dst = pe_alloc(40000);
    const int me = ferry_team_my_pe(team), nodes = nodes_of(pes, n, n_nodes);
    for (int which = 0; which < N_CALLS; which++)
        for (int root = 0; root < n; root += which < BROADCAST_FEW ? n : 1) {
            pe_doing_now("%s of %d PEs on %d nodes, root %d", names[which], n, nodes, root);
            pe_fill(src, 40000, (uint64_t)(which * 100 + pe_me));
            pe_barrier();
            const uint64_t before = sent(n_nodes);
            if (me >= 0)
                call(which, team, dst, src, root);
            *mine = sent(n_nodes) - before;
            if (me >= 0 && which >= BROADCAST_FEW) {
                pe_fill(src, 40000, (uint64_t)(which * 100 + pes[root]));
                CHECK_BYTES(dst, src, which == BROADCAST_FEW ? 8 : 40000);
            }
            CHECK_OK(ferry_uint64_sum_reduce(FERRY_TEAM_WORLD, all, mine, 1));
            if (nodes<n && * all> most(which, (uint64_t)nodes))
                pe_fail(__FILE__, __LINE__,
                        "%s of %d PEs on %d nodes, root %d: %llu records between nodes, wanted %llu", names[which], n,
                        nodes, root, (unsigned long long)*all, (unsigned long long)most(which, (uint64_t)nodes));
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
    try_set(pes, pe_n, n_nodes, FERRY_TEAM_WORLD);
    /* By turns of the two ends, so that no node's members are neighbours; then each second one; then one of each node.
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
        try_set(pes, n, n_nodes, team);
    }
}
