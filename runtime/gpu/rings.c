/* SPDX-License-Identifier: BSD-3-Clause */
/* Weak pairs in the cuda space: the tables through which kernels find their rings, and the service's handling of
 * descriptors that no kernel applies. */
#include "ferry/detail/ring/ring__funcs.h"
#include "runtime/base/clock.h"
#include "runtime/base/log.h"
#include "runtime/gpu/gpu_internal.h"
#include "runtime/state/doorbell.h"
#include "runtime/state/segment.h"
#include <stdlib.h>

#define CU (ferryi_cu_table)

/* A waiting kernel applies a descriptor itself within a few us; the service drains only older descriptors. */
#define GRACE_NS 4000u
/* The drain kernel stays for so long after the last descriptor, and never longer than its life, since a program may
 * wait for all work of its GPU. */
#define STAY_NS 60000u
#define LIFE_NS 500000u
/* A drain kernel that has not begun after this time has found no multiprocessor: copy engines apply chunks then. */
#define LATE_NS 40000u
/* And after this time, or if a descriptor waits for so long beside a kernel that has begun, all descriptors that need
 * none. */
#define STUCK_NS 200000u
/* A turn never takes this long by itself. */
#define LONG_TURN_NS 500000000u
/* A dead source's descriptor still incomplete after this time stays incomplete: the source died while writing it. */
#define DEAD_NS 1000000000u
/* When a ring has not moved for this time, a drain kernel checks it whatever its pending words say.  Each further check
 * comes after ten times the previous time, up to the last. */
#define SETTLED_NS 5000000u
#define SETTLED_LAST_NS (1000u * (uint64_t)SETTLED_NS)

/* One inbound ring, as the service sees it. */
typedef struct inbound {
    const uint64_t *pending;       /* NULL: the ring is in host memory */
    const ferryi_descriptor *ring; /* read by the service if pending is NULL */
    const uint64_t *applied_copy;
    ferryi_gpu_bulk bulk; /* used for a ring in host memory */
    uint32_t waiting;     /* next descriptor's count + 1 at the service's last look; 0: no descriptor was there */
    uint64_t waiting_at;  /* when the service first saw that descriptor */
    uint32_t given_up;    /* count + 1 of the descriptor that a dead source left unfinished */
    uint32_t count;       /* applied descriptors according to applied_copy, at the last look */
    uint64_t count_at;    /* when that count last changed */
    uint64_t look_after;  /* idle time before the next check by a drain kernel; 0: all checks are done */
} inbound;

struct ferryi_gpu_rings {
    CUdeviceptr table;
    ferryi_ring_out *out; /* on the GPU, like weak */
    uint16_t *weak;
    ferryi_ring_in *in; /* in the heap */
    uint32_t n_in;
    ferryi_ctl **services; /* [n_services]: control blocks of this PE and of its peers in weak pairs */
    uint32_t n_services;
    inbound *inbound; /* [n_in] */
    uint32_t turn;    /* the ring that the bulk search starts at */
    ferryi_gpu_pinned *pinned;
    int n_pinned;
    CUstream bulk;
    uint64_t *begun, *done; /* in host memory: numbers of the last drain kernels that have begun and ended */
    uint64_t launched;
    uint64_t launched_at;
    uint64_t stay; /* STAY_NS, or 0 where others need the GPU, or the core of this PE's service */
    unsigned threads;
    uint32_t failed;  /* launches */
    uint32_t blocked; /* turns that the driver kept waiting for long */
};

/* ---- Host memory used by this PE's kernels. */

static ferry_status pin(const ferryi_gpu *gpu, const char *at, size_t size)
{
    ferryi_gpu_rings *r = gpu->rings;
    ferry_status status = ferryi_gpu_pin(gpu, at, size, &r->pinned[r->n_pinned]);
    if (status == FERRY_SUCCESS)
        r->n_pinned++;
    return status;
}

/* A staged pair's payload passes through host memory in both directions. */
static ferry_status pin_chunks(ferryi_pe *pe, int peer)
{
    ferryi_ring_out out;
    ferryi_ring_in in;
    ferry_status status = FERRY_SUCCESS;
    ferryi_segment_ends(pe, peer, &out, &in);
    char *const chunks[] = { out.chunks, (char *)(uintptr_t)out.reply_chunks, (char *)(uintptr_t)in.chunks,
                             in.reply_chunks };
    for (size_t i = 0; i < sizeof chunks / sizeof *chunks && status == FERRY_SUCCESS; i++)
        status = pin(pe->gpu, chunks[i], ferryi_chunks_bytes(pe));
    const int ends[][2] = { { pe->world.my_pe, peer }, { peer, pe->world.my_pe } };
    for (int i = 0; i < 2 && status == FERRY_SUCCESS; i++) {
        char *at;
        size_t chunk;
        ferryi_pipeline *pipeline = ferryi_segment_pipeline(pe, ends[i][0], ends[i][1], &at, &chunk);
        status = pin(pe->gpu, (char *)pipeline, (size_t)(at - (char *)pipeline) + FERRYI_PIPELINE_SLOTS * chunk);
    }
    return status;
}

static ferry_status pin_segments(ferryi_pe *pe, ferryi_gpu_rings *r)
{
    int me = pe->world.my_pe;
    for (int p = 0; p < pe->world.n_pes; p++) {
        char *at;
        size_t size, copy_size;
        if (p != me && !ferryi_pair_is_weak(pe, me, p) && !ferryi_pair_is_weak(pe, p, me))
            continue;
        if (ferryi_pair_shares_node(pe, me, p))
            r->services[r->n_services++] = ferryi_segment_ctl(pe, p);
        if (p == me)
            continue;
        ferryi_segment_pinned(pe, p, &at, &size);
        ferry_status status = pin(pe->gpu, at, size);
        char *copy = ferryi_segment_copy(pe, p, &copy_size);
        if (status == FERRY_SUCCESS && copy != NULL && copy != at)
            status = pin(pe->gpu, copy, copy_size);
        if (status == FERRY_SUCCESS && ferryi_gpu_rings_in_host(pe, p))
            status = pin_chunks(pe, p);
        if (status != FERRY_SUCCESS)
            return status;
    }
    return FERRY_SUCCESS;
}

/* ---- Tables. */

/* Table layout: out[n], weak[n]; then, zeroed, busy[n][2 * slots] and the replies to this PE's own requests [slots]. */
static size_t heads_of(size_t n)
{
    size_t size = n * (sizeof(ferryi_ring_out) + sizeof(uint16_t));
    return (size + FERRYI_LINE - 1) / FERRYI_LINE * FERRYI_LINE;
}

/* Returns the address, in the peer's heap, of the consumer word of this PE's ring to that peer. */
static const uint32_t *consumer_at(const ferryi_pe *pe, int peer)
{
    const int me = pe->world.my_pe;
    const ferryi_ring_in *in = ferryi_rings_in(pe);
    for (int p = 0; p < me; p++)
        in += ferryi_pair_is_weak(pe, p, peer);
    return (const uint32_t *)(const void *)((const char *)&in->consumer + pe->world.peer[peer].delta);
}

static void describe(ferryi_pe *pe, ferryi_gpu_rings *r, ferryi_ring_out *out, ferryi_ring_in *in)
{
    const int n = pe->world.n_pes, me = pe->world.my_pe;
    for (int p = 0; p < n; p++) {
        ferryi_ring_in ends;
        memset(&ends, 0, sizeof ends);
        ferryi_segment_ends(pe, p, &out[p], &ends);
        out[p].busy = (uint64_t *)(uintptr_t)(r->table + heads_of((size_t)n) +
                                              2 * (size_t)p * pe->env.ring_slots * sizeof(uint64_t));
        if (ferryi_rings_in_gpu(pe, p)) {
            out[p].consumed = consumer_at(pe, p);
            ends.consumed = NULL;
        } else {
            out[p].pending = NULL;
        }
        inbound seen = { .ring = ends.ring, .applied_copy = ends.applied_copy, .bulk.ends = ends };
        if (ends.consumed == NULL)
            seen.pending = ferryi_segment_pending(pe, p);
        if (ferryi_pair_is_weak(pe, p, me)) {
            seen.bulk.in = &r->in[r->n_in];
            r->inbound[r->n_in] = seen;
            in[r->n_in++] = ends;
        }
    }
}

static ferry_status build(ferryi_pe *pe, ferryi_gpu_rings *r)
{
    ferryi_gpu *gpu = pe->gpu;
    const size_t n = (size_t)pe->world.n_pes;
    const size_t heads = heads_of(n), ins = n * sizeof(ferryi_ring_in),
                 answers = heads + 2 * n * pe->env.ring_slots * sizeof(uint64_t);
    const size_t size = answers + pe->env.ring_slots * sizeof(ferryi_reply);
    char *image = NULL; /* heads, then in[n] */
    ferry_status status = FERRY_ERR_NO_MEMORY;
    r->pinned = calloc(8 * n, sizeof *r->pinned);
    r->inbound = calloc(n, sizeof *r->inbound);
    r->services = calloc(n, sizeof(ferryi_ctl *));
    if (posix_memalign((void **)&image, FERRYI_LINE, heads + ins) != 0)
        image = NULL;
    if (r->pinned == NULL || r->inbound == NULL || r->services == NULL || image == NULL) {
        status = ferryi_error(status, "no memory for the tables of rings: raise the memory limit");
        goto out;
    }
    memset(image, 0, heads + ins);
    status = pin_segments(pe, r);
    if (status != FERRY_SUCCESS)
        goto out;
    CUresult result = CU->MemAlloc(&r->table, size);
    if (result == CUDA_SUCCESS)
        result = CU->MemsetD8Async(r->table, 0, size, gpu->serve.stream);
    const uint64_t deadline = ferryi_gpu_deadline(pe->env.init_timeout_ns, size);
    if (result == CUDA_SUCCESS) /* else the pageable copies below would block on it with no time limit */
        result = ferryi_gpu_finish(gpu->serve.stream, deadline);
    gpu->stuck |= result == CUDA_ERROR_NOT_READY;
    if (result != CUDA_SUCCESS) {
        status = ferryi_cu_error(result, "cuMemAlloc for the tables of rings");
        goto out;
    }
    r->out = (ferryi_ring_out *)(uintptr_t)r->table;
    r->in = ferryi_rings_in(pe);
    r->weak = (uint16_t *)(uintptr_t)(r->table + n * sizeof(ferryi_ring_out));
    describe(pe, r, (ferryi_ring_out *)(void *)image, (ferryi_ring_in *)(void *)(image + heads));
    memcpy(image + n * sizeof(ferryi_ring_out), pe->world.weak, n * sizeof *pe->world.weak);
    ((ferryi_ring_out *)(void *)image)[pe->world.my_pe].reply = (const ferryi_reply *)(uintptr_t)(r->table + answers);
    result = CU->MemcpyAsync(r->table, (CUdeviceptr)(uintptr_t)image, heads, gpu->serve.stream);
    if (result == CUDA_SUCCESS)
        result = CU->MemcpyAsync((CUdeviceptr)(uintptr_t)r->in, (CUdeviceptr)(uintptr_t)(image + heads), ins,
                                 gpu->serve.stream);
    if (result == CUDA_SUCCESS)
        result = ferryi_gpu_finish(gpu->serve.stream, deadline);
    int least, first;
    if (result == CUDA_SUCCESS)
        result = CU->CtxGetStreamPriorityRange(&least, &first);
    if (result == CUDA_SUCCESS)
        result = CU->StreamCreateWithPriority(&r->bulk, CU_STREAM_NON_BLOCKING, first);
    status = ferryi_cu_error(result, "copying the tables of rings to the GPU");
    if (status == FERRY_SUCCESS)
        status = ferryi_gpu_pipelines_create(pe, r->out, (ferryi_reply *)(uintptr_t)(r->table + answers), r->bulk);

out:
    free(image);
    return status;
}

ferry_status ferryi_gpu_rings_create(ferryi_pe *pe)
{
    const int n = pe->world.n_pes, me = pe->world.my_pe;
    int weak = 0;
    for (int p = 0; p < n; p++)
        weak = weak || ferryi_pair_is_weak(pe, me, p) || ferryi_pair_is_weak(pe, p, me);
    if (!weak)
        return FERRY_SUCCESS;
    ferryi_gpu_rings *r = calloc(1, sizeof *r);
    if (r == NULL)
        return ferryi_error(FERRY_ERR_NO_MEMORY, "no memory for the tables of rings: raise the memory limit");
    r->begun = &pe->gpu->words->drains;
    r->done = &pe->gpu->words->drained;
    int multiprocessors = 0;
    if (CU->DeviceGetAttribute(&multiprocessors, CU_DEVICE_ATTRIBUTE_MULTIPROCESSOR_COUNT, pe->gpu->device) !=
        CUDA_SUCCESS)
        multiprocessors = 0;
    r->threads = multiprocessors < 16 ? 32 : FERRYI_DRAIN_THREADS;
    r->stay = pe->gpu->takes_turns || ferryi_topo_is_oversubscribed(pe->topo, n, me, 2) ? 0 : STAY_NS;
    if (pe->env.drain_stay != 0)
        r->stay = (uint64_t)pe->env.drain_stay * 1000u;
    pe->gpu->rings = r;
    return build(pe, r);
}

int ferryi_gpu_rings_are_busy(const ferryi_gpu *gpu, uint64_t deadline)
{
    const ferryi_gpu_rings *r = gpu->rings;
    return r != NULL && (ferryi_gpu_finish(r->bulk, deadline) == CUDA_ERROR_NOT_READY ||
                         ferryi_gpu_pipelines_are_busy(gpu->pipelines, deadline));
}

void ferryi_gpu_rings_destroy(ferryi_pe *pe)
{
    ferryi_gpu_rings *r = pe->gpu->rings;
    if (r == NULL)
        return;
    ferryi_gpu_pipelines_destroy(pe->gpu->pipelines);
    pe->gpu->pipelines = NULL;
    if (r->bulk != NULL)
        (void)CU->StreamDestroy(r->bulk);
    for (int i = 0; i < r->n_pinned; i++)
        ferryi_gpu_unpin(&r->pinned[i]);
    if (r->table != 0)
        (void)CU->MemFree(r->table);
    free(r->pinned);
    free(r->inbound);
    free(r->services);
    free(r);
    pe->gpu->rings = NULL;
}

void ferryi_gpu_rings_describe(const ferryi_pe *pe, ferryi_world *kernel_world)
{
    const ferryi_gpu_rings *r = pe->gpu->rings;
    if (r == NULL)
        return;
    kernel_world->out = r->out;
    kernel_world->in = r->in;
    kernel_world->weak = r->weak;
    kernel_world->n_in = r->n_in;
    kernel_world->ring_mask = pe->world.ring_mask;
    kernel_world->staged_chunk = pe->world.staged_chunk;
    kernel_world->kernel.staged_bulk = (uint32_t)pe->env.staged_bulk;
}

void ferryi_gpu_rings_expect(const ferryi_gpu *gpu)
{
    const ferryi_gpu_rings *r = gpu->rings;
    for (uint32_t i = 0; r != NULL && i < r->n_services; i++)
        ferryi_service_expect(r->services[i]);
}

/* ---- Service thread. */

int ferryi_gpu_has_rings(ferryi_pe *pe)
{
    return ferryi_ld_acquire_u32(&pe->gpu->connected) != 0 && pe->gpu->rings != NULL;
}

/* `applied_copy` and `pending` are only hints to the service: tests/model/pending.pml.  `applied_copy` may stay too
 * low: if two threads store it one after the other, the older store may land last.  The service then sees an applied
 * descriptor as waiting; a drain kernel, or the service when it takes the ring, stores `applied_copy` again.  That
 * store is right once all earlier stores have landed.  A late store of `pending` for an older descriptor may overwrite
 * a newer descriptor's in the same slot.  The service then misses the newer descriptor, so drain kernels check settled
 * rings.  The last check comes when no store is under way any more and no thread is still held up between two of those
 * steps. */

/* Returns 1 if the first unapplied descriptor has waited longer than a waiting kernel would have left it. */
static int is_overdue(const ferryi_pe *pe, inbound *b, uint64_t now)
{
    uint32_t count = (uint32_t)ferryi_ld_relaxed_u64(b->applied_copy) >> 1, tag = ferryi_ticket_tag(count);
    uint64_t slot = ferryi_descriptor_slot(&pe->world, count);
    uint32_t newest = b->pending != NULL ? (uint32_t)ferryi_ld_relaxed_u64(&b->pending[slot])
                                         : ferryi_word_tag(ferryi_descriptor_first(&b->ring[slot]));
    if (b->count != count) {
        b->count = count;
        b->count_at = now;
        b->look_after = SETTLED_NS;
    }
    if (ferryi_count_diff(newest, tag) < 0 || b->given_up == count + 1) {
        b->waiting = 0;
        return 0;
    }
    if (b->waiting != count + 1) {
        b->waiting = count + 1;
        b->waiting_at = now;
    }
    const uint64_t waited = now - b->waiting_at;
    if (waited >= DEAD_NS && ferryi_pair_is_lost(pe, (int)b->bulk.ends.source)) {
        b->given_up = count + 1;
        b->waiting = 0;
        return 0;
    }
    return waited >= GRACE_NS;
}

static int has_settled(const inbound *b, uint64_t now)
{
    return b->pending != NULL && b->waiting == 0 && b->look_after != 0 && now - b->count_at >= b->look_after;
}

/* What is to apply the descriptor that waits, in a ring in host memory: kernels that wait, or the drain kernel; the
 * owner kernel alone; copy engines. */
enum { BY_KERNELS, BY_DRAIN, BY_ENGINES };
static int applied_by(const ferryi_world *w, const ferryi_gpu_rings *r, const inbound *b)
{
    if (b->pending != NULL || b->waiting == 0)
        return BY_KERNELS;
    const ferryi_descriptor *at = &b->ring[ferryi_descriptor_slot(w, b->waiting - 1)];
    const uint64_t first = ferryi_descriptor_first(at), length = ferryi_ld_relaxed_u64(&at->pair[1].word[0]);
    const uint32_t op = ferryi_descriptor_op(first), tag = ferryi_ticket_tag(b->waiting - 1);
    if (ferryi_word_tag(first) != tag || ferryi_descriptor_is_few(first))
        return BY_KERNELS;
    /* A kernel that does not stay costs a launch for each chunk. */
    if (r->stay == 0 || (op != FERRYI_OP_PUT_THEN_SET && op != FERRYI_OP_PUT && op != FERRYI_OP_GET))
        return BY_ENGINES;
    if (op == FERRYI_OP_PUT_THEN_SET)
        return BY_DRAIN;
    return ferryi_word_tag(length) != tag || (uint32_t)length <= FERRYI_DRAIN_MOST ? BY_DRAIN : BY_ENGINES;
}

/* is_late: no drain kernel has begun yet; is_stuck: none will soon. */
static int wants_bulk(const ferryi_world *w, const ferryi_gpu_rings *r, const inbound *b, int is_late, int is_stuck)
{
    if (b->bulk.kept != 0)
        return 1;
    if (b->pending != NULL || b->waiting == 0 || (b->bulk.refused == b->waiting && !is_stuck))
        return 0;
    const int by = applied_by(w, r, b);
    return by == BY_ENGINES || (by == BY_DRAIN && is_late) ||
           (is_stuck &&
            ferryi_gpu_bulk_accepts(ferryi_descriptor_first(&b->ring[ferryi_descriptor_slot(w, b->waiting - 1)])));
}

static int serve_bulk(ferryi_pe *pe, ferryi_gpu_rings *r, inbound *b)
{
    if (ferryi_gpu_enter(pe->gpu) != FERRY_SUCCESS)
        return 1;
    const uint64_t started = ferryi_now_ns();
    CUresult result = ferryi_gpu_bulk_serve(&pe->world, &b->bulk, pe->gpu->pipelines, r->bulk, &pe->gpu->words->taken);
    const uint64_t took = ferryi_now_ns() - started;
    ferryi_gpu_leave();
    if (took > LONG_TURN_NS && result == CUDA_SUCCESS && r->blocked++ == 0)
        ferryi_log(
            FERRYI_LOG_WARN,
            "the CUDA driver kept the service of staged pairs waiting for %.1f s: likely another thread waited in "
            "the driver, for a copy to pageable memory or in cudaFree, behind a kernel that waited for a peer; "
            "synchronize the stream before such a call, or copy to memory from cudaMallocHost. Or the program has more "
            "streams than connections to the GPU: set CUDA_DEVICE_MAX_CONNECTIONS=32, or 4 under MPS",
            (double)took * 1e-9);
    if (result != CUDA_SUCCESS && r->failed++ == 0)
        (void)ferryi_cu_error(result, "applying a staged pair's descriptors");
    return 1;
}

static int serve_rings(ferryi_pe *pe, uint64_t now)
{
    ferryi_gpu *gpu = pe->gpu;
    ferryi_gpu_rings *r = gpu->rings;
    int waiting = 0, overdue = 0, settles = 0, served = 0;
    for (uint32_t i = 0; i < r->n_in; i++) {
        inbound *const b = &r->inbound[i];
        const int was = is_overdue(pe, b, now);
        overdue |= !wants_bulk(&pe->world, r, b, 0, 0) && (was || applied_by(&pe->world, r, b) == BY_DRAIN);
        waiting |= b->waiting != 0;
        settles |= has_settled(b, now);
    }
    const int draining = ferryi_ld_acquire_u64(r->done) != r->launched;
    const int begun = ferryi_ld_relaxed_u64(r->begun) == r->launched;
    const uint64_t since = draining ? now - r->launched_at : 0;
    for (uint32_t k = 0; k < r->n_in && !served; k++) {
        uint32_t i = (r->turn + k) % r->n_in;
        const int is_stuck =
            since > STUCK_NS && (!begun || (r->inbound[i].waiting != 0 && now - r->inbound[i].waiting_at > STUCK_NS));
        if (wants_bulk(&pe->world, r, &r->inbound[i], since > LATE_NS && (!begun || is_stuck), is_stuck)) {
            r->turn = i + 1; /* a source that never stops must not starve the others */
            served = serve_bulk(pe, r, &r->inbound[i]);
        }
    }
    if (draining)
        return 1;
    if (!overdue && !settles) /* no ring needs a drain kernel */
        return waiting | served;
    const uint64_t number = r->launched + 1;
    ferryi_drain_call call = { r->begun, r->done, number, overdue ? r->stay : 0, LIFE_NS };
    void *parameters[] = { &call };
    CUresult result = CUDA_ERROR_INVALID_CONTEXT;
    if (ferryi_gpu_enter(gpu) == FERRY_SUCCESS) {
        result = CU->LaunchKernel(gpu->drain, r->n_in < FERRYI_DRAIN_RINGS ? r->n_in : FERRYI_DRAIN_RINGS, 1, 1,
                                  r->threads, 1, 1, 0, gpu->serve.stream, parameters, NULL);
        ferryi_gpu_leave();
    }
    if (result == CUDA_SUCCESS) {
        r->launched = number;
        r->launched_at = now;
        for (uint32_t i = 0; i < r->n_in; i++)
            if (has_settled(&r->inbound[i], now))
                r->inbound[i].look_after =
                    r->inbound[i].look_after < SETTLED_LAST_NS ? 10 * r->inbound[i].look_after : 0;
    } else if (r->failed++ == 0)
        (void)ferryi_cu_error(result, "the kernel that applies other PEs' descriptors");
    return 1;
}

int ferryi_gpu_serve(ferryi_pe *pe, uint64_t now)
{
    int moved = ferryi_gpu_pipelines_serve(pe->gpu->pipelines, now);
    return serve_rings(pe, now) | moved;
}
