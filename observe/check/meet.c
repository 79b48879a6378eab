/* SPDX-License-Identifier: BSD-3-Clause */
/* Collectives: whoever leaves one knows what all others knew when they came.  A team is known by the list of its PEs;
 * members count its collectives alike, as they make the same ones in the same order. */
#include "observe/check/engine.h"
#include <string.h>

enum { MOST = 512 };
static struct {
    ferry_team_t team;
    uint32_t used, index; /* of the shared table, plus 1; 0: no room */
    uint64_t key, count;
} mine[MOST];

/* The team's list as a key.  Teams of the same PEs are told apart by their order of creation. */
static uint64_t key_of(ferry_team_t team, uint64_t salt, int32_t pes[CHECK_MOST_PES], uint32_t *n)
{
    uint64_t key = 0xcbf29ce484222325u ^ salt;
    const uint32_t set = (uint32_t)team; /* of an active set: ferry_active_set() */
    const int is_set = set >> 31 != 0, members = is_set ? (int)(set & 1023) + 1 : ferry_team_n_pes(team);
    *n = 0;
    for (int i = 0; i < members; i++) {
        const int pe = is_set ? (int)(set >> 20 & 1023) + i * (int)(set >> 10 & 1023)
                              : ferry_team_translate_pe(team, i, FERRY_TEAM_WORLD);
        key = (key ^ (uint64_t)(uint32_t)pe) * 0x100000001b3u;
        if ((uint32_t)pe - check.first < check.n_pes && *n < CHECK_MOST_PES)
            pes[(*n)++] = pe;
    }
    return key | 1;
}

static uint32_t shared_of(uint64_t key, const int32_t *pes, uint32_t n)
{
    uint32_t found = 0;
    check_lock(&check.head->lock);
    for (uint32_t i = 0; i < CHECK_TEAMS && found == 0; i++) {
        check_team *t = &check.head->team[i];
        if (t->key == 0) {
            t->key = key;
            t->n = n;
            memcpy(t->pes, pes, n * sizeof *pes);
        }
        if (t->key == key)
            found = i + 1;
    }
    check_unlock(&check.head->lock);
    return found;
}

static uint32_t find(ferry_team_t team)
{
    for (uint32_t i = 0; i < MOST; i++)
        if (mine[i].used && mine[i].team == team)
            return i;
    return MOST;
}

static uint32_t add(ferry_team_t team, uint64_t salt)
{
    int32_t pes[CHECK_MOST_PES];
    uint32_t n, i = 0;
    while (i < MOST && mine[i].used)
        i++;
    if (i == MOST)
        return MOST;
    const uint64_t list = key_of(team, salt, pes, &n);
    uint64_t key = list;
    /* A team of a list that is used again counts on where the last one ended: so its key differs. */
    if (salt >= 16) {
        uint64_t before = 0;
        static struct {
            uint64_t list, n;
        } made[MOST];
        for (uint32_t k = 0; k < MOST; k++)
            if (made[k].n == 0 || made[k].list == list) {
                made[k].list = list;
                before = made[k].n++;
                break;
            }
        key = (list + before * 0x9e3779b97f4a7c15u) | 1;
    }
    mine[i].team = team;
    mine[i].used = 1;
    mine[i].key = key;
    mine[i].count = 0;
    mine[i].index = shared_of(key, pes, n);
    return i;
}

void check_team_made(ferry_team_t team)
{
    if (team != FERRY_TEAM_INVALID && team > FERRY_TEAM_NODE && find(team) == MOST)
        (void)add(team, 16);
}

void check_team_gone(ferry_team_t team)
{
    const uint32_t i = find(team);
    if (i != MOST)
        mine[i].used = 0;
}

uint64_t check_arrive(check_agent *agent, ferry_team_t team, int joins, const ferryi_event *e, uint32_t place)
{
    uint32_t i = find(team);
    if (team == FERRY_TEAM_INVALID)
        return 0;
    if (i == MOST)
        i = add(team, team < 0 ? 8 : team <= FERRY_TEAM_NODE ? (uint64_t)(team + 1) : 16);
    if (i == MOST || mine[i].index == 0)
        return 0;
    const uint32_t index = mine[i].index - 1;
    const uint64_t number = mine[i].count++;
    check_meeting *m = &check.head->team[index].meeting[number % CHECK_MEETINGS];
    uint32_t *clock = check_meeting_clock(index, (uint32_t)(number % CHECK_MEETINGS));
    check_catch_up(agent);
    check_lock(&check.head->lock);
    if (m->number != number + 1) {
        *m = (check_meeting){ .number = number + 1,
                              .kind = e->kind,
                              .pe = (int32_t)(check.me + check.first),
                              .root = e->root,
                              .place = place };
        memset(clock, 0, check_clock_bytes(check.n_pes));
    }
    const check_meeting first = *m;
    if (joins)
        check_publish(agent, clock, 1);
    check_unlock(&check.head->lock);
    /* A call that ran out of time may be followed by another one of the same PE. */
    if (first.pe != (int32_t)(check.me + check.first) && (first.kind != e->kind || first.root != e->root))
        check_tell_mismatch(first.kind != e->kind ? CHECK_MISMATCH : CHECK_ROOT, place, first.pe, first.place);
    return (number << 8 | index) + 1;
}

void check_leave(check_agent *agent, uint64_t meeting)
{
    if (meeting == 0)
        return;
    const uint64_t index = (meeting - 1) & 0xff, number = (meeting - 1) >> 8;
    check_lock(&check.head->lock);
    check_join(agent->clock, check_meeting_clock((uint32_t)index, (uint32_t)(number % CHECK_MEETINGS)));
    check_unlock(&check.head->lock);
}

void check_leave_early(ferry_team_t team, uint64_t meeting)
{
    const uint32_t i = find(team);
    if (meeting != 0 && i != MOST && mine[i].count == ((meeting - 1) >> 8) + 1)
        mine[i].count--;
}

void check_meeting_name(uint64_t meeting, uint64_t *team, uint64_t *number)
{
    *team = meeting != 0 ? ((meeting - 1) & 0xff) + 1 : 0;
    *number = meeting != 0 ? (meeting - 1) >> 8 : 0;
}
