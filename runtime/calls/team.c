/* SPDX-License-Identifier: BSD-3-Clause */
/* Teams: their areas at the front of the heap, and the calls that create and destroy them. */
#include "ferry/team.h"
#include "ferry/coll.h"
#include "ferry/detail/collectives/set__funcs.h"
#include "runtime/base/cancel.h"
#include "runtime/base/log.h"
#include "runtime/base/mutex.h"
#include "runtime/calls/ctx.h"
#include "runtime/calls/team.h"
#include "runtime/fdpass/message.h"
#include <stdlib.h>

/* Bytes that all areas may take; less in a small heap. */
#define AREAS_MOST ((uint64_t)8 << 20)

/* The ballots of teams without a parent: of a list, and where PEs with one key find each other. */
#define LIST_BALLOT (FERRYI_BALLOTS - 1)
#define KEY_BALLOT (FERRYI_BALLOTS - 2)

ferry_status ferryi_teams_place(ferryi_pe *pe)
{
    ferryi_world *w = &pe->world;
    uint64_t room = pe->heap.max / 8 < AREAS_MOST ? pe->heap.max / 8 : AREAS_MOST;
    w->teams = (ferryi_area_bytes(w->n_pes, FERRYI_SLOT, FERRYI_SCRATCH) + 4095) / 4096 * 4096;
    w->team_bytes = (uint32_t)ferryi_area_bytes(w->n_pes, FERRYI_TEAM_SLOT, FERRYI_TEAM_SCRATCH);
    uint64_t fit = room / w->team_bytes;
    if (fit < FERRYI_LEAST_TEAMS)
        fit = FERRYI_LEAST_TEAMS;
    w->n_teams = (uint32_t)(fit < FERRYI_MOST_TEAMS - 1 ? fit : FERRYI_MOST_TEAMS - 1);
    pe->heap.moe_notes = w->teams + (uint64_t)w->n_teams * w->team_bytes;
    pe->heap.rings = (pe->heap.moe_notes + (uint64_t)w->n_pes * FERRYI_MOE_NOTE_BYTES + 4095) / 4096 * 4096;
    return FERRY_SUCCESS;
}

/* The parent's members as PE numbers; on the stack, since a PE without memory must still meet them to report that. */
static ferry_status members_of(const char *call, ferry_team_t parent, ferryi_pe **pe, ferryi_set *set,
                               int pes[FDPASS_MAX_LOCAL])
{
    ferry_status status = ferryi_pe_current(call, pe);
    if (status != FERRY_SUCCESS)
        return status;
    if (parent < 0 || !ferryi_set_of(&(*pe)->world, parent, set))
        return ferryi_error(FERRY_ERR_INVALID_ARG,
                            "%s on PE %d: %d is not a team of this PE (never created, or destroyed)", call,
                            (*pe)->world.my_pe, parent);
    if (set->n > FDPASS_MAX_LOCAL)
        return ferryi_error(FERRY_ERR_UNSUPPORTED, "%s: the parent has %d members, but at most %d are supported", call,
                            set->n, FDPASS_MAX_LOCAL);
    for (int i = 0; i < set->n; i++)
        pes[i] = ferryi_set_pe(set, i);
    return FERRY_SUCCESS;
}

static int contexts_of(const ferry_team_config *config, long mask)
{
    return config != NULL && (mask & FERRY_TEAM_NUM_CONTEXTS) ? config->num_contexts : 0;
}

/* The meeting of a parent's members. */
static ferryi_meeting meeting_of(const char *call, ferry_team_t parent, const int *pes, int n)
{
    uint32_t number = (uint32_t)parent & (FERRYI_MOST_TEAMS - 1);
    return (ferryi_meeting){ .call = call,
                             .pes = pes,
                             .n = n,
                             .ballot = number % KEY_BALLOT,
                             .tag = ferryi_digest_mix(ferryi_digest_mix(2, n), number) };
}

/* The team of every stride-th member of the parent from `first` on, seen from this PE; s->n is 0 when it is not in
 * it. */
static ferry_status shape_of(const ferryi_set *parent, int first, int stride, int size, int contexts,
                             ferryi_team_shape *s)
{
    int k = ferryi_team_index_of(parent->me, first, stride, size);
    memset(s, 0, sizeof *s);
    if (k < 0)
        return FERRY_SUCCESS;
    s->n = size;
    s->me = k;
    s->contexts = contexts;
    s->start = ferryi_set_pe(parent, first);
    s->stride = parent->stride * stride;
    if (parent->list == NULL)
        return FERRY_SUCCESS;
    s->list = malloc((size_t)size * sizeof *s->list);
    if (s->list == NULL)
        return ferryi_error(FERRY_ERR_NO_MEMORY,
                            "no memory for the list of a team's %d members: raise the memory limit", size);
    for (int i = 0; i < size; i++)
        s->list[i] = ferryi_set_pe(parent, first + i * stride);
    return FERRY_SUCCESS;
}

static void shapes_drop(ferryi_team_request *r)
{
    for (int i = 0; i < r->n_axes; i++)
        free(r->shape[i].list);
}

ferry_status ferry_team_split_strided(ferry_team_t parent, int start, int stride, int size,
                                      const ferry_team_config *config, long config_mask, ferry_team_t *team)
{
    FERRYI_UNCANCELLED;
    const char *call = "ferry_team_split_strided";
    ferryi_team_request r = { .n_axes = 1, .first = start, .stride = stride, .size = size };
    ferryi_set set;
    int pes[FDPASS_MAX_LOCAL];
    if (team != NULL)
        *team = FERRY_TEAM_INVALID;
    ferry_status status = members_of(call, parent, &r.pe, &set, pes);
    if (status != FERRY_SUCCESS)
        return status;
    int64_t last = start + ((int64_t)size - 1) * stride;
    /* A refused call is this PE's part all the same, so that the others do not wait for it. */
    if (team == NULL || size < 1 || start < 0 || start >= set.n || last < 0 || last >= set.n ||
        (stride == 0 && size > 1))
        r.own = ferryi_error(FERRY_ERR_INVALID_ARG,
                             "%s with start %d, stride %d and size %d, but the parent's members are 0 to %d%s", call,
                             start, stride, size, set.n - 1, team == NULL ? ", and team is NULL" : "");
    else
        r.own = shape_of(&set, start, stride, size, contexts_of(config, config_mask), &r.shape[0]);
    r.digest =
        ferryi_digest_mix(ferryi_digest_mix(ferryi_digest_mix(ferryi_digest_mix(1, start), stride), size), config_mask);
    ferryi_meeting m = meeting_of(call, parent, pes, set.n);
    status = ferryi_teams_agree(&r, &m, 1);
    if (status == FERRY_ERR_ASYMMETRIC) {
        int fit = 0;
        status = ferryi_teams_fit(&r, &m, set.me, &fit);
        if (fit)
            r.digest = ferryi_digest_mix(6, set.n);
        if (status == FERRY_SUCCESS)
            status = ferryi_teams_agree(&r, &m, 0);
    }
    if (r.own != FERRY_SUCCESS)
        status = r.own; /* whatever the others made of it */
    if (status != FERRY_SUCCESS)
        shapes_drop(&r);
    else if (r.shape[0].n != 0)
        *team = r.handle[0];
    return status;
}

ferry_status ferry_team_split_2d(ferry_team_t parent, int xrange, const ferry_team_config *xconfig, long xmask,
                                 ferry_team_t *xteam, const ferry_team_config *yconfig, long ymask, ferry_team_t *yteam)
{
    FERRYI_UNCANCELLED;
    const char *call = "ferry_team_split_2d";
    ferryi_team_request r = { .n_axes = 2 };
    ferryi_set set;
    int pes[FDPASS_MAX_LOCAL];
    if (xteam != NULL)
        *xteam = FERRY_TEAM_INVALID;
    if (yteam != NULL)
        *yteam = FERRY_TEAM_INVALID;
    ferry_status status = members_of(call, parent, &r.pe, &set, pes);
    if (status != FERRY_SUCCESS)
        return status;
    if (xteam == NULL || yteam == NULL || xrange < 1) { /* this PE's part all the same */
        r.own = ferryi_error(FERRY_ERR_INVALID_ARG, "%s with xrange %d%s: it must be at least 1", call, xrange,
                             xteam == NULL || yteam == NULL ? " and a team that is NULL" : "");
    } else {
        int wide = xrange < set.n ? xrange : set.n, x = set.me % wide, y = set.me / wide;
        int row = set.n - y * wide < wide ? set.n - y * wide : wide, column = (set.n - x + wide - 1) / wide;
        r.own = shape_of(&set, y * wide, 1, row, contexts_of(xconfig, xmask), &r.shape[0]);
        if (r.own == FERRY_SUCCESS)
            r.own = shape_of(&set, x, wide, column, contexts_of(yconfig, ymask), &r.shape[1]);
    }
    r.digest = ferryi_digest_mix(ferryi_digest_mix(ferryi_digest_mix(3, xrange), xmask), ymask);
    ferryi_meeting m = meeting_of(call, parent, pes, set.n);
    status = ferryi_teams_agree(&r, &m, 0);
    if (r.own != FERRY_SUCCESS)
        status = r.own;
    if (status == FERRY_SUCCESS) {
        *xteam = r.handle[0];
        *yteam = r.handle[1];
    } else {
        shapes_drop(&r);
    }
    return status;
}

/* This PE's index in a list of PEs; -1 with an error when the list is invalid. */
static int place_in(const ferryi_world *w, const char *call, const int *pes, int n, ferry_status *status)
{
    int me = -1;
    *status = FERRY_ERR_INVALID_ARG;
    if (pes == NULL || n < 1 || n > w->n_pes) {
        *status =
            ferryi_error(*status, "%s on PE %d lists %d PEs, but 1 to %d are possible", call, n, w->my_pe, w->n_pes);
        return -1;
    }
    for (int i = 0; i < n; i++) {
        if (pes[i] < 0 || pes[i] >= w->n_pes) {
            *status =
                ferryi_error(FERRY_ERR_INVALID_PE, "%s lists PE %d, but PEs are 0 to %d", call, pes[i], w->n_pes - 1);
            return -1;
        }
        for (int k = 0; k < i; k++)
            if (pes[k] == pes[i]) {
                *status = ferryi_error(*status, "%s lists PE %d twice", call, pes[i]);
                return -1;
            }
        if (pes[i] == w->my_pe)
            me = i;
    }
    if (me < 0)
        *status = ferryi_error(*status, "%s on PE %d does not list PE %d itself", call, w->my_pe, w->my_pe);
    return me;
}

static ferry_status team_of_list(ferryi_pe *pe, const char *call, const int *pes, int n,
                                 const ferry_team_config *config, long config_mask, ferry_team_t *team)
{
    ferryi_team_request r = { .pe = pe, .n_axes = 1 };
    ferry_status status;
    int me = place_in(&pe->world, call, pes, n, &status);
    if (me < 0)
        return status;
    ferryi_meeting m = { .call = call, .pes = pes, .n = n, .ballot = LIST_BALLOT, .tag = ferryi_digest_mix(4, n) };
    ferryi_team_shape *s = &r.shape[0];
    s->n = n;
    s->me = me;
    s->contexts = contexts_of(config, config_mask);
    s->list = malloc((size_t)n * sizeof *s->list);
    if (s->list == NULL)
        r.own = ferryi_error(FERRY_ERR_NO_MEMORY, "%s on PE %d: no memory for a list of %d PEs: raise the memory limit",
                             call, r.pe->world.my_pe, n);
    for (int i = 0; i < n; i++) {
        if (s->list != NULL)
            s->list[i] = pes[i];
        m.tag = ferryi_digest_mix(m.tag, pes[i]);
    }
    r.digest = ferryi_digest_mix(5, config_mask);
    status = ferryi_teams_agree(&r, &m, 0);
    if (status != FERRY_SUCCESS)
        shapes_drop(&r);
    else
        *team = r.handle[0];
    return status;
}

ferry_status ferry_team_from_list(const int *pes, int n, const ferry_team_config *config, long config_mask,
                                  ferry_team_t *team)
{
    FERRYI_UNCANCELLED;
    const char *call = "ferry_team_from_list";
    ferryi_pe *pe;
    if (team == NULL)
        return ferryi_error(FERRY_ERR_INVALID_ARG, "%s: team is NULL", call);
    *team = FERRY_TEAM_INVALID;
    ferry_status status = ferryi_pe_current(call, &pe);
    return status != FERRY_SUCCESS ? status : team_of_list(pe, call, pes, n, config, config_mask, team);
}

ferry_status ferry_team_from_key(uint64_t key, int n, int index, const ferry_team_config *config, long config_mask,
                                 ferry_team_t *team)
{
    FERRYI_UNCANCELLED;
    const char *call = "ferry_team_from_key";
    int pes[FDPASS_MAX_LOCAL];
    ferryi_pe *pe;
    if (team == NULL)
        return ferryi_error(FERRY_ERR_INVALID_ARG, "%s: team is NULL", call);
    *team = FERRY_TEAM_INVALID;
    ferry_status status = ferryi_pe_current(call, &pe);
    if (status != FERRY_SUCCESS)
        return status;
    if (n < 1 || n > pe->world.n_pes || n > FDPASS_MAX_LOCAL || index < 0 || index >= n)
        return ferryi_error(FERRY_ERR_INVALID_ARG, "%s on PE %d with index %d of %d PEs, but the job has %d", call,
                            pe->world.my_pe, index, n, pe->world.n_pes);
    ferryi_mutex_lock(&pe->teams.key_lock, FERRYI_MUTEX_KEY);
    status = ferryi_consensus_find(pe, call, KEY_BALLOT, key, n, index, pes);
    if (status == FERRY_SUCCESS) {
        status = team_of_list(pe, call, pes, n, config, config_mask, team);
        ferryi_consensus_found(pe, KEY_BALLOT);
    }
    ferryi_mutex_unlock(&pe->teams.key_lock);
    return status;
}

/* ---- Destroy and queries. */

static int is_predefined(ferry_team_t team)
{
    return team == FERRY_TEAM_WORLD || team == FERRY_TEAM_SHARED || team == FERRY_TEAM_NODE;
}

ferry_status ferry_team_destroy(ferry_team_t team)
{
    FERRYI_UNCANCELLED;
    ferryi_pe *pe;
    ferryi_set set;
    ferry_status status = ferryi_pe_current("ferry_team_destroy", &pe);
    if (status != FERRY_SUCCESS || team == FERRY_TEAM_INVALID)
        return status;
    if (team < 0 || is_predefined(team) || !ferryi_set_of(&pe->world, team, &set))
        return ferryi_error(FERRY_ERR_INVALID_ARG, "ferry_team_destroy of %d on PE %d: %s", team, pe->world.my_pe,
                            is_predefined(team) ? "predefined teams cannot be destroyed"
                                                : "this PE has no such team (destroyed twice?)");
    (void)ferryi_ctx_drop_team(pe, team); /* a context that does not complete has recorded its fault */
    if (ferryi_set_lost(&pe->world, set) < 0) {
        status = ferry_team_sync(team);
        if (status != FERRY_SUCCESS && status != FERRY_ERR_PEER_LOST)
            return status;
    }
    ferryi_team_area_return(pe, ((uint32_t)team & (FERRYI_MOST_TEAMS - 1)) - 1);
    return FERRY_SUCCESS;
}

ferry_status ferry_team_resync(ferry_team_t team)
{
    FERRYI_UNCANCELLED;
    const char *call = "ferry_team_resync";
    ferryi_pe *pe;
    ferryi_set set;
    int pes[FDPASS_MAX_LOCAL];
    ferry_status status = members_of(call, team, &pe, &set, pes);
    if (status != FERRY_SUCCESS)
        return status;
    ferryi_meeting m = meeting_of(call, team, pes, set.n);
    m.tag = ferryi_digest_mix(m.tag, 7);
    return ferryi_team_area_clean(pe, set.area, &m);
}

ferry_status ferry_team_get_config(ferry_team_t team, long config_mask, ferry_team_config *config)
{
    ferryi_pe *pe;
    ferryi_set set;
    ferry_status status = ferryi_pe_current("ferry_team_get_config", &pe);
    if (status != FERRY_SUCCESS)
        return status;
    if (config == NULL || team < 0 || !ferryi_set_of(&pe->world, team, &set))
        return ferryi_error(FERRY_ERR_INVALID_ARG, "ferry_team_get_config of %d on PE %d: %s", team, pe->world.my_pe,
                            config == NULL ? "config is NULL" : "this PE has no such team");
    if (config_mask & FERRY_TEAM_NUM_CONTEXTS)
        config->num_contexts =
            team == FERRY_TEAM_WORLD ? 0 : pe->teams.table[((uint32_t)team & (FERRYI_MOST_TEAMS - 1)) - 1].contexts;
    return FERRY_SUCCESS;
}

/* ---- Predefined teams: every PE computes the same ones without communication. */

static ferryi_team_shape all_pes(const ferryi_pe *pe)
{
    return (ferryi_team_shape){ .n = pe->world.n_pes, .me = pe->world.my_pe, .stride = 1 };
}

static ferry_status no_list(int n)
{
    return ferryi_error(FERRY_ERR_NO_MEMORY, "no memory for the list of a team's %d members: raise the memory limit",
                        n);
}

static void join(const ferryi_pe *pe, ferryi_team_shape *s, int p)
{
    if (p == pe->world.my_pe)
        s->me = s->n;
    s->list[s->n++] = p;
}

static ferry_status node_shape(const ferryi_pe *pe, ferryi_team_shape *s)
{
    const int n = pe->world.n_pes, me = pe->world.my_pe;
    s->list = calloc((size_t)n, sizeof *s->list);
    if (s->list == NULL)
        return no_list(n);
    for (int p = 0; p < n; p++)
        if (ferryi_pair_shares_node(pe, p, me))
            join(pe, s, p);
    if (s->n == n) {
        free(s->list);
        *s = all_pes(pe);
    }
    return FERRY_SUCCESS;
}

static int reach_each_other(const ferryi_pe *pe, int a, int b)
{
    return a == b || (ferryi_pair_is_direct(pe, a, b) && ferryi_pair_is_direct(pe, b, a));
}

/* Each PE joins the first group with whose members it can load and store both ways.  PEs of other nodes are in none of
 * this node's groups. */
static ferry_status shared_shape(const ferryi_pe *pe, ferryi_team_shape *s)
{
    if (ferryi_pairs_all_direct(pe)) {
        *s = all_pes(pe);
        return FERRY_SUCCESS;
    }
    int n = pe->world.n_pes, *group = calloc((size_t)n, sizeof *group);
    s->list = calloc((size_t)n, sizeof *s->list);
    if (group == NULL || s->list == NULL) {
        free(group);
        return no_list(n);
    }
    for (int p = 0; p < n; p++) {
        group[p] = ferryi_pair_shares_node(pe, p, pe->world.my_pe) ? p : -1;
        for (int g = pe->node[p]; g < p && group[p] == p; g++) {
            int fits = group[g] == g;
            for (int q = g; fits && q < p; q++)
                fits = group[q] != g || reach_each_other(pe, p, q);
            if (fits)
                group[p] = g;
        }
    }
    for (int p = 0; p < n; p++)
        if (group[p] == group[pe->world.my_pe])
            join(pe, s, p);
    free(group);
    return FERRY_SUCCESS;
}

ferry_status ferryi_teams_create(ferryi_pe *pe)
{
    struct ferryi_teams *t = &pe->teams;
    ferryi_world *w = &pe->world;
    ferryi_team_shape node = { 0 }, shared = { 0 };
    t->table = calloc(w->n_teams, sizeof *t->table);
    if (t->table == NULL)
        return ferryi_error(FERRY_ERR_NO_MEMORY, "no memory for the table of teams: raise the memory limit");
    w->team = t->table;
    pthread_mutex_init(&t->lock, NULL);
    pthread_mutex_init(&t->key_lock, NULL);
    for (int i = 0; i < FERRYI_BALLOTS; i++)
        pthread_mutex_init(&t->ballot_lock[i], NULL);
    t->taken[0] = 3;
    ferry_status status = shared_shape(pe, &shared), found = node_shape(pe, &node);
    status = status == FERRY_SUCCESS ? found : status;
    if (status != FERRY_SUCCESS) {
        free(shared.list);
        free(node.list);
    } else {
        status = ferryi_team_area_take(pe, FERRY_TEAM_SHARED - 1, &shared, FERRY_TEAM_SHARED);
        found = ferryi_team_area_take(pe, FERRY_TEAM_NODE - 1, &node, FERRY_TEAM_NODE); /* takes the list anyway */
        status = status == FERRY_SUCCESS ? found : status;
    }
    if (status != FERRY_SUCCESS)
        ferryi_teams_destroy(pe);
    return status;
}

void ferryi_teams_destroy(ferryi_pe *pe)
{
    struct ferryi_teams *t = &pe->teams;
    if (t->table == NULL)
        return;
    for (uint32_t i = 0; i < pe->world.n_teams; i++)
        free((void *)(uintptr_t)t->table[i].list);
    free(t->table);
    t->table = NULL;
    pe->world.team = NULL;
    pthread_mutex_destroy(&t->lock);
    pthread_mutex_destroy(&t->key_lock);
    for (int i = 0; i < FERRYI_BALLOTS; i++)
        pthread_mutex_destroy(&t->ballot_lock[i]);
}
