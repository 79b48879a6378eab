/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_DETAIL_RING_RING_FUNCS_H
#define FERRY_DETAIL_RING_RING_FUNCS_H

#include "spin__funcs.h"
#if FERRYI_GPU
#include "ring_gpu__funcs.h"
#else
#include "ring_host__funcs.h"
#endif

/* The mailbox of flags pairs and the ring of staged pairs: one protocol, tests/model/mailbox.pml.
 *
 * Source                                            Owner (the thread that holds the consumer lock)
 *   claim: room, and the slot's last reply was read   A0  load the descriptor's words; all have the tag  <- R0
 *   fill the bounce chunk; R0 fence                       fence; apply with local atomics; fence
 *   R0  store the descriptor's words -> A0             R2  store the consumer (and consumed), release     -> A2
 *   A1  load the reply, acquire     <- R1              R1  store the reply                            -> A1
 *   A2  load consumed, acquire      <- R2
 *
 * Each word of a descriptor has the ticket's tag, so the words may arrive in any order.  Before the owner applies a
 * descriptor, it waits for every word that the source stores of it; a word not waited for could arrive in the slot's
 * next descriptor.  The source fences only data that must precede the descriptor (data that was put, a chunk).  Tags
 * are 31 bits of the ticket: a stale word would match if its slot had last used the word exactly 2^31 tickets before.
 * ferryi_ring_reserve_reply checks replies for that; the words of descriptors that matter are overwritten often enough.
 *
 * A ticket is taken only when its slot is free (Claims, below).  So a source that gives up because the ring is full
 * leaves no hole.  A thread that waits for room or for a reply drains its PE's inbound rings meanwhile, so two full
 * rings cannot block each other.
 *
 * If a source can load from the peer, it reads the count of applied descriptors from the peer's consumer, and the owner
 * stores replies only.  Else (staged pairs, and all in the host space) the owner stores a copy, consumed, before it
 * releases the consumer lock.
 *
 * A kernel's wait may hold the consumer lock of a ring in GPU memory across its polls, until it next looks at the clock
 * (ferryi_wait_and_apply).  It takes the lock before a descriptor has come, and publishes each descriptor that it has
 * applied.
 *
 * Kernels: the ring and the replies of a pair whose two GPUs reach each other are in GPU memory, where the owner's
 * service cannot look.  So a source first stores the tag into the slot's `pending` word, in host memory of the owner;
 * the service keeps looking until the owner has stored that the descriptor was applied.  If the source stored the
 * pending word after the descriptor, a thread delayed in between could overwrite the pending word of the slot's next
 * descriptor.
 *
 * In kernels the owner's fences have GPU scope (ferryi_fence_release_here).  A descriptor changes only that GPU's own
 * memory, and every other GPU's loads and atomics go through the same cache, so all GPUs see the order that the owner's
 * threads see.  A reply's chunk is elsewhere, so it gets a system-scope fence. */

/* ferryi_ring_out.busy: 0, or this for the ticket; + 1 when no thread waits for the reply any more, or it is kept. */
#define FERRYI_BUSY_BY(ticket) (((uint64_t)(ticket) + 1) << 1)

/* A word that a reply is kept for holds the ticket's tag, whose highest bit is set, until the reply comes; then HERE
 * and the reply's lower bits. */
#define FERRYI_KEPT_HERE 0x40000000u
#define FERRYI_KEPT_MASK 0x3fffffffu

/* 1 when the reply to the ticket has come (A1): *value is a word's; the caller acquires before it reads a chunk. */
FERRYI_FN int ferryi_ring_has_reply(const ferryi_world *w, const ferryi_ring_out *out, uint64_t ticket, uint64_t *value)
{
    const ferryi_reply *reply = &out->reply[ticket & w->ring_mask];
    const uint32_t tag = ferryi_ticket_tag(ticket);
    uint64_t low, high;
    ferryi_ld_relaxed_two(reply->half, &low, &high);
    if (ferryi_word_tag(low) == tag && ferryi_word_tag(high) == tag) {
        *value = (uint32_t)low | high << 32;
        return 1;
    }
    if (low != ferryi_reply_mark(ticket))
        return 0;
    ferryi_fence_acquire();
    *value = ferryi_ld_relaxed_u64(&reply->value);
    return 1;
}

/* A lower bound of the descriptors that the owner has applied.  near: a count near it. */
FERRYI_FN uint64_t ferryi_ring_load_applied(ferryi_ring_out *out, uint64_t near)
{
    uint64_t applied = ferryi_consumer_count(ferryi_ld_acquire_u32(out->consumed), near); /* A2 */
    if (applied != ferryi_ld_relaxed_u64(&out->applied)) {
        ferryi_fence_release_here(); /* for threads that only look at the copy */
        ferryi_st_relaxed_u64(&out->applied, applied);
    }
    return applied;
}

/* Clears the slot's last reply, of 2^31 tickets ago: its tag equals that of this ticket, which is not yet posted. */
FERRYI_COLD void ferryi_ring_clear_reply(const ferryi_world *w, const ferryi_ring_out *out, uint64_t ticket)
{
    ferryi_reply *reply = (ferryi_reply *)(uintptr_t)&out->reply[ticket & w->ring_mask];
    ferryi_st_relaxed_two(reply->half, 0, 0);
    ferryi_fence_release(); /* the owner stores the next reply only after it has seen the descriptor */
}

/* The keeper of the slot that `busy` belongs to: the word that the slot's reply is kept for, or NULL. */
FERRYI_FN uint64_t *ferryi_ring_keeper(const ferryi_world *w, uint64_t *busy)
{
    return busy + w->ring_mask + 1;
}

/* Takes over a slot whose last reply no thread waits for: once that reply has come, the reply is dropped, or goes to
 * its keeper.  The program may use that word again, so it is changed only while it holds the ticket's tag. */
FERRYI_COLD int ferryi_ring_take_over_slot(ferryi_world *w, ferryi_ring_out *out, uint64_t *busy, uint64_t by,
                                           uint64_t ticket)
{
    uint64_t value = 0, *keeper = ferryi_ring_keeper(w, busy);
    const uint64_t last = (by >> 1) - 1;
    if ((by & 1) == 0 || !ferryi_ring_has_reply(w, out, last, &value))
        return 0;
    ferryi_fence_acquire(); /* pairs with the release in ferryi_ring_keep_reply() */
    uint32_t *word = (uint32_t *)(uintptr_t)ferryi_ld_relaxed_u64(keeper);
    if (ferryi_atom_cas_u64(busy, by, FERRYI_BUSY_BY(ticket)) != by)
        return 0;
    if (word != NULL) {
        ferryi_st_relaxed_u64(keeper, 0);
        (void)ferryi_atom_cas_u32(word, ferryi_ticket_tag(last),
                                  FERRYI_KEPT_HERE | ((uint32_t)value & FERRYI_KEPT_MASK));
    }
    return 1;
}

/* Reserves the slot's reply for this ticket. */
FERRYI_FN int ferryi_ring_reserve_reply(ferryi_world *w, ferryi_ring_out *out, uint64_t *busy, uint64_t ticket)
{
    uint64_t ignored, by = ferryi_atom_cas_u64(busy, 0, FERRYI_BUSY_BY(ticket));
    const int looks_replied = ferryi_ring_has_reply(w, out, ticket, &ignored); /* in parallel with the atomic */
    if (FERRYI_UNLIKELY(by != 0) && !ferryi_ring_take_over_slot(w, out, busy, by, ticket))
        return 0;
    if (FERRYI_UNLIKELY(looks_replied))
        ferryi_ring_clear_reply(w, out, ticket);
    return 1;
}

/* ---- Claims.  One word holds the next ticket (upper part) and the number of slots taken since the source last
 * looked at the applied count (lower part).  A claim is one atomic addition to both, however many threads claim at
 * once.  If not all slots were taken before, the claim succeeds and its ticket is the old upper part.  A failed
 * addition stays in both parts until its thread looks for room and removes it, so there are never more of them than
 * threads.  The owner reads a slot before it stores the count that frees the slot (A2); the claimer stores into the
 * slot only after the addition has returned. */
#define FERRYI_CLAIM ((1ull << FERRYI_TAKEN_BITS) + 1)
#define FERRYI_TAKEN ((1ull << FERRYI_TAKEN_BITS) - 1)

/* The claims without the failed additions. */
FERRYI_FN uint64_t ferryi_claims_made(const ferryi_world *w, uint64_t claims)
{
    const uint64_t taken = claims & FERRYI_TAKEN, slots = (uint64_t)w->ring_mask + 1;
    return taken > slots ? claims - (taken - slots) * FERRYI_CLAIM : claims;
}

/* The next ticket: one past the last ticket taken. */
FERRYI_FN uint64_t ferryi_claims_next(const ferryi_world *w, uint64_t claims)
{
    return ferryi_claims_made(w, claims) >> FERRYI_TAKEN_BITS;
}
FERRYI_FN uint64_t ferryi_ring_next(const ferryi_world *w, const ferryi_ring_out *out)
{
    return ferryi_claims_next(w, ferryi_ld_relaxed_u64(&out->claims));
}

/* Looks for so many free slots, and removes failed additions.  1: so many may be free. */
FERRYI_FN int ferryi_ring_has_room(ferryi_world *w, ferryi_ring_out *out, uint64_t slots)
{
    const uint64_t all = (uint64_t)w->ring_mask + 1;
    for (;;) {
        const uint64_t claims = ferryi_ld_relaxed_u64(&out->claims);
        if ((claims & FERRYI_TAKEN) + slots <= all)
            return 1;
        uint64_t made = ferryi_claims_made(w, claims);
        const uint64_t next = made >> FERRYI_TAKEN_BITS;
        const int64_t taken = ferryi_ticket_diff(next, ferryi_ring_load_applied(out, next));
        if (taken < (int64_t)(made & FERRYI_TAKEN)) /* another thread may have seen more */
            made = next << FERRYI_TAKEN_BITS | (uint64_t)taken;
        if (made == claims || ferryi_atom_cas_u64(&out->claims, claims, made) == claims)
            return (made & FERRYI_TAKEN) + slots <= all; /* else another thread has made progress */
    }
}

/* The fast claim, for a descriptor without reply: 1 when *ticket was taken. */
FERRYI_FN int ferryi_ring_claim_fast(ferryi_world *w, ferryi_ring_out *out, uint64_t *ticket)
{
    const uint64_t before = ferryi_atom_add_u64(&out->claims, FERRYI_CLAIM);
    *ticket = before >> FERRYI_TAKEN_BITS;
    return (before & FERRYI_TAKEN) <= w->ring_mask;
}

/* The claim for a descriptor with a reply marks the slot first, and unmarks it if another thread gets the ticket. */
FERRYI_FN int ferryi_ring_claim_for_reply(ferryi_world *w, ferryi_ring_out *out, uint64_t *busy, uint64_t claims,
                                          uint64_t *ticket)
{
    const uint64_t t = claims >> FERRYI_TAKEN_BITS;
    busy += t & w->ring_mask;
    *ticket = t;
    if ((claims & FERRYI_TAKEN) > w->ring_mask || !ferryi_ring_reserve_reply(w, out, busy, t))
        return 0;
    if (ferryi_atom_cas_u64(&out->claims, claims, claims + FERRYI_CLAIM) == claims)
        return 1;
    ferryi_st_relaxed_u64(busy, 0);
    return 0;
}

/* One try for a slot: 1 when *ticket was taken. */
FERRYI_FN int ferryi_ring_try_claim(ferryi_world *w, ferryi_ring_out *out, int fetch, uint64_t *ticket)
{
    if (!ferryi_ring_has_room(w, out, 1) ||
        !(fetch ? ferryi_ring_claim_for_reply(w, out, out->busy, ferryi_ld_relaxed_u64(&out->claims), ticket)
                : ferryi_ring_claim_fast(w, out, ticket)))
        return 0;
    ferryi_ring_announce(w, out->pending, *ticket);
    return 1;
}

/* One call on a weak pair.  A kernel's functions pass this in memory, since the registers of each function would add
 * up. */
typedef struct ferryi_request {
    ferry_call call;
    int pe;
    int op; /* of words: enum ferryi_op */
    int fetch;
    uint32_t bytes;
    uint32_t width;   /* bytes of an element */
    const void *addr; /* the call's symmetric address, in this PE's heap; NULL: none */
    uint64_t operand, cond, old;
    char *dst;
    const char *src;
    ptrdiff_t dst_stride, src_stride;
    size_t nelems, done, asked;
    uint64_t ticket; /* of the descriptor being written or waited for */
} ferryi_request;

/* The events that a call on a weak pair may wait for. */
enum {
    FERRYI_FOR_ROOM, /* takes the ticket */
    FERRYI_FOR_REPLY,
    FERRYI_FOR_QUIET /* until the owner has applied all descriptors before the ticket */
};

FERRYI_FN int ferryi_ring_event_has_come(ferryi_world *w, ferryi_request *e, int what)
{
    ferryi_ring_out *out = &w->out[e->pe];
    if (what == FERRYI_FOR_ROOM)
        return ferryi_ring_try_claim(w, out, e->fetch, &e->ticket);
    if (what == FERRYI_FOR_REPLY)
        return ferryi_ring_has_reply(w, out, e->ticket, &e->old);
    return ferryi_ticket_diff(ferryi_ring_load_applied(out, e->ticket), e->ticket) >= 0;
}

FERRYI_FN void ferryi_ring_abandon_reply(ferryi_world *w, int pe, uint64_t ticket)
{
    ferryi_st_relaxed_u64(&w->out[pe].busy[ticket & w->ring_mask], FERRYI_BUSY_BY(ticket) + 1);
}

/* The waits of one call share its spin and budget, so a call of many descriptors ends in time too. */
FERRYI_WEAK_FN ferry_status ferryi_ring_wait(ferryi_world *w, ferryi_spin *spin, ferryi_request *e, int what)
{
    while (!ferryi_ring_event_has_come(w, e, what)) {
        if (what != FERRYI_FOR_REPLY) /* a reply comes at once anyway */
            ferryi_remote_request_ack(w, e->pe);
        ferry_status status = ferryi_spin_step(w, spin, e->pe);
        if (FERRYI_LIKELY(status == FERRY_SUCCESS))
            continue;
        ferryi_ring_out *out = &w->out[e->pe];
        uint64_t expected = e->ticket, found = ferryi_ld_relaxed_u64(&out->applied);
        if (what == FERRYI_FOR_ROOM)
            expected = ferryi_ring_next(w, out) - w->ring_mask;
        if (what == FERRYI_FOR_REPLY) {
            expected = e->ticket + 1;
            ferryi_ring_abandon_reply(w, e->pe, e->ticket);
        }
        return ferryi_fault_raise(w, status, e->call, e->pe, e->addr, FERRY_FOR_RECORDS, expected, found,
                                  spin->started);
    }
    return FERRY_SUCCESS;
}

FERRYI_FN ferry_status ferryi_ring_claim(ferryi_world *w, ferryi_spin *spin, ferryi_request *e)
{
    return ferryi_ring_wait(w, spin, e, FERRYI_FOR_ROOM);
}

/* Waits for the reply to the ticket.  Its slot was marked busy before it was posted.  While it waits, only this call
 * can free that slot. */
FERRYI_FN ferry_status ferryi_ring_await_reply(ferryi_world *w, ferryi_spin *spin, ferryi_request *e)
{
    spin->holding++;
    ferry_status status = ferryi_ring_wait(w, spin, e, FERRYI_FOR_REPLY);
    spin->holding--;
    return status;
}

FERRYI_FN ferryi_descriptor *ferryi_ring_slot(const ferryi_world *w, int pe, uint64_t ticket)
{
    return &w->out[pe].ring[ferryi_descriptor_slot(w, ticket)];
}

/* ---- A reply that must not be lost even if its wait gives up: it goes to a word of this PE, however late it comes.
 * The slot serves other descriptors meanwhile. */

/* Call this before the descriptor of a claimed ticket is written. */
FERRYI_FN void ferryi_ring_keep_reply(ferryi_world *w, int pe, uint64_t ticket, uint32_t *word)
{
    uint64_t *busy = &w->out[pe].busy[ticket & w->ring_mask];
    ferryi_st_relaxed_u32(word, ferryi_ticket_tag(ticket));
    ferryi_st_relaxed_u64(ferryi_ring_keeper(w, busy), (uint64_t)(uintptr_t)word);
    ferryi_fence_release(); /* ferryi_ring_take_over_slot() acquires */
    ferryi_st_relaxed_u64(busy, FERRYI_BUSY_BY(ticket) + 1);
}

/* Moves the reply to the word, if the reply has come and no other thread is moving it: 1 when it did. */
FERRYI_WEAK_FN int ferryi_ring_deliver_kept(ferryi_world *w, int pe, uint32_t *word, uint32_t tag)
{
    ferryi_ring_out *out = &w->out[pe];
    uint64_t *busy = &out->busy[(tag - 1) & w->ring_mask], by = ferryi_ld_relaxed_u64(busy), value = 0;
    if ((by & 1) == 0 || ferryi_ticket_tag((by >> 1) - 1) != tag ||
        !ferryi_ring_has_reply(w, out, (by >> 1) - 1, &value) || ferryi_atom_cas_u64(busy, by, by - 1) != by)
        return 0;
    ferryi_st_relaxed_u64(ferryi_ring_keeper(w, busy), 0);
    ferryi_st_relaxed_u32(word, FERRYI_KEPT_HERE | ((uint32_t)value & FERRYI_KEPT_MASK));
    ferryi_fence_release();
    ferryi_st_relaxed_u64(busy, 0);
    return 1;
}

/* Waits for the reply kept for the word, and takes it out of the word.  _TIMEOUT: the reply is still to come. */
FERRYI_WEAK_FN ferry_status ferryi_ring_await_kept(ferryi_world *w, ferry_call call, uint32_t *word, int pe,
                                                   uint64_t *value)
{
    const ferryi_ring_out *out = &w->out[pe];
    ferry_status status = FERRY_SUCCESS;
    ferryi_spin spin;
    uint32_t at;
    ferryi_spin_begin(&spin, w, UINT64_MAX);
    while (((at = ferryi_ld_relaxed_u32(word)) >> 31) != 0 && status == FERRY_SUCCESS)
        if (!ferryi_ring_deliver_kept(w, pe, word, at))
            status = ferryi_spin_step(w, &spin, pe);
    ferryi_spin_end(w, &spin);
    if (at >> 31 != 0)
        return ferryi_fault_raise(w, status, call, pe, word, FERRY_FOR_RECORDS,
                                  ferryi_ld_relaxed_u64(&out->busy[(at - 1) & w->ring_mask]) >> 1,
                                  ferryi_ld_relaxed_u64(&out->applied), spin.started);
    *value = at & FERRYI_KEPT_MASK;
    ferryi_st_relaxed_u32(word, 0);
    return FERRY_SUCCESS;
}

/* Stores the words 2 * i and 2 * i + 1 of a descriptor. */
FERRYI_FN void ferryi_descriptor_store_pair(ferryi_descriptor *r, uint64_t ticket, uint32_t i, uint32_t first,
                                            uint32_t second)
{
    const uint64_t tag = (uint64_t)ferryi_ticket_tag(ticket) << 32;
    ferryi_st_relaxed_two(r->pair[i].word, tag | first, tag | second); /* R0 */
}
FERRYI_FN void ferryi_descriptor_store_u64(ferryi_descriptor *r, uint64_t ticket, uint32_t i, uint64_t data)
{
    ferryi_descriptor_store_pair(r, ticket, i, (uint32_t)data, (uint32_t)(data >> 32));
}

/* 0 for one lap in every 2^30 tickets, so that the second pair of words is rewritten before its tags recur. */
FERRYI_FN int ferryi_ring_may_be_short(const ferryi_world *w, uint64_t ticket)
{
    return ((uint32_t)ticket & 0x3fffffffu) > w->ring_mask;
}

/* Stores the first two words, which every descriptor has.  kind: op, flags and length field. */
FERRYI_FN void ferryi_descriptor_store_head(ferryi_descriptor *r, uint64_t ticket, uint32_t kind, uint64_t offset)
{
    ferryi_descriptor_store_pair(r, ticket, 0, kind | (uint32_t)(offset >> 32) << 16, (uint32_t)offset);
}

FERRYI_FN void ferryi_ring_post(ferryi_world *w, int pe, uint64_t ticket, uint32_t kind, uint64_t offset)
{
    ferryi_descriptor_store_head(ferryi_ring_slot(w, pe, ticket), ticket, kind, offset);
    ferryi_ring_notify(w, pe, ticket);
}

/* Waits for room for the only descriptor of a call, by the caller's spin or, if that is NULL, by one of its own.  The
 * first try is in line, in ferryi_ring_claim_with(). */
FERRYI_WEAK_FN ferryi_outcome ferryi_ring_claim_slow(ferryi_world *w, ferryi_spin *spin, ferry_call call,
                                                     const void *addr, int pe)
{
    ferryi_request e;
    ferryi_spin own;
    e.call = call;
    e.pe = pe;
    e.fetch = 0;
    e.addr = addr;
    e.ticket = 0;
    if (spin == NULL)
        ferryi_spin_begin(&own, w, UINT64_MAX);
    ferryi_outcome outcome = { 0, ferryi_ring_claim(w, spin != NULL ? spin : &own, &e) };
    if (spin == NULL)
        ferryi_spin_end(w, &own);
    outcome.value = e.ticket;
    return outcome;
}
FERRYI_FN ferry_status ferryi_ring_claim_with(ferryi_world *w, ferryi_spin *spin, ferry_call call, const void *addr,
                                              int pe, uint64_t *ticket)
{
    if (FERRYI_LIKELY(ferryi_ring_claim_fast(w, &w->out[pe], ticket))) {
        ferryi_ring_announce(w, w->out[pe].pending, *ticket);
        return FERRY_SUCCESS;
    }
    ferryi_outcome late = ferryi_ring_claim_slow(w, spin, call, addr, pe);
    *ticket = late.value;
    return late.status;
}
FERRYI_FN ferry_status ferryi_ring_claim_one(ferryi_world *w, ferry_call call, const void *addr, int pe,
                                             uint64_t *ticket)
{
    return ferryi_ring_claim_with(w, NULL, call, addr, pe, ticket);
}

/* Waits until the owner has applied all that this PE has sent it so far.  addr: the call's, or NULL. */
FERRYI_FN ferry_status ferryi_ring_flush(ferryi_world *w, ferryi_spin *spin, int pe, ferry_call call, const void *addr)
{
    ferryi_request e;
    e.call = call;
    e.pe = pe;
    e.fetch = 0;
    e.addr = addr;
    e.ticket = ferryi_ring_next(w, &w->out[pe]);
    ferry_status status = ferryi_ring_wait(w, spin, &e, FERRYI_FOR_QUIET);
    if (FERRYI_GPU && status == FERRY_SUCCESS)
        ferryi_st_relaxed_u64(&w->out[pe].quieted, e.ticket);
    return status;
}

/* Kernels: whether nothing is in flight to pe that a quiet waits for.  The caller acquires (A2) afterwards. */
FERRYI_FN int ferryi_ring_is_quiet(const ferryi_world *w, int pe)
{
    const ferryi_ring_out *out = &w->out[pe];
    const uint64_t next = ferryi_ring_next(w, out), applied = ferryi_ld_relaxed_u64(&out->applied),
                   quieted = ferryi_ld_relaxed_u64(&out->quieted);
    return next == applied || next == quieted;
}

/* A collective's message that follows a quiet leaves nothing that the next quiet must wait for: its receiver does. */
FERRYI_FN void ferryi_ring_message_is_quiet(ferryi_world *w, int pe, uint64_t ticket)
{
    if (ferryi_ld_relaxed_u64(&w->out[pe].quieted) == ticket)
        ferryi_st_relaxed_u64(&w->out[pe].quieted, ticket + 1);
}

/* Whether descriptors to pe may still be in flight.  The caller acquires (A2) afterwards. */
FERRYI_FN int ferryi_ring_may_be_pending(const ferryi_world *w, int pe)
{
    const ferryi_ring_out *out = &w->out[pe];
    return ferryi_ring_next(w, out) != ferryi_ld_relaxed_u64(&out->applied);
}

FERRYI_FN int ferryi_ring_is_empty(const ferryi_world *w, int pe)
{
    return ferryi_ring_next(w, &w->out[pe]) == ferryi_ld_acquire_u64(&w->out[pe].applied); /* A2 */
}

#endif
