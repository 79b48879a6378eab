/* SPDX-License-Identifier: BSD-3-Clause */
/* The shared segment of each PE and the rings in it.  Layout, for n PEs, R slots and chunks of C bytes:
 *
 *   control block | for each peer p: inbound ring[R], written by p | back line and reply[R] for what this PE sent to p,
 *   written by p | for each peer p: pending[R], written by p, and the line in which this PE's kernels store
 *   `applied_copy` for its service | for each peer p: inbound chunks[R][C] | reply chunks[R][C] | in the cuda space,
 *   for each peer p: the pipeline's words and its chunks (runtime/gpu/gpu_pipelines.h), written by p | for each peer p:
 *   the window (runtime/gpu/window.c), written by p | the program's board (ferry_board())
 *
 * Every part has one writer.  Pages that no pair uses are never committed.
 *
 * For a remote pair each PE has a copy of the other's segment that no other PE maps.  runtime/remote carries the words
 * that this PE writes in the copy to the segment, and the other PE's control block to the copy.  A copy has the same
 * layout, but contains only this pair's part of each array.  So its size does not grow with the number of PEs, and
 * until the pair communicates, only the pages of the control block are committed.
 *
 * If two GPUs reach each other both ways, the pair's rings, back lines and replies are in GPU memory instead: in the
 * heaps, after the collectives' words, for each peer p: inbound ring[R], then for each peer p: back line and reply[R];
 * then the PE's ferryi_ring_in[n].  Such peers read the consumer words in ferryi_ring_in instead of their back lines.
 */
#include "runtime/state/segment.h"
#include "ferry/detail/machine/prim.h"
#include "ferry/memory.h"
#include "runtime/base/log.h"
#include "runtime/state/pipeline_words.h"
#include "runtime/state/world.h"
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>

static size_t line_up(size_t n)
{
    return (n + FERRYI_LINE - 1) / FERRYI_LINE * FERRYI_LINE;
}

typedef struct layout {
    size_t slots, chunk;             /* R, C */
    size_t ring, back;               /* bytes of one ring; of one back line with its replies */
    size_t pending;                  /* bytes of one peer's pending words and of the line after them */
    size_t pipeline_chunk, pipeline; /* bytes of one chunk; of a pipeline with its words */
    size_t window;
    size_t rings, backs, pending_at, chunks, reply_chunks, pipelines, windows, board, total; /* where each begins */
} layout;

#define PAGE 4096u
#define PIPELINES_MOST ((size_t)128 << 20) /* limit for one PE's pipelines, if all its pairs are staged */

/* Address space: pages that no window uses are never committed. */
#define WINDOWS_MOST ((size_t)512 << 20)

/* Each copy and its word cost a copy engine 2.5 us on top of the 40 us for this many bytes (H200, PCIe 5). */
#define PIPELINE_CHUNK ((size_t)2 << 20)

static size_t choose_pipeline_chunk(size_t n_pes)
{
    size_t chunk = PIPELINE_CHUNK;
    while (chunk > 16 * PAGE && chunk * FERRYI_PIPELINE_SLOTS * n_pes > PIPELINES_MOST)
        chunk /= 2;
    return chunk;
}

/* The layout of arrays for n peers. */
static layout layout_for(const ferryi_pe *pe, size_t n)
{
    layout l;
    const size_t n_pes = (size_t)pe->world.n_pes;
    l.slots = pe->env.ring_slots;
    l.chunk = (size_t)pe->env.staged_chunk;
    l.ring = l.slots * sizeof(ferryi_descriptor);
    l.back = FERRYI_LINE + line_up(l.slots * sizeof(ferryi_reply));
    l.rings = line_up(sizeof(ferryi_ctl));
    l.backs = l.rings + n * l.ring;
    l.pending = line_up(l.slots * sizeof(uint64_t)) + FERRYI_LINE;
    l.pending_at = l.backs + n * l.back;
    l.chunks = (l.pending_at + n * l.pending + PAGE - 1) / PAGE * PAGE;
    l.reply_chunks = l.chunks + n * l.slots * l.chunk;
    l.pipelines = (l.reply_chunks + n * l.slots * l.chunk + PAGE - 1) / PAGE * PAGE;
    l.pipeline_chunk = choose_pipeline_chunk(n_pes);
    l.pipeline = pe->space == &ferryi_space_host ? 0 : PAGE + FERRYI_PIPELINE_SLOTS * l.pipeline_chunk;
    l.window = pe->space == &ferryi_space_host ? 0 : WINDOWS_MOST / n_pes / PAGE * PAGE;
    l.windows = l.pipelines + n * l.pipeline;
    size_t granularity = ferryi_space_host.granularity();
    l.board = (l.windows + n * l.window + PAGE - 1) / PAGE * PAGE;
    l.total = (l.board + FERRY_BOARD_BYTES + granularity - 1) / granularity * granularity;
    return l;
}

static layout layout_of(const ferryi_pe *pe)
{
    return layout_for(pe, (size_t)pe->world.n_pes);
}

/* The layout of a copy of another PE's segment: each array has this pair's part only. */
static layout layout_of_copy(const ferryi_pe *pe)
{
    return layout_for(pe, 1);
}

static char *segment_of(const ferryi_pe *pe, int peer)
{
    if (!ferryi_pair_shares_node(pe, pe->world.my_pe, peer))
        return pe->copies[peer];
    return pe->segment.base + (size_t)peer * pe->segment.size;
}

ferryi_ctl *ferryi_segment_ctl(const ferryi_pe *pe, int peer)
{
    return (ferryi_ctl *)(void *)segment_of(pe, peer);
}

/* Between hosts, a chunk should fit in a cache.  For a copy engine, the host issues one copy per descriptor in some 4
 * us, the time in which the engine copies 256 KiB. */
#define CHUNK_HOST ((size_t)16 << 10)
#define CHUNK_CUDA ((size_t)256 << 10)
#define CHUNK_REMOTE ((size_t)64 << 10) /* fills a frame: a network takes few large frames better than many */
#define PINNED_MOST ((size_t)256 << 20) /* limit for one PE's chunks, if all its pairs are staged */

static size_t choose_chunk(const ferryi_pe *pe)
{
    size_t chunk = CHUNK_CUDA, rings = 2 * (size_t)pe->env.ring_slots * (size_t)pe->world.n_pes;
    if (pe->space == &ferryi_space_host)
        return ferryi_pairs_have_remote(pe) ? CHUNK_REMOTE : CHUNK_HOST;
    while (chunk > CHUNK_HOST && chunk * rings > PINNED_MOST)
        chunk /= 2;
    return chunk;
}

static void copies_destroy(ferryi_pe *pe)
{
    if (pe->copies_base != NULL)
        (void)munmap(pe->copies_base, pe->copies_size);
    pe->copies_base = NULL;
    free(pe->copies);
    pe->copies = NULL;
}

static ferry_status no_copies(const ferryi_pe *pe)
{
    return ferryi_error(FERRY_ERR_NO_MEMORY,
                        "PE %d has no address space for the rings of its remote pairs: raise `ulimit -v`",
                        pe->world.my_pe);
}

/* After the paths are asked for, and before the probe, which makes no pair remote.  A GPU's driver pins the pages of
 * its copies, so a fork must not give this process other pages. */
static ferry_status copies_create(ferryi_pe *pe)
{
    const int n = pe->world.n_pes, me = pe->world.my_pe, sharing = pe->gpu != NULL ? MAP_SHARED : MAP_PRIVATE;
    const size_t size = layout_of_copy(pe).total;
    int n_copies = 0;
    pe->copies = calloc((size_t)n, sizeof *pe->copies);
    if (pe->copies == NULL)
        return no_copies(pe);
    for (int i = 0; i < n; i++)
        n_copies += ferryi_pair_is_remote(pe, me, i) || ferryi_pair_is_remote(pe, i, me);
    if (n_copies == 0)
        return FERRY_SUCCESS;
    pe->copies_size = (size_t)n_copies * size;
    void *at = mmap(NULL, pe->copies_size, PROT_READ | PROT_WRITE, sharing | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    if (at == MAP_FAILED)
        return no_copies(pe);
    pe->copies_base = at;
    for (int i = n; i-- > 0;)
        if (ferryi_pair_is_remote(pe, me, i) || ferryi_pair_is_remote(pe, i, me))
            pe->copies[i] = pe->copies_base + (size_t)--n_copies * size;
    return FERRY_SUCCESS;
}

ferry_status ferryi_segment_create(ferryi_pe *pe)
{
    ferryi_world *w = &pe->world;
    ferryi_segment *segment = &pe->segment;
    if (pe->env.staged_chunk == 0)
        pe->env.staged_chunk = choose_chunk(pe);
    w->staged_chunk = (uint32_t)pe->env.staged_chunk;
    size_t size = layout_of(pe).total;
    ferry_status status = ferryi_range_create(pe, &ferryi_space_host, size * (size_t)w->n_pes, 4096, 0,
                                              pe->start.deadline, &segment->range, &segment->base);
    if (status != FERRY_SUCCESS)
        return status;
    segment->size = size;
    status = copies_create(pe);
    if (status != FERRY_SUCCESS)
        goto err_range;
    status = ferryi_space_host.create(size, &segment->own);
    if (status != FERRY_SUCCESS)
        goto err_range;
    status = ferryi_space_host.map(&segment->own, segment_of(pe, w->my_pe));
    if (status != FERRY_SUCCESS)
        goto err_destroy;
    w->ctl = ferryi_segment_ctl(pe, w->my_pe);
    return FERRY_SUCCESS;

err_destroy:
    ferryi_space_host.destroy(&segment->own);
err_range:
    copies_destroy(pe);
    ferryi_range_release(segment->range);
    segment->range = NULL;
    return status;
}

ferry_status ferryi_segment_map(ferryi_pe *pe, int peer, int fd)
{
    ferryi_chunk chunk;
    if (pe->boot->same_process)
        return FERRY_SUCCESS; /* the peer has mapped it for all PEs */
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
    return (size_t)pe->world.n_pes * (l.ring + l.back + sizeof(ferryi_ring_in));
}

ferryi_ring_in *ferryi_rings_in(const ferryi_pe *pe)
{
    const layout l = layout_of(pe);
    return (ferryi_ring_in *)(uintptr_t)(pe->world.heap + pe->heap.rings + (size_t)pe->world.n_pes * (l.ring + l.back));
}

int ferryi_rings_in_gpu(const ferryi_pe *pe, int peer)
{
    return pe->gpu != NULL && ferryi_pair_is_direct(pe, pe->world.my_pe, peer) &&
           ferryi_pair_is_direct(pe, peer, pe->world.my_pe);
}

static const uint32_t asleep_remote = FERRYI_ASLEEP_REMOTE;

void ferryi_segment_ends(const ferryi_pe *pe, int peer, ferryi_ring_out *out, ferryi_ring_in *in)
{
    const layout l = layout_of(pe), copy = layout_of_copy(pe);
    const size_t p = (size_t)peer;
    const int here = pe->world.my_pe;
    const int to_copy = ferryi_pair_is_remote(pe, here, peer), from_copy = ferryi_pair_is_remote(pe, peer, here);
    char *own = segment_of(pe, here), *theirs = to_copy ? pe->copies[peer] : segment_of(pe, peer);
    /* The two directions of a pair may have different paths. */
    char *source = from_copy ? pe->copies[peer] : segment_of(pe, peer);
    /* The places of this PE's part in each of the peer's arrays. */
    const layout *to = to_copy ? &copy : &l, *from = from_copy ? &copy : &l;
    const size_t to_me = to_copy ? 0 : (size_t)here, from_me = from_copy ? 0 : (size_t)here;
    char *rings = own + l.rings, *their_rings = theirs + to->rings, *their_backs = source + from->rings;
    size_t backs = l.backs - l.rings, their_back = from->backs - from->rings; /* after the rings */
    if (ferryi_rings_in_gpu(pe, peer)) {
        rings = (char *)(uintptr_t)(pe->world.heap + pe->heap.rings);
        their_rings = their_backs = rings + pe->world.peer[peer].delta;
        backs = their_back = (size_t)pe->world.n_pes * l.ring;
    }
    char *back_here = rings + backs + p * l.back, *back_there = their_backs + their_back + from_me * l.back;

    out->ring = (ferryi_descriptor *)(void *)(their_rings + to_me * l.ring);
    out->chunks = theirs + to->chunks + to_me * l.slots * l.chunk;
    out->consumed = (const uint32_t *)(const void *)back_here;
    out->reply = (const ferryi_reply *)(const void *)(back_here + FERRYI_LINE);
    out->reply_chunks = own + l.reply_chunks + p * l.slots * l.chunk;
    out->doorbell = &ferryi_segment_ctl(pe, peer)->doorbell;
    out->asleep = to_copy ? &asleep_remote : &ferryi_segment_ctl(pe, peer)->asleep;
    out->pending = (uint64_t *)(void *)(theirs + to->pending_at + to_me * l.pending);

    in->source = (uint32_t)peer;
    in->ring = (const ferryi_descriptor *)(void *)(rings + p * l.ring);
    in->chunks = own + l.chunks + p * l.slots * l.chunk;
    in->consumed = (uint32_t *)(void *)back_there;
    in->reply = (ferryi_reply *)(void *)(back_there + FERRYI_LINE);
    in->reply_chunks = source + from->reply_chunks + from_me * l.slots * l.chunk;
    in->applied_copy = (uint64_t *)(void *)(own + l.pending_at + (p + 1) * l.pending - FERRYI_LINE);
}

/* PEs of one mask share their cores alike. */
static int waits_may_sleep(const ferryi_pe *pe, int peer)
{
    const ferryi_topo *mine = &pe->topo[pe->world.my_pe], *theirs = &pe->topo[peer];
    return memcmp(mine->cpus, theirs->cpus, sizeof(mine->cpus)) == 0 && mine->quota == theirs->quota
               ? (int)pe->world.host.yield
               : ferryi_topo_is_oversubscribed(pe->topo, pe->world.n_pes, peer, 1);
}

/* The PEs of this node whose waits sleep.  Without memory this PE's waits nap instead, and its stores wake nobody. */
static void connect_sleepers(ferryi_pe *pe)
{
    const int me = pe->world.my_pe, n = pe->world.n_pes;
    uint32_t **sleepers = calloc((size_t)n, sizeof(*sleepers));
    int found = 0;
    for (int p = 0; sleepers != NULL && p < n; p++)
        if (ferryi_pair_shares_node(pe, me, p) && waits_may_sleep(pe, p)) {
            sleepers[p] = &ferryi_segment_ctl(pe, p)->awaited;
            found = 1;
        }
    if (found)
        pe->world.host.sleepers = sleepers;
    else
        free(sleepers);
}

/* In the host space, sets up both ends of the rings between this PE and each peer.  Before the call, all segments are
 * mapped and all paths are decided. */
void ferryi_segment_connect(ferryi_pe *pe)
{
    ferryi_world *w = &pe->world;
    const int n = w->n_pes, me = w->my_pe;
    uint32_t n_in = 0, n_near = 0;
    if (pe->gpu != NULL)
        return; /* kernels use the rings: runtime/gpu/rings.c */
    for (int remote = 0; remote < 2; remote++) {
        n_near = n_in;
        for (int p = 0; p < n; p++)
            if (ferryi_pair_is_remote(pe, p, me) == remote) {
                ferryi_segment_ends(pe, p, &w->out[p], &w->in[n_in]);
                n_in += (uint32_t)ferryi_pair_is_weak(pe, p, me);
            }
    }
    w->host.n_in_remote = n_in - n_near;
    connect_sleepers(pe);
    ferryi_st_release_u32(&w->n_in, n_in); /* the service is running already */
}

const uint64_t *ferryi_segment_pending(const ferryi_pe *pe, int peer)
{
    const layout l = layout_of(pe);
    return (const uint64_t *)(const void *)(segment_of(pe, pe->world.my_pe) + l.pending_at + (size_t)peer * l.pending);
}

size_t ferryi_chunks_bytes(const ferryi_pe *pe)
{
    const layout l = layout_of(pe);
    return l.slots * l.chunk;
}

ferryi_pipeline *ferryi_segment_pipeline(const ferryi_pe *pe, int at, int peer, char **chunks, size_t *chunk)
{
    char *copy = at != pe->world.my_pe ? pe->copies[at] : NULL;
    const layout l = copy != NULL ? layout_of_copy(pe) : layout_of(pe);
    char *words =
        (copy != NULL ? copy : segment_of(pe, at)) + l.pipelines + (copy != NULL ? 0 : (size_t)peer * l.pipeline);
    *chunks = words + PAGE;
    *chunk = l.pipeline_chunk;
    return (ferryi_pipeline *)(void *)words;
}

char *ferryi_segment_window(const ferryi_pe *pe, int at, int peer, size_t *size)
{
    const layout l = layout_of(pe);
    *size = l.window;
    return segment_of(pe, at) + l.windows + (size_t)peer * l.window;
}

char *ferryi_segment_board(const ferryi_pe *pe, int peer)
{
    return segment_of(pe, peer) + layout_of(pe).board;
}

void ferryi_segment_pinned(const ferryi_pe *pe, int peer, char **at, size_t *size)
{
    const int is_copy = !ferryi_pair_shares_node(pe, pe->world.my_pe, peer);
    *at = segment_of(pe, peer);
    *size = is_copy ? layout_of_copy(pe).chunks : layout_of(pe).chunks;
}

char *ferryi_segment_copy(const ferryi_pe *pe, int peer, size_t *size)
{
    *size = layout_of_copy(pe).chunks;
    return pe->copies[peer];
}

void ferryi_segment_retire(ferryi_pe *pe)
{
    if (pe->segment.own.handle != UINT64_MAX)
        ferryi_space_host.destroy(&pe->segment.own);
}

void ferryi_segment_destroy(ferryi_pe *pe)
{
    if (pe->segment.range == NULL)
        return;
    free((void *)pe->world.host.sleepers);
    pe->world.host.sleepers = NULL;
    ferryi_range_release(pe->segment.range);
    copies_destroy(pe);
    ferryi_segment_retire(pe);
    pe->segment.range = NULL;
    pe->world.ctl = NULL;
}
