/* SPDX-License-Identifier: BSD-3-Clause */
/* Runs the litmus programs on the PEs that tests/launch started, for a number of seconds.
 *
 *   generated [--seconds S] [--seed N] [--only TEXT] [--drop-order] [--list] [--verbose]
 *
 * The program fails when a forbidden outcome appears.  With FERRY_TEST=chaos it also fails when message passing without
 * an order never shows its allowed outcome: then the machine or the switch reorders too little for a valid test.
 * --drop-order removes each fence, quiet and barrier, and turns put_signal into put and signal; then every litmus
 * program must show a forbidden outcome, or the run fails. */
#include "litmus.h"
#include "tests/check.h"
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

typedef struct options {
    double seconds;
    uint64_t seed;
    const char *only;
    int drop, list, verbose;
} options;

#define ENOUGH 50000u /* rounds without their order; one must show the outcome */

typedef struct tally {
    uint64_t programs, rounds, forbidden, relaxed;
} tally;

/* These programs run first, until their outcome is seen: message passing without an order must show the allowed
 * outcome; with --drop-order the plainest use of each order must be caught. */
static int is_sanity(const variant *v, const litmus_pe *pe, const options *o)
{
    int put_signal = v->order == ORDER_PUT_SIGNAL || v->order == ORDER_PUT_SIGNAL_NBI;
    if (!pe->chaos || v->size != 8 || v->flag != (put_signal ? FLAG_SIGNAL_SET : FLAG_P))
        return 0;
    if (strcmp(v->table->name, "mp") == 0)
        return o->drop || v->order == ORDER_NONE;
    return o->drop && strcmp(v->table->name, "barrier") == 0;
}

static int is_chosen(const variant *v, const options *o)
{
    char name[128];
    litmus_name(v, name, sizeof name);
    return o->only == NULL || strstr(name, o->only) != NULL;
}

static uint64_t common_divisor(uint64_t a, uint64_t b)
{
    return b == 0 ? a : common_divisor(b, a % b);
}

/* Variants of one table and order follow one another: the i-th such group. */
static size_t group(const variant *all, size_t n, size_t i, size_t *size)
{
    size_t at = 0;
    *size = 0;
    while (at < n) {
        for (*size = 1;
             at + *size < n && all[at + *size].table == all[at].table && all[at + *size].order == all[at].order;)
            ++*size;
        if (i-- == 0)
            return at;
        at += *size;
    }
    return n;
}

/* Takes a member of each group in turn, a different one in each pass and for each seed: even a run that is too short
 * for all variants runs each table under each order. */
static ferry_status run_all(litmus_pe *pe, const options *o, variant *all, size_t n)
{
    uint64_t began = now_ns(), end = began + (uint64_t)(o->seconds * 1e9);
    uint64_t slice = (uint64_t)(o->seconds * 1e9) / (n + 1), start = o->seed * 2654435761u;
    size_t size, n_groups = 0;
    int stop = 0;
    ferry_status status = FERRY_SUCCESS;
    while (group(all, n, n_groups, &size) < n)
        n_groups++;
    for (size_t i = 0; i < n && status == FERRY_SUCCESS; i++)
        if (is_sanity(&all[i], pe, o))
            status = litmus_run(pe, &all[i], 0, 1, UINT64_MAX, &stop);
    for (uint64_t turn = start; !stop && status == FERRY_SUCCESS; turn++) {
        size_t first = group(all, n, turn % n_groups, &size), stride = size / 3 + 1;
        while (common_divisor(stride, size) != 1)
            stride++;
        status = litmus_run(pe, &all[first + (start + turn / n_groups * stride) % size], slice, 0, end, &stop);
    }
    return status;
}

static tally count(const variant *all, size_t n, const litmus *table, int order)
{
    tally t = { 0, 0, 0, 0 };
    for (size_t i = 0; i < n; i++)
        if ((table == NULL || all[i].table == table) && (order < 0 || (int)all[i].order == order)) {
            t.programs += all[i].rounds != 0;
            t.rounds += all[i].rounds;
            t.forbidden += all[i].forbidden;
            t.relaxed += all[i].relaxed;
        }
    return t;
}

/* This order alone forbids some outcome, and a short run can show the outcome. */
static int rests_on(const litmus *t, int order)
{
    int rests = 0;
    for (int i = 0; i < MOST_OUTCOMES && t->outcomes[i].name != NULL; i++)
        rests |= t->outcomes[i].forbidden != ALWAYS && (t->outcomes[i].forbidden & (1u << order)) != 0;
    return rests && !t->rare;
}

static int report(const litmus_pe *pe, const options *o, const variant *all, size_t n)
{
    tally sum = count(all, n, NULL, -1);
    int bad = 0;
    char relaxed[2048] = "";
    size_t used = 0;
    for (size_t t = 0; t < n_tables; t++)
        for (int order = 0; order < N_ORDERS; order++) {
            tally c = count(all, n, &tables[t], order);
            if (o->drop && c.rounds >= ENOUGH && c.forbidden == 0 && rests_on(&tables[t], order)) {
                fprintf(stderr, "NOT CAUGHT %s/%s: %llu rounds without its order looked as if it were there\n",
                        tables[t].name, order_names[order], (unsigned long long)c.rounds);
                bad = 1;
            }
            if (o->verbose && c.rounds != 0)
                printf("  %s/%s: %llu rounds, %llu forbidden, %llu relaxed\n", tables[t].name, order_names[order],
                       (unsigned long long)c.rounds, (unsigned long long)c.forbidden, (unsigned long long)c.relaxed);
            if (c.relaxed != 0 && used < sizeof relaxed - 80)
                used +=
                    (size_t)snprintf(relaxed + used, sizeof relaxed - used, " %s/%s %llu of %llu", tables[t].name,
                                     order_names[order], (unsigned long long)c.relaxed, (unsigned long long)c.rounds);
        }
    for (size_t i = 0; i < n; i++)
        if (is_sanity(&all[i], pe, o) && all[i].relaxed + all[i].forbidden == 0) {
            litmus_name(&all[i], relaxed, sizeof relaxed);
            fprintf(stderr,
                    "FAIL: %llu rounds of %s%s never showed the flag before the data: this run sees no reordering\n",
                    (unsigned long long)all[i].rounds, relaxed, o->drop ? " without that order" : "");
            bad = 1;
            used = 0;
        }
    if (sum.rounds == 0) {
        fprintf(stderr, "FAIL: no round was run\n");
        bad = 1;
    }
    printf("litmus %d PEs: programs %llu of %zu rounds %llu forbidden %llu relaxed %llu\n", pe->n,
           (unsigned long long)sum.programs, n, (unsigned long long)sum.rounds, (unsigned long long)sum.forbidden,
           (unsigned long long)sum.relaxed);
    if (used != 0)
        printf("  allowed and seen:%s\n", relaxed);
    return bad || (!o->drop && sum.forbidden != 0);
}

static int list(const options *o, int n_pes)
{
    size_t n;
    variant *all = litmus_variants(n_pes, o->drop, &n);
    char name[128];
    for (size_t i = 0; all != NULL && i < n; i++)
        if (is_chosen(&all[i], o)) {
            litmus_name(&all[i], name, sizeof name);
            puts(name);
        }
    free(all);
    return 0;
}

static int run_pe(void *arg)
{
    const options *o = arg;
    const char *test = getenv("FERRY_TEST"), *chaos = test != NULL ? strstr(test, "chaos=") : NULL;
    litmus_pe pe = { .chaos = chaos != NULL && strtoull(chaos + strlen("chaos="), NULL, 10) != 0, .quiet = o->drop };
    size_t n, chosen = 0;
    int rc = 1;
    if (ferry_init() != FERRY_SUCCESS) {
        fprintf(stderr, "FAIL: ferry_init: %s\n", ferry_last_error_message());
        return 1;
    }
    variant *all = litmus_variants(ferry_n_pes(), o->drop, &n);
    for (size_t i = 0; all != NULL && i < n; i++)
        if (is_chosen(&all[i], o))
            all[chosen++] = all[i];
    if (all == NULL || chosen == 0 || litmus_open(&pe) != FERRY_SUCCESS) {
        fprintf(stderr, "FAIL: no memory, or no program has such a name\n");
        _exit(1);
    }
    if (run_all(&pe, o, all, chosen) == FERRY_SUCCESS)
        rc = pe.me == 0 ? report(&pe, o, all, chosen) : 0;
    else
        _exit(1); /* the others wait for this PE */
    litmus_close(&pe);
    free(all);
    if (ferry_finalize() != FERRY_SUCCESS) {
        fprintf(stderr, "FAIL: ferry_finalize: %s\n", ferry_last_error_message());
        rc = 1;
    }
    return rc;
}

static void usage(void)
{
    fprintf(stderr, "usage: generated [--seconds S] [--seed N] [--only TEXT] [--drop-order] [--list] [--verbose]\n");
    exit(1);
}

static void too_late(int sig)
{
    static const char text[] = "FAIL: the litmus programs ran past their own deadline\n";
    ssize_t n = write(2, text, sizeof text - 1);
    (void)n;
    (void)sig;
    _exit(1);
}

int main(int argc, char **argv)
{
    options o = { .seconds = 1, .seed = 1 };
    const char *threads = getenv("PE_THREADS");
    for (int i = 1; i < argc; i++) {
        const char *value = i + 1 < argc ? argv[i + 1] : NULL;
        if (strcmp(argv[i], "--drop-order") == 0)
            o.drop = 1;
        else if (strcmp(argv[i], "--list") == 0)
            o.list = 1;
        else if (strcmp(argv[i], "--verbose") == 0)
            o.verbose = 1;
        else if (value == NULL)
            usage();
        else if (strcmp(argv[i], "--seconds") == 0)
            o.seconds = atof(value), i++;
        else if (strcmp(argv[i], "--seed") == 0)
            o.seed = strtoull(value, NULL, 10), i++;
        else if (strcmp(argv[i], "--only") == 0)
            o.only = value, i++;
        else
            usage();
    }
    if (o.seconds <= 0 || o.seconds > 86400)
        usage();
    if (o.list)
        return list(&o, threads != NULL ? atoi(threads) : MOST_ROLES);
    signal(SIGALRM, too_late);
    alarm((unsigned)o.seconds + 100);
    if (threads == NULL)
        return run_pe(&o);
    int code = 0;
    ferry_status status = ferry_threads_run(atoi(threads), run_pe, &o, &code);
    if (status != FERRY_SUCCESS) {
        fprintf(stderr, "FAIL: ferry_threads_run: %s\n", ferry_status_name(status));
        return 1;
    }
    return code;
}
