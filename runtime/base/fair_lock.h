/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef RUNTIME_BASE_FAIR_LOCK_H
#define RUNTIME_BASE_FAIR_LOCK_H

#include "runtime/base/mutex.h"
#include <stdint.h>

/* A lock that threads get in the order of their requests.  A pthread mutex is not fair: a thread that calls in a loop
 * takes it again and again, before the thread that it has just woken runs. */
typedef struct ferryi_fair_lock {
    pthread_mutex_t mutex;
    pthread_cond_t next;
    uint64_t asked, served; /* under the mutex */
} ferryi_fair_lock;

static inline void ferryi_fair_lock_create(ferryi_fair_lock *t)
{
    pthread_mutex_init(&t->mutex, NULL);
    pthread_cond_init(&t->next, NULL);
    t->asked = t->served = 0;
}

static inline void ferryi_fair_lock_destroy(ferryi_fair_lock *t)
{
    pthread_cond_destroy(&t->next);
    pthread_mutex_destroy(&t->mutex);
}

static inline void ferryi_fair_lock_take(ferryi_fair_lock *t, ferryi_mutex_rank rank)
{
    ferryi_mutex_enter(t, rank, 0);
    ferryi_mutex_lock(&t->mutex, FERRYI_MUTEX_FAIR);
    const uint64_t mine = t->asked++;
    while (t->served != mine)
        pthread_cond_wait(&t->next, &t->mutex);
    ferryi_mutex_unlock(&t->mutex);
}

static inline void ferryi_fair_lock_release(ferryi_fair_lock *t)
{
    ferryi_mutex_exit(t);
    ferryi_mutex_lock(&t->mutex, FERRYI_MUTEX_FAIR);
    t->served++;
    pthread_cond_broadcast(&t->next);
    ferryi_mutex_unlock(&t->mutex);
}

#endif
