/* SPDX-License-Identifier: BSD-3-Clause */
/* The calls whose contracts are in ferry/signal.h.  Made by api/generate.py from api/calls.txt. */
/* clang-format off */
#ifndef FERRY_GENERATED_SIGNAL_H
#define FERRY_GENERATED_SIGNAL_H

#include "../types.h"

/* ferry_TYPE_put_signal, ferry_putBITS_signal, ferry_putmem_signal */
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_float_put_signal, (float *dest, const float *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_double_put_signal, (double *dest, const double *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe))
#if !FERRYI_GPU
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_longdouble_put_signal, (long double *dest, const long double *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe))
#endif
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_char_put_signal, (char *dest, const char *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_schar_put_signal, (signed char *dest, const signed char *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_short_put_signal, (short *dest, const short *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uchar_put_signal, (unsigned char *dest, const unsigned char *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ushort_put_signal, (unsigned short *dest, const unsigned short *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int_put_signal, (int *dest, const int *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_long_put_signal, (long *dest, const long *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_longlong_put_signal, (long long *dest, const long long *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint_put_signal, (unsigned int *dest, const unsigned int *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ulong_put_signal, (unsigned long *dest, const unsigned long *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ulonglong_put_signal, (unsigned long long *dest,
    const unsigned long long *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int8_put_signal, (int8_t *dest, const int8_t *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int16_put_signal, (int16_t *dest, const int16_t *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint8_put_signal, (uint8_t *dest, const uint8_t *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint16_put_signal, (uint16_t *dest, const uint16_t *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int32_put_signal, (int32_t *dest, const int32_t *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int64_put_signal, (int64_t *dest, const int64_t *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint32_put_signal, (uint32_t *dest, const uint32_t *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint64_put_signal, (uint64_t *dest, const uint64_t *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_size_put_signal, (size_t *dest, const size_t *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ptrdiff_put_signal, (ptrdiff_t *dest, const ptrdiff_t *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_put8_signal, (void *dest, const void *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_put16_signal, (void *dest, const void *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_put32_signal, (void *dest, const void *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_put64_signal, (void *dest, const void *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_put128_signal, (void *dest, const void *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_putmem_signal, (void *dest, const void *source, size_t nbytes,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe))

/* ferry_TYPE_put_signal_nbi, ferry_putBITS_signal_nbi, ferry_putmem_signal_nbi */
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_float_put_signal_nbi, (float *dest, const float *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_double_put_signal_nbi, (double *dest, const double *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe))
#if !FERRYI_GPU
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_longdouble_put_signal_nbi, (long double *dest, const long double *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe))
#endif
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_char_put_signal_nbi, (char *dest, const char *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_schar_put_signal_nbi, (signed char *dest, const signed char *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_short_put_signal_nbi, (short *dest, const short *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uchar_put_signal_nbi, (unsigned char *dest, const unsigned char *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ushort_put_signal_nbi, (unsigned short *dest,
    const unsigned short *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int_put_signal_nbi, (int *dest, const int *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_long_put_signal_nbi, (long *dest, const long *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_longlong_put_signal_nbi, (long long *dest, const long long *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint_put_signal_nbi, (unsigned int *dest, const unsigned int *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ulong_put_signal_nbi, (unsigned long *dest, const unsigned long *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ulonglong_put_signal_nbi, (unsigned long long *dest,
    const unsigned long long *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int8_put_signal_nbi, (int8_t *dest, const int8_t *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int16_put_signal_nbi, (int16_t *dest, const int16_t *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint8_put_signal_nbi, (uint8_t *dest, const uint8_t *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint16_put_signal_nbi, (uint16_t *dest, const uint16_t *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int32_put_signal_nbi, (int32_t *dest, const int32_t *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int64_put_signal_nbi, (int64_t *dest, const int64_t *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint32_put_signal_nbi, (uint32_t *dest, const uint32_t *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint64_put_signal_nbi, (uint64_t *dest, const uint64_t *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_size_put_signal_nbi, (size_t *dest, const size_t *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ptrdiff_put_signal_nbi, (ptrdiff_t *dest, const ptrdiff_t *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_put8_signal_nbi, (void *dest, const void *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_put16_signal_nbi, (void *dest, const void *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_put32_signal_nbi, (void *dest, const void *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_put64_signal_nbi, (void *dest, const void *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_put128_signal_nbi, (void *dest, const void *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_putmem_signal_nbi, (void *dest, const void *source, size_t nbytes,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe))

/* ferry_signal_op */
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_signal_op, (uint64_t *sig_addr, uint64_t signal, int sig_op, int pe))

/* ferry_signal_set */
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_signal_set, (uint64_t *sig_addr, uint64_t signal, int pe))

/* ferry_signal_add */
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_signal_add, (uint64_t *sig_addr, uint64_t signal, int pe))

/* ferry_signal_fetch */
FERRY_BOTH(uint64_t, ferry_signal_fetch, (const uint64_t *sig_addr))

/* ferry_signal_wait_until */
FERRY_BOTH(uint64_t, ferry_signal_wait_until, (uint64_t *sig_addr, int cmp, uint64_t cmp_value))

/* ferry_signal_wait_until_timeout */
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_signal_wait_until_timeout, (uint64_t *sig_addr, int cmp,
    uint64_t cmp_value, uint64_t *found, uint64_t timeout_ns))

#endif
