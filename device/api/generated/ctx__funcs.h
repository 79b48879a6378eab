/* SPDX-License-Identifier: BSD-3-Clause */
/* The calls of ferry/ctx.h as kernels make them.  Made by api/generate.py from api/calls.txt. */
/* clang-format off */
#ifndef FERRYI_DEVICE_API_GENERATED_CTX__FUNCS_H
#define FERRYI_DEVICE_API_GENERATED_CTX__FUNCS_H

#if FERRYI_GPU
/* ferry_TYPE_put, ferry_putBITS, ferry_putmem */
FERRYI_INLINE ferry_status ferry_ctx_float_put(ferry_ctx_t ctx, float *dest, const float *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_ctx_float_put, (ctx, dest, source, nelems, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_float_put(dest, source, nelems, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_double_put(ferry_ctx_t ctx, double *dest, const double *source, size_t nelems,
    int pe)
{
    return FERRYI_CALL(ferry_ctx_double_put, (ctx, dest, source, nelems, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_double_put(dest, source, nelems, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_char_put(ferry_ctx_t ctx, char *dest, const char *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_ctx_char_put, (ctx, dest, source, nelems, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_char_put(dest, source, nelems, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_schar_put(ferry_ctx_t ctx, signed char *dest, const signed char *source,
    size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_ctx_schar_put, (ctx, dest, source, nelems, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_schar_put(dest, source, nelems, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_short_put(ferry_ctx_t ctx, short *dest, const short *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_ctx_short_put, (ctx, dest, source, nelems, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_short_put(dest, source, nelems, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_uchar_put(ferry_ctx_t ctx, unsigned char *dest, const unsigned char *source,
    size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_ctx_uchar_put, (ctx, dest, source, nelems, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_uchar_put(dest, source, nelems, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_ushort_put(ferry_ctx_t ctx, unsigned short *dest, const unsigned short *source,
    size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_ctx_ushort_put, (ctx, dest, source, nelems, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_ushort_put(dest, source, nelems, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_int_put(ferry_ctx_t ctx, int *dest, const int *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_ctx_int_put, (ctx, dest, source, nelems, pe), ferryi_ctx_is(ctx, &pe) ? ferry_int_put(dest,
        source, nelems, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_long_put(ferry_ctx_t ctx, long *dest, const long *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_ctx_long_put, (ctx, dest, source, nelems, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_long_put(dest, source, nelems, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_longlong_put(ferry_ctx_t ctx, long long *dest, const long long *source,
    size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_ctx_longlong_put, (ctx, dest, source, nelems, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_longlong_put(dest, source, nelems, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_uint_put(ferry_ctx_t ctx, unsigned int *dest, const unsigned int *source,
    size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_ctx_uint_put, (ctx, dest, source, nelems, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_uint_put(dest, source, nelems, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_ulong_put(ferry_ctx_t ctx, unsigned long *dest, const unsigned long *source,
    size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_ctx_ulong_put, (ctx, dest, source, nelems, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_ulong_put(dest, source, nelems, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_ulonglong_put(ferry_ctx_t ctx, unsigned long long *dest,
    const unsigned long long *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_ctx_ulonglong_put, (ctx, dest, source, nelems, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_ulonglong_put(dest, source, nelems, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_int8_put(ferry_ctx_t ctx, int8_t *dest, const int8_t *source, size_t nelems,
    int pe)
{
    return FERRYI_CALL(ferry_ctx_int8_put, (ctx, dest, source, nelems, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_int8_put(dest, source, nelems, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_int16_put(ferry_ctx_t ctx, int16_t *dest, const int16_t *source, size_t nelems,
    int pe)
{
    return FERRYI_CALL(ferry_ctx_int16_put, (ctx, dest, source, nelems, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_int16_put(dest, source, nelems, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_uint8_put(ferry_ctx_t ctx, uint8_t *dest, const uint8_t *source, size_t nelems,
    int pe)
{
    return FERRYI_CALL(ferry_ctx_uint8_put, (ctx, dest, source, nelems, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_uint8_put(dest, source, nelems, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_uint16_put(ferry_ctx_t ctx, uint16_t *dest, const uint16_t *source, size_t nelems,
    int pe)
{
    return FERRYI_CALL(ferry_ctx_uint16_put, (ctx, dest, source, nelems, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_uint16_put(dest, source, nelems, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_int32_put(ferry_ctx_t ctx, int32_t *dest, const int32_t *source, size_t nelems,
    int pe)
{
    return FERRYI_CALL(ferry_ctx_int32_put, (ctx, dest, source, nelems, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_int32_put(dest, source, nelems, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_int64_put(ferry_ctx_t ctx, int64_t *dest, const int64_t *source, size_t nelems,
    int pe)
{
    return FERRYI_CALL(ferry_ctx_int64_put, (ctx, dest, source, nelems, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_int64_put(dest, source, nelems, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_uint32_put(ferry_ctx_t ctx, uint32_t *dest, const uint32_t *source, size_t nelems,
    int pe)
{
    return FERRYI_CALL(ferry_ctx_uint32_put, (ctx, dest, source, nelems, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_uint32_put(dest, source, nelems, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_uint64_put(ferry_ctx_t ctx, uint64_t *dest, const uint64_t *source, size_t nelems,
    int pe)
{
    return FERRYI_CALL(ferry_ctx_uint64_put, (ctx, dest, source, nelems, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_uint64_put(dest, source, nelems, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_size_put(ferry_ctx_t ctx, size_t *dest, const size_t *source, size_t nelems,
    int pe)
{
    return FERRYI_CALL(ferry_ctx_size_put, (ctx, dest, source, nelems, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_size_put(dest, source, nelems, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_ptrdiff_put(ferry_ctx_t ctx, ptrdiff_t *dest, const ptrdiff_t *source,
    size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_ctx_ptrdiff_put, (ctx, dest, source, nelems, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_ptrdiff_put(dest, source, nelems, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_put8(ferry_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_ctx_put8, (ctx, dest, source, nelems, pe), ferryi_ctx_is(ctx, &pe) ? ferry_put8(dest,
        source, nelems, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_put16(ferry_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_ctx_put16, (ctx, dest, source, nelems, pe), ferryi_ctx_is(ctx, &pe) ? ferry_put16(dest,
        source, nelems, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_put32(ferry_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_ctx_put32, (ctx, dest, source, nelems, pe), ferryi_ctx_is(ctx, &pe) ? ferry_put32(dest,
        source, nelems, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_put64(ferry_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_ctx_put64, (ctx, dest, source, nelems, pe), ferryi_ctx_is(ctx, &pe) ? ferry_put64(dest,
        source, nelems, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_put128(ferry_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_ctx_put128, (ctx, dest, source, nelems, pe), ferryi_ctx_is(ctx, &pe) ? ferry_put128(dest,
        source, nelems, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_putmem(ferry_ctx_t ctx, void *dest, const void *source, size_t nbytes, int pe)
{
    return FERRYI_CALL(ferry_ctx_putmem, (ctx, dest, source, nbytes, pe), ferryi_ctx_is(ctx, &pe) ? ferry_putmem(dest,
        source, nbytes, pe) : ferryi_ctx_unknown(ctx));
}

/* ferry_TYPE_get, ferry_getBITS, ferry_getmem */
FERRYI_INLINE ferry_status ferry_ctx_float_get(ferry_ctx_t ctx, float *dest, const float *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_ctx_float_get, (ctx, dest, source, nelems, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_float_get(dest, source, nelems, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_double_get(ferry_ctx_t ctx, double *dest, const double *source, size_t nelems,
    int pe)
{
    return FERRYI_CALL(ferry_ctx_double_get, (ctx, dest, source, nelems, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_double_get(dest, source, nelems, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_char_get(ferry_ctx_t ctx, char *dest, const char *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_ctx_char_get, (ctx, dest, source, nelems, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_char_get(dest, source, nelems, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_schar_get(ferry_ctx_t ctx, signed char *dest, const signed char *source,
    size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_ctx_schar_get, (ctx, dest, source, nelems, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_schar_get(dest, source, nelems, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_short_get(ferry_ctx_t ctx, short *dest, const short *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_ctx_short_get, (ctx, dest, source, nelems, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_short_get(dest, source, nelems, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_uchar_get(ferry_ctx_t ctx, unsigned char *dest, const unsigned char *source,
    size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_ctx_uchar_get, (ctx, dest, source, nelems, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_uchar_get(dest, source, nelems, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_ushort_get(ferry_ctx_t ctx, unsigned short *dest, const unsigned short *source,
    size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_ctx_ushort_get, (ctx, dest, source, nelems, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_ushort_get(dest, source, nelems, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_int_get(ferry_ctx_t ctx, int *dest, const int *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_ctx_int_get, (ctx, dest, source, nelems, pe), ferryi_ctx_is(ctx, &pe) ? ferry_int_get(dest,
        source, nelems, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_long_get(ferry_ctx_t ctx, long *dest, const long *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_ctx_long_get, (ctx, dest, source, nelems, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_long_get(dest, source, nelems, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_longlong_get(ferry_ctx_t ctx, long long *dest, const long long *source,
    size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_ctx_longlong_get, (ctx, dest, source, nelems, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_longlong_get(dest, source, nelems, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_uint_get(ferry_ctx_t ctx, unsigned int *dest, const unsigned int *source,
    size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_ctx_uint_get, (ctx, dest, source, nelems, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_uint_get(dest, source, nelems, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_ulong_get(ferry_ctx_t ctx, unsigned long *dest, const unsigned long *source,
    size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_ctx_ulong_get, (ctx, dest, source, nelems, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_ulong_get(dest, source, nelems, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_ulonglong_get(ferry_ctx_t ctx, unsigned long long *dest,
    const unsigned long long *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_ctx_ulonglong_get, (ctx, dest, source, nelems, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_ulonglong_get(dest, source, nelems, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_int8_get(ferry_ctx_t ctx, int8_t *dest, const int8_t *source, size_t nelems,
    int pe)
{
    return FERRYI_CALL(ferry_ctx_int8_get, (ctx, dest, source, nelems, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_int8_get(dest, source, nelems, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_int16_get(ferry_ctx_t ctx, int16_t *dest, const int16_t *source, size_t nelems,
    int pe)
{
    return FERRYI_CALL(ferry_ctx_int16_get, (ctx, dest, source, nelems, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_int16_get(dest, source, nelems, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_uint8_get(ferry_ctx_t ctx, uint8_t *dest, const uint8_t *source, size_t nelems,
    int pe)
{
    return FERRYI_CALL(ferry_ctx_uint8_get, (ctx, dest, source, nelems, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_uint8_get(dest, source, nelems, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_uint16_get(ferry_ctx_t ctx, uint16_t *dest, const uint16_t *source, size_t nelems,
    int pe)
{
    return FERRYI_CALL(ferry_ctx_uint16_get, (ctx, dest, source, nelems, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_uint16_get(dest, source, nelems, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_int32_get(ferry_ctx_t ctx, int32_t *dest, const int32_t *source, size_t nelems,
    int pe)
{
    return FERRYI_CALL(ferry_ctx_int32_get, (ctx, dest, source, nelems, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_int32_get(dest, source, nelems, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_int64_get(ferry_ctx_t ctx, int64_t *dest, const int64_t *source, size_t nelems,
    int pe)
{
    return FERRYI_CALL(ferry_ctx_int64_get, (ctx, dest, source, nelems, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_int64_get(dest, source, nelems, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_uint32_get(ferry_ctx_t ctx, uint32_t *dest, const uint32_t *source, size_t nelems,
    int pe)
{
    return FERRYI_CALL(ferry_ctx_uint32_get, (ctx, dest, source, nelems, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_uint32_get(dest, source, nelems, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_uint64_get(ferry_ctx_t ctx, uint64_t *dest, const uint64_t *source, size_t nelems,
    int pe)
{
    return FERRYI_CALL(ferry_ctx_uint64_get, (ctx, dest, source, nelems, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_uint64_get(dest, source, nelems, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_size_get(ferry_ctx_t ctx, size_t *dest, const size_t *source, size_t nelems,
    int pe)
{
    return FERRYI_CALL(ferry_ctx_size_get, (ctx, dest, source, nelems, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_size_get(dest, source, nelems, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_ptrdiff_get(ferry_ctx_t ctx, ptrdiff_t *dest, const ptrdiff_t *source,
    size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_ctx_ptrdiff_get, (ctx, dest, source, nelems, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_ptrdiff_get(dest, source, nelems, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_get8(ferry_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_ctx_get8, (ctx, dest, source, nelems, pe), ferryi_ctx_is(ctx, &pe) ? ferry_get8(dest,
        source, nelems, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_get16(ferry_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_ctx_get16, (ctx, dest, source, nelems, pe), ferryi_ctx_is(ctx, &pe) ? ferry_get16(dest,
        source, nelems, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_get32(ferry_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_ctx_get32, (ctx, dest, source, nelems, pe), ferryi_ctx_is(ctx, &pe) ? ferry_get32(dest,
        source, nelems, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_get64(ferry_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_ctx_get64, (ctx, dest, source, nelems, pe), ferryi_ctx_is(ctx, &pe) ? ferry_get64(dest,
        source, nelems, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_get128(ferry_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_ctx_get128, (ctx, dest, source, nelems, pe), ferryi_ctx_is(ctx, &pe) ? ferry_get128(dest,
        source, nelems, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_getmem(ferry_ctx_t ctx, void *dest, const void *source, size_t nbytes, int pe)
{
    return FERRYI_CALL(ferry_ctx_getmem, (ctx, dest, source, nbytes, pe), ferryi_ctx_is(ctx, &pe) ? ferry_getmem(dest,
        source, nbytes, pe) : ferryi_ctx_unknown(ctx));
}

/* ferry_TYPE_put_nbi, ferry_putBITS_nbi, ferry_putmem_nbi */
FERRYI_INLINE ferry_status ferry_ctx_float_put_nbi(ferry_ctx_t ctx, float *dest, const float *source, size_t nelems,
    int pe)
{
    return FERRYI_CALL(ferry_ctx_float_put_nbi, (ctx, dest, source, nelems, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_float_put_nbi(dest, source, nelems, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_double_put_nbi(ferry_ctx_t ctx, double *dest, const double *source, size_t nelems,
    int pe)
{
    return FERRYI_CALL(ferry_ctx_double_put_nbi, (ctx, dest, source, nelems, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_double_put_nbi(dest, source, nelems, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_char_put_nbi(ferry_ctx_t ctx, char *dest, const char *source, size_t nelems,
    int pe)
{
    return FERRYI_CALL(ferry_ctx_char_put_nbi, (ctx, dest, source, nelems, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_char_put_nbi(dest, source, nelems, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_schar_put_nbi(ferry_ctx_t ctx, signed char *dest, const signed char *source,
    size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_ctx_schar_put_nbi, (ctx, dest, source, nelems, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_schar_put_nbi(dest, source, nelems, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_short_put_nbi(ferry_ctx_t ctx, short *dest, const short *source, size_t nelems,
    int pe)
{
    return FERRYI_CALL(ferry_ctx_short_put_nbi, (ctx, dest, source, nelems, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_short_put_nbi(dest, source, nelems, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_uchar_put_nbi(ferry_ctx_t ctx, unsigned char *dest, const unsigned char *source,
    size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_ctx_uchar_put_nbi, (ctx, dest, source, nelems, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_uchar_put_nbi(dest, source, nelems, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_ushort_put_nbi(ferry_ctx_t ctx, unsigned short *dest, const unsigned short *source,
    size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_ctx_ushort_put_nbi, (ctx, dest, source, nelems, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_ushort_put_nbi(dest, source, nelems, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_int_put_nbi(ferry_ctx_t ctx, int *dest, const int *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_ctx_int_put_nbi, (ctx, dest, source, nelems, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_int_put_nbi(dest, source, nelems, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_long_put_nbi(ferry_ctx_t ctx, long *dest, const long *source, size_t nelems,
    int pe)
{
    return FERRYI_CALL(ferry_ctx_long_put_nbi, (ctx, dest, source, nelems, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_long_put_nbi(dest, source, nelems, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_longlong_put_nbi(ferry_ctx_t ctx, long long *dest, const long long *source,
    size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_ctx_longlong_put_nbi, (ctx, dest, source, nelems, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_longlong_put_nbi(dest, source, nelems, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_uint_put_nbi(ferry_ctx_t ctx, unsigned int *dest, const unsigned int *source,
    size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_ctx_uint_put_nbi, (ctx, dest, source, nelems, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_uint_put_nbi(dest, source, nelems, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_ulong_put_nbi(ferry_ctx_t ctx, unsigned long *dest, const unsigned long *source,
    size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_ctx_ulong_put_nbi, (ctx, dest, source, nelems, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_ulong_put_nbi(dest, source, nelems, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_ulonglong_put_nbi(ferry_ctx_t ctx, unsigned long long *dest,
    const unsigned long long *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_ctx_ulonglong_put_nbi, (ctx, dest, source, nelems, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_ulonglong_put_nbi(dest, source, nelems, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_int8_put_nbi(ferry_ctx_t ctx, int8_t *dest, const int8_t *source, size_t nelems,
    int pe)
{
    return FERRYI_CALL(ferry_ctx_int8_put_nbi, (ctx, dest, source, nelems, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_int8_put_nbi(dest, source, nelems, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_int16_put_nbi(ferry_ctx_t ctx, int16_t *dest, const int16_t *source, size_t nelems,
    int pe)
{
    return FERRYI_CALL(ferry_ctx_int16_put_nbi, (ctx, dest, source, nelems, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_int16_put_nbi(dest, source, nelems, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_uint8_put_nbi(ferry_ctx_t ctx, uint8_t *dest, const uint8_t *source, size_t nelems,
    int pe)
{
    return FERRYI_CALL(ferry_ctx_uint8_put_nbi, (ctx, dest, source, nelems, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_uint8_put_nbi(dest, source, nelems, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_uint16_put_nbi(ferry_ctx_t ctx, uint16_t *dest, const uint16_t *source,
    size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_ctx_uint16_put_nbi, (ctx, dest, source, nelems, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_uint16_put_nbi(dest, source, nelems, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_int32_put_nbi(ferry_ctx_t ctx, int32_t *dest, const int32_t *source, size_t nelems,
    int pe)
{
    return FERRYI_CALL(ferry_ctx_int32_put_nbi, (ctx, dest, source, nelems, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_int32_put_nbi(dest, source, nelems, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_int64_put_nbi(ferry_ctx_t ctx, int64_t *dest, const int64_t *source, size_t nelems,
    int pe)
{
    return FERRYI_CALL(ferry_ctx_int64_put_nbi, (ctx, dest, source, nelems, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_int64_put_nbi(dest, source, nelems, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_uint32_put_nbi(ferry_ctx_t ctx, uint32_t *dest, const uint32_t *source,
    size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_ctx_uint32_put_nbi, (ctx, dest, source, nelems, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_uint32_put_nbi(dest, source, nelems, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_uint64_put_nbi(ferry_ctx_t ctx, uint64_t *dest, const uint64_t *source,
    size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_ctx_uint64_put_nbi, (ctx, dest, source, nelems, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_uint64_put_nbi(dest, source, nelems, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_size_put_nbi(ferry_ctx_t ctx, size_t *dest, const size_t *source, size_t nelems,
    int pe)
{
    return FERRYI_CALL(ferry_ctx_size_put_nbi, (ctx, dest, source, nelems, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_size_put_nbi(dest, source, nelems, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_ptrdiff_put_nbi(ferry_ctx_t ctx, ptrdiff_t *dest, const ptrdiff_t *source,
    size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_ctx_ptrdiff_put_nbi, (ctx, dest, source, nelems, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_ptrdiff_put_nbi(dest, source, nelems, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_put8_nbi(ferry_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_ctx_put8_nbi, (ctx, dest, source, nelems, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_put8_nbi(dest, source, nelems, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_put16_nbi(ferry_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_ctx_put16_nbi, (ctx, dest, source, nelems, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_put16_nbi(dest, source, nelems, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_put32_nbi(ferry_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_ctx_put32_nbi, (ctx, dest, source, nelems, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_put32_nbi(dest, source, nelems, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_put64_nbi(ferry_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_ctx_put64_nbi, (ctx, dest, source, nelems, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_put64_nbi(dest, source, nelems, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_put128_nbi(ferry_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_ctx_put128_nbi, (ctx, dest, source, nelems, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_put128_nbi(dest, source, nelems, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_putmem_nbi(ferry_ctx_t ctx, void *dest, const void *source, size_t nbytes, int pe)
{
    return FERRYI_CALL(ferry_ctx_putmem_nbi, (ctx, dest, source, nbytes, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_putmem_nbi(dest, source, nbytes, pe) : ferryi_ctx_unknown(ctx));
}

/* ferry_TYPE_get_nbi, ferry_getBITS_nbi, ferry_getmem_nbi */
FERRYI_INLINE ferry_status ferry_ctx_float_get_nbi(ferry_ctx_t ctx, float *dest, const float *source, size_t nelems,
    int pe)
{
    return FERRYI_CALL(ferry_ctx_float_get_nbi, (ctx, dest, source, nelems, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_float_get_nbi(dest, source, nelems, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_double_get_nbi(ferry_ctx_t ctx, double *dest, const double *source, size_t nelems,
    int pe)
{
    return FERRYI_CALL(ferry_ctx_double_get_nbi, (ctx, dest, source, nelems, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_double_get_nbi(dest, source, nelems, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_char_get_nbi(ferry_ctx_t ctx, char *dest, const char *source, size_t nelems,
    int pe)
{
    return FERRYI_CALL(ferry_ctx_char_get_nbi, (ctx, dest, source, nelems, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_char_get_nbi(dest, source, nelems, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_schar_get_nbi(ferry_ctx_t ctx, signed char *dest, const signed char *source,
    size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_ctx_schar_get_nbi, (ctx, dest, source, nelems, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_schar_get_nbi(dest, source, nelems, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_short_get_nbi(ferry_ctx_t ctx, short *dest, const short *source, size_t nelems,
    int pe)
{
    return FERRYI_CALL(ferry_ctx_short_get_nbi, (ctx, dest, source, nelems, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_short_get_nbi(dest, source, nelems, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_uchar_get_nbi(ferry_ctx_t ctx, unsigned char *dest, const unsigned char *source,
    size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_ctx_uchar_get_nbi, (ctx, dest, source, nelems, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_uchar_get_nbi(dest, source, nelems, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_ushort_get_nbi(ferry_ctx_t ctx, unsigned short *dest, const unsigned short *source,
    size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_ctx_ushort_get_nbi, (ctx, dest, source, nelems, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_ushort_get_nbi(dest, source, nelems, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_int_get_nbi(ferry_ctx_t ctx, int *dest, const int *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_ctx_int_get_nbi, (ctx, dest, source, nelems, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_int_get_nbi(dest, source, nelems, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_long_get_nbi(ferry_ctx_t ctx, long *dest, const long *source, size_t nelems,
    int pe)
{
    return FERRYI_CALL(ferry_ctx_long_get_nbi, (ctx, dest, source, nelems, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_long_get_nbi(dest, source, nelems, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_longlong_get_nbi(ferry_ctx_t ctx, long long *dest, const long long *source,
    size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_ctx_longlong_get_nbi, (ctx, dest, source, nelems, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_longlong_get_nbi(dest, source, nelems, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_uint_get_nbi(ferry_ctx_t ctx, unsigned int *dest, const unsigned int *source,
    size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_ctx_uint_get_nbi, (ctx, dest, source, nelems, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_uint_get_nbi(dest, source, nelems, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_ulong_get_nbi(ferry_ctx_t ctx, unsigned long *dest, const unsigned long *source,
    size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_ctx_ulong_get_nbi, (ctx, dest, source, nelems, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_ulong_get_nbi(dest, source, nelems, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_ulonglong_get_nbi(ferry_ctx_t ctx, unsigned long long *dest,
    const unsigned long long *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_ctx_ulonglong_get_nbi, (ctx, dest, source, nelems, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_ulonglong_get_nbi(dest, source, nelems, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_int8_get_nbi(ferry_ctx_t ctx, int8_t *dest, const int8_t *source, size_t nelems,
    int pe)
{
    return FERRYI_CALL(ferry_ctx_int8_get_nbi, (ctx, dest, source, nelems, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_int8_get_nbi(dest, source, nelems, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_int16_get_nbi(ferry_ctx_t ctx, int16_t *dest, const int16_t *source, size_t nelems,
    int pe)
{
    return FERRYI_CALL(ferry_ctx_int16_get_nbi, (ctx, dest, source, nelems, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_int16_get_nbi(dest, source, nelems, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_uint8_get_nbi(ferry_ctx_t ctx, uint8_t *dest, const uint8_t *source, size_t nelems,
    int pe)
{
    return FERRYI_CALL(ferry_ctx_uint8_get_nbi, (ctx, dest, source, nelems, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_uint8_get_nbi(dest, source, nelems, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_uint16_get_nbi(ferry_ctx_t ctx, uint16_t *dest, const uint16_t *source,
    size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_ctx_uint16_get_nbi, (ctx, dest, source, nelems, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_uint16_get_nbi(dest, source, nelems, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_int32_get_nbi(ferry_ctx_t ctx, int32_t *dest, const int32_t *source, size_t nelems,
    int pe)
{
    return FERRYI_CALL(ferry_ctx_int32_get_nbi, (ctx, dest, source, nelems, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_int32_get_nbi(dest, source, nelems, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_int64_get_nbi(ferry_ctx_t ctx, int64_t *dest, const int64_t *source, size_t nelems,
    int pe)
{
    return FERRYI_CALL(ferry_ctx_int64_get_nbi, (ctx, dest, source, nelems, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_int64_get_nbi(dest, source, nelems, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_uint32_get_nbi(ferry_ctx_t ctx, uint32_t *dest, const uint32_t *source,
    size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_ctx_uint32_get_nbi, (ctx, dest, source, nelems, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_uint32_get_nbi(dest, source, nelems, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_uint64_get_nbi(ferry_ctx_t ctx, uint64_t *dest, const uint64_t *source,
    size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_ctx_uint64_get_nbi, (ctx, dest, source, nelems, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_uint64_get_nbi(dest, source, nelems, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_size_get_nbi(ferry_ctx_t ctx, size_t *dest, const size_t *source, size_t nelems,
    int pe)
{
    return FERRYI_CALL(ferry_ctx_size_get_nbi, (ctx, dest, source, nelems, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_size_get_nbi(dest, source, nelems, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_ptrdiff_get_nbi(ferry_ctx_t ctx, ptrdiff_t *dest, const ptrdiff_t *source,
    size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_ctx_ptrdiff_get_nbi, (ctx, dest, source, nelems, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_ptrdiff_get_nbi(dest, source, nelems, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_get8_nbi(ferry_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_ctx_get8_nbi, (ctx, dest, source, nelems, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_get8_nbi(dest, source, nelems, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_get16_nbi(ferry_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_ctx_get16_nbi, (ctx, dest, source, nelems, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_get16_nbi(dest, source, nelems, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_get32_nbi(ferry_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_ctx_get32_nbi, (ctx, dest, source, nelems, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_get32_nbi(dest, source, nelems, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_get64_nbi(ferry_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_ctx_get64_nbi, (ctx, dest, source, nelems, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_get64_nbi(dest, source, nelems, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_get128_nbi(ferry_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_ctx_get128_nbi, (ctx, dest, source, nelems, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_get128_nbi(dest, source, nelems, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_getmem_nbi(ferry_ctx_t ctx, void *dest, const void *source, size_t nbytes, int pe)
{
    return FERRYI_CALL(ferry_ctx_getmem_nbi, (ctx, dest, source, nbytes, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_getmem_nbi(dest, source, nbytes, pe) : ferryi_ctx_unknown(ctx));
}

/* ferry_TYPE_iput, ferry_iputBITS */
FERRYI_INLINE ferry_status ferry_ctx_float_iput(ferry_ctx_t ctx, float *dest, const float *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_ctx_float_iput, (ctx, dest, source, dst, sst, nelems, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_float_iput(dest, source, dst, sst, nelems, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_double_iput(ferry_ctx_t ctx, double *dest, const double *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_ctx_double_iput, (ctx, dest, source, dst, sst, nelems, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_double_iput(dest, source, dst, sst, nelems, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_char_iput(ferry_ctx_t ctx, char *dest, const char *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_ctx_char_iput, (ctx, dest, source, dst, sst, nelems, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_char_iput(dest, source, dst, sst, nelems, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_schar_iput(ferry_ctx_t ctx, signed char *dest, const signed char *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_ctx_schar_iput, (ctx, dest, source, dst, sst, nelems, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_schar_iput(dest, source, dst, sst, nelems, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_short_iput(ferry_ctx_t ctx, short *dest, const short *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_ctx_short_iput, (ctx, dest, source, dst, sst, nelems, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_short_iput(dest, source, dst, sst, nelems, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_uchar_iput(ferry_ctx_t ctx, unsigned char *dest, const unsigned char *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_ctx_uchar_iput, (ctx, dest, source, dst, sst, nelems, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_uchar_iput(dest, source, dst, sst, nelems, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_ushort_iput(ferry_ctx_t ctx, unsigned short *dest, const unsigned short *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_ctx_ushort_iput, (ctx, dest, source, dst, sst, nelems, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_ushort_iput(dest, source, dst, sst, nelems, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_int_iput(ferry_ctx_t ctx, int *dest, const int *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_ctx_int_iput, (ctx, dest, source, dst, sst, nelems, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_int_iput(dest, source, dst, sst, nelems, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_long_iput(ferry_ctx_t ctx, long *dest, const long *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_ctx_long_iput, (ctx, dest, source, dst, sst, nelems, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_long_iput(dest, source, dst, sst, nelems, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_longlong_iput(ferry_ctx_t ctx, long long *dest, const long long *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_ctx_longlong_iput, (ctx, dest, source, dst, sst, nelems, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_longlong_iput(dest, source, dst, sst, nelems, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_uint_iput(ferry_ctx_t ctx, unsigned int *dest, const unsigned int *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_ctx_uint_iput, (ctx, dest, source, dst, sst, nelems, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_uint_iput(dest, source, dst, sst, nelems, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_ulong_iput(ferry_ctx_t ctx, unsigned long *dest, const unsigned long *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_ctx_ulong_iput, (ctx, dest, source, dst, sst, nelems, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_ulong_iput(dest, source, dst, sst, nelems, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_ulonglong_iput(ferry_ctx_t ctx, unsigned long long *dest,
    const unsigned long long *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_ctx_ulonglong_iput, (ctx, dest, source, dst, sst, nelems, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_ulonglong_iput(dest, source, dst, sst, nelems, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_int8_iput(ferry_ctx_t ctx, int8_t *dest, const int8_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_ctx_int8_iput, (ctx, dest, source, dst, sst, nelems, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_int8_iput(dest, source, dst, sst, nelems, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_int16_iput(ferry_ctx_t ctx, int16_t *dest, const int16_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_ctx_int16_iput, (ctx, dest, source, dst, sst, nelems, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_int16_iput(dest, source, dst, sst, nelems, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_uint8_iput(ferry_ctx_t ctx, uint8_t *dest, const uint8_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_ctx_uint8_iput, (ctx, dest, source, dst, sst, nelems, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_uint8_iput(dest, source, dst, sst, nelems, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_uint16_iput(ferry_ctx_t ctx, uint16_t *dest, const uint16_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_ctx_uint16_iput, (ctx, dest, source, dst, sst, nelems, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_uint16_iput(dest, source, dst, sst, nelems, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_int32_iput(ferry_ctx_t ctx, int32_t *dest, const int32_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_ctx_int32_iput, (ctx, dest, source, dst, sst, nelems, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_int32_iput(dest, source, dst, sst, nelems, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_int64_iput(ferry_ctx_t ctx, int64_t *dest, const int64_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_ctx_int64_iput, (ctx, dest, source, dst, sst, nelems, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_int64_iput(dest, source, dst, sst, nelems, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_uint32_iput(ferry_ctx_t ctx, uint32_t *dest, const uint32_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_ctx_uint32_iput, (ctx, dest, source, dst, sst, nelems, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_uint32_iput(dest, source, dst, sst, nelems, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_uint64_iput(ferry_ctx_t ctx, uint64_t *dest, const uint64_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_ctx_uint64_iput, (ctx, dest, source, dst, sst, nelems, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_uint64_iput(dest, source, dst, sst, nelems, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_size_iput(ferry_ctx_t ctx, size_t *dest, const size_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_ctx_size_iput, (ctx, dest, source, dst, sst, nelems, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_size_iput(dest, source, dst, sst, nelems, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_ptrdiff_iput(ferry_ctx_t ctx, ptrdiff_t *dest, const ptrdiff_t *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_ctx_ptrdiff_iput, (ctx, dest, source, dst, sst, nelems, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_ptrdiff_iput(dest, source, dst, sst, nelems, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_iput8(ferry_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_ctx_iput8, (ctx, dest, source, dst, sst, nelems, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_iput8(dest, source, dst, sst, nelems, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_iput16(ferry_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_ctx_iput16, (ctx, dest, source, dst, sst, nelems, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_iput16(dest, source, dst, sst, nelems, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_iput32(ferry_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_ctx_iput32, (ctx, dest, source, dst, sst, nelems, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_iput32(dest, source, dst, sst, nelems, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_iput64(ferry_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_ctx_iput64, (ctx, dest, source, dst, sst, nelems, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_iput64(dest, source, dst, sst, nelems, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_iput128(ferry_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_ctx_iput128, (ctx, dest, source, dst, sst, nelems, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_iput128(dest, source, dst, sst, nelems, pe) : ferryi_ctx_unknown(ctx));
}

/* ferry_TYPE_iget, ferry_igetBITS */
FERRYI_INLINE ferry_status ferry_ctx_float_iget(ferry_ctx_t ctx, float *dest, const float *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_ctx_float_iget, (ctx, dest, source, dst, sst, nelems, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_float_iget(dest, source, dst, sst, nelems, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_double_iget(ferry_ctx_t ctx, double *dest, const double *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_ctx_double_iget, (ctx, dest, source, dst, sst, nelems, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_double_iget(dest, source, dst, sst, nelems, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_char_iget(ferry_ctx_t ctx, char *dest, const char *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_ctx_char_iget, (ctx, dest, source, dst, sst, nelems, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_char_iget(dest, source, dst, sst, nelems, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_schar_iget(ferry_ctx_t ctx, signed char *dest, const signed char *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_ctx_schar_iget, (ctx, dest, source, dst, sst, nelems, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_schar_iget(dest, source, dst, sst, nelems, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_short_iget(ferry_ctx_t ctx, short *dest, const short *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_ctx_short_iget, (ctx, dest, source, dst, sst, nelems, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_short_iget(dest, source, dst, sst, nelems, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_uchar_iget(ferry_ctx_t ctx, unsigned char *dest, const unsigned char *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_ctx_uchar_iget, (ctx, dest, source, dst, sst, nelems, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_uchar_iget(dest, source, dst, sst, nelems, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_ushort_iget(ferry_ctx_t ctx, unsigned short *dest, const unsigned short *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_ctx_ushort_iget, (ctx, dest, source, dst, sst, nelems, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_ushort_iget(dest, source, dst, sst, nelems, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_int_iget(ferry_ctx_t ctx, int *dest, const int *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_ctx_int_iget, (ctx, dest, source, dst, sst, nelems, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_int_iget(dest, source, dst, sst, nelems, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_long_iget(ferry_ctx_t ctx, long *dest, const long *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_ctx_long_iget, (ctx, dest, source, dst, sst, nelems, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_long_iget(dest, source, dst, sst, nelems, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_longlong_iget(ferry_ctx_t ctx, long long *dest, const long long *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_ctx_longlong_iget, (ctx, dest, source, dst, sst, nelems, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_longlong_iget(dest, source, dst, sst, nelems, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_uint_iget(ferry_ctx_t ctx, unsigned int *dest, const unsigned int *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_ctx_uint_iget, (ctx, dest, source, dst, sst, nelems, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_uint_iget(dest, source, dst, sst, nelems, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_ulong_iget(ferry_ctx_t ctx, unsigned long *dest, const unsigned long *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_ctx_ulong_iget, (ctx, dest, source, dst, sst, nelems, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_ulong_iget(dest, source, dst, sst, nelems, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_ulonglong_iget(ferry_ctx_t ctx, unsigned long long *dest,
    const unsigned long long *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_ctx_ulonglong_iget, (ctx, dest, source, dst, sst, nelems, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_ulonglong_iget(dest, source, dst, sst, nelems, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_int8_iget(ferry_ctx_t ctx, int8_t *dest, const int8_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_ctx_int8_iget, (ctx, dest, source, dst, sst, nelems, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_int8_iget(dest, source, dst, sst, nelems, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_int16_iget(ferry_ctx_t ctx, int16_t *dest, const int16_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_ctx_int16_iget, (ctx, dest, source, dst, sst, nelems, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_int16_iget(dest, source, dst, sst, nelems, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_uint8_iget(ferry_ctx_t ctx, uint8_t *dest, const uint8_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_ctx_uint8_iget, (ctx, dest, source, dst, sst, nelems, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_uint8_iget(dest, source, dst, sst, nelems, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_uint16_iget(ferry_ctx_t ctx, uint16_t *dest, const uint16_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_ctx_uint16_iget, (ctx, dest, source, dst, sst, nelems, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_uint16_iget(dest, source, dst, sst, nelems, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_int32_iget(ferry_ctx_t ctx, int32_t *dest, const int32_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_ctx_int32_iget, (ctx, dest, source, dst, sst, nelems, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_int32_iget(dest, source, dst, sst, nelems, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_int64_iget(ferry_ctx_t ctx, int64_t *dest, const int64_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_ctx_int64_iget, (ctx, dest, source, dst, sst, nelems, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_int64_iget(dest, source, dst, sst, nelems, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_uint32_iget(ferry_ctx_t ctx, uint32_t *dest, const uint32_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_ctx_uint32_iget, (ctx, dest, source, dst, sst, nelems, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_uint32_iget(dest, source, dst, sst, nelems, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_uint64_iget(ferry_ctx_t ctx, uint64_t *dest, const uint64_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_ctx_uint64_iget, (ctx, dest, source, dst, sst, nelems, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_uint64_iget(dest, source, dst, sst, nelems, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_size_iget(ferry_ctx_t ctx, size_t *dest, const size_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_ctx_size_iget, (ctx, dest, source, dst, sst, nelems, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_size_iget(dest, source, dst, sst, nelems, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_ptrdiff_iget(ferry_ctx_t ctx, ptrdiff_t *dest, const ptrdiff_t *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_ctx_ptrdiff_iget, (ctx, dest, source, dst, sst, nelems, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_ptrdiff_iget(dest, source, dst, sst, nelems, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_iget8(ferry_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_ctx_iget8, (ctx, dest, source, dst, sst, nelems, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_iget8(dest, source, dst, sst, nelems, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_iget16(ferry_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_ctx_iget16, (ctx, dest, source, dst, sst, nelems, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_iget16(dest, source, dst, sst, nelems, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_iget32(ferry_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_ctx_iget32, (ctx, dest, source, dst, sst, nelems, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_iget32(dest, source, dst, sst, nelems, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_iget64(ferry_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_ctx_iget64, (ctx, dest, source, dst, sst, nelems, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_iget64(dest, source, dst, sst, nelems, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_iget128(ferry_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_ctx_iget128, (ctx, dest, source, dst, sst, nelems, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_iget128(dest, source, dst, sst, nelems, pe) : ferryi_ctx_unknown(ctx));
}

/* ferry_TYPE_p */
FERRYI_INLINE ferry_status ferry_ctx_float_p(ferry_ctx_t ctx, float *dest, float value, int pe)
{
    return FERRYI_CALL(ferry_ctx_float_p, (ctx, dest, value, pe), ferryi_ctx_is(ctx, &pe) ? ferry_float_p(dest, value,
        pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_double_p(ferry_ctx_t ctx, double *dest, double value, int pe)
{
    return FERRYI_CALL(ferry_ctx_double_p, (ctx, dest, value, pe), ferryi_ctx_is(ctx, &pe) ? ferry_double_p(dest, value,
        pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_char_p(ferry_ctx_t ctx, char *dest, char value, int pe)
{
    return FERRYI_CALL(ferry_ctx_char_p, (ctx, dest, value, pe), ferryi_ctx_is(ctx, &pe) ? ferry_char_p(dest, value,
        pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_schar_p(ferry_ctx_t ctx, signed char *dest, signed char value, int pe)
{
    return FERRYI_CALL(ferry_ctx_schar_p, (ctx, dest, value, pe), ferryi_ctx_is(ctx, &pe) ? ferry_schar_p(dest, value,
        pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_short_p(ferry_ctx_t ctx, short *dest, short value, int pe)
{
    return FERRYI_CALL(ferry_ctx_short_p, (ctx, dest, value, pe), ferryi_ctx_is(ctx, &pe) ? ferry_short_p(dest, value,
        pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_uchar_p(ferry_ctx_t ctx, unsigned char *dest, unsigned char value, int pe)
{
    return FERRYI_CALL(ferry_ctx_uchar_p, (ctx, dest, value, pe), ferryi_ctx_is(ctx, &pe) ? ferry_uchar_p(dest, value,
        pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_ushort_p(ferry_ctx_t ctx, unsigned short *dest, unsigned short value, int pe)
{
    return FERRYI_CALL(ferry_ctx_ushort_p, (ctx, dest, value, pe), ferryi_ctx_is(ctx, &pe) ? ferry_ushort_p(dest, value,
        pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_int_p(ferry_ctx_t ctx, int *dest, int value, int pe)
{
    return FERRYI_CALL(ferry_ctx_int_p, (ctx, dest, value, pe), ferryi_ctx_is(ctx, &pe) ? ferry_int_p(dest, value, pe) :
        ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_long_p(ferry_ctx_t ctx, long *dest, long value, int pe)
{
    return FERRYI_CALL(ferry_ctx_long_p, (ctx, dest, value, pe), ferryi_ctx_is(ctx, &pe) ? ferry_long_p(dest, value,
        pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_longlong_p(ferry_ctx_t ctx, long long *dest, long long value, int pe)
{
    return FERRYI_CALL(ferry_ctx_longlong_p, (ctx, dest, value, pe), ferryi_ctx_is(ctx, &pe) ? ferry_longlong_p(dest,
        value, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_uint_p(ferry_ctx_t ctx, unsigned int *dest, unsigned int value, int pe)
{
    return FERRYI_CALL(ferry_ctx_uint_p, (ctx, dest, value, pe), ferryi_ctx_is(ctx, &pe) ? ferry_uint_p(dest, value,
        pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_ulong_p(ferry_ctx_t ctx, unsigned long *dest, unsigned long value, int pe)
{
    return FERRYI_CALL(ferry_ctx_ulong_p, (ctx, dest, value, pe), ferryi_ctx_is(ctx, &pe) ? ferry_ulong_p(dest, value,
        pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_ulonglong_p(ferry_ctx_t ctx, unsigned long long *dest, unsigned long long value,
    int pe)
{
    return FERRYI_CALL(ferry_ctx_ulonglong_p, (ctx, dest, value, pe), ferryi_ctx_is(ctx, &pe) ? ferry_ulonglong_p(dest,
        value, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_int8_p(ferry_ctx_t ctx, int8_t *dest, int8_t value, int pe)
{
    return FERRYI_CALL(ferry_ctx_int8_p, (ctx, dest, value, pe), ferryi_ctx_is(ctx, &pe) ? ferry_int8_p(dest, value,
        pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_int16_p(ferry_ctx_t ctx, int16_t *dest, int16_t value, int pe)
{
    return FERRYI_CALL(ferry_ctx_int16_p, (ctx, dest, value, pe), ferryi_ctx_is(ctx, &pe) ? ferry_int16_p(dest, value,
        pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_uint8_p(ferry_ctx_t ctx, uint8_t *dest, uint8_t value, int pe)
{
    return FERRYI_CALL(ferry_ctx_uint8_p, (ctx, dest, value, pe), ferryi_ctx_is(ctx, &pe) ? ferry_uint8_p(dest, value,
        pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_uint16_p(ferry_ctx_t ctx, uint16_t *dest, uint16_t value, int pe)
{
    return FERRYI_CALL(ferry_ctx_uint16_p, (ctx, dest, value, pe), ferryi_ctx_is(ctx, &pe) ? ferry_uint16_p(dest, value,
        pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_int32_p(ferry_ctx_t ctx, int32_t *dest, int32_t value, int pe)
{
    return FERRYI_CALL(ferry_ctx_int32_p, (ctx, dest, value, pe), ferryi_ctx_is(ctx, &pe) ? ferry_int32_p(dest, value,
        pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_int64_p(ferry_ctx_t ctx, int64_t *dest, int64_t value, int pe)
{
    return FERRYI_CALL(ferry_ctx_int64_p, (ctx, dest, value, pe), ferryi_ctx_is(ctx, &pe) ? ferry_int64_p(dest, value,
        pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_uint32_p(ferry_ctx_t ctx, uint32_t *dest, uint32_t value, int pe)
{
    return FERRYI_CALL(ferry_ctx_uint32_p, (ctx, dest, value, pe), ferryi_ctx_is(ctx, &pe) ? ferry_uint32_p(dest, value,
        pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_uint64_p(ferry_ctx_t ctx, uint64_t *dest, uint64_t value, int pe)
{
    return FERRYI_CALL(ferry_ctx_uint64_p, (ctx, dest, value, pe), ferryi_ctx_is(ctx, &pe) ? ferry_uint64_p(dest, value,
        pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_size_p(ferry_ctx_t ctx, size_t *dest, size_t value, int pe)
{
    return FERRYI_CALL(ferry_ctx_size_p, (ctx, dest, value, pe), ferryi_ctx_is(ctx, &pe) ? ferry_size_p(dest, value,
        pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_ptrdiff_p(ferry_ctx_t ctx, ptrdiff_t *dest, ptrdiff_t value, int pe)
{
    return FERRYI_CALL(ferry_ctx_ptrdiff_p, (ctx, dest, value, pe), ferryi_ctx_is(ctx, &pe) ? ferry_ptrdiff_p(dest,
        value, pe) : ferryi_ctx_unknown(ctx));
}

/* ferry_TYPE_g */
FERRYI_INLINE float ferry_ctx_float_g(ferry_ctx_t ctx, const float *source, int pe)
{
    return FERRYI_CALL(ferry_ctx_float_g, (ctx, source, pe), ferryi_ctx_is(ctx, &pe) ? ferry_float_g(source, pe) :
        ferryi_ctx_no_value<float>(ctx));
}
FERRYI_INLINE double ferry_ctx_double_g(ferry_ctx_t ctx, const double *source, int pe)
{
    return FERRYI_CALL(ferry_ctx_double_g, (ctx, source, pe), ferryi_ctx_is(ctx, &pe) ? ferry_double_g(source, pe) :
        ferryi_ctx_no_value<double>(ctx));
}
FERRYI_INLINE char ferry_ctx_char_g(ferry_ctx_t ctx, const char *source, int pe)
{
    return FERRYI_CALL(ferry_ctx_char_g, (ctx, source, pe), ferryi_ctx_is(ctx, &pe) ? ferry_char_g(source, pe) :
        ferryi_ctx_no_value<char>(ctx));
}
FERRYI_INLINE signed char ferry_ctx_schar_g(ferry_ctx_t ctx, const signed char *source, int pe)
{
    return FERRYI_CALL(ferry_ctx_schar_g, (ctx, source, pe), ferryi_ctx_is(ctx, &pe) ? ferry_schar_g(source, pe) :
        ferryi_ctx_no_value<signed char>(ctx));
}
FERRYI_INLINE short ferry_ctx_short_g(ferry_ctx_t ctx, const short *source, int pe)
{
    return FERRYI_CALL(ferry_ctx_short_g, (ctx, source, pe), ferryi_ctx_is(ctx, &pe) ? ferry_short_g(source, pe) :
        ferryi_ctx_no_value<short>(ctx));
}
FERRYI_INLINE unsigned char ferry_ctx_uchar_g(ferry_ctx_t ctx, const unsigned char *source, int pe)
{
    return FERRYI_CALL(ferry_ctx_uchar_g, (ctx, source, pe), ferryi_ctx_is(ctx, &pe) ? ferry_uchar_g(source, pe) :
        ferryi_ctx_no_value<unsigned char>(ctx));
}
FERRYI_INLINE unsigned short ferry_ctx_ushort_g(ferry_ctx_t ctx, const unsigned short *source, int pe)
{
    return FERRYI_CALL(ferry_ctx_ushort_g, (ctx, source, pe), ferryi_ctx_is(ctx, &pe) ? ferry_ushort_g(source, pe) :
        ferryi_ctx_no_value<unsigned short>(ctx));
}
FERRYI_INLINE int ferry_ctx_int_g(ferry_ctx_t ctx, const int *source, int pe)
{
    return FERRYI_CALL(ferry_ctx_int_g, (ctx, source, pe), ferryi_ctx_is(ctx, &pe) ? ferry_int_g(source, pe) :
        ferryi_ctx_no_value<int>(ctx));
}
FERRYI_INLINE long ferry_ctx_long_g(ferry_ctx_t ctx, const long *source, int pe)
{
    return FERRYI_CALL(ferry_ctx_long_g, (ctx, source, pe), ferryi_ctx_is(ctx, &pe) ? ferry_long_g(source, pe) :
        ferryi_ctx_no_value<long>(ctx));
}
FERRYI_INLINE long long ferry_ctx_longlong_g(ferry_ctx_t ctx, const long long *source, int pe)
{
    return FERRYI_CALL(ferry_ctx_longlong_g, (ctx, source, pe), ferryi_ctx_is(ctx, &pe) ? ferry_longlong_g(source, pe) :
        ferryi_ctx_no_value<long long>(ctx));
}
FERRYI_INLINE unsigned int ferry_ctx_uint_g(ferry_ctx_t ctx, const unsigned int *source, int pe)
{
    return FERRYI_CALL(ferry_ctx_uint_g, (ctx, source, pe), ferryi_ctx_is(ctx, &pe) ? ferry_uint_g(source, pe) :
        ferryi_ctx_no_value<unsigned int>(ctx));
}
FERRYI_INLINE unsigned long ferry_ctx_ulong_g(ferry_ctx_t ctx, const unsigned long *source, int pe)
{
    return FERRYI_CALL(ferry_ctx_ulong_g, (ctx, source, pe), ferryi_ctx_is(ctx, &pe) ? ferry_ulong_g(source, pe) :
        ferryi_ctx_no_value<unsigned long>(ctx));
}
FERRYI_INLINE unsigned long long ferry_ctx_ulonglong_g(ferry_ctx_t ctx, const unsigned long long *source, int pe)
{
    return FERRYI_CALL(ferry_ctx_ulonglong_g, (ctx, source, pe), ferryi_ctx_is(ctx, &pe) ? ferry_ulonglong_g(source,
        pe) : ferryi_ctx_no_value<unsigned long long>(ctx));
}
FERRYI_INLINE int8_t ferry_ctx_int8_g(ferry_ctx_t ctx, const int8_t *source, int pe)
{
    return FERRYI_CALL(ferry_ctx_int8_g, (ctx, source, pe), ferryi_ctx_is(ctx, &pe) ? ferry_int8_g(source, pe) :
        ferryi_ctx_no_value<int8_t>(ctx));
}
FERRYI_INLINE int16_t ferry_ctx_int16_g(ferry_ctx_t ctx, const int16_t *source, int pe)
{
    return FERRYI_CALL(ferry_ctx_int16_g, (ctx, source, pe), ferryi_ctx_is(ctx, &pe) ? ferry_int16_g(source, pe) :
        ferryi_ctx_no_value<int16_t>(ctx));
}
FERRYI_INLINE uint8_t ferry_ctx_uint8_g(ferry_ctx_t ctx, const uint8_t *source, int pe)
{
    return FERRYI_CALL(ferry_ctx_uint8_g, (ctx, source, pe), ferryi_ctx_is(ctx, &pe) ? ferry_uint8_g(source, pe) :
        ferryi_ctx_no_value<uint8_t>(ctx));
}
FERRYI_INLINE uint16_t ferry_ctx_uint16_g(ferry_ctx_t ctx, const uint16_t *source, int pe)
{
    return FERRYI_CALL(ferry_ctx_uint16_g, (ctx, source, pe), ferryi_ctx_is(ctx, &pe) ? ferry_uint16_g(source, pe) :
        ferryi_ctx_no_value<uint16_t>(ctx));
}
FERRYI_INLINE int32_t ferry_ctx_int32_g(ferry_ctx_t ctx, const int32_t *source, int pe)
{
    return FERRYI_CALL(ferry_ctx_int32_g, (ctx, source, pe), ferryi_ctx_is(ctx, &pe) ? ferry_int32_g(source, pe) :
        ferryi_ctx_no_value<int32_t>(ctx));
}
FERRYI_INLINE int64_t ferry_ctx_int64_g(ferry_ctx_t ctx, const int64_t *source, int pe)
{
    return FERRYI_CALL(ferry_ctx_int64_g, (ctx, source, pe), ferryi_ctx_is(ctx, &pe) ? ferry_int64_g(source, pe) :
        ferryi_ctx_no_value<int64_t>(ctx));
}
FERRYI_INLINE uint32_t ferry_ctx_uint32_g(ferry_ctx_t ctx, const uint32_t *source, int pe)
{
    return FERRYI_CALL(ferry_ctx_uint32_g, (ctx, source, pe), ferryi_ctx_is(ctx, &pe) ? ferry_uint32_g(source, pe) :
        ferryi_ctx_no_value<uint32_t>(ctx));
}
FERRYI_INLINE uint64_t ferry_ctx_uint64_g(ferry_ctx_t ctx, const uint64_t *source, int pe)
{
    return FERRYI_CALL(ferry_ctx_uint64_g, (ctx, source, pe), ferryi_ctx_is(ctx, &pe) ? ferry_uint64_g(source, pe) :
        ferryi_ctx_no_value<uint64_t>(ctx));
}
FERRYI_INLINE size_t ferry_ctx_size_g(ferry_ctx_t ctx, const size_t *source, int pe)
{
    return FERRYI_CALL(ferry_ctx_size_g, (ctx, source, pe), ferryi_ctx_is(ctx, &pe) ? ferry_size_g(source, pe) :
        ferryi_ctx_no_value<size_t>(ctx));
}
FERRYI_INLINE ptrdiff_t ferry_ctx_ptrdiff_g(ferry_ctx_t ctx, const ptrdiff_t *source, int pe)
{
    return FERRYI_CALL(ferry_ctx_ptrdiff_g, (ctx, source, pe), ferryi_ctx_is(ctx, &pe) ? ferry_ptrdiff_g(source, pe) :
        ferryi_ctx_no_value<ptrdiff_t>(ctx));
}

/* ferry_TYPE_ibput, ferry_ibputBITS */
FERRYI_INLINE ferry_status ferry_ctx_float_ibput(ferry_ctx_t ctx, float *dest, const float *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    return FERRYI_CALL(ferry_ctx_float_ibput, (ctx, dest, source, dst, sst, bsize, nblocks, pe), ferryi_ctx_is(ctx,
        &pe) ? ferry_float_ibput(dest, source, dst, sst, bsize, nblocks, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_double_ibput(ferry_ctx_t ctx, double *dest, const double *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    return FERRYI_CALL(ferry_ctx_double_ibput, (ctx, dest, source, dst, sst, bsize, nblocks, pe), ferryi_ctx_is(ctx,
        &pe) ? ferry_double_ibput(dest, source, dst, sst, bsize, nblocks, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_char_ibput(ferry_ctx_t ctx, char *dest, const char *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    return FERRYI_CALL(ferry_ctx_char_ibput, (ctx, dest, source, dst, sst, bsize, nblocks, pe), ferryi_ctx_is(ctx,
        &pe) ? ferry_char_ibput(dest, source, dst, sst, bsize, nblocks, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_schar_ibput(ferry_ctx_t ctx, signed char *dest, const signed char *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    return FERRYI_CALL(ferry_ctx_schar_ibput, (ctx, dest, source, dst, sst, bsize, nblocks, pe), ferryi_ctx_is(ctx,
        &pe) ? ferry_schar_ibput(dest, source, dst, sst, bsize, nblocks, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_short_ibput(ferry_ctx_t ctx, short *dest, const short *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    return FERRYI_CALL(ferry_ctx_short_ibput, (ctx, dest, source, dst, sst, bsize, nblocks, pe), ferryi_ctx_is(ctx,
        &pe) ? ferry_short_ibput(dest, source, dst, sst, bsize, nblocks, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_uchar_ibput(ferry_ctx_t ctx, unsigned char *dest, const unsigned char *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    return FERRYI_CALL(ferry_ctx_uchar_ibput, (ctx, dest, source, dst, sst, bsize, nblocks, pe), ferryi_ctx_is(ctx,
        &pe) ? ferry_uchar_ibput(dest, source, dst, sst, bsize, nblocks, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_ushort_ibput(ferry_ctx_t ctx, unsigned short *dest, const unsigned short *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    return FERRYI_CALL(ferry_ctx_ushort_ibput, (ctx, dest, source, dst, sst, bsize, nblocks, pe), ferryi_ctx_is(ctx,
        &pe) ? ferry_ushort_ibput(dest, source, dst, sst, bsize, nblocks, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_int_ibput(ferry_ctx_t ctx, int *dest, const int *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    return FERRYI_CALL(ferry_ctx_int_ibput, (ctx, dest, source, dst, sst, bsize, nblocks, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_int_ibput(dest, source, dst, sst, bsize, nblocks, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_long_ibput(ferry_ctx_t ctx, long *dest, const long *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    return FERRYI_CALL(ferry_ctx_long_ibput, (ctx, dest, source, dst, sst, bsize, nblocks, pe), ferryi_ctx_is(ctx,
        &pe) ? ferry_long_ibput(dest, source, dst, sst, bsize, nblocks, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_longlong_ibput(ferry_ctx_t ctx, long long *dest, const long long *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    return FERRYI_CALL(ferry_ctx_longlong_ibput, (ctx, dest, source, dst, sst, bsize, nblocks, pe), ferryi_ctx_is(ctx,
        &pe) ? ferry_longlong_ibput(dest, source, dst, sst, bsize, nblocks, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_uint_ibput(ferry_ctx_t ctx, unsigned int *dest, const unsigned int *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    return FERRYI_CALL(ferry_ctx_uint_ibput, (ctx, dest, source, dst, sst, bsize, nblocks, pe), ferryi_ctx_is(ctx,
        &pe) ? ferry_uint_ibput(dest, source, dst, sst, bsize, nblocks, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_ulong_ibput(ferry_ctx_t ctx, unsigned long *dest, const unsigned long *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    return FERRYI_CALL(ferry_ctx_ulong_ibput, (ctx, dest, source, dst, sst, bsize, nblocks, pe), ferryi_ctx_is(ctx,
        &pe) ? ferry_ulong_ibput(dest, source, dst, sst, bsize, nblocks, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_ulonglong_ibput(ferry_ctx_t ctx, unsigned long long *dest,
    const unsigned long long *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    return FERRYI_CALL(ferry_ctx_ulonglong_ibput, (ctx, dest, source, dst, sst, bsize, nblocks, pe), ferryi_ctx_is(ctx,
        &pe) ? ferry_ulonglong_ibput(dest, source, dst, sst, bsize, nblocks, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_int8_ibput(ferry_ctx_t ctx, int8_t *dest, const int8_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    return FERRYI_CALL(ferry_ctx_int8_ibput, (ctx, dest, source, dst, sst, bsize, nblocks, pe), ferryi_ctx_is(ctx,
        &pe) ? ferry_int8_ibput(dest, source, dst, sst, bsize, nblocks, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_int16_ibput(ferry_ctx_t ctx, int16_t *dest, const int16_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    return FERRYI_CALL(ferry_ctx_int16_ibput, (ctx, dest, source, dst, sst, bsize, nblocks, pe), ferryi_ctx_is(ctx,
        &pe) ? ferry_int16_ibput(dest, source, dst, sst, bsize, nblocks, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_uint8_ibput(ferry_ctx_t ctx, uint8_t *dest, const uint8_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    return FERRYI_CALL(ferry_ctx_uint8_ibput, (ctx, dest, source, dst, sst, bsize, nblocks, pe), ferryi_ctx_is(ctx,
        &pe) ? ferry_uint8_ibput(dest, source, dst, sst, bsize, nblocks, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_uint16_ibput(ferry_ctx_t ctx, uint16_t *dest, const uint16_t *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    return FERRYI_CALL(ferry_ctx_uint16_ibput, (ctx, dest, source, dst, sst, bsize, nblocks, pe), ferryi_ctx_is(ctx,
        &pe) ? ferry_uint16_ibput(dest, source, dst, sst, bsize, nblocks, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_int32_ibput(ferry_ctx_t ctx, int32_t *dest, const int32_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    return FERRYI_CALL(ferry_ctx_int32_ibput, (ctx, dest, source, dst, sst, bsize, nblocks, pe), ferryi_ctx_is(ctx,
        &pe) ? ferry_int32_ibput(dest, source, dst, sst, bsize, nblocks, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_int64_ibput(ferry_ctx_t ctx, int64_t *dest, const int64_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    return FERRYI_CALL(ferry_ctx_int64_ibput, (ctx, dest, source, dst, sst, bsize, nblocks, pe), ferryi_ctx_is(ctx,
        &pe) ? ferry_int64_ibput(dest, source, dst, sst, bsize, nblocks, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_uint32_ibput(ferry_ctx_t ctx, uint32_t *dest, const uint32_t *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    return FERRYI_CALL(ferry_ctx_uint32_ibput, (ctx, dest, source, dst, sst, bsize, nblocks, pe), ferryi_ctx_is(ctx,
        &pe) ? ferry_uint32_ibput(dest, source, dst, sst, bsize, nblocks, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_uint64_ibput(ferry_ctx_t ctx, uint64_t *dest, const uint64_t *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    return FERRYI_CALL(ferry_ctx_uint64_ibput, (ctx, dest, source, dst, sst, bsize, nblocks, pe), ferryi_ctx_is(ctx,
        &pe) ? ferry_uint64_ibput(dest, source, dst, sst, bsize, nblocks, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_size_ibput(ferry_ctx_t ctx, size_t *dest, const size_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    return FERRYI_CALL(ferry_ctx_size_ibput, (ctx, dest, source, dst, sst, bsize, nblocks, pe), ferryi_ctx_is(ctx,
        &pe) ? ferry_size_ibput(dest, source, dst, sst, bsize, nblocks, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_ptrdiff_ibput(ferry_ctx_t ctx, ptrdiff_t *dest, const ptrdiff_t *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    return FERRYI_CALL(ferry_ctx_ptrdiff_ibput, (ctx, dest, source, dst, sst, bsize, nblocks, pe), ferryi_ctx_is(ctx,
        &pe) ? ferry_ptrdiff_ibput(dest, source, dst, sst, bsize, nblocks, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_ibput8(ferry_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    return FERRYI_CALL(ferry_ctx_ibput8, (ctx, dest, source, dst, sst, bsize, nblocks, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_ibput8(dest, source, dst, sst, bsize, nblocks, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_ibput16(ferry_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    return FERRYI_CALL(ferry_ctx_ibput16, (ctx, dest, source, dst, sst, bsize, nblocks, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_ibput16(dest, source, dst, sst, bsize, nblocks, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_ibput32(ferry_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    return FERRYI_CALL(ferry_ctx_ibput32, (ctx, dest, source, dst, sst, bsize, nblocks, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_ibput32(dest, source, dst, sst, bsize, nblocks, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_ibput64(ferry_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    return FERRYI_CALL(ferry_ctx_ibput64, (ctx, dest, source, dst, sst, bsize, nblocks, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_ibput64(dest, source, dst, sst, bsize, nblocks, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_ibput128(ferry_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    return FERRYI_CALL(ferry_ctx_ibput128, (ctx, dest, source, dst, sst, bsize, nblocks, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_ibput128(dest, source, dst, sst, bsize, nblocks, pe) : ferryi_ctx_unknown(ctx));
}

/* ferry_TYPE_ibget, ferry_ibgetBITS */
FERRYI_INLINE ferry_status ferry_ctx_float_ibget(ferry_ctx_t ctx, float *dest, const float *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    return FERRYI_CALL(ferry_ctx_float_ibget, (ctx, dest, source, dst, sst, bsize, nblocks, pe), ferryi_ctx_is(ctx,
        &pe) ? ferry_float_ibget(dest, source, dst, sst, bsize, nblocks, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_double_ibget(ferry_ctx_t ctx, double *dest, const double *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    return FERRYI_CALL(ferry_ctx_double_ibget, (ctx, dest, source, dst, sst, bsize, nblocks, pe), ferryi_ctx_is(ctx,
        &pe) ? ferry_double_ibget(dest, source, dst, sst, bsize, nblocks, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_char_ibget(ferry_ctx_t ctx, char *dest, const char *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    return FERRYI_CALL(ferry_ctx_char_ibget, (ctx, dest, source, dst, sst, bsize, nblocks, pe), ferryi_ctx_is(ctx,
        &pe) ? ferry_char_ibget(dest, source, dst, sst, bsize, nblocks, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_schar_ibget(ferry_ctx_t ctx, signed char *dest, const signed char *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    return FERRYI_CALL(ferry_ctx_schar_ibget, (ctx, dest, source, dst, sst, bsize, nblocks, pe), ferryi_ctx_is(ctx,
        &pe) ? ferry_schar_ibget(dest, source, dst, sst, bsize, nblocks, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_short_ibget(ferry_ctx_t ctx, short *dest, const short *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    return FERRYI_CALL(ferry_ctx_short_ibget, (ctx, dest, source, dst, sst, bsize, nblocks, pe), ferryi_ctx_is(ctx,
        &pe) ? ferry_short_ibget(dest, source, dst, sst, bsize, nblocks, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_uchar_ibget(ferry_ctx_t ctx, unsigned char *dest, const unsigned char *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    return FERRYI_CALL(ferry_ctx_uchar_ibget, (ctx, dest, source, dst, sst, bsize, nblocks, pe), ferryi_ctx_is(ctx,
        &pe) ? ferry_uchar_ibget(dest, source, dst, sst, bsize, nblocks, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_ushort_ibget(ferry_ctx_t ctx, unsigned short *dest, const unsigned short *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    return FERRYI_CALL(ferry_ctx_ushort_ibget, (ctx, dest, source, dst, sst, bsize, nblocks, pe), ferryi_ctx_is(ctx,
        &pe) ? ferry_ushort_ibget(dest, source, dst, sst, bsize, nblocks, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_int_ibget(ferry_ctx_t ctx, int *dest, const int *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    return FERRYI_CALL(ferry_ctx_int_ibget, (ctx, dest, source, dst, sst, bsize, nblocks, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_int_ibget(dest, source, dst, sst, bsize, nblocks, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_long_ibget(ferry_ctx_t ctx, long *dest, const long *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    return FERRYI_CALL(ferry_ctx_long_ibget, (ctx, dest, source, dst, sst, bsize, nblocks, pe), ferryi_ctx_is(ctx,
        &pe) ? ferry_long_ibget(dest, source, dst, sst, bsize, nblocks, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_longlong_ibget(ferry_ctx_t ctx, long long *dest, const long long *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    return FERRYI_CALL(ferry_ctx_longlong_ibget, (ctx, dest, source, dst, sst, bsize, nblocks, pe), ferryi_ctx_is(ctx,
        &pe) ? ferry_longlong_ibget(dest, source, dst, sst, bsize, nblocks, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_uint_ibget(ferry_ctx_t ctx, unsigned int *dest, const unsigned int *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    return FERRYI_CALL(ferry_ctx_uint_ibget, (ctx, dest, source, dst, sst, bsize, nblocks, pe), ferryi_ctx_is(ctx,
        &pe) ? ferry_uint_ibget(dest, source, dst, sst, bsize, nblocks, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_ulong_ibget(ferry_ctx_t ctx, unsigned long *dest, const unsigned long *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    return FERRYI_CALL(ferry_ctx_ulong_ibget, (ctx, dest, source, dst, sst, bsize, nblocks, pe), ferryi_ctx_is(ctx,
        &pe) ? ferry_ulong_ibget(dest, source, dst, sst, bsize, nblocks, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_ulonglong_ibget(ferry_ctx_t ctx, unsigned long long *dest,
    const unsigned long long *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    return FERRYI_CALL(ferry_ctx_ulonglong_ibget, (ctx, dest, source, dst, sst, bsize, nblocks, pe), ferryi_ctx_is(ctx,
        &pe) ? ferry_ulonglong_ibget(dest, source, dst, sst, bsize, nblocks, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_int8_ibget(ferry_ctx_t ctx, int8_t *dest, const int8_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    return FERRYI_CALL(ferry_ctx_int8_ibget, (ctx, dest, source, dst, sst, bsize, nblocks, pe), ferryi_ctx_is(ctx,
        &pe) ? ferry_int8_ibget(dest, source, dst, sst, bsize, nblocks, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_int16_ibget(ferry_ctx_t ctx, int16_t *dest, const int16_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    return FERRYI_CALL(ferry_ctx_int16_ibget, (ctx, dest, source, dst, sst, bsize, nblocks, pe), ferryi_ctx_is(ctx,
        &pe) ? ferry_int16_ibget(dest, source, dst, sst, bsize, nblocks, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_uint8_ibget(ferry_ctx_t ctx, uint8_t *dest, const uint8_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    return FERRYI_CALL(ferry_ctx_uint8_ibget, (ctx, dest, source, dst, sst, bsize, nblocks, pe), ferryi_ctx_is(ctx,
        &pe) ? ferry_uint8_ibget(dest, source, dst, sst, bsize, nblocks, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_uint16_ibget(ferry_ctx_t ctx, uint16_t *dest, const uint16_t *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    return FERRYI_CALL(ferry_ctx_uint16_ibget, (ctx, dest, source, dst, sst, bsize, nblocks, pe), ferryi_ctx_is(ctx,
        &pe) ? ferry_uint16_ibget(dest, source, dst, sst, bsize, nblocks, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_int32_ibget(ferry_ctx_t ctx, int32_t *dest, const int32_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    return FERRYI_CALL(ferry_ctx_int32_ibget, (ctx, dest, source, dst, sst, bsize, nblocks, pe), ferryi_ctx_is(ctx,
        &pe) ? ferry_int32_ibget(dest, source, dst, sst, bsize, nblocks, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_int64_ibget(ferry_ctx_t ctx, int64_t *dest, const int64_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    return FERRYI_CALL(ferry_ctx_int64_ibget, (ctx, dest, source, dst, sst, bsize, nblocks, pe), ferryi_ctx_is(ctx,
        &pe) ? ferry_int64_ibget(dest, source, dst, sst, bsize, nblocks, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_uint32_ibget(ferry_ctx_t ctx, uint32_t *dest, const uint32_t *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    return FERRYI_CALL(ferry_ctx_uint32_ibget, (ctx, dest, source, dst, sst, bsize, nblocks, pe), ferryi_ctx_is(ctx,
        &pe) ? ferry_uint32_ibget(dest, source, dst, sst, bsize, nblocks, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_uint64_ibget(ferry_ctx_t ctx, uint64_t *dest, const uint64_t *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    return FERRYI_CALL(ferry_ctx_uint64_ibget, (ctx, dest, source, dst, sst, bsize, nblocks, pe), ferryi_ctx_is(ctx,
        &pe) ? ferry_uint64_ibget(dest, source, dst, sst, bsize, nblocks, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_size_ibget(ferry_ctx_t ctx, size_t *dest, const size_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    return FERRYI_CALL(ferry_ctx_size_ibget, (ctx, dest, source, dst, sst, bsize, nblocks, pe), ferryi_ctx_is(ctx,
        &pe) ? ferry_size_ibget(dest, source, dst, sst, bsize, nblocks, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_ptrdiff_ibget(ferry_ctx_t ctx, ptrdiff_t *dest, const ptrdiff_t *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    return FERRYI_CALL(ferry_ctx_ptrdiff_ibget, (ctx, dest, source, dst, sst, bsize, nblocks, pe), ferryi_ctx_is(ctx,
        &pe) ? ferry_ptrdiff_ibget(dest, source, dst, sst, bsize, nblocks, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_ibget8(ferry_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    return FERRYI_CALL(ferry_ctx_ibget8, (ctx, dest, source, dst, sst, bsize, nblocks, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_ibget8(dest, source, dst, sst, bsize, nblocks, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_ibget16(ferry_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    return FERRYI_CALL(ferry_ctx_ibget16, (ctx, dest, source, dst, sst, bsize, nblocks, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_ibget16(dest, source, dst, sst, bsize, nblocks, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_ibget32(ferry_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    return FERRYI_CALL(ferry_ctx_ibget32, (ctx, dest, source, dst, sst, bsize, nblocks, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_ibget32(dest, source, dst, sst, bsize, nblocks, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_ibget64(ferry_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    return FERRYI_CALL(ferry_ctx_ibget64, (ctx, dest, source, dst, sst, bsize, nblocks, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_ibget64(dest, source, dst, sst, bsize, nblocks, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_ibget128(ferry_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    return FERRYI_CALL(ferry_ctx_ibget128, (ctx, dest, source, dst, sst, bsize, nblocks, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_ibget128(dest, source, dst, sst, bsize, nblocks, pe) : ferryi_ctx_unknown(ctx));
}

/* ferry_TYPE_put_signal, ferry_putBITS_signal, ferry_putmem_signal */
FERRYI_INLINE ferry_status ferry_ctx_float_put_signal(ferry_ctx_t ctx, float *dest, const float *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    return FERRYI_CALL(ferry_ctx_float_put_signal, (ctx, dest, source, nelems, sig_addr, signal, sig_op, pe),
        ferryi_ctx_is(ctx, &pe) ? ferry_float_put_signal(dest, source, nelems, sig_addr, signal, sig_op, pe) :
        ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_double_put_signal(ferry_ctx_t ctx, double *dest, const double *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    return FERRYI_CALL(ferry_ctx_double_put_signal, (ctx, dest, source, nelems, sig_addr, signal, sig_op, pe),
        ferryi_ctx_is(ctx, &pe) ? ferry_double_put_signal(dest, source, nelems, sig_addr, signal, sig_op, pe) :
        ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_char_put_signal(ferry_ctx_t ctx, char *dest, const char *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    return FERRYI_CALL(ferry_ctx_char_put_signal, (ctx, dest, source, nelems, sig_addr, signal, sig_op, pe),
        ferryi_ctx_is(ctx, &pe) ? ferry_char_put_signal(dest, source, nelems, sig_addr, signal, sig_op, pe) :
        ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_schar_put_signal(ferry_ctx_t ctx, signed char *dest, const signed char *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    return FERRYI_CALL(ferry_ctx_schar_put_signal, (ctx, dest, source, nelems, sig_addr, signal, sig_op, pe),
        ferryi_ctx_is(ctx, &pe) ? ferry_schar_put_signal(dest, source, nelems, sig_addr, signal, sig_op, pe) :
        ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_short_put_signal(ferry_ctx_t ctx, short *dest, const short *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    return FERRYI_CALL(ferry_ctx_short_put_signal, (ctx, dest, source, nelems, sig_addr, signal, sig_op, pe),
        ferryi_ctx_is(ctx, &pe) ? ferry_short_put_signal(dest, source, nelems, sig_addr, signal, sig_op, pe) :
        ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_uchar_put_signal(ferry_ctx_t ctx, unsigned char *dest, const unsigned char *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    return FERRYI_CALL(ferry_ctx_uchar_put_signal, (ctx, dest, source, nelems, sig_addr, signal, sig_op, pe),
        ferryi_ctx_is(ctx, &pe) ? ferry_uchar_put_signal(dest, source, nelems, sig_addr, signal, sig_op, pe) :
        ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_ushort_put_signal(ferry_ctx_t ctx, unsigned short *dest,
    const unsigned short *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    return FERRYI_CALL(ferry_ctx_ushort_put_signal, (ctx, dest, source, nelems, sig_addr, signal, sig_op, pe),
        ferryi_ctx_is(ctx, &pe) ? ferry_ushort_put_signal(dest, source, nelems, sig_addr, signal, sig_op, pe) :
        ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_int_put_signal(ferry_ctx_t ctx, int *dest, const int *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    return FERRYI_CALL(ferry_ctx_int_put_signal, (ctx, dest, source, nelems, sig_addr, signal, sig_op, pe),
        ferryi_ctx_is(ctx, &pe) ? ferry_int_put_signal(dest, source, nelems, sig_addr, signal, sig_op, pe) :
        ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_long_put_signal(ferry_ctx_t ctx, long *dest, const long *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    return FERRYI_CALL(ferry_ctx_long_put_signal, (ctx, dest, source, nelems, sig_addr, signal, sig_op, pe),
        ferryi_ctx_is(ctx, &pe) ? ferry_long_put_signal(dest, source, nelems, sig_addr, signal, sig_op, pe) :
        ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_longlong_put_signal(ferry_ctx_t ctx, long long *dest, const long long *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    return FERRYI_CALL(ferry_ctx_longlong_put_signal, (ctx, dest, source, nelems, sig_addr, signal, sig_op, pe),
        ferryi_ctx_is(ctx, &pe) ? ferry_longlong_put_signal(dest, source, nelems, sig_addr, signal, sig_op, pe) :
        ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_uint_put_signal(ferry_ctx_t ctx, unsigned int *dest, const unsigned int *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    return FERRYI_CALL(ferry_ctx_uint_put_signal, (ctx, dest, source, nelems, sig_addr, signal, sig_op, pe),
        ferryi_ctx_is(ctx, &pe) ? ferry_uint_put_signal(dest, source, nelems, sig_addr, signal, sig_op, pe) :
        ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_ulong_put_signal(ferry_ctx_t ctx, unsigned long *dest, const unsigned long *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    return FERRYI_CALL(ferry_ctx_ulong_put_signal, (ctx, dest, source, nelems, sig_addr, signal, sig_op, pe),
        ferryi_ctx_is(ctx, &pe) ? ferry_ulong_put_signal(dest, source, nelems, sig_addr, signal, sig_op, pe) :
        ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_ulonglong_put_signal(ferry_ctx_t ctx, unsigned long long *dest,
    const unsigned long long *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    return FERRYI_CALL(ferry_ctx_ulonglong_put_signal, (ctx, dest, source, nelems, sig_addr, signal, sig_op, pe),
        ferryi_ctx_is(ctx, &pe) ? ferry_ulonglong_put_signal(dest, source, nelems, sig_addr, signal, sig_op, pe) :
        ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_int8_put_signal(ferry_ctx_t ctx, int8_t *dest, const int8_t *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    return FERRYI_CALL(ferry_ctx_int8_put_signal, (ctx, dest, source, nelems, sig_addr, signal, sig_op, pe),
        ferryi_ctx_is(ctx, &pe) ? ferry_int8_put_signal(dest, source, nelems, sig_addr, signal, sig_op, pe) :
        ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_int16_put_signal(ferry_ctx_t ctx, int16_t *dest, const int16_t *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    return FERRYI_CALL(ferry_ctx_int16_put_signal, (ctx, dest, source, nelems, sig_addr, signal, sig_op, pe),
        ferryi_ctx_is(ctx, &pe) ? ferry_int16_put_signal(dest, source, nelems, sig_addr, signal, sig_op, pe) :
        ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_uint8_put_signal(ferry_ctx_t ctx, uint8_t *dest, const uint8_t *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    return FERRYI_CALL(ferry_ctx_uint8_put_signal, (ctx, dest, source, nelems, sig_addr, signal, sig_op, pe),
        ferryi_ctx_is(ctx, &pe) ? ferry_uint8_put_signal(dest, source, nelems, sig_addr, signal, sig_op, pe) :
        ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_uint16_put_signal(ferry_ctx_t ctx, uint16_t *dest, const uint16_t *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    return FERRYI_CALL(ferry_ctx_uint16_put_signal, (ctx, dest, source, nelems, sig_addr, signal, sig_op, pe),
        ferryi_ctx_is(ctx, &pe) ? ferry_uint16_put_signal(dest, source, nelems, sig_addr, signal, sig_op, pe) :
        ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_int32_put_signal(ferry_ctx_t ctx, int32_t *dest, const int32_t *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    return FERRYI_CALL(ferry_ctx_int32_put_signal, (ctx, dest, source, nelems, sig_addr, signal, sig_op, pe),
        ferryi_ctx_is(ctx, &pe) ? ferry_int32_put_signal(dest, source, nelems, sig_addr, signal, sig_op, pe) :
        ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_int64_put_signal(ferry_ctx_t ctx, int64_t *dest, const int64_t *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    return FERRYI_CALL(ferry_ctx_int64_put_signal, (ctx, dest, source, nelems, sig_addr, signal, sig_op, pe),
        ferryi_ctx_is(ctx, &pe) ? ferry_int64_put_signal(dest, source, nelems, sig_addr, signal, sig_op, pe) :
        ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_uint32_put_signal(ferry_ctx_t ctx, uint32_t *dest, const uint32_t *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    return FERRYI_CALL(ferry_ctx_uint32_put_signal, (ctx, dest, source, nelems, sig_addr, signal, sig_op, pe),
        ferryi_ctx_is(ctx, &pe) ? ferry_uint32_put_signal(dest, source, nelems, sig_addr, signal, sig_op, pe) :
        ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_uint64_put_signal(ferry_ctx_t ctx, uint64_t *dest, const uint64_t *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    return FERRYI_CALL(ferry_ctx_uint64_put_signal, (ctx, dest, source, nelems, sig_addr, signal, sig_op, pe),
        ferryi_ctx_is(ctx, &pe) ? ferry_uint64_put_signal(dest, source, nelems, sig_addr, signal, sig_op, pe) :
        ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_size_put_signal(ferry_ctx_t ctx, size_t *dest, const size_t *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    return FERRYI_CALL(ferry_ctx_size_put_signal, (ctx, dest, source, nelems, sig_addr, signal, sig_op, pe),
        ferryi_ctx_is(ctx, &pe) ? ferry_size_put_signal(dest, source, nelems, sig_addr, signal, sig_op, pe) :
        ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_ptrdiff_put_signal(ferry_ctx_t ctx, ptrdiff_t *dest, const ptrdiff_t *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    return FERRYI_CALL(ferry_ctx_ptrdiff_put_signal, (ctx, dest, source, nelems, sig_addr, signal, sig_op, pe),
        ferryi_ctx_is(ctx, &pe) ? ferry_ptrdiff_put_signal(dest, source, nelems, sig_addr, signal, sig_op, pe) :
        ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_put8_signal(ferry_ctx_t ctx, void *dest, const void *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    return FERRYI_CALL(ferry_ctx_put8_signal, (ctx, dest, source, nelems, sig_addr, signal, sig_op, pe),
        ferryi_ctx_is(ctx, &pe) ? ferry_put8_signal(dest, source, nelems, sig_addr, signal, sig_op, pe) :
        ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_put16_signal(ferry_ctx_t ctx, void *dest, const void *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    return FERRYI_CALL(ferry_ctx_put16_signal, (ctx, dest, source, nelems, sig_addr, signal, sig_op, pe),
        ferryi_ctx_is(ctx, &pe) ? ferry_put16_signal(dest, source, nelems, sig_addr, signal, sig_op, pe) :
        ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_put32_signal(ferry_ctx_t ctx, void *dest, const void *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    return FERRYI_CALL(ferry_ctx_put32_signal, (ctx, dest, source, nelems, sig_addr, signal, sig_op, pe),
        ferryi_ctx_is(ctx, &pe) ? ferry_put32_signal(dest, source, nelems, sig_addr, signal, sig_op, pe) :
        ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_put64_signal(ferry_ctx_t ctx, void *dest, const void *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    return FERRYI_CALL(ferry_ctx_put64_signal, (ctx, dest, source, nelems, sig_addr, signal, sig_op, pe),
        ferryi_ctx_is(ctx, &pe) ? ferry_put64_signal(dest, source, nelems, sig_addr, signal, sig_op, pe) :
        ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_put128_signal(ferry_ctx_t ctx, void *dest, const void *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    return FERRYI_CALL(ferry_ctx_put128_signal, (ctx, dest, source, nelems, sig_addr, signal, sig_op, pe),
        ferryi_ctx_is(ctx, &pe) ? ferry_put128_signal(dest, source, nelems, sig_addr, signal, sig_op, pe) :
        ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_putmem_signal(ferry_ctx_t ctx, void *dest, const void *source, size_t nbytes,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    return FERRYI_CALL(ferry_ctx_putmem_signal, (ctx, dest, source, nbytes, sig_addr, signal, sig_op, pe),
        ferryi_ctx_is(ctx, &pe) ? ferry_putmem_signal(dest, source, nbytes, sig_addr, signal, sig_op, pe) :
        ferryi_ctx_unknown(ctx));
}

/* ferry_TYPE_put_signal_nbi, ferry_putBITS_signal_nbi, ferry_putmem_signal_nbi */
FERRYI_INLINE ferry_status ferry_ctx_float_put_signal_nbi(ferry_ctx_t ctx, float *dest, const float *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    return FERRYI_CALL(ferry_ctx_float_put_signal_nbi, (ctx, dest, source, nelems, sig_addr, signal, sig_op, pe),
        ferryi_ctx_is(ctx, &pe) ? ferry_float_put_signal_nbi(dest, source, nelems, sig_addr, signal, sig_op, pe) :
        ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_double_put_signal_nbi(ferry_ctx_t ctx, double *dest, const double *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    return FERRYI_CALL(ferry_ctx_double_put_signal_nbi, (ctx, dest, source, nelems, sig_addr, signal, sig_op, pe),
        ferryi_ctx_is(ctx, &pe) ? ferry_double_put_signal_nbi(dest, source, nelems, sig_addr, signal, sig_op, pe) :
        ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_char_put_signal_nbi(ferry_ctx_t ctx, char *dest, const char *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    return FERRYI_CALL(ferry_ctx_char_put_signal_nbi, (ctx, dest, source, nelems, sig_addr, signal, sig_op, pe),
        ferryi_ctx_is(ctx, &pe) ? ferry_char_put_signal_nbi(dest, source, nelems, sig_addr, signal, sig_op, pe) :
        ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_schar_put_signal_nbi(ferry_ctx_t ctx, signed char *dest, const signed char *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    return FERRYI_CALL(ferry_ctx_schar_put_signal_nbi, (ctx, dest, source, nelems, sig_addr, signal, sig_op, pe),
        ferryi_ctx_is(ctx, &pe) ? ferry_schar_put_signal_nbi(dest, source, nelems, sig_addr, signal, sig_op, pe) :
        ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_short_put_signal_nbi(ferry_ctx_t ctx, short *dest, const short *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    return FERRYI_CALL(ferry_ctx_short_put_signal_nbi, (ctx, dest, source, nelems, sig_addr, signal, sig_op, pe),
        ferryi_ctx_is(ctx, &pe) ? ferry_short_put_signal_nbi(dest, source, nelems, sig_addr, signal, sig_op, pe) :
        ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_uchar_put_signal_nbi(ferry_ctx_t ctx, unsigned char *dest,
    const unsigned char *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    return FERRYI_CALL(ferry_ctx_uchar_put_signal_nbi, (ctx, dest, source, nelems, sig_addr, signal, sig_op, pe),
        ferryi_ctx_is(ctx, &pe) ? ferry_uchar_put_signal_nbi(dest, source, nelems, sig_addr, signal, sig_op, pe) :
        ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_ushort_put_signal_nbi(ferry_ctx_t ctx, unsigned short *dest,
    const unsigned short *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    return FERRYI_CALL(ferry_ctx_ushort_put_signal_nbi, (ctx, dest, source, nelems, sig_addr, signal, sig_op, pe),
        ferryi_ctx_is(ctx, &pe) ? ferry_ushort_put_signal_nbi(dest, source, nelems, sig_addr, signal, sig_op, pe) :
        ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_int_put_signal_nbi(ferry_ctx_t ctx, int *dest, const int *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    return FERRYI_CALL(ferry_ctx_int_put_signal_nbi, (ctx, dest, source, nelems, sig_addr, signal, sig_op, pe),
        ferryi_ctx_is(ctx, &pe) ? ferry_int_put_signal_nbi(dest, source, nelems, sig_addr, signal, sig_op, pe) :
        ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_long_put_signal_nbi(ferry_ctx_t ctx, long *dest, const long *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    return FERRYI_CALL(ferry_ctx_long_put_signal_nbi, (ctx, dest, source, nelems, sig_addr, signal, sig_op, pe),
        ferryi_ctx_is(ctx, &pe) ? ferry_long_put_signal_nbi(dest, source, nelems, sig_addr, signal, sig_op, pe) :
        ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_longlong_put_signal_nbi(ferry_ctx_t ctx, long long *dest, const long long *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    return FERRYI_CALL(ferry_ctx_longlong_put_signal_nbi, (ctx, dest, source, nelems, sig_addr, signal, sig_op, pe),
        ferryi_ctx_is(ctx, &pe) ? ferry_longlong_put_signal_nbi(dest, source, nelems, sig_addr, signal, sig_op, pe) :
        ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_uint_put_signal_nbi(ferry_ctx_t ctx, unsigned int *dest,
    const unsigned int *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    return FERRYI_CALL(ferry_ctx_uint_put_signal_nbi, (ctx, dest, source, nelems, sig_addr, signal, sig_op, pe),
        ferryi_ctx_is(ctx, &pe) ? ferry_uint_put_signal_nbi(dest, source, nelems, sig_addr, signal, sig_op, pe) :
        ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_ulong_put_signal_nbi(ferry_ctx_t ctx, unsigned long *dest,
    const unsigned long *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    return FERRYI_CALL(ferry_ctx_ulong_put_signal_nbi, (ctx, dest, source, nelems, sig_addr, signal, sig_op, pe),
        ferryi_ctx_is(ctx, &pe) ? ferry_ulong_put_signal_nbi(dest, source, nelems, sig_addr, signal, sig_op, pe) :
        ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_ulonglong_put_signal_nbi(ferry_ctx_t ctx, unsigned long long *dest,
    const unsigned long long *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    return FERRYI_CALL(ferry_ctx_ulonglong_put_signal_nbi, (ctx, dest, source, nelems, sig_addr, signal, sig_op, pe),
        ferryi_ctx_is(ctx, &pe) ? ferry_ulonglong_put_signal_nbi(dest, source, nelems, sig_addr, signal, sig_op, pe) :
        ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_int8_put_signal_nbi(ferry_ctx_t ctx, int8_t *dest, const int8_t *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    return FERRYI_CALL(ferry_ctx_int8_put_signal_nbi, (ctx, dest, source, nelems, sig_addr, signal, sig_op, pe),
        ferryi_ctx_is(ctx, &pe) ? ferry_int8_put_signal_nbi(dest, source, nelems, sig_addr, signal, sig_op, pe) :
        ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_int16_put_signal_nbi(ferry_ctx_t ctx, int16_t *dest, const int16_t *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    return FERRYI_CALL(ferry_ctx_int16_put_signal_nbi, (ctx, dest, source, nelems, sig_addr, signal, sig_op, pe),
        ferryi_ctx_is(ctx, &pe) ? ferry_int16_put_signal_nbi(dest, source, nelems, sig_addr, signal, sig_op, pe) :
        ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_uint8_put_signal_nbi(ferry_ctx_t ctx, uint8_t *dest, const uint8_t *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    return FERRYI_CALL(ferry_ctx_uint8_put_signal_nbi, (ctx, dest, source, nelems, sig_addr, signal, sig_op, pe),
        ferryi_ctx_is(ctx, &pe) ? ferry_uint8_put_signal_nbi(dest, source, nelems, sig_addr, signal, sig_op, pe) :
        ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_uint16_put_signal_nbi(ferry_ctx_t ctx, uint16_t *dest, const uint16_t *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    return FERRYI_CALL(ferry_ctx_uint16_put_signal_nbi, (ctx, dest, source, nelems, sig_addr, signal, sig_op, pe),
        ferryi_ctx_is(ctx, &pe) ? ferry_uint16_put_signal_nbi(dest, source, nelems, sig_addr, signal, sig_op, pe) :
        ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_int32_put_signal_nbi(ferry_ctx_t ctx, int32_t *dest, const int32_t *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    return FERRYI_CALL(ferry_ctx_int32_put_signal_nbi, (ctx, dest, source, nelems, sig_addr, signal, sig_op, pe),
        ferryi_ctx_is(ctx, &pe) ? ferry_int32_put_signal_nbi(dest, source, nelems, sig_addr, signal, sig_op, pe) :
        ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_int64_put_signal_nbi(ferry_ctx_t ctx, int64_t *dest, const int64_t *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    return FERRYI_CALL(ferry_ctx_int64_put_signal_nbi, (ctx, dest, source, nelems, sig_addr, signal, sig_op, pe),
        ferryi_ctx_is(ctx, &pe) ? ferry_int64_put_signal_nbi(dest, source, nelems, sig_addr, signal, sig_op, pe) :
        ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_uint32_put_signal_nbi(ferry_ctx_t ctx, uint32_t *dest, const uint32_t *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    return FERRYI_CALL(ferry_ctx_uint32_put_signal_nbi, (ctx, dest, source, nelems, sig_addr, signal, sig_op, pe),
        ferryi_ctx_is(ctx, &pe) ? ferry_uint32_put_signal_nbi(dest, source, nelems, sig_addr, signal, sig_op, pe) :
        ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_uint64_put_signal_nbi(ferry_ctx_t ctx, uint64_t *dest, const uint64_t *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    return FERRYI_CALL(ferry_ctx_uint64_put_signal_nbi, (ctx, dest, source, nelems, sig_addr, signal, sig_op, pe),
        ferryi_ctx_is(ctx, &pe) ? ferry_uint64_put_signal_nbi(dest, source, nelems, sig_addr, signal, sig_op, pe) :
        ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_size_put_signal_nbi(ferry_ctx_t ctx, size_t *dest, const size_t *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    return FERRYI_CALL(ferry_ctx_size_put_signal_nbi, (ctx, dest, source, nelems, sig_addr, signal, sig_op, pe),
        ferryi_ctx_is(ctx, &pe) ? ferry_size_put_signal_nbi(dest, source, nelems, sig_addr, signal, sig_op, pe) :
        ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_ptrdiff_put_signal_nbi(ferry_ctx_t ctx, ptrdiff_t *dest, const ptrdiff_t *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    return FERRYI_CALL(ferry_ctx_ptrdiff_put_signal_nbi, (ctx, dest, source, nelems, sig_addr, signal, sig_op, pe),
        ferryi_ctx_is(ctx, &pe) ? ferry_ptrdiff_put_signal_nbi(dest, source, nelems, sig_addr, signal, sig_op, pe) :
        ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_put8_signal_nbi(ferry_ctx_t ctx, void *dest, const void *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    return FERRYI_CALL(ferry_ctx_put8_signal_nbi, (ctx, dest, source, nelems, sig_addr, signal, sig_op, pe),
        ferryi_ctx_is(ctx, &pe) ? ferry_put8_signal_nbi(dest, source, nelems, sig_addr, signal, sig_op, pe) :
        ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_put16_signal_nbi(ferry_ctx_t ctx, void *dest, const void *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    return FERRYI_CALL(ferry_ctx_put16_signal_nbi, (ctx, dest, source, nelems, sig_addr, signal, sig_op, pe),
        ferryi_ctx_is(ctx, &pe) ? ferry_put16_signal_nbi(dest, source, nelems, sig_addr, signal, sig_op, pe) :
        ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_put32_signal_nbi(ferry_ctx_t ctx, void *dest, const void *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    return FERRYI_CALL(ferry_ctx_put32_signal_nbi, (ctx, dest, source, nelems, sig_addr, signal, sig_op, pe),
        ferryi_ctx_is(ctx, &pe) ? ferry_put32_signal_nbi(dest, source, nelems, sig_addr, signal, sig_op, pe) :
        ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_put64_signal_nbi(ferry_ctx_t ctx, void *dest, const void *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    return FERRYI_CALL(ferry_ctx_put64_signal_nbi, (ctx, dest, source, nelems, sig_addr, signal, sig_op, pe),
        ferryi_ctx_is(ctx, &pe) ? ferry_put64_signal_nbi(dest, source, nelems, sig_addr, signal, sig_op, pe) :
        ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_put128_signal_nbi(ferry_ctx_t ctx, void *dest, const void *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    return FERRYI_CALL(ferry_ctx_put128_signal_nbi, (ctx, dest, source, nelems, sig_addr, signal, sig_op, pe),
        ferryi_ctx_is(ctx, &pe) ? ferry_put128_signal_nbi(dest, source, nelems, sig_addr, signal, sig_op, pe) :
        ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_putmem_signal_nbi(ferry_ctx_t ctx, void *dest, const void *source, size_t nbytes,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    return FERRYI_CALL(ferry_ctx_putmem_signal_nbi, (ctx, dest, source, nbytes, sig_addr, signal, sig_op, pe),
        ferryi_ctx_is(ctx, &pe) ? ferry_putmem_signal_nbi(dest, source, nbytes, sig_addr, signal, sig_op, pe) :
        ferryi_ctx_unknown(ctx));
}

/* ferry_signal_set */
FERRYI_INLINE ferry_status ferry_ctx_signal_set(ferry_ctx_t ctx, uint64_t *sig_addr, uint64_t signal, int pe)
{
    return FERRYI_CALL(ferry_ctx_signal_set, (ctx, sig_addr, signal, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_signal_set(sig_addr, signal, pe) : ferryi_ctx_unknown(ctx));
}

/* ferry_signal_add */
FERRYI_INLINE ferry_status ferry_ctx_signal_add(ferry_ctx_t ctx, uint64_t *sig_addr, uint64_t signal, int pe)
{
    return FERRYI_CALL(ferry_ctx_signal_add, (ctx, sig_addr, signal, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_signal_add(sig_addr, signal, pe) : ferryi_ctx_unknown(ctx));
}

/* ferry_TYPE_atomic_fetch */
FERRYI_INLINE float ferry_ctx_float_atomic_fetch(ferry_ctx_t ctx, const float *source, int pe)
{
    return FERRYI_CALL(ferry_ctx_float_atomic_fetch, (ctx, source, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_float_atomic_fetch(source, pe) : ferryi_ctx_no_value<float>(ctx));
}
FERRYI_INLINE double ferry_ctx_double_atomic_fetch(ferry_ctx_t ctx, const double *source, int pe)
{
    return FERRYI_CALL(ferry_ctx_double_atomic_fetch, (ctx, source, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_double_atomic_fetch(source, pe) : ferryi_ctx_no_value<double>(ctx));
}
FERRYI_INLINE int ferry_ctx_int_atomic_fetch(ferry_ctx_t ctx, const int *source, int pe)
{
    return FERRYI_CALL(ferry_ctx_int_atomic_fetch, (ctx, source, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_int_atomic_fetch(source, pe) : ferryi_ctx_no_value<int>(ctx));
}
FERRYI_INLINE long ferry_ctx_long_atomic_fetch(ferry_ctx_t ctx, const long *source, int pe)
{
    return FERRYI_CALL(ferry_ctx_long_atomic_fetch, (ctx, source, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_long_atomic_fetch(source, pe) : ferryi_ctx_no_value<long>(ctx));
}
FERRYI_INLINE long long ferry_ctx_longlong_atomic_fetch(ferry_ctx_t ctx, const long long *source, int pe)
{
    return FERRYI_CALL(ferry_ctx_longlong_atomic_fetch, (ctx, source, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_longlong_atomic_fetch(source, pe) : ferryi_ctx_no_value<long long>(ctx));
}
FERRYI_INLINE unsigned int ferry_ctx_uint_atomic_fetch(ferry_ctx_t ctx, const unsigned int *source, int pe)
{
    return FERRYI_CALL(ferry_ctx_uint_atomic_fetch, (ctx, source, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_uint_atomic_fetch(source, pe) : ferryi_ctx_no_value<unsigned int>(ctx));
}
FERRYI_INLINE unsigned long ferry_ctx_ulong_atomic_fetch(ferry_ctx_t ctx, const unsigned long *source, int pe)
{
    return FERRYI_CALL(ferry_ctx_ulong_atomic_fetch, (ctx, source, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_ulong_atomic_fetch(source, pe) : ferryi_ctx_no_value<unsigned long>(ctx));
}
FERRYI_INLINE unsigned long long ferry_ctx_ulonglong_atomic_fetch(ferry_ctx_t ctx, const unsigned long long *source,
    int pe)
{
    return FERRYI_CALL(ferry_ctx_ulonglong_atomic_fetch, (ctx, source, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_ulonglong_atomic_fetch(source, pe) : ferryi_ctx_no_value<unsigned long long>(ctx));
}
FERRYI_INLINE int32_t ferry_ctx_int32_atomic_fetch(ferry_ctx_t ctx, const int32_t *source, int pe)
{
    return FERRYI_CALL(ferry_ctx_int32_atomic_fetch, (ctx, source, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_int32_atomic_fetch(source, pe) : ferryi_ctx_no_value<int32_t>(ctx));
}
FERRYI_INLINE int64_t ferry_ctx_int64_atomic_fetch(ferry_ctx_t ctx, const int64_t *source, int pe)
{
    return FERRYI_CALL(ferry_ctx_int64_atomic_fetch, (ctx, source, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_int64_atomic_fetch(source, pe) : ferryi_ctx_no_value<int64_t>(ctx));
}
FERRYI_INLINE uint32_t ferry_ctx_uint32_atomic_fetch(ferry_ctx_t ctx, const uint32_t *source, int pe)
{
    return FERRYI_CALL(ferry_ctx_uint32_atomic_fetch, (ctx, source, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_uint32_atomic_fetch(source, pe) : ferryi_ctx_no_value<uint32_t>(ctx));
}
FERRYI_INLINE uint64_t ferry_ctx_uint64_atomic_fetch(ferry_ctx_t ctx, const uint64_t *source, int pe)
{
    return FERRYI_CALL(ferry_ctx_uint64_atomic_fetch, (ctx, source, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_uint64_atomic_fetch(source, pe) : ferryi_ctx_no_value<uint64_t>(ctx));
}
FERRYI_INLINE size_t ferry_ctx_size_atomic_fetch(ferry_ctx_t ctx, const size_t *source, int pe)
{
    return FERRYI_CALL(ferry_ctx_size_atomic_fetch, (ctx, source, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_size_atomic_fetch(source, pe) : ferryi_ctx_no_value<size_t>(ctx));
}
FERRYI_INLINE ptrdiff_t ferry_ctx_ptrdiff_atomic_fetch(ferry_ctx_t ctx, const ptrdiff_t *source, int pe)
{
    return FERRYI_CALL(ferry_ctx_ptrdiff_atomic_fetch, (ctx, source, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_ptrdiff_atomic_fetch(source, pe) : ferryi_ctx_no_value<ptrdiff_t>(ctx));
}

/* ferry_TYPE_atomic_set */
FERRYI_INLINE ferry_status ferry_ctx_float_atomic_set(ferry_ctx_t ctx, float *dest, float value, int pe)
{
    return FERRYI_CALL(ferry_ctx_float_atomic_set, (ctx, dest, value, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_float_atomic_set(dest, value, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_double_atomic_set(ferry_ctx_t ctx, double *dest, double value, int pe)
{
    return FERRYI_CALL(ferry_ctx_double_atomic_set, (ctx, dest, value, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_double_atomic_set(dest, value, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_int_atomic_set(ferry_ctx_t ctx, int *dest, int value, int pe)
{
    return FERRYI_CALL(ferry_ctx_int_atomic_set, (ctx, dest, value, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_int_atomic_set(dest, value, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_long_atomic_set(ferry_ctx_t ctx, long *dest, long value, int pe)
{
    return FERRYI_CALL(ferry_ctx_long_atomic_set, (ctx, dest, value, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_long_atomic_set(dest, value, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_longlong_atomic_set(ferry_ctx_t ctx, long long *dest, long long value, int pe)
{
    return FERRYI_CALL(ferry_ctx_longlong_atomic_set, (ctx, dest, value, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_longlong_atomic_set(dest, value, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_uint_atomic_set(ferry_ctx_t ctx, unsigned int *dest, unsigned int value, int pe)
{
    return FERRYI_CALL(ferry_ctx_uint_atomic_set, (ctx, dest, value, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_uint_atomic_set(dest, value, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_ulong_atomic_set(ferry_ctx_t ctx, unsigned long *dest, unsigned long value, int pe)
{
    return FERRYI_CALL(ferry_ctx_ulong_atomic_set, (ctx, dest, value, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_ulong_atomic_set(dest, value, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_ulonglong_atomic_set(ferry_ctx_t ctx, unsigned long long *dest,
    unsigned long long value, int pe)
{
    return FERRYI_CALL(ferry_ctx_ulonglong_atomic_set, (ctx, dest, value, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_ulonglong_atomic_set(dest, value, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_int32_atomic_set(ferry_ctx_t ctx, int32_t *dest, int32_t value, int pe)
{
    return FERRYI_CALL(ferry_ctx_int32_atomic_set, (ctx, dest, value, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_int32_atomic_set(dest, value, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_int64_atomic_set(ferry_ctx_t ctx, int64_t *dest, int64_t value, int pe)
{
    return FERRYI_CALL(ferry_ctx_int64_atomic_set, (ctx, dest, value, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_int64_atomic_set(dest, value, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_uint32_atomic_set(ferry_ctx_t ctx, uint32_t *dest, uint32_t value, int pe)
{
    return FERRYI_CALL(ferry_ctx_uint32_atomic_set, (ctx, dest, value, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_uint32_atomic_set(dest, value, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_uint64_atomic_set(ferry_ctx_t ctx, uint64_t *dest, uint64_t value, int pe)
{
    return FERRYI_CALL(ferry_ctx_uint64_atomic_set, (ctx, dest, value, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_uint64_atomic_set(dest, value, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_size_atomic_set(ferry_ctx_t ctx, size_t *dest, size_t value, int pe)
{
    return FERRYI_CALL(ferry_ctx_size_atomic_set, (ctx, dest, value, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_size_atomic_set(dest, value, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_ptrdiff_atomic_set(ferry_ctx_t ctx, ptrdiff_t *dest, ptrdiff_t value, int pe)
{
    return FERRYI_CALL(ferry_ctx_ptrdiff_atomic_set, (ctx, dest, value, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_ptrdiff_atomic_set(dest, value, pe) : ferryi_ctx_unknown(ctx));
}

/* ferry_TYPE_atomic_swap */
FERRYI_INLINE float ferry_ctx_float_atomic_swap(ferry_ctx_t ctx, float *dest, float value, int pe)
{
    return FERRYI_CALL(ferry_ctx_float_atomic_swap, (ctx, dest, value, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_float_atomic_swap(dest, value, pe) : ferryi_ctx_no_value<float>(ctx));
}
FERRYI_INLINE double ferry_ctx_double_atomic_swap(ferry_ctx_t ctx, double *dest, double value, int pe)
{
    return FERRYI_CALL(ferry_ctx_double_atomic_swap, (ctx, dest, value, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_double_atomic_swap(dest, value, pe) : ferryi_ctx_no_value<double>(ctx));
}
FERRYI_INLINE int ferry_ctx_int_atomic_swap(ferry_ctx_t ctx, int *dest, int value, int pe)
{
    return FERRYI_CALL(ferry_ctx_int_atomic_swap, (ctx, dest, value, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_int_atomic_swap(dest, value, pe) : ferryi_ctx_no_value<int>(ctx));
}
FERRYI_INLINE long ferry_ctx_long_atomic_swap(ferry_ctx_t ctx, long *dest, long value, int pe)
{
    return FERRYI_CALL(ferry_ctx_long_atomic_swap, (ctx, dest, value, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_long_atomic_swap(dest, value, pe) : ferryi_ctx_no_value<long>(ctx));
}
FERRYI_INLINE long long ferry_ctx_longlong_atomic_swap(ferry_ctx_t ctx, long long *dest, long long value, int pe)
{
    return FERRYI_CALL(ferry_ctx_longlong_atomic_swap, (ctx, dest, value, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_longlong_atomic_swap(dest, value, pe) : ferryi_ctx_no_value<long long>(ctx));
}
FERRYI_INLINE unsigned int ferry_ctx_uint_atomic_swap(ferry_ctx_t ctx, unsigned int *dest, unsigned int value, int pe)
{
    return FERRYI_CALL(ferry_ctx_uint_atomic_swap, (ctx, dest, value, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_uint_atomic_swap(dest, value, pe) : ferryi_ctx_no_value<unsigned int>(ctx));
}
FERRYI_INLINE unsigned long ferry_ctx_ulong_atomic_swap(ferry_ctx_t ctx, unsigned long *dest, unsigned long value,
    int pe)
{
    return FERRYI_CALL(ferry_ctx_ulong_atomic_swap, (ctx, dest, value, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_ulong_atomic_swap(dest, value, pe) : ferryi_ctx_no_value<unsigned long>(ctx));
}
FERRYI_INLINE unsigned long long ferry_ctx_ulonglong_atomic_swap(ferry_ctx_t ctx, unsigned long long *dest,
    unsigned long long value, int pe)
{
    return FERRYI_CALL(ferry_ctx_ulonglong_atomic_swap, (ctx, dest, value, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_ulonglong_atomic_swap(dest, value, pe) : ferryi_ctx_no_value<unsigned long long>(ctx));
}
FERRYI_INLINE int32_t ferry_ctx_int32_atomic_swap(ferry_ctx_t ctx, int32_t *dest, int32_t value, int pe)
{
    return FERRYI_CALL(ferry_ctx_int32_atomic_swap, (ctx, dest, value, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_int32_atomic_swap(dest, value, pe) : ferryi_ctx_no_value<int32_t>(ctx));
}
FERRYI_INLINE int64_t ferry_ctx_int64_atomic_swap(ferry_ctx_t ctx, int64_t *dest, int64_t value, int pe)
{
    return FERRYI_CALL(ferry_ctx_int64_atomic_swap, (ctx, dest, value, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_int64_atomic_swap(dest, value, pe) : ferryi_ctx_no_value<int64_t>(ctx));
}
FERRYI_INLINE uint32_t ferry_ctx_uint32_atomic_swap(ferry_ctx_t ctx, uint32_t *dest, uint32_t value, int pe)
{
    return FERRYI_CALL(ferry_ctx_uint32_atomic_swap, (ctx, dest, value, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_uint32_atomic_swap(dest, value, pe) : ferryi_ctx_no_value<uint32_t>(ctx));
}
FERRYI_INLINE uint64_t ferry_ctx_uint64_atomic_swap(ferry_ctx_t ctx, uint64_t *dest, uint64_t value, int pe)
{
    return FERRYI_CALL(ferry_ctx_uint64_atomic_swap, (ctx, dest, value, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_uint64_atomic_swap(dest, value, pe) : ferryi_ctx_no_value<uint64_t>(ctx));
}
FERRYI_INLINE size_t ferry_ctx_size_atomic_swap(ferry_ctx_t ctx, size_t *dest, size_t value, int pe)
{
    return FERRYI_CALL(ferry_ctx_size_atomic_swap, (ctx, dest, value, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_size_atomic_swap(dest, value, pe) : ferryi_ctx_no_value<size_t>(ctx));
}
FERRYI_INLINE ptrdiff_t ferry_ctx_ptrdiff_atomic_swap(ferry_ctx_t ctx, ptrdiff_t *dest, ptrdiff_t value, int pe)
{
    return FERRYI_CALL(ferry_ctx_ptrdiff_atomic_swap, (ctx, dest, value, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_ptrdiff_atomic_swap(dest, value, pe) : ferryi_ctx_no_value<ptrdiff_t>(ctx));
}

/* ferry_TYPE_atomic_compare_swap */
FERRYI_INLINE int ferry_ctx_int_atomic_compare_swap(ferry_ctx_t ctx, int *dest, int cond, int value, int pe)
{
    return FERRYI_CALL(ferry_ctx_int_atomic_compare_swap, (ctx, dest, cond, value, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_int_atomic_compare_swap(dest, cond, value, pe) : ferryi_ctx_no_value<int>(ctx));
}
FERRYI_INLINE long ferry_ctx_long_atomic_compare_swap(ferry_ctx_t ctx, long *dest, long cond, long value, int pe)
{
    return FERRYI_CALL(ferry_ctx_long_atomic_compare_swap, (ctx, dest, cond, value, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_long_atomic_compare_swap(dest, cond, value, pe) : ferryi_ctx_no_value<long>(ctx));
}
FERRYI_INLINE long long ferry_ctx_longlong_atomic_compare_swap(ferry_ctx_t ctx, long long *dest, long long cond,
    long long value, int pe)
{
    return FERRYI_CALL(ferry_ctx_longlong_atomic_compare_swap, (ctx, dest, cond, value, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_longlong_atomic_compare_swap(dest, cond, value, pe) : ferryi_ctx_no_value<long long>(ctx));
}
FERRYI_INLINE unsigned int ferry_ctx_uint_atomic_compare_swap(ferry_ctx_t ctx, unsigned int *dest, unsigned int cond,
    unsigned int value, int pe)
{
    return FERRYI_CALL(ferry_ctx_uint_atomic_compare_swap, (ctx, dest, cond, value, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_uint_atomic_compare_swap(dest, cond, value, pe) : ferryi_ctx_no_value<unsigned int>(ctx));
}
FERRYI_INLINE unsigned long ferry_ctx_ulong_atomic_compare_swap(ferry_ctx_t ctx, unsigned long *dest,
    unsigned long cond, unsigned long value, int pe)
{
    return FERRYI_CALL(ferry_ctx_ulong_atomic_compare_swap, (ctx, dest, cond, value, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_ulong_atomic_compare_swap(dest, cond, value, pe) : ferryi_ctx_no_value<unsigned long>(ctx));
}
FERRYI_INLINE unsigned long long ferry_ctx_ulonglong_atomic_compare_swap(ferry_ctx_t ctx, unsigned long long *dest,
    unsigned long long cond, unsigned long long value, int pe)
{
    return FERRYI_CALL(ferry_ctx_ulonglong_atomic_compare_swap, (ctx, dest, cond, value, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_ulonglong_atomic_compare_swap(dest, cond, value, pe) : ferryi_ctx_no_value<unsigned long long>(ctx));
}
FERRYI_INLINE int32_t ferry_ctx_int32_atomic_compare_swap(ferry_ctx_t ctx, int32_t *dest, int32_t cond, int32_t value,
    int pe)
{
    return FERRYI_CALL(ferry_ctx_int32_atomic_compare_swap, (ctx, dest, cond, value, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_int32_atomic_compare_swap(dest, cond, value, pe) : ferryi_ctx_no_value<int32_t>(ctx));
}
FERRYI_INLINE int64_t ferry_ctx_int64_atomic_compare_swap(ferry_ctx_t ctx, int64_t *dest, int64_t cond, int64_t value,
    int pe)
{
    return FERRYI_CALL(ferry_ctx_int64_atomic_compare_swap, (ctx, dest, cond, value, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_int64_atomic_compare_swap(dest, cond, value, pe) : ferryi_ctx_no_value<int64_t>(ctx));
}
FERRYI_INLINE uint32_t ferry_ctx_uint32_atomic_compare_swap(ferry_ctx_t ctx, uint32_t *dest, uint32_t cond,
    uint32_t value, int pe)
{
    return FERRYI_CALL(ferry_ctx_uint32_atomic_compare_swap, (ctx, dest, cond, value, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_uint32_atomic_compare_swap(dest, cond, value, pe) : ferryi_ctx_no_value<uint32_t>(ctx));
}
FERRYI_INLINE uint64_t ferry_ctx_uint64_atomic_compare_swap(ferry_ctx_t ctx, uint64_t *dest, uint64_t cond,
    uint64_t value, int pe)
{
    return FERRYI_CALL(ferry_ctx_uint64_atomic_compare_swap, (ctx, dest, cond, value, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_uint64_atomic_compare_swap(dest, cond, value, pe) : ferryi_ctx_no_value<uint64_t>(ctx));
}
FERRYI_INLINE size_t ferry_ctx_size_atomic_compare_swap(ferry_ctx_t ctx, size_t *dest, size_t cond, size_t value,
    int pe)
{
    return FERRYI_CALL(ferry_ctx_size_atomic_compare_swap, (ctx, dest, cond, value, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_size_atomic_compare_swap(dest, cond, value, pe) : ferryi_ctx_no_value<size_t>(ctx));
}
FERRYI_INLINE ptrdiff_t ferry_ctx_ptrdiff_atomic_compare_swap(ferry_ctx_t ctx, ptrdiff_t *dest, ptrdiff_t cond,
    ptrdiff_t value, int pe)
{
    return FERRYI_CALL(ferry_ctx_ptrdiff_atomic_compare_swap, (ctx, dest, cond, value, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_ptrdiff_atomic_compare_swap(dest, cond, value, pe) : ferryi_ctx_no_value<ptrdiff_t>(ctx));
}

/* ferry_TYPE_atomic_fetch_inc */
FERRYI_INLINE int ferry_ctx_int_atomic_fetch_inc(ferry_ctx_t ctx, int *dest, int pe)
{
    return FERRYI_CALL(ferry_ctx_int_atomic_fetch_inc, (ctx, dest, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_int_atomic_fetch_inc(dest, pe) : ferryi_ctx_no_value<int>(ctx));
}
FERRYI_INLINE long ferry_ctx_long_atomic_fetch_inc(ferry_ctx_t ctx, long *dest, int pe)
{
    return FERRYI_CALL(ferry_ctx_long_atomic_fetch_inc, (ctx, dest, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_long_atomic_fetch_inc(dest, pe) : ferryi_ctx_no_value<long>(ctx));
}
FERRYI_INLINE long long ferry_ctx_longlong_atomic_fetch_inc(ferry_ctx_t ctx, long long *dest, int pe)
{
    return FERRYI_CALL(ferry_ctx_longlong_atomic_fetch_inc, (ctx, dest, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_longlong_atomic_fetch_inc(dest, pe) : ferryi_ctx_no_value<long long>(ctx));
}
FERRYI_INLINE unsigned int ferry_ctx_uint_atomic_fetch_inc(ferry_ctx_t ctx, unsigned int *dest, int pe)
{
    return FERRYI_CALL(ferry_ctx_uint_atomic_fetch_inc, (ctx, dest, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_uint_atomic_fetch_inc(dest, pe) : ferryi_ctx_no_value<unsigned int>(ctx));
}
FERRYI_INLINE unsigned long ferry_ctx_ulong_atomic_fetch_inc(ferry_ctx_t ctx, unsigned long *dest, int pe)
{
    return FERRYI_CALL(ferry_ctx_ulong_atomic_fetch_inc, (ctx, dest, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_ulong_atomic_fetch_inc(dest, pe) : ferryi_ctx_no_value<unsigned long>(ctx));
}
FERRYI_INLINE unsigned long long ferry_ctx_ulonglong_atomic_fetch_inc(ferry_ctx_t ctx, unsigned long long *dest, int pe)
{
    return FERRYI_CALL(ferry_ctx_ulonglong_atomic_fetch_inc, (ctx, dest, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_ulonglong_atomic_fetch_inc(dest, pe) : ferryi_ctx_no_value<unsigned long long>(ctx));
}
FERRYI_INLINE int32_t ferry_ctx_int32_atomic_fetch_inc(ferry_ctx_t ctx, int32_t *dest, int pe)
{
    return FERRYI_CALL(ferry_ctx_int32_atomic_fetch_inc, (ctx, dest, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_int32_atomic_fetch_inc(dest, pe) : ferryi_ctx_no_value<int32_t>(ctx));
}
FERRYI_INLINE int64_t ferry_ctx_int64_atomic_fetch_inc(ferry_ctx_t ctx, int64_t *dest, int pe)
{
    return FERRYI_CALL(ferry_ctx_int64_atomic_fetch_inc, (ctx, dest, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_int64_atomic_fetch_inc(dest, pe) : ferryi_ctx_no_value<int64_t>(ctx));
}
FERRYI_INLINE uint32_t ferry_ctx_uint32_atomic_fetch_inc(ferry_ctx_t ctx, uint32_t *dest, int pe)
{
    return FERRYI_CALL(ferry_ctx_uint32_atomic_fetch_inc, (ctx, dest, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_uint32_atomic_fetch_inc(dest, pe) : ferryi_ctx_no_value<uint32_t>(ctx));
}
FERRYI_INLINE uint64_t ferry_ctx_uint64_atomic_fetch_inc(ferry_ctx_t ctx, uint64_t *dest, int pe)
{
    return FERRYI_CALL(ferry_ctx_uint64_atomic_fetch_inc, (ctx, dest, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_uint64_atomic_fetch_inc(dest, pe) : ferryi_ctx_no_value<uint64_t>(ctx));
}
FERRYI_INLINE size_t ferry_ctx_size_atomic_fetch_inc(ferry_ctx_t ctx, size_t *dest, int pe)
{
    return FERRYI_CALL(ferry_ctx_size_atomic_fetch_inc, (ctx, dest, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_size_atomic_fetch_inc(dest, pe) : ferryi_ctx_no_value<size_t>(ctx));
}
FERRYI_INLINE ptrdiff_t ferry_ctx_ptrdiff_atomic_fetch_inc(ferry_ctx_t ctx, ptrdiff_t *dest, int pe)
{
    return FERRYI_CALL(ferry_ctx_ptrdiff_atomic_fetch_inc, (ctx, dest, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_ptrdiff_atomic_fetch_inc(dest, pe) : ferryi_ctx_no_value<ptrdiff_t>(ctx));
}

/* ferry_TYPE_atomic_inc */
FERRYI_INLINE ferry_status ferry_ctx_int_atomic_inc(ferry_ctx_t ctx, int *dest, int pe)
{
    return FERRYI_CALL(ferry_ctx_int_atomic_inc, (ctx, dest, pe), ferryi_ctx_is(ctx, &pe) ? ferry_int_atomic_inc(dest,
        pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_long_atomic_inc(ferry_ctx_t ctx, long *dest, int pe)
{
    return FERRYI_CALL(ferry_ctx_long_atomic_inc, (ctx, dest, pe), ferryi_ctx_is(ctx, &pe) ? ferry_long_atomic_inc(dest,
        pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_longlong_atomic_inc(ferry_ctx_t ctx, long long *dest, int pe)
{
    return FERRYI_CALL(ferry_ctx_longlong_atomic_inc, (ctx, dest, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_longlong_atomic_inc(dest, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_uint_atomic_inc(ferry_ctx_t ctx, unsigned int *dest, int pe)
{
    return FERRYI_CALL(ferry_ctx_uint_atomic_inc, (ctx, dest, pe), ferryi_ctx_is(ctx, &pe) ? ferry_uint_atomic_inc(dest,
        pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_ulong_atomic_inc(ferry_ctx_t ctx, unsigned long *dest, int pe)
{
    return FERRYI_CALL(ferry_ctx_ulong_atomic_inc, (ctx, dest, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_ulong_atomic_inc(dest, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_ulonglong_atomic_inc(ferry_ctx_t ctx, unsigned long long *dest, int pe)
{
    return FERRYI_CALL(ferry_ctx_ulonglong_atomic_inc, (ctx, dest, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_ulonglong_atomic_inc(dest, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_int32_atomic_inc(ferry_ctx_t ctx, int32_t *dest, int pe)
{
    return FERRYI_CALL(ferry_ctx_int32_atomic_inc, (ctx, dest, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_int32_atomic_inc(dest, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_int64_atomic_inc(ferry_ctx_t ctx, int64_t *dest, int pe)
{
    return FERRYI_CALL(ferry_ctx_int64_atomic_inc, (ctx, dest, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_int64_atomic_inc(dest, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_uint32_atomic_inc(ferry_ctx_t ctx, uint32_t *dest, int pe)
{
    return FERRYI_CALL(ferry_ctx_uint32_atomic_inc, (ctx, dest, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_uint32_atomic_inc(dest, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_uint64_atomic_inc(ferry_ctx_t ctx, uint64_t *dest, int pe)
{
    return FERRYI_CALL(ferry_ctx_uint64_atomic_inc, (ctx, dest, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_uint64_atomic_inc(dest, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_size_atomic_inc(ferry_ctx_t ctx, size_t *dest, int pe)
{
    return FERRYI_CALL(ferry_ctx_size_atomic_inc, (ctx, dest, pe), ferryi_ctx_is(ctx, &pe) ? ferry_size_atomic_inc(dest,
        pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_ptrdiff_atomic_inc(ferry_ctx_t ctx, ptrdiff_t *dest, int pe)
{
    return FERRYI_CALL(ferry_ctx_ptrdiff_atomic_inc, (ctx, dest, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_ptrdiff_atomic_inc(dest, pe) : ferryi_ctx_unknown(ctx));
}

/* ferry_TYPE_atomic_fetch_add */
FERRYI_INLINE int ferry_ctx_int_atomic_fetch_add(ferry_ctx_t ctx, int *dest, int value, int pe)
{
    return FERRYI_CALL(ferry_ctx_int_atomic_fetch_add, (ctx, dest, value, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_int_atomic_fetch_add(dest, value, pe) : ferryi_ctx_no_value<int>(ctx));
}
FERRYI_INLINE long ferry_ctx_long_atomic_fetch_add(ferry_ctx_t ctx, long *dest, long value, int pe)
{
    return FERRYI_CALL(ferry_ctx_long_atomic_fetch_add, (ctx, dest, value, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_long_atomic_fetch_add(dest, value, pe) : ferryi_ctx_no_value<long>(ctx));
}
FERRYI_INLINE long long ferry_ctx_longlong_atomic_fetch_add(ferry_ctx_t ctx, long long *dest, long long value, int pe)
{
    return FERRYI_CALL(ferry_ctx_longlong_atomic_fetch_add, (ctx, dest, value, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_longlong_atomic_fetch_add(dest, value, pe) : ferryi_ctx_no_value<long long>(ctx));
}
FERRYI_INLINE unsigned int ferry_ctx_uint_atomic_fetch_add(ferry_ctx_t ctx, unsigned int *dest, unsigned int value,
    int pe)
{
    return FERRYI_CALL(ferry_ctx_uint_atomic_fetch_add, (ctx, dest, value, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_uint_atomic_fetch_add(dest, value, pe) : ferryi_ctx_no_value<unsigned int>(ctx));
}
FERRYI_INLINE unsigned long ferry_ctx_ulong_atomic_fetch_add(ferry_ctx_t ctx, unsigned long *dest, unsigned long value,
    int pe)
{
    return FERRYI_CALL(ferry_ctx_ulong_atomic_fetch_add, (ctx, dest, value, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_ulong_atomic_fetch_add(dest, value, pe) : ferryi_ctx_no_value<unsigned long>(ctx));
}
FERRYI_INLINE unsigned long long ferry_ctx_ulonglong_atomic_fetch_add(ferry_ctx_t ctx, unsigned long long *dest,
    unsigned long long value, int pe)
{
    return FERRYI_CALL(ferry_ctx_ulonglong_atomic_fetch_add, (ctx, dest, value, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_ulonglong_atomic_fetch_add(dest, value, pe) : ferryi_ctx_no_value<unsigned long long>(ctx));
}
FERRYI_INLINE int32_t ferry_ctx_int32_atomic_fetch_add(ferry_ctx_t ctx, int32_t *dest, int32_t value, int pe)
{
    return FERRYI_CALL(ferry_ctx_int32_atomic_fetch_add, (ctx, dest, value, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_int32_atomic_fetch_add(dest, value, pe) : ferryi_ctx_no_value<int32_t>(ctx));
}
FERRYI_INLINE int64_t ferry_ctx_int64_atomic_fetch_add(ferry_ctx_t ctx, int64_t *dest, int64_t value, int pe)
{
    return FERRYI_CALL(ferry_ctx_int64_atomic_fetch_add, (ctx, dest, value, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_int64_atomic_fetch_add(dest, value, pe) : ferryi_ctx_no_value<int64_t>(ctx));
}
FERRYI_INLINE uint32_t ferry_ctx_uint32_atomic_fetch_add(ferry_ctx_t ctx, uint32_t *dest, uint32_t value, int pe)
{
    return FERRYI_CALL(ferry_ctx_uint32_atomic_fetch_add, (ctx, dest, value, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_uint32_atomic_fetch_add(dest, value, pe) : ferryi_ctx_no_value<uint32_t>(ctx));
}
FERRYI_INLINE uint64_t ferry_ctx_uint64_atomic_fetch_add(ferry_ctx_t ctx, uint64_t *dest, uint64_t value, int pe)
{
    return FERRYI_CALL(ferry_ctx_uint64_atomic_fetch_add, (ctx, dest, value, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_uint64_atomic_fetch_add(dest, value, pe) : ferryi_ctx_no_value<uint64_t>(ctx));
}
FERRYI_INLINE size_t ferry_ctx_size_atomic_fetch_add(ferry_ctx_t ctx, size_t *dest, size_t value, int pe)
{
    return FERRYI_CALL(ferry_ctx_size_atomic_fetch_add, (ctx, dest, value, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_size_atomic_fetch_add(dest, value, pe) : ferryi_ctx_no_value<size_t>(ctx));
}
FERRYI_INLINE ptrdiff_t ferry_ctx_ptrdiff_atomic_fetch_add(ferry_ctx_t ctx, ptrdiff_t *dest, ptrdiff_t value, int pe)
{
    return FERRYI_CALL(ferry_ctx_ptrdiff_atomic_fetch_add, (ctx, dest, value, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_ptrdiff_atomic_fetch_add(dest, value, pe) : ferryi_ctx_no_value<ptrdiff_t>(ctx));
}

/* ferry_TYPE_atomic_fetch_and */
FERRYI_INLINE int ferry_ctx_int_atomic_fetch_and(ferry_ctx_t ctx, int *dest, int value, int pe)
{
    return FERRYI_CALL(ferry_ctx_int_atomic_fetch_and, (ctx, dest, value, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_int_atomic_fetch_and(dest, value, pe) : ferryi_ctx_no_value<int>(ctx));
}
FERRYI_INLINE long ferry_ctx_long_atomic_fetch_and(ferry_ctx_t ctx, long *dest, long value, int pe)
{
    return FERRYI_CALL(ferry_ctx_long_atomic_fetch_and, (ctx, dest, value, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_long_atomic_fetch_and(dest, value, pe) : ferryi_ctx_no_value<long>(ctx));
}
FERRYI_INLINE long long ferry_ctx_longlong_atomic_fetch_and(ferry_ctx_t ctx, long long *dest, long long value, int pe)
{
    return FERRYI_CALL(ferry_ctx_longlong_atomic_fetch_and, (ctx, dest, value, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_longlong_atomic_fetch_and(dest, value, pe) : ferryi_ctx_no_value<long long>(ctx));
}
FERRYI_INLINE unsigned int ferry_ctx_uint_atomic_fetch_and(ferry_ctx_t ctx, unsigned int *dest, unsigned int value,
    int pe)
{
    return FERRYI_CALL(ferry_ctx_uint_atomic_fetch_and, (ctx, dest, value, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_uint_atomic_fetch_and(dest, value, pe) : ferryi_ctx_no_value<unsigned int>(ctx));
}
FERRYI_INLINE unsigned long ferry_ctx_ulong_atomic_fetch_and(ferry_ctx_t ctx, unsigned long *dest, unsigned long value,
    int pe)
{
    return FERRYI_CALL(ferry_ctx_ulong_atomic_fetch_and, (ctx, dest, value, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_ulong_atomic_fetch_and(dest, value, pe) : ferryi_ctx_no_value<unsigned long>(ctx));
}
FERRYI_INLINE unsigned long long ferry_ctx_ulonglong_atomic_fetch_and(ferry_ctx_t ctx, unsigned long long *dest,
    unsigned long long value, int pe)
{
    return FERRYI_CALL(ferry_ctx_ulonglong_atomic_fetch_and, (ctx, dest, value, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_ulonglong_atomic_fetch_and(dest, value, pe) : ferryi_ctx_no_value<unsigned long long>(ctx));
}
FERRYI_INLINE int32_t ferry_ctx_int32_atomic_fetch_and(ferry_ctx_t ctx, int32_t *dest, int32_t value, int pe)
{
    return FERRYI_CALL(ferry_ctx_int32_atomic_fetch_and, (ctx, dest, value, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_int32_atomic_fetch_and(dest, value, pe) : ferryi_ctx_no_value<int32_t>(ctx));
}
FERRYI_INLINE int64_t ferry_ctx_int64_atomic_fetch_and(ferry_ctx_t ctx, int64_t *dest, int64_t value, int pe)
{
    return FERRYI_CALL(ferry_ctx_int64_atomic_fetch_and, (ctx, dest, value, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_int64_atomic_fetch_and(dest, value, pe) : ferryi_ctx_no_value<int64_t>(ctx));
}
FERRYI_INLINE uint32_t ferry_ctx_uint32_atomic_fetch_and(ferry_ctx_t ctx, uint32_t *dest, uint32_t value, int pe)
{
    return FERRYI_CALL(ferry_ctx_uint32_atomic_fetch_and, (ctx, dest, value, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_uint32_atomic_fetch_and(dest, value, pe) : ferryi_ctx_no_value<uint32_t>(ctx));
}
FERRYI_INLINE uint64_t ferry_ctx_uint64_atomic_fetch_and(ferry_ctx_t ctx, uint64_t *dest, uint64_t value, int pe)
{
    return FERRYI_CALL(ferry_ctx_uint64_atomic_fetch_and, (ctx, dest, value, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_uint64_atomic_fetch_and(dest, value, pe) : ferryi_ctx_no_value<uint64_t>(ctx));
}
FERRYI_INLINE size_t ferry_ctx_size_atomic_fetch_and(ferry_ctx_t ctx, size_t *dest, size_t value, int pe)
{
    return FERRYI_CALL(ferry_ctx_size_atomic_fetch_and, (ctx, dest, value, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_size_atomic_fetch_and(dest, value, pe) : ferryi_ctx_no_value<size_t>(ctx));
}
FERRYI_INLINE ptrdiff_t ferry_ctx_ptrdiff_atomic_fetch_and(ferry_ctx_t ctx, ptrdiff_t *dest, ptrdiff_t value, int pe)
{
    return FERRYI_CALL(ferry_ctx_ptrdiff_atomic_fetch_and, (ctx, dest, value, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_ptrdiff_atomic_fetch_and(dest, value, pe) : ferryi_ctx_no_value<ptrdiff_t>(ctx));
}

/* ferry_TYPE_atomic_fetch_or */
FERRYI_INLINE int ferry_ctx_int_atomic_fetch_or(ferry_ctx_t ctx, int *dest, int value, int pe)
{
    return FERRYI_CALL(ferry_ctx_int_atomic_fetch_or, (ctx, dest, value, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_int_atomic_fetch_or(dest, value, pe) : ferryi_ctx_no_value<int>(ctx));
}
FERRYI_INLINE long ferry_ctx_long_atomic_fetch_or(ferry_ctx_t ctx, long *dest, long value, int pe)
{
    return FERRYI_CALL(ferry_ctx_long_atomic_fetch_or, (ctx, dest, value, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_long_atomic_fetch_or(dest, value, pe) : ferryi_ctx_no_value<long>(ctx));
}
FERRYI_INLINE long long ferry_ctx_longlong_atomic_fetch_or(ferry_ctx_t ctx, long long *dest, long long value, int pe)
{
    return FERRYI_CALL(ferry_ctx_longlong_atomic_fetch_or, (ctx, dest, value, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_longlong_atomic_fetch_or(dest, value, pe) : ferryi_ctx_no_value<long long>(ctx));
}
FERRYI_INLINE unsigned int ferry_ctx_uint_atomic_fetch_or(ferry_ctx_t ctx, unsigned int *dest, unsigned int value,
    int pe)
{
    return FERRYI_CALL(ferry_ctx_uint_atomic_fetch_or, (ctx, dest, value, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_uint_atomic_fetch_or(dest, value, pe) : ferryi_ctx_no_value<unsigned int>(ctx));
}
FERRYI_INLINE unsigned long ferry_ctx_ulong_atomic_fetch_or(ferry_ctx_t ctx, unsigned long *dest, unsigned long value,
    int pe)
{
    return FERRYI_CALL(ferry_ctx_ulong_atomic_fetch_or, (ctx, dest, value, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_ulong_atomic_fetch_or(dest, value, pe) : ferryi_ctx_no_value<unsigned long>(ctx));
}
FERRYI_INLINE unsigned long long ferry_ctx_ulonglong_atomic_fetch_or(ferry_ctx_t ctx, unsigned long long *dest,
    unsigned long long value, int pe)
{
    return FERRYI_CALL(ferry_ctx_ulonglong_atomic_fetch_or, (ctx, dest, value, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_ulonglong_atomic_fetch_or(dest, value, pe) : ferryi_ctx_no_value<unsigned long long>(ctx));
}
FERRYI_INLINE int32_t ferry_ctx_int32_atomic_fetch_or(ferry_ctx_t ctx, int32_t *dest, int32_t value, int pe)
{
    return FERRYI_CALL(ferry_ctx_int32_atomic_fetch_or, (ctx, dest, value, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_int32_atomic_fetch_or(dest, value, pe) : ferryi_ctx_no_value<int32_t>(ctx));
}
FERRYI_INLINE int64_t ferry_ctx_int64_atomic_fetch_or(ferry_ctx_t ctx, int64_t *dest, int64_t value, int pe)
{
    return FERRYI_CALL(ferry_ctx_int64_atomic_fetch_or, (ctx, dest, value, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_int64_atomic_fetch_or(dest, value, pe) : ferryi_ctx_no_value<int64_t>(ctx));
}
FERRYI_INLINE uint32_t ferry_ctx_uint32_atomic_fetch_or(ferry_ctx_t ctx, uint32_t *dest, uint32_t value, int pe)
{
    return FERRYI_CALL(ferry_ctx_uint32_atomic_fetch_or, (ctx, dest, value, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_uint32_atomic_fetch_or(dest, value, pe) : ferryi_ctx_no_value<uint32_t>(ctx));
}
FERRYI_INLINE uint64_t ferry_ctx_uint64_atomic_fetch_or(ferry_ctx_t ctx, uint64_t *dest, uint64_t value, int pe)
{
    return FERRYI_CALL(ferry_ctx_uint64_atomic_fetch_or, (ctx, dest, value, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_uint64_atomic_fetch_or(dest, value, pe) : ferryi_ctx_no_value<uint64_t>(ctx));
}
FERRYI_INLINE size_t ferry_ctx_size_atomic_fetch_or(ferry_ctx_t ctx, size_t *dest, size_t value, int pe)
{
    return FERRYI_CALL(ferry_ctx_size_atomic_fetch_or, (ctx, dest, value, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_size_atomic_fetch_or(dest, value, pe) : ferryi_ctx_no_value<size_t>(ctx));
}
FERRYI_INLINE ptrdiff_t ferry_ctx_ptrdiff_atomic_fetch_or(ferry_ctx_t ctx, ptrdiff_t *dest, ptrdiff_t value, int pe)
{
    return FERRYI_CALL(ferry_ctx_ptrdiff_atomic_fetch_or, (ctx, dest, value, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_ptrdiff_atomic_fetch_or(dest, value, pe) : ferryi_ctx_no_value<ptrdiff_t>(ctx));
}

/* ferry_TYPE_atomic_fetch_xor */
FERRYI_INLINE int ferry_ctx_int_atomic_fetch_xor(ferry_ctx_t ctx, int *dest, int value, int pe)
{
    return FERRYI_CALL(ferry_ctx_int_atomic_fetch_xor, (ctx, dest, value, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_int_atomic_fetch_xor(dest, value, pe) : ferryi_ctx_no_value<int>(ctx));
}
FERRYI_INLINE long ferry_ctx_long_atomic_fetch_xor(ferry_ctx_t ctx, long *dest, long value, int pe)
{
    return FERRYI_CALL(ferry_ctx_long_atomic_fetch_xor, (ctx, dest, value, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_long_atomic_fetch_xor(dest, value, pe) : ferryi_ctx_no_value<long>(ctx));
}
FERRYI_INLINE long long ferry_ctx_longlong_atomic_fetch_xor(ferry_ctx_t ctx, long long *dest, long long value, int pe)
{
    return FERRYI_CALL(ferry_ctx_longlong_atomic_fetch_xor, (ctx, dest, value, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_longlong_atomic_fetch_xor(dest, value, pe) : ferryi_ctx_no_value<long long>(ctx));
}
FERRYI_INLINE unsigned int ferry_ctx_uint_atomic_fetch_xor(ferry_ctx_t ctx, unsigned int *dest, unsigned int value,
    int pe)
{
    return FERRYI_CALL(ferry_ctx_uint_atomic_fetch_xor, (ctx, dest, value, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_uint_atomic_fetch_xor(dest, value, pe) : ferryi_ctx_no_value<unsigned int>(ctx));
}
FERRYI_INLINE unsigned long ferry_ctx_ulong_atomic_fetch_xor(ferry_ctx_t ctx, unsigned long *dest, unsigned long value,
    int pe)
{
    return FERRYI_CALL(ferry_ctx_ulong_atomic_fetch_xor, (ctx, dest, value, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_ulong_atomic_fetch_xor(dest, value, pe) : ferryi_ctx_no_value<unsigned long>(ctx));
}
FERRYI_INLINE unsigned long long ferry_ctx_ulonglong_atomic_fetch_xor(ferry_ctx_t ctx, unsigned long long *dest,
    unsigned long long value, int pe)
{
    return FERRYI_CALL(ferry_ctx_ulonglong_atomic_fetch_xor, (ctx, dest, value, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_ulonglong_atomic_fetch_xor(dest, value, pe) : ferryi_ctx_no_value<unsigned long long>(ctx));
}
FERRYI_INLINE int32_t ferry_ctx_int32_atomic_fetch_xor(ferry_ctx_t ctx, int32_t *dest, int32_t value, int pe)
{
    return FERRYI_CALL(ferry_ctx_int32_atomic_fetch_xor, (ctx, dest, value, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_int32_atomic_fetch_xor(dest, value, pe) : ferryi_ctx_no_value<int32_t>(ctx));
}
FERRYI_INLINE int64_t ferry_ctx_int64_atomic_fetch_xor(ferry_ctx_t ctx, int64_t *dest, int64_t value, int pe)
{
    return FERRYI_CALL(ferry_ctx_int64_atomic_fetch_xor, (ctx, dest, value, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_int64_atomic_fetch_xor(dest, value, pe) : ferryi_ctx_no_value<int64_t>(ctx));
}
FERRYI_INLINE uint32_t ferry_ctx_uint32_atomic_fetch_xor(ferry_ctx_t ctx, uint32_t *dest, uint32_t value, int pe)
{
    return FERRYI_CALL(ferry_ctx_uint32_atomic_fetch_xor, (ctx, dest, value, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_uint32_atomic_fetch_xor(dest, value, pe) : ferryi_ctx_no_value<uint32_t>(ctx));
}
FERRYI_INLINE uint64_t ferry_ctx_uint64_atomic_fetch_xor(ferry_ctx_t ctx, uint64_t *dest, uint64_t value, int pe)
{
    return FERRYI_CALL(ferry_ctx_uint64_atomic_fetch_xor, (ctx, dest, value, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_uint64_atomic_fetch_xor(dest, value, pe) : ferryi_ctx_no_value<uint64_t>(ctx));
}
FERRYI_INLINE size_t ferry_ctx_size_atomic_fetch_xor(ferry_ctx_t ctx, size_t *dest, size_t value, int pe)
{
    return FERRYI_CALL(ferry_ctx_size_atomic_fetch_xor, (ctx, dest, value, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_size_atomic_fetch_xor(dest, value, pe) : ferryi_ctx_no_value<size_t>(ctx));
}
FERRYI_INLINE ptrdiff_t ferry_ctx_ptrdiff_atomic_fetch_xor(ferry_ctx_t ctx, ptrdiff_t *dest, ptrdiff_t value, int pe)
{
    return FERRYI_CALL(ferry_ctx_ptrdiff_atomic_fetch_xor, (ctx, dest, value, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_ptrdiff_atomic_fetch_xor(dest, value, pe) : ferryi_ctx_no_value<ptrdiff_t>(ctx));
}

/* ferry_TYPE_atomic_add */
FERRYI_INLINE ferry_status ferry_ctx_int_atomic_add(ferry_ctx_t ctx, int *dest, int value, int pe)
{
    return FERRYI_CALL(ferry_ctx_int_atomic_add, (ctx, dest, value, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_int_atomic_add(dest, value, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_long_atomic_add(ferry_ctx_t ctx, long *dest, long value, int pe)
{
    return FERRYI_CALL(ferry_ctx_long_atomic_add, (ctx, dest, value, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_long_atomic_add(dest, value, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_longlong_atomic_add(ferry_ctx_t ctx, long long *dest, long long value, int pe)
{
    return FERRYI_CALL(ferry_ctx_longlong_atomic_add, (ctx, dest, value, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_longlong_atomic_add(dest, value, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_uint_atomic_add(ferry_ctx_t ctx, unsigned int *dest, unsigned int value, int pe)
{
    return FERRYI_CALL(ferry_ctx_uint_atomic_add, (ctx, dest, value, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_uint_atomic_add(dest, value, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_ulong_atomic_add(ferry_ctx_t ctx, unsigned long *dest, unsigned long value, int pe)
{
    return FERRYI_CALL(ferry_ctx_ulong_atomic_add, (ctx, dest, value, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_ulong_atomic_add(dest, value, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_ulonglong_atomic_add(ferry_ctx_t ctx, unsigned long long *dest,
    unsigned long long value, int pe)
{
    return FERRYI_CALL(ferry_ctx_ulonglong_atomic_add, (ctx, dest, value, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_ulonglong_atomic_add(dest, value, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_int32_atomic_add(ferry_ctx_t ctx, int32_t *dest, int32_t value, int pe)
{
    return FERRYI_CALL(ferry_ctx_int32_atomic_add, (ctx, dest, value, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_int32_atomic_add(dest, value, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_int64_atomic_add(ferry_ctx_t ctx, int64_t *dest, int64_t value, int pe)
{
    return FERRYI_CALL(ferry_ctx_int64_atomic_add, (ctx, dest, value, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_int64_atomic_add(dest, value, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_uint32_atomic_add(ferry_ctx_t ctx, uint32_t *dest, uint32_t value, int pe)
{
    return FERRYI_CALL(ferry_ctx_uint32_atomic_add, (ctx, dest, value, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_uint32_atomic_add(dest, value, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_uint64_atomic_add(ferry_ctx_t ctx, uint64_t *dest, uint64_t value, int pe)
{
    return FERRYI_CALL(ferry_ctx_uint64_atomic_add, (ctx, dest, value, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_uint64_atomic_add(dest, value, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_size_atomic_add(ferry_ctx_t ctx, size_t *dest, size_t value, int pe)
{
    return FERRYI_CALL(ferry_ctx_size_atomic_add, (ctx, dest, value, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_size_atomic_add(dest, value, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_ptrdiff_atomic_add(ferry_ctx_t ctx, ptrdiff_t *dest, ptrdiff_t value, int pe)
{
    return FERRYI_CALL(ferry_ctx_ptrdiff_atomic_add, (ctx, dest, value, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_ptrdiff_atomic_add(dest, value, pe) : ferryi_ctx_unknown(ctx));
}

/* ferry_TYPE_atomic_and */
FERRYI_INLINE ferry_status ferry_ctx_int_atomic_and(ferry_ctx_t ctx, int *dest, int value, int pe)
{
    return FERRYI_CALL(ferry_ctx_int_atomic_and, (ctx, dest, value, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_int_atomic_and(dest, value, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_long_atomic_and(ferry_ctx_t ctx, long *dest, long value, int pe)
{
    return FERRYI_CALL(ferry_ctx_long_atomic_and, (ctx, dest, value, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_long_atomic_and(dest, value, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_longlong_atomic_and(ferry_ctx_t ctx, long long *dest, long long value, int pe)
{
    return FERRYI_CALL(ferry_ctx_longlong_atomic_and, (ctx, dest, value, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_longlong_atomic_and(dest, value, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_uint_atomic_and(ferry_ctx_t ctx, unsigned int *dest, unsigned int value, int pe)
{
    return FERRYI_CALL(ferry_ctx_uint_atomic_and, (ctx, dest, value, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_uint_atomic_and(dest, value, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_ulong_atomic_and(ferry_ctx_t ctx, unsigned long *dest, unsigned long value, int pe)
{
    return FERRYI_CALL(ferry_ctx_ulong_atomic_and, (ctx, dest, value, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_ulong_atomic_and(dest, value, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_ulonglong_atomic_and(ferry_ctx_t ctx, unsigned long long *dest,
    unsigned long long value, int pe)
{
    return FERRYI_CALL(ferry_ctx_ulonglong_atomic_and, (ctx, dest, value, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_ulonglong_atomic_and(dest, value, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_int32_atomic_and(ferry_ctx_t ctx, int32_t *dest, int32_t value, int pe)
{
    return FERRYI_CALL(ferry_ctx_int32_atomic_and, (ctx, dest, value, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_int32_atomic_and(dest, value, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_int64_atomic_and(ferry_ctx_t ctx, int64_t *dest, int64_t value, int pe)
{
    return FERRYI_CALL(ferry_ctx_int64_atomic_and, (ctx, dest, value, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_int64_atomic_and(dest, value, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_uint32_atomic_and(ferry_ctx_t ctx, uint32_t *dest, uint32_t value, int pe)
{
    return FERRYI_CALL(ferry_ctx_uint32_atomic_and, (ctx, dest, value, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_uint32_atomic_and(dest, value, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_uint64_atomic_and(ferry_ctx_t ctx, uint64_t *dest, uint64_t value, int pe)
{
    return FERRYI_CALL(ferry_ctx_uint64_atomic_and, (ctx, dest, value, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_uint64_atomic_and(dest, value, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_size_atomic_and(ferry_ctx_t ctx, size_t *dest, size_t value, int pe)
{
    return FERRYI_CALL(ferry_ctx_size_atomic_and, (ctx, dest, value, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_size_atomic_and(dest, value, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_ptrdiff_atomic_and(ferry_ctx_t ctx, ptrdiff_t *dest, ptrdiff_t value, int pe)
{
    return FERRYI_CALL(ferry_ctx_ptrdiff_atomic_and, (ctx, dest, value, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_ptrdiff_atomic_and(dest, value, pe) : ferryi_ctx_unknown(ctx));
}

/* ferry_TYPE_atomic_or */
FERRYI_INLINE ferry_status ferry_ctx_int_atomic_or(ferry_ctx_t ctx, int *dest, int value, int pe)
{
    return FERRYI_CALL(ferry_ctx_int_atomic_or, (ctx, dest, value, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_int_atomic_or(dest, value, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_long_atomic_or(ferry_ctx_t ctx, long *dest, long value, int pe)
{
    return FERRYI_CALL(ferry_ctx_long_atomic_or, (ctx, dest, value, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_long_atomic_or(dest, value, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_longlong_atomic_or(ferry_ctx_t ctx, long long *dest, long long value, int pe)
{
    return FERRYI_CALL(ferry_ctx_longlong_atomic_or, (ctx, dest, value, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_longlong_atomic_or(dest, value, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_uint_atomic_or(ferry_ctx_t ctx, unsigned int *dest, unsigned int value, int pe)
{
    return FERRYI_CALL(ferry_ctx_uint_atomic_or, (ctx, dest, value, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_uint_atomic_or(dest, value, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_ulong_atomic_or(ferry_ctx_t ctx, unsigned long *dest, unsigned long value, int pe)
{
    return FERRYI_CALL(ferry_ctx_ulong_atomic_or, (ctx, dest, value, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_ulong_atomic_or(dest, value, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_ulonglong_atomic_or(ferry_ctx_t ctx, unsigned long long *dest,
    unsigned long long value, int pe)
{
    return FERRYI_CALL(ferry_ctx_ulonglong_atomic_or, (ctx, dest, value, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_ulonglong_atomic_or(dest, value, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_int32_atomic_or(ferry_ctx_t ctx, int32_t *dest, int32_t value, int pe)
{
    return FERRYI_CALL(ferry_ctx_int32_atomic_or, (ctx, dest, value, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_int32_atomic_or(dest, value, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_int64_atomic_or(ferry_ctx_t ctx, int64_t *dest, int64_t value, int pe)
{
    return FERRYI_CALL(ferry_ctx_int64_atomic_or, (ctx, dest, value, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_int64_atomic_or(dest, value, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_uint32_atomic_or(ferry_ctx_t ctx, uint32_t *dest, uint32_t value, int pe)
{
    return FERRYI_CALL(ferry_ctx_uint32_atomic_or, (ctx, dest, value, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_uint32_atomic_or(dest, value, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_uint64_atomic_or(ferry_ctx_t ctx, uint64_t *dest, uint64_t value, int pe)
{
    return FERRYI_CALL(ferry_ctx_uint64_atomic_or, (ctx, dest, value, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_uint64_atomic_or(dest, value, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_size_atomic_or(ferry_ctx_t ctx, size_t *dest, size_t value, int pe)
{
    return FERRYI_CALL(ferry_ctx_size_atomic_or, (ctx, dest, value, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_size_atomic_or(dest, value, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_ptrdiff_atomic_or(ferry_ctx_t ctx, ptrdiff_t *dest, ptrdiff_t value, int pe)
{
    return FERRYI_CALL(ferry_ctx_ptrdiff_atomic_or, (ctx, dest, value, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_ptrdiff_atomic_or(dest, value, pe) : ferryi_ctx_unknown(ctx));
}

/* ferry_TYPE_atomic_xor */
FERRYI_INLINE ferry_status ferry_ctx_int_atomic_xor(ferry_ctx_t ctx, int *dest, int value, int pe)
{
    return FERRYI_CALL(ferry_ctx_int_atomic_xor, (ctx, dest, value, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_int_atomic_xor(dest, value, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_long_atomic_xor(ferry_ctx_t ctx, long *dest, long value, int pe)
{
    return FERRYI_CALL(ferry_ctx_long_atomic_xor, (ctx, dest, value, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_long_atomic_xor(dest, value, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_longlong_atomic_xor(ferry_ctx_t ctx, long long *dest, long long value, int pe)
{
    return FERRYI_CALL(ferry_ctx_longlong_atomic_xor, (ctx, dest, value, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_longlong_atomic_xor(dest, value, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_uint_atomic_xor(ferry_ctx_t ctx, unsigned int *dest, unsigned int value, int pe)
{
    return FERRYI_CALL(ferry_ctx_uint_atomic_xor, (ctx, dest, value, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_uint_atomic_xor(dest, value, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_ulong_atomic_xor(ferry_ctx_t ctx, unsigned long *dest, unsigned long value, int pe)
{
    return FERRYI_CALL(ferry_ctx_ulong_atomic_xor, (ctx, dest, value, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_ulong_atomic_xor(dest, value, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_ulonglong_atomic_xor(ferry_ctx_t ctx, unsigned long long *dest,
    unsigned long long value, int pe)
{
    return FERRYI_CALL(ferry_ctx_ulonglong_atomic_xor, (ctx, dest, value, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_ulonglong_atomic_xor(dest, value, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_int32_atomic_xor(ferry_ctx_t ctx, int32_t *dest, int32_t value, int pe)
{
    return FERRYI_CALL(ferry_ctx_int32_atomic_xor, (ctx, dest, value, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_int32_atomic_xor(dest, value, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_int64_atomic_xor(ferry_ctx_t ctx, int64_t *dest, int64_t value, int pe)
{
    return FERRYI_CALL(ferry_ctx_int64_atomic_xor, (ctx, dest, value, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_int64_atomic_xor(dest, value, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_uint32_atomic_xor(ferry_ctx_t ctx, uint32_t *dest, uint32_t value, int pe)
{
    return FERRYI_CALL(ferry_ctx_uint32_atomic_xor, (ctx, dest, value, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_uint32_atomic_xor(dest, value, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_uint64_atomic_xor(ferry_ctx_t ctx, uint64_t *dest, uint64_t value, int pe)
{
    return FERRYI_CALL(ferry_ctx_uint64_atomic_xor, (ctx, dest, value, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_uint64_atomic_xor(dest, value, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_size_atomic_xor(ferry_ctx_t ctx, size_t *dest, size_t value, int pe)
{
    return FERRYI_CALL(ferry_ctx_size_atomic_xor, (ctx, dest, value, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_size_atomic_xor(dest, value, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_ptrdiff_atomic_xor(ferry_ctx_t ctx, ptrdiff_t *dest, ptrdiff_t value, int pe)
{
    return FERRYI_CALL(ferry_ctx_ptrdiff_atomic_xor, (ctx, dest, value, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_ptrdiff_atomic_xor(dest, value, pe) : ferryi_ctx_unknown(ctx));
}

/* ferry_TYPE_atomic_fetch_nbi */
FERRYI_INLINE ferry_status ferry_ctx_float_atomic_fetch_nbi(ferry_ctx_t ctx, float *fetch, const float *source, int pe)
{
    return FERRYI_CALL(ferry_ctx_float_atomic_fetch_nbi, (ctx, fetch, source, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_float_atomic_fetch_nbi(fetch, source, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_double_atomic_fetch_nbi(ferry_ctx_t ctx, double *fetch, const double *source,
    int pe)
{
    return FERRYI_CALL(ferry_ctx_double_atomic_fetch_nbi, (ctx, fetch, source, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_double_atomic_fetch_nbi(fetch, source, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_int_atomic_fetch_nbi(ferry_ctx_t ctx, int *fetch, const int *source, int pe)
{
    return FERRYI_CALL(ferry_ctx_int_atomic_fetch_nbi, (ctx, fetch, source, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_int_atomic_fetch_nbi(fetch, source, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_long_atomic_fetch_nbi(ferry_ctx_t ctx, long *fetch, const long *source, int pe)
{
    return FERRYI_CALL(ferry_ctx_long_atomic_fetch_nbi, (ctx, fetch, source, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_long_atomic_fetch_nbi(fetch, source, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_longlong_atomic_fetch_nbi(ferry_ctx_t ctx, long long *fetch,
    const long long *source, int pe)
{
    return FERRYI_CALL(ferry_ctx_longlong_atomic_fetch_nbi, (ctx, fetch, source, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_longlong_atomic_fetch_nbi(fetch, source, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_uint_atomic_fetch_nbi(ferry_ctx_t ctx, unsigned int *fetch,
    const unsigned int *source, int pe)
{
    return FERRYI_CALL(ferry_ctx_uint_atomic_fetch_nbi, (ctx, fetch, source, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_uint_atomic_fetch_nbi(fetch, source, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_ulong_atomic_fetch_nbi(ferry_ctx_t ctx, unsigned long *fetch,
    const unsigned long *source, int pe)
{
    return FERRYI_CALL(ferry_ctx_ulong_atomic_fetch_nbi, (ctx, fetch, source, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_ulong_atomic_fetch_nbi(fetch, source, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_ulonglong_atomic_fetch_nbi(ferry_ctx_t ctx, unsigned long long *fetch,
    const unsigned long long *source, int pe)
{
    return FERRYI_CALL(ferry_ctx_ulonglong_atomic_fetch_nbi, (ctx, fetch, source, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_ulonglong_atomic_fetch_nbi(fetch, source, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_int32_atomic_fetch_nbi(ferry_ctx_t ctx, int32_t *fetch, const int32_t *source,
    int pe)
{
    return FERRYI_CALL(ferry_ctx_int32_atomic_fetch_nbi, (ctx, fetch, source, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_int32_atomic_fetch_nbi(fetch, source, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_int64_atomic_fetch_nbi(ferry_ctx_t ctx, int64_t *fetch, const int64_t *source,
    int pe)
{
    return FERRYI_CALL(ferry_ctx_int64_atomic_fetch_nbi, (ctx, fetch, source, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_int64_atomic_fetch_nbi(fetch, source, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_uint32_atomic_fetch_nbi(ferry_ctx_t ctx, uint32_t *fetch, const uint32_t *source,
    int pe)
{
    return FERRYI_CALL(ferry_ctx_uint32_atomic_fetch_nbi, (ctx, fetch, source, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_uint32_atomic_fetch_nbi(fetch, source, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_uint64_atomic_fetch_nbi(ferry_ctx_t ctx, uint64_t *fetch, const uint64_t *source,
    int pe)
{
    return FERRYI_CALL(ferry_ctx_uint64_atomic_fetch_nbi, (ctx, fetch, source, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_uint64_atomic_fetch_nbi(fetch, source, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_size_atomic_fetch_nbi(ferry_ctx_t ctx, size_t *fetch, const size_t *source, int pe)
{
    return FERRYI_CALL(ferry_ctx_size_atomic_fetch_nbi, (ctx, fetch, source, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_size_atomic_fetch_nbi(fetch, source, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_ptrdiff_atomic_fetch_nbi(ferry_ctx_t ctx, ptrdiff_t *fetch,
    const ptrdiff_t *source, int pe)
{
    return FERRYI_CALL(ferry_ctx_ptrdiff_atomic_fetch_nbi, (ctx, fetch, source, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_ptrdiff_atomic_fetch_nbi(fetch, source, pe) : ferryi_ctx_unknown(ctx));
}

/* ferry_TYPE_atomic_swap_nbi */
FERRYI_INLINE ferry_status ferry_ctx_float_atomic_swap_nbi(ferry_ctx_t ctx, float *fetch, float *dest, float value,
    int pe)
{
    return FERRYI_CALL(ferry_ctx_float_atomic_swap_nbi, (ctx, fetch, dest, value, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_float_atomic_swap_nbi(fetch, dest, value, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_double_atomic_swap_nbi(ferry_ctx_t ctx, double *fetch, double *dest, double value,
    int pe)
{
    return FERRYI_CALL(ferry_ctx_double_atomic_swap_nbi, (ctx, fetch, dest, value, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_double_atomic_swap_nbi(fetch, dest, value, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_int_atomic_swap_nbi(ferry_ctx_t ctx, int *fetch, int *dest, int value, int pe)
{
    return FERRYI_CALL(ferry_ctx_int_atomic_swap_nbi, (ctx, fetch, dest, value, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_int_atomic_swap_nbi(fetch, dest, value, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_long_atomic_swap_nbi(ferry_ctx_t ctx, long *fetch, long *dest, long value, int pe)
{
    return FERRYI_CALL(ferry_ctx_long_atomic_swap_nbi, (ctx, fetch, dest, value, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_long_atomic_swap_nbi(fetch, dest, value, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_longlong_atomic_swap_nbi(ferry_ctx_t ctx, long long *fetch, long long *dest,
    long long value, int pe)
{
    return FERRYI_CALL(ferry_ctx_longlong_atomic_swap_nbi, (ctx, fetch, dest, value, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_longlong_atomic_swap_nbi(fetch, dest, value, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_uint_atomic_swap_nbi(ferry_ctx_t ctx, unsigned int *fetch, unsigned int *dest,
    unsigned int value, int pe)
{
    return FERRYI_CALL(ferry_ctx_uint_atomic_swap_nbi, (ctx, fetch, dest, value, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_uint_atomic_swap_nbi(fetch, dest, value, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_ulong_atomic_swap_nbi(ferry_ctx_t ctx, unsigned long *fetch, unsigned long *dest,
    unsigned long value, int pe)
{
    return FERRYI_CALL(ferry_ctx_ulong_atomic_swap_nbi, (ctx, fetch, dest, value, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_ulong_atomic_swap_nbi(fetch, dest, value, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_ulonglong_atomic_swap_nbi(ferry_ctx_t ctx, unsigned long long *fetch,
    unsigned long long *dest, unsigned long long value, int pe)
{
    return FERRYI_CALL(ferry_ctx_ulonglong_atomic_swap_nbi, (ctx, fetch, dest, value, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_ulonglong_atomic_swap_nbi(fetch, dest, value, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_int32_atomic_swap_nbi(ferry_ctx_t ctx, int32_t *fetch, int32_t *dest,
    int32_t value, int pe)
{
    return FERRYI_CALL(ferry_ctx_int32_atomic_swap_nbi, (ctx, fetch, dest, value, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_int32_atomic_swap_nbi(fetch, dest, value, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_int64_atomic_swap_nbi(ferry_ctx_t ctx, int64_t *fetch, int64_t *dest,
    int64_t value, int pe)
{
    return FERRYI_CALL(ferry_ctx_int64_atomic_swap_nbi, (ctx, fetch, dest, value, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_int64_atomic_swap_nbi(fetch, dest, value, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_uint32_atomic_swap_nbi(ferry_ctx_t ctx, uint32_t *fetch, uint32_t *dest,
    uint32_t value, int pe)
{
    return FERRYI_CALL(ferry_ctx_uint32_atomic_swap_nbi, (ctx, fetch, dest, value, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_uint32_atomic_swap_nbi(fetch, dest, value, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_uint64_atomic_swap_nbi(ferry_ctx_t ctx, uint64_t *fetch, uint64_t *dest,
    uint64_t value, int pe)
{
    return FERRYI_CALL(ferry_ctx_uint64_atomic_swap_nbi, (ctx, fetch, dest, value, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_uint64_atomic_swap_nbi(fetch, dest, value, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_size_atomic_swap_nbi(ferry_ctx_t ctx, size_t *fetch, size_t *dest, size_t value,
    int pe)
{
    return FERRYI_CALL(ferry_ctx_size_atomic_swap_nbi, (ctx, fetch, dest, value, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_size_atomic_swap_nbi(fetch, dest, value, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_ptrdiff_atomic_swap_nbi(ferry_ctx_t ctx, ptrdiff_t *fetch, ptrdiff_t *dest,
    ptrdiff_t value, int pe)
{
    return FERRYI_CALL(ferry_ctx_ptrdiff_atomic_swap_nbi, (ctx, fetch, dest, value, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_ptrdiff_atomic_swap_nbi(fetch, dest, value, pe) : ferryi_ctx_unknown(ctx));
}

/* ferry_TYPE_atomic_compare_swap_nbi */
FERRYI_INLINE ferry_status ferry_ctx_int_atomic_compare_swap_nbi(ferry_ctx_t ctx, int *fetch, int *dest, int cond,
    int value, int pe)
{
    return FERRYI_CALL(ferry_ctx_int_atomic_compare_swap_nbi, (ctx, fetch, dest, cond, value, pe), ferryi_ctx_is(ctx,
        &pe) ? ferry_int_atomic_compare_swap_nbi(fetch, dest, cond, value, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_long_atomic_compare_swap_nbi(ferry_ctx_t ctx, long *fetch, long *dest, long cond,
    long value, int pe)
{
    return FERRYI_CALL(ferry_ctx_long_atomic_compare_swap_nbi, (ctx, fetch, dest, cond, value, pe), ferryi_ctx_is(ctx,
        &pe) ? ferry_long_atomic_compare_swap_nbi(fetch, dest, cond, value, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_longlong_atomic_compare_swap_nbi(ferry_ctx_t ctx, long long *fetch,
    long long *dest, long long cond, long long value, int pe)
{
    return FERRYI_CALL(ferry_ctx_longlong_atomic_compare_swap_nbi, (ctx, fetch, dest, cond, value, pe),
        ferryi_ctx_is(ctx, &pe) ? ferry_longlong_atomic_compare_swap_nbi(fetch, dest, cond, value, pe) :
        ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_uint_atomic_compare_swap_nbi(ferry_ctx_t ctx, unsigned int *fetch,
    unsigned int *dest, unsigned int cond, unsigned int value, int pe)
{
    return FERRYI_CALL(ferry_ctx_uint_atomic_compare_swap_nbi, (ctx, fetch, dest, cond, value, pe), ferryi_ctx_is(ctx,
        &pe) ? ferry_uint_atomic_compare_swap_nbi(fetch, dest, cond, value, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_ulong_atomic_compare_swap_nbi(ferry_ctx_t ctx, unsigned long *fetch,
    unsigned long *dest, unsigned long cond, unsigned long value, int pe)
{
    return FERRYI_CALL(ferry_ctx_ulong_atomic_compare_swap_nbi, (ctx, fetch, dest, cond, value, pe), ferryi_ctx_is(ctx,
        &pe) ? ferry_ulong_atomic_compare_swap_nbi(fetch, dest, cond, value, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_ulonglong_atomic_compare_swap_nbi(ferry_ctx_t ctx, unsigned long long *fetch,
    unsigned long long *dest, unsigned long long cond, unsigned long long value, int pe)
{
    return FERRYI_CALL(ferry_ctx_ulonglong_atomic_compare_swap_nbi, (ctx, fetch, dest, cond, value, pe),
        ferryi_ctx_is(ctx, &pe) ? ferry_ulonglong_atomic_compare_swap_nbi(fetch, dest, cond, value, pe) :
        ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_int32_atomic_compare_swap_nbi(ferry_ctx_t ctx, int32_t *fetch, int32_t *dest,
    int32_t cond, int32_t value, int pe)
{
    return FERRYI_CALL(ferry_ctx_int32_atomic_compare_swap_nbi, (ctx, fetch, dest, cond, value, pe), ferryi_ctx_is(ctx,
        &pe) ? ferry_int32_atomic_compare_swap_nbi(fetch, dest, cond, value, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_int64_atomic_compare_swap_nbi(ferry_ctx_t ctx, int64_t *fetch, int64_t *dest,
    int64_t cond, int64_t value, int pe)
{
    return FERRYI_CALL(ferry_ctx_int64_atomic_compare_swap_nbi, (ctx, fetch, dest, cond, value, pe), ferryi_ctx_is(ctx,
        &pe) ? ferry_int64_atomic_compare_swap_nbi(fetch, dest, cond, value, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_uint32_atomic_compare_swap_nbi(ferry_ctx_t ctx, uint32_t *fetch, uint32_t *dest,
    uint32_t cond, uint32_t value, int pe)
{
    return FERRYI_CALL(ferry_ctx_uint32_atomic_compare_swap_nbi, (ctx, fetch, dest, cond, value, pe), ferryi_ctx_is(ctx,
        &pe) ? ferry_uint32_atomic_compare_swap_nbi(fetch, dest, cond, value, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_uint64_atomic_compare_swap_nbi(ferry_ctx_t ctx, uint64_t *fetch, uint64_t *dest,
    uint64_t cond, uint64_t value, int pe)
{
    return FERRYI_CALL(ferry_ctx_uint64_atomic_compare_swap_nbi, (ctx, fetch, dest, cond, value, pe), ferryi_ctx_is(ctx,
        &pe) ? ferry_uint64_atomic_compare_swap_nbi(fetch, dest, cond, value, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_size_atomic_compare_swap_nbi(ferry_ctx_t ctx, size_t *fetch, size_t *dest,
    size_t cond, size_t value, int pe)
{
    return FERRYI_CALL(ferry_ctx_size_atomic_compare_swap_nbi, (ctx, fetch, dest, cond, value, pe), ferryi_ctx_is(ctx,
        &pe) ? ferry_size_atomic_compare_swap_nbi(fetch, dest, cond, value, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_ptrdiff_atomic_compare_swap_nbi(ferry_ctx_t ctx, ptrdiff_t *fetch, ptrdiff_t *dest,
    ptrdiff_t cond, ptrdiff_t value, int pe)
{
    return FERRYI_CALL(ferry_ctx_ptrdiff_atomic_compare_swap_nbi, (ctx, fetch, dest, cond, value, pe),
        ferryi_ctx_is(ctx, &pe) ? ferry_ptrdiff_atomic_compare_swap_nbi(fetch, dest, cond, value, pe) :
        ferryi_ctx_unknown(ctx));
}

/* ferry_TYPE_atomic_fetch_inc_nbi */
FERRYI_INLINE ferry_status ferry_ctx_int_atomic_fetch_inc_nbi(ferry_ctx_t ctx, int *fetch, int *dest, int pe)
{
    return FERRYI_CALL(ferry_ctx_int_atomic_fetch_inc_nbi, (ctx, fetch, dest, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_int_atomic_fetch_inc_nbi(fetch, dest, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_long_atomic_fetch_inc_nbi(ferry_ctx_t ctx, long *fetch, long *dest, int pe)
{
    return FERRYI_CALL(ferry_ctx_long_atomic_fetch_inc_nbi, (ctx, fetch, dest, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_long_atomic_fetch_inc_nbi(fetch, dest, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_longlong_atomic_fetch_inc_nbi(ferry_ctx_t ctx, long long *fetch, long long *dest,
    int pe)
{
    return FERRYI_CALL(ferry_ctx_longlong_atomic_fetch_inc_nbi, (ctx, fetch, dest, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_longlong_atomic_fetch_inc_nbi(fetch, dest, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_uint_atomic_fetch_inc_nbi(ferry_ctx_t ctx, unsigned int *fetch, unsigned int *dest,
    int pe)
{
    return FERRYI_CALL(ferry_ctx_uint_atomic_fetch_inc_nbi, (ctx, fetch, dest, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_uint_atomic_fetch_inc_nbi(fetch, dest, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_ulong_atomic_fetch_inc_nbi(ferry_ctx_t ctx, unsigned long *fetch,
    unsigned long *dest, int pe)
{
    return FERRYI_CALL(ferry_ctx_ulong_atomic_fetch_inc_nbi, (ctx, fetch, dest, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_ulong_atomic_fetch_inc_nbi(fetch, dest, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_ulonglong_atomic_fetch_inc_nbi(ferry_ctx_t ctx, unsigned long long *fetch,
    unsigned long long *dest, int pe)
{
    return FERRYI_CALL(ferry_ctx_ulonglong_atomic_fetch_inc_nbi, (ctx, fetch, dest, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_ulonglong_atomic_fetch_inc_nbi(fetch, dest, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_int32_atomic_fetch_inc_nbi(ferry_ctx_t ctx, int32_t *fetch, int32_t *dest, int pe)
{
    return FERRYI_CALL(ferry_ctx_int32_atomic_fetch_inc_nbi, (ctx, fetch, dest, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_int32_atomic_fetch_inc_nbi(fetch, dest, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_int64_atomic_fetch_inc_nbi(ferry_ctx_t ctx, int64_t *fetch, int64_t *dest, int pe)
{
    return FERRYI_CALL(ferry_ctx_int64_atomic_fetch_inc_nbi, (ctx, fetch, dest, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_int64_atomic_fetch_inc_nbi(fetch, dest, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_uint32_atomic_fetch_inc_nbi(ferry_ctx_t ctx, uint32_t *fetch, uint32_t *dest,
    int pe)
{
    return FERRYI_CALL(ferry_ctx_uint32_atomic_fetch_inc_nbi, (ctx, fetch, dest, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_uint32_atomic_fetch_inc_nbi(fetch, dest, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_uint64_atomic_fetch_inc_nbi(ferry_ctx_t ctx, uint64_t *fetch, uint64_t *dest,
    int pe)
{
    return FERRYI_CALL(ferry_ctx_uint64_atomic_fetch_inc_nbi, (ctx, fetch, dest, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_uint64_atomic_fetch_inc_nbi(fetch, dest, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_size_atomic_fetch_inc_nbi(ferry_ctx_t ctx, size_t *fetch, size_t *dest, int pe)
{
    return FERRYI_CALL(ferry_ctx_size_atomic_fetch_inc_nbi, (ctx, fetch, dest, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_size_atomic_fetch_inc_nbi(fetch, dest, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_ptrdiff_atomic_fetch_inc_nbi(ferry_ctx_t ctx, ptrdiff_t *fetch, ptrdiff_t *dest,
    int pe)
{
    return FERRYI_CALL(ferry_ctx_ptrdiff_atomic_fetch_inc_nbi, (ctx, fetch, dest, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_ptrdiff_atomic_fetch_inc_nbi(fetch, dest, pe) : ferryi_ctx_unknown(ctx));
}

/* ferry_TYPE_atomic_fetch_add_nbi */
FERRYI_INLINE ferry_status ferry_ctx_int_atomic_fetch_add_nbi(ferry_ctx_t ctx, int *fetch, int *dest, int value, int pe)
{
    return FERRYI_CALL(ferry_ctx_int_atomic_fetch_add_nbi, (ctx, fetch, dest, value, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_int_atomic_fetch_add_nbi(fetch, dest, value, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_long_atomic_fetch_add_nbi(ferry_ctx_t ctx, long *fetch, long *dest, long value,
    int pe)
{
    return FERRYI_CALL(ferry_ctx_long_atomic_fetch_add_nbi, (ctx, fetch, dest, value, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_long_atomic_fetch_add_nbi(fetch, dest, value, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_longlong_atomic_fetch_add_nbi(ferry_ctx_t ctx, long long *fetch, long long *dest,
    long long value, int pe)
{
    return FERRYI_CALL(ferry_ctx_longlong_atomic_fetch_add_nbi, (ctx, fetch, dest, value, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_longlong_atomic_fetch_add_nbi(fetch, dest, value, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_uint_atomic_fetch_add_nbi(ferry_ctx_t ctx, unsigned int *fetch, unsigned int *dest,
    unsigned int value, int pe)
{
    return FERRYI_CALL(ferry_ctx_uint_atomic_fetch_add_nbi, (ctx, fetch, dest, value, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_uint_atomic_fetch_add_nbi(fetch, dest, value, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_ulong_atomic_fetch_add_nbi(ferry_ctx_t ctx, unsigned long *fetch,
    unsigned long *dest, unsigned long value, int pe)
{
    return FERRYI_CALL(ferry_ctx_ulong_atomic_fetch_add_nbi, (ctx, fetch, dest, value, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_ulong_atomic_fetch_add_nbi(fetch, dest, value, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_ulonglong_atomic_fetch_add_nbi(ferry_ctx_t ctx, unsigned long long *fetch,
    unsigned long long *dest, unsigned long long value, int pe)
{
    return FERRYI_CALL(ferry_ctx_ulonglong_atomic_fetch_add_nbi, (ctx, fetch, dest, value, pe), ferryi_ctx_is(ctx,
        &pe) ? ferry_ulonglong_atomic_fetch_add_nbi(fetch, dest, value, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_int32_atomic_fetch_add_nbi(ferry_ctx_t ctx, int32_t *fetch, int32_t *dest,
    int32_t value, int pe)
{
    return FERRYI_CALL(ferry_ctx_int32_atomic_fetch_add_nbi, (ctx, fetch, dest, value, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_int32_atomic_fetch_add_nbi(fetch, dest, value, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_int64_atomic_fetch_add_nbi(ferry_ctx_t ctx, int64_t *fetch, int64_t *dest,
    int64_t value, int pe)
{
    return FERRYI_CALL(ferry_ctx_int64_atomic_fetch_add_nbi, (ctx, fetch, dest, value, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_int64_atomic_fetch_add_nbi(fetch, dest, value, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_uint32_atomic_fetch_add_nbi(ferry_ctx_t ctx, uint32_t *fetch, uint32_t *dest,
    uint32_t value, int pe)
{
    return FERRYI_CALL(ferry_ctx_uint32_atomic_fetch_add_nbi, (ctx, fetch, dest, value, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_uint32_atomic_fetch_add_nbi(fetch, dest, value, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_uint64_atomic_fetch_add_nbi(ferry_ctx_t ctx, uint64_t *fetch, uint64_t *dest,
    uint64_t value, int pe)
{
    return FERRYI_CALL(ferry_ctx_uint64_atomic_fetch_add_nbi, (ctx, fetch, dest, value, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_uint64_atomic_fetch_add_nbi(fetch, dest, value, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_size_atomic_fetch_add_nbi(ferry_ctx_t ctx, size_t *fetch, size_t *dest,
    size_t value, int pe)
{
    return FERRYI_CALL(ferry_ctx_size_atomic_fetch_add_nbi, (ctx, fetch, dest, value, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_size_atomic_fetch_add_nbi(fetch, dest, value, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_ptrdiff_atomic_fetch_add_nbi(ferry_ctx_t ctx, ptrdiff_t *fetch, ptrdiff_t *dest,
    ptrdiff_t value, int pe)
{
    return FERRYI_CALL(ferry_ctx_ptrdiff_atomic_fetch_add_nbi, (ctx, fetch, dest, value, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_ptrdiff_atomic_fetch_add_nbi(fetch, dest, value, pe) : ferryi_ctx_unknown(ctx));
}

/* ferry_TYPE_atomic_fetch_and_nbi */
FERRYI_INLINE ferry_status ferry_ctx_int_atomic_fetch_and_nbi(ferry_ctx_t ctx, int *fetch, int *dest, int value, int pe)
{
    return FERRYI_CALL(ferry_ctx_int_atomic_fetch_and_nbi, (ctx, fetch, dest, value, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_int_atomic_fetch_and_nbi(fetch, dest, value, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_long_atomic_fetch_and_nbi(ferry_ctx_t ctx, long *fetch, long *dest, long value,
    int pe)
{
    return FERRYI_CALL(ferry_ctx_long_atomic_fetch_and_nbi, (ctx, fetch, dest, value, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_long_atomic_fetch_and_nbi(fetch, dest, value, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_longlong_atomic_fetch_and_nbi(ferry_ctx_t ctx, long long *fetch, long long *dest,
    long long value, int pe)
{
    return FERRYI_CALL(ferry_ctx_longlong_atomic_fetch_and_nbi, (ctx, fetch, dest, value, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_longlong_atomic_fetch_and_nbi(fetch, dest, value, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_uint_atomic_fetch_and_nbi(ferry_ctx_t ctx, unsigned int *fetch, unsigned int *dest,
    unsigned int value, int pe)
{
    return FERRYI_CALL(ferry_ctx_uint_atomic_fetch_and_nbi, (ctx, fetch, dest, value, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_uint_atomic_fetch_and_nbi(fetch, dest, value, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_ulong_atomic_fetch_and_nbi(ferry_ctx_t ctx, unsigned long *fetch,
    unsigned long *dest, unsigned long value, int pe)
{
    return FERRYI_CALL(ferry_ctx_ulong_atomic_fetch_and_nbi, (ctx, fetch, dest, value, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_ulong_atomic_fetch_and_nbi(fetch, dest, value, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_ulonglong_atomic_fetch_and_nbi(ferry_ctx_t ctx, unsigned long long *fetch,
    unsigned long long *dest, unsigned long long value, int pe)
{
    return FERRYI_CALL(ferry_ctx_ulonglong_atomic_fetch_and_nbi, (ctx, fetch, dest, value, pe), ferryi_ctx_is(ctx,
        &pe) ? ferry_ulonglong_atomic_fetch_and_nbi(fetch, dest, value, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_int32_atomic_fetch_and_nbi(ferry_ctx_t ctx, int32_t *fetch, int32_t *dest,
    int32_t value, int pe)
{
    return FERRYI_CALL(ferry_ctx_int32_atomic_fetch_and_nbi, (ctx, fetch, dest, value, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_int32_atomic_fetch_and_nbi(fetch, dest, value, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_int64_atomic_fetch_and_nbi(ferry_ctx_t ctx, int64_t *fetch, int64_t *dest,
    int64_t value, int pe)
{
    return FERRYI_CALL(ferry_ctx_int64_atomic_fetch_and_nbi, (ctx, fetch, dest, value, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_int64_atomic_fetch_and_nbi(fetch, dest, value, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_uint32_atomic_fetch_and_nbi(ferry_ctx_t ctx, uint32_t *fetch, uint32_t *dest,
    uint32_t value, int pe)
{
    return FERRYI_CALL(ferry_ctx_uint32_atomic_fetch_and_nbi, (ctx, fetch, dest, value, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_uint32_atomic_fetch_and_nbi(fetch, dest, value, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_uint64_atomic_fetch_and_nbi(ferry_ctx_t ctx, uint64_t *fetch, uint64_t *dest,
    uint64_t value, int pe)
{
    return FERRYI_CALL(ferry_ctx_uint64_atomic_fetch_and_nbi, (ctx, fetch, dest, value, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_uint64_atomic_fetch_and_nbi(fetch, dest, value, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_size_atomic_fetch_and_nbi(ferry_ctx_t ctx, size_t *fetch, size_t *dest,
    size_t value, int pe)
{
    return FERRYI_CALL(ferry_ctx_size_atomic_fetch_and_nbi, (ctx, fetch, dest, value, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_size_atomic_fetch_and_nbi(fetch, dest, value, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_ptrdiff_atomic_fetch_and_nbi(ferry_ctx_t ctx, ptrdiff_t *fetch, ptrdiff_t *dest,
    ptrdiff_t value, int pe)
{
    return FERRYI_CALL(ferry_ctx_ptrdiff_atomic_fetch_and_nbi, (ctx, fetch, dest, value, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_ptrdiff_atomic_fetch_and_nbi(fetch, dest, value, pe) : ferryi_ctx_unknown(ctx));
}

/* ferry_TYPE_atomic_fetch_or_nbi */
FERRYI_INLINE ferry_status ferry_ctx_int_atomic_fetch_or_nbi(ferry_ctx_t ctx, int *fetch, int *dest, int value, int pe)
{
    return FERRYI_CALL(ferry_ctx_int_atomic_fetch_or_nbi, (ctx, fetch, dest, value, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_int_atomic_fetch_or_nbi(fetch, dest, value, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_long_atomic_fetch_or_nbi(ferry_ctx_t ctx, long *fetch, long *dest, long value,
    int pe)
{
    return FERRYI_CALL(ferry_ctx_long_atomic_fetch_or_nbi, (ctx, fetch, dest, value, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_long_atomic_fetch_or_nbi(fetch, dest, value, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_longlong_atomic_fetch_or_nbi(ferry_ctx_t ctx, long long *fetch, long long *dest,
    long long value, int pe)
{
    return FERRYI_CALL(ferry_ctx_longlong_atomic_fetch_or_nbi, (ctx, fetch, dest, value, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_longlong_atomic_fetch_or_nbi(fetch, dest, value, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_uint_atomic_fetch_or_nbi(ferry_ctx_t ctx, unsigned int *fetch, unsigned int *dest,
    unsigned int value, int pe)
{
    return FERRYI_CALL(ferry_ctx_uint_atomic_fetch_or_nbi, (ctx, fetch, dest, value, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_uint_atomic_fetch_or_nbi(fetch, dest, value, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_ulong_atomic_fetch_or_nbi(ferry_ctx_t ctx, unsigned long *fetch,
    unsigned long *dest, unsigned long value, int pe)
{
    return FERRYI_CALL(ferry_ctx_ulong_atomic_fetch_or_nbi, (ctx, fetch, dest, value, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_ulong_atomic_fetch_or_nbi(fetch, dest, value, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_ulonglong_atomic_fetch_or_nbi(ferry_ctx_t ctx, unsigned long long *fetch,
    unsigned long long *dest, unsigned long long value, int pe)
{
    return FERRYI_CALL(ferry_ctx_ulonglong_atomic_fetch_or_nbi, (ctx, fetch, dest, value, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_ulonglong_atomic_fetch_or_nbi(fetch, dest, value, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_int32_atomic_fetch_or_nbi(ferry_ctx_t ctx, int32_t *fetch, int32_t *dest,
    int32_t value, int pe)
{
    return FERRYI_CALL(ferry_ctx_int32_atomic_fetch_or_nbi, (ctx, fetch, dest, value, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_int32_atomic_fetch_or_nbi(fetch, dest, value, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_int64_atomic_fetch_or_nbi(ferry_ctx_t ctx, int64_t *fetch, int64_t *dest,
    int64_t value, int pe)
{
    return FERRYI_CALL(ferry_ctx_int64_atomic_fetch_or_nbi, (ctx, fetch, dest, value, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_int64_atomic_fetch_or_nbi(fetch, dest, value, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_uint32_atomic_fetch_or_nbi(ferry_ctx_t ctx, uint32_t *fetch, uint32_t *dest,
    uint32_t value, int pe)
{
    return FERRYI_CALL(ferry_ctx_uint32_atomic_fetch_or_nbi, (ctx, fetch, dest, value, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_uint32_atomic_fetch_or_nbi(fetch, dest, value, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_uint64_atomic_fetch_or_nbi(ferry_ctx_t ctx, uint64_t *fetch, uint64_t *dest,
    uint64_t value, int pe)
{
    return FERRYI_CALL(ferry_ctx_uint64_atomic_fetch_or_nbi, (ctx, fetch, dest, value, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_uint64_atomic_fetch_or_nbi(fetch, dest, value, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_size_atomic_fetch_or_nbi(ferry_ctx_t ctx, size_t *fetch, size_t *dest,
    size_t value, int pe)
{
    return FERRYI_CALL(ferry_ctx_size_atomic_fetch_or_nbi, (ctx, fetch, dest, value, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_size_atomic_fetch_or_nbi(fetch, dest, value, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_ptrdiff_atomic_fetch_or_nbi(ferry_ctx_t ctx, ptrdiff_t *fetch, ptrdiff_t *dest,
    ptrdiff_t value, int pe)
{
    return FERRYI_CALL(ferry_ctx_ptrdiff_atomic_fetch_or_nbi, (ctx, fetch, dest, value, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_ptrdiff_atomic_fetch_or_nbi(fetch, dest, value, pe) : ferryi_ctx_unknown(ctx));
}

/* ferry_TYPE_atomic_fetch_xor_nbi */
FERRYI_INLINE ferry_status ferry_ctx_int_atomic_fetch_xor_nbi(ferry_ctx_t ctx, int *fetch, int *dest, int value, int pe)
{
    return FERRYI_CALL(ferry_ctx_int_atomic_fetch_xor_nbi, (ctx, fetch, dest, value, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_int_atomic_fetch_xor_nbi(fetch, dest, value, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_long_atomic_fetch_xor_nbi(ferry_ctx_t ctx, long *fetch, long *dest, long value,
    int pe)
{
    return FERRYI_CALL(ferry_ctx_long_atomic_fetch_xor_nbi, (ctx, fetch, dest, value, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_long_atomic_fetch_xor_nbi(fetch, dest, value, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_longlong_atomic_fetch_xor_nbi(ferry_ctx_t ctx, long long *fetch, long long *dest,
    long long value, int pe)
{
    return FERRYI_CALL(ferry_ctx_longlong_atomic_fetch_xor_nbi, (ctx, fetch, dest, value, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_longlong_atomic_fetch_xor_nbi(fetch, dest, value, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_uint_atomic_fetch_xor_nbi(ferry_ctx_t ctx, unsigned int *fetch, unsigned int *dest,
    unsigned int value, int pe)
{
    return FERRYI_CALL(ferry_ctx_uint_atomic_fetch_xor_nbi, (ctx, fetch, dest, value, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_uint_atomic_fetch_xor_nbi(fetch, dest, value, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_ulong_atomic_fetch_xor_nbi(ferry_ctx_t ctx, unsigned long *fetch,
    unsigned long *dest, unsigned long value, int pe)
{
    return FERRYI_CALL(ferry_ctx_ulong_atomic_fetch_xor_nbi, (ctx, fetch, dest, value, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_ulong_atomic_fetch_xor_nbi(fetch, dest, value, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_ulonglong_atomic_fetch_xor_nbi(ferry_ctx_t ctx, unsigned long long *fetch,
    unsigned long long *dest, unsigned long long value, int pe)
{
    return FERRYI_CALL(ferry_ctx_ulonglong_atomic_fetch_xor_nbi, (ctx, fetch, dest, value, pe), ferryi_ctx_is(ctx,
        &pe) ? ferry_ulonglong_atomic_fetch_xor_nbi(fetch, dest, value, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_int32_atomic_fetch_xor_nbi(ferry_ctx_t ctx, int32_t *fetch, int32_t *dest,
    int32_t value, int pe)
{
    return FERRYI_CALL(ferry_ctx_int32_atomic_fetch_xor_nbi, (ctx, fetch, dest, value, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_int32_atomic_fetch_xor_nbi(fetch, dest, value, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_int64_atomic_fetch_xor_nbi(ferry_ctx_t ctx, int64_t *fetch, int64_t *dest,
    int64_t value, int pe)
{
    return FERRYI_CALL(ferry_ctx_int64_atomic_fetch_xor_nbi, (ctx, fetch, dest, value, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_int64_atomic_fetch_xor_nbi(fetch, dest, value, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_uint32_atomic_fetch_xor_nbi(ferry_ctx_t ctx, uint32_t *fetch, uint32_t *dest,
    uint32_t value, int pe)
{
    return FERRYI_CALL(ferry_ctx_uint32_atomic_fetch_xor_nbi, (ctx, fetch, dest, value, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_uint32_atomic_fetch_xor_nbi(fetch, dest, value, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_uint64_atomic_fetch_xor_nbi(ferry_ctx_t ctx, uint64_t *fetch, uint64_t *dest,
    uint64_t value, int pe)
{
    return FERRYI_CALL(ferry_ctx_uint64_atomic_fetch_xor_nbi, (ctx, fetch, dest, value, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_uint64_atomic_fetch_xor_nbi(fetch, dest, value, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_size_atomic_fetch_xor_nbi(ferry_ctx_t ctx, size_t *fetch, size_t *dest,
    size_t value, int pe)
{
    return FERRYI_CALL(ferry_ctx_size_atomic_fetch_xor_nbi, (ctx, fetch, dest, value, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_size_atomic_fetch_xor_nbi(fetch, dest, value, pe) : ferryi_ctx_unknown(ctx));
}
FERRYI_INLINE ferry_status ferry_ctx_ptrdiff_atomic_fetch_xor_nbi(ferry_ctx_t ctx, ptrdiff_t *fetch, ptrdiff_t *dest,
    ptrdiff_t value, int pe)
{
    return FERRYI_CALL(ferry_ctx_ptrdiff_atomic_fetch_xor_nbi, (ctx, fetch, dest, value, pe), ferryi_ctx_is(ctx, &pe) ?
        ferry_ptrdiff_atomic_fetch_xor_nbi(fetch, dest, value, pe) : ferryi_ctx_unknown(ctx));
}

/* ferry_ctx_fence */
FERRYI_INLINE ferry_status ferry_ctx_fence(ferry_ctx_t ctx)
{
    return FERRYI_CALL(ferry_ctx_fence, (ctx), ferryi_ctx_fence(ctx));
}

/* ferry_ctx_quiet */
FERRYI_INLINE ferry_status ferry_ctx_quiet(ferry_ctx_t ctx)
{
    return FERRYI_CALL(ferry_ctx_quiet, (ctx), ferryi_ctx_quiet(ctx));
}

/* ferry_ctx_pe_quiet */
FERRYI_INLINE ferry_status ferry_ctx_pe_quiet(ferry_ctx_t ctx, const int *target_pes, size_t npes)
{
    return FERRYI_CALL(ferry_ctx_pe_quiet, (ctx, target_pes, npes), ferryi_ctx_pe_quiet(ctx, target_pes, npes));
}

/* ferry_pe_quiet */
FERRYI_INLINE ferry_status ferry_pe_quiet(const int *target_pes, size_t npes)
{
    return FERRYI_CALL(ferry_pe_quiet, (target_pes, npes), ferryi_ctx_pe_quiet(FERRY_CTX_DEFAULT, target_pes, npes));
}
#endif

#endif
