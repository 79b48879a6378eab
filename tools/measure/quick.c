/* SPDX-License-Identifier: BSD-3-Clause */
/* `ferry-info --measure`: a figure or two of each pair for the report, within seconds.  Latency: one thread of the
 * first GPU follows a chain of dependent 8-byte loads in the second's memory, a round trip each; without peer access,
 * or when the driver cannot compile the kernel, an 8-byte copy.  Bandwidth: copies of 32 MiB by the copy engines. */
#include "runtime/base/clock.h"
#include "tools/collect.h"
#include "tools/measure/copies.h"
#include <string.h>

enum { LOADS = 512, COPIES = 4, COPY_BYTES = 32 << 20, SMALL_COPIES = 64 };

/* *at holds at; out[0] = nanoseconds, out[1] = the last word read.  PTX, so that builds without a toolkit have it. */
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

static CUfunction chases[MT_GPUS]; /* NULL: not loaded, or the driver could not compile it */

static void load_chases(const mt_set *set)
{
    CUmodule module;
    for (int i = 0; i < set->n; i++)
        if (set->gpu[i].result != 0 || MT_CU(&set->cu, set_current, set->gpu[i].context) != 0 ||
            MT_CU(&set->cu, load, &module, chase_code) != 0 ||
            MT_CU(&set->cu, function, &chases[i], module, "chase") != 0)
            chases[i] = NULL;
}

static int by_loads(mt_set *set, const mt_gpu *from, const mt_gpu *to, double *us)
{
    const info_cu *cu = &set->cu;
    const CUfunction chase = chases[from - set->gpu];
    uint64_t *out = (uint64_t *)(void *)set->go + 8; /* the pinned page's second line */
    CUdeviceptr at = to->buffer, result = (CUdeviceptr)(uintptr_t)out;
    unsigned n = 16;
    void *arguments[] = { &at, &n, &result };
    if (chase == NULL || MT_CU(cu, set_current, to->context) != 0 || MT_CU(cu, to_device, at, &at, sizeof at) != 0 ||
        MT_CU(cu, set_current, from->context) != 0)
        return 0;
    const int enabled = MT_CU(cu, enable_peer, to->context, 0);
    int ok = enabled == 0 || enabled == CUDA_ERROR_PEER_ACCESS_ALREADY_ENABLED;
    for (int round = 0; round < 3 && ok; round++, n = LOADS) {
        out[0] = out[1] = 0;
        ok = MT_CU(cu, launch, chase, 1, 1, 1, 1, 1, 1, 0, from->stream[0], arguments, NULL) == 0 &&
             mt_finish(set, from->stream[0]) == 0 && out[1] == at;
    }
    if (enabled == 0)
        (void)MT_CU(cu, disable_peer, to->context);
    *us = (double)out[0] / 1e3 / LOADS;
    return ok;
}

static int measure_pair(mt_set *set, int from, int to, info_pair *p)
{
    const mt_how small = { .kind = MT_LATENCY, .access = 1, .bytes = 8, .repeat = SMALL_COPIES };
    const mt_how large = { .kind = MT_UNIDIRECTIONAL, .access = 1, .bytes = COPY_BYTES, .repeat = COPIES };
    const char *what;
    double host_ms, us;
    float ms;
    if (p->access == 1 && by_loads(set, &set->gpu[from], &set->gpu[to], &us)) {
        p->latency_us = us;
        snprintf(p->latency_by, sizeof p->latency_by, "load");
    } else if (mt_copies(set, &small, from, to, &ms, &host_ms, &what) == 0 && ms > 0) {
        p->latency_us = (double)ms * 1e3 / SMALL_COPIES;
        snprintf(p->latency_by, sizeof p->latency_by, "copy");
    }
    /* The first copies of a pair take longer. */
    for (int round = 0; round < 2; round++)
        if (mt_copies(set, &large, from, to, &ms, &host_ms, &what) == 0 && ms > 0) {
            p->gbs = (double)COPIES * COPY_BYTES / ((double)ms * 1e6);
            snprintf(p->gbs_by, sizeof p->gbs_by, "copy");
        }
    return p->gbs >= 0;
}

void info_measure(info_machine *m, double seconds)
{
    static mt_set set;
    char why[160];
    const uint64_t began = ferryi_now_ns(), deadline = began + (uint64_t)(seconds * 1e9);
    int left = 0, failed = 0, at;
    if (info_cu_open(&set.cu, why, sizeof why) != 0) {
        snprintf(m->measure_note, sizeof m->measure_note, "%s", why);
        return;
    }
    set.n = m->n_gpus;
    set.patience_ns = (uint64_t)(seconds * 1e9);
    for (int i = 0; i < m->n_gpus; i++)
        set.gpu[i].number = m->gpu[i].cuda;
    if (mt_set_prepare(&set) != 0 || mt_set_allocate(&set, COPY_BYTES, &at) != 0) {
        snprintf(m->measure_note, sizeof m->measure_note, "no GPU has a context, or no memory is left on them");
        return;
    }
    load_chases(&set);
    for (int from = 0; from < m->n_gpus; from++)
        for (int to = 0; to < m->n_gpus; to++) {
            if (from == to || set.gpu[from].result != 0 || set.gpu[to].result != 0)
                continue;
            if (ferryi_now_ns() > deadline)
                left++;
            else
                failed += !measure_pair(&set, from, to, &m->pair[from][to]);
        }
    m->measure_seconds = (double)(ferryi_now_ns() - began) / 1e9;
    if (left)
        snprintf(m->measure_note, sizeof m->measure_note, "%d pairs were left out: %.1f s had passed", left, seconds);
    else if (failed)
        snprintf(m->measure_note, sizeof m->measure_note, "%d pairs could not be measured", failed);
}
