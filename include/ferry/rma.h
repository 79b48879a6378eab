/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_RMA_H
#define FERRY_RMA_H

#include "calltable.h"
#include "types.h"

/* Put and get (OpenSHMEM 1.5, 9.5 and 9.6).  dest (put) and source (get) are this PE's own addresses of symmetric
 * objects: the call means the same object on pe.  Counts are in elements of the type, in bytes for ..mem, in units of
 * BITS bits for putBITS.  The ranges may not overlap.
 *
 * put    returns when source may be used again.  It does not mean that the data has arrived: fence orders it before
 * later puts to the same PE, quiet completes it. get    returns when the data is in dest. _nbi   may return before
 * either; quiet completes it, and source and dest belong to the call until then. iput, iget   element i goes from
 * source[i * sst] to dest[i * dst]; strides count elements and are at least 1. p, g   one element by value.  g returns
 * 0 when it fails.
 *
 * A naturally aligned element of up to 8 bytes moved by p, g, or a put or get of that one element is never torn; of a
 * longer transfer, whoever looks before it is complete may see any of its bytes and not the others.
 *
 * Status, refused before anything was moved: _NOT_INITIALIZED, _INVALID_PE, _INVALID_ADDR, _OVERFLOW, _INVALID_ARG
 * (stride). _PEER_LOST when pe is known to have died.  On staged pairs also _TIMEOUT and _ABORTED, when the ring stayed
 * full for the whole budget; part of the data may have arrived then. */

#define FERRYI_DECLARE_RMA(NAME, TYPE)                                                                                 \
    FERRY_BOTH(ferry_status, ferry_##NAME##_put, (TYPE * dest, const TYPE *source, size_t nelems, int pe))             \
    FERRY_BOTH(ferry_status, ferry_##NAME##_get, (TYPE * dest, const TYPE *source, size_t nelems, int pe))             \
    FERRY_BOTH(ferry_status, ferry_##NAME##_put_nbi, (TYPE * dest, const TYPE *source, size_t nelems, int pe))         \
    FERRY_BOTH(ferry_status, ferry_##NAME##_get_nbi, (TYPE * dest, const TYPE *source, size_t nelems, int pe))         \
    FERRY_BOTH(ferry_status, ferry_##NAME##_iput,                                                                      \
               (TYPE * dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe))                 \
    FERRY_BOTH(ferry_status, ferry_##NAME##_iget,                                                                      \
               (TYPE * dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe))                 \
    FERRY_BOTH(ferry_status, ferry_##NAME##_p, (TYPE * dest, TYPE value, int pe))                                      \
    FERRY_BOTH(TYPE, ferry_##NAME##_g, (const TYPE *source, int pe))
FERRY_RMA_TYPES(FERRYI_DECLARE_RMA)

#define FERRYI_DECLARE_RMA_SIZE(BITS, BYTES)                                                                           \
    FERRY_BOTH(ferry_status, ferry_put##BITS, (void *dest, const void *source, size_t nelems, int pe))                 \
    FERRY_BOTH(ferry_status, ferry_get##BITS, (void *dest, const void *source, size_t nelems, int pe))                 \
    FERRY_BOTH(ferry_status, ferry_put##BITS##_nbi, (void *dest, const void *source, size_t nelems, int pe))           \
    FERRY_BOTH(ferry_status, ferry_get##BITS##_nbi, (void *dest, const void *source, size_t nelems, int pe))           \
    FERRY_BOTH(ferry_status, ferry_iput##BITS,                                                                         \
               (void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe))                  \
    FERRY_BOTH(ferry_status, ferry_iget##BITS,                                                                         \
               (void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe))
FERRY_RMA_SIZES(FERRYI_DECLARE_RMA_SIZE)

FERRY_BOTH(ferry_status, ferry_putmem, (void *dest, const void *source, size_t nbytes, int pe))
FERRY_BOTH(ferry_status, ferry_getmem, (void *dest, const void *source, size_t nbytes, int pe))
FERRY_BOTH(ferry_status, ferry_putmem_nbi, (void *dest, const void *source, size_t nbytes, int pe))
FERRY_BOTH(ferry_status, ferry_getmem_nbi, (void *dest, const void *source, size_t nbytes, int pe))

/* Strided blocks (OpenSHMEM 1.6): block i, of bsize elements, goes from source[i * sst] to dest[i * dst].  Blocks may
 * not overlap: strides are at least bsize. */
#define FERRYI_DECLARE_BLOCKS_STATUS(NAME, OP, PARAMETERS, ARGUMENTS) FERRY_BOTH(ferry_status, ferry_##NAME, PARAMETERS)
#define FERRYI_DECLARE_BLOCK(NAME, TYPE) FERRY_BLOCK_CALLS(FERRYI_DECLARE_BLOCKS, NAME, TYPE)
#define FERRYI_DECLARE_BLOCK_SIZE(BITS, BYTES) FERRY_BLOCK_SIZE_CALLS(FERRYI_DECLARE_BLOCKS, BITS)
FERRY_RMA_TYPES(FERRYI_DECLARE_BLOCK)
FERRY_RMA_SIZES(FERRYI_DECLARE_BLOCK_SIZE)

/* Ordering (9.9).  fence: this PE's puts, atomics and signals to each PE made before it are delivered before those made
 * after it, whatever path and size each had.  quiet: all of them are complete and visible to every PE, and all _nbi
 * operations have ended.  Both return _SUCCESS, or _TIMEOUT, _PEER_LOST, _ABORTED when a weak pair did not take what
 * was sent to it; _NOT_INITIALIZED. */
FERRY_BOTH(ferry_status, ferry_fence, (void))
FERRY_BOTH(ferry_status, ferry_quiet, (void))

#endif
