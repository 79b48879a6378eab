/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_DETAIL_RING_SPIN_HOST_FUNCS_H
#define FERRY_DETAIL_RING_SPIN_HOST_FUNCS_H

#include "../machine/host.h"
#include "routes.h"
#include "spin__funcs.h"

/* The work of the host's wait between polls; the kernels' side is spin_gpu__funcs.h. */

/* The awaited PE may need this core. */
#define FERRYI_POLLS_PER_YIELD 1u

/* A wait for a thread that only lacks this core lasts as long as the time slices of the core's other threads, which is
 * mostly less than this.  A longer wait has another reason, so its thread sleeps now and then. */
#define FERRYI_REST_AFTER_NS 1000000u

/* Whether this PE's waits sleep: with more PEs than cores here, unless another PE or the program's tests need them to
 * poll. */
FERRYI_FN int ferryi_waits_sleep(const ferryi_world *w)
{
    return w->host.sleepers != NULL && w->host.sleepers[w->my_pe] != NULL && !w->host.chaos &&
           ferryi_ld_relaxed_u32(&w->host.remote) == 0;
}

/* Whether the job was aborted, and how many PEs are lost. */
FERRYI_FN int ferryi_wait_is_aborted(const ferryi_world *w, uint64_t now)
{
    (void)now;
    return ferryi_ld_relaxed_u32(&w->ctl->aborted) != 0;
}
FERRYI_FN uint32_t ferryi_wait_n_lost(const ferryi_world *w)
{
    return ferryi_ld_relaxed_u32(&w->ctl->n_lost);
}

/* Out of line: sleep.c.  Call this between two polls of the event.  It yields while the wait is short.  After that one
 * call announces the event, the next one sleeps until a writer's wake-up, for an eighth of the wait so far at most. */
void ferryi_spin_sleep(ferryi_world *w, ferryi_spin *s);
void ferryi_spin_turn_to(ferryi_world *w, ferryi_spin *s, const void *word);
/* Takes the announcement back. */
void ferryi_spin_withdraw(ferryi_world *w, ferryi_spin *s);

FERRYI_FN void ferryi_spin_pause(ferryi_world *w, ferryi_spin *s)
{
    if (FERRYI_UNLIKELY(ferryi_waits_sleep(w)))
        ferryi_spin_sleep(w, s);
}

/* From here on the spin waits for this word alone, beside inbound descriptors.  Without this call it waits for
 * anything. */
FERRYI_FN void ferryi_spin_awaits(ferryi_world *w, ferryi_spin *s, const void *word)
{
    if (FERRYI_UNLIKELY(w->host.sleepers != NULL))
        ferryi_spin_turn_to(w, s, word);
}

/* Rests, unless other PEs need this wait: it applies their descriptors, and moves data of remote pairs. */
FERRYI_FN void ferryi_spin_rest(ferryi_world *w, uint64_t now, uint64_t started)
{
    uint32_t done = 0;
    for (uint32_t ring = 0; ring < ferryi_n_watched(w); ring++)
        done += ferryi_ld_relaxed_u32(&w->in[ring].consumer);
    const int remote = ferryi_ld_relaxed_u32(&w->host.remote) != 0;
    if (remote)
        done += ferryi_host->remote_progress_count(w);
    const uint64_t ns = ferryi_rest_ns(now, started, done);
    if (remote && ns != 0)
        ferryi_host->remote_rest(w, ns);
    else
        ferryi_rest(ns);
}

/* Yields; or rests where cores are scarce. */
FERRYI_FN void ferryi_spin_yield(ferryi_world *w, uint64_t now, uint64_t started)
{
    if (ferryi_waits_sleep(w))
        return; /* ferryi_spin_pause() follows */
    if (!w->host.yield || now - started < FERRYI_REST_AFTER_NS)
        ferryi_yield();
    else
        ferryi_spin_rest(w, now, started);
}

/* Issue some, or all, of the operations that FERRY_TEST=chaos holds back. */
FERRYI_FN void ferryi_routes_progress(ferryi_world *w)
{
    if (FERRYI_UNLIKELY(w->host.chaos))
        w->host.routes->progress(w);
}
FERRYI_FN ferry_status ferryi_routes_flush(ferryi_world *w)
{
    return FERRYI_UNLIKELY(w->host.chaos) ? w->host.routes->flush(w) : FERRY_SUCCESS;
}

/* polls: of this PE's own memory, since the last call. */
FERRYI_FN void ferryi_remote_progress(ferryi_world *w, int pe, uint32_t polls)
{
    if (FERRYI_UNLIKELY(ferryi_ld_relaxed_u32(&w->host.remote) != 0))
        ferryi_host->remote_progress(w, pe, polls);
}

/* first: word 0 as loaded.  Applies the descriptor and those after it, if it has come; then 1. */
FERRYI_FN int ferryi_watch_apply(ferryi_world *w, const ferryi_watch *watch, uint64_t first)
{
    if (ferryi_count_diff(ferryi_word_tag(first), ferryi_ticket_tag(watch->count)) < 0)
        return 0;
    ferryi_drain_ring(w, watch->ring);
    return 1;
}

/* While a wait of this PE polls, it applies inbound descriptors itself, so sources need not wake the service for each.
 * The last wait to end gives that duty back to the service.  Then it looks once more for descriptors whose source could
 * not know that yet (ferryi_ring_notify has the other half of this handshake): tests/model/doorbell.pml.  The service
 * of a GPU's PE sees by itself which descriptors its kernels have applied. */
FERRYI_COLD void ferryi_attend(ferryi_world *w)
{
    if (ferryi_atom_add_u32(&w->host.attending, 1) == 0)
        ferryi_st_release_u32(&w->ctl->asleep, 0);
}

FERRYI_COLD void ferryi_unattend(ferryi_world *w)
{
    ferryi_fence_release(); /* ferryi_attend()'s store comes before the store of the last wait to end */
    if (ferryi_atom_add_u32(&w->host.attending, (uint32_t)-1) != 1)
        return;
    ferryi_fence_acquire();
    /* The service may fall asleep, or wake, between this load of its state and the store that publishes it. */
    uint32_t told, sleeps = ferryi_ld_acquire_u32(&w->host.service_sleeps);
    do {
        told = sleeps;
        ferryi_st_release_u32(&w->ctl->asleep, told);
        ferryi_fence_full();
        sleeps = ferryi_ld_acquire_u32(&w->host.service_sleeps);
    } while (sleeps != told);
    ferryi_drain(w);
}

/* Call this after a poll that found nothing.  1: this wait had not attended to the inbound rings before; now it
 * does, and has drained them all. */
FERRYI_FN int ferryi_spin_attends(ferryi_world *w, ferryi_spin *s)
{
    if (FERRYI_LIKELY(s->attending))
        return 0;
    s->attending = 1;
    ferryi_attend(w);
    ferryi_drain(w);
    return 1;
}

/* Applies inbound descriptors after a poll that found nothing, for a loop that keeps no ferryi_watch. */
FERRYI_FN void ferryi_spin_apply(ferryi_world *w, ferryi_spin *s)
{
    if (ferryi_spin_attends(w, s))
        return;
    if (FERRYI_UNLIKELY(ferryi_wait_looks_always(w) != 0)) {
        ferryi_drain(w);
        return;
    }
    ferryi_watch watch = ferryi_watch_ring(w, s->ring < ferryi_n_watched(w) ? s->ring : 0);
    s->ring = watch.ring + 1;
    (void)ferryi_watch_apply(w, &watch, ferryi_descriptor_first(watch.descriptor));
}

/* Every wait that began ends here, whether it succeeded or not. */
FERRYI_FN void ferryi_spin_end(ferryi_world *w, ferryi_spin *s)
{
    if (FERRYI_UNLIKELY(s->announced))
        ferryi_spin_withdraw(w, s);
    if (FERRYI_UNLIKELY(s->attending))
        ferryi_unattend(w);
}

#endif
