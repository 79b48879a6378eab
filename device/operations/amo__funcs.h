/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_DETAIL_OPERATIONS_AMO_FUNCS_H
#define FERRY_DETAIL_OPERATIONS_AMO_FUNCS_H

#include "rma__funcs.h"

/* Atomics, signals and put with signal over every route.  Callers pass constants for op, bytes and fetch, so that a
 * native atomic is one instruction.  Contracts: ferry/amo.h, ferry/signal.h.
 *
 * Orders: an atomic and a lone signal are relaxed, since OpenSHMEM 1.5 does not order them.  put_signal releases
 * once, between data and signal (R3); the acquire at the end of a wait (A3, wait__funcs.h) is its partner. */

/* Writes the descriptor of an update, set or fetch. */
FERRYI_FN void ferryi_descriptor_store_update(const ferryi_world *w, ferryi_descriptor *r, uint64_t ticket, int op,
                                              uint32_t bytes, const void *addr, uint64_t operand, uint64_t cond,
                                              int fetch)
{
    uint32_t kind = (uint32_t)op | (fetch ? FERRYI_DESCRIPTOR_FETCH : 0) | (bytes == 8 ? FERRYI_DESCRIPTOR_WIDE : 0);
    if (op == FERRYI_OP_CAS)
        ferryi_descriptor_store_u64(r, ticket, 2, cond);
    if (operand <= FERRYI_DESCRIPTOR_LENGTH_MOST && op != FERRYI_OP_CAS && ferryi_ring_may_be_short(w, ticket))
        kind |= FERRYI_DESCRIPTOR_SHORT | (uint32_t)operand << FERRYI_DESCRIPTOR_LENGTH;
    else
        ferryi_descriptor_store_u64(r, ticket, 1, operand);
    ferryi_descriptor_store_head(r, ticket, kind, ferryi_request_offset(w, addr));
}

FERRYI_FN ferry_status ferryi_ring_amo_request(ferryi_world *w, ferryi_spin *spin, ferryi_request *e)
{
    ferry_status status = ferryi_ring_claim(w, spin, e);
    if (FERRYI_UNLIKELY(status != FERRY_SUCCESS))
        return status;
    ferryi_descriptor_store_update(w, ferryi_ring_slot(w, e->pe, e->ticket), e->ticket, e->op, e->bytes, e->addr,
                                   e->operand, e->cond, e->fetch);
    ferryi_ring_notify(w, e->pe, e->ticket);
    if (!e->fetch)
        return FERRY_SUCCESS;
    status = ferryi_ring_await_reply(w, spin, e);
    if (FERRYI_LIKELY(status == FERRY_SUCCESS))
        ferryi_ring_release_reply(w, e->pe, e->ticket);
    return status;
}

FERRYI_FN void ferryi_request_of_word(ferryi_request *e, ferry_call call, int op, uint32_t bytes, const void *addr,
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

/* Accesses the peer's word directly.  Set and fetch are a store and a load, which flags pairs have too. */
FERRYI_FN uint64_t ferryi_direct_amo(ferryi_world *w, int op, uint32_t bytes, const void *addr, uint64_t operand,
                                     uint64_t cond, int pe)
{
    if (op == FERRYI_OP_SET)
        FERRYI_STATS_ADD(w, pe, stores, 1);
    else if (op == FERRYI_OP_FETCH)
        FERRYI_STATS_ADD(w, pe, loads, 1);
    else
        FERRYI_STATS_ADD(w, pe, rmws, 1);
    const uint64_t old = ferryi_atomic_apply(ferryi_peer_addr(w, addr, pe), bytes, op, operand, cond);
    if (op != FERRYI_OP_FETCH)
        ferryi_stored(w, addr, bytes, pe);
    return old;
}

/* By the path of a pair that is alive. */
FERRYI_FN ferry_status ferryi_amo_by_path(ferryi_world *w, ferryi_request *e, uint32_t path)
{
    ferry_status status = FERRY_SUCCESS;
    ferryi_spin spin;
    int plain = e->op == FERRYI_OP_SET || e->op == FERRYI_OP_FETCH;
    ferryi_spin_begin(&spin, w, UINT64_MAX);
    if (ferryi_path_is_flags(path) && plain && !ferryi_ring_is_empty(w, e->pe)) {
        /* A store must not overtake this PE's own descriptors to the same word.  So a program that uses one word one
         * way at a time sees its operations in the order of issue, as on a native pair. */
        status = ferryi_ring_flush(w, &spin, e->pe, e->call, e->addr);
    }
    if (status == FERRY_SUCCESS) {
        if (ferryi_path_has_fast_amo(path) || (ferryi_path_is_flags(path) && plain))
            e->old = ferryi_direct_amo(w, e->op, e->bytes, e->addr, e->operand, e->cond, e->pe);
        else
            status = ferryi_ring_amo_request(w, &spin, e);
    }
    ferryi_spin_end(w, &spin);
    return status;
}

#if FERRYI_GPU
#include "amo_gpu__funcs.h"
#else
#include "amo_host__funcs.h"
#endif

/* ---- Signals. */

FERRYI_COLD ferry_status ferryi_argument_refuse(ferryi_world *w, ferry_call call, int pe, uint64_t found)
{
    if (w->n_pes == 0)
        return ferryi_access_refuse(w, call, NULL, 0, pe);
    return ferryi_fault_raise(w, FERRY_ERR_INVALID_ARG, call, pe, NULL, -1, 0, found, 0);
}

FERRYI_FN ferry_status ferryi_signal(ferryi_world *w, uint64_t *sig, uint64_t value, int sig_op, int pe)
{
    uint64_t ignored;
    if (FERRYI_UNLIKELY(sig_op != FERRY_SIGNAL_SET && sig_op != FERRY_SIGNAL_ADD))
        return ferryi_argument_refuse(w, FERRY_CALL_SIGNAL, pe, (uint64_t)(int64_t)sig_op);
    return ferryi_amo(w, FERRY_CALL_SIGNAL, sig_op == FERRY_SIGNAL_SET ? FERRYI_OP_SET : FERRYI_OP_ADD, 8, sig, value,
                      0, pe, 0, &ignored);
}

/* Earlier data has been fenced, or is in the same ring. */
FERRYI_WEAK_FN ferry_status ferryi_signal_by_ring(ferryi_world *w, ferryi_spin *spin, ferry_call call, int op,
                                                  uint64_t *sig, uint64_t value, int pe)
{
    ferryi_request e;
    ferryi_request_of_word(&e, call, op, 8, sig, value, 0, pe, 0);
    return ferryi_ring_amo_request(w, spin, &e);
}

/* A signal after data that this thread, or its scope, has just put by the same ring, whose fence (R0) covers it. */
FERRYI_WEAK_FN ferry_status ferryi_signal_in_ring(ferryi_world *w, uint64_t *sig, uint64_t value, int sig_op, int pe)
{
    ferryi_spin spin;
    ferryi_spin_begin(&spin, w, UINT64_MAX);
    ferry_status status = ferryi_signal_by_ring(
        w, &spin, FERRY_CALL_PUT_SIGNAL, sig_op == FERRY_SIGNAL_SET ? FERRYI_OP_SET : FERRYI_OP_ADD, sig, value, pe);
    ferryi_spin_end(w, &spin);
    return status;
}

/* At most FERRYI_INLINE_BYTES and the signal in the descriptor of a claimed ticket.  The owner applies the data, then
 * the signal. */
FERRYI_FN void ferryi_ring_post_put_signal(ferryi_world *w, uint64_t ticket, void *dst, const void *src, uint32_t n,
                                           uint64_t *sig, uint64_t value, int sig_op, int pe)
{
    ferryi_descriptor *r = ferryi_ring_slot(w, pe, ticket);
    const uint32_t op = sig_op == FERRY_SIGNAL_SET ? FERRYI_OP_PUT_SET : FERRYI_OP_PUT_ADD;
    ferryi_descriptor_store_payload(r, ticket, (const char *)src, n);
    ferryi_descriptor_store_u64(r, ticket, 3, value);
    ferryi_descriptor_store_u64(r, ticket, 2, ferryi_request_offset(w, sig));
    ferryi_ring_post(w, pe, ticket, op | n << FERRYI_DESCRIPTOR_LENGTH, ferryi_request_offset(w, dst));
    FERRYI_STATS_ADD(w, pe, bytes_staged, n);
    FERRYI_STATS_ADD(w, pe, bytes_put, n);
}

FERRYI_FN ferry_status ferryi_staged_put_signal(ferryi_world *w, void *dst, const void *src, uint32_t n, uint64_t *sig,
                                                uint64_t value, int sig_op, int pe)
{
    uint64_t ticket;
    ferry_status status = ferryi_ring_claim_one(w, FERRY_CALL_PUT_SIGNAL, sig, pe, &ticket);
    if (FERRYI_UNLIKELY(status != FERRY_SUCCESS))
        return status;
    ferryi_ring_post_put_signal(w, ticket, dst, src, n, sig, value, sig_op, pe);
    return FERRY_SUCCESS;
}

/* A signal after this PE's earlier stores and descriptors to pe.  Arguments were checked.  A native pair needs no spin.
 * The caller reports a SET to pe's wait (ferryi_stored). */
FERRYI_FN ferry_status ferryi_signal_behind(ferryi_world *w, ferryi_spin *spin, ferry_call call, uint64_t *sig,
                                            uint64_t value, int sig_op, int pe, uint32_t path)
{
    int op = sig_op == FERRY_SIGNAL_SET ? FERRYI_OP_SET : FERRYI_OP_ADD;
    if (ferryi_path_is_ring_only(path) || (ferryi_path_is_flags(path) && op == FERRYI_OP_ADD)) {
        ferryi_fence_release(); /* R3, R0 */
        return ferryi_signal_by_ring(w, spin, call, op, sig, value, pe);
    }
    if (op == FERRYI_OP_SET) {
        ferryi_st_release_u64((uint64_t *)ferryi_peer_addr(w, sig, pe), value); /* R3 */
        FERRYI_STATS_ADD(w, pe, stores, 1);
    } else {
        ferryi_fence_release(); /* R3 */
        ferryi_direct_amo(w, op, 8, sig, value, 0, pe);
    }
    return FERRY_SUCCESS;
}

/* By the path of a pair that is alive. */
FERRYI_FN ferry_status ferryi_put_signal_by_path(ferryi_world *w, void *dst, const void *src, size_t n, uint64_t *sig,
                                                 uint64_t value, int sig_op, int pe, uint32_t path)
{
    ferry_status status = FERRY_SUCCESS;
    if (ferryi_path_is_ring_only(path) && n - 1 < FERRYI_INLINE_BYTES)
        return ferryi_staged_put_signal(w, dst, src, (uint32_t)n, sig, value, sig_op, pe);
    ferryi_spin spin;
    ferryi_spin_begin(&spin, w, UINT64_MAX);
    if (ferryi_path_is_ring_only(path) && n > 0) {
        status = ferryi_staged_put(w, &spin, FERRY_CALL_PUT_SIGNAL, dst, src, n, pe);
        if (status == FERRY_SUCCESS)
            status = ferryi_signal_by_ring(w, &spin, FERRY_CALL_PUT_SIGNAL,
                                           sig_op == FERRY_SIGNAL_SET ? FERRYI_OP_SET : FERRYI_OP_ADD, sig, value, pe);
        ferryi_spin_end(w, &spin);
        return status;
    }
    if (n > 0)
        ferryi_direct_put(w, dst, src, n, pe);
    if (ferryi_path_is_flags(path) && sig_op == FERRY_SIGNAL_SET && !ferryi_ring_is_empty(w, pe))
        status = ferryi_ring_flush(w, &spin, pe, FERRY_CALL_PUT_SIGNAL, sig); /* as in ferryi_amo_by_path */
    if (status == FERRY_SUCCESS)
        status = ferryi_signal_behind(w, &spin, FERRY_CALL_PUT_SIGNAL, sig, value, sig_op, pe, path);
    ferryi_stored(w, sig, sizeof(*sig), pe);
    ferryi_spin_end(w, &spin);
    return status;
}

#if FERRYI_GPU
#include "signal_gpu__funcs.h"
#else
#include "signal_host__funcs.h"
#endif

FERRYI_FN ferry_status ferryi_put_signal(ferryi_world *w, void *dst, const void *src, size_t n, uint64_t *sig,
                                         uint64_t value, int sig_op, int pe)
{
    ferry_status status;
    dst = ferryi_addr_check(w, FERRY_CALL_PUT_SIGNAL, dst, n, pe, &status);
    if (FERRYI_LIKELY(status == FERRY_SUCCESS))
        sig = (uint64_t *)ferryi_addr_check_word(w, FERRY_CALL_PUT_SIGNAL, sig, 8, pe, &status);
    if (FERRYI_UNLIKELY(status != FERRY_SUCCESS))
        return status;
    if (FERRYI_UNLIKELY(sig_op != FERRY_SIGNAL_SET && sig_op != FERRY_SIGNAL_ADD))
        return ferryi_argument_refuse(w, FERRY_CALL_PUT_SIGNAL, pe, (uint64_t)(int64_t)sig_op);
    FERRYI_RETURN_IF_NULL(w, FERRY_CALL_PUT_SIGNAL, src, n, pe);
    if (FERRYI_UNLIKELY(!ferryi_path_has_fast_amo(ferryi_route(w, pe))))
        return ferryi_put_signal_slow(w, dst, src, n, sig, value, sig_op, pe);
    if (n > 0)
        ferryi_direct_put(w, dst, src, n, pe);
    status = ferryi_signal_behind(w, NULL, FERRY_CALL_PUT_SIGNAL, sig, value, sig_op, pe, FERRY_PATH_NATIVE);
    ferryi_stored(w, sig, sizeof(*sig), pe);
    return status;
}

#endif
