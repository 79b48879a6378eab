/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRYI_SPACE_H
#define FERRYI_SPACE_H

#include "ferry/status.h"
#include <stddef.h>
#include <stdint.h>

/* Where heaps live.  The runtime moves memory between PEs only through this table, so that it never asks whether it is
 * a GPU's. */

/* Physical memory: this PE's own, or a peer's that was imported. */
typedef struct ferryi_chunk {
    uint64_t handle; /* the space's: a descriptor, a driver's handle */
    size_t size;
    uint32_t fresh; /* 1: not zeroed before it is mapped (cuda) */
} ferryi_chunk;

typedef struct ferryi_space_ops {
    size_t size; /* sizeof(ferryi_space_ops) */
    const char *name;
    /* Sizes of chunks and addresses of mappings are multiples of this. */
    size_t (*granularity)(void);
    /* An address range in which nothing may be touched yet. */
    ferry_status (*reserve)(size_t size, void **base);
    void (*release)(void *base, size_t size);
    /* Memory of this PE, zeroed, shareable. */
    ferry_status (*create)(size_t size, ferryi_chunk *chunk);
    /* A descriptor to send; the caller closes it. */
    ferry_status (*export_fd)(const ferryi_chunk *chunk, int *fd);
    /* A peer's memory.  fd stays the caller's and may be closed afterwards. Checks that the object has `size` bytes at
     * least. */
    ferry_status (*import_fd)(int fd, size_t size, ferryi_chunk *chunk);
    /* Makes a chunk readable and writable at addr, inside a reserved range; unmap makes the range untouchable again. */
    ferry_status (*map)(const ferryi_chunk *chunk, void *addr);
    ferry_status (*unmap)(void *addr, size_t size);
    /* Where PEs of one process share a range: whether this PE may touch what a peer has mapped in it.  A GPU may be
     * refused (cuda); all else is everybody's as soon as it is mapped. */
    ferry_status (*access)(void *addr, size_t size, int allowed);
    /* Gives up this PE's handle; mappings keep the memory alive. */
    void (*destroy)(ferryi_chunk *chunk);
    /* Host-called moves within and out of the space, complete on return. */
    ferry_status (*copy)(void *dst, const void *src, size_t nbytes);
    ferry_status (*zero)(void *dst, size_t nbytes);
} ferryi_space_ops;

/* What the host space's chunks are made of, without asking how much memory is left; without a log line. */
ferry_status ferryi_host_memory(const char *name, size_t size, ferryi_chunk *chunk);

extern const ferryi_space_ops ferryi_space_host, ferryi_space_cuda;

#endif
