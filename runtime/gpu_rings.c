/* SPDX-License-Identifier: BSD-3-Clause */
/* Weak pairs in the cuda space: the tables by which kernels find their rings, and what the service does for records
 * that no kernel applies. */
#include "ferry/device/ring__funcs.h"
#include "runtime/gpu_state.h"
#include "runtime/log.h"
#include <stdlib.h>

#define CU (ferryi_cu_table)

/* Kernels that wait apply records themselves, a few us after they came: only what is older is drained. */
#define GRACE_NS 4000u
/* A drain kernel that has not ended by then has found no multiprocessor: what can be applied without one is. */
#define STUCK_NS 200000u
/* What is not whole by then, of a dead source, never will be: it died in the middle of the record. */
#define DEAD_NS 1000000000u
/* A ring in which nothing has moved for so long is looked at by a drain kernel once more, whatever its bells say; then
 * again when it was ten times as long, up to the last time. */
#define SETTLED_NS 5000000u
#define SETTLED_LAST_NS (1000u * (uint64_t)SETTLED_NS)

/* One ring that comes in, as the service sees it. */
typedef struct inbound {
    const uint64_t *bell;      /* NULL: the ring is in host memory */
    const ferryi_record *ring; /* then */
    const uint64_t *told;
    ferryi_bulk bulk;    /* of a ring in host memory */
    uint32_t waiting;    /* the record that was the next one when the service looked last, + 1; 0: none was there */
    uint64_t waiting_at; /* since when */
    uint32_t given_up;   /* the record, + 1, that a dead source has left unfinished */
    uint32_t count;      /* told when the service looked last */
    uint64_t count_at;   /* since when */
    uint64_t look_after; /* so long a drain kernel looks whether there is nothing indeed; 0: it has */
} inbound;

struct ferryi_gpu_rings {
    CUdeviceptr table;
    ferryi_out *out; /* on the GPU, like weak */
    uint16_t *weak;
    ferryi_in *in; /* in the heap */
    uint32_t n_in, n_weak;
    ferryi_ctl **services; /* [n_services]: of this PE and of those that it has a weak pair with */
    uint32_t n_services;
    inbound *inbound; /* [n_in] */
    uint32_t turn;    /* whose bulk is looked for first */
    void **pinned;
    int n_pinned;
    CUstream bulk;
    ferryi_gpu_belts *belts;
    uint64_t *done; /* host memory: the number of the last drain kernel that ended */
    uint64_t launched;
    uint64_t launched_at;
    uint32_t failed; /* launches */
};

static int is_weak(const ferryi_pe *pe, int from, int to)
{
    return from != to && pe->paths[from * pe->world.n_pes + to] != FERRY_PATH_NATIVE;
}

int ferryi_gpu_is_staged(const ferryi_pe *pe, int peer)
{
    const int me = pe->world.my_pe;
    return (is_weak(pe, me, peer) || is_weak(pe, peer, me)) && !ferryi_rings_in_gpu(pe, peer);
}

/* ---- Host memory that kernels of this PE use. */

ferry_status ferryi_gpu_pin(char *at, size_t size, int *pinned)
{
    CUresult result = CU->MemHostRegister(at, size, CU_MEMHOSTREGISTER_PORTABLE | CU_MEMHOSTREGISTER_DEVICEMAP);
    *pinned = result == CUDA_SUCCESS;
    if (result == CUDA_ERROR_HOST_MEMORY_ALREADY_REGISTERED) /* by another PE that is a thread of this process */
        return FERRY_SUCCESS;
    return ferryi_cu_error(result, "cuMemHostRegister of what staged pairs share (ulimit -l limits it)");
}

static ferry_status pin(ferryi_gpu_rings *r, char *at, size_t size)
{
    int pinned;
    ferry_status status = ferryi_gpu_pin(at, size, &pinned);
    if (pinned)
        r->pinned[r->n_pinned++] = at;
    return status;
}

/* Payload of a staged pair passes through host memory, in both directions. */
static ferry_status pin_chunks(ferryi_pe *pe, ferryi_gpu_rings *r, int peer)
{
    ferryi_out out;
    ferryi_in in;
    ferry_status status = FERRY_SUCCESS;
    ferryi_segment_ends(pe, peer, &out, &in);
    char *const chunks[] = { out.chunks, (char *)(uintptr_t)out.reply_chunks, (char *)(uintptr_t)in.chunks,
                             in.reply_chunks };
    for (size_t i = 0; i < sizeof chunks / sizeof *chunks && status == FERRY_SUCCESS; i++)
        status = pin(r, chunks[i], ferryi_chunks_bytes(pe));
    const int ends[][2] = { { pe->world.my_pe, peer }, { peer, pe->world.my_pe } };
    for (int i = 0; i < 2 && status == FERRY_SUCCESS; i++) {
        char *at;
        size_t chunk;
        ferryi_belt *belt = ferryi_segment_belt(pe, ends[i][0], ends[i][1], &at, &chunk);
        status = pin(r, (char *)belt, (size_t)(at - (char *)belt) + FERRYI_BELT_SLOTS * chunk);
    }
    return status;
}

static ferry_status pin_segments(ferryi_pe *pe, ferryi_gpu_rings *r)
{
    int me = pe->world.my_pe;
    for (int p = 0; p < pe->world.n_pes; p++) {
        char *at;
        size_t size;
        if (p != me && !is_weak(pe, me, p) && !is_weak(pe, p, me))
            continue;
        r->services[r->n_services++] = ferryi_segment_ctl(pe, p);
        if (p == me)
            continue;
        ferryi_segment_pinned(pe, p, &at, &size);
        ferry_status status = pin(r, at, size);
        if (status == FERRY_SUCCESS && ferryi_gpu_is_staged(pe, p))
            status = pin_chunks(pe, r, p);
        if (status != FERRY_SUCCESS)
            return status;
    }
    return FERRY_SUCCESS;
}

/* ---- Tables. */

/* out[n], weak[n], then busy[n][slots] and the answers to this PE's own requests [slots], which start as zeros. */
static size_t heads_of(size_t n)
{
    size_t size = n * (sizeof(ferryi_out) + sizeof(uint16_t));
    return (size + FERRYI_LINE - 1) / FERRYI_LINE * FERRYI_LINE;
}

/* The gate of what this PE sends to a peer, there. */
static const uint32_t *gate_at(const ferryi_pe *pe, int peer)
{
    const int me = pe->world.my_pe;
    const ferryi_in *in = ferryi_rings_in(pe);
    for (int p = 0; p < me; p++)
        in += is_weak(pe, p, peer);
    return (const uint32_t *)(const void *)((const char *)&in->gate + (peer - me) * (int64_t)pe->heap.max);
}

static void describe(ferryi_pe *pe, ferryi_gpu_rings *r, ferryi_out *out, ferryi_in *in, uint16_t *weak)
{
    const int n = pe->world.n_pes, me = pe->world.my_pe;
    for (int p = 0; p < n; p++) {
        ferryi_in ends;
        memset(&ends, 0, sizeof ends);
        ferryi_segment_ends(pe, p, &out[p], &ends);
        out[p].busy =
            (uint64_t *)(uintptr_t)(r->table + heads_of((size_t)n) + (size_t)p * pe->env.ring_slots * sizeof(uint64_t));
        if (ferryi_rings_in_gpu(pe, p)) {
            out[p].consumed = gate_at(pe, p);
            ends.consumed = NULL;
        } else {
            out[p].bell = NULL;
        }
        inbound seen = { .ring = ends.ring, .told = ends.told, .bulk.ends = ends };
        if (ends.consumed == NULL)
            seen.bell = ferryi_segment_bell(pe, p);
        if (is_weak(pe, me, p))
            weak[r->n_weak++] = (uint16_t)p;
        if (is_weak(pe, p, me)) {
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
    const size_t heads = heads_of(n), ins = n * sizeof(ferryi_in),
                 answers = heads + n * pe->env.ring_slots * sizeof(uint64_t);
    const size_t size = answers + pe->env.ring_slots * sizeof(ferryi_reply);
    char *image = NULL; /* heads, then in[n] */
    ferry_status status = FERRY_ERR_NO_MEMORY;
    r->pinned = calloc(7 * n, sizeof *r->pinned);
    r->inbound = calloc(n, sizeof *r->inbound);
    r->services = calloc(n, sizeof(ferryi_ctl *));
    if (posix_memalign((void **)&image, FERRYI_LINE, heads + ins) != 0)
        image = NULL;
    if (r->pinned == NULL || r->inbound == NULL || r->services == NULL || image == NULL) {
        status = ferryi_error(status, "no memory for the tables of rings");
        goto out;
    }
    memset(image, 0, heads + ins);
    status = pin_segments(pe, r);
    if (status != FERRY_SUCCESS)
        goto out;
    CUresult result = CU->MemAlloc(&r->table, size);
    if (result == CUDA_SUCCESS)
        result = CU->MemsetD8Async(r->table, 0, size, gpu->serve.stream);
    if (result != CUDA_SUCCESS) {
        status = ferryi_cu_error(result, "cuMemAlloc for the tables of rings");
        goto out;
    }
    r->out = (ferryi_out *)(uintptr_t)r->table;
    r->in = ferryi_rings_in(pe);
    r->weak = (uint16_t *)(uintptr_t)(r->table + n * sizeof(ferryi_out));
    describe(pe, r, (ferryi_out *)(void *)image, (ferryi_in *)(void *)(image + heads),
             (uint16_t *)(void *)(image + n * sizeof(ferryi_out)));
    ((ferryi_out *)(void *)image)[pe->world.my_pe].reply = (const ferryi_reply *)(uintptr_t)(r->table + answers);
    result = CU->MemcpyAsync(r->table, (CUdeviceptr)(uintptr_t)image, heads, gpu->serve.stream);
    if (result == CUDA_SUCCESS)
        result = CU->MemcpyAsync((CUdeviceptr)(uintptr_t)r->in, (CUdeviceptr)(uintptr_t)(image + heads), ins,
                                 gpu->serve.stream);
    if (result == CUDA_SUCCESS)
        result = CU->StreamSynchronize(gpu->serve.stream);
    int least, first;
    if (result == CUDA_SUCCESS)
        result = CU->CtxGetStreamPriorityRange(&least, &first);
    if (result == CUDA_SUCCESS)
        result = CU->StreamCreateWithPriority(&r->bulk, CU_STREAM_NON_BLOCKING, first);
    status = ferryi_cu_error(result, "setting up the rings on the GPU");
    if (status == FERRY_SUCCESS)
        status = ferryi_gpu_belts_create(pe, (ferryi_reply *)(uintptr_t)(r->table + answers), r->bulk, &r->belts);

out:
    free(image);
    return status;
}

ferry_status ferryi_gpu_rings_create(ferryi_pe *pe)
{
    const int n = pe->world.n_pes, me = pe->world.my_pe;
    int weak = 0;
    for (int p = 0; p < n; p++)
        weak = weak || is_weak(pe, me, p) || is_weak(pe, p, me);
    if (!weak)
        return FERRY_SUCCESS;
    ferryi_gpu_rings *r = calloc(1, sizeof *r);
    if (r == NULL)
        return ferryi_error(FERRY_ERR_NO_MEMORY, "no memory for the tables of rings");
    r->done = &pe->gpu->words->drained;
    pe->gpu->rings = r;
    return build(pe, r);
}

void ferryi_gpu_rings_destroy(ferryi_pe *pe)
{
    ferryi_gpu_rings *r = pe->gpu->rings;
    if (r == NULL)
        return;
    ferryi_gpu_belts_destroy(r->belts);
    if (r->bulk != NULL)
        (void)CU->StreamDestroy(r->bulk);
    for (int i = 0; i < r->n_pinned; i++)
        (void)CU->MemHostUnregister(r->pinned[i]);
    if (r->table != 0)
        (void)CU->MemFree(r->table);
    free(r->pinned);
    free(r->inbound);
    free(r->services);
    free(r);
    pe->gpu->rings = NULL;
}

void ferryi_gpu_rings_show(const ferryi_pe *pe, ferryi_world *image)
{
    const ferryi_gpu_rings *r = pe->gpu->rings;
    if (r == NULL)
        return;
    image->out = r->out;
    image->in = r->in;
    image->weak = r->weak;
    image->n_in = r->n_in;
    image->n_weak = r->n_weak;
    image->ring_mask = pe->world.ring_mask;
    image->staged_chunk = pe->world.staged_chunk;
    image->staged_bulk = (uint32_t)pe->env.staged_bulk;
}

ferry_status ferryi_gpu_rings_tail(ferryi_world *w, ferry_call call, int peer, uint64_t *tail)
{
    const ferryi_gpu *gpu = ferryi_pe_of(w)->gpu;
    ferryi_gpu_lane *lane;
    ferry_status status = ferryi_gpu_lane_enter(w, call, NULL, &lane);
    if (status != FERRY_SUCCESS)
        return status;
    CUresult result =
        CU->MemcpyAsync((CUdeviceptr)(uintptr_t)&gpu->words->tail,
                        (CUdeviceptr)(uintptr_t)&gpu->rings->out[peer].claims, sizeof *tail, lane->stream);
    result = ferryi_gpu_lane_finish(lane, result, w->timeout_ns, sizeof *tail);
    *tail = ferryi_claims_next(w, gpu->words->tail);
    return ferryi_gpu_lane_leave(w, lane, result, "reading how far kernels are");
}

ferryi_gpu_belts *ferryi_gpu_rings_belts(const ferryi_gpu *gpu)
{
    return gpu->rings->belts;
}

void ferryi_gpu_rings_expect(const ferryi_gpu *gpu)
{
    const ferryi_gpu_rings *r = gpu->rings;
    for (uint32_t i = 0; r != NULL && i < r->n_services; i++)
        ferryi_service_expect(r->services[i]);
}

/* ---- The service's part. */

int ferryi_gpu_has_rings(ferryi_pe *pe)
{
    return pe->gpu != NULL && ferryi_ld_acquire_u32(&pe->gpu->connected) != 0 && pe->gpu->rings != NULL;
}

/* What the service knows of its kernels' rings is hints: tests/model/told.pml.  What kernels have told may be too low,
 * for good: of two threads that told one after the other, the first one's store may come last.  Then there seems to be
 * a record, and a drain kernel, or the service when it takes the ring, tells anew: once all stores have come, the next
 * one that tells is right.  And a bell may be overwritten by that of an older record in the same slot, whose store was
 * late.  Then there seems to be none: hence the looks at rings that have settled, of which the last one comes when no
 * store is under way any more and no thread is still held up between two of those steps. */

/* The first record that is not applied has waited for longer than a kernel's wait would have let it. */
static int is_overdue(const ferryi_world *w, inbound *b, uint64_t now)
{
    uint32_t count = (uint32_t)ferryi_ld_relaxed_u64(b->told) >> 1, tag = ferryi_tag_of(count);
    uint64_t slot = ferryi_record_slot(w, count);
    uint32_t newest = b->bell != NULL ? (uint32_t)ferryi_ld_relaxed_u64(&b->bell[slot])
                                      : ferryi_word_tag(ferryi_record_first(&b->ring[slot]));
    if (b->count != count) {
        b->count = count;
        b->count_at = now;
        b->look_after = SETTLED_NS;
    }
    if (ferryi_count_ahead(newest, tag) < 0 || b->given_up == count + 1) {
        b->waiting = 0;
        return 0;
    }
    if (b->waiting != count + 1) {
        b->waiting = count + 1;
        b->waiting_at = now;
    }
    const uint64_t waited = now - b->waiting_at;
    if (waited >= DEAD_NS && ferryi_ld_relaxed_u8(&w->peer_state[b->bulk.ends.source]) == FERRY_PEER_LOST) {
        b->given_up = count + 1;
        b->waiting = 0;
        return 0;
    }
    return waited >= GRACE_NS;
}

static int has_settled(const inbound *b, uint64_t now)
{
    return b->bell != NULL && b->waiting == 0 && b->look_after != 0 && now - b->count_at >= b->look_after;
}

static int wants_bulk(const ferryi_world *w, const inbound *b, int no_kernel)
{
    if (b->bell != NULL || b->waiting == 0)
        return 0;
    uint64_t first = ferryi_record_first(&b->ring[ferryi_record_slot(w, b->waiting - 1)]);
    if (ferryi_word_tag(first) != ferryi_tag_of(b->waiting - 1))
        return 0;
    return !ferryi_record_is_few(first) || (no_kernel && ferryi_gpu_bulk_can(first));
}

static int serve_bulk(ferryi_pe *pe, ferryi_gpu_rings *r, const inbound *b)
{
    if (ferryi_gpu_enter(pe->gpu) != FERRY_SUCCESS)
        return 1;
    ferry_status status = ferryi_gpu_bulk_serve(&pe->world, &b->bulk, r->belts, r->bulk, &pe->gpu->words->taken);
    ferryi_gpu_leave();
    if (status != FERRY_SUCCESS)
        r->failed++;
    return 1;
}

static int serve_rings(ferryi_pe *pe, uint64_t now)
{
    ferryi_gpu *gpu = pe->gpu;
    ferryi_gpu_rings *r = gpu->rings;
    int waiting = 0, overdue = 0, settles = 0, served = 0;
    for (uint32_t i = 0; i < r->n_in; i++) {
        overdue |= is_overdue(&pe->world, &r->inbound[i], now) && !wants_bulk(&pe->world, &r->inbound[i], 0);
        waiting |= r->inbound[i].waiting != 0;
        settles |= has_settled(&r->inbound[i], now);
    }
    int draining = ferryi_ld_acquire_u64(r->done) != r->launched;
    for (uint32_t k = 0; k < r->n_in && !served; k++) {
        uint32_t i = (r->turn + k) % r->n_in;
        if (wants_bulk(&pe->world, &r->inbound[i], draining && now - r->launched_at > STUCK_NS)) {
            r->turn = i + 1; /* a source that never stops must not keep the others waiting */
            served = serve_bulk(pe, r, &r->inbound[i]);
        }
    }
    if (draining)
        return 1;
    if (!overdue && !settles) /* nor those that wait for a drain kernel */
        return waiting | served;
    uint64_t number = r->launched + 1;
    void *parameters[] = { &r->done, &number };
    CUresult result = CUDA_ERROR_INVALID_CONTEXT;
    if (ferryi_gpu_enter(gpu) == FERRY_SUCCESS) {
        result = CU->LaunchKernel(gpu->drain, 1, 1, 1, 32 * (r->n_in < 8 ? r->n_in : 8), 1, 1, 0, gpu->serve.stream,
                                  parameters, NULL);
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
        (void)ferryi_cu_error(result, "the kernel that applies what other PEs have sent");
    return 1;
}

int ferryi_gpu_serve(ferryi_pe *pe, uint64_t now)
{
    int moved = ferryi_gpu_belts_serve(pe->gpu->rings->belts, now);
    return serve_rings(pe, now) | moved;
}
