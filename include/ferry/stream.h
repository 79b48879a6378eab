/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_STREAM_H
#define FERRY_STREAM_H

#include "types.h"
#include "typetable.h"

/* Calls in the order of a GPU's stream.  Each has the effect of the call without _on_stream, at its turn in the stream:
 * after what was put into the stream before it, before what comes later.  It returns when it is in the stream, and its
 * status is about that: a refused argument, a stream that takes nothing.  What goes wrong at its turn (a wait that ran
 * out of time, a peer that was lost) is a fault: the next call of the host says it, and ferry_fault_next() returns it;
 * the stream goes on.  Every wait is bounded by FERRY_TIMEOUT, as anywhere.
 *
 * stream is a cudaStream_t of the PE's GPU (NULL: the default stream).  When it is being captured, the call becomes a
 * part of the graph, and means the same at each launch of the graph: nothing that changes from one to the next is kept
 * on the host.  Addresses, counts, PEs and values are those of the capture.
 *
 * In the host space there are no streams: a call is carried out at once, after the kernels that were launched before
 * it, and its status is that of the call.
 *
 * Large puts and gets are made by the GPU's copy engines, so that kernels keep the multiprocessors; small ones,
 * signals, waits and collectives by kernels of one block.  In puts and gets the other side (source, dest) may be any
 * memory that cudaMemcpy takes; what is pageable is read or written at the stream's turn, or before the call returns.
 */

/* ..mem in bytes, typed forms in elements; contracts: ferry/rma.h, ferry/signal.h. */
FERRY_API ferry_status ferry_putmem_on_stream(void *dest, const void *source, size_t nbytes, int pe,
                                              ferry_stream stream);
FERRY_API ferry_status ferry_getmem_on_stream(void *dest, const void *source, size_t nbytes, int pe,
                                              ferry_stream stream);
FERRY_API ferry_status ferry_putmem_signal_on_stream(void *dest, const void *source, size_t nbytes, uint64_t *sig_addr,
                                                     uint64_t signal, int sig_op, int pe, ferry_stream stream);
FERRY_API ferry_status ferry_signal_op_on_stream(uint64_t *sig_addr, uint64_t signal, int sig_op, int pe,
                                                 ferry_stream stream);
/* What comes later in the stream finds the word as it was waited for, and the data that was put before the signal. */
FERRY_API ferry_status ferry_signal_wait_until_on_stream(uint64_t *sig_addr, int cmp, uint64_t cmp_value,
                                                         ferry_stream stream);
/* Completes what this PE has issued in this stream, and by kernels that have ended. */
FERRY_API ferry_status ferry_quiet_on_stream(ferry_stream stream);

/* Contracts: ferry/coll.h.  Collectives of one team are one at a time on each PE, whatever they are called from:
 * streams that both have collectives of one team wait for each other by events. */
FERRY_API ferry_status ferry_barrier_all_on_stream(ferry_stream stream);
FERRY_API ferry_status ferry_sync_all_on_stream(ferry_stream stream);
FERRY_API ferry_status ferry_team_sync_on_stream(ferry_team_t team, ferry_stream stream);
FERRY_API ferry_status ferry_broadcastmem_on_stream(ferry_team_t team, void *dest, const void *source, size_t nbytes,
                                                    int root, ferry_stream stream);
FERRY_API ferry_status ferry_fcollectmem_on_stream(ferry_team_t team, void *dest, const void *source, size_t nbytes,
                                                   ferry_stream stream);
FERRY_API ferry_status ferry_alltoallmem_on_stream(ferry_team_t team, void *dest, const void *source, size_t nbytes,
                                                   ferry_stream stream);

#define FERRYI_DECLARE_STREAM(NAME, TYPE)                                                                              \
    FERRY_API ferry_status ferry_##NAME##_put_on_stream(TYPE *dest, const TYPE *source, size_t nelems, int pe,         \
                                                        ferry_stream stream);                                          \
    FERRY_API ferry_status ferry_##NAME##_get_on_stream(TYPE *dest, const TYPE *source, size_t nelems, int pe,         \
                                                        ferry_stream stream);                                          \
    FERRY_API ferry_status ferry_##NAME##_put_signal_on_stream(TYPE *dest, const TYPE *source, size_t nelems,          \
                                                               uint64_t *sig_addr, uint64_t signal, int sig_op,        \
                                                               int pe, ferry_stream stream);                           \
    FERRY_API ferry_status ferry_##NAME##_broadcast_on_stream(ferry_team_t team, TYPE *dest, const TYPE *source,       \
                                                              size_t nelems, int root, ferry_stream stream);           \
    FERRY_API ferry_status ferry_##NAME##_fcollect_on_stream(ferry_team_t team, TYPE *dest, const TYPE *source,        \
                                                             size_t nelems, ferry_stream stream);                      \
    FERRY_API ferry_status ferry_##NAME##_alltoall_on_stream(ferry_team_t team, TYPE *dest, const TYPE *source,        \
                                                             size_t nelems, ferry_stream stream);
FERRY_RMA_TYPES(FERRYI_DECLARE_STREAM)

#define FERRYI_DECLARE_STREAM_REDUCE(NAME, TYPE, OP)                                                                   \
    FERRY_API ferry_status ferry_##NAME##_##OP##_reduce_on_stream(ferry_team_t team, TYPE *dest, const TYPE *source,   \
                                                                  size_t nreduce, ferry_stream stream);                \
    FERRY_API ferry_status ferry_##NAME##_##OP##_reducescatter_on_stream(                                              \
        ferry_team_t team, TYPE *dest, const TYPE *source, size_t nreduce, ferry_stream stream);
#define FERRYI_DECLARE_STREAM_MATH(NAME, TYPE) FERRYI_REDUCE_MATH(FERRYI_DECLARE_STREAM_REDUCE, NAME, TYPE)
#define FERRYI_DECLARE_STREAM_BITS(NAME, TYPE, U) FERRYI_REDUCE_BITS(FERRYI_DECLARE_STREAM_REDUCE, NAME, TYPE)
#define FERRYI_DECLARE_STREAM_SMALL_BITS(NAME, TYPE) FERRYI_REDUCE_BITS(FERRYI_DECLARE_STREAM_REDUCE, NAME, TYPE)
FERRY_RMA_TYPES(FERRYI_DECLARE_STREAM_MATH)
FERRY_WORD_TYPES(FERRYI_DECLARE_STREAM_BITS)
FERRYI_SMALL_C_TYPES(FERRYI_DECLARE_STREAM_SMALL_BITS)
FERRYI_SMALL_ALIASES(FERRYI_DECLARE_STREAM_SMALL_BITS)

#endif
