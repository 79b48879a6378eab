/* SPDX-License-Identifier: BSD-3-Clause */
/* The bulk part: large copies and large stores from one GPU to another, verified by a kernel of the owner, and their
 * figures.  One pair of the machine measures at a time, one direction at a time. */
#include "runtime/base/clock.h"
#include "tools/verdict/pair.h"
#include <stddef.h>
#include <string.h>

enum { LARGE = 32 << 20, COPIES = 4, LOADS = 512, BLOCKS = 32, THREADS = 256 };

static CUevent began, ended;

static int finish(vd_pair *pair)
{
    return vd_gpu_finish(pair->gpu, ferryi_now_ns() + pair->gpu->shared->options.patience_ns);
}

static int launch(vd_gpu *gpu, CUfunction f, void **arguments, unsigned blocks, unsigned threads)
{
    return VD_CU(gpu, launch, f, blocks, 1, 1, threads, 1, 1, 0, gpu->stream, arguments, NULL);
}

static int fill(vd_gpu *gpu, CUdeviceptr to, uint64_t words, uint64_t seed)
{
    void *arguments[] = { &to, &words, &seed };
    return launch(gpu, gpu->fill, arguments, BLOCKS, THREADS);
}

/* The owner counts the words that are not seed + i. */
static int count(vd_pair *pair, CUdeviceptr at, uint64_t words, uint64_t seed, vd_evidence *e)
{
    vd_gpu *gpu = pair->gpu;
    CUdeviceptr result = VD_OWN(gpu, count);
    uint64_t wrong = 0;
    void *arguments[] = { &at, &words, &seed, &result };
    int bad = VD_CU(gpu, fill, result, 0, sizeof wrong, gpu->stream);
    if (bad == 0)
        bad = launch(gpu, gpu->count, arguments, BLOCKS, THREADS);
    if (bad == 0)
        bad = VD_CU(gpu, copy, (CUdeviceptr)(uintptr_t)&wrong, result, sizeof wrong, gpu->stream);
    if (bad == 0)
        bad = finish(pair);
    if (bad == 0 && wrong != 0)
        e->large_lost += wrong > 1000000 ? 1000000 : (int32_t)wrong;
    return bad;
}

static double rate(const vd_gpu *gpu, uint64_t bytes)
{
    float ms = 0;
    return VD_CU(gpu, elapsed, &ms, began, ended) == 0 && ms > 0 ? (double)bytes / ((double)ms * 1e6) : -1;
}

static int measure_copies(vd_pair *pair, CUdeviceptr from, CUdeviceptr to, uint64_t bytes, uint64_t seed)
{
    vd_gpu *gpu = pair->gpu;
    int bad = fill(gpu, from, bytes / 8, seed);
    for (int i = -1; i < COPIES && bad == 0; i++) {
        if (i == 0)
            bad = VD_CU(gpu, record, began, gpu->stream);
        if (bad == 0)
            bad = VD_CU(gpu, copy, to, from, bytes, gpu->stream);
    }
    if (bad == 0)
        bad = VD_CU(gpu, record, ended, gpu->stream);
    if (bad == 0)
        bad = finish(pair);
    if (bad == 0)
        pair->out->copy_gbs = rate(gpu, COPIES * bytes);
    return bad;
}

static int measure_stores(vd_pair *pair, CUdeviceptr to, uint64_t bytes, uint64_t seed)
{
    vd_gpu *gpu = pair->gpu;
    int bad = fill(gpu, to, bytes / 8, seed);
    if (bad == 0)
        bad = VD_CU(gpu, record, began, gpu->stream);
    if (bad == 0)
        bad = fill(gpu, to, bytes / 8, seed);
    if (bad == 0)
        bad = VD_CU(gpu, record, ended, gpu->stream);
    if (bad == 0)
        bad = finish(pair);
    if (bad == 0)
        pair->out->store_gbs = rate(gpu, bytes);
    return bad;
}

/* A chain of loads of one word in the peer's memory that holds its own address. */
static int measure_latency(vd_pair *pair)
{
    vd_gpu *gpu = pair->gpu;
    uint64_t *out = gpu->pinned->out[pair->me], n = 0;
    CUdeviceptr at = pair->board + offsetof(ferryi_verdict_board, bulk),
                to = gpu->pinned_there + offsetof(vd_pinned, out) + (size_t)pair->me * sizeof gpu->pinned->out[0];
    uint32_t loads = 16;
    void *arguments[] = { &at, &loads, &to };
    int bad = VD_CU(gpu, copy, at, (CUdeviceptr)(uintptr_t)&at, sizeof at, gpu->stream);
    for (int round = 0; round < 3 && bad == 0; round++, loads = LOADS) {
        memset(out, 0, sizeof gpu->pinned->out[0]);
        bad = launch(gpu, gpu->chase, arguments, 1, 1);
        if (bad == 0)
            bad = finish(pair);
        n = loads;
    }
    if (bad == 0 && out[1] == at && n != 0)
        pair->out->latency_us = (double)out[0] / 1e3 / (double)n;
    return bad;
}

static int is_sound(const vd_evidence *e)
{
    char text[8];
    const ferryi_verdict verdict = vd_judge(e, text, sizeof text);
    return verdict == FERRYI_VERDICT_WORKS || verdict == FERRYI_VERDICT_WITHOUT_ATOMICS ||
           verdict == FERRYI_VERDICT_COPIES_CORRUPT;
}

/* This side writes, or owns. */
static int one_direction(vd_pair *pair, int writes)
{
    vd_gpu *gpu = pair->gpu;
    vd_evidence *e = writes ? pair->out : pair->in;
    const vd_child *owner = &gpu->shared->child[writes ? pair->peer : pair->me];
    uint64_t bytes = LARGE, least = owner->span < gpu->span.size ? owner->span : gpu->span.size;
    const uint64_t seed = 0x1000000000000u * (uint64_t)(1 + (writes ? pair->me : pair->peer));
    const uint64_t longer = 3 * gpu->shared->options.patience_ns;
    const int sound = is_sound(e);
    int bad = 0;
    while (bytes > least / 4)
        bytes /= 2;
    if (e->map_board != 0 || e->map_span != 0)
        return 1; /* both sides know it */
    if (writes)
        bad = measure_copies(pair, gpu->span.at, pair->span + bytes, bytes, seed);
    if (bad != 0 || !pair->barrier(pair, ferryi_now_ns() + longer))
        return bad != 0 ? -1 : 0;
    if (!writes)
        bad = count(pair, gpu->span.at + bytes, bytes / 8, seed, e);
    if (bad != 0 || !pair->barrier(pair, ferryi_now_ns() + longer))
        return bad != 0 ? -1 : 0;
    if (writes && sound && (bad = measure_stores(pair, pair->span + bytes, bytes, seed + 1)) == 0)
        bad = measure_latency(pair);
    if (bad != 0 || !pair->barrier(pair, ferryi_now_ns() + longer))
        return bad != 0 ? -1 : 0;
    if (!writes && sound)
        bad = count(pair, gpu->span.at + bytes, bytes / 8, seed + 1, e);
    if (!writes)
        e->large_bytes = bytes;
    return bad == 0 ? 1 : -1;
}

int vd_pair_measure(vd_pair *pair)
{
    vd_gpu *gpu = pair->gpu;
    int state = 1;
    if (began == NULL && (VD_CU(gpu, event, &began, 0) != 0 || VD_CU(gpu, event, &ended, 0) != 0))
        return 1;
    /* The lower GPU writes first. */
    for (int turn = 0; turn < 2 && state == 1; turn++) {
        const int writes = pair->low == (turn == 0);
        if (writes ? pair->out->state == VD_DONE : pair->in->state == VD_DONE)
            state = one_direction(pair, writes);
        if (state == 1)
            state = pair->barrier(pair, ferryi_now_ns() + 3 * gpu->shared->options.patience_ns);
    }
    return state;
}
