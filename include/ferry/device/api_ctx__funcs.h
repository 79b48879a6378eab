/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_DEVICE_API_CTX_FUNCS_H
#define FERRY_DEVICE_API_CTX_FUNCS_H

#include "api__funcs.h"
#include "lock__funcs.h"

/* Fetching atomics that do not wait, strided blocks, contexts and locks where nvcc compiles, as in api__funcs.h: one
 * thread's calls. */

/* ---- Fetching atomics, _nbi: the work is done at once. */

template <typename T>
static __device__ __forceinline__ ferry_status ferryi_storing(T *fetch, int op, const T *addr, T operand, T cond,
                                                              int pe)
{
    typedef typename ferryi_bits_of<sizeof(T)>::type bits;
    uint64_t old;
    ferry_status status = ferryi_amo(ferryi_world_get(), FERRY_CALL_ATOMIC, op, sizeof(T), addr,
                                     ferryi_as<bits>(operand), ferryi_as<bits>(cond), pe, 1, &old);
    if (FERRYI_LIKELY(status == FERRY_SUCCESS))
        *fetch = ferryi_as<T>((bits)old);
    return status;
}

#define FERRYI_API_AMO_PLAIN_NBI(NAME, TYPE, U)                                                                        \
    FERRYI_INLINE ferry_status ferry_##NAME##_atomic_fetch_nbi(TYPE *fetch, const TYPE *source, int pe)                \
    {                                                                                                                  \
        return FERRYI_SIDE(ferryi_host_ferry_##NAME##_atomic_fetch_nbi(fetch, source, pe),                             \
                           ferryi_storing<TYPE>(fetch, FERRYI_OP_FETCH, source, 0, 0, pe));                            \
    }                                                                                                                  \
    FERRYI_INLINE ferry_status ferry_##NAME##_atomic_swap_nbi(TYPE *fetch, TYPE *dest, TYPE value, int pe)             \
    {                                                                                                                  \
        return FERRYI_SIDE(ferryi_host_ferry_##NAME##_atomic_swap_nbi(fetch, dest, value, pe),                         \
                           ferryi_storing<TYPE>(fetch, FERRYI_OP_SWAP, dest, value, 0, pe));                           \
    }
FERRY_WORD_TYPES(FERRYI_API_AMO_PLAIN_NBI)
FERRY_REAL_WORD_TYPES(FERRYI_API_AMO_PLAIN_NBI)

#define FERRYI_API_FETCH_NBI(NAME, TYPE, OPERATOR, OP)                                                                 \
    FERRYI_INLINE ferry_status ferry_##NAME##_atomic_fetch_##OPERATOR##_nbi(TYPE *fetch, TYPE *dest, TYPE value,       \
                                                                            int pe)                                    \
    {                                                                                                                  \
        return FERRYI_SIDE(ferryi_host_ferry_##NAME##_atomic_fetch_##OPERATOR##_nbi(fetch, dest, value, pe),           \
                           ferryi_storing<TYPE>(fetch, OP, dest, value, 0, pe));                                       \
    }
#define FERRYI_API_AMO_NBI(NAME, TYPE, U)                                                                              \
    FERRYI_INLINE ferry_status ferry_##NAME##_atomic_compare_swap_nbi(TYPE *fetch, TYPE *dest, TYPE cond, TYPE value,  \
                                                                      int pe)                                          \
    {                                                                                                                  \
        return FERRYI_SIDE(ferryi_host_ferry_##NAME##_atomic_compare_swap_nbi(fetch, dest, cond, value, pe),           \
                           ferryi_storing<TYPE>(fetch, FERRYI_OP_CAS, dest, value, cond, pe));                         \
    }                                                                                                                  \
    FERRYI_INLINE ferry_status ferry_##NAME##_atomic_fetch_inc_nbi(TYPE *fetch, TYPE *dest, int pe)                    \
    {                                                                                                                  \
        return FERRYI_SIDE(ferryi_host_ferry_##NAME##_atomic_fetch_inc_nbi(fetch, dest, pe),                           \
                           ferryi_storing<TYPE>(fetch, FERRYI_OP_ADD, dest, 1, 0, pe));                                \
    }                                                                                                                  \
    FERRYI_API_FETCH_NBI(NAME, TYPE, add, FERRYI_OP_ADD)                                                               \
    FERRYI_API_FETCH_NBI(NAME, TYPE, and, FERRYI_OP_AND)                                                               \
    FERRYI_API_FETCH_NBI(NAME, TYPE, or, FERRYI_OP_OR)                                                                 \
    FERRYI_API_FETCH_NBI(NAME, TYPE, xor, FERRYI_OP_XOR)
FERRY_WORD_TYPES(FERRYI_API_AMO_NBI)

/* ---- Strided blocks: block after block. */

FERRYI_COLD ferry_status ferryi_blocks(int is_get, void *dst, const void *src, ptrdiff_t dst_stride,
                                       ptrdiff_t src_stride, size_t bsize, size_t nblocks, size_t width, int pe)
{
    const ferry_call call = is_get ? FERRY_CALL_GET : FERRY_CALL_PUT;
    ferry_status status = ferryi_blocks_fit(call, dst_stride, src_stride, bsize, nblocks, pe);
    FERRYI_ROLLED
    for (size_t i = 0; i < nblocks && status == FERRY_SUCCESS; i++) {
        char *to = (char *)dst + i * (size_t)dst_stride * width;
        const char *from = (const char *)src + i * (size_t)src_stride * width;
        status = is_get ? ferryi_group_get(FERRYI_THREAD, to, from, bsize, width, pe)
                        : ferryi_group_put(FERRYI_THREAD, to, from, bsize, width, pe);
    }
    return status;
}

#define FERRYI_API_BLOCKS(NAME, TYPE, IS_GET, BYTES)                                                                   \
    FERRYI_INLINE ferry_status ferry_##NAME(TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst,              \
                                            size_t bsize, size_t nblocks, int pe)                                      \
    {                                                                                                                  \
        return FERRYI_SIDE(ferryi_host_ferry_##NAME(dest, source, dst, sst, bsize, nblocks, pe),                       \
                           ferryi_blocks(IS_GET, dest, source, dst, sst, bsize, nblocks, BYTES, pe));                  \
    }
#define FERRYI_API_BLOCKS_TYPE(NAME, TYPE)                                                                             \
    FERRYI_API_BLOCKS(NAME##_ibput, TYPE, 0, sizeof(TYPE)) FERRYI_API_BLOCKS(NAME##_ibget, TYPE, 1, sizeof(TYPE))
#define FERRYI_API_BLOCKS_SIZE(BITS, BYTES)                                                                            \
    FERRYI_API_BLOCKS(ibput##BITS, void, 0, BYTES) FERRYI_API_BLOCKS(ibget##BITS, void, 1, BYTES)
FERRY_RMA_TYPES(FERRYI_API_BLOCKS_TYPE)
FERRY_RMA_SIZES(FERRYI_API_BLOCKS_SIZE)

/* ---- Contexts.  A kernel's operations have left their PE when the calls return, or are in the rings of weak pairs,
 * which all contexts share: a context's fence and quiet are the PE's own, which promise no less. */

/* *pe becomes the world's number; -1 where the team has no such member, which the call itself refuses.  0: no context.
 */
FERRYI_COLD int ferryi_ctx_team_pe(ferry_ctx_t ctx, int pe, int *known)
{
    const ferryi_world *w = ferryi_world_get();
    const uint32_t slot = FERRYI_CTX_TEAM(ctx) - 1;
    *known = w->n_pes == 0;
    if (ctx < 0 || slot >= w->n_teams)
        return pe;
    const ferryi_team *t = &ferryi_team_area(w, slot)->team;
    if (ferryi_ld_relaxed_u32((const uint32_t *)&t->handle) == 0)
        return pe;
    *known = 1;
    return (uint32_t)pe >= (uint32_t)t->n ? -1 : t->list != NULL ? t->list[pe] : t->start + pe * t->stride;
}
FERRYI_FN int ferryi_ctx_is(ferry_ctx_t ctx, int *pe)
{
    int known = 1;
    if (FERRYI_UNLIKELY(ctx < 0 || FERRYI_CTX_TEAM(ctx) != 0))
        *pe = ferryi_ctx_team_pe(ctx, *pe, &known);
    return known;
}
FERRYI_COLD ferry_status ferryi_ctx_unknown(ferry_ctx_t ctx)
{
    return ferryi_bad_argument(ferryi_world_get(), FERRY_CALL_NONE, -1, (uint64_t)(int64_t)ctx);
}
template <typename T>
static __device__ __forceinline__ T ferryi_ctx_no_value(ferry_ctx_t ctx)
{
    (void)ferryi_ctx_unknown(ctx);
    return 0;
}

#define FERRYI_EACH_STATUS(NAME, OP, PARAMETERS, ARGUMENTS)                                                            \
    FERRYI_INLINE ferry_status ferry_ctx_##NAME(ferry_ctx_t ctx, FERRYI_UNWRAP PARAMETERS)                             \
    {                                                                                                                  \
        return FERRYI_SIDE(ferryi_host_ferry_ctx_##NAME(ctx, FERRYI_UNWRAP ARGUMENTS),                                 \
                           ferryi_ctx_is(ctx, &pe) ? ferry_##NAME ARGUMENTS : ferryi_ctx_unknown(ctx));                \
    }
#define FERRYI_EACH_VALUE(TYPE, NAME, OP, PARAMETERS, ARGUMENTS)                                                       \
    FERRYI_INLINE TYPE ferry_ctx_##NAME(ferry_ctx_t ctx, FERRYI_UNWRAP PARAMETERS)                                     \
    {                                                                                                                  \
        return FERRYI_SIDE(ferryi_host_ferry_ctx_##NAME(ctx, FERRYI_UNWRAP ARGUMENTS),                                 \
                           ferryi_ctx_is(ctx, &pe) ? ferry_##NAME ARGUMENTS : ferryi_ctx_no_value<TYPE>(ctx));         \
    }
FERRYI_EACH_CALL
#undef FERRYI_EACH_STATUS
#undef FERRYI_EACH_VALUE

FERRYI_FN ferry_status ferryi_ctx_fence(ferry_ctx_t ctx)
{
    int pe = 0;
    return ferryi_ctx_is(ctx, &pe) ? ferryi_fence(ferryi_world_get()) : ferryi_ctx_unknown(ctx);
}
FERRYI_FN ferry_status ferryi_ctx_quiet(ferry_ctx_t ctx)
{
    int pe = 0;
    return ferryi_ctx_is(ctx, &pe) ? ferryi_quiet(ferryi_world_get()) : ferryi_ctx_unknown(ctx);
}
FERRYI_COLD ferry_status ferryi_ctx_pe_quiet(ferry_ctx_t ctx, const int *target_pes, size_t npes)
{
    ferryi_world *w = ferryi_world_get();
    if (w->n_pes != 0 && npes != 0 && target_pes == NULL)
        return ferryi_bad_argument(w, FERRY_CALL_QUIET, -1, 0);
    FERRYI_ROLLED
    for (size_t i = 0; w->n_pes != 0 && i < npes; i++) {
        int pe = target_pes[i];
        if (!ferryi_ctx_is(ctx, &pe))
            return ferryi_ctx_unknown(ctx);
        ferry_status status = ferryi_check(w, FERRY_CALL_QUIET, NULL, 0, pe);
        if (status != FERRY_SUCCESS)
            return status;
    }
    return ferryi_ctx_quiet(ctx);
}
FERRYI_INLINE ferry_status ferry_ctx_fence(ferry_ctx_t ctx)
{
    return FERRYI_SIDE(ferryi_host_ferry_ctx_fence(ctx), ferryi_ctx_fence(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_quiet(ferry_ctx_t ctx)
{
    return FERRYI_SIDE(ferryi_host_ferry_ctx_quiet(ctx), ferryi_ctx_quiet(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_pe_quiet(ferry_ctx_t ctx, const int *target_pes, size_t npes)
{
    return FERRYI_SIDE(ferryi_host_ferry_ctx_pe_quiet(ctx, target_pes, npes),
                       ferryi_ctx_pe_quiet(ctx, target_pes, npes));
}
FERRYI_INLINE ferry_status ferry_pe_quiet(const int *target_pes, size_t npes)
{
    return FERRYI_SIDE(ferryi_host_ferry_pe_quiet(target_pes, npes),
                       ferryi_ctx_pe_quiet(FERRY_CTX_DEFAULT, target_pes, npes));
}

/* ---- Locks. */

FERRYI_INLINE ferry_status ferry_set_lock(long *lock)
{
    return FERRYI_SIDE(ferryi_host_ferry_set_lock(lock), ferryi_lock_set(lock));
}
FERRYI_INLINE ferry_status ferry_clear_lock(long *lock)
{
    return FERRYI_SIDE(ferryi_host_ferry_clear_lock(lock), ferryi_lock_clear(lock));
}
FERRYI_INLINE ferry_status ferry_test_lock(long *lock, int *busy)
{
    return FERRYI_SIDE(ferryi_host_ferry_test_lock(lock, busy), ferryi_lock_test(lock, busy));
}

#endif
