/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_DETAIL_OPERATIONS_LOCK_FUNCS_H
#define FERRY_DETAIL_OPERATIONS_LOCK_FUNCS_H

#include "host_call.h"
#include "wait__funcs.h"

/* Locks: a queue of PEs.  Each waits on its own copy of the lock, so PEs get the lock in the order of arrival, and a
 * release is one message.
 *
 * A lock is 8 bytes on every PE.  The first half is the PE's node in the queue.  The second half, on the lock's home PE
 * alone, is the tail: 1 + the PE that came last; 0: the lock is free.
 *
 *   set    node = WAITING, then prev = swap(tail, me).  If there is a prev: OR me into prev's node as the next PE, and
 *          wait until WAITING is gone from the own node.
 *   clear  If there is no next PE: compare-and-swap the tail from me to 0.  If that fails, a PE has just come: wait
 *          until it has entered its number.  Then clear WAITING in the next PE's node.
 *
 * All updates are ferry atomics, so they work over every path.  Order: the holder's writes are complete (quiet) before
 * its update that passes the lock on (K0); the PE that sees that update fences (K1) before it returns.
 *
 * A later call can resume any call that gave up.  The home's answer decides the order of the queue, so it must not be
 * lost.  A weak pair may apply the update after the call gave up, so its answer goes to the own copy's second half,
 * which only the home needs otherwise (ferryi_ring_keep_reply).  The next call takes the answer from there.  The node
 * shows which update it answers: the swap (WAITING), that of clear (HELD), that of test (neither).  Updates of other
 * nodes are sent without a reply: they are sent once, or the call failed and sent nothing.  LINKED: the own number has
 * been sent to PREV's node.  A PE in the queue that is neither WAITING nor HELD got the lock after its set gave up.
 *
 * A death breaks the queue at the dead PE.  Its successor waits for that PE by number, so it sees the death, marks
 * its own node as BROKEN and sends BROKEN along the queue behind it.  A PE that has entered its number into the node
 * in front of it looks at that node once more: either the marker sees the number and tells the PE, or the PE sees
 * BROKEN.  The mark stays, so a PE that comes later finds a broken node in front of it, or a dead PE. */

#define FERRYI_LOCK_WAITING 1u
#define FERRYI_LOCK_HELD 2u
#define FERRYI_LOCK_BROKEN 4u
#define FERRYI_LOCK_NEXT 3 /* 14 bits: 1 + the next PE; 0: none yet */
#define FERRYI_LOCK_PREV 17
#define FERRYI_LOCK_NUMBER 0x3fffu
#define FERRYI_LOCK_LINKED (1u << 31)

typedef struct ferryi_lock_words {
    ferryi_world *w;
    uint32_t *node, *tail;
    int home;
    int keeps; /* the home's answers go to the own tail */
} ferryi_lock_words;

#if FERRYI_GPU
#include "lock_gpu__funcs.h"
#else
#include "lock_host__funcs.h"
#endif

FERRYI_FN int ferryi_lock_next_of(uint32_t node)
{
    return (int)((node >> FERRYI_LOCK_NEXT) & FERRYI_LOCK_NUMBER) - 1;
}

FERRYI_FN int ferryi_lock_prev_of(uint32_t node)
{
    return (int)((node >> FERRYI_LOCK_PREV) & FERRYI_LOCK_NUMBER) - 1;
}

/* A node names PEs that exist.  A word that was not 0 at first, or that the program has written to, may not. */
FERRYI_FN int ferryi_lock_node_is_invalid(const ferryi_lock_words *l, uint32_t node)
{
    return ferryi_lock_next_of(node) >= l->w->n_laid || ferryi_lock_prev_of(node) >= l->w->n_laid;
}

FERRYI_WEAK_FN ferry_status ferryi_lock_update(const ferryi_lock_words *l, int op, uint32_t *word, uint32_t operand,
                                               uint32_t cond, int pe, uint32_t *old)
{
    uint64_t wide = 0;
    ferry_status status = ferryi_amo(l->w, FERRY_CALL_LOCK, op, 4, word, operand, cond, pe, 1, &wide);
    *old = (uint32_t)wide;
    return status;
}

/* Sends an update without an answer.  SUCCESS: it was sent; else it was not. */
FERRYI_WEAK_FN ferry_status ferryi_lock_send(const ferryi_lock_words *l, int op, uint32_t operand, int pe)
{
    uint64_t ignored;
    ferry_status status;
    if (ferryi_heap_needs_driver(l->w))
        return ferryi_gpu_heap_lock(l->w, FERRYI_HOST_LOCK_SEND, op, l->node, operand, 0, pe, &ignored);
    status = ferryi_amo(l->w, FERRY_CALL_LOCK, op, 4, l->node, operand, 0, pe, 0, &ignored);
    (void)ferryi_routes_flush(l->w); /* else a held-back update might never be issued */
    return status;
}

FERRYI_WEAK_FN ferry_status ferryi_lock_update_tail_by_ring(ferryi_world *w, int op, uint32_t *tail, uint32_t operand,
                                                            uint32_t cond, int home, uint64_t *old)
{
    ferryi_request e;
    ferryi_spin spin;
    ferry_status status = ferryi_route_usable(w, FERRY_CALL_LOCK, tail, home, ferryi_route(w, home));
    if (status != FERRY_SUCCESS)
        return status;
    ferryi_request_of_word(&e, FERRY_CALL_LOCK, op, 4, tail, operand, cond, home, 1);
    ferryi_spin_begin(&spin, w, UINT64_MAX);
    status = ferryi_ring_claim(w, &spin, &e);
    ferryi_spin_end(w, &spin);
    if (status != FERRY_SUCCESS)
        return status;
    ferryi_ring_keep_reply(w, home, e.ticket, tail);
    ferryi_descriptor_store_update(w, ferryi_ring_slot(w, home, e.ticket), e.ticket, op, 4, tail, operand, cond, 1);
    ferryi_ring_notify(w, home, e.ticket);
    return ferryi_ring_await_kept(w, FERRY_CALL_LOCK, tail, home, old);
}

/* Updates the tail.  If that fails, the answer may still come: ferryi_lock_take_answer(). */
FERRYI_WEAK_FN ferry_status ferryi_lock_update_tail(const ferryi_lock_words *l, int op, uint32_t operand, uint32_t cond,
                                                    uint32_t *old)
{
    uint64_t wide = 0;
    ferry_status status;
    if (!l->keeps)
        return ferryi_lock_update(l, op, l->tail, operand, cond, l->home, old);
    if (ferryi_heap_needs_driver(l->w))
        status = ferryi_gpu_heap_lock(l->w, FERRYI_HOST_LOCK_ASK, op, l->tail, operand, cond, l->home, &wide);
    else
        status = ferryi_lock_update_tail_by_ring(l->w, op, l->tail, operand, cond, l->home, &wide);
    *old = (uint32_t)wide;
    return status;
}

/* Whether an answer is still to come, or has come and is not yet taken. */
FERRYI_WEAK_FN int ferryi_lock_answer_is_due(const ferryi_lock_words *l)
{
    uint32_t kept = 0;
    return l->keeps && ferryi_lock_update(l, FERRYI_OP_FETCH, l->tail, 0, 0, l->w->my_pe, &kept) == FERRY_SUCCESS &&
           kept != 0;
}

/* Waits for the answer that an earlier call gave up waiting for.  *came: whether there was one. */
FERRYI_WEAK_FN ferry_status ferryi_lock_take_answer(const ferryi_lock_words *l, int *came, uint32_t *old)
{
    uint64_t wide = 0;
    ferry_status status;
    *came = ferryi_lock_answer_is_due(l);
    if (!*came)
        return FERRY_SUCCESS;
    if (ferryi_heap_needs_driver(l->w))
        status = ferryi_gpu_heap_lock(l->w, FERRYI_HOST_LOCK_ANSWER, 0, l->tail, 0, 0, l->home, &wide);
    else
        status = ferryi_ring_await_kept(l->w, FERRY_CALL_LOCK, l->tail, l->home, &wide);
    *old = (uint32_t)wide;
    return status;
}

FERRYI_WEAK_FN ferry_status ferryi_lock_open(long *lock, ferryi_lock_words *l)
{
    ferry_status status;
    l->w = ferryi_world_get();
    l->node = (uint32_t *)ferryi_addr_check_word(l->w, FERRY_CALL_LOCK, lock, 8, l->w->my_pe, &status);
    l->tail = l->node + 1;
    l->home = 0;
    l->keeps = 0;
    if (status != FERRY_SUCCESS)
        return status;
    if (l->w->n_pes > (int)FERRYI_LOCK_NUMBER)
        return ferryi_lock_misuse(l->w, FERRYI_LOCK_TOO_MANY, lock);
    /* Adjacent locks have different homes. */
    l->home = (int)(((uint64_t)(uintptr_t)l->node - l->w->symmetric) / sizeof *lock % (uint64_t)l->w->n_laid);
    l->keeps = l->home != l->w->my_pe && ferryi_path_is_weak(ferryi_route(l->w, l->home));
    return FERRY_SUCCESS;
}

/* The lock is lost: marks the node of this PE, and those of all PEs behind it, as BROKEN. */
FERRYI_WEAK_FN ferry_status ferryi_lock_give_up(const ferryi_lock_words *l, int lost, uint64_t started)
{
    uint32_t old = 0;
    for (int pe = l->w->my_pe; (uint32_t)pe < (uint32_t)l->w->n_laid; pe = ferryi_lock_next_of(old))
        if (ferryi_route_is_lost(ferryi_route(l->w, pe)) || /* its successor waits for it by number */
            ferryi_lock_update(l, FERRYI_OP_OR, l->node, FERRYI_LOCK_BROKEN, 0, pe, &old) != FERRY_SUCCESS ||
            ((old & FERRYI_LOCK_BROKEN) != 0 &&
             pe != l->w->my_pe)) /* an earlier call may have stopped at this PE's own node */
            break;
    return ferryi_fault_raise(l->w, FERRY_ERR_PEER_LOST, FERRY_CALL_LOCK, lost, l->node, -1, 0, 0, started);
}

/* Polls the own node until (node & mask) != 0 is `wanted`, or the node is broken. */
FERRYI_WEAK_FN ferry_status ferryi_lock_await(const ferryi_lock_words *l, uint32_t mask, int wanted, int peer,
                                              uint32_t *node)
{
    ferryi_world *w = l->w;
    ferryi_spin spin;
    ferry_status status;
    ferryi_spin_begin(&spin, w, UINT64_MAX);
    ferryi_spin_awaits(w, &spin, l->node);
    for (;;) {
        status = ferryi_lock_update(l, FERRYI_OP_FETCH, l->node, 0, 0, w->my_pe, node);
        if (status != FERRY_SUCCESS || (*node & FERRYI_LOCK_BROKEN) != 0 || ((*node & mask) != 0) == wanted)
            break;
        status = ferryi_spin_step(w, &spin, peer);
        if (FERRYI_UNLIKELY(status != FERRY_SUCCESS))
            break;
    }
    ferryi_spin_end(w, &spin);
    if (status == FERRY_ERR_PEER_LOST || (status == FERRY_SUCCESS && (*node & FERRYI_LOCK_BROKEN) != 0))
        return ferryi_lock_give_up(l, peer, spin.started);
    if (status != FERRY_SUCCESS)
        return ferryi_fault_raise(w, status, FERRY_CALL_LOCK, peer, l->node, -1, 0, *node, spin.started);
    return FERRY_SUCCESS;
}

FERRYI_WEAK_FN ferry_status ferryi_lock_mark_held(const ferryi_lock_words *l)
{
    uint32_t old;
    ferry_status status = ferryi_lock_update(l, FERRYI_OP_OR, l->node, FERRYI_LOCK_HELD, 0, l->w->my_pe, &old);
    ferryi_fence_acquire(); /* K1 */
    return status;
}

/* Enters this PE's number into the node of the PE in front, prev, which the own node names. */
FERRYI_WEAK_FN ferry_status ferryi_lock_link(const ferryi_lock_words *l, int prev)
{
    uint32_t old;
    ferry_status status = ferryi_lock_send(l, FERRYI_OP_OR, ((uint32_t)l->w->my_pe + 1) << FERRYI_LOCK_NEXT, prev);
    if (status == FERRY_ERR_PEER_LOST)
        return ferryi_lock_give_up(l, prev, 0);
    if (status == FERRY_SUCCESS)
        status = ferryi_lock_update(l, FERRYI_OP_OR, l->node, FERRYI_LOCK_LINKED, 0, l->w->my_pe, &old);
    return status;
}

/* The swap has put this PE behind `last`. */
FERRYI_WEAK_FN ferry_status ferryi_lock_join_behind(const ferryi_lock_words *l, uint32_t last)
{
    uint32_t old;
    ferry_status status;
    if (last == 0)
        return ferryi_lock_mark_held(l);
    status = ferryi_lock_update(l, FERRYI_OP_OR, l->node, last << FERRYI_LOCK_PREV, 0, l->w->my_pe, &old);
    return status == FERRY_SUCCESS ? ferryi_lock_link(l, (int)last - 1) : status;
}

/* Completes an earlier call that gave up, as far as possible before another PE clears the lock.  *node: its value
 * now.  *held: this PE held the lock before. */
FERRYI_WEAK_FN ferry_status ferryi_lock_resume(const ferryi_lock_words *l, uint32_t *node, int *held)
{
    uint32_t last = 0;
    int came;
    ferry_status status = ferryi_lock_update(l, FERRYI_OP_FETCH, l->node, 0, 0, l->w->my_pe, node);
    *held = (*node & FERRYI_LOCK_HELD) != 0;
    if (status != FERRY_SUCCESS)
        return status;
    if (ferryi_lock_node_is_invalid(l, *node))
        return ferryi_lock_misuse(l->w, FERRYI_LOCK_NO_LOCK, l->node);
    if (*node & FERRYI_LOCK_BROKEN)
        return ferryi_lock_give_up(l, -1, 0);
    if (*held)
        return status;
    status = ferryi_lock_take_answer(l, &came, &last);
    if (status == FERRY_ERR_PEER_LOST)
        return ferryi_lock_give_up(l, l->home, 0);
    if (status == FERRY_SUCCESS && came && (*node & FERRYI_LOCK_WAITING) != 0)
        status = ferryi_lock_join_behind(l, last);
    else if (status == FERRY_SUCCESS && came && last == 0)
        status = ferryi_lock_mark_held(l); /* the answer to a test; an answer to clear is never 0 */
    else if (status == FERRY_SUCCESS && (*node & (FERRYI_LOCK_WAITING | FERRYI_LOCK_LINKED)) == FERRYI_LOCK_WAITING)
        status = ferryi_lock_link(l, ferryi_lock_prev_of(*node));
    if (status == FERRY_SUCCESS)
        status = ferryi_lock_update(l, FERRYI_OP_FETCH, l->node, 0, 0, l->w->my_pe, node);
    if (status == FERRY_SUCCESS && ferryi_lock_prev_of(*node) >= 0 &&
        (*node & (FERRYI_LOCK_WAITING | FERRYI_LOCK_HELD | FERRYI_LOCK_BROKEN)) == 0) {
        status = ferryi_lock_mark_held(l);
        *node |= FERRYI_LOCK_HELD;
    }
    return status;
}

/* Enters the queue. */
FERRYI_WEAK_FN ferry_status ferryi_lock_enter(const ferryi_lock_words *l, uint32_t *node)
{
    uint32_t last = 0, old;
    ferry_status status = ferryi_lock_update(l, FERRYI_OP_SWAP, l->node, FERRYI_LOCK_WAITING, 0, l->w->my_pe, &old);
    if (status != FERRY_SUCCESS)
        return status;
    status = ferryi_lock_update_tail(l, FERRYI_OP_SWAP, (uint32_t)l->w->my_pe + 1, 0, &last);
    if (status == FERRY_ERR_PEER_LOST)
        return ferryi_lock_give_up(l, l->home, 0);
    if (status != FERRY_SUCCESS) { /* not sent, unless an answer is to come */
        if (!ferryi_lock_answer_is_due(l))
            (void)ferryi_lock_update(l, FERRYI_OP_SWAP, l->node, 0, 0, l->w->my_pe, &old);
        return status;
    }
    status = ferryi_lock_join_behind(l, last);
    return status == FERRY_SUCCESS ? ferryi_lock_update(l, FERRYI_OP_FETCH, l->node, 0, 0, l->w->my_pe, node) : status;
}

FERRYI_NOINLINE ferry_status ferryi_lock_set(long *lock)
{
    ferryi_lock_words l;
    uint32_t node, front;
    int prev, held;
    ferry_status status = ferryi_lock_open(lock, &l);
    if (status == FERRY_SUCCESS)
        status = ferryi_lock_resume(&l, &node, &held);
    if (status != FERRY_SUCCESS)
        return status;
    if (held)
        return ferryi_lock_misuse(l.w, FERRYI_LOCK_SET_TWICE, lock);
    if ((node & (FERRYI_LOCK_HELD | FERRYI_LOCK_WAITING)) == 0)
        status = ferryi_lock_enter(&l, &node);
    if (status != FERRY_SUCCESS || (node & FERRYI_LOCK_HELD) != 0)
        return status;
    prev = ferryi_lock_prev_of(node);
    status = ferryi_lock_update(&l, FERRYI_OP_FETCH, l.node, 0, 0, prev, &front);
    if (status == FERRY_ERR_PEER_LOST || (status == FERRY_SUCCESS && (front & FERRYI_LOCK_BROKEN) != 0))
        return ferryi_lock_give_up(&l, prev, 0);
    if (status == FERRY_SUCCESS)
        status = ferryi_lock_await(&l, FERRYI_LOCK_WAITING, 0, prev, &node);
    return status == FERRY_SUCCESS ? ferryi_lock_mark_held(&l) : status;
}

FERRYI_NOINLINE ferry_status ferryi_lock_clear(long *lock)
{
    ferryi_lock_words l;
    uint32_t node, old, me;
    int came = 0;
    ferry_status status = ferryi_lock_open(lock, &l), quiet;
    if (status != FERRY_SUCCESS)
        return status;
    me = (uint32_t)l.w->my_pe + 1;
    status = ferryi_lock_update(&l, FERRYI_OP_FETCH, l.node, 0, 0, l.w->my_pe, &node);
    if (status != FERRY_SUCCESS)
        return status;
    if ((node & FERRYI_LOCK_HELD) == 0)
        return ferryi_lock_misuse(l.w, FERRYI_LOCK_NOT_MINE, lock);
    if (ferryi_lock_node_is_invalid(&l, node))
        return ferryi_lock_misuse(l.w, FERRYI_LOCK_NO_LOCK, lock);
    quiet = ferryi_quiet(l.w); /* K0 */
    if (quiet != FERRY_SUCCESS && quiet != FERRY_ERR_PEER_LOST)
        return quiet;
    if (ferryi_lock_next_of(node) < 0) {
        status = ferryi_lock_take_answer(&l, &came, &old);
        if (status == FERRY_SUCCESS && !came)
            status = ferryi_lock_update_tail(&l, FERRYI_OP_CAS, 0, me, &old);
        if (status == FERRY_SUCCESS && old == me) {
            status = ferryi_lock_update(&l, FERRYI_OP_SWAP, l.node, 0, 0, l.w->my_pe, &old);
            return quiet != FERRY_SUCCESS ? quiet : status;
        }
        if (status == FERRY_SUCCESS)
            status = ferryi_lock_await(&l, FERRYI_LOCK_NUMBER << FERRYI_LOCK_NEXT, 1, -1, &node);
        if (status != FERRY_SUCCESS)
            return status;
    }
    /* This PE clears its own node after that is sent: no other PE reads the node before this PE is in the queue
     * again. */
    status = ferryi_lock_send(&l, FERRYI_OP_AND, ~FERRYI_LOCK_WAITING, ferryi_lock_next_of(node));
    if (status == FERRY_SUCCESS || status == FERRY_ERR_PEER_LOST) {
        ferry_status cleared = ferryi_lock_update(&l, FERRYI_OP_SWAP, l.node, 0, 0, l.w->my_pe, &old);
        status = status != FERRY_SUCCESS ? status : cleared;
    }
    return quiet != FERRY_SUCCESS ? quiet : status;
}

FERRYI_NOINLINE ferry_status ferryi_lock_test(long *lock, int *busy)
{
    ferryi_lock_words l;
    uint32_t node, last = 0, old;
    int held;
    ferry_status status = ferryi_lock_open(lock, &l);
    if (status == FERRY_SUCCESS && busy == NULL)
        status = ferryi_lock_misuse(l.w, FERRYI_LOCK_NO_BUSY, lock);
    if (status != FERRY_SUCCESS)
        return status;
    *busy = 1;
    status = ferryi_lock_resume(&l, &node, &held);
    if (status != FERRY_SUCCESS || held)
        return status;
    if (node & (FERRYI_LOCK_HELD | FERRYI_LOCK_WAITING)) {
        *busy = (node & FERRYI_LOCK_HELD) == 0; /* else an earlier set that gave up has got the lock */
        return status;
    }
    /* The node is 0: the next PE may enter its number as soon as the tail names this PE. */
    status = ferryi_lock_update_tail(&l, FERRYI_OP_CAS, (uint32_t)l.w->my_pe + 1, 0, &last);
    if (status == FERRY_ERR_PEER_LOST)
        return ferryi_lock_give_up(&l, l.home, 0);
    if (status != FERRY_SUCCESS)
        return status;
    if (last == 0) {
        *busy = 0;
        return ferryi_lock_mark_held(&l);
    }
    ferryi_test_missed(l.w);
    /* If the holder is dead, the last PE in the queue is dead, or its node is BROKEN. */
    if (FERRYI_UNLIKELY(ferryi_ld_relaxed_u32(&l.w->ctl->n_lost) != 0)) {
        status = ferryi_lock_update(&l, FERRYI_OP_FETCH, l.node, 0, 0, (int)last - 1, &old);
        if (status == FERRY_ERR_PEER_LOST || (status == FERRY_SUCCESS && (old & FERRYI_LOCK_BROKEN) != 0))
            return ferryi_lock_give_up(&l, (int)last - 1, 0);
    }
    return status;
}

#endif
