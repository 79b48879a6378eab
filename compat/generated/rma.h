/* SPDX-License-Identifier: BSD-3-Clause */
/* Exported functions, for compat/shmem_rma.c alone.  Made by api/generate.py from api/calls.txt. */
/* clang-format off */
#ifndef FERRYI_COMPAT_GENERATED_RMA_H
#define FERRYI_COMPAT_GENERATED_RMA_H

/* shmem_TYPE_put, shmem_putBITS, shmem_putmem */
FN(void, shmem_float_put, (float *dest, const float *source, size_t nelems, int pe))
{
    must(ferry_float_put(dest, source, nelems, pe));
}
FN(void, shmem_ctx_float_put, (shmem_ctx_t ctx, float *dest, const float *source, size_t nelems, int pe))
{
    must(ferry_ctx_float_put(ctx_of(ctx), dest, source, nelems, pe));
}
FN(void, shmem_double_put, (double *dest, const double *source, size_t nelems, int pe))
{
    must(ferry_double_put(dest, source, nelems, pe));
}
FN(void, shmem_ctx_double_put, (shmem_ctx_t ctx, double *dest, const double *source, size_t nelems, int pe))
{
    must(ferry_ctx_double_put(ctx_of(ctx), dest, source, nelems, pe));
}
FN(void, shmem_longdouble_put, (long double *dest, const long double *source, size_t nelems, int pe))
{
    must(ferry_longdouble_put(dest, source, nelems, pe));
}
FN(void, shmem_ctx_longdouble_put, (shmem_ctx_t ctx, long double *dest, const long double *source, size_t nelems,
    int pe))
{
    must(ferry_ctx_longdouble_put(ctx_of(ctx), dest, source, nelems, pe));
}
FN(void, shmem_char_put, (char *dest, const char *source, size_t nelems, int pe))
{
    must(ferry_char_put(dest, source, nelems, pe));
}
FN(void, shmem_ctx_char_put, (shmem_ctx_t ctx, char *dest, const char *source, size_t nelems, int pe))
{
    must(ferry_ctx_char_put(ctx_of(ctx), dest, source, nelems, pe));
}
FN(void, shmem_schar_put, (signed char *dest, const signed char *source, size_t nelems, int pe))
{
    must(ferry_schar_put(dest, source, nelems, pe));
}
FN(void, shmem_ctx_schar_put, (shmem_ctx_t ctx, signed char *dest, const signed char *source, size_t nelems, int pe))
{
    must(ferry_ctx_schar_put(ctx_of(ctx), dest, source, nelems, pe));
}
FN(void, shmem_short_put, (short *dest, const short *source, size_t nelems, int pe))
{
    must(ferry_short_put(dest, source, nelems, pe));
}
FN(void, shmem_ctx_short_put, (shmem_ctx_t ctx, short *dest, const short *source, size_t nelems, int pe))
{
    must(ferry_ctx_short_put(ctx_of(ctx), dest, source, nelems, pe));
}
FN(void, shmem_uchar_put, (unsigned char *dest, const unsigned char *source, size_t nelems, int pe))
{
    must(ferry_uchar_put(dest, source, nelems, pe));
}
FN(void, shmem_ctx_uchar_put, (shmem_ctx_t ctx, unsigned char *dest, const unsigned char *source, size_t nelems,
    int pe))
{
    must(ferry_ctx_uchar_put(ctx_of(ctx), dest, source, nelems, pe));
}
FN(void, shmem_ushort_put, (unsigned short *dest, const unsigned short *source, size_t nelems, int pe))
{
    must(ferry_ushort_put(dest, source, nelems, pe));
}
FN(void, shmem_ctx_ushort_put, (shmem_ctx_t ctx, unsigned short *dest, const unsigned short *source, size_t nelems,
    int pe))
{
    must(ferry_ctx_ushort_put(ctx_of(ctx), dest, source, nelems, pe));
}
FN(void, shmem_int_put, (int *dest, const int *source, size_t nelems, int pe))
{
    must(ferry_int_put(dest, source, nelems, pe));
}
FN(void, shmem_ctx_int_put, (shmem_ctx_t ctx, int *dest, const int *source, size_t nelems, int pe))
{
    must(ferry_ctx_int_put(ctx_of(ctx), dest, source, nelems, pe));
}
FN(void, shmem_long_put, (long *dest, const long *source, size_t nelems, int pe))
{
    must(ferry_long_put(dest, source, nelems, pe));
}
FN(void, shmem_ctx_long_put, (shmem_ctx_t ctx, long *dest, const long *source, size_t nelems, int pe))
{
    must(ferry_ctx_long_put(ctx_of(ctx), dest, source, nelems, pe));
}
FN(void, shmem_longlong_put, (long long *dest, const long long *source, size_t nelems, int pe))
{
    must(ferry_longlong_put(dest, source, nelems, pe));
}
FN(void, shmem_ctx_longlong_put, (shmem_ctx_t ctx, long long *dest, const long long *source, size_t nelems, int pe))
{
    must(ferry_ctx_longlong_put(ctx_of(ctx), dest, source, nelems, pe));
}
FN(void, shmem_uint_put, (unsigned int *dest, const unsigned int *source, size_t nelems, int pe))
{
    must(ferry_uint_put(dest, source, nelems, pe));
}
FN(void, shmem_ctx_uint_put, (shmem_ctx_t ctx, unsigned int *dest, const unsigned int *source, size_t nelems, int pe))
{
    must(ferry_ctx_uint_put(ctx_of(ctx), dest, source, nelems, pe));
}
FN(void, shmem_ulong_put, (unsigned long *dest, const unsigned long *source, size_t nelems, int pe))
{
    must(ferry_ulong_put(dest, source, nelems, pe));
}
FN(void, shmem_ctx_ulong_put, (shmem_ctx_t ctx, unsigned long *dest, const unsigned long *source, size_t nelems,
    int pe))
{
    must(ferry_ctx_ulong_put(ctx_of(ctx), dest, source, nelems, pe));
}
FN(void, shmem_ulonglong_put, (unsigned long long *dest, const unsigned long long *source, size_t nelems, int pe))
{
    must(ferry_ulonglong_put(dest, source, nelems, pe));
}
FN(void, shmem_ctx_ulonglong_put, (shmem_ctx_t ctx, unsigned long long *dest, const unsigned long long *source,
    size_t nelems, int pe))
{
    must(ferry_ctx_ulonglong_put(ctx_of(ctx), dest, source, nelems, pe));
}
FN(void, shmem_int8_put, (int8_t *dest, const int8_t *source, size_t nelems, int pe))
{
    must(ferry_int8_put(dest, source, nelems, pe));
}
FN(void, shmem_ctx_int8_put, (shmem_ctx_t ctx, int8_t *dest, const int8_t *source, size_t nelems, int pe))
{
    must(ferry_ctx_int8_put(ctx_of(ctx), dest, source, nelems, pe));
}
FN(void, shmem_int16_put, (int16_t *dest, const int16_t *source, size_t nelems, int pe))
{
    must(ferry_int16_put(dest, source, nelems, pe));
}
FN(void, shmem_ctx_int16_put, (shmem_ctx_t ctx, int16_t *dest, const int16_t *source, size_t nelems, int pe))
{
    must(ferry_ctx_int16_put(ctx_of(ctx), dest, source, nelems, pe));
}
FN(void, shmem_uint8_put, (uint8_t *dest, const uint8_t *source, size_t nelems, int pe))
{
    must(ferry_uint8_put(dest, source, nelems, pe));
}
FN(void, shmem_ctx_uint8_put, (shmem_ctx_t ctx, uint8_t *dest, const uint8_t *source, size_t nelems, int pe))
{
    must(ferry_ctx_uint8_put(ctx_of(ctx), dest, source, nelems, pe));
}
FN(void, shmem_uint16_put, (uint16_t *dest, const uint16_t *source, size_t nelems, int pe))
{
    must(ferry_uint16_put(dest, source, nelems, pe));
}
FN(void, shmem_ctx_uint16_put, (shmem_ctx_t ctx, uint16_t *dest, const uint16_t *source, size_t nelems, int pe))
{
    must(ferry_ctx_uint16_put(ctx_of(ctx), dest, source, nelems, pe));
}
FN(void, shmem_int32_put, (int32_t *dest, const int32_t *source, size_t nelems, int pe))
{
    must(ferry_int32_put(dest, source, nelems, pe));
}
FN(void, shmem_ctx_int32_put, (shmem_ctx_t ctx, int32_t *dest, const int32_t *source, size_t nelems, int pe))
{
    must(ferry_ctx_int32_put(ctx_of(ctx), dest, source, nelems, pe));
}
FN(void, shmem_int64_put, (int64_t *dest, const int64_t *source, size_t nelems, int pe))
{
    must(ferry_int64_put(dest, source, nelems, pe));
}
FN(void, shmem_ctx_int64_put, (shmem_ctx_t ctx, int64_t *dest, const int64_t *source, size_t nelems, int pe))
{
    must(ferry_ctx_int64_put(ctx_of(ctx), dest, source, nelems, pe));
}
FN(void, shmem_uint32_put, (uint32_t *dest, const uint32_t *source, size_t nelems, int pe))
{
    must(ferry_uint32_put(dest, source, nelems, pe));
}
FN(void, shmem_ctx_uint32_put, (shmem_ctx_t ctx, uint32_t *dest, const uint32_t *source, size_t nelems, int pe))
{
    must(ferry_ctx_uint32_put(ctx_of(ctx), dest, source, nelems, pe));
}
FN(void, shmem_uint64_put, (uint64_t *dest, const uint64_t *source, size_t nelems, int pe))
{
    must(ferry_uint64_put(dest, source, nelems, pe));
}
FN(void, shmem_ctx_uint64_put, (shmem_ctx_t ctx, uint64_t *dest, const uint64_t *source, size_t nelems, int pe))
{
    must(ferry_ctx_uint64_put(ctx_of(ctx), dest, source, nelems, pe));
}
FN(void, shmem_size_put, (size_t *dest, const size_t *source, size_t nelems, int pe))
{
    must(ferry_size_put(dest, source, nelems, pe));
}
FN(void, shmem_ctx_size_put, (shmem_ctx_t ctx, size_t *dest, const size_t *source, size_t nelems, int pe))
{
    must(ferry_ctx_size_put(ctx_of(ctx), dest, source, nelems, pe));
}
FN(void, shmem_ptrdiff_put, (ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems, int pe))
{
    must(ferry_ptrdiff_put(dest, source, nelems, pe));
}
FN(void, shmem_ctx_ptrdiff_put, (shmem_ctx_t ctx, ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems, int pe))
{
    must(ferry_ctx_ptrdiff_put(ctx_of(ctx), dest, source, nelems, pe));
}
FN(void, shmem_put8, (void *dest, const void *source, size_t nelems, int pe))
{
    must(ferry_put8(dest, source, nelems, pe));
}
FN(void, shmem_ctx_put8, (shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe))
{
    must(ferry_ctx_put8(ctx_of(ctx), dest, source, nelems, pe));
}
FN(void, shmem_put16, (void *dest, const void *source, size_t nelems, int pe))
{
    must(ferry_put16(dest, source, nelems, pe));
}
FN(void, shmem_ctx_put16, (shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe))
{
    must(ferry_ctx_put16(ctx_of(ctx), dest, source, nelems, pe));
}
FN(void, shmem_put32, (void *dest, const void *source, size_t nelems, int pe))
{
    must(ferry_put32(dest, source, nelems, pe));
}
FN(void, shmem_ctx_put32, (shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe))
{
    must(ferry_ctx_put32(ctx_of(ctx), dest, source, nelems, pe));
}
FN(void, shmem_put64, (void *dest, const void *source, size_t nelems, int pe))
{
    must(ferry_put64(dest, source, nelems, pe));
}
FN(void, shmem_ctx_put64, (shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe))
{
    must(ferry_ctx_put64(ctx_of(ctx), dest, source, nelems, pe));
}
FN(void, shmem_put128, (void *dest, const void *source, size_t nelems, int pe))
{
    must(ferry_put128(dest, source, nelems, pe));
}
FN(void, shmem_ctx_put128, (shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe))
{
    must(ferry_ctx_put128(ctx_of(ctx), dest, source, nelems, pe));
}
FN(void, shmem_putmem, (void *dest, const void *source, size_t nbytes, int pe))
{
    must(ferry_putmem(dest, source, nbytes, pe));
}
FN(void, shmem_ctx_putmem, (shmem_ctx_t ctx, void *dest, const void *source, size_t nbytes, int pe))
{
    must(ferry_ctx_putmem(ctx_of(ctx), dest, source, nbytes, pe));
}

/* shmem_TYPE_get, shmem_getBITS, shmem_getmem */
FN(void, shmem_float_get, (float *dest, const float *source, size_t nelems, int pe))
{
    must(ferry_float_get(dest, source, nelems, pe));
}
FN(void, shmem_ctx_float_get, (shmem_ctx_t ctx, float *dest, const float *source, size_t nelems, int pe))
{
    must(ferry_ctx_float_get(ctx_of(ctx), dest, source, nelems, pe));
}
FN(void, shmem_double_get, (double *dest, const double *source, size_t nelems, int pe))
{
    must(ferry_double_get(dest, source, nelems, pe));
}
FN(void, shmem_ctx_double_get, (shmem_ctx_t ctx, double *dest, const double *source, size_t nelems, int pe))
{
    must(ferry_ctx_double_get(ctx_of(ctx), dest, source, nelems, pe));
}
FN(void, shmem_longdouble_get, (long double *dest, const long double *source, size_t nelems, int pe))
{
    must(ferry_longdouble_get(dest, source, nelems, pe));
}
FN(void, shmem_ctx_longdouble_get, (shmem_ctx_t ctx, long double *dest, const long double *source, size_t nelems,
    int pe))
{
    must(ferry_ctx_longdouble_get(ctx_of(ctx), dest, source, nelems, pe));
}
FN(void, shmem_char_get, (char *dest, const char *source, size_t nelems, int pe))
{
    must(ferry_char_get(dest, source, nelems, pe));
}
FN(void, shmem_ctx_char_get, (shmem_ctx_t ctx, char *dest, const char *source, size_t nelems, int pe))
{
    must(ferry_ctx_char_get(ctx_of(ctx), dest, source, nelems, pe));
}
FN(void, shmem_schar_get, (signed char *dest, const signed char *source, size_t nelems, int pe))
{
    must(ferry_schar_get(dest, source, nelems, pe));
}
FN(void, shmem_ctx_schar_get, (shmem_ctx_t ctx, signed char *dest, const signed char *source, size_t nelems, int pe))
{
    must(ferry_ctx_schar_get(ctx_of(ctx), dest, source, nelems, pe));
}
FN(void, shmem_short_get, (short *dest, const short *source, size_t nelems, int pe))
{
    must(ferry_short_get(dest, source, nelems, pe));
}
FN(void, shmem_ctx_short_get, (shmem_ctx_t ctx, short *dest, const short *source, size_t nelems, int pe))
{
    must(ferry_ctx_short_get(ctx_of(ctx), dest, source, nelems, pe));
}
FN(void, shmem_uchar_get, (unsigned char *dest, const unsigned char *source, size_t nelems, int pe))
{
    must(ferry_uchar_get(dest, source, nelems, pe));
}
FN(void, shmem_ctx_uchar_get, (shmem_ctx_t ctx, unsigned char *dest, const unsigned char *source, size_t nelems,
    int pe))
{
    must(ferry_ctx_uchar_get(ctx_of(ctx), dest, source, nelems, pe));
}
FN(void, shmem_ushort_get, (unsigned short *dest, const unsigned short *source, size_t nelems, int pe))
{
    must(ferry_ushort_get(dest, source, nelems, pe));
}
FN(void, shmem_ctx_ushort_get, (shmem_ctx_t ctx, unsigned short *dest, const unsigned short *source, size_t nelems,
    int pe))
{
    must(ferry_ctx_ushort_get(ctx_of(ctx), dest, source, nelems, pe));
}
FN(void, shmem_int_get, (int *dest, const int *source, size_t nelems, int pe))
{
    must(ferry_int_get(dest, source, nelems, pe));
}
FN(void, shmem_ctx_int_get, (shmem_ctx_t ctx, int *dest, const int *source, size_t nelems, int pe))
{
    must(ferry_ctx_int_get(ctx_of(ctx), dest, source, nelems, pe));
}
FN(void, shmem_long_get, (long *dest, const long *source, size_t nelems, int pe))
{
    must(ferry_long_get(dest, source, nelems, pe));
}
FN(void, shmem_ctx_long_get, (shmem_ctx_t ctx, long *dest, const long *source, size_t nelems, int pe))
{
    must(ferry_ctx_long_get(ctx_of(ctx), dest, source, nelems, pe));
}
FN(void, shmem_longlong_get, (long long *dest, const long long *source, size_t nelems, int pe))
{
    must(ferry_longlong_get(dest, source, nelems, pe));
}
FN(void, shmem_ctx_longlong_get, (shmem_ctx_t ctx, long long *dest, const long long *source, size_t nelems, int pe))
{
    must(ferry_ctx_longlong_get(ctx_of(ctx), dest, source, nelems, pe));
}
FN(void, shmem_uint_get, (unsigned int *dest, const unsigned int *source, size_t nelems, int pe))
{
    must(ferry_uint_get(dest, source, nelems, pe));
}
FN(void, shmem_ctx_uint_get, (shmem_ctx_t ctx, unsigned int *dest, const unsigned int *source, size_t nelems, int pe))
{
    must(ferry_ctx_uint_get(ctx_of(ctx), dest, source, nelems, pe));
}
FN(void, shmem_ulong_get, (unsigned long *dest, const unsigned long *source, size_t nelems, int pe))
{
    must(ferry_ulong_get(dest, source, nelems, pe));
}
FN(void, shmem_ctx_ulong_get, (shmem_ctx_t ctx, unsigned long *dest, const unsigned long *source, size_t nelems,
    int pe))
{
    must(ferry_ctx_ulong_get(ctx_of(ctx), dest, source, nelems, pe));
}
FN(void, shmem_ulonglong_get, (unsigned long long *dest, const unsigned long long *source, size_t nelems, int pe))
{
    must(ferry_ulonglong_get(dest, source, nelems, pe));
}
FN(void, shmem_ctx_ulonglong_get, (shmem_ctx_t ctx, unsigned long long *dest, const unsigned long long *source,
    size_t nelems, int pe))
{
    must(ferry_ctx_ulonglong_get(ctx_of(ctx), dest, source, nelems, pe));
}
FN(void, shmem_int8_get, (int8_t *dest, const int8_t *source, size_t nelems, int pe))
{
    must(ferry_int8_get(dest, source, nelems, pe));
}
FN(void, shmem_ctx_int8_get, (shmem_ctx_t ctx, int8_t *dest, const int8_t *source, size_t nelems, int pe))
{
    must(ferry_ctx_int8_get(ctx_of(ctx), dest, source, nelems, pe));
}
FN(void, shmem_int16_get, (int16_t *dest, const int16_t *source, size_t nelems, int pe))
{
    must(ferry_int16_get(dest, source, nelems, pe));
}
FN(void, shmem_ctx_int16_get, (shmem_ctx_t ctx, int16_t *dest, const int16_t *source, size_t nelems, int pe))
{
    must(ferry_ctx_int16_get(ctx_of(ctx), dest, source, nelems, pe));
}
FN(void, shmem_uint8_get, (uint8_t *dest, const uint8_t *source, size_t nelems, int pe))
{
    must(ferry_uint8_get(dest, source, nelems, pe));
}
FN(void, shmem_ctx_uint8_get, (shmem_ctx_t ctx, uint8_t *dest, const uint8_t *source, size_t nelems, int pe))
{
    must(ferry_ctx_uint8_get(ctx_of(ctx), dest, source, nelems, pe));
}
FN(void, shmem_uint16_get, (uint16_t *dest, const uint16_t *source, size_t nelems, int pe))
{
    must(ferry_uint16_get(dest, source, nelems, pe));
}
FN(void, shmem_ctx_uint16_get, (shmem_ctx_t ctx, uint16_t *dest, const uint16_t *source, size_t nelems, int pe))
{
    must(ferry_ctx_uint16_get(ctx_of(ctx), dest, source, nelems, pe));
}
FN(void, shmem_int32_get, (int32_t *dest, const int32_t *source, size_t nelems, int pe))
{
    must(ferry_int32_get(dest, source, nelems, pe));
}
FN(void, shmem_ctx_int32_get, (shmem_ctx_t ctx, int32_t *dest, const int32_t *source, size_t nelems, int pe))
{
    must(ferry_ctx_int32_get(ctx_of(ctx), dest, source, nelems, pe));
}
FN(void, shmem_int64_get, (int64_t *dest, const int64_t *source, size_t nelems, int pe))
{
    must(ferry_int64_get(dest, source, nelems, pe));
}
FN(void, shmem_ctx_int64_get, (shmem_ctx_t ctx, int64_t *dest, const int64_t *source, size_t nelems, int pe))
{
    must(ferry_ctx_int64_get(ctx_of(ctx), dest, source, nelems, pe));
}
FN(void, shmem_uint32_get, (uint32_t *dest, const uint32_t *source, size_t nelems, int pe))
{
    must(ferry_uint32_get(dest, source, nelems, pe));
}
FN(void, shmem_ctx_uint32_get, (shmem_ctx_t ctx, uint32_t *dest, const uint32_t *source, size_t nelems, int pe))
{
    must(ferry_ctx_uint32_get(ctx_of(ctx), dest, source, nelems, pe));
}
FN(void, shmem_uint64_get, (uint64_t *dest, const uint64_t *source, size_t nelems, int pe))
{
    must(ferry_uint64_get(dest, source, nelems, pe));
}
FN(void, shmem_ctx_uint64_get, (shmem_ctx_t ctx, uint64_t *dest, const uint64_t *source, size_t nelems, int pe))
{
    must(ferry_ctx_uint64_get(ctx_of(ctx), dest, source, nelems, pe));
}
FN(void, shmem_size_get, (size_t *dest, const size_t *source, size_t nelems, int pe))
{
    must(ferry_size_get(dest, source, nelems, pe));
}
FN(void, shmem_ctx_size_get, (shmem_ctx_t ctx, size_t *dest, const size_t *source, size_t nelems, int pe))
{
    must(ferry_ctx_size_get(ctx_of(ctx), dest, source, nelems, pe));
}
FN(void, shmem_ptrdiff_get, (ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems, int pe))
{
    must(ferry_ptrdiff_get(dest, source, nelems, pe));
}
FN(void, shmem_ctx_ptrdiff_get, (shmem_ctx_t ctx, ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems, int pe))
{
    must(ferry_ctx_ptrdiff_get(ctx_of(ctx), dest, source, nelems, pe));
}
FN(void, shmem_get8, (void *dest, const void *source, size_t nelems, int pe))
{
    must(ferry_get8(dest, source, nelems, pe));
}
FN(void, shmem_ctx_get8, (shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe))
{
    must(ferry_ctx_get8(ctx_of(ctx), dest, source, nelems, pe));
}
FN(void, shmem_get16, (void *dest, const void *source, size_t nelems, int pe))
{
    must(ferry_get16(dest, source, nelems, pe));
}
FN(void, shmem_ctx_get16, (shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe))
{
    must(ferry_ctx_get16(ctx_of(ctx), dest, source, nelems, pe));
}
FN(void, shmem_get32, (void *dest, const void *source, size_t nelems, int pe))
{
    must(ferry_get32(dest, source, nelems, pe));
}
FN(void, shmem_ctx_get32, (shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe))
{
    must(ferry_ctx_get32(ctx_of(ctx), dest, source, nelems, pe));
}
FN(void, shmem_get64, (void *dest, const void *source, size_t nelems, int pe))
{
    must(ferry_get64(dest, source, nelems, pe));
}
FN(void, shmem_ctx_get64, (shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe))
{
    must(ferry_ctx_get64(ctx_of(ctx), dest, source, nelems, pe));
}
FN(void, shmem_get128, (void *dest, const void *source, size_t nelems, int pe))
{
    must(ferry_get128(dest, source, nelems, pe));
}
FN(void, shmem_ctx_get128, (shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe))
{
    must(ferry_ctx_get128(ctx_of(ctx), dest, source, nelems, pe));
}
FN(void, shmem_getmem, (void *dest, const void *source, size_t nbytes, int pe))
{
    must(ferry_getmem(dest, source, nbytes, pe));
}
FN(void, shmem_ctx_getmem, (shmem_ctx_t ctx, void *dest, const void *source, size_t nbytes, int pe))
{
    must(ferry_ctx_getmem(ctx_of(ctx), dest, source, nbytes, pe));
}

/* shmem_TYPE_put_nbi, shmem_putBITS_nbi, shmem_putmem_nbi */
FN(void, shmem_float_put_nbi, (float *dest, const float *source, size_t nelems, int pe))
{
    must(ferry_float_put_nbi(dest, source, nelems, pe));
}
FN(void, shmem_ctx_float_put_nbi, (shmem_ctx_t ctx, float *dest, const float *source, size_t nelems, int pe))
{
    must(ferry_ctx_float_put_nbi(ctx_of(ctx), dest, source, nelems, pe));
}
FN(void, shmem_double_put_nbi, (double *dest, const double *source, size_t nelems, int pe))
{
    must(ferry_double_put_nbi(dest, source, nelems, pe));
}
FN(void, shmem_ctx_double_put_nbi, (shmem_ctx_t ctx, double *dest, const double *source, size_t nelems, int pe))
{
    must(ferry_ctx_double_put_nbi(ctx_of(ctx), dest, source, nelems, pe));
}
FN(void, shmem_longdouble_put_nbi, (long double *dest, const long double *source, size_t nelems, int pe))
{
    must(ferry_longdouble_put_nbi(dest, source, nelems, pe));
}
FN(void, shmem_ctx_longdouble_put_nbi, (shmem_ctx_t ctx, long double *dest, const long double *source, size_t nelems,
    int pe))
{
    must(ferry_ctx_longdouble_put_nbi(ctx_of(ctx), dest, source, nelems, pe));
}
FN(void, shmem_char_put_nbi, (char *dest, const char *source, size_t nelems, int pe))
{
    must(ferry_char_put_nbi(dest, source, nelems, pe));
}
FN(void, shmem_ctx_char_put_nbi, (shmem_ctx_t ctx, char *dest, const char *source, size_t nelems, int pe))
{
    must(ferry_ctx_char_put_nbi(ctx_of(ctx), dest, source, nelems, pe));
}
FN(void, shmem_schar_put_nbi, (signed char *dest, const signed char *source, size_t nelems, int pe))
{
    must(ferry_schar_put_nbi(dest, source, nelems, pe));
}
FN(void, shmem_ctx_schar_put_nbi, (shmem_ctx_t ctx, signed char *dest, const signed char *source, size_t nelems,
    int pe))
{
    must(ferry_ctx_schar_put_nbi(ctx_of(ctx), dest, source, nelems, pe));
}
FN(void, shmem_short_put_nbi, (short *dest, const short *source, size_t nelems, int pe))
{
    must(ferry_short_put_nbi(dest, source, nelems, pe));
}
FN(void, shmem_ctx_short_put_nbi, (shmem_ctx_t ctx, short *dest, const short *source, size_t nelems, int pe))
{
    must(ferry_ctx_short_put_nbi(ctx_of(ctx), dest, source, nelems, pe));
}
FN(void, shmem_uchar_put_nbi, (unsigned char *dest, const unsigned char *source, size_t nelems, int pe))
{
    must(ferry_uchar_put_nbi(dest, source, nelems, pe));
}
FN(void, shmem_ctx_uchar_put_nbi, (shmem_ctx_t ctx, unsigned char *dest, const unsigned char *source, size_t nelems,
    int pe))
{
    must(ferry_ctx_uchar_put_nbi(ctx_of(ctx), dest, source, nelems, pe));
}
FN(void, shmem_ushort_put_nbi, (unsigned short *dest, const unsigned short *source, size_t nelems, int pe))
{
    must(ferry_ushort_put_nbi(dest, source, nelems, pe));
}
FN(void, shmem_ctx_ushort_put_nbi, (shmem_ctx_t ctx, unsigned short *dest, const unsigned short *source, size_t nelems,
    int pe))
{
    must(ferry_ctx_ushort_put_nbi(ctx_of(ctx), dest, source, nelems, pe));
}
FN(void, shmem_int_put_nbi, (int *dest, const int *source, size_t nelems, int pe))
{
    must(ferry_int_put_nbi(dest, source, nelems, pe));
}
FN(void, shmem_ctx_int_put_nbi, (shmem_ctx_t ctx, int *dest, const int *source, size_t nelems, int pe))
{
    must(ferry_ctx_int_put_nbi(ctx_of(ctx), dest, source, nelems, pe));
}
FN(void, shmem_long_put_nbi, (long *dest, const long *source, size_t nelems, int pe))
{
    must(ferry_long_put_nbi(dest, source, nelems, pe));
}
FN(void, shmem_ctx_long_put_nbi, (shmem_ctx_t ctx, long *dest, const long *source, size_t nelems, int pe))
{
    must(ferry_ctx_long_put_nbi(ctx_of(ctx), dest, source, nelems, pe));
}
FN(void, shmem_longlong_put_nbi, (long long *dest, const long long *source, size_t nelems, int pe))
{
    must(ferry_longlong_put_nbi(dest, source, nelems, pe));
}
FN(void, shmem_ctx_longlong_put_nbi, (shmem_ctx_t ctx, long long *dest, const long long *source, size_t nelems, int pe))
{
    must(ferry_ctx_longlong_put_nbi(ctx_of(ctx), dest, source, nelems, pe));
}
FN(void, shmem_uint_put_nbi, (unsigned int *dest, const unsigned int *source, size_t nelems, int pe))
{
    must(ferry_uint_put_nbi(dest, source, nelems, pe));
}
FN(void, shmem_ctx_uint_put_nbi, (shmem_ctx_t ctx, unsigned int *dest, const unsigned int *source, size_t nelems,
    int pe))
{
    must(ferry_ctx_uint_put_nbi(ctx_of(ctx), dest, source, nelems, pe));
}
FN(void, shmem_ulong_put_nbi, (unsigned long *dest, const unsigned long *source, size_t nelems, int pe))
{
    must(ferry_ulong_put_nbi(dest, source, nelems, pe));
}
FN(void, shmem_ctx_ulong_put_nbi, (shmem_ctx_t ctx, unsigned long *dest, const unsigned long *source, size_t nelems,
    int pe))
{
    must(ferry_ctx_ulong_put_nbi(ctx_of(ctx), dest, source, nelems, pe));
}
FN(void, shmem_ulonglong_put_nbi, (unsigned long long *dest, const unsigned long long *source, size_t nelems, int pe))
{
    must(ferry_ulonglong_put_nbi(dest, source, nelems, pe));
}
FN(void, shmem_ctx_ulonglong_put_nbi, (shmem_ctx_t ctx, unsigned long long *dest, const unsigned long long *source,
    size_t nelems, int pe))
{
    must(ferry_ctx_ulonglong_put_nbi(ctx_of(ctx), dest, source, nelems, pe));
}
FN(void, shmem_int8_put_nbi, (int8_t *dest, const int8_t *source, size_t nelems, int pe))
{
    must(ferry_int8_put_nbi(dest, source, nelems, pe));
}
FN(void, shmem_ctx_int8_put_nbi, (shmem_ctx_t ctx, int8_t *dest, const int8_t *source, size_t nelems, int pe))
{
    must(ferry_ctx_int8_put_nbi(ctx_of(ctx), dest, source, nelems, pe));
}
FN(void, shmem_int16_put_nbi, (int16_t *dest, const int16_t *source, size_t nelems, int pe))
{
    must(ferry_int16_put_nbi(dest, source, nelems, pe));
}
FN(void, shmem_ctx_int16_put_nbi, (shmem_ctx_t ctx, int16_t *dest, const int16_t *source, size_t nelems, int pe))
{
    must(ferry_ctx_int16_put_nbi(ctx_of(ctx), dest, source, nelems, pe));
}
FN(void, shmem_uint8_put_nbi, (uint8_t *dest, const uint8_t *source, size_t nelems, int pe))
{
    must(ferry_uint8_put_nbi(dest, source, nelems, pe));
}
FN(void, shmem_ctx_uint8_put_nbi, (shmem_ctx_t ctx, uint8_t *dest, const uint8_t *source, size_t nelems, int pe))
{
    must(ferry_ctx_uint8_put_nbi(ctx_of(ctx), dest, source, nelems, pe));
}
FN(void, shmem_uint16_put_nbi, (uint16_t *dest, const uint16_t *source, size_t nelems, int pe))
{
    must(ferry_uint16_put_nbi(dest, source, nelems, pe));
}
FN(void, shmem_ctx_uint16_put_nbi, (shmem_ctx_t ctx, uint16_t *dest, const uint16_t *source, size_t nelems, int pe))
{
    must(ferry_ctx_uint16_put_nbi(ctx_of(ctx), dest, source, nelems, pe));
}
FN(void, shmem_int32_put_nbi, (int32_t *dest, const int32_t *source, size_t nelems, int pe))
{
    must(ferry_int32_put_nbi(dest, source, nelems, pe));
}
FN(void, shmem_ctx_int32_put_nbi, (shmem_ctx_t ctx, int32_t *dest, const int32_t *source, size_t nelems, int pe))
{
    must(ferry_ctx_int32_put_nbi(ctx_of(ctx), dest, source, nelems, pe));
}
FN(void, shmem_int64_put_nbi, (int64_t *dest, const int64_t *source, size_t nelems, int pe))
{
    must(ferry_int64_put_nbi(dest, source, nelems, pe));
}
FN(void, shmem_ctx_int64_put_nbi, (shmem_ctx_t ctx, int64_t *dest, const int64_t *source, size_t nelems, int pe))
{
    must(ferry_ctx_int64_put_nbi(ctx_of(ctx), dest, source, nelems, pe));
}
FN(void, shmem_uint32_put_nbi, (uint32_t *dest, const uint32_t *source, size_t nelems, int pe))
{
    must(ferry_uint32_put_nbi(dest, source, nelems, pe));
}
FN(void, shmem_ctx_uint32_put_nbi, (shmem_ctx_t ctx, uint32_t *dest, const uint32_t *source, size_t nelems, int pe))
{
    must(ferry_ctx_uint32_put_nbi(ctx_of(ctx), dest, source, nelems, pe));
}
FN(void, shmem_uint64_put_nbi, (uint64_t *dest, const uint64_t *source, size_t nelems, int pe))
{
    must(ferry_uint64_put_nbi(dest, source, nelems, pe));
}
FN(void, shmem_ctx_uint64_put_nbi, (shmem_ctx_t ctx, uint64_t *dest, const uint64_t *source, size_t nelems, int pe))
{
    must(ferry_ctx_uint64_put_nbi(ctx_of(ctx), dest, source, nelems, pe));
}
FN(void, shmem_size_put_nbi, (size_t *dest, const size_t *source, size_t nelems, int pe))
{
    must(ferry_size_put_nbi(dest, source, nelems, pe));
}
FN(void, shmem_ctx_size_put_nbi, (shmem_ctx_t ctx, size_t *dest, const size_t *source, size_t nelems, int pe))
{
    must(ferry_ctx_size_put_nbi(ctx_of(ctx), dest, source, nelems, pe));
}
FN(void, shmem_ptrdiff_put_nbi, (ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems, int pe))
{
    must(ferry_ptrdiff_put_nbi(dest, source, nelems, pe));
}
FN(void, shmem_ctx_ptrdiff_put_nbi, (shmem_ctx_t ctx, ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems, int pe))
{
    must(ferry_ctx_ptrdiff_put_nbi(ctx_of(ctx), dest, source, nelems, pe));
}
FN(void, shmem_put8_nbi, (void *dest, const void *source, size_t nelems, int pe))
{
    must(ferry_put8_nbi(dest, source, nelems, pe));
}
FN(void, shmem_ctx_put8_nbi, (shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe))
{
    must(ferry_ctx_put8_nbi(ctx_of(ctx), dest, source, nelems, pe));
}
FN(void, shmem_put16_nbi, (void *dest, const void *source, size_t nelems, int pe))
{
    must(ferry_put16_nbi(dest, source, nelems, pe));
}
FN(void, shmem_ctx_put16_nbi, (shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe))
{
    must(ferry_ctx_put16_nbi(ctx_of(ctx), dest, source, nelems, pe));
}
FN(void, shmem_put32_nbi, (void *dest, const void *source, size_t nelems, int pe))
{
    must(ferry_put32_nbi(dest, source, nelems, pe));
}
FN(void, shmem_ctx_put32_nbi, (shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe))
{
    must(ferry_ctx_put32_nbi(ctx_of(ctx), dest, source, nelems, pe));
}
FN(void, shmem_put64_nbi, (void *dest, const void *source, size_t nelems, int pe))
{
    must(ferry_put64_nbi(dest, source, nelems, pe));
}
FN(void, shmem_ctx_put64_nbi, (shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe))
{
    must(ferry_ctx_put64_nbi(ctx_of(ctx), dest, source, nelems, pe));
}
FN(void, shmem_put128_nbi, (void *dest, const void *source, size_t nelems, int pe))
{
    must(ferry_put128_nbi(dest, source, nelems, pe));
}
FN(void, shmem_ctx_put128_nbi, (shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe))
{
    must(ferry_ctx_put128_nbi(ctx_of(ctx), dest, source, nelems, pe));
}
FN(void, shmem_putmem_nbi, (void *dest, const void *source, size_t nbytes, int pe))
{
    must(ferry_putmem_nbi(dest, source, nbytes, pe));
}
FN(void, shmem_ctx_putmem_nbi, (shmem_ctx_t ctx, void *dest, const void *source, size_t nbytes, int pe))
{
    must(ferry_ctx_putmem_nbi(ctx_of(ctx), dest, source, nbytes, pe));
}

/* shmem_TYPE_get_nbi, shmem_getBITS_nbi, shmem_getmem_nbi */
FN(void, shmem_float_get_nbi, (float *dest, const float *source, size_t nelems, int pe))
{
    must(ferry_float_get_nbi(dest, source, nelems, pe));
}
FN(void, shmem_ctx_float_get_nbi, (shmem_ctx_t ctx, float *dest, const float *source, size_t nelems, int pe))
{
    must(ferry_ctx_float_get_nbi(ctx_of(ctx), dest, source, nelems, pe));
}
FN(void, shmem_double_get_nbi, (double *dest, const double *source, size_t nelems, int pe))
{
    must(ferry_double_get_nbi(dest, source, nelems, pe));
}
FN(void, shmem_ctx_double_get_nbi, (shmem_ctx_t ctx, double *dest, const double *source, size_t nelems, int pe))
{
    must(ferry_ctx_double_get_nbi(ctx_of(ctx), dest, source, nelems, pe));
}
FN(void, shmem_longdouble_get_nbi, (long double *dest, const long double *source, size_t nelems, int pe))
{
    must(ferry_longdouble_get_nbi(dest, source, nelems, pe));
}
FN(void, shmem_ctx_longdouble_get_nbi, (shmem_ctx_t ctx, long double *dest, const long double *source, size_t nelems,
    int pe))
{
    must(ferry_ctx_longdouble_get_nbi(ctx_of(ctx), dest, source, nelems, pe));
}
FN(void, shmem_char_get_nbi, (char *dest, const char *source, size_t nelems, int pe))
{
    must(ferry_char_get_nbi(dest, source, nelems, pe));
}
FN(void, shmem_ctx_char_get_nbi, (shmem_ctx_t ctx, char *dest, const char *source, size_t nelems, int pe))
{
    must(ferry_ctx_char_get_nbi(ctx_of(ctx), dest, source, nelems, pe));
}
FN(void, shmem_schar_get_nbi, (signed char *dest, const signed char *source, size_t nelems, int pe))
{
    must(ferry_schar_get_nbi(dest, source, nelems, pe));
}
FN(void, shmem_ctx_schar_get_nbi, (shmem_ctx_t ctx, signed char *dest, const signed char *source, size_t nelems,
    int pe))
{
    must(ferry_ctx_schar_get_nbi(ctx_of(ctx), dest, source, nelems, pe));
}
FN(void, shmem_short_get_nbi, (short *dest, const short *source, size_t nelems, int pe))
{
    must(ferry_short_get_nbi(dest, source, nelems, pe));
}
FN(void, shmem_ctx_short_get_nbi, (shmem_ctx_t ctx, short *dest, const short *source, size_t nelems, int pe))
{
    must(ferry_ctx_short_get_nbi(ctx_of(ctx), dest, source, nelems, pe));
}
FN(void, shmem_uchar_get_nbi, (unsigned char *dest, const unsigned char *source, size_t nelems, int pe))
{
    must(ferry_uchar_get_nbi(dest, source, nelems, pe));
}
FN(void, shmem_ctx_uchar_get_nbi, (shmem_ctx_t ctx, unsigned char *dest, const unsigned char *source, size_t nelems,
    int pe))
{
    must(ferry_ctx_uchar_get_nbi(ctx_of(ctx), dest, source, nelems, pe));
}
FN(void, shmem_ushort_get_nbi, (unsigned short *dest, const unsigned short *source, size_t nelems, int pe))
{
    must(ferry_ushort_get_nbi(dest, source, nelems, pe));
}
FN(void, shmem_ctx_ushort_get_nbi, (shmem_ctx_t ctx, unsigned short *dest, const unsigned short *source, size_t nelems,
    int pe))
{
    must(ferry_ctx_ushort_get_nbi(ctx_of(ctx), dest, source, nelems, pe));
}
FN(void, shmem_int_get_nbi, (int *dest, const int *source, size_t nelems, int pe))
{
    must(ferry_int_get_nbi(dest, source, nelems, pe));
}
FN(void, shmem_ctx_int_get_nbi, (shmem_ctx_t ctx, int *dest, const int *source, size_t nelems, int pe))
{
    must(ferry_ctx_int_get_nbi(ctx_of(ctx), dest, source, nelems, pe));
}
FN(void, shmem_long_get_nbi, (long *dest, const long *source, size_t nelems, int pe))
{
    must(ferry_long_get_nbi(dest, source, nelems, pe));
}
FN(void, shmem_ctx_long_get_nbi, (shmem_ctx_t ctx, long *dest, const long *source, size_t nelems, int pe))
{
    must(ferry_ctx_long_get_nbi(ctx_of(ctx), dest, source, nelems, pe));
}
FN(void, shmem_longlong_get_nbi, (long long *dest, const long long *source, size_t nelems, int pe))
{
    must(ferry_longlong_get_nbi(dest, source, nelems, pe));
}
FN(void, shmem_ctx_longlong_get_nbi, (shmem_ctx_t ctx, long long *dest, const long long *source, size_t nelems, int pe))
{
    must(ferry_ctx_longlong_get_nbi(ctx_of(ctx), dest, source, nelems, pe));
}
FN(void, shmem_uint_get_nbi, (unsigned int *dest, const unsigned int *source, size_t nelems, int pe))
{
    must(ferry_uint_get_nbi(dest, source, nelems, pe));
}
FN(void, shmem_ctx_uint_get_nbi, (shmem_ctx_t ctx, unsigned int *dest, const unsigned int *source, size_t nelems,
    int pe))
{
    must(ferry_ctx_uint_get_nbi(ctx_of(ctx), dest, source, nelems, pe));
}
FN(void, shmem_ulong_get_nbi, (unsigned long *dest, const unsigned long *source, size_t nelems, int pe))
{
    must(ferry_ulong_get_nbi(dest, source, nelems, pe));
}
FN(void, shmem_ctx_ulong_get_nbi, (shmem_ctx_t ctx, unsigned long *dest, const unsigned long *source, size_t nelems,
    int pe))
{
    must(ferry_ctx_ulong_get_nbi(ctx_of(ctx), dest, source, nelems, pe));
}
FN(void, shmem_ulonglong_get_nbi, (unsigned long long *dest, const unsigned long long *source, size_t nelems, int pe))
{
    must(ferry_ulonglong_get_nbi(dest, source, nelems, pe));
}
FN(void, shmem_ctx_ulonglong_get_nbi, (shmem_ctx_t ctx, unsigned long long *dest, const unsigned long long *source,
    size_t nelems, int pe))
{
    must(ferry_ctx_ulonglong_get_nbi(ctx_of(ctx), dest, source, nelems, pe));
}
FN(void, shmem_int8_get_nbi, (int8_t *dest, const int8_t *source, size_t nelems, int pe))
{
    must(ferry_int8_get_nbi(dest, source, nelems, pe));
}
FN(void, shmem_ctx_int8_get_nbi, (shmem_ctx_t ctx, int8_t *dest, const int8_t *source, size_t nelems, int pe))
{
    must(ferry_ctx_int8_get_nbi(ctx_of(ctx), dest, source, nelems, pe));
}
FN(void, shmem_int16_get_nbi, (int16_t *dest, const int16_t *source, size_t nelems, int pe))
{
    must(ferry_int16_get_nbi(dest, source, nelems, pe));
}
FN(void, shmem_ctx_int16_get_nbi, (shmem_ctx_t ctx, int16_t *dest, const int16_t *source, size_t nelems, int pe))
{
    must(ferry_ctx_int16_get_nbi(ctx_of(ctx), dest, source, nelems, pe));
}
FN(void, shmem_uint8_get_nbi, (uint8_t *dest, const uint8_t *source, size_t nelems, int pe))
{
    must(ferry_uint8_get_nbi(dest, source, nelems, pe));
}
FN(void, shmem_ctx_uint8_get_nbi, (shmem_ctx_t ctx, uint8_t *dest, const uint8_t *source, size_t nelems, int pe))
{
    must(ferry_ctx_uint8_get_nbi(ctx_of(ctx), dest, source, nelems, pe));
}
FN(void, shmem_uint16_get_nbi, (uint16_t *dest, const uint16_t *source, size_t nelems, int pe))
{
    must(ferry_uint16_get_nbi(dest, source, nelems, pe));
}
FN(void, shmem_ctx_uint16_get_nbi, (shmem_ctx_t ctx, uint16_t *dest, const uint16_t *source, size_t nelems, int pe))
{
    must(ferry_ctx_uint16_get_nbi(ctx_of(ctx), dest, source, nelems, pe));
}
FN(void, shmem_int32_get_nbi, (int32_t *dest, const int32_t *source, size_t nelems, int pe))
{
    must(ferry_int32_get_nbi(dest, source, nelems, pe));
}
FN(void, shmem_ctx_int32_get_nbi, (shmem_ctx_t ctx, int32_t *dest, const int32_t *source, size_t nelems, int pe))
{
    must(ferry_ctx_int32_get_nbi(ctx_of(ctx), dest, source, nelems, pe));
}
FN(void, shmem_int64_get_nbi, (int64_t *dest, const int64_t *source, size_t nelems, int pe))
{
    must(ferry_int64_get_nbi(dest, source, nelems, pe));
}
FN(void, shmem_ctx_int64_get_nbi, (shmem_ctx_t ctx, int64_t *dest, const int64_t *source, size_t nelems, int pe))
{
    must(ferry_ctx_int64_get_nbi(ctx_of(ctx), dest, source, nelems, pe));
}
FN(void, shmem_uint32_get_nbi, (uint32_t *dest, const uint32_t *source, size_t nelems, int pe))
{
    must(ferry_uint32_get_nbi(dest, source, nelems, pe));
}
FN(void, shmem_ctx_uint32_get_nbi, (shmem_ctx_t ctx, uint32_t *dest, const uint32_t *source, size_t nelems, int pe))
{
    must(ferry_ctx_uint32_get_nbi(ctx_of(ctx), dest, source, nelems, pe));
}
FN(void, shmem_uint64_get_nbi, (uint64_t *dest, const uint64_t *source, size_t nelems, int pe))
{
    must(ferry_uint64_get_nbi(dest, source, nelems, pe));
}
FN(void, shmem_ctx_uint64_get_nbi, (shmem_ctx_t ctx, uint64_t *dest, const uint64_t *source, size_t nelems, int pe))
{
    must(ferry_ctx_uint64_get_nbi(ctx_of(ctx), dest, source, nelems, pe));
}
FN(void, shmem_size_get_nbi, (size_t *dest, const size_t *source, size_t nelems, int pe))
{
    must(ferry_size_get_nbi(dest, source, nelems, pe));
}
FN(void, shmem_ctx_size_get_nbi, (shmem_ctx_t ctx, size_t *dest, const size_t *source, size_t nelems, int pe))
{
    must(ferry_ctx_size_get_nbi(ctx_of(ctx), dest, source, nelems, pe));
}
FN(void, shmem_ptrdiff_get_nbi, (ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems, int pe))
{
    must(ferry_ptrdiff_get_nbi(dest, source, nelems, pe));
}
FN(void, shmem_ctx_ptrdiff_get_nbi, (shmem_ctx_t ctx, ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems, int pe))
{
    must(ferry_ctx_ptrdiff_get_nbi(ctx_of(ctx), dest, source, nelems, pe));
}
FN(void, shmem_get8_nbi, (void *dest, const void *source, size_t nelems, int pe))
{
    must(ferry_get8_nbi(dest, source, nelems, pe));
}
FN(void, shmem_ctx_get8_nbi, (shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe))
{
    must(ferry_ctx_get8_nbi(ctx_of(ctx), dest, source, nelems, pe));
}
FN(void, shmem_get16_nbi, (void *dest, const void *source, size_t nelems, int pe))
{
    must(ferry_get16_nbi(dest, source, nelems, pe));
}
FN(void, shmem_ctx_get16_nbi, (shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe))
{
    must(ferry_ctx_get16_nbi(ctx_of(ctx), dest, source, nelems, pe));
}
FN(void, shmem_get32_nbi, (void *dest, const void *source, size_t nelems, int pe))
{
    must(ferry_get32_nbi(dest, source, nelems, pe));
}
FN(void, shmem_ctx_get32_nbi, (shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe))
{
    must(ferry_ctx_get32_nbi(ctx_of(ctx), dest, source, nelems, pe));
}
FN(void, shmem_get64_nbi, (void *dest, const void *source, size_t nelems, int pe))
{
    must(ferry_get64_nbi(dest, source, nelems, pe));
}
FN(void, shmem_ctx_get64_nbi, (shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe))
{
    must(ferry_ctx_get64_nbi(ctx_of(ctx), dest, source, nelems, pe));
}
FN(void, shmem_get128_nbi, (void *dest, const void *source, size_t nelems, int pe))
{
    must(ferry_get128_nbi(dest, source, nelems, pe));
}
FN(void, shmem_ctx_get128_nbi, (shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe))
{
    must(ferry_ctx_get128_nbi(ctx_of(ctx), dest, source, nelems, pe));
}
FN(void, shmem_getmem_nbi, (void *dest, const void *source, size_t nbytes, int pe))
{
    must(ferry_getmem_nbi(dest, source, nbytes, pe));
}
FN(void, shmem_ctx_getmem_nbi, (shmem_ctx_t ctx, void *dest, const void *source, size_t nbytes, int pe))
{
    must(ferry_ctx_getmem_nbi(ctx_of(ctx), dest, source, nbytes, pe));
}

/* shmem_TYPE_iput, shmem_iputBITS */
FN(void, shmem_float_iput, (float *dest, const float *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe))
{
    must(ferry_float_iput(dest, source, dst, sst, nelems, pe));
}
FN(void, shmem_ctx_float_iput, (shmem_ctx_t ctx, float *dest, const float *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe))
{
    must(ferry_ctx_float_iput(ctx_of(ctx), dest, source, dst, sst, nelems, pe));
}
FN(void, shmem_double_iput, (double *dest, const double *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe))
{
    must(ferry_double_iput(dest, source, dst, sst, nelems, pe));
}
FN(void, shmem_ctx_double_iput, (shmem_ctx_t ctx, double *dest, const double *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe))
{
    must(ferry_ctx_double_iput(ctx_of(ctx), dest, source, dst, sst, nelems, pe));
}
FN(void, shmem_longdouble_iput, (long double *dest, const long double *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe))
{
    must(ferry_longdouble_iput(dest, source, dst, sst, nelems, pe));
}
FN(void, shmem_ctx_longdouble_iput, (shmem_ctx_t ctx, long double *dest, const long double *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe))
{
    must(ferry_ctx_longdouble_iput(ctx_of(ctx), dest, source, dst, sst, nelems, pe));
}
FN(void, shmem_char_iput, (char *dest, const char *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe))
{
    must(ferry_char_iput(dest, source, dst, sst, nelems, pe));
}
FN(void, shmem_ctx_char_iput, (shmem_ctx_t ctx, char *dest, const char *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe))
{
    must(ferry_ctx_char_iput(ctx_of(ctx), dest, source, dst, sst, nelems, pe));
}
FN(void, shmem_schar_iput, (signed char *dest, const signed char *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
    int pe))
{
    must(ferry_schar_iput(dest, source, dst, sst, nelems, pe));
}
FN(void, shmem_ctx_schar_iput, (shmem_ctx_t ctx, signed char *dest, const signed char *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe))
{
    must(ferry_ctx_schar_iput(ctx_of(ctx), dest, source, dst, sst, nelems, pe));
}
FN(void, shmem_short_iput, (short *dest, const short *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe))
{
    must(ferry_short_iput(dest, source, dst, sst, nelems, pe));
}
FN(void, shmem_ctx_short_iput, (shmem_ctx_t ctx, short *dest, const short *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe))
{
    must(ferry_ctx_short_iput(ctx_of(ctx), dest, source, dst, sst, nelems, pe));
}
FN(void, shmem_uchar_iput, (unsigned char *dest, const unsigned char *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe))
{
    must(ferry_uchar_iput(dest, source, dst, sst, nelems, pe));
}
FN(void, shmem_ctx_uchar_iput, (shmem_ctx_t ctx, unsigned char *dest, const unsigned char *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe))
{
    must(ferry_ctx_uchar_iput(ctx_of(ctx), dest, source, dst, sst, nelems, pe));
}
FN(void, shmem_ushort_iput, (unsigned short *dest, const unsigned short *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe))
{
    must(ferry_ushort_iput(dest, source, dst, sst, nelems, pe));
}
FN(void, shmem_ctx_ushort_iput, (shmem_ctx_t ctx, unsigned short *dest, const unsigned short *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe))
{
    must(ferry_ctx_ushort_iput(ctx_of(ctx), dest, source, dst, sst, nelems, pe));
}
FN(void, shmem_int_iput, (int *dest, const int *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe))
{
    must(ferry_int_iput(dest, source, dst, sst, nelems, pe));
}
FN(void, shmem_ctx_int_iput, (shmem_ctx_t ctx, int *dest, const int *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe))
{
    must(ferry_ctx_int_iput(ctx_of(ctx), dest, source, dst, sst, nelems, pe));
}
FN(void, shmem_long_iput, (long *dest, const long *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe))
{
    must(ferry_long_iput(dest, source, dst, sst, nelems, pe));
}
FN(void, shmem_ctx_long_iput, (shmem_ctx_t ctx, long *dest, const long *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe))
{
    must(ferry_ctx_long_iput(ctx_of(ctx), dest, source, dst, sst, nelems, pe));
}
FN(void, shmem_longlong_iput, (long long *dest, const long long *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
    int pe))
{
    must(ferry_longlong_iput(dest, source, dst, sst, nelems, pe));
}
FN(void, shmem_ctx_longlong_iput, (shmem_ctx_t ctx, long long *dest, const long long *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe))
{
    must(ferry_ctx_longlong_iput(ctx_of(ctx), dest, source, dst, sst, nelems, pe));
}
FN(void, shmem_uint_iput, (unsigned int *dest, const unsigned int *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
    int pe))
{
    must(ferry_uint_iput(dest, source, dst, sst, nelems, pe));
}
FN(void, shmem_ctx_uint_iput, (shmem_ctx_t ctx, unsigned int *dest, const unsigned int *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe))
{
    must(ferry_ctx_uint_iput(ctx_of(ctx), dest, source, dst, sst, nelems, pe));
}
FN(void, shmem_ulong_iput, (unsigned long *dest, const unsigned long *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe))
{
    must(ferry_ulong_iput(dest, source, dst, sst, nelems, pe));
}
FN(void, shmem_ctx_ulong_iput, (shmem_ctx_t ctx, unsigned long *dest, const unsigned long *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe))
{
    must(ferry_ctx_ulong_iput(ctx_of(ctx), dest, source, dst, sst, nelems, pe));
}
FN(void, shmem_ulonglong_iput, (unsigned long long *dest, const unsigned long long *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe))
{
    must(ferry_ulonglong_iput(dest, source, dst, sst, nelems, pe));
}
FN(void, shmem_ctx_ulonglong_iput, (shmem_ctx_t ctx, unsigned long long *dest, const unsigned long long *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe))
{
    must(ferry_ctx_ulonglong_iput(ctx_of(ctx), dest, source, dst, sst, nelems, pe));
}
FN(void, shmem_int8_iput, (int8_t *dest, const int8_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe))
{
    must(ferry_int8_iput(dest, source, dst, sst, nelems, pe));
}
FN(void, shmem_ctx_int8_iput, (shmem_ctx_t ctx, int8_t *dest, const int8_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe))
{
    must(ferry_ctx_int8_iput(ctx_of(ctx), dest, source, dst, sst, nelems, pe));
}
FN(void, shmem_int16_iput, (int16_t *dest, const int16_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe))
{
    must(ferry_int16_iput(dest, source, dst, sst, nelems, pe));
}
FN(void, shmem_ctx_int16_iput, (shmem_ctx_t ctx, int16_t *dest, const int16_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe))
{
    must(ferry_ctx_int16_iput(ctx_of(ctx), dest, source, dst, sst, nelems, pe));
}
FN(void, shmem_uint8_iput, (uint8_t *dest, const uint8_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe))
{
    must(ferry_uint8_iput(dest, source, dst, sst, nelems, pe));
}
FN(void, shmem_ctx_uint8_iput, (shmem_ctx_t ctx, uint8_t *dest, const uint8_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe))
{
    must(ferry_ctx_uint8_iput(ctx_of(ctx), dest, source, dst, sst, nelems, pe));
}
FN(void, shmem_uint16_iput, (uint16_t *dest, const uint16_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
    int pe))
{
    must(ferry_uint16_iput(dest, source, dst, sst, nelems, pe));
}
FN(void, shmem_ctx_uint16_iput, (shmem_ctx_t ctx, uint16_t *dest, const uint16_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe))
{
    must(ferry_ctx_uint16_iput(ctx_of(ctx), dest, source, dst, sst, nelems, pe));
}
FN(void, shmem_int32_iput, (int32_t *dest, const int32_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe))
{
    must(ferry_int32_iput(dest, source, dst, sst, nelems, pe));
}
FN(void, shmem_ctx_int32_iput, (shmem_ctx_t ctx, int32_t *dest, const int32_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe))
{
    must(ferry_ctx_int32_iput(ctx_of(ctx), dest, source, dst, sst, nelems, pe));
}
FN(void, shmem_int64_iput, (int64_t *dest, const int64_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe))
{
    must(ferry_int64_iput(dest, source, dst, sst, nelems, pe));
}
FN(void, shmem_ctx_int64_iput, (shmem_ctx_t ctx, int64_t *dest, const int64_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe))
{
    must(ferry_ctx_int64_iput(ctx_of(ctx), dest, source, dst, sst, nelems, pe));
}
FN(void, shmem_uint32_iput, (uint32_t *dest, const uint32_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
    int pe))
{
    must(ferry_uint32_iput(dest, source, dst, sst, nelems, pe));
}
FN(void, shmem_ctx_uint32_iput, (shmem_ctx_t ctx, uint32_t *dest, const uint32_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe))
{
    must(ferry_ctx_uint32_iput(ctx_of(ctx), dest, source, dst, sst, nelems, pe));
}
FN(void, shmem_uint64_iput, (uint64_t *dest, const uint64_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
    int pe))
{
    must(ferry_uint64_iput(dest, source, dst, sst, nelems, pe));
}
FN(void, shmem_ctx_uint64_iput, (shmem_ctx_t ctx, uint64_t *dest, const uint64_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe))
{
    must(ferry_ctx_uint64_iput(ctx_of(ctx), dest, source, dst, sst, nelems, pe));
}
FN(void, shmem_size_iput, (size_t *dest, const size_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe))
{
    must(ferry_size_iput(dest, source, dst, sst, nelems, pe));
}
FN(void, shmem_ctx_size_iput, (shmem_ctx_t ctx, size_t *dest, const size_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe))
{
    must(ferry_ctx_size_iput(ctx_of(ctx), dest, source, dst, sst, nelems, pe));
}
FN(void, shmem_ptrdiff_iput, (ptrdiff_t *dest, const ptrdiff_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
    int pe))
{
    must(ferry_ptrdiff_iput(dest, source, dst, sst, nelems, pe));
}
FN(void, shmem_ctx_ptrdiff_iput, (shmem_ctx_t ctx, ptrdiff_t *dest, const ptrdiff_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe))
{
    must(ferry_ctx_ptrdiff_iput(ctx_of(ctx), dest, source, dst, sst, nelems, pe));
}
FN(void, shmem_iput8, (void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe))
{
    must(ferry_iput8(dest, source, dst, sst, nelems, pe));
}
FN(void, shmem_ctx_iput8, (shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
    int pe))
{
    must(ferry_ctx_iput8(ctx_of(ctx), dest, source, dst, sst, nelems, pe));
}
FN(void, shmem_iput16, (void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe))
{
    must(ferry_iput16(dest, source, dst, sst, nelems, pe));
}
FN(void, shmem_ctx_iput16, (shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe))
{
    must(ferry_ctx_iput16(ctx_of(ctx), dest, source, dst, sst, nelems, pe));
}
FN(void, shmem_iput32, (void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe))
{
    must(ferry_iput32(dest, source, dst, sst, nelems, pe));
}
FN(void, shmem_ctx_iput32, (shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe))
{
    must(ferry_ctx_iput32(ctx_of(ctx), dest, source, dst, sst, nelems, pe));
}
FN(void, shmem_iput64, (void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe))
{
    must(ferry_iput64(dest, source, dst, sst, nelems, pe));
}
FN(void, shmem_ctx_iput64, (shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe))
{
    must(ferry_ctx_iput64(ctx_of(ctx), dest, source, dst, sst, nelems, pe));
}
FN(void, shmem_iput128, (void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe))
{
    must(ferry_iput128(dest, source, dst, sst, nelems, pe));
}
FN(void, shmem_ctx_iput128, (shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe))
{
    must(ferry_ctx_iput128(ctx_of(ctx), dest, source, dst, sst, nelems, pe));
}

/* shmem_TYPE_iget, shmem_igetBITS */
FN(void, shmem_float_iget, (float *dest, const float *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe))
{
    must(ferry_float_iget(dest, source, dst, sst, nelems, pe));
}
FN(void, shmem_ctx_float_iget, (shmem_ctx_t ctx, float *dest, const float *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe))
{
    must(ferry_ctx_float_iget(ctx_of(ctx), dest, source, dst, sst, nelems, pe));
}
FN(void, shmem_double_iget, (double *dest, const double *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe))
{
    must(ferry_double_iget(dest, source, dst, sst, nelems, pe));
}
FN(void, shmem_ctx_double_iget, (shmem_ctx_t ctx, double *dest, const double *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe))
{
    must(ferry_ctx_double_iget(ctx_of(ctx), dest, source, dst, sst, nelems, pe));
}
FN(void, shmem_longdouble_iget, (long double *dest, const long double *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe))
{
    must(ferry_longdouble_iget(dest, source, dst, sst, nelems, pe));
}
FN(void, shmem_ctx_longdouble_iget, (shmem_ctx_t ctx, long double *dest, const long double *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe))
{
    must(ferry_ctx_longdouble_iget(ctx_of(ctx), dest, source, dst, sst, nelems, pe));
}
FN(void, shmem_char_iget, (char *dest, const char *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe))
{
    must(ferry_char_iget(dest, source, dst, sst, nelems, pe));
}
FN(void, shmem_ctx_char_iget, (shmem_ctx_t ctx, char *dest, const char *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe))
{
    must(ferry_ctx_char_iget(ctx_of(ctx), dest, source, dst, sst, nelems, pe));
}
FN(void, shmem_schar_iget, (signed char *dest, const signed char *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
    int pe))
{
    must(ferry_schar_iget(dest, source, dst, sst, nelems, pe));
}
FN(void, shmem_ctx_schar_iget, (shmem_ctx_t ctx, signed char *dest, const signed char *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe))
{
    must(ferry_ctx_schar_iget(ctx_of(ctx), dest, source, dst, sst, nelems, pe));
}
FN(void, shmem_short_iget, (short *dest, const short *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe))
{
    must(ferry_short_iget(dest, source, dst, sst, nelems, pe));
}
FN(void, shmem_ctx_short_iget, (shmem_ctx_t ctx, short *dest, const short *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe))
{
    must(ferry_ctx_short_iget(ctx_of(ctx), dest, source, dst, sst, nelems, pe));
}
FN(void, shmem_uchar_iget, (unsigned char *dest, const unsigned char *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe))
{
    must(ferry_uchar_iget(dest, source, dst, sst, nelems, pe));
}
FN(void, shmem_ctx_uchar_iget, (shmem_ctx_t ctx, unsigned char *dest, const unsigned char *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe))
{
    must(ferry_ctx_uchar_iget(ctx_of(ctx), dest, source, dst, sst, nelems, pe));
}
FN(void, shmem_ushort_iget, (unsigned short *dest, const unsigned short *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe))
{
    must(ferry_ushort_iget(dest, source, dst, sst, nelems, pe));
}
FN(void, shmem_ctx_ushort_iget, (shmem_ctx_t ctx, unsigned short *dest, const unsigned short *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe))
{
    must(ferry_ctx_ushort_iget(ctx_of(ctx), dest, source, dst, sst, nelems, pe));
}
FN(void, shmem_int_iget, (int *dest, const int *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe))
{
    must(ferry_int_iget(dest, source, dst, sst, nelems, pe));
}
FN(void, shmem_ctx_int_iget, (shmem_ctx_t ctx, int *dest, const int *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe))
{
    must(ferry_ctx_int_iget(ctx_of(ctx), dest, source, dst, sst, nelems, pe));
}
FN(void, shmem_long_iget, (long *dest, const long *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe))
{
    must(ferry_long_iget(dest, source, dst, sst, nelems, pe));
}
FN(void, shmem_ctx_long_iget, (shmem_ctx_t ctx, long *dest, const long *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe))
{
    must(ferry_ctx_long_iget(ctx_of(ctx), dest, source, dst, sst, nelems, pe));
}
FN(void, shmem_longlong_iget, (long long *dest, const long long *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
    int pe))
{
    must(ferry_longlong_iget(dest, source, dst, sst, nelems, pe));
}
FN(void, shmem_ctx_longlong_iget, (shmem_ctx_t ctx, long long *dest, const long long *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe))
{
    must(ferry_ctx_longlong_iget(ctx_of(ctx), dest, source, dst, sst, nelems, pe));
}
FN(void, shmem_uint_iget, (unsigned int *dest, const unsigned int *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
    int pe))
{
    must(ferry_uint_iget(dest, source, dst, sst, nelems, pe));
}
FN(void, shmem_ctx_uint_iget, (shmem_ctx_t ctx, unsigned int *dest, const unsigned int *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe))
{
    must(ferry_ctx_uint_iget(ctx_of(ctx), dest, source, dst, sst, nelems, pe));
}
FN(void, shmem_ulong_iget, (unsigned long *dest, const unsigned long *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe))
{
    must(ferry_ulong_iget(dest, source, dst, sst, nelems, pe));
}
FN(void, shmem_ctx_ulong_iget, (shmem_ctx_t ctx, unsigned long *dest, const unsigned long *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe))
{
    must(ferry_ctx_ulong_iget(ctx_of(ctx), dest, source, dst, sst, nelems, pe));
}
FN(void, shmem_ulonglong_iget, (unsigned long long *dest, const unsigned long long *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe))
{
    must(ferry_ulonglong_iget(dest, source, dst, sst, nelems, pe));
}
FN(void, shmem_ctx_ulonglong_iget, (shmem_ctx_t ctx, unsigned long long *dest, const unsigned long long *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe))
{
    must(ferry_ctx_ulonglong_iget(ctx_of(ctx), dest, source, dst, sst, nelems, pe));
}
FN(void, shmem_int8_iget, (int8_t *dest, const int8_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe))
{
    must(ferry_int8_iget(dest, source, dst, sst, nelems, pe));
}
FN(void, shmem_ctx_int8_iget, (shmem_ctx_t ctx, int8_t *dest, const int8_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe))
{
    must(ferry_ctx_int8_iget(ctx_of(ctx), dest, source, dst, sst, nelems, pe));
}
FN(void, shmem_int16_iget, (int16_t *dest, const int16_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe))
{
    must(ferry_int16_iget(dest, source, dst, sst, nelems, pe));
}
FN(void, shmem_ctx_int16_iget, (shmem_ctx_t ctx, int16_t *dest, const int16_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe))
{
    must(ferry_ctx_int16_iget(ctx_of(ctx), dest, source, dst, sst, nelems, pe));
}
FN(void, shmem_uint8_iget, (uint8_t *dest, const uint8_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe))
{
    must(ferry_uint8_iget(dest, source, dst, sst, nelems, pe));
}
FN(void, shmem_ctx_uint8_iget, (shmem_ctx_t ctx, uint8_t *dest, const uint8_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe))
{
    must(ferry_ctx_uint8_iget(ctx_of(ctx), dest, source, dst, sst, nelems, pe));
}
FN(void, shmem_uint16_iget, (uint16_t *dest, const uint16_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
    int pe))
{
    must(ferry_uint16_iget(dest, source, dst, sst, nelems, pe));
}
FN(void, shmem_ctx_uint16_iget, (shmem_ctx_t ctx, uint16_t *dest, const uint16_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe))
{
    must(ferry_ctx_uint16_iget(ctx_of(ctx), dest, source, dst, sst, nelems, pe));
}
FN(void, shmem_int32_iget, (int32_t *dest, const int32_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe))
{
    must(ferry_int32_iget(dest, source, dst, sst, nelems, pe));
}
FN(void, shmem_ctx_int32_iget, (shmem_ctx_t ctx, int32_t *dest, const int32_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe))
{
    must(ferry_ctx_int32_iget(ctx_of(ctx), dest, source, dst, sst, nelems, pe));
}
FN(void, shmem_int64_iget, (int64_t *dest, const int64_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe))
{
    must(ferry_int64_iget(dest, source, dst, sst, nelems, pe));
}
FN(void, shmem_ctx_int64_iget, (shmem_ctx_t ctx, int64_t *dest, const int64_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe))
{
    must(ferry_ctx_int64_iget(ctx_of(ctx), dest, source, dst, sst, nelems, pe));
}
FN(void, shmem_uint32_iget, (uint32_t *dest, const uint32_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
    int pe))
{
    must(ferry_uint32_iget(dest, source, dst, sst, nelems, pe));
}
FN(void, shmem_ctx_uint32_iget, (shmem_ctx_t ctx, uint32_t *dest, const uint32_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe))
{
    must(ferry_ctx_uint32_iget(ctx_of(ctx), dest, source, dst, sst, nelems, pe));
}
FN(void, shmem_uint64_iget, (uint64_t *dest, const uint64_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
    int pe))
{
    must(ferry_uint64_iget(dest, source, dst, sst, nelems, pe));
}
FN(void, shmem_ctx_uint64_iget, (shmem_ctx_t ctx, uint64_t *dest, const uint64_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe))
{
    must(ferry_ctx_uint64_iget(ctx_of(ctx), dest, source, dst, sst, nelems, pe));
}
FN(void, shmem_size_iget, (size_t *dest, const size_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe))
{
    must(ferry_size_iget(dest, source, dst, sst, nelems, pe));
}
FN(void, shmem_ctx_size_iget, (shmem_ctx_t ctx, size_t *dest, const size_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe))
{
    must(ferry_ctx_size_iget(ctx_of(ctx), dest, source, dst, sst, nelems, pe));
}
FN(void, shmem_ptrdiff_iget, (ptrdiff_t *dest, const ptrdiff_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
    int pe))
{
    must(ferry_ptrdiff_iget(dest, source, dst, sst, nelems, pe));
}
FN(void, shmem_ctx_ptrdiff_iget, (shmem_ctx_t ctx, ptrdiff_t *dest, const ptrdiff_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe))
{
    must(ferry_ctx_ptrdiff_iget(ctx_of(ctx), dest, source, dst, sst, nelems, pe));
}
FN(void, shmem_iget8, (void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe))
{
    must(ferry_iget8(dest, source, dst, sst, nelems, pe));
}
FN(void, shmem_ctx_iget8, (shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
    int pe))
{
    must(ferry_ctx_iget8(ctx_of(ctx), dest, source, dst, sst, nelems, pe));
}
FN(void, shmem_iget16, (void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe))
{
    must(ferry_iget16(dest, source, dst, sst, nelems, pe));
}
FN(void, shmem_ctx_iget16, (shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe))
{
    must(ferry_ctx_iget16(ctx_of(ctx), dest, source, dst, sst, nelems, pe));
}
FN(void, shmem_iget32, (void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe))
{
    must(ferry_iget32(dest, source, dst, sst, nelems, pe));
}
FN(void, shmem_ctx_iget32, (shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe))
{
    must(ferry_ctx_iget32(ctx_of(ctx), dest, source, dst, sst, nelems, pe));
}
FN(void, shmem_iget64, (void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe))
{
    must(ferry_iget64(dest, source, dst, sst, nelems, pe));
}
FN(void, shmem_ctx_iget64, (shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe))
{
    must(ferry_ctx_iget64(ctx_of(ctx), dest, source, dst, sst, nelems, pe));
}
FN(void, shmem_iget128, (void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe))
{
    must(ferry_iget128(dest, source, dst, sst, nelems, pe));
}
FN(void, shmem_ctx_iget128, (shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe))
{
    must(ferry_ctx_iget128(ctx_of(ctx), dest, source, dst, sst, nelems, pe));
}

/* shmem_TYPE_p */
FN(void, shmem_float_p, (float *dest, float value, int pe))
{
    must(ferry_float_p(dest, value, pe));
}
FN(void, shmem_ctx_float_p, (shmem_ctx_t ctx, float *dest, float value, int pe))
{
    must(ferry_ctx_float_p(ctx_of(ctx), dest, value, pe));
}
FN(void, shmem_double_p, (double *dest, double value, int pe))
{
    must(ferry_double_p(dest, value, pe));
}
FN(void, shmem_ctx_double_p, (shmem_ctx_t ctx, double *dest, double value, int pe))
{
    must(ferry_ctx_double_p(ctx_of(ctx), dest, value, pe));
}
FN(void, shmem_longdouble_p, (long double *dest, long double value, int pe))
{
    must(ferry_longdouble_p(dest, value, pe));
}
FN(void, shmem_ctx_longdouble_p, (shmem_ctx_t ctx, long double *dest, long double value, int pe))
{
    must(ferry_ctx_longdouble_p(ctx_of(ctx), dest, value, pe));
}
FN(void, shmem_char_p, (char *dest, char value, int pe))
{
    must(ferry_char_p(dest, value, pe));
}
FN(void, shmem_ctx_char_p, (shmem_ctx_t ctx, char *dest, char value, int pe))
{
    must(ferry_ctx_char_p(ctx_of(ctx), dest, value, pe));
}
FN(void, shmem_schar_p, (signed char *dest, signed char value, int pe))
{
    must(ferry_schar_p(dest, value, pe));
}
FN(void, shmem_ctx_schar_p, (shmem_ctx_t ctx, signed char *dest, signed char value, int pe))
{
    must(ferry_ctx_schar_p(ctx_of(ctx), dest, value, pe));
}
FN(void, shmem_short_p, (short *dest, short value, int pe))
{
    must(ferry_short_p(dest, value, pe));
}
FN(void, shmem_ctx_short_p, (shmem_ctx_t ctx, short *dest, short value, int pe))
{
    must(ferry_ctx_short_p(ctx_of(ctx), dest, value, pe));
}
FN(void, shmem_uchar_p, (unsigned char *dest, unsigned char value, int pe))
{
    must(ferry_uchar_p(dest, value, pe));
}
FN(void, shmem_ctx_uchar_p, (shmem_ctx_t ctx, unsigned char *dest, unsigned char value, int pe))
{
    must(ferry_ctx_uchar_p(ctx_of(ctx), dest, value, pe));
}
FN(void, shmem_ushort_p, (unsigned short *dest, unsigned short value, int pe))
{
    must(ferry_ushort_p(dest, value, pe));
}
FN(void, shmem_ctx_ushort_p, (shmem_ctx_t ctx, unsigned short *dest, unsigned short value, int pe))
{
    must(ferry_ctx_ushort_p(ctx_of(ctx), dest, value, pe));
}
FN(void, shmem_int_p, (int *dest, int value, int pe))
{
    must(ferry_int_p(dest, value, pe));
}
FN(void, shmem_ctx_int_p, (shmem_ctx_t ctx, int *dest, int value, int pe))
{
    must(ferry_ctx_int_p(ctx_of(ctx), dest, value, pe));
}
FN(void, shmem_long_p, (long *dest, long value, int pe))
{
    must(ferry_long_p(dest, value, pe));
}
FN(void, shmem_ctx_long_p, (shmem_ctx_t ctx, long *dest, long value, int pe))
{
    must(ferry_ctx_long_p(ctx_of(ctx), dest, value, pe));
}
FN(void, shmem_longlong_p, (long long *dest, long long value, int pe))
{
    must(ferry_longlong_p(dest, value, pe));
}
FN(void, shmem_ctx_longlong_p, (shmem_ctx_t ctx, long long *dest, long long value, int pe))
{
    must(ferry_ctx_longlong_p(ctx_of(ctx), dest, value, pe));
}
FN(void, shmem_uint_p, (unsigned int *dest, unsigned int value, int pe))
{
    must(ferry_uint_p(dest, value, pe));
}
FN(void, shmem_ctx_uint_p, (shmem_ctx_t ctx, unsigned int *dest, unsigned int value, int pe))
{
    must(ferry_ctx_uint_p(ctx_of(ctx), dest, value, pe));
}
FN(void, shmem_ulong_p, (unsigned long *dest, unsigned long value, int pe))
{
    must(ferry_ulong_p(dest, value, pe));
}
FN(void, shmem_ctx_ulong_p, (shmem_ctx_t ctx, unsigned long *dest, unsigned long value, int pe))
{
    must(ferry_ctx_ulong_p(ctx_of(ctx), dest, value, pe));
}
FN(void, shmem_ulonglong_p, (unsigned long long *dest, unsigned long long value, int pe))
{
    must(ferry_ulonglong_p(dest, value, pe));
}
FN(void, shmem_ctx_ulonglong_p, (shmem_ctx_t ctx, unsigned long long *dest, unsigned long long value, int pe))
{
    must(ferry_ctx_ulonglong_p(ctx_of(ctx), dest, value, pe));
}
FN(void, shmem_int8_p, (int8_t *dest, int8_t value, int pe))
{
    must(ferry_int8_p(dest, value, pe));
}
FN(void, shmem_ctx_int8_p, (shmem_ctx_t ctx, int8_t *dest, int8_t value, int pe))
{
    must(ferry_ctx_int8_p(ctx_of(ctx), dest, value, pe));
}
FN(void, shmem_int16_p, (int16_t *dest, int16_t value, int pe))
{
    must(ferry_int16_p(dest, value, pe));
}
FN(void, shmem_ctx_int16_p, (shmem_ctx_t ctx, int16_t *dest, int16_t value, int pe))
{
    must(ferry_ctx_int16_p(ctx_of(ctx), dest, value, pe));
}
FN(void, shmem_uint8_p, (uint8_t *dest, uint8_t value, int pe))
{
    must(ferry_uint8_p(dest, value, pe));
}
FN(void, shmem_ctx_uint8_p, (shmem_ctx_t ctx, uint8_t *dest, uint8_t value, int pe))
{
    must(ferry_ctx_uint8_p(ctx_of(ctx), dest, value, pe));
}
FN(void, shmem_uint16_p, (uint16_t *dest, uint16_t value, int pe))
{
    must(ferry_uint16_p(dest, value, pe));
}
FN(void, shmem_ctx_uint16_p, (shmem_ctx_t ctx, uint16_t *dest, uint16_t value, int pe))
{
    must(ferry_ctx_uint16_p(ctx_of(ctx), dest, value, pe));
}
FN(void, shmem_int32_p, (int32_t *dest, int32_t value, int pe))
{
    must(ferry_int32_p(dest, value, pe));
}
FN(void, shmem_ctx_int32_p, (shmem_ctx_t ctx, int32_t *dest, int32_t value, int pe))
{
    must(ferry_ctx_int32_p(ctx_of(ctx), dest, value, pe));
}
FN(void, shmem_int64_p, (int64_t *dest, int64_t value, int pe))
{
    must(ferry_int64_p(dest, value, pe));
}
FN(void, shmem_ctx_int64_p, (shmem_ctx_t ctx, int64_t *dest, int64_t value, int pe))
{
    must(ferry_ctx_int64_p(ctx_of(ctx), dest, value, pe));
}
FN(void, shmem_uint32_p, (uint32_t *dest, uint32_t value, int pe))
{
    must(ferry_uint32_p(dest, value, pe));
}
FN(void, shmem_ctx_uint32_p, (shmem_ctx_t ctx, uint32_t *dest, uint32_t value, int pe))
{
    must(ferry_ctx_uint32_p(ctx_of(ctx), dest, value, pe));
}
FN(void, shmem_uint64_p, (uint64_t *dest, uint64_t value, int pe))
{
    must(ferry_uint64_p(dest, value, pe));
}
FN(void, shmem_ctx_uint64_p, (shmem_ctx_t ctx, uint64_t *dest, uint64_t value, int pe))
{
    must(ferry_ctx_uint64_p(ctx_of(ctx), dest, value, pe));
}
FN(void, shmem_size_p, (size_t *dest, size_t value, int pe))
{
    must(ferry_size_p(dest, value, pe));
}
FN(void, shmem_ctx_size_p, (shmem_ctx_t ctx, size_t *dest, size_t value, int pe))
{
    must(ferry_ctx_size_p(ctx_of(ctx), dest, value, pe));
}
FN(void, shmem_ptrdiff_p, (ptrdiff_t *dest, ptrdiff_t value, int pe))
{
    must(ferry_ptrdiff_p(dest, value, pe));
}
FN(void, shmem_ctx_ptrdiff_p, (shmem_ctx_t ctx, ptrdiff_t *dest, ptrdiff_t value, int pe))
{
    must(ferry_ctx_ptrdiff_p(ctx_of(ctx), dest, value, pe));
}

/* shmem_TYPE_g */
FN(float, shmem_float_g, (const float *source, int pe))
{
    RETURN_OR_END(float, (ferry_float_g(source, pe)));
}
FN(float, shmem_ctx_float_g, (shmem_ctx_t ctx, const float *source, int pe))
{
    RETURN_OR_END(float, (ferry_ctx_float_g(ctx_of(ctx), source, pe)));
}
FN(double, shmem_double_g, (const double *source, int pe))
{
    RETURN_OR_END(double, (ferry_double_g(source, pe)));
}
FN(double, shmem_ctx_double_g, (shmem_ctx_t ctx, const double *source, int pe))
{
    RETURN_OR_END(double, (ferry_ctx_double_g(ctx_of(ctx), source, pe)));
}
FN(long double, shmem_longdouble_g, (const long double *source, int pe))
{
    RETURN_OR_END(long double, (ferry_longdouble_g(source, pe)));
}
FN(long double, shmem_ctx_longdouble_g, (shmem_ctx_t ctx, const long double *source, int pe))
{
    RETURN_OR_END(long double, (ferry_ctx_longdouble_g(ctx_of(ctx), source, pe)));
}
FN(char, shmem_char_g, (const char *source, int pe))
{
    RETURN_OR_END(char, (ferry_char_g(source, pe)));
}
FN(char, shmem_ctx_char_g, (shmem_ctx_t ctx, const char *source, int pe))
{
    RETURN_OR_END(char, (ferry_ctx_char_g(ctx_of(ctx), source, pe)));
}
FN(signed char, shmem_schar_g, (const signed char *source, int pe))
{
    RETURN_OR_END(signed char, (ferry_schar_g(source, pe)));
}
FN(signed char, shmem_ctx_schar_g, (shmem_ctx_t ctx, const signed char *source, int pe))
{
    RETURN_OR_END(signed char, (ferry_ctx_schar_g(ctx_of(ctx), source, pe)));
}
FN(short, shmem_short_g, (const short *source, int pe))
{
    RETURN_OR_END(short, (ferry_short_g(source, pe)));
}
FN(short, shmem_ctx_short_g, (shmem_ctx_t ctx, const short *source, int pe))
{
    RETURN_OR_END(short, (ferry_ctx_short_g(ctx_of(ctx), source, pe)));
}
FN(unsigned char, shmem_uchar_g, (const unsigned char *source, int pe))
{
    RETURN_OR_END(unsigned char, (ferry_uchar_g(source, pe)));
}
FN(unsigned char, shmem_ctx_uchar_g, (shmem_ctx_t ctx, const unsigned char *source, int pe))
{
    RETURN_OR_END(unsigned char, (ferry_ctx_uchar_g(ctx_of(ctx), source, pe)));
}
FN(unsigned short, shmem_ushort_g, (const unsigned short *source, int pe))
{
    RETURN_OR_END(unsigned short, (ferry_ushort_g(source, pe)));
}
FN(unsigned short, shmem_ctx_ushort_g, (shmem_ctx_t ctx, const unsigned short *source, int pe))
{
    RETURN_OR_END(unsigned short, (ferry_ctx_ushort_g(ctx_of(ctx), source, pe)));
}
FN(int, shmem_int_g, (const int *source, int pe))
{
    RETURN_OR_END(int, (ferry_int_g(source, pe)));
}
FN(int, shmem_ctx_int_g, (shmem_ctx_t ctx, const int *source, int pe))
{
    RETURN_OR_END(int, (ferry_ctx_int_g(ctx_of(ctx), source, pe)));
}
FN(long, shmem_long_g, (const long *source, int pe))
{
    RETURN_OR_END(long, (ferry_long_g(source, pe)));
}
FN(long, shmem_ctx_long_g, (shmem_ctx_t ctx, const long *source, int pe))
{
    RETURN_OR_END(long, (ferry_ctx_long_g(ctx_of(ctx), source, pe)));
}
FN(long long, shmem_longlong_g, (const long long *source, int pe))
{
    RETURN_OR_END(long long, (ferry_longlong_g(source, pe)));
}
FN(long long, shmem_ctx_longlong_g, (shmem_ctx_t ctx, const long long *source, int pe))
{
    RETURN_OR_END(long long, (ferry_ctx_longlong_g(ctx_of(ctx), source, pe)));
}
FN(unsigned int, shmem_uint_g, (const unsigned int *source, int pe))
{
    RETURN_OR_END(unsigned int, (ferry_uint_g(source, pe)));
}
FN(unsigned int, shmem_ctx_uint_g, (shmem_ctx_t ctx, const unsigned int *source, int pe))
{
    RETURN_OR_END(unsigned int, (ferry_ctx_uint_g(ctx_of(ctx), source, pe)));
}
FN(unsigned long, shmem_ulong_g, (const unsigned long *source, int pe))
{
    RETURN_OR_END(unsigned long, (ferry_ulong_g(source, pe)));
}
FN(unsigned long, shmem_ctx_ulong_g, (shmem_ctx_t ctx, const unsigned long *source, int pe))
{
    RETURN_OR_END(unsigned long, (ferry_ctx_ulong_g(ctx_of(ctx), source, pe)));
}
FN(unsigned long long, shmem_ulonglong_g, (const unsigned long long *source, int pe))
{
    RETURN_OR_END(unsigned long long, (ferry_ulonglong_g(source, pe)));
}
FN(unsigned long long, shmem_ctx_ulonglong_g, (shmem_ctx_t ctx, const unsigned long long *source, int pe))
{
    RETURN_OR_END(unsigned long long, (ferry_ctx_ulonglong_g(ctx_of(ctx), source, pe)));
}
FN(int8_t, shmem_int8_g, (const int8_t *source, int pe))
{
    RETURN_OR_END(int8_t, (ferry_int8_g(source, pe)));
}
FN(int8_t, shmem_ctx_int8_g, (shmem_ctx_t ctx, const int8_t *source, int pe))
{
    RETURN_OR_END(int8_t, (ferry_ctx_int8_g(ctx_of(ctx), source, pe)));
}
FN(int16_t, shmem_int16_g, (const int16_t *source, int pe))
{
    RETURN_OR_END(int16_t, (ferry_int16_g(source, pe)));
}
FN(int16_t, shmem_ctx_int16_g, (shmem_ctx_t ctx, const int16_t *source, int pe))
{
    RETURN_OR_END(int16_t, (ferry_ctx_int16_g(ctx_of(ctx), source, pe)));
}
FN(uint8_t, shmem_uint8_g, (const uint8_t *source, int pe))
{
    RETURN_OR_END(uint8_t, (ferry_uint8_g(source, pe)));
}
FN(uint8_t, shmem_ctx_uint8_g, (shmem_ctx_t ctx, const uint8_t *source, int pe))
{
    RETURN_OR_END(uint8_t, (ferry_ctx_uint8_g(ctx_of(ctx), source, pe)));
}
FN(uint16_t, shmem_uint16_g, (const uint16_t *source, int pe))
{
    RETURN_OR_END(uint16_t, (ferry_uint16_g(source, pe)));
}
FN(uint16_t, shmem_ctx_uint16_g, (shmem_ctx_t ctx, const uint16_t *source, int pe))
{
    RETURN_OR_END(uint16_t, (ferry_ctx_uint16_g(ctx_of(ctx), source, pe)));
}
FN(int32_t, shmem_int32_g, (const int32_t *source, int pe))
{
    RETURN_OR_END(int32_t, (ferry_int32_g(source, pe)));
}
FN(int32_t, shmem_ctx_int32_g, (shmem_ctx_t ctx, const int32_t *source, int pe))
{
    RETURN_OR_END(int32_t, (ferry_ctx_int32_g(ctx_of(ctx), source, pe)));
}
FN(int64_t, shmem_int64_g, (const int64_t *source, int pe))
{
    RETURN_OR_END(int64_t, (ferry_int64_g(source, pe)));
}
FN(int64_t, shmem_ctx_int64_g, (shmem_ctx_t ctx, const int64_t *source, int pe))
{
    RETURN_OR_END(int64_t, (ferry_ctx_int64_g(ctx_of(ctx), source, pe)));
}
FN(uint32_t, shmem_uint32_g, (const uint32_t *source, int pe))
{
    RETURN_OR_END(uint32_t, (ferry_uint32_g(source, pe)));
}
FN(uint32_t, shmem_ctx_uint32_g, (shmem_ctx_t ctx, const uint32_t *source, int pe))
{
    RETURN_OR_END(uint32_t, (ferry_ctx_uint32_g(ctx_of(ctx), source, pe)));
}
FN(uint64_t, shmem_uint64_g, (const uint64_t *source, int pe))
{
    RETURN_OR_END(uint64_t, (ferry_uint64_g(source, pe)));
}
FN(uint64_t, shmem_ctx_uint64_g, (shmem_ctx_t ctx, const uint64_t *source, int pe))
{
    RETURN_OR_END(uint64_t, (ferry_ctx_uint64_g(ctx_of(ctx), source, pe)));
}
FN(size_t, shmem_size_g, (const size_t *source, int pe))
{
    RETURN_OR_END(size_t, (ferry_size_g(source, pe)));
}
FN(size_t, shmem_ctx_size_g, (shmem_ctx_t ctx, const size_t *source, int pe))
{
    RETURN_OR_END(size_t, (ferry_ctx_size_g(ctx_of(ctx), source, pe)));
}
FN(ptrdiff_t, shmem_ptrdiff_g, (const ptrdiff_t *source, int pe))
{
    RETURN_OR_END(ptrdiff_t, (ferry_ptrdiff_g(source, pe)));
}
FN(ptrdiff_t, shmem_ctx_ptrdiff_g, (shmem_ctx_t ctx, const ptrdiff_t *source, int pe))
{
    RETURN_OR_END(ptrdiff_t, (ferry_ctx_ptrdiff_g(ctx_of(ctx), source, pe)));
}

/* shmem_TYPE_ibput, shmem_ibputBITS */
FN(void, shmem_float_ibput, (float *dest, const float *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
    size_t nblocks, int pe))
{
    must(ferry_float_ibput(dest, source, dst, sst, bsize, nblocks, pe));
}
FN(void, shmem_ctx_float_ibput, (shmem_ctx_t ctx, float *dest, const float *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe))
{
    must(ferry_ctx_float_ibput(ctx_of(ctx), dest, source, dst, sst, bsize, nblocks, pe));
}
FN(void, shmem_double_ibput, (double *dest, const double *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
    size_t nblocks, int pe))
{
    must(ferry_double_ibput(dest, source, dst, sst, bsize, nblocks, pe));
}
FN(void, shmem_ctx_double_ibput, (shmem_ctx_t ctx, double *dest, const double *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe))
{
    must(ferry_ctx_double_ibput(ctx_of(ctx), dest, source, dst, sst, bsize, nblocks, pe));
}
FN(void, shmem_longdouble_ibput, (long double *dest, const long double *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe))
{
    must(ferry_longdouble_ibput(dest, source, dst, sst, bsize, nblocks, pe));
}
FN(void, shmem_ctx_longdouble_ibput, (shmem_ctx_t ctx, long double *dest, const long double *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe))
{
    must(ferry_ctx_longdouble_ibput(ctx_of(ctx), dest, source, dst, sst, bsize, nblocks, pe));
}
FN(void, shmem_char_ibput, (char *dest, const char *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks,
    int pe))
{
    must(ferry_char_ibput(dest, source, dst, sst, bsize, nblocks, pe));
}
FN(void, shmem_ctx_char_ibput, (shmem_ctx_t ctx, char *dest, const char *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe))
{
    must(ferry_ctx_char_ibput(ctx_of(ctx), dest, source, dst, sst, bsize, nblocks, pe));
}
FN(void, shmem_schar_ibput, (signed char *dest, const signed char *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
    size_t nblocks, int pe))
{
    must(ferry_schar_ibput(dest, source, dst, sst, bsize, nblocks, pe));
}
FN(void, shmem_ctx_schar_ibput, (shmem_ctx_t ctx, signed char *dest, const signed char *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe))
{
    must(ferry_ctx_schar_ibput(ctx_of(ctx), dest, source, dst, sst, bsize, nblocks, pe));
}
FN(void, shmem_short_ibput, (short *dest, const short *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
    size_t nblocks, int pe))
{
    must(ferry_short_ibput(dest, source, dst, sst, bsize, nblocks, pe));
}
FN(void, shmem_ctx_short_ibput, (shmem_ctx_t ctx, short *dest, const short *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe))
{
    must(ferry_ctx_short_ibput(ctx_of(ctx), dest, source, dst, sst, bsize, nblocks, pe));
}
FN(void, shmem_uchar_ibput, (unsigned char *dest, const unsigned char *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe))
{
    must(ferry_uchar_ibput(dest, source, dst, sst, bsize, nblocks, pe));
}
FN(void, shmem_ctx_uchar_ibput, (shmem_ctx_t ctx, unsigned char *dest, const unsigned char *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe))
{
    must(ferry_ctx_uchar_ibput(ctx_of(ctx), dest, source, dst, sst, bsize, nblocks, pe));
}
FN(void, shmem_ushort_ibput, (unsigned short *dest, const unsigned short *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe))
{
    must(ferry_ushort_ibput(dest, source, dst, sst, bsize, nblocks, pe));
}
FN(void, shmem_ctx_ushort_ibput, (shmem_ctx_t ctx, unsigned short *dest, const unsigned short *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe))
{
    must(ferry_ctx_ushort_ibput(ctx_of(ctx), dest, source, dst, sst, bsize, nblocks, pe));
}
FN(void, shmem_int_ibput, (int *dest, const int *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks,
    int pe))
{
    must(ferry_int_ibput(dest, source, dst, sst, bsize, nblocks, pe));
}
FN(void, shmem_ctx_int_ibput, (shmem_ctx_t ctx, int *dest, const int *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe))
{
    must(ferry_ctx_int_ibput(ctx_of(ctx), dest, source, dst, sst, bsize, nblocks, pe));
}
FN(void, shmem_long_ibput, (long *dest, const long *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks,
    int pe))
{
    must(ferry_long_ibput(dest, source, dst, sst, bsize, nblocks, pe));
}
FN(void, shmem_ctx_long_ibput, (shmem_ctx_t ctx, long *dest, const long *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe))
{
    must(ferry_ctx_long_ibput(ctx_of(ctx), dest, source, dst, sst, bsize, nblocks, pe));
}
FN(void, shmem_longlong_ibput, (long long *dest, const long long *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
    size_t nblocks, int pe))
{
    must(ferry_longlong_ibput(dest, source, dst, sst, bsize, nblocks, pe));
}
FN(void, shmem_ctx_longlong_ibput, (shmem_ctx_t ctx, long long *dest, const long long *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe))
{
    must(ferry_ctx_longlong_ibput(ctx_of(ctx), dest, source, dst, sst, bsize, nblocks, pe));
}
FN(void, shmem_uint_ibput, (unsigned int *dest, const unsigned int *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
    size_t nblocks, int pe))
{
    must(ferry_uint_ibput(dest, source, dst, sst, bsize, nblocks, pe));
}
FN(void, shmem_ctx_uint_ibput, (shmem_ctx_t ctx, unsigned int *dest, const unsigned int *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe))
{
    must(ferry_ctx_uint_ibput(ctx_of(ctx), dest, source, dst, sst, bsize, nblocks, pe));
}
FN(void, shmem_ulong_ibput, (unsigned long *dest, const unsigned long *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe))
{
    must(ferry_ulong_ibput(dest, source, dst, sst, bsize, nblocks, pe));
}
FN(void, shmem_ctx_ulong_ibput, (shmem_ctx_t ctx, unsigned long *dest, const unsigned long *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe))
{
    must(ferry_ctx_ulong_ibput(ctx_of(ctx), dest, source, dst, sst, bsize, nblocks, pe));
}
FN(void, shmem_ulonglong_ibput, (unsigned long long *dest, const unsigned long long *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe))
{
    must(ferry_ulonglong_ibput(dest, source, dst, sst, bsize, nblocks, pe));
}
FN(void, shmem_ctx_ulonglong_ibput, (shmem_ctx_t ctx, unsigned long long *dest, const unsigned long long *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe))
{
    must(ferry_ctx_ulonglong_ibput(ctx_of(ctx), dest, source, dst, sst, bsize, nblocks, pe));
}
FN(void, shmem_int8_ibput, (int8_t *dest, const int8_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
    size_t nblocks, int pe))
{
    must(ferry_int8_ibput(dest, source, dst, sst, bsize, nblocks, pe));
}
FN(void, shmem_ctx_int8_ibput, (shmem_ctx_t ctx, int8_t *dest, const int8_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe))
{
    must(ferry_ctx_int8_ibput(ctx_of(ctx), dest, source, dst, sst, bsize, nblocks, pe));
}
FN(void, shmem_int16_ibput, (int16_t *dest, const int16_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
    size_t nblocks, int pe))
{
    must(ferry_int16_ibput(dest, source, dst, sst, bsize, nblocks, pe));
}
FN(void, shmem_ctx_int16_ibput, (shmem_ctx_t ctx, int16_t *dest, const int16_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe))
{
    must(ferry_ctx_int16_ibput(ctx_of(ctx), dest, source, dst, sst, bsize, nblocks, pe));
}
FN(void, shmem_uint8_ibput, (uint8_t *dest, const uint8_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
    size_t nblocks, int pe))
{
    must(ferry_uint8_ibput(dest, source, dst, sst, bsize, nblocks, pe));
}
FN(void, shmem_ctx_uint8_ibput, (shmem_ctx_t ctx, uint8_t *dest, const uint8_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe))
{
    must(ferry_ctx_uint8_ibput(ctx_of(ctx), dest, source, dst, sst, bsize, nblocks, pe));
}
FN(void, shmem_uint16_ibput, (uint16_t *dest, const uint16_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
    size_t nblocks, int pe))
{
    must(ferry_uint16_ibput(dest, source, dst, sst, bsize, nblocks, pe));
}
FN(void, shmem_ctx_uint16_ibput, (shmem_ctx_t ctx, uint16_t *dest, const uint16_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe))
{
    must(ferry_ctx_uint16_ibput(ctx_of(ctx), dest, source, dst, sst, bsize, nblocks, pe));
}
FN(void, shmem_int32_ibput, (int32_t *dest, const int32_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
    size_t nblocks, int pe))
{
    must(ferry_int32_ibput(dest, source, dst, sst, bsize, nblocks, pe));
}
FN(void, shmem_ctx_int32_ibput, (shmem_ctx_t ctx, int32_t *dest, const int32_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe))
{
    must(ferry_ctx_int32_ibput(ctx_of(ctx), dest, source, dst, sst, bsize, nblocks, pe));
}
FN(void, shmem_int64_ibput, (int64_t *dest, const int64_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
    size_t nblocks, int pe))
{
    must(ferry_int64_ibput(dest, source, dst, sst, bsize, nblocks, pe));
}
FN(void, shmem_ctx_int64_ibput, (shmem_ctx_t ctx, int64_t *dest, const int64_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe))
{
    must(ferry_ctx_int64_ibput(ctx_of(ctx), dest, source, dst, sst, bsize, nblocks, pe));
}
FN(void, shmem_uint32_ibput, (uint32_t *dest, const uint32_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
    size_t nblocks, int pe))
{
    must(ferry_uint32_ibput(dest, source, dst, sst, bsize, nblocks, pe));
}
FN(void, shmem_ctx_uint32_ibput, (shmem_ctx_t ctx, uint32_t *dest, const uint32_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe))
{
    must(ferry_ctx_uint32_ibput(ctx_of(ctx), dest, source, dst, sst, bsize, nblocks, pe));
}
FN(void, shmem_uint64_ibput, (uint64_t *dest, const uint64_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
    size_t nblocks, int pe))
{
    must(ferry_uint64_ibput(dest, source, dst, sst, bsize, nblocks, pe));
}
FN(void, shmem_ctx_uint64_ibput, (shmem_ctx_t ctx, uint64_t *dest, const uint64_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe))
{
    must(ferry_ctx_uint64_ibput(ctx_of(ctx), dest, source, dst, sst, bsize, nblocks, pe));
}
FN(void, shmem_size_ibput, (size_t *dest, const size_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
    size_t nblocks, int pe))
{
    must(ferry_size_ibput(dest, source, dst, sst, bsize, nblocks, pe));
}
FN(void, shmem_ctx_size_ibput, (shmem_ctx_t ctx, size_t *dest, const size_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe))
{
    must(ferry_ctx_size_ibput(ctx_of(ctx), dest, source, dst, sst, bsize, nblocks, pe));
}
FN(void, shmem_ptrdiff_ibput, (ptrdiff_t *dest, const ptrdiff_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
    size_t nblocks, int pe))
{
    must(ferry_ptrdiff_ibput(dest, source, dst, sst, bsize, nblocks, pe));
}
FN(void, shmem_ctx_ptrdiff_ibput, (shmem_ctx_t ctx, ptrdiff_t *dest, const ptrdiff_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe))
{
    must(ferry_ctx_ptrdiff_ibput(ctx_of(ctx), dest, source, dst, sst, bsize, nblocks, pe));
}
FN(void, shmem_ibput8, (void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks,
    int pe))
{
    must(ferry_ibput8(dest, source, dst, sst, bsize, nblocks, pe));
}
FN(void, shmem_ctx_ibput8, (shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
    size_t nblocks, int pe))
{
    must(ferry_ctx_ibput8(ctx_of(ctx), dest, source, dst, sst, bsize, nblocks, pe));
}
FN(void, shmem_ibput16, (void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks,
    int pe))
{
    must(ferry_ibput16(dest, source, dst, sst, bsize, nblocks, pe));
}
FN(void, shmem_ctx_ibput16, (shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe))
{
    must(ferry_ctx_ibput16(ctx_of(ctx), dest, source, dst, sst, bsize, nblocks, pe));
}
FN(void, shmem_ibput32, (void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks,
    int pe))
{
    must(ferry_ibput32(dest, source, dst, sst, bsize, nblocks, pe));
}
FN(void, shmem_ctx_ibput32, (shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe))
{
    must(ferry_ctx_ibput32(ctx_of(ctx), dest, source, dst, sst, bsize, nblocks, pe));
}
FN(void, shmem_ibput64, (void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks,
    int pe))
{
    must(ferry_ibput64(dest, source, dst, sst, bsize, nblocks, pe));
}
FN(void, shmem_ctx_ibput64, (shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe))
{
    must(ferry_ctx_ibput64(ctx_of(ctx), dest, source, dst, sst, bsize, nblocks, pe));
}
FN(void, shmem_ibput128, (void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks,
    int pe))
{
    must(ferry_ibput128(dest, source, dst, sst, bsize, nblocks, pe));
}
FN(void, shmem_ctx_ibput128, (shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe))
{
    must(ferry_ctx_ibput128(ctx_of(ctx), dest, source, dst, sst, bsize, nblocks, pe));
}

/* shmem_TYPE_ibget, shmem_ibgetBITS */
FN(void, shmem_float_ibget, (float *dest, const float *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
    size_t nblocks, int pe))
{
    must(ferry_float_ibget(dest, source, dst, sst, bsize, nblocks, pe));
}
FN(void, shmem_ctx_float_ibget, (shmem_ctx_t ctx, float *dest, const float *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe))
{
    must(ferry_ctx_float_ibget(ctx_of(ctx), dest, source, dst, sst, bsize, nblocks, pe));
}
FN(void, shmem_double_ibget, (double *dest, const double *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
    size_t nblocks, int pe))
{
    must(ferry_double_ibget(dest, source, dst, sst, bsize, nblocks, pe));
}
FN(void, shmem_ctx_double_ibget, (shmem_ctx_t ctx, double *dest, const double *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe))
{
    must(ferry_ctx_double_ibget(ctx_of(ctx), dest, source, dst, sst, bsize, nblocks, pe));
}
FN(void, shmem_longdouble_ibget, (long double *dest, const long double *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe))
{
    must(ferry_longdouble_ibget(dest, source, dst, sst, bsize, nblocks, pe));
}
FN(void, shmem_ctx_longdouble_ibget, (shmem_ctx_t ctx, long double *dest, const long double *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe))
{
    must(ferry_ctx_longdouble_ibget(ctx_of(ctx), dest, source, dst, sst, bsize, nblocks, pe));
}
FN(void, shmem_char_ibget, (char *dest, const char *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks,
    int pe))
{
    must(ferry_char_ibget(dest, source, dst, sst, bsize, nblocks, pe));
}
FN(void, shmem_ctx_char_ibget, (shmem_ctx_t ctx, char *dest, const char *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe))
{
    must(ferry_ctx_char_ibget(ctx_of(ctx), dest, source, dst, sst, bsize, nblocks, pe));
}
FN(void, shmem_schar_ibget, (signed char *dest, const signed char *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
    size_t nblocks, int pe))
{
    must(ferry_schar_ibget(dest, source, dst, sst, bsize, nblocks, pe));
}
FN(void, shmem_ctx_schar_ibget, (shmem_ctx_t ctx, signed char *dest, const signed char *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe))
{
    must(ferry_ctx_schar_ibget(ctx_of(ctx), dest, source, dst, sst, bsize, nblocks, pe));
}
FN(void, shmem_short_ibget, (short *dest, const short *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
    size_t nblocks, int pe))
{
    must(ferry_short_ibget(dest, source, dst, sst, bsize, nblocks, pe));
}
FN(void, shmem_ctx_short_ibget, (shmem_ctx_t ctx, short *dest, const short *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe))
{
    must(ferry_ctx_short_ibget(ctx_of(ctx), dest, source, dst, sst, bsize, nblocks, pe));
}
FN(void, shmem_uchar_ibget, (unsigned char *dest, const unsigned char *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe))
{
    must(ferry_uchar_ibget(dest, source, dst, sst, bsize, nblocks, pe));
}
FN(void, shmem_ctx_uchar_ibget, (shmem_ctx_t ctx, unsigned char *dest, const unsigned char *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe))
{
    must(ferry_ctx_uchar_ibget(ctx_of(ctx), dest, source, dst, sst, bsize, nblocks, pe));
}
FN(void, shmem_ushort_ibget, (unsigned short *dest, const unsigned short *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe))
{
    must(ferry_ushort_ibget(dest, source, dst, sst, bsize, nblocks, pe));
}
FN(void, shmem_ctx_ushort_ibget, (shmem_ctx_t ctx, unsigned short *dest, const unsigned short *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe))
{
    must(ferry_ctx_ushort_ibget(ctx_of(ctx), dest, source, dst, sst, bsize, nblocks, pe));
}
FN(void, shmem_int_ibget, (int *dest, const int *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks,
    int pe))
{
    must(ferry_int_ibget(dest, source, dst, sst, bsize, nblocks, pe));
}
FN(void, shmem_ctx_int_ibget, (shmem_ctx_t ctx, int *dest, const int *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe))
{
    must(ferry_ctx_int_ibget(ctx_of(ctx), dest, source, dst, sst, bsize, nblocks, pe));
}
FN(void, shmem_long_ibget, (long *dest, const long *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks,
    int pe))
{
    must(ferry_long_ibget(dest, source, dst, sst, bsize, nblocks, pe));
}
FN(void, shmem_ctx_long_ibget, (shmem_ctx_t ctx, long *dest, const long *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe))
{
    must(ferry_ctx_long_ibget(ctx_of(ctx), dest, source, dst, sst, bsize, nblocks, pe));
}
FN(void, shmem_longlong_ibget, (long long *dest, const long long *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
    size_t nblocks, int pe))
{
    must(ferry_longlong_ibget(dest, source, dst, sst, bsize, nblocks, pe));
}
FN(void, shmem_ctx_longlong_ibget, (shmem_ctx_t ctx, long long *dest, const long long *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe))
{
    must(ferry_ctx_longlong_ibget(ctx_of(ctx), dest, source, dst, sst, bsize, nblocks, pe));
}
FN(void, shmem_uint_ibget, (unsigned int *dest, const unsigned int *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
    size_t nblocks, int pe))
{
    must(ferry_uint_ibget(dest, source, dst, sst, bsize, nblocks, pe));
}
FN(void, shmem_ctx_uint_ibget, (shmem_ctx_t ctx, unsigned int *dest, const unsigned int *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe))
{
    must(ferry_ctx_uint_ibget(ctx_of(ctx), dest, source, dst, sst, bsize, nblocks, pe));
}
FN(void, shmem_ulong_ibget, (unsigned long *dest, const unsigned long *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe))
{
    must(ferry_ulong_ibget(dest, source, dst, sst, bsize, nblocks, pe));
}
FN(void, shmem_ctx_ulong_ibget, (shmem_ctx_t ctx, unsigned long *dest, const unsigned long *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe))
{
    must(ferry_ctx_ulong_ibget(ctx_of(ctx), dest, source, dst, sst, bsize, nblocks, pe));
}
FN(void, shmem_ulonglong_ibget, (unsigned long long *dest, const unsigned long long *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe))
{
    must(ferry_ulonglong_ibget(dest, source, dst, sst, bsize, nblocks, pe));
}
FN(void, shmem_ctx_ulonglong_ibget, (shmem_ctx_t ctx, unsigned long long *dest, const unsigned long long *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe))
{
    must(ferry_ctx_ulonglong_ibget(ctx_of(ctx), dest, source, dst, sst, bsize, nblocks, pe));
}
FN(void, shmem_int8_ibget, (int8_t *dest, const int8_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
    size_t nblocks, int pe))
{
    must(ferry_int8_ibget(dest, source, dst, sst, bsize, nblocks, pe));
}
FN(void, shmem_ctx_int8_ibget, (shmem_ctx_t ctx, int8_t *dest, const int8_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe))
{
    must(ferry_ctx_int8_ibget(ctx_of(ctx), dest, source, dst, sst, bsize, nblocks, pe));
}
FN(void, shmem_int16_ibget, (int16_t *dest, const int16_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
    size_t nblocks, int pe))
{
    must(ferry_int16_ibget(dest, source, dst, sst, bsize, nblocks, pe));
}
FN(void, shmem_ctx_int16_ibget, (shmem_ctx_t ctx, int16_t *dest, const int16_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe))
{
    must(ferry_ctx_int16_ibget(ctx_of(ctx), dest, source, dst, sst, bsize, nblocks, pe));
}
FN(void, shmem_uint8_ibget, (uint8_t *dest, const uint8_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
    size_t nblocks, int pe))
{
    must(ferry_uint8_ibget(dest, source, dst, sst, bsize, nblocks, pe));
}
FN(void, shmem_ctx_uint8_ibget, (shmem_ctx_t ctx, uint8_t *dest, const uint8_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe))
{
    must(ferry_ctx_uint8_ibget(ctx_of(ctx), dest, source, dst, sst, bsize, nblocks, pe));
}
FN(void, shmem_uint16_ibget, (uint16_t *dest, const uint16_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
    size_t nblocks, int pe))
{
    must(ferry_uint16_ibget(dest, source, dst, sst, bsize, nblocks, pe));
}
FN(void, shmem_ctx_uint16_ibget, (shmem_ctx_t ctx, uint16_t *dest, const uint16_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe))
{
    must(ferry_ctx_uint16_ibget(ctx_of(ctx), dest, source, dst, sst, bsize, nblocks, pe));
}
FN(void, shmem_int32_ibget, (int32_t *dest, const int32_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
    size_t nblocks, int pe))
{
    must(ferry_int32_ibget(dest, source, dst, sst, bsize, nblocks, pe));
}
FN(void, shmem_ctx_int32_ibget, (shmem_ctx_t ctx, int32_t *dest, const int32_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe))
{
    must(ferry_ctx_int32_ibget(ctx_of(ctx), dest, source, dst, sst, bsize, nblocks, pe));
}
FN(void, shmem_int64_ibget, (int64_t *dest, const int64_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
    size_t nblocks, int pe))
{
    must(ferry_int64_ibget(dest, source, dst, sst, bsize, nblocks, pe));
}
FN(void, shmem_ctx_int64_ibget, (shmem_ctx_t ctx, int64_t *dest, const int64_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe))
{
    must(ferry_ctx_int64_ibget(ctx_of(ctx), dest, source, dst, sst, bsize, nblocks, pe));
}
FN(void, shmem_uint32_ibget, (uint32_t *dest, const uint32_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
    size_t nblocks, int pe))
{
    must(ferry_uint32_ibget(dest, source, dst, sst, bsize, nblocks, pe));
}
FN(void, shmem_ctx_uint32_ibget, (shmem_ctx_t ctx, uint32_t *dest, const uint32_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe))
{
    must(ferry_ctx_uint32_ibget(ctx_of(ctx), dest, source, dst, sst, bsize, nblocks, pe));
}
FN(void, shmem_uint64_ibget, (uint64_t *dest, const uint64_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
    size_t nblocks, int pe))
{
    must(ferry_uint64_ibget(dest, source, dst, sst, bsize, nblocks, pe));
}
FN(void, shmem_ctx_uint64_ibget, (shmem_ctx_t ctx, uint64_t *dest, const uint64_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe))
{
    must(ferry_ctx_uint64_ibget(ctx_of(ctx), dest, source, dst, sst, bsize, nblocks, pe));
}
FN(void, shmem_size_ibget, (size_t *dest, const size_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
    size_t nblocks, int pe))
{
    must(ferry_size_ibget(dest, source, dst, sst, bsize, nblocks, pe));
}
FN(void, shmem_ctx_size_ibget, (shmem_ctx_t ctx, size_t *dest, const size_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe))
{
    must(ferry_ctx_size_ibget(ctx_of(ctx), dest, source, dst, sst, bsize, nblocks, pe));
}
FN(void, shmem_ptrdiff_ibget, (ptrdiff_t *dest, const ptrdiff_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
    size_t nblocks, int pe))
{
    must(ferry_ptrdiff_ibget(dest, source, dst, sst, bsize, nblocks, pe));
}
FN(void, shmem_ctx_ptrdiff_ibget, (shmem_ctx_t ctx, ptrdiff_t *dest, const ptrdiff_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe))
{
    must(ferry_ctx_ptrdiff_ibget(ctx_of(ctx), dest, source, dst, sst, bsize, nblocks, pe));
}
FN(void, shmem_ibget8, (void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks,
    int pe))
{
    must(ferry_ibget8(dest, source, dst, sst, bsize, nblocks, pe));
}
FN(void, shmem_ctx_ibget8, (shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
    size_t nblocks, int pe))
{
    must(ferry_ctx_ibget8(ctx_of(ctx), dest, source, dst, sst, bsize, nblocks, pe));
}
FN(void, shmem_ibget16, (void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks,
    int pe))
{
    must(ferry_ibget16(dest, source, dst, sst, bsize, nblocks, pe));
}
FN(void, shmem_ctx_ibget16, (shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe))
{
    must(ferry_ctx_ibget16(ctx_of(ctx), dest, source, dst, sst, bsize, nblocks, pe));
}
FN(void, shmem_ibget32, (void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks,
    int pe))
{
    must(ferry_ibget32(dest, source, dst, sst, bsize, nblocks, pe));
}
FN(void, shmem_ctx_ibget32, (shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe))
{
    must(ferry_ctx_ibget32(ctx_of(ctx), dest, source, dst, sst, bsize, nblocks, pe));
}
FN(void, shmem_ibget64, (void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks,
    int pe))
{
    must(ferry_ibget64(dest, source, dst, sst, bsize, nblocks, pe));
}
FN(void, shmem_ctx_ibget64, (shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe))
{
    must(ferry_ctx_ibget64(ctx_of(ctx), dest, source, dst, sst, bsize, nblocks, pe));
}
FN(void, shmem_ibget128, (void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks,
    int pe))
{
    must(ferry_ibget128(dest, source, dst, sst, bsize, nblocks, pe));
}
FN(void, shmem_ctx_ibget128, (shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe))
{
    must(ferry_ctx_ibget128(ctx_of(ctx), dest, source, dst, sst, bsize, nblocks, pe));
}

/* shmem_TYPE_put_signal, shmem_putBITS_signal, shmem_putmem_signal */
FN(void, shmem_float_put_signal, (float *dest, const float *source, size_t nelems, uint64_t *sig_addr, uint64_t signal,
    int sig_op, int pe))
{
    must(ferry_float_put_signal(dest, source, nelems, sig_addr, signal, sig_op, pe));
}
FN(void, shmem_ctx_float_put_signal, (shmem_ctx_t ctx, float *dest, const float *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe))
{
    must(ferry_ctx_float_put_signal(ctx_of(ctx), dest, source, nelems, sig_addr, signal, sig_op, pe));
}
FN(void, shmem_double_put_signal, (double *dest, const double *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe))
{
    must(ferry_double_put_signal(dest, source, nelems, sig_addr, signal, sig_op, pe));
}
FN(void, shmem_ctx_double_put_signal, (shmem_ctx_t ctx, double *dest, const double *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe))
{
    must(ferry_ctx_double_put_signal(ctx_of(ctx), dest, source, nelems, sig_addr, signal, sig_op, pe));
}
FN(void, shmem_longdouble_put_signal, (long double *dest, const long double *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe))
{
    must(ferry_longdouble_put_signal(dest, source, nelems, sig_addr, signal, sig_op, pe));
}
FN(void, shmem_ctx_longdouble_put_signal, (shmem_ctx_t ctx, long double *dest, const long double *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe))
{
    must(ferry_ctx_longdouble_put_signal(ctx_of(ctx), dest, source, nelems, sig_addr, signal, sig_op, pe));
}
FN(void, shmem_char_put_signal, (char *dest, const char *source, size_t nelems, uint64_t *sig_addr, uint64_t signal,
    int sig_op, int pe))
{
    must(ferry_char_put_signal(dest, source, nelems, sig_addr, signal, sig_op, pe));
}
FN(void, shmem_ctx_char_put_signal, (shmem_ctx_t ctx, char *dest, const char *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe))
{
    must(ferry_ctx_char_put_signal(ctx_of(ctx), dest, source, nelems, sig_addr, signal, sig_op, pe));
}
FN(void, shmem_schar_put_signal, (signed char *dest, const signed char *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe))
{
    must(ferry_schar_put_signal(dest, source, nelems, sig_addr, signal, sig_op, pe));
}
FN(void, shmem_ctx_schar_put_signal, (shmem_ctx_t ctx, signed char *dest, const signed char *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe))
{
    must(ferry_ctx_schar_put_signal(ctx_of(ctx), dest, source, nelems, sig_addr, signal, sig_op, pe));
}
FN(void, shmem_short_put_signal, (short *dest, const short *source, size_t nelems, uint64_t *sig_addr, uint64_t signal,
    int sig_op, int pe))
{
    must(ferry_short_put_signal(dest, source, nelems, sig_addr, signal, sig_op, pe));
}
FN(void, shmem_ctx_short_put_signal, (shmem_ctx_t ctx, short *dest, const short *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe))
{
    must(ferry_ctx_short_put_signal(ctx_of(ctx), dest, source, nelems, sig_addr, signal, sig_op, pe));
}
FN(void, shmem_uchar_put_signal, (unsigned char *dest, const unsigned char *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe))
{
    must(ferry_uchar_put_signal(dest, source, nelems, sig_addr, signal, sig_op, pe));
}
FN(void, shmem_ctx_uchar_put_signal, (shmem_ctx_t ctx, unsigned char *dest, const unsigned char *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe))
{
    must(ferry_ctx_uchar_put_signal(ctx_of(ctx), dest, source, nelems, sig_addr, signal, sig_op, pe));
}
FN(void, shmem_ushort_put_signal, (unsigned short *dest, const unsigned short *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe))
{
    must(ferry_ushort_put_signal(dest, source, nelems, sig_addr, signal, sig_op, pe));
}
FN(void, shmem_ctx_ushort_put_signal, (shmem_ctx_t ctx, unsigned short *dest, const unsigned short *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe))
{
    must(ferry_ctx_ushort_put_signal(ctx_of(ctx), dest, source, nelems, sig_addr, signal, sig_op, pe));
}
FN(void, shmem_int_put_signal, (int *dest, const int *source, size_t nelems, uint64_t *sig_addr, uint64_t signal,
    int sig_op, int pe))
{
    must(ferry_int_put_signal(dest, source, nelems, sig_addr, signal, sig_op, pe));
}
FN(void, shmem_ctx_int_put_signal, (shmem_ctx_t ctx, int *dest, const int *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe))
{
    must(ferry_ctx_int_put_signal(ctx_of(ctx), dest, source, nelems, sig_addr, signal, sig_op, pe));
}
FN(void, shmem_long_put_signal, (long *dest, const long *source, size_t nelems, uint64_t *sig_addr, uint64_t signal,
    int sig_op, int pe))
{
    must(ferry_long_put_signal(dest, source, nelems, sig_addr, signal, sig_op, pe));
}
FN(void, shmem_ctx_long_put_signal, (shmem_ctx_t ctx, long *dest, const long *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe))
{
    must(ferry_ctx_long_put_signal(ctx_of(ctx), dest, source, nelems, sig_addr, signal, sig_op, pe));
}
FN(void, shmem_longlong_put_signal, (long long *dest, const long long *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe))
{
    must(ferry_longlong_put_signal(dest, source, nelems, sig_addr, signal, sig_op, pe));
}
FN(void, shmem_ctx_longlong_put_signal, (shmem_ctx_t ctx, long long *dest, const long long *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe))
{
    must(ferry_ctx_longlong_put_signal(ctx_of(ctx), dest, source, nelems, sig_addr, signal, sig_op, pe));
}
FN(void, shmem_uint_put_signal, (unsigned int *dest, const unsigned int *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe))
{
    must(ferry_uint_put_signal(dest, source, nelems, sig_addr, signal, sig_op, pe));
}
FN(void, shmem_ctx_uint_put_signal, (shmem_ctx_t ctx, unsigned int *dest, const unsigned int *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe))
{
    must(ferry_ctx_uint_put_signal(ctx_of(ctx), dest, source, nelems, sig_addr, signal, sig_op, pe));
}
FN(void, shmem_ulong_put_signal, (unsigned long *dest, const unsigned long *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe))
{
    must(ferry_ulong_put_signal(dest, source, nelems, sig_addr, signal, sig_op, pe));
}
FN(void, shmem_ctx_ulong_put_signal, (shmem_ctx_t ctx, unsigned long *dest, const unsigned long *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe))
{
    must(ferry_ctx_ulong_put_signal(ctx_of(ctx), dest, source, nelems, sig_addr, signal, sig_op, pe));
}
FN(void, shmem_ulonglong_put_signal, (unsigned long long *dest, const unsigned long long *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe))
{
    must(ferry_ulonglong_put_signal(dest, source, nelems, sig_addr, signal, sig_op, pe));
}
FN(void, shmem_ctx_ulonglong_put_signal, (shmem_ctx_t ctx, unsigned long long *dest, const unsigned long long *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe))
{
    must(ferry_ctx_ulonglong_put_signal(ctx_of(ctx), dest, source, nelems, sig_addr, signal, sig_op, pe));
}
FN(void, shmem_int8_put_signal, (int8_t *dest, const int8_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal,
    int sig_op, int pe))
{
    must(ferry_int8_put_signal(dest, source, nelems, sig_addr, signal, sig_op, pe));
}
FN(void, shmem_ctx_int8_put_signal, (shmem_ctx_t ctx, int8_t *dest, const int8_t *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe))
{
    must(ferry_ctx_int8_put_signal(ctx_of(ctx), dest, source, nelems, sig_addr, signal, sig_op, pe));
}
FN(void, shmem_int16_put_signal, (int16_t *dest, const int16_t *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe))
{
    must(ferry_int16_put_signal(dest, source, nelems, sig_addr, signal, sig_op, pe));
}
FN(void, shmem_ctx_int16_put_signal, (shmem_ctx_t ctx, int16_t *dest, const int16_t *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe))
{
    must(ferry_ctx_int16_put_signal(ctx_of(ctx), dest, source, nelems, sig_addr, signal, sig_op, pe));
}
FN(void, shmem_uint8_put_signal, (uint8_t *dest, const uint8_t *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe))
{
    must(ferry_uint8_put_signal(dest, source, nelems, sig_addr, signal, sig_op, pe));
}
FN(void, shmem_ctx_uint8_put_signal, (shmem_ctx_t ctx, uint8_t *dest, const uint8_t *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe))
{
    must(ferry_ctx_uint8_put_signal(ctx_of(ctx), dest, source, nelems, sig_addr, signal, sig_op, pe));
}
FN(void, shmem_uint16_put_signal, (uint16_t *dest, const uint16_t *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe))
{
    must(ferry_uint16_put_signal(dest, source, nelems, sig_addr, signal, sig_op, pe));
}
FN(void, shmem_ctx_uint16_put_signal, (shmem_ctx_t ctx, uint16_t *dest, const uint16_t *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe))
{
    must(ferry_ctx_uint16_put_signal(ctx_of(ctx), dest, source, nelems, sig_addr, signal, sig_op, pe));
}
FN(void, shmem_int32_put_signal, (int32_t *dest, const int32_t *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe))
{
    must(ferry_int32_put_signal(dest, source, nelems, sig_addr, signal, sig_op, pe));
}
FN(void, shmem_ctx_int32_put_signal, (shmem_ctx_t ctx, int32_t *dest, const int32_t *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe))
{
    must(ferry_ctx_int32_put_signal(ctx_of(ctx), dest, source, nelems, sig_addr, signal, sig_op, pe));
}
FN(void, shmem_int64_put_signal, (int64_t *dest, const int64_t *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe))
{
    must(ferry_int64_put_signal(dest, source, nelems, sig_addr, signal, sig_op, pe));
}
FN(void, shmem_ctx_int64_put_signal, (shmem_ctx_t ctx, int64_t *dest, const int64_t *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe))
{
    must(ferry_ctx_int64_put_signal(ctx_of(ctx), dest, source, nelems, sig_addr, signal, sig_op, pe));
}
FN(void, shmem_uint32_put_signal, (uint32_t *dest, const uint32_t *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe))
{
    must(ferry_uint32_put_signal(dest, source, nelems, sig_addr, signal, sig_op, pe));
}
FN(void, shmem_ctx_uint32_put_signal, (shmem_ctx_t ctx, uint32_t *dest, const uint32_t *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe))
{
    must(ferry_ctx_uint32_put_signal(ctx_of(ctx), dest, source, nelems, sig_addr, signal, sig_op, pe));
}
FN(void, shmem_uint64_put_signal, (uint64_t *dest, const uint64_t *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe))
{
    must(ferry_uint64_put_signal(dest, source, nelems, sig_addr, signal, sig_op, pe));
}
FN(void, shmem_ctx_uint64_put_signal, (shmem_ctx_t ctx, uint64_t *dest, const uint64_t *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe))
{
    must(ferry_ctx_uint64_put_signal(ctx_of(ctx), dest, source, nelems, sig_addr, signal, sig_op, pe));
}
FN(void, shmem_size_put_signal, (size_t *dest, const size_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal,
    int sig_op, int pe))
{
    must(ferry_size_put_signal(dest, source, nelems, sig_addr, signal, sig_op, pe));
}
FN(void, shmem_ctx_size_put_signal, (shmem_ctx_t ctx, size_t *dest, const size_t *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe))
{
    must(ferry_ctx_size_put_signal(ctx_of(ctx), dest, source, nelems, sig_addr, signal, sig_op, pe));
}
FN(void, shmem_ptrdiff_put_signal, (ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe))
{
    must(ferry_ptrdiff_put_signal(dest, source, nelems, sig_addr, signal, sig_op, pe));
}
FN(void, shmem_ctx_ptrdiff_put_signal, (shmem_ctx_t ctx, ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe))
{
    must(ferry_ctx_ptrdiff_put_signal(ctx_of(ctx), dest, source, nelems, sig_addr, signal, sig_op, pe));
}
FN(void, shmem_put8_signal, (void *dest, const void *source, size_t nelems, uint64_t *sig_addr, uint64_t signal,
    int sig_op, int pe))
{
    must(ferry_put8_signal(dest, source, nelems, sig_addr, signal, sig_op, pe));
}
FN(void, shmem_ctx_put8_signal, (shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe))
{
    must(ferry_ctx_put8_signal(ctx_of(ctx), dest, source, nelems, sig_addr, signal, sig_op, pe));
}
FN(void, shmem_put16_signal, (void *dest, const void *source, size_t nelems, uint64_t *sig_addr, uint64_t signal,
    int sig_op, int pe))
{
    must(ferry_put16_signal(dest, source, nelems, sig_addr, signal, sig_op, pe));
}
FN(void, shmem_ctx_put16_signal, (shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe))
{
    must(ferry_ctx_put16_signal(ctx_of(ctx), dest, source, nelems, sig_addr, signal, sig_op, pe));
}
FN(void, shmem_put32_signal, (void *dest, const void *source, size_t nelems, uint64_t *sig_addr, uint64_t signal,
    int sig_op, int pe))
{
    must(ferry_put32_signal(dest, source, nelems, sig_addr, signal, sig_op, pe));
}
FN(void, shmem_ctx_put32_signal, (shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe))
{
    must(ferry_ctx_put32_signal(ctx_of(ctx), dest, source, nelems, sig_addr, signal, sig_op, pe));
}
FN(void, shmem_put64_signal, (void *dest, const void *source, size_t nelems, uint64_t *sig_addr, uint64_t signal,
    int sig_op, int pe))
{
    must(ferry_put64_signal(dest, source, nelems, sig_addr, signal, sig_op, pe));
}
FN(void, shmem_ctx_put64_signal, (shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe))
{
    must(ferry_ctx_put64_signal(ctx_of(ctx), dest, source, nelems, sig_addr, signal, sig_op, pe));
}
FN(void, shmem_put128_signal, (void *dest, const void *source, size_t nelems, uint64_t *sig_addr, uint64_t signal,
    int sig_op, int pe))
{
    must(ferry_put128_signal(dest, source, nelems, sig_addr, signal, sig_op, pe));
}
FN(void, shmem_ctx_put128_signal, (shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe))
{
    must(ferry_ctx_put128_signal(ctx_of(ctx), dest, source, nelems, sig_addr, signal, sig_op, pe));
}
FN(void, shmem_putmem_signal, (void *dest, const void *source, size_t nbytes, uint64_t *sig_addr, uint64_t signal,
    int sig_op, int pe))
{
    must(ferry_putmem_signal(dest, source, nbytes, sig_addr, signal, sig_op, pe));
}
FN(void, shmem_ctx_putmem_signal, (shmem_ctx_t ctx, void *dest, const void *source, size_t nbytes, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe))
{
    must(ferry_ctx_putmem_signal(ctx_of(ctx), dest, source, nbytes, sig_addr, signal, sig_op, pe));
}

/* shmem_TYPE_put_signal_nbi, shmem_putBITS_signal_nbi, shmem_putmem_signal_nbi */
FN(void, shmem_float_put_signal_nbi, (float *dest, const float *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe))
{
    must(ferry_float_put_signal_nbi(dest, source, nelems, sig_addr, signal, sig_op, pe));
}
FN(void, shmem_ctx_float_put_signal_nbi, (shmem_ctx_t ctx, float *dest, const float *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe))
{
    must(ferry_ctx_float_put_signal_nbi(ctx_of(ctx), dest, source, nelems, sig_addr, signal, sig_op, pe));
}
FN(void, shmem_double_put_signal_nbi, (double *dest, const double *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe))
{
    must(ferry_double_put_signal_nbi(dest, source, nelems, sig_addr, signal, sig_op, pe));
}
FN(void, shmem_ctx_double_put_signal_nbi, (shmem_ctx_t ctx, double *dest, const double *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe))
{
    must(ferry_ctx_double_put_signal_nbi(ctx_of(ctx), dest, source, nelems, sig_addr, signal, sig_op, pe));
}
FN(void, shmem_longdouble_put_signal_nbi, (long double *dest, const long double *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe))
{
    must(ferry_longdouble_put_signal_nbi(dest, source, nelems, sig_addr, signal, sig_op, pe));
}
FN(void, shmem_ctx_longdouble_put_signal_nbi, (shmem_ctx_t ctx, long double *dest, const long double *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe))
{
    must(ferry_ctx_longdouble_put_signal_nbi(ctx_of(ctx), dest, source, nelems, sig_addr, signal, sig_op, pe));
}
FN(void, shmem_char_put_signal_nbi, (char *dest, const char *source, size_t nelems, uint64_t *sig_addr, uint64_t signal,
    int sig_op, int pe))
{
    must(ferry_char_put_signal_nbi(dest, source, nelems, sig_addr, signal, sig_op, pe));
}
FN(void, shmem_ctx_char_put_signal_nbi, (shmem_ctx_t ctx, char *dest, const char *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe))
{
    must(ferry_ctx_char_put_signal_nbi(ctx_of(ctx), dest, source, nelems, sig_addr, signal, sig_op, pe));
}
FN(void, shmem_schar_put_signal_nbi, (signed char *dest, const signed char *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe))
{
    must(ferry_schar_put_signal_nbi(dest, source, nelems, sig_addr, signal, sig_op, pe));
}
FN(void, shmem_ctx_schar_put_signal_nbi, (shmem_ctx_t ctx, signed char *dest, const signed char *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe))
{
    must(ferry_ctx_schar_put_signal_nbi(ctx_of(ctx), dest, source, nelems, sig_addr, signal, sig_op, pe));
}
FN(void, shmem_short_put_signal_nbi, (short *dest, const short *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe))
{
    must(ferry_short_put_signal_nbi(dest, source, nelems, sig_addr, signal, sig_op, pe));
}
FN(void, shmem_ctx_short_put_signal_nbi, (shmem_ctx_t ctx, short *dest, const short *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe))
{
    must(ferry_ctx_short_put_signal_nbi(ctx_of(ctx), dest, source, nelems, sig_addr, signal, sig_op, pe));
}
FN(void, shmem_uchar_put_signal_nbi, (unsigned char *dest, const unsigned char *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe))
{
    must(ferry_uchar_put_signal_nbi(dest, source, nelems, sig_addr, signal, sig_op, pe));
}
FN(void, shmem_ctx_uchar_put_signal_nbi, (shmem_ctx_t ctx, unsigned char *dest, const unsigned char *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe))
{
    must(ferry_ctx_uchar_put_signal_nbi(ctx_of(ctx), dest, source, nelems, sig_addr, signal, sig_op, pe));
}
FN(void, shmem_ushort_put_signal_nbi, (unsigned short *dest, const unsigned short *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe))
{
    must(ferry_ushort_put_signal_nbi(dest, source, nelems, sig_addr, signal, sig_op, pe));
}
FN(void, shmem_ctx_ushort_put_signal_nbi, (shmem_ctx_t ctx, unsigned short *dest, const unsigned short *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe))
{
    must(ferry_ctx_ushort_put_signal_nbi(ctx_of(ctx), dest, source, nelems, sig_addr, signal, sig_op, pe));
}
FN(void, shmem_int_put_signal_nbi, (int *dest, const int *source, size_t nelems, uint64_t *sig_addr, uint64_t signal,
    int sig_op, int pe))
{
    must(ferry_int_put_signal_nbi(dest, source, nelems, sig_addr, signal, sig_op, pe));
}
FN(void, shmem_ctx_int_put_signal_nbi, (shmem_ctx_t ctx, int *dest, const int *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe))
{
    must(ferry_ctx_int_put_signal_nbi(ctx_of(ctx), dest, source, nelems, sig_addr, signal, sig_op, pe));
}
FN(void, shmem_long_put_signal_nbi, (long *dest, const long *source, size_t nelems, uint64_t *sig_addr, uint64_t signal,
    int sig_op, int pe))
{
    must(ferry_long_put_signal_nbi(dest, source, nelems, sig_addr, signal, sig_op, pe));
}
FN(void, shmem_ctx_long_put_signal_nbi, (shmem_ctx_t ctx, long *dest, const long *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe))
{
    must(ferry_ctx_long_put_signal_nbi(ctx_of(ctx), dest, source, nelems, sig_addr, signal, sig_op, pe));
}
FN(void, shmem_longlong_put_signal_nbi, (long long *dest, const long long *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe))
{
    must(ferry_longlong_put_signal_nbi(dest, source, nelems, sig_addr, signal, sig_op, pe));
}
FN(void, shmem_ctx_longlong_put_signal_nbi, (shmem_ctx_t ctx, long long *dest, const long long *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe))
{
    must(ferry_ctx_longlong_put_signal_nbi(ctx_of(ctx), dest, source, nelems, sig_addr, signal, sig_op, pe));
}
FN(void, shmem_uint_put_signal_nbi, (unsigned int *dest, const unsigned int *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe))
{
    must(ferry_uint_put_signal_nbi(dest, source, nelems, sig_addr, signal, sig_op, pe));
}
FN(void, shmem_ctx_uint_put_signal_nbi, (shmem_ctx_t ctx, unsigned int *dest, const unsigned int *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe))
{
    must(ferry_ctx_uint_put_signal_nbi(ctx_of(ctx), dest, source, nelems, sig_addr, signal, sig_op, pe));
}
FN(void, shmem_ulong_put_signal_nbi, (unsigned long *dest, const unsigned long *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe))
{
    must(ferry_ulong_put_signal_nbi(dest, source, nelems, sig_addr, signal, sig_op, pe));
}
FN(void, shmem_ctx_ulong_put_signal_nbi, (shmem_ctx_t ctx, unsigned long *dest, const unsigned long *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe))
{
    must(ferry_ctx_ulong_put_signal_nbi(ctx_of(ctx), dest, source, nelems, sig_addr, signal, sig_op, pe));
}
FN(void, shmem_ulonglong_put_signal_nbi, (unsigned long long *dest, const unsigned long long *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe))
{
    must(ferry_ulonglong_put_signal_nbi(dest, source, nelems, sig_addr, signal, sig_op, pe));
}
FN(void, shmem_ctx_ulonglong_put_signal_nbi, (shmem_ctx_t ctx, unsigned long long *dest,
    const unsigned long long *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe))
{
    must(ferry_ctx_ulonglong_put_signal_nbi(ctx_of(ctx), dest, source, nelems, sig_addr, signal, sig_op, pe));
}
FN(void, shmem_int8_put_signal_nbi, (int8_t *dest, const int8_t *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe))
{
    must(ferry_int8_put_signal_nbi(dest, source, nelems, sig_addr, signal, sig_op, pe));
}
FN(void, shmem_ctx_int8_put_signal_nbi, (shmem_ctx_t ctx, int8_t *dest, const int8_t *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe))
{
    must(ferry_ctx_int8_put_signal_nbi(ctx_of(ctx), dest, source, nelems, sig_addr, signal, sig_op, pe));
}
FN(void, shmem_int16_put_signal_nbi, (int16_t *dest, const int16_t *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe))
{
    must(ferry_int16_put_signal_nbi(dest, source, nelems, sig_addr, signal, sig_op, pe));
}
FN(void, shmem_ctx_int16_put_signal_nbi, (shmem_ctx_t ctx, int16_t *dest, const int16_t *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe))
{
    must(ferry_ctx_int16_put_signal_nbi(ctx_of(ctx), dest, source, nelems, sig_addr, signal, sig_op, pe));
}
FN(void, shmem_uint8_put_signal_nbi, (uint8_t *dest, const uint8_t *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe))
{
    must(ferry_uint8_put_signal_nbi(dest, source, nelems, sig_addr, signal, sig_op, pe));
}
FN(void, shmem_ctx_uint8_put_signal_nbi, (shmem_ctx_t ctx, uint8_t *dest, const uint8_t *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe))
{
    must(ferry_ctx_uint8_put_signal_nbi(ctx_of(ctx), dest, source, nelems, sig_addr, signal, sig_op, pe));
}
FN(void, shmem_uint16_put_signal_nbi, (uint16_t *dest, const uint16_t *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe))
{
    must(ferry_uint16_put_signal_nbi(dest, source, nelems, sig_addr, signal, sig_op, pe));
}
FN(void, shmem_ctx_uint16_put_signal_nbi, (shmem_ctx_t ctx, uint16_t *dest, const uint16_t *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe))
{
    must(ferry_ctx_uint16_put_signal_nbi(ctx_of(ctx), dest, source, nelems, sig_addr, signal, sig_op, pe));
}
FN(void, shmem_int32_put_signal_nbi, (int32_t *dest, const int32_t *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe))
{
    must(ferry_int32_put_signal_nbi(dest, source, nelems, sig_addr, signal, sig_op, pe));
}
FN(void, shmem_ctx_int32_put_signal_nbi, (shmem_ctx_t ctx, int32_t *dest, const int32_t *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe))
{
    must(ferry_ctx_int32_put_signal_nbi(ctx_of(ctx), dest, source, nelems, sig_addr, signal, sig_op, pe));
}
FN(void, shmem_int64_put_signal_nbi, (int64_t *dest, const int64_t *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe))
{
    must(ferry_int64_put_signal_nbi(dest, source, nelems, sig_addr, signal, sig_op, pe));
}
FN(void, shmem_ctx_int64_put_signal_nbi, (shmem_ctx_t ctx, int64_t *dest, const int64_t *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe))
{
    must(ferry_ctx_int64_put_signal_nbi(ctx_of(ctx), dest, source, nelems, sig_addr, signal, sig_op, pe));
}
FN(void, shmem_uint32_put_signal_nbi, (uint32_t *dest, const uint32_t *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe))
{
    must(ferry_uint32_put_signal_nbi(dest, source, nelems, sig_addr, signal, sig_op, pe));
}
FN(void, shmem_ctx_uint32_put_signal_nbi, (shmem_ctx_t ctx, uint32_t *dest, const uint32_t *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe))
{
    must(ferry_ctx_uint32_put_signal_nbi(ctx_of(ctx), dest, source, nelems, sig_addr, signal, sig_op, pe));
}
FN(void, shmem_uint64_put_signal_nbi, (uint64_t *dest, const uint64_t *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe))
{
    must(ferry_uint64_put_signal_nbi(dest, source, nelems, sig_addr, signal, sig_op, pe));
}
FN(void, shmem_ctx_uint64_put_signal_nbi, (shmem_ctx_t ctx, uint64_t *dest, const uint64_t *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe))
{
    must(ferry_ctx_uint64_put_signal_nbi(ctx_of(ctx), dest, source, nelems, sig_addr, signal, sig_op, pe));
}
FN(void, shmem_size_put_signal_nbi, (size_t *dest, const size_t *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe))
{
    must(ferry_size_put_signal_nbi(dest, source, nelems, sig_addr, signal, sig_op, pe));
}
FN(void, shmem_ctx_size_put_signal_nbi, (shmem_ctx_t ctx, size_t *dest, const size_t *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe))
{
    must(ferry_ctx_size_put_signal_nbi(ctx_of(ctx), dest, source, nelems, sig_addr, signal, sig_op, pe));
}
FN(void, shmem_ptrdiff_put_signal_nbi, (ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe))
{
    must(ferry_ptrdiff_put_signal_nbi(dest, source, nelems, sig_addr, signal, sig_op, pe));
}
FN(void, shmem_ctx_ptrdiff_put_signal_nbi, (shmem_ctx_t ctx, ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe))
{
    must(ferry_ctx_ptrdiff_put_signal_nbi(ctx_of(ctx), dest, source, nelems, sig_addr, signal, sig_op, pe));
}
FN(void, shmem_put8_signal_nbi, (void *dest, const void *source, size_t nelems, uint64_t *sig_addr, uint64_t signal,
    int sig_op, int pe))
{
    must(ferry_put8_signal_nbi(dest, source, nelems, sig_addr, signal, sig_op, pe));
}
FN(void, shmem_ctx_put8_signal_nbi, (shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe))
{
    must(ferry_ctx_put8_signal_nbi(ctx_of(ctx), dest, source, nelems, sig_addr, signal, sig_op, pe));
}
FN(void, shmem_put16_signal_nbi, (void *dest, const void *source, size_t nelems, uint64_t *sig_addr, uint64_t signal,
    int sig_op, int pe))
{
    must(ferry_put16_signal_nbi(dest, source, nelems, sig_addr, signal, sig_op, pe));
}
FN(void, shmem_ctx_put16_signal_nbi, (shmem_ctx_t ctx, void *dest, const void *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe))
{
    must(ferry_ctx_put16_signal_nbi(ctx_of(ctx), dest, source, nelems, sig_addr, signal, sig_op, pe));
}
FN(void, shmem_put32_signal_nbi, (void *dest, const void *source, size_t nelems, uint64_t *sig_addr, uint64_t signal,
    int sig_op, int pe))
{
    must(ferry_put32_signal_nbi(dest, source, nelems, sig_addr, signal, sig_op, pe));
}
FN(void, shmem_ctx_put32_signal_nbi, (shmem_ctx_t ctx, void *dest, const void *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe))
{
    must(ferry_ctx_put32_signal_nbi(ctx_of(ctx), dest, source, nelems, sig_addr, signal, sig_op, pe));
}
FN(void, shmem_put64_signal_nbi, (void *dest, const void *source, size_t nelems, uint64_t *sig_addr, uint64_t signal,
    int sig_op, int pe))
{
    must(ferry_put64_signal_nbi(dest, source, nelems, sig_addr, signal, sig_op, pe));
}
FN(void, shmem_ctx_put64_signal_nbi, (shmem_ctx_t ctx, void *dest, const void *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe))
{
    must(ferry_ctx_put64_signal_nbi(ctx_of(ctx), dest, source, nelems, sig_addr, signal, sig_op, pe));
}
FN(void, shmem_put128_signal_nbi, (void *dest, const void *source, size_t nelems, uint64_t *sig_addr, uint64_t signal,
    int sig_op, int pe))
{
    must(ferry_put128_signal_nbi(dest, source, nelems, sig_addr, signal, sig_op, pe));
}
FN(void, shmem_ctx_put128_signal_nbi, (shmem_ctx_t ctx, void *dest, const void *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe))
{
    must(ferry_ctx_put128_signal_nbi(ctx_of(ctx), dest, source, nelems, sig_addr, signal, sig_op, pe));
}
FN(void, shmem_putmem_signal_nbi, (void *dest, const void *source, size_t nbytes, uint64_t *sig_addr, uint64_t signal,
    int sig_op, int pe))
{
    must(ferry_putmem_signal_nbi(dest, source, nbytes, sig_addr, signal, sig_op, pe));
}
FN(void, shmem_ctx_putmem_signal_nbi, (shmem_ctx_t ctx, void *dest, const void *source, size_t nbytes,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe))
{
    must(ferry_ctx_putmem_signal_nbi(ctx_of(ctx), dest, source, nbytes, sig_addr, signal, sig_op, pe));
}

/* shmem_signal_set */
FN(void, shmem_signal_set, (uint64_t *sig_addr, uint64_t signal, int pe))
{
    must(ferry_signal_set(sig_addr, signal, pe));
}
FN(void, shmem_ctx_signal_set, (shmem_ctx_t ctx, uint64_t *sig_addr, uint64_t signal, int pe))
{
    must(ferry_ctx_signal_set(ctx_of(ctx), sig_addr, signal, pe));
}

/* shmem_signal_add */
FN(void, shmem_signal_add, (uint64_t *sig_addr, uint64_t signal, int pe))
{
    must(ferry_signal_add(sig_addr, signal, pe));
}
FN(void, shmem_ctx_signal_add, (shmem_ctx_t ctx, uint64_t *sig_addr, uint64_t signal, int pe))
{
    must(ferry_ctx_signal_add(ctx_of(ctx), sig_addr, signal, pe));
}

/* shmem_TYPE_atomic_fetch */
FN(float, shmem_float_atomic_fetch, (const float *source, int pe))
{
    RETURN_OR_END(float, (ferry_float_atomic_fetch(source, pe)));
}
FN(float, shmem_float_fetch, (const float *source, int pe))
{
    RETURN_OR_END(float, (ferry_float_atomic_fetch(source, pe)));
}
FN(float, shmem_ctx_float_atomic_fetch, (shmem_ctx_t ctx, const float *source, int pe))
{
    RETURN_OR_END(float, (ferry_ctx_float_atomic_fetch(ctx_of(ctx), source, pe)));
}
FN(double, shmem_double_atomic_fetch, (const double *source, int pe))
{
    RETURN_OR_END(double, (ferry_double_atomic_fetch(source, pe)));
}
FN(double, shmem_double_fetch, (const double *source, int pe))
{
    RETURN_OR_END(double, (ferry_double_atomic_fetch(source, pe)));
}
FN(double, shmem_ctx_double_atomic_fetch, (shmem_ctx_t ctx, const double *source, int pe))
{
    RETURN_OR_END(double, (ferry_ctx_double_atomic_fetch(ctx_of(ctx), source, pe)));
}
FN(int, shmem_int_atomic_fetch, (const int *source, int pe))
{
    RETURN_OR_END(int, (ferry_int_atomic_fetch(source, pe)));
}
FN(int, shmem_int_fetch, (const int *source, int pe))
{
    RETURN_OR_END(int, (ferry_int_atomic_fetch(source, pe)));
}
FN(int, shmem_ctx_int_atomic_fetch, (shmem_ctx_t ctx, const int *source, int pe))
{
    RETURN_OR_END(int, (ferry_ctx_int_atomic_fetch(ctx_of(ctx), source, pe)));
}
FN(long, shmem_long_atomic_fetch, (const long *source, int pe))
{
    RETURN_OR_END(long, (ferry_long_atomic_fetch(source, pe)));
}
FN(long, shmem_long_fetch, (const long *source, int pe))
{
    RETURN_OR_END(long, (ferry_long_atomic_fetch(source, pe)));
}
FN(long, shmem_ctx_long_atomic_fetch, (shmem_ctx_t ctx, const long *source, int pe))
{
    RETURN_OR_END(long, (ferry_ctx_long_atomic_fetch(ctx_of(ctx), source, pe)));
}
FN(long long, shmem_longlong_atomic_fetch, (const long long *source, int pe))
{
    RETURN_OR_END(long long, (ferry_longlong_atomic_fetch(source, pe)));
}
FN(long long, shmem_longlong_fetch, (const long long *source, int pe))
{
    RETURN_OR_END(long long, (ferry_longlong_atomic_fetch(source, pe)));
}
FN(long long, shmem_ctx_longlong_atomic_fetch, (shmem_ctx_t ctx, const long long *source, int pe))
{
    RETURN_OR_END(long long, (ferry_ctx_longlong_atomic_fetch(ctx_of(ctx), source, pe)));
}
FN(unsigned int, shmem_uint_atomic_fetch, (const unsigned int *source, int pe))
{
    RETURN_OR_END(unsigned int, (ferry_uint_atomic_fetch(source, pe)));
}
FN(unsigned int, shmem_uint_fetch, (const unsigned int *source, int pe))
{
    RETURN_OR_END(unsigned int, (ferry_uint_atomic_fetch(source, pe)));
}
FN(unsigned int, shmem_ctx_uint_atomic_fetch, (shmem_ctx_t ctx, const unsigned int *source, int pe))
{
    RETURN_OR_END(unsigned int, (ferry_ctx_uint_atomic_fetch(ctx_of(ctx), source, pe)));
}
FN(unsigned long, shmem_ulong_atomic_fetch, (const unsigned long *source, int pe))
{
    RETURN_OR_END(unsigned long, (ferry_ulong_atomic_fetch(source, pe)));
}
FN(unsigned long, shmem_ulong_fetch, (const unsigned long *source, int pe))
{
    RETURN_OR_END(unsigned long, (ferry_ulong_atomic_fetch(source, pe)));
}
FN(unsigned long, shmem_ctx_ulong_atomic_fetch, (shmem_ctx_t ctx, const unsigned long *source, int pe))
{
    RETURN_OR_END(unsigned long, (ferry_ctx_ulong_atomic_fetch(ctx_of(ctx), source, pe)));
}
FN(unsigned long long, shmem_ulonglong_atomic_fetch, (const unsigned long long *source, int pe))
{
    RETURN_OR_END(unsigned long long, (ferry_ulonglong_atomic_fetch(source, pe)));
}
FN(unsigned long long, shmem_ulonglong_fetch, (const unsigned long long *source, int pe))
{
    RETURN_OR_END(unsigned long long, (ferry_ulonglong_atomic_fetch(source, pe)));
}
FN(unsigned long long, shmem_ctx_ulonglong_atomic_fetch, (shmem_ctx_t ctx, const unsigned long long *source, int pe))
{
    RETURN_OR_END(unsigned long long, (ferry_ctx_ulonglong_atomic_fetch(ctx_of(ctx), source, pe)));
}
FN(int32_t, shmem_int32_atomic_fetch, (const int32_t *source, int pe))
{
    RETURN_OR_END(int32_t, (ferry_int32_atomic_fetch(source, pe)));
}
FN(int32_t, shmem_int32_fetch, (const int32_t *source, int pe))
{
    RETURN_OR_END(int32_t, (ferry_int32_atomic_fetch(source, pe)));
}
FN(int32_t, shmem_ctx_int32_atomic_fetch, (shmem_ctx_t ctx, const int32_t *source, int pe))
{
    RETURN_OR_END(int32_t, (ferry_ctx_int32_atomic_fetch(ctx_of(ctx), source, pe)));
}
FN(int64_t, shmem_int64_atomic_fetch, (const int64_t *source, int pe))
{
    RETURN_OR_END(int64_t, (ferry_int64_atomic_fetch(source, pe)));
}
FN(int64_t, shmem_int64_fetch, (const int64_t *source, int pe))
{
    RETURN_OR_END(int64_t, (ferry_int64_atomic_fetch(source, pe)));
}
FN(int64_t, shmem_ctx_int64_atomic_fetch, (shmem_ctx_t ctx, const int64_t *source, int pe))
{
    RETURN_OR_END(int64_t, (ferry_ctx_int64_atomic_fetch(ctx_of(ctx), source, pe)));
}
FN(uint32_t, shmem_uint32_atomic_fetch, (const uint32_t *source, int pe))
{
    RETURN_OR_END(uint32_t, (ferry_uint32_atomic_fetch(source, pe)));
}
FN(uint32_t, shmem_uint32_fetch, (const uint32_t *source, int pe))
{
    RETURN_OR_END(uint32_t, (ferry_uint32_atomic_fetch(source, pe)));
}
FN(uint32_t, shmem_ctx_uint32_atomic_fetch, (shmem_ctx_t ctx, const uint32_t *source, int pe))
{
    RETURN_OR_END(uint32_t, (ferry_ctx_uint32_atomic_fetch(ctx_of(ctx), source, pe)));
}
FN(uint64_t, shmem_uint64_atomic_fetch, (const uint64_t *source, int pe))
{
    RETURN_OR_END(uint64_t, (ferry_uint64_atomic_fetch(source, pe)));
}
FN(uint64_t, shmem_uint64_fetch, (const uint64_t *source, int pe))
{
    RETURN_OR_END(uint64_t, (ferry_uint64_atomic_fetch(source, pe)));
}
FN(uint64_t, shmem_ctx_uint64_atomic_fetch, (shmem_ctx_t ctx, const uint64_t *source, int pe))
{
    RETURN_OR_END(uint64_t, (ferry_ctx_uint64_atomic_fetch(ctx_of(ctx), source, pe)));
}
FN(size_t, shmem_size_atomic_fetch, (const size_t *source, int pe))
{
    RETURN_OR_END(size_t, (ferry_size_atomic_fetch(source, pe)));
}
FN(size_t, shmem_size_fetch, (const size_t *source, int pe))
{
    RETURN_OR_END(size_t, (ferry_size_atomic_fetch(source, pe)));
}
FN(size_t, shmem_ctx_size_atomic_fetch, (shmem_ctx_t ctx, const size_t *source, int pe))
{
    RETURN_OR_END(size_t, (ferry_ctx_size_atomic_fetch(ctx_of(ctx), source, pe)));
}
FN(ptrdiff_t, shmem_ptrdiff_atomic_fetch, (const ptrdiff_t *source, int pe))
{
    RETURN_OR_END(ptrdiff_t, (ferry_ptrdiff_atomic_fetch(source, pe)));
}
FN(ptrdiff_t, shmem_ptrdiff_fetch, (const ptrdiff_t *source, int pe))
{
    RETURN_OR_END(ptrdiff_t, (ferry_ptrdiff_atomic_fetch(source, pe)));
}
FN(ptrdiff_t, shmem_ctx_ptrdiff_atomic_fetch, (shmem_ctx_t ctx, const ptrdiff_t *source, int pe))
{
    RETURN_OR_END(ptrdiff_t, (ferry_ctx_ptrdiff_atomic_fetch(ctx_of(ctx), source, pe)));
}

/* shmem_TYPE_atomic_set */
FN(void, shmem_float_atomic_set, (float *dest, float value, int pe))
{
    must(ferry_float_atomic_set(dest, value, pe));
}
FN(void, shmem_float_set, (float *dest, float value, int pe))
{
    must(ferry_float_atomic_set(dest, value, pe));
}
FN(void, shmem_ctx_float_atomic_set, (shmem_ctx_t ctx, float *dest, float value, int pe))
{
    must(ferry_ctx_float_atomic_set(ctx_of(ctx), dest, value, pe));
}
FN(void, shmem_double_atomic_set, (double *dest, double value, int pe))
{
    must(ferry_double_atomic_set(dest, value, pe));
}
FN(void, shmem_double_set, (double *dest, double value, int pe))
{
    must(ferry_double_atomic_set(dest, value, pe));
}
FN(void, shmem_ctx_double_atomic_set, (shmem_ctx_t ctx, double *dest, double value, int pe))
{
    must(ferry_ctx_double_atomic_set(ctx_of(ctx), dest, value, pe));
}
FN(void, shmem_int_atomic_set, (int *dest, int value, int pe))
{
    must(ferry_int_atomic_set(dest, value, pe));
}
FN(void, shmem_int_set, (int *dest, int value, int pe))
{
    must(ferry_int_atomic_set(dest, value, pe));
}
FN(void, shmem_ctx_int_atomic_set, (shmem_ctx_t ctx, int *dest, int value, int pe))
{
    must(ferry_ctx_int_atomic_set(ctx_of(ctx), dest, value, pe));
}
FN(void, shmem_long_atomic_set, (long *dest, long value, int pe))
{
    must(ferry_long_atomic_set(dest, value, pe));
}
FN(void, shmem_long_set, (long *dest, long value, int pe))
{
    must(ferry_long_atomic_set(dest, value, pe));
}
FN(void, shmem_ctx_long_atomic_set, (shmem_ctx_t ctx, long *dest, long value, int pe))
{
    must(ferry_ctx_long_atomic_set(ctx_of(ctx), dest, value, pe));
}
FN(void, shmem_longlong_atomic_set, (long long *dest, long long value, int pe))
{
    must(ferry_longlong_atomic_set(dest, value, pe));
}
FN(void, shmem_longlong_set, (long long *dest, long long value, int pe))
{
    must(ferry_longlong_atomic_set(dest, value, pe));
}
FN(void, shmem_ctx_longlong_atomic_set, (shmem_ctx_t ctx, long long *dest, long long value, int pe))
{
    must(ferry_ctx_longlong_atomic_set(ctx_of(ctx), dest, value, pe));
}
FN(void, shmem_uint_atomic_set, (unsigned int *dest, unsigned int value, int pe))
{
    must(ferry_uint_atomic_set(dest, value, pe));
}
FN(void, shmem_uint_set, (unsigned int *dest, unsigned int value, int pe))
{
    must(ferry_uint_atomic_set(dest, value, pe));
}
FN(void, shmem_ctx_uint_atomic_set, (shmem_ctx_t ctx, unsigned int *dest, unsigned int value, int pe))
{
    must(ferry_ctx_uint_atomic_set(ctx_of(ctx), dest, value, pe));
}
FN(void, shmem_ulong_atomic_set, (unsigned long *dest, unsigned long value, int pe))
{
    must(ferry_ulong_atomic_set(dest, value, pe));
}
FN(void, shmem_ulong_set, (unsigned long *dest, unsigned long value, int pe))
{
    must(ferry_ulong_atomic_set(dest, value, pe));
}
FN(void, shmem_ctx_ulong_atomic_set, (shmem_ctx_t ctx, unsigned long *dest, unsigned long value, int pe))
{
    must(ferry_ctx_ulong_atomic_set(ctx_of(ctx), dest, value, pe));
}
FN(void, shmem_ulonglong_atomic_set, (unsigned long long *dest, unsigned long long value, int pe))
{
    must(ferry_ulonglong_atomic_set(dest, value, pe));
}
FN(void, shmem_ulonglong_set, (unsigned long long *dest, unsigned long long value, int pe))
{
    must(ferry_ulonglong_atomic_set(dest, value, pe));
}
FN(void, shmem_ctx_ulonglong_atomic_set, (shmem_ctx_t ctx, unsigned long long *dest, unsigned long long value, int pe))
{
    must(ferry_ctx_ulonglong_atomic_set(ctx_of(ctx), dest, value, pe));
}
FN(void, shmem_int32_atomic_set, (int32_t *dest, int32_t value, int pe))
{
    must(ferry_int32_atomic_set(dest, value, pe));
}
FN(void, shmem_int32_set, (int32_t *dest, int32_t value, int pe))
{
    must(ferry_int32_atomic_set(dest, value, pe));
}
FN(void, shmem_ctx_int32_atomic_set, (shmem_ctx_t ctx, int32_t *dest, int32_t value, int pe))
{
    must(ferry_ctx_int32_atomic_set(ctx_of(ctx), dest, value, pe));
}
FN(void, shmem_int64_atomic_set, (int64_t *dest, int64_t value, int pe))
{
    must(ferry_int64_atomic_set(dest, value, pe));
}
FN(void, shmem_int64_set, (int64_t *dest, int64_t value, int pe))
{
    must(ferry_int64_atomic_set(dest, value, pe));
}
FN(void, shmem_ctx_int64_atomic_set, (shmem_ctx_t ctx, int64_t *dest, int64_t value, int pe))
{
    must(ferry_ctx_int64_atomic_set(ctx_of(ctx), dest, value, pe));
}
FN(void, shmem_uint32_atomic_set, (uint32_t *dest, uint32_t value, int pe))
{
    must(ferry_uint32_atomic_set(dest, value, pe));
}
FN(void, shmem_uint32_set, (uint32_t *dest, uint32_t value, int pe))
{
    must(ferry_uint32_atomic_set(dest, value, pe));
}
FN(void, shmem_ctx_uint32_atomic_set, (shmem_ctx_t ctx, uint32_t *dest, uint32_t value, int pe))
{
    must(ferry_ctx_uint32_atomic_set(ctx_of(ctx), dest, value, pe));
}
FN(void, shmem_uint64_atomic_set, (uint64_t *dest, uint64_t value, int pe))
{
    must(ferry_uint64_atomic_set(dest, value, pe));
}
FN(void, shmem_uint64_set, (uint64_t *dest, uint64_t value, int pe))
{
    must(ferry_uint64_atomic_set(dest, value, pe));
}
FN(void, shmem_ctx_uint64_atomic_set, (shmem_ctx_t ctx, uint64_t *dest, uint64_t value, int pe))
{
    must(ferry_ctx_uint64_atomic_set(ctx_of(ctx), dest, value, pe));
}
FN(void, shmem_size_atomic_set, (size_t *dest, size_t value, int pe))
{
    must(ferry_size_atomic_set(dest, value, pe));
}
FN(void, shmem_size_set, (size_t *dest, size_t value, int pe))
{
    must(ferry_size_atomic_set(dest, value, pe));
}
FN(void, shmem_ctx_size_atomic_set, (shmem_ctx_t ctx, size_t *dest, size_t value, int pe))
{
    must(ferry_ctx_size_atomic_set(ctx_of(ctx), dest, value, pe));
}
FN(void, shmem_ptrdiff_atomic_set, (ptrdiff_t *dest, ptrdiff_t value, int pe))
{
    must(ferry_ptrdiff_atomic_set(dest, value, pe));
}
FN(void, shmem_ptrdiff_set, (ptrdiff_t *dest, ptrdiff_t value, int pe))
{
    must(ferry_ptrdiff_atomic_set(dest, value, pe));
}
FN(void, shmem_ctx_ptrdiff_atomic_set, (shmem_ctx_t ctx, ptrdiff_t *dest, ptrdiff_t value, int pe))
{
    must(ferry_ctx_ptrdiff_atomic_set(ctx_of(ctx), dest, value, pe));
}

/* shmem_TYPE_atomic_swap */
FN(float, shmem_float_atomic_swap, (float *dest, float value, int pe))
{
    RETURN_OR_END(float, (ferry_float_atomic_swap(dest, value, pe)));
}
FN(float, shmem_float_swap, (float *dest, float value, int pe))
{
    RETURN_OR_END(float, (ferry_float_atomic_swap(dest, value, pe)));
}
FN(float, shmem_ctx_float_atomic_swap, (shmem_ctx_t ctx, float *dest, float value, int pe))
{
    RETURN_OR_END(float, (ferry_ctx_float_atomic_swap(ctx_of(ctx), dest, value, pe)));
}
FN(double, shmem_double_atomic_swap, (double *dest, double value, int pe))
{
    RETURN_OR_END(double, (ferry_double_atomic_swap(dest, value, pe)));
}
FN(double, shmem_double_swap, (double *dest, double value, int pe))
{
    RETURN_OR_END(double, (ferry_double_atomic_swap(dest, value, pe)));
}
FN(double, shmem_ctx_double_atomic_swap, (shmem_ctx_t ctx, double *dest, double value, int pe))
{
    RETURN_OR_END(double, (ferry_ctx_double_atomic_swap(ctx_of(ctx), dest, value, pe)));
}
FN(int, shmem_int_atomic_swap, (int *dest, int value, int pe))
{
    RETURN_OR_END(int, (ferry_int_atomic_swap(dest, value, pe)));
}
FN(int, shmem_int_swap, (int *dest, int value, int pe))
{
    RETURN_OR_END(int, (ferry_int_atomic_swap(dest, value, pe)));
}
FN(int, shmem_ctx_int_atomic_swap, (shmem_ctx_t ctx, int *dest, int value, int pe))
{
    RETURN_OR_END(int, (ferry_ctx_int_atomic_swap(ctx_of(ctx), dest, value, pe)));
}
FN(long, shmem_long_atomic_swap, (long *dest, long value, int pe))
{
    RETURN_OR_END(long, (ferry_long_atomic_swap(dest, value, pe)));
}
FN(long, shmem_long_swap, (long *dest, long value, int pe))
{
    RETURN_OR_END(long, (ferry_long_atomic_swap(dest, value, pe)));
}
FN(long, shmem_ctx_long_atomic_swap, (shmem_ctx_t ctx, long *dest, long value, int pe))
{
    RETURN_OR_END(long, (ferry_ctx_long_atomic_swap(ctx_of(ctx), dest, value, pe)));
}
FN(long long, shmem_longlong_atomic_swap, (long long *dest, long long value, int pe))
{
    RETURN_OR_END(long long, (ferry_longlong_atomic_swap(dest, value, pe)));
}
FN(long long, shmem_longlong_swap, (long long *dest, long long value, int pe))
{
    RETURN_OR_END(long long, (ferry_longlong_atomic_swap(dest, value, pe)));
}
FN(long long, shmem_ctx_longlong_atomic_swap, (shmem_ctx_t ctx, long long *dest, long long value, int pe))
{
    RETURN_OR_END(long long, (ferry_ctx_longlong_atomic_swap(ctx_of(ctx), dest, value, pe)));
}
FN(unsigned int, shmem_uint_atomic_swap, (unsigned int *dest, unsigned int value, int pe))
{
    RETURN_OR_END(unsigned int, (ferry_uint_atomic_swap(dest, value, pe)));
}
FN(unsigned int, shmem_uint_swap, (unsigned int *dest, unsigned int value, int pe))
{
    RETURN_OR_END(unsigned int, (ferry_uint_atomic_swap(dest, value, pe)));
}
FN(unsigned int, shmem_ctx_uint_atomic_swap, (shmem_ctx_t ctx, unsigned int *dest, unsigned int value, int pe))
{
    RETURN_OR_END(unsigned int, (ferry_ctx_uint_atomic_swap(ctx_of(ctx), dest, value, pe)));
}
FN(unsigned long, shmem_ulong_atomic_swap, (unsigned long *dest, unsigned long value, int pe))
{
    RETURN_OR_END(unsigned long, (ferry_ulong_atomic_swap(dest, value, pe)));
}
FN(unsigned long, shmem_ulong_swap, (unsigned long *dest, unsigned long value, int pe))
{
    RETURN_OR_END(unsigned long, (ferry_ulong_atomic_swap(dest, value, pe)));
}
FN(unsigned long, shmem_ctx_ulong_atomic_swap, (shmem_ctx_t ctx, unsigned long *dest, unsigned long value, int pe))
{
    RETURN_OR_END(unsigned long, (ferry_ctx_ulong_atomic_swap(ctx_of(ctx), dest, value, pe)));
}
FN(unsigned long long, shmem_ulonglong_atomic_swap, (unsigned long long *dest, unsigned long long value, int pe))
{
    RETURN_OR_END(unsigned long long, (ferry_ulonglong_atomic_swap(dest, value, pe)));
}
FN(unsigned long long, shmem_ulonglong_swap, (unsigned long long *dest, unsigned long long value, int pe))
{
    RETURN_OR_END(unsigned long long, (ferry_ulonglong_atomic_swap(dest, value, pe)));
}
FN(unsigned long long, shmem_ctx_ulonglong_atomic_swap, (shmem_ctx_t ctx, unsigned long long *dest,
    unsigned long long value, int pe))
{
    RETURN_OR_END(unsigned long long, (ferry_ctx_ulonglong_atomic_swap(ctx_of(ctx), dest, value, pe)));
}
FN(int32_t, shmem_int32_atomic_swap, (int32_t *dest, int32_t value, int pe))
{
    RETURN_OR_END(int32_t, (ferry_int32_atomic_swap(dest, value, pe)));
}
FN(int32_t, shmem_int32_swap, (int32_t *dest, int32_t value, int pe))
{
    RETURN_OR_END(int32_t, (ferry_int32_atomic_swap(dest, value, pe)));
}
FN(int32_t, shmem_ctx_int32_atomic_swap, (shmem_ctx_t ctx, int32_t *dest, int32_t value, int pe))
{
    RETURN_OR_END(int32_t, (ferry_ctx_int32_atomic_swap(ctx_of(ctx), dest, value, pe)));
}
FN(int64_t, shmem_int64_atomic_swap, (int64_t *dest, int64_t value, int pe))
{
    RETURN_OR_END(int64_t, (ferry_int64_atomic_swap(dest, value, pe)));
}
FN(int64_t, shmem_int64_swap, (int64_t *dest, int64_t value, int pe))
{
    RETURN_OR_END(int64_t, (ferry_int64_atomic_swap(dest, value, pe)));
}
FN(int64_t, shmem_ctx_int64_atomic_swap, (shmem_ctx_t ctx, int64_t *dest, int64_t value, int pe))
{
    RETURN_OR_END(int64_t, (ferry_ctx_int64_atomic_swap(ctx_of(ctx), dest, value, pe)));
}
FN(uint32_t, shmem_uint32_atomic_swap, (uint32_t *dest, uint32_t value, int pe))
{
    RETURN_OR_END(uint32_t, (ferry_uint32_atomic_swap(dest, value, pe)));
}
FN(uint32_t, shmem_uint32_swap, (uint32_t *dest, uint32_t value, int pe))
{
    RETURN_OR_END(uint32_t, (ferry_uint32_atomic_swap(dest, value, pe)));
}
FN(uint32_t, shmem_ctx_uint32_atomic_swap, (shmem_ctx_t ctx, uint32_t *dest, uint32_t value, int pe))
{
    RETURN_OR_END(uint32_t, (ferry_ctx_uint32_atomic_swap(ctx_of(ctx), dest, value, pe)));
}
FN(uint64_t, shmem_uint64_atomic_swap, (uint64_t *dest, uint64_t value, int pe))
{
    RETURN_OR_END(uint64_t, (ferry_uint64_atomic_swap(dest, value, pe)));
}
FN(uint64_t, shmem_uint64_swap, (uint64_t *dest, uint64_t value, int pe))
{
    RETURN_OR_END(uint64_t, (ferry_uint64_atomic_swap(dest, value, pe)));
}
FN(uint64_t, shmem_ctx_uint64_atomic_swap, (shmem_ctx_t ctx, uint64_t *dest, uint64_t value, int pe))
{
    RETURN_OR_END(uint64_t, (ferry_ctx_uint64_atomic_swap(ctx_of(ctx), dest, value, pe)));
}
FN(size_t, shmem_size_atomic_swap, (size_t *dest, size_t value, int pe))
{
    RETURN_OR_END(size_t, (ferry_size_atomic_swap(dest, value, pe)));
}
FN(size_t, shmem_size_swap, (size_t *dest, size_t value, int pe))
{
    RETURN_OR_END(size_t, (ferry_size_atomic_swap(dest, value, pe)));
}
FN(size_t, shmem_ctx_size_atomic_swap, (shmem_ctx_t ctx, size_t *dest, size_t value, int pe))
{
    RETURN_OR_END(size_t, (ferry_ctx_size_atomic_swap(ctx_of(ctx), dest, value, pe)));
}
FN(ptrdiff_t, shmem_ptrdiff_atomic_swap, (ptrdiff_t *dest, ptrdiff_t value, int pe))
{
    RETURN_OR_END(ptrdiff_t, (ferry_ptrdiff_atomic_swap(dest, value, pe)));
}
FN(ptrdiff_t, shmem_ptrdiff_swap, (ptrdiff_t *dest, ptrdiff_t value, int pe))
{
    RETURN_OR_END(ptrdiff_t, (ferry_ptrdiff_atomic_swap(dest, value, pe)));
}
FN(ptrdiff_t, shmem_ctx_ptrdiff_atomic_swap, (shmem_ctx_t ctx, ptrdiff_t *dest, ptrdiff_t value, int pe))
{
    RETURN_OR_END(ptrdiff_t, (ferry_ctx_ptrdiff_atomic_swap(ctx_of(ctx), dest, value, pe)));
}

/* shmem_TYPE_atomic_compare_swap */
FN(int, shmem_int_atomic_compare_swap, (int *dest, int cond, int value, int pe))
{
    RETURN_OR_END(int, (ferry_int_atomic_compare_swap(dest, cond, value, pe)));
}
FN(int, shmem_int_cswap, (int *dest, int cond, int value, int pe))
{
    RETURN_OR_END(int, (ferry_int_atomic_compare_swap(dest, cond, value, pe)));
}
FN(int, shmem_ctx_int_atomic_compare_swap, (shmem_ctx_t ctx, int *dest, int cond, int value, int pe))
{
    RETURN_OR_END(int, (ferry_ctx_int_atomic_compare_swap(ctx_of(ctx), dest, cond, value, pe)));
}
FN(long, shmem_long_atomic_compare_swap, (long *dest, long cond, long value, int pe))
{
    RETURN_OR_END(long, (ferry_long_atomic_compare_swap(dest, cond, value, pe)));
}
FN(long, shmem_long_cswap, (long *dest, long cond, long value, int pe))
{
    RETURN_OR_END(long, (ferry_long_atomic_compare_swap(dest, cond, value, pe)));
}
FN(long, shmem_ctx_long_atomic_compare_swap, (shmem_ctx_t ctx, long *dest, long cond, long value, int pe))
{
    RETURN_OR_END(long, (ferry_ctx_long_atomic_compare_swap(ctx_of(ctx), dest, cond, value, pe)));
}
FN(long long, shmem_longlong_atomic_compare_swap, (long long *dest, long long cond, long long value, int pe))
{
    RETURN_OR_END(long long, (ferry_longlong_atomic_compare_swap(dest, cond, value, pe)));
}
FN(long long, shmem_longlong_cswap, (long long *dest, long long cond, long long value, int pe))
{
    RETURN_OR_END(long long, (ferry_longlong_atomic_compare_swap(dest, cond, value, pe)));
}
FN(long long, shmem_ctx_longlong_atomic_compare_swap, (shmem_ctx_t ctx, long long *dest, long long cond,
    long long value, int pe))
{
    RETURN_OR_END(long long, (ferry_ctx_longlong_atomic_compare_swap(ctx_of(ctx), dest, cond, value, pe)));
}
FN(unsigned int, shmem_uint_atomic_compare_swap, (unsigned int *dest, unsigned int cond, unsigned int value, int pe))
{
    RETURN_OR_END(unsigned int, (ferry_uint_atomic_compare_swap(dest, cond, value, pe)));
}
FN(unsigned int, shmem_uint_cswap, (unsigned int *dest, unsigned int cond, unsigned int value, int pe))
{
    RETURN_OR_END(unsigned int, (ferry_uint_atomic_compare_swap(dest, cond, value, pe)));
}
FN(unsigned int, shmem_ctx_uint_atomic_compare_swap, (shmem_ctx_t ctx, unsigned int *dest, unsigned int cond,
    unsigned int value, int pe))
{
    RETURN_OR_END(unsigned int, (ferry_ctx_uint_atomic_compare_swap(ctx_of(ctx), dest, cond, value, pe)));
}
FN(unsigned long, shmem_ulong_atomic_compare_swap, (unsigned long *dest, unsigned long cond, unsigned long value,
    int pe))
{
    RETURN_OR_END(unsigned long, (ferry_ulong_atomic_compare_swap(dest, cond, value, pe)));
}
FN(unsigned long, shmem_ulong_cswap, (unsigned long *dest, unsigned long cond, unsigned long value, int pe))
{
    RETURN_OR_END(unsigned long, (ferry_ulong_atomic_compare_swap(dest, cond, value, pe)));
}
FN(unsigned long, shmem_ctx_ulong_atomic_compare_swap, (shmem_ctx_t ctx, unsigned long *dest, unsigned long cond,
    unsigned long value, int pe))
{
    RETURN_OR_END(unsigned long, (ferry_ctx_ulong_atomic_compare_swap(ctx_of(ctx), dest, cond, value, pe)));
}
FN(unsigned long long, shmem_ulonglong_atomic_compare_swap, (unsigned long long *dest, unsigned long long cond,
    unsigned long long value, int pe))
{
    RETURN_OR_END(unsigned long long, (ferry_ulonglong_atomic_compare_swap(dest, cond, value, pe)));
}
FN(unsigned long long, shmem_ulonglong_cswap, (unsigned long long *dest, unsigned long long cond,
    unsigned long long value, int pe))
{
    RETURN_OR_END(unsigned long long, (ferry_ulonglong_atomic_compare_swap(dest, cond, value, pe)));
}
FN(unsigned long long, shmem_ctx_ulonglong_atomic_compare_swap, (shmem_ctx_t ctx, unsigned long long *dest,
    unsigned long long cond, unsigned long long value, int pe))
{
    RETURN_OR_END(unsigned long long, (ferry_ctx_ulonglong_atomic_compare_swap(ctx_of(ctx), dest, cond, value, pe)));
}
FN(int32_t, shmem_int32_atomic_compare_swap, (int32_t *dest, int32_t cond, int32_t value, int pe))
{
    RETURN_OR_END(int32_t, (ferry_int32_atomic_compare_swap(dest, cond, value, pe)));
}
FN(int32_t, shmem_int32_cswap, (int32_t *dest, int32_t cond, int32_t value, int pe))
{
    RETURN_OR_END(int32_t, (ferry_int32_atomic_compare_swap(dest, cond, value, pe)));
}
FN(int32_t, shmem_ctx_int32_atomic_compare_swap, (shmem_ctx_t ctx, int32_t *dest, int32_t cond, int32_t value, int pe))
{
    RETURN_OR_END(int32_t, (ferry_ctx_int32_atomic_compare_swap(ctx_of(ctx), dest, cond, value, pe)));
}
FN(int64_t, shmem_int64_atomic_compare_swap, (int64_t *dest, int64_t cond, int64_t value, int pe))
{
    RETURN_OR_END(int64_t, (ferry_int64_atomic_compare_swap(dest, cond, value, pe)));
}
FN(int64_t, shmem_int64_cswap, (int64_t *dest, int64_t cond, int64_t value, int pe))
{
    RETURN_OR_END(int64_t, (ferry_int64_atomic_compare_swap(dest, cond, value, pe)));
}
FN(int64_t, shmem_ctx_int64_atomic_compare_swap, (shmem_ctx_t ctx, int64_t *dest, int64_t cond, int64_t value, int pe))
{
    RETURN_OR_END(int64_t, (ferry_ctx_int64_atomic_compare_swap(ctx_of(ctx), dest, cond, value, pe)));
}
FN(uint32_t, shmem_uint32_atomic_compare_swap, (uint32_t *dest, uint32_t cond, uint32_t value, int pe))
{
    RETURN_OR_END(uint32_t, (ferry_uint32_atomic_compare_swap(dest, cond, value, pe)));
}
FN(uint32_t, shmem_uint32_cswap, (uint32_t *dest, uint32_t cond, uint32_t value, int pe))
{
    RETURN_OR_END(uint32_t, (ferry_uint32_atomic_compare_swap(dest, cond, value, pe)));
}
FN(uint32_t, shmem_ctx_uint32_atomic_compare_swap, (shmem_ctx_t ctx, uint32_t *dest, uint32_t cond, uint32_t value,
    int pe))
{
    RETURN_OR_END(uint32_t, (ferry_ctx_uint32_atomic_compare_swap(ctx_of(ctx), dest, cond, value, pe)));
}
FN(uint64_t, shmem_uint64_atomic_compare_swap, (uint64_t *dest, uint64_t cond, uint64_t value, int pe))
{
    RETURN_OR_END(uint64_t, (ferry_uint64_atomic_compare_swap(dest, cond, value, pe)));
}
FN(uint64_t, shmem_uint64_cswap, (uint64_t *dest, uint64_t cond, uint64_t value, int pe))
{
    RETURN_OR_END(uint64_t, (ferry_uint64_atomic_compare_swap(dest, cond, value, pe)));
}
FN(uint64_t, shmem_ctx_uint64_atomic_compare_swap, (shmem_ctx_t ctx, uint64_t *dest, uint64_t cond, uint64_t value,
    int pe))
{
    RETURN_OR_END(uint64_t, (ferry_ctx_uint64_atomic_compare_swap(ctx_of(ctx), dest, cond, value, pe)));
}
FN(size_t, shmem_size_atomic_compare_swap, (size_t *dest, size_t cond, size_t value, int pe))
{
    RETURN_OR_END(size_t, (ferry_size_atomic_compare_swap(dest, cond, value, pe)));
}
FN(size_t, shmem_size_cswap, (size_t *dest, size_t cond, size_t value, int pe))
{
    RETURN_OR_END(size_t, (ferry_size_atomic_compare_swap(dest, cond, value, pe)));
}
FN(size_t, shmem_ctx_size_atomic_compare_swap, (shmem_ctx_t ctx, size_t *dest, size_t cond, size_t value, int pe))
{
    RETURN_OR_END(size_t, (ferry_ctx_size_atomic_compare_swap(ctx_of(ctx), dest, cond, value, pe)));
}
FN(ptrdiff_t, shmem_ptrdiff_atomic_compare_swap, (ptrdiff_t *dest, ptrdiff_t cond, ptrdiff_t value, int pe))
{
    RETURN_OR_END(ptrdiff_t, (ferry_ptrdiff_atomic_compare_swap(dest, cond, value, pe)));
}
FN(ptrdiff_t, shmem_ptrdiff_cswap, (ptrdiff_t *dest, ptrdiff_t cond, ptrdiff_t value, int pe))
{
    RETURN_OR_END(ptrdiff_t, (ferry_ptrdiff_atomic_compare_swap(dest, cond, value, pe)));
}
FN(ptrdiff_t, shmem_ctx_ptrdiff_atomic_compare_swap, (shmem_ctx_t ctx, ptrdiff_t *dest, ptrdiff_t cond, ptrdiff_t value,
    int pe))
{
    RETURN_OR_END(ptrdiff_t, (ferry_ctx_ptrdiff_atomic_compare_swap(ctx_of(ctx), dest, cond, value, pe)));
}

/* shmem_TYPE_atomic_fetch_inc */
FN(int, shmem_int_atomic_fetch_inc, (int *dest, int pe))
{
    RETURN_OR_END(int, (ferry_int_atomic_fetch_inc(dest, pe)));
}
FN(int, shmem_int_finc, (int *dest, int pe))
{
    RETURN_OR_END(int, (ferry_int_atomic_fetch_inc(dest, pe)));
}
FN(int, shmem_ctx_int_atomic_fetch_inc, (shmem_ctx_t ctx, int *dest, int pe))
{
    RETURN_OR_END(int, (ferry_ctx_int_atomic_fetch_inc(ctx_of(ctx), dest, pe)));
}
FN(long, shmem_long_atomic_fetch_inc, (long *dest, int pe))
{
    RETURN_OR_END(long, (ferry_long_atomic_fetch_inc(dest, pe)));
}
FN(long, shmem_long_finc, (long *dest, int pe))
{
    RETURN_OR_END(long, (ferry_long_atomic_fetch_inc(dest, pe)));
}
FN(long, shmem_ctx_long_atomic_fetch_inc, (shmem_ctx_t ctx, long *dest, int pe))
{
    RETURN_OR_END(long, (ferry_ctx_long_atomic_fetch_inc(ctx_of(ctx), dest, pe)));
}
FN(long long, shmem_longlong_atomic_fetch_inc, (long long *dest, int pe))
{
    RETURN_OR_END(long long, (ferry_longlong_atomic_fetch_inc(dest, pe)));
}
FN(long long, shmem_longlong_finc, (long long *dest, int pe))
{
    RETURN_OR_END(long long, (ferry_longlong_atomic_fetch_inc(dest, pe)));
}
FN(long long, shmem_ctx_longlong_atomic_fetch_inc, (shmem_ctx_t ctx, long long *dest, int pe))
{
    RETURN_OR_END(long long, (ferry_ctx_longlong_atomic_fetch_inc(ctx_of(ctx), dest, pe)));
}
FN(unsigned int, shmem_uint_atomic_fetch_inc, (unsigned int *dest, int pe))
{
    RETURN_OR_END(unsigned int, (ferry_uint_atomic_fetch_inc(dest, pe)));
}
FN(unsigned int, shmem_uint_finc, (unsigned int *dest, int pe))
{
    RETURN_OR_END(unsigned int, (ferry_uint_atomic_fetch_inc(dest, pe)));
}
FN(unsigned int, shmem_ctx_uint_atomic_fetch_inc, (shmem_ctx_t ctx, unsigned int *dest, int pe))
{
    RETURN_OR_END(unsigned int, (ferry_ctx_uint_atomic_fetch_inc(ctx_of(ctx), dest, pe)));
}
FN(unsigned long, shmem_ulong_atomic_fetch_inc, (unsigned long *dest, int pe))
{
    RETURN_OR_END(unsigned long, (ferry_ulong_atomic_fetch_inc(dest, pe)));
}
FN(unsigned long, shmem_ulong_finc, (unsigned long *dest, int pe))
{
    RETURN_OR_END(unsigned long, (ferry_ulong_atomic_fetch_inc(dest, pe)));
}
FN(unsigned long, shmem_ctx_ulong_atomic_fetch_inc, (shmem_ctx_t ctx, unsigned long *dest, int pe))
{
    RETURN_OR_END(unsigned long, (ferry_ctx_ulong_atomic_fetch_inc(ctx_of(ctx), dest, pe)));
}
FN(unsigned long long, shmem_ulonglong_atomic_fetch_inc, (unsigned long long *dest, int pe))
{
    RETURN_OR_END(unsigned long long, (ferry_ulonglong_atomic_fetch_inc(dest, pe)));
}
FN(unsigned long long, shmem_ulonglong_finc, (unsigned long long *dest, int pe))
{
    RETURN_OR_END(unsigned long long, (ferry_ulonglong_atomic_fetch_inc(dest, pe)));
}
FN(unsigned long long, shmem_ctx_ulonglong_atomic_fetch_inc, (shmem_ctx_t ctx, unsigned long long *dest, int pe))
{
    RETURN_OR_END(unsigned long long, (ferry_ctx_ulonglong_atomic_fetch_inc(ctx_of(ctx), dest, pe)));
}
FN(int32_t, shmem_int32_atomic_fetch_inc, (int32_t *dest, int pe))
{
    RETURN_OR_END(int32_t, (ferry_int32_atomic_fetch_inc(dest, pe)));
}
FN(int32_t, shmem_int32_finc, (int32_t *dest, int pe))
{
    RETURN_OR_END(int32_t, (ferry_int32_atomic_fetch_inc(dest, pe)));
}
FN(int32_t, shmem_ctx_int32_atomic_fetch_inc, (shmem_ctx_t ctx, int32_t *dest, int pe))
{
    RETURN_OR_END(int32_t, (ferry_ctx_int32_atomic_fetch_inc(ctx_of(ctx), dest, pe)));
}
FN(int64_t, shmem_int64_atomic_fetch_inc, (int64_t *dest, int pe))
{
    RETURN_OR_END(int64_t, (ferry_int64_atomic_fetch_inc(dest, pe)));
}
FN(int64_t, shmem_int64_finc, (int64_t *dest, int pe))
{
    RETURN_OR_END(int64_t, (ferry_int64_atomic_fetch_inc(dest, pe)));
}
FN(int64_t, shmem_ctx_int64_atomic_fetch_inc, (shmem_ctx_t ctx, int64_t *dest, int pe))
{
    RETURN_OR_END(int64_t, (ferry_ctx_int64_atomic_fetch_inc(ctx_of(ctx), dest, pe)));
}
FN(uint32_t, shmem_uint32_atomic_fetch_inc, (uint32_t *dest, int pe))
{
    RETURN_OR_END(uint32_t, (ferry_uint32_atomic_fetch_inc(dest, pe)));
}
FN(uint32_t, shmem_uint32_finc, (uint32_t *dest, int pe))
{
    RETURN_OR_END(uint32_t, (ferry_uint32_atomic_fetch_inc(dest, pe)));
}
FN(uint32_t, shmem_ctx_uint32_atomic_fetch_inc, (shmem_ctx_t ctx, uint32_t *dest, int pe))
{
    RETURN_OR_END(uint32_t, (ferry_ctx_uint32_atomic_fetch_inc(ctx_of(ctx), dest, pe)));
}
FN(uint64_t, shmem_uint64_atomic_fetch_inc, (uint64_t *dest, int pe))
{
    RETURN_OR_END(uint64_t, (ferry_uint64_atomic_fetch_inc(dest, pe)));
}
FN(uint64_t, shmem_uint64_finc, (uint64_t *dest, int pe))
{
    RETURN_OR_END(uint64_t, (ferry_uint64_atomic_fetch_inc(dest, pe)));
}
FN(uint64_t, shmem_ctx_uint64_atomic_fetch_inc, (shmem_ctx_t ctx, uint64_t *dest, int pe))
{
    RETURN_OR_END(uint64_t, (ferry_ctx_uint64_atomic_fetch_inc(ctx_of(ctx), dest, pe)));
}
FN(size_t, shmem_size_atomic_fetch_inc, (size_t *dest, int pe))
{
    RETURN_OR_END(size_t, (ferry_size_atomic_fetch_inc(dest, pe)));
}
FN(size_t, shmem_size_finc, (size_t *dest, int pe))
{
    RETURN_OR_END(size_t, (ferry_size_atomic_fetch_inc(dest, pe)));
}
FN(size_t, shmem_ctx_size_atomic_fetch_inc, (shmem_ctx_t ctx, size_t *dest, int pe))
{
    RETURN_OR_END(size_t, (ferry_ctx_size_atomic_fetch_inc(ctx_of(ctx), dest, pe)));
}
FN(ptrdiff_t, shmem_ptrdiff_atomic_fetch_inc, (ptrdiff_t *dest, int pe))
{
    RETURN_OR_END(ptrdiff_t, (ferry_ptrdiff_atomic_fetch_inc(dest, pe)));
}
FN(ptrdiff_t, shmem_ptrdiff_finc, (ptrdiff_t *dest, int pe))
{
    RETURN_OR_END(ptrdiff_t, (ferry_ptrdiff_atomic_fetch_inc(dest, pe)));
}
FN(ptrdiff_t, shmem_ctx_ptrdiff_atomic_fetch_inc, (shmem_ctx_t ctx, ptrdiff_t *dest, int pe))
{
    RETURN_OR_END(ptrdiff_t, (ferry_ctx_ptrdiff_atomic_fetch_inc(ctx_of(ctx), dest, pe)));
}

/* shmem_TYPE_atomic_inc */
FN(void, shmem_int_atomic_inc, (int *dest, int pe))
{
    must(ferry_int_atomic_inc(dest, pe));
}
FN(void, shmem_int_inc, (int *dest, int pe))
{
    must(ferry_int_atomic_inc(dest, pe));
}
FN(void, shmem_ctx_int_atomic_inc, (shmem_ctx_t ctx, int *dest, int pe))
{
    must(ferry_ctx_int_atomic_inc(ctx_of(ctx), dest, pe));
}
FN(void, shmem_long_atomic_inc, (long *dest, int pe))
{
    must(ferry_long_atomic_inc(dest, pe));
}
FN(void, shmem_long_inc, (long *dest, int pe))
{
    must(ferry_long_atomic_inc(dest, pe));
}
FN(void, shmem_ctx_long_atomic_inc, (shmem_ctx_t ctx, long *dest, int pe))
{
    must(ferry_ctx_long_atomic_inc(ctx_of(ctx), dest, pe));
}
FN(void, shmem_longlong_atomic_inc, (long long *dest, int pe))
{
    must(ferry_longlong_atomic_inc(dest, pe));
}
FN(void, shmem_longlong_inc, (long long *dest, int pe))
{
    must(ferry_longlong_atomic_inc(dest, pe));
}
FN(void, shmem_ctx_longlong_atomic_inc, (shmem_ctx_t ctx, long long *dest, int pe))
{
    must(ferry_ctx_longlong_atomic_inc(ctx_of(ctx), dest, pe));
}
FN(void, shmem_uint_atomic_inc, (unsigned int *dest, int pe))
{
    must(ferry_uint_atomic_inc(dest, pe));
}
FN(void, shmem_uint_inc, (unsigned int *dest, int pe))
{
    must(ferry_uint_atomic_inc(dest, pe));
}
FN(void, shmem_ctx_uint_atomic_inc, (shmem_ctx_t ctx, unsigned int *dest, int pe))
{
    must(ferry_ctx_uint_atomic_inc(ctx_of(ctx), dest, pe));
}
FN(void, shmem_ulong_atomic_inc, (unsigned long *dest, int pe))
{
    must(ferry_ulong_atomic_inc(dest, pe));
}
FN(void, shmem_ulong_inc, (unsigned long *dest, int pe))
{
    must(ferry_ulong_atomic_inc(dest, pe));
}
FN(void, shmem_ctx_ulong_atomic_inc, (shmem_ctx_t ctx, unsigned long *dest, int pe))
{
    must(ferry_ctx_ulong_atomic_inc(ctx_of(ctx), dest, pe));
}
FN(void, shmem_ulonglong_atomic_inc, (unsigned long long *dest, int pe))
{
    must(ferry_ulonglong_atomic_inc(dest, pe));
}
FN(void, shmem_ulonglong_inc, (unsigned long long *dest, int pe))
{
    must(ferry_ulonglong_atomic_inc(dest, pe));
}
FN(void, shmem_ctx_ulonglong_atomic_inc, (shmem_ctx_t ctx, unsigned long long *dest, int pe))
{
    must(ferry_ctx_ulonglong_atomic_inc(ctx_of(ctx), dest, pe));
}
FN(void, shmem_int32_atomic_inc, (int32_t *dest, int pe))
{
    must(ferry_int32_atomic_inc(dest, pe));
}
FN(void, shmem_int32_inc, (int32_t *dest, int pe))
{
    must(ferry_int32_atomic_inc(dest, pe));
}
FN(void, shmem_ctx_int32_atomic_inc, (shmem_ctx_t ctx, int32_t *dest, int pe))
{
    must(ferry_ctx_int32_atomic_inc(ctx_of(ctx), dest, pe));
}
FN(void, shmem_int64_atomic_inc, (int64_t *dest, int pe))
{
    must(ferry_int64_atomic_inc(dest, pe));
}
FN(void, shmem_int64_inc, (int64_t *dest, int pe))
{
    must(ferry_int64_atomic_inc(dest, pe));
}
FN(void, shmem_ctx_int64_atomic_inc, (shmem_ctx_t ctx, int64_t *dest, int pe))
{
    must(ferry_ctx_int64_atomic_inc(ctx_of(ctx), dest, pe));
}
FN(void, shmem_uint32_atomic_inc, (uint32_t *dest, int pe))
{
    must(ferry_uint32_atomic_inc(dest, pe));
}
FN(void, shmem_uint32_inc, (uint32_t *dest, int pe))
{
    must(ferry_uint32_atomic_inc(dest, pe));
}
FN(void, shmem_ctx_uint32_atomic_inc, (shmem_ctx_t ctx, uint32_t *dest, int pe))
{
    must(ferry_ctx_uint32_atomic_inc(ctx_of(ctx), dest, pe));
}
FN(void, shmem_uint64_atomic_inc, (uint64_t *dest, int pe))
{
    must(ferry_uint64_atomic_inc(dest, pe));
}
FN(void, shmem_uint64_inc, (uint64_t *dest, int pe))
{
    must(ferry_uint64_atomic_inc(dest, pe));
}
FN(void, shmem_ctx_uint64_atomic_inc, (shmem_ctx_t ctx, uint64_t *dest, int pe))
{
    must(ferry_ctx_uint64_atomic_inc(ctx_of(ctx), dest, pe));
}
FN(void, shmem_size_atomic_inc, (size_t *dest, int pe))
{
    must(ferry_size_atomic_inc(dest, pe));
}
FN(void, shmem_size_inc, (size_t *dest, int pe))
{
    must(ferry_size_atomic_inc(dest, pe));
}
FN(void, shmem_ctx_size_atomic_inc, (shmem_ctx_t ctx, size_t *dest, int pe))
{
    must(ferry_ctx_size_atomic_inc(ctx_of(ctx), dest, pe));
}
FN(void, shmem_ptrdiff_atomic_inc, (ptrdiff_t *dest, int pe))
{
    must(ferry_ptrdiff_atomic_inc(dest, pe));
}
FN(void, shmem_ptrdiff_inc, (ptrdiff_t *dest, int pe))
{
    must(ferry_ptrdiff_atomic_inc(dest, pe));
}
FN(void, shmem_ctx_ptrdiff_atomic_inc, (shmem_ctx_t ctx, ptrdiff_t *dest, int pe))
{
    must(ferry_ctx_ptrdiff_atomic_inc(ctx_of(ctx), dest, pe));
}

/* shmem_TYPE_atomic_fetch_add */
FN(int, shmem_int_atomic_fetch_add, (int *dest, int value, int pe))
{
    RETURN_OR_END(int, (ferry_int_atomic_fetch_add(dest, value, pe)));
}
FN(int, shmem_int_fadd, (int *dest, int value, int pe))
{
    RETURN_OR_END(int, (ferry_int_atomic_fetch_add(dest, value, pe)));
}
FN(int, shmem_ctx_int_atomic_fetch_add, (shmem_ctx_t ctx, int *dest, int value, int pe))
{
    RETURN_OR_END(int, (ferry_ctx_int_atomic_fetch_add(ctx_of(ctx), dest, value, pe)));
}
FN(long, shmem_long_atomic_fetch_add, (long *dest, long value, int pe))
{
    RETURN_OR_END(long, (ferry_long_atomic_fetch_add(dest, value, pe)));
}
FN(long, shmem_long_fadd, (long *dest, long value, int pe))
{
    RETURN_OR_END(long, (ferry_long_atomic_fetch_add(dest, value, pe)));
}
FN(long, shmem_ctx_long_atomic_fetch_add, (shmem_ctx_t ctx, long *dest, long value, int pe))
{
    RETURN_OR_END(long, (ferry_ctx_long_atomic_fetch_add(ctx_of(ctx), dest, value, pe)));
}
FN(long long, shmem_longlong_atomic_fetch_add, (long long *dest, long long value, int pe))
{
    RETURN_OR_END(long long, (ferry_longlong_atomic_fetch_add(dest, value, pe)));
}
FN(long long, shmem_longlong_fadd, (long long *dest, long long value, int pe))
{
    RETURN_OR_END(long long, (ferry_longlong_atomic_fetch_add(dest, value, pe)));
}
FN(long long, shmem_ctx_longlong_atomic_fetch_add, (shmem_ctx_t ctx, long long *dest, long long value, int pe))
{
    RETURN_OR_END(long long, (ferry_ctx_longlong_atomic_fetch_add(ctx_of(ctx), dest, value, pe)));
}
FN(unsigned int, shmem_uint_atomic_fetch_add, (unsigned int *dest, unsigned int value, int pe))
{
    RETURN_OR_END(unsigned int, (ferry_uint_atomic_fetch_add(dest, value, pe)));
}
FN(unsigned int, shmem_uint_fadd, (unsigned int *dest, unsigned int value, int pe))
{
    RETURN_OR_END(unsigned int, (ferry_uint_atomic_fetch_add(dest, value, pe)));
}
FN(unsigned int, shmem_ctx_uint_atomic_fetch_add, (shmem_ctx_t ctx, unsigned int *dest, unsigned int value, int pe))
{
    RETURN_OR_END(unsigned int, (ferry_ctx_uint_atomic_fetch_add(ctx_of(ctx), dest, value, pe)));
}
FN(unsigned long, shmem_ulong_atomic_fetch_add, (unsigned long *dest, unsigned long value, int pe))
{
    RETURN_OR_END(unsigned long, (ferry_ulong_atomic_fetch_add(dest, value, pe)));
}
FN(unsigned long, shmem_ulong_fadd, (unsigned long *dest, unsigned long value, int pe))
{
    RETURN_OR_END(unsigned long, (ferry_ulong_atomic_fetch_add(dest, value, pe)));
}
FN(unsigned long, shmem_ctx_ulong_atomic_fetch_add, (shmem_ctx_t ctx, unsigned long *dest, unsigned long value, int pe))
{
    RETURN_OR_END(unsigned long, (ferry_ctx_ulong_atomic_fetch_add(ctx_of(ctx), dest, value, pe)));
}
FN(unsigned long long, shmem_ulonglong_atomic_fetch_add, (unsigned long long *dest, unsigned long long value, int pe))
{
    RETURN_OR_END(unsigned long long, (ferry_ulonglong_atomic_fetch_add(dest, value, pe)));
}
FN(unsigned long long, shmem_ulonglong_fadd, (unsigned long long *dest, unsigned long long value, int pe))
{
    RETURN_OR_END(unsigned long long, (ferry_ulonglong_atomic_fetch_add(dest, value, pe)));
}
FN(unsigned long long, shmem_ctx_ulonglong_atomic_fetch_add, (shmem_ctx_t ctx, unsigned long long *dest,
    unsigned long long value, int pe))
{
    RETURN_OR_END(unsigned long long, (ferry_ctx_ulonglong_atomic_fetch_add(ctx_of(ctx), dest, value, pe)));
}
FN(int32_t, shmem_int32_atomic_fetch_add, (int32_t *dest, int32_t value, int pe))
{
    RETURN_OR_END(int32_t, (ferry_int32_atomic_fetch_add(dest, value, pe)));
}
FN(int32_t, shmem_int32_fadd, (int32_t *dest, int32_t value, int pe))
{
    RETURN_OR_END(int32_t, (ferry_int32_atomic_fetch_add(dest, value, pe)));
}
FN(int32_t, shmem_ctx_int32_atomic_fetch_add, (shmem_ctx_t ctx, int32_t *dest, int32_t value, int pe))
{
    RETURN_OR_END(int32_t, (ferry_ctx_int32_atomic_fetch_add(ctx_of(ctx), dest, value, pe)));
}
FN(int64_t, shmem_int64_atomic_fetch_add, (int64_t *dest, int64_t value, int pe))
{
    RETURN_OR_END(int64_t, (ferry_int64_atomic_fetch_add(dest, value, pe)));
}
FN(int64_t, shmem_int64_fadd, (int64_t *dest, int64_t value, int pe))
{
    RETURN_OR_END(int64_t, (ferry_int64_atomic_fetch_add(dest, value, pe)));
}
FN(int64_t, shmem_ctx_int64_atomic_fetch_add, (shmem_ctx_t ctx, int64_t *dest, int64_t value, int pe))
{
    RETURN_OR_END(int64_t, (ferry_ctx_int64_atomic_fetch_add(ctx_of(ctx), dest, value, pe)));
}
FN(uint32_t, shmem_uint32_atomic_fetch_add, (uint32_t *dest, uint32_t value, int pe))
{
    RETURN_OR_END(uint32_t, (ferry_uint32_atomic_fetch_add(dest, value, pe)));
}
FN(uint32_t, shmem_uint32_fadd, (uint32_t *dest, uint32_t value, int pe))
{
    RETURN_OR_END(uint32_t, (ferry_uint32_atomic_fetch_add(dest, value, pe)));
}
FN(uint32_t, shmem_ctx_uint32_atomic_fetch_add, (shmem_ctx_t ctx, uint32_t *dest, uint32_t value, int pe))
{
    RETURN_OR_END(uint32_t, (ferry_ctx_uint32_atomic_fetch_add(ctx_of(ctx), dest, value, pe)));
}
FN(uint64_t, shmem_uint64_atomic_fetch_add, (uint64_t *dest, uint64_t value, int pe))
{
    RETURN_OR_END(uint64_t, (ferry_uint64_atomic_fetch_add(dest, value, pe)));
}
FN(uint64_t, shmem_uint64_fadd, (uint64_t *dest, uint64_t value, int pe))
{
    RETURN_OR_END(uint64_t, (ferry_uint64_atomic_fetch_add(dest, value, pe)));
}
FN(uint64_t, shmem_ctx_uint64_atomic_fetch_add, (shmem_ctx_t ctx, uint64_t *dest, uint64_t value, int pe))
{
    RETURN_OR_END(uint64_t, (ferry_ctx_uint64_atomic_fetch_add(ctx_of(ctx), dest, value, pe)));
}
FN(size_t, shmem_size_atomic_fetch_add, (size_t *dest, size_t value, int pe))
{
    RETURN_OR_END(size_t, (ferry_size_atomic_fetch_add(dest, value, pe)));
}
FN(size_t, shmem_size_fadd, (size_t *dest, size_t value, int pe))
{
    RETURN_OR_END(size_t, (ferry_size_atomic_fetch_add(dest, value, pe)));
}
FN(size_t, shmem_ctx_size_atomic_fetch_add, (shmem_ctx_t ctx, size_t *dest, size_t value, int pe))
{
    RETURN_OR_END(size_t, (ferry_ctx_size_atomic_fetch_add(ctx_of(ctx), dest, value, pe)));
}
FN(ptrdiff_t, shmem_ptrdiff_atomic_fetch_add, (ptrdiff_t *dest, ptrdiff_t value, int pe))
{
    RETURN_OR_END(ptrdiff_t, (ferry_ptrdiff_atomic_fetch_add(dest, value, pe)));
}
FN(ptrdiff_t, shmem_ptrdiff_fadd, (ptrdiff_t *dest, ptrdiff_t value, int pe))
{
    RETURN_OR_END(ptrdiff_t, (ferry_ptrdiff_atomic_fetch_add(dest, value, pe)));
}
FN(ptrdiff_t, shmem_ctx_ptrdiff_atomic_fetch_add, (shmem_ctx_t ctx, ptrdiff_t *dest, ptrdiff_t value, int pe))
{
    RETURN_OR_END(ptrdiff_t, (ferry_ctx_ptrdiff_atomic_fetch_add(ctx_of(ctx), dest, value, pe)));
}

/* shmem_TYPE_atomic_fetch_and */
FN(int, shmem_int_atomic_fetch_and, (int *dest, int value, int pe))
{
    RETURN_OR_END(int, (ferry_int_atomic_fetch_and(dest, value, pe)));
}
FN(int, shmem_ctx_int_atomic_fetch_and, (shmem_ctx_t ctx, int *dest, int value, int pe))
{
    RETURN_OR_END(int, (ferry_ctx_int_atomic_fetch_and(ctx_of(ctx), dest, value, pe)));
}
FN(long, shmem_long_atomic_fetch_and, (long *dest, long value, int pe))
{
    RETURN_OR_END(long, (ferry_long_atomic_fetch_and(dest, value, pe)));
}
FN(long, shmem_ctx_long_atomic_fetch_and, (shmem_ctx_t ctx, long *dest, long value, int pe))
{
    RETURN_OR_END(long, (ferry_ctx_long_atomic_fetch_and(ctx_of(ctx), dest, value, pe)));
}
FN(long long, shmem_longlong_atomic_fetch_and, (long long *dest, long long value, int pe))
{
    RETURN_OR_END(long long, (ferry_longlong_atomic_fetch_and(dest, value, pe)));
}
FN(long long, shmem_ctx_longlong_atomic_fetch_and, (shmem_ctx_t ctx, long long *dest, long long value, int pe))
{
    RETURN_OR_END(long long, (ferry_ctx_longlong_atomic_fetch_and(ctx_of(ctx), dest, value, pe)));
}
FN(unsigned int, shmem_uint_atomic_fetch_and, (unsigned int *dest, unsigned int value, int pe))
{
    RETURN_OR_END(unsigned int, (ferry_uint_atomic_fetch_and(dest, value, pe)));
}
FN(unsigned int, shmem_ctx_uint_atomic_fetch_and, (shmem_ctx_t ctx, unsigned int *dest, unsigned int value, int pe))
{
    RETURN_OR_END(unsigned int, (ferry_ctx_uint_atomic_fetch_and(ctx_of(ctx), dest, value, pe)));
}
FN(unsigned long, shmem_ulong_atomic_fetch_and, (unsigned long *dest, unsigned long value, int pe))
{
    RETURN_OR_END(unsigned long, (ferry_ulong_atomic_fetch_and(dest, value, pe)));
}
FN(unsigned long, shmem_ctx_ulong_atomic_fetch_and, (shmem_ctx_t ctx, unsigned long *dest, unsigned long value, int pe))
{
    RETURN_OR_END(unsigned long, (ferry_ctx_ulong_atomic_fetch_and(ctx_of(ctx), dest, value, pe)));
}
FN(unsigned long long, shmem_ulonglong_atomic_fetch_and, (unsigned long long *dest, unsigned long long value, int pe))
{
    RETURN_OR_END(unsigned long long, (ferry_ulonglong_atomic_fetch_and(dest, value, pe)));
}
FN(unsigned long long, shmem_ctx_ulonglong_atomic_fetch_and, (shmem_ctx_t ctx, unsigned long long *dest,
    unsigned long long value, int pe))
{
    RETURN_OR_END(unsigned long long, (ferry_ctx_ulonglong_atomic_fetch_and(ctx_of(ctx), dest, value, pe)));
}
FN(int32_t, shmem_int32_atomic_fetch_and, (int32_t *dest, int32_t value, int pe))
{
    RETURN_OR_END(int32_t, (ferry_int32_atomic_fetch_and(dest, value, pe)));
}
FN(int32_t, shmem_ctx_int32_atomic_fetch_and, (shmem_ctx_t ctx, int32_t *dest, int32_t value, int pe))
{
    RETURN_OR_END(int32_t, (ferry_ctx_int32_atomic_fetch_and(ctx_of(ctx), dest, value, pe)));
}
FN(int64_t, shmem_int64_atomic_fetch_and, (int64_t *dest, int64_t value, int pe))
{
    RETURN_OR_END(int64_t, (ferry_int64_atomic_fetch_and(dest, value, pe)));
}
FN(int64_t, shmem_ctx_int64_atomic_fetch_and, (shmem_ctx_t ctx, int64_t *dest, int64_t value, int pe))
{
    RETURN_OR_END(int64_t, (ferry_ctx_int64_atomic_fetch_and(ctx_of(ctx), dest, value, pe)));
}
FN(uint32_t, shmem_uint32_atomic_fetch_and, (uint32_t *dest, uint32_t value, int pe))
{
    RETURN_OR_END(uint32_t, (ferry_uint32_atomic_fetch_and(dest, value, pe)));
}
FN(uint32_t, shmem_ctx_uint32_atomic_fetch_and, (shmem_ctx_t ctx, uint32_t *dest, uint32_t value, int pe))
{
    RETURN_OR_END(uint32_t, (ferry_ctx_uint32_atomic_fetch_and(ctx_of(ctx), dest, value, pe)));
}
FN(uint64_t, shmem_uint64_atomic_fetch_and, (uint64_t *dest, uint64_t value, int pe))
{
    RETURN_OR_END(uint64_t, (ferry_uint64_atomic_fetch_and(dest, value, pe)));
}
FN(uint64_t, shmem_ctx_uint64_atomic_fetch_and, (shmem_ctx_t ctx, uint64_t *dest, uint64_t value, int pe))
{
    RETURN_OR_END(uint64_t, (ferry_ctx_uint64_atomic_fetch_and(ctx_of(ctx), dest, value, pe)));
}
FN(size_t, shmem_size_atomic_fetch_and, (size_t *dest, size_t value, int pe))
{
    RETURN_OR_END(size_t, (ferry_size_atomic_fetch_and(dest, value, pe)));
}
FN(size_t, shmem_ctx_size_atomic_fetch_and, (shmem_ctx_t ctx, size_t *dest, size_t value, int pe))
{
    RETURN_OR_END(size_t, (ferry_ctx_size_atomic_fetch_and(ctx_of(ctx), dest, value, pe)));
}
FN(ptrdiff_t, shmem_ptrdiff_atomic_fetch_and, (ptrdiff_t *dest, ptrdiff_t value, int pe))
{
    RETURN_OR_END(ptrdiff_t, (ferry_ptrdiff_atomic_fetch_and(dest, value, pe)));
}
FN(ptrdiff_t, shmem_ctx_ptrdiff_atomic_fetch_and, (shmem_ctx_t ctx, ptrdiff_t *dest, ptrdiff_t value, int pe))
{
    RETURN_OR_END(ptrdiff_t, (ferry_ctx_ptrdiff_atomic_fetch_and(ctx_of(ctx), dest, value, pe)));
}

/* shmem_TYPE_atomic_fetch_or */
FN(int, shmem_int_atomic_fetch_or, (int *dest, int value, int pe))
{
    RETURN_OR_END(int, (ferry_int_atomic_fetch_or(dest, value, pe)));
}
FN(int, shmem_ctx_int_atomic_fetch_or, (shmem_ctx_t ctx, int *dest, int value, int pe))
{
    RETURN_OR_END(int, (ferry_ctx_int_atomic_fetch_or(ctx_of(ctx), dest, value, pe)));
}
FN(long, shmem_long_atomic_fetch_or, (long *dest, long value, int pe))
{
    RETURN_OR_END(long, (ferry_long_atomic_fetch_or(dest, value, pe)));
}
FN(long, shmem_ctx_long_atomic_fetch_or, (shmem_ctx_t ctx, long *dest, long value, int pe))
{
    RETURN_OR_END(long, (ferry_ctx_long_atomic_fetch_or(ctx_of(ctx), dest, value, pe)));
}
FN(long long, shmem_longlong_atomic_fetch_or, (long long *dest, long long value, int pe))
{
    RETURN_OR_END(long long, (ferry_longlong_atomic_fetch_or(dest, value, pe)));
}
FN(long long, shmem_ctx_longlong_atomic_fetch_or, (shmem_ctx_t ctx, long long *dest, long long value, int pe))
{
    RETURN_OR_END(long long, (ferry_ctx_longlong_atomic_fetch_or(ctx_of(ctx), dest, value, pe)));
}
FN(unsigned int, shmem_uint_atomic_fetch_or, (unsigned int *dest, unsigned int value, int pe))
{
    RETURN_OR_END(unsigned int, (ferry_uint_atomic_fetch_or(dest, value, pe)));
}
FN(unsigned int, shmem_ctx_uint_atomic_fetch_or, (shmem_ctx_t ctx, unsigned int *dest, unsigned int value, int pe))
{
    RETURN_OR_END(unsigned int, (ferry_ctx_uint_atomic_fetch_or(ctx_of(ctx), dest, value, pe)));
}
FN(unsigned long, shmem_ulong_atomic_fetch_or, (unsigned long *dest, unsigned long value, int pe))
{
    RETURN_OR_END(unsigned long, (ferry_ulong_atomic_fetch_or(dest, value, pe)));
}
FN(unsigned long, shmem_ctx_ulong_atomic_fetch_or, (shmem_ctx_t ctx, unsigned long *dest, unsigned long value, int pe))
{
    RETURN_OR_END(unsigned long, (ferry_ctx_ulong_atomic_fetch_or(ctx_of(ctx), dest, value, pe)));
}
FN(unsigned long long, shmem_ulonglong_atomic_fetch_or, (unsigned long long *dest, unsigned long long value, int pe))
{
    RETURN_OR_END(unsigned long long, (ferry_ulonglong_atomic_fetch_or(dest, value, pe)));
}
FN(unsigned long long, shmem_ctx_ulonglong_atomic_fetch_or, (shmem_ctx_t ctx, unsigned long long *dest,
    unsigned long long value, int pe))
{
    RETURN_OR_END(unsigned long long, (ferry_ctx_ulonglong_atomic_fetch_or(ctx_of(ctx), dest, value, pe)));
}
FN(int32_t, shmem_int32_atomic_fetch_or, (int32_t *dest, int32_t value, int pe))
{
    RETURN_OR_END(int32_t, (ferry_int32_atomic_fetch_or(dest, value, pe)));
}
FN(int32_t, shmem_ctx_int32_atomic_fetch_or, (shmem_ctx_t ctx, int32_t *dest, int32_t value, int pe))
{
    RETURN_OR_END(int32_t, (ferry_ctx_int32_atomic_fetch_or(ctx_of(ctx), dest, value, pe)));
}
FN(int64_t, shmem_int64_atomic_fetch_or, (int64_t *dest, int64_t value, int pe))
{
    RETURN_OR_END(int64_t, (ferry_int64_atomic_fetch_or(dest, value, pe)));
}
FN(int64_t, shmem_ctx_int64_atomic_fetch_or, (shmem_ctx_t ctx, int64_t *dest, int64_t value, int pe))
{
    RETURN_OR_END(int64_t, (ferry_ctx_int64_atomic_fetch_or(ctx_of(ctx), dest, value, pe)));
}
FN(uint32_t, shmem_uint32_atomic_fetch_or, (uint32_t *dest, uint32_t value, int pe))
{
    RETURN_OR_END(uint32_t, (ferry_uint32_atomic_fetch_or(dest, value, pe)));
}
FN(uint32_t, shmem_ctx_uint32_atomic_fetch_or, (shmem_ctx_t ctx, uint32_t *dest, uint32_t value, int pe))
{
    RETURN_OR_END(uint32_t, (ferry_ctx_uint32_atomic_fetch_or(ctx_of(ctx), dest, value, pe)));
}
FN(uint64_t, shmem_uint64_atomic_fetch_or, (uint64_t *dest, uint64_t value, int pe))
{
    RETURN_OR_END(uint64_t, (ferry_uint64_atomic_fetch_or(dest, value, pe)));
}
FN(uint64_t, shmem_ctx_uint64_atomic_fetch_or, (shmem_ctx_t ctx, uint64_t *dest, uint64_t value, int pe))
{
    RETURN_OR_END(uint64_t, (ferry_ctx_uint64_atomic_fetch_or(ctx_of(ctx), dest, value, pe)));
}
FN(size_t, shmem_size_atomic_fetch_or, (size_t *dest, size_t value, int pe))
{
    RETURN_OR_END(size_t, (ferry_size_atomic_fetch_or(dest, value, pe)));
}
FN(size_t, shmem_ctx_size_atomic_fetch_or, (shmem_ctx_t ctx, size_t *dest, size_t value, int pe))
{
    RETURN_OR_END(size_t, (ferry_ctx_size_atomic_fetch_or(ctx_of(ctx), dest, value, pe)));
}
FN(ptrdiff_t, shmem_ptrdiff_atomic_fetch_or, (ptrdiff_t *dest, ptrdiff_t value, int pe))
{
    RETURN_OR_END(ptrdiff_t, (ferry_ptrdiff_atomic_fetch_or(dest, value, pe)));
}
FN(ptrdiff_t, shmem_ctx_ptrdiff_atomic_fetch_or, (shmem_ctx_t ctx, ptrdiff_t *dest, ptrdiff_t value, int pe))
{
    RETURN_OR_END(ptrdiff_t, (ferry_ctx_ptrdiff_atomic_fetch_or(ctx_of(ctx), dest, value, pe)));
}

/* shmem_TYPE_atomic_fetch_xor */
FN(int, shmem_int_atomic_fetch_xor, (int *dest, int value, int pe))
{
    RETURN_OR_END(int, (ferry_int_atomic_fetch_xor(dest, value, pe)));
}
FN(int, shmem_ctx_int_atomic_fetch_xor, (shmem_ctx_t ctx, int *dest, int value, int pe))
{
    RETURN_OR_END(int, (ferry_ctx_int_atomic_fetch_xor(ctx_of(ctx), dest, value, pe)));
}
FN(long, shmem_long_atomic_fetch_xor, (long *dest, long value, int pe))
{
    RETURN_OR_END(long, (ferry_long_atomic_fetch_xor(dest, value, pe)));
}
FN(long, shmem_ctx_long_atomic_fetch_xor, (shmem_ctx_t ctx, long *dest, long value, int pe))
{
    RETURN_OR_END(long, (ferry_ctx_long_atomic_fetch_xor(ctx_of(ctx), dest, value, pe)));
}
FN(long long, shmem_longlong_atomic_fetch_xor, (long long *dest, long long value, int pe))
{
    RETURN_OR_END(long long, (ferry_longlong_atomic_fetch_xor(dest, value, pe)));
}
FN(long long, shmem_ctx_longlong_atomic_fetch_xor, (shmem_ctx_t ctx, long long *dest, long long value, int pe))
{
    RETURN_OR_END(long long, (ferry_ctx_longlong_atomic_fetch_xor(ctx_of(ctx), dest, value, pe)));
}
FN(unsigned int, shmem_uint_atomic_fetch_xor, (unsigned int *dest, unsigned int value, int pe))
{
    RETURN_OR_END(unsigned int, (ferry_uint_atomic_fetch_xor(dest, value, pe)));
}
FN(unsigned int, shmem_ctx_uint_atomic_fetch_xor, (shmem_ctx_t ctx, unsigned int *dest, unsigned int value, int pe))
{
    RETURN_OR_END(unsigned int, (ferry_ctx_uint_atomic_fetch_xor(ctx_of(ctx), dest, value, pe)));
}
FN(unsigned long, shmem_ulong_atomic_fetch_xor, (unsigned long *dest, unsigned long value, int pe))
{
    RETURN_OR_END(unsigned long, (ferry_ulong_atomic_fetch_xor(dest, value, pe)));
}
FN(unsigned long, shmem_ctx_ulong_atomic_fetch_xor, (shmem_ctx_t ctx, unsigned long *dest, unsigned long value, int pe))
{
    RETURN_OR_END(unsigned long, (ferry_ctx_ulong_atomic_fetch_xor(ctx_of(ctx), dest, value, pe)));
}
FN(unsigned long long, shmem_ulonglong_atomic_fetch_xor, (unsigned long long *dest, unsigned long long value, int pe))
{
    RETURN_OR_END(unsigned long long, (ferry_ulonglong_atomic_fetch_xor(dest, value, pe)));
}
FN(unsigned long long, shmem_ctx_ulonglong_atomic_fetch_xor, (shmem_ctx_t ctx, unsigned long long *dest,
    unsigned long long value, int pe))
{
    RETURN_OR_END(unsigned long long, (ferry_ctx_ulonglong_atomic_fetch_xor(ctx_of(ctx), dest, value, pe)));
}
FN(int32_t, shmem_int32_atomic_fetch_xor, (int32_t *dest, int32_t value, int pe))
{
    RETURN_OR_END(int32_t, (ferry_int32_atomic_fetch_xor(dest, value, pe)));
}
FN(int32_t, shmem_ctx_int32_atomic_fetch_xor, (shmem_ctx_t ctx, int32_t *dest, int32_t value, int pe))
{
    RETURN_OR_END(int32_t, (ferry_ctx_int32_atomic_fetch_xor(ctx_of(ctx), dest, value, pe)));
}
FN(int64_t, shmem_int64_atomic_fetch_xor, (int64_t *dest, int64_t value, int pe))
{
    RETURN_OR_END(int64_t, (ferry_int64_atomic_fetch_xor(dest, value, pe)));
}
FN(int64_t, shmem_ctx_int64_atomic_fetch_xor, (shmem_ctx_t ctx, int64_t *dest, int64_t value, int pe))
{
    RETURN_OR_END(int64_t, (ferry_ctx_int64_atomic_fetch_xor(ctx_of(ctx), dest, value, pe)));
}
FN(uint32_t, shmem_uint32_atomic_fetch_xor, (uint32_t *dest, uint32_t value, int pe))
{
    RETURN_OR_END(uint32_t, (ferry_uint32_atomic_fetch_xor(dest, value, pe)));
}
FN(uint32_t, shmem_ctx_uint32_atomic_fetch_xor, (shmem_ctx_t ctx, uint32_t *dest, uint32_t value, int pe))
{
    RETURN_OR_END(uint32_t, (ferry_ctx_uint32_atomic_fetch_xor(ctx_of(ctx), dest, value, pe)));
}
FN(uint64_t, shmem_uint64_atomic_fetch_xor, (uint64_t *dest, uint64_t value, int pe))
{
    RETURN_OR_END(uint64_t, (ferry_uint64_atomic_fetch_xor(dest, value, pe)));
}
FN(uint64_t, shmem_ctx_uint64_atomic_fetch_xor, (shmem_ctx_t ctx, uint64_t *dest, uint64_t value, int pe))
{
    RETURN_OR_END(uint64_t, (ferry_ctx_uint64_atomic_fetch_xor(ctx_of(ctx), dest, value, pe)));
}
FN(size_t, shmem_size_atomic_fetch_xor, (size_t *dest, size_t value, int pe))
{
    RETURN_OR_END(size_t, (ferry_size_atomic_fetch_xor(dest, value, pe)));
}
FN(size_t, shmem_ctx_size_atomic_fetch_xor, (shmem_ctx_t ctx, size_t *dest, size_t value, int pe))
{
    RETURN_OR_END(size_t, (ferry_ctx_size_atomic_fetch_xor(ctx_of(ctx), dest, value, pe)));
}
FN(ptrdiff_t, shmem_ptrdiff_atomic_fetch_xor, (ptrdiff_t *dest, ptrdiff_t value, int pe))
{
    RETURN_OR_END(ptrdiff_t, (ferry_ptrdiff_atomic_fetch_xor(dest, value, pe)));
}
FN(ptrdiff_t, shmem_ctx_ptrdiff_atomic_fetch_xor, (shmem_ctx_t ctx, ptrdiff_t *dest, ptrdiff_t value, int pe))
{
    RETURN_OR_END(ptrdiff_t, (ferry_ctx_ptrdiff_atomic_fetch_xor(ctx_of(ctx), dest, value, pe)));
}

/* shmem_TYPE_atomic_add */
FN(void, shmem_int_atomic_add, (int *dest, int value, int pe))
{
    must(ferry_int_atomic_add(dest, value, pe));
}
FN(void, shmem_int_add, (int *dest, int value, int pe))
{
    must(ferry_int_atomic_add(dest, value, pe));
}
FN(void, shmem_ctx_int_atomic_add, (shmem_ctx_t ctx, int *dest, int value, int pe))
{
    must(ferry_ctx_int_atomic_add(ctx_of(ctx), dest, value, pe));
}
FN(void, shmem_long_atomic_add, (long *dest, long value, int pe))
{
    must(ferry_long_atomic_add(dest, value, pe));
}
FN(void, shmem_long_add, (long *dest, long value, int pe))
{
    must(ferry_long_atomic_add(dest, value, pe));
}
FN(void, shmem_ctx_long_atomic_add, (shmem_ctx_t ctx, long *dest, long value, int pe))
{
    must(ferry_ctx_long_atomic_add(ctx_of(ctx), dest, value, pe));
}
FN(void, shmem_longlong_atomic_add, (long long *dest, long long value, int pe))
{
    must(ferry_longlong_atomic_add(dest, value, pe));
}
FN(void, shmem_longlong_add, (long long *dest, long long value, int pe))
{
    must(ferry_longlong_atomic_add(dest, value, pe));
}
FN(void, shmem_ctx_longlong_atomic_add, (shmem_ctx_t ctx, long long *dest, long long value, int pe))
{
    must(ferry_ctx_longlong_atomic_add(ctx_of(ctx), dest, value, pe));
}
FN(void, shmem_uint_atomic_add, (unsigned int *dest, unsigned int value, int pe))
{
    must(ferry_uint_atomic_add(dest, value, pe));
}
FN(void, shmem_uint_add, (unsigned int *dest, unsigned int value, int pe))
{
    must(ferry_uint_atomic_add(dest, value, pe));
}
FN(void, shmem_ctx_uint_atomic_add, (shmem_ctx_t ctx, unsigned int *dest, unsigned int value, int pe))
{
    must(ferry_ctx_uint_atomic_add(ctx_of(ctx), dest, value, pe));
}
FN(void, shmem_ulong_atomic_add, (unsigned long *dest, unsigned long value, int pe))
{
    must(ferry_ulong_atomic_add(dest, value, pe));
}
FN(void, shmem_ulong_add, (unsigned long *dest, unsigned long value, int pe))
{
    must(ferry_ulong_atomic_add(dest, value, pe));
}
FN(void, shmem_ctx_ulong_atomic_add, (shmem_ctx_t ctx, unsigned long *dest, unsigned long value, int pe))
{
    must(ferry_ctx_ulong_atomic_add(ctx_of(ctx), dest, value, pe));
}
FN(void, shmem_ulonglong_atomic_add, (unsigned long long *dest, unsigned long long value, int pe))
{
    must(ferry_ulonglong_atomic_add(dest, value, pe));
}
FN(void, shmem_ulonglong_add, (unsigned long long *dest, unsigned long long value, int pe))
{
    must(ferry_ulonglong_atomic_add(dest, value, pe));
}
FN(void, shmem_ctx_ulonglong_atomic_add, (shmem_ctx_t ctx, unsigned long long *dest, unsigned long long value, int pe))
{
    must(ferry_ctx_ulonglong_atomic_add(ctx_of(ctx), dest, value, pe));
}
FN(void, shmem_int32_atomic_add, (int32_t *dest, int32_t value, int pe))
{
    must(ferry_int32_atomic_add(dest, value, pe));
}
FN(void, shmem_int32_add, (int32_t *dest, int32_t value, int pe))
{
    must(ferry_int32_atomic_add(dest, value, pe));
}
FN(void, shmem_ctx_int32_atomic_add, (shmem_ctx_t ctx, int32_t *dest, int32_t value, int pe))
{
    must(ferry_ctx_int32_atomic_add(ctx_of(ctx), dest, value, pe));
}
FN(void, shmem_int64_atomic_add, (int64_t *dest, int64_t value, int pe))
{
    must(ferry_int64_atomic_add(dest, value, pe));
}
FN(void, shmem_int64_add, (int64_t *dest, int64_t value, int pe))
{
    must(ferry_int64_atomic_add(dest, value, pe));
}
FN(void, shmem_ctx_int64_atomic_add, (shmem_ctx_t ctx, int64_t *dest, int64_t value, int pe))
{
    must(ferry_ctx_int64_atomic_add(ctx_of(ctx), dest, value, pe));
}
FN(void, shmem_uint32_atomic_add, (uint32_t *dest, uint32_t value, int pe))
{
    must(ferry_uint32_atomic_add(dest, value, pe));
}
FN(void, shmem_uint32_add, (uint32_t *dest, uint32_t value, int pe))
{
    must(ferry_uint32_atomic_add(dest, value, pe));
}
FN(void, shmem_ctx_uint32_atomic_add, (shmem_ctx_t ctx, uint32_t *dest, uint32_t value, int pe))
{
    must(ferry_ctx_uint32_atomic_add(ctx_of(ctx), dest, value, pe));
}
FN(void, shmem_uint64_atomic_add, (uint64_t *dest, uint64_t value, int pe))
{
    must(ferry_uint64_atomic_add(dest, value, pe));
}
FN(void, shmem_uint64_add, (uint64_t *dest, uint64_t value, int pe))
{
    must(ferry_uint64_atomic_add(dest, value, pe));
}
FN(void, shmem_ctx_uint64_atomic_add, (shmem_ctx_t ctx, uint64_t *dest, uint64_t value, int pe))
{
    must(ferry_ctx_uint64_atomic_add(ctx_of(ctx), dest, value, pe));
}
FN(void, shmem_size_atomic_add, (size_t *dest, size_t value, int pe))
{
    must(ferry_size_atomic_add(dest, value, pe));
}
FN(void, shmem_size_add, (size_t *dest, size_t value, int pe))
{
    must(ferry_size_atomic_add(dest, value, pe));
}
FN(void, shmem_ctx_size_atomic_add, (shmem_ctx_t ctx, size_t *dest, size_t value, int pe))
{
    must(ferry_ctx_size_atomic_add(ctx_of(ctx), dest, value, pe));
}
FN(void, shmem_ptrdiff_atomic_add, (ptrdiff_t *dest, ptrdiff_t value, int pe))
{
    must(ferry_ptrdiff_atomic_add(dest, value, pe));
}
FN(void, shmem_ptrdiff_add, (ptrdiff_t *dest, ptrdiff_t value, int pe))
{
    must(ferry_ptrdiff_atomic_add(dest, value, pe));
}
FN(void, shmem_ctx_ptrdiff_atomic_add, (shmem_ctx_t ctx, ptrdiff_t *dest, ptrdiff_t value, int pe))
{
    must(ferry_ctx_ptrdiff_atomic_add(ctx_of(ctx), dest, value, pe));
}

/* shmem_TYPE_atomic_and */
FN(void, shmem_int_atomic_and, (int *dest, int value, int pe))
{
    must(ferry_int_atomic_and(dest, value, pe));
}
FN(void, shmem_ctx_int_atomic_and, (shmem_ctx_t ctx, int *dest, int value, int pe))
{
    must(ferry_ctx_int_atomic_and(ctx_of(ctx), dest, value, pe));
}
FN(void, shmem_long_atomic_and, (long *dest, long value, int pe))
{
    must(ferry_long_atomic_and(dest, value, pe));
}
FN(void, shmem_ctx_long_atomic_and, (shmem_ctx_t ctx, long *dest, long value, int pe))
{
    must(ferry_ctx_long_atomic_and(ctx_of(ctx), dest, value, pe));
}
FN(void, shmem_longlong_atomic_and, (long long *dest, long long value, int pe))
{
    must(ferry_longlong_atomic_and(dest, value, pe));
}
FN(void, shmem_ctx_longlong_atomic_and, (shmem_ctx_t ctx, long long *dest, long long value, int pe))
{
    must(ferry_ctx_longlong_atomic_and(ctx_of(ctx), dest, value, pe));
}
FN(void, shmem_uint_atomic_and, (unsigned int *dest, unsigned int value, int pe))
{
    must(ferry_uint_atomic_and(dest, value, pe));
}
FN(void, shmem_ctx_uint_atomic_and, (shmem_ctx_t ctx, unsigned int *dest, unsigned int value, int pe))
{
    must(ferry_ctx_uint_atomic_and(ctx_of(ctx), dest, value, pe));
}
FN(void, shmem_ulong_atomic_and, (unsigned long *dest, unsigned long value, int pe))
{
    must(ferry_ulong_atomic_and(dest, value, pe));
}
FN(void, shmem_ctx_ulong_atomic_and, (shmem_ctx_t ctx, unsigned long *dest, unsigned long value, int pe))
{
    must(ferry_ctx_ulong_atomic_and(ctx_of(ctx), dest, value, pe));
}
FN(void, shmem_ulonglong_atomic_and, (unsigned long long *dest, unsigned long long value, int pe))
{
    must(ferry_ulonglong_atomic_and(dest, value, pe));
}
FN(void, shmem_ctx_ulonglong_atomic_and, (shmem_ctx_t ctx, unsigned long long *dest, unsigned long long value, int pe))
{
    must(ferry_ctx_ulonglong_atomic_and(ctx_of(ctx), dest, value, pe));
}
FN(void, shmem_int32_atomic_and, (int32_t *dest, int32_t value, int pe))
{
    must(ferry_int32_atomic_and(dest, value, pe));
}
FN(void, shmem_ctx_int32_atomic_and, (shmem_ctx_t ctx, int32_t *dest, int32_t value, int pe))
{
    must(ferry_ctx_int32_atomic_and(ctx_of(ctx), dest, value, pe));
}
FN(void, shmem_int64_atomic_and, (int64_t *dest, int64_t value, int pe))
{
    must(ferry_int64_atomic_and(dest, value, pe));
}
FN(void, shmem_ctx_int64_atomic_and, (shmem_ctx_t ctx, int64_t *dest, int64_t value, int pe))
{
    must(ferry_ctx_int64_atomic_and(ctx_of(ctx), dest, value, pe));
}
FN(void, shmem_uint32_atomic_and, (uint32_t *dest, uint32_t value, int pe))
{
    must(ferry_uint32_atomic_and(dest, value, pe));
}
FN(void, shmem_ctx_uint32_atomic_and, (shmem_ctx_t ctx, uint32_t *dest, uint32_t value, int pe))
{
    must(ferry_ctx_uint32_atomic_and(ctx_of(ctx), dest, value, pe));
}
FN(void, shmem_uint64_atomic_and, (uint64_t *dest, uint64_t value, int pe))
{
    must(ferry_uint64_atomic_and(dest, value, pe));
}
FN(void, shmem_ctx_uint64_atomic_and, (shmem_ctx_t ctx, uint64_t *dest, uint64_t value, int pe))
{
    must(ferry_ctx_uint64_atomic_and(ctx_of(ctx), dest, value, pe));
}
FN(void, shmem_size_atomic_and, (size_t *dest, size_t value, int pe))
{
    must(ferry_size_atomic_and(dest, value, pe));
}
FN(void, shmem_ctx_size_atomic_and, (shmem_ctx_t ctx, size_t *dest, size_t value, int pe))
{
    must(ferry_ctx_size_atomic_and(ctx_of(ctx), dest, value, pe));
}
FN(void, shmem_ptrdiff_atomic_and, (ptrdiff_t *dest, ptrdiff_t value, int pe))
{
    must(ferry_ptrdiff_atomic_and(dest, value, pe));
}
FN(void, shmem_ctx_ptrdiff_atomic_and, (shmem_ctx_t ctx, ptrdiff_t *dest, ptrdiff_t value, int pe))
{
    must(ferry_ctx_ptrdiff_atomic_and(ctx_of(ctx), dest, value, pe));
}

/* shmem_TYPE_atomic_or */
FN(void, shmem_int_atomic_or, (int *dest, int value, int pe))
{
    must(ferry_int_atomic_or(dest, value, pe));
}
FN(void, shmem_ctx_int_atomic_or, (shmem_ctx_t ctx, int *dest, int value, int pe))
{
    must(ferry_ctx_int_atomic_or(ctx_of(ctx), dest, value, pe));
}
FN(void, shmem_long_atomic_or, (long *dest, long value, int pe))
{
    must(ferry_long_atomic_or(dest, value, pe));
}
FN(void, shmem_ctx_long_atomic_or, (shmem_ctx_t ctx, long *dest, long value, int pe))
{
    must(ferry_ctx_long_atomic_or(ctx_of(ctx), dest, value, pe));
}
FN(void, shmem_longlong_atomic_or, (long long *dest, long long value, int pe))
{
    must(ferry_longlong_atomic_or(dest, value, pe));
}
FN(void, shmem_ctx_longlong_atomic_or, (shmem_ctx_t ctx, long long *dest, long long value, int pe))
{
    must(ferry_ctx_longlong_atomic_or(ctx_of(ctx), dest, value, pe));
}
FN(void, shmem_uint_atomic_or, (unsigned int *dest, unsigned int value, int pe))
{
    must(ferry_uint_atomic_or(dest, value, pe));
}
FN(void, shmem_ctx_uint_atomic_or, (shmem_ctx_t ctx, unsigned int *dest, unsigned int value, int pe))
{
    must(ferry_ctx_uint_atomic_or(ctx_of(ctx), dest, value, pe));
}
FN(void, shmem_ulong_atomic_or, (unsigned long *dest, unsigned long value, int pe))
{
    must(ferry_ulong_atomic_or(dest, value, pe));
}
FN(void, shmem_ctx_ulong_atomic_or, (shmem_ctx_t ctx, unsigned long *dest, unsigned long value, int pe))
{
    must(ferry_ctx_ulong_atomic_or(ctx_of(ctx), dest, value, pe));
}
FN(void, shmem_ulonglong_atomic_or, (unsigned long long *dest, unsigned long long value, int pe))
{
    must(ferry_ulonglong_atomic_or(dest, value, pe));
}
FN(void, shmem_ctx_ulonglong_atomic_or, (shmem_ctx_t ctx, unsigned long long *dest, unsigned long long value, int pe))
{
    must(ferry_ctx_ulonglong_atomic_or(ctx_of(ctx), dest, value, pe));
}
FN(void, shmem_int32_atomic_or, (int32_t *dest, int32_t value, int pe))
{
    must(ferry_int32_atomic_or(dest, value, pe));
}
FN(void, shmem_ctx_int32_atomic_or, (shmem_ctx_t ctx, int32_t *dest, int32_t value, int pe))
{
    must(ferry_ctx_int32_atomic_or(ctx_of(ctx), dest, value, pe));
}
FN(void, shmem_int64_atomic_or, (int64_t *dest, int64_t value, int pe))
{
    must(ferry_int64_atomic_or(dest, value, pe));
}
FN(void, shmem_ctx_int64_atomic_or, (shmem_ctx_t ctx, int64_t *dest, int64_t value, int pe))
{
    must(ferry_ctx_int64_atomic_or(ctx_of(ctx), dest, value, pe));
}
FN(void, shmem_uint32_atomic_or, (uint32_t *dest, uint32_t value, int pe))
{
    must(ferry_uint32_atomic_or(dest, value, pe));
}
FN(void, shmem_ctx_uint32_atomic_or, (shmem_ctx_t ctx, uint32_t *dest, uint32_t value, int pe))
{
    must(ferry_ctx_uint32_atomic_or(ctx_of(ctx), dest, value, pe));
}
FN(void, shmem_uint64_atomic_or, (uint64_t *dest, uint64_t value, int pe))
{
    must(ferry_uint64_atomic_or(dest, value, pe));
}
FN(void, shmem_ctx_uint64_atomic_or, (shmem_ctx_t ctx, uint64_t *dest, uint64_t value, int pe))
{
    must(ferry_ctx_uint64_atomic_or(ctx_of(ctx), dest, value, pe));
}
FN(void, shmem_size_atomic_or, (size_t *dest, size_t value, int pe))
{
    must(ferry_size_atomic_or(dest, value, pe));
}
FN(void, shmem_ctx_size_atomic_or, (shmem_ctx_t ctx, size_t *dest, size_t value, int pe))
{
    must(ferry_ctx_size_atomic_or(ctx_of(ctx), dest, value, pe));
}
FN(void, shmem_ptrdiff_atomic_or, (ptrdiff_t *dest, ptrdiff_t value, int pe))
{
    must(ferry_ptrdiff_atomic_or(dest, value, pe));
}
FN(void, shmem_ctx_ptrdiff_atomic_or, (shmem_ctx_t ctx, ptrdiff_t *dest, ptrdiff_t value, int pe))
{
    must(ferry_ctx_ptrdiff_atomic_or(ctx_of(ctx), dest, value, pe));
}

/* shmem_TYPE_atomic_xor */
FN(void, shmem_int_atomic_xor, (int *dest, int value, int pe))
{
    must(ferry_int_atomic_xor(dest, value, pe));
}
FN(void, shmem_ctx_int_atomic_xor, (shmem_ctx_t ctx, int *dest, int value, int pe))
{
    must(ferry_ctx_int_atomic_xor(ctx_of(ctx), dest, value, pe));
}
FN(void, shmem_long_atomic_xor, (long *dest, long value, int pe))
{
    must(ferry_long_atomic_xor(dest, value, pe));
}
FN(void, shmem_ctx_long_atomic_xor, (shmem_ctx_t ctx, long *dest, long value, int pe))
{
    must(ferry_ctx_long_atomic_xor(ctx_of(ctx), dest, value, pe));
}
FN(void, shmem_longlong_atomic_xor, (long long *dest, long long value, int pe))
{
    must(ferry_longlong_atomic_xor(dest, value, pe));
}
FN(void, shmem_ctx_longlong_atomic_xor, (shmem_ctx_t ctx, long long *dest, long long value, int pe))
{
    must(ferry_ctx_longlong_atomic_xor(ctx_of(ctx), dest, value, pe));
}
FN(void, shmem_uint_atomic_xor, (unsigned int *dest, unsigned int value, int pe))
{
    must(ferry_uint_atomic_xor(dest, value, pe));
}
FN(void, shmem_ctx_uint_atomic_xor, (shmem_ctx_t ctx, unsigned int *dest, unsigned int value, int pe))
{
    must(ferry_ctx_uint_atomic_xor(ctx_of(ctx), dest, value, pe));
}
FN(void, shmem_ulong_atomic_xor, (unsigned long *dest, unsigned long value, int pe))
{
    must(ferry_ulong_atomic_xor(dest, value, pe));
}
FN(void, shmem_ctx_ulong_atomic_xor, (shmem_ctx_t ctx, unsigned long *dest, unsigned long value, int pe))
{
    must(ferry_ctx_ulong_atomic_xor(ctx_of(ctx), dest, value, pe));
}
FN(void, shmem_ulonglong_atomic_xor, (unsigned long long *dest, unsigned long long value, int pe))
{
    must(ferry_ulonglong_atomic_xor(dest, value, pe));
}
FN(void, shmem_ctx_ulonglong_atomic_xor, (shmem_ctx_t ctx, unsigned long long *dest, unsigned long long value, int pe))
{
    must(ferry_ctx_ulonglong_atomic_xor(ctx_of(ctx), dest, value, pe));
}
FN(void, shmem_int32_atomic_xor, (int32_t *dest, int32_t value, int pe))
{
    must(ferry_int32_atomic_xor(dest, value, pe));
}
FN(void, shmem_ctx_int32_atomic_xor, (shmem_ctx_t ctx, int32_t *dest, int32_t value, int pe))
{
    must(ferry_ctx_int32_atomic_xor(ctx_of(ctx), dest, value, pe));
}
FN(void, shmem_int64_atomic_xor, (int64_t *dest, int64_t value, int pe))
{
    must(ferry_int64_atomic_xor(dest, value, pe));
}
FN(void, shmem_ctx_int64_atomic_xor, (shmem_ctx_t ctx, int64_t *dest, int64_t value, int pe))
{
    must(ferry_ctx_int64_atomic_xor(ctx_of(ctx), dest, value, pe));
}
FN(void, shmem_uint32_atomic_xor, (uint32_t *dest, uint32_t value, int pe))
{
    must(ferry_uint32_atomic_xor(dest, value, pe));
}
FN(void, shmem_ctx_uint32_atomic_xor, (shmem_ctx_t ctx, uint32_t *dest, uint32_t value, int pe))
{
    must(ferry_ctx_uint32_atomic_xor(ctx_of(ctx), dest, value, pe));
}
FN(void, shmem_uint64_atomic_xor, (uint64_t *dest, uint64_t value, int pe))
{
    must(ferry_uint64_atomic_xor(dest, value, pe));
}
FN(void, shmem_ctx_uint64_atomic_xor, (shmem_ctx_t ctx, uint64_t *dest, uint64_t value, int pe))
{
    must(ferry_ctx_uint64_atomic_xor(ctx_of(ctx), dest, value, pe));
}
FN(void, shmem_size_atomic_xor, (size_t *dest, size_t value, int pe))
{
    must(ferry_size_atomic_xor(dest, value, pe));
}
FN(void, shmem_ctx_size_atomic_xor, (shmem_ctx_t ctx, size_t *dest, size_t value, int pe))
{
    must(ferry_ctx_size_atomic_xor(ctx_of(ctx), dest, value, pe));
}
FN(void, shmem_ptrdiff_atomic_xor, (ptrdiff_t *dest, ptrdiff_t value, int pe))
{
    must(ferry_ptrdiff_atomic_xor(dest, value, pe));
}
FN(void, shmem_ctx_ptrdiff_atomic_xor, (shmem_ctx_t ctx, ptrdiff_t *dest, ptrdiff_t value, int pe))
{
    must(ferry_ctx_ptrdiff_atomic_xor(ctx_of(ctx), dest, value, pe));
}

/* shmem_TYPE_atomic_fetch_nbi */
FN(void, shmem_float_atomic_fetch_nbi, (float *fetch, const float *source, int pe))
{
    must(ferry_float_atomic_fetch_nbi(fetch, source, pe));
}
FN(void, shmem_ctx_float_atomic_fetch_nbi, (shmem_ctx_t ctx, float *fetch, const float *source, int pe))
{
    must(ferry_ctx_float_atomic_fetch_nbi(ctx_of(ctx), fetch, source, pe));
}
FN(void, shmem_double_atomic_fetch_nbi, (double *fetch, const double *source, int pe))
{
    must(ferry_double_atomic_fetch_nbi(fetch, source, pe));
}
FN(void, shmem_ctx_double_atomic_fetch_nbi, (shmem_ctx_t ctx, double *fetch, const double *source, int pe))
{
    must(ferry_ctx_double_atomic_fetch_nbi(ctx_of(ctx), fetch, source, pe));
}
FN(void, shmem_int_atomic_fetch_nbi, (int *fetch, const int *source, int pe))
{
    must(ferry_int_atomic_fetch_nbi(fetch, source, pe));
}
FN(void, shmem_ctx_int_atomic_fetch_nbi, (shmem_ctx_t ctx, int *fetch, const int *source, int pe))
{
    must(ferry_ctx_int_atomic_fetch_nbi(ctx_of(ctx), fetch, source, pe));
}
FN(void, shmem_long_atomic_fetch_nbi, (long *fetch, const long *source, int pe))
{
    must(ferry_long_atomic_fetch_nbi(fetch, source, pe));
}
FN(void, shmem_ctx_long_atomic_fetch_nbi, (shmem_ctx_t ctx, long *fetch, const long *source, int pe))
{
    must(ferry_ctx_long_atomic_fetch_nbi(ctx_of(ctx), fetch, source, pe));
}
FN(void, shmem_longlong_atomic_fetch_nbi, (long long *fetch, const long long *source, int pe))
{
    must(ferry_longlong_atomic_fetch_nbi(fetch, source, pe));
}
FN(void, shmem_ctx_longlong_atomic_fetch_nbi, (shmem_ctx_t ctx, long long *fetch, const long long *source, int pe))
{
    must(ferry_ctx_longlong_atomic_fetch_nbi(ctx_of(ctx), fetch, source, pe));
}
FN(void, shmem_uint_atomic_fetch_nbi, (unsigned int *fetch, const unsigned int *source, int pe))
{
    must(ferry_uint_atomic_fetch_nbi(fetch, source, pe));
}
FN(void, shmem_ctx_uint_atomic_fetch_nbi, (shmem_ctx_t ctx, unsigned int *fetch, const unsigned int *source, int pe))
{
    must(ferry_ctx_uint_atomic_fetch_nbi(ctx_of(ctx), fetch, source, pe));
}
FN(void, shmem_ulong_atomic_fetch_nbi, (unsigned long *fetch, const unsigned long *source, int pe))
{
    must(ferry_ulong_atomic_fetch_nbi(fetch, source, pe));
}
FN(void, shmem_ctx_ulong_atomic_fetch_nbi, (shmem_ctx_t ctx, unsigned long *fetch, const unsigned long *source, int pe))
{
    must(ferry_ctx_ulong_atomic_fetch_nbi(ctx_of(ctx), fetch, source, pe));
}
FN(void, shmem_ulonglong_atomic_fetch_nbi, (unsigned long long *fetch, const unsigned long long *source, int pe))
{
    must(ferry_ulonglong_atomic_fetch_nbi(fetch, source, pe));
}
FN(void, shmem_ctx_ulonglong_atomic_fetch_nbi, (shmem_ctx_t ctx, unsigned long long *fetch,
    const unsigned long long *source, int pe))
{
    must(ferry_ctx_ulonglong_atomic_fetch_nbi(ctx_of(ctx), fetch, source, pe));
}
FN(void, shmem_int32_atomic_fetch_nbi, (int32_t *fetch, const int32_t *source, int pe))
{
    must(ferry_int32_atomic_fetch_nbi(fetch, source, pe));
}
FN(void, shmem_ctx_int32_atomic_fetch_nbi, (shmem_ctx_t ctx, int32_t *fetch, const int32_t *source, int pe))
{
    must(ferry_ctx_int32_atomic_fetch_nbi(ctx_of(ctx), fetch, source, pe));
}
FN(void, shmem_int64_atomic_fetch_nbi, (int64_t *fetch, const int64_t *source, int pe))
{
    must(ferry_int64_atomic_fetch_nbi(fetch, source, pe));
}
FN(void, shmem_ctx_int64_atomic_fetch_nbi, (shmem_ctx_t ctx, int64_t *fetch, const int64_t *source, int pe))
{
    must(ferry_ctx_int64_atomic_fetch_nbi(ctx_of(ctx), fetch, source, pe));
}
FN(void, shmem_uint32_atomic_fetch_nbi, (uint32_t *fetch, const uint32_t *source, int pe))
{
    must(ferry_uint32_atomic_fetch_nbi(fetch, source, pe));
}
FN(void, shmem_ctx_uint32_atomic_fetch_nbi, (shmem_ctx_t ctx, uint32_t *fetch, const uint32_t *source, int pe))
{
    must(ferry_ctx_uint32_atomic_fetch_nbi(ctx_of(ctx), fetch, source, pe));
}
FN(void, shmem_uint64_atomic_fetch_nbi, (uint64_t *fetch, const uint64_t *source, int pe))
{
    must(ferry_uint64_atomic_fetch_nbi(fetch, source, pe));
}
FN(void, shmem_ctx_uint64_atomic_fetch_nbi, (shmem_ctx_t ctx, uint64_t *fetch, const uint64_t *source, int pe))
{
    must(ferry_ctx_uint64_atomic_fetch_nbi(ctx_of(ctx), fetch, source, pe));
}
FN(void, shmem_size_atomic_fetch_nbi, (size_t *fetch, const size_t *source, int pe))
{
    must(ferry_size_atomic_fetch_nbi(fetch, source, pe));
}
FN(void, shmem_ctx_size_atomic_fetch_nbi, (shmem_ctx_t ctx, size_t *fetch, const size_t *source, int pe))
{
    must(ferry_ctx_size_atomic_fetch_nbi(ctx_of(ctx), fetch, source, pe));
}
FN(void, shmem_ptrdiff_atomic_fetch_nbi, (ptrdiff_t *fetch, const ptrdiff_t *source, int pe))
{
    must(ferry_ptrdiff_atomic_fetch_nbi(fetch, source, pe));
}
FN(void, shmem_ctx_ptrdiff_atomic_fetch_nbi, (shmem_ctx_t ctx, ptrdiff_t *fetch, const ptrdiff_t *source, int pe))
{
    must(ferry_ctx_ptrdiff_atomic_fetch_nbi(ctx_of(ctx), fetch, source, pe));
}

/* shmem_TYPE_atomic_swap_nbi */
FN(void, shmem_float_atomic_swap_nbi, (float *fetch, float *dest, float value, int pe))
{
    must(ferry_float_atomic_swap_nbi(fetch, dest, value, pe));
}
FN(void, shmem_ctx_float_atomic_swap_nbi, (shmem_ctx_t ctx, float *fetch, float *dest, float value, int pe))
{
    must(ferry_ctx_float_atomic_swap_nbi(ctx_of(ctx), fetch, dest, value, pe));
}
FN(void, shmem_double_atomic_swap_nbi, (double *fetch, double *dest, double value, int pe))
{
    must(ferry_double_atomic_swap_nbi(fetch, dest, value, pe));
}
FN(void, shmem_ctx_double_atomic_swap_nbi, (shmem_ctx_t ctx, double *fetch, double *dest, double value, int pe))
{
    must(ferry_ctx_double_atomic_swap_nbi(ctx_of(ctx), fetch, dest, value, pe));
}
FN(void, shmem_int_atomic_swap_nbi, (int *fetch, int *dest, int value, int pe))
{
    must(ferry_int_atomic_swap_nbi(fetch, dest, value, pe));
}
FN(void, shmem_ctx_int_atomic_swap_nbi, (shmem_ctx_t ctx, int *fetch, int *dest, int value, int pe))
{
    must(ferry_ctx_int_atomic_swap_nbi(ctx_of(ctx), fetch, dest, value, pe));
}
FN(void, shmem_long_atomic_swap_nbi, (long *fetch, long *dest, long value, int pe))
{
    must(ferry_long_atomic_swap_nbi(fetch, dest, value, pe));
}
FN(void, shmem_ctx_long_atomic_swap_nbi, (shmem_ctx_t ctx, long *fetch, long *dest, long value, int pe))
{
    must(ferry_ctx_long_atomic_swap_nbi(ctx_of(ctx), fetch, dest, value, pe));
}
FN(void, shmem_longlong_atomic_swap_nbi, (long long *fetch, long long *dest, long long value, int pe))
{
    must(ferry_longlong_atomic_swap_nbi(fetch, dest, value, pe));
}
FN(void, shmem_ctx_longlong_atomic_swap_nbi, (shmem_ctx_t ctx, long long *fetch, long long *dest, long long value,
    int pe))
{
    must(ferry_ctx_longlong_atomic_swap_nbi(ctx_of(ctx), fetch, dest, value, pe));
}
FN(void, shmem_uint_atomic_swap_nbi, (unsigned int *fetch, unsigned int *dest, unsigned int value, int pe))
{
    must(ferry_uint_atomic_swap_nbi(fetch, dest, value, pe));
}
FN(void, shmem_ctx_uint_atomic_swap_nbi, (shmem_ctx_t ctx, unsigned int *fetch, unsigned int *dest, unsigned int value,
    int pe))
{
    must(ferry_ctx_uint_atomic_swap_nbi(ctx_of(ctx), fetch, dest, value, pe));
}
FN(void, shmem_ulong_atomic_swap_nbi, (unsigned long *fetch, unsigned long *dest, unsigned long value, int pe))
{
    must(ferry_ulong_atomic_swap_nbi(fetch, dest, value, pe));
}
FN(void, shmem_ctx_ulong_atomic_swap_nbi, (shmem_ctx_t ctx, unsigned long *fetch, unsigned long *dest,
    unsigned long value, int pe))
{
    must(ferry_ctx_ulong_atomic_swap_nbi(ctx_of(ctx), fetch, dest, value, pe));
}
FN(void, shmem_ulonglong_atomic_swap_nbi, (unsigned long long *fetch, unsigned long long *dest,
    unsigned long long value, int pe))
{
    must(ferry_ulonglong_atomic_swap_nbi(fetch, dest, value, pe));
}
FN(void, shmem_ctx_ulonglong_atomic_swap_nbi, (shmem_ctx_t ctx, unsigned long long *fetch, unsigned long long *dest,
    unsigned long long value, int pe))
{
    must(ferry_ctx_ulonglong_atomic_swap_nbi(ctx_of(ctx), fetch, dest, value, pe));
}
FN(void, shmem_int32_atomic_swap_nbi, (int32_t *fetch, int32_t *dest, int32_t value, int pe))
{
    must(ferry_int32_atomic_swap_nbi(fetch, dest, value, pe));
}
FN(void, shmem_ctx_int32_atomic_swap_nbi, (shmem_ctx_t ctx, int32_t *fetch, int32_t *dest, int32_t value, int pe))
{
    must(ferry_ctx_int32_atomic_swap_nbi(ctx_of(ctx), fetch, dest, value, pe));
}
FN(void, shmem_int64_atomic_swap_nbi, (int64_t *fetch, int64_t *dest, int64_t value, int pe))
{
    must(ferry_int64_atomic_swap_nbi(fetch, dest, value, pe));
}
FN(void, shmem_ctx_int64_atomic_swap_nbi, (shmem_ctx_t ctx, int64_t *fetch, int64_t *dest, int64_t value, int pe))
{
    must(ferry_ctx_int64_atomic_swap_nbi(ctx_of(ctx), fetch, dest, value, pe));
}
FN(void, shmem_uint32_atomic_swap_nbi, (uint32_t *fetch, uint32_t *dest, uint32_t value, int pe))
{
    must(ferry_uint32_atomic_swap_nbi(fetch, dest, value, pe));
}
FN(void, shmem_ctx_uint32_atomic_swap_nbi, (shmem_ctx_t ctx, uint32_t *fetch, uint32_t *dest, uint32_t value, int pe))
{
    must(ferry_ctx_uint32_atomic_swap_nbi(ctx_of(ctx), fetch, dest, value, pe));
}
FN(void, shmem_uint64_atomic_swap_nbi, (uint64_t *fetch, uint64_t *dest, uint64_t value, int pe))
{
    must(ferry_uint64_atomic_swap_nbi(fetch, dest, value, pe));
}
FN(void, shmem_ctx_uint64_atomic_swap_nbi, (shmem_ctx_t ctx, uint64_t *fetch, uint64_t *dest, uint64_t value, int pe))
{
    must(ferry_ctx_uint64_atomic_swap_nbi(ctx_of(ctx), fetch, dest, value, pe));
}
FN(void, shmem_size_atomic_swap_nbi, (size_t *fetch, size_t *dest, size_t value, int pe))
{
    must(ferry_size_atomic_swap_nbi(fetch, dest, value, pe));
}
FN(void, shmem_ctx_size_atomic_swap_nbi, (shmem_ctx_t ctx, size_t *fetch, size_t *dest, size_t value, int pe))
{
    must(ferry_ctx_size_atomic_swap_nbi(ctx_of(ctx), fetch, dest, value, pe));
}
FN(void, shmem_ptrdiff_atomic_swap_nbi, (ptrdiff_t *fetch, ptrdiff_t *dest, ptrdiff_t value, int pe))
{
    must(ferry_ptrdiff_atomic_swap_nbi(fetch, dest, value, pe));
}
FN(void, shmem_ctx_ptrdiff_atomic_swap_nbi, (shmem_ctx_t ctx, ptrdiff_t *fetch, ptrdiff_t *dest, ptrdiff_t value,
    int pe))
{
    must(ferry_ctx_ptrdiff_atomic_swap_nbi(ctx_of(ctx), fetch, dest, value, pe));
}

/* shmem_TYPE_atomic_compare_swap_nbi */
FN(void, shmem_int_atomic_compare_swap_nbi, (int *fetch, int *dest, int cond, int value, int pe))
{
    must(ferry_int_atomic_compare_swap_nbi(fetch, dest, cond, value, pe));
}
FN(void, shmem_ctx_int_atomic_compare_swap_nbi, (shmem_ctx_t ctx, int *fetch, int *dest, int cond, int value, int pe))
{
    must(ferry_ctx_int_atomic_compare_swap_nbi(ctx_of(ctx), fetch, dest, cond, value, pe));
}
FN(void, shmem_long_atomic_compare_swap_nbi, (long *fetch, long *dest, long cond, long value, int pe))
{
    must(ferry_long_atomic_compare_swap_nbi(fetch, dest, cond, value, pe));
}
FN(void, shmem_ctx_long_atomic_compare_swap_nbi, (shmem_ctx_t ctx, long *fetch, long *dest, long cond, long value,
    int pe))
{
    must(ferry_ctx_long_atomic_compare_swap_nbi(ctx_of(ctx), fetch, dest, cond, value, pe));
}
FN(void, shmem_longlong_atomic_compare_swap_nbi, (long long *fetch, long long *dest, long long cond, long long value,
    int pe))
{
    must(ferry_longlong_atomic_compare_swap_nbi(fetch, dest, cond, value, pe));
}
FN(void, shmem_ctx_longlong_atomic_compare_swap_nbi, (shmem_ctx_t ctx, long long *fetch, long long *dest,
    long long cond, long long value, int pe))
{
    must(ferry_ctx_longlong_atomic_compare_swap_nbi(ctx_of(ctx), fetch, dest, cond, value, pe));
}
FN(void, shmem_uint_atomic_compare_swap_nbi, (unsigned int *fetch, unsigned int *dest, unsigned int cond,
    unsigned int value, int pe))
{
    must(ferry_uint_atomic_compare_swap_nbi(fetch, dest, cond, value, pe));
}
FN(void, shmem_ctx_uint_atomic_compare_swap_nbi, (shmem_ctx_t ctx, unsigned int *fetch, unsigned int *dest,
    unsigned int cond, unsigned int value, int pe))
{
    must(ferry_ctx_uint_atomic_compare_swap_nbi(ctx_of(ctx), fetch, dest, cond, value, pe));
}
FN(void, shmem_ulong_atomic_compare_swap_nbi, (unsigned long *fetch, unsigned long *dest, unsigned long cond,
    unsigned long value, int pe))
{
    must(ferry_ulong_atomic_compare_swap_nbi(fetch, dest, cond, value, pe));
}
FN(void, shmem_ctx_ulong_atomic_compare_swap_nbi, (shmem_ctx_t ctx, unsigned long *fetch, unsigned long *dest,
    unsigned long cond, unsigned long value, int pe))
{
    must(ferry_ctx_ulong_atomic_compare_swap_nbi(ctx_of(ctx), fetch, dest, cond, value, pe));
}
FN(void, shmem_ulonglong_atomic_compare_swap_nbi, (unsigned long long *fetch, unsigned long long *dest,
    unsigned long long cond, unsigned long long value, int pe))
{
    must(ferry_ulonglong_atomic_compare_swap_nbi(fetch, dest, cond, value, pe));
}
FN(void, shmem_ctx_ulonglong_atomic_compare_swap_nbi, (shmem_ctx_t ctx, unsigned long long *fetch,
    unsigned long long *dest, unsigned long long cond, unsigned long long value, int pe))
{
    must(ferry_ctx_ulonglong_atomic_compare_swap_nbi(ctx_of(ctx), fetch, dest, cond, value, pe));
}
FN(void, shmem_int32_atomic_compare_swap_nbi, (int32_t *fetch, int32_t *dest, int32_t cond, int32_t value, int pe))
{
    must(ferry_int32_atomic_compare_swap_nbi(fetch, dest, cond, value, pe));
}
FN(void, shmem_ctx_int32_atomic_compare_swap_nbi, (shmem_ctx_t ctx, int32_t *fetch, int32_t *dest, int32_t cond,
    int32_t value, int pe))
{
    must(ferry_ctx_int32_atomic_compare_swap_nbi(ctx_of(ctx), fetch, dest, cond, value, pe));
}
FN(void, shmem_int64_atomic_compare_swap_nbi, (int64_t *fetch, int64_t *dest, int64_t cond, int64_t value, int pe))
{
    must(ferry_int64_atomic_compare_swap_nbi(fetch, dest, cond, value, pe));
}
FN(void, shmem_ctx_int64_atomic_compare_swap_nbi, (shmem_ctx_t ctx, int64_t *fetch, int64_t *dest, int64_t cond,
    int64_t value, int pe))
{
    must(ferry_ctx_int64_atomic_compare_swap_nbi(ctx_of(ctx), fetch, dest, cond, value, pe));
}
FN(void, shmem_uint32_atomic_compare_swap_nbi, (uint32_t *fetch, uint32_t *dest, uint32_t cond, uint32_t value, int pe))
{
    must(ferry_uint32_atomic_compare_swap_nbi(fetch, dest, cond, value, pe));
}
FN(void, shmem_ctx_uint32_atomic_compare_swap_nbi, (shmem_ctx_t ctx, uint32_t *fetch, uint32_t *dest, uint32_t cond,
    uint32_t value, int pe))
{
    must(ferry_ctx_uint32_atomic_compare_swap_nbi(ctx_of(ctx), fetch, dest, cond, value, pe));
}
FN(void, shmem_uint64_atomic_compare_swap_nbi, (uint64_t *fetch, uint64_t *dest, uint64_t cond, uint64_t value, int pe))
{
    must(ferry_uint64_atomic_compare_swap_nbi(fetch, dest, cond, value, pe));
}
FN(void, shmem_ctx_uint64_atomic_compare_swap_nbi, (shmem_ctx_t ctx, uint64_t *fetch, uint64_t *dest, uint64_t cond,
    uint64_t value, int pe))
{
    must(ferry_ctx_uint64_atomic_compare_swap_nbi(ctx_of(ctx), fetch, dest, cond, value, pe));
}
FN(void, shmem_size_atomic_compare_swap_nbi, (size_t *fetch, size_t *dest, size_t cond, size_t value, int pe))
{
    must(ferry_size_atomic_compare_swap_nbi(fetch, dest, cond, value, pe));
}
FN(void, shmem_ctx_size_atomic_compare_swap_nbi, (shmem_ctx_t ctx, size_t *fetch, size_t *dest, size_t cond,
    size_t value, int pe))
{
    must(ferry_ctx_size_atomic_compare_swap_nbi(ctx_of(ctx), fetch, dest, cond, value, pe));
}
FN(void, shmem_ptrdiff_atomic_compare_swap_nbi, (ptrdiff_t *fetch, ptrdiff_t *dest, ptrdiff_t cond, ptrdiff_t value,
    int pe))
{
    must(ferry_ptrdiff_atomic_compare_swap_nbi(fetch, dest, cond, value, pe));
}
FN(void, shmem_ctx_ptrdiff_atomic_compare_swap_nbi, (shmem_ctx_t ctx, ptrdiff_t *fetch, ptrdiff_t *dest, ptrdiff_t cond,
    ptrdiff_t value, int pe))
{
    must(ferry_ctx_ptrdiff_atomic_compare_swap_nbi(ctx_of(ctx), fetch, dest, cond, value, pe));
}

/* shmem_TYPE_atomic_fetch_inc_nbi */
FN(void, shmem_int_atomic_fetch_inc_nbi, (int *fetch, int *dest, int pe))
{
    must(ferry_int_atomic_fetch_inc_nbi(fetch, dest, pe));
}
FN(void, shmem_ctx_int_atomic_fetch_inc_nbi, (shmem_ctx_t ctx, int *fetch, int *dest, int pe))
{
    must(ferry_ctx_int_atomic_fetch_inc_nbi(ctx_of(ctx), fetch, dest, pe));
}
FN(void, shmem_long_atomic_fetch_inc_nbi, (long *fetch, long *dest, int pe))
{
    must(ferry_long_atomic_fetch_inc_nbi(fetch, dest, pe));
}
FN(void, shmem_ctx_long_atomic_fetch_inc_nbi, (shmem_ctx_t ctx, long *fetch, long *dest, int pe))
{
    must(ferry_ctx_long_atomic_fetch_inc_nbi(ctx_of(ctx), fetch, dest, pe));
}
FN(void, shmem_longlong_atomic_fetch_inc_nbi, (long long *fetch, long long *dest, int pe))
{
    must(ferry_longlong_atomic_fetch_inc_nbi(fetch, dest, pe));
}
FN(void, shmem_ctx_longlong_atomic_fetch_inc_nbi, (shmem_ctx_t ctx, long long *fetch, long long *dest, int pe))
{
    must(ferry_ctx_longlong_atomic_fetch_inc_nbi(ctx_of(ctx), fetch, dest, pe));
}
FN(void, shmem_uint_atomic_fetch_inc_nbi, (unsigned int *fetch, unsigned int *dest, int pe))
{
    must(ferry_uint_atomic_fetch_inc_nbi(fetch, dest, pe));
}
FN(void, shmem_ctx_uint_atomic_fetch_inc_nbi, (shmem_ctx_t ctx, unsigned int *fetch, unsigned int *dest, int pe))
{
    must(ferry_ctx_uint_atomic_fetch_inc_nbi(ctx_of(ctx), fetch, dest, pe));
}
FN(void, shmem_ulong_atomic_fetch_inc_nbi, (unsigned long *fetch, unsigned long *dest, int pe))
{
    must(ferry_ulong_atomic_fetch_inc_nbi(fetch, dest, pe));
}
FN(void, shmem_ctx_ulong_atomic_fetch_inc_nbi, (shmem_ctx_t ctx, unsigned long *fetch, unsigned long *dest, int pe))
{
    must(ferry_ctx_ulong_atomic_fetch_inc_nbi(ctx_of(ctx), fetch, dest, pe));
}
FN(void, shmem_ulonglong_atomic_fetch_inc_nbi, (unsigned long long *fetch, unsigned long long *dest, int pe))
{
    must(ferry_ulonglong_atomic_fetch_inc_nbi(fetch, dest, pe));
}
FN(void, shmem_ctx_ulonglong_atomic_fetch_inc_nbi, (shmem_ctx_t ctx, unsigned long long *fetch,
    unsigned long long *dest, int pe))
{
    must(ferry_ctx_ulonglong_atomic_fetch_inc_nbi(ctx_of(ctx), fetch, dest, pe));
}
FN(void, shmem_int32_atomic_fetch_inc_nbi, (int32_t *fetch, int32_t *dest, int pe))
{
    must(ferry_int32_atomic_fetch_inc_nbi(fetch, dest, pe));
}
FN(void, shmem_ctx_int32_atomic_fetch_inc_nbi, (shmem_ctx_t ctx, int32_t *fetch, int32_t *dest, int pe))
{
    must(ferry_ctx_int32_atomic_fetch_inc_nbi(ctx_of(ctx), fetch, dest, pe));
}
FN(void, shmem_int64_atomic_fetch_inc_nbi, (int64_t *fetch, int64_t *dest, int pe))
{
    must(ferry_int64_atomic_fetch_inc_nbi(fetch, dest, pe));
}
FN(void, shmem_ctx_int64_atomic_fetch_inc_nbi, (shmem_ctx_t ctx, int64_t *fetch, int64_t *dest, int pe))
{
    must(ferry_ctx_int64_atomic_fetch_inc_nbi(ctx_of(ctx), fetch, dest, pe));
}
FN(void, shmem_uint32_atomic_fetch_inc_nbi, (uint32_t *fetch, uint32_t *dest, int pe))
{
    must(ferry_uint32_atomic_fetch_inc_nbi(fetch, dest, pe));
}
FN(void, shmem_ctx_uint32_atomic_fetch_inc_nbi, (shmem_ctx_t ctx, uint32_t *fetch, uint32_t *dest, int pe))
{
    must(ferry_ctx_uint32_atomic_fetch_inc_nbi(ctx_of(ctx), fetch, dest, pe));
}
FN(void, shmem_uint64_atomic_fetch_inc_nbi, (uint64_t *fetch, uint64_t *dest, int pe))
{
    must(ferry_uint64_atomic_fetch_inc_nbi(fetch, dest, pe));
}
FN(void, shmem_ctx_uint64_atomic_fetch_inc_nbi, (shmem_ctx_t ctx, uint64_t *fetch, uint64_t *dest, int pe))
{
    must(ferry_ctx_uint64_atomic_fetch_inc_nbi(ctx_of(ctx), fetch, dest, pe));
}
FN(void, shmem_size_atomic_fetch_inc_nbi, (size_t *fetch, size_t *dest, int pe))
{
    must(ferry_size_atomic_fetch_inc_nbi(fetch, dest, pe));
}
FN(void, shmem_ctx_size_atomic_fetch_inc_nbi, (shmem_ctx_t ctx, size_t *fetch, size_t *dest, int pe))
{
    must(ferry_ctx_size_atomic_fetch_inc_nbi(ctx_of(ctx), fetch, dest, pe));
}
FN(void, shmem_ptrdiff_atomic_fetch_inc_nbi, (ptrdiff_t *fetch, ptrdiff_t *dest, int pe))
{
    must(ferry_ptrdiff_atomic_fetch_inc_nbi(fetch, dest, pe));
}
FN(void, shmem_ctx_ptrdiff_atomic_fetch_inc_nbi, (shmem_ctx_t ctx, ptrdiff_t *fetch, ptrdiff_t *dest, int pe))
{
    must(ferry_ctx_ptrdiff_atomic_fetch_inc_nbi(ctx_of(ctx), fetch, dest, pe));
}

/* shmem_TYPE_atomic_fetch_add_nbi */
FN(void, shmem_int_atomic_fetch_add_nbi, (int *fetch, int *dest, int value, int pe))
{
    must(ferry_int_atomic_fetch_add_nbi(fetch, dest, value, pe));
}
FN(void, shmem_ctx_int_atomic_fetch_add_nbi, (shmem_ctx_t ctx, int *fetch, int *dest, int value, int pe))
{
    must(ferry_ctx_int_atomic_fetch_add_nbi(ctx_of(ctx), fetch, dest, value, pe));
}
FN(void, shmem_long_atomic_fetch_add_nbi, (long *fetch, long *dest, long value, int pe))
{
    must(ferry_long_atomic_fetch_add_nbi(fetch, dest, value, pe));
}
FN(void, shmem_ctx_long_atomic_fetch_add_nbi, (shmem_ctx_t ctx, long *fetch, long *dest, long value, int pe))
{
    must(ferry_ctx_long_atomic_fetch_add_nbi(ctx_of(ctx), fetch, dest, value, pe));
}
FN(void, shmem_longlong_atomic_fetch_add_nbi, (long long *fetch, long long *dest, long long value, int pe))
{
    must(ferry_longlong_atomic_fetch_add_nbi(fetch, dest, value, pe));
}
FN(void, shmem_ctx_longlong_atomic_fetch_add_nbi, (shmem_ctx_t ctx, long long *fetch, long long *dest, long long value,
    int pe))
{
    must(ferry_ctx_longlong_atomic_fetch_add_nbi(ctx_of(ctx), fetch, dest, value, pe));
}
FN(void, shmem_uint_atomic_fetch_add_nbi, (unsigned int *fetch, unsigned int *dest, unsigned int value, int pe))
{
    must(ferry_uint_atomic_fetch_add_nbi(fetch, dest, value, pe));
}
FN(void, shmem_ctx_uint_atomic_fetch_add_nbi, (shmem_ctx_t ctx, unsigned int *fetch, unsigned int *dest,
    unsigned int value, int pe))
{
    must(ferry_ctx_uint_atomic_fetch_add_nbi(ctx_of(ctx), fetch, dest, value, pe));
}
FN(void, shmem_ulong_atomic_fetch_add_nbi, (unsigned long *fetch, unsigned long *dest, unsigned long value, int pe))
{
    must(ferry_ulong_atomic_fetch_add_nbi(fetch, dest, value, pe));
}
FN(void, shmem_ctx_ulong_atomic_fetch_add_nbi, (shmem_ctx_t ctx, unsigned long *fetch, unsigned long *dest,
    unsigned long value, int pe))
{
    must(ferry_ctx_ulong_atomic_fetch_add_nbi(ctx_of(ctx), fetch, dest, value, pe));
}
FN(void, shmem_ulonglong_atomic_fetch_add_nbi, (unsigned long long *fetch, unsigned long long *dest,
    unsigned long long value, int pe))
{
    must(ferry_ulonglong_atomic_fetch_add_nbi(fetch, dest, value, pe));
}
FN(void, shmem_ctx_ulonglong_atomic_fetch_add_nbi, (shmem_ctx_t ctx, unsigned long long *fetch,
    unsigned long long *dest, unsigned long long value, int pe))
{
    must(ferry_ctx_ulonglong_atomic_fetch_add_nbi(ctx_of(ctx), fetch, dest, value, pe));
}
FN(void, shmem_int32_atomic_fetch_add_nbi, (int32_t *fetch, int32_t *dest, int32_t value, int pe))
{
    must(ferry_int32_atomic_fetch_add_nbi(fetch, dest, value, pe));
}
FN(void, shmem_ctx_int32_atomic_fetch_add_nbi, (shmem_ctx_t ctx, int32_t *fetch, int32_t *dest, int32_t value, int pe))
{
    must(ferry_ctx_int32_atomic_fetch_add_nbi(ctx_of(ctx), fetch, dest, value, pe));
}
FN(void, shmem_int64_atomic_fetch_add_nbi, (int64_t *fetch, int64_t *dest, int64_t value, int pe))
{
    must(ferry_int64_atomic_fetch_add_nbi(fetch, dest, value, pe));
}
FN(void, shmem_ctx_int64_atomic_fetch_add_nbi, (shmem_ctx_t ctx, int64_t *fetch, int64_t *dest, int64_t value, int pe))
{
    must(ferry_ctx_int64_atomic_fetch_add_nbi(ctx_of(ctx), fetch, dest, value, pe));
}
FN(void, shmem_uint32_atomic_fetch_add_nbi, (uint32_t *fetch, uint32_t *dest, uint32_t value, int pe))
{
    must(ferry_uint32_atomic_fetch_add_nbi(fetch, dest, value, pe));
}
FN(void, shmem_ctx_uint32_atomic_fetch_add_nbi, (shmem_ctx_t ctx, uint32_t *fetch, uint32_t *dest, uint32_t value,
    int pe))
{
    must(ferry_ctx_uint32_atomic_fetch_add_nbi(ctx_of(ctx), fetch, dest, value, pe));
}
FN(void, shmem_uint64_atomic_fetch_add_nbi, (uint64_t *fetch, uint64_t *dest, uint64_t value, int pe))
{
    must(ferry_uint64_atomic_fetch_add_nbi(fetch, dest, value, pe));
}
FN(void, shmem_ctx_uint64_atomic_fetch_add_nbi, (shmem_ctx_t ctx, uint64_t *fetch, uint64_t *dest, uint64_t value,
    int pe))
{
    must(ferry_ctx_uint64_atomic_fetch_add_nbi(ctx_of(ctx), fetch, dest, value, pe));
}
FN(void, shmem_size_atomic_fetch_add_nbi, (size_t *fetch, size_t *dest, size_t value, int pe))
{
    must(ferry_size_atomic_fetch_add_nbi(fetch, dest, value, pe));
}
FN(void, shmem_ctx_size_atomic_fetch_add_nbi, (shmem_ctx_t ctx, size_t *fetch, size_t *dest, size_t value, int pe))
{
    must(ferry_ctx_size_atomic_fetch_add_nbi(ctx_of(ctx), fetch, dest, value, pe));
}
FN(void, shmem_ptrdiff_atomic_fetch_add_nbi, (ptrdiff_t *fetch, ptrdiff_t *dest, ptrdiff_t value, int pe))
{
    must(ferry_ptrdiff_atomic_fetch_add_nbi(fetch, dest, value, pe));
}
FN(void, shmem_ctx_ptrdiff_atomic_fetch_add_nbi, (shmem_ctx_t ctx, ptrdiff_t *fetch, ptrdiff_t *dest, ptrdiff_t value,
    int pe))
{
    must(ferry_ctx_ptrdiff_atomic_fetch_add_nbi(ctx_of(ctx), fetch, dest, value, pe));
}

/* shmem_TYPE_atomic_fetch_and_nbi */
FN(void, shmem_int_atomic_fetch_and_nbi, (int *fetch, int *dest, int value, int pe))
{
    must(ferry_int_atomic_fetch_and_nbi(fetch, dest, value, pe));
}
FN(void, shmem_ctx_int_atomic_fetch_and_nbi, (shmem_ctx_t ctx, int *fetch, int *dest, int value, int pe))
{
    must(ferry_ctx_int_atomic_fetch_and_nbi(ctx_of(ctx), fetch, dest, value, pe));
}
FN(void, shmem_long_atomic_fetch_and_nbi, (long *fetch, long *dest, long value, int pe))
{
    must(ferry_long_atomic_fetch_and_nbi(fetch, dest, value, pe));
}
FN(void, shmem_ctx_long_atomic_fetch_and_nbi, (shmem_ctx_t ctx, long *fetch, long *dest, long value, int pe))
{
    must(ferry_ctx_long_atomic_fetch_and_nbi(ctx_of(ctx), fetch, dest, value, pe));
}
FN(void, shmem_longlong_atomic_fetch_and_nbi, (long long *fetch, long long *dest, long long value, int pe))
{
    must(ferry_longlong_atomic_fetch_and_nbi(fetch, dest, value, pe));
}
FN(void, shmem_ctx_longlong_atomic_fetch_and_nbi, (shmem_ctx_t ctx, long long *fetch, long long *dest, long long value,
    int pe))
{
    must(ferry_ctx_longlong_atomic_fetch_and_nbi(ctx_of(ctx), fetch, dest, value, pe));
}
FN(void, shmem_uint_atomic_fetch_and_nbi, (unsigned int *fetch, unsigned int *dest, unsigned int value, int pe))
{
    must(ferry_uint_atomic_fetch_and_nbi(fetch, dest, value, pe));
}
FN(void, shmem_ctx_uint_atomic_fetch_and_nbi, (shmem_ctx_t ctx, unsigned int *fetch, unsigned int *dest,
    unsigned int value, int pe))
{
    must(ferry_ctx_uint_atomic_fetch_and_nbi(ctx_of(ctx), fetch, dest, value, pe));
}
FN(void, shmem_ulong_atomic_fetch_and_nbi, (unsigned long *fetch, unsigned long *dest, unsigned long value, int pe))
{
    must(ferry_ulong_atomic_fetch_and_nbi(fetch, dest, value, pe));
}
FN(void, shmem_ctx_ulong_atomic_fetch_and_nbi, (shmem_ctx_t ctx, unsigned long *fetch, unsigned long *dest,
    unsigned long value, int pe))
{
    must(ferry_ctx_ulong_atomic_fetch_and_nbi(ctx_of(ctx), fetch, dest, value, pe));
}
FN(void, shmem_ulonglong_atomic_fetch_and_nbi, (unsigned long long *fetch, unsigned long long *dest,
    unsigned long long value, int pe))
{
    must(ferry_ulonglong_atomic_fetch_and_nbi(fetch, dest, value, pe));
}
FN(void, shmem_ctx_ulonglong_atomic_fetch_and_nbi, (shmem_ctx_t ctx, unsigned long long *fetch,
    unsigned long long *dest, unsigned long long value, int pe))
{
    must(ferry_ctx_ulonglong_atomic_fetch_and_nbi(ctx_of(ctx), fetch, dest, value, pe));
}
FN(void, shmem_int32_atomic_fetch_and_nbi, (int32_t *fetch, int32_t *dest, int32_t value, int pe))
{
    must(ferry_int32_atomic_fetch_and_nbi(fetch, dest, value, pe));
}
FN(void, shmem_ctx_int32_atomic_fetch_and_nbi, (shmem_ctx_t ctx, int32_t *fetch, int32_t *dest, int32_t value, int pe))
{
    must(ferry_ctx_int32_atomic_fetch_and_nbi(ctx_of(ctx), fetch, dest, value, pe));
}
FN(void, shmem_int64_atomic_fetch_and_nbi, (int64_t *fetch, int64_t *dest, int64_t value, int pe))
{
    must(ferry_int64_atomic_fetch_and_nbi(fetch, dest, value, pe));
}
FN(void, shmem_ctx_int64_atomic_fetch_and_nbi, (shmem_ctx_t ctx, int64_t *fetch, int64_t *dest, int64_t value, int pe))
{
    must(ferry_ctx_int64_atomic_fetch_and_nbi(ctx_of(ctx), fetch, dest, value, pe));
}
FN(void, shmem_uint32_atomic_fetch_and_nbi, (uint32_t *fetch, uint32_t *dest, uint32_t value, int pe))
{
    must(ferry_uint32_atomic_fetch_and_nbi(fetch, dest, value, pe));
}
FN(void, shmem_ctx_uint32_atomic_fetch_and_nbi, (shmem_ctx_t ctx, uint32_t *fetch, uint32_t *dest, uint32_t value,
    int pe))
{
    must(ferry_ctx_uint32_atomic_fetch_and_nbi(ctx_of(ctx), fetch, dest, value, pe));
}
FN(void, shmem_uint64_atomic_fetch_and_nbi, (uint64_t *fetch, uint64_t *dest, uint64_t value, int pe))
{
    must(ferry_uint64_atomic_fetch_and_nbi(fetch, dest, value, pe));
}
FN(void, shmem_ctx_uint64_atomic_fetch_and_nbi, (shmem_ctx_t ctx, uint64_t *fetch, uint64_t *dest, uint64_t value,
    int pe))
{
    must(ferry_ctx_uint64_atomic_fetch_and_nbi(ctx_of(ctx), fetch, dest, value, pe));
}
FN(void, shmem_size_atomic_fetch_and_nbi, (size_t *fetch, size_t *dest, size_t value, int pe))
{
    must(ferry_size_atomic_fetch_and_nbi(fetch, dest, value, pe));
}
FN(void, shmem_ctx_size_atomic_fetch_and_nbi, (shmem_ctx_t ctx, size_t *fetch, size_t *dest, size_t value, int pe))
{
    must(ferry_ctx_size_atomic_fetch_and_nbi(ctx_of(ctx), fetch, dest, value, pe));
}
FN(void, shmem_ptrdiff_atomic_fetch_and_nbi, (ptrdiff_t *fetch, ptrdiff_t *dest, ptrdiff_t value, int pe))
{
    must(ferry_ptrdiff_atomic_fetch_and_nbi(fetch, dest, value, pe));
}
FN(void, shmem_ctx_ptrdiff_atomic_fetch_and_nbi, (shmem_ctx_t ctx, ptrdiff_t *fetch, ptrdiff_t *dest, ptrdiff_t value,
    int pe))
{
    must(ferry_ctx_ptrdiff_atomic_fetch_and_nbi(ctx_of(ctx), fetch, dest, value, pe));
}

/* shmem_TYPE_atomic_fetch_or_nbi */
FN(void, shmem_int_atomic_fetch_or_nbi, (int *fetch, int *dest, int value, int pe))
{
    must(ferry_int_atomic_fetch_or_nbi(fetch, dest, value, pe));
}
FN(void, shmem_ctx_int_atomic_fetch_or_nbi, (shmem_ctx_t ctx, int *fetch, int *dest, int value, int pe))
{
    must(ferry_ctx_int_atomic_fetch_or_nbi(ctx_of(ctx), fetch, dest, value, pe));
}
FN(void, shmem_long_atomic_fetch_or_nbi, (long *fetch, long *dest, long value, int pe))
{
    must(ferry_long_atomic_fetch_or_nbi(fetch, dest, value, pe));
}
FN(void, shmem_ctx_long_atomic_fetch_or_nbi, (shmem_ctx_t ctx, long *fetch, long *dest, long value, int pe))
{
    must(ferry_ctx_long_atomic_fetch_or_nbi(ctx_of(ctx), fetch, dest, value, pe));
}
FN(void, shmem_longlong_atomic_fetch_or_nbi, (long long *fetch, long long *dest, long long value, int pe))
{
    must(ferry_longlong_atomic_fetch_or_nbi(fetch, dest, value, pe));
}
FN(void, shmem_ctx_longlong_atomic_fetch_or_nbi, (shmem_ctx_t ctx, long long *fetch, long long *dest, long long value,
    int pe))
{
    must(ferry_ctx_longlong_atomic_fetch_or_nbi(ctx_of(ctx), fetch, dest, value, pe));
}
FN(void, shmem_uint_atomic_fetch_or_nbi, (unsigned int *fetch, unsigned int *dest, unsigned int value, int pe))
{
    must(ferry_uint_atomic_fetch_or_nbi(fetch, dest, value, pe));
}
FN(void, shmem_ctx_uint_atomic_fetch_or_nbi, (shmem_ctx_t ctx, unsigned int *fetch, unsigned int *dest,
    unsigned int value, int pe))
{
    must(ferry_ctx_uint_atomic_fetch_or_nbi(ctx_of(ctx), fetch, dest, value, pe));
}
FN(void, shmem_ulong_atomic_fetch_or_nbi, (unsigned long *fetch, unsigned long *dest, unsigned long value, int pe))
{
    must(ferry_ulong_atomic_fetch_or_nbi(fetch, dest, value, pe));
}
FN(void, shmem_ctx_ulong_atomic_fetch_or_nbi, (shmem_ctx_t ctx, unsigned long *fetch, unsigned long *dest,
    unsigned long value, int pe))
{
    must(ferry_ctx_ulong_atomic_fetch_or_nbi(ctx_of(ctx), fetch, dest, value, pe));
}
FN(void, shmem_ulonglong_atomic_fetch_or_nbi, (unsigned long long *fetch, unsigned long long *dest,
    unsigned long long value, int pe))
{
    must(ferry_ulonglong_atomic_fetch_or_nbi(fetch, dest, value, pe));
}
FN(void, shmem_ctx_ulonglong_atomic_fetch_or_nbi, (shmem_ctx_t ctx, unsigned long long *fetch, unsigned long long *dest,
    unsigned long long value, int pe))
{
    must(ferry_ctx_ulonglong_atomic_fetch_or_nbi(ctx_of(ctx), fetch, dest, value, pe));
}
FN(void, shmem_int32_atomic_fetch_or_nbi, (int32_t *fetch, int32_t *dest, int32_t value, int pe))
{
    must(ferry_int32_atomic_fetch_or_nbi(fetch, dest, value, pe));
}
FN(void, shmem_ctx_int32_atomic_fetch_or_nbi, (shmem_ctx_t ctx, int32_t *fetch, int32_t *dest, int32_t value, int pe))
{
    must(ferry_ctx_int32_atomic_fetch_or_nbi(ctx_of(ctx), fetch, dest, value, pe));
}
FN(void, shmem_int64_atomic_fetch_or_nbi, (int64_t *fetch, int64_t *dest, int64_t value, int pe))
{
    must(ferry_int64_atomic_fetch_or_nbi(fetch, dest, value, pe));
}
FN(void, shmem_ctx_int64_atomic_fetch_or_nbi, (shmem_ctx_t ctx, int64_t *fetch, int64_t *dest, int64_t value, int pe))
{
    must(ferry_ctx_int64_atomic_fetch_or_nbi(ctx_of(ctx), fetch, dest, value, pe));
}
FN(void, shmem_uint32_atomic_fetch_or_nbi, (uint32_t *fetch, uint32_t *dest, uint32_t value, int pe))
{
    must(ferry_uint32_atomic_fetch_or_nbi(fetch, dest, value, pe));
}
FN(void, shmem_ctx_uint32_atomic_fetch_or_nbi, (shmem_ctx_t ctx, uint32_t *fetch, uint32_t *dest, uint32_t value,
    int pe))
{
    must(ferry_ctx_uint32_atomic_fetch_or_nbi(ctx_of(ctx), fetch, dest, value, pe));
}
FN(void, shmem_uint64_atomic_fetch_or_nbi, (uint64_t *fetch, uint64_t *dest, uint64_t value, int pe))
{
    must(ferry_uint64_atomic_fetch_or_nbi(fetch, dest, value, pe));
}
FN(void, shmem_ctx_uint64_atomic_fetch_or_nbi, (shmem_ctx_t ctx, uint64_t *fetch, uint64_t *dest, uint64_t value,
    int pe))
{
    must(ferry_ctx_uint64_atomic_fetch_or_nbi(ctx_of(ctx), fetch, dest, value, pe));
}
FN(void, shmem_size_atomic_fetch_or_nbi, (size_t *fetch, size_t *dest, size_t value, int pe))
{
    must(ferry_size_atomic_fetch_or_nbi(fetch, dest, value, pe));
}
FN(void, shmem_ctx_size_atomic_fetch_or_nbi, (shmem_ctx_t ctx, size_t *fetch, size_t *dest, size_t value, int pe))
{
    must(ferry_ctx_size_atomic_fetch_or_nbi(ctx_of(ctx), fetch, dest, value, pe));
}
FN(void, shmem_ptrdiff_atomic_fetch_or_nbi, (ptrdiff_t *fetch, ptrdiff_t *dest, ptrdiff_t value, int pe))
{
    must(ferry_ptrdiff_atomic_fetch_or_nbi(fetch, dest, value, pe));
}
FN(void, shmem_ctx_ptrdiff_atomic_fetch_or_nbi, (shmem_ctx_t ctx, ptrdiff_t *fetch, ptrdiff_t *dest, ptrdiff_t value,
    int pe))
{
    must(ferry_ctx_ptrdiff_atomic_fetch_or_nbi(ctx_of(ctx), fetch, dest, value, pe));
}

/* shmem_TYPE_atomic_fetch_xor_nbi */
FN(void, shmem_int_atomic_fetch_xor_nbi, (int *fetch, int *dest, int value, int pe))
{
    must(ferry_int_atomic_fetch_xor_nbi(fetch, dest, value, pe));
}
FN(void, shmem_ctx_int_atomic_fetch_xor_nbi, (shmem_ctx_t ctx, int *fetch, int *dest, int value, int pe))
{
    must(ferry_ctx_int_atomic_fetch_xor_nbi(ctx_of(ctx), fetch, dest, value, pe));
}
FN(void, shmem_long_atomic_fetch_xor_nbi, (long *fetch, long *dest, long value, int pe))
{
    must(ferry_long_atomic_fetch_xor_nbi(fetch, dest, value, pe));
}
FN(void, shmem_ctx_long_atomic_fetch_xor_nbi, (shmem_ctx_t ctx, long *fetch, long *dest, long value, int pe))
{
    must(ferry_ctx_long_atomic_fetch_xor_nbi(ctx_of(ctx), fetch, dest, value, pe));
}
FN(void, shmem_longlong_atomic_fetch_xor_nbi, (long long *fetch, long long *dest, long long value, int pe))
{
    must(ferry_longlong_atomic_fetch_xor_nbi(fetch, dest, value, pe));
}
FN(void, shmem_ctx_longlong_atomic_fetch_xor_nbi, (shmem_ctx_t ctx, long long *fetch, long long *dest, long long value,
    int pe))
{
    must(ferry_ctx_longlong_atomic_fetch_xor_nbi(ctx_of(ctx), fetch, dest, value, pe));
}
FN(void, shmem_uint_atomic_fetch_xor_nbi, (unsigned int *fetch, unsigned int *dest, unsigned int value, int pe))
{
    must(ferry_uint_atomic_fetch_xor_nbi(fetch, dest, value, pe));
}
FN(void, shmem_ctx_uint_atomic_fetch_xor_nbi, (shmem_ctx_t ctx, unsigned int *fetch, unsigned int *dest,
    unsigned int value, int pe))
{
    must(ferry_ctx_uint_atomic_fetch_xor_nbi(ctx_of(ctx), fetch, dest, value, pe));
}
FN(void, shmem_ulong_atomic_fetch_xor_nbi, (unsigned long *fetch, unsigned long *dest, unsigned long value, int pe))
{
    must(ferry_ulong_atomic_fetch_xor_nbi(fetch, dest, value, pe));
}
FN(void, shmem_ctx_ulong_atomic_fetch_xor_nbi, (shmem_ctx_t ctx, unsigned long *fetch, unsigned long *dest,
    unsigned long value, int pe))
{
    must(ferry_ctx_ulong_atomic_fetch_xor_nbi(ctx_of(ctx), fetch, dest, value, pe));
}
FN(void, shmem_ulonglong_atomic_fetch_xor_nbi, (unsigned long long *fetch, unsigned long long *dest,
    unsigned long long value, int pe))
{
    must(ferry_ulonglong_atomic_fetch_xor_nbi(fetch, dest, value, pe));
}
FN(void, shmem_ctx_ulonglong_atomic_fetch_xor_nbi, (shmem_ctx_t ctx, unsigned long long *fetch,
    unsigned long long *dest, unsigned long long value, int pe))
{
    must(ferry_ctx_ulonglong_atomic_fetch_xor_nbi(ctx_of(ctx), fetch, dest, value, pe));
}
FN(void, shmem_int32_atomic_fetch_xor_nbi, (int32_t *fetch, int32_t *dest, int32_t value, int pe))
{
    must(ferry_int32_atomic_fetch_xor_nbi(fetch, dest, value, pe));
}
FN(void, shmem_ctx_int32_atomic_fetch_xor_nbi, (shmem_ctx_t ctx, int32_t *fetch, int32_t *dest, int32_t value, int pe))
{
    must(ferry_ctx_int32_atomic_fetch_xor_nbi(ctx_of(ctx), fetch, dest, value, pe));
}
FN(void, shmem_int64_atomic_fetch_xor_nbi, (int64_t *fetch, int64_t *dest, int64_t value, int pe))
{
    must(ferry_int64_atomic_fetch_xor_nbi(fetch, dest, value, pe));
}
FN(void, shmem_ctx_int64_atomic_fetch_xor_nbi, (shmem_ctx_t ctx, int64_t *fetch, int64_t *dest, int64_t value, int pe))
{
    must(ferry_ctx_int64_atomic_fetch_xor_nbi(ctx_of(ctx), fetch, dest, value, pe));
}
FN(void, shmem_uint32_atomic_fetch_xor_nbi, (uint32_t *fetch, uint32_t *dest, uint32_t value, int pe))
{
    must(ferry_uint32_atomic_fetch_xor_nbi(fetch, dest, value, pe));
}
FN(void, shmem_ctx_uint32_atomic_fetch_xor_nbi, (shmem_ctx_t ctx, uint32_t *fetch, uint32_t *dest, uint32_t value,
    int pe))
{
    must(ferry_ctx_uint32_atomic_fetch_xor_nbi(ctx_of(ctx), fetch, dest, value, pe));
}
FN(void, shmem_uint64_atomic_fetch_xor_nbi, (uint64_t *fetch, uint64_t *dest, uint64_t value, int pe))
{
    must(ferry_uint64_atomic_fetch_xor_nbi(fetch, dest, value, pe));
}
FN(void, shmem_ctx_uint64_atomic_fetch_xor_nbi, (shmem_ctx_t ctx, uint64_t *fetch, uint64_t *dest, uint64_t value,
    int pe))
{
    must(ferry_ctx_uint64_atomic_fetch_xor_nbi(ctx_of(ctx), fetch, dest, value, pe));
}
FN(void, shmem_size_atomic_fetch_xor_nbi, (size_t *fetch, size_t *dest, size_t value, int pe))
{
    must(ferry_size_atomic_fetch_xor_nbi(fetch, dest, value, pe));
}
FN(void, shmem_ctx_size_atomic_fetch_xor_nbi, (shmem_ctx_t ctx, size_t *fetch, size_t *dest, size_t value, int pe))
{
    must(ferry_ctx_size_atomic_fetch_xor_nbi(ctx_of(ctx), fetch, dest, value, pe));
}
FN(void, shmem_ptrdiff_atomic_fetch_xor_nbi, (ptrdiff_t *fetch, ptrdiff_t *dest, ptrdiff_t value, int pe))
{
    must(ferry_ptrdiff_atomic_fetch_xor_nbi(fetch, dest, value, pe));
}
FN(void, shmem_ctx_ptrdiff_atomic_fetch_xor_nbi, (shmem_ctx_t ctx, ptrdiff_t *fetch, ptrdiff_t *dest, ptrdiff_t value,
    int pe))
{
    must(ferry_ctx_ptrdiff_atomic_fetch_xor_nbi(ctx_of(ctx), fetch, dest, value, pe));
}

#endif
