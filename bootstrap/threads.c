/* SPDX-License-Identifier: BSD-3-Clause */
#include "bootstrap/threads.h"
#include "bootstrap/boot.h"
#include "bootstrap/star.h"
#include "runtime/base/cancel.h"
#include "runtime/base/clock.h"
#include "runtime/base/limits.h"
#include "runtime/base/log.h"
#include "runtime/base/mutex.h"
#include <errno.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* The threads row: PEs are threads of one process and exchange data in a session under one lock.
 *
 * An exchange: each PE copies its part into the session's table, the last to arrive completes the exchange, each copies
 * the table out.  Two tables alternate: exchange k + 2 fills the table of k only after all PEs have arrived at k + 1
 * and so have left k. */

#define THREADS_MAX 4096
#define DATA_MAX 65536u

typedef struct session {
    struct session *next;
    unsigned number; /* each PE's n-th open joins session n */
    int n_closed;
    int n_arrived;
    unsigned exchange;  /* number of complete exchanges */
    size_t nbytes;      /* size of the current exchange ... */
    int first;          /* ... set by the PE that arrived first */
    uint8_t *tables[2]; /* indexed by exchange & 1 */
    uint8_t *arrived;   /* [size], in the current exchange */
    uint8_t *left;      /* [size], closed */
    ferry_status broken;
    char why[FERRYI_WIRE_TEXT_MAX];
} session;

typedef struct group {
    pthread_mutex_t lock;
    pthread_cond_t changed;
    int size;
    int started;    /* 0: threads are still being created; 1: go; -1: creation failed */
    uint8_t *ended; /* [size]: the thread has returned */
    session *sessions;
    int (*pe_main)(void *);
    void *arg;
} group;

typedef struct member {
    group *group;
    int rank, value;
    unsigned n_opened;
    pthread_t thread;
} member;

typedef struct threads_boot {
    ferryi_boot base;
    group *group;
    session *session;
    ferry_status (*error)(ferry_status status, const char *format, ...) __attribute__((format(printf, 2, 3)));
} threads_boot;

static _Thread_local member *self_member;

int ferryi_threads_is_pe(void)
{
    return self_member != NULL;
}

static void session_destroy(session *s)
{
    free(s->tables[0]);
    free(s->tables[1]);
    free(s->arrived);
    free(s->left);
    free(s);
}

/* Called with the lock.  NULL: no memory. */
static session *session_get(group *g, unsigned number)
{
    session *s = g->sessions;
    while (s && s->number != number)
        s = s->next;
    if (s)
        return s;
    s = calloc(1, sizeof *s);
    if (!s)
        return NULL;
    s->arrived = calloc((size_t)g->size, 1);
    s->left = calloc((size_t)g->size, 1);
    if (!s->arrived || !s->left) {
        session_destroy(s);
        return NULL;
    }
    s->number = number;
    s->next = g->sessions;
    g->sessions = s;
    return s;
}

static void session_break(group *g, session *s, ferry_status status)
{
    s->broken = status;
    pthread_cond_broadcast(&g->changed);
}

/* Breaks the session when a PE that this exchange needs has left or ended. */
static void look_for_leavers(group *g, session *s)
{
    for (int pe = 0; pe < g->size && !s->broken; pe++)
        if (!s->arrived[pe] && (s->left[pe] || g->ended[pe])) {
            snprintf(s->why, sizeof s->why, "PE %d %s while others waited for it in bootstrap exchange %u", pe,
                     g->ended[pe] ? "returned from its pe_main" : "left the job", s->exchange);
            session_break(g, s, FERRY_ERR_PEER_LOST);
        }
}

static void break_for_missing(group *g, session *s, uint64_t start, uint64_t deadline)
{
    char names[160] = "some PEs", waited[FERRYI_STAR_WAITED];
    uint8_t *missing = calloc((size_t)g->size, 1);
    for (int pe = 0; missing && pe < g->size; pe++)
        missing[pe] = !s->arrived[pe];
    if (missing)
        ferryi_star_name_pes(names, sizeof names, missing, g->size);
    free(missing);
    ferryi_star_waited(waited, start, deadline);
    snprintf(s->why, sizeof s->why,
             "%s %s, which did not reach bootstrap exchange %u: see whether its thread calls ferry_init or "
             "ferry_finalize too",
             waited, names, s->exchange);
    session_break(g, s, FERRY_ERR_TIMEOUT);
}

/* The first PE to arrive sets the size of an exchange; the others must match it. */
static void arrive(group *g, session *s, int rank, const void *send, size_t nbytes)
{
    if (s->n_arrived == 0) {
        uint8_t *table = realloc(s->tables[s->exchange & 1], nbytes * (size_t)g->size + 1);
        if (!table) {
            snprintf(s->why, sizeof s->why,
                     "no memory for a bootstrap exchange of %d x %zu bytes: raise the memory limit", g->size, nbytes);
            session_break(g, s, FERRY_ERR_NO_MEMORY);
            return;
        }
        s->tables[s->exchange & 1] = table;
        s->nbytes = nbytes;
        s->first = rank;
    }
    if (nbytes != s->nbytes) {
        snprintf(
            s->why, sizeof s->why,
            "PE %d came to bootstrap exchange %u with %zu bytes, PE %d with %zu: the PEs do not run the same calls",
            rank, s->exchange, nbytes, s->first, s->nbytes);
        session_break(g, s, FERRY_ERR_BOOTSTRAP);
        return;
    }
    if (nbytes)
        memcpy(s->tables[s->exchange & 1] + (size_t)rank * nbytes, send, nbytes);
    s->arrived[rank] = 1;
    if (++s->n_arrived == g->size) {
        s->n_arrived = 0;
        memset(s->arrived, 0, (size_t)g->size);
        s->exchange++;
        pthread_cond_broadcast(&g->changed);
    }
}

static struct timespec deadline_timespec(uint64_t deadline)
{
    uint64_t far = ferryi_deadline_after(UINT64_C(3600000000000));
    deadline = deadline < far ? deadline : far;
    return (struct timespec){ .tv_sec = (time_t)(deadline / 1000000000u), .tv_nsec = (long)(deadline % 1000000000u) };
}

static ferry_status threads_allgather(ferryi_boot *base, const void *send, void *recv, size_t nbytes, uint64_t deadline)
{
    threads_boot *boot = (threads_boot *)base;
    group *g = boot->group;
    session *s = boot->session;
    uint64_t start = ferryi_now_ns();
    char why[FERRYI_WIRE_TEXT_MAX];

    if (nbytes > DATA_MAX)
        return boot->error(FERRY_ERR_INVALID_ARG, "%zu bytes per PE in a bootstrap exchange: at most %u are possible",
                           nbytes, DATA_MAX);
    ferryi_mutex_lock(&g->lock, FERRYI_MUTEX_THREADS);
    unsigned exchange = s->exchange;
    if (!s->broken)
        arrive(g, s, boot->base.rank, send, nbytes);
    while (!s->broken && s->exchange == exchange) {
        look_for_leavers(g, s);
        if (s->broken)
            break;
        struct timespec until = deadline_timespec(deadline);
        pthread_cond_timedwait(&g->changed, &g->lock, &until);
        if (!s->broken && s->exchange == exchange && ferryi_now_ns() >= deadline)
            break_for_missing(g, s, start, deadline);
    }
    /* A complete exchange counts, even when a PE has broken the session since. */
    ferry_status status = s->exchange != exchange ? FERRY_SUCCESS : s->broken;
    if (status == FERRY_SUCCESS && nbytes)
        memcpy(recv, s->tables[exchange & 1], nbytes * (size_t)g->size);
    memcpy(why, s->why, sizeof why);
    ferryi_mutex_unlock(&g->lock);
    return status == FERRY_SUCCESS ? status : boot->error(status, "%s", why);
}

static ferry_status threads_barrier(ferryi_boot *boot, uint64_t deadline)
{
    return threads_allgather(boot, NULL, NULL, 0, deadline);
}

/* Nothing: this process is its own launcher. */
static void threads_abort(ferryi_boot *boot, int code)
{
    (void)boot;
    (void)code;
}

static void threads_close(ferryi_boot *base)
{
    threads_boot *boot = (threads_boot *)base;
    group *g = boot->group;
    session *s = boot->session;
    ferryi_mutex_lock(&g->lock, FERRYI_MUTEX_THREADS);
    s->left[boot->base.rank] = 1;
    if (++s->n_closed == g->size) {
        session **at = &g->sessions;
        while (*at != s)
            at = &(*at)->next;
        *at = s->next;
        session_destroy(s);
    }
    pthread_cond_broadcast(&g->changed);
    ferryi_mutex_unlock(&g->lock);
    free(boot);
}

static ferry_status threads_open(const ferryi_boot_request *request, ferryi_boot **out)
{
    member *m = self_member;
    if (!m)
        return request->error(FERRY_ERR_BOOTSTRAP,
                              "the threads bootstrap was chosen in a thread that ferry_threads_run() did not start: "
                              "call ferry_init() in the pe_main given to it; a program whose own main() calls "
                              "ferry_init() is started by ferry-run, without FERRY_BOOTSTRAP=threads");
    threads_boot *boot = calloc(1, sizeof *boot);
    if (!boot)
        return request->error(FERRY_ERR_NO_MEMORY, "no memory for the bootstrap of PE %d", m->rank);
    ferryi_mutex_lock(&m->group->lock, FERRYI_MUTEX_THREADS);
    session *s = session_get(m->group, m->n_opened);
    if (s)
        m->n_opened++;
    ferryi_mutex_unlock(&m->group->lock);
    if (!s) {
        free(boot);
        return request->error(FERRY_ERR_NO_MEMORY, "no memory for the bootstrap of PE %d", m->rank);
    }
    boot->base =
        (ferryi_boot){ .ops = &ferryi_boot_threads, .rank = m->rank, .size = m->group->size, .same_process = 1 };
    boot->group = m->group;
    boot->session = s;
    boot->error = request->error;
    ferry_status status = threads_barrier(&boot->base, request->deadline);
    if (status != FERRY_SUCCESS) {
        threads_close(&boot->base);
        return status;
    }
    *out = &boot->base;
    return FERRY_SUCCESS;
}

static void threads_leave(ferryi_boot *boot)
{
    (void)boot; /* no launcher */
}

const ferryi_boot_ops ferryi_boot_threads = {
    .size = sizeof(ferryi_boot_ops),
    .abi = FERRYI_BOOT_ABI,
    .name = "threads",
    .open = threads_open,
    .allgather = threads_allgather,
    .barrier = threads_barrier,
    .abort = threads_abort,
    .leave = threads_leave,
    .close = threads_close,
};

/* Runs when pe_main ends by pthread_exit(), too. */
static void member_ended(void *arg)
{
    member *m = arg;
    ferryi_mutex_lock(&m->group->lock, FERRYI_MUTEX_THREADS);
    m->group->ended[m->rank] = 1;
    pthread_cond_broadcast(&m->group->changed);
    ferryi_mutex_unlock(&m->group->lock);
}

static void *member_main(void *arg)
{
    member *m = arg;
    group *g = m->group;
    ferryi_mutex_lock(&g->lock, FERRYI_MUTEX_THREADS);
    while (g->started == 0)
        pthread_cond_wait(&g->changed, &g->lock);
    int go = g->started > 0;
    ferryi_mutex_unlock(&g->lock);
    if (!go)
        return NULL;
    self_member = m;
    pthread_cleanup_push(member_ended, m);
    m->value = g->pe_main(g->arg);
    pthread_cleanup_pop(1);
    return NULL;
}

static void group_start(group *g, int started)
{
    ferryi_mutex_lock(&g->lock, FERRYI_MUTEX_THREADS);
    g->started = started;
    pthread_cond_broadcast(&g->changed);
    ferryi_mutex_unlock(&g->lock);
}

static void group_init(group *g, int size, int (*pe_main)(void *), void *arg)
{
    pthread_condattr_t attr;
    memset(g, 0, sizeof *g);
    g->size = size;
    g->pe_main = pe_main;
    g->arg = arg;
    pthread_mutex_init(&g->lock, NULL);
    pthread_condattr_init(&attr);
    pthread_condattr_setclock(&attr, CLOCK_MONOTONIC);
    pthread_cond_init(&g->changed, &attr);
    pthread_condattr_destroy(&attr);
}

/* No thread uses the group any more; sessions remain when a PE did not finalize. */
static void group_destroy(group *g)
{
    while (g->sessions) {
        session *s = g->sessions;
        g->sessions = s->next;
        session_destroy(s);
    }
    pthread_cond_destroy(&g->changed);
    pthread_mutex_destroy(&g->lock);
}

ferry_status ferry_threads_run(int n_pes, int (*pe_main)(void *), void *arg, int *exit_code)
{
    FERRYI_UNCANCELLED;
    ferry_status status = FERRY_SUCCESS;
    group g;
    int n_created = 0, error = 0, value = 0;

    if (n_pes < 1 || n_pes > THREADS_MAX)
        return ferryi_error(FERRY_ERR_INVALID_ARG, "ferry_threads_run() with %d PEs: 1 to %d are possible", n_pes,
                            THREADS_MAX);
    if (!pe_main)
        return ferryi_error(FERRY_ERR_INVALID_ARG, "ferry_threads_run() was given no pe_main");
    group_init(&g, n_pes, pe_main, arg);
    member *members = calloc((size_t)n_pes, sizeof *members);
    g.ended = calloc((size_t)n_pes, 1);
    if (!members || !g.ended) {
        status = ferryi_error(FERRY_ERR_NO_MEMORY, "no memory for %d PEs as threads: raise the memory limit", n_pes);
        goto free_members;
    }
    for (; n_created < n_pes && error == 0; n_created += error == 0) {
        members[n_created].group = &g;
        members[n_created].rank = n_created;
        error = pthread_create(&members[n_created].thread, NULL, member_main, &members[n_created]);
    }
    char why[FERRYI_LIMITS_TEXT];
    if (error)
        status = ferryi_error(FERRY_ERR_SYSTEM, "cannot create the thread of PE %d of %d: %s%s", n_created, n_pes,
                              strerror(error), ferryi_limits_of_start(error, why));
    group_start(&g, error ? -1 : 1);
    for (int i = 0; i < n_created; i++) {
        pthread_join(members[i].thread, NULL);
        value = value ? value : members[i].value;
    }
    if (status == FERRY_SUCCESS && exit_code)
        *exit_code = value;
free_members:
    free(g.ended);
    free(members);
    group_destroy(&g);
    return status;
}
