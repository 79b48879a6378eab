/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_DETAIL_OPERATIONS_RMA_GPU_FUNCS_H
#define FERRY_DETAIL_OPERATIONS_RMA_GPU_FUNCS_H

#include "rma__funcs.h"

/* Kernels' puts and gets to pairs that are not direct: by the pair's path.  Their callers are out of line.  If
 * strided elements come here with a usable route, that route is staged. */

FERRYI_FN ferry_status ferryi_put_slow(ferryi_world *w, ferry_call call, void *dst, const void *src, size_t n, int pe)
{
    const uint32_t route = ferryi_route(w, pe);
    ferry_status status = ferryi_route_usable(w, call, dst, pe, route);
    if (status != FERRY_SUCCESS)
        return status;
    if (ferryi_path_is_ring_only(route))
        return ferryi_staged_put_call(w, call, dst, src, n, pe);
    ferryi_direct_put(w, dst, src, n, pe);
    return FERRY_SUCCESS;
}

FERRYI_FN ferry_status ferryi_get_slow(ferryi_world *w, void *dst, const void *src, size_t n, int pe)
{
    const uint32_t route = ferryi_route(w, pe);
    ferry_status status = ferryi_route_usable(w, FERRY_CALL_GET, src, pe, route);
    if (status != FERRY_SUCCESS)
        return status;
    if (ferryi_path_is_ring_only(route))
        return ferryi_staged_get_call(w, dst, 1, src, 1, 1, n, pe);
    ferryi_direct_get(w, dst, src, n, pe);
    return FERRY_SUCCESS;
}

FERRYI_FN ferry_status ferryi_iput_slow(ferryi_world *w, void *dst, ptrdiff_t dst_stride, const void *src,
                                        ptrdiff_t src_stride, uint32_t width, size_t nelems, int pe)
{
    ferry_status status = ferryi_route_usable(w, FERRY_CALL_PUT, dst, pe, ferryi_route(w, pe));
    return status != FERRY_SUCCESS ? status
                                   : ferryi_staged_iput_call(w, dst, dst_stride, src, src_stride, width, nelems, pe);
}

FERRYI_FN ferry_status ferryi_iget_slow(ferryi_world *w, void *dst, ptrdiff_t dst_stride, const void *src,
                                        ptrdiff_t src_stride, uint32_t width, size_t nelems, int pe)
{
    ferry_status status = ferryi_route_usable(w, FERRY_CALL_GET, src, pe, ferryi_route(w, pe));
    return status != FERRY_SUCCESS ? status
                                   : ferryi_staged_get_call(w, dst, dst_stride, src, src_stride, width, nelems, pe);
}

/* A kernel can access its own heap. */
FERRYI_FN int ferryi_heap_needs_driver(const ferryi_world *w)
{
    (void)w;
    return 0;
}
FERRYI_FN ferry_status ferryi_gpu_heap_quiet(ferryi_world *w)
{
    (void)w;
    return FERRY_SUCCESS;
}

/* Kernels send everything by the ring. */
FERRYI_FN void ferryi_fence_note_remote(ferryi_world *w, int pe)
{
    (void)w;
    (void)pe;
}

/* With one weak pair, the load that shows whether any descriptor is in flight runs in parallel with the fence. */
FERRYI_FN int ferryi_quiet_ends_early(ferryi_world *w)
{
    if (FERRYI_LIKELY(w->n_weak != 1))
        return 0;
    const int owes = !ferryi_ring_is_quiet(w, (int)w->kernel.first_weak);
    ferryi_fence_full(); /* A2, and complete as in ferryi_quiet_within() */
    return !owes;
}

#endif
