/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_WAIT_H
#define FERRY_WAIT_H

#include "types.h"
#include "typetable.h"

/* Waits and tests on this PE's own symmetric words (OpenSHMEM 1.5, 9.10).  An element compares true when
 * `ivars[i] cmp value` does.  After a wait or a test that succeeded, the data that the writer ordered before its update
 * is visible.
 *
 * status   NULL or status[nelems]: elements with a nonzero status are left out.
 * _all     every element.  _any  one; its index is returned.  _some  at least one; indices[] gets them, their number is
 * returned. _vector  element i is compared with values[i].
 *
 * No wait is for ever.  The plain forms end after FERRY_TIMEOUT, the _timeout forms after timeout_ns (UINT64_MAX: the
 * default). A wait that fails leaves a fault and ferry_last_error(), and returns _TIMEOUT, _PEER_LOST (some PE died
 * that may have been the writer, see ferry_failure_ack), _ABORTED, or, before waiting, _NOT_INITIALIZED, _INVALID_ADDR,
 * _MISALIGNED, _INVALID_ARG (cmp). Where OpenSHMEM returns a number, the plain form does too: _any returns SIZE_MAX and
 * _some 0 when nothing was left to wait for or the wait failed; the _timeout form stores that number in its output and
 * returns the status.
 *
 * Tests never wait: they return 1 or 0 (_any: an index or SIZE_MAX, _some: a number).  They help pending records along.
 */

#define FERRYI_DECLARE_WAIT(NAME, TYPE, U)                                                                             \
    FERRY_BOTH(ferry_status, ferry_##NAME##_wait_until, (TYPE * ivar, int cmp, TYPE value))                            \
    FERRY_BOTH(ferry_status, ferry_##NAME##_wait_until_timeout,                                                        \
               (TYPE * ivar, int cmp, TYPE value, uint64_t timeout_ns))                                                \
    FERRY_BOTH(ferry_status, ferry_##NAME##_wait_until_all,                                                            \
               (TYPE * ivars, size_t nelems, const int *status, int cmp, TYPE value))                                  \
    FERRY_BOTH(ferry_status, ferry_##NAME##_wait_until_all_timeout,                                                    \
               (TYPE * ivars, size_t nelems, const int *status, int cmp, TYPE value, uint64_t timeout_ns))             \
    FERRY_BOTH(size_t, ferry_##NAME##_wait_until_any,                                                                  \
               (TYPE * ivars, size_t nelems, const int *status, int cmp, TYPE value))                                  \
    FERRY_BOTH(                                                                                                        \
        ferry_status, ferry_##NAME##_wait_until_any_timeout,                                                           \
        (TYPE * ivars, size_t nelems, const int *status, int cmp, TYPE value, size_t *index, uint64_t timeout_ns))     \
    FERRY_BOTH(size_t, ferry_##NAME##_wait_until_some,                                                                 \
               (TYPE * ivars, size_t nelems, size_t * indices, const int *status, int cmp, TYPE value))                \
    FERRY_BOTH(ferry_status, ferry_##NAME##_wait_until_some_timeout,                                                   \
               (TYPE * ivars, size_t nelems, size_t * indices, const int *status, int cmp, TYPE value, size_t *count,  \
                uint64_t timeout_ns))                                                                                  \
    FERRY_BOTH(ferry_status, ferry_##NAME##_wait_until_all_vector,                                                     \
               (TYPE * ivars, size_t nelems, const int *status, int cmp, const TYPE *values))                          \
    FERRY_BOTH(ferry_status, ferry_##NAME##_wait_until_all_vector_timeout,                                             \
               (TYPE * ivars, size_t nelems, const int *status, int cmp, const TYPE *values, uint64_t timeout_ns))     \
    FERRY_BOTH(size_t, ferry_##NAME##_wait_until_any_vector,                                                           \
               (TYPE * ivars, size_t nelems, const int *status, int cmp, const TYPE *values))                          \
    FERRY_BOTH(ferry_status, ferry_##NAME##_wait_until_any_vector_timeout,                                             \
               (TYPE * ivars, size_t nelems, const int *status, int cmp, const TYPE *values, size_t *index,            \
                uint64_t timeout_ns))                                                                                  \
    FERRY_BOTH(size_t, ferry_##NAME##_wait_until_some_vector,                                                          \
               (TYPE * ivars, size_t nelems, size_t * indices, const int *status, int cmp, const TYPE *values))        \
    FERRY_BOTH(ferry_status, ferry_##NAME##_wait_until_some_vector_timeout,                                            \
               (TYPE * ivars, size_t nelems, size_t * indices, const int *status, int cmp, const TYPE *values,         \
                size_t *count, uint64_t timeout_ns))                                                                   \
    FERRY_BOTH(int, ferry_##NAME##_test, (TYPE * ivar, int cmp, TYPE value))                                           \
    FERRY_BOTH(int, ferry_##NAME##_test_all, (TYPE * ivars, size_t nelems, const int *status, int cmp, TYPE value))    \
    FERRY_BOTH(size_t, ferry_##NAME##_test_any, (TYPE * ivars, size_t nelems, const int *status, int cmp, TYPE value)) \
    FERRY_BOTH(size_t, ferry_##NAME##_test_some,                                                                       \
               (TYPE * ivars, size_t nelems, size_t * indices, const int *status, int cmp, TYPE value))                \
    FERRY_BOTH(int, ferry_##NAME##_test_all_vector,                                                                    \
               (TYPE * ivars, size_t nelems, const int *status, int cmp, const TYPE *values))                          \
    FERRY_BOTH(size_t, ferry_##NAME##_test_any_vector,                                                                 \
               (TYPE * ivars, size_t nelems, const int *status, int cmp, const TYPE *values))                          \
    FERRY_BOTH(size_t, ferry_##NAME##_test_some_vector,                                                                \
               (TYPE * ivars, size_t nelems, size_t * indices, const int *status, int cmp, const TYPE *values))
FERRY_WORD_TYPES(FERRYI_DECLARE_WAIT)

#endif
