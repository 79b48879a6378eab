/* SPDX-License-Identifier: BSD-3-Clause */
/* A set of probes of two GPUs, as one of their children does it.  The steps, with a meeting of both children between
 * them: the owner shows its patterns; kernels of both sides run at the same time, then the copy engines, then a graph
 * that is replayed; the owner looks at its own memory. */
#include "tools/verdict/pair.h"
#include "runtime/base/clock.h"
#include "tools/verdict/look.h"
#include <stddef.h>
#include <stdio.h>
#include <string.h>

/* What kernels touch by accesses of 16 bytes lies at 16 bytes, also in an array. */
#define IS_EVEN(TYPE, MEMBER) (offsetof(TYPE, MEMBER) % 16 == 0 && sizeof(TYPE) % 16 == 0)
_Static_assert(IS_EVEN(ferryi_verdict_result, host_stored), "the control");
_Static_assert(IS_EVEN(ferryi_verdict_spot, stored) && IS_EVEN(ferryi_verdict_spot, shown) &&
                   FERRYI_VERDICT_AT % 16 == 0,
               "spots");
_Static_assert(IS_EVEN(ferryi_verdict_board, bulk) && IS_EVEN(ferryi_verdict_board, bulk_shown), "bulk");
_Static_assert(IS_EVEN(ferryi_verdict_board, word) && IS_EVEN(ferryi_verdict_cell, value), "atomics of 16 bytes");
_Static_assert(IS_EVEN(ferryi_verdict_board, tma) && IS_EVEN(ferryi_verdict_board, tma_shown), "TMA");

/* A kernel's wait for the other side's kernel: on a GPU that other processes use, kernels take turns. */
#define MEET_NS 150000000u

static ferryi_verdict_board image, found; /* in host memory: what is shown, and what the owner finds */
static vd_own own;                        /* likewise: the work, and the sources of copies */

/* ---- Mapping. */

void vd_pair_map(vd_pair *pair, int board_fd, int span_fd)
{
    vd_gpu *gpu = pair->gpu;
    const vd_child *peer = &gpu->shared->child[pair->peer];
    const size_t granule = vd_gpu_granule(gpu, CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR);
    const size_t board = (sizeof(ferryi_verdict_board) + granule - 1) / granule * granule;
    vd_evidence *e = pair->out;
    e->step = VD_STEP_MAP;
    if (pair->pretended == FERRYI_VERDICT_NO_ACCESS) {
        e->map_board = 217; /* CUDA_ERROR_PEER_ACCESS_UNSUPPORTED */
        return;
    }
    e->map_board = board_fd >= 0 ? vd_gpu_map(gpu, board_fd, board, &pair->board, &pair->board_memory) : -1;
    if (pair->board == 0)
        return;
    e->map_span = span_fd >= 0 ? vd_gpu_map(gpu, span_fd, peer->span, &pair->span, &pair->span_memory) : -1;
    for (int i = 0; i < FERRYI_VERDICT_HANDLES; i++) {
        e->handle[i].result = -2;
        if (peer->offered[i])
            e->handle[i].result = vd_gpu_open(gpu, i, &peer->handle[i], &pair->page[i], &pair->page_memory[i]);
    }
    e->step = VD_STEP_NONE;
}

void vd_pair_unmap(vd_pair *pair)
{
    vd_gpu *gpu = pair->gpu;
    for (int i = 0; i < FERRYI_VERDICT_HANDLES; i++)
        vd_gpu_close(gpu, i, pair->page[i], pair->page_memory[i]);
    vd_gpu_unmap(gpu, pair->board, gpu->board.size, pair->board_memory);
    vd_gpu_unmap(gpu, pair->span, gpu->shared->child[pair->peer].span, pair->span_memory);
    if (pair->graph != NULL)
        (void)VD_CU(gpu, exec_destroy, pair->graph);
    if (pair->whole != NULL)
        (void)VD_CU(gpu, exec_destroy, pair->whole);
    pair->graph = pair->whole = NULL;
    pair->board = pair->span = 0;
    memset(pair->page, 0, sizeof pair->page);
}

/* ---- What the kernels get. */

#define AT(base, type, member) ((base) != 0 ? (base) + offsetof(type, member) : 0)
#define POINTER(type, address) ((type *)(uintptr_t)(address))

/* Where an owner keeps a spot: at the middle and at the very end of its span. */
static size_t spot_at(size_t span, int number)
{
    return number == 1 ? span / 2 : span - sizeof(ferryi_verdict_spot);
}

static int tries_atomics(const vd_evidence *e)
{
    return e->atomics == 1;
}

/* The kinds of atomics that both kernels try, so both sides come to the same answer. */
static uint64_t kinds_of(const vd_pair *pair)
{
    const int narrow = pair->out->wide == 0 || pair->in->wide == 0;
    return pair->gpu->shared->kinds & ~(narrow ? FERRYI_VERDICT_WIDE : 0);
}

static int writes_there(const vd_pair *pair)
{
    return pair->out_wanted && pair->board != 0;
}

static void describe(vd_pair *pair, uint64_t generation)
{
    vd_gpu *gpu = pair->gpu;
    const CUdeviceptr shadow = VD_OWN(gpu, shadow), there = gpu->pinned_there;
    const ferryi_verdict fault = pair->out_wanted ? pair->pretended : FERRYI_VERDICT_WORKS;
    const int writes = writes_there(pair), me = pair->me, peer = pair->peer;
    const int lost =
        fault == FERRYI_VERDICT_STORES_LOST || fault == FERRYI_VERDICT_ONLY_COPIES || fault == FERRYI_VERDICT_MIRROR;
    const int unread = fault == FERRYI_VERDICT_READS_WRONG || fault == FERRYI_VERDICT_MIRROR;
    const CUdeviceptr store = lost ? shadow : pair->board, load = unread ? shadow : pair->board;
    ferryi_verdict_work *w = &own.work;
    memset(w, 0, sizeof *w);
    w->generation = generation;
    w->me = me;
    w->peer = peer;
    w->budget = MEET_NS;
    w->kinds = kinds_of(pair);
    w->hang = fault == FERRYI_VERDICT_HANGS ? 3 * gpu->shared->options.patience_ns : 0;
    w->pair.me = me;
    w->pair.peer = peer;
    if (writes) {
        w->store = POINTER(ferryi_verdict_board, store);
        w->load = POINTER(const ferryi_verdict_board, load);
        w->store_spot[0] = POINTER(ferryi_verdict_spot, AT(store, ferryi_verdict_board, low));
        w->load_spot[0] = POINTER(const ferryi_verdict_spot, AT(load, ferryi_verdict_board, low));
        for (int i = 1; i < FERRYI_VERDICT_SPOTS && pair->span != 0; i++) {
            const CUdeviceptr real = pair->span + spot_at(gpu->shared->child[peer].span, i);
            const CUdeviceptr other = VD_OWN(gpu, shadow_spot) + (size_t)i * sizeof(ferryi_verdict_spot);
            const int low = fault == FERRYI_VERDICT_LOW_ADDRESSES;
            w->store_spot[i] = POINTER(ferryi_verdict_spot, lost || low ? other : real);
            w->load_spot[i] = POINTER(const ferryi_verdict_spot, unread || low ? other : real);
        }
        w->pair.theirs = POINTER(ferryi_probe_page, AT(store, ferryi_verdict_board, page));
        if (tries_atomics(pair->out) && fault != FERRYI_VERDICT_WITHOUT_ATOMICS)
            w->pair.add_there = 1;
        if (tries_atomics(pair->out))
            w->atomics = POINTER(ferryi_verdict_board, fault == FERRYI_VERDICT_WITHOUT_ATOMICS ? shadow : store);
        for (int i = 0; i < FERRYI_VERDICT_HANDLES; i++)
            if (pair->page[i] != 0) {
                w->store_page[i] = POINTER(ferryi_verdict_page, pair->page[i]);
                w->load_page[i] = POINTER(const ferryi_verdict_page, pair->page[i]);
            }
    }
    if (pair->in_wanted && pair->in->map_board == 0) {
        w->mine = POINTER(ferryi_verdict_board, gpu->board.at);
        w->pair.mine = POINTER(ferryi_probe_page, AT(gpu->board.at, ferryi_verdict_board, page));
        w->add_here = w->pair.add_here = (uint32_t)tries_atomics(pair->in);
    }
    w->result = POINTER(ferryi_verdict_result, there + offsetof(vd_pinned, result) + (size_t)me * sizeof *w->result);
    w->meet_mine = POINTER(ferryi_verdict_meeting, there + offsetof(vd_pinned, meet) +
                                                       ((size_t)me * VD_GPUS + (size_t)peer) * sizeof *w->meet_mine);
    w->meet_theirs =
        POINTER(const ferryi_verdict_meeting,
                there + offsetof(vd_pinned, meet) + ((size_t)peer * VD_GPUS + (size_t)me) * sizeof *w->meet_mine);
    w->host_shown = POINTER(const uint64_t, there + offsetof(vd_pinned, shown) + (size_t)me * 64);
    w->replay_source = POINTER(uint8_t, VD_OWN(gpu, replay_source));
}

/* Copies from pageable memory, which the driver has read when the call returns. */
static int give(vd_gpu *gpu, CUdeviceptr to, const void *from, size_t n)
{
    return VD_CU(gpu, copy, to, (CUdeviceptr)(uintptr_t)from, n, gpu->stream);
}
static int copy_in(vd_gpu *gpu, void *to, CUdeviceptr from, size_t n)
{
    return VD_CU(gpu, copy, (CUdeviceptr)(uintptr_t)to, from, n, gpu->stream);
}

static int prepare(vd_pair *pair, uint64_t generation)
{
    vd_gpu *gpu = pair->gpu;
    const int me = pair->me, peer = pair->peer;
    int bad = 0;
    memset(&gpu->pinned->result[me], 0, sizeof gpu->pinned->result[me]);
    gpu->pinned->shown[me][0] = ferryi_verdict_pattern(generation, me, peer, FERRYI_VERDICT_OF_HOST + 2);
    describe(pair, generation);
    vd_show_board(&image, generation, me, peer);
    bad |= give(gpu, gpu->board.at, &image, sizeof image);
    for (int i = 1; i < FERRYI_VERDICT_SPOTS; i++) {
        vd_show_spot(&own.shadow_spot[0], i, generation, me, peer);
        bad |= give(gpu, gpu->span.at + spot_at(gpu->span.size, i), &own.shadow_spot[0], sizeof own.shadow_spot[0]);
    }
    for (int i = 0; i < FERRYI_VERDICT_HANDLES; i++)
        if (gpu->page[i] != 0) {
            ferryi_verdict_page page;
            vd_show_page(&page, i, generation, me, peer);
            bad |= give(gpu, gpu->page[i], &page, sizeof page);
        }
    /* The shadow shows nothing but the quick probe's word. */
    bad |= VD_CU(gpu, fill, VD_OWN(gpu, shadow), 0, sizeof own.shadow + sizeof own.shadow_spot, gpu->stream);
    memset(&own.shadow.page, 0, sizeof own.shadow.page);
    own.shadow.page.shown = ferryi_probe_pattern(peer, me);
    bad |= give(gpu, VD_OWN(gpu, shadow.page), &own.shadow.page, sizeof own.shadow.page);
    vd_fill(own.push_source, sizeof own.push_source, generation, me, peer, FERRYI_VERDICT_OF_PUSH);
    memcpy(own.bad_source, own.push_source, sizeof own.bad_source);
    for (size_t i = 0; i < sizeof own.bad_source; i += 4099)
        own.bad_source[i] ^= 0x10;
    bad |= give(gpu, VD_OWN(gpu, push_source), own.push_source, sizeof own.push_source + sizeof own.bad_source);
    bad |= VD_CU(gpu, fill, VD_OWN(gpu, pulled), 0, sizeof own.pulled, gpu->stream);
    bad |= give(gpu, gpu->own, &own.work, sizeof own.work);
    return bad;
}

/* ---- The writer. */

static int end_with(vd_pair *pair, int result, vd_step step, uint64_t generation)
{
    const ferryi_verdict_result *r = &pair->gpu->pinned->result[pair->me];
    vd_evidence *e = pair->out_wanted ? pair->out : pair->in;
    int begun = step != VD_STEP_KERNEL;
    if (result == 0)
        return 1;
    for (int i = 0; i < FERRYI_VERDICT_PARTS; i++)
        begun |= r->begun[i] == generation;
    e->step = (int32_t)step;
    e->ran = begun;
    if (step == VD_STEP_KERNEL && begun && pair->out_wanted && own.work.atomics != NULL &&
        (own.work.kinds & FERRYI_VERDICT_RARE) != 0) {
        e->rare_error = result; /* tried again without them, by a new process */
    } else if (result != CUDA_ERROR_NOT_READY) {
        e->fault = result;
        snprintf(e->note, sizeof e->note, "%s (%d)", vd_gpu_error(pair->gpu, result), result);
        e->state = VD_FAULT;
    } else if (begun && pair->out_wanted) {
        e->state = VD_HUNG;
    } else {
        snprintf(e->note, sizeof e->note, "GPU %d did not run a kernel within %.3g s: another process keeps it busy",
                 pair->me, (double)pair->gpu->shared->options.patience_ns / 1e9);
        e->state = VD_SKIPPED;
    }
    return -1;
}

static int queue_kernel(vd_pair *pair)
{
    vd_gpu *gpu = pair->gpu;
    CUdeviceptr work = gpu->own;
    void *arguments[] = { &work };
    return VD_CU(gpu, launch, gpu->probe, FERRYI_VERDICT_PARTS, 1, 1, FERRYI_VERDICT_THREADS, 1, 1, 0, gpu->stream,
                 arguments, NULL);
}

static int queue_copies(vd_pair *pair)
{
    vd_gpu *gpu = pair->gpu;
    const int lost = pair->pretended == FERRYI_VERDICT_STORES_LOST;
    const CUdeviceptr to = AT(lost ? VD_OWN(gpu, shadow) : pair->board, ferryi_verdict_board, pushed);
    const CUdeviceptr from =
        pair->pretended == FERRYI_VERDICT_COPIES_CORRUPT ? VD_OWN(gpu, bad_source) : VD_OWN(gpu, push_source);
    int result = VD_CU(gpu, copy, to, from, FERRYI_VERDICT_COPY, gpu->stream);
    if (result == 0)
        result = VD_CU(gpu, copy, to + FERRYI_VERDICT_COPY, from + FERRYI_VERDICT_COPY, FERRYI_VERDICT_SMALL_COPY,
                       gpu->stream);
    if (result == 0)
        result = VD_CU(gpu, copy, VD_OWN(gpu, pulled), AT(pair->board, ferryi_verdict_board, pull_shown),
                       FERRYI_VERDICT_COPY, gpu->stream);
    for (int i = 0; i < FERRYI_VERDICT_HANDLES && result == 0; i++)
        if (pair->page[i] != 0)
            result = VD_CU(gpu, copy, AT(pair->page[i], ferryi_verdict_page, copied), VD_OWN(gpu, push_source), 64,
                           gpu->stream);
    return result;
}

static int queue_set(vd_pair *pair)
{
    const int result = queue_kernel(pair);
    return result == 0 && writes_there(pair) ? queue_copies(pair) : result;
}

/* A kernel, a copy and a kernel, which say by themselves how often they have run. */
static int queue_replayed(vd_pair *pair)
{
    vd_gpu *gpu = pair->gpu;
    CUdeviceptr work = gpu->own;
    const int lost = pair->pretended == FERRYI_VERDICT_STORES_LOST;
    const CUdeviceptr board = lost ? VD_OWN(gpu, shadow) : pair->board;
    uint32_t second = 0;
    void *arguments[] = { &work, &second };
    int result = VD_CU(gpu, launch, gpu->replay, 1, 1, 1, 32, 1, 1, 0, gpu->stream, arguments, NULL);
    if (result == 0)
        result = VD_CU(gpu, copy, AT(board, ferryi_verdict_board, replay_copied), VD_OWN(gpu, replay_source),
                       FERRYI_VERDICT_REPLAYED, gpu->stream);
    second = 1;
    if (result == 0)
        result = VD_CU(gpu, launch, gpu->replay, 1, 1, 1, 32, 1, 1, 0, gpu->stream, arguments, NULL);
    return result;
}

/* Captured once for a meeting. */
static int capture(vd_pair *pair, int (*queue)(vd_pair *pair), CUgraphExec *exec)
{
    vd_gpu *gpu = pair->gpu;
    CUgraph graph = NULL;
    if (*exec != NULL)
        return 0;
    int result = VD_CU(gpu, capture, gpu->stream, CU_STREAM_CAPTURE_MODE_RELAXED);
    if (result != 0)
        return result;
    const int bad = queue(pair);
    result = VD_CU(gpu, captured, gpu->stream, &graph);
    if (result == 0)
        result = bad;
    if (result == 0)
        result = VD_CU(gpu, instantiate, exec, graph, 0);
    if (graph != NULL)
        (void)VD_CU(gpu, graph_destroy, graph);
    return result;
}

/* Waits for what was queued with a result, and notes how it ended: 1, or -1. */
static int finish(vd_pair *pair, int result, vd_step step, uint64_t generation)
{
    const uint64_t patience = pair->gpu->shared->options.patience_ns;
    if (result == 0)
        result = vd_gpu_finish(pair->gpu, ferryi_now_ns() + patience);
    return end_with(pair, result, step, generation);
}

static int run_set(vd_pair *pair, uint64_t generation)
{
    const int state = finish(pair, queue_kernel(pair), VD_STEP_KERNEL, generation);
    return state == 1 && writes_there(pair) ? finish(pair, queue_copies(pair), VD_STEP_COPIES, generation) : state;
}

static int run_graphs(vd_pair *pair, uint64_t generation)
{
    vd_gpu *gpu = pair->gpu;
    int result = capture(pair, queue_set, &pair->whole);
    if (result == 0 && writes_there(pair))
        result = capture(pair, queue_replayed, &pair->graph);
    if (result != 0) { /* of the driver, before anything touches the peer */
        if (pair->out_wanted)
            pair->out->graph_error = result;
        return run_set(pair, generation);
    }
    result = VD_CU(gpu, replay, pair->whole, gpu->stream);
    const int state = finish(pair, result, VD_STEP_GRAPH, generation);
    if (state != 1 || !writes_there(pair))
        return state;
    for (uint32_t i = 0; i < FERRYI_VERDICT_REPLAYS && result == 0; i++)
        result = VD_CU(gpu, replay, pair->graph, gpu->stream);
    return finish(pair, result, VD_STEP_GRAPH, generation);
}

/* What this side's kernel found as a writer. */
static int note_writer(vd_pair *pair, uint64_t generation)
{
    vd_gpu *gpu = pair->gpu;
    const ferryi_verdict_result *r = &gpu->pinned->result[pair->me];
    vd_evidence *e = pair->out;
    uint32_t mask = 0;
    for (int i = 0; i < FERRYI_VERDICT_SPOTS; i++)
        if (own.work.load_spot[i] != NULL)
            mask |= ((UINT32_C(1) << FERRYI_VERDICT_SIZES) - 1) << (i * FERRYI_VERDICT_SIZES);
    e->load_wrong |= (uint32_t)r->load_wrong & mask;
    e->readback = e->sets == 0 ? (uint32_t)r->readback : e->readback & (uint32_t)r->readback;
    e->bulk_load_wrong |= (uint32_t)r->bulk_wrong;
    if (r->bulk_wrong != 0)
        e->bulk_first = r->bulk_first;
    e->tma_ran |= r->tma_ran == generation;
    e->tma_load_wrong |= r->tma_wrong != 0;
    e->quick_load_failed |= r->quick_load_failed != 0;
    e->replay_load_wrong |= r->replay_wrong != 0;
    e->host_wrong |= r->host_wrong != 0;
    for (uint64_t i = 0; i < 2; i++)
        e->host_wrong |=
            r->host_stored[i] != ferryi_verdict_pattern(generation, pair->me, pair->peer, FERRYI_VERDICT_OF_HOST + i);
    for (int i = 0; i < FERRYI_VERDICT_HANDLES; i++) {
        e->handle[i].wrong |= r->handle_wrong[i] != 0;
        e->handle[i].readback |= r->handle_readback[i] != 0;
    }
    int result = copy_in(gpu, own.pulled, VD_OWN(gpu, pulled), sizeof own.pulled);
    if (result == 0)
        result = vd_gpu_finish(gpu, ferryi_now_ns() + gpu->shared->options.patience_ns);
    if (result == 0)
        e->pull_wrong +=
            vd_differ(own.pulled, sizeof own.pulled, generation, pair->peer, pair->me, FERRYI_VERDICT_OF_PULL);
    return result;
}

/* ---- The owner. */

static int judge_pair(vd_pair *pair, uint64_t generation)
{
    vd_gpu *gpu = pair->gpu;
    vd_evidence *e = pair->in;
    const ferryi_verdict_result *theirs = &gpu->pinned->result[pair->peer], *mine = &gpu->pinned->result[pair->me];
    ferryi_verdict_spot spot[FERRYI_VERDICT_SPOTS];
    ferryi_verdict_page page[FERRYI_VERDICT_HANDLES];
    if (e->map_board != 0) { /* the writer wrote nothing */
        e->sets++;
        return 1;
    }
    int result = copy_in(gpu, &found, gpu->board.at, sizeof found);
    for (int i = 1; i < FERRYI_VERDICT_SPOTS && result == 0; i++)
        result = copy_in(gpu, &spot[i], gpu->span.at + spot_at(gpu->span.size, i), sizeof spot[i]);
    for (int i = 0; i < FERRYI_VERDICT_HANDLES && result == 0; i++)
        if (gpu->page[i] != 0)
            result = copy_in(gpu, &page[i], gpu->page[i], sizeof page[i]);
    if (result == 0)
        result = vd_gpu_finish(gpu, ferryi_now_ns() + gpu->shared->options.patience_ns);
    if (result != 0)
        return end_with(pair, result, VD_STEP_COPIES, 0);
    vd_look_board(&found, generation, pair->me, pair->peer, tries_atomics(e) ? kinds_of(pair) : 0, theirs, mine, e);
    for (int i = 1; i < FERRYI_VERDICT_SPOTS && e->map_span == 0; i++)
        vd_look_spot(&spot[i], i, generation, pair->me, pair->peer, e);
    for (int i = 0; i < FERRYI_VERDICT_HANDLES; i++)
        if (gpu->page[i] != 0 && e->handle[i].result == 0)
            vd_look_page(&page[i], i, generation, pair->me, pair->peer, &e->handle[i]);
    e->sets++;
    return 1;
}

int vd_pair_probe(vd_pair *pair, uint64_t generation, int in_graph)
{
    vd_gpu *gpu = pair->gpu;
    const uint64_t patience = gpu->shared->options.patience_ns, longer = 3 * patience + 1000000000u;
    const ferryi_verdict_result *mine = &gpu->pinned->result[pair->me];
    int result, writes = writes_there(pair), state;
    if (!writes && (!pair->in_wanted || pair->in->map_board != 0)) { /* both sides know it: there is nothing to try */
        pair->out->sets += pair->out_wanted;
        return 1;
    }
    result = prepare(pair, generation);
    if (result == 0)
        result = vd_gpu_finish(gpu, ferryi_now_ns() + patience);
    if (result != 0)
        return end_with(pair, result, VD_STEP_COPIES, 0);
    if (!pair->barrier(pair, ferryi_now_ns() + longer))
        return 0;
    if ((state = in_graph ? run_graphs(pair, generation) : run_set(pair, generation)) < 0)
        return state;
    if (writes && (result = note_writer(pair, generation)) != 0)
        return end_with(pair, result, VD_STEP_COPIES, 0);
    int met = 1;
    for (int i = 0; i < FERRYI_VERDICT_PARTS; i++)
        met &= mine->met[i] == generation;
    pair->out->unmet += !met;
    if (!pair->barrier(pair, ferryi_now_ns() + longer))
        return 0;
    if (pair->in_wanted && (state = judge_pair(pair, generation)) < 0)
        return state;
    return pair->barrier(pair, ferryi_now_ns() + longer);
}
