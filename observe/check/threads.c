/* SPDX-License-Identifier: BSD-3-Clause */
/* Threads of OpenMP (gcc's libgomp): what its constructs order.  Each thread of a parallel region is an agent of its
 * own.  Other threads of a PE count as one with the PE: what they do is taken to be ordered.  These functions stand in
 * front of libgomp's; without --check they only pass the call on. */
#include "observe/check/events.h"
#include <dlfcn.h>
#include <stdlib.h>
#include <string.h>

enum { BARRIERS = 4 };

/* A parallel region. */
typedef struct region {
    void (*fn)(void *);
    void *data;
    const check_agent *parent;
    uint32_t *after;   /* what its threads knew when they ended, and its tasks */
    uint32_t *ordered; /* of `ordered` and `copyprivate` */
    uint32_t *barrier[BARRIERS];
    uint64_t number[BARRIERS]; /* of the barrier that the clock is for, plus 1 */
} region;

static _Thread_local struct {
    region *in;
    uint64_t barriers;
    uintptr_t frame;     /* this thread's stack below it belongs to the region */
    check_agent *base;   /* in sections: the thread's agent, which goes on behind them */
    check_agent *before; /* and what it knew before them */
} here;
static uint32_t n_threads;
static _Thread_local uint32_t this_thread;

static int n_regions; /* under way */
static uint32_t next_lane;
static uint32_t *critical;

int check_in_parallel(void)
{
    return n_regions > 0;
}

#define REAL(NAME)                                                                                                     \
    static __typeof__(NAME) *real;                                                                                     \
    if (real == NULL) {                                                                                                \
        void *found = dlsym(RTLD_NEXT, #NAME);                                                                         \
        if (found == NULL)                                                                                             \
            abort(); /* whoever calls it is linked with libgomp */                                                     \
        memcpy(&real, &found, sizeof real);                                                                            \
    }

static int is_on(void)
{
    return check.ready && check_area(check.me)->instrumented && !check_is_inside();
}

static uint32_t *new_clock(void)
{
    uint32_t *clock = calloc(check.n_clock, sizeof *clock);
    if (clock == NULL)
        abort();
    return clock;
}

static region *begin_region(void (*fn)(void *), void *data)
{
    region *r = calloc(1, sizeof *r);
    if (r == NULL)
        abort();
    check_enter();
    r->fn = fn;
    r->data = data;
    r->parent = check_agent_now();
    r->after = new_clock();
    r->ordered = new_clock();
    for (int i = 0; i < BARRIERS; i++)
        r->barrier[i] = new_clock();
    if (n_regions++ == 0)
        check_watch_all(1);
    check_exit();
    return r;
}

static void end_region(region *r)
{
    check_enter();
    check_agent *agent = check_agent_now();
    check_join(agent->clock, r->after);
    if (--n_regions == 0)
        check_watch_all(0);
    check_exit();
    for (int i = 0; i < BARRIERS; i++)
        free(r->barrier[i]);
    free(r->ordered);
    free(r->after);
    free(r);
}

/* A thread of the region. */
static void run(void *arg)
{
    region *r = arg;
    const __typeof__(here) before = here;
    check_enter();
    check_agent *outer = check_agent_now();
    const uint32_t lanes = CHECK_LANES - CHECK_LANE_THREAD;
    check_agent *agent = check_agent_make(CHECK_LANE_THREAD + next_lane++ % lanes, r->parent);
    if (this_thread == 0)
        this_thread = ++n_threads;
    check_agent_runs_on(agent, this_thread);
    check_agent_set(agent);
    check_exit();
    here = (__typeof__(here)){ .in = r, .frame = (uintptr_t)__builtin_frame_address(0) };
    r->fn(r->data);
    here = before;
    check_enter();
    check_publish(agent, r->after, 1);
    check_agent_set(outer == check_agent_main() ? NULL : outer);
    check_agent_free(agent);
    check_exit();
}

/* ---- Regions. */

#define REGION(NAME, GIVES, PARAMETERS, ARGUMENTS, RESULT, RETURN)                                                     \
    __attribute__((visibility("default"))) GIVES NAME PARAMETERS;                                                      \
    GIVES NAME PARAMETERS                                                                                              \
    {                                                                                                                  \
        REAL(NAME)                                                                                                     \
        region *r = NULL;                                                                                              \
        if (is_on()) {                                                                                                 \
            r = begin_region(fn, data);                                                                                \
            fn = run;                                                                                                  \
            data = r;                                                                                                  \
        }                                                                                                              \
        RESULT real ARGUMENTS;                                                                                         \
        if (r != NULL)                                                                                                 \
            end_region(r);                                                                                             \
        RETURN;                                                                                                        \
    }
REGION(GOMP_parallel, void, (void (*fn)(void *), void *data, unsigned n, unsigned flags), (fn, data, n, flags), ,
       return )
REGION(GOMP_parallel_reductions, unsigned, (void (*fn)(void *), void *data, unsigned n, unsigned flags),
       (fn, data, n, flags), unsigned result =, return result)
REGION(GOMP_parallel_sections, void, (void (*fn)(void *), void *data, unsigned n, unsigned count, unsigned flags),
       (fn, data, n, count, flags), , return )
#define CHUNKED(NAME)                                                                                                  \
    REGION(NAME, void,                                                                                                 \
           (void (*fn)(void *), void *data, unsigned n, long start, long last, long step, long chunk, unsigned flags), \
           (fn, data, n, start, last, step, chunk, flags), , return )
#define UNCHUNKED(NAME)                                                                                                \
    REGION(NAME, void, (void (*fn)(void *), void *data, unsigned n, long start, long last, long step, unsigned flags), \
           (fn, data, n, start, last, step, flags), , return )
CHUNKED(GOMP_parallel_loop_static)
CHUNKED(GOMP_parallel_loop_dynamic)
CHUNKED(GOMP_parallel_loop_guided)
CHUNKED(GOMP_parallel_loop_nonmonotonic_dynamic)
CHUNKED(GOMP_parallel_loop_nonmonotonic_guided)
UNCHUNKED(GOMP_parallel_loop_runtime)
UNCHUNKED(GOMP_parallel_loop_nonmonotonic_runtime)
UNCHUNKED(GOMP_parallel_loop_maybe_nonmonotonic_runtime)

int check_is_own_stack(uintptr_t at)
{
    const uintptr_t now = (uintptr_t)__builtin_frame_address(0);
    return here.frame != 0 && at < here.frame && at > now - 65536;
}

/* ---- Sections: each is on its own, also when one thread runs several. */

static void end_section(void)
{
    check_agent *agent = check_agent_now();
    if (here.base == NULL || agent == here.base)
        return;
    check_publish(agent, here.base->clock, 1);
    check_agent_set(here.base);
    check_agent_free(agent);
}

static void begin_section(unsigned number)
{
    if (here.in == NULL || !is_on())
        return;
    check_enter();
    if (here.base == NULL) {
        here.base = check_agent_now();
        here.before = check_agent_make(here.base->id % CHECK_LANES, here.base);
        here.before->clock[here.base->id] = here.base->clock[here.base->id];
    }
    end_section();
    if (number != 0) {
        const uint32_t lanes = CHECK_LANES - CHECK_LANE_THREAD;
        check_agent *agent = check_agent_make(CHECK_LANE_THREAD + next_lane++ % lanes, here.before);
        check_agent_runs_on(agent, this_thread);
        check_agent_set(agent);
    }
    check_exit();
}

static void end_sections(void)
{
    if (here.base == NULL || !is_on())
        return;
    check_enter();
    end_section();
    check_agent_free(here.before);
    here.base = NULL;
    here.before = NULL;
    check_exit();
}

__attribute__((visibility("default"))) unsigned GOMP_sections_start(unsigned count);
unsigned GOMP_sections_start(unsigned count)
{
    REAL(GOMP_sections_start)
    const unsigned number = real(count);
    begin_section(number);
    return number;
}

__attribute__((visibility("default"))) unsigned GOMP_sections_next(void);
unsigned GOMP_sections_next(void)
{
    REAL(GOMP_sections_next)
    const unsigned number = real();
    begin_section(number);
    return number;
}

__attribute__((visibility("default"))) void GOMP_sections_end_nowait(void);
void GOMP_sections_end_nowait(void)
{
    REAL(GOMP_sections_end_nowait)
    end_sections();
    real();
}

/* ---- Barriers, and the ends of loops and sections, which are barriers. */

static void arrive(void)
{
    region *r = here.in;
    if (r == NULL || !is_on())
        return;
    end_sections();
    check_enter();
    const uint64_t i = here.barriers % BARRIERS;
    if (r->number[i] != here.barriers + 1) {
        r->number[i] = here.barriers + 1;
        memset(r->barrier[i], 0, check.n_clock * sizeof(uint32_t));
    }
    check_publish(check_agent_now(), r->barrier[i], 1);
    check_exit();
}

static void leave(void)
{
    region *r = here.in;
    if (r == NULL || !is_on())
        return;
    check_enter();
    check_join(check_agent_now()->clock, r->barrier[here.barriers++ % BARRIERS]);
    check_join(check_agent_now()->clock, r->after); /* tasks end at barriers */
    check_exit();
}

#define BARRIER(NAME)                                                                                                  \
    __attribute__((visibility("default"))) void NAME(void);                                                            \
    void NAME(void)                                                                                                    \
    {                                                                                                                  \
        REAL(NAME)                                                                                                     \
        arrive();                                                                                                      \
        real();                                                                                                        \
        leave();                                                                                                       \
    }
BARRIER(GOMP_barrier)
BARRIER(GOMP_loop_end)
BARRIER(GOMP_sections_end)

/* ---- Pairs: whoever enters knows what the one before knew. */

static void enter_clock(uint32_t *clock)
{
    if (clock == NULL || !is_on())
        return;
    check_enter();
    check_join(check_agent_now()->clock, clock);
    check_exit();
}

static void leave_clock(uint32_t *clock)
{
    if (clock == NULL || !is_on())
        return;
    check_enter();
    check_publish(check_agent_now(), clock, 1);
    check_exit();
}

/* All critical sections and locks share one clock: more is taken to be ordered than is. */
static uint32_t *of_critical(void)
{
    if (critical == NULL && is_on()) {
        check_enter();
        critical = critical == NULL ? new_clock() : critical;
        check_exit();
    }
    return critical;
}

static uint32_t *of_ordered(void)
{
    return here.in != NULL ? here.in->ordered : NULL;
}

#define ENTER(NAME, CLOCK, PARAMETERS, ARGUMENTS)                                                                      \
    __attribute__((visibility("default"))) void NAME PARAMETERS;                                                       \
    void NAME PARAMETERS                                                                                               \
    {                                                                                                                  \
        REAL(NAME)                                                                                                     \
        real ARGUMENTS;                                                                                                \
        enter_clock(CLOCK());                                                                                          \
    }
#define LEAVE(NAME, CLOCK, PARAMETERS, ARGUMENTS)                                                                      \
    __attribute__((visibility("default"))) void NAME PARAMETERS;                                                       \
    void NAME PARAMETERS                                                                                               \
    {                                                                                                                  \
        REAL(NAME)                                                                                                     \
        leave_clock(CLOCK());                                                                                          \
        real ARGUMENTS;                                                                                                \
    }
ENTER(GOMP_ordered_start, of_ordered, (void), ())
LEAVE(GOMP_ordered_end, of_ordered, (void), ())
ENTER(GOMP_critical_start, of_critical, (void), ())
LEAVE(GOMP_critical_end, of_critical, (void), ())
ENTER(GOMP_critical_name_start, of_critical, (void **name), (name))
LEAVE(GOMP_critical_name_end, of_critical, (void **name), (name))
ENTER(GOMP_atomic_start, of_critical, (void), ())
LEAVE(GOMP_atomic_end, of_critical, (void), ())
ENTER(omp_set_lock, of_critical, (void *lock), (lock))
LEAVE(omp_unset_lock, of_critical, (void *lock), (lock))
ENTER(omp_set_nest_lock, of_critical, (void *lock), (lock))
LEAVE(omp_unset_nest_lock, of_critical, (void *lock), (lock))

/* ---- Tasks.  One runs as the thread that runs it, which then knows what its creator knew. */

typedef struct task {
    void (*fn)(void *);
    void (*copy)(void *, void *);
    void *data;
    region *in;
    uint32_t *clock;
    size_t size;
} task;
enum { TASK_BYTES = 64 }; /* in front of the task's own data */
_Static_assert(sizeof(task) <= TASK_BYTES, "a task's own data are aligned behind it");

static void run_task(void *arg)
{
    task *t = arg;
    check_enter();
    check_join(check_agent_now()->clock, t->clock);
    check_exit();
    t->fn((char *)arg + TASK_BYTES);
    check_enter();
    check_publish(check_agent_now(), t->in->after, 1);
    check_exit();
    free(t->clock);
}

static void copy_task(void *to, void *from)
{
    const task *t = from;
    memcpy(to, t, sizeof *t);
    if (t->copy != NULL)
        t->copy((char *)to + TASK_BYTES, t->data);
    else
        memcpy((char *)to + TASK_BYTES, t->data, t->size);
}

__attribute__((visibility("default"))) void GOMP_task(void (*fn)(void *), void *data, void (*copy)(void *, void *),
                                                      long size, long align, _Bool now, unsigned flags, void **depend,
                                                      int priority, void *detach);
void GOMP_task(void (*fn)(void *), void *data, void (*copy)(void *, void *), long size, long align, _Bool now,
               unsigned flags, void **depend, int priority, void *detach)
{
    REAL(GOMP_task)
    if (here.in == NULL || !is_on() || align > TASK_BYTES) {
        real(fn, data, copy, size, align, now, flags, depend, priority, detach);
        return;
    }
    task t = { .fn = fn, .copy = copy, .data = data, .in = here.in, .size = (size_t)size };
    check_enter();
    t.clock = new_clock();
    /* What a task depends on has ended: more than that is taken to have ended. */
    if (depend != NULL)
        check_join(check_agent_now()->clock, here.in->after);
    check_publish(check_agent_now(), t.clock, 0);
    check_exit();
    real(run_task, &t, copy_task, size + TASK_BYTES, TASK_BYTES, now, flags, depend, priority, detach);
}

static uint32_t *of_tasks(void)
{
    return here.in != NULL ? here.in->after : NULL;
}
ENTER(GOMP_taskwait, of_tasks, (void), ())
ENTER(GOMP_taskgroup_end, of_tasks, (void), ())
