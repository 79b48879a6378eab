/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_DETAIL_RING_RING_HOST_FUNCS_H
#define FERRY_DETAIL_RING_RING_HOST_FUNCS_H

#include "../machine/host.h"
#include "owner__funcs.h"

/* The source's side of a ring on the host; the kernels' is ring_gpu__funcs.h. */

FERRYI_FN void ferryi_ring_tell(const ferryi_world *w, uint64_t *posted, uint64_t ticket)
{
    (void)w;
    (void)posted;
    (void)ticket;
}

/* A fence of a remote pair: transfers beside the ring that begin later wait for the records before `next`. */
FERRYI_FN void ferryi_ring_fenced(ferryi_out *out, uint64_t next)
{
    uint64_t fenced = ferryi_ld_relaxed_u64(&out->fenced), seen;
    while (ferryi_ticket_ahead(next, fenced) > 0 && (seen = ferryi_atom_cas_u64(&out->fenced, fenced, next)) != fenced)
        fenced = seen;
}

/* Frees the slot's reply, which no thread reads any more. */
FERRYI_FN void ferryi_ring_release(ferryi_world *w, int pe, uint64_t ticket)
{
    ferryi_st_release_u64(&w->out[pe].busy[ticket & w->ring_mask], 0);
}

FERRYI_COLD void ferryi_doorbell_ring(ferryi_world *w, int pe, uint32_t value)
{
    const ferryi_out *out = &w->out[pe];
    if (ferryi_ld_relaxed_u32(out->asleep) == FERRYI_ASLEEP_REMOTE) {
        ferryi_host->remote_posted(w, pe);
        return;
    }
    ferryi_st_release_u32(out->doorbell, value);
    ferryi_wake(out->doorbell);
}

/* The record is complete: wakes the owner's service, if it sleeps.  The service publishes that it sleeps, then looks
 * at its rings.  So either the service sees this record, or this thread sees that the service sleeps. */
FERRYI_FN void ferryi_ring_rings(ferryi_world *w, int pe, uint64_t ticket)
{
    ferryi_out *out = &w->out[pe];
    FERRYI_COUNT(w, pe, records, 1);
    ferryi_fence_full();
    if (ferryi_ld_relaxed_u32(out->asleep))
        ferryi_doorbell_ring(w, pe, (uint32_t)ticket * (uint32_t)w->n_pes + (uint32_t)w->my_pe + 1);
}

#endif
