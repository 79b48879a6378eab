/* SPDX-License-Identifier: BSD-3-Clause */
/* Collectives: the exported functions, expanded from the type table over the bodies that kernels use too. */
#include "ferry/coll.h"
#include "ferry/device/host_call.h"
#include "ferry/device/reduce__funcs.h"
#include "runtime/gpu.h"

/* With heaps in GPU memory the GPU does the work.  The host's own operations are complete whenever it calls. */
static ferry_status sync_team(ferry_call call, ferry_team_t team, uint64_t timeout_ns)
{
    ferryi_world *w = ferryi_world_get();
    if (FERRYI_UNLIKELY(w->gpu))
        return ferryi_gpu_sync(w, call, team, timeout_ns);
    return call == FERRY_CALL_BARRIER ? ferryi_barrier_team(FERRYI_THREAD, w, team, timeout_ns)
                                      : ferryi_sync_team(FERRYI_THREAD, w, call, team, timeout_ns);
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
    }
FERRY_RMA_TYPES(DEFINE_COLL)

/* ---- Reductions: a fold per type and operator, one engine.  On the host two rows are folded into one at a time. */

#define UNUSED __attribute__((unused))

static __attribute__((noinline)) ferry_status reduce(ferry_team_t team, void *dest, const void *source, size_t width,
                                                     size_t nelems, ferryi_fold fold, int kind, int op,
                                                     uint64_t timeout)
{
    ferryi_world *w = ferryi_world_get();
    if (FERRYI_UNLIKELY(w->gpu))
        return ferryi_gpu_reduce(w, team, dest, source, kind, op, nelems, timeout);
    return ferryi_reduce(FERRYI_THREAD, w, team, dest, source, width, nelems, fold, timeout);
}

/* Integers are folded as unsigned: a signed sum that leaves its range wraps, as the hardware's does. */
#define FOLD_and(T, a, b) (T)(a & b)
#define FOLD_or(T, a, b) (T)(a | b)
#define FOLD_xor(T, a, b) (T)(a ^ b)
#define FOLD_max(T, a, b) (T)(a > b ? a : b)
#define FOLD_min(T, a, b) (T)(a < b ? a : b)
#define FOLD_sum(T, a, b) _Generic((T)0, float : a + b, double : a + b, long double : a + b, default : (T)WRAP(a, +, b))
#define FOLD_prod(T, a, b) _Generic((T)0, float : a *b, double : a *b, long double : a *b, default : (T)WRAP(a, *, b))
#define WRAP(a, op, b) ((unsigned long long)(a)op(unsigned long long)(b))

#define DEFINE_REDUCE(NAME, TYPE, OP)                                                                                  \
    static void fold_##NAME##_##OP(const ferryi_rows *to, const ferryi_rows *from, size_t nelems,                      \
                                   uint32_t rank UNUSED, uint32_t size UNUSED)                                         \
    {                                                                                                                  \
        TYPE *d = (TYPE *)(void *)to->first;                                                                           \
        const TYPE *a = (const TYPE *)(void *)from->first;                                                             \
        const TYPE *b = (const TYPE *)(void *)(from->first + from->step);                                              \
        if (from->n == 1)                                                                                              \
            memmove(d, a, nelems * sizeof *d);                                                                         \
        else                                                                                                           \
            for (size_t i = 0; i < nelems; i++)                                                                        \
                d[i] = FOLD_##OP(TYPE, a[i], b[i]);                                                                    \
    }                                                                                                                  \
    ferry_status ferry_##NAME##_##OP##_reduce_timeout(ferry_team_t team, TYPE *dest, const TYPE *source,               \
                                                      size_t nreduce, uint64_t timeout_ns)                             \
    {                                                                                                                  \
        return reduce(team, dest, source, sizeof(TYPE), nreduce, fold_##NAME##_##OP, FERRYI_KIND_OF(TYPE),             \
                      FERRYI_REDUCTION_##OP, timeout_ns);                                                              \
    }                                                                                                                  \
    ferry_status ferry_##NAME##_##OP##_reduce(ferry_team_t team, TYPE *dest, const TYPE *source, size_t nreduce)       \
    {                                                                                                                  \
        return reduce(team, dest, source, sizeof(TYPE), nreduce, fold_##NAME##_##OP, FERRYI_KIND_OF(TYPE),             \
                      FERRYI_REDUCTION_##OP, UINT64_MAX);                                                              \
    }
#define DEFINE_REDUCE_MATH(NAME, TYPE) FERRYI_REDUCE_MATH(DEFINE_REDUCE, NAME, TYPE)
#define DEFINE_REDUCE_BITS(NAME, TYPE, U) FERRYI_REDUCE_BITS(DEFINE_REDUCE, NAME, TYPE)
#define DEFINE_REDUCE_SMALL_BITS(NAME, TYPE) FERRYI_REDUCE_BITS(DEFINE_REDUCE, NAME, TYPE)
FERRY_RMA_TYPES(DEFINE_REDUCE_MATH)
FERRY_WORD_TYPES(DEFINE_REDUCE_BITS)
FERRYI_SMALL_C_TYPES(DEFINE_REDUCE_SMALL_BITS)
FERRYI_SMALL_ALIASES(DEFINE_REDUCE_SMALL_BITS)
