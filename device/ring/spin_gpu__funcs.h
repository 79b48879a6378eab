/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_DETAIL_RING_SPIN_GPU_FUNCS_H
#define FERRY_DETAIL_RING_SPIN_GPU_FUNCS_H

#include "spin__funcs.h"

/* The work of a kernel's wait between polls; the host's side is spin_host__funcs.h. */

/* A look at the clock and the abort word costs more than a poll, and yields no core. */
#define FERRYI_POLLS_PER_YIELD 4u

/* Whether the job was aborted, and how many PEs are lost.  Host memory gives a GPU some millions of loads a second, so
 * that looks of all warps of a large grid took 0.5 ms (two H200), for which the peers' warps waited and looked in turn.
 * So one wait of the GPU loads these for all, each millisecond. */
#define FERRYI_LOOK_NS 1000000
FERRYI_FN int ferryi_wait_is_aborted(const ferryi_world *w, uint64_t now)
{
    ferryi_kernel_words *words = w->kernel.words;
    const uint64_t before = ferryi_ld_relaxed_u64(&words->looked);
    if ((int64_t)(now - before) >= FERRYI_LOOK_NS && ferryi_atom_cas_u64(&words->looked, before, now) == before) {
        ferryi_st_relaxed_u32(&words->aborted, ferryi_ld_relaxed_u32(&w->ctl->aborted));
        ferryi_st_relaxed_u32(&words->n_lost, ferryi_ld_relaxed_u32(&w->ctl->n_lost));
    }
    return ferryi_ld_relaxed_u32(&words->aborted) != 0;
}
FERRYI_FN uint32_t ferryi_wait_n_lost(const ferryi_world *w)
{
    return ferryi_ld_relaxed_u32(&w->kernel.words->n_lost);
}

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

/* first: word 0 as loaded.  Applies the descriptor and those after it, if it has come; then 1. */
FERRYI_FN int ferryi_watch_apply(ferryi_world *w, const ferryi_watch *watch, uint64_t first)
{
    return ferryi_drain_from(w, watch->ring, watch->count, first);
}

/* Applies inbound descriptors after a poll that found nothing, for a loop that keeps no ferryi_watch. */
FERRYI_FN void ferryi_spin_apply(ferryi_world *w, ferryi_spin *s)
{
    const uint32_t ring = s->ring < w->n_in ? s->ring : 0;
    s->ring = ring + 1;
    if (w->in[ring].consumed != NULL) {
        (void)ferryi_owner_apply_next(w, ring);
        return;
    }
    ferryi_watch watch = ferryi_watch_ring(w, ring);
    (void)ferryi_watch_apply(w, &watch, ferryi_descriptor_first(watch.descriptor));
}

/* Every wait that began ends here, whether it succeeded or not. */
FERRYI_FN void ferryi_spin_end(ferryi_world *w, ferryi_spin *s)
{
    (void)w;
    (void)s;
}

#endif
