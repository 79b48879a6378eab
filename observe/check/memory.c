/* SPDX-License-Identifier: BSD-3-Clause */
/* Loads and stores of programs that ferry-cc --check has compiled: libferry-access tells of those in watched memory. */
#include "emulator/checks/access.h"
#include "observe/check/events.h"
#include <dlfcn.h>
#include <string.h>

enum { MOST = CHECK_BLOCKS };
/* Ranges that are watched: blocks and globals for good, private memory while calls have it in use. */
static struct {
    uintptr_t at, end;
    int is_private;
} ranges[MOST];
static uint32_t n_ranges;
static int all;

static int (*watch)(enum ferryi_access_user, const void *, size_t);
static int (*unwatch)(enum ferryi_access_user, const void *);
static void (*observe)(enum ferryi_access_user, ferryi_access_fn *, void *);

static uint32_t class_of(size_t size)
{
    return size == 8 ? 2u << CHECK_CLASS_AT : 1u << CHECK_CLASS_AT;
}

/* A copy engine's access for cudaMemcpy and its like, when the stream has come to it: so it is ordered behind all that
 * this PE knew then, and behind what earlier work of the stream has waited for. */
static void copied(check_agent *agent, uint32_t pe, uint32_t region, uint64_t at, size_t size, unsigned what,
                   check_access *a)
{
    const int writes = (what & FERRYI_ACCESS_WRITE) != 0;
    check_as_own(a, agent);
    a->flags = writes ? CHECK_WRITE : 0u;
    if (region == CHECK_PRIVATE)
        check_range(agent, pe, region, at, size, a);
    else if (!writes && pe == check.me && (size == 4 || size == 8))
        check_read_word(agent, a, pe, region, at, (uint32_t)size);
    else if (!check_bounds(pe, region, at, size, a)) {
        check_range(agent, pe, region, at, size, a);
        if (writes && pe == check.me)
            check_reset(pe, region, at, size);
    }
}

static void seen(void *context, uintptr_t at, size_t size, unsigned what, const void *pc)
{
    uint32_t pe, region;
    uint64_t where;
    (void)context;
    if (check_is_inside() || !check.ready || size == 0)
        return;
    const int writes = (what & FERRYI_ACCESS_WRITE) != 0;
    const int is_atomic = (what & (FERRYI_ACCESS_ATOMIC | FERRYI_ACCESS_VOLATILE)) != 0;
    if (!check_locate((const void *)at, &pe, &region, &where)) {
        pe = check.me;
        region = CHECK_PRIVATE;
        where = at;
    }
    check_agent *agent = check_agent_now();
    if (what & (FERRYI_ACCESS_COPY | FERRYI_ACCESS_SET)) {
        check_enter();
        const char *name = what & FERRYI_ACCESS_COPY ? "cudaMemcpy" : "cudaMemset";
        check_access copy = { .place = check_place_of(pc, NULL, 0, name, 0), .total = (uint32_t)size };
        copied(agent, pe, region, where, size, what, &copy);
        check_exit();
        return;
    }
    check_access a = { .flags = CHECK_LOCAL | (writes ? CHECK_WRITE : 0u), .width = (uint32_t)size };
    a.own_stack = region == CHECK_PRIVATE && check_is_own_stack(at);
    if (is_atomic)
        a.flags |= CHECK_ATOMIC | class_of(size);
    if (!is_atomic && check_is_repeated(agent, pe, region, where, size, a.flags))
        return;
    check_enter();
    a.place = check_place_of(pc, NULL, 0, writes ? "store" : "load", 0);
    a.lane = agent->id % CHECK_LANES;
    a.epoch = agent->clock[agent->id];
    if (region != CHECK_PRIVATE && check_bounds(pe, region, where, size, &a)) {
        check_exit();
        return;
    }
    check_range(agent, pe, region, where, size, &a); /* first: a reset forgets who has updated the word */
    if (writes && !is_atomic && region != CHECK_PRIVATE && pe == check.me)
        check_reset(pe, region, where, size);
    if (is_atomic && size <= 8) {
        if (what & FERRYI_ACCESS_READ)
            check_polled(agent, pe, region == CHECK_PRIVATE ? CHECK_STATIC : region, where);
        if (writes && region != CHECK_PRIVATE)
            check_release(agent, pe, region, where, -1, 0, 0, (uint32_t)size, &a);
        else if (writes)
            check_release(agent, pe, CHECK_STATIC, where, -1, 0, 0, (uint32_t)size, &a);
    }
    check_exit();
}

void check_memory_open(void)
{
    void *found[3] = { dlsym(RTLD_DEFAULT, "ferryi_access_watch"), dlsym(RTLD_DEFAULT, "ferryi_access_unwatch"),
                       dlsym(RTLD_DEFAULT, "ferryi_access_observe") };
    if (found[0] == NULL || found[1] == NULL || found[2] == NULL)
        return;
    memcpy(&watch, &found[0], sizeof watch);
    memcpy(&unwatch, &found[1], sizeof unwatch);
    memcpy(&observe, &found[2], sizeof observe);
    observe(FERRYI_ACCESS_CHECKER, seen, NULL);
    check_area(check.me)->instrumented = 1;
}

static void remove_range(uint32_t i)
{
    if (!all)
        (void)unwatch(FERRYI_ACCESS_CHECKER, (const void *)ranges[i].at);
    ranges[i] = ranges[--n_ranges];
}

static void add_range(uintptr_t at, uintptr_t end, int is_private)
{
    for (uint32_t i = 0; i < n_ranges;) {
        if (at >= ranges[i].end || end <= ranges[i].at) {
            i++;
            continue;
        }
        if (at >= ranges[i].at && end <= ranges[i].end)
            return; /* watched already */
        at = ranges[i].at < at ? ranges[i].at : at;
        end = ranges[i].end > end ? ranges[i].end : end;
        is_private = is_private && ranges[i].is_private;
        remove_range(i);
        i = 0;
    }
    if (n_ranges == MOST)
        return;
    ranges[n_ranges].at = at;
    ranges[n_ranges].end = end;
    ranges[n_ranges++].is_private = is_private;
    if (!all)
        (void)watch(FERRYI_ACCESS_CHECKER, (const void *)at, end - at);
}

void check_watch(const void *at, uint64_t n)
{
    uint32_t pe, region;
    uint64_t where;
    if (watch != NULL && n > 0)
        add_range((uintptr_t)at, (uintptr_t)at + n, !check_locate(at, &pe, &region, &where));
}

void check_unwatch_private(void)
{
    for (uint32_t i = 0; watch != NULL && i < n_ranges;)
        if (ranges[i].is_private)
            remove_range(i);
        else
            i++;
}

void check_unwatch(void)
{
    while (watch != NULL && n_ranges > 0)
        remove_range(n_ranges - 1);
}

/* In a parallel region of OpenMP any memory may be what two threads disagree about. */
void check_watch_all(int on)
{
    if (watch == NULL || all == on)
        return;
    for (uint32_t i = 0; on && i < n_ranges; i++)
        (void)unwatch(FERRYI_ACCESS_CHECKER, (const void *)ranges[i].at);
    if (on)
        (void)watch(FERRYI_ACCESS_CHECKER, (const void *)4096, ((uintptr_t)1 << 47) - 4096);
    else
        (void)unwatch(FERRYI_ACCESS_CHECKER, (const void *)4096);
    for (uint32_t i = 0; !on && i < n_ranges; i++)
        (void)watch(FERRYI_ACCESS_CHECKER, (const void *)ranges[i].at, ranges[i].end - ranges[i].at);
    all = on;
}
