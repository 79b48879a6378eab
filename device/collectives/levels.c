/* SPDX-License-Identifier: BSD-3-Clause */
/* Collectives of members on several nodes, in two levels: within each node, between one member of each node, and within
 * each node again.  ferry/detail/collectives/choice__funcs.h chooses when and says why.
 *
 * The leader of a node is its first member; a broadcast's root leads its node.  All members find the same leaders, from
 * the set and from the nodes of all PEs.
 *
 * Order.  Every message is a put, or none, and a flag behind it (ferryi_coll_signal), of which the receiver waits for
 * each one in turn.  A member sees what another member wrote before the call, or in it, over a chain of such messages:
 * follower, leader, leader, follower.  In each link the sender releases with its flag (R3) what it wrote and what it
 * had acquired, and the receiver acquires when it has seen the flag (A3); a flag that goes as a descriptor is applied,
 * by any thread of the receiver, behind the descriptors before it (R0, A0).  So the chain is cumulative.
 *   - Data that the leader forwards came to the leader itself, before the flag that the leader waited for.
 *   - A flag says nothing of puts to third members, which may still be on their way over a staged pair.  So only
 *     phases behind which no put of this call is under way meet here (ferryi_coll_meet); before a barrier quiet has
 *     waited for all (A2).
 *
 * No message is taken for another one: both ends of a pair count, both know from the set which messages the call has,
 * and each sends the pair's messages in the order in which the other waits for them. */
#include "walk_host__funcs.h"

/* How the members of a call's set are spread over nodes. */
typedef struct levels {
    int n_nodes, mine; /* nodes with members; this PE's */
    int leader;        /* the member that leads this PE's node */
    int most, least;   /* members on a node */
    int runs;          /* runs of neighbours on one node; n_nodes when the members of each node are neighbours */
    int leads[FERRYI_LEVELS_PES], members[FERRYI_LEVELS_PES]; /* of each node */
    int of[FERRYI_LEVELS_PES];                                /* the node's number, by its lowest PE */
} levels;

static int node_of(const ferryi_world *w, const ferryi_set *set, int member)
{
    return w->host.node[ferryi_set_pe(set, member)];
}

static int is_here(const ferryi_walk *k, int member)
{
    return node_of(k->w, &k->c->set, member) == k->w->host.node[k->w->my_pe];
}

/* Nodes are numbered in the order of their first members, which lead them. */
static void levels_find(const ferryi_world *w, const ferryi_set *set, levels *l)
{
    uint64_t seen[FERRYI_LEVELS_PES / 64] = { 0 };
    int last = -1;
    l->n_nodes = l->runs = l->most = 0;
    l->least = set->n;
    for (int i = 0; i < set->n; i++) {
        const int node = node_of(w, set, i);
        if ((seen[node / 64] & 1ull << node % 64) == 0) {
            seen[node / 64] |= 1ull << node % 64;
            l->of[node] = l->n_nodes;
            l->members[l->n_nodes] = 0;
            l->leads[l->n_nodes++] = i;
        }
        l->members[l->of[node]]++;
        l->runs += node != last;
        last = node;
    }
    for (int i = 0; i < l->n_nodes; i++) {
        l->most = l->members[i] > l->most ? l->members[i] : l->most;
        l->least = l->members[i] < l->least ? l->members[i] : l->least;
    }
    l->mine = l->of[w->host.node[w->my_pe]];
    l->leader = l->leads[l->mine];
}

int ferryi_levels_are_two(const ferryi_world *w, const ferryi_set *set)
{
    levels l;
    levels_find(w, set, &l);
    return l.n_nodes > 1 && l.n_nodes < set->n;
}

/* The leader sends the run to each follower of its node, then the flag. */
static ferry_status send_here(ferryi_walk *k, const ferryi_byte_run *run)
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

/* No leader leaves before all have arrived: dissemination, as in ferryi_rounds_gather(). */
static ferry_status leaders_meet(ferryi_walk *k, const levels *l)
{
    const int n = l->n_nodes, radix = (int)k->w->host.coll_radix;
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

/* A follower's part: tells its leader, then waits for the leader. */
ferry_status ferryi_levels_meet(ferryi_world *w, ferryi_coll *c)
{
    ferryi_walk k = { w, c, 0 };
    ferry_status status;
    int came;
    levels l;
    levels_find(w, &c->set, &l);
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

/* The leaders' tree is that of ferryi_rounds_broadcast(), by nodes counted from the root's.  Within a node each
 * follower reads a large message from the leader's copy, and tells the leader when it has read it. */
ferry_status ferryi_levels_broadcast(ferryi_world *w, ferryi_coll *c, char *dst, const char *src, size_t n, int root)
{
    ferryi_walk k = { w, c, 0 };
    ferry_status status = FERRY_SUCCESS;
    int came;
    levels l;
    levels_find(w, &c->set, &l);
    const int nodes = l.n_nodes, radix = (int)w->host.coll_radix, root_node = l.of[node_of(w, &c->set, root)],
              rank = (l.mine - root_node + nodes) % nodes;
    const int pulled = n > FERRYI_PULL_BYTES && l.members[l.mine] > 2;
    l.leads[root_node] = root;
    l.leader = l.leads[l.mine];
    const char *from = l.leader == root ? src : dst;
    if (c->set.me != l.leader) {
        status = ferryi_walk_receive(&k, l.leader, &came);
        if (pulled && status == FERRY_SUCCESS && ferryi_walk_step_is_due(&k)) {
            status = ferryi_coll_get(w, c, dst, from, n, ferryi_set_pe(&c->set, l.leader));
            if (status == FERRY_SUCCESS)
                ferryi_walk_step_done(&k);
        }
        if (pulled && status == FERRY_SUCCESS)
            status = ferryi_walk_send(&k, l.leader, NULL, 0);
    } else {
        const ferryi_byte_run part = { dst, from, n };
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

/* ---- Reductions.  All members get the same bits as in one level: operands in member order, with the same grouping.
 * So a partial sum of a node helps only where it covers operands that follow one another in member order. */

/* a[0] op a[1] op ..., grouped as in ferryi_reduce_small(); overwrites blocks. */
static void fold_blocks(const ferryi_walk *k, char *to, char **block, size_t nelems, ferryi_fold fold)
{
    int n = k->c->set.n, p = 1;
    if (!ferryi_coll_is_in_rounds(k->w, &k->c->set)) {
        for (int i = 1; i < n; i++)
            ferryi_fold_two(FERRYI_THREAD, fold, to, i == 1 ? block[0] : to, block[i], nelems);
        return;
    }
    while (p <= n / 2) /* as ferryi_rounds_fold() */
        p *= 2;
    for (int i = 0; i < p; i++) {
        const int extra = n - p, at = i < extra ? 2 * i : i + extra;
        if (i < extra)
            ferryi_fold_two(FERRYI_THREAD, fold, block[at], block[at], block[at + 1], nelems);
        block[i] = block[at];
    }
    for (int size = 1; size < p; size *= 2)
        for (int i = 0; i < p; i += 2 * size)
            ferryi_fold_two(FERRYI_THREAD, fold, 2 * size == p ? to : block[i], block[i], block[i + size], nelems);
}

/* Few bytes: brings n bytes of each member to all leaders.  A follower writes its bytes to its slot at its leader.  A
 * leader writes the bytes of its node to its slots at the other leaders.  Then block[i] holds member i's bytes.  *came:
 * the bytes arrived in this call, and the leader has not used them yet; it calls brought() after using them.  Both ends
 * of each pair send in each exchange of slots, which keeps slots apart (ferryi_reduce_small): the leader sends its
 * result to its followers.  A leader gathers blocks in its slot for itself, which no other PE writes. */
static ferry_status bring(ferryi_walk *k, const levels *l, const char *src, size_t n, char **block, int *came)
{
    const ferryi_set *set = &k->c->set;
    char *here = ferryi_area_slot(k->w, set->area, 0, k->w->my_pe), *next[FERRYI_LEVELS_PES];
    ferry_status status = receive_here(k);
    if (status == FERRY_SUCCESS && ferryi_walk_step_is_due(k)) {
        char *to = here;
        for (int i = 0; i < set->n; i++)
            if (is_here(k, i)) {
                ferryi_copy(to, i == set->me ? src : ferryi_walk_slot(k, i, i), n, 0, 1);
                to += n;
            }
        ferryi_walk_step_done(k);
    }
    for (int i = 1; i < l->n_nodes && status == FERRY_SUCCESS; i++)
        status = ferryi_walk_give(k, l->leads[(l->mine + i) % l->n_nodes], here, (size_t)l->members[l->mine] * n);
    for (int i = 1; i < l->n_nodes && status == FERRY_SUCCESS; i++)
        status = ferryi_walk_receive(k, l->leads[(l->mine + i) % l->n_nodes], came);
    if (status != FERRY_SUCCESS)
        return status;
    *came = ferryi_walk_step_is_due(k);
    for (int i = 0; i < l->n_nodes; i++)
        next[i] = i == l->mine ? here : ferryi_walk_slot(k, l->leads[i], l->leads[i]);
    for (int i = 0; i < set->n; i++) {
        char **at = &next[l->of[node_of(k->w, set, i)]];
        block[i] = *at;
        *at += n;
    }
    return FERRY_SUCCESS;
}

static void brought(ferryi_walk *k, const levels *l)
{
    const ferryi_set *set = &k->c->set;
    for (int i = 0; i < set->n; i++)
        if (i != set->me && (is_here(k, i) || i == l->leads[l->of[node_of(k->w, set, i)]]))
            ferryi_walk_exchanged(k, i);
    ferryi_walk_step_done(k);
}

/* A follower's part: sends its bytes to the leader, and receives the leader's result. */
static ferry_status follow(ferryi_walk *k, const levels *l, const char *src, size_t n)
{
    int came = 0;
    ferry_status status = ferryi_walk_give(k, l->leader, src, n);
    if (status == FERRY_SUCCESS)
        status = ferryi_walk_receive(k, l->leader, &came);
    if (status == FERRY_SUCCESS && came)
        ferryi_walk_exchanged(k, l->leader);
    return status;
}

/* Few bytes: each leader folds all sources, and writes the result to the dests of its followers. */
static ferry_status fold_few(ferryi_walk *k, const levels *l, char *dst, const char *src, size_t n, size_t nelems,
                             ferryi_fold fold)
{
    char *block[FERRYI_LEVELS_PES];
    int came;
    if (k->c->set.me != l->leader)
        return follow(k, l, src, n);
    ferry_status status = bring(k, l, src, n, block, &came);
    if (status == FERRY_SUCCESS && came) {
        if (n != 0)
            fold_blocks(k, dst, block, nelems, fold);
        brought(k, l);
    }
    const ferryi_byte_run result = { dst, dst, n };
    return status == FERRY_SUCCESS ? send_here(k, &result) : status;
}

/* Folds this node's sources of a share into `to`, behind what `to` holds already unless this node is the first.  A
 * piece is folded in scratch; at.folded counts its sources there, so that a repeat goes on with the next one. */
static ferry_status fold_here(ferryi_walk *k, const levels *l, size_t scratch_bytes, ferryi_fold fold)
{
    ferryi_coll *c = k->c;
    char *fetched = ferryi_area_scratch(k->w, c->set.area, 0), *folded = ferryi_area_scratch(k->w, c->set.area, 1);
    const size_t width = c->share.width, most = scratch_bytes / width;
    while (c->at.done < c->share.n) {
        const size_t at = (size_t)c->at.done, left = c->share.n - at, nelems = left < most ? left : most;
        char *to = c->share.dst + at * width;
        const char *src = c->share.src + at * width, *a = c->at.folded != 0 ? folded : l->mine != 0 ? to : NULL;
        const char *unread = NULL; /* the leader's source, until it is folded */
        for (int i = l->leader + (int)c->at.folded; i < l->leader + l->members[l->mine]; i++) {
            const int pe = ferryi_set_pe(&c->set, i);
            const char *from = fetched;
            if (ferryi_path_is_ring_only(ferryi_route(k->w, pe))) {
                const ferry_status status = ferryi_coll_get(k->w, c, fetched, src, nelems * width, pe);
                if (status != FERRY_SUCCESS)
                    return status;
            } else {
                from = (const char *)ferryi_peer_addr(k->w, src, pe);
            }
            if (a == NULL && from != fetched) {
                a = unread = from;
                continue;
            }
            ferryi_fold_two(FERRYI_THREAD, fold, folded, a != NULL ? a : from, a != NULL ? from : NULL, nelems);
            if (unread != NULL)
                ferryi_count_load(k->w, nelems * width, ferryi_set_pe(&c->set, l->leader));
            if (from != fetched)
                ferryi_count_load(k->w, nelems * width, pe);
            unread = NULL;
            a = folded;
            c->at.folded = (uint32_t)(i - l->leader) + 1;
        }
        ferryi_copy(to, a, nelems * width, 0, 1);
        if (unread != NULL)
            ferryi_count_load(k->w, nelems * width, ferryi_set_pe(&c->set, l->leader));
        c->at.folded = 0;
        c->at.done += nelems;
    }
    return FERRY_SUCCESS;
}

/* Many bytes: a share passes from node to node, in member order.  One member of each node handles the share: in its
 * dest it adds the sources of its node.  The last handler has the result and sends it to the other handlers; each
 * handler sends the result to its node.
 *
 * A handler reads the sources of its node after all members have told it that their sources are ready.  A member leaves
 * after all handlers of its node have sent their shares.  A handler's dest receives the result only after the next
 * handler has read the partial sum there. */
static ferry_status fold_many(ferryi_walk *k, const levels *l, int shares, ferryi_fold fold)
{
    ferryi_coll *c = k->c;
    const int first = l->leader, end = first + l->members[l->mine], me = c->set.me, s = me - first,
              last = l->n_nodes - 1;
    const ferryi_byte_run share = { c->share.dst, c->share.dst, c->share.n * c->share.width };
    ferry_status status = FERRY_SUCCESS;
    int came;
    for (int i = first; i < first + shares && status == FERRY_SUCCESS; i++)
        if (i != me)
            status = ferryi_walk_send(k, i, NULL, 0);
    if (s < shares) {
        for (int i = first; i < end && status == FERRY_SUCCESS; i++)
            if (i != me)
                status = ferryi_walk_receive(k, i, &came);
        if (l->mine != 0 && status == FERRY_SUCCESS)
            status = ferryi_walk_receive(k, l->leads[l->mine - 1] + s, &came);
        if (status == FERRY_SUCCESS && ferryi_walk_step_is_due(k)) {
            status = fold_here(k, l, ferryi_area_scratch_bytes(k->w, c->set.area), fold);
            if (status == FERRY_SUCCESS)
                ferryi_walk_step_done(k);
        }
        if (l->mine != last && status == FERRY_SUCCESS)
            status = ferryi_walk_send(k, l->leads[l->mine + 1] + s, &share, 1);
        if (l->mine != last && status == FERRY_SUCCESS)
            status = ferryi_walk_receive(k, l->leads[last] + s, &came);
        for (int i = 0; l->mine == last && i < last && status == FERRY_SUCCESS; i++)
            status = ferryi_walk_send(k, l->leads[i] + s, &share, 1);
        for (int i = first; i < end && status == FERRY_SUCCESS; i++)
            if (i != me)
                status = ferryi_walk_send(k, i, &share, 1);
    }
    for (int i = first; i < first + shares && status == FERRY_SUCCESS; i++)
        if (i != me)
            status = ferryi_walk_receive(k, i, &came);
    return status;
}

int ferryi_levels_reduce(ferryi_world *w, ferryi_coll *c, char *dst, const char *src, size_t width, size_t nelems,
                         ferryi_fold fold, ferry_status *status)
{
    const size_t n = nelems * width, slot = ferryi_area_slot_bytes(w, c->set.area);
    ferryi_walk k = { w, c, 0 };
    levels l;
    levels_find(w, &c->set, &l);
    if (n <= slot / (size_t)l.most) {
        *status = fold_few(&k, &l, dst, src, n, nelems, fold);
    } else if (dst != src && l.runs == l.n_nodes && l.n_nodes <= FERRYI_CHAIN_NODES &&
               (n > slot || !ferryi_coll_is_in_rounds(w, &c->set))) {
        const int shares = n <= FERRYI_PULL_BYTES ? 1 : l.least, s = c->set.me - l.leader;
        const size_t share = (nelems + (size_t)shares - 1) / (size_t)shares,
                     first = s < shares && share * (size_t)s < nelems ? share * (size_t)s : nelems,
                     mine = nelems - first < share ? nelems - first : share;
        const ferryi_coll_share own = { dst + first * width, src + first * width, width, mine };
        c->share = own;
        *status = fold_many(&k, &l, shares, fold);
    } else {
        return 0;
    }
    if (*status == FERRY_SUCCESS)
        ferryi_walk_finish(&k);
    return 1;
}

/* ---- fcollect and collect.  Blocks go to their places in dest: a follower's block to its leader, a node's blocks to
 * every leader, all blocks to each follower.  As in a broadcast, followers read large blocks from the leader's dest.
 * Member i's block begins at byte at[i], and the last one ends at at[n]. */

/* Sends this node's blocks; blocks of neighbours are one run. */
static int runs_here(const ferryi_walk *k, char *dst, const size_t *at, ferryi_byte_run *runs)
{
    int n_runs = 0;
    for (int i = 0; i < k->c->set.n; i++) {
        if (!is_here(k, i))
            continue;
        char *block = dst + at[i];
        if (n_runs == 0 || runs[n_runs - 1].dst + runs[n_runs - 1].n != block)
            runs[n_runs++] = (ferryi_byte_run){ block, block, 0 };
        runs[n_runs - 1].n += at[i + 1] - at[i];
    }
    return n_runs;
}

/* All blocks but the member's own. */
static void runs_but(const ferryi_walk *k, char *dst, const size_t *at, int member, ferryi_byte_run runs[2])
{
    char *behind = dst + at[member + 1];
    runs[0] = (ferryi_byte_run){ dst, dst, at[member] };
    runs[1] = (ferryi_byte_run){ behind, behind, at[k->c->set.n] - at[member + 1] };
}

static ferry_status gather(ferryi_walk *k, const levels *l, char *dst, const size_t *at)
{
    ferryi_coll *c = k->c;
    const int me = c->set.me, pulled = at[c->set.n] > FERRYI_PULL_BYTES && l->members[l->mine] > 2;
    ferryi_byte_run runs[FERRYI_LEVELS_PES];
    ferry_status status;
    int came;
    if (me != l->leader) {
        const ferryi_byte_run own = { dst + at[me], dst + at[me], at[me + 1] - at[me] };
        status = ferryi_walk_send(k, l->leader, &own, 1);
        if (status == FERRY_SUCCESS)
            status = ferryi_walk_receive(k, l->leader, &came);
        runs_but(k, dst, at, me, runs);
        if (pulled && status == FERRY_SUCCESS && ferryi_walk_step_is_due(k)) {
            for (int i = 0; i < 2 && status == FERRY_SUCCESS; i++)
                if (runs[i].n != 0)
                    status = ferryi_coll_get(k->w, c, runs[i].dst, runs[i].src, runs[i].n,
                                             ferryi_set_pe(&c->set, l->leader));
            if (status == FERRY_SUCCESS)
                ferryi_walk_step_done(k);
        }
        return pulled && status == FERRY_SUCCESS ? ferryi_walk_send(k, l->leader, NULL, 0) : status;
    }
    const int n_runs = runs_here(k, dst, at, runs);
    status = receive_here(k);
    for (int i = 1; i < l->n_nodes && status == FERRY_SUCCESS; i++)
        status = ferryi_walk_send(k, l->leads[(l->mine + i) % l->n_nodes], runs, n_runs);
    for (int i = 1; i < l->n_nodes && status == FERRY_SUCCESS; i++)
        status = ferryi_walk_receive(k, l->leads[(l->mine + l->n_nodes - i) % l->n_nodes], &came);
    for (int i = 0; i < c->set.n && status == FERRY_SUCCESS; i++)
        if (i != me && is_here(k, i)) {
            runs_but(k, dst, at, i, runs);
            status = ferryi_walk_send(k, i, runs, pulled ? 0 : 2);
        }
    return pulled && status == FERRY_SUCCESS ? receive_here(k) : status;
}

ferry_status ferryi_levels_fcollect(ferryi_world *w, ferryi_coll *c, char *dst, size_t n)
{
    ferryi_walk k = { w, c, 0 };
    size_t at[FERRYI_LEVELS_PES + 1];
    levels l;
    levels_find(w, &c->set, &l);
    for (int i = 0; i <= c->set.n; i++)
        at[i] = (size_t)i * n;
    const ferry_status status = gather(&k, &l, dst, at);
    if (status == FERRY_SUCCESS)
        ferryi_walk_finish(&k);
    return status;
}

int ferryi_levels_collect_fits(const ferryi_world *w, const ferryi_set *set)
{
    levels l;
    levels_find(w, set, &l);
    return l.n_nodes > 1 && l.n_nodes < set->n &&
           (size_t)l.most * sizeof(uint64_t) <= ferryi_area_slot_bytes(w, set->area) &&
           (size_t)set->n * sizeof(uint64_t) <= ferryi_area_scratch_bytes(w, set->area);
}

/* A leader writes the counts to the scratch of its followers.  The followers wait for the leader in this call, so no
 * other call uses that scratch. */
ferry_status ferryi_levels_count(ferryi_world *w, ferryi_coll *c, uint64_t mine)
{
    ferryi_walk k = { w, c, 0 };
    char *block[FERRYI_LEVELS_PES], *counts = ferryi_area_scratch(w, c->set.area, 0);
    const char *own = (const char *)&mine;
    ferry_status status;
    int came;
    levels l;
    levels_find(w, &c->set, &l);
    if (c->set.me != l.leader) {
        status = follow(&k, &l, own, sizeof mine);
    } else {
        status = bring(&k, &l, own, sizeof mine, block, &came);
        if (status == FERRY_SUCCESS && came) {
            for (int i = 0; i < c->set.n; i++)
                ferryi_copy(counts + (size_t)i * sizeof mine, block[i], sizeof mine, 0, 1);
            brought(&k, &l);
        }
        const ferryi_byte_run all = { counts, counts, (size_t)c->set.n * sizeof mine };
        if (status == FERRY_SUCCESS)
            status = send_here(&k, &all);
    }
    if (status == FERRY_SUCCESS)
        ferryi_walk_finish(&k);
    return status;
}

ferry_status ferryi_levels_collect(ferryi_world *w, ferryi_coll *c, char *dst, size_t width)
{
    ferryi_walk k = { w, c, 0 };
    const uint64_t *counts = (const uint64_t *)(const void *)ferryi_area_scratch(w, c->set.area, 0);
    size_t at[FERRYI_LEVELS_PES + 1];
    levels l;
    levels_find(w, &c->set, &l);
    at[0] = 0;
    for (int i = 0; i < c->set.n; i++)
        at[i + 1] = at[i] + counts[i] * width;
    const ferry_status status = gather(&k, &l, dst, at);
    if (status == FERRY_SUCCESS)
        ferryi_walk_finish(&k);
    return status;
}
