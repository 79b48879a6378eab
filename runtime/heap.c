/* SPDX-License-Identifier: BSD-3-Clause */
/* The symmetric heap: chunks that every PE adds at the same time, an allocator that every PE runs alike. */
#include "ferry/device/access__funcs.h"
#include "ferry/memory.h"
#include "ferry/rma.h"
#include "runtime/agree.h"
#include "runtime/clock.h"
#include "runtime/gpu.h"
#include "runtime/log.h"
#include "runtime/statics.h"
#include <inttypes.h>
#include <stdlib.h>
#include <unistd.h>

#define HEAP_MAX_ALIGN (2u << 20)

static uint64_t round_up(uint64_t n, uint64_t to)
{
    return (n + to - 1) / to * to;
}

static char *heap_of(const ferryi_pe *pe, int peer)
{
    return pe->heap.base + (size_t)peer * pe->heap.max + pe->heap.front;
}

/* What a heap may grow to. */
static uint64_t most_of(const ferryi_heap *heap)
{
    return heap->max - heap->front;
}

/* Heaps grow by multiples of this. */
static uint64_t step_of(const ferryi_pe *pe)
{
    return round_up(pe->env.heap_chunk, pe->space->granularity());
}

int ferryi_heap_is_reachable(const ferryi_pe *pe, int peer)
{
    int n = pe->world.n_pes;
    return pe->paths[pe->world.my_pe * n + peer] <= FERRY_PATH_FLAGS;
}

/* Where chunk number `chunk` starts, in bytes from the start of the heap. */
static uint64_t chunk_start(const ferryi_pe *pe, int chunk)
{
    uint64_t start = 0;
    for (int i = 0; i < chunk; i++)
        start += pe->heap.chunks[i].size;
    return start;
}

/* Adds a chunk of this PE's own memory behind the last one and maps it; no peer sees it yet. */
static ferry_status add_chunk(ferryi_pe *pe, uint64_t size)
{
    ferryi_heap *heap = &pe->heap;
    uint64_t start = chunk_start(pe, heap->n_chunks);
    ferryi_chunk *chunks = realloc(heap->chunks, ((size_t)heap->n_chunks + 1) * sizeof *chunks);
    if (chunks == NULL)
        return ferryi_error(FERRY_ERR_NO_MEMORY, "no memory for the list of heap chunks");
    heap->chunks = chunks;
    ferryi_chunk *chunk = &chunks[heap->n_chunks];
    ferry_status status = pe->space->create((size_t)size, chunk);
    if (status != FERRY_SUCCESS)
        return status;
    status = pe->space->map(chunk, heap_of(pe, pe->world.my_pe) + start);
    if (status != FERRY_SUCCESS) {
        pe->space->destroy(chunk);
        return status;
    }
    heap->n_chunks++;
    return FERRY_SUCCESS;
}

/* Takes the last chunk back.  A range of this PE alone may have the peers' mapped already. */
static void drop_chunk(ferryi_pe *pe)
{
    ferryi_heap *heap = &pe->heap;
    ferryi_chunk *chunk = &heap->chunks[heap->n_chunks - 1];
    uint64_t start = chunk_start(pe, heap->n_chunks - 1);
    for (int i = 0; i < pe->world.n_pes; i++)
        if (i == pe->world.my_pe || !pe->boot->same_process)
            (void)pe->space->unmap(heap_of(pe, i) + start, chunk->size);
    pe->space->destroy(chunk);
    heap->n_chunks--;
}

ferry_status ferryi_heap_map(ferryi_pe *pe, int peer, int fd, int chunk)
{
    ferryi_chunk imported;
    size_t size = pe->heap.chunks[chunk].size;
    char *at = heap_of(pe, peer) + chunk_start(pe, chunk);
    if (!ferryi_heap_is_reachable(pe, peer))
        return FERRY_SUCCESS; /* this PE must not */
    if (pe->boot->same_process)
        return pe->space->access(at, size, 1); /* the peer has mapped it */
    ferry_status status = pe->space->import_fd(fd, size, &imported);
    if (status != FERRY_SUCCESS)
        return status;
    status = pe->space->map(&imported, at);
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

void ferryi_heap_unmap(ferryi_pe *pe, int peer)
{
    char *at = heap_of(pe, peer) - pe->statics.size;
    size_t size = (size_t)(pe->statics.size + chunk_start(pe, pe->heap.n_chunks));
    (void)(pe->boot->same_process ? pe->space->access(at, size, 0) : pe->space->unmap(at, size));
}

static void set_length(ferryi_pe *pe, uint64_t bytes)
{
    ferryi_st_release_u64(&pe->world.heap_len, bytes);
    ferryi_st_release_u64(&pe->world.symmetric_len, pe->statics.size + bytes);
}

ferry_status ferryi_heap_create(ferryi_pe *pe, uint64_t deadline)
{
    ferryi_heap *heap = &pe->heap;
    ferryi_world *w = &pe->world;
    heap->front = round_up(pe->statics.size, HEAP_MAX_ALIGN);
    heap->max += heap->front;
    ferry_status status = ferryi_range_create(pe, pe->space, (size_t)heap->max * (size_t)w->n_pes, HEAP_MAX_ALIGN,
                                              deadline, &heap->range, &heap->base);
    if (status != FERRY_SUCCESS)
        return status;
    heap->rings = round_up(ferryi_teams_place(pe), 4096);
    heap->start = round_up(heap->rings + (pe->gpu != NULL ? ferryi_rings_bytes(pe) : 0), 4096);
    uint64_t first = round_up(heap->start + pe->env.heap_chunk, step_of(pe));
    if (first > most_of(heap)) {
        status = ferryi_error(FERRY_ERR_INVALID_ARG,
                              "FERRY_HEAP_MAX is %" PRIu64 " bytes, but the first chunk takes %" PRIu64
                              ": raise it or lower FERRY_HEAP_CHUNK",
                              most_of(heap), first);
        goto err_range;
    }
    if (pe->statics.size != 0)
        status = pe->space->map(&pe->statics.chunk, heap_of(pe, w->my_pe) - pe->statics.size);
    if (status == FERRY_SUCCESS)
        status = add_chunk(pe, first);
    if (status != FERRY_SUCCESS)
        goto err_range;
    heap->tlsf = ferryi_tlsf_create(heap->start);
    if (heap->tlsf == NULL || ferryi_tlsf_grow(heap->tlsf, first - heap->start) != 0) {
        status = ferryi_error(FERRY_ERR_NO_MEMORY, "no memory for the heap's bookkeeping");
        goto err_chunk;
    }
    pthread_mutex_init(&heap->lock, NULL);
    w->heap = (uint64_t)(uintptr_t)heap_of(pe, w->my_pe);
    w->symmetric = w->heap - pe->statics.size;
    w->globals_len = pe->statics.size != 0 ? ferryi_statics_first(&w->globals) : 0;
    set_length(pe, first);
    for (int i = 0; i < w->n_pes; i++)
        w->peer[i].delta = (i - w->my_pe) * (int64_t)heap->max;
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

void ferryi_heap_destroy(ferryi_pe *pe)
{
    ferryi_heap *heap = &pe->heap;
    if (heap->range == NULL)
        return;
    ferryi_range_release(heap->range);
    for (int i = 0; i < heap->n_chunks; i++)
        pe->space->destroy(&heap->chunks[i]);
    free(heap->chunks);
    ferryi_tlsf_destroy(heap->tlsf);
    pthread_mutex_destroy(&heap->lock);
    heap->range = NULL;
    heap->chunks = NULL;
    heap->n_chunks = 0;
    heap->tlsf = NULL;
}

/* ---- Growth. */

static ferry_status got_chunk(void *ctx, int from, int slot, int fd, int *keep)
{
    ferryi_pe *pe = ctx;
    (void)slot;
    *keep = 0;
    return ferryi_heap_map(pe, from, fd, pe->heap.n_chunks - 1);
}

/* Adds `bytes` to every PE's heap, or nothing anywhere.  All PEs are here: they have just agreed on the request. */
static ferry_status grow(ferryi_pe *pe, uint64_t bytes, uint64_t deadline)
{
    ferryi_world *w = &pe->world;
    int fd = -1, added = 0, grown = 0;
    ferry_status status = add_chunk(pe, bytes);
    if (status == FERRY_SUCCESS) {
        added = 1;
        status = pe->space->export_fd(&pe->heap.chunks[pe->heap.n_chunks - 1], &fd);
    }
    ferry_status sent = ferryi_exchange_fds(pe, fd >= 0 ? &fd : NULL, 1, got_chunk, pe, deadline);
    if (status == FERRY_SUCCESS)
        status = sent;
    if (status == FERRY_SUCCESS) {
        grown = ferryi_tlsf_grow(pe->heap.tlsf, bytes) == 0;
        if (!grown)
            status = ferryi_error(FERRY_ERR_NO_MEMORY, "no memory for the heap's bookkeeping");
    }
    const uint64_t args[3] = { bytes, 0, 0 };
    status = ferryi_agree(pe, FERRY_CALL_MALLOC, FERRYI_WHAT_GROW, args, status, ferryi_time_left(deadline));
    if (fd >= 0)
        close(fd);
    if (status != FERRY_SUCCESS && grown)
        (void)ferryi_tlsf_shrink(pe->heap.tlsf, bytes);
    if (status != FERRY_SUCCESS && added)
        drop_chunk(pe);
    if (status == FERRY_SUCCESS) {
        set_length(pe, w->heap_len + bytes);
        status = ferryi_gpu_publish(pe);
    }
    return status;
}

/* After an agreement: the same on every PE, since all allocators are in the same state. */
static ferry_status allocate(ferryi_pe *pe, uint64_t size, uint64_t align, uint64_t deadline, uint64_t *offset)
{
    ferryi_heap *heap = &pe->heap;
    uint64_t short_of = ferryi_tlsf_shortage(heap->tlsf, size, align);
    if (short_of != 0) {
        uint64_t bytes = round_up(short_of, step_of(pe));
        if (bytes < short_of || bytes > most_of(heap) - pe->world.heap_len)
            return ferryi_error(FERRY_ERR_NO_MEMORY,
                                "the symmetric heap has no room for %" PRIu64 " bytes: %" PRIu64 " are free, %" PRIu64
                                " more may be added up to its maximum of %" PRIu64 ": raise FERRY_HEAP_MAX",
                                size, ferryi_tlsf_bytes_free(heap->tlsf), most_of(heap) - pe->world.heap_len,
                                most_of(heap));
        ferry_status status = grow(pe, bytes, deadline);
        if (status != FERRY_SUCCESS)
            return status;
    }
    *offset = ferryi_tlsf_alloc(heap->tlsf, size, align);
    if (*offset == FERRYI_TLSF_NONE)
        return ferryi_error(FERRY_ERR_NO_MEMORY, "the heap's bookkeeping has no room for %" PRIu64 " bytes", size);
    return FERRY_SUCCESS;
}

/* ---- The public calls. */

static void *address_of(const ferryi_pe *pe, uint64_t offset)
{
    return (void *)(uintptr_t)(pe->world.heap + offset);
}

static ferry_status zero_everywhere(ferryi_pe *pe, uint64_t offset, uint64_t size, uint64_t deadline)
{
    const uint64_t args[3] = { size, 0, offset };
    ferry_status status = pe->space->zero(address_of(pe, offset), (size_t)size);
    return ferryi_agree(pe, FERRY_CALL_MALLOC, FERRYI_WHAT_ZEROED, args, status, ferryi_time_left(deadline));
}

static void *collective_alloc(const char *call, enum ferryi_what what, uint64_t size, uint64_t align)
{
    ferryi_pe *pe;
    uint64_t offset = 0;
    const uint64_t args[3] = { size, align, 0 };
    if (ferryi_pe_current(call, &pe) != FERRY_SUCCESS)
        return NULL;
    pthread_mutex_lock(&pe->heap.lock);
    uint64_t deadline = ferryi_deadline_after(pe->world.timeout_ns);
    ferry_status status = ferryi_agree(pe, FERRY_CALL_MALLOC, what, args, FERRY_SUCCESS, ferryi_time_left(deadline));
    if (status == FERRY_SUCCESS && size != 0)
        status = allocate(pe, size, align, deadline, &offset);
    if (status == FERRY_SUCCESS && size != 0 && what == FERRYI_WHAT_CALLOC) {
        status = zero_everywhere(pe, offset, size, deadline);
        if (status != FERRY_SUCCESS)
            (void)ferryi_tlsf_free(pe->heap.tlsf, offset);
    }
    pthread_mutex_unlock(&pe->heap.lock);
    return status == FERRY_SUCCESS && size != 0 ? address_of(pe, offset) : NULL;
}

void *ferry_malloc(size_t size)
{
    return collective_alloc("ferry_malloc", FERRYI_WHAT_MALLOC, size, FERRYI_TLSF_MIN_ALIGN);
}

void *ferry_malloc_with_hints(size_t size, long hints)
{
    if ((hints & ~(FERRY_MALLOC_ATOMICS_REMOTE | FERRY_MALLOC_SIGNAL_REMOTE)) != 0) {
        (void)ferryi_error(FERRY_ERR_INVALID_ARG, "ferry_malloc_with_hints with hints 0x%lx: 0x%lx and 0x%lx are known",
                           (unsigned long)hints, FERRY_MALLOC_ATOMICS_REMOTE, FERRY_MALLOC_SIGNAL_REMOTE);
        return NULL;
    }
    return ferry_malloc(size);
}

void *ferry_calloc(size_t count, size_t size)
{
    if (size != 0 && count > SIZE_MAX / size) {
        (void)ferryi_error(FERRY_ERR_OVERFLOW, "ferry_calloc of %zu elements of %zu bytes: the product does not fit",
                           count, size);
        return NULL;
    }
    return collective_alloc("ferry_calloc", FERRYI_WHAT_CALLOC, count * size, FERRYI_TLSF_MIN_ALIGN);
}

void *ferry_align(size_t alignment, size_t size)
{
    if (alignment == 0 || (alignment & (alignment - 1)) != 0 || alignment % sizeof(void *) != 0 ||
        alignment > HEAP_MAX_ALIGN) {
        (void)ferryi_error(FERRY_ERR_INVALID_ARG,
                           "ferry_align with alignment %zu: it must be a power of two from %zu to %u", alignment,
                           sizeof(void *), HEAP_MAX_ALIGN);
        return NULL;
    }
    return collective_alloc("ferry_align", FERRYI_WHAT_ALIGN, size,
                            alignment < FERRYI_TLSF_MIN_ALIGN ? FERRYI_TLSF_MIN_ALIGN : alignment);
}

/* The block that starts at ptr, for messages and checks: its offset, or FERRYI_TLSF_NONE with a message. */
static ferry_status block_of(const ferryi_pe *pe, const char *call, const void *ptr, uint64_t *offset, uint64_t *size)
{
    *offset = (uint64_t)(uintptr_t)ptr - pe->world.heap;
    *size = ferryi_in_heap(&pe->world, ptr, 1) ? ferryi_tlsf_size(pe->heap.tlsf, *offset) : 0;
    if (*size == 0)
        return ferryi_error(FERRY_ERR_INVALID_ADDR,
                            "%s of %p on PE %d: no block of the symmetric heap starts there (freed twice, or not from "
                            "ferry_malloc?)",
                            call, ptr, pe->world.my_pe);
    return FERRY_SUCCESS;
}

ferry_status ferry_free(void *ptr)
{
    ferryi_pe *pe;
    uint64_t offset, size;
    ferry_status status = ferryi_pe_current("ferry_free", &pe);
    if (status != FERRY_SUCCESS || ptr == NULL)
        return status;
    pthread_mutex_lock(&pe->heap.lock);
    uint64_t deadline = ferryi_deadline_after(pe->world.timeout_ns);
    /* A pointer that is no block is this PE's statement in the agreement, so that the others do not wait for it. */
    ferry_status mine = block_of(pe, "ferry_free", ptr, &offset, &size);
    ferry_status quiet = ferry_quiet();
    const uint64_t args[3] = { 0, 0, offset };
    status = ferryi_agree(pe, FERRY_CALL_FREE, FERRYI_WHAT_FREE, args, mine != FERRY_SUCCESS ? mine : quiet,
                          ferryi_time_left(deadline));
    if (status == FERRY_SUCCESS)
        (void)ferryi_tlsf_free(pe->heap.tlsf, offset);
    pthread_mutex_unlock(&pe->heap.lock);
    return status;
}

void *ferry_realloc(void *ptr, size_t size)
{
    ferryi_pe *pe;
    uint64_t offset, old_size, new_offset = 0;
    if (ptr == NULL)
        return ferry_malloc(size);
    if (size == 0) {
        (void)ferry_free(ptr);
        return NULL;
    }
    if (ferryi_pe_current("ferry_realloc", &pe) != FERRY_SUCCESS)
        return NULL;
    pthread_mutex_lock(&pe->heap.lock);
    uint64_t deadline = ferryi_deadline_after(pe->world.timeout_ns);
    ferry_status mine = block_of(pe, "ferry_realloc", ptr, &offset, &old_size);
    ferry_status quiet = ferry_quiet();
    const uint64_t args[3] = { size, 0, offset };
    ferry_status status = ferryi_agree(pe, FERRY_CALL_MALLOC, FERRYI_WHAT_REALLOC, args,
                                       mine != FERRY_SUCCESS ? mine : quiet, ferryi_time_left(deadline));
    void *result = ptr; /* it fits where it is */
    if (status == FERRY_SUCCESS && (size > old_size || size < old_size / 2)) {
        status = allocate(pe, size, FERRYI_TLSF_MIN_ALIGN, deadline, &new_offset);
        if (status == FERRY_SUCCESS) {
            result = address_of(pe, new_offset);
            ferry_status copied = pe->space->copy(result, ptr, size < old_size ? size : (size_t)old_size);
            const uint64_t done[3] = { size, 0, new_offset };
            status = ferryi_agree(pe, FERRY_CALL_MALLOC, FERRYI_WHAT_REALLOC, done, copied, ferryi_time_left(deadline));
            (void)ferryi_tlsf_free(pe->heap.tlsf, status == FERRY_SUCCESS ? offset : new_offset);
        }
    }
    pthread_mutex_unlock(&pe->heap.lock);
    return status == FERRY_SUCCESS ? result : NULL;
}
