/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_DETAIL_RING_OWNER_GPU_FUNCS_H
#define FERRY_DETAIL_RING_OWNER_GPU_FUNCS_H

#include "owner__funcs.h"

/* The owner's side in kernels: a thread that waits applies small descriptors, and leaves the rest to the service, which
 * has copy engines. */

FERRYI_FN uint32_t ferryi_n_watched(const ferryi_world *w)
{
    return w->n_in;
}

FERRYI_FN int ferryi_descriptor_is_mine(uint64_t first)
{
    return ferryi_descriptor_is_few(first);
}

/* An update of a word: the words that every such descriptor has, and word 0 of the next descriptor. */
typedef struct ferryi_update {
    uint64_t at, low, high, next;
} ferryi_update;

FERRYI_FN ferryi_update ferryi_update_load(const ferryi_world *w, const ferryi_descriptor *descriptors, uint32_t count)
{
    const ferryi_descriptor *r = &descriptors[ferryi_descriptor_slot(w, count)];
    ferryi_update u;
    u.at = ferryi_ld_relaxed_u64(&r->pair[0].word[1]);
    ferryi_ld_relaxed_two(r->pair[1].word, &u.low, &u.high);
    u.next = ferryi_descriptor_first(&descriptors[ferryi_descriptor_slot(w, count + 1)]);
    return u;
}

/* Applies the descriptor; *old: the word's value before.  0: not all of the descriptor's words have come. */
FERRYI_FN int ferryi_update_apply(ferryi_world *w, const ferryi_descriptor *r, uint64_t first, const ferryi_update *u,
                                  uint64_t *old)
{
    const uint32_t tag = ferryi_word_tag(first);
    const int is_short = (first & FERRYI_DESCRIPTOR_SHORT) != 0;
    uint32_t strange = (ferryi_word_tag(u->at) ^ tag) |
                       (is_short ? 0 : (ferryi_word_tag(u->low) ^ tag) | (ferryi_word_tag(u->high) ^ tag));
    uint64_t cond = 0;
    if (FERRYI_UNLIKELY(ferryi_descriptor_op(first) == FERRYI_OP_CAS))
        strange |= ferryi_descriptor_load(r, 2, tag, &cond);
    if (strange != 0)
        return 0;
    ferryi_descriptor_accept();
    *old = ferryi_atomic_apply((void *)(uintptr_t)(w->heap + ferryi_descriptor_offset(first, (uint32_t)u->at)),
                               (first & FERRYI_DESCRIPTOR_WIDE) != 0 ? 8 : 4, (int)ferryi_descriptor_op(first),
                               ferryi_descriptor_operand(first, u->low, u->high), cond);
    return 1;
}
/* The lock has a second half, which the service sets when it applies descriptors itself. */
FERRYI_FN int ferryi_owner_try_lock(ferryi_ring_in *in, uint32_t count)
{
    return ferryi_atom_cas_u64((uint64_t *)(void *)&in->consumer, count << 1, count << 1 | 1) ==
           count << 1; /* little-endian */
}

/* Publishes the count of applied descriptors (R2).  This GPU's threads load the consumer, as does a source that reaches
 * this memory; the source's GPU or host loads a copy in host memory.  The copy is stored before the lock is released,
 * so the next holder's copy comes later.  The service reads `applied_copy`, which need not be exact: an old count only
 * makes it look once more. */
FERRYI_FN void ferryi_consumer_publish(ferryi_ring_in *in, uint32_t count, uint32_t locked)
{
    uint32_t *const consumed = in->consumed; /* loaded during the fence */
    uint64_t *const applied_copy = in->applied_copy;
    ferryi_fence_release_here();
    if (consumed != NULL) {
        ferryi_st_relaxed_u32(consumed, count << 1);
        ferryi_fence_release_here();
    }
    ferryi_st_relaxed_u32(&in->consumer, count << 1 | locked);
    ferryi_st_relaxed_u64(applied_copy, count << 1);
}

/* Stores the low n bytes of v to memory that may be polled; aligned elements are never torn. */
FERRYI_FN void ferryi_inline_store(char *to, uint64_t v, uint32_t n, uint32_t misfit)
{
    const uint32_t step = (misfit & 7) == 0 ? 8 : (misfit & 3) == 0 ? 4 : (misfit & 1) == 0 ? 2 : 1;
    FERRYI_ROLLED
    for (uint32_t at = 0; at < n; at += step, v >>= 8 * (step & 7)) {
        if (step == 8)
            ferryi_st_relaxed_u64((uint64_t *)to, v);
        else if (step == 4)
            ferryi_st_relaxed_u32((uint32_t *)(to + at), (uint32_t)v);
        else if (step == 2)
            ferryi_st_relaxed_u16((uint16_t *)(to + at), (uint16_t)v);
        else
            ferryi_st_relaxed_u8((uint8_t *)(to + at), (uint8_t)v);
    }
}

/* ---- Additions without a reply.  Successive additions to one word are applied as one, as if no thread had looked
 * in between. */

#define FERRYI_ADDS_LOOK 3u   /* descriptors that are loaded together */
#define FERRYI_ADDS_ROUNDS 4u /* rounds before the count is published */

FERRYI_FN int ferryi_descriptor_may_join(uint64_t first)
{
    return ((uint32_t)first & (FERRYI_DESCRIPTOR_OP | FERRYI_DESCRIPTOR_FETCH | FERRYI_DESCRIPTOR_SHORT)) ==
           (FERRYI_OP_ADD | FERRYI_DESCRIPTOR_SHORT);
}

/* The sum of the additions to the first descriptor's word that have come, from that descriptor on. */
typedef struct ferryi_adds {
    uint64_t at;
    uint32_t sum, n, wide;
} ferryi_adds;

FERRYI_FN ferryi_adds ferryi_adds_load(const ferryi_world *w, const ferryi_descriptor *descriptors, uint32_t count)
{
    uint64_t first[FERRYI_ADDS_LOOK], at[FERRYI_ADDS_LOOK];
    FERRYI_UNROLLED
    for (uint32_t i = 0; i < FERRYI_ADDS_LOOK; i++)
        ferryi_ld_relaxed_two(descriptors[ferryi_descriptor_slot(w, count + i)].pair[0].word, &first[i], &at[i]);
    ferryi_adds adds = { ferryi_descriptor_offset(first[0], (uint32_t)at[0]), 0, 0,
                         (uint32_t)first[0] & FERRYI_DESCRIPTOR_WIDE };
    uint32_t strange = !ferryi_descriptor_may_join(first[0]);
    FERRYI_UNROLLED
    for (uint32_t i = 0; i < FERRYI_ADDS_LOOK; i++) {
        const uint32_t tag = ferryi_ticket_tag(count + i);
        strange |=
            (((uint32_t)first[i] ^ (uint32_t)first[0]) & ~(FERRYI_DESCRIPTOR_LENGTH_MOST << FERRYI_DESCRIPTOR_LENGTH)) |
            ((uint32_t)at[i] ^ (uint32_t)at[0]) | (ferryi_word_tag(first[i]) ^ tag) | (ferryi_word_tag(at[i]) ^ tag);
        adds.n += strange == 0;
        adds.sum += strange == 0 ? ferryi_descriptor_length(first[i]) : 0;
    }
    return adds;
}

/* The caller holds the consumer lock.  Returns the new count, once all atomics have returned. */
FERRYI_FN uint32_t ferryi_adds_apply(ferryi_world *w, const ferryi_descriptor *descriptors, uint32_t count,
                                     ferryi_adds adds)
{
    uint64_t made = 0;
    FERRYI_ROLLED
    for (uint32_t rounds = FERRYI_ADDS_ROUNDS; adds.n != 0;) {
        void *const there = (void *)(uintptr_t)(w->heap + adds.at);
        const uint64_t old = adds.wide != 0 ? ferryi_atom_add_u64((uint64_t *)there, adds.sum)
                                            : ferryi_atom_add_u32((uint32_t *)there, adds.sum);
        count = (count + adds.n) & 0x7fffffffu;
        adds.n = 0;
        if (--rounds != 0)
            adds = ferryi_adds_load(w, descriptors, count); /* in flight together with the atomic */
        made |= old;
    }
    return ferryi_order_after(made, count, w->kernel.zero);
}

/* Applies such descriptors from `count` on.  The caller holds the consumer lock, and fences. */
FERRYI_COLD uint32_t ferryi_drain_adds(ferryi_world *w, uint32_t ring, uint32_t count)
{
    const ferryi_descriptor *const descriptors = w->in[ring].ring;
    return ferryi_adds_apply(w, descriptors, count, ferryi_adds_load(w, descriptors, count));
}

/* The same for a caller that does not hold the consumer lock yet.  1: at least `least` additions were applied. */
FERRYI_COLD int ferryi_owner_apply_adds(ferryi_world *w, uint32_t ring, uint32_t least)
{
    ferryi_ring_in *in = &w->in[ring];
    const ferryi_descriptor *const descriptors = in->ring; /* in parallel with the consumer, not after it */
    uint32_t count = ferryi_ld_relaxed_u32(&in->consumer) >> 1;
    const ferryi_adds adds = ferryi_adds_load(w, descriptors, count); /* in flight together with the lock's atomic */
    if (!ferryi_owner_try_lock(in, count))
        return 0;
    if (adds.n < least) {
        ferryi_st_relaxed_u32(&in->consumer, count << 1);
        return 0;
    }
    ferryi_descriptor_accept(); /* and pairs with the last holder's release (R2) */
    count = ferryi_adds_apply(w, descriptors, count, adds);
    ferryi_consumer_publish(in, count, 0);
    return 1;
}

/* Stores the first n bytes of payload, at most 8, then applies the descriptor's signal, if it has one. */
FERRYI_FN void ferryi_inline_apply(ferryi_world *w, uint32_t op, char *to, uint32_t n, uint64_t v, uint64_t signal_at,
                                   uint64_t value)
{
    ferryi_inline_store(to, v, n, (uint32_t)(uintptr_t)to | n);
    if (op == FERRYI_OP_PUT_FEW)
        return;
    uint64_t *signal = (uint64_t *)(uintptr_t)(w->heap + signal_at);
    ferryi_fence_release_here(); /* R3 */
    if (op == FERRYI_OP_PUT_SET)
        ferryi_st_relaxed_u64(signal, value);
    else
        (void)ferryi_atom_add_u64(signal, value);
}

/* The contents of a descriptor's pairs 0 to 3.  ferryi_descriptor_head_of() returns the tags' wrong bits. */
typedef struct ferryi_descriptor_head {
    uint64_t first, at, payload, place, value; /* of updates: payload is the operand, place the comparand */
} ferryi_descriptor_head;

FERRYI_FN uint32_t ferryi_descriptor_head_of(const uint64_t *word, uint32_t tag, ferryi_descriptor_head *h)
{
    const uint32_t pairs = ferryi_descriptor_pairs(word[0]);
    uint32_t strange = (ferryi_word_tag(word[0]) ^ tag) | (ferryi_word_tag(word[1]) ^ tag);
    FERRYI_UNROLLED
    for (uint32_t i = 1; i < 4; i++)
        strange |= i < pairs ? (ferryi_word_tag(word[2 * i]) ^ tag) | (ferryi_word_tag(word[2 * i + 1]) ^ tag) : 0;
    h->first = word[0];
    h->at = ferryi_descriptor_offset(word[0], (uint32_t)word[1]);
    h->payload = ferryi_descriptor_operand(word[0], word[2], word[3]);
    h->place = (uint32_t)word[4] | word[5] << 32;
    h->value = (uint32_t)word[6] | word[7] << 32;
    return strange;
}

/* Looks at a ring in host memory by one access, which loads all pairs that most descriptors have.  A word with the tag
 * belongs to that descriptor, whenever it was loaded.  So this thread takes the lock (the consumer, which holds the
 * descriptor's number too) only after it knows that the descriptor is complete.  Returns 0: no descriptor was applied;
 * 1: one was; IS_ADD: one was, and it was an addition.  Else the lower half is IS_LONG or IS_GET and the upper half is
 * the descriptor's number: one of the next two functions must apply the descriptor, of which bytes 8 and later may not
 * have come yet. */
#define FERRYI_IS_LONG 2
#define FERRYI_IS_GET 3
#define FERRYI_IS_ADD 4 /* the descriptor was applied, and the next additions may be joined */

/* Loads the first four pairs of a descriptor by one access. */
FERRYI_FN uint32_t ferryi_descriptor_head_load(const ferryi_descriptor *r, uint32_t count, ferryi_descriptor_head *h)
{
    uint64_t word[8];
    FERRYI_UNROLLED
    for (uint32_t i = 0; i < 4; i++)
        ferryi_ld_relaxed_two(r->pair[i].word, &word[2 * i], &word[2 * i + 1]);
    return ferryi_descriptor_head_of(word, ferryi_ticket_tag(count), h);
}

/* The descriptor's length of payload; whether all that it says stands in its head. */
FERRYI_FN uint32_t ferryi_descriptor_head_length(const ferryi_descriptor_head *h)
{
    return ferryi_descriptor_has_payload(ferryi_descriptor_op(h->first)) ? ferryi_descriptor_length(h->first) : 0;
}
FERRYI_FN int ferryi_descriptor_head_is_small(const ferryi_descriptor_head *h)
{
    return ferryi_descriptor_is_few(h->first) && ferryi_descriptor_op(h->first) != FERRYI_OP_GET_FEW &&
           ferryi_descriptor_head_length(h) <= 8;
}

/* Applies such a descriptor.  The caller holds the consumer lock, and has accepted. */
FERRYI_FN void ferryi_descriptor_head_apply(ferryi_world *w, const ferryi_ring_in *in, uint32_t count,
                                            const ferryi_descriptor_head *h)
{
    const uint32_t op = ferryi_descriptor_op(h->first), n = ferryi_descriptor_head_length(h);
    char *to = (char *)(uintptr_t)(w->heap + h->at);
    if (n != 0) {
        ferryi_inline_apply(w, op, to, n, h->payload, h->place, h->value);
    } else {
        uint64_t old =
            ferryi_atomic_apply(to, (h->first & FERRYI_DESCRIPTOR_WIDE) != 0 ? 8 : 4, (int)op, h->payload, h->place);
        if ((h->first & FERRYI_DESCRIPTOR_FETCH) != 0)
            ferryi_owner_reply(w, in, count, old);
    }
}

FERRYI_FN uint64_t ferryi_awaited_load(const void *word, uint32_t bytes)
{
    return bytes == 8 ? ferryi_ld_relaxed_u64((const uint64_t *)word) : ferryi_ld_relaxed_u32((const uint32_t *)word);
}

/* By a descriptor's head.  Returns as ferryi_owner_apply_small() does. */
FERRYI_FN uint64_t ferryi_owner_apply_head(ferryi_world *w, ferryi_ring_in *in, uint32_t count,
                                           const ferryi_descriptor_head *h, const void *word, uint32_t bytes,
                                           uint64_t *value)
{
    if (!ferryi_descriptor_is_few(h->first))
        return 0;
    if (!ferryi_descriptor_head_is_small(h))
        return (uint64_t)count << 32 |
               (ferryi_descriptor_op(h->first) == FERRYI_OP_GET_FEW ? FERRYI_IS_GET : FERRYI_IS_LONG);
    if (!ferryi_owner_try_lock(in, count))
        return 0;
    ferryi_descriptor_accept(); /* and pairs with the last holder's release (R2) */
    ferryi_descriptor_head_apply(w, in, count, h);
    if (word != NULL)
        *value = ferryi_awaited_load(word, bytes);
    ferryi_consumer_publish(in, ferryi_count_next(count), 0);
    return ferryi_descriptor_may_join(h->first) ? FERRYI_IS_ADD : 1;
}
FERRYI_COLD uint64_t ferryi_owner_apply_small(ferryi_world *w, uint32_t ring)
{
    ferryi_ring_in *in = &w->in[ring];
    const ferryi_descriptor *const descriptors = in->ring; /* in parallel with the consumer, not after it */
    const uint32_t count = ferryi_ld_relaxed_u32(&in->consumer) >> 1;
    ferryi_descriptor_head h;
    if (ferryi_descriptor_head_load(&descriptors[ferryi_descriptor_slot(w, count)], count, &h) != 0)
        return 0;
    return ferryi_owner_apply_head(w, in, count, &h, NULL, 0, NULL);
}

/* The same for a wait, together with its word, which is loaded while the ring's load is under way, and again when a
 * descriptor has been applied.  Two threads that load one line of host memory wait for each other's loads, so while the
 * drain kernel attends to the ring only the word is loaded. */
typedef struct ferryi_look {
    uint64_t value, came;
} ferryi_look;

FERRYI_COLD ferryi_look ferryi_owner_look(ferryi_world *w, uint32_t ring, const void *word, uint32_t bytes)
{
    ferryi_ring_in *in = &w->in[ring];
    const ferryi_descriptor *const descriptors = in->ring;
    const uint32_t count = ferryi_ld_relaxed_u32(&in->consumer) >> 1;
    ferryi_look look = { 0, 0 };
    if (ferryi_ld_relaxed_u32(&in->attended) != 0) {
        look.value = ferryi_awaited_load(word, bytes);
        return look;
    }
    ferryi_descriptor_head h;
    const uint32_t strange = ferryi_descriptor_head_load(&descriptors[ferryi_descriptor_slot(w, count)], count, &h);
    look.value = ferryi_awaited_load(word, bytes);
    if (strange == 0)
        look.came = ferryi_owner_apply_head(w, in, count, &h, word, bytes, &look.value);
    return look;
}

/* More than 8 bytes of payload, and GET_FEW: out of line, else every kernel that waits pays for their registers. */
FERRYI_COLD void ferryi_drain_put_long(ferryi_world *w, uint32_t ring, uint32_t count)
{
    const ferryi_descriptor *r = ferryi_owner_descriptor(w, &w->in[ring], count);
    const uint32_t tag = ferryi_ticket_tag(count);
    uint64_t first, low, rest[3];
    uint32_t strange = 0;
    ferryi_ld_relaxed_two(r->pair[0].word, &first, &low);
    FERRYI_UNROLLED
    for (uint32_t i = 0; i < 3; i++) {
        uint32_t odd = ferryi_descriptor_load(r, 4 + i, tag, &rest[i]);
        strange |= 8 * (i + 1) < ferryi_descriptor_length(first) ? odd : 0;
    }
    FERRYI_RECOMPUTE(ring);
    if (strange != 0 || !ferryi_owner_try_lock(&w->in[ring], count))
        return;
    ferryi_descriptor_accept(); /* and pairs with the last holder's release (R2) */
    char *to = (char *)(uintptr_t)(w->heap + ferryi_descriptor_offset(first, (uint32_t)low));
    const uint32_t n = ferryi_descriptor_length(first);
    FERRYI_UNROLLED
    for (uint32_t i = 0, at = 8; i < 3; i++, at += 8)
        if (at < n)
            ferryi_inline_store(to + at, rest[i], n - at < 8 ? n - at : 8, (uint32_t)(uintptr_t)to | n);
    uint64_t payload, place, value;
    r = ferryi_owner_descriptor(w, &w->in[ring], count);
    (void)ferryi_descriptor_load(r, 1, tag, &payload);
    (void)ferryi_descriptor_load(r, 2, tag, &place);
    (void)ferryi_descriptor_load(r, 3, tag, &value);
    ferryi_inline_apply(w, ferryi_descriptor_op(first), to, 8, payload, place, value);
    FERRYI_RECOMPUTE(ring);
    ferryi_consumer_publish(&w->in[ring], ferryi_count_next(count), 0);
}
FERRYI_COLD void ferryi_drain_get_few(ferryi_world *w, uint32_t ring, uint32_t count)
{
    ferryi_ring_in *in = &w->in[ring];
    uint64_t first, low;
    ferryi_ld_relaxed_two(ferryi_owner_descriptor(w, in, count)->pair[0].word, &first, &low);
    if (!ferryi_owner_try_lock(in, count))
        return;
    ferryi_descriptor_accept(); /* and pairs with the last holder's release (R2) */
    ferryi_payload_out(ferryi_descriptor_chunk(w, in->reply_chunks, count),
                       (char *)(uintptr_t)(w->heap + ferryi_descriptor_offset(first, (uint32_t)low)),
                       ferryi_descriptor_length(first));
    ferryi_fence_release(); /* R1 */
    ferryi_owner_reply(w, in, count, 0);
    ferryi_consumer_publish(in, ferryi_count_next(count), 0);
}
/* After a look.  0: no descriptor was found; FERRYI_IS_ADD: an addition; else another descriptor. */
FERRYI_FN uint32_t ferryi_owner_apply_rest(ferryi_world *w, uint32_t ring, uint64_t seen)
{
    if (FERRYI_UNLIKELY((uint32_t)seen == FERRYI_IS_LONG))
        ferryi_drain_put_long(w, ring, (uint32_t)(seen >> 32));
    else if (FERRYI_UNLIKELY((uint32_t)seen == FERRYI_IS_GET))
        ferryi_drain_get_few(w, ring, (uint32_t)(seen >> 32));
    return (uint32_t)seen;
}
FERRYI_FN uint32_t ferryi_owner_apply_next(ferryi_world *w, uint32_t ring)
{
    return ferryi_owner_apply_rest(w, ring, ferryi_owner_apply_small(w, ring));
}

/* Applies one batch only: a source that never stops must not keep a wait from its clock.  If another thread holds the
 * consumer lock, the next poll or the service sees the descriptor.  The first descriptor's words are loaded in parallel
 * with the lock's atomic: a word with the tag belongs to that descriptor, whenever it was loaded.  first: its word
 * 0. */
FERRYI_COLD void ferryi_drain_updates(ferryi_world *w, uint32_t ring, uint32_t count, uint64_t first)
{
    ferryi_ring_in *in = &w->in[ring];
    const ferryi_descriptor *const descriptors = in->ring;
    ferryi_update u = ferryi_update_load(w, descriptors, count);
    if (!ferryi_owner_try_lock(in, count))
        return;
    ferryi_fence_acquire(); /* pairs with the last holder's release (R2) */
    uint64_t old;
    FERRYI_ROLLED
    while (ferryi_update_apply(w, &descriptors[ferryi_descriptor_slot(w, count)], first, &u, &old)) {
        if ((first & FERRYI_DESCRIPTOR_FETCH) != 0)
            ferryi_owner_reply(w, in, count, old);
        count = ferryi_count_next(count);
        first = u.next;
        if (count % FERRYI_BATCH == 0 || ferryi_word_tag(first) != ferryi_ticket_tag(count) ||
            !ferryi_descriptor_is_update(first))
            break;
        u = ferryi_update_load(w, descriptors, count);
    }
    ferryi_consumer_publish(in, count, 0);
}
/* 1: a descriptor was found for this thread. */
FERRYI_FN int ferryi_drain_from(ferryi_world *w, uint32_t ring, uint32_t count, uint64_t first)
{
    if (ferryi_word_tag(first) != ferryi_ticket_tag(count) || !ferryi_descriptor_is_mine(first))
        return 0;
    if (w->in[ring].consumed != NULL)
        (void)ferryi_owner_apply_next(w, ring);
    else if (ferryi_descriptor_may_join(first))
        (void)ferryi_owner_apply_adds(w, ring, 1);
    else
        ferryi_drain_updates(w, ring, count, first);
    return 1;
}
/* 1: there may be more descriptors. */
FERRYI_FN int ferryi_drain_ring(ferryi_world *w, uint32_t ring)
{
    ferryi_ring_in *in = &w->in[ring];
    if (in->consumed != NULL)
        return ferryi_owner_apply_next(w, ring) != 0;
    uint32_t count = ferryi_ld_relaxed_u32(&in->consumer) >> 1;
    (void)ferryi_drain_from(w, ring, count, ferryi_descriptor_first(ferryi_owner_descriptor(w, in, count)));
    return ferryi_ld_relaxed_u32(&in->consumer) >> 1 != count;
}
FERRYI_COLD void ferryi_drain(ferryi_world *w)
{
    FERRYI_SELDOM();
    FERRYI_ROLLED
    for (uint32_t i = 0; i < w->n_in; i++)
        (void)ferryi_drain_ring(w, i);
}

#endif
