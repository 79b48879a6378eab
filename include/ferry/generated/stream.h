/* SPDX-License-Identifier: BSD-3-Clause */
/* The calls whose contracts are in ferry/stream.h.  Made by api/generate.py from api/calls.txt. */
/* clang-format off */
#ifndef FERRY_GENERATED_STREAM_H
#define FERRY_GENERATED_STREAM_H

#include "../types.h"

/* ferry_TYPE_put, ferry_putBITS, ferry_putmem */
FERRY_API FERRYI_CHECKED ferry_status ferry_float_put_on_stream(float *dest, const float *source, size_t nelems, int pe,
    ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_double_put_on_stream(double *dest, const double *source, size_t nelems,
    int pe, ferry_stream stream);
#if !FERRYI_GPU
FERRY_API FERRYI_CHECKED ferry_status ferry_longdouble_put_on_stream(long double *dest, const long double *source,
    size_t nelems, int pe, ferry_stream stream);
#endif
FERRY_API FERRYI_CHECKED ferry_status ferry_char_put_on_stream(char *dest, const char *source, size_t nelems, int pe,
    ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_schar_put_on_stream(signed char *dest, const signed char *source,
    size_t nelems, int pe, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_short_put_on_stream(short *dest, const short *source, size_t nelems, int pe,
    ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_uchar_put_on_stream(unsigned char *dest, const unsigned char *source,
    size_t nelems, int pe, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_ushort_put_on_stream(unsigned short *dest, const unsigned short *source,
    size_t nelems, int pe, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_int_put_on_stream(int *dest, const int *source, size_t nelems, int pe,
    ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_long_put_on_stream(long *dest, const long *source, size_t nelems, int pe,
    ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_longlong_put_on_stream(long long *dest, const long long *source,
    size_t nelems, int pe, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_uint_put_on_stream(unsigned int *dest, const unsigned int *source,
    size_t nelems, int pe, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_ulong_put_on_stream(unsigned long *dest, const unsigned long *source,
    size_t nelems, int pe, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_ulonglong_put_on_stream(unsigned long long *dest,
    const unsigned long long *source, size_t nelems, int pe, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_int8_put_on_stream(int8_t *dest, const int8_t *source, size_t nelems,
    int pe, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_int16_put_on_stream(int16_t *dest, const int16_t *source, size_t nelems,
    int pe, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_uint8_put_on_stream(uint8_t *dest, const uint8_t *source, size_t nelems,
    int pe, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_uint16_put_on_stream(uint16_t *dest, const uint16_t *source, size_t nelems,
    int pe, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_int32_put_on_stream(int32_t *dest, const int32_t *source, size_t nelems,
    int pe, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_int64_put_on_stream(int64_t *dest, const int64_t *source, size_t nelems,
    int pe, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_uint32_put_on_stream(uint32_t *dest, const uint32_t *source, size_t nelems,
    int pe, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_uint64_put_on_stream(uint64_t *dest, const uint64_t *source, size_t nelems,
    int pe, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_size_put_on_stream(size_t *dest, const size_t *source, size_t nelems,
    int pe, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_ptrdiff_put_on_stream(ptrdiff_t *dest, const ptrdiff_t *source,
    size_t nelems, int pe, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_putmem_on_stream(void *dest, const void *source, size_t nbytes, int pe,
    ferry_stream stream);

/* ferry_TYPE_get, ferry_getBITS, ferry_getmem */
FERRY_API FERRYI_CHECKED ferry_status ferry_float_get_on_stream(float *dest, const float *source, size_t nelems, int pe,
    ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_double_get_on_stream(double *dest, const double *source, size_t nelems,
    int pe, ferry_stream stream);
#if !FERRYI_GPU
FERRY_API FERRYI_CHECKED ferry_status ferry_longdouble_get_on_stream(long double *dest, const long double *source,
    size_t nelems, int pe, ferry_stream stream);
#endif
FERRY_API FERRYI_CHECKED ferry_status ferry_char_get_on_stream(char *dest, const char *source, size_t nelems, int pe,
    ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_schar_get_on_stream(signed char *dest, const signed char *source,
    size_t nelems, int pe, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_short_get_on_stream(short *dest, const short *source, size_t nelems, int pe,
    ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_uchar_get_on_stream(unsigned char *dest, const unsigned char *source,
    size_t nelems, int pe, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_ushort_get_on_stream(unsigned short *dest, const unsigned short *source,
    size_t nelems, int pe, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_int_get_on_stream(int *dest, const int *source, size_t nelems, int pe,
    ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_long_get_on_stream(long *dest, const long *source, size_t nelems, int pe,
    ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_longlong_get_on_stream(long long *dest, const long long *source,
    size_t nelems, int pe, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_uint_get_on_stream(unsigned int *dest, const unsigned int *source,
    size_t nelems, int pe, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_ulong_get_on_stream(unsigned long *dest, const unsigned long *source,
    size_t nelems, int pe, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_ulonglong_get_on_stream(unsigned long long *dest,
    const unsigned long long *source, size_t nelems, int pe, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_int8_get_on_stream(int8_t *dest, const int8_t *source, size_t nelems,
    int pe, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_int16_get_on_stream(int16_t *dest, const int16_t *source, size_t nelems,
    int pe, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_uint8_get_on_stream(uint8_t *dest, const uint8_t *source, size_t nelems,
    int pe, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_uint16_get_on_stream(uint16_t *dest, const uint16_t *source, size_t nelems,
    int pe, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_int32_get_on_stream(int32_t *dest, const int32_t *source, size_t nelems,
    int pe, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_int64_get_on_stream(int64_t *dest, const int64_t *source, size_t nelems,
    int pe, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_uint32_get_on_stream(uint32_t *dest, const uint32_t *source, size_t nelems,
    int pe, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_uint64_get_on_stream(uint64_t *dest, const uint64_t *source, size_t nelems,
    int pe, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_size_get_on_stream(size_t *dest, const size_t *source, size_t nelems,
    int pe, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_ptrdiff_get_on_stream(ptrdiff_t *dest, const ptrdiff_t *source,
    size_t nelems, int pe, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_getmem_on_stream(void *dest, const void *source, size_t nbytes, int pe,
    ferry_stream stream);

/* ferry_quiet */
FERRY_API FERRYI_CHECKED ferry_status ferry_quiet_on_stream(ferry_stream stream);

/* ferry_TYPE_put_signal, ferry_putBITS_signal, ferry_putmem_signal */
FERRY_API FERRYI_CHECKED ferry_status ferry_float_put_signal_on_stream(float *dest, const float *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_double_put_signal_on_stream(double *dest, const double *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, ferry_stream stream);
#if !FERRYI_GPU
FERRY_API FERRYI_CHECKED ferry_status ferry_longdouble_put_signal_on_stream(long double *dest,
    const long double *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe,
    ferry_stream stream);
#endif
FERRY_API FERRYI_CHECKED ferry_status ferry_char_put_signal_on_stream(char *dest, const char *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_schar_put_signal_on_stream(signed char *dest, const signed char *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_short_put_signal_on_stream(short *dest, const short *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_uchar_put_signal_on_stream(unsigned char *dest, const unsigned char *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_ushort_put_signal_on_stream(unsigned short *dest,
    const unsigned short *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe,
    ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_int_put_signal_on_stream(int *dest, const int *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_long_put_signal_on_stream(long *dest, const long *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_longlong_put_signal_on_stream(long long *dest, const long long *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_uint_put_signal_on_stream(unsigned int *dest, const unsigned int *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_ulong_put_signal_on_stream(unsigned long *dest, const unsigned long *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_ulonglong_put_signal_on_stream(unsigned long long *dest,
    const unsigned long long *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe,
    ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_int8_put_signal_on_stream(int8_t *dest, const int8_t *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_int16_put_signal_on_stream(int16_t *dest, const int16_t *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_uint8_put_signal_on_stream(uint8_t *dest, const uint8_t *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_uint16_put_signal_on_stream(uint16_t *dest, const uint16_t *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_int32_put_signal_on_stream(int32_t *dest, const int32_t *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_int64_put_signal_on_stream(int64_t *dest, const int64_t *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_uint32_put_signal_on_stream(uint32_t *dest, const uint32_t *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_uint64_put_signal_on_stream(uint64_t *dest, const uint64_t *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_size_put_signal_on_stream(size_t *dest, const size_t *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_ptrdiff_put_signal_on_stream(ptrdiff_t *dest, const ptrdiff_t *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_putmem_signal_on_stream(void *dest, const void *source, size_t nbytes,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, ferry_stream stream);

/* ferry_signal_op */
FERRY_API FERRYI_CHECKED ferry_status ferry_signal_op_on_stream(uint64_t *sig_addr, uint64_t signal, int sig_op, int pe,
    ferry_stream stream);

/* ferry_signal_wait_until_on_stream */
FERRY_API FERRYI_CHECKED ferry_status ferry_signal_wait_until_on_stream(uint64_t *sig_addr, int cmp, uint64_t cmp_value,
    ferry_stream stream);

/* ferry_barrier_all */
FERRY_API FERRYI_CHECKED ferry_status ferry_barrier_all_on_stream(ferry_stream stream);

/* ferry_sync_all */
FERRY_API FERRYI_CHECKED ferry_status ferry_sync_all_on_stream(ferry_stream stream);

/* ferry_team_sync */
FERRY_API FERRYI_CHECKED ferry_status ferry_team_sync_on_stream(ferry_team_t team, ferry_stream stream);

/* ferry_TYPE_broadcast, ferry_broadcastmem */
FERRY_API FERRYI_CHECKED ferry_status ferry_float_broadcast_on_stream(ferry_team_t team, float *dest,
    const float *source, size_t nelems, int root, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_double_broadcast_on_stream(ferry_team_t team, double *dest,
    const double *source, size_t nelems, int root, ferry_stream stream);
#if !FERRYI_GPU
FERRY_API FERRYI_CHECKED ferry_status ferry_longdouble_broadcast_on_stream(ferry_team_t team, long double *dest,
    const long double *source, size_t nelems, int root, ferry_stream stream);
#endif
FERRY_API FERRYI_CHECKED ferry_status ferry_char_broadcast_on_stream(ferry_team_t team, char *dest, const char *source,
    size_t nelems, int root, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_schar_broadcast_on_stream(ferry_team_t team, signed char *dest,
    const signed char *source, size_t nelems, int root, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_short_broadcast_on_stream(ferry_team_t team, short *dest,
    const short *source, size_t nelems, int root, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_uchar_broadcast_on_stream(ferry_team_t team, unsigned char *dest,
    const unsigned char *source, size_t nelems, int root, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_ushort_broadcast_on_stream(ferry_team_t team, unsigned short *dest,
    const unsigned short *source, size_t nelems, int root, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_int_broadcast_on_stream(ferry_team_t team, int *dest, const int *source,
    size_t nelems, int root, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_long_broadcast_on_stream(ferry_team_t team, long *dest, const long *source,
    size_t nelems, int root, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_longlong_broadcast_on_stream(ferry_team_t team, long long *dest,
    const long long *source, size_t nelems, int root, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_uint_broadcast_on_stream(ferry_team_t team, unsigned int *dest,
    const unsigned int *source, size_t nelems, int root, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_ulong_broadcast_on_stream(ferry_team_t team, unsigned long *dest,
    const unsigned long *source, size_t nelems, int root, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_ulonglong_broadcast_on_stream(ferry_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nelems, int root, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_int8_broadcast_on_stream(ferry_team_t team, int8_t *dest,
    const int8_t *source, size_t nelems, int root, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_int16_broadcast_on_stream(ferry_team_t team, int16_t *dest,
    const int16_t *source, size_t nelems, int root, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_uint8_broadcast_on_stream(ferry_team_t team, uint8_t *dest,
    const uint8_t *source, size_t nelems, int root, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_uint16_broadcast_on_stream(ferry_team_t team, uint16_t *dest,
    const uint16_t *source, size_t nelems, int root, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_int32_broadcast_on_stream(ferry_team_t team, int32_t *dest,
    const int32_t *source, size_t nelems, int root, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_int64_broadcast_on_stream(ferry_team_t team, int64_t *dest,
    const int64_t *source, size_t nelems, int root, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_uint32_broadcast_on_stream(ferry_team_t team, uint32_t *dest,
    const uint32_t *source, size_t nelems, int root, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_uint64_broadcast_on_stream(ferry_team_t team, uint64_t *dest,
    const uint64_t *source, size_t nelems, int root, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_size_broadcast_on_stream(ferry_team_t team, size_t *dest,
    const size_t *source, size_t nelems, int root, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_ptrdiff_broadcast_on_stream(ferry_team_t team, ptrdiff_t *dest,
    const ptrdiff_t *source, size_t nelems, int root, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_broadcastmem_on_stream(ferry_team_t team, void *dest, const void *source,
    size_t nbytes, int root, ferry_stream stream);

/* ferry_TYPE_fcollect, ferry_fcollectmem */
FERRY_API FERRYI_CHECKED ferry_status ferry_float_fcollect_on_stream(ferry_team_t team, float *dest,
    const float *source, size_t nelems, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_double_fcollect_on_stream(ferry_team_t team, double *dest,
    const double *source, size_t nelems, ferry_stream stream);
#if !FERRYI_GPU
FERRY_API FERRYI_CHECKED ferry_status ferry_longdouble_fcollect_on_stream(ferry_team_t team, long double *dest,
    const long double *source, size_t nelems, ferry_stream stream);
#endif
FERRY_API FERRYI_CHECKED ferry_status ferry_char_fcollect_on_stream(ferry_team_t team, char *dest, const char *source,
    size_t nelems, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_schar_fcollect_on_stream(ferry_team_t team, signed char *dest,
    const signed char *source, size_t nelems, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_short_fcollect_on_stream(ferry_team_t team, short *dest,
    const short *source, size_t nelems, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_uchar_fcollect_on_stream(ferry_team_t team, unsigned char *dest,
    const unsigned char *source, size_t nelems, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_ushort_fcollect_on_stream(ferry_team_t team, unsigned short *dest,
    const unsigned short *source, size_t nelems, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_int_fcollect_on_stream(ferry_team_t team, int *dest, const int *source,
    size_t nelems, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_long_fcollect_on_stream(ferry_team_t team, long *dest, const long *source,
    size_t nelems, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_longlong_fcollect_on_stream(ferry_team_t team, long long *dest,
    const long long *source, size_t nelems, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_uint_fcollect_on_stream(ferry_team_t team, unsigned int *dest,
    const unsigned int *source, size_t nelems, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_ulong_fcollect_on_stream(ferry_team_t team, unsigned long *dest,
    const unsigned long *source, size_t nelems, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_ulonglong_fcollect_on_stream(ferry_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nelems, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_int8_fcollect_on_stream(ferry_team_t team, int8_t *dest,
    const int8_t *source, size_t nelems, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_int16_fcollect_on_stream(ferry_team_t team, int16_t *dest,
    const int16_t *source, size_t nelems, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_uint8_fcollect_on_stream(ferry_team_t team, uint8_t *dest,
    const uint8_t *source, size_t nelems, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_uint16_fcollect_on_stream(ferry_team_t team, uint16_t *dest,
    const uint16_t *source, size_t nelems, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_int32_fcollect_on_stream(ferry_team_t team, int32_t *dest,
    const int32_t *source, size_t nelems, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_int64_fcollect_on_stream(ferry_team_t team, int64_t *dest,
    const int64_t *source, size_t nelems, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_uint32_fcollect_on_stream(ferry_team_t team, uint32_t *dest,
    const uint32_t *source, size_t nelems, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_uint64_fcollect_on_stream(ferry_team_t team, uint64_t *dest,
    const uint64_t *source, size_t nelems, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_size_fcollect_on_stream(ferry_team_t team, size_t *dest,
    const size_t *source, size_t nelems, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_ptrdiff_fcollect_on_stream(ferry_team_t team, ptrdiff_t *dest,
    const ptrdiff_t *source, size_t nelems, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_fcollectmem_on_stream(ferry_team_t team, void *dest, const void *source,
    size_t nbytes, ferry_stream stream);

/* ferry_TYPE_alltoall, ferry_alltoallmem */
FERRY_API FERRYI_CHECKED ferry_status ferry_float_alltoall_on_stream(ferry_team_t team, float *dest,
    const float *source, size_t nelems, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_double_alltoall_on_stream(ferry_team_t team, double *dest,
    const double *source, size_t nelems, ferry_stream stream);
#if !FERRYI_GPU
FERRY_API FERRYI_CHECKED ferry_status ferry_longdouble_alltoall_on_stream(ferry_team_t team, long double *dest,
    const long double *source, size_t nelems, ferry_stream stream);
#endif
FERRY_API FERRYI_CHECKED ferry_status ferry_char_alltoall_on_stream(ferry_team_t team, char *dest, const char *source,
    size_t nelems, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_schar_alltoall_on_stream(ferry_team_t team, signed char *dest,
    const signed char *source, size_t nelems, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_short_alltoall_on_stream(ferry_team_t team, short *dest,
    const short *source, size_t nelems, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_uchar_alltoall_on_stream(ferry_team_t team, unsigned char *dest,
    const unsigned char *source, size_t nelems, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_ushort_alltoall_on_stream(ferry_team_t team, unsigned short *dest,
    const unsigned short *source, size_t nelems, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_int_alltoall_on_stream(ferry_team_t team, int *dest, const int *source,
    size_t nelems, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_long_alltoall_on_stream(ferry_team_t team, long *dest, const long *source,
    size_t nelems, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_longlong_alltoall_on_stream(ferry_team_t team, long long *dest,
    const long long *source, size_t nelems, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_uint_alltoall_on_stream(ferry_team_t team, unsigned int *dest,
    const unsigned int *source, size_t nelems, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_ulong_alltoall_on_stream(ferry_team_t team, unsigned long *dest,
    const unsigned long *source, size_t nelems, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_ulonglong_alltoall_on_stream(ferry_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nelems, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_int8_alltoall_on_stream(ferry_team_t team, int8_t *dest,
    const int8_t *source, size_t nelems, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_int16_alltoall_on_stream(ferry_team_t team, int16_t *dest,
    const int16_t *source, size_t nelems, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_uint8_alltoall_on_stream(ferry_team_t team, uint8_t *dest,
    const uint8_t *source, size_t nelems, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_uint16_alltoall_on_stream(ferry_team_t team, uint16_t *dest,
    const uint16_t *source, size_t nelems, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_int32_alltoall_on_stream(ferry_team_t team, int32_t *dest,
    const int32_t *source, size_t nelems, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_int64_alltoall_on_stream(ferry_team_t team, int64_t *dest,
    const int64_t *source, size_t nelems, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_uint32_alltoall_on_stream(ferry_team_t team, uint32_t *dest,
    const uint32_t *source, size_t nelems, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_uint64_alltoall_on_stream(ferry_team_t team, uint64_t *dest,
    const uint64_t *source, size_t nelems, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_size_alltoall_on_stream(ferry_team_t team, size_t *dest,
    const size_t *source, size_t nelems, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_ptrdiff_alltoall_on_stream(ferry_team_t team, ptrdiff_t *dest,
    const ptrdiff_t *source, size_t nelems, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_alltoallmem_on_stream(ferry_team_t team, void *dest, const void *source,
    size_t nbytes, ferry_stream stream);

/* ferry_TYPE_max_reduce */
FERRY_API FERRYI_CHECKED ferry_status ferry_float_max_reduce_on_stream(ferry_team_t team, float *dest,
    const float *source, size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_double_max_reduce_on_stream(ferry_team_t team, double *dest,
    const double *source, size_t nreduce, ferry_stream stream);
#if !FERRYI_GPU
FERRY_API FERRYI_CHECKED ferry_status ferry_longdouble_max_reduce_on_stream(ferry_team_t team, long double *dest,
    const long double *source, size_t nreduce, ferry_stream stream);
#endif
FERRY_API FERRYI_CHECKED ferry_status ferry_char_max_reduce_on_stream(ferry_team_t team, char *dest, const char *source,
    size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_schar_max_reduce_on_stream(ferry_team_t team, signed char *dest,
    const signed char *source, size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_short_max_reduce_on_stream(ferry_team_t team, short *dest,
    const short *source, size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_uchar_max_reduce_on_stream(ferry_team_t team, unsigned char *dest,
    const unsigned char *source, size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_ushort_max_reduce_on_stream(ferry_team_t team, unsigned short *dest,
    const unsigned short *source, size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_int_max_reduce_on_stream(ferry_team_t team, int *dest, const int *source,
    size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_long_max_reduce_on_stream(ferry_team_t team, long *dest, const long *source,
    size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_longlong_max_reduce_on_stream(ferry_team_t team, long long *dest,
    const long long *source, size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_uint_max_reduce_on_stream(ferry_team_t team, unsigned int *dest,
    const unsigned int *source, size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_ulong_max_reduce_on_stream(ferry_team_t team, unsigned long *dest,
    const unsigned long *source, size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_ulonglong_max_reduce_on_stream(ferry_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_int8_max_reduce_on_stream(ferry_team_t team, int8_t *dest,
    const int8_t *source, size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_int16_max_reduce_on_stream(ferry_team_t team, int16_t *dest,
    const int16_t *source, size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_uint8_max_reduce_on_stream(ferry_team_t team, uint8_t *dest,
    const uint8_t *source, size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_uint16_max_reduce_on_stream(ferry_team_t team, uint16_t *dest,
    const uint16_t *source, size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_int32_max_reduce_on_stream(ferry_team_t team, int32_t *dest,
    const int32_t *source, size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_int64_max_reduce_on_stream(ferry_team_t team, int64_t *dest,
    const int64_t *source, size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_uint32_max_reduce_on_stream(ferry_team_t team, uint32_t *dest,
    const uint32_t *source, size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_uint64_max_reduce_on_stream(ferry_team_t team, uint64_t *dest,
    const uint64_t *source, size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_size_max_reduce_on_stream(ferry_team_t team, size_t *dest,
    const size_t *source, size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_ptrdiff_max_reduce_on_stream(ferry_team_t team, ptrdiff_t *dest,
    const ptrdiff_t *source, size_t nreduce, ferry_stream stream);

/* ferry_TYPE_min_reduce */
FERRY_API FERRYI_CHECKED ferry_status ferry_float_min_reduce_on_stream(ferry_team_t team, float *dest,
    const float *source, size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_double_min_reduce_on_stream(ferry_team_t team, double *dest,
    const double *source, size_t nreduce, ferry_stream stream);
#if !FERRYI_GPU
FERRY_API FERRYI_CHECKED ferry_status ferry_longdouble_min_reduce_on_stream(ferry_team_t team, long double *dest,
    const long double *source, size_t nreduce, ferry_stream stream);
#endif
FERRY_API FERRYI_CHECKED ferry_status ferry_char_min_reduce_on_stream(ferry_team_t team, char *dest, const char *source,
    size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_schar_min_reduce_on_stream(ferry_team_t team, signed char *dest,
    const signed char *source, size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_short_min_reduce_on_stream(ferry_team_t team, short *dest,
    const short *source, size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_uchar_min_reduce_on_stream(ferry_team_t team, unsigned char *dest,
    const unsigned char *source, size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_ushort_min_reduce_on_stream(ferry_team_t team, unsigned short *dest,
    const unsigned short *source, size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_int_min_reduce_on_stream(ferry_team_t team, int *dest, const int *source,
    size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_long_min_reduce_on_stream(ferry_team_t team, long *dest, const long *source,
    size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_longlong_min_reduce_on_stream(ferry_team_t team, long long *dest,
    const long long *source, size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_uint_min_reduce_on_stream(ferry_team_t team, unsigned int *dest,
    const unsigned int *source, size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_ulong_min_reduce_on_stream(ferry_team_t team, unsigned long *dest,
    const unsigned long *source, size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_ulonglong_min_reduce_on_stream(ferry_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_int8_min_reduce_on_stream(ferry_team_t team, int8_t *dest,
    const int8_t *source, size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_int16_min_reduce_on_stream(ferry_team_t team, int16_t *dest,
    const int16_t *source, size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_uint8_min_reduce_on_stream(ferry_team_t team, uint8_t *dest,
    const uint8_t *source, size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_uint16_min_reduce_on_stream(ferry_team_t team, uint16_t *dest,
    const uint16_t *source, size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_int32_min_reduce_on_stream(ferry_team_t team, int32_t *dest,
    const int32_t *source, size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_int64_min_reduce_on_stream(ferry_team_t team, int64_t *dest,
    const int64_t *source, size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_uint32_min_reduce_on_stream(ferry_team_t team, uint32_t *dest,
    const uint32_t *source, size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_uint64_min_reduce_on_stream(ferry_team_t team, uint64_t *dest,
    const uint64_t *source, size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_size_min_reduce_on_stream(ferry_team_t team, size_t *dest,
    const size_t *source, size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_ptrdiff_min_reduce_on_stream(ferry_team_t team, ptrdiff_t *dest,
    const ptrdiff_t *source, size_t nreduce, ferry_stream stream);

/* ferry_TYPE_sum_reduce */
FERRY_API FERRYI_CHECKED ferry_status ferry_float_sum_reduce_on_stream(ferry_team_t team, float *dest,
    const float *source, size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_double_sum_reduce_on_stream(ferry_team_t team, double *dest,
    const double *source, size_t nreduce, ferry_stream stream);
#if !FERRYI_GPU
FERRY_API FERRYI_CHECKED ferry_status ferry_longdouble_sum_reduce_on_stream(ferry_team_t team, long double *dest,
    const long double *source, size_t nreduce, ferry_stream stream);
#endif
FERRY_API FERRYI_CHECKED ferry_status ferry_char_sum_reduce_on_stream(ferry_team_t team, char *dest, const char *source,
    size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_schar_sum_reduce_on_stream(ferry_team_t team, signed char *dest,
    const signed char *source, size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_short_sum_reduce_on_stream(ferry_team_t team, short *dest,
    const short *source, size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_uchar_sum_reduce_on_stream(ferry_team_t team, unsigned char *dest,
    const unsigned char *source, size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_ushort_sum_reduce_on_stream(ferry_team_t team, unsigned short *dest,
    const unsigned short *source, size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_int_sum_reduce_on_stream(ferry_team_t team, int *dest, const int *source,
    size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_long_sum_reduce_on_stream(ferry_team_t team, long *dest, const long *source,
    size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_longlong_sum_reduce_on_stream(ferry_team_t team, long long *dest,
    const long long *source, size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_uint_sum_reduce_on_stream(ferry_team_t team, unsigned int *dest,
    const unsigned int *source, size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_ulong_sum_reduce_on_stream(ferry_team_t team, unsigned long *dest,
    const unsigned long *source, size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_ulonglong_sum_reduce_on_stream(ferry_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_int8_sum_reduce_on_stream(ferry_team_t team, int8_t *dest,
    const int8_t *source, size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_int16_sum_reduce_on_stream(ferry_team_t team, int16_t *dest,
    const int16_t *source, size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_uint8_sum_reduce_on_stream(ferry_team_t team, uint8_t *dest,
    const uint8_t *source, size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_uint16_sum_reduce_on_stream(ferry_team_t team, uint16_t *dest,
    const uint16_t *source, size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_int32_sum_reduce_on_stream(ferry_team_t team, int32_t *dest,
    const int32_t *source, size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_int64_sum_reduce_on_stream(ferry_team_t team, int64_t *dest,
    const int64_t *source, size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_uint32_sum_reduce_on_stream(ferry_team_t team, uint32_t *dest,
    const uint32_t *source, size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_uint64_sum_reduce_on_stream(ferry_team_t team, uint64_t *dest,
    const uint64_t *source, size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_size_sum_reduce_on_stream(ferry_team_t team, size_t *dest,
    const size_t *source, size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_ptrdiff_sum_reduce_on_stream(ferry_team_t team, ptrdiff_t *dest,
    const ptrdiff_t *source, size_t nreduce, ferry_stream stream);

/* ferry_TYPE_prod_reduce */
FERRY_API FERRYI_CHECKED ferry_status ferry_float_prod_reduce_on_stream(ferry_team_t team, float *dest,
    const float *source, size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_double_prod_reduce_on_stream(ferry_team_t team, double *dest,
    const double *source, size_t nreduce, ferry_stream stream);
#if !FERRYI_GPU
FERRY_API FERRYI_CHECKED ferry_status ferry_longdouble_prod_reduce_on_stream(ferry_team_t team, long double *dest,
    const long double *source, size_t nreduce, ferry_stream stream);
#endif
FERRY_API FERRYI_CHECKED ferry_status ferry_char_prod_reduce_on_stream(ferry_team_t team, char *dest,
    const char *source, size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_schar_prod_reduce_on_stream(ferry_team_t team, signed char *dest,
    const signed char *source, size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_short_prod_reduce_on_stream(ferry_team_t team, short *dest,
    const short *source, size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_uchar_prod_reduce_on_stream(ferry_team_t team, unsigned char *dest,
    const unsigned char *source, size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_ushort_prod_reduce_on_stream(ferry_team_t team, unsigned short *dest,
    const unsigned short *source, size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_int_prod_reduce_on_stream(ferry_team_t team, int *dest, const int *source,
    size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_long_prod_reduce_on_stream(ferry_team_t team, long *dest,
    const long *source, size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_longlong_prod_reduce_on_stream(ferry_team_t team, long long *dest,
    const long long *source, size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_uint_prod_reduce_on_stream(ferry_team_t team, unsigned int *dest,
    const unsigned int *source, size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_ulong_prod_reduce_on_stream(ferry_team_t team, unsigned long *dest,
    const unsigned long *source, size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_ulonglong_prod_reduce_on_stream(ferry_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_int8_prod_reduce_on_stream(ferry_team_t team, int8_t *dest,
    const int8_t *source, size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_int16_prod_reduce_on_stream(ferry_team_t team, int16_t *dest,
    const int16_t *source, size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_uint8_prod_reduce_on_stream(ferry_team_t team, uint8_t *dest,
    const uint8_t *source, size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_uint16_prod_reduce_on_stream(ferry_team_t team, uint16_t *dest,
    const uint16_t *source, size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_int32_prod_reduce_on_stream(ferry_team_t team, int32_t *dest,
    const int32_t *source, size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_int64_prod_reduce_on_stream(ferry_team_t team, int64_t *dest,
    const int64_t *source, size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_uint32_prod_reduce_on_stream(ferry_team_t team, uint32_t *dest,
    const uint32_t *source, size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_uint64_prod_reduce_on_stream(ferry_team_t team, uint64_t *dest,
    const uint64_t *source, size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_size_prod_reduce_on_stream(ferry_team_t team, size_t *dest,
    const size_t *source, size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_ptrdiff_prod_reduce_on_stream(ferry_team_t team, ptrdiff_t *dest,
    const ptrdiff_t *source, size_t nreduce, ferry_stream stream);

/* ferry_TYPE_and_reduce */
FERRY_API FERRYI_CHECKED ferry_status ferry_char_and_reduce_on_stream(ferry_team_t team, char *dest, const char *source,
    size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_schar_and_reduce_on_stream(ferry_team_t team, signed char *dest,
    const signed char *source, size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_short_and_reduce_on_stream(ferry_team_t team, short *dest,
    const short *source, size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_uchar_and_reduce_on_stream(ferry_team_t team, unsigned char *dest,
    const unsigned char *source, size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_ushort_and_reduce_on_stream(ferry_team_t team, unsigned short *dest,
    const unsigned short *source, size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_int_and_reduce_on_stream(ferry_team_t team, int *dest, const int *source,
    size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_long_and_reduce_on_stream(ferry_team_t team, long *dest, const long *source,
    size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_longlong_and_reduce_on_stream(ferry_team_t team, long long *dest,
    const long long *source, size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_uint_and_reduce_on_stream(ferry_team_t team, unsigned int *dest,
    const unsigned int *source, size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_ulong_and_reduce_on_stream(ferry_team_t team, unsigned long *dest,
    const unsigned long *source, size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_ulonglong_and_reduce_on_stream(ferry_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_int8_and_reduce_on_stream(ferry_team_t team, int8_t *dest,
    const int8_t *source, size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_int16_and_reduce_on_stream(ferry_team_t team, int16_t *dest,
    const int16_t *source, size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_uint8_and_reduce_on_stream(ferry_team_t team, uint8_t *dest,
    const uint8_t *source, size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_uint16_and_reduce_on_stream(ferry_team_t team, uint16_t *dest,
    const uint16_t *source, size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_int32_and_reduce_on_stream(ferry_team_t team, int32_t *dest,
    const int32_t *source, size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_int64_and_reduce_on_stream(ferry_team_t team, int64_t *dest,
    const int64_t *source, size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_uint32_and_reduce_on_stream(ferry_team_t team, uint32_t *dest,
    const uint32_t *source, size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_uint64_and_reduce_on_stream(ferry_team_t team, uint64_t *dest,
    const uint64_t *source, size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_size_and_reduce_on_stream(ferry_team_t team, size_t *dest,
    const size_t *source, size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_ptrdiff_and_reduce_on_stream(ferry_team_t team, ptrdiff_t *dest,
    const ptrdiff_t *source, size_t nreduce, ferry_stream stream);

/* ferry_TYPE_or_reduce */
FERRY_API FERRYI_CHECKED ferry_status ferry_char_or_reduce_on_stream(ferry_team_t team, char *dest, const char *source,
    size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_schar_or_reduce_on_stream(ferry_team_t team, signed char *dest,
    const signed char *source, size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_short_or_reduce_on_stream(ferry_team_t team, short *dest,
    const short *source, size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_uchar_or_reduce_on_stream(ferry_team_t team, unsigned char *dest,
    const unsigned char *source, size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_ushort_or_reduce_on_stream(ferry_team_t team, unsigned short *dest,
    const unsigned short *source, size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_int_or_reduce_on_stream(ferry_team_t team, int *dest, const int *source,
    size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_long_or_reduce_on_stream(ferry_team_t team, long *dest, const long *source,
    size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_longlong_or_reduce_on_stream(ferry_team_t team, long long *dest,
    const long long *source, size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_uint_or_reduce_on_stream(ferry_team_t team, unsigned int *dest,
    const unsigned int *source, size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_ulong_or_reduce_on_stream(ferry_team_t team, unsigned long *dest,
    const unsigned long *source, size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_ulonglong_or_reduce_on_stream(ferry_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_int8_or_reduce_on_stream(ferry_team_t team, int8_t *dest,
    const int8_t *source, size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_int16_or_reduce_on_stream(ferry_team_t team, int16_t *dest,
    const int16_t *source, size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_uint8_or_reduce_on_stream(ferry_team_t team, uint8_t *dest,
    const uint8_t *source, size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_uint16_or_reduce_on_stream(ferry_team_t team, uint16_t *dest,
    const uint16_t *source, size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_int32_or_reduce_on_stream(ferry_team_t team, int32_t *dest,
    const int32_t *source, size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_int64_or_reduce_on_stream(ferry_team_t team, int64_t *dest,
    const int64_t *source, size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_uint32_or_reduce_on_stream(ferry_team_t team, uint32_t *dest,
    const uint32_t *source, size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_uint64_or_reduce_on_stream(ferry_team_t team, uint64_t *dest,
    const uint64_t *source, size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_size_or_reduce_on_stream(ferry_team_t team, size_t *dest,
    const size_t *source, size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_ptrdiff_or_reduce_on_stream(ferry_team_t team, ptrdiff_t *dest,
    const ptrdiff_t *source, size_t nreduce, ferry_stream stream);

/* ferry_TYPE_xor_reduce */
FERRY_API FERRYI_CHECKED ferry_status ferry_char_xor_reduce_on_stream(ferry_team_t team, char *dest, const char *source,
    size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_schar_xor_reduce_on_stream(ferry_team_t team, signed char *dest,
    const signed char *source, size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_short_xor_reduce_on_stream(ferry_team_t team, short *dest,
    const short *source, size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_uchar_xor_reduce_on_stream(ferry_team_t team, unsigned char *dest,
    const unsigned char *source, size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_ushort_xor_reduce_on_stream(ferry_team_t team, unsigned short *dest,
    const unsigned short *source, size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_int_xor_reduce_on_stream(ferry_team_t team, int *dest, const int *source,
    size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_long_xor_reduce_on_stream(ferry_team_t team, long *dest, const long *source,
    size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_longlong_xor_reduce_on_stream(ferry_team_t team, long long *dest,
    const long long *source, size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_uint_xor_reduce_on_stream(ferry_team_t team, unsigned int *dest,
    const unsigned int *source, size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_ulong_xor_reduce_on_stream(ferry_team_t team, unsigned long *dest,
    const unsigned long *source, size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_ulonglong_xor_reduce_on_stream(ferry_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_int8_xor_reduce_on_stream(ferry_team_t team, int8_t *dest,
    const int8_t *source, size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_int16_xor_reduce_on_stream(ferry_team_t team, int16_t *dest,
    const int16_t *source, size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_uint8_xor_reduce_on_stream(ferry_team_t team, uint8_t *dest,
    const uint8_t *source, size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_uint16_xor_reduce_on_stream(ferry_team_t team, uint16_t *dest,
    const uint16_t *source, size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_int32_xor_reduce_on_stream(ferry_team_t team, int32_t *dest,
    const int32_t *source, size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_int64_xor_reduce_on_stream(ferry_team_t team, int64_t *dest,
    const int64_t *source, size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_uint32_xor_reduce_on_stream(ferry_team_t team, uint32_t *dest,
    const uint32_t *source, size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_uint64_xor_reduce_on_stream(ferry_team_t team, uint64_t *dest,
    const uint64_t *source, size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_size_xor_reduce_on_stream(ferry_team_t team, size_t *dest,
    const size_t *source, size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_ptrdiff_xor_reduce_on_stream(ferry_team_t team, ptrdiff_t *dest,
    const ptrdiff_t *source, size_t nreduce, ferry_stream stream);

/* ferry_TYPE_max_reducescatter */
FERRY_API FERRYI_CHECKED ferry_status ferry_float_max_reducescatter_on_stream(ferry_team_t team, float *dest,
    const float *source, size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_double_max_reducescatter_on_stream(ferry_team_t team, double *dest,
    const double *source, size_t nreduce, ferry_stream stream);
#if !FERRYI_GPU
FERRY_API FERRYI_CHECKED ferry_status ferry_longdouble_max_reducescatter_on_stream(ferry_team_t team, long double *dest,
    const long double *source, size_t nreduce, ferry_stream stream);
#endif
FERRY_API FERRYI_CHECKED ferry_status ferry_char_max_reducescatter_on_stream(ferry_team_t team, char *dest,
    const char *source, size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_schar_max_reducescatter_on_stream(ferry_team_t team, signed char *dest,
    const signed char *source, size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_short_max_reducescatter_on_stream(ferry_team_t team, short *dest,
    const short *source, size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_uchar_max_reducescatter_on_stream(ferry_team_t team, unsigned char *dest,
    const unsigned char *source, size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_ushort_max_reducescatter_on_stream(ferry_team_t team, unsigned short *dest,
    const unsigned short *source, size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_int_max_reducescatter_on_stream(ferry_team_t team, int *dest,
    const int *source, size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_long_max_reducescatter_on_stream(ferry_team_t team, long *dest,
    const long *source, size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_longlong_max_reducescatter_on_stream(ferry_team_t team, long long *dest,
    const long long *source, size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_uint_max_reducescatter_on_stream(ferry_team_t team, unsigned int *dest,
    const unsigned int *source, size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_ulong_max_reducescatter_on_stream(ferry_team_t team, unsigned long *dest,
    const unsigned long *source, size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_ulonglong_max_reducescatter_on_stream(ferry_team_t team,
    unsigned long long *dest, const unsigned long long *source, size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_int8_max_reducescatter_on_stream(ferry_team_t team, int8_t *dest,
    const int8_t *source, size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_int16_max_reducescatter_on_stream(ferry_team_t team, int16_t *dest,
    const int16_t *source, size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_uint8_max_reducescatter_on_stream(ferry_team_t team, uint8_t *dest,
    const uint8_t *source, size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_uint16_max_reducescatter_on_stream(ferry_team_t team, uint16_t *dest,
    const uint16_t *source, size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_int32_max_reducescatter_on_stream(ferry_team_t team, int32_t *dest,
    const int32_t *source, size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_int64_max_reducescatter_on_stream(ferry_team_t team, int64_t *dest,
    const int64_t *source, size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_uint32_max_reducescatter_on_stream(ferry_team_t team, uint32_t *dest,
    const uint32_t *source, size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_uint64_max_reducescatter_on_stream(ferry_team_t team, uint64_t *dest,
    const uint64_t *source, size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_size_max_reducescatter_on_stream(ferry_team_t team, size_t *dest,
    const size_t *source, size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_ptrdiff_max_reducescatter_on_stream(ferry_team_t team, ptrdiff_t *dest,
    const ptrdiff_t *source, size_t nreduce, ferry_stream stream);

/* ferry_TYPE_min_reducescatter */
FERRY_API FERRYI_CHECKED ferry_status ferry_float_min_reducescatter_on_stream(ferry_team_t team, float *dest,
    const float *source, size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_double_min_reducescatter_on_stream(ferry_team_t team, double *dest,
    const double *source, size_t nreduce, ferry_stream stream);
#if !FERRYI_GPU
FERRY_API FERRYI_CHECKED ferry_status ferry_longdouble_min_reducescatter_on_stream(ferry_team_t team, long double *dest,
    const long double *source, size_t nreduce, ferry_stream stream);
#endif
FERRY_API FERRYI_CHECKED ferry_status ferry_char_min_reducescatter_on_stream(ferry_team_t team, char *dest,
    const char *source, size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_schar_min_reducescatter_on_stream(ferry_team_t team, signed char *dest,
    const signed char *source, size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_short_min_reducescatter_on_stream(ferry_team_t team, short *dest,
    const short *source, size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_uchar_min_reducescatter_on_stream(ferry_team_t team, unsigned char *dest,
    const unsigned char *source, size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_ushort_min_reducescatter_on_stream(ferry_team_t team, unsigned short *dest,
    const unsigned short *source, size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_int_min_reducescatter_on_stream(ferry_team_t team, int *dest,
    const int *source, size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_long_min_reducescatter_on_stream(ferry_team_t team, long *dest,
    const long *source, size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_longlong_min_reducescatter_on_stream(ferry_team_t team, long long *dest,
    const long long *source, size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_uint_min_reducescatter_on_stream(ferry_team_t team, unsigned int *dest,
    const unsigned int *source, size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_ulong_min_reducescatter_on_stream(ferry_team_t team, unsigned long *dest,
    const unsigned long *source, size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_ulonglong_min_reducescatter_on_stream(ferry_team_t team,
    unsigned long long *dest, const unsigned long long *source, size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_int8_min_reducescatter_on_stream(ferry_team_t team, int8_t *dest,
    const int8_t *source, size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_int16_min_reducescatter_on_stream(ferry_team_t team, int16_t *dest,
    const int16_t *source, size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_uint8_min_reducescatter_on_stream(ferry_team_t team, uint8_t *dest,
    const uint8_t *source, size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_uint16_min_reducescatter_on_stream(ferry_team_t team, uint16_t *dest,
    const uint16_t *source, size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_int32_min_reducescatter_on_stream(ferry_team_t team, int32_t *dest,
    const int32_t *source, size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_int64_min_reducescatter_on_stream(ferry_team_t team, int64_t *dest,
    const int64_t *source, size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_uint32_min_reducescatter_on_stream(ferry_team_t team, uint32_t *dest,
    const uint32_t *source, size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_uint64_min_reducescatter_on_stream(ferry_team_t team, uint64_t *dest,
    const uint64_t *source, size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_size_min_reducescatter_on_stream(ferry_team_t team, size_t *dest,
    const size_t *source, size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_ptrdiff_min_reducescatter_on_stream(ferry_team_t team, ptrdiff_t *dest,
    const ptrdiff_t *source, size_t nreduce, ferry_stream stream);

/* ferry_TYPE_sum_reducescatter */
FERRY_API FERRYI_CHECKED ferry_status ferry_float_sum_reducescatter_on_stream(ferry_team_t team, float *dest,
    const float *source, size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_double_sum_reducescatter_on_stream(ferry_team_t team, double *dest,
    const double *source, size_t nreduce, ferry_stream stream);
#if !FERRYI_GPU
FERRY_API FERRYI_CHECKED ferry_status ferry_longdouble_sum_reducescatter_on_stream(ferry_team_t team, long double *dest,
    const long double *source, size_t nreduce, ferry_stream stream);
#endif
FERRY_API FERRYI_CHECKED ferry_status ferry_char_sum_reducescatter_on_stream(ferry_team_t team, char *dest,
    const char *source, size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_schar_sum_reducescatter_on_stream(ferry_team_t team, signed char *dest,
    const signed char *source, size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_short_sum_reducescatter_on_stream(ferry_team_t team, short *dest,
    const short *source, size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_uchar_sum_reducescatter_on_stream(ferry_team_t team, unsigned char *dest,
    const unsigned char *source, size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_ushort_sum_reducescatter_on_stream(ferry_team_t team, unsigned short *dest,
    const unsigned short *source, size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_int_sum_reducescatter_on_stream(ferry_team_t team, int *dest,
    const int *source, size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_long_sum_reducescatter_on_stream(ferry_team_t team, long *dest,
    const long *source, size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_longlong_sum_reducescatter_on_stream(ferry_team_t team, long long *dest,
    const long long *source, size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_uint_sum_reducescatter_on_stream(ferry_team_t team, unsigned int *dest,
    const unsigned int *source, size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_ulong_sum_reducescatter_on_stream(ferry_team_t team, unsigned long *dest,
    const unsigned long *source, size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_ulonglong_sum_reducescatter_on_stream(ferry_team_t team,
    unsigned long long *dest, const unsigned long long *source, size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_int8_sum_reducescatter_on_stream(ferry_team_t team, int8_t *dest,
    const int8_t *source, size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_int16_sum_reducescatter_on_stream(ferry_team_t team, int16_t *dest,
    const int16_t *source, size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_uint8_sum_reducescatter_on_stream(ferry_team_t team, uint8_t *dest,
    const uint8_t *source, size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_uint16_sum_reducescatter_on_stream(ferry_team_t team, uint16_t *dest,
    const uint16_t *source, size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_int32_sum_reducescatter_on_stream(ferry_team_t team, int32_t *dest,
    const int32_t *source, size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_int64_sum_reducescatter_on_stream(ferry_team_t team, int64_t *dest,
    const int64_t *source, size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_uint32_sum_reducescatter_on_stream(ferry_team_t team, uint32_t *dest,
    const uint32_t *source, size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_uint64_sum_reducescatter_on_stream(ferry_team_t team, uint64_t *dest,
    const uint64_t *source, size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_size_sum_reducescatter_on_stream(ferry_team_t team, size_t *dest,
    const size_t *source, size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_ptrdiff_sum_reducescatter_on_stream(ferry_team_t team, ptrdiff_t *dest,
    const ptrdiff_t *source, size_t nreduce, ferry_stream stream);

/* ferry_TYPE_prod_reducescatter */
FERRY_API FERRYI_CHECKED ferry_status ferry_float_prod_reducescatter_on_stream(ferry_team_t team, float *dest,
    const float *source, size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_double_prod_reducescatter_on_stream(ferry_team_t team, double *dest,
    const double *source, size_t nreduce, ferry_stream stream);
#if !FERRYI_GPU
FERRY_API FERRYI_CHECKED ferry_status ferry_longdouble_prod_reducescatter_on_stream(ferry_team_t team,
    long double *dest, const long double *source, size_t nreduce, ferry_stream stream);
#endif
FERRY_API FERRYI_CHECKED ferry_status ferry_char_prod_reducescatter_on_stream(ferry_team_t team, char *dest,
    const char *source, size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_schar_prod_reducescatter_on_stream(ferry_team_t team, signed char *dest,
    const signed char *source, size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_short_prod_reducescatter_on_stream(ferry_team_t team, short *dest,
    const short *source, size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_uchar_prod_reducescatter_on_stream(ferry_team_t team, unsigned char *dest,
    const unsigned char *source, size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_ushort_prod_reducescatter_on_stream(ferry_team_t team, unsigned short *dest,
    const unsigned short *source, size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_int_prod_reducescatter_on_stream(ferry_team_t team, int *dest,
    const int *source, size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_long_prod_reducescatter_on_stream(ferry_team_t team, long *dest,
    const long *source, size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_longlong_prod_reducescatter_on_stream(ferry_team_t team, long long *dest,
    const long long *source, size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_uint_prod_reducescatter_on_stream(ferry_team_t team, unsigned int *dest,
    const unsigned int *source, size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_ulong_prod_reducescatter_on_stream(ferry_team_t team, unsigned long *dest,
    const unsigned long *source, size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_ulonglong_prod_reducescatter_on_stream(ferry_team_t team,
    unsigned long long *dest, const unsigned long long *source, size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_int8_prod_reducescatter_on_stream(ferry_team_t team, int8_t *dest,
    const int8_t *source, size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_int16_prod_reducescatter_on_stream(ferry_team_t team, int16_t *dest,
    const int16_t *source, size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_uint8_prod_reducescatter_on_stream(ferry_team_t team, uint8_t *dest,
    const uint8_t *source, size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_uint16_prod_reducescatter_on_stream(ferry_team_t team, uint16_t *dest,
    const uint16_t *source, size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_int32_prod_reducescatter_on_stream(ferry_team_t team, int32_t *dest,
    const int32_t *source, size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_int64_prod_reducescatter_on_stream(ferry_team_t team, int64_t *dest,
    const int64_t *source, size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_uint32_prod_reducescatter_on_stream(ferry_team_t team, uint32_t *dest,
    const uint32_t *source, size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_uint64_prod_reducescatter_on_stream(ferry_team_t team, uint64_t *dest,
    const uint64_t *source, size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_size_prod_reducescatter_on_stream(ferry_team_t team, size_t *dest,
    const size_t *source, size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_ptrdiff_prod_reducescatter_on_stream(ferry_team_t team, ptrdiff_t *dest,
    const ptrdiff_t *source, size_t nreduce, ferry_stream stream);

/* ferry_TYPE_and_reducescatter */
FERRY_API FERRYI_CHECKED ferry_status ferry_char_and_reducescatter_on_stream(ferry_team_t team, char *dest,
    const char *source, size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_schar_and_reducescatter_on_stream(ferry_team_t team, signed char *dest,
    const signed char *source, size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_short_and_reducescatter_on_stream(ferry_team_t team, short *dest,
    const short *source, size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_uchar_and_reducescatter_on_stream(ferry_team_t team, unsigned char *dest,
    const unsigned char *source, size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_ushort_and_reducescatter_on_stream(ferry_team_t team, unsigned short *dest,
    const unsigned short *source, size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_int_and_reducescatter_on_stream(ferry_team_t team, int *dest,
    const int *source, size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_long_and_reducescatter_on_stream(ferry_team_t team, long *dest,
    const long *source, size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_longlong_and_reducescatter_on_stream(ferry_team_t team, long long *dest,
    const long long *source, size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_uint_and_reducescatter_on_stream(ferry_team_t team, unsigned int *dest,
    const unsigned int *source, size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_ulong_and_reducescatter_on_stream(ferry_team_t team, unsigned long *dest,
    const unsigned long *source, size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_ulonglong_and_reducescatter_on_stream(ferry_team_t team,
    unsigned long long *dest, const unsigned long long *source, size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_int8_and_reducescatter_on_stream(ferry_team_t team, int8_t *dest,
    const int8_t *source, size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_int16_and_reducescatter_on_stream(ferry_team_t team, int16_t *dest,
    const int16_t *source, size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_uint8_and_reducescatter_on_stream(ferry_team_t team, uint8_t *dest,
    const uint8_t *source, size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_uint16_and_reducescatter_on_stream(ferry_team_t team, uint16_t *dest,
    const uint16_t *source, size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_int32_and_reducescatter_on_stream(ferry_team_t team, int32_t *dest,
    const int32_t *source, size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_int64_and_reducescatter_on_stream(ferry_team_t team, int64_t *dest,
    const int64_t *source, size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_uint32_and_reducescatter_on_stream(ferry_team_t team, uint32_t *dest,
    const uint32_t *source, size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_uint64_and_reducescatter_on_stream(ferry_team_t team, uint64_t *dest,
    const uint64_t *source, size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_size_and_reducescatter_on_stream(ferry_team_t team, size_t *dest,
    const size_t *source, size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_ptrdiff_and_reducescatter_on_stream(ferry_team_t team, ptrdiff_t *dest,
    const ptrdiff_t *source, size_t nreduce, ferry_stream stream);

/* ferry_TYPE_or_reducescatter */
FERRY_API FERRYI_CHECKED ferry_status ferry_char_or_reducescatter_on_stream(ferry_team_t team, char *dest,
    const char *source, size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_schar_or_reducescatter_on_stream(ferry_team_t team, signed char *dest,
    const signed char *source, size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_short_or_reducescatter_on_stream(ferry_team_t team, short *dest,
    const short *source, size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_uchar_or_reducescatter_on_stream(ferry_team_t team, unsigned char *dest,
    const unsigned char *source, size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_ushort_or_reducescatter_on_stream(ferry_team_t team, unsigned short *dest,
    const unsigned short *source, size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_int_or_reducescatter_on_stream(ferry_team_t team, int *dest,
    const int *source, size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_long_or_reducescatter_on_stream(ferry_team_t team, long *dest,
    const long *source, size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_longlong_or_reducescatter_on_stream(ferry_team_t team, long long *dest,
    const long long *source, size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_uint_or_reducescatter_on_stream(ferry_team_t team, unsigned int *dest,
    const unsigned int *source, size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_ulong_or_reducescatter_on_stream(ferry_team_t team, unsigned long *dest,
    const unsigned long *source, size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_ulonglong_or_reducescatter_on_stream(ferry_team_t team,
    unsigned long long *dest, const unsigned long long *source, size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_int8_or_reducescatter_on_stream(ferry_team_t team, int8_t *dest,
    const int8_t *source, size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_int16_or_reducescatter_on_stream(ferry_team_t team, int16_t *dest,
    const int16_t *source, size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_uint8_or_reducescatter_on_stream(ferry_team_t team, uint8_t *dest,
    const uint8_t *source, size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_uint16_or_reducescatter_on_stream(ferry_team_t team, uint16_t *dest,
    const uint16_t *source, size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_int32_or_reducescatter_on_stream(ferry_team_t team, int32_t *dest,
    const int32_t *source, size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_int64_or_reducescatter_on_stream(ferry_team_t team, int64_t *dest,
    const int64_t *source, size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_uint32_or_reducescatter_on_stream(ferry_team_t team, uint32_t *dest,
    const uint32_t *source, size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_uint64_or_reducescatter_on_stream(ferry_team_t team, uint64_t *dest,
    const uint64_t *source, size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_size_or_reducescatter_on_stream(ferry_team_t team, size_t *dest,
    const size_t *source, size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_ptrdiff_or_reducescatter_on_stream(ferry_team_t team, ptrdiff_t *dest,
    const ptrdiff_t *source, size_t nreduce, ferry_stream stream);

/* ferry_TYPE_xor_reducescatter */
FERRY_API FERRYI_CHECKED ferry_status ferry_char_xor_reducescatter_on_stream(ferry_team_t team, char *dest,
    const char *source, size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_schar_xor_reducescatter_on_stream(ferry_team_t team, signed char *dest,
    const signed char *source, size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_short_xor_reducescatter_on_stream(ferry_team_t team, short *dest,
    const short *source, size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_uchar_xor_reducescatter_on_stream(ferry_team_t team, unsigned char *dest,
    const unsigned char *source, size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_ushort_xor_reducescatter_on_stream(ferry_team_t team, unsigned short *dest,
    const unsigned short *source, size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_int_xor_reducescatter_on_stream(ferry_team_t team, int *dest,
    const int *source, size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_long_xor_reducescatter_on_stream(ferry_team_t team, long *dest,
    const long *source, size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_longlong_xor_reducescatter_on_stream(ferry_team_t team, long long *dest,
    const long long *source, size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_uint_xor_reducescatter_on_stream(ferry_team_t team, unsigned int *dest,
    const unsigned int *source, size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_ulong_xor_reducescatter_on_stream(ferry_team_t team, unsigned long *dest,
    const unsigned long *source, size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_ulonglong_xor_reducescatter_on_stream(ferry_team_t team,
    unsigned long long *dest, const unsigned long long *source, size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_int8_xor_reducescatter_on_stream(ferry_team_t team, int8_t *dest,
    const int8_t *source, size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_int16_xor_reducescatter_on_stream(ferry_team_t team, int16_t *dest,
    const int16_t *source, size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_uint8_xor_reducescatter_on_stream(ferry_team_t team, uint8_t *dest,
    const uint8_t *source, size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_uint16_xor_reducescatter_on_stream(ferry_team_t team, uint16_t *dest,
    const uint16_t *source, size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_int32_xor_reducescatter_on_stream(ferry_team_t team, int32_t *dest,
    const int32_t *source, size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_int64_xor_reducescatter_on_stream(ferry_team_t team, int64_t *dest,
    const int64_t *source, size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_uint32_xor_reducescatter_on_stream(ferry_team_t team, uint32_t *dest,
    const uint32_t *source, size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_uint64_xor_reducescatter_on_stream(ferry_team_t team, uint64_t *dest,
    const uint64_t *source, size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_size_xor_reducescatter_on_stream(ferry_team_t team, size_t *dest,
    const size_t *source, size_t nreduce, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_ptrdiff_xor_reducescatter_on_stream(ferry_team_t team, ptrdiff_t *dest,
    const ptrdiff_t *source, size_t nreduce, ferry_stream stream);

#endif
