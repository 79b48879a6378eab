/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRYI_TLSF_H
#define FERRYI_TLSF_H

#include <stddef.h>
#include <stdint.h>

/* An allocator of offsets: two-level segregated fit (Masmano, Ripoll, Crespo, Real: "TLSF: a new dynamic memory
 * allocator for real-time systems", 2004), constant time.  The managed range may be GPU memory, so the bookkeeping lies
 * outside it, in host memory.  The allocator is deterministic: the same calls give the same offsets on every PE. */
typedef struct ferryi_tlsf ferryi_tlsf;

#define FERRYI_TLSF_NONE UINT64_MAX
#define FERRYI_TLSF_MIN_ALIGN 16u

ferryi_tlsf *ferryi_tlsf_create(uint64_t first_offset); /* an empty range that starts there; NULL: no memory */
void ferryi_tlsf_destroy(ferryi_tlsf *tlsf);

/* Appends bytes (a multiple of 16) to the end of the range; joins a free block that ends there.  0, or -1 without
 * memory. */
int ferryi_tlsf_grow(ferryi_tlsf *tlsf, uint64_t bytes);

/* Appends bytes (a multiple of 16) as an allocated block and returns its offset; FERRYI_TLSF_NONE without memory. */
uint64_t ferryi_tlsf_append(ferryi_tlsf *tlsf, uint64_t bytes);

/* Reserves bookkeeping for one alloc() and one grow() or append(), which then need no memory.  0, or -1 without memory;
 * the range does not change. */
int ferryi_tlsf_reserve(ferryi_tlsf *tlsf);
/* The offset of size bytes at a multiple of align (a power of two), or FERRYI_TLSF_NONE. */
uint64_t ferryi_tlsf_alloc(ferryi_tlsf *tlsf, uint64_t size, uint64_t align);
/* The bytes that grow() must add at least before alloc(size, align) succeeds; 0 when it succeeds now. */
uint64_t ferryi_tlsf_shortage(const ferryi_tlsf *tlsf, uint64_t size, uint64_t align);
/* Frees the block that starts at offset.  0, or -1 without a change when no allocated block starts there. */
int ferryi_tlsf_free(ferryi_tlsf *tlsf, uint64_t offset);
/* The usable size of the block that starts at offset; 0 when none does. */
uint64_t ferryi_tlsf_size(const ferryi_tlsf *tlsf, uint64_t offset);

uint64_t ferryi_tlsf_bytes_free(const ferryi_tlsf *tlsf);
/* Checks every invariant; 0 when all hold (tests). */
int ferryi_tlsf_check(const ferryi_tlsf *tlsf);

#endif
