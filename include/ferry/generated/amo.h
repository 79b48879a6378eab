/* SPDX-License-Identifier: BSD-3-Clause */
/* The calls whose contracts are in ferry/amo.h.  Made by api/generate.py from api/calls.txt. */
/* clang-format off */
#ifndef FERRY_GENERATED_AMO_H
#define FERRY_GENERATED_AMO_H

#include "../types.h"

/* ferry_TYPE_atomic_fetch */
FERRY_BOTH(float, ferry_float_atomic_fetch, (const float *source, int pe))
FERRY_BOTH(double, ferry_double_atomic_fetch, (const double *source, int pe))
FERRY_BOTH(int, ferry_int_atomic_fetch, (const int *source, int pe))
FERRY_BOTH(long, ferry_long_atomic_fetch, (const long *source, int pe))
FERRY_BOTH(long long, ferry_longlong_atomic_fetch, (const long long *source, int pe))
FERRY_BOTH(unsigned int, ferry_uint_atomic_fetch, (const unsigned int *source, int pe))
FERRY_BOTH(unsigned long, ferry_ulong_atomic_fetch, (const unsigned long *source, int pe))
FERRY_BOTH(unsigned long long, ferry_ulonglong_atomic_fetch, (const unsigned long long *source, int pe))
FERRY_BOTH(int32_t, ferry_int32_atomic_fetch, (const int32_t *source, int pe))
FERRY_BOTH(int64_t, ferry_int64_atomic_fetch, (const int64_t *source, int pe))
FERRY_BOTH(uint32_t, ferry_uint32_atomic_fetch, (const uint32_t *source, int pe))
FERRY_BOTH(uint64_t, ferry_uint64_atomic_fetch, (const uint64_t *source, int pe))
FERRY_BOTH(size_t, ferry_size_atomic_fetch, (const size_t *source, int pe))
FERRY_BOTH(ptrdiff_t, ferry_ptrdiff_atomic_fetch, (const ptrdiff_t *source, int pe))

/* ferry_TYPE_atomic_set */
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_float_atomic_set, (float *dest, float value, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_double_atomic_set, (double *dest, double value, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int_atomic_set, (int *dest, int value, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_long_atomic_set, (long *dest, long value, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_longlong_atomic_set, (long long *dest, long long value, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint_atomic_set, (unsigned int *dest, unsigned int value, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ulong_atomic_set, (unsigned long *dest, unsigned long value, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ulonglong_atomic_set, (unsigned long long *dest, unsigned long long value,
    int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int32_atomic_set, (int32_t *dest, int32_t value, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int64_atomic_set, (int64_t *dest, int64_t value, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint32_atomic_set, (uint32_t *dest, uint32_t value, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint64_atomic_set, (uint64_t *dest, uint64_t value, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_size_atomic_set, (size_t *dest, size_t value, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ptrdiff_atomic_set, (ptrdiff_t *dest, ptrdiff_t value, int pe))

/* ferry_TYPE_atomic_swap */
FERRY_BOTH(float, ferry_float_atomic_swap, (float *dest, float value, int pe))
FERRY_BOTH(double, ferry_double_atomic_swap, (double *dest, double value, int pe))
FERRY_BOTH(int, ferry_int_atomic_swap, (int *dest, int value, int pe))
FERRY_BOTH(long, ferry_long_atomic_swap, (long *dest, long value, int pe))
FERRY_BOTH(long long, ferry_longlong_atomic_swap, (long long *dest, long long value, int pe))
FERRY_BOTH(unsigned int, ferry_uint_atomic_swap, (unsigned int *dest, unsigned int value, int pe))
FERRY_BOTH(unsigned long, ferry_ulong_atomic_swap, (unsigned long *dest, unsigned long value, int pe))
FERRY_BOTH(unsigned long long, ferry_ulonglong_atomic_swap, (unsigned long long *dest, unsigned long long value,
    int pe))
FERRY_BOTH(int32_t, ferry_int32_atomic_swap, (int32_t *dest, int32_t value, int pe))
FERRY_BOTH(int64_t, ferry_int64_atomic_swap, (int64_t *dest, int64_t value, int pe))
FERRY_BOTH(uint32_t, ferry_uint32_atomic_swap, (uint32_t *dest, uint32_t value, int pe))
FERRY_BOTH(uint64_t, ferry_uint64_atomic_swap, (uint64_t *dest, uint64_t value, int pe))
FERRY_BOTH(size_t, ferry_size_atomic_swap, (size_t *dest, size_t value, int pe))
FERRY_BOTH(ptrdiff_t, ferry_ptrdiff_atomic_swap, (ptrdiff_t *dest, ptrdiff_t value, int pe))

/* ferry_TYPE_atomic_compare_swap */
FERRY_BOTH(int, ferry_int_atomic_compare_swap, (int *dest, int cond, int value, int pe))
FERRY_BOTH(long, ferry_long_atomic_compare_swap, (long *dest, long cond, long value, int pe))
FERRY_BOTH(long long, ferry_longlong_atomic_compare_swap, (long long *dest, long long cond, long long value, int pe))
FERRY_BOTH(unsigned int, ferry_uint_atomic_compare_swap, (unsigned int *dest, unsigned int cond, unsigned int value,
    int pe))
FERRY_BOTH(unsigned long, ferry_ulong_atomic_compare_swap, (unsigned long *dest, unsigned long cond,
    unsigned long value, int pe))
FERRY_BOTH(unsigned long long, ferry_ulonglong_atomic_compare_swap, (unsigned long long *dest, unsigned long long cond,
    unsigned long long value, int pe))
FERRY_BOTH(int32_t, ferry_int32_atomic_compare_swap, (int32_t *dest, int32_t cond, int32_t value, int pe))
FERRY_BOTH(int64_t, ferry_int64_atomic_compare_swap, (int64_t *dest, int64_t cond, int64_t value, int pe))
FERRY_BOTH(uint32_t, ferry_uint32_atomic_compare_swap, (uint32_t *dest, uint32_t cond, uint32_t value, int pe))
FERRY_BOTH(uint64_t, ferry_uint64_atomic_compare_swap, (uint64_t *dest, uint64_t cond, uint64_t value, int pe))
FERRY_BOTH(size_t, ferry_size_atomic_compare_swap, (size_t *dest, size_t cond, size_t value, int pe))
FERRY_BOTH(ptrdiff_t, ferry_ptrdiff_atomic_compare_swap, (ptrdiff_t *dest, ptrdiff_t cond, ptrdiff_t value, int pe))

/* ferry_TYPE_atomic_fetch_inc */
FERRY_BOTH(int, ferry_int_atomic_fetch_inc, (int *dest, int pe))
FERRY_BOTH(long, ferry_long_atomic_fetch_inc, (long *dest, int pe))
FERRY_BOTH(long long, ferry_longlong_atomic_fetch_inc, (long long *dest, int pe))
FERRY_BOTH(unsigned int, ferry_uint_atomic_fetch_inc, (unsigned int *dest, int pe))
FERRY_BOTH(unsigned long, ferry_ulong_atomic_fetch_inc, (unsigned long *dest, int pe))
FERRY_BOTH(unsigned long long, ferry_ulonglong_atomic_fetch_inc, (unsigned long long *dest, int pe))
FERRY_BOTH(int32_t, ferry_int32_atomic_fetch_inc, (int32_t *dest, int pe))
FERRY_BOTH(int64_t, ferry_int64_atomic_fetch_inc, (int64_t *dest, int pe))
FERRY_BOTH(uint32_t, ferry_uint32_atomic_fetch_inc, (uint32_t *dest, int pe))
FERRY_BOTH(uint64_t, ferry_uint64_atomic_fetch_inc, (uint64_t *dest, int pe))
FERRY_BOTH(size_t, ferry_size_atomic_fetch_inc, (size_t *dest, int pe))
FERRY_BOTH(ptrdiff_t, ferry_ptrdiff_atomic_fetch_inc, (ptrdiff_t *dest, int pe))

/* ferry_TYPE_atomic_inc */
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int_atomic_inc, (int *dest, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_long_atomic_inc, (long *dest, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_longlong_atomic_inc, (long long *dest, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint_atomic_inc, (unsigned int *dest, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ulong_atomic_inc, (unsigned long *dest, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ulonglong_atomic_inc, (unsigned long long *dest, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int32_atomic_inc, (int32_t *dest, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int64_atomic_inc, (int64_t *dest, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint32_atomic_inc, (uint32_t *dest, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint64_atomic_inc, (uint64_t *dest, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_size_atomic_inc, (size_t *dest, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ptrdiff_atomic_inc, (ptrdiff_t *dest, int pe))

/* ferry_TYPE_atomic_fetch_add */
FERRY_BOTH(int, ferry_int_atomic_fetch_add, (int *dest, int value, int pe))
FERRY_BOTH(long, ferry_long_atomic_fetch_add, (long *dest, long value, int pe))
FERRY_BOTH(long long, ferry_longlong_atomic_fetch_add, (long long *dest, long long value, int pe))
FERRY_BOTH(unsigned int, ferry_uint_atomic_fetch_add, (unsigned int *dest, unsigned int value, int pe))
FERRY_BOTH(unsigned long, ferry_ulong_atomic_fetch_add, (unsigned long *dest, unsigned long value, int pe))
FERRY_BOTH(unsigned long long, ferry_ulonglong_atomic_fetch_add, (unsigned long long *dest, unsigned long long value,
    int pe))
FERRY_BOTH(int32_t, ferry_int32_atomic_fetch_add, (int32_t *dest, int32_t value, int pe))
FERRY_BOTH(int64_t, ferry_int64_atomic_fetch_add, (int64_t *dest, int64_t value, int pe))
FERRY_BOTH(uint32_t, ferry_uint32_atomic_fetch_add, (uint32_t *dest, uint32_t value, int pe))
FERRY_BOTH(uint64_t, ferry_uint64_atomic_fetch_add, (uint64_t *dest, uint64_t value, int pe))
FERRY_BOTH(size_t, ferry_size_atomic_fetch_add, (size_t *dest, size_t value, int pe))
FERRY_BOTH(ptrdiff_t, ferry_ptrdiff_atomic_fetch_add, (ptrdiff_t *dest, ptrdiff_t value, int pe))

/* ferry_TYPE_atomic_fetch_and */
FERRY_BOTH(int, ferry_int_atomic_fetch_and, (int *dest, int value, int pe))
FERRY_BOTH(long, ferry_long_atomic_fetch_and, (long *dest, long value, int pe))
FERRY_BOTH(long long, ferry_longlong_atomic_fetch_and, (long long *dest, long long value, int pe))
FERRY_BOTH(unsigned int, ferry_uint_atomic_fetch_and, (unsigned int *dest, unsigned int value, int pe))
FERRY_BOTH(unsigned long, ferry_ulong_atomic_fetch_and, (unsigned long *dest, unsigned long value, int pe))
FERRY_BOTH(unsigned long long, ferry_ulonglong_atomic_fetch_and, (unsigned long long *dest, unsigned long long value,
    int pe))
FERRY_BOTH(int32_t, ferry_int32_atomic_fetch_and, (int32_t *dest, int32_t value, int pe))
FERRY_BOTH(int64_t, ferry_int64_atomic_fetch_and, (int64_t *dest, int64_t value, int pe))
FERRY_BOTH(uint32_t, ferry_uint32_atomic_fetch_and, (uint32_t *dest, uint32_t value, int pe))
FERRY_BOTH(uint64_t, ferry_uint64_atomic_fetch_and, (uint64_t *dest, uint64_t value, int pe))
FERRY_BOTH(size_t, ferry_size_atomic_fetch_and, (size_t *dest, size_t value, int pe))
FERRY_BOTH(ptrdiff_t, ferry_ptrdiff_atomic_fetch_and, (ptrdiff_t *dest, ptrdiff_t value, int pe))

/* ferry_TYPE_atomic_fetch_or */
FERRY_BOTH(int, ferry_int_atomic_fetch_or, (int *dest, int value, int pe))
FERRY_BOTH(long, ferry_long_atomic_fetch_or, (long *dest, long value, int pe))
FERRY_BOTH(long long, ferry_longlong_atomic_fetch_or, (long long *dest, long long value, int pe))
FERRY_BOTH(unsigned int, ferry_uint_atomic_fetch_or, (unsigned int *dest, unsigned int value, int pe))
FERRY_BOTH(unsigned long, ferry_ulong_atomic_fetch_or, (unsigned long *dest, unsigned long value, int pe))
FERRY_BOTH(unsigned long long, ferry_ulonglong_atomic_fetch_or, (unsigned long long *dest, unsigned long long value,
    int pe))
FERRY_BOTH(int32_t, ferry_int32_atomic_fetch_or, (int32_t *dest, int32_t value, int pe))
FERRY_BOTH(int64_t, ferry_int64_atomic_fetch_or, (int64_t *dest, int64_t value, int pe))
FERRY_BOTH(uint32_t, ferry_uint32_atomic_fetch_or, (uint32_t *dest, uint32_t value, int pe))
FERRY_BOTH(uint64_t, ferry_uint64_atomic_fetch_or, (uint64_t *dest, uint64_t value, int pe))
FERRY_BOTH(size_t, ferry_size_atomic_fetch_or, (size_t *dest, size_t value, int pe))
FERRY_BOTH(ptrdiff_t, ferry_ptrdiff_atomic_fetch_or, (ptrdiff_t *dest, ptrdiff_t value, int pe))

/* ferry_TYPE_atomic_fetch_xor */
FERRY_BOTH(int, ferry_int_atomic_fetch_xor, (int *dest, int value, int pe))
FERRY_BOTH(long, ferry_long_atomic_fetch_xor, (long *dest, long value, int pe))
FERRY_BOTH(long long, ferry_longlong_atomic_fetch_xor, (long long *dest, long long value, int pe))
FERRY_BOTH(unsigned int, ferry_uint_atomic_fetch_xor, (unsigned int *dest, unsigned int value, int pe))
FERRY_BOTH(unsigned long, ferry_ulong_atomic_fetch_xor, (unsigned long *dest, unsigned long value, int pe))
FERRY_BOTH(unsigned long long, ferry_ulonglong_atomic_fetch_xor, (unsigned long long *dest, unsigned long long value,
    int pe))
FERRY_BOTH(int32_t, ferry_int32_atomic_fetch_xor, (int32_t *dest, int32_t value, int pe))
FERRY_BOTH(int64_t, ferry_int64_atomic_fetch_xor, (int64_t *dest, int64_t value, int pe))
FERRY_BOTH(uint32_t, ferry_uint32_atomic_fetch_xor, (uint32_t *dest, uint32_t value, int pe))
FERRY_BOTH(uint64_t, ferry_uint64_atomic_fetch_xor, (uint64_t *dest, uint64_t value, int pe))
FERRY_BOTH(size_t, ferry_size_atomic_fetch_xor, (size_t *dest, size_t value, int pe))
FERRY_BOTH(ptrdiff_t, ferry_ptrdiff_atomic_fetch_xor, (ptrdiff_t *dest, ptrdiff_t value, int pe))

/* ferry_TYPE_atomic_add */
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int_atomic_add, (int *dest, int value, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_long_atomic_add, (long *dest, long value, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_longlong_atomic_add, (long long *dest, long long value, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint_atomic_add, (unsigned int *dest, unsigned int value, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ulong_atomic_add, (unsigned long *dest, unsigned long value, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ulonglong_atomic_add, (unsigned long long *dest, unsigned long long value,
    int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int32_atomic_add, (int32_t *dest, int32_t value, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int64_atomic_add, (int64_t *dest, int64_t value, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint32_atomic_add, (uint32_t *dest, uint32_t value, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint64_atomic_add, (uint64_t *dest, uint64_t value, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_size_atomic_add, (size_t *dest, size_t value, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ptrdiff_atomic_add, (ptrdiff_t *dest, ptrdiff_t value, int pe))

/* ferry_TYPE_atomic_and */
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int_atomic_and, (int *dest, int value, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_long_atomic_and, (long *dest, long value, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_longlong_atomic_and, (long long *dest, long long value, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint_atomic_and, (unsigned int *dest, unsigned int value, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ulong_atomic_and, (unsigned long *dest, unsigned long value, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ulonglong_atomic_and, (unsigned long long *dest, unsigned long long value,
    int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int32_atomic_and, (int32_t *dest, int32_t value, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int64_atomic_and, (int64_t *dest, int64_t value, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint32_atomic_and, (uint32_t *dest, uint32_t value, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint64_atomic_and, (uint64_t *dest, uint64_t value, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_size_atomic_and, (size_t *dest, size_t value, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ptrdiff_atomic_and, (ptrdiff_t *dest, ptrdiff_t value, int pe))

/* ferry_TYPE_atomic_or */
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int_atomic_or, (int *dest, int value, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_long_atomic_or, (long *dest, long value, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_longlong_atomic_or, (long long *dest, long long value, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint_atomic_or, (unsigned int *dest, unsigned int value, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ulong_atomic_or, (unsigned long *dest, unsigned long value, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ulonglong_atomic_or, (unsigned long long *dest, unsigned long long value,
    int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int32_atomic_or, (int32_t *dest, int32_t value, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int64_atomic_or, (int64_t *dest, int64_t value, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint32_atomic_or, (uint32_t *dest, uint32_t value, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint64_atomic_or, (uint64_t *dest, uint64_t value, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_size_atomic_or, (size_t *dest, size_t value, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ptrdiff_atomic_or, (ptrdiff_t *dest, ptrdiff_t value, int pe))

/* ferry_TYPE_atomic_xor */
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int_atomic_xor, (int *dest, int value, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_long_atomic_xor, (long *dest, long value, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_longlong_atomic_xor, (long long *dest, long long value, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint_atomic_xor, (unsigned int *dest, unsigned int value, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ulong_atomic_xor, (unsigned long *dest, unsigned long value, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ulonglong_atomic_xor, (unsigned long long *dest, unsigned long long value,
    int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int32_atomic_xor, (int32_t *dest, int32_t value, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int64_atomic_xor, (int64_t *dest, int64_t value, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint32_atomic_xor, (uint32_t *dest, uint32_t value, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint64_atomic_xor, (uint64_t *dest, uint64_t value, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_size_atomic_xor, (size_t *dest, size_t value, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ptrdiff_atomic_xor, (ptrdiff_t *dest, ptrdiff_t value, int pe))

/* ferry_TYPE_atomic_fetch_nbi */
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_float_atomic_fetch_nbi, (float *fetch, const float *source, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_double_atomic_fetch_nbi, (double *fetch, const double *source, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int_atomic_fetch_nbi, (int *fetch, const int *source, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_long_atomic_fetch_nbi, (long *fetch, const long *source, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_longlong_atomic_fetch_nbi, (long long *fetch, const long long *source,
    int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint_atomic_fetch_nbi, (unsigned int *fetch, const unsigned int *source,
    int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ulong_atomic_fetch_nbi, (unsigned long *fetch,
    const unsigned long *source, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ulonglong_atomic_fetch_nbi, (unsigned long long *fetch,
    const unsigned long long *source, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int32_atomic_fetch_nbi, (int32_t *fetch, const int32_t *source, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int64_atomic_fetch_nbi, (int64_t *fetch, const int64_t *source, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint32_atomic_fetch_nbi, (uint32_t *fetch, const uint32_t *source,
    int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint64_atomic_fetch_nbi, (uint64_t *fetch, const uint64_t *source,
    int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_size_atomic_fetch_nbi, (size_t *fetch, const size_t *source, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ptrdiff_atomic_fetch_nbi, (ptrdiff_t *fetch, const ptrdiff_t *source,
    int pe))

/* ferry_TYPE_atomic_swap_nbi */
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_float_atomic_swap_nbi, (float *fetch, float *dest, float value, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_double_atomic_swap_nbi, (double *fetch, double *dest, double value,
    int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int_atomic_swap_nbi, (int *fetch, int *dest, int value, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_long_atomic_swap_nbi, (long *fetch, long *dest, long value, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_longlong_atomic_swap_nbi, (long long *fetch, long long *dest,
    long long value, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint_atomic_swap_nbi, (unsigned int *fetch, unsigned int *dest,
    unsigned int value, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ulong_atomic_swap_nbi, (unsigned long *fetch, unsigned long *dest,
    unsigned long value, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ulonglong_atomic_swap_nbi, (unsigned long long *fetch,
    unsigned long long *dest, unsigned long long value, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int32_atomic_swap_nbi, (int32_t *fetch, int32_t *dest, int32_t value,
    int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int64_atomic_swap_nbi, (int64_t *fetch, int64_t *dest, int64_t value,
    int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint32_atomic_swap_nbi, (uint32_t *fetch, uint32_t *dest, uint32_t value,
    int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint64_atomic_swap_nbi, (uint64_t *fetch, uint64_t *dest, uint64_t value,
    int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_size_atomic_swap_nbi, (size_t *fetch, size_t *dest, size_t value, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ptrdiff_atomic_swap_nbi, (ptrdiff_t *fetch, ptrdiff_t *dest,
    ptrdiff_t value, int pe))

/* ferry_TYPE_atomic_compare_swap_nbi */
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int_atomic_compare_swap_nbi, (int *fetch, int *dest, int cond, int value,
    int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_long_atomic_compare_swap_nbi, (long *fetch, long *dest, long cond,
    long value, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_longlong_atomic_compare_swap_nbi, (long long *fetch, long long *dest,
    long long cond, long long value, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint_atomic_compare_swap_nbi, (unsigned int *fetch, unsigned int *dest,
    unsigned int cond, unsigned int value, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ulong_atomic_compare_swap_nbi, (unsigned long *fetch, unsigned long *dest,
    unsigned long cond, unsigned long value, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ulonglong_atomic_compare_swap_nbi, (unsigned long long *fetch,
    unsigned long long *dest, unsigned long long cond, unsigned long long value, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int32_atomic_compare_swap_nbi, (int32_t *fetch, int32_t *dest,
    int32_t cond, int32_t value, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int64_atomic_compare_swap_nbi, (int64_t *fetch, int64_t *dest,
    int64_t cond, int64_t value, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint32_atomic_compare_swap_nbi, (uint32_t *fetch, uint32_t *dest,
    uint32_t cond, uint32_t value, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint64_atomic_compare_swap_nbi, (uint64_t *fetch, uint64_t *dest,
    uint64_t cond, uint64_t value, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_size_atomic_compare_swap_nbi, (size_t *fetch, size_t *dest, size_t cond,
    size_t value, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ptrdiff_atomic_compare_swap_nbi, (ptrdiff_t *fetch, ptrdiff_t *dest,
    ptrdiff_t cond, ptrdiff_t value, int pe))

/* ferry_TYPE_atomic_fetch_inc_nbi */
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int_atomic_fetch_inc_nbi, (int *fetch, int *dest, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_long_atomic_fetch_inc_nbi, (long *fetch, long *dest, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_longlong_atomic_fetch_inc_nbi, (long long *fetch, long long *dest,
    int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint_atomic_fetch_inc_nbi, (unsigned int *fetch, unsigned int *dest,
    int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ulong_atomic_fetch_inc_nbi, (unsigned long *fetch, unsigned long *dest,
    int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ulonglong_atomic_fetch_inc_nbi, (unsigned long long *fetch,
    unsigned long long *dest, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int32_atomic_fetch_inc_nbi, (int32_t *fetch, int32_t *dest, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int64_atomic_fetch_inc_nbi, (int64_t *fetch, int64_t *dest, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint32_atomic_fetch_inc_nbi, (uint32_t *fetch, uint32_t *dest, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint64_atomic_fetch_inc_nbi, (uint64_t *fetch, uint64_t *dest, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_size_atomic_fetch_inc_nbi, (size_t *fetch, size_t *dest, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ptrdiff_atomic_fetch_inc_nbi, (ptrdiff_t *fetch, ptrdiff_t *dest, int pe))

/* ferry_TYPE_atomic_fetch_add_nbi */
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int_atomic_fetch_add_nbi, (int *fetch, int *dest, int value, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_long_atomic_fetch_add_nbi, (long *fetch, long *dest, long value, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_longlong_atomic_fetch_add_nbi, (long long *fetch, long long *dest,
    long long value, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint_atomic_fetch_add_nbi, (unsigned int *fetch, unsigned int *dest,
    unsigned int value, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ulong_atomic_fetch_add_nbi, (unsigned long *fetch, unsigned long *dest,
    unsigned long value, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ulonglong_atomic_fetch_add_nbi, (unsigned long long *fetch,
    unsigned long long *dest, unsigned long long value, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int32_atomic_fetch_add_nbi, (int32_t *fetch, int32_t *dest, int32_t value,
    int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int64_atomic_fetch_add_nbi, (int64_t *fetch, int64_t *dest, int64_t value,
    int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint32_atomic_fetch_add_nbi, (uint32_t *fetch, uint32_t *dest,
    uint32_t value, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint64_atomic_fetch_add_nbi, (uint64_t *fetch, uint64_t *dest,
    uint64_t value, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_size_atomic_fetch_add_nbi, (size_t *fetch, size_t *dest, size_t value,
    int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ptrdiff_atomic_fetch_add_nbi, (ptrdiff_t *fetch, ptrdiff_t *dest,
    ptrdiff_t value, int pe))

/* ferry_TYPE_atomic_fetch_and_nbi */
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int_atomic_fetch_and_nbi, (int *fetch, int *dest, int value, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_long_atomic_fetch_and_nbi, (long *fetch, long *dest, long value, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_longlong_atomic_fetch_and_nbi, (long long *fetch, long long *dest,
    long long value, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint_atomic_fetch_and_nbi, (unsigned int *fetch, unsigned int *dest,
    unsigned int value, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ulong_atomic_fetch_and_nbi, (unsigned long *fetch, unsigned long *dest,
    unsigned long value, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ulonglong_atomic_fetch_and_nbi, (unsigned long long *fetch,
    unsigned long long *dest, unsigned long long value, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int32_atomic_fetch_and_nbi, (int32_t *fetch, int32_t *dest, int32_t value,
    int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int64_atomic_fetch_and_nbi, (int64_t *fetch, int64_t *dest, int64_t value,
    int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint32_atomic_fetch_and_nbi, (uint32_t *fetch, uint32_t *dest,
    uint32_t value, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint64_atomic_fetch_and_nbi, (uint64_t *fetch, uint64_t *dest,
    uint64_t value, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_size_atomic_fetch_and_nbi, (size_t *fetch, size_t *dest, size_t value,
    int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ptrdiff_atomic_fetch_and_nbi, (ptrdiff_t *fetch, ptrdiff_t *dest,
    ptrdiff_t value, int pe))

/* ferry_TYPE_atomic_fetch_or_nbi */
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int_atomic_fetch_or_nbi, (int *fetch, int *dest, int value, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_long_atomic_fetch_or_nbi, (long *fetch, long *dest, long value, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_longlong_atomic_fetch_or_nbi, (long long *fetch, long long *dest,
    long long value, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint_atomic_fetch_or_nbi, (unsigned int *fetch, unsigned int *dest,
    unsigned int value, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ulong_atomic_fetch_or_nbi, (unsigned long *fetch, unsigned long *dest,
    unsigned long value, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ulonglong_atomic_fetch_or_nbi, (unsigned long long *fetch,
    unsigned long long *dest, unsigned long long value, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int32_atomic_fetch_or_nbi, (int32_t *fetch, int32_t *dest, int32_t value,
    int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int64_atomic_fetch_or_nbi, (int64_t *fetch, int64_t *dest, int64_t value,
    int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint32_atomic_fetch_or_nbi, (uint32_t *fetch, uint32_t *dest,
    uint32_t value, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint64_atomic_fetch_or_nbi, (uint64_t *fetch, uint64_t *dest,
    uint64_t value, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_size_atomic_fetch_or_nbi, (size_t *fetch, size_t *dest, size_t value,
    int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ptrdiff_atomic_fetch_or_nbi, (ptrdiff_t *fetch, ptrdiff_t *dest,
    ptrdiff_t value, int pe))

/* ferry_TYPE_atomic_fetch_xor_nbi */
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int_atomic_fetch_xor_nbi, (int *fetch, int *dest, int value, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_long_atomic_fetch_xor_nbi, (long *fetch, long *dest, long value, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_longlong_atomic_fetch_xor_nbi, (long long *fetch, long long *dest,
    long long value, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint_atomic_fetch_xor_nbi, (unsigned int *fetch, unsigned int *dest,
    unsigned int value, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ulong_atomic_fetch_xor_nbi, (unsigned long *fetch, unsigned long *dest,
    unsigned long value, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ulonglong_atomic_fetch_xor_nbi, (unsigned long long *fetch,
    unsigned long long *dest, unsigned long long value, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int32_atomic_fetch_xor_nbi, (int32_t *fetch, int32_t *dest, int32_t value,
    int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int64_atomic_fetch_xor_nbi, (int64_t *fetch, int64_t *dest, int64_t value,
    int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint32_atomic_fetch_xor_nbi, (uint32_t *fetch, uint32_t *dest,
    uint32_t value, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint64_atomic_fetch_xor_nbi, (uint64_t *fetch, uint64_t *dest,
    uint64_t value, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_size_atomic_fetch_xor_nbi, (size_t *fetch, size_t *dest, size_t value,
    int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ptrdiff_atomic_fetch_xor_nbi, (ptrdiff_t *fetch, ptrdiff_t *dest,
    ptrdiff_t value, int pe))

#endif
