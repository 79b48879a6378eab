/* SPDX-License-Identifier: BSD-3-Clause */
/* The shared segment of each PE and the rings in it.  Layout, for n PEs, R slots and chunks of C bytes:
 *
 *   control block | for each peer p: inbound ring[R], written by p | back line and reply[R] for what this PE sent to p,
 *   written by p | for each peer p: bell[R], written by p, and the line in which this PE's kernels tell its service how
 *   far they are | for each peer p: inbound chunks[R][C] | reply chunks[R][C] | in the cuda space, for each peer p: the
 *   belt's words and its chunks (gpu_belt.h), written by p | for each peer p: the shelf (gpu_shelf.c), written by p
 *
 * Every part has one writer.  Pages that no pair uses are never committed.
 *
 * Where two GPUs reach each other both ways, the pair's rings, back lines and replies are in GPU memory instead: in the
 * heaps, behind the collectives' words, for each peer p: inbound ring[R], then for each peer p: back line and reply[R];
 * then the PE's ferryi_in[n], whose gates such peers look at instead of their back line. */
#include "ferry/device/prim.h"
#include "runtime/gpu_belt.h"
#include "runtime/log.h"
#include "runtime/world.h"
#include <stdlib.h>

static size_t line_up(size_t n)
{
    return (n + FERRYI_LINE - 1) / FERRYI_LINE * FERRYI_LINE;
}

typedef struct layout {
    size_t slots, chunk;     /* R, C */
    size_t ring, back, bell; /* bytes of one ring; of one back line with its replies; of bells and the line behind */
    size_t belt_chunk, belt; /* of a belt; of a belt with its words */
    size_t shelf;
    size_t rings, backs, bells, chunks, reply_chunks, belts, shelves, total; /* where each array starts */
} layout;

#define PAGE 4096u
#define BELTS_MOST ((size_t)128 << 20) /* of one PE's belts, if all its pairs are staged */

/* Addresses: what no shelf holds is never committed. */
#define SHELVES_MOST ((size_t)512 << 20)

/* A copy with a word behind it costs a copy engine 2.5 us beside the 40 us for so many bytes (H200, PCIe 5). */
#define BELT_CHUNK ((size_t)2 << 20)

static size_t choose_belt_chunk(size_t n_pes)
{
    size_t chunk = BELT_CHUNK;
    while (chunk > 16 * PAGE && chunk * FERRYI_BELT_SLOTS * n_pes > BELTS_MOST)
        chunk /= 2;
    return chunk;
}

static layout layout_of(const ferryi_pe *pe)
{
    layout l;
    size_t n = (size_t)pe->world.n_pes;
    l.slots = pe->env.ring_slots;
    l.chunk = (size_t)pe->env.staged_chunk;
    l.ring = l.slots * sizeof(ferryi_record);
    l.back = FERRYI_LINE + line_up(l.slots * sizeof(ferryi_reply));
    l.rings = line_up(sizeof(ferryi_ctl));
    l.backs = l.rings + n * l.ring;
    l.bell = line_up(l.slots * sizeof(uint64_t)) + FERRYI_LINE;
    l.bells = l.backs + n * l.back;
    l.chunks = (l.bells + n * l.bell + PAGE - 1) / PAGE * PAGE;
    l.reply_chunks = l.chunks + n * l.slots * l.chunk;
    l.belts = (l.reply_chunks + n * l.slots * l.chunk + PAGE - 1) / PAGE * PAGE;
    l.belt_chunk = choose_belt_chunk(n);
    l.belt = pe->space == &ferryi_space_host ? 0 : PAGE + FERRYI_BELT_SLOTS * l.belt_chunk;
    l.shelf = pe->space == &ferryi_space_host ? 0 : SHELVES_MOST / n / PAGE * PAGE;
    l.shelves = l.belts + n * l.belt;
    size_t granularity = ferryi_space_host.granularity();
    l.total = (l.shelves + n * l.shelf + granularity - 1) / granularity * granularity;
    return l;
}

static char *segment_of(const ferryi_pe *pe, int peer)
{
    return pe->segment.base + (size_t)peer * pe->segment.size;
}

ferryi_ctl *ferryi_segment_ctl(const ferryi_pe *pe, int peer)
{
    return (ferryi_ctl *)(void *)segment_of(pe, peer);
}

/* Host to host a chunk should stay in a cache.  A copy engine is given one copy for each record, which takes the host
 * some 4 us, as long as the engine needs for 256 KiB. */
#define CHUNK_HOST ((size_t)16 << 10)
#define CHUNK_CUDA ((size_t)256 << 10)
#define PINNED_MOST ((size_t)256 << 20) /* of one PE's chunks, if all its pairs are staged */

static size_t choose_chunk(const ferryi_pe *pe)
{
    size_t chunk = CHUNK_CUDA, rings = 2 * (size_t)pe->env.ring_slots * (size_t)pe->world.n_pes;
    if (pe->space == &ferryi_space_host)
        return CHUNK_HOST;
    while (chunk > CHUNK_HOST && chunk * rings > PINNED_MOST)
        chunk /= 2;
    return chunk;
}

ferry_status ferryi_segment_create(ferryi_pe *pe, uint64_t deadline)
{
    ferryi_world *w = &pe->world;
    ferryi_segment *segment = &pe->segment;
    if (pe->env.staged_chunk == 0)
        pe->env.staged_chunk = choose_chunk(pe);
    w->staged_chunk = (uint32_t)pe->env.staged_chunk;
    size_t size = layout_of(pe).total;
    ferry_status status = ferryi_range_create(pe, &ferryi_space_host, size * (size_t)w->n_pes, 4096, deadline,
                                              &segment->range, &segment->base);
    if (status != FERRY_SUCCESS)
        return status;
    segment->size = size;
    status = ferryi_space_host.create(size, &segment->own);
    if (status != FERRY_SUCCESS)
        goto err_range;
    status = ferryi_space_host.map(&segment->own, segment_of(pe, w->my_pe));
    if (status != FERRY_SUCCESS)
        goto err_destroy;
    w->ctl = ferryi_segment_ctl(pe, w->my_pe);
    w->ctl->abort_pe = -1;
    return FERRY_SUCCESS;

err_destroy:
    ferryi_space_host.destroy(&segment->own);
err_range:
    ferryi_range_release(segment->range);
    segment->range = NULL;
    return status;
}

ferry_status ferryi_segment_map(ferryi_pe *pe, int peer, int fd)
{
    ferryi_chunk chunk;
    if (pe->boot->same_process)
        return FERRY_SUCCESS; /* the peer has mapped it for all */
    ferry_status status = ferryi_space_host.import_fd(fd, pe->segment.size, &chunk);
    if (status != FERRY_SUCCESS)
        return status;
    status = ferryi_space_host.map(&chunk, segment_of(pe, peer));
    ferryi_space_host.destroy(&chunk);
    return status;
}

size_t ferryi_rings_bytes(const ferryi_pe *pe)
{
    const layout l = layout_of(pe);
    return (size_t)pe->world.n_pes * (l.ring + l.back + sizeof(ferryi_in));
}

ferryi_in *ferryi_rings_in(const ferryi_pe *pe)
{
    const layout l = layout_of(pe);
    return (ferryi_in *)(uintptr_t)(pe->world.heap + pe->heap.rings + (size_t)pe->world.n_pes * (l.ring + l.back));
}

static int is_direct(const ferryi_pe *pe, int from, int to)
{
    return pe->paths[from * pe->world.n_pes + to] <= FERRY_PATH_FLAGS;
}

int ferryi_rings_in_gpu(const ferryi_pe *pe, int peer)
{
    return pe->gpu != NULL && peer != pe->world.my_pe && is_direct(pe, pe->world.my_pe, peer) &&
           is_direct(pe, peer, pe->world.my_pe);
}

void ferryi_segment_ends(const ferryi_pe *pe, int peer, ferryi_out *out, ferryi_in *in)
{
    const layout l = layout_of(pe);
    const size_t me = (size_t)pe->world.my_pe, p = (size_t)peer;
    char *own = segment_of(pe, pe->world.my_pe), *theirs = segment_of(pe, peer);
    char *rings = own + l.rings, *their_rings = theirs + l.rings;
    size_t backs = l.backs - l.rings; /* behind the rings */
    if (ferryi_rings_in_gpu(pe, peer)) {
        rings = (char *)(uintptr_t)(pe->world.heap + pe->heap.rings);
        their_rings = rings + (peer - pe->world.my_pe) * (int64_t)pe->heap.max;
        backs = (size_t)pe->world.n_pes * l.ring;
    }
    char *back_here = rings + backs + p * l.back, *back_there = their_rings + backs + me * l.back;

    out->ring = (ferryi_record *)(void *)(their_rings + me * l.ring);
    out->chunks = theirs + l.chunks + me * l.slots * l.chunk;
    out->consumed = (const uint32_t *)(const void *)back_here;
    out->reply = (const ferryi_reply *)(const void *)(back_here + FERRYI_LINE);
    out->reply_chunks = own + l.reply_chunks + p * l.slots * l.chunk;
    out->doorbell = &ferryi_segment_ctl(pe, peer)->doorbell;
    out->asleep = &ferryi_segment_ctl(pe, peer)->asleep;
    out->bell = (uint64_t *)(void *)(theirs + l.bells + me * l.bell);

    in->source = (uint32_t)peer;
    in->ring = (const ferryi_record *)(void *)(rings + p * l.ring);
    in->chunks = own + l.chunks + p * l.slots * l.chunk;
    in->consumed = (uint32_t *)(void *)back_there;
    in->reply = (ferryi_reply *)(void *)(back_there + FERRYI_LINE);
    in->reply_chunks = theirs + l.reply_chunks + me * l.slots * l.chunk;
    in->told = (uint64_t *)(void *)(own + l.bells + (p + 1) * l.bell - FERRYI_LINE);
}

/* Both ends of the rings between this PE and each peer, where the host uses them.  All segments are mapped, paths are
 * decided. */
void ferryi_segment_connect(ferryi_pe *pe)
{
    ferryi_world *w = &pe->world;
    const int n = w->n_pes, me = w->my_pe;
    uint32_t n_in = 0;
    w->n_weak = 0;
    if (pe->gpu != NULL)
        return; /* kernels do: runtime/gpu_rings.c */
    for (int p = 0; p < n; p++) {
        ferryi_segment_ends(pe, p, &w->out[p], &w->in[n_in]);
        if (pe->paths[me * n + p] != FERRY_PATH_NATIVE)
            ((uint16_t *)(uintptr_t)w->weak)[w->n_weak++] = (uint16_t)p;
        if (pe->paths[p * n + me] != FERRY_PATH_NATIVE)
            n_in++;
    }
    ferryi_st_release_u32(&w->n_in, n_in); /* the service is running already */
}

const uint64_t *ferryi_segment_bell(const ferryi_pe *pe, int peer)
{
    const layout l = layout_of(pe);
    return (const uint64_t *)(const void *)(segment_of(pe, pe->world.my_pe) + l.bells + (size_t)peer * l.bell);
}

size_t ferryi_chunks_bytes(const ferryi_pe *pe)
{
    const layout l = layout_of(pe);
    return l.slots * l.chunk;
}

ferryi_belt *ferryi_segment_belt(const ferryi_pe *pe, int at, int peer, char **chunks, size_t *chunk)
{
    const layout l = layout_of(pe);
    char *words = segment_of(pe, at) + l.belts + (size_t)peer * l.belt;
    *chunks = words + PAGE;
    *chunk = l.belt_chunk;
    return (ferryi_belt *)(void *)words;
}

char *ferryi_segment_shelf(const ferryi_pe *pe, int at, int peer, size_t *size)
{
    const layout l = layout_of(pe);
    *size = l.shelf;
    return segment_of(pe, at) + l.shelves + (size_t)peer * l.shelf;
}

void ferryi_segment_pinned(const ferryi_pe *pe, int peer, char **at, size_t *size)
{
    *at = segment_of(pe, peer);
    *size = layout_of(pe).chunks;
}

void ferryi_segment_destroy(ferryi_pe *pe)
{
    if (pe->segment.range == NULL)
        return;
    ferryi_range_release(pe->segment.range);
    ferryi_space_host.destroy(&pe->segment.own);
    pe->segment.range = NULL;
    pe->world.ctl = NULL;
}
