/* SPDX-License-Identifier: BSD-3-Clause */
/* What the wrappers share: libferry's own functions, the chosen observers, an event's begin and end. */
#include "observe/observe.h"
#include "runtime/base/clock.h"
#include <dlfcn.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

static const ferryi_observer *active[FERRYI_MOST_OBSERVERS];
static int n_active;
static pthread_once_t once = PTHREAD_ONCE_INIT;

/* This library needs libferry, so that the one that the program has is loaded, whoever loaded it. */
void *ferryi_observe_real(const char *name)
{
    static void *library;
    void *here = __atomic_load_n(&library, __ATOMIC_ACQUIRE);
    if (here == NULL) {
        here = dlopen("libferry.so.1", RTLD_LAZY | RTLD_NOLOAD);
        __atomic_store_n(&library, here, __ATOMIC_RELEASE);
    }
    void *found = here != NULL ? dlsym(here, name) : NULL;
    if (found == NULL) {
        /* The wrapper has no status to give back that the program knows, and no call to make. */
        fprintf(stderr, "ferry: libferry-observe.so found no %s in libferry.so.1: install both from one build\n", name);
        abort();
    }
    return found;
}

static int is_chosen(const char *name, const char *list)
{
    const size_t length = strlen(name);
    for (const char *word = list; *word != '\0'; word += *word == ',') {
        const size_t n = strcspn(word, ",");
        if (n == length && strncmp(word, name, n) == 0)
            return 1;
        word += n;
    }
    return 0;
}

static void start(void)
{
    const char *chosen = getenv(FERRYI_OBSERVE_VARIABLE);
    for (int i = 0; chosen != NULL && ferryi_observers[i] != NULL && n_active < FERRYI_MOST_OBSERVERS; i++)
        if (is_chosen(ferryi_observers[i]->name, chosen) && ferryi_observers[i]->start())
            active[n_active++] = ferryi_observers[i];
}

/* A context's calls count PEs in its team. */
static int in_world(const ferryi_event *e)
{
    ferry_team_t team;
    if (e->ctx == FERRY_CTX_DEFAULT || e->target < 0 || ferry_ctx_get_team(e->ctx, &team) != FERRY_SUCCESS ||
        team == FERRY_TEAM_WORLD)
        return e->target;
    return ferry_team_translate_pe(team, e->target, FERRY_TEAM_WORLD);
}

void ferryi_observe_begin(ferryi_event *event)
{
    pthread_once(&once, start);
    if (n_active == 0)
        return;
    if (event->pe < 0)
        event->pe = ferry_my_pe();
    event->target = in_world(event);
    event->pc = event->pc != NULL ? ferryi_observe_caller(event->pc) : NULL;
    ferryi_observe_take_place(event);
    event->begin_ns = ferryi_now_ns();
    for (int i = 0; i < n_active; i++)
        active[i]->begin(event, &event->kept[i]);
}

void ferryi_observe_end(ferryi_event *event)
{
    if (n_active == 0)
        return;
    if (event->pe < 0)
        event->pe = ferry_my_pe();
    event->end_ns = ferryi_now_ns();
    for (int i = n_active - 1; i >= 0; i--)
        active[i]->end(event, &event->kept[i]);
}
