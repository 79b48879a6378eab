/* SPDX-License-Identifier: BSD-3-Clause */
/* Reductions and scans: the exported functions, a fold per type and operator over one engine.  On the host two rows are
 * folded into one at a time. */
#include "ferry/coll.h"
#include "ferry/device/host_call.h"
#include "ferry/device/reduce__funcs.h"
#include "runtime/gpu.h"

#define UNUSED __attribute__((unused))

static __attribute__((noinline)) ferry_status reduce(ferry_team_t team, void *dest, const void *source, size_t width,
                                                     size_t nelems, ferryi_fold fold, int kind, int op,
                                                     uint64_t timeout)
{
    ferryi_world *w = ferryi_world_get();
    if (FERRYI_UNLIKELY(w->gpu))
        return ferryi_gpu_reduce(w, FERRYI_HOST_REDUCE, team, dest, source, kind, op, nelems, 0, timeout);
    return ferryi_reduce(FERRYI_THREAD, w, team, dest, source, width, nelems, fold, timeout);
}

static __attribute__((noinline)) ferry_status reducescatter(ferry_team_t team, void *dest, const void *source,
                                                            size_t width, size_t nelems, ferryi_fold fold, int kind,
                                                            int op, uint64_t timeout)
{
    ferryi_world *w = ferryi_world_get();
    if (FERRYI_UNLIKELY(w->gpu))
        return ferryi_gpu_reduce(w, FERRYI_HOST_REDUCESCATTER, team, dest, source, kind, op, nelems, 0, timeout);
    return ferryi_reducescatter(FERRYI_THREAD, w, team, dest, source, width, nelems, fold, timeout);
}

static __attribute__((noinline)) ferry_status scan(ferry_team_t team, void *dest, const void *source, size_t width,
                                                   size_t nelems, ferryi_fold fold, int kind, int inclusive)
{
    ferryi_world *w = ferryi_world_get();
    if (FERRYI_UNLIKELY(w->gpu))
        return ferryi_gpu_reduce(w, FERRYI_HOST_SCAN, team, dest, source, kind, FERRYI_REDUCTION_sum, nelems, inclusive,
                                 UINT64_MAX);
    return ferryi_scan(FERRYI_THREAD, w, team, dest, source, width, nelems, inclusive, fold, UINT64_MAX);
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

#define DEFINE_FOLDING(NAME, TYPE, OP, KIND)                                                                           \
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
        return reduce(team, dest, source, sizeof(TYPE), nreduce, fold_##NAME##_##OP, KIND, FERRYI_REDUCTION_##OP,      \
                      timeout_ns);                                                                                     \
    }                                                                                                                  \
    ferry_status ferry_##NAME##_##OP##_reduce(ferry_team_t team, TYPE *dest, const TYPE *source, size_t nreduce)       \
    {                                                                                                                  \
        return reduce(team, dest, source, sizeof(TYPE), nreduce, fold_##NAME##_##OP, KIND, FERRYI_REDUCTION_##OP,      \
                      UINT64_MAX);                                                                                     \
    }                                                                                                                  \
    ferry_status ferry_##NAME##_##OP##_reducescatter_timeout(ferry_team_t team, TYPE *dest, const TYPE *source,        \
                                                             size_t nreduce, uint64_t timeout_ns)                      \
    {                                                                                                                  \
        return reducescatter(team, dest, source, sizeof(TYPE), nreduce, fold_##NAME##_##OP, KIND,                      \
                             FERRYI_REDUCTION_##OP, timeout_ns);                                                       \
    }                                                                                                                  \
    ferry_status ferry_##NAME##_##OP##_reducescatter(ferry_team_t team, TYPE *dest, const TYPE *source,                \
                                                     size_t nreduce)                                                   \
    {                                                                                                                  \
        return reducescatter(team, dest, source, sizeof(TYPE), nreduce, fold_##NAME##_##OP, KIND,                      \
                             FERRYI_REDUCTION_##OP, UINT64_MAX);                                                       \
    }
#define DEFINE_REDUCE(NAME, TYPE, OP) DEFINE_FOLDING(NAME, TYPE, OP, FERRYI_KIND_OF(TYPE))
#define DEFINE_REDUCE_MATH(NAME, TYPE) FERRYI_REDUCE_MATH(DEFINE_REDUCE, NAME, TYPE)
#define DEFINE_REDUCE_BITS(NAME, TYPE, U) FERRYI_REDUCE_BITS(DEFINE_REDUCE, NAME, TYPE)
#define DEFINE_REDUCE_SMALL_BITS(NAME, TYPE) FERRYI_REDUCE_BITS(DEFINE_REDUCE, NAME, TYPE)
FERRY_RMA_TYPES(DEFINE_REDUCE_MATH)
FERRY_WORD_TYPES(DEFINE_REDUCE_BITS)
FERRYI_SMALL_C_TYPES(DEFINE_REDUCE_SMALL_BITS)
FERRYI_SMALL_ALIASES(DEFINE_REDUCE_SMALL_BITS)

#define DEFINE_SCAN(NAME, TYPE)                                                                                        \
    ferry_status ferry_##NAME##_sum_inscan(ferry_team_t team, TYPE *dest, const TYPE *source, size_t nelems)           \
    {                                                                                                                  \
        return scan(team, dest, source, sizeof(TYPE), nelems, fold_##NAME##_sum, FERRYI_KIND_OF(TYPE), 1);             \
    }                                                                                                                  \
    ferry_status ferry_##NAME##_sum_exscan(ferry_team_t team, TYPE *dest, const TYPE *source, size_t nelems)           \
    {                                                                                                                  \
        return scan(team, dest, source, sizeof(TYPE), nelems, fold_##NAME##_sum, FERRYI_KIND_OF(TYPE), 0);             \
    }
FERRY_RMA_TYPES(DEFINE_SCAN)

/* Complex numbers wrap nowhere. */
#undef FOLD_sum
#undef FOLD_prod
#define FOLD_sum(T, a, b) (a + b)
#define FOLD_prod(T, a, b) (a * b)
#define DEFINE_COMPLEX(NAME, TYPE)                                                                                     \
    DEFINE_FOLDING(NAME, TYPE, sum, FERRYI_KIND_NONE) DEFINE_FOLDING(NAME, TYPE, prod, FERRYI_KIND_NONE)
FERRY_COMPLEX_TYPES(DEFINE_COMPLEX)
