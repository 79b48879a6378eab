/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_MEMORY_H
#define FERRY_MEMORY_H

#include "types.h"

/* The symmetric heap.  In the host space the program's globals (.data and .bss) are symmetric memory too: wherever a
 * call takes a symmetric address, a global's will do, if all PEs are processes that run one program (FERRY_STATIC).
 *
 * All five calls are collective over the world: every PE makes the same call with the same
 * arguments in the same order, and none returns before all have called.  PEs check each other: when they disagree,
 * every PE gets NULL (or a status) and a message that names the PEs and what each asked for, and the heap is as it was.
 * When one PE times out or dies, the call fails on every PE.  OpenSHMEM 1.5, 9.3.
 *
 * A failing allocation returns NULL; ferry_last_error() has the status: _ASYMMETRIC, _NO_MEMORY (bytes asked for,
 * bytes free, FERRY_HEAP_MAX), _TIMEOUT, _PEER_LOST, _ABORTED, _NOT_INITIALIZED, _INVALID_ARG, _OVERFLOW. */

/* size bytes, aligned to 16 at least.  size 0 returns NULL and is no error. */
FERRY_API void *ferry_malloc(size_t size);
/* count x size bytes, zeroed on every PE before any PE returns. */
FERRY_API void *ferry_calloc(size_t count, size_t size);
/* As ferry_malloc, for a block that will be used as hints say (ORed); the hints may be wrong and change nothing that
 * can be seen.  _INVALID_ARG: a hint that is none. */
#define FERRY_MALLOC_ATOMICS_REMOTE (1L << 0)
#define FERRY_MALLOC_SIGNAL_REMOTE (1L << 1)
FERRY_API void *ferry_malloc_with_hints(size_t size, long hints);
/* alignment is a power of two and a multiple of sizeof(void *), at most the granularity of a chunk (2 MiB). */
FERRY_API void *ferry_align(size_t alignment, size_t size);
/* Keeps the first min(old, new) bytes of each PE's own block.  NULL ptr allocates, size 0 frees.  On failure the old
 * block stays. */
FERRY_API void *ferry_realloc(void *ptr, size_t size);
/* Frees a block.  Completes this PE's pending operations first.  NULL is a no-op, on all PEs. */
FERRY_API ferry_status ferry_free(void *ptr);

/* The address at which this PE may load and store pe's copy of the symmetric object dest; NULL when it may not (staged
 * pair, lost PE, address outside the heap).  9.3.5. */
FERRY_BOTH(void *, ferry_ptr, (const void *dest, int pe))
/* The same by pe's number in a team (OpenSHMEM 1.6); NULL too when there is no such team or member. */
FERRY_API void *ferry_team_ptr(ferry_team_t team, const void *dest, int pe);
/* 1 when pe is a PE that this one can reach; 1 when addr is in the symmetric heap and pe is reachable; else 0. */
FERRY_BOTH(int, ferry_pe_accessible, (int pe))
FERRY_BOTH(int, ferry_addr_accessible, (const void *addr, int pe))

#endif
