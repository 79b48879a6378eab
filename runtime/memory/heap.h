/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef RUNTIME_MEMORY_HEAP_H
#define RUNTIME_MEMORY_HEAP_H

#include "runtime/state/world.h"

/* The first chunk at init, and all of it at the end. */
ferry_status ferryi_heap_create(ferryi_pe *pe);
ferry_status ferryi_heap_map(ferryi_pe *pe, int peer, int fd, int chunk);
ferry_status ferryi_heap_map_statics(ferryi_pe *pe, int peer, int fd);
/* The peer's heap is out of this PE's reach from now on. */
void ferryi_heap_unmap(ferryi_pe *pe, int peer);
void ferryi_heap_destroy(ferryi_pe *pe);
/* Its memory goes, its addresses stay good until ferryi_heap_destroy() (cuda space: they go too). */
void ferryi_heap_retire(ferryi_pe *pe);
/* Room for what the next allocation notes, which then fails for want of heap only. */
ferry_status ferryi_heap_reserve(ferryi_pe *pe);
/* After an agreement of all PEs, and a reserve: the same *offset on every PE. */
ferry_status ferryi_heap_allocate(ferryi_pe *pe, uint64_t size, uint64_t align, uint64_t deadline, uint64_t *offset);
/* May this PE map peer's heap: only where loads and stores are allowed, so that a staged pair has no mapping at all. */
int ferryi_heap_is_reachable(const ferryi_pe *pe, int peer);

#endif
