/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_DEVICE_LOCK_FUNCS_H
#define FERRY_DEVICE_LOCK_FUNCS_H

#include "wait__funcs.h"

/* Locks: a queue of PEs, each waiting on its own copy of the lock, so that they are served in the order in which they
 * came and a release is one message.
 *
 * A lock is 8 bytes on every PE.  The first half is the PE's place in the queue, its node; the second, on the lock's
 * home PE alone, is the tail: 1 + the PE that came last, 0 when the lock is free.
 *
 *   set    node = WAITING, then prev = swap(tail, me); with a prev: OR me into its node as the next one, and wait until
 *          WAITING is gone from the own node
 *   clear  with no next one: compare-and-swap the tail from me to 0.  Whoever came meanwhile is about to say so: wait
 *          for it.  Then take WAITING off its node.
 *
 * All updates are atomics of ferry, so that they work over every path.  Order: what the holder wrote is complete
 * (quiet) before its update that passes the lock on (L0); whoever has seen that update fences (L1) before it returns.
 *
 * A death breaks the queue at the dead PE.  Its successor, who waits for it by name, sees it, marks the own node as
 * BROKEN and sends BROKEN along the queue behind.  An OR returns what the node held before: either the marker sees the
 * next one in it and tells it, or the next one, when it enters its number, sees BROKEN.  The mark stays: whoever comes
 * later finds a broken node in front of it, or a dead PE. */

#define FERRYI_LOCK_WAITING 1u
#define FERRYI_LOCK_HELD 2u
#define FERRYI_LOCK_BROKEN 4u
#define FERRYI_LOCK_NEXT 3 /* 14 bits: 1 + the next PE, 0: none yet */
#define FERRYI_LOCK_PREV 17
#define FERRYI_LOCK_NUMBER 0x3fffu

enum ferryi_lock_misuse { FERRYI_LOCK_TOO_MANY, FERRYI_LOCK_SET_TWICE, FERRYI_LOCK_NOT_MINE, FERRYI_LOCK_NO_BUSY };
#if FERRYI_GPU
FERRYI_COLD ferry_status ferryi_lock_misuse(ferryi_world *w, int what, const void *lock)
{
    return ferryi_fault_raise(w, what == FERRYI_LOCK_TOO_MANY ? FERRY_ERR_UNSUPPORTED : FERRY_ERR_INVALID_ARG,
                              FERRY_CALL_LOCK, w->my_pe, lock, -1, 0, (uint64_t)what, 0);
}
#else /* runtime/lock.c */
ferry_status ferryi_lock_misuse(ferryi_world *w, int what, const void *lock) __attribute__((cold));
#endif

typedef struct ferryi_lock_words {
    ferryi_world *w;
    uint32_t *node, *tail;
    int home;
} ferryi_lock_words;

FERRYI_FN int ferryi_lock_next_of(uint32_t node)
{
    return (int)((node >> FERRYI_LOCK_NEXT) & FERRYI_LOCK_NUMBER) - 1;
}

FERRYI_FN int ferryi_lock_prev_of(uint32_t node)
{
    return (int)((node >> FERRYI_LOCK_PREV) & FERRYI_LOCK_NUMBER) - 1;
}

FERRYI_WEAK_FN ferry_status ferryi_lock_update(const ferryi_lock_words *l, int op, uint32_t *word, uint32_t operand,
                                               uint32_t cond, int pe, uint32_t *old)
{
    uint64_t wide = 0;
    ferry_status status = ferryi_amo(l->w, FERRY_CALL_LOCK, op, 4, word, operand, cond, pe, 1, &wide);
    *old = (uint32_t)wide;
    return status;
}

FERRYI_WEAK_FN ferry_status ferryi_lock_open(long *lock, ferryi_lock_words *l)
{
    ferry_status status;
    l->w = ferryi_world_get();
    l->node = (uint32_t *)ferryi_own_word(l->w, FERRY_CALL_LOCK, lock, 8, l->w->my_pe, &status);
    l->tail = l->node + 1;
    l->home = 0;
    if (status != FERRY_SUCCESS)
        return status;
    if (l->w->n_pes > (int)FERRYI_LOCK_NUMBER)
        return ferryi_lock_misuse(l->w, FERRYI_LOCK_TOO_MANY, lock);
    /* Locks that lie side by side have different homes. */
    l->home = (int)(((uint64_t)(uintptr_t)l->node - l->w->symmetric) / sizeof *lock % (uint64_t)l->w->n_pes);
    return FERRY_SUCCESS;
}

/* The lock is gone: this PE says so, and so do all that stand behind it. */
FERRYI_WEAK_FN ferry_status ferryi_lock_give_up(const ferryi_lock_words *l, int lost, uint64_t started)
{
    uint32_t old = 0;
    for (int pe = l->w->my_pe; pe >= 0; pe = ferryi_lock_next_of(old))
        if (ferryi_route(l->w, pe) & FERRYI_ROUTE_LOST || /* whoever is behind it waits for it by name */
            ferryi_lock_update(l, FERRYI_OP_OR, l->node, FERRYI_LOCK_BROKEN, 0, pe, &old) != FERRY_SUCCESS ||
            (old & FERRYI_LOCK_BROKEN) != 0)
            break;
    return ferryi_fault_raise(l->w, FERRY_ERR_PEER_LOST, FERRY_CALL_LOCK, lost, l->node, -1, 0, 0, started);
}

/* Polls the own node until (node & mask) != 0 is `wanted`, or it is broken. */
FERRYI_WEAK_FN ferry_status ferryi_lock_await(const ferryi_lock_words *l, uint32_t mask, int wanted, int peer,
                                              uint32_t *node)
{
    ferryi_world *w = l->w;
    ferryi_spin spin;
    ferry_status status;
    ferryi_spin_begin(&spin, w, UINT64_MAX);
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

FERRYI_WEAK_FN ferry_status ferryi_lock_taken(const ferryi_lock_words *l)
{
    uint32_t old;
    ferry_status status = ferryi_lock_update(l, FERRYI_OP_OR, l->node, FERRYI_LOCK_HELD, 0, l->w->my_pe, &old);
    ferryi_fence_acquire(); /* L1 */
    return status;
}

/* Enters the queue: prev, or -1 when the lock was free. */
FERRYI_WEAK_FN ferry_status ferryi_lock_enter(const ferryi_lock_words *l, int *prev)
{
    uint32_t me = (uint32_t)l->w->my_pe + 1, last, old;
    ferry_status status = ferryi_lock_update(l, FERRYI_OP_SWAP, l->node, FERRYI_LOCK_WAITING, 0, l->w->my_pe, &old);
    if (status == FERRY_SUCCESS)
        status = ferryi_lock_update(l, FERRYI_OP_SWAP, l->tail, me, 0, l->home, &last);
    *prev = status == FERRY_SUCCESS ? (int)last - 1 : l->home;
    if (status != FERRY_SUCCESS || *prev < 0)
        return status;
    status = ferryi_lock_update(l, FERRYI_OP_OR, l->node, last << FERRYI_LOCK_PREV, 0, l->w->my_pe, &old);
    if (status == FERRY_SUCCESS)
        status = ferryi_lock_update(l, FERRYI_OP_OR, l->node, me << FERRYI_LOCK_NEXT, 0, *prev, &old);
    return status == FERRY_SUCCESS && (old & FERRYI_LOCK_BROKEN) != 0 ? FERRY_ERR_PEER_LOST : status;
}

FERRYI_APART ferry_status ferryi_lock_set(long *lock)
{
    ferryi_lock_words l;
    uint32_t node;
    int prev;
    ferry_status status = ferryi_lock_open(lock, &l);
    if (status != FERRY_SUCCESS)
        return status;
    status = ferryi_lock_update(&l, FERRYI_OP_FETCH, l.node, 0, 0, l.w->my_pe, &node);
    if (status != FERRY_SUCCESS)
        return status;
    if (node & FERRYI_LOCK_BROKEN)
        return ferryi_lock_give_up(&l, -1, 0);
    if (node & FERRYI_LOCK_HELD)
        return ferryi_lock_misuse(l.w, FERRYI_LOCK_SET_TWICE, lock);
    prev = ferryi_lock_prev_of(node); /* an earlier call that gave up has left this PE in the queue */
    if ((node & FERRYI_LOCK_WAITING) == 0) {
        status = ferryi_lock_enter(&l, &prev);
        if (status == FERRY_ERR_PEER_LOST)
            return ferryi_lock_give_up(&l, prev, 0);
        if (status != FERRY_SUCCESS)
            return status;
        if (prev < 0)
            return ferryi_lock_taken(&l);
    }
    status = ferryi_lock_await(&l, FERRYI_LOCK_WAITING, 0, prev, &node);
    return status == FERRY_SUCCESS ? ferryi_lock_taken(&l) : status;
}

FERRYI_APART ferry_status ferryi_lock_clear(long *lock)
{
    ferryi_lock_words l;
    uint32_t node, old, me;
    ferry_status status = ferryi_lock_open(lock, &l);
    if (status != FERRY_SUCCESS)
        return status;
    me = (uint32_t)l.w->my_pe + 1;
    status = ferryi_lock_update(&l, FERRYI_OP_FETCH, l.node, 0, 0, l.w->my_pe, &node);
    if (status != FERRY_SUCCESS)
        return status;
    if ((node & FERRYI_LOCK_HELD) == 0)
        return ferryi_lock_misuse(l.w, FERRYI_LOCK_NOT_MINE, lock);
    ferry_status quiet = ferryi_quiet(l.w); /* L0 */
    if (ferryi_lock_next_of(node) < 0) {
        status = ferryi_lock_update(&l, FERRYI_OP_CAS, l.tail, 0, me, l.home, &old);
        if (status == FERRY_SUCCESS && old == me) {
            status = ferryi_lock_update(&l, FERRYI_OP_SWAP, l.node, 0, 0, l.w->my_pe, &old);
            return quiet != FERRY_SUCCESS ? quiet : status;
        }
        if (status == FERRY_SUCCESS)
            status = ferryi_lock_await(&l, FERRYI_LOCK_NUMBER << FERRYI_LOCK_NEXT, 1, -1, &node);
        if (status != FERRY_SUCCESS)
            return status;
    }
    /* The own node first: this PE may be in the queue again as soon as the next one has the lock. */
    status = ferryi_lock_update(&l, FERRYI_OP_SWAP, l.node, 0, 0, l.w->my_pe, &old);
    if (status == FERRY_SUCCESS)
        status = ferryi_lock_update(&l, FERRYI_OP_AND, l.node, ~FERRYI_LOCK_WAITING, 0, ferryi_lock_next_of(old), &old);
    return quiet != FERRY_SUCCESS ? quiet : status;
}

FERRYI_APART ferry_status ferryi_lock_test(long *lock, int *busy)
{
    ferryi_lock_words l;
    uint32_t node, last, old;
    ferry_status status = ferryi_lock_open(lock, &l);
    if (status == FERRY_SUCCESS && busy == NULL)
        status = ferryi_lock_misuse(l.w, FERRYI_LOCK_NO_BUSY, lock);
    if (status != FERRY_SUCCESS)
        return status;
    *busy = 1;
    status = ferryi_lock_update(&l, FERRYI_OP_FETCH, l.node, 0, 0, l.w->my_pe, &node);
    if (status != FERRY_SUCCESS)
        return status;
    if (node & FERRYI_LOCK_BROKEN)
        return ferryi_lock_give_up(&l, -1, 0);
    if (node & (FERRYI_LOCK_HELD | FERRYI_LOCK_WAITING))
        return FERRY_SUCCESS;
    /* The node is 0: whoever comes next may enter itself as soon as the tail says that this PE has the lock. */
    status = ferryi_lock_update(&l, FERRYI_OP_CAS, l.tail, (uint32_t)l.w->my_pe + 1, 0, l.home, &last);
    if (status == FERRY_ERR_PEER_LOST)
        return ferryi_lock_give_up(&l, l.home, 0);
    if (status != FERRY_SUCCESS)
        return status;
    if (last == 0) {
        *busy = 0;
        return ferryi_lock_taken(&l);
    }
    ferryi_test_missed(l.w);
    /* A dead holder: the last in the queue is dead, or has seen it and says so. */
    if (FERRYI_UNLIKELY(ferryi_ld_relaxed_u32(&l.w->ctl->n_lost) != 0)) {
        status = ferryi_lock_update(&l, FERRYI_OP_FETCH, l.node, 0, 0, (int)last - 1, &old);
        if (status == FERRY_ERR_PEER_LOST || (status == FERRY_SUCCESS && (old & FERRYI_LOCK_BROKEN) != 0))
            return ferryi_lock_give_up(&l, (int)last - 1, 0);
    }
    return status;
}

#endif
