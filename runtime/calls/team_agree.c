/* SPDX-License-Identifier: BSD-3-Clause */
/* The areas of teams, and how PEs agree on them. */
#include "ferry/coll.h"
#include "ferry/detail/collectives/set__funcs.h"
#include "ferry/diag.h"
#include "runtime/base/clock.h"
#include "runtime/base/log.h"
#include "runtime/base/mutex.h"
#include "runtime/calls/team.h"
#include "runtime/state/world.h"
#include <inttypes.h>
#include <stdlib.h>

#define MASK_WORDS (FERRYI_MOST_TEAMS / 64)
enum { DIGEST = MASK_WORDS, FAILED = MASK_WORDS + 2 };
_Static_assert(FAILED + 1 == FERRYI_STATEMENT_WORDS, "a statement is the free areas, a digest, twice, and a failure");

/* ---- Areas. */

static int area_is_taken(const struct ferryi_teams *t, uint32_t area)
{
    return (int)(t->taken[area / 64] >> area % 64 & 1);
}

ferry_status ferryi_team_area_take(ferryi_pe *pe, uint32_t area, const ferryi_team_shape *s, int32_t handle)
{
    struct ferryi_teams *t = &pe->teams;
    ferryi_world *w = &pe->world;
    ferryi_area *area_at = ferryi_area_of_team(w, area);
    ferryi_team *team = &t->table[area];
    size_t used = (size_t)((char *)ferryi_area_counts(area_at, w->n_laid, 0) - (char *)area_at) +
                  ferryi_area_own_bytes(w->n_laid);
    ferry_status status = pe->space->zero(area_at, used);
    team->n = s->n;
    team->me = s->me;
    team->start = s->start;
    team->stride = s->stride;
    team->contexts = s->contexts;
    team->list = s->list;
    if (status == FERRY_SUCCESS && pe->gpu != NULL) {
        ferryi_team seen = *team;
        seen.handle = handle;
        if (s->list != NULL) {
            seen.list = ferryi_area_list(area_at, w->n_laid);
            status = pe->space->copy(ferryi_area_list(area_at, w->n_laid), s->list, (size_t)s->n * sizeof *s->list);
        }
        if (status == FERRY_SUCCESS)
            status = pe->space->copy(&area_at->team, &seen, sizeof seen);
    }
    if (status == FERRY_SUCCESS)
        ferryi_st_release_u32((uint32_t *)&team->handle, (uint32_t)handle);
    return status;
}

void ferryi_team_area_return(ferryi_pe *pe, uint32_t area)
{
    struct ferryi_teams *t = &pe->teams;
    ferryi_team *team = &t->table[area];
    ferryi_st_release_u32((uint32_t *)&team->handle, 0);
    if (pe->gpu != NULL)
        (void)pe->space->zero(&ferryi_area_of_team(&pe->world, area)->team, sizeof *team);
    ferryi_mutex_lock(&t->lock, FERRYI_MUTEX_TEAMS);
    free((void *)(uintptr_t)team->list);
    team->list = NULL;
    t->taken[area / 64] &= ~((uint64_t)1 << area % 64);
    ferryi_mutex_unlock(&t->lock);
}

/* ---- Agreement on areas. */

static void give_back(ferryi_team_request *r)
{
    while (r->held > 0) {
        r->held--;
        if (r->shape[r->held].n != 0) {
            r->pe->teams.table[r->area[r->held]].list = NULL; /* the shape keeps the list for the next attempt */
            ferryi_team_area_return(r->pe, r->area[r->held]);
        }
    }
}

/* A failure as a word: status and PE, then their complement, so that the AND of two PEs' words is recognised; all ones
 * without a failure. */
static uint64_t failure_make(ferry_status status, int pe)
{
    uint32_t half = (uint32_t)status << 16 | (uint32_t)pe;
    return status == FERRY_SUCCESS ? UINT64_MAX : (uint64_t)half << 32 | (uint32_t)~half;
}

static ferry_status failure_read(uint64_t word, int *pe)
{
    uint32_t half = (uint32_t)(word >> 32);
    *pe = -1;
    if (word == UINT64_MAX)
        return FERRY_SUCCESS;
    *pe = -2;
    if (half != (uint32_t)~word)
        return FERRY_ERR_NO_MEMORY;
    *pe = (int)(half & 0xffff);
    return (ferry_status)(half >> 16);
}

/* Takes the area; 0 when another thread has it or zeroing it fails. */
static int take_area(ferryi_team_request *r, int axis, uint32_t area)
{
    struct ferryi_teams *t = &r->pe->teams;
    r->area[axis] = area;
    if (r->shape[axis].n == 0) {
        r->held++;
        return 1;
    }
    ferryi_mutex_lock(&t->lock, FERRYI_MUTEX_TEAMS);
    int was_taken = area_is_taken(t, area);
    t->taken[area / 64] |= (uint64_t)1 << area % 64;
    t->generation = t->generation % 0x3fffff + 1;
    r->handle[axis] = (int32_t)(t->generation * FERRYI_MOST_TEAMS + area + 1);
    ferryi_mutex_unlock(&t->lock);
    if (was_taken)
        return 0;
    r->held++;
    r->own = ferryi_team_area_take(r->pe, area, &r->shape[axis], r->handle[axis]);
    return r->own == FERRY_SUCCESS; /* a failure enters the next attempt */
}

/* Takes the lowest areas that are free on all. */
static int settle(void *ctx, const uint64_t *words)
{
    ferryi_team_request *r = ctx;
    int axis = 0;
    give_back(r);
    r->status = FERRY_SUCCESS;
    if (words == NULL)
        return 0;
    r->status = failure_read(words[FAILED], &r->culprit);
    if (r->status != FERRY_SUCCESS)
        return 0;
    if (words[DIGEST] != ~words[DIGEST + 1]) {
        r->status = FERRY_ERR_ASYMMETRIC;
        return 0;
    }
    for (uint32_t area = 0; area < r->pe->world.n_teams && axis < r->n_axes; area++)
        if (words[area / 64] >> area % 64 & 1) {
            if (!take_area(r, axis, area))
                return 0;
            axis++;
        }
    if (axis < r->n_axes)
        r->status = FERRY_ERR_NO_MEMORY;
    return axis == r->n_axes;
}

static void state_free(const ferryi_team_request *r, uint64_t *words)
{
    struct ferryi_teams *t = &r->pe->teams;
    int member = 0;
    for (int i = 0; i < r->n_axes; i++)
        member |= r->shape[i].n != 0;
    ferryi_mutex_lock(&t->lock, FERRYI_MUTEX_TEAMS);
    for (int i = 0; i < MASK_WORDS; i++)
        words[i] = member ? ~t->taken[i] : UINT64_MAX; /* a PE that joins no team accepts any area */
    ferryi_mutex_unlock(&t->lock);
    words[DIGEST] = r->digest;
    words[DIGEST + 1] = ~r->digest;
    words[FAILED] = failure_make(r->own, r->pe->world.my_pe);
}

static int has_lost_member(const ferryi_pe *pe, const ferryi_meeting *m)
{
    int lost = 0;
    for (int i = 0; i < m->n && !lost; i++)
        lost = ferryi_pair_is_lost(pe, m->pes[i]);
    return lost;
}

/* Waits until the members have applied all that this PE has sent them.
 *
 * Reason: an area may have had another team, and a collective that a death interrupted leaves descriptors in flight
 * that still write there.  Each member reads its free areas, drains here, then states them (ferryi_consensus_meet).  So
 * when settle() zeroes an area, all members have stated theirs, and no descriptor for an earlier team is in flight; and
 * no member writes for the new team before all have settled.  A PE outside the new team, or a dead one, may still write
 * to the area, but only to its own flag and slots, which this team never reads.
 *
 * Once a member is lost there will be no new team, and the other members learn it at once: this PE does not drain to a
 * member that is slow or stopped.  ferryi_consensus_meet reports the loss. */
static ferry_status drain_to_members(ferryi_pe *pe, const ferryi_meeting *m, uint64_t deadline)
{
    ferryi_world *w = &pe->world;
    ferry_status status = ferryi_routes_flush(w);
    ferryi_spin spin;
    if (status == FERRY_ERR_PEER_LOST)
        status = FERRY_SUCCESS;
    ferryi_spin_begin(&spin, w, ferryi_time_left(deadline));
    for (int i = 0; i < m->n && status == FERRY_SUCCESS && !has_lost_member(pe, m); i++) {
        const uint32_t route = ferryi_route(w, m->pes[i]);
        if (!ferryi_path_is_weak(route) || ferryi_route_is_lost(route))
            continue;
        status = w->gpu ? ferryi_gpu_of(w)->quiet_pe(w, m->pes[i])
                        : ferryi_descriptors_flush(w, &spin, FERRY_CALL_QUIET, m->pes[i]);
        if (status == FERRY_ERR_PEER_LOST)
            status = FERRY_SUCCESS;
    }
    ferryi_spin_end(w, &spin);
    return status == FERRY_ERR_TIMEOUT && has_lost_member(pe, m) ? FERRY_SUCCESS : status;
}

/* ---- Areas without what collectives have left there. */

typedef struct cleaning {
    ferryi_pe *pe;
    ferryi_area *area;
    ferry_status status;
} cleaning;

/* All members have drained and none is in a collective: counts, flags and the progress of one that was given up go.  A
 * second time it is the same. */
static int settle_clean(void *ctx, const uint64_t *words)
{
    cleaning *c = ctx;
    const ferryi_world *w = &c->pe->world;
    const size_t progress = offsetof(ferryi_area, team);
    const size_t pairs =
        (size_t)((char *)(ferryi_area_counts(c->area, w->n_laid, 0) + w->n_laid) - (char *)(c->area + 1));
    if (words == NULL)
        return 0;
    c->status = c->pe->space->zero(c->area, progress);
    if (c->status == FERRY_SUCCESS)
        c->status = c->pe->space->zero(c->area + 1, pairs);
    return c->status == FERRY_SUCCESS;
}

ferry_status ferryi_team_area_clean(ferryi_pe *pe, ferryi_area *area, ferryi_meeting *m)
{
    const uint64_t deadline = ferryi_deadline_after(pe->world.timeout_ns);
    cleaning c = { .pe = pe, .area = area };
    int outcome = 0;
    m->settle = settle_clean;
    m->ctx = &c;
    memset(m->words, 0xff, sizeof m->words);
    ferry_status status = drain_to_members(pe, m, deadline);
    if (status == FERRY_SUCCESS)
        status = ferryi_consensus_meet(pe, m, ferryi_time_left(deadline), &outcome);
    if (status != FERRY_SUCCESS || c.status != FERRY_SUCCESS)
        return status != FERRY_SUCCESS ? status : c.status;
    return outcome ? FERRY_SUCCESS
                   : ferryi_error(FERRY_ERR_SYSTEM, "%s failed on another PE: see its message", m->call);
}

ferry_status ferryi_teams_agree(ferryi_team_request *r, ferryi_meeting *m, int may_differ)
{
    ferryi_pe *pe = r->pe;
    uint64_t deadline = ferryi_deadline_after(pe->world.timeout_ns);
    int outcome = 0;
    m->settle = settle;
    m->ctx = r;
    r->held = 0;
    r->culprit = -1;
    r->status = FERRY_SUCCESS;
    do {
        state_free(r, m->words);
        ferry_status status = drain_to_members(pe, m, deadline);
        if (status == FERRY_SUCCESS)
            status = ferryi_consensus_meet(pe, m, ferryi_time_left(deadline), &outcome);
        if (status != FERRY_SUCCESS)
            return status;
        if (!outcome) {
            ferry_status why = r->status;
            give_back(r);
            r->status = why;
        }
    } while (!outcome && r->status == FERRY_SUCCESS);
    switch (r->status) {
    case FERRY_SUCCESS:
        return FERRY_SUCCESS;
    case FERRY_ERR_ASYMMETRIC:
        if (may_differ)
            return r->status;
        return ferryi_error(r->status, "the PEs called %s with different arguments: pass the same ones on all",
                            m->call);
    default:
        if (r->own != FERRY_SUCCESS)
            return r->own; /* already reported */
        if (r->culprit >= 0)
            return ferryi_error(r->status, "%s failed on PE %d (%s): see its message", m->call, r->culprit,
                                ferry_strerror(r->status));
        if (r->culprit == -2)
            return ferryi_error(r->status, "%s failed on several PEs: see their messages", m->call);
        return ferryi_error(
            r->status,
            "%s on PE %d: no room for another team: a PE may be in %" PRIu32
            " teams at a time, besides the world: destroy some, or raise FERRY_HEAP_MAX when it is below "
            "64M",
            m->call, pe->world.my_pe, pe->world.n_teams);
    }
}

/* ---- Agreement on several teams at once, of which each PE requests one.
 *
 * A PE claims each member of the team that it requests with the digest of its arguments, and itself, when it is not a
 * member, with 0 (in no team).  The teams are compatible when all claims on a PE are equal.  A claim is a word whose
 * low half is the complement of its high half: the AND of different claims breaks that; no claim leaves all ones. */

static uint64_t claim_on(const ferryi_team_request *r, int pe, int me)
{
    int is_member = ferryi_team_index_of(pe, r->first, r->stride, r->size) >= 0;
    uint32_t claim = is_member ? (uint32_t)(r->digest >> 32) | 1 : 0;
    return is_member || pe == me ? (uint64_t)claim << 32 | (uint32_t)~claim : UINT64_MAX;
}

static int settle_claims(void *fit, const uint64_t *words)
{
    *(int *)fit = words != NULL;
    for (int i = 0; words != NULL && i < FERRYI_STATEMENT_WORDS; i++)
        if (words[i] != UINT64_MAX && (uint32_t)(words[i] >> 32) != (uint32_t)~words[i])
            *(int *)fit = 0;
    return words != NULL;
}

ferry_status ferryi_teams_fit(const ferryi_team_request *r, const ferryi_meeting *m, int me, int *fit)
{
    uint64_t deadline = ferryi_deadline_after(r->pe->world.timeout_ns);
    ferryi_meeting round = *m;
    int outcome = 0, all_fit = 1;
    round.settle = settle_claims;
    round.ctx = fit;
    for (int pe = 0; pe < m->n; pe += FERRYI_STATEMENT_WORDS) {
        round.tag = ferryi_digest_mix(m->tag, pe + 1);
        for (int i = 0; i < FERRYI_STATEMENT_WORDS; i++)
            round.words[i] = pe + i < m->n ? claim_on(r, pe + i, me) : UINT64_MAX;
        ferry_status status = ferryi_consensus_meet(r->pe, &round, ferryi_time_left(deadline), &outcome);
        if (status != FERRY_SUCCESS)
            return status;
        all_fit &= *fit;
    }
    *fit = all_fit;
    return FERRY_SUCCESS;
}
