/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_DEVICE_AMO_FUNCS_H
#define FERRY_DEVICE_AMO_FUNCS_H

#include "rma__funcs.h"

/* Atomics, signals and put with signal over every route.  op, bytes and fetch are constants where these are called, so
 * that the native way is one instruction.  Contracts: ferry/amo.h, ferry/signal.h.
 *
 * Orders: an atomic and a lone signal are relaxed, as OpenSHMEM 1.5 has them unordered.  put_signal releases once,
 * between data and signal: R3, whose partner is the acquire at the end of a wait, A3 (wait__funcs.h). */

/* The record of an update, set or fetch. */
FERRYI_FN void ferryi_ring_say_word(const ferryi_world *w, ferryi_record *r, uint64_t ticket, int op, uint32_t bytes,
                                    const void *addr, uint64_t operand, uint64_t cond, int fetch)
{
    uint32_t kind = (uint32_t)op | (fetch ? FERRYI_RECORD_FETCH : 0) | (bytes == 8 ? FERRYI_RECORD_WIDE : 0);
    if (op == FERRYI_OP_CAS)
        ferryi_ring_say_both(r, ticket, 2, cond);
    if (operand <= FERRYI_RECORD_LENGTH_MOST && op != FERRYI_OP_CAS && ferryi_ring_may_be_short(w, ticket))
        kind |= FERRYI_RECORD_SHORT | (uint32_t)operand << FERRYI_RECORD_LENGTH;
    else
        ferryi_ring_say_both(r, ticket, 1, operand);
    ferryi_ring_say_first(r, ticket, kind, ferryi_errand_offset(w, addr));
}

FERRYI_FN ferry_status ferryi_ring_amo_errand(ferryi_world *w, ferryi_spin *spin, ferryi_errand *e)
{
    ferry_status status = ferryi_ring_claim(w, spin, e);
    if (FERRYI_UNLIKELY(status != FERRY_SUCCESS))
        return status;
    ferryi_ring_say_word(w, ferryi_ring_slot(w, e->pe, e->ticket), e->ticket, e->op, e->bytes, e->addr, e->operand,
                         e->cond, e->fetch);
    ferryi_ring_rings(w, e->pe, e->ticket);
    if (!e->fetch)
        return FERRY_SUCCESS;
    status = ferryi_ring_await(w, spin, e);
    if (FERRYI_LIKELY(status == FERRY_SUCCESS))
        ferryi_ring_release(w, e->pe, e->ticket);
    return status;
}

FERRYI_FN void ferryi_errand_of_word(ferryi_errand *e, ferry_call call, int op, uint32_t bytes, const void *addr,
                                     uint64_t operand, uint64_t cond, int pe, int fetch)
{
    e->call = call;
    e->op = op;
    e->bytes = bytes;
    e->addr = addr;
    e->operand = operand;
    e->cond = cond;
    e->pe = pe;
    e->fetch = fetch;
    e->old = 0;
    e->ticket = 0;
}

/* At the peer's word itself.  Set and fetch are a store and a load, which flags pairs have too. */
FERRYI_FN uint64_t ferryi_direct_amo(ferryi_world *w, int op, uint32_t bytes, const void *addr, uint64_t operand,
                                     uint64_t cond, int pe)
{
    if (op == FERRYI_OP_SET)
        FERRYI_COUNT(w, pe, stores, 1);
    else if (op == FERRYI_OP_FETCH)
        FERRYI_COUNT(w, pe, loads, 1);
    else
        FERRYI_COUNT(w, pe, rmws, 1);
    return ferryi_atomic_apply(ferryi_at(w, addr, pe), bytes, op, operand, cond);
}

#if !FERRYI_GPU /* runtime/gpu.h */
ferry_status ferryi_gpu_amo(ferryi_world *w, ferry_call call, int op, uint32_t bytes, const void *addr,
                            uint64_t operand, uint64_t cond, int pe, uint64_t *old);
ferry_status ferryi_gpu_put_signal(ferryi_world *w, void *own, const void *src, size_t n, uint64_t *sig, uint64_t value,
                                   int sig_op, int pe);
#endif

FERRYI_FN ferry_status ferryi_amo_by_route(ferryi_world *w, ferryi_errand *e)
{
    uint32_t route = ferryi_route(w, e->pe);
    uint32_t path = route & FERRYI_ROUTE_PATH;
    ferry_status status = ferryi_route_usable(w, e->call, e->addr, e->pe, route);
    if (status != FERRY_SUCCESS)
        return status;
#if !FERRYI_GPU
    if (route & FERRYI_ROUTE_GPU)
        return ferryi_gpu_amo(w, e->call, e->op, e->bytes, e->addr, e->operand, e->cond, e->pe, &e->old);
#endif
    if ((route & FERRYI_ROUTE_CHAOS) && e->fetch)
        ferryi_chaos_poke(w); /* a program may poll with fetches: what it has sent must arrive some day */
    if ((route & FERRYI_ROUTE_CHAOS) && !e->fetch &&
        ferryi_chaos_defer_amo(w, e->op, e->bytes, (void *)(uintptr_t)e->addr, e->operand, e->pe))
        return FERRY_SUCCESS;
    ferryi_spin spin;
    int plain = e->op == FERRYI_OP_SET || e->op == FERRYI_OP_FETCH;
    ferryi_spin_begin(&spin, w, UINT64_MAX);
    if (path == FERRY_PATH_FLAGS && plain && !ferryi_ring_is_empty(w, e->pe)) {
        /* A store must not overtake this PE's own records to the same word: programs that use one word one way at a
         * time see them in the order in which they were issued, as on a native pair. */
        status = ferryi_ring_flush(w, &spin, e->pe, e->call, e->addr);
    }
    if (status == FERRY_SUCCESS) {
        if (path == FERRY_PATH_NATIVE || (path == FERRY_PATH_FLAGS && plain))
            e->old = ferryi_direct_amo(w, e->op, e->bytes, e->addr, e->operand, e->cond, e->pe);
        else
            status = ferryi_ring_amo_errand(w, &spin, e);
    }
    ferryi_spin_end(w, &spin);
    return status;
}

/* Out of line for host callers, so that one copy serves the whole API. */
#if !FERRYI_GPU
ferry_status ferryi_amo_slow(ferryi_world *w, ferry_call call, int op, uint32_t bytes, const void *addr,
                             uint64_t operand, uint64_t cond, int pe, int fetch, uint64_t *old) __attribute__((cold));
FERRYI_FN ferry_status ferryi_amo(ferryi_world *w, ferry_call call, int op, uint32_t bytes, const void *addr,
                                  uint64_t operand, uint64_t cond, int pe, int fetch, uint64_t *old)
{
    ferry_status status;
    addr = ferryi_own_word(w, call, addr, bytes, pe, &status);
    if (FERRYI_UNLIKELY(status != FERRY_SUCCESS))
        return status;
    if (FERRYI_UNLIKELY(ferryi_route(w, pe) != FERRY_PATH_NATIVE))
        return ferryi_amo_slow(w, call, op, bytes, addr, operand, cond, pe, fetch, old);
    *old = ferryi_direct_amo(w, op, bytes, addr, operand, cond, pe);
    return FERRY_SUCCESS;
}
#else
/* The record at once, where there is room: 1 when it was posted.  That a pair has a ring is known without a load, so
 * that the claim and what it does not need are under way together.  Should the peer turn out to have died, its ticket
 * is one that nobody waits for. */
FERRYI_FN int ferryi_amo_post(ferryi_world *w, int op, uint32_t bytes, const void *addr, uint64_t operand,
                              uint64_t cond, int pe, int fetch, uint64_t *ticket)
{
    if (!ferryi_goes_straight(w->weak_pes, pe))
        return 0;
    ferryi_out *out = &w->out[pe];
    ferryi_record *const ring = out->ring;
    uint64_t *const bell = out->bell, *const busy = out->busy;
    const uint64_t claims = fetch ? ferryi_ld_relaxed_u64(&out->claims) : 0;
    const uint32_t route = ferryi_ld_relaxed_u32(&w->peer[pe].route);
    if ((op == FERRYI_OP_SET || op == FERRYI_OP_FETCH) && route != FERRY_PATH_STAGED)
        return 0;
    if (!(fetch ? ferryi_ring_take_for_reply(w, out, busy, claims, ticket) : ferryi_ring_take(w, out, ticket)))
        return 0;
    if (FERRYI_UNLIKELY((route & ~FERRYI_ROUTE_PATH) != 0))
        return 0;
    ferryi_ring_tell(w, bell, *ticket);
    ferryi_ring_say_word(w, &ring[ferryi_record_slot(w, *ticket)], *ticket, op, bytes, addr, operand, cond, fetch);
    ferryi_ring_rings(w, pe, *ticket);
    return 1;
}

FERRYI_COLD ferryi_outcome ferryi_amo_await(ferryi_world *w, ferry_call call, const void *addr, int pe, uint64_t ticket)
{
    ferryi_errand e;
    ferryi_spin spin;
    ferryi_errand_of_word(&e, call, 0, 0, addr, 0, 0, pe, 1);
    e.ticket = ticket;
    ferryi_spin_begin(&spin, w, UINT64_MAX);
    ferryi_outcome outcome = { 0, ferryi_ring_await(w, &spin, &e) };
    if (outcome.status == FERRY_SUCCESS) {
        outcome.value = e.old;
        ferryi_ring_release(w, pe, ticket);
    }
    return outcome;
}

/* A reply is mostly there before so many polls. */
#define FERRYI_REPLY_POLLS 16u

FERRYI_COLD ferryi_outcome ferryi_amo_rare(ferry_call call, int op, uint32_t bytes, const void *addr, uint64_t operand,
                                           uint64_t cond, int pe, int fetch)
{
    ferryi_world *w = ferryi_world_get();
    ferryi_outcome outcome = { 0, FERRY_SUCCESS };
    const uint32_t together = ferryi_warp_part();
    /* Lanes that add the same to one word send one record. */
    const int weak = ferryi_goes_straight(w->weak_pes, pe);
    const uint32_t lanes =
        op == FERRYI_OP_ADD && !fetch ? ferryi_warp_speaks_for(together, weak, addr, operand, pe) : 1;
    uint64_t ticket;
    operand *= lanes;
    if (lanes == 0) {
        ; /* another one does it */
    } else if ((uint32_t)pe < (uint32_t)w->n_pes && ferryi_word_fits(w, addr, bytes) &&
               ferryi_amo_post(w, op, bytes, addr, operand, cond, pe, fetch, &ticket)) {
        int came = !fetch;
        FERRYI_ROLLED
        for (uint32_t polls = FERRYI_REPLY_POLLS; !came && polls > 0; polls--)
            came = ferryi_ring_replied(w, &w->out[pe], ticket, &outcome.value);
        if (!came)
            outcome = ferryi_amo_await(w, call, addr, pe, ticket);
        else if (fetch)
            ferryi_ring_release(w, pe, ticket);
    } else {
        ferryi_errand e;
        addr = ferryi_own_word(w, call, addr, bytes, pe, &outcome.status);
        if (outcome.status == FERRY_SUCCESS) {
            ferryi_errand_of_word(&e, call, op, bytes, addr, operand, cond, pe, fetch);
            outcome.status = ferryi_amo_by_route(w, &e);
            outcome.value = outcome.status == FERRY_SUCCESS ? e.old : 0;
        }
    }
    ferryi_warp_meet(together);
    if (lanes != 1)
        outcome.status = ferryi_warp_heard(together, outcome.status);
    return outcome;
}

FERRYI_FN ferry_status ferryi_amo(ferryi_world *w, ferry_call call, int op, uint32_t bytes, const void *addr,
                                  uint64_t operand, uint64_t cond, int pe, int fetch, uint64_t *old)
{
    /* On a flags pair set and fetch are a store and a load of the peer's word, like any other: what orders them behind
     * this PE's own updates of that word, which travel as records, is a fence or a quiet. */
    uint64_t straight = op == FERRYI_OP_SET || op == FERRYI_OP_FETCH ? w->straight_copies : w->straight_atomics;
    if (FERRYI_LIKELY(ferryi_goes_straight(straight, pe) & ferryi_word_fits(w, addr, bytes))) {
        *old = ferryi_atomic_apply(ferryi_at(w, addr, pe), bytes, op, operand, cond);
        return FERRY_SUCCESS;
    }
    ferryi_outcome outcome = ferryi_amo_rare(call, op, bytes, addr, operand, cond, pe, fetch);
    *old = outcome.value;
    return outcome.status;
}
#endif

/* ---- Signals. */

FERRYI_COLD ferry_status ferryi_bad_argument(ferryi_world *w, ferry_call call, int pe, uint64_t found)
{
    if (w->n_pes == 0)
        return ferryi_refuse(w, call, NULL, 0, pe);
    return ferryi_fault_raise(w, FERRY_ERR_INVALID_ARG, call, pe, NULL, -1, 0, found, 0);
}

FERRYI_FN ferry_status ferryi_signal(ferryi_world *w, uint64_t *sig, uint64_t value, int sig_op, int pe)
{
    uint64_t ignored;
    if (FERRYI_UNLIKELY(sig_op != FERRY_SIGNAL_SET && sig_op != FERRY_SIGNAL_ADD))
        return ferryi_bad_argument(w, FERRY_CALL_SIGNAL, pe, (uint64_t)(int64_t)sig_op);
    return ferryi_amo(w, FERRY_CALL_SIGNAL, sig_op == FERRY_SIGNAL_SET ? FERRYI_OP_SET : FERRYI_OP_ADD, 8, sig, value,
                      0, pe, 0, &ignored);
}

/* What it is behind was fenced off, or is in the same ring. */
FERRYI_WEAK_FN ferry_status ferryi_signal_by_ring(ferryi_world *w, ferryi_spin *spin, ferry_call call, int op,
                                                  uint64_t *sig, uint64_t value, int pe)
{
    ferryi_errand e;
    ferryi_errand_of_word(&e, call, op, 8, sig, value, 0, pe, 0);
    return ferryi_ring_amo_errand(w, spin, &e);
}

/* At most FERRYI_INLINE_BYTES and the signal in one record, whose owner applies one after the other. */
FERRYI_FN ferry_status ferryi_staged_put_signal(ferryi_world *w, void *dst, const void *src, uint32_t n, uint64_t *sig,
                                                uint64_t value, int sig_op, int pe)
{
    uint64_t ticket;
    ferry_status status = ferryi_ring_claim_one(w, FERRY_CALL_PUT_SIGNAL, sig, pe, &ticket);
    if (FERRYI_UNLIKELY(status != FERRY_SUCCESS))
        return status;
    ferryi_record *r = ferryi_ring_slot(w, pe, ticket);
    const uint32_t op = sig_op == FERRY_SIGNAL_SET ? FERRYI_OP_PUT_SET : FERRYI_OP_PUT_ADD;
    ferryi_ring_say_payload(r, ticket, (const char *)src, n);
    ferryi_ring_say_both(r, ticket, 3, value);
    ferryi_ring_say_both(r, ticket, 2, ferryi_errand_offset(w, sig));
    ferryi_ring_post(w, pe, ticket, op | n << FERRYI_RECORD_LENGTH, ferryi_errand_offset(w, dst));
    FERRYI_COUNT(w, pe, bytes_staged, n);
    FERRYI_COUNT(w, pe, bytes_put, n);
    return FERRY_SUCCESS;
}

/* Behind this PE's earlier stores and records to pe.  Arguments were checked.  A native pair needs no spin. */
FERRYI_FN ferry_status ferryi_signal_behind(ferryi_world *w, ferryi_spin *spin, ferry_call call, uint64_t *sig,
                                            uint64_t value, int sig_op, int pe, uint32_t path)
{
    int op = sig_op == FERRY_SIGNAL_SET ? FERRYI_OP_SET : FERRYI_OP_ADD;
    if (path == FERRY_PATH_STAGED || (path == FERRY_PATH_FLAGS && op == FERRYI_OP_ADD)) {
        ferryi_fence_release(); /* R3, R0 */
        return ferryi_signal_by_ring(w, spin, call, op, sig, value, pe);
    }
    if (op == FERRYI_OP_SET) {
        ferryi_st_release_u64((uint64_t *)ferryi_at(w, sig, pe), value); /* R3 */
        FERRYI_COUNT(w, pe, stores, 1);
    } else {
        ferryi_fence_release(); /* R3 */
        ferryi_direct_amo(w, op, 8, sig, value, 0, pe);
    }
    return FERRY_SUCCESS;
}

FERRYI_SLOW_FN ferry_status ferryi_put_signal_slow(ferryi_world *w, void *dst, const void *src, size_t n, uint64_t *sig,
                                                   uint64_t value, int sig_op, int pe)
{
    uint32_t route = ferryi_route(w, pe);
    uint32_t path = route & FERRYI_ROUTE_PATH;
    ferry_status status = ferryi_route_usable(w, FERRY_CALL_PUT_SIGNAL, sig, pe, route);
    if (status != FERRY_SUCCESS)
        return status;
#if !FERRYI_GPU
    if (route & FERRYI_ROUTE_GPU)
        return ferryi_gpu_put_signal(w, dst, src, n, sig, value, sig_op, pe);
#endif
    if ((route & FERRYI_ROUTE_CHAOS) && ferryi_chaos_defer_put_signal(w, dst, src, n, sig, value, sig_op, pe))
        return FERRY_SUCCESS;
    if (ferryi_is_staged(route) && n - 1 < FERRYI_INLINE_BYTES)
        return ferryi_staged_put_signal(w, dst, src, (uint32_t)n, sig, value, sig_op, pe);
    ferryi_spin spin;
    ferryi_spin_begin(&spin, w, UINT64_MAX);
    if (ferryi_is_staged(route) && n > 0) {
        status = ferryi_staged_put(w, &spin, FERRY_CALL_PUT_SIGNAL, dst, src, n, pe);
        if (status == FERRY_SUCCESS)
            status = ferryi_signal_by_ring(w, &spin, FERRY_CALL_PUT_SIGNAL,
                                           sig_op == FERRY_SIGNAL_SET ? FERRYI_OP_SET : FERRYI_OP_ADD, sig, value, pe);
        ferryi_spin_end(w, &spin);
        return status;
    }
    if (n > 0)
        ferryi_direct_put(w, dst, src, n, pe);
    if (path == FERRY_PATH_FLAGS && sig_op == FERRY_SIGNAL_SET && !ferryi_ring_is_empty(w, pe))
        status = ferryi_ring_flush(w, &spin, pe, FERRY_CALL_PUT_SIGNAL, sig); /* as in ferryi_amo_by_route */
    if (status == FERRY_SUCCESS)
        status = ferryi_signal_behind(w, &spin, FERRY_CALL_PUT_SIGNAL, sig, value, sig_op, pe, path);
    ferryi_spin_end(w, &spin);
    return status;
}

FERRYI_FN ferry_status ferryi_put_signal(ferryi_world *w, void *dst, const void *src, size_t n, uint64_t *sig,
                                         uint64_t value, int sig_op, int pe)
{
    ferry_status status;
    dst = ferryi_own(w, FERRY_CALL_PUT_SIGNAL, dst, n, pe, &status);
    if (FERRYI_LIKELY(status == FERRY_SUCCESS))
        sig = (uint64_t *)ferryi_own_word(w, FERRY_CALL_PUT_SIGNAL, sig, 8, pe, &status);
    if (FERRYI_UNLIKELY(status != FERRY_SUCCESS))
        return status;
    if (FERRYI_UNLIKELY(sig_op != FERRY_SIGNAL_SET && sig_op != FERRY_SIGNAL_ADD))
        return ferryi_bad_argument(w, FERRY_CALL_PUT_SIGNAL, pe, (uint64_t)(int64_t)sig_op);
    if (FERRYI_UNLIKELY(ferryi_route(w, pe) != FERRY_PATH_NATIVE))
        return ferryi_put_signal_slow(w, dst, src, n, sig, value, sig_op, pe);
    if (n > 0)
        ferryi_direct_put(w, dst, src, n, pe);
    return ferryi_signal_behind(w, NULL, FERRY_CALL_PUT_SIGNAL, sig, value, sig_op, pe, FERRY_PATH_NATIVE);
}

#endif
