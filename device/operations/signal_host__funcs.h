/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_DETAIL_OPERATIONS_SIGNAL_HOST_FUNCS_H
#define FERRY_DETAIL_OPERATIONS_SIGNAL_HOST_FUNCS_H

/* The out-of-line part of a put with signal, on the host. */

#include "amo__funcs.h"

FERRYI_COLD ferry_status ferryi_put_signal_slow(ferryi_world *w, void *dst, const void *src, size_t n, uint64_t *sig,
                                                uint64_t value, int sig_op, int pe)
{
    ferry_status status = ferryi_route_usable(w, FERRY_CALL_PUT_SIGNAL, sig, pe, ferryi_route(w, pe));
    return status != FERRY_SUCCESS ? status
                                   : ferryi_route_row(w, pe)->put_signal(w, dst, src, n, sig, value, sig_op, pe);
}

#endif
