/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_DETAIL_RING_STAGED_HOST_FUNCS_H
#define FERRY_DETAIL_RING_STAGED_HOST_FUNCS_H

#include "ring__funcs.h"

/* The host's part of a staged pair's puts and gets; the kernels' part is staged_gpu__funcs.h. */

/* Between the descriptors of a put of at least this size, the calling thread applies inbound descriptors, as a wait
 * does (ferryi_attend).  Otherwise its peers' puts wake this PE's service, which takes the core from the thread that
 * fills their ring, and two PEs that put to each other sleep and wake alternately. */
#define FERRYI_SERVES_BYTES 2048u
FERRYI_FN void ferryi_staged_apply_inbound(ferryi_world *w, ferryi_spin *spin, size_t nbytes)
{
    if (nbytes >= FERRYI_SERVES_BYTES && w->n_in != 0)
        ferryi_spin_apply(w, spin);
}

/* A remote pair's network moves large transfers between the heaps (runtime/remote/bulk.c); no copy engine serves the
 * host space. */
FERRYI_FN ferry_status ferryi_staged_bulk(ferryi_world *w, ferryi_spin *spin, ferryi_request *e, ferry_call call,
                                          int op, const void *own, const void *other, size_t n, int pe)
{
    (void)e;
    if (n <= FERRYI_INLINE_BYTES || !ferryi_path_is_remote(ferryi_route(w, pe)))
        return FERRY_ERR_UNSUPPORTED;
    return ferryi_host->remote_bulk(w, spin, call, op, own, (void *)(uintptr_t)other, n, pe);
}

#endif
