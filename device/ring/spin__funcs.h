/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_DETAIL_RING_SPIN_FUNCS_H
#define FERRY_DETAIL_RING_SPIN_FUNCS_H

#include "owner__funcs.h"

/* The ring that a wait looks at with its next poll.  A poll takes as long as its slowest load, so the loads of a look
 * go in parallel with the load of the polled word.  A look loads word 0 of one ring's next descriptor, and the number
 * of the next descriptor of the ring after it.  If another thread applies the descriptor first, the next look is at the
 * one behind. */
typedef struct ferryi_watch {
    const ferryi_descriptor *descriptor;
    uint32_t count; /* its number */
    uint32_t ring;
} ferryi_watch;

FERRYI_FN ferryi_watch ferryi_watch_ring(const ferryi_world *w, uint32_t ring)
{
    const ferryi_ring_in *in = &w->in[ring];
    uint32_t count = ferryi_ld_relaxed_u32(&in->consumer) >> 1;
    ferryi_watch watch = { ferryi_owner_descriptor(w, in, count), count, ring };
    return watch;
}

FERRYI_FN ferryi_watch ferryi_watch_next(const ferryi_world *w, const ferryi_watch *watch)
{
    return ferryi_watch_ring(w, watch->ring + 1 < ferryi_n_watched(w) ? watch->ring + 1 : 0);
}

/* The state of one wait.  A wait is a loop of its own condition and ferryi_spin_step().  That function applies inbound
 * descriptors, looks now and then at the clock, at the dead PEs and at the abort word, and ends a wait that must give
 * up. */
typedef struct ferryi_spin {
    uint64_t budget;  /* ns */
    uint64_t started; /* 0 until the first look at the clock; most waits end before that */
    uint32_t polls;
    uint16_t attending; /* host: this wait is counted in w->host.attending; kernels: a descriptor has come meanwhile */
    uint16_t adds;      /* kernels: the last descriptor was an addition that others may join */
    /* Nonzero: only this wait can free a slot of a ring, so it enters no other call, which might need that slot. */
    uint32_t holding;
    uint32_t ring; /* the ring to look at next */
#if !FERRYI_GPU
    uint32_t event;     /* what it waits for, as in ctl.awaited */
    uint32_t announced; /* ctl.awaited has it */
    uint64_t since;     /* ferryi_clock_ns(), since when it waits for that; 0 until it is asked */
#endif
} ferryi_spin;

#ifndef FERRYI_POLLS_PER_LOOK
#define FERRYI_POLLS_PER_LOOK 256u
#endif
/* A wait that has polled for this time yields now and then even if the CPU mask has a core for every thread, since the
 * mask does not show other jobs. */
#define FERRYI_PATIENCE_NS 30000u

FERRYI_FN void ferryi_spin_begin(ferryi_spin *s, const ferryi_world *w, uint64_t budget)
{
    s->budget = budget == UINT64_MAX ? w->timeout_ns : budget;
    s->started = 0;
    s->polls = 0;
    s->attending = 0;
    s->holding = 0;
    s->ring = 0;
    s->adds = 0;
#if !FERRYI_GPU
    s->event = FERRYI_AWAITS_ANY;
    s->announced = 0;
    s->since = 0;
#endif
}

/* Call this when a part of a transfer has moved: the budget limits the time without progress, so that a transfer of any
 * size ends in success as long as the peer makes progress. */
FERRYI_FN void ferryi_spin_renew(ferryi_spin *s)
{
    s->started = 0;
#if !FERRYI_GPU
    s->since = 0;
#endif
}

/* The budget of a wait that does not see the progress of the bytes it waits for: it grows by 8 ns for each, the time of
 * a link of 1 Gbit/s. */
#define FERRYI_NS_PER_BYTE 8u
FERRYI_FN uint64_t ferryi_budget_for(uint64_t budget, uint64_t bytes)
{
    const uint64_t more = bytes * FERRYI_NS_PER_BYTE;
    return budget > UINT64_MAX - more ? UINT64_MAX : budget + more;
}

#if FERRYI_GPU
#include "spin_gpu__funcs.h"
#else
#include "spin_host__funcs.h"
#endif

/* The state of the wait as status, its start time as value. */
FERRYI_COLD ferryi_outcome ferryi_spin_look_at(ferryi_world *w, uint64_t budget, uint64_t started, int peer)
{
    const uint64_t now = ferryi_clock_ns();
    ferryi_outcome outcome = { started, FERRY_SUCCESS };
    if (started == 0)
        outcome.value = started = now;
    if (ferryi_wait_is_aborted(w, now)) {
        outcome.status = FERRY_ERR_ABORTED;
    } else if (ferryi_wait_n_lost(w) != 0 &&
               (peer >= 0 ? ferryi_ld_relaxed_u8(&w->peer_state[peer]) == FERRY_PEER_LOST
                          : ferryi_wait_n_lost(w) > ferryi_ld_relaxed_u32(&w->ctl->n_acked))) {
        outcome.status = FERRY_ERR_PEER_LOST;
    } else if (now - started >= budget || (now - started > FERRYI_PATIENCE_NS && ferryi_is_interrupted(now))) {
        outcome.status = FERRY_ERR_TIMEOUT;
    } else if (ferryi_wait_yields(w) || now - started > FERRYI_PATIENCE_NS) {
        ferryi_spin_yield(w, now, started);
    }
    return outcome;
}

FERRYI_FN ferry_status ferryi_spin_look(ferryi_world *w, ferryi_spin *s, int peer)
{
    ferryi_outcome outcome = ferryi_spin_look_at(w, s->budget, s->started, peer);
    s->started = outcome.value;
    if (outcome.status == FERRY_SUCCESS)
        ferryi_spin_pause(w, s);
    return outcome.status;
}

/* Call this before a poll that waits until pe has applied this PE's descriptors: it asks pe to report that at once. */
FERRYI_FN void ferryi_remote_request_ack(ferryi_world *w, int pe)
{
    ferryi_remote_progress(w, pe, 0);
}

/* Call this after a poll that found nothing.  peer: the PE waited for, -1 when any PE may end the wait.  Any status
 * but FERRY_SUCCESS ends the wait. */
FERRYI_FN ferry_status ferryi_spin_step(ferryi_world *w, ferryi_spin *s, int peer)
{
    ferryi_remote_progress(w, peer, 1);
    if (ferryi_n_watched(w) != 0)
        ferryi_spin_apply(w, s);
    if (!s->holding)
        ferryi_routes_progress(w);
    s->polls++;
    if (FERRYI_UNLIKELY(ferryi_wait_yields(w) ? s->polls % FERRYI_POLLS_PER_YIELD == 0
                                              : s->polls % FERRYI_POLLS_PER_LOOK == 0))
        return ferryi_spin_look(w, s, peer);
    ferryi_relax();
    return FERRY_SUCCESS;
}

/* The same for a loop that polls in bursts.  A burst is a number of polls of the word alone, with a ferryi_relax()
 * after each; ferryi_spin_after_burst() follows it.  A burst is longer than 1, and a poll as short as the machine
 * allows, if no descriptor can come in, cores are not scarce and no operation is held back. */
FERRYI_FN uint32_t ferryi_spin_burst(const ferryi_world *w)
{
    return FERRYI_LIKELY((w->n_in | ferryi_wait_looks_always(w)) == 0) ? FERRYI_POLLS_PER_LOOK : 1;
}

FERRYI_FN ferry_status ferryi_spin_after_burst(ferryi_world *w, ferryi_spin *s, int peer)
{
    return (w->n_in | ferryi_wait_looks_always(w)) == 0 ? ferryi_spin_look(w, s, peer) : ferryi_spin_step(w, s, peer);
}

#endif
