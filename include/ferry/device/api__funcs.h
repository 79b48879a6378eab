/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_DEVICE_API_FUNCS_H
#define FERRY_DEVICE_API_FUNCS_H

#include "group__funcs.h"

/* The public calls where nvcc compiles: inlines of both sides.  On the GPU each is the body that the host space runs,
 * or its cooperative form; on the host each calls libferry.  Contracts: ferry/rma.h and its neighbours; scopes:
 * ferry_device.h.  Kept beside runtime/api_*.c, which expands the same table. */

#if defined(FERRYI_EMULATE) && !defined(FERRY_DRIVER_MODULE) /* one compilation for both sides */
#define FERRYI_SIDE(HOST, DEVICE) (ferryi_emu_here() != NULL ? (DEVICE) : (HOST))
#elif defined(__CUDA_ARCH__) || defined(FERRYI_EMULATE)
#define FERRYI_SIDE(HOST, DEVICE) DEVICE
#else
#define FERRYI_SIDE(HOST, DEVICE) HOST
#endif
/* X(SCOPE, SUFFIX) for each way to make a call. */
#define FERRYI_EACH_SCOPE(X, ...)                                                                                      \
    X(FERRYI_THREAD, , __VA_ARGS__) X(FERRYI_WARP, _warp, __VA_ARGS__) X(FERRYI_BLOCK, _block, __VA_ARGS__)

/* ---- Who and where. */

FERRYI_INLINE int ferry_my_pe(void)
{
    return FERRYI_SIDE(ferryi_host_ferry_my_pe(), ferryi_world_get()->n_pes != 0 ? ferryi_world_get()->my_pe : -1);
}
FERRYI_INLINE int ferry_n_pes(void)
{
    return FERRYI_SIDE(ferryi_host_ferry_n_pes(), ferryi_world_get()->n_pes);
}
FERRYI_INLINE int ferry_team_my_pe(ferry_team_t team)
{
    return FERRYI_SIDE(ferryi_host_ferry_team_my_pe(team), ferryi_team_my_pe(team));
}
FERRYI_INLINE int ferry_team_n_pes(ferry_team_t team)
{
    return FERRYI_SIDE(ferryi_host_ferry_team_n_pes(team), ferryi_team_n_pes(team));
}
FERRYI_INLINE int ferry_team_translate_pe(ferry_team_t from, int pe, ferry_team_t to)
{
    return FERRYI_SIDE(ferryi_host_ferry_team_translate_pe(from, pe, to), ferryi_team_translate_pe(from, pe, to));
}

FERRYI_FN void *ferryi_ptr(const void *own, int pe)
{
    ferryi_world *w = ferryi_world_get();
    if ((uint32_t)pe >= (uint32_t)w->n_pes || !ferryi_in_heap(w, own, 1) || ferryi_route(w, pe) > FERRY_PATH_FLAGS)
        return NULL;
    return ferryi_at(w, own, pe);
}
FERRYI_INLINE void *ferry_ptr(const void *dest, int pe)
{
    return FERRYI_SIDE(ferryi_host_ferry_ptr(dest, pe), ferryi_ptr(dest, pe));
}
FERRYI_FN int ferryi_reaches(int pe)
{
    ferryi_world *w = ferryi_world_get();
    return (uint32_t)pe < (uint32_t)w->n_pes && ferryi_route(w, pe) < FERRY_PATH_NONE;
}
FERRYI_INLINE int ferry_pe_accessible(int pe)
{
    return FERRYI_SIDE(ferryi_host_ferry_pe_accessible(pe), ferryi_reaches(pe));
}
FERRYI_INLINE int ferry_addr_accessible(const void *addr, int pe)
{
    return FERRYI_SIDE(ferryi_host_ferry_addr_accessible(addr, pe),
                       ferryi_reaches(pe) && ferryi_in_heap(ferryi_world_get(), addr, 1));
}

/* ---- Put and get. */

#define FERRYI_API_RMA(SCOPE, SUFFIX, NAME, TYPE)                                                                      \
    FERRYI_INLINE ferry_status ferry_##NAME##_put##SUFFIX(TYPE *dest, const TYPE *source, size_t nelems, int pe)       \
    {                                                                                                                  \
        return FERRYI_SIDE(ferryi_host_ferry_##NAME##_put(dest, source, nelems, pe),                                   \
                           ferryi_group_put(SCOPE, dest, source, nelems, sizeof(TYPE), pe));                           \
    }                                                                                                                  \
    FERRYI_INLINE ferry_status ferry_##NAME##_get##SUFFIX(TYPE *dest, const TYPE *source, size_t nelems, int pe)       \
    {                                                                                                                  \
        return FERRYI_SIDE(ferryi_host_ferry_##NAME##_get(dest, source, nelems, pe),                                   \
                           ferryi_group_get(SCOPE, dest, source, nelems, sizeof(TYPE), pe));                           \
    }                                                                                                                  \
    FERRYI_INLINE ferry_status ferry_##NAME##_put_nbi##SUFFIX(TYPE *dest, const TYPE *source, size_t nelems, int pe)   \
    {                                                                                                                  \
        return FERRYI_SIDE(ferryi_host_ferry_##NAME##_put_nbi(dest, source, nelems, pe),                               \
                           ferryi_group_put(SCOPE, dest, source, nelems, sizeof(TYPE), pe));                           \
    }                                                                                                                  \
    FERRYI_INLINE ferry_status ferry_##NAME##_get_nbi##SUFFIX(TYPE *dest, const TYPE *source, size_t nelems, int pe)   \
    {                                                                                                                  \
        return FERRYI_SIDE(ferryi_host_ferry_##NAME##_get_nbi(dest, source, nelems, pe),                               \
                           ferryi_group_get(SCOPE, dest, source, nelems, sizeof(TYPE), pe));                           \
    }                                                                                                                  \
    FERRYI_INLINE ferry_status ferry_##NAME##_iput##SUFFIX(TYPE *dest, const TYPE *source, ptrdiff_t dst,              \
                                                           ptrdiff_t sst, size_t nelems, int pe)                       \
    {                                                                                                                  \
        return FERRYI_SIDE(ferryi_host_ferry_##NAME##_iput(dest, source, dst, sst, nelems, pe),                        \
                           ferryi_group_iput(SCOPE, dest, source, dst, sst, sizeof(TYPE), nelems, pe));                \
    }                                                                                                                  \
    FERRYI_INLINE ferry_status ferry_##NAME##_iget##SUFFIX(TYPE *dest, const TYPE *source, ptrdiff_t dst,              \
                                                           ptrdiff_t sst, size_t nelems, int pe)                       \
    {                                                                                                                  \
        return FERRYI_SIDE(ferryi_host_ferry_##NAME##_iget(dest, source, dst, sst, nelems, pe),                        \
                           ferryi_group_iget(SCOPE, dest, source, dst, sst, sizeof(TYPE), nelems, pe));                \
    }                                                                                                                  \
    FERRYI_INLINE ferry_status ferry_##NAME##_put_signal##SUFFIX(                                                      \
        TYPE *dest, const TYPE *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)        \
    {                                                                                                                  \
        return FERRYI_SIDE(                                                                                            \
            ferryi_host_ferry_##NAME##_put_signal(dest, source, nelems, sig_addr, signal, sig_op, pe),                 \
            ferryi_group_put_signal(SCOPE, dest, source, nelems, sizeof(TYPE), sig_addr, signal, sig_op, pe));         \
    }                                                                                                                  \
    FERRYI_INLINE ferry_status ferry_##NAME##_put_signal_nbi##SUFFIX(                                                  \
        TYPE *dest, const TYPE *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)        \
    {                                                                                                                  \
        return FERRYI_SIDE(                                                                                            \
            ferryi_host_ferry_##NAME##_put_signal_nbi(dest, source, nelems, sig_addr, signal, sig_op, pe),             \
            ferryi_group_put_signal(SCOPE, dest, source, nelems, sizeof(TYPE), sig_addr, signal, sig_op, pe));         \
    }
#define FERRYI_API_RMA_SCOPES(NAME, TYPE) FERRYI_EACH_SCOPE(FERRYI_API_RMA, NAME, TYPE)
FERRY_RMA_TYPES(FERRYI_API_RMA_SCOPES)

#define FERRYI_API_SIZE(SCOPE, SUFFIX, BITS, BYTES)                                                                    \
    FERRYI_INLINE ferry_status ferry_put##BITS##SUFFIX(void *dest, const void *source, size_t nelems, int pe)          \
    {                                                                                                                  \
        return FERRYI_SIDE(ferryi_host_ferry_put##BITS(dest, source, nelems, pe),                                      \
                           ferryi_group_put(SCOPE, dest, source, nelems, BYTES, pe));                                  \
    }                                                                                                                  \
    FERRYI_INLINE ferry_status ferry_get##BITS##SUFFIX(void *dest, const void *source, size_t nelems, int pe)          \
    {                                                                                                                  \
        return FERRYI_SIDE(ferryi_host_ferry_get##BITS(dest, source, nelems, pe),                                      \
                           ferryi_group_get(SCOPE, dest, source, nelems, BYTES, pe));                                  \
    }                                                                                                                  \
    FERRYI_INLINE ferry_status ferry_put##BITS##_nbi##SUFFIX(void *dest, const void *source, size_t nelems, int pe)    \
    {                                                                                                                  \
        return FERRYI_SIDE(ferryi_host_ferry_put##BITS##_nbi(dest, source, nelems, pe),                                \
                           ferryi_group_put(SCOPE, dest, source, nelems, BYTES, pe));                                  \
    }                                                                                                                  \
    FERRYI_INLINE ferry_status ferry_get##BITS##_nbi##SUFFIX(void *dest, const void *source, size_t nelems, int pe)    \
    {                                                                                                                  \
        return FERRYI_SIDE(ferryi_host_ferry_get##BITS##_nbi(dest, source, nelems, pe),                                \
                           ferryi_group_get(SCOPE, dest, source, nelems, BYTES, pe));                                  \
    }                                                                                                                  \
    FERRYI_INLINE ferry_status ferry_iput##BITS##SUFFIX(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst,  \
                                                        size_t nelems, int pe)                                         \
    {                                                                                                                  \
        return FERRYI_SIDE(ferryi_host_ferry_iput##BITS(dest, source, dst, sst, nelems, pe),                           \
                           ferryi_group_iput(SCOPE, dest, source, dst, sst, BYTES, nelems, pe));                       \
    }                                                                                                                  \
    FERRYI_INLINE ferry_status ferry_iget##BITS##SUFFIX(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst,  \
                                                        size_t nelems, int pe)                                         \
    {                                                                                                                  \
        return FERRYI_SIDE(ferryi_host_ferry_iget##BITS(dest, source, dst, sst, nelems, pe),                           \
                           ferryi_group_iget(SCOPE, dest, source, dst, sst, BYTES, nelems, pe));                       \
    }                                                                                                                  \
    FERRYI_INLINE ferry_status ferry_put##BITS##_signal##SUFFIX(                                                       \
        void *dest, const void *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)        \
    {                                                                                                                  \
        return FERRYI_SIDE(ferryi_host_ferry_put##BITS##_signal(dest, source, nelems, sig_addr, signal, sig_op, pe),   \
                           ferryi_group_put_signal(SCOPE, dest, source, nelems, BYTES, sig_addr, signal, sig_op, pe)); \
    }                                                                                                                  \
    FERRYI_INLINE ferry_status ferry_put##BITS##_signal_nbi##SUFFIX(                                                   \
        void *dest, const void *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)        \
    {                                                                                                                  \
        return FERRYI_SIDE(                                                                                            \
            ferryi_host_ferry_put##BITS##_signal_nbi(dest, source, nelems, sig_addr, signal, sig_op, pe),              \
            ferryi_group_put_signal(SCOPE, dest, source, nelems, BYTES, sig_addr, signal, sig_op, pe));                \
    }
#define FERRYI_API_SIZE_SCOPES(BITS, BYTES) FERRYI_EACH_SCOPE(FERRYI_API_SIZE, BITS, BYTES)
FERRY_RMA_SIZES(FERRYI_API_SIZE_SCOPES)

/* One element by value: it never leaves the registers. */
template <size_t N>
struct ferryi_bits_of;
template <>
struct ferryi_bits_of<1> {
    typedef uint8_t type;
};
template <>
struct ferryi_bits_of<2> {
    typedef uint16_t type;
};
template <>
struct ferryi_bits_of<4> {
    typedef uint32_t type;
};
template <>
struct ferryi_bits_of<8> {
    typedef uint64_t type;
};
FERRYI_FN void ferryi_st_whole(uint8_t *p, uint8_t v)
{
    ferryi_st_relaxed_u8(p, v);
}
FERRYI_FN void ferryi_st_whole(uint16_t *p, uint16_t v)
{
    ferryi_st_relaxed_u16(p, v);
}
FERRYI_FN void ferryi_st_whole(uint32_t *p, uint32_t v)
{
    ferryi_st_relaxed_u32(p, v);
}
FERRYI_FN void ferryi_st_whole(uint64_t *p, uint64_t v)
{
    ferryi_st_relaxed_u64(p, v);
}
FERRYI_FN uint8_t ferryi_ld_whole(const uint8_t *p)
{
    return ferryi_ld_relaxed_u8(p);
}
FERRYI_FN uint16_t ferryi_ld_whole(const uint16_t *p)
{
    return ferryi_ld_relaxed_u16(p);
}
FERRYI_FN uint32_t ferryi_ld_whole(const uint32_t *p)
{
    return ferryi_ld_relaxed_u32(p);
}
FERRYI_FN uint64_t ferryi_ld_whole(const uint64_t *p)
{
    return ferryi_ld_relaxed_u64(p);
}
template <typename To, typename From>
static __device__ __forceinline__ To ferryi_as(From from)
{
    static_assert(sizeof(To) == sizeof(From), "the bits of one type as another of its size");
    union {
        From from;
        To to;
    } bits;
    bits.from = from;
    return bits.to;
}

template <typename T>
static __device__ __forceinline__ ferry_status ferryi_p(T *dest, T value, int pe)
{
    typedef typename ferryi_bits_of<sizeof(T)>::type bits;
    ferryi_world *w = ferryi_world_get();
    if (FERRYI_UNLIKELY(!(ferryi_goes_straight(w->straight_copies, pe) & ferryi_word_fits(w, dest, sizeof(T)))))
        return ferryi_p_rare(dest, ferryi_as<bits>(value), sizeof(T), pe);
    ferryi_st_whole((bits *)ferryi_at(w, dest, pe), ferryi_as<bits>(value));
    return FERRY_SUCCESS;
}

template <typename T>
static __device__ __forceinline__ T ferryi_g(const T *source, int pe)
{
    typedef typename ferryi_bits_of<sizeof(T)>::type bits;
    ferryi_world *w = ferryi_world_get();
    if (FERRYI_UNLIKELY(!(ferryi_goes_straight(w->straight_copies, pe) & ferryi_word_fits(w, source, sizeof(T)))))
        return ferryi_as<T>((bits)ferryi_g_rare(source, sizeof(T), pe));
    return ferryi_as<T>(ferryi_ld_whole((const bits *)ferryi_at(w, source, pe)));
}

#define FERRYI_API_P(NAME, TYPE)                                                                                       \
    FERRYI_INLINE ferry_status ferry_##NAME##_p(TYPE *dest, TYPE value, int pe)                                        \
    {                                                                                                                  \
        return FERRYI_SIDE(ferryi_host_ferry_##NAME##_p(dest, value, pe), ferryi_p(dest, value, pe));                  \
    }                                                                                                                  \
    FERRYI_INLINE TYPE ferry_##NAME##_g(const TYPE *source, int pe)                                                    \
    {                                                                                                                  \
        return FERRYI_SIDE(ferryi_host_ferry_##NAME##_g(source, pe), ferryi_g(source, pe));                            \
    }
FERRY_RMA_TYPES(FERRYI_API_P)

/* ---- Untyped calls, order, signals, synchronisation. */

FERRYI_FN ferry_status ferryi_group_signal(int scope, uint64_t *sig, uint64_t value, int sig_op, int pe)
{
    FERRYI_GROUP_LED(scope, ferry_status, ferryi_signal(ferryi_world_get(), sig, value, sig_op, pe));
}
FERRYI_FN uint64_t ferryi_signal_now(const uint64_t *sig)
{
    ferryi_world *w = ferryi_world_get();
    uint64_t value = 0;
    if (ferryi_amo(w, FERRY_CALL_SIGNAL, FERRYI_OP_FETCH, 8, sig, 0, 0, w->my_pe, 1, &value) != FERRY_SUCCESS)
        return 0;
    ferryi_fence_acquire(); /* A3 */
    return value;
}
FERRYI_FN uint64_t ferryi_group_signal_fetch(int scope, const uint64_t *sig)
{
    FERRYI_GROUP_LED(scope, uint64_t, ferryi_signal_now(sig));
}
FERRYI_COLD uint64_t ferryi_signal_wait_apart(uint64_t *sig, int cmp, uint64_t value)
{
    ferryi_outcome outcome =
        ferryi_wait_one_apart(ferryi_world_get(), FERRY_CALL_SIGNAL_WAIT, sig, 8, 0, cmp, value, UINT64_MAX);
    return outcome.status <= FERRY_ERR_ABORTED ? outcome.value : ferryi_value_of_failure(cmp, value);
}
FERRYI_FN uint64_t ferryi_signal_wait_now(uint64_t *sig, int cmp, uint64_t value)
{
    uint64_t found;
    if (FERRYI_LIKELY(ferryi_wait_ends_here(FERRYI_THREAD, ferryi_world_get(), sig, 8, 0, cmp, value, &found)))
        return found;
    return ferryi_signal_wait_apart(sig, cmp, value);
}
/* All lanes come here and leave together, the first one with the value. */
FERRYI_COLD uint64_t ferryi_signal_wait_led(uint64_t *sig, int cmp, uint64_t value)
{
    uint64_t found = ferryi_group_leads(FERRYI_WARP) ? ferryi_signal_wait_apart(sig, cmp, value) : 0;
    ferryi_scope_sync(FERRYI_WARP);
    return found;
}
FERRYI_FN uint64_t ferryi_group_signal_wait(int scope, uint64_t *sig, int cmp, uint64_t value)
{
    uint64_t found;
    if (scope != FERRYI_WARP)
        FERRYI_GROUP_LED(scope, uint64_t, ferryi_signal_wait_now(sig, cmp, value));
    if (FERRYI_UNLIKELY(!ferryi_wait_ends_here(FERRYI_WARP, ferryi_world_get(), sig, 8, 0, cmp, value, &found)))
        found = ferryi_signal_wait_led(sig, cmp, value);
    return ferryi_scope_share(scope, found);
}
FERRYI_FN ferry_status ferryi_group_signal_wait_timeout(int scope, uint64_t *sig, int cmp, uint64_t value,
                                                        uint64_t *found, uint64_t timeout)
{
    uint64_t now = 0, result = 0;
    ferryi_scope_sync(scope);
    if (ferryi_group_leads(scope))
        result =
            (uint64_t)ferryi_wait_one(ferryi_world_get(), FERRY_CALL_SIGNAL_WAIT, sig, 8, 0, cmp, value, &now, timeout);
    ferry_status status = (ferry_status)ferryi_scope_share(scope, result);
    now = ferryi_scope_share(scope, now); /* found may be each thread's own variable */
    if (found != NULL && status <= FERRY_ERR_ABORTED)
        *found = now;
    return status;
}
#define FERRYI_API_PLAIN(SCOPE, SUFFIX, ...)                                                                           \
    FERRYI_INLINE ferry_status ferry_putmem##SUFFIX(void *dest, const void *source, size_t nbytes, int pe)             \
    {                                                                                                                  \
        return FERRYI_SIDE(ferryi_host_ferry_putmem(dest, source, nbytes, pe),                                         \
                           ferryi_group_put(SCOPE, dest, source, nbytes, 1, pe));                                      \
    }                                                                                                                  \
    FERRYI_INLINE ferry_status ferry_getmem##SUFFIX(void *dest, const void *source, size_t nbytes, int pe)             \
    {                                                                                                                  \
        return FERRYI_SIDE(ferryi_host_ferry_getmem(dest, source, nbytes, pe),                                         \
                           ferryi_group_get(SCOPE, dest, source, nbytes, 1, pe));                                      \
    }                                                                                                                  \
    FERRYI_INLINE ferry_status ferry_putmem_nbi##SUFFIX(void *dest, const void *source, size_t nbytes, int pe)         \
    {                                                                                                                  \
        return FERRYI_SIDE(ferryi_host_ferry_putmem_nbi(dest, source, nbytes, pe),                                     \
                           ferryi_group_put(SCOPE, dest, source, nbytes, 1, pe));                                      \
    }                                                                                                                  \
    FERRYI_INLINE ferry_status ferry_getmem_nbi##SUFFIX(void *dest, const void *source, size_t nbytes, int pe)         \
    {                                                                                                                  \
        return FERRYI_SIDE(ferryi_host_ferry_getmem_nbi(dest, source, nbytes, pe),                                     \
                           ferryi_group_get(SCOPE, dest, source, nbytes, 1, pe));                                      \
    }                                                                                                                  \
    FERRYI_INLINE ferry_status ferry_putmem_signal##SUFFIX(void *dest, const void *source, size_t nbytes,              \
                                                           uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)    \
    {                                                                                                                  \
        return FERRYI_SIDE(ferryi_host_ferry_putmem_signal(dest, source, nbytes, sig_addr, signal, sig_op, pe),        \
                           ferryi_group_put_signal(SCOPE, dest, source, nbytes, 1, sig_addr, signal, sig_op, pe));     \
    }                                                                                                                  \
    FERRYI_INLINE ferry_status ferry_putmem_signal_nbi##SUFFIX(                                                        \
        void *dest, const void *source, size_t nbytes, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)        \
    {                                                                                                                  \
        return FERRYI_SIDE(ferryi_host_ferry_putmem_signal_nbi(dest, source, nbytes, sig_addr, signal, sig_op, pe),    \
                           ferryi_group_put_signal(SCOPE, dest, source, nbytes, 1, sig_addr, signal, sig_op, pe));     \
    }                                                                                                                  \
    FERRYI_INLINE ferry_status ferry_fence##SUFFIX(void)                                                               \
    {                                                                                                                  \
        return FERRYI_SIDE(ferryi_host_ferry_fence(), ferryi_group_fence(SCOPE));                                      \
    }                                                                                                                  \
    FERRYI_INLINE ferry_status ferry_quiet##SUFFIX(void)                                                               \
    {                                                                                                                  \
        return FERRYI_SIDE(ferryi_host_ferry_quiet(), ferryi_group_quiet(SCOPE));                                      \
    }                                                                                                                  \
    FERRYI_INLINE ferry_status ferry_signal_op##SUFFIX(uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)        \
    {                                                                                                                  \
        return FERRYI_SIDE(ferryi_host_ferry_signal_op(sig_addr, signal, sig_op, pe),                                  \
                           ferryi_group_signal(SCOPE, sig_addr, signal, sig_op, pe));                                  \
    }                                                                                                                  \
    FERRYI_INLINE ferry_status ferry_signal_set##SUFFIX(uint64_t *sig_addr, uint64_t signal, int pe)                   \
    {                                                                                                                  \
        return FERRYI_SIDE(ferryi_host_ferry_signal_set(sig_addr, signal, pe),                                         \
                           ferryi_group_signal(SCOPE, sig_addr, signal, FERRY_SIGNAL_SET, pe));                        \
    }                                                                                                                  \
    FERRYI_INLINE ferry_status ferry_signal_add##SUFFIX(uint64_t *sig_addr, uint64_t signal, int pe)                   \
    {                                                                                                                  \
        return FERRYI_SIDE(ferryi_host_ferry_signal_add(sig_addr, signal, pe),                                         \
                           ferryi_group_signal(SCOPE, sig_addr, signal, FERRY_SIGNAL_ADD, pe));                        \
    }                                                                                                                  \
    FERRYI_INLINE uint64_t ferry_signal_fetch##SUFFIX(const uint64_t *sig_addr)                                        \
    {                                                                                                                  \
        return FERRYI_SIDE(ferryi_host_ferry_signal_fetch(sig_addr), ferryi_group_signal_fetch(SCOPE, sig_addr));      \
    }                                                                                                                  \
    FERRYI_INLINE uint64_t ferry_signal_wait_until##SUFFIX(uint64_t *sig_addr, int cmp, uint64_t cmp_value)            \
    {                                                                                                                  \
        return FERRYI_SIDE(ferryi_host_ferry_signal_wait_until(sig_addr, cmp, cmp_value),                              \
                           ferryi_group_signal_wait(SCOPE, sig_addr, cmp, cmp_value));                                 \
    }                                                                                                                  \
    FERRYI_INLINE ferry_status ferry_signal_wait_until##SUFFIX##_timeout(                                              \
        uint64_t *sig_addr, int cmp, uint64_t cmp_value, uint64_t *found, uint64_t timeout_ns)                         \
    {                                                                                                                  \
        return FERRYI_SIDE(ferryi_host_ferry_signal_wait_until_timeout(sig_addr, cmp, cmp_value, found, timeout_ns),   \
                           ferryi_group_signal_wait_timeout(SCOPE, sig_addr, cmp, cmp_value, found, timeout_ns));      \
    }                                                                                                                  \
    FERRYI_INLINE ferry_status ferry_barrier_all##SUFFIX(void)                                                         \
    {                                                                                                                  \
        return FERRYI_SIDE(ferryi_host_ferry_barrier_all(),                                                            \
                           ferryi_group_barrier(SCOPE, FERRY_TEAM_WORLD, UINT64_MAX));                                 \
    }                                                                                                                  \
    FERRYI_INLINE ferry_status ferry_barrier_all##SUFFIX##_timeout(uint64_t timeout_ns)                                \
    {                                                                                                                  \
        return FERRYI_SIDE(ferryi_host_ferry_barrier_all_timeout(timeout_ns),                                          \
                           ferryi_group_barrier(SCOPE, FERRY_TEAM_WORLD, timeout_ns));                                 \
    }                                                                                                                  \
    FERRYI_INLINE ferry_status ferry_sync_all##SUFFIX(void)                                                            \
    {                                                                                                                  \
        return FERRYI_SIDE(ferryi_host_ferry_sync_all(),                                                               \
                           ferryi_group_sync(SCOPE, FERRY_CALL_SYNC, FERRY_TEAM_WORLD, UINT64_MAX));                   \
    }                                                                                                                  \
    FERRYI_INLINE ferry_status ferry_sync_all##SUFFIX##_timeout(uint64_t timeout_ns)                                   \
    {                                                                                                                  \
        return FERRYI_SIDE(ferryi_host_ferry_sync_all_timeout(timeout_ns),                                             \
                           ferryi_group_sync(SCOPE, FERRY_CALL_SYNC, FERRY_TEAM_WORLD, timeout_ns));                   \
    }                                                                                                                  \
    FERRYI_INLINE ferry_status ferry_team_sync##SUFFIX(ferry_team_t team)                                              \
    {                                                                                                                  \
        return FERRYI_SIDE(ferryi_host_ferry_team_sync(team),                                                          \
                           ferryi_group_sync(SCOPE, FERRY_CALL_SYNC, team, UINT64_MAX));                               \
    }                                                                                                                  \
    FERRYI_INLINE ferry_status ferry_team_sync##SUFFIX##_timeout(ferry_team_t team, uint64_t timeout_ns)               \
    {                                                                                                                  \
        return FERRYI_SIDE(ferryi_host_ferry_team_sync_timeout(team, timeout_ns),                                      \
                           ferryi_group_sync(SCOPE, FERRY_CALL_SYNC, team, timeout_ns));                               \
    }                                                                                                                  \
    FERRYI_INLINE ferry_status ferry_team_barrier##SUFFIX(ferry_team_t team)                                           \
    {                                                                                                                  \
        return FERRYI_SIDE(ferryi_host_ferry_team_barrier(team), ferryi_group_barrier(SCOPE, team, UINT64_MAX));       \
    }                                                                                                                  \
    FERRYI_INLINE ferry_status ferry_team_barrier##SUFFIX##_timeout(ferry_team_t team, uint64_t timeout_ns)            \
    {                                                                                                                  \
        return FERRYI_SIDE(ferryi_host_ferry_team_barrier_timeout(team, timeout_ns),                                   \
                           ferryi_group_barrier(SCOPE, team, timeout_ns));                                             \
    }
FERRYI_EACH_SCOPE(FERRYI_API_PLAIN, )

/* ---- Atomics: one thread's. */

template <typename T>
static __device__ __forceinline__ T ferryi_fetching(int op, const T *addr, T operand, T cond, int pe)
{
    typedef typename ferryi_bits_of<sizeof(T)>::type bits;
    uint64_t old; /* 0 when the call fails */
    (void)ferryi_amo(ferryi_world_get(), FERRY_CALL_ATOMIC, op, sizeof(T), addr, ferryi_as<bits>(operand),
                     ferryi_as<bits>(cond), pe, 1, &old);
    return ferryi_as<T>((bits)old);
}
template <typename T>
static __device__ __forceinline__ ferry_status ferryi_posting(int op, T *addr, T operand, int pe)
{
    typedef typename ferryi_bits_of<sizeof(T)>::type bits;
    uint64_t old;
    return ferryi_amo(ferryi_world_get(), FERRY_CALL_ATOMIC, op, sizeof(T), addr, ferryi_as<bits>(operand), 0, pe, 0,
                      &old);
}

#define FERRYI_API_AMO_PLAIN(NAME, TYPE, U)                                                                            \
    FERRYI_INLINE TYPE ferry_##NAME##_atomic_fetch(const TYPE *source, int pe)                                         \
    {                                                                                                                  \
        return FERRYI_SIDE(ferryi_host_ferry_##NAME##_atomic_fetch(source, pe),                                        \
                           ferryi_fetching<TYPE>(FERRYI_OP_FETCH, source, 0, 0, pe));                                  \
    }                                                                                                                  \
    FERRYI_INLINE ferry_status ferry_##NAME##_atomic_set(TYPE *dest, TYPE value, int pe)                               \
    {                                                                                                                  \
        return FERRYI_SIDE(ferryi_host_ferry_##NAME##_atomic_set(dest, value, pe),                                     \
                           ferryi_posting<TYPE>(FERRYI_OP_SET, dest, value, pe));                                      \
    }                                                                                                                  \
    FERRYI_INLINE TYPE ferry_##NAME##_atomic_swap(TYPE *dest, TYPE value, int pe)                                      \
    {                                                                                                                  \
        return FERRYI_SIDE(ferryi_host_ferry_##NAME##_atomic_swap(dest, value, pe),                                    \
                           ferryi_fetching<TYPE>(FERRYI_OP_SWAP, dest, value, 0, pe));                                 \
    }
FERRY_WORD_TYPES(FERRYI_API_AMO_PLAIN)
FERRY_REAL_WORD_TYPES(FERRYI_API_AMO_PLAIN)

#define FERRYI_API_AMO(NAME, TYPE, U)                                                                                  \
    FERRYI_INLINE TYPE ferry_##NAME##_atomic_compare_swap(TYPE *dest, TYPE cond, TYPE value, int pe)                   \
    {                                                                                                                  \
        return FERRYI_SIDE(ferryi_host_ferry_##NAME##_atomic_compare_swap(dest, cond, value, pe),                      \
                           ferryi_fetching<TYPE>(FERRYI_OP_CAS, dest, value, cond, pe));                               \
    }                                                                                                                  \
    FERRYI_INLINE TYPE ferry_##NAME##_atomic_fetch_inc(TYPE *dest, int pe)                                             \
    {                                                                                                                  \
        return FERRYI_SIDE(ferryi_host_ferry_##NAME##_atomic_fetch_inc(dest, pe),                                      \
                           ferryi_fetching<TYPE>(FERRYI_OP_ADD, dest, 1, 0, pe));                                      \
    }                                                                                                                  \
    FERRYI_INLINE ferry_status ferry_##NAME##_atomic_inc(TYPE *dest, int pe)                                           \
    {                                                                                                                  \
        return FERRYI_SIDE(ferryi_host_ferry_##NAME##_atomic_inc(dest, pe),                                            \
                           ferryi_posting<TYPE>(FERRYI_OP_ADD, dest, 1, pe));                                          \
    }                                                                                                                  \
    FERRYI_INLINE TYPE ferry_##NAME##_atomic_fetch_add(TYPE *dest, TYPE value, int pe)                                 \
    {                                                                                                                  \
        return FERRYI_SIDE(ferryi_host_ferry_##NAME##_atomic_fetch_add(dest, value, pe),                               \
                           ferryi_fetching<TYPE>(FERRYI_OP_ADD, dest, value, 0, pe));                                  \
    }                                                                                                                  \
    FERRYI_INLINE ferry_status ferry_##NAME##_atomic_add(TYPE *dest, TYPE value, int pe)                               \
    {                                                                                                                  \
        return FERRYI_SIDE(ferryi_host_ferry_##NAME##_atomic_add(dest, value, pe),                                     \
                           ferryi_posting<TYPE>(FERRYI_OP_ADD, dest, value, pe));                                      \
    }                                                                                                                  \
    FERRYI_INLINE TYPE ferry_##NAME##_atomic_fetch_and(TYPE *dest, TYPE value, int pe)                                 \
    {                                                                                                                  \
        return FERRYI_SIDE(ferryi_host_ferry_##NAME##_atomic_fetch_and(dest, value, pe),                               \
                           ferryi_fetching<TYPE>(FERRYI_OP_AND, dest, value, 0, pe));                                  \
    }                                                                                                                  \
    FERRYI_INLINE ferry_status ferry_##NAME##_atomic_and(TYPE *dest, TYPE value, int pe)                               \
    {                                                                                                                  \
        return FERRYI_SIDE(ferryi_host_ferry_##NAME##_atomic_and(dest, value, pe),                                     \
                           ferryi_posting<TYPE>(FERRYI_OP_AND, dest, value, pe));                                      \
    }                                                                                                                  \
    FERRYI_INLINE TYPE ferry_##NAME##_atomic_fetch_or(TYPE *dest, TYPE value, int pe)                                  \
    {                                                                                                                  \
        return FERRYI_SIDE(ferryi_host_ferry_##NAME##_atomic_fetch_or(dest, value, pe),                                \
                           ferryi_fetching<TYPE>(FERRYI_OP_OR, dest, value, 0, pe));                                   \
    }                                                                                                                  \
    FERRYI_INLINE ferry_status ferry_##NAME##_atomic_or(TYPE *dest, TYPE value, int pe)                                \
    {                                                                                                                  \
        return FERRYI_SIDE(ferryi_host_ferry_##NAME##_atomic_or(dest, value, pe),                                      \
                           ferryi_posting<TYPE>(FERRYI_OP_OR, dest, value, pe));                                       \
    }                                                                                                                  \
    FERRYI_INLINE TYPE ferry_##NAME##_atomic_fetch_xor(TYPE *dest, TYPE value, int pe)                                 \
    {                                                                                                                  \
        return FERRYI_SIDE(ferryi_host_ferry_##NAME##_atomic_fetch_xor(dest, value, pe),                               \
                           ferryi_fetching<TYPE>(FERRYI_OP_XOR, dest, value, 0, pe));                                  \
    }                                                                                                                  \
    FERRYI_INLINE ferry_status ferry_##NAME##_atomic_xor(TYPE *dest, TYPE value, int pe)                               \
    {                                                                                                                  \
        return FERRYI_SIDE(ferryi_host_ferry_##NAME##_atomic_xor(dest, value, pe),                                     \
                           ferryi_posting<TYPE>(FERRYI_OP_XOR, dest, value, pe));                                      \
    }
FERRY_WORD_TYPES(FERRYI_API_AMO)

#endif
