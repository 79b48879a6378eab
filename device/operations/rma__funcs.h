/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_DETAIL_OPERATIONS_RMA_FUNCS_H
#define FERRY_DETAIL_OPERATIONS_RMA_FUNCS_H

#include "../ring/staged__funcs.h"

/* Put, get and their strided forms over every route.  A call checks its arguments, then takes the direct path in
 * line; all else is out of line.  Contracts: ferry/rma.h. */

/* ---- Put and get. */

/* Puts over a pair that is not direct. */
FERRYI_FN ferry_status ferryi_staged_put_call(ferryi_world *w, ferry_call call, void *dst, const void *src, size_t n,
                                              int pe)
{
    if (n <= FERRYI_INLINE_BYTES)
        return ferryi_staged_put_few(w, call, dst, src, (uint32_t)n, pe);
    ferryi_spin spin;
    ferryi_spin_begin(&spin, w, UINT64_MAX);
    ferry_status status = ferryi_staged_put(w, &spin, call, dst, src, n, pe);
    ferryi_spin_end(w, &spin);
    return status;
}

/* Gets bytes or strided elements; strides are in bytes. */
FERRYI_FN ferry_status ferryi_staged_get_call(ferryi_world *w, void *dst, ptrdiff_t dst_stride, const void *src,
                                              ptrdiff_t src_stride, uint32_t width, size_t nelems, int pe)
{
    ferryi_spin spin;
    ferryi_spin_begin(&spin, w, UINT64_MAX);
    ferry_status status =
        ferryi_staged_get(w, &spin, (char *)dst, dst_stride, (const char *)src, src_stride, width, nelems, pe);
    ferryi_spin_end(w, &spin);
    return status;
}

FERRYI_FN ferry_status ferryi_staged_iput_call(ferryi_world *w, void *dst, ptrdiff_t dst_stride, const void *src,
                                               ptrdiff_t src_stride, uint32_t width, size_t nelems, int pe)
{
    ferryi_spin spin;
    ferryi_spin_begin(&spin, w, UINT64_MAX);
    ferry_status status =
        ferryi_staged_iput(w, &spin, (char *)dst, dst_stride, (const char *)src, src_stride, width, nelems, pe);
    ferryi_spin_end(w, &spin);
    return status;
}

/* ---- Strided elements, at a peer that loads and stores reach. */

FERRYI_FN void ferryi_strided_store(char *dst, int64_t dst_stride, const char *src, int64_t src_stride, uint32_t width,
                                    size_t nelems)
{
    for (size_t i = 0; i < nelems; i++)
        ferryi_bytes_store(dst + (int64_t)i * dst_stride, src + (int64_t)i * src_stride, width);
}

FERRYI_WEAK_FN void ferryi_strided_load(char *dst, int64_t dst_stride, const char *src, int64_t src_stride,
                                        uint32_t width, size_t nelems)
{
    FERRYI_ROLLED
    for (size_t i = 0; i < nelems; i++)
        ferryi_bytes_load(dst + (int64_t)i * dst_stride, src + (int64_t)i * src_stride, width);
}

FERRYI_FN void ferryi_direct_iput(ferryi_world *w, void *dst, ptrdiff_t dst_stride, const void *src,
                                  ptrdiff_t src_stride, uint32_t width, size_t nelems, int pe)
{
    ferryi_strided_store((char *)ferryi_peer_addr(w, dst, pe), dst_stride, (const char *)src, src_stride, width,
                         nelems);
    ferryi_stored(w, NULL, 0, pe);
    FERRYI_STATS_ADD(w, pe, stores, 1);
    FERRYI_STATS_ADD(w, pe, bytes_put, nelems * width);
}

FERRYI_FN void ferryi_direct_iget(ferryi_world *w, void *dst, ptrdiff_t dst_stride, const void *src,
                                  ptrdiff_t src_stride, uint32_t width, size_t nelems, int pe)
{
    ferryi_strided_load((char *)dst, dst_stride, (const char *)ferryi_peer_addr(w, src, pe), src_stride, width, nelems);
    ferryi_count_load(w, nelems * width, pe);
}

#if FERRYI_GPU
#include "rma_gpu__funcs.h"
#else
#include "rma_host__funcs.h"
#endif

FERRYI_FN ferry_status ferryi_put(ferryi_world *w, void *dst, const void *src, size_t n, int pe)
{
    ferry_status status;
    dst = ferryi_addr_check(w, FERRY_CALL_PUT, dst, n, pe, &status);
    if (FERRYI_UNLIKELY(status != FERRY_SUCCESS))
        return status;
    if (FERRYI_UNLIKELY(n == 0))
        return FERRY_SUCCESS;
    FERRYI_RETURN_IF_NULL(w, FERRY_CALL_PUT, src, n, pe);
    if (FERRYI_UNLIKELY(!ferryi_path_has_fast_copy(ferryi_route(w, pe))))
        return ferryi_put_slow(w, FERRY_CALL_PUT, dst, src, n, pe);
    ferryi_direct_put(w, dst, src, n, pe);
    return FERRY_SUCCESS;
}

FERRYI_FN ferry_status ferryi_get(ferryi_world *w, void *dst, const void *src, size_t n, int pe)
{
    ferry_status status;
    src = ferryi_addr_check(w, FERRY_CALL_GET, src, n, pe, &status);
    if (FERRYI_UNLIKELY(status != FERRY_SUCCESS))
        return status;
    if (FERRYI_UNLIKELY(n == 0))
        return FERRY_SUCCESS;
    FERRYI_RETURN_IF_NULL(w, FERRY_CALL_GET, dst, n, pe);
    if (FERRYI_UNLIKELY(!ferryi_path_has_fast_copy(ferryi_route(w, pe))))
        return ferryi_get_slow(w, dst, src, n, pe);
    ferryi_direct_get(w, dst, src, n, pe);
    return FERRY_SUCCESS;
}

/* Refuses nelems elements of `width` bytes, whose size overflows. */
FERRYI_COLD ferry_status ferryi_overflow_refuse(ferryi_world *w, ferry_call call, int pe, size_t nelems, size_t width)
{
    if (w->n_pes == 0)
        return ferryi_fault_raise(w, FERRY_ERR_NOT_INITIALIZED, call, -1, NULL, -1, 0, 0, 0);
    return ferryi_fault_raise(w, FERRY_ERR_OVERFLOW, call, pe, NULL, -1, width, nelems, 0);
}

/* ---- Strided. */

/* ferryi_addr_check() from the first byte of the first element to the last byte of the last one. */
FERRYI_FN void *ferryi_addr_check_strided(ferryi_world *w, ferry_call call, const void *addr, ptrdiff_t stride,
                                          ptrdiff_t other_stride, size_t width, size_t nelems, int pe,
                                          ferry_status *status)
{
    if (FERRYI_UNLIKELY(stride < 1 || other_stride < 1)) {
        *status = w->n_pes == 0 ? ferryi_access_refuse(w, call, addr, 0, pe)
                                : ferryi_fault_raise(w, FERRY_ERR_INVALID_ARG, call, pe, NULL, -1, 1,
                                                     (uint64_t)(stride < 1 ? stride : other_stride), 0);
        return NULL;
    }
    size_t span = 0;
    if (nelems > 0) {
        size_t last = nelems - 1;
        if (FERRYI_UNLIKELY(last != 0 && (size_t)(stride > other_stride ? stride : other_stride) >
                                             (SIZE_MAX / 2 / width - 1) / last)) {
            *status = ferryi_overflow_refuse(w, call, pe, nelems, width * (size_t)stride);
            return NULL;
        }
        span = last * (size_t)stride * width + width;
    }
    return ferryi_addr_check(w, call, addr, span, pe, status);
}

FERRYI_FN ferry_status ferryi_iput(ferryi_world *w, void *dst, const void *src, ptrdiff_t dst_stride,
                                   ptrdiff_t src_stride, uint32_t width, size_t nelems, int pe)
{
    ferry_status status;
    dst = ferryi_addr_check_strided(w, FERRY_CALL_PUT, dst, dst_stride, src_stride, width, nelems, pe, &status);
    if (FERRYI_UNLIKELY(status != FERRY_SUCCESS))
        return status;
    FERRYI_RETURN_IF_NULL(w, FERRY_CALL_PUT, src, nelems * width, pe);
    /* The stride of one element alone may be anything. */
    ptrdiff_t dst_bytes = nelems > 1 ? dst_stride * (ptrdiff_t)width : (ptrdiff_t)width;
    ptrdiff_t src_bytes = nelems > 1 ? src_stride * (ptrdiff_t)width : (ptrdiff_t)width;
    if (FERRYI_UNLIKELY(!ferryi_path_has_fast_copy(ferryi_route(w, pe))))
        return ferryi_iput_slow(w, dst, dst_bytes, src, src_bytes, width, nelems, pe);
    ferryi_direct_iput(w, dst, dst_bytes, src, src_bytes, width, nelems, pe);
    return FERRY_SUCCESS;
}

FERRYI_FN ferry_status ferryi_iget(ferryi_world *w, void *dst, const void *src, ptrdiff_t dst_stride,
                                   ptrdiff_t src_stride, uint32_t width, size_t nelems, int pe)
{
    ferry_status status;
    src = ferryi_addr_check_strided(w, FERRY_CALL_GET, src, src_stride, dst_stride, width, nelems, pe, &status);
    if (FERRYI_UNLIKELY(status != FERRY_SUCCESS))
        return status;
    FERRYI_RETURN_IF_NULL(w, FERRY_CALL_GET, dst, nelems * width, pe);
    /* The stride of one element alone may be anything. */
    ptrdiff_t dst_bytes = nelems > 1 ? dst_stride * (ptrdiff_t)width : (ptrdiff_t)width;
    ptrdiff_t src_bytes = nelems > 1 ? src_stride * (ptrdiff_t)width : (ptrdiff_t)width;
    if (FERRYI_UNLIKELY(!ferryi_path_has_fast_copy(ferryi_route(w, pe))))
        return ferryi_iget_slow(w, dst, dst_bytes, src, src_bytes, width, nelems, pe);
    ferryi_direct_iget(w, dst, dst_bytes, src, src_bytes, width, nelems, pe);
    return FERRY_SUCCESS;
}

/* Checks strided blocks, which may not overlap, before any is moved.  sym is the symmetric side, with stride
 * sym_stride.  *nblocks becomes 0 when there is nothing to move. */
FERRYI_WEAK_FN ferry_status ferryi_blocks_fit(ferry_call call, const void *sym, ptrdiff_t sym_stride,
                                              ptrdiff_t other_stride, size_t bsize, size_t width, size_t *nblocks,
                                              int pe)
{
    ferryi_world *w = ferryi_world_get();
    const ptrdiff_t least = sym_stride < other_stride ? sym_stride : other_stride;
    const size_t most = SIZE_MAX / 2 / width, last = *nblocks - 1;
    ferry_status status;
    if (w->n_pes == 0 || *nblocks == 0 || bsize == 0) {
        *nblocks = 0;
        return ferryi_heap_check(w, call, NULL, 0, pe);
    }
    if (bsize > most)
        return ferryi_overflow_refuse(w, call, pe, bsize, width);
    if (least < (ptrdiff_t)bsize)
        return ferryi_fault_raise(w, FERRY_ERR_INVALID_ARG, call, pe, NULL, -1, bsize, (uint64_t)least, 0);
    if (last != 0 && (size_t)(sym_stride < other_stride ? other_stride : sym_stride) > (most - bsize) / last)
        return ferryi_overflow_refuse(w, call, pe, *nblocks, width * (size_t)least);
    (void)ferryi_addr_check(w, call, sym, (last * (size_t)sym_stride + bsize) * width, pe, &status);
    return status;
}

/* ---- Order. */

/* Waits for the descriptors in flight to one weak peer.  If the peer has died and the program has accepted its loss
 * (ferry_failure_ack), there is no wait: a dead peer applies no descriptor. */
FERRYI_WEAK_FN ferry_status ferryi_descriptors_flush(ferryi_world *w, ferryi_spin *spin, ferry_call call, int pe)
{
    /* A fence waits for flags pairs only. */
    if (call == FERRY_CALL_FENCE && !ferryi_path_is_flags(ferryi_route(w, pe))) {
        ferryi_fence_note_remote(w, pe);
        return FERRY_SUCCESS;
    }
    if (FERRYI_LIKELY(ferryi_ring_is_empty(w, pe)))
        return FERRY_SUCCESS;
    if (FERRYI_UNLIKELY(ferryi_route_is_lost(ferryi_route(w, pe)) &&
                        ferryi_ld_relaxed_u32(&w->ctl->n_lost) == ferryi_ld_relaxed_u32(&w->ctl->n_acked)))
        return FERRY_SUCCESS;
    return ferryi_ring_flush(w, spin, pe, call, NULL);
}

FERRYI_WEAK_FN ferry_status ferryi_descriptors_flush_all(ferryi_world *w, ferryi_spin *spin, ferry_call call)
{
    ferry_status worst = FERRY_SUCCESS;
    uint32_t n;
    const uint64_t found = ferryi_outstanding_pairs(w, call, &n);
    for (uint32_t i = 0; i < n; i++) {
        ferry_status status = ferryi_descriptors_flush(w, spin, call, w->weak[i]);
        FERRYI_RECOMPUTE(i);
        worst = worst != FERRY_SUCCESS ? worst : status;
    }
    if (worst == FERRY_SUCCESS)
        ferryi_outstanding_clear(w, call, found);
    return worst;
}

/* Native pairs send small and large data alike by stores, staged pairs by one ring.  On flags pairs a store may
 * overtake a descriptor, so a fence waits for their descriptors. */
FERRYI_FN ferry_status ferryi_fence(ferryi_world *w)
{
    if (FERRYI_UNLIKELY(w->n_pes == 0))
        return ferryi_access_refuse(w, FERRY_CALL_FENCE, NULL, 0, 0);
    if (ferryi_heap_needs_driver(w))
        return ferryi_gpu_heap_quiet(w);
    ferry_status worst = FERRY_SUCCESS, held = ferryi_routes_flush(w);
    if (FERRYI_UNLIKELY(ferryi_outstanding_any(w, FERRY_CALL_FENCE))) {
        ferryi_spin spin;
        ferryi_spin_begin(&spin, w, UINT64_MAX);
        worst = ferryi_descriptors_flush_all(w, &spin, FERRY_CALL_FENCE);
        ferryi_spin_end(w, &spin);
    }
    ferryi_fence_release();
    return worst != FERRY_SUCCESS ? worst : held;
}

/* All PEs that do not apply their descriptors share one budget. */
FERRYI_FN ferry_status ferryi_quiet_within(ferryi_world *w, ferryi_spin *spin)
{
    ferry_status worst = FERRY_SUCCESS, held = ferryi_routes_flush(w);
    if (ferryi_quiet_ends_early(w))
        return FERRY_SUCCESS;
    if (FERRYI_UNLIKELY(ferryi_outstanding_any(w, FERRY_CALL_QUIET)))
        worst = ferryi_descriptors_flush_all(w, spin, FERRY_CALL_QUIET);
    /* Complete means visible to all: every load after a quiet sees a store before it (store buffering). */
    ferryi_fence_full();
    return worst != FERRY_SUCCESS ? worst : held;
}

FERRYI_FN ferry_status ferryi_quiet(ferryi_world *w)
{
    if (FERRYI_UNLIKELY(w->n_pes == 0))
        return ferryi_access_refuse(w, FERRY_CALL_QUIET, NULL, 0, 0);
    if (ferryi_heap_needs_driver(w))
        return ferryi_gpu_heap_quiet(w);
    ferryi_spin spin;
    ferryi_spin_begin(&spin, w, UINT64_MAX);
    ferry_status status = ferryi_quiet_within(w, &spin);
    ferryi_spin_end(w, &spin);
    return status;
}

#endif
