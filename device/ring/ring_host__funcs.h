/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_DETAIL_RING_RING_HOST_FUNCS_H
#define FERRY_DETAIL_RING_RING_HOST_FUNCS_H

#include "../machine/host.h"
#include "owner__funcs.h"

/* The source's side of a ring on the host; the kernels' is ring_gpu__funcs.h. */

FERRYI_FN void ferryi_ring_announce(const ferryi_world *w, uint64_t *pending, uint64_t ticket)
{
    (void)w;
    (void)pending;
    (void)ticket;
}

/* A fence of a remote pair: transfers beside the ring that begin later wait for the descriptors before `next`. */
FERRYI_FN void ferryi_ring_note_fence(ferryi_ring_out *out, uint64_t next)
{
    uint64_t fenced = ferryi_ld_relaxed_u64(&out->fenced), seen;
    while (ferryi_ticket_diff(next, fenced) > 0 && (seen = ferryi_atom_cas_u64(&out->fenced, fenced, next)) != fenced)
        fenced = seen;
}

/* Frees the slot's reply, which no thread reads any more. */
FERRYI_FN void ferryi_ring_release_reply(ferryi_world *w, int pe, uint64_t ticket)
{
    ferryi_st_release_u64(&w->out[pe].busy[ticket & w->ring_mask], 0);
}

/* ---- The pairs that a fence and a quiet look at.  Both look at all flags and staged pairs.  They look at remote pairs
 * only if descriptors were sent there since the last fence or quiet that left none in flight.  So the pairs within a
 * node cost the same with and without remote pairs.  One word, w->host.outstanding, says whether remote pairs need a
 * look.
 *
 * A thread that has written a descriptor to another node counts the descriptor in that word, then sets the bits of both
 * calls (Q0).  A call that finds its bit set (Q1) looks at all remote pairs, then clears the bit by compare-and-swap,
 * which fails if a descriptor was counted meanwhile.  So a call finds its bit clear only if every descriptor that was
 * counted before has been looked at. Descriptors of other threads are covered if those threads' calls returned before
 * this call began: each was counted before its call returned.  The thread that cleared the bit waited for their
 * application, or noted them in ferryi_ring_out.fenced, and did so before it cleared the bit (Q0).  All changes are
 * read-modify-writes, so a thread that reads a later value sees all that came before each earlier change. */
FERRYI_FN void ferryi_outstanding_count(ferryi_world *w)
{
    (void)ferryi_atom_add_u64(&w->host.outstanding, FERRYI_OUTSTANDING_ONE); /* Q0: ferryi_ring_notify() has fenced */
    (void)ferryi_atom_or_u64(&w->host.outstanding, FERRYI_OUTSTANDING_QUIET | FERRYI_OUTSTANDING_FENCE);
}

FERRYI_FN uint64_t ferryi_outstanding_bits(ferry_call call)
{
    return call == FERRY_CALL_FENCE ? FERRYI_OUTSTANDING_FENCE : FERRYI_OUTSTANDING_QUIET;
}

FERRYI_FN int ferryi_outstanding_any(const ferryi_world *w, ferry_call call)
{
    return (ferryi_ld_acquire_u64(&w->host.outstanding) & (FERRYI_OUTSTANDING_LOCAL | ferryi_outstanding_bits(call))) !=
           0; /* Q1 */
}

/* *n: the number of PEs, from the start of w->weak, that the call must look at.  Returns the value that
 * ferryi_outstanding_clear() takes. */
FERRYI_FN uint64_t ferryi_outstanding_pairs(const ferryi_world *w, ferry_call call, uint32_t *n)
{
    const uint64_t found = ferryi_ld_acquire_u64(&w->host.outstanding); /* Q1 */
    *n = (found & ferryi_outstanding_bits(call)) != 0 ? w->n_weak : w->host.n_weak_local;
    return found;
}

/* Call this after all these pairs were looked at, if no descriptor that concerns the call is left. */
FERRYI_FN void ferryi_outstanding_clear(ferryi_world *w, ferry_call call, uint64_t found)
{
    const uint64_t bits =
        call == FERRY_CALL_FENCE ? FERRYI_OUTSTANDING_FENCE : FERRYI_OUTSTANDING_QUIET | FERRYI_OUTSTANDING_FENCE;
    if ((found & ferryi_outstanding_bits(call)) == 0)
        return;
    ferryi_fence_release(); /* Q0 */
    (void)ferryi_atom_cas_u64(&w->host.outstanding, found, found & ~bits);
}

FERRYI_COLD void ferryi_doorbell_ring(ferryi_world *w, int pe, uint32_t value)
{
    const ferryi_ring_out *out = &w->out[pe];
    if (ferryi_ld_relaxed_u32(out->asleep) == FERRYI_ASLEEP_REMOTE) {
        ferryi_outstanding_count(w);
        ferryi_host->remote_posted(w, pe);
        return;
    }
    ferryi_st_release_u32(out->doorbell, value);
    ferryi_wake(out->doorbell);
}

/* The descriptor is complete: wakes the owner's service, if it sleeps.  The service publishes that it sleeps, then
 * looks at its rings.  So either the service sees this descriptor, or this thread sees that the service sleeps. */
FERRYI_FN void ferryi_ring_notify(ferryi_world *w, int pe, uint64_t ticket)
{
    ferryi_ring_out *out = &w->out[pe];
    FERRYI_STATS_ADD(w, pe, records, 1);
    ferryi_fence_full();
    if (ferryi_ld_relaxed_u32(out->asleep))
        ferryi_doorbell_ring(w, pe, (uint32_t)ticket * (uint32_t)w->n_pes + (uint32_t)w->my_pe + 1);
    ferryi_stored(w, NULL, 0, pe); /* a wait that sleeps would apply the descriptor */
}

#endif
