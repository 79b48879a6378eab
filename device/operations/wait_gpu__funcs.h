/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_DETAIL_OPERATIONS_WAIT_GPU_FUNCS_H
#define FERRY_DETAIL_OPERATIONS_WAIT_GPU_FUNCS_H

#include "wait__funcs.h"

/* The kernels' part of a wait for words; the host's part is wait_host__funcs.h. */

/* ---- A wait that holds the consumer lock of one ring.
 *
 * If the ring is in this GPU's memory, the wait keeps the consumer lock, so that it applies a descriptor without delay:
 * each poll loads all words of the possible next descriptor, and an addition to the awaited word is itself the poll.
 * Other threads find the lock taken and their descriptors applied.  The wait releases the lock at the end of these
 * polls, and before any work that takes longer than an addition.  It also looks at the other rings in turn.
 *
 * No fence is needed here.  Data that the source fenced before a descriptor is in the memory of some GPU or of the
 * host, visible to every thread.  So is the effect of an atomic that has returned: the consumer (R2) and a reply (R1)
 * are stored after that. */
typedef struct ferryi_held_ring {
    ferryi_ring_in *in;
    const ferryi_descriptor *descriptors;
    uint64_t *applied_copy;
    uint32_t ring, count;
    int mine; /* this thread holds the consumer lock */
} ferryi_held_ring;

/* The first two pairs of the next descriptor. */
typedef struct ferryi_next_descriptor {
    uint64_t first, at, low, high;
    uint32_t tag; /* the tag of the next descriptor */
} ferryi_next_descriptor;

FERRYI_FN ferryi_next_descriptor ferryi_held_ring_load(const ferryi_world *w, const ferryi_held_ring *p)
{
    const ferryi_descriptor *const r = &p->descriptors[ferryi_descriptor_slot(w, p->count)];
    ferryi_next_descriptor g;
    g.tag = ferryi_ticket_tag(p->count);
    ferryi_ld_relaxed_two(r->pair[0].word, &g.first, &g.at);
    ferryi_ld_relaxed_two(r->pair[1].word, &g.low, &g.high);
    return g;
}

FERRYI_FN int ferryi_next_descriptor_is_add(const ferryi_next_descriptor *g)
{
    const int is_short = (g->first & FERRYI_DESCRIPTOR_SHORT) != 0;
    return ferryi_descriptor_op(g->first) == FERRYI_OP_ADD && ferryi_word_tag(g->at) == g->tag &&
           (is_short || ((ferryi_word_tag(g->low) ^ g->tag) | (ferryi_word_tag(g->high) ^ g->tag)) == 0);
}

/* Applies successive additions as one: the last look has found an addition too.  1: *found ends the wait. */
FERRYI_FN int ferryi_held_ring_join_adds(ferryi_world *w, ferryi_held_ring *p, const void *word, uint32_t bytes,
                                         const ferryi_interval *interval, uint64_t *found)
{
    p->count = ferryi_drain_adds(w, p->ring, p->count);
    ferryi_st_relaxed_u64(p->applied_copy, p->count << 1);
    *found = ferryi_word_load(word, bytes, 0); /* an addition may have been to this word */
    ferryi_st_relaxed_u32(&p->in->consumer, p->count << 1 | !ferryi_interval_contains(interval, *found)); /* R2 */
    return ferryi_interval_contains(interval, *found);
}

/* Applies one addition.  1: *found ends the wait. */
FERRYI_FN int ferryi_held_ring_apply_add(ferryi_world *w, ferryi_spin *spin, ferryi_held_ring *p,
                                         const ferryi_next_descriptor *g, const void *word, uint32_t bytes,
                                         const ferryi_interval *interval, uint64_t *found)
{
    const int wide = (g->first & FERRYI_DESCRIPTOR_WIDE) != 0;
    void *const there = (void *)(uintptr_t)(w->heap + ferryi_descriptor_offset(g->first, (uint32_t)g->at));
    const uint64_t operand = ferryi_descriptor_operand(g->first, g->low, g->high);
    uint64_t value = wide ? ferryi_atom_add_u64((uint64_t *)there, operand)
                          : ferryi_atom_add_u32((uint32_t *)there, (uint32_t)operand);
    if ((g->first & FERRYI_DESCRIPTOR_FETCH) != 0)
        ferryi_owner_reply(w, p->in, p->count, value);
    p->count = ferryi_count_next(p->count);
    spin->attending = 1;
    ferryi_st_relaxed_u64(p->applied_copy, p->count << 1);
    if (there == word && wide == (bytes == 8)) {
        value += operand;
        *found = wide ? value : (uint32_t)value;
    }
    const uint32_t consumer = ferryi_order_after(value, p->count << 1, w->kernel.zero); /* R2 */
    if (ferryi_interval_contains(interval, *found)) {
        ferryi_st_relaxed_u32(&p->in->consumer, consumer);
        return 1;
    }
    ferryi_st_relaxed_u32(&p->in->consumer, consumer | 1);
    return 0;
}

/* For a descriptor that is no addition, or whose ring's lock another thread holds.  1: this thread holds the consumer
 * lock, and the descriptor takes longer than an addition. */
FERRYI_FN int ferryi_held_ring_must_release(ferryi_held_ring *p, const ferryi_next_descriptor *g)
{
    if (!p->mine)
        p->mine = ferryi_owner_try_lock(p->in, p->count);
    return p->mine && ferryi_descriptor_op(g->first) != FERRYI_OP_ADD;
}

/* The next descriptor of one of the other rings.  first: its word 0, or 0. */
typedef struct ferryi_other_ring {
    uint32_t ring, count;
    uint64_t first;
} ferryi_other_ring;

/* Looks at one ring, and advances to the next ring.  1: a descriptor has come that this thread applies. */
FERRYI_FN int ferryi_other_ring_look(const ferryi_world *w, ferryi_other_ring *b, uint32_t own)
{
    b->first = b->ring != own ? ferryi_descriptor_first(ferryi_owner_descriptor(w, &w->in[b->ring], b->count)) : 0;
    if (ferryi_word_tag(b->first) == ferryi_ticket_tag(b->count) && ferryi_descriptor_is_mine(b->first))
        return 1;
    b->first = 0;
    b->ring = b->ring + 1 < w->n_in ? b->ring + 1 : 0;
    b->count = ferryi_ld_relaxed_u32(&w->in[b->ring].consumer) >> 1;
    return 0;
}

/* One look at a ring in host memory takes as long as five loads of the word, so a call makes one look only.  The look
 * is for successive additions if the last descriptor was an addition, else for one descriptor. */
FERRYI_FN int ferryi_wait_at_host_ring(ferryi_world *w, ferryi_spin *spin, uint32_t ring, const void *word,
                                       uint32_t bytes, const ferryi_interval *interval, uint32_t *polls,
                                       uint64_t *found)
{
    ferryi_look look = { 0, FERRYI_IS_ADD };
    if (!spin->adds || !ferryi_owner_apply_adds(w, ring, 2))
        look = ferryi_owner_look(w, ring, word, bytes);
    else
        look.value = ferryi_word_load(word, bytes, 0);
    *found = look.value;
    const int ends = ferryi_interval_contains(interval, look.value);
    const uint32_t came = ends ? (uint32_t)look.came : ferryi_owner_apply_rest(w, ring, look.came);
    spin->adds = came == FERRYI_IS_ADD;
    spin->ring = came ? ring : ring + 1;
    spin->attending |= came;
    --*polls;
    return ends;
}

/* Polls the word and the inbound rings, at most *polls times before the next look at the clock.  1: *found lies in
 * the interval.  A descriptor that takes longer than an addition ends the polls too, with 0. */
FERRYI_FN int ferryi_wait_and_apply(ferryi_world *w, ferryi_spin *spin, const void *word, uint32_t bytes,
                                    const ferryi_interval *interval, uint32_t *polls, uint64_t *found)
{
    const uint32_t ring = spin->ring < w->n_in ? spin->ring : 0;
    ferryi_ring_in *const in = &w->in[ring];
    if (in->consumed != NULL)
        return ferryi_wait_at_host_ring(w, spin, ring, word, bytes, interval, polls, found);
    ferryi_held_ring p = { in, in->ring, in->applied_copy, ring, ferryi_ld_relaxed_u32(&in->consumer) >> 1, 0 };
    ferryi_other_ring b = { ring, 0, 0 };
    spin->ring = ring;
    p.mine = ferryi_owner_try_lock(in, p.count);
    FERRYI_ROLLED
    do {
        const ferryi_next_descriptor g = ferryi_held_ring_load(w, &p);
        *found = ferryi_word_load(word, bytes, 0);
        const int came = ferryi_word_tag(g.first) == g.tag;
        if (came && p.mine && ferryi_next_descriptor_is_add(&g)) {
            const int join = spin->adds && ferryi_descriptor_may_join(g.first);
            spin->adds = 1;
            if (join ? ferryi_held_ring_join_adds(w, &p, word, bytes, interval, found)
                     : ferryi_held_ring_apply_add(w, spin, &p, &g, word, bytes, interval, found))
                return 1;
            continue;
        }
        spin->adds = 0;
        if (ferryi_interval_contains(interval, *found)) {
            if (p.mine)
                ferryi_st_relaxed_u32(&in->consumer, p.count << 1);
            return 1;
        }
        if (came && ferryi_held_ring_must_release(&p, &g)) {
            b.ring = ring;
            b.count = p.count;
            b.first = g.first;
            break;
        }
        if (!p.mine && (came || *polls % 16 == 0))
            p.count = ferryi_ld_relaxed_u32(&in->consumer) >> 1; /* the holder of the consumer lock advances */
        if (w->n_in > 1 && ferryi_other_ring_look(w, &b, ring))
            break;
    } while (--*polls > 0);
    if (p.mine)
        ferryi_st_relaxed_u32(&in->consumer, p.count << 1);
    if (b.first != 0) {
        --*polls;
        spin->ring = b.ring;
        spin->attending = 1;
        (void)ferryi_drain_from(w, b.ring, b.count, b.first);
    }
    return 0;
}

/* A wait looks first at the ring whose descriptor ended the last wait.  ferryi_wait_leave_hint() leaves that hint for
 * the next wait. */
FERRYI_FN uint32_t ferryi_wait_first_ring(const ferryi_world *w)
{
    return w->n_in > 1 ? ferryi_ld_relaxed_u32(&w->in->awaited) - 1 : 0; /* -1, beyond all rings: the first one */
}
FERRYI_FN void ferryi_wait_leave_hint(ferryi_world *w, const ferryi_spin *spin)
{
    if (w->n_in != 0)
        ferryi_st_relaxed_u32(&w->in->awaited, spin->attending ? spin->ring + 1 : 0);
}

/* The number of polls of the word alone that a wait begins with; 0: none, or the word may not be polled.  With
 * inbound rings a wait begins so, too: a native peer's answer comes within these polls, as cheaply as in a job
 * without weak pairs.  *descriptors: nonzero: one poll suffices, since a descriptor ended the last wait. */
#define FERRYI_POLLS_BEFORE_RINGS 24u
FERRYI_FN uint32_t ferryi_wait_first_polls(const ferryi_world *w, const void *word, uint32_t bytes,
                                           uint32_t *descriptors)
{
    *descriptors = 0;
    if (!ferryi_heap_contains_word(w, word, bytes))
        return 0;
    if (FERRYI_LIKELY(w->n_in == 0))
        return FERRYI_POLLS_PER_LOOK;
    *descriptors = ferryi_ld_relaxed_u32(&w->in->awaited);
    return FERRYI_POLLS_BEFORE_RINGS;
}

/* ---- A kernel accesses its own heap directly (ferryi_heap_needs_driver), so it never calls these. */

FERRYI_FN ferry_status ferryi_gpu_heap_wait_all(ferryi_world *, ferry_call, const ferryi_condition *, uint64_t *,
                                                uint64_t)
{
    return FERRY_SUCCESS;
}
FERRYI_FN ferry_status ferryi_gpu_heap_wait_any_or_some(ferryi_world *, const ferryi_condition *, size_t *, int,
                                                        size_t *, uint64_t)
{
    return FERRY_SUCCESS;
}
FERRYI_FN size_t ferryi_gpu_heap_test(ferryi_world *, const ferryi_condition *, size_t *, size_t *, size_t *)
{
    return 0;
}

#endif
