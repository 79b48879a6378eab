/* SPDX-License-Identifier: BSD-3-Clause */
/* The areas of teams, and how PEs agree on which are whose. */
#include "ferry/coll.h"
#include "ferry/device/set__funcs.h"
#include "runtime/clock.h"
#include "runtime/log.h"
#include "runtime/team.h"
#include <inttypes.h>
#include <stdlib.h>

#define MASK_WORDS (FERRYI_MOST_TEAMS / 64)
_Static_assert(MASK_WORDS + 2 == FERRYI_STATEMENT_WORDS, "a statement is the free areas and a digest, twice");

/* ---- Areas. */

static int area_is_taken(const struct ferryi_teams *t, uint32_t area)
{
    return (int)(t->taken[area / 64] >> area % 64 & 1);
}

ferry_status ferryi_team_area_take(ferryi_pe *pe, uint32_t area, const ferryi_team_shape *s, int32_t handle)
{
    struct ferryi_teams *t = &pe->teams;
    ferryi_world *w = &pe->world;
    ferryi_sync *sync = ferryi_team_area(w, area);
    ferryi_team *team = &t->table[area];
    size_t used =
        (size_t)((char *)ferryi_sync_pair(sync, w->n_pes, 0) - (char *)sync) + ferryi_sync_own_bytes(w->n_pes);
    ferry_status status = pe->space->zero(sync, used);
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
            seen.list = ferryi_sync_list(sync, w->n_pes);
            status = pe->space->copy(ferryi_sync_list(sync, w->n_pes), s->list, (size_t)s->n * sizeof *s->list);
        }
        if (status == FERRY_SUCCESS)
            status = pe->space->copy(&sync->team, &seen, sizeof seen);
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
        (void)pe->space->zero(&ferryi_team_area(&pe->world, area)->team, sizeof *team);
    pthread_mutex_lock(&t->lock);
    free((void *)(uintptr_t)team->list);
    team->list = NULL;
    t->taken[area / 64] &= ~((uint64_t)1 << area % 64);
    pthread_mutex_unlock(&t->lock);
}

/* ---- Agreement on areas. */

static void give_back(ferryi_team_request *r)
{
    while (r->held > 0) {
        r->held--;
        if (r->shape[r->held].n != 0) {
            r->pe->teams.table[r->area[r->held]].list = NULL; /* the shape's, to be used again */
            ferryi_team_area_return(r->pe, r->area[r->held]);
        }
    }
}

/* Takes the area, or finds that another thread has. */
static int take(ferryi_team_request *r, int axis, uint32_t area)
{
    struct ferryi_teams *t = &r->pe->teams;
    r->area[axis] = area;
    if (r->shape[axis].n == 0) {
        r->held++;
        return 1;
    }
    pthread_mutex_lock(&t->lock);
    int was_taken = area_is_taken(t, area);
    t->taken[area / 64] |= (uint64_t)1 << area % 64;
    t->generation = t->generation % 0x3fffff + 1;
    r->handle[axis] = (int32_t)(t->generation * FERRYI_MOST_TEAMS + area + 1);
    pthread_mutex_unlock(&t->lock);
    if (was_taken)
        return 0;
    r->held++;
    r->status = ferryi_team_area_take(r->pe, area, &r->shape[axis], r->handle[axis]);
    return r->status == FERRY_SUCCESS;
}

/* The lowest areas that are free on all. */
static int settle(void *ctx, const uint64_t *words)
{
    ferryi_team_request *r = ctx;
    int axis = 0;
    give_back(r);
    r->status = FERRY_SUCCESS;
    if (words == NULL)
        return 0;
    if (words[MASK_WORDS] != ~words[MASK_WORDS + 1]) {
        r->status = FERRY_ERR_ASYMMETRIC;
        return 0;
    }
    for (uint32_t area = 0; area < r->pe->world.n_teams && axis < r->n_axes; area++)
        if (words[area / 64] >> area % 64 & 1) {
            if (!take(r, axis, area))
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
    pthread_mutex_lock(&t->lock);
    for (int i = 0; i < MASK_WORDS; i++)
        words[i] = member ? ~t->taken[i] : UINT64_MAX; /* whoever will be in none has no say */
    pthread_mutex_unlock(&t->lock);
    words[MASK_WORDS] = r->digest;
    words[MASK_WORDS + 1] = ~r->digest;
}

ferry_status ferryi_teams_agree(ferryi_team_request *r, ferryi_meeting *m, int may_differ)
{
    ferryi_pe *pe = r->pe;
    uint64_t deadline = ferryi_deadline_after(pe->world.timeout_ns);
    int outcome = 0;
    m->settle = settle;
    m->ctx = r;
    r->held = 0;
    r->status = FERRY_SUCCESS;
    do {
        state_free(r, m->words);
        ferry_status status = ferryi_meet(pe, m, ferryi_time_left(deadline), &outcome);
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
        return ferryi_error(r->status, "the PEs called %s with different arguments: all must give the same", m->call);
    case FERRY_ERR_NO_MEMORY:
        return ferryi_error(
            r->status,
            "%s on PE %d: no room for another team; a PE may be in %" PRIu32
            " teams at a time, besides the world: destroy some, or raise FERRY_HEAP_MAX when it is below "
            "64M",
            m->call, pe->world.my_pe, pe->world.n_teams);
    default:
        return r->status; /* said where it was found */
    }
}

/* ---- Agreement on several teams at once, of which each PE names one.
 *
 * A PE claims for each member of the team that it names the digest of its arguments, and for itself, when it is none
 * of these, that it is in no team.  The teams fit together when nobody is claimed in two ways.  A claim on a PE is a
 * word of which one half is the other's complement; no other claim leaves it so, and none at all leaves it full. */

static uint64_t claim_on(const ferryi_team_request *r, int pe, int me)
{
    int is_member = ferryi_team_place_of(pe, r->first, r->stride, r->size) >= 0;
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
        round.tag = ferryi_team_mix(m->tag, pe + 1);
        for (int i = 0; i < FERRYI_STATEMENT_WORDS; i++)
            round.words[i] = pe + i < m->n ? claim_on(r, pe + i, me) : UINT64_MAX;
        ferry_status status = ferryi_meet(r->pe, &round, ferryi_time_left(deadline), &outcome);
        if (status != FERRY_SUCCESS)
            return status;
        all_fit &= *fit;
    }
    *fit = all_fit;
    return FERRY_SUCCESS;
}
