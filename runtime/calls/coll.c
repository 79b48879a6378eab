/* SPDX-License-Identifier: BSD-3-Clause */
/* Collectives: the exported functions, over the bodies that kernels use too. */
#include "ferry/coll.h"
#include "ferry/detail/collectives/collect__funcs.h"
#include "ferry/detail/operations/host_call.h"
#include "runtime/state/world.h"

/* With heaps in GPU memory the GPU does the work, a barrier's quiet too. */
static ferry_status sync_team(ferry_call call, ferry_team_t team, uint64_t timeout_ns)
{
    ferryi_world *w = ferryi_world_get();
    if (FERRYI_UNLIKELY(w->gpu))
        return ferryi_gpu_of(w)->sync(w, call, team, timeout_ns);
    ferry_status status = ferryi_barrier_begin(w, call, team, &timeout_ns);
    return status == FERRY_SUCCESS ? ferryi_sync_team(FERRYI_THREAD, w, call, team, timeout_ns) : status;
}

/* A collective of `n` bytes from or to each PE, in GPU memory. */
static ferry_status on_gpu(ferryi_world *w, uint32_t op, ferry_call call, ferry_team_t team, void *dest,
                           const void *source, size_t n, int root, uint64_t timeout_ns)
{
    ferryi_host_call c = { .op = op, .call = (uint32_t)call, .pe = root, .team = team, .n = n };
    return ferryi_gpu_of(w)->collective(w, &c, dest, source, timeout_ns);
}

static __attribute__((noinline)) ferry_status broadcast(ferry_team_t team, void *dest, const void *source,
                                                        size_t nbytes, int root, uint64_t timeout_ns)
{
    ferryi_world *w = ferryi_world_get();
    if (FERRYI_UNLIKELY(w->gpu))
        return on_gpu(w, FERRYI_HOST_BROADCAST, FERRY_CALL_BROADCAST, team, dest, source, nbytes, root, timeout_ns);
    return ferryi_broadcast(FERRYI_THREAD, w, team, dest, source, nbytes, 1, root, timeout_ns);
}

static __attribute__((noinline)) ferry_status fcollect(ferry_team_t team, void *dest, const void *source, size_t nbytes,
                                                       uint64_t timeout_ns)
{
    ferryi_world *w = ferryi_world_get();
    if (FERRYI_UNLIKELY(w->gpu))
        return on_gpu(w, FERRYI_HOST_FCOLLECT, FERRY_CALL_FCOLLECT, team, dest, source, nbytes, 0, timeout_ns);
    return ferryi_fcollect(FERRYI_THREAD, w, team, dest, source, nbytes, 1, timeout_ns);
}

static __attribute__((noinline)) ferry_status alltoall(ferry_team_t team, void *dest, const void *source, size_t nbytes,
                                                       uint64_t timeout_ns)
{
    ferryi_world *w = ferryi_world_get();
    if (FERRYI_UNLIKELY(w->gpu))
        return on_gpu(w, FERRYI_HOST_ALLTOALL, FERRY_CALL_ALLTOALL, team, dest, source, nbytes, 0, timeout_ns);
    return ferryi_alltoall(FERRYI_THREAD, w, team, dest, source, nbytes, 1, timeout_ns);
}

static __attribute__((noinline)) ferry_status collect(ferry_team_t team, void *dest, const void *source, size_t nbytes,
                                                      uint64_t timeout_ns)
{
    ferryi_world *w = ferryi_world_get();
    if (FERRYI_UNLIKELY(w->gpu))
        return on_gpu(w, FERRYI_HOST_COLLECT, FERRY_CALL_COLLECT, team, dest, source, nbytes, 0, timeout_ns);
    return ferryi_collect(FERRYI_THREAD, w, team, dest, source, nbytes, 1, timeout_ns);
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
        return ferryi_gpu_of(w)->collective(w, &c, dest, source, timeout_ns);
    }
    return ferryi_alltoalls(FERRYI_THREAD, w, team, dest, source, dst, sst, nelems, width, timeout_ns);
}

#include "runtime/calls/count.h"

#include "generated/coll_host.h"
