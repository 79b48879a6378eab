/* SPDX-License-Identifier: BSD-3-Clause */
/* Exported functions, for runtime/calls/ctx*.c alone.  Made by api/generate.py from api/calls.txt. */
/* clang-format off */
#ifndef FERRYI_RUNTIME_CALLS_GENERATED_CTX_H
#define FERRYI_RUNTIME_CALLS_GENERATED_CTX_H

/* ferry_TYPE_put, ferry_putBITS, ferry_putmem */
ferry_status ferry_ctx_float_put(ferry_ctx_t ctx, float *dest, const float *source, size_t nelems, int pe)
{
    STATUS_IN_CTX(ferry_float_put(dest, source, nelems, pe));
}
ferry_status ferry_ctx_double_put(ferry_ctx_t ctx, double *dest, const double *source, size_t nelems, int pe)
{
    STATUS_IN_CTX(ferry_double_put(dest, source, nelems, pe));
}
ferry_status ferry_ctx_longdouble_put(ferry_ctx_t ctx, long double *dest, const long double *source, size_t nelems,
    int pe)
{
    STATUS_IN_CTX(ferry_longdouble_put(dest, source, nelems, pe));
}
ferry_status ferry_ctx_char_put(ferry_ctx_t ctx, char *dest, const char *source, size_t nelems, int pe)
{
    STATUS_IN_CTX(ferry_char_put(dest, source, nelems, pe));
}
ferry_status ferry_ctx_schar_put(ferry_ctx_t ctx, signed char *dest, const signed char *source, size_t nelems, int pe)
{
    STATUS_IN_CTX(ferry_schar_put(dest, source, nelems, pe));
}
ferry_status ferry_ctx_short_put(ferry_ctx_t ctx, short *dest, const short *source, size_t nelems, int pe)
{
    STATUS_IN_CTX(ferry_short_put(dest, source, nelems, pe));
}
ferry_status ferry_ctx_uchar_put(ferry_ctx_t ctx, unsigned char *dest, const unsigned char *source, size_t nelems,
    int pe)
{
    STATUS_IN_CTX(ferry_uchar_put(dest, source, nelems, pe));
}
ferry_status ferry_ctx_ushort_put(ferry_ctx_t ctx, unsigned short *dest, const unsigned short *source, size_t nelems,
    int pe)
{
    STATUS_IN_CTX(ferry_ushort_put(dest, source, nelems, pe));
}
ferry_status ferry_ctx_int_put(ferry_ctx_t ctx, int *dest, const int *source, size_t nelems, int pe)
{
    STATUS_IN_CTX(ferry_int_put(dest, source, nelems, pe));
}
ferry_status ferry_ctx_long_put(ferry_ctx_t ctx, long *dest, const long *source, size_t nelems, int pe)
{
    STATUS_IN_CTX(ferry_long_put(dest, source, nelems, pe));
}
ferry_status ferry_ctx_longlong_put(ferry_ctx_t ctx, long long *dest, const long long *source, size_t nelems, int pe)
{
    STATUS_IN_CTX(ferry_longlong_put(dest, source, nelems, pe));
}
ferry_status ferry_ctx_uint_put(ferry_ctx_t ctx, unsigned int *dest, const unsigned int *source, size_t nelems, int pe)
{
    STATUS_IN_CTX(ferry_uint_put(dest, source, nelems, pe));
}
ferry_status ferry_ctx_ulong_put(ferry_ctx_t ctx, unsigned long *dest, const unsigned long *source, size_t nelems,
    int pe)
{
    STATUS_IN_CTX(ferry_ulong_put(dest, source, nelems, pe));
}
ferry_status ferry_ctx_ulonglong_put(ferry_ctx_t ctx, unsigned long long *dest, const unsigned long long *source,
    size_t nelems, int pe)
{
    STATUS_IN_CTX(ferry_ulonglong_put(dest, source, nelems, pe));
}
ferry_status ferry_ctx_int8_put(ferry_ctx_t ctx, int8_t *dest, const int8_t *source, size_t nelems, int pe)
{
    STATUS_IN_CTX(ferry_int8_put(dest, source, nelems, pe));
}
ferry_status ferry_ctx_int16_put(ferry_ctx_t ctx, int16_t *dest, const int16_t *source, size_t nelems, int pe)
{
    STATUS_IN_CTX(ferry_int16_put(dest, source, nelems, pe));
}
ferry_status ferry_ctx_uint8_put(ferry_ctx_t ctx, uint8_t *dest, const uint8_t *source, size_t nelems, int pe)
{
    STATUS_IN_CTX(ferry_uint8_put(dest, source, nelems, pe));
}
ferry_status ferry_ctx_uint16_put(ferry_ctx_t ctx, uint16_t *dest, const uint16_t *source, size_t nelems, int pe)
{
    STATUS_IN_CTX(ferry_uint16_put(dest, source, nelems, pe));
}
ferry_status ferry_ctx_int32_put(ferry_ctx_t ctx, int32_t *dest, const int32_t *source, size_t nelems, int pe)
{
    STATUS_IN_CTX(ferry_int32_put(dest, source, nelems, pe));
}
ferry_status ferry_ctx_int64_put(ferry_ctx_t ctx, int64_t *dest, const int64_t *source, size_t nelems, int pe)
{
    STATUS_IN_CTX(ferry_int64_put(dest, source, nelems, pe));
}
ferry_status ferry_ctx_uint32_put(ferry_ctx_t ctx, uint32_t *dest, const uint32_t *source, size_t nelems, int pe)
{
    STATUS_IN_CTX(ferry_uint32_put(dest, source, nelems, pe));
}
ferry_status ferry_ctx_uint64_put(ferry_ctx_t ctx, uint64_t *dest, const uint64_t *source, size_t nelems, int pe)
{
    STATUS_IN_CTX(ferry_uint64_put(dest, source, nelems, pe));
}
ferry_status ferry_ctx_size_put(ferry_ctx_t ctx, size_t *dest, const size_t *source, size_t nelems, int pe)
{
    STATUS_IN_CTX(ferry_size_put(dest, source, nelems, pe));
}
ferry_status ferry_ctx_ptrdiff_put(ferry_ctx_t ctx, ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems, int pe)
{
    STATUS_IN_CTX(ferry_ptrdiff_put(dest, source, nelems, pe));
}
ferry_status ferry_ctx_put8(ferry_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe)
{
    STATUS_IN_CTX(ferry_put8(dest, source, nelems, pe));
}
ferry_status ferry_ctx_put16(ferry_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe)
{
    STATUS_IN_CTX(ferry_put16(dest, source, nelems, pe));
}
ferry_status ferry_ctx_put32(ferry_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe)
{
    STATUS_IN_CTX(ferry_put32(dest, source, nelems, pe));
}
ferry_status ferry_ctx_put64(ferry_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe)
{
    STATUS_IN_CTX(ferry_put64(dest, source, nelems, pe));
}
ferry_status ferry_ctx_put128(ferry_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe)
{
    STATUS_IN_CTX(ferry_put128(dest, source, nelems, pe));
}
ferry_status ferry_ctx_putmem(ferry_ctx_t ctx, void *dest, const void *source, size_t nbytes, int pe)
{
    STATUS_IN_CTX(ferry_putmem(dest, source, nbytes, pe));
}

/* ferry_TYPE_get, ferry_getBITS, ferry_getmem */
ferry_status ferry_ctx_float_get(ferry_ctx_t ctx, float *dest, const float *source, size_t nelems, int pe)
{
    STATUS_IN_CTX(ferry_float_get(dest, source, nelems, pe));
}
ferry_status ferry_ctx_double_get(ferry_ctx_t ctx, double *dest, const double *source, size_t nelems, int pe)
{
    STATUS_IN_CTX(ferry_double_get(dest, source, nelems, pe));
}
ferry_status ferry_ctx_longdouble_get(ferry_ctx_t ctx, long double *dest, const long double *source, size_t nelems,
    int pe)
{
    STATUS_IN_CTX(ferry_longdouble_get(dest, source, nelems, pe));
}
ferry_status ferry_ctx_char_get(ferry_ctx_t ctx, char *dest, const char *source, size_t nelems, int pe)
{
    STATUS_IN_CTX(ferry_char_get(dest, source, nelems, pe));
}
ferry_status ferry_ctx_schar_get(ferry_ctx_t ctx, signed char *dest, const signed char *source, size_t nelems, int pe)
{
    STATUS_IN_CTX(ferry_schar_get(dest, source, nelems, pe));
}
ferry_status ferry_ctx_short_get(ferry_ctx_t ctx, short *dest, const short *source, size_t nelems, int pe)
{
    STATUS_IN_CTX(ferry_short_get(dest, source, nelems, pe));
}
ferry_status ferry_ctx_uchar_get(ferry_ctx_t ctx, unsigned char *dest, const unsigned char *source, size_t nelems,
    int pe)
{
    STATUS_IN_CTX(ferry_uchar_get(dest, source, nelems, pe));
}
ferry_status ferry_ctx_ushort_get(ferry_ctx_t ctx, unsigned short *dest, const unsigned short *source, size_t nelems,
    int pe)
{
    STATUS_IN_CTX(ferry_ushort_get(dest, source, nelems, pe));
}
ferry_status ferry_ctx_int_get(ferry_ctx_t ctx, int *dest, const int *source, size_t nelems, int pe)
{
    STATUS_IN_CTX(ferry_int_get(dest, source, nelems, pe));
}
ferry_status ferry_ctx_long_get(ferry_ctx_t ctx, long *dest, const long *source, size_t nelems, int pe)
{
    STATUS_IN_CTX(ferry_long_get(dest, source, nelems, pe));
}
ferry_status ferry_ctx_longlong_get(ferry_ctx_t ctx, long long *dest, const long long *source, size_t nelems, int pe)
{
    STATUS_IN_CTX(ferry_longlong_get(dest, source, nelems, pe));
}
ferry_status ferry_ctx_uint_get(ferry_ctx_t ctx, unsigned int *dest, const unsigned int *source, size_t nelems, int pe)
{
    STATUS_IN_CTX(ferry_uint_get(dest, source, nelems, pe));
}
ferry_status ferry_ctx_ulong_get(ferry_ctx_t ctx, unsigned long *dest, const unsigned long *source, size_t nelems,
    int pe)
{
    STATUS_IN_CTX(ferry_ulong_get(dest, source, nelems, pe));
}
ferry_status ferry_ctx_ulonglong_get(ferry_ctx_t ctx, unsigned long long *dest, const unsigned long long *source,
    size_t nelems, int pe)
{
    STATUS_IN_CTX(ferry_ulonglong_get(dest, source, nelems, pe));
}
ferry_status ferry_ctx_int8_get(ferry_ctx_t ctx, int8_t *dest, const int8_t *source, size_t nelems, int pe)
{
    STATUS_IN_CTX(ferry_int8_get(dest, source, nelems, pe));
}
ferry_status ferry_ctx_int16_get(ferry_ctx_t ctx, int16_t *dest, const int16_t *source, size_t nelems, int pe)
{
    STATUS_IN_CTX(ferry_int16_get(dest, source, nelems, pe));
}
ferry_status ferry_ctx_uint8_get(ferry_ctx_t ctx, uint8_t *dest, const uint8_t *source, size_t nelems, int pe)
{
    STATUS_IN_CTX(ferry_uint8_get(dest, source, nelems, pe));
}
ferry_status ferry_ctx_uint16_get(ferry_ctx_t ctx, uint16_t *dest, const uint16_t *source, size_t nelems, int pe)
{
    STATUS_IN_CTX(ferry_uint16_get(dest, source, nelems, pe));
}
ferry_status ferry_ctx_int32_get(ferry_ctx_t ctx, int32_t *dest, const int32_t *source, size_t nelems, int pe)
{
    STATUS_IN_CTX(ferry_int32_get(dest, source, nelems, pe));
}
ferry_status ferry_ctx_int64_get(ferry_ctx_t ctx, int64_t *dest, const int64_t *source, size_t nelems, int pe)
{
    STATUS_IN_CTX(ferry_int64_get(dest, source, nelems, pe));
}
ferry_status ferry_ctx_uint32_get(ferry_ctx_t ctx, uint32_t *dest, const uint32_t *source, size_t nelems, int pe)
{
    STATUS_IN_CTX(ferry_uint32_get(dest, source, nelems, pe));
}
ferry_status ferry_ctx_uint64_get(ferry_ctx_t ctx, uint64_t *dest, const uint64_t *source, size_t nelems, int pe)
{
    STATUS_IN_CTX(ferry_uint64_get(dest, source, nelems, pe));
}
ferry_status ferry_ctx_size_get(ferry_ctx_t ctx, size_t *dest, const size_t *source, size_t nelems, int pe)
{
    STATUS_IN_CTX(ferry_size_get(dest, source, nelems, pe));
}
ferry_status ferry_ctx_ptrdiff_get(ferry_ctx_t ctx, ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems, int pe)
{
    STATUS_IN_CTX(ferry_ptrdiff_get(dest, source, nelems, pe));
}
ferry_status ferry_ctx_get8(ferry_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe)
{
    STATUS_IN_CTX(ferry_get8(dest, source, nelems, pe));
}
ferry_status ferry_ctx_get16(ferry_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe)
{
    STATUS_IN_CTX(ferry_get16(dest, source, nelems, pe));
}
ferry_status ferry_ctx_get32(ferry_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe)
{
    STATUS_IN_CTX(ferry_get32(dest, source, nelems, pe));
}
ferry_status ferry_ctx_get64(ferry_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe)
{
    STATUS_IN_CTX(ferry_get64(dest, source, nelems, pe));
}
ferry_status ferry_ctx_get128(ferry_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe)
{
    STATUS_IN_CTX(ferry_get128(dest, source, nelems, pe));
}
ferry_status ferry_ctx_getmem(ferry_ctx_t ctx, void *dest, const void *source, size_t nbytes, int pe)
{
    STATUS_IN_CTX(ferry_getmem(dest, source, nbytes, pe));
}

/* ferry_TYPE_put_nbi, ferry_putBITS_nbi, ferry_putmem_nbi */
ferry_status ferry_ctx_float_put_nbi(ferry_ctx_t ctx, float *dest, const float *source, size_t nelems, int pe)
{
    STATUS_IN_CTX(ferry_float_put_nbi(dest, source, nelems, pe));
}
ferry_status ferry_ctx_double_put_nbi(ferry_ctx_t ctx, double *dest, const double *source, size_t nelems, int pe)
{
    STATUS_IN_CTX(ferry_double_put_nbi(dest, source, nelems, pe));
}
ferry_status ferry_ctx_longdouble_put_nbi(ferry_ctx_t ctx, long double *dest, const long double *source, size_t nelems,
    int pe)
{
    STATUS_IN_CTX(ferry_longdouble_put_nbi(dest, source, nelems, pe));
}
ferry_status ferry_ctx_char_put_nbi(ferry_ctx_t ctx, char *dest, const char *source, size_t nelems, int pe)
{
    STATUS_IN_CTX(ferry_char_put_nbi(dest, source, nelems, pe));
}
ferry_status ferry_ctx_schar_put_nbi(ferry_ctx_t ctx, signed char *dest, const signed char *source, size_t nelems,
    int pe)
{
    STATUS_IN_CTX(ferry_schar_put_nbi(dest, source, nelems, pe));
}
ferry_status ferry_ctx_short_put_nbi(ferry_ctx_t ctx, short *dest, const short *source, size_t nelems, int pe)
{
    STATUS_IN_CTX(ferry_short_put_nbi(dest, source, nelems, pe));
}
ferry_status ferry_ctx_uchar_put_nbi(ferry_ctx_t ctx, unsigned char *dest, const unsigned char *source, size_t nelems,
    int pe)
{
    STATUS_IN_CTX(ferry_uchar_put_nbi(dest, source, nelems, pe));
}
ferry_status ferry_ctx_ushort_put_nbi(ferry_ctx_t ctx, unsigned short *dest, const unsigned short *source,
    size_t nelems, int pe)
{
    STATUS_IN_CTX(ferry_ushort_put_nbi(dest, source, nelems, pe));
}
ferry_status ferry_ctx_int_put_nbi(ferry_ctx_t ctx, int *dest, const int *source, size_t nelems, int pe)
{
    STATUS_IN_CTX(ferry_int_put_nbi(dest, source, nelems, pe));
}
ferry_status ferry_ctx_long_put_nbi(ferry_ctx_t ctx, long *dest, const long *source, size_t nelems, int pe)
{
    STATUS_IN_CTX(ferry_long_put_nbi(dest, source, nelems, pe));
}
ferry_status ferry_ctx_longlong_put_nbi(ferry_ctx_t ctx, long long *dest, const long long *source, size_t nelems,
    int pe)
{
    STATUS_IN_CTX(ferry_longlong_put_nbi(dest, source, nelems, pe));
}
ferry_status ferry_ctx_uint_put_nbi(ferry_ctx_t ctx, unsigned int *dest, const unsigned int *source, size_t nelems,
    int pe)
{
    STATUS_IN_CTX(ferry_uint_put_nbi(dest, source, nelems, pe));
}
ferry_status ferry_ctx_ulong_put_nbi(ferry_ctx_t ctx, unsigned long *dest, const unsigned long *source, size_t nelems,
    int pe)
{
    STATUS_IN_CTX(ferry_ulong_put_nbi(dest, source, nelems, pe));
}
ferry_status ferry_ctx_ulonglong_put_nbi(ferry_ctx_t ctx, unsigned long long *dest, const unsigned long long *source,
    size_t nelems, int pe)
{
    STATUS_IN_CTX(ferry_ulonglong_put_nbi(dest, source, nelems, pe));
}
ferry_status ferry_ctx_int8_put_nbi(ferry_ctx_t ctx, int8_t *dest, const int8_t *source, size_t nelems, int pe)
{
    STATUS_IN_CTX(ferry_int8_put_nbi(dest, source, nelems, pe));
}
ferry_status ferry_ctx_int16_put_nbi(ferry_ctx_t ctx, int16_t *dest, const int16_t *source, size_t nelems, int pe)
{
    STATUS_IN_CTX(ferry_int16_put_nbi(dest, source, nelems, pe));
}
ferry_status ferry_ctx_uint8_put_nbi(ferry_ctx_t ctx, uint8_t *dest, const uint8_t *source, size_t nelems, int pe)
{
    STATUS_IN_CTX(ferry_uint8_put_nbi(dest, source, nelems, pe));
}
ferry_status ferry_ctx_uint16_put_nbi(ferry_ctx_t ctx, uint16_t *dest, const uint16_t *source, size_t nelems, int pe)
{
    STATUS_IN_CTX(ferry_uint16_put_nbi(dest, source, nelems, pe));
}
ferry_status ferry_ctx_int32_put_nbi(ferry_ctx_t ctx, int32_t *dest, const int32_t *source, size_t nelems, int pe)
{
    STATUS_IN_CTX(ferry_int32_put_nbi(dest, source, nelems, pe));
}
ferry_status ferry_ctx_int64_put_nbi(ferry_ctx_t ctx, int64_t *dest, const int64_t *source, size_t nelems, int pe)
{
    STATUS_IN_CTX(ferry_int64_put_nbi(dest, source, nelems, pe));
}
ferry_status ferry_ctx_uint32_put_nbi(ferry_ctx_t ctx, uint32_t *dest, const uint32_t *source, size_t nelems, int pe)
{
    STATUS_IN_CTX(ferry_uint32_put_nbi(dest, source, nelems, pe));
}
ferry_status ferry_ctx_uint64_put_nbi(ferry_ctx_t ctx, uint64_t *dest, const uint64_t *source, size_t nelems, int pe)
{
    STATUS_IN_CTX(ferry_uint64_put_nbi(dest, source, nelems, pe));
}
ferry_status ferry_ctx_size_put_nbi(ferry_ctx_t ctx, size_t *dest, const size_t *source, size_t nelems, int pe)
{
    STATUS_IN_CTX(ferry_size_put_nbi(dest, source, nelems, pe));
}
ferry_status ferry_ctx_ptrdiff_put_nbi(ferry_ctx_t ctx, ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems, int pe)
{
    STATUS_IN_CTX(ferry_ptrdiff_put_nbi(dest, source, nelems, pe));
}
ferry_status ferry_ctx_put8_nbi(ferry_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe)
{
    STATUS_IN_CTX(ferry_put8_nbi(dest, source, nelems, pe));
}
ferry_status ferry_ctx_put16_nbi(ferry_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe)
{
    STATUS_IN_CTX(ferry_put16_nbi(dest, source, nelems, pe));
}
ferry_status ferry_ctx_put32_nbi(ferry_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe)
{
    STATUS_IN_CTX(ferry_put32_nbi(dest, source, nelems, pe));
}
ferry_status ferry_ctx_put64_nbi(ferry_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe)
{
    STATUS_IN_CTX(ferry_put64_nbi(dest, source, nelems, pe));
}
ferry_status ferry_ctx_put128_nbi(ferry_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe)
{
    STATUS_IN_CTX(ferry_put128_nbi(dest, source, nelems, pe));
}
ferry_status ferry_ctx_putmem_nbi(ferry_ctx_t ctx, void *dest, const void *source, size_t nbytes, int pe)
{
    STATUS_IN_CTX(ferry_putmem_nbi(dest, source, nbytes, pe));
}

/* ferry_TYPE_get_nbi, ferry_getBITS_nbi, ferry_getmem_nbi */
ferry_status ferry_ctx_float_get_nbi(ferry_ctx_t ctx, float *dest, const float *source, size_t nelems, int pe)
{
    STATUS_IN_CTX(ferry_float_get_nbi(dest, source, nelems, pe));
}
ferry_status ferry_ctx_double_get_nbi(ferry_ctx_t ctx, double *dest, const double *source, size_t nelems, int pe)
{
    STATUS_IN_CTX(ferry_double_get_nbi(dest, source, nelems, pe));
}
ferry_status ferry_ctx_longdouble_get_nbi(ferry_ctx_t ctx, long double *dest, const long double *source, size_t nelems,
    int pe)
{
    STATUS_IN_CTX(ferry_longdouble_get_nbi(dest, source, nelems, pe));
}
ferry_status ferry_ctx_char_get_nbi(ferry_ctx_t ctx, char *dest, const char *source, size_t nelems, int pe)
{
    STATUS_IN_CTX(ferry_char_get_nbi(dest, source, nelems, pe));
}
ferry_status ferry_ctx_schar_get_nbi(ferry_ctx_t ctx, signed char *dest, const signed char *source, size_t nelems,
    int pe)
{
    STATUS_IN_CTX(ferry_schar_get_nbi(dest, source, nelems, pe));
}
ferry_status ferry_ctx_short_get_nbi(ferry_ctx_t ctx, short *dest, const short *source, size_t nelems, int pe)
{
    STATUS_IN_CTX(ferry_short_get_nbi(dest, source, nelems, pe));
}
ferry_status ferry_ctx_uchar_get_nbi(ferry_ctx_t ctx, unsigned char *dest, const unsigned char *source, size_t nelems,
    int pe)
{
    STATUS_IN_CTX(ferry_uchar_get_nbi(dest, source, nelems, pe));
}
ferry_status ferry_ctx_ushort_get_nbi(ferry_ctx_t ctx, unsigned short *dest, const unsigned short *source,
    size_t nelems, int pe)
{
    STATUS_IN_CTX(ferry_ushort_get_nbi(dest, source, nelems, pe));
}
ferry_status ferry_ctx_int_get_nbi(ferry_ctx_t ctx, int *dest, const int *source, size_t nelems, int pe)
{
    STATUS_IN_CTX(ferry_int_get_nbi(dest, source, nelems, pe));
}
ferry_status ferry_ctx_long_get_nbi(ferry_ctx_t ctx, long *dest, const long *source, size_t nelems, int pe)
{
    STATUS_IN_CTX(ferry_long_get_nbi(dest, source, nelems, pe));
}
ferry_status ferry_ctx_longlong_get_nbi(ferry_ctx_t ctx, long long *dest, const long long *source, size_t nelems,
    int pe)
{
    STATUS_IN_CTX(ferry_longlong_get_nbi(dest, source, nelems, pe));
}
ferry_status ferry_ctx_uint_get_nbi(ferry_ctx_t ctx, unsigned int *dest, const unsigned int *source, size_t nelems,
    int pe)
{
    STATUS_IN_CTX(ferry_uint_get_nbi(dest, source, nelems, pe));
}
ferry_status ferry_ctx_ulong_get_nbi(ferry_ctx_t ctx, unsigned long *dest, const unsigned long *source, size_t nelems,
    int pe)
{
    STATUS_IN_CTX(ferry_ulong_get_nbi(dest, source, nelems, pe));
}
ferry_status ferry_ctx_ulonglong_get_nbi(ferry_ctx_t ctx, unsigned long long *dest, const unsigned long long *source,
    size_t nelems, int pe)
{
    STATUS_IN_CTX(ferry_ulonglong_get_nbi(dest, source, nelems, pe));
}
ferry_status ferry_ctx_int8_get_nbi(ferry_ctx_t ctx, int8_t *dest, const int8_t *source, size_t nelems, int pe)
{
    STATUS_IN_CTX(ferry_int8_get_nbi(dest, source, nelems, pe));
}
ferry_status ferry_ctx_int16_get_nbi(ferry_ctx_t ctx, int16_t *dest, const int16_t *source, size_t nelems, int pe)
{
    STATUS_IN_CTX(ferry_int16_get_nbi(dest, source, nelems, pe));
}
ferry_status ferry_ctx_uint8_get_nbi(ferry_ctx_t ctx, uint8_t *dest, const uint8_t *source, size_t nelems, int pe)
{
    STATUS_IN_CTX(ferry_uint8_get_nbi(dest, source, nelems, pe));
}
ferry_status ferry_ctx_uint16_get_nbi(ferry_ctx_t ctx, uint16_t *dest, const uint16_t *source, size_t nelems, int pe)
{
    STATUS_IN_CTX(ferry_uint16_get_nbi(dest, source, nelems, pe));
}
ferry_status ferry_ctx_int32_get_nbi(ferry_ctx_t ctx, int32_t *dest, const int32_t *source, size_t nelems, int pe)
{
    STATUS_IN_CTX(ferry_int32_get_nbi(dest, source, nelems, pe));
}
ferry_status ferry_ctx_int64_get_nbi(ferry_ctx_t ctx, int64_t *dest, const int64_t *source, size_t nelems, int pe)
{
    STATUS_IN_CTX(ferry_int64_get_nbi(dest, source, nelems, pe));
}
ferry_status ferry_ctx_uint32_get_nbi(ferry_ctx_t ctx, uint32_t *dest, const uint32_t *source, size_t nelems, int pe)
{
    STATUS_IN_CTX(ferry_uint32_get_nbi(dest, source, nelems, pe));
}
ferry_status ferry_ctx_uint64_get_nbi(ferry_ctx_t ctx, uint64_t *dest, const uint64_t *source, size_t nelems, int pe)
{
    STATUS_IN_CTX(ferry_uint64_get_nbi(dest, source, nelems, pe));
}
ferry_status ferry_ctx_size_get_nbi(ferry_ctx_t ctx, size_t *dest, const size_t *source, size_t nelems, int pe)
{
    STATUS_IN_CTX(ferry_size_get_nbi(dest, source, nelems, pe));
}
ferry_status ferry_ctx_ptrdiff_get_nbi(ferry_ctx_t ctx, ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems, int pe)
{
    STATUS_IN_CTX(ferry_ptrdiff_get_nbi(dest, source, nelems, pe));
}
ferry_status ferry_ctx_get8_nbi(ferry_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe)
{
    STATUS_IN_CTX(ferry_get8_nbi(dest, source, nelems, pe));
}
ferry_status ferry_ctx_get16_nbi(ferry_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe)
{
    STATUS_IN_CTX(ferry_get16_nbi(dest, source, nelems, pe));
}
ferry_status ferry_ctx_get32_nbi(ferry_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe)
{
    STATUS_IN_CTX(ferry_get32_nbi(dest, source, nelems, pe));
}
ferry_status ferry_ctx_get64_nbi(ferry_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe)
{
    STATUS_IN_CTX(ferry_get64_nbi(dest, source, nelems, pe));
}
ferry_status ferry_ctx_get128_nbi(ferry_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe)
{
    STATUS_IN_CTX(ferry_get128_nbi(dest, source, nelems, pe));
}
ferry_status ferry_ctx_getmem_nbi(ferry_ctx_t ctx, void *dest, const void *source, size_t nbytes, int pe)
{
    STATUS_IN_CTX(ferry_getmem_nbi(dest, source, nbytes, pe));
}

/* ferry_TYPE_iput, ferry_iputBITS */
ferry_status ferry_ctx_float_iput(ferry_ctx_t ctx, float *dest, const float *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe)
{
    STATUS_IN_CTX(ferry_float_iput(dest, source, dst, sst, nelems, pe));
}
ferry_status ferry_ctx_double_iput(ferry_ctx_t ctx, double *dest, const double *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe)
{
    STATUS_IN_CTX(ferry_double_iput(dest, source, dst, sst, nelems, pe));
}
ferry_status ferry_ctx_longdouble_iput(ferry_ctx_t ctx, long double *dest, const long double *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe)
{
    STATUS_IN_CTX(ferry_longdouble_iput(dest, source, dst, sst, nelems, pe));
}
ferry_status ferry_ctx_char_iput(ferry_ctx_t ctx, char *dest, const char *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe)
{
    STATUS_IN_CTX(ferry_char_iput(dest, source, dst, sst, nelems, pe));
}
ferry_status ferry_ctx_schar_iput(ferry_ctx_t ctx, signed char *dest, const signed char *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe)
{
    STATUS_IN_CTX(ferry_schar_iput(dest, source, dst, sst, nelems, pe));
}
ferry_status ferry_ctx_short_iput(ferry_ctx_t ctx, short *dest, const short *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe)
{
    STATUS_IN_CTX(ferry_short_iput(dest, source, dst, sst, nelems, pe));
}
ferry_status ferry_ctx_uchar_iput(ferry_ctx_t ctx, unsigned char *dest, const unsigned char *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe)
{
    STATUS_IN_CTX(ferry_uchar_iput(dest, source, dst, sst, nelems, pe));
}
ferry_status ferry_ctx_ushort_iput(ferry_ctx_t ctx, unsigned short *dest, const unsigned short *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe)
{
    STATUS_IN_CTX(ferry_ushort_iput(dest, source, dst, sst, nelems, pe));
}
ferry_status ferry_ctx_int_iput(ferry_ctx_t ctx, int *dest, const int *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe)
{
    STATUS_IN_CTX(ferry_int_iput(dest, source, dst, sst, nelems, pe));
}
ferry_status ferry_ctx_long_iput(ferry_ctx_t ctx, long *dest, const long *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe)
{
    STATUS_IN_CTX(ferry_long_iput(dest, source, dst, sst, nelems, pe));
}
ferry_status ferry_ctx_longlong_iput(ferry_ctx_t ctx, long long *dest, const long long *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe)
{
    STATUS_IN_CTX(ferry_longlong_iput(dest, source, dst, sst, nelems, pe));
}
ferry_status ferry_ctx_uint_iput(ferry_ctx_t ctx, unsigned int *dest, const unsigned int *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe)
{
    STATUS_IN_CTX(ferry_uint_iput(dest, source, dst, sst, nelems, pe));
}
ferry_status ferry_ctx_ulong_iput(ferry_ctx_t ctx, unsigned long *dest, const unsigned long *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe)
{
    STATUS_IN_CTX(ferry_ulong_iput(dest, source, dst, sst, nelems, pe));
}
ferry_status ferry_ctx_ulonglong_iput(ferry_ctx_t ctx, unsigned long long *dest, const unsigned long long *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe)
{
    STATUS_IN_CTX(ferry_ulonglong_iput(dest, source, dst, sst, nelems, pe));
}
ferry_status ferry_ctx_int8_iput(ferry_ctx_t ctx, int8_t *dest, const int8_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe)
{
    STATUS_IN_CTX(ferry_int8_iput(dest, source, dst, sst, nelems, pe));
}
ferry_status ferry_ctx_int16_iput(ferry_ctx_t ctx, int16_t *dest, const int16_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe)
{
    STATUS_IN_CTX(ferry_int16_iput(dest, source, dst, sst, nelems, pe));
}
ferry_status ferry_ctx_uint8_iput(ferry_ctx_t ctx, uint8_t *dest, const uint8_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe)
{
    STATUS_IN_CTX(ferry_uint8_iput(dest, source, dst, sst, nelems, pe));
}
ferry_status ferry_ctx_uint16_iput(ferry_ctx_t ctx, uint16_t *dest, const uint16_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe)
{
    STATUS_IN_CTX(ferry_uint16_iput(dest, source, dst, sst, nelems, pe));
}
ferry_status ferry_ctx_int32_iput(ferry_ctx_t ctx, int32_t *dest, const int32_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe)
{
    STATUS_IN_CTX(ferry_int32_iput(dest, source, dst, sst, nelems, pe));
}
ferry_status ferry_ctx_int64_iput(ferry_ctx_t ctx, int64_t *dest, const int64_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe)
{
    STATUS_IN_CTX(ferry_int64_iput(dest, source, dst, sst, nelems, pe));
}
ferry_status ferry_ctx_uint32_iput(ferry_ctx_t ctx, uint32_t *dest, const uint32_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe)
{
    STATUS_IN_CTX(ferry_uint32_iput(dest, source, dst, sst, nelems, pe));
}
ferry_status ferry_ctx_uint64_iput(ferry_ctx_t ctx, uint64_t *dest, const uint64_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe)
{
    STATUS_IN_CTX(ferry_uint64_iput(dest, source, dst, sst, nelems, pe));
}
ferry_status ferry_ctx_size_iput(ferry_ctx_t ctx, size_t *dest, const size_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe)
{
    STATUS_IN_CTX(ferry_size_iput(dest, source, dst, sst, nelems, pe));
}
ferry_status ferry_ctx_ptrdiff_iput(ferry_ctx_t ctx, ptrdiff_t *dest, const ptrdiff_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe)
{
    STATUS_IN_CTX(ferry_ptrdiff_iput(dest, source, dst, sst, nelems, pe));
}
ferry_status ferry_ctx_iput8(ferry_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe)
{
    STATUS_IN_CTX(ferry_iput8(dest, source, dst, sst, nelems, pe));
}
ferry_status ferry_ctx_iput16(ferry_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe)
{
    STATUS_IN_CTX(ferry_iput16(dest, source, dst, sst, nelems, pe));
}
ferry_status ferry_ctx_iput32(ferry_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe)
{
    STATUS_IN_CTX(ferry_iput32(dest, source, dst, sst, nelems, pe));
}
ferry_status ferry_ctx_iput64(ferry_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe)
{
    STATUS_IN_CTX(ferry_iput64(dest, source, dst, sst, nelems, pe));
}
ferry_status ferry_ctx_iput128(ferry_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe)
{
    STATUS_IN_CTX(ferry_iput128(dest, source, dst, sst, nelems, pe));
}

/* ferry_TYPE_iget, ferry_igetBITS */
ferry_status ferry_ctx_float_iget(ferry_ctx_t ctx, float *dest, const float *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe)
{
    STATUS_IN_CTX(ferry_float_iget(dest, source, dst, sst, nelems, pe));
}
ferry_status ferry_ctx_double_iget(ferry_ctx_t ctx, double *dest, const double *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe)
{
    STATUS_IN_CTX(ferry_double_iget(dest, source, dst, sst, nelems, pe));
}
ferry_status ferry_ctx_longdouble_iget(ferry_ctx_t ctx, long double *dest, const long double *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe)
{
    STATUS_IN_CTX(ferry_longdouble_iget(dest, source, dst, sst, nelems, pe));
}
ferry_status ferry_ctx_char_iget(ferry_ctx_t ctx, char *dest, const char *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe)
{
    STATUS_IN_CTX(ferry_char_iget(dest, source, dst, sst, nelems, pe));
}
ferry_status ferry_ctx_schar_iget(ferry_ctx_t ctx, signed char *dest, const signed char *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe)
{
    STATUS_IN_CTX(ferry_schar_iget(dest, source, dst, sst, nelems, pe));
}
ferry_status ferry_ctx_short_iget(ferry_ctx_t ctx, short *dest, const short *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe)
{
    STATUS_IN_CTX(ferry_short_iget(dest, source, dst, sst, nelems, pe));
}
ferry_status ferry_ctx_uchar_iget(ferry_ctx_t ctx, unsigned char *dest, const unsigned char *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe)
{
    STATUS_IN_CTX(ferry_uchar_iget(dest, source, dst, sst, nelems, pe));
}
ferry_status ferry_ctx_ushort_iget(ferry_ctx_t ctx, unsigned short *dest, const unsigned short *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe)
{
    STATUS_IN_CTX(ferry_ushort_iget(dest, source, dst, sst, nelems, pe));
}
ferry_status ferry_ctx_int_iget(ferry_ctx_t ctx, int *dest, const int *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe)
{
    STATUS_IN_CTX(ferry_int_iget(dest, source, dst, sst, nelems, pe));
}
ferry_status ferry_ctx_long_iget(ferry_ctx_t ctx, long *dest, const long *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe)
{
    STATUS_IN_CTX(ferry_long_iget(dest, source, dst, sst, nelems, pe));
}
ferry_status ferry_ctx_longlong_iget(ferry_ctx_t ctx, long long *dest, const long long *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe)
{
    STATUS_IN_CTX(ferry_longlong_iget(dest, source, dst, sst, nelems, pe));
}
ferry_status ferry_ctx_uint_iget(ferry_ctx_t ctx, unsigned int *dest, const unsigned int *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe)
{
    STATUS_IN_CTX(ferry_uint_iget(dest, source, dst, sst, nelems, pe));
}
ferry_status ferry_ctx_ulong_iget(ferry_ctx_t ctx, unsigned long *dest, const unsigned long *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe)
{
    STATUS_IN_CTX(ferry_ulong_iget(dest, source, dst, sst, nelems, pe));
}
ferry_status ferry_ctx_ulonglong_iget(ferry_ctx_t ctx, unsigned long long *dest, const unsigned long long *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe)
{
    STATUS_IN_CTX(ferry_ulonglong_iget(dest, source, dst, sst, nelems, pe));
}
ferry_status ferry_ctx_int8_iget(ferry_ctx_t ctx, int8_t *dest, const int8_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe)
{
    STATUS_IN_CTX(ferry_int8_iget(dest, source, dst, sst, nelems, pe));
}
ferry_status ferry_ctx_int16_iget(ferry_ctx_t ctx, int16_t *dest, const int16_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe)
{
    STATUS_IN_CTX(ferry_int16_iget(dest, source, dst, sst, nelems, pe));
}
ferry_status ferry_ctx_uint8_iget(ferry_ctx_t ctx, uint8_t *dest, const uint8_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe)
{
    STATUS_IN_CTX(ferry_uint8_iget(dest, source, dst, sst, nelems, pe));
}
ferry_status ferry_ctx_uint16_iget(ferry_ctx_t ctx, uint16_t *dest, const uint16_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe)
{
    STATUS_IN_CTX(ferry_uint16_iget(dest, source, dst, sst, nelems, pe));
}
ferry_status ferry_ctx_int32_iget(ferry_ctx_t ctx, int32_t *dest, const int32_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe)
{
    STATUS_IN_CTX(ferry_int32_iget(dest, source, dst, sst, nelems, pe));
}
ferry_status ferry_ctx_int64_iget(ferry_ctx_t ctx, int64_t *dest, const int64_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe)
{
    STATUS_IN_CTX(ferry_int64_iget(dest, source, dst, sst, nelems, pe));
}
ferry_status ferry_ctx_uint32_iget(ferry_ctx_t ctx, uint32_t *dest, const uint32_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe)
{
    STATUS_IN_CTX(ferry_uint32_iget(dest, source, dst, sst, nelems, pe));
}
ferry_status ferry_ctx_uint64_iget(ferry_ctx_t ctx, uint64_t *dest, const uint64_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe)
{
    STATUS_IN_CTX(ferry_uint64_iget(dest, source, dst, sst, nelems, pe));
}
ferry_status ferry_ctx_size_iget(ferry_ctx_t ctx, size_t *dest, const size_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe)
{
    STATUS_IN_CTX(ferry_size_iget(dest, source, dst, sst, nelems, pe));
}
ferry_status ferry_ctx_ptrdiff_iget(ferry_ctx_t ctx, ptrdiff_t *dest, const ptrdiff_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe)
{
    STATUS_IN_CTX(ferry_ptrdiff_iget(dest, source, dst, sst, nelems, pe));
}
ferry_status ferry_ctx_iget8(ferry_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe)
{
    STATUS_IN_CTX(ferry_iget8(dest, source, dst, sst, nelems, pe));
}
ferry_status ferry_ctx_iget16(ferry_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe)
{
    STATUS_IN_CTX(ferry_iget16(dest, source, dst, sst, nelems, pe));
}
ferry_status ferry_ctx_iget32(ferry_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe)
{
    STATUS_IN_CTX(ferry_iget32(dest, source, dst, sst, nelems, pe));
}
ferry_status ferry_ctx_iget64(ferry_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe)
{
    STATUS_IN_CTX(ferry_iget64(dest, source, dst, sst, nelems, pe));
}
ferry_status ferry_ctx_iget128(ferry_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe)
{
    STATUS_IN_CTX(ferry_iget128(dest, source, dst, sst, nelems, pe));
}

/* ferry_TYPE_p */
ferry_status ferry_ctx_float_p(ferry_ctx_t ctx, float *dest, float value, int pe)
{
    STATUS_IN_CTX(ferry_float_p(dest, value, pe));
}
ferry_status ferry_ctx_double_p(ferry_ctx_t ctx, double *dest, double value, int pe)
{
    STATUS_IN_CTX(ferry_double_p(dest, value, pe));
}
ferry_status ferry_ctx_longdouble_p(ferry_ctx_t ctx, long double *dest, long double value, int pe)
{
    STATUS_IN_CTX(ferry_longdouble_p(dest, value, pe));
}
ferry_status ferry_ctx_char_p(ferry_ctx_t ctx, char *dest, char value, int pe)
{
    STATUS_IN_CTX(ferry_char_p(dest, value, pe));
}
ferry_status ferry_ctx_schar_p(ferry_ctx_t ctx, signed char *dest, signed char value, int pe)
{
    STATUS_IN_CTX(ferry_schar_p(dest, value, pe));
}
ferry_status ferry_ctx_short_p(ferry_ctx_t ctx, short *dest, short value, int pe)
{
    STATUS_IN_CTX(ferry_short_p(dest, value, pe));
}
ferry_status ferry_ctx_uchar_p(ferry_ctx_t ctx, unsigned char *dest, unsigned char value, int pe)
{
    STATUS_IN_CTX(ferry_uchar_p(dest, value, pe));
}
ferry_status ferry_ctx_ushort_p(ferry_ctx_t ctx, unsigned short *dest, unsigned short value, int pe)
{
    STATUS_IN_CTX(ferry_ushort_p(dest, value, pe));
}
ferry_status ferry_ctx_int_p(ferry_ctx_t ctx, int *dest, int value, int pe)
{
    STATUS_IN_CTX(ferry_int_p(dest, value, pe));
}
ferry_status ferry_ctx_long_p(ferry_ctx_t ctx, long *dest, long value, int pe)
{
    STATUS_IN_CTX(ferry_long_p(dest, value, pe));
}
ferry_status ferry_ctx_longlong_p(ferry_ctx_t ctx, long long *dest, long long value, int pe)
{
    STATUS_IN_CTX(ferry_longlong_p(dest, value, pe));
}
ferry_status ferry_ctx_uint_p(ferry_ctx_t ctx, unsigned int *dest, unsigned int value, int pe)
{
    STATUS_IN_CTX(ferry_uint_p(dest, value, pe));
}
ferry_status ferry_ctx_ulong_p(ferry_ctx_t ctx, unsigned long *dest, unsigned long value, int pe)
{
    STATUS_IN_CTX(ferry_ulong_p(dest, value, pe));
}
ferry_status ferry_ctx_ulonglong_p(ferry_ctx_t ctx, unsigned long long *dest, unsigned long long value, int pe)
{
    STATUS_IN_CTX(ferry_ulonglong_p(dest, value, pe));
}
ferry_status ferry_ctx_int8_p(ferry_ctx_t ctx, int8_t *dest, int8_t value, int pe)
{
    STATUS_IN_CTX(ferry_int8_p(dest, value, pe));
}
ferry_status ferry_ctx_int16_p(ferry_ctx_t ctx, int16_t *dest, int16_t value, int pe)
{
    STATUS_IN_CTX(ferry_int16_p(dest, value, pe));
}
ferry_status ferry_ctx_uint8_p(ferry_ctx_t ctx, uint8_t *dest, uint8_t value, int pe)
{
    STATUS_IN_CTX(ferry_uint8_p(dest, value, pe));
}
ferry_status ferry_ctx_uint16_p(ferry_ctx_t ctx, uint16_t *dest, uint16_t value, int pe)
{
    STATUS_IN_CTX(ferry_uint16_p(dest, value, pe));
}
ferry_status ferry_ctx_int32_p(ferry_ctx_t ctx, int32_t *dest, int32_t value, int pe)
{
    STATUS_IN_CTX(ferry_int32_p(dest, value, pe));
}
ferry_status ferry_ctx_int64_p(ferry_ctx_t ctx, int64_t *dest, int64_t value, int pe)
{
    STATUS_IN_CTX(ferry_int64_p(dest, value, pe));
}
ferry_status ferry_ctx_uint32_p(ferry_ctx_t ctx, uint32_t *dest, uint32_t value, int pe)
{
    STATUS_IN_CTX(ferry_uint32_p(dest, value, pe));
}
ferry_status ferry_ctx_uint64_p(ferry_ctx_t ctx, uint64_t *dest, uint64_t value, int pe)
{
    STATUS_IN_CTX(ferry_uint64_p(dest, value, pe));
}
ferry_status ferry_ctx_size_p(ferry_ctx_t ctx, size_t *dest, size_t value, int pe)
{
    STATUS_IN_CTX(ferry_size_p(dest, value, pe));
}
ferry_status ferry_ctx_ptrdiff_p(ferry_ctx_t ctx, ptrdiff_t *dest, ptrdiff_t value, int pe)
{
    STATUS_IN_CTX(ferry_ptrdiff_p(dest, value, pe));
}

/* ferry_TYPE_g */
float ferry_ctx_float_g(ferry_ctx_t ctx, const float *source, int pe)
{
    VALUE_IN_CTX(float, ferry_float_g(source, pe));
}
double ferry_ctx_double_g(ferry_ctx_t ctx, const double *source, int pe)
{
    VALUE_IN_CTX(double, ferry_double_g(source, pe));
}
long double ferry_ctx_longdouble_g(ferry_ctx_t ctx, const long double *source, int pe)
{
    VALUE_IN_CTX(long double, ferry_longdouble_g(source, pe));
}
char ferry_ctx_char_g(ferry_ctx_t ctx, const char *source, int pe)
{
    VALUE_IN_CTX(char, ferry_char_g(source, pe));
}
signed char ferry_ctx_schar_g(ferry_ctx_t ctx, const signed char *source, int pe)
{
    VALUE_IN_CTX(signed char, ferry_schar_g(source, pe));
}
short ferry_ctx_short_g(ferry_ctx_t ctx, const short *source, int pe)
{
    VALUE_IN_CTX(short, ferry_short_g(source, pe));
}
unsigned char ferry_ctx_uchar_g(ferry_ctx_t ctx, const unsigned char *source, int pe)
{
    VALUE_IN_CTX(unsigned char, ferry_uchar_g(source, pe));
}
unsigned short ferry_ctx_ushort_g(ferry_ctx_t ctx, const unsigned short *source, int pe)
{
    VALUE_IN_CTX(unsigned short, ferry_ushort_g(source, pe));
}
int ferry_ctx_int_g(ferry_ctx_t ctx, const int *source, int pe)
{
    VALUE_IN_CTX(int, ferry_int_g(source, pe));
}
long ferry_ctx_long_g(ferry_ctx_t ctx, const long *source, int pe)
{
    VALUE_IN_CTX(long, ferry_long_g(source, pe));
}
long long ferry_ctx_longlong_g(ferry_ctx_t ctx, const long long *source, int pe)
{
    VALUE_IN_CTX(long long, ferry_longlong_g(source, pe));
}
unsigned int ferry_ctx_uint_g(ferry_ctx_t ctx, const unsigned int *source, int pe)
{
    VALUE_IN_CTX(unsigned int, ferry_uint_g(source, pe));
}
unsigned long ferry_ctx_ulong_g(ferry_ctx_t ctx, const unsigned long *source, int pe)
{
    VALUE_IN_CTX(unsigned long, ferry_ulong_g(source, pe));
}
unsigned long long ferry_ctx_ulonglong_g(ferry_ctx_t ctx, const unsigned long long *source, int pe)
{
    VALUE_IN_CTX(unsigned long long, ferry_ulonglong_g(source, pe));
}
int8_t ferry_ctx_int8_g(ferry_ctx_t ctx, const int8_t *source, int pe)
{
    VALUE_IN_CTX(int8_t, ferry_int8_g(source, pe));
}
int16_t ferry_ctx_int16_g(ferry_ctx_t ctx, const int16_t *source, int pe)
{
    VALUE_IN_CTX(int16_t, ferry_int16_g(source, pe));
}
uint8_t ferry_ctx_uint8_g(ferry_ctx_t ctx, const uint8_t *source, int pe)
{
    VALUE_IN_CTX(uint8_t, ferry_uint8_g(source, pe));
}
uint16_t ferry_ctx_uint16_g(ferry_ctx_t ctx, const uint16_t *source, int pe)
{
    VALUE_IN_CTX(uint16_t, ferry_uint16_g(source, pe));
}
int32_t ferry_ctx_int32_g(ferry_ctx_t ctx, const int32_t *source, int pe)
{
    VALUE_IN_CTX(int32_t, ferry_int32_g(source, pe));
}
int64_t ferry_ctx_int64_g(ferry_ctx_t ctx, const int64_t *source, int pe)
{
    VALUE_IN_CTX(int64_t, ferry_int64_g(source, pe));
}
uint32_t ferry_ctx_uint32_g(ferry_ctx_t ctx, const uint32_t *source, int pe)
{
    VALUE_IN_CTX(uint32_t, ferry_uint32_g(source, pe));
}
uint64_t ferry_ctx_uint64_g(ferry_ctx_t ctx, const uint64_t *source, int pe)
{
    VALUE_IN_CTX(uint64_t, ferry_uint64_g(source, pe));
}
size_t ferry_ctx_size_g(ferry_ctx_t ctx, const size_t *source, int pe)
{
    VALUE_IN_CTX(size_t, ferry_size_g(source, pe));
}
ptrdiff_t ferry_ctx_ptrdiff_g(ferry_ctx_t ctx, const ptrdiff_t *source, int pe)
{
    VALUE_IN_CTX(ptrdiff_t, ferry_ptrdiff_g(source, pe));
}

/* ferry_TYPE_ibput, ferry_ibputBITS */
ferry_status ferry_ctx_float_ibput(ferry_ctx_t ctx, float *dest, const float *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe)
{
    STATUS_IN_CTX(ferry_float_ibput(dest, source, dst, sst, bsize, nblocks, pe));
}
ferry_status ferry_ctx_double_ibput(ferry_ctx_t ctx, double *dest, const double *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe)
{
    STATUS_IN_CTX(ferry_double_ibput(dest, source, dst, sst, bsize, nblocks, pe));
}
ferry_status ferry_ctx_longdouble_ibput(ferry_ctx_t ctx, long double *dest, const long double *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    STATUS_IN_CTX(ferry_longdouble_ibput(dest, source, dst, sst, bsize, nblocks, pe));
}
ferry_status ferry_ctx_char_ibput(ferry_ctx_t ctx, char *dest, const char *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe)
{
    STATUS_IN_CTX(ferry_char_ibput(dest, source, dst, sst, bsize, nblocks, pe));
}
ferry_status ferry_ctx_schar_ibput(ferry_ctx_t ctx, signed char *dest, const signed char *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    STATUS_IN_CTX(ferry_schar_ibput(dest, source, dst, sst, bsize, nblocks, pe));
}
ferry_status ferry_ctx_short_ibput(ferry_ctx_t ctx, short *dest, const short *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe)
{
    STATUS_IN_CTX(ferry_short_ibput(dest, source, dst, sst, bsize, nblocks, pe));
}
ferry_status ferry_ctx_uchar_ibput(ferry_ctx_t ctx, unsigned char *dest, const unsigned char *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    STATUS_IN_CTX(ferry_uchar_ibput(dest, source, dst, sst, bsize, nblocks, pe));
}
ferry_status ferry_ctx_ushort_ibput(ferry_ctx_t ctx, unsigned short *dest, const unsigned short *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    STATUS_IN_CTX(ferry_ushort_ibput(dest, source, dst, sst, bsize, nblocks, pe));
}
ferry_status ferry_ctx_int_ibput(ferry_ctx_t ctx, int *dest, const int *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe)
{
    STATUS_IN_CTX(ferry_int_ibput(dest, source, dst, sst, bsize, nblocks, pe));
}
ferry_status ferry_ctx_long_ibput(ferry_ctx_t ctx, long *dest, const long *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe)
{
    STATUS_IN_CTX(ferry_long_ibput(dest, source, dst, sst, bsize, nblocks, pe));
}
ferry_status ferry_ctx_longlong_ibput(ferry_ctx_t ctx, long long *dest, const long long *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    STATUS_IN_CTX(ferry_longlong_ibput(dest, source, dst, sst, bsize, nblocks, pe));
}
ferry_status ferry_ctx_uint_ibput(ferry_ctx_t ctx, unsigned int *dest, const unsigned int *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    STATUS_IN_CTX(ferry_uint_ibput(dest, source, dst, sst, bsize, nblocks, pe));
}
ferry_status ferry_ctx_ulong_ibput(ferry_ctx_t ctx, unsigned long *dest, const unsigned long *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    STATUS_IN_CTX(ferry_ulong_ibput(dest, source, dst, sst, bsize, nblocks, pe));
}
ferry_status ferry_ctx_ulonglong_ibput(ferry_ctx_t ctx, unsigned long long *dest, const unsigned long long *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    STATUS_IN_CTX(ferry_ulonglong_ibput(dest, source, dst, sst, bsize, nblocks, pe));
}
ferry_status ferry_ctx_int8_ibput(ferry_ctx_t ctx, int8_t *dest, const int8_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe)
{
    STATUS_IN_CTX(ferry_int8_ibput(dest, source, dst, sst, bsize, nblocks, pe));
}
ferry_status ferry_ctx_int16_ibput(ferry_ctx_t ctx, int16_t *dest, const int16_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe)
{
    STATUS_IN_CTX(ferry_int16_ibput(dest, source, dst, sst, bsize, nblocks, pe));
}
ferry_status ferry_ctx_uint8_ibput(ferry_ctx_t ctx, uint8_t *dest, const uint8_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe)
{
    STATUS_IN_CTX(ferry_uint8_ibput(dest, source, dst, sst, bsize, nblocks, pe));
}
ferry_status ferry_ctx_uint16_ibput(ferry_ctx_t ctx, uint16_t *dest, const uint16_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    STATUS_IN_CTX(ferry_uint16_ibput(dest, source, dst, sst, bsize, nblocks, pe));
}
ferry_status ferry_ctx_int32_ibput(ferry_ctx_t ctx, int32_t *dest, const int32_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe)
{
    STATUS_IN_CTX(ferry_int32_ibput(dest, source, dst, sst, bsize, nblocks, pe));
}
ferry_status ferry_ctx_int64_ibput(ferry_ctx_t ctx, int64_t *dest, const int64_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe)
{
    STATUS_IN_CTX(ferry_int64_ibput(dest, source, dst, sst, bsize, nblocks, pe));
}
ferry_status ferry_ctx_uint32_ibput(ferry_ctx_t ctx, uint32_t *dest, const uint32_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    STATUS_IN_CTX(ferry_uint32_ibput(dest, source, dst, sst, bsize, nblocks, pe));
}
ferry_status ferry_ctx_uint64_ibput(ferry_ctx_t ctx, uint64_t *dest, const uint64_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    STATUS_IN_CTX(ferry_uint64_ibput(dest, source, dst, sst, bsize, nblocks, pe));
}
ferry_status ferry_ctx_size_ibput(ferry_ctx_t ctx, size_t *dest, const size_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe)
{
    STATUS_IN_CTX(ferry_size_ibput(dest, source, dst, sst, bsize, nblocks, pe));
}
ferry_status ferry_ctx_ptrdiff_ibput(ferry_ctx_t ctx, ptrdiff_t *dest, const ptrdiff_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    STATUS_IN_CTX(ferry_ptrdiff_ibput(dest, source, dst, sst, bsize, nblocks, pe));
}
ferry_status ferry_ctx_ibput8(ferry_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe)
{
    STATUS_IN_CTX(ferry_ibput8(dest, source, dst, sst, bsize, nblocks, pe));
}
ferry_status ferry_ctx_ibput16(ferry_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe)
{
    STATUS_IN_CTX(ferry_ibput16(dest, source, dst, sst, bsize, nblocks, pe));
}
ferry_status ferry_ctx_ibput32(ferry_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe)
{
    STATUS_IN_CTX(ferry_ibput32(dest, source, dst, sst, bsize, nblocks, pe));
}
ferry_status ferry_ctx_ibput64(ferry_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe)
{
    STATUS_IN_CTX(ferry_ibput64(dest, source, dst, sst, bsize, nblocks, pe));
}
ferry_status ferry_ctx_ibput128(ferry_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe)
{
    STATUS_IN_CTX(ferry_ibput128(dest, source, dst, sst, bsize, nblocks, pe));
}

/* ferry_TYPE_ibget, ferry_ibgetBITS */
ferry_status ferry_ctx_float_ibget(ferry_ctx_t ctx, float *dest, const float *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe)
{
    STATUS_IN_CTX(ferry_float_ibget(dest, source, dst, sst, bsize, nblocks, pe));
}
ferry_status ferry_ctx_double_ibget(ferry_ctx_t ctx, double *dest, const double *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe)
{
    STATUS_IN_CTX(ferry_double_ibget(dest, source, dst, sst, bsize, nblocks, pe));
}
ferry_status ferry_ctx_longdouble_ibget(ferry_ctx_t ctx, long double *dest, const long double *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    STATUS_IN_CTX(ferry_longdouble_ibget(dest, source, dst, sst, bsize, nblocks, pe));
}
ferry_status ferry_ctx_char_ibget(ferry_ctx_t ctx, char *dest, const char *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe)
{
    STATUS_IN_CTX(ferry_char_ibget(dest, source, dst, sst, bsize, nblocks, pe));
}
ferry_status ferry_ctx_schar_ibget(ferry_ctx_t ctx, signed char *dest, const signed char *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    STATUS_IN_CTX(ferry_schar_ibget(dest, source, dst, sst, bsize, nblocks, pe));
}
ferry_status ferry_ctx_short_ibget(ferry_ctx_t ctx, short *dest, const short *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe)
{
    STATUS_IN_CTX(ferry_short_ibget(dest, source, dst, sst, bsize, nblocks, pe));
}
ferry_status ferry_ctx_uchar_ibget(ferry_ctx_t ctx, unsigned char *dest, const unsigned char *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    STATUS_IN_CTX(ferry_uchar_ibget(dest, source, dst, sst, bsize, nblocks, pe));
}
ferry_status ferry_ctx_ushort_ibget(ferry_ctx_t ctx, unsigned short *dest, const unsigned short *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    STATUS_IN_CTX(ferry_ushort_ibget(dest, source, dst, sst, bsize, nblocks, pe));
}
ferry_status ferry_ctx_int_ibget(ferry_ctx_t ctx, int *dest, const int *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe)
{
    STATUS_IN_CTX(ferry_int_ibget(dest, source, dst, sst, bsize, nblocks, pe));
}
ferry_status ferry_ctx_long_ibget(ferry_ctx_t ctx, long *dest, const long *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe)
{
    STATUS_IN_CTX(ferry_long_ibget(dest, source, dst, sst, bsize, nblocks, pe));
}
ferry_status ferry_ctx_longlong_ibget(ferry_ctx_t ctx, long long *dest, const long long *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    STATUS_IN_CTX(ferry_longlong_ibget(dest, source, dst, sst, bsize, nblocks, pe));
}
ferry_status ferry_ctx_uint_ibget(ferry_ctx_t ctx, unsigned int *dest, const unsigned int *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    STATUS_IN_CTX(ferry_uint_ibget(dest, source, dst, sst, bsize, nblocks, pe));
}
ferry_status ferry_ctx_ulong_ibget(ferry_ctx_t ctx, unsigned long *dest, const unsigned long *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    STATUS_IN_CTX(ferry_ulong_ibget(dest, source, dst, sst, bsize, nblocks, pe));
}
ferry_status ferry_ctx_ulonglong_ibget(ferry_ctx_t ctx, unsigned long long *dest, const unsigned long long *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    STATUS_IN_CTX(ferry_ulonglong_ibget(dest, source, dst, sst, bsize, nblocks, pe));
}
ferry_status ferry_ctx_int8_ibget(ferry_ctx_t ctx, int8_t *dest, const int8_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe)
{
    STATUS_IN_CTX(ferry_int8_ibget(dest, source, dst, sst, bsize, nblocks, pe));
}
ferry_status ferry_ctx_int16_ibget(ferry_ctx_t ctx, int16_t *dest, const int16_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe)
{
    STATUS_IN_CTX(ferry_int16_ibget(dest, source, dst, sst, bsize, nblocks, pe));
}
ferry_status ferry_ctx_uint8_ibget(ferry_ctx_t ctx, uint8_t *dest, const uint8_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe)
{
    STATUS_IN_CTX(ferry_uint8_ibget(dest, source, dst, sst, bsize, nblocks, pe));
}
ferry_status ferry_ctx_uint16_ibget(ferry_ctx_t ctx, uint16_t *dest, const uint16_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    STATUS_IN_CTX(ferry_uint16_ibget(dest, source, dst, sst, bsize, nblocks, pe));
}
ferry_status ferry_ctx_int32_ibget(ferry_ctx_t ctx, int32_t *dest, const int32_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe)
{
    STATUS_IN_CTX(ferry_int32_ibget(dest, source, dst, sst, bsize, nblocks, pe));
}
ferry_status ferry_ctx_int64_ibget(ferry_ctx_t ctx, int64_t *dest, const int64_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe)
{
    STATUS_IN_CTX(ferry_int64_ibget(dest, source, dst, sst, bsize, nblocks, pe));
}
ferry_status ferry_ctx_uint32_ibget(ferry_ctx_t ctx, uint32_t *dest, const uint32_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    STATUS_IN_CTX(ferry_uint32_ibget(dest, source, dst, sst, bsize, nblocks, pe));
}
ferry_status ferry_ctx_uint64_ibget(ferry_ctx_t ctx, uint64_t *dest, const uint64_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    STATUS_IN_CTX(ferry_uint64_ibget(dest, source, dst, sst, bsize, nblocks, pe));
}
ferry_status ferry_ctx_size_ibget(ferry_ctx_t ctx, size_t *dest, const size_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe)
{
    STATUS_IN_CTX(ferry_size_ibget(dest, source, dst, sst, bsize, nblocks, pe));
}
ferry_status ferry_ctx_ptrdiff_ibget(ferry_ctx_t ctx, ptrdiff_t *dest, const ptrdiff_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    STATUS_IN_CTX(ferry_ptrdiff_ibget(dest, source, dst, sst, bsize, nblocks, pe));
}
ferry_status ferry_ctx_ibget8(ferry_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe)
{
    STATUS_IN_CTX(ferry_ibget8(dest, source, dst, sst, bsize, nblocks, pe));
}
ferry_status ferry_ctx_ibget16(ferry_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe)
{
    STATUS_IN_CTX(ferry_ibget16(dest, source, dst, sst, bsize, nblocks, pe));
}
ferry_status ferry_ctx_ibget32(ferry_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe)
{
    STATUS_IN_CTX(ferry_ibget32(dest, source, dst, sst, bsize, nblocks, pe));
}
ferry_status ferry_ctx_ibget64(ferry_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe)
{
    STATUS_IN_CTX(ferry_ibget64(dest, source, dst, sst, bsize, nblocks, pe));
}
ferry_status ferry_ctx_ibget128(ferry_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe)
{
    STATUS_IN_CTX(ferry_ibget128(dest, source, dst, sst, bsize, nblocks, pe));
}

/* ferry_TYPE_put_signal, ferry_putBITS_signal, ferry_putmem_signal */
ferry_status ferry_ctx_float_put_signal(ferry_ctx_t ctx, float *dest, const float *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    STATUS_IN_CTX(ferry_float_put_signal(dest, source, nelems, sig_addr, signal, sig_op, pe));
}
ferry_status ferry_ctx_double_put_signal(ferry_ctx_t ctx, double *dest, const double *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    STATUS_IN_CTX(ferry_double_put_signal(dest, source, nelems, sig_addr, signal, sig_op, pe));
}
ferry_status ferry_ctx_longdouble_put_signal(ferry_ctx_t ctx, long double *dest, const long double *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    STATUS_IN_CTX(ferry_longdouble_put_signal(dest, source, nelems, sig_addr, signal, sig_op, pe));
}
ferry_status ferry_ctx_char_put_signal(ferry_ctx_t ctx, char *dest, const char *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    STATUS_IN_CTX(ferry_char_put_signal(dest, source, nelems, sig_addr, signal, sig_op, pe));
}
ferry_status ferry_ctx_schar_put_signal(ferry_ctx_t ctx, signed char *dest, const signed char *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    STATUS_IN_CTX(ferry_schar_put_signal(dest, source, nelems, sig_addr, signal, sig_op, pe));
}
ferry_status ferry_ctx_short_put_signal(ferry_ctx_t ctx, short *dest, const short *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    STATUS_IN_CTX(ferry_short_put_signal(dest, source, nelems, sig_addr, signal, sig_op, pe));
}
ferry_status ferry_ctx_uchar_put_signal(ferry_ctx_t ctx, unsigned char *dest, const unsigned char *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    STATUS_IN_CTX(ferry_uchar_put_signal(dest, source, nelems, sig_addr, signal, sig_op, pe));
}
ferry_status ferry_ctx_ushort_put_signal(ferry_ctx_t ctx, unsigned short *dest, const unsigned short *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    STATUS_IN_CTX(ferry_ushort_put_signal(dest, source, nelems, sig_addr, signal, sig_op, pe));
}
ferry_status ferry_ctx_int_put_signal(ferry_ctx_t ctx, int *dest, const int *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe)
{
    STATUS_IN_CTX(ferry_int_put_signal(dest, source, nelems, sig_addr, signal, sig_op, pe));
}
ferry_status ferry_ctx_long_put_signal(ferry_ctx_t ctx, long *dest, const long *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    STATUS_IN_CTX(ferry_long_put_signal(dest, source, nelems, sig_addr, signal, sig_op, pe));
}
ferry_status ferry_ctx_longlong_put_signal(ferry_ctx_t ctx, long long *dest, const long long *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    STATUS_IN_CTX(ferry_longlong_put_signal(dest, source, nelems, sig_addr, signal, sig_op, pe));
}
ferry_status ferry_ctx_uint_put_signal(ferry_ctx_t ctx, unsigned int *dest, const unsigned int *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    STATUS_IN_CTX(ferry_uint_put_signal(dest, source, nelems, sig_addr, signal, sig_op, pe));
}
ferry_status ferry_ctx_ulong_put_signal(ferry_ctx_t ctx, unsigned long *dest, const unsigned long *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    STATUS_IN_CTX(ferry_ulong_put_signal(dest, source, nelems, sig_addr, signal, sig_op, pe));
}
ferry_status ferry_ctx_ulonglong_put_signal(ferry_ctx_t ctx, unsigned long long *dest, const unsigned long long *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    STATUS_IN_CTX(ferry_ulonglong_put_signal(dest, source, nelems, sig_addr, signal, sig_op, pe));
}
ferry_status ferry_ctx_int8_put_signal(ferry_ctx_t ctx, int8_t *dest, const int8_t *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    STATUS_IN_CTX(ferry_int8_put_signal(dest, source, nelems, sig_addr, signal, sig_op, pe));
}
ferry_status ferry_ctx_int16_put_signal(ferry_ctx_t ctx, int16_t *dest, const int16_t *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    STATUS_IN_CTX(ferry_int16_put_signal(dest, source, nelems, sig_addr, signal, sig_op, pe));
}
ferry_status ferry_ctx_uint8_put_signal(ferry_ctx_t ctx, uint8_t *dest, const uint8_t *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    STATUS_IN_CTX(ferry_uint8_put_signal(dest, source, nelems, sig_addr, signal, sig_op, pe));
}
ferry_status ferry_ctx_uint16_put_signal(ferry_ctx_t ctx, uint16_t *dest, const uint16_t *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    STATUS_IN_CTX(ferry_uint16_put_signal(dest, source, nelems, sig_addr, signal, sig_op, pe));
}
ferry_status ferry_ctx_int32_put_signal(ferry_ctx_t ctx, int32_t *dest, const int32_t *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    STATUS_IN_CTX(ferry_int32_put_signal(dest, source, nelems, sig_addr, signal, sig_op, pe));
}
ferry_status ferry_ctx_int64_put_signal(ferry_ctx_t ctx, int64_t *dest, const int64_t *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    STATUS_IN_CTX(ferry_int64_put_signal(dest, source, nelems, sig_addr, signal, sig_op, pe));
}
ferry_status ferry_ctx_uint32_put_signal(ferry_ctx_t ctx, uint32_t *dest, const uint32_t *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    STATUS_IN_CTX(ferry_uint32_put_signal(dest, source, nelems, sig_addr, signal, sig_op, pe));
}
ferry_status ferry_ctx_uint64_put_signal(ferry_ctx_t ctx, uint64_t *dest, const uint64_t *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    STATUS_IN_CTX(ferry_uint64_put_signal(dest, source, nelems, sig_addr, signal, sig_op, pe));
}
ferry_status ferry_ctx_size_put_signal(ferry_ctx_t ctx, size_t *dest, const size_t *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    STATUS_IN_CTX(ferry_size_put_signal(dest, source, nelems, sig_addr, signal, sig_op, pe));
}
ferry_status ferry_ctx_ptrdiff_put_signal(ferry_ctx_t ctx, ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    STATUS_IN_CTX(ferry_ptrdiff_put_signal(dest, source, nelems, sig_addr, signal, sig_op, pe));
}
ferry_status ferry_ctx_put8_signal(ferry_ctx_t ctx, void *dest, const void *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe)
{
    STATUS_IN_CTX(ferry_put8_signal(dest, source, nelems, sig_addr, signal, sig_op, pe));
}
ferry_status ferry_ctx_put16_signal(ferry_ctx_t ctx, void *dest, const void *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe)
{
    STATUS_IN_CTX(ferry_put16_signal(dest, source, nelems, sig_addr, signal, sig_op, pe));
}
ferry_status ferry_ctx_put32_signal(ferry_ctx_t ctx, void *dest, const void *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe)
{
    STATUS_IN_CTX(ferry_put32_signal(dest, source, nelems, sig_addr, signal, sig_op, pe));
}
ferry_status ferry_ctx_put64_signal(ferry_ctx_t ctx, void *dest, const void *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe)
{
    STATUS_IN_CTX(ferry_put64_signal(dest, source, nelems, sig_addr, signal, sig_op, pe));
}
ferry_status ferry_ctx_put128_signal(ferry_ctx_t ctx, void *dest, const void *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe)
{
    STATUS_IN_CTX(ferry_put128_signal(dest, source, nelems, sig_addr, signal, sig_op, pe));
}
ferry_status ferry_ctx_putmem_signal(ferry_ctx_t ctx, void *dest, const void *source, size_t nbytes, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe)
{
    STATUS_IN_CTX(ferry_putmem_signal(dest, source, nbytes, sig_addr, signal, sig_op, pe));
}

/* ferry_TYPE_put_signal_nbi, ferry_putBITS_signal_nbi, ferry_putmem_signal_nbi */
ferry_status ferry_ctx_float_put_signal_nbi(ferry_ctx_t ctx, float *dest, const float *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    STATUS_IN_CTX(ferry_float_put_signal_nbi(dest, source, nelems, sig_addr, signal, sig_op, pe));
}
ferry_status ferry_ctx_double_put_signal_nbi(ferry_ctx_t ctx, double *dest, const double *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    STATUS_IN_CTX(ferry_double_put_signal_nbi(dest, source, nelems, sig_addr, signal, sig_op, pe));
}
ferry_status ferry_ctx_longdouble_put_signal_nbi(ferry_ctx_t ctx, long double *dest, const long double *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    STATUS_IN_CTX(ferry_longdouble_put_signal_nbi(dest, source, nelems, sig_addr, signal, sig_op, pe));
}
ferry_status ferry_ctx_char_put_signal_nbi(ferry_ctx_t ctx, char *dest, const char *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    STATUS_IN_CTX(ferry_char_put_signal_nbi(dest, source, nelems, sig_addr, signal, sig_op, pe));
}
ferry_status ferry_ctx_schar_put_signal_nbi(ferry_ctx_t ctx, signed char *dest, const signed char *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    STATUS_IN_CTX(ferry_schar_put_signal_nbi(dest, source, nelems, sig_addr, signal, sig_op, pe));
}
ferry_status ferry_ctx_short_put_signal_nbi(ferry_ctx_t ctx, short *dest, const short *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    STATUS_IN_CTX(ferry_short_put_signal_nbi(dest, source, nelems, sig_addr, signal, sig_op, pe));
}
ferry_status ferry_ctx_uchar_put_signal_nbi(ferry_ctx_t ctx, unsigned char *dest, const unsigned char *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    STATUS_IN_CTX(ferry_uchar_put_signal_nbi(dest, source, nelems, sig_addr, signal, sig_op, pe));
}
ferry_status ferry_ctx_ushort_put_signal_nbi(ferry_ctx_t ctx, unsigned short *dest, const unsigned short *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    STATUS_IN_CTX(ferry_ushort_put_signal_nbi(dest, source, nelems, sig_addr, signal, sig_op, pe));
}
ferry_status ferry_ctx_int_put_signal_nbi(ferry_ctx_t ctx, int *dest, const int *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    STATUS_IN_CTX(ferry_int_put_signal_nbi(dest, source, nelems, sig_addr, signal, sig_op, pe));
}
ferry_status ferry_ctx_long_put_signal_nbi(ferry_ctx_t ctx, long *dest, const long *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    STATUS_IN_CTX(ferry_long_put_signal_nbi(dest, source, nelems, sig_addr, signal, sig_op, pe));
}
ferry_status ferry_ctx_longlong_put_signal_nbi(ferry_ctx_t ctx, long long *dest, const long long *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    STATUS_IN_CTX(ferry_longlong_put_signal_nbi(dest, source, nelems, sig_addr, signal, sig_op, pe));
}
ferry_status ferry_ctx_uint_put_signal_nbi(ferry_ctx_t ctx, unsigned int *dest, const unsigned int *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    STATUS_IN_CTX(ferry_uint_put_signal_nbi(dest, source, nelems, sig_addr, signal, sig_op, pe));
}
ferry_status ferry_ctx_ulong_put_signal_nbi(ferry_ctx_t ctx, unsigned long *dest, const unsigned long *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    STATUS_IN_CTX(ferry_ulong_put_signal_nbi(dest, source, nelems, sig_addr, signal, sig_op, pe));
}
ferry_status ferry_ctx_ulonglong_put_signal_nbi(ferry_ctx_t ctx, unsigned long long *dest,
    const unsigned long long *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    STATUS_IN_CTX(ferry_ulonglong_put_signal_nbi(dest, source, nelems, sig_addr, signal, sig_op, pe));
}
ferry_status ferry_ctx_int8_put_signal_nbi(ferry_ctx_t ctx, int8_t *dest, const int8_t *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    STATUS_IN_CTX(ferry_int8_put_signal_nbi(dest, source, nelems, sig_addr, signal, sig_op, pe));
}
ferry_status ferry_ctx_int16_put_signal_nbi(ferry_ctx_t ctx, int16_t *dest, const int16_t *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    STATUS_IN_CTX(ferry_int16_put_signal_nbi(dest, source, nelems, sig_addr, signal, sig_op, pe));
}
ferry_status ferry_ctx_uint8_put_signal_nbi(ferry_ctx_t ctx, uint8_t *dest, const uint8_t *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    STATUS_IN_CTX(ferry_uint8_put_signal_nbi(dest, source, nelems, sig_addr, signal, sig_op, pe));
}
ferry_status ferry_ctx_uint16_put_signal_nbi(ferry_ctx_t ctx, uint16_t *dest, const uint16_t *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    STATUS_IN_CTX(ferry_uint16_put_signal_nbi(dest, source, nelems, sig_addr, signal, sig_op, pe));
}
ferry_status ferry_ctx_int32_put_signal_nbi(ferry_ctx_t ctx, int32_t *dest, const int32_t *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    STATUS_IN_CTX(ferry_int32_put_signal_nbi(dest, source, nelems, sig_addr, signal, sig_op, pe));
}
ferry_status ferry_ctx_int64_put_signal_nbi(ferry_ctx_t ctx, int64_t *dest, const int64_t *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    STATUS_IN_CTX(ferry_int64_put_signal_nbi(dest, source, nelems, sig_addr, signal, sig_op, pe));
}
ferry_status ferry_ctx_uint32_put_signal_nbi(ferry_ctx_t ctx, uint32_t *dest, const uint32_t *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    STATUS_IN_CTX(ferry_uint32_put_signal_nbi(dest, source, nelems, sig_addr, signal, sig_op, pe));
}
ferry_status ferry_ctx_uint64_put_signal_nbi(ferry_ctx_t ctx, uint64_t *dest, const uint64_t *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    STATUS_IN_CTX(ferry_uint64_put_signal_nbi(dest, source, nelems, sig_addr, signal, sig_op, pe));
}
ferry_status ferry_ctx_size_put_signal_nbi(ferry_ctx_t ctx, size_t *dest, const size_t *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    STATUS_IN_CTX(ferry_size_put_signal_nbi(dest, source, nelems, sig_addr, signal, sig_op, pe));
}
ferry_status ferry_ctx_ptrdiff_put_signal_nbi(ferry_ctx_t ctx, ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    STATUS_IN_CTX(ferry_ptrdiff_put_signal_nbi(dest, source, nelems, sig_addr, signal, sig_op, pe));
}
ferry_status ferry_ctx_put8_signal_nbi(ferry_ctx_t ctx, void *dest, const void *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    STATUS_IN_CTX(ferry_put8_signal_nbi(dest, source, nelems, sig_addr, signal, sig_op, pe));
}
ferry_status ferry_ctx_put16_signal_nbi(ferry_ctx_t ctx, void *dest, const void *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    STATUS_IN_CTX(ferry_put16_signal_nbi(dest, source, nelems, sig_addr, signal, sig_op, pe));
}
ferry_status ferry_ctx_put32_signal_nbi(ferry_ctx_t ctx, void *dest, const void *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    STATUS_IN_CTX(ferry_put32_signal_nbi(dest, source, nelems, sig_addr, signal, sig_op, pe));
}
ferry_status ferry_ctx_put64_signal_nbi(ferry_ctx_t ctx, void *dest, const void *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    STATUS_IN_CTX(ferry_put64_signal_nbi(dest, source, nelems, sig_addr, signal, sig_op, pe));
}
ferry_status ferry_ctx_put128_signal_nbi(ferry_ctx_t ctx, void *dest, const void *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    STATUS_IN_CTX(ferry_put128_signal_nbi(dest, source, nelems, sig_addr, signal, sig_op, pe));
}
ferry_status ferry_ctx_putmem_signal_nbi(ferry_ctx_t ctx, void *dest, const void *source, size_t nbytes,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    STATUS_IN_CTX(ferry_putmem_signal_nbi(dest, source, nbytes, sig_addr, signal, sig_op, pe));
}

/* ferry_signal_set */
ferry_status ferry_ctx_signal_set(ferry_ctx_t ctx, uint64_t *sig_addr, uint64_t signal, int pe)
{
    STATUS_IN_CTX(ferry_signal_set(sig_addr, signal, pe));
}

/* ferry_signal_add */
ferry_status ferry_ctx_signal_add(ferry_ctx_t ctx, uint64_t *sig_addr, uint64_t signal, int pe)
{
    STATUS_IN_CTX(ferry_signal_add(sig_addr, signal, pe));
}

/* ferry_TYPE_atomic_fetch */
float ferry_ctx_float_atomic_fetch(ferry_ctx_t ctx, const float *source, int pe)
{
    VALUE_IN_CTX(float, ferry_float_atomic_fetch(source, pe));
}
double ferry_ctx_double_atomic_fetch(ferry_ctx_t ctx, const double *source, int pe)
{
    VALUE_IN_CTX(double, ferry_double_atomic_fetch(source, pe));
}
int ferry_ctx_int_atomic_fetch(ferry_ctx_t ctx, const int *source, int pe)
{
    VALUE_IN_CTX(int, ferry_int_atomic_fetch(source, pe));
}
long ferry_ctx_long_atomic_fetch(ferry_ctx_t ctx, const long *source, int pe)
{
    VALUE_IN_CTX(long, ferry_long_atomic_fetch(source, pe));
}
long long ferry_ctx_longlong_atomic_fetch(ferry_ctx_t ctx, const long long *source, int pe)
{
    VALUE_IN_CTX(long long, ferry_longlong_atomic_fetch(source, pe));
}
unsigned int ferry_ctx_uint_atomic_fetch(ferry_ctx_t ctx, const unsigned int *source, int pe)
{
    VALUE_IN_CTX(unsigned int, ferry_uint_atomic_fetch(source, pe));
}
unsigned long ferry_ctx_ulong_atomic_fetch(ferry_ctx_t ctx, const unsigned long *source, int pe)
{
    VALUE_IN_CTX(unsigned long, ferry_ulong_atomic_fetch(source, pe));
}
unsigned long long ferry_ctx_ulonglong_atomic_fetch(ferry_ctx_t ctx, const unsigned long long *source, int pe)
{
    VALUE_IN_CTX(unsigned long long, ferry_ulonglong_atomic_fetch(source, pe));
}
int32_t ferry_ctx_int32_atomic_fetch(ferry_ctx_t ctx, const int32_t *source, int pe)
{
    VALUE_IN_CTX(int32_t, ferry_int32_atomic_fetch(source, pe));
}
int64_t ferry_ctx_int64_atomic_fetch(ferry_ctx_t ctx, const int64_t *source, int pe)
{
    VALUE_IN_CTX(int64_t, ferry_int64_atomic_fetch(source, pe));
}
uint32_t ferry_ctx_uint32_atomic_fetch(ferry_ctx_t ctx, const uint32_t *source, int pe)
{
    VALUE_IN_CTX(uint32_t, ferry_uint32_atomic_fetch(source, pe));
}
uint64_t ferry_ctx_uint64_atomic_fetch(ferry_ctx_t ctx, const uint64_t *source, int pe)
{
    VALUE_IN_CTX(uint64_t, ferry_uint64_atomic_fetch(source, pe));
}
size_t ferry_ctx_size_atomic_fetch(ferry_ctx_t ctx, const size_t *source, int pe)
{
    VALUE_IN_CTX(size_t, ferry_size_atomic_fetch(source, pe));
}
ptrdiff_t ferry_ctx_ptrdiff_atomic_fetch(ferry_ctx_t ctx, const ptrdiff_t *source, int pe)
{
    VALUE_IN_CTX(ptrdiff_t, ferry_ptrdiff_atomic_fetch(source, pe));
}

/* ferry_TYPE_atomic_set */
ferry_status ferry_ctx_float_atomic_set(ferry_ctx_t ctx, float *dest, float value, int pe)
{
    STATUS_IN_CTX(ferry_float_atomic_set(dest, value, pe));
}
ferry_status ferry_ctx_double_atomic_set(ferry_ctx_t ctx, double *dest, double value, int pe)
{
    STATUS_IN_CTX(ferry_double_atomic_set(dest, value, pe));
}
ferry_status ferry_ctx_int_atomic_set(ferry_ctx_t ctx, int *dest, int value, int pe)
{
    STATUS_IN_CTX(ferry_int_atomic_set(dest, value, pe));
}
ferry_status ferry_ctx_long_atomic_set(ferry_ctx_t ctx, long *dest, long value, int pe)
{
    STATUS_IN_CTX(ferry_long_atomic_set(dest, value, pe));
}
ferry_status ferry_ctx_longlong_atomic_set(ferry_ctx_t ctx, long long *dest, long long value, int pe)
{
    STATUS_IN_CTX(ferry_longlong_atomic_set(dest, value, pe));
}
ferry_status ferry_ctx_uint_atomic_set(ferry_ctx_t ctx, unsigned int *dest, unsigned int value, int pe)
{
    STATUS_IN_CTX(ferry_uint_atomic_set(dest, value, pe));
}
ferry_status ferry_ctx_ulong_atomic_set(ferry_ctx_t ctx, unsigned long *dest, unsigned long value, int pe)
{
    STATUS_IN_CTX(ferry_ulong_atomic_set(dest, value, pe));
}
ferry_status ferry_ctx_ulonglong_atomic_set(ferry_ctx_t ctx, unsigned long long *dest, unsigned long long value, int pe)
{
    STATUS_IN_CTX(ferry_ulonglong_atomic_set(dest, value, pe));
}
ferry_status ferry_ctx_int32_atomic_set(ferry_ctx_t ctx, int32_t *dest, int32_t value, int pe)
{
    STATUS_IN_CTX(ferry_int32_atomic_set(dest, value, pe));
}
ferry_status ferry_ctx_int64_atomic_set(ferry_ctx_t ctx, int64_t *dest, int64_t value, int pe)
{
    STATUS_IN_CTX(ferry_int64_atomic_set(dest, value, pe));
}
ferry_status ferry_ctx_uint32_atomic_set(ferry_ctx_t ctx, uint32_t *dest, uint32_t value, int pe)
{
    STATUS_IN_CTX(ferry_uint32_atomic_set(dest, value, pe));
}
ferry_status ferry_ctx_uint64_atomic_set(ferry_ctx_t ctx, uint64_t *dest, uint64_t value, int pe)
{
    STATUS_IN_CTX(ferry_uint64_atomic_set(dest, value, pe));
}
ferry_status ferry_ctx_size_atomic_set(ferry_ctx_t ctx, size_t *dest, size_t value, int pe)
{
    STATUS_IN_CTX(ferry_size_atomic_set(dest, value, pe));
}
ferry_status ferry_ctx_ptrdiff_atomic_set(ferry_ctx_t ctx, ptrdiff_t *dest, ptrdiff_t value, int pe)
{
    STATUS_IN_CTX(ferry_ptrdiff_atomic_set(dest, value, pe));
}

/* ferry_TYPE_atomic_swap */
float ferry_ctx_float_atomic_swap(ferry_ctx_t ctx, float *dest, float value, int pe)
{
    VALUE_IN_CTX(float, ferry_float_atomic_swap(dest, value, pe));
}
double ferry_ctx_double_atomic_swap(ferry_ctx_t ctx, double *dest, double value, int pe)
{
    VALUE_IN_CTX(double, ferry_double_atomic_swap(dest, value, pe));
}
int ferry_ctx_int_atomic_swap(ferry_ctx_t ctx, int *dest, int value, int pe)
{
    VALUE_IN_CTX(int, ferry_int_atomic_swap(dest, value, pe));
}
long ferry_ctx_long_atomic_swap(ferry_ctx_t ctx, long *dest, long value, int pe)
{
    VALUE_IN_CTX(long, ferry_long_atomic_swap(dest, value, pe));
}
long long ferry_ctx_longlong_atomic_swap(ferry_ctx_t ctx, long long *dest, long long value, int pe)
{
    VALUE_IN_CTX(long long, ferry_longlong_atomic_swap(dest, value, pe));
}
unsigned int ferry_ctx_uint_atomic_swap(ferry_ctx_t ctx, unsigned int *dest, unsigned int value, int pe)
{
    VALUE_IN_CTX(unsigned int, ferry_uint_atomic_swap(dest, value, pe));
}
unsigned long ferry_ctx_ulong_atomic_swap(ferry_ctx_t ctx, unsigned long *dest, unsigned long value, int pe)
{
    VALUE_IN_CTX(unsigned long, ferry_ulong_atomic_swap(dest, value, pe));
}
unsigned long long ferry_ctx_ulonglong_atomic_swap(ferry_ctx_t ctx, unsigned long long *dest, unsigned long long value,
    int pe)
{
    VALUE_IN_CTX(unsigned long long, ferry_ulonglong_atomic_swap(dest, value, pe));
}
int32_t ferry_ctx_int32_atomic_swap(ferry_ctx_t ctx, int32_t *dest, int32_t value, int pe)
{
    VALUE_IN_CTX(int32_t, ferry_int32_atomic_swap(dest, value, pe));
}
int64_t ferry_ctx_int64_atomic_swap(ferry_ctx_t ctx, int64_t *dest, int64_t value, int pe)
{
    VALUE_IN_CTX(int64_t, ferry_int64_atomic_swap(dest, value, pe));
}
uint32_t ferry_ctx_uint32_atomic_swap(ferry_ctx_t ctx, uint32_t *dest, uint32_t value, int pe)
{
    VALUE_IN_CTX(uint32_t, ferry_uint32_atomic_swap(dest, value, pe));
}
uint64_t ferry_ctx_uint64_atomic_swap(ferry_ctx_t ctx, uint64_t *dest, uint64_t value, int pe)
{
    VALUE_IN_CTX(uint64_t, ferry_uint64_atomic_swap(dest, value, pe));
}
size_t ferry_ctx_size_atomic_swap(ferry_ctx_t ctx, size_t *dest, size_t value, int pe)
{
    VALUE_IN_CTX(size_t, ferry_size_atomic_swap(dest, value, pe));
}
ptrdiff_t ferry_ctx_ptrdiff_atomic_swap(ferry_ctx_t ctx, ptrdiff_t *dest, ptrdiff_t value, int pe)
{
    VALUE_IN_CTX(ptrdiff_t, ferry_ptrdiff_atomic_swap(dest, value, pe));
}

/* ferry_TYPE_atomic_compare_swap */
int ferry_ctx_int_atomic_compare_swap(ferry_ctx_t ctx, int *dest, int cond, int value, int pe)
{
    VALUE_IN_CTX(int, ferry_int_atomic_compare_swap(dest, cond, value, pe));
}
long ferry_ctx_long_atomic_compare_swap(ferry_ctx_t ctx, long *dest, long cond, long value, int pe)
{
    VALUE_IN_CTX(long, ferry_long_atomic_compare_swap(dest, cond, value, pe));
}
long long ferry_ctx_longlong_atomic_compare_swap(ferry_ctx_t ctx, long long *dest, long long cond, long long value,
    int pe)
{
    VALUE_IN_CTX(long long, ferry_longlong_atomic_compare_swap(dest, cond, value, pe));
}
unsigned int ferry_ctx_uint_atomic_compare_swap(ferry_ctx_t ctx, unsigned int *dest, unsigned int cond,
    unsigned int value, int pe)
{
    VALUE_IN_CTX(unsigned int, ferry_uint_atomic_compare_swap(dest, cond, value, pe));
}
unsigned long ferry_ctx_ulong_atomic_compare_swap(ferry_ctx_t ctx, unsigned long *dest, unsigned long cond,
    unsigned long value, int pe)
{
    VALUE_IN_CTX(unsigned long, ferry_ulong_atomic_compare_swap(dest, cond, value, pe));
}
unsigned long long ferry_ctx_ulonglong_atomic_compare_swap(ferry_ctx_t ctx, unsigned long long *dest,
    unsigned long long cond, unsigned long long value, int pe)
{
    VALUE_IN_CTX(unsigned long long, ferry_ulonglong_atomic_compare_swap(dest, cond, value, pe));
}
int32_t ferry_ctx_int32_atomic_compare_swap(ferry_ctx_t ctx, int32_t *dest, int32_t cond, int32_t value, int pe)
{
    VALUE_IN_CTX(int32_t, ferry_int32_atomic_compare_swap(dest, cond, value, pe));
}
int64_t ferry_ctx_int64_atomic_compare_swap(ferry_ctx_t ctx, int64_t *dest, int64_t cond, int64_t value, int pe)
{
    VALUE_IN_CTX(int64_t, ferry_int64_atomic_compare_swap(dest, cond, value, pe));
}
uint32_t ferry_ctx_uint32_atomic_compare_swap(ferry_ctx_t ctx, uint32_t *dest, uint32_t cond, uint32_t value, int pe)
{
    VALUE_IN_CTX(uint32_t, ferry_uint32_atomic_compare_swap(dest, cond, value, pe));
}
uint64_t ferry_ctx_uint64_atomic_compare_swap(ferry_ctx_t ctx, uint64_t *dest, uint64_t cond, uint64_t value, int pe)
{
    VALUE_IN_CTX(uint64_t, ferry_uint64_atomic_compare_swap(dest, cond, value, pe));
}
size_t ferry_ctx_size_atomic_compare_swap(ferry_ctx_t ctx, size_t *dest, size_t cond, size_t value, int pe)
{
    VALUE_IN_CTX(size_t, ferry_size_atomic_compare_swap(dest, cond, value, pe));
}
ptrdiff_t ferry_ctx_ptrdiff_atomic_compare_swap(ferry_ctx_t ctx, ptrdiff_t *dest, ptrdiff_t cond, ptrdiff_t value,
    int pe)
{
    VALUE_IN_CTX(ptrdiff_t, ferry_ptrdiff_atomic_compare_swap(dest, cond, value, pe));
}

/* ferry_TYPE_atomic_fetch_inc */
int ferry_ctx_int_atomic_fetch_inc(ferry_ctx_t ctx, int *dest, int pe)
{
    VALUE_IN_CTX(int, ferry_int_atomic_fetch_inc(dest, pe));
}
long ferry_ctx_long_atomic_fetch_inc(ferry_ctx_t ctx, long *dest, int pe)
{
    VALUE_IN_CTX(long, ferry_long_atomic_fetch_inc(dest, pe));
}
long long ferry_ctx_longlong_atomic_fetch_inc(ferry_ctx_t ctx, long long *dest, int pe)
{
    VALUE_IN_CTX(long long, ferry_longlong_atomic_fetch_inc(dest, pe));
}
unsigned int ferry_ctx_uint_atomic_fetch_inc(ferry_ctx_t ctx, unsigned int *dest, int pe)
{
    VALUE_IN_CTX(unsigned int, ferry_uint_atomic_fetch_inc(dest, pe));
}
unsigned long ferry_ctx_ulong_atomic_fetch_inc(ferry_ctx_t ctx, unsigned long *dest, int pe)
{
    VALUE_IN_CTX(unsigned long, ferry_ulong_atomic_fetch_inc(dest, pe));
}
unsigned long long ferry_ctx_ulonglong_atomic_fetch_inc(ferry_ctx_t ctx, unsigned long long *dest, int pe)
{
    VALUE_IN_CTX(unsigned long long, ferry_ulonglong_atomic_fetch_inc(dest, pe));
}
int32_t ferry_ctx_int32_atomic_fetch_inc(ferry_ctx_t ctx, int32_t *dest, int pe)
{
    VALUE_IN_CTX(int32_t, ferry_int32_atomic_fetch_inc(dest, pe));
}
int64_t ferry_ctx_int64_atomic_fetch_inc(ferry_ctx_t ctx, int64_t *dest, int pe)
{
    VALUE_IN_CTX(int64_t, ferry_int64_atomic_fetch_inc(dest, pe));
}
uint32_t ferry_ctx_uint32_atomic_fetch_inc(ferry_ctx_t ctx, uint32_t *dest, int pe)
{
    VALUE_IN_CTX(uint32_t, ferry_uint32_atomic_fetch_inc(dest, pe));
}
uint64_t ferry_ctx_uint64_atomic_fetch_inc(ferry_ctx_t ctx, uint64_t *dest, int pe)
{
    VALUE_IN_CTX(uint64_t, ferry_uint64_atomic_fetch_inc(dest, pe));
}
size_t ferry_ctx_size_atomic_fetch_inc(ferry_ctx_t ctx, size_t *dest, int pe)
{
    VALUE_IN_CTX(size_t, ferry_size_atomic_fetch_inc(dest, pe));
}
ptrdiff_t ferry_ctx_ptrdiff_atomic_fetch_inc(ferry_ctx_t ctx, ptrdiff_t *dest, int pe)
{
    VALUE_IN_CTX(ptrdiff_t, ferry_ptrdiff_atomic_fetch_inc(dest, pe));
}

/* ferry_TYPE_atomic_inc */
ferry_status ferry_ctx_int_atomic_inc(ferry_ctx_t ctx, int *dest, int pe)
{
    STATUS_IN_CTX(ferry_int_atomic_inc(dest, pe));
}
ferry_status ferry_ctx_long_atomic_inc(ferry_ctx_t ctx, long *dest, int pe)
{
    STATUS_IN_CTX(ferry_long_atomic_inc(dest, pe));
}
ferry_status ferry_ctx_longlong_atomic_inc(ferry_ctx_t ctx, long long *dest, int pe)
{
    STATUS_IN_CTX(ferry_longlong_atomic_inc(dest, pe));
}
ferry_status ferry_ctx_uint_atomic_inc(ferry_ctx_t ctx, unsigned int *dest, int pe)
{
    STATUS_IN_CTX(ferry_uint_atomic_inc(dest, pe));
}
ferry_status ferry_ctx_ulong_atomic_inc(ferry_ctx_t ctx, unsigned long *dest, int pe)
{
    STATUS_IN_CTX(ferry_ulong_atomic_inc(dest, pe));
}
ferry_status ferry_ctx_ulonglong_atomic_inc(ferry_ctx_t ctx, unsigned long long *dest, int pe)
{
    STATUS_IN_CTX(ferry_ulonglong_atomic_inc(dest, pe));
}
ferry_status ferry_ctx_int32_atomic_inc(ferry_ctx_t ctx, int32_t *dest, int pe)
{
    STATUS_IN_CTX(ferry_int32_atomic_inc(dest, pe));
}
ferry_status ferry_ctx_int64_atomic_inc(ferry_ctx_t ctx, int64_t *dest, int pe)
{
    STATUS_IN_CTX(ferry_int64_atomic_inc(dest, pe));
}
ferry_status ferry_ctx_uint32_atomic_inc(ferry_ctx_t ctx, uint32_t *dest, int pe)
{
    STATUS_IN_CTX(ferry_uint32_atomic_inc(dest, pe));
}
ferry_status ferry_ctx_uint64_atomic_inc(ferry_ctx_t ctx, uint64_t *dest, int pe)
{
    STATUS_IN_CTX(ferry_uint64_atomic_inc(dest, pe));
}
ferry_status ferry_ctx_size_atomic_inc(ferry_ctx_t ctx, size_t *dest, int pe)
{
    STATUS_IN_CTX(ferry_size_atomic_inc(dest, pe));
}
ferry_status ferry_ctx_ptrdiff_atomic_inc(ferry_ctx_t ctx, ptrdiff_t *dest, int pe)
{
    STATUS_IN_CTX(ferry_ptrdiff_atomic_inc(dest, pe));
}

/* ferry_TYPE_atomic_fetch_add */
int ferry_ctx_int_atomic_fetch_add(ferry_ctx_t ctx, int *dest, int value, int pe)
{
    VALUE_IN_CTX(int, ferry_int_atomic_fetch_add(dest, value, pe));
}
long ferry_ctx_long_atomic_fetch_add(ferry_ctx_t ctx, long *dest, long value, int pe)
{
    VALUE_IN_CTX(long, ferry_long_atomic_fetch_add(dest, value, pe));
}
long long ferry_ctx_longlong_atomic_fetch_add(ferry_ctx_t ctx, long long *dest, long long value, int pe)
{
    VALUE_IN_CTX(long long, ferry_longlong_atomic_fetch_add(dest, value, pe));
}
unsigned int ferry_ctx_uint_atomic_fetch_add(ferry_ctx_t ctx, unsigned int *dest, unsigned int value, int pe)
{
    VALUE_IN_CTX(unsigned int, ferry_uint_atomic_fetch_add(dest, value, pe));
}
unsigned long ferry_ctx_ulong_atomic_fetch_add(ferry_ctx_t ctx, unsigned long *dest, unsigned long value, int pe)
{
    VALUE_IN_CTX(unsigned long, ferry_ulong_atomic_fetch_add(dest, value, pe));
}
unsigned long long ferry_ctx_ulonglong_atomic_fetch_add(ferry_ctx_t ctx, unsigned long long *dest,
    unsigned long long value, int pe)
{
    VALUE_IN_CTX(unsigned long long, ferry_ulonglong_atomic_fetch_add(dest, value, pe));
}
int32_t ferry_ctx_int32_atomic_fetch_add(ferry_ctx_t ctx, int32_t *dest, int32_t value, int pe)
{
    VALUE_IN_CTX(int32_t, ferry_int32_atomic_fetch_add(dest, value, pe));
}
int64_t ferry_ctx_int64_atomic_fetch_add(ferry_ctx_t ctx, int64_t *dest, int64_t value, int pe)
{
    VALUE_IN_CTX(int64_t, ferry_int64_atomic_fetch_add(dest, value, pe));
}
uint32_t ferry_ctx_uint32_atomic_fetch_add(ferry_ctx_t ctx, uint32_t *dest, uint32_t value, int pe)
{
    VALUE_IN_CTX(uint32_t, ferry_uint32_atomic_fetch_add(dest, value, pe));
}
uint64_t ferry_ctx_uint64_atomic_fetch_add(ferry_ctx_t ctx, uint64_t *dest, uint64_t value, int pe)
{
    VALUE_IN_CTX(uint64_t, ferry_uint64_atomic_fetch_add(dest, value, pe));
}
size_t ferry_ctx_size_atomic_fetch_add(ferry_ctx_t ctx, size_t *dest, size_t value, int pe)
{
    VALUE_IN_CTX(size_t, ferry_size_atomic_fetch_add(dest, value, pe));
}
ptrdiff_t ferry_ctx_ptrdiff_atomic_fetch_add(ferry_ctx_t ctx, ptrdiff_t *dest, ptrdiff_t value, int pe)
{
    VALUE_IN_CTX(ptrdiff_t, ferry_ptrdiff_atomic_fetch_add(dest, value, pe));
}

/* ferry_TYPE_atomic_fetch_and */
int ferry_ctx_int_atomic_fetch_and(ferry_ctx_t ctx, int *dest, int value, int pe)
{
    VALUE_IN_CTX(int, ferry_int_atomic_fetch_and(dest, value, pe));
}
long ferry_ctx_long_atomic_fetch_and(ferry_ctx_t ctx, long *dest, long value, int pe)
{
    VALUE_IN_CTX(long, ferry_long_atomic_fetch_and(dest, value, pe));
}
long long ferry_ctx_longlong_atomic_fetch_and(ferry_ctx_t ctx, long long *dest, long long value, int pe)
{
    VALUE_IN_CTX(long long, ferry_longlong_atomic_fetch_and(dest, value, pe));
}
unsigned int ferry_ctx_uint_atomic_fetch_and(ferry_ctx_t ctx, unsigned int *dest, unsigned int value, int pe)
{
    VALUE_IN_CTX(unsigned int, ferry_uint_atomic_fetch_and(dest, value, pe));
}
unsigned long ferry_ctx_ulong_atomic_fetch_and(ferry_ctx_t ctx, unsigned long *dest, unsigned long value, int pe)
{
    VALUE_IN_CTX(unsigned long, ferry_ulong_atomic_fetch_and(dest, value, pe));
}
unsigned long long ferry_ctx_ulonglong_atomic_fetch_and(ferry_ctx_t ctx, unsigned long long *dest,
    unsigned long long value, int pe)
{
    VALUE_IN_CTX(unsigned long long, ferry_ulonglong_atomic_fetch_and(dest, value, pe));
}
int32_t ferry_ctx_int32_atomic_fetch_and(ferry_ctx_t ctx, int32_t *dest, int32_t value, int pe)
{
    VALUE_IN_CTX(int32_t, ferry_int32_atomic_fetch_and(dest, value, pe));
}
int64_t ferry_ctx_int64_atomic_fetch_and(ferry_ctx_t ctx, int64_t *dest, int64_t value, int pe)
{
    VALUE_IN_CTX(int64_t, ferry_int64_atomic_fetch_and(dest, value, pe));
}
uint32_t ferry_ctx_uint32_atomic_fetch_and(ferry_ctx_t ctx, uint32_t *dest, uint32_t value, int pe)
{
    VALUE_IN_CTX(uint32_t, ferry_uint32_atomic_fetch_and(dest, value, pe));
}
uint64_t ferry_ctx_uint64_atomic_fetch_and(ferry_ctx_t ctx, uint64_t *dest, uint64_t value, int pe)
{
    VALUE_IN_CTX(uint64_t, ferry_uint64_atomic_fetch_and(dest, value, pe));
}
size_t ferry_ctx_size_atomic_fetch_and(ferry_ctx_t ctx, size_t *dest, size_t value, int pe)
{
    VALUE_IN_CTX(size_t, ferry_size_atomic_fetch_and(dest, value, pe));
}
ptrdiff_t ferry_ctx_ptrdiff_atomic_fetch_and(ferry_ctx_t ctx, ptrdiff_t *dest, ptrdiff_t value, int pe)
{
    VALUE_IN_CTX(ptrdiff_t, ferry_ptrdiff_atomic_fetch_and(dest, value, pe));
}

/* ferry_TYPE_atomic_fetch_or */
int ferry_ctx_int_atomic_fetch_or(ferry_ctx_t ctx, int *dest, int value, int pe)
{
    VALUE_IN_CTX(int, ferry_int_atomic_fetch_or(dest, value, pe));
}
long ferry_ctx_long_atomic_fetch_or(ferry_ctx_t ctx, long *dest, long value, int pe)
{
    VALUE_IN_CTX(long, ferry_long_atomic_fetch_or(dest, value, pe));
}
long long ferry_ctx_longlong_atomic_fetch_or(ferry_ctx_t ctx, long long *dest, long long value, int pe)
{
    VALUE_IN_CTX(long long, ferry_longlong_atomic_fetch_or(dest, value, pe));
}
unsigned int ferry_ctx_uint_atomic_fetch_or(ferry_ctx_t ctx, unsigned int *dest, unsigned int value, int pe)
{
    VALUE_IN_CTX(unsigned int, ferry_uint_atomic_fetch_or(dest, value, pe));
}
unsigned long ferry_ctx_ulong_atomic_fetch_or(ferry_ctx_t ctx, unsigned long *dest, unsigned long value, int pe)
{
    VALUE_IN_CTX(unsigned long, ferry_ulong_atomic_fetch_or(dest, value, pe));
}
unsigned long long ferry_ctx_ulonglong_atomic_fetch_or(ferry_ctx_t ctx, unsigned long long *dest,
    unsigned long long value, int pe)
{
    VALUE_IN_CTX(unsigned long long, ferry_ulonglong_atomic_fetch_or(dest, value, pe));
}
int32_t ferry_ctx_int32_atomic_fetch_or(ferry_ctx_t ctx, int32_t *dest, int32_t value, int pe)
{
    VALUE_IN_CTX(int32_t, ferry_int32_atomic_fetch_or(dest, value, pe));
}
int64_t ferry_ctx_int64_atomic_fetch_or(ferry_ctx_t ctx, int64_t *dest, int64_t value, int pe)
{
    VALUE_IN_CTX(int64_t, ferry_int64_atomic_fetch_or(dest, value, pe));
}
uint32_t ferry_ctx_uint32_atomic_fetch_or(ferry_ctx_t ctx, uint32_t *dest, uint32_t value, int pe)
{
    VALUE_IN_CTX(uint32_t, ferry_uint32_atomic_fetch_or(dest, value, pe));
}
uint64_t ferry_ctx_uint64_atomic_fetch_or(ferry_ctx_t ctx, uint64_t *dest, uint64_t value, int pe)
{
    VALUE_IN_CTX(uint64_t, ferry_uint64_atomic_fetch_or(dest, value, pe));
}
size_t ferry_ctx_size_atomic_fetch_or(ferry_ctx_t ctx, size_t *dest, size_t value, int pe)
{
    VALUE_IN_CTX(size_t, ferry_size_atomic_fetch_or(dest, value, pe));
}
ptrdiff_t ferry_ctx_ptrdiff_atomic_fetch_or(ferry_ctx_t ctx, ptrdiff_t *dest, ptrdiff_t value, int pe)
{
    VALUE_IN_CTX(ptrdiff_t, ferry_ptrdiff_atomic_fetch_or(dest, value, pe));
}

/* ferry_TYPE_atomic_fetch_xor */
int ferry_ctx_int_atomic_fetch_xor(ferry_ctx_t ctx, int *dest, int value, int pe)
{
    VALUE_IN_CTX(int, ferry_int_atomic_fetch_xor(dest, value, pe));
}
long ferry_ctx_long_atomic_fetch_xor(ferry_ctx_t ctx, long *dest, long value, int pe)
{
    VALUE_IN_CTX(long, ferry_long_atomic_fetch_xor(dest, value, pe));
}
long long ferry_ctx_longlong_atomic_fetch_xor(ferry_ctx_t ctx, long long *dest, long long value, int pe)
{
    VALUE_IN_CTX(long long, ferry_longlong_atomic_fetch_xor(dest, value, pe));
}
unsigned int ferry_ctx_uint_atomic_fetch_xor(ferry_ctx_t ctx, unsigned int *dest, unsigned int value, int pe)
{
    VALUE_IN_CTX(unsigned int, ferry_uint_atomic_fetch_xor(dest, value, pe));
}
unsigned long ferry_ctx_ulong_atomic_fetch_xor(ferry_ctx_t ctx, unsigned long *dest, unsigned long value, int pe)
{
    VALUE_IN_CTX(unsigned long, ferry_ulong_atomic_fetch_xor(dest, value, pe));
}
unsigned long long ferry_ctx_ulonglong_atomic_fetch_xor(ferry_ctx_t ctx, unsigned long long *dest,
    unsigned long long value, int pe)
{
    VALUE_IN_CTX(unsigned long long, ferry_ulonglong_atomic_fetch_xor(dest, value, pe));
}
int32_t ferry_ctx_int32_atomic_fetch_xor(ferry_ctx_t ctx, int32_t *dest, int32_t value, int pe)
{
    VALUE_IN_CTX(int32_t, ferry_int32_atomic_fetch_xor(dest, value, pe));
}
int64_t ferry_ctx_int64_atomic_fetch_xor(ferry_ctx_t ctx, int64_t *dest, int64_t value, int pe)
{
    VALUE_IN_CTX(int64_t, ferry_int64_atomic_fetch_xor(dest, value, pe));
}
uint32_t ferry_ctx_uint32_atomic_fetch_xor(ferry_ctx_t ctx, uint32_t *dest, uint32_t value, int pe)
{
    VALUE_IN_CTX(uint32_t, ferry_uint32_atomic_fetch_xor(dest, value, pe));
}
uint64_t ferry_ctx_uint64_atomic_fetch_xor(ferry_ctx_t ctx, uint64_t *dest, uint64_t value, int pe)
{
    VALUE_IN_CTX(uint64_t, ferry_uint64_atomic_fetch_xor(dest, value, pe));
}
size_t ferry_ctx_size_atomic_fetch_xor(ferry_ctx_t ctx, size_t *dest, size_t value, int pe)
{
    VALUE_IN_CTX(size_t, ferry_size_atomic_fetch_xor(dest, value, pe));
}
ptrdiff_t ferry_ctx_ptrdiff_atomic_fetch_xor(ferry_ctx_t ctx, ptrdiff_t *dest, ptrdiff_t value, int pe)
{
    VALUE_IN_CTX(ptrdiff_t, ferry_ptrdiff_atomic_fetch_xor(dest, value, pe));
}

/* ferry_TYPE_atomic_add */
ferry_status ferry_ctx_int_atomic_add(ferry_ctx_t ctx, int *dest, int value, int pe)
{
    STATUS_IN_CTX(ferry_int_atomic_add(dest, value, pe));
}
ferry_status ferry_ctx_long_atomic_add(ferry_ctx_t ctx, long *dest, long value, int pe)
{
    STATUS_IN_CTX(ferry_long_atomic_add(dest, value, pe));
}
ferry_status ferry_ctx_longlong_atomic_add(ferry_ctx_t ctx, long long *dest, long long value, int pe)
{
    STATUS_IN_CTX(ferry_longlong_atomic_add(dest, value, pe));
}
ferry_status ferry_ctx_uint_atomic_add(ferry_ctx_t ctx, unsigned int *dest, unsigned int value, int pe)
{
    STATUS_IN_CTX(ferry_uint_atomic_add(dest, value, pe));
}
ferry_status ferry_ctx_ulong_atomic_add(ferry_ctx_t ctx, unsigned long *dest, unsigned long value, int pe)
{
    STATUS_IN_CTX(ferry_ulong_atomic_add(dest, value, pe));
}
ferry_status ferry_ctx_ulonglong_atomic_add(ferry_ctx_t ctx, unsigned long long *dest, unsigned long long value, int pe)
{
    STATUS_IN_CTX(ferry_ulonglong_atomic_add(dest, value, pe));
}
ferry_status ferry_ctx_int32_atomic_add(ferry_ctx_t ctx, int32_t *dest, int32_t value, int pe)
{
    STATUS_IN_CTX(ferry_int32_atomic_add(dest, value, pe));
}
ferry_status ferry_ctx_int64_atomic_add(ferry_ctx_t ctx, int64_t *dest, int64_t value, int pe)
{
    STATUS_IN_CTX(ferry_int64_atomic_add(dest, value, pe));
}
ferry_status ferry_ctx_uint32_atomic_add(ferry_ctx_t ctx, uint32_t *dest, uint32_t value, int pe)
{
    STATUS_IN_CTX(ferry_uint32_atomic_add(dest, value, pe));
}
ferry_status ferry_ctx_uint64_atomic_add(ferry_ctx_t ctx, uint64_t *dest, uint64_t value, int pe)
{
    STATUS_IN_CTX(ferry_uint64_atomic_add(dest, value, pe));
}
ferry_status ferry_ctx_size_atomic_add(ferry_ctx_t ctx, size_t *dest, size_t value, int pe)
{
    STATUS_IN_CTX(ferry_size_atomic_add(dest, value, pe));
}
ferry_status ferry_ctx_ptrdiff_atomic_add(ferry_ctx_t ctx, ptrdiff_t *dest, ptrdiff_t value, int pe)
{
    STATUS_IN_CTX(ferry_ptrdiff_atomic_add(dest, value, pe));
}

/* ferry_TYPE_atomic_and */
ferry_status ferry_ctx_int_atomic_and(ferry_ctx_t ctx, int *dest, int value, int pe)
{
    STATUS_IN_CTX(ferry_int_atomic_and(dest, value, pe));
}
ferry_status ferry_ctx_long_atomic_and(ferry_ctx_t ctx, long *dest, long value, int pe)
{
    STATUS_IN_CTX(ferry_long_atomic_and(dest, value, pe));
}
ferry_status ferry_ctx_longlong_atomic_and(ferry_ctx_t ctx, long long *dest, long long value, int pe)
{
    STATUS_IN_CTX(ferry_longlong_atomic_and(dest, value, pe));
}
ferry_status ferry_ctx_uint_atomic_and(ferry_ctx_t ctx, unsigned int *dest, unsigned int value, int pe)
{
    STATUS_IN_CTX(ferry_uint_atomic_and(dest, value, pe));
}
ferry_status ferry_ctx_ulong_atomic_and(ferry_ctx_t ctx, unsigned long *dest, unsigned long value, int pe)
{
    STATUS_IN_CTX(ferry_ulong_atomic_and(dest, value, pe));
}
ferry_status ferry_ctx_ulonglong_atomic_and(ferry_ctx_t ctx, unsigned long long *dest, unsigned long long value, int pe)
{
    STATUS_IN_CTX(ferry_ulonglong_atomic_and(dest, value, pe));
}
ferry_status ferry_ctx_int32_atomic_and(ferry_ctx_t ctx, int32_t *dest, int32_t value, int pe)
{
    STATUS_IN_CTX(ferry_int32_atomic_and(dest, value, pe));
}
ferry_status ferry_ctx_int64_atomic_and(ferry_ctx_t ctx, int64_t *dest, int64_t value, int pe)
{
    STATUS_IN_CTX(ferry_int64_atomic_and(dest, value, pe));
}
ferry_status ferry_ctx_uint32_atomic_and(ferry_ctx_t ctx, uint32_t *dest, uint32_t value, int pe)
{
    STATUS_IN_CTX(ferry_uint32_atomic_and(dest, value, pe));
}
ferry_status ferry_ctx_uint64_atomic_and(ferry_ctx_t ctx, uint64_t *dest, uint64_t value, int pe)
{
    STATUS_IN_CTX(ferry_uint64_atomic_and(dest, value, pe));
}
ferry_status ferry_ctx_size_atomic_and(ferry_ctx_t ctx, size_t *dest, size_t value, int pe)
{
    STATUS_IN_CTX(ferry_size_atomic_and(dest, value, pe));
}
ferry_status ferry_ctx_ptrdiff_atomic_and(ferry_ctx_t ctx, ptrdiff_t *dest, ptrdiff_t value, int pe)
{
    STATUS_IN_CTX(ferry_ptrdiff_atomic_and(dest, value, pe));
}

/* ferry_TYPE_atomic_or */
ferry_status ferry_ctx_int_atomic_or(ferry_ctx_t ctx, int *dest, int value, int pe)
{
    STATUS_IN_CTX(ferry_int_atomic_or(dest, value, pe));
}
ferry_status ferry_ctx_long_atomic_or(ferry_ctx_t ctx, long *dest, long value, int pe)
{
    STATUS_IN_CTX(ferry_long_atomic_or(dest, value, pe));
}
ferry_status ferry_ctx_longlong_atomic_or(ferry_ctx_t ctx, long long *dest, long long value, int pe)
{
    STATUS_IN_CTX(ferry_longlong_atomic_or(dest, value, pe));
}
ferry_status ferry_ctx_uint_atomic_or(ferry_ctx_t ctx, unsigned int *dest, unsigned int value, int pe)
{
    STATUS_IN_CTX(ferry_uint_atomic_or(dest, value, pe));
}
ferry_status ferry_ctx_ulong_atomic_or(ferry_ctx_t ctx, unsigned long *dest, unsigned long value, int pe)
{
    STATUS_IN_CTX(ferry_ulong_atomic_or(dest, value, pe));
}
ferry_status ferry_ctx_ulonglong_atomic_or(ferry_ctx_t ctx, unsigned long long *dest, unsigned long long value, int pe)
{
    STATUS_IN_CTX(ferry_ulonglong_atomic_or(dest, value, pe));
}
ferry_status ferry_ctx_int32_atomic_or(ferry_ctx_t ctx, int32_t *dest, int32_t value, int pe)
{
    STATUS_IN_CTX(ferry_int32_atomic_or(dest, value, pe));
}
ferry_status ferry_ctx_int64_atomic_or(ferry_ctx_t ctx, int64_t *dest, int64_t value, int pe)
{
    STATUS_IN_CTX(ferry_int64_atomic_or(dest, value, pe));
}
ferry_status ferry_ctx_uint32_atomic_or(ferry_ctx_t ctx, uint32_t *dest, uint32_t value, int pe)
{
    STATUS_IN_CTX(ferry_uint32_atomic_or(dest, value, pe));
}
ferry_status ferry_ctx_uint64_atomic_or(ferry_ctx_t ctx, uint64_t *dest, uint64_t value, int pe)
{
    STATUS_IN_CTX(ferry_uint64_atomic_or(dest, value, pe));
}
ferry_status ferry_ctx_size_atomic_or(ferry_ctx_t ctx, size_t *dest, size_t value, int pe)
{
    STATUS_IN_CTX(ferry_size_atomic_or(dest, value, pe));
}
ferry_status ferry_ctx_ptrdiff_atomic_or(ferry_ctx_t ctx, ptrdiff_t *dest, ptrdiff_t value, int pe)
{
    STATUS_IN_CTX(ferry_ptrdiff_atomic_or(dest, value, pe));
}

/* ferry_TYPE_atomic_xor */
ferry_status ferry_ctx_int_atomic_xor(ferry_ctx_t ctx, int *dest, int value, int pe)
{
    STATUS_IN_CTX(ferry_int_atomic_xor(dest, value, pe));
}
ferry_status ferry_ctx_long_atomic_xor(ferry_ctx_t ctx, long *dest, long value, int pe)
{
    STATUS_IN_CTX(ferry_long_atomic_xor(dest, value, pe));
}
ferry_status ferry_ctx_longlong_atomic_xor(ferry_ctx_t ctx, long long *dest, long long value, int pe)
{
    STATUS_IN_CTX(ferry_longlong_atomic_xor(dest, value, pe));
}
ferry_status ferry_ctx_uint_atomic_xor(ferry_ctx_t ctx, unsigned int *dest, unsigned int value, int pe)
{
    STATUS_IN_CTX(ferry_uint_atomic_xor(dest, value, pe));
}
ferry_status ferry_ctx_ulong_atomic_xor(ferry_ctx_t ctx, unsigned long *dest, unsigned long value, int pe)
{
    STATUS_IN_CTX(ferry_ulong_atomic_xor(dest, value, pe));
}
ferry_status ferry_ctx_ulonglong_atomic_xor(ferry_ctx_t ctx, unsigned long long *dest, unsigned long long value, int pe)
{
    STATUS_IN_CTX(ferry_ulonglong_atomic_xor(dest, value, pe));
}
ferry_status ferry_ctx_int32_atomic_xor(ferry_ctx_t ctx, int32_t *dest, int32_t value, int pe)
{
    STATUS_IN_CTX(ferry_int32_atomic_xor(dest, value, pe));
}
ferry_status ferry_ctx_int64_atomic_xor(ferry_ctx_t ctx, int64_t *dest, int64_t value, int pe)
{
    STATUS_IN_CTX(ferry_int64_atomic_xor(dest, value, pe));
}
ferry_status ferry_ctx_uint32_atomic_xor(ferry_ctx_t ctx, uint32_t *dest, uint32_t value, int pe)
{
    STATUS_IN_CTX(ferry_uint32_atomic_xor(dest, value, pe));
}
ferry_status ferry_ctx_uint64_atomic_xor(ferry_ctx_t ctx, uint64_t *dest, uint64_t value, int pe)
{
    STATUS_IN_CTX(ferry_uint64_atomic_xor(dest, value, pe));
}
ferry_status ferry_ctx_size_atomic_xor(ferry_ctx_t ctx, size_t *dest, size_t value, int pe)
{
    STATUS_IN_CTX(ferry_size_atomic_xor(dest, value, pe));
}
ferry_status ferry_ctx_ptrdiff_atomic_xor(ferry_ctx_t ctx, ptrdiff_t *dest, ptrdiff_t value, int pe)
{
    STATUS_IN_CTX(ferry_ptrdiff_atomic_xor(dest, value, pe));
}

/* ferry_TYPE_atomic_fetch_nbi */
ferry_status ferry_ctx_float_atomic_fetch_nbi(ferry_ctx_t ctx, float *fetch, const float *source, int pe)
{
    STATUS_IN_CTX(ferry_float_atomic_fetch_nbi(fetch, source, pe));
}
ferry_status ferry_ctx_double_atomic_fetch_nbi(ferry_ctx_t ctx, double *fetch, const double *source, int pe)
{
    STATUS_IN_CTX(ferry_double_atomic_fetch_nbi(fetch, source, pe));
}
ferry_status ferry_ctx_int_atomic_fetch_nbi(ferry_ctx_t ctx, int *fetch, const int *source, int pe)
{
    STATUS_IN_CTX(ferry_int_atomic_fetch_nbi(fetch, source, pe));
}
ferry_status ferry_ctx_long_atomic_fetch_nbi(ferry_ctx_t ctx, long *fetch, const long *source, int pe)
{
    STATUS_IN_CTX(ferry_long_atomic_fetch_nbi(fetch, source, pe));
}
ferry_status ferry_ctx_longlong_atomic_fetch_nbi(ferry_ctx_t ctx, long long *fetch, const long long *source, int pe)
{
    STATUS_IN_CTX(ferry_longlong_atomic_fetch_nbi(fetch, source, pe));
}
ferry_status ferry_ctx_uint_atomic_fetch_nbi(ferry_ctx_t ctx, unsigned int *fetch, const unsigned int *source, int pe)
{
    STATUS_IN_CTX(ferry_uint_atomic_fetch_nbi(fetch, source, pe));
}
ferry_status ferry_ctx_ulong_atomic_fetch_nbi(ferry_ctx_t ctx, unsigned long *fetch, const unsigned long *source,
    int pe)
{
    STATUS_IN_CTX(ferry_ulong_atomic_fetch_nbi(fetch, source, pe));
}
ferry_status ferry_ctx_ulonglong_atomic_fetch_nbi(ferry_ctx_t ctx, unsigned long long *fetch,
    const unsigned long long *source, int pe)
{
    STATUS_IN_CTX(ferry_ulonglong_atomic_fetch_nbi(fetch, source, pe));
}
ferry_status ferry_ctx_int32_atomic_fetch_nbi(ferry_ctx_t ctx, int32_t *fetch, const int32_t *source, int pe)
{
    STATUS_IN_CTX(ferry_int32_atomic_fetch_nbi(fetch, source, pe));
}
ferry_status ferry_ctx_int64_atomic_fetch_nbi(ferry_ctx_t ctx, int64_t *fetch, const int64_t *source, int pe)
{
    STATUS_IN_CTX(ferry_int64_atomic_fetch_nbi(fetch, source, pe));
}
ferry_status ferry_ctx_uint32_atomic_fetch_nbi(ferry_ctx_t ctx, uint32_t *fetch, const uint32_t *source, int pe)
{
    STATUS_IN_CTX(ferry_uint32_atomic_fetch_nbi(fetch, source, pe));
}
ferry_status ferry_ctx_uint64_atomic_fetch_nbi(ferry_ctx_t ctx, uint64_t *fetch, const uint64_t *source, int pe)
{
    STATUS_IN_CTX(ferry_uint64_atomic_fetch_nbi(fetch, source, pe));
}
ferry_status ferry_ctx_size_atomic_fetch_nbi(ferry_ctx_t ctx, size_t *fetch, const size_t *source, int pe)
{
    STATUS_IN_CTX(ferry_size_atomic_fetch_nbi(fetch, source, pe));
}
ferry_status ferry_ctx_ptrdiff_atomic_fetch_nbi(ferry_ctx_t ctx, ptrdiff_t *fetch, const ptrdiff_t *source, int pe)
{
    STATUS_IN_CTX(ferry_ptrdiff_atomic_fetch_nbi(fetch, source, pe));
}

/* ferry_TYPE_atomic_swap_nbi */
ferry_status ferry_ctx_float_atomic_swap_nbi(ferry_ctx_t ctx, float *fetch, float *dest, float value, int pe)
{
    STATUS_IN_CTX(ferry_float_atomic_swap_nbi(fetch, dest, value, pe));
}
ferry_status ferry_ctx_double_atomic_swap_nbi(ferry_ctx_t ctx, double *fetch, double *dest, double value, int pe)
{
    STATUS_IN_CTX(ferry_double_atomic_swap_nbi(fetch, dest, value, pe));
}
ferry_status ferry_ctx_int_atomic_swap_nbi(ferry_ctx_t ctx, int *fetch, int *dest, int value, int pe)
{
    STATUS_IN_CTX(ferry_int_atomic_swap_nbi(fetch, dest, value, pe));
}
ferry_status ferry_ctx_long_atomic_swap_nbi(ferry_ctx_t ctx, long *fetch, long *dest, long value, int pe)
{
    STATUS_IN_CTX(ferry_long_atomic_swap_nbi(fetch, dest, value, pe));
}
ferry_status ferry_ctx_longlong_atomic_swap_nbi(ferry_ctx_t ctx, long long *fetch, long long *dest, long long value,
    int pe)
{
    STATUS_IN_CTX(ferry_longlong_atomic_swap_nbi(fetch, dest, value, pe));
}
ferry_status ferry_ctx_uint_atomic_swap_nbi(ferry_ctx_t ctx, unsigned int *fetch, unsigned int *dest,
    unsigned int value, int pe)
{
    STATUS_IN_CTX(ferry_uint_atomic_swap_nbi(fetch, dest, value, pe));
}
ferry_status ferry_ctx_ulong_atomic_swap_nbi(ferry_ctx_t ctx, unsigned long *fetch, unsigned long *dest,
    unsigned long value, int pe)
{
    STATUS_IN_CTX(ferry_ulong_atomic_swap_nbi(fetch, dest, value, pe));
}
ferry_status ferry_ctx_ulonglong_atomic_swap_nbi(ferry_ctx_t ctx, unsigned long long *fetch, unsigned long long *dest,
    unsigned long long value, int pe)
{
    STATUS_IN_CTX(ferry_ulonglong_atomic_swap_nbi(fetch, dest, value, pe));
}
ferry_status ferry_ctx_int32_atomic_swap_nbi(ferry_ctx_t ctx, int32_t *fetch, int32_t *dest, int32_t value, int pe)
{
    STATUS_IN_CTX(ferry_int32_atomic_swap_nbi(fetch, dest, value, pe));
}
ferry_status ferry_ctx_int64_atomic_swap_nbi(ferry_ctx_t ctx, int64_t *fetch, int64_t *dest, int64_t value, int pe)
{
    STATUS_IN_CTX(ferry_int64_atomic_swap_nbi(fetch, dest, value, pe));
}
ferry_status ferry_ctx_uint32_atomic_swap_nbi(ferry_ctx_t ctx, uint32_t *fetch, uint32_t *dest, uint32_t value, int pe)
{
    STATUS_IN_CTX(ferry_uint32_atomic_swap_nbi(fetch, dest, value, pe));
}
ferry_status ferry_ctx_uint64_atomic_swap_nbi(ferry_ctx_t ctx, uint64_t *fetch, uint64_t *dest, uint64_t value, int pe)
{
    STATUS_IN_CTX(ferry_uint64_atomic_swap_nbi(fetch, dest, value, pe));
}
ferry_status ferry_ctx_size_atomic_swap_nbi(ferry_ctx_t ctx, size_t *fetch, size_t *dest, size_t value, int pe)
{
    STATUS_IN_CTX(ferry_size_atomic_swap_nbi(fetch, dest, value, pe));
}
ferry_status ferry_ctx_ptrdiff_atomic_swap_nbi(ferry_ctx_t ctx, ptrdiff_t *fetch, ptrdiff_t *dest, ptrdiff_t value,
    int pe)
{
    STATUS_IN_CTX(ferry_ptrdiff_atomic_swap_nbi(fetch, dest, value, pe));
}

/* ferry_TYPE_atomic_compare_swap_nbi */
ferry_status ferry_ctx_int_atomic_compare_swap_nbi(ferry_ctx_t ctx, int *fetch, int *dest, int cond, int value, int pe)
{
    STATUS_IN_CTX(ferry_int_atomic_compare_swap_nbi(fetch, dest, cond, value, pe));
}
ferry_status ferry_ctx_long_atomic_compare_swap_nbi(ferry_ctx_t ctx, long *fetch, long *dest, long cond, long value,
    int pe)
{
    STATUS_IN_CTX(ferry_long_atomic_compare_swap_nbi(fetch, dest, cond, value, pe));
}
ferry_status ferry_ctx_longlong_atomic_compare_swap_nbi(ferry_ctx_t ctx, long long *fetch, long long *dest,
    long long cond, long long value, int pe)
{
    STATUS_IN_CTX(ferry_longlong_atomic_compare_swap_nbi(fetch, dest, cond, value, pe));
}
ferry_status ferry_ctx_uint_atomic_compare_swap_nbi(ferry_ctx_t ctx, unsigned int *fetch, unsigned int *dest,
    unsigned int cond, unsigned int value, int pe)
{
    STATUS_IN_CTX(ferry_uint_atomic_compare_swap_nbi(fetch, dest, cond, value, pe));
}
ferry_status ferry_ctx_ulong_atomic_compare_swap_nbi(ferry_ctx_t ctx, unsigned long *fetch, unsigned long *dest,
    unsigned long cond, unsigned long value, int pe)
{
    STATUS_IN_CTX(ferry_ulong_atomic_compare_swap_nbi(fetch, dest, cond, value, pe));
}
ferry_status ferry_ctx_ulonglong_atomic_compare_swap_nbi(ferry_ctx_t ctx, unsigned long long *fetch,
    unsigned long long *dest, unsigned long long cond, unsigned long long value, int pe)
{
    STATUS_IN_CTX(ferry_ulonglong_atomic_compare_swap_nbi(fetch, dest, cond, value, pe));
}
ferry_status ferry_ctx_int32_atomic_compare_swap_nbi(ferry_ctx_t ctx, int32_t *fetch, int32_t *dest, int32_t cond,
    int32_t value, int pe)
{
    STATUS_IN_CTX(ferry_int32_atomic_compare_swap_nbi(fetch, dest, cond, value, pe));
}
ferry_status ferry_ctx_int64_atomic_compare_swap_nbi(ferry_ctx_t ctx, int64_t *fetch, int64_t *dest, int64_t cond,
    int64_t value, int pe)
{
    STATUS_IN_CTX(ferry_int64_atomic_compare_swap_nbi(fetch, dest, cond, value, pe));
}
ferry_status ferry_ctx_uint32_atomic_compare_swap_nbi(ferry_ctx_t ctx, uint32_t *fetch, uint32_t *dest, uint32_t cond,
    uint32_t value, int pe)
{
    STATUS_IN_CTX(ferry_uint32_atomic_compare_swap_nbi(fetch, dest, cond, value, pe));
}
ferry_status ferry_ctx_uint64_atomic_compare_swap_nbi(ferry_ctx_t ctx, uint64_t *fetch, uint64_t *dest, uint64_t cond,
    uint64_t value, int pe)
{
    STATUS_IN_CTX(ferry_uint64_atomic_compare_swap_nbi(fetch, dest, cond, value, pe));
}
ferry_status ferry_ctx_size_atomic_compare_swap_nbi(ferry_ctx_t ctx, size_t *fetch, size_t *dest, size_t cond,
    size_t value, int pe)
{
    STATUS_IN_CTX(ferry_size_atomic_compare_swap_nbi(fetch, dest, cond, value, pe));
}
ferry_status ferry_ctx_ptrdiff_atomic_compare_swap_nbi(ferry_ctx_t ctx, ptrdiff_t *fetch, ptrdiff_t *dest,
    ptrdiff_t cond, ptrdiff_t value, int pe)
{
    STATUS_IN_CTX(ferry_ptrdiff_atomic_compare_swap_nbi(fetch, dest, cond, value, pe));
}

/* ferry_TYPE_atomic_fetch_inc_nbi */
ferry_status ferry_ctx_int_atomic_fetch_inc_nbi(ferry_ctx_t ctx, int *fetch, int *dest, int pe)
{
    STATUS_IN_CTX(ferry_int_atomic_fetch_inc_nbi(fetch, dest, pe));
}
ferry_status ferry_ctx_long_atomic_fetch_inc_nbi(ferry_ctx_t ctx, long *fetch, long *dest, int pe)
{
    STATUS_IN_CTX(ferry_long_atomic_fetch_inc_nbi(fetch, dest, pe));
}
ferry_status ferry_ctx_longlong_atomic_fetch_inc_nbi(ferry_ctx_t ctx, long long *fetch, long long *dest, int pe)
{
    STATUS_IN_CTX(ferry_longlong_atomic_fetch_inc_nbi(fetch, dest, pe));
}
ferry_status ferry_ctx_uint_atomic_fetch_inc_nbi(ferry_ctx_t ctx, unsigned int *fetch, unsigned int *dest, int pe)
{
    STATUS_IN_CTX(ferry_uint_atomic_fetch_inc_nbi(fetch, dest, pe));
}
ferry_status ferry_ctx_ulong_atomic_fetch_inc_nbi(ferry_ctx_t ctx, unsigned long *fetch, unsigned long *dest, int pe)
{
    STATUS_IN_CTX(ferry_ulong_atomic_fetch_inc_nbi(fetch, dest, pe));
}
ferry_status ferry_ctx_ulonglong_atomic_fetch_inc_nbi(ferry_ctx_t ctx, unsigned long long *fetch,
    unsigned long long *dest, int pe)
{
    STATUS_IN_CTX(ferry_ulonglong_atomic_fetch_inc_nbi(fetch, dest, pe));
}
ferry_status ferry_ctx_int32_atomic_fetch_inc_nbi(ferry_ctx_t ctx, int32_t *fetch, int32_t *dest, int pe)
{
    STATUS_IN_CTX(ferry_int32_atomic_fetch_inc_nbi(fetch, dest, pe));
}
ferry_status ferry_ctx_int64_atomic_fetch_inc_nbi(ferry_ctx_t ctx, int64_t *fetch, int64_t *dest, int pe)
{
    STATUS_IN_CTX(ferry_int64_atomic_fetch_inc_nbi(fetch, dest, pe));
}
ferry_status ferry_ctx_uint32_atomic_fetch_inc_nbi(ferry_ctx_t ctx, uint32_t *fetch, uint32_t *dest, int pe)
{
    STATUS_IN_CTX(ferry_uint32_atomic_fetch_inc_nbi(fetch, dest, pe));
}
ferry_status ferry_ctx_uint64_atomic_fetch_inc_nbi(ferry_ctx_t ctx, uint64_t *fetch, uint64_t *dest, int pe)
{
    STATUS_IN_CTX(ferry_uint64_atomic_fetch_inc_nbi(fetch, dest, pe));
}
ferry_status ferry_ctx_size_atomic_fetch_inc_nbi(ferry_ctx_t ctx, size_t *fetch, size_t *dest, int pe)
{
    STATUS_IN_CTX(ferry_size_atomic_fetch_inc_nbi(fetch, dest, pe));
}
ferry_status ferry_ctx_ptrdiff_atomic_fetch_inc_nbi(ferry_ctx_t ctx, ptrdiff_t *fetch, ptrdiff_t *dest, int pe)
{
    STATUS_IN_CTX(ferry_ptrdiff_atomic_fetch_inc_nbi(fetch, dest, pe));
}

/* ferry_TYPE_atomic_fetch_add_nbi */
ferry_status ferry_ctx_int_atomic_fetch_add_nbi(ferry_ctx_t ctx, int *fetch, int *dest, int value, int pe)
{
    STATUS_IN_CTX(ferry_int_atomic_fetch_add_nbi(fetch, dest, value, pe));
}
ferry_status ferry_ctx_long_atomic_fetch_add_nbi(ferry_ctx_t ctx, long *fetch, long *dest, long value, int pe)
{
    STATUS_IN_CTX(ferry_long_atomic_fetch_add_nbi(fetch, dest, value, pe));
}
ferry_status ferry_ctx_longlong_atomic_fetch_add_nbi(ferry_ctx_t ctx, long long *fetch, long long *dest,
    long long value, int pe)
{
    STATUS_IN_CTX(ferry_longlong_atomic_fetch_add_nbi(fetch, dest, value, pe));
}
ferry_status ferry_ctx_uint_atomic_fetch_add_nbi(ferry_ctx_t ctx, unsigned int *fetch, unsigned int *dest,
    unsigned int value, int pe)
{
    STATUS_IN_CTX(ferry_uint_atomic_fetch_add_nbi(fetch, dest, value, pe));
}
ferry_status ferry_ctx_ulong_atomic_fetch_add_nbi(ferry_ctx_t ctx, unsigned long *fetch, unsigned long *dest,
    unsigned long value, int pe)
{
    STATUS_IN_CTX(ferry_ulong_atomic_fetch_add_nbi(fetch, dest, value, pe));
}
ferry_status ferry_ctx_ulonglong_atomic_fetch_add_nbi(ferry_ctx_t ctx, unsigned long long *fetch,
    unsigned long long *dest, unsigned long long value, int pe)
{
    STATUS_IN_CTX(ferry_ulonglong_atomic_fetch_add_nbi(fetch, dest, value, pe));
}
ferry_status ferry_ctx_int32_atomic_fetch_add_nbi(ferry_ctx_t ctx, int32_t *fetch, int32_t *dest, int32_t value, int pe)
{
    STATUS_IN_CTX(ferry_int32_atomic_fetch_add_nbi(fetch, dest, value, pe));
}
ferry_status ferry_ctx_int64_atomic_fetch_add_nbi(ferry_ctx_t ctx, int64_t *fetch, int64_t *dest, int64_t value, int pe)
{
    STATUS_IN_CTX(ferry_int64_atomic_fetch_add_nbi(fetch, dest, value, pe));
}
ferry_status ferry_ctx_uint32_atomic_fetch_add_nbi(ferry_ctx_t ctx, uint32_t *fetch, uint32_t *dest, uint32_t value,
    int pe)
{
    STATUS_IN_CTX(ferry_uint32_atomic_fetch_add_nbi(fetch, dest, value, pe));
}
ferry_status ferry_ctx_uint64_atomic_fetch_add_nbi(ferry_ctx_t ctx, uint64_t *fetch, uint64_t *dest, uint64_t value,
    int pe)
{
    STATUS_IN_CTX(ferry_uint64_atomic_fetch_add_nbi(fetch, dest, value, pe));
}
ferry_status ferry_ctx_size_atomic_fetch_add_nbi(ferry_ctx_t ctx, size_t *fetch, size_t *dest, size_t value, int pe)
{
    STATUS_IN_CTX(ferry_size_atomic_fetch_add_nbi(fetch, dest, value, pe));
}
ferry_status ferry_ctx_ptrdiff_atomic_fetch_add_nbi(ferry_ctx_t ctx, ptrdiff_t *fetch, ptrdiff_t *dest, ptrdiff_t value,
    int pe)
{
    STATUS_IN_CTX(ferry_ptrdiff_atomic_fetch_add_nbi(fetch, dest, value, pe));
}

/* ferry_TYPE_atomic_fetch_and_nbi */
ferry_status ferry_ctx_int_atomic_fetch_and_nbi(ferry_ctx_t ctx, int *fetch, int *dest, int value, int pe)
{
    STATUS_IN_CTX(ferry_int_atomic_fetch_and_nbi(fetch, dest, value, pe));
}
ferry_status ferry_ctx_long_atomic_fetch_and_nbi(ferry_ctx_t ctx, long *fetch, long *dest, long value, int pe)
{
    STATUS_IN_CTX(ferry_long_atomic_fetch_and_nbi(fetch, dest, value, pe));
}
ferry_status ferry_ctx_longlong_atomic_fetch_and_nbi(ferry_ctx_t ctx, long long *fetch, long long *dest,
    long long value, int pe)
{
    STATUS_IN_CTX(ferry_longlong_atomic_fetch_and_nbi(fetch, dest, value, pe));
}
ferry_status ferry_ctx_uint_atomic_fetch_and_nbi(ferry_ctx_t ctx, unsigned int *fetch, unsigned int *dest,
    unsigned int value, int pe)
{
    STATUS_IN_CTX(ferry_uint_atomic_fetch_and_nbi(fetch, dest, value, pe));
}
ferry_status ferry_ctx_ulong_atomic_fetch_and_nbi(ferry_ctx_t ctx, unsigned long *fetch, unsigned long *dest,
    unsigned long value, int pe)
{
    STATUS_IN_CTX(ferry_ulong_atomic_fetch_and_nbi(fetch, dest, value, pe));
}
ferry_status ferry_ctx_ulonglong_atomic_fetch_and_nbi(ferry_ctx_t ctx, unsigned long long *fetch,
    unsigned long long *dest, unsigned long long value, int pe)
{
    STATUS_IN_CTX(ferry_ulonglong_atomic_fetch_and_nbi(fetch, dest, value, pe));
}
ferry_status ferry_ctx_int32_atomic_fetch_and_nbi(ferry_ctx_t ctx, int32_t *fetch, int32_t *dest, int32_t value, int pe)
{
    STATUS_IN_CTX(ferry_int32_atomic_fetch_and_nbi(fetch, dest, value, pe));
}
ferry_status ferry_ctx_int64_atomic_fetch_and_nbi(ferry_ctx_t ctx, int64_t *fetch, int64_t *dest, int64_t value, int pe)
{
    STATUS_IN_CTX(ferry_int64_atomic_fetch_and_nbi(fetch, dest, value, pe));
}
ferry_status ferry_ctx_uint32_atomic_fetch_and_nbi(ferry_ctx_t ctx, uint32_t *fetch, uint32_t *dest, uint32_t value,
    int pe)
{
    STATUS_IN_CTX(ferry_uint32_atomic_fetch_and_nbi(fetch, dest, value, pe));
}
ferry_status ferry_ctx_uint64_atomic_fetch_and_nbi(ferry_ctx_t ctx, uint64_t *fetch, uint64_t *dest, uint64_t value,
    int pe)
{
    STATUS_IN_CTX(ferry_uint64_atomic_fetch_and_nbi(fetch, dest, value, pe));
}
ferry_status ferry_ctx_size_atomic_fetch_and_nbi(ferry_ctx_t ctx, size_t *fetch, size_t *dest, size_t value, int pe)
{
    STATUS_IN_CTX(ferry_size_atomic_fetch_and_nbi(fetch, dest, value, pe));
}
ferry_status ferry_ctx_ptrdiff_atomic_fetch_and_nbi(ferry_ctx_t ctx, ptrdiff_t *fetch, ptrdiff_t *dest, ptrdiff_t value,
    int pe)
{
    STATUS_IN_CTX(ferry_ptrdiff_atomic_fetch_and_nbi(fetch, dest, value, pe));
}

/* ferry_TYPE_atomic_fetch_or_nbi */
ferry_status ferry_ctx_int_atomic_fetch_or_nbi(ferry_ctx_t ctx, int *fetch, int *dest, int value, int pe)
{
    STATUS_IN_CTX(ferry_int_atomic_fetch_or_nbi(fetch, dest, value, pe));
}
ferry_status ferry_ctx_long_atomic_fetch_or_nbi(ferry_ctx_t ctx, long *fetch, long *dest, long value, int pe)
{
    STATUS_IN_CTX(ferry_long_atomic_fetch_or_nbi(fetch, dest, value, pe));
}
ferry_status ferry_ctx_longlong_atomic_fetch_or_nbi(ferry_ctx_t ctx, long long *fetch, long long *dest, long long value,
    int pe)
{
    STATUS_IN_CTX(ferry_longlong_atomic_fetch_or_nbi(fetch, dest, value, pe));
}
ferry_status ferry_ctx_uint_atomic_fetch_or_nbi(ferry_ctx_t ctx, unsigned int *fetch, unsigned int *dest,
    unsigned int value, int pe)
{
    STATUS_IN_CTX(ferry_uint_atomic_fetch_or_nbi(fetch, dest, value, pe));
}
ferry_status ferry_ctx_ulong_atomic_fetch_or_nbi(ferry_ctx_t ctx, unsigned long *fetch, unsigned long *dest,
    unsigned long value, int pe)
{
    STATUS_IN_CTX(ferry_ulong_atomic_fetch_or_nbi(fetch, dest, value, pe));
}
ferry_status ferry_ctx_ulonglong_atomic_fetch_or_nbi(ferry_ctx_t ctx, unsigned long long *fetch,
    unsigned long long *dest, unsigned long long value, int pe)
{
    STATUS_IN_CTX(ferry_ulonglong_atomic_fetch_or_nbi(fetch, dest, value, pe));
}
ferry_status ferry_ctx_int32_atomic_fetch_or_nbi(ferry_ctx_t ctx, int32_t *fetch, int32_t *dest, int32_t value, int pe)
{
    STATUS_IN_CTX(ferry_int32_atomic_fetch_or_nbi(fetch, dest, value, pe));
}
ferry_status ferry_ctx_int64_atomic_fetch_or_nbi(ferry_ctx_t ctx, int64_t *fetch, int64_t *dest, int64_t value, int pe)
{
    STATUS_IN_CTX(ferry_int64_atomic_fetch_or_nbi(fetch, dest, value, pe));
}
ferry_status ferry_ctx_uint32_atomic_fetch_or_nbi(ferry_ctx_t ctx, uint32_t *fetch, uint32_t *dest, uint32_t value,
    int pe)
{
    STATUS_IN_CTX(ferry_uint32_atomic_fetch_or_nbi(fetch, dest, value, pe));
}
ferry_status ferry_ctx_uint64_atomic_fetch_or_nbi(ferry_ctx_t ctx, uint64_t *fetch, uint64_t *dest, uint64_t value,
    int pe)
{
    STATUS_IN_CTX(ferry_uint64_atomic_fetch_or_nbi(fetch, dest, value, pe));
}
ferry_status ferry_ctx_size_atomic_fetch_or_nbi(ferry_ctx_t ctx, size_t *fetch, size_t *dest, size_t value, int pe)
{
    STATUS_IN_CTX(ferry_size_atomic_fetch_or_nbi(fetch, dest, value, pe));
}
ferry_status ferry_ctx_ptrdiff_atomic_fetch_or_nbi(ferry_ctx_t ctx, ptrdiff_t *fetch, ptrdiff_t *dest, ptrdiff_t value,
    int pe)
{
    STATUS_IN_CTX(ferry_ptrdiff_atomic_fetch_or_nbi(fetch, dest, value, pe));
}

/* ferry_TYPE_atomic_fetch_xor_nbi */
ferry_status ferry_ctx_int_atomic_fetch_xor_nbi(ferry_ctx_t ctx, int *fetch, int *dest, int value, int pe)
{
    STATUS_IN_CTX(ferry_int_atomic_fetch_xor_nbi(fetch, dest, value, pe));
}
ferry_status ferry_ctx_long_atomic_fetch_xor_nbi(ferry_ctx_t ctx, long *fetch, long *dest, long value, int pe)
{
    STATUS_IN_CTX(ferry_long_atomic_fetch_xor_nbi(fetch, dest, value, pe));
}
ferry_status ferry_ctx_longlong_atomic_fetch_xor_nbi(ferry_ctx_t ctx, long long *fetch, long long *dest,
    long long value, int pe)
{
    STATUS_IN_CTX(ferry_longlong_atomic_fetch_xor_nbi(fetch, dest, value, pe));
}
ferry_status ferry_ctx_uint_atomic_fetch_xor_nbi(ferry_ctx_t ctx, unsigned int *fetch, unsigned int *dest,
    unsigned int value, int pe)
{
    STATUS_IN_CTX(ferry_uint_atomic_fetch_xor_nbi(fetch, dest, value, pe));
}
ferry_status ferry_ctx_ulong_atomic_fetch_xor_nbi(ferry_ctx_t ctx, unsigned long *fetch, unsigned long *dest,
    unsigned long value, int pe)
{
    STATUS_IN_CTX(ferry_ulong_atomic_fetch_xor_nbi(fetch, dest, value, pe));
}
ferry_status ferry_ctx_ulonglong_atomic_fetch_xor_nbi(ferry_ctx_t ctx, unsigned long long *fetch,
    unsigned long long *dest, unsigned long long value, int pe)
{
    STATUS_IN_CTX(ferry_ulonglong_atomic_fetch_xor_nbi(fetch, dest, value, pe));
}
ferry_status ferry_ctx_int32_atomic_fetch_xor_nbi(ferry_ctx_t ctx, int32_t *fetch, int32_t *dest, int32_t value, int pe)
{
    STATUS_IN_CTX(ferry_int32_atomic_fetch_xor_nbi(fetch, dest, value, pe));
}
ferry_status ferry_ctx_int64_atomic_fetch_xor_nbi(ferry_ctx_t ctx, int64_t *fetch, int64_t *dest, int64_t value, int pe)
{
    STATUS_IN_CTX(ferry_int64_atomic_fetch_xor_nbi(fetch, dest, value, pe));
}
ferry_status ferry_ctx_uint32_atomic_fetch_xor_nbi(ferry_ctx_t ctx, uint32_t *fetch, uint32_t *dest, uint32_t value,
    int pe)
{
    STATUS_IN_CTX(ferry_uint32_atomic_fetch_xor_nbi(fetch, dest, value, pe));
}
ferry_status ferry_ctx_uint64_atomic_fetch_xor_nbi(ferry_ctx_t ctx, uint64_t *fetch, uint64_t *dest, uint64_t value,
    int pe)
{
    STATUS_IN_CTX(ferry_uint64_atomic_fetch_xor_nbi(fetch, dest, value, pe));
}
ferry_status ferry_ctx_size_atomic_fetch_xor_nbi(ferry_ctx_t ctx, size_t *fetch, size_t *dest, size_t value, int pe)
{
    STATUS_IN_CTX(ferry_size_atomic_fetch_xor_nbi(fetch, dest, value, pe));
}
ferry_status ferry_ctx_ptrdiff_atomic_fetch_xor_nbi(ferry_ctx_t ctx, ptrdiff_t *fetch, ptrdiff_t *dest, ptrdiff_t value,
    int pe)
{
    STATUS_IN_CTX(ferry_ptrdiff_atomic_fetch_xor_nbi(fetch, dest, value, pe));
}

#endif
