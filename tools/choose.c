/* SPDX-License-Identifier: BSD-3-Clause */
/* What follows from the answers: order, links, and the paths that libferry would choose. */
#include "ferry/diag.h"
#include "runtime/paths.h"
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

/* Few GPUs: selection sort, with what is known of their pairs. */
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
                m->pair[from][to].link = info_link_by_bus(&m->gpu[from], &m->gpu[to]);
}

/* By the driver's word and, where there was one, the probe's. */
static ferry_path path_by_answers(const info_pair *p)
{
    int failed = p->probe > 0 ? p->probe : 0;
    if (info_reads(p) != INFO_OK || info_writes(p) != INFO_OK || (failed & ~FERRYI_PROBE_ATOMIC))
        return FERRY_PATH_STAGED;
    return info_atomics(p) == INFO_OK && !failed ? FERRY_PATH_NATIVE : FERRY_PATH_FLAGS;
}

/* found[] and path[]: n x n, found filled. */
static int weaken(const info_environment *env, int n, const uint8_t *found, uint8_t *path)
{
    uint8_t fails[INFO_GPUS * INFO_GPUS];
    memcpy(path, found, (size_t)n * (size_t)n);
    if (ferryi_paths_probe_fail(env->probe_fail, n, fails) != FERRY_SUCCESS)
        return -1;
    for (int i = 0; i < n * n; i++) {
        ferry_path least = fails[i] & ~FERRYI_PROBE_ATOMIC  ? FERRY_PATH_STAGED
                           : fails[i] & FERRYI_PROBE_ATOMIC ? FERRY_PATH_FLAGS
                                                            : FERRY_PATH_NATIVE;
        if (path[i] < least)
            path[i] = (uint8_t)least;
    }
    return ferryi_paths_override(env->paths, n, path) == FERRY_SUCCESS ? 0 : -1;
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
    uint8_t found[INFO_GPUS * INFO_GPUS], path[INFO_GPUS * INFO_GPUS];
    int gpus = shown(m), n = gpus ? gpus : m->n_pes;
    for (int from = 0; from < n; from++)
        for (int to = 0; to < n; to++)
            found[from * n + to] = (uint8_t)(from == to || !gpus          ? FERRY_PATH_NATIVE
                                             : info_is_known(m, from, to) ? path_by_answers(&m->pair[from][to])
                                                                          : FERRY_PATH_STAGED);
    if (n == 0)
        return;
    if (weaken(&m->env, n, found, path) != 0) {
        snprintf(m->env.refused, sizeof m->env.refused, "%s", ferry_last_error_message());
        return;
    }
    for (int from = 0; from < n; from++)
        for (int to = 0; to < n; to++) {
            info_pair *p = gpus ? &m->pair[from][to] : &m->pe[from][to];
            if (p->source == INFO_JOB && p->found == FERRY_PATH_NONE)
                p->found = (ferry_path)found[from * n + to];
            if (p->source == INFO_JOB || from == to)
                continue;
            p->source = INFO_PREDICTED;
            p->found = (ferry_path)found[from * n + to];
            p->path = (ferry_path)path[from * n + to];
        }
}
