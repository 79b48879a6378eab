/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_DETAIL_RING_OWNER_HOST_FUNCS_H
#define FERRY_DETAIL_RING_OWNER_HOST_FUNCS_H

#include "owner__funcs.h"

/* The owner's side on the host: a thread that finds a descriptor applies it, whatever its op. */

typedef struct ferryi_descriptor_decoded {
    uint64_t offset, operand, cond; /* as in the descriptor; cond is also the stride */
    uint32_t op, kind, length, width;
    uint32_t payload[FERRYI_INLINE_BYTES / 4];
} ferryi_descriptor_decoded;

/* Decodes the descriptor.  0: not all of its words have come.  first: its word 0, which has the tag. */
FERRYI_FN int ferryi_descriptor_decode(ferryi_descriptor_decoded *q, const ferryi_descriptor *r, uint64_t first)
{
    const uint32_t op = ferryi_descriptor_op(first), pairs = ferryi_descriptor_pairs(first),
                   tag = ferryi_word_tag(first);
    const uint64_t low = ferryi_ld_relaxed_u64(&r->pair[0].word[1]);
    uint64_t both[4] = { 0, 0, 0, 0 };
    uint32_t strange = ferryi_word_tag(low) ^ tag;
    for (uint32_t i = 1; i < pairs; i++)
        strange |= ferryi_descriptor_load(r, i, tag, &both[i]);
    q->op = op;
    q->kind = (uint32_t)first;
    q->offset = ferryi_descriptor_offset(first, (uint32_t)low);
    q->length = op < FERRYI_OP_PUT_FEW ? (uint32_t)both[1] : ferryi_descriptor_length(first);
    q->width = (uint32_t)(both[1] >> 32);
    q->operand = pairs == 1 ? q->length : both[pairs == 4 ? 3 : 1];
    q->cond = both[2];
    for (uint32_t at = 0; at < q->length && ferryi_descriptor_has_payload(op); at += 8) {
        uint64_t part;
        strange |= ferryi_descriptor_load(r, ferryi_descriptor_payload(at), tag, &part);
        q->payload[at / 4] = (uint32_t)part;
        q->payload[at / 4 + 1] = (uint32_t)(part >> 32);
    }
    return strange == 0;
}

/* Applies the descriptor to memory that may be polled. */
FERRYI_FN uint64_t ferryi_descriptor_execute(ferryi_world *w, const ferryi_ring_in *in, uint32_t ticket,
                                             const ferryi_descriptor_decoded *q)
{
    char *here = (char *)(uintptr_t)(w->heap + q->offset);
    char *reply = ferryi_descriptor_chunk(w, in->reply_chunks, ticket);
    const char *payload = ferryi_descriptor_chunk(w, in->chunks, ticket);
    ferryi_descriptor_accept();
    switch (q->op) {
    case FERRYI_OP_PUT:
        ferryi_bytes_store(here, payload, q->length);
        break;
    case FERRYI_OP_IPUT:
        ferryi_payload_out_each(here, (int64_t)q->cond, payload, q->width, q->width, q->length / q->width);
        break;
    case FERRYI_OP_IGET:
        ferryi_payload_in_each(reply, q->width, here, (int64_t)q->cond, q->width, q->length / q->width);
        ferryi_fence_release(); /* R1 */
        break;
    case FERRYI_OP_GET:
    case FERRYI_OP_GET_FEW:
        ferryi_bytes_load(reply, here, q->length);
        ferryi_fence_release(); /* R1 */
        break;
    case FERRYI_OP_PUT_FEW:
        ferryi_bytes_store(here, q->payload, q->length);
        break;
    case FERRYI_OP_PUT_SET:
    case FERRYI_OP_PUT_ADD:
        ferryi_bytes_store(here, q->payload, q->length);
        ferryi_fence_release_here(); /* R3 */
        return ferryi_atomic_apply_u64((uint64_t *)(uintptr_t)(w->heap + q->cond),
                                       q->op == FERRYI_OP_PUT_SET ? FERRYI_OP_SET : FERRYI_OP_ADD, q->operand, 0);
    default:
        return ferryi_atomic_apply(here, (q->kind & FERRYI_DESCRIPTOR_WIDE) != 0 ? 8 : 4, (int)q->op, q->operand,
                                   q->cond);
    }
    return 0;
}

FERRYI_FN int ferryi_descriptor_apply(ferryi_world *w, const ferryi_ring_in *in, const ferryi_descriptor *descriptors,
                                      uint32_t count, uint64_t first, uint64_t *old, uint64_t *next)
{
    ferryi_descriptor_decoded q;
    if (!ferryi_descriptor_decode(&q, &descriptors[ferryi_descriptor_slot(w, count)], first))
        return 0;
    *old = ferryi_descriptor_execute(w, in, count, &q);
    *next = ferryi_descriptor_first(&descriptors[ferryi_descriptor_slot(w, count + 1)]);
    return 1;
}
FERRYI_FN int ferryi_owner_try_lock(ferryi_ring_in *in, uint32_t count)
{
    return ferryi_atom_cas_u32(&in->consumer, count << 1, count << 1 | 1) == count << 1;
}

/* Publishes the count (R2).  The copy is stored before the lock is released, so the next holder's copy comes later. */
FERRYI_FN void ferryi_consumer_publish(ferryi_ring_in *in, uint32_t count, uint32_t locked)
{
    uint32_t *const consumed = in->consumed; /* loaded during the fence */
    ferryi_fence_release_here();
    if (consumed != NULL) {
        ferryi_st_relaxed_u32(consumed, count << 1);
        ferryi_fence_release_here();
    }
    ferryi_st_relaxed_u32(&in->consumer, count << 1 | locked);
}

/* Applies the descriptors of one ring from `count` on, in order, at most one lap.  first: word 0 of the first one.  0:
 * the descriptor has not come, or another thread holds the consumer lock. */
FERRYI_FN int ferryi_owner_drain_from(ferryi_world *w, ferryi_ring_in *in, uint32_t count, uint64_t first)
{
    const ferryi_descriptor *const descriptors = in->ring; /* loaded in parallel with the lock's atomic */
    if (ferryi_word_tag(first) != ferryi_ticket_tag(count) || !ferryi_owner_try_lock(in, count))
        return 0;
    ferryi_fence_acquire(); /* pairs with the last holder's release (R2) */
    for (uint32_t left = w->ring_mask + 1; left != 0; left--) {
        uint64_t old, next;
        if (ferryi_word_tag(first) != ferryi_ticket_tag(count) ||
            !ferryi_descriptor_apply(w, in, descriptors, count, first, &old, &next))
            break;
        if ((first & FERRYI_DESCRIPTOR_FETCH) != 0)
            ferryi_owner_reply(w, in, count, old);
        count = ferryi_count_next(count);
        first = next;
        if (count % FERRYI_BATCH == 0)
            ferryi_consumer_publish(in, count, 1);
    }
    if (count % FERRYI_BATCH != 0)
        ferryi_consumer_publish(in, count, 0);
    else
        ferryi_st_relaxed_u32(&in->consumer,
                              count << 1); /* this count is published already, or no descriptor was applied */
    ferryi_stored(w, NULL, 0, (int)in->source);
    ferryi_stored(w, NULL, 0, w->my_pe);
    return 1;
}

/* If a descriptor arrives while another thread holds the consumer lock, the holder sees the descriptor: it looks again
 * after it has released the lock. */
FERRYI_FN void ferryi_owner_drain(ferryi_world *w, ferryi_ring_in *in)
{
    for (;;) {
        uint32_t count = ferryi_ld_relaxed_u32(&in->consumer) >> 1;
        if (!ferryi_owner_drain_from(w, in, count, ferryi_descriptor_first(ferryi_owner_descriptor(w, in, count))))
            return;
        ferryi_fence_full();
    }
}
/* The rings that other processes write: the first ones.  runtime/remote fills and drains the rings of remote pairs
 * under its lock, so no other code looks at those. */
FERRYI_FN uint32_t ferryi_n_watched(const ferryi_world *w)
{
    return w->n_in - w->host.n_in_remote;
}

/* Apply the descriptors that one pair, or all watched ones, have sent to this PE.  Out of line: drain.c. */
void ferryi_drain_ring(ferryi_world *w, uint32_t ring);
void ferryi_drain(ferryi_world *w);

#endif
