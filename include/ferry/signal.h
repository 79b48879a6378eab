/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_SIGNAL_H
#define FERRY_SIGNAL_H

#include "generated/typetable.h"
#include "types.h"

/* Put with signal (OpenSHMEM 1.5, 9.8): writes dest[nelems] on pe, then updates pe's word sig_addr by sig_op
 * (FERRY_SIGNAL_SET or _ADD) with signal.  A PE that sees the signal sees the data.  Only the call's own data is
 * ordered; for earlier puts use fence.  Statuses as for put, and _MISALIGNED for sig_addr, _INVALID_ARG for sig_op. */

/* signal_op, signal_set, signal_add: update the signal word only.  Statuses as for a non-fetching atomic. */

/* signal_fetch: returns the current value of this PE's own signal word. */

/* signal_wait_until: waits until this PE's word compares true with cmp_value and returns the value found (9.8.4).  When
 * the wait fails, the value does not compare true, and ferry_last_error() has the status; the timed form returns the
 * status and stores the value in *found (may be NULL) in either case. timeout_ns counts from the call; UINT64_MAX means
 * the default budget. */

/* The calls, with TYPE for a type's name and BITS for a size (api/generate.py):
 * ferry_status ferry_TYPE_put_signal(TYPE *dest, const TYPE *source, size_t nelems, uint64_t *sig_addr,
 *         uint64_t signal, int sig_op, int pe)
 *     and ferry_putBITS_signal, ferry_putmem_signal, _warp, _block, _on_stream, ferry_ctx_
 * ferry_status ferry_TYPE_put_signal_nbi(TYPE *dest, const TYPE *source, size_t nelems, uint64_t *sig_addr,
 *         uint64_t signal, int sig_op, int pe)
 *     and ferry_putBITS_signal_nbi, ferry_putmem_signal_nbi, _warp, _block, ferry_ctx_
 * ferry_status ferry_signal_op(uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
 *     and _warp, _block, _on_stream
 * ferry_status ferry_signal_{set,add}(uint64_t *sig_addr, uint64_t signal, int pe)
 *     and _warp, _block, ferry_ctx_
 * uint64_t ferry_signal_fetch(const uint64_t *sig_addr)
 *     and _warp, _block
 * uint64_t ferry_signal_wait_until(uint64_t *sig_addr, int cmp, uint64_t cmp_value)
 *     and _warp, _block
 * ferry_status ferry_signal_wait_until_timeout(uint64_t *sig_addr, int cmp, uint64_t cmp_value, uint64_t *found,
 *         uint64_t timeout_ns)
 *     and _warp, _block */
#include "generated/signal.h"

#endif
