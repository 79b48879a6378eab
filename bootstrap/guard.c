/* SPDX-License-Identifier: BSD-3-Clause */
#include "bootstrap/guard.h"
#include "ferry/diag.h"
#include "runtime/base/clock.h"
#include "runtime/base/limits.h"
#include "runtime/base/log.h"
#include "runtime/base/mutex.h"
#include <errno.h>
#include <pthread.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>

/* One attempt to open a row.  The thread may outlive the caller, so the attempt owns copies of all that it reads, and
 * the later of the two frees it.
 *
 * MPI on a thread that is not the program's first: the thread that calls MPI_Init_thread becomes MPI's main thread.
 * mpi.c asks for MPI_THREAD_MULTIPLE, with which every thread may call MPI, and refuses an MPI that grants less than
 * MPI_THREAD_SERIALIZED, which would bind ferry's calls to a thread that has ended.  A program that uses MPI itself
 * under another level initialises MPI before ferry_init: then nothing blocks without a deadline, and the caller's own
 * thread opens the row, as MPI_THREAD_FUNNELED demands.  MPI_Finalize should be called by the main thread, says MPI;
 * Open MPI and MPICH take it from any.  PMIx has no such rules. */

enum { TEXT = 1024 };
#define GRACE_MOST_NS 1000000000u /* a star's PEs wait so much longer for PE 0's report, see star.h */

typedef struct attempt {
    pthread_mutex_t lock;
    pthread_cond_t ended;
    int users, done;
    const char *doing; /* the call without deadline that the thread is in, or NULL */
    int abandoned;     /* the caller has returned */
    const ferryi_boot_ops *ops;
    ferryi_boot_request request;
    ferry_config config;
    char *texts[4]; /* cookie, tcp_bind, dir, bootstrap */
    ferryi_boot *boot;
    ferry_status status;
    char text[TEXT];
} attempt;

/* The last attempt of a row that was abandoned; holds a use of it. */
static pthread_mutex_t stuck_lock = PTHREAD_MUTEX_INITIALIZER;
static attempt *stuck;

static void attempt_drop(attempt *a)
{
    ferryi_mutex_lock(&a->lock, FERRYI_MUTEX_BOOT_START);
    int left = --a->users;
    ferryi_mutex_unlock(&a->lock);
    if (left > 0)
        return;
    pthread_cond_destroy(&a->ended);
    pthread_mutex_destroy(&a->lock);
    for (size_t i = 0; i < sizeof a->texts / sizeof a->texts[0]; i++)
        free(a->texts[i]);
    free(a);
}

/* Returns whether *to is a copy of the text, or NULL for NULL. */
static int copy(attempt *a, size_t i, const char *text, const char **to)
{
    a->texts[i] = text ? strdup(text) : NULL;
    *to = a->texts[i];
    return !text || *to;
}

static attempt *attempt_new(const ferryi_boot_ops *ops, const ferryi_boot_request *request)
{
    pthread_condattr_t monotonic;
    attempt *a = calloc(1, sizeof *a);
    if (!a)
        return NULL;
    a->users = 2;
    a->ops = ops;
    a->request = *request;
    a->config = *request->config;
    a->config.unique_id = NULL; /* guarded rows find the PEs by themselves */
    a->request.config = &a->config;
    a->request.error = ferryi_error_quiet; /* the caller reports, once */
    a->request.doing = &a->doing;
    a->request.abandoned = &a->abandoned;
    a->config.paths = a->config.space = NULL; /* no row reads them */
    pthread_mutex_init(&a->lock, NULL);
    pthread_condattr_init(&monotonic);
    pthread_condattr_setclock(&monotonic, CLOCK_MONOTONIC);
    pthread_cond_init(&a->ended, &monotonic);
    pthread_condattr_destroy(&monotonic);
    if (!copy(a, 0, request->cookie, &a->request.cookie) || !copy(a, 1, request->tcp_bind, &a->request.tcp_bind) ||
        !copy(a, 2, request->dir, &a->request.dir) || !copy(a, 3, request->config->bootstrap, &a->config.bootstrap)) {
        a->users = 1; /* no thread has it */
        attempt_drop(a);
        return NULL;
    }
    return a;
}

static void *run(void *arg)
{
    attempt *a = arg;
    ferryi_boot *boot = NULL;
    ferry_status status = a->ops->open(&a->request, &boot);
    ferryi_mutex_lock(&a->lock, FERRYI_MUTEX_BOOT_START);
    const int late = a->abandoned;
    a->status = status;
    a->boot = boot;
    if (status != FERRY_SUCCESS)
        strncpy(a->text, ferryi_last_error_message(), sizeof a->text - 1);
    a->done = 1;
    pthread_cond_signal(&a->ended);
    ferryi_mutex_unlock(&a->lock);
    if (late && status == FERRY_SUCCESS)
        a->ops->close(boot);
    attempt_drop(a);
    return NULL;
}

static ferry_status thread_start(attempt *a, const ferryi_boot_request *request)
{
    sigset_t all, old;
    pthread_t thread;
    char why[FERRYI_LIMITS_TEXT];
    sigfillset(&all);
    pthread_sigmask(SIG_SETMASK, &all, &old);
    const int error = pthread_create(&thread, NULL, run, a);
    pthread_sigmask(SIG_SETMASK, &old, NULL);
    if (error == 0) {
        pthread_detach(thread);
        return FERRY_SUCCESS;
    }
    a->users--;
    return request->error(FERRY_ERR_SYSTEM, "cannot start the thread that opens the %s bootstrap: %s%s", a->ops->name,
                          strerror(error), ferryi_limits_of_start(error, why));
}

static int wait_until(attempt *a, uint64_t deadline)
{
    const struct timespec until = { (time_t)(deadline / 1000000000u), (long)(deadline % 1000000000u) };
    while (!a->done && pthread_cond_timedwait(&a->ended, &a->lock, &until) != ETIMEDOUT)
        continue;
    return a->done;
}

/* An earlier attempt that still has not returned.  NULL: none. */
static const char *still_in(const ferryi_boot_ops *ops)
{
    const char *call = NULL;
    ferryi_mutex_lock(&stuck_lock, FERRYI_MUTEX_BOOT_STUCK);
    if (stuck) {
        ferryi_mutex_lock(&stuck->lock, FERRYI_MUTEX_BOOT_START);
        const int done = stuck->done;
        ferryi_mutex_unlock(&stuck->lock);
        if (done) {
            attempt_drop(stuck);
            stuck = NULL;
        } else if (stuck->ops == ops) {
            call = __atomic_load_n(&stuck->doing, __ATOMIC_RELAXED);
            call = call ? call : "its start";
        }
    }
    ferryi_mutex_unlock(&stuck_lock);
    return call;
}

static void keep_stuck(attempt *a)
{
    ferryi_mutex_lock(&stuck_lock, FERRYI_MUTEX_BOOT_STUCK);
    attempt *before = stuck;
    stuck = a;
    ferryi_mutex_unlock(&stuck_lock);
    if (before)
        attempt_drop(before);
}

ferry_status ferryi_guard_open(const ferryi_boot_ops *ops, const ferryi_boot_request *request, ferryi_boot **boot)
{
    const uint64_t start = ferryi_now_ns(), tenth = ferryi_time_left(request->deadline) / 10;
    const char *call = still_in(ops);
    if (call)
        return request->error(FERRY_ERR_TIMEOUT,
                              "an earlier ferry_init() of this process is still in %s, which has not returned: start a "
                              "new process",
                              call);
    attempt *a = attempt_new(ops, request);
    if (!a)
        return request->error(FERRY_ERR_NO_MEMORY, "no memory to open the %s bootstrap: raise the memory limit",
                              ops->name);
    ferry_status status = thread_start(a, request);
    if (status != FERRY_SUCCESS) {
        attempt_drop(a);
        return status;
    }
    ferryi_mutex_lock(&a->lock, FERRYI_MUTEX_BOOT_START);
    /* An open that is not inside such a call keeps the deadline by itself, give or take what star.h says. */
    if (!wait_until(a, request->deadline) && !__atomic_load_n(&a->doing, __ATOMIC_RELAXED))
        wait_until(a, request->deadline + GRACE_MOST_NS + (tenth < GRACE_MOST_NS ? tenth : GRACE_MOST_NS));
    const int done = a->done;
    a->abandoned = !done;
    ferryi_mutex_unlock(&a->lock);
    if (!done) {
        call = __atomic_load_n(&a->doing, __ATOMIC_RELAXED);
        status = request->error(FERRY_ERR_TIMEOUT,
                                "waited %.1f s for %s of the %s bootstrap, which has no limit of its own and has not "
                                "returned: its launcher does not answer, or another process has this one's rank (a "
                                "launcher inside another, two processes of one task): start one process for each rank; "
                                "FERRY_INIT_TIMEOUT sets how long to wait",
                                (double)(ferryi_now_ns() - start) / 1e9, call ? call : "the start", ops->name);
        keep_stuck(a);
        return status;
    }
    status = a->status;
    if (status == FERRY_SUCCESS)
        *boot = a->boot;
    else
        status = request->error(status, "%s", a->text);
    attempt_drop(a);
    return status;
}
