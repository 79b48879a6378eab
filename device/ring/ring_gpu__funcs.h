/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_DETAIL_RING_RING_GPU_FUNCS_H
#define FERRY_DETAIL_RING_RING_GPU_FUNCS_H

#include "owner__funcs.h"

/* The source's side of a ring in kernels; the host's is ring_host__funcs.h. */

/* The caller has claimed the slot: tells the owner's service that a descriptor will come (ring__funcs.h). */
FERRYI_FN void ferryi_ring_announce(const ferryi_world *w, uint64_t *pending, uint64_t ticket)
{
    if (pending != NULL)
        ferryi_st_relaxed_u64(&pending[ticket & w->ring_mask], ferryi_ticket_tag(ticket));
}

/* Frees the slot's reply, which no thread reads any more. */
FERRYI_FN void ferryi_ring_release_reply(ferryi_world *w, int pe, uint64_t ticket)
{
    /* ordered after the loads, whose values were tested or stored before */
    ferryi_st_relaxed_u64(&w->out[pe].busy[ticket & w->ring_mask], 0);
}

/* The descriptor is complete.  The owner's service polls, so it needs no wake-up. */
FERRYI_FN void ferryi_ring_notify(ferryi_world *w, int pe, uint64_t ticket)
{
    (void)ticket;
    FERRYI_STATS_ADD(w, pe, records, 1);
}

/* Kernels look at all their weak pairs. */
FERRYI_FN int ferryi_outstanding_any(const ferryi_world *w, ferry_call call)
{
    (void)call;
    return w->n_weak != 0;
}
FERRYI_FN uint64_t ferryi_outstanding_pairs(const ferryi_world *w, ferry_call call, uint32_t *n)
{
    (void)call;
    *n = w->n_weak;
    return 0;
}
FERRYI_FN void ferryi_outstanding_clear(ferryi_world *w, ferry_call call, uint64_t found)
{
    (void)w;
    (void)call;
    (void)found;
}

#endif
