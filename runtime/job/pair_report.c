/* SPDX-License-Identifier: BSD-3-Clause */
/* Asks NVML in a thread beside the probe, and warns when both are done. */
#include "runtime/job/pair_report.h"
#include "ferry/diag.h"
#include "runtime/base/log.h"
#include "runtime/state/nvml.h"
#include "runtime/state/path_rules.h"
#include "runtime/state/verdict.h"
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

struct ferryi_pair_report {
    pthread_t thread;
    int n, me, asks;
    int ready;               /* how many of the probe and the thread are done */
    ferryi_pair_info *pairs; /* [n] */
    uint8_t *nvml;           /* [n], the thread's */
    unsigned char uuids[][16];
};

int ferryi_pair_sources_differ(const ferryi_pair_info *pair)
{
    int probe = pair->failed != FERRYI_PROBE_SKIPPED &&
                (ferryi_path_after_failures(pair->failed) > pair->driver || pair->copies == FERRYI_COPIES_CORRUPT);
    return probe || (pair->nvml != FERRYI_PAIR_UNKNOWN && pair->nvml != pair->driver);
}

int ferryi_pair_sentence(char *text, size_t size, const char *peers, const ferryi_pair_info *pair)
{
    char probe[200], tests[40], nvml[40] = "NVML does not answer";
    const char *hint = "the probe decides, see ferry-info verdict";
    if (pair->failed == FERRYI_PROBE_SKIPPED) {
        snprintf(probe, sizeof probe, "the probe did not run");
        hint = "see ferry-info";
        if (ferryi_path_shares_host(pair->driver) && ferryi_path_is_direct(pair->nvml))
            hint = "if that GPU is hidden from this process (CUDA_VISIBLE_DEVICES, the container), show it";
    } else {
        const ferryi_verdict verdict = ferryi_verdict_of_probe(pair->failed, pair->copies, 1);
        snprintf(probe, sizeof probe, "the probe says %s (failed: %s)%s%s%s%s",
                 ferry_path_name(ferryi_path_after_failures(pair->failed)),
                 pair->failed != 0 ? ferryi_paths_tests_named(pair->failed, " ", tests, sizeof tests) : "nothing",
                 verdict != FERRYI_VERDICT_WORKS ? ", in a word: " : "",
                 verdict != FERRYI_VERDICT_WORKS ? ferryi_verdict_word(verdict) : "",
                 pair->copies == FERRYI_COPIES_CORRUPT ? ", and: " : "",
                 pair->copies == FERRYI_COPIES_CORRUPT ? ferryi_verdict_word(FERRYI_VERDICT_COPIES_CORRUPT) : "");
    }
    if (pair->nvml != FERRYI_PAIR_UNKNOWN)
        snprintf(nvml, sizeof nvml, "NVML says %s", ferry_path_name((ferry_path)pair->nvml));
    return snprintf(text, size, "the path to PE %s: the driver says %s, %s, %s: %s", peers,
                    ferry_path_name((ferry_path)pair->driver), nvml, probe, hint);
}

static int are_alike(const ferryi_pair_info *a, const ferryi_pair_info *b)
{
    return a->driver == b->driver && a->nvml == b->nvml && a->failed == b->failed && a->copies == b->copies;
}

/* Pairs with the same answers share a line. */
static void warn(const ferryi_pair_report *r)
{
    for (int i = 0; i < r->n; i++) {
        char peers[64] = "", text[400];
        size_t at = 0;
        int before = 0;
        for (int k = 0; k < i && !before; k++)
            before = are_alike(&r->pairs[k], &r->pairs[i]);
        if (before || i == r->me || !ferryi_pair_sources_differ(&r->pairs[i]))
            continue;
        for (int k = i; k < r->n && at < sizeof peers - 16; k++)
            if (k != r->me && are_alike(&r->pairs[k], &r->pairs[i]))
                at += (size_t)snprintf(peers + at, sizeof peers - at, "%s%d", at != 0 ? ", " : "", k);
        if (at >= sizeof peers - 16)
            snprintf(peers + at, sizeof peers - at, " and more");
        (void)ferryi_pair_sentence(text, sizeof text, peers, &r->pairs[i]);
        ferryi_log(FERRYI_LOG_WARN, "%s", text);
    }
}

static void one_is_ready(ferryi_pair_report *r)
{
    if (__atomic_add_fetch(&r->ready, 1, __ATOMIC_ACQ_REL) != 2)
        return;
    for (int i = 0; i < r->n; i++)
        r->pairs[i].nvml = r->nvml[i];
    warn(r);
}

static void *ask(void *arg)
{
    ferryi_pair_report *r = arg;
    ferryi_log_set_pe(r->me);
    ferryi_nvml_paths((const unsigned char(*)[16])r->uuids, r->n, r->me, r->nvml);
    one_is_ready(r);
    return NULL;
}

static void drop(ferryi_pair_report *r)
{
    free(r->pairs);
    free(r->nvml);
    free(r);
}

ferryi_pair_report *ferryi_pair_report_start(const unsigned char (*uuids)[16], int n, int me)
{
    ferryi_pair_report *r = calloc(1, sizeof *r + (size_t)n * sizeof r->uuids[0]);
    if (r == NULL)
        return NULL;
    r->n = n;
    r->me = me;
    r->pairs = calloc((size_t)n, sizeof *r->pairs);
    r->nvml = malloc((size_t)n);
    if (r->pairs == NULL || r->nvml == NULL) {
        drop(r);
        return NULL;
    }
    memset(r->nvml, FERRYI_PAIR_UNKNOWN, (size_t)n);
    if (uuids != NULL) {
        sigset_t all, old;
        memcpy(r->uuids, uuids, (size_t)n * sizeof r->uuids[0]);
        sigfillset(&all);
        pthread_sigmask(SIG_SETMASK, &all, &old); /* the new thread must not handle the program's signals */
        r->asks = pthread_create(&r->thread, NULL, ask, r) == 0;
        pthread_sigmask(SIG_SETMASK, &old, NULL);
    }
    if (!r->asks)
        one_is_ready(r);
    return r;
}

void ferryi_pair_report_probed(ferryi_pair_report *r, const ferryi_pair_info *row)
{
    if (r == NULL)
        return;
    for (int i = 0; i < r->n; i++)
        r->pairs[i] = row[i];
    one_is_ready(r);
}

void ferryi_pair_report_end(ferryi_pair_report *r)
{
    struct timespec until;
    if (r == NULL)
        return;
    clock_gettime(CLOCK_REALTIME, &until);
    until.tv_sec += 1;
    if (!r->asks || pthread_timedjoin_np(r->thread, NULL, &until) == 0)
        drop(r);
    else
        (void)pthread_detach(r->thread); /* NVML hangs: the thread keeps the report's memory */
}
