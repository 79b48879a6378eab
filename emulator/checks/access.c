/* SPDX-License-Identifier: BSD-3-Clause */
/* Who watches which memory: a sorted table of ranges for each user.  Registrations take a lock.  Accesses read the
 * tables without one: each table has a version, which is odd while somebody changes the table, and whoever has seen it
 * change looks again.  A table that has grown leaves the old one to those who read it still. */
#include "access.h"
#include "access_calls.h"
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

FERRYI_ACCESS_TLS struct ferryi_access_turn ferryi_access_turn;
struct ferryi_access_span ferryi_access_span, ferryi_access_kernels_span;

struct range {
    uintptr_t at, size;
};
struct table {
    ferryi_access_fn *seen;
    void *context;
    struct range *ranges;
    size_t n, room;
    unsigned version;
};
static struct table tables[FERRYI_ACCESS_USERS];
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

#define GET(word) __atomic_load_n(&(word), __ATOMIC_RELAXED)
#define SET(word, value) __atomic_store_n(&(word), value, __ATOMIC_RELAXED)

/* How many ranges begin at `at` or before. */
static size_t begun(const struct range *ranges, size_t n, uintptr_t at)
{
    size_t low = 0;
    while (low < n) {
        const size_t middle = low + (n - low) / 2;
        if (GET(ranges[middle].at) <= at)
            low = middle + 1;
        else
            n = middle;
    }
    return low;
}

static void begin_change(struct table *t)
{
    SET(t->version, t->version + 1);
    __atomic_thread_fence(__ATOMIC_RELEASE);
}

static void end_change(struct table *t)
{
    __atomic_store_n(&t->version, t->version + 1, __ATOMIC_RELEASE);
}

/* The bytes between the first and the last range.  Low before size: an access in between looks into the tables and
 * finds nothing, or it was not ordered behind the change. */
static void set_one_span(struct ferryi_access_span *span, int first_user)
{
    uintptr_t low = UINTPTR_MAX, end = 0;
    for (int u = first_user; u < FERRYI_ACCESS_USERS; u++) {
        const struct table *t = &tables[u];
        if (t->n == 0)
            continue;
        const struct range *last = &t->ranges[t->n - 1];
        low = t->ranges[0].at < low ? t->ranges[0].at : low;
        end = last->at + last->size > end ? last->at + last->size : end;
    }
    SET(span->low, low);
    SET(span->size, end > low ? end - low : 0);
}

/* In a kernel the emulator, the first user, has learned of an access already. */
static void set_span(void)
{
    set_one_span(&ferryi_access_span, 0);
    set_one_span(&ferryi_access_kernels_span, FERRYI_ACCESS_EMULATOR + 1);
}

void ferryi_access_observe(enum ferryi_access_user user, ferryi_access_fn *seen, void *context)
{
    pthread_mutex_lock(&lock);
    begin_change(&tables[user]);
    SET(tables[user].seen, seen);
    SET(tables[user].context, context);
    end_change(&tables[user]);
    pthread_mutex_unlock(&lock);
}

int ferryi_access_watch(enum ferryi_access_user user, const void *at, size_t size)
{
    struct table *t = &tables[user];
    const uintptr_t from = (uintptr_t)at;
    int result = -1;
    pthread_mutex_lock(&lock);
    const size_t i = begun(t->ranges, t->n, from);
    const int overlaps =
        (i > 0 && from - t->ranges[i - 1].at < t->ranges[i - 1].size) || (i < t->n && t->ranges[i].at - from < size);
    if (size == 0 || overlaps)
        goto unlock;
    struct range *old = t->ranges, *ranges = old;
    size_t room = t->room;
    if (t->n == room) {
        room = room == 0 ? 64 : 2 * room;
        ranges = malloc(room * sizeof *ranges);
        if (ranges == NULL)
            goto unlock;
        for (size_t k = 0; k < t->n; k++)
            ranges[k] = old[k];
    }
    begin_change(t);
    SET(t->ranges, ranges);
    t->room = room;
    for (size_t k = t->n; k > i; k--) {
        SET(ranges[k].at, ranges[k - 1].at);
        SET(ranges[k].size, ranges[k - 1].size);
    }
    SET(ranges[i].at, from);
    SET(ranges[i].size, size);
    SET(t->n, t->n + 1);
    end_change(t);
    set_span();
    result = 0;
unlock:
    pthread_mutex_unlock(&lock);
    return result;
}

int ferryi_access_unwatch(enum ferryi_access_user user, const void *at)
{
    struct table *t = &tables[user];
    int result = -1;
    pthread_mutex_lock(&lock);
    const size_t i = begun(t->ranges, t->n, (uintptr_t)at);
    if (i > 0 && t->ranges[i - 1].at == (uintptr_t)at) {
        begin_change(t);
        for (size_t k = i; k < t->n; k++) {
            SET(t->ranges[k - 1].at, t->ranges[k].at);
            SET(t->ranges[k - 1].size, t->ranges[k].size);
        }
        SET(t->n, t->n - 1);
        end_change(t);
        set_span();
        result = 0;
    }
    pthread_mutex_unlock(&lock);
    return result;
}

/* Whether the access touches a range of the table, and who wants to know. */
static int is_watched(struct table *t, uintptr_t at, size_t size, ferryi_access_fn **seen, void **context)
{
    for (;;) {
        const unsigned version = __atomic_load_n(&t->version, __ATOMIC_ACQUIRE);
        const struct range *ranges = GET(t->ranges);
        const size_t n = GET(t->n), i = begun(ranges, n, at);
        int touches = i > 0 && at - GET(ranges[i - 1].at) < GET(ranges[i - 1].size);
        touches |= i < n && GET(ranges[i].at) - at < size;
        *seen = GET(t->seen);
        *context = GET(t->context);
        __atomic_thread_fence(__ATOMIC_ACQUIRE);
        if (version % 2 == 0 && GET(t->version) == version)
            return touches && *seen != NULL;
    }
}

void ferryi_access_look(uintptr_t at, size_t size, unsigned what, const void *pc)
{
    for (int u = 0; u < FERRYI_ACCESS_USERS; u++) {
        ferryi_access_fn *seen;
        void *context;
        /* The emulator has learned of a kernel's access already, and copy engines are its own. */
        if ((u == FERRYI_ACCESS_EMULATOR && (what & (FERRYI_ACCESS_KERNEL | FERRYI_ACCESS_COPY | FERRYI_ACCESS_SET))) ||
            GET(tables[u].n) == 0)
            continue;
        if (is_watched(&tables[u], at, size, &seen, &context))
            seen(context, at, size, what, pc);
    }
}

void ferryi_access_engine(const void *at, size_t size, unsigned what, const void *pc)
{
    if (size > 0)
        ferryi_access_look((uintptr_t)at, size, what, pc);
}

static void (*block_is_told)(const void *at, size_t size);
void ferryi_access_tell_blocks(void (*told)(const void *at, size_t size))
{
    __atomic_store_n(&block_is_told, told, __ATOMIC_RELEASE);
}

void ferryi_access_block(const void *at, size_t size)
{
    void (*told)(const void *at, size_t size) = __atomic_load_n(&block_is_told, __ATOMIC_ACQUIRE);
    if (told != NULL)
        told(at, size);
}

void ferryi_access_who(char *text, size_t size)
{
    if (ferryi_access_turn.who != NULL)
        ferryi_access_turn.who(text, size);
    else
        snprintf(text, size, "the host");
}
