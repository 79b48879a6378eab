/* SPDX-License-Identifier: BSD-3-Clause */
/* OpenSHMEM's functions.  Made by api/generate.py from api/calls.txt. */
/* clang-format off */
#ifndef FERRY_COMPAT_GENERATED_SHMEM_CALLS_H
#define FERRY_COMPAT_GENERATED_SHMEM_CALLS_H

#include "../shmem_types.h"

#ifdef __cplusplus
extern "C" {
#endif
/* shmem_TYPE_put, shmem_putBITS, shmem_putmem */
SHMEMI_FN(void, shmem_float_put, (float *dest, const float *source, size_t nelems, int pe))
SHMEMI_FN(void, shmem_ctx_float_put, (shmem_ctx_t ctx, float *dest, const float *source, size_t nelems, int pe))
SHMEMI_FN(void, shmem_double_put, (double *dest, const double *source, size_t nelems, int pe))
SHMEMI_FN(void, shmem_ctx_double_put, (shmem_ctx_t ctx, double *dest, const double *source, size_t nelems, int pe))
#if !FERRYI_GPU
SHMEMI_FN(void, shmem_longdouble_put, (long double *dest, const long double *source, size_t nelems, int pe))
#endif
#if !FERRYI_GPU
SHMEMI_FN(void, shmem_ctx_longdouble_put, (shmem_ctx_t ctx, long double *dest, const long double *source, size_t nelems,
    int pe))
#endif
SHMEMI_FN(void, shmem_char_put, (char *dest, const char *source, size_t nelems, int pe))
SHMEMI_FN(void, shmem_ctx_char_put, (shmem_ctx_t ctx, char *dest, const char *source, size_t nelems, int pe))
SHMEMI_FN(void, shmem_schar_put, (signed char *dest, const signed char *source, size_t nelems, int pe))
SHMEMI_FN(void, shmem_ctx_schar_put, (shmem_ctx_t ctx, signed char *dest, const signed char *source, size_t nelems,
    int pe))
SHMEMI_FN(void, shmem_short_put, (short *dest, const short *source, size_t nelems, int pe))
SHMEMI_FN(void, shmem_ctx_short_put, (shmem_ctx_t ctx, short *dest, const short *source, size_t nelems, int pe))
SHMEMI_FN(void, shmem_uchar_put, (unsigned char *dest, const unsigned char *source, size_t nelems, int pe))
SHMEMI_FN(void, shmem_ctx_uchar_put, (shmem_ctx_t ctx, unsigned char *dest, const unsigned char *source, size_t nelems,
    int pe))
SHMEMI_FN(void, shmem_ushort_put, (unsigned short *dest, const unsigned short *source, size_t nelems, int pe))
SHMEMI_FN(void, shmem_ctx_ushort_put, (shmem_ctx_t ctx, unsigned short *dest, const unsigned short *source,
    size_t nelems, int pe))
SHMEMI_FN(void, shmem_int_put, (int *dest, const int *source, size_t nelems, int pe))
SHMEMI_FN(void, shmem_ctx_int_put, (shmem_ctx_t ctx, int *dest, const int *source, size_t nelems, int pe))
SHMEMI_FN(void, shmem_long_put, (long *dest, const long *source, size_t nelems, int pe))
SHMEMI_FN(void, shmem_ctx_long_put, (shmem_ctx_t ctx, long *dest, const long *source, size_t nelems, int pe))
SHMEMI_FN(void, shmem_longlong_put, (long long *dest, const long long *source, size_t nelems, int pe))
SHMEMI_FN(void, shmem_ctx_longlong_put, (shmem_ctx_t ctx, long long *dest, const long long *source, size_t nelems,
    int pe))
SHMEMI_FN(void, shmem_uint_put, (unsigned int *dest, const unsigned int *source, size_t nelems, int pe))
SHMEMI_FN(void, shmem_ctx_uint_put, (shmem_ctx_t ctx, unsigned int *dest, const unsigned int *source, size_t nelems,
    int pe))
SHMEMI_FN(void, shmem_ulong_put, (unsigned long *dest, const unsigned long *source, size_t nelems, int pe))
SHMEMI_FN(void, shmem_ctx_ulong_put, (shmem_ctx_t ctx, unsigned long *dest, const unsigned long *source, size_t nelems,
    int pe))
SHMEMI_FN(void, shmem_ulonglong_put, (unsigned long long *dest, const unsigned long long *source, size_t nelems,
    int pe))
SHMEMI_FN(void, shmem_ctx_ulonglong_put, (shmem_ctx_t ctx, unsigned long long *dest, const unsigned long long *source,
    size_t nelems, int pe))
SHMEMI_FN(void, shmem_int8_put, (int8_t *dest, const int8_t *source, size_t nelems, int pe))
SHMEMI_FN(void, shmem_ctx_int8_put, (shmem_ctx_t ctx, int8_t *dest, const int8_t *source, size_t nelems, int pe))
SHMEMI_FN(void, shmem_int16_put, (int16_t *dest, const int16_t *source, size_t nelems, int pe))
SHMEMI_FN(void, shmem_ctx_int16_put, (shmem_ctx_t ctx, int16_t *dest, const int16_t *source, size_t nelems, int pe))
SHMEMI_FN(void, shmem_uint8_put, (uint8_t *dest, const uint8_t *source, size_t nelems, int pe))
SHMEMI_FN(void, shmem_ctx_uint8_put, (shmem_ctx_t ctx, uint8_t *dest, const uint8_t *source, size_t nelems, int pe))
SHMEMI_FN(void, shmem_uint16_put, (uint16_t *dest, const uint16_t *source, size_t nelems, int pe))
SHMEMI_FN(void, shmem_ctx_uint16_put, (shmem_ctx_t ctx, uint16_t *dest, const uint16_t *source, size_t nelems, int pe))
SHMEMI_FN(void, shmem_int32_put, (int32_t *dest, const int32_t *source, size_t nelems, int pe))
SHMEMI_FN(void, shmem_ctx_int32_put, (shmem_ctx_t ctx, int32_t *dest, const int32_t *source, size_t nelems, int pe))
SHMEMI_FN(void, shmem_int64_put, (int64_t *dest, const int64_t *source, size_t nelems, int pe))
SHMEMI_FN(void, shmem_ctx_int64_put, (shmem_ctx_t ctx, int64_t *dest, const int64_t *source, size_t nelems, int pe))
SHMEMI_FN(void, shmem_uint32_put, (uint32_t *dest, const uint32_t *source, size_t nelems, int pe))
SHMEMI_FN(void, shmem_ctx_uint32_put, (shmem_ctx_t ctx, uint32_t *dest, const uint32_t *source, size_t nelems, int pe))
SHMEMI_FN(void, shmem_uint64_put, (uint64_t *dest, const uint64_t *source, size_t nelems, int pe))
SHMEMI_FN(void, shmem_ctx_uint64_put, (shmem_ctx_t ctx, uint64_t *dest, const uint64_t *source, size_t nelems, int pe))
SHMEMI_FN(void, shmem_size_put, (size_t *dest, const size_t *source, size_t nelems, int pe))
SHMEMI_FN(void, shmem_ctx_size_put, (shmem_ctx_t ctx, size_t *dest, const size_t *source, size_t nelems, int pe))
SHMEMI_FN(void, shmem_ptrdiff_put, (ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems, int pe))
SHMEMI_FN(void, shmem_ctx_ptrdiff_put, (shmem_ctx_t ctx, ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems,
    int pe))
SHMEMI_FN(void, shmem_put8, (void *dest, const void *source, size_t nelems, int pe))
SHMEMI_FN(void, shmem_ctx_put8, (shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe))
SHMEMI_FN(void, shmem_put16, (void *dest, const void *source, size_t nelems, int pe))
SHMEMI_FN(void, shmem_ctx_put16, (shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe))
SHMEMI_FN(void, shmem_put32, (void *dest, const void *source, size_t nelems, int pe))
SHMEMI_FN(void, shmem_ctx_put32, (shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe))
SHMEMI_FN(void, shmem_put64, (void *dest, const void *source, size_t nelems, int pe))
SHMEMI_FN(void, shmem_ctx_put64, (shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe))
SHMEMI_FN(void, shmem_put128, (void *dest, const void *source, size_t nelems, int pe))
SHMEMI_FN(void, shmem_ctx_put128, (shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe))
SHMEMI_FN(void, shmem_putmem, (void *dest, const void *source, size_t nbytes, int pe))
SHMEMI_FN(void, shmem_ctx_putmem, (shmem_ctx_t ctx, void *dest, const void *source, size_t nbytes, int pe))

/* shmem_TYPE_get, shmem_getBITS, shmem_getmem */
SHMEMI_FN(void, shmem_float_get, (float *dest, const float *source, size_t nelems, int pe))
SHMEMI_FN(void, shmem_ctx_float_get, (shmem_ctx_t ctx, float *dest, const float *source, size_t nelems, int pe))
SHMEMI_FN(void, shmem_double_get, (double *dest, const double *source, size_t nelems, int pe))
SHMEMI_FN(void, shmem_ctx_double_get, (shmem_ctx_t ctx, double *dest, const double *source, size_t nelems, int pe))
#if !FERRYI_GPU
SHMEMI_FN(void, shmem_longdouble_get, (long double *dest, const long double *source, size_t nelems, int pe))
#endif
#if !FERRYI_GPU
SHMEMI_FN(void, shmem_ctx_longdouble_get, (shmem_ctx_t ctx, long double *dest, const long double *source, size_t nelems,
    int pe))
#endif
SHMEMI_FN(void, shmem_char_get, (char *dest, const char *source, size_t nelems, int pe))
SHMEMI_FN(void, shmem_ctx_char_get, (shmem_ctx_t ctx, char *dest, const char *source, size_t nelems, int pe))
SHMEMI_FN(void, shmem_schar_get, (signed char *dest, const signed char *source, size_t nelems, int pe))
SHMEMI_FN(void, shmem_ctx_schar_get, (shmem_ctx_t ctx, signed char *dest, const signed char *source, size_t nelems,
    int pe))
SHMEMI_FN(void, shmem_short_get, (short *dest, const short *source, size_t nelems, int pe))
SHMEMI_FN(void, shmem_ctx_short_get, (shmem_ctx_t ctx, short *dest, const short *source, size_t nelems, int pe))
SHMEMI_FN(void, shmem_uchar_get, (unsigned char *dest, const unsigned char *source, size_t nelems, int pe))
SHMEMI_FN(void, shmem_ctx_uchar_get, (shmem_ctx_t ctx, unsigned char *dest, const unsigned char *source, size_t nelems,
    int pe))
SHMEMI_FN(void, shmem_ushort_get, (unsigned short *dest, const unsigned short *source, size_t nelems, int pe))
SHMEMI_FN(void, shmem_ctx_ushort_get, (shmem_ctx_t ctx, unsigned short *dest, const unsigned short *source,
    size_t nelems, int pe))
SHMEMI_FN(void, shmem_int_get, (int *dest, const int *source, size_t nelems, int pe))
SHMEMI_FN(void, shmem_ctx_int_get, (shmem_ctx_t ctx, int *dest, const int *source, size_t nelems, int pe))
SHMEMI_FN(void, shmem_long_get, (long *dest, const long *source, size_t nelems, int pe))
SHMEMI_FN(void, shmem_ctx_long_get, (shmem_ctx_t ctx, long *dest, const long *source, size_t nelems, int pe))
SHMEMI_FN(void, shmem_longlong_get, (long long *dest, const long long *source, size_t nelems, int pe))
SHMEMI_FN(void, shmem_ctx_longlong_get, (shmem_ctx_t ctx, long long *dest, const long long *source, size_t nelems,
    int pe))
SHMEMI_FN(void, shmem_uint_get, (unsigned int *dest, const unsigned int *source, size_t nelems, int pe))
SHMEMI_FN(void, shmem_ctx_uint_get, (shmem_ctx_t ctx, unsigned int *dest, const unsigned int *source, size_t nelems,
    int pe))
SHMEMI_FN(void, shmem_ulong_get, (unsigned long *dest, const unsigned long *source, size_t nelems, int pe))
SHMEMI_FN(void, shmem_ctx_ulong_get, (shmem_ctx_t ctx, unsigned long *dest, const unsigned long *source, size_t nelems,
    int pe))
SHMEMI_FN(void, shmem_ulonglong_get, (unsigned long long *dest, const unsigned long long *source, size_t nelems,
    int pe))
SHMEMI_FN(void, shmem_ctx_ulonglong_get, (shmem_ctx_t ctx, unsigned long long *dest, const unsigned long long *source,
    size_t nelems, int pe))
SHMEMI_FN(void, shmem_int8_get, (int8_t *dest, const int8_t *source, size_t nelems, int pe))
SHMEMI_FN(void, shmem_ctx_int8_get, (shmem_ctx_t ctx, int8_t *dest, const int8_t *source, size_t nelems, int pe))
SHMEMI_FN(void, shmem_int16_get, (int16_t *dest, const int16_t *source, size_t nelems, int pe))
SHMEMI_FN(void, shmem_ctx_int16_get, (shmem_ctx_t ctx, int16_t *dest, const int16_t *source, size_t nelems, int pe))
SHMEMI_FN(void, shmem_uint8_get, (uint8_t *dest, const uint8_t *source, size_t nelems, int pe))
SHMEMI_FN(void, shmem_ctx_uint8_get, (shmem_ctx_t ctx, uint8_t *dest, const uint8_t *source, size_t nelems, int pe))
SHMEMI_FN(void, shmem_uint16_get, (uint16_t *dest, const uint16_t *source, size_t nelems, int pe))
SHMEMI_FN(void, shmem_ctx_uint16_get, (shmem_ctx_t ctx, uint16_t *dest, const uint16_t *source, size_t nelems, int pe))
SHMEMI_FN(void, shmem_int32_get, (int32_t *dest, const int32_t *source, size_t nelems, int pe))
SHMEMI_FN(void, shmem_ctx_int32_get, (shmem_ctx_t ctx, int32_t *dest, const int32_t *source, size_t nelems, int pe))
SHMEMI_FN(void, shmem_int64_get, (int64_t *dest, const int64_t *source, size_t nelems, int pe))
SHMEMI_FN(void, shmem_ctx_int64_get, (shmem_ctx_t ctx, int64_t *dest, const int64_t *source, size_t nelems, int pe))
SHMEMI_FN(void, shmem_uint32_get, (uint32_t *dest, const uint32_t *source, size_t nelems, int pe))
SHMEMI_FN(void, shmem_ctx_uint32_get, (shmem_ctx_t ctx, uint32_t *dest, const uint32_t *source, size_t nelems, int pe))
SHMEMI_FN(void, shmem_uint64_get, (uint64_t *dest, const uint64_t *source, size_t nelems, int pe))
SHMEMI_FN(void, shmem_ctx_uint64_get, (shmem_ctx_t ctx, uint64_t *dest, const uint64_t *source, size_t nelems, int pe))
SHMEMI_FN(void, shmem_size_get, (size_t *dest, const size_t *source, size_t nelems, int pe))
SHMEMI_FN(void, shmem_ctx_size_get, (shmem_ctx_t ctx, size_t *dest, const size_t *source, size_t nelems, int pe))
SHMEMI_FN(void, shmem_ptrdiff_get, (ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems, int pe))
SHMEMI_FN(void, shmem_ctx_ptrdiff_get, (shmem_ctx_t ctx, ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems,
    int pe))
SHMEMI_FN(void, shmem_get8, (void *dest, const void *source, size_t nelems, int pe))
SHMEMI_FN(void, shmem_ctx_get8, (shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe))
SHMEMI_FN(void, shmem_get16, (void *dest, const void *source, size_t nelems, int pe))
SHMEMI_FN(void, shmem_ctx_get16, (shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe))
SHMEMI_FN(void, shmem_get32, (void *dest, const void *source, size_t nelems, int pe))
SHMEMI_FN(void, shmem_ctx_get32, (shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe))
SHMEMI_FN(void, shmem_get64, (void *dest, const void *source, size_t nelems, int pe))
SHMEMI_FN(void, shmem_ctx_get64, (shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe))
SHMEMI_FN(void, shmem_get128, (void *dest, const void *source, size_t nelems, int pe))
SHMEMI_FN(void, shmem_ctx_get128, (shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe))
SHMEMI_FN(void, shmem_getmem, (void *dest, const void *source, size_t nbytes, int pe))
SHMEMI_FN(void, shmem_ctx_getmem, (shmem_ctx_t ctx, void *dest, const void *source, size_t nbytes, int pe))

/* shmem_TYPE_put_nbi, shmem_putBITS_nbi, shmem_putmem_nbi */
SHMEMI_FN(void, shmem_float_put_nbi, (float *dest, const float *source, size_t nelems, int pe))
SHMEMI_FN(void, shmem_ctx_float_put_nbi, (shmem_ctx_t ctx, float *dest, const float *source, size_t nelems, int pe))
SHMEMI_FN(void, shmem_double_put_nbi, (double *dest, const double *source, size_t nelems, int pe))
SHMEMI_FN(void, shmem_ctx_double_put_nbi, (shmem_ctx_t ctx, double *dest, const double *source, size_t nelems, int pe))
#if !FERRYI_GPU
SHMEMI_FN(void, shmem_longdouble_put_nbi, (long double *dest, const long double *source, size_t nelems, int pe))
#endif
#if !FERRYI_GPU
SHMEMI_FN(void, shmem_ctx_longdouble_put_nbi, (shmem_ctx_t ctx, long double *dest, const long double *source,
    size_t nelems, int pe))
#endif
SHMEMI_FN(void, shmem_char_put_nbi, (char *dest, const char *source, size_t nelems, int pe))
SHMEMI_FN(void, shmem_ctx_char_put_nbi, (shmem_ctx_t ctx, char *dest, const char *source, size_t nelems, int pe))
SHMEMI_FN(void, shmem_schar_put_nbi, (signed char *dest, const signed char *source, size_t nelems, int pe))
SHMEMI_FN(void, shmem_ctx_schar_put_nbi, (shmem_ctx_t ctx, signed char *dest, const signed char *source, size_t nelems,
    int pe))
SHMEMI_FN(void, shmem_short_put_nbi, (short *dest, const short *source, size_t nelems, int pe))
SHMEMI_FN(void, shmem_ctx_short_put_nbi, (shmem_ctx_t ctx, short *dest, const short *source, size_t nelems, int pe))
SHMEMI_FN(void, shmem_uchar_put_nbi, (unsigned char *dest, const unsigned char *source, size_t nelems, int pe))
SHMEMI_FN(void, shmem_ctx_uchar_put_nbi, (shmem_ctx_t ctx, unsigned char *dest, const unsigned char *source,
    size_t nelems, int pe))
SHMEMI_FN(void, shmem_ushort_put_nbi, (unsigned short *dest, const unsigned short *source, size_t nelems, int pe))
SHMEMI_FN(void, shmem_ctx_ushort_put_nbi, (shmem_ctx_t ctx, unsigned short *dest, const unsigned short *source,
    size_t nelems, int pe))
SHMEMI_FN(void, shmem_int_put_nbi, (int *dest, const int *source, size_t nelems, int pe))
SHMEMI_FN(void, shmem_ctx_int_put_nbi, (shmem_ctx_t ctx, int *dest, const int *source, size_t nelems, int pe))
SHMEMI_FN(void, shmem_long_put_nbi, (long *dest, const long *source, size_t nelems, int pe))
SHMEMI_FN(void, shmem_ctx_long_put_nbi, (shmem_ctx_t ctx, long *dest, const long *source, size_t nelems, int pe))
SHMEMI_FN(void, shmem_longlong_put_nbi, (long long *dest, const long long *source, size_t nelems, int pe))
SHMEMI_FN(void, shmem_ctx_longlong_put_nbi, (shmem_ctx_t ctx, long long *dest, const long long *source, size_t nelems,
    int pe))
SHMEMI_FN(void, shmem_uint_put_nbi, (unsigned int *dest, const unsigned int *source, size_t nelems, int pe))
SHMEMI_FN(void, shmem_ctx_uint_put_nbi, (shmem_ctx_t ctx, unsigned int *dest, const unsigned int *source, size_t nelems,
    int pe))
SHMEMI_FN(void, shmem_ulong_put_nbi, (unsigned long *dest, const unsigned long *source, size_t nelems, int pe))
SHMEMI_FN(void, shmem_ctx_ulong_put_nbi, (shmem_ctx_t ctx, unsigned long *dest, const unsigned long *source,
    size_t nelems, int pe))
SHMEMI_FN(void, shmem_ulonglong_put_nbi, (unsigned long long *dest, const unsigned long long *source, size_t nelems,
    int pe))
SHMEMI_FN(void, shmem_ctx_ulonglong_put_nbi, (shmem_ctx_t ctx, unsigned long long *dest,
    const unsigned long long *source, size_t nelems, int pe))
SHMEMI_FN(void, shmem_int8_put_nbi, (int8_t *dest, const int8_t *source, size_t nelems, int pe))
SHMEMI_FN(void, shmem_ctx_int8_put_nbi, (shmem_ctx_t ctx, int8_t *dest, const int8_t *source, size_t nelems, int pe))
SHMEMI_FN(void, shmem_int16_put_nbi, (int16_t *dest, const int16_t *source, size_t nelems, int pe))
SHMEMI_FN(void, shmem_ctx_int16_put_nbi, (shmem_ctx_t ctx, int16_t *dest, const int16_t *source, size_t nelems, int pe))
SHMEMI_FN(void, shmem_uint8_put_nbi, (uint8_t *dest, const uint8_t *source, size_t nelems, int pe))
SHMEMI_FN(void, shmem_ctx_uint8_put_nbi, (shmem_ctx_t ctx, uint8_t *dest, const uint8_t *source, size_t nelems, int pe))
SHMEMI_FN(void, shmem_uint16_put_nbi, (uint16_t *dest, const uint16_t *source, size_t nelems, int pe))
SHMEMI_FN(void, shmem_ctx_uint16_put_nbi, (shmem_ctx_t ctx, uint16_t *dest, const uint16_t *source, size_t nelems,
    int pe))
SHMEMI_FN(void, shmem_int32_put_nbi, (int32_t *dest, const int32_t *source, size_t nelems, int pe))
SHMEMI_FN(void, shmem_ctx_int32_put_nbi, (shmem_ctx_t ctx, int32_t *dest, const int32_t *source, size_t nelems, int pe))
SHMEMI_FN(void, shmem_int64_put_nbi, (int64_t *dest, const int64_t *source, size_t nelems, int pe))
SHMEMI_FN(void, shmem_ctx_int64_put_nbi, (shmem_ctx_t ctx, int64_t *dest, const int64_t *source, size_t nelems, int pe))
SHMEMI_FN(void, shmem_uint32_put_nbi, (uint32_t *dest, const uint32_t *source, size_t nelems, int pe))
SHMEMI_FN(void, shmem_ctx_uint32_put_nbi, (shmem_ctx_t ctx, uint32_t *dest, const uint32_t *source, size_t nelems,
    int pe))
SHMEMI_FN(void, shmem_uint64_put_nbi, (uint64_t *dest, const uint64_t *source, size_t nelems, int pe))
SHMEMI_FN(void, shmem_ctx_uint64_put_nbi, (shmem_ctx_t ctx, uint64_t *dest, const uint64_t *source, size_t nelems,
    int pe))
SHMEMI_FN(void, shmem_size_put_nbi, (size_t *dest, const size_t *source, size_t nelems, int pe))
SHMEMI_FN(void, shmem_ctx_size_put_nbi, (shmem_ctx_t ctx, size_t *dest, const size_t *source, size_t nelems, int pe))
SHMEMI_FN(void, shmem_ptrdiff_put_nbi, (ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems, int pe))
SHMEMI_FN(void, shmem_ctx_ptrdiff_put_nbi, (shmem_ctx_t ctx, ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems,
    int pe))
SHMEMI_FN(void, shmem_put8_nbi, (void *dest, const void *source, size_t nelems, int pe))
SHMEMI_FN(void, shmem_ctx_put8_nbi, (shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe))
SHMEMI_FN(void, shmem_put16_nbi, (void *dest, const void *source, size_t nelems, int pe))
SHMEMI_FN(void, shmem_ctx_put16_nbi, (shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe))
SHMEMI_FN(void, shmem_put32_nbi, (void *dest, const void *source, size_t nelems, int pe))
SHMEMI_FN(void, shmem_ctx_put32_nbi, (shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe))
SHMEMI_FN(void, shmem_put64_nbi, (void *dest, const void *source, size_t nelems, int pe))
SHMEMI_FN(void, shmem_ctx_put64_nbi, (shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe))
SHMEMI_FN(void, shmem_put128_nbi, (void *dest, const void *source, size_t nelems, int pe))
SHMEMI_FN(void, shmem_ctx_put128_nbi, (shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe))
SHMEMI_FN(void, shmem_putmem_nbi, (void *dest, const void *source, size_t nbytes, int pe))
SHMEMI_FN(void, shmem_ctx_putmem_nbi, (shmem_ctx_t ctx, void *dest, const void *source, size_t nbytes, int pe))

/* shmem_TYPE_get_nbi, shmem_getBITS_nbi, shmem_getmem_nbi */
SHMEMI_FN(void, shmem_float_get_nbi, (float *dest, const float *source, size_t nelems, int pe))
SHMEMI_FN(void, shmem_ctx_float_get_nbi, (shmem_ctx_t ctx, float *dest, const float *source, size_t nelems, int pe))
SHMEMI_FN(void, shmem_double_get_nbi, (double *dest, const double *source, size_t nelems, int pe))
SHMEMI_FN(void, shmem_ctx_double_get_nbi, (shmem_ctx_t ctx, double *dest, const double *source, size_t nelems, int pe))
#if !FERRYI_GPU
SHMEMI_FN(void, shmem_longdouble_get_nbi, (long double *dest, const long double *source, size_t nelems, int pe))
#endif
#if !FERRYI_GPU
SHMEMI_FN(void, shmem_ctx_longdouble_get_nbi, (shmem_ctx_t ctx, long double *dest, const long double *source,
    size_t nelems, int pe))
#endif
SHMEMI_FN(void, shmem_char_get_nbi, (char *dest, const char *source, size_t nelems, int pe))
SHMEMI_FN(void, shmem_ctx_char_get_nbi, (shmem_ctx_t ctx, char *dest, const char *source, size_t nelems, int pe))
SHMEMI_FN(void, shmem_schar_get_nbi, (signed char *dest, const signed char *source, size_t nelems, int pe))
SHMEMI_FN(void, shmem_ctx_schar_get_nbi, (shmem_ctx_t ctx, signed char *dest, const signed char *source, size_t nelems,
    int pe))
SHMEMI_FN(void, shmem_short_get_nbi, (short *dest, const short *source, size_t nelems, int pe))
SHMEMI_FN(void, shmem_ctx_short_get_nbi, (shmem_ctx_t ctx, short *dest, const short *source, size_t nelems, int pe))
SHMEMI_FN(void, shmem_uchar_get_nbi, (unsigned char *dest, const unsigned char *source, size_t nelems, int pe))
SHMEMI_FN(void, shmem_ctx_uchar_get_nbi, (shmem_ctx_t ctx, unsigned char *dest, const unsigned char *source,
    size_t nelems, int pe))
SHMEMI_FN(void, shmem_ushort_get_nbi, (unsigned short *dest, const unsigned short *source, size_t nelems, int pe))
SHMEMI_FN(void, shmem_ctx_ushort_get_nbi, (shmem_ctx_t ctx, unsigned short *dest, const unsigned short *source,
    size_t nelems, int pe))
SHMEMI_FN(void, shmem_int_get_nbi, (int *dest, const int *source, size_t nelems, int pe))
SHMEMI_FN(void, shmem_ctx_int_get_nbi, (shmem_ctx_t ctx, int *dest, const int *source, size_t nelems, int pe))
SHMEMI_FN(void, shmem_long_get_nbi, (long *dest, const long *source, size_t nelems, int pe))
SHMEMI_FN(void, shmem_ctx_long_get_nbi, (shmem_ctx_t ctx, long *dest, const long *source, size_t nelems, int pe))
SHMEMI_FN(void, shmem_longlong_get_nbi, (long long *dest, const long long *source, size_t nelems, int pe))
SHMEMI_FN(void, shmem_ctx_longlong_get_nbi, (shmem_ctx_t ctx, long long *dest, const long long *source, size_t nelems,
    int pe))
SHMEMI_FN(void, shmem_uint_get_nbi, (unsigned int *dest, const unsigned int *source, size_t nelems, int pe))
SHMEMI_FN(void, shmem_ctx_uint_get_nbi, (shmem_ctx_t ctx, unsigned int *dest, const unsigned int *source, size_t nelems,
    int pe))
SHMEMI_FN(void, shmem_ulong_get_nbi, (unsigned long *dest, const unsigned long *source, size_t nelems, int pe))
SHMEMI_FN(void, shmem_ctx_ulong_get_nbi, (shmem_ctx_t ctx, unsigned long *dest, const unsigned long *source,
    size_t nelems, int pe))
SHMEMI_FN(void, shmem_ulonglong_get_nbi, (unsigned long long *dest, const unsigned long long *source, size_t nelems,
    int pe))
SHMEMI_FN(void, shmem_ctx_ulonglong_get_nbi, (shmem_ctx_t ctx, unsigned long long *dest,
    const unsigned long long *source, size_t nelems, int pe))
SHMEMI_FN(void, shmem_int8_get_nbi, (int8_t *dest, const int8_t *source, size_t nelems, int pe))
SHMEMI_FN(void, shmem_ctx_int8_get_nbi, (shmem_ctx_t ctx, int8_t *dest, const int8_t *source, size_t nelems, int pe))
SHMEMI_FN(void, shmem_int16_get_nbi, (int16_t *dest, const int16_t *source, size_t nelems, int pe))
SHMEMI_FN(void, shmem_ctx_int16_get_nbi, (shmem_ctx_t ctx, int16_t *dest, const int16_t *source, size_t nelems, int pe))
SHMEMI_FN(void, shmem_uint8_get_nbi, (uint8_t *dest, const uint8_t *source, size_t nelems, int pe))
SHMEMI_FN(void, shmem_ctx_uint8_get_nbi, (shmem_ctx_t ctx, uint8_t *dest, const uint8_t *source, size_t nelems, int pe))
SHMEMI_FN(void, shmem_uint16_get_nbi, (uint16_t *dest, const uint16_t *source, size_t nelems, int pe))
SHMEMI_FN(void, shmem_ctx_uint16_get_nbi, (shmem_ctx_t ctx, uint16_t *dest, const uint16_t *source, size_t nelems,
    int pe))
SHMEMI_FN(void, shmem_int32_get_nbi, (int32_t *dest, const int32_t *source, size_t nelems, int pe))
SHMEMI_FN(void, shmem_ctx_int32_get_nbi, (shmem_ctx_t ctx, int32_t *dest, const int32_t *source, size_t nelems, int pe))
SHMEMI_FN(void, shmem_int64_get_nbi, (int64_t *dest, const int64_t *source, size_t nelems, int pe))
SHMEMI_FN(void, shmem_ctx_int64_get_nbi, (shmem_ctx_t ctx, int64_t *dest, const int64_t *source, size_t nelems, int pe))
SHMEMI_FN(void, shmem_uint32_get_nbi, (uint32_t *dest, const uint32_t *source, size_t nelems, int pe))
SHMEMI_FN(void, shmem_ctx_uint32_get_nbi, (shmem_ctx_t ctx, uint32_t *dest, const uint32_t *source, size_t nelems,
    int pe))
SHMEMI_FN(void, shmem_uint64_get_nbi, (uint64_t *dest, const uint64_t *source, size_t nelems, int pe))
SHMEMI_FN(void, shmem_ctx_uint64_get_nbi, (shmem_ctx_t ctx, uint64_t *dest, const uint64_t *source, size_t nelems,
    int pe))
SHMEMI_FN(void, shmem_size_get_nbi, (size_t *dest, const size_t *source, size_t nelems, int pe))
SHMEMI_FN(void, shmem_ctx_size_get_nbi, (shmem_ctx_t ctx, size_t *dest, const size_t *source, size_t nelems, int pe))
SHMEMI_FN(void, shmem_ptrdiff_get_nbi, (ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems, int pe))
SHMEMI_FN(void, shmem_ctx_ptrdiff_get_nbi, (shmem_ctx_t ctx, ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems,
    int pe))
SHMEMI_FN(void, shmem_get8_nbi, (void *dest, const void *source, size_t nelems, int pe))
SHMEMI_FN(void, shmem_ctx_get8_nbi, (shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe))
SHMEMI_FN(void, shmem_get16_nbi, (void *dest, const void *source, size_t nelems, int pe))
SHMEMI_FN(void, shmem_ctx_get16_nbi, (shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe))
SHMEMI_FN(void, shmem_get32_nbi, (void *dest, const void *source, size_t nelems, int pe))
SHMEMI_FN(void, shmem_ctx_get32_nbi, (shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe))
SHMEMI_FN(void, shmem_get64_nbi, (void *dest, const void *source, size_t nelems, int pe))
SHMEMI_FN(void, shmem_ctx_get64_nbi, (shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe))
SHMEMI_FN(void, shmem_get128_nbi, (void *dest, const void *source, size_t nelems, int pe))
SHMEMI_FN(void, shmem_ctx_get128_nbi, (shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe))
SHMEMI_FN(void, shmem_getmem_nbi, (void *dest, const void *source, size_t nbytes, int pe))
SHMEMI_FN(void, shmem_ctx_getmem_nbi, (shmem_ctx_t ctx, void *dest, const void *source, size_t nbytes, int pe))

/* shmem_TYPE_iput, shmem_iputBITS */
SHMEMI_FN(void, shmem_float_iput, (float *dest, const float *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
    int pe))
SHMEMI_FN(void, shmem_ctx_float_iput, (shmem_ctx_t ctx, float *dest, const float *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe))
SHMEMI_FN(void, shmem_double_iput, (double *dest, const double *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
    int pe))
SHMEMI_FN(void, shmem_ctx_double_iput, (shmem_ctx_t ctx, double *dest, const double *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe))
#if !FERRYI_GPU
SHMEMI_FN(void, shmem_longdouble_iput, (long double *dest, const long double *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe))
#endif
#if !FERRYI_GPU
SHMEMI_FN(void, shmem_ctx_longdouble_iput, (shmem_ctx_t ctx, long double *dest, const long double *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe))
#endif
SHMEMI_FN(void, shmem_char_iput, (char *dest, const char *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe))
SHMEMI_FN(void, shmem_ctx_char_iput, (shmem_ctx_t ctx, char *dest, const char *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe))
SHMEMI_FN(void, shmem_schar_iput, (signed char *dest, const signed char *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe))
SHMEMI_FN(void, shmem_ctx_schar_iput, (shmem_ctx_t ctx, signed char *dest, const signed char *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe))
SHMEMI_FN(void, shmem_short_iput, (short *dest, const short *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
    int pe))
SHMEMI_FN(void, shmem_ctx_short_iput, (shmem_ctx_t ctx, short *dest, const short *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe))
SHMEMI_FN(void, shmem_uchar_iput, (unsigned char *dest, const unsigned char *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe))
SHMEMI_FN(void, shmem_ctx_uchar_iput, (shmem_ctx_t ctx, unsigned char *dest, const unsigned char *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe))
SHMEMI_FN(void, shmem_ushort_iput, (unsigned short *dest, const unsigned short *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe))
SHMEMI_FN(void, shmem_ctx_ushort_iput, (shmem_ctx_t ctx, unsigned short *dest, const unsigned short *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe))
SHMEMI_FN(void, shmem_int_iput, (int *dest, const int *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe))
SHMEMI_FN(void, shmem_ctx_int_iput, (shmem_ctx_t ctx, int *dest, const int *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe))
SHMEMI_FN(void, shmem_long_iput, (long *dest, const long *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe))
SHMEMI_FN(void, shmem_ctx_long_iput, (shmem_ctx_t ctx, long *dest, const long *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe))
SHMEMI_FN(void, shmem_longlong_iput, (long long *dest, const long long *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe))
SHMEMI_FN(void, shmem_ctx_longlong_iput, (shmem_ctx_t ctx, long long *dest, const long long *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe))
SHMEMI_FN(void, shmem_uint_iput, (unsigned int *dest, const unsigned int *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe))
SHMEMI_FN(void, shmem_ctx_uint_iput, (shmem_ctx_t ctx, unsigned int *dest, const unsigned int *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe))
SHMEMI_FN(void, shmem_ulong_iput, (unsigned long *dest, const unsigned long *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe))
SHMEMI_FN(void, shmem_ctx_ulong_iput, (shmem_ctx_t ctx, unsigned long *dest, const unsigned long *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe))
SHMEMI_FN(void, shmem_ulonglong_iput, (unsigned long long *dest, const unsigned long long *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe))
SHMEMI_FN(void, shmem_ctx_ulonglong_iput, (shmem_ctx_t ctx, unsigned long long *dest, const unsigned long long *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe))
SHMEMI_FN(void, shmem_int8_iput, (int8_t *dest, const int8_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
    int pe))
SHMEMI_FN(void, shmem_ctx_int8_iput, (shmem_ctx_t ctx, int8_t *dest, const int8_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe))
SHMEMI_FN(void, shmem_int16_iput, (int16_t *dest, const int16_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
    int pe))
SHMEMI_FN(void, shmem_ctx_int16_iput, (shmem_ctx_t ctx, int16_t *dest, const int16_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe))
SHMEMI_FN(void, shmem_uint8_iput, (uint8_t *dest, const uint8_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
    int pe))
SHMEMI_FN(void, shmem_ctx_uint8_iput, (shmem_ctx_t ctx, uint8_t *dest, const uint8_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe))
SHMEMI_FN(void, shmem_uint16_iput, (uint16_t *dest, const uint16_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
    int pe))
SHMEMI_FN(void, shmem_ctx_uint16_iput, (shmem_ctx_t ctx, uint16_t *dest, const uint16_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe))
SHMEMI_FN(void, shmem_int32_iput, (int32_t *dest, const int32_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
    int pe))
SHMEMI_FN(void, shmem_ctx_int32_iput, (shmem_ctx_t ctx, int32_t *dest, const int32_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe))
SHMEMI_FN(void, shmem_int64_iput, (int64_t *dest, const int64_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
    int pe))
SHMEMI_FN(void, shmem_ctx_int64_iput, (shmem_ctx_t ctx, int64_t *dest, const int64_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe))
SHMEMI_FN(void, shmem_uint32_iput, (uint32_t *dest, const uint32_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
    int pe))
SHMEMI_FN(void, shmem_ctx_uint32_iput, (shmem_ctx_t ctx, uint32_t *dest, const uint32_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe))
SHMEMI_FN(void, shmem_uint64_iput, (uint64_t *dest, const uint64_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
    int pe))
SHMEMI_FN(void, shmem_ctx_uint64_iput, (shmem_ctx_t ctx, uint64_t *dest, const uint64_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe))
SHMEMI_FN(void, shmem_size_iput, (size_t *dest, const size_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
    int pe))
SHMEMI_FN(void, shmem_ctx_size_iput, (shmem_ctx_t ctx, size_t *dest, const size_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe))
SHMEMI_FN(void, shmem_ptrdiff_iput, (ptrdiff_t *dest, const ptrdiff_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe))
SHMEMI_FN(void, shmem_ctx_ptrdiff_iput, (shmem_ctx_t ctx, ptrdiff_t *dest, const ptrdiff_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe))
SHMEMI_FN(void, shmem_iput8, (void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe))
SHMEMI_FN(void, shmem_ctx_iput8, (shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe))
SHMEMI_FN(void, shmem_iput16, (void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe))
SHMEMI_FN(void, shmem_ctx_iput16, (shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe))
SHMEMI_FN(void, shmem_iput32, (void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe))
SHMEMI_FN(void, shmem_ctx_iput32, (shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe))
SHMEMI_FN(void, shmem_iput64, (void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe))
SHMEMI_FN(void, shmem_ctx_iput64, (shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe))
SHMEMI_FN(void, shmem_iput128, (void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe))
SHMEMI_FN(void, shmem_ctx_iput128, (shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe))

/* shmem_TYPE_iget, shmem_igetBITS */
SHMEMI_FN(void, shmem_float_iget, (float *dest, const float *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
    int pe))
SHMEMI_FN(void, shmem_ctx_float_iget, (shmem_ctx_t ctx, float *dest, const float *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe))
SHMEMI_FN(void, shmem_double_iget, (double *dest, const double *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
    int pe))
SHMEMI_FN(void, shmem_ctx_double_iget, (shmem_ctx_t ctx, double *dest, const double *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe))
#if !FERRYI_GPU
SHMEMI_FN(void, shmem_longdouble_iget, (long double *dest, const long double *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe))
#endif
#if !FERRYI_GPU
SHMEMI_FN(void, shmem_ctx_longdouble_iget, (shmem_ctx_t ctx, long double *dest, const long double *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe))
#endif
SHMEMI_FN(void, shmem_char_iget, (char *dest, const char *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe))
SHMEMI_FN(void, shmem_ctx_char_iget, (shmem_ctx_t ctx, char *dest, const char *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe))
SHMEMI_FN(void, shmem_schar_iget, (signed char *dest, const signed char *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe))
SHMEMI_FN(void, shmem_ctx_schar_iget, (shmem_ctx_t ctx, signed char *dest, const signed char *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe))
SHMEMI_FN(void, shmem_short_iget, (short *dest, const short *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
    int pe))
SHMEMI_FN(void, shmem_ctx_short_iget, (shmem_ctx_t ctx, short *dest, const short *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe))
SHMEMI_FN(void, shmem_uchar_iget, (unsigned char *dest, const unsigned char *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe))
SHMEMI_FN(void, shmem_ctx_uchar_iget, (shmem_ctx_t ctx, unsigned char *dest, const unsigned char *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe))
SHMEMI_FN(void, shmem_ushort_iget, (unsigned short *dest, const unsigned short *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe))
SHMEMI_FN(void, shmem_ctx_ushort_iget, (shmem_ctx_t ctx, unsigned short *dest, const unsigned short *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe))
SHMEMI_FN(void, shmem_int_iget, (int *dest, const int *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe))
SHMEMI_FN(void, shmem_ctx_int_iget, (shmem_ctx_t ctx, int *dest, const int *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe))
SHMEMI_FN(void, shmem_long_iget, (long *dest, const long *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe))
SHMEMI_FN(void, shmem_ctx_long_iget, (shmem_ctx_t ctx, long *dest, const long *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe))
SHMEMI_FN(void, shmem_longlong_iget, (long long *dest, const long long *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe))
SHMEMI_FN(void, shmem_ctx_longlong_iget, (shmem_ctx_t ctx, long long *dest, const long long *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe))
SHMEMI_FN(void, shmem_uint_iget, (unsigned int *dest, const unsigned int *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe))
SHMEMI_FN(void, shmem_ctx_uint_iget, (shmem_ctx_t ctx, unsigned int *dest, const unsigned int *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe))
SHMEMI_FN(void, shmem_ulong_iget, (unsigned long *dest, const unsigned long *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe))
SHMEMI_FN(void, shmem_ctx_ulong_iget, (shmem_ctx_t ctx, unsigned long *dest, const unsigned long *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe))
SHMEMI_FN(void, shmem_ulonglong_iget, (unsigned long long *dest, const unsigned long long *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe))
SHMEMI_FN(void, shmem_ctx_ulonglong_iget, (shmem_ctx_t ctx, unsigned long long *dest, const unsigned long long *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe))
SHMEMI_FN(void, shmem_int8_iget, (int8_t *dest, const int8_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
    int pe))
SHMEMI_FN(void, shmem_ctx_int8_iget, (shmem_ctx_t ctx, int8_t *dest, const int8_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe))
SHMEMI_FN(void, shmem_int16_iget, (int16_t *dest, const int16_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
    int pe))
SHMEMI_FN(void, shmem_ctx_int16_iget, (shmem_ctx_t ctx, int16_t *dest, const int16_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe))
SHMEMI_FN(void, shmem_uint8_iget, (uint8_t *dest, const uint8_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
    int pe))
SHMEMI_FN(void, shmem_ctx_uint8_iget, (shmem_ctx_t ctx, uint8_t *dest, const uint8_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe))
SHMEMI_FN(void, shmem_uint16_iget, (uint16_t *dest, const uint16_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
    int pe))
SHMEMI_FN(void, shmem_ctx_uint16_iget, (shmem_ctx_t ctx, uint16_t *dest, const uint16_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe))
SHMEMI_FN(void, shmem_int32_iget, (int32_t *dest, const int32_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
    int pe))
SHMEMI_FN(void, shmem_ctx_int32_iget, (shmem_ctx_t ctx, int32_t *dest, const int32_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe))
SHMEMI_FN(void, shmem_int64_iget, (int64_t *dest, const int64_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
    int pe))
SHMEMI_FN(void, shmem_ctx_int64_iget, (shmem_ctx_t ctx, int64_t *dest, const int64_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe))
SHMEMI_FN(void, shmem_uint32_iget, (uint32_t *dest, const uint32_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
    int pe))
SHMEMI_FN(void, shmem_ctx_uint32_iget, (shmem_ctx_t ctx, uint32_t *dest, const uint32_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe))
SHMEMI_FN(void, shmem_uint64_iget, (uint64_t *dest, const uint64_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
    int pe))
SHMEMI_FN(void, shmem_ctx_uint64_iget, (shmem_ctx_t ctx, uint64_t *dest, const uint64_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe))
SHMEMI_FN(void, shmem_size_iget, (size_t *dest, const size_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
    int pe))
SHMEMI_FN(void, shmem_ctx_size_iget, (shmem_ctx_t ctx, size_t *dest, const size_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe))
SHMEMI_FN(void, shmem_ptrdiff_iget, (ptrdiff_t *dest, const ptrdiff_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe))
SHMEMI_FN(void, shmem_ctx_ptrdiff_iget, (shmem_ctx_t ctx, ptrdiff_t *dest, const ptrdiff_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe))
SHMEMI_FN(void, shmem_iget8, (void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe))
SHMEMI_FN(void, shmem_ctx_iget8, (shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe))
SHMEMI_FN(void, shmem_iget16, (void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe))
SHMEMI_FN(void, shmem_ctx_iget16, (shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe))
SHMEMI_FN(void, shmem_iget32, (void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe))
SHMEMI_FN(void, shmem_ctx_iget32, (shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe))
SHMEMI_FN(void, shmem_iget64, (void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe))
SHMEMI_FN(void, shmem_ctx_iget64, (shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe))
SHMEMI_FN(void, shmem_iget128, (void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe))
SHMEMI_FN(void, shmem_ctx_iget128, (shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe))

/* shmem_TYPE_p */
SHMEMI_FN(void, shmem_float_p, (float *dest, float value, int pe))
SHMEMI_FN(void, shmem_ctx_float_p, (shmem_ctx_t ctx, float *dest, float value, int pe))
SHMEMI_FN(void, shmem_double_p, (double *dest, double value, int pe))
SHMEMI_FN(void, shmem_ctx_double_p, (shmem_ctx_t ctx, double *dest, double value, int pe))
#if !FERRYI_GPU
SHMEMI_FN(void, shmem_longdouble_p, (long double *dest, long double value, int pe))
#endif
#if !FERRYI_GPU
SHMEMI_FN(void, shmem_ctx_longdouble_p, (shmem_ctx_t ctx, long double *dest, long double value, int pe))
#endif
SHMEMI_FN(void, shmem_char_p, (char *dest, char value, int pe))
SHMEMI_FN(void, shmem_ctx_char_p, (shmem_ctx_t ctx, char *dest, char value, int pe))
SHMEMI_FN(void, shmem_schar_p, (signed char *dest, signed char value, int pe))
SHMEMI_FN(void, shmem_ctx_schar_p, (shmem_ctx_t ctx, signed char *dest, signed char value, int pe))
SHMEMI_FN(void, shmem_short_p, (short *dest, short value, int pe))
SHMEMI_FN(void, shmem_ctx_short_p, (shmem_ctx_t ctx, short *dest, short value, int pe))
SHMEMI_FN(void, shmem_uchar_p, (unsigned char *dest, unsigned char value, int pe))
SHMEMI_FN(void, shmem_ctx_uchar_p, (shmem_ctx_t ctx, unsigned char *dest, unsigned char value, int pe))
SHMEMI_FN(void, shmem_ushort_p, (unsigned short *dest, unsigned short value, int pe))
SHMEMI_FN(void, shmem_ctx_ushort_p, (shmem_ctx_t ctx, unsigned short *dest, unsigned short value, int pe))
SHMEMI_FN(void, shmem_int_p, (int *dest, int value, int pe))
SHMEMI_FN(void, shmem_ctx_int_p, (shmem_ctx_t ctx, int *dest, int value, int pe))
SHMEMI_FN(void, shmem_long_p, (long *dest, long value, int pe))
SHMEMI_FN(void, shmem_ctx_long_p, (shmem_ctx_t ctx, long *dest, long value, int pe))
SHMEMI_FN(void, shmem_longlong_p, (long long *dest, long long value, int pe))
SHMEMI_FN(void, shmem_ctx_longlong_p, (shmem_ctx_t ctx, long long *dest, long long value, int pe))
SHMEMI_FN(void, shmem_uint_p, (unsigned int *dest, unsigned int value, int pe))
SHMEMI_FN(void, shmem_ctx_uint_p, (shmem_ctx_t ctx, unsigned int *dest, unsigned int value, int pe))
SHMEMI_FN(void, shmem_ulong_p, (unsigned long *dest, unsigned long value, int pe))
SHMEMI_FN(void, shmem_ctx_ulong_p, (shmem_ctx_t ctx, unsigned long *dest, unsigned long value, int pe))
SHMEMI_FN(void, shmem_ulonglong_p, (unsigned long long *dest, unsigned long long value, int pe))
SHMEMI_FN(void, shmem_ctx_ulonglong_p, (shmem_ctx_t ctx, unsigned long long *dest, unsigned long long value, int pe))
SHMEMI_FN(void, shmem_int8_p, (int8_t *dest, int8_t value, int pe))
SHMEMI_FN(void, shmem_ctx_int8_p, (shmem_ctx_t ctx, int8_t *dest, int8_t value, int pe))
SHMEMI_FN(void, shmem_int16_p, (int16_t *dest, int16_t value, int pe))
SHMEMI_FN(void, shmem_ctx_int16_p, (shmem_ctx_t ctx, int16_t *dest, int16_t value, int pe))
SHMEMI_FN(void, shmem_uint8_p, (uint8_t *dest, uint8_t value, int pe))
SHMEMI_FN(void, shmem_ctx_uint8_p, (shmem_ctx_t ctx, uint8_t *dest, uint8_t value, int pe))
SHMEMI_FN(void, shmem_uint16_p, (uint16_t *dest, uint16_t value, int pe))
SHMEMI_FN(void, shmem_ctx_uint16_p, (shmem_ctx_t ctx, uint16_t *dest, uint16_t value, int pe))
SHMEMI_FN(void, shmem_int32_p, (int32_t *dest, int32_t value, int pe))
SHMEMI_FN(void, shmem_ctx_int32_p, (shmem_ctx_t ctx, int32_t *dest, int32_t value, int pe))
SHMEMI_FN(void, shmem_int64_p, (int64_t *dest, int64_t value, int pe))
SHMEMI_FN(void, shmem_ctx_int64_p, (shmem_ctx_t ctx, int64_t *dest, int64_t value, int pe))
SHMEMI_FN(void, shmem_uint32_p, (uint32_t *dest, uint32_t value, int pe))
SHMEMI_FN(void, shmem_ctx_uint32_p, (shmem_ctx_t ctx, uint32_t *dest, uint32_t value, int pe))
SHMEMI_FN(void, shmem_uint64_p, (uint64_t *dest, uint64_t value, int pe))
SHMEMI_FN(void, shmem_ctx_uint64_p, (shmem_ctx_t ctx, uint64_t *dest, uint64_t value, int pe))
SHMEMI_FN(void, shmem_size_p, (size_t *dest, size_t value, int pe))
SHMEMI_FN(void, shmem_ctx_size_p, (shmem_ctx_t ctx, size_t *dest, size_t value, int pe))
SHMEMI_FN(void, shmem_ptrdiff_p, (ptrdiff_t *dest, ptrdiff_t value, int pe))
SHMEMI_FN(void, shmem_ctx_ptrdiff_p, (shmem_ctx_t ctx, ptrdiff_t *dest, ptrdiff_t value, int pe))

/* shmem_TYPE_g */
SHMEMI_FN(float, shmem_float_g, (const float *source, int pe))
SHMEMI_FN(float, shmem_ctx_float_g, (shmem_ctx_t ctx, const float *source, int pe))
SHMEMI_FN(double, shmem_double_g, (const double *source, int pe))
SHMEMI_FN(double, shmem_ctx_double_g, (shmem_ctx_t ctx, const double *source, int pe))
#if !FERRYI_GPU
SHMEMI_FN(long double, shmem_longdouble_g, (const long double *source, int pe))
#endif
#if !FERRYI_GPU
SHMEMI_FN(long double, shmem_ctx_longdouble_g, (shmem_ctx_t ctx, const long double *source, int pe))
#endif
SHMEMI_FN(char, shmem_char_g, (const char *source, int pe))
SHMEMI_FN(char, shmem_ctx_char_g, (shmem_ctx_t ctx, const char *source, int pe))
SHMEMI_FN(signed char, shmem_schar_g, (const signed char *source, int pe))
SHMEMI_FN(signed char, shmem_ctx_schar_g, (shmem_ctx_t ctx, const signed char *source, int pe))
SHMEMI_FN(short, shmem_short_g, (const short *source, int pe))
SHMEMI_FN(short, shmem_ctx_short_g, (shmem_ctx_t ctx, const short *source, int pe))
SHMEMI_FN(unsigned char, shmem_uchar_g, (const unsigned char *source, int pe))
SHMEMI_FN(unsigned char, shmem_ctx_uchar_g, (shmem_ctx_t ctx, const unsigned char *source, int pe))
SHMEMI_FN(unsigned short, shmem_ushort_g, (const unsigned short *source, int pe))
SHMEMI_FN(unsigned short, shmem_ctx_ushort_g, (shmem_ctx_t ctx, const unsigned short *source, int pe))
SHMEMI_FN(int, shmem_int_g, (const int *source, int pe))
SHMEMI_FN(int, shmem_ctx_int_g, (shmem_ctx_t ctx, const int *source, int pe))
SHMEMI_FN(long, shmem_long_g, (const long *source, int pe))
SHMEMI_FN(long, shmem_ctx_long_g, (shmem_ctx_t ctx, const long *source, int pe))
SHMEMI_FN(long long, shmem_longlong_g, (const long long *source, int pe))
SHMEMI_FN(long long, shmem_ctx_longlong_g, (shmem_ctx_t ctx, const long long *source, int pe))
SHMEMI_FN(unsigned int, shmem_uint_g, (const unsigned int *source, int pe))
SHMEMI_FN(unsigned int, shmem_ctx_uint_g, (shmem_ctx_t ctx, const unsigned int *source, int pe))
SHMEMI_FN(unsigned long, shmem_ulong_g, (const unsigned long *source, int pe))
SHMEMI_FN(unsigned long, shmem_ctx_ulong_g, (shmem_ctx_t ctx, const unsigned long *source, int pe))
SHMEMI_FN(unsigned long long, shmem_ulonglong_g, (const unsigned long long *source, int pe))
SHMEMI_FN(unsigned long long, shmem_ctx_ulonglong_g, (shmem_ctx_t ctx, const unsigned long long *source, int pe))
SHMEMI_FN(int8_t, shmem_int8_g, (const int8_t *source, int pe))
SHMEMI_FN(int8_t, shmem_ctx_int8_g, (shmem_ctx_t ctx, const int8_t *source, int pe))
SHMEMI_FN(int16_t, shmem_int16_g, (const int16_t *source, int pe))
SHMEMI_FN(int16_t, shmem_ctx_int16_g, (shmem_ctx_t ctx, const int16_t *source, int pe))
SHMEMI_FN(uint8_t, shmem_uint8_g, (const uint8_t *source, int pe))
SHMEMI_FN(uint8_t, shmem_ctx_uint8_g, (shmem_ctx_t ctx, const uint8_t *source, int pe))
SHMEMI_FN(uint16_t, shmem_uint16_g, (const uint16_t *source, int pe))
SHMEMI_FN(uint16_t, shmem_ctx_uint16_g, (shmem_ctx_t ctx, const uint16_t *source, int pe))
SHMEMI_FN(int32_t, shmem_int32_g, (const int32_t *source, int pe))
SHMEMI_FN(int32_t, shmem_ctx_int32_g, (shmem_ctx_t ctx, const int32_t *source, int pe))
SHMEMI_FN(int64_t, shmem_int64_g, (const int64_t *source, int pe))
SHMEMI_FN(int64_t, shmem_ctx_int64_g, (shmem_ctx_t ctx, const int64_t *source, int pe))
SHMEMI_FN(uint32_t, shmem_uint32_g, (const uint32_t *source, int pe))
SHMEMI_FN(uint32_t, shmem_ctx_uint32_g, (shmem_ctx_t ctx, const uint32_t *source, int pe))
SHMEMI_FN(uint64_t, shmem_uint64_g, (const uint64_t *source, int pe))
SHMEMI_FN(uint64_t, shmem_ctx_uint64_g, (shmem_ctx_t ctx, const uint64_t *source, int pe))
SHMEMI_FN(size_t, shmem_size_g, (const size_t *source, int pe))
SHMEMI_FN(size_t, shmem_ctx_size_g, (shmem_ctx_t ctx, const size_t *source, int pe))
SHMEMI_FN(ptrdiff_t, shmem_ptrdiff_g, (const ptrdiff_t *source, int pe))
SHMEMI_FN(ptrdiff_t, shmem_ctx_ptrdiff_g, (shmem_ctx_t ctx, const ptrdiff_t *source, int pe))

/* shmem_TYPE_ibput, shmem_ibputBITS */
SHMEMI_FN(void, shmem_float_ibput, (float *dest, const float *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
    size_t nblocks, int pe))
SHMEMI_FN(void, shmem_ctx_float_ibput, (shmem_ctx_t ctx, float *dest, const float *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe))
SHMEMI_FN(void, shmem_double_ibput, (double *dest, const double *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
    size_t nblocks, int pe))
SHMEMI_FN(void, shmem_ctx_double_ibput, (shmem_ctx_t ctx, double *dest, const double *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe))
#if !FERRYI_GPU
SHMEMI_FN(void, shmem_longdouble_ibput, (long double *dest, const long double *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe))
#endif
#if !FERRYI_GPU
SHMEMI_FN(void, shmem_ctx_longdouble_ibput, (shmem_ctx_t ctx, long double *dest, const long double *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe))
#endif
SHMEMI_FN(void, shmem_char_ibput, (char *dest, const char *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
    size_t nblocks, int pe))
SHMEMI_FN(void, shmem_ctx_char_ibput, (shmem_ctx_t ctx, char *dest, const char *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe))
SHMEMI_FN(void, shmem_schar_ibput, (signed char *dest, const signed char *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe))
SHMEMI_FN(void, shmem_ctx_schar_ibput, (shmem_ctx_t ctx, signed char *dest, const signed char *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe))
SHMEMI_FN(void, shmem_short_ibput, (short *dest, const short *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
    size_t nblocks, int pe))
SHMEMI_FN(void, shmem_ctx_short_ibput, (shmem_ctx_t ctx, short *dest, const short *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe))
SHMEMI_FN(void, shmem_uchar_ibput, (unsigned char *dest, const unsigned char *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe))
SHMEMI_FN(void, shmem_ctx_uchar_ibput, (shmem_ctx_t ctx, unsigned char *dest, const unsigned char *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe))
SHMEMI_FN(void, shmem_ushort_ibput, (unsigned short *dest, const unsigned short *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe))
SHMEMI_FN(void, shmem_ctx_ushort_ibput, (shmem_ctx_t ctx, unsigned short *dest, const unsigned short *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe))
SHMEMI_FN(void, shmem_int_ibput, (int *dest, const int *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
    size_t nblocks, int pe))
SHMEMI_FN(void, shmem_ctx_int_ibput, (shmem_ctx_t ctx, int *dest, const int *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe))
SHMEMI_FN(void, shmem_long_ibput, (long *dest, const long *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
    size_t nblocks, int pe))
SHMEMI_FN(void, shmem_ctx_long_ibput, (shmem_ctx_t ctx, long *dest, const long *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe))
SHMEMI_FN(void, shmem_longlong_ibput, (long long *dest, const long long *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe))
SHMEMI_FN(void, shmem_ctx_longlong_ibput, (shmem_ctx_t ctx, long long *dest, const long long *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe))
SHMEMI_FN(void, shmem_uint_ibput, (unsigned int *dest, const unsigned int *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe))
SHMEMI_FN(void, shmem_ctx_uint_ibput, (shmem_ctx_t ctx, unsigned int *dest, const unsigned int *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe))
SHMEMI_FN(void, shmem_ulong_ibput, (unsigned long *dest, const unsigned long *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe))
SHMEMI_FN(void, shmem_ctx_ulong_ibput, (shmem_ctx_t ctx, unsigned long *dest, const unsigned long *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe))
SHMEMI_FN(void, shmem_ulonglong_ibput, (unsigned long long *dest, const unsigned long long *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe))
SHMEMI_FN(void, shmem_ctx_ulonglong_ibput, (shmem_ctx_t ctx, unsigned long long *dest, const unsigned long long *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe))
SHMEMI_FN(void, shmem_int8_ibput, (int8_t *dest, const int8_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
    size_t nblocks, int pe))
SHMEMI_FN(void, shmem_ctx_int8_ibput, (shmem_ctx_t ctx, int8_t *dest, const int8_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe))
SHMEMI_FN(void, shmem_int16_ibput, (int16_t *dest, const int16_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
    size_t nblocks, int pe))
SHMEMI_FN(void, shmem_ctx_int16_ibput, (shmem_ctx_t ctx, int16_t *dest, const int16_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe))
SHMEMI_FN(void, shmem_uint8_ibput, (uint8_t *dest, const uint8_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
    size_t nblocks, int pe))
SHMEMI_FN(void, shmem_ctx_uint8_ibput, (shmem_ctx_t ctx, uint8_t *dest, const uint8_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe))
SHMEMI_FN(void, shmem_uint16_ibput, (uint16_t *dest, const uint16_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
    size_t nblocks, int pe))
SHMEMI_FN(void, shmem_ctx_uint16_ibput, (shmem_ctx_t ctx, uint16_t *dest, const uint16_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe))
SHMEMI_FN(void, shmem_int32_ibput, (int32_t *dest, const int32_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
    size_t nblocks, int pe))
SHMEMI_FN(void, shmem_ctx_int32_ibput, (shmem_ctx_t ctx, int32_t *dest, const int32_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe))
SHMEMI_FN(void, shmem_int64_ibput, (int64_t *dest, const int64_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
    size_t nblocks, int pe))
SHMEMI_FN(void, shmem_ctx_int64_ibput, (shmem_ctx_t ctx, int64_t *dest, const int64_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe))
SHMEMI_FN(void, shmem_uint32_ibput, (uint32_t *dest, const uint32_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
    size_t nblocks, int pe))
SHMEMI_FN(void, shmem_ctx_uint32_ibput, (shmem_ctx_t ctx, uint32_t *dest, const uint32_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe))
SHMEMI_FN(void, shmem_uint64_ibput, (uint64_t *dest, const uint64_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
    size_t nblocks, int pe))
SHMEMI_FN(void, shmem_ctx_uint64_ibput, (shmem_ctx_t ctx, uint64_t *dest, const uint64_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe))
SHMEMI_FN(void, shmem_size_ibput, (size_t *dest, const size_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
    size_t nblocks, int pe))
SHMEMI_FN(void, shmem_ctx_size_ibput, (shmem_ctx_t ctx, size_t *dest, const size_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe))
SHMEMI_FN(void, shmem_ptrdiff_ibput, (ptrdiff_t *dest, const ptrdiff_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe))
SHMEMI_FN(void, shmem_ctx_ptrdiff_ibput, (shmem_ctx_t ctx, ptrdiff_t *dest, const ptrdiff_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe))
SHMEMI_FN(void, shmem_ibput8, (void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
    size_t nblocks, int pe))
SHMEMI_FN(void, shmem_ctx_ibput8, (shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe))
SHMEMI_FN(void, shmem_ibput16, (void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
    size_t nblocks, int pe))
SHMEMI_FN(void, shmem_ctx_ibput16, (shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe))
SHMEMI_FN(void, shmem_ibput32, (void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
    size_t nblocks, int pe))
SHMEMI_FN(void, shmem_ctx_ibput32, (shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe))
SHMEMI_FN(void, shmem_ibput64, (void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
    size_t nblocks, int pe))
SHMEMI_FN(void, shmem_ctx_ibput64, (shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe))
SHMEMI_FN(void, shmem_ibput128, (void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
    size_t nblocks, int pe))
SHMEMI_FN(void, shmem_ctx_ibput128, (shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe))

/* shmem_TYPE_ibget, shmem_ibgetBITS */
SHMEMI_FN(void, shmem_float_ibget, (float *dest, const float *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
    size_t nblocks, int pe))
SHMEMI_FN(void, shmem_ctx_float_ibget, (shmem_ctx_t ctx, float *dest, const float *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe))
SHMEMI_FN(void, shmem_double_ibget, (double *dest, const double *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
    size_t nblocks, int pe))
SHMEMI_FN(void, shmem_ctx_double_ibget, (shmem_ctx_t ctx, double *dest, const double *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe))
#if !FERRYI_GPU
SHMEMI_FN(void, shmem_longdouble_ibget, (long double *dest, const long double *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe))
#endif
#if !FERRYI_GPU
SHMEMI_FN(void, shmem_ctx_longdouble_ibget, (shmem_ctx_t ctx, long double *dest, const long double *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe))
#endif
SHMEMI_FN(void, shmem_char_ibget, (char *dest, const char *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
    size_t nblocks, int pe))
SHMEMI_FN(void, shmem_ctx_char_ibget, (shmem_ctx_t ctx, char *dest, const char *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe))
SHMEMI_FN(void, shmem_schar_ibget, (signed char *dest, const signed char *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe))
SHMEMI_FN(void, shmem_ctx_schar_ibget, (shmem_ctx_t ctx, signed char *dest, const signed char *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe))
SHMEMI_FN(void, shmem_short_ibget, (short *dest, const short *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
    size_t nblocks, int pe))
SHMEMI_FN(void, shmem_ctx_short_ibget, (shmem_ctx_t ctx, short *dest, const short *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe))
SHMEMI_FN(void, shmem_uchar_ibget, (unsigned char *dest, const unsigned char *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe))
SHMEMI_FN(void, shmem_ctx_uchar_ibget, (shmem_ctx_t ctx, unsigned char *dest, const unsigned char *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe))
SHMEMI_FN(void, shmem_ushort_ibget, (unsigned short *dest, const unsigned short *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe))
SHMEMI_FN(void, shmem_ctx_ushort_ibget, (shmem_ctx_t ctx, unsigned short *dest, const unsigned short *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe))
SHMEMI_FN(void, shmem_int_ibget, (int *dest, const int *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
    size_t nblocks, int pe))
SHMEMI_FN(void, shmem_ctx_int_ibget, (shmem_ctx_t ctx, int *dest, const int *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe))
SHMEMI_FN(void, shmem_long_ibget, (long *dest, const long *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
    size_t nblocks, int pe))
SHMEMI_FN(void, shmem_ctx_long_ibget, (shmem_ctx_t ctx, long *dest, const long *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe))
SHMEMI_FN(void, shmem_longlong_ibget, (long long *dest, const long long *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe))
SHMEMI_FN(void, shmem_ctx_longlong_ibget, (shmem_ctx_t ctx, long long *dest, const long long *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe))
SHMEMI_FN(void, shmem_uint_ibget, (unsigned int *dest, const unsigned int *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe))
SHMEMI_FN(void, shmem_ctx_uint_ibget, (shmem_ctx_t ctx, unsigned int *dest, const unsigned int *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe))
SHMEMI_FN(void, shmem_ulong_ibget, (unsigned long *dest, const unsigned long *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe))
SHMEMI_FN(void, shmem_ctx_ulong_ibget, (shmem_ctx_t ctx, unsigned long *dest, const unsigned long *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe))
SHMEMI_FN(void, shmem_ulonglong_ibget, (unsigned long long *dest, const unsigned long long *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe))
SHMEMI_FN(void, shmem_ctx_ulonglong_ibget, (shmem_ctx_t ctx, unsigned long long *dest, const unsigned long long *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe))
SHMEMI_FN(void, shmem_int8_ibget, (int8_t *dest, const int8_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
    size_t nblocks, int pe))
SHMEMI_FN(void, shmem_ctx_int8_ibget, (shmem_ctx_t ctx, int8_t *dest, const int8_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe))
SHMEMI_FN(void, shmem_int16_ibget, (int16_t *dest, const int16_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
    size_t nblocks, int pe))
SHMEMI_FN(void, shmem_ctx_int16_ibget, (shmem_ctx_t ctx, int16_t *dest, const int16_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe))
SHMEMI_FN(void, shmem_uint8_ibget, (uint8_t *dest, const uint8_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
    size_t nblocks, int pe))
SHMEMI_FN(void, shmem_ctx_uint8_ibget, (shmem_ctx_t ctx, uint8_t *dest, const uint8_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe))
SHMEMI_FN(void, shmem_uint16_ibget, (uint16_t *dest, const uint16_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
    size_t nblocks, int pe))
SHMEMI_FN(void, shmem_ctx_uint16_ibget, (shmem_ctx_t ctx, uint16_t *dest, const uint16_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe))
SHMEMI_FN(void, shmem_int32_ibget, (int32_t *dest, const int32_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
    size_t nblocks, int pe))
SHMEMI_FN(void, shmem_ctx_int32_ibget, (shmem_ctx_t ctx, int32_t *dest, const int32_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe))
SHMEMI_FN(void, shmem_int64_ibget, (int64_t *dest, const int64_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
    size_t nblocks, int pe))
SHMEMI_FN(void, shmem_ctx_int64_ibget, (shmem_ctx_t ctx, int64_t *dest, const int64_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe))
SHMEMI_FN(void, shmem_uint32_ibget, (uint32_t *dest, const uint32_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
    size_t nblocks, int pe))
SHMEMI_FN(void, shmem_ctx_uint32_ibget, (shmem_ctx_t ctx, uint32_t *dest, const uint32_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe))
SHMEMI_FN(void, shmem_uint64_ibget, (uint64_t *dest, const uint64_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
    size_t nblocks, int pe))
SHMEMI_FN(void, shmem_ctx_uint64_ibget, (shmem_ctx_t ctx, uint64_t *dest, const uint64_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe))
SHMEMI_FN(void, shmem_size_ibget, (size_t *dest, const size_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
    size_t nblocks, int pe))
SHMEMI_FN(void, shmem_ctx_size_ibget, (shmem_ctx_t ctx, size_t *dest, const size_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe))
SHMEMI_FN(void, shmem_ptrdiff_ibget, (ptrdiff_t *dest, const ptrdiff_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe))
SHMEMI_FN(void, shmem_ctx_ptrdiff_ibget, (shmem_ctx_t ctx, ptrdiff_t *dest, const ptrdiff_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe))
SHMEMI_FN(void, shmem_ibget8, (void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
    size_t nblocks, int pe))
SHMEMI_FN(void, shmem_ctx_ibget8, (shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe))
SHMEMI_FN(void, shmem_ibget16, (void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
    size_t nblocks, int pe))
SHMEMI_FN(void, shmem_ctx_ibget16, (shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe))
SHMEMI_FN(void, shmem_ibget32, (void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
    size_t nblocks, int pe))
SHMEMI_FN(void, shmem_ctx_ibget32, (shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe))
SHMEMI_FN(void, shmem_ibget64, (void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
    size_t nblocks, int pe))
SHMEMI_FN(void, shmem_ctx_ibget64, (shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe))
SHMEMI_FN(void, shmem_ibget128, (void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
    size_t nblocks, int pe))
SHMEMI_FN(void, shmem_ctx_ibget128, (shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe))

/* shmem_TYPE_put_signal, shmem_putBITS_signal, shmem_putmem_signal */
SHMEMI_FN(void, shmem_float_put_signal, (float *dest, const float *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe))
SHMEMI_FN(void, shmem_ctx_float_put_signal, (shmem_ctx_t ctx, float *dest, const float *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe))
SHMEMI_FN(void, shmem_double_put_signal, (double *dest, const double *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe))
SHMEMI_FN(void, shmem_ctx_double_put_signal, (shmem_ctx_t ctx, double *dest, const double *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe))
#if !FERRYI_GPU
SHMEMI_FN(void, shmem_longdouble_put_signal, (long double *dest, const long double *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe))
#endif
#if !FERRYI_GPU
SHMEMI_FN(void, shmem_ctx_longdouble_put_signal, (shmem_ctx_t ctx, long double *dest, const long double *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe))
#endif
SHMEMI_FN(void, shmem_char_put_signal, (char *dest, const char *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe))
SHMEMI_FN(void, shmem_ctx_char_put_signal, (shmem_ctx_t ctx, char *dest, const char *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe))
SHMEMI_FN(void, shmem_schar_put_signal, (signed char *dest, const signed char *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe))
SHMEMI_FN(void, shmem_ctx_schar_put_signal, (shmem_ctx_t ctx, signed char *dest, const signed char *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe))
SHMEMI_FN(void, shmem_short_put_signal, (short *dest, const short *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe))
SHMEMI_FN(void, shmem_ctx_short_put_signal, (shmem_ctx_t ctx, short *dest, const short *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe))
SHMEMI_FN(void, shmem_uchar_put_signal, (unsigned char *dest, const unsigned char *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe))
SHMEMI_FN(void, shmem_ctx_uchar_put_signal, (shmem_ctx_t ctx, unsigned char *dest, const unsigned char *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe))
SHMEMI_FN(void, shmem_ushort_put_signal, (unsigned short *dest, const unsigned short *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe))
SHMEMI_FN(void, shmem_ctx_ushort_put_signal, (shmem_ctx_t ctx, unsigned short *dest, const unsigned short *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe))
SHMEMI_FN(void, shmem_int_put_signal, (int *dest, const int *source, size_t nelems, uint64_t *sig_addr, uint64_t signal,
    int sig_op, int pe))
SHMEMI_FN(void, shmem_ctx_int_put_signal, (shmem_ctx_t ctx, int *dest, const int *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe))
SHMEMI_FN(void, shmem_long_put_signal, (long *dest, const long *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe))
SHMEMI_FN(void, shmem_ctx_long_put_signal, (shmem_ctx_t ctx, long *dest, const long *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe))
SHMEMI_FN(void, shmem_longlong_put_signal, (long long *dest, const long long *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe))
SHMEMI_FN(void, shmem_ctx_longlong_put_signal, (shmem_ctx_t ctx, long long *dest, const long long *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe))
SHMEMI_FN(void, shmem_uint_put_signal, (unsigned int *dest, const unsigned int *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe))
SHMEMI_FN(void, shmem_ctx_uint_put_signal, (shmem_ctx_t ctx, unsigned int *dest, const unsigned int *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe))
SHMEMI_FN(void, shmem_ulong_put_signal, (unsigned long *dest, const unsigned long *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe))
SHMEMI_FN(void, shmem_ctx_ulong_put_signal, (shmem_ctx_t ctx, unsigned long *dest, const unsigned long *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe))
SHMEMI_FN(void, shmem_ulonglong_put_signal, (unsigned long long *dest, const unsigned long long *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe))
SHMEMI_FN(void, shmem_ctx_ulonglong_put_signal, (shmem_ctx_t ctx, unsigned long long *dest,
    const unsigned long long *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe))
SHMEMI_FN(void, shmem_int8_put_signal, (int8_t *dest, const int8_t *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe))
SHMEMI_FN(void, shmem_ctx_int8_put_signal, (shmem_ctx_t ctx, int8_t *dest, const int8_t *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe))
SHMEMI_FN(void, shmem_int16_put_signal, (int16_t *dest, const int16_t *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe))
SHMEMI_FN(void, shmem_ctx_int16_put_signal, (shmem_ctx_t ctx, int16_t *dest, const int16_t *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe))
SHMEMI_FN(void, shmem_uint8_put_signal, (uint8_t *dest, const uint8_t *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe))
SHMEMI_FN(void, shmem_ctx_uint8_put_signal, (shmem_ctx_t ctx, uint8_t *dest, const uint8_t *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe))
SHMEMI_FN(void, shmem_uint16_put_signal, (uint16_t *dest, const uint16_t *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe))
SHMEMI_FN(void, shmem_ctx_uint16_put_signal, (shmem_ctx_t ctx, uint16_t *dest, const uint16_t *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe))
SHMEMI_FN(void, shmem_int32_put_signal, (int32_t *dest, const int32_t *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe))
SHMEMI_FN(void, shmem_ctx_int32_put_signal, (shmem_ctx_t ctx, int32_t *dest, const int32_t *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe))
SHMEMI_FN(void, shmem_int64_put_signal, (int64_t *dest, const int64_t *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe))
SHMEMI_FN(void, shmem_ctx_int64_put_signal, (shmem_ctx_t ctx, int64_t *dest, const int64_t *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe))
SHMEMI_FN(void, shmem_uint32_put_signal, (uint32_t *dest, const uint32_t *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe))
SHMEMI_FN(void, shmem_ctx_uint32_put_signal, (shmem_ctx_t ctx, uint32_t *dest, const uint32_t *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe))
SHMEMI_FN(void, shmem_uint64_put_signal, (uint64_t *dest, const uint64_t *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe))
SHMEMI_FN(void, shmem_ctx_uint64_put_signal, (shmem_ctx_t ctx, uint64_t *dest, const uint64_t *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe))
SHMEMI_FN(void, shmem_size_put_signal, (size_t *dest, const size_t *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe))
SHMEMI_FN(void, shmem_ctx_size_put_signal, (shmem_ctx_t ctx, size_t *dest, const size_t *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe))
SHMEMI_FN(void, shmem_ptrdiff_put_signal, (ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe))
SHMEMI_FN(void, shmem_ctx_ptrdiff_put_signal, (shmem_ctx_t ctx, ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe))
SHMEMI_FN(void, shmem_put8_signal, (void *dest, const void *source, size_t nelems, uint64_t *sig_addr, uint64_t signal,
    int sig_op, int pe))
SHMEMI_FN(void, shmem_ctx_put8_signal, (shmem_ctx_t ctx, void *dest, const void *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe))
SHMEMI_FN(void, shmem_put16_signal, (void *dest, const void *source, size_t nelems, uint64_t *sig_addr, uint64_t signal,
    int sig_op, int pe))
SHMEMI_FN(void, shmem_ctx_put16_signal, (shmem_ctx_t ctx, void *dest, const void *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe))
SHMEMI_FN(void, shmem_put32_signal, (void *dest, const void *source, size_t nelems, uint64_t *sig_addr, uint64_t signal,
    int sig_op, int pe))
SHMEMI_FN(void, shmem_ctx_put32_signal, (shmem_ctx_t ctx, void *dest, const void *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe))
SHMEMI_FN(void, shmem_put64_signal, (void *dest, const void *source, size_t nelems, uint64_t *sig_addr, uint64_t signal,
    int sig_op, int pe))
SHMEMI_FN(void, shmem_ctx_put64_signal, (shmem_ctx_t ctx, void *dest, const void *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe))
SHMEMI_FN(void, shmem_put128_signal, (void *dest, const void *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe))
SHMEMI_FN(void, shmem_ctx_put128_signal, (shmem_ctx_t ctx, void *dest, const void *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe))
SHMEMI_FN(void, shmem_putmem_signal, (void *dest, const void *source, size_t nbytes, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe))
SHMEMI_FN(void, shmem_ctx_putmem_signal, (shmem_ctx_t ctx, void *dest, const void *source, size_t nbytes,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe))

/* shmem_TYPE_put_signal_nbi, shmem_putBITS_signal_nbi, shmem_putmem_signal_nbi */
SHMEMI_FN(void, shmem_float_put_signal_nbi, (float *dest, const float *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe))
SHMEMI_FN(void, shmem_ctx_float_put_signal_nbi, (shmem_ctx_t ctx, float *dest, const float *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe))
SHMEMI_FN(void, shmem_double_put_signal_nbi, (double *dest, const double *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe))
SHMEMI_FN(void, shmem_ctx_double_put_signal_nbi, (shmem_ctx_t ctx, double *dest, const double *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe))
#if !FERRYI_GPU
SHMEMI_FN(void, shmem_longdouble_put_signal_nbi, (long double *dest, const long double *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe))
#endif
#if !FERRYI_GPU
SHMEMI_FN(void, shmem_ctx_longdouble_put_signal_nbi, (shmem_ctx_t ctx, long double *dest, const long double *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe))
#endif
SHMEMI_FN(void, shmem_char_put_signal_nbi, (char *dest, const char *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe))
SHMEMI_FN(void, shmem_ctx_char_put_signal_nbi, (shmem_ctx_t ctx, char *dest, const char *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe))
SHMEMI_FN(void, shmem_schar_put_signal_nbi, (signed char *dest, const signed char *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe))
SHMEMI_FN(void, shmem_ctx_schar_put_signal_nbi, (shmem_ctx_t ctx, signed char *dest, const signed char *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe))
SHMEMI_FN(void, shmem_short_put_signal_nbi, (short *dest, const short *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe))
SHMEMI_FN(void, shmem_ctx_short_put_signal_nbi, (shmem_ctx_t ctx, short *dest, const short *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe))
SHMEMI_FN(void, shmem_uchar_put_signal_nbi, (unsigned char *dest, const unsigned char *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe))
SHMEMI_FN(void, shmem_ctx_uchar_put_signal_nbi, (shmem_ctx_t ctx, unsigned char *dest, const unsigned char *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe))
SHMEMI_FN(void, shmem_ushort_put_signal_nbi, (unsigned short *dest, const unsigned short *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe))
SHMEMI_FN(void, shmem_ctx_ushort_put_signal_nbi, (shmem_ctx_t ctx, unsigned short *dest, const unsigned short *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe))
SHMEMI_FN(void, shmem_int_put_signal_nbi, (int *dest, const int *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe))
SHMEMI_FN(void, shmem_ctx_int_put_signal_nbi, (shmem_ctx_t ctx, int *dest, const int *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe))
SHMEMI_FN(void, shmem_long_put_signal_nbi, (long *dest, const long *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe))
SHMEMI_FN(void, shmem_ctx_long_put_signal_nbi, (shmem_ctx_t ctx, long *dest, const long *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe))
SHMEMI_FN(void, shmem_longlong_put_signal_nbi, (long long *dest, const long long *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe))
SHMEMI_FN(void, shmem_ctx_longlong_put_signal_nbi, (shmem_ctx_t ctx, long long *dest, const long long *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe))
SHMEMI_FN(void, shmem_uint_put_signal_nbi, (unsigned int *dest, const unsigned int *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe))
SHMEMI_FN(void, shmem_ctx_uint_put_signal_nbi, (shmem_ctx_t ctx, unsigned int *dest, const unsigned int *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe))
SHMEMI_FN(void, shmem_ulong_put_signal_nbi, (unsigned long *dest, const unsigned long *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe))
SHMEMI_FN(void, shmem_ctx_ulong_put_signal_nbi, (shmem_ctx_t ctx, unsigned long *dest, const unsigned long *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe))
SHMEMI_FN(void, shmem_ulonglong_put_signal_nbi, (unsigned long long *dest, const unsigned long long *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe))
SHMEMI_FN(void, shmem_ctx_ulonglong_put_signal_nbi, (shmem_ctx_t ctx, unsigned long long *dest,
    const unsigned long long *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe))
SHMEMI_FN(void, shmem_int8_put_signal_nbi, (int8_t *dest, const int8_t *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe))
SHMEMI_FN(void, shmem_ctx_int8_put_signal_nbi, (shmem_ctx_t ctx, int8_t *dest, const int8_t *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe))
SHMEMI_FN(void, shmem_int16_put_signal_nbi, (int16_t *dest, const int16_t *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe))
SHMEMI_FN(void, shmem_ctx_int16_put_signal_nbi, (shmem_ctx_t ctx, int16_t *dest, const int16_t *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe))
SHMEMI_FN(void, shmem_uint8_put_signal_nbi, (uint8_t *dest, const uint8_t *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe))
SHMEMI_FN(void, shmem_ctx_uint8_put_signal_nbi, (shmem_ctx_t ctx, uint8_t *dest, const uint8_t *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe))
SHMEMI_FN(void, shmem_uint16_put_signal_nbi, (uint16_t *dest, const uint16_t *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe))
SHMEMI_FN(void, shmem_ctx_uint16_put_signal_nbi, (shmem_ctx_t ctx, uint16_t *dest, const uint16_t *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe))
SHMEMI_FN(void, shmem_int32_put_signal_nbi, (int32_t *dest, const int32_t *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe))
SHMEMI_FN(void, shmem_ctx_int32_put_signal_nbi, (shmem_ctx_t ctx, int32_t *dest, const int32_t *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe))
SHMEMI_FN(void, shmem_int64_put_signal_nbi, (int64_t *dest, const int64_t *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe))
SHMEMI_FN(void, shmem_ctx_int64_put_signal_nbi, (shmem_ctx_t ctx, int64_t *dest, const int64_t *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe))
SHMEMI_FN(void, shmem_uint32_put_signal_nbi, (uint32_t *dest, const uint32_t *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe))
SHMEMI_FN(void, shmem_ctx_uint32_put_signal_nbi, (shmem_ctx_t ctx, uint32_t *dest, const uint32_t *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe))
SHMEMI_FN(void, shmem_uint64_put_signal_nbi, (uint64_t *dest, const uint64_t *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe))
SHMEMI_FN(void, shmem_ctx_uint64_put_signal_nbi, (shmem_ctx_t ctx, uint64_t *dest, const uint64_t *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe))
SHMEMI_FN(void, shmem_size_put_signal_nbi, (size_t *dest, const size_t *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe))
SHMEMI_FN(void, shmem_ctx_size_put_signal_nbi, (shmem_ctx_t ctx, size_t *dest, const size_t *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe))
SHMEMI_FN(void, shmem_ptrdiff_put_signal_nbi, (ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe))
SHMEMI_FN(void, shmem_ctx_ptrdiff_put_signal_nbi, (shmem_ctx_t ctx, ptrdiff_t *dest, const ptrdiff_t *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe))
SHMEMI_FN(void, shmem_put8_signal_nbi, (void *dest, const void *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe))
SHMEMI_FN(void, shmem_ctx_put8_signal_nbi, (shmem_ctx_t ctx, void *dest, const void *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe))
SHMEMI_FN(void, shmem_put16_signal_nbi, (void *dest, const void *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe))
SHMEMI_FN(void, shmem_ctx_put16_signal_nbi, (shmem_ctx_t ctx, void *dest, const void *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe))
SHMEMI_FN(void, shmem_put32_signal_nbi, (void *dest, const void *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe))
SHMEMI_FN(void, shmem_ctx_put32_signal_nbi, (shmem_ctx_t ctx, void *dest, const void *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe))
SHMEMI_FN(void, shmem_put64_signal_nbi, (void *dest, const void *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe))
SHMEMI_FN(void, shmem_ctx_put64_signal_nbi, (shmem_ctx_t ctx, void *dest, const void *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe))
SHMEMI_FN(void, shmem_put128_signal_nbi, (void *dest, const void *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe))
SHMEMI_FN(void, shmem_ctx_put128_signal_nbi, (shmem_ctx_t ctx, void *dest, const void *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe))
SHMEMI_FN(void, shmem_putmem_signal_nbi, (void *dest, const void *source, size_t nbytes, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe))
SHMEMI_FN(void, shmem_ctx_putmem_signal_nbi, (shmem_ctx_t ctx, void *dest, const void *source, size_t nbytes,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe))

/* shmem_signal_set */
SHMEMI_FN(void, shmem_signal_set, (uint64_t *sig_addr, uint64_t signal, int pe))
SHMEMI_FN(void, shmem_ctx_signal_set, (shmem_ctx_t ctx, uint64_t *sig_addr, uint64_t signal, int pe))

/* shmem_signal_add */
SHMEMI_FN(void, shmem_signal_add, (uint64_t *sig_addr, uint64_t signal, int pe))
SHMEMI_FN(void, shmem_ctx_signal_add, (shmem_ctx_t ctx, uint64_t *sig_addr, uint64_t signal, int pe))

/* shmem_TYPE_atomic_fetch */
SHMEMI_FN(float, shmem_float_atomic_fetch, (const float *source, int pe))
SHMEMI_FN(float, shmem_float_fetch, (const float *source, int pe))
SHMEMI_FN(float, shmem_ctx_float_atomic_fetch, (shmem_ctx_t ctx, const float *source, int pe))
SHMEMI_FN(double, shmem_double_atomic_fetch, (const double *source, int pe))
SHMEMI_FN(double, shmem_double_fetch, (const double *source, int pe))
SHMEMI_FN(double, shmem_ctx_double_atomic_fetch, (shmem_ctx_t ctx, const double *source, int pe))
SHMEMI_FN(int, shmem_int_atomic_fetch, (const int *source, int pe))
SHMEMI_FN(int, shmem_int_fetch, (const int *source, int pe))
SHMEMI_FN(int, shmem_ctx_int_atomic_fetch, (shmem_ctx_t ctx, const int *source, int pe))
SHMEMI_FN(long, shmem_long_atomic_fetch, (const long *source, int pe))
SHMEMI_FN(long, shmem_long_fetch, (const long *source, int pe))
SHMEMI_FN(long, shmem_ctx_long_atomic_fetch, (shmem_ctx_t ctx, const long *source, int pe))
SHMEMI_FN(long long, shmem_longlong_atomic_fetch, (const long long *source, int pe))
SHMEMI_FN(long long, shmem_longlong_fetch, (const long long *source, int pe))
SHMEMI_FN(long long, shmem_ctx_longlong_atomic_fetch, (shmem_ctx_t ctx, const long long *source, int pe))
SHMEMI_FN(unsigned int, shmem_uint_atomic_fetch, (const unsigned int *source, int pe))
SHMEMI_FN(unsigned int, shmem_uint_fetch, (const unsigned int *source, int pe))
SHMEMI_FN(unsigned int, shmem_ctx_uint_atomic_fetch, (shmem_ctx_t ctx, const unsigned int *source, int pe))
SHMEMI_FN(unsigned long, shmem_ulong_atomic_fetch, (const unsigned long *source, int pe))
SHMEMI_FN(unsigned long, shmem_ulong_fetch, (const unsigned long *source, int pe))
SHMEMI_FN(unsigned long, shmem_ctx_ulong_atomic_fetch, (shmem_ctx_t ctx, const unsigned long *source, int pe))
SHMEMI_FN(unsigned long long, shmem_ulonglong_atomic_fetch, (const unsigned long long *source, int pe))
SHMEMI_FN(unsigned long long, shmem_ulonglong_fetch, (const unsigned long long *source, int pe))
SHMEMI_FN(unsigned long long, shmem_ctx_ulonglong_atomic_fetch, (shmem_ctx_t ctx, const unsigned long long *source,
    int pe))
SHMEMI_FN(int32_t, shmem_int32_atomic_fetch, (const int32_t *source, int pe))
SHMEMI_FN(int32_t, shmem_int32_fetch, (const int32_t *source, int pe))
SHMEMI_FN(int32_t, shmem_ctx_int32_atomic_fetch, (shmem_ctx_t ctx, const int32_t *source, int pe))
SHMEMI_FN(int64_t, shmem_int64_atomic_fetch, (const int64_t *source, int pe))
SHMEMI_FN(int64_t, shmem_int64_fetch, (const int64_t *source, int pe))
SHMEMI_FN(int64_t, shmem_ctx_int64_atomic_fetch, (shmem_ctx_t ctx, const int64_t *source, int pe))
SHMEMI_FN(uint32_t, shmem_uint32_atomic_fetch, (const uint32_t *source, int pe))
SHMEMI_FN(uint32_t, shmem_uint32_fetch, (const uint32_t *source, int pe))
SHMEMI_FN(uint32_t, shmem_ctx_uint32_atomic_fetch, (shmem_ctx_t ctx, const uint32_t *source, int pe))
SHMEMI_FN(uint64_t, shmem_uint64_atomic_fetch, (const uint64_t *source, int pe))
SHMEMI_FN(uint64_t, shmem_uint64_fetch, (const uint64_t *source, int pe))
SHMEMI_FN(uint64_t, shmem_ctx_uint64_atomic_fetch, (shmem_ctx_t ctx, const uint64_t *source, int pe))
SHMEMI_FN(size_t, shmem_size_atomic_fetch, (const size_t *source, int pe))
SHMEMI_FN(size_t, shmem_size_fetch, (const size_t *source, int pe))
SHMEMI_FN(size_t, shmem_ctx_size_atomic_fetch, (shmem_ctx_t ctx, const size_t *source, int pe))
SHMEMI_FN(ptrdiff_t, shmem_ptrdiff_atomic_fetch, (const ptrdiff_t *source, int pe))
SHMEMI_FN(ptrdiff_t, shmem_ptrdiff_fetch, (const ptrdiff_t *source, int pe))
SHMEMI_FN(ptrdiff_t, shmem_ctx_ptrdiff_atomic_fetch, (shmem_ctx_t ctx, const ptrdiff_t *source, int pe))

/* shmem_TYPE_atomic_set */
SHMEMI_FN(void, shmem_float_atomic_set, (float *dest, float value, int pe))
SHMEMI_FN(void, shmem_float_set, (float *dest, float value, int pe))
SHMEMI_FN(void, shmem_ctx_float_atomic_set, (shmem_ctx_t ctx, float *dest, float value, int pe))
SHMEMI_FN(void, shmem_double_atomic_set, (double *dest, double value, int pe))
SHMEMI_FN(void, shmem_double_set, (double *dest, double value, int pe))
SHMEMI_FN(void, shmem_ctx_double_atomic_set, (shmem_ctx_t ctx, double *dest, double value, int pe))
SHMEMI_FN(void, shmem_int_atomic_set, (int *dest, int value, int pe))
SHMEMI_FN(void, shmem_int_set, (int *dest, int value, int pe))
SHMEMI_FN(void, shmem_ctx_int_atomic_set, (shmem_ctx_t ctx, int *dest, int value, int pe))
SHMEMI_FN(void, shmem_long_atomic_set, (long *dest, long value, int pe))
SHMEMI_FN(void, shmem_long_set, (long *dest, long value, int pe))
SHMEMI_FN(void, shmem_ctx_long_atomic_set, (shmem_ctx_t ctx, long *dest, long value, int pe))
SHMEMI_FN(void, shmem_longlong_atomic_set, (long long *dest, long long value, int pe))
SHMEMI_FN(void, shmem_longlong_set, (long long *dest, long long value, int pe))
SHMEMI_FN(void, shmem_ctx_longlong_atomic_set, (shmem_ctx_t ctx, long long *dest, long long value, int pe))
SHMEMI_FN(void, shmem_uint_atomic_set, (unsigned int *dest, unsigned int value, int pe))
SHMEMI_FN(void, shmem_uint_set, (unsigned int *dest, unsigned int value, int pe))
SHMEMI_FN(void, shmem_ctx_uint_atomic_set, (shmem_ctx_t ctx, unsigned int *dest, unsigned int value, int pe))
SHMEMI_FN(void, shmem_ulong_atomic_set, (unsigned long *dest, unsigned long value, int pe))
SHMEMI_FN(void, shmem_ulong_set, (unsigned long *dest, unsigned long value, int pe))
SHMEMI_FN(void, shmem_ctx_ulong_atomic_set, (shmem_ctx_t ctx, unsigned long *dest, unsigned long value, int pe))
SHMEMI_FN(void, shmem_ulonglong_atomic_set, (unsigned long long *dest, unsigned long long value, int pe))
SHMEMI_FN(void, shmem_ulonglong_set, (unsigned long long *dest, unsigned long long value, int pe))
SHMEMI_FN(void, shmem_ctx_ulonglong_atomic_set, (shmem_ctx_t ctx, unsigned long long *dest, unsigned long long value,
    int pe))
SHMEMI_FN(void, shmem_int32_atomic_set, (int32_t *dest, int32_t value, int pe))
SHMEMI_FN(void, shmem_int32_set, (int32_t *dest, int32_t value, int pe))
SHMEMI_FN(void, shmem_ctx_int32_atomic_set, (shmem_ctx_t ctx, int32_t *dest, int32_t value, int pe))
SHMEMI_FN(void, shmem_int64_atomic_set, (int64_t *dest, int64_t value, int pe))
SHMEMI_FN(void, shmem_int64_set, (int64_t *dest, int64_t value, int pe))
SHMEMI_FN(void, shmem_ctx_int64_atomic_set, (shmem_ctx_t ctx, int64_t *dest, int64_t value, int pe))
SHMEMI_FN(void, shmem_uint32_atomic_set, (uint32_t *dest, uint32_t value, int pe))
SHMEMI_FN(void, shmem_uint32_set, (uint32_t *dest, uint32_t value, int pe))
SHMEMI_FN(void, shmem_ctx_uint32_atomic_set, (shmem_ctx_t ctx, uint32_t *dest, uint32_t value, int pe))
SHMEMI_FN(void, shmem_uint64_atomic_set, (uint64_t *dest, uint64_t value, int pe))
SHMEMI_FN(void, shmem_uint64_set, (uint64_t *dest, uint64_t value, int pe))
SHMEMI_FN(void, shmem_ctx_uint64_atomic_set, (shmem_ctx_t ctx, uint64_t *dest, uint64_t value, int pe))
SHMEMI_FN(void, shmem_size_atomic_set, (size_t *dest, size_t value, int pe))
SHMEMI_FN(void, shmem_size_set, (size_t *dest, size_t value, int pe))
SHMEMI_FN(void, shmem_ctx_size_atomic_set, (shmem_ctx_t ctx, size_t *dest, size_t value, int pe))
SHMEMI_FN(void, shmem_ptrdiff_atomic_set, (ptrdiff_t *dest, ptrdiff_t value, int pe))
SHMEMI_FN(void, shmem_ptrdiff_set, (ptrdiff_t *dest, ptrdiff_t value, int pe))
SHMEMI_FN(void, shmem_ctx_ptrdiff_atomic_set, (shmem_ctx_t ctx, ptrdiff_t *dest, ptrdiff_t value, int pe))

/* shmem_TYPE_atomic_swap */
SHMEMI_FN(float, shmem_float_atomic_swap, (float *dest, float value, int pe))
SHMEMI_FN(float, shmem_float_swap, (float *dest, float value, int pe))
SHMEMI_FN(float, shmem_ctx_float_atomic_swap, (shmem_ctx_t ctx, float *dest, float value, int pe))
SHMEMI_FN(double, shmem_double_atomic_swap, (double *dest, double value, int pe))
SHMEMI_FN(double, shmem_double_swap, (double *dest, double value, int pe))
SHMEMI_FN(double, shmem_ctx_double_atomic_swap, (shmem_ctx_t ctx, double *dest, double value, int pe))
SHMEMI_FN(int, shmem_int_atomic_swap, (int *dest, int value, int pe))
SHMEMI_FN(int, shmem_int_swap, (int *dest, int value, int pe))
SHMEMI_FN(int, shmem_ctx_int_atomic_swap, (shmem_ctx_t ctx, int *dest, int value, int pe))
SHMEMI_FN(long, shmem_long_atomic_swap, (long *dest, long value, int pe))
SHMEMI_FN(long, shmem_long_swap, (long *dest, long value, int pe))
SHMEMI_FN(long, shmem_ctx_long_atomic_swap, (shmem_ctx_t ctx, long *dest, long value, int pe))
SHMEMI_FN(long long, shmem_longlong_atomic_swap, (long long *dest, long long value, int pe))
SHMEMI_FN(long long, shmem_longlong_swap, (long long *dest, long long value, int pe))
SHMEMI_FN(long long, shmem_ctx_longlong_atomic_swap, (shmem_ctx_t ctx, long long *dest, long long value, int pe))
SHMEMI_FN(unsigned int, shmem_uint_atomic_swap, (unsigned int *dest, unsigned int value, int pe))
SHMEMI_FN(unsigned int, shmem_uint_swap, (unsigned int *dest, unsigned int value, int pe))
SHMEMI_FN(unsigned int, shmem_ctx_uint_atomic_swap, (shmem_ctx_t ctx, unsigned int *dest, unsigned int value, int pe))
SHMEMI_FN(unsigned long, shmem_ulong_atomic_swap, (unsigned long *dest, unsigned long value, int pe))
SHMEMI_FN(unsigned long, shmem_ulong_swap, (unsigned long *dest, unsigned long value, int pe))
SHMEMI_FN(unsigned long, shmem_ctx_ulong_atomic_swap, (shmem_ctx_t ctx, unsigned long *dest, unsigned long value,
    int pe))
SHMEMI_FN(unsigned long long, shmem_ulonglong_atomic_swap, (unsigned long long *dest, unsigned long long value, int pe))
SHMEMI_FN(unsigned long long, shmem_ulonglong_swap, (unsigned long long *dest, unsigned long long value, int pe))
SHMEMI_FN(unsigned long long, shmem_ctx_ulonglong_atomic_swap, (shmem_ctx_t ctx, unsigned long long *dest,
    unsigned long long value, int pe))
SHMEMI_FN(int32_t, shmem_int32_atomic_swap, (int32_t *dest, int32_t value, int pe))
SHMEMI_FN(int32_t, shmem_int32_swap, (int32_t *dest, int32_t value, int pe))
SHMEMI_FN(int32_t, shmem_ctx_int32_atomic_swap, (shmem_ctx_t ctx, int32_t *dest, int32_t value, int pe))
SHMEMI_FN(int64_t, shmem_int64_atomic_swap, (int64_t *dest, int64_t value, int pe))
SHMEMI_FN(int64_t, shmem_int64_swap, (int64_t *dest, int64_t value, int pe))
SHMEMI_FN(int64_t, shmem_ctx_int64_atomic_swap, (shmem_ctx_t ctx, int64_t *dest, int64_t value, int pe))
SHMEMI_FN(uint32_t, shmem_uint32_atomic_swap, (uint32_t *dest, uint32_t value, int pe))
SHMEMI_FN(uint32_t, shmem_uint32_swap, (uint32_t *dest, uint32_t value, int pe))
SHMEMI_FN(uint32_t, shmem_ctx_uint32_atomic_swap, (shmem_ctx_t ctx, uint32_t *dest, uint32_t value, int pe))
SHMEMI_FN(uint64_t, shmem_uint64_atomic_swap, (uint64_t *dest, uint64_t value, int pe))
SHMEMI_FN(uint64_t, shmem_uint64_swap, (uint64_t *dest, uint64_t value, int pe))
SHMEMI_FN(uint64_t, shmem_ctx_uint64_atomic_swap, (shmem_ctx_t ctx, uint64_t *dest, uint64_t value, int pe))
SHMEMI_FN(size_t, shmem_size_atomic_swap, (size_t *dest, size_t value, int pe))
SHMEMI_FN(size_t, shmem_size_swap, (size_t *dest, size_t value, int pe))
SHMEMI_FN(size_t, shmem_ctx_size_atomic_swap, (shmem_ctx_t ctx, size_t *dest, size_t value, int pe))
SHMEMI_FN(ptrdiff_t, shmem_ptrdiff_atomic_swap, (ptrdiff_t *dest, ptrdiff_t value, int pe))
SHMEMI_FN(ptrdiff_t, shmem_ptrdiff_swap, (ptrdiff_t *dest, ptrdiff_t value, int pe))
SHMEMI_FN(ptrdiff_t, shmem_ctx_ptrdiff_atomic_swap, (shmem_ctx_t ctx, ptrdiff_t *dest, ptrdiff_t value, int pe))

/* shmem_TYPE_atomic_compare_swap */
SHMEMI_FN(int, shmem_int_atomic_compare_swap, (int *dest, int cond, int value, int pe))
SHMEMI_FN(int, shmem_int_cswap, (int *dest, int cond, int value, int pe))
SHMEMI_FN(int, shmem_ctx_int_atomic_compare_swap, (shmem_ctx_t ctx, int *dest, int cond, int value, int pe))
SHMEMI_FN(long, shmem_long_atomic_compare_swap, (long *dest, long cond, long value, int pe))
SHMEMI_FN(long, shmem_long_cswap, (long *dest, long cond, long value, int pe))
SHMEMI_FN(long, shmem_ctx_long_atomic_compare_swap, (shmem_ctx_t ctx, long *dest, long cond, long value, int pe))
SHMEMI_FN(long long, shmem_longlong_atomic_compare_swap, (long long *dest, long long cond, long long value, int pe))
SHMEMI_FN(long long, shmem_longlong_cswap, (long long *dest, long long cond, long long value, int pe))
SHMEMI_FN(long long, shmem_ctx_longlong_atomic_compare_swap, (shmem_ctx_t ctx, long long *dest, long long cond,
    long long value, int pe))
SHMEMI_FN(unsigned int, shmem_uint_atomic_compare_swap, (unsigned int *dest, unsigned int cond, unsigned int value,
    int pe))
SHMEMI_FN(unsigned int, shmem_uint_cswap, (unsigned int *dest, unsigned int cond, unsigned int value, int pe))
SHMEMI_FN(unsigned int, shmem_ctx_uint_atomic_compare_swap, (shmem_ctx_t ctx, unsigned int *dest, unsigned int cond,
    unsigned int value, int pe))
SHMEMI_FN(unsigned long, shmem_ulong_atomic_compare_swap, (unsigned long *dest, unsigned long cond, unsigned long value,
    int pe))
SHMEMI_FN(unsigned long, shmem_ulong_cswap, (unsigned long *dest, unsigned long cond, unsigned long value, int pe))
SHMEMI_FN(unsigned long, shmem_ctx_ulong_atomic_compare_swap, (shmem_ctx_t ctx, unsigned long *dest, unsigned long cond,
    unsigned long value, int pe))
SHMEMI_FN(unsigned long long, shmem_ulonglong_atomic_compare_swap, (unsigned long long *dest, unsigned long long cond,
    unsigned long long value, int pe))
SHMEMI_FN(unsigned long long, shmem_ulonglong_cswap, (unsigned long long *dest, unsigned long long cond,
    unsigned long long value, int pe))
SHMEMI_FN(unsigned long long, shmem_ctx_ulonglong_atomic_compare_swap, (shmem_ctx_t ctx, unsigned long long *dest,
    unsigned long long cond, unsigned long long value, int pe))
SHMEMI_FN(int32_t, shmem_int32_atomic_compare_swap, (int32_t *dest, int32_t cond, int32_t value, int pe))
SHMEMI_FN(int32_t, shmem_int32_cswap, (int32_t *dest, int32_t cond, int32_t value, int pe))
SHMEMI_FN(int32_t, shmem_ctx_int32_atomic_compare_swap, (shmem_ctx_t ctx, int32_t *dest, int32_t cond, int32_t value,
    int pe))
SHMEMI_FN(int64_t, shmem_int64_atomic_compare_swap, (int64_t *dest, int64_t cond, int64_t value, int pe))
SHMEMI_FN(int64_t, shmem_int64_cswap, (int64_t *dest, int64_t cond, int64_t value, int pe))
SHMEMI_FN(int64_t, shmem_ctx_int64_atomic_compare_swap, (shmem_ctx_t ctx, int64_t *dest, int64_t cond, int64_t value,
    int pe))
SHMEMI_FN(uint32_t, shmem_uint32_atomic_compare_swap, (uint32_t *dest, uint32_t cond, uint32_t value, int pe))
SHMEMI_FN(uint32_t, shmem_uint32_cswap, (uint32_t *dest, uint32_t cond, uint32_t value, int pe))
SHMEMI_FN(uint32_t, shmem_ctx_uint32_atomic_compare_swap, (shmem_ctx_t ctx, uint32_t *dest, uint32_t cond,
    uint32_t value, int pe))
SHMEMI_FN(uint64_t, shmem_uint64_atomic_compare_swap, (uint64_t *dest, uint64_t cond, uint64_t value, int pe))
SHMEMI_FN(uint64_t, shmem_uint64_cswap, (uint64_t *dest, uint64_t cond, uint64_t value, int pe))
SHMEMI_FN(uint64_t, shmem_ctx_uint64_atomic_compare_swap, (shmem_ctx_t ctx, uint64_t *dest, uint64_t cond,
    uint64_t value, int pe))
SHMEMI_FN(size_t, shmem_size_atomic_compare_swap, (size_t *dest, size_t cond, size_t value, int pe))
SHMEMI_FN(size_t, shmem_size_cswap, (size_t *dest, size_t cond, size_t value, int pe))
SHMEMI_FN(size_t, shmem_ctx_size_atomic_compare_swap, (shmem_ctx_t ctx, size_t *dest, size_t cond, size_t value,
    int pe))
SHMEMI_FN(ptrdiff_t, shmem_ptrdiff_atomic_compare_swap, (ptrdiff_t *dest, ptrdiff_t cond, ptrdiff_t value, int pe))
SHMEMI_FN(ptrdiff_t, shmem_ptrdiff_cswap, (ptrdiff_t *dest, ptrdiff_t cond, ptrdiff_t value, int pe))
SHMEMI_FN(ptrdiff_t, shmem_ctx_ptrdiff_atomic_compare_swap, (shmem_ctx_t ctx, ptrdiff_t *dest, ptrdiff_t cond,
    ptrdiff_t value, int pe))

/* shmem_TYPE_atomic_fetch_inc */
SHMEMI_FN(int, shmem_int_atomic_fetch_inc, (int *dest, int pe))
SHMEMI_FN(int, shmem_int_finc, (int *dest, int pe))
SHMEMI_FN(int, shmem_ctx_int_atomic_fetch_inc, (shmem_ctx_t ctx, int *dest, int pe))
SHMEMI_FN(long, shmem_long_atomic_fetch_inc, (long *dest, int pe))
SHMEMI_FN(long, shmem_long_finc, (long *dest, int pe))
SHMEMI_FN(long, shmem_ctx_long_atomic_fetch_inc, (shmem_ctx_t ctx, long *dest, int pe))
SHMEMI_FN(long long, shmem_longlong_atomic_fetch_inc, (long long *dest, int pe))
SHMEMI_FN(long long, shmem_longlong_finc, (long long *dest, int pe))
SHMEMI_FN(long long, shmem_ctx_longlong_atomic_fetch_inc, (shmem_ctx_t ctx, long long *dest, int pe))
SHMEMI_FN(unsigned int, shmem_uint_atomic_fetch_inc, (unsigned int *dest, int pe))
SHMEMI_FN(unsigned int, shmem_uint_finc, (unsigned int *dest, int pe))
SHMEMI_FN(unsigned int, shmem_ctx_uint_atomic_fetch_inc, (shmem_ctx_t ctx, unsigned int *dest, int pe))
SHMEMI_FN(unsigned long, shmem_ulong_atomic_fetch_inc, (unsigned long *dest, int pe))
SHMEMI_FN(unsigned long, shmem_ulong_finc, (unsigned long *dest, int pe))
SHMEMI_FN(unsigned long, shmem_ctx_ulong_atomic_fetch_inc, (shmem_ctx_t ctx, unsigned long *dest, int pe))
SHMEMI_FN(unsigned long long, shmem_ulonglong_atomic_fetch_inc, (unsigned long long *dest, int pe))
SHMEMI_FN(unsigned long long, shmem_ulonglong_finc, (unsigned long long *dest, int pe))
SHMEMI_FN(unsigned long long, shmem_ctx_ulonglong_atomic_fetch_inc, (shmem_ctx_t ctx, unsigned long long *dest, int pe))
SHMEMI_FN(int32_t, shmem_int32_atomic_fetch_inc, (int32_t *dest, int pe))
SHMEMI_FN(int32_t, shmem_int32_finc, (int32_t *dest, int pe))
SHMEMI_FN(int32_t, shmem_ctx_int32_atomic_fetch_inc, (shmem_ctx_t ctx, int32_t *dest, int pe))
SHMEMI_FN(int64_t, shmem_int64_atomic_fetch_inc, (int64_t *dest, int pe))
SHMEMI_FN(int64_t, shmem_int64_finc, (int64_t *dest, int pe))
SHMEMI_FN(int64_t, shmem_ctx_int64_atomic_fetch_inc, (shmem_ctx_t ctx, int64_t *dest, int pe))
SHMEMI_FN(uint32_t, shmem_uint32_atomic_fetch_inc, (uint32_t *dest, int pe))
SHMEMI_FN(uint32_t, shmem_uint32_finc, (uint32_t *dest, int pe))
SHMEMI_FN(uint32_t, shmem_ctx_uint32_atomic_fetch_inc, (shmem_ctx_t ctx, uint32_t *dest, int pe))
SHMEMI_FN(uint64_t, shmem_uint64_atomic_fetch_inc, (uint64_t *dest, int pe))
SHMEMI_FN(uint64_t, shmem_uint64_finc, (uint64_t *dest, int pe))
SHMEMI_FN(uint64_t, shmem_ctx_uint64_atomic_fetch_inc, (shmem_ctx_t ctx, uint64_t *dest, int pe))
SHMEMI_FN(size_t, shmem_size_atomic_fetch_inc, (size_t *dest, int pe))
SHMEMI_FN(size_t, shmem_size_finc, (size_t *dest, int pe))
SHMEMI_FN(size_t, shmem_ctx_size_atomic_fetch_inc, (shmem_ctx_t ctx, size_t *dest, int pe))
SHMEMI_FN(ptrdiff_t, shmem_ptrdiff_atomic_fetch_inc, (ptrdiff_t *dest, int pe))
SHMEMI_FN(ptrdiff_t, shmem_ptrdiff_finc, (ptrdiff_t *dest, int pe))
SHMEMI_FN(ptrdiff_t, shmem_ctx_ptrdiff_atomic_fetch_inc, (shmem_ctx_t ctx, ptrdiff_t *dest, int pe))

/* shmem_TYPE_atomic_inc */
SHMEMI_FN(void, shmem_int_atomic_inc, (int *dest, int pe))
SHMEMI_FN(void, shmem_int_inc, (int *dest, int pe))
SHMEMI_FN(void, shmem_ctx_int_atomic_inc, (shmem_ctx_t ctx, int *dest, int pe))
SHMEMI_FN(void, shmem_long_atomic_inc, (long *dest, int pe))
SHMEMI_FN(void, shmem_long_inc, (long *dest, int pe))
SHMEMI_FN(void, shmem_ctx_long_atomic_inc, (shmem_ctx_t ctx, long *dest, int pe))
SHMEMI_FN(void, shmem_longlong_atomic_inc, (long long *dest, int pe))
SHMEMI_FN(void, shmem_longlong_inc, (long long *dest, int pe))
SHMEMI_FN(void, shmem_ctx_longlong_atomic_inc, (shmem_ctx_t ctx, long long *dest, int pe))
SHMEMI_FN(void, shmem_uint_atomic_inc, (unsigned int *dest, int pe))
SHMEMI_FN(void, shmem_uint_inc, (unsigned int *dest, int pe))
SHMEMI_FN(void, shmem_ctx_uint_atomic_inc, (shmem_ctx_t ctx, unsigned int *dest, int pe))
SHMEMI_FN(void, shmem_ulong_atomic_inc, (unsigned long *dest, int pe))
SHMEMI_FN(void, shmem_ulong_inc, (unsigned long *dest, int pe))
SHMEMI_FN(void, shmem_ctx_ulong_atomic_inc, (shmem_ctx_t ctx, unsigned long *dest, int pe))
SHMEMI_FN(void, shmem_ulonglong_atomic_inc, (unsigned long long *dest, int pe))
SHMEMI_FN(void, shmem_ulonglong_inc, (unsigned long long *dest, int pe))
SHMEMI_FN(void, shmem_ctx_ulonglong_atomic_inc, (shmem_ctx_t ctx, unsigned long long *dest, int pe))
SHMEMI_FN(void, shmem_int32_atomic_inc, (int32_t *dest, int pe))
SHMEMI_FN(void, shmem_int32_inc, (int32_t *dest, int pe))
SHMEMI_FN(void, shmem_ctx_int32_atomic_inc, (shmem_ctx_t ctx, int32_t *dest, int pe))
SHMEMI_FN(void, shmem_int64_atomic_inc, (int64_t *dest, int pe))
SHMEMI_FN(void, shmem_int64_inc, (int64_t *dest, int pe))
SHMEMI_FN(void, shmem_ctx_int64_atomic_inc, (shmem_ctx_t ctx, int64_t *dest, int pe))
SHMEMI_FN(void, shmem_uint32_atomic_inc, (uint32_t *dest, int pe))
SHMEMI_FN(void, shmem_uint32_inc, (uint32_t *dest, int pe))
SHMEMI_FN(void, shmem_ctx_uint32_atomic_inc, (shmem_ctx_t ctx, uint32_t *dest, int pe))
SHMEMI_FN(void, shmem_uint64_atomic_inc, (uint64_t *dest, int pe))
SHMEMI_FN(void, shmem_uint64_inc, (uint64_t *dest, int pe))
SHMEMI_FN(void, shmem_ctx_uint64_atomic_inc, (shmem_ctx_t ctx, uint64_t *dest, int pe))
SHMEMI_FN(void, shmem_size_atomic_inc, (size_t *dest, int pe))
SHMEMI_FN(void, shmem_size_inc, (size_t *dest, int pe))
SHMEMI_FN(void, shmem_ctx_size_atomic_inc, (shmem_ctx_t ctx, size_t *dest, int pe))
SHMEMI_FN(void, shmem_ptrdiff_atomic_inc, (ptrdiff_t *dest, int pe))
SHMEMI_FN(void, shmem_ptrdiff_inc, (ptrdiff_t *dest, int pe))
SHMEMI_FN(void, shmem_ctx_ptrdiff_atomic_inc, (shmem_ctx_t ctx, ptrdiff_t *dest, int pe))

/* shmem_TYPE_atomic_fetch_add */
SHMEMI_FN(int, shmem_int_atomic_fetch_add, (int *dest, int value, int pe))
SHMEMI_FN(int, shmem_int_fadd, (int *dest, int value, int pe))
SHMEMI_FN(int, shmem_ctx_int_atomic_fetch_add, (shmem_ctx_t ctx, int *dest, int value, int pe))
SHMEMI_FN(long, shmem_long_atomic_fetch_add, (long *dest, long value, int pe))
SHMEMI_FN(long, shmem_long_fadd, (long *dest, long value, int pe))
SHMEMI_FN(long, shmem_ctx_long_atomic_fetch_add, (shmem_ctx_t ctx, long *dest, long value, int pe))
SHMEMI_FN(long long, shmem_longlong_atomic_fetch_add, (long long *dest, long long value, int pe))
SHMEMI_FN(long long, shmem_longlong_fadd, (long long *dest, long long value, int pe))
SHMEMI_FN(long long, shmem_ctx_longlong_atomic_fetch_add, (shmem_ctx_t ctx, long long *dest, long long value, int pe))
SHMEMI_FN(unsigned int, shmem_uint_atomic_fetch_add, (unsigned int *dest, unsigned int value, int pe))
SHMEMI_FN(unsigned int, shmem_uint_fadd, (unsigned int *dest, unsigned int value, int pe))
SHMEMI_FN(unsigned int, shmem_ctx_uint_atomic_fetch_add, (shmem_ctx_t ctx, unsigned int *dest, unsigned int value,
    int pe))
SHMEMI_FN(unsigned long, shmem_ulong_atomic_fetch_add, (unsigned long *dest, unsigned long value, int pe))
SHMEMI_FN(unsigned long, shmem_ulong_fadd, (unsigned long *dest, unsigned long value, int pe))
SHMEMI_FN(unsigned long, shmem_ctx_ulong_atomic_fetch_add, (shmem_ctx_t ctx, unsigned long *dest, unsigned long value,
    int pe))
SHMEMI_FN(unsigned long long, shmem_ulonglong_atomic_fetch_add, (unsigned long long *dest, unsigned long long value,
    int pe))
SHMEMI_FN(unsigned long long, shmem_ulonglong_fadd, (unsigned long long *dest, unsigned long long value, int pe))
SHMEMI_FN(unsigned long long, shmem_ctx_ulonglong_atomic_fetch_add, (shmem_ctx_t ctx, unsigned long long *dest,
    unsigned long long value, int pe))
SHMEMI_FN(int32_t, shmem_int32_atomic_fetch_add, (int32_t *dest, int32_t value, int pe))
SHMEMI_FN(int32_t, shmem_int32_fadd, (int32_t *dest, int32_t value, int pe))
SHMEMI_FN(int32_t, shmem_ctx_int32_atomic_fetch_add, (shmem_ctx_t ctx, int32_t *dest, int32_t value, int pe))
SHMEMI_FN(int64_t, shmem_int64_atomic_fetch_add, (int64_t *dest, int64_t value, int pe))
SHMEMI_FN(int64_t, shmem_int64_fadd, (int64_t *dest, int64_t value, int pe))
SHMEMI_FN(int64_t, shmem_ctx_int64_atomic_fetch_add, (shmem_ctx_t ctx, int64_t *dest, int64_t value, int pe))
SHMEMI_FN(uint32_t, shmem_uint32_atomic_fetch_add, (uint32_t *dest, uint32_t value, int pe))
SHMEMI_FN(uint32_t, shmem_uint32_fadd, (uint32_t *dest, uint32_t value, int pe))
SHMEMI_FN(uint32_t, shmem_ctx_uint32_atomic_fetch_add, (shmem_ctx_t ctx, uint32_t *dest, uint32_t value, int pe))
SHMEMI_FN(uint64_t, shmem_uint64_atomic_fetch_add, (uint64_t *dest, uint64_t value, int pe))
SHMEMI_FN(uint64_t, shmem_uint64_fadd, (uint64_t *dest, uint64_t value, int pe))
SHMEMI_FN(uint64_t, shmem_ctx_uint64_atomic_fetch_add, (shmem_ctx_t ctx, uint64_t *dest, uint64_t value, int pe))
SHMEMI_FN(size_t, shmem_size_atomic_fetch_add, (size_t *dest, size_t value, int pe))
SHMEMI_FN(size_t, shmem_size_fadd, (size_t *dest, size_t value, int pe))
SHMEMI_FN(size_t, shmem_ctx_size_atomic_fetch_add, (shmem_ctx_t ctx, size_t *dest, size_t value, int pe))
SHMEMI_FN(ptrdiff_t, shmem_ptrdiff_atomic_fetch_add, (ptrdiff_t *dest, ptrdiff_t value, int pe))
SHMEMI_FN(ptrdiff_t, shmem_ptrdiff_fadd, (ptrdiff_t *dest, ptrdiff_t value, int pe))
SHMEMI_FN(ptrdiff_t, shmem_ctx_ptrdiff_atomic_fetch_add, (shmem_ctx_t ctx, ptrdiff_t *dest, ptrdiff_t value, int pe))

/* shmem_TYPE_atomic_fetch_and */
SHMEMI_FN(int, shmem_int_atomic_fetch_and, (int *dest, int value, int pe))
SHMEMI_FN(int, shmem_ctx_int_atomic_fetch_and, (shmem_ctx_t ctx, int *dest, int value, int pe))
SHMEMI_FN(long, shmem_long_atomic_fetch_and, (long *dest, long value, int pe))
SHMEMI_FN(long, shmem_ctx_long_atomic_fetch_and, (shmem_ctx_t ctx, long *dest, long value, int pe))
SHMEMI_FN(long long, shmem_longlong_atomic_fetch_and, (long long *dest, long long value, int pe))
SHMEMI_FN(long long, shmem_ctx_longlong_atomic_fetch_and, (shmem_ctx_t ctx, long long *dest, long long value, int pe))
SHMEMI_FN(unsigned int, shmem_uint_atomic_fetch_and, (unsigned int *dest, unsigned int value, int pe))
SHMEMI_FN(unsigned int, shmem_ctx_uint_atomic_fetch_and, (shmem_ctx_t ctx, unsigned int *dest, unsigned int value,
    int pe))
SHMEMI_FN(unsigned long, shmem_ulong_atomic_fetch_and, (unsigned long *dest, unsigned long value, int pe))
SHMEMI_FN(unsigned long, shmem_ctx_ulong_atomic_fetch_and, (shmem_ctx_t ctx, unsigned long *dest, unsigned long value,
    int pe))
SHMEMI_FN(unsigned long long, shmem_ulonglong_atomic_fetch_and, (unsigned long long *dest, unsigned long long value,
    int pe))
SHMEMI_FN(unsigned long long, shmem_ctx_ulonglong_atomic_fetch_and, (shmem_ctx_t ctx, unsigned long long *dest,
    unsigned long long value, int pe))
SHMEMI_FN(int32_t, shmem_int32_atomic_fetch_and, (int32_t *dest, int32_t value, int pe))
SHMEMI_FN(int32_t, shmem_ctx_int32_atomic_fetch_and, (shmem_ctx_t ctx, int32_t *dest, int32_t value, int pe))
SHMEMI_FN(int64_t, shmem_int64_atomic_fetch_and, (int64_t *dest, int64_t value, int pe))
SHMEMI_FN(int64_t, shmem_ctx_int64_atomic_fetch_and, (shmem_ctx_t ctx, int64_t *dest, int64_t value, int pe))
SHMEMI_FN(uint32_t, shmem_uint32_atomic_fetch_and, (uint32_t *dest, uint32_t value, int pe))
SHMEMI_FN(uint32_t, shmem_ctx_uint32_atomic_fetch_and, (shmem_ctx_t ctx, uint32_t *dest, uint32_t value, int pe))
SHMEMI_FN(uint64_t, shmem_uint64_atomic_fetch_and, (uint64_t *dest, uint64_t value, int pe))
SHMEMI_FN(uint64_t, shmem_ctx_uint64_atomic_fetch_and, (shmem_ctx_t ctx, uint64_t *dest, uint64_t value, int pe))
SHMEMI_FN(size_t, shmem_size_atomic_fetch_and, (size_t *dest, size_t value, int pe))
SHMEMI_FN(size_t, shmem_ctx_size_atomic_fetch_and, (shmem_ctx_t ctx, size_t *dest, size_t value, int pe))
SHMEMI_FN(ptrdiff_t, shmem_ptrdiff_atomic_fetch_and, (ptrdiff_t *dest, ptrdiff_t value, int pe))
SHMEMI_FN(ptrdiff_t, shmem_ctx_ptrdiff_atomic_fetch_and, (shmem_ctx_t ctx, ptrdiff_t *dest, ptrdiff_t value, int pe))

/* shmem_TYPE_atomic_fetch_or */
SHMEMI_FN(int, shmem_int_atomic_fetch_or, (int *dest, int value, int pe))
SHMEMI_FN(int, shmem_ctx_int_atomic_fetch_or, (shmem_ctx_t ctx, int *dest, int value, int pe))
SHMEMI_FN(long, shmem_long_atomic_fetch_or, (long *dest, long value, int pe))
SHMEMI_FN(long, shmem_ctx_long_atomic_fetch_or, (shmem_ctx_t ctx, long *dest, long value, int pe))
SHMEMI_FN(long long, shmem_longlong_atomic_fetch_or, (long long *dest, long long value, int pe))
SHMEMI_FN(long long, shmem_ctx_longlong_atomic_fetch_or, (shmem_ctx_t ctx, long long *dest, long long value, int pe))
SHMEMI_FN(unsigned int, shmem_uint_atomic_fetch_or, (unsigned int *dest, unsigned int value, int pe))
SHMEMI_FN(unsigned int, shmem_ctx_uint_atomic_fetch_or, (shmem_ctx_t ctx, unsigned int *dest, unsigned int value,
    int pe))
SHMEMI_FN(unsigned long, shmem_ulong_atomic_fetch_or, (unsigned long *dest, unsigned long value, int pe))
SHMEMI_FN(unsigned long, shmem_ctx_ulong_atomic_fetch_or, (shmem_ctx_t ctx, unsigned long *dest, unsigned long value,
    int pe))
SHMEMI_FN(unsigned long long, shmem_ulonglong_atomic_fetch_or, (unsigned long long *dest, unsigned long long value,
    int pe))
SHMEMI_FN(unsigned long long, shmem_ctx_ulonglong_atomic_fetch_or, (shmem_ctx_t ctx, unsigned long long *dest,
    unsigned long long value, int pe))
SHMEMI_FN(int32_t, shmem_int32_atomic_fetch_or, (int32_t *dest, int32_t value, int pe))
SHMEMI_FN(int32_t, shmem_ctx_int32_atomic_fetch_or, (shmem_ctx_t ctx, int32_t *dest, int32_t value, int pe))
SHMEMI_FN(int64_t, shmem_int64_atomic_fetch_or, (int64_t *dest, int64_t value, int pe))
SHMEMI_FN(int64_t, shmem_ctx_int64_atomic_fetch_or, (shmem_ctx_t ctx, int64_t *dest, int64_t value, int pe))
SHMEMI_FN(uint32_t, shmem_uint32_atomic_fetch_or, (uint32_t *dest, uint32_t value, int pe))
SHMEMI_FN(uint32_t, shmem_ctx_uint32_atomic_fetch_or, (shmem_ctx_t ctx, uint32_t *dest, uint32_t value, int pe))
SHMEMI_FN(uint64_t, shmem_uint64_atomic_fetch_or, (uint64_t *dest, uint64_t value, int pe))
SHMEMI_FN(uint64_t, shmem_ctx_uint64_atomic_fetch_or, (shmem_ctx_t ctx, uint64_t *dest, uint64_t value, int pe))
SHMEMI_FN(size_t, shmem_size_atomic_fetch_or, (size_t *dest, size_t value, int pe))
SHMEMI_FN(size_t, shmem_ctx_size_atomic_fetch_or, (shmem_ctx_t ctx, size_t *dest, size_t value, int pe))
SHMEMI_FN(ptrdiff_t, shmem_ptrdiff_atomic_fetch_or, (ptrdiff_t *dest, ptrdiff_t value, int pe))
SHMEMI_FN(ptrdiff_t, shmem_ctx_ptrdiff_atomic_fetch_or, (shmem_ctx_t ctx, ptrdiff_t *dest, ptrdiff_t value, int pe))

/* shmem_TYPE_atomic_fetch_xor */
SHMEMI_FN(int, shmem_int_atomic_fetch_xor, (int *dest, int value, int pe))
SHMEMI_FN(int, shmem_ctx_int_atomic_fetch_xor, (shmem_ctx_t ctx, int *dest, int value, int pe))
SHMEMI_FN(long, shmem_long_atomic_fetch_xor, (long *dest, long value, int pe))
SHMEMI_FN(long, shmem_ctx_long_atomic_fetch_xor, (shmem_ctx_t ctx, long *dest, long value, int pe))
SHMEMI_FN(long long, shmem_longlong_atomic_fetch_xor, (long long *dest, long long value, int pe))
SHMEMI_FN(long long, shmem_ctx_longlong_atomic_fetch_xor, (shmem_ctx_t ctx, long long *dest, long long value, int pe))
SHMEMI_FN(unsigned int, shmem_uint_atomic_fetch_xor, (unsigned int *dest, unsigned int value, int pe))
SHMEMI_FN(unsigned int, shmem_ctx_uint_atomic_fetch_xor, (shmem_ctx_t ctx, unsigned int *dest, unsigned int value,
    int pe))
SHMEMI_FN(unsigned long, shmem_ulong_atomic_fetch_xor, (unsigned long *dest, unsigned long value, int pe))
SHMEMI_FN(unsigned long, shmem_ctx_ulong_atomic_fetch_xor, (shmem_ctx_t ctx, unsigned long *dest, unsigned long value,
    int pe))
SHMEMI_FN(unsigned long long, shmem_ulonglong_atomic_fetch_xor, (unsigned long long *dest, unsigned long long value,
    int pe))
SHMEMI_FN(unsigned long long, shmem_ctx_ulonglong_atomic_fetch_xor, (shmem_ctx_t ctx, unsigned long long *dest,
    unsigned long long value, int pe))
SHMEMI_FN(int32_t, shmem_int32_atomic_fetch_xor, (int32_t *dest, int32_t value, int pe))
SHMEMI_FN(int32_t, shmem_ctx_int32_atomic_fetch_xor, (shmem_ctx_t ctx, int32_t *dest, int32_t value, int pe))
SHMEMI_FN(int64_t, shmem_int64_atomic_fetch_xor, (int64_t *dest, int64_t value, int pe))
SHMEMI_FN(int64_t, shmem_ctx_int64_atomic_fetch_xor, (shmem_ctx_t ctx, int64_t *dest, int64_t value, int pe))
SHMEMI_FN(uint32_t, shmem_uint32_atomic_fetch_xor, (uint32_t *dest, uint32_t value, int pe))
SHMEMI_FN(uint32_t, shmem_ctx_uint32_atomic_fetch_xor, (shmem_ctx_t ctx, uint32_t *dest, uint32_t value, int pe))
SHMEMI_FN(uint64_t, shmem_uint64_atomic_fetch_xor, (uint64_t *dest, uint64_t value, int pe))
SHMEMI_FN(uint64_t, shmem_ctx_uint64_atomic_fetch_xor, (shmem_ctx_t ctx, uint64_t *dest, uint64_t value, int pe))
SHMEMI_FN(size_t, shmem_size_atomic_fetch_xor, (size_t *dest, size_t value, int pe))
SHMEMI_FN(size_t, shmem_ctx_size_atomic_fetch_xor, (shmem_ctx_t ctx, size_t *dest, size_t value, int pe))
SHMEMI_FN(ptrdiff_t, shmem_ptrdiff_atomic_fetch_xor, (ptrdiff_t *dest, ptrdiff_t value, int pe))
SHMEMI_FN(ptrdiff_t, shmem_ctx_ptrdiff_atomic_fetch_xor, (shmem_ctx_t ctx, ptrdiff_t *dest, ptrdiff_t value, int pe))

/* shmem_TYPE_atomic_add */
SHMEMI_FN(void, shmem_int_atomic_add, (int *dest, int value, int pe))
SHMEMI_FN(void, shmem_int_add, (int *dest, int value, int pe))
SHMEMI_FN(void, shmem_ctx_int_atomic_add, (shmem_ctx_t ctx, int *dest, int value, int pe))
SHMEMI_FN(void, shmem_long_atomic_add, (long *dest, long value, int pe))
SHMEMI_FN(void, shmem_long_add, (long *dest, long value, int pe))
SHMEMI_FN(void, shmem_ctx_long_atomic_add, (shmem_ctx_t ctx, long *dest, long value, int pe))
SHMEMI_FN(void, shmem_longlong_atomic_add, (long long *dest, long long value, int pe))
SHMEMI_FN(void, shmem_longlong_add, (long long *dest, long long value, int pe))
SHMEMI_FN(void, shmem_ctx_longlong_atomic_add, (shmem_ctx_t ctx, long long *dest, long long value, int pe))
SHMEMI_FN(void, shmem_uint_atomic_add, (unsigned int *dest, unsigned int value, int pe))
SHMEMI_FN(void, shmem_uint_add, (unsigned int *dest, unsigned int value, int pe))
SHMEMI_FN(void, shmem_ctx_uint_atomic_add, (shmem_ctx_t ctx, unsigned int *dest, unsigned int value, int pe))
SHMEMI_FN(void, shmem_ulong_atomic_add, (unsigned long *dest, unsigned long value, int pe))
SHMEMI_FN(void, shmem_ulong_add, (unsigned long *dest, unsigned long value, int pe))
SHMEMI_FN(void, shmem_ctx_ulong_atomic_add, (shmem_ctx_t ctx, unsigned long *dest, unsigned long value, int pe))
SHMEMI_FN(void, shmem_ulonglong_atomic_add, (unsigned long long *dest, unsigned long long value, int pe))
SHMEMI_FN(void, shmem_ulonglong_add, (unsigned long long *dest, unsigned long long value, int pe))
SHMEMI_FN(void, shmem_ctx_ulonglong_atomic_add, (shmem_ctx_t ctx, unsigned long long *dest, unsigned long long value,
    int pe))
SHMEMI_FN(void, shmem_int32_atomic_add, (int32_t *dest, int32_t value, int pe))
SHMEMI_FN(void, shmem_int32_add, (int32_t *dest, int32_t value, int pe))
SHMEMI_FN(void, shmem_ctx_int32_atomic_add, (shmem_ctx_t ctx, int32_t *dest, int32_t value, int pe))
SHMEMI_FN(void, shmem_int64_atomic_add, (int64_t *dest, int64_t value, int pe))
SHMEMI_FN(void, shmem_int64_add, (int64_t *dest, int64_t value, int pe))
SHMEMI_FN(void, shmem_ctx_int64_atomic_add, (shmem_ctx_t ctx, int64_t *dest, int64_t value, int pe))
SHMEMI_FN(void, shmem_uint32_atomic_add, (uint32_t *dest, uint32_t value, int pe))
SHMEMI_FN(void, shmem_uint32_add, (uint32_t *dest, uint32_t value, int pe))
SHMEMI_FN(void, shmem_ctx_uint32_atomic_add, (shmem_ctx_t ctx, uint32_t *dest, uint32_t value, int pe))
SHMEMI_FN(void, shmem_uint64_atomic_add, (uint64_t *dest, uint64_t value, int pe))
SHMEMI_FN(void, shmem_uint64_add, (uint64_t *dest, uint64_t value, int pe))
SHMEMI_FN(void, shmem_ctx_uint64_atomic_add, (shmem_ctx_t ctx, uint64_t *dest, uint64_t value, int pe))
SHMEMI_FN(void, shmem_size_atomic_add, (size_t *dest, size_t value, int pe))
SHMEMI_FN(void, shmem_size_add, (size_t *dest, size_t value, int pe))
SHMEMI_FN(void, shmem_ctx_size_atomic_add, (shmem_ctx_t ctx, size_t *dest, size_t value, int pe))
SHMEMI_FN(void, shmem_ptrdiff_atomic_add, (ptrdiff_t *dest, ptrdiff_t value, int pe))
SHMEMI_FN(void, shmem_ptrdiff_add, (ptrdiff_t *dest, ptrdiff_t value, int pe))
SHMEMI_FN(void, shmem_ctx_ptrdiff_atomic_add, (shmem_ctx_t ctx, ptrdiff_t *dest, ptrdiff_t value, int pe))

/* shmem_TYPE_atomic_and */
SHMEMI_FN(void, shmem_int_atomic_and, (int *dest, int value, int pe))
SHMEMI_FN(void, shmem_ctx_int_atomic_and, (shmem_ctx_t ctx, int *dest, int value, int pe))
SHMEMI_FN(void, shmem_long_atomic_and, (long *dest, long value, int pe))
SHMEMI_FN(void, shmem_ctx_long_atomic_and, (shmem_ctx_t ctx, long *dest, long value, int pe))
SHMEMI_FN(void, shmem_longlong_atomic_and, (long long *dest, long long value, int pe))
SHMEMI_FN(void, shmem_ctx_longlong_atomic_and, (shmem_ctx_t ctx, long long *dest, long long value, int pe))
SHMEMI_FN(void, shmem_uint_atomic_and, (unsigned int *dest, unsigned int value, int pe))
SHMEMI_FN(void, shmem_ctx_uint_atomic_and, (shmem_ctx_t ctx, unsigned int *dest, unsigned int value, int pe))
SHMEMI_FN(void, shmem_ulong_atomic_and, (unsigned long *dest, unsigned long value, int pe))
SHMEMI_FN(void, shmem_ctx_ulong_atomic_and, (shmem_ctx_t ctx, unsigned long *dest, unsigned long value, int pe))
SHMEMI_FN(void, shmem_ulonglong_atomic_and, (unsigned long long *dest, unsigned long long value, int pe))
SHMEMI_FN(void, shmem_ctx_ulonglong_atomic_and, (shmem_ctx_t ctx, unsigned long long *dest, unsigned long long value,
    int pe))
SHMEMI_FN(void, shmem_int32_atomic_and, (int32_t *dest, int32_t value, int pe))
SHMEMI_FN(void, shmem_ctx_int32_atomic_and, (shmem_ctx_t ctx, int32_t *dest, int32_t value, int pe))
SHMEMI_FN(void, shmem_int64_atomic_and, (int64_t *dest, int64_t value, int pe))
SHMEMI_FN(void, shmem_ctx_int64_atomic_and, (shmem_ctx_t ctx, int64_t *dest, int64_t value, int pe))
SHMEMI_FN(void, shmem_uint32_atomic_and, (uint32_t *dest, uint32_t value, int pe))
SHMEMI_FN(void, shmem_ctx_uint32_atomic_and, (shmem_ctx_t ctx, uint32_t *dest, uint32_t value, int pe))
SHMEMI_FN(void, shmem_uint64_atomic_and, (uint64_t *dest, uint64_t value, int pe))
SHMEMI_FN(void, shmem_ctx_uint64_atomic_and, (shmem_ctx_t ctx, uint64_t *dest, uint64_t value, int pe))
SHMEMI_FN(void, shmem_size_atomic_and, (size_t *dest, size_t value, int pe))
SHMEMI_FN(void, shmem_ctx_size_atomic_and, (shmem_ctx_t ctx, size_t *dest, size_t value, int pe))
SHMEMI_FN(void, shmem_ptrdiff_atomic_and, (ptrdiff_t *dest, ptrdiff_t value, int pe))
SHMEMI_FN(void, shmem_ctx_ptrdiff_atomic_and, (shmem_ctx_t ctx, ptrdiff_t *dest, ptrdiff_t value, int pe))

/* shmem_TYPE_atomic_or */
SHMEMI_FN(void, shmem_int_atomic_or, (int *dest, int value, int pe))
SHMEMI_FN(void, shmem_ctx_int_atomic_or, (shmem_ctx_t ctx, int *dest, int value, int pe))
SHMEMI_FN(void, shmem_long_atomic_or, (long *dest, long value, int pe))
SHMEMI_FN(void, shmem_ctx_long_atomic_or, (shmem_ctx_t ctx, long *dest, long value, int pe))
SHMEMI_FN(void, shmem_longlong_atomic_or, (long long *dest, long long value, int pe))
SHMEMI_FN(void, shmem_ctx_longlong_atomic_or, (shmem_ctx_t ctx, long long *dest, long long value, int pe))
SHMEMI_FN(void, shmem_uint_atomic_or, (unsigned int *dest, unsigned int value, int pe))
SHMEMI_FN(void, shmem_ctx_uint_atomic_or, (shmem_ctx_t ctx, unsigned int *dest, unsigned int value, int pe))
SHMEMI_FN(void, shmem_ulong_atomic_or, (unsigned long *dest, unsigned long value, int pe))
SHMEMI_FN(void, shmem_ctx_ulong_atomic_or, (shmem_ctx_t ctx, unsigned long *dest, unsigned long value, int pe))
SHMEMI_FN(void, shmem_ulonglong_atomic_or, (unsigned long long *dest, unsigned long long value, int pe))
SHMEMI_FN(void, shmem_ctx_ulonglong_atomic_or, (shmem_ctx_t ctx, unsigned long long *dest, unsigned long long value,
    int pe))
SHMEMI_FN(void, shmem_int32_atomic_or, (int32_t *dest, int32_t value, int pe))
SHMEMI_FN(void, shmem_ctx_int32_atomic_or, (shmem_ctx_t ctx, int32_t *dest, int32_t value, int pe))
SHMEMI_FN(void, shmem_int64_atomic_or, (int64_t *dest, int64_t value, int pe))
SHMEMI_FN(void, shmem_ctx_int64_atomic_or, (shmem_ctx_t ctx, int64_t *dest, int64_t value, int pe))
SHMEMI_FN(void, shmem_uint32_atomic_or, (uint32_t *dest, uint32_t value, int pe))
SHMEMI_FN(void, shmem_ctx_uint32_atomic_or, (shmem_ctx_t ctx, uint32_t *dest, uint32_t value, int pe))
SHMEMI_FN(void, shmem_uint64_atomic_or, (uint64_t *dest, uint64_t value, int pe))
SHMEMI_FN(void, shmem_ctx_uint64_atomic_or, (shmem_ctx_t ctx, uint64_t *dest, uint64_t value, int pe))
SHMEMI_FN(void, shmem_size_atomic_or, (size_t *dest, size_t value, int pe))
SHMEMI_FN(void, shmem_ctx_size_atomic_or, (shmem_ctx_t ctx, size_t *dest, size_t value, int pe))
SHMEMI_FN(void, shmem_ptrdiff_atomic_or, (ptrdiff_t *dest, ptrdiff_t value, int pe))
SHMEMI_FN(void, shmem_ctx_ptrdiff_atomic_or, (shmem_ctx_t ctx, ptrdiff_t *dest, ptrdiff_t value, int pe))

/* shmem_TYPE_atomic_xor */
SHMEMI_FN(void, shmem_int_atomic_xor, (int *dest, int value, int pe))
SHMEMI_FN(void, shmem_ctx_int_atomic_xor, (shmem_ctx_t ctx, int *dest, int value, int pe))
SHMEMI_FN(void, shmem_long_atomic_xor, (long *dest, long value, int pe))
SHMEMI_FN(void, shmem_ctx_long_atomic_xor, (shmem_ctx_t ctx, long *dest, long value, int pe))
SHMEMI_FN(void, shmem_longlong_atomic_xor, (long long *dest, long long value, int pe))
SHMEMI_FN(void, shmem_ctx_longlong_atomic_xor, (shmem_ctx_t ctx, long long *dest, long long value, int pe))
SHMEMI_FN(void, shmem_uint_atomic_xor, (unsigned int *dest, unsigned int value, int pe))
SHMEMI_FN(void, shmem_ctx_uint_atomic_xor, (shmem_ctx_t ctx, unsigned int *dest, unsigned int value, int pe))
SHMEMI_FN(void, shmem_ulong_atomic_xor, (unsigned long *dest, unsigned long value, int pe))
SHMEMI_FN(void, shmem_ctx_ulong_atomic_xor, (shmem_ctx_t ctx, unsigned long *dest, unsigned long value, int pe))
SHMEMI_FN(void, shmem_ulonglong_atomic_xor, (unsigned long long *dest, unsigned long long value, int pe))
SHMEMI_FN(void, shmem_ctx_ulonglong_atomic_xor, (shmem_ctx_t ctx, unsigned long long *dest, unsigned long long value,
    int pe))
SHMEMI_FN(void, shmem_int32_atomic_xor, (int32_t *dest, int32_t value, int pe))
SHMEMI_FN(void, shmem_ctx_int32_atomic_xor, (shmem_ctx_t ctx, int32_t *dest, int32_t value, int pe))
SHMEMI_FN(void, shmem_int64_atomic_xor, (int64_t *dest, int64_t value, int pe))
SHMEMI_FN(void, shmem_ctx_int64_atomic_xor, (shmem_ctx_t ctx, int64_t *dest, int64_t value, int pe))
SHMEMI_FN(void, shmem_uint32_atomic_xor, (uint32_t *dest, uint32_t value, int pe))
SHMEMI_FN(void, shmem_ctx_uint32_atomic_xor, (shmem_ctx_t ctx, uint32_t *dest, uint32_t value, int pe))
SHMEMI_FN(void, shmem_uint64_atomic_xor, (uint64_t *dest, uint64_t value, int pe))
SHMEMI_FN(void, shmem_ctx_uint64_atomic_xor, (shmem_ctx_t ctx, uint64_t *dest, uint64_t value, int pe))
SHMEMI_FN(void, shmem_size_atomic_xor, (size_t *dest, size_t value, int pe))
SHMEMI_FN(void, shmem_ctx_size_atomic_xor, (shmem_ctx_t ctx, size_t *dest, size_t value, int pe))
SHMEMI_FN(void, shmem_ptrdiff_atomic_xor, (ptrdiff_t *dest, ptrdiff_t value, int pe))
SHMEMI_FN(void, shmem_ctx_ptrdiff_atomic_xor, (shmem_ctx_t ctx, ptrdiff_t *dest, ptrdiff_t value, int pe))

/* shmem_TYPE_atomic_fetch_nbi */
SHMEMI_FN(void, shmem_float_atomic_fetch_nbi, (float *fetch, const float *source, int pe))
SHMEMI_FN(void, shmem_ctx_float_atomic_fetch_nbi, (shmem_ctx_t ctx, float *fetch, const float *source, int pe))
SHMEMI_FN(void, shmem_double_atomic_fetch_nbi, (double *fetch, const double *source, int pe))
SHMEMI_FN(void, shmem_ctx_double_atomic_fetch_nbi, (shmem_ctx_t ctx, double *fetch, const double *source, int pe))
SHMEMI_FN(void, shmem_int_atomic_fetch_nbi, (int *fetch, const int *source, int pe))
SHMEMI_FN(void, shmem_ctx_int_atomic_fetch_nbi, (shmem_ctx_t ctx, int *fetch, const int *source, int pe))
SHMEMI_FN(void, shmem_long_atomic_fetch_nbi, (long *fetch, const long *source, int pe))
SHMEMI_FN(void, shmem_ctx_long_atomic_fetch_nbi, (shmem_ctx_t ctx, long *fetch, const long *source, int pe))
SHMEMI_FN(void, shmem_longlong_atomic_fetch_nbi, (long long *fetch, const long long *source, int pe))
SHMEMI_FN(void, shmem_ctx_longlong_atomic_fetch_nbi, (shmem_ctx_t ctx, long long *fetch, const long long *source,
    int pe))
SHMEMI_FN(void, shmem_uint_atomic_fetch_nbi, (unsigned int *fetch, const unsigned int *source, int pe))
SHMEMI_FN(void, shmem_ctx_uint_atomic_fetch_nbi, (shmem_ctx_t ctx, unsigned int *fetch, const unsigned int *source,
    int pe))
SHMEMI_FN(void, shmem_ulong_atomic_fetch_nbi, (unsigned long *fetch, const unsigned long *source, int pe))
SHMEMI_FN(void, shmem_ctx_ulong_atomic_fetch_nbi, (shmem_ctx_t ctx, unsigned long *fetch, const unsigned long *source,
    int pe))
SHMEMI_FN(void, shmem_ulonglong_atomic_fetch_nbi, (unsigned long long *fetch, const unsigned long long *source, int pe))
SHMEMI_FN(void, shmem_ctx_ulonglong_atomic_fetch_nbi, (shmem_ctx_t ctx, unsigned long long *fetch,
    const unsigned long long *source, int pe))
SHMEMI_FN(void, shmem_int32_atomic_fetch_nbi, (int32_t *fetch, const int32_t *source, int pe))
SHMEMI_FN(void, shmem_ctx_int32_atomic_fetch_nbi, (shmem_ctx_t ctx, int32_t *fetch, const int32_t *source, int pe))
SHMEMI_FN(void, shmem_int64_atomic_fetch_nbi, (int64_t *fetch, const int64_t *source, int pe))
SHMEMI_FN(void, shmem_ctx_int64_atomic_fetch_nbi, (shmem_ctx_t ctx, int64_t *fetch, const int64_t *source, int pe))
SHMEMI_FN(void, shmem_uint32_atomic_fetch_nbi, (uint32_t *fetch, const uint32_t *source, int pe))
SHMEMI_FN(void, shmem_ctx_uint32_atomic_fetch_nbi, (shmem_ctx_t ctx, uint32_t *fetch, const uint32_t *source, int pe))
SHMEMI_FN(void, shmem_uint64_atomic_fetch_nbi, (uint64_t *fetch, const uint64_t *source, int pe))
SHMEMI_FN(void, shmem_ctx_uint64_atomic_fetch_nbi, (shmem_ctx_t ctx, uint64_t *fetch, const uint64_t *source, int pe))
SHMEMI_FN(void, shmem_size_atomic_fetch_nbi, (size_t *fetch, const size_t *source, int pe))
SHMEMI_FN(void, shmem_ctx_size_atomic_fetch_nbi, (shmem_ctx_t ctx, size_t *fetch, const size_t *source, int pe))
SHMEMI_FN(void, shmem_ptrdiff_atomic_fetch_nbi, (ptrdiff_t *fetch, const ptrdiff_t *source, int pe))
SHMEMI_FN(void, shmem_ctx_ptrdiff_atomic_fetch_nbi, (shmem_ctx_t ctx, ptrdiff_t *fetch, const ptrdiff_t *source,
    int pe))

/* shmem_TYPE_atomic_swap_nbi */
SHMEMI_FN(void, shmem_float_atomic_swap_nbi, (float *fetch, float *dest, float value, int pe))
SHMEMI_FN(void, shmem_ctx_float_atomic_swap_nbi, (shmem_ctx_t ctx, float *fetch, float *dest, float value, int pe))
SHMEMI_FN(void, shmem_double_atomic_swap_nbi, (double *fetch, double *dest, double value, int pe))
SHMEMI_FN(void, shmem_ctx_double_atomic_swap_nbi, (shmem_ctx_t ctx, double *fetch, double *dest, double value, int pe))
SHMEMI_FN(void, shmem_int_atomic_swap_nbi, (int *fetch, int *dest, int value, int pe))
SHMEMI_FN(void, shmem_ctx_int_atomic_swap_nbi, (shmem_ctx_t ctx, int *fetch, int *dest, int value, int pe))
SHMEMI_FN(void, shmem_long_atomic_swap_nbi, (long *fetch, long *dest, long value, int pe))
SHMEMI_FN(void, shmem_ctx_long_atomic_swap_nbi, (shmem_ctx_t ctx, long *fetch, long *dest, long value, int pe))
SHMEMI_FN(void, shmem_longlong_atomic_swap_nbi, (long long *fetch, long long *dest, long long value, int pe))
SHMEMI_FN(void, shmem_ctx_longlong_atomic_swap_nbi, (shmem_ctx_t ctx, long long *fetch, long long *dest,
    long long value, int pe))
SHMEMI_FN(void, shmem_uint_atomic_swap_nbi, (unsigned int *fetch, unsigned int *dest, unsigned int value, int pe))
SHMEMI_FN(void, shmem_ctx_uint_atomic_swap_nbi, (shmem_ctx_t ctx, unsigned int *fetch, unsigned int *dest,
    unsigned int value, int pe))
SHMEMI_FN(void, shmem_ulong_atomic_swap_nbi, (unsigned long *fetch, unsigned long *dest, unsigned long value, int pe))
SHMEMI_FN(void, shmem_ctx_ulong_atomic_swap_nbi, (shmem_ctx_t ctx, unsigned long *fetch, unsigned long *dest,
    unsigned long value, int pe))
SHMEMI_FN(void, shmem_ulonglong_atomic_swap_nbi, (unsigned long long *fetch, unsigned long long *dest,
    unsigned long long value, int pe))
SHMEMI_FN(void, shmem_ctx_ulonglong_atomic_swap_nbi, (shmem_ctx_t ctx, unsigned long long *fetch,
    unsigned long long *dest, unsigned long long value, int pe))
SHMEMI_FN(void, shmem_int32_atomic_swap_nbi, (int32_t *fetch, int32_t *dest, int32_t value, int pe))
SHMEMI_FN(void, shmem_ctx_int32_atomic_swap_nbi, (shmem_ctx_t ctx, int32_t *fetch, int32_t *dest, int32_t value,
    int pe))
SHMEMI_FN(void, shmem_int64_atomic_swap_nbi, (int64_t *fetch, int64_t *dest, int64_t value, int pe))
SHMEMI_FN(void, shmem_ctx_int64_atomic_swap_nbi, (shmem_ctx_t ctx, int64_t *fetch, int64_t *dest, int64_t value,
    int pe))
SHMEMI_FN(void, shmem_uint32_atomic_swap_nbi, (uint32_t *fetch, uint32_t *dest, uint32_t value, int pe))
SHMEMI_FN(void, shmem_ctx_uint32_atomic_swap_nbi, (shmem_ctx_t ctx, uint32_t *fetch, uint32_t *dest, uint32_t value,
    int pe))
SHMEMI_FN(void, shmem_uint64_atomic_swap_nbi, (uint64_t *fetch, uint64_t *dest, uint64_t value, int pe))
SHMEMI_FN(void, shmem_ctx_uint64_atomic_swap_nbi, (shmem_ctx_t ctx, uint64_t *fetch, uint64_t *dest, uint64_t value,
    int pe))
SHMEMI_FN(void, shmem_size_atomic_swap_nbi, (size_t *fetch, size_t *dest, size_t value, int pe))
SHMEMI_FN(void, shmem_ctx_size_atomic_swap_nbi, (shmem_ctx_t ctx, size_t *fetch, size_t *dest, size_t value, int pe))
SHMEMI_FN(void, shmem_ptrdiff_atomic_swap_nbi, (ptrdiff_t *fetch, ptrdiff_t *dest, ptrdiff_t value, int pe))
SHMEMI_FN(void, shmem_ctx_ptrdiff_atomic_swap_nbi, (shmem_ctx_t ctx, ptrdiff_t *fetch, ptrdiff_t *dest, ptrdiff_t value,
    int pe))

/* shmem_TYPE_atomic_compare_swap_nbi */
SHMEMI_FN(void, shmem_int_atomic_compare_swap_nbi, (int *fetch, int *dest, int cond, int value, int pe))
SHMEMI_FN(void, shmem_ctx_int_atomic_compare_swap_nbi, (shmem_ctx_t ctx, int *fetch, int *dest, int cond, int value,
    int pe))
SHMEMI_FN(void, shmem_long_atomic_compare_swap_nbi, (long *fetch, long *dest, long cond, long value, int pe))
SHMEMI_FN(void, shmem_ctx_long_atomic_compare_swap_nbi, (shmem_ctx_t ctx, long *fetch, long *dest, long cond,
    long value, int pe))
SHMEMI_FN(void, shmem_longlong_atomic_compare_swap_nbi, (long long *fetch, long long *dest, long long cond,
    long long value, int pe))
SHMEMI_FN(void, shmem_ctx_longlong_atomic_compare_swap_nbi, (shmem_ctx_t ctx, long long *fetch, long long *dest,
    long long cond, long long value, int pe))
SHMEMI_FN(void, shmem_uint_atomic_compare_swap_nbi, (unsigned int *fetch, unsigned int *dest, unsigned int cond,
    unsigned int value, int pe))
SHMEMI_FN(void, shmem_ctx_uint_atomic_compare_swap_nbi, (shmem_ctx_t ctx, unsigned int *fetch, unsigned int *dest,
    unsigned int cond, unsigned int value, int pe))
SHMEMI_FN(void, shmem_ulong_atomic_compare_swap_nbi, (unsigned long *fetch, unsigned long *dest, unsigned long cond,
    unsigned long value, int pe))
SHMEMI_FN(void, shmem_ctx_ulong_atomic_compare_swap_nbi, (shmem_ctx_t ctx, unsigned long *fetch, unsigned long *dest,
    unsigned long cond, unsigned long value, int pe))
SHMEMI_FN(void, shmem_ulonglong_atomic_compare_swap_nbi, (unsigned long long *fetch, unsigned long long *dest,
    unsigned long long cond, unsigned long long value, int pe))
SHMEMI_FN(void, shmem_ctx_ulonglong_atomic_compare_swap_nbi, (shmem_ctx_t ctx, unsigned long long *fetch,
    unsigned long long *dest, unsigned long long cond, unsigned long long value, int pe))
SHMEMI_FN(void, shmem_int32_atomic_compare_swap_nbi, (int32_t *fetch, int32_t *dest, int32_t cond, int32_t value,
    int pe))
SHMEMI_FN(void, shmem_ctx_int32_atomic_compare_swap_nbi, (shmem_ctx_t ctx, int32_t *fetch, int32_t *dest, int32_t cond,
    int32_t value, int pe))
SHMEMI_FN(void, shmem_int64_atomic_compare_swap_nbi, (int64_t *fetch, int64_t *dest, int64_t cond, int64_t value,
    int pe))
SHMEMI_FN(void, shmem_ctx_int64_atomic_compare_swap_nbi, (shmem_ctx_t ctx, int64_t *fetch, int64_t *dest, int64_t cond,
    int64_t value, int pe))
SHMEMI_FN(void, shmem_uint32_atomic_compare_swap_nbi, (uint32_t *fetch, uint32_t *dest, uint32_t cond, uint32_t value,
    int pe))
SHMEMI_FN(void, shmem_ctx_uint32_atomic_compare_swap_nbi, (shmem_ctx_t ctx, uint32_t *fetch, uint32_t *dest,
    uint32_t cond, uint32_t value, int pe))
SHMEMI_FN(void, shmem_uint64_atomic_compare_swap_nbi, (uint64_t *fetch, uint64_t *dest, uint64_t cond, uint64_t value,
    int pe))
SHMEMI_FN(void, shmem_ctx_uint64_atomic_compare_swap_nbi, (shmem_ctx_t ctx, uint64_t *fetch, uint64_t *dest,
    uint64_t cond, uint64_t value, int pe))
SHMEMI_FN(void, shmem_size_atomic_compare_swap_nbi, (size_t *fetch, size_t *dest, size_t cond, size_t value, int pe))
SHMEMI_FN(void, shmem_ctx_size_atomic_compare_swap_nbi, (shmem_ctx_t ctx, size_t *fetch, size_t *dest, size_t cond,
    size_t value, int pe))
SHMEMI_FN(void, shmem_ptrdiff_atomic_compare_swap_nbi, (ptrdiff_t *fetch, ptrdiff_t *dest, ptrdiff_t cond,
    ptrdiff_t value, int pe))
SHMEMI_FN(void, shmem_ctx_ptrdiff_atomic_compare_swap_nbi, (shmem_ctx_t ctx, ptrdiff_t *fetch, ptrdiff_t *dest,
    ptrdiff_t cond, ptrdiff_t value, int pe))

/* shmem_TYPE_atomic_fetch_inc_nbi */
SHMEMI_FN(void, shmem_int_atomic_fetch_inc_nbi, (int *fetch, int *dest, int pe))
SHMEMI_FN(void, shmem_ctx_int_atomic_fetch_inc_nbi, (shmem_ctx_t ctx, int *fetch, int *dest, int pe))
SHMEMI_FN(void, shmem_long_atomic_fetch_inc_nbi, (long *fetch, long *dest, int pe))
SHMEMI_FN(void, shmem_ctx_long_atomic_fetch_inc_nbi, (shmem_ctx_t ctx, long *fetch, long *dest, int pe))
SHMEMI_FN(void, shmem_longlong_atomic_fetch_inc_nbi, (long long *fetch, long long *dest, int pe))
SHMEMI_FN(void, shmem_ctx_longlong_atomic_fetch_inc_nbi, (shmem_ctx_t ctx, long long *fetch, long long *dest, int pe))
SHMEMI_FN(void, shmem_uint_atomic_fetch_inc_nbi, (unsigned int *fetch, unsigned int *dest, int pe))
SHMEMI_FN(void, shmem_ctx_uint_atomic_fetch_inc_nbi, (shmem_ctx_t ctx, unsigned int *fetch, unsigned int *dest, int pe))
SHMEMI_FN(void, shmem_ulong_atomic_fetch_inc_nbi, (unsigned long *fetch, unsigned long *dest, int pe))
SHMEMI_FN(void, shmem_ctx_ulong_atomic_fetch_inc_nbi, (shmem_ctx_t ctx, unsigned long *fetch, unsigned long *dest,
    int pe))
SHMEMI_FN(void, shmem_ulonglong_atomic_fetch_inc_nbi, (unsigned long long *fetch, unsigned long long *dest, int pe))
SHMEMI_FN(void, shmem_ctx_ulonglong_atomic_fetch_inc_nbi, (shmem_ctx_t ctx, unsigned long long *fetch,
    unsigned long long *dest, int pe))
SHMEMI_FN(void, shmem_int32_atomic_fetch_inc_nbi, (int32_t *fetch, int32_t *dest, int pe))
SHMEMI_FN(void, shmem_ctx_int32_atomic_fetch_inc_nbi, (shmem_ctx_t ctx, int32_t *fetch, int32_t *dest, int pe))
SHMEMI_FN(void, shmem_int64_atomic_fetch_inc_nbi, (int64_t *fetch, int64_t *dest, int pe))
SHMEMI_FN(void, shmem_ctx_int64_atomic_fetch_inc_nbi, (shmem_ctx_t ctx, int64_t *fetch, int64_t *dest, int pe))
SHMEMI_FN(void, shmem_uint32_atomic_fetch_inc_nbi, (uint32_t *fetch, uint32_t *dest, int pe))
SHMEMI_FN(void, shmem_ctx_uint32_atomic_fetch_inc_nbi, (shmem_ctx_t ctx, uint32_t *fetch, uint32_t *dest, int pe))
SHMEMI_FN(void, shmem_uint64_atomic_fetch_inc_nbi, (uint64_t *fetch, uint64_t *dest, int pe))
SHMEMI_FN(void, shmem_ctx_uint64_atomic_fetch_inc_nbi, (shmem_ctx_t ctx, uint64_t *fetch, uint64_t *dest, int pe))
SHMEMI_FN(void, shmem_size_atomic_fetch_inc_nbi, (size_t *fetch, size_t *dest, int pe))
SHMEMI_FN(void, shmem_ctx_size_atomic_fetch_inc_nbi, (shmem_ctx_t ctx, size_t *fetch, size_t *dest, int pe))
SHMEMI_FN(void, shmem_ptrdiff_atomic_fetch_inc_nbi, (ptrdiff_t *fetch, ptrdiff_t *dest, int pe))
SHMEMI_FN(void, shmem_ctx_ptrdiff_atomic_fetch_inc_nbi, (shmem_ctx_t ctx, ptrdiff_t *fetch, ptrdiff_t *dest, int pe))

/* shmem_TYPE_atomic_fetch_add_nbi */
SHMEMI_FN(void, shmem_int_atomic_fetch_add_nbi, (int *fetch, int *dest, int value, int pe))
SHMEMI_FN(void, shmem_ctx_int_atomic_fetch_add_nbi, (shmem_ctx_t ctx, int *fetch, int *dest, int value, int pe))
SHMEMI_FN(void, shmem_long_atomic_fetch_add_nbi, (long *fetch, long *dest, long value, int pe))
SHMEMI_FN(void, shmem_ctx_long_atomic_fetch_add_nbi, (shmem_ctx_t ctx, long *fetch, long *dest, long value, int pe))
SHMEMI_FN(void, shmem_longlong_atomic_fetch_add_nbi, (long long *fetch, long long *dest, long long value, int pe))
SHMEMI_FN(void, shmem_ctx_longlong_atomic_fetch_add_nbi, (shmem_ctx_t ctx, long long *fetch, long long *dest,
    long long value, int pe))
SHMEMI_FN(void, shmem_uint_atomic_fetch_add_nbi, (unsigned int *fetch, unsigned int *dest, unsigned int value, int pe))
SHMEMI_FN(void, shmem_ctx_uint_atomic_fetch_add_nbi, (shmem_ctx_t ctx, unsigned int *fetch, unsigned int *dest,
    unsigned int value, int pe))
SHMEMI_FN(void, shmem_ulong_atomic_fetch_add_nbi, (unsigned long *fetch, unsigned long *dest, unsigned long value,
    int pe))
SHMEMI_FN(void, shmem_ctx_ulong_atomic_fetch_add_nbi, (shmem_ctx_t ctx, unsigned long *fetch, unsigned long *dest,
    unsigned long value, int pe))
SHMEMI_FN(void, shmem_ulonglong_atomic_fetch_add_nbi, (unsigned long long *fetch, unsigned long long *dest,
    unsigned long long value, int pe))
SHMEMI_FN(void, shmem_ctx_ulonglong_atomic_fetch_add_nbi, (shmem_ctx_t ctx, unsigned long long *fetch,
    unsigned long long *dest, unsigned long long value, int pe))
SHMEMI_FN(void, shmem_int32_atomic_fetch_add_nbi, (int32_t *fetch, int32_t *dest, int32_t value, int pe))
SHMEMI_FN(void, shmem_ctx_int32_atomic_fetch_add_nbi, (shmem_ctx_t ctx, int32_t *fetch, int32_t *dest, int32_t value,
    int pe))
SHMEMI_FN(void, shmem_int64_atomic_fetch_add_nbi, (int64_t *fetch, int64_t *dest, int64_t value, int pe))
SHMEMI_FN(void, shmem_ctx_int64_atomic_fetch_add_nbi, (shmem_ctx_t ctx, int64_t *fetch, int64_t *dest, int64_t value,
    int pe))
SHMEMI_FN(void, shmem_uint32_atomic_fetch_add_nbi, (uint32_t *fetch, uint32_t *dest, uint32_t value, int pe))
SHMEMI_FN(void, shmem_ctx_uint32_atomic_fetch_add_nbi, (shmem_ctx_t ctx, uint32_t *fetch, uint32_t *dest,
    uint32_t value, int pe))
SHMEMI_FN(void, shmem_uint64_atomic_fetch_add_nbi, (uint64_t *fetch, uint64_t *dest, uint64_t value, int pe))
SHMEMI_FN(void, shmem_ctx_uint64_atomic_fetch_add_nbi, (shmem_ctx_t ctx, uint64_t *fetch, uint64_t *dest,
    uint64_t value, int pe))
SHMEMI_FN(void, shmem_size_atomic_fetch_add_nbi, (size_t *fetch, size_t *dest, size_t value, int pe))
SHMEMI_FN(void, shmem_ctx_size_atomic_fetch_add_nbi, (shmem_ctx_t ctx, size_t *fetch, size_t *dest, size_t value,
    int pe))
SHMEMI_FN(void, shmem_ptrdiff_atomic_fetch_add_nbi, (ptrdiff_t *fetch, ptrdiff_t *dest, ptrdiff_t value, int pe))
SHMEMI_FN(void, shmem_ctx_ptrdiff_atomic_fetch_add_nbi, (shmem_ctx_t ctx, ptrdiff_t *fetch, ptrdiff_t *dest,
    ptrdiff_t value, int pe))

/* shmem_TYPE_atomic_fetch_and_nbi */
SHMEMI_FN(void, shmem_int_atomic_fetch_and_nbi, (int *fetch, int *dest, int value, int pe))
SHMEMI_FN(void, shmem_ctx_int_atomic_fetch_and_nbi, (shmem_ctx_t ctx, int *fetch, int *dest, int value, int pe))
SHMEMI_FN(void, shmem_long_atomic_fetch_and_nbi, (long *fetch, long *dest, long value, int pe))
SHMEMI_FN(void, shmem_ctx_long_atomic_fetch_and_nbi, (shmem_ctx_t ctx, long *fetch, long *dest, long value, int pe))
SHMEMI_FN(void, shmem_longlong_atomic_fetch_and_nbi, (long long *fetch, long long *dest, long long value, int pe))
SHMEMI_FN(void, shmem_ctx_longlong_atomic_fetch_and_nbi, (shmem_ctx_t ctx, long long *fetch, long long *dest,
    long long value, int pe))
SHMEMI_FN(void, shmem_uint_atomic_fetch_and_nbi, (unsigned int *fetch, unsigned int *dest, unsigned int value, int pe))
SHMEMI_FN(void, shmem_ctx_uint_atomic_fetch_and_nbi, (shmem_ctx_t ctx, unsigned int *fetch, unsigned int *dest,
    unsigned int value, int pe))
SHMEMI_FN(void, shmem_ulong_atomic_fetch_and_nbi, (unsigned long *fetch, unsigned long *dest, unsigned long value,
    int pe))
SHMEMI_FN(void, shmem_ctx_ulong_atomic_fetch_and_nbi, (shmem_ctx_t ctx, unsigned long *fetch, unsigned long *dest,
    unsigned long value, int pe))
SHMEMI_FN(void, shmem_ulonglong_atomic_fetch_and_nbi, (unsigned long long *fetch, unsigned long long *dest,
    unsigned long long value, int pe))
SHMEMI_FN(void, shmem_ctx_ulonglong_atomic_fetch_and_nbi, (shmem_ctx_t ctx, unsigned long long *fetch,
    unsigned long long *dest, unsigned long long value, int pe))
SHMEMI_FN(void, shmem_int32_atomic_fetch_and_nbi, (int32_t *fetch, int32_t *dest, int32_t value, int pe))
SHMEMI_FN(void, shmem_ctx_int32_atomic_fetch_and_nbi, (shmem_ctx_t ctx, int32_t *fetch, int32_t *dest, int32_t value,
    int pe))
SHMEMI_FN(void, shmem_int64_atomic_fetch_and_nbi, (int64_t *fetch, int64_t *dest, int64_t value, int pe))
SHMEMI_FN(void, shmem_ctx_int64_atomic_fetch_and_nbi, (shmem_ctx_t ctx, int64_t *fetch, int64_t *dest, int64_t value,
    int pe))
SHMEMI_FN(void, shmem_uint32_atomic_fetch_and_nbi, (uint32_t *fetch, uint32_t *dest, uint32_t value, int pe))
SHMEMI_FN(void, shmem_ctx_uint32_atomic_fetch_and_nbi, (shmem_ctx_t ctx, uint32_t *fetch, uint32_t *dest,
    uint32_t value, int pe))
SHMEMI_FN(void, shmem_uint64_atomic_fetch_and_nbi, (uint64_t *fetch, uint64_t *dest, uint64_t value, int pe))
SHMEMI_FN(void, shmem_ctx_uint64_atomic_fetch_and_nbi, (shmem_ctx_t ctx, uint64_t *fetch, uint64_t *dest,
    uint64_t value, int pe))
SHMEMI_FN(void, shmem_size_atomic_fetch_and_nbi, (size_t *fetch, size_t *dest, size_t value, int pe))
SHMEMI_FN(void, shmem_ctx_size_atomic_fetch_and_nbi, (shmem_ctx_t ctx, size_t *fetch, size_t *dest, size_t value,
    int pe))
SHMEMI_FN(void, shmem_ptrdiff_atomic_fetch_and_nbi, (ptrdiff_t *fetch, ptrdiff_t *dest, ptrdiff_t value, int pe))
SHMEMI_FN(void, shmem_ctx_ptrdiff_atomic_fetch_and_nbi, (shmem_ctx_t ctx, ptrdiff_t *fetch, ptrdiff_t *dest,
    ptrdiff_t value, int pe))

/* shmem_TYPE_atomic_fetch_or_nbi */
SHMEMI_FN(void, shmem_int_atomic_fetch_or_nbi, (int *fetch, int *dest, int value, int pe))
SHMEMI_FN(void, shmem_ctx_int_atomic_fetch_or_nbi, (shmem_ctx_t ctx, int *fetch, int *dest, int value, int pe))
SHMEMI_FN(void, shmem_long_atomic_fetch_or_nbi, (long *fetch, long *dest, long value, int pe))
SHMEMI_FN(void, shmem_ctx_long_atomic_fetch_or_nbi, (shmem_ctx_t ctx, long *fetch, long *dest, long value, int pe))
SHMEMI_FN(void, shmem_longlong_atomic_fetch_or_nbi, (long long *fetch, long long *dest, long long value, int pe))
SHMEMI_FN(void, shmem_ctx_longlong_atomic_fetch_or_nbi, (shmem_ctx_t ctx, long long *fetch, long long *dest,
    long long value, int pe))
SHMEMI_FN(void, shmem_uint_atomic_fetch_or_nbi, (unsigned int *fetch, unsigned int *dest, unsigned int value, int pe))
SHMEMI_FN(void, shmem_ctx_uint_atomic_fetch_or_nbi, (shmem_ctx_t ctx, unsigned int *fetch, unsigned int *dest,
    unsigned int value, int pe))
SHMEMI_FN(void, shmem_ulong_atomic_fetch_or_nbi, (unsigned long *fetch, unsigned long *dest, unsigned long value,
    int pe))
SHMEMI_FN(void, shmem_ctx_ulong_atomic_fetch_or_nbi, (shmem_ctx_t ctx, unsigned long *fetch, unsigned long *dest,
    unsigned long value, int pe))
SHMEMI_FN(void, shmem_ulonglong_atomic_fetch_or_nbi, (unsigned long long *fetch, unsigned long long *dest,
    unsigned long long value, int pe))
SHMEMI_FN(void, shmem_ctx_ulonglong_atomic_fetch_or_nbi, (shmem_ctx_t ctx, unsigned long long *fetch,
    unsigned long long *dest, unsigned long long value, int pe))
SHMEMI_FN(void, shmem_int32_atomic_fetch_or_nbi, (int32_t *fetch, int32_t *dest, int32_t value, int pe))
SHMEMI_FN(void, shmem_ctx_int32_atomic_fetch_or_nbi, (shmem_ctx_t ctx, int32_t *fetch, int32_t *dest, int32_t value,
    int pe))
SHMEMI_FN(void, shmem_int64_atomic_fetch_or_nbi, (int64_t *fetch, int64_t *dest, int64_t value, int pe))
SHMEMI_FN(void, shmem_ctx_int64_atomic_fetch_or_nbi, (shmem_ctx_t ctx, int64_t *fetch, int64_t *dest, int64_t value,
    int pe))
SHMEMI_FN(void, shmem_uint32_atomic_fetch_or_nbi, (uint32_t *fetch, uint32_t *dest, uint32_t value, int pe))
SHMEMI_FN(void, shmem_ctx_uint32_atomic_fetch_or_nbi, (shmem_ctx_t ctx, uint32_t *fetch, uint32_t *dest, uint32_t value,
    int pe))
SHMEMI_FN(void, shmem_uint64_atomic_fetch_or_nbi, (uint64_t *fetch, uint64_t *dest, uint64_t value, int pe))
SHMEMI_FN(void, shmem_ctx_uint64_atomic_fetch_or_nbi, (shmem_ctx_t ctx, uint64_t *fetch, uint64_t *dest, uint64_t value,
    int pe))
SHMEMI_FN(void, shmem_size_atomic_fetch_or_nbi, (size_t *fetch, size_t *dest, size_t value, int pe))
SHMEMI_FN(void, shmem_ctx_size_atomic_fetch_or_nbi, (shmem_ctx_t ctx, size_t *fetch, size_t *dest, size_t value,
    int pe))
SHMEMI_FN(void, shmem_ptrdiff_atomic_fetch_or_nbi, (ptrdiff_t *fetch, ptrdiff_t *dest, ptrdiff_t value, int pe))
SHMEMI_FN(void, shmem_ctx_ptrdiff_atomic_fetch_or_nbi, (shmem_ctx_t ctx, ptrdiff_t *fetch, ptrdiff_t *dest,
    ptrdiff_t value, int pe))

/* shmem_TYPE_atomic_fetch_xor_nbi */
SHMEMI_FN(void, shmem_int_atomic_fetch_xor_nbi, (int *fetch, int *dest, int value, int pe))
SHMEMI_FN(void, shmem_ctx_int_atomic_fetch_xor_nbi, (shmem_ctx_t ctx, int *fetch, int *dest, int value, int pe))
SHMEMI_FN(void, shmem_long_atomic_fetch_xor_nbi, (long *fetch, long *dest, long value, int pe))
SHMEMI_FN(void, shmem_ctx_long_atomic_fetch_xor_nbi, (shmem_ctx_t ctx, long *fetch, long *dest, long value, int pe))
SHMEMI_FN(void, shmem_longlong_atomic_fetch_xor_nbi, (long long *fetch, long long *dest, long long value, int pe))
SHMEMI_FN(void, shmem_ctx_longlong_atomic_fetch_xor_nbi, (shmem_ctx_t ctx, long long *fetch, long long *dest,
    long long value, int pe))
SHMEMI_FN(void, shmem_uint_atomic_fetch_xor_nbi, (unsigned int *fetch, unsigned int *dest, unsigned int value, int pe))
SHMEMI_FN(void, shmem_ctx_uint_atomic_fetch_xor_nbi, (shmem_ctx_t ctx, unsigned int *fetch, unsigned int *dest,
    unsigned int value, int pe))
SHMEMI_FN(void, shmem_ulong_atomic_fetch_xor_nbi, (unsigned long *fetch, unsigned long *dest, unsigned long value,
    int pe))
SHMEMI_FN(void, shmem_ctx_ulong_atomic_fetch_xor_nbi, (shmem_ctx_t ctx, unsigned long *fetch, unsigned long *dest,
    unsigned long value, int pe))
SHMEMI_FN(void, shmem_ulonglong_atomic_fetch_xor_nbi, (unsigned long long *fetch, unsigned long long *dest,
    unsigned long long value, int pe))
SHMEMI_FN(void, shmem_ctx_ulonglong_atomic_fetch_xor_nbi, (shmem_ctx_t ctx, unsigned long long *fetch,
    unsigned long long *dest, unsigned long long value, int pe))
SHMEMI_FN(void, shmem_int32_atomic_fetch_xor_nbi, (int32_t *fetch, int32_t *dest, int32_t value, int pe))
SHMEMI_FN(void, shmem_ctx_int32_atomic_fetch_xor_nbi, (shmem_ctx_t ctx, int32_t *fetch, int32_t *dest, int32_t value,
    int pe))
SHMEMI_FN(void, shmem_int64_atomic_fetch_xor_nbi, (int64_t *fetch, int64_t *dest, int64_t value, int pe))
SHMEMI_FN(void, shmem_ctx_int64_atomic_fetch_xor_nbi, (shmem_ctx_t ctx, int64_t *fetch, int64_t *dest, int64_t value,
    int pe))
SHMEMI_FN(void, shmem_uint32_atomic_fetch_xor_nbi, (uint32_t *fetch, uint32_t *dest, uint32_t value, int pe))
SHMEMI_FN(void, shmem_ctx_uint32_atomic_fetch_xor_nbi, (shmem_ctx_t ctx, uint32_t *fetch, uint32_t *dest,
    uint32_t value, int pe))
SHMEMI_FN(void, shmem_uint64_atomic_fetch_xor_nbi, (uint64_t *fetch, uint64_t *dest, uint64_t value, int pe))
SHMEMI_FN(void, shmem_ctx_uint64_atomic_fetch_xor_nbi, (shmem_ctx_t ctx, uint64_t *fetch, uint64_t *dest,
    uint64_t value, int pe))
SHMEMI_FN(void, shmem_size_atomic_fetch_xor_nbi, (size_t *fetch, size_t *dest, size_t value, int pe))
SHMEMI_FN(void, shmem_ctx_size_atomic_fetch_xor_nbi, (shmem_ctx_t ctx, size_t *fetch, size_t *dest, size_t value,
    int pe))
SHMEMI_FN(void, shmem_ptrdiff_atomic_fetch_xor_nbi, (ptrdiff_t *fetch, ptrdiff_t *dest, ptrdiff_t value, int pe))
SHMEMI_FN(void, shmem_ctx_ptrdiff_atomic_fetch_xor_nbi, (shmem_ctx_t ctx, ptrdiff_t *fetch, ptrdiff_t *dest,
    ptrdiff_t value, int pe))

/* shmem_TYPE_wait_until */
SHMEMI_FN(void, shmem_int_wait_until, (volatile int *ivar, int cmp, int value))
SHMEMI_FN(void, shmem_long_wait_until, (volatile long *ivar, int cmp, long value))
SHMEMI_FN(void, shmem_longlong_wait_until, (volatile long long *ivar, int cmp, long long value))
SHMEMI_FN(void, shmem_uint_wait_until, (volatile unsigned int *ivar, int cmp, unsigned int value))
SHMEMI_FN(void, shmem_ulong_wait_until, (volatile unsigned long *ivar, int cmp, unsigned long value))
SHMEMI_FN(void, shmem_ulonglong_wait_until, (volatile unsigned long long *ivar, int cmp, unsigned long long value))
SHMEMI_FN(void, shmem_int32_wait_until, (volatile int32_t *ivar, int cmp, int32_t value))
SHMEMI_FN(void, shmem_int64_wait_until, (volatile int64_t *ivar, int cmp, int64_t value))
SHMEMI_FN(void, shmem_uint32_wait_until, (volatile uint32_t *ivar, int cmp, uint32_t value))
SHMEMI_FN(void, shmem_uint64_wait_until, (volatile uint64_t *ivar, int cmp, uint64_t value))
SHMEMI_FN(void, shmem_size_wait_until, (volatile size_t *ivar, int cmp, size_t value))
SHMEMI_FN(void, shmem_ptrdiff_wait_until, (volatile ptrdiff_t *ivar, int cmp, ptrdiff_t value))

/* shmem_TYPE_wait_until_all */
SHMEMI_FN(void, shmem_int_wait_until_all, (volatile int *ivars, size_t nelems, const int *status, int cmp, int value))
SHMEMI_FN(void, shmem_long_wait_until_all, (volatile long *ivars, size_t nelems, const int *status, int cmp,
    long value))
SHMEMI_FN(void, shmem_longlong_wait_until_all, (volatile long long *ivars, size_t nelems, const int *status, int cmp,
    long long value))
SHMEMI_FN(void, shmem_uint_wait_until_all, (volatile unsigned int *ivars, size_t nelems, const int *status, int cmp,
    unsigned int value))
SHMEMI_FN(void, shmem_ulong_wait_until_all, (volatile unsigned long *ivars, size_t nelems, const int *status, int cmp,
    unsigned long value))
SHMEMI_FN(void, shmem_ulonglong_wait_until_all, (volatile unsigned long long *ivars, size_t nelems, const int *status,
    int cmp, unsigned long long value))
SHMEMI_FN(void, shmem_int32_wait_until_all, (volatile int32_t *ivars, size_t nelems, const int *status, int cmp,
    int32_t value))
SHMEMI_FN(void, shmem_int64_wait_until_all, (volatile int64_t *ivars, size_t nelems, const int *status, int cmp,
    int64_t value))
SHMEMI_FN(void, shmem_uint32_wait_until_all, (volatile uint32_t *ivars, size_t nelems, const int *status, int cmp,
    uint32_t value))
SHMEMI_FN(void, shmem_uint64_wait_until_all, (volatile uint64_t *ivars, size_t nelems, const int *status, int cmp,
    uint64_t value))
SHMEMI_FN(void, shmem_size_wait_until_all, (volatile size_t *ivars, size_t nelems, const int *status, int cmp,
    size_t value))
SHMEMI_FN(void, shmem_ptrdiff_wait_until_all, (volatile ptrdiff_t *ivars, size_t nelems, const int *status, int cmp,
    ptrdiff_t value))

/* shmem_TYPE_wait_until_all_vector */
SHMEMI_FN(void, shmem_int_wait_until_all_vector, (volatile int *ivars, size_t nelems, const int *status, int cmp,
    const int *values))
SHMEMI_FN(void, shmem_long_wait_until_all_vector, (volatile long *ivars, size_t nelems, const int *status, int cmp,
    const long *values))
SHMEMI_FN(void, shmem_longlong_wait_until_all_vector, (volatile long long *ivars, size_t nelems, const int *status,
    int cmp, const long long *values))
SHMEMI_FN(void, shmem_uint_wait_until_all_vector, (volatile unsigned int *ivars, size_t nelems, const int *status,
    int cmp, const unsigned int *values))
SHMEMI_FN(void, shmem_ulong_wait_until_all_vector, (volatile unsigned long *ivars, size_t nelems, const int *status,
    int cmp, const unsigned long *values))
SHMEMI_FN(void, shmem_ulonglong_wait_until_all_vector, (volatile unsigned long long *ivars, size_t nelems,
    const int *status, int cmp, const unsigned long long *values))
SHMEMI_FN(void, shmem_int32_wait_until_all_vector, (volatile int32_t *ivars, size_t nelems, const int *status, int cmp,
    const int32_t *values))
SHMEMI_FN(void, shmem_int64_wait_until_all_vector, (volatile int64_t *ivars, size_t nelems, const int *status, int cmp,
    const int64_t *values))
SHMEMI_FN(void, shmem_uint32_wait_until_all_vector, (volatile uint32_t *ivars, size_t nelems, const int *status,
    int cmp, const uint32_t *values))
SHMEMI_FN(void, shmem_uint64_wait_until_all_vector, (volatile uint64_t *ivars, size_t nelems, const int *status,
    int cmp, const uint64_t *values))
SHMEMI_FN(void, shmem_size_wait_until_all_vector, (volatile size_t *ivars, size_t nelems, const int *status, int cmp,
    const size_t *values))
SHMEMI_FN(void, shmem_ptrdiff_wait_until_all_vector, (volatile ptrdiff_t *ivars, size_t nelems, const int *status,
    int cmp, const ptrdiff_t *values))

/* shmem_TYPE_wait_until_any */
SHMEMI_FN(size_t, shmem_int_wait_until_any, (volatile int *ivars, size_t nelems, const int *status, int cmp, int value))
SHMEMI_FN(size_t, shmem_long_wait_until_any, (volatile long *ivars, size_t nelems, const int *status, int cmp,
    long value))
SHMEMI_FN(size_t, shmem_longlong_wait_until_any, (volatile long long *ivars, size_t nelems, const int *status, int cmp,
    long long value))
SHMEMI_FN(size_t, shmem_uint_wait_until_any, (volatile unsigned int *ivars, size_t nelems, const int *status, int cmp,
    unsigned int value))
SHMEMI_FN(size_t, shmem_ulong_wait_until_any, (volatile unsigned long *ivars, size_t nelems, const int *status, int cmp,
    unsigned long value))
SHMEMI_FN(size_t, shmem_ulonglong_wait_until_any, (volatile unsigned long long *ivars, size_t nelems, const int *status,
    int cmp, unsigned long long value))
SHMEMI_FN(size_t, shmem_int32_wait_until_any, (volatile int32_t *ivars, size_t nelems, const int *status, int cmp,
    int32_t value))
SHMEMI_FN(size_t, shmem_int64_wait_until_any, (volatile int64_t *ivars, size_t nelems, const int *status, int cmp,
    int64_t value))
SHMEMI_FN(size_t, shmem_uint32_wait_until_any, (volatile uint32_t *ivars, size_t nelems, const int *status, int cmp,
    uint32_t value))
SHMEMI_FN(size_t, shmem_uint64_wait_until_any, (volatile uint64_t *ivars, size_t nelems, const int *status, int cmp,
    uint64_t value))
SHMEMI_FN(size_t, shmem_size_wait_until_any, (volatile size_t *ivars, size_t nelems, const int *status, int cmp,
    size_t value))
SHMEMI_FN(size_t, shmem_ptrdiff_wait_until_any, (volatile ptrdiff_t *ivars, size_t nelems, const int *status, int cmp,
    ptrdiff_t value))

/* shmem_TYPE_wait_until_any_vector */
SHMEMI_FN(size_t, shmem_int_wait_until_any_vector, (volatile int *ivars, size_t nelems, const int *status, int cmp,
    const int *values))
SHMEMI_FN(size_t, shmem_long_wait_until_any_vector, (volatile long *ivars, size_t nelems, const int *status, int cmp,
    const long *values))
SHMEMI_FN(size_t, shmem_longlong_wait_until_any_vector, (volatile long long *ivars, size_t nelems, const int *status,
    int cmp, const long long *values))
SHMEMI_FN(size_t, shmem_uint_wait_until_any_vector, (volatile unsigned int *ivars, size_t nelems, const int *status,
    int cmp, const unsigned int *values))
SHMEMI_FN(size_t, shmem_ulong_wait_until_any_vector, (volatile unsigned long *ivars, size_t nelems, const int *status,
    int cmp, const unsigned long *values))
SHMEMI_FN(size_t, shmem_ulonglong_wait_until_any_vector, (volatile unsigned long long *ivars, size_t nelems,
    const int *status, int cmp, const unsigned long long *values))
SHMEMI_FN(size_t, shmem_int32_wait_until_any_vector, (volatile int32_t *ivars, size_t nelems, const int *status,
    int cmp, const int32_t *values))
SHMEMI_FN(size_t, shmem_int64_wait_until_any_vector, (volatile int64_t *ivars, size_t nelems, const int *status,
    int cmp, const int64_t *values))
SHMEMI_FN(size_t, shmem_uint32_wait_until_any_vector, (volatile uint32_t *ivars, size_t nelems, const int *status,
    int cmp, const uint32_t *values))
SHMEMI_FN(size_t, shmem_uint64_wait_until_any_vector, (volatile uint64_t *ivars, size_t nelems, const int *status,
    int cmp, const uint64_t *values))
SHMEMI_FN(size_t, shmem_size_wait_until_any_vector, (volatile size_t *ivars, size_t nelems, const int *status, int cmp,
    const size_t *values))
SHMEMI_FN(size_t, shmem_ptrdiff_wait_until_any_vector, (volatile ptrdiff_t *ivars, size_t nelems, const int *status,
    int cmp, const ptrdiff_t *values))

/* shmem_TYPE_wait_until_some */
SHMEMI_FN(size_t, shmem_int_wait_until_some, (volatile int *ivars, size_t nelems, size_t *indices, const int *status,
    int cmp, int value))
SHMEMI_FN(size_t, shmem_long_wait_until_some, (volatile long *ivars, size_t nelems, size_t *indices, const int *status,
    int cmp, long value))
SHMEMI_FN(size_t, shmem_longlong_wait_until_some, (volatile long long *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, long long value))
SHMEMI_FN(size_t, shmem_uint_wait_until_some, (volatile unsigned int *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, unsigned int value))
SHMEMI_FN(size_t, shmem_ulong_wait_until_some, (volatile unsigned long *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, unsigned long value))
SHMEMI_FN(size_t, shmem_ulonglong_wait_until_some, (volatile unsigned long long *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, unsigned long long value))
SHMEMI_FN(size_t, shmem_int32_wait_until_some, (volatile int32_t *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, int32_t value))
SHMEMI_FN(size_t, shmem_int64_wait_until_some, (volatile int64_t *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, int64_t value))
SHMEMI_FN(size_t, shmem_uint32_wait_until_some, (volatile uint32_t *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, uint32_t value))
SHMEMI_FN(size_t, shmem_uint64_wait_until_some, (volatile uint64_t *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, uint64_t value))
SHMEMI_FN(size_t, shmem_size_wait_until_some, (volatile size_t *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, size_t value))
SHMEMI_FN(size_t, shmem_ptrdiff_wait_until_some, (volatile ptrdiff_t *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, ptrdiff_t value))

/* shmem_TYPE_wait_until_some_vector */
SHMEMI_FN(size_t, shmem_int_wait_until_some_vector, (volatile int *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, const int *values))
SHMEMI_FN(size_t, shmem_long_wait_until_some_vector, (volatile long *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, const long *values))
SHMEMI_FN(size_t, shmem_longlong_wait_until_some_vector, (volatile long long *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, const long long *values))
SHMEMI_FN(size_t, shmem_uint_wait_until_some_vector, (volatile unsigned int *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, const unsigned int *values))
SHMEMI_FN(size_t, shmem_ulong_wait_until_some_vector, (volatile unsigned long *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, const unsigned long *values))
SHMEMI_FN(size_t, shmem_ulonglong_wait_until_some_vector, (volatile unsigned long long *ivars, size_t nelems,
    size_t *indices, const int *status, int cmp, const unsigned long long *values))
SHMEMI_FN(size_t, shmem_int32_wait_until_some_vector, (volatile int32_t *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, const int32_t *values))
SHMEMI_FN(size_t, shmem_int64_wait_until_some_vector, (volatile int64_t *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, const int64_t *values))
SHMEMI_FN(size_t, shmem_uint32_wait_until_some_vector, (volatile uint32_t *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, const uint32_t *values))
SHMEMI_FN(size_t, shmem_uint64_wait_until_some_vector, (volatile uint64_t *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, const uint64_t *values))
SHMEMI_FN(size_t, shmem_size_wait_until_some_vector, (volatile size_t *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, const size_t *values))
SHMEMI_FN(size_t, shmem_ptrdiff_wait_until_some_vector, (volatile ptrdiff_t *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, const ptrdiff_t *values))

/* shmem_TYPE_test */
SHMEMI_FN(int, shmem_int_test, (volatile int *ivar, int cmp, int value))
SHMEMI_FN(int, shmem_long_test, (volatile long *ivar, int cmp, long value))
SHMEMI_FN(int, shmem_longlong_test, (volatile long long *ivar, int cmp, long long value))
SHMEMI_FN(int, shmem_uint_test, (volatile unsigned int *ivar, int cmp, unsigned int value))
SHMEMI_FN(int, shmem_ulong_test, (volatile unsigned long *ivar, int cmp, unsigned long value))
SHMEMI_FN(int, shmem_ulonglong_test, (volatile unsigned long long *ivar, int cmp, unsigned long long value))
SHMEMI_FN(int, shmem_int32_test, (volatile int32_t *ivar, int cmp, int32_t value))
SHMEMI_FN(int, shmem_int64_test, (volatile int64_t *ivar, int cmp, int64_t value))
SHMEMI_FN(int, shmem_uint32_test, (volatile uint32_t *ivar, int cmp, uint32_t value))
SHMEMI_FN(int, shmem_uint64_test, (volatile uint64_t *ivar, int cmp, uint64_t value))
SHMEMI_FN(int, shmem_size_test, (volatile size_t *ivar, int cmp, size_t value))
SHMEMI_FN(int, shmem_ptrdiff_test, (volatile ptrdiff_t *ivar, int cmp, ptrdiff_t value))

/* shmem_TYPE_test_all */
SHMEMI_FN(int, shmem_int_test_all, (volatile int *ivars, size_t nelems, const int *status, int cmp, int value))
SHMEMI_FN(int, shmem_long_test_all, (volatile long *ivars, size_t nelems, const int *status, int cmp, long value))
SHMEMI_FN(int, shmem_longlong_test_all, (volatile long long *ivars, size_t nelems, const int *status, int cmp,
    long long value))
SHMEMI_FN(int, shmem_uint_test_all, (volatile unsigned int *ivars, size_t nelems, const int *status, int cmp,
    unsigned int value))
SHMEMI_FN(int, shmem_ulong_test_all, (volatile unsigned long *ivars, size_t nelems, const int *status, int cmp,
    unsigned long value))
SHMEMI_FN(int, shmem_ulonglong_test_all, (volatile unsigned long long *ivars, size_t nelems, const int *status, int cmp,
    unsigned long long value))
SHMEMI_FN(int, shmem_int32_test_all, (volatile int32_t *ivars, size_t nelems, const int *status, int cmp,
    int32_t value))
SHMEMI_FN(int, shmem_int64_test_all, (volatile int64_t *ivars, size_t nelems, const int *status, int cmp,
    int64_t value))
SHMEMI_FN(int, shmem_uint32_test_all, (volatile uint32_t *ivars, size_t nelems, const int *status, int cmp,
    uint32_t value))
SHMEMI_FN(int, shmem_uint64_test_all, (volatile uint64_t *ivars, size_t nelems, const int *status, int cmp,
    uint64_t value))
SHMEMI_FN(int, shmem_size_test_all, (volatile size_t *ivars, size_t nelems, const int *status, int cmp, size_t value))
SHMEMI_FN(int, shmem_ptrdiff_test_all, (volatile ptrdiff_t *ivars, size_t nelems, const int *status, int cmp,
    ptrdiff_t value))

/* shmem_TYPE_test_all_vector */
SHMEMI_FN(int, shmem_int_test_all_vector, (volatile int *ivars, size_t nelems, const int *status, int cmp,
    const int *values))
SHMEMI_FN(int, shmem_long_test_all_vector, (volatile long *ivars, size_t nelems, const int *status, int cmp,
    const long *values))
SHMEMI_FN(int, shmem_longlong_test_all_vector, (volatile long long *ivars, size_t nelems, const int *status, int cmp,
    const long long *values))
SHMEMI_FN(int, shmem_uint_test_all_vector, (volatile unsigned int *ivars, size_t nelems, const int *status, int cmp,
    const unsigned int *values))
SHMEMI_FN(int, shmem_ulong_test_all_vector, (volatile unsigned long *ivars, size_t nelems, const int *status, int cmp,
    const unsigned long *values))
SHMEMI_FN(int, shmem_ulonglong_test_all_vector, (volatile unsigned long long *ivars, size_t nelems, const int *status,
    int cmp, const unsigned long long *values))
SHMEMI_FN(int, shmem_int32_test_all_vector, (volatile int32_t *ivars, size_t nelems, const int *status, int cmp,
    const int32_t *values))
SHMEMI_FN(int, shmem_int64_test_all_vector, (volatile int64_t *ivars, size_t nelems, const int *status, int cmp,
    const int64_t *values))
SHMEMI_FN(int, shmem_uint32_test_all_vector, (volatile uint32_t *ivars, size_t nelems, const int *status, int cmp,
    const uint32_t *values))
SHMEMI_FN(int, shmem_uint64_test_all_vector, (volatile uint64_t *ivars, size_t nelems, const int *status, int cmp,
    const uint64_t *values))
SHMEMI_FN(int, shmem_size_test_all_vector, (volatile size_t *ivars, size_t nelems, const int *status, int cmp,
    const size_t *values))
SHMEMI_FN(int, shmem_ptrdiff_test_all_vector, (volatile ptrdiff_t *ivars, size_t nelems, const int *status, int cmp,
    const ptrdiff_t *values))

/* shmem_TYPE_test_any */
SHMEMI_FN(size_t, shmem_int_test_any, (volatile int *ivars, size_t nelems, const int *status, int cmp, int value))
SHMEMI_FN(size_t, shmem_long_test_any, (volatile long *ivars, size_t nelems, const int *status, int cmp, long value))
SHMEMI_FN(size_t, shmem_longlong_test_any, (volatile long long *ivars, size_t nelems, const int *status, int cmp,
    long long value))
SHMEMI_FN(size_t, shmem_uint_test_any, (volatile unsigned int *ivars, size_t nelems, const int *status, int cmp,
    unsigned int value))
SHMEMI_FN(size_t, shmem_ulong_test_any, (volatile unsigned long *ivars, size_t nelems, const int *status, int cmp,
    unsigned long value))
SHMEMI_FN(size_t, shmem_ulonglong_test_any, (volatile unsigned long long *ivars, size_t nelems, const int *status,
    int cmp, unsigned long long value))
SHMEMI_FN(size_t, shmem_int32_test_any, (volatile int32_t *ivars, size_t nelems, const int *status, int cmp,
    int32_t value))
SHMEMI_FN(size_t, shmem_int64_test_any, (volatile int64_t *ivars, size_t nelems, const int *status, int cmp,
    int64_t value))
SHMEMI_FN(size_t, shmem_uint32_test_any, (volatile uint32_t *ivars, size_t nelems, const int *status, int cmp,
    uint32_t value))
SHMEMI_FN(size_t, shmem_uint64_test_any, (volatile uint64_t *ivars, size_t nelems, const int *status, int cmp,
    uint64_t value))
SHMEMI_FN(size_t, shmem_size_test_any, (volatile size_t *ivars, size_t nelems, const int *status, int cmp,
    size_t value))
SHMEMI_FN(size_t, shmem_ptrdiff_test_any, (volatile ptrdiff_t *ivars, size_t nelems, const int *status, int cmp,
    ptrdiff_t value))

/* shmem_TYPE_test_any_vector */
SHMEMI_FN(size_t, shmem_int_test_any_vector, (volatile int *ivars, size_t nelems, const int *status, int cmp,
    const int *values))
SHMEMI_FN(size_t, shmem_long_test_any_vector, (volatile long *ivars, size_t nelems, const int *status, int cmp,
    const long *values))
SHMEMI_FN(size_t, shmem_longlong_test_any_vector, (volatile long long *ivars, size_t nelems, const int *status, int cmp,
    const long long *values))
SHMEMI_FN(size_t, shmem_uint_test_any_vector, (volatile unsigned int *ivars, size_t nelems, const int *status, int cmp,
    const unsigned int *values))
SHMEMI_FN(size_t, shmem_ulong_test_any_vector, (volatile unsigned long *ivars, size_t nelems, const int *status,
    int cmp, const unsigned long *values))
SHMEMI_FN(size_t, shmem_ulonglong_test_any_vector, (volatile unsigned long long *ivars, size_t nelems,
    const int *status, int cmp, const unsigned long long *values))
SHMEMI_FN(size_t, shmem_int32_test_any_vector, (volatile int32_t *ivars, size_t nelems, const int *status, int cmp,
    const int32_t *values))
SHMEMI_FN(size_t, shmem_int64_test_any_vector, (volatile int64_t *ivars, size_t nelems, const int *status, int cmp,
    const int64_t *values))
SHMEMI_FN(size_t, shmem_uint32_test_any_vector, (volatile uint32_t *ivars, size_t nelems, const int *status, int cmp,
    const uint32_t *values))
SHMEMI_FN(size_t, shmem_uint64_test_any_vector, (volatile uint64_t *ivars, size_t nelems, const int *status, int cmp,
    const uint64_t *values))
SHMEMI_FN(size_t, shmem_size_test_any_vector, (volatile size_t *ivars, size_t nelems, const int *status, int cmp,
    const size_t *values))
SHMEMI_FN(size_t, shmem_ptrdiff_test_any_vector, (volatile ptrdiff_t *ivars, size_t nelems, const int *status, int cmp,
    const ptrdiff_t *values))

/* shmem_TYPE_test_some */
SHMEMI_FN(size_t, shmem_int_test_some, (volatile int *ivars, size_t nelems, size_t *indices, const int *status, int cmp,
    int value))
SHMEMI_FN(size_t, shmem_long_test_some, (volatile long *ivars, size_t nelems, size_t *indices, const int *status,
    int cmp, long value))
SHMEMI_FN(size_t, shmem_longlong_test_some, (volatile long long *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, long long value))
SHMEMI_FN(size_t, shmem_uint_test_some, (volatile unsigned int *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, unsigned int value))
SHMEMI_FN(size_t, shmem_ulong_test_some, (volatile unsigned long *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, unsigned long value))
SHMEMI_FN(size_t, shmem_ulonglong_test_some, (volatile unsigned long long *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, unsigned long long value))
SHMEMI_FN(size_t, shmem_int32_test_some, (volatile int32_t *ivars, size_t nelems, size_t *indices, const int *status,
    int cmp, int32_t value))
SHMEMI_FN(size_t, shmem_int64_test_some, (volatile int64_t *ivars, size_t nelems, size_t *indices, const int *status,
    int cmp, int64_t value))
SHMEMI_FN(size_t, shmem_uint32_test_some, (volatile uint32_t *ivars, size_t nelems, size_t *indices, const int *status,
    int cmp, uint32_t value))
SHMEMI_FN(size_t, shmem_uint64_test_some, (volatile uint64_t *ivars, size_t nelems, size_t *indices, const int *status,
    int cmp, uint64_t value))
SHMEMI_FN(size_t, shmem_size_test_some, (volatile size_t *ivars, size_t nelems, size_t *indices, const int *status,
    int cmp, size_t value))
SHMEMI_FN(size_t, shmem_ptrdiff_test_some, (volatile ptrdiff_t *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, ptrdiff_t value))

/* shmem_TYPE_test_some_vector */
SHMEMI_FN(size_t, shmem_int_test_some_vector, (volatile int *ivars, size_t nelems, size_t *indices, const int *status,
    int cmp, const int *values))
SHMEMI_FN(size_t, shmem_long_test_some_vector, (volatile long *ivars, size_t nelems, size_t *indices, const int *status,
    int cmp, const long *values))
SHMEMI_FN(size_t, shmem_longlong_test_some_vector, (volatile long long *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, const long long *values))
SHMEMI_FN(size_t, shmem_uint_test_some_vector, (volatile unsigned int *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, const unsigned int *values))
SHMEMI_FN(size_t, shmem_ulong_test_some_vector, (volatile unsigned long *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, const unsigned long *values))
SHMEMI_FN(size_t, shmem_ulonglong_test_some_vector, (volatile unsigned long long *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, const unsigned long long *values))
SHMEMI_FN(size_t, shmem_int32_test_some_vector, (volatile int32_t *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, const int32_t *values))
SHMEMI_FN(size_t, shmem_int64_test_some_vector, (volatile int64_t *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, const int64_t *values))
SHMEMI_FN(size_t, shmem_uint32_test_some_vector, (volatile uint32_t *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, const uint32_t *values))
SHMEMI_FN(size_t, shmem_uint64_test_some_vector, (volatile uint64_t *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, const uint64_t *values))
SHMEMI_FN(size_t, shmem_size_test_some_vector, (volatile size_t *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, const size_t *values))
SHMEMI_FN(size_t, shmem_ptrdiff_test_some_vector, (volatile ptrdiff_t *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, const ptrdiff_t *values))

/* shmem_TYPE_broadcast, shmem_broadcastmem */
SHMEMI_FN(int, shmem_float_broadcast, (shmem_team_t team, float *dest, const float *source, size_t nelems, int root))
SHMEMI_FN(int, shmem_double_broadcast, (shmem_team_t team, double *dest, const double *source, size_t nelems, int root))
#if !FERRYI_GPU
SHMEMI_FN(int, shmem_longdouble_broadcast, (shmem_team_t team, long double *dest, const long double *source,
    size_t nelems, int root))
#endif
SHMEMI_FN(int, shmem_char_broadcast, (shmem_team_t team, char *dest, const char *source, size_t nelems, int root))
SHMEMI_FN(int, shmem_schar_broadcast, (shmem_team_t team, signed char *dest, const signed char *source, size_t nelems,
    int root))
SHMEMI_FN(int, shmem_short_broadcast, (shmem_team_t team, short *dest, const short *source, size_t nelems, int root))
SHMEMI_FN(int, shmem_uchar_broadcast, (shmem_team_t team, unsigned char *dest, const unsigned char *source,
    size_t nelems, int root))
SHMEMI_FN(int, shmem_ushort_broadcast, (shmem_team_t team, unsigned short *dest, const unsigned short *source,
    size_t nelems, int root))
SHMEMI_FN(int, shmem_int_broadcast, (shmem_team_t team, int *dest, const int *source, size_t nelems, int root))
SHMEMI_FN(int, shmem_long_broadcast, (shmem_team_t team, long *dest, const long *source, size_t nelems, int root))
SHMEMI_FN(int, shmem_longlong_broadcast, (shmem_team_t team, long long *dest, const long long *source, size_t nelems,
    int root))
SHMEMI_FN(int, shmem_uint_broadcast, (shmem_team_t team, unsigned int *dest, const unsigned int *source, size_t nelems,
    int root))
SHMEMI_FN(int, shmem_ulong_broadcast, (shmem_team_t team, unsigned long *dest, const unsigned long *source,
    size_t nelems, int root))
SHMEMI_FN(int, shmem_ulonglong_broadcast, (shmem_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nelems, int root))
SHMEMI_FN(int, shmem_int8_broadcast, (shmem_team_t team, int8_t *dest, const int8_t *source, size_t nelems, int root))
SHMEMI_FN(int, shmem_int16_broadcast, (shmem_team_t team, int16_t *dest, const int16_t *source, size_t nelems,
    int root))
SHMEMI_FN(int, shmem_uint8_broadcast, (shmem_team_t team, uint8_t *dest, const uint8_t *source, size_t nelems,
    int root))
SHMEMI_FN(int, shmem_uint16_broadcast, (shmem_team_t team, uint16_t *dest, const uint16_t *source, size_t nelems,
    int root))
SHMEMI_FN(int, shmem_int32_broadcast, (shmem_team_t team, int32_t *dest, const int32_t *source, size_t nelems,
    int root))
SHMEMI_FN(int, shmem_int64_broadcast, (shmem_team_t team, int64_t *dest, const int64_t *source, size_t nelems,
    int root))
SHMEMI_FN(int, shmem_uint32_broadcast, (shmem_team_t team, uint32_t *dest, const uint32_t *source, size_t nelems,
    int root))
SHMEMI_FN(int, shmem_uint64_broadcast, (shmem_team_t team, uint64_t *dest, const uint64_t *source, size_t nelems,
    int root))
SHMEMI_FN(int, shmem_size_broadcast, (shmem_team_t team, size_t *dest, const size_t *source, size_t nelems, int root))
SHMEMI_FN(int, shmem_ptrdiff_broadcast, (shmem_team_t team, ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems,
    int root))
SHMEMI_FN(int, shmem_broadcastmem, (shmem_team_t team, void *dest, const void *source, size_t nbytes, int root))

/* shmem_TYPE_fcollect, shmem_fcollectmem */
SHMEMI_FN(int, shmem_float_fcollect, (shmem_team_t team, float *dest, const float *source, size_t nelems))
SHMEMI_FN(int, shmem_double_fcollect, (shmem_team_t team, double *dest, const double *source, size_t nelems))
#if !FERRYI_GPU
SHMEMI_FN(int, shmem_longdouble_fcollect, (shmem_team_t team, long double *dest, const long double *source,
    size_t nelems))
#endif
SHMEMI_FN(int, shmem_char_fcollect, (shmem_team_t team, char *dest, const char *source, size_t nelems))
SHMEMI_FN(int, shmem_schar_fcollect, (shmem_team_t team, signed char *dest, const signed char *source, size_t nelems))
SHMEMI_FN(int, shmem_short_fcollect, (shmem_team_t team, short *dest, const short *source, size_t nelems))
SHMEMI_FN(int, shmem_uchar_fcollect, (shmem_team_t team, unsigned char *dest, const unsigned char *source,
    size_t nelems))
SHMEMI_FN(int, shmem_ushort_fcollect, (shmem_team_t team, unsigned short *dest, const unsigned short *source,
    size_t nelems))
SHMEMI_FN(int, shmem_int_fcollect, (shmem_team_t team, int *dest, const int *source, size_t nelems))
SHMEMI_FN(int, shmem_long_fcollect, (shmem_team_t team, long *dest, const long *source, size_t nelems))
SHMEMI_FN(int, shmem_longlong_fcollect, (shmem_team_t team, long long *dest, const long long *source, size_t nelems))
SHMEMI_FN(int, shmem_uint_fcollect, (shmem_team_t team, unsigned int *dest, const unsigned int *source, size_t nelems))
SHMEMI_FN(int, shmem_ulong_fcollect, (shmem_team_t team, unsigned long *dest, const unsigned long *source,
    size_t nelems))
SHMEMI_FN(int, shmem_ulonglong_fcollect, (shmem_team_t team, unsigned long long *dest, const unsigned long long *source,
    size_t nelems))
SHMEMI_FN(int, shmem_int8_fcollect, (shmem_team_t team, int8_t *dest, const int8_t *source, size_t nelems))
SHMEMI_FN(int, shmem_int16_fcollect, (shmem_team_t team, int16_t *dest, const int16_t *source, size_t nelems))
SHMEMI_FN(int, shmem_uint8_fcollect, (shmem_team_t team, uint8_t *dest, const uint8_t *source, size_t nelems))
SHMEMI_FN(int, shmem_uint16_fcollect, (shmem_team_t team, uint16_t *dest, const uint16_t *source, size_t nelems))
SHMEMI_FN(int, shmem_int32_fcollect, (shmem_team_t team, int32_t *dest, const int32_t *source, size_t nelems))
SHMEMI_FN(int, shmem_int64_fcollect, (shmem_team_t team, int64_t *dest, const int64_t *source, size_t nelems))
SHMEMI_FN(int, shmem_uint32_fcollect, (shmem_team_t team, uint32_t *dest, const uint32_t *source, size_t nelems))
SHMEMI_FN(int, shmem_uint64_fcollect, (shmem_team_t team, uint64_t *dest, const uint64_t *source, size_t nelems))
SHMEMI_FN(int, shmem_size_fcollect, (shmem_team_t team, size_t *dest, const size_t *source, size_t nelems))
SHMEMI_FN(int, shmem_ptrdiff_fcollect, (shmem_team_t team, ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems))
SHMEMI_FN(int, shmem_fcollectmem, (shmem_team_t team, void *dest, const void *source, size_t nbytes))

/* shmem_TYPE_alltoall, shmem_alltoallmem */
SHMEMI_FN(int, shmem_float_alltoall, (shmem_team_t team, float *dest, const float *source, size_t nelems))
SHMEMI_FN(int, shmem_double_alltoall, (shmem_team_t team, double *dest, const double *source, size_t nelems))
#if !FERRYI_GPU
SHMEMI_FN(int, shmem_longdouble_alltoall, (shmem_team_t team, long double *dest, const long double *source,
    size_t nelems))
#endif
SHMEMI_FN(int, shmem_char_alltoall, (shmem_team_t team, char *dest, const char *source, size_t nelems))
SHMEMI_FN(int, shmem_schar_alltoall, (shmem_team_t team, signed char *dest, const signed char *source, size_t nelems))
SHMEMI_FN(int, shmem_short_alltoall, (shmem_team_t team, short *dest, const short *source, size_t nelems))
SHMEMI_FN(int, shmem_uchar_alltoall, (shmem_team_t team, unsigned char *dest, const unsigned char *source,
    size_t nelems))
SHMEMI_FN(int, shmem_ushort_alltoall, (shmem_team_t team, unsigned short *dest, const unsigned short *source,
    size_t nelems))
SHMEMI_FN(int, shmem_int_alltoall, (shmem_team_t team, int *dest, const int *source, size_t nelems))
SHMEMI_FN(int, shmem_long_alltoall, (shmem_team_t team, long *dest, const long *source, size_t nelems))
SHMEMI_FN(int, shmem_longlong_alltoall, (shmem_team_t team, long long *dest, const long long *source, size_t nelems))
SHMEMI_FN(int, shmem_uint_alltoall, (shmem_team_t team, unsigned int *dest, const unsigned int *source, size_t nelems))
SHMEMI_FN(int, shmem_ulong_alltoall, (shmem_team_t team, unsigned long *dest, const unsigned long *source,
    size_t nelems))
SHMEMI_FN(int, shmem_ulonglong_alltoall, (shmem_team_t team, unsigned long long *dest, const unsigned long long *source,
    size_t nelems))
SHMEMI_FN(int, shmem_int8_alltoall, (shmem_team_t team, int8_t *dest, const int8_t *source, size_t nelems))
SHMEMI_FN(int, shmem_int16_alltoall, (shmem_team_t team, int16_t *dest, const int16_t *source, size_t nelems))
SHMEMI_FN(int, shmem_uint8_alltoall, (shmem_team_t team, uint8_t *dest, const uint8_t *source, size_t nelems))
SHMEMI_FN(int, shmem_uint16_alltoall, (shmem_team_t team, uint16_t *dest, const uint16_t *source, size_t nelems))
SHMEMI_FN(int, shmem_int32_alltoall, (shmem_team_t team, int32_t *dest, const int32_t *source, size_t nelems))
SHMEMI_FN(int, shmem_int64_alltoall, (shmem_team_t team, int64_t *dest, const int64_t *source, size_t nelems))
SHMEMI_FN(int, shmem_uint32_alltoall, (shmem_team_t team, uint32_t *dest, const uint32_t *source, size_t nelems))
SHMEMI_FN(int, shmem_uint64_alltoall, (shmem_team_t team, uint64_t *dest, const uint64_t *source, size_t nelems))
SHMEMI_FN(int, shmem_size_alltoall, (shmem_team_t team, size_t *dest, const size_t *source, size_t nelems))
SHMEMI_FN(int, shmem_ptrdiff_alltoall, (shmem_team_t team, ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems))
SHMEMI_FN(int, shmem_alltoallmem, (shmem_team_t team, void *dest, const void *source, size_t nbytes))

/* shmem_TYPE_collect, shmem_collectmem */
SHMEMI_FN(int, shmem_float_collect, (shmem_team_t team, float *dest, const float *source, size_t nelems))
SHMEMI_FN(int, shmem_double_collect, (shmem_team_t team, double *dest, const double *source, size_t nelems))
#if !FERRYI_GPU
SHMEMI_FN(int, shmem_longdouble_collect, (shmem_team_t team, long double *dest, const long double *source,
    size_t nelems))
#endif
SHMEMI_FN(int, shmem_char_collect, (shmem_team_t team, char *dest, const char *source, size_t nelems))
SHMEMI_FN(int, shmem_schar_collect, (shmem_team_t team, signed char *dest, const signed char *source, size_t nelems))
SHMEMI_FN(int, shmem_short_collect, (shmem_team_t team, short *dest, const short *source, size_t nelems))
SHMEMI_FN(int, shmem_uchar_collect, (shmem_team_t team, unsigned char *dest, const unsigned char *source,
    size_t nelems))
SHMEMI_FN(int, shmem_ushort_collect, (shmem_team_t team, unsigned short *dest, const unsigned short *source,
    size_t nelems))
SHMEMI_FN(int, shmem_int_collect, (shmem_team_t team, int *dest, const int *source, size_t nelems))
SHMEMI_FN(int, shmem_long_collect, (shmem_team_t team, long *dest, const long *source, size_t nelems))
SHMEMI_FN(int, shmem_longlong_collect, (shmem_team_t team, long long *dest, const long long *source, size_t nelems))
SHMEMI_FN(int, shmem_uint_collect, (shmem_team_t team, unsigned int *dest, const unsigned int *source, size_t nelems))
SHMEMI_FN(int, shmem_ulong_collect, (shmem_team_t team, unsigned long *dest, const unsigned long *source,
    size_t nelems))
SHMEMI_FN(int, shmem_ulonglong_collect, (shmem_team_t team, unsigned long long *dest, const unsigned long long *source,
    size_t nelems))
SHMEMI_FN(int, shmem_int8_collect, (shmem_team_t team, int8_t *dest, const int8_t *source, size_t nelems))
SHMEMI_FN(int, shmem_int16_collect, (shmem_team_t team, int16_t *dest, const int16_t *source, size_t nelems))
SHMEMI_FN(int, shmem_uint8_collect, (shmem_team_t team, uint8_t *dest, const uint8_t *source, size_t nelems))
SHMEMI_FN(int, shmem_uint16_collect, (shmem_team_t team, uint16_t *dest, const uint16_t *source, size_t nelems))
SHMEMI_FN(int, shmem_int32_collect, (shmem_team_t team, int32_t *dest, const int32_t *source, size_t nelems))
SHMEMI_FN(int, shmem_int64_collect, (shmem_team_t team, int64_t *dest, const int64_t *source, size_t nelems))
SHMEMI_FN(int, shmem_uint32_collect, (shmem_team_t team, uint32_t *dest, const uint32_t *source, size_t nelems))
SHMEMI_FN(int, shmem_uint64_collect, (shmem_team_t team, uint64_t *dest, const uint64_t *source, size_t nelems))
SHMEMI_FN(int, shmem_size_collect, (shmem_team_t team, size_t *dest, const size_t *source, size_t nelems))
SHMEMI_FN(int, shmem_ptrdiff_collect, (shmem_team_t team, ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems))
SHMEMI_FN(int, shmem_collectmem, (shmem_team_t team, void *dest, const void *source, size_t nbytes))

/* shmem_TYPE_alltoalls, shmem_alltoallsmem */
SHMEMI_FN(int, shmem_float_alltoalls, (shmem_team_t team, float *dest, const float *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems))
SHMEMI_FN(int, shmem_double_alltoalls, (shmem_team_t team, double *dest, const double *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems))
#if !FERRYI_GPU
SHMEMI_FN(int, shmem_longdouble_alltoalls, (shmem_team_t team, long double *dest, const long double *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems))
#endif
SHMEMI_FN(int, shmem_char_alltoalls, (shmem_team_t team, char *dest, const char *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems))
SHMEMI_FN(int, shmem_schar_alltoalls, (shmem_team_t team, signed char *dest, const signed char *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems))
SHMEMI_FN(int, shmem_short_alltoalls, (shmem_team_t team, short *dest, const short *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems))
SHMEMI_FN(int, shmem_uchar_alltoalls, (shmem_team_t team, unsigned char *dest, const unsigned char *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems))
SHMEMI_FN(int, shmem_ushort_alltoalls, (shmem_team_t team, unsigned short *dest, const unsigned short *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems))
SHMEMI_FN(int, shmem_int_alltoalls, (shmem_team_t team, int *dest, const int *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems))
SHMEMI_FN(int, shmem_long_alltoalls, (shmem_team_t team, long *dest, const long *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems))
SHMEMI_FN(int, shmem_longlong_alltoalls, (shmem_team_t team, long long *dest, const long long *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems))
SHMEMI_FN(int, shmem_uint_alltoalls, (shmem_team_t team, unsigned int *dest, const unsigned int *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems))
SHMEMI_FN(int, shmem_ulong_alltoalls, (shmem_team_t team, unsigned long *dest, const unsigned long *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems))
SHMEMI_FN(int, shmem_ulonglong_alltoalls, (shmem_team_t team, unsigned long long *dest,
    const unsigned long long *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems))
SHMEMI_FN(int, shmem_int8_alltoalls, (shmem_team_t team, int8_t *dest, const int8_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems))
SHMEMI_FN(int, shmem_int16_alltoalls, (shmem_team_t team, int16_t *dest, const int16_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems))
SHMEMI_FN(int, shmem_uint8_alltoalls, (shmem_team_t team, uint8_t *dest, const uint8_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems))
SHMEMI_FN(int, shmem_uint16_alltoalls, (shmem_team_t team, uint16_t *dest, const uint16_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems))
SHMEMI_FN(int, shmem_int32_alltoalls, (shmem_team_t team, int32_t *dest, const int32_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems))
SHMEMI_FN(int, shmem_int64_alltoalls, (shmem_team_t team, int64_t *dest, const int64_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems))
SHMEMI_FN(int, shmem_uint32_alltoalls, (shmem_team_t team, uint32_t *dest, const uint32_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems))
SHMEMI_FN(int, shmem_uint64_alltoalls, (shmem_team_t team, uint64_t *dest, const uint64_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems))
SHMEMI_FN(int, shmem_size_alltoalls, (shmem_team_t team, size_t *dest, const size_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems))
SHMEMI_FN(int, shmem_ptrdiff_alltoalls, (shmem_team_t team, ptrdiff_t *dest, const ptrdiff_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems))
SHMEMI_FN(int, shmem_alltoallsmem, (shmem_team_t team, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nbytes))

/* shmem_TYPE_sum_inscan */
SHMEMI_FN(int, shmem_float_sum_inscan, (shmem_team_t team, float *dest, const float *source, size_t nelems))
SHMEMI_FN(int, shmem_double_sum_inscan, (shmem_team_t team, double *dest, const double *source, size_t nelems))
#if !FERRYI_GPU
SHMEMI_FN(int, shmem_longdouble_sum_inscan, (shmem_team_t team, long double *dest, const long double *source,
    size_t nelems))
#endif
SHMEMI_FN(int, shmem_char_sum_inscan, (shmem_team_t team, char *dest, const char *source, size_t nelems))
SHMEMI_FN(int, shmem_schar_sum_inscan, (shmem_team_t team, signed char *dest, const signed char *source, size_t nelems))
SHMEMI_FN(int, shmem_short_sum_inscan, (shmem_team_t team, short *dest, const short *source, size_t nelems))
SHMEMI_FN(int, shmem_uchar_sum_inscan, (shmem_team_t team, unsigned char *dest, const unsigned char *source,
    size_t nelems))
SHMEMI_FN(int, shmem_ushort_sum_inscan, (shmem_team_t team, unsigned short *dest, const unsigned short *source,
    size_t nelems))
SHMEMI_FN(int, shmem_int_sum_inscan, (shmem_team_t team, int *dest, const int *source, size_t nelems))
SHMEMI_FN(int, shmem_long_sum_inscan, (shmem_team_t team, long *dest, const long *source, size_t nelems))
SHMEMI_FN(int, shmem_longlong_sum_inscan, (shmem_team_t team, long long *dest, const long long *source, size_t nelems))
SHMEMI_FN(int, shmem_uint_sum_inscan, (shmem_team_t team, unsigned int *dest, const unsigned int *source,
    size_t nelems))
SHMEMI_FN(int, shmem_ulong_sum_inscan, (shmem_team_t team, unsigned long *dest, const unsigned long *source,
    size_t nelems))
SHMEMI_FN(int, shmem_ulonglong_sum_inscan, (shmem_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nelems))
SHMEMI_FN(int, shmem_int8_sum_inscan, (shmem_team_t team, int8_t *dest, const int8_t *source, size_t nelems))
SHMEMI_FN(int, shmem_int16_sum_inscan, (shmem_team_t team, int16_t *dest, const int16_t *source, size_t nelems))
SHMEMI_FN(int, shmem_uint8_sum_inscan, (shmem_team_t team, uint8_t *dest, const uint8_t *source, size_t nelems))
SHMEMI_FN(int, shmem_uint16_sum_inscan, (shmem_team_t team, uint16_t *dest, const uint16_t *source, size_t nelems))
SHMEMI_FN(int, shmem_int32_sum_inscan, (shmem_team_t team, int32_t *dest, const int32_t *source, size_t nelems))
SHMEMI_FN(int, shmem_int64_sum_inscan, (shmem_team_t team, int64_t *dest, const int64_t *source, size_t nelems))
SHMEMI_FN(int, shmem_uint32_sum_inscan, (shmem_team_t team, uint32_t *dest, const uint32_t *source, size_t nelems))
SHMEMI_FN(int, shmem_uint64_sum_inscan, (shmem_team_t team, uint64_t *dest, const uint64_t *source, size_t nelems))
SHMEMI_FN(int, shmem_size_sum_inscan, (shmem_team_t team, size_t *dest, const size_t *source, size_t nelems))
SHMEMI_FN(int, shmem_ptrdiff_sum_inscan, (shmem_team_t team, ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems))

/* shmem_TYPE_sum_exscan */
SHMEMI_FN(int, shmem_float_sum_exscan, (shmem_team_t team, float *dest, const float *source, size_t nelems))
SHMEMI_FN(int, shmem_double_sum_exscan, (shmem_team_t team, double *dest, const double *source, size_t nelems))
#if !FERRYI_GPU
SHMEMI_FN(int, shmem_longdouble_sum_exscan, (shmem_team_t team, long double *dest, const long double *source,
    size_t nelems))
#endif
SHMEMI_FN(int, shmem_char_sum_exscan, (shmem_team_t team, char *dest, const char *source, size_t nelems))
SHMEMI_FN(int, shmem_schar_sum_exscan, (shmem_team_t team, signed char *dest, const signed char *source, size_t nelems))
SHMEMI_FN(int, shmem_short_sum_exscan, (shmem_team_t team, short *dest, const short *source, size_t nelems))
SHMEMI_FN(int, shmem_uchar_sum_exscan, (shmem_team_t team, unsigned char *dest, const unsigned char *source,
    size_t nelems))
SHMEMI_FN(int, shmem_ushort_sum_exscan, (shmem_team_t team, unsigned short *dest, const unsigned short *source,
    size_t nelems))
SHMEMI_FN(int, shmem_int_sum_exscan, (shmem_team_t team, int *dest, const int *source, size_t nelems))
SHMEMI_FN(int, shmem_long_sum_exscan, (shmem_team_t team, long *dest, const long *source, size_t nelems))
SHMEMI_FN(int, shmem_longlong_sum_exscan, (shmem_team_t team, long long *dest, const long long *source, size_t nelems))
SHMEMI_FN(int, shmem_uint_sum_exscan, (shmem_team_t team, unsigned int *dest, const unsigned int *source,
    size_t nelems))
SHMEMI_FN(int, shmem_ulong_sum_exscan, (shmem_team_t team, unsigned long *dest, const unsigned long *source,
    size_t nelems))
SHMEMI_FN(int, shmem_ulonglong_sum_exscan, (shmem_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nelems))
SHMEMI_FN(int, shmem_int8_sum_exscan, (shmem_team_t team, int8_t *dest, const int8_t *source, size_t nelems))
SHMEMI_FN(int, shmem_int16_sum_exscan, (shmem_team_t team, int16_t *dest, const int16_t *source, size_t nelems))
SHMEMI_FN(int, shmem_uint8_sum_exscan, (shmem_team_t team, uint8_t *dest, const uint8_t *source, size_t nelems))
SHMEMI_FN(int, shmem_uint16_sum_exscan, (shmem_team_t team, uint16_t *dest, const uint16_t *source, size_t nelems))
SHMEMI_FN(int, shmem_int32_sum_exscan, (shmem_team_t team, int32_t *dest, const int32_t *source, size_t nelems))
SHMEMI_FN(int, shmem_int64_sum_exscan, (shmem_team_t team, int64_t *dest, const int64_t *source, size_t nelems))
SHMEMI_FN(int, shmem_uint32_sum_exscan, (shmem_team_t team, uint32_t *dest, const uint32_t *source, size_t nelems))
SHMEMI_FN(int, shmem_uint64_sum_exscan, (shmem_team_t team, uint64_t *dest, const uint64_t *source, size_t nelems))
SHMEMI_FN(int, shmem_size_sum_exscan, (shmem_team_t team, size_t *dest, const size_t *source, size_t nelems))
SHMEMI_FN(int, shmem_ptrdiff_sum_exscan, (shmem_team_t team, ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems))

/* shmem_TYPE_max_reduce */
SHMEMI_FN(int, shmem_float_max_reduce, (shmem_team_t team, float *dest, const float *source, size_t nreduce))
SHMEMI_FN(int, shmem_double_max_reduce, (shmem_team_t team, double *dest, const double *source, size_t nreduce))
#if !FERRYI_GPU
SHMEMI_FN(int, shmem_longdouble_max_reduce, (shmem_team_t team, long double *dest, const long double *source,
    size_t nreduce))
#endif
SHMEMI_FN(int, shmem_char_max_reduce, (shmem_team_t team, char *dest, const char *source, size_t nreduce))
SHMEMI_FN(int, shmem_schar_max_reduce, (shmem_team_t team, signed char *dest, const signed char *source,
    size_t nreduce))
SHMEMI_FN(int, shmem_short_max_reduce, (shmem_team_t team, short *dest, const short *source, size_t nreduce))
SHMEMI_FN(int, shmem_uchar_max_reduce, (shmem_team_t team, unsigned char *dest, const unsigned char *source,
    size_t nreduce))
SHMEMI_FN(int, shmem_ushort_max_reduce, (shmem_team_t team, unsigned short *dest, const unsigned short *source,
    size_t nreduce))
SHMEMI_FN(int, shmem_int_max_reduce, (shmem_team_t team, int *dest, const int *source, size_t nreduce))
SHMEMI_FN(int, shmem_long_max_reduce, (shmem_team_t team, long *dest, const long *source, size_t nreduce))
SHMEMI_FN(int, shmem_longlong_max_reduce, (shmem_team_t team, long long *dest, const long long *source, size_t nreduce))
SHMEMI_FN(int, shmem_uint_max_reduce, (shmem_team_t team, unsigned int *dest, const unsigned int *source,
    size_t nreduce))
SHMEMI_FN(int, shmem_ulong_max_reduce, (shmem_team_t team, unsigned long *dest, const unsigned long *source,
    size_t nreduce))
SHMEMI_FN(int, shmem_ulonglong_max_reduce, (shmem_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nreduce))
SHMEMI_FN(int, shmem_int8_max_reduce, (shmem_team_t team, int8_t *dest, const int8_t *source, size_t nreduce))
SHMEMI_FN(int, shmem_int16_max_reduce, (shmem_team_t team, int16_t *dest, const int16_t *source, size_t nreduce))
SHMEMI_FN(int, shmem_uint8_max_reduce, (shmem_team_t team, uint8_t *dest, const uint8_t *source, size_t nreduce))
SHMEMI_FN(int, shmem_uint16_max_reduce, (shmem_team_t team, uint16_t *dest, const uint16_t *source, size_t nreduce))
SHMEMI_FN(int, shmem_int32_max_reduce, (shmem_team_t team, int32_t *dest, const int32_t *source, size_t nreduce))
SHMEMI_FN(int, shmem_int64_max_reduce, (shmem_team_t team, int64_t *dest, const int64_t *source, size_t nreduce))
SHMEMI_FN(int, shmem_uint32_max_reduce, (shmem_team_t team, uint32_t *dest, const uint32_t *source, size_t nreduce))
SHMEMI_FN(int, shmem_uint64_max_reduce, (shmem_team_t team, uint64_t *dest, const uint64_t *source, size_t nreduce))
SHMEMI_FN(int, shmem_size_max_reduce, (shmem_team_t team, size_t *dest, const size_t *source, size_t nreduce))
SHMEMI_FN(int, shmem_ptrdiff_max_reduce, (shmem_team_t team, ptrdiff_t *dest, const ptrdiff_t *source, size_t nreduce))

/* shmem_TYPE_min_reduce */
SHMEMI_FN(int, shmem_float_min_reduce, (shmem_team_t team, float *dest, const float *source, size_t nreduce))
SHMEMI_FN(int, shmem_double_min_reduce, (shmem_team_t team, double *dest, const double *source, size_t nreduce))
#if !FERRYI_GPU
SHMEMI_FN(int, shmem_longdouble_min_reduce, (shmem_team_t team, long double *dest, const long double *source,
    size_t nreduce))
#endif
SHMEMI_FN(int, shmem_char_min_reduce, (shmem_team_t team, char *dest, const char *source, size_t nreduce))
SHMEMI_FN(int, shmem_schar_min_reduce, (shmem_team_t team, signed char *dest, const signed char *source,
    size_t nreduce))
SHMEMI_FN(int, shmem_short_min_reduce, (shmem_team_t team, short *dest, const short *source, size_t nreduce))
SHMEMI_FN(int, shmem_uchar_min_reduce, (shmem_team_t team, unsigned char *dest, const unsigned char *source,
    size_t nreduce))
SHMEMI_FN(int, shmem_ushort_min_reduce, (shmem_team_t team, unsigned short *dest, const unsigned short *source,
    size_t nreduce))
SHMEMI_FN(int, shmem_int_min_reduce, (shmem_team_t team, int *dest, const int *source, size_t nreduce))
SHMEMI_FN(int, shmem_long_min_reduce, (shmem_team_t team, long *dest, const long *source, size_t nreduce))
SHMEMI_FN(int, shmem_longlong_min_reduce, (shmem_team_t team, long long *dest, const long long *source, size_t nreduce))
SHMEMI_FN(int, shmem_uint_min_reduce, (shmem_team_t team, unsigned int *dest, const unsigned int *source,
    size_t nreduce))
SHMEMI_FN(int, shmem_ulong_min_reduce, (shmem_team_t team, unsigned long *dest, const unsigned long *source,
    size_t nreduce))
SHMEMI_FN(int, shmem_ulonglong_min_reduce, (shmem_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nreduce))
SHMEMI_FN(int, shmem_int8_min_reduce, (shmem_team_t team, int8_t *dest, const int8_t *source, size_t nreduce))
SHMEMI_FN(int, shmem_int16_min_reduce, (shmem_team_t team, int16_t *dest, const int16_t *source, size_t nreduce))
SHMEMI_FN(int, shmem_uint8_min_reduce, (shmem_team_t team, uint8_t *dest, const uint8_t *source, size_t nreduce))
SHMEMI_FN(int, shmem_uint16_min_reduce, (shmem_team_t team, uint16_t *dest, const uint16_t *source, size_t nreduce))
SHMEMI_FN(int, shmem_int32_min_reduce, (shmem_team_t team, int32_t *dest, const int32_t *source, size_t nreduce))
SHMEMI_FN(int, shmem_int64_min_reduce, (shmem_team_t team, int64_t *dest, const int64_t *source, size_t nreduce))
SHMEMI_FN(int, shmem_uint32_min_reduce, (shmem_team_t team, uint32_t *dest, const uint32_t *source, size_t nreduce))
SHMEMI_FN(int, shmem_uint64_min_reduce, (shmem_team_t team, uint64_t *dest, const uint64_t *source, size_t nreduce))
SHMEMI_FN(int, shmem_size_min_reduce, (shmem_team_t team, size_t *dest, const size_t *source, size_t nreduce))
SHMEMI_FN(int, shmem_ptrdiff_min_reduce, (shmem_team_t team, ptrdiff_t *dest, const ptrdiff_t *source, size_t nreduce))

/* shmem_TYPE_sum_reduce */
SHMEMI_FN(int, shmem_float_sum_reduce, (shmem_team_t team, float *dest, const float *source, size_t nreduce))
SHMEMI_FN(int, shmem_double_sum_reduce, (shmem_team_t team, double *dest, const double *source, size_t nreduce))
#if !FERRYI_GPU
SHMEMI_FN(int, shmem_longdouble_sum_reduce, (shmem_team_t team, long double *dest, const long double *source,
    size_t nreduce))
#endif
SHMEMI_FN(int, shmem_char_sum_reduce, (shmem_team_t team, char *dest, const char *source, size_t nreduce))
SHMEMI_FN(int, shmem_schar_sum_reduce, (shmem_team_t team, signed char *dest, const signed char *source,
    size_t nreduce))
SHMEMI_FN(int, shmem_short_sum_reduce, (shmem_team_t team, short *dest, const short *source, size_t nreduce))
SHMEMI_FN(int, shmem_uchar_sum_reduce, (shmem_team_t team, unsigned char *dest, const unsigned char *source,
    size_t nreduce))
SHMEMI_FN(int, shmem_ushort_sum_reduce, (shmem_team_t team, unsigned short *dest, const unsigned short *source,
    size_t nreduce))
SHMEMI_FN(int, shmem_int_sum_reduce, (shmem_team_t team, int *dest, const int *source, size_t nreduce))
SHMEMI_FN(int, shmem_long_sum_reduce, (shmem_team_t team, long *dest, const long *source, size_t nreduce))
SHMEMI_FN(int, shmem_longlong_sum_reduce, (shmem_team_t team, long long *dest, const long long *source, size_t nreduce))
SHMEMI_FN(int, shmem_uint_sum_reduce, (shmem_team_t team, unsigned int *dest, const unsigned int *source,
    size_t nreduce))
SHMEMI_FN(int, shmem_ulong_sum_reduce, (shmem_team_t team, unsigned long *dest, const unsigned long *source,
    size_t nreduce))
SHMEMI_FN(int, shmem_ulonglong_sum_reduce, (shmem_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nreduce))
SHMEMI_FN(int, shmem_int8_sum_reduce, (shmem_team_t team, int8_t *dest, const int8_t *source, size_t nreduce))
SHMEMI_FN(int, shmem_int16_sum_reduce, (shmem_team_t team, int16_t *dest, const int16_t *source, size_t nreduce))
SHMEMI_FN(int, shmem_uint8_sum_reduce, (shmem_team_t team, uint8_t *dest, const uint8_t *source, size_t nreduce))
SHMEMI_FN(int, shmem_uint16_sum_reduce, (shmem_team_t team, uint16_t *dest, const uint16_t *source, size_t nreduce))
SHMEMI_FN(int, shmem_int32_sum_reduce, (shmem_team_t team, int32_t *dest, const int32_t *source, size_t nreduce))
SHMEMI_FN(int, shmem_int64_sum_reduce, (shmem_team_t team, int64_t *dest, const int64_t *source, size_t nreduce))
SHMEMI_FN(int, shmem_uint32_sum_reduce, (shmem_team_t team, uint32_t *dest, const uint32_t *source, size_t nreduce))
SHMEMI_FN(int, shmem_uint64_sum_reduce, (shmem_team_t team, uint64_t *dest, const uint64_t *source, size_t nreduce))
SHMEMI_FN(int, shmem_size_sum_reduce, (shmem_team_t team, size_t *dest, const size_t *source, size_t nreduce))
SHMEMI_FN(int, shmem_ptrdiff_sum_reduce, (shmem_team_t team, ptrdiff_t *dest, const ptrdiff_t *source, size_t nreduce))
SHMEMI_FN(int, shmem_complexf_sum_reduce, (shmem_team_t team, SHMEMI_COMPLEX(float) *dest,
    const SHMEMI_COMPLEX(float) *source, size_t nreduce))
SHMEMI_FN(int, shmem_complexd_sum_reduce, (shmem_team_t team, SHMEMI_COMPLEX(double) *dest,
    const SHMEMI_COMPLEX(double) *source, size_t nreduce))

/* shmem_TYPE_prod_reduce */
SHMEMI_FN(int, shmem_float_prod_reduce, (shmem_team_t team, float *dest, const float *source, size_t nreduce))
SHMEMI_FN(int, shmem_double_prod_reduce, (shmem_team_t team, double *dest, const double *source, size_t nreduce))
#if !FERRYI_GPU
SHMEMI_FN(int, shmem_longdouble_prod_reduce, (shmem_team_t team, long double *dest, const long double *source,
    size_t nreduce))
#endif
SHMEMI_FN(int, shmem_char_prod_reduce, (shmem_team_t team, char *dest, const char *source, size_t nreduce))
SHMEMI_FN(int, shmem_schar_prod_reduce, (shmem_team_t team, signed char *dest, const signed char *source,
    size_t nreduce))
SHMEMI_FN(int, shmem_short_prod_reduce, (shmem_team_t team, short *dest, const short *source, size_t nreduce))
SHMEMI_FN(int, shmem_uchar_prod_reduce, (shmem_team_t team, unsigned char *dest, const unsigned char *source,
    size_t nreduce))
SHMEMI_FN(int, shmem_ushort_prod_reduce, (shmem_team_t team, unsigned short *dest, const unsigned short *source,
    size_t nreduce))
SHMEMI_FN(int, shmem_int_prod_reduce, (shmem_team_t team, int *dest, const int *source, size_t nreduce))
SHMEMI_FN(int, shmem_long_prod_reduce, (shmem_team_t team, long *dest, const long *source, size_t nreduce))
SHMEMI_FN(int, shmem_longlong_prod_reduce, (shmem_team_t team, long long *dest, const long long *source,
    size_t nreduce))
SHMEMI_FN(int, shmem_uint_prod_reduce, (shmem_team_t team, unsigned int *dest, const unsigned int *source,
    size_t nreduce))
SHMEMI_FN(int, shmem_ulong_prod_reduce, (shmem_team_t team, unsigned long *dest, const unsigned long *source,
    size_t nreduce))
SHMEMI_FN(int, shmem_ulonglong_prod_reduce, (shmem_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nreduce))
SHMEMI_FN(int, shmem_int8_prod_reduce, (shmem_team_t team, int8_t *dest, const int8_t *source, size_t nreduce))
SHMEMI_FN(int, shmem_int16_prod_reduce, (shmem_team_t team, int16_t *dest, const int16_t *source, size_t nreduce))
SHMEMI_FN(int, shmem_uint8_prod_reduce, (shmem_team_t team, uint8_t *dest, const uint8_t *source, size_t nreduce))
SHMEMI_FN(int, shmem_uint16_prod_reduce, (shmem_team_t team, uint16_t *dest, const uint16_t *source, size_t nreduce))
SHMEMI_FN(int, shmem_int32_prod_reduce, (shmem_team_t team, int32_t *dest, const int32_t *source, size_t nreduce))
SHMEMI_FN(int, shmem_int64_prod_reduce, (shmem_team_t team, int64_t *dest, const int64_t *source, size_t nreduce))
SHMEMI_FN(int, shmem_uint32_prod_reduce, (shmem_team_t team, uint32_t *dest, const uint32_t *source, size_t nreduce))
SHMEMI_FN(int, shmem_uint64_prod_reduce, (shmem_team_t team, uint64_t *dest, const uint64_t *source, size_t nreduce))
SHMEMI_FN(int, shmem_size_prod_reduce, (shmem_team_t team, size_t *dest, const size_t *source, size_t nreduce))
SHMEMI_FN(int, shmem_ptrdiff_prod_reduce, (shmem_team_t team, ptrdiff_t *dest, const ptrdiff_t *source, size_t nreduce))
SHMEMI_FN(int, shmem_complexf_prod_reduce, (shmem_team_t team, SHMEMI_COMPLEX(float) *dest,
    const SHMEMI_COMPLEX(float) *source, size_t nreduce))
SHMEMI_FN(int, shmem_complexd_prod_reduce, (shmem_team_t team, SHMEMI_COMPLEX(double) *dest,
    const SHMEMI_COMPLEX(double) *source, size_t nreduce))

/* shmem_TYPE_and_reduce */
SHMEMI_FN(int, shmem_char_and_reduce, (shmem_team_t team, char *dest, const char *source, size_t nreduce))
SHMEMI_FN(int, shmem_schar_and_reduce, (shmem_team_t team, signed char *dest, const signed char *source,
    size_t nreduce))
SHMEMI_FN(int, shmem_short_and_reduce, (shmem_team_t team, short *dest, const short *source, size_t nreduce))
SHMEMI_FN(int, shmem_uchar_and_reduce, (shmem_team_t team, unsigned char *dest, const unsigned char *source,
    size_t nreduce))
SHMEMI_FN(int, shmem_ushort_and_reduce, (shmem_team_t team, unsigned short *dest, const unsigned short *source,
    size_t nreduce))
SHMEMI_FN(int, shmem_int_and_reduce, (shmem_team_t team, int *dest, const int *source, size_t nreduce))
SHMEMI_FN(int, shmem_long_and_reduce, (shmem_team_t team, long *dest, const long *source, size_t nreduce))
SHMEMI_FN(int, shmem_longlong_and_reduce, (shmem_team_t team, long long *dest, const long long *source, size_t nreduce))
SHMEMI_FN(int, shmem_uint_and_reduce, (shmem_team_t team, unsigned int *dest, const unsigned int *source,
    size_t nreduce))
SHMEMI_FN(int, shmem_ulong_and_reduce, (shmem_team_t team, unsigned long *dest, const unsigned long *source,
    size_t nreduce))
SHMEMI_FN(int, shmem_ulonglong_and_reduce, (shmem_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nreduce))
SHMEMI_FN(int, shmem_int8_and_reduce, (shmem_team_t team, int8_t *dest, const int8_t *source, size_t nreduce))
SHMEMI_FN(int, shmem_int16_and_reduce, (shmem_team_t team, int16_t *dest, const int16_t *source, size_t nreduce))
SHMEMI_FN(int, shmem_uint8_and_reduce, (shmem_team_t team, uint8_t *dest, const uint8_t *source, size_t nreduce))
SHMEMI_FN(int, shmem_uint16_and_reduce, (shmem_team_t team, uint16_t *dest, const uint16_t *source, size_t nreduce))
SHMEMI_FN(int, shmem_int32_and_reduce, (shmem_team_t team, int32_t *dest, const int32_t *source, size_t nreduce))
SHMEMI_FN(int, shmem_int64_and_reduce, (shmem_team_t team, int64_t *dest, const int64_t *source, size_t nreduce))
SHMEMI_FN(int, shmem_uint32_and_reduce, (shmem_team_t team, uint32_t *dest, const uint32_t *source, size_t nreduce))
SHMEMI_FN(int, shmem_uint64_and_reduce, (shmem_team_t team, uint64_t *dest, const uint64_t *source, size_t nreduce))
SHMEMI_FN(int, shmem_size_and_reduce, (shmem_team_t team, size_t *dest, const size_t *source, size_t nreduce))
SHMEMI_FN(int, shmem_ptrdiff_and_reduce, (shmem_team_t team, ptrdiff_t *dest, const ptrdiff_t *source, size_t nreduce))

/* shmem_TYPE_or_reduce */
SHMEMI_FN(int, shmem_char_or_reduce, (shmem_team_t team, char *dest, const char *source, size_t nreduce))
SHMEMI_FN(int, shmem_schar_or_reduce, (shmem_team_t team, signed char *dest, const signed char *source, size_t nreduce))
SHMEMI_FN(int, shmem_short_or_reduce, (shmem_team_t team, short *dest, const short *source, size_t nreduce))
SHMEMI_FN(int, shmem_uchar_or_reduce, (shmem_team_t team, unsigned char *dest, const unsigned char *source,
    size_t nreduce))
SHMEMI_FN(int, shmem_ushort_or_reduce, (shmem_team_t team, unsigned short *dest, const unsigned short *source,
    size_t nreduce))
SHMEMI_FN(int, shmem_int_or_reduce, (shmem_team_t team, int *dest, const int *source, size_t nreduce))
SHMEMI_FN(int, shmem_long_or_reduce, (shmem_team_t team, long *dest, const long *source, size_t nreduce))
SHMEMI_FN(int, shmem_longlong_or_reduce, (shmem_team_t team, long long *dest, const long long *source, size_t nreduce))
SHMEMI_FN(int, shmem_uint_or_reduce, (shmem_team_t team, unsigned int *dest, const unsigned int *source,
    size_t nreduce))
SHMEMI_FN(int, shmem_ulong_or_reduce, (shmem_team_t team, unsigned long *dest, const unsigned long *source,
    size_t nreduce))
SHMEMI_FN(int, shmem_ulonglong_or_reduce, (shmem_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nreduce))
SHMEMI_FN(int, shmem_int8_or_reduce, (shmem_team_t team, int8_t *dest, const int8_t *source, size_t nreduce))
SHMEMI_FN(int, shmem_int16_or_reduce, (shmem_team_t team, int16_t *dest, const int16_t *source, size_t nreduce))
SHMEMI_FN(int, shmem_uint8_or_reduce, (shmem_team_t team, uint8_t *dest, const uint8_t *source, size_t nreduce))
SHMEMI_FN(int, shmem_uint16_or_reduce, (shmem_team_t team, uint16_t *dest, const uint16_t *source, size_t nreduce))
SHMEMI_FN(int, shmem_int32_or_reduce, (shmem_team_t team, int32_t *dest, const int32_t *source, size_t nreduce))
SHMEMI_FN(int, shmem_int64_or_reduce, (shmem_team_t team, int64_t *dest, const int64_t *source, size_t nreduce))
SHMEMI_FN(int, shmem_uint32_or_reduce, (shmem_team_t team, uint32_t *dest, const uint32_t *source, size_t nreduce))
SHMEMI_FN(int, shmem_uint64_or_reduce, (shmem_team_t team, uint64_t *dest, const uint64_t *source, size_t nreduce))
SHMEMI_FN(int, shmem_size_or_reduce, (shmem_team_t team, size_t *dest, const size_t *source, size_t nreduce))
SHMEMI_FN(int, shmem_ptrdiff_or_reduce, (shmem_team_t team, ptrdiff_t *dest, const ptrdiff_t *source, size_t nreduce))

/* shmem_TYPE_xor_reduce */
SHMEMI_FN(int, shmem_char_xor_reduce, (shmem_team_t team, char *dest, const char *source, size_t nreduce))
SHMEMI_FN(int, shmem_schar_xor_reduce, (shmem_team_t team, signed char *dest, const signed char *source,
    size_t nreduce))
SHMEMI_FN(int, shmem_short_xor_reduce, (shmem_team_t team, short *dest, const short *source, size_t nreduce))
SHMEMI_FN(int, shmem_uchar_xor_reduce, (shmem_team_t team, unsigned char *dest, const unsigned char *source,
    size_t nreduce))
SHMEMI_FN(int, shmem_ushort_xor_reduce, (shmem_team_t team, unsigned short *dest, const unsigned short *source,
    size_t nreduce))
SHMEMI_FN(int, shmem_int_xor_reduce, (shmem_team_t team, int *dest, const int *source, size_t nreduce))
SHMEMI_FN(int, shmem_long_xor_reduce, (shmem_team_t team, long *dest, const long *source, size_t nreduce))
SHMEMI_FN(int, shmem_longlong_xor_reduce, (shmem_team_t team, long long *dest, const long long *source, size_t nreduce))
SHMEMI_FN(int, shmem_uint_xor_reduce, (shmem_team_t team, unsigned int *dest, const unsigned int *source,
    size_t nreduce))
SHMEMI_FN(int, shmem_ulong_xor_reduce, (shmem_team_t team, unsigned long *dest, const unsigned long *source,
    size_t nreduce))
SHMEMI_FN(int, shmem_ulonglong_xor_reduce, (shmem_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nreduce))
SHMEMI_FN(int, shmem_int8_xor_reduce, (shmem_team_t team, int8_t *dest, const int8_t *source, size_t nreduce))
SHMEMI_FN(int, shmem_int16_xor_reduce, (shmem_team_t team, int16_t *dest, const int16_t *source, size_t nreduce))
SHMEMI_FN(int, shmem_uint8_xor_reduce, (shmem_team_t team, uint8_t *dest, const uint8_t *source, size_t nreduce))
SHMEMI_FN(int, shmem_uint16_xor_reduce, (shmem_team_t team, uint16_t *dest, const uint16_t *source, size_t nreduce))
SHMEMI_FN(int, shmem_int32_xor_reduce, (shmem_team_t team, int32_t *dest, const int32_t *source, size_t nreduce))
SHMEMI_FN(int, shmem_int64_xor_reduce, (shmem_team_t team, int64_t *dest, const int64_t *source, size_t nreduce))
SHMEMI_FN(int, shmem_uint32_xor_reduce, (shmem_team_t team, uint32_t *dest, const uint32_t *source, size_t nreduce))
SHMEMI_FN(int, shmem_uint64_xor_reduce, (shmem_team_t team, uint64_t *dest, const uint64_t *source, size_t nreduce))
SHMEMI_FN(int, shmem_size_xor_reduce, (shmem_team_t team, size_t *dest, const size_t *source, size_t nreduce))
SHMEMI_FN(int, shmem_ptrdiff_xor_reduce, (shmem_team_t team, ptrdiff_t *dest, const ptrdiff_t *source, size_t nreduce))

/* shmem_TYPE_wait_until */
SHMEMI_FN(void, shmem_short_wait_until, (volatile short *ivar, int cmp, short value))
SHMEMI_FN(void, shmem_ushort_wait_until, (volatile unsigned short *ivar, int cmp, unsigned short value))

/* shmem_TYPE_wait_until_all */
SHMEMI_FN(void, shmem_short_wait_until_all, (volatile short *ivars, size_t nelems, const int *status, int cmp,
    short value))
SHMEMI_FN(void, shmem_ushort_wait_until_all, (volatile unsigned short *ivars, size_t nelems, const int *status, int cmp,
    unsigned short value))

/* shmem_TYPE_wait_until_all_vector */
SHMEMI_FN(void, shmem_short_wait_until_all_vector, (volatile short *ivars, size_t nelems, const int *status, int cmp,
    const short *values))
SHMEMI_FN(void, shmem_ushort_wait_until_all_vector, (volatile unsigned short *ivars, size_t nelems, const int *status,
    int cmp, const unsigned short *values))

/* shmem_TYPE_wait_until_any */
SHMEMI_FN(size_t, shmem_short_wait_until_any, (volatile short *ivars, size_t nelems, const int *status, int cmp,
    short value))
SHMEMI_FN(size_t, shmem_ushort_wait_until_any, (volatile unsigned short *ivars, size_t nelems, const int *status,
    int cmp, unsigned short value))

/* shmem_TYPE_wait_until_any_vector */
SHMEMI_FN(size_t, shmem_short_wait_until_any_vector, (volatile short *ivars, size_t nelems, const int *status, int cmp,
    const short *values))
SHMEMI_FN(size_t, shmem_ushort_wait_until_any_vector, (volatile unsigned short *ivars, size_t nelems, const int *status,
    int cmp, const unsigned short *values))

/* shmem_TYPE_wait_until_some */
SHMEMI_FN(size_t, shmem_short_wait_until_some, (volatile short *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, short value))
SHMEMI_FN(size_t, shmem_ushort_wait_until_some, (volatile unsigned short *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, unsigned short value))

/* shmem_TYPE_wait_until_some_vector */
SHMEMI_FN(size_t, shmem_short_wait_until_some_vector, (volatile short *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, const short *values))
SHMEMI_FN(size_t, shmem_ushort_wait_until_some_vector, (volatile unsigned short *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, const unsigned short *values))

/* shmem_TYPE_test */
SHMEMI_FN(int, shmem_short_test, (volatile short *ivar, int cmp, short value))
SHMEMI_FN(int, shmem_ushort_test, (volatile unsigned short *ivar, int cmp, unsigned short value))

/* shmem_TYPE_test_all */
SHMEMI_FN(int, shmem_short_test_all, (volatile short *ivars, size_t nelems, const int *status, int cmp, short value))
SHMEMI_FN(int, shmem_ushort_test_all, (volatile unsigned short *ivars, size_t nelems, const int *status, int cmp,
    unsigned short value))

/* shmem_TYPE_test_all_vector */
SHMEMI_FN(int, shmem_short_test_all_vector, (volatile short *ivars, size_t nelems, const int *status, int cmp,
    const short *values))
SHMEMI_FN(int, shmem_ushort_test_all_vector, (volatile unsigned short *ivars, size_t nelems, const int *status, int cmp,
    const unsigned short *values))

/* shmem_TYPE_test_any */
SHMEMI_FN(size_t, shmem_short_test_any, (volatile short *ivars, size_t nelems, const int *status, int cmp, short value))
SHMEMI_FN(size_t, shmem_ushort_test_any, (volatile unsigned short *ivars, size_t nelems, const int *status, int cmp,
    unsigned short value))

/* shmem_TYPE_test_any_vector */
SHMEMI_FN(size_t, shmem_short_test_any_vector, (volatile short *ivars, size_t nelems, const int *status, int cmp,
    const short *values))
SHMEMI_FN(size_t, shmem_ushort_test_any_vector, (volatile unsigned short *ivars, size_t nelems, const int *status,
    int cmp, const unsigned short *values))

/* shmem_TYPE_test_some */
SHMEMI_FN(size_t, shmem_short_test_some, (volatile short *ivars, size_t nelems, size_t *indices, const int *status,
    int cmp, short value))
SHMEMI_FN(size_t, shmem_ushort_test_some, (volatile unsigned short *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, unsigned short value))

/* shmem_TYPE_test_some_vector */
SHMEMI_FN(size_t, shmem_short_test_some_vector, (volatile short *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, const short *values))
SHMEMI_FN(size_t, shmem_ushort_test_some_vector, (volatile unsigned short *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, const unsigned short *values))
#ifdef __cplusplus
}
#endif

#endif
