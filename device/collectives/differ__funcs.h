/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_DETAIL_COLLECTIVES_DIFFER_FUNCS_H
#define FERRY_DETAIL_COLLECTIVES_DIFFER_FUNCS_H

/* Part of coll__funcs.h: how a collective ends whose members have made different calls.
 *
 * A member that meets another call, or a member that has ended the call for that reason, ends it too
 * (ferryi_coll_await). It writes a statement about its call to its slot at every member, and `ended` of its flag there
 * behind it.  When it has the statements of all, it knows who differs, and takes their counts of messages over: what
 * was sent in this call is void.  It tells all that it has read them, and leaves when all have: a later call may then
 * use the slots.  So the call's number is used up everywhere, and the next call begins alike on all.
 *
 * A member that does not come in time leaves the end half done.  The call returns its status nevertheless, and this
 * PE's next call on the area goes on with the end first.
 *
 * The slot is free for the statement: it is the one that this PE's next exchange with that member would use, and so no
 * member reads it in a call that can still succeed.  Counts may lie in the middle of a phase, in which a PE sends at
 * most one message to each peer: a statement counts two more than `sent`, which no message has.  One thread does it. */

#define FERRYI_PHASE_STATE (UINT32_MAX - 3) /* tells its statement */
#define FERRYI_PHASE_GATHER (UINT32_MAX - 2)
#define FERRYI_PHASE_TELL (UINT32_MAX - 1) /* tells that it has read all statements */
#define FERRYI_PHASE_LEAVE UINT32_MAX
#define FERRYI_SLOTS_PARITY 63 /* counts.slots while others may still read the statement: its slot's parity */

/* The first member whose call differs from this PE's; what 0: none that has come. */
typedef struct ferryi_coll_difference {
    int what; /* FERRY_FOR_* */
    int peer; /* or the member that was waited for last */
    uint64_t mine, theirs;
} ferryi_coll_difference;

/* Tells the i-th peer the statement, or that this PE has read all of them. */
FERRYI_COLD ferry_status ferryi_coll_tell(ferryi_world *w, ferryi_coll *c, uint32_t i, int has_read)
{
    ferryi_area *s = c->set.area;
    const int pe = ferryi_set_pe(&c->set, ferryi_set_peer(&c->set, i));
    const ferryi_coll_counts *pair = ferryi_area_counts(s, w->n_laid, pe);
    const uint64_t parity = has_read ? pair->slots >> FERRYI_SLOTS_PARITY : pair->slots;
    if (!has_read) {
        s->told.sent = pair->sent + 2;
        s->told.slots = pair->slots;
        s->told.turn = s->told.calls + pair->turns;
        const ferry_status status =
            ferryi_coll_put_routed(FERRYI_THREAD | FERRYI_ROUTED, w, c, ferryi_area_slot(w, s, parity, w->my_pe),
                                   &s->told, sizeof s->told, pe);
        if (status != FERRY_SUCCESS)
            return status;
    }
    return ferryi_signal_behind(w, &c->spin, c->call, ferryi_area_ended(s, w->my_pe),
                                FERRYI_ENDED(pair->ended + 1, s->told.turn, has_read, parity), FERRY_SIGNAL_SET, pe,
                                ferryi_coll_route(FERRYI_ROUTED, w, pe));
}

/* Waits until the member pe has told its statement, or that it has read all. */
FERRYI_COLD ferry_status ferryi_coll_await_end(ferryi_world *w, ferryi_coll *c, int pe, int has_read)
{
    const uint64_t *ended = ferryi_area_ended(c->set.area, pe);
    const uint32_t wanted = ferryi_area_counts(c->set.area, w->n_laid, pe)->ended + 1;
    for (;;) {
        const uint64_t found = ferryi_ld_relaxed_u64(ended);
        const int64_t past =
            (int64_t)((found >> FERRYI_ENDED_CALLS << FERRYI_ENDED_CALLS) - FERRYI_ENDED(wanted, 0, 0, 0));
        if (past > 0 || (past == 0 && (!has_read || (found & FERRYI_ENDED_READ) != 0))) {
            ferryi_fence_acquire(); /* A3 */
            return FERRY_SUCCESS;
        }
        const ferry_status status = ferryi_spin_step(w, &c->spin, pe);
        if (status != FERRY_SUCCESS)
            return status;
        if (ferryi_ld_relaxed_u32(&w->ctl->n_lost) != 0 && ferryi_set_lost(w, c->set) >= 0)
            return FERRY_ERR_PEER_LOST;
    }
}

/* All peers, from at.served on. */
FERRYI_COLD ferry_status ferryi_coll_end_step(ferryi_world *w, ferryi_coll *c, int awaits, int has_read,
                                              ferryi_coll_difference *d)
{
    ferryi_area *s = c->set.area;
    for (; s->at.served < ferryi_coll_peers(c); s->at.served++) {
        const int pe = ferryi_set_pe(&c->set, ferryi_set_peer(&c->set, s->at.served));
        const ferry_status status =
            awaits ? ferryi_coll_await_end(w, c, pe, has_read) : ferryi_coll_tell(w, c, s->at.served, has_read);
        if (status != FERRY_SUCCESS) {
            d->peer = d->what == 0 ? pe : d->peer;
            return status;
        }
    }
    s->at.served = 0;
    s->at.phase++;
    return FERRY_SUCCESS;
}

/* The statement of a peer, if it has told it. */
FERRYI_FN const ferryi_coll_statement *ferryi_coll_statement_of(const ferryi_world *w, ferryi_coll *c, int pe)
{
    const uint64_t ended = ferryi_ld_relaxed_u64(ferryi_area_ended(c->set.area, pe));
    ferryi_fence_acquire(); /* A3 */
    const uint64_t wanted = FERRYI_ENDED(ferryi_area_counts(c->set.area, w->n_laid, pe)->ended + 1, 0, 0, 0);
    return ended >> FERRYI_ENDED_CALLS == wanted >> FERRYI_ENDED_CALLS
               ? (const ferryi_coll_statement *)(const void *)ferryi_area_slot(w, c->set.area, ended, pe)
               : NULL;
}

FERRYI_COLD void ferryi_coll_compare(ferryi_world *w, ferryi_coll *c, ferryi_coll_difference *d)
{
    const ferryi_coll_statement *mine = &c->set.area->told;
    for (int k = 0; k < c->set.n && d->what == 0; k++) {
        const int pe = ferryi_set_pe(&c->set, k);
        const ferryi_coll_statement *other = k != c->set.me ? ferryi_coll_statement_of(w, c, pe) : NULL;
        if (other == NULL)
            continue;
        d->what =
            ferryi_coll_identity_differs(&mine->terms, mine->call, &other->terms, other->call, 0, &d->mine, &d->theirs);
        if (d->what != 0)
            d->peer = pe;
    }
}

/* Has all statements: takes over the members' counts.  Both ends of a pair count the same common calls, this one too.
 * One on an active set is not in the area's `calls`, unless it has met a call on the world. */
FERRYI_COLD void ferryi_coll_agree(ferryi_world *w, ferryi_coll *c)
{
    ferryi_area *s = c->set.area;
    uint32_t calls = s->told.calls, counted = s->told.terms.team >= 0;
    for (uint32_t i = 0; i < ferryi_coll_peers(c); i++) {
        const int pe = ferryi_set_pe(&c->set, ferryi_set_peer(&c->set, i));
        const ferryi_coll_statement *other = ferryi_coll_statement_of(w, c, pe);
        calls = (int32_t)(other->calls - calls) > 0 ? other->calls : calls;
        counted |= other->terms.team >= 0;
    }
    calls += counted;
    for (int k = 0; k < c->set.n; k++) {
        const int pe = ferryi_set_pe(&c->set, k);
        ferryi_coll_counts *pair = ferryi_area_counts(s, w->n_laid, pe);
        uint32_t turn = s->told.calls + pair->turns;
        if (k != c->set.me) {
            const ferryi_coll_statement *other = ferryi_coll_statement_of(w, c, pe);
            const uint64_t own = pair->slots, most = other->slots > own ? other->slots : own;
            ferryi_st_relaxed_u64(&pair->expected, other->sent);
            ferryi_st_relaxed_u64(&pair->sent, pair->sent + 2);
            ferryi_st_relaxed_u64(&pair->slots, (most + 1) | own << FERRYI_SLOTS_PARITY);
            turn = (int32_t)(other->turn - turn) > 0 ? other->turn : turn;
        }
        ferryi_st_relaxed_u32(&pair->turns, turn + 1 - calls);
    }
    ferryi_st_relaxed_u32(&s->calls, calls);
}

/* Goes on with the end; success: it has ended. */
FERRYI_COLD ferry_status ferryi_coll_settle(ferryi_world *w, ferryi_set set, ferry_call call, uint64_t budget,
                                            uint64_t started, ferryi_coll_difference *d)
{
    ferryi_area *s = set.area;
    ferryi_coll c;
    ferry_status status = FERRY_SUCCESS;
    c.set = set;
    c.call = call;
    ferryi_spin_begin(&c.spin, w, budget);
    c.spin.started = started;
    if (s->at.phase == FERRYI_PHASE_STATE) {
        s->told.terms = s->terms;
        s->told.call = s->call;
        s->told.calls = s->calls;
        ferryi_coll_identity_share(w, (ferry_call)s->call, &s->told.terms);
        status = ferryi_coll_end_step(w, &c, 0, 0, d);
    }
    if (s->at.phase == FERRYI_PHASE_GATHER) {
        status = ferryi_coll_end_step(w, &c, 1, 0, d);
        ferryi_coll_compare(w, &c, d);
        if (status == FERRY_SUCCESS)
            ferryi_coll_agree(w, &c);
    }
    if (s->at.phase == FERRYI_PHASE_TELL)
        status = ferryi_coll_end_step(w, &c, 0, 1, d);
    if (s->at.phase == FERRYI_PHASE_LEAVE)
        status = ferryi_coll_end_step(w, &c, 1, 1, d); /* the phase becomes 0 */
    ferryi_spin_end(w, &c.spin);
    if (status != FERRY_SUCCESS)
        return status;
    for (int k = 0; k < set.n; k++) {
        ferryi_coll_counts *pair = ferryi_area_counts(s, w->n_laid, ferryi_set_pe(&set, k));
        ferryi_st_relaxed_u32(&pair->ended, pair->ended + 1);
        ferryi_st_relaxed_u64(&pair->slots, pair->slots & ~((uint64_t)1 << FERRYI_SLOTS_PARITY));
    }
    ferryi_st_relaxed_u64(ferryi_area_ended(s, w->my_pe),
                          FERRYI_ENDED(ferryi_area_counts(s, w->n_laid, w->my_pe)->ended, 0, 1, 0));
    ferryi_st_relaxed_u32(&s->call, FERRY_CALL_NONE);
    return FERRY_SUCCESS;
}

/* The end of a call in which this PE has met another one; the area has its terms.  Never a success. */
FERRYI_COLD ferry_status ferryi_coll_end_differing(int scope, ferryi_world *w, ferryi_set set, ferry_call call,
                                                   uint64_t budget, uint64_t started)
{
    uint64_t status = FERRY_ERR_ASYMMETRIC;
    if (ferryi_scope_rank(scope) == 0) {
        ferryi_coll_difference d = { 0, -1, 0, 0 };
        (void)ferryi_coll_settle(w, set, call, budget, started, &d);
        status = (uint64_t)ferryi_fault_raise(w, FERRY_ERR_ASYMMETRIC, call, d.peer, NULL, d.what != 0 ? d.what : -1,
                                              d.mine, d.theirs, started);
    }
    return (ferry_status)ferryi_scope_share(scope, status);
}

/* Before the next call, when members had not come to the end of the last one. */
FERRYI_COLD ferry_status ferryi_coll_end_last(int scope, ferryi_world *w, ferryi_set set, ferry_call call,
                                              uint64_t timeout)
{
    uint64_t status = FERRY_SUCCESS;
    if (ferryi_scope_rank(scope) == 0 && set.area->call != FERRY_CALL_NONE &&
        set.area->at.phase >= FERRYI_PHASE_STATE) {
        ferryi_coll_difference d = { 0, -1, 0, 0 };
        status = (uint64_t)ferryi_coll_settle(w, set, call, timeout, 0, &d);
        if (status != FERRY_SUCCESS)
            status = (uint64_t)ferryi_fault_raise(w, (ferry_status)status, call, d.peer, NULL, -1, 0, 0, 0);
    }
    return (ferry_status)ferryi_scope_share(scope, status);
}

#endif
