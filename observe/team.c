/* SPDX-License-Identifier: BSD-3-Clause */
/* Making and ending teams, observed.  team: the parent, or the team itself; result: the handle that was made. */
#include "observe/observe.h"

ferry_status ferry_team_split_strided(ferry_team_t parent, int start, int stride, int size,
                                      const ferry_team_config *config, long config_mask, ferry_team_t *team)
{
    FERRYI_OBSERVE(ferry_status, ferry_team_split_strided, "ferry_team_split_strided",
                   (parent, start, stride, size, config, config_mask, team),
                   (FERRYI_OBSERVED_STATUS, e.result = FERRYI_OBSERVE_BITS(*team)), e.kind = FERRYI_EVENT_TEAM,
                   e.team = parent);
}

/* result: xteam; value: yteam. */
ferry_status ferry_team_split_2d(ferry_team_t parent, int xrange, const ferry_team_config *xconfig, long xmask,
                                 ferry_team_t *xteam, const ferry_team_config *yconfig, long ymask, ferry_team_t *yteam)
{
    FERRYI_OBSERVE(
        ferry_status, ferry_team_split_2d, "ferry_team_split_2d",
        (parent, xrange, xconfig, xmask, xteam, yconfig, ymask, yteam),
        (FERRYI_OBSERVED_STATUS, e.result = FERRYI_OBSERVE_BITS(*xteam), e.value = FERRYI_OBSERVE_BITS(*yteam)),
        e.kind = FERRYI_EVENT_TEAM, e.team = parent);
}

ferry_status ferry_team_from_list(const int *pes, int n, const ferry_team_config *config, long config_mask,
                                  ferry_team_t *team)
{
    FERRYI_OBSERVE(ferry_status, ferry_team_from_list, "ferry_team_from_list", (pes, n, config, config_mask, team),
                   (FERRYI_OBSERVED_STATUS, e.result = FERRYI_OBSERVE_BITS(*team)), e.kind = FERRYI_EVENT_TEAM,
                   e.n = n > 0 ? (uint64_t)n : 0, e.values = pes);
}

ferry_status ferry_team_from_key(uint64_t key, int n, int index, const ferry_team_config *config, long config_mask,
                                 ferry_team_t *team)
{
    FERRYI_OBSERVE(ferry_status, ferry_team_from_key, "ferry_team_from_key", (key, n, index, config, config_mask, team),
                   (FERRYI_OBSERVED_STATUS, e.result = FERRYI_OBSERVE_BITS(*team)), e.kind = FERRYI_EVENT_TEAM,
                   e.n = n > 0 ? (uint64_t)n : 0);
}

ferry_status ferry_team_destroy(ferry_team_t team)
{
    FERRYI_OBSERVE(ferry_status, ferry_team_destroy, "ferry_team_destroy", (team), FERRYI_OBSERVED_STATUS,
                   e.kind = FERRYI_EVENT_TEAM, e.flags = FERRYI_EVENT_DESTROYS | FERRYI_EVENT_ALONE, e.team = team);
}

ferry_status ferry_team_resync(ferry_team_t team)
{
    FERRYI_OBSERVE(ferry_status, ferry_team_resync, "ferry_team_resync", (team), FERRYI_OBSERVED_STATUS,
                   e.kind = FERRYI_EVENT_TEAM, e.flags = FERRYI_EVENT_ALONE, e.team = team);
}
