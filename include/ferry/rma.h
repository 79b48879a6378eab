/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_RMA_H
#define FERRY_RMA_H

#include "types.h"
#include "typetable.h"

/* Put and get (OpenSHMEM 1.5, 9.5 and 9.6). dest (put) and source (get) are this PE's own addresses of symmetric
 * objects and name the same objects on pe.  Counts are in elements of the type, in bytes for ..mem, in units of BITS
 * bits for putBITS.  The ranges must not overlap.
 *
 * put         returns when source may be reused.  The data may not have arrived yet: fence orders it before later puts
 *             to the same PE, quiet completes it.
 * get         returns when the data is in dest.
 * _nbi        may return earlier: until quiet completes it, source and dest belong to the call.
 * iput, iget  element i goes from source[i * sst] to dest[i * dst]; strides count elements and are at least 1.
 * p, g        one element by value.  g returns 0 when it fails.
 *
 * A naturally aligned element of up to 8 bytes moved by p, g, or a put or get of that one element is never torn.  A
 * read during a longer transfer may see any of its bytes new and any old.
 *
 * A call without _nbi touches source and dest no more when it has returned, whatever its status, so after _TIMEOUT they
 * are the program's, too (status.h says when a PE's own GPU makes an exception).  The part of a failed put that was
 * sent may still arrive: fence and quiet treat it like the data of any put.
 *
 * Refused before any data moves: _NOT_INITIALIZED, _INVALID_PE, _INVALID_ADDR, _OVERFLOW, _INVALID_ARG (stride).
 * _PEER_LOST when pe is known to have died.  On staged and remote pairs also _TIMEOUT and _ABORTED, when no part of the
 * data moved for FERRY_TIMEOUT (where copy engines move it: when it took longer, and 8 ns more for each byte), and in
 * the cuda space _SYSTEM and _NO_MEMORY, when the driver refused a copy on either side; part of the data may have
 * arrived then, and the next call finds a working pair. */

/* ibput, ibget: strided blocks (OpenSHMEM 1.6).  Block i, of bsize elements, goes from source[i * sst] to dest[i *
 * dst].  Blocks may not overlap: strides are at least bsize. */

/* Ordering (9.9). fence: delivers this PE's earlier puts, atomics and signals to each PE before its later ones to that
 * PE, whatever their paths and sizes. quiet: completes all of them, visible to every PE, and all _nbi operations.  Both
 * return _SUCCESS; _TIMEOUT, _PEER_LOST, _ABORTED when the peer of a weak pair did not take its descriptors;
 * _NOT_INITIALIZED. */

#include "generated/rma.h"

#endif
