/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_LOCK_H
#define FERRY_LOCK_H

#include "types.h"

/* Locks (OpenSHMEM 1.5, 9.14): one symmetric long, zero on every PE before its first use, held by one PE at a time.
 * PEs get the lock in the order of their requests and wait on their own memory.  The holder is the PE, not a thread:
 * one of its threads at a time, kernels' threads included, makes calls for a lock.  A block takes a lock by one thread,
 * and synchronises (__syncthreads) after set and before clear.
 *
 * set    waits until this PE holds the lock.
 * test   takes the lock if it is free: *busy is 0 when this PE holds it now, 1 when another PE does.
 * clear  completes this PE's pending operations (quiet), then releases the lock: the next holder sees the writes of
 *        this one.
 *
 * _NOT_INITIALIZED, _INVALID_ADDR, _MISALIGNED.  _INVALID_ARG: set by the holder, clear by another PE, a word that was
 * not zero before its first use (or _INVALID_PE, as far as that is detected; no value crashes).
 * _PEER_LOST: a PE that held the lock, or waited in its queue, has died.  From then on set and test return _PEER_LOST
 * on every PE: the lock is lost and the data that it protected is in doubt; a lock zeroed on all PEs works again.
 * _TIMEOUT: repeat the call, which continues where it stopped; nothing is undone or done twice.
 *   set    this PE keeps its place in the queue and may get the lock before it calls again: the PEs after it wait
 *          until it calls set or test (which also uses the place) and, with the lock, clear.
 *   test   *busy is 1; the lock's home, a PE that did not answer in time, may still give this PE the lock, as with set.
 *   clear  this PE holds the lock until a repeated clear succeeds.
 * _ABORTED: likewise. */
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_set_lock, (long *lock))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_clear_lock, (long *lock))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_test_lock, (long *lock, int *busy))

#endif
