/* SPDX-License-Identifier: BSD-3-Clause */
/* Exported functions, for runtime/calls/stream*.c alone.  Made by api/generate.py from api/calls.txt. */
/* clang-format off */
#ifndef FERRYI_RUNTIME_CALLS_GENERATED_STREAM_H
#define FERRYI_RUNTIME_CALLS_GENERATED_STREAM_H

/* ferry_TYPE_put, ferry_putBITS, ferry_putmem */
ferry_status ferry_float_put_on_stream(float *dest, const float *source, size_t nelems, int pe, ferry_stream stream)
{
    return IF_FITS(FERRY_CALL_PUT, float, pe, ferry_putmem_on_stream(dest, source, nelems * sizeof(float), pe, stream));
}
ferry_status ferry_double_put_on_stream(double *dest, const double *source, size_t nelems, int pe, ferry_stream stream)
{
    return IF_FITS(FERRY_CALL_PUT, double, pe, ferry_putmem_on_stream(dest, source, nelems * sizeof(double), pe,
        stream));
}
ferry_status ferry_longdouble_put_on_stream(long double *dest, const long double *source, size_t nelems, int pe,
    ferry_stream stream)
{
    return IF_FITS(FERRY_CALL_PUT, long double, pe, ferry_putmem_on_stream(dest, source, nelems * sizeof(long double),
        pe, stream));
}
ferry_status ferry_char_put_on_stream(char *dest, const char *source, size_t nelems, int pe, ferry_stream stream)
{
    return IF_FITS(FERRY_CALL_PUT, char, pe, ferry_putmem_on_stream(dest, source, nelems * sizeof(char), pe, stream));
}
ferry_status ferry_schar_put_on_stream(signed char *dest, const signed char *source, size_t nelems, int pe,
    ferry_stream stream)
{
    return IF_FITS(FERRY_CALL_PUT, signed char, pe, ferry_putmem_on_stream(dest, source, nelems * sizeof(signed char),
        pe, stream));
}
ferry_status ferry_short_put_on_stream(short *dest, const short *source, size_t nelems, int pe, ferry_stream stream)
{
    return IF_FITS(FERRY_CALL_PUT, short, pe, ferry_putmem_on_stream(dest, source, nelems * sizeof(short), pe, stream));
}
ferry_status ferry_uchar_put_on_stream(unsigned char *dest, const unsigned char *source, size_t nelems, int pe,
    ferry_stream stream)
{
    return IF_FITS(FERRY_CALL_PUT, unsigned char, pe, ferry_putmem_on_stream(dest, source,
        nelems * sizeof(unsigned char), pe, stream));
}
ferry_status ferry_ushort_put_on_stream(unsigned short *dest, const unsigned short *source, size_t nelems, int pe,
    ferry_stream stream)
{
    return IF_FITS(FERRY_CALL_PUT, unsigned short, pe, ferry_putmem_on_stream(dest, source,
        nelems * sizeof(unsigned short), pe, stream));
}
ferry_status ferry_int_put_on_stream(int *dest, const int *source, size_t nelems, int pe, ferry_stream stream)
{
    return IF_FITS(FERRY_CALL_PUT, int, pe, ferry_putmem_on_stream(dest, source, nelems * sizeof(int), pe, stream));
}
ferry_status ferry_long_put_on_stream(long *dest, const long *source, size_t nelems, int pe, ferry_stream stream)
{
    return IF_FITS(FERRY_CALL_PUT, long, pe, ferry_putmem_on_stream(dest, source, nelems * sizeof(long), pe, stream));
}
ferry_status ferry_longlong_put_on_stream(long long *dest, const long long *source, size_t nelems, int pe,
    ferry_stream stream)
{
    return IF_FITS(FERRY_CALL_PUT, long long, pe, ferry_putmem_on_stream(dest, source, nelems * sizeof(long long), pe,
        stream));
}
ferry_status ferry_uint_put_on_stream(unsigned int *dest, const unsigned int *source, size_t nelems, int pe,
    ferry_stream stream)
{
    return IF_FITS(FERRY_CALL_PUT, unsigned int, pe, ferry_putmem_on_stream(dest, source, nelems * sizeof(unsigned int),
        pe, stream));
}
ferry_status ferry_ulong_put_on_stream(unsigned long *dest, const unsigned long *source, size_t nelems, int pe,
    ferry_stream stream)
{
    return IF_FITS(FERRY_CALL_PUT, unsigned long, pe, ferry_putmem_on_stream(dest, source,
        nelems * sizeof(unsigned long), pe, stream));
}
ferry_status ferry_ulonglong_put_on_stream(unsigned long long *dest, const unsigned long long *source, size_t nelems,
    int pe, ferry_stream stream)
{
    return IF_FITS(FERRY_CALL_PUT, unsigned long long, pe, ferry_putmem_on_stream(dest, source,
        nelems * sizeof(unsigned long long), pe, stream));
}
ferry_status ferry_int8_put_on_stream(int8_t *dest, const int8_t *source, size_t nelems, int pe, ferry_stream stream)
{
    return IF_FITS(FERRY_CALL_PUT, int8_t, pe, ferry_putmem_on_stream(dest, source, nelems * sizeof(int8_t), pe,
        stream));
}
ferry_status ferry_int16_put_on_stream(int16_t *dest, const int16_t *source, size_t nelems, int pe, ferry_stream stream)
{
    return IF_FITS(FERRY_CALL_PUT, int16_t, pe, ferry_putmem_on_stream(dest, source, nelems * sizeof(int16_t), pe,
        stream));
}
ferry_status ferry_uint8_put_on_stream(uint8_t *dest, const uint8_t *source, size_t nelems, int pe, ferry_stream stream)
{
    return IF_FITS(FERRY_CALL_PUT, uint8_t, pe, ferry_putmem_on_stream(dest, source, nelems * sizeof(uint8_t), pe,
        stream));
}
ferry_status ferry_uint16_put_on_stream(uint16_t *dest, const uint16_t *source, size_t nelems, int pe,
    ferry_stream stream)
{
    return IF_FITS(FERRY_CALL_PUT, uint16_t, pe, ferry_putmem_on_stream(dest, source, nelems * sizeof(uint16_t), pe,
        stream));
}
ferry_status ferry_int32_put_on_stream(int32_t *dest, const int32_t *source, size_t nelems, int pe, ferry_stream stream)
{
    return IF_FITS(FERRY_CALL_PUT, int32_t, pe, ferry_putmem_on_stream(dest, source, nelems * sizeof(int32_t), pe,
        stream));
}
ferry_status ferry_int64_put_on_stream(int64_t *dest, const int64_t *source, size_t nelems, int pe, ferry_stream stream)
{
    return IF_FITS(FERRY_CALL_PUT, int64_t, pe, ferry_putmem_on_stream(dest, source, nelems * sizeof(int64_t), pe,
        stream));
}
ferry_status ferry_uint32_put_on_stream(uint32_t *dest, const uint32_t *source, size_t nelems, int pe,
    ferry_stream stream)
{
    return IF_FITS(FERRY_CALL_PUT, uint32_t, pe, ferry_putmem_on_stream(dest, source, nelems * sizeof(uint32_t), pe,
        stream));
}
ferry_status ferry_uint64_put_on_stream(uint64_t *dest, const uint64_t *source, size_t nelems, int pe,
    ferry_stream stream)
{
    return IF_FITS(FERRY_CALL_PUT, uint64_t, pe, ferry_putmem_on_stream(dest, source, nelems * sizeof(uint64_t), pe,
        stream));
}
ferry_status ferry_size_put_on_stream(size_t *dest, const size_t *source, size_t nelems, int pe, ferry_stream stream)
{
    return IF_FITS(FERRY_CALL_PUT, size_t, pe, ferry_putmem_on_stream(dest, source, nelems * sizeof(size_t), pe,
        stream));
}
ferry_status ferry_ptrdiff_put_on_stream(ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems, int pe,
    ferry_stream stream)
{
    return IF_FITS(FERRY_CALL_PUT, ptrdiff_t, pe, ferry_putmem_on_stream(dest, source, nelems * sizeof(ptrdiff_t), pe,
        stream));
}

/* ferry_TYPE_get, ferry_getBITS, ferry_getmem */
ferry_status ferry_float_get_on_stream(float *dest, const float *source, size_t nelems, int pe, ferry_stream stream)
{
    return IF_FITS(FERRY_CALL_GET, float, pe, ferry_getmem_on_stream(dest, source, nelems * sizeof(float), pe, stream));
}
ferry_status ferry_double_get_on_stream(double *dest, const double *source, size_t nelems, int pe, ferry_stream stream)
{
    return IF_FITS(FERRY_CALL_GET, double, pe, ferry_getmem_on_stream(dest, source, nelems * sizeof(double), pe,
        stream));
}
ferry_status ferry_longdouble_get_on_stream(long double *dest, const long double *source, size_t nelems, int pe,
    ferry_stream stream)
{
    return IF_FITS(FERRY_CALL_GET, long double, pe, ferry_getmem_on_stream(dest, source, nelems * sizeof(long double),
        pe, stream));
}
ferry_status ferry_char_get_on_stream(char *dest, const char *source, size_t nelems, int pe, ferry_stream stream)
{
    return IF_FITS(FERRY_CALL_GET, char, pe, ferry_getmem_on_stream(dest, source, nelems * sizeof(char), pe, stream));
}
ferry_status ferry_schar_get_on_stream(signed char *dest, const signed char *source, size_t nelems, int pe,
    ferry_stream stream)
{
    return IF_FITS(FERRY_CALL_GET, signed char, pe, ferry_getmem_on_stream(dest, source, nelems * sizeof(signed char),
        pe, stream));
}
ferry_status ferry_short_get_on_stream(short *dest, const short *source, size_t nelems, int pe, ferry_stream stream)
{
    return IF_FITS(FERRY_CALL_GET, short, pe, ferry_getmem_on_stream(dest, source, nelems * sizeof(short), pe, stream));
}
ferry_status ferry_uchar_get_on_stream(unsigned char *dest, const unsigned char *source, size_t nelems, int pe,
    ferry_stream stream)
{
    return IF_FITS(FERRY_CALL_GET, unsigned char, pe, ferry_getmem_on_stream(dest, source,
        nelems * sizeof(unsigned char), pe, stream));
}
ferry_status ferry_ushort_get_on_stream(unsigned short *dest, const unsigned short *source, size_t nelems, int pe,
    ferry_stream stream)
{
    return IF_FITS(FERRY_CALL_GET, unsigned short, pe, ferry_getmem_on_stream(dest, source,
        nelems * sizeof(unsigned short), pe, stream));
}
ferry_status ferry_int_get_on_stream(int *dest, const int *source, size_t nelems, int pe, ferry_stream stream)
{
    return IF_FITS(FERRY_CALL_GET, int, pe, ferry_getmem_on_stream(dest, source, nelems * sizeof(int), pe, stream));
}
ferry_status ferry_long_get_on_stream(long *dest, const long *source, size_t nelems, int pe, ferry_stream stream)
{
    return IF_FITS(FERRY_CALL_GET, long, pe, ferry_getmem_on_stream(dest, source, nelems * sizeof(long), pe, stream));
}
ferry_status ferry_longlong_get_on_stream(long long *dest, const long long *source, size_t nelems, int pe,
    ferry_stream stream)
{
    return IF_FITS(FERRY_CALL_GET, long long, pe, ferry_getmem_on_stream(dest, source, nelems * sizeof(long long), pe,
        stream));
}
ferry_status ferry_uint_get_on_stream(unsigned int *dest, const unsigned int *source, size_t nelems, int pe,
    ferry_stream stream)
{
    return IF_FITS(FERRY_CALL_GET, unsigned int, pe, ferry_getmem_on_stream(dest, source, nelems * sizeof(unsigned int),
        pe, stream));
}
ferry_status ferry_ulong_get_on_stream(unsigned long *dest, const unsigned long *source, size_t nelems, int pe,
    ferry_stream stream)
{
    return IF_FITS(FERRY_CALL_GET, unsigned long, pe, ferry_getmem_on_stream(dest, source,
        nelems * sizeof(unsigned long), pe, stream));
}
ferry_status ferry_ulonglong_get_on_stream(unsigned long long *dest, const unsigned long long *source, size_t nelems,
    int pe, ferry_stream stream)
{
    return IF_FITS(FERRY_CALL_GET, unsigned long long, pe, ferry_getmem_on_stream(dest, source,
        nelems * sizeof(unsigned long long), pe, stream));
}
ferry_status ferry_int8_get_on_stream(int8_t *dest, const int8_t *source, size_t nelems, int pe, ferry_stream stream)
{
    return IF_FITS(FERRY_CALL_GET, int8_t, pe, ferry_getmem_on_stream(dest, source, nelems * sizeof(int8_t), pe,
        stream));
}
ferry_status ferry_int16_get_on_stream(int16_t *dest, const int16_t *source, size_t nelems, int pe, ferry_stream stream)
{
    return IF_FITS(FERRY_CALL_GET, int16_t, pe, ferry_getmem_on_stream(dest, source, nelems * sizeof(int16_t), pe,
        stream));
}
ferry_status ferry_uint8_get_on_stream(uint8_t *dest, const uint8_t *source, size_t nelems, int pe, ferry_stream stream)
{
    return IF_FITS(FERRY_CALL_GET, uint8_t, pe, ferry_getmem_on_stream(dest, source, nelems * sizeof(uint8_t), pe,
        stream));
}
ferry_status ferry_uint16_get_on_stream(uint16_t *dest, const uint16_t *source, size_t nelems, int pe,
    ferry_stream stream)
{
    return IF_FITS(FERRY_CALL_GET, uint16_t, pe, ferry_getmem_on_stream(dest, source, nelems * sizeof(uint16_t), pe,
        stream));
}
ferry_status ferry_int32_get_on_stream(int32_t *dest, const int32_t *source, size_t nelems, int pe, ferry_stream stream)
{
    return IF_FITS(FERRY_CALL_GET, int32_t, pe, ferry_getmem_on_stream(dest, source, nelems * sizeof(int32_t), pe,
        stream));
}
ferry_status ferry_int64_get_on_stream(int64_t *dest, const int64_t *source, size_t nelems, int pe, ferry_stream stream)
{
    return IF_FITS(FERRY_CALL_GET, int64_t, pe, ferry_getmem_on_stream(dest, source, nelems * sizeof(int64_t), pe,
        stream));
}
ferry_status ferry_uint32_get_on_stream(uint32_t *dest, const uint32_t *source, size_t nelems, int pe,
    ferry_stream stream)
{
    return IF_FITS(FERRY_CALL_GET, uint32_t, pe, ferry_getmem_on_stream(dest, source, nelems * sizeof(uint32_t), pe,
        stream));
}
ferry_status ferry_uint64_get_on_stream(uint64_t *dest, const uint64_t *source, size_t nelems, int pe,
    ferry_stream stream)
{
    return IF_FITS(FERRY_CALL_GET, uint64_t, pe, ferry_getmem_on_stream(dest, source, nelems * sizeof(uint64_t), pe,
        stream));
}
ferry_status ferry_size_get_on_stream(size_t *dest, const size_t *source, size_t nelems, int pe, ferry_stream stream)
{
    return IF_FITS(FERRY_CALL_GET, size_t, pe, ferry_getmem_on_stream(dest, source, nelems * sizeof(size_t), pe,
        stream));
}
ferry_status ferry_ptrdiff_get_on_stream(ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems, int pe,
    ferry_stream stream)
{
    return IF_FITS(FERRY_CALL_GET, ptrdiff_t, pe, ferry_getmem_on_stream(dest, source, nelems * sizeof(ptrdiff_t), pe,
        stream));
}

/* ferry_TYPE_put_signal, ferry_putBITS_signal, ferry_putmem_signal */
ferry_status ferry_float_put_signal_on_stream(float *dest, const float *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe, ferry_stream stream)
{
    return IF_FITS(FERRY_CALL_PUT_SIGNAL, float, pe, ferry_putmem_signal_on_stream(dest, source, nelems * sizeof(float),
        sig_addr, signal, sig_op, pe, stream));
}
ferry_status ferry_double_put_signal_on_stream(double *dest, const double *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe, ferry_stream stream)
{
    return IF_FITS(FERRY_CALL_PUT_SIGNAL, double, pe, ferry_putmem_signal_on_stream(dest, source,
        nelems * sizeof(double), sig_addr, signal, sig_op, pe, stream));
}
ferry_status ferry_longdouble_put_signal_on_stream(long double *dest, const long double *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, ferry_stream stream)
{
    return IF_FITS(FERRY_CALL_PUT_SIGNAL, long double, pe, ferry_putmem_signal_on_stream(dest, source,
        nelems * sizeof(long double), sig_addr, signal, sig_op, pe, stream));
}
ferry_status ferry_char_put_signal_on_stream(char *dest, const char *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe, ferry_stream stream)
{
    return IF_FITS(FERRY_CALL_PUT_SIGNAL, char, pe, ferry_putmem_signal_on_stream(dest, source, nelems * sizeof(char),
        sig_addr, signal, sig_op, pe, stream));
}
ferry_status ferry_schar_put_signal_on_stream(signed char *dest, const signed char *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, ferry_stream stream)
{
    return IF_FITS(FERRY_CALL_PUT_SIGNAL, signed char, pe, ferry_putmem_signal_on_stream(dest, source,
        nelems * sizeof(signed char), sig_addr, signal, sig_op, pe, stream));
}
ferry_status ferry_short_put_signal_on_stream(short *dest, const short *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe, ferry_stream stream)
{
    return IF_FITS(FERRY_CALL_PUT_SIGNAL, short, pe, ferry_putmem_signal_on_stream(dest, source, nelems * sizeof(short),
        sig_addr, signal, sig_op, pe, stream));
}
ferry_status ferry_uchar_put_signal_on_stream(unsigned char *dest, const unsigned char *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, ferry_stream stream)
{
    return IF_FITS(FERRY_CALL_PUT_SIGNAL, unsigned char, pe, ferry_putmem_signal_on_stream(dest, source,
        nelems * sizeof(unsigned char), sig_addr, signal, sig_op, pe, stream));
}
ferry_status ferry_ushort_put_signal_on_stream(unsigned short *dest, const unsigned short *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, ferry_stream stream)
{
    return IF_FITS(FERRY_CALL_PUT_SIGNAL, unsigned short, pe, ferry_putmem_signal_on_stream(dest, source,
        nelems * sizeof(unsigned short), sig_addr, signal, sig_op, pe, stream));
}
ferry_status ferry_int_put_signal_on_stream(int *dest, const int *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe, ferry_stream stream)
{
    return IF_FITS(FERRY_CALL_PUT_SIGNAL, int, pe, ferry_putmem_signal_on_stream(dest, source, nelems * sizeof(int),
        sig_addr, signal, sig_op, pe, stream));
}
ferry_status ferry_long_put_signal_on_stream(long *dest, const long *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe, ferry_stream stream)
{
    return IF_FITS(FERRY_CALL_PUT_SIGNAL, long, pe, ferry_putmem_signal_on_stream(dest, source, nelems * sizeof(long),
        sig_addr, signal, sig_op, pe, stream));
}
ferry_status ferry_longlong_put_signal_on_stream(long long *dest, const long long *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, ferry_stream stream)
{
    return IF_FITS(FERRY_CALL_PUT_SIGNAL, long long, pe, ferry_putmem_signal_on_stream(dest, source,
        nelems * sizeof(long long), sig_addr, signal, sig_op, pe, stream));
}
ferry_status ferry_uint_put_signal_on_stream(unsigned int *dest, const unsigned int *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, ferry_stream stream)
{
    return IF_FITS(FERRY_CALL_PUT_SIGNAL, unsigned int, pe, ferry_putmem_signal_on_stream(dest, source,
        nelems * sizeof(unsigned int), sig_addr, signal, sig_op, pe, stream));
}
ferry_status ferry_ulong_put_signal_on_stream(unsigned long *dest, const unsigned long *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, ferry_stream stream)
{
    return IF_FITS(FERRY_CALL_PUT_SIGNAL, unsigned long, pe, ferry_putmem_signal_on_stream(dest, source,
        nelems * sizeof(unsigned long), sig_addr, signal, sig_op, pe, stream));
}
ferry_status ferry_ulonglong_put_signal_on_stream(unsigned long long *dest, const unsigned long long *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, ferry_stream stream)
{
    return IF_FITS(FERRY_CALL_PUT_SIGNAL, unsigned long long, pe, ferry_putmem_signal_on_stream(dest, source,
        nelems * sizeof(unsigned long long), sig_addr, signal, sig_op, pe, stream));
}
ferry_status ferry_int8_put_signal_on_stream(int8_t *dest, const int8_t *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe, ferry_stream stream)
{
    return IF_FITS(FERRY_CALL_PUT_SIGNAL, int8_t, pe, ferry_putmem_signal_on_stream(dest, source,
        nelems * sizeof(int8_t), sig_addr, signal, sig_op, pe, stream));
}
ferry_status ferry_int16_put_signal_on_stream(int16_t *dest, const int16_t *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe, ferry_stream stream)
{
    return IF_FITS(FERRY_CALL_PUT_SIGNAL, int16_t, pe, ferry_putmem_signal_on_stream(dest, source,
        nelems * sizeof(int16_t), sig_addr, signal, sig_op, pe, stream));
}
ferry_status ferry_uint8_put_signal_on_stream(uint8_t *dest, const uint8_t *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe, ferry_stream stream)
{
    return IF_FITS(FERRY_CALL_PUT_SIGNAL, uint8_t, pe, ferry_putmem_signal_on_stream(dest, source,
        nelems * sizeof(uint8_t), sig_addr, signal, sig_op, pe, stream));
}
ferry_status ferry_uint16_put_signal_on_stream(uint16_t *dest, const uint16_t *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, ferry_stream stream)
{
    return IF_FITS(FERRY_CALL_PUT_SIGNAL, uint16_t, pe, ferry_putmem_signal_on_stream(dest, source,
        nelems * sizeof(uint16_t), sig_addr, signal, sig_op, pe, stream));
}
ferry_status ferry_int32_put_signal_on_stream(int32_t *dest, const int32_t *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe, ferry_stream stream)
{
    return IF_FITS(FERRY_CALL_PUT_SIGNAL, int32_t, pe, ferry_putmem_signal_on_stream(dest, source,
        nelems * sizeof(int32_t), sig_addr, signal, sig_op, pe, stream));
}
ferry_status ferry_int64_put_signal_on_stream(int64_t *dest, const int64_t *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe, ferry_stream stream)
{
    return IF_FITS(FERRY_CALL_PUT_SIGNAL, int64_t, pe, ferry_putmem_signal_on_stream(dest, source,
        nelems * sizeof(int64_t), sig_addr, signal, sig_op, pe, stream));
}
ferry_status ferry_uint32_put_signal_on_stream(uint32_t *dest, const uint32_t *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, ferry_stream stream)
{
    return IF_FITS(FERRY_CALL_PUT_SIGNAL, uint32_t, pe, ferry_putmem_signal_on_stream(dest, source,
        nelems * sizeof(uint32_t), sig_addr, signal, sig_op, pe, stream));
}
ferry_status ferry_uint64_put_signal_on_stream(uint64_t *dest, const uint64_t *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, ferry_stream stream)
{
    return IF_FITS(FERRY_CALL_PUT_SIGNAL, uint64_t, pe, ferry_putmem_signal_on_stream(dest, source,
        nelems * sizeof(uint64_t), sig_addr, signal, sig_op, pe, stream));
}
ferry_status ferry_size_put_signal_on_stream(size_t *dest, const size_t *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe, ferry_stream stream)
{
    return IF_FITS(FERRY_CALL_PUT_SIGNAL, size_t, pe, ferry_putmem_signal_on_stream(dest, source,
        nelems * sizeof(size_t), sig_addr, signal, sig_op, pe, stream));
}
ferry_status ferry_ptrdiff_put_signal_on_stream(ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, ferry_stream stream)
{
    return IF_FITS(FERRY_CALL_PUT_SIGNAL, ptrdiff_t, pe, ferry_putmem_signal_on_stream(dest, source,
        nelems * sizeof(ptrdiff_t), sig_addr, signal, sig_op, pe, stream));
}

/* ferry_TYPE_broadcast, ferry_broadcastmem */
ferry_status ferry_float_broadcast_on_stream(ferry_team_t team, float *dest, const float *source, size_t nelems,
    int root, ferry_stream stream)
{
    return IF_FITS(FERRY_CALL_BROADCAST, float, -1, ferry_broadcastmem_on_stream(team, dest, source,
        nelems * sizeof(float), root, stream));
}
ferry_status ferry_double_broadcast_on_stream(ferry_team_t team, double *dest, const double *source, size_t nelems,
    int root, ferry_stream stream)
{
    return IF_FITS(FERRY_CALL_BROADCAST, double, -1, ferry_broadcastmem_on_stream(team, dest, source,
        nelems * sizeof(double), root, stream));
}
ferry_status ferry_longdouble_broadcast_on_stream(ferry_team_t team, long double *dest, const long double *source,
    size_t nelems, int root, ferry_stream stream)
{
    return IF_FITS(FERRY_CALL_BROADCAST, long double, -1, ferry_broadcastmem_on_stream(team, dest, source,
        nelems * sizeof(long double), root, stream));
}
ferry_status ferry_char_broadcast_on_stream(ferry_team_t team, char *dest, const char *source, size_t nelems, int root,
    ferry_stream stream)
{
    return IF_FITS(FERRY_CALL_BROADCAST, char, -1, ferry_broadcastmem_on_stream(team, dest, source,
        nelems * sizeof(char), root, stream));
}
ferry_status ferry_schar_broadcast_on_stream(ferry_team_t team, signed char *dest, const signed char *source,
    size_t nelems, int root, ferry_stream stream)
{
    return IF_FITS(FERRY_CALL_BROADCAST, signed char, -1, ferry_broadcastmem_on_stream(team, dest, source,
        nelems * sizeof(signed char), root, stream));
}
ferry_status ferry_short_broadcast_on_stream(ferry_team_t team, short *dest, const short *source, size_t nelems,
    int root, ferry_stream stream)
{
    return IF_FITS(FERRY_CALL_BROADCAST, short, -1, ferry_broadcastmem_on_stream(team, dest, source,
        nelems * sizeof(short), root, stream));
}
ferry_status ferry_uchar_broadcast_on_stream(ferry_team_t team, unsigned char *dest, const unsigned char *source,
    size_t nelems, int root, ferry_stream stream)
{
    return IF_FITS(FERRY_CALL_BROADCAST, unsigned char, -1, ferry_broadcastmem_on_stream(team, dest, source,
        nelems * sizeof(unsigned char), root, stream));
}
ferry_status ferry_ushort_broadcast_on_stream(ferry_team_t team, unsigned short *dest, const unsigned short *source,
    size_t nelems, int root, ferry_stream stream)
{
    return IF_FITS(FERRY_CALL_BROADCAST, unsigned short, -1, ferry_broadcastmem_on_stream(team, dest, source,
        nelems * sizeof(unsigned short), root, stream));
}
ferry_status ferry_int_broadcast_on_stream(ferry_team_t team, int *dest, const int *source, size_t nelems, int root,
    ferry_stream stream)
{
    return IF_FITS(FERRY_CALL_BROADCAST, int, -1, ferry_broadcastmem_on_stream(team, dest, source, nelems * sizeof(int),
        root, stream));
}
ferry_status ferry_long_broadcast_on_stream(ferry_team_t team, long *dest, const long *source, size_t nelems, int root,
    ferry_stream stream)
{
    return IF_FITS(FERRY_CALL_BROADCAST, long, -1, ferry_broadcastmem_on_stream(team, dest, source,
        nelems * sizeof(long), root, stream));
}
ferry_status ferry_longlong_broadcast_on_stream(ferry_team_t team, long long *dest, const long long *source,
    size_t nelems, int root, ferry_stream stream)
{
    return IF_FITS(FERRY_CALL_BROADCAST, long long, -1, ferry_broadcastmem_on_stream(team, dest, source,
        nelems * sizeof(long long), root, stream));
}
ferry_status ferry_uint_broadcast_on_stream(ferry_team_t team, unsigned int *dest, const unsigned int *source,
    size_t nelems, int root, ferry_stream stream)
{
    return IF_FITS(FERRY_CALL_BROADCAST, unsigned int, -1, ferry_broadcastmem_on_stream(team, dest, source,
        nelems * sizeof(unsigned int), root, stream));
}
ferry_status ferry_ulong_broadcast_on_stream(ferry_team_t team, unsigned long *dest, const unsigned long *source,
    size_t nelems, int root, ferry_stream stream)
{
    return IF_FITS(FERRY_CALL_BROADCAST, unsigned long, -1, ferry_broadcastmem_on_stream(team, dest, source,
        nelems * sizeof(unsigned long), root, stream));
}
ferry_status ferry_ulonglong_broadcast_on_stream(ferry_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nelems, int root, ferry_stream stream)
{
    return IF_FITS(FERRY_CALL_BROADCAST, unsigned long long, -1, ferry_broadcastmem_on_stream(team, dest, source,
        nelems * sizeof(unsigned long long), root, stream));
}
ferry_status ferry_int8_broadcast_on_stream(ferry_team_t team, int8_t *dest, const int8_t *source, size_t nelems,
    int root, ferry_stream stream)
{
    return IF_FITS(FERRY_CALL_BROADCAST, int8_t, -1, ferry_broadcastmem_on_stream(team, dest, source,
        nelems * sizeof(int8_t), root, stream));
}
ferry_status ferry_int16_broadcast_on_stream(ferry_team_t team, int16_t *dest, const int16_t *source, size_t nelems,
    int root, ferry_stream stream)
{
    return IF_FITS(FERRY_CALL_BROADCAST, int16_t, -1, ferry_broadcastmem_on_stream(team, dest, source,
        nelems * sizeof(int16_t), root, stream));
}
ferry_status ferry_uint8_broadcast_on_stream(ferry_team_t team, uint8_t *dest, const uint8_t *source, size_t nelems,
    int root, ferry_stream stream)
{
    return IF_FITS(FERRY_CALL_BROADCAST, uint8_t, -1, ferry_broadcastmem_on_stream(team, dest, source,
        nelems * sizeof(uint8_t), root, stream));
}
ferry_status ferry_uint16_broadcast_on_stream(ferry_team_t team, uint16_t *dest, const uint16_t *source, size_t nelems,
    int root, ferry_stream stream)
{
    return IF_FITS(FERRY_CALL_BROADCAST, uint16_t, -1, ferry_broadcastmem_on_stream(team, dest, source,
        nelems * sizeof(uint16_t), root, stream));
}
ferry_status ferry_int32_broadcast_on_stream(ferry_team_t team, int32_t *dest, const int32_t *source, size_t nelems,
    int root, ferry_stream stream)
{
    return IF_FITS(FERRY_CALL_BROADCAST, int32_t, -1, ferry_broadcastmem_on_stream(team, dest, source,
        nelems * sizeof(int32_t), root, stream));
}
ferry_status ferry_int64_broadcast_on_stream(ferry_team_t team, int64_t *dest, const int64_t *source, size_t nelems,
    int root, ferry_stream stream)
{
    return IF_FITS(FERRY_CALL_BROADCAST, int64_t, -1, ferry_broadcastmem_on_stream(team, dest, source,
        nelems * sizeof(int64_t), root, stream));
}
ferry_status ferry_uint32_broadcast_on_stream(ferry_team_t team, uint32_t *dest, const uint32_t *source, size_t nelems,
    int root, ferry_stream stream)
{
    return IF_FITS(FERRY_CALL_BROADCAST, uint32_t, -1, ferry_broadcastmem_on_stream(team, dest, source,
        nelems * sizeof(uint32_t), root, stream));
}
ferry_status ferry_uint64_broadcast_on_stream(ferry_team_t team, uint64_t *dest, const uint64_t *source, size_t nelems,
    int root, ferry_stream stream)
{
    return IF_FITS(FERRY_CALL_BROADCAST, uint64_t, -1, ferry_broadcastmem_on_stream(team, dest, source,
        nelems * sizeof(uint64_t), root, stream));
}
ferry_status ferry_size_broadcast_on_stream(ferry_team_t team, size_t *dest, const size_t *source, size_t nelems,
    int root, ferry_stream stream)
{
    return IF_FITS(FERRY_CALL_BROADCAST, size_t, -1, ferry_broadcastmem_on_stream(team, dest, source,
        nelems * sizeof(size_t), root, stream));
}
ferry_status ferry_ptrdiff_broadcast_on_stream(ferry_team_t team, ptrdiff_t *dest, const ptrdiff_t *source,
    size_t nelems, int root, ferry_stream stream)
{
    return IF_FITS(FERRY_CALL_BROADCAST, ptrdiff_t, -1, ferry_broadcastmem_on_stream(team, dest, source,
        nelems * sizeof(ptrdiff_t), root, stream));
}

/* ferry_TYPE_fcollect, ferry_fcollectmem */
ferry_status ferry_float_fcollect_on_stream(ferry_team_t team, float *dest, const float *source, size_t nelems,
    ferry_stream stream)
{
    return IF_FITS(FERRY_CALL_FCOLLECT, float, -1, ferry_fcollectmem_on_stream(team, dest, source,
        nelems * sizeof(float), stream));
}
ferry_status ferry_double_fcollect_on_stream(ferry_team_t team, double *dest, const double *source, size_t nelems,
    ferry_stream stream)
{
    return IF_FITS(FERRY_CALL_FCOLLECT, double, -1, ferry_fcollectmem_on_stream(team, dest, source,
        nelems * sizeof(double), stream));
}
ferry_status ferry_longdouble_fcollect_on_stream(ferry_team_t team, long double *dest, const long double *source,
    size_t nelems, ferry_stream stream)
{
    return IF_FITS(FERRY_CALL_FCOLLECT, long double, -1, ferry_fcollectmem_on_stream(team, dest, source,
        nelems * sizeof(long double), stream));
}
ferry_status ferry_char_fcollect_on_stream(ferry_team_t team, char *dest, const char *source, size_t nelems,
    ferry_stream stream)
{
    return IF_FITS(FERRY_CALL_FCOLLECT, char, -1, ferry_fcollectmem_on_stream(team, dest, source, nelems * sizeof(char),
        stream));
}
ferry_status ferry_schar_fcollect_on_stream(ferry_team_t team, signed char *dest, const signed char *source,
    size_t nelems, ferry_stream stream)
{
    return IF_FITS(FERRY_CALL_FCOLLECT, signed char, -1, ferry_fcollectmem_on_stream(team, dest, source,
        nelems * sizeof(signed char), stream));
}
ferry_status ferry_short_fcollect_on_stream(ferry_team_t team, short *dest, const short *source, size_t nelems,
    ferry_stream stream)
{
    return IF_FITS(FERRY_CALL_FCOLLECT, short, -1, ferry_fcollectmem_on_stream(team, dest, source,
        nelems * sizeof(short), stream));
}
ferry_status ferry_uchar_fcollect_on_stream(ferry_team_t team, unsigned char *dest, const unsigned char *source,
    size_t nelems, ferry_stream stream)
{
    return IF_FITS(FERRY_CALL_FCOLLECT, unsigned char, -1, ferry_fcollectmem_on_stream(team, dest, source,
        nelems * sizeof(unsigned char), stream));
}
ferry_status ferry_ushort_fcollect_on_stream(ferry_team_t team, unsigned short *dest, const unsigned short *source,
    size_t nelems, ferry_stream stream)
{
    return IF_FITS(FERRY_CALL_FCOLLECT, unsigned short, -1, ferry_fcollectmem_on_stream(team, dest, source,
        nelems * sizeof(unsigned short), stream));
}
ferry_status ferry_int_fcollect_on_stream(ferry_team_t team, int *dest, const int *source, size_t nelems,
    ferry_stream stream)
{
    return IF_FITS(FERRY_CALL_FCOLLECT, int, -1, ferry_fcollectmem_on_stream(team, dest, source, nelems * sizeof(int),
        stream));
}
ferry_status ferry_long_fcollect_on_stream(ferry_team_t team, long *dest, const long *source, size_t nelems,
    ferry_stream stream)
{
    return IF_FITS(FERRY_CALL_FCOLLECT, long, -1, ferry_fcollectmem_on_stream(team, dest, source, nelems * sizeof(long),
        stream));
}
ferry_status ferry_longlong_fcollect_on_stream(ferry_team_t team, long long *dest, const long long *source,
    size_t nelems, ferry_stream stream)
{
    return IF_FITS(FERRY_CALL_FCOLLECT, long long, -1, ferry_fcollectmem_on_stream(team, dest, source,
        nelems * sizeof(long long), stream));
}
ferry_status ferry_uint_fcollect_on_stream(ferry_team_t team, unsigned int *dest, const unsigned int *source,
    size_t nelems, ferry_stream stream)
{
    return IF_FITS(FERRY_CALL_FCOLLECT, unsigned int, -1, ferry_fcollectmem_on_stream(team, dest, source,
        nelems * sizeof(unsigned int), stream));
}
ferry_status ferry_ulong_fcollect_on_stream(ferry_team_t team, unsigned long *dest, const unsigned long *source,
    size_t nelems, ferry_stream stream)
{
    return IF_FITS(FERRY_CALL_FCOLLECT, unsigned long, -1, ferry_fcollectmem_on_stream(team, dest, source,
        nelems * sizeof(unsigned long), stream));
}
ferry_status ferry_ulonglong_fcollect_on_stream(ferry_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nelems, ferry_stream stream)
{
    return IF_FITS(FERRY_CALL_FCOLLECT, unsigned long long, -1, ferry_fcollectmem_on_stream(team, dest, source,
        nelems * sizeof(unsigned long long), stream));
}
ferry_status ferry_int8_fcollect_on_stream(ferry_team_t team, int8_t *dest, const int8_t *source, size_t nelems,
    ferry_stream stream)
{
    return IF_FITS(FERRY_CALL_FCOLLECT, int8_t, -1, ferry_fcollectmem_on_stream(team, dest, source,
        nelems * sizeof(int8_t), stream));
}
ferry_status ferry_int16_fcollect_on_stream(ferry_team_t team, int16_t *dest, const int16_t *source, size_t nelems,
    ferry_stream stream)
{
    return IF_FITS(FERRY_CALL_FCOLLECT, int16_t, -1, ferry_fcollectmem_on_stream(team, dest, source,
        nelems * sizeof(int16_t), stream));
}
ferry_status ferry_uint8_fcollect_on_stream(ferry_team_t team, uint8_t *dest, const uint8_t *source, size_t nelems,
    ferry_stream stream)
{
    return IF_FITS(FERRY_CALL_FCOLLECT, uint8_t, -1, ferry_fcollectmem_on_stream(team, dest, source,
        nelems * sizeof(uint8_t), stream));
}
ferry_status ferry_uint16_fcollect_on_stream(ferry_team_t team, uint16_t *dest, const uint16_t *source, size_t nelems,
    ferry_stream stream)
{
    return IF_FITS(FERRY_CALL_FCOLLECT, uint16_t, -1, ferry_fcollectmem_on_stream(team, dest, source,
        nelems * sizeof(uint16_t), stream));
}
ferry_status ferry_int32_fcollect_on_stream(ferry_team_t team, int32_t *dest, const int32_t *source, size_t nelems,
    ferry_stream stream)
{
    return IF_FITS(FERRY_CALL_FCOLLECT, int32_t, -1, ferry_fcollectmem_on_stream(team, dest, source,
        nelems * sizeof(int32_t), stream));
}
ferry_status ferry_int64_fcollect_on_stream(ferry_team_t team, int64_t *dest, const int64_t *source, size_t nelems,
    ferry_stream stream)
{
    return IF_FITS(FERRY_CALL_FCOLLECT, int64_t, -1, ferry_fcollectmem_on_stream(team, dest, source,
        nelems * sizeof(int64_t), stream));
}
ferry_status ferry_uint32_fcollect_on_stream(ferry_team_t team, uint32_t *dest, const uint32_t *source, size_t nelems,
    ferry_stream stream)
{
    return IF_FITS(FERRY_CALL_FCOLLECT, uint32_t, -1, ferry_fcollectmem_on_stream(team, dest, source,
        nelems * sizeof(uint32_t), stream));
}
ferry_status ferry_uint64_fcollect_on_stream(ferry_team_t team, uint64_t *dest, const uint64_t *source, size_t nelems,
    ferry_stream stream)
{
    return IF_FITS(FERRY_CALL_FCOLLECT, uint64_t, -1, ferry_fcollectmem_on_stream(team, dest, source,
        nelems * sizeof(uint64_t), stream));
}
ferry_status ferry_size_fcollect_on_stream(ferry_team_t team, size_t *dest, const size_t *source, size_t nelems,
    ferry_stream stream)
{
    return IF_FITS(FERRY_CALL_FCOLLECT, size_t, -1, ferry_fcollectmem_on_stream(team, dest, source,
        nelems * sizeof(size_t), stream));
}
ferry_status ferry_ptrdiff_fcollect_on_stream(ferry_team_t team, ptrdiff_t *dest, const ptrdiff_t *source,
    size_t nelems, ferry_stream stream)
{
    return IF_FITS(FERRY_CALL_FCOLLECT, ptrdiff_t, -1, ferry_fcollectmem_on_stream(team, dest, source,
        nelems * sizeof(ptrdiff_t), stream));
}

/* ferry_TYPE_alltoall, ferry_alltoallmem */
ferry_status ferry_float_alltoall_on_stream(ferry_team_t team, float *dest, const float *source, size_t nelems,
    ferry_stream stream)
{
    return IF_FITS(FERRY_CALL_ALLTOALL, float, -1, ferry_alltoallmem_on_stream(team, dest, source,
        nelems * sizeof(float), stream));
}
ferry_status ferry_double_alltoall_on_stream(ferry_team_t team, double *dest, const double *source, size_t nelems,
    ferry_stream stream)
{
    return IF_FITS(FERRY_CALL_ALLTOALL, double, -1, ferry_alltoallmem_on_stream(team, dest, source,
        nelems * sizeof(double), stream));
}
ferry_status ferry_longdouble_alltoall_on_stream(ferry_team_t team, long double *dest, const long double *source,
    size_t nelems, ferry_stream stream)
{
    return IF_FITS(FERRY_CALL_ALLTOALL, long double, -1, ferry_alltoallmem_on_stream(team, dest, source,
        nelems * sizeof(long double), stream));
}
ferry_status ferry_char_alltoall_on_stream(ferry_team_t team, char *dest, const char *source, size_t nelems,
    ferry_stream stream)
{
    return IF_FITS(FERRY_CALL_ALLTOALL, char, -1, ferry_alltoallmem_on_stream(team, dest, source, nelems * sizeof(char),
        stream));
}
ferry_status ferry_schar_alltoall_on_stream(ferry_team_t team, signed char *dest, const signed char *source,
    size_t nelems, ferry_stream stream)
{
    return IF_FITS(FERRY_CALL_ALLTOALL, signed char, -1, ferry_alltoallmem_on_stream(team, dest, source,
        nelems * sizeof(signed char), stream));
}
ferry_status ferry_short_alltoall_on_stream(ferry_team_t team, short *dest, const short *source, size_t nelems,
    ferry_stream stream)
{
    return IF_FITS(FERRY_CALL_ALLTOALL, short, -1, ferry_alltoallmem_on_stream(team, dest, source,
        nelems * sizeof(short), stream));
}
ferry_status ferry_uchar_alltoall_on_stream(ferry_team_t team, unsigned char *dest, const unsigned char *source,
    size_t nelems, ferry_stream stream)
{
    return IF_FITS(FERRY_CALL_ALLTOALL, unsigned char, -1, ferry_alltoallmem_on_stream(team, dest, source,
        nelems * sizeof(unsigned char), stream));
}
ferry_status ferry_ushort_alltoall_on_stream(ferry_team_t team, unsigned short *dest, const unsigned short *source,
    size_t nelems, ferry_stream stream)
{
    return IF_FITS(FERRY_CALL_ALLTOALL, unsigned short, -1, ferry_alltoallmem_on_stream(team, dest, source,
        nelems * sizeof(unsigned short), stream));
}
ferry_status ferry_int_alltoall_on_stream(ferry_team_t team, int *dest, const int *source, size_t nelems,
    ferry_stream stream)
{
    return IF_FITS(FERRY_CALL_ALLTOALL, int, -1, ferry_alltoallmem_on_stream(team, dest, source, nelems * sizeof(int),
        stream));
}
ferry_status ferry_long_alltoall_on_stream(ferry_team_t team, long *dest, const long *source, size_t nelems,
    ferry_stream stream)
{
    return IF_FITS(FERRY_CALL_ALLTOALL, long, -1, ferry_alltoallmem_on_stream(team, dest, source, nelems * sizeof(long),
        stream));
}
ferry_status ferry_longlong_alltoall_on_stream(ferry_team_t team, long long *dest, const long long *source,
    size_t nelems, ferry_stream stream)
{
    return IF_FITS(FERRY_CALL_ALLTOALL, long long, -1, ferry_alltoallmem_on_stream(team, dest, source,
        nelems * sizeof(long long), stream));
}
ferry_status ferry_uint_alltoall_on_stream(ferry_team_t team, unsigned int *dest, const unsigned int *source,
    size_t nelems, ferry_stream stream)
{
    return IF_FITS(FERRY_CALL_ALLTOALL, unsigned int, -1, ferry_alltoallmem_on_stream(team, dest, source,
        nelems * sizeof(unsigned int), stream));
}
ferry_status ferry_ulong_alltoall_on_stream(ferry_team_t team, unsigned long *dest, const unsigned long *source,
    size_t nelems, ferry_stream stream)
{
    return IF_FITS(FERRY_CALL_ALLTOALL, unsigned long, -1, ferry_alltoallmem_on_stream(team, dest, source,
        nelems * sizeof(unsigned long), stream));
}
ferry_status ferry_ulonglong_alltoall_on_stream(ferry_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nelems, ferry_stream stream)
{
    return IF_FITS(FERRY_CALL_ALLTOALL, unsigned long long, -1, ferry_alltoallmem_on_stream(team, dest, source,
        nelems * sizeof(unsigned long long), stream));
}
ferry_status ferry_int8_alltoall_on_stream(ferry_team_t team, int8_t *dest, const int8_t *source, size_t nelems,
    ferry_stream stream)
{
    return IF_FITS(FERRY_CALL_ALLTOALL, int8_t, -1, ferry_alltoallmem_on_stream(team, dest, source,
        nelems * sizeof(int8_t), stream));
}
ferry_status ferry_int16_alltoall_on_stream(ferry_team_t team, int16_t *dest, const int16_t *source, size_t nelems,
    ferry_stream stream)
{
    return IF_FITS(FERRY_CALL_ALLTOALL, int16_t, -1, ferry_alltoallmem_on_stream(team, dest, source,
        nelems * sizeof(int16_t), stream));
}
ferry_status ferry_uint8_alltoall_on_stream(ferry_team_t team, uint8_t *dest, const uint8_t *source, size_t nelems,
    ferry_stream stream)
{
    return IF_FITS(FERRY_CALL_ALLTOALL, uint8_t, -1, ferry_alltoallmem_on_stream(team, dest, source,
        nelems * sizeof(uint8_t), stream));
}
ferry_status ferry_uint16_alltoall_on_stream(ferry_team_t team, uint16_t *dest, const uint16_t *source, size_t nelems,
    ferry_stream stream)
{
    return IF_FITS(FERRY_CALL_ALLTOALL, uint16_t, -1, ferry_alltoallmem_on_stream(team, dest, source,
        nelems * sizeof(uint16_t), stream));
}
ferry_status ferry_int32_alltoall_on_stream(ferry_team_t team, int32_t *dest, const int32_t *source, size_t nelems,
    ferry_stream stream)
{
    return IF_FITS(FERRY_CALL_ALLTOALL, int32_t, -1, ferry_alltoallmem_on_stream(team, dest, source,
        nelems * sizeof(int32_t), stream));
}
ferry_status ferry_int64_alltoall_on_stream(ferry_team_t team, int64_t *dest, const int64_t *source, size_t nelems,
    ferry_stream stream)
{
    return IF_FITS(FERRY_CALL_ALLTOALL, int64_t, -1, ferry_alltoallmem_on_stream(team, dest, source,
        nelems * sizeof(int64_t), stream));
}
ferry_status ferry_uint32_alltoall_on_stream(ferry_team_t team, uint32_t *dest, const uint32_t *source, size_t nelems,
    ferry_stream stream)
{
    return IF_FITS(FERRY_CALL_ALLTOALL, uint32_t, -1, ferry_alltoallmem_on_stream(team, dest, source,
        nelems * sizeof(uint32_t), stream));
}
ferry_status ferry_uint64_alltoall_on_stream(ferry_team_t team, uint64_t *dest, const uint64_t *source, size_t nelems,
    ferry_stream stream)
{
    return IF_FITS(FERRY_CALL_ALLTOALL, uint64_t, -1, ferry_alltoallmem_on_stream(team, dest, source,
        nelems * sizeof(uint64_t), stream));
}
ferry_status ferry_size_alltoall_on_stream(ferry_team_t team, size_t *dest, const size_t *source, size_t nelems,
    ferry_stream stream)
{
    return IF_FITS(FERRY_CALL_ALLTOALL, size_t, -1, ferry_alltoallmem_on_stream(team, dest, source,
        nelems * sizeof(size_t), stream));
}
ferry_status ferry_ptrdiff_alltoall_on_stream(ferry_team_t team, ptrdiff_t *dest, const ptrdiff_t *source,
    size_t nelems, ferry_stream stream)
{
    return IF_FITS(FERRY_CALL_ALLTOALL, ptrdiff_t, -1, ferry_alltoallmem_on_stream(team, dest, source,
        nelems * sizeof(ptrdiff_t), stream));
}

/* ferry_TYPE_max_reduce */
ferry_status ferry_float_max_reduce_on_stream(ferry_team_t team, float *dest, const float *source, size_t nreduce,
    ferry_stream stream)
{
    IN_STREAM(ferry_float_max_reduce(team, dest, source, nreduce), reduce_on_stream(w, FERRYI_HOST_REDUCE, team, dest,
        source, sizeof(float), nreduce, FERRYI_KIND_OF(float), FERRYI_REDUCTION_max, stream));
}
ferry_status ferry_double_max_reduce_on_stream(ferry_team_t team, double *dest, const double *source, size_t nreduce,
    ferry_stream stream)
{
    IN_STREAM(ferry_double_max_reduce(team, dest, source, nreduce), reduce_on_stream(w, FERRYI_HOST_REDUCE, team, dest,
        source, sizeof(double), nreduce, FERRYI_KIND_OF(double), FERRYI_REDUCTION_max, stream));
}
ferry_status ferry_longdouble_max_reduce_on_stream(ferry_team_t team, long double *dest, const long double *source,
    size_t nreduce, ferry_stream stream)
{
    IN_STREAM(ferry_longdouble_max_reduce(team, dest, source, nreduce), reduce_on_stream(w, FERRYI_HOST_REDUCE, team,
        dest, source, sizeof(long double), nreduce, FERRYI_KIND_OF(long double), FERRYI_REDUCTION_max, stream));
}
ferry_status ferry_char_max_reduce_on_stream(ferry_team_t team, char *dest, const char *source, size_t nreduce,
    ferry_stream stream)
{
    IN_STREAM(ferry_char_max_reduce(team, dest, source, nreduce), reduce_on_stream(w, FERRYI_HOST_REDUCE, team, dest,
        source, sizeof(char), nreduce, FERRYI_KIND_OF(char), FERRYI_REDUCTION_max, stream));
}
ferry_status ferry_schar_max_reduce_on_stream(ferry_team_t team, signed char *dest, const signed char *source,
    size_t nreduce, ferry_stream stream)
{
    IN_STREAM(ferry_schar_max_reduce(team, dest, source, nreduce), reduce_on_stream(w, FERRYI_HOST_REDUCE, team, dest,
        source, sizeof(signed char), nreduce, FERRYI_KIND_OF(signed char), FERRYI_REDUCTION_max, stream));
}
ferry_status ferry_short_max_reduce_on_stream(ferry_team_t team, short *dest, const short *source, size_t nreduce,
    ferry_stream stream)
{
    IN_STREAM(ferry_short_max_reduce(team, dest, source, nreduce), reduce_on_stream(w, FERRYI_HOST_REDUCE, team, dest,
        source, sizeof(short), nreduce, FERRYI_KIND_OF(short), FERRYI_REDUCTION_max, stream));
}
ferry_status ferry_uchar_max_reduce_on_stream(ferry_team_t team, unsigned char *dest, const unsigned char *source,
    size_t nreduce, ferry_stream stream)
{
    IN_STREAM(ferry_uchar_max_reduce(team, dest, source, nreduce), reduce_on_stream(w, FERRYI_HOST_REDUCE, team, dest,
        source, sizeof(unsigned char), nreduce, FERRYI_KIND_OF(unsigned char), FERRYI_REDUCTION_max, stream));
}
ferry_status ferry_ushort_max_reduce_on_stream(ferry_team_t team, unsigned short *dest, const unsigned short *source,
    size_t nreduce, ferry_stream stream)
{
    IN_STREAM(ferry_ushort_max_reduce(team, dest, source, nreduce), reduce_on_stream(w, FERRYI_HOST_REDUCE, team, dest,
        source, sizeof(unsigned short), nreduce, FERRYI_KIND_OF(unsigned short), FERRYI_REDUCTION_max, stream));
}
ferry_status ferry_int_max_reduce_on_stream(ferry_team_t team, int *dest, const int *source, size_t nreduce,
    ferry_stream stream)
{
    IN_STREAM(ferry_int_max_reduce(team, dest, source, nreduce), reduce_on_stream(w, FERRYI_HOST_REDUCE, team, dest,
        source, sizeof(int), nreduce, FERRYI_KIND_OF(int), FERRYI_REDUCTION_max, stream));
}
ferry_status ferry_long_max_reduce_on_stream(ferry_team_t team, long *dest, const long *source, size_t nreduce,
    ferry_stream stream)
{
    IN_STREAM(ferry_long_max_reduce(team, dest, source, nreduce), reduce_on_stream(w, FERRYI_HOST_REDUCE, team, dest,
        source, sizeof(long), nreduce, FERRYI_KIND_OF(long), FERRYI_REDUCTION_max, stream));
}
ferry_status ferry_longlong_max_reduce_on_stream(ferry_team_t team, long long *dest, const long long *source,
    size_t nreduce, ferry_stream stream)
{
    IN_STREAM(ferry_longlong_max_reduce(team, dest, source, nreduce), reduce_on_stream(w, FERRYI_HOST_REDUCE, team,
        dest, source, sizeof(long long), nreduce, FERRYI_KIND_OF(long long), FERRYI_REDUCTION_max, stream));
}
ferry_status ferry_uint_max_reduce_on_stream(ferry_team_t team, unsigned int *dest, const unsigned int *source,
    size_t nreduce, ferry_stream stream)
{
    IN_STREAM(ferry_uint_max_reduce(team, dest, source, nreduce), reduce_on_stream(w, FERRYI_HOST_REDUCE, team, dest,
        source, sizeof(unsigned int), nreduce, FERRYI_KIND_OF(unsigned int), FERRYI_REDUCTION_max, stream));
}
ferry_status ferry_ulong_max_reduce_on_stream(ferry_team_t team, unsigned long *dest, const unsigned long *source,
    size_t nreduce, ferry_stream stream)
{
    IN_STREAM(ferry_ulong_max_reduce(team, dest, source, nreduce), reduce_on_stream(w, FERRYI_HOST_REDUCE, team, dest,
        source, sizeof(unsigned long), nreduce, FERRYI_KIND_OF(unsigned long), FERRYI_REDUCTION_max, stream));
}
ferry_status ferry_ulonglong_max_reduce_on_stream(ferry_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nreduce, ferry_stream stream)
{
    IN_STREAM(ferry_ulonglong_max_reduce(team, dest, source, nreduce), reduce_on_stream(w, FERRYI_HOST_REDUCE, team,
        dest, source, sizeof(unsigned long long), nreduce, FERRYI_KIND_OF(unsigned long long), FERRYI_REDUCTION_max,
        stream));
}
ferry_status ferry_int8_max_reduce_on_stream(ferry_team_t team, int8_t *dest, const int8_t *source, size_t nreduce,
    ferry_stream stream)
{
    IN_STREAM(ferry_int8_max_reduce(team, dest, source, nreduce), reduce_on_stream(w, FERRYI_HOST_REDUCE, team, dest,
        source, sizeof(int8_t), nreduce, FERRYI_KIND_OF(int8_t), FERRYI_REDUCTION_max, stream));
}
ferry_status ferry_int16_max_reduce_on_stream(ferry_team_t team, int16_t *dest, const int16_t *source, size_t nreduce,
    ferry_stream stream)
{
    IN_STREAM(ferry_int16_max_reduce(team, dest, source, nreduce), reduce_on_stream(w, FERRYI_HOST_REDUCE, team, dest,
        source, sizeof(int16_t), nreduce, FERRYI_KIND_OF(int16_t), FERRYI_REDUCTION_max, stream));
}
ferry_status ferry_uint8_max_reduce_on_stream(ferry_team_t team, uint8_t *dest, const uint8_t *source, size_t nreduce,
    ferry_stream stream)
{
    IN_STREAM(ferry_uint8_max_reduce(team, dest, source, nreduce), reduce_on_stream(w, FERRYI_HOST_REDUCE, team, dest,
        source, sizeof(uint8_t), nreduce, FERRYI_KIND_OF(uint8_t), FERRYI_REDUCTION_max, stream));
}
ferry_status ferry_uint16_max_reduce_on_stream(ferry_team_t team, uint16_t *dest, const uint16_t *source,
    size_t nreduce, ferry_stream stream)
{
    IN_STREAM(ferry_uint16_max_reduce(team, dest, source, nreduce), reduce_on_stream(w, FERRYI_HOST_REDUCE, team, dest,
        source, sizeof(uint16_t), nreduce, FERRYI_KIND_OF(uint16_t), FERRYI_REDUCTION_max, stream));
}
ferry_status ferry_int32_max_reduce_on_stream(ferry_team_t team, int32_t *dest, const int32_t *source, size_t nreduce,
    ferry_stream stream)
{
    IN_STREAM(ferry_int32_max_reduce(team, dest, source, nreduce), reduce_on_stream(w, FERRYI_HOST_REDUCE, team, dest,
        source, sizeof(int32_t), nreduce, FERRYI_KIND_OF(int32_t), FERRYI_REDUCTION_max, stream));
}
ferry_status ferry_int64_max_reduce_on_stream(ferry_team_t team, int64_t *dest, const int64_t *source, size_t nreduce,
    ferry_stream stream)
{
    IN_STREAM(ferry_int64_max_reduce(team, dest, source, nreduce), reduce_on_stream(w, FERRYI_HOST_REDUCE, team, dest,
        source, sizeof(int64_t), nreduce, FERRYI_KIND_OF(int64_t), FERRYI_REDUCTION_max, stream));
}
ferry_status ferry_uint32_max_reduce_on_stream(ferry_team_t team, uint32_t *dest, const uint32_t *source,
    size_t nreduce, ferry_stream stream)
{
    IN_STREAM(ferry_uint32_max_reduce(team, dest, source, nreduce), reduce_on_stream(w, FERRYI_HOST_REDUCE, team, dest,
        source, sizeof(uint32_t), nreduce, FERRYI_KIND_OF(uint32_t), FERRYI_REDUCTION_max, stream));
}
ferry_status ferry_uint64_max_reduce_on_stream(ferry_team_t team, uint64_t *dest, const uint64_t *source,
    size_t nreduce, ferry_stream stream)
{
    IN_STREAM(ferry_uint64_max_reduce(team, dest, source, nreduce), reduce_on_stream(w, FERRYI_HOST_REDUCE, team, dest,
        source, sizeof(uint64_t), nreduce, FERRYI_KIND_OF(uint64_t), FERRYI_REDUCTION_max, stream));
}
ferry_status ferry_size_max_reduce_on_stream(ferry_team_t team, size_t *dest, const size_t *source, size_t nreduce,
    ferry_stream stream)
{
    IN_STREAM(ferry_size_max_reduce(team, dest, source, nreduce), reduce_on_stream(w, FERRYI_HOST_REDUCE, team, dest,
        source, sizeof(size_t), nreduce, FERRYI_KIND_OF(size_t), FERRYI_REDUCTION_max, stream));
}
ferry_status ferry_ptrdiff_max_reduce_on_stream(ferry_team_t team, ptrdiff_t *dest, const ptrdiff_t *source,
    size_t nreduce, ferry_stream stream)
{
    IN_STREAM(ferry_ptrdiff_max_reduce(team, dest, source, nreduce), reduce_on_stream(w, FERRYI_HOST_REDUCE, team, dest,
        source, sizeof(ptrdiff_t), nreduce, FERRYI_KIND_OF(ptrdiff_t), FERRYI_REDUCTION_max, stream));
}

/* ferry_TYPE_min_reduce */
ferry_status ferry_float_min_reduce_on_stream(ferry_team_t team, float *dest, const float *source, size_t nreduce,
    ferry_stream stream)
{
    IN_STREAM(ferry_float_min_reduce(team, dest, source, nreduce), reduce_on_stream(w, FERRYI_HOST_REDUCE, team, dest,
        source, sizeof(float), nreduce, FERRYI_KIND_OF(float), FERRYI_REDUCTION_min, stream));
}
ferry_status ferry_double_min_reduce_on_stream(ferry_team_t team, double *dest, const double *source, size_t nreduce,
    ferry_stream stream)
{
    IN_STREAM(ferry_double_min_reduce(team, dest, source, nreduce), reduce_on_stream(w, FERRYI_HOST_REDUCE, team, dest,
        source, sizeof(double), nreduce, FERRYI_KIND_OF(double), FERRYI_REDUCTION_min, stream));
}
ferry_status ferry_longdouble_min_reduce_on_stream(ferry_team_t team, long double *dest, const long double *source,
    size_t nreduce, ferry_stream stream)
{
    IN_STREAM(ferry_longdouble_min_reduce(team, dest, source, nreduce), reduce_on_stream(w, FERRYI_HOST_REDUCE, team,
        dest, source, sizeof(long double), nreduce, FERRYI_KIND_OF(long double), FERRYI_REDUCTION_min, stream));
}
ferry_status ferry_char_min_reduce_on_stream(ferry_team_t team, char *dest, const char *source, size_t nreduce,
    ferry_stream stream)
{
    IN_STREAM(ferry_char_min_reduce(team, dest, source, nreduce), reduce_on_stream(w, FERRYI_HOST_REDUCE, team, dest,
        source, sizeof(char), nreduce, FERRYI_KIND_OF(char), FERRYI_REDUCTION_min, stream));
}
ferry_status ferry_schar_min_reduce_on_stream(ferry_team_t team, signed char *dest, const signed char *source,
    size_t nreduce, ferry_stream stream)
{
    IN_STREAM(ferry_schar_min_reduce(team, dest, source, nreduce), reduce_on_stream(w, FERRYI_HOST_REDUCE, team, dest,
        source, sizeof(signed char), nreduce, FERRYI_KIND_OF(signed char), FERRYI_REDUCTION_min, stream));
}
ferry_status ferry_short_min_reduce_on_stream(ferry_team_t team, short *dest, const short *source, size_t nreduce,
    ferry_stream stream)
{
    IN_STREAM(ferry_short_min_reduce(team, dest, source, nreduce), reduce_on_stream(w, FERRYI_HOST_REDUCE, team, dest,
        source, sizeof(short), nreduce, FERRYI_KIND_OF(short), FERRYI_REDUCTION_min, stream));
}
ferry_status ferry_uchar_min_reduce_on_stream(ferry_team_t team, unsigned char *dest, const unsigned char *source,
    size_t nreduce, ferry_stream stream)
{
    IN_STREAM(ferry_uchar_min_reduce(team, dest, source, nreduce), reduce_on_stream(w, FERRYI_HOST_REDUCE, team, dest,
        source, sizeof(unsigned char), nreduce, FERRYI_KIND_OF(unsigned char), FERRYI_REDUCTION_min, stream));
}
ferry_status ferry_ushort_min_reduce_on_stream(ferry_team_t team, unsigned short *dest, const unsigned short *source,
    size_t nreduce, ferry_stream stream)
{
    IN_STREAM(ferry_ushort_min_reduce(team, dest, source, nreduce), reduce_on_stream(w, FERRYI_HOST_REDUCE, team, dest,
        source, sizeof(unsigned short), nreduce, FERRYI_KIND_OF(unsigned short), FERRYI_REDUCTION_min, stream));
}
ferry_status ferry_int_min_reduce_on_stream(ferry_team_t team, int *dest, const int *source, size_t nreduce,
    ferry_stream stream)
{
    IN_STREAM(ferry_int_min_reduce(team, dest, source, nreduce), reduce_on_stream(w, FERRYI_HOST_REDUCE, team, dest,
        source, sizeof(int), nreduce, FERRYI_KIND_OF(int), FERRYI_REDUCTION_min, stream));
}
ferry_status ferry_long_min_reduce_on_stream(ferry_team_t team, long *dest, const long *source, size_t nreduce,
    ferry_stream stream)
{
    IN_STREAM(ferry_long_min_reduce(team, dest, source, nreduce), reduce_on_stream(w, FERRYI_HOST_REDUCE, team, dest,
        source, sizeof(long), nreduce, FERRYI_KIND_OF(long), FERRYI_REDUCTION_min, stream));
}
ferry_status ferry_longlong_min_reduce_on_stream(ferry_team_t team, long long *dest, const long long *source,
    size_t nreduce, ferry_stream stream)
{
    IN_STREAM(ferry_longlong_min_reduce(team, dest, source, nreduce), reduce_on_stream(w, FERRYI_HOST_REDUCE, team,
        dest, source, sizeof(long long), nreduce, FERRYI_KIND_OF(long long), FERRYI_REDUCTION_min, stream));
}
ferry_status ferry_uint_min_reduce_on_stream(ferry_team_t team, unsigned int *dest, const unsigned int *source,
    size_t nreduce, ferry_stream stream)
{
    IN_STREAM(ferry_uint_min_reduce(team, dest, source, nreduce), reduce_on_stream(w, FERRYI_HOST_REDUCE, team, dest,
        source, sizeof(unsigned int), nreduce, FERRYI_KIND_OF(unsigned int), FERRYI_REDUCTION_min, stream));
}
ferry_status ferry_ulong_min_reduce_on_stream(ferry_team_t team, unsigned long *dest, const unsigned long *source,
    size_t nreduce, ferry_stream stream)
{
    IN_STREAM(ferry_ulong_min_reduce(team, dest, source, nreduce), reduce_on_stream(w, FERRYI_HOST_REDUCE, team, dest,
        source, sizeof(unsigned long), nreduce, FERRYI_KIND_OF(unsigned long), FERRYI_REDUCTION_min, stream));
}
ferry_status ferry_ulonglong_min_reduce_on_stream(ferry_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nreduce, ferry_stream stream)
{
    IN_STREAM(ferry_ulonglong_min_reduce(team, dest, source, nreduce), reduce_on_stream(w, FERRYI_HOST_REDUCE, team,
        dest, source, sizeof(unsigned long long), nreduce, FERRYI_KIND_OF(unsigned long long), FERRYI_REDUCTION_min,
        stream));
}
ferry_status ferry_int8_min_reduce_on_stream(ferry_team_t team, int8_t *dest, const int8_t *source, size_t nreduce,
    ferry_stream stream)
{
    IN_STREAM(ferry_int8_min_reduce(team, dest, source, nreduce), reduce_on_stream(w, FERRYI_HOST_REDUCE, team, dest,
        source, sizeof(int8_t), nreduce, FERRYI_KIND_OF(int8_t), FERRYI_REDUCTION_min, stream));
}
ferry_status ferry_int16_min_reduce_on_stream(ferry_team_t team, int16_t *dest, const int16_t *source, size_t nreduce,
    ferry_stream stream)
{
    IN_STREAM(ferry_int16_min_reduce(team, dest, source, nreduce), reduce_on_stream(w, FERRYI_HOST_REDUCE, team, dest,
        source, sizeof(int16_t), nreduce, FERRYI_KIND_OF(int16_t), FERRYI_REDUCTION_min, stream));
}
ferry_status ferry_uint8_min_reduce_on_stream(ferry_team_t team, uint8_t *dest, const uint8_t *source, size_t nreduce,
    ferry_stream stream)
{
    IN_STREAM(ferry_uint8_min_reduce(team, dest, source, nreduce), reduce_on_stream(w, FERRYI_HOST_REDUCE, team, dest,
        source, sizeof(uint8_t), nreduce, FERRYI_KIND_OF(uint8_t), FERRYI_REDUCTION_min, stream));
}
ferry_status ferry_uint16_min_reduce_on_stream(ferry_team_t team, uint16_t *dest, const uint16_t *source,
    size_t nreduce, ferry_stream stream)
{
    IN_STREAM(ferry_uint16_min_reduce(team, dest, source, nreduce), reduce_on_stream(w, FERRYI_HOST_REDUCE, team, dest,
        source, sizeof(uint16_t), nreduce, FERRYI_KIND_OF(uint16_t), FERRYI_REDUCTION_min, stream));
}
ferry_status ferry_int32_min_reduce_on_stream(ferry_team_t team, int32_t *dest, const int32_t *source, size_t nreduce,
    ferry_stream stream)
{
    IN_STREAM(ferry_int32_min_reduce(team, dest, source, nreduce), reduce_on_stream(w, FERRYI_HOST_REDUCE, team, dest,
        source, sizeof(int32_t), nreduce, FERRYI_KIND_OF(int32_t), FERRYI_REDUCTION_min, stream));
}
ferry_status ferry_int64_min_reduce_on_stream(ferry_team_t team, int64_t *dest, const int64_t *source, size_t nreduce,
    ferry_stream stream)
{
    IN_STREAM(ferry_int64_min_reduce(team, dest, source, nreduce), reduce_on_stream(w, FERRYI_HOST_REDUCE, team, dest,
        source, sizeof(int64_t), nreduce, FERRYI_KIND_OF(int64_t), FERRYI_REDUCTION_min, stream));
}
ferry_status ferry_uint32_min_reduce_on_stream(ferry_team_t team, uint32_t *dest, const uint32_t *source,
    size_t nreduce, ferry_stream stream)
{
    IN_STREAM(ferry_uint32_min_reduce(team, dest, source, nreduce), reduce_on_stream(w, FERRYI_HOST_REDUCE, team, dest,
        source, sizeof(uint32_t), nreduce, FERRYI_KIND_OF(uint32_t), FERRYI_REDUCTION_min, stream));
}
ferry_status ferry_uint64_min_reduce_on_stream(ferry_team_t team, uint64_t *dest, const uint64_t *source,
    size_t nreduce, ferry_stream stream)
{
    IN_STREAM(ferry_uint64_min_reduce(team, dest, source, nreduce), reduce_on_stream(w, FERRYI_HOST_REDUCE, team, dest,
        source, sizeof(uint64_t), nreduce, FERRYI_KIND_OF(uint64_t), FERRYI_REDUCTION_min, stream));
}
ferry_status ferry_size_min_reduce_on_stream(ferry_team_t team, size_t *dest, const size_t *source, size_t nreduce,
    ferry_stream stream)
{
    IN_STREAM(ferry_size_min_reduce(team, dest, source, nreduce), reduce_on_stream(w, FERRYI_HOST_REDUCE, team, dest,
        source, sizeof(size_t), nreduce, FERRYI_KIND_OF(size_t), FERRYI_REDUCTION_min, stream));
}
ferry_status ferry_ptrdiff_min_reduce_on_stream(ferry_team_t team, ptrdiff_t *dest, const ptrdiff_t *source,
    size_t nreduce, ferry_stream stream)
{
    IN_STREAM(ferry_ptrdiff_min_reduce(team, dest, source, nreduce), reduce_on_stream(w, FERRYI_HOST_REDUCE, team, dest,
        source, sizeof(ptrdiff_t), nreduce, FERRYI_KIND_OF(ptrdiff_t), FERRYI_REDUCTION_min, stream));
}

/* ferry_TYPE_sum_reduce */
ferry_status ferry_float_sum_reduce_on_stream(ferry_team_t team, float *dest, const float *source, size_t nreduce,
    ferry_stream stream)
{
    IN_STREAM(ferry_float_sum_reduce(team, dest, source, nreduce), reduce_on_stream(w, FERRYI_HOST_REDUCE, team, dest,
        source, sizeof(float), nreduce, FERRYI_KIND_OF(float), FERRYI_REDUCTION_sum, stream));
}
ferry_status ferry_double_sum_reduce_on_stream(ferry_team_t team, double *dest, const double *source, size_t nreduce,
    ferry_stream stream)
{
    IN_STREAM(ferry_double_sum_reduce(team, dest, source, nreduce), reduce_on_stream(w, FERRYI_HOST_REDUCE, team, dest,
        source, sizeof(double), nreduce, FERRYI_KIND_OF(double), FERRYI_REDUCTION_sum, stream));
}
ferry_status ferry_longdouble_sum_reduce_on_stream(ferry_team_t team, long double *dest, const long double *source,
    size_t nreduce, ferry_stream stream)
{
    IN_STREAM(ferry_longdouble_sum_reduce(team, dest, source, nreduce), reduce_on_stream(w, FERRYI_HOST_REDUCE, team,
        dest, source, sizeof(long double), nreduce, FERRYI_KIND_OF(long double), FERRYI_REDUCTION_sum, stream));
}
ferry_status ferry_char_sum_reduce_on_stream(ferry_team_t team, char *dest, const char *source, size_t nreduce,
    ferry_stream stream)
{
    IN_STREAM(ferry_char_sum_reduce(team, dest, source, nreduce), reduce_on_stream(w, FERRYI_HOST_REDUCE, team, dest,
        source, sizeof(char), nreduce, FERRYI_KIND_OF(char), FERRYI_REDUCTION_sum, stream));
}
ferry_status ferry_schar_sum_reduce_on_stream(ferry_team_t team, signed char *dest, const signed char *source,
    size_t nreduce, ferry_stream stream)
{
    IN_STREAM(ferry_schar_sum_reduce(team, dest, source, nreduce), reduce_on_stream(w, FERRYI_HOST_REDUCE, team, dest,
        source, sizeof(signed char), nreduce, FERRYI_KIND_OF(signed char), FERRYI_REDUCTION_sum, stream));
}
ferry_status ferry_short_sum_reduce_on_stream(ferry_team_t team, short *dest, const short *source, size_t nreduce,
    ferry_stream stream)
{
    IN_STREAM(ferry_short_sum_reduce(team, dest, source, nreduce), reduce_on_stream(w, FERRYI_HOST_REDUCE, team, dest,
        source, sizeof(short), nreduce, FERRYI_KIND_OF(short), FERRYI_REDUCTION_sum, stream));
}
ferry_status ferry_uchar_sum_reduce_on_stream(ferry_team_t team, unsigned char *dest, const unsigned char *source,
    size_t nreduce, ferry_stream stream)
{
    IN_STREAM(ferry_uchar_sum_reduce(team, dest, source, nreduce), reduce_on_stream(w, FERRYI_HOST_REDUCE, team, dest,
        source, sizeof(unsigned char), nreduce, FERRYI_KIND_OF(unsigned char), FERRYI_REDUCTION_sum, stream));
}
ferry_status ferry_ushort_sum_reduce_on_stream(ferry_team_t team, unsigned short *dest, const unsigned short *source,
    size_t nreduce, ferry_stream stream)
{
    IN_STREAM(ferry_ushort_sum_reduce(team, dest, source, nreduce), reduce_on_stream(w, FERRYI_HOST_REDUCE, team, dest,
        source, sizeof(unsigned short), nreduce, FERRYI_KIND_OF(unsigned short), FERRYI_REDUCTION_sum, stream));
}
ferry_status ferry_int_sum_reduce_on_stream(ferry_team_t team, int *dest, const int *source, size_t nreduce,
    ferry_stream stream)
{
    IN_STREAM(ferry_int_sum_reduce(team, dest, source, nreduce), reduce_on_stream(w, FERRYI_HOST_REDUCE, team, dest,
        source, sizeof(int), nreduce, FERRYI_KIND_OF(int), FERRYI_REDUCTION_sum, stream));
}
ferry_status ferry_long_sum_reduce_on_stream(ferry_team_t team, long *dest, const long *source, size_t nreduce,
    ferry_stream stream)
{
    IN_STREAM(ferry_long_sum_reduce(team, dest, source, nreduce), reduce_on_stream(w, FERRYI_HOST_REDUCE, team, dest,
        source, sizeof(long), nreduce, FERRYI_KIND_OF(long), FERRYI_REDUCTION_sum, stream));
}
ferry_status ferry_longlong_sum_reduce_on_stream(ferry_team_t team, long long *dest, const long long *source,
    size_t nreduce, ferry_stream stream)
{
    IN_STREAM(ferry_longlong_sum_reduce(team, dest, source, nreduce), reduce_on_stream(w, FERRYI_HOST_REDUCE, team,
        dest, source, sizeof(long long), nreduce, FERRYI_KIND_OF(long long), FERRYI_REDUCTION_sum, stream));
}
ferry_status ferry_uint_sum_reduce_on_stream(ferry_team_t team, unsigned int *dest, const unsigned int *source,
    size_t nreduce, ferry_stream stream)
{
    IN_STREAM(ferry_uint_sum_reduce(team, dest, source, nreduce), reduce_on_stream(w, FERRYI_HOST_REDUCE, team, dest,
        source, sizeof(unsigned int), nreduce, FERRYI_KIND_OF(unsigned int), FERRYI_REDUCTION_sum, stream));
}
ferry_status ferry_ulong_sum_reduce_on_stream(ferry_team_t team, unsigned long *dest, const unsigned long *source,
    size_t nreduce, ferry_stream stream)
{
    IN_STREAM(ferry_ulong_sum_reduce(team, dest, source, nreduce), reduce_on_stream(w, FERRYI_HOST_REDUCE, team, dest,
        source, sizeof(unsigned long), nreduce, FERRYI_KIND_OF(unsigned long), FERRYI_REDUCTION_sum, stream));
}
ferry_status ferry_ulonglong_sum_reduce_on_stream(ferry_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nreduce, ferry_stream stream)
{
    IN_STREAM(ferry_ulonglong_sum_reduce(team, dest, source, nreduce), reduce_on_stream(w, FERRYI_HOST_REDUCE, team,
        dest, source, sizeof(unsigned long long), nreduce, FERRYI_KIND_OF(unsigned long long), FERRYI_REDUCTION_sum,
        stream));
}
ferry_status ferry_int8_sum_reduce_on_stream(ferry_team_t team, int8_t *dest, const int8_t *source, size_t nreduce,
    ferry_stream stream)
{
    IN_STREAM(ferry_int8_sum_reduce(team, dest, source, nreduce), reduce_on_stream(w, FERRYI_HOST_REDUCE, team, dest,
        source, sizeof(int8_t), nreduce, FERRYI_KIND_OF(int8_t), FERRYI_REDUCTION_sum, stream));
}
ferry_status ferry_int16_sum_reduce_on_stream(ferry_team_t team, int16_t *dest, const int16_t *source, size_t nreduce,
    ferry_stream stream)
{
    IN_STREAM(ferry_int16_sum_reduce(team, dest, source, nreduce), reduce_on_stream(w, FERRYI_HOST_REDUCE, team, dest,
        source, sizeof(int16_t), nreduce, FERRYI_KIND_OF(int16_t), FERRYI_REDUCTION_sum, stream));
}
ferry_status ferry_uint8_sum_reduce_on_stream(ferry_team_t team, uint8_t *dest, const uint8_t *source, size_t nreduce,
    ferry_stream stream)
{
    IN_STREAM(ferry_uint8_sum_reduce(team, dest, source, nreduce), reduce_on_stream(w, FERRYI_HOST_REDUCE, team, dest,
        source, sizeof(uint8_t), nreduce, FERRYI_KIND_OF(uint8_t), FERRYI_REDUCTION_sum, stream));
}
ferry_status ferry_uint16_sum_reduce_on_stream(ferry_team_t team, uint16_t *dest, const uint16_t *source,
    size_t nreduce, ferry_stream stream)
{
    IN_STREAM(ferry_uint16_sum_reduce(team, dest, source, nreduce), reduce_on_stream(w, FERRYI_HOST_REDUCE, team, dest,
        source, sizeof(uint16_t), nreduce, FERRYI_KIND_OF(uint16_t), FERRYI_REDUCTION_sum, stream));
}
ferry_status ferry_int32_sum_reduce_on_stream(ferry_team_t team, int32_t *dest, const int32_t *source, size_t nreduce,
    ferry_stream stream)
{
    IN_STREAM(ferry_int32_sum_reduce(team, dest, source, nreduce), reduce_on_stream(w, FERRYI_HOST_REDUCE, team, dest,
        source, sizeof(int32_t), nreduce, FERRYI_KIND_OF(int32_t), FERRYI_REDUCTION_sum, stream));
}
ferry_status ferry_int64_sum_reduce_on_stream(ferry_team_t team, int64_t *dest, const int64_t *source, size_t nreduce,
    ferry_stream stream)
{
    IN_STREAM(ferry_int64_sum_reduce(team, dest, source, nreduce), reduce_on_stream(w, FERRYI_HOST_REDUCE, team, dest,
        source, sizeof(int64_t), nreduce, FERRYI_KIND_OF(int64_t), FERRYI_REDUCTION_sum, stream));
}
ferry_status ferry_uint32_sum_reduce_on_stream(ferry_team_t team, uint32_t *dest, const uint32_t *source,
    size_t nreduce, ferry_stream stream)
{
    IN_STREAM(ferry_uint32_sum_reduce(team, dest, source, nreduce), reduce_on_stream(w, FERRYI_HOST_REDUCE, team, dest,
        source, sizeof(uint32_t), nreduce, FERRYI_KIND_OF(uint32_t), FERRYI_REDUCTION_sum, stream));
}
ferry_status ferry_uint64_sum_reduce_on_stream(ferry_team_t team, uint64_t *dest, const uint64_t *source,
    size_t nreduce, ferry_stream stream)
{
    IN_STREAM(ferry_uint64_sum_reduce(team, dest, source, nreduce), reduce_on_stream(w, FERRYI_HOST_REDUCE, team, dest,
        source, sizeof(uint64_t), nreduce, FERRYI_KIND_OF(uint64_t), FERRYI_REDUCTION_sum, stream));
}
ferry_status ferry_size_sum_reduce_on_stream(ferry_team_t team, size_t *dest, const size_t *source, size_t nreduce,
    ferry_stream stream)
{
    IN_STREAM(ferry_size_sum_reduce(team, dest, source, nreduce), reduce_on_stream(w, FERRYI_HOST_REDUCE, team, dest,
        source, sizeof(size_t), nreduce, FERRYI_KIND_OF(size_t), FERRYI_REDUCTION_sum, stream));
}
ferry_status ferry_ptrdiff_sum_reduce_on_stream(ferry_team_t team, ptrdiff_t *dest, const ptrdiff_t *source,
    size_t nreduce, ferry_stream stream)
{
    IN_STREAM(ferry_ptrdiff_sum_reduce(team, dest, source, nreduce), reduce_on_stream(w, FERRYI_HOST_REDUCE, team, dest,
        source, sizeof(ptrdiff_t), nreduce, FERRYI_KIND_OF(ptrdiff_t), FERRYI_REDUCTION_sum, stream));
}

/* ferry_TYPE_prod_reduce */
ferry_status ferry_float_prod_reduce_on_stream(ferry_team_t team, float *dest, const float *source, size_t nreduce,
    ferry_stream stream)
{
    IN_STREAM(ferry_float_prod_reduce(team, dest, source, nreduce), reduce_on_stream(w, FERRYI_HOST_REDUCE, team, dest,
        source, sizeof(float), nreduce, FERRYI_KIND_OF(float), FERRYI_REDUCTION_prod, stream));
}
ferry_status ferry_double_prod_reduce_on_stream(ferry_team_t team, double *dest, const double *source, size_t nreduce,
    ferry_stream stream)
{
    IN_STREAM(ferry_double_prod_reduce(team, dest, source, nreduce), reduce_on_stream(w, FERRYI_HOST_REDUCE, team, dest,
        source, sizeof(double), nreduce, FERRYI_KIND_OF(double), FERRYI_REDUCTION_prod, stream));
}
ferry_status ferry_longdouble_prod_reduce_on_stream(ferry_team_t team, long double *dest, const long double *source,
    size_t nreduce, ferry_stream stream)
{
    IN_STREAM(ferry_longdouble_prod_reduce(team, dest, source, nreduce), reduce_on_stream(w, FERRYI_HOST_REDUCE, team,
        dest, source, sizeof(long double), nreduce, FERRYI_KIND_OF(long double), FERRYI_REDUCTION_prod, stream));
}
ferry_status ferry_char_prod_reduce_on_stream(ferry_team_t team, char *dest, const char *source, size_t nreduce,
    ferry_stream stream)
{
    IN_STREAM(ferry_char_prod_reduce(team, dest, source, nreduce), reduce_on_stream(w, FERRYI_HOST_REDUCE, team, dest,
        source, sizeof(char), nreduce, FERRYI_KIND_OF(char), FERRYI_REDUCTION_prod, stream));
}
ferry_status ferry_schar_prod_reduce_on_stream(ferry_team_t team, signed char *dest, const signed char *source,
    size_t nreduce, ferry_stream stream)
{
    IN_STREAM(ferry_schar_prod_reduce(team, dest, source, nreduce), reduce_on_stream(w, FERRYI_HOST_REDUCE, team, dest,
        source, sizeof(signed char), nreduce, FERRYI_KIND_OF(signed char), FERRYI_REDUCTION_prod, stream));
}
ferry_status ferry_short_prod_reduce_on_stream(ferry_team_t team, short *dest, const short *source, size_t nreduce,
    ferry_stream stream)
{
    IN_STREAM(ferry_short_prod_reduce(team, dest, source, nreduce), reduce_on_stream(w, FERRYI_HOST_REDUCE, team, dest,
        source, sizeof(short), nreduce, FERRYI_KIND_OF(short), FERRYI_REDUCTION_prod, stream));
}
ferry_status ferry_uchar_prod_reduce_on_stream(ferry_team_t team, unsigned char *dest, const unsigned char *source,
    size_t nreduce, ferry_stream stream)
{
    IN_STREAM(ferry_uchar_prod_reduce(team, dest, source, nreduce), reduce_on_stream(w, FERRYI_HOST_REDUCE, team, dest,
        source, sizeof(unsigned char), nreduce, FERRYI_KIND_OF(unsigned char), FERRYI_REDUCTION_prod, stream));
}
ferry_status ferry_ushort_prod_reduce_on_stream(ferry_team_t team, unsigned short *dest, const unsigned short *source,
    size_t nreduce, ferry_stream stream)
{
    IN_STREAM(ferry_ushort_prod_reduce(team, dest, source, nreduce), reduce_on_stream(w, FERRYI_HOST_REDUCE, team, dest,
        source, sizeof(unsigned short), nreduce, FERRYI_KIND_OF(unsigned short), FERRYI_REDUCTION_prod, stream));
}
ferry_status ferry_int_prod_reduce_on_stream(ferry_team_t team, int *dest, const int *source, size_t nreduce,
    ferry_stream stream)
{
    IN_STREAM(ferry_int_prod_reduce(team, dest, source, nreduce), reduce_on_stream(w, FERRYI_HOST_REDUCE, team, dest,
        source, sizeof(int), nreduce, FERRYI_KIND_OF(int), FERRYI_REDUCTION_prod, stream));
}
ferry_status ferry_long_prod_reduce_on_stream(ferry_team_t team, long *dest, const long *source, size_t nreduce,
    ferry_stream stream)
{
    IN_STREAM(ferry_long_prod_reduce(team, dest, source, nreduce), reduce_on_stream(w, FERRYI_HOST_REDUCE, team, dest,
        source, sizeof(long), nreduce, FERRYI_KIND_OF(long), FERRYI_REDUCTION_prod, stream));
}
ferry_status ferry_longlong_prod_reduce_on_stream(ferry_team_t team, long long *dest, const long long *source,
    size_t nreduce, ferry_stream stream)
{
    IN_STREAM(ferry_longlong_prod_reduce(team, dest, source, nreduce), reduce_on_stream(w, FERRYI_HOST_REDUCE, team,
        dest, source, sizeof(long long), nreduce, FERRYI_KIND_OF(long long), FERRYI_REDUCTION_prod, stream));
}
ferry_status ferry_uint_prod_reduce_on_stream(ferry_team_t team, unsigned int *dest, const unsigned int *source,
    size_t nreduce, ferry_stream stream)
{
    IN_STREAM(ferry_uint_prod_reduce(team, dest, source, nreduce), reduce_on_stream(w, FERRYI_HOST_REDUCE, team, dest,
        source, sizeof(unsigned int), nreduce, FERRYI_KIND_OF(unsigned int), FERRYI_REDUCTION_prod, stream));
}
ferry_status ferry_ulong_prod_reduce_on_stream(ferry_team_t team, unsigned long *dest, const unsigned long *source,
    size_t nreduce, ferry_stream stream)
{
    IN_STREAM(ferry_ulong_prod_reduce(team, dest, source, nreduce), reduce_on_stream(w, FERRYI_HOST_REDUCE, team, dest,
        source, sizeof(unsigned long), nreduce, FERRYI_KIND_OF(unsigned long), FERRYI_REDUCTION_prod, stream));
}
ferry_status ferry_ulonglong_prod_reduce_on_stream(ferry_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nreduce, ferry_stream stream)
{
    IN_STREAM(ferry_ulonglong_prod_reduce(team, dest, source, nreduce), reduce_on_stream(w, FERRYI_HOST_REDUCE, team,
        dest, source, sizeof(unsigned long long), nreduce, FERRYI_KIND_OF(unsigned long long), FERRYI_REDUCTION_prod,
        stream));
}
ferry_status ferry_int8_prod_reduce_on_stream(ferry_team_t team, int8_t *dest, const int8_t *source, size_t nreduce,
    ferry_stream stream)
{
    IN_STREAM(ferry_int8_prod_reduce(team, dest, source, nreduce), reduce_on_stream(w, FERRYI_HOST_REDUCE, team, dest,
        source, sizeof(int8_t), nreduce, FERRYI_KIND_OF(int8_t), FERRYI_REDUCTION_prod, stream));
}
ferry_status ferry_int16_prod_reduce_on_stream(ferry_team_t team, int16_t *dest, const int16_t *source, size_t nreduce,
    ferry_stream stream)
{
    IN_STREAM(ferry_int16_prod_reduce(team, dest, source, nreduce), reduce_on_stream(w, FERRYI_HOST_REDUCE, team, dest,
        source, sizeof(int16_t), nreduce, FERRYI_KIND_OF(int16_t), FERRYI_REDUCTION_prod, stream));
}
ferry_status ferry_uint8_prod_reduce_on_stream(ferry_team_t team, uint8_t *dest, const uint8_t *source, size_t nreduce,
    ferry_stream stream)
{
    IN_STREAM(ferry_uint8_prod_reduce(team, dest, source, nreduce), reduce_on_stream(w, FERRYI_HOST_REDUCE, team, dest,
        source, sizeof(uint8_t), nreduce, FERRYI_KIND_OF(uint8_t), FERRYI_REDUCTION_prod, stream));
}
ferry_status ferry_uint16_prod_reduce_on_stream(ferry_team_t team, uint16_t *dest, const uint16_t *source,
    size_t nreduce, ferry_stream stream)
{
    IN_STREAM(ferry_uint16_prod_reduce(team, dest, source, nreduce), reduce_on_stream(w, FERRYI_HOST_REDUCE, team, dest,
        source, sizeof(uint16_t), nreduce, FERRYI_KIND_OF(uint16_t), FERRYI_REDUCTION_prod, stream));
}
ferry_status ferry_int32_prod_reduce_on_stream(ferry_team_t team, int32_t *dest, const int32_t *source, size_t nreduce,
    ferry_stream stream)
{
    IN_STREAM(ferry_int32_prod_reduce(team, dest, source, nreduce), reduce_on_stream(w, FERRYI_HOST_REDUCE, team, dest,
        source, sizeof(int32_t), nreduce, FERRYI_KIND_OF(int32_t), FERRYI_REDUCTION_prod, stream));
}
ferry_status ferry_int64_prod_reduce_on_stream(ferry_team_t team, int64_t *dest, const int64_t *source, size_t nreduce,
    ferry_stream stream)
{
    IN_STREAM(ferry_int64_prod_reduce(team, dest, source, nreduce), reduce_on_stream(w, FERRYI_HOST_REDUCE, team, dest,
        source, sizeof(int64_t), nreduce, FERRYI_KIND_OF(int64_t), FERRYI_REDUCTION_prod, stream));
}
ferry_status ferry_uint32_prod_reduce_on_stream(ferry_team_t team, uint32_t *dest, const uint32_t *source,
    size_t nreduce, ferry_stream stream)
{
    IN_STREAM(ferry_uint32_prod_reduce(team, dest, source, nreduce), reduce_on_stream(w, FERRYI_HOST_REDUCE, team, dest,
        source, sizeof(uint32_t), nreduce, FERRYI_KIND_OF(uint32_t), FERRYI_REDUCTION_prod, stream));
}
ferry_status ferry_uint64_prod_reduce_on_stream(ferry_team_t team, uint64_t *dest, const uint64_t *source,
    size_t nreduce, ferry_stream stream)
{
    IN_STREAM(ferry_uint64_prod_reduce(team, dest, source, nreduce), reduce_on_stream(w, FERRYI_HOST_REDUCE, team, dest,
        source, sizeof(uint64_t), nreduce, FERRYI_KIND_OF(uint64_t), FERRYI_REDUCTION_prod, stream));
}
ferry_status ferry_size_prod_reduce_on_stream(ferry_team_t team, size_t *dest, const size_t *source, size_t nreduce,
    ferry_stream stream)
{
    IN_STREAM(ferry_size_prod_reduce(team, dest, source, nreduce), reduce_on_stream(w, FERRYI_HOST_REDUCE, team, dest,
        source, sizeof(size_t), nreduce, FERRYI_KIND_OF(size_t), FERRYI_REDUCTION_prod, stream));
}
ferry_status ferry_ptrdiff_prod_reduce_on_stream(ferry_team_t team, ptrdiff_t *dest, const ptrdiff_t *source,
    size_t nreduce, ferry_stream stream)
{
    IN_STREAM(ferry_ptrdiff_prod_reduce(team, dest, source, nreduce), reduce_on_stream(w, FERRYI_HOST_REDUCE, team,
        dest, source, sizeof(ptrdiff_t), nreduce, FERRYI_KIND_OF(ptrdiff_t), FERRYI_REDUCTION_prod, stream));
}

/* ferry_TYPE_and_reduce */
ferry_status ferry_char_and_reduce_on_stream(ferry_team_t team, char *dest, const char *source, size_t nreduce,
    ferry_stream stream)
{
    IN_STREAM(ferry_char_and_reduce(team, dest, source, nreduce), reduce_on_stream(w, FERRYI_HOST_REDUCE, team, dest,
        source, sizeof(char), nreduce, FERRYI_KIND_OF(char), FERRYI_REDUCTION_and, stream));
}
ferry_status ferry_schar_and_reduce_on_stream(ferry_team_t team, signed char *dest, const signed char *source,
    size_t nreduce, ferry_stream stream)
{
    IN_STREAM(ferry_schar_and_reduce(team, dest, source, nreduce), reduce_on_stream(w, FERRYI_HOST_REDUCE, team, dest,
        source, sizeof(signed char), nreduce, FERRYI_KIND_OF(signed char), FERRYI_REDUCTION_and, stream));
}
ferry_status ferry_short_and_reduce_on_stream(ferry_team_t team, short *dest, const short *source, size_t nreduce,
    ferry_stream stream)
{
    IN_STREAM(ferry_short_and_reduce(team, dest, source, nreduce), reduce_on_stream(w, FERRYI_HOST_REDUCE, team, dest,
        source, sizeof(short), nreduce, FERRYI_KIND_OF(short), FERRYI_REDUCTION_and, stream));
}
ferry_status ferry_uchar_and_reduce_on_stream(ferry_team_t team, unsigned char *dest, const unsigned char *source,
    size_t nreduce, ferry_stream stream)
{
    IN_STREAM(ferry_uchar_and_reduce(team, dest, source, nreduce), reduce_on_stream(w, FERRYI_HOST_REDUCE, team, dest,
        source, sizeof(unsigned char), nreduce, FERRYI_KIND_OF(unsigned char), FERRYI_REDUCTION_and, stream));
}
ferry_status ferry_ushort_and_reduce_on_stream(ferry_team_t team, unsigned short *dest, const unsigned short *source,
    size_t nreduce, ferry_stream stream)
{
    IN_STREAM(ferry_ushort_and_reduce(team, dest, source, nreduce), reduce_on_stream(w, FERRYI_HOST_REDUCE, team, dest,
        source, sizeof(unsigned short), nreduce, FERRYI_KIND_OF(unsigned short), FERRYI_REDUCTION_and, stream));
}
ferry_status ferry_int_and_reduce_on_stream(ferry_team_t team, int *dest, const int *source, size_t nreduce,
    ferry_stream stream)
{
    IN_STREAM(ferry_int_and_reduce(team, dest, source, nreduce), reduce_on_stream(w, FERRYI_HOST_REDUCE, team, dest,
        source, sizeof(int), nreduce, FERRYI_KIND_OF(int), FERRYI_REDUCTION_and, stream));
}
ferry_status ferry_long_and_reduce_on_stream(ferry_team_t team, long *dest, const long *source, size_t nreduce,
    ferry_stream stream)
{
    IN_STREAM(ferry_long_and_reduce(team, dest, source, nreduce), reduce_on_stream(w, FERRYI_HOST_REDUCE, team, dest,
        source, sizeof(long), nreduce, FERRYI_KIND_OF(long), FERRYI_REDUCTION_and, stream));
}
ferry_status ferry_longlong_and_reduce_on_stream(ferry_team_t team, long long *dest, const long long *source,
    size_t nreduce, ferry_stream stream)
{
    IN_STREAM(ferry_longlong_and_reduce(team, dest, source, nreduce), reduce_on_stream(w, FERRYI_HOST_REDUCE, team,
        dest, source, sizeof(long long), nreduce, FERRYI_KIND_OF(long long), FERRYI_REDUCTION_and, stream));
}
ferry_status ferry_uint_and_reduce_on_stream(ferry_team_t team, unsigned int *dest, const unsigned int *source,
    size_t nreduce, ferry_stream stream)
{
    IN_STREAM(ferry_uint_and_reduce(team, dest, source, nreduce), reduce_on_stream(w, FERRYI_HOST_REDUCE, team, dest,
        source, sizeof(unsigned int), nreduce, FERRYI_KIND_OF(unsigned int), FERRYI_REDUCTION_and, stream));
}
ferry_status ferry_ulong_and_reduce_on_stream(ferry_team_t team, unsigned long *dest, const unsigned long *source,
    size_t nreduce, ferry_stream stream)
{
    IN_STREAM(ferry_ulong_and_reduce(team, dest, source, nreduce), reduce_on_stream(w, FERRYI_HOST_REDUCE, team, dest,
        source, sizeof(unsigned long), nreduce, FERRYI_KIND_OF(unsigned long), FERRYI_REDUCTION_and, stream));
}
ferry_status ferry_ulonglong_and_reduce_on_stream(ferry_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nreduce, ferry_stream stream)
{
    IN_STREAM(ferry_ulonglong_and_reduce(team, dest, source, nreduce), reduce_on_stream(w, FERRYI_HOST_REDUCE, team,
        dest, source, sizeof(unsigned long long), nreduce, FERRYI_KIND_OF(unsigned long long), FERRYI_REDUCTION_and,
        stream));
}
ferry_status ferry_int8_and_reduce_on_stream(ferry_team_t team, int8_t *dest, const int8_t *source, size_t nreduce,
    ferry_stream stream)
{
    IN_STREAM(ferry_int8_and_reduce(team, dest, source, nreduce), reduce_on_stream(w, FERRYI_HOST_REDUCE, team, dest,
        source, sizeof(int8_t), nreduce, FERRYI_KIND_OF(int8_t), FERRYI_REDUCTION_and, stream));
}
ferry_status ferry_int16_and_reduce_on_stream(ferry_team_t team, int16_t *dest, const int16_t *source, size_t nreduce,
    ferry_stream stream)
{
    IN_STREAM(ferry_int16_and_reduce(team, dest, source, nreduce), reduce_on_stream(w, FERRYI_HOST_REDUCE, team, dest,
        source, sizeof(int16_t), nreduce, FERRYI_KIND_OF(int16_t), FERRYI_REDUCTION_and, stream));
}
ferry_status ferry_uint8_and_reduce_on_stream(ferry_team_t team, uint8_t *dest, const uint8_t *source, size_t nreduce,
    ferry_stream stream)
{
    IN_STREAM(ferry_uint8_and_reduce(team, dest, source, nreduce), reduce_on_stream(w, FERRYI_HOST_REDUCE, team, dest,
        source, sizeof(uint8_t), nreduce, FERRYI_KIND_OF(uint8_t), FERRYI_REDUCTION_and, stream));
}
ferry_status ferry_uint16_and_reduce_on_stream(ferry_team_t team, uint16_t *dest, const uint16_t *source,
    size_t nreduce, ferry_stream stream)
{
    IN_STREAM(ferry_uint16_and_reduce(team, dest, source, nreduce), reduce_on_stream(w, FERRYI_HOST_REDUCE, team, dest,
        source, sizeof(uint16_t), nreduce, FERRYI_KIND_OF(uint16_t), FERRYI_REDUCTION_and, stream));
}
ferry_status ferry_int32_and_reduce_on_stream(ferry_team_t team, int32_t *dest, const int32_t *source, size_t nreduce,
    ferry_stream stream)
{
    IN_STREAM(ferry_int32_and_reduce(team, dest, source, nreduce), reduce_on_stream(w, FERRYI_HOST_REDUCE, team, dest,
        source, sizeof(int32_t), nreduce, FERRYI_KIND_OF(int32_t), FERRYI_REDUCTION_and, stream));
}
ferry_status ferry_int64_and_reduce_on_stream(ferry_team_t team, int64_t *dest, const int64_t *source, size_t nreduce,
    ferry_stream stream)
{
    IN_STREAM(ferry_int64_and_reduce(team, dest, source, nreduce), reduce_on_stream(w, FERRYI_HOST_REDUCE, team, dest,
        source, sizeof(int64_t), nreduce, FERRYI_KIND_OF(int64_t), FERRYI_REDUCTION_and, stream));
}
ferry_status ferry_uint32_and_reduce_on_stream(ferry_team_t team, uint32_t *dest, const uint32_t *source,
    size_t nreduce, ferry_stream stream)
{
    IN_STREAM(ferry_uint32_and_reduce(team, dest, source, nreduce), reduce_on_stream(w, FERRYI_HOST_REDUCE, team, dest,
        source, sizeof(uint32_t), nreduce, FERRYI_KIND_OF(uint32_t), FERRYI_REDUCTION_and, stream));
}
ferry_status ferry_uint64_and_reduce_on_stream(ferry_team_t team, uint64_t *dest, const uint64_t *source,
    size_t nreduce, ferry_stream stream)
{
    IN_STREAM(ferry_uint64_and_reduce(team, dest, source, nreduce), reduce_on_stream(w, FERRYI_HOST_REDUCE, team, dest,
        source, sizeof(uint64_t), nreduce, FERRYI_KIND_OF(uint64_t), FERRYI_REDUCTION_and, stream));
}
ferry_status ferry_size_and_reduce_on_stream(ferry_team_t team, size_t *dest, const size_t *source, size_t nreduce,
    ferry_stream stream)
{
    IN_STREAM(ferry_size_and_reduce(team, dest, source, nreduce), reduce_on_stream(w, FERRYI_HOST_REDUCE, team, dest,
        source, sizeof(size_t), nreduce, FERRYI_KIND_OF(size_t), FERRYI_REDUCTION_and, stream));
}
ferry_status ferry_ptrdiff_and_reduce_on_stream(ferry_team_t team, ptrdiff_t *dest, const ptrdiff_t *source,
    size_t nreduce, ferry_stream stream)
{
    IN_STREAM(ferry_ptrdiff_and_reduce(team, dest, source, nreduce), reduce_on_stream(w, FERRYI_HOST_REDUCE, team, dest,
        source, sizeof(ptrdiff_t), nreduce, FERRYI_KIND_OF(ptrdiff_t), FERRYI_REDUCTION_and, stream));
}

/* ferry_TYPE_or_reduce */
ferry_status ferry_char_or_reduce_on_stream(ferry_team_t team, char *dest, const char *source, size_t nreduce,
    ferry_stream stream)
{
    IN_STREAM(ferry_char_or_reduce(team, dest, source, nreduce), reduce_on_stream(w, FERRYI_HOST_REDUCE, team, dest,
        source, sizeof(char), nreduce, FERRYI_KIND_OF(char), FERRYI_REDUCTION_or, stream));
}
ferry_status ferry_schar_or_reduce_on_stream(ferry_team_t team, signed char *dest, const signed char *source,
    size_t nreduce, ferry_stream stream)
{
    IN_STREAM(ferry_schar_or_reduce(team, dest, source, nreduce), reduce_on_stream(w, FERRYI_HOST_REDUCE, team, dest,
        source, sizeof(signed char), nreduce, FERRYI_KIND_OF(signed char), FERRYI_REDUCTION_or, stream));
}
ferry_status ferry_short_or_reduce_on_stream(ferry_team_t team, short *dest, const short *source, size_t nreduce,
    ferry_stream stream)
{
    IN_STREAM(ferry_short_or_reduce(team, dest, source, nreduce), reduce_on_stream(w, FERRYI_HOST_REDUCE, team, dest,
        source, sizeof(short), nreduce, FERRYI_KIND_OF(short), FERRYI_REDUCTION_or, stream));
}
ferry_status ferry_uchar_or_reduce_on_stream(ferry_team_t team, unsigned char *dest, const unsigned char *source,
    size_t nreduce, ferry_stream stream)
{
    IN_STREAM(ferry_uchar_or_reduce(team, dest, source, nreduce), reduce_on_stream(w, FERRYI_HOST_REDUCE, team, dest,
        source, sizeof(unsigned char), nreduce, FERRYI_KIND_OF(unsigned char), FERRYI_REDUCTION_or, stream));
}
ferry_status ferry_ushort_or_reduce_on_stream(ferry_team_t team, unsigned short *dest, const unsigned short *source,
    size_t nreduce, ferry_stream stream)
{
    IN_STREAM(ferry_ushort_or_reduce(team, dest, source, nreduce), reduce_on_stream(w, FERRYI_HOST_REDUCE, team, dest,
        source, sizeof(unsigned short), nreduce, FERRYI_KIND_OF(unsigned short), FERRYI_REDUCTION_or, stream));
}
ferry_status ferry_int_or_reduce_on_stream(ferry_team_t team, int *dest, const int *source, size_t nreduce,
    ferry_stream stream)
{
    IN_STREAM(ferry_int_or_reduce(team, dest, source, nreduce), reduce_on_stream(w, FERRYI_HOST_REDUCE, team, dest,
        source, sizeof(int), nreduce, FERRYI_KIND_OF(int), FERRYI_REDUCTION_or, stream));
}
ferry_status ferry_long_or_reduce_on_stream(ferry_team_t team, long *dest, const long *source, size_t nreduce,
    ferry_stream stream)
{
    IN_STREAM(ferry_long_or_reduce(team, dest, source, nreduce), reduce_on_stream(w, FERRYI_HOST_REDUCE, team, dest,
        source, sizeof(long), nreduce, FERRYI_KIND_OF(long), FERRYI_REDUCTION_or, stream));
}
ferry_status ferry_longlong_or_reduce_on_stream(ferry_team_t team, long long *dest, const long long *source,
    size_t nreduce, ferry_stream stream)
{
    IN_STREAM(ferry_longlong_or_reduce(team, dest, source, nreduce), reduce_on_stream(w, FERRYI_HOST_REDUCE, team, dest,
        source, sizeof(long long), nreduce, FERRYI_KIND_OF(long long), FERRYI_REDUCTION_or, stream));
}
ferry_status ferry_uint_or_reduce_on_stream(ferry_team_t team, unsigned int *dest, const unsigned int *source,
    size_t nreduce, ferry_stream stream)
{
    IN_STREAM(ferry_uint_or_reduce(team, dest, source, nreduce), reduce_on_stream(w, FERRYI_HOST_REDUCE, team, dest,
        source, sizeof(unsigned int), nreduce, FERRYI_KIND_OF(unsigned int), FERRYI_REDUCTION_or, stream));
}
ferry_status ferry_ulong_or_reduce_on_stream(ferry_team_t team, unsigned long *dest, const unsigned long *source,
    size_t nreduce, ferry_stream stream)
{
    IN_STREAM(ferry_ulong_or_reduce(team, dest, source, nreduce), reduce_on_stream(w, FERRYI_HOST_REDUCE, team, dest,
        source, sizeof(unsigned long), nreduce, FERRYI_KIND_OF(unsigned long), FERRYI_REDUCTION_or, stream));
}
ferry_status ferry_ulonglong_or_reduce_on_stream(ferry_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nreduce, ferry_stream stream)
{
    IN_STREAM(ferry_ulonglong_or_reduce(team, dest, source, nreduce), reduce_on_stream(w, FERRYI_HOST_REDUCE, team,
        dest, source, sizeof(unsigned long long), nreduce, FERRYI_KIND_OF(unsigned long long), FERRYI_REDUCTION_or,
        stream));
}
ferry_status ferry_int8_or_reduce_on_stream(ferry_team_t team, int8_t *dest, const int8_t *source, size_t nreduce,
    ferry_stream stream)
{
    IN_STREAM(ferry_int8_or_reduce(team, dest, source, nreduce), reduce_on_stream(w, FERRYI_HOST_REDUCE, team, dest,
        source, sizeof(int8_t), nreduce, FERRYI_KIND_OF(int8_t), FERRYI_REDUCTION_or, stream));
}
ferry_status ferry_int16_or_reduce_on_stream(ferry_team_t team, int16_t *dest, const int16_t *source, size_t nreduce,
    ferry_stream stream)
{
    IN_STREAM(ferry_int16_or_reduce(team, dest, source, nreduce), reduce_on_stream(w, FERRYI_HOST_REDUCE, team, dest,
        source, sizeof(int16_t), nreduce, FERRYI_KIND_OF(int16_t), FERRYI_REDUCTION_or, stream));
}
ferry_status ferry_uint8_or_reduce_on_stream(ferry_team_t team, uint8_t *dest, const uint8_t *source, size_t nreduce,
    ferry_stream stream)
{
    IN_STREAM(ferry_uint8_or_reduce(team, dest, source, nreduce), reduce_on_stream(w, FERRYI_HOST_REDUCE, team, dest,
        source, sizeof(uint8_t), nreduce, FERRYI_KIND_OF(uint8_t), FERRYI_REDUCTION_or, stream));
}
ferry_status ferry_uint16_or_reduce_on_stream(ferry_team_t team, uint16_t *dest, const uint16_t *source, size_t nreduce,
    ferry_stream stream)
{
    IN_STREAM(ferry_uint16_or_reduce(team, dest, source, nreduce), reduce_on_stream(w, FERRYI_HOST_REDUCE, team, dest,
        source, sizeof(uint16_t), nreduce, FERRYI_KIND_OF(uint16_t), FERRYI_REDUCTION_or, stream));
}
ferry_status ferry_int32_or_reduce_on_stream(ferry_team_t team, int32_t *dest, const int32_t *source, size_t nreduce,
    ferry_stream stream)
{
    IN_STREAM(ferry_int32_or_reduce(team, dest, source, nreduce), reduce_on_stream(w, FERRYI_HOST_REDUCE, team, dest,
        source, sizeof(int32_t), nreduce, FERRYI_KIND_OF(int32_t), FERRYI_REDUCTION_or, stream));
}
ferry_status ferry_int64_or_reduce_on_stream(ferry_team_t team, int64_t *dest, const int64_t *source, size_t nreduce,
    ferry_stream stream)
{
    IN_STREAM(ferry_int64_or_reduce(team, dest, source, nreduce), reduce_on_stream(w, FERRYI_HOST_REDUCE, team, dest,
        source, sizeof(int64_t), nreduce, FERRYI_KIND_OF(int64_t), FERRYI_REDUCTION_or, stream));
}
ferry_status ferry_uint32_or_reduce_on_stream(ferry_team_t team, uint32_t *dest, const uint32_t *source, size_t nreduce,
    ferry_stream stream)
{
    IN_STREAM(ferry_uint32_or_reduce(team, dest, source, nreduce), reduce_on_stream(w, FERRYI_HOST_REDUCE, team, dest,
        source, sizeof(uint32_t), nreduce, FERRYI_KIND_OF(uint32_t), FERRYI_REDUCTION_or, stream));
}
ferry_status ferry_uint64_or_reduce_on_stream(ferry_team_t team, uint64_t *dest, const uint64_t *source, size_t nreduce,
    ferry_stream stream)
{
    IN_STREAM(ferry_uint64_or_reduce(team, dest, source, nreduce), reduce_on_stream(w, FERRYI_HOST_REDUCE, team, dest,
        source, sizeof(uint64_t), nreduce, FERRYI_KIND_OF(uint64_t), FERRYI_REDUCTION_or, stream));
}
ferry_status ferry_size_or_reduce_on_stream(ferry_team_t team, size_t *dest, const size_t *source, size_t nreduce,
    ferry_stream stream)
{
    IN_STREAM(ferry_size_or_reduce(team, dest, source, nreduce), reduce_on_stream(w, FERRYI_HOST_REDUCE, team, dest,
        source, sizeof(size_t), nreduce, FERRYI_KIND_OF(size_t), FERRYI_REDUCTION_or, stream));
}
ferry_status ferry_ptrdiff_or_reduce_on_stream(ferry_team_t team, ptrdiff_t *dest, const ptrdiff_t *source,
    size_t nreduce, ferry_stream stream)
{
    IN_STREAM(ferry_ptrdiff_or_reduce(team, dest, source, nreduce), reduce_on_stream(w, FERRYI_HOST_REDUCE, team, dest,
        source, sizeof(ptrdiff_t), nreduce, FERRYI_KIND_OF(ptrdiff_t), FERRYI_REDUCTION_or, stream));
}

/* ferry_TYPE_xor_reduce */
ferry_status ferry_char_xor_reduce_on_stream(ferry_team_t team, char *dest, const char *source, size_t nreduce,
    ferry_stream stream)
{
    IN_STREAM(ferry_char_xor_reduce(team, dest, source, nreduce), reduce_on_stream(w, FERRYI_HOST_REDUCE, team, dest,
        source, sizeof(char), nreduce, FERRYI_KIND_OF(char), FERRYI_REDUCTION_xor, stream));
}
ferry_status ferry_schar_xor_reduce_on_stream(ferry_team_t team, signed char *dest, const signed char *source,
    size_t nreduce, ferry_stream stream)
{
    IN_STREAM(ferry_schar_xor_reduce(team, dest, source, nreduce), reduce_on_stream(w, FERRYI_HOST_REDUCE, team, dest,
        source, sizeof(signed char), nreduce, FERRYI_KIND_OF(signed char), FERRYI_REDUCTION_xor, stream));
}
ferry_status ferry_short_xor_reduce_on_stream(ferry_team_t team, short *dest, const short *source, size_t nreduce,
    ferry_stream stream)
{
    IN_STREAM(ferry_short_xor_reduce(team, dest, source, nreduce), reduce_on_stream(w, FERRYI_HOST_REDUCE, team, dest,
        source, sizeof(short), nreduce, FERRYI_KIND_OF(short), FERRYI_REDUCTION_xor, stream));
}
ferry_status ferry_uchar_xor_reduce_on_stream(ferry_team_t team, unsigned char *dest, const unsigned char *source,
    size_t nreduce, ferry_stream stream)
{
    IN_STREAM(ferry_uchar_xor_reduce(team, dest, source, nreduce), reduce_on_stream(w, FERRYI_HOST_REDUCE, team, dest,
        source, sizeof(unsigned char), nreduce, FERRYI_KIND_OF(unsigned char), FERRYI_REDUCTION_xor, stream));
}
ferry_status ferry_ushort_xor_reduce_on_stream(ferry_team_t team, unsigned short *dest, const unsigned short *source,
    size_t nreduce, ferry_stream stream)
{
    IN_STREAM(ferry_ushort_xor_reduce(team, dest, source, nreduce), reduce_on_stream(w, FERRYI_HOST_REDUCE, team, dest,
        source, sizeof(unsigned short), nreduce, FERRYI_KIND_OF(unsigned short), FERRYI_REDUCTION_xor, stream));
}
ferry_status ferry_int_xor_reduce_on_stream(ferry_team_t team, int *dest, const int *source, size_t nreduce,
    ferry_stream stream)
{
    IN_STREAM(ferry_int_xor_reduce(team, dest, source, nreduce), reduce_on_stream(w, FERRYI_HOST_REDUCE, team, dest,
        source, sizeof(int), nreduce, FERRYI_KIND_OF(int), FERRYI_REDUCTION_xor, stream));
}
ferry_status ferry_long_xor_reduce_on_stream(ferry_team_t team, long *dest, const long *source, size_t nreduce,
    ferry_stream stream)
{
    IN_STREAM(ferry_long_xor_reduce(team, dest, source, nreduce), reduce_on_stream(w, FERRYI_HOST_REDUCE, team, dest,
        source, sizeof(long), nreduce, FERRYI_KIND_OF(long), FERRYI_REDUCTION_xor, stream));
}
ferry_status ferry_longlong_xor_reduce_on_stream(ferry_team_t team, long long *dest, const long long *source,
    size_t nreduce, ferry_stream stream)
{
    IN_STREAM(ferry_longlong_xor_reduce(team, dest, source, nreduce), reduce_on_stream(w, FERRYI_HOST_REDUCE, team,
        dest, source, sizeof(long long), nreduce, FERRYI_KIND_OF(long long), FERRYI_REDUCTION_xor, stream));
}
ferry_status ferry_uint_xor_reduce_on_stream(ferry_team_t team, unsigned int *dest, const unsigned int *source,
    size_t nreduce, ferry_stream stream)
{
    IN_STREAM(ferry_uint_xor_reduce(team, dest, source, nreduce), reduce_on_stream(w, FERRYI_HOST_REDUCE, team, dest,
        source, sizeof(unsigned int), nreduce, FERRYI_KIND_OF(unsigned int), FERRYI_REDUCTION_xor, stream));
}
ferry_status ferry_ulong_xor_reduce_on_stream(ferry_team_t team, unsigned long *dest, const unsigned long *source,
    size_t nreduce, ferry_stream stream)
{
    IN_STREAM(ferry_ulong_xor_reduce(team, dest, source, nreduce), reduce_on_stream(w, FERRYI_HOST_REDUCE, team, dest,
        source, sizeof(unsigned long), nreduce, FERRYI_KIND_OF(unsigned long), FERRYI_REDUCTION_xor, stream));
}
ferry_status ferry_ulonglong_xor_reduce_on_stream(ferry_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nreduce, ferry_stream stream)
{
    IN_STREAM(ferry_ulonglong_xor_reduce(team, dest, source, nreduce), reduce_on_stream(w, FERRYI_HOST_REDUCE, team,
        dest, source, sizeof(unsigned long long), nreduce, FERRYI_KIND_OF(unsigned long long), FERRYI_REDUCTION_xor,
        stream));
}
ferry_status ferry_int8_xor_reduce_on_stream(ferry_team_t team, int8_t *dest, const int8_t *source, size_t nreduce,
    ferry_stream stream)
{
    IN_STREAM(ferry_int8_xor_reduce(team, dest, source, nreduce), reduce_on_stream(w, FERRYI_HOST_REDUCE, team, dest,
        source, sizeof(int8_t), nreduce, FERRYI_KIND_OF(int8_t), FERRYI_REDUCTION_xor, stream));
}
ferry_status ferry_int16_xor_reduce_on_stream(ferry_team_t team, int16_t *dest, const int16_t *source, size_t nreduce,
    ferry_stream stream)
{
    IN_STREAM(ferry_int16_xor_reduce(team, dest, source, nreduce), reduce_on_stream(w, FERRYI_HOST_REDUCE, team, dest,
        source, sizeof(int16_t), nreduce, FERRYI_KIND_OF(int16_t), FERRYI_REDUCTION_xor, stream));
}
ferry_status ferry_uint8_xor_reduce_on_stream(ferry_team_t team, uint8_t *dest, const uint8_t *source, size_t nreduce,
    ferry_stream stream)
{
    IN_STREAM(ferry_uint8_xor_reduce(team, dest, source, nreduce), reduce_on_stream(w, FERRYI_HOST_REDUCE, team, dest,
        source, sizeof(uint8_t), nreduce, FERRYI_KIND_OF(uint8_t), FERRYI_REDUCTION_xor, stream));
}
ferry_status ferry_uint16_xor_reduce_on_stream(ferry_team_t team, uint16_t *dest, const uint16_t *source,
    size_t nreduce, ferry_stream stream)
{
    IN_STREAM(ferry_uint16_xor_reduce(team, dest, source, nreduce), reduce_on_stream(w, FERRYI_HOST_REDUCE, team, dest,
        source, sizeof(uint16_t), nreduce, FERRYI_KIND_OF(uint16_t), FERRYI_REDUCTION_xor, stream));
}
ferry_status ferry_int32_xor_reduce_on_stream(ferry_team_t team, int32_t *dest, const int32_t *source, size_t nreduce,
    ferry_stream stream)
{
    IN_STREAM(ferry_int32_xor_reduce(team, dest, source, nreduce), reduce_on_stream(w, FERRYI_HOST_REDUCE, team, dest,
        source, sizeof(int32_t), nreduce, FERRYI_KIND_OF(int32_t), FERRYI_REDUCTION_xor, stream));
}
ferry_status ferry_int64_xor_reduce_on_stream(ferry_team_t team, int64_t *dest, const int64_t *source, size_t nreduce,
    ferry_stream stream)
{
    IN_STREAM(ferry_int64_xor_reduce(team, dest, source, nreduce), reduce_on_stream(w, FERRYI_HOST_REDUCE, team, dest,
        source, sizeof(int64_t), nreduce, FERRYI_KIND_OF(int64_t), FERRYI_REDUCTION_xor, stream));
}
ferry_status ferry_uint32_xor_reduce_on_stream(ferry_team_t team, uint32_t *dest, const uint32_t *source,
    size_t nreduce, ferry_stream stream)
{
    IN_STREAM(ferry_uint32_xor_reduce(team, dest, source, nreduce), reduce_on_stream(w, FERRYI_HOST_REDUCE, team, dest,
        source, sizeof(uint32_t), nreduce, FERRYI_KIND_OF(uint32_t), FERRYI_REDUCTION_xor, stream));
}
ferry_status ferry_uint64_xor_reduce_on_stream(ferry_team_t team, uint64_t *dest, const uint64_t *source,
    size_t nreduce, ferry_stream stream)
{
    IN_STREAM(ferry_uint64_xor_reduce(team, dest, source, nreduce), reduce_on_stream(w, FERRYI_HOST_REDUCE, team, dest,
        source, sizeof(uint64_t), nreduce, FERRYI_KIND_OF(uint64_t), FERRYI_REDUCTION_xor, stream));
}
ferry_status ferry_size_xor_reduce_on_stream(ferry_team_t team, size_t *dest, const size_t *source, size_t nreduce,
    ferry_stream stream)
{
    IN_STREAM(ferry_size_xor_reduce(team, dest, source, nreduce), reduce_on_stream(w, FERRYI_HOST_REDUCE, team, dest,
        source, sizeof(size_t), nreduce, FERRYI_KIND_OF(size_t), FERRYI_REDUCTION_xor, stream));
}
ferry_status ferry_ptrdiff_xor_reduce_on_stream(ferry_team_t team, ptrdiff_t *dest, const ptrdiff_t *source,
    size_t nreduce, ferry_stream stream)
{
    IN_STREAM(ferry_ptrdiff_xor_reduce(team, dest, source, nreduce), reduce_on_stream(w, FERRYI_HOST_REDUCE, team, dest,
        source, sizeof(ptrdiff_t), nreduce, FERRYI_KIND_OF(ptrdiff_t), FERRYI_REDUCTION_xor, stream));
}

/* ferry_TYPE_max_reducescatter */
ferry_status ferry_float_max_reducescatter_on_stream(ferry_team_t team, float *dest, const float *source,
    size_t nreduce, ferry_stream stream)
{
    IN_STREAM(ferry_float_max_reducescatter(team, dest, source, nreduce), reduce_on_stream(w, FERRYI_HOST_REDUCESCATTER,
        team, dest, source, sizeof(float), nreduce, FERRYI_KIND_OF(float), FERRYI_REDUCTION_max, stream));
}
ferry_status ferry_double_max_reducescatter_on_stream(ferry_team_t team, double *dest, const double *source,
    size_t nreduce, ferry_stream stream)
{
    IN_STREAM(ferry_double_max_reducescatter(team, dest, source, nreduce), reduce_on_stream(w,
        FERRYI_HOST_REDUCESCATTER, team, dest, source, sizeof(double), nreduce, FERRYI_KIND_OF(double),
        FERRYI_REDUCTION_max, stream));
}
ferry_status ferry_longdouble_max_reducescatter_on_stream(ferry_team_t team, long double *dest,
    const long double *source, size_t nreduce, ferry_stream stream)
{
    IN_STREAM(ferry_longdouble_max_reducescatter(team, dest, source, nreduce), reduce_on_stream(w,
        FERRYI_HOST_REDUCESCATTER, team, dest, source, sizeof(long double), nreduce, FERRYI_KIND_OF(long double),
        FERRYI_REDUCTION_max, stream));
}
ferry_status ferry_char_max_reducescatter_on_stream(ferry_team_t team, char *dest, const char *source, size_t nreduce,
    ferry_stream stream)
{
    IN_STREAM(ferry_char_max_reducescatter(team, dest, source, nreduce), reduce_on_stream(w, FERRYI_HOST_REDUCESCATTER,
        team, dest, source, sizeof(char), nreduce, FERRYI_KIND_OF(char), FERRYI_REDUCTION_max, stream));
}
ferry_status ferry_schar_max_reducescatter_on_stream(ferry_team_t team, signed char *dest, const signed char *source,
    size_t nreduce, ferry_stream stream)
{
    IN_STREAM(ferry_schar_max_reducescatter(team, dest, source, nreduce), reduce_on_stream(w, FERRYI_HOST_REDUCESCATTER,
        team, dest, source, sizeof(signed char), nreduce, FERRYI_KIND_OF(signed char), FERRYI_REDUCTION_max, stream));
}
ferry_status ferry_short_max_reducescatter_on_stream(ferry_team_t team, short *dest, const short *source,
    size_t nreduce, ferry_stream stream)
{
    IN_STREAM(ferry_short_max_reducescatter(team, dest, source, nreduce), reduce_on_stream(w, FERRYI_HOST_REDUCESCATTER,
        team, dest, source, sizeof(short), nreduce, FERRYI_KIND_OF(short), FERRYI_REDUCTION_max, stream));
}
ferry_status ferry_uchar_max_reducescatter_on_stream(ferry_team_t team, unsigned char *dest,
    const unsigned char *source, size_t nreduce, ferry_stream stream)
{
    IN_STREAM(ferry_uchar_max_reducescatter(team, dest, source, nreduce), reduce_on_stream(w, FERRYI_HOST_REDUCESCATTER,
        team, dest, source, sizeof(unsigned char), nreduce, FERRYI_KIND_OF(unsigned char), FERRYI_REDUCTION_max,
        stream));
}
ferry_status ferry_ushort_max_reducescatter_on_stream(ferry_team_t team, unsigned short *dest,
    const unsigned short *source, size_t nreduce, ferry_stream stream)
{
    IN_STREAM(ferry_ushort_max_reducescatter(team, dest, source, nreduce), reduce_on_stream(w,
        FERRYI_HOST_REDUCESCATTER, team, dest, source, sizeof(unsigned short), nreduce, FERRYI_KIND_OF(unsigned short),
        FERRYI_REDUCTION_max, stream));
}
ferry_status ferry_int_max_reducescatter_on_stream(ferry_team_t team, int *dest, const int *source, size_t nreduce,
    ferry_stream stream)
{
    IN_STREAM(ferry_int_max_reducescatter(team, dest, source, nreduce), reduce_on_stream(w, FERRYI_HOST_REDUCESCATTER,
        team, dest, source, sizeof(int), nreduce, FERRYI_KIND_OF(int), FERRYI_REDUCTION_max, stream));
}
ferry_status ferry_long_max_reducescatter_on_stream(ferry_team_t team, long *dest, const long *source, size_t nreduce,
    ferry_stream stream)
{
    IN_STREAM(ferry_long_max_reducescatter(team, dest, source, nreduce), reduce_on_stream(w, FERRYI_HOST_REDUCESCATTER,
        team, dest, source, sizeof(long), nreduce, FERRYI_KIND_OF(long), FERRYI_REDUCTION_max, stream));
}
ferry_status ferry_longlong_max_reducescatter_on_stream(ferry_team_t team, long long *dest, const long long *source,
    size_t nreduce, ferry_stream stream)
{
    IN_STREAM(ferry_longlong_max_reducescatter(team, dest, source, nreduce), reduce_on_stream(w,
        FERRYI_HOST_REDUCESCATTER, team, dest, source, sizeof(long long), nreduce, FERRYI_KIND_OF(long long),
        FERRYI_REDUCTION_max, stream));
}
ferry_status ferry_uint_max_reducescatter_on_stream(ferry_team_t team, unsigned int *dest, const unsigned int *source,
    size_t nreduce, ferry_stream stream)
{
    IN_STREAM(ferry_uint_max_reducescatter(team, dest, source, nreduce), reduce_on_stream(w, FERRYI_HOST_REDUCESCATTER,
        team, dest, source, sizeof(unsigned int), nreduce, FERRYI_KIND_OF(unsigned int), FERRYI_REDUCTION_max, stream));
}
ferry_status ferry_ulong_max_reducescatter_on_stream(ferry_team_t team, unsigned long *dest,
    const unsigned long *source, size_t nreduce, ferry_stream stream)
{
    IN_STREAM(ferry_ulong_max_reducescatter(team, dest, source, nreduce), reduce_on_stream(w, FERRYI_HOST_REDUCESCATTER,
        team, dest, source, sizeof(unsigned long), nreduce, FERRYI_KIND_OF(unsigned long), FERRYI_REDUCTION_max,
        stream));
}
ferry_status ferry_ulonglong_max_reducescatter_on_stream(ferry_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nreduce, ferry_stream stream)
{
    IN_STREAM(ferry_ulonglong_max_reducescatter(team, dest, source, nreduce), reduce_on_stream(w,
        FERRYI_HOST_REDUCESCATTER, team, dest, source, sizeof(unsigned long long), nreduce,
        FERRYI_KIND_OF(unsigned long long), FERRYI_REDUCTION_max, stream));
}
ferry_status ferry_int8_max_reducescatter_on_stream(ferry_team_t team, int8_t *dest, const int8_t *source,
    size_t nreduce, ferry_stream stream)
{
    IN_STREAM(ferry_int8_max_reducescatter(team, dest, source, nreduce), reduce_on_stream(w, FERRYI_HOST_REDUCESCATTER,
        team, dest, source, sizeof(int8_t), nreduce, FERRYI_KIND_OF(int8_t), FERRYI_REDUCTION_max, stream));
}
ferry_status ferry_int16_max_reducescatter_on_stream(ferry_team_t team, int16_t *dest, const int16_t *source,
    size_t nreduce, ferry_stream stream)
{
    IN_STREAM(ferry_int16_max_reducescatter(team, dest, source, nreduce), reduce_on_stream(w, FERRYI_HOST_REDUCESCATTER,
        team, dest, source, sizeof(int16_t), nreduce, FERRYI_KIND_OF(int16_t), FERRYI_REDUCTION_max, stream));
}
ferry_status ferry_uint8_max_reducescatter_on_stream(ferry_team_t team, uint8_t *dest, const uint8_t *source,
    size_t nreduce, ferry_stream stream)
{
    IN_STREAM(ferry_uint8_max_reducescatter(team, dest, source, nreduce), reduce_on_stream(w, FERRYI_HOST_REDUCESCATTER,
        team, dest, source, sizeof(uint8_t), nreduce, FERRYI_KIND_OF(uint8_t), FERRYI_REDUCTION_max, stream));
}
ferry_status ferry_uint16_max_reducescatter_on_stream(ferry_team_t team, uint16_t *dest, const uint16_t *source,
    size_t nreduce, ferry_stream stream)
{
    IN_STREAM(ferry_uint16_max_reducescatter(team, dest, source, nreduce), reduce_on_stream(w,
        FERRYI_HOST_REDUCESCATTER, team, dest, source, sizeof(uint16_t), nreduce, FERRYI_KIND_OF(uint16_t),
        FERRYI_REDUCTION_max, stream));
}
ferry_status ferry_int32_max_reducescatter_on_stream(ferry_team_t team, int32_t *dest, const int32_t *source,
    size_t nreduce, ferry_stream stream)
{
    IN_STREAM(ferry_int32_max_reducescatter(team, dest, source, nreduce), reduce_on_stream(w, FERRYI_HOST_REDUCESCATTER,
        team, dest, source, sizeof(int32_t), nreduce, FERRYI_KIND_OF(int32_t), FERRYI_REDUCTION_max, stream));
}
ferry_status ferry_int64_max_reducescatter_on_stream(ferry_team_t team, int64_t *dest, const int64_t *source,
    size_t nreduce, ferry_stream stream)
{
    IN_STREAM(ferry_int64_max_reducescatter(team, dest, source, nreduce), reduce_on_stream(w, FERRYI_HOST_REDUCESCATTER,
        team, dest, source, sizeof(int64_t), nreduce, FERRYI_KIND_OF(int64_t), FERRYI_REDUCTION_max, stream));
}
ferry_status ferry_uint32_max_reducescatter_on_stream(ferry_team_t team, uint32_t *dest, const uint32_t *source,
    size_t nreduce, ferry_stream stream)
{
    IN_STREAM(ferry_uint32_max_reducescatter(team, dest, source, nreduce), reduce_on_stream(w,
        FERRYI_HOST_REDUCESCATTER, team, dest, source, sizeof(uint32_t), nreduce, FERRYI_KIND_OF(uint32_t),
        FERRYI_REDUCTION_max, stream));
}
ferry_status ferry_uint64_max_reducescatter_on_stream(ferry_team_t team, uint64_t *dest, const uint64_t *source,
    size_t nreduce, ferry_stream stream)
{
    IN_STREAM(ferry_uint64_max_reducescatter(team, dest, source, nreduce), reduce_on_stream(w,
        FERRYI_HOST_REDUCESCATTER, team, dest, source, sizeof(uint64_t), nreduce, FERRYI_KIND_OF(uint64_t),
        FERRYI_REDUCTION_max, stream));
}
ferry_status ferry_size_max_reducescatter_on_stream(ferry_team_t team, size_t *dest, const size_t *source,
    size_t nreduce, ferry_stream stream)
{
    IN_STREAM(ferry_size_max_reducescatter(team, dest, source, nreduce), reduce_on_stream(w, FERRYI_HOST_REDUCESCATTER,
        team, dest, source, sizeof(size_t), nreduce, FERRYI_KIND_OF(size_t), FERRYI_REDUCTION_max, stream));
}
ferry_status ferry_ptrdiff_max_reducescatter_on_stream(ferry_team_t team, ptrdiff_t *dest, const ptrdiff_t *source,
    size_t nreduce, ferry_stream stream)
{
    IN_STREAM(ferry_ptrdiff_max_reducescatter(team, dest, source, nreduce), reduce_on_stream(w,
        FERRYI_HOST_REDUCESCATTER, team, dest, source, sizeof(ptrdiff_t), nreduce, FERRYI_KIND_OF(ptrdiff_t),
        FERRYI_REDUCTION_max, stream));
}

/* ferry_TYPE_min_reducescatter */
ferry_status ferry_float_min_reducescatter_on_stream(ferry_team_t team, float *dest, const float *source,
    size_t nreduce, ferry_stream stream)
{
    IN_STREAM(ferry_float_min_reducescatter(team, dest, source, nreduce), reduce_on_stream(w, FERRYI_HOST_REDUCESCATTER,
        team, dest, source, sizeof(float), nreduce, FERRYI_KIND_OF(float), FERRYI_REDUCTION_min, stream));
}
ferry_status ferry_double_min_reducescatter_on_stream(ferry_team_t team, double *dest, const double *source,
    size_t nreduce, ferry_stream stream)
{
    IN_STREAM(ferry_double_min_reducescatter(team, dest, source, nreduce), reduce_on_stream(w,
        FERRYI_HOST_REDUCESCATTER, team, dest, source, sizeof(double), nreduce, FERRYI_KIND_OF(double),
        FERRYI_REDUCTION_min, stream));
}
ferry_status ferry_longdouble_min_reducescatter_on_stream(ferry_team_t team, long double *dest,
    const long double *source, size_t nreduce, ferry_stream stream)
{
    IN_STREAM(ferry_longdouble_min_reducescatter(team, dest, source, nreduce), reduce_on_stream(w,
        FERRYI_HOST_REDUCESCATTER, team, dest, source, sizeof(long double), nreduce, FERRYI_KIND_OF(long double),
        FERRYI_REDUCTION_min, stream));
}
ferry_status ferry_char_min_reducescatter_on_stream(ferry_team_t team, char *dest, const char *source, size_t nreduce,
    ferry_stream stream)
{
    IN_STREAM(ferry_char_min_reducescatter(team, dest, source, nreduce), reduce_on_stream(w, FERRYI_HOST_REDUCESCATTER,
        team, dest, source, sizeof(char), nreduce, FERRYI_KIND_OF(char), FERRYI_REDUCTION_min, stream));
}
ferry_status ferry_schar_min_reducescatter_on_stream(ferry_team_t team, signed char *dest, const signed char *source,
    size_t nreduce, ferry_stream stream)
{
    IN_STREAM(ferry_schar_min_reducescatter(team, dest, source, nreduce), reduce_on_stream(w, FERRYI_HOST_REDUCESCATTER,
        team, dest, source, sizeof(signed char), nreduce, FERRYI_KIND_OF(signed char), FERRYI_REDUCTION_min, stream));
}
ferry_status ferry_short_min_reducescatter_on_stream(ferry_team_t team, short *dest, const short *source,
    size_t nreduce, ferry_stream stream)
{
    IN_STREAM(ferry_short_min_reducescatter(team, dest, source, nreduce), reduce_on_stream(w, FERRYI_HOST_REDUCESCATTER,
        team, dest, source, sizeof(short), nreduce, FERRYI_KIND_OF(short), FERRYI_REDUCTION_min, stream));
}
ferry_status ferry_uchar_min_reducescatter_on_stream(ferry_team_t team, unsigned char *dest,
    const unsigned char *source, size_t nreduce, ferry_stream stream)
{
    IN_STREAM(ferry_uchar_min_reducescatter(team, dest, source, nreduce), reduce_on_stream(w, FERRYI_HOST_REDUCESCATTER,
        team, dest, source, sizeof(unsigned char), nreduce, FERRYI_KIND_OF(unsigned char), FERRYI_REDUCTION_min,
        stream));
}
ferry_status ferry_ushort_min_reducescatter_on_stream(ferry_team_t team, unsigned short *dest,
    const unsigned short *source, size_t nreduce, ferry_stream stream)
{
    IN_STREAM(ferry_ushort_min_reducescatter(team, dest, source, nreduce), reduce_on_stream(w,
        FERRYI_HOST_REDUCESCATTER, team, dest, source, sizeof(unsigned short), nreduce, FERRYI_KIND_OF(unsigned short),
        FERRYI_REDUCTION_min, stream));
}
ferry_status ferry_int_min_reducescatter_on_stream(ferry_team_t team, int *dest, const int *source, size_t nreduce,
    ferry_stream stream)
{
    IN_STREAM(ferry_int_min_reducescatter(team, dest, source, nreduce), reduce_on_stream(w, FERRYI_HOST_REDUCESCATTER,
        team, dest, source, sizeof(int), nreduce, FERRYI_KIND_OF(int), FERRYI_REDUCTION_min, stream));
}
ferry_status ferry_long_min_reducescatter_on_stream(ferry_team_t team, long *dest, const long *source, size_t nreduce,
    ferry_stream stream)
{
    IN_STREAM(ferry_long_min_reducescatter(team, dest, source, nreduce), reduce_on_stream(w, FERRYI_HOST_REDUCESCATTER,
        team, dest, source, sizeof(long), nreduce, FERRYI_KIND_OF(long), FERRYI_REDUCTION_min, stream));
}
ferry_status ferry_longlong_min_reducescatter_on_stream(ferry_team_t team, long long *dest, const long long *source,
    size_t nreduce, ferry_stream stream)
{
    IN_STREAM(ferry_longlong_min_reducescatter(team, dest, source, nreduce), reduce_on_stream(w,
        FERRYI_HOST_REDUCESCATTER, team, dest, source, sizeof(long long), nreduce, FERRYI_KIND_OF(long long),
        FERRYI_REDUCTION_min, stream));
}
ferry_status ferry_uint_min_reducescatter_on_stream(ferry_team_t team, unsigned int *dest, const unsigned int *source,
    size_t nreduce, ferry_stream stream)
{
    IN_STREAM(ferry_uint_min_reducescatter(team, dest, source, nreduce), reduce_on_stream(w, FERRYI_HOST_REDUCESCATTER,
        team, dest, source, sizeof(unsigned int), nreduce, FERRYI_KIND_OF(unsigned int), FERRYI_REDUCTION_min, stream));
}
ferry_status ferry_ulong_min_reducescatter_on_stream(ferry_team_t team, unsigned long *dest,
    const unsigned long *source, size_t nreduce, ferry_stream stream)
{
    IN_STREAM(ferry_ulong_min_reducescatter(team, dest, source, nreduce), reduce_on_stream(w, FERRYI_HOST_REDUCESCATTER,
        team, dest, source, sizeof(unsigned long), nreduce, FERRYI_KIND_OF(unsigned long), FERRYI_REDUCTION_min,
        stream));
}
ferry_status ferry_ulonglong_min_reducescatter_on_stream(ferry_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nreduce, ferry_stream stream)
{
    IN_STREAM(ferry_ulonglong_min_reducescatter(team, dest, source, nreduce), reduce_on_stream(w,
        FERRYI_HOST_REDUCESCATTER, team, dest, source, sizeof(unsigned long long), nreduce,
        FERRYI_KIND_OF(unsigned long long), FERRYI_REDUCTION_min, stream));
}
ferry_status ferry_int8_min_reducescatter_on_stream(ferry_team_t team, int8_t *dest, const int8_t *source,
    size_t nreduce, ferry_stream stream)
{
    IN_STREAM(ferry_int8_min_reducescatter(team, dest, source, nreduce), reduce_on_stream(w, FERRYI_HOST_REDUCESCATTER,
        team, dest, source, sizeof(int8_t), nreduce, FERRYI_KIND_OF(int8_t), FERRYI_REDUCTION_min, stream));
}
ferry_status ferry_int16_min_reducescatter_on_stream(ferry_team_t team, int16_t *dest, const int16_t *source,
    size_t nreduce, ferry_stream stream)
{
    IN_STREAM(ferry_int16_min_reducescatter(team, dest, source, nreduce), reduce_on_stream(w, FERRYI_HOST_REDUCESCATTER,
        team, dest, source, sizeof(int16_t), nreduce, FERRYI_KIND_OF(int16_t), FERRYI_REDUCTION_min, stream));
}
ferry_status ferry_uint8_min_reducescatter_on_stream(ferry_team_t team, uint8_t *dest, const uint8_t *source,
    size_t nreduce, ferry_stream stream)
{
    IN_STREAM(ferry_uint8_min_reducescatter(team, dest, source, nreduce), reduce_on_stream(w, FERRYI_HOST_REDUCESCATTER,
        team, dest, source, sizeof(uint8_t), nreduce, FERRYI_KIND_OF(uint8_t), FERRYI_REDUCTION_min, stream));
}
ferry_status ferry_uint16_min_reducescatter_on_stream(ferry_team_t team, uint16_t *dest, const uint16_t *source,
    size_t nreduce, ferry_stream stream)
{
    IN_STREAM(ferry_uint16_min_reducescatter(team, dest, source, nreduce), reduce_on_stream(w,
        FERRYI_HOST_REDUCESCATTER, team, dest, source, sizeof(uint16_t), nreduce, FERRYI_KIND_OF(uint16_t),
        FERRYI_REDUCTION_min, stream));
}
ferry_status ferry_int32_min_reducescatter_on_stream(ferry_team_t team, int32_t *dest, const int32_t *source,
    size_t nreduce, ferry_stream stream)
{
    IN_STREAM(ferry_int32_min_reducescatter(team, dest, source, nreduce), reduce_on_stream(w, FERRYI_HOST_REDUCESCATTER,
        team, dest, source, sizeof(int32_t), nreduce, FERRYI_KIND_OF(int32_t), FERRYI_REDUCTION_min, stream));
}
ferry_status ferry_int64_min_reducescatter_on_stream(ferry_team_t team, int64_t *dest, const int64_t *source,
    size_t nreduce, ferry_stream stream)
{
    IN_STREAM(ferry_int64_min_reducescatter(team, dest, source, nreduce), reduce_on_stream(w, FERRYI_HOST_REDUCESCATTER,
        team, dest, source, sizeof(int64_t), nreduce, FERRYI_KIND_OF(int64_t), FERRYI_REDUCTION_min, stream));
}
ferry_status ferry_uint32_min_reducescatter_on_stream(ferry_team_t team, uint32_t *dest, const uint32_t *source,
    size_t nreduce, ferry_stream stream)
{
    IN_STREAM(ferry_uint32_min_reducescatter(team, dest, source, nreduce), reduce_on_stream(w,
        FERRYI_HOST_REDUCESCATTER, team, dest, source, sizeof(uint32_t), nreduce, FERRYI_KIND_OF(uint32_t),
        FERRYI_REDUCTION_min, stream));
}
ferry_status ferry_uint64_min_reducescatter_on_stream(ferry_team_t team, uint64_t *dest, const uint64_t *source,
    size_t nreduce, ferry_stream stream)
{
    IN_STREAM(ferry_uint64_min_reducescatter(team, dest, source, nreduce), reduce_on_stream(w,
        FERRYI_HOST_REDUCESCATTER, team, dest, source, sizeof(uint64_t), nreduce, FERRYI_KIND_OF(uint64_t),
        FERRYI_REDUCTION_min, stream));
}
ferry_status ferry_size_min_reducescatter_on_stream(ferry_team_t team, size_t *dest, const size_t *source,
    size_t nreduce, ferry_stream stream)
{
    IN_STREAM(ferry_size_min_reducescatter(team, dest, source, nreduce), reduce_on_stream(w, FERRYI_HOST_REDUCESCATTER,
        team, dest, source, sizeof(size_t), nreduce, FERRYI_KIND_OF(size_t), FERRYI_REDUCTION_min, stream));
}
ferry_status ferry_ptrdiff_min_reducescatter_on_stream(ferry_team_t team, ptrdiff_t *dest, const ptrdiff_t *source,
    size_t nreduce, ferry_stream stream)
{
    IN_STREAM(ferry_ptrdiff_min_reducescatter(team, dest, source, nreduce), reduce_on_stream(w,
        FERRYI_HOST_REDUCESCATTER, team, dest, source, sizeof(ptrdiff_t), nreduce, FERRYI_KIND_OF(ptrdiff_t),
        FERRYI_REDUCTION_min, stream));
}

/* ferry_TYPE_sum_reducescatter */
ferry_status ferry_float_sum_reducescatter_on_stream(ferry_team_t team, float *dest, const float *source,
    size_t nreduce, ferry_stream stream)
{
    IN_STREAM(ferry_float_sum_reducescatter(team, dest, source, nreduce), reduce_on_stream(w, FERRYI_HOST_REDUCESCATTER,
        team, dest, source, sizeof(float), nreduce, FERRYI_KIND_OF(float), FERRYI_REDUCTION_sum, stream));
}
ferry_status ferry_double_sum_reducescatter_on_stream(ferry_team_t team, double *dest, const double *source,
    size_t nreduce, ferry_stream stream)
{
    IN_STREAM(ferry_double_sum_reducescatter(team, dest, source, nreduce), reduce_on_stream(w,
        FERRYI_HOST_REDUCESCATTER, team, dest, source, sizeof(double), nreduce, FERRYI_KIND_OF(double),
        FERRYI_REDUCTION_sum, stream));
}
ferry_status ferry_longdouble_sum_reducescatter_on_stream(ferry_team_t team, long double *dest,
    const long double *source, size_t nreduce, ferry_stream stream)
{
    IN_STREAM(ferry_longdouble_sum_reducescatter(team, dest, source, nreduce), reduce_on_stream(w,
        FERRYI_HOST_REDUCESCATTER, team, dest, source, sizeof(long double), nreduce, FERRYI_KIND_OF(long double),
        FERRYI_REDUCTION_sum, stream));
}
ferry_status ferry_char_sum_reducescatter_on_stream(ferry_team_t team, char *dest, const char *source, size_t nreduce,
    ferry_stream stream)
{
    IN_STREAM(ferry_char_sum_reducescatter(team, dest, source, nreduce), reduce_on_stream(w, FERRYI_HOST_REDUCESCATTER,
        team, dest, source, sizeof(char), nreduce, FERRYI_KIND_OF(char), FERRYI_REDUCTION_sum, stream));
}
ferry_status ferry_schar_sum_reducescatter_on_stream(ferry_team_t team, signed char *dest, const signed char *source,
    size_t nreduce, ferry_stream stream)
{
    IN_STREAM(ferry_schar_sum_reducescatter(team, dest, source, nreduce), reduce_on_stream(w, FERRYI_HOST_REDUCESCATTER,
        team, dest, source, sizeof(signed char), nreduce, FERRYI_KIND_OF(signed char), FERRYI_REDUCTION_sum, stream));
}
ferry_status ferry_short_sum_reducescatter_on_stream(ferry_team_t team, short *dest, const short *source,
    size_t nreduce, ferry_stream stream)
{
    IN_STREAM(ferry_short_sum_reducescatter(team, dest, source, nreduce), reduce_on_stream(w, FERRYI_HOST_REDUCESCATTER,
        team, dest, source, sizeof(short), nreduce, FERRYI_KIND_OF(short), FERRYI_REDUCTION_sum, stream));
}
ferry_status ferry_uchar_sum_reducescatter_on_stream(ferry_team_t team, unsigned char *dest,
    const unsigned char *source, size_t nreduce, ferry_stream stream)
{
    IN_STREAM(ferry_uchar_sum_reducescatter(team, dest, source, nreduce), reduce_on_stream(w, FERRYI_HOST_REDUCESCATTER,
        team, dest, source, sizeof(unsigned char), nreduce, FERRYI_KIND_OF(unsigned char), FERRYI_REDUCTION_sum,
        stream));
}
ferry_status ferry_ushort_sum_reducescatter_on_stream(ferry_team_t team, unsigned short *dest,
    const unsigned short *source, size_t nreduce, ferry_stream stream)
{
    IN_STREAM(ferry_ushort_sum_reducescatter(team, dest, source, nreduce), reduce_on_stream(w,
        FERRYI_HOST_REDUCESCATTER, team, dest, source, sizeof(unsigned short), nreduce, FERRYI_KIND_OF(unsigned short),
        FERRYI_REDUCTION_sum, stream));
}
ferry_status ferry_int_sum_reducescatter_on_stream(ferry_team_t team, int *dest, const int *source, size_t nreduce,
    ferry_stream stream)
{
    IN_STREAM(ferry_int_sum_reducescatter(team, dest, source, nreduce), reduce_on_stream(w, FERRYI_HOST_REDUCESCATTER,
        team, dest, source, sizeof(int), nreduce, FERRYI_KIND_OF(int), FERRYI_REDUCTION_sum, stream));
}
ferry_status ferry_long_sum_reducescatter_on_stream(ferry_team_t team, long *dest, const long *source, size_t nreduce,
    ferry_stream stream)
{
    IN_STREAM(ferry_long_sum_reducescatter(team, dest, source, nreduce), reduce_on_stream(w, FERRYI_HOST_REDUCESCATTER,
        team, dest, source, sizeof(long), nreduce, FERRYI_KIND_OF(long), FERRYI_REDUCTION_sum, stream));
}
ferry_status ferry_longlong_sum_reducescatter_on_stream(ferry_team_t team, long long *dest, const long long *source,
    size_t nreduce, ferry_stream stream)
{
    IN_STREAM(ferry_longlong_sum_reducescatter(team, dest, source, nreduce), reduce_on_stream(w,
        FERRYI_HOST_REDUCESCATTER, team, dest, source, sizeof(long long), nreduce, FERRYI_KIND_OF(long long),
        FERRYI_REDUCTION_sum, stream));
}
ferry_status ferry_uint_sum_reducescatter_on_stream(ferry_team_t team, unsigned int *dest, const unsigned int *source,
    size_t nreduce, ferry_stream stream)
{
    IN_STREAM(ferry_uint_sum_reducescatter(team, dest, source, nreduce), reduce_on_stream(w, FERRYI_HOST_REDUCESCATTER,
        team, dest, source, sizeof(unsigned int), nreduce, FERRYI_KIND_OF(unsigned int), FERRYI_REDUCTION_sum, stream));
}
ferry_status ferry_ulong_sum_reducescatter_on_stream(ferry_team_t team, unsigned long *dest,
    const unsigned long *source, size_t nreduce, ferry_stream stream)
{
    IN_STREAM(ferry_ulong_sum_reducescatter(team, dest, source, nreduce), reduce_on_stream(w, FERRYI_HOST_REDUCESCATTER,
        team, dest, source, sizeof(unsigned long), nreduce, FERRYI_KIND_OF(unsigned long), FERRYI_REDUCTION_sum,
        stream));
}
ferry_status ferry_ulonglong_sum_reducescatter_on_stream(ferry_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nreduce, ferry_stream stream)
{
    IN_STREAM(ferry_ulonglong_sum_reducescatter(team, dest, source, nreduce), reduce_on_stream(w,
        FERRYI_HOST_REDUCESCATTER, team, dest, source, sizeof(unsigned long long), nreduce,
        FERRYI_KIND_OF(unsigned long long), FERRYI_REDUCTION_sum, stream));
}
ferry_status ferry_int8_sum_reducescatter_on_stream(ferry_team_t team, int8_t *dest, const int8_t *source,
    size_t nreduce, ferry_stream stream)
{
    IN_STREAM(ferry_int8_sum_reducescatter(team, dest, source, nreduce), reduce_on_stream(w, FERRYI_HOST_REDUCESCATTER,
        team, dest, source, sizeof(int8_t), nreduce, FERRYI_KIND_OF(int8_t), FERRYI_REDUCTION_sum, stream));
}
ferry_status ferry_int16_sum_reducescatter_on_stream(ferry_team_t team, int16_t *dest, const int16_t *source,
    size_t nreduce, ferry_stream stream)
{
    IN_STREAM(ferry_int16_sum_reducescatter(team, dest, source, nreduce), reduce_on_stream(w, FERRYI_HOST_REDUCESCATTER,
        team, dest, source, sizeof(int16_t), nreduce, FERRYI_KIND_OF(int16_t), FERRYI_REDUCTION_sum, stream));
}
ferry_status ferry_uint8_sum_reducescatter_on_stream(ferry_team_t team, uint8_t *dest, const uint8_t *source,
    size_t nreduce, ferry_stream stream)
{
    IN_STREAM(ferry_uint8_sum_reducescatter(team, dest, source, nreduce), reduce_on_stream(w, FERRYI_HOST_REDUCESCATTER,
        team, dest, source, sizeof(uint8_t), nreduce, FERRYI_KIND_OF(uint8_t), FERRYI_REDUCTION_sum, stream));
}
ferry_status ferry_uint16_sum_reducescatter_on_stream(ferry_team_t team, uint16_t *dest, const uint16_t *source,
    size_t nreduce, ferry_stream stream)
{
    IN_STREAM(ferry_uint16_sum_reducescatter(team, dest, source, nreduce), reduce_on_stream(w,
        FERRYI_HOST_REDUCESCATTER, team, dest, source, sizeof(uint16_t), nreduce, FERRYI_KIND_OF(uint16_t),
        FERRYI_REDUCTION_sum, stream));
}
ferry_status ferry_int32_sum_reducescatter_on_stream(ferry_team_t team, int32_t *dest, const int32_t *source,
    size_t nreduce, ferry_stream stream)
{
    IN_STREAM(ferry_int32_sum_reducescatter(team, dest, source, nreduce), reduce_on_stream(w, FERRYI_HOST_REDUCESCATTER,
        team, dest, source, sizeof(int32_t), nreduce, FERRYI_KIND_OF(int32_t), FERRYI_REDUCTION_sum, stream));
}
ferry_status ferry_int64_sum_reducescatter_on_stream(ferry_team_t team, int64_t *dest, const int64_t *source,
    size_t nreduce, ferry_stream stream)
{
    IN_STREAM(ferry_int64_sum_reducescatter(team, dest, source, nreduce), reduce_on_stream(w, FERRYI_HOST_REDUCESCATTER,
        team, dest, source, sizeof(int64_t), nreduce, FERRYI_KIND_OF(int64_t), FERRYI_REDUCTION_sum, stream));
}
ferry_status ferry_uint32_sum_reducescatter_on_stream(ferry_team_t team, uint32_t *dest, const uint32_t *source,
    size_t nreduce, ferry_stream stream)
{
    IN_STREAM(ferry_uint32_sum_reducescatter(team, dest, source, nreduce), reduce_on_stream(w,
        FERRYI_HOST_REDUCESCATTER, team, dest, source, sizeof(uint32_t), nreduce, FERRYI_KIND_OF(uint32_t),
        FERRYI_REDUCTION_sum, stream));
}
ferry_status ferry_uint64_sum_reducescatter_on_stream(ferry_team_t team, uint64_t *dest, const uint64_t *source,
    size_t nreduce, ferry_stream stream)
{
    IN_STREAM(ferry_uint64_sum_reducescatter(team, dest, source, nreduce), reduce_on_stream(w,
        FERRYI_HOST_REDUCESCATTER, team, dest, source, sizeof(uint64_t), nreduce, FERRYI_KIND_OF(uint64_t),
        FERRYI_REDUCTION_sum, stream));
}
ferry_status ferry_size_sum_reducescatter_on_stream(ferry_team_t team, size_t *dest, const size_t *source,
    size_t nreduce, ferry_stream stream)
{
    IN_STREAM(ferry_size_sum_reducescatter(team, dest, source, nreduce), reduce_on_stream(w, FERRYI_HOST_REDUCESCATTER,
        team, dest, source, sizeof(size_t), nreduce, FERRYI_KIND_OF(size_t), FERRYI_REDUCTION_sum, stream));
}
ferry_status ferry_ptrdiff_sum_reducescatter_on_stream(ferry_team_t team, ptrdiff_t *dest, const ptrdiff_t *source,
    size_t nreduce, ferry_stream stream)
{
    IN_STREAM(ferry_ptrdiff_sum_reducescatter(team, dest, source, nreduce), reduce_on_stream(w,
        FERRYI_HOST_REDUCESCATTER, team, dest, source, sizeof(ptrdiff_t), nreduce, FERRYI_KIND_OF(ptrdiff_t),
        FERRYI_REDUCTION_sum, stream));
}

/* ferry_TYPE_prod_reducescatter */
ferry_status ferry_float_prod_reducescatter_on_stream(ferry_team_t team, float *dest, const float *source,
    size_t nreduce, ferry_stream stream)
{
    IN_STREAM(ferry_float_prod_reducescatter(team, dest, source, nreduce), reduce_on_stream(w,
        FERRYI_HOST_REDUCESCATTER, team, dest, source, sizeof(float), nreduce, FERRYI_KIND_OF(float),
        FERRYI_REDUCTION_prod, stream));
}
ferry_status ferry_double_prod_reducescatter_on_stream(ferry_team_t team, double *dest, const double *source,
    size_t nreduce, ferry_stream stream)
{
    IN_STREAM(ferry_double_prod_reducescatter(team, dest, source, nreduce), reduce_on_stream(w,
        FERRYI_HOST_REDUCESCATTER, team, dest, source, sizeof(double), nreduce, FERRYI_KIND_OF(double),
        FERRYI_REDUCTION_prod, stream));
}
ferry_status ferry_longdouble_prod_reducescatter_on_stream(ferry_team_t team, long double *dest,
    const long double *source, size_t nreduce, ferry_stream stream)
{
    IN_STREAM(ferry_longdouble_prod_reducescatter(team, dest, source, nreduce), reduce_on_stream(w,
        FERRYI_HOST_REDUCESCATTER, team, dest, source, sizeof(long double), nreduce, FERRYI_KIND_OF(long double),
        FERRYI_REDUCTION_prod, stream));
}
ferry_status ferry_char_prod_reducescatter_on_stream(ferry_team_t team, char *dest, const char *source, size_t nreduce,
    ferry_stream stream)
{
    IN_STREAM(ferry_char_prod_reducescatter(team, dest, source, nreduce), reduce_on_stream(w, FERRYI_HOST_REDUCESCATTER,
        team, dest, source, sizeof(char), nreduce, FERRYI_KIND_OF(char), FERRYI_REDUCTION_prod, stream));
}
ferry_status ferry_schar_prod_reducescatter_on_stream(ferry_team_t team, signed char *dest, const signed char *source,
    size_t nreduce, ferry_stream stream)
{
    IN_STREAM(ferry_schar_prod_reducescatter(team, dest, source, nreduce), reduce_on_stream(w,
        FERRYI_HOST_REDUCESCATTER, team, dest, source, sizeof(signed char), nreduce, FERRYI_KIND_OF(signed char),
        FERRYI_REDUCTION_prod, stream));
}
ferry_status ferry_short_prod_reducescatter_on_stream(ferry_team_t team, short *dest, const short *source,
    size_t nreduce, ferry_stream stream)
{
    IN_STREAM(ferry_short_prod_reducescatter(team, dest, source, nreduce), reduce_on_stream(w,
        FERRYI_HOST_REDUCESCATTER, team, dest, source, sizeof(short), nreduce, FERRYI_KIND_OF(short),
        FERRYI_REDUCTION_prod, stream));
}
ferry_status ferry_uchar_prod_reducescatter_on_stream(ferry_team_t team, unsigned char *dest,
    const unsigned char *source, size_t nreduce, ferry_stream stream)
{
    IN_STREAM(ferry_uchar_prod_reducescatter(team, dest, source, nreduce), reduce_on_stream(w,
        FERRYI_HOST_REDUCESCATTER, team, dest, source, sizeof(unsigned char), nreduce, FERRYI_KIND_OF(unsigned char),
        FERRYI_REDUCTION_prod, stream));
}
ferry_status ferry_ushort_prod_reducescatter_on_stream(ferry_team_t team, unsigned short *dest,
    const unsigned short *source, size_t nreduce, ferry_stream stream)
{
    IN_STREAM(ferry_ushort_prod_reducescatter(team, dest, source, nreduce), reduce_on_stream(w,
        FERRYI_HOST_REDUCESCATTER, team, dest, source, sizeof(unsigned short), nreduce, FERRYI_KIND_OF(unsigned short),
        FERRYI_REDUCTION_prod, stream));
}
ferry_status ferry_int_prod_reducescatter_on_stream(ferry_team_t team, int *dest, const int *source, size_t nreduce,
    ferry_stream stream)
{
    IN_STREAM(ferry_int_prod_reducescatter(team, dest, source, nreduce), reduce_on_stream(w, FERRYI_HOST_REDUCESCATTER,
        team, dest, source, sizeof(int), nreduce, FERRYI_KIND_OF(int), FERRYI_REDUCTION_prod, stream));
}
ferry_status ferry_long_prod_reducescatter_on_stream(ferry_team_t team, long *dest, const long *source, size_t nreduce,
    ferry_stream stream)
{
    IN_STREAM(ferry_long_prod_reducescatter(team, dest, source, nreduce), reduce_on_stream(w, FERRYI_HOST_REDUCESCATTER,
        team, dest, source, sizeof(long), nreduce, FERRYI_KIND_OF(long), FERRYI_REDUCTION_prod, stream));
}
ferry_status ferry_longlong_prod_reducescatter_on_stream(ferry_team_t team, long long *dest, const long long *source,
    size_t nreduce, ferry_stream stream)
{
    IN_STREAM(ferry_longlong_prod_reducescatter(team, dest, source, nreduce), reduce_on_stream(w,
        FERRYI_HOST_REDUCESCATTER, team, dest, source, sizeof(long long), nreduce, FERRYI_KIND_OF(long long),
        FERRYI_REDUCTION_prod, stream));
}
ferry_status ferry_uint_prod_reducescatter_on_stream(ferry_team_t team, unsigned int *dest, const unsigned int *source,
    size_t nreduce, ferry_stream stream)
{
    IN_STREAM(ferry_uint_prod_reducescatter(team, dest, source, nreduce), reduce_on_stream(w, FERRYI_HOST_REDUCESCATTER,
        team, dest, source, sizeof(unsigned int), nreduce, FERRYI_KIND_OF(unsigned int), FERRYI_REDUCTION_prod,
        stream));
}
ferry_status ferry_ulong_prod_reducescatter_on_stream(ferry_team_t team, unsigned long *dest,
    const unsigned long *source, size_t nreduce, ferry_stream stream)
{
    IN_STREAM(ferry_ulong_prod_reducescatter(team, dest, source, nreduce), reduce_on_stream(w,
        FERRYI_HOST_REDUCESCATTER, team, dest, source, sizeof(unsigned long), nreduce, FERRYI_KIND_OF(unsigned long),
        FERRYI_REDUCTION_prod, stream));
}
ferry_status ferry_ulonglong_prod_reducescatter_on_stream(ferry_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nreduce, ferry_stream stream)
{
    IN_STREAM(ferry_ulonglong_prod_reducescatter(team, dest, source, nreduce), reduce_on_stream(w,
        FERRYI_HOST_REDUCESCATTER, team, dest, source, sizeof(unsigned long long), nreduce,
        FERRYI_KIND_OF(unsigned long long), FERRYI_REDUCTION_prod, stream));
}
ferry_status ferry_int8_prod_reducescatter_on_stream(ferry_team_t team, int8_t *dest, const int8_t *source,
    size_t nreduce, ferry_stream stream)
{
    IN_STREAM(ferry_int8_prod_reducescatter(team, dest, source, nreduce), reduce_on_stream(w, FERRYI_HOST_REDUCESCATTER,
        team, dest, source, sizeof(int8_t), nreduce, FERRYI_KIND_OF(int8_t), FERRYI_REDUCTION_prod, stream));
}
ferry_status ferry_int16_prod_reducescatter_on_stream(ferry_team_t team, int16_t *dest, const int16_t *source,
    size_t nreduce, ferry_stream stream)
{
    IN_STREAM(ferry_int16_prod_reducescatter(team, dest, source, nreduce), reduce_on_stream(w,
        FERRYI_HOST_REDUCESCATTER, team, dest, source, sizeof(int16_t), nreduce, FERRYI_KIND_OF(int16_t),
        FERRYI_REDUCTION_prod, stream));
}
ferry_status ferry_uint8_prod_reducescatter_on_stream(ferry_team_t team, uint8_t *dest, const uint8_t *source,
    size_t nreduce, ferry_stream stream)
{
    IN_STREAM(ferry_uint8_prod_reducescatter(team, dest, source, nreduce), reduce_on_stream(w,
        FERRYI_HOST_REDUCESCATTER, team, dest, source, sizeof(uint8_t), nreduce, FERRYI_KIND_OF(uint8_t),
        FERRYI_REDUCTION_prod, stream));
}
ferry_status ferry_uint16_prod_reducescatter_on_stream(ferry_team_t team, uint16_t *dest, const uint16_t *source,
    size_t nreduce, ferry_stream stream)
{
    IN_STREAM(ferry_uint16_prod_reducescatter(team, dest, source, nreduce), reduce_on_stream(w,
        FERRYI_HOST_REDUCESCATTER, team, dest, source, sizeof(uint16_t), nreduce, FERRYI_KIND_OF(uint16_t),
        FERRYI_REDUCTION_prod, stream));
}
ferry_status ferry_int32_prod_reducescatter_on_stream(ferry_team_t team, int32_t *dest, const int32_t *source,
    size_t nreduce, ferry_stream stream)
{
    IN_STREAM(ferry_int32_prod_reducescatter(team, dest, source, nreduce), reduce_on_stream(w,
        FERRYI_HOST_REDUCESCATTER, team, dest, source, sizeof(int32_t), nreduce, FERRYI_KIND_OF(int32_t),
        FERRYI_REDUCTION_prod, stream));
}
ferry_status ferry_int64_prod_reducescatter_on_stream(ferry_team_t team, int64_t *dest, const int64_t *source,
    size_t nreduce, ferry_stream stream)
{
    IN_STREAM(ferry_int64_prod_reducescatter(team, dest, source, nreduce), reduce_on_stream(w,
        FERRYI_HOST_REDUCESCATTER, team, dest, source, sizeof(int64_t), nreduce, FERRYI_KIND_OF(int64_t),
        FERRYI_REDUCTION_prod, stream));
}
ferry_status ferry_uint32_prod_reducescatter_on_stream(ferry_team_t team, uint32_t *dest, const uint32_t *source,
    size_t nreduce, ferry_stream stream)
{
    IN_STREAM(ferry_uint32_prod_reducescatter(team, dest, source, nreduce), reduce_on_stream(w,
        FERRYI_HOST_REDUCESCATTER, team, dest, source, sizeof(uint32_t), nreduce, FERRYI_KIND_OF(uint32_t),
        FERRYI_REDUCTION_prod, stream));
}
ferry_status ferry_uint64_prod_reducescatter_on_stream(ferry_team_t team, uint64_t *dest, const uint64_t *source,
    size_t nreduce, ferry_stream stream)
{
    IN_STREAM(ferry_uint64_prod_reducescatter(team, dest, source, nreduce), reduce_on_stream(w,
        FERRYI_HOST_REDUCESCATTER, team, dest, source, sizeof(uint64_t), nreduce, FERRYI_KIND_OF(uint64_t),
        FERRYI_REDUCTION_prod, stream));
}
ferry_status ferry_size_prod_reducescatter_on_stream(ferry_team_t team, size_t *dest, const size_t *source,
    size_t nreduce, ferry_stream stream)
{
    IN_STREAM(ferry_size_prod_reducescatter(team, dest, source, nreduce), reduce_on_stream(w, FERRYI_HOST_REDUCESCATTER,
        team, dest, source, sizeof(size_t), nreduce, FERRYI_KIND_OF(size_t), FERRYI_REDUCTION_prod, stream));
}
ferry_status ferry_ptrdiff_prod_reducescatter_on_stream(ferry_team_t team, ptrdiff_t *dest, const ptrdiff_t *source,
    size_t nreduce, ferry_stream stream)
{
    IN_STREAM(ferry_ptrdiff_prod_reducescatter(team, dest, source, nreduce), reduce_on_stream(w,
        FERRYI_HOST_REDUCESCATTER, team, dest, source, sizeof(ptrdiff_t), nreduce, FERRYI_KIND_OF(ptrdiff_t),
        FERRYI_REDUCTION_prod, stream));
}

/* ferry_TYPE_and_reducescatter */
ferry_status ferry_char_and_reducescatter_on_stream(ferry_team_t team, char *dest, const char *source, size_t nreduce,
    ferry_stream stream)
{
    IN_STREAM(ferry_char_and_reducescatter(team, dest, source, nreduce), reduce_on_stream(w, FERRYI_HOST_REDUCESCATTER,
        team, dest, source, sizeof(char), nreduce, FERRYI_KIND_OF(char), FERRYI_REDUCTION_and, stream));
}
ferry_status ferry_schar_and_reducescatter_on_stream(ferry_team_t team, signed char *dest, const signed char *source,
    size_t nreduce, ferry_stream stream)
{
    IN_STREAM(ferry_schar_and_reducescatter(team, dest, source, nreduce), reduce_on_stream(w, FERRYI_HOST_REDUCESCATTER,
        team, dest, source, sizeof(signed char), nreduce, FERRYI_KIND_OF(signed char), FERRYI_REDUCTION_and, stream));
}
ferry_status ferry_short_and_reducescatter_on_stream(ferry_team_t team, short *dest, const short *source,
    size_t nreduce, ferry_stream stream)
{
    IN_STREAM(ferry_short_and_reducescatter(team, dest, source, nreduce), reduce_on_stream(w, FERRYI_HOST_REDUCESCATTER,
        team, dest, source, sizeof(short), nreduce, FERRYI_KIND_OF(short), FERRYI_REDUCTION_and, stream));
}
ferry_status ferry_uchar_and_reducescatter_on_stream(ferry_team_t team, unsigned char *dest,
    const unsigned char *source, size_t nreduce, ferry_stream stream)
{
    IN_STREAM(ferry_uchar_and_reducescatter(team, dest, source, nreduce), reduce_on_stream(w, FERRYI_HOST_REDUCESCATTER,
        team, dest, source, sizeof(unsigned char), nreduce, FERRYI_KIND_OF(unsigned char), FERRYI_REDUCTION_and,
        stream));
}
ferry_status ferry_ushort_and_reducescatter_on_stream(ferry_team_t team, unsigned short *dest,
    const unsigned short *source, size_t nreduce, ferry_stream stream)
{
    IN_STREAM(ferry_ushort_and_reducescatter(team, dest, source, nreduce), reduce_on_stream(w,
        FERRYI_HOST_REDUCESCATTER, team, dest, source, sizeof(unsigned short), nreduce, FERRYI_KIND_OF(unsigned short),
        FERRYI_REDUCTION_and, stream));
}
ferry_status ferry_int_and_reducescatter_on_stream(ferry_team_t team, int *dest, const int *source, size_t nreduce,
    ferry_stream stream)
{
    IN_STREAM(ferry_int_and_reducescatter(team, dest, source, nreduce), reduce_on_stream(w, FERRYI_HOST_REDUCESCATTER,
        team, dest, source, sizeof(int), nreduce, FERRYI_KIND_OF(int), FERRYI_REDUCTION_and, stream));
}
ferry_status ferry_long_and_reducescatter_on_stream(ferry_team_t team, long *dest, const long *source, size_t nreduce,
    ferry_stream stream)
{
    IN_STREAM(ferry_long_and_reducescatter(team, dest, source, nreduce), reduce_on_stream(w, FERRYI_HOST_REDUCESCATTER,
        team, dest, source, sizeof(long), nreduce, FERRYI_KIND_OF(long), FERRYI_REDUCTION_and, stream));
}
ferry_status ferry_longlong_and_reducescatter_on_stream(ferry_team_t team, long long *dest, const long long *source,
    size_t nreduce, ferry_stream stream)
{
    IN_STREAM(ferry_longlong_and_reducescatter(team, dest, source, nreduce), reduce_on_stream(w,
        FERRYI_HOST_REDUCESCATTER, team, dest, source, sizeof(long long), nreduce, FERRYI_KIND_OF(long long),
        FERRYI_REDUCTION_and, stream));
}
ferry_status ferry_uint_and_reducescatter_on_stream(ferry_team_t team, unsigned int *dest, const unsigned int *source,
    size_t nreduce, ferry_stream stream)
{
    IN_STREAM(ferry_uint_and_reducescatter(team, dest, source, nreduce), reduce_on_stream(w, FERRYI_HOST_REDUCESCATTER,
        team, dest, source, sizeof(unsigned int), nreduce, FERRYI_KIND_OF(unsigned int), FERRYI_REDUCTION_and, stream));
}
ferry_status ferry_ulong_and_reducescatter_on_stream(ferry_team_t team, unsigned long *dest,
    const unsigned long *source, size_t nreduce, ferry_stream stream)
{
    IN_STREAM(ferry_ulong_and_reducescatter(team, dest, source, nreduce), reduce_on_stream(w, FERRYI_HOST_REDUCESCATTER,
        team, dest, source, sizeof(unsigned long), nreduce, FERRYI_KIND_OF(unsigned long), FERRYI_REDUCTION_and,
        stream));
}
ferry_status ferry_ulonglong_and_reducescatter_on_stream(ferry_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nreduce, ferry_stream stream)
{
    IN_STREAM(ferry_ulonglong_and_reducescatter(team, dest, source, nreduce), reduce_on_stream(w,
        FERRYI_HOST_REDUCESCATTER, team, dest, source, sizeof(unsigned long long), nreduce,
        FERRYI_KIND_OF(unsigned long long), FERRYI_REDUCTION_and, stream));
}
ferry_status ferry_int8_and_reducescatter_on_stream(ferry_team_t team, int8_t *dest, const int8_t *source,
    size_t nreduce, ferry_stream stream)
{
    IN_STREAM(ferry_int8_and_reducescatter(team, dest, source, nreduce), reduce_on_stream(w, FERRYI_HOST_REDUCESCATTER,
        team, dest, source, sizeof(int8_t), nreduce, FERRYI_KIND_OF(int8_t), FERRYI_REDUCTION_and, stream));
}
ferry_status ferry_int16_and_reducescatter_on_stream(ferry_team_t team, int16_t *dest, const int16_t *source,
    size_t nreduce, ferry_stream stream)
{
    IN_STREAM(ferry_int16_and_reducescatter(team, dest, source, nreduce), reduce_on_stream(w, FERRYI_HOST_REDUCESCATTER,
        team, dest, source, sizeof(int16_t), nreduce, FERRYI_KIND_OF(int16_t), FERRYI_REDUCTION_and, stream));
}
ferry_status ferry_uint8_and_reducescatter_on_stream(ferry_team_t team, uint8_t *dest, const uint8_t *source,
    size_t nreduce, ferry_stream stream)
{
    IN_STREAM(ferry_uint8_and_reducescatter(team, dest, source, nreduce), reduce_on_stream(w, FERRYI_HOST_REDUCESCATTER,
        team, dest, source, sizeof(uint8_t), nreduce, FERRYI_KIND_OF(uint8_t), FERRYI_REDUCTION_and, stream));
}
ferry_status ferry_uint16_and_reducescatter_on_stream(ferry_team_t team, uint16_t *dest, const uint16_t *source,
    size_t nreduce, ferry_stream stream)
{
    IN_STREAM(ferry_uint16_and_reducescatter(team, dest, source, nreduce), reduce_on_stream(w,
        FERRYI_HOST_REDUCESCATTER, team, dest, source, sizeof(uint16_t), nreduce, FERRYI_KIND_OF(uint16_t),
        FERRYI_REDUCTION_and, stream));
}
ferry_status ferry_int32_and_reducescatter_on_stream(ferry_team_t team, int32_t *dest, const int32_t *source,
    size_t nreduce, ferry_stream stream)
{
    IN_STREAM(ferry_int32_and_reducescatter(team, dest, source, nreduce), reduce_on_stream(w, FERRYI_HOST_REDUCESCATTER,
        team, dest, source, sizeof(int32_t), nreduce, FERRYI_KIND_OF(int32_t), FERRYI_REDUCTION_and, stream));
}
ferry_status ferry_int64_and_reducescatter_on_stream(ferry_team_t team, int64_t *dest, const int64_t *source,
    size_t nreduce, ferry_stream stream)
{
    IN_STREAM(ferry_int64_and_reducescatter(team, dest, source, nreduce), reduce_on_stream(w, FERRYI_HOST_REDUCESCATTER,
        team, dest, source, sizeof(int64_t), nreduce, FERRYI_KIND_OF(int64_t), FERRYI_REDUCTION_and, stream));
}
ferry_status ferry_uint32_and_reducescatter_on_stream(ferry_team_t team, uint32_t *dest, const uint32_t *source,
    size_t nreduce, ferry_stream stream)
{
    IN_STREAM(ferry_uint32_and_reducescatter(team, dest, source, nreduce), reduce_on_stream(w,
        FERRYI_HOST_REDUCESCATTER, team, dest, source, sizeof(uint32_t), nreduce, FERRYI_KIND_OF(uint32_t),
        FERRYI_REDUCTION_and, stream));
}
ferry_status ferry_uint64_and_reducescatter_on_stream(ferry_team_t team, uint64_t *dest, const uint64_t *source,
    size_t nreduce, ferry_stream stream)
{
    IN_STREAM(ferry_uint64_and_reducescatter(team, dest, source, nreduce), reduce_on_stream(w,
        FERRYI_HOST_REDUCESCATTER, team, dest, source, sizeof(uint64_t), nreduce, FERRYI_KIND_OF(uint64_t),
        FERRYI_REDUCTION_and, stream));
}
ferry_status ferry_size_and_reducescatter_on_stream(ferry_team_t team, size_t *dest, const size_t *source,
    size_t nreduce, ferry_stream stream)
{
    IN_STREAM(ferry_size_and_reducescatter(team, dest, source, nreduce), reduce_on_stream(w, FERRYI_HOST_REDUCESCATTER,
        team, dest, source, sizeof(size_t), nreduce, FERRYI_KIND_OF(size_t), FERRYI_REDUCTION_and, stream));
}
ferry_status ferry_ptrdiff_and_reducescatter_on_stream(ferry_team_t team, ptrdiff_t *dest, const ptrdiff_t *source,
    size_t nreduce, ferry_stream stream)
{
    IN_STREAM(ferry_ptrdiff_and_reducescatter(team, dest, source, nreduce), reduce_on_stream(w,
        FERRYI_HOST_REDUCESCATTER, team, dest, source, sizeof(ptrdiff_t), nreduce, FERRYI_KIND_OF(ptrdiff_t),
        FERRYI_REDUCTION_and, stream));
}

/* ferry_TYPE_or_reducescatter */
ferry_status ferry_char_or_reducescatter_on_stream(ferry_team_t team, char *dest, const char *source, size_t nreduce,
    ferry_stream stream)
{
    IN_STREAM(ferry_char_or_reducescatter(team, dest, source, nreduce), reduce_on_stream(w, FERRYI_HOST_REDUCESCATTER,
        team, dest, source, sizeof(char), nreduce, FERRYI_KIND_OF(char), FERRYI_REDUCTION_or, stream));
}
ferry_status ferry_schar_or_reducescatter_on_stream(ferry_team_t team, signed char *dest, const signed char *source,
    size_t nreduce, ferry_stream stream)
{
    IN_STREAM(ferry_schar_or_reducescatter(team, dest, source, nreduce), reduce_on_stream(w, FERRYI_HOST_REDUCESCATTER,
        team, dest, source, sizeof(signed char), nreduce, FERRYI_KIND_OF(signed char), FERRYI_REDUCTION_or, stream));
}
ferry_status ferry_short_or_reducescatter_on_stream(ferry_team_t team, short *dest, const short *source, size_t nreduce,
    ferry_stream stream)
{
    IN_STREAM(ferry_short_or_reducescatter(team, dest, source, nreduce), reduce_on_stream(w, FERRYI_HOST_REDUCESCATTER,
        team, dest, source, sizeof(short), nreduce, FERRYI_KIND_OF(short), FERRYI_REDUCTION_or, stream));
}
ferry_status ferry_uchar_or_reducescatter_on_stream(ferry_team_t team, unsigned char *dest, const unsigned char *source,
    size_t nreduce, ferry_stream stream)
{
    IN_STREAM(ferry_uchar_or_reducescatter(team, dest, source, nreduce), reduce_on_stream(w, FERRYI_HOST_REDUCESCATTER,
        team, dest, source, sizeof(unsigned char), nreduce, FERRYI_KIND_OF(unsigned char), FERRYI_REDUCTION_or,
        stream));
}
ferry_status ferry_ushort_or_reducescatter_on_stream(ferry_team_t team, unsigned short *dest,
    const unsigned short *source, size_t nreduce, ferry_stream stream)
{
    IN_STREAM(ferry_ushort_or_reducescatter(team, dest, source, nreduce), reduce_on_stream(w, FERRYI_HOST_REDUCESCATTER,
        team, dest, source, sizeof(unsigned short), nreduce, FERRYI_KIND_OF(unsigned short), FERRYI_REDUCTION_or,
        stream));
}
ferry_status ferry_int_or_reducescatter_on_stream(ferry_team_t team, int *dest, const int *source, size_t nreduce,
    ferry_stream stream)
{
    IN_STREAM(ferry_int_or_reducescatter(team, dest, source, nreduce), reduce_on_stream(w, FERRYI_HOST_REDUCESCATTER,
        team, dest, source, sizeof(int), nreduce, FERRYI_KIND_OF(int), FERRYI_REDUCTION_or, stream));
}
ferry_status ferry_long_or_reducescatter_on_stream(ferry_team_t team, long *dest, const long *source, size_t nreduce,
    ferry_stream stream)
{
    IN_STREAM(ferry_long_or_reducescatter(team, dest, source, nreduce), reduce_on_stream(w, FERRYI_HOST_REDUCESCATTER,
        team, dest, source, sizeof(long), nreduce, FERRYI_KIND_OF(long), FERRYI_REDUCTION_or, stream));
}
ferry_status ferry_longlong_or_reducescatter_on_stream(ferry_team_t team, long long *dest, const long long *source,
    size_t nreduce, ferry_stream stream)
{
    IN_STREAM(ferry_longlong_or_reducescatter(team, dest, source, nreduce), reduce_on_stream(w,
        FERRYI_HOST_REDUCESCATTER, team, dest, source, sizeof(long long), nreduce, FERRYI_KIND_OF(long long),
        FERRYI_REDUCTION_or, stream));
}
ferry_status ferry_uint_or_reducescatter_on_stream(ferry_team_t team, unsigned int *dest, const unsigned int *source,
    size_t nreduce, ferry_stream stream)
{
    IN_STREAM(ferry_uint_or_reducescatter(team, dest, source, nreduce), reduce_on_stream(w, FERRYI_HOST_REDUCESCATTER,
        team, dest, source, sizeof(unsigned int), nreduce, FERRYI_KIND_OF(unsigned int), FERRYI_REDUCTION_or, stream));
}
ferry_status ferry_ulong_or_reducescatter_on_stream(ferry_team_t team, unsigned long *dest, const unsigned long *source,
    size_t nreduce, ferry_stream stream)
{
    IN_STREAM(ferry_ulong_or_reducescatter(team, dest, source, nreduce), reduce_on_stream(w, FERRYI_HOST_REDUCESCATTER,
        team, dest, source, sizeof(unsigned long), nreduce, FERRYI_KIND_OF(unsigned long), FERRYI_REDUCTION_or,
        stream));
}
ferry_status ferry_ulonglong_or_reducescatter_on_stream(ferry_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nreduce, ferry_stream stream)
{
    IN_STREAM(ferry_ulonglong_or_reducescatter(team, dest, source, nreduce), reduce_on_stream(w,
        FERRYI_HOST_REDUCESCATTER, team, dest, source, sizeof(unsigned long long), nreduce,
        FERRYI_KIND_OF(unsigned long long), FERRYI_REDUCTION_or, stream));
}
ferry_status ferry_int8_or_reducescatter_on_stream(ferry_team_t team, int8_t *dest, const int8_t *source,
    size_t nreduce, ferry_stream stream)
{
    IN_STREAM(ferry_int8_or_reducescatter(team, dest, source, nreduce), reduce_on_stream(w, FERRYI_HOST_REDUCESCATTER,
        team, dest, source, sizeof(int8_t), nreduce, FERRYI_KIND_OF(int8_t), FERRYI_REDUCTION_or, stream));
}
ferry_status ferry_int16_or_reducescatter_on_stream(ferry_team_t team, int16_t *dest, const int16_t *source,
    size_t nreduce, ferry_stream stream)
{
    IN_STREAM(ferry_int16_or_reducescatter(team, dest, source, nreduce), reduce_on_stream(w, FERRYI_HOST_REDUCESCATTER,
        team, dest, source, sizeof(int16_t), nreduce, FERRYI_KIND_OF(int16_t), FERRYI_REDUCTION_or, stream));
}
ferry_status ferry_uint8_or_reducescatter_on_stream(ferry_team_t team, uint8_t *dest, const uint8_t *source,
    size_t nreduce, ferry_stream stream)
{
    IN_STREAM(ferry_uint8_or_reducescatter(team, dest, source, nreduce), reduce_on_stream(w, FERRYI_HOST_REDUCESCATTER,
        team, dest, source, sizeof(uint8_t), nreduce, FERRYI_KIND_OF(uint8_t), FERRYI_REDUCTION_or, stream));
}
ferry_status ferry_uint16_or_reducescatter_on_stream(ferry_team_t team, uint16_t *dest, const uint16_t *source,
    size_t nreduce, ferry_stream stream)
{
    IN_STREAM(ferry_uint16_or_reducescatter(team, dest, source, nreduce), reduce_on_stream(w, FERRYI_HOST_REDUCESCATTER,
        team, dest, source, sizeof(uint16_t), nreduce, FERRYI_KIND_OF(uint16_t), FERRYI_REDUCTION_or, stream));
}
ferry_status ferry_int32_or_reducescatter_on_stream(ferry_team_t team, int32_t *dest, const int32_t *source,
    size_t nreduce, ferry_stream stream)
{
    IN_STREAM(ferry_int32_or_reducescatter(team, dest, source, nreduce), reduce_on_stream(w, FERRYI_HOST_REDUCESCATTER,
        team, dest, source, sizeof(int32_t), nreduce, FERRYI_KIND_OF(int32_t), FERRYI_REDUCTION_or, stream));
}
ferry_status ferry_int64_or_reducescatter_on_stream(ferry_team_t team, int64_t *dest, const int64_t *source,
    size_t nreduce, ferry_stream stream)
{
    IN_STREAM(ferry_int64_or_reducescatter(team, dest, source, nreduce), reduce_on_stream(w, FERRYI_HOST_REDUCESCATTER,
        team, dest, source, sizeof(int64_t), nreduce, FERRYI_KIND_OF(int64_t), FERRYI_REDUCTION_or, stream));
}
ferry_status ferry_uint32_or_reducescatter_on_stream(ferry_team_t team, uint32_t *dest, const uint32_t *source,
    size_t nreduce, ferry_stream stream)
{
    IN_STREAM(ferry_uint32_or_reducescatter(team, dest, source, nreduce), reduce_on_stream(w, FERRYI_HOST_REDUCESCATTER,
        team, dest, source, sizeof(uint32_t), nreduce, FERRYI_KIND_OF(uint32_t), FERRYI_REDUCTION_or, stream));
}
ferry_status ferry_uint64_or_reducescatter_on_stream(ferry_team_t team, uint64_t *dest, const uint64_t *source,
    size_t nreduce, ferry_stream stream)
{
    IN_STREAM(ferry_uint64_or_reducescatter(team, dest, source, nreduce), reduce_on_stream(w, FERRYI_HOST_REDUCESCATTER,
        team, dest, source, sizeof(uint64_t), nreduce, FERRYI_KIND_OF(uint64_t), FERRYI_REDUCTION_or, stream));
}
ferry_status ferry_size_or_reducescatter_on_stream(ferry_team_t team, size_t *dest, const size_t *source,
    size_t nreduce, ferry_stream stream)
{
    IN_STREAM(ferry_size_or_reducescatter(team, dest, source, nreduce), reduce_on_stream(w, FERRYI_HOST_REDUCESCATTER,
        team, dest, source, sizeof(size_t), nreduce, FERRYI_KIND_OF(size_t), FERRYI_REDUCTION_or, stream));
}
ferry_status ferry_ptrdiff_or_reducescatter_on_stream(ferry_team_t team, ptrdiff_t *dest, const ptrdiff_t *source,
    size_t nreduce, ferry_stream stream)
{
    IN_STREAM(ferry_ptrdiff_or_reducescatter(team, dest, source, nreduce), reduce_on_stream(w,
        FERRYI_HOST_REDUCESCATTER, team, dest, source, sizeof(ptrdiff_t), nreduce, FERRYI_KIND_OF(ptrdiff_t),
        FERRYI_REDUCTION_or, stream));
}

/* ferry_TYPE_xor_reducescatter */
ferry_status ferry_char_xor_reducescatter_on_stream(ferry_team_t team, char *dest, const char *source, size_t nreduce,
    ferry_stream stream)
{
    IN_STREAM(ferry_char_xor_reducescatter(team, dest, source, nreduce), reduce_on_stream(w, FERRYI_HOST_REDUCESCATTER,
        team, dest, source, sizeof(char), nreduce, FERRYI_KIND_OF(char), FERRYI_REDUCTION_xor, stream));
}
ferry_status ferry_schar_xor_reducescatter_on_stream(ferry_team_t team, signed char *dest, const signed char *source,
    size_t nreduce, ferry_stream stream)
{
    IN_STREAM(ferry_schar_xor_reducescatter(team, dest, source, nreduce), reduce_on_stream(w, FERRYI_HOST_REDUCESCATTER,
        team, dest, source, sizeof(signed char), nreduce, FERRYI_KIND_OF(signed char), FERRYI_REDUCTION_xor, stream));
}
ferry_status ferry_short_xor_reducescatter_on_stream(ferry_team_t team, short *dest, const short *source,
    size_t nreduce, ferry_stream stream)
{
    IN_STREAM(ferry_short_xor_reducescatter(team, dest, source, nreduce), reduce_on_stream(w, FERRYI_HOST_REDUCESCATTER,
        team, dest, source, sizeof(short), nreduce, FERRYI_KIND_OF(short), FERRYI_REDUCTION_xor, stream));
}
ferry_status ferry_uchar_xor_reducescatter_on_stream(ferry_team_t team, unsigned char *dest,
    const unsigned char *source, size_t nreduce, ferry_stream stream)
{
    IN_STREAM(ferry_uchar_xor_reducescatter(team, dest, source, nreduce), reduce_on_stream(w, FERRYI_HOST_REDUCESCATTER,
        team, dest, source, sizeof(unsigned char), nreduce, FERRYI_KIND_OF(unsigned char), FERRYI_REDUCTION_xor,
        stream));
}
ferry_status ferry_ushort_xor_reducescatter_on_stream(ferry_team_t team, unsigned short *dest,
    const unsigned short *source, size_t nreduce, ferry_stream stream)
{
    IN_STREAM(ferry_ushort_xor_reducescatter(team, dest, source, nreduce), reduce_on_stream(w,
        FERRYI_HOST_REDUCESCATTER, team, dest, source, sizeof(unsigned short), nreduce, FERRYI_KIND_OF(unsigned short),
        FERRYI_REDUCTION_xor, stream));
}
ferry_status ferry_int_xor_reducescatter_on_stream(ferry_team_t team, int *dest, const int *source, size_t nreduce,
    ferry_stream stream)
{
    IN_STREAM(ferry_int_xor_reducescatter(team, dest, source, nreduce), reduce_on_stream(w, FERRYI_HOST_REDUCESCATTER,
        team, dest, source, sizeof(int), nreduce, FERRYI_KIND_OF(int), FERRYI_REDUCTION_xor, stream));
}
ferry_status ferry_long_xor_reducescatter_on_stream(ferry_team_t team, long *dest, const long *source, size_t nreduce,
    ferry_stream stream)
{
    IN_STREAM(ferry_long_xor_reducescatter(team, dest, source, nreduce), reduce_on_stream(w, FERRYI_HOST_REDUCESCATTER,
        team, dest, source, sizeof(long), nreduce, FERRYI_KIND_OF(long), FERRYI_REDUCTION_xor, stream));
}
ferry_status ferry_longlong_xor_reducescatter_on_stream(ferry_team_t team, long long *dest, const long long *source,
    size_t nreduce, ferry_stream stream)
{
    IN_STREAM(ferry_longlong_xor_reducescatter(team, dest, source, nreduce), reduce_on_stream(w,
        FERRYI_HOST_REDUCESCATTER, team, dest, source, sizeof(long long), nreduce, FERRYI_KIND_OF(long long),
        FERRYI_REDUCTION_xor, stream));
}
ferry_status ferry_uint_xor_reducescatter_on_stream(ferry_team_t team, unsigned int *dest, const unsigned int *source,
    size_t nreduce, ferry_stream stream)
{
    IN_STREAM(ferry_uint_xor_reducescatter(team, dest, source, nreduce), reduce_on_stream(w, FERRYI_HOST_REDUCESCATTER,
        team, dest, source, sizeof(unsigned int), nreduce, FERRYI_KIND_OF(unsigned int), FERRYI_REDUCTION_xor, stream));
}
ferry_status ferry_ulong_xor_reducescatter_on_stream(ferry_team_t team, unsigned long *dest,
    const unsigned long *source, size_t nreduce, ferry_stream stream)
{
    IN_STREAM(ferry_ulong_xor_reducescatter(team, dest, source, nreduce), reduce_on_stream(w, FERRYI_HOST_REDUCESCATTER,
        team, dest, source, sizeof(unsigned long), nreduce, FERRYI_KIND_OF(unsigned long), FERRYI_REDUCTION_xor,
        stream));
}
ferry_status ferry_ulonglong_xor_reducescatter_on_stream(ferry_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nreduce, ferry_stream stream)
{
    IN_STREAM(ferry_ulonglong_xor_reducescatter(team, dest, source, nreduce), reduce_on_stream(w,
        FERRYI_HOST_REDUCESCATTER, team, dest, source, sizeof(unsigned long long), nreduce,
        FERRYI_KIND_OF(unsigned long long), FERRYI_REDUCTION_xor, stream));
}
ferry_status ferry_int8_xor_reducescatter_on_stream(ferry_team_t team, int8_t *dest, const int8_t *source,
    size_t nreduce, ferry_stream stream)
{
    IN_STREAM(ferry_int8_xor_reducescatter(team, dest, source, nreduce), reduce_on_stream(w, FERRYI_HOST_REDUCESCATTER,
        team, dest, source, sizeof(int8_t), nreduce, FERRYI_KIND_OF(int8_t), FERRYI_REDUCTION_xor, stream));
}
ferry_status ferry_int16_xor_reducescatter_on_stream(ferry_team_t team, int16_t *dest, const int16_t *source,
    size_t nreduce, ferry_stream stream)
{
    IN_STREAM(ferry_int16_xor_reducescatter(team, dest, source, nreduce), reduce_on_stream(w, FERRYI_HOST_REDUCESCATTER,
        team, dest, source, sizeof(int16_t), nreduce, FERRYI_KIND_OF(int16_t), FERRYI_REDUCTION_xor, stream));
}
ferry_status ferry_uint8_xor_reducescatter_on_stream(ferry_team_t team, uint8_t *dest, const uint8_t *source,
    size_t nreduce, ferry_stream stream)
{
    IN_STREAM(ferry_uint8_xor_reducescatter(team, dest, source, nreduce), reduce_on_stream(w, FERRYI_HOST_REDUCESCATTER,
        team, dest, source, sizeof(uint8_t), nreduce, FERRYI_KIND_OF(uint8_t), FERRYI_REDUCTION_xor, stream));
}
ferry_status ferry_uint16_xor_reducescatter_on_stream(ferry_team_t team, uint16_t *dest, const uint16_t *source,
    size_t nreduce, ferry_stream stream)
{
    IN_STREAM(ferry_uint16_xor_reducescatter(team, dest, source, nreduce), reduce_on_stream(w,
        FERRYI_HOST_REDUCESCATTER, team, dest, source, sizeof(uint16_t), nreduce, FERRYI_KIND_OF(uint16_t),
        FERRYI_REDUCTION_xor, stream));
}
ferry_status ferry_int32_xor_reducescatter_on_stream(ferry_team_t team, int32_t *dest, const int32_t *source,
    size_t nreduce, ferry_stream stream)
{
    IN_STREAM(ferry_int32_xor_reducescatter(team, dest, source, nreduce), reduce_on_stream(w, FERRYI_HOST_REDUCESCATTER,
        team, dest, source, sizeof(int32_t), nreduce, FERRYI_KIND_OF(int32_t), FERRYI_REDUCTION_xor, stream));
}
ferry_status ferry_int64_xor_reducescatter_on_stream(ferry_team_t team, int64_t *dest, const int64_t *source,
    size_t nreduce, ferry_stream stream)
{
    IN_STREAM(ferry_int64_xor_reducescatter(team, dest, source, nreduce), reduce_on_stream(w, FERRYI_HOST_REDUCESCATTER,
        team, dest, source, sizeof(int64_t), nreduce, FERRYI_KIND_OF(int64_t), FERRYI_REDUCTION_xor, stream));
}
ferry_status ferry_uint32_xor_reducescatter_on_stream(ferry_team_t team, uint32_t *dest, const uint32_t *source,
    size_t nreduce, ferry_stream stream)
{
    IN_STREAM(ferry_uint32_xor_reducescatter(team, dest, source, nreduce), reduce_on_stream(w,
        FERRYI_HOST_REDUCESCATTER, team, dest, source, sizeof(uint32_t), nreduce, FERRYI_KIND_OF(uint32_t),
        FERRYI_REDUCTION_xor, stream));
}
ferry_status ferry_uint64_xor_reducescatter_on_stream(ferry_team_t team, uint64_t *dest, const uint64_t *source,
    size_t nreduce, ferry_stream stream)
{
    IN_STREAM(ferry_uint64_xor_reducescatter(team, dest, source, nreduce), reduce_on_stream(w,
        FERRYI_HOST_REDUCESCATTER, team, dest, source, sizeof(uint64_t), nreduce, FERRYI_KIND_OF(uint64_t),
        FERRYI_REDUCTION_xor, stream));
}
ferry_status ferry_size_xor_reducescatter_on_stream(ferry_team_t team, size_t *dest, const size_t *source,
    size_t nreduce, ferry_stream stream)
{
    IN_STREAM(ferry_size_xor_reducescatter(team, dest, source, nreduce), reduce_on_stream(w, FERRYI_HOST_REDUCESCATTER,
        team, dest, source, sizeof(size_t), nreduce, FERRYI_KIND_OF(size_t), FERRYI_REDUCTION_xor, stream));
}
ferry_status ferry_ptrdiff_xor_reducescatter_on_stream(ferry_team_t team, ptrdiff_t *dest, const ptrdiff_t *source,
    size_t nreduce, ferry_stream stream)
{
    IN_STREAM(ferry_ptrdiff_xor_reducescatter(team, dest, source, nreduce), reduce_on_stream(w,
        FERRYI_HOST_REDUCESCATTER, team, dest, source, sizeof(ptrdiff_t), nreduce, FERRYI_KIND_OF(ptrdiff_t),
        FERRYI_REDUCTION_xor, stream));
}

#endif
