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
 */

#ifndef __CUDACC__
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

/* The waits of one call share its spin, and thereby its budget: a call of many records ends in time too. */
FERRYI_FN ferry_status ferryi_ring_claim(ferryi_world *w, ferryi_spin *spin, int pe, ferry_call call, uint64_t *ticket)
{
    ferryi_out *out = &w->out[pe];
    while (!ferryi_ring_try_claim(w, out, ticket)) {
        ferry_status status = ferryi_spin_step(w, spin, pe);
        if (FERRYI_UNLIKELY(status != FERRY_SUCCESS))
            return ferryi_fault_raise(w, status, call, pe, NULL, -1, ferryi_ld_relaxed_u64(&out->tail) - w->ring_mask,
                                      ferryi_ld_relaxed_u64(out->consumed), spin->started);
    }
    return FERRY_SUCCESS;
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
    /* Either the service, which says that it sleeps and then looks at its rings, sees this record, or it is seen asleep
     * here. */
    ferryi_fence_full();
    if (ferryi_ld_relaxed_u32(out->asleep))
        ferryi_doorbell_ring(out, (uint32_t)ticket * (uint32_t)w->n_pes + (uint32_t)w->my_pe + 1);
}

/* Waits for the reply to ticket.  Its slot was marked busy before it was posted; it is free again on return. */
FERRYI_FN ferry_status ferryi_ring_await(ferryi_world *w, ferryi_spin *spin, int pe, ferry_call call, uint64_t ticket)
{
    ferryi_out *out = &w->out[pe];
    const ferryi_reply *reply = &out->reply[ticket & w->ring_mask];
    ferry_status status = FERRY_SUCCESS;
    spin->holding++;
    while (ferryi_ld_acquire_u64(&reply->seq) != ticket + 1) { /* A1 */
        status = ferryi_spin_step(w, spin, pe);
        if (FERRYI_UNLIKELY(status != FERRY_SUCCESS)) {
            ferryi_st_release_u32(&out->busy[ticket & w->ring_mask], FERRYI_BUSY_ABANDONED);
            status = ferryi_fault_raise(w, status, call, pe, NULL, -1, ticket + 1, ferryi_ld_relaxed_u64(&reply->seq),
                                        spin->started);
            break;
        }
    }
    spin->holding--;
    return status;
}

FERRYI_FN void ferryi_ring_release(ferryi_world *w, int pe, uint64_t ticket)
{
    ferryi_st_release_u32(&w->out[pe].busy[ticket & w->ring_mask], FERRYI_BUSY_NO);
}

/* Waits until the owner has applied all that this PE has sent it so far. */
FERRYI_FN ferry_status ferryi_ring_flush(ferryi_world *w, ferryi_spin *spin, int pe, ferry_call call)
{
    ferryi_out *out = &w->out[pe];
    uint64_t sent = ferryi_ld_relaxed_u64(&out->tail);
    while ((int64_t)(ferryi_ld_acquire_u64(out->consumed) - sent) < 0) { /* A2 */
        ferry_status status = ferryi_spin_step(w, spin, pe);
        if (FERRYI_UNLIKELY(status != FERRY_SUCCESS))
            return ferryi_fault_raise(w, status, call, pe, NULL, -1, sent, ferryi_ld_relaxed_u64(out->consumed),
                                      spin->started);
    }
    return FERRY_SUCCESS;
}

FERRYI_FN int ferryi_ring_is_empty(const ferryi_world *w, int pe)
{
    return ferryi_ld_relaxed_u64(&w->out[pe].tail) == ferryi_ld_acquire_u64(w->out[pe].consumed); /* A2 */
}

/* ---- The owner's side. */

/* A read-modify-write, set or fetch of an own word; also what native pairs do at the peer's. */
FERRYI_FN uint64_t ferryi_atomic_apply_u64(uint64_t *p, int op, uint64_t operand, uint64_t cond)
{
    switch (op) {
    case FERRYI_OP_SET:
        ferryi_st_relaxed_u64(p, operand);
        return 0;
    case FERRYI_OP_ADD:
        return ferryi_atom_add_u64(p, operand);
    case FERRYI_OP_AND:
        return ferryi_atom_and_u64(p, operand);
    case FERRYI_OP_OR:
        return ferryi_atom_or_u64(p, operand);
    case FERRYI_OP_XOR:
        return ferryi_atom_xor_u64(p, operand);
    case FERRYI_OP_SWAP:
        return ferryi_atom_swap_u64(p, operand);
    case FERRYI_OP_CAS:
        return ferryi_atom_cas_u64(p, cond, operand);
    default:
        return ferryi_ld_relaxed_u64(p);
    }
}
FERRYI_FN uint32_t ferryi_atomic_apply_u32(uint32_t *p, int op, uint32_t operand, uint32_t cond)
{
    switch (op) {
    case FERRYI_OP_SET:
        ferryi_st_relaxed_u32(p, operand);
        return 0;
    case FERRYI_OP_ADD:
        return ferryi_atom_add_u32(p, operand);
    case FERRYI_OP_AND:
        return ferryi_atom_and_u32(p, operand);
    case FERRYI_OP_OR:
        return ferryi_atom_or_u32(p, operand);
    case FERRYI_OP_XOR:
        return ferryi_atom_xor_u32(p, operand);
    case FERRYI_OP_SWAP:
        return ferryi_atom_swap_u32(p, operand);
    case FERRYI_OP_CAS:
        return ferryi_atom_cas_u32(p, cond, operand);
    default:
        return ferryi_ld_relaxed_u32(p);
    }
}
FERRYI_FN uint64_t ferryi_atomic_apply(void *p, uint32_t bytes, int op, uint64_t operand, uint64_t cond)
{
    return bytes == 8 ? ferryi_atomic_apply_u64((uint64_t *)p, op, operand, cond)
                      : ferryi_atomic_apply_u32((uint32_t *)p, op, (uint32_t)operand, (uint32_t)cond);
}

FERRYI_FN void ferryi_spread(char *dst, int64_t dst_stride, const char *src, int64_t src_stride, uint32_t width,
                             size_t nelems)
{
    for (size_t i = 0; i < nelems; i++)
        ferryi_move_out(dst + (int64_t)i * dst_stride, src + (int64_t)i * src_stride, width);
}

FERRYI_FN void ferryi_record_apply(ferryi_world *w, ferryi_in *in, const ferryi_record *r, uint32_t slot, uint64_t seq)
{
    char *target = (char *)(uintptr_t)(w->heap + r->offset);
    const char *chunk = in->chunks + (size_t)slot * w->staged_chunk;
    char *reply_chunk = in->reply_chunks + (size_t)slot * w->staged_chunk;
    uint64_t old = 0;
    switch (r->op) {
    case FERRYI_OP_PUT:
        ferryi_move_out(target, r->length <= FERRYI_INLINE_BYTES ? (const char *)r->u.bytes : chunk, r->length);
        break;
    case FERRYI_OP_IPUT:
        ferryi_spread(target, r->u.word.stride, chunk, r->width, r->width, r->length / r->width);
        break;
    case FERRYI_OP_GET:
        ferryi_move_in(reply_chunk, target, r->length);
        break;
    case FERRYI_OP_IGET:
        for (uint32_t i = 0; i < r->length / r->width; i++)
            ferryi_move_in(reply_chunk + (size_t)i * r->width, target + (int64_t)i * r->u.word.stride, r->width);
        break;
    default:
        /* Whoever sees this word sees the data of earlier records of this source: they were written by this thread, or
         * by one that held the lock before. */
        ferryi_fence_release();
        old = ferryi_atomic_apply(target, r->length, r->op, r->u.word.operand, r->u.word.cond);
        break;
    }
    if (r->fetch) {
        in->reply[slot].value = old;
        ferryi_st_release_u64(&in->reply[slot].seq, seq); /* R1 */
    }
}

FERRYI_FN int ferryi_in_pending(const ferryi_world *w, const ferryi_in *in)
{
    uint64_t head = ferryi_ld_relaxed_u64(&in->head);
    return ferryi_ld_relaxed_u64(&in->ring[head & w->ring_mask].seq) == head + 1;
}

#define FERRYI_BATCH 8u /* records between two stores of consumed: the source gets room before a long run ends */

/* Applies what is in one ring, in order.  Under the lock. */
FERRYI_FN void ferryi_in_apply(ferryi_world *w, ferryi_in *in)
{
    uint64_t head = ferryi_ld_relaxed_u64(&in->head), told = head;
    for (;;) {
        uint32_t slot = (uint32_t)(head & w->ring_mask);
        const ferryi_record *r = &in->ring[slot];
        if (ferryi_ld_acquire_u64(&r->seq) != head + 1) /* A0 */
            break;
        ferryi_record_apply(w, in, r, slot, head + 1);
        head++;
        ferryi_st_relaxed_u64(&in->head, head);
        if (head - told >= FERRYI_BATCH) {
            ferryi_st_release_u64(in->consumed, head); /* R2 */
            told = head;
        }
    }
    if (head != told)
        ferryi_st_release_u64(in->consumed, head); /* R2 */
}

/* A record that arrives while somebody else holds the lock is seen by that one: it looks again after it has unlocked.
 */
FERRYI_FN void ferryi_in_drain(ferryi_world *w, ferryi_in *in)
{
    while (ferryi_in_pending(w, in)) {
        if (ferryi_atom_cas_u32(&in->lock, 0, 1) != 0)
            return;
        ferryi_fence_acquire(); /* pairs with the last holder's release below */
        ferryi_in_apply(w, in);
        ferryi_st_release_u32(&in->lock, 0);
        ferryi_fence_full();
    }
}

#endif
