/* SPDX-License-Identifier: BSD-3-Clause */
/* Measures pairs of GPUs.  Latency: one thread of the first GPU follows a chain of dependent 8-byte loads in the
 * second's memory, a round trip each; without peer access, or when the driver cannot compile the kernel, an 8-byte
 * copy.  Bandwidth: copies of 32 MiB by the copy engines, through the host without peer access. */
#include "runtime/base/clock.h"
#include "tools/collect.h"
#include "tools/cuda.h"
#include <pthread.h>
#include <stdio.h>
#include <string.h>

enum { LOADS = 512, COPIES = 4, COPY_BYTES = 32 << 20, SMALL_COPIES = 64 };

/* *at holds at; out[0] = nanoseconds, out[1] = the last word read. */
static const char chase_code[] = ".version 6.4\n"
                                 ".target sm_70\n"
                                 ".address_size 64\n"
                                 ".visible .entry chase(.param .u64 p_at, .param .u32 p_n, .param .u64 p_out)\n"
                                 "{\n"
                                 "    .reg .u64 at, out, began, ended;\n"
                                 "    .reg .u32 n;\n"
                                 "    .reg .pred more;\n"
                                 "    ld.param.u64 at, [p_at];\n"
                                 "    ld.param.u32 n, [p_n];\n"
                                 "    ld.param.u64 out, [p_out];\n"
                                 "    mov.u64 began, %globaltimer;\n"
                                 "again:\n"
                                 "    ld.relaxed.sys.global.u64 at, [at];\n"
                                 "    sub.u32 n, n, 1;\n"
                                 "    setp.ne.u32 more, n, 0;\n"
                                 "    @more bra again;\n"
                                 "    st.global.u64 [out+8], at;\n"
                                 "    mov.u64 ended, %globaltimer;\n"
                                 "    sub.u64 ended, ended, began;\n"
                                 "    st.global.u64 [out], ended;\n"
                                 "    ret;\n"
                                 "}\n";

struct gpu {
    const info_cu *cu;
    pthread_t preparer;
    int number;
    info_cu_context context;
    info_cu_address memory;
    info_cu_event began, ended;
    info_cu_function chase; /* NULL: the driver could not compile it */
    int ready;
};

#define CALL(NAME, ...) (cu->NAME != NULL && cu->NAME(__VA_ARGS__) == 0)

/* A context takes a quarter of a second: all GPUs' contexts are created at the same time. */
static void *prepare(void *arg)
{
    struct gpu *g = arg;
    const info_cu *cu = g->cu;
    info_cu_module module;
    int device;
    if (!CALL(device, &device, g->number) || !CALL(retain, &g->context, device) || !CALL(set_current, g->context) ||
        !CALL(alloc, &g->memory, COPY_BYTES) || !CALL(to_device, g->memory, &g->memory, sizeof g->memory) ||
        !CALL(event, &g->began, 0) || !CALL(event, &g->ended, 0))
        return NULL;
    if (!CALL(load, &module, chase_code) || !CALL(function, &g->chase, module, "chase"))
        g->chase = NULL;
    g->ready = 1;
    return NULL;
}

static void prepare_all(const info_machine *m, const info_cu *cu, struct gpu *gpus)
{
    int started[INFO_GPUS] = { 0 };
    for (int i = 0; i < m->n_gpus; i++) {
        gpus[i] = (struct gpu){ .cu = cu, .number = m->gpu[i].cuda };
        started[i] = m->gpu[i].cuda >= 0 && pthread_create(&gpus[i].preparer, NULL, prepare, &gpus[i]) == 0;
    }
    for (int i = 0; i < m->n_gpus; i++)
        if (started[i])
            (void)pthread_join(gpus[i].preparer, NULL);
}

static const struct gpu *first_ready(const info_machine *m, const struct gpu *gpus)
{
    for (int i = 0; i < m->n_gpus; i++)
        if (gpus[i].ready)
            return &gpus[i];
    return NULL;
}

static int by_loads(const info_cu *cu, const struct gpu *from, const struct gpu *to, uint64_t *out, double *us)
{
    info_cu_address at = to->memory, result = (info_cu_address)(uintptr_t)out;
    unsigned n = 16;
    void *arguments[] = { &at, &n, &result };
    if (!from->chase)
        return 0;
    for (int round = 0; round < 3; round++, n = LOADS) {
        out[0] = out[1] = 0;
        if (!CALL(launch, from->chase, 1, 1, 1, 1, 1, 1, 0, NULL, arguments, NULL) || !cu->synchronize ||
            cu->synchronize() != 0 || out[1] != at)
            return 0;
    }
    *us = (double)out[0] / 1e3 / LOADS;
    return 1;
}

/* Time of n copies of `bytes` each, in milliseconds. */
static int by_copies(const info_cu *cu, const struct gpu *from, const struct gpu *to, int n, size_t bytes, float *ms)
{
    for (int i = -1; i < n; i++) {
        if (i == 0 && !CALL(record, from->began, NULL))
            return 0;
        /* Behind the word of the load chain. */
        if (!CALL(copy_peer, to->memory + 64, to->context, from->memory + 64, from->context, bytes, NULL))
            return 0;
    }
    return CALL(record, from->ended, NULL) && cu->synchronize && cu->synchronize() == 0 &&
           CALL(elapsed, ms, from->began, from->ended) && *ms > 0;
}

static int measure_pair(const info_cu *cu, const struct gpu *from, const struct gpu *to, uint64_t *out, info_pair *p)
{
    const int already_enabled = 704;
    float ms;
    if (!CALL(set_current, from->context))
        return 0;
    if (p->access == 1) {
        int result = cu->enable_peer ? cu->enable_peer(to->context, 0) : -1;
        if ((result == 0 || result == already_enabled) && by_loads(cu, from, to, out, &p->latency_us))
            snprintf(p->latency_by, sizeof p->latency_by, "load");
    }
    if (p->latency_us < 0 && by_copies(cu, from, to, SMALL_COPIES, 8, &ms)) {
        p->latency_us = (double)ms * 1e3 / SMALL_COPIES;
        snprintf(p->latency_by, sizeof p->latency_by, "copy");
    }
    if (by_copies(cu, from, to, COPIES, COPY_BYTES - 64, &ms)) {
        p->gbs = (double)COPIES * (COPY_BYTES - 64) / ((double)ms * 1e6);
        snprintf(p->gbs_by, sizeof p->gbs_by, "copy");
    }
    return p->gbs >= 0;
}

void info_measure(info_machine *m, double seconds)
{
    static info_cu table;
    static struct gpu gpus[INFO_GPUS];
    const info_cu *cu = &table;
    char why[160];
    void *host = NULL;
    uint64_t began = ferryi_now_ns(), deadline = began + (uint64_t)(seconds * 1e9);
    int left = 0, failed = 0;
    if (info_cu_open(&table, why, sizeof why) != 0) {
        snprintf(m->measure_note, sizeof m->measure_note, "%s", why);
        return;
    }
    prepare_all(m, cu, gpus);
    const struct gpu *first = first_ready(m, gpus);
    /* Portable, mapped memory: every GPU sees it at the same address. */
    if (!first || !CALL(set_current, first->context) || !CALL(alloc_host, &host, 4096, 1 | 2)) {
        snprintf(m->measure_note, sizeof m->measure_note, "no GPU has a context, or no memory is left on them");
        return;
    }
    for (int from = 0; from < m->n_gpus; from++)
        for (int to = 0; to < m->n_gpus; to++) {
            if (from == to || !gpus[from].ready || !gpus[to].ready)
                continue;
            if (ferryi_now_ns() > deadline)
                left++;
            else
                failed += !measure_pair(cu, &gpus[from], &gpus[to], host, &m->pair[from][to]);
        }
    m->measure_seconds = (double)(ferryi_now_ns() - began) / 1e9;
    if (left)
        snprintf(m->measure_note, sizeof m->measure_note, "%d pairs were left out: %.1f s had passed", left, seconds);
    else if (failed)
        snprintf(m->measure_note, sizeof m->measure_note, "%d pairs could not be measured", failed);
}
