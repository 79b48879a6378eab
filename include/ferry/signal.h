/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_SIGNAL_H
#define FERRY_SIGNAL_H

#include "types.h"
#include "typetable.h"

/* Put with signal (OpenSHMEM 1.5, 9.8): writes dest[nelems] on pe, then updates pe's word sig_addr by sig_op
 * (FERRY_SIGNAL_SET or _ADD) with signal.  Whoever sees the signal sees the data.  It orders its own data only; for
 * earlier puts use fence. Statuses as for put, and _MISALIGNED for sig_addr, _INVALID_ARG for sig_op. */

#define FERRYI_DECLARE_PUT_SIGNAL(NAME, TYPE)                                                                          \
    FERRY_BOTH(                                                                                                        \
        ferry_status, ferry_##NAME##_put_signal,                                                                       \
        (TYPE * dest, const TYPE *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe))     \
    FERRY_BOTH(                                                                                                        \
        ferry_status, ferry_##NAME##_put_signal_nbi,                                                                   \
        (TYPE * dest, const TYPE *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe))
FERRY_RMA_TYPES(FERRYI_DECLARE_PUT_SIGNAL)

#define FERRYI_DECLARE_PUT_SIGNAL_SIZE(BITS, BYTES)                                                                    \
    FERRY_BOTH(                                                                                                        \
        ferry_status, ferry_put##BITS##_signal,                                                                        \
        (void *dest, const void *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe))      \
    FERRY_BOTH(                                                                                                        \
        ferry_status, ferry_put##BITS##_signal_nbi,                                                                    \
        (void *dest, const void *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe))
FERRY_RMA_SIZES(FERRYI_DECLARE_PUT_SIGNAL_SIZE)

FERRY_BOTH(ferry_status, ferry_putmem_signal,
           (void *dest, const void *source, size_t nbytes, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe))
FERRY_BOTH(ferry_status, ferry_putmem_signal_nbi,
           (void *dest, const void *source, size_t nbytes, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe))

/* The update alone.  Statuses as for a non-fetching atomic. */
FERRY_BOTH(ferry_status, ferry_signal_op, (uint64_t * sig_addr, uint64_t signal, int sig_op, int pe))
FERRY_BOTH(ferry_status, ferry_signal_set, (uint64_t * sig_addr, uint64_t signal, int pe))
FERRY_BOTH(ferry_status, ferry_signal_add, (uint64_t * sig_addr, uint64_t signal, int pe))

/* This PE's own signal word now. */
FERRY_BOTH(uint64_t, ferry_signal_fetch, (const uint64_t *sig_addr))

/* Waits until this PE's word compares true with cmp_value and returns what it found (9.8.4).  When the wait fails, the
 * value found does not compare true, and ferry_last_error() says why; the timed form says it by its status and stores
 * the value in *found (may be NULL) either way.  timeout_ns counts from the call; UINT64_MAX means the default budget.
 */
FERRY_BOTH(uint64_t, ferry_signal_wait_until, (uint64_t * sig_addr, int cmp, uint64_t cmp_value))
FERRY_BOTH(ferry_status, ferry_signal_wait_until_timeout,
           (uint64_t * sig_addr, int cmp, uint64_t cmp_value, uint64_t *found, uint64_t timeout_ns))
#endif
