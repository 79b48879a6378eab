/* SPDX-License-Identifier: BSD-3-Clause */
/* Collectives of members on several nodes, in two levels: within each node, between one member of each node, and within
 * each node again.  ferry/detail/collectives/choice__funcs.h chooses when and says why.
 *
 * The leader of a node is its first member; a broadcast's root leads its node.  All members find the same leaders, from
 * the set and from the nodes of all PEs.  Scratch is not used: data goes to dest, or to the slot of its sender.
 *
 * Order.  Every message is a put, or none, and a flag behind it (ferryi_coll_tell), of which the receiver waits for each
 * one in turn.  A member sees what another member wrote before the call, or in it, over a chain of such messages:
 * follower, leader, leader, follower.  In each link the sender releases with its flag (R3) what it wrote and what it
 * had acquired, and the receiver acquires when it has seen the flag (A3); a flag that goes as a record is applied, by
 * any thread of the receiver, behind the records before it (R0, A0).  So the chain is cumulative.
 *   - Data that the leader forwards came to the leader itself, before the flag that the leader waited for.
 *   - A flag says nothing of puts to third members, which may still be on their way over a staged pair.  So only
 *     phases behind which no put of this call is under way meet here (ferryi_coll_meet); before a barrier quiet has
 *     waited for all (A2).
 *
 * No message is taken for another one: both ends of a pair count, both know from the set which messages the call has,
 * and each sends the pair's messages in the order in which the other waits for them. */
#include "walk_host__funcs.h"

/* What a call's set looks like. */
typedef struct levels {
    int n_nodes, mine; /* nodes with members; this PE's */
    int leader;        /* the member that leads this PE's node */
    int n_here;        /* members on it */
    int leads[FERRYI_LEVELS_PES];
} levels;

static int node_of(const ferryi_walk *k, int member)
{
    return k->w->node[ferryi_set_pe(&k->c->set, member)];
}

static int is_here(const ferryi_walk *k, int member)
{
    return node_of(k, member) == k->w->node[k->w->my_pe];
}

/* The first member of each node, in member order. */
static int find_leaders(const ferryi_world *w, const ferryi_set *set, int *leads)
{
    uint64_t seen[FERRYI_LEVELS_PES / 64] = { 0 };
    int n = 0;
    for (int i = 0; i < set->n; i++) {
        const int node = w->node[ferryi_set_pe(set, i)];
        if ((seen[node / 64] & 1ull << node % 64) != 0)
            continue;
        seen[node / 64] |= 1ull << node % 64;
        leads[n++] = i;
    }
    return n;
}

int ferryi_levels_are_two(const ferryi_world *w, const ferryi_set *set)
{
    int leads[FERRYI_LEVELS_PES];
    const int n = find_leaders(w, set, leads);
    return n > 1 && n < set->n;
}

/* root: it leads its node. */
static void levels_find(const ferryi_walk *k, int root, levels *l, int *root_node)
{
    l->n_nodes = find_leaders(k->w, &k->c->set, l->leads);
    l->n_here = 0;
    for (int i = 0; i < k->c->set.n; i++)
        l->n_here += is_here(k, i);
    for (int i = 0; i < l->n_nodes; i++) {
        if (node_of(k, l->leads[i]) == node_of(k, root)) {
            *root_node = i;
            l->leads[i] = root;
        }
        if (is_here(k, l->leads[i])) {
            l->mine = i;
            l->leader = l->leads[i];
        }
    }
}

/* The leader sends each follower of its node the run, and the flag behind it. */
static ferry_status send_here(ferryi_walk *k, const ferryi_run *run)
{
    ferry_status status = FERRY_SUCCESS;
    for (int i = 0; i < k->c->set.n && status == FERRY_SUCCESS; i++)
        if (i != k->c->set.me && is_here(k, i))
            status = ferryi_walk_send(k, i, run, run != NULL);
    return status;
}

/* The leader receives a message of each follower of its node. */
static ferry_status receive_here(ferryi_walk *k)
{
    ferry_status status = FERRY_SUCCESS;
    int came;
    for (int i = 0; i < k->c->set.n && status == FERRY_SUCCESS; i++)
        if (i != k->c->set.me && is_here(k, i))
            status = ferryi_walk_receive(k, i, &came);
    return status;
}

/* No leader leaves before all have arrived: dissemination, as in ferryi_wide_gather(). */
static ferry_status leaders_meet(ferryi_walk *k, const levels *l)
{
    const int n = l->n_nodes, radix = (int)k->w->coll_radix;
    ferry_status status = FERRY_SUCCESS;
    int came;
    for (int s = 1; s < n && status == FERRY_SUCCESS; s *= radix) {
        for (int away = s; away < n && away < radix * s && status == FERRY_SUCCESS; away += s)
            status = ferryi_walk_send(k, l->leads[(l->mine + away) % n], NULL, 0);
        for (int away = s; away < n && away < radix * s && status == FERRY_SUCCESS; away += s)
            status = ferryi_walk_receive(k, l->leads[(l->mine - away + n) % n], &came);
    }
    return status;
}

/* A follower's way to its leader and back. */
ferry_status ferryi_levels_meet(ferryi_world *w, ferryi_coll *c)
{
    ferryi_walk k = { w, c, 0 };
    ferry_status status;
    int came, any;
    levels l;
    levels_find(&k, 0, &l, &any);
    if (c->set.me != l.leader) {
        status = ferryi_walk_send(&k, l.leader, NULL, 0);
        if (status == FERRY_SUCCESS)
            status = ferryi_walk_receive(&k, l.leader, &came);
    } else {
        status = receive_here(&k);
        if (status == FERRY_SUCCESS)
            status = leaders_meet(&k, &l);
        if (status == FERRY_SUCCESS)
            status = send_here(&k, NULL);
    }
    if (status == FERRY_SUCCESS)
        ferryi_walk_finish(&k);
    return status;
}

/* The leaders' tree is that of ferryi_wide_broadcast(), by nodes counted from the root's.  Within a node each follower
 * reads the leader's copy if that is large, and says when it has. */
ferry_status ferryi_levels_broadcast(ferryi_world *w, ferryi_coll *c, char *dst, const char *src, size_t n, int root)
{
    ferryi_walk k = { w, c, 0 };
    ferry_status status = FERRY_SUCCESS;
    int came, root_node = 0;
    levels l;
    levels_find(&k, root, &l, &root_node);
    const int nodes = l.n_nodes, radix = (int)w->coll_radix, rank = (l.mine - root_node + nodes) % nodes;
    const int pulled = n > FERRYI_PULL_BYTES && l.n_here > 2;
    const char *from = l.leader == root ? src : dst;
    if (c->set.me != l.leader) {
        status = ferryi_walk_receive(&k, l.leader, &came);
        if (pulled && status == FERRY_SUCCESS && ferryi_walk_is_due(&k)) {
            status = ferryi_coll_get(w, c, dst, from, n, ferryi_set_pe(&c->set, l.leader));
            if (status == FERRY_SUCCESS)
                ferryi_walk_tick(&k);
        }
        if (pulled && status == FERRY_SUCCESS)
            status = ferryi_walk_send(&k, l.leader, NULL, 0);
    } else {
        const ferryi_run part = { dst, from, n };
        int s = 1;
        while (s < nodes && rank % (s * radix) == 0)
            s *= radix;
        if (rank != 0)
            status = ferryi_walk_receive(&k, l.leads[(rank - rank % (s * radix) + root_node) % nodes], &came);
        for (s /= radix; s >= 1; s /= radix)
            for (int to = rank + s; to < nodes && to < rank + radix * s && status == FERRY_SUCCESS; to += s)
                status = ferryi_walk_send(&k, l.leads[(to + root_node) % nodes], &part, 1);
        if (status == FERRY_SUCCESS)
            status = send_here(&k, pulled ? NULL : &part);
        if (pulled && status == FERRY_SUCCESS)
            status = receive_here(&k);
    }
    if (status == FERRY_SUCCESS)
        ferryi_walk_finish(&k);
    return status;
}
