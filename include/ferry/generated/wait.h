/* SPDX-License-Identifier: BSD-3-Clause */
/* The calls whose contracts are in ferry/wait.h.  Made by api/generate.py from api/calls.txt. */
/* clang-format off */
#ifndef FERRY_GENERATED_WAIT_H
#define FERRY_GENERATED_WAIT_H

#include "../types.h"

/* ferry_TYPE_wait_until */
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int_wait_until, (int *ivar, int cmp, int value))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int_wait_until_timeout, (int *ivar, int cmp, int value,
    uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_long_wait_until, (long *ivar, int cmp, long value))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_long_wait_until_timeout, (long *ivar, int cmp, long value,
    uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_longlong_wait_until, (long long *ivar, int cmp, long long value))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_longlong_wait_until_timeout, (long long *ivar, int cmp, long long value,
    uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint_wait_until, (unsigned int *ivar, int cmp, unsigned int value))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint_wait_until_timeout, (unsigned int *ivar, int cmp, unsigned int value,
    uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ulong_wait_until, (unsigned long *ivar, int cmp, unsigned long value))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ulong_wait_until_timeout, (unsigned long *ivar, int cmp,
    unsigned long value, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ulonglong_wait_until, (unsigned long long *ivar, int cmp,
    unsigned long long value))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ulonglong_wait_until_timeout, (unsigned long long *ivar, int cmp,
    unsigned long long value, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int32_wait_until, (int32_t *ivar, int cmp, int32_t value))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int32_wait_until_timeout, (int32_t *ivar, int cmp, int32_t value,
    uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int64_wait_until, (int64_t *ivar, int cmp, int64_t value))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int64_wait_until_timeout, (int64_t *ivar, int cmp, int64_t value,
    uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint32_wait_until, (uint32_t *ivar, int cmp, uint32_t value))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint32_wait_until_timeout, (uint32_t *ivar, int cmp, uint32_t value,
    uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint64_wait_until, (uint64_t *ivar, int cmp, uint64_t value))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint64_wait_until_timeout, (uint64_t *ivar, int cmp, uint64_t value,
    uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_size_wait_until, (size_t *ivar, int cmp, size_t value))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_size_wait_until_timeout, (size_t *ivar, int cmp, size_t value,
    uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ptrdiff_wait_until, (ptrdiff_t *ivar, int cmp, ptrdiff_t value))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ptrdiff_wait_until_timeout, (ptrdiff_t *ivar, int cmp, ptrdiff_t value,
    uint64_t timeout_ns))

/* ferry_TYPE_wait_until_all */
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int_wait_until_all, (int *ivars, size_t nelems, const int *status,
    int cmp, int value))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int_wait_until_all_timeout, (int *ivars, size_t nelems, const int *status,
    int cmp, int value, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_long_wait_until_all, (long *ivars, size_t nelems, const int *status,
    int cmp, long value))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_long_wait_until_all_timeout, (long *ivars, size_t nelems,
    const int *status, int cmp, long value, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_longlong_wait_until_all, (long long *ivars, size_t nelems,
    const int *status, int cmp, long long value))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_longlong_wait_until_all_timeout, (long long *ivars, size_t nelems,
    const int *status, int cmp, long long value, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint_wait_until_all, (unsigned int *ivars, size_t nelems,
    const int *status, int cmp, unsigned int value))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint_wait_until_all_timeout, (unsigned int *ivars, size_t nelems,
    const int *status, int cmp, unsigned int value, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ulong_wait_until_all, (unsigned long *ivars, size_t nelems,
    const int *status, int cmp, unsigned long value))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ulong_wait_until_all_timeout, (unsigned long *ivars, size_t nelems,
    const int *status, int cmp, unsigned long value, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ulonglong_wait_until_all, (unsigned long long *ivars, size_t nelems,
    const int *status, int cmp, unsigned long long value))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ulonglong_wait_until_all_timeout, (unsigned long long *ivars,
    size_t nelems, const int *status, int cmp, unsigned long long value, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int32_wait_until_all, (int32_t *ivars, size_t nelems, const int *status,
    int cmp, int32_t value))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int32_wait_until_all_timeout, (int32_t *ivars, size_t nelems,
    const int *status, int cmp, int32_t value, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int64_wait_until_all, (int64_t *ivars, size_t nelems, const int *status,
    int cmp, int64_t value))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int64_wait_until_all_timeout, (int64_t *ivars, size_t nelems,
    const int *status, int cmp, int64_t value, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint32_wait_until_all, (uint32_t *ivars, size_t nelems, const int *status,
    int cmp, uint32_t value))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint32_wait_until_all_timeout, (uint32_t *ivars, size_t nelems,
    const int *status, int cmp, uint32_t value, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint64_wait_until_all, (uint64_t *ivars, size_t nelems, const int *status,
    int cmp, uint64_t value))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint64_wait_until_all_timeout, (uint64_t *ivars, size_t nelems,
    const int *status, int cmp, uint64_t value, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_size_wait_until_all, (size_t *ivars, size_t nelems, const int *status,
    int cmp, size_t value))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_size_wait_until_all_timeout, (size_t *ivars, size_t nelems,
    const int *status, int cmp, size_t value, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ptrdiff_wait_until_all, (ptrdiff_t *ivars, size_t nelems,
    const int *status, int cmp, ptrdiff_t value))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ptrdiff_wait_until_all_timeout, (ptrdiff_t *ivars, size_t nelems,
    const int *status, int cmp, ptrdiff_t value, uint64_t timeout_ns))

/* ferry_TYPE_wait_until_all_vector */
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int_wait_until_all_vector, (int *ivars, size_t nelems, const int *status,
    int cmp, const int *values))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int_wait_until_all_vector_timeout, (int *ivars, size_t nelems,
    const int *status, int cmp, const int *values, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_long_wait_until_all_vector, (long *ivars, size_t nelems,
    const int *status, int cmp, const long *values))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_long_wait_until_all_vector_timeout, (long *ivars, size_t nelems,
    const int *status, int cmp, const long *values, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_longlong_wait_until_all_vector, (long long *ivars, size_t nelems,
    const int *status, int cmp, const long long *values))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_longlong_wait_until_all_vector_timeout, (long long *ivars, size_t nelems,
    const int *status, int cmp, const long long *values, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint_wait_until_all_vector, (unsigned int *ivars, size_t nelems,
    const int *status, int cmp, const unsigned int *values))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint_wait_until_all_vector_timeout, (unsigned int *ivars, size_t nelems,
    const int *status, int cmp, const unsigned int *values, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ulong_wait_until_all_vector, (unsigned long *ivars, size_t nelems,
    const int *status, int cmp, const unsigned long *values))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ulong_wait_until_all_vector_timeout, (unsigned long *ivars, size_t nelems,
    const int *status, int cmp, const unsigned long *values, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ulonglong_wait_until_all_vector, (unsigned long long *ivars,
    size_t nelems, const int *status, int cmp, const unsigned long long *values))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ulonglong_wait_until_all_vector_timeout, (unsigned long long *ivars,
    size_t nelems, const int *status, int cmp, const unsigned long long *values, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int32_wait_until_all_vector, (int32_t *ivars, size_t nelems,
    const int *status, int cmp, const int32_t *values))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int32_wait_until_all_vector_timeout, (int32_t *ivars, size_t nelems,
    const int *status, int cmp, const int32_t *values, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int64_wait_until_all_vector, (int64_t *ivars, size_t nelems,
    const int *status, int cmp, const int64_t *values))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int64_wait_until_all_vector_timeout, (int64_t *ivars, size_t nelems,
    const int *status, int cmp, const int64_t *values, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint32_wait_until_all_vector, (uint32_t *ivars, size_t nelems,
    const int *status, int cmp, const uint32_t *values))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint32_wait_until_all_vector_timeout, (uint32_t *ivars, size_t nelems,
    const int *status, int cmp, const uint32_t *values, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint64_wait_until_all_vector, (uint64_t *ivars, size_t nelems,
    const int *status, int cmp, const uint64_t *values))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint64_wait_until_all_vector_timeout, (uint64_t *ivars, size_t nelems,
    const int *status, int cmp, const uint64_t *values, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_size_wait_until_all_vector, (size_t *ivars, size_t nelems,
    const int *status, int cmp, const size_t *values))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_size_wait_until_all_vector_timeout, (size_t *ivars, size_t nelems,
    const int *status, int cmp, const size_t *values, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ptrdiff_wait_until_all_vector, (ptrdiff_t *ivars, size_t nelems,
    const int *status, int cmp, const ptrdiff_t *values))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ptrdiff_wait_until_all_vector_timeout, (ptrdiff_t *ivars, size_t nelems,
    const int *status, int cmp, const ptrdiff_t *values, uint64_t timeout_ns))

/* ferry_TYPE_wait_until_any */
FERRY_BOTH(size_t, ferry_int_wait_until_any, (int *ivars, size_t nelems, const int *status, int cmp, int value))
FERRY_BOTH(size_t, ferry_long_wait_until_any, (long *ivars, size_t nelems, const int *status, int cmp, long value))
FERRY_BOTH(size_t, ferry_longlong_wait_until_any, (long long *ivars, size_t nelems, const int *status, int cmp,
    long long value))
FERRY_BOTH(size_t, ferry_uint_wait_until_any, (unsigned int *ivars, size_t nelems, const int *status, int cmp,
    unsigned int value))
FERRY_BOTH(size_t, ferry_ulong_wait_until_any, (unsigned long *ivars, size_t nelems, const int *status, int cmp,
    unsigned long value))
FERRY_BOTH(size_t, ferry_ulonglong_wait_until_any, (unsigned long long *ivars, size_t nelems, const int *status,
    int cmp, unsigned long long value))
FERRY_BOTH(size_t, ferry_int32_wait_until_any, (int32_t *ivars, size_t nelems, const int *status, int cmp,
    int32_t value))
FERRY_BOTH(size_t, ferry_int64_wait_until_any, (int64_t *ivars, size_t nelems, const int *status, int cmp,
    int64_t value))
FERRY_BOTH(size_t, ferry_uint32_wait_until_any, (uint32_t *ivars, size_t nelems, const int *status, int cmp,
    uint32_t value))
FERRY_BOTH(size_t, ferry_uint64_wait_until_any, (uint64_t *ivars, size_t nelems, const int *status, int cmp,
    uint64_t value))
FERRY_BOTH(size_t, ferry_size_wait_until_any, (size_t *ivars, size_t nelems, const int *status, int cmp, size_t value))
FERRY_BOTH(size_t, ferry_ptrdiff_wait_until_any, (ptrdiff_t *ivars, size_t nelems, const int *status, int cmp,
    ptrdiff_t value))

/* ferry_TYPE_wait_until_any_vector */
FERRY_BOTH(size_t, ferry_int_wait_until_any_vector, (int *ivars, size_t nelems, const int *status, int cmp,
    const int *values))
FERRY_BOTH(size_t, ferry_long_wait_until_any_vector, (long *ivars, size_t nelems, const int *status, int cmp,
    const long *values))
FERRY_BOTH(size_t, ferry_longlong_wait_until_any_vector, (long long *ivars, size_t nelems, const int *status, int cmp,
    const long long *values))
FERRY_BOTH(size_t, ferry_uint_wait_until_any_vector, (unsigned int *ivars, size_t nelems, const int *status, int cmp,
    const unsigned int *values))
FERRY_BOTH(size_t, ferry_ulong_wait_until_any_vector, (unsigned long *ivars, size_t nelems, const int *status, int cmp,
    const unsigned long *values))
FERRY_BOTH(size_t, ferry_ulonglong_wait_until_any_vector, (unsigned long long *ivars, size_t nelems, const int *status,
    int cmp, const unsigned long long *values))
FERRY_BOTH(size_t, ferry_int32_wait_until_any_vector, (int32_t *ivars, size_t nelems, const int *status, int cmp,
    const int32_t *values))
FERRY_BOTH(size_t, ferry_int64_wait_until_any_vector, (int64_t *ivars, size_t nelems, const int *status, int cmp,
    const int64_t *values))
FERRY_BOTH(size_t, ferry_uint32_wait_until_any_vector, (uint32_t *ivars, size_t nelems, const int *status, int cmp,
    const uint32_t *values))
FERRY_BOTH(size_t, ferry_uint64_wait_until_any_vector, (uint64_t *ivars, size_t nelems, const int *status, int cmp,
    const uint64_t *values))
FERRY_BOTH(size_t, ferry_size_wait_until_any_vector, (size_t *ivars, size_t nelems, const int *status, int cmp,
    const size_t *values))
FERRY_BOTH(size_t, ferry_ptrdiff_wait_until_any_vector, (ptrdiff_t *ivars, size_t nelems, const int *status, int cmp,
    const ptrdiff_t *values))

/* ferry_TYPE_wait_until_any_timeout */
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int_wait_until_any_timeout, (int *ivars, size_t nelems, const int *status,
    int cmp, int value, size_t *index, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_long_wait_until_any_timeout, (long *ivars, size_t nelems,
    const int *status, int cmp, long value, size_t *index, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_longlong_wait_until_any_timeout, (long long *ivars, size_t nelems,
    const int *status, int cmp, long long value, size_t *index, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint_wait_until_any_timeout, (unsigned int *ivars, size_t nelems,
    const int *status, int cmp, unsigned int value, size_t *index, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ulong_wait_until_any_timeout, (unsigned long *ivars, size_t nelems,
    const int *status, int cmp, unsigned long value, size_t *index, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ulonglong_wait_until_any_timeout, (unsigned long long *ivars,
    size_t nelems, const int *status, int cmp, unsigned long long value, size_t *index, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int32_wait_until_any_timeout, (int32_t *ivars, size_t nelems,
    const int *status, int cmp, int32_t value, size_t *index, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int64_wait_until_any_timeout, (int64_t *ivars, size_t nelems,
    const int *status, int cmp, int64_t value, size_t *index, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint32_wait_until_any_timeout, (uint32_t *ivars, size_t nelems,
    const int *status, int cmp, uint32_t value, size_t *index, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint64_wait_until_any_timeout, (uint64_t *ivars, size_t nelems,
    const int *status, int cmp, uint64_t value, size_t *index, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_size_wait_until_any_timeout, (size_t *ivars, size_t nelems,
    const int *status, int cmp, size_t value, size_t *index, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ptrdiff_wait_until_any_timeout, (ptrdiff_t *ivars, size_t nelems,
    const int *status, int cmp, ptrdiff_t value, size_t *index, uint64_t timeout_ns))

/* ferry_TYPE_wait_until_any_vector_timeout */
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int_wait_until_any_vector_timeout, (int *ivars, size_t nelems,
    const int *status, int cmp, const int *values, size_t *index, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_long_wait_until_any_vector_timeout, (long *ivars, size_t nelems,
    const int *status, int cmp, const long *values, size_t *index, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_longlong_wait_until_any_vector_timeout, (long long *ivars, size_t nelems,
    const int *status, int cmp, const long long *values, size_t *index, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint_wait_until_any_vector_timeout, (unsigned int *ivars, size_t nelems,
    const int *status, int cmp, const unsigned int *values, size_t *index, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ulong_wait_until_any_vector_timeout, (unsigned long *ivars, size_t nelems,
    const int *status, int cmp, const unsigned long *values, size_t *index, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ulonglong_wait_until_any_vector_timeout, (unsigned long long *ivars,
    size_t nelems, const int *status, int cmp, const unsigned long long *values, size_t *index, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int32_wait_until_any_vector_timeout, (int32_t *ivars, size_t nelems,
    const int *status, int cmp, const int32_t *values, size_t *index, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int64_wait_until_any_vector_timeout, (int64_t *ivars, size_t nelems,
    const int *status, int cmp, const int64_t *values, size_t *index, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint32_wait_until_any_vector_timeout, (uint32_t *ivars, size_t nelems,
    const int *status, int cmp, const uint32_t *values, size_t *index, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint64_wait_until_any_vector_timeout, (uint64_t *ivars, size_t nelems,
    const int *status, int cmp, const uint64_t *values, size_t *index, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_size_wait_until_any_vector_timeout, (size_t *ivars, size_t nelems,
    const int *status, int cmp, const size_t *values, size_t *index, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ptrdiff_wait_until_any_vector_timeout, (ptrdiff_t *ivars, size_t nelems,
    const int *status, int cmp, const ptrdiff_t *values, size_t *index, uint64_t timeout_ns))

/* ferry_TYPE_wait_until_some */
FERRY_BOTH(size_t, ferry_int_wait_until_some, (int *ivars, size_t nelems, size_t *indices, const int *status, int cmp,
    int value))
FERRY_BOTH(size_t, ferry_long_wait_until_some, (long *ivars, size_t nelems, size_t *indices, const int *status, int cmp,
    long value))
FERRY_BOTH(size_t, ferry_longlong_wait_until_some, (long long *ivars, size_t nelems, size_t *indices, const int *status,
    int cmp, long long value))
FERRY_BOTH(size_t, ferry_uint_wait_until_some, (unsigned int *ivars, size_t nelems, size_t *indices, const int *status,
    int cmp, unsigned int value))
FERRY_BOTH(size_t, ferry_ulong_wait_until_some, (unsigned long *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, unsigned long value))
FERRY_BOTH(size_t, ferry_ulonglong_wait_until_some, (unsigned long long *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, unsigned long long value))
FERRY_BOTH(size_t, ferry_int32_wait_until_some, (int32_t *ivars, size_t nelems, size_t *indices, const int *status,
    int cmp, int32_t value))
FERRY_BOTH(size_t, ferry_int64_wait_until_some, (int64_t *ivars, size_t nelems, size_t *indices, const int *status,
    int cmp, int64_t value))
FERRY_BOTH(size_t, ferry_uint32_wait_until_some, (uint32_t *ivars, size_t nelems, size_t *indices, const int *status,
    int cmp, uint32_t value))
FERRY_BOTH(size_t, ferry_uint64_wait_until_some, (uint64_t *ivars, size_t nelems, size_t *indices, const int *status,
    int cmp, uint64_t value))
FERRY_BOTH(size_t, ferry_size_wait_until_some, (size_t *ivars, size_t nelems, size_t *indices, const int *status,
    int cmp, size_t value))
FERRY_BOTH(size_t, ferry_ptrdiff_wait_until_some, (ptrdiff_t *ivars, size_t nelems, size_t *indices, const int *status,
    int cmp, ptrdiff_t value))

/* ferry_TYPE_wait_until_some_vector */
FERRY_BOTH(size_t, ferry_int_wait_until_some_vector, (int *ivars, size_t nelems, size_t *indices, const int *status,
    int cmp, const int *values))
FERRY_BOTH(size_t, ferry_long_wait_until_some_vector, (long *ivars, size_t nelems, size_t *indices, const int *status,
    int cmp, const long *values))
FERRY_BOTH(size_t, ferry_longlong_wait_until_some_vector, (long long *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, const long long *values))
FERRY_BOTH(size_t, ferry_uint_wait_until_some_vector, (unsigned int *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, const unsigned int *values))
FERRY_BOTH(size_t, ferry_ulong_wait_until_some_vector, (unsigned long *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, const unsigned long *values))
FERRY_BOTH(size_t, ferry_ulonglong_wait_until_some_vector, (unsigned long long *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, const unsigned long long *values))
FERRY_BOTH(size_t, ferry_int32_wait_until_some_vector, (int32_t *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, const int32_t *values))
FERRY_BOTH(size_t, ferry_int64_wait_until_some_vector, (int64_t *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, const int64_t *values))
FERRY_BOTH(size_t, ferry_uint32_wait_until_some_vector, (uint32_t *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, const uint32_t *values))
FERRY_BOTH(size_t, ferry_uint64_wait_until_some_vector, (uint64_t *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, const uint64_t *values))
FERRY_BOTH(size_t, ferry_size_wait_until_some_vector, (size_t *ivars, size_t nelems, size_t *indices, const int *status,
    int cmp, const size_t *values))
FERRY_BOTH(size_t, ferry_ptrdiff_wait_until_some_vector, (ptrdiff_t *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, const ptrdiff_t *values))

/* ferry_TYPE_wait_until_some_timeout */
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int_wait_until_some_timeout, (int *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, int value, size_t *count, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_long_wait_until_some_timeout, (long *ivars, size_t nelems,
    size_t *indices, const int *status, int cmp, long value, size_t *count, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_longlong_wait_until_some_timeout, (long long *ivars, size_t nelems,
    size_t *indices, const int *status, int cmp, long long value, size_t *count, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint_wait_until_some_timeout, (unsigned int *ivars, size_t nelems,
    size_t *indices, const int *status, int cmp, unsigned int value, size_t *count, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ulong_wait_until_some_timeout, (unsigned long *ivars, size_t nelems,
    size_t *indices, const int *status, int cmp, unsigned long value, size_t *count, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ulonglong_wait_until_some_timeout, (unsigned long long *ivars,
    size_t nelems, size_t *indices, const int *status, int cmp, unsigned long long value, size_t *count,
    uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int32_wait_until_some_timeout, (int32_t *ivars, size_t nelems,
    size_t *indices, const int *status, int cmp, int32_t value, size_t *count, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int64_wait_until_some_timeout, (int64_t *ivars, size_t nelems,
    size_t *indices, const int *status, int cmp, int64_t value, size_t *count, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint32_wait_until_some_timeout, (uint32_t *ivars, size_t nelems,
    size_t *indices, const int *status, int cmp, uint32_t value, size_t *count, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint64_wait_until_some_timeout, (uint64_t *ivars, size_t nelems,
    size_t *indices, const int *status, int cmp, uint64_t value, size_t *count, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_size_wait_until_some_timeout, (size_t *ivars, size_t nelems,
    size_t *indices, const int *status, int cmp, size_t value, size_t *count, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ptrdiff_wait_until_some_timeout, (ptrdiff_t *ivars, size_t nelems,
    size_t *indices, const int *status, int cmp, ptrdiff_t value, size_t *count, uint64_t timeout_ns))

/* ferry_TYPE_wait_until_some_vector_timeout */
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int_wait_until_some_vector_timeout, (int *ivars, size_t nelems,
    size_t *indices, const int *status, int cmp, const int *values, size_t *count, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_long_wait_until_some_vector_timeout, (long *ivars, size_t nelems,
    size_t *indices, const int *status, int cmp, const long *values, size_t *count, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_longlong_wait_until_some_vector_timeout, (long long *ivars, size_t nelems,
    size_t *indices, const int *status, int cmp, const long long *values, size_t *count, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint_wait_until_some_vector_timeout, (unsigned int *ivars, size_t nelems,
    size_t *indices, const int *status, int cmp, const unsigned int *values, size_t *count, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ulong_wait_until_some_vector_timeout, (unsigned long *ivars,
    size_t nelems, size_t *indices, const int *status, int cmp, const unsigned long *values, size_t *count,
    uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ulonglong_wait_until_some_vector_timeout, (unsigned long long *ivars,
    size_t nelems, size_t *indices, const int *status, int cmp, const unsigned long long *values, size_t *count,
    uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int32_wait_until_some_vector_timeout, (int32_t *ivars, size_t nelems,
    size_t *indices, const int *status, int cmp, const int32_t *values, size_t *count, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int64_wait_until_some_vector_timeout, (int64_t *ivars, size_t nelems,
    size_t *indices, const int *status, int cmp, const int64_t *values, size_t *count, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint32_wait_until_some_vector_timeout, (uint32_t *ivars, size_t nelems,
    size_t *indices, const int *status, int cmp, const uint32_t *values, size_t *count, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint64_wait_until_some_vector_timeout, (uint64_t *ivars, size_t nelems,
    size_t *indices, const int *status, int cmp, const uint64_t *values, size_t *count, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_size_wait_until_some_vector_timeout, (size_t *ivars, size_t nelems,
    size_t *indices, const int *status, int cmp, const size_t *values, size_t *count, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ptrdiff_wait_until_some_vector_timeout, (ptrdiff_t *ivars, size_t nelems,
    size_t *indices, const int *status, int cmp, const ptrdiff_t *values, size_t *count, uint64_t timeout_ns))

/* ferry_TYPE_test */
FERRY_BOTH(int, ferry_int_test, (int *ivar, int cmp, int value))
FERRY_BOTH(int, ferry_long_test, (long *ivar, int cmp, long value))
FERRY_BOTH(int, ferry_longlong_test, (long long *ivar, int cmp, long long value))
FERRY_BOTH(int, ferry_uint_test, (unsigned int *ivar, int cmp, unsigned int value))
FERRY_BOTH(int, ferry_ulong_test, (unsigned long *ivar, int cmp, unsigned long value))
FERRY_BOTH(int, ferry_ulonglong_test, (unsigned long long *ivar, int cmp, unsigned long long value))
FERRY_BOTH(int, ferry_int32_test, (int32_t *ivar, int cmp, int32_t value))
FERRY_BOTH(int, ferry_int64_test, (int64_t *ivar, int cmp, int64_t value))
FERRY_BOTH(int, ferry_uint32_test, (uint32_t *ivar, int cmp, uint32_t value))
FERRY_BOTH(int, ferry_uint64_test, (uint64_t *ivar, int cmp, uint64_t value))
FERRY_BOTH(int, ferry_size_test, (size_t *ivar, int cmp, size_t value))
FERRY_BOTH(int, ferry_ptrdiff_test, (ptrdiff_t *ivar, int cmp, ptrdiff_t value))

/* ferry_TYPE_test_all */
FERRY_BOTH(int, ferry_int_test_all, (int *ivars, size_t nelems, const int *status, int cmp, int value))
FERRY_BOTH(int, ferry_long_test_all, (long *ivars, size_t nelems, const int *status, int cmp, long value))
FERRY_BOTH(int, ferry_longlong_test_all, (long long *ivars, size_t nelems, const int *status, int cmp, long long value))
FERRY_BOTH(int, ferry_uint_test_all, (unsigned int *ivars, size_t nelems, const int *status, int cmp,
    unsigned int value))
FERRY_BOTH(int, ferry_ulong_test_all, (unsigned long *ivars, size_t nelems, const int *status, int cmp,
    unsigned long value))
FERRY_BOTH(int, ferry_ulonglong_test_all, (unsigned long long *ivars, size_t nelems, const int *status, int cmp,
    unsigned long long value))
FERRY_BOTH(int, ferry_int32_test_all, (int32_t *ivars, size_t nelems, const int *status, int cmp, int32_t value))
FERRY_BOTH(int, ferry_int64_test_all, (int64_t *ivars, size_t nelems, const int *status, int cmp, int64_t value))
FERRY_BOTH(int, ferry_uint32_test_all, (uint32_t *ivars, size_t nelems, const int *status, int cmp, uint32_t value))
FERRY_BOTH(int, ferry_uint64_test_all, (uint64_t *ivars, size_t nelems, const int *status, int cmp, uint64_t value))
FERRY_BOTH(int, ferry_size_test_all, (size_t *ivars, size_t nelems, const int *status, int cmp, size_t value))
FERRY_BOTH(int, ferry_ptrdiff_test_all, (ptrdiff_t *ivars, size_t nelems, const int *status, int cmp, ptrdiff_t value))

/* ferry_TYPE_test_all_vector */
FERRY_BOTH(int, ferry_int_test_all_vector, (int *ivars, size_t nelems, const int *status, int cmp, const int *values))
FERRY_BOTH(int, ferry_long_test_all_vector, (long *ivars, size_t nelems, const int *status, int cmp,
    const long *values))
FERRY_BOTH(int, ferry_longlong_test_all_vector, (long long *ivars, size_t nelems, const int *status, int cmp,
    const long long *values))
FERRY_BOTH(int, ferry_uint_test_all_vector, (unsigned int *ivars, size_t nelems, const int *status, int cmp,
    const unsigned int *values))
FERRY_BOTH(int, ferry_ulong_test_all_vector, (unsigned long *ivars, size_t nelems, const int *status, int cmp,
    const unsigned long *values))
FERRY_BOTH(int, ferry_ulonglong_test_all_vector, (unsigned long long *ivars, size_t nelems, const int *status, int cmp,
    const unsigned long long *values))
FERRY_BOTH(int, ferry_int32_test_all_vector, (int32_t *ivars, size_t nelems, const int *status, int cmp,
    const int32_t *values))
FERRY_BOTH(int, ferry_int64_test_all_vector, (int64_t *ivars, size_t nelems, const int *status, int cmp,
    const int64_t *values))
FERRY_BOTH(int, ferry_uint32_test_all_vector, (uint32_t *ivars, size_t nelems, const int *status, int cmp,
    const uint32_t *values))
FERRY_BOTH(int, ferry_uint64_test_all_vector, (uint64_t *ivars, size_t nelems, const int *status, int cmp,
    const uint64_t *values))
FERRY_BOTH(int, ferry_size_test_all_vector, (size_t *ivars, size_t nelems, const int *status, int cmp,
    const size_t *values))
FERRY_BOTH(int, ferry_ptrdiff_test_all_vector, (ptrdiff_t *ivars, size_t nelems, const int *status, int cmp,
    const ptrdiff_t *values))

/* ferry_TYPE_test_any */
FERRY_BOTH(size_t, ferry_int_test_any, (int *ivars, size_t nelems, const int *status, int cmp, int value))
FERRY_BOTH(size_t, ferry_long_test_any, (long *ivars, size_t nelems, const int *status, int cmp, long value))
FERRY_BOTH(size_t, ferry_longlong_test_any, (long long *ivars, size_t nelems, const int *status, int cmp,
    long long value))
FERRY_BOTH(size_t, ferry_uint_test_any, (unsigned int *ivars, size_t nelems, const int *status, int cmp,
    unsigned int value))
FERRY_BOTH(size_t, ferry_ulong_test_any, (unsigned long *ivars, size_t nelems, const int *status, int cmp,
    unsigned long value))
FERRY_BOTH(size_t, ferry_ulonglong_test_any, (unsigned long long *ivars, size_t nelems, const int *status, int cmp,
    unsigned long long value))
FERRY_BOTH(size_t, ferry_int32_test_any, (int32_t *ivars, size_t nelems, const int *status, int cmp, int32_t value))
FERRY_BOTH(size_t, ferry_int64_test_any, (int64_t *ivars, size_t nelems, const int *status, int cmp, int64_t value))
FERRY_BOTH(size_t, ferry_uint32_test_any, (uint32_t *ivars, size_t nelems, const int *status, int cmp, uint32_t value))
FERRY_BOTH(size_t, ferry_uint64_test_any, (uint64_t *ivars, size_t nelems, const int *status, int cmp, uint64_t value))
FERRY_BOTH(size_t, ferry_size_test_any, (size_t *ivars, size_t nelems, const int *status, int cmp, size_t value))
FERRY_BOTH(size_t, ferry_ptrdiff_test_any, (ptrdiff_t *ivars, size_t nelems, const int *status, int cmp,
    ptrdiff_t value))

/* ferry_TYPE_test_any_vector */
FERRY_BOTH(size_t, ferry_int_test_any_vector, (int *ivars, size_t nelems, const int *status, int cmp,
    const int *values))
FERRY_BOTH(size_t, ferry_long_test_any_vector, (long *ivars, size_t nelems, const int *status, int cmp,
    const long *values))
FERRY_BOTH(size_t, ferry_longlong_test_any_vector, (long long *ivars, size_t nelems, const int *status, int cmp,
    const long long *values))
FERRY_BOTH(size_t, ferry_uint_test_any_vector, (unsigned int *ivars, size_t nelems, const int *status, int cmp,
    const unsigned int *values))
FERRY_BOTH(size_t, ferry_ulong_test_any_vector, (unsigned long *ivars, size_t nelems, const int *status, int cmp,
    const unsigned long *values))
FERRY_BOTH(size_t, ferry_ulonglong_test_any_vector, (unsigned long long *ivars, size_t nelems, const int *status,
    int cmp, const unsigned long long *values))
FERRY_BOTH(size_t, ferry_int32_test_any_vector, (int32_t *ivars, size_t nelems, const int *status, int cmp,
    const int32_t *values))
FERRY_BOTH(size_t, ferry_int64_test_any_vector, (int64_t *ivars, size_t nelems, const int *status, int cmp,
    const int64_t *values))
FERRY_BOTH(size_t, ferry_uint32_test_any_vector, (uint32_t *ivars, size_t nelems, const int *status, int cmp,
    const uint32_t *values))
FERRY_BOTH(size_t, ferry_uint64_test_any_vector, (uint64_t *ivars, size_t nelems, const int *status, int cmp,
    const uint64_t *values))
FERRY_BOTH(size_t, ferry_size_test_any_vector, (size_t *ivars, size_t nelems, const int *status, int cmp,
    const size_t *values))
FERRY_BOTH(size_t, ferry_ptrdiff_test_any_vector, (ptrdiff_t *ivars, size_t nelems, const int *status, int cmp,
    const ptrdiff_t *values))

/* ferry_TYPE_test_some */
FERRY_BOTH(size_t, ferry_int_test_some, (int *ivars, size_t nelems, size_t *indices, const int *status, int cmp,
    int value))
FERRY_BOTH(size_t, ferry_long_test_some, (long *ivars, size_t nelems, size_t *indices, const int *status, int cmp,
    long value))
FERRY_BOTH(size_t, ferry_longlong_test_some, (long long *ivars, size_t nelems, size_t *indices, const int *status,
    int cmp, long long value))
FERRY_BOTH(size_t, ferry_uint_test_some, (unsigned int *ivars, size_t nelems, size_t *indices, const int *status,
    int cmp, unsigned int value))
FERRY_BOTH(size_t, ferry_ulong_test_some, (unsigned long *ivars, size_t nelems, size_t *indices, const int *status,
    int cmp, unsigned long value))
FERRY_BOTH(size_t, ferry_ulonglong_test_some, (unsigned long long *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, unsigned long long value))
FERRY_BOTH(size_t, ferry_int32_test_some, (int32_t *ivars, size_t nelems, size_t *indices, const int *status, int cmp,
    int32_t value))
FERRY_BOTH(size_t, ferry_int64_test_some, (int64_t *ivars, size_t nelems, size_t *indices, const int *status, int cmp,
    int64_t value))
FERRY_BOTH(size_t, ferry_uint32_test_some, (uint32_t *ivars, size_t nelems, size_t *indices, const int *status, int cmp,
    uint32_t value))
FERRY_BOTH(size_t, ferry_uint64_test_some, (uint64_t *ivars, size_t nelems, size_t *indices, const int *status, int cmp,
    uint64_t value))
FERRY_BOTH(size_t, ferry_size_test_some, (size_t *ivars, size_t nelems, size_t *indices, const int *status, int cmp,
    size_t value))
FERRY_BOTH(size_t, ferry_ptrdiff_test_some, (ptrdiff_t *ivars, size_t nelems, size_t *indices, const int *status,
    int cmp, ptrdiff_t value))

/* ferry_TYPE_test_some_vector */
FERRY_BOTH(size_t, ferry_int_test_some_vector, (int *ivars, size_t nelems, size_t *indices, const int *status, int cmp,
    const int *values))
FERRY_BOTH(size_t, ferry_long_test_some_vector, (long *ivars, size_t nelems, size_t *indices, const int *status,
    int cmp, const long *values))
FERRY_BOTH(size_t, ferry_longlong_test_some_vector, (long long *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, const long long *values))
FERRY_BOTH(size_t, ferry_uint_test_some_vector, (unsigned int *ivars, size_t nelems, size_t *indices, const int *status,
    int cmp, const unsigned int *values))
FERRY_BOTH(size_t, ferry_ulong_test_some_vector, (unsigned long *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, const unsigned long *values))
FERRY_BOTH(size_t, ferry_ulonglong_test_some_vector, (unsigned long long *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, const unsigned long long *values))
FERRY_BOTH(size_t, ferry_int32_test_some_vector, (int32_t *ivars, size_t nelems, size_t *indices, const int *status,
    int cmp, const int32_t *values))
FERRY_BOTH(size_t, ferry_int64_test_some_vector, (int64_t *ivars, size_t nelems, size_t *indices, const int *status,
    int cmp, const int64_t *values))
FERRY_BOTH(size_t, ferry_uint32_test_some_vector, (uint32_t *ivars, size_t nelems, size_t *indices, const int *status,
    int cmp, const uint32_t *values))
FERRY_BOTH(size_t, ferry_uint64_test_some_vector, (uint64_t *ivars, size_t nelems, size_t *indices, const int *status,
    int cmp, const uint64_t *values))
FERRY_BOTH(size_t, ferry_size_test_some_vector, (size_t *ivars, size_t nelems, size_t *indices, const int *status,
    int cmp, const size_t *values))
FERRY_BOTH(size_t, ferry_ptrdiff_test_some_vector, (ptrdiff_t *ivars, size_t nelems, size_t *indices, const int *status,
    int cmp, const ptrdiff_t *values))

#endif
