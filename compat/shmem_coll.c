/* SPDX-License-Identifier: BSD-3-Clause */
/* Teams and collectives. */
#include "compat/shmem_lib.h"

_Static_assert(SHMEM_TEAM_NUM_CONTEXTS == FERRY_TEAM_NUM_CONTEXTS, "masks are passed on as they are");
_Static_assert(FERRY_TEAM_WORLD == 0 && FERRY_TEAM_SHARED == 1 && FERRY_TEAM_NODE == 2, "handles are one more");

FN(int, shmem_team_my_pe, (shmem_team_t team))
{
    return ferry_team_my_pe(team_of(team));
}

FN(int, shmem_team_n_pes, (shmem_team_t team))
{
    return ferry_team_n_pes(team_of(team));
}

static ferry_team_config config_of(const shmem_team_config_t *config)
{
    ferry_team_config c = { config != NULL ? config->num_contexts : 0 };
    return c;
}

FN(int, shmem_team_get_config, (shmem_team_t team, long config_mask, shmem_team_config_t *config))
{
    ferry_team_config c = { 0 };
    if (team == SHMEM_TEAM_INVALID) /* the specification allows this case: nothing to report */
        return FERRY_ERR_INVALID_ARG;
    ferry_status status =
        ferry_team_get_config(team_of(team), config_mask, config != NULL || config_mask == 0 ? &c : NULL);
    if (status == FERRY_SUCCESS && (config_mask & SHMEM_TEAM_NUM_CONTEXTS) != 0)
        config->num_contexts = c.num_contexts;
    return (int)status;
}

FN(int, shmem_team_translate_pe, (shmem_team_t src_team, int src_pe, shmem_team_t dest_team))
{
    return ferry_team_translate_pe(team_of(src_team), src_pe, team_of(dest_team));
}

FN(int, shmem_team_split_strided,
   (shmem_team_t parent_team, int start, int stride, int size, const shmem_team_config_t *config, long config_mask,
    shmem_team_t *new_team))
{
    ferry_team_t team = FERRY_TEAM_INVALID;
    ferry_team_config c = config_of(config);
    *new_team = SHMEM_TEAM_INVALID;
    if (parent_team == SHMEM_TEAM_INVALID)
        return FERRY_ERR_INVALID_ARG;
    ferry_status status = ferry_team_split_strided(team_of(parent_team), start, stride, size,
                                                   config != NULL ? &c : NULL, config_mask, &team);
    *new_team = team_handle(team);
    return (int)status;
}

FN(int, shmem_team_split_2d,
   (shmem_team_t parent_team, int xrange, const shmem_team_config_t *xaxis_config, long xaxis_mask,
    shmem_team_t *xaxis_team, const shmem_team_config_t *yaxis_config, long yaxis_mask, shmem_team_t *yaxis_team))
{
    ferry_team_t x = FERRY_TEAM_INVALID, y = FERRY_TEAM_INVALID;
    ferry_team_config xc = config_of(xaxis_config), yc = config_of(yaxis_config);
    *xaxis_team = *yaxis_team = SHMEM_TEAM_INVALID;
    if (parent_team == SHMEM_TEAM_INVALID)
        return FERRY_ERR_INVALID_ARG;
    ferry_status status = ferry_team_split_2d(team_of(parent_team), xrange, xaxis_config != NULL ? &xc : NULL,
                                              xaxis_mask, &x, yaxis_config != NULL ? &yc : NULL, yaxis_mask, &y);
    *xaxis_team = team_handle(x);
    *yaxis_team = team_handle(y);
    return (int)status;
}

FN(void, shmem_team_destroy, (shmem_team_t team))
{
    must(ferry_team_destroy(team_of(team)));
}

FN(void *, shmem_team_ptr, (shmem_team_t team, const void *dest, int pe))
{
    return ferry_team_ptr(team_of(team), dest, pe);
}

FN(void, shmem_barrier_all, (void))
{
    must(ferry_barrier_all());
}

FN(void, shmem_sync_all, (void))
{
    must(ferry_sync_all());
}

FN(int, shmem_team_sync, (shmem_team_t team))
{
    return (int)ferry_team_sync(team_of(team));
}

#include "generated/coll_shmem.h"
