/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_DETAIL_RING_STAGED_GPU_FUNCS_H
#define FERRY_DETAIL_RING_STAGED_GPU_FUNCS_H

#include "pipeline_gpu__funcs.h"

/* The kernels' part of a staged pair's puts and gets; the host's part is staged_host__funcs.h. */

/* A kernel's wait for room applies inbound descriptors; a put that has room does not. */
FERRYI_FN void ferryi_staged_apply_inbound(ferryi_world *w, ferryi_spin *spin, size_t nbytes)
{
    (void)w;
    (void)spin;
    (void)nbytes;
}

/* Moves large transfers by the pipeline.  _UNSUPPORTED: the caller uses the ring. */
FERRYI_FN ferry_status ferryi_staged_bulk(ferryi_world *w, ferryi_spin *spin, ferryi_request *e, ferry_call call,
                                          int op, const void *own, const void *other, size_t n, int pe)
{
    return ferryi_pipeline_accepts(w, other, n) ? ferryi_pipeline_move(w, spin, e, call, op, own, other, n, pe)
                                                : FERRY_ERR_UNSUPPORTED;
}

#endif
