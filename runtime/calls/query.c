/* SPDX-License-Identifier: BSD-3-Clause */
/* Queries that need no communication. */
#include "ferry/detail/collectives/set__funcs.h"
#include "ferry/diag.h"
#include "ferry/memory.h"
#include "ferry/setup.h"
#include "ferry/team.h"
#include "runtime/base/log.h"
#include "runtime/memory/statics.h"
#include "runtime/state/world.h"

int ferry_query_initialized(void)
{
    return ferryi_world_get()->n_pes != 0;
}

int ferry_my_pe(void)
{
    const ferryi_world *w = ferryi_world_get();
    return w->n_pes != 0 ? w->my_pe : -1; /* calls that finalize overtakes still need it */
}

int ferry_n_pes(void)
{
    return ferryi_world_get()->n_pes;
}

const char *ferry_space_name(void)
{
    const ferryi_world *w = ferryi_world_get();
    return w->n_pes == 0 ? "" : ((const ferryi_pe *)(const void *)w)->gpu != NULL ? "cuda" : "host";
}

int ferry_team_my_pe(ferry_team_t team)
{
    return ferryi_team_my_pe(team);
}

int ferry_team_n_pes(ferry_team_t team)
{
    return ferryi_team_n_pes(team);
}

int ferry_team_translate_pe(ferry_team_t from, int pe, ferry_team_t to)
{
    return ferryi_team_translate_pe(from, pe, to);
}

void ferry_info_get_version(int *major, int *minor)
{
    if (major != NULL)
        *major = FERRY_VERSION_MAJOR;
    if (minor != NULL)
        *minor = FERRY_VERSION_MINOR;
}

const char *ferry_info_get_name(void)
{
    return "ferry";
}

ferry_status ferry_query_thread(int *provided)
{
    ferryi_pe *pe;
    ferry_status status = ferryi_pe_current("ferry_query_thread", &pe);
    if (status != FERRY_SUCCESS)
        return status;
    if (provided == NULL)
        return ferryi_error(FERRY_ERR_INVALID_ARG, "ferry_query_thread: provided is NULL");
    *provided = FERRY_THREAD_MULTIPLE;
    return FERRY_SUCCESS;
}

static int is_pe(const ferryi_world *w, int pe)
{
    return pe >= 0 && pe < w->n_pes;
}

void *ferry_ptr(const void *dest, int pe)
{
    ferryi_world *w = ferryi_world_get();
    const void *own = is_pe(w, pe) ? ferryi_statics_resolve(w, dest, 1) : NULL;
    if (own == NULL)
        return NULL;
    if (pe == w->my_pe)
        return (void *)(uintptr_t)dest;
    const uint32_t route = ferryi_route(w, pe);
    return ferryi_path_is_direct(route) && !ferryi_route_is_lost(route) ? ferryi_peer_addr(w, own, pe) : NULL;
}

void *ferry_team_ptr(ferry_team_t team, const void *dest, int pe)
{
    return ferry_ptr(dest, ferry_team_translate_pe(team, pe, FERRY_TEAM_WORLD));
}

int ferry_pe_accessible(int pe)
{
    ferryi_world *w = ferryi_world_get();
    return is_pe(w, pe) && !ferryi_route_is_lost(ferryi_route(w, pe)); /* no pair is without a path: init would fail */
}

int ferry_addr_accessible(const void *addr, int pe)
{
    return ferry_pe_accessible(pe) && ferryi_statics_resolve(ferryi_world_get(), addr, 1) != NULL;
}

ferry_path ferry_path_of(int from, int to)
{
    ferryi_world *w = ferryi_world_get();
    if (!is_pe(w, from) || !is_pe(w, to))
        return FERRY_PATH_NONE;
    return (ferry_path)ferryi_pair_at(ferryi_pe_of(w), from, to)->path;
}

ferry_status ferry_stats(int peer, ferry_stats_pair *stats)
{
    ferryi_pe *pe;
    ferry_status status = ferryi_pe_current("ferry_stats", &pe);
    if (status != FERRY_SUCCESS)
        return status;
    if (!is_pe(&pe->world, peer))
        return ferryi_error(FERRY_ERR_INVALID_PE, "ferry_stats of PE %d, but PEs are 0 to %d", peer,
                            pe->world.n_pes - 1);
    if (stats == NULL)
        return ferryi_error(FERRY_ERR_INVALID_ARG, "ferry_stats: stats is NULL");
    ferry_stats_pair kernels = { 0 };
    if (pe->world.gpu)
        status = pe->gpu_ops->stats(pe, peer, &kernels);
    if (status != FERRY_SUCCESS)
        return status;
    const uint64_t *from = (const uint64_t *)&pe->world.stats[peer], *more = (const uint64_t *)&kernels;
    uint64_t *to = (uint64_t *)stats;
    for (size_t i = 0; i < sizeof *stats / sizeof *to; i++)
        to[i] = ferryi_ld_relaxed_u64(&from[i]) + more[i];
    return FERRY_SUCCESS;
}

ferry_status ferry_stats_reset(void)
{
    ferryi_pe *pe;
    ferry_status status = ferryi_pe_current("ferry_stats_reset", &pe);
    if (status != FERRY_SUCCESS)
        return status;
    uint64_t *words = (uint64_t *)pe->world.stats;
    for (size_t i = 0; i < (size_t)pe->world.n_pes * sizeof *pe->world.stats / sizeof *words; i++)
        ferryi_st_relaxed_u64(&words[i], 0);
    return pe->world.gpu ? pe->gpu_ops->stats_reset(pe) : FERRY_SUCCESS;
}
