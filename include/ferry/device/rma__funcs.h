/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_DEVICE_RMA_FUNCS_H
#define FERRY_DEVICE_RMA_FUNCS_H

#include "staged__funcs.h"

/* Put, get and their strided forms over every route.  A call first checks, then takes the direct way in line;
 * everything else is out of line.  Contracts: ferry/rma.h. */

#if !FERRYI_GPU
/* FERRY_CHAOS: 1 when the operation was put aside and will be issued later, in some order that the memory model allows.
 */
int ferryi_chaos_defer_put(ferryi_world *w, void *dst, const void *src, size_t n, int pe);
int ferryi_chaos_defer_amo(ferryi_world *w, int op, uint32_t bytes, void *addr, uint64_t operand, int pe);
int ferryi_chaos_defer_put_signal(ferryi_world *w, void *dst, const void *src, size_t n, uint64_t *sig, uint64_t value,
                                  int sig_op, int pe);
void ferryi_chaos_flush(ferryi_world *w);
/* The host's calls when heaps are in GPU memory (runtime/gpu.h). */
ferry_status ferryi_gpu_quiet(ferryi_world *w);
ferry_status ferryi_gpu_put(ferryi_world *w, void *own, const void *src, size_t n, int pe);
ferry_status ferryi_gpu_get(ferryi_world *w, void *dst, const void *own, size_t n, int pe);
ferry_status ferryi_gpu_iput(ferryi_world *w, void *own, ptrdiff_t own_stride, const void *src, ptrdiff_t src_stride,
                             uint32_t width, size_t nelems, int pe);
ferry_status ferryi_gpu_iget(ferryi_world *w, void *dst, ptrdiff_t dst_stride, const void *own, ptrdiff_t own_stride,
                             uint32_t width, size_t nelems, int pe);
#endif

FERRYI_FN int ferryi_is_staged(uint32_t route)
{
    return (route & FERRYI_ROUTE_PATH) == FERRY_PATH_STAGED;
}

/* ---- Put and get. */

FERRYI_SLOW_FN ferry_status ferryi_put_slow(ferryi_world *w, ferry_call call, void *dst, const void *src, size_t n,
                                            int pe)
{
    uint32_t route = ferryi_route(w, pe);
    ferry_status status = ferryi_route_usable(w, call, dst, pe, route);
    if (status != FERRY_SUCCESS)
        return status;
#if !FERRYI_GPU
    if (route & FERRYI_ROUTE_GPU)
        return ferryi_gpu_put(w, dst, src, n, pe);
#endif
    if ((route & FERRYI_ROUTE_CHAOS) && ferryi_chaos_defer_put(w, dst, src, n, pe))
        return FERRY_SUCCESS;
    if (ferryi_is_staged(route) && n <= FERRYI_INLINE_BYTES)
        return ferryi_staged_put_few(w, call, dst, src, (uint32_t)n, pe);
    if (ferryi_is_staged(route)) {
        ferryi_spin spin;
        ferryi_spin_begin(&spin, w, UINT64_MAX);
        status = ferryi_staged_put(w, &spin, call, dst, src, n, pe);
        ferryi_spin_end(w, &spin);
        return status;
    }
    ferryi_direct_put(w, dst, src, n, pe);
    return FERRY_SUCCESS;
}

FERRYI_FN ferry_status ferryi_put(ferryi_world *w, void *dst, const void *src, size_t n, int pe)
{
    ferry_status status;
    dst = ferryi_own(w, FERRY_CALL_PUT, dst, n, pe, &status);
    if (FERRYI_UNLIKELY(status != FERRY_SUCCESS))
        return status;
    if (FERRYI_UNLIKELY(n == 0))
        return FERRY_SUCCESS;
    if (FERRYI_UNLIKELY(ferryi_route(w, pe) > FERRY_PATH_FLAGS))
        return ferryi_put_slow(w, FERRY_CALL_PUT, dst, src, n, pe);
    ferryi_direct_put(w, dst, src, n, pe);
    return FERRY_SUCCESS;
}

FERRYI_SLOW_FN ferry_status ferryi_get_slow(ferryi_world *w, void *dst, const void *src, size_t n, int pe)
{
    uint32_t route = ferryi_route(w, pe);
    ferry_status status = ferryi_route_usable(w, FERRY_CALL_GET, src, pe, route);
    if (status != FERRY_SUCCESS)
        return status;
#if !FERRYI_GPU
    if (route & FERRYI_ROUTE_GPU)
        return ferryi_gpu_get(w, dst, src, n, pe);
#endif
    if (route & FERRYI_ROUTE_CHAOS)
        ferryi_chaos_poke(w);
    if (ferryi_is_staged(route)) {
        ferryi_spin spin;
        ferryi_spin_begin(&spin, w, UINT64_MAX);
        status = ferryi_staged_get(w, &spin, (char *)dst, 1, (const char *)src, 1, 1, n, pe);
        ferryi_spin_end(w, &spin);
        return status;
    }
    ferryi_direct_get(w, dst, src, n, pe);
    return FERRY_SUCCESS;
}

FERRYI_FN ferry_status ferryi_get(ferryi_world *w, void *dst, const void *src, size_t n, int pe)
{
    ferry_status status;
    src = ferryi_own(w, FERRY_CALL_GET, src, n, pe, &status);
    if (FERRYI_UNLIKELY(status != FERRY_SUCCESS))
        return status;
    if (FERRYI_UNLIKELY(n == 0))
        return FERRY_SUCCESS;
    if (FERRYI_UNLIKELY(ferryi_route(w, pe) > FERRY_PATH_FLAGS))
        return ferryi_get_slow(w, dst, src, n, pe);
    ferryi_direct_get(w, dst, src, n, pe);
    return FERRY_SUCCESS;
}

/* The refusal of nelems elements of `width` bytes, whose size does not fit. */
FERRYI_COLD ferry_status ferryi_overflow(ferryi_world *w, ferry_call call, int pe, size_t nelems, size_t width)
{
    if (w->n_pes == 0)
        return ferryi_fault_raise(w, FERRY_ERR_NOT_INITIALIZED, call, -1, NULL, -1, 0, 0, 0);
    return ferryi_fault_raise(w, FERRY_ERR_OVERFLOW, call, pe, NULL, -1, width, nelems, 0);
}

/* ---- Strided. */

/* ferryi_own() from the first byte of the first element to the last byte of the last one. */
FERRYI_FN void *ferryi_own_strided(ferryi_world *w, ferry_call call, const void *addr, ptrdiff_t stride,
                                   ptrdiff_t other_stride, size_t width, size_t nelems, int pe, ferry_status *status)
{
    if (FERRYI_UNLIKELY(stride < 1 || other_stride < 1)) {
        *status = w->n_pes == 0 ? ferryi_refuse(w, call, addr, 0, pe)
                                : ferryi_fault_raise(w, FERRY_ERR_INVALID_ARG, call, pe, NULL, -1, 1,
                                                     (uint64_t)(stride < 1 ? stride : other_stride), 0);
        return NULL;
    }
    size_t span = 0;
    if (nelems > 0) {
        size_t last = nelems - 1;
        if (FERRYI_UNLIKELY((last != 0 && (size_t)stride > (SIZE_MAX / 2 / width) / last))) {
            *status = ferryi_overflow(w, call, pe, nelems, width * (size_t)stride);
            return NULL;
        }
        span = last * (size_t)stride * width + width;
    }
    return ferryi_own(w, call, addr, span, pe, status);
}

FERRYI_FN ferry_status ferryi_iput(ferryi_world *w, void *dst, const void *src, ptrdiff_t dst_stride,
                                   ptrdiff_t src_stride, uint32_t width, size_t nelems, int pe)
{
    ferry_status status;
    dst = ferryi_own_strided(w, FERRY_CALL_PUT, dst, dst_stride, src_stride, width, nelems, pe, &status);
    if (FERRYI_UNLIKELY(status != FERRY_SUCCESS))
        return status;
    uint32_t route = ferryi_route(w, pe);
    ptrdiff_t dst_bytes = dst_stride * (ptrdiff_t)width, src_bytes = src_stride * (ptrdiff_t)width;
    if (FERRYI_UNLIKELY(route > FERRY_PATH_FLAGS)) {
        status = ferryi_route_usable(w, FERRY_CALL_PUT, dst, pe, route);
        if (status != FERRY_SUCCESS)
            return status;
#if !FERRYI_GPU
        if (route & FERRYI_ROUTE_GPU)
            return ferryi_gpu_iput(w, dst, dst_bytes, src, src_bytes, width, nelems, pe);
#endif
        if (ferryi_is_staged(route)) {
            ferryi_spin spin;
            ferryi_spin_begin(&spin, w, UINT64_MAX);
            status =
                ferryi_staged_iput(w, &spin, (char *)dst, dst_bytes, (const char *)src, src_bytes, width, nelems, pe);
            ferryi_spin_end(w, &spin);
            return status;
        }
    }
    ferryi_spread((char *)ferryi_at(w, dst, pe), dst_bytes, (const char *)src, src_bytes, width, nelems);
    FERRYI_COUNT(w, pe, stores, 1);
    FERRYI_COUNT(w, pe, bytes_put, nelems * width);
    return FERRY_SUCCESS;
}

FERRYI_WEAK_FN void ferryi_gather(char *dst, int64_t dst_stride, const char *src, int64_t src_stride, uint32_t width,
                                  size_t nelems)
{
    FERRYI_ROLLED
    for (size_t i = 0; i < nelems; i++)
        ferryi_move_in(dst + (int64_t)i * dst_stride, src + (int64_t)i * src_stride, width);
}

FERRYI_FN ferry_status ferryi_iget(ferryi_world *w, void *dst, const void *src, ptrdiff_t dst_stride,
                                   ptrdiff_t src_stride, uint32_t width, size_t nelems, int pe)
{
    ferry_status status;
    src = ferryi_own_strided(w, FERRY_CALL_GET, src, src_stride, dst_stride, width, nelems, pe, &status);
    if (FERRYI_UNLIKELY(status != FERRY_SUCCESS))
        return status;
    uint32_t route = ferryi_route(w, pe);
    ptrdiff_t dst_bytes = dst_stride * (ptrdiff_t)width, src_bytes = src_stride * (ptrdiff_t)width;
    if (FERRYI_UNLIKELY(route > FERRY_PATH_FLAGS)) {
        status = ferryi_route_usable(w, FERRY_CALL_GET, src, pe, route);
        if (status != FERRY_SUCCESS)
            return status;
#if !FERRYI_GPU
        if (route & FERRYI_ROUTE_GPU)
            return ferryi_gpu_iget(w, dst, dst_bytes, src, src_bytes, width, nelems, pe);
#endif
        if (ferryi_is_staged(route)) {
            ferryi_spin spin;
            ferryi_spin_begin(&spin, w, UINT64_MAX);
            status =
                ferryi_staged_get(w, &spin, (char *)dst, dst_bytes, (const char *)src, src_bytes, width, nelems, pe);
            ferryi_spin_end(w, &spin);
            return status;
        }
    }
    ferryi_gather((char *)dst, dst_bytes, (const char *)ferryi_at(w, src, pe), src_bytes, width, nelems);
    FERRYI_COUNT(w, pe, loads, 1);
    FERRYI_COUNT(w, pe, bytes_get, nelems * width);
    return FERRY_SUCCESS;
}

/* What is wrong with strided blocks, which may not overlap. */
FERRYI_WEAK_FN ferry_status ferryi_blocks_fit(ferry_call call, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
                                              size_t nblocks, int pe)
{
    if (bsize <= SIZE_MAX / 2 && nblocks > 0 && dst >= (ptrdiff_t)bsize && sst >= (ptrdiff_t)bsize)
        return FERRY_SUCCESS;
    ferryi_world *w = ferryi_world_get();
    if (w->n_pes == 0 || nblocks == 0)
        return ferryi_check(w, call, NULL, 0, pe);
    return ferryi_fault_raise(w, FERRY_ERR_INVALID_ARG, call, pe, NULL, -1, bsize, (uint64_t)(dst < sst ? dst : sst),
                              0);
}

/* ---- Order. */

/* Waits for the records on their way to one weak peer.  One that died, and whose loss the program has accepted
 * (ferry_failure_ack), takes nothing any more and holds nobody up. */
FERRYI_WEAK_FN ferry_status ferryi_settle(ferryi_world *w, ferryi_spin *spin, ferry_call call, int pe)
{
    /* A fence waits for flags pairs only. */
    if (call == FERRY_CALL_FENCE && (ferryi_route(w, pe) & FERRYI_ROUTE_PATH) != FERRY_PATH_FLAGS)
        return FERRY_SUCCESS;
    if (FERRYI_LIKELY(ferryi_ring_is_empty(w, pe)))
        return FERRY_SUCCESS;
    if (FERRYI_UNLIKELY((ferryi_route(w, pe) & FERRYI_ROUTE_LOST) != 0 &&
                        ferryi_ld_relaxed_u32(&w->ctl->n_lost) == ferryi_ld_relaxed_u32(&w->ctl->n_acked)))
        return FERRY_SUCCESS;
    return ferryi_ring_flush(w, spin, pe, call, NULL);
}

FERRYI_WEAK_FN ferry_status ferryi_settle_all(ferryi_world *w, ferryi_spin *spin, ferry_call call)
{
    ferry_status worst = FERRY_SUCCESS;
    for (uint32_t i = 0; i < w->n_weak; i++) {
        ferry_status status = ferryi_settle(w, spin, call, w->weak[i]);
        worst = worst != FERRY_SUCCESS ? worst : status;
    }
    return worst;
}

/* Small and large travel alike on native pairs (stores) and on staged ones (one ring); on flags pairs a store may
 * overtake a record, so those are waited for. */
FERRYI_FN ferry_status ferryi_fence(ferryi_world *w)
{
    if (FERRYI_UNLIKELY(w->n_pes == 0))
        return ferryi_refuse(w, FERRY_CALL_FENCE, NULL, 0, 0);
#if !FERRYI_GPU
    if (FERRYI_UNLIKELY(w->gpu))
        return ferryi_gpu_quiet(w);
#endif
    ferry_status worst = FERRY_SUCCESS;
    if (FERRYI_UNLIKELY(w->chaos))
        ferryi_chaos_flush(w);
    if (FERRYI_UNLIKELY(w->n_weak != 0)) {
        ferryi_spin spin;
        ferryi_spin_begin(&spin, w, UINT64_MAX);
        worst = ferryi_settle_all(w, &spin, FERRY_CALL_FENCE);
        ferryi_spin_end(w, &spin);
    }
    ferryi_fence_release();
    return worst;
}

/* The PEs that do not take what was sent to them share one budget. */
FERRYI_FN ferry_status ferryi_quiet_within(ferryi_world *w, ferryi_spin *spin)
{
    ferry_status worst = FERRY_SUCCESS;
    if (FERRYI_UNLIKELY(w->chaos))
        ferryi_chaos_flush(w);
#if FERRYI_GPU
    if (FERRYI_UNLIKELY(w->n_weak == 1)) { /* what tells whether there is anything to settle comes during the fence */
        int owes = ferryi_ring_owes(w, (int)w->first_weak);
        ferryi_fence_full(); /* A2, and as below */
        if (FERRYI_LIKELY(!owes))
            return FERRY_SUCCESS;
    }
#endif
    if (FERRYI_UNLIKELY(w->n_weak != 0))
        worst = ferryi_settle_all(w, spin, FERRY_CALL_QUIET);
    /* Complete means visible to all: a store before a quiet is seen by every load after it (store buffering). */
    ferryi_fence_full();
    return worst;
}

FERRYI_FN ferry_status ferryi_quiet(ferryi_world *w)
{
    if (FERRYI_UNLIKELY(w->n_pes == 0))
        return ferryi_refuse(w, FERRY_CALL_QUIET, NULL, 0, 0);
#if !FERRYI_GPU
    if (FERRYI_UNLIKELY(w->gpu))
        return ferryi_gpu_quiet(w);
#endif
    ferryi_spin spin;
    ferryi_spin_begin(&spin, w, UINT64_MAX);
    ferry_status status = ferryi_quiet_within(w, &spin);
    ferryi_spin_end(w, &spin);
    return status;
}

#endif
