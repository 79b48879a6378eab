/* SPDX-License-Identifier: BSD-3-Clause */
/* The calls whose contracts are in ferry/rma.h.  Made by api/generate.py from api/calls.txt. */
/* clang-format off */
#ifndef FERRY_GENERATED_RMA_H
#define FERRY_GENERATED_RMA_H

#include "../types.h"

/* ferry_TYPE_put, ferry_putBITS, ferry_putmem */
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_float_put, (float *dest, const float *source, size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_double_put, (double *dest, const double *source, size_t nelems, int pe))
#if !FERRYI_GPU
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_longdouble_put, (long double *dest, const long double *source,
    size_t nelems, int pe))
#endif
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_char_put, (char *dest, const char *source, size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_schar_put, (signed char *dest, const signed char *source, size_t nelems,
    int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_short_put, (short *dest, const short *source, size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uchar_put, (unsigned char *dest, const unsigned char *source,
    size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ushort_put, (unsigned short *dest, const unsigned short *source,
    size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int_put, (int *dest, const int *source, size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_long_put, (long *dest, const long *source, size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_longlong_put, (long long *dest, const long long *source, size_t nelems,
    int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint_put, (unsigned int *dest, const unsigned int *source, size_t nelems,
    int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ulong_put, (unsigned long *dest, const unsigned long *source,
    size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ulonglong_put, (unsigned long long *dest,
    const unsigned long long *source, size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int8_put, (int8_t *dest, const int8_t *source, size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int16_put, (int16_t *dest, const int16_t *source, size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint8_put, (uint8_t *dest, const uint8_t *source, size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint16_put, (uint16_t *dest, const uint16_t *source, size_t nelems,
    int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int32_put, (int32_t *dest, const int32_t *source, size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int64_put, (int64_t *dest, const int64_t *source, size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint32_put, (uint32_t *dest, const uint32_t *source, size_t nelems,
    int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint64_put, (uint64_t *dest, const uint64_t *source, size_t nelems,
    int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_size_put, (size_t *dest, const size_t *source, size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ptrdiff_put, (ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems,
    int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_put8, (void *dest, const void *source, size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_put16, (void *dest, const void *source, size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_put32, (void *dest, const void *source, size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_put64, (void *dest, const void *source, size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_put128, (void *dest, const void *source, size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_putmem, (void *dest, const void *source, size_t nbytes, int pe))

/* ferry_TYPE_get, ferry_getBITS, ferry_getmem */
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_float_get, (float *dest, const float *source, size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_double_get, (double *dest, const double *source, size_t nelems, int pe))
#if !FERRYI_GPU
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_longdouble_get, (long double *dest, const long double *source,
    size_t nelems, int pe))
#endif
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_char_get, (char *dest, const char *source, size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_schar_get, (signed char *dest, const signed char *source, size_t nelems,
    int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_short_get, (short *dest, const short *source, size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uchar_get, (unsigned char *dest, const unsigned char *source,
    size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ushort_get, (unsigned short *dest, const unsigned short *source,
    size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int_get, (int *dest, const int *source, size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_long_get, (long *dest, const long *source, size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_longlong_get, (long long *dest, const long long *source, size_t nelems,
    int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint_get, (unsigned int *dest, const unsigned int *source, size_t nelems,
    int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ulong_get, (unsigned long *dest, const unsigned long *source,
    size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ulonglong_get, (unsigned long long *dest,
    const unsigned long long *source, size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int8_get, (int8_t *dest, const int8_t *source, size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int16_get, (int16_t *dest, const int16_t *source, size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint8_get, (uint8_t *dest, const uint8_t *source, size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint16_get, (uint16_t *dest, const uint16_t *source, size_t nelems,
    int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int32_get, (int32_t *dest, const int32_t *source, size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int64_get, (int64_t *dest, const int64_t *source, size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint32_get, (uint32_t *dest, const uint32_t *source, size_t nelems,
    int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint64_get, (uint64_t *dest, const uint64_t *source, size_t nelems,
    int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_size_get, (size_t *dest, const size_t *source, size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ptrdiff_get, (ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems,
    int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_get8, (void *dest, const void *source, size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_get16, (void *dest, const void *source, size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_get32, (void *dest, const void *source, size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_get64, (void *dest, const void *source, size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_get128, (void *dest, const void *source, size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_getmem, (void *dest, const void *source, size_t nbytes, int pe))

/* ferry_TYPE_put_nbi, ferry_putBITS_nbi, ferry_putmem_nbi */
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_float_put_nbi, (float *dest, const float *source, size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_double_put_nbi, (double *dest, const double *source, size_t nelems,
    int pe))
#if !FERRYI_GPU
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_longdouble_put_nbi, (long double *dest, const long double *source,
    size_t nelems, int pe))
#endif
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_char_put_nbi, (char *dest, const char *source, size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_schar_put_nbi, (signed char *dest, const signed char *source,
    size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_short_put_nbi, (short *dest, const short *source, size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uchar_put_nbi, (unsigned char *dest, const unsigned char *source,
    size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ushort_put_nbi, (unsigned short *dest, const unsigned short *source,
    size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int_put_nbi, (int *dest, const int *source, size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_long_put_nbi, (long *dest, const long *source, size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_longlong_put_nbi, (long long *dest, const long long *source,
    size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint_put_nbi, (unsigned int *dest, const unsigned int *source,
    size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ulong_put_nbi, (unsigned long *dest, const unsigned long *source,
    size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ulonglong_put_nbi, (unsigned long long *dest,
    const unsigned long long *source, size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int8_put_nbi, (int8_t *dest, const int8_t *source, size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int16_put_nbi, (int16_t *dest, const int16_t *source, size_t nelems,
    int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint8_put_nbi, (uint8_t *dest, const uint8_t *source, size_t nelems,
    int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint16_put_nbi, (uint16_t *dest, const uint16_t *source, size_t nelems,
    int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int32_put_nbi, (int32_t *dest, const int32_t *source, size_t nelems,
    int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int64_put_nbi, (int64_t *dest, const int64_t *source, size_t nelems,
    int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint32_put_nbi, (uint32_t *dest, const uint32_t *source, size_t nelems,
    int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint64_put_nbi, (uint64_t *dest, const uint64_t *source, size_t nelems,
    int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_size_put_nbi, (size_t *dest, const size_t *source, size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ptrdiff_put_nbi, (ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems,
    int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_put8_nbi, (void *dest, const void *source, size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_put16_nbi, (void *dest, const void *source, size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_put32_nbi, (void *dest, const void *source, size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_put64_nbi, (void *dest, const void *source, size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_put128_nbi, (void *dest, const void *source, size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_putmem_nbi, (void *dest, const void *source, size_t nbytes, int pe))

/* ferry_TYPE_get_nbi, ferry_getBITS_nbi, ferry_getmem_nbi */
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_float_get_nbi, (float *dest, const float *source, size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_double_get_nbi, (double *dest, const double *source, size_t nelems,
    int pe))
#if !FERRYI_GPU
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_longdouble_get_nbi, (long double *dest, const long double *source,
    size_t nelems, int pe))
#endif
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_char_get_nbi, (char *dest, const char *source, size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_schar_get_nbi, (signed char *dest, const signed char *source,
    size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_short_get_nbi, (short *dest, const short *source, size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uchar_get_nbi, (unsigned char *dest, const unsigned char *source,
    size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ushort_get_nbi, (unsigned short *dest, const unsigned short *source,
    size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int_get_nbi, (int *dest, const int *source, size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_long_get_nbi, (long *dest, const long *source, size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_longlong_get_nbi, (long long *dest, const long long *source,
    size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint_get_nbi, (unsigned int *dest, const unsigned int *source,
    size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ulong_get_nbi, (unsigned long *dest, const unsigned long *source,
    size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ulonglong_get_nbi, (unsigned long long *dest,
    const unsigned long long *source, size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int8_get_nbi, (int8_t *dest, const int8_t *source, size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int16_get_nbi, (int16_t *dest, const int16_t *source, size_t nelems,
    int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint8_get_nbi, (uint8_t *dest, const uint8_t *source, size_t nelems,
    int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint16_get_nbi, (uint16_t *dest, const uint16_t *source, size_t nelems,
    int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int32_get_nbi, (int32_t *dest, const int32_t *source, size_t nelems,
    int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int64_get_nbi, (int64_t *dest, const int64_t *source, size_t nelems,
    int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint32_get_nbi, (uint32_t *dest, const uint32_t *source, size_t nelems,
    int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint64_get_nbi, (uint64_t *dest, const uint64_t *source, size_t nelems,
    int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_size_get_nbi, (size_t *dest, const size_t *source, size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ptrdiff_get_nbi, (ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems,
    int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_get8_nbi, (void *dest, const void *source, size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_get16_nbi, (void *dest, const void *source, size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_get32_nbi, (void *dest, const void *source, size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_get64_nbi, (void *dest, const void *source, size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_get128_nbi, (void *dest, const void *source, size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_getmem_nbi, (void *dest, const void *source, size_t nbytes, int pe))

/* ferry_TYPE_iput, ferry_iputBITS */
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_float_iput, (float *dest, const float *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_double_iput, (double *dest, const double *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe))
#if !FERRYI_GPU
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_longdouble_iput, (long double *dest, const long double *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe))
#endif
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_char_iput, (char *dest, const char *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_schar_iput, (signed char *dest, const signed char *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_short_iput, (short *dest, const short *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uchar_iput, (unsigned char *dest, const unsigned char *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ushort_iput, (unsigned short *dest, const unsigned short *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int_iput, (int *dest, const int *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_long_iput, (long *dest, const long *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_longlong_iput, (long long *dest, const long long *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint_iput, (unsigned int *dest, const unsigned int *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ulong_iput, (unsigned long *dest, const unsigned long *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ulonglong_iput, (unsigned long long *dest,
    const unsigned long long *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int8_iput, (int8_t *dest, const int8_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int16_iput, (int16_t *dest, const int16_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint8_iput, (uint8_t *dest, const uint8_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint16_iput, (uint16_t *dest, const uint16_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int32_iput, (int32_t *dest, const int32_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int64_iput, (int64_t *dest, const int64_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint32_iput, (uint32_t *dest, const uint32_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint64_iput, (uint64_t *dest, const uint64_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_size_iput, (size_t *dest, const size_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ptrdiff_iput, (ptrdiff_t *dest, const ptrdiff_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_iput8, (void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_iput16, (void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_iput32, (void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_iput64, (void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_iput128, (void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe))

/* ferry_TYPE_iget, ferry_igetBITS */
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_float_iget, (float *dest, const float *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_double_iget, (double *dest, const double *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe))
#if !FERRYI_GPU
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_longdouble_iget, (long double *dest, const long double *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe))
#endif
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_char_iget, (char *dest, const char *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_schar_iget, (signed char *dest, const signed char *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_short_iget, (short *dest, const short *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uchar_iget, (unsigned char *dest, const unsigned char *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ushort_iget, (unsigned short *dest, const unsigned short *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int_iget, (int *dest, const int *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_long_iget, (long *dest, const long *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_longlong_iget, (long long *dest, const long long *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint_iget, (unsigned int *dest, const unsigned int *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ulong_iget, (unsigned long *dest, const unsigned long *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ulonglong_iget, (unsigned long long *dest,
    const unsigned long long *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int8_iget, (int8_t *dest, const int8_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int16_iget, (int16_t *dest, const int16_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint8_iget, (uint8_t *dest, const uint8_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint16_iget, (uint16_t *dest, const uint16_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int32_iget, (int32_t *dest, const int32_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int64_iget, (int64_t *dest, const int64_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint32_iget, (uint32_t *dest, const uint32_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint64_iget, (uint64_t *dest, const uint64_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_size_iget, (size_t *dest, const size_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ptrdiff_iget, (ptrdiff_t *dest, const ptrdiff_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_iget8, (void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_iget16, (void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_iget32, (void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_iget64, (void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_iget128, (void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe))

/* ferry_TYPE_p */
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_float_p, (float *dest, float value, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_double_p, (double *dest, double value, int pe))
#if !FERRYI_GPU
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_longdouble_p, (long double *dest, long double value, int pe))
#endif
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_char_p, (char *dest, char value, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_schar_p, (signed char *dest, signed char value, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_short_p, (short *dest, short value, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uchar_p, (unsigned char *dest, unsigned char value, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ushort_p, (unsigned short *dest, unsigned short value, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int_p, (int *dest, int value, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_long_p, (long *dest, long value, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_longlong_p, (long long *dest, long long value, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint_p, (unsigned int *dest, unsigned int value, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ulong_p, (unsigned long *dest, unsigned long value, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ulonglong_p, (unsigned long long *dest, unsigned long long value, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int8_p, (int8_t *dest, int8_t value, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int16_p, (int16_t *dest, int16_t value, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint8_p, (uint8_t *dest, uint8_t value, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint16_p, (uint16_t *dest, uint16_t value, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int32_p, (int32_t *dest, int32_t value, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int64_p, (int64_t *dest, int64_t value, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint32_p, (uint32_t *dest, uint32_t value, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint64_p, (uint64_t *dest, uint64_t value, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_size_p, (size_t *dest, size_t value, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ptrdiff_p, (ptrdiff_t *dest, ptrdiff_t value, int pe))

/* ferry_TYPE_g */
FERRY_BOTH(float, ferry_float_g, (const float *source, int pe))
FERRY_BOTH(double, ferry_double_g, (const double *source, int pe))
#if !FERRYI_GPU
FERRY_BOTH(long double, ferry_longdouble_g, (const long double *source, int pe))
#endif
FERRY_BOTH(char, ferry_char_g, (const char *source, int pe))
FERRY_BOTH(signed char, ferry_schar_g, (const signed char *source, int pe))
FERRY_BOTH(short, ferry_short_g, (const short *source, int pe))
FERRY_BOTH(unsigned char, ferry_uchar_g, (const unsigned char *source, int pe))
FERRY_BOTH(unsigned short, ferry_ushort_g, (const unsigned short *source, int pe))
FERRY_BOTH(int, ferry_int_g, (const int *source, int pe))
FERRY_BOTH(long, ferry_long_g, (const long *source, int pe))
FERRY_BOTH(long long, ferry_longlong_g, (const long long *source, int pe))
FERRY_BOTH(unsigned int, ferry_uint_g, (const unsigned int *source, int pe))
FERRY_BOTH(unsigned long, ferry_ulong_g, (const unsigned long *source, int pe))
FERRY_BOTH(unsigned long long, ferry_ulonglong_g, (const unsigned long long *source, int pe))
FERRY_BOTH(int8_t, ferry_int8_g, (const int8_t *source, int pe))
FERRY_BOTH(int16_t, ferry_int16_g, (const int16_t *source, int pe))
FERRY_BOTH(uint8_t, ferry_uint8_g, (const uint8_t *source, int pe))
FERRY_BOTH(uint16_t, ferry_uint16_g, (const uint16_t *source, int pe))
FERRY_BOTH(int32_t, ferry_int32_g, (const int32_t *source, int pe))
FERRY_BOTH(int64_t, ferry_int64_g, (const int64_t *source, int pe))
FERRY_BOTH(uint32_t, ferry_uint32_g, (const uint32_t *source, int pe))
FERRY_BOTH(uint64_t, ferry_uint64_g, (const uint64_t *source, int pe))
FERRY_BOTH(size_t, ferry_size_g, (const size_t *source, int pe))
FERRY_BOTH(ptrdiff_t, ferry_ptrdiff_g, (const ptrdiff_t *source, int pe))

/* ferry_TYPE_ibput, ferry_ibputBITS */
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_float_ibput, (float *dest, const float *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_double_ibput, (double *dest, const double *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe))
#if !FERRYI_GPU
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_longdouble_ibput, (long double *dest, const long double *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe))
#endif
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_char_ibput, (char *dest, const char *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_schar_ibput, (signed char *dest, const signed char *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_short_ibput, (short *dest, const short *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uchar_ibput, (unsigned char *dest, const unsigned char *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ushort_ibput, (unsigned short *dest, const unsigned short *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int_ibput, (int *dest, const int *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_long_ibput, (long *dest, const long *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_longlong_ibput, (long long *dest, const long long *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint_ibput, (unsigned int *dest, const unsigned int *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ulong_ibput, (unsigned long *dest, const unsigned long *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ulonglong_ibput, (unsigned long long *dest,
    const unsigned long long *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int8_ibput, (int8_t *dest, const int8_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int16_ibput, (int16_t *dest, const int16_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint8_ibput, (uint8_t *dest, const uint8_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint16_ibput, (uint16_t *dest, const uint16_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int32_ibput, (int32_t *dest, const int32_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int64_ibput, (int64_t *dest, const int64_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint32_ibput, (uint32_t *dest, const uint32_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint64_ibput, (uint64_t *dest, const uint64_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_size_ibput, (size_t *dest, const size_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ptrdiff_ibput, (ptrdiff_t *dest, const ptrdiff_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ibput8, (void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ibput16, (void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ibput32, (void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ibput64, (void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ibput128, (void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe))

/* ferry_TYPE_ibget, ferry_ibgetBITS */
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_float_ibget, (float *dest, const float *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_double_ibget, (double *dest, const double *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe))
#if !FERRYI_GPU
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_longdouble_ibget, (long double *dest, const long double *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe))
#endif
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_char_ibget, (char *dest, const char *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_schar_ibget, (signed char *dest, const signed char *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_short_ibget, (short *dest, const short *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uchar_ibget, (unsigned char *dest, const unsigned char *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ushort_ibget, (unsigned short *dest, const unsigned short *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int_ibget, (int *dest, const int *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_long_ibget, (long *dest, const long *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_longlong_ibget, (long long *dest, const long long *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint_ibget, (unsigned int *dest, const unsigned int *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ulong_ibget, (unsigned long *dest, const unsigned long *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ulonglong_ibget, (unsigned long long *dest,
    const unsigned long long *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int8_ibget, (int8_t *dest, const int8_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int16_ibget, (int16_t *dest, const int16_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint8_ibget, (uint8_t *dest, const uint8_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint16_ibget, (uint16_t *dest, const uint16_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int32_ibget, (int32_t *dest, const int32_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int64_ibget, (int64_t *dest, const int64_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint32_ibget, (uint32_t *dest, const uint32_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint64_ibget, (uint64_t *dest, const uint64_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_size_ibget, (size_t *dest, const size_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ptrdiff_ibget, (ptrdiff_t *dest, const ptrdiff_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ibget8, (void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ibget16, (void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ibget32, (void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ibget64, (void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ibget128, (void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe))

/* ferry_fence */
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_fence, (void))

/* ferry_quiet */
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_quiet, (void))

#endif
