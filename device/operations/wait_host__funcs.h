/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_DETAIL_OPERATIONS_WAIT_HOST_FUNCS_H
#define FERRY_DETAIL_OPERATIONS_WAIT_HOST_FUNCS_H

#include "wait__funcs.h"

/* The host's part of a wait for words; the kernels' part is wait_gpu__funcs.h. */

/* Polls the word and the inbound rings, at most *polls times before the next look at the clock.  1: *found lies in
 * the interval.  An inbound descriptor ends the polls too: the caller then reloads all state. */
FERRYI_FN int ferryi_wait_and_apply(ferryi_world *w, ferryi_spin *spin, const void *word, uint32_t bytes,
                                    const ferryi_interval *interval, uint32_t *polls, uint64_t *found)
{
    *found = ferryi_word_load(word, bytes, 0); /* an applied descriptor may have ended the wait */
    ferryi_watch watch = ferryi_watch_ring(w, spin->ring < ferryi_n_watched(w) ? spin->ring : 0);
    if (ferryi_interval_contains(interval, *found))
        return 1;
    FERRYI_ROLLED
    for (; *polls > 0; --*polls) {
        uint64_t first = ferryi_descriptor_first(watch.descriptor);
        ferryi_watch next = ferryi_watch_next(w, &watch);
        *found = ferryi_word_load(word, bytes, 0); /* in parallel with the load from the ring */
        if (ferryi_interval_contains(interval, *found))
            return 1;
        if (!ferryi_spin_attends(w, spin) && ferryi_watch_apply(w, &watch, first)) {
            spin->ring = watch.ring; /* more descriptors may come from this ring */
            spin->attending = 1;
            --*polls;
            return 0;
        }
        watch = next;
        ferryi_relax();
    }
    spin->ring = watch.ring + 1;
    return 0;
}

/* The ring that a wait looks at first, and the hint that it leaves for the next wait. */
FERRYI_FN uint32_t ferryi_wait_first_ring(const ferryi_world *w)
{
    (void)w;
    return 0;
}
FERRYI_FN void ferryi_wait_leave_hint(ferryi_world *w, const ferryi_spin *spin)
{
    (void)w;
    (void)spin;
}

/* The number of polls of the word alone that a wait begins with; 0: none, or the word may not be polled.  *descriptors:
 * 0. */
FERRYI_FN uint32_t ferryi_wait_first_polls(const ferryi_world *w, const void *word, uint32_t bytes,
                                           uint32_t *descriptors)
{
    *descriptors = 0;
    return (w->n_in | w->host.chaos | w->host.yield | w->gpu | ferryi_ld_relaxed_u32(&w->host.remote)) == 0 &&
                   ferryi_heap_contains(w, word, bytes) && ((uintptr_t)word & (bytes - 1)) == 0
               ? FERRYI_POLLS_PER_LOOK
               : 0;
}

/* ---- If the heap is in GPU memory (ferryi_heap_needs_driver).  Arguments were checked. */

FERRYI_FN ferry_status ferryi_gpu_heap_wait_all(ferryi_world *w, ferry_call call, const ferryi_condition *c,
                                                uint64_t *value, uint64_t timeout)
{
    size_t index, number;
    return w->host.routes->gpu_heap->wait(w, call, c, 1, NULL, &index, &number, value, timeout);
}
FERRYI_FN ferry_status ferryi_gpu_heap_wait_any_or_some(ferryi_world *w, const ferryi_condition *c, size_t *indices,
                                                        int any, size_t *number, uint64_t timeout)
{
    size_t index = SIZE_MAX, found = 0; /* they stay so if there is no element to wait for */
    ferry_status status =
        w->host.routes->gpu_heap->wait(w, FERRY_CALL_WAIT, c, 0, indices, &index, &found, NULL, timeout);
    if (status == FERRY_SUCCESS)
        *number = any ? index : found;
    return status;
}
FERRYI_FN size_t ferryi_gpu_heap_test(ferryi_world *w, const ferryi_condition *c, size_t *indices, size_t *index,
                                      size_t *open)
{
    return w->host.routes->gpu_heap->test(w, c, indices, index, open);
}

#endif
