/* SPDX-License-Identifier: BSD-3-Clause */
/* Collectives: the exported functions, expanded from the type table over the bodies that kernels use too. */
#include "ferry/coll.h"
#include "ferry/device/collect__funcs.h"
#include "ferry/device/host_call.h"
#include "runtime/gpu.h"

/* With heaps in GPU memory the GPU does the work, a barrier's quiet too. */
static ferry_status sync_team(ferry_call call, ferry_team_t team, uint64_t timeout_ns)
{
    ferryi_world *w = ferryi_world_get();
    if (FERRYI_UNLIKELY(w->gpu))
        return ferryi_gpu_sync(w, call, team, timeout_ns);
    ferry_status status = ferryi_barrier_begin(w, call, &timeout_ns);
    return status == FERRY_SUCCESS ? ferryi_sync_team(FERRYI_THREAD, w, call, team, timeout_ns) : status;
}

ferry_status ferry_barrier_all_timeout(uint64_t timeout_ns)
{
    return sync_team(FERRY_CALL_BARRIER, FERRY_TEAM_WORLD, timeout_ns);
}

ferry_status ferry_barrier_all(void)
{
    return sync_team(FERRY_CALL_BARRIER, FERRY_TEAM_WORLD, UINT64_MAX);
}

ferry_status ferry_sync_all_timeout(uint64_t timeout_ns)
{
    return sync_team(FERRY_CALL_SYNC, FERRY_TEAM_WORLD, timeout_ns);
}

ferry_status ferry_sync_all(void)
{
    return sync_team(FERRY_CALL_SYNC, FERRY_TEAM_WORLD, UINT64_MAX);
}

ferry_status ferry_team_sync_timeout(ferry_team_t team, uint64_t timeout_ns)
{
    return sync_team(FERRY_CALL_SYNC, team, timeout_ns);
}

ferry_status ferry_team_sync(ferry_team_t team)
{
    return sync_team(FERRY_CALL_SYNC, team, UINT64_MAX);
}

ferry_status ferry_team_barrier_timeout(ferry_team_t team, uint64_t timeout_ns)
{
    return sync_team(FERRY_CALL_BARRIER, team, timeout_ns);
}

ferry_status ferry_team_barrier(ferry_team_t team)
{
    return sync_team(FERRY_CALL_BARRIER, team, UINT64_MAX);
}

ferry_status ferry_broadcastmem_timeout(ferry_team_t team, void *dest, const void *source, size_t nbytes, int root,
                                        uint64_t timeout_ns)
{
    ferryi_world *w = ferryi_world_get();
    if (FERRYI_UNLIKELY(w->gpu))
        return ferryi_gpu_broadcast(w, team, dest, source, nbytes, root, timeout_ns);
    return ferryi_broadcast(FERRYI_THREAD, w, team, dest, source, nbytes, 1, root, timeout_ns);
}

ferry_status ferry_fcollectmem_timeout(ferry_team_t team, void *dest, const void *source, size_t nbytes,
                                       uint64_t timeout_ns)
{
    ferryi_world *w = ferryi_world_get();
    if (FERRYI_UNLIKELY(w->gpu))
        return ferryi_gpu_fcollect(w, team, dest, source, nbytes, timeout_ns);
    return ferryi_fcollect(FERRYI_THREAD, w, team, dest, source, nbytes, 1, timeout_ns);
}

ferry_status ferry_alltoallmem_timeout(ferry_team_t team, void *dest, const void *source, size_t nbytes,
                                       uint64_t timeout_ns)
{
    ferryi_world *w = ferryi_world_get();
    if (FERRYI_UNLIKELY(w->gpu))
        return ferryi_gpu_alltoall(w, team, dest, source, nbytes, timeout_ns);
    return ferryi_alltoall(FERRYI_THREAD, w, team, dest, source, nbytes, 1, timeout_ns);
}

ferry_status ferry_broadcastmem(ferry_team_t team, void *dest, const void *source, size_t nbytes, int root)
{
    return ferry_broadcastmem_timeout(team, dest, source, nbytes, root, UINT64_MAX);
}

ferry_status ferry_fcollectmem(ferry_team_t team, void *dest, const void *source, size_t nbytes)
{
    return ferry_fcollectmem_timeout(team, dest, source, nbytes, UINT64_MAX);
}

ferry_status ferry_alltoallmem(ferry_team_t team, void *dest, const void *source, size_t nbytes)
{
    return ferry_alltoallmem_timeout(team, dest, source, nbytes, UINT64_MAX);
}

ferry_status ferry_collectmem_timeout(ferry_team_t team, void *dest, const void *source, size_t nbytes,
                                      uint64_t timeout_ns)
{
    ferryi_world *w = ferryi_world_get();
    if (FERRYI_UNLIKELY(w->gpu)) {
        ferryi_host_call c = { .op = FERRYI_HOST_COLLECT, .call = FERRY_CALL_COLLECT, .team = team, .n = nbytes };
        return ferryi_gpu_collective(w, &c, dest, source, timeout_ns);
    }
    return ferryi_collect(FERRYI_THREAD, w, team, dest, source, nbytes, 1, timeout_ns);
}

ferry_status ferry_collectmem(ferry_team_t team, void *dest, const void *source, size_t nbytes)
{
    return ferry_collectmem_timeout(team, dest, source, nbytes, UINT64_MAX);
}

static __attribute__((noinline)) ferry_status alltoalls(ferry_team_t team, void *dest, const void *source,
                                                        ptrdiff_t dst, ptrdiff_t sst, size_t nelems, uint32_t width,
                                                        uint64_t timeout_ns)
{
    ferryi_world *w = ferryi_world_get();
    if (FERRYI_UNLIKELY(w->gpu)) {
        ferryi_host_call c = { .op = FERRYI_HOST_ALLTOALLS,
                               .call = FERRY_CALL_ALLTOALLS,
                               .team = team,
                               .width = width,
                               .n = nelems,
                               .operand = (uint64_t)dst,
                               .cond = (uint64_t)sst };
        return ferryi_gpu_collective(w, &c, dest, source, timeout_ns);
    }
    return ferryi_alltoalls(FERRYI_THREAD, w, team, dest, source, dst, sst, nelems, width, timeout_ns);
}

ferry_status ferry_alltoallsmem_timeout(ferry_team_t team, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst,
                                        size_t nbytes, uint64_t timeout_ns)
{
    return alltoalls(team, dest, source, dst, sst, nbytes, 1, timeout_ns);
}

ferry_status ferry_alltoallsmem(ferry_team_t team, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst,
                                size_t nbytes)
{
    return alltoalls(team, dest, source, dst, sst, nbytes, 1, UINT64_MAX);
}

/* Refused here, where count and type are still known, so that the message names what the program passed. */
#define BYTES_FIT(nelems, TYPE) FERRYI_LIKELY((nelems) <= SIZE_MAX / 2 / sizeof(TYPE))
#define TOO_MANY(call, nelems, TYPE) ferryi_overflow(ferryi_world_get(), call, -1, nelems, sizeof(TYPE))

#define DEFINE_COLL(NAME, TYPE)                                                                                        \
    ferry_status ferry_##NAME##_broadcast(ferry_team_t team, TYPE *dest, const TYPE *source, size_t nelems, int root)  \
    {                                                                                                                  \
        return BYTES_FIT(nelems, TYPE) ? ferry_broadcastmem(team, dest, source, nelems * sizeof(TYPE), root)           \
                                       : TOO_MANY(FERRY_CALL_BROADCAST, nelems, TYPE);                                 \
    }                                                                                                                  \
    ferry_status ferry_##NAME##_fcollect(ferry_team_t team, TYPE *dest, const TYPE *source, size_t nelems)             \
    {                                                                                                                  \
        return BYTES_FIT(nelems, TYPE) ? ferry_fcollectmem(team, dest, source, nelems * sizeof(TYPE))                  \
                                       : TOO_MANY(FERRY_CALL_FCOLLECT, nelems, TYPE);                                  \
    }                                                                                                                  \
    ferry_status ferry_##NAME##_alltoall(ferry_team_t team, TYPE *dest, const TYPE *source, size_t nelems)             \
    {                                                                                                                  \
        return BYTES_FIT(nelems, TYPE) ? ferry_alltoallmem(team, dest, source, nelems * sizeof(TYPE))                  \
                                       : TOO_MANY(FERRY_CALL_ALLTOALL, nelems, TYPE);                                  \
    }                                                                                                                  \
    ferry_status ferry_##NAME##_collect(ferry_team_t team, TYPE *dest, const TYPE *source, size_t nelems)              \
    {                                                                                                                  \
        return BYTES_FIT(nelems, TYPE) ? ferry_collectmem(team, dest, source, nelems * sizeof(TYPE))                   \
                                       : TOO_MANY(FERRY_CALL_COLLECT, nelems, TYPE);                                   \
    }                                                                                                                  \
    ferry_status ferry_##NAME##_alltoalls(ferry_team_t team, TYPE *dest, const TYPE *source, ptrdiff_t dst,            \
                                          ptrdiff_t sst, size_t nelems)                                                \
    {                                                                                                                  \
        return alltoalls(team, dest, source, dst, sst, nelems, sizeof(TYPE), UINT64_MAX);                              \
    }
FERRY_RMA_TYPES(DEFINE_COLL)
