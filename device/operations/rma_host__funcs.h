/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_DETAIL_OPERATIONS_RMA_HOST_FUNCS_H
#define FERRY_DETAIL_OPERATIONS_RMA_HOST_FUNCS_H

#include "../ring/routes.h"
#include "rma__funcs.h"

/* The host's puts and gets to pairs that are not direct: by the route table's row for the pair's path. */

FERRYI_FN const ferryi_route_ops *ferryi_route_row(const ferryi_world *w, int pe)
{
    return w->host.routes->of[ferryi_route_path(ferryi_route(w, pe))];
}

FERRYI_COLD ferry_status ferryi_put_slow(ferryi_world *w, ferry_call call, void *dst, const void *src, size_t n, int pe)
{
    ferry_status status = ferryi_route_usable(w, call, dst, pe, ferryi_route(w, pe));
    return status != FERRY_SUCCESS ? status : ferryi_route_row(w, pe)->put(w, call, dst, src, n, pe);
}

FERRYI_COLD ferry_status ferryi_get_slow(ferryi_world *w, void *dst, const void *src, size_t n, int pe)
{
    ferry_status status = ferryi_route_usable(w, FERRY_CALL_GET, src, pe, ferryi_route(w, pe));
    return status != FERRY_SUCCESS ? status : ferryi_route_row(w, pe)->get(w, dst, src, n, pe);
}

FERRYI_COLD ferry_status ferryi_iput_slow(ferryi_world *w, void *dst, ptrdiff_t dst_stride, const void *src,
                                          ptrdiff_t src_stride, uint32_t width, size_t nelems, int pe)
{
    ferry_status status = ferryi_route_usable(w, FERRY_CALL_PUT, dst, pe, ferryi_route(w, pe));
    return status != FERRY_SUCCESS
               ? status
               : ferryi_route_row(w, pe)->iput(w, dst, dst_stride, src, src_stride, width, nelems, pe);
}

FERRYI_COLD ferry_status ferryi_iget_slow(ferryi_world *w, void *dst, ptrdiff_t dst_stride, const void *src,
                                          ptrdiff_t src_stride, uint32_t width, size_t nelems, int pe)
{
    ferry_status status = ferryi_route_usable(w, FERRY_CALL_GET, src, pe, ferryi_route(w, pe));
    return status != FERRY_SUCCESS
               ? status
               : ferryi_route_row(w, pe)->iget(w, dst, dst_stride, src, src_stride, width, nelems, pe);
}

/* Returns 1 if the heap is in GPU memory, which the CPU cannot load. */
FERRYI_FN int ferryi_heap_needs_driver(const ferryi_world *w)
{
    return (int)FERRYI_UNLIKELY(w->gpu != 0);
}
FERRYI_FN ferry_status ferryi_gpu_heap_quiet(ferryi_world *w)
{
    return w->host.routes->gpu_heap->quiet(w);
}

/* Notes a fence of a pair whose descriptors need no wait.  Large transfers of a remote pair go beside the ring, and
 * later ones must not overtake the descriptors before the fence. */
FERRYI_FN void ferryi_fence_note_remote(ferryi_world *w, int pe)
{
    if (ferryi_path_is_remote(ferryi_route(w, pe)))
        ferryi_ring_note_fence(&w->out[pe], ferryi_ring_next(w, &w->out[pe]));
}

FERRYI_FN int ferryi_quiet_ends_early(ferryi_world *w)
{
    (void)w;
    return 0;
}

#endif
