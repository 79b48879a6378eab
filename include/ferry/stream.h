/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_STREAM_H
#define FERRY_STREAM_H

#include "types.h"
#include "typetable.h"

/* Calls in the order of a GPU's stream.  Each has the effect of the call without _on_stream at its turn in the stream,
 * after earlier and before later work.  It returns when it is queued, and its status covers only that: a refused
 * argument, a stream that takes no work.  A failure at its turn (a wait that timed out, a lost peer) is a fault: the
 * next host call reports it, ferry_fault_next() returns it, and the stream goes on.  Every wait is bounded by
 * FERRY_TIMEOUT.
 *
 * stream is a cudaStream_t of the PE's GPU (NULL: the default stream).  When it is being captured, the call becomes
 * part of the graph and has the same effect at each launch of the graph: the host keeps no state that changes between
 * launches.  Addresses, counts, PEs and values are those of the capture.
 *
 * A program that has staged or remote pairs waits for a stream by cudaStreamSynchronize, cudaEventSynchronize or a
 * copy to pinned memory.  A copy from the GPU to pageable memory, and cudaFree, keep a lock of the driver while they
 * wait, and the service that moves the data of such pairs cannot work meanwhile: if they wait for one of these calls,
 * the call may run out of time.  Synchronize the stream first.  Where PEs are threads of one process, take the lock for
 * one of the process: the services of all its PEs.
 *
 * The host space has no streams: a call runs at once, after earlier kernels, and its status is that of the call.
 *
 * Copy engines make large puts and gets, which leaves the multiprocessors to kernels; kernels of one block make small
 * ones, signals, waits and collectives.  The local side of puts and gets (source, dest) may be any memory that
 * cudaMemcpy takes; pageable memory is accessed at the stream's turn, or before the call returns. */

/* put, get, iput, iget, p, put_signal, signal_op: ferry/rma.h, ferry/signal.h.  iput and iget are made by a kernel:
 * their local side must be memory that kernels reach.
 *
 * signal_wait_until, wait_until: later work in the stream sees the word's value and the data that was put before it.
 * short and ushort have this wait alone; a change of the 4 bytes around the word begins its budget anew.
 * quiet: completes this PE's operations from this stream and from kernels that have ended.
 *
 * Collectives: ferry/coll.h.  A PE makes one collective of a team at a time, from whatever stream or thread: order
 * streams that use the same team by events. */
#include "generated/stream.h"

#endif
