/* SPDX-License-Identifier: BSD-3-Clause */
/* The symmetric heap: all PEs add chunks together, and each runs the same deterministic allocator. */
#include "runtime/memory/heap.h"
#include "ferry/detail/machine/access__funcs.h"
#include "ferry/diag.h"
#include "ferry/memory.h"
#include "runtime/base/clock.h"
#include "runtime/base/log.h"
#include "runtime/memory/statics.h"
#include "runtime/memory/tlsf.h"
#include "runtime/state/agree.h"
#include "runtime/state/fd_exchange.h"
#include "runtime/state/segment.h"
#include <inttypes.h>
#include <poll.h>
#include <stdlib.h>
#include <time.h>
#include <unistd.h>

#define HUGE_PAGE (2u << 20)

static uint64_t round_up(uint64_t n, uint64_t to)
{
    return (n + to - 1) / to * to;
}

/* Whole heaps: NULL for a peer whose heap is not mapped. */
static char *heap_of(const ferryi_pe *pe, int peer)
{
    return (char *)(uintptr_t)(pe->world.heap + (uint64_t)pe->world.peer[peer].delta);
}

/* PEs that are threads share one range of addresses, in which each PE maps its own heap. */
static int shares_range(const ferryi_pe *pe)
{
    return pe->boot->same_process && !pe->space->whole;
}

/* The size to which a heap may grow. */
static uint64_t max_size(const ferryi_heap *heap)
{
    return heap->max - heap->front;
}

/* Every PE's own heap starts at a multiple of this in its own address space, so that an aligned offset is an aligned
 * address on all PEs.  A PE that is a process chooses a suitable start for its range; threads share one range, where
 * the stride decides. */
static uint64_t max_align(const ferryi_pe *pe)
{
    uint64_t max = pe->heap.max;
    if (pe->space->whole)
        return pe->space->granularity(); /* more would be allocated for nothing */
    return pe->boot->same_process ? max & -max : UINT64_C(1) << (63 - __builtin_clzll(max_size(&pe->heap)));
}

/* Heaps grow by multiples of this. */
static uint64_t growth_unit(const ferryi_pe *pe)
{
    return round_up(pe->env.heap_chunk, pe->space->granularity());
}

int ferryi_heap_is_reachable(const ferryi_pe *pe, int peer)
{
    const int me = pe->world.my_pe;
    return ferryi_path_is_direct(ferryi_pair_at(pe, me, peer)->path) || ferryi_pair_has_copies(pe, me, peer);
}

/* Returns the start of chunk number `chunk`, in bytes from the start of the heap. */
static uint64_t chunk_start(const ferryi_pe *pe, int chunk)
{
    uint64_t start = 0;
    for (int i = 0; i < chunk; i++)
        start += pe->heap.chunks[i].size;
    return start;
}

static ferry_status no_memory(const ferryi_pe *pe, const char *what)
{
    return ferryi_error(FERRY_ERR_NO_MEMORY,
                        "PE %d has no memory left outside the symmetric heap for %s: raise `ulimit -v` or the memory "
                        "limit",
                        pe->world.my_pe, what);
}

/* Makes the memory of a chunk, from the program's buffer unless that is NULL, and maps it. */
static ferry_status make_chunk(ferryi_pe *pe, uint64_t start, uint64_t size, void *buffer, ferryi_chunk *chunk)
{
    ferryi_chunk made;
    ferry_status status =
        buffer != NULL ? pe->space->adopt(buffer, (size_t)size, &made) : pe->space->create((size_t)size, &made);
    if (status != FERRY_SUCCESS)
        return status;
    status = pe->space->map(&made, heap_of(pe, pe->world.my_pe) + start);
    if (status != FERRY_SUCCESS) {
        pe->space->destroy(&made);
        return status;
    }
    made.kind = buffer != NULL ? FERRYI_CHUNK_REGISTERED : FERRYI_CHUNK_OWN;
    *chunk = made;
    return FERRY_SUCCESS;
}

/* Adds a chunk of this PE's memory after the last one and maps it; peers cannot reach it yet. */
static ferry_status add_chunk(ferryi_pe *pe, uint64_t size, void *buffer)
{
    ferryi_heap *heap = &pe->heap;
    uint64_t start = chunk_start(pe, heap->n_chunks);
    ferryi_chunk *chunks = realloc(heap->chunks, ((size_t)heap->n_chunks + 1) * sizeof *chunks);
    if (chunks == NULL)
        return no_memory(pe, "its list of chunks");
    heap->chunks = chunks;
    ferry_status status = make_chunk(pe, start, size, buffer, &chunks[heap->n_chunks]);
    heap->n_chunks += status == FERRY_SUCCESS;
    return status;
}

/* The number of PEs that share this machine's memory, as far as this PE knows. */
static int near(const ferryi_pe *pe)
{
    int n = 0;
    for (int i = 0; i < pe->world.n_pes; i++)
        n += ferryi_pair_shares_node(pe, pe->world.my_pe, i);
    return n;
}

/* A chunk gets memory when it is touched, and a touch without memory left kills the process.  So before a PE returns
 * addresses, the untouched bytes of all heaps of the node are compared with the node's free memory.  Called after an
 * agreement, before which each PE has stored its own number. */
static void publish_untouched(ferryi_pe *pe)
{
    uint64_t sum = 0;
    for (int i = 0; i < pe->heap.n_chunks; i++)
        if (pe->heap.chunks[i].kind != FERRYI_CHUNK_HOLE)
            sum += pe->space->untouched(&pe->heap.chunks[i]);
    ferryi_st_relaxed_u64(&pe->world.ctl->untouched, sum);
}

static ferry_status check_node_memory(ferryi_pe *pe)
{
    uint64_t sum = 0, left = pe->space->left();
    for (int i = 0; i < pe->world.n_pes; i++) {
        uint64_t one = ferryi_ld_relaxed_u64(&ferryi_segment_ctl(pe, i)->untouched);
        sum = one < UINT64_MAX - sum ? sum + one : UINT64_MAX;
    }
    if (sum <= left)
        return FERRY_SUCCESS;
    return ferryi_error(FERRY_ERR_NO_MEMORY,
                        "the symmetric heaps of %d PEs may take %" PRIu64
                        " bytes more together, but this machine and the control groups of PE %d have %" PRIu64
                        " left: allocate less, start fewer PEs, or raise the memory limit",
                        near(pe), sum, pe->world.my_pe, left);
}

/* Unmaps a chunk, and closes its memory.  A range that is not shared by threads may have the peers' chunks mapped
 * already. */
static void empty_chunk(ferryi_pe *pe, int number)
{
    ferryi_chunk *chunk = &pe->heap.chunks[number];
    const size_t size = chunk->size;
    uint64_t start = chunk_start(pe, number);
    for (int i = 0; i < pe->world.n_pes; i++)
        if (i == pe->world.my_pe || !shares_range(pe))
            (void)pe->space->unmap(heap_of(pe, i) + start, size);
    pe->space->destroy(chunk);
    *chunk = (ferryi_chunk){ .size = size, .kind = FERRYI_CHUNK_HOLE };
}

static void drop_chunk(ferryi_pe *pe)
{
    empty_chunk(pe, pe->heap.n_chunks - 1);
    pe->heap.n_chunks--;
}

ferry_status ferryi_heap_map(ferryi_pe *pe, int peer, int fd, int chunk)
{
    ferryi_chunk imported;
    size_t size = pe->heap.chunks[chunk].size;
    char *at = heap_of(pe, peer) + chunk_start(pe, chunk);
    if (!ferryi_heap_is_reachable(pe, peer))
        return FERRY_SUCCESS; /* this PE may not access it */
    if (shares_range(pe))
        return pe->space->access(at, size, 1); /* the peer has mapped it */
    ferry_status status = pe->space->import_fd(fd, size, &imported);
    if (status != FERRY_SUCCESS)
        return status;
    status = pe->space->map(&imported, at);
    if (status == FERRY_SUCCESS && pe->space->whole)
        pe->world.peer[peer].delta = (int64_t)((uint64_t)(uintptr_t)imported.at - pe->world.heap);
    pe->space->destroy(&imported);
    return status;
}

ferry_status ferryi_heap_map_statics(ferryi_pe *pe, int peer, int fd)
{
    ferryi_chunk imported;
    if (!ferryi_heap_is_reachable(pe, peer))
        return FERRY_SUCCESS;
    ferry_status status = pe->space->import_fd(fd, pe->statics.size, &imported);
    if (status != FERRY_SUCCESS)
        return status;
    status = pe->space->map(&imported, heap_of(pe, peer) - pe->statics.size);
    pe->space->destroy(&imported);
    return status;
}

static ferry_status unmap(ferryi_pe *pe, int peer)
{
    char *at = heap_of(pe, peer) - pe->statics.size;
    size_t size = (size_t)(pe->statics.size + chunk_start(pe, pe->heap.n_chunks));
    ferry_status status = shares_range(pe) ? pe->space->access(at, size, 0) : pe->space->unmap(at, size);
    if (pe->space->whole)
        pe->world.peer[peer].delta = -(int64_t)pe->world.heap;
    return status;
}

void ferryi_heap_unmap(ferryi_pe *pe, int peer)
{
    (void)unmap(pe, peer);
}

static void set_length(ferryi_pe *pe, uint64_t bytes)
{
    ferryi_st_release_u64(&pe->world.heap_len, bytes);
    ferryi_st_release_u64(&pe->world.symmetric_len, pe->statics.size + bytes);
}

/* Addresses for the heaps: where this PE's is, and how far from it each peer's. */
static ferry_status place(ferryi_pe *pe)
{
    ferryi_heap *heap = &pe->heap;
    ferryi_world *w = &pe->world;
    const size_t before = pe->space->whole ? 0 : (size_t)heap->max * (size_t)w->my_pe;
    heap->align = max_align(pe);
    heap->exchanged = 0;
    ferry_status status = ferryi_range_create(
        pe, pe->space, (size_t)heap->max * (size_t)(pe->space->whole ? 1 : w->n_pes), heap->align,
        pe->boot->same_process ? 0 : before + heap->front, pe->start.deadline, &heap->range, &heap->base);
    if (status != FERRY_SUCCESS)
        return status;
    w->heap = (uint64_t)(uintptr_t)(heap->base + before + heap->front);
    for (int i = 0; i < w->n_pes; i++) /* a whole heap that is not mapped: NULL */
        w->peer[i].delta = pe->space->whole && i != w->my_pe ? -(int64_t)w->heap : (i - w->my_pe) * (int64_t)heap->max;
    return FERRY_SUCCESS;
}

ferry_status ferryi_heap_create(ferryi_pe *pe)
{
    ferryi_heap *heap = &pe->heap;
    ferryi_world *w = &pe->world;
    heap->start = round_up(heap->rings + (pe->gpu != NULL ? ferryi_rings_bytes(pe) : 0), 4096);
    /* The runtime's own part comes on top of a small FERRY_HEAP_MAX. */
    const uint64_t least = round_up(heap->start + FERRYI_HEAP_LEAST, pe->space->granularity());
    if (least > max_size(heap))
        heap->max += round_up(least - max_size(heap), HUGE_PAGE);
    ferry_status status = place(pe);
    if (status != FERRY_SUCCESS)
        return status;
    uint64_t first = round_up(heap->start + pe->env.heap_chunk, growth_unit(pe));
    if (first > max_size(heap) || pe->space->whole)
        first = max_size(heap);
    if (first > pe->space->left() / (uint64_t)near(pe)) {
        status = ferryi_error(FERRY_ERR_NO_MEMORY,
                              "the first chunks of %d PEs take %" PRIu64
                              " bytes each, but this machine and the control groups of PE %d have %" PRIu64
                              " left: lower FERRY_HEAP_CHUNK, start fewer PEs, or raise the memory limit",
                              near(pe), first, w->my_pe, pe->space->left());
        goto err_range;
    }
    if (pe->statics.size != 0)
        status = pe->space->map(&pe->statics.chunk, heap_of(pe, w->my_pe) - pe->statics.size);
    if (status == FERRY_SUCCESS)
        status = add_chunk(pe, first, NULL);
    if (status != FERRY_SUCCESS)
        goto err_range;
    heap->tlsf = ferryi_tlsf_create(heap->start);
    if (heap->tlsf == NULL || ferryi_tlsf_grow(heap->tlsf, first - heap->start) != 0) {
        status = no_memory(pe, "its allocator");
        goto err_chunk;
    }
    ferryi_fair_lock_create(&heap->lock);
    w->symmetric = w->heap - pe->statics.size;
    w->host.globals_len = pe->statics.size != 0 ? ferryi_statics_first(&w->host.globals) : 0;
    set_length(pe, first);
    return FERRY_SUCCESS;

err_chunk:
    ferryi_tlsf_destroy(heap->tlsf);
    heap->tlsf = NULL;
    drop_chunk(pe);
err_range:
    ferryi_range_release(heap->range);
    free(heap->chunks);
    heap->chunks = NULL;
    heap->range = NULL;
    return status;
}

static void free_parts(ferryi_pe *pe)
{
    ferryi_heap *heap = &pe->heap;
    for (int i = 0; i < heap->n_chunks; i++)
        if (heap->chunks[i].kind != FERRYI_CHUNK_HOLE)
            pe->space->destroy(&heap->chunks[i]);
    free(heap->chunks);
    ferryi_tlsf_destroy(heap->tlsf);
    heap->chunks = NULL;
    heap->n_chunks = 0;
    heap->tlsf = NULL;
}

/* Maps untouched memory over the heaps, one object for all.  It is a file because a file's untouched pages count
 * against no limit.  If no file can be made, the heaps stay mapped: their memory stays in use, which is harmless. */
static void map_untouched(ferryi_pe *pe)
{
    ferryi_chunk nothing;
    size_t size = (size_t)(pe->statics.size + chunk_start(pe, pe->heap.n_chunks));
    if (ferryi_host_memory("ferry-past", size, &nothing) != FERRY_SUCCESS)
        return;
    for (int i = 0; i < pe->boot->size; i++)
        if (i == pe->world.my_pe || (!pe->boot->same_process && ferryi_heap_is_reachable(pe, i)))
            (void)ferryi_space_host.map(&nothing, heap_of(pe, i) - pe->statics.size);
    ferryi_space_host.destroy(&nothing);
}

/* A kept heap has one more user of its range than PEs. */
static int is_kept(const ferryi_pe *pe)
{
    return !pe->boot->same_process && __atomic_load_n(&pe->heap.range->users, __ATOMIC_ACQUIRE) > 1;
}

void ferryi_heap_retire(ferryi_pe *pe)
{
    if (pe->gpu == NULL) {
        if (!is_kept(pe))
            map_untouched(pe);
    } else {
        ferryi_range_release(pe->heap.range);
        pe->heap.range = NULL;
    }
    free_parts(pe);
}

void ferryi_heap_destroy(ferryi_pe *pe)
{
    ferryi_heap *heap = &pe->heap;
    if (heap->range == NULL)
        return;
    ferryi_range_release(heap->range);
    free_parts(pe);
    ferryi_fair_lock_destroy(&heap->lock);
    heap->range = NULL;
}

/* ---- Growth. */

typedef struct growth {
    ferryi_pe *pe;
    int chunk; /* its number */
} growth;

static ferry_status got_chunk(void *ctx, int from, int slot, int fd, int *keep)
{
    const growth *g = ctx;
    (void)slot;
    *keep = 0;
    return ferryi_heap_map(g->pe, from, fd, g->chunk);
}

static ferry_status publish(ferryi_pe *pe)
{
    return pe->gpu != NULL ? pe->gpu_ops->publish(pe) : FERRY_SUCCESS;
}

/* The number of a hole of this size, or of the chunk that would come next: the same on every PE. */
static int place_for(const ferryi_pe *pe, uint64_t bytes, const void *buffer)
{
    for (int i = 0; i < pe->heap.n_chunks && buffer != NULL; i++)
        if (pe->heap.chunks[i].kind == FERRYI_CHUNK_HOLE && pe->heap.chunks[i].size == bytes)
            return i;
    return pe->heap.n_chunks;
}

/* Adds `bytes` to every PE's heap, or to none: new memory, or that of the program's buffer.  Called right after all PEs
 * have agreed on the request.  Two agreements follow.  The first: each PE has made its chunk.  If one cannot, the error
 * names that PE, not the PEs that wait for it.  The second: each PE has mapped all chunks.  After that nothing can
 * fail. */
static ferry_status grow(ferryi_pe *pe, uint64_t bytes, void *buffer, uint64_t deadline)
{
    ferryi_world *w = &pe->world;
    const uint64_t args[3] = { bytes, 0, 0 }, before = w->heap_len;
    growth g = { pe, place_for(pe, bytes, buffer) };
    const int fills = g.chunk < pe->heap.n_chunks;
    int fd = -1;
    ferry_status status = fills ? make_chunk(pe, chunk_start(pe, g.chunk), bytes, buffer, &pe->heap.chunks[g.chunk])
                                : add_chunk(pe, bytes, buffer);
    const int added = status == FERRY_SUCCESS;
    if (added)
        status = pe->space->export_fd(&pe->heap.chunks[g.chunk], &fd);
    publish_untouched(pe);
    status = ferryi_agree(pe, FERRY_CALL_MALLOC, FERRYI_WHAT_GROW, args, status, ferryi_time_left(deadline));
    if (status != FERRY_SUCCESS)
        goto drop;
    ferry_status fits = check_node_memory(pe);
    status = ferryi_exchange_fds(pe, &fd, 1, got_chunk, &g, deadline);
    if (status == FERRY_SUCCESS)
        status = fits;
    if (status == FERRY_SUCCESS && !fills) {
        set_length(pe, before + bytes);
        status = publish(pe);
    }
    status = ferryi_agree(pe, FERRY_CALL_MALLOC, FERRYI_WHAT_GROWN, args, status, ferryi_time_left(deadline));
    if (status == FERRY_SUCCESS && buffer == NULL)
        (void)ferryi_tlsf_grow(pe->heap.tlsf, bytes); /* reserved */
    else if (status == FERRY_SUCCESS && !fills)
        (void)ferryi_tlsf_append(pe->heap.tlsf, bytes); /* reserved */
    else if (status != FERRY_SUCCESS && w->heap_len != before) {
        set_length(pe, before);
        (void)publish(pe); /* if it fails, kernels find no memory at these addresses */
    }
drop:
    if (fd >= 0)
        close(fd);
    if (status != FERRY_SUCCESS && added && fills)
        empty_chunk(pe, g.chunk);
    else if (status != FERRY_SUCCESS && added)
        drop_chunk(pe);
    return status;
}

/* This PE's part of an agreement: reserves the bookkeeping, so that the allocation after it needs no more host
 * memory. */
ferry_status ferryi_heap_reserve(ferryi_pe *pe)
{
    ferry_status status = pe->space->zero((void *)(uintptr_t)pe->world.heap, 0);
    if (status != FERRY_SUCCESS)
        return ferryi_error(status, "PE %d cannot allocate: %s", pe->world.my_pe, ferryi_last_error_message());
    if (ferryi_tlsf_reserve(pe->heap.tlsf) == 0)
        return FERRY_SUCCESS;
    return no_memory(pe, "another block");
}

/* Called after an agreement.  The result is the same on every PE, since all allocators are in the same state. */
ferry_status ferryi_heap_allocate(ferryi_pe *pe, uint64_t size, uint64_t align, uint64_t deadline, uint64_t *offset)
{
    ferryi_heap *heap = &pe->heap;
    if (align > heap->align && pe->space->whole)
        return ferryi_error(FERRY_ERR_NO_MEMORY,
                            "the symmetric heap has no room for a block aligned to %" PRIu64
                            " bytes: heaps that are shared by %s serve alignments up to %" PRIu64 ": align less",
                            align, pe->space->handles, heap->align);
    if (align > heap->align)
        return ferryi_error(FERRY_ERR_NO_MEMORY,
                            "the symmetric heap has no room for a block aligned to %" PRIu64
                            " bytes: its maximum is %" PRIu64 ", which serves alignments up to %" PRIu64
                            ": raise FERRY_HEAP_MAX",
                            align, max_size(heap), heap->align);
    uint64_t short_of = ferryi_tlsf_shortage(heap->tlsf, size, align);
    if (short_of != 0) {
        uint64_t bytes = round_up(short_of, growth_unit(pe));
        if (pe->space->whole)
            return ferryi_error(FERRY_ERR_NO_MEMORY,
                                "the symmetric heap has no room for %" PRIu64 " bytes aligned to %" PRIu64 ": %" PRIu64
                                " of %" PRIu64
                                " are free, and a heap that is shared by %s cannot grow after ferry_init: set "
                                "FERRY_HEAP_MAX to what the program needs",
                                size, align, ferryi_tlsf_bytes_free(heap->tlsf), max_size(heap), pe->space->handles);
        if (bytes < short_of || bytes > max_size(heap) - pe->world.heap_len)
            return ferryi_error(
                FERRY_ERR_NO_MEMORY,
                "the symmetric heap has no room for %" PRIu64 " bytes aligned to %" PRIu64 ": %" PRIu64
                " are free, %" PRIu64 " more may be added up to its maximum of %" PRIu64 ": raise FERRY_HEAP_MAX",
                size, align, ferryi_tlsf_bytes_free(heap->tlsf), max_size(heap) - pe->world.heap_len, max_size(heap));
        ferry_status status = grow(pe, bytes, NULL, deadline);
        if (status != FERRY_SUCCESS)
            return status;
    }
    *offset = ferryi_tlsf_alloc(heap->tlsf, size, align); /* reserved */
    return FERRY_SUCCESS;
}

/* ---- Buffers of the program: chunks whose addresses the allocator never gives out. */

ferry_status ferryi_heap_adopt(ferryi_pe *pe, void *buffer, uint64_t size, uint64_t deadline, uint64_t *offset)
{
    const int place = place_for(pe, size, buffer);
    if (place == pe->heap.n_chunks && size > max_size(&pe->heap) - pe->world.heap_len)
        return ferryi_error(FERRY_ERR_NO_MEMORY,
                            "the symmetric heap has no addresses left for a buffer of %" PRIu64 " bytes: %" PRIu64
                            " more may be added up to its maximum of %" PRIu64 ": raise FERRY_HEAP_MAX",
                            size, max_size(&pe->heap) - pe->world.heap_len, max_size(&pe->heap));
    ferry_status status = grow(pe, size, buffer, deadline);
    if (status == FERRY_SUCCESS)
        *offset = chunk_start(pe, place);
    return status;
}

/* The number of the chunk that starts at offset, if it is a buffer's or was one's; -1. */
static int adopted_at(const ferryi_pe *pe, uint64_t offset)
{
    uint64_t start = 0;
    for (int i = 0; i < pe->heap.n_chunks && start <= offset; start += pe->heap.chunks[i++].size)
        if (start == offset && pe->heap.chunks[i].kind != FERRYI_CHUNK_OWN)
            return i;
    return -1;
}

int ferryi_heap_is_registered(const ferryi_pe *pe, uint64_t offset)
{
    const int i = adopted_at(pe, offset);
    return i >= 0 && pe->heap.chunks[i].kind == FERRYI_CHUNK_REGISTERED;
}

int ferryi_heap_is_adopted(const ferryi_pe *pe, uint64_t offset)
{
    return adopted_at(pe, offset) >= 0;
}

void ferryi_heap_abandon(ferryi_pe *pe, uint64_t offset)
{
    empty_chunk(pe, adopted_at(pe, offset));
}

/* ---- Heaps that outlive their job.  The list only grows, so that it needs no lock, which a forked child might find
 * taken. */

static struct kept_heap {
    uint64_t number;
    ferryi_range *range; /* NULL: released */
    struct kept_heap *next;
} * kept_heaps;

/* Returns the number of the kept heap; 0: no memory. */
static uint64_t keep_range(ferryi_range *range)
{
    static uint64_t last;
    struct kept_heap *one = malloc(sizeof *one);
    if (one == NULL)
        return 0;
    (void)__atomic_add_fetch(&range->users, 1, __ATOMIC_ACQ_REL);
    *one = (struct kept_heap){ __atomic_add_fetch(&last, 1, __ATOMIC_RELAXED), range,
                               __atomic_load_n(&kept_heaps, __ATOMIC_RELAXED) };
    const uint64_t number = one->number;
    while (!__atomic_compare_exchange_n(&kept_heaps, &one->next, one, 0, __ATOMIC_RELEASE, __ATOMIC_RELAXED))
        continue;
    return number;
}

ferry_status ferry_heap_keep(uint64_t *kept)
{
    ferryi_pe *pe = NULL;
    ferry_status status = ferryi_pe_current("ferry_heap_keep", &pe);
    if (status != FERRY_SUCCESS)
        return status;
    if (kept == NULL)
        return ferryi_error(FERRY_ERR_INVALID_ARG, "ferry_heap_keep: kept is NULL: pass the address of a number");
    if (pe->boot->same_process)
        return ferryi_error(FERRY_ERR_UNSUPPORTED, "ferry_heap_keep: PEs that are threads share one range of heaps: "
                                                   "copy the data before ferry_finalize");
    const uint64_t number = keep_range(pe->heap.range);
    if (number == 0)
        return no_memory(pe, "a kept heap");
    *kept = number;
    return FERRY_SUCCESS;
}

void ferry_heap_release(uint64_t kept)
{
    for (struct kept_heap *one = __atomic_load_n(&kept_heaps, __ATOMIC_ACQUIRE); one != NULL; one = one->next)
        if (one->number == kept)
            ferryi_range_release(__atomic_exchange_n(&one->range, NULL, __ATOMIC_ACQ_REL));
}

/* ---- The end of whole heaps. */

#define LEAVE_NS 2000000000u /* the PEs have just agreed to end, so this is long */

/* Whether the process of a peer that has not closed this PE's heap has ended, and with it the peer's mapping.  That the
 * peer is lost is known earlier, while its process still ends. */
static int has_ended(const ferryi_pe *pe, int peer)
{
    struct pollfd life = { pe->peer_liveness_fd[peer], POLLIN, 0 };
    return life.fd >= 0 ? poll(&life, 1, 0) > 0 : pe->peer_state[peer] == FERRY_PEER_LOST;
}

void ferryi_heap_leave(ferryi_pe *pe)
{
    const int me = pe->world.my_pe;
    if (pe->heap.range == NULL || !pe->space->whole)
        return;
    int keeps = is_kept(pe);
    for (int i = 0; i < pe->boot->size && !keeps; i++)
        if (i != me && ferryi_heap_is_reachable(pe, i))
            keeps = unmap(pe, i) != FERRY_SUCCESS;
    if (!pe->heap.exchanged) /* no PE has used a peer's heap yet */
        return;
    ferryi_st_release_u32(&pe->world.ctl->heap_left, keeps ? FERRYI_HEAP_KEPT : FERRYI_HEAP_CLOSED); /* H0 */
    const uint64_t deadline = ferryi_deadline_after(pe->env.timeout_ns < LEAVE_NS ? pe->env.timeout_ns : LEAVE_NS);
    const struct timespec nap = { 0, 100000 };
    int open = -1, kept = -1;
    for (int i = 0; i < pe->boot->size; i++) {
        uint32_t left = FERRYI_HEAP_CLOSED;
        while (i != me && ferryi_pair_shares_node(pe, me, i) &&
               (left = ferryi_ld_acquire_u32(&ferryi_segment_ctl(pe, i)->heap_left)) == 0 && !has_ended(pe, i) &&
               ferryi_time_left(deadline) != 0)
            (void)nanosleep(&nap, NULL);
        /* H1: the peer has closed this PE's heap */
        if (left == 0 && !has_ended(pe, i))
            open = i;
        else if (left == FERRYI_HEAP_KEPT)
            kept = i;
    }
    if (open >= 0)
        ferryi_log(FERRYI_LOG_WARN,
                   "the heap of PE %d, %" PRIu64 " bytes of GPU memory, stays until its process ends: PE %d has not "
                   "closed it in time",
                   me, max_size(&pe->heap), open);
    if (open >= 0 || kept >= 0)
        (void)keep_range(pe->heap.range); /* and nobody knows the number */
}
