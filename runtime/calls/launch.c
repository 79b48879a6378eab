/* SPDX-License-Identifier: BSD-3-Clause */
/* Launches, and kernels in the host space: a pool of threads, one per block.  All blocks of a grid run at the same
 * time, so that they may wait for one another.  A PE's grids of ferry_launch() run one after the other.  Grids of calls
 * that wait for them run beside these and one another, after those that were launched before: two threads whose calls
 * wait for other PEs do not wait for each other. */
#include "ferry/launch.h"
#include "ferry/detail/machine/access__funcs.h"
#include "runtime/base/cancel.h"
#include "runtime/base/clock.h"
#include "runtime/base/limits.h"
#include "runtime/base/log.h"
#include "runtime/base/mutex.h"
#include "runtime/calls/launch.h"
#include "runtime/state/fault.h"
#include "runtime/state/world.h"
#include <errno.h>
#include <stdlib.h>
#include <string.h>

#define MAX_BLOCKS 1024u
#define MAX_ARGS 32764 /* a GPU's limit */

typedef struct grid {
    ferry_kernel kernel;
    unsigned n_blocks, started, ended;
    int attended;    /* of a caller that waits for it */
    uint64_t number; /* of the pool's launches */
    struct grid *next;
    const void *given;
    max_align_t args[]; /* a copy; of an attended grid none */
} grid;

typedef struct ferryi_pool {
    ferryi_pe *pe;
    pthread_mutex_t lock;
    pthread_cond_t work, idle;
    grid *first, *last; /* the first grid runs, the others wait */
    uint64_t launched;
    unsigned most_blocks;                   /* of a launch */
    grid *attended;                         /* of several blocks: all of them run */
    unsigned n_attended, n_attended_blocks; /* calls, and blocks of those grids */
    pthread_t threads[2 * MAX_BLOCKS];
    unsigned n_threads;
    int stop;
} ferryi_pool;

static __thread unsigned block_index;
static __thread unsigned block_count = 1;

unsigned ferry_block_index(void)
{
    return block_index;
}

unsigned ferry_block_count(void)
{
    return block_count;
}

/* A block of the host space is one thread. */
unsigned ferry_thread_index(void)
{
    return 0;
}

unsigned ferry_thread_count(void)
{
    return 1;
}

void ferry_block_sync(void) {}

/* ---- Kernels that nvcc has compiled, by the program's function pointer. */

static pthread_mutex_t entries_lock = PTHREAD_MUTEX_INITIALIZER;
static ferry_kernel_entry *entries;

void ferry_kernel_register(ferry_kernel_entry *entry)
{
    ferryi_mutex_lock(&entries_lock, FERRYI_MUTEX_ENTRIES);
    entry->next = entries;
    entries = entry;
    ferryi_mutex_unlock(&entries_lock);
}

void ferry_kernel_unregister(ferry_kernel_entry *entry)
{
    ferryi_mutex_lock(&entries_lock, FERRYI_MUTEX_ENTRIES);
    ferry_kernel_entry **from = &entries;
    while (*from != NULL && *from != entry)
        from = &(*from)->next;
    if (*from != NULL)
        *from = entry->next;
    ferryi_mutex_unlock(&entries_lock);
}

void ferryi_launch_before_fork(void)
{
    ferryi_mutex_lock(&entries_lock, FERRYI_MUTEX_ENTRIES);
}

void ferryi_launch_after_fork(void)
{
    ferryi_mutex_unlock(&entries_lock);
}

static ferry_status entry_of(const char *call, ferry_kernel kernel, const ferry_kernel_entry **entry)
{
    ferryi_mutex_lock(&entries_lock, FERRYI_MUTEX_ENTRIES);
    const ferry_kernel_entry *found = entries;
    while (found != NULL && found->kernel != kernel)
        found = found->next;
    ferryi_mutex_unlock(&entries_lock);
    *entry = found;
    if (found == NULL)
        return ferryi_error(FERRY_ERR_INVALID_ARG,
                            "%s: the kernel has no code for a GPU: compile its file with nvcc, or use FERRY_SPACE=host",
                            call);
    return FERRY_SUCCESS;
}

/* ---- The pool. */

/* The block that this thread runs. */
static __thread struct inside {
    grid *grid;
    void *frame; /* of the kernel's caller */
} inside;

static void end_block(ferryi_pool *pool)
{
    grid *g = inside.grid;
    inside.grid = NULL;
    block_index = 0;
    block_count = 1;
    if (++g->ended < g->n_blocks)
        return;
    if (g->attended) { /* its caller takes it out */
        pthread_cond_broadcast(&pool->idle);
        return;
    }
    pool->first = g->next;
    if (pool->first == NULL)
        pool->last = NULL;
    free(g);
    pthread_cond_broadcast(&pool->work);
    pthread_cond_broadcast(&pool->idle);
}

/* Runs one block of the grid, if any is left.  Called with the lock, released during the block. */
static int run_block_of(ferryi_pool *pool, grid *g)
{
    if (g == NULL || g->started == g->n_blocks)
        return 0;
    block_index = g->started++;
    block_count = g->n_blocks;
    ferryi_mutex_unlock(&pool->lock);
    inside = (struct inside){ g, __builtin_frame_address(0) };
    g->kernel(g->given);
    ferryi_mutex_lock(&pool->lock, FERRYI_MUTEX_POOL);
    end_block(pool);
    return 1;
}

/* The same of the grid at the head of the queue. */
static int run_block(ferryi_pool *pool)
{
    return run_block_of(pool, pool->first);
}

/* The same of any grid that runs. */
static int run_any_block(ferryi_pool *pool)
{
    int ran = run_block(pool);
    for (grid *g = pool->attended; g != NULL && !ran; g = g->next)
        ran = run_block_of(pool, g);
    return ran;
}

/* Called before a wait.  A wait in a kernel would never end, so it is refused.  After longjmp() out of a kernel, its
 * frame is gone and its block has ended. */
static ferry_status leave_block(ferryi_pool *pool, const char *call)
{
    if (inside.grid == NULL)
        return FERRY_SUCCESS;
    if ((uintptr_t)__builtin_frame_address(0) < (uintptr_t)inside.frame) /* the stack grows downwards */
        return ferryi_error(FERRY_ERR_INVALID_ARG, "%s in a kernel would wait for that kernel itself: call it outside",
                            call);
    ferryi_mutex_lock(&pool->lock, FERRYI_MUTEX_POOL);
    end_block(pool);
    ferryi_mutex_unlock(&pool->lock);
    return FERRY_SUCCESS;
}

static void *block_thread(void *arg)
{
    ferryi_pool *pool = arg;
    ferryi_world_adopt(&pool->pe->world);
    ferryi_log_set_pe(pool->pe->world.my_pe);
    ferryi_mutex_lock(&pool->lock, FERRYI_MUTEX_POOL);
    while (!pool->stop || pool->attended != NULL) /* whose blocks wait for one another */
        if (!(pool->stop ? run_block_of(pool, pool->attended) : run_any_block(pool))) {
            if (pool->stop)
                break;
            pthread_cond_wait(&pool->work, &pool->lock);
        }
    ferryi_mutex_unlock(&pool->lock);
    return NULL;
}

static pthread_mutex_t creation = PTHREAD_MUTEX_INITIALIZER;

static ferryi_pool *pool_of(ferryi_pe *pe)
{
    ferryi_mutex_lock(&creation, FERRYI_MUTEX_POOL_CREATION);
    ferryi_pool *pool = pe->pool;
    if (pool == NULL && pe->world.n_pes != 0 && (pool = calloc(1, sizeof *pool)) != NULL) {
        pool->pe = pe;
        pthread_mutex_init(&pool->lock, NULL);
        pthread_cond_init(&pool->work, NULL);
        pthread_cond_init(&pool->idle, NULL);
        __atomic_store_n(&pe->pool, pool, __ATOMIC_RELEASE);
    }
    ferryi_mutex_unlock(&creation);
    return pool;
}

/* stream NULL: the PE's default stream. */
static ferry_status launch_on_gpu(ferryi_pe *pe, const char *call, ferry_kernel kernel, unsigned n_blocks,
                                  unsigned threads_per_block, const void *args, size_t args_size,
                                  const ferry_stream *stream)
{
    const ferry_kernel_entry *entry;
    ferry_status status = entry_of(call, kernel, &entry);
    if (status != FERRY_SUCCESS)
        return status;
    if (n_blocks == 0 || args_size != entry->args_size)
        return ferryi_error(
            FERRY_ERR_INVALID_ARG,
            "%s of %u blocks with %zu bytes of arguments: the kernel takes %zu bytes, and at least 1 block", call,
            n_blocks, args_size, entry->args_size);
    return pe->gpu_ops->launch(pe, entry, n_blocks, threads_per_block, args, stream);
}

static ferry_status check_launch(const char *call, ferry_kernel kernel, const void *args, size_t args_size,
                                 ferryi_pe **pe)
{
    ferry_status status = ferryi_pe_current(call, pe);
    if (status == FERRY_SUCCESS && (kernel == NULL || (args == NULL && args_size != 0)))
        status = ferryi_error(FERRY_ERR_INVALID_ARG, "%s: %s is NULL", call, kernel == NULL ? "kernel" : "args");
    else if (status == FERRY_SUCCESS && args_size > MAX_ARGS)
        status = ferryi_error(FERRY_ERR_INVALID_ARG, "%s with %zu bytes of arguments: at most %d are possible", call,
                              args_size, MAX_ARGS);
    return status;
}

ferry_status ferry_launch_on_stream(ferry_kernel kernel, unsigned n_blocks, unsigned threads_per_block,
                                    const void *args, size_t args_size, ferry_stream stream)
{
    ferryi_pe *pe;
    ferry_status status = check_launch("ferry_launch_on_stream", kernel, args, args_size, &pe);
    if (status != FERRY_SUCCESS)
        return status;
    if (pe->world.gpu)
        return launch_on_gpu(pe, "ferry_launch_on_stream", kernel, n_blocks, threads_per_block, args, args_size,
                             &stream);
    return ferry_launch(kernel, n_blocks, threads_per_block, args, args_size);
}

ferry_status ferry_launch_max_blocks(ferry_kernel kernel, unsigned threads_per_block, unsigned *n_blocks)
{
    ferryi_pe *pe;
    const ferry_kernel_entry *entry;
    ferry_status status = check_launch("ferry_launch_max_blocks", kernel, NULL, 0, &pe);
    if (status == FERRY_SUCCESS && n_blocks == NULL)
        status = ferryi_error(FERRY_ERR_INVALID_ARG, "ferry_launch_max_blocks: n_blocks is NULL");
    if (status != FERRY_SUCCESS)
        return status;
    if (!pe->world.gpu) {
        *n_blocks = MAX_BLOCKS;
        return FERRY_SUCCESS;
    }
    status = entry_of("ferry_launch_max_blocks", kernel, &entry);
    return status == FERRY_SUCCESS ? pe->gpu_ops->max_blocks(pe, entry, threads_per_block, n_blocks) : status;
}

/* With the lock: as many threads as there may be blocks that run at the same time. */
static ferry_status have_threads(ferryi_pool *pool, unsigned n_blocks)
{
    const unsigned most = 2 * MAX_BLOCKS, want = pool->most_blocks + pool->n_attended_blocks;
    while (pool->n_threads < (want < most ? want : most)) {
        char why[FERRYI_LIMITS_TEXT];
        errno = pthread_create(&pool->threads[pool->n_threads], NULL, block_thread, pool);
        if (errno != 0)
            return ferryi_error(FERRY_ERR_SYSTEM, "ferry_launch: cannot start thread %u of %u: %m%s",
                                pool->n_threads + 1, n_blocks, ferryi_limits_of_start(errno, why));
        pool->n_threads++;
    }
    return FERRY_SUCCESS;
}

static ferry_status launch_on_host(ferryi_pe *pe, ferry_kernel kernel, unsigned n_blocks, const void *args,
                                   size_t args_size)
{
    ferry_status status = FERRY_SUCCESS;
    if (n_blocks == 0 || n_blocks > MAX_BLOCKS)
        return ferryi_error(FERRY_ERR_INVALID_ARG, "ferry_launch of %u blocks: 1 to %u are possible in the host space",
                            n_blocks, MAX_BLOCKS);
    ferryi_pool *pool = pool_of(pe);
    grid *g = pool != NULL ? malloc(sizeof *g + args_size) : NULL;
    if (g == NULL)
        return pe->world.n_pes == 0
                   ? ferryi_world_refuse("ferry_launch")
                   : ferryi_error(FERRY_ERR_NO_MEMORY,
                                  "ferry_launch: no memory for the arguments of %u blocks: raise the memory limit",
                                  n_blocks);
    *g = (grid){ .kernel = kernel, .n_blocks = n_blocks, .given = g->args };
    if (args_size != 0)
        memcpy(g->args, args, args_size);

    ferryi_mutex_lock(&pool->lock, FERRYI_MUTEX_POOL);
    if (pool->stop) {
        ferryi_mutex_unlock(&pool->lock);
        free(g);
        return ferryi_world_refuse("ferry_launch");
    }
    const unsigned before = pool->most_blocks;
    pool->most_blocks = n_blocks > before ? n_blocks : before;
    status = have_threads(pool, n_blocks);
    if (status != FERRY_SUCCESS) {
        pool->most_blocks = before;
        free(g);
    } else {
        g->number = ++pool->launched;
        if (pool->last != NULL)
            pool->last->next = g;
        else
            pool->first = g;
        pool->last = g;
        pthread_cond_broadcast(&pool->work);
    }
    ferryi_mutex_unlock(&pool->lock);
    return status;
}

ferry_status ferry_launch(ferry_kernel kernel, unsigned n_blocks, unsigned threads_per_block, const void *args,
                          size_t args_size)
{
    FERRYI_UNCANCELLED;
    ferryi_pe *pe;
    ferry_status status = check_launch("ferry_launch", kernel, args, args_size, &pe);
    if (status != FERRY_SUCCESS)
        return status;
    if (pe->world.gpu)
        return launch_on_gpu(pe, "ferry_launch", kernel, n_blocks, threads_per_block, args, args_size, NULL);
    return launch_on_host(pe, kernel, n_blocks, args, args_size);
}

/* Grids end in order.  A wait covers the grids launched before it, since other threads may go on launching without
 * end. */
static int has_until(const ferryi_pool *pool, uint64_t number)
{
    return pool->first != NULL && pool->first->number <= number;
}

/* With the lock: waits for the grids of ferry_launch() up to this number.  The waiting caller runs blocks itself, which
 * saves waking a thread. */
static void run_until(ferryi_pool *pool, uint64_t number)
{
    while (has_until(pool, number) && !pool->stop)
        if (!run_block(pool))
            pthread_cond_wait(&pool->idle, &pool->lock);
}

/* With the lock: all blocks of a grid run, one of them in this thread. */
static ferry_status run_beside(ferryi_pool *pool, grid *g)
{
    grid **at = &pool->attended;
    pool->n_attended_blocks += g->n_blocks;
    const ferry_status status = have_threads(pool, g->n_blocks);
    if (status == FERRY_SUCCESS) {
        g->next = pool->attended;
        pool->attended = g;
        pthread_cond_broadcast(&pool->work);
        while (g->ended < g->n_blocks)
            if (!run_block_of(pool, g))
                pthread_cond_wait(&pool->idle, &pool->lock);
        while (*at != g)
            at = &(*at)->next;
        *at = g->next;
    }
    pool->n_attended_blocks -= g->n_blocks;
    return status;
}

ferry_status ferryi_launch_attended(ferryi_pe *pe, const char *call, ferry_kernel kernel, unsigned n_blocks,
                                    const void *args)
{
    ferryi_pool *pool = pool_of(pe);
    if (pool == NULL)
        return pe->world.n_pes == 0
                   ? ferryi_world_refuse(call)
                   : ferryi_error(FERRY_ERR_NO_MEMORY, "%s: no host memory for %zu bytes: raise the memory limit", call,
                                  sizeof *pool);
    ferry_status status = leave_block(pool, call);
    if (status != FERRY_SUCCESS)
        return status;
    ferryi_mutex_lock(&pool->lock, FERRYI_MUTEX_POOL);
    run_until(pool, pool->launched);
    if (pool->stop) {
        ferryi_mutex_unlock(&pool->lock);
        return ferryi_world_refuse(call);
    }
    pool->n_attended++;
    if (n_blocks == 1) {
        ferryi_mutex_unlock(&pool->lock);
        kernel(args);
        ferryi_mutex_lock(&pool->lock, FERRYI_MUTEX_POOL);
    } else {
        grid g = { .kernel = kernel, .n_blocks = n_blocks, .attended = 1, .given = args };
        status = run_beside(pool, &g);
    }
    if (--pool->n_attended == 0 && pool->stop)
        pthread_cond_broadcast(&pool->idle);
    ferryi_mutex_unlock(&pool->lock);
    return status;
}

ferry_status ferry_launch_wait(void)
{
    FERRYI_UNCANCELLED;
    ferryi_pe *pe;
    ferry_status status = ferryi_pe_current("ferry_launch_wait", &pe);
    if (status != FERRY_SUCCESS)
        return status;
    if (pe->world.gpu)
        return pe->gpu_ops->launch_wait(pe, pe->world.timeout_ns);
    ferryi_pool *pool = __atomic_load_n(&pe->pool, __ATOMIC_ACQUIRE);
    if (pool == NULL)
        return FERRY_SUCCESS;
    status = leave_block(pool, "ferry_launch_wait");
    if (status != FERRY_SUCCESS)
        return status;
    ferryi_mutex_lock(&pool->lock, FERRYI_MUTEX_POOL);
    const uint64_t mine = pool->launched;
    run_until(pool, mine);
    const int cut_off = has_until(pool, mine);
    ferryi_mutex_unlock(&pool->lock);
    return cut_off ? ferryi_world_refuse("ferry_launch_wait") : FERRY_SUCCESS;
}

ferry_status ferry_launch_wait_timeout(uint64_t timeout_ns)
{
    FERRYI_UNCANCELLED;
    ferryi_pe *pe;
    struct timespec until;
    ferry_status status = ferryi_pe_current("ferry_launch_wait_timeout", &pe);
    if (status != FERRY_SUCCESS)
        return status;
    const uint64_t budget = timeout_ns == UINT64_MAX ? pe->world.timeout_ns : timeout_ns, started = ferryi_now_ns();
    if (pe->world.gpu)
        return pe->gpu_ops->launch_wait(pe, budget);
    ferryi_pool *pool = __atomic_load_n(&pe->pool, __ATOMIC_ACQUIRE);
    if (pool == NULL)
        return FERRY_SUCCESS;
    status = leave_block(pool, "ferry_launch_wait_timeout");
    if (status != FERRY_SUCCESS)
        return status;
    const uint64_t deadline = ferryi_deadline_after(budget > UINT64_MAX / 2 ? budget : budget + budget / 8);
    until.tv_sec = (time_t)(deadline / 1000000000u);
    until.tv_nsec = (long)(deadline % 1000000000u);
    int late = 0;
    ferryi_mutex_lock(&pool->lock, FERRYI_MUTEX_POOL);
    const uint64_t mine = pool->launched;
    while (has_until(pool, mine) && !late && !pool->stop)
        late = pthread_cond_clockwait(&pool->idle, &pool->lock, CLOCK_MONOTONIC, &until) != 0;
    late = has_until(pool, mine);
    ferryi_mutex_unlock(&pool->lock);
    return late ? ferryi_fault_raise(&pe->world, FERRY_ERR_TIMEOUT, FERRY_CALL_LAUNCH, -1, NULL, -1, 0, 0, started)
                : FERRY_SUCCESS;
}

void ferryi_pool_stop(ferryi_pe *pe)
{
    ferryi_mutex_lock(&creation, FERRYI_MUTEX_POOL_CREATION);
    ferryi_pool *pool = pe->pool;
    ferryi_mutex_unlock(&creation);
    if (pool == NULL)
        return;
    ferryi_mutex_lock(&pool->lock, FERRYI_MUTEX_POOL);
    pool->stop = 1;
    pthread_cond_broadcast(&pool->work);
    pthread_cond_broadcast(&pool->idle);
    while (pool->n_attended != 0) /* they end soon, as all calls do after finalize */
        pthread_cond_wait(&pool->idle, &pool->lock);
    ferryi_mutex_unlock(&pool->lock);
    for (unsigned i = 0; i < pool->n_threads; i++)
        pthread_join(pool->threads[i], NULL);
    pool->n_threads = 0;
}

void ferryi_pool_destroy(ferryi_pe *pe)
{
    ferryi_pool *pool = pe->pool;
    if (pool == NULL)
        return;
    while (pool->first != NULL) { /* grids that will not run */
        grid *g = pool->first;
        pool->first = g->next;
        free(g);
    }
    pthread_mutex_destroy(&pool->lock);
    pthread_cond_destroy(&pool->work);
    pthread_cond_destroy(&pool->idle);
    free(pool);
    pe->pool = NULL;
}
