/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRYI_SPACE_H
#define FERRYI_SPACE_H

#include "ferry/status.h"
#include <stddef.h>
#include <stdint.h>

/* Where heaps live.  The runtime reaches heap memory only through this table, and so never asks whether it is a
 * GPU's. */

/* Physical memory: this PE's own, or a peer's that was imported. */
typedef struct ferryi_chunk {
    uint64_t handle; /* a descriptor (host), a driver's handle (cuda) */
    size_t size;
    char *at;       /* where map() has put it; an import of CUDA IPC lies there already */
    uint32_t fresh; /* 1: not zeroed before it is mapped (cuda) */
    uint32_t kind;  /* of a heap's chunks: enum ferryi_chunk_kind */
} ferryi_chunk;

/* HOLE: addresses of the heap without memory, where a registered buffer was. */
enum ferryi_chunk_kind { FERRYI_CHUNK_OWN, FERRYI_CHUNK_REGISTERED, FERRYI_CHUNK_HOLE };

typedef struct ferryi_space_ops {
    size_t size; /* sizeof(ferryi_space_ops) */
    const char *name;
    const char *handles; /* by what processes share chunks */
    /* 0: the heaps that a PE reaches stand in one range, a stride apart, and grow by chunks.  1: there are no addresses
     * without memory, so reserve() allocates this PE's whole heap, which is one chunk, and a peer's heap lies where
     * import_fd() has found room; peers close it before its owner releases it. */
    int whole;
    /* Sizes of chunks and addresses of mappings are multiples of this. */
    size_t (*granularity)(void);
    /* Reserves an address range without memory behind it. */
    ferry_status (*reserve)(size_t size, void **base);
    void (*release)(void *base, size_t size);
    /* Allocates zeroed, shareable memory of this PE. */
    ferry_status (*create)(size_t size, ferryi_chunk *chunk);
    /* Opens the program's own memory at addr, so that it is mapped and exported as a created chunk.  _INVALID_ARG with
     * the reason: memory of another kind; _UNSUPPORTED where heaps are whole. */
    ferry_status (*adopt)(void *addr, size_t size, ferryi_chunk *chunk);
    /* Makes a descriptor to send; the caller closes it. */
    ferry_status (*export_fd)(const ferryi_chunk *chunk, int *fd);
    /* Opens a peer's memory; checks that it has at least `size` bytes. fd stays the caller's and may be closed
     * afterwards. */
    ferry_status (*import_fd)(int fd, size_t size, ferryi_chunk *chunk);
    /* Maps a chunk for reading and writing at addr, inside a reserved range; unmap makes the range inaccessible again.
     * A peer's chunk where heaps are whole: chunk->at says where it is, and addr means nothing. */
    ferry_status (*map)(ferryi_chunk *chunk, void *addr);
    ferry_status (*unmap)(void *addr, size_t size);
    /* Where PEs of one process share a range: allows or forbids this PE a peer's mapping.  Only a GPU can be refused
     * (cuda); host memory is accessible to all threads as soon as it is mapped. */
    ferry_status (*access)(void *addr, size_t size, int allowed);
    /* Bytes of a chunk that get memory only when they are touched. */
    uint64_t (*untouched)(const ferryi_chunk *chunk);
    /* The number of such bytes that all PEs of this node together may touch before the kernel kills one; UINT64_MAX: no
     * limit is known, or create() commits memory at once. */
    uint64_t (*left)(void);
    /* Closes this PE's handle; mappings keep the memory alive. */
    void (*destroy)(ferryi_chunk *chunk);
    /* Copy and zero from the host, complete on return.  _TIMEOUT: the work still runs, and the space refuses new work
     * until it ends; zeroing 0 bytes tests for that. */
    ferry_status (*copy)(void *dst, const void *src, size_t nbytes);
    ferry_status (*zero)(void *dst, size_t nbytes);
} ferryi_space_ops;

/* Makes the memfd of a host chunk, without checking how much memory is left; without a log line. */
ferry_status ferryi_host_memory(const char *name, size_t size, ferryi_chunk *chunk);

/* The host space's adopt(): a memfd that is mapped from its start on, and that cannot shrink. */
ferry_status ferryi_host_adopt(void *addr, size_t size, ferryi_chunk *chunk);

/* Whether the host space could reserve so many bytes of addresses now; without a log line. */
int ferryi_host_can_reserve(size_t size);

/* The cuda space has a row for each enum ferryi_handles (gpu_ops.h). */
extern const ferryi_space_ops ferryi_space_host, ferryi_space_cuda, ferryi_space_ipc, ferryi_space_fabric;

#endif
