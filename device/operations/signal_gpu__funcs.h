/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_DETAIL_OPERATIONS_SIGNAL_GPU_FUNCS_H
#define FERRY_DETAIL_OPERATIONS_SIGNAL_GPU_FUNCS_H

/* The out-of-line part of a put with signal, in kernels. */

#include "amo__funcs.h"

FERRYI_FN ferry_status ferryi_put_signal_slow(ferryi_world *w, void *dst, const void *src, size_t n, uint64_t *sig,
                                              uint64_t value, int sig_op, int pe)
{
    const uint32_t route = ferryi_route(w, pe);
    ferry_status status = ferryi_route_usable(w, FERRY_CALL_PUT_SIGNAL, sig, pe, route);
    if (status != FERRY_SUCCESS)
        return status;
    return ferryi_put_signal_by_path(w, dst, src, n, sig, value, sig_op, pe, ferryi_route_path(route));
}

#endif
