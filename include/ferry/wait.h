/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_WAIT_H
#define FERRY_WAIT_H

#include "types.h"
#include "typetable.h"

/* Waits and tests on this PE's own symmetric words (OpenSHMEM 1.5, 9.10).  An element compares true when `ivars[i] cmp
 * value` does.  After a wait or test that succeeded, the data that the writer ordered before its update is visible.
 *
 * status   NULL or status[nelems]: elements with a nonzero status are skipped.
 * _all     every element.
 * _any     one element; returns its index.  When several compare true, it is the next one after the index that the last
 *          such call returned, so that a series of calls returns each.
 * _some    at least one; stores the indices in indices[] and returns their number.
 * _vector  element i is compared with values[i].
 *
 * Every wait ends.  Plain forms end after FERRY_TIMEOUT, _timeout forms after timeout_ns (UINT64_MAX: the default).  A
 * wait that fails leaves a fault and ferry_last_error(), and returns _TIMEOUT, _PEER_LOST (a PE died that may have been
 * the writer, see ferry_failure_ack), _ABORTED, or, before waiting, _NOT_INITIALIZED, _INVALID_ADDR, _MISALIGNED,
 * _INVALID_ARG (cmp, or NULL for a result).  Where OpenSHMEM returns a number, the plain form does too: _any returns
 * SIZE_MAX and _some 0 when no element was left to wait for or the wait failed; the _timeout form stores that number in
 * its output and returns the status.
 *
 * Tests never wait: they return 1 or 0 (_any: an index or SIZE_MAX, _some: a number), and also apply pending
 * descriptors. */

#include "generated/wait.h"

/* Sets the hook of the calling thread's waits, for languages that handle signals between calls; NULL: none.  A wait on
 * the host that lasts calls the hook on its own thread, at most every 50 ms.  When the hook returns a value other than
 * 0, the wait ends as if its budget had run out: FERRY_ERR_TIMEOUT, a fault, and the call may be repeated.  The hook
 * makes no call of ferry.  In the cuda space only waits and tests on words ask it; collectives and fetching atomics run
 * on the GPU and end with their budget. */
FERRY_API void ferry_set_wait_hook(int (*hook)(void));

#endif
