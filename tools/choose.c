/* SPDX-License-Identifier: BSD-3-Clause */
/* Derives order, links and libferry's paths from the answers. */
#include "ferry/diag.h"
#include "runtime/state/path_rules.h"
#include "tools/collect.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int compare_gpus(const info_gpu *a, const info_gpu *b)
{
    if ((a->cuda < 0) != (b->cuda < 0))
        return a->cuda < 0 ? 1 : -1;
    if (a->cuda != b->cuda)
        return a->cuda < b->cuda ? -1 : 1;
    return strcmp(a->bdf, b->bdf);
}

static void swap(void *a, void *b, size_t size)
{
    unsigned char *x = a, *y = b;
    for (size_t i = 0; i < size; i++) {
        unsigned char t = x[i];
        x[i] = y[i];
        y[i] = t;
    }
}

/* Selection sort of the GPUs together with their pairs. */
static void sort_gpus(info_machine *m)
{
    for (int i = 0; i < m->n_gpus; i++) {
        int least = i;
        for (int j = i + 1; j < m->n_gpus; j++)
            if (compare_gpus(&m->gpu[j], &m->gpu[least]) < 0)
                least = j;
        if (least == i)
            continue;
        swap(&m->gpu[i], &m->gpu[least], sizeof m->gpu[i]);
        swap(m->pair[i], m->pair[least], sizeof m->pair[i]);
        for (int k = 0; k < INFO_GPUS; k++)
            swap(&m->pair[k][i], &m->pair[k][least], sizeof m->pair[k][i]);
    }
}

void info_complete(info_machine *m)
{
    sort_gpus(m);
    for (int from = 0; from < m->n_gpus; from++)
        for (int to = 0; to < m->n_gpus; to++)
            if (from != to && m->pair[from][to].link == INFO_LINK_UNKNOWN)
                m->pair[from][to].link = info_link_by_bus(&m->gpu[from].place, &m->gpu[to].place);
}

/* The tests that failed in the probe, and those that must fail according to the driver. */
static uint8_t failing(const info_pair *p)
{
    int failed = p->probe > 0 ? p->probe : 0;
    if (info_reads(p) != INFO_OK || info_writes(p) != INFO_OK)
        failed |= FERRYI_PROBE_STORE;
    if (info_atomics(p) != INFO_OK)
        failed |= FERRYI_PROBE_ATOMIC;
    return (uint8_t)failed;
}

static int shown(const info_machine *m)
{
    int n = 0;
    while (n < m->n_gpus && m->gpu[n].cuda >= 0)
        n++;
    return n;
}

void info_predict_paths(info_machine *m)
{
    ferryi_pair_info pairs[INFO_GPUS * INFO_GPUS];
    int gpus = shown(m), n = gpus ? gpus : m->n_pes;
    if (n == 0)
        return;
    memset(pairs, 0, sizeof pairs);
    ferry_status status = ferryi_paths_probe_fail(m->env.probe_fail, n, pairs);
    for (int from = 0; from < n; from++)
        for (int to = 0; to < n; to++) {
            ferryi_pair_info *pair = &pairs[from * n + to];
            if (from != to && gpus)
                pair->failed = info_is_known(m, from, to) ? failing(&m->pair[from][to]) : FERRYI_PROBE_STORE;
            pair->found = (uint8_t)ferryi_path_after_failures(pair->failed | pair->forced);
        }
    if (status == FERRY_SUCCESS)
        status = ferryi_paths_override(m->env.paths, n, pairs);
    if (status != FERRY_SUCCESS) {
        snprintf(m->env.refused, sizeof m->env.refused, "%s", ferry_last_error_message());
        return;
    }
    for (int from = 0; from < n; from++)
        for (int to = 0; to < n; to++) {
            info_pair *p = gpus ? &m->pair[from][to] : &m->pe[from][to];
            const ferryi_pair_info *pair = &pairs[from * n + to];
            const ferry_path found = ferryi_path_after_failures(pair->failed); /* without FERRY_TEST=probe_fail too */
            if (p->source == INFO_JOB && p->found == FERRY_PATH_NONE)
                p->found = found;
            if (p->source == INFO_JOB || from == to)
                continue;
            p->source = INFO_PREDICTED;
            p->found = found;
            p->path = (ferry_path)pair->path;
        }
}
