/* SPDX-License-Identifier: BSD-3-Clause */
/* The calls whose contracts are in ferry/ctx.h.  Made by api/generate.py from api/calls.txt. */
/* clang-format off */
#ifndef FERRY_GENERATED_CTX_H
#define FERRY_GENERATED_CTX_H

#include "../types.h"
#include "../ctx.h"

/* ferry_TYPE_put, ferry_putBITS, ferry_putmem */
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_float_put, (ferry_ctx_t ctx, float *dest, const float *source,
    size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_double_put, (ferry_ctx_t ctx, double *dest, const double *source,
    size_t nelems, int pe))
#if !FERRYI_GPU
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_longdouble_put, (ferry_ctx_t ctx, long double *dest,
    const long double *source, size_t nelems, int pe))
#endif
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_char_put, (ferry_ctx_t ctx, char *dest, const char *source,
    size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_schar_put, (ferry_ctx_t ctx, signed char *dest,
    const signed char *source, size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_short_put, (ferry_ctx_t ctx, short *dest, const short *source,
    size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_uchar_put, (ferry_ctx_t ctx, unsigned char *dest,
    const unsigned char *source, size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_ushort_put, (ferry_ctx_t ctx, unsigned short *dest,
    const unsigned short *source, size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_int_put, (ferry_ctx_t ctx, int *dest, const int *source,
    size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_long_put, (ferry_ctx_t ctx, long *dest, const long *source,
    size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_longlong_put, (ferry_ctx_t ctx, long long *dest,
    const long long *source, size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_uint_put, (ferry_ctx_t ctx, unsigned int *dest,
    const unsigned int *source, size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_ulong_put, (ferry_ctx_t ctx, unsigned long *dest,
    const unsigned long *source, size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_ulonglong_put, (ferry_ctx_t ctx, unsigned long long *dest,
    const unsigned long long *source, size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_int8_put, (ferry_ctx_t ctx, int8_t *dest, const int8_t *source,
    size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_int16_put, (ferry_ctx_t ctx, int16_t *dest, const int16_t *source,
    size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_uint8_put, (ferry_ctx_t ctx, uint8_t *dest, const uint8_t *source,
    size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_uint16_put, (ferry_ctx_t ctx, uint16_t *dest, const uint16_t *source,
    size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_int32_put, (ferry_ctx_t ctx, int32_t *dest, const int32_t *source,
    size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_int64_put, (ferry_ctx_t ctx, int64_t *dest, const int64_t *source,
    size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_uint32_put, (ferry_ctx_t ctx, uint32_t *dest, const uint32_t *source,
    size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_uint64_put, (ferry_ctx_t ctx, uint64_t *dest, const uint64_t *source,
    size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_size_put, (ferry_ctx_t ctx, size_t *dest, const size_t *source,
    size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_ptrdiff_put, (ferry_ctx_t ctx, ptrdiff_t *dest,
    const ptrdiff_t *source, size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_put8, (ferry_ctx_t ctx, void *dest, const void *source, size_t nelems,
    int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_put16, (ferry_ctx_t ctx, void *dest, const void *source,
    size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_put32, (ferry_ctx_t ctx, void *dest, const void *source,
    size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_put64, (ferry_ctx_t ctx, void *dest, const void *source,
    size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_put128, (ferry_ctx_t ctx, void *dest, const void *source,
    size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_putmem, (ferry_ctx_t ctx, void *dest, const void *source,
    size_t nbytes, int pe))

/* ferry_TYPE_get, ferry_getBITS, ferry_getmem */
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_float_get, (ferry_ctx_t ctx, float *dest, const float *source,
    size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_double_get, (ferry_ctx_t ctx, double *dest, const double *source,
    size_t nelems, int pe))
#if !FERRYI_GPU
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_longdouble_get, (ferry_ctx_t ctx, long double *dest,
    const long double *source, size_t nelems, int pe))
#endif
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_char_get, (ferry_ctx_t ctx, char *dest, const char *source,
    size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_schar_get, (ferry_ctx_t ctx, signed char *dest,
    const signed char *source, size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_short_get, (ferry_ctx_t ctx, short *dest, const short *source,
    size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_uchar_get, (ferry_ctx_t ctx, unsigned char *dest,
    const unsigned char *source, size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_ushort_get, (ferry_ctx_t ctx, unsigned short *dest,
    const unsigned short *source, size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_int_get, (ferry_ctx_t ctx, int *dest, const int *source,
    size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_long_get, (ferry_ctx_t ctx, long *dest, const long *source,
    size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_longlong_get, (ferry_ctx_t ctx, long long *dest,
    const long long *source, size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_uint_get, (ferry_ctx_t ctx, unsigned int *dest,
    const unsigned int *source, size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_ulong_get, (ferry_ctx_t ctx, unsigned long *dest,
    const unsigned long *source, size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_ulonglong_get, (ferry_ctx_t ctx, unsigned long long *dest,
    const unsigned long long *source, size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_int8_get, (ferry_ctx_t ctx, int8_t *dest, const int8_t *source,
    size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_int16_get, (ferry_ctx_t ctx, int16_t *dest, const int16_t *source,
    size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_uint8_get, (ferry_ctx_t ctx, uint8_t *dest, const uint8_t *source,
    size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_uint16_get, (ferry_ctx_t ctx, uint16_t *dest, const uint16_t *source,
    size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_int32_get, (ferry_ctx_t ctx, int32_t *dest, const int32_t *source,
    size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_int64_get, (ferry_ctx_t ctx, int64_t *dest, const int64_t *source,
    size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_uint32_get, (ferry_ctx_t ctx, uint32_t *dest, const uint32_t *source,
    size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_uint64_get, (ferry_ctx_t ctx, uint64_t *dest, const uint64_t *source,
    size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_size_get, (ferry_ctx_t ctx, size_t *dest, const size_t *source,
    size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_ptrdiff_get, (ferry_ctx_t ctx, ptrdiff_t *dest,
    const ptrdiff_t *source, size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_get8, (ferry_ctx_t ctx, void *dest, const void *source, size_t nelems,
    int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_get16, (ferry_ctx_t ctx, void *dest, const void *source,
    size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_get32, (ferry_ctx_t ctx, void *dest, const void *source,
    size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_get64, (ferry_ctx_t ctx, void *dest, const void *source,
    size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_get128, (ferry_ctx_t ctx, void *dest, const void *source,
    size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_getmem, (ferry_ctx_t ctx, void *dest, const void *source,
    size_t nbytes, int pe))

/* ferry_TYPE_put_nbi, ferry_putBITS_nbi, ferry_putmem_nbi */
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_float_put_nbi, (ferry_ctx_t ctx, float *dest, const float *source,
    size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_double_put_nbi, (ferry_ctx_t ctx, double *dest, const double *source,
    size_t nelems, int pe))
#if !FERRYI_GPU
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_longdouble_put_nbi, (ferry_ctx_t ctx, long double *dest,
    const long double *source, size_t nelems, int pe))
#endif
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_char_put_nbi, (ferry_ctx_t ctx, char *dest, const char *source,
    size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_schar_put_nbi, (ferry_ctx_t ctx, signed char *dest,
    const signed char *source, size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_short_put_nbi, (ferry_ctx_t ctx, short *dest, const short *source,
    size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_uchar_put_nbi, (ferry_ctx_t ctx, unsigned char *dest,
    const unsigned char *source, size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_ushort_put_nbi, (ferry_ctx_t ctx, unsigned short *dest,
    const unsigned short *source, size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_int_put_nbi, (ferry_ctx_t ctx, int *dest, const int *source,
    size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_long_put_nbi, (ferry_ctx_t ctx, long *dest, const long *source,
    size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_longlong_put_nbi, (ferry_ctx_t ctx, long long *dest,
    const long long *source, size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_uint_put_nbi, (ferry_ctx_t ctx, unsigned int *dest,
    const unsigned int *source, size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_ulong_put_nbi, (ferry_ctx_t ctx, unsigned long *dest,
    const unsigned long *source, size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_ulonglong_put_nbi, (ferry_ctx_t ctx, unsigned long long *dest,
    const unsigned long long *source, size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_int8_put_nbi, (ferry_ctx_t ctx, int8_t *dest, const int8_t *source,
    size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_int16_put_nbi, (ferry_ctx_t ctx, int16_t *dest, const int16_t *source,
    size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_uint8_put_nbi, (ferry_ctx_t ctx, uint8_t *dest, const uint8_t *source,
    size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_uint16_put_nbi, (ferry_ctx_t ctx, uint16_t *dest,
    const uint16_t *source, size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_int32_put_nbi, (ferry_ctx_t ctx, int32_t *dest, const int32_t *source,
    size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_int64_put_nbi, (ferry_ctx_t ctx, int64_t *dest, const int64_t *source,
    size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_uint32_put_nbi, (ferry_ctx_t ctx, uint32_t *dest,
    const uint32_t *source, size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_uint64_put_nbi, (ferry_ctx_t ctx, uint64_t *dest,
    const uint64_t *source, size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_size_put_nbi, (ferry_ctx_t ctx, size_t *dest, const size_t *source,
    size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_ptrdiff_put_nbi, (ferry_ctx_t ctx, ptrdiff_t *dest,
    const ptrdiff_t *source, size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_put8_nbi, (ferry_ctx_t ctx, void *dest, const void *source,
    size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_put16_nbi, (ferry_ctx_t ctx, void *dest, const void *source,
    size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_put32_nbi, (ferry_ctx_t ctx, void *dest, const void *source,
    size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_put64_nbi, (ferry_ctx_t ctx, void *dest, const void *source,
    size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_put128_nbi, (ferry_ctx_t ctx, void *dest, const void *source,
    size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_putmem_nbi, (ferry_ctx_t ctx, void *dest, const void *source,
    size_t nbytes, int pe))

/* ferry_TYPE_get_nbi, ferry_getBITS_nbi, ferry_getmem_nbi */
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_float_get_nbi, (ferry_ctx_t ctx, float *dest, const float *source,
    size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_double_get_nbi, (ferry_ctx_t ctx, double *dest, const double *source,
    size_t nelems, int pe))
#if !FERRYI_GPU
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_longdouble_get_nbi, (ferry_ctx_t ctx, long double *dest,
    const long double *source, size_t nelems, int pe))
#endif
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_char_get_nbi, (ferry_ctx_t ctx, char *dest, const char *source,
    size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_schar_get_nbi, (ferry_ctx_t ctx, signed char *dest,
    const signed char *source, size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_short_get_nbi, (ferry_ctx_t ctx, short *dest, const short *source,
    size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_uchar_get_nbi, (ferry_ctx_t ctx, unsigned char *dest,
    const unsigned char *source, size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_ushort_get_nbi, (ferry_ctx_t ctx, unsigned short *dest,
    const unsigned short *source, size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_int_get_nbi, (ferry_ctx_t ctx, int *dest, const int *source,
    size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_long_get_nbi, (ferry_ctx_t ctx, long *dest, const long *source,
    size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_longlong_get_nbi, (ferry_ctx_t ctx, long long *dest,
    const long long *source, size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_uint_get_nbi, (ferry_ctx_t ctx, unsigned int *dest,
    const unsigned int *source, size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_ulong_get_nbi, (ferry_ctx_t ctx, unsigned long *dest,
    const unsigned long *source, size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_ulonglong_get_nbi, (ferry_ctx_t ctx, unsigned long long *dest,
    const unsigned long long *source, size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_int8_get_nbi, (ferry_ctx_t ctx, int8_t *dest, const int8_t *source,
    size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_int16_get_nbi, (ferry_ctx_t ctx, int16_t *dest, const int16_t *source,
    size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_uint8_get_nbi, (ferry_ctx_t ctx, uint8_t *dest, const uint8_t *source,
    size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_uint16_get_nbi, (ferry_ctx_t ctx, uint16_t *dest,
    const uint16_t *source, size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_int32_get_nbi, (ferry_ctx_t ctx, int32_t *dest, const int32_t *source,
    size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_int64_get_nbi, (ferry_ctx_t ctx, int64_t *dest, const int64_t *source,
    size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_uint32_get_nbi, (ferry_ctx_t ctx, uint32_t *dest,
    const uint32_t *source, size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_uint64_get_nbi, (ferry_ctx_t ctx, uint64_t *dest,
    const uint64_t *source, size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_size_get_nbi, (ferry_ctx_t ctx, size_t *dest, const size_t *source,
    size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_ptrdiff_get_nbi, (ferry_ctx_t ctx, ptrdiff_t *dest,
    const ptrdiff_t *source, size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_get8_nbi, (ferry_ctx_t ctx, void *dest, const void *source,
    size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_get16_nbi, (ferry_ctx_t ctx, void *dest, const void *source,
    size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_get32_nbi, (ferry_ctx_t ctx, void *dest, const void *source,
    size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_get64_nbi, (ferry_ctx_t ctx, void *dest, const void *source,
    size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_get128_nbi, (ferry_ctx_t ctx, void *dest, const void *source,
    size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_getmem_nbi, (ferry_ctx_t ctx, void *dest, const void *source,
    size_t nbytes, int pe))

/* ferry_TYPE_iput, ferry_iputBITS */
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_float_iput, (ferry_ctx_t ctx, float *dest, const float *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_double_iput, (ferry_ctx_t ctx, double *dest, const double *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe))
#if !FERRYI_GPU
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_longdouble_iput, (ferry_ctx_t ctx, long double *dest,
    const long double *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe))
#endif
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_char_iput, (ferry_ctx_t ctx, char *dest, const char *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_schar_iput, (ferry_ctx_t ctx, signed char *dest,
    const signed char *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_short_iput, (ferry_ctx_t ctx, short *dest, const short *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_uchar_iput, (ferry_ctx_t ctx, unsigned char *dest,
    const unsigned char *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_ushort_iput, (ferry_ctx_t ctx, unsigned short *dest,
    const unsigned short *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_int_iput, (ferry_ctx_t ctx, int *dest, const int *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_long_iput, (ferry_ctx_t ctx, long *dest, const long *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_longlong_iput, (ferry_ctx_t ctx, long long *dest,
    const long long *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_uint_iput, (ferry_ctx_t ctx, unsigned int *dest,
    const unsigned int *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_ulong_iput, (ferry_ctx_t ctx, unsigned long *dest,
    const unsigned long *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_ulonglong_iput, (ferry_ctx_t ctx, unsigned long long *dest,
    const unsigned long long *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_int8_iput, (ferry_ctx_t ctx, int8_t *dest, const int8_t *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_int16_iput, (ferry_ctx_t ctx, int16_t *dest, const int16_t *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_uint8_iput, (ferry_ctx_t ctx, uint8_t *dest, const uint8_t *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_uint16_iput, (ferry_ctx_t ctx, uint16_t *dest, const uint16_t *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_int32_iput, (ferry_ctx_t ctx, int32_t *dest, const int32_t *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_int64_iput, (ferry_ctx_t ctx, int64_t *dest, const int64_t *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_uint32_iput, (ferry_ctx_t ctx, uint32_t *dest, const uint32_t *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_uint64_iput, (ferry_ctx_t ctx, uint64_t *dest, const uint64_t *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_size_iput, (ferry_ctx_t ctx, size_t *dest, const size_t *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_ptrdiff_iput, (ferry_ctx_t ctx, ptrdiff_t *dest,
    const ptrdiff_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_iput8, (ferry_ctx_t ctx, void *dest, const void *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_iput16, (ferry_ctx_t ctx, void *dest, const void *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_iput32, (ferry_ctx_t ctx, void *dest, const void *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_iput64, (ferry_ctx_t ctx, void *dest, const void *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_iput128, (ferry_ctx_t ctx, void *dest, const void *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe))

/* ferry_TYPE_iget, ferry_igetBITS */
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_float_iget, (ferry_ctx_t ctx, float *dest, const float *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_double_iget, (ferry_ctx_t ctx, double *dest, const double *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe))
#if !FERRYI_GPU
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_longdouble_iget, (ferry_ctx_t ctx, long double *dest,
    const long double *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe))
#endif
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_char_iget, (ferry_ctx_t ctx, char *dest, const char *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_schar_iget, (ferry_ctx_t ctx, signed char *dest,
    const signed char *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_short_iget, (ferry_ctx_t ctx, short *dest, const short *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_uchar_iget, (ferry_ctx_t ctx, unsigned char *dest,
    const unsigned char *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_ushort_iget, (ferry_ctx_t ctx, unsigned short *dest,
    const unsigned short *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_int_iget, (ferry_ctx_t ctx, int *dest, const int *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_long_iget, (ferry_ctx_t ctx, long *dest, const long *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_longlong_iget, (ferry_ctx_t ctx, long long *dest,
    const long long *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_uint_iget, (ferry_ctx_t ctx, unsigned int *dest,
    const unsigned int *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_ulong_iget, (ferry_ctx_t ctx, unsigned long *dest,
    const unsigned long *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_ulonglong_iget, (ferry_ctx_t ctx, unsigned long long *dest,
    const unsigned long long *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_int8_iget, (ferry_ctx_t ctx, int8_t *dest, const int8_t *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_int16_iget, (ferry_ctx_t ctx, int16_t *dest, const int16_t *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_uint8_iget, (ferry_ctx_t ctx, uint8_t *dest, const uint8_t *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_uint16_iget, (ferry_ctx_t ctx, uint16_t *dest, const uint16_t *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_int32_iget, (ferry_ctx_t ctx, int32_t *dest, const int32_t *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_int64_iget, (ferry_ctx_t ctx, int64_t *dest, const int64_t *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_uint32_iget, (ferry_ctx_t ctx, uint32_t *dest, const uint32_t *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_uint64_iget, (ferry_ctx_t ctx, uint64_t *dest, const uint64_t *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_size_iget, (ferry_ctx_t ctx, size_t *dest, const size_t *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_ptrdiff_iget, (ferry_ctx_t ctx, ptrdiff_t *dest,
    const ptrdiff_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_iget8, (ferry_ctx_t ctx, void *dest, const void *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_iget16, (ferry_ctx_t ctx, void *dest, const void *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_iget32, (ferry_ctx_t ctx, void *dest, const void *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_iget64, (ferry_ctx_t ctx, void *dest, const void *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_iget128, (ferry_ctx_t ctx, void *dest, const void *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe))

/* ferry_TYPE_p */
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_float_p, (ferry_ctx_t ctx, float *dest, float value, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_double_p, (ferry_ctx_t ctx, double *dest, double value, int pe))
#if !FERRYI_GPU
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_longdouble_p, (ferry_ctx_t ctx, long double *dest, long double value,
    int pe))
#endif
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_char_p, (ferry_ctx_t ctx, char *dest, char value, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_schar_p, (ferry_ctx_t ctx, signed char *dest, signed char value,
    int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_short_p, (ferry_ctx_t ctx, short *dest, short value, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_uchar_p, (ferry_ctx_t ctx, unsigned char *dest, unsigned char value,
    int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_ushort_p, (ferry_ctx_t ctx, unsigned short *dest,
    unsigned short value, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_int_p, (ferry_ctx_t ctx, int *dest, int value, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_long_p, (ferry_ctx_t ctx, long *dest, long value, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_longlong_p, (ferry_ctx_t ctx, long long *dest, long long value,
    int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_uint_p, (ferry_ctx_t ctx, unsigned int *dest, unsigned int value,
    int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_ulong_p, (ferry_ctx_t ctx, unsigned long *dest, unsigned long value,
    int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_ulonglong_p, (ferry_ctx_t ctx, unsigned long long *dest,
    unsigned long long value, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_int8_p, (ferry_ctx_t ctx, int8_t *dest, int8_t value, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_int16_p, (ferry_ctx_t ctx, int16_t *dest, int16_t value, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_uint8_p, (ferry_ctx_t ctx, uint8_t *dest, uint8_t value, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_uint16_p, (ferry_ctx_t ctx, uint16_t *dest, uint16_t value, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_int32_p, (ferry_ctx_t ctx, int32_t *dest, int32_t value, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_int64_p, (ferry_ctx_t ctx, int64_t *dest, int64_t value, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_uint32_p, (ferry_ctx_t ctx, uint32_t *dest, uint32_t value, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_uint64_p, (ferry_ctx_t ctx, uint64_t *dest, uint64_t value, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_size_p, (ferry_ctx_t ctx, size_t *dest, size_t value, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_ptrdiff_p, (ferry_ctx_t ctx, ptrdiff_t *dest, ptrdiff_t value,
    int pe))

/* ferry_TYPE_g */
FERRY_BOTH(float, ferry_ctx_float_g, (ferry_ctx_t ctx, const float *source, int pe))
FERRY_BOTH(double, ferry_ctx_double_g, (ferry_ctx_t ctx, const double *source, int pe))
#if !FERRYI_GPU
FERRY_BOTH(long double, ferry_ctx_longdouble_g, (ferry_ctx_t ctx, const long double *source, int pe))
#endif
FERRY_BOTH(char, ferry_ctx_char_g, (ferry_ctx_t ctx, const char *source, int pe))
FERRY_BOTH(signed char, ferry_ctx_schar_g, (ferry_ctx_t ctx, const signed char *source, int pe))
FERRY_BOTH(short, ferry_ctx_short_g, (ferry_ctx_t ctx, const short *source, int pe))
FERRY_BOTH(unsigned char, ferry_ctx_uchar_g, (ferry_ctx_t ctx, const unsigned char *source, int pe))
FERRY_BOTH(unsigned short, ferry_ctx_ushort_g, (ferry_ctx_t ctx, const unsigned short *source, int pe))
FERRY_BOTH(int, ferry_ctx_int_g, (ferry_ctx_t ctx, const int *source, int pe))
FERRY_BOTH(long, ferry_ctx_long_g, (ferry_ctx_t ctx, const long *source, int pe))
FERRY_BOTH(long long, ferry_ctx_longlong_g, (ferry_ctx_t ctx, const long long *source, int pe))
FERRY_BOTH(unsigned int, ferry_ctx_uint_g, (ferry_ctx_t ctx, const unsigned int *source, int pe))
FERRY_BOTH(unsigned long, ferry_ctx_ulong_g, (ferry_ctx_t ctx, const unsigned long *source, int pe))
FERRY_BOTH(unsigned long long, ferry_ctx_ulonglong_g, (ferry_ctx_t ctx, const unsigned long long *source, int pe))
FERRY_BOTH(int8_t, ferry_ctx_int8_g, (ferry_ctx_t ctx, const int8_t *source, int pe))
FERRY_BOTH(int16_t, ferry_ctx_int16_g, (ferry_ctx_t ctx, const int16_t *source, int pe))
FERRY_BOTH(uint8_t, ferry_ctx_uint8_g, (ferry_ctx_t ctx, const uint8_t *source, int pe))
FERRY_BOTH(uint16_t, ferry_ctx_uint16_g, (ferry_ctx_t ctx, const uint16_t *source, int pe))
FERRY_BOTH(int32_t, ferry_ctx_int32_g, (ferry_ctx_t ctx, const int32_t *source, int pe))
FERRY_BOTH(int64_t, ferry_ctx_int64_g, (ferry_ctx_t ctx, const int64_t *source, int pe))
FERRY_BOTH(uint32_t, ferry_ctx_uint32_g, (ferry_ctx_t ctx, const uint32_t *source, int pe))
FERRY_BOTH(uint64_t, ferry_ctx_uint64_g, (ferry_ctx_t ctx, const uint64_t *source, int pe))
FERRY_BOTH(size_t, ferry_ctx_size_g, (ferry_ctx_t ctx, const size_t *source, int pe))
FERRY_BOTH(ptrdiff_t, ferry_ctx_ptrdiff_g, (ferry_ctx_t ctx, const ptrdiff_t *source, int pe))

/* ferry_TYPE_ibput, ferry_ibputBITS */
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_float_ibput, (ferry_ctx_t ctx, float *dest, const float *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_double_ibput, (ferry_ctx_t ctx, double *dest, const double *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe))
#if !FERRYI_GPU
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_longdouble_ibput, (ferry_ctx_t ctx, long double *dest,
    const long double *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe))
#endif
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_char_ibput, (ferry_ctx_t ctx, char *dest, const char *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_schar_ibput, (ferry_ctx_t ctx, signed char *dest,
    const signed char *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_short_ibput, (ferry_ctx_t ctx, short *dest, const short *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_uchar_ibput, (ferry_ctx_t ctx, unsigned char *dest,
    const unsigned char *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_ushort_ibput, (ferry_ctx_t ctx, unsigned short *dest,
    const unsigned short *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_int_ibput, (ferry_ctx_t ctx, int *dest, const int *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_long_ibput, (ferry_ctx_t ctx, long *dest, const long *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_longlong_ibput, (ferry_ctx_t ctx, long long *dest,
    const long long *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_uint_ibput, (ferry_ctx_t ctx, unsigned int *dest,
    const unsigned int *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_ulong_ibput, (ferry_ctx_t ctx, unsigned long *dest,
    const unsigned long *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_ulonglong_ibput, (ferry_ctx_t ctx, unsigned long long *dest,
    const unsigned long long *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_int8_ibput, (ferry_ctx_t ctx, int8_t *dest, const int8_t *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_int16_ibput, (ferry_ctx_t ctx, int16_t *dest, const int16_t *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_uint8_ibput, (ferry_ctx_t ctx, uint8_t *dest, const uint8_t *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_uint16_ibput, (ferry_ctx_t ctx, uint16_t *dest,
    const uint16_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_int32_ibput, (ferry_ctx_t ctx, int32_t *dest, const int32_t *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_int64_ibput, (ferry_ctx_t ctx, int64_t *dest, const int64_t *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_uint32_ibput, (ferry_ctx_t ctx, uint32_t *dest,
    const uint32_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_uint64_ibput, (ferry_ctx_t ctx, uint64_t *dest,
    const uint64_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_size_ibput, (ferry_ctx_t ctx, size_t *dest, const size_t *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_ptrdiff_ibput, (ferry_ctx_t ctx, ptrdiff_t *dest,
    const ptrdiff_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_ibput8, (ferry_ctx_t ctx, void *dest, const void *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_ibput16, (ferry_ctx_t ctx, void *dest, const void *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_ibput32, (ferry_ctx_t ctx, void *dest, const void *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_ibput64, (ferry_ctx_t ctx, void *dest, const void *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_ibput128, (ferry_ctx_t ctx, void *dest, const void *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe))

/* ferry_TYPE_ibget, ferry_ibgetBITS */
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_float_ibget, (ferry_ctx_t ctx, float *dest, const float *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_double_ibget, (ferry_ctx_t ctx, double *dest, const double *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe))
#if !FERRYI_GPU
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_longdouble_ibget, (ferry_ctx_t ctx, long double *dest,
    const long double *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe))
#endif
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_char_ibget, (ferry_ctx_t ctx, char *dest, const char *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_schar_ibget, (ferry_ctx_t ctx, signed char *dest,
    const signed char *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_short_ibget, (ferry_ctx_t ctx, short *dest, const short *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_uchar_ibget, (ferry_ctx_t ctx, unsigned char *dest,
    const unsigned char *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_ushort_ibget, (ferry_ctx_t ctx, unsigned short *dest,
    const unsigned short *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_int_ibget, (ferry_ctx_t ctx, int *dest, const int *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_long_ibget, (ferry_ctx_t ctx, long *dest, const long *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_longlong_ibget, (ferry_ctx_t ctx, long long *dest,
    const long long *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_uint_ibget, (ferry_ctx_t ctx, unsigned int *dest,
    const unsigned int *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_ulong_ibget, (ferry_ctx_t ctx, unsigned long *dest,
    const unsigned long *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_ulonglong_ibget, (ferry_ctx_t ctx, unsigned long long *dest,
    const unsigned long long *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_int8_ibget, (ferry_ctx_t ctx, int8_t *dest, const int8_t *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_int16_ibget, (ferry_ctx_t ctx, int16_t *dest, const int16_t *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_uint8_ibget, (ferry_ctx_t ctx, uint8_t *dest, const uint8_t *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_uint16_ibget, (ferry_ctx_t ctx, uint16_t *dest,
    const uint16_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_int32_ibget, (ferry_ctx_t ctx, int32_t *dest, const int32_t *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_int64_ibget, (ferry_ctx_t ctx, int64_t *dest, const int64_t *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_uint32_ibget, (ferry_ctx_t ctx, uint32_t *dest,
    const uint32_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_uint64_ibget, (ferry_ctx_t ctx, uint64_t *dest,
    const uint64_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_size_ibget, (ferry_ctx_t ctx, size_t *dest, const size_t *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_ptrdiff_ibget, (ferry_ctx_t ctx, ptrdiff_t *dest,
    const ptrdiff_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_ibget8, (ferry_ctx_t ctx, void *dest, const void *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_ibget16, (ferry_ctx_t ctx, void *dest, const void *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_ibget32, (ferry_ctx_t ctx, void *dest, const void *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_ibget64, (ferry_ctx_t ctx, void *dest, const void *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_ibget128, (ferry_ctx_t ctx, void *dest, const void *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe))

/* ferry_TYPE_put_signal, ferry_putBITS_signal, ferry_putmem_signal */
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_float_put_signal, (ferry_ctx_t ctx, float *dest, const float *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_double_put_signal, (ferry_ctx_t ctx, double *dest,
    const double *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe))
#if !FERRYI_GPU
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_longdouble_put_signal, (ferry_ctx_t ctx, long double *dest,
    const long double *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe))
#endif
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_char_put_signal, (ferry_ctx_t ctx, char *dest, const char *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_schar_put_signal, (ferry_ctx_t ctx, signed char *dest,
    const signed char *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_short_put_signal, (ferry_ctx_t ctx, short *dest, const short *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_uchar_put_signal, (ferry_ctx_t ctx, unsigned char *dest,
    const unsigned char *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_ushort_put_signal, (ferry_ctx_t ctx, unsigned short *dest,
    const unsigned short *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_int_put_signal, (ferry_ctx_t ctx, int *dest, const int *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_long_put_signal, (ferry_ctx_t ctx, long *dest, const long *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_longlong_put_signal, (ferry_ctx_t ctx, long long *dest,
    const long long *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_uint_put_signal, (ferry_ctx_t ctx, unsigned int *dest,
    const unsigned int *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_ulong_put_signal, (ferry_ctx_t ctx, unsigned long *dest,
    const unsigned long *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_ulonglong_put_signal, (ferry_ctx_t ctx, unsigned long long *dest,
    const unsigned long long *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_int8_put_signal, (ferry_ctx_t ctx, int8_t *dest, const int8_t *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_int16_put_signal, (ferry_ctx_t ctx, int16_t *dest,
    const int16_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_uint8_put_signal, (ferry_ctx_t ctx, uint8_t *dest,
    const uint8_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_uint16_put_signal, (ferry_ctx_t ctx, uint16_t *dest,
    const uint16_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_int32_put_signal, (ferry_ctx_t ctx, int32_t *dest,
    const int32_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_int64_put_signal, (ferry_ctx_t ctx, int64_t *dest,
    const int64_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_uint32_put_signal, (ferry_ctx_t ctx, uint32_t *dest,
    const uint32_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_uint64_put_signal, (ferry_ctx_t ctx, uint64_t *dest,
    const uint64_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_size_put_signal, (ferry_ctx_t ctx, size_t *dest, const size_t *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_ptrdiff_put_signal, (ferry_ctx_t ctx, ptrdiff_t *dest,
    const ptrdiff_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_put8_signal, (ferry_ctx_t ctx, void *dest, const void *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_put16_signal, (ferry_ctx_t ctx, void *dest, const void *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_put32_signal, (ferry_ctx_t ctx, void *dest, const void *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_put64_signal, (ferry_ctx_t ctx, void *dest, const void *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_put128_signal, (ferry_ctx_t ctx, void *dest, const void *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_putmem_signal, (ferry_ctx_t ctx, void *dest, const void *source,
    size_t nbytes, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe))

/* ferry_TYPE_put_signal_nbi, ferry_putBITS_signal_nbi, ferry_putmem_signal_nbi */
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_float_put_signal_nbi, (ferry_ctx_t ctx, float *dest,
    const float *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_double_put_signal_nbi, (ferry_ctx_t ctx, double *dest,
    const double *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe))
#if !FERRYI_GPU
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_longdouble_put_signal_nbi, (ferry_ctx_t ctx, long double *dest,
    const long double *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe))
#endif
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_char_put_signal_nbi, (ferry_ctx_t ctx, char *dest, const char *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_schar_put_signal_nbi, (ferry_ctx_t ctx, signed char *dest,
    const signed char *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_short_put_signal_nbi, (ferry_ctx_t ctx, short *dest,
    const short *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_uchar_put_signal_nbi, (ferry_ctx_t ctx, unsigned char *dest,
    const unsigned char *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_ushort_put_signal_nbi, (ferry_ctx_t ctx, unsigned short *dest,
    const unsigned short *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_int_put_signal_nbi, (ferry_ctx_t ctx, int *dest, const int *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_long_put_signal_nbi, (ferry_ctx_t ctx, long *dest, const long *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_longlong_put_signal_nbi, (ferry_ctx_t ctx, long long *dest,
    const long long *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_uint_put_signal_nbi, (ferry_ctx_t ctx, unsigned int *dest,
    const unsigned int *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_ulong_put_signal_nbi, (ferry_ctx_t ctx, unsigned long *dest,
    const unsigned long *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_ulonglong_put_signal_nbi, (ferry_ctx_t ctx, unsigned long long *dest,
    const unsigned long long *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_int8_put_signal_nbi, (ferry_ctx_t ctx, int8_t *dest,
    const int8_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_int16_put_signal_nbi, (ferry_ctx_t ctx, int16_t *dest,
    const int16_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_uint8_put_signal_nbi, (ferry_ctx_t ctx, uint8_t *dest,
    const uint8_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_uint16_put_signal_nbi, (ferry_ctx_t ctx, uint16_t *dest,
    const uint16_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_int32_put_signal_nbi, (ferry_ctx_t ctx, int32_t *dest,
    const int32_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_int64_put_signal_nbi, (ferry_ctx_t ctx, int64_t *dest,
    const int64_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_uint32_put_signal_nbi, (ferry_ctx_t ctx, uint32_t *dest,
    const uint32_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_uint64_put_signal_nbi, (ferry_ctx_t ctx, uint64_t *dest,
    const uint64_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_size_put_signal_nbi, (ferry_ctx_t ctx, size_t *dest,
    const size_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_ptrdiff_put_signal_nbi, (ferry_ctx_t ctx, ptrdiff_t *dest,
    const ptrdiff_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_put8_signal_nbi, (ferry_ctx_t ctx, void *dest, const void *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_put16_signal_nbi, (ferry_ctx_t ctx, void *dest, const void *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_put32_signal_nbi, (ferry_ctx_t ctx, void *dest, const void *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_put64_signal_nbi, (ferry_ctx_t ctx, void *dest, const void *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_put128_signal_nbi, (ferry_ctx_t ctx, void *dest, const void *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_putmem_signal_nbi, (ferry_ctx_t ctx, void *dest, const void *source,
    size_t nbytes, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe))

/* ferry_signal_set */
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_signal_set, (ferry_ctx_t ctx, uint64_t *sig_addr, uint64_t signal,
    int pe))

/* ferry_signal_add */
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_signal_add, (ferry_ctx_t ctx, uint64_t *sig_addr, uint64_t signal,
    int pe))

/* ferry_TYPE_atomic_fetch */
FERRY_BOTH(float, ferry_ctx_float_atomic_fetch, (ferry_ctx_t ctx, const float *source, int pe))
FERRY_BOTH(double, ferry_ctx_double_atomic_fetch, (ferry_ctx_t ctx, const double *source, int pe))
FERRY_BOTH(int, ferry_ctx_int_atomic_fetch, (ferry_ctx_t ctx, const int *source, int pe))
FERRY_BOTH(long, ferry_ctx_long_atomic_fetch, (ferry_ctx_t ctx, const long *source, int pe))
FERRY_BOTH(long long, ferry_ctx_longlong_atomic_fetch, (ferry_ctx_t ctx, const long long *source, int pe))
FERRY_BOTH(unsigned int, ferry_ctx_uint_atomic_fetch, (ferry_ctx_t ctx, const unsigned int *source, int pe))
FERRY_BOTH(unsigned long, ferry_ctx_ulong_atomic_fetch, (ferry_ctx_t ctx, const unsigned long *source, int pe))
FERRY_BOTH(unsigned long long, ferry_ctx_ulonglong_atomic_fetch, (ferry_ctx_t ctx, const unsigned long long *source,
    int pe))
FERRY_BOTH(int32_t, ferry_ctx_int32_atomic_fetch, (ferry_ctx_t ctx, const int32_t *source, int pe))
FERRY_BOTH(int64_t, ferry_ctx_int64_atomic_fetch, (ferry_ctx_t ctx, const int64_t *source, int pe))
FERRY_BOTH(uint32_t, ferry_ctx_uint32_atomic_fetch, (ferry_ctx_t ctx, const uint32_t *source, int pe))
FERRY_BOTH(uint64_t, ferry_ctx_uint64_atomic_fetch, (ferry_ctx_t ctx, const uint64_t *source, int pe))
FERRY_BOTH(size_t, ferry_ctx_size_atomic_fetch, (ferry_ctx_t ctx, const size_t *source, int pe))
FERRY_BOTH(ptrdiff_t, ferry_ctx_ptrdiff_atomic_fetch, (ferry_ctx_t ctx, const ptrdiff_t *source, int pe))

/* ferry_TYPE_atomic_set */
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_float_atomic_set, (ferry_ctx_t ctx, float *dest, float value, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_double_atomic_set, (ferry_ctx_t ctx, double *dest, double value,
    int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_int_atomic_set, (ferry_ctx_t ctx, int *dest, int value, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_long_atomic_set, (ferry_ctx_t ctx, long *dest, long value, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_longlong_atomic_set, (ferry_ctx_t ctx, long long *dest,
    long long value, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_uint_atomic_set, (ferry_ctx_t ctx, unsigned int *dest,
    unsigned int value, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_ulong_atomic_set, (ferry_ctx_t ctx, unsigned long *dest,
    unsigned long value, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_ulonglong_atomic_set, (ferry_ctx_t ctx, unsigned long long *dest,
    unsigned long long value, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_int32_atomic_set, (ferry_ctx_t ctx, int32_t *dest, int32_t value,
    int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_int64_atomic_set, (ferry_ctx_t ctx, int64_t *dest, int64_t value,
    int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_uint32_atomic_set, (ferry_ctx_t ctx, uint32_t *dest, uint32_t value,
    int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_uint64_atomic_set, (ferry_ctx_t ctx, uint64_t *dest, uint64_t value,
    int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_size_atomic_set, (ferry_ctx_t ctx, size_t *dest, size_t value,
    int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_ptrdiff_atomic_set, (ferry_ctx_t ctx, ptrdiff_t *dest,
    ptrdiff_t value, int pe))

/* ferry_TYPE_atomic_swap */
FERRY_BOTH(float, ferry_ctx_float_atomic_swap, (ferry_ctx_t ctx, float *dest, float value, int pe))
FERRY_BOTH(double, ferry_ctx_double_atomic_swap, (ferry_ctx_t ctx, double *dest, double value, int pe))
FERRY_BOTH(int, ferry_ctx_int_atomic_swap, (ferry_ctx_t ctx, int *dest, int value, int pe))
FERRY_BOTH(long, ferry_ctx_long_atomic_swap, (ferry_ctx_t ctx, long *dest, long value, int pe))
FERRY_BOTH(long long, ferry_ctx_longlong_atomic_swap, (ferry_ctx_t ctx, long long *dest, long long value, int pe))
FERRY_BOTH(unsigned int, ferry_ctx_uint_atomic_swap, (ferry_ctx_t ctx, unsigned int *dest, unsigned int value, int pe))
FERRY_BOTH(unsigned long, ferry_ctx_ulong_atomic_swap, (ferry_ctx_t ctx, unsigned long *dest, unsigned long value,
    int pe))
FERRY_BOTH(unsigned long long, ferry_ctx_ulonglong_atomic_swap, (ferry_ctx_t ctx, unsigned long long *dest,
    unsigned long long value, int pe))
FERRY_BOTH(int32_t, ferry_ctx_int32_atomic_swap, (ferry_ctx_t ctx, int32_t *dest, int32_t value, int pe))
FERRY_BOTH(int64_t, ferry_ctx_int64_atomic_swap, (ferry_ctx_t ctx, int64_t *dest, int64_t value, int pe))
FERRY_BOTH(uint32_t, ferry_ctx_uint32_atomic_swap, (ferry_ctx_t ctx, uint32_t *dest, uint32_t value, int pe))
FERRY_BOTH(uint64_t, ferry_ctx_uint64_atomic_swap, (ferry_ctx_t ctx, uint64_t *dest, uint64_t value, int pe))
FERRY_BOTH(size_t, ferry_ctx_size_atomic_swap, (ferry_ctx_t ctx, size_t *dest, size_t value, int pe))
FERRY_BOTH(ptrdiff_t, ferry_ctx_ptrdiff_atomic_swap, (ferry_ctx_t ctx, ptrdiff_t *dest, ptrdiff_t value, int pe))

/* ferry_TYPE_atomic_compare_swap */
FERRY_BOTH(int, ferry_ctx_int_atomic_compare_swap, (ferry_ctx_t ctx, int *dest, int cond, int value, int pe))
FERRY_BOTH(long, ferry_ctx_long_atomic_compare_swap, (ferry_ctx_t ctx, long *dest, long cond, long value, int pe))
FERRY_BOTH(long long, ferry_ctx_longlong_atomic_compare_swap, (ferry_ctx_t ctx, long long *dest, long long cond,
    long long value, int pe))
FERRY_BOTH(unsigned int, ferry_ctx_uint_atomic_compare_swap, (ferry_ctx_t ctx, unsigned int *dest, unsigned int cond,
    unsigned int value, int pe))
FERRY_BOTH(unsigned long, ferry_ctx_ulong_atomic_compare_swap, (ferry_ctx_t ctx, unsigned long *dest,
    unsigned long cond, unsigned long value, int pe))
FERRY_BOTH(unsigned long long, ferry_ctx_ulonglong_atomic_compare_swap, (ferry_ctx_t ctx, unsigned long long *dest,
    unsigned long long cond, unsigned long long value, int pe))
FERRY_BOTH(int32_t, ferry_ctx_int32_atomic_compare_swap, (ferry_ctx_t ctx, int32_t *dest, int32_t cond, int32_t value,
    int pe))
FERRY_BOTH(int64_t, ferry_ctx_int64_atomic_compare_swap, (ferry_ctx_t ctx, int64_t *dest, int64_t cond, int64_t value,
    int pe))
FERRY_BOTH(uint32_t, ferry_ctx_uint32_atomic_compare_swap, (ferry_ctx_t ctx, uint32_t *dest, uint32_t cond,
    uint32_t value, int pe))
FERRY_BOTH(uint64_t, ferry_ctx_uint64_atomic_compare_swap, (ferry_ctx_t ctx, uint64_t *dest, uint64_t cond,
    uint64_t value, int pe))
FERRY_BOTH(size_t, ferry_ctx_size_atomic_compare_swap, (ferry_ctx_t ctx, size_t *dest, size_t cond, size_t value,
    int pe))
FERRY_BOTH(ptrdiff_t, ferry_ctx_ptrdiff_atomic_compare_swap, (ferry_ctx_t ctx, ptrdiff_t *dest, ptrdiff_t cond,
    ptrdiff_t value, int pe))

/* ferry_TYPE_atomic_fetch_inc */
FERRY_BOTH(int, ferry_ctx_int_atomic_fetch_inc, (ferry_ctx_t ctx, int *dest, int pe))
FERRY_BOTH(long, ferry_ctx_long_atomic_fetch_inc, (ferry_ctx_t ctx, long *dest, int pe))
FERRY_BOTH(long long, ferry_ctx_longlong_atomic_fetch_inc, (ferry_ctx_t ctx, long long *dest, int pe))
FERRY_BOTH(unsigned int, ferry_ctx_uint_atomic_fetch_inc, (ferry_ctx_t ctx, unsigned int *dest, int pe))
FERRY_BOTH(unsigned long, ferry_ctx_ulong_atomic_fetch_inc, (ferry_ctx_t ctx, unsigned long *dest, int pe))
FERRY_BOTH(unsigned long long, ferry_ctx_ulonglong_atomic_fetch_inc, (ferry_ctx_t ctx, unsigned long long *dest,
    int pe))
FERRY_BOTH(int32_t, ferry_ctx_int32_atomic_fetch_inc, (ferry_ctx_t ctx, int32_t *dest, int pe))
FERRY_BOTH(int64_t, ferry_ctx_int64_atomic_fetch_inc, (ferry_ctx_t ctx, int64_t *dest, int pe))
FERRY_BOTH(uint32_t, ferry_ctx_uint32_atomic_fetch_inc, (ferry_ctx_t ctx, uint32_t *dest, int pe))
FERRY_BOTH(uint64_t, ferry_ctx_uint64_atomic_fetch_inc, (ferry_ctx_t ctx, uint64_t *dest, int pe))
FERRY_BOTH(size_t, ferry_ctx_size_atomic_fetch_inc, (ferry_ctx_t ctx, size_t *dest, int pe))
FERRY_BOTH(ptrdiff_t, ferry_ctx_ptrdiff_atomic_fetch_inc, (ferry_ctx_t ctx, ptrdiff_t *dest, int pe))

/* ferry_TYPE_atomic_inc */
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_int_atomic_inc, (ferry_ctx_t ctx, int *dest, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_long_atomic_inc, (ferry_ctx_t ctx, long *dest, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_longlong_atomic_inc, (ferry_ctx_t ctx, long long *dest, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_uint_atomic_inc, (ferry_ctx_t ctx, unsigned int *dest, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_ulong_atomic_inc, (ferry_ctx_t ctx, unsigned long *dest, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_ulonglong_atomic_inc, (ferry_ctx_t ctx, unsigned long long *dest,
    int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_int32_atomic_inc, (ferry_ctx_t ctx, int32_t *dest, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_int64_atomic_inc, (ferry_ctx_t ctx, int64_t *dest, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_uint32_atomic_inc, (ferry_ctx_t ctx, uint32_t *dest, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_uint64_atomic_inc, (ferry_ctx_t ctx, uint64_t *dest, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_size_atomic_inc, (ferry_ctx_t ctx, size_t *dest, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_ptrdiff_atomic_inc, (ferry_ctx_t ctx, ptrdiff_t *dest, int pe))

/* ferry_TYPE_atomic_fetch_add */
FERRY_BOTH(int, ferry_ctx_int_atomic_fetch_add, (ferry_ctx_t ctx, int *dest, int value, int pe))
FERRY_BOTH(long, ferry_ctx_long_atomic_fetch_add, (ferry_ctx_t ctx, long *dest, long value, int pe))
FERRY_BOTH(long long, ferry_ctx_longlong_atomic_fetch_add, (ferry_ctx_t ctx, long long *dest, long long value, int pe))
FERRY_BOTH(unsigned int, ferry_ctx_uint_atomic_fetch_add, (ferry_ctx_t ctx, unsigned int *dest, unsigned int value,
    int pe))
FERRY_BOTH(unsigned long, ferry_ctx_ulong_atomic_fetch_add, (ferry_ctx_t ctx, unsigned long *dest, unsigned long value,
    int pe))
FERRY_BOTH(unsigned long long, ferry_ctx_ulonglong_atomic_fetch_add, (ferry_ctx_t ctx, unsigned long long *dest,
    unsigned long long value, int pe))
FERRY_BOTH(int32_t, ferry_ctx_int32_atomic_fetch_add, (ferry_ctx_t ctx, int32_t *dest, int32_t value, int pe))
FERRY_BOTH(int64_t, ferry_ctx_int64_atomic_fetch_add, (ferry_ctx_t ctx, int64_t *dest, int64_t value, int pe))
FERRY_BOTH(uint32_t, ferry_ctx_uint32_atomic_fetch_add, (ferry_ctx_t ctx, uint32_t *dest, uint32_t value, int pe))
FERRY_BOTH(uint64_t, ferry_ctx_uint64_atomic_fetch_add, (ferry_ctx_t ctx, uint64_t *dest, uint64_t value, int pe))
FERRY_BOTH(size_t, ferry_ctx_size_atomic_fetch_add, (ferry_ctx_t ctx, size_t *dest, size_t value, int pe))
FERRY_BOTH(ptrdiff_t, ferry_ctx_ptrdiff_atomic_fetch_add, (ferry_ctx_t ctx, ptrdiff_t *dest, ptrdiff_t value, int pe))

/* ferry_TYPE_atomic_fetch_and */
FERRY_BOTH(int, ferry_ctx_int_atomic_fetch_and, (ferry_ctx_t ctx, int *dest, int value, int pe))
FERRY_BOTH(long, ferry_ctx_long_atomic_fetch_and, (ferry_ctx_t ctx, long *dest, long value, int pe))
FERRY_BOTH(long long, ferry_ctx_longlong_atomic_fetch_and, (ferry_ctx_t ctx, long long *dest, long long value, int pe))
FERRY_BOTH(unsigned int, ferry_ctx_uint_atomic_fetch_and, (ferry_ctx_t ctx, unsigned int *dest, unsigned int value,
    int pe))
FERRY_BOTH(unsigned long, ferry_ctx_ulong_atomic_fetch_and, (ferry_ctx_t ctx, unsigned long *dest, unsigned long value,
    int pe))
FERRY_BOTH(unsigned long long, ferry_ctx_ulonglong_atomic_fetch_and, (ferry_ctx_t ctx, unsigned long long *dest,
    unsigned long long value, int pe))
FERRY_BOTH(int32_t, ferry_ctx_int32_atomic_fetch_and, (ferry_ctx_t ctx, int32_t *dest, int32_t value, int pe))
FERRY_BOTH(int64_t, ferry_ctx_int64_atomic_fetch_and, (ferry_ctx_t ctx, int64_t *dest, int64_t value, int pe))
FERRY_BOTH(uint32_t, ferry_ctx_uint32_atomic_fetch_and, (ferry_ctx_t ctx, uint32_t *dest, uint32_t value, int pe))
FERRY_BOTH(uint64_t, ferry_ctx_uint64_atomic_fetch_and, (ferry_ctx_t ctx, uint64_t *dest, uint64_t value, int pe))
FERRY_BOTH(size_t, ferry_ctx_size_atomic_fetch_and, (ferry_ctx_t ctx, size_t *dest, size_t value, int pe))
FERRY_BOTH(ptrdiff_t, ferry_ctx_ptrdiff_atomic_fetch_and, (ferry_ctx_t ctx, ptrdiff_t *dest, ptrdiff_t value, int pe))

/* ferry_TYPE_atomic_fetch_or */
FERRY_BOTH(int, ferry_ctx_int_atomic_fetch_or, (ferry_ctx_t ctx, int *dest, int value, int pe))
FERRY_BOTH(long, ferry_ctx_long_atomic_fetch_or, (ferry_ctx_t ctx, long *dest, long value, int pe))
FERRY_BOTH(long long, ferry_ctx_longlong_atomic_fetch_or, (ferry_ctx_t ctx, long long *dest, long long value, int pe))
FERRY_BOTH(unsigned int, ferry_ctx_uint_atomic_fetch_or, (ferry_ctx_t ctx, unsigned int *dest, unsigned int value,
    int pe))
FERRY_BOTH(unsigned long, ferry_ctx_ulong_atomic_fetch_or, (ferry_ctx_t ctx, unsigned long *dest, unsigned long value,
    int pe))
FERRY_BOTH(unsigned long long, ferry_ctx_ulonglong_atomic_fetch_or, (ferry_ctx_t ctx, unsigned long long *dest,
    unsigned long long value, int pe))
FERRY_BOTH(int32_t, ferry_ctx_int32_atomic_fetch_or, (ferry_ctx_t ctx, int32_t *dest, int32_t value, int pe))
FERRY_BOTH(int64_t, ferry_ctx_int64_atomic_fetch_or, (ferry_ctx_t ctx, int64_t *dest, int64_t value, int pe))
FERRY_BOTH(uint32_t, ferry_ctx_uint32_atomic_fetch_or, (ferry_ctx_t ctx, uint32_t *dest, uint32_t value, int pe))
FERRY_BOTH(uint64_t, ferry_ctx_uint64_atomic_fetch_or, (ferry_ctx_t ctx, uint64_t *dest, uint64_t value, int pe))
FERRY_BOTH(size_t, ferry_ctx_size_atomic_fetch_or, (ferry_ctx_t ctx, size_t *dest, size_t value, int pe))
FERRY_BOTH(ptrdiff_t, ferry_ctx_ptrdiff_atomic_fetch_or, (ferry_ctx_t ctx, ptrdiff_t *dest, ptrdiff_t value, int pe))

/* ferry_TYPE_atomic_fetch_xor */
FERRY_BOTH(int, ferry_ctx_int_atomic_fetch_xor, (ferry_ctx_t ctx, int *dest, int value, int pe))
FERRY_BOTH(long, ferry_ctx_long_atomic_fetch_xor, (ferry_ctx_t ctx, long *dest, long value, int pe))
FERRY_BOTH(long long, ferry_ctx_longlong_atomic_fetch_xor, (ferry_ctx_t ctx, long long *dest, long long value, int pe))
FERRY_BOTH(unsigned int, ferry_ctx_uint_atomic_fetch_xor, (ferry_ctx_t ctx, unsigned int *dest, unsigned int value,
    int pe))
FERRY_BOTH(unsigned long, ferry_ctx_ulong_atomic_fetch_xor, (ferry_ctx_t ctx, unsigned long *dest, unsigned long value,
    int pe))
FERRY_BOTH(unsigned long long, ferry_ctx_ulonglong_atomic_fetch_xor, (ferry_ctx_t ctx, unsigned long long *dest,
    unsigned long long value, int pe))
FERRY_BOTH(int32_t, ferry_ctx_int32_atomic_fetch_xor, (ferry_ctx_t ctx, int32_t *dest, int32_t value, int pe))
FERRY_BOTH(int64_t, ferry_ctx_int64_atomic_fetch_xor, (ferry_ctx_t ctx, int64_t *dest, int64_t value, int pe))
FERRY_BOTH(uint32_t, ferry_ctx_uint32_atomic_fetch_xor, (ferry_ctx_t ctx, uint32_t *dest, uint32_t value, int pe))
FERRY_BOTH(uint64_t, ferry_ctx_uint64_atomic_fetch_xor, (ferry_ctx_t ctx, uint64_t *dest, uint64_t value, int pe))
FERRY_BOTH(size_t, ferry_ctx_size_atomic_fetch_xor, (ferry_ctx_t ctx, size_t *dest, size_t value, int pe))
FERRY_BOTH(ptrdiff_t, ferry_ctx_ptrdiff_atomic_fetch_xor, (ferry_ctx_t ctx, ptrdiff_t *dest, ptrdiff_t value, int pe))

/* ferry_TYPE_atomic_add */
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_int_atomic_add, (ferry_ctx_t ctx, int *dest, int value, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_long_atomic_add, (ferry_ctx_t ctx, long *dest, long value, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_longlong_atomic_add, (ferry_ctx_t ctx, long long *dest,
    long long value, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_uint_atomic_add, (ferry_ctx_t ctx, unsigned int *dest,
    unsigned int value, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_ulong_atomic_add, (ferry_ctx_t ctx, unsigned long *dest,
    unsigned long value, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_ulonglong_atomic_add, (ferry_ctx_t ctx, unsigned long long *dest,
    unsigned long long value, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_int32_atomic_add, (ferry_ctx_t ctx, int32_t *dest, int32_t value,
    int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_int64_atomic_add, (ferry_ctx_t ctx, int64_t *dest, int64_t value,
    int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_uint32_atomic_add, (ferry_ctx_t ctx, uint32_t *dest, uint32_t value,
    int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_uint64_atomic_add, (ferry_ctx_t ctx, uint64_t *dest, uint64_t value,
    int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_size_atomic_add, (ferry_ctx_t ctx, size_t *dest, size_t value,
    int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_ptrdiff_atomic_add, (ferry_ctx_t ctx, ptrdiff_t *dest,
    ptrdiff_t value, int pe))

/* ferry_TYPE_atomic_and */
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_int_atomic_and, (ferry_ctx_t ctx, int *dest, int value, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_long_atomic_and, (ferry_ctx_t ctx, long *dest, long value, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_longlong_atomic_and, (ferry_ctx_t ctx, long long *dest,
    long long value, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_uint_atomic_and, (ferry_ctx_t ctx, unsigned int *dest,
    unsigned int value, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_ulong_atomic_and, (ferry_ctx_t ctx, unsigned long *dest,
    unsigned long value, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_ulonglong_atomic_and, (ferry_ctx_t ctx, unsigned long long *dest,
    unsigned long long value, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_int32_atomic_and, (ferry_ctx_t ctx, int32_t *dest, int32_t value,
    int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_int64_atomic_and, (ferry_ctx_t ctx, int64_t *dest, int64_t value,
    int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_uint32_atomic_and, (ferry_ctx_t ctx, uint32_t *dest, uint32_t value,
    int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_uint64_atomic_and, (ferry_ctx_t ctx, uint64_t *dest, uint64_t value,
    int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_size_atomic_and, (ferry_ctx_t ctx, size_t *dest, size_t value,
    int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_ptrdiff_atomic_and, (ferry_ctx_t ctx, ptrdiff_t *dest,
    ptrdiff_t value, int pe))

/* ferry_TYPE_atomic_or */
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_int_atomic_or, (ferry_ctx_t ctx, int *dest, int value, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_long_atomic_or, (ferry_ctx_t ctx, long *dest, long value, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_longlong_atomic_or, (ferry_ctx_t ctx, long long *dest,
    long long value, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_uint_atomic_or, (ferry_ctx_t ctx, unsigned int *dest,
    unsigned int value, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_ulong_atomic_or, (ferry_ctx_t ctx, unsigned long *dest,
    unsigned long value, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_ulonglong_atomic_or, (ferry_ctx_t ctx, unsigned long long *dest,
    unsigned long long value, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_int32_atomic_or, (ferry_ctx_t ctx, int32_t *dest, int32_t value,
    int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_int64_atomic_or, (ferry_ctx_t ctx, int64_t *dest, int64_t value,
    int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_uint32_atomic_or, (ferry_ctx_t ctx, uint32_t *dest, uint32_t value,
    int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_uint64_atomic_or, (ferry_ctx_t ctx, uint64_t *dest, uint64_t value,
    int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_size_atomic_or, (ferry_ctx_t ctx, size_t *dest, size_t value, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_ptrdiff_atomic_or, (ferry_ctx_t ctx, ptrdiff_t *dest, ptrdiff_t value,
    int pe))

/* ferry_TYPE_atomic_xor */
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_int_atomic_xor, (ferry_ctx_t ctx, int *dest, int value, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_long_atomic_xor, (ferry_ctx_t ctx, long *dest, long value, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_longlong_atomic_xor, (ferry_ctx_t ctx, long long *dest,
    long long value, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_uint_atomic_xor, (ferry_ctx_t ctx, unsigned int *dest,
    unsigned int value, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_ulong_atomic_xor, (ferry_ctx_t ctx, unsigned long *dest,
    unsigned long value, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_ulonglong_atomic_xor, (ferry_ctx_t ctx, unsigned long long *dest,
    unsigned long long value, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_int32_atomic_xor, (ferry_ctx_t ctx, int32_t *dest, int32_t value,
    int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_int64_atomic_xor, (ferry_ctx_t ctx, int64_t *dest, int64_t value,
    int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_uint32_atomic_xor, (ferry_ctx_t ctx, uint32_t *dest, uint32_t value,
    int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_uint64_atomic_xor, (ferry_ctx_t ctx, uint64_t *dest, uint64_t value,
    int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_size_atomic_xor, (ferry_ctx_t ctx, size_t *dest, size_t value,
    int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_ptrdiff_atomic_xor, (ferry_ctx_t ctx, ptrdiff_t *dest,
    ptrdiff_t value, int pe))

/* ferry_TYPE_atomic_fetch_nbi */
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_float_atomic_fetch_nbi, (ferry_ctx_t ctx, float *fetch,
    const float *source, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_double_atomic_fetch_nbi, (ferry_ctx_t ctx, double *fetch,
    const double *source, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_int_atomic_fetch_nbi, (ferry_ctx_t ctx, int *fetch, const int *source,
    int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_long_atomic_fetch_nbi, (ferry_ctx_t ctx, long *fetch,
    const long *source, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_longlong_atomic_fetch_nbi, (ferry_ctx_t ctx, long long *fetch,
    const long long *source, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_uint_atomic_fetch_nbi, (ferry_ctx_t ctx, unsigned int *fetch,
    const unsigned int *source, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_ulong_atomic_fetch_nbi, (ferry_ctx_t ctx, unsigned long *fetch,
    const unsigned long *source, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_ulonglong_atomic_fetch_nbi, (ferry_ctx_t ctx,
    unsigned long long *fetch, const unsigned long long *source, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_int32_atomic_fetch_nbi, (ferry_ctx_t ctx, int32_t *fetch,
    const int32_t *source, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_int64_atomic_fetch_nbi, (ferry_ctx_t ctx, int64_t *fetch,
    const int64_t *source, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_uint32_atomic_fetch_nbi, (ferry_ctx_t ctx, uint32_t *fetch,
    const uint32_t *source, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_uint64_atomic_fetch_nbi, (ferry_ctx_t ctx, uint64_t *fetch,
    const uint64_t *source, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_size_atomic_fetch_nbi, (ferry_ctx_t ctx, size_t *fetch,
    const size_t *source, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_ptrdiff_atomic_fetch_nbi, (ferry_ctx_t ctx, ptrdiff_t *fetch,
    const ptrdiff_t *source, int pe))

/* ferry_TYPE_atomic_swap_nbi */
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_float_atomic_swap_nbi, (ferry_ctx_t ctx, float *fetch, float *dest,
    float value, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_double_atomic_swap_nbi, (ferry_ctx_t ctx, double *fetch, double *dest,
    double value, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_int_atomic_swap_nbi, (ferry_ctx_t ctx, int *fetch, int *dest,
    int value, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_long_atomic_swap_nbi, (ferry_ctx_t ctx, long *fetch, long *dest,
    long value, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_longlong_atomic_swap_nbi, (ferry_ctx_t ctx, long long *fetch,
    long long *dest, long long value, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_uint_atomic_swap_nbi, (ferry_ctx_t ctx, unsigned int *fetch,
    unsigned int *dest, unsigned int value, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_ulong_atomic_swap_nbi, (ferry_ctx_t ctx, unsigned long *fetch,
    unsigned long *dest, unsigned long value, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_ulonglong_atomic_swap_nbi, (ferry_ctx_t ctx,
    unsigned long long *fetch, unsigned long long *dest, unsigned long long value, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_int32_atomic_swap_nbi, (ferry_ctx_t ctx, int32_t *fetch,
    int32_t *dest, int32_t value, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_int64_atomic_swap_nbi, (ferry_ctx_t ctx, int64_t *fetch,
    int64_t *dest, int64_t value, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_uint32_atomic_swap_nbi, (ferry_ctx_t ctx, uint32_t *fetch,
    uint32_t *dest, uint32_t value, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_uint64_atomic_swap_nbi, (ferry_ctx_t ctx, uint64_t *fetch,
    uint64_t *dest, uint64_t value, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_size_atomic_swap_nbi, (ferry_ctx_t ctx, size_t *fetch, size_t *dest,
    size_t value, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_ptrdiff_atomic_swap_nbi, (ferry_ctx_t ctx, ptrdiff_t *fetch,
    ptrdiff_t *dest, ptrdiff_t value, int pe))

/* ferry_TYPE_atomic_compare_swap_nbi */
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_int_atomic_compare_swap_nbi, (ferry_ctx_t ctx, int *fetch, int *dest,
    int cond, int value, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_long_atomic_compare_swap_nbi, (ferry_ctx_t ctx, long *fetch,
    long *dest, long cond, long value, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_longlong_atomic_compare_swap_nbi, (ferry_ctx_t ctx, long long *fetch,
    long long *dest, long long cond, long long value, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_uint_atomic_compare_swap_nbi, (ferry_ctx_t ctx, unsigned int *fetch,
    unsigned int *dest, unsigned int cond, unsigned int value, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_ulong_atomic_compare_swap_nbi, (ferry_ctx_t ctx, unsigned long *fetch,
    unsigned long *dest, unsigned long cond, unsigned long value, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_ulonglong_atomic_compare_swap_nbi, (ferry_ctx_t ctx,
    unsigned long long *fetch, unsigned long long *dest, unsigned long long cond, unsigned long long value, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_int32_atomic_compare_swap_nbi, (ferry_ctx_t ctx, int32_t *fetch,
    int32_t *dest, int32_t cond, int32_t value, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_int64_atomic_compare_swap_nbi, (ferry_ctx_t ctx, int64_t *fetch,
    int64_t *dest, int64_t cond, int64_t value, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_uint32_atomic_compare_swap_nbi, (ferry_ctx_t ctx, uint32_t *fetch,
    uint32_t *dest, uint32_t cond, uint32_t value, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_uint64_atomic_compare_swap_nbi, (ferry_ctx_t ctx, uint64_t *fetch,
    uint64_t *dest, uint64_t cond, uint64_t value, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_size_atomic_compare_swap_nbi, (ferry_ctx_t ctx, size_t *fetch,
    size_t *dest, size_t cond, size_t value, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_ptrdiff_atomic_compare_swap_nbi, (ferry_ctx_t ctx, ptrdiff_t *fetch,
    ptrdiff_t *dest, ptrdiff_t cond, ptrdiff_t value, int pe))

/* ferry_TYPE_atomic_fetch_inc_nbi */
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_int_atomic_fetch_inc_nbi, (ferry_ctx_t ctx, int *fetch, int *dest,
    int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_long_atomic_fetch_inc_nbi, (ferry_ctx_t ctx, long *fetch, long *dest,
    int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_longlong_atomic_fetch_inc_nbi, (ferry_ctx_t ctx, long long *fetch,
    long long *dest, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_uint_atomic_fetch_inc_nbi, (ferry_ctx_t ctx, unsigned int *fetch,
    unsigned int *dest, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_ulong_atomic_fetch_inc_nbi, (ferry_ctx_t ctx, unsigned long *fetch,
    unsigned long *dest, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_ulonglong_atomic_fetch_inc_nbi, (ferry_ctx_t ctx,
    unsigned long long *fetch, unsigned long long *dest, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_int32_atomic_fetch_inc_nbi, (ferry_ctx_t ctx, int32_t *fetch,
    int32_t *dest, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_int64_atomic_fetch_inc_nbi, (ferry_ctx_t ctx, int64_t *fetch,
    int64_t *dest, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_uint32_atomic_fetch_inc_nbi, (ferry_ctx_t ctx, uint32_t *fetch,
    uint32_t *dest, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_uint64_atomic_fetch_inc_nbi, (ferry_ctx_t ctx, uint64_t *fetch,
    uint64_t *dest, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_size_atomic_fetch_inc_nbi, (ferry_ctx_t ctx, size_t *fetch,
    size_t *dest, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_ptrdiff_atomic_fetch_inc_nbi, (ferry_ctx_t ctx, ptrdiff_t *fetch,
    ptrdiff_t *dest, int pe))

/* ferry_TYPE_atomic_fetch_add_nbi */
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_int_atomic_fetch_add_nbi, (ferry_ctx_t ctx, int *fetch, int *dest,
    int value, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_long_atomic_fetch_add_nbi, (ferry_ctx_t ctx, long *fetch, long *dest,
    long value, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_longlong_atomic_fetch_add_nbi, (ferry_ctx_t ctx, long long *fetch,
    long long *dest, long long value, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_uint_atomic_fetch_add_nbi, (ferry_ctx_t ctx, unsigned int *fetch,
    unsigned int *dest, unsigned int value, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_ulong_atomic_fetch_add_nbi, (ferry_ctx_t ctx, unsigned long *fetch,
    unsigned long *dest, unsigned long value, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_ulonglong_atomic_fetch_add_nbi, (ferry_ctx_t ctx,
    unsigned long long *fetch, unsigned long long *dest, unsigned long long value, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_int32_atomic_fetch_add_nbi, (ferry_ctx_t ctx, int32_t *fetch,
    int32_t *dest, int32_t value, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_int64_atomic_fetch_add_nbi, (ferry_ctx_t ctx, int64_t *fetch,
    int64_t *dest, int64_t value, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_uint32_atomic_fetch_add_nbi, (ferry_ctx_t ctx, uint32_t *fetch,
    uint32_t *dest, uint32_t value, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_uint64_atomic_fetch_add_nbi, (ferry_ctx_t ctx, uint64_t *fetch,
    uint64_t *dest, uint64_t value, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_size_atomic_fetch_add_nbi, (ferry_ctx_t ctx, size_t *fetch,
    size_t *dest, size_t value, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_ptrdiff_atomic_fetch_add_nbi, (ferry_ctx_t ctx, ptrdiff_t *fetch,
    ptrdiff_t *dest, ptrdiff_t value, int pe))

/* ferry_TYPE_atomic_fetch_and_nbi */
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_int_atomic_fetch_and_nbi, (ferry_ctx_t ctx, int *fetch, int *dest,
    int value, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_long_atomic_fetch_and_nbi, (ferry_ctx_t ctx, long *fetch, long *dest,
    long value, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_longlong_atomic_fetch_and_nbi, (ferry_ctx_t ctx, long long *fetch,
    long long *dest, long long value, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_uint_atomic_fetch_and_nbi, (ferry_ctx_t ctx, unsigned int *fetch,
    unsigned int *dest, unsigned int value, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_ulong_atomic_fetch_and_nbi, (ferry_ctx_t ctx, unsigned long *fetch,
    unsigned long *dest, unsigned long value, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_ulonglong_atomic_fetch_and_nbi, (ferry_ctx_t ctx,
    unsigned long long *fetch, unsigned long long *dest, unsigned long long value, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_int32_atomic_fetch_and_nbi, (ferry_ctx_t ctx, int32_t *fetch,
    int32_t *dest, int32_t value, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_int64_atomic_fetch_and_nbi, (ferry_ctx_t ctx, int64_t *fetch,
    int64_t *dest, int64_t value, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_uint32_atomic_fetch_and_nbi, (ferry_ctx_t ctx, uint32_t *fetch,
    uint32_t *dest, uint32_t value, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_uint64_atomic_fetch_and_nbi, (ferry_ctx_t ctx, uint64_t *fetch,
    uint64_t *dest, uint64_t value, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_size_atomic_fetch_and_nbi, (ferry_ctx_t ctx, size_t *fetch,
    size_t *dest, size_t value, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_ptrdiff_atomic_fetch_and_nbi, (ferry_ctx_t ctx, ptrdiff_t *fetch,
    ptrdiff_t *dest, ptrdiff_t value, int pe))

/* ferry_TYPE_atomic_fetch_or_nbi */
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_int_atomic_fetch_or_nbi, (ferry_ctx_t ctx, int *fetch, int *dest,
    int value, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_long_atomic_fetch_or_nbi, (ferry_ctx_t ctx, long *fetch, long *dest,
    long value, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_longlong_atomic_fetch_or_nbi, (ferry_ctx_t ctx, long long *fetch,
    long long *dest, long long value, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_uint_atomic_fetch_or_nbi, (ferry_ctx_t ctx, unsigned int *fetch,
    unsigned int *dest, unsigned int value, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_ulong_atomic_fetch_or_nbi, (ferry_ctx_t ctx, unsigned long *fetch,
    unsigned long *dest, unsigned long value, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_ulonglong_atomic_fetch_or_nbi, (ferry_ctx_t ctx,
    unsigned long long *fetch, unsigned long long *dest, unsigned long long value, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_int32_atomic_fetch_or_nbi, (ferry_ctx_t ctx, int32_t *fetch,
    int32_t *dest, int32_t value, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_int64_atomic_fetch_or_nbi, (ferry_ctx_t ctx, int64_t *fetch,
    int64_t *dest, int64_t value, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_uint32_atomic_fetch_or_nbi, (ferry_ctx_t ctx, uint32_t *fetch,
    uint32_t *dest, uint32_t value, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_uint64_atomic_fetch_or_nbi, (ferry_ctx_t ctx, uint64_t *fetch,
    uint64_t *dest, uint64_t value, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_size_atomic_fetch_or_nbi, (ferry_ctx_t ctx, size_t *fetch,
    size_t *dest, size_t value, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_ptrdiff_atomic_fetch_or_nbi, (ferry_ctx_t ctx, ptrdiff_t *fetch,
    ptrdiff_t *dest, ptrdiff_t value, int pe))

/* ferry_TYPE_atomic_fetch_xor_nbi */
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_int_atomic_fetch_xor_nbi, (ferry_ctx_t ctx, int *fetch, int *dest,
    int value, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_long_atomic_fetch_xor_nbi, (ferry_ctx_t ctx, long *fetch, long *dest,
    long value, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_longlong_atomic_fetch_xor_nbi, (ferry_ctx_t ctx, long long *fetch,
    long long *dest, long long value, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_uint_atomic_fetch_xor_nbi, (ferry_ctx_t ctx, unsigned int *fetch,
    unsigned int *dest, unsigned int value, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_ulong_atomic_fetch_xor_nbi, (ferry_ctx_t ctx, unsigned long *fetch,
    unsigned long *dest, unsigned long value, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_ulonglong_atomic_fetch_xor_nbi, (ferry_ctx_t ctx,
    unsigned long long *fetch, unsigned long long *dest, unsigned long long value, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_int32_atomic_fetch_xor_nbi, (ferry_ctx_t ctx, int32_t *fetch,
    int32_t *dest, int32_t value, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_int64_atomic_fetch_xor_nbi, (ferry_ctx_t ctx, int64_t *fetch,
    int64_t *dest, int64_t value, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_uint32_atomic_fetch_xor_nbi, (ferry_ctx_t ctx, uint32_t *fetch,
    uint32_t *dest, uint32_t value, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_uint64_atomic_fetch_xor_nbi, (ferry_ctx_t ctx, uint64_t *fetch,
    uint64_t *dest, uint64_t value, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_size_atomic_fetch_xor_nbi, (ferry_ctx_t ctx, size_t *fetch,
    size_t *dest, size_t value, int pe))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_ptrdiff_atomic_fetch_xor_nbi, (ferry_ctx_t ctx, ptrdiff_t *fetch,
    ptrdiff_t *dest, ptrdiff_t value, int pe))

#endif
