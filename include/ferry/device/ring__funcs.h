/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_DEVICE_RING_FUNCS_H
#define FERRY_DEVICE_RING_FUNCS_H

#include "spin__funcs.h"

/* The mailbox of flags pairs and the ring of staged pairs: one protocol, tests/model/mailbox.pml.
 *
 * Source                                            Owner (whoever holds the ring's lock)
 *   claim: room, and the slot's last reply was read   A0  load seq, acquire           <- R0
 *   fill the record, its bounce chunk                     apply with local atomics
 *   R0  store seq, release          -> A0              R1  store reply, release        -> A1
 *   A1  load reply seq, acquire     <- R1              R2  store consumed, release     -> A2
 *   A2  load consumed, acquire      <- R2
 *
 * A ticket is taken only when its slot is free, so that a source that gives up for want of room leaves no hole.
 * Whoever waits for room or for a reply drains its own inbound rings meanwhile: two full rings cannot block each other.
 *
 * Kernels: the ring, consumed and the replies of a pair whose two GPUs reach each other are in GPU memory, where the
 * owner's service cannot look.  So a source also stores ticket + 1 into the slot's bell, in host memory of the owner:
 * any order will do, since the service looks on until the owner has told it that the record was applied. */

#if !FERRYI_GPU
/* Wakes the owner's service, if it sleeps (host). */
void ferryi_doorbell_ring(ferryi_out *out, uint32_t value);
#endif

enum { FERRYI_BUSY_NO = 0, FERRYI_BUSY_YES = 1, FERRYI_BUSY_ABANDONED = 2 };

/* One try for a slot: 1 when *ticket was taken. */
FERRYI_FN int ferryi_ring_try_claim(ferryi_world *w, ferryi_out *out, uint64_t *ticket)
{
    uint64_t t = ferryi_ld_relaxed_u64(&out->tail);
    uint64_t used = t - ferryi_ld_acquire_u64(out->consumed); /* A2 */
    uint32_t *busy = &out->busy[t & w->ring_mask];
    if (used > w->ring_mask)
        return 0;
    /* The slot's last record was applied, so its reply has come (R1 is before R2): one that nobody waits for any more
     * is void. */
    uint32_t state = ferryi_ld_acquire_u32(busy);
    if (FERRYI_UNLIKELY(state == FERRYI_BUSY_ABANDONED))
        state = ferryi_atom_cas_u32(busy, FERRYI_BUSY_ABANDONED, FERRYI_BUSY_NO) == FERRYI_BUSY_ABANDONED
                    ? FERRYI_BUSY_NO
                    : FERRYI_BUSY_YES;
    if (state != FERRYI_BUSY_NO || ferryi_atom_cas_u64(&out->tail, t, t + 1) != t)
        return 0;
    *ticket = t;
    return 1;
}

/* One call on a weak pair.  What a kernel's functions for it pass on is in here, in memory, not in the registers of
 * each of them: those add up. */
typedef struct ferryi_errand {
    ferry_call call;
    int pe;
    int op; /* of words: enum ferryi_op */
    int fetch;
    uint32_t bytes;
    uint32_t width; /* of bytes: an element's */
    const void *addr;
    uint64_t operand, cond, old;
    char *dst;
    const char *src;
    ptrdiff_t dst_stride, src_stride;
    size_t nelems, done, asked;
    uint64_t ticket; /* of the record that is being written or waited for */
} ferryi_errand;

/* What a call on a weak pair may wait for. */
enum {
    FERRYI_FOR_ROOM, /* takes the ticket */
    FERRYI_FOR_REPLY,
    FERRYI_FOR_QUIET /* until the owner has applied all that this PE had sent when the ticket was set to it */
};

FERRYI_FN int ferryi_ring_has(ferryi_world *w, ferryi_errand *e, int what)
{
    ferryi_out *out = &w->out[e->pe];
    if (what == FERRYI_FOR_ROOM)
        return ferryi_ring_try_claim(w, out, &e->ticket);
    if (what == FERRYI_FOR_REPLY)
        return ferryi_ld_acquire_u64(&out->reply[e->ticket & w->ring_mask].seq) == e->ticket + 1; /* A1 */
    return (int64_t)(ferryi_ld_acquire_u64(out->consumed) - e->ticket) >= 0;                      /* A2 */
}

/* The waits of one call share its spin, and thereby its budget: a call of many records ends in time too. */
FERRYI_WEAK_FN ferry_status ferryi_ring_wait(ferryi_world *w, ferryi_spin *spin, ferryi_errand *e, int what)
{
    while (!ferryi_ring_has(w, e, what)) {
        ferry_status status = ferryi_spin_step(w, spin, e->pe);
        if (FERRYI_LIKELY(status == FERRY_SUCCESS))
            continue;
        ferryi_out *out = &w->out[e->pe];
        uint64_t expected = e->ticket, found = ferryi_ld_relaxed_u64(out->consumed);
        if (what == FERRYI_FOR_ROOM)
            expected = ferryi_ld_relaxed_u64(&out->tail) - w->ring_mask;
        if (what == FERRYI_FOR_REPLY) {
            expected = e->ticket + 1;
            found = ferryi_ld_relaxed_u64(&out->reply[e->ticket & w->ring_mask].seq);
            ferryi_st_release_u32(&out->busy[e->ticket & w->ring_mask], FERRYI_BUSY_ABANDONED);
        }
        return ferryi_fault_raise(w, status, e->call, e->pe, NULL, -1, expected, found, spin->started);
    }
    return FERRY_SUCCESS;
}

FERRYI_FN ferry_status ferryi_ring_claim(ferryi_world *w, ferryi_spin *spin, ferryi_errand *e)
{
    return ferryi_ring_wait(w, spin, e, FERRYI_FOR_ROOM);
}

/* Waits for the reply to the ticket.  Its slot was marked busy before it was posted.  While it waits, only this call
 * can free that slot. */
FERRYI_FN ferry_status ferryi_ring_await(ferryi_world *w, ferryi_spin *spin, ferryi_errand *e)
{
    spin->holding++;
    ferry_status status = ferryi_ring_wait(w, spin, e, FERRYI_FOR_REPLY);
    spin->holding--;
    return status;
}

FERRYI_FN ferryi_record *ferryi_ring_slot(const ferryi_world *w, int pe, uint64_t ticket)
{
    return &w->out[pe].ring[ticket & w->ring_mask];
}

/* The record is whole: hands it to the owner. */
FERRYI_FN void ferryi_ring_post(ferryi_world *w, int pe, uint64_t ticket)
{
    ferryi_out *out = &w->out[pe];
    ferryi_st_release_u64(&ferryi_ring_slot(w, pe, ticket)->seq, ticket + 1); /* R0 */
    FERRYI_COUNT(w, pe, records, 1);
#if FERRYI_GPU
    if (out->bell != NULL)
        ferryi_st_relaxed_u64(&out->bell[ticket & w->ring_mask], ticket + 1);
#else
    /* Either the service, which says that it sleeps and then looks at its rings, sees this record, or it is seen asleep
     * here. */
    ferryi_fence_full();
    if (ferryi_ld_relaxed_u32(out->asleep))
        ferryi_doorbell_ring(out, (uint32_t)ticket * (uint32_t)w->n_pes + (uint32_t)w->my_pe + 1);
#endif
}

FERRYI_FN void ferryi_ring_release(ferryi_world *w, int pe, uint64_t ticket)
{
    ferryi_st_release_u32(&w->out[pe].busy[ticket & w->ring_mask], FERRYI_BUSY_NO);
}

/* Waits until the owner has applied all that this PE has sent it so far. */
FERRYI_FN ferry_status ferryi_ring_flush(ferryi_world *w, ferryi_spin *spin, int pe, ferry_call call)
{
    ferryi_errand e;
    e.call = call;
    e.pe = pe;
    e.ticket = ferryi_ld_relaxed_u64(&w->out[pe].tail);
    return ferryi_ring_wait(w, spin, &e, FERRYI_FOR_QUIET);
}

FERRYI_FN int ferryi_ring_is_empty(const ferryi_world *w, int pe)
{
    return ferryi_ld_relaxed_u64(&w->out[pe].tail) == ferryi_ld_acquire_u64(w->out[pe].consumed); /* A2 */
}

#endif
