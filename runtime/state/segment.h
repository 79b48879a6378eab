/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef RUNTIME_STATE_SEGMENT_H
#define RUNTIME_STATE_SEGMENT_H

#include "runtime/state/world.h"

/* Returns a PE's control block, as mapped in this PE. */
ferryi_ctl *ferryi_segment_ctl(const ferryi_pe *pe, int peer);

/* Create and map segments, and set every ring pointer of world.in and world.out (not in the cuda space, where kernels
 * have their own tables). */
ferry_status ferryi_segment_create(ferryi_pe *pe);
ferry_status ferryi_segment_map(ferryi_pe *pe, int peer, int fd);
void ferryi_segment_connect(ferryi_pe *pe);
void ferryi_segment_destroy(ferryi_pe *pe);
/* Closes the descriptor; the mappings stay. */
void ferryi_segment_retire(ferryi_pe *pe);
/* Finds the rings between this PE and a peer: the outbound ring and the inbound ring. */
void ferryi_segment_ends(const ferryi_pe *pe, int peer, ferryi_ring_out *out, ferryi_ring_in *in);
/* Cuda space: 1 if the two GPUs reach each other, so the pair's rings are in their heaps; bytes of rings in each. */
int ferryi_rings_in_gpu(const ferryi_pe *pe, int peer);
size_t ferryi_rings_bytes(const ferryi_pe *pe);
/* Cuda space: returns the ferryi_ring_in table of this PE's kernels, in its heap. */
ferryi_ring_in *ferryi_rings_in(const ferryi_pe *pe);
/* Returns this PE's pending words that a peer stores. */
const uint64_t *ferryi_segment_pending(const ferryi_pe *pe, int peer);
/* Returns the board of a PE of this node. */
char *ferryi_segment_board(const ferryi_pe *pe, int peer);
/* Returns the part of a PE's segment that kernels use, without the chunks; the bytes of one ring's chunks. */
void ferryi_segment_pinned(const ferryi_pe *pe, int peer, char **at, size_t *size);
size_t ferryi_chunks_bytes(const ferryi_pe *pe);
/* Returns this PE's copy of the segment of a PE of a remote pair, and the bytes of it that kernels use, without the
 * chunks; NULL: neither direction of the pair is remote. */
char *ferryi_segment_copy(const ferryi_pe *pe, int peer, size_t *size);
/* Cuda space: memory at PE `at` that a staged `peer` writes, and its size (runtime/gpu/window.c). */
char *ferryi_segment_window(const ferryi_pe *pe, int at, int peer, size_t *size);

#endif
