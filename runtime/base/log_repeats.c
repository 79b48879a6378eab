/* SPDX-License-Identifier: BSD-3-Clause */
/* Counts failures by kind, in one table of the process. */
#include "runtime/base/log_repeats.h"
#include "runtime/base/clock.h"
#include "runtime/base/digest.h"
#include <sched.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

enum { KINDS = 64, TRIES = 8, BEGINNING = 120, DIFFERENT = 10, MOST_TRIES = 10000 };
#define AGAIN_NS 60000000000u

typedef struct kind {
    uint64_t key;  /* 0: free */
    uint64_t last; /* digest of the last sentence, numbers too */
    uint64_t n;
    uint64_t written, told; /* lines written, and n at the last one */
    uint64_t at;            /* when the last one was written */
    int pe;
    char beginning[BEGINNING];
} kind;

static kind kinds[KINDS];
static pid_t owner; /* whose kinds these are: a forked child counts anew, and tells nothing of its parent's */
static pid_t taken; /* by a thread of that process; 0: free */

/* The holder keeps it for microseconds, so this gives up only in a signal handler that has interrupted the holder; then
 * the line is written.  A child that was forked meanwhile takes it over: there is no holder in its process. */
static int take_lock(void)
{
    const pid_t me = getpid();
    for (int tries = 0; tries < MOST_TRIES; tries++) {
        pid_t by = 0;
        if (__atomic_compare_exchange_n(&taken, &by, me, 0, __ATOMIC_ACQUIRE, __ATOMIC_RELAXED) ||
            (by != me && __atomic_compare_exchange_n(&taken, &by, me, 0, __ATOMIC_ACQUIRE, __ATOMIC_RELAXED)))
            return 1;
        sched_yield();
    }
    return 0;
}

static void release(void)
{
    __atomic_store_n(&taken, 0, __ATOMIC_RELEASE);
}

static int is_digit(char c)
{
    return c >= '0' && c <= '9';
}

/* Two digests of the text: with its numbers, and without them. */
static void digest(const char *text, uint64_t *exact, uint64_t *without)
{
    *exact = ferryi_digest_add(FERRYI_DIGEST_BEGIN, text, strlen(text));
    *without = FERRYI_DIGEST_BEGIN;
    for (const char *c = text; *c != '\0'; c++)
        if (!is_digit(*c))
            *without = ferryi_digest_add(*without, c, 1);
}

/* The record of the key; a full table gives up the record of another kind. */
static kind *find(uint64_t key)
{
    kind *k = NULL;
    for (unsigned i = 0; i < TRIES; i++) {
        k = &kinds[(key + i) % KINDS];
        if (k->key == key)
            return k;
        if (k->key == 0)
            break;
    }
    memset(k, 0, sizeof *k);
    k->key = key;
    return k;
}

static int is_power_of_ten(uint64_t n)
{
    while (n % 10 == 0 && n >= 10)
        n /= 10;
    return n == 1;
}

int ferryi_log_repeats_count(int pe, uint64_t fault, const char *text, uint64_t *count)
{
    uint64_t exact, without;
    digest(text, &exact, &without);
    *count = 0;
    if (!take_lock())
        return 1;
    if (owner != getpid()) {
        memset(kinds, 0, sizeof kinds);
        owner = getpid();
    }
    const uint64_t key = (fault != 0 ? fault : without) ^ (uint64_t)(uint32_t)(pe + 2) * 0x9e3779b97f4a7c15u;
    kind *k = find(key + (key == 0));
    if (k->n++ == 0) {
        k->pe = pe;
        snprintf(k->beginning, sizeof k->beginning, "%s", text);
    }
    const uint64_t now = ferryi_now_ns();
    const int is_new =
        k->n == 1 || now - k->at >= AGAIN_NS || (fault == 0 && exact != k->last && k->written < DIFFERENT);
    const int says = is_new || (k->n >= 10 && is_power_of_ten(k->n));
    if (says) {
        k->at = now;
        *count = k->n > k->written + 1 ? k->n : 0;
        k->written++;
        k->told = k->n;
    }
    k->last = exact;
    release();
    return says;
}

void ferryi_log_repeats_end(int pe, void (*say)(int pe, uint64_t n, const char *beginning))
{
    kind left[KINDS];
    int n = 0;
    if (!take_lock())
        return;
    for (int i = 0; i < KINDS && owner == getpid(); i++)
        if (kinds[i].key != 0 && (pe == -2 || kinds[i].pe == pe)) {
            if (kinds[i].n > kinds[i].told)
                left[n++] = kinds[i];
            kinds[i].key = 0;
        }
    release();
    for (int i = 0; i < n; i++)
        say(left[i].pe, left[i].n - left[i].told, left[i].beginning);
}
