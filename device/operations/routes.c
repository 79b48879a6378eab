/* SPDX-License-Identifier: BSD-3-Clause */
/* The host space's rows: native, flags and staged pairs. */
#include "../ring/routes.h"
#include "amo__funcs.h"

static ferry_status direct_put(ferryi_world *w, ferry_call call, void *own, const void *src, size_t n, int pe)
{
    (void)call;
    ferryi_direct_put(w, own, src, n, pe);
    return FERRY_SUCCESS;
}

static ferry_status direct_get(ferryi_world *w, void *dst, const void *own, size_t n, int pe)
{
    ferryi_direct_get(w, dst, own, n, pe);
    return FERRY_SUCCESS;
}

static ferry_status direct_iput(ferryi_world *w, void *own, ptrdiff_t own_stride, const void *src, ptrdiff_t src_stride,
                                uint32_t width, size_t nelems, int pe)
{
    ferryi_direct_iput(w, own, own_stride, src, src_stride, width, nelems, pe);
    return FERRY_SUCCESS;
}

static ferry_status direct_iget(ferryi_world *w, void *dst, ptrdiff_t dst_stride, const void *own, ptrdiff_t own_stride,
                                uint32_t width, size_t nelems, int pe)
{
    ferryi_direct_iget(w, dst, dst_stride, own, own_stride, width, nelems, pe);
    return FERRY_SUCCESS;
}

static ferry_status staged_put(ferryi_world *w, ferry_call call, void *own, const void *src, size_t n, int pe)
{
    return ferryi_staged_put_call(w, call, own, src, n, pe);
}

static ferry_status staged_get(ferryi_world *w, void *dst, const void *own, size_t n, int pe)
{
    return ferryi_staged_get_call(w, dst, 1, own, 1, 1, n, pe);
}

static ferry_status staged_iput(ferryi_world *w, void *own, ptrdiff_t own_stride, const void *src, ptrdiff_t src_stride,
                                uint32_t width, size_t nelems, int pe)
{
    return ferryi_staged_iput_call(w, own, own_stride, src, src_stride, width, nelems, pe);
}

static ferry_status staged_iget(ferryi_world *w, void *dst, ptrdiff_t dst_stride, const void *own, ptrdiff_t own_stride,
                                uint32_t width, size_t nelems, int pe)
{
    return ferryi_staged_get_call(w, dst, dst_stride, own, own_stride, width, nelems, pe);
}

static uint32_t path_to(const ferryi_world *w, int pe)
{
    return ferryi_route_path(ferryi_route(w, pe));
}

static ferry_status any_amo(ferryi_world *w, ferry_call call, int op, uint32_t bytes, const void *own, uint64_t operand,
                            uint64_t cond, int pe, int fetch, uint64_t *old)
{
    ferryi_request e;
    ferryi_request_of_word(&e, call, op, bytes, own, operand, cond, pe, fetch);
    ferry_status status = ferryi_amo_by_path(w, &e, path_to(w, pe));
    *old = e.old;
    return status;
}

static ferry_status any_put_signal(ferryi_world *w, void *own, const void *src, size_t n, uint64_t *sig, uint64_t value,
                                   int sig_op, int pe)
{
    return ferryi_put_signal_by_path(w, own, src, n, sig, value, sig_op, pe, path_to(w, pe));
}

static const ferryi_route_ops direct = {
    .size = sizeof(ferryi_route_ops),
    .name = "direct",
    .put = direct_put,
    .get = direct_get,
    .iput = direct_iput,
    .iget = direct_iget,
    .amo = any_amo,
    .put_signal = any_put_signal,
};

static const ferryi_route_ops staged = {
    .size = sizeof(ferryi_route_ops),
    .name = "staged",
    .put = staged_put,
    .get = staged_get,
    .iput = staged_iput,
    .iget = staged_iget,
    .amo = any_amo,
    .put_signal = any_put_signal,
};

/* A remote pair's ring is in a local copy of the peer's segment, which runtime/remote synchronises, so the engine
 * treats the pair as staged. */
const ferryi_routes ferryi_routes_engine = {
    .size = sizeof(ferryi_routes),
    .of = { [FERRY_PATH_NATIVE] = &direct,
            [FERRY_PATH_FLAGS] = &direct,
            [FERRY_PATH_STAGED] = &staged,
            [FERRY_PATH_REMOTE] = &staged,
            [FERRY_PATH_NONE] = NULL /* ferryi_route_usable() refuses it */ },
    .flush = ferryi_flush_nothing,
    .progress = ferryi_progress_nothing,
    .gpu_heap = NULL,
};
