/* SPDX-License-Identifier: BSD-3-Clause */
/* A turn over the connections to PEs of other nodes: takes what the provider has, applies it and sends what is due. One
 * thread at a time takes a turn, the one that has the lock; others leave it a kick. */
#include "ferry/detail/ring/owner__funcs.h"
#include "runtime/base/clock.h"
#include "runtime/base/log.h"
#include "runtime/remote/link.h"
#include <unistd.h>

void ferryi_remote_wake(ferryi_remote *r)
{
    const uint64_t one = 1;
    if (r->has_thread && write(r->wake_fd, &one, sizeof one) < 0)
        ferryi_log(FERRYI_LOG_DEBUG, "eventfd: %m");
}

#define NO_RING UINT32_MAX
/* Host space: applies the descriptors that have come in frames.  Before the rings exist, no thread can.  When the
 * service sees the rings, it kicks, so that a turn follows that sees them too. */
static void apply(ferryi_remote *r, ferryi_link *l)
{
    ferryi_world *w = &r->pe->world;
    if (r->pe->gpu != NULL)
        return;
    if (l->ring == 0) {
        const uint32_t n_in = ferryi_ld_acquire_u32(&w->n_in);
        if (n_in == 0) {
            r->too_early = 1;
            return;
        }
        l->ring = NO_RING;
        uint32_t i = n_in - w->host.n_in_remote, end = n_in; /* by rising sources */
        while (i < end) {
            const uint32_t middle = i + (end - i) / 2;
            if (w->in[middle].source < (uint32_t)l->peer)
                i = middle + 1;
            else
                end = middle;
        }
        if (i < n_in && w->in[i].source == (uint32_t)l->peer)
            l->ring = i + 1;
    }
    if (l->ring != NO_RING)
        ferryi_drain_ring(w, l->ring - 1);
}

static int take_event(ferryi_remote *r, const ferryi_provider_event *event)
{
    const uint32_t peer = (event->note >> 5) % LINK_PES, slot = event->note & 31;
    ferryi_link *l;
    switch (event->kind) {
    case FERRYI_PROVIDER_NOTIFIED:
        l = peer < (uint32_t)r->pe->world.n_laid ? ferryi_link_to(r, (int)peer) : NULL;
        if (l == NULL ||
            ((slot < LINK_FRAMES ? l->arrived >> slot : l->puts_arrived >> (slot - LINK_FRAMES)) & 1u) != 0) {
            ferryi_link_noise(r); /* ferry never sends this */
            return 0;
        }
        if (event->note >> (FERRYI_PROVIDER_NOTE_BITS - 4) != l->generation % LINK_GENERATIONS)
            return 0; /* of a connection that is given up: it comes again */

        /* A peer that has not talked yet does not know that this PE has left. */
        if (!ferryi_ld_relaxed_u32(&l->talks) && r->state == FERRY_PEER_FINALIZED)
            (void)__atomic_or_fetch(&l->control, CONTROL_VOTE, __ATOMIC_RELAXED);
        ferryi_link_talk(r, l);
        if (slot < LINK_FRAMES)
            l->arrived |= 1u << slot;
        else
            ferryi_bulk_come(l, slot - LINK_FRAMES);
        const int n = ferryi_link_receive(r, l);
        if (n != 0)
            apply(r, l);
        return n;
    case FERRYI_PROVIDER_DONE:
        if (ferryi_bulk_got(r, event->cookie, 1))
            return 1;
        l = &r->links[event->cookie >> 8];
        if ((event->cookie & 0xff) < LINK_FRAMES)
            l->busy &= ~(1u << (event->cookie & 0xff));
        else
            ferryi_bulk_done(r, l, (uint32_t)(event->cookie & 0xff) - LINK_FRAMES);
        return 0;
    case FERRYI_PROVIDER_NOISE:
        ferryi_link_noise(r);
        return 0;
    default:
        if (!ferryi_bulk_got(r, event->cookie, 0) && event->cookie >> 8 < (uint64_t)r->n_links) {
            l = &r->links[event->cookie >> 8];
            if ((event->cookie & 0xff) < LINK_FRAMES)
                l->busy &= ~(1u << (event->cookie & 0xff));
            else
                ferryi_bulk_done(r, l, (uint32_t)(event->cookie & 0xff) - LINK_FRAMES);
        }
        if ((l = ferryi_link_to(r, event->peer)) != NULL)
            ferryi_mend_break(r, l, event->error);
        return 0;
    }
}

/* A call waits until a peer has applied this PE's descriptors: ask the peer to tell at once. */
static void asks(ferryi_remote *r)
{
    const uint32_t peer = __atomic_exchange_n(&r->waits_for, 0, __ATOMIC_RELAXED);
    ferryi_link *l = peer != 0 ? ferryi_link_to(r, (int)peer - 1) : NULL;
    if (l != NULL && (ferryi_ld_relaxed_u32(l->out.consumed) >> 1) != ((uint32_t)l->next & 0x7fffffffu))
        l->wait = 1;
}

static void apply_late(ferryi_remote *r)
{
    if (ferryi_ld_acquire_u32(&r->pe->world.n_in) == 0)
        return;
    r->too_early = 0;
    for (int i = 0; i < r->n_links; i++) {
        ferryi_link *l = ferryi_link_made(r, i);
        if (l != NULL && l->ring == 0 && l->unpacked != 0)
            apply(r, l);
    }
}

static int turn(ferryi_remote *r, int only, int how)
{
    ferryi_provider_event events[16];
    int moved = 0, n;
    uint32_t stalled = 0;
    if (__atomic_exchange_n(&r->dirty, 0, __ATOMIC_ACQ_REL) != 0)
        ferryi_control_scan(r);
    if ((how & MOVE_POLL) != 0 && r->n_links != 0)
        do {
            n = r->ops->progress(r->provider, events, 16);
            for (int i = 0; i < n; i++)
                moved += take_event(r, &events[i]);
        } while (n == 16);
    if (FERRYI_UNLIKELY(r->too_early))
        apply_late(r);
    asks(r);
    const uint32_t n_talking = __atomic_load_n(&r->n_talking, __ATOMIC_ACQUIRE);
    for (uint32_t i = 0; i < n_talking; i++) {
        const uint32_t at = __atomic_load_n(&r->talking[i], __ATOMIC_SEQ_CST);
        if (at == 0)
            continue;
        ferryi_link *l = &r->links[at - 1];
        while (l->lost == 0 && (only < 0 || only == l->peer) && ferryi_link_send(r, l, how))
            moved++;
        stalled |= l->lost == 0 && !l->down && (l->filled != 0 || l->again != l->sent);
        if (FERRYI_UNLIKELY(l->lost != 0) && l->puts_freed != l->puts)
            ferryi_bulk_release(r, l);
    }
    __atomic_store_n(&r->stalled, stalled, __ATOMIC_RELAXED);
    return moved;
}

/* From a first frame on, waits look at the provider at every poll, until so many looks in a row have moved nothing. */
#define LOOKS 256u
static void heed(ferryi_remote *r, int moved, int how)
{
    uint32_t *remote = &r->pe->world.host.remote;
    const uint32_t now = ferryi_ld_relaxed_u32(remote);
    r->looks = moved != 0 ? 0 : r->looks + ((how & MOVE_POLL) != 0);
    const uint32_t then = r->looks < LOOKS ? FERRYI_REMOTE_PAIRS | FERRYI_REMOTE_MOVES : FERRYI_REMOTE_PAIRS;
    if (now != 0 && now != then)
        ferryi_st_relaxed_u32(remote, then);
}

int ferryi_remote_lock_try(ferryi_remote *r)
{
    return ferryi_atom_cas_u32(&r->lock, 0, 1) == 0;
}

void ferryi_remote_lock_take(ferryi_remote *r)
{
    while (!ferryi_remote_lock_try(r))
        ferryi_yield();
}

void ferryi_remote_unlock(ferryi_remote *r)
{
    __atomic_store_n(&r->lock, 0, __ATOMIC_SEQ_CST);
    (void)ferryi_remote_move(r, -1, 0);
}

/* The holder of the lock sees a kick that comes meanwhile, after it has released the lock: either the release is
 * visible to this thread, whose try-lock then succeeds, or the holder's second look sees the kick.
 */
int ferryi_remote_move(ferryi_remote *r, int only, int how)
{
    int moved = 0;
    uint32_t kicks;
    do {
        if (!ferryi_remote_lock_try(r))
            return moved;
        kicks = __atomic_load_n(&r->kicks, __ATOMIC_SEQ_CST);
        if (!r->closed)
            moved += turn(r, only, how);
        if (moved != 0)
            ferryi_st_relaxed_u64(&r->moved, ferryi_now_ns());
        heed(r, moved, how);
        __atomic_store_n(&r->lock, 0, __ATOMIC_SEQ_CST);
        only = -1;
    } while (kicks != __atomic_load_n(&r->kicks, __ATOMIC_SEQ_CST));
    return moved;
}
