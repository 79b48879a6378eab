/* SPDX-License-Identifier: BSD-3-Clause */
/* A job of ferry with PEs as threads of this process: one on each GPU, or some in the host space.  Its init finds what
 * any job on this machine finds. */
#include "ferry.h"
#include "runtime/base/clock.h"
#include "runtime/state/path_rules.h"
#include "runtime/state/world.h"
#include "tools/collect.h"
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { BATCHES = 20, ROUNDS = 20, COPIES = 16, COPY_BYTES = 1 << 20 };

struct job {
    info_machine *m;
    int n_pes, gpus, measure;
    pthread_mutex_t lock;
};

static info_pair *pair_at(struct job *job, int from, int to)
{
    return job->gpus ? &job->m->pair[from][to] : &job->m->pe[from][to];
}

static void keep_error(struct job *job)
{
    pthread_mutex_lock(&job->lock);
    if (!job->m->job_error[0])
        snprintf(job->m->job_error, sizeof job->m->job_error, "%.300s", ferry_last_error_message());
    pthread_mutex_unlock(&job->lock);
}

static void keep_paths(struct job *job)
{
    ferryi_pe *pe;
    if (ferryi_pe_current("ferry-info", &pe) != FERRY_SUCCESS)
        return;
    if (job->gpus)
        snprintf(job->m->handles, sizeof job->m->handles, "%s", pe->space->handles);
    for (int from = 0; from < job->n_pes; from++)
        for (int to = 0; to < job->n_pes; to++) {
            info_pair *p = pair_at(job, from, to);
            if (from == to)
                continue;
            uint8_t failed = ferryi_pair_at(pe, from, to)->failed;
            p->copies = ferryi_pair_at(pe, from, to)->copies;
            p->via = ferryi_pair_at(pe, from, to)->via;
            p->probe = failed == FERRYI_PROBE_SKIPPED ? -1 : failed;
            p->path = ferry_path_of(from, to);
            /* Without variables that weaken it, a pair's path is the one found. */
            if (!job->m->env.paths[0] && !job->m->env.probe_fail[0])
                p->found = p->path;
            p->source = INFO_JOB;
        }
}

/* Latency: one way of a signal ping-pong.  Bandwidth: consecutive puts.  The words hold less than base before. */
static ferry_status measure_pair(struct job *job, int from, int to, uint64_t base, uint64_t *signal, char *data)
{
    const uint64_t budget = 1000000000;
    int me = ferry_my_pe(), other = me == from ? to : from;
    ferry_status status = ferry_barrier_all();
    if (status != FERRY_SUCCESS || (me != from && me != to))
        return status;
    /* The minimum of several batches: on a busy machine slower ones have waited for a core. */
    uint64_t began, least = UINT64_MAX;
    for (uint64_t batch = 0; batch < BATCHES && status == FERRY_SUCCESS; batch++) {
        began = ferryi_now_ns();
        for (uint64_t i = batch * ROUNDS + 1; i <= (batch + 1) * ROUNDS && status == FERRY_SUCCESS; i++) {
            if (me == from)
                (void)ferry_signal_set(signal, base + i, other);
            status = ferry_signal_wait_until_timeout(signal, FERRY_CMP_GE, base + i, NULL, budget);
            if (me == to)
                (void)ferry_signal_set(signal, base + i, other);
        }
        uint64_t took = ferryi_now_ns() - began;
        least = took < least ? took : least;
    }
    if (me == to || status != FERRY_SUCCESS)
        return status;
    info_pair *p = pair_at(job, from, to);
    p->latency_us = (double)least / 1e3 / ROUNDS / 2;
    snprintf(p->latency_by, sizeof p->latency_by, "signal");
    began = ferryi_now_ns();
    for (int i = 0; i < COPIES; i++)
        (void)ferry_putmem(data, data, COPY_BYTES, other);
    (void)ferry_quiet();
    p->gbs = (double)COPIES * COPY_BYTES / (double)(ferryi_now_ns() - began);
    snprintf(p->gbs_by, sizeof p->gbs_by, "put");
    return FERRY_SUCCESS;
}

static ferry_status measure_all(struct job *job)
{
    uint64_t *signal = ferry_calloc(1, sizeof *signal), base = 0;
    char *data = ferry_calloc(1, COPY_BYTES);
    ferry_status status = signal && data ? FERRY_SUCCESS : ferry_last_error();
    for (int from = 0; from < job->n_pes; from++)
        for (int to = 0; to < job->n_pes; to++)
            if (from != to && status == FERRY_SUCCESS) {
                status = measure_pair(job, from, to, base, signal, data);
                base += BATCHES * ROUNDS;
            }
    return status;
}

static int run_pe(void *arg)
{
    struct job *job = arg;
    ferry_config config = FERRY_CONFIG_INIT;
    config.bootstrap = "threads";
    config.space = job->gpus ? "cuda" : "host";
    config.init_timeout_ns = 20000000000u;
    config.heap_max = (size_t)(job->gpus ? 1024 : 64) << 20; /* GPUs: room for a third GPU's chunks */
    if (ferry_init_with(&config) != FERRY_SUCCESS) {
        keep_error(job);
        return 1;
    }
    if (ferry_my_pe() == 0)
        keep_paths(job);
    /* measure.c measures GPUs by kernels and copy engines: host calls would measure launches. */
    if (job->measure && !job->gpus && measure_all(job) != FERRY_SUCCESS)
        snprintf(job->m->measure_note, sizeof job->m->measure_note, "%.150s", ferry_last_error_message());
    return ferry_finalize() != FERRY_SUCCESS;
}

void info_run_job(info_machine *m, int measure)
{
    struct job job = { .m = m, .measure = measure, .lock = PTHREAD_MUTEX_INITIALIZER };
    for (int i = 0; i < m->n_gpus; i++)
        job.gpus += m->gpu[i].cuda >= 0;
    job.n_pes = job.gpus ? job.gpus : m->n_pes;
    (void)setenv("FERRY_LOG", "none", 1); /* the report shows errors */
    (void)setenv("FERRY_STATIC", "none", 1);
    if (ferry_threads_run(job.n_pes, run_pe, &job, NULL) != FERRY_SUCCESS)
        keep_error(&job);
}
