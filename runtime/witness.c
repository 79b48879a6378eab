/* SPDX-License-Identifier: BSD-3-Clause */
#include "runtime/witness.h"
#include "ferry/diag.h"
#include "runtime/log.h"
#include "runtime/nvml.h"
#include "runtime/paths.h"
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

struct ferryi_witness {
    pthread_t thread;
    int n, me, asks;
    int heard;               /* of the two that know something, the probe and the thread, how many have said it */
    ferryi_testimony *pairs; /* [n] */
    uint8_t *nvml;           /* [n] */
    unsigned char uuids[][16];
};

ferry_path ferryi_witness_probed(uint8_t failed)
{
    if (failed & (FERRYI_PROBE_STORE | FERRYI_PROBE_LOAD | FERRYI_PROBE_LITMUS))
        return FERRY_PATH_STAGED;
    return failed & FERRYI_PROBE_ATOMIC ? FERRY_PATH_FLAGS : FERRY_PATH_NATIVE;
}

/* A pair that was not probed is one of which the driver, or the program, would not have it. */
int ferryi_witness_differ(const ferryi_testimony *t)
{
    int probe = t->failed != FERRYI_PROBE_SKIPPED && ferryi_witness_probed(t->failed) > (ferry_path)t->driver;
    return probe || (t->nvml != FERRYI_NVML_SILENT && t->nvml != t->driver);
}

int ferryi_witness_sentence(char *text, size_t size, const char *peers, const ferryi_testimony *t)
{
    char probe[80], nvml[40] = "NVML does not answer";
    const char *hint = "the probe counts, see ferry-info";
    if (t->failed == FERRYI_PROBE_SKIPPED) {
        snprintf(probe, sizeof probe, "the probe was not made");
        hint = "see ferry-info";
        if (t->driver == FERRY_PATH_STAGED && t->nvml < FERRY_PATH_STAGED)
            hint = "is that GPU hidden from this process (CUDA_VISIBLE_DEVICES, the container)?  Then show it";
    } else {
        snprintf(probe, sizeof probe, "the probe says %s (failed:%s%s%s%s)",
                 ferry_path_name(ferryi_witness_probed(t->failed)), t->failed & FERRYI_PROBE_STORE ? " store" : "",
                 t->failed & FERRYI_PROBE_LOAD ? " load" : "", t->failed & FERRYI_PROBE_LITMUS ? " litmus" : "",
                 t->failed & FERRYI_PROBE_ATOMIC ? " atomic"
                 : t->failed == 0                ? " nothing"
                                                 : "");
    }
    if (t->nvml != FERRYI_NVML_SILENT)
        snprintf(nvml, sizeof nvml, "NVML says %s", ferry_path_name((ferry_path)t->nvml));
    return snprintf(text, size, "the path to PE %s: the driver says %s, %s, %s: %s", peers,
                    ferry_path_name((ferry_path)t->driver), nvml, probe, hint);
}

/* The pairs of which the same is said share a line. */
static void report(const ferryi_witness *w)
{
    for (int i = 0; i < w->n; i++) {
        char peers[64] = "", text[400];
        size_t at = 0;
        int before = 0;
        for (int k = 0; k < i && !before; k++)
            before = memcmp(&w->pairs[k], &w->pairs[i], sizeof w->pairs[i]) == 0;
        if (before || i == w->me || !ferryi_witness_differ(&w->pairs[i]))
            continue;
        for (int k = i; k < w->n && at < sizeof peers - 16; k++)
            if (k != w->me && memcmp(&w->pairs[k], &w->pairs[i], sizeof w->pairs[i]) == 0)
                at += (size_t)snprintf(peers + at, sizeof peers - at, "%s%d", at != 0 ? ", " : "", k);
        if (at >= sizeof peers - 16)
            snprintf(peers + at, sizeof peers - at, " and more");
        (void)ferryi_witness_sentence(text, sizeof text, peers, &w->pairs[i]);
        ferryi_log(FERRYI_LOG_WARN, "%s", text);
    }
}

static void say(ferryi_witness *w)
{
    if (__atomic_add_fetch(&w->heard, 1, __ATOMIC_ACQ_REL) != 2)
        return;
    for (int i = 0; i < w->n; i++)
        w->pairs[i].nvml = w->nvml[i];
    report(w);
}

static void *ask(void *arg)
{
    ferryi_witness *w = arg;
    ferryi_log_set_pe(w->me);
    ferryi_nvml_paths((const unsigned char(*)[16])w->uuids, w->n, w->me, w->nvml);
    say(w);
    return NULL;
}

static void drop(ferryi_witness *w)
{
    free(w->pairs);
    free(w->nvml);
    free(w);
}

ferryi_witness *ferryi_witness_call(const unsigned char (*uuids)[16], int n, int me)
{
    ferryi_witness *w = calloc(1, sizeof *w + (size_t)n * sizeof w->uuids[0]);
    if (w == NULL)
        return NULL;
    w->n = n;
    w->me = me;
    w->pairs = calloc((size_t)n, sizeof *w->pairs);
    w->nvml = malloc((size_t)n);
    if (w->pairs == NULL || w->nvml == NULL) {
        drop(w);
        return NULL;
    }
    memset(w->nvml, FERRYI_NVML_SILENT, (size_t)n);
    if (uuids != NULL) {
        sigset_t all, old;
        memcpy(w->uuids, uuids, (size_t)n * sizeof w->uuids[0]);
        sigfillset(&all);
        pthread_sigmask(SIG_SETMASK, &all, &old); /* the program's signals are not for this thread */
        w->asks = pthread_create(&w->thread, NULL, ask, w) == 0;
        pthread_sigmask(SIG_SETMASK, &old, NULL);
    }
    if (!w->asks)
        say(w);
    return w;
}

void ferryi_witness_hear(ferryi_witness *w, const uint8_t *driver, const uint8_t *failed)
{
    if (w == NULL)
        return;
    for (int i = 0; i < w->n; i++) {
        w->pairs[i].driver = driver[i];
        w->pairs[i].failed = failed[i];
    }
    say(w);
}

void ferryi_witness_dismiss(ferryi_witness *w)
{
    struct timespec until;
    if (w == NULL)
        return;
    clock_gettime(CLOCK_REALTIME, &until);
    until.tv_sec += 1;
    if (!w->asks || pthread_timedjoin_np(w->thread, NULL, &until) == 0)
        drop(w);
    else
        (void)pthread_detach(w->thread); /* NVML hangs: it keeps what it was given */
}
