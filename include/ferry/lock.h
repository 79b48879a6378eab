/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_LOCK_H
#define FERRY_LOCK_H

#include "types.h"

/* Locks (OpenSHMEM 1.5, 9.14): one symmetric long, zero on every PE before its first use, held by one PE at a time.
 * PEs get it in the order in which they asked for it, and wait on their own memory.  It is the PE's: of all its
 * threads, those of its kernels too, one at a time makes these calls for a lock.  A block takes a lock by one thread,
 * and meets
 * (__syncthreads) behind set and before clear.
 *
 * set    waits until this PE holds the lock.  test  takes it when it is free: *busy is 0 when this PE has it now, 1
 * when another one has.  clear  completes this PE's pending operations (quiet), then gives the lock away: what the
 * holder wrote is seen by the next one.
 *
 * _NOT_INITIALIZED, _INVALID_ADDR, _MISALIGNED; _INVALID_ARG: set by the PE that holds it, clear by one that does not.
 * _PEER_LOST: a PE that holds the lock, or stood in its queue, has died.  From then on every PE gets _PEER_LOST from
 * set and test: the lock is gone, and what it guarded is in doubt; a lock zeroed on all PEs starts anew.
 * _TIMEOUT, _ABORTED: from set; this PE keeps its place, and set called again goes on waiting. */
FERRY_BOTH(ferry_status, ferry_set_lock, (long *lock))
FERRY_BOTH(ferry_status, ferry_clear_lock, (long *lock))
FERRY_BOTH(ferry_status, ferry_test_lock, (long *lock, int *busy))

#endif
