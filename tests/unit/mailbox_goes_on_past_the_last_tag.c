/* SPDX-License-Identifier: BSD-3-Clause */
/* Tickets pass the point where tags repeat, then the point where tickets themselves wrap, through rings that are nearly
 * always full: no update is lost or doubled, every fetch gets its own old value, and a call that gave up leaves nothing
 * that a later call could mistake for its own. */
#include "ferry.h"

#include "ferry/detail/ring/ring__funcs.h"
#include "tests/check.h"
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#define PES 3
#define LAST_TAG 0x7fffffffu
#define BEFORE 40 /* tickets */
#define OPS 400

static pthread_barrier_t meeting;

typedef struct words {
    uint64_t of[PES]; /* updated by that PE only */
    uint64_t data[PES][4], sig[PES];
} words;

/* As if so many descriptors had gone through every ring.  Nobody sends meanwhile. */
static void pretend(ferryi_world *w, uint64_t tickets)
{
    const uint32_t consumer = ((uint32_t)tickets & LAST_TAG) << 1;
    for (int p = 0; p < PES; p++)
        if (p != w->my_pe) {
            ferryi_st_relaxed_u64(&w->out[p].claims, tickets << FERRYI_TAKEN_BITS);
            ferryi_st_relaxed_u64(&w->out[p].applied, tickets);
        }
    for (uint32_t i = 0; i < w->n_in; i++) {
        ferryi_st_relaxed_u32(&w->in[i].consumer, consumer);
        ferryi_st_relaxed_u32(w->in[i].consumed, consumer);
    }
}

static unsigned next(unsigned *seed)
{
    *seed = *seed * 1664525u + 1013904223u;
    return *seed >> 16;
}

static void go_past(ferryi_world *w, uint64_t last_ticket)
{
    const int me = ferry_my_pe();
    words *s = ferry_calloc(1, sizeof *s);
    uint64_t mine[PES] = { 0 }, sent[PES] = { 0 }, data[4];
    const uint64_t patience = w->timeout_ns;
    unsigned seed = (unsigned)me + 1;
    CHECK(s != NULL && ferry_barrier_all() == FERRY_SUCCESS && ferry_quiet() == FERRY_SUCCESS);
    pthread_barrier_wait(&meeting);
    pretend(w, last_ticket - BEFORE);
    pthread_barrier_wait(&meeting);
    for (int i = 0; i < OPS; i++) {
        const int to = (me + 1 + (int)(next(&seed) % (PES - 1))) % PES;
        const int last = (ferryi_ring_next(w, &w->out[to]) & LAST_TAG) == LAST_TAG;
        uint64_t old;
        switch (last ? 1 : next(&seed) % 6) {
        case 0:
            CHECK(ferry_uint64_atomic_add(&s->of[me], 1, to) == FERRY_SUCCESS);
            mine[to]++;
            break;
        case 1:
            CHECK(ferry_uint64_atomic_fetch_add(&s->of[me], 1, to) == mine[to]);
            mine[to]++;
            break;
        case 2:
            CHECK(ferry_uint64_atomic_compare_swap(&s->of[me], mine[to], mine[to] + 5, to) == mine[to]);
            mine[to] += 5;
            break;
        case 3:
            sent[to]++;
            for (int k = 0; k < 4; k++)
                data[k] = sent[to];
            CHECK(ferry_putmem_signal(s->data[me], data, 8 + 8 * (next(&seed) % 4), &s->sig[me], sent[to],
                                      FERRY_SIGNAL_SET, to) == FERRY_SUCCESS);
            break;
        default: /* sometimes gives up: then the update may or may not have been made */
            w->timeout_ns = 0;
            (void)ferry_uint64_atomic_fetch_add(&s->of[me], 1, to);
            w->timeout_ns = patience;
            CHECK(ferry_quiet() == FERRY_SUCCESS);
            old = ferry_uint64_atomic_fetch(&s->of[me], to);
            CHECK(old == mine[to] || old == mine[to] + 1);
            mine[to] = old;
        }
    }
    CHECK(ferry_quiet() == FERRY_SUCCESS);
    for (int p = 0; p < PES; p++)
        if (p != me) {
            CHECK(ferry_uint64_atomic_fetch(&s->of[me], p) == mine[p]);
            CHECK(sent[p] == 0 || ferry_uint64_atomic_fetch(&s->sig[me], p) == sent[p]);
            CHECK(ferryi_ticket_diff(ferryi_ring_next(w, &w->out[p]), last_ticket) > 0);
        }
    CHECK(ferry_free(s) == FERRY_SUCCESS);
}

static int pe_main(void *arg)
{
    int *gave_up = arg;
    CHECK(ferry_init() == FERRY_SUCCESS);
    go_past(ferryi_world_get(), LAST_TAG);
    go_past(ferryi_world_get(), FERRYI_LAST_TICKET);
    ferry_fault fault;
    while (ferry_fault_next(&fault) == FERRY_SUCCESS)
        __atomic_fetch_add(gave_up, fault.status == FERRY_ERR_TIMEOUT, __ATOMIC_RELAXED);
    CHECK(ferry_barrier_all() == FERRY_SUCCESS);
    CHECK(ferry_finalize() == FERRY_SUCCESS);
    return 0;
}

CHECK_MAIN(120)
{
    int code = 0, gave_up = 0;
    setenv("FERRY_SPACE", "host", 1);
    setenv("FERRY_PATHS", "*>*=staged,0>*=flags", 1);
    setenv("FERRY_TEST", "ring_slots=4", 1);
    setenv("FERRY_LOG", "error", 0);
    CHECK(pthread_barrier_init(&meeting, NULL, PES) == 0);
    CHECK(ferry_threads_run(PES, pe_main, &gave_up, &code) == FERRY_SUCCESS && code == 0);
    printf("%d calls gave up\n", gave_up);
}
