/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_DETAIL_API_API_FUNCS_H
#define FERRY_DETAIL_API_API_FUNCS_H

#include "../collectives/scope__funcs.h"

/* Under nvcc the public calls are inline functions for host and device.  In a kernel each call runs the body that the
 * host space runs, or a cooperative form of that body; on the host each calls libferry. api/calls.txt names these
 * bodies; this file and its neighbours hold the kernel-only forms.  Contracts: ferry/rma.h and its neighbours; scopes:
 * ferry_device.h. */

/* A typed call of a kernel is a macro, so that what no kernel calls costs the compiler nothing: ferry_int_put(...) is
 * ferryi_call_put<int, FERRYI_THREAD>(...) where kernels are compiled, and the library's function on the host.
 * FERRYI_CALL chooses; (NAME) is that function, without the macro. */
#if defined(__CUDA_ARCH__) || defined(FERRYI_EMULATE)
#define FERRYI_IN_KERNELS 1
#else
#define FERRYI_IN_KERNELS 0
#endif
#if defined(FERRYI_EMULATE) && !defined(FERRY_DRIVER_MODULE) /* one compilation for both sides */
#define FERRYI_SIDE(HOST, DEVICE) (ferryi_emu_here() != NULL ? (DEVICE) : (HOST))
#elif FERRYI_IN_KERNELS
#define FERRYI_SIDE(HOST, DEVICE) DEVICE
#else
#define FERRYI_SIDE(HOST, DEVICE) HOST
#endif
#define FERRYI_CALL(NAME, ARGUMENTS, ...) FERRYI_SIDE((NAME)ARGUMENTS, (__VA_ARGS__))
#include "observed__funcs.h"

/* ---- PEs and addresses. */

FERRYI_FN void *ferryi_ptr(const void *own, int pe)
{
    ferryi_world *w = ferryi_world_get();
    if ((uint32_t)pe >= (uint32_t)w->n_pes || !ferryi_heap_contains(w, own, 1) ||
        !ferryi_path_has_fast_copy(ferryi_route(w, pe)))
        return NULL;
    return ferryi_peer_addr(w, own, pe);
}
FERRYI_FN int ferryi_pe_is_reachable(int pe)
{
    ferryi_world *w = ferryi_world_get();
    return (uint32_t)pe < (uint32_t)w->n_pes && ferryi_path_is_clear(ferryi_route(w, pe));
}

#include "generated/queries__funcs.h"

/* ---- Put and get. */

/* One element by value, kept in registers. */
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
static FERRYI_DEVICE FERRYI_FORCED To ferryi_as(From from)
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
static FERRYI_DEVICE FERRYI_FORCED ferry_status ferryi_p(T *dest, T value, int pe)
{
    typedef typename ferryi_bits_of<sizeof(T)>::type bits;
    ferryi_world *w = ferryi_world_get();
    if (FERRYI_UNLIKELY(
            !(ferryi_mask_has_pe(w->kernel.fast_copy_pes, pe) & ferryi_heap_contains_word(w, dest, sizeof(T)))))
        return ferryi_p_slow(dest, ferryi_as<bits>(value), sizeof(T), pe);
    ferryi_st_whole((bits *)ferryi_peer_addr(w, dest, pe), ferryi_as<bits>(value));
    return FERRY_SUCCESS;
}

template <typename T>
static FERRYI_DEVICE FERRYI_FORCED T ferryi_g(const T *source, int pe)
{
    typedef typename ferryi_bits_of<sizeof(T)>::type bits;
    ferryi_world *w = ferryi_world_get();
    if (FERRYI_UNLIKELY(
            !(ferryi_mask_has_pe(w->kernel.fast_copy_pes, pe) & ferryi_heap_contains_word(w, source, sizeof(T)))))
        return ferryi_as<T>((bits)ferryi_g_slow(source, sizeof(T), pe));
    return ferryi_as<T>(ferryi_ld_whole((const bits *)ferryi_peer_addr(w, source, pe)));
}

/* Strided blocks, one after the other. */
FERRYI_COLD ferry_status ferryi_blocks(int is_get, void *dst, const void *src, ptrdiff_t dst_stride,
                                       ptrdiff_t src_stride, size_t bsize, size_t nblocks, size_t width, int pe)
{
    const ferry_call call = is_get ? FERRY_CALL_GET : FERRY_CALL_PUT;
    ferry_status status = is_get ? ferryi_blocks_fit(call, src, src_stride, dst_stride, bsize, width, &nblocks, pe)
                                 : ferryi_blocks_fit(call, dst, dst_stride, src_stride, bsize, width, &nblocks, pe);
    FERRYI_ROLLED
    for (size_t i = 0; i < nblocks && status == FERRY_SUCCESS; i++) {
        char *to = (char *)dst + i * (size_t)dst_stride * width;
        const char *from = (const char *)src + i * (size_t)src_stride * width;
        status = is_get ? ferryi_scope_get(FERRYI_THREAD, to, from, bsize, width, pe)
                        : ferryi_scope_put(FERRYI_THREAD, to, from, bsize, width, pe);
    }
    return status;
}

#include "generated/rma__funcs.h"

/* ---- Signals. */

FERRYI_FN ferry_status ferryi_scope_signal(int scope, uint64_t *sig, uint64_t value, int sig_op, int pe)
{
    FERRYI_GROUP_RETURN_LED(scope, ferry_status, ferryi_signal(ferryi_world_get(), sig, value, sig_op, pe));
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
FERRYI_FN uint64_t ferryi_scope_signal_fetch(int scope, const uint64_t *sig)
{
    FERRYI_GROUP_RETURN_LED(scope, uint64_t, ferryi_signal_now(sig));
}
FERRYI_COLD uint64_t ferryi_signal_wait_apart(uint64_t *sig, int cmp, uint64_t value)
{
    ferryi_outcome outcome =
        ferryi_wait_one_slow(ferryi_world_get(), FERRY_CALL_SIGNAL_WAIT, sig, 8, 0, cmp, value, UINT64_MAX);
    return outcome.status <= FERRY_ERR_ABORTED ? outcome.value : ferryi_wait_failed_value(cmp, value);
}
FERRYI_FN uint64_t ferryi_signal_wait_now(uint64_t *sig, int cmp, uint64_t value)
{
    uint64_t found;
    if (FERRYI_LIKELY(ferryi_wait_ends_early(FERRYI_THREAD, ferryi_world_get(), sig, 8, 0, cmp, value, &found)))
        return found;
    return ferryi_signal_wait_apart(sig, cmp, value);
}
/* All lanes enter and leave together; the first lane gets the value. */
FERRYI_COLD uint64_t ferryi_signal_wait_led(uint64_t *sig, int cmp, uint64_t value)
{
    uint64_t found = ferryi_scope_leads(FERRYI_WARP) ? ferryi_signal_wait_apart(sig, cmp, value) : 0;
    ferryi_scope_sync(FERRYI_WARP);
    return found;
}
FERRYI_FN uint64_t ferryi_scope_signal_wait(int scope, uint64_t *sig, int cmp, uint64_t value)
{
    uint64_t found;
    if (scope != FERRYI_WARP)
        FERRYI_GROUP_RETURN_LED(scope, uint64_t, ferryi_signal_wait_now(sig, cmp, value));
    if (FERRYI_UNLIKELY(!ferryi_wait_ends_early(FERRYI_WARP, ferryi_world_get(), sig, 8, 0, cmp, value, &found)))
        found = ferryi_signal_wait_led(sig, cmp, value);
    return ferryi_scope_share(scope, found);
}
FERRYI_FN ferry_status ferryi_scope_signal_wait_timeout(int scope, uint64_t *sig, int cmp, uint64_t value,
                                                        uint64_t *found, uint64_t timeout)
{
    uint64_t now = 0, result = 0;
    ferryi_scope_sync(scope);
    if (ferryi_scope_leads(scope))
        result =
            (uint64_t)ferryi_wait_one(ferryi_world_get(), FERRY_CALL_SIGNAL_WAIT, sig, 8, 0, cmp, value, &now, timeout);
    ferry_status status = (ferry_status)ferryi_scope_share(scope, result);
    now = ferryi_scope_share(scope, now); /* found may differ for each thread */
    if (found != NULL && status <= FERRY_ERR_ABORTED)
        *found = now;
    return status;
}

#include "generated/signal__funcs.h"

/* ---- Atomics, by one thread. */

template <typename T>
static FERRYI_DEVICE FERRYI_FORCED T ferryi_fetching(int op, const T *addr, T operand, T cond, int pe)
{
    typedef typename ferryi_bits_of<sizeof(T)>::type bits;
    uint64_t old; /* 0 when the call fails */
    (void)ferryi_amo(ferryi_world_get(), FERRY_CALL_ATOMIC, op, sizeof(T), addr, ferryi_as<bits>(operand),
                     ferryi_as<bits>(cond), pe, 1, &old);
    return ferryi_as<T>((bits)old);
}
template <typename T>
static FERRYI_DEVICE FERRYI_FORCED ferry_status ferryi_posting(int op, T *addr, T operand, int pe)
{
    typedef typename ferryi_bits_of<sizeof(T)>::type bits;
    uint64_t old;
    return ferryi_amo(ferryi_world_get(), FERRY_CALL_ATOMIC, op, sizeof(T), addr, ferryi_as<bits>(operand), 0, pe, 0,
                      &old);
}

/* _nbi: the work is done at once. */
template <typename T>
static FERRYI_DEVICE FERRYI_FORCED ferry_status ferryi_storing(T *fetch, int op, const T *addr, T operand, T cond,
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

#include "generated/amo__funcs.h"

#endif
