/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_DETAIL_RING_SPIN_GPU_FUNCS_H
#define FERRY_DETAIL_RING_SPIN_GPU_FUNCS_H

#include "spin__funcs.h"

/* The work of a kernel's wait between polls; the host's side is spin_host__funcs.h. */

/* A look at the clock and the abort word costs more than a poll, and yields no core. */
#define FERRYI_POLLS_PER_YIELD 4u

FERRYI_FN void ferryi_spin_yield(const ferryi_world *w, uint64_t now, uint64_t started)
{
    (void)w;
    (void)now;
    (void)started;
    ferryi_yield();
}

FERRYI_FN void ferryi_spin_pause(ferryi_world *w, ferryi_spin *s)
{
    (void)w;
    (void)s;
}
FERRYI_FN void ferryi_spin_awaits(ferryi_world *w, ferryi_spin *s, const void *word)
{
    (void)w;
    (void)s;
    (void)word;
}

FERRYI_FN void ferryi_remote_progress(ferryi_world *w, int pe, uint32_t polls)
{
    (void)w;
    (void)pe;
    (void)polls;
}

/* Kernels' operations are never held back. */
FERRYI_FN void ferryi_routes_progress(ferryi_world *w)
{
    (void)w;
}
FERRYI_FN ferry_status ferryi_routes_flush(ferryi_world *w)
{
    (void)w;
    return FERRY_SUCCESS;
}

/* first: word 0 as loaded.  Applies the record and those after it, if it has come; then 1. */
FERRYI_FN int ferryi_watch_apply(ferryi_world *w, const ferryi_watch *watch, uint64_t first)
{
    return ferryi_drain_from(w, watch->ring, watch->count, first);
}

/* Applies inbound records after a poll that found nothing, for a loop that keeps no ferryi_watch. */
FERRYI_FN void ferryi_spin_apply(ferryi_world *w, ferryi_spin *s)
{
    const uint32_t ring = s->ring < w->n_in ? s->ring : 0;
    s->ring = ring + 1;
    if (w->in[ring].consumed != NULL) {
        (void)ferryi_owner_apply_next(w, ring);
        return;
    }
    ferryi_watch watch = ferryi_watch_ring(w, ring);
    (void)ferryi_watch_apply(w, &watch, ferryi_record_first(watch.record));
}

/* Every wait that began ends here, whether it succeeded or not. */
FERRYI_FN void ferryi_spin_end(ferryi_world *w, ferryi_spin *s)
{
    (void)w;
    (void)s;
}

#endif
