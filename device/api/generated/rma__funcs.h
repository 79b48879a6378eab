/* SPDX-License-Identifier: BSD-3-Clause */
/* The calls of ferry/rma.h as kernels make them.  Made by api/generate.py from api/calls.txt. */
/* clang-format off */
#ifndef FERRYI_DEVICE_API_GENERATED_RMA__FUNCS_H
#define FERRYI_DEVICE_API_GENERATED_RMA__FUNCS_H

#if FERRYI_GPU
/* ferry_TYPE_put, ferry_putBITS, ferry_putmem */
FERRYI_INLINE ferry_status ferry_float_put(float *dest, const float *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_float_put, (dest, source, nelems, pe), ferryi_group_put(FERRYI_THREAD, dest, source,
        nelems, sizeof(float), pe));
}
FERRYI_INLINE ferry_status ferry_double_put(double *dest, const double *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_double_put, (dest, source, nelems, pe), ferryi_group_put(FERRYI_THREAD, dest, source,
        nelems, sizeof(double), pe));
}
FERRYI_INLINE ferry_status ferry_char_put(char *dest, const char *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_char_put, (dest, source, nelems, pe), ferryi_group_put(FERRYI_THREAD, dest, source, nelems,
        sizeof(char), pe));
}
FERRYI_INLINE ferry_status ferry_schar_put(signed char *dest, const signed char *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_schar_put, (dest, source, nelems, pe), ferryi_group_put(FERRYI_THREAD, dest, source,
        nelems, sizeof(signed char), pe));
}
FERRYI_INLINE ferry_status ferry_short_put(short *dest, const short *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_short_put, (dest, source, nelems, pe), ferryi_group_put(FERRYI_THREAD, dest, source,
        nelems, sizeof(short), pe));
}
FERRYI_INLINE ferry_status ferry_uchar_put(unsigned char *dest, const unsigned char *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_uchar_put, (dest, source, nelems, pe), ferryi_group_put(FERRYI_THREAD, dest, source,
        nelems, sizeof(unsigned char), pe));
}
FERRYI_INLINE ferry_status ferry_ushort_put(unsigned short *dest, const unsigned short *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_ushort_put, (dest, source, nelems, pe), ferryi_group_put(FERRYI_THREAD, dest, source,
        nelems, sizeof(unsigned short), pe));
}
FERRYI_INLINE ferry_status ferry_int_put(int *dest, const int *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_int_put, (dest, source, nelems, pe), ferryi_group_put(FERRYI_THREAD, dest, source, nelems,
        sizeof(int), pe));
}
FERRYI_INLINE ferry_status ferry_long_put(long *dest, const long *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_long_put, (dest, source, nelems, pe), ferryi_group_put(FERRYI_THREAD, dest, source, nelems,
        sizeof(long), pe));
}
FERRYI_INLINE ferry_status ferry_longlong_put(long long *dest, const long long *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_longlong_put, (dest, source, nelems, pe), ferryi_group_put(FERRYI_THREAD, dest, source,
        nelems, sizeof(long long), pe));
}
FERRYI_INLINE ferry_status ferry_uint_put(unsigned int *dest, const unsigned int *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_uint_put, (dest, source, nelems, pe), ferryi_group_put(FERRYI_THREAD, dest, source, nelems,
        sizeof(unsigned int), pe));
}
FERRYI_INLINE ferry_status ferry_ulong_put(unsigned long *dest, const unsigned long *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_ulong_put, (dest, source, nelems, pe), ferryi_group_put(FERRYI_THREAD, dest, source,
        nelems, sizeof(unsigned long), pe));
}
FERRYI_INLINE ferry_status ferry_ulonglong_put(unsigned long long *dest, const unsigned long long *source,
    size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_ulonglong_put, (dest, source, nelems, pe), ferryi_group_put(FERRYI_THREAD, dest, source,
        nelems, sizeof(unsigned long long), pe));
}
FERRYI_INLINE ferry_status ferry_int8_put(int8_t *dest, const int8_t *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_int8_put, (dest, source, nelems, pe), ferryi_group_put(FERRYI_THREAD, dest, source, nelems,
        sizeof(int8_t), pe));
}
FERRYI_INLINE ferry_status ferry_int16_put(int16_t *dest, const int16_t *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_int16_put, (dest, source, nelems, pe), ferryi_group_put(FERRYI_THREAD, dest, source,
        nelems, sizeof(int16_t), pe));
}
FERRYI_INLINE ferry_status ferry_uint8_put(uint8_t *dest, const uint8_t *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_uint8_put, (dest, source, nelems, pe), ferryi_group_put(FERRYI_THREAD, dest, source,
        nelems, sizeof(uint8_t), pe));
}
FERRYI_INLINE ferry_status ferry_uint16_put(uint16_t *dest, const uint16_t *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_uint16_put, (dest, source, nelems, pe), ferryi_group_put(FERRYI_THREAD, dest, source,
        nelems, sizeof(uint16_t), pe));
}
FERRYI_INLINE ferry_status ferry_int32_put(int32_t *dest, const int32_t *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_int32_put, (dest, source, nelems, pe), ferryi_group_put(FERRYI_THREAD, dest, source,
        nelems, sizeof(int32_t), pe));
}
FERRYI_INLINE ferry_status ferry_int64_put(int64_t *dest, const int64_t *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_int64_put, (dest, source, nelems, pe), ferryi_group_put(FERRYI_THREAD, dest, source,
        nelems, sizeof(int64_t), pe));
}
FERRYI_INLINE ferry_status ferry_uint32_put(uint32_t *dest, const uint32_t *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_uint32_put, (dest, source, nelems, pe), ferryi_group_put(FERRYI_THREAD, dest, source,
        nelems, sizeof(uint32_t), pe));
}
FERRYI_INLINE ferry_status ferry_uint64_put(uint64_t *dest, const uint64_t *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_uint64_put, (dest, source, nelems, pe), ferryi_group_put(FERRYI_THREAD, dest, source,
        nelems, sizeof(uint64_t), pe));
}
FERRYI_INLINE ferry_status ferry_size_put(size_t *dest, const size_t *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_size_put, (dest, source, nelems, pe), ferryi_group_put(FERRYI_THREAD, dest, source, nelems,
        sizeof(size_t), pe));
}
FERRYI_INLINE ferry_status ferry_ptrdiff_put(ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_ptrdiff_put, (dest, source, nelems, pe), ferryi_group_put(FERRYI_THREAD, dest, source,
        nelems, sizeof(ptrdiff_t), pe));
}
FERRYI_INLINE ferry_status ferry_put8(void *dest, const void *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_put8, (dest, source, nelems, pe), ferryi_group_put(FERRYI_THREAD, dest, source, nelems, 1,
        pe));
}
FERRYI_INLINE ferry_status ferry_put16(void *dest, const void *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_put16, (dest, source, nelems, pe), ferryi_group_put(FERRYI_THREAD, dest, source, nelems, 2,
        pe));
}
FERRYI_INLINE ferry_status ferry_put32(void *dest, const void *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_put32, (dest, source, nelems, pe), ferryi_group_put(FERRYI_THREAD, dest, source, nelems, 4,
        pe));
}
FERRYI_INLINE ferry_status ferry_put64(void *dest, const void *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_put64, (dest, source, nelems, pe), ferryi_group_put(FERRYI_THREAD, dest, source, nelems, 8,
        pe));
}
FERRYI_INLINE ferry_status ferry_put128(void *dest, const void *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_put128, (dest, source, nelems, pe), ferryi_group_put(FERRYI_THREAD, dest, source, nelems,
        16, pe));
}
FERRYI_INLINE ferry_status ferry_putmem(void *dest, const void *source, size_t nbytes, int pe)
{
    return FERRYI_CALL(ferry_putmem, (dest, source, nbytes, pe), ferryi_group_put(FERRYI_THREAD, dest, source, nbytes,
        1, pe));
}

/* ferry_TYPE_get, ferry_getBITS, ferry_getmem */
FERRYI_INLINE ferry_status ferry_float_get(float *dest, const float *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_float_get, (dest, source, nelems, pe), ferryi_group_get(FERRYI_THREAD, dest, source,
        nelems, sizeof(float), pe));
}
FERRYI_INLINE ferry_status ferry_double_get(double *dest, const double *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_double_get, (dest, source, nelems, pe), ferryi_group_get(FERRYI_THREAD, dest, source,
        nelems, sizeof(double), pe));
}
FERRYI_INLINE ferry_status ferry_char_get(char *dest, const char *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_char_get, (dest, source, nelems, pe), ferryi_group_get(FERRYI_THREAD, dest, source, nelems,
        sizeof(char), pe));
}
FERRYI_INLINE ferry_status ferry_schar_get(signed char *dest, const signed char *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_schar_get, (dest, source, nelems, pe), ferryi_group_get(FERRYI_THREAD, dest, source,
        nelems, sizeof(signed char), pe));
}
FERRYI_INLINE ferry_status ferry_short_get(short *dest, const short *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_short_get, (dest, source, nelems, pe), ferryi_group_get(FERRYI_THREAD, dest, source,
        nelems, sizeof(short), pe));
}
FERRYI_INLINE ferry_status ferry_uchar_get(unsigned char *dest, const unsigned char *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_uchar_get, (dest, source, nelems, pe), ferryi_group_get(FERRYI_THREAD, dest, source,
        nelems, sizeof(unsigned char), pe));
}
FERRYI_INLINE ferry_status ferry_ushort_get(unsigned short *dest, const unsigned short *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_ushort_get, (dest, source, nelems, pe), ferryi_group_get(FERRYI_THREAD, dest, source,
        nelems, sizeof(unsigned short), pe));
}
FERRYI_INLINE ferry_status ferry_int_get(int *dest, const int *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_int_get, (dest, source, nelems, pe), ferryi_group_get(FERRYI_THREAD, dest, source, nelems,
        sizeof(int), pe));
}
FERRYI_INLINE ferry_status ferry_long_get(long *dest, const long *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_long_get, (dest, source, nelems, pe), ferryi_group_get(FERRYI_THREAD, dest, source, nelems,
        sizeof(long), pe));
}
FERRYI_INLINE ferry_status ferry_longlong_get(long long *dest, const long long *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_longlong_get, (dest, source, nelems, pe), ferryi_group_get(FERRYI_THREAD, dest, source,
        nelems, sizeof(long long), pe));
}
FERRYI_INLINE ferry_status ferry_uint_get(unsigned int *dest, const unsigned int *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_uint_get, (dest, source, nelems, pe), ferryi_group_get(FERRYI_THREAD, dest, source, nelems,
        sizeof(unsigned int), pe));
}
FERRYI_INLINE ferry_status ferry_ulong_get(unsigned long *dest, const unsigned long *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_ulong_get, (dest, source, nelems, pe), ferryi_group_get(FERRYI_THREAD, dest, source,
        nelems, sizeof(unsigned long), pe));
}
FERRYI_INLINE ferry_status ferry_ulonglong_get(unsigned long long *dest, const unsigned long long *source,
    size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_ulonglong_get, (dest, source, nelems, pe), ferryi_group_get(FERRYI_THREAD, dest, source,
        nelems, sizeof(unsigned long long), pe));
}
FERRYI_INLINE ferry_status ferry_int8_get(int8_t *dest, const int8_t *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_int8_get, (dest, source, nelems, pe), ferryi_group_get(FERRYI_THREAD, dest, source, nelems,
        sizeof(int8_t), pe));
}
FERRYI_INLINE ferry_status ferry_int16_get(int16_t *dest, const int16_t *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_int16_get, (dest, source, nelems, pe), ferryi_group_get(FERRYI_THREAD, dest, source,
        nelems, sizeof(int16_t), pe));
}
FERRYI_INLINE ferry_status ferry_uint8_get(uint8_t *dest, const uint8_t *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_uint8_get, (dest, source, nelems, pe), ferryi_group_get(FERRYI_THREAD, dest, source,
        nelems, sizeof(uint8_t), pe));
}
FERRYI_INLINE ferry_status ferry_uint16_get(uint16_t *dest, const uint16_t *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_uint16_get, (dest, source, nelems, pe), ferryi_group_get(FERRYI_THREAD, dest, source,
        nelems, sizeof(uint16_t), pe));
}
FERRYI_INLINE ferry_status ferry_int32_get(int32_t *dest, const int32_t *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_int32_get, (dest, source, nelems, pe), ferryi_group_get(FERRYI_THREAD, dest, source,
        nelems, sizeof(int32_t), pe));
}
FERRYI_INLINE ferry_status ferry_int64_get(int64_t *dest, const int64_t *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_int64_get, (dest, source, nelems, pe), ferryi_group_get(FERRYI_THREAD, dest, source,
        nelems, sizeof(int64_t), pe));
}
FERRYI_INLINE ferry_status ferry_uint32_get(uint32_t *dest, const uint32_t *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_uint32_get, (dest, source, nelems, pe), ferryi_group_get(FERRYI_THREAD, dest, source,
        nelems, sizeof(uint32_t), pe));
}
FERRYI_INLINE ferry_status ferry_uint64_get(uint64_t *dest, const uint64_t *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_uint64_get, (dest, source, nelems, pe), ferryi_group_get(FERRYI_THREAD, dest, source,
        nelems, sizeof(uint64_t), pe));
}
FERRYI_INLINE ferry_status ferry_size_get(size_t *dest, const size_t *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_size_get, (dest, source, nelems, pe), ferryi_group_get(FERRYI_THREAD, dest, source, nelems,
        sizeof(size_t), pe));
}
FERRYI_INLINE ferry_status ferry_ptrdiff_get(ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_ptrdiff_get, (dest, source, nelems, pe), ferryi_group_get(FERRYI_THREAD, dest, source,
        nelems, sizeof(ptrdiff_t), pe));
}
FERRYI_INLINE ferry_status ferry_get8(void *dest, const void *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_get8, (dest, source, nelems, pe), ferryi_group_get(FERRYI_THREAD, dest, source, nelems, 1,
        pe));
}
FERRYI_INLINE ferry_status ferry_get16(void *dest, const void *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_get16, (dest, source, nelems, pe), ferryi_group_get(FERRYI_THREAD, dest, source, nelems, 2,
        pe));
}
FERRYI_INLINE ferry_status ferry_get32(void *dest, const void *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_get32, (dest, source, nelems, pe), ferryi_group_get(FERRYI_THREAD, dest, source, nelems, 4,
        pe));
}
FERRYI_INLINE ferry_status ferry_get64(void *dest, const void *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_get64, (dest, source, nelems, pe), ferryi_group_get(FERRYI_THREAD, dest, source, nelems, 8,
        pe));
}
FERRYI_INLINE ferry_status ferry_get128(void *dest, const void *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_get128, (dest, source, nelems, pe), ferryi_group_get(FERRYI_THREAD, dest, source, nelems,
        16, pe));
}
FERRYI_INLINE ferry_status ferry_getmem(void *dest, const void *source, size_t nbytes, int pe)
{
    return FERRYI_CALL(ferry_getmem, (dest, source, nbytes, pe), ferryi_group_get(FERRYI_THREAD, dest, source, nbytes,
        1, pe));
}

/* ferry_TYPE_put_nbi, ferry_putBITS_nbi, ferry_putmem_nbi */
FERRYI_INLINE ferry_status ferry_float_put_nbi(float *dest, const float *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_float_put_nbi, (dest, source, nelems, pe), ferryi_group_put(FERRYI_THREAD, dest, source,
        nelems, sizeof(float), pe));
}
FERRYI_INLINE ferry_status ferry_double_put_nbi(double *dest, const double *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_double_put_nbi, (dest, source, nelems, pe), ferryi_group_put(FERRYI_THREAD, dest, source,
        nelems, sizeof(double), pe));
}
FERRYI_INLINE ferry_status ferry_char_put_nbi(char *dest, const char *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_char_put_nbi, (dest, source, nelems, pe), ferryi_group_put(FERRYI_THREAD, dest, source,
        nelems, sizeof(char), pe));
}
FERRYI_INLINE ferry_status ferry_schar_put_nbi(signed char *dest, const signed char *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_schar_put_nbi, (dest, source, nelems, pe), ferryi_group_put(FERRYI_THREAD, dest, source,
        nelems, sizeof(signed char), pe));
}
FERRYI_INLINE ferry_status ferry_short_put_nbi(short *dest, const short *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_short_put_nbi, (dest, source, nelems, pe), ferryi_group_put(FERRYI_THREAD, dest, source,
        nelems, sizeof(short), pe));
}
FERRYI_INLINE ferry_status ferry_uchar_put_nbi(unsigned char *dest, const unsigned char *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_uchar_put_nbi, (dest, source, nelems, pe), ferryi_group_put(FERRYI_THREAD, dest, source,
        nelems, sizeof(unsigned char), pe));
}
FERRYI_INLINE ferry_status ferry_ushort_put_nbi(unsigned short *dest, const unsigned short *source, size_t nelems,
    int pe)
{
    return FERRYI_CALL(ferry_ushort_put_nbi, (dest, source, nelems, pe), ferryi_group_put(FERRYI_THREAD, dest, source,
        nelems, sizeof(unsigned short), pe));
}
FERRYI_INLINE ferry_status ferry_int_put_nbi(int *dest, const int *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_int_put_nbi, (dest, source, nelems, pe), ferryi_group_put(FERRYI_THREAD, dest, source,
        nelems, sizeof(int), pe));
}
FERRYI_INLINE ferry_status ferry_long_put_nbi(long *dest, const long *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_long_put_nbi, (dest, source, nelems, pe), ferryi_group_put(FERRYI_THREAD, dest, source,
        nelems, sizeof(long), pe));
}
FERRYI_INLINE ferry_status ferry_longlong_put_nbi(long long *dest, const long long *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_longlong_put_nbi, (dest, source, nelems, pe), ferryi_group_put(FERRYI_THREAD, dest, source,
        nelems, sizeof(long long), pe));
}
FERRYI_INLINE ferry_status ferry_uint_put_nbi(unsigned int *dest, const unsigned int *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_uint_put_nbi, (dest, source, nelems, pe), ferryi_group_put(FERRYI_THREAD, dest, source,
        nelems, sizeof(unsigned int), pe));
}
FERRYI_INLINE ferry_status ferry_ulong_put_nbi(unsigned long *dest, const unsigned long *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_ulong_put_nbi, (dest, source, nelems, pe), ferryi_group_put(FERRYI_THREAD, dest, source,
        nelems, sizeof(unsigned long), pe));
}
FERRYI_INLINE ferry_status ferry_ulonglong_put_nbi(unsigned long long *dest, const unsigned long long *source,
    size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_ulonglong_put_nbi, (dest, source, nelems, pe), ferryi_group_put(FERRYI_THREAD, dest,
        source, nelems, sizeof(unsigned long long), pe));
}
FERRYI_INLINE ferry_status ferry_int8_put_nbi(int8_t *dest, const int8_t *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_int8_put_nbi, (dest, source, nelems, pe), ferryi_group_put(FERRYI_THREAD, dest, source,
        nelems, sizeof(int8_t), pe));
}
FERRYI_INLINE ferry_status ferry_int16_put_nbi(int16_t *dest, const int16_t *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_int16_put_nbi, (dest, source, nelems, pe), ferryi_group_put(FERRYI_THREAD, dest, source,
        nelems, sizeof(int16_t), pe));
}
FERRYI_INLINE ferry_status ferry_uint8_put_nbi(uint8_t *dest, const uint8_t *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_uint8_put_nbi, (dest, source, nelems, pe), ferryi_group_put(FERRYI_THREAD, dest, source,
        nelems, sizeof(uint8_t), pe));
}
FERRYI_INLINE ferry_status ferry_uint16_put_nbi(uint16_t *dest, const uint16_t *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_uint16_put_nbi, (dest, source, nelems, pe), ferryi_group_put(FERRYI_THREAD, dest, source,
        nelems, sizeof(uint16_t), pe));
}
FERRYI_INLINE ferry_status ferry_int32_put_nbi(int32_t *dest, const int32_t *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_int32_put_nbi, (dest, source, nelems, pe), ferryi_group_put(FERRYI_THREAD, dest, source,
        nelems, sizeof(int32_t), pe));
}
FERRYI_INLINE ferry_status ferry_int64_put_nbi(int64_t *dest, const int64_t *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_int64_put_nbi, (dest, source, nelems, pe), ferryi_group_put(FERRYI_THREAD, dest, source,
        nelems, sizeof(int64_t), pe));
}
FERRYI_INLINE ferry_status ferry_uint32_put_nbi(uint32_t *dest, const uint32_t *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_uint32_put_nbi, (dest, source, nelems, pe), ferryi_group_put(FERRYI_THREAD, dest, source,
        nelems, sizeof(uint32_t), pe));
}
FERRYI_INLINE ferry_status ferry_uint64_put_nbi(uint64_t *dest, const uint64_t *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_uint64_put_nbi, (dest, source, nelems, pe), ferryi_group_put(FERRYI_THREAD, dest, source,
        nelems, sizeof(uint64_t), pe));
}
FERRYI_INLINE ferry_status ferry_size_put_nbi(size_t *dest, const size_t *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_size_put_nbi, (dest, source, nelems, pe), ferryi_group_put(FERRYI_THREAD, dest, source,
        nelems, sizeof(size_t), pe));
}
FERRYI_INLINE ferry_status ferry_ptrdiff_put_nbi(ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_ptrdiff_put_nbi, (dest, source, nelems, pe), ferryi_group_put(FERRYI_THREAD, dest, source,
        nelems, sizeof(ptrdiff_t), pe));
}
FERRYI_INLINE ferry_status ferry_put8_nbi(void *dest, const void *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_put8_nbi, (dest, source, nelems, pe), ferryi_group_put(FERRYI_THREAD, dest, source, nelems,
        1, pe));
}
FERRYI_INLINE ferry_status ferry_put16_nbi(void *dest, const void *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_put16_nbi, (dest, source, nelems, pe), ferryi_group_put(FERRYI_THREAD, dest, source,
        nelems, 2, pe));
}
FERRYI_INLINE ferry_status ferry_put32_nbi(void *dest, const void *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_put32_nbi, (dest, source, nelems, pe), ferryi_group_put(FERRYI_THREAD, dest, source,
        nelems, 4, pe));
}
FERRYI_INLINE ferry_status ferry_put64_nbi(void *dest, const void *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_put64_nbi, (dest, source, nelems, pe), ferryi_group_put(FERRYI_THREAD, dest, source,
        nelems, 8, pe));
}
FERRYI_INLINE ferry_status ferry_put128_nbi(void *dest, const void *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_put128_nbi, (dest, source, nelems, pe), ferryi_group_put(FERRYI_THREAD, dest, source,
        nelems, 16, pe));
}
FERRYI_INLINE ferry_status ferry_putmem_nbi(void *dest, const void *source, size_t nbytes, int pe)
{
    return FERRYI_CALL(ferry_putmem_nbi, (dest, source, nbytes, pe), ferryi_group_put(FERRYI_THREAD, dest, source,
        nbytes, 1, pe));
}

/* ferry_TYPE_get_nbi, ferry_getBITS_nbi, ferry_getmem_nbi */
FERRYI_INLINE ferry_status ferry_float_get_nbi(float *dest, const float *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_float_get_nbi, (dest, source, nelems, pe), ferryi_group_get(FERRYI_THREAD, dest, source,
        nelems, sizeof(float), pe));
}
FERRYI_INLINE ferry_status ferry_double_get_nbi(double *dest, const double *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_double_get_nbi, (dest, source, nelems, pe), ferryi_group_get(FERRYI_THREAD, dest, source,
        nelems, sizeof(double), pe));
}
FERRYI_INLINE ferry_status ferry_char_get_nbi(char *dest, const char *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_char_get_nbi, (dest, source, nelems, pe), ferryi_group_get(FERRYI_THREAD, dest, source,
        nelems, sizeof(char), pe));
}
FERRYI_INLINE ferry_status ferry_schar_get_nbi(signed char *dest, const signed char *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_schar_get_nbi, (dest, source, nelems, pe), ferryi_group_get(FERRYI_THREAD, dest, source,
        nelems, sizeof(signed char), pe));
}
FERRYI_INLINE ferry_status ferry_short_get_nbi(short *dest, const short *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_short_get_nbi, (dest, source, nelems, pe), ferryi_group_get(FERRYI_THREAD, dest, source,
        nelems, sizeof(short), pe));
}
FERRYI_INLINE ferry_status ferry_uchar_get_nbi(unsigned char *dest, const unsigned char *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_uchar_get_nbi, (dest, source, nelems, pe), ferryi_group_get(FERRYI_THREAD, dest, source,
        nelems, sizeof(unsigned char), pe));
}
FERRYI_INLINE ferry_status ferry_ushort_get_nbi(unsigned short *dest, const unsigned short *source, size_t nelems,
    int pe)
{
    return FERRYI_CALL(ferry_ushort_get_nbi, (dest, source, nelems, pe), ferryi_group_get(FERRYI_THREAD, dest, source,
        nelems, sizeof(unsigned short), pe));
}
FERRYI_INLINE ferry_status ferry_int_get_nbi(int *dest, const int *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_int_get_nbi, (dest, source, nelems, pe), ferryi_group_get(FERRYI_THREAD, dest, source,
        nelems, sizeof(int), pe));
}
FERRYI_INLINE ferry_status ferry_long_get_nbi(long *dest, const long *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_long_get_nbi, (dest, source, nelems, pe), ferryi_group_get(FERRYI_THREAD, dest, source,
        nelems, sizeof(long), pe));
}
FERRYI_INLINE ferry_status ferry_longlong_get_nbi(long long *dest, const long long *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_longlong_get_nbi, (dest, source, nelems, pe), ferryi_group_get(FERRYI_THREAD, dest, source,
        nelems, sizeof(long long), pe));
}
FERRYI_INLINE ferry_status ferry_uint_get_nbi(unsigned int *dest, const unsigned int *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_uint_get_nbi, (dest, source, nelems, pe), ferryi_group_get(FERRYI_THREAD, dest, source,
        nelems, sizeof(unsigned int), pe));
}
FERRYI_INLINE ferry_status ferry_ulong_get_nbi(unsigned long *dest, const unsigned long *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_ulong_get_nbi, (dest, source, nelems, pe), ferryi_group_get(FERRYI_THREAD, dest, source,
        nelems, sizeof(unsigned long), pe));
}
FERRYI_INLINE ferry_status ferry_ulonglong_get_nbi(unsigned long long *dest, const unsigned long long *source,
    size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_ulonglong_get_nbi, (dest, source, nelems, pe), ferryi_group_get(FERRYI_THREAD, dest,
        source, nelems, sizeof(unsigned long long), pe));
}
FERRYI_INLINE ferry_status ferry_int8_get_nbi(int8_t *dest, const int8_t *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_int8_get_nbi, (dest, source, nelems, pe), ferryi_group_get(FERRYI_THREAD, dest, source,
        nelems, sizeof(int8_t), pe));
}
FERRYI_INLINE ferry_status ferry_int16_get_nbi(int16_t *dest, const int16_t *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_int16_get_nbi, (dest, source, nelems, pe), ferryi_group_get(FERRYI_THREAD, dest, source,
        nelems, sizeof(int16_t), pe));
}
FERRYI_INLINE ferry_status ferry_uint8_get_nbi(uint8_t *dest, const uint8_t *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_uint8_get_nbi, (dest, source, nelems, pe), ferryi_group_get(FERRYI_THREAD, dest, source,
        nelems, sizeof(uint8_t), pe));
}
FERRYI_INLINE ferry_status ferry_uint16_get_nbi(uint16_t *dest, const uint16_t *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_uint16_get_nbi, (dest, source, nelems, pe), ferryi_group_get(FERRYI_THREAD, dest, source,
        nelems, sizeof(uint16_t), pe));
}
FERRYI_INLINE ferry_status ferry_int32_get_nbi(int32_t *dest, const int32_t *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_int32_get_nbi, (dest, source, nelems, pe), ferryi_group_get(FERRYI_THREAD, dest, source,
        nelems, sizeof(int32_t), pe));
}
FERRYI_INLINE ferry_status ferry_int64_get_nbi(int64_t *dest, const int64_t *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_int64_get_nbi, (dest, source, nelems, pe), ferryi_group_get(FERRYI_THREAD, dest, source,
        nelems, sizeof(int64_t), pe));
}
FERRYI_INLINE ferry_status ferry_uint32_get_nbi(uint32_t *dest, const uint32_t *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_uint32_get_nbi, (dest, source, nelems, pe), ferryi_group_get(FERRYI_THREAD, dest, source,
        nelems, sizeof(uint32_t), pe));
}
FERRYI_INLINE ferry_status ferry_uint64_get_nbi(uint64_t *dest, const uint64_t *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_uint64_get_nbi, (dest, source, nelems, pe), ferryi_group_get(FERRYI_THREAD, dest, source,
        nelems, sizeof(uint64_t), pe));
}
FERRYI_INLINE ferry_status ferry_size_get_nbi(size_t *dest, const size_t *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_size_get_nbi, (dest, source, nelems, pe), ferryi_group_get(FERRYI_THREAD, dest, source,
        nelems, sizeof(size_t), pe));
}
FERRYI_INLINE ferry_status ferry_ptrdiff_get_nbi(ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_ptrdiff_get_nbi, (dest, source, nelems, pe), ferryi_group_get(FERRYI_THREAD, dest, source,
        nelems, sizeof(ptrdiff_t), pe));
}
FERRYI_INLINE ferry_status ferry_get8_nbi(void *dest, const void *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_get8_nbi, (dest, source, nelems, pe), ferryi_group_get(FERRYI_THREAD, dest, source, nelems,
        1, pe));
}
FERRYI_INLINE ferry_status ferry_get16_nbi(void *dest, const void *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_get16_nbi, (dest, source, nelems, pe), ferryi_group_get(FERRYI_THREAD, dest, source,
        nelems, 2, pe));
}
FERRYI_INLINE ferry_status ferry_get32_nbi(void *dest, const void *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_get32_nbi, (dest, source, nelems, pe), ferryi_group_get(FERRYI_THREAD, dest, source,
        nelems, 4, pe));
}
FERRYI_INLINE ferry_status ferry_get64_nbi(void *dest, const void *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_get64_nbi, (dest, source, nelems, pe), ferryi_group_get(FERRYI_THREAD, dest, source,
        nelems, 8, pe));
}
FERRYI_INLINE ferry_status ferry_get128_nbi(void *dest, const void *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_get128_nbi, (dest, source, nelems, pe), ferryi_group_get(FERRYI_THREAD, dest, source,
        nelems, 16, pe));
}
FERRYI_INLINE ferry_status ferry_getmem_nbi(void *dest, const void *source, size_t nbytes, int pe)
{
    return FERRYI_CALL(ferry_getmem_nbi, (dest, source, nbytes, pe), ferryi_group_get(FERRYI_THREAD, dest, source,
        nbytes, 1, pe));
}

/* ferry_TYPE_iput, ferry_iputBITS */
FERRYI_INLINE ferry_status ferry_float_iput(float *dest, const float *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_float_iput, (dest, source, dst, sst, nelems, pe), ferryi_group_iput(FERRYI_THREAD, dest,
        source, dst, sst, sizeof(float), nelems, pe));
}
FERRYI_INLINE ferry_status ferry_double_iput(double *dest, const double *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_double_iput, (dest, source, dst, sst, nelems, pe), ferryi_group_iput(FERRYI_THREAD, dest,
        source, dst, sst, sizeof(double), nelems, pe));
}
FERRYI_INLINE ferry_status ferry_char_iput(char *dest, const char *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
    int pe)
{
    return FERRYI_CALL(ferry_char_iput, (dest, source, dst, sst, nelems, pe), ferryi_group_iput(FERRYI_THREAD, dest,
        source, dst, sst, sizeof(char), nelems, pe));
}
FERRYI_INLINE ferry_status ferry_schar_iput(signed char *dest, const signed char *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_schar_iput, (dest, source, dst, sst, nelems, pe), ferryi_group_iput(FERRYI_THREAD, dest,
        source, dst, sst, sizeof(signed char), nelems, pe));
}
FERRYI_INLINE ferry_status ferry_short_iput(short *dest, const short *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_short_iput, (dest, source, dst, sst, nelems, pe), ferryi_group_iput(FERRYI_THREAD, dest,
        source, dst, sst, sizeof(short), nelems, pe));
}
FERRYI_INLINE ferry_status ferry_uchar_iput(unsigned char *dest, const unsigned char *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_uchar_iput, (dest, source, dst, sst, nelems, pe), ferryi_group_iput(FERRYI_THREAD, dest,
        source, dst, sst, sizeof(unsigned char), nelems, pe));
}
FERRYI_INLINE ferry_status ferry_ushort_iput(unsigned short *dest, const unsigned short *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_ushort_iput, (dest, source, dst, sst, nelems, pe), ferryi_group_iput(FERRYI_THREAD, dest,
        source, dst, sst, sizeof(unsigned short), nelems, pe));
}
FERRYI_INLINE ferry_status ferry_int_iput(int *dest, const int *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
    int pe)
{
    return FERRYI_CALL(ferry_int_iput, (dest, source, dst, sst, nelems, pe), ferryi_group_iput(FERRYI_THREAD, dest,
        source, dst, sst, sizeof(int), nelems, pe));
}
FERRYI_INLINE ferry_status ferry_long_iput(long *dest, const long *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
    int pe)
{
    return FERRYI_CALL(ferry_long_iput, (dest, source, dst, sst, nelems, pe), ferryi_group_iput(FERRYI_THREAD, dest,
        source, dst, sst, sizeof(long), nelems, pe));
}
FERRYI_INLINE ferry_status ferry_longlong_iput(long long *dest, const long long *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_longlong_iput, (dest, source, dst, sst, nelems, pe), ferryi_group_iput(FERRYI_THREAD, dest,
        source, dst, sst, sizeof(long long), nelems, pe));
}
FERRYI_INLINE ferry_status ferry_uint_iput(unsigned int *dest, const unsigned int *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_uint_iput, (dest, source, dst, sst, nelems, pe), ferryi_group_iput(FERRYI_THREAD, dest,
        source, dst, sst, sizeof(unsigned int), nelems, pe));
}
FERRYI_INLINE ferry_status ferry_ulong_iput(unsigned long *dest, const unsigned long *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_ulong_iput, (dest, source, dst, sst, nelems, pe), ferryi_group_iput(FERRYI_THREAD, dest,
        source, dst, sst, sizeof(unsigned long), nelems, pe));
}
FERRYI_INLINE ferry_status ferry_ulonglong_iput(unsigned long long *dest, const unsigned long long *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_ulonglong_iput, (dest, source, dst, sst, nelems, pe), ferryi_group_iput(FERRYI_THREAD,
        dest, source, dst, sst, sizeof(unsigned long long), nelems, pe));
}
FERRYI_INLINE ferry_status ferry_int8_iput(int8_t *dest, const int8_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_int8_iput, (dest, source, dst, sst, nelems, pe), ferryi_group_iput(FERRYI_THREAD, dest,
        source, dst, sst, sizeof(int8_t), nelems, pe));
}
FERRYI_INLINE ferry_status ferry_int16_iput(int16_t *dest, const int16_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_int16_iput, (dest, source, dst, sst, nelems, pe), ferryi_group_iput(FERRYI_THREAD, dest,
        source, dst, sst, sizeof(int16_t), nelems, pe));
}
FERRYI_INLINE ferry_status ferry_uint8_iput(uint8_t *dest, const uint8_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_uint8_iput, (dest, source, dst, sst, nelems, pe), ferryi_group_iput(FERRYI_THREAD, dest,
        source, dst, sst, sizeof(uint8_t), nelems, pe));
}
FERRYI_INLINE ferry_status ferry_uint16_iput(uint16_t *dest, const uint16_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_uint16_iput, (dest, source, dst, sst, nelems, pe), ferryi_group_iput(FERRYI_THREAD, dest,
        source, dst, sst, sizeof(uint16_t), nelems, pe));
}
FERRYI_INLINE ferry_status ferry_int32_iput(int32_t *dest, const int32_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_int32_iput, (dest, source, dst, sst, nelems, pe), ferryi_group_iput(FERRYI_THREAD, dest,
        source, dst, sst, sizeof(int32_t), nelems, pe));
}
FERRYI_INLINE ferry_status ferry_int64_iput(int64_t *dest, const int64_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_int64_iput, (dest, source, dst, sst, nelems, pe), ferryi_group_iput(FERRYI_THREAD, dest,
        source, dst, sst, sizeof(int64_t), nelems, pe));
}
FERRYI_INLINE ferry_status ferry_uint32_iput(uint32_t *dest, const uint32_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_uint32_iput, (dest, source, dst, sst, nelems, pe), ferryi_group_iput(FERRYI_THREAD, dest,
        source, dst, sst, sizeof(uint32_t), nelems, pe));
}
FERRYI_INLINE ferry_status ferry_uint64_iput(uint64_t *dest, const uint64_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_uint64_iput, (dest, source, dst, sst, nelems, pe), ferryi_group_iput(FERRYI_THREAD, dest,
        source, dst, sst, sizeof(uint64_t), nelems, pe));
}
FERRYI_INLINE ferry_status ferry_size_iput(size_t *dest, const size_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_size_iput, (dest, source, dst, sst, nelems, pe), ferryi_group_iput(FERRYI_THREAD, dest,
        source, dst, sst, sizeof(size_t), nelems, pe));
}
FERRYI_INLINE ferry_status ferry_ptrdiff_iput(ptrdiff_t *dest, const ptrdiff_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_ptrdiff_iput, (dest, source, dst, sst, nelems, pe), ferryi_group_iput(FERRYI_THREAD, dest,
        source, dst, sst, sizeof(ptrdiff_t), nelems, pe));
}
FERRYI_INLINE ferry_status ferry_iput8(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
    int pe)
{
    return FERRYI_CALL(ferry_iput8, (dest, source, dst, sst, nelems, pe), ferryi_group_iput(FERRYI_THREAD, dest, source,
        dst, sst, 1, nelems, pe));
}
FERRYI_INLINE ferry_status ferry_iput16(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
    int pe)
{
    return FERRYI_CALL(ferry_iput16, (dest, source, dst, sst, nelems, pe), ferryi_group_iput(FERRYI_THREAD, dest,
        source, dst, sst, 2, nelems, pe));
}
FERRYI_INLINE ferry_status ferry_iput32(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
    int pe)
{
    return FERRYI_CALL(ferry_iput32, (dest, source, dst, sst, nelems, pe), ferryi_group_iput(FERRYI_THREAD, dest,
        source, dst, sst, 4, nelems, pe));
}
FERRYI_INLINE ferry_status ferry_iput64(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
    int pe)
{
    return FERRYI_CALL(ferry_iput64, (dest, source, dst, sst, nelems, pe), ferryi_group_iput(FERRYI_THREAD, dest,
        source, dst, sst, 8, nelems, pe));
}
FERRYI_INLINE ferry_status ferry_iput128(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
    int pe)
{
    return FERRYI_CALL(ferry_iput128, (dest, source, dst, sst, nelems, pe), ferryi_group_iput(FERRYI_THREAD, dest,
        source, dst, sst, 16, nelems, pe));
}

/* ferry_TYPE_iget, ferry_igetBITS */
FERRYI_INLINE ferry_status ferry_float_iget(float *dest, const float *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_float_iget, (dest, source, dst, sst, nelems, pe), ferryi_group_iget(FERRYI_THREAD, dest,
        source, dst, sst, sizeof(float), nelems, pe));
}
FERRYI_INLINE ferry_status ferry_double_iget(double *dest, const double *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_double_iget, (dest, source, dst, sst, nelems, pe), ferryi_group_iget(FERRYI_THREAD, dest,
        source, dst, sst, sizeof(double), nelems, pe));
}
FERRYI_INLINE ferry_status ferry_char_iget(char *dest, const char *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
    int pe)
{
    return FERRYI_CALL(ferry_char_iget, (dest, source, dst, sst, nelems, pe), ferryi_group_iget(FERRYI_THREAD, dest,
        source, dst, sst, sizeof(char), nelems, pe));
}
FERRYI_INLINE ferry_status ferry_schar_iget(signed char *dest, const signed char *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_schar_iget, (dest, source, dst, sst, nelems, pe), ferryi_group_iget(FERRYI_THREAD, dest,
        source, dst, sst, sizeof(signed char), nelems, pe));
}
FERRYI_INLINE ferry_status ferry_short_iget(short *dest, const short *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_short_iget, (dest, source, dst, sst, nelems, pe), ferryi_group_iget(FERRYI_THREAD, dest,
        source, dst, sst, sizeof(short), nelems, pe));
}
FERRYI_INLINE ferry_status ferry_uchar_iget(unsigned char *dest, const unsigned char *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_uchar_iget, (dest, source, dst, sst, nelems, pe), ferryi_group_iget(FERRYI_THREAD, dest,
        source, dst, sst, sizeof(unsigned char), nelems, pe));
}
FERRYI_INLINE ferry_status ferry_ushort_iget(unsigned short *dest, const unsigned short *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_ushort_iget, (dest, source, dst, sst, nelems, pe), ferryi_group_iget(FERRYI_THREAD, dest,
        source, dst, sst, sizeof(unsigned short), nelems, pe));
}
FERRYI_INLINE ferry_status ferry_int_iget(int *dest, const int *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
    int pe)
{
    return FERRYI_CALL(ferry_int_iget, (dest, source, dst, sst, nelems, pe), ferryi_group_iget(FERRYI_THREAD, dest,
        source, dst, sst, sizeof(int), nelems, pe));
}
FERRYI_INLINE ferry_status ferry_long_iget(long *dest, const long *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
    int pe)
{
    return FERRYI_CALL(ferry_long_iget, (dest, source, dst, sst, nelems, pe), ferryi_group_iget(FERRYI_THREAD, dest,
        source, dst, sst, sizeof(long), nelems, pe));
}
FERRYI_INLINE ferry_status ferry_longlong_iget(long long *dest, const long long *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_longlong_iget, (dest, source, dst, sst, nelems, pe), ferryi_group_iget(FERRYI_THREAD, dest,
        source, dst, sst, sizeof(long long), nelems, pe));
}
FERRYI_INLINE ferry_status ferry_uint_iget(unsigned int *dest, const unsigned int *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_uint_iget, (dest, source, dst, sst, nelems, pe), ferryi_group_iget(FERRYI_THREAD, dest,
        source, dst, sst, sizeof(unsigned int), nelems, pe));
}
FERRYI_INLINE ferry_status ferry_ulong_iget(unsigned long *dest, const unsigned long *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_ulong_iget, (dest, source, dst, sst, nelems, pe), ferryi_group_iget(FERRYI_THREAD, dest,
        source, dst, sst, sizeof(unsigned long), nelems, pe));
}
FERRYI_INLINE ferry_status ferry_ulonglong_iget(unsigned long long *dest, const unsigned long long *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_ulonglong_iget, (dest, source, dst, sst, nelems, pe), ferryi_group_iget(FERRYI_THREAD,
        dest, source, dst, sst, sizeof(unsigned long long), nelems, pe));
}
FERRYI_INLINE ferry_status ferry_int8_iget(int8_t *dest, const int8_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_int8_iget, (dest, source, dst, sst, nelems, pe), ferryi_group_iget(FERRYI_THREAD, dest,
        source, dst, sst, sizeof(int8_t), nelems, pe));
}
FERRYI_INLINE ferry_status ferry_int16_iget(int16_t *dest, const int16_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_int16_iget, (dest, source, dst, sst, nelems, pe), ferryi_group_iget(FERRYI_THREAD, dest,
        source, dst, sst, sizeof(int16_t), nelems, pe));
}
FERRYI_INLINE ferry_status ferry_uint8_iget(uint8_t *dest, const uint8_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_uint8_iget, (dest, source, dst, sst, nelems, pe), ferryi_group_iget(FERRYI_THREAD, dest,
        source, dst, sst, sizeof(uint8_t), nelems, pe));
}
FERRYI_INLINE ferry_status ferry_uint16_iget(uint16_t *dest, const uint16_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_uint16_iget, (dest, source, dst, sst, nelems, pe), ferryi_group_iget(FERRYI_THREAD, dest,
        source, dst, sst, sizeof(uint16_t), nelems, pe));
}
FERRYI_INLINE ferry_status ferry_int32_iget(int32_t *dest, const int32_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_int32_iget, (dest, source, dst, sst, nelems, pe), ferryi_group_iget(FERRYI_THREAD, dest,
        source, dst, sst, sizeof(int32_t), nelems, pe));
}
FERRYI_INLINE ferry_status ferry_int64_iget(int64_t *dest, const int64_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_int64_iget, (dest, source, dst, sst, nelems, pe), ferryi_group_iget(FERRYI_THREAD, dest,
        source, dst, sst, sizeof(int64_t), nelems, pe));
}
FERRYI_INLINE ferry_status ferry_uint32_iget(uint32_t *dest, const uint32_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_uint32_iget, (dest, source, dst, sst, nelems, pe), ferryi_group_iget(FERRYI_THREAD, dest,
        source, dst, sst, sizeof(uint32_t), nelems, pe));
}
FERRYI_INLINE ferry_status ferry_uint64_iget(uint64_t *dest, const uint64_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_uint64_iget, (dest, source, dst, sst, nelems, pe), ferryi_group_iget(FERRYI_THREAD, dest,
        source, dst, sst, sizeof(uint64_t), nelems, pe));
}
FERRYI_INLINE ferry_status ferry_size_iget(size_t *dest, const size_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_size_iget, (dest, source, dst, sst, nelems, pe), ferryi_group_iget(FERRYI_THREAD, dest,
        source, dst, sst, sizeof(size_t), nelems, pe));
}
FERRYI_INLINE ferry_status ferry_ptrdiff_iget(ptrdiff_t *dest, const ptrdiff_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_ptrdiff_iget, (dest, source, dst, sst, nelems, pe), ferryi_group_iget(FERRYI_THREAD, dest,
        source, dst, sst, sizeof(ptrdiff_t), nelems, pe));
}
FERRYI_INLINE ferry_status ferry_iget8(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
    int pe)
{
    return FERRYI_CALL(ferry_iget8, (dest, source, dst, sst, nelems, pe), ferryi_group_iget(FERRYI_THREAD, dest, source,
        dst, sst, 1, nelems, pe));
}
FERRYI_INLINE ferry_status ferry_iget16(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
    int pe)
{
    return FERRYI_CALL(ferry_iget16, (dest, source, dst, sst, nelems, pe), ferryi_group_iget(FERRYI_THREAD, dest,
        source, dst, sst, 2, nelems, pe));
}
FERRYI_INLINE ferry_status ferry_iget32(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
    int pe)
{
    return FERRYI_CALL(ferry_iget32, (dest, source, dst, sst, nelems, pe), ferryi_group_iget(FERRYI_THREAD, dest,
        source, dst, sst, 4, nelems, pe));
}
FERRYI_INLINE ferry_status ferry_iget64(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
    int pe)
{
    return FERRYI_CALL(ferry_iget64, (dest, source, dst, sst, nelems, pe), ferryi_group_iget(FERRYI_THREAD, dest,
        source, dst, sst, 8, nelems, pe));
}
FERRYI_INLINE ferry_status ferry_iget128(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
    int pe)
{
    return FERRYI_CALL(ferry_iget128, (dest, source, dst, sst, nelems, pe), ferryi_group_iget(FERRYI_THREAD, dest,
        source, dst, sst, 16, nelems, pe));
}

/* ferry_TYPE_p */
FERRYI_INLINE ferry_status ferry_float_p(float *dest, float value, int pe)
{
    return FERRYI_CALL(ferry_float_p, (dest, value, pe), ferryi_p(dest, value, pe));
}
FERRYI_INLINE ferry_status ferry_double_p(double *dest, double value, int pe)
{
    return FERRYI_CALL(ferry_double_p, (dest, value, pe), ferryi_p(dest, value, pe));
}
FERRYI_INLINE ferry_status ferry_char_p(char *dest, char value, int pe)
{
    return FERRYI_CALL(ferry_char_p, (dest, value, pe), ferryi_p(dest, value, pe));
}
FERRYI_INLINE ferry_status ferry_schar_p(signed char *dest, signed char value, int pe)
{
    return FERRYI_CALL(ferry_schar_p, (dest, value, pe), ferryi_p(dest, value, pe));
}
FERRYI_INLINE ferry_status ferry_short_p(short *dest, short value, int pe)
{
    return FERRYI_CALL(ferry_short_p, (dest, value, pe), ferryi_p(dest, value, pe));
}
FERRYI_INLINE ferry_status ferry_uchar_p(unsigned char *dest, unsigned char value, int pe)
{
    return FERRYI_CALL(ferry_uchar_p, (dest, value, pe), ferryi_p(dest, value, pe));
}
FERRYI_INLINE ferry_status ferry_ushort_p(unsigned short *dest, unsigned short value, int pe)
{
    return FERRYI_CALL(ferry_ushort_p, (dest, value, pe), ferryi_p(dest, value, pe));
}
FERRYI_INLINE ferry_status ferry_int_p(int *dest, int value, int pe)
{
    return FERRYI_CALL(ferry_int_p, (dest, value, pe), ferryi_p(dest, value, pe));
}
FERRYI_INLINE ferry_status ferry_long_p(long *dest, long value, int pe)
{
    return FERRYI_CALL(ferry_long_p, (dest, value, pe), ferryi_p(dest, value, pe));
}
FERRYI_INLINE ferry_status ferry_longlong_p(long long *dest, long long value, int pe)
{
    return FERRYI_CALL(ferry_longlong_p, (dest, value, pe), ferryi_p(dest, value, pe));
}
FERRYI_INLINE ferry_status ferry_uint_p(unsigned int *dest, unsigned int value, int pe)
{
    return FERRYI_CALL(ferry_uint_p, (dest, value, pe), ferryi_p(dest, value, pe));
}
FERRYI_INLINE ferry_status ferry_ulong_p(unsigned long *dest, unsigned long value, int pe)
{
    return FERRYI_CALL(ferry_ulong_p, (dest, value, pe), ferryi_p(dest, value, pe));
}
FERRYI_INLINE ferry_status ferry_ulonglong_p(unsigned long long *dest, unsigned long long value, int pe)
{
    return FERRYI_CALL(ferry_ulonglong_p, (dest, value, pe), ferryi_p(dest, value, pe));
}
FERRYI_INLINE ferry_status ferry_int8_p(int8_t *dest, int8_t value, int pe)
{
    return FERRYI_CALL(ferry_int8_p, (dest, value, pe), ferryi_p(dest, value, pe));
}
FERRYI_INLINE ferry_status ferry_int16_p(int16_t *dest, int16_t value, int pe)
{
    return FERRYI_CALL(ferry_int16_p, (dest, value, pe), ferryi_p(dest, value, pe));
}
FERRYI_INLINE ferry_status ferry_uint8_p(uint8_t *dest, uint8_t value, int pe)
{
    return FERRYI_CALL(ferry_uint8_p, (dest, value, pe), ferryi_p(dest, value, pe));
}
FERRYI_INLINE ferry_status ferry_uint16_p(uint16_t *dest, uint16_t value, int pe)
{
    return FERRYI_CALL(ferry_uint16_p, (dest, value, pe), ferryi_p(dest, value, pe));
}
FERRYI_INLINE ferry_status ferry_int32_p(int32_t *dest, int32_t value, int pe)
{
    return FERRYI_CALL(ferry_int32_p, (dest, value, pe), ferryi_p(dest, value, pe));
}
FERRYI_INLINE ferry_status ferry_int64_p(int64_t *dest, int64_t value, int pe)
{
    return FERRYI_CALL(ferry_int64_p, (dest, value, pe), ferryi_p(dest, value, pe));
}
FERRYI_INLINE ferry_status ferry_uint32_p(uint32_t *dest, uint32_t value, int pe)
{
    return FERRYI_CALL(ferry_uint32_p, (dest, value, pe), ferryi_p(dest, value, pe));
}
FERRYI_INLINE ferry_status ferry_uint64_p(uint64_t *dest, uint64_t value, int pe)
{
    return FERRYI_CALL(ferry_uint64_p, (dest, value, pe), ferryi_p(dest, value, pe));
}
FERRYI_INLINE ferry_status ferry_size_p(size_t *dest, size_t value, int pe)
{
    return FERRYI_CALL(ferry_size_p, (dest, value, pe), ferryi_p(dest, value, pe));
}
FERRYI_INLINE ferry_status ferry_ptrdiff_p(ptrdiff_t *dest, ptrdiff_t value, int pe)
{
    return FERRYI_CALL(ferry_ptrdiff_p, (dest, value, pe), ferryi_p(dest, value, pe));
}

/* ferry_TYPE_g */
FERRYI_INLINE float ferry_float_g(const float *source, int pe)
{
    return FERRYI_CALL(ferry_float_g, (source, pe), ferryi_g(source, pe));
}
FERRYI_INLINE double ferry_double_g(const double *source, int pe)
{
    return FERRYI_CALL(ferry_double_g, (source, pe), ferryi_g(source, pe));
}
FERRYI_INLINE char ferry_char_g(const char *source, int pe)
{
    return FERRYI_CALL(ferry_char_g, (source, pe), ferryi_g(source, pe));
}
FERRYI_INLINE signed char ferry_schar_g(const signed char *source, int pe)
{
    return FERRYI_CALL(ferry_schar_g, (source, pe), ferryi_g(source, pe));
}
FERRYI_INLINE short ferry_short_g(const short *source, int pe)
{
    return FERRYI_CALL(ferry_short_g, (source, pe), ferryi_g(source, pe));
}
FERRYI_INLINE unsigned char ferry_uchar_g(const unsigned char *source, int pe)
{
    return FERRYI_CALL(ferry_uchar_g, (source, pe), ferryi_g(source, pe));
}
FERRYI_INLINE unsigned short ferry_ushort_g(const unsigned short *source, int pe)
{
    return FERRYI_CALL(ferry_ushort_g, (source, pe), ferryi_g(source, pe));
}
FERRYI_INLINE int ferry_int_g(const int *source, int pe)
{
    return FERRYI_CALL(ferry_int_g, (source, pe), ferryi_g(source, pe));
}
FERRYI_INLINE long ferry_long_g(const long *source, int pe)
{
    return FERRYI_CALL(ferry_long_g, (source, pe), ferryi_g(source, pe));
}
FERRYI_INLINE long long ferry_longlong_g(const long long *source, int pe)
{
    return FERRYI_CALL(ferry_longlong_g, (source, pe), ferryi_g(source, pe));
}
FERRYI_INLINE unsigned int ferry_uint_g(const unsigned int *source, int pe)
{
    return FERRYI_CALL(ferry_uint_g, (source, pe), ferryi_g(source, pe));
}
FERRYI_INLINE unsigned long ferry_ulong_g(const unsigned long *source, int pe)
{
    return FERRYI_CALL(ferry_ulong_g, (source, pe), ferryi_g(source, pe));
}
FERRYI_INLINE unsigned long long ferry_ulonglong_g(const unsigned long long *source, int pe)
{
    return FERRYI_CALL(ferry_ulonglong_g, (source, pe), ferryi_g(source, pe));
}
FERRYI_INLINE int8_t ferry_int8_g(const int8_t *source, int pe)
{
    return FERRYI_CALL(ferry_int8_g, (source, pe), ferryi_g(source, pe));
}
FERRYI_INLINE int16_t ferry_int16_g(const int16_t *source, int pe)
{
    return FERRYI_CALL(ferry_int16_g, (source, pe), ferryi_g(source, pe));
}
FERRYI_INLINE uint8_t ferry_uint8_g(const uint8_t *source, int pe)
{
    return FERRYI_CALL(ferry_uint8_g, (source, pe), ferryi_g(source, pe));
}
FERRYI_INLINE uint16_t ferry_uint16_g(const uint16_t *source, int pe)
{
    return FERRYI_CALL(ferry_uint16_g, (source, pe), ferryi_g(source, pe));
}
FERRYI_INLINE int32_t ferry_int32_g(const int32_t *source, int pe)
{
    return FERRYI_CALL(ferry_int32_g, (source, pe), ferryi_g(source, pe));
}
FERRYI_INLINE int64_t ferry_int64_g(const int64_t *source, int pe)
{
    return FERRYI_CALL(ferry_int64_g, (source, pe), ferryi_g(source, pe));
}
FERRYI_INLINE uint32_t ferry_uint32_g(const uint32_t *source, int pe)
{
    return FERRYI_CALL(ferry_uint32_g, (source, pe), ferryi_g(source, pe));
}
FERRYI_INLINE uint64_t ferry_uint64_g(const uint64_t *source, int pe)
{
    return FERRYI_CALL(ferry_uint64_g, (source, pe), ferryi_g(source, pe));
}
FERRYI_INLINE size_t ferry_size_g(const size_t *source, int pe)
{
    return FERRYI_CALL(ferry_size_g, (source, pe), ferryi_g(source, pe));
}
FERRYI_INLINE ptrdiff_t ferry_ptrdiff_g(const ptrdiff_t *source, int pe)
{
    return FERRYI_CALL(ferry_ptrdiff_g, (source, pe), ferryi_g(source, pe));
}

/* ferry_TYPE_ibput, ferry_ibputBITS */
FERRYI_INLINE ferry_status ferry_float_ibput(float *dest, const float *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe)
{
    return FERRYI_CALL(ferry_float_ibput, (dest, source, dst, sst, bsize, nblocks, pe), ferryi_blocks(0, dest, source,
        dst, sst, bsize, nblocks, sizeof(float), pe));
}
FERRYI_INLINE ferry_status ferry_double_ibput(double *dest, const double *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe)
{
    return FERRYI_CALL(ferry_double_ibput, (dest, source, dst, sst, bsize, nblocks, pe), ferryi_blocks(0, dest, source,
        dst, sst, bsize, nblocks, sizeof(double), pe));
}
FERRYI_INLINE ferry_status ferry_char_ibput(char *dest, const char *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
    size_t nblocks, int pe)
{
    return FERRYI_CALL(ferry_char_ibput, (dest, source, dst, sst, bsize, nblocks, pe), ferryi_blocks(0, dest, source,
        dst, sst, bsize, nblocks, sizeof(char), pe));
}
FERRYI_INLINE ferry_status ferry_schar_ibput(signed char *dest, const signed char *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe)
{
    return FERRYI_CALL(ferry_schar_ibput, (dest, source, dst, sst, bsize, nblocks, pe), ferryi_blocks(0, dest, source,
        dst, sst, bsize, nblocks, sizeof(signed char), pe));
}
FERRYI_INLINE ferry_status ferry_short_ibput(short *dest, const short *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe)
{
    return FERRYI_CALL(ferry_short_ibput, (dest, source, dst, sst, bsize, nblocks, pe), ferryi_blocks(0, dest, source,
        dst, sst, bsize, nblocks, sizeof(short), pe));
}
FERRYI_INLINE ferry_status ferry_uchar_ibput(unsigned char *dest, const unsigned char *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    return FERRYI_CALL(ferry_uchar_ibput, (dest, source, dst, sst, bsize, nblocks, pe), ferryi_blocks(0, dest, source,
        dst, sst, bsize, nblocks, sizeof(unsigned char), pe));
}
FERRYI_INLINE ferry_status ferry_ushort_ibput(unsigned short *dest, const unsigned short *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    return FERRYI_CALL(ferry_ushort_ibput, (dest, source, dst, sst, bsize, nblocks, pe), ferryi_blocks(0, dest, source,
        dst, sst, bsize, nblocks, sizeof(unsigned short), pe));
}
FERRYI_INLINE ferry_status ferry_int_ibput(int *dest, const int *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
    size_t nblocks, int pe)
{
    return FERRYI_CALL(ferry_int_ibput, (dest, source, dst, sst, bsize, nblocks, pe), ferryi_blocks(0, dest, source,
        dst, sst, bsize, nblocks, sizeof(int), pe));
}
FERRYI_INLINE ferry_status ferry_long_ibput(long *dest, const long *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
    size_t nblocks, int pe)
{
    return FERRYI_CALL(ferry_long_ibput, (dest, source, dst, sst, bsize, nblocks, pe), ferryi_blocks(0, dest, source,
        dst, sst, bsize, nblocks, sizeof(long), pe));
}
FERRYI_INLINE ferry_status ferry_longlong_ibput(long long *dest, const long long *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe)
{
    return FERRYI_CALL(ferry_longlong_ibput, (dest, source, dst, sst, bsize, nblocks, pe), ferryi_blocks(0, dest,
        source, dst, sst, bsize, nblocks, sizeof(long long), pe));
}
FERRYI_INLINE ferry_status ferry_uint_ibput(unsigned int *dest, const unsigned int *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    return FERRYI_CALL(ferry_uint_ibput, (dest, source, dst, sst, bsize, nblocks, pe), ferryi_blocks(0, dest, source,
        dst, sst, bsize, nblocks, sizeof(unsigned int), pe));
}
FERRYI_INLINE ferry_status ferry_ulong_ibput(unsigned long *dest, const unsigned long *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    return FERRYI_CALL(ferry_ulong_ibput, (dest, source, dst, sst, bsize, nblocks, pe), ferryi_blocks(0, dest, source,
        dst, sst, bsize, nblocks, sizeof(unsigned long), pe));
}
FERRYI_INLINE ferry_status ferry_ulonglong_ibput(unsigned long long *dest, const unsigned long long *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    return FERRYI_CALL(ferry_ulonglong_ibput, (dest, source, dst, sst, bsize, nblocks, pe), ferryi_blocks(0, dest,
        source, dst, sst, bsize, nblocks, sizeof(unsigned long long), pe));
}
FERRYI_INLINE ferry_status ferry_int8_ibput(int8_t *dest, const int8_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe)
{
    return FERRYI_CALL(ferry_int8_ibput, (dest, source, dst, sst, bsize, nblocks, pe), ferryi_blocks(0, dest, source,
        dst, sst, bsize, nblocks, sizeof(int8_t), pe));
}
FERRYI_INLINE ferry_status ferry_int16_ibput(int16_t *dest, const int16_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe)
{
    return FERRYI_CALL(ferry_int16_ibput, (dest, source, dst, sst, bsize, nblocks, pe), ferryi_blocks(0, dest, source,
        dst, sst, bsize, nblocks, sizeof(int16_t), pe));
}
FERRYI_INLINE ferry_status ferry_uint8_ibput(uint8_t *dest, const uint8_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe)
{
    return FERRYI_CALL(ferry_uint8_ibput, (dest, source, dst, sst, bsize, nblocks, pe), ferryi_blocks(0, dest, source,
        dst, sst, bsize, nblocks, sizeof(uint8_t), pe));
}
FERRYI_INLINE ferry_status ferry_uint16_ibput(uint16_t *dest, const uint16_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe)
{
    return FERRYI_CALL(ferry_uint16_ibput, (dest, source, dst, sst, bsize, nblocks, pe), ferryi_blocks(0, dest, source,
        dst, sst, bsize, nblocks, sizeof(uint16_t), pe));
}
FERRYI_INLINE ferry_status ferry_int32_ibput(int32_t *dest, const int32_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe)
{
    return FERRYI_CALL(ferry_int32_ibput, (dest, source, dst, sst, bsize, nblocks, pe), ferryi_blocks(0, dest, source,
        dst, sst, bsize, nblocks, sizeof(int32_t), pe));
}
FERRYI_INLINE ferry_status ferry_int64_ibput(int64_t *dest, const int64_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe)
{
    return FERRYI_CALL(ferry_int64_ibput, (dest, source, dst, sst, bsize, nblocks, pe), ferryi_blocks(0, dest, source,
        dst, sst, bsize, nblocks, sizeof(int64_t), pe));
}
FERRYI_INLINE ferry_status ferry_uint32_ibput(uint32_t *dest, const uint32_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe)
{
    return FERRYI_CALL(ferry_uint32_ibput, (dest, source, dst, sst, bsize, nblocks, pe), ferryi_blocks(0, dest, source,
        dst, sst, bsize, nblocks, sizeof(uint32_t), pe));
}
FERRYI_INLINE ferry_status ferry_uint64_ibput(uint64_t *dest, const uint64_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe)
{
    return FERRYI_CALL(ferry_uint64_ibput, (dest, source, dst, sst, bsize, nblocks, pe), ferryi_blocks(0, dest, source,
        dst, sst, bsize, nblocks, sizeof(uint64_t), pe));
}
FERRYI_INLINE ferry_status ferry_size_ibput(size_t *dest, const size_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe)
{
    return FERRYI_CALL(ferry_size_ibput, (dest, source, dst, sst, bsize, nblocks, pe), ferryi_blocks(0, dest, source,
        dst, sst, bsize, nblocks, sizeof(size_t), pe));
}
FERRYI_INLINE ferry_status ferry_ptrdiff_ibput(ptrdiff_t *dest, const ptrdiff_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe)
{
    return FERRYI_CALL(ferry_ptrdiff_ibput, (dest, source, dst, sst, bsize, nblocks, pe), ferryi_blocks(0, dest, source,
        dst, sst, bsize, nblocks, sizeof(ptrdiff_t), pe));
}
FERRYI_INLINE ferry_status ferry_ibput8(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
    size_t nblocks, int pe)
{
    return FERRYI_CALL(ferry_ibput8, (dest, source, dst, sst, bsize, nblocks, pe), ferryi_blocks(0, dest, source, dst,
        sst, bsize, nblocks, 1, pe));
}
FERRYI_INLINE ferry_status ferry_ibput16(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
    size_t nblocks, int pe)
{
    return FERRYI_CALL(ferry_ibput16, (dest, source, dst, sst, bsize, nblocks, pe), ferryi_blocks(0, dest, source, dst,
        sst, bsize, nblocks, 2, pe));
}
FERRYI_INLINE ferry_status ferry_ibput32(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
    size_t nblocks, int pe)
{
    return FERRYI_CALL(ferry_ibput32, (dest, source, dst, sst, bsize, nblocks, pe), ferryi_blocks(0, dest, source, dst,
        sst, bsize, nblocks, 4, pe));
}
FERRYI_INLINE ferry_status ferry_ibput64(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
    size_t nblocks, int pe)
{
    return FERRYI_CALL(ferry_ibput64, (dest, source, dst, sst, bsize, nblocks, pe), ferryi_blocks(0, dest, source, dst,
        sst, bsize, nblocks, 8, pe));
}
FERRYI_INLINE ferry_status ferry_ibput128(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
    size_t nblocks, int pe)
{
    return FERRYI_CALL(ferry_ibput128, (dest, source, dst, sst, bsize, nblocks, pe), ferryi_blocks(0, dest, source, dst,
        sst, bsize, nblocks, 16, pe));
}

/* ferry_TYPE_ibget, ferry_ibgetBITS */
FERRYI_INLINE ferry_status ferry_float_ibget(float *dest, const float *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe)
{
    return FERRYI_CALL(ferry_float_ibget, (dest, source, dst, sst, bsize, nblocks, pe), ferryi_blocks(1, dest, source,
        dst, sst, bsize, nblocks, sizeof(float), pe));
}
FERRYI_INLINE ferry_status ferry_double_ibget(double *dest, const double *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe)
{
    return FERRYI_CALL(ferry_double_ibget, (dest, source, dst, sst, bsize, nblocks, pe), ferryi_blocks(1, dest, source,
        dst, sst, bsize, nblocks, sizeof(double), pe));
}
FERRYI_INLINE ferry_status ferry_char_ibget(char *dest, const char *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
    size_t nblocks, int pe)
{
    return FERRYI_CALL(ferry_char_ibget, (dest, source, dst, sst, bsize, nblocks, pe), ferryi_blocks(1, dest, source,
        dst, sst, bsize, nblocks, sizeof(char), pe));
}
FERRYI_INLINE ferry_status ferry_schar_ibget(signed char *dest, const signed char *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe)
{
    return FERRYI_CALL(ferry_schar_ibget, (dest, source, dst, sst, bsize, nblocks, pe), ferryi_blocks(1, dest, source,
        dst, sst, bsize, nblocks, sizeof(signed char), pe));
}
FERRYI_INLINE ferry_status ferry_short_ibget(short *dest, const short *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe)
{
    return FERRYI_CALL(ferry_short_ibget, (dest, source, dst, sst, bsize, nblocks, pe), ferryi_blocks(1, dest, source,
        dst, sst, bsize, nblocks, sizeof(short), pe));
}
FERRYI_INLINE ferry_status ferry_uchar_ibget(unsigned char *dest, const unsigned char *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    return FERRYI_CALL(ferry_uchar_ibget, (dest, source, dst, sst, bsize, nblocks, pe), ferryi_blocks(1, dest, source,
        dst, sst, bsize, nblocks, sizeof(unsigned char), pe));
}
FERRYI_INLINE ferry_status ferry_ushort_ibget(unsigned short *dest, const unsigned short *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    return FERRYI_CALL(ferry_ushort_ibget, (dest, source, dst, sst, bsize, nblocks, pe), ferryi_blocks(1, dest, source,
        dst, sst, bsize, nblocks, sizeof(unsigned short), pe));
}
FERRYI_INLINE ferry_status ferry_int_ibget(int *dest, const int *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
    size_t nblocks, int pe)
{
    return FERRYI_CALL(ferry_int_ibget, (dest, source, dst, sst, bsize, nblocks, pe), ferryi_blocks(1, dest, source,
        dst, sst, bsize, nblocks, sizeof(int), pe));
}
FERRYI_INLINE ferry_status ferry_long_ibget(long *dest, const long *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
    size_t nblocks, int pe)
{
    return FERRYI_CALL(ferry_long_ibget, (dest, source, dst, sst, bsize, nblocks, pe), ferryi_blocks(1, dest, source,
        dst, sst, bsize, nblocks, sizeof(long), pe));
}
FERRYI_INLINE ferry_status ferry_longlong_ibget(long long *dest, const long long *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe)
{
    return FERRYI_CALL(ferry_longlong_ibget, (dest, source, dst, sst, bsize, nblocks, pe), ferryi_blocks(1, dest,
        source, dst, sst, bsize, nblocks, sizeof(long long), pe));
}
FERRYI_INLINE ferry_status ferry_uint_ibget(unsigned int *dest, const unsigned int *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    return FERRYI_CALL(ferry_uint_ibget, (dest, source, dst, sst, bsize, nblocks, pe), ferryi_blocks(1, dest, source,
        dst, sst, bsize, nblocks, sizeof(unsigned int), pe));
}
FERRYI_INLINE ferry_status ferry_ulong_ibget(unsigned long *dest, const unsigned long *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    return FERRYI_CALL(ferry_ulong_ibget, (dest, source, dst, sst, bsize, nblocks, pe), ferryi_blocks(1, dest, source,
        dst, sst, bsize, nblocks, sizeof(unsigned long), pe));
}
FERRYI_INLINE ferry_status ferry_ulonglong_ibget(unsigned long long *dest, const unsigned long long *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    return FERRYI_CALL(ferry_ulonglong_ibget, (dest, source, dst, sst, bsize, nblocks, pe), ferryi_blocks(1, dest,
        source, dst, sst, bsize, nblocks, sizeof(unsigned long long), pe));
}
FERRYI_INLINE ferry_status ferry_int8_ibget(int8_t *dest, const int8_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe)
{
    return FERRYI_CALL(ferry_int8_ibget, (dest, source, dst, sst, bsize, nblocks, pe), ferryi_blocks(1, dest, source,
        dst, sst, bsize, nblocks, sizeof(int8_t), pe));
}
FERRYI_INLINE ferry_status ferry_int16_ibget(int16_t *dest, const int16_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe)
{
    return FERRYI_CALL(ferry_int16_ibget, (dest, source, dst, sst, bsize, nblocks, pe), ferryi_blocks(1, dest, source,
        dst, sst, bsize, nblocks, sizeof(int16_t), pe));
}
FERRYI_INLINE ferry_status ferry_uint8_ibget(uint8_t *dest, const uint8_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe)
{
    return FERRYI_CALL(ferry_uint8_ibget, (dest, source, dst, sst, bsize, nblocks, pe), ferryi_blocks(1, dest, source,
        dst, sst, bsize, nblocks, sizeof(uint8_t), pe));
}
FERRYI_INLINE ferry_status ferry_uint16_ibget(uint16_t *dest, const uint16_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe)
{
    return FERRYI_CALL(ferry_uint16_ibget, (dest, source, dst, sst, bsize, nblocks, pe), ferryi_blocks(1, dest, source,
        dst, sst, bsize, nblocks, sizeof(uint16_t), pe));
}
FERRYI_INLINE ferry_status ferry_int32_ibget(int32_t *dest, const int32_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe)
{
    return FERRYI_CALL(ferry_int32_ibget, (dest, source, dst, sst, bsize, nblocks, pe), ferryi_blocks(1, dest, source,
        dst, sst, bsize, nblocks, sizeof(int32_t), pe));
}
FERRYI_INLINE ferry_status ferry_int64_ibget(int64_t *dest, const int64_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe)
{
    return FERRYI_CALL(ferry_int64_ibget, (dest, source, dst, sst, bsize, nblocks, pe), ferryi_blocks(1, dest, source,
        dst, sst, bsize, nblocks, sizeof(int64_t), pe));
}
FERRYI_INLINE ferry_status ferry_uint32_ibget(uint32_t *dest, const uint32_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe)
{
    return FERRYI_CALL(ferry_uint32_ibget, (dest, source, dst, sst, bsize, nblocks, pe), ferryi_blocks(1, dest, source,
        dst, sst, bsize, nblocks, sizeof(uint32_t), pe));
}
FERRYI_INLINE ferry_status ferry_uint64_ibget(uint64_t *dest, const uint64_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe)
{
    return FERRYI_CALL(ferry_uint64_ibget, (dest, source, dst, sst, bsize, nblocks, pe), ferryi_blocks(1, dest, source,
        dst, sst, bsize, nblocks, sizeof(uint64_t), pe));
}
FERRYI_INLINE ferry_status ferry_size_ibget(size_t *dest, const size_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe)
{
    return FERRYI_CALL(ferry_size_ibget, (dest, source, dst, sst, bsize, nblocks, pe), ferryi_blocks(1, dest, source,
        dst, sst, bsize, nblocks, sizeof(size_t), pe));
}
FERRYI_INLINE ferry_status ferry_ptrdiff_ibget(ptrdiff_t *dest, const ptrdiff_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe)
{
    return FERRYI_CALL(ferry_ptrdiff_ibget, (dest, source, dst, sst, bsize, nblocks, pe), ferryi_blocks(1, dest, source,
        dst, sst, bsize, nblocks, sizeof(ptrdiff_t), pe));
}
FERRYI_INLINE ferry_status ferry_ibget8(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
    size_t nblocks, int pe)
{
    return FERRYI_CALL(ferry_ibget8, (dest, source, dst, sst, bsize, nblocks, pe), ferryi_blocks(1, dest, source, dst,
        sst, bsize, nblocks, 1, pe));
}
FERRYI_INLINE ferry_status ferry_ibget16(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
    size_t nblocks, int pe)
{
    return FERRYI_CALL(ferry_ibget16, (dest, source, dst, sst, bsize, nblocks, pe), ferryi_blocks(1, dest, source, dst,
        sst, bsize, nblocks, 2, pe));
}
FERRYI_INLINE ferry_status ferry_ibget32(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
    size_t nblocks, int pe)
{
    return FERRYI_CALL(ferry_ibget32, (dest, source, dst, sst, bsize, nblocks, pe), ferryi_blocks(1, dest, source, dst,
        sst, bsize, nblocks, 4, pe));
}
FERRYI_INLINE ferry_status ferry_ibget64(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
    size_t nblocks, int pe)
{
    return FERRYI_CALL(ferry_ibget64, (dest, source, dst, sst, bsize, nblocks, pe), ferryi_blocks(1, dest, source, dst,
        sst, bsize, nblocks, 8, pe));
}
FERRYI_INLINE ferry_status ferry_ibget128(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
    size_t nblocks, int pe)
{
    return FERRYI_CALL(ferry_ibget128, (dest, source, dst, sst, bsize, nblocks, pe), ferryi_blocks(1, dest, source, dst,
        sst, bsize, nblocks, 16, pe));
}

/* ferry_fence */
FERRYI_INLINE ferry_status ferry_fence(void)
{
    return FERRYI_CALL(ferry_fence, (), ferryi_group_fence(FERRYI_THREAD));
}

/* ferry_quiet */
FERRYI_INLINE ferry_status ferry_quiet(void)
{
    return FERRYI_CALL(ferry_quiet, (), ferryi_group_quiet(FERRYI_THREAD));
}
#endif

/* ---- Made together by a warp or a block. */

/* ferry_TYPE_put, ferry_putBITS, ferry_putmem */
FERRYI_INLINE ferry_status ferry_float_put_warp(float *dest, const float *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_float_put, (dest, source, nelems, pe), ferryi_group_put(FERRYI_WARP, dest, source, nelems,
        sizeof(float), pe));
}
FERRYI_INLINE ferry_status ferry_float_put_block(float *dest, const float *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_float_put, (dest, source, nelems, pe), ferryi_group_put(FERRYI_BLOCK, dest, source, nelems,
        sizeof(float), pe));
}
FERRYI_INLINE ferry_status ferry_double_put_warp(double *dest, const double *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_double_put, (dest, source, nelems, pe), ferryi_group_put(FERRYI_WARP, dest, source, nelems,
        sizeof(double), pe));
}
FERRYI_INLINE ferry_status ferry_double_put_block(double *dest, const double *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_double_put, (dest, source, nelems, pe), ferryi_group_put(FERRYI_BLOCK, dest, source,
        nelems, sizeof(double), pe));
}
#if !FERRYI_GPU
FERRYI_INLINE ferry_status ferry_longdouble_put_warp(long double *dest, const long double *source, size_t nelems,
    int pe)
{
    return FERRYI_CALL(ferry_longdouble_put, (dest, source, nelems, pe), ferryi_group_put(FERRYI_WARP, dest, source,
        nelems, sizeof(long double), pe));
}
#endif
#if !FERRYI_GPU
FERRYI_INLINE ferry_status ferry_longdouble_put_block(long double *dest, const long double *source, size_t nelems,
    int pe)
{
    return FERRYI_CALL(ferry_longdouble_put, (dest, source, nelems, pe), ferryi_group_put(FERRYI_BLOCK, dest, source,
        nelems, sizeof(long double), pe));
}
#endif
FERRYI_INLINE ferry_status ferry_char_put_warp(char *dest, const char *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_char_put, (dest, source, nelems, pe), ferryi_group_put(FERRYI_WARP, dest, source, nelems,
        sizeof(char), pe));
}
FERRYI_INLINE ferry_status ferry_char_put_block(char *dest, const char *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_char_put, (dest, source, nelems, pe), ferryi_group_put(FERRYI_BLOCK, dest, source, nelems,
        sizeof(char), pe));
}
FERRYI_INLINE ferry_status ferry_schar_put_warp(signed char *dest, const signed char *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_schar_put, (dest, source, nelems, pe), ferryi_group_put(FERRYI_WARP, dest, source, nelems,
        sizeof(signed char), pe));
}
FERRYI_INLINE ferry_status ferry_schar_put_block(signed char *dest, const signed char *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_schar_put, (dest, source, nelems, pe), ferryi_group_put(FERRYI_BLOCK, dest, source, nelems,
        sizeof(signed char), pe));
}
FERRYI_INLINE ferry_status ferry_short_put_warp(short *dest, const short *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_short_put, (dest, source, nelems, pe), ferryi_group_put(FERRYI_WARP, dest, source, nelems,
        sizeof(short), pe));
}
FERRYI_INLINE ferry_status ferry_short_put_block(short *dest, const short *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_short_put, (dest, source, nelems, pe), ferryi_group_put(FERRYI_BLOCK, dest, source, nelems,
        sizeof(short), pe));
}
FERRYI_INLINE ferry_status ferry_uchar_put_warp(unsigned char *dest, const unsigned char *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_uchar_put, (dest, source, nelems, pe), ferryi_group_put(FERRYI_WARP, dest, source, nelems,
        sizeof(unsigned char), pe));
}
FERRYI_INLINE ferry_status ferry_uchar_put_block(unsigned char *dest, const unsigned char *source, size_t nelems,
    int pe)
{
    return FERRYI_CALL(ferry_uchar_put, (dest, source, nelems, pe), ferryi_group_put(FERRYI_BLOCK, dest, source, nelems,
        sizeof(unsigned char), pe));
}
FERRYI_INLINE ferry_status ferry_ushort_put_warp(unsigned short *dest, const unsigned short *source, size_t nelems,
    int pe)
{
    return FERRYI_CALL(ferry_ushort_put, (dest, source, nelems, pe), ferryi_group_put(FERRYI_WARP, dest, source, nelems,
        sizeof(unsigned short), pe));
}
FERRYI_INLINE ferry_status ferry_ushort_put_block(unsigned short *dest, const unsigned short *source, size_t nelems,
    int pe)
{
    return FERRYI_CALL(ferry_ushort_put, (dest, source, nelems, pe), ferryi_group_put(FERRYI_BLOCK, dest, source,
        nelems, sizeof(unsigned short), pe));
}
FERRYI_INLINE ferry_status ferry_int_put_warp(int *dest, const int *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_int_put, (dest, source, nelems, pe), ferryi_group_put(FERRYI_WARP, dest, source, nelems,
        sizeof(int), pe));
}
FERRYI_INLINE ferry_status ferry_int_put_block(int *dest, const int *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_int_put, (dest, source, nelems, pe), ferryi_group_put(FERRYI_BLOCK, dest, source, nelems,
        sizeof(int), pe));
}
FERRYI_INLINE ferry_status ferry_long_put_warp(long *dest, const long *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_long_put, (dest, source, nelems, pe), ferryi_group_put(FERRYI_WARP, dest, source, nelems,
        sizeof(long), pe));
}
FERRYI_INLINE ferry_status ferry_long_put_block(long *dest, const long *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_long_put, (dest, source, nelems, pe), ferryi_group_put(FERRYI_BLOCK, dest, source, nelems,
        sizeof(long), pe));
}
FERRYI_INLINE ferry_status ferry_longlong_put_warp(long long *dest, const long long *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_longlong_put, (dest, source, nelems, pe), ferryi_group_put(FERRYI_WARP, dest, source,
        nelems, sizeof(long long), pe));
}
FERRYI_INLINE ferry_status ferry_longlong_put_block(long long *dest, const long long *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_longlong_put, (dest, source, nelems, pe), ferryi_group_put(FERRYI_BLOCK, dest, source,
        nelems, sizeof(long long), pe));
}
FERRYI_INLINE ferry_status ferry_uint_put_warp(unsigned int *dest, const unsigned int *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_uint_put, (dest, source, nelems, pe), ferryi_group_put(FERRYI_WARP, dest, source, nelems,
        sizeof(unsigned int), pe));
}
FERRYI_INLINE ferry_status ferry_uint_put_block(unsigned int *dest, const unsigned int *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_uint_put, (dest, source, nelems, pe), ferryi_group_put(FERRYI_BLOCK, dest, source, nelems,
        sizeof(unsigned int), pe));
}
FERRYI_INLINE ferry_status ferry_ulong_put_warp(unsigned long *dest, const unsigned long *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_ulong_put, (dest, source, nelems, pe), ferryi_group_put(FERRYI_WARP, dest, source, nelems,
        sizeof(unsigned long), pe));
}
FERRYI_INLINE ferry_status ferry_ulong_put_block(unsigned long *dest, const unsigned long *source, size_t nelems,
    int pe)
{
    return FERRYI_CALL(ferry_ulong_put, (dest, source, nelems, pe), ferryi_group_put(FERRYI_BLOCK, dest, source, nelems,
        sizeof(unsigned long), pe));
}
FERRYI_INLINE ferry_status ferry_ulonglong_put_warp(unsigned long long *dest, const unsigned long long *source,
    size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_ulonglong_put, (dest, source, nelems, pe), ferryi_group_put(FERRYI_WARP, dest, source,
        nelems, sizeof(unsigned long long), pe));
}
FERRYI_INLINE ferry_status ferry_ulonglong_put_block(unsigned long long *dest, const unsigned long long *source,
    size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_ulonglong_put, (dest, source, nelems, pe), ferryi_group_put(FERRYI_BLOCK, dest, source,
        nelems, sizeof(unsigned long long), pe));
}
FERRYI_INLINE ferry_status ferry_int8_put_warp(int8_t *dest, const int8_t *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_int8_put, (dest, source, nelems, pe), ferryi_group_put(FERRYI_WARP, dest, source, nelems,
        sizeof(int8_t), pe));
}
FERRYI_INLINE ferry_status ferry_int8_put_block(int8_t *dest, const int8_t *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_int8_put, (dest, source, nelems, pe), ferryi_group_put(FERRYI_BLOCK, dest, source, nelems,
        sizeof(int8_t), pe));
}
FERRYI_INLINE ferry_status ferry_int16_put_warp(int16_t *dest, const int16_t *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_int16_put, (dest, source, nelems, pe), ferryi_group_put(FERRYI_WARP, dest, source, nelems,
        sizeof(int16_t), pe));
}
FERRYI_INLINE ferry_status ferry_int16_put_block(int16_t *dest, const int16_t *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_int16_put, (dest, source, nelems, pe), ferryi_group_put(FERRYI_BLOCK, dest, source, nelems,
        sizeof(int16_t), pe));
}
FERRYI_INLINE ferry_status ferry_uint8_put_warp(uint8_t *dest, const uint8_t *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_uint8_put, (dest, source, nelems, pe), ferryi_group_put(FERRYI_WARP, dest, source, nelems,
        sizeof(uint8_t), pe));
}
FERRYI_INLINE ferry_status ferry_uint8_put_block(uint8_t *dest, const uint8_t *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_uint8_put, (dest, source, nelems, pe), ferryi_group_put(FERRYI_BLOCK, dest, source, nelems,
        sizeof(uint8_t), pe));
}
FERRYI_INLINE ferry_status ferry_uint16_put_warp(uint16_t *dest, const uint16_t *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_uint16_put, (dest, source, nelems, pe), ferryi_group_put(FERRYI_WARP, dest, source, nelems,
        sizeof(uint16_t), pe));
}
FERRYI_INLINE ferry_status ferry_uint16_put_block(uint16_t *dest, const uint16_t *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_uint16_put, (dest, source, nelems, pe), ferryi_group_put(FERRYI_BLOCK, dest, source,
        nelems, sizeof(uint16_t), pe));
}
FERRYI_INLINE ferry_status ferry_int32_put_warp(int32_t *dest, const int32_t *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_int32_put, (dest, source, nelems, pe), ferryi_group_put(FERRYI_WARP, dest, source, nelems,
        sizeof(int32_t), pe));
}
FERRYI_INLINE ferry_status ferry_int32_put_block(int32_t *dest, const int32_t *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_int32_put, (dest, source, nelems, pe), ferryi_group_put(FERRYI_BLOCK, dest, source, nelems,
        sizeof(int32_t), pe));
}
FERRYI_INLINE ferry_status ferry_int64_put_warp(int64_t *dest, const int64_t *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_int64_put, (dest, source, nelems, pe), ferryi_group_put(FERRYI_WARP, dest, source, nelems,
        sizeof(int64_t), pe));
}
FERRYI_INLINE ferry_status ferry_int64_put_block(int64_t *dest, const int64_t *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_int64_put, (dest, source, nelems, pe), ferryi_group_put(FERRYI_BLOCK, dest, source, nelems,
        sizeof(int64_t), pe));
}
FERRYI_INLINE ferry_status ferry_uint32_put_warp(uint32_t *dest, const uint32_t *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_uint32_put, (dest, source, nelems, pe), ferryi_group_put(FERRYI_WARP, dest, source, nelems,
        sizeof(uint32_t), pe));
}
FERRYI_INLINE ferry_status ferry_uint32_put_block(uint32_t *dest, const uint32_t *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_uint32_put, (dest, source, nelems, pe), ferryi_group_put(FERRYI_BLOCK, dest, source,
        nelems, sizeof(uint32_t), pe));
}
FERRYI_INLINE ferry_status ferry_uint64_put_warp(uint64_t *dest, const uint64_t *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_uint64_put, (dest, source, nelems, pe), ferryi_group_put(FERRYI_WARP, dest, source, nelems,
        sizeof(uint64_t), pe));
}
FERRYI_INLINE ferry_status ferry_uint64_put_block(uint64_t *dest, const uint64_t *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_uint64_put, (dest, source, nelems, pe), ferryi_group_put(FERRYI_BLOCK, dest, source,
        nelems, sizeof(uint64_t), pe));
}
FERRYI_INLINE ferry_status ferry_size_put_warp(size_t *dest, const size_t *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_size_put, (dest, source, nelems, pe), ferryi_group_put(FERRYI_WARP, dest, source, nelems,
        sizeof(size_t), pe));
}
FERRYI_INLINE ferry_status ferry_size_put_block(size_t *dest, const size_t *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_size_put, (dest, source, nelems, pe), ferryi_group_put(FERRYI_BLOCK, dest, source, nelems,
        sizeof(size_t), pe));
}
FERRYI_INLINE ferry_status ferry_ptrdiff_put_warp(ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_ptrdiff_put, (dest, source, nelems, pe), ferryi_group_put(FERRYI_WARP, dest, source,
        nelems, sizeof(ptrdiff_t), pe));
}
FERRYI_INLINE ferry_status ferry_ptrdiff_put_block(ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_ptrdiff_put, (dest, source, nelems, pe), ferryi_group_put(FERRYI_BLOCK, dest, source,
        nelems, sizeof(ptrdiff_t), pe));
}
FERRYI_INLINE ferry_status ferry_put8_warp(void *dest, const void *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_put8, (dest, source, nelems, pe), ferryi_group_put(FERRYI_WARP, dest, source, nelems, 1,
        pe));
}
FERRYI_INLINE ferry_status ferry_put8_block(void *dest, const void *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_put8, (dest, source, nelems, pe), ferryi_group_put(FERRYI_BLOCK, dest, source, nelems, 1,
        pe));
}
FERRYI_INLINE ferry_status ferry_put16_warp(void *dest, const void *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_put16, (dest, source, nelems, pe), ferryi_group_put(FERRYI_WARP, dest, source, nelems, 2,
        pe));
}
FERRYI_INLINE ferry_status ferry_put16_block(void *dest, const void *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_put16, (dest, source, nelems, pe), ferryi_group_put(FERRYI_BLOCK, dest, source, nelems, 2,
        pe));
}
FERRYI_INLINE ferry_status ferry_put32_warp(void *dest, const void *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_put32, (dest, source, nelems, pe), ferryi_group_put(FERRYI_WARP, dest, source, nelems, 4,
        pe));
}
FERRYI_INLINE ferry_status ferry_put32_block(void *dest, const void *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_put32, (dest, source, nelems, pe), ferryi_group_put(FERRYI_BLOCK, dest, source, nelems, 4,
        pe));
}
FERRYI_INLINE ferry_status ferry_put64_warp(void *dest, const void *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_put64, (dest, source, nelems, pe), ferryi_group_put(FERRYI_WARP, dest, source, nelems, 8,
        pe));
}
FERRYI_INLINE ferry_status ferry_put64_block(void *dest, const void *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_put64, (dest, source, nelems, pe), ferryi_group_put(FERRYI_BLOCK, dest, source, nelems, 8,
        pe));
}
FERRYI_INLINE ferry_status ferry_put128_warp(void *dest, const void *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_put128, (dest, source, nelems, pe), ferryi_group_put(FERRYI_WARP, dest, source, nelems, 16,
        pe));
}
FERRYI_INLINE ferry_status ferry_put128_block(void *dest, const void *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_put128, (dest, source, nelems, pe), ferryi_group_put(FERRYI_BLOCK, dest, source, nelems,
        16, pe));
}
FERRYI_INLINE ferry_status ferry_putmem_warp(void *dest, const void *source, size_t nbytes, int pe)
{
    return FERRYI_CALL(ferry_putmem, (dest, source, nbytes, pe), ferryi_group_put(FERRYI_WARP, dest, source, nbytes, 1,
        pe));
}
FERRYI_INLINE ferry_status ferry_putmem_block(void *dest, const void *source, size_t nbytes, int pe)
{
    return FERRYI_CALL(ferry_putmem, (dest, source, nbytes, pe), ferryi_group_put(FERRYI_BLOCK, dest, source, nbytes, 1,
        pe));
}

/* ferry_TYPE_get, ferry_getBITS, ferry_getmem */
FERRYI_INLINE ferry_status ferry_float_get_warp(float *dest, const float *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_float_get, (dest, source, nelems, pe), ferryi_group_get(FERRYI_WARP, dest, source, nelems,
        sizeof(float), pe));
}
FERRYI_INLINE ferry_status ferry_float_get_block(float *dest, const float *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_float_get, (dest, source, nelems, pe), ferryi_group_get(FERRYI_BLOCK, dest, source, nelems,
        sizeof(float), pe));
}
FERRYI_INLINE ferry_status ferry_double_get_warp(double *dest, const double *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_double_get, (dest, source, nelems, pe), ferryi_group_get(FERRYI_WARP, dest, source, nelems,
        sizeof(double), pe));
}
FERRYI_INLINE ferry_status ferry_double_get_block(double *dest, const double *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_double_get, (dest, source, nelems, pe), ferryi_group_get(FERRYI_BLOCK, dest, source,
        nelems, sizeof(double), pe));
}
#if !FERRYI_GPU
FERRYI_INLINE ferry_status ferry_longdouble_get_warp(long double *dest, const long double *source, size_t nelems,
    int pe)
{
    return FERRYI_CALL(ferry_longdouble_get, (dest, source, nelems, pe), ferryi_group_get(FERRYI_WARP, dest, source,
        nelems, sizeof(long double), pe));
}
#endif
#if !FERRYI_GPU
FERRYI_INLINE ferry_status ferry_longdouble_get_block(long double *dest, const long double *source, size_t nelems,
    int pe)
{
    return FERRYI_CALL(ferry_longdouble_get, (dest, source, nelems, pe), ferryi_group_get(FERRYI_BLOCK, dest, source,
        nelems, sizeof(long double), pe));
}
#endif
FERRYI_INLINE ferry_status ferry_char_get_warp(char *dest, const char *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_char_get, (dest, source, nelems, pe), ferryi_group_get(FERRYI_WARP, dest, source, nelems,
        sizeof(char), pe));
}
FERRYI_INLINE ferry_status ferry_char_get_block(char *dest, const char *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_char_get, (dest, source, nelems, pe), ferryi_group_get(FERRYI_BLOCK, dest, source, nelems,
        sizeof(char), pe));
}
FERRYI_INLINE ferry_status ferry_schar_get_warp(signed char *dest, const signed char *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_schar_get, (dest, source, nelems, pe), ferryi_group_get(FERRYI_WARP, dest, source, nelems,
        sizeof(signed char), pe));
}
FERRYI_INLINE ferry_status ferry_schar_get_block(signed char *dest, const signed char *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_schar_get, (dest, source, nelems, pe), ferryi_group_get(FERRYI_BLOCK, dest, source, nelems,
        sizeof(signed char), pe));
}
FERRYI_INLINE ferry_status ferry_short_get_warp(short *dest, const short *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_short_get, (dest, source, nelems, pe), ferryi_group_get(FERRYI_WARP, dest, source, nelems,
        sizeof(short), pe));
}
FERRYI_INLINE ferry_status ferry_short_get_block(short *dest, const short *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_short_get, (dest, source, nelems, pe), ferryi_group_get(FERRYI_BLOCK, dest, source, nelems,
        sizeof(short), pe));
}
FERRYI_INLINE ferry_status ferry_uchar_get_warp(unsigned char *dest, const unsigned char *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_uchar_get, (dest, source, nelems, pe), ferryi_group_get(FERRYI_WARP, dest, source, nelems,
        sizeof(unsigned char), pe));
}
FERRYI_INLINE ferry_status ferry_uchar_get_block(unsigned char *dest, const unsigned char *source, size_t nelems,
    int pe)
{
    return FERRYI_CALL(ferry_uchar_get, (dest, source, nelems, pe), ferryi_group_get(FERRYI_BLOCK, dest, source, nelems,
        sizeof(unsigned char), pe));
}
FERRYI_INLINE ferry_status ferry_ushort_get_warp(unsigned short *dest, const unsigned short *source, size_t nelems,
    int pe)
{
    return FERRYI_CALL(ferry_ushort_get, (dest, source, nelems, pe), ferryi_group_get(FERRYI_WARP, dest, source, nelems,
        sizeof(unsigned short), pe));
}
FERRYI_INLINE ferry_status ferry_ushort_get_block(unsigned short *dest, const unsigned short *source, size_t nelems,
    int pe)
{
    return FERRYI_CALL(ferry_ushort_get, (dest, source, nelems, pe), ferryi_group_get(FERRYI_BLOCK, dest, source,
        nelems, sizeof(unsigned short), pe));
}
FERRYI_INLINE ferry_status ferry_int_get_warp(int *dest, const int *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_int_get, (dest, source, nelems, pe), ferryi_group_get(FERRYI_WARP, dest, source, nelems,
        sizeof(int), pe));
}
FERRYI_INLINE ferry_status ferry_int_get_block(int *dest, const int *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_int_get, (dest, source, nelems, pe), ferryi_group_get(FERRYI_BLOCK, dest, source, nelems,
        sizeof(int), pe));
}
FERRYI_INLINE ferry_status ferry_long_get_warp(long *dest, const long *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_long_get, (dest, source, nelems, pe), ferryi_group_get(FERRYI_WARP, dest, source, nelems,
        sizeof(long), pe));
}
FERRYI_INLINE ferry_status ferry_long_get_block(long *dest, const long *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_long_get, (dest, source, nelems, pe), ferryi_group_get(FERRYI_BLOCK, dest, source, nelems,
        sizeof(long), pe));
}
FERRYI_INLINE ferry_status ferry_longlong_get_warp(long long *dest, const long long *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_longlong_get, (dest, source, nelems, pe), ferryi_group_get(FERRYI_WARP, dest, source,
        nelems, sizeof(long long), pe));
}
FERRYI_INLINE ferry_status ferry_longlong_get_block(long long *dest, const long long *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_longlong_get, (dest, source, nelems, pe), ferryi_group_get(FERRYI_BLOCK, dest, source,
        nelems, sizeof(long long), pe));
}
FERRYI_INLINE ferry_status ferry_uint_get_warp(unsigned int *dest, const unsigned int *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_uint_get, (dest, source, nelems, pe), ferryi_group_get(FERRYI_WARP, dest, source, nelems,
        sizeof(unsigned int), pe));
}
FERRYI_INLINE ferry_status ferry_uint_get_block(unsigned int *dest, const unsigned int *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_uint_get, (dest, source, nelems, pe), ferryi_group_get(FERRYI_BLOCK, dest, source, nelems,
        sizeof(unsigned int), pe));
}
FERRYI_INLINE ferry_status ferry_ulong_get_warp(unsigned long *dest, const unsigned long *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_ulong_get, (dest, source, nelems, pe), ferryi_group_get(FERRYI_WARP, dest, source, nelems,
        sizeof(unsigned long), pe));
}
FERRYI_INLINE ferry_status ferry_ulong_get_block(unsigned long *dest, const unsigned long *source, size_t nelems,
    int pe)
{
    return FERRYI_CALL(ferry_ulong_get, (dest, source, nelems, pe), ferryi_group_get(FERRYI_BLOCK, dest, source, nelems,
        sizeof(unsigned long), pe));
}
FERRYI_INLINE ferry_status ferry_ulonglong_get_warp(unsigned long long *dest, const unsigned long long *source,
    size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_ulonglong_get, (dest, source, nelems, pe), ferryi_group_get(FERRYI_WARP, dest, source,
        nelems, sizeof(unsigned long long), pe));
}
FERRYI_INLINE ferry_status ferry_ulonglong_get_block(unsigned long long *dest, const unsigned long long *source,
    size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_ulonglong_get, (dest, source, nelems, pe), ferryi_group_get(FERRYI_BLOCK, dest, source,
        nelems, sizeof(unsigned long long), pe));
}
FERRYI_INLINE ferry_status ferry_int8_get_warp(int8_t *dest, const int8_t *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_int8_get, (dest, source, nelems, pe), ferryi_group_get(FERRYI_WARP, dest, source, nelems,
        sizeof(int8_t), pe));
}
FERRYI_INLINE ferry_status ferry_int8_get_block(int8_t *dest, const int8_t *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_int8_get, (dest, source, nelems, pe), ferryi_group_get(FERRYI_BLOCK, dest, source, nelems,
        sizeof(int8_t), pe));
}
FERRYI_INLINE ferry_status ferry_int16_get_warp(int16_t *dest, const int16_t *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_int16_get, (dest, source, nelems, pe), ferryi_group_get(FERRYI_WARP, dest, source, nelems,
        sizeof(int16_t), pe));
}
FERRYI_INLINE ferry_status ferry_int16_get_block(int16_t *dest, const int16_t *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_int16_get, (dest, source, nelems, pe), ferryi_group_get(FERRYI_BLOCK, dest, source, nelems,
        sizeof(int16_t), pe));
}
FERRYI_INLINE ferry_status ferry_uint8_get_warp(uint8_t *dest, const uint8_t *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_uint8_get, (dest, source, nelems, pe), ferryi_group_get(FERRYI_WARP, dest, source, nelems,
        sizeof(uint8_t), pe));
}
FERRYI_INLINE ferry_status ferry_uint8_get_block(uint8_t *dest, const uint8_t *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_uint8_get, (dest, source, nelems, pe), ferryi_group_get(FERRYI_BLOCK, dest, source, nelems,
        sizeof(uint8_t), pe));
}
FERRYI_INLINE ferry_status ferry_uint16_get_warp(uint16_t *dest, const uint16_t *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_uint16_get, (dest, source, nelems, pe), ferryi_group_get(FERRYI_WARP, dest, source, nelems,
        sizeof(uint16_t), pe));
}
FERRYI_INLINE ferry_status ferry_uint16_get_block(uint16_t *dest, const uint16_t *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_uint16_get, (dest, source, nelems, pe), ferryi_group_get(FERRYI_BLOCK, dest, source,
        nelems, sizeof(uint16_t), pe));
}
FERRYI_INLINE ferry_status ferry_int32_get_warp(int32_t *dest, const int32_t *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_int32_get, (dest, source, nelems, pe), ferryi_group_get(FERRYI_WARP, dest, source, nelems,
        sizeof(int32_t), pe));
}
FERRYI_INLINE ferry_status ferry_int32_get_block(int32_t *dest, const int32_t *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_int32_get, (dest, source, nelems, pe), ferryi_group_get(FERRYI_BLOCK, dest, source, nelems,
        sizeof(int32_t), pe));
}
FERRYI_INLINE ferry_status ferry_int64_get_warp(int64_t *dest, const int64_t *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_int64_get, (dest, source, nelems, pe), ferryi_group_get(FERRYI_WARP, dest, source, nelems,
        sizeof(int64_t), pe));
}
FERRYI_INLINE ferry_status ferry_int64_get_block(int64_t *dest, const int64_t *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_int64_get, (dest, source, nelems, pe), ferryi_group_get(FERRYI_BLOCK, dest, source, nelems,
        sizeof(int64_t), pe));
}
FERRYI_INLINE ferry_status ferry_uint32_get_warp(uint32_t *dest, const uint32_t *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_uint32_get, (dest, source, nelems, pe), ferryi_group_get(FERRYI_WARP, dest, source, nelems,
        sizeof(uint32_t), pe));
}
FERRYI_INLINE ferry_status ferry_uint32_get_block(uint32_t *dest, const uint32_t *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_uint32_get, (dest, source, nelems, pe), ferryi_group_get(FERRYI_BLOCK, dest, source,
        nelems, sizeof(uint32_t), pe));
}
FERRYI_INLINE ferry_status ferry_uint64_get_warp(uint64_t *dest, const uint64_t *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_uint64_get, (dest, source, nelems, pe), ferryi_group_get(FERRYI_WARP, dest, source, nelems,
        sizeof(uint64_t), pe));
}
FERRYI_INLINE ferry_status ferry_uint64_get_block(uint64_t *dest, const uint64_t *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_uint64_get, (dest, source, nelems, pe), ferryi_group_get(FERRYI_BLOCK, dest, source,
        nelems, sizeof(uint64_t), pe));
}
FERRYI_INLINE ferry_status ferry_size_get_warp(size_t *dest, const size_t *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_size_get, (dest, source, nelems, pe), ferryi_group_get(FERRYI_WARP, dest, source, nelems,
        sizeof(size_t), pe));
}
FERRYI_INLINE ferry_status ferry_size_get_block(size_t *dest, const size_t *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_size_get, (dest, source, nelems, pe), ferryi_group_get(FERRYI_BLOCK, dest, source, nelems,
        sizeof(size_t), pe));
}
FERRYI_INLINE ferry_status ferry_ptrdiff_get_warp(ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_ptrdiff_get, (dest, source, nelems, pe), ferryi_group_get(FERRYI_WARP, dest, source,
        nelems, sizeof(ptrdiff_t), pe));
}
FERRYI_INLINE ferry_status ferry_ptrdiff_get_block(ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_ptrdiff_get, (dest, source, nelems, pe), ferryi_group_get(FERRYI_BLOCK, dest, source,
        nelems, sizeof(ptrdiff_t), pe));
}
FERRYI_INLINE ferry_status ferry_get8_warp(void *dest, const void *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_get8, (dest, source, nelems, pe), ferryi_group_get(FERRYI_WARP, dest, source, nelems, 1,
        pe));
}
FERRYI_INLINE ferry_status ferry_get8_block(void *dest, const void *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_get8, (dest, source, nelems, pe), ferryi_group_get(FERRYI_BLOCK, dest, source, nelems, 1,
        pe));
}
FERRYI_INLINE ferry_status ferry_get16_warp(void *dest, const void *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_get16, (dest, source, nelems, pe), ferryi_group_get(FERRYI_WARP, dest, source, nelems, 2,
        pe));
}
FERRYI_INLINE ferry_status ferry_get16_block(void *dest, const void *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_get16, (dest, source, nelems, pe), ferryi_group_get(FERRYI_BLOCK, dest, source, nelems, 2,
        pe));
}
FERRYI_INLINE ferry_status ferry_get32_warp(void *dest, const void *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_get32, (dest, source, nelems, pe), ferryi_group_get(FERRYI_WARP, dest, source, nelems, 4,
        pe));
}
FERRYI_INLINE ferry_status ferry_get32_block(void *dest, const void *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_get32, (dest, source, nelems, pe), ferryi_group_get(FERRYI_BLOCK, dest, source, nelems, 4,
        pe));
}
FERRYI_INLINE ferry_status ferry_get64_warp(void *dest, const void *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_get64, (dest, source, nelems, pe), ferryi_group_get(FERRYI_WARP, dest, source, nelems, 8,
        pe));
}
FERRYI_INLINE ferry_status ferry_get64_block(void *dest, const void *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_get64, (dest, source, nelems, pe), ferryi_group_get(FERRYI_BLOCK, dest, source, nelems, 8,
        pe));
}
FERRYI_INLINE ferry_status ferry_get128_warp(void *dest, const void *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_get128, (dest, source, nelems, pe), ferryi_group_get(FERRYI_WARP, dest, source, nelems, 16,
        pe));
}
FERRYI_INLINE ferry_status ferry_get128_block(void *dest, const void *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_get128, (dest, source, nelems, pe), ferryi_group_get(FERRYI_BLOCK, dest, source, nelems,
        16, pe));
}
FERRYI_INLINE ferry_status ferry_getmem_warp(void *dest, const void *source, size_t nbytes, int pe)
{
    return FERRYI_CALL(ferry_getmem, (dest, source, nbytes, pe), ferryi_group_get(FERRYI_WARP, dest, source, nbytes, 1,
        pe));
}
FERRYI_INLINE ferry_status ferry_getmem_block(void *dest, const void *source, size_t nbytes, int pe)
{
    return FERRYI_CALL(ferry_getmem, (dest, source, nbytes, pe), ferryi_group_get(FERRYI_BLOCK, dest, source, nbytes, 1,
        pe));
}

/* ferry_TYPE_put_nbi, ferry_putBITS_nbi, ferry_putmem_nbi */
FERRYI_INLINE ferry_status ferry_float_put_nbi_warp(float *dest, const float *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_float_put_nbi, (dest, source, nelems, pe), ferryi_group_put(FERRYI_WARP, dest, source,
        nelems, sizeof(float), pe));
}
FERRYI_INLINE ferry_status ferry_float_put_nbi_block(float *dest, const float *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_float_put_nbi, (dest, source, nelems, pe), ferryi_group_put(FERRYI_BLOCK, dest, source,
        nelems, sizeof(float), pe));
}
FERRYI_INLINE ferry_status ferry_double_put_nbi_warp(double *dest, const double *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_double_put_nbi, (dest, source, nelems, pe), ferryi_group_put(FERRYI_WARP, dest, source,
        nelems, sizeof(double), pe));
}
FERRYI_INLINE ferry_status ferry_double_put_nbi_block(double *dest, const double *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_double_put_nbi, (dest, source, nelems, pe), ferryi_group_put(FERRYI_BLOCK, dest, source,
        nelems, sizeof(double), pe));
}
#if !FERRYI_GPU
FERRYI_INLINE ferry_status ferry_longdouble_put_nbi_warp(long double *dest, const long double *source, size_t nelems,
    int pe)
{
    return FERRYI_CALL(ferry_longdouble_put_nbi, (dest, source, nelems, pe), ferryi_group_put(FERRYI_WARP, dest, source,
        nelems, sizeof(long double), pe));
}
#endif
#if !FERRYI_GPU
FERRYI_INLINE ferry_status ferry_longdouble_put_nbi_block(long double *dest, const long double *source, size_t nelems,
    int pe)
{
    return FERRYI_CALL(ferry_longdouble_put_nbi, (dest, source, nelems, pe), ferryi_group_put(FERRYI_BLOCK, dest,
        source, nelems, sizeof(long double), pe));
}
#endif
FERRYI_INLINE ferry_status ferry_char_put_nbi_warp(char *dest, const char *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_char_put_nbi, (dest, source, nelems, pe), ferryi_group_put(FERRYI_WARP, dest, source,
        nelems, sizeof(char), pe));
}
FERRYI_INLINE ferry_status ferry_char_put_nbi_block(char *dest, const char *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_char_put_nbi, (dest, source, nelems, pe), ferryi_group_put(FERRYI_BLOCK, dest, source,
        nelems, sizeof(char), pe));
}
FERRYI_INLINE ferry_status ferry_schar_put_nbi_warp(signed char *dest, const signed char *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_schar_put_nbi, (dest, source, nelems, pe), ferryi_group_put(FERRYI_WARP, dest, source,
        nelems, sizeof(signed char), pe));
}
FERRYI_INLINE ferry_status ferry_schar_put_nbi_block(signed char *dest, const signed char *source, size_t nelems,
    int pe)
{
    return FERRYI_CALL(ferry_schar_put_nbi, (dest, source, nelems, pe), ferryi_group_put(FERRYI_BLOCK, dest, source,
        nelems, sizeof(signed char), pe));
}
FERRYI_INLINE ferry_status ferry_short_put_nbi_warp(short *dest, const short *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_short_put_nbi, (dest, source, nelems, pe), ferryi_group_put(FERRYI_WARP, dest, source,
        nelems, sizeof(short), pe));
}
FERRYI_INLINE ferry_status ferry_short_put_nbi_block(short *dest, const short *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_short_put_nbi, (dest, source, nelems, pe), ferryi_group_put(FERRYI_BLOCK, dest, source,
        nelems, sizeof(short), pe));
}
FERRYI_INLINE ferry_status ferry_uchar_put_nbi_warp(unsigned char *dest, const unsigned char *source, size_t nelems,
    int pe)
{
    return FERRYI_CALL(ferry_uchar_put_nbi, (dest, source, nelems, pe), ferryi_group_put(FERRYI_WARP, dest, source,
        nelems, sizeof(unsigned char), pe));
}
FERRYI_INLINE ferry_status ferry_uchar_put_nbi_block(unsigned char *dest, const unsigned char *source, size_t nelems,
    int pe)
{
    return FERRYI_CALL(ferry_uchar_put_nbi, (dest, source, nelems, pe), ferryi_group_put(FERRYI_BLOCK, dest, source,
        nelems, sizeof(unsigned char), pe));
}
FERRYI_INLINE ferry_status ferry_ushort_put_nbi_warp(unsigned short *dest, const unsigned short *source, size_t nelems,
    int pe)
{
    return FERRYI_CALL(ferry_ushort_put_nbi, (dest, source, nelems, pe), ferryi_group_put(FERRYI_WARP, dest, source,
        nelems, sizeof(unsigned short), pe));
}
FERRYI_INLINE ferry_status ferry_ushort_put_nbi_block(unsigned short *dest, const unsigned short *source, size_t nelems,
    int pe)
{
    return FERRYI_CALL(ferry_ushort_put_nbi, (dest, source, nelems, pe), ferryi_group_put(FERRYI_BLOCK, dest, source,
        nelems, sizeof(unsigned short), pe));
}
FERRYI_INLINE ferry_status ferry_int_put_nbi_warp(int *dest, const int *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_int_put_nbi, (dest, source, nelems, pe), ferryi_group_put(FERRYI_WARP, dest, source,
        nelems, sizeof(int), pe));
}
FERRYI_INLINE ferry_status ferry_int_put_nbi_block(int *dest, const int *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_int_put_nbi, (dest, source, nelems, pe), ferryi_group_put(FERRYI_BLOCK, dest, source,
        nelems, sizeof(int), pe));
}
FERRYI_INLINE ferry_status ferry_long_put_nbi_warp(long *dest, const long *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_long_put_nbi, (dest, source, nelems, pe), ferryi_group_put(FERRYI_WARP, dest, source,
        nelems, sizeof(long), pe));
}
FERRYI_INLINE ferry_status ferry_long_put_nbi_block(long *dest, const long *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_long_put_nbi, (dest, source, nelems, pe), ferryi_group_put(FERRYI_BLOCK, dest, source,
        nelems, sizeof(long), pe));
}
FERRYI_INLINE ferry_status ferry_longlong_put_nbi_warp(long long *dest, const long long *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_longlong_put_nbi, (dest, source, nelems, pe), ferryi_group_put(FERRYI_WARP, dest, source,
        nelems, sizeof(long long), pe));
}
FERRYI_INLINE ferry_status ferry_longlong_put_nbi_block(long long *dest, const long long *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_longlong_put_nbi, (dest, source, nelems, pe), ferryi_group_put(FERRYI_BLOCK, dest, source,
        nelems, sizeof(long long), pe));
}
FERRYI_INLINE ferry_status ferry_uint_put_nbi_warp(unsigned int *dest, const unsigned int *source, size_t nelems,
    int pe)
{
    return FERRYI_CALL(ferry_uint_put_nbi, (dest, source, nelems, pe), ferryi_group_put(FERRYI_WARP, dest, source,
        nelems, sizeof(unsigned int), pe));
}
FERRYI_INLINE ferry_status ferry_uint_put_nbi_block(unsigned int *dest, const unsigned int *source, size_t nelems,
    int pe)
{
    return FERRYI_CALL(ferry_uint_put_nbi, (dest, source, nelems, pe), ferryi_group_put(FERRYI_BLOCK, dest, source,
        nelems, sizeof(unsigned int), pe));
}
FERRYI_INLINE ferry_status ferry_ulong_put_nbi_warp(unsigned long *dest, const unsigned long *source, size_t nelems,
    int pe)
{
    return FERRYI_CALL(ferry_ulong_put_nbi, (dest, source, nelems, pe), ferryi_group_put(FERRYI_WARP, dest, source,
        nelems, sizeof(unsigned long), pe));
}
FERRYI_INLINE ferry_status ferry_ulong_put_nbi_block(unsigned long *dest, const unsigned long *source, size_t nelems,
    int pe)
{
    return FERRYI_CALL(ferry_ulong_put_nbi, (dest, source, nelems, pe), ferryi_group_put(FERRYI_BLOCK, dest, source,
        nelems, sizeof(unsigned long), pe));
}
FERRYI_INLINE ferry_status ferry_ulonglong_put_nbi_warp(unsigned long long *dest, const unsigned long long *source,
    size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_ulonglong_put_nbi, (dest, source, nelems, pe), ferryi_group_put(FERRYI_WARP, dest, source,
        nelems, sizeof(unsigned long long), pe));
}
FERRYI_INLINE ferry_status ferry_ulonglong_put_nbi_block(unsigned long long *dest, const unsigned long long *source,
    size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_ulonglong_put_nbi, (dest, source, nelems, pe), ferryi_group_put(FERRYI_BLOCK, dest, source,
        nelems, sizeof(unsigned long long), pe));
}
FERRYI_INLINE ferry_status ferry_int8_put_nbi_warp(int8_t *dest, const int8_t *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_int8_put_nbi, (dest, source, nelems, pe), ferryi_group_put(FERRYI_WARP, dest, source,
        nelems, sizeof(int8_t), pe));
}
FERRYI_INLINE ferry_status ferry_int8_put_nbi_block(int8_t *dest, const int8_t *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_int8_put_nbi, (dest, source, nelems, pe), ferryi_group_put(FERRYI_BLOCK, dest, source,
        nelems, sizeof(int8_t), pe));
}
FERRYI_INLINE ferry_status ferry_int16_put_nbi_warp(int16_t *dest, const int16_t *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_int16_put_nbi, (dest, source, nelems, pe), ferryi_group_put(FERRYI_WARP, dest, source,
        nelems, sizeof(int16_t), pe));
}
FERRYI_INLINE ferry_status ferry_int16_put_nbi_block(int16_t *dest, const int16_t *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_int16_put_nbi, (dest, source, nelems, pe), ferryi_group_put(FERRYI_BLOCK, dest, source,
        nelems, sizeof(int16_t), pe));
}
FERRYI_INLINE ferry_status ferry_uint8_put_nbi_warp(uint8_t *dest, const uint8_t *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_uint8_put_nbi, (dest, source, nelems, pe), ferryi_group_put(FERRYI_WARP, dest, source,
        nelems, sizeof(uint8_t), pe));
}
FERRYI_INLINE ferry_status ferry_uint8_put_nbi_block(uint8_t *dest, const uint8_t *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_uint8_put_nbi, (dest, source, nelems, pe), ferryi_group_put(FERRYI_BLOCK, dest, source,
        nelems, sizeof(uint8_t), pe));
}
FERRYI_INLINE ferry_status ferry_uint16_put_nbi_warp(uint16_t *dest, const uint16_t *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_uint16_put_nbi, (dest, source, nelems, pe), ferryi_group_put(FERRYI_WARP, dest, source,
        nelems, sizeof(uint16_t), pe));
}
FERRYI_INLINE ferry_status ferry_uint16_put_nbi_block(uint16_t *dest, const uint16_t *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_uint16_put_nbi, (dest, source, nelems, pe), ferryi_group_put(FERRYI_BLOCK, dest, source,
        nelems, sizeof(uint16_t), pe));
}
FERRYI_INLINE ferry_status ferry_int32_put_nbi_warp(int32_t *dest, const int32_t *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_int32_put_nbi, (dest, source, nelems, pe), ferryi_group_put(FERRYI_WARP, dest, source,
        nelems, sizeof(int32_t), pe));
}
FERRYI_INLINE ferry_status ferry_int32_put_nbi_block(int32_t *dest, const int32_t *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_int32_put_nbi, (dest, source, nelems, pe), ferryi_group_put(FERRYI_BLOCK, dest, source,
        nelems, sizeof(int32_t), pe));
}
FERRYI_INLINE ferry_status ferry_int64_put_nbi_warp(int64_t *dest, const int64_t *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_int64_put_nbi, (dest, source, nelems, pe), ferryi_group_put(FERRYI_WARP, dest, source,
        nelems, sizeof(int64_t), pe));
}
FERRYI_INLINE ferry_status ferry_int64_put_nbi_block(int64_t *dest, const int64_t *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_int64_put_nbi, (dest, source, nelems, pe), ferryi_group_put(FERRYI_BLOCK, dest, source,
        nelems, sizeof(int64_t), pe));
}
FERRYI_INLINE ferry_status ferry_uint32_put_nbi_warp(uint32_t *dest, const uint32_t *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_uint32_put_nbi, (dest, source, nelems, pe), ferryi_group_put(FERRYI_WARP, dest, source,
        nelems, sizeof(uint32_t), pe));
}
FERRYI_INLINE ferry_status ferry_uint32_put_nbi_block(uint32_t *dest, const uint32_t *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_uint32_put_nbi, (dest, source, nelems, pe), ferryi_group_put(FERRYI_BLOCK, dest, source,
        nelems, sizeof(uint32_t), pe));
}
FERRYI_INLINE ferry_status ferry_uint64_put_nbi_warp(uint64_t *dest, const uint64_t *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_uint64_put_nbi, (dest, source, nelems, pe), ferryi_group_put(FERRYI_WARP, dest, source,
        nelems, sizeof(uint64_t), pe));
}
FERRYI_INLINE ferry_status ferry_uint64_put_nbi_block(uint64_t *dest, const uint64_t *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_uint64_put_nbi, (dest, source, nelems, pe), ferryi_group_put(FERRYI_BLOCK, dest, source,
        nelems, sizeof(uint64_t), pe));
}
FERRYI_INLINE ferry_status ferry_size_put_nbi_warp(size_t *dest, const size_t *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_size_put_nbi, (dest, source, nelems, pe), ferryi_group_put(FERRYI_WARP, dest, source,
        nelems, sizeof(size_t), pe));
}
FERRYI_INLINE ferry_status ferry_size_put_nbi_block(size_t *dest, const size_t *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_size_put_nbi, (dest, source, nelems, pe), ferryi_group_put(FERRYI_BLOCK, dest, source,
        nelems, sizeof(size_t), pe));
}
FERRYI_INLINE ferry_status ferry_ptrdiff_put_nbi_warp(ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_ptrdiff_put_nbi, (dest, source, nelems, pe), ferryi_group_put(FERRYI_WARP, dest, source,
        nelems, sizeof(ptrdiff_t), pe));
}
FERRYI_INLINE ferry_status ferry_ptrdiff_put_nbi_block(ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_ptrdiff_put_nbi, (dest, source, nelems, pe), ferryi_group_put(FERRYI_BLOCK, dest, source,
        nelems, sizeof(ptrdiff_t), pe));
}
FERRYI_INLINE ferry_status ferry_put8_nbi_warp(void *dest, const void *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_put8_nbi, (dest, source, nelems, pe), ferryi_group_put(FERRYI_WARP, dest, source, nelems,
        1, pe));
}
FERRYI_INLINE ferry_status ferry_put8_nbi_block(void *dest, const void *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_put8_nbi, (dest, source, nelems, pe), ferryi_group_put(FERRYI_BLOCK, dest, source, nelems,
        1, pe));
}
FERRYI_INLINE ferry_status ferry_put16_nbi_warp(void *dest, const void *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_put16_nbi, (dest, source, nelems, pe), ferryi_group_put(FERRYI_WARP, dest, source, nelems,
        2, pe));
}
FERRYI_INLINE ferry_status ferry_put16_nbi_block(void *dest, const void *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_put16_nbi, (dest, source, nelems, pe), ferryi_group_put(FERRYI_BLOCK, dest, source, nelems,
        2, pe));
}
FERRYI_INLINE ferry_status ferry_put32_nbi_warp(void *dest, const void *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_put32_nbi, (dest, source, nelems, pe), ferryi_group_put(FERRYI_WARP, dest, source, nelems,
        4, pe));
}
FERRYI_INLINE ferry_status ferry_put32_nbi_block(void *dest, const void *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_put32_nbi, (dest, source, nelems, pe), ferryi_group_put(FERRYI_BLOCK, dest, source, nelems,
        4, pe));
}
FERRYI_INLINE ferry_status ferry_put64_nbi_warp(void *dest, const void *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_put64_nbi, (dest, source, nelems, pe), ferryi_group_put(FERRYI_WARP, dest, source, nelems,
        8, pe));
}
FERRYI_INLINE ferry_status ferry_put64_nbi_block(void *dest, const void *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_put64_nbi, (dest, source, nelems, pe), ferryi_group_put(FERRYI_BLOCK, dest, source, nelems,
        8, pe));
}
FERRYI_INLINE ferry_status ferry_put128_nbi_warp(void *dest, const void *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_put128_nbi, (dest, source, nelems, pe), ferryi_group_put(FERRYI_WARP, dest, source, nelems,
        16, pe));
}
FERRYI_INLINE ferry_status ferry_put128_nbi_block(void *dest, const void *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_put128_nbi, (dest, source, nelems, pe), ferryi_group_put(FERRYI_BLOCK, dest, source,
        nelems, 16, pe));
}
FERRYI_INLINE ferry_status ferry_putmem_nbi_warp(void *dest, const void *source, size_t nbytes, int pe)
{
    return FERRYI_CALL(ferry_putmem_nbi, (dest, source, nbytes, pe), ferryi_group_put(FERRYI_WARP, dest, source, nbytes,
        1, pe));
}
FERRYI_INLINE ferry_status ferry_putmem_nbi_block(void *dest, const void *source, size_t nbytes, int pe)
{
    return FERRYI_CALL(ferry_putmem_nbi, (dest, source, nbytes, pe), ferryi_group_put(FERRYI_BLOCK, dest, source,
        nbytes, 1, pe));
}

/* ferry_TYPE_get_nbi, ferry_getBITS_nbi, ferry_getmem_nbi */
FERRYI_INLINE ferry_status ferry_float_get_nbi_warp(float *dest, const float *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_float_get_nbi, (dest, source, nelems, pe), ferryi_group_get(FERRYI_WARP, dest, source,
        nelems, sizeof(float), pe));
}
FERRYI_INLINE ferry_status ferry_float_get_nbi_block(float *dest, const float *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_float_get_nbi, (dest, source, nelems, pe), ferryi_group_get(FERRYI_BLOCK, dest, source,
        nelems, sizeof(float), pe));
}
FERRYI_INLINE ferry_status ferry_double_get_nbi_warp(double *dest, const double *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_double_get_nbi, (dest, source, nelems, pe), ferryi_group_get(FERRYI_WARP, dest, source,
        nelems, sizeof(double), pe));
}
FERRYI_INLINE ferry_status ferry_double_get_nbi_block(double *dest, const double *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_double_get_nbi, (dest, source, nelems, pe), ferryi_group_get(FERRYI_BLOCK, dest, source,
        nelems, sizeof(double), pe));
}
#if !FERRYI_GPU
FERRYI_INLINE ferry_status ferry_longdouble_get_nbi_warp(long double *dest, const long double *source, size_t nelems,
    int pe)
{
    return FERRYI_CALL(ferry_longdouble_get_nbi, (dest, source, nelems, pe), ferryi_group_get(FERRYI_WARP, dest, source,
        nelems, sizeof(long double), pe));
}
#endif
#if !FERRYI_GPU
FERRYI_INLINE ferry_status ferry_longdouble_get_nbi_block(long double *dest, const long double *source, size_t nelems,
    int pe)
{
    return FERRYI_CALL(ferry_longdouble_get_nbi, (dest, source, nelems, pe), ferryi_group_get(FERRYI_BLOCK, dest,
        source, nelems, sizeof(long double), pe));
}
#endif
FERRYI_INLINE ferry_status ferry_char_get_nbi_warp(char *dest, const char *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_char_get_nbi, (dest, source, nelems, pe), ferryi_group_get(FERRYI_WARP, dest, source,
        nelems, sizeof(char), pe));
}
FERRYI_INLINE ferry_status ferry_char_get_nbi_block(char *dest, const char *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_char_get_nbi, (dest, source, nelems, pe), ferryi_group_get(FERRYI_BLOCK, dest, source,
        nelems, sizeof(char), pe));
}
FERRYI_INLINE ferry_status ferry_schar_get_nbi_warp(signed char *dest, const signed char *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_schar_get_nbi, (dest, source, nelems, pe), ferryi_group_get(FERRYI_WARP, dest, source,
        nelems, sizeof(signed char), pe));
}
FERRYI_INLINE ferry_status ferry_schar_get_nbi_block(signed char *dest, const signed char *source, size_t nelems,
    int pe)
{
    return FERRYI_CALL(ferry_schar_get_nbi, (dest, source, nelems, pe), ferryi_group_get(FERRYI_BLOCK, dest, source,
        nelems, sizeof(signed char), pe));
}
FERRYI_INLINE ferry_status ferry_short_get_nbi_warp(short *dest, const short *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_short_get_nbi, (dest, source, nelems, pe), ferryi_group_get(FERRYI_WARP, dest, source,
        nelems, sizeof(short), pe));
}
FERRYI_INLINE ferry_status ferry_short_get_nbi_block(short *dest, const short *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_short_get_nbi, (dest, source, nelems, pe), ferryi_group_get(FERRYI_BLOCK, dest, source,
        nelems, sizeof(short), pe));
}
FERRYI_INLINE ferry_status ferry_uchar_get_nbi_warp(unsigned char *dest, const unsigned char *source, size_t nelems,
    int pe)
{
    return FERRYI_CALL(ferry_uchar_get_nbi, (dest, source, nelems, pe), ferryi_group_get(FERRYI_WARP, dest, source,
        nelems, sizeof(unsigned char), pe));
}
FERRYI_INLINE ferry_status ferry_uchar_get_nbi_block(unsigned char *dest, const unsigned char *source, size_t nelems,
    int pe)
{
    return FERRYI_CALL(ferry_uchar_get_nbi, (dest, source, nelems, pe), ferryi_group_get(FERRYI_BLOCK, dest, source,
        nelems, sizeof(unsigned char), pe));
}
FERRYI_INLINE ferry_status ferry_ushort_get_nbi_warp(unsigned short *dest, const unsigned short *source, size_t nelems,
    int pe)
{
    return FERRYI_CALL(ferry_ushort_get_nbi, (dest, source, nelems, pe), ferryi_group_get(FERRYI_WARP, dest, source,
        nelems, sizeof(unsigned short), pe));
}
FERRYI_INLINE ferry_status ferry_ushort_get_nbi_block(unsigned short *dest, const unsigned short *source, size_t nelems,
    int pe)
{
    return FERRYI_CALL(ferry_ushort_get_nbi, (dest, source, nelems, pe), ferryi_group_get(FERRYI_BLOCK, dest, source,
        nelems, sizeof(unsigned short), pe));
}
FERRYI_INLINE ferry_status ferry_int_get_nbi_warp(int *dest, const int *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_int_get_nbi, (dest, source, nelems, pe), ferryi_group_get(FERRYI_WARP, dest, source,
        nelems, sizeof(int), pe));
}
FERRYI_INLINE ferry_status ferry_int_get_nbi_block(int *dest, const int *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_int_get_nbi, (dest, source, nelems, pe), ferryi_group_get(FERRYI_BLOCK, dest, source,
        nelems, sizeof(int), pe));
}
FERRYI_INLINE ferry_status ferry_long_get_nbi_warp(long *dest, const long *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_long_get_nbi, (dest, source, nelems, pe), ferryi_group_get(FERRYI_WARP, dest, source,
        nelems, sizeof(long), pe));
}
FERRYI_INLINE ferry_status ferry_long_get_nbi_block(long *dest, const long *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_long_get_nbi, (dest, source, nelems, pe), ferryi_group_get(FERRYI_BLOCK, dest, source,
        nelems, sizeof(long), pe));
}
FERRYI_INLINE ferry_status ferry_longlong_get_nbi_warp(long long *dest, const long long *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_longlong_get_nbi, (dest, source, nelems, pe), ferryi_group_get(FERRYI_WARP, dest, source,
        nelems, sizeof(long long), pe));
}
FERRYI_INLINE ferry_status ferry_longlong_get_nbi_block(long long *dest, const long long *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_longlong_get_nbi, (dest, source, nelems, pe), ferryi_group_get(FERRYI_BLOCK, dest, source,
        nelems, sizeof(long long), pe));
}
FERRYI_INLINE ferry_status ferry_uint_get_nbi_warp(unsigned int *dest, const unsigned int *source, size_t nelems,
    int pe)
{
    return FERRYI_CALL(ferry_uint_get_nbi, (dest, source, nelems, pe), ferryi_group_get(FERRYI_WARP, dest, source,
        nelems, sizeof(unsigned int), pe));
}
FERRYI_INLINE ferry_status ferry_uint_get_nbi_block(unsigned int *dest, const unsigned int *source, size_t nelems,
    int pe)
{
    return FERRYI_CALL(ferry_uint_get_nbi, (dest, source, nelems, pe), ferryi_group_get(FERRYI_BLOCK, dest, source,
        nelems, sizeof(unsigned int), pe));
}
FERRYI_INLINE ferry_status ferry_ulong_get_nbi_warp(unsigned long *dest, const unsigned long *source, size_t nelems,
    int pe)
{
    return FERRYI_CALL(ferry_ulong_get_nbi, (dest, source, nelems, pe), ferryi_group_get(FERRYI_WARP, dest, source,
        nelems, sizeof(unsigned long), pe));
}
FERRYI_INLINE ferry_status ferry_ulong_get_nbi_block(unsigned long *dest, const unsigned long *source, size_t nelems,
    int pe)
{
    return FERRYI_CALL(ferry_ulong_get_nbi, (dest, source, nelems, pe), ferryi_group_get(FERRYI_BLOCK, dest, source,
        nelems, sizeof(unsigned long), pe));
}
FERRYI_INLINE ferry_status ferry_ulonglong_get_nbi_warp(unsigned long long *dest, const unsigned long long *source,
    size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_ulonglong_get_nbi, (dest, source, nelems, pe), ferryi_group_get(FERRYI_WARP, dest, source,
        nelems, sizeof(unsigned long long), pe));
}
FERRYI_INLINE ferry_status ferry_ulonglong_get_nbi_block(unsigned long long *dest, const unsigned long long *source,
    size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_ulonglong_get_nbi, (dest, source, nelems, pe), ferryi_group_get(FERRYI_BLOCK, dest, source,
        nelems, sizeof(unsigned long long), pe));
}
FERRYI_INLINE ferry_status ferry_int8_get_nbi_warp(int8_t *dest, const int8_t *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_int8_get_nbi, (dest, source, nelems, pe), ferryi_group_get(FERRYI_WARP, dest, source,
        nelems, sizeof(int8_t), pe));
}
FERRYI_INLINE ferry_status ferry_int8_get_nbi_block(int8_t *dest, const int8_t *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_int8_get_nbi, (dest, source, nelems, pe), ferryi_group_get(FERRYI_BLOCK, dest, source,
        nelems, sizeof(int8_t), pe));
}
FERRYI_INLINE ferry_status ferry_int16_get_nbi_warp(int16_t *dest, const int16_t *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_int16_get_nbi, (dest, source, nelems, pe), ferryi_group_get(FERRYI_WARP, dest, source,
        nelems, sizeof(int16_t), pe));
}
FERRYI_INLINE ferry_status ferry_int16_get_nbi_block(int16_t *dest, const int16_t *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_int16_get_nbi, (dest, source, nelems, pe), ferryi_group_get(FERRYI_BLOCK, dest, source,
        nelems, sizeof(int16_t), pe));
}
FERRYI_INLINE ferry_status ferry_uint8_get_nbi_warp(uint8_t *dest, const uint8_t *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_uint8_get_nbi, (dest, source, nelems, pe), ferryi_group_get(FERRYI_WARP, dest, source,
        nelems, sizeof(uint8_t), pe));
}
FERRYI_INLINE ferry_status ferry_uint8_get_nbi_block(uint8_t *dest, const uint8_t *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_uint8_get_nbi, (dest, source, nelems, pe), ferryi_group_get(FERRYI_BLOCK, dest, source,
        nelems, sizeof(uint8_t), pe));
}
FERRYI_INLINE ferry_status ferry_uint16_get_nbi_warp(uint16_t *dest, const uint16_t *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_uint16_get_nbi, (dest, source, nelems, pe), ferryi_group_get(FERRYI_WARP, dest, source,
        nelems, sizeof(uint16_t), pe));
}
FERRYI_INLINE ferry_status ferry_uint16_get_nbi_block(uint16_t *dest, const uint16_t *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_uint16_get_nbi, (dest, source, nelems, pe), ferryi_group_get(FERRYI_BLOCK, dest, source,
        nelems, sizeof(uint16_t), pe));
}
FERRYI_INLINE ferry_status ferry_int32_get_nbi_warp(int32_t *dest, const int32_t *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_int32_get_nbi, (dest, source, nelems, pe), ferryi_group_get(FERRYI_WARP, dest, source,
        nelems, sizeof(int32_t), pe));
}
FERRYI_INLINE ferry_status ferry_int32_get_nbi_block(int32_t *dest, const int32_t *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_int32_get_nbi, (dest, source, nelems, pe), ferryi_group_get(FERRYI_BLOCK, dest, source,
        nelems, sizeof(int32_t), pe));
}
FERRYI_INLINE ferry_status ferry_int64_get_nbi_warp(int64_t *dest, const int64_t *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_int64_get_nbi, (dest, source, nelems, pe), ferryi_group_get(FERRYI_WARP, dest, source,
        nelems, sizeof(int64_t), pe));
}
FERRYI_INLINE ferry_status ferry_int64_get_nbi_block(int64_t *dest, const int64_t *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_int64_get_nbi, (dest, source, nelems, pe), ferryi_group_get(FERRYI_BLOCK, dest, source,
        nelems, sizeof(int64_t), pe));
}
FERRYI_INLINE ferry_status ferry_uint32_get_nbi_warp(uint32_t *dest, const uint32_t *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_uint32_get_nbi, (dest, source, nelems, pe), ferryi_group_get(FERRYI_WARP, dest, source,
        nelems, sizeof(uint32_t), pe));
}
FERRYI_INLINE ferry_status ferry_uint32_get_nbi_block(uint32_t *dest, const uint32_t *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_uint32_get_nbi, (dest, source, nelems, pe), ferryi_group_get(FERRYI_BLOCK, dest, source,
        nelems, sizeof(uint32_t), pe));
}
FERRYI_INLINE ferry_status ferry_uint64_get_nbi_warp(uint64_t *dest, const uint64_t *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_uint64_get_nbi, (dest, source, nelems, pe), ferryi_group_get(FERRYI_WARP, dest, source,
        nelems, sizeof(uint64_t), pe));
}
FERRYI_INLINE ferry_status ferry_uint64_get_nbi_block(uint64_t *dest, const uint64_t *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_uint64_get_nbi, (dest, source, nelems, pe), ferryi_group_get(FERRYI_BLOCK, dest, source,
        nelems, sizeof(uint64_t), pe));
}
FERRYI_INLINE ferry_status ferry_size_get_nbi_warp(size_t *dest, const size_t *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_size_get_nbi, (dest, source, nelems, pe), ferryi_group_get(FERRYI_WARP, dest, source,
        nelems, sizeof(size_t), pe));
}
FERRYI_INLINE ferry_status ferry_size_get_nbi_block(size_t *dest, const size_t *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_size_get_nbi, (dest, source, nelems, pe), ferryi_group_get(FERRYI_BLOCK, dest, source,
        nelems, sizeof(size_t), pe));
}
FERRYI_INLINE ferry_status ferry_ptrdiff_get_nbi_warp(ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_ptrdiff_get_nbi, (dest, source, nelems, pe), ferryi_group_get(FERRYI_WARP, dest, source,
        nelems, sizeof(ptrdiff_t), pe));
}
FERRYI_INLINE ferry_status ferry_ptrdiff_get_nbi_block(ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_ptrdiff_get_nbi, (dest, source, nelems, pe), ferryi_group_get(FERRYI_BLOCK, dest, source,
        nelems, sizeof(ptrdiff_t), pe));
}
FERRYI_INLINE ferry_status ferry_get8_nbi_warp(void *dest, const void *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_get8_nbi, (dest, source, nelems, pe), ferryi_group_get(FERRYI_WARP, dest, source, nelems,
        1, pe));
}
FERRYI_INLINE ferry_status ferry_get8_nbi_block(void *dest, const void *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_get8_nbi, (dest, source, nelems, pe), ferryi_group_get(FERRYI_BLOCK, dest, source, nelems,
        1, pe));
}
FERRYI_INLINE ferry_status ferry_get16_nbi_warp(void *dest, const void *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_get16_nbi, (dest, source, nelems, pe), ferryi_group_get(FERRYI_WARP, dest, source, nelems,
        2, pe));
}
FERRYI_INLINE ferry_status ferry_get16_nbi_block(void *dest, const void *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_get16_nbi, (dest, source, nelems, pe), ferryi_group_get(FERRYI_BLOCK, dest, source, nelems,
        2, pe));
}
FERRYI_INLINE ferry_status ferry_get32_nbi_warp(void *dest, const void *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_get32_nbi, (dest, source, nelems, pe), ferryi_group_get(FERRYI_WARP, dest, source, nelems,
        4, pe));
}
FERRYI_INLINE ferry_status ferry_get32_nbi_block(void *dest, const void *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_get32_nbi, (dest, source, nelems, pe), ferryi_group_get(FERRYI_BLOCK, dest, source, nelems,
        4, pe));
}
FERRYI_INLINE ferry_status ferry_get64_nbi_warp(void *dest, const void *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_get64_nbi, (dest, source, nelems, pe), ferryi_group_get(FERRYI_WARP, dest, source, nelems,
        8, pe));
}
FERRYI_INLINE ferry_status ferry_get64_nbi_block(void *dest, const void *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_get64_nbi, (dest, source, nelems, pe), ferryi_group_get(FERRYI_BLOCK, dest, source, nelems,
        8, pe));
}
FERRYI_INLINE ferry_status ferry_get128_nbi_warp(void *dest, const void *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_get128_nbi, (dest, source, nelems, pe), ferryi_group_get(FERRYI_WARP, dest, source, nelems,
        16, pe));
}
FERRYI_INLINE ferry_status ferry_get128_nbi_block(void *dest, const void *source, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_get128_nbi, (dest, source, nelems, pe), ferryi_group_get(FERRYI_BLOCK, dest, source,
        nelems, 16, pe));
}
FERRYI_INLINE ferry_status ferry_getmem_nbi_warp(void *dest, const void *source, size_t nbytes, int pe)
{
    return FERRYI_CALL(ferry_getmem_nbi, (dest, source, nbytes, pe), ferryi_group_get(FERRYI_WARP, dest, source, nbytes,
        1, pe));
}
FERRYI_INLINE ferry_status ferry_getmem_nbi_block(void *dest, const void *source, size_t nbytes, int pe)
{
    return FERRYI_CALL(ferry_getmem_nbi, (dest, source, nbytes, pe), ferryi_group_get(FERRYI_BLOCK, dest, source,
        nbytes, 1, pe));
}

/* ferry_TYPE_iput, ferry_iputBITS */
FERRYI_INLINE ferry_status ferry_float_iput_warp(float *dest, const float *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_float_iput, (dest, source, dst, sst, nelems, pe), ferryi_group_iput(FERRYI_WARP, dest,
        source, dst, sst, sizeof(float), nelems, pe));
}
FERRYI_INLINE ferry_status ferry_float_iput_block(float *dest, const float *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_float_iput, (dest, source, dst, sst, nelems, pe), ferryi_group_iput(FERRYI_BLOCK, dest,
        source, dst, sst, sizeof(float), nelems, pe));
}
FERRYI_INLINE ferry_status ferry_double_iput_warp(double *dest, const double *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_double_iput, (dest, source, dst, sst, nelems, pe), ferryi_group_iput(FERRYI_WARP, dest,
        source, dst, sst, sizeof(double), nelems, pe));
}
FERRYI_INLINE ferry_status ferry_double_iput_block(double *dest, const double *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_double_iput, (dest, source, dst, sst, nelems, pe), ferryi_group_iput(FERRYI_BLOCK, dest,
        source, dst, sst, sizeof(double), nelems, pe));
}
#if !FERRYI_GPU
FERRYI_INLINE ferry_status ferry_longdouble_iput_warp(long double *dest, const long double *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_longdouble_iput, (dest, source, dst, sst, nelems, pe), ferryi_group_iput(FERRYI_WARP, dest,
        source, dst, sst, sizeof(long double), nelems, pe));
}
#endif
#if !FERRYI_GPU
FERRYI_INLINE ferry_status ferry_longdouble_iput_block(long double *dest, const long double *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_longdouble_iput, (dest, source, dst, sst, nelems, pe), ferryi_group_iput(FERRYI_BLOCK,
        dest, source, dst, sst, sizeof(long double), nelems, pe));
}
#endif
FERRYI_INLINE ferry_status ferry_char_iput_warp(char *dest, const char *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_char_iput, (dest, source, dst, sst, nelems, pe), ferryi_group_iput(FERRYI_WARP, dest,
        source, dst, sst, sizeof(char), nelems, pe));
}
FERRYI_INLINE ferry_status ferry_char_iput_block(char *dest, const char *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_char_iput, (dest, source, dst, sst, nelems, pe), ferryi_group_iput(FERRYI_BLOCK, dest,
        source, dst, sst, sizeof(char), nelems, pe));
}
FERRYI_INLINE ferry_status ferry_schar_iput_warp(signed char *dest, const signed char *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_schar_iput, (dest, source, dst, sst, nelems, pe), ferryi_group_iput(FERRYI_WARP, dest,
        source, dst, sst, sizeof(signed char), nelems, pe));
}
FERRYI_INLINE ferry_status ferry_schar_iput_block(signed char *dest, const signed char *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_schar_iput, (dest, source, dst, sst, nelems, pe), ferryi_group_iput(FERRYI_BLOCK, dest,
        source, dst, sst, sizeof(signed char), nelems, pe));
}
FERRYI_INLINE ferry_status ferry_short_iput_warp(short *dest, const short *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_short_iput, (dest, source, dst, sst, nelems, pe), ferryi_group_iput(FERRYI_WARP, dest,
        source, dst, sst, sizeof(short), nelems, pe));
}
FERRYI_INLINE ferry_status ferry_short_iput_block(short *dest, const short *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_short_iput, (dest, source, dst, sst, nelems, pe), ferryi_group_iput(FERRYI_BLOCK, dest,
        source, dst, sst, sizeof(short), nelems, pe));
}
FERRYI_INLINE ferry_status ferry_uchar_iput_warp(unsigned char *dest, const unsigned char *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_uchar_iput, (dest, source, dst, sst, nelems, pe), ferryi_group_iput(FERRYI_WARP, dest,
        source, dst, sst, sizeof(unsigned char), nelems, pe));
}
FERRYI_INLINE ferry_status ferry_uchar_iput_block(unsigned char *dest, const unsigned char *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_uchar_iput, (dest, source, dst, sst, nelems, pe), ferryi_group_iput(FERRYI_BLOCK, dest,
        source, dst, sst, sizeof(unsigned char), nelems, pe));
}
FERRYI_INLINE ferry_status ferry_ushort_iput_warp(unsigned short *dest, const unsigned short *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_ushort_iput, (dest, source, dst, sst, nelems, pe), ferryi_group_iput(FERRYI_WARP, dest,
        source, dst, sst, sizeof(unsigned short), nelems, pe));
}
FERRYI_INLINE ferry_status ferry_ushort_iput_block(unsigned short *dest, const unsigned short *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_ushort_iput, (dest, source, dst, sst, nelems, pe), ferryi_group_iput(FERRYI_BLOCK, dest,
        source, dst, sst, sizeof(unsigned short), nelems, pe));
}
FERRYI_INLINE ferry_status ferry_int_iput_warp(int *dest, const int *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_int_iput, (dest, source, dst, sst, nelems, pe), ferryi_group_iput(FERRYI_WARP, dest,
        source, dst, sst, sizeof(int), nelems, pe));
}
FERRYI_INLINE ferry_status ferry_int_iput_block(int *dest, const int *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_int_iput, (dest, source, dst, sst, nelems, pe), ferryi_group_iput(FERRYI_BLOCK, dest,
        source, dst, sst, sizeof(int), nelems, pe));
}
FERRYI_INLINE ferry_status ferry_long_iput_warp(long *dest, const long *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_long_iput, (dest, source, dst, sst, nelems, pe), ferryi_group_iput(FERRYI_WARP, dest,
        source, dst, sst, sizeof(long), nelems, pe));
}
FERRYI_INLINE ferry_status ferry_long_iput_block(long *dest, const long *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_long_iput, (dest, source, dst, sst, nelems, pe), ferryi_group_iput(FERRYI_BLOCK, dest,
        source, dst, sst, sizeof(long), nelems, pe));
}
FERRYI_INLINE ferry_status ferry_longlong_iput_warp(long long *dest, const long long *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_longlong_iput, (dest, source, dst, sst, nelems, pe), ferryi_group_iput(FERRYI_WARP, dest,
        source, dst, sst, sizeof(long long), nelems, pe));
}
FERRYI_INLINE ferry_status ferry_longlong_iput_block(long long *dest, const long long *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_longlong_iput, (dest, source, dst, sst, nelems, pe), ferryi_group_iput(FERRYI_BLOCK, dest,
        source, dst, sst, sizeof(long long), nelems, pe));
}
FERRYI_INLINE ferry_status ferry_uint_iput_warp(unsigned int *dest, const unsigned int *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_uint_iput, (dest, source, dst, sst, nelems, pe), ferryi_group_iput(FERRYI_WARP, dest,
        source, dst, sst, sizeof(unsigned int), nelems, pe));
}
FERRYI_INLINE ferry_status ferry_uint_iput_block(unsigned int *dest, const unsigned int *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_uint_iput, (dest, source, dst, sst, nelems, pe), ferryi_group_iput(FERRYI_BLOCK, dest,
        source, dst, sst, sizeof(unsigned int), nelems, pe));
}
FERRYI_INLINE ferry_status ferry_ulong_iput_warp(unsigned long *dest, const unsigned long *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_ulong_iput, (dest, source, dst, sst, nelems, pe), ferryi_group_iput(FERRYI_WARP, dest,
        source, dst, sst, sizeof(unsigned long), nelems, pe));
}
FERRYI_INLINE ferry_status ferry_ulong_iput_block(unsigned long *dest, const unsigned long *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_ulong_iput, (dest, source, dst, sst, nelems, pe), ferryi_group_iput(FERRYI_BLOCK, dest,
        source, dst, sst, sizeof(unsigned long), nelems, pe));
}
FERRYI_INLINE ferry_status ferry_ulonglong_iput_warp(unsigned long long *dest, const unsigned long long *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_ulonglong_iput, (dest, source, dst, sst, nelems, pe), ferryi_group_iput(FERRYI_WARP, dest,
        source, dst, sst, sizeof(unsigned long long), nelems, pe));
}
FERRYI_INLINE ferry_status ferry_ulonglong_iput_block(unsigned long long *dest, const unsigned long long *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_ulonglong_iput, (dest, source, dst, sst, nelems, pe), ferryi_group_iput(FERRYI_BLOCK, dest,
        source, dst, sst, sizeof(unsigned long long), nelems, pe));
}
FERRYI_INLINE ferry_status ferry_int8_iput_warp(int8_t *dest, const int8_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_int8_iput, (dest, source, dst, sst, nelems, pe), ferryi_group_iput(FERRYI_WARP, dest,
        source, dst, sst, sizeof(int8_t), nelems, pe));
}
FERRYI_INLINE ferry_status ferry_int8_iput_block(int8_t *dest, const int8_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_int8_iput, (dest, source, dst, sst, nelems, pe), ferryi_group_iput(FERRYI_BLOCK, dest,
        source, dst, sst, sizeof(int8_t), nelems, pe));
}
FERRYI_INLINE ferry_status ferry_int16_iput_warp(int16_t *dest, const int16_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_int16_iput, (dest, source, dst, sst, nelems, pe), ferryi_group_iput(FERRYI_WARP, dest,
        source, dst, sst, sizeof(int16_t), nelems, pe));
}
FERRYI_INLINE ferry_status ferry_int16_iput_block(int16_t *dest, const int16_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_int16_iput, (dest, source, dst, sst, nelems, pe), ferryi_group_iput(FERRYI_BLOCK, dest,
        source, dst, sst, sizeof(int16_t), nelems, pe));
}
FERRYI_INLINE ferry_status ferry_uint8_iput_warp(uint8_t *dest, const uint8_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_uint8_iput, (dest, source, dst, sst, nelems, pe), ferryi_group_iput(FERRYI_WARP, dest,
        source, dst, sst, sizeof(uint8_t), nelems, pe));
}
FERRYI_INLINE ferry_status ferry_uint8_iput_block(uint8_t *dest, const uint8_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_uint8_iput, (dest, source, dst, sst, nelems, pe), ferryi_group_iput(FERRYI_BLOCK, dest,
        source, dst, sst, sizeof(uint8_t), nelems, pe));
}
FERRYI_INLINE ferry_status ferry_uint16_iput_warp(uint16_t *dest, const uint16_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_uint16_iput, (dest, source, dst, sst, nelems, pe), ferryi_group_iput(FERRYI_WARP, dest,
        source, dst, sst, sizeof(uint16_t), nelems, pe));
}
FERRYI_INLINE ferry_status ferry_uint16_iput_block(uint16_t *dest, const uint16_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_uint16_iput, (dest, source, dst, sst, nelems, pe), ferryi_group_iput(FERRYI_BLOCK, dest,
        source, dst, sst, sizeof(uint16_t), nelems, pe));
}
FERRYI_INLINE ferry_status ferry_int32_iput_warp(int32_t *dest, const int32_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_int32_iput, (dest, source, dst, sst, nelems, pe), ferryi_group_iput(FERRYI_WARP, dest,
        source, dst, sst, sizeof(int32_t), nelems, pe));
}
FERRYI_INLINE ferry_status ferry_int32_iput_block(int32_t *dest, const int32_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_int32_iput, (dest, source, dst, sst, nelems, pe), ferryi_group_iput(FERRYI_BLOCK, dest,
        source, dst, sst, sizeof(int32_t), nelems, pe));
}
FERRYI_INLINE ferry_status ferry_int64_iput_warp(int64_t *dest, const int64_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_int64_iput, (dest, source, dst, sst, nelems, pe), ferryi_group_iput(FERRYI_WARP, dest,
        source, dst, sst, sizeof(int64_t), nelems, pe));
}
FERRYI_INLINE ferry_status ferry_int64_iput_block(int64_t *dest, const int64_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_int64_iput, (dest, source, dst, sst, nelems, pe), ferryi_group_iput(FERRYI_BLOCK, dest,
        source, dst, sst, sizeof(int64_t), nelems, pe));
}
FERRYI_INLINE ferry_status ferry_uint32_iput_warp(uint32_t *dest, const uint32_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_uint32_iput, (dest, source, dst, sst, nelems, pe), ferryi_group_iput(FERRYI_WARP, dest,
        source, dst, sst, sizeof(uint32_t), nelems, pe));
}
FERRYI_INLINE ferry_status ferry_uint32_iput_block(uint32_t *dest, const uint32_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_uint32_iput, (dest, source, dst, sst, nelems, pe), ferryi_group_iput(FERRYI_BLOCK, dest,
        source, dst, sst, sizeof(uint32_t), nelems, pe));
}
FERRYI_INLINE ferry_status ferry_uint64_iput_warp(uint64_t *dest, const uint64_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_uint64_iput, (dest, source, dst, sst, nelems, pe), ferryi_group_iput(FERRYI_WARP, dest,
        source, dst, sst, sizeof(uint64_t), nelems, pe));
}
FERRYI_INLINE ferry_status ferry_uint64_iput_block(uint64_t *dest, const uint64_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_uint64_iput, (dest, source, dst, sst, nelems, pe), ferryi_group_iput(FERRYI_BLOCK, dest,
        source, dst, sst, sizeof(uint64_t), nelems, pe));
}
FERRYI_INLINE ferry_status ferry_size_iput_warp(size_t *dest, const size_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_size_iput, (dest, source, dst, sst, nelems, pe), ferryi_group_iput(FERRYI_WARP, dest,
        source, dst, sst, sizeof(size_t), nelems, pe));
}
FERRYI_INLINE ferry_status ferry_size_iput_block(size_t *dest, const size_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_size_iput, (dest, source, dst, sst, nelems, pe), ferryi_group_iput(FERRYI_BLOCK, dest,
        source, dst, sst, sizeof(size_t), nelems, pe));
}
FERRYI_INLINE ferry_status ferry_ptrdiff_iput_warp(ptrdiff_t *dest, const ptrdiff_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_ptrdiff_iput, (dest, source, dst, sst, nelems, pe), ferryi_group_iput(FERRYI_WARP, dest,
        source, dst, sst, sizeof(ptrdiff_t), nelems, pe));
}
FERRYI_INLINE ferry_status ferry_ptrdiff_iput_block(ptrdiff_t *dest, const ptrdiff_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_ptrdiff_iput, (dest, source, dst, sst, nelems, pe), ferryi_group_iput(FERRYI_BLOCK, dest,
        source, dst, sst, sizeof(ptrdiff_t), nelems, pe));
}
FERRYI_INLINE ferry_status ferry_iput8_warp(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
    int pe)
{
    return FERRYI_CALL(ferry_iput8, (dest, source, dst, sst, nelems, pe), ferryi_group_iput(FERRYI_WARP, dest, source,
        dst, sst, 1, nelems, pe));
}
FERRYI_INLINE ferry_status ferry_iput8_block(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_iput8, (dest, source, dst, sst, nelems, pe), ferryi_group_iput(FERRYI_BLOCK, dest, source,
        dst, sst, 1, nelems, pe));
}
FERRYI_INLINE ferry_status ferry_iput16_warp(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_iput16, (dest, source, dst, sst, nelems, pe), ferryi_group_iput(FERRYI_WARP, dest, source,
        dst, sst, 2, nelems, pe));
}
FERRYI_INLINE ferry_status ferry_iput16_block(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_iput16, (dest, source, dst, sst, nelems, pe), ferryi_group_iput(FERRYI_BLOCK, dest, source,
        dst, sst, 2, nelems, pe));
}
FERRYI_INLINE ferry_status ferry_iput32_warp(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_iput32, (dest, source, dst, sst, nelems, pe), ferryi_group_iput(FERRYI_WARP, dest, source,
        dst, sst, 4, nelems, pe));
}
FERRYI_INLINE ferry_status ferry_iput32_block(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_iput32, (dest, source, dst, sst, nelems, pe), ferryi_group_iput(FERRYI_BLOCK, dest, source,
        dst, sst, 4, nelems, pe));
}
FERRYI_INLINE ferry_status ferry_iput64_warp(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_iput64, (dest, source, dst, sst, nelems, pe), ferryi_group_iput(FERRYI_WARP, dest, source,
        dst, sst, 8, nelems, pe));
}
FERRYI_INLINE ferry_status ferry_iput64_block(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_iput64, (dest, source, dst, sst, nelems, pe), ferryi_group_iput(FERRYI_BLOCK, dest, source,
        dst, sst, 8, nelems, pe));
}
FERRYI_INLINE ferry_status ferry_iput128_warp(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_iput128, (dest, source, dst, sst, nelems, pe), ferryi_group_iput(FERRYI_WARP, dest, source,
        dst, sst, 16, nelems, pe));
}
FERRYI_INLINE ferry_status ferry_iput128_block(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_iput128, (dest, source, dst, sst, nelems, pe), ferryi_group_iput(FERRYI_BLOCK, dest,
        source, dst, sst, 16, nelems, pe));
}

/* ferry_TYPE_iget, ferry_igetBITS */
FERRYI_INLINE ferry_status ferry_float_iget_warp(float *dest, const float *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_float_iget, (dest, source, dst, sst, nelems, pe), ferryi_group_iget(FERRYI_WARP, dest,
        source, dst, sst, sizeof(float), nelems, pe));
}
FERRYI_INLINE ferry_status ferry_float_iget_block(float *dest, const float *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_float_iget, (dest, source, dst, sst, nelems, pe), ferryi_group_iget(FERRYI_BLOCK, dest,
        source, dst, sst, sizeof(float), nelems, pe));
}
FERRYI_INLINE ferry_status ferry_double_iget_warp(double *dest, const double *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_double_iget, (dest, source, dst, sst, nelems, pe), ferryi_group_iget(FERRYI_WARP, dest,
        source, dst, sst, sizeof(double), nelems, pe));
}
FERRYI_INLINE ferry_status ferry_double_iget_block(double *dest, const double *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_double_iget, (dest, source, dst, sst, nelems, pe), ferryi_group_iget(FERRYI_BLOCK, dest,
        source, dst, sst, sizeof(double), nelems, pe));
}
#if !FERRYI_GPU
FERRYI_INLINE ferry_status ferry_longdouble_iget_warp(long double *dest, const long double *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_longdouble_iget, (dest, source, dst, sst, nelems, pe), ferryi_group_iget(FERRYI_WARP, dest,
        source, dst, sst, sizeof(long double), nelems, pe));
}
#endif
#if !FERRYI_GPU
FERRYI_INLINE ferry_status ferry_longdouble_iget_block(long double *dest, const long double *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_longdouble_iget, (dest, source, dst, sst, nelems, pe), ferryi_group_iget(FERRYI_BLOCK,
        dest, source, dst, sst, sizeof(long double), nelems, pe));
}
#endif
FERRYI_INLINE ferry_status ferry_char_iget_warp(char *dest, const char *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_char_iget, (dest, source, dst, sst, nelems, pe), ferryi_group_iget(FERRYI_WARP, dest,
        source, dst, sst, sizeof(char), nelems, pe));
}
FERRYI_INLINE ferry_status ferry_char_iget_block(char *dest, const char *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_char_iget, (dest, source, dst, sst, nelems, pe), ferryi_group_iget(FERRYI_BLOCK, dest,
        source, dst, sst, sizeof(char), nelems, pe));
}
FERRYI_INLINE ferry_status ferry_schar_iget_warp(signed char *dest, const signed char *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_schar_iget, (dest, source, dst, sst, nelems, pe), ferryi_group_iget(FERRYI_WARP, dest,
        source, dst, sst, sizeof(signed char), nelems, pe));
}
FERRYI_INLINE ferry_status ferry_schar_iget_block(signed char *dest, const signed char *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_schar_iget, (dest, source, dst, sst, nelems, pe), ferryi_group_iget(FERRYI_BLOCK, dest,
        source, dst, sst, sizeof(signed char), nelems, pe));
}
FERRYI_INLINE ferry_status ferry_short_iget_warp(short *dest, const short *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_short_iget, (dest, source, dst, sst, nelems, pe), ferryi_group_iget(FERRYI_WARP, dest,
        source, dst, sst, sizeof(short), nelems, pe));
}
FERRYI_INLINE ferry_status ferry_short_iget_block(short *dest, const short *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_short_iget, (dest, source, dst, sst, nelems, pe), ferryi_group_iget(FERRYI_BLOCK, dest,
        source, dst, sst, sizeof(short), nelems, pe));
}
FERRYI_INLINE ferry_status ferry_uchar_iget_warp(unsigned char *dest, const unsigned char *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_uchar_iget, (dest, source, dst, sst, nelems, pe), ferryi_group_iget(FERRYI_WARP, dest,
        source, dst, sst, sizeof(unsigned char), nelems, pe));
}
FERRYI_INLINE ferry_status ferry_uchar_iget_block(unsigned char *dest, const unsigned char *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_uchar_iget, (dest, source, dst, sst, nelems, pe), ferryi_group_iget(FERRYI_BLOCK, dest,
        source, dst, sst, sizeof(unsigned char), nelems, pe));
}
FERRYI_INLINE ferry_status ferry_ushort_iget_warp(unsigned short *dest, const unsigned short *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_ushort_iget, (dest, source, dst, sst, nelems, pe), ferryi_group_iget(FERRYI_WARP, dest,
        source, dst, sst, sizeof(unsigned short), nelems, pe));
}
FERRYI_INLINE ferry_status ferry_ushort_iget_block(unsigned short *dest, const unsigned short *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_ushort_iget, (dest, source, dst, sst, nelems, pe), ferryi_group_iget(FERRYI_BLOCK, dest,
        source, dst, sst, sizeof(unsigned short), nelems, pe));
}
FERRYI_INLINE ferry_status ferry_int_iget_warp(int *dest, const int *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_int_iget, (dest, source, dst, sst, nelems, pe), ferryi_group_iget(FERRYI_WARP, dest,
        source, dst, sst, sizeof(int), nelems, pe));
}
FERRYI_INLINE ferry_status ferry_int_iget_block(int *dest, const int *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_int_iget, (dest, source, dst, sst, nelems, pe), ferryi_group_iget(FERRYI_BLOCK, dest,
        source, dst, sst, sizeof(int), nelems, pe));
}
FERRYI_INLINE ferry_status ferry_long_iget_warp(long *dest, const long *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_long_iget, (dest, source, dst, sst, nelems, pe), ferryi_group_iget(FERRYI_WARP, dest,
        source, dst, sst, sizeof(long), nelems, pe));
}
FERRYI_INLINE ferry_status ferry_long_iget_block(long *dest, const long *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_long_iget, (dest, source, dst, sst, nelems, pe), ferryi_group_iget(FERRYI_BLOCK, dest,
        source, dst, sst, sizeof(long), nelems, pe));
}
FERRYI_INLINE ferry_status ferry_longlong_iget_warp(long long *dest, const long long *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_longlong_iget, (dest, source, dst, sst, nelems, pe), ferryi_group_iget(FERRYI_WARP, dest,
        source, dst, sst, sizeof(long long), nelems, pe));
}
FERRYI_INLINE ferry_status ferry_longlong_iget_block(long long *dest, const long long *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_longlong_iget, (dest, source, dst, sst, nelems, pe), ferryi_group_iget(FERRYI_BLOCK, dest,
        source, dst, sst, sizeof(long long), nelems, pe));
}
FERRYI_INLINE ferry_status ferry_uint_iget_warp(unsigned int *dest, const unsigned int *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_uint_iget, (dest, source, dst, sst, nelems, pe), ferryi_group_iget(FERRYI_WARP, dest,
        source, dst, sst, sizeof(unsigned int), nelems, pe));
}
FERRYI_INLINE ferry_status ferry_uint_iget_block(unsigned int *dest, const unsigned int *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_uint_iget, (dest, source, dst, sst, nelems, pe), ferryi_group_iget(FERRYI_BLOCK, dest,
        source, dst, sst, sizeof(unsigned int), nelems, pe));
}
FERRYI_INLINE ferry_status ferry_ulong_iget_warp(unsigned long *dest, const unsigned long *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_ulong_iget, (dest, source, dst, sst, nelems, pe), ferryi_group_iget(FERRYI_WARP, dest,
        source, dst, sst, sizeof(unsigned long), nelems, pe));
}
FERRYI_INLINE ferry_status ferry_ulong_iget_block(unsigned long *dest, const unsigned long *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_ulong_iget, (dest, source, dst, sst, nelems, pe), ferryi_group_iget(FERRYI_BLOCK, dest,
        source, dst, sst, sizeof(unsigned long), nelems, pe));
}
FERRYI_INLINE ferry_status ferry_ulonglong_iget_warp(unsigned long long *dest, const unsigned long long *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_ulonglong_iget, (dest, source, dst, sst, nelems, pe), ferryi_group_iget(FERRYI_WARP, dest,
        source, dst, sst, sizeof(unsigned long long), nelems, pe));
}
FERRYI_INLINE ferry_status ferry_ulonglong_iget_block(unsigned long long *dest, const unsigned long long *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_ulonglong_iget, (dest, source, dst, sst, nelems, pe), ferryi_group_iget(FERRYI_BLOCK, dest,
        source, dst, sst, sizeof(unsigned long long), nelems, pe));
}
FERRYI_INLINE ferry_status ferry_int8_iget_warp(int8_t *dest, const int8_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_int8_iget, (dest, source, dst, sst, nelems, pe), ferryi_group_iget(FERRYI_WARP, dest,
        source, dst, sst, sizeof(int8_t), nelems, pe));
}
FERRYI_INLINE ferry_status ferry_int8_iget_block(int8_t *dest, const int8_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_int8_iget, (dest, source, dst, sst, nelems, pe), ferryi_group_iget(FERRYI_BLOCK, dest,
        source, dst, sst, sizeof(int8_t), nelems, pe));
}
FERRYI_INLINE ferry_status ferry_int16_iget_warp(int16_t *dest, const int16_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_int16_iget, (dest, source, dst, sst, nelems, pe), ferryi_group_iget(FERRYI_WARP, dest,
        source, dst, sst, sizeof(int16_t), nelems, pe));
}
FERRYI_INLINE ferry_status ferry_int16_iget_block(int16_t *dest, const int16_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_int16_iget, (dest, source, dst, sst, nelems, pe), ferryi_group_iget(FERRYI_BLOCK, dest,
        source, dst, sst, sizeof(int16_t), nelems, pe));
}
FERRYI_INLINE ferry_status ferry_uint8_iget_warp(uint8_t *dest, const uint8_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_uint8_iget, (dest, source, dst, sst, nelems, pe), ferryi_group_iget(FERRYI_WARP, dest,
        source, dst, sst, sizeof(uint8_t), nelems, pe));
}
FERRYI_INLINE ferry_status ferry_uint8_iget_block(uint8_t *dest, const uint8_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_uint8_iget, (dest, source, dst, sst, nelems, pe), ferryi_group_iget(FERRYI_BLOCK, dest,
        source, dst, sst, sizeof(uint8_t), nelems, pe));
}
FERRYI_INLINE ferry_status ferry_uint16_iget_warp(uint16_t *dest, const uint16_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_uint16_iget, (dest, source, dst, sst, nelems, pe), ferryi_group_iget(FERRYI_WARP, dest,
        source, dst, sst, sizeof(uint16_t), nelems, pe));
}
FERRYI_INLINE ferry_status ferry_uint16_iget_block(uint16_t *dest, const uint16_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_uint16_iget, (dest, source, dst, sst, nelems, pe), ferryi_group_iget(FERRYI_BLOCK, dest,
        source, dst, sst, sizeof(uint16_t), nelems, pe));
}
FERRYI_INLINE ferry_status ferry_int32_iget_warp(int32_t *dest, const int32_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_int32_iget, (dest, source, dst, sst, nelems, pe), ferryi_group_iget(FERRYI_WARP, dest,
        source, dst, sst, sizeof(int32_t), nelems, pe));
}
FERRYI_INLINE ferry_status ferry_int32_iget_block(int32_t *dest, const int32_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_int32_iget, (dest, source, dst, sst, nelems, pe), ferryi_group_iget(FERRYI_BLOCK, dest,
        source, dst, sst, sizeof(int32_t), nelems, pe));
}
FERRYI_INLINE ferry_status ferry_int64_iget_warp(int64_t *dest, const int64_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_int64_iget, (dest, source, dst, sst, nelems, pe), ferryi_group_iget(FERRYI_WARP, dest,
        source, dst, sst, sizeof(int64_t), nelems, pe));
}
FERRYI_INLINE ferry_status ferry_int64_iget_block(int64_t *dest, const int64_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_int64_iget, (dest, source, dst, sst, nelems, pe), ferryi_group_iget(FERRYI_BLOCK, dest,
        source, dst, sst, sizeof(int64_t), nelems, pe));
}
FERRYI_INLINE ferry_status ferry_uint32_iget_warp(uint32_t *dest, const uint32_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_uint32_iget, (dest, source, dst, sst, nelems, pe), ferryi_group_iget(FERRYI_WARP, dest,
        source, dst, sst, sizeof(uint32_t), nelems, pe));
}
FERRYI_INLINE ferry_status ferry_uint32_iget_block(uint32_t *dest, const uint32_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_uint32_iget, (dest, source, dst, sst, nelems, pe), ferryi_group_iget(FERRYI_BLOCK, dest,
        source, dst, sst, sizeof(uint32_t), nelems, pe));
}
FERRYI_INLINE ferry_status ferry_uint64_iget_warp(uint64_t *dest, const uint64_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_uint64_iget, (dest, source, dst, sst, nelems, pe), ferryi_group_iget(FERRYI_WARP, dest,
        source, dst, sst, sizeof(uint64_t), nelems, pe));
}
FERRYI_INLINE ferry_status ferry_uint64_iget_block(uint64_t *dest, const uint64_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_uint64_iget, (dest, source, dst, sst, nelems, pe), ferryi_group_iget(FERRYI_BLOCK, dest,
        source, dst, sst, sizeof(uint64_t), nelems, pe));
}
FERRYI_INLINE ferry_status ferry_size_iget_warp(size_t *dest, const size_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_size_iget, (dest, source, dst, sst, nelems, pe), ferryi_group_iget(FERRYI_WARP, dest,
        source, dst, sst, sizeof(size_t), nelems, pe));
}
FERRYI_INLINE ferry_status ferry_size_iget_block(size_t *dest, const size_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_size_iget, (dest, source, dst, sst, nelems, pe), ferryi_group_iget(FERRYI_BLOCK, dest,
        source, dst, sst, sizeof(size_t), nelems, pe));
}
FERRYI_INLINE ferry_status ferry_ptrdiff_iget_warp(ptrdiff_t *dest, const ptrdiff_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_ptrdiff_iget, (dest, source, dst, sst, nelems, pe), ferryi_group_iget(FERRYI_WARP, dest,
        source, dst, sst, sizeof(ptrdiff_t), nelems, pe));
}
FERRYI_INLINE ferry_status ferry_ptrdiff_iget_block(ptrdiff_t *dest, const ptrdiff_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_ptrdiff_iget, (dest, source, dst, sst, nelems, pe), ferryi_group_iget(FERRYI_BLOCK, dest,
        source, dst, sst, sizeof(ptrdiff_t), nelems, pe));
}
FERRYI_INLINE ferry_status ferry_iget8_warp(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
    int pe)
{
    return FERRYI_CALL(ferry_iget8, (dest, source, dst, sst, nelems, pe), ferryi_group_iget(FERRYI_WARP, dest, source,
        dst, sst, 1, nelems, pe));
}
FERRYI_INLINE ferry_status ferry_iget8_block(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_iget8, (dest, source, dst, sst, nelems, pe), ferryi_group_iget(FERRYI_BLOCK, dest, source,
        dst, sst, 1, nelems, pe));
}
FERRYI_INLINE ferry_status ferry_iget16_warp(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_iget16, (dest, source, dst, sst, nelems, pe), ferryi_group_iget(FERRYI_WARP, dest, source,
        dst, sst, 2, nelems, pe));
}
FERRYI_INLINE ferry_status ferry_iget16_block(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_iget16, (dest, source, dst, sst, nelems, pe), ferryi_group_iget(FERRYI_BLOCK, dest, source,
        dst, sst, 2, nelems, pe));
}
FERRYI_INLINE ferry_status ferry_iget32_warp(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_iget32, (dest, source, dst, sst, nelems, pe), ferryi_group_iget(FERRYI_WARP, dest, source,
        dst, sst, 4, nelems, pe));
}
FERRYI_INLINE ferry_status ferry_iget32_block(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_iget32, (dest, source, dst, sst, nelems, pe), ferryi_group_iget(FERRYI_BLOCK, dest, source,
        dst, sst, 4, nelems, pe));
}
FERRYI_INLINE ferry_status ferry_iget64_warp(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_iget64, (dest, source, dst, sst, nelems, pe), ferryi_group_iget(FERRYI_WARP, dest, source,
        dst, sst, 8, nelems, pe));
}
FERRYI_INLINE ferry_status ferry_iget64_block(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_iget64, (dest, source, dst, sst, nelems, pe), ferryi_group_iget(FERRYI_BLOCK, dest, source,
        dst, sst, 8, nelems, pe));
}
FERRYI_INLINE ferry_status ferry_iget128_warp(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_iget128, (dest, source, dst, sst, nelems, pe), ferryi_group_iget(FERRYI_WARP, dest, source,
        dst, sst, 16, nelems, pe));
}
FERRYI_INLINE ferry_status ferry_iget128_block(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe)
{
    return FERRYI_CALL(ferry_iget128, (dest, source, dst, sst, nelems, pe), ferryi_group_iget(FERRYI_BLOCK, dest,
        source, dst, sst, 16, nelems, pe));
}

/* ferry_fence */
FERRYI_INLINE ferry_status ferry_fence_warp(void)
{
    return FERRYI_CALL(ferry_fence, (), ferryi_group_fence(FERRYI_WARP));
}
FERRYI_INLINE ferry_status ferry_fence_block(void)
{
    return FERRYI_CALL(ferry_fence, (), ferryi_group_fence(FERRYI_BLOCK));
}

/* ferry_quiet */
FERRYI_INLINE ferry_status ferry_quiet_warp(void)
{
    return FERRYI_CALL(ferry_quiet, (), ferryi_group_quiet(FERRYI_WARP));
}
FERRYI_INLINE ferry_status ferry_quiet_block(void)
{
    return FERRYI_CALL(ferry_quiet, (), ferryi_group_quiet(FERRYI_BLOCK));
}

#endif
