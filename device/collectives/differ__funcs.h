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

/* What functions share lies in the area, so that kernels have nothing else in registers around their calls. */

FERRYI_FN int ferryi_coll_ending_pe(const ferryi_area *s, int k)
{
    const ferryi_coll_ending *e = &s->ending;
    return e->list != NULL ? e->list[k] : e->start + k * e->stride;
}

FERRYI_FN void ferryi_coll_ending_spin(const ferryi_world *w, const ferryi_area *s, ferryi_spin *spin)
{
    ferryi_spin_begin(spin, w, s->ending.budget);
    spin->started = s->ending.started;
}

/* Sends pe word i of the statement, or behind them FERRYI_STATED: the statement is there, or, in a later phase, this PE
 * has read all of them.  Statements go word by word, so that a kernel which moves no bytes, as a barrier's, needs no
 * code for them. */
#define FERRYI_STATED ((uint32_t)(sizeof(ferryi_coll_statement) / sizeof(uint64_t)))
FERRYI_COLD ferry_status ferryi_coll_tell_word(ferryi_area *s, uint32_t i, int pe)
{
    ferryi_world *w = ferryi_world_get();
    const ferryi_coll_counts *pair = ferryi_area_counts(s, w->n_laid, pe);
    const int has_read = s->at.phase >= FERRYI_PHASE_TELL;
    const uint64_t parity = has_read ? pair->slots >> FERRYI_SLOTS_PARITY : pair->slots;
    const uint32_t route = ferryi_coll_route(FERRYI_ROUTED, w, pe);
    uint64_t *to = ferryi_area_ended(s, w->my_pe),
             value = FERRYI_ENDED(pair->ended + 1, s->told.turn, has_read, parity);
    ferry_status status = ferryi_route_usable(w, (ferry_call)s->call, NULL, pe, route);
    ferryi_spin spin;
    if (status != FERRY_SUCCESS)
        return status;
    if (i < FERRYI_STATED) {
        to = (uint64_t *)(void *)ferryi_area_slot(w, s, parity, w->my_pe) + i;
        memcpy(&value, (const char *)&s->told + i * sizeof value, sizeof value);
    }
    ferryi_coll_ending_spin(w, s, &spin);
    status = ferryi_coll_ending_send(w, &spin, (ferry_call)s->call, to, value, pe, route);
    ferryi_spin_end(w, &spin);
    return status;
}

/* Tells pe the statement, or that this PE has read all of them. */
FERRYI_COLD ferry_status ferryi_coll_tell(ferryi_area *s, int pe)
{
    uint32_t i = FERRYI_STATED;
    if (s->at.phase == FERRYI_PHASE_STATE) {
        const ferryi_coll_counts *pair = ferryi_area_counts(s, ferryi_world_get()->n_laid, pe);
        s->told.sent = pair->sent + 2;
        s->told.slots = pair->slots;
        s->told.turn = s->told.calls + pair->turns;
        i = 0;
    }
    FERRYI_ROLLED
    for (; i <= FERRYI_STATED; i++) {
        const ferry_status status = ferryi_coll_tell_word(s, i, pe);
        if (status != FERRY_SUCCESS)
            return status;
    }
    return FERRY_SUCCESS;
}

/* Whether pe has told its statement, or that it has read all. */
FERRYI_FN int ferryi_coll_has_told(const ferryi_world *w, ferryi_area *s, int pe, int has_read)
{
    const uint64_t found = ferryi_ld_relaxed_u64(ferryi_area_ended(s, pe));
    const int64_t past = (int64_t)((found >> FERRYI_ENDED_CALLS << FERRYI_ENDED_CALLS) -
                                   FERRYI_ENDED(ferryi_area_counts(s, w->n_laid, pe)->ended + 1, 0, 0, 0));
    ferryi_fence_acquire(); /* A3 */
    return past > 0 || (past == 0 && (!has_read || (found & FERRYI_ENDED_READ) != 0));
}

/* Returns a member that is lost, or -1. */
FERRYI_COLD int ferryi_coll_ending_lost(const ferryi_world *w, const ferryi_area *s)
{
    FERRYI_ROLLED
    for (int k = 0; k < s->ending.n; k++)
        if (ferryi_ld_relaxed_u8(&w->peer_state[ferryi_coll_ending_pe(s, k)]) == FERRY_PEER_LOST)
            return ferryi_coll_ending_pe(s, k);
    return -1;
}

FERRYI_COLD ferry_status ferryi_coll_await_told(ferryi_area *s, int pe)
{
    ferryi_world *w = ferryi_world_get();
    const int has_read = s->at.phase >= FERRYI_PHASE_TELL;
    ferry_status status = FERRY_SUCCESS;
    ferryi_spin spin;
    ferryi_coll_ending_spin(w, s, &spin);
    while (status == FERRY_SUCCESS && !ferryi_coll_has_told(w, s, pe, has_read)) {
        status = ferryi_coll_ending_step(w, &spin, pe);
        if (status == FERRY_SUCCESS && ferryi_wait_n_lost(w) != 0 && ferryi_coll_ending_lost(w, s) >= 0)
            status = FERRY_ERR_PEER_LOST;
    }
    s->ending.started = spin.started;
    ferryi_spin_end(w, &spin);
    return status;
}

/* The statement of a peer that has told it. */
FERRYI_FN const ferryi_coll_statement *ferryi_coll_statement_of(const ferryi_world *w, ferryi_area *s, int pe)
{
    return (const ferryi_coll_statement *)(const void *)ferryi_area_slot(
        w, s, ferryi_ld_relaxed_u64(ferryi_area_ended(s, pe)), pe);
}

/* Finds the first member that has told another call than this PE's. */
FERRYI_COLD void ferryi_coll_compare(ferryi_area *s)
{
    const ferryi_world *w = ferryi_world_get();
    const ferryi_coll_statement *own = &s->told;
    FERRYI_ROLLED
    for (int k = 0; k < s->ending.n && s->ending.what == 0; k++) {
        const int pe = ferryi_coll_ending_pe(s, k);
        if (k == s->ending.me || !ferryi_coll_has_told(w, s, pe, 0))
            continue;
        const ferryi_coll_statement *other = ferryi_coll_statement_of(w, s, pe);
        s->ending.what = ferryi_coll_identity_differs(&own->terms, own->call, &other->terms, other->call, 0,
                                                      &s->ending.mine, &s->ending.theirs);
        if (s->ending.what != 0)
            s->ending.peer = pe;
    }
}

/* Has all statements: takes over the members' counts.  Both ends of a pair count the same common calls, this one too.
 * One on an active set is not in the area's `calls`, unless it has met a call on the world. */
FERRYI_COLD void ferryi_coll_agree(ferryi_area *s)
{
    const ferryi_world *w = ferryi_world_get();
    uint32_t calls = s->told.calls, counted = s->told.terms.team >= 0;
    FERRYI_ROLLED
    for (int k = 0; k < s->ending.n; k++) {
        const ferryi_coll_statement *other = ferryi_coll_statement_of(w, s, ferryi_coll_ending_pe(s, k));
        if (k == s->ending.me)
            continue;
        calls = (int32_t)(other->calls - calls) > 0 ? other->calls : calls;
        counted |= other->terms.team >= 0;
    }
    calls += counted;
    FERRYI_ROLLED
    for (int k = 0; k < s->ending.n; k++) {
        const int pe = ferryi_coll_ending_pe(s, k);
        ferryi_coll_counts *pair = ferryi_area_counts(s, w->n_laid, pe);
        uint32_t turn = s->told.calls + pair->turns;
        if (k != s->ending.me) {
            const ferryi_coll_statement *other = ferryi_coll_statement_of(w, s, pe);
            const uint64_t own = pair->slots, most = other->slots > own ? other->slots : own;
            turn = (int32_t)(other->turn - turn) > 0 ? other->turn : turn;
            ferryi_st_relaxed_u64(&pair->expected, other->sent);
            ferryi_st_relaxed_u64(&pair->sent, pair->sent + 2);
            ferryi_st_relaxed_u64(&pair->slots, (most + 1) | own << FERRYI_SLOTS_PARITY);
        }
        ferryi_st_relaxed_u32(&pair->turns, turn + 1 - calls);
    }
    ferryi_st_relaxed_u32(&s->calls, calls);
}

/* All have read all statements. */
FERRYI_COLD void ferryi_coll_leave(ferryi_area *s)
{
    const ferryi_world *w = ferryi_world_get();
    FERRYI_ROLLED
    for (int k = 0; k < s->ending.n; k++) {
        ferryi_coll_counts *pair = ferryi_area_counts(s, w->n_laid, ferryi_coll_ending_pe(s, k));
        ferryi_st_relaxed_u32(&pair->ended, pair->ended + 1);
        ferryi_st_relaxed_u64(&pair->slots, pair->slots & ~((uint64_t)1 << FERRYI_SLOTS_PARITY));
    }
    ferryi_st_relaxed_u64(ferryi_area_ended(s, w->my_pe),
                          FERRYI_ENDED(ferryi_area_counts(s, w->n_laid, w->my_pe)->ended, 0, 1, 0));
    ferryi_st_relaxed_u32(&s->call, FERRY_CALL_NONE);
}

/* Goes on with the end; success: it has ended. */
FERRYI_COLD ferry_status ferryi_coll_settle(ferryi_area *s)
{
    FERRYI_ROLLED
    for (; s->at.phase >= FERRYI_PHASE_STATE; s->at.phase++, s->at.served = 0) {
        ferry_status status = FERRY_SUCCESS;
        FERRYI_ROLLED
        for (; s->at.served < (uint32_t)s->ending.n; s->at.served++) {
            const int pe = ferryi_coll_ending_pe(s, (int)s->at.served);
            if ((int)s->at.served == s->ending.me)
                continue;
            status = s->at.phase == FERRYI_PHASE_STATE || s->at.phase == FERRYI_PHASE_TELL
                         ? ferryi_coll_tell(s, pe)
                         : ferryi_coll_await_told(s, pe);
            if (status != FERRY_SUCCESS)
                break;
        }
        if (s->at.phase == FERRYI_PHASE_GATHER)
            ferryi_coll_compare(s);
        if (status != FERRY_SUCCESS) {
            s->ending.peer = s->ending.what == 0 ? ferryi_coll_ending_pe(s, (int)s->at.served) : s->ending.peer;
            return status;
        }
        if (s->at.phase == FERRYI_PHASE_GATHER)
            ferryi_coll_agree(s);
    }
    ferryi_coll_leave(s);
    return FERRY_SUCCESS;
}

/* The end of a call in which this PE has met another one; the area has its terms.  Never a success. */
FERRYI_COLD ferry_status ferryi_coll_end_differing(int scope, ferryi_world *w, ferryi_set set, uint64_t budget,
                                                   uint64_t started)
{
    ferryi_area *s = set.area;
    uint64_t status = FERRY_ERR_ASYMMETRIC;
    if (ferryi_scope_rank(scope) == 0) {
        const ferryi_coll_ending start = {
            budget, started, set.list, set.start, set.stride, set.n, set.me, 0, -1, 0, 0
        };
        const uint32_t call = s->call;
        s->ending = start;
        s->told.terms = s->terms;
        s->told.call = call;
        s->told.calls = s->calls;
        ferryi_coll_identity_share(w, (ferry_call)call, &s->told.terms);
        (void)ferryi_coll_settle(s);
        /* A death ends a call at different points on its members, and what they call then may differ. */
        const int lost = ferryi_coll_ending_lost(w, s);
        status = (uint64_t)ferryi_fault_raise(w, lost >= 0 ? FERRY_ERR_PEER_LOST : FERRY_ERR_ASYMMETRIC,
                                              (ferry_call)s->told.call, lost >= 0 ? lost : s->ending.peer, NULL,
                                              lost < 0 && s->ending.what != 0 ? s->ending.what : -1, s->ending.mine,
                                              s->ending.theirs, s->ending.started);
    }
    return (ferry_status)ferryi_scope_share(scope, status);
}

/* Before the next call, when members had not come to the end of the last one. */
FERRYI_COLD ferry_status ferryi_coll_end_last(int scope, ferryi_world *w, ferryi_area *s, ferry_call call,
                                              uint64_t timeout)
{
    uint64_t status = FERRY_SUCCESS;
    if (ferryi_scope_rank(scope) == 0 && s->call != FERRY_CALL_NONE && s->at.phase >= FERRYI_PHASE_STATE) {
        s->ending.budget = timeout;
        s->ending.started = 0;
        s->ending.what = 0;
        status = (uint64_t)ferryi_coll_settle(s);
        if (status != FERRY_SUCCESS)
            status = (uint64_t)ferryi_fault_raise(w, (ferry_status)status, call, s->ending.peer, NULL, -1, 0, 0,
                                                  s->ending.started);
    }
    return (ferry_status)ferryi_scope_share(scope, status);
}

#endif
