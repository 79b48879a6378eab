/* SPDX-License-Identifier: BSD-3-Clause */
/* A host's wait that sleeps; ferryi_stored() is the writers' half. */
#include "spin__funcs.h"

/* A wait that only lacks the core gets it after a few turns of the other PEs, without the cost of a wake-up. */
#define YIELDS_NS 100000u
#define SETTLE_NS 5000000u
/* Bounds of a sleep.  It ends by a writer's wake-up, except for a store that nobody reports, a death and an abort. */
#define SLEEP_PART 8u
#define SLEEP_LEAST_NS 50000u
#define SLEEP_MOST_NS 2000000u

static uint64_t least_of(uint64_t a, uint64_t b)
{
    return a < b ? a : b;
}

void ferryi_spin_sleep(ferryi_world *w, ferryi_spin *s)
{
    uint32_t *const awaited = &w->ctl->awaited;
    const uint64_t now = ferryi_clock_ns(), spent = now - s->started;
    s->since = s->since != 0 ? s->since : now;
    const uint64_t waited = now - s->since, part = waited / SLEEP_PART;
    const uint64_t most = least_of(part > SLEEP_LEAST_NS ? part : SLEEP_LEAST_NS, SLEEP_MOST_NS);
    if (waited < YIELDS_NS || spent >= s->budget) {
        if (now - ferryi_ld_relaxed_u64(&w->host.settled.looked) >= SETTLE_NS)
            ferryi_host->settle(w, now);
        ferryi_yield();
    } else if (s->announced) {
        ferryi_sleep(awaited, s->event, least_of(most, s->budget - spent));
        if (ferryi_ld_relaxed_u32(awaited) == 0)
            s->since = 0; /* woken: if the event has not come, other things happen, and more may follow soon */
        ferryi_spin_withdraw(w, s);
    } else if (ferryi_atom_swap_u32(&w->host.sleeping, 1) == 0) {
        s->announced = 1;
        ferryi_st_relaxed_u32(awaited, s->event);
        ferryi_fence_full(); /* W1: before the caller's next poll, and before this look at all rings */
        ferryi_drain(w);
    } else {
        ferryi_rest(ferryi_rest_ns(now, s->started, 0));
    }
}

void ferryi_spin_withdraw(ferryi_world *w, ferryi_spin *s)
{
    s->announced = 0;
    ferryi_st_relaxed_u32(&w->ctl->awaited, 0); /* or a writer has cleared it */
    ferryi_st_release_u32(&w->host.sleeping, 0);
}

void ferryi_spin_turn_to(ferryi_world *w, ferryi_spin *s, const void *word)
{
    const uint32_t event = ferryi_awaits_word(w, word);
    if (s->event == event)
        return;
    if (s->announced)
        ferryi_spin_withdraw(w, s);
    s->event = event;
    s->since = 0;
}
