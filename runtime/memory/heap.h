/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef RUNTIME_MEMORY_HEAP_H
#define RUNTIME_MEMORY_HEAP_H

#include "runtime/state/world.h"

/* The first chunk at init, and all of it at the end. */
ferry_status ferryi_heap_create(ferryi_pe *pe);
ferry_status ferryi_heap_map(ferryi_pe *pe, int peer, int fd, int chunk);
ferry_status ferryi_heap_map_statics(ferryi_pe *pe, int peer, int fd);
/* From now on this PE cannot reach the peer's heap. */
void ferryi_heap_unmap(ferryi_pe *pe, int peer);
/* Where heaps are whole: closes the peers' heaps, then waits a bounded time until no peer uses this PE's, which else
 * stays until the process ends.  No call of this PE uses a heap any more. */
void ferryi_heap_leave(ferryi_pe *pe);
void ferryi_heap_destroy(ferryi_pe *pe);
/* Releases the memory; the addresses stay reserved until ferryi_heap_destroy() (cuda space: releases them too). */
void ferryi_heap_retire(ferryi_pe *pe);
/* Reserves bookkeeping for the next allocation, which then fails only for lack of heap. */
ferry_status ferryi_heap_reserve(ferryi_pe *pe);
/* After an agreement of all PEs, and a reserve: the same *offset on every PE. */
ferry_status ferryi_heap_allocate(ferryi_pe *pe, uint64_t size, uint64_t align, uint64_t deadline, uint64_t *offset);
/* Adds the program's memory at buffer to the heap, after an agreement of all PEs on its size, and a reserve: the same
 * *offset on every PE. */
ferry_status ferryi_heap_adopt(ferryi_pe *pe, void *buffer, uint64_t size, uint64_t deadline, uint64_t *offset);
/* Whether a registered buffer's addresses in the heap begin at offset. */
int ferryi_heap_is_registered(const ferryi_pe *pe, uint64_t offset);
/* Whether these addresses are a registered buffer's, or were one's. */
int ferryi_heap_is_adopted(const ferryi_pe *pe, uint64_t offset);
/* After an agreement: unmaps this PE's buffer and the peers', and keeps the addresses for a buffer of this size. */
void ferryi_heap_abandon(ferryi_pe *pe, uint64_t offset);
/* Returns 1 if this PE may map the peer's heap: only if loads and stores are allowed, or if copy engines are known to
 * reach the heap.  No other staged pair has a mapping. */
int ferryi_heap_is_reachable(const ferryi_pe *pe, int peer);

#endif
