/* SPDX-License-Identifier: BSD-3-Clause */
/* Where each PE is.  The first PE whose wait times out copies what all PEs are doing at that moment. */
#include "observe/check/events.h"
#include "runtime/base/clock.h"
#include <sched.h>
#include <stdio.h>
#include <string.h>

#define COPIES_WITHIN_NS 100000000u

void check_pe_is(uint32_t state)
{
    __atomic_store_n(&check_area(check.me)->wait.state, state, __ATOMIC_RELEASE);
}

void check_wait_begins(const ferryi_event *e, uint32_t place, uint64_t meeting)
{
    check_wait *w = &check_area(check.me)->wait;
    uint32_t pe;
    __atomic_store_n(&w->kind, 0, __ATOMIC_RELAXED);
    w->place = place;
    w->target = e->target;
    w->value = e->value;
    w->cmp = e->cmp;
    w->root = e->root;
    w->n = (uint32_t)e->n;
    w->width = (uint32_t)e->width;
    check_meeting_name(meeting, &w->team, &w->number);
    const void *word = e->word != NULL ? e->word : e->remote;
    if (word == NULL || !check_locate(word, &pe, &w->region, &w->at))
        w->region = CHECK_PRIVATE;
    snprintf(w->name, sizeof w->name, "%s", e->name);
    __atomic_store_n(&w->kind, e->kind, __ATOMIC_RELEASE);
}

void check_wait_ends(const ferryi_event *e, int timed_out)
{
    check_wait *w = &check_area(check.me)->wait;
    check_head *head = check.head;
    if (timed_out && !(e->flags & FERRYI_EVENT_TIMED)) {
        uint32_t none = 0;
        w->timed_out = 1;
        if (__atomic_compare_exchange_n(&head->snapped, &none, 1, 0, __ATOMIC_ACQ_REL, __ATOMIC_RELAXED)) {
            for (uint32_t i = 0; i < check.n_pes; i++) {
                head->snap[i] = check_area(i)->wait;
                check_writers(i, head->snap[i].region, head->snap[i].at, head->writers[i]);
            }
            head->snap_by = check.me;
            __atomic_store_n(&head->snapped, 2, __ATOMIC_RELEASE);
        }
        /* Another PE copies, and this wait has to be in its picture: it may die meanwhile. */
        const uint64_t deadline = ferryi_deadline_after(COPIES_WITHIN_NS);
        while (__atomic_load_n(&head->snapped, __ATOMIC_ACQUIRE) == 1 && ferryi_time_left(deadline) > 0)
            sched_yield();
    }
    w->last_place = w->place;
    w->calls++;
    __atomic_store_n(&w->kind, 0, __ATOMIC_RELEASE);
}
