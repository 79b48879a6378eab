/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_MEMORY_H
#define FERRY_MEMORY_H

#include "types.h"

/* The symmetric heap.  In the host space the program's globals (.data and .bss) are symmetric memory too, if all PEs
 * are processes that run one program (FERRY_STATIC): calls take their addresses as they take the heap's.
 *
 * The allocating and freeing calls are collective over the world: every PE makes the same call with the same arguments
 * in the same order, and none returns before all have called.  PEs check each other: when they disagree, every PE gets
 * NULL (or a status) and a message that names the PEs and their requests, and the heap is unchanged.  When one PE times
 * out or dies, the call fails on every PE.  OpenSHMEM 1.5, 9.3.
 *
 * A failing allocation returns NULL; ferry_last_error() has the status: _ASYMMETRIC, _NO_MEMORY (bytes requested, bytes
 * free, FERRY_HEAP_MAX), _TIMEOUT, _PEER_LOST, _ABORTED, _NOT_INITIALIZED, _INVALID_ARG, _OVERFLOW. */

/* Allocates size bytes, aligned to at least 16. size 0 returns NULL without an error. */
FERRY_API void *ferry_malloc(size_t size);
/* Allocates count x size bytes, zeroed on every PE before any PE returns. */
FERRY_API void *ferry_calloc(size_t count, size_t size);
/* As ferry_malloc, with hints (ORed) on the block's use, which never change results.  _INVALID_ARG: an unknown hint. */
#define FERRY_MALLOC_ATOMICS_REMOTE (1L << 0)
#define FERRY_MALLOC_SIGNAL_REMOTE (1L << 1)
FERRY_API void *ferry_malloc_with_hints(size_t size, long hints);
/* As ferry_malloc, aligned to a power of two that is a multiple of sizeof(void *).  _NO_MEMORY also: the heap's maximum
 * is smaller, or (PEs that are threads) not a multiple of it; it is above 2 MiB, and heaps are shared by CUDA IPC.  The
 * heap grows up to the first aligned address. */
FERRY_API void *ferry_align(size_t alignment, size_t size);
/* Resizes a block and keeps the first min(old, new) bytes of each PE's own copy.  NULL ptr allocates, size 0 frees.
 * After a failure the old block remains. */
FERRY_API void *ferry_realloc(void *ptr, size_t size);
/* Completes this PE's pending operations, then frees a block.  NULL is a no-op, on all PEs. */
FERRY_API FERRYI_CHECKED ferry_status ferry_free(void *ptr);

/* Makes size bytes of the program's own memory symmetric: maps them into every PE's heap, where all calls and kernels
 * take their addresses.  Collective as ferry_malloc: each PE gives its own buffer, all of one size, a multiple of
 * 64 KiB (host space) or of the GPU's granularity, 2 MiB (cuda space).  Returns the buffer's symmetric address.
 * The buffer's own address stays valid for this PE and names the same memory.
 *
 * Host space: buffer begins a mapping (MAP_SHARED) of a memfd from its start on.  Its descriptor is open, and it is
 * sealed against shrinking, or may be sealed (MFD_ALLOW_SEALING): then ferry seals it.  Cuda space: buffer is one whole
 * mapping of memory by cuMemCreate(), whose handle can be shared as the heaps' are
 * (CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR; _FABRIC where ferry shares fabric handles).
 *
 * Counts against FERRY_HEAP_MAX.  The addresses of an unregistered buffer serve a later one of the same size.  NULL,
 * with ferry_last_error(): _INVALID_ARG (also memory of another kind), _UNSUPPORTED (PEs that are threads, heaps shared
 * by CUDA IPC), _SYSTEM (a handle that cannot be shared), and those of ferry_malloc. */
FERRY_API void *ferry_buffer_register(void *buffer, size_t size);
/* Completes this PE's pending operations, then takes a registered buffer, by its symmetric address, out of the heap.
 * Collective.  Once it returns, no PE maps the memory; accesses to its symmetric addresses then fault.  ferry_finalize
 * does it for buffers that are left.  _SUCCESS, _INVALID_ADDR (no registered buffer begins there), _ASYMMETRIC,
 * _TIMEOUT, _PEER_LOST, _ABORTED, _NOT_INITIALIZED. */
FERRY_API FERRYI_CHECKED ferry_status ferry_buffer_unregister(void *mapped);

/* For languages whose arrays outlive a job.  The heap's memory, this PE's own and the peers' that it loads and stores,
 * stays at its addresses in this process beyond ferry_finalize and the next ferry_init, until ferry_heap_release() of
 * *kept, or a little longer: the next ferry_init returns what is released before it.  Not collective; each call needs
 * its own release.  A number that names no kept heap is a no-op.  Where heaps are shared by CUDA IPC, a PE whose heap
 * another PE keeps holds that memory until its process ends.  _NOT_INITIALIZED, _INVALID_ARG (NULL), _NO_MEMORY,
 * _UNSUPPORTED (PEs that are threads). */
FERRY_API FERRYI_CHECKED ferry_status ferry_heap_keep(uint64_t *kept);
FERRY_API void ferry_heap_release(uint64_t kept);

/* The address at which this PE may load and store pe's copy of the symmetric object dest; NULL when it cannot (staged
 * pair, lost PE, address outside the heap).  On a node with more PEs than CPUs a wait may see a store through it, which
 * the library does not see, up to 2 ms late.  9.3.5. */
FERRY_BOTH(void *, ferry_ptr, (const void *dest, int pe))
/* ferry_ptr() with pe's number in a team (OpenSHMEM 1.6); NULL also without such a team or member. */
FERRY_API void *ferry_team_ptr(ferry_team_t team, const void *dest, int pe);
/* 1 when pe is a PE that this one can reach; 1 when addr is in the symmetric heap and pe is reachable; else 0. */
FERRY_BOTH(int, ferry_pe_accessible, (int pe))
FERRY_BOTH(int, ferry_addr_accessible, (const void *addr, int pe))

/* ---- Boards: FERRY_BOARD_BYTES of host memory for each PE, which the PEs of its node load, also where the heap is in
 * GPU memory.  There hosts tell each other what is too small to wait for a GPU: a PE writes to its own board, posts a
 * number, and those that have waited for it read.  Zeros at ferry_init; ferry itself uses none of it. */
#define FERRY_BOARD_BYTES 262144
/* The address of pe's board in this process, until ferry_finalize.  NULL: pe is on another node, or is no PE. */
FERRY_API void *ferry_board(int pe);
/* Stores value in the word (8 bytes) at offset of this PE's board, after what this thread has written.  _SUCCESS,
 * _INVALID_ARG, _MISALIGNED (offset), _NOT_INITIALIZED. */
FERRY_API FERRYI_CHECKED ferry_status ferry_board_post(size_t offset, uint64_t value);
/* Waits until the word at offset of pe's board is value or more; what pe wrote before is readable then.  timeout_ns
 * UINT64_MAX: FERRY_TIMEOUT.  _SUCCESS, _TIMEOUT, _PEER_LOST (pe), _ABORTED, _INVALID_PE (also of another node), and
 * the statuses of ferry_board_post. */
FERRY_API FERRYI_CHECKED ferry_status ferry_board_wait(int pe, size_t offset, uint64_t value, uint64_t timeout_ns);

#endif
