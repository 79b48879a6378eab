/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_DEVICE_SPIN_FUNCS_H
#define FERRY_DEVICE_SPIN_FUNCS_H

#include "owner__funcs.h"

/* The ring that a wait looks at with its next poll.  A poll is as long as its slowest load, so what a look needs is
 * loaded beside the polled word: the first word of one ring's next record, and where the next ring has its own.
 * Another thread may have applied that record meanwhile: then there is nothing to be done, and the next look at the
 * ring is at the record behind it. */
typedef struct ferryi_watch {
    const ferryi_record *record;
    uint32_t count; /* its number */
    uint32_t ring;
} ferryi_watch;

FERRYI_FN ferryi_watch ferryi_watch_ring(const ferryi_world *w, uint32_t ring)
{
    const ferryi_in *in = &w->in[ring];
    uint32_t count = ferryi_ld_relaxed_u32(&in->gate) >> 1;
    ferryi_watch watch = { ferryi_in_record(w, in, count), count, ring };
    return watch;
}

FERRYI_FN ferryi_watch ferryi_watch_next(const ferryi_world *w, const ferryi_watch *watch)
{
    return ferryi_watch_ring(w, watch->ring + 1 < w->n_in ? watch->ring + 1 : 0);
}

/* What word 0 was found to be: applies the record and what follows, if it has come; then 1. */
FERRYI_FN int ferryi_watch_help(ferryi_world *w, const ferryi_watch *watch, uint64_t first)
{
#if FERRYI_GPU
    return ferryi_drain_from(w, watch->ring, watch->count, first);
#else
    if (ferryi_count_ahead(ferryi_word_tag(first), ferryi_tag_of(watch->count)) < 0)
        return 0;
    ferryi_drain_ring(w, watch->ring);
    return 1;
#endif
}

/* One wait that ends.  A wait is a loop of its own condition and ferryi_spin_step(), which helps inbound records along,
 * looks now and then at the clock, at who died and at the abort word, and says when to give up. */
typedef struct ferryi_spin {
    uint64_t budget;  /* ns */
    uint64_t started; /* 0 until the clock was looked at first: most waits end before */
    uint32_t polls;
    uint16_t attending; /* this wait is counted in w->attending; in kernels: a record has come meanwhile */
    uint16_t adds;      /* in kernels: the last record was an addition that others may join */
    /* Only this wait can free a slot of a ring: it enters no other call, which might need that slot. */
    uint32_t holding;
    uint32_t ring; /* to be looked at next */
} ferryi_spin;

#ifndef FERRYI_POLLS_PER_LOOK
#define FERRYI_POLLS_PER_LOOK 256u
#endif
/* Where cores are scarce: whoever is waited for may need this one.  In kernels a look at the clock and the abort word
 * costs more than a poll, and gives no core away. */
#if FERRYI_GPU
#define FERRYI_POLLS_PER_YIELD 4u
#else
#define FERRYI_POLLS_PER_YIELD 1u
#endif
/* A poll that found nothing for that long lets others run now and then even when there seem to be cores for all: the
 * mask of CPUs does not tell of other jobs. */
#define FERRYI_PATIENCE_NS 30000u

#if !FERRYI_GPU
/* Host space with FERRY_CHAOS: issues some of the operations that were held back. */
void ferryi_chaos_poke(ferryi_world *w);
#endif

/* While some wait of this PE polls, it applies inbound records itself: sources need not wake the service for each.  The
 * service of a GPU's PE sees by itself what its kernels have applied.  In the host space it is told: the
 * last wait to end gives that duty back, and looks once more for what came before the source could know
 * (ferryi_ring_post has the other half of this handshake): tests/model/doorbell.pml. */
#if !FERRYI_GPU
FERRYI_COLD void ferryi_attend(ferryi_world *w)
{
    if (ferryi_atom_add_u32(&w->attending, 1) == 0)
        ferryi_st_release_u32(&w->ctl->asleep, 0);
}

FERRYI_COLD void ferryi_unattend(ferryi_world *w)
{
    ferryi_fence_release(); /* ferryi_attend()'s store comes before what the last one stores here */
    if (ferryi_atom_add_u32(&w->attending, (uint32_t)-1) != 1)
        return;
    ferryi_fence_acquire();
    /* The service may fall asleep, or wake, between a look at it and the store that says so. */
    uint32_t told, sleeps = ferryi_ld_acquire_u32(&w->service_sleeps);
    do {
        told = sleeps;
        ferryi_st_release_u32(&w->ctl->asleep, told);
        ferryi_fence_full();
        sleeps = ferryi_ld_acquire_u32(&w->service_sleeps);
    } while (sleeps != told);
    ferryi_drain(w);
}
#endif

FERRYI_FN void ferryi_spin_begin(ferryi_spin *s, const ferryi_world *w, uint64_t budget)
{
    s->budget = budget == UINT64_MAX ? w->timeout_ns : budget;
    s->started = 0;
    s->polls = 0;
    s->attending = 0;
    s->holding = 0;
    s->ring = 0;
    s->adds = 0;
}

/* How the wait stands, and as value when it started. */
FERRYI_COLD ferryi_outcome ferryi_spin_look_at(ferryi_world *w, uint64_t budget, uint64_t started, int peer)
{
    ferryi_outcome outcome = { started, FERRY_SUCCESS };
    if (ferryi_ld_relaxed_u32(&w->ctl->aborted)) {
        outcome.status = FERRY_ERR_ABORTED;
    } else if (peer >= 0 ? (ferryi_ld_relaxed_u8(&w->peer_state[peer]) == FERRY_PEER_LOST)
                         : ferryi_ld_relaxed_u32(&w->ctl->n_lost) > ferryi_ld_relaxed_u32(&w->ctl->n_acked)) {
        outcome.status = FERRY_ERR_PEER_LOST;
    } else {
        uint64_t now = ferryi_clock_ns();
        if (started == 0)
            outcome.value = started = now;
        if (now - started >= budget)
            outcome.status = FERRY_ERR_TIMEOUT;
        else if (w->yield || now - started > FERRYI_PATIENCE_NS)
            ferryi_yield();
    }
    return outcome;
}

FERRYI_FN ferry_status ferryi_spin_look(ferryi_world *w, ferryi_spin *s, int peer)
{
    ferryi_outcome outcome = ferryi_spin_look_at(w, s->budget, s->started, peer);
    s->started = outcome.value;
    return outcome.status;
}

/* A poll has found nothing.  1 when this PE's inbound records were not looked after by this wait before: they are now,
 * all of them. */
FERRYI_FN int ferryi_spin_attends(ferryi_world *w, ferryi_spin *s)
{
#if FERRYI_GPU
    (void)w;
    (void)s;
    return 0;
#else
    if (FERRYI_LIKELY(s->attending))
        return 0;
    s->attending = 1;
    ferryi_attend(w);
    ferryi_drain(w);
    return 1;
#endif
}

/* Where a poll costs a turn of the core, or must do what was held back, it looks at everything. */
FERRYI_FN int ferryi_spin_is_dear(const ferryi_world *w)
{
    return (int)FERRYI_UNLIKELY((w->chaos | w->yield) != 0);
}

/* Inbound records after a poll that found nothing, by a loop that keeps no ferryi_watch. */
FERRYI_FN void ferryi_spin_help(ferryi_world *w, ferryi_spin *s)
{
    if (ferryi_spin_attends(w, s))
        return;
#if !FERRYI_GPU
    if (ferryi_spin_is_dear(w)) {
        ferryi_drain(w);
        return;
    }
#endif
#if FERRYI_GPU
    const uint32_t ring = s->ring < w->n_in ? s->ring : 0;
    if (w->in[ring].consumed != NULL) {
        s->ring = ring + 1;
        (void)ferryi_in_help(w, ring);
        return;
    }
#endif
    ferryi_watch watch = ferryi_watch_ring(w, s->ring < w->n_in ? s->ring : 0);
    s->ring = watch.ring + 1;
    (void)ferryi_watch_help(w, &watch, ferryi_record_first(watch.record));
}

/* After a poll that found nothing.  peer: for whom the wait is, -1 when any PE may end it.  Anything but FERRY_SUCCESS
 * ends the wait. */
FERRYI_FN ferry_status ferryi_spin_step(ferryi_world *w, ferryi_spin *s, int peer)
{
    if (w->n_in != 0)
        ferryi_spin_help(w, s);
    if (FERRYI_UNLIKELY(w->chaos) && !s->holding)
        ferryi_chaos_poke(w);
    s->polls++;
    if (FERRYI_UNLIKELY(w->yield ? s->polls % FERRYI_POLLS_PER_YIELD == 0 : s->polls % FERRYI_POLLS_PER_LOOK == 0))
        return ferryi_spin_look(w, s, peer);
    ferryi_relax();
    return FERRY_SUCCESS;
}

/* The same for a loop that polls in bursts: how many polls, a ferryi_relax() behind each, may follow one another with
 * nothing but the word in sight, and what is to be done after so many.  Where nothing can come in, no core is scarce
 * and nothing is held back, a poll is then as short as the machine allows. */
FERRYI_FN uint32_t ferryi_spin_burst(const ferryi_world *w)
{
    return FERRYI_LIKELY((w->n_in | w->chaos | w->yield) == 0) ? FERRYI_POLLS_PER_LOOK : 1;
}

FERRYI_FN ferry_status ferryi_spin_after_burst(ferryi_world *w, ferryi_spin *s, int peer)
{
    return (w->n_in | w->chaos | w->yield) == 0 ? ferryi_spin_look(w, s, peer) : ferryi_spin_step(w, s, peer);
}

/* Every wait that began ends here, well or not. */
FERRYI_FN void ferryi_spin_end(ferryi_world *w, const ferryi_spin *s)
{
#if FERRYI_GPU
    (void)w;
    (void)s;
#else
    if (FERRYI_UNLIKELY(s->attending))
        ferryi_unattend(w);
#endif
}

#endif
