/* SPDX-License-Identifier: BSD-3-Clause */
/* Collectives: the exported functions, expanded from the type table over the bodies that kernels use too. */
#include "ferry/coll.h"
#include "ferry/device/coll__funcs.h"

ferry_status ferry_barrier_all_timeout(uint64_t timeout_ns)
{
    return ferryi_barrier_all(ferryi_world_get(), timeout_ns);
}

ferry_status ferry_barrier_all(void)
{
    return ferryi_barrier_all(ferryi_world_get(), UINT64_MAX);
}

ferry_status ferry_sync_all_timeout(uint64_t timeout_ns)
{
    return ferryi_sync_all(ferryi_world_get(), FERRY_CALL_SYNC, timeout_ns);
}

ferry_status ferry_sync_all(void)
{
    return ferryi_sync_all(ferryi_world_get(), FERRY_CALL_SYNC, UINT64_MAX);
}

ferry_status ferry_team_sync(ferry_team_t team)
{
    ferryi_world *w = ferryi_world_get();
    if (team != FERRY_TEAM_WORLD)
        return ferryi_bad_argument(w, FERRY_CALL_SYNC, 0, (uint64_t)(int64_t)team);
    return ferryi_sync_all(w, FERRY_CALL_SYNC, UINT64_MAX);
}

ferry_status ferry_broadcastmem_timeout(ferry_team_t team, void *dest, const void *source, size_t nbytes, int root,
                                        uint64_t timeout_ns)
{
    return ferryi_broadcast(ferryi_world_get(), team, dest, source, nbytes, root, timeout_ns);
}

ferry_status ferry_fcollectmem_timeout(ferry_team_t team, void *dest, const void *source, size_t nbytes,
                                       uint64_t timeout_ns)
{
    return ferryi_fcollect(ferryi_world_get(), team, dest, source, nbytes, timeout_ns);
}

ferry_status ferry_alltoallmem_timeout(ferry_team_t team, void *dest, const void *source, size_t nbytes,
                                       uint64_t timeout_ns)
{
    return ferryi_alltoall(ferryi_world_get(), team, dest, source, nbytes, timeout_ns);
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

/* ---- Reductions: a fold per type and operator, one engine. */

static __attribute__((noinline)) ferry_status reduce(ferry_team_t team, void *dest, const void *source, size_t width,
                                                     size_t nelems, ferryi_fold fold, uint64_t timeout)
{
    return ferryi_reduce(ferryi_world_get(), team, dest, source, width, nelems, fold, timeout);
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
    static void fold_##NAME##_##OP(void *acc, const void *x, size_t nelems)                                            \
    {                                                                                                                  \
        TYPE *a = acc;                                                                                                 \
        const TYPE *b = x;                                                                                             \
        for (size_t i = 0; i < nelems; i++)                                                                            \
            a[i] = FOLD_##OP(TYPE, a[i], b[i]);                                                                        \
    }                                                                                                                  \
    ferry_status ferry_##NAME##_##OP##_reduce_timeout(ferry_team_t team, TYPE *dest, const TYPE *source,               \
                                                      size_t nreduce, uint64_t timeout_ns)                             \
    {                                                                                                                  \
        return reduce(team, dest, source, sizeof(TYPE), nreduce, fold_##NAME##_##OP, timeout_ns);                      \
    }                                                                                                                  \
    ferry_status ferry_##NAME##_##OP##_reduce(ferry_team_t team, TYPE *dest, const TYPE *source, size_t nreduce)       \
    {                                                                                                                  \
        return reduce(team, dest, source, sizeof(TYPE), nreduce, fold_##NAME##_##OP, UINT64_MAX);                      \
    }
#define DEFINE_REDUCE_MATH(NAME, TYPE) FERRYI_REDUCE_MATH(DEFINE_REDUCE, NAME, TYPE)
#define DEFINE_REDUCE_BITS(NAME, TYPE, U) FERRYI_REDUCE_BITS(DEFINE_REDUCE, NAME, TYPE)
#define DEFINE_REDUCE_SMALL_BITS(NAME, TYPE) FERRYI_REDUCE_BITS(DEFINE_REDUCE, NAME, TYPE)
FERRY_RMA_TYPES(DEFINE_REDUCE_MATH)
FERRY_WORD_TYPES(DEFINE_REDUCE_BITS)
FERRYI_SMALL_C_TYPES(DEFINE_REDUCE_SMALL_BITS)
FERRYI_SMALL_ALIASES(DEFINE_REDUCE_SMALL_BITS)
