/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_DETAIL_OPERATIONS_AMO_GPU_FUNCS_H
#define FERRY_DETAIL_OPERATIONS_AMO_GPU_FUNCS_H

#include "amo__funcs.h"

/* A kernel's atomic: in line if the pair's bit is set; else one descriptor at once if there is room; else the general
 * path. */

FERRYI_FN ferry_status ferryi_amo_by_route(ferryi_world *w, ferryi_request *e)
{
    const uint32_t route = ferryi_route(w, e->pe);
    ferry_status status = ferryi_route_usable(w, e->call, e->addr, e->pe, route);
    return status != FERRY_SUCCESS ? status : ferryi_amo_by_path(w, e, ferryi_route_path(route));
}

/* Posts the descriptor at once if there is room: 1 when it did.  weak_pes shows without a load that a pair has a ring,
 * so the claim and the other loads go in parallel.  If the peer turns out to be dead, no thread waits for the
 * ticket. */
FERRYI_FN int ferryi_amo_post(ferryi_world *w, int op, uint32_t bytes, const void *addr, uint64_t operand,
                              uint64_t cond, int pe, int fetch, uint64_t *ticket)
{
    if (!ferryi_mask_has_pe(w->kernel.weak_pes, pe))
        return 0;
    ferryi_ring_out *out = &w->out[pe];
    ferryi_descriptor *const ring = out->ring;
    uint64_t *const pending = out->pending, *const busy = out->busy;
    const uint64_t claims = fetch ? ferryi_ld_relaxed_u64(&out->claims) : 0;
    const uint32_t route = ferryi_ld_relaxed_u32(&w->peer[pe].route);
    if ((op == FERRYI_OP_SET || op == FERRYI_OP_FETCH) && !ferryi_path_is_ring_only(route))
        return 0;
    if (!(fetch ? ferryi_ring_claim_for_reply(w, out, busy, claims, ticket) : ferryi_ring_claim_fast(w, out, ticket)))
        return 0;
    if (FERRYI_UNLIKELY((route & ~FERRYI_ROUTE_PATH) != 0))
        return 0;
    ferryi_ring_announce(w, pending, *ticket);
    ferryi_descriptor_store_update(w, &ring[ferryi_descriptor_slot(w, *ticket)], *ticket, op, bytes, addr, operand,
                                   cond, fetch);
    ferryi_ring_notify(w, pe, *ticket);
    return 1;
}

FERRYI_COLD ferryi_outcome ferryi_amo_await(ferryi_world *w, ferry_call call, const void *addr, int pe, uint64_t ticket)
{
    ferryi_request e;
    ferryi_spin spin;
    ferryi_request_of_word(&e, call, 0, 0, addr, 0, 0, pe, 1);
    e.ticket = ticket;
    ferryi_spin_begin(&spin, w, UINT64_MAX);
    ferryi_outcome outcome = { 0, ferryi_ring_await_reply(w, &spin, &e) };
    if (outcome.status == FERRY_SUCCESS) {
        outcome.value = e.old;
        ferryi_ring_release_reply(w, pe, ticket);
    }
    return outcome;
}

/* Most replies come within this number of polls. */
#define FERRYI_REPLY_POLLS 16u

FERRYI_COLD ferryi_outcome ferryi_amo_slow(ferry_call call, int op, uint32_t bytes, const void *addr, uint64_t operand,
                                           uint64_t cond, int pe, int fetch)
{
    ferryi_world *w = ferryi_world_get();
    ferryi_outcome outcome = { 0, FERRY_SUCCESS };
    const uint32_t together = ferryi_warp_active();
    /* Lanes that add the same value to one word send one descriptor. */
    const int weak = ferryi_mask_has_pe(w->kernel.weak_pes, pe);
    const uint32_t lanes = op == FERRYI_OP_ADD && !fetch ? ferryi_warp_elect(together, weak, addr, operand, pe) : 1;
    uint64_t ticket;
    operand *= lanes;
    if (lanes == 0) {
        ; /* another lane sends the descriptor */
    } else if ((uint32_t)pe < (uint32_t)w->n_pes && ferryi_heap_contains_word(w, addr, bytes) &&
               ferryi_amo_post(w, op, bytes, addr, operand, cond, pe, fetch, &ticket)) {
        int came = !fetch;
        FERRYI_ROLLED
        for (uint32_t polls = FERRYI_REPLY_POLLS; !came && polls > 0; polls--)
            came = ferryi_ring_has_reply(w, &w->out[pe], ticket, &outcome.value);
        if (!came)
            outcome = ferryi_amo_await(w, call, addr, pe, ticket);
        else if (fetch)
            ferryi_ring_release_reply(w, pe, ticket);
    } else {
        ferryi_request e;
        addr = ferryi_addr_check_word(w, call, addr, bytes, pe, &outcome.status);
        if (outcome.status == FERRY_SUCCESS) {
            ferryi_request_of_word(&e, call, op, bytes, addr, operand, cond, pe, fetch);
            outcome.status = ferryi_amo_by_route(w, &e);
            outcome.value = outcome.status == FERRY_SUCCESS ? e.old : 0;
        }
    }
    ferryi_warp_reconverge(together);
    if (lanes != 1)
        outcome.status = ferryi_warp_elected_status(together, outcome.status);
    return outcome;
}

FERRYI_FN ferry_status ferryi_amo(ferryi_world *w, ferry_call call, int op, uint32_t bytes, const void *addr,
                                  uint64_t operand, uint64_t cond, int pe, int fetch, uint64_t *old)
{
    /* On a flags pair set and fetch are a plain store and load of the peer's word.  This PE's own updates of that
     * word travel as descriptors; a fence or a quiet orders set and fetch after them. */
    uint64_t fast_pes = op == FERRYI_OP_SET || op == FERRYI_OP_FETCH ? w->kernel.fast_copy_pes : w->kernel.fast_amo_pes;
    if (FERRYI_LIKELY(ferryi_mask_has_pe(fast_pes, pe) & ferryi_heap_contains_word(w, addr, bytes))) {
        *old = ferryi_atomic_apply(ferryi_peer_addr(w, addr, pe), bytes, op, operand, cond);
        return FERRY_SUCCESS;
    }
    ferryi_outcome outcome = ferryi_amo_slow(call, op, bytes, addr, operand, cond, pe, fetch);
    *old = outcome.value;
    return outcome.status;
}

#endif
