/* SPDX-License-Identifier: BSD-3-Clause */
/* Teams: which areas of the heap's front they have, and how PEs agree on one. */
#include "ferry/team.h"
#include "ferry/device/set__funcs.h"
#include "runtime/gpu.h"
#include "runtime/log.h"
#include "runtime/world.h"

/* What areas may take, unless the heap itself is small. */
#define AREAS_MOST ((uint64_t)8 << 20)

uint64_t ferryi_teams_place(ferryi_pe *pe)
{
    ferryi_world *w = &pe->world;
    uint64_t room = pe->heap.max / 8 < AREAS_MOST ? pe->heap.max / 8 : AREAS_MOST;
    w->teams = (ferryi_sync_bytes(w->n_pes, FERRYI_SLOT, FERRYI_SCRATCH) + 4095) / 4096 * 4096;
    w->team_bytes = (uint32_t)ferryi_sync_bytes(w->n_pes, FERRYI_TEAM_SLOT, FERRYI_TEAM_SCRATCH);
    uint64_t fit = room / w->team_bytes;
    if (fit < FERRYI_LEAST_TEAMS)
        fit = FERRYI_LEAST_TEAMS;
    w->n_teams = (uint32_t)(fit < FERRYI_MOST_TEAMS - 1 ? fit : FERRYI_MOST_TEAMS - 1);
    return (w->teams + (uint64_t)w->n_teams * w->team_bytes + 4095) / 4096 * 4096;
}
