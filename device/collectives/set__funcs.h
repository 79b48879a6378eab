/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_DETAIL_COLLECTIVES_SET_FUNCS_H
#define FERRY_DETAIL_COLLECTIVES_SET_FUNCS_H

#include "../operations/wait__funcs.h"

/* The members of a collective.  Contract of teams and active sets: ferry/team.h. */

/* ---- An area's parts. */

FERRYI_FN ferryi_area *ferryi_area_of_world(const ferryi_world *w)
{
    return (ferryi_area *)(uintptr_t)w->heap;
}

FERRYI_FN ferryi_area *ferryi_area_of_team(const ferryi_world *w, uint32_t slot)
{
    return (ferryi_area *)(uintptr_t)(w->heap + w->teams + (uint64_t)slot * w->team_bytes);
}

FERRYI_FN uint64_t *ferryi_area_flag(ferryi_area *s, int pe)
{
    return &((ferryi_flag *)(s + 1))[pe].seq;
}

FERRYI_FN uint64_t *ferryi_area_ended(ferryi_area *s, int pe)
{
    return &((ferryi_flag *)(s + 1))[pe].ended;
}

FERRYI_FN ferryi_coll_counts *ferryi_area_counts(ferryi_area *s, int n_pes, int pe)
{
    return (ferryi_coll_counts *)((ferryi_flag *)(s + 1) + n_pes) + pe;
}

FERRYI_FN int32_t *ferryi_area_list(ferryi_area *s, int n_pes)
{
    return (int32_t *)ferryi_area_counts(s, n_pes, n_pes);
}

FERRYI_FN size_t ferryi_area_slot_bytes(const ferryi_world *w, const ferryi_area *s)
{
    return s == ferryi_area_of_world(w) ? FERRYI_SLOT : FERRYI_TEAM_SLOT;
}

FERRYI_FN size_t ferryi_area_scratch_bytes(const ferryi_world *w, const ferryi_area *s)
{
    return s == ferryi_area_of_world(w) ? FERRYI_SCRATCH : FERRYI_TEAM_SCRATCH;
}

FERRYI_FN char *ferryi_area_slot(const ferryi_world *w, ferryi_area *s, uint64_t parity, int pe)
{
    return (char *)ferryi_area_counts(s, w->n_laid, 0) + ferryi_area_own_bytes(w->n_laid) +
           ((size_t)(parity & 1) * (size_t)w->n_laid + (size_t)pe) * ferryi_area_slot_bytes(w, s);
}

FERRYI_FN char *ferryi_area_scratch(const ferryi_world *w, ferryi_area *s, int which)
{
    return ferryi_area_slot(w, s, 0, 2 * w->n_laid) + (size_t)which * ferryi_area_scratch_bytes(w, s);
}

/* ---- Sets. */

typedef struct ferryi_set {
    ferryi_area *area;     /* own area; the same offset on every PE */
    const int32_t *list;   /* member i is PE list[i]; NULL: */
    int32_t start, stride; /* start + i * stride */
    int32_t n, me;         /* members, and which of them this PE is */
} ferryi_set;

FERRYI_FN int ferryi_set_pe(const ferryi_set *set, int i)
{
    return set->list != NULL ? set->list[i] : set->start + i * set->stride;
}

/* The member index of the i-th peer to serve, 0 .. n - 2.  Each PE begins with its right neighbour, so that the PEs do
 * not all write to member 0 first. */
FERRYI_FN int ferryi_set_peer(const ferryi_set *set, uint32_t i)
{
    int k = set->me + 1 + (int)i;
    return k >= set->n ? k - set->n : k;
}

FERRYI_FN void ferryi_set_world(const ferryi_world *w, ferryi_set *set)
{
    set->area = ferryi_area_of_world(w);
    set->list = NULL;
    set->start = 0;
    set->stride = 1;
    set->n = w->n_laid;
    set->me = w->my_pe;
}

/* An active set is its own handle, below FERRY_TEAM_INVALID (ferry/team.h).  0: this PE is not in it. */
FERRYI_FN int ferryi_set_active(const ferryi_world *w, ferry_team_t team, ferryi_set *set)
{
    uint32_t code = (uint32_t)team;
    int away;
    if ((code & 0xc0000000u) != 0x80000000u)
        return 0;
    ferryi_set_world(w, set);
    set->start = (int32_t)(code >> 20 & 1023);
    set->stride = (int32_t)(code >> 10 & 1023);
    set->n = (int32_t)(code & 1023) + 1;
    away = w->my_pe - set->start;
    set->me = set->stride != 0 ? away / set->stride : 0;
    return set->start + (set->n - 1) * set->stride < w->n_pes && away == set->me * set->stride && set->me >= 0 &&
           set->me < set->n && (set->stride != 0 || set->n == 1);
}

FERRYI_FN int ferryi_set_team(const ferryi_world *w, ferry_team_t team, ferryi_set *set)
{
    uint32_t slot = ((uint32_t)team & (FERRYI_MOST_TEAMS - 1)) - 1;
    if (FERRYI_UNLIKELY(slot >= w->n_teams))
        return 0;
    set->area = ferryi_area_of_team(w, slot);
    const ferryi_team *t = FERRYI_GPU ? &set->area->team : &w->team[slot];
    if (FERRYI_UNLIKELY((int32_t)ferryi_ld_relaxed_u32((const uint32_t *)&t->handle) != team))
        return 0;
    set->list = t->list;
    set->start = t->start;
    set->stride = t->stride;
    set->n = t->n;
    set->me = t->me;
    return 1;
}

/* Returns 0 when the team does not exist or this PE is not a member.  The world needs no memory access. */
FERRYI_FN int ferryi_set_of(const ferryi_world *w, ferry_team_t team, ferryi_set *set)
{
    if (FERRYI_LIKELY(team == FERRY_TEAM_WORLD)) {
        ferryi_set_world(w, set);
        return w->n_pes != 0;
    }
    if (w->n_pes == 0)
        return 0;
    return team > 0 ? ferryi_set_team(w, team, set) : ferryi_set_active(w, team, set);
}

/* ---- Questions. */

FERRYI_FN int ferryi_team_my_pe(ferry_team_t team)
{
    ferryi_set set;
    return ferryi_set_of(ferryi_world_get(), team, &set) ? set.me : -1;
}

FERRYI_FN int ferryi_team_n_pes(ferry_team_t team)
{
    ferryi_set set;
    return ferryi_set_of(ferryi_world_get(), team, &set) ? set.n : -1;
}

/* The member that is PE `pe` of the world, or -1. */
FERRYI_FN int ferryi_set_index(const ferryi_set *set, int pe)
{
    if (set->list == NULL) {
        int k = set->stride != 0 ? (pe - set->start) / set->stride : 0;
        return k >= 0 && k < set->n && set->start + k * set->stride == pe ? k : -1;
    }
    for (int k = 0; k < set->n; k++)
        if (set->list[k] == pe)
            return k;
    return -1;
}

FERRYI_FN int ferryi_team_translate_pe(ferry_team_t from, int pe, ferry_team_t to)
{
    ferryi_set a, b;
    if (!ferryi_set_of(ferryi_world_get(), from, &a) || !ferryi_set_of(ferryi_world_get(), to, &b) ||
        (uint32_t)pe >= (uint32_t)a.n)
        return -1;
    return ferryi_set_index(&b, ferryi_set_pe(&a, pe));
}

/* A member that died, or -1; for an active set, any PE of the world that died (ferryi_coll_begin()).  Out-of-line
 * functions take arguments by value: an argument passed by address lives in memory, and every release would wait for
 * that store. */
FERRYI_COLD int ferryi_set_lost(const ferryi_world *w, ferryi_set set)
{
    if (set.area == ferryi_area_of_world(w))
        ferryi_set_world(w, &set);
    for (int i = 0; i < set.n; i++)
        if (ferryi_ld_relaxed_u8(&w->peer_state[ferryi_set_pe(&set, i)]) == FERRY_PEER_LOST)
            return ferryi_set_pe(&set, i);
    return -1;
}

#endif
