/* SPDX-License-Identifier: BSD-3-Clause */
/* Reductions and scans: the exported functions, a fold per type and operator over one engine.  On the host two rows are
 * folded into one at a time. */
#include "ferry/coll.h"
#include "ferry/detail/collectives/reduce__funcs.h"
#include "ferry/detail/machine/num__funcs.h"
#include "ferry/detail/operations/host_call.h"
#include "runtime/state/world.h"

#define UNUSED __attribute__((unused))

static __attribute__((noinline)) ferry_status reduce(ferry_team_t team, void *dest, const void *source, size_t width,
                                                     size_t nelems, ferryi_fold fold, int kind, int op,
                                                     uint64_t timeout)
{
    ferryi_world *w = ferryi_world_get();
    if (FERRYI_UNLIKELY(w->gpu))
        return ferryi_gpu_of(w)->reduce(w, FERRYI_HOST_REDUCE, team, dest, source, kind, op, nelems, 0, timeout);
    return ferryi_reduce(FERRYI_THREAD, w, team, dest, source, width, nelems, fold, FERRYI_ELEMENT(kind, op), timeout);
}

static __attribute__((noinline)) ferry_status reducescatter(ferry_team_t team, void *dest, const void *source,
                                                            size_t width, size_t nelems, ferryi_fold fold, int kind,
                                                            int op, uint64_t timeout)
{
    ferryi_world *w = ferryi_world_get();
    if (FERRYI_UNLIKELY(w->gpu))
        return ferryi_gpu_of(w)->reduce(w, FERRYI_HOST_REDUCESCATTER, team, dest, source, kind, op, nelems, 0, timeout);
    return ferryi_reducescatter(FERRYI_THREAD, w, team, dest, source, width, nelems, fold, FERRYI_ELEMENT(kind, op),
                                timeout);
}

static __attribute__((noinline)) ferry_status scan(ferry_team_t team, void *dest, const void *source, size_t width,
                                                   size_t nelems, ferryi_fold fold, int kind, int inclusive)
{
    ferryi_world *w = ferryi_world_get();
    if (FERRYI_UNLIKELY(w->gpu))
        return ferryi_gpu_of(w)->reduce(w, FERRYI_HOST_SCAN, team, dest, source, kind, FERRYI_REDUCTION_sum, nelems,
                                        inclusive, UINT64_MAX);
    return ferryi_scan(FERRYI_THREAD, w, team, dest, source, width, nelems, inclusive, fold,
                       FERRYI_ELEMENT(kind, FERRYI_REDUCTION_sum), UINT64_MAX);
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

#define DEFINE_FOLD(NAME, TYPE, OP)                                                                                    \
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
    }
#define DEFINE_MATH(NAME, TYPE) FERRYI_REDUCE_MATH(DEFINE_FOLD, NAME, TYPE)
#define DEFINE_BITS(NAME, TYPE) FERRYI_REDUCE_BITS(DEFINE_FOLD, NAME, TYPE)
FERRY_RMA_TYPES(DEFINE_MATH)
FERRY_BITS_TYPES(DEFINE_BITS)

/* Complex numbers do not wrap. */
#undef FOLD_sum
#undef FOLD_prod
#define FOLD_sum(T, a, b) (a + b)
#define FOLD_prod(T, a, b) (a * b)
#define DEFINE_COMPLEX(NAME, TYPE) DEFINE_FOLD(NAME, TYPE, sum) DEFINE_FOLD(NAME, TYPE, prod)
FERRY_COMPLEX_TYPES(DEFINE_COMPLEX)

/* Halves: the bits, folded as floats. */
#define HALF_max(a, b) (a > b ? a : b)
#define HALF_min(a, b) (a < b ? a : b)
#define HALF_sum(a, b) (a + b)
#define HALF_prod(a, b) (a * b)
#define DEFINE_HALF(NAME, NUM, OP)                                                                                     \
    static void fold_##NAME##_##OP(const ferryi_rows *to, const ferryi_rows *from, size_t nelems,                      \
                                   uint32_t rank UNUSED, uint32_t size UNUSED)                                         \
    {                                                                                                                  \
        uint16_t *d = (uint16_t *)(void *)to->first;                                                                   \
        const uint16_t *a = (const uint16_t *)(void *)from->first;                                                     \
        const uint16_t *b = (const uint16_t *)(void *)(from->first + from->step);                                      \
        if (from->n == 1)                                                                                              \
            memmove(d, a, nelems * sizeof *d);                                                                         \
        else                                                                                                           \
            for (size_t i = 0; i < nelems; i++) {                                                                      \
                const float x = ferryi_num_from_##NUM(a[i]), y = ferryi_num_from_##NUM(b[i]);                          \
                d[i] = ferryi_num_to_##NUM(HALF_##OP(x, y));                                                           \
            }                                                                                                          \
    }
#define DEFINE_HALVES(NAME, NUM)                                                                                       \
    DEFINE_HALF(NAME, NUM, max)                                                                                        \
    DEFINE_HALF(NAME, NUM, min)                                                                                        \
    DEFINE_HALF(NAME, NUM, sum)                                                                                        \
    DEFINE_HALF(NAME, NUM, prod)
DEFINE_HALVES(half, half)
DEFINE_HALVES(bfloat16, bf16)

#include "generated/reduce_host.h"
