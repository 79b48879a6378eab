/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRYI_MUTEX_H
#define FERRYI_MUTEX_H

#include <pthread.h>

/* Every mutex of the library, outermost first: a thread that holds one takes only those of later rows.  Of one row it
 * takes one.  A fork takes PES, ENTRIES, UNITS and STATICS.  Builds with sanitizers (FERRYI_CHECK_LOCKS) end at a lock
 * that is taken in another order, and name both; other builds compile plain mutexes.
 *
 * Rings, and the connections to other nodes, have locks that are words, which most threads only try
 * (device/ring/owner__funcs.h, runtime/remote/turn.c). */
#define FERRYI_MUTEXES(X)                                                                                              \
    X(POOL_CREATION, "the one making of a PE's pool of threads")                                                       \
    X(HEAP, "a PE's collective allocation: the allocator, its chunks, and init and finalize beside it")                \
    X(KEY, "a PE's search for the members of a team by their key")                                                     \
    X(BALLOT, "a PE's meeting of one set of members, until all have voted")                                            \
    X(TEAMS, "which of a PE's team areas are taken, and their lists of members")                                       \
    X(CONTEXTS, "a PE's table of contexts")                                                                            \
    X(CHAOS, "operations that FERRY_CHAOS holds back, and its random numbers")                                         \
    X(POOL, "a PE's launches in the host space: the queue of grids and the threads that run them")                     \
    X(BOUNCE, "a PE's buffer for host memory on its way to a staged pair, and its use")                                \
    X(GPU_MOE, "loading a PE's MoE kernels, or a communicator's")                                                      \
    X(CHANNELS, "which channels of a GPU are taken, and those that are not")                                           \
    X(SERVE, "the service's stream, and the kernels' copy of the world")                                               \
    X(GPUS, "which PE of the process has which GPU")                                                                   \
    X(PIPELINE_JOBS, "the inbox of jobs of a PE's pipelines, and their ends")                                          \
    X(GPU_FAULTS, "how many faults of kernels were read")                                                              \
    X(PINS, "the host memory that GPUs use; held while the driver pins, not while it unpins")                          \
    X(MAPPINGS, "the list of mapped ranges of GPU memory")                                                             \
    X(ALLOCATIONS, "the list of allocations that CUDA IPC shares")                                                     \
    X(LAUNCHER, "the connection to the launcher: calls that end the job, and ferry_finalize, which closes it")         \
    X(BOOT_STUCK, "the last start of a bootstrap that was given up")                                                   \
    X(BOOT_START, "one start of a bootstrap: its caller and the thread that may hang in it")                           \
    X(TCP_EXCHANGE, "one exchange over the connections of the tcp bootstrap; an abort only tries")                     \
    X(TCP_IDS, "listeners of unique ids that are not used yet")                                                        \
    X(TLS, "the contexts of TLS, made once")                                                                           \
    X(PMIX_ANSWER, "a value that PMIx was asked for")                                                                  \
    X(THREADS, "PEs that are threads: their exchanges, starts and ends")                                               \
    X(PES, "the process's PEs, living and past")                                                                       \
    X(ENTRIES, "the process's list of kernels by function pointer")                                                    \
    X(IMAGES, "the process's lists of images and modules; never held over a call of the driver")                       \
    X(STATICS, "the layout of the program's static data, while it moves")                                              \
    X(FAIR, "the queue of a fair lock")

typedef enum ferryi_mutex_rank {
#define FERRYI_MUTEX_RANK(NAME, GUARDS) FERRYI_MUTEX_##NAME,
    FERRYI_MUTEXES(FERRYI_MUTEX_RANK)
#undef FERRYI_MUTEX_RANK
        FERRYI_MUTEX_RANKS
} ferryi_mutex_rank;

#ifdef FERRYI_CHECK_LOCKS
/* Notes that this thread takes (with TRY: has got) or leaves a lock; the first ends the process on another order. */
void ferryi_mutex_enter(const void *lock, ferryi_mutex_rank rank, int try);
void ferryi_mutex_exit(const void *lock);
#else
static inline void ferryi_mutex_enter(const void *lock, ferryi_mutex_rank rank, int try)
{
    (void)lock;
    (void)rank;
    (void)try;
}
static inline void ferryi_mutex_exit(const void *lock)
{
    (void)lock;
}
#endif

static inline void ferryi_mutex_lock(pthread_mutex_t *m, ferryi_mutex_rank rank)
{
    ferryi_mutex_enter(m, rank, 0);
    pthread_mutex_lock(m);
}

/* 0: the lock was free, and is the caller's. */
static inline int ferryi_mutex_try(pthread_mutex_t *m, ferryi_mutex_rank rank)
{
    const int busy = pthread_mutex_trylock(m);
    if (busy == 0)
        ferryi_mutex_enter(m, rank, 1);
    return busy;
}

static inline void ferryi_mutex_unlock(pthread_mutex_t *m)
{
    ferryi_mutex_exit(m);
    pthread_mutex_unlock(m);
}

#endif
