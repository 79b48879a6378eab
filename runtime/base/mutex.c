/* SPDX-License-Identifier: BSD-3-Clause */
/* The order of locks, checked as each thread takes them. */
#include "runtime/base/mutex.h"

#ifdef FERRYI_CHECK_LOCKS
#include <stdio.h>
#include <stdlib.h>

enum { MOST = 16 };

static const struct {
    const char *name, *guards;
} rows[] = {
#define ROW(NAME, GUARDS) { #NAME, GUARDS },
    FERRYI_MUTEXES(ROW)
#undef ROW
};

static __thread struct {
    const void *lock;
    ferryi_mutex_rank rank;
} held[MOST];
static __thread unsigned n_held;

void ferryi_mutex_enter(const void *lock, ferryi_mutex_rank rank, int try)
{
    for (unsigned i = 0; i < n_held && !try; i++)
        if (held[i].rank >= rank) {
            fprintf(stderr,
                    "ferry: lock order: %s (%s) is taken by a thread that holds %s (%s): see runtime/base/mutex.h\n",
                    rows[rank].name, rows[rank].guards, rows[held[i].rank].name, rows[held[i].rank].guards);
            abort();
        }
    if (n_held == MOST)
        abort();
    held[n_held].lock = lock;
    held[n_held++].rank = rank;
}

void ferryi_mutex_exit(const void *lock)
{
    for (unsigned i = n_held; i-- > 0;)
        if (held[i].lock == lock) {
            held[i] = held[--n_held];
            return;
        }
    fprintf(stderr, "ferry: a lock is left by a thread that does not hold it: see runtime/base/mutex.h\n");
    abort();
}
#endif
