/* SPDX-License-Identifier: BSD-3-Clause */
/* The calls of ferry/signal.h as kernels make them.  Made by api/generate.py from api/calls.txt. */
/* clang-format off */
#ifndef FERRYI_DEVICE_API_GENERATED_SIGNAL__FUNCS_H
#define FERRYI_DEVICE_API_GENERATED_SIGNAL__FUNCS_H

#if FERRYI_GPU
/* ferry_TYPE_put_signal, ferry_putBITS_signal, ferry_putmem_signal */
FERRYI_INLINE ferry_status ferry_float_put_signal(float *dest, const float *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe)
{
    return FERRYI_CALL(ferry_float_put_signal, (dest, source, nelems, sig_addr, signal, sig_op, pe),
        ferryi_group_put_signal(FERRYI_THREAD, dest, source, nelems, sizeof(float), sig_addr, signal, sig_op, pe));
}
FERRYI_INLINE ferry_status ferry_double_put_signal(double *dest, const double *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    return FERRYI_CALL(ferry_double_put_signal, (dest, source, nelems, sig_addr, signal, sig_op, pe),
        ferryi_group_put_signal(FERRYI_THREAD, dest, source, nelems, sizeof(double), sig_addr, signal, sig_op, pe));
}
FERRYI_INLINE ferry_status ferry_char_put_signal(char *dest, const char *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe)
{
    return FERRYI_CALL(ferry_char_put_signal, (dest, source, nelems, sig_addr, signal, sig_op, pe),
        ferryi_group_put_signal(FERRYI_THREAD, dest, source, nelems, sizeof(char), sig_addr, signal, sig_op, pe));
}
FERRYI_INLINE ferry_status ferry_schar_put_signal(signed char *dest, const signed char *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    return FERRYI_CALL(ferry_schar_put_signal, (dest, source, nelems, sig_addr, signal, sig_op, pe),
        ferryi_group_put_signal(FERRYI_THREAD, dest, source, nelems, sizeof(signed char), sig_addr, signal, sig_op,
        pe));
}
FERRYI_INLINE ferry_status ferry_short_put_signal(short *dest, const short *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe)
{
    return FERRYI_CALL(ferry_short_put_signal, (dest, source, nelems, sig_addr, signal, sig_op, pe),
        ferryi_group_put_signal(FERRYI_THREAD, dest, source, nelems, sizeof(short), sig_addr, signal, sig_op, pe));
}
FERRYI_INLINE ferry_status ferry_uchar_put_signal(unsigned char *dest, const unsigned char *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    return FERRYI_CALL(ferry_uchar_put_signal, (dest, source, nelems, sig_addr, signal, sig_op, pe),
        ferryi_group_put_signal(FERRYI_THREAD, dest, source, nelems, sizeof(unsigned char), sig_addr, signal, sig_op,
        pe));
}
FERRYI_INLINE ferry_status ferry_ushort_put_signal(unsigned short *dest, const unsigned short *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    return FERRYI_CALL(ferry_ushort_put_signal, (dest, source, nelems, sig_addr, signal, sig_op, pe),
        ferryi_group_put_signal(FERRYI_THREAD, dest, source, nelems, sizeof(unsigned short), sig_addr, signal, sig_op,
        pe));
}
FERRYI_INLINE ferry_status ferry_int_put_signal(int *dest, const int *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe)
{
    return FERRYI_CALL(ferry_int_put_signal, (dest, source, nelems, sig_addr, signal, sig_op, pe),
        ferryi_group_put_signal(FERRYI_THREAD, dest, source, nelems, sizeof(int), sig_addr, signal, sig_op, pe));
}
FERRYI_INLINE ferry_status ferry_long_put_signal(long *dest, const long *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe)
{
    return FERRYI_CALL(ferry_long_put_signal, (dest, source, nelems, sig_addr, signal, sig_op, pe),
        ferryi_group_put_signal(FERRYI_THREAD, dest, source, nelems, sizeof(long), sig_addr, signal, sig_op, pe));
}
FERRYI_INLINE ferry_status ferry_longlong_put_signal(long long *dest, const long long *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    return FERRYI_CALL(ferry_longlong_put_signal, (dest, source, nelems, sig_addr, signal, sig_op, pe),
        ferryi_group_put_signal(FERRYI_THREAD, dest, source, nelems, sizeof(long long), sig_addr, signal, sig_op, pe));
}
FERRYI_INLINE ferry_status ferry_uint_put_signal(unsigned int *dest, const unsigned int *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    return FERRYI_CALL(ferry_uint_put_signal, (dest, source, nelems, sig_addr, signal, sig_op, pe),
        ferryi_group_put_signal(FERRYI_THREAD, dest, source, nelems, sizeof(unsigned int), sig_addr, signal, sig_op,
        pe));
}
FERRYI_INLINE ferry_status ferry_ulong_put_signal(unsigned long *dest, const unsigned long *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    return FERRYI_CALL(ferry_ulong_put_signal, (dest, source, nelems, sig_addr, signal, sig_op, pe),
        ferryi_group_put_signal(FERRYI_THREAD, dest, source, nelems, sizeof(unsigned long), sig_addr, signal, sig_op,
        pe));
}
FERRYI_INLINE ferry_status ferry_ulonglong_put_signal(unsigned long long *dest, const unsigned long long *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    return FERRYI_CALL(ferry_ulonglong_put_signal, (dest, source, nelems, sig_addr, signal, sig_op, pe),
        ferryi_group_put_signal(FERRYI_THREAD, dest, source, nelems, sizeof(unsigned long long), sig_addr, signal,
        sig_op, pe));
}
FERRYI_INLINE ferry_status ferry_int8_put_signal(int8_t *dest, const int8_t *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe)
{
    return FERRYI_CALL(ferry_int8_put_signal, (dest, source, nelems, sig_addr, signal, sig_op, pe),
        ferryi_group_put_signal(FERRYI_THREAD, dest, source, nelems, sizeof(int8_t), sig_addr, signal, sig_op, pe));
}
FERRYI_INLINE ferry_status ferry_int16_put_signal(int16_t *dest, const int16_t *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    return FERRYI_CALL(ferry_int16_put_signal, (dest, source, nelems, sig_addr, signal, sig_op, pe),
        ferryi_group_put_signal(FERRYI_THREAD, dest, source, nelems, sizeof(int16_t), sig_addr, signal, sig_op, pe));
}
FERRYI_INLINE ferry_status ferry_uint8_put_signal(uint8_t *dest, const uint8_t *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    return FERRYI_CALL(ferry_uint8_put_signal, (dest, source, nelems, sig_addr, signal, sig_op, pe),
        ferryi_group_put_signal(FERRYI_THREAD, dest, source, nelems, sizeof(uint8_t), sig_addr, signal, sig_op, pe));
}
FERRYI_INLINE ferry_status ferry_uint16_put_signal(uint16_t *dest, const uint16_t *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    return FERRYI_CALL(ferry_uint16_put_signal, (dest, source, nelems, sig_addr, signal, sig_op, pe),
        ferryi_group_put_signal(FERRYI_THREAD, dest, source, nelems, sizeof(uint16_t), sig_addr, signal, sig_op, pe));
}
FERRYI_INLINE ferry_status ferry_int32_put_signal(int32_t *dest, const int32_t *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    return FERRYI_CALL(ferry_int32_put_signal, (dest, source, nelems, sig_addr, signal, sig_op, pe),
        ferryi_group_put_signal(FERRYI_THREAD, dest, source, nelems, sizeof(int32_t), sig_addr, signal, sig_op, pe));
}
FERRYI_INLINE ferry_status ferry_int64_put_signal(int64_t *dest, const int64_t *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    return FERRYI_CALL(ferry_int64_put_signal, (dest, source, nelems, sig_addr, signal, sig_op, pe),
        ferryi_group_put_signal(FERRYI_THREAD, dest, source, nelems, sizeof(int64_t), sig_addr, signal, sig_op, pe));
}
FERRYI_INLINE ferry_status ferry_uint32_put_signal(uint32_t *dest, const uint32_t *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    return FERRYI_CALL(ferry_uint32_put_signal, (dest, source, nelems, sig_addr, signal, sig_op, pe),
        ferryi_group_put_signal(FERRYI_THREAD, dest, source, nelems, sizeof(uint32_t), sig_addr, signal, sig_op, pe));
}
FERRYI_INLINE ferry_status ferry_uint64_put_signal(uint64_t *dest, const uint64_t *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    return FERRYI_CALL(ferry_uint64_put_signal, (dest, source, nelems, sig_addr, signal, sig_op, pe),
        ferryi_group_put_signal(FERRYI_THREAD, dest, source, nelems, sizeof(uint64_t), sig_addr, signal, sig_op, pe));
}
FERRYI_INLINE ferry_status ferry_size_put_signal(size_t *dest, const size_t *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe)
{
    return FERRYI_CALL(ferry_size_put_signal, (dest, source, nelems, sig_addr, signal, sig_op, pe),
        ferryi_group_put_signal(FERRYI_THREAD, dest, source, nelems, sizeof(size_t), sig_addr, signal, sig_op, pe));
}
FERRYI_INLINE ferry_status ferry_ptrdiff_put_signal(ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    return FERRYI_CALL(ferry_ptrdiff_put_signal, (dest, source, nelems, sig_addr, signal, sig_op, pe),
        ferryi_group_put_signal(FERRYI_THREAD, dest, source, nelems, sizeof(ptrdiff_t), sig_addr, signal, sig_op, pe));
}
FERRYI_INLINE ferry_status ferry_put8_signal(void *dest, const void *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe)
{
    return FERRYI_CALL(ferry_put8_signal, (dest, source, nelems, sig_addr, signal, sig_op, pe),
        ferryi_group_put_signal(FERRYI_THREAD, dest, source, nelems, 1, sig_addr, signal, sig_op, pe));
}
FERRYI_INLINE ferry_status ferry_put16_signal(void *dest, const void *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe)
{
    return FERRYI_CALL(ferry_put16_signal, (dest, source, nelems, sig_addr, signal, sig_op, pe),
        ferryi_group_put_signal(FERRYI_THREAD, dest, source, nelems, 2, sig_addr, signal, sig_op, pe));
}
FERRYI_INLINE ferry_status ferry_put32_signal(void *dest, const void *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe)
{
    return FERRYI_CALL(ferry_put32_signal, (dest, source, nelems, sig_addr, signal, sig_op, pe),
        ferryi_group_put_signal(FERRYI_THREAD, dest, source, nelems, 4, sig_addr, signal, sig_op, pe));
}
FERRYI_INLINE ferry_status ferry_put64_signal(void *dest, const void *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe)
{
    return FERRYI_CALL(ferry_put64_signal, (dest, source, nelems, sig_addr, signal, sig_op, pe),
        ferryi_group_put_signal(FERRYI_THREAD, dest, source, nelems, 8, sig_addr, signal, sig_op, pe));
}
FERRYI_INLINE ferry_status ferry_put128_signal(void *dest, const void *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe)
{
    return FERRYI_CALL(ferry_put128_signal, (dest, source, nelems, sig_addr, signal, sig_op, pe),
        ferryi_group_put_signal(FERRYI_THREAD, dest, source, nelems, 16, sig_addr, signal, sig_op, pe));
}
FERRYI_INLINE ferry_status ferry_putmem_signal(void *dest, const void *source, size_t nbytes, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe)
{
    return FERRYI_CALL(ferry_putmem_signal, (dest, source, nbytes, sig_addr, signal, sig_op, pe),
        ferryi_group_put_signal(FERRYI_THREAD, dest, source, nbytes, 1, sig_addr, signal, sig_op, pe));
}

/* ferry_TYPE_put_signal_nbi, ferry_putBITS_signal_nbi, ferry_putmem_signal_nbi */
FERRYI_INLINE ferry_status ferry_float_put_signal_nbi(float *dest, const float *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    return FERRYI_CALL(ferry_float_put_signal_nbi, (dest, source, nelems, sig_addr, signal, sig_op, pe),
        ferryi_group_put_signal(FERRYI_THREAD, dest, source, nelems, sizeof(float), sig_addr, signal, sig_op, pe));
}
FERRYI_INLINE ferry_status ferry_double_put_signal_nbi(double *dest, const double *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    return FERRYI_CALL(ferry_double_put_signal_nbi, (dest, source, nelems, sig_addr, signal, sig_op, pe),
        ferryi_group_put_signal(FERRYI_THREAD, dest, source, nelems, sizeof(double), sig_addr, signal, sig_op, pe));
}
FERRYI_INLINE ferry_status ferry_char_put_signal_nbi(char *dest, const char *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe)
{
    return FERRYI_CALL(ferry_char_put_signal_nbi, (dest, source, nelems, sig_addr, signal, sig_op, pe),
        ferryi_group_put_signal(FERRYI_THREAD, dest, source, nelems, sizeof(char), sig_addr, signal, sig_op, pe));
}
FERRYI_INLINE ferry_status ferry_schar_put_signal_nbi(signed char *dest, const signed char *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    return FERRYI_CALL(ferry_schar_put_signal_nbi, (dest, source, nelems, sig_addr, signal, sig_op, pe),
        ferryi_group_put_signal(FERRYI_THREAD, dest, source, nelems, sizeof(signed char), sig_addr, signal, sig_op,
        pe));
}
FERRYI_INLINE ferry_status ferry_short_put_signal_nbi(short *dest, const short *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    return FERRYI_CALL(ferry_short_put_signal_nbi, (dest, source, nelems, sig_addr, signal, sig_op, pe),
        ferryi_group_put_signal(FERRYI_THREAD, dest, source, nelems, sizeof(short), sig_addr, signal, sig_op, pe));
}
FERRYI_INLINE ferry_status ferry_uchar_put_signal_nbi(unsigned char *dest, const unsigned char *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    return FERRYI_CALL(ferry_uchar_put_signal_nbi, (dest, source, nelems, sig_addr, signal, sig_op, pe),
        ferryi_group_put_signal(FERRYI_THREAD, dest, source, nelems, sizeof(unsigned char), sig_addr, signal, sig_op,
        pe));
}
FERRYI_INLINE ferry_status ferry_ushort_put_signal_nbi(unsigned short *dest, const unsigned short *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    return FERRYI_CALL(ferry_ushort_put_signal_nbi, (dest, source, nelems, sig_addr, signal, sig_op, pe),
        ferryi_group_put_signal(FERRYI_THREAD, dest, source, nelems, sizeof(unsigned short), sig_addr, signal, sig_op,
        pe));
}
FERRYI_INLINE ferry_status ferry_int_put_signal_nbi(int *dest, const int *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe)
{
    return FERRYI_CALL(ferry_int_put_signal_nbi, (dest, source, nelems, sig_addr, signal, sig_op, pe),
        ferryi_group_put_signal(FERRYI_THREAD, dest, source, nelems, sizeof(int), sig_addr, signal, sig_op, pe));
}
FERRYI_INLINE ferry_status ferry_long_put_signal_nbi(long *dest, const long *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe)
{
    return FERRYI_CALL(ferry_long_put_signal_nbi, (dest, source, nelems, sig_addr, signal, sig_op, pe),
        ferryi_group_put_signal(FERRYI_THREAD, dest, source, nelems, sizeof(long), sig_addr, signal, sig_op, pe));
}
FERRYI_INLINE ferry_status ferry_longlong_put_signal_nbi(long long *dest, const long long *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    return FERRYI_CALL(ferry_longlong_put_signal_nbi, (dest, source, nelems, sig_addr, signal, sig_op, pe),
        ferryi_group_put_signal(FERRYI_THREAD, dest, source, nelems, sizeof(long long), sig_addr, signal, sig_op, pe));
}
FERRYI_INLINE ferry_status ferry_uint_put_signal_nbi(unsigned int *dest, const unsigned int *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    return FERRYI_CALL(ferry_uint_put_signal_nbi, (dest, source, nelems, sig_addr, signal, sig_op, pe),
        ferryi_group_put_signal(FERRYI_THREAD, dest, source, nelems, sizeof(unsigned int), sig_addr, signal, sig_op,
        pe));
}
FERRYI_INLINE ferry_status ferry_ulong_put_signal_nbi(unsigned long *dest, const unsigned long *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    return FERRYI_CALL(ferry_ulong_put_signal_nbi, (dest, source, nelems, sig_addr, signal, sig_op, pe),
        ferryi_group_put_signal(FERRYI_THREAD, dest, source, nelems, sizeof(unsigned long), sig_addr, signal, sig_op,
        pe));
}
FERRYI_INLINE ferry_status ferry_ulonglong_put_signal_nbi(unsigned long long *dest, const unsigned long long *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    return FERRYI_CALL(ferry_ulonglong_put_signal_nbi, (dest, source, nelems, sig_addr, signal, sig_op, pe),
        ferryi_group_put_signal(FERRYI_THREAD, dest, source, nelems, sizeof(unsigned long long), sig_addr, signal,
        sig_op, pe));
}
FERRYI_INLINE ferry_status ferry_int8_put_signal_nbi(int8_t *dest, const int8_t *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    return FERRYI_CALL(ferry_int8_put_signal_nbi, (dest, source, nelems, sig_addr, signal, sig_op, pe),
        ferryi_group_put_signal(FERRYI_THREAD, dest, source, nelems, sizeof(int8_t), sig_addr, signal, sig_op, pe));
}
FERRYI_INLINE ferry_status ferry_int16_put_signal_nbi(int16_t *dest, const int16_t *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    return FERRYI_CALL(ferry_int16_put_signal_nbi, (dest, source, nelems, sig_addr, signal, sig_op, pe),
        ferryi_group_put_signal(FERRYI_THREAD, dest, source, nelems, sizeof(int16_t), sig_addr, signal, sig_op, pe));
}
FERRYI_INLINE ferry_status ferry_uint8_put_signal_nbi(uint8_t *dest, const uint8_t *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    return FERRYI_CALL(ferry_uint8_put_signal_nbi, (dest, source, nelems, sig_addr, signal, sig_op, pe),
        ferryi_group_put_signal(FERRYI_THREAD, dest, source, nelems, sizeof(uint8_t), sig_addr, signal, sig_op, pe));
}
FERRYI_INLINE ferry_status ferry_uint16_put_signal_nbi(uint16_t *dest, const uint16_t *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    return FERRYI_CALL(ferry_uint16_put_signal_nbi, (dest, source, nelems, sig_addr, signal, sig_op, pe),
        ferryi_group_put_signal(FERRYI_THREAD, dest, source, nelems, sizeof(uint16_t), sig_addr, signal, sig_op, pe));
}
FERRYI_INLINE ferry_status ferry_int32_put_signal_nbi(int32_t *dest, const int32_t *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    return FERRYI_CALL(ferry_int32_put_signal_nbi, (dest, source, nelems, sig_addr, signal, sig_op, pe),
        ferryi_group_put_signal(FERRYI_THREAD, dest, source, nelems, sizeof(int32_t), sig_addr, signal, sig_op, pe));
}
FERRYI_INLINE ferry_status ferry_int64_put_signal_nbi(int64_t *dest, const int64_t *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    return FERRYI_CALL(ferry_int64_put_signal_nbi, (dest, source, nelems, sig_addr, signal, sig_op, pe),
        ferryi_group_put_signal(FERRYI_THREAD, dest, source, nelems, sizeof(int64_t), sig_addr, signal, sig_op, pe));
}
FERRYI_INLINE ferry_status ferry_uint32_put_signal_nbi(uint32_t *dest, const uint32_t *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    return FERRYI_CALL(ferry_uint32_put_signal_nbi, (dest, source, nelems, sig_addr, signal, sig_op, pe),
        ferryi_group_put_signal(FERRYI_THREAD, dest, source, nelems, sizeof(uint32_t), sig_addr, signal, sig_op, pe));
}
FERRYI_INLINE ferry_status ferry_uint64_put_signal_nbi(uint64_t *dest, const uint64_t *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    return FERRYI_CALL(ferry_uint64_put_signal_nbi, (dest, source, nelems, sig_addr, signal, sig_op, pe),
        ferryi_group_put_signal(FERRYI_THREAD, dest, source, nelems, sizeof(uint64_t), sig_addr, signal, sig_op, pe));
}
FERRYI_INLINE ferry_status ferry_size_put_signal_nbi(size_t *dest, const size_t *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    return FERRYI_CALL(ferry_size_put_signal_nbi, (dest, source, nelems, sig_addr, signal, sig_op, pe),
        ferryi_group_put_signal(FERRYI_THREAD, dest, source, nelems, sizeof(size_t), sig_addr, signal, sig_op, pe));
}
FERRYI_INLINE ferry_status ferry_ptrdiff_put_signal_nbi(ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    return FERRYI_CALL(ferry_ptrdiff_put_signal_nbi, (dest, source, nelems, sig_addr, signal, sig_op, pe),
        ferryi_group_put_signal(FERRYI_THREAD, dest, source, nelems, sizeof(ptrdiff_t), sig_addr, signal, sig_op, pe));
}
FERRYI_INLINE ferry_status ferry_put8_signal_nbi(void *dest, const void *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe)
{
    return FERRYI_CALL(ferry_put8_signal_nbi, (dest, source, nelems, sig_addr, signal, sig_op, pe),
        ferryi_group_put_signal(FERRYI_THREAD, dest, source, nelems, 1, sig_addr, signal, sig_op, pe));
}
FERRYI_INLINE ferry_status ferry_put16_signal_nbi(void *dest, const void *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe)
{
    return FERRYI_CALL(ferry_put16_signal_nbi, (dest, source, nelems, sig_addr, signal, sig_op, pe),
        ferryi_group_put_signal(FERRYI_THREAD, dest, source, nelems, 2, sig_addr, signal, sig_op, pe));
}
FERRYI_INLINE ferry_status ferry_put32_signal_nbi(void *dest, const void *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe)
{
    return FERRYI_CALL(ferry_put32_signal_nbi, (dest, source, nelems, sig_addr, signal, sig_op, pe),
        ferryi_group_put_signal(FERRYI_THREAD, dest, source, nelems, 4, sig_addr, signal, sig_op, pe));
}
FERRYI_INLINE ferry_status ferry_put64_signal_nbi(void *dest, const void *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe)
{
    return FERRYI_CALL(ferry_put64_signal_nbi, (dest, source, nelems, sig_addr, signal, sig_op, pe),
        ferryi_group_put_signal(FERRYI_THREAD, dest, source, nelems, 8, sig_addr, signal, sig_op, pe));
}
FERRYI_INLINE ferry_status ferry_put128_signal_nbi(void *dest, const void *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe)
{
    return FERRYI_CALL(ferry_put128_signal_nbi, (dest, source, nelems, sig_addr, signal, sig_op, pe),
        ferryi_group_put_signal(FERRYI_THREAD, dest, source, nelems, 16, sig_addr, signal, sig_op, pe));
}
FERRYI_INLINE ferry_status ferry_putmem_signal_nbi(void *dest, const void *source, size_t nbytes, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe)
{
    return FERRYI_CALL(ferry_putmem_signal_nbi, (dest, source, nbytes, sig_addr, signal, sig_op, pe),
        ferryi_group_put_signal(FERRYI_THREAD, dest, source, nbytes, 1, sig_addr, signal, sig_op, pe));
}

/* ferry_signal_op */
FERRYI_INLINE ferry_status ferry_signal_op(uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    return FERRYI_CALL(ferry_signal_op, (sig_addr, signal, sig_op, pe), ferryi_group_signal(FERRYI_THREAD, sig_addr,
        signal, sig_op, pe));
}

/* ferry_signal_set */
FERRYI_INLINE ferry_status ferry_signal_set(uint64_t *sig_addr, uint64_t signal, int pe)
{
    return FERRYI_CALL(ferry_signal_set, (sig_addr, signal, pe), ferryi_group_signal(FERRYI_THREAD, sig_addr, signal,
        FERRY_SIGNAL_SET, pe));
}

/* ferry_signal_add */
FERRYI_INLINE ferry_status ferry_signal_add(uint64_t *sig_addr, uint64_t signal, int pe)
{
    return FERRYI_CALL(ferry_signal_add, (sig_addr, signal, pe), ferryi_group_signal(FERRYI_THREAD, sig_addr, signal,
        FERRY_SIGNAL_ADD, pe));
}

/* ferry_signal_fetch */
FERRYI_INLINE uint64_t ferry_signal_fetch(const uint64_t *sig_addr)
{
    return FERRYI_CALL(ferry_signal_fetch, (sig_addr), ferryi_group_signal_fetch(FERRYI_THREAD, sig_addr));
}

/* ferry_signal_wait_until */
FERRYI_INLINE uint64_t ferry_signal_wait_until(uint64_t *sig_addr, int cmp, uint64_t cmp_value)
{
    return FERRYI_CALL(ferry_signal_wait_until, (sig_addr, cmp, cmp_value), ferryi_group_signal_wait(FERRYI_THREAD,
        sig_addr, cmp, cmp_value));
}

/* ferry_signal_wait_until_timeout */
FERRYI_INLINE ferry_status ferry_signal_wait_until_timeout(uint64_t *sig_addr, int cmp, uint64_t cmp_value,
    uint64_t *found, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_signal_wait_until_timeout, (sig_addr, cmp, cmp_value, found, timeout_ns),
        ferryi_group_signal_wait_timeout(FERRYI_THREAD, sig_addr, cmp, cmp_value, found, timeout_ns));
}
#endif

/* ---- Made together by a warp or a block. */

/* ferry_TYPE_put_signal, ferry_putBITS_signal, ferry_putmem_signal */
FERRYI_INLINE ferry_status ferry_float_put_signal_warp(float *dest, const float *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    return FERRYI_CALL(ferry_float_put_signal, (dest, source, nelems, sig_addr, signal, sig_op, pe),
        ferryi_group_put_signal(FERRYI_WARP, dest, source, nelems, sizeof(float), sig_addr, signal, sig_op, pe));
}
FERRYI_INLINE ferry_status ferry_float_put_signal_block(float *dest, const float *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    return FERRYI_CALL(ferry_float_put_signal, (dest, source, nelems, sig_addr, signal, sig_op, pe),
        ferryi_group_put_signal(FERRYI_BLOCK, dest, source, nelems, sizeof(float), sig_addr, signal, sig_op, pe));
}
FERRYI_INLINE ferry_status ferry_double_put_signal_warp(double *dest, const double *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    return FERRYI_CALL(ferry_double_put_signal, (dest, source, nelems, sig_addr, signal, sig_op, pe),
        ferryi_group_put_signal(FERRYI_WARP, dest, source, nelems, sizeof(double), sig_addr, signal, sig_op, pe));
}
FERRYI_INLINE ferry_status ferry_double_put_signal_block(double *dest, const double *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    return FERRYI_CALL(ferry_double_put_signal, (dest, source, nelems, sig_addr, signal, sig_op, pe),
        ferryi_group_put_signal(FERRYI_BLOCK, dest, source, nelems, sizeof(double), sig_addr, signal, sig_op, pe));
}
#if !FERRYI_GPU
FERRYI_INLINE ferry_status ferry_longdouble_put_signal_warp(long double *dest, const long double *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    return FERRYI_CALL(ferry_longdouble_put_signal, (dest, source, nelems, sig_addr, signal, sig_op, pe),
        ferryi_group_put_signal(FERRYI_WARP, dest, source, nelems, sizeof(long double), sig_addr, signal, sig_op, pe));
}
#endif
#if !FERRYI_GPU
FERRYI_INLINE ferry_status ferry_longdouble_put_signal_block(long double *dest, const long double *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    return FERRYI_CALL(ferry_longdouble_put_signal, (dest, source, nelems, sig_addr, signal, sig_op, pe),
        ferryi_group_put_signal(FERRYI_BLOCK, dest, source, nelems, sizeof(long double), sig_addr, signal, sig_op, pe));
}
#endif
FERRYI_INLINE ferry_status ferry_char_put_signal_warp(char *dest, const char *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe)
{
    return FERRYI_CALL(ferry_char_put_signal, (dest, source, nelems, sig_addr, signal, sig_op, pe),
        ferryi_group_put_signal(FERRYI_WARP, dest, source, nelems, sizeof(char), sig_addr, signal, sig_op, pe));
}
FERRYI_INLINE ferry_status ferry_char_put_signal_block(char *dest, const char *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    return FERRYI_CALL(ferry_char_put_signal, (dest, source, nelems, sig_addr, signal, sig_op, pe),
        ferryi_group_put_signal(FERRYI_BLOCK, dest, source, nelems, sizeof(char), sig_addr, signal, sig_op, pe));
}
FERRYI_INLINE ferry_status ferry_schar_put_signal_warp(signed char *dest, const signed char *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    return FERRYI_CALL(ferry_schar_put_signal, (dest, source, nelems, sig_addr, signal, sig_op, pe),
        ferryi_group_put_signal(FERRYI_WARP, dest, source, nelems, sizeof(signed char), sig_addr, signal, sig_op, pe));
}
FERRYI_INLINE ferry_status ferry_schar_put_signal_block(signed char *dest, const signed char *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    return FERRYI_CALL(ferry_schar_put_signal, (dest, source, nelems, sig_addr, signal, sig_op, pe),
        ferryi_group_put_signal(FERRYI_BLOCK, dest, source, nelems, sizeof(signed char), sig_addr, signal, sig_op, pe));
}
FERRYI_INLINE ferry_status ferry_short_put_signal_warp(short *dest, const short *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    return FERRYI_CALL(ferry_short_put_signal, (dest, source, nelems, sig_addr, signal, sig_op, pe),
        ferryi_group_put_signal(FERRYI_WARP, dest, source, nelems, sizeof(short), sig_addr, signal, sig_op, pe));
}
FERRYI_INLINE ferry_status ferry_short_put_signal_block(short *dest, const short *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    return FERRYI_CALL(ferry_short_put_signal, (dest, source, nelems, sig_addr, signal, sig_op, pe),
        ferryi_group_put_signal(FERRYI_BLOCK, dest, source, nelems, sizeof(short), sig_addr, signal, sig_op, pe));
}
FERRYI_INLINE ferry_status ferry_uchar_put_signal_warp(unsigned char *dest, const unsigned char *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    return FERRYI_CALL(ferry_uchar_put_signal, (dest, source, nelems, sig_addr, signal, sig_op, pe),
        ferryi_group_put_signal(FERRYI_WARP, dest, source, nelems, sizeof(unsigned char), sig_addr, signal, sig_op,
        pe));
}
FERRYI_INLINE ferry_status ferry_uchar_put_signal_block(unsigned char *dest, const unsigned char *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    return FERRYI_CALL(ferry_uchar_put_signal, (dest, source, nelems, sig_addr, signal, sig_op, pe),
        ferryi_group_put_signal(FERRYI_BLOCK, dest, source, nelems, sizeof(unsigned char), sig_addr, signal, sig_op,
        pe));
}
FERRYI_INLINE ferry_status ferry_ushort_put_signal_warp(unsigned short *dest, const unsigned short *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    return FERRYI_CALL(ferry_ushort_put_signal, (dest, source, nelems, sig_addr, signal, sig_op, pe),
        ferryi_group_put_signal(FERRYI_WARP, dest, source, nelems, sizeof(unsigned short), sig_addr, signal, sig_op,
        pe));
}
FERRYI_INLINE ferry_status ferry_ushort_put_signal_block(unsigned short *dest, const unsigned short *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    return FERRYI_CALL(ferry_ushort_put_signal, (dest, source, nelems, sig_addr, signal, sig_op, pe),
        ferryi_group_put_signal(FERRYI_BLOCK, dest, source, nelems, sizeof(unsigned short), sig_addr, signal, sig_op,
        pe));
}
FERRYI_INLINE ferry_status ferry_int_put_signal_warp(int *dest, const int *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe)
{
    return FERRYI_CALL(ferry_int_put_signal, (dest, source, nelems, sig_addr, signal, sig_op, pe),
        ferryi_group_put_signal(FERRYI_WARP, dest, source, nelems, sizeof(int), sig_addr, signal, sig_op, pe));
}
FERRYI_INLINE ferry_status ferry_int_put_signal_block(int *dest, const int *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe)
{
    return FERRYI_CALL(ferry_int_put_signal, (dest, source, nelems, sig_addr, signal, sig_op, pe),
        ferryi_group_put_signal(FERRYI_BLOCK, dest, source, nelems, sizeof(int), sig_addr, signal, sig_op, pe));
}
FERRYI_INLINE ferry_status ferry_long_put_signal_warp(long *dest, const long *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe)
{
    return FERRYI_CALL(ferry_long_put_signal, (dest, source, nelems, sig_addr, signal, sig_op, pe),
        ferryi_group_put_signal(FERRYI_WARP, dest, source, nelems, sizeof(long), sig_addr, signal, sig_op, pe));
}
FERRYI_INLINE ferry_status ferry_long_put_signal_block(long *dest, const long *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    return FERRYI_CALL(ferry_long_put_signal, (dest, source, nelems, sig_addr, signal, sig_op, pe),
        ferryi_group_put_signal(FERRYI_BLOCK, dest, source, nelems, sizeof(long), sig_addr, signal, sig_op, pe));
}
FERRYI_INLINE ferry_status ferry_longlong_put_signal_warp(long long *dest, const long long *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    return FERRYI_CALL(ferry_longlong_put_signal, (dest, source, nelems, sig_addr, signal, sig_op, pe),
        ferryi_group_put_signal(FERRYI_WARP, dest, source, nelems, sizeof(long long), sig_addr, signal, sig_op, pe));
}
FERRYI_INLINE ferry_status ferry_longlong_put_signal_block(long long *dest, const long long *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    return FERRYI_CALL(ferry_longlong_put_signal, (dest, source, nelems, sig_addr, signal, sig_op, pe),
        ferryi_group_put_signal(FERRYI_BLOCK, dest, source, nelems, sizeof(long long), sig_addr, signal, sig_op, pe));
}
FERRYI_INLINE ferry_status ferry_uint_put_signal_warp(unsigned int *dest, const unsigned int *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    return FERRYI_CALL(ferry_uint_put_signal, (dest, source, nelems, sig_addr, signal, sig_op, pe),
        ferryi_group_put_signal(FERRYI_WARP, dest, source, nelems, sizeof(unsigned int), sig_addr, signal, sig_op, pe));
}
FERRYI_INLINE ferry_status ferry_uint_put_signal_block(unsigned int *dest, const unsigned int *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    return FERRYI_CALL(ferry_uint_put_signal, (dest, source, nelems, sig_addr, signal, sig_op, pe),
        ferryi_group_put_signal(FERRYI_BLOCK, dest, source, nelems, sizeof(unsigned int), sig_addr, signal, sig_op,
        pe));
}
FERRYI_INLINE ferry_status ferry_ulong_put_signal_warp(unsigned long *dest, const unsigned long *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    return FERRYI_CALL(ferry_ulong_put_signal, (dest, source, nelems, sig_addr, signal, sig_op, pe),
        ferryi_group_put_signal(FERRYI_WARP, dest, source, nelems, sizeof(unsigned long), sig_addr, signal, sig_op,
        pe));
}
FERRYI_INLINE ferry_status ferry_ulong_put_signal_block(unsigned long *dest, const unsigned long *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    return FERRYI_CALL(ferry_ulong_put_signal, (dest, source, nelems, sig_addr, signal, sig_op, pe),
        ferryi_group_put_signal(FERRYI_BLOCK, dest, source, nelems, sizeof(unsigned long), sig_addr, signal, sig_op,
        pe));
}
FERRYI_INLINE ferry_status ferry_ulonglong_put_signal_warp(unsigned long long *dest, const unsigned long long *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    return FERRYI_CALL(ferry_ulonglong_put_signal, (dest, source, nelems, sig_addr, signal, sig_op, pe),
        ferryi_group_put_signal(FERRYI_WARP, dest, source, nelems, sizeof(unsigned long long), sig_addr, signal, sig_op,
        pe));
}
FERRYI_INLINE ferry_status ferry_ulonglong_put_signal_block(unsigned long long *dest, const unsigned long long *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    return FERRYI_CALL(ferry_ulonglong_put_signal, (dest, source, nelems, sig_addr, signal, sig_op, pe),
        ferryi_group_put_signal(FERRYI_BLOCK, dest, source, nelems, sizeof(unsigned long long), sig_addr, signal,
        sig_op, pe));
}
FERRYI_INLINE ferry_status ferry_int8_put_signal_warp(int8_t *dest, const int8_t *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    return FERRYI_CALL(ferry_int8_put_signal, (dest, source, nelems, sig_addr, signal, sig_op, pe),
        ferryi_group_put_signal(FERRYI_WARP, dest, source, nelems, sizeof(int8_t), sig_addr, signal, sig_op, pe));
}
FERRYI_INLINE ferry_status ferry_int8_put_signal_block(int8_t *dest, const int8_t *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    return FERRYI_CALL(ferry_int8_put_signal, (dest, source, nelems, sig_addr, signal, sig_op, pe),
        ferryi_group_put_signal(FERRYI_BLOCK, dest, source, nelems, sizeof(int8_t), sig_addr, signal, sig_op, pe));
}
FERRYI_INLINE ferry_status ferry_int16_put_signal_warp(int16_t *dest, const int16_t *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    return FERRYI_CALL(ferry_int16_put_signal, (dest, source, nelems, sig_addr, signal, sig_op, pe),
        ferryi_group_put_signal(FERRYI_WARP, dest, source, nelems, sizeof(int16_t), sig_addr, signal, sig_op, pe));
}
FERRYI_INLINE ferry_status ferry_int16_put_signal_block(int16_t *dest, const int16_t *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    return FERRYI_CALL(ferry_int16_put_signal, (dest, source, nelems, sig_addr, signal, sig_op, pe),
        ferryi_group_put_signal(FERRYI_BLOCK, dest, source, nelems, sizeof(int16_t), sig_addr, signal, sig_op, pe));
}
FERRYI_INLINE ferry_status ferry_uint8_put_signal_warp(uint8_t *dest, const uint8_t *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    return FERRYI_CALL(ferry_uint8_put_signal, (dest, source, nelems, sig_addr, signal, sig_op, pe),
        ferryi_group_put_signal(FERRYI_WARP, dest, source, nelems, sizeof(uint8_t), sig_addr, signal, sig_op, pe));
}
FERRYI_INLINE ferry_status ferry_uint8_put_signal_block(uint8_t *dest, const uint8_t *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    return FERRYI_CALL(ferry_uint8_put_signal, (dest, source, nelems, sig_addr, signal, sig_op, pe),
        ferryi_group_put_signal(FERRYI_BLOCK, dest, source, nelems, sizeof(uint8_t), sig_addr, signal, sig_op, pe));
}
FERRYI_INLINE ferry_status ferry_uint16_put_signal_warp(uint16_t *dest, const uint16_t *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    return FERRYI_CALL(ferry_uint16_put_signal, (dest, source, nelems, sig_addr, signal, sig_op, pe),
        ferryi_group_put_signal(FERRYI_WARP, dest, source, nelems, sizeof(uint16_t), sig_addr, signal, sig_op, pe));
}
FERRYI_INLINE ferry_status ferry_uint16_put_signal_block(uint16_t *dest, const uint16_t *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    return FERRYI_CALL(ferry_uint16_put_signal, (dest, source, nelems, sig_addr, signal, sig_op, pe),
        ferryi_group_put_signal(FERRYI_BLOCK, dest, source, nelems, sizeof(uint16_t), sig_addr, signal, sig_op, pe));
}
FERRYI_INLINE ferry_status ferry_int32_put_signal_warp(int32_t *dest, const int32_t *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    return FERRYI_CALL(ferry_int32_put_signal, (dest, source, nelems, sig_addr, signal, sig_op, pe),
        ferryi_group_put_signal(FERRYI_WARP, dest, source, nelems, sizeof(int32_t), sig_addr, signal, sig_op, pe));
}
FERRYI_INLINE ferry_status ferry_int32_put_signal_block(int32_t *dest, const int32_t *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    return FERRYI_CALL(ferry_int32_put_signal, (dest, source, nelems, sig_addr, signal, sig_op, pe),
        ferryi_group_put_signal(FERRYI_BLOCK, dest, source, nelems, sizeof(int32_t), sig_addr, signal, sig_op, pe));
}
FERRYI_INLINE ferry_status ferry_int64_put_signal_warp(int64_t *dest, const int64_t *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    return FERRYI_CALL(ferry_int64_put_signal, (dest, source, nelems, sig_addr, signal, sig_op, pe),
        ferryi_group_put_signal(FERRYI_WARP, dest, source, nelems, sizeof(int64_t), sig_addr, signal, sig_op, pe));
}
FERRYI_INLINE ferry_status ferry_int64_put_signal_block(int64_t *dest, const int64_t *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    return FERRYI_CALL(ferry_int64_put_signal, (dest, source, nelems, sig_addr, signal, sig_op, pe),
        ferryi_group_put_signal(FERRYI_BLOCK, dest, source, nelems, sizeof(int64_t), sig_addr, signal, sig_op, pe));
}
FERRYI_INLINE ferry_status ferry_uint32_put_signal_warp(uint32_t *dest, const uint32_t *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    return FERRYI_CALL(ferry_uint32_put_signal, (dest, source, nelems, sig_addr, signal, sig_op, pe),
        ferryi_group_put_signal(FERRYI_WARP, dest, source, nelems, sizeof(uint32_t), sig_addr, signal, sig_op, pe));
}
FERRYI_INLINE ferry_status ferry_uint32_put_signal_block(uint32_t *dest, const uint32_t *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    return FERRYI_CALL(ferry_uint32_put_signal, (dest, source, nelems, sig_addr, signal, sig_op, pe),
        ferryi_group_put_signal(FERRYI_BLOCK, dest, source, nelems, sizeof(uint32_t), sig_addr, signal, sig_op, pe));
}
FERRYI_INLINE ferry_status ferry_uint64_put_signal_warp(uint64_t *dest, const uint64_t *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    return FERRYI_CALL(ferry_uint64_put_signal, (dest, source, nelems, sig_addr, signal, sig_op, pe),
        ferryi_group_put_signal(FERRYI_WARP, dest, source, nelems, sizeof(uint64_t), sig_addr, signal, sig_op, pe));
}
FERRYI_INLINE ferry_status ferry_uint64_put_signal_block(uint64_t *dest, const uint64_t *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    return FERRYI_CALL(ferry_uint64_put_signal, (dest, source, nelems, sig_addr, signal, sig_op, pe),
        ferryi_group_put_signal(FERRYI_BLOCK, dest, source, nelems, sizeof(uint64_t), sig_addr, signal, sig_op, pe));
}
FERRYI_INLINE ferry_status ferry_size_put_signal_warp(size_t *dest, const size_t *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    return FERRYI_CALL(ferry_size_put_signal, (dest, source, nelems, sig_addr, signal, sig_op, pe),
        ferryi_group_put_signal(FERRYI_WARP, dest, source, nelems, sizeof(size_t), sig_addr, signal, sig_op, pe));
}
FERRYI_INLINE ferry_status ferry_size_put_signal_block(size_t *dest, const size_t *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    return FERRYI_CALL(ferry_size_put_signal, (dest, source, nelems, sig_addr, signal, sig_op, pe),
        ferryi_group_put_signal(FERRYI_BLOCK, dest, source, nelems, sizeof(size_t), sig_addr, signal, sig_op, pe));
}
FERRYI_INLINE ferry_status ferry_ptrdiff_put_signal_warp(ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    return FERRYI_CALL(ferry_ptrdiff_put_signal, (dest, source, nelems, sig_addr, signal, sig_op, pe),
        ferryi_group_put_signal(FERRYI_WARP, dest, source, nelems, sizeof(ptrdiff_t), sig_addr, signal, sig_op, pe));
}
FERRYI_INLINE ferry_status ferry_ptrdiff_put_signal_block(ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    return FERRYI_CALL(ferry_ptrdiff_put_signal, (dest, source, nelems, sig_addr, signal, sig_op, pe),
        ferryi_group_put_signal(FERRYI_BLOCK, dest, source, nelems, sizeof(ptrdiff_t), sig_addr, signal, sig_op, pe));
}
FERRYI_INLINE ferry_status ferry_put8_signal_warp(void *dest, const void *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe)
{
    return FERRYI_CALL(ferry_put8_signal, (dest, source, nelems, sig_addr, signal, sig_op, pe),
        ferryi_group_put_signal(FERRYI_WARP, dest, source, nelems, 1, sig_addr, signal, sig_op, pe));
}
FERRYI_INLINE ferry_status ferry_put8_signal_block(void *dest, const void *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe)
{
    return FERRYI_CALL(ferry_put8_signal, (dest, source, nelems, sig_addr, signal, sig_op, pe),
        ferryi_group_put_signal(FERRYI_BLOCK, dest, source, nelems, 1, sig_addr, signal, sig_op, pe));
}
FERRYI_INLINE ferry_status ferry_put16_signal_warp(void *dest, const void *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe)
{
    return FERRYI_CALL(ferry_put16_signal, (dest, source, nelems, sig_addr, signal, sig_op, pe),
        ferryi_group_put_signal(FERRYI_WARP, dest, source, nelems, 2, sig_addr, signal, sig_op, pe));
}
FERRYI_INLINE ferry_status ferry_put16_signal_block(void *dest, const void *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe)
{
    return FERRYI_CALL(ferry_put16_signal, (dest, source, nelems, sig_addr, signal, sig_op, pe),
        ferryi_group_put_signal(FERRYI_BLOCK, dest, source, nelems, 2, sig_addr, signal, sig_op, pe));
}
FERRYI_INLINE ferry_status ferry_put32_signal_warp(void *dest, const void *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe)
{
    return FERRYI_CALL(ferry_put32_signal, (dest, source, nelems, sig_addr, signal, sig_op, pe),
        ferryi_group_put_signal(FERRYI_WARP, dest, source, nelems, 4, sig_addr, signal, sig_op, pe));
}
FERRYI_INLINE ferry_status ferry_put32_signal_block(void *dest, const void *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe)
{
    return FERRYI_CALL(ferry_put32_signal, (dest, source, nelems, sig_addr, signal, sig_op, pe),
        ferryi_group_put_signal(FERRYI_BLOCK, dest, source, nelems, 4, sig_addr, signal, sig_op, pe));
}
FERRYI_INLINE ferry_status ferry_put64_signal_warp(void *dest, const void *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe)
{
    return FERRYI_CALL(ferry_put64_signal, (dest, source, nelems, sig_addr, signal, sig_op, pe),
        ferryi_group_put_signal(FERRYI_WARP, dest, source, nelems, 8, sig_addr, signal, sig_op, pe));
}
FERRYI_INLINE ferry_status ferry_put64_signal_block(void *dest, const void *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe)
{
    return FERRYI_CALL(ferry_put64_signal, (dest, source, nelems, sig_addr, signal, sig_op, pe),
        ferryi_group_put_signal(FERRYI_BLOCK, dest, source, nelems, 8, sig_addr, signal, sig_op, pe));
}
FERRYI_INLINE ferry_status ferry_put128_signal_warp(void *dest, const void *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe)
{
    return FERRYI_CALL(ferry_put128_signal, (dest, source, nelems, sig_addr, signal, sig_op, pe),
        ferryi_group_put_signal(FERRYI_WARP, dest, source, nelems, 16, sig_addr, signal, sig_op, pe));
}
FERRYI_INLINE ferry_status ferry_put128_signal_block(void *dest, const void *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe)
{
    return FERRYI_CALL(ferry_put128_signal, (dest, source, nelems, sig_addr, signal, sig_op, pe),
        ferryi_group_put_signal(FERRYI_BLOCK, dest, source, nelems, 16, sig_addr, signal, sig_op, pe));
}
FERRYI_INLINE ferry_status ferry_putmem_signal_warp(void *dest, const void *source, size_t nbytes, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe)
{
    return FERRYI_CALL(ferry_putmem_signal, (dest, source, nbytes, sig_addr, signal, sig_op, pe),
        ferryi_group_put_signal(FERRYI_WARP, dest, source, nbytes, 1, sig_addr, signal, sig_op, pe));
}
FERRYI_INLINE ferry_status ferry_putmem_signal_block(void *dest, const void *source, size_t nbytes, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe)
{
    return FERRYI_CALL(ferry_putmem_signal, (dest, source, nbytes, sig_addr, signal, sig_op, pe),
        ferryi_group_put_signal(FERRYI_BLOCK, dest, source, nbytes, 1, sig_addr, signal, sig_op, pe));
}

/* ferry_TYPE_put_signal_nbi, ferry_putBITS_signal_nbi, ferry_putmem_signal_nbi */
FERRYI_INLINE ferry_status ferry_float_put_signal_nbi_warp(float *dest, const float *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    return FERRYI_CALL(ferry_float_put_signal_nbi, (dest, source, nelems, sig_addr, signal, sig_op, pe),
        ferryi_group_put_signal(FERRYI_WARP, dest, source, nelems, sizeof(float), sig_addr, signal, sig_op, pe));
}
FERRYI_INLINE ferry_status ferry_float_put_signal_nbi_block(float *dest, const float *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    return FERRYI_CALL(ferry_float_put_signal_nbi, (dest, source, nelems, sig_addr, signal, sig_op, pe),
        ferryi_group_put_signal(FERRYI_BLOCK, dest, source, nelems, sizeof(float), sig_addr, signal, sig_op, pe));
}
FERRYI_INLINE ferry_status ferry_double_put_signal_nbi_warp(double *dest, const double *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    return FERRYI_CALL(ferry_double_put_signal_nbi, (dest, source, nelems, sig_addr, signal, sig_op, pe),
        ferryi_group_put_signal(FERRYI_WARP, dest, source, nelems, sizeof(double), sig_addr, signal, sig_op, pe));
}
FERRYI_INLINE ferry_status ferry_double_put_signal_nbi_block(double *dest, const double *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    return FERRYI_CALL(ferry_double_put_signal_nbi, (dest, source, nelems, sig_addr, signal, sig_op, pe),
        ferryi_group_put_signal(FERRYI_BLOCK, dest, source, nelems, sizeof(double), sig_addr, signal, sig_op, pe));
}
#if !FERRYI_GPU
FERRYI_INLINE ferry_status ferry_longdouble_put_signal_nbi_warp(long double *dest, const long double *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    return FERRYI_CALL(ferry_longdouble_put_signal_nbi, (dest, source, nelems, sig_addr, signal, sig_op, pe),
        ferryi_group_put_signal(FERRYI_WARP, dest, source, nelems, sizeof(long double), sig_addr, signal, sig_op, pe));
}
#endif
#if !FERRYI_GPU
FERRYI_INLINE ferry_status ferry_longdouble_put_signal_nbi_block(long double *dest, const long double *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    return FERRYI_CALL(ferry_longdouble_put_signal_nbi, (dest, source, nelems, sig_addr, signal, sig_op, pe),
        ferryi_group_put_signal(FERRYI_BLOCK, dest, source, nelems, sizeof(long double), sig_addr, signal, sig_op, pe));
}
#endif
FERRYI_INLINE ferry_status ferry_char_put_signal_nbi_warp(char *dest, const char *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    return FERRYI_CALL(ferry_char_put_signal_nbi, (dest, source, nelems, sig_addr, signal, sig_op, pe),
        ferryi_group_put_signal(FERRYI_WARP, dest, source, nelems, sizeof(char), sig_addr, signal, sig_op, pe));
}
FERRYI_INLINE ferry_status ferry_char_put_signal_nbi_block(char *dest, const char *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    return FERRYI_CALL(ferry_char_put_signal_nbi, (dest, source, nelems, sig_addr, signal, sig_op, pe),
        ferryi_group_put_signal(FERRYI_BLOCK, dest, source, nelems, sizeof(char), sig_addr, signal, sig_op, pe));
}
FERRYI_INLINE ferry_status ferry_schar_put_signal_nbi_warp(signed char *dest, const signed char *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    return FERRYI_CALL(ferry_schar_put_signal_nbi, (dest, source, nelems, sig_addr, signal, sig_op, pe),
        ferryi_group_put_signal(FERRYI_WARP, dest, source, nelems, sizeof(signed char), sig_addr, signal, sig_op, pe));
}
FERRYI_INLINE ferry_status ferry_schar_put_signal_nbi_block(signed char *dest, const signed char *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    return FERRYI_CALL(ferry_schar_put_signal_nbi, (dest, source, nelems, sig_addr, signal, sig_op, pe),
        ferryi_group_put_signal(FERRYI_BLOCK, dest, source, nelems, sizeof(signed char), sig_addr, signal, sig_op, pe));
}
FERRYI_INLINE ferry_status ferry_short_put_signal_nbi_warp(short *dest, const short *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    return FERRYI_CALL(ferry_short_put_signal_nbi, (dest, source, nelems, sig_addr, signal, sig_op, pe),
        ferryi_group_put_signal(FERRYI_WARP, dest, source, nelems, sizeof(short), sig_addr, signal, sig_op, pe));
}
FERRYI_INLINE ferry_status ferry_short_put_signal_nbi_block(short *dest, const short *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    return FERRYI_CALL(ferry_short_put_signal_nbi, (dest, source, nelems, sig_addr, signal, sig_op, pe),
        ferryi_group_put_signal(FERRYI_BLOCK, dest, source, nelems, sizeof(short), sig_addr, signal, sig_op, pe));
}
FERRYI_INLINE ferry_status ferry_uchar_put_signal_nbi_warp(unsigned char *dest, const unsigned char *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    return FERRYI_CALL(ferry_uchar_put_signal_nbi, (dest, source, nelems, sig_addr, signal, sig_op, pe),
        ferryi_group_put_signal(FERRYI_WARP, dest, source, nelems, sizeof(unsigned char), sig_addr, signal, sig_op,
        pe));
}
FERRYI_INLINE ferry_status ferry_uchar_put_signal_nbi_block(unsigned char *dest, const unsigned char *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    return FERRYI_CALL(ferry_uchar_put_signal_nbi, (dest, source, nelems, sig_addr, signal, sig_op, pe),
        ferryi_group_put_signal(FERRYI_BLOCK, dest, source, nelems, sizeof(unsigned char), sig_addr, signal, sig_op,
        pe));
}
FERRYI_INLINE ferry_status ferry_ushort_put_signal_nbi_warp(unsigned short *dest, const unsigned short *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    return FERRYI_CALL(ferry_ushort_put_signal_nbi, (dest, source, nelems, sig_addr, signal, sig_op, pe),
        ferryi_group_put_signal(FERRYI_WARP, dest, source, nelems, sizeof(unsigned short), sig_addr, signal, sig_op,
        pe));
}
FERRYI_INLINE ferry_status ferry_ushort_put_signal_nbi_block(unsigned short *dest, const unsigned short *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    return FERRYI_CALL(ferry_ushort_put_signal_nbi, (dest, source, nelems, sig_addr, signal, sig_op, pe),
        ferryi_group_put_signal(FERRYI_BLOCK, dest, source, nelems, sizeof(unsigned short), sig_addr, signal, sig_op,
        pe));
}
FERRYI_INLINE ferry_status ferry_int_put_signal_nbi_warp(int *dest, const int *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    return FERRYI_CALL(ferry_int_put_signal_nbi, (dest, source, nelems, sig_addr, signal, sig_op, pe),
        ferryi_group_put_signal(FERRYI_WARP, dest, source, nelems, sizeof(int), sig_addr, signal, sig_op, pe));
}
FERRYI_INLINE ferry_status ferry_int_put_signal_nbi_block(int *dest, const int *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    return FERRYI_CALL(ferry_int_put_signal_nbi, (dest, source, nelems, sig_addr, signal, sig_op, pe),
        ferryi_group_put_signal(FERRYI_BLOCK, dest, source, nelems, sizeof(int), sig_addr, signal, sig_op, pe));
}
FERRYI_INLINE ferry_status ferry_long_put_signal_nbi_warp(long *dest, const long *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    return FERRYI_CALL(ferry_long_put_signal_nbi, (dest, source, nelems, sig_addr, signal, sig_op, pe),
        ferryi_group_put_signal(FERRYI_WARP, dest, source, nelems, sizeof(long), sig_addr, signal, sig_op, pe));
}
FERRYI_INLINE ferry_status ferry_long_put_signal_nbi_block(long *dest, const long *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    return FERRYI_CALL(ferry_long_put_signal_nbi, (dest, source, nelems, sig_addr, signal, sig_op, pe),
        ferryi_group_put_signal(FERRYI_BLOCK, dest, source, nelems, sizeof(long), sig_addr, signal, sig_op, pe));
}
FERRYI_INLINE ferry_status ferry_longlong_put_signal_nbi_warp(long long *dest, const long long *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    return FERRYI_CALL(ferry_longlong_put_signal_nbi, (dest, source, nelems, sig_addr, signal, sig_op, pe),
        ferryi_group_put_signal(FERRYI_WARP, dest, source, nelems, sizeof(long long), sig_addr, signal, sig_op, pe));
}
FERRYI_INLINE ferry_status ferry_longlong_put_signal_nbi_block(long long *dest, const long long *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    return FERRYI_CALL(ferry_longlong_put_signal_nbi, (dest, source, nelems, sig_addr, signal, sig_op, pe),
        ferryi_group_put_signal(FERRYI_BLOCK, dest, source, nelems, sizeof(long long), sig_addr, signal, sig_op, pe));
}
FERRYI_INLINE ferry_status ferry_uint_put_signal_nbi_warp(unsigned int *dest, const unsigned int *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    return FERRYI_CALL(ferry_uint_put_signal_nbi, (dest, source, nelems, sig_addr, signal, sig_op, pe),
        ferryi_group_put_signal(FERRYI_WARP, dest, source, nelems, sizeof(unsigned int), sig_addr, signal, sig_op, pe));
}
FERRYI_INLINE ferry_status ferry_uint_put_signal_nbi_block(unsigned int *dest, const unsigned int *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    return FERRYI_CALL(ferry_uint_put_signal_nbi, (dest, source, nelems, sig_addr, signal, sig_op, pe),
        ferryi_group_put_signal(FERRYI_BLOCK, dest, source, nelems, sizeof(unsigned int), sig_addr, signal, sig_op,
        pe));
}
FERRYI_INLINE ferry_status ferry_ulong_put_signal_nbi_warp(unsigned long *dest, const unsigned long *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    return FERRYI_CALL(ferry_ulong_put_signal_nbi, (dest, source, nelems, sig_addr, signal, sig_op, pe),
        ferryi_group_put_signal(FERRYI_WARP, dest, source, nelems, sizeof(unsigned long), sig_addr, signal, sig_op,
        pe));
}
FERRYI_INLINE ferry_status ferry_ulong_put_signal_nbi_block(unsigned long *dest, const unsigned long *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    return FERRYI_CALL(ferry_ulong_put_signal_nbi, (dest, source, nelems, sig_addr, signal, sig_op, pe),
        ferryi_group_put_signal(FERRYI_BLOCK, dest, source, nelems, sizeof(unsigned long), sig_addr, signal, sig_op,
        pe));
}
FERRYI_INLINE ferry_status ferry_ulonglong_put_signal_nbi_warp(unsigned long long *dest,
    const unsigned long long *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    return FERRYI_CALL(ferry_ulonglong_put_signal_nbi, (dest, source, nelems, sig_addr, signal, sig_op, pe),
        ferryi_group_put_signal(FERRYI_WARP, dest, source, nelems, sizeof(unsigned long long), sig_addr, signal, sig_op,
        pe));
}
FERRYI_INLINE ferry_status ferry_ulonglong_put_signal_nbi_block(unsigned long long *dest,
    const unsigned long long *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    return FERRYI_CALL(ferry_ulonglong_put_signal_nbi, (dest, source, nelems, sig_addr, signal, sig_op, pe),
        ferryi_group_put_signal(FERRYI_BLOCK, dest, source, nelems, sizeof(unsigned long long), sig_addr, signal,
        sig_op, pe));
}
FERRYI_INLINE ferry_status ferry_int8_put_signal_nbi_warp(int8_t *dest, const int8_t *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    return FERRYI_CALL(ferry_int8_put_signal_nbi, (dest, source, nelems, sig_addr, signal, sig_op, pe),
        ferryi_group_put_signal(FERRYI_WARP, dest, source, nelems, sizeof(int8_t), sig_addr, signal, sig_op, pe));
}
FERRYI_INLINE ferry_status ferry_int8_put_signal_nbi_block(int8_t *dest, const int8_t *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    return FERRYI_CALL(ferry_int8_put_signal_nbi, (dest, source, nelems, sig_addr, signal, sig_op, pe),
        ferryi_group_put_signal(FERRYI_BLOCK, dest, source, nelems, sizeof(int8_t), sig_addr, signal, sig_op, pe));
}
FERRYI_INLINE ferry_status ferry_int16_put_signal_nbi_warp(int16_t *dest, const int16_t *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    return FERRYI_CALL(ferry_int16_put_signal_nbi, (dest, source, nelems, sig_addr, signal, sig_op, pe),
        ferryi_group_put_signal(FERRYI_WARP, dest, source, nelems, sizeof(int16_t), sig_addr, signal, sig_op, pe));
}
FERRYI_INLINE ferry_status ferry_int16_put_signal_nbi_block(int16_t *dest, const int16_t *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    return FERRYI_CALL(ferry_int16_put_signal_nbi, (dest, source, nelems, sig_addr, signal, sig_op, pe),
        ferryi_group_put_signal(FERRYI_BLOCK, dest, source, nelems, sizeof(int16_t), sig_addr, signal, sig_op, pe));
}
FERRYI_INLINE ferry_status ferry_uint8_put_signal_nbi_warp(uint8_t *dest, const uint8_t *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    return FERRYI_CALL(ferry_uint8_put_signal_nbi, (dest, source, nelems, sig_addr, signal, sig_op, pe),
        ferryi_group_put_signal(FERRYI_WARP, dest, source, nelems, sizeof(uint8_t), sig_addr, signal, sig_op, pe));
}
FERRYI_INLINE ferry_status ferry_uint8_put_signal_nbi_block(uint8_t *dest, const uint8_t *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    return FERRYI_CALL(ferry_uint8_put_signal_nbi, (dest, source, nelems, sig_addr, signal, sig_op, pe),
        ferryi_group_put_signal(FERRYI_BLOCK, dest, source, nelems, sizeof(uint8_t), sig_addr, signal, sig_op, pe));
}
FERRYI_INLINE ferry_status ferry_uint16_put_signal_nbi_warp(uint16_t *dest, const uint16_t *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    return FERRYI_CALL(ferry_uint16_put_signal_nbi, (dest, source, nelems, sig_addr, signal, sig_op, pe),
        ferryi_group_put_signal(FERRYI_WARP, dest, source, nelems, sizeof(uint16_t), sig_addr, signal, sig_op, pe));
}
FERRYI_INLINE ferry_status ferry_uint16_put_signal_nbi_block(uint16_t *dest, const uint16_t *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    return FERRYI_CALL(ferry_uint16_put_signal_nbi, (dest, source, nelems, sig_addr, signal, sig_op, pe),
        ferryi_group_put_signal(FERRYI_BLOCK, dest, source, nelems, sizeof(uint16_t), sig_addr, signal, sig_op, pe));
}
FERRYI_INLINE ferry_status ferry_int32_put_signal_nbi_warp(int32_t *dest, const int32_t *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    return FERRYI_CALL(ferry_int32_put_signal_nbi, (dest, source, nelems, sig_addr, signal, sig_op, pe),
        ferryi_group_put_signal(FERRYI_WARP, dest, source, nelems, sizeof(int32_t), sig_addr, signal, sig_op, pe));
}
FERRYI_INLINE ferry_status ferry_int32_put_signal_nbi_block(int32_t *dest, const int32_t *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    return FERRYI_CALL(ferry_int32_put_signal_nbi, (dest, source, nelems, sig_addr, signal, sig_op, pe),
        ferryi_group_put_signal(FERRYI_BLOCK, dest, source, nelems, sizeof(int32_t), sig_addr, signal, sig_op, pe));
}
FERRYI_INLINE ferry_status ferry_int64_put_signal_nbi_warp(int64_t *dest, const int64_t *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    return FERRYI_CALL(ferry_int64_put_signal_nbi, (dest, source, nelems, sig_addr, signal, sig_op, pe),
        ferryi_group_put_signal(FERRYI_WARP, dest, source, nelems, sizeof(int64_t), sig_addr, signal, sig_op, pe));
}
FERRYI_INLINE ferry_status ferry_int64_put_signal_nbi_block(int64_t *dest, const int64_t *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    return FERRYI_CALL(ferry_int64_put_signal_nbi, (dest, source, nelems, sig_addr, signal, sig_op, pe),
        ferryi_group_put_signal(FERRYI_BLOCK, dest, source, nelems, sizeof(int64_t), sig_addr, signal, sig_op, pe));
}
FERRYI_INLINE ferry_status ferry_uint32_put_signal_nbi_warp(uint32_t *dest, const uint32_t *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    return FERRYI_CALL(ferry_uint32_put_signal_nbi, (dest, source, nelems, sig_addr, signal, sig_op, pe),
        ferryi_group_put_signal(FERRYI_WARP, dest, source, nelems, sizeof(uint32_t), sig_addr, signal, sig_op, pe));
}
FERRYI_INLINE ferry_status ferry_uint32_put_signal_nbi_block(uint32_t *dest, const uint32_t *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    return FERRYI_CALL(ferry_uint32_put_signal_nbi, (dest, source, nelems, sig_addr, signal, sig_op, pe),
        ferryi_group_put_signal(FERRYI_BLOCK, dest, source, nelems, sizeof(uint32_t), sig_addr, signal, sig_op, pe));
}
FERRYI_INLINE ferry_status ferry_uint64_put_signal_nbi_warp(uint64_t *dest, const uint64_t *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    return FERRYI_CALL(ferry_uint64_put_signal_nbi, (dest, source, nelems, sig_addr, signal, sig_op, pe),
        ferryi_group_put_signal(FERRYI_WARP, dest, source, nelems, sizeof(uint64_t), sig_addr, signal, sig_op, pe));
}
FERRYI_INLINE ferry_status ferry_uint64_put_signal_nbi_block(uint64_t *dest, const uint64_t *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    return FERRYI_CALL(ferry_uint64_put_signal_nbi, (dest, source, nelems, sig_addr, signal, sig_op, pe),
        ferryi_group_put_signal(FERRYI_BLOCK, dest, source, nelems, sizeof(uint64_t), sig_addr, signal, sig_op, pe));
}
FERRYI_INLINE ferry_status ferry_size_put_signal_nbi_warp(size_t *dest, const size_t *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    return FERRYI_CALL(ferry_size_put_signal_nbi, (dest, source, nelems, sig_addr, signal, sig_op, pe),
        ferryi_group_put_signal(FERRYI_WARP, dest, source, nelems, sizeof(size_t), sig_addr, signal, sig_op, pe));
}
FERRYI_INLINE ferry_status ferry_size_put_signal_nbi_block(size_t *dest, const size_t *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    return FERRYI_CALL(ferry_size_put_signal_nbi, (dest, source, nelems, sig_addr, signal, sig_op, pe),
        ferryi_group_put_signal(FERRYI_BLOCK, dest, source, nelems, sizeof(size_t), sig_addr, signal, sig_op, pe));
}
FERRYI_INLINE ferry_status ferry_ptrdiff_put_signal_nbi_warp(ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    return FERRYI_CALL(ferry_ptrdiff_put_signal_nbi, (dest, source, nelems, sig_addr, signal, sig_op, pe),
        ferryi_group_put_signal(FERRYI_WARP, dest, source, nelems, sizeof(ptrdiff_t), sig_addr, signal, sig_op, pe));
}
FERRYI_INLINE ferry_status ferry_ptrdiff_put_signal_nbi_block(ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    return FERRYI_CALL(ferry_ptrdiff_put_signal_nbi, (dest, source, nelems, sig_addr, signal, sig_op, pe),
        ferryi_group_put_signal(FERRYI_BLOCK, dest, source, nelems, sizeof(ptrdiff_t), sig_addr, signal, sig_op, pe));
}
FERRYI_INLINE ferry_status ferry_put8_signal_nbi_warp(void *dest, const void *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe)
{
    return FERRYI_CALL(ferry_put8_signal_nbi, (dest, source, nelems, sig_addr, signal, sig_op, pe),
        ferryi_group_put_signal(FERRYI_WARP, dest, source, nelems, 1, sig_addr, signal, sig_op, pe));
}
FERRYI_INLINE ferry_status ferry_put8_signal_nbi_block(void *dest, const void *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    return FERRYI_CALL(ferry_put8_signal_nbi, (dest, source, nelems, sig_addr, signal, sig_op, pe),
        ferryi_group_put_signal(FERRYI_BLOCK, dest, source, nelems, 1, sig_addr, signal, sig_op, pe));
}
FERRYI_INLINE ferry_status ferry_put16_signal_nbi_warp(void *dest, const void *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    return FERRYI_CALL(ferry_put16_signal_nbi, (dest, source, nelems, sig_addr, signal, sig_op, pe),
        ferryi_group_put_signal(FERRYI_WARP, dest, source, nelems, 2, sig_addr, signal, sig_op, pe));
}
FERRYI_INLINE ferry_status ferry_put16_signal_nbi_block(void *dest, const void *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    return FERRYI_CALL(ferry_put16_signal_nbi, (dest, source, nelems, sig_addr, signal, sig_op, pe),
        ferryi_group_put_signal(FERRYI_BLOCK, dest, source, nelems, 2, sig_addr, signal, sig_op, pe));
}
FERRYI_INLINE ferry_status ferry_put32_signal_nbi_warp(void *dest, const void *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    return FERRYI_CALL(ferry_put32_signal_nbi, (dest, source, nelems, sig_addr, signal, sig_op, pe),
        ferryi_group_put_signal(FERRYI_WARP, dest, source, nelems, 4, sig_addr, signal, sig_op, pe));
}
FERRYI_INLINE ferry_status ferry_put32_signal_nbi_block(void *dest, const void *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    return FERRYI_CALL(ferry_put32_signal_nbi, (dest, source, nelems, sig_addr, signal, sig_op, pe),
        ferryi_group_put_signal(FERRYI_BLOCK, dest, source, nelems, 4, sig_addr, signal, sig_op, pe));
}
FERRYI_INLINE ferry_status ferry_put64_signal_nbi_warp(void *dest, const void *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    return FERRYI_CALL(ferry_put64_signal_nbi, (dest, source, nelems, sig_addr, signal, sig_op, pe),
        ferryi_group_put_signal(FERRYI_WARP, dest, source, nelems, 8, sig_addr, signal, sig_op, pe));
}
FERRYI_INLINE ferry_status ferry_put64_signal_nbi_block(void *dest, const void *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    return FERRYI_CALL(ferry_put64_signal_nbi, (dest, source, nelems, sig_addr, signal, sig_op, pe),
        ferryi_group_put_signal(FERRYI_BLOCK, dest, source, nelems, 8, sig_addr, signal, sig_op, pe));
}
FERRYI_INLINE ferry_status ferry_put128_signal_nbi_warp(void *dest, const void *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    return FERRYI_CALL(ferry_put128_signal_nbi, (dest, source, nelems, sig_addr, signal, sig_op, pe),
        ferryi_group_put_signal(FERRYI_WARP, dest, source, nelems, 16, sig_addr, signal, sig_op, pe));
}
FERRYI_INLINE ferry_status ferry_put128_signal_nbi_block(void *dest, const void *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    return FERRYI_CALL(ferry_put128_signal_nbi, (dest, source, nelems, sig_addr, signal, sig_op, pe),
        ferryi_group_put_signal(FERRYI_BLOCK, dest, source, nelems, 16, sig_addr, signal, sig_op, pe));
}
FERRYI_INLINE ferry_status ferry_putmem_signal_nbi_warp(void *dest, const void *source, size_t nbytes,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    return FERRYI_CALL(ferry_putmem_signal_nbi, (dest, source, nbytes, sig_addr, signal, sig_op, pe),
        ferryi_group_put_signal(FERRYI_WARP, dest, source, nbytes, 1, sig_addr, signal, sig_op, pe));
}
FERRYI_INLINE ferry_status ferry_putmem_signal_nbi_block(void *dest, const void *source, size_t nbytes,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    return FERRYI_CALL(ferry_putmem_signal_nbi, (dest, source, nbytes, sig_addr, signal, sig_op, pe),
        ferryi_group_put_signal(FERRYI_BLOCK, dest, source, nbytes, 1, sig_addr, signal, sig_op, pe));
}

/* ferry_signal_op */
FERRYI_INLINE ferry_status ferry_signal_op_warp(uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    return FERRYI_CALL(ferry_signal_op, (sig_addr, signal, sig_op, pe), ferryi_group_signal(FERRYI_WARP, sig_addr,
        signal, sig_op, pe));
}
FERRYI_INLINE ferry_status ferry_signal_op_block(uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    return FERRYI_CALL(ferry_signal_op, (sig_addr, signal, sig_op, pe), ferryi_group_signal(FERRYI_BLOCK, sig_addr,
        signal, sig_op, pe));
}

/* ferry_signal_set */
FERRYI_INLINE ferry_status ferry_signal_set_warp(uint64_t *sig_addr, uint64_t signal, int pe)
{
    return FERRYI_CALL(ferry_signal_set, (sig_addr, signal, pe), ferryi_group_signal(FERRYI_WARP, sig_addr, signal,
        FERRY_SIGNAL_SET, pe));
}
FERRYI_INLINE ferry_status ferry_signal_set_block(uint64_t *sig_addr, uint64_t signal, int pe)
{
    return FERRYI_CALL(ferry_signal_set, (sig_addr, signal, pe), ferryi_group_signal(FERRYI_BLOCK, sig_addr, signal,
        FERRY_SIGNAL_SET, pe));
}

/* ferry_signal_add */
FERRYI_INLINE ferry_status ferry_signal_add_warp(uint64_t *sig_addr, uint64_t signal, int pe)
{
    return FERRYI_CALL(ferry_signal_add, (sig_addr, signal, pe), ferryi_group_signal(FERRYI_WARP, sig_addr, signal,
        FERRY_SIGNAL_ADD, pe));
}
FERRYI_INLINE ferry_status ferry_signal_add_block(uint64_t *sig_addr, uint64_t signal, int pe)
{
    return FERRYI_CALL(ferry_signal_add, (sig_addr, signal, pe), ferryi_group_signal(FERRYI_BLOCK, sig_addr, signal,
        FERRY_SIGNAL_ADD, pe));
}

/* ferry_signal_fetch */
FERRYI_INLINE uint64_t ferry_signal_fetch_warp(const uint64_t *sig_addr)
{
    return FERRYI_CALL(ferry_signal_fetch, (sig_addr), ferryi_group_signal_fetch(FERRYI_WARP, sig_addr));
}
FERRYI_INLINE uint64_t ferry_signal_fetch_block(const uint64_t *sig_addr)
{
    return FERRYI_CALL(ferry_signal_fetch, (sig_addr), ferryi_group_signal_fetch(FERRYI_BLOCK, sig_addr));
}

/* ferry_signal_wait_until */
FERRYI_INLINE uint64_t ferry_signal_wait_until_warp(uint64_t *sig_addr, int cmp, uint64_t cmp_value)
{
    return FERRYI_CALL(ferry_signal_wait_until, (sig_addr, cmp, cmp_value), ferryi_group_signal_wait(FERRYI_WARP,
        sig_addr, cmp, cmp_value));
}
FERRYI_INLINE uint64_t ferry_signal_wait_until_block(uint64_t *sig_addr, int cmp, uint64_t cmp_value)
{
    return FERRYI_CALL(ferry_signal_wait_until, (sig_addr, cmp, cmp_value), ferryi_group_signal_wait(FERRYI_BLOCK,
        sig_addr, cmp, cmp_value));
}

/* ferry_signal_wait_until_timeout */
FERRYI_INLINE ferry_status ferry_signal_wait_until_warp_timeout(uint64_t *sig_addr, int cmp, uint64_t cmp_value,
    uint64_t *found, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_signal_wait_until_timeout, (sig_addr, cmp, cmp_value, found, timeout_ns),
        ferryi_group_signal_wait_timeout(FERRYI_WARP, sig_addr, cmp, cmp_value, found, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_signal_wait_until_block_timeout(uint64_t *sig_addr, int cmp, uint64_t cmp_value,
    uint64_t *found, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_signal_wait_until_timeout, (sig_addr, cmp, cmp_value, found, timeout_ns),
        ferryi_group_signal_wait_timeout(FERRYI_BLOCK, sig_addr, cmp, cmp_value, found, timeout_ns));
}

#endif
