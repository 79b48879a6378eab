/* SPDX-License-Identifier: BSD-3-Clause */
/* Threads of two PEs, more than a tiny ring has slots, claim slots at the same time and give up at once if none is
 * free: each accepted descriptor is applied exactly once, and a refused descriptor never. */
#include "ferry.h"

#include "ferry/detail/ring/ring__funcs.h"
#include "tests/check.h"
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#define PES 3 /* PE 0 is sent to */
#define THREADS 8
#define OPS 4000

typedef struct job {
    ferryi_world *w;
    uint64_t *word;
    uint64_t sent, refused;
} job;

static void *sender(void *arg)
{
    job *j = arg;
    ferryi_world_of_thread = j->w;
    for (int i = 0; i < OPS; i++) {
        ferry_status status = ferry_uint64_atomic_add(j->word, 1, 0);
        CHECK(status == FERRY_SUCCESS || status == FERRY_ERR_TIMEOUT);
        if (status == FERRY_SUCCESS)
            j->sent++;
        else
            j->refused++;
    }
    return NULL;
}

static int pe_main(void *arg)
{
    uint64_t *totals = arg;
    int provided;
    CHECK(ferry_init_thread(FERRY_THREAD_MULTIPLE, &provided) == FERRY_SUCCESS);
    ferryi_world *w = ferryi_world_get();
    const int me = ferry_my_pe();
    uint64_t *word = ferry_calloc(PES, sizeof *word), sent = 0, refused = 0;
    CHECK(word != NULL && ferry_barrier_all() == FERRY_SUCCESS);
    if (me != 0) {
        job jobs[THREADS];
        pthread_t threads[THREADS];
        const uint64_t patience = w->timeout_ns, before = ferryi_ring_next(w, &w->out[0]);
        w->timeout_ns = 0;
        for (int i = 0; i < THREADS; i++) {
            jobs[i] = (job){ .w = w, .word = &word[me] };
            CHECK(pthread_create(&threads[i], NULL, sender, &jobs[i]) == 0);
        }
        for (int i = 0; i < THREADS; i++) {
            CHECK(pthread_join(threads[i], NULL) == 0);
            sent += jobs[i].sent;
            refused += jobs[i].refused;
        }
        w->timeout_ns = patience;
        CHECK((ferryi_ld_relaxed_u64(&w->out[0].claims) & FERRYI_TAKEN) <= w->ring_mask + 1 + THREADS);
        CHECK(ferryi_ring_next(w, &w->out[0]) - before == sent);
        CHECK(ferry_quiet() == FERRY_SUCCESS);
        CHECK(ferry_uint64_atomic_fetch(&word[me], 0) == sent);
        __atomic_fetch_add(&totals[0], sent, __ATOMIC_RELAXED);
        __atomic_fetch_add(&totals[1], refused, __ATOMIC_RELAXED);
    }
    check_forget_faults();
    CHECK(ferry_barrier_all() == FERRY_SUCCESS);
    CHECK(ferry_finalize() == FERRY_SUCCESS);
    return 0;
}

CHECK_MAIN(120)
{
    int code = 0;
    uint64_t totals[2] = { 0, 0 };
    setenv("FERRY_SPACE", "host", 1);
    setenv("FERRY_PATHS", "1>0=staged,2>0=flags", 1);
    setenv("FERRY_TEST", "ring_slots=4", 1);
    setenv("FERRY_LOG", "none", 0);
    CHECK(ferry_threads_run(PES, pe_main, totals, &code) == FERRY_SUCCESS && code == 0);
    CHECK(totals[0] + totals[1] == (uint64_t)(PES - 1) * THREADS * OPS && totals[0] != 0);
    printf("%llu sent, %llu refused\n", (unsigned long long)totals[0], (unsigned long long)totals[1]);
}
