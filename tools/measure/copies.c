/* SPDX-License-Identifier: BSD-3-Clause */
/* Timed copies.  All copies of a figure are queued behind a kernel that waits for the host, so that none waits for the
 * host; two events of the stream around them read the GPU's clock. */
#include "tools/measure/copies.h"
#include "runtime/base/clock.h"
#include "runtime/gpu/code.h"
#include <string.h>
#include <time.h>

enum { PORTABLE = 1, MAPPED = 2 };
/* A full queue makes the host wait, and the host would never let the stream go: the kernel ends after so many clocks.
 */
static const long long hold_clocks = 10000000;

static void load_kernels(const info_cu *cu, mt_gpu *g)
{
    CUmodule module;
    if (!ferryi_code_fits_driver() || MT_CU(cu, load, &module, ferryi_code_measure) != 0)
        return;
    if (MT_CU(cu, function, &g->hold, module, "ferry_measure_hold_kernel") != 0)
        g->hold = NULL;
    if (MT_CU(cu, function, &g->copy, module, "ferry_measure_copy_kernel") != 0)
        g->copy = NULL;
    if (g->copy != NULL && MT_CU(cu, best_block, &g->blocks, &g->threads, g->copy, NULL, 0, 0) != 0)
        g->copy = NULL;
}

static int prepare(mt_gpu *g)
{
    const info_cu *cu = &g->set->cu;
    int device, result;
#define RETURN_IF_FAILS(WHAT, CALL)                                                                                    \
    if ((result = (CALL)) != 0) {                                                                                      \
        g->failed = (WHAT);                                                                                            \
        return result;                                                                                                 \
    }
    RETURN_IF_FAILS("cuDeviceGet", MT_CU(cu, device, &device, g->number))
    RETURN_IF_FAILS("creating a context (is the GPU in exclusive mode, or its memory full?)",
                    MT_CU(cu, retain, &g->context, device))
    RETURN_IF_FAILS("cuCtxSetCurrent", MT_CU(cu, set_current, g->context))
#undef RETURN_IF_FAILS
    load_kernels(cu, g);
    return 0;
}

/* The sample makes its streams and events anew for each table: an old stream may have other queues of the GPU. */
static void destroy_streams(mt_gpu *g)
{
    const info_cu *cu = &g->set->cu;
    for (int i = 0; i < 2; i++) {
        if (g->stream[i] != NULL)
            (void)MT_CU(cu, stream_destroy, g->stream[i]);
        g->stream[i] = NULL;
    }
    if (g->began != NULL)
        (void)MT_CU(cu, event_destroy, g->began);
    if (g->ended != NULL)
        (void)MT_CU(cu, event_destroy, g->ended);
    g->began = g->ended = NULL;
}

static int create_streams(mt_gpu *g)
{
    const info_cu *cu = &g->set->cu;
    int result = MT_CU(cu, event, &g->began, 0);
    if (result == 0)
        result = MT_CU(cu, event, &g->ended, 0);
    for (int i = 0; i < 2 && result == 0; i++)
        result = MT_CU(cu, stream, &g->stream[i], CU_STREAM_NON_BLOCKING);
    return result;
}

static void *prepare_thread(void *arg)
{
    mt_gpu *g = arg;
    g->result = prepare(g);
    return NULL;
}

int mt_set_prepare(mt_set *set)
{
    int started[MT_GPUS] = { 0 };
    void *word = NULL;
    for (int i = 0; i < set->n; i++) {
        mt_gpu *g = &set->gpu[i];
        g->set = set;
        g->result = -1;
        started[i] = g->number >= 0 && pthread_create(&g->preparer, NULL, prepare_thread, g) == 0;
    }
    for (int i = 0; i < set->n; i++)
        if (started[i])
            (void)pthread_join(set->gpu[i].preparer, NULL);
    for (int i = 0; i < set->n && word == NULL; i++)
        if (set->gpu[i].result == 0 && MT_CU(&set->cu, set_current, set->gpu[i].context) == 0 &&
            MT_CU(&set->cu, alloc_host, &word, 4096, PORTABLE | MAPPED) != 0)
            word = NULL;
    set->go = word;
    if (word != NULL)
        memset(word, 0, 4096);
    return word != NULL ? 0 : -1;
}

int mt_set_allocate(mt_set *set, size_t bytes, int *at)
{
    const info_cu *cu = &set->cu;
    int result = 0;
    for (int i = 0; i < set->n && result == 0; i++) {
        mt_gpu *g = &set->gpu[i];
        *at = i;
        if (g->result != 0 || MT_CU(cu, set_current, g->context) != 0)
            continue;
        destroy_streams(g);
        if (bytes != 0)
            result = create_streams(g);
        for (int k = 0; k < 2 && result == 0; k++) {
            CUdeviceptr *memory = k ? &g->other : &g->buffer;
            if (*memory != 0)
                (void)MT_CU(cu, free, *memory);
            *memory = 0;
            if (bytes != 0)
                result = MT_CU(cu, alloc, memory, bytes);
            if (bytes != 0 && result == 0)
                result = MT_CU(cu, fill, *memory, 0, bytes, g->stream[0]);
            else if (result != 0)
                *memory = 0;
        }
        if (result == 0 && bytes != 0)
            result = mt_finish(set, g->stream[0]);
    }
    return result;
}

int mt_finish(const mt_set *set, CUstream stream)
{
    const struct timespec nap = { 0, 50000 };
    const uint64_t began = ferryi_now_ns();
    for (;;) { /* the GPU's clock measures: few calls, so that the driver is left alone meanwhile */
        (void)nanosleep(&nap, NULL);
        const int result = MT_CU(&set->cu, query, stream);
        const uint64_t now = ferryi_now_ns();
        if (set->beat != NULL)
            set->beat(set->arg);
        if (result != CUDA_ERROR_NOT_READY || now - began > set->patience_ns)
            return result;
    }
}

/* ---- Peer access, both ways, for the time of one figure. */

static int offers_access(const info_cu *cu, int from, int to)
{
    int can = 0;
    return MT_CU(cu, can_access, &can, from, to) == 0 && can;
}

static int enable(const info_cu *cu, const mt_gpu *of, const mt_gpu *to)
{
    (void)MT_CU(cu, set_current, of->context);
    const int result = MT_CU(cu, enable_peer, to->context, 0);
    return result == CUDA_ERROR_PEER_ACCESS_ALREADY_ENABLED ? 0 : result;
}

static void disable(const info_cu *cu, const mt_gpu *of, const mt_gpu *to)
{
    (void)MT_CU(cu, set_current, of->context);
    (void)MT_CU(cu, disable_peer, to->context);
}

/* ---- One figure. */

/* Copies n times from GPU a to b, in a stream. */
static int queue(const mt_set *set, const mt_how *how, const mt_gpu *a, CUdeviceptr from, const mt_gpu *b,
                 CUdeviceptr to, const mt_gpu *runner, CUstream stream, int by_sm)
{
    const info_cu *cu = &set->cu;
    size_t n = how->bytes / 16;
    void *arguments[] = { &to, &from, &n };
    int result = by_sm ? MT_CU(cu, set_current, runner->context) : 0;
    for (int i = 0; i < how->repeat && result == 0; i++)
        result = by_sm ? MT_CU(cu, launch, runner->copy, (unsigned)runner->blocks, 1, 1, (unsigned)runner->threads, 1,
                               1, 0, stream, arguments, NULL)
                       : MT_CU(cu, copy_peer, to, b->context, from, a->context, how->bytes, stream);
    return result;
}

static int queue_all(mt_set *set, const mt_how *how, int i, int j, int by_sm, double *host_ms)
{
    const info_cu *cu = &set->cu;
    const mt_gpu *a = &set->gpu[i], *b = &set->gpu[j];
    const CUdeviceptr far = i == j ? a->other : b->buffer; /* the other end of the copies */
    int result = MT_CU(cu, record, a->began, a->stream[0]);
    /* The second stream begins after the first one's event, and the first waits for its end: the events of the first
     * include all copies of both. */
    if (result == 0 && how->kind == MT_BIDIRECTIONAL)
        result = MT_CU(cu, stream_wait, b->stream[1], a->began, 0);
    const uint64_t began = ferryi_now_ns();
    if (result == 0 && how->kind == MT_BIDIRECTIONAL)
        result = queue(set, how, b, far, a, a->buffer, b, b->stream[1], by_sm);
    if (result == 0)
        result = how->reads ? queue(set, how, b, far, a, a->buffer, a, a->stream[0], by_sm)
                            : queue(set, how, a, a->buffer, b, far, a, a->stream[0], by_sm);
    *host_ms = (double)(ferryi_now_ns() - began) / 1e6;
    if (result == 0 && how->kind == MT_BIDIRECTIONAL && (result = MT_CU(cu, record, b->ended, b->stream[1])) == 0)
        result = MT_CU(cu, stream_wait, a->stream[0], b->ended, 0);
    return result != 0 ? result : MT_CU(cu, record, a->ended, a->stream[0]);
}

int mt_copies(mt_set *set, const mt_how *how, int i, int j, float *ms, double *host_ms, const char **what)
{
    const info_cu *cu = &set->cu;
    const mt_gpu *a = &set->gpu[i], *b = &set->gpu[j];
    const int access = how->access && i != j && offers_access(cu, a->number, b->number);
    long long clocks = hold_clocks;
    void *arguments[] = { &set->go, &clocks };
    int result;
    *what = "enabling access between two GPUs";
    if (access) {
        if ((result = enable(cu, a, b)) != 0)
            return result;
        if ((result = enable(cu, b, a)) != 0)
            goto disable_one;
    }
    *what = "queueing copies";
    if ((result = MT_CU(cu, set_current, a->context)) != 0)
        goto disable_both;
    __atomic_store_n(set->go, 0, __ATOMIC_SEQ_CST);
    if (a->hold != NULL)
        result = MT_CU(cu, launch, a->hold, 1, 1, 1, 1, 1, 1, 0, a->stream[0], arguments, NULL);
    if (result == 0)
        result = queue_all(set, how, i, j, access && how->by_sm && a->copy != NULL && b->copy != NULL, host_ms);
    __atomic_store_n(set->go, 1, __ATOMIC_SEQ_CST);
    if (result != 0)
        goto disable_both;
    *what = "copying";
    if ((result = mt_finish(set, a->stream[0])) == 0 && (result = mt_finish(set, b->stream[1])) == 0)
        result = MT_CU(cu, elapsed, ms, a->began, a->ended);
disable_both:
    if (access)
        disable(cu, b, a);
disable_one:
    if (access)
        disable(cu, a, b);
    (void)MT_CU(cu, set_current, a->context);
    return result;
}
