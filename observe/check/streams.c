/* SPDX-License-Identifier: BSD-3-Clause */
/* Calls in streams.  In the host space a call runs at once, after earlier kernels.  On a GPU the host's call only
 * queues the operation: two functions around it in the stream, which the driver calls when the stream comes to them,
 * tell when it begins and has ended.  So it counts as done by the PE at that moment, like what kernels and copies of
 * the stream do.
 *
 * That needs kernels that are seen: what those of real GPUs have waited for is unknown, and races that are none would
 * be reported.  The same holds for what communicators order. */
#include "observe/check/events.h"
#include <dlfcn.h>
#include <stdlib.h>
#include <string.h>

/* The driver's types, as far as they matter here. */
typedef int (*host_fn)(void *stream, void (*function)(void *), void *data);
typedef int (*capturing_fn)(void *stream, int *status);
typedef int (*current_fn)(void **context);
static struct {
    int known;
    host_fn call_host; /* NULL: no emulated GPUs */
    capturing_fn is_capturing;
    current_fn current;
} driver;

/* One call, from its begin to its end; for good if a graph has captured it. */
typedef struct queued {
    ferryi_event e;
    uint32_t place;
    int is_kept;
    uint64_t kept;
} queued;

static void find(void *library, const char *name, void *function)
{
    void *at = dlsym(library, name);
    memcpy(function, &at, sizeof at);
}

static void open_driver(void)
{
    void *library = driver.known ? NULL : dlopen("libcuda.so.1", RTLD_LAZY | RTLD_NOLOAD);
    driver.known = 1;
    if (library == NULL || dlsym(library, "ferryi_emu_left") == NULL)
        return;
    find(library, "cuStreamIsCapturing", &driver.is_capturing);
    find(library, "cuCtxGetCurrent", &driver.current);
    find(library, "cuLaunchHostFunc", &driver.call_host);
}

static void begins(void *data)
{
    queued *q = data;
    check_enter();
    check_begin(&q->e, q->place, &q->kept);
    check_exit();
}

static void ends(void *data)
{
    queued *q = data;
    check_enter();
    check_end(&q->e, q->place, &q->kept);
    check_exit();
    if (!q->is_kept)
        free(q);
}

/* From here on the order of what this job does is not known. */
static void give_up(void)
{
    check.head->streams = 1;
}

int check_is_queued(const ferryi_event *e)
{
    return (e->flags & FERRYI_EVENT_ON_STREAM) && !check.reads;
}

/* The functions find the stream that NULL means by the thread's context. */
static int is_in_context(void)
{
    void *context = NULL;
    return driver.current(&context) == 0 && context != NULL;
}

static void queue_begin(const ferryi_event *e, uint32_t place, uint64_t *kept)
{
    int status = 0;
    queued *q = calloc(1, sizeof *q);
    if (q == NULL || !is_in_context() || driver.is_capturing((void *)e->stream, &status) != 0) {
        free(q);
        give_up();
        return;
    }
    q->e = *e;
    q->place = place;
    q->is_kept = status != 0;
    if (driver.call_host((void *)e->stream, begins, q) != 0) {
        free(q);
        give_up();
        return;
    }
    *kept = (uintptr_t)q;
}

int check_stream_begins(const ferryi_event *e, uint64_t *kept)
{
    if (e->kind == FERRYI_EVENT_LAUNCH)
        return 0; /* what a kernel does is told when it runs */
    if (e->kind == FERRYI_EVENT_COMM) {
        give_up();
        return 0;
    }
    if (!check_is_queued(e)) {
        /* The call waits for earlier kernels; before it counts, they have told what they have done. */
        FERRYI_OBSERVE_REAL(ferry_launch_wait, "ferry_launch_wait");
        return real() == FERRY_SUCCESS;
    }
    check_enter();
    open_driver();
    const int refused = check_is_refused(e);
    const uint32_t place =
        check_place_of(e->file == NULL ? e->pc : NULL, e->file, e->line, e->name, (uint32_t)e->flags);
    check_exit();
    if (driver.call_host == NULL)
        give_up();
    else if (!refused)
        queue_begin(e, place, kept);
    return 0;
}

void check_stream_ends(const ferryi_event *e, const uint64_t *kept)
{
    queued *q;
    const uintptr_t at = (uintptr_t)*kept;
    if (at == 0)
        return;
    memcpy(&q, &at, sizeof q);
    if (e->status == FERRY_SUCCESS && driver.call_host((void *)e->stream, ends, q) != 0)
        give_up();
}
