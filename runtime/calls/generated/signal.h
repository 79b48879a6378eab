/* SPDX-License-Identifier: BSD-3-Clause */
/* Exported functions, for runtime/calls/signal*.c alone.  Made by api/generate.py from api/calls.txt. */
/* clang-format off */
#ifndef FERRYI_RUNTIME_CALLS_GENERATED_SIGNAL_H
#define FERRYI_RUNTIME_CALLS_GENERATED_SIGNAL_H

/* ferry_TYPE_put_signal, ferry_putBITS_signal, ferry_putmem_signal */
ferry_status ferry_float_put_signal(float *dest, const float *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe)
{
    return put_signal(dest, source, nelems, sizeof(float), sig_addr, signal, sig_op, pe);
}
ferry_status ferry_double_put_signal(double *dest, const double *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe)
{
    return put_signal(dest, source, nelems, sizeof(double), sig_addr, signal, sig_op, pe);
}
ferry_status ferry_longdouble_put_signal(long double *dest, const long double *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    return put_signal(dest, source, nelems, sizeof(long double), sig_addr, signal, sig_op, pe);
}
ferry_status ferry_char_put_signal(char *dest, const char *source, size_t nelems, uint64_t *sig_addr, uint64_t signal,
    int sig_op, int pe)
{
    return put_signal(dest, source, nelems, sizeof(char), sig_addr, signal, sig_op, pe);
}
ferry_status ferry_schar_put_signal(signed char *dest, const signed char *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe)
{
    return put_signal(dest, source, nelems, sizeof(signed char), sig_addr, signal, sig_op, pe);
}
ferry_status ferry_short_put_signal(short *dest, const short *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe)
{
    return put_signal(dest, source, nelems, sizeof(short), sig_addr, signal, sig_op, pe);
}
ferry_status ferry_uchar_put_signal(unsigned char *dest, const unsigned char *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe)
{
    return put_signal(dest, source, nelems, sizeof(unsigned char), sig_addr, signal, sig_op, pe);
}
ferry_status ferry_ushort_put_signal(unsigned short *dest, const unsigned short *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    return put_signal(dest, source, nelems, sizeof(unsigned short), sig_addr, signal, sig_op, pe);
}
ferry_status ferry_int_put_signal(int *dest, const int *source, size_t nelems, uint64_t *sig_addr, uint64_t signal,
    int sig_op, int pe)
{
    return put_signal(dest, source, nelems, sizeof(int), sig_addr, signal, sig_op, pe);
}
ferry_status ferry_long_put_signal(long *dest, const long *source, size_t nelems, uint64_t *sig_addr, uint64_t signal,
    int sig_op, int pe)
{
    return put_signal(dest, source, nelems, sizeof(long), sig_addr, signal, sig_op, pe);
}
ferry_status ferry_longlong_put_signal(long long *dest, const long long *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe)
{
    return put_signal(dest, source, nelems, sizeof(long long), sig_addr, signal, sig_op, pe);
}
ferry_status ferry_uint_put_signal(unsigned int *dest, const unsigned int *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe)
{
    return put_signal(dest, source, nelems, sizeof(unsigned int), sig_addr, signal, sig_op, pe);
}
ferry_status ferry_ulong_put_signal(unsigned long *dest, const unsigned long *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe)
{
    return put_signal(dest, source, nelems, sizeof(unsigned long), sig_addr, signal, sig_op, pe);
}
ferry_status ferry_ulonglong_put_signal(unsigned long long *dest, const unsigned long long *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    return put_signal(dest, source, nelems, sizeof(unsigned long long), sig_addr, signal, sig_op, pe);
}
ferry_status ferry_int8_put_signal(int8_t *dest, const int8_t *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe)
{
    return put_signal(dest, source, nelems, sizeof(int8_t), sig_addr, signal, sig_op, pe);
}
ferry_status ferry_int16_put_signal(int16_t *dest, const int16_t *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe)
{
    return put_signal(dest, source, nelems, sizeof(int16_t), sig_addr, signal, sig_op, pe);
}
ferry_status ferry_uint8_put_signal(uint8_t *dest, const uint8_t *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe)
{
    return put_signal(dest, source, nelems, sizeof(uint8_t), sig_addr, signal, sig_op, pe);
}
ferry_status ferry_uint16_put_signal(uint16_t *dest, const uint16_t *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe)
{
    return put_signal(dest, source, nelems, sizeof(uint16_t), sig_addr, signal, sig_op, pe);
}
ferry_status ferry_int32_put_signal(int32_t *dest, const int32_t *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe)
{
    return put_signal(dest, source, nelems, sizeof(int32_t), sig_addr, signal, sig_op, pe);
}
ferry_status ferry_int64_put_signal(int64_t *dest, const int64_t *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe)
{
    return put_signal(dest, source, nelems, sizeof(int64_t), sig_addr, signal, sig_op, pe);
}
ferry_status ferry_uint32_put_signal(uint32_t *dest, const uint32_t *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe)
{
    return put_signal(dest, source, nelems, sizeof(uint32_t), sig_addr, signal, sig_op, pe);
}
ferry_status ferry_uint64_put_signal(uint64_t *dest, const uint64_t *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe)
{
    return put_signal(dest, source, nelems, sizeof(uint64_t), sig_addr, signal, sig_op, pe);
}
ferry_status ferry_size_put_signal(size_t *dest, const size_t *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe)
{
    return put_signal(dest, source, nelems, sizeof(size_t), sig_addr, signal, sig_op, pe);
}
ferry_status ferry_ptrdiff_put_signal(ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe)
{
    return put_signal(dest, source, nelems, sizeof(ptrdiff_t), sig_addr, signal, sig_op, pe);
}
ferry_status ferry_put8_signal(void *dest, const void *source, size_t nelems, uint64_t *sig_addr, uint64_t signal,
    int sig_op, int pe)
{
    return put_signal(dest, source, nelems, 1, sig_addr, signal, sig_op, pe);
}
ferry_status ferry_put16_signal(void *dest, const void *source, size_t nelems, uint64_t *sig_addr, uint64_t signal,
    int sig_op, int pe)
{
    return put_signal(dest, source, nelems, 2, sig_addr, signal, sig_op, pe);
}
ferry_status ferry_put32_signal(void *dest, const void *source, size_t nelems, uint64_t *sig_addr, uint64_t signal,
    int sig_op, int pe)
{
    return put_signal(dest, source, nelems, 4, sig_addr, signal, sig_op, pe);
}
ferry_status ferry_put64_signal(void *dest, const void *source, size_t nelems, uint64_t *sig_addr, uint64_t signal,
    int sig_op, int pe)
{
    return put_signal(dest, source, nelems, 8, sig_addr, signal, sig_op, pe);
}
ferry_status ferry_put128_signal(void *dest, const void *source, size_t nelems, uint64_t *sig_addr, uint64_t signal,
    int sig_op, int pe)
{
    return put_signal(dest, source, nelems, 16, sig_addr, signal, sig_op, pe);
}
ferry_status ferry_putmem_signal(void *dest, const void *source, size_t nbytes, uint64_t *sig_addr, uint64_t signal,
    int sig_op, int pe)
{
    return put_signal(dest, source, nbytes, 1, sig_addr, signal, sig_op, pe);
}

/* ferry_TYPE_put_signal_nbi, ferry_putBITS_signal_nbi, ferry_putmem_signal_nbi */
ferry_status ferry_float_put_signal_nbi(float *dest, const float *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe)
{
    return put_signal(dest, source, nelems, sizeof(float), sig_addr, signal, sig_op, pe);
}
ferry_status ferry_double_put_signal_nbi(double *dest, const double *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe)
{
    return put_signal(dest, source, nelems, sizeof(double), sig_addr, signal, sig_op, pe);
}
ferry_status ferry_longdouble_put_signal_nbi(long double *dest, const long double *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    return put_signal(dest, source, nelems, sizeof(long double), sig_addr, signal, sig_op, pe);
}
ferry_status ferry_char_put_signal_nbi(char *dest, const char *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe)
{
    return put_signal(dest, source, nelems, sizeof(char), sig_addr, signal, sig_op, pe);
}
ferry_status ferry_schar_put_signal_nbi(signed char *dest, const signed char *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe)
{
    return put_signal(dest, source, nelems, sizeof(signed char), sig_addr, signal, sig_op, pe);
}
ferry_status ferry_short_put_signal_nbi(short *dest, const short *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe)
{
    return put_signal(dest, source, nelems, sizeof(short), sig_addr, signal, sig_op, pe);
}
ferry_status ferry_uchar_put_signal_nbi(unsigned char *dest, const unsigned char *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    return put_signal(dest, source, nelems, sizeof(unsigned char), sig_addr, signal, sig_op, pe);
}
ferry_status ferry_ushort_put_signal_nbi(unsigned short *dest, const unsigned short *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    return put_signal(dest, source, nelems, sizeof(unsigned short), sig_addr, signal, sig_op, pe);
}
ferry_status ferry_int_put_signal_nbi(int *dest, const int *source, size_t nelems, uint64_t *sig_addr, uint64_t signal,
    int sig_op, int pe)
{
    return put_signal(dest, source, nelems, sizeof(int), sig_addr, signal, sig_op, pe);
}
ferry_status ferry_long_put_signal_nbi(long *dest, const long *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe)
{
    return put_signal(dest, source, nelems, sizeof(long), sig_addr, signal, sig_op, pe);
}
ferry_status ferry_longlong_put_signal_nbi(long long *dest, const long long *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe)
{
    return put_signal(dest, source, nelems, sizeof(long long), sig_addr, signal, sig_op, pe);
}
ferry_status ferry_uint_put_signal_nbi(unsigned int *dest, const unsigned int *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    return put_signal(dest, source, nelems, sizeof(unsigned int), sig_addr, signal, sig_op, pe);
}
ferry_status ferry_ulong_put_signal_nbi(unsigned long *dest, const unsigned long *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    return put_signal(dest, source, nelems, sizeof(unsigned long), sig_addr, signal, sig_op, pe);
}
ferry_status ferry_ulonglong_put_signal_nbi(unsigned long long *dest, const unsigned long long *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    return put_signal(dest, source, nelems, sizeof(unsigned long long), sig_addr, signal, sig_op, pe);
}
ferry_status ferry_int8_put_signal_nbi(int8_t *dest, const int8_t *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe)
{
    return put_signal(dest, source, nelems, sizeof(int8_t), sig_addr, signal, sig_op, pe);
}
ferry_status ferry_int16_put_signal_nbi(int16_t *dest, const int16_t *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe)
{
    return put_signal(dest, source, nelems, sizeof(int16_t), sig_addr, signal, sig_op, pe);
}
ferry_status ferry_uint8_put_signal_nbi(uint8_t *dest, const uint8_t *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe)
{
    return put_signal(dest, source, nelems, sizeof(uint8_t), sig_addr, signal, sig_op, pe);
}
ferry_status ferry_uint16_put_signal_nbi(uint16_t *dest, const uint16_t *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe)
{
    return put_signal(dest, source, nelems, sizeof(uint16_t), sig_addr, signal, sig_op, pe);
}
ferry_status ferry_int32_put_signal_nbi(int32_t *dest, const int32_t *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe)
{
    return put_signal(dest, source, nelems, sizeof(int32_t), sig_addr, signal, sig_op, pe);
}
ferry_status ferry_int64_put_signal_nbi(int64_t *dest, const int64_t *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe)
{
    return put_signal(dest, source, nelems, sizeof(int64_t), sig_addr, signal, sig_op, pe);
}
ferry_status ferry_uint32_put_signal_nbi(uint32_t *dest, const uint32_t *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe)
{
    return put_signal(dest, source, nelems, sizeof(uint32_t), sig_addr, signal, sig_op, pe);
}
ferry_status ferry_uint64_put_signal_nbi(uint64_t *dest, const uint64_t *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe)
{
    return put_signal(dest, source, nelems, sizeof(uint64_t), sig_addr, signal, sig_op, pe);
}
ferry_status ferry_size_put_signal_nbi(size_t *dest, const size_t *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe)
{
    return put_signal(dest, source, nelems, sizeof(size_t), sig_addr, signal, sig_op, pe);
}
ferry_status ferry_ptrdiff_put_signal_nbi(ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe)
{
    return put_signal(dest, source, nelems, sizeof(ptrdiff_t), sig_addr, signal, sig_op, pe);
}
ferry_status ferry_put8_signal_nbi(void *dest, const void *source, size_t nelems, uint64_t *sig_addr, uint64_t signal,
    int sig_op, int pe)
{
    return put_signal(dest, source, nelems, 1, sig_addr, signal, sig_op, pe);
}
ferry_status ferry_put16_signal_nbi(void *dest, const void *source, size_t nelems, uint64_t *sig_addr, uint64_t signal,
    int sig_op, int pe)
{
    return put_signal(dest, source, nelems, 2, sig_addr, signal, sig_op, pe);
}
ferry_status ferry_put32_signal_nbi(void *dest, const void *source, size_t nelems, uint64_t *sig_addr, uint64_t signal,
    int sig_op, int pe)
{
    return put_signal(dest, source, nelems, 4, sig_addr, signal, sig_op, pe);
}
ferry_status ferry_put64_signal_nbi(void *dest, const void *source, size_t nelems, uint64_t *sig_addr, uint64_t signal,
    int sig_op, int pe)
{
    return put_signal(dest, source, nelems, 8, sig_addr, signal, sig_op, pe);
}
ferry_status ferry_put128_signal_nbi(void *dest, const void *source, size_t nelems, uint64_t *sig_addr, uint64_t signal,
    int sig_op, int pe)
{
    return put_signal(dest, source, nelems, 16, sig_addr, signal, sig_op, pe);
}
ferry_status ferry_putmem_signal_nbi(void *dest, const void *source, size_t nbytes, uint64_t *sig_addr, uint64_t signal,
    int sig_op, int pe)
{
    return put_signal(dest, source, nbytes, 1, sig_addr, signal, sig_op, pe);
}

/* ferry_signal_op */
ferry_status ferry_signal_op(uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    return ferryi_signal(ferryi_world_get(), sig_addr, signal, sig_op, pe);
}

/* ferry_signal_set */
ferry_status ferry_signal_set(uint64_t *sig_addr, uint64_t signal, int pe)
{
    return ferryi_signal(ferryi_world_get(), sig_addr, signal, FERRY_SIGNAL_SET, pe);
}

/* ferry_signal_add */
ferry_status ferry_signal_add(uint64_t *sig_addr, uint64_t signal, int pe)
{
    return ferryi_signal(ferryi_world_get(), sig_addr, signal, FERRY_SIGNAL_ADD, pe);
}

#endif
