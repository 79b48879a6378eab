/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_SIGNAL_H
#define FERRY_SIGNAL_H

#include "types.h"
#include "typetable.h"

/* Put with signal (OpenSHMEM 1.5, 9.8): writes dest[nelems] on pe, then updates pe's word sig_addr by sig_op
 * (FERRY_SIGNAL_SET or _ADD) with signal.  A PE that sees the signal sees the data.  Only the call's own data is
 * ordered; for earlier puts use fence.  Statuses as for put, and _MISALIGNED for sig_addr, _INVALID_ARG for sig_op. */

/* signal_op, signal_set, signal_add: update the signal word only.  Statuses as for a non-fetching atomic. */

/* signal_fetch: returns the current value of this PE's own signal word. */

/* signal_wait_until: waits until this PE's word compares true with cmp_value and returns the value found (9.8.4).  When
 * the wait fails, the value does not compare true, and ferry_last_error() has the status; the timed form returns the
 * status and stores the value in *found (may be NULL) in either case. timeout_ns counts from the call; UINT64_MAX means
 * the default budget. */

#include "generated/signal.h"

#endif
