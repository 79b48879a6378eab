/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_DEVICE_RING_FUNCS_H
#define FERRY_DEVICE_RING_FUNCS_H

#include "spin__funcs.h"

/* The mailbox of flags pairs and the ring of staged pairs: one protocol, tests/model/mailbox.pml.
 *
 * Source                                            Owner (whoever holds the ring's gate)
 *   claim: room, and the slot's last reply was read   A0  load the record's words; all have the tag   <- R0
 *   fill the bounce chunk; R0 fence                       fence; apply with local atomics; fence
 *   R0  store the record's words    -> A0              R2  store the gate (and consumed), release     -> A2
 *   A1  load the reply, acquire     <- R1              R1  store the reply                            -> A1
 *   A2  load consumed, acquire      <- R2
 *
 * A record's words may arrive in any order: each has the ticket's tag, so none of them waits for another.  What the
 * source stores of a record is what the owner waits for before it applies it: a word that was left out of that could
 * arrive in the slot's next record.  Only what a record is behind (data that was put, a chunk) is fenced off before its
 * words.  Tags are 31 bits of the ticket: a word would pass for another's when its slot had used it last exactly 2^31
 * tickets before.  Replies are looked at for that (ferryi_ring_mark); of records, the words that matter are written
 * again and again.
 *
 * A ticket is taken only when its slot is free (Claims, below), so that a source that gives up for want of room leaves
 * no hole.
 * Whoever waits for room or for a reply drains its own inbound rings meanwhile: two full rings cannot block each other.
 *
 * Where a peer can be loaded from, what was applied is read off its gate there; the owner stores nothing but replies.
 * Else (staged pairs, and all in the host space) the owner stores a copy, consumed, before it opens the gate.
 *
 * A kernel's wait may keep the gate of such a ring between its polls (ferryi_wait_at_gate), for as many as it makes
 * between two looks at the clock: it shuts the gate before there is a record, and tells of each that it has applied.
 *
 * Kernels: the ring and the replies of a pair whose two GPUs reach each other are in GPU memory, where the
 * owner's service cannot look.  So a source first stores the tag into the slot's bell, in host memory of the owner: the
 * service looks on until the owner has told it that the record was applied.  Were the bell stored behind the record, a
 * thread could be held up in between for so long that its bell overwrote that of the slot's next record.
 *
 * In kernels the owner's fences are of its GPU only (ferryi_fence_release_here).  All that a record changes is in that
 * GPU's own memory, and every other GPU's loads and atomics meet the same cache there: what the owner's threads see in
 * an order is in that order for all.  A reply's chunk, which is not there, has a fence of the system. */

#if !FERRYI_GPU
/* Wakes the owner's service, if it sleeps (host). */
void ferryi_doorbell_ring(ferryi_out *out, uint32_t value);
#endif

/* ferryi_out.busy: 0, or this for the ticket; +1 when nobody waits for the reply any more. */
#define FERRYI_BUSY_BY(ticket) (((uint64_t)(ticket) + 1) << 1)

/* 1 when the reply to the ticket has come (A1): *value is that of a word; a chunk is to be acquired. */
FERRYI_FN int ferryi_ring_replied(const ferryi_world *w, const ferryi_out *out, uint64_t ticket, uint64_t *value)
{
    const ferryi_reply *reply = &out->reply[ticket & w->ring_mask];
    const uint32_t tag = ferryi_tag_of(ticket);
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

/* How many records the owner has applied, at least.  near: a count near it. */
FERRYI_FN uint64_t ferryi_ring_look(ferryi_out *out, uint64_t near)
{
    uint64_t applied = ferryi_gate_count(ferryi_ld_acquire_u32(out->consumed), near); /* A2 */
    if (applied != ferryi_ld_relaxed_u64(&out->applied)) {
        ferryi_fence_release_here(); /* for threads that only look at the copy */
        ferryi_st_relaxed_u64(&out->applied, applied);
    }
    return applied;
}

/* The slot's last reply, 2^31 tickets ago, looks as if it were the one to this ticket, which is not yet posted. */
FERRYI_COLD void ferryi_ring_forget(const ferryi_world *w, const ferryi_out *out, uint64_t ticket)
{
    ferryi_reply *reply = (ferryi_reply *)(uintptr_t)&out->reply[ticket & w->ring_mask];
    ferryi_st_relaxed_two(reply->half, 0, 0);
    ferryi_fence_release(); /* the owner stores the next one because of the record */
}

/* The slot's reply is for this ticket from now on.  One that nobody waits for any more is void when it has come. */
FERRYI_FN int ferryi_ring_mark(ferryi_world *w, ferryi_out *out, uint64_t *busy, uint64_t ticket)
{
    uint64_t ignored, by = ferryi_atom_cas_u64(busy, 0, FERRYI_BUSY_BY(ticket));
    const int looks_replied = ferryi_ring_replied(w, out, ticket, &ignored); /* beside the atomic */
    if (FERRYI_UNLIKELY(by != 0)) {
        if ((by & 1) == 0 || !ferryi_ring_replied(w, out, (by >> 1) - 1, &ignored) ||
            ferryi_atom_cas_u64(busy, by, FERRYI_BUSY_BY(ticket)) != by)
            return 0;
    }
    if (FERRYI_UNLIKELY(looks_replied))
        ferryi_ring_forget(w, out, ticket);
    return 1;
}

/* ---- Claims.  One word says which ticket is the next and how many slots are taken since the source last looked at
 * what was applied: a claim is one addition to both, however many threads make one at once.  It has a ticket if not all
 * slots were taken before; then that was the upper half.  Additions that found them all taken got nothing, and stand in
 * both halves until somebody takes them off: whoever made one does, when it looks for room.  So there are never more of
 * them than threads.  A slot that a look has set free was read before its count was stored (A2); who claims it stores
 * into it, which waits for what the addition gave. */
#define FERRYI_CLAIM ((1ull << FERRYI_TAKEN_BITS) + 1)
#define FERRYI_TAKEN ((1ull << FERRYI_TAKEN_BITS) - 1)

/* Without the additions that got nothing. */
FERRYI_FN uint64_t ferryi_claims_made(const ferryi_world *w, uint64_t claims)
{
    const uint64_t taken = claims & FERRYI_TAKEN, slots = (uint64_t)w->ring_mask + 1;
    return taken > slots ? claims - (taken - slots) * FERRYI_CLAIM : claims;
}

/* The ticket behind the last one that somebody has. */
FERRYI_FN uint64_t ferryi_claims_next(const ferryi_world *w, uint64_t claims)
{
    return ferryi_claims_made(w, claims) >> FERRYI_TAKEN_BITS;
}
FERRYI_FN uint64_t ferryi_ring_next(const ferryi_world *w, const ferryi_out *out)
{
    return ferryi_claims_next(w, ferryi_ld_relaxed_u64(&out->claims));
}

/* Looks for so many free slots, and leaves no addition that got nothing.  1: there may be. */
FERRYI_FN int ferryi_ring_has_room(ferryi_world *w, ferryi_out *out, uint64_t slots)
{
    const uint64_t all = (uint64_t)w->ring_mask + 1;
    for (;;) {
        const uint64_t claims = ferryi_ld_relaxed_u64(&out->claims);
        if ((claims & FERRYI_TAKEN) + slots <= all)
            return 1;
        uint64_t made = ferryi_claims_made(w, claims);
        const uint64_t next = made >> FERRYI_TAKEN_BITS;
        const int64_t taken = ferryi_ticket_ahead(next, ferryi_ring_look(out, next));
        if (taken < (int64_t)(made & FERRYI_TAKEN)) /* another thread may have seen more */
            made = next << FERRYI_TAKEN_BITS | (uint64_t)taken;
        if (made == claims || ferryi_atom_cas_u64(&out->claims, claims, made) == claims)
            return (made & FERRYI_TAKEN) + slots <= all; /* else somebody has claimed or looked: that is progress too */
    }
}

/* The slot is this caller's. */
FERRYI_FN void ferryi_ring_tell(const ferryi_world *w, uint64_t *bell, uint64_t ticket)
{
#if FERRYI_GPU
    if (bell != NULL)
        ferryi_st_relaxed_u64(&bell[ticket & w->ring_mask], ferryi_tag_of(ticket));
#else
    (void)w;
    (void)bell;
    (void)ticket;
#endif
}

/* The shortest claim, of a record without reply: 1 when *ticket was taken. */
FERRYI_FN int ferryi_ring_take(ferryi_world *w, ferryi_out *out, uint64_t *ticket)
{
    const uint64_t before = ferryi_atom_add_u64(&out->claims, FERRYI_CLAIM);
    *ticket = before >> FERRYI_TAKEN_BITS;
    return (before & FERRYI_TAKEN) <= w->ring_mask;
}

/* With one, whose slot must be marked first.  No reply is marked for a ticket that somebody else gets. */
FERRYI_FN int ferryi_ring_take_for_reply(ferryi_world *w, ferryi_out *out, uint64_t *busy, uint64_t claims,
                                         uint64_t *ticket)
{
    const uint64_t t = claims >> FERRYI_TAKEN_BITS;
    busy += t & w->ring_mask;
    *ticket = t;
    if ((claims & FERRYI_TAKEN) > w->ring_mask || !ferryi_ring_mark(w, out, busy, t))
        return 0;
    if (ferryi_atom_cas_u64(&out->claims, claims, claims + FERRYI_CLAIM) == claims)
        return 1;
    ferryi_st_relaxed_u64(busy, 0);
    return 0;
}

/* One try for a slot: 1 when *ticket was taken. */
FERRYI_FN int ferryi_ring_try_claim(ferryi_world *w, ferryi_out *out, int fetch, uint64_t *ticket)
{
    if (!ferryi_ring_has_room(w, out, 1) ||
        !(fetch ? ferryi_ring_take_for_reply(w, out, out->busy, ferryi_ld_relaxed_u64(&out->claims), ticket)
                : ferryi_ring_take(w, out, ticket)))
        return 0;
    ferryi_ring_tell(w, out->bell, *ticket);
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
    uint32_t width;   /* of bytes: an element's */
    const void *addr; /* what the call is about, in this PE's heap; NULL: nothing */
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
        return ferryi_ring_try_claim(w, out, e->fetch, &e->ticket);
    if (what == FERRYI_FOR_REPLY)
        return ferryi_ring_replied(w, out, e->ticket, &e->old);
    return ferryi_ticket_ahead(ferryi_ring_look(out, e->ticket), e->ticket) >= 0;
}

/* The reply is to be read from the slot no more. */
FERRYI_FN void ferryi_ring_release(ferryi_world *w, int pe, uint64_t ticket)
{
    uint64_t *busy = &w->out[pe].busy[ticket & w->ring_mask];
#if FERRYI_GPU
    ferryi_st_relaxed_u64(busy, 0); /* behind the loads: what they gave was looked at or stored before */
#else
    ferryi_st_release_u64(busy, 0);
#endif
}
FERRYI_FN void ferryi_ring_abandon(ferryi_world *w, int pe, uint64_t ticket)
{
    ferryi_st_relaxed_u64(&w->out[pe].busy[ticket & w->ring_mask], FERRYI_BUSY_BY(ticket) + 1);
}

/* The waits of one call share its spin, and thereby its budget: a call of many records ends in time too. */
FERRYI_WEAK_FN ferry_status ferryi_ring_wait(ferryi_world *w, ferryi_spin *spin, ferryi_errand *e, int what)
{
    while (!ferryi_ring_has(w, e, what)) {
        ferry_status status = ferryi_spin_step(w, spin, e->pe);
        if (FERRYI_LIKELY(status == FERRY_SUCCESS))
            continue;
        ferryi_out *out = &w->out[e->pe];
        uint64_t expected = e->ticket, found = ferryi_ld_relaxed_u64(&out->applied);
        if (what == FERRYI_FOR_ROOM)
            expected = ferryi_ring_next(w, out) - w->ring_mask;
        if (what == FERRYI_FOR_REPLY) {
            expected = e->ticket + 1;
            ferryi_ring_abandon(w, e->pe, e->ticket);
        }
        return ferryi_fault_raise(w, status, e->call, e->pe, e->addr, FERRY_FOR_RECORDS, expected, found,
                                  spin->started);
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
    return &w->out[pe].ring[ferryi_record_slot(w, ticket)];
}

/* The words 2 * i and 2 * i + 1 of a record. */
FERRYI_FN void ferryi_ring_say(ferryi_record *r, uint64_t ticket, uint32_t i, uint32_t first, uint32_t second)
{
    const uint64_t tag = (uint64_t)ferryi_tag_of(ticket) << 32;
    ferryi_st_relaxed_two(r->pair[i].word, tag | first, tag | second); /* R0 */
}
FERRYI_FN void ferryi_ring_say_both(ferryi_record *r, uint64_t ticket, uint32_t i, uint64_t data)
{
    ferryi_ring_say(r, ticket, i, (uint32_t)data, (uint32_t)(data >> 32));
}

/* Not in one lap of 2^30 tickets each: so the second pair of words, too, is written again before its tags return. */
FERRYI_FN int ferryi_ring_may_be_short(const ferryi_world *w, uint64_t ticket)
{
    return ((uint32_t)ticket & 0x3fffffffu) > w->ring_mask;
}

/* The first two words, which every record has.  kind: op, flags and the length that stands there. */
FERRYI_FN void ferryi_ring_say_first(ferryi_record *r, uint64_t ticket, uint32_t kind, uint64_t offset)
{
    ferryi_ring_say(r, ticket, 0, kind | (uint32_t)(offset >> 32) << 16, (uint32_t)offset);
}

/* The record is whole: whoever sleeps at the owner's shall look. */
FERRYI_FN void ferryi_ring_rings(ferryi_world *w, int pe, uint64_t ticket)
{
    FERRYI_COUNT(w, pe, records, 1);
#if FERRYI_GPU
    (void)ticket;
#else
    ferryi_out *out = &w->out[pe];
    /* Either the service, which says that it sleeps and then looks at its rings, sees this record, or it is seen asleep
     * here. */
    ferryi_fence_full();
    if (ferryi_ld_relaxed_u32(out->asleep))
        ferryi_doorbell_ring(out, (uint32_t)ticket * (uint32_t)w->n_pes + (uint32_t)w->my_pe + 1);
#endif
}

FERRYI_FN void ferryi_ring_post(ferryi_world *w, int pe, uint64_t ticket, uint32_t kind, uint64_t offset)
{
    ferryi_ring_say_first(ferryi_ring_slot(w, pe, ticket), ticket, kind, offset);
    ferryi_ring_rings(w, pe, ticket);
}

/* Room for the one record of a call, whose first try is in line. */
FERRYI_WEAK_FN ferryi_outcome ferryi_ring_claim_late(ferryi_world *w, ferry_call call, const void *addr, int pe)
{
    ferryi_errand e;
    ferryi_spin spin;
    e.call = call;
    e.pe = pe;
    e.fetch = 0;
    e.addr = addr;
    e.ticket = 0;
    ferryi_spin_begin(&spin, w, UINT64_MAX);
    ferryi_outcome outcome = { 0, ferryi_ring_claim(w, &spin, &e) };
    ferryi_spin_end(w, &spin);
    outcome.value = e.ticket;
    return outcome;
}
FERRYI_FN ferry_status ferryi_ring_claim_one(ferryi_world *w, ferry_call call, const void *addr, int pe,
                                             uint64_t *ticket)
{
    if (FERRYI_LIKELY(ferryi_ring_take(w, &w->out[pe], ticket))) {
        ferryi_ring_tell(w, w->out[pe].bell, *ticket);
        return FERRY_SUCCESS;
    }
    ferryi_outcome late = ferryi_ring_claim_late(w, call, addr, pe);
    *ticket = late.value;
    return late.status;
}

/* Waits until the owner has applied all that this PE has sent it so far.  addr: what the call is about, or NULL. */
FERRYI_FN ferry_status ferryi_ring_flush(ferryi_world *w, ferryi_spin *spin, int pe, ferry_call call, const void *addr)
{
    ferryi_errand e;
    e.call = call;
    e.pe = pe;
    e.fetch = 0;
    e.addr = addr;
    e.ticket = ferryi_ring_next(w, &w->out[pe]);
    return ferryi_ring_wait(w, spin, &e, FERRYI_FOR_QUIET);
}

/* Whether records to pe may still be on their way, for a caller that acquires (A2) afterwards. */
FERRYI_FN int ferryi_ring_owes(const ferryi_world *w, int pe)
{
    const ferryi_out *out = &w->out[pe];
    return ferryi_ring_next(w, out) != ferryi_ld_relaxed_u64(&out->applied);
}

FERRYI_FN int ferryi_ring_is_empty(const ferryi_world *w, int pe)
{
    return ferryi_ring_next(w, &w->out[pe]) == ferryi_ld_acquire_u64(&w->out[pe].applied); /* A2 */
}

#endif
