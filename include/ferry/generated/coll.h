/* SPDX-License-Identifier: BSD-3-Clause */
/* The calls whose contracts are in ferry/coll.h.  Made by api/generate.py from api/calls.txt. */
/* clang-format off */
#ifndef FERRY_GENERATED_COLL_H
#define FERRY_GENERATED_COLL_H

#include "../types.h"

/* ferry_barrier_all */
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_barrier_all, (void))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_barrier_all_timeout, (uint64_t timeout_ns))

/* ferry_sync_all */
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_sync_all, (void))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_sync_all_timeout, (uint64_t timeout_ns))

/* ferry_team_sync */
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_team_sync, (ferry_team_t team))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_team_sync_timeout, (ferry_team_t team, uint64_t timeout_ns))

/* ferry_team_barrier */
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_team_barrier, (ferry_team_t team))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_team_barrier_timeout, (ferry_team_t team, uint64_t timeout_ns))

/* ferry_TYPE_broadcast, ferry_broadcastmem */
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_float_broadcast, (ferry_team_t team, float *dest, const float *source,
    size_t nelems, int root))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_double_broadcast, (ferry_team_t team, double *dest, const double *source,
    size_t nelems, int root))
#if !FERRYI_GPU
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_longdouble_broadcast, (ferry_team_t team, long double *dest,
    const long double *source, size_t nelems, int root))
#endif
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_char_broadcast, (ferry_team_t team, char *dest, const char *source,
    size_t nelems, int root))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_schar_broadcast, (ferry_team_t team, signed char *dest,
    const signed char *source, size_t nelems, int root))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_short_broadcast, (ferry_team_t team, short *dest, const short *source,
    size_t nelems, int root))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uchar_broadcast, (ferry_team_t team, unsigned char *dest,
    const unsigned char *source, size_t nelems, int root))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ushort_broadcast, (ferry_team_t team, unsigned short *dest,
    const unsigned short *source, size_t nelems, int root))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int_broadcast, (ferry_team_t team, int *dest, const int *source,
    size_t nelems, int root))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_long_broadcast, (ferry_team_t team, long *dest, const long *source,
    size_t nelems, int root))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_longlong_broadcast, (ferry_team_t team, long long *dest,
    const long long *source, size_t nelems, int root))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint_broadcast, (ferry_team_t team, unsigned int *dest,
    const unsigned int *source, size_t nelems, int root))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ulong_broadcast, (ferry_team_t team, unsigned long *dest,
    const unsigned long *source, size_t nelems, int root))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ulonglong_broadcast, (ferry_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nelems, int root))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int8_broadcast, (ferry_team_t team, int8_t *dest, const int8_t *source,
    size_t nelems, int root))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int16_broadcast, (ferry_team_t team, int16_t *dest, const int16_t *source,
    size_t nelems, int root))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint8_broadcast, (ferry_team_t team, uint8_t *dest, const uint8_t *source,
    size_t nelems, int root))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint16_broadcast, (ferry_team_t team, uint16_t *dest,
    const uint16_t *source, size_t nelems, int root))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int32_broadcast, (ferry_team_t team, int32_t *dest, const int32_t *source,
    size_t nelems, int root))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int64_broadcast, (ferry_team_t team, int64_t *dest, const int64_t *source,
    size_t nelems, int root))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint32_broadcast, (ferry_team_t team, uint32_t *dest,
    const uint32_t *source, size_t nelems, int root))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint64_broadcast, (ferry_team_t team, uint64_t *dest,
    const uint64_t *source, size_t nelems, int root))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_size_broadcast, (ferry_team_t team, size_t *dest, const size_t *source,
    size_t nelems, int root))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ptrdiff_broadcast, (ferry_team_t team, ptrdiff_t *dest,
    const ptrdiff_t *source, size_t nelems, int root))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_broadcastmem, (ferry_team_t team, void *dest, const void *source,
    size_t nbytes, int root))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_broadcastmem_timeout, (ferry_team_t team, void *dest, const void *source,
    size_t nbytes, int root, uint64_t timeout_ns))

/* ferry_TYPE_fcollect, ferry_fcollectmem */
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_float_fcollect, (ferry_team_t team, float *dest, const float *source,
    size_t nelems))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_double_fcollect, (ferry_team_t team, double *dest, const double *source,
    size_t nelems))
#if !FERRYI_GPU
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_longdouble_fcollect, (ferry_team_t team, long double *dest,
    const long double *source, size_t nelems))
#endif
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_char_fcollect, (ferry_team_t team, char *dest, const char *source,
    size_t nelems))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_schar_fcollect, (ferry_team_t team, signed char *dest,
    const signed char *source, size_t nelems))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_short_fcollect, (ferry_team_t team, short *dest, const short *source,
    size_t nelems))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uchar_fcollect, (ferry_team_t team, unsigned char *dest,
    const unsigned char *source, size_t nelems))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ushort_fcollect, (ferry_team_t team, unsigned short *dest,
    const unsigned short *source, size_t nelems))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int_fcollect, (ferry_team_t team, int *dest, const int *source,
    size_t nelems))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_long_fcollect, (ferry_team_t team, long *dest, const long *source,
    size_t nelems))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_longlong_fcollect, (ferry_team_t team, long long *dest,
    const long long *source, size_t nelems))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint_fcollect, (ferry_team_t team, unsigned int *dest,
    const unsigned int *source, size_t nelems))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ulong_fcollect, (ferry_team_t team, unsigned long *dest,
    const unsigned long *source, size_t nelems))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ulonglong_fcollect, (ferry_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nelems))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int8_fcollect, (ferry_team_t team, int8_t *dest, const int8_t *source,
    size_t nelems))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int16_fcollect, (ferry_team_t team, int16_t *dest, const int16_t *source,
    size_t nelems))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint8_fcollect, (ferry_team_t team, uint8_t *dest, const uint8_t *source,
    size_t nelems))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint16_fcollect, (ferry_team_t team, uint16_t *dest,
    const uint16_t *source, size_t nelems))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int32_fcollect, (ferry_team_t team, int32_t *dest, const int32_t *source,
    size_t nelems))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int64_fcollect, (ferry_team_t team, int64_t *dest, const int64_t *source,
    size_t nelems))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint32_fcollect, (ferry_team_t team, uint32_t *dest,
    const uint32_t *source, size_t nelems))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint64_fcollect, (ferry_team_t team, uint64_t *dest,
    const uint64_t *source, size_t nelems))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_size_fcollect, (ferry_team_t team, size_t *dest, const size_t *source,
    size_t nelems))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ptrdiff_fcollect, (ferry_team_t team, ptrdiff_t *dest,
    const ptrdiff_t *source, size_t nelems))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_fcollectmem, (ferry_team_t team, void *dest, const void *source,
    size_t nbytes))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_fcollectmem_timeout, (ferry_team_t team, void *dest, const void *source,
    size_t nbytes, uint64_t timeout_ns))

/* ferry_TYPE_alltoall, ferry_alltoallmem */
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_float_alltoall, (ferry_team_t team, float *dest, const float *source,
    size_t nelems))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_double_alltoall, (ferry_team_t team, double *dest, const double *source,
    size_t nelems))
#if !FERRYI_GPU
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_longdouble_alltoall, (ferry_team_t team, long double *dest,
    const long double *source, size_t nelems))
#endif
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_char_alltoall, (ferry_team_t team, char *dest, const char *source,
    size_t nelems))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_schar_alltoall, (ferry_team_t team, signed char *dest,
    const signed char *source, size_t nelems))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_short_alltoall, (ferry_team_t team, short *dest, const short *source,
    size_t nelems))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uchar_alltoall, (ferry_team_t team, unsigned char *dest,
    const unsigned char *source, size_t nelems))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ushort_alltoall, (ferry_team_t team, unsigned short *dest,
    const unsigned short *source, size_t nelems))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int_alltoall, (ferry_team_t team, int *dest, const int *source,
    size_t nelems))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_long_alltoall, (ferry_team_t team, long *dest, const long *source,
    size_t nelems))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_longlong_alltoall, (ferry_team_t team, long long *dest,
    const long long *source, size_t nelems))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint_alltoall, (ferry_team_t team, unsigned int *dest,
    const unsigned int *source, size_t nelems))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ulong_alltoall, (ferry_team_t team, unsigned long *dest,
    const unsigned long *source, size_t nelems))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ulonglong_alltoall, (ferry_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nelems))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int8_alltoall, (ferry_team_t team, int8_t *dest, const int8_t *source,
    size_t nelems))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int16_alltoall, (ferry_team_t team, int16_t *dest, const int16_t *source,
    size_t nelems))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint8_alltoall, (ferry_team_t team, uint8_t *dest, const uint8_t *source,
    size_t nelems))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint16_alltoall, (ferry_team_t team, uint16_t *dest,
    const uint16_t *source, size_t nelems))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int32_alltoall, (ferry_team_t team, int32_t *dest, const int32_t *source,
    size_t nelems))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int64_alltoall, (ferry_team_t team, int64_t *dest, const int64_t *source,
    size_t nelems))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint32_alltoall, (ferry_team_t team, uint32_t *dest,
    const uint32_t *source, size_t nelems))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint64_alltoall, (ferry_team_t team, uint64_t *dest,
    const uint64_t *source, size_t nelems))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_size_alltoall, (ferry_team_t team, size_t *dest, const size_t *source,
    size_t nelems))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ptrdiff_alltoall, (ferry_team_t team, ptrdiff_t *dest,
    const ptrdiff_t *source, size_t nelems))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_alltoallmem, (ferry_team_t team, void *dest, const void *source,
    size_t nbytes))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_alltoallmem_timeout, (ferry_team_t team, void *dest, const void *source,
    size_t nbytes, uint64_t timeout_ns))

/* ferry_TYPE_collect, ferry_collectmem */
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_float_collect, (ferry_team_t team, float *dest, const float *source,
    size_t nelems))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_double_collect, (ferry_team_t team, double *dest, const double *source,
    size_t nelems))
#if !FERRYI_GPU
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_longdouble_collect, (ferry_team_t team, long double *dest,
    const long double *source, size_t nelems))
#endif
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_char_collect, (ferry_team_t team, char *dest, const char *source,
    size_t nelems))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_schar_collect, (ferry_team_t team, signed char *dest,
    const signed char *source, size_t nelems))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_short_collect, (ferry_team_t team, short *dest, const short *source,
    size_t nelems))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uchar_collect, (ferry_team_t team, unsigned char *dest,
    const unsigned char *source, size_t nelems))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ushort_collect, (ferry_team_t team, unsigned short *dest,
    const unsigned short *source, size_t nelems))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int_collect, (ferry_team_t team, int *dest, const int *source,
    size_t nelems))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_long_collect, (ferry_team_t team, long *dest, const long *source,
    size_t nelems))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_longlong_collect, (ferry_team_t team, long long *dest,
    const long long *source, size_t nelems))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint_collect, (ferry_team_t team, unsigned int *dest,
    const unsigned int *source, size_t nelems))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ulong_collect, (ferry_team_t team, unsigned long *dest,
    const unsigned long *source, size_t nelems))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ulonglong_collect, (ferry_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nelems))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int8_collect, (ferry_team_t team, int8_t *dest, const int8_t *source,
    size_t nelems))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int16_collect, (ferry_team_t team, int16_t *dest, const int16_t *source,
    size_t nelems))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint8_collect, (ferry_team_t team, uint8_t *dest, const uint8_t *source,
    size_t nelems))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint16_collect, (ferry_team_t team, uint16_t *dest,
    const uint16_t *source, size_t nelems))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int32_collect, (ferry_team_t team, int32_t *dest, const int32_t *source,
    size_t nelems))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int64_collect, (ferry_team_t team, int64_t *dest, const int64_t *source,
    size_t nelems))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint32_collect, (ferry_team_t team, uint32_t *dest,
    const uint32_t *source, size_t nelems))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint64_collect, (ferry_team_t team, uint64_t *dest,
    const uint64_t *source, size_t nelems))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_size_collect, (ferry_team_t team, size_t *dest, const size_t *source,
    size_t nelems))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ptrdiff_collect, (ferry_team_t team, ptrdiff_t *dest,
    const ptrdiff_t *source, size_t nelems))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_collectmem, (ferry_team_t team, void *dest, const void *source,
    size_t nbytes))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_collectmem_timeout, (ferry_team_t team, void *dest, const void *source,
    size_t nbytes, uint64_t timeout_ns))

/* ferry_TYPE_alltoalls, ferry_alltoallsmem */
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_float_alltoalls, (ferry_team_t team, float *dest, const float *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_double_alltoalls, (ferry_team_t team, double *dest, const double *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems))
#if !FERRYI_GPU
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_longdouble_alltoalls, (ferry_team_t team, long double *dest,
    const long double *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems))
#endif
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_char_alltoalls, (ferry_team_t team, char *dest, const char *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_schar_alltoalls, (ferry_team_t team, signed char *dest,
    const signed char *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_short_alltoalls, (ferry_team_t team, short *dest, const short *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uchar_alltoalls, (ferry_team_t team, unsigned char *dest,
    const unsigned char *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ushort_alltoalls, (ferry_team_t team, unsigned short *dest,
    const unsigned short *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int_alltoalls, (ferry_team_t team, int *dest, const int *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_long_alltoalls, (ferry_team_t team, long *dest, const long *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_longlong_alltoalls, (ferry_team_t team, long long *dest,
    const long long *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint_alltoalls, (ferry_team_t team, unsigned int *dest,
    const unsigned int *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ulong_alltoalls, (ferry_team_t team, unsigned long *dest,
    const unsigned long *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ulonglong_alltoalls, (ferry_team_t team, unsigned long long *dest,
    const unsigned long long *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int8_alltoalls, (ferry_team_t team, int8_t *dest, const int8_t *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int16_alltoalls, (ferry_team_t team, int16_t *dest, const int16_t *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint8_alltoalls, (ferry_team_t team, uint8_t *dest, const uint8_t *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint16_alltoalls, (ferry_team_t team, uint16_t *dest,
    const uint16_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int32_alltoalls, (ferry_team_t team, int32_t *dest, const int32_t *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int64_alltoalls, (ferry_team_t team, int64_t *dest, const int64_t *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint32_alltoalls, (ferry_team_t team, uint32_t *dest,
    const uint32_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint64_alltoalls, (ferry_team_t team, uint64_t *dest,
    const uint64_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_size_alltoalls, (ferry_team_t team, size_t *dest, const size_t *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ptrdiff_alltoalls, (ferry_team_t team, ptrdiff_t *dest,
    const ptrdiff_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_alltoallsmem, (ferry_team_t team, void *dest, const void *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nbytes))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_alltoallsmem_timeout, (ferry_team_t team, void *dest, const void *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nbytes, uint64_t timeout_ns))

/* ferry_TYPE_sum_inscan */
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_float_sum_inscan, (ferry_team_t team, float *dest, const float *source,
    size_t nelems))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_double_sum_inscan, (ferry_team_t team, double *dest, const double *source,
    size_t nelems))
#if !FERRYI_GPU
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_longdouble_sum_inscan, (ferry_team_t team, long double *dest,
    const long double *source, size_t nelems))
#endif
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_char_sum_inscan, (ferry_team_t team, char *dest, const char *source,
    size_t nelems))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_schar_sum_inscan, (ferry_team_t team, signed char *dest,
    const signed char *source, size_t nelems))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_short_sum_inscan, (ferry_team_t team, short *dest, const short *source,
    size_t nelems))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uchar_sum_inscan, (ferry_team_t team, unsigned char *dest,
    const unsigned char *source, size_t nelems))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ushort_sum_inscan, (ferry_team_t team, unsigned short *dest,
    const unsigned short *source, size_t nelems))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int_sum_inscan, (ferry_team_t team, int *dest, const int *source,
    size_t nelems))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_long_sum_inscan, (ferry_team_t team, long *dest, const long *source,
    size_t nelems))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_longlong_sum_inscan, (ferry_team_t team, long long *dest,
    const long long *source, size_t nelems))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint_sum_inscan, (ferry_team_t team, unsigned int *dest,
    const unsigned int *source, size_t nelems))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ulong_sum_inscan, (ferry_team_t team, unsigned long *dest,
    const unsigned long *source, size_t nelems))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ulonglong_sum_inscan, (ferry_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nelems))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int8_sum_inscan, (ferry_team_t team, int8_t *dest, const int8_t *source,
    size_t nelems))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int16_sum_inscan, (ferry_team_t team, int16_t *dest,
    const int16_t *source, size_t nelems))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint8_sum_inscan, (ferry_team_t team, uint8_t *dest,
    const uint8_t *source, size_t nelems))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint16_sum_inscan, (ferry_team_t team, uint16_t *dest,
    const uint16_t *source, size_t nelems))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int32_sum_inscan, (ferry_team_t team, int32_t *dest,
    const int32_t *source, size_t nelems))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int64_sum_inscan, (ferry_team_t team, int64_t *dest,
    const int64_t *source, size_t nelems))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint32_sum_inscan, (ferry_team_t team, uint32_t *dest,
    const uint32_t *source, size_t nelems))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint64_sum_inscan, (ferry_team_t team, uint64_t *dest,
    const uint64_t *source, size_t nelems))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_size_sum_inscan, (ferry_team_t team, size_t *dest, const size_t *source,
    size_t nelems))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ptrdiff_sum_inscan, (ferry_team_t team, ptrdiff_t *dest,
    const ptrdiff_t *source, size_t nelems))

/* ferry_TYPE_sum_exscan */
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_float_sum_exscan, (ferry_team_t team, float *dest, const float *source,
    size_t nelems))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_double_sum_exscan, (ferry_team_t team, double *dest, const double *source,
    size_t nelems))
#if !FERRYI_GPU
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_longdouble_sum_exscan, (ferry_team_t team, long double *dest,
    const long double *source, size_t nelems))
#endif
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_char_sum_exscan, (ferry_team_t team, char *dest, const char *source,
    size_t nelems))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_schar_sum_exscan, (ferry_team_t team, signed char *dest,
    const signed char *source, size_t nelems))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_short_sum_exscan, (ferry_team_t team, short *dest, const short *source,
    size_t nelems))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uchar_sum_exscan, (ferry_team_t team, unsigned char *dest,
    const unsigned char *source, size_t nelems))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ushort_sum_exscan, (ferry_team_t team, unsigned short *dest,
    const unsigned short *source, size_t nelems))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int_sum_exscan, (ferry_team_t team, int *dest, const int *source,
    size_t nelems))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_long_sum_exscan, (ferry_team_t team, long *dest, const long *source,
    size_t nelems))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_longlong_sum_exscan, (ferry_team_t team, long long *dest,
    const long long *source, size_t nelems))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint_sum_exscan, (ferry_team_t team, unsigned int *dest,
    const unsigned int *source, size_t nelems))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ulong_sum_exscan, (ferry_team_t team, unsigned long *dest,
    const unsigned long *source, size_t nelems))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ulonglong_sum_exscan, (ferry_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nelems))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int8_sum_exscan, (ferry_team_t team, int8_t *dest, const int8_t *source,
    size_t nelems))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int16_sum_exscan, (ferry_team_t team, int16_t *dest,
    const int16_t *source, size_t nelems))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint8_sum_exscan, (ferry_team_t team, uint8_t *dest,
    const uint8_t *source, size_t nelems))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint16_sum_exscan, (ferry_team_t team, uint16_t *dest,
    const uint16_t *source, size_t nelems))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int32_sum_exscan, (ferry_team_t team, int32_t *dest,
    const int32_t *source, size_t nelems))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int64_sum_exscan, (ferry_team_t team, int64_t *dest,
    const int64_t *source, size_t nelems))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint32_sum_exscan, (ferry_team_t team, uint32_t *dest,
    const uint32_t *source, size_t nelems))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint64_sum_exscan, (ferry_team_t team, uint64_t *dest,
    const uint64_t *source, size_t nelems))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_size_sum_exscan, (ferry_team_t team, size_t *dest, const size_t *source,
    size_t nelems))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ptrdiff_sum_exscan, (ferry_team_t team, ptrdiff_t *dest,
    const ptrdiff_t *source, size_t nelems))

/* ferry_TYPE_max_reduce */
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_float_max_reduce, (ferry_team_t team, float *dest, const float *source,
    size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_float_max_reduce_timeout, (ferry_team_t team, float *dest,
    const float *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_double_max_reduce, (ferry_team_t team, double *dest, const double *source,
    size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_double_max_reduce_timeout, (ferry_team_t team, double *dest,
    const double *source, size_t nreduce, uint64_t timeout_ns))
#if !FERRYI_GPU
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_longdouble_max_reduce, (ferry_team_t team, long double *dest,
    const long double *source, size_t nreduce))
#endif
#if !FERRYI_GPU
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_longdouble_max_reduce_timeout, (ferry_team_t team, long double *dest,
    const long double *source, size_t nreduce, uint64_t timeout_ns))
#endif
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_char_max_reduce, (ferry_team_t team, char *dest, const char *source,
    size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_char_max_reduce_timeout, (ferry_team_t team, char *dest,
    const char *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_schar_max_reduce, (ferry_team_t team, signed char *dest,
    const signed char *source, size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_schar_max_reduce_timeout, (ferry_team_t team, signed char *dest,
    const signed char *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_short_max_reduce, (ferry_team_t team, short *dest, const short *source,
    size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_short_max_reduce_timeout, (ferry_team_t team, short *dest,
    const short *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uchar_max_reduce, (ferry_team_t team, unsigned char *dest,
    const unsigned char *source, size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uchar_max_reduce_timeout, (ferry_team_t team, unsigned char *dest,
    const unsigned char *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ushort_max_reduce, (ferry_team_t team, unsigned short *dest,
    const unsigned short *source, size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ushort_max_reduce_timeout, (ferry_team_t team, unsigned short *dest,
    const unsigned short *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int_max_reduce, (ferry_team_t team, int *dest, const int *source,
    size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int_max_reduce_timeout, (ferry_team_t team, int *dest, const int *source,
    size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_long_max_reduce, (ferry_team_t team, long *dest, const long *source,
    size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_long_max_reduce_timeout, (ferry_team_t team, long *dest,
    const long *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_longlong_max_reduce, (ferry_team_t team, long long *dest,
    const long long *source, size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_longlong_max_reduce_timeout, (ferry_team_t team, long long *dest,
    const long long *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint_max_reduce, (ferry_team_t team, unsigned int *dest,
    const unsigned int *source, size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint_max_reduce_timeout, (ferry_team_t team, unsigned int *dest,
    const unsigned int *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ulong_max_reduce, (ferry_team_t team, unsigned long *dest,
    const unsigned long *source, size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ulong_max_reduce_timeout, (ferry_team_t team, unsigned long *dest,
    const unsigned long *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ulonglong_max_reduce, (ferry_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ulonglong_max_reduce_timeout, (ferry_team_t team,
    unsigned long long *dest, const unsigned long long *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int8_max_reduce, (ferry_team_t team, int8_t *dest, const int8_t *source,
    size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int8_max_reduce_timeout, (ferry_team_t team, int8_t *dest,
    const int8_t *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int16_max_reduce, (ferry_team_t team, int16_t *dest,
    const int16_t *source, size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int16_max_reduce_timeout, (ferry_team_t team, int16_t *dest,
    const int16_t *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint8_max_reduce, (ferry_team_t team, uint8_t *dest,
    const uint8_t *source, size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint8_max_reduce_timeout, (ferry_team_t team, uint8_t *dest,
    const uint8_t *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint16_max_reduce, (ferry_team_t team, uint16_t *dest,
    const uint16_t *source, size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint16_max_reduce_timeout, (ferry_team_t team, uint16_t *dest,
    const uint16_t *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int32_max_reduce, (ferry_team_t team, int32_t *dest,
    const int32_t *source, size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int32_max_reduce_timeout, (ferry_team_t team, int32_t *dest,
    const int32_t *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int64_max_reduce, (ferry_team_t team, int64_t *dest,
    const int64_t *source, size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int64_max_reduce_timeout, (ferry_team_t team, int64_t *dest,
    const int64_t *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint32_max_reduce, (ferry_team_t team, uint32_t *dest,
    const uint32_t *source, size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint32_max_reduce_timeout, (ferry_team_t team, uint32_t *dest,
    const uint32_t *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint64_max_reduce, (ferry_team_t team, uint64_t *dest,
    const uint64_t *source, size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint64_max_reduce_timeout, (ferry_team_t team, uint64_t *dest,
    const uint64_t *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_size_max_reduce, (ferry_team_t team, size_t *dest, const size_t *source,
    size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_size_max_reduce_timeout, (ferry_team_t team, size_t *dest,
    const size_t *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ptrdiff_max_reduce, (ferry_team_t team, ptrdiff_t *dest,
    const ptrdiff_t *source, size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ptrdiff_max_reduce_timeout, (ferry_team_t team, ptrdiff_t *dest,
    const ptrdiff_t *source, size_t nreduce, uint64_t timeout_ns))

/* ferry_TYPE_min_reduce */
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_float_min_reduce, (ferry_team_t team, float *dest, const float *source,
    size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_float_min_reduce_timeout, (ferry_team_t team, float *dest,
    const float *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_double_min_reduce, (ferry_team_t team, double *dest, const double *source,
    size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_double_min_reduce_timeout, (ferry_team_t team, double *dest,
    const double *source, size_t nreduce, uint64_t timeout_ns))
#if !FERRYI_GPU
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_longdouble_min_reduce, (ferry_team_t team, long double *dest,
    const long double *source, size_t nreduce))
#endif
#if !FERRYI_GPU
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_longdouble_min_reduce_timeout, (ferry_team_t team, long double *dest,
    const long double *source, size_t nreduce, uint64_t timeout_ns))
#endif
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_char_min_reduce, (ferry_team_t team, char *dest, const char *source,
    size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_char_min_reduce_timeout, (ferry_team_t team, char *dest,
    const char *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_schar_min_reduce, (ferry_team_t team, signed char *dest,
    const signed char *source, size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_schar_min_reduce_timeout, (ferry_team_t team, signed char *dest,
    const signed char *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_short_min_reduce, (ferry_team_t team, short *dest, const short *source,
    size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_short_min_reduce_timeout, (ferry_team_t team, short *dest,
    const short *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uchar_min_reduce, (ferry_team_t team, unsigned char *dest,
    const unsigned char *source, size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uchar_min_reduce_timeout, (ferry_team_t team, unsigned char *dest,
    const unsigned char *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ushort_min_reduce, (ferry_team_t team, unsigned short *dest,
    const unsigned short *source, size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ushort_min_reduce_timeout, (ferry_team_t team, unsigned short *dest,
    const unsigned short *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int_min_reduce, (ferry_team_t team, int *dest, const int *source,
    size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int_min_reduce_timeout, (ferry_team_t team, int *dest, const int *source,
    size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_long_min_reduce, (ferry_team_t team, long *dest, const long *source,
    size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_long_min_reduce_timeout, (ferry_team_t team, long *dest,
    const long *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_longlong_min_reduce, (ferry_team_t team, long long *dest,
    const long long *source, size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_longlong_min_reduce_timeout, (ferry_team_t team, long long *dest,
    const long long *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint_min_reduce, (ferry_team_t team, unsigned int *dest,
    const unsigned int *source, size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint_min_reduce_timeout, (ferry_team_t team, unsigned int *dest,
    const unsigned int *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ulong_min_reduce, (ferry_team_t team, unsigned long *dest,
    const unsigned long *source, size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ulong_min_reduce_timeout, (ferry_team_t team, unsigned long *dest,
    const unsigned long *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ulonglong_min_reduce, (ferry_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ulonglong_min_reduce_timeout, (ferry_team_t team,
    unsigned long long *dest, const unsigned long long *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int8_min_reduce, (ferry_team_t team, int8_t *dest, const int8_t *source,
    size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int8_min_reduce_timeout, (ferry_team_t team, int8_t *dest,
    const int8_t *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int16_min_reduce, (ferry_team_t team, int16_t *dest,
    const int16_t *source, size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int16_min_reduce_timeout, (ferry_team_t team, int16_t *dest,
    const int16_t *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint8_min_reduce, (ferry_team_t team, uint8_t *dest,
    const uint8_t *source, size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint8_min_reduce_timeout, (ferry_team_t team, uint8_t *dest,
    const uint8_t *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint16_min_reduce, (ferry_team_t team, uint16_t *dest,
    const uint16_t *source, size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint16_min_reduce_timeout, (ferry_team_t team, uint16_t *dest,
    const uint16_t *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int32_min_reduce, (ferry_team_t team, int32_t *dest,
    const int32_t *source, size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int32_min_reduce_timeout, (ferry_team_t team, int32_t *dest,
    const int32_t *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int64_min_reduce, (ferry_team_t team, int64_t *dest,
    const int64_t *source, size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int64_min_reduce_timeout, (ferry_team_t team, int64_t *dest,
    const int64_t *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint32_min_reduce, (ferry_team_t team, uint32_t *dest,
    const uint32_t *source, size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint32_min_reduce_timeout, (ferry_team_t team, uint32_t *dest,
    const uint32_t *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint64_min_reduce, (ferry_team_t team, uint64_t *dest,
    const uint64_t *source, size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint64_min_reduce_timeout, (ferry_team_t team, uint64_t *dest,
    const uint64_t *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_size_min_reduce, (ferry_team_t team, size_t *dest, const size_t *source,
    size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_size_min_reduce_timeout, (ferry_team_t team, size_t *dest,
    const size_t *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ptrdiff_min_reduce, (ferry_team_t team, ptrdiff_t *dest,
    const ptrdiff_t *source, size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ptrdiff_min_reduce_timeout, (ferry_team_t team, ptrdiff_t *dest,
    const ptrdiff_t *source, size_t nreduce, uint64_t timeout_ns))

/* ferry_TYPE_sum_reduce */
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_float_sum_reduce, (ferry_team_t team, float *dest, const float *source,
    size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_float_sum_reduce_timeout, (ferry_team_t team, float *dest,
    const float *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_double_sum_reduce, (ferry_team_t team, double *dest, const double *source,
    size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_double_sum_reduce_timeout, (ferry_team_t team, double *dest,
    const double *source, size_t nreduce, uint64_t timeout_ns))
#if !FERRYI_GPU
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_longdouble_sum_reduce, (ferry_team_t team, long double *dest,
    const long double *source, size_t nreduce))
#endif
#if !FERRYI_GPU
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_longdouble_sum_reduce_timeout, (ferry_team_t team, long double *dest,
    const long double *source, size_t nreduce, uint64_t timeout_ns))
#endif
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_char_sum_reduce, (ferry_team_t team, char *dest, const char *source,
    size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_char_sum_reduce_timeout, (ferry_team_t team, char *dest,
    const char *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_schar_sum_reduce, (ferry_team_t team, signed char *dest,
    const signed char *source, size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_schar_sum_reduce_timeout, (ferry_team_t team, signed char *dest,
    const signed char *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_short_sum_reduce, (ferry_team_t team, short *dest, const short *source,
    size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_short_sum_reduce_timeout, (ferry_team_t team, short *dest,
    const short *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uchar_sum_reduce, (ferry_team_t team, unsigned char *dest,
    const unsigned char *source, size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uchar_sum_reduce_timeout, (ferry_team_t team, unsigned char *dest,
    const unsigned char *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ushort_sum_reduce, (ferry_team_t team, unsigned short *dest,
    const unsigned short *source, size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ushort_sum_reduce_timeout, (ferry_team_t team, unsigned short *dest,
    const unsigned short *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int_sum_reduce, (ferry_team_t team, int *dest, const int *source,
    size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int_sum_reduce_timeout, (ferry_team_t team, int *dest, const int *source,
    size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_long_sum_reduce, (ferry_team_t team, long *dest, const long *source,
    size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_long_sum_reduce_timeout, (ferry_team_t team, long *dest,
    const long *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_longlong_sum_reduce, (ferry_team_t team, long long *dest,
    const long long *source, size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_longlong_sum_reduce_timeout, (ferry_team_t team, long long *dest,
    const long long *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint_sum_reduce, (ferry_team_t team, unsigned int *dest,
    const unsigned int *source, size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint_sum_reduce_timeout, (ferry_team_t team, unsigned int *dest,
    const unsigned int *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ulong_sum_reduce, (ferry_team_t team, unsigned long *dest,
    const unsigned long *source, size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ulong_sum_reduce_timeout, (ferry_team_t team, unsigned long *dest,
    const unsigned long *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ulonglong_sum_reduce, (ferry_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ulonglong_sum_reduce_timeout, (ferry_team_t team,
    unsigned long long *dest, const unsigned long long *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int8_sum_reduce, (ferry_team_t team, int8_t *dest, const int8_t *source,
    size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int8_sum_reduce_timeout, (ferry_team_t team, int8_t *dest,
    const int8_t *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int16_sum_reduce, (ferry_team_t team, int16_t *dest,
    const int16_t *source, size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int16_sum_reduce_timeout, (ferry_team_t team, int16_t *dest,
    const int16_t *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint8_sum_reduce, (ferry_team_t team, uint8_t *dest,
    const uint8_t *source, size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint8_sum_reduce_timeout, (ferry_team_t team, uint8_t *dest,
    const uint8_t *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint16_sum_reduce, (ferry_team_t team, uint16_t *dest,
    const uint16_t *source, size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint16_sum_reduce_timeout, (ferry_team_t team, uint16_t *dest,
    const uint16_t *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int32_sum_reduce, (ferry_team_t team, int32_t *dest,
    const int32_t *source, size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int32_sum_reduce_timeout, (ferry_team_t team, int32_t *dest,
    const int32_t *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int64_sum_reduce, (ferry_team_t team, int64_t *dest,
    const int64_t *source, size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int64_sum_reduce_timeout, (ferry_team_t team, int64_t *dest,
    const int64_t *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint32_sum_reduce, (ferry_team_t team, uint32_t *dest,
    const uint32_t *source, size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint32_sum_reduce_timeout, (ferry_team_t team, uint32_t *dest,
    const uint32_t *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint64_sum_reduce, (ferry_team_t team, uint64_t *dest,
    const uint64_t *source, size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint64_sum_reduce_timeout, (ferry_team_t team, uint64_t *dest,
    const uint64_t *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_size_sum_reduce, (ferry_team_t team, size_t *dest, const size_t *source,
    size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_size_sum_reduce_timeout, (ferry_team_t team, size_t *dest,
    const size_t *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ptrdiff_sum_reduce, (ferry_team_t team, ptrdiff_t *dest,
    const ptrdiff_t *source, size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ptrdiff_sum_reduce_timeout, (ferry_team_t team, ptrdiff_t *dest,
    const ptrdiff_t *source, size_t nreduce, uint64_t timeout_ns))
#if !defined(__cplusplus) && !defined(__CUDACC__)
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_complexf_sum_reduce, (ferry_team_t team, float _Complex *dest,
    const float _Complex *source, size_t nreduce))
#endif
#if !defined(__cplusplus) && !defined(__CUDACC__)
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_complexf_sum_reduce_timeout, (ferry_team_t team, float _Complex *dest,
    const float _Complex *source, size_t nreduce, uint64_t timeout_ns))
#endif
#if !defined(__cplusplus) && !defined(__CUDACC__)
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_complexd_sum_reduce, (ferry_team_t team, double _Complex *dest,
    const double _Complex *source, size_t nreduce))
#endif
#if !defined(__cplusplus) && !defined(__CUDACC__)
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_complexd_sum_reduce_timeout, (ferry_team_t team, double _Complex *dest,
    const double _Complex *source, size_t nreduce, uint64_t timeout_ns))
#endif

/* ferry_TYPE_prod_reduce */
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_float_prod_reduce, (ferry_team_t team, float *dest, const float *source,
    size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_float_prod_reduce_timeout, (ferry_team_t team, float *dest,
    const float *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_double_prod_reduce, (ferry_team_t team, double *dest,
    const double *source, size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_double_prod_reduce_timeout, (ferry_team_t team, double *dest,
    const double *source, size_t nreduce, uint64_t timeout_ns))
#if !FERRYI_GPU
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_longdouble_prod_reduce, (ferry_team_t team, long double *dest,
    const long double *source, size_t nreduce))
#endif
#if !FERRYI_GPU
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_longdouble_prod_reduce_timeout, (ferry_team_t team, long double *dest,
    const long double *source, size_t nreduce, uint64_t timeout_ns))
#endif
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_char_prod_reduce, (ferry_team_t team, char *dest, const char *source,
    size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_char_prod_reduce_timeout, (ferry_team_t team, char *dest,
    const char *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_schar_prod_reduce, (ferry_team_t team, signed char *dest,
    const signed char *source, size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_schar_prod_reduce_timeout, (ferry_team_t team, signed char *dest,
    const signed char *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_short_prod_reduce, (ferry_team_t team, short *dest, const short *source,
    size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_short_prod_reduce_timeout, (ferry_team_t team, short *dest,
    const short *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uchar_prod_reduce, (ferry_team_t team, unsigned char *dest,
    const unsigned char *source, size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uchar_prod_reduce_timeout, (ferry_team_t team, unsigned char *dest,
    const unsigned char *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ushort_prod_reduce, (ferry_team_t team, unsigned short *dest,
    const unsigned short *source, size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ushort_prod_reduce_timeout, (ferry_team_t team, unsigned short *dest,
    const unsigned short *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int_prod_reduce, (ferry_team_t team, int *dest, const int *source,
    size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int_prod_reduce_timeout, (ferry_team_t team, int *dest, const int *source,
    size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_long_prod_reduce, (ferry_team_t team, long *dest, const long *source,
    size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_long_prod_reduce_timeout, (ferry_team_t team, long *dest,
    const long *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_longlong_prod_reduce, (ferry_team_t team, long long *dest,
    const long long *source, size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_longlong_prod_reduce_timeout, (ferry_team_t team, long long *dest,
    const long long *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint_prod_reduce, (ferry_team_t team, unsigned int *dest,
    const unsigned int *source, size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint_prod_reduce_timeout, (ferry_team_t team, unsigned int *dest,
    const unsigned int *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ulong_prod_reduce, (ferry_team_t team, unsigned long *dest,
    const unsigned long *source, size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ulong_prod_reduce_timeout, (ferry_team_t team, unsigned long *dest,
    const unsigned long *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ulonglong_prod_reduce, (ferry_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ulonglong_prod_reduce_timeout, (ferry_team_t team,
    unsigned long long *dest, const unsigned long long *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int8_prod_reduce, (ferry_team_t team, int8_t *dest, const int8_t *source,
    size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int8_prod_reduce_timeout, (ferry_team_t team, int8_t *dest,
    const int8_t *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int16_prod_reduce, (ferry_team_t team, int16_t *dest,
    const int16_t *source, size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int16_prod_reduce_timeout, (ferry_team_t team, int16_t *dest,
    const int16_t *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint8_prod_reduce, (ferry_team_t team, uint8_t *dest,
    const uint8_t *source, size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint8_prod_reduce_timeout, (ferry_team_t team, uint8_t *dest,
    const uint8_t *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint16_prod_reduce, (ferry_team_t team, uint16_t *dest,
    const uint16_t *source, size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint16_prod_reduce_timeout, (ferry_team_t team, uint16_t *dest,
    const uint16_t *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int32_prod_reduce, (ferry_team_t team, int32_t *dest,
    const int32_t *source, size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int32_prod_reduce_timeout, (ferry_team_t team, int32_t *dest,
    const int32_t *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int64_prod_reduce, (ferry_team_t team, int64_t *dest,
    const int64_t *source, size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int64_prod_reduce_timeout, (ferry_team_t team, int64_t *dest,
    const int64_t *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint32_prod_reduce, (ferry_team_t team, uint32_t *dest,
    const uint32_t *source, size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint32_prod_reduce_timeout, (ferry_team_t team, uint32_t *dest,
    const uint32_t *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint64_prod_reduce, (ferry_team_t team, uint64_t *dest,
    const uint64_t *source, size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint64_prod_reduce_timeout, (ferry_team_t team, uint64_t *dest,
    const uint64_t *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_size_prod_reduce, (ferry_team_t team, size_t *dest, const size_t *source,
    size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_size_prod_reduce_timeout, (ferry_team_t team, size_t *dest,
    const size_t *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ptrdiff_prod_reduce, (ferry_team_t team, ptrdiff_t *dest,
    const ptrdiff_t *source, size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ptrdiff_prod_reduce_timeout, (ferry_team_t team, ptrdiff_t *dest,
    const ptrdiff_t *source, size_t nreduce, uint64_t timeout_ns))
#if !defined(__cplusplus) && !defined(__CUDACC__)
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_complexf_prod_reduce, (ferry_team_t team, float _Complex *dest,
    const float _Complex *source, size_t nreduce))
#endif
#if !defined(__cplusplus) && !defined(__CUDACC__)
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_complexf_prod_reduce_timeout, (ferry_team_t team, float _Complex *dest,
    const float _Complex *source, size_t nreduce, uint64_t timeout_ns))
#endif
#if !defined(__cplusplus) && !defined(__CUDACC__)
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_complexd_prod_reduce, (ferry_team_t team, double _Complex *dest,
    const double _Complex *source, size_t nreduce))
#endif
#if !defined(__cplusplus) && !defined(__CUDACC__)
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_complexd_prod_reduce_timeout, (ferry_team_t team, double _Complex *dest,
    const double _Complex *source, size_t nreduce, uint64_t timeout_ns))
#endif

/* ferry_TYPE_and_reduce */
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_char_and_reduce, (ferry_team_t team, char *dest, const char *source,
    size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_char_and_reduce_timeout, (ferry_team_t team, char *dest,
    const char *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_schar_and_reduce, (ferry_team_t team, signed char *dest,
    const signed char *source, size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_schar_and_reduce_timeout, (ferry_team_t team, signed char *dest,
    const signed char *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_short_and_reduce, (ferry_team_t team, short *dest, const short *source,
    size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_short_and_reduce_timeout, (ferry_team_t team, short *dest,
    const short *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uchar_and_reduce, (ferry_team_t team, unsigned char *dest,
    const unsigned char *source, size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uchar_and_reduce_timeout, (ferry_team_t team, unsigned char *dest,
    const unsigned char *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ushort_and_reduce, (ferry_team_t team, unsigned short *dest,
    const unsigned short *source, size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ushort_and_reduce_timeout, (ferry_team_t team, unsigned short *dest,
    const unsigned short *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int_and_reduce, (ferry_team_t team, int *dest, const int *source,
    size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int_and_reduce_timeout, (ferry_team_t team, int *dest, const int *source,
    size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_long_and_reduce, (ferry_team_t team, long *dest, const long *source,
    size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_long_and_reduce_timeout, (ferry_team_t team, long *dest,
    const long *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_longlong_and_reduce, (ferry_team_t team, long long *dest,
    const long long *source, size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_longlong_and_reduce_timeout, (ferry_team_t team, long long *dest,
    const long long *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint_and_reduce, (ferry_team_t team, unsigned int *dest,
    const unsigned int *source, size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint_and_reduce_timeout, (ferry_team_t team, unsigned int *dest,
    const unsigned int *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ulong_and_reduce, (ferry_team_t team, unsigned long *dest,
    const unsigned long *source, size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ulong_and_reduce_timeout, (ferry_team_t team, unsigned long *dest,
    const unsigned long *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ulonglong_and_reduce, (ferry_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ulonglong_and_reduce_timeout, (ferry_team_t team,
    unsigned long long *dest, const unsigned long long *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int8_and_reduce, (ferry_team_t team, int8_t *dest, const int8_t *source,
    size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int8_and_reduce_timeout, (ferry_team_t team, int8_t *dest,
    const int8_t *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int16_and_reduce, (ferry_team_t team, int16_t *dest,
    const int16_t *source, size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int16_and_reduce_timeout, (ferry_team_t team, int16_t *dest,
    const int16_t *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint8_and_reduce, (ferry_team_t team, uint8_t *dest,
    const uint8_t *source, size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint8_and_reduce_timeout, (ferry_team_t team, uint8_t *dest,
    const uint8_t *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint16_and_reduce, (ferry_team_t team, uint16_t *dest,
    const uint16_t *source, size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint16_and_reduce_timeout, (ferry_team_t team, uint16_t *dest,
    const uint16_t *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int32_and_reduce, (ferry_team_t team, int32_t *dest,
    const int32_t *source, size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int32_and_reduce_timeout, (ferry_team_t team, int32_t *dest,
    const int32_t *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int64_and_reduce, (ferry_team_t team, int64_t *dest,
    const int64_t *source, size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int64_and_reduce_timeout, (ferry_team_t team, int64_t *dest,
    const int64_t *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint32_and_reduce, (ferry_team_t team, uint32_t *dest,
    const uint32_t *source, size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint32_and_reduce_timeout, (ferry_team_t team, uint32_t *dest,
    const uint32_t *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint64_and_reduce, (ferry_team_t team, uint64_t *dest,
    const uint64_t *source, size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint64_and_reduce_timeout, (ferry_team_t team, uint64_t *dest,
    const uint64_t *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_size_and_reduce, (ferry_team_t team, size_t *dest, const size_t *source,
    size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_size_and_reduce_timeout, (ferry_team_t team, size_t *dest,
    const size_t *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ptrdiff_and_reduce, (ferry_team_t team, ptrdiff_t *dest,
    const ptrdiff_t *source, size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ptrdiff_and_reduce_timeout, (ferry_team_t team, ptrdiff_t *dest,
    const ptrdiff_t *source, size_t nreduce, uint64_t timeout_ns))

/* ferry_TYPE_or_reduce */
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_char_or_reduce, (ferry_team_t team, char *dest, const char *source,
    size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_char_or_reduce_timeout, (ferry_team_t team, char *dest,
    const char *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_schar_or_reduce, (ferry_team_t team, signed char *dest,
    const signed char *source, size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_schar_or_reduce_timeout, (ferry_team_t team, signed char *dest,
    const signed char *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_short_or_reduce, (ferry_team_t team, short *dest, const short *source,
    size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_short_or_reduce_timeout, (ferry_team_t team, short *dest,
    const short *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uchar_or_reduce, (ferry_team_t team, unsigned char *dest,
    const unsigned char *source, size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uchar_or_reduce_timeout, (ferry_team_t team, unsigned char *dest,
    const unsigned char *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ushort_or_reduce, (ferry_team_t team, unsigned short *dest,
    const unsigned short *source, size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ushort_or_reduce_timeout, (ferry_team_t team, unsigned short *dest,
    const unsigned short *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int_or_reduce, (ferry_team_t team, int *dest, const int *source,
    size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int_or_reduce_timeout, (ferry_team_t team, int *dest, const int *source,
    size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_long_or_reduce, (ferry_team_t team, long *dest, const long *source,
    size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_long_or_reduce_timeout, (ferry_team_t team, long *dest,
    const long *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_longlong_or_reduce, (ferry_team_t team, long long *dest,
    const long long *source, size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_longlong_or_reduce_timeout, (ferry_team_t team, long long *dest,
    const long long *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint_or_reduce, (ferry_team_t team, unsigned int *dest,
    const unsigned int *source, size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint_or_reduce_timeout, (ferry_team_t team, unsigned int *dest,
    const unsigned int *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ulong_or_reduce, (ferry_team_t team, unsigned long *dest,
    const unsigned long *source, size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ulong_or_reduce_timeout, (ferry_team_t team, unsigned long *dest,
    const unsigned long *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ulonglong_or_reduce, (ferry_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ulonglong_or_reduce_timeout, (ferry_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int8_or_reduce, (ferry_team_t team, int8_t *dest, const int8_t *source,
    size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int8_or_reduce_timeout, (ferry_team_t team, int8_t *dest,
    const int8_t *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int16_or_reduce, (ferry_team_t team, int16_t *dest, const int16_t *source,
    size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int16_or_reduce_timeout, (ferry_team_t team, int16_t *dest,
    const int16_t *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint8_or_reduce, (ferry_team_t team, uint8_t *dest, const uint8_t *source,
    size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint8_or_reduce_timeout, (ferry_team_t team, uint8_t *dest,
    const uint8_t *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint16_or_reduce, (ferry_team_t team, uint16_t *dest,
    const uint16_t *source, size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint16_or_reduce_timeout, (ferry_team_t team, uint16_t *dest,
    const uint16_t *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int32_or_reduce, (ferry_team_t team, int32_t *dest, const int32_t *source,
    size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int32_or_reduce_timeout, (ferry_team_t team, int32_t *dest,
    const int32_t *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int64_or_reduce, (ferry_team_t team, int64_t *dest, const int64_t *source,
    size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int64_or_reduce_timeout, (ferry_team_t team, int64_t *dest,
    const int64_t *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint32_or_reduce, (ferry_team_t team, uint32_t *dest,
    const uint32_t *source, size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint32_or_reduce_timeout, (ferry_team_t team, uint32_t *dest,
    const uint32_t *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint64_or_reduce, (ferry_team_t team, uint64_t *dest,
    const uint64_t *source, size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint64_or_reduce_timeout, (ferry_team_t team, uint64_t *dest,
    const uint64_t *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_size_or_reduce, (ferry_team_t team, size_t *dest, const size_t *source,
    size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_size_or_reduce_timeout, (ferry_team_t team, size_t *dest,
    const size_t *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ptrdiff_or_reduce, (ferry_team_t team, ptrdiff_t *dest,
    const ptrdiff_t *source, size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ptrdiff_or_reduce_timeout, (ferry_team_t team, ptrdiff_t *dest,
    const ptrdiff_t *source, size_t nreduce, uint64_t timeout_ns))

/* ferry_TYPE_xor_reduce */
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_char_xor_reduce, (ferry_team_t team, char *dest, const char *source,
    size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_char_xor_reduce_timeout, (ferry_team_t team, char *dest,
    const char *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_schar_xor_reduce, (ferry_team_t team, signed char *dest,
    const signed char *source, size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_schar_xor_reduce_timeout, (ferry_team_t team, signed char *dest,
    const signed char *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_short_xor_reduce, (ferry_team_t team, short *dest, const short *source,
    size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_short_xor_reduce_timeout, (ferry_team_t team, short *dest,
    const short *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uchar_xor_reduce, (ferry_team_t team, unsigned char *dest,
    const unsigned char *source, size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uchar_xor_reduce_timeout, (ferry_team_t team, unsigned char *dest,
    const unsigned char *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ushort_xor_reduce, (ferry_team_t team, unsigned short *dest,
    const unsigned short *source, size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ushort_xor_reduce_timeout, (ferry_team_t team, unsigned short *dest,
    const unsigned short *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int_xor_reduce, (ferry_team_t team, int *dest, const int *source,
    size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int_xor_reduce_timeout, (ferry_team_t team, int *dest, const int *source,
    size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_long_xor_reduce, (ferry_team_t team, long *dest, const long *source,
    size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_long_xor_reduce_timeout, (ferry_team_t team, long *dest,
    const long *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_longlong_xor_reduce, (ferry_team_t team, long long *dest,
    const long long *source, size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_longlong_xor_reduce_timeout, (ferry_team_t team, long long *dest,
    const long long *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint_xor_reduce, (ferry_team_t team, unsigned int *dest,
    const unsigned int *source, size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint_xor_reduce_timeout, (ferry_team_t team, unsigned int *dest,
    const unsigned int *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ulong_xor_reduce, (ferry_team_t team, unsigned long *dest,
    const unsigned long *source, size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ulong_xor_reduce_timeout, (ferry_team_t team, unsigned long *dest,
    const unsigned long *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ulonglong_xor_reduce, (ferry_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ulonglong_xor_reduce_timeout, (ferry_team_t team,
    unsigned long long *dest, const unsigned long long *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int8_xor_reduce, (ferry_team_t team, int8_t *dest, const int8_t *source,
    size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int8_xor_reduce_timeout, (ferry_team_t team, int8_t *dest,
    const int8_t *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int16_xor_reduce, (ferry_team_t team, int16_t *dest,
    const int16_t *source, size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int16_xor_reduce_timeout, (ferry_team_t team, int16_t *dest,
    const int16_t *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint8_xor_reduce, (ferry_team_t team, uint8_t *dest,
    const uint8_t *source, size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint8_xor_reduce_timeout, (ferry_team_t team, uint8_t *dest,
    const uint8_t *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint16_xor_reduce, (ferry_team_t team, uint16_t *dest,
    const uint16_t *source, size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint16_xor_reduce_timeout, (ferry_team_t team, uint16_t *dest,
    const uint16_t *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int32_xor_reduce, (ferry_team_t team, int32_t *dest,
    const int32_t *source, size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int32_xor_reduce_timeout, (ferry_team_t team, int32_t *dest,
    const int32_t *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int64_xor_reduce, (ferry_team_t team, int64_t *dest,
    const int64_t *source, size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int64_xor_reduce_timeout, (ferry_team_t team, int64_t *dest,
    const int64_t *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint32_xor_reduce, (ferry_team_t team, uint32_t *dest,
    const uint32_t *source, size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint32_xor_reduce_timeout, (ferry_team_t team, uint32_t *dest,
    const uint32_t *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint64_xor_reduce, (ferry_team_t team, uint64_t *dest,
    const uint64_t *source, size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint64_xor_reduce_timeout, (ferry_team_t team, uint64_t *dest,
    const uint64_t *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_size_xor_reduce, (ferry_team_t team, size_t *dest, const size_t *source,
    size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_size_xor_reduce_timeout, (ferry_team_t team, size_t *dest,
    const size_t *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ptrdiff_xor_reduce, (ferry_team_t team, ptrdiff_t *dest,
    const ptrdiff_t *source, size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ptrdiff_xor_reduce_timeout, (ferry_team_t team, ptrdiff_t *dest,
    const ptrdiff_t *source, size_t nreduce, uint64_t timeout_ns))

/* ferry_TYPE_max_reducescatter */
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_float_max_reducescatter, (ferry_team_t team, float *dest,
    const float *source, size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_float_max_reducescatter_timeout, (ferry_team_t team, float *dest,
    const float *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_double_max_reducescatter, (ferry_team_t team, double *dest,
    const double *source, size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_double_max_reducescatter_timeout, (ferry_team_t team, double *dest,
    const double *source, size_t nreduce, uint64_t timeout_ns))
#if !FERRYI_GPU
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_longdouble_max_reducescatter, (ferry_team_t team, long double *dest,
    const long double *source, size_t nreduce))
#endif
#if !FERRYI_GPU
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_longdouble_max_reducescatter_timeout, (ferry_team_t team,
    long double *dest, const long double *source, size_t nreduce, uint64_t timeout_ns))
#endif
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_char_max_reducescatter, (ferry_team_t team, char *dest,
    const char *source, size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_char_max_reducescatter_timeout, (ferry_team_t team, char *dest,
    const char *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_schar_max_reducescatter, (ferry_team_t team, signed char *dest,
    const signed char *source, size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_schar_max_reducescatter_timeout, (ferry_team_t team, signed char *dest,
    const signed char *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_short_max_reducescatter, (ferry_team_t team, short *dest,
    const short *source, size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_short_max_reducescatter_timeout, (ferry_team_t team, short *dest,
    const short *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uchar_max_reducescatter, (ferry_team_t team, unsigned char *dest,
    const unsigned char *source, size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uchar_max_reducescatter_timeout, (ferry_team_t team, unsigned char *dest,
    const unsigned char *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ushort_max_reducescatter, (ferry_team_t team, unsigned short *dest,
    const unsigned short *source, size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ushort_max_reducescatter_timeout, (ferry_team_t team,
    unsigned short *dest, const unsigned short *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int_max_reducescatter, (ferry_team_t team, int *dest, const int *source,
    size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int_max_reducescatter_timeout, (ferry_team_t team, int *dest,
    const int *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_long_max_reducescatter, (ferry_team_t team, long *dest,
    const long *source, size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_long_max_reducescatter_timeout, (ferry_team_t team, long *dest,
    const long *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_longlong_max_reducescatter, (ferry_team_t team, long long *dest,
    const long long *source, size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_longlong_max_reducescatter_timeout, (ferry_team_t team, long long *dest,
    const long long *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint_max_reducescatter, (ferry_team_t team, unsigned int *dest,
    const unsigned int *source, size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint_max_reducescatter_timeout, (ferry_team_t team, unsigned int *dest,
    const unsigned int *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ulong_max_reducescatter, (ferry_team_t team, unsigned long *dest,
    const unsigned long *source, size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ulong_max_reducescatter_timeout, (ferry_team_t team, unsigned long *dest,
    const unsigned long *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ulonglong_max_reducescatter, (ferry_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ulonglong_max_reducescatter_timeout, (ferry_team_t team,
    unsigned long long *dest, const unsigned long long *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int8_max_reducescatter, (ferry_team_t team, int8_t *dest,
    const int8_t *source, size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int8_max_reducescatter_timeout, (ferry_team_t team, int8_t *dest,
    const int8_t *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int16_max_reducescatter, (ferry_team_t team, int16_t *dest,
    const int16_t *source, size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int16_max_reducescatter_timeout, (ferry_team_t team, int16_t *dest,
    const int16_t *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint8_max_reducescatter, (ferry_team_t team, uint8_t *dest,
    const uint8_t *source, size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint8_max_reducescatter_timeout, (ferry_team_t team, uint8_t *dest,
    const uint8_t *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint16_max_reducescatter, (ferry_team_t team, uint16_t *dest,
    const uint16_t *source, size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint16_max_reducescatter_timeout, (ferry_team_t team, uint16_t *dest,
    const uint16_t *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int32_max_reducescatter, (ferry_team_t team, int32_t *dest,
    const int32_t *source, size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int32_max_reducescatter_timeout, (ferry_team_t team, int32_t *dest,
    const int32_t *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int64_max_reducescatter, (ferry_team_t team, int64_t *dest,
    const int64_t *source, size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int64_max_reducescatter_timeout, (ferry_team_t team, int64_t *dest,
    const int64_t *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint32_max_reducescatter, (ferry_team_t team, uint32_t *dest,
    const uint32_t *source, size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint32_max_reducescatter_timeout, (ferry_team_t team, uint32_t *dest,
    const uint32_t *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint64_max_reducescatter, (ferry_team_t team, uint64_t *dest,
    const uint64_t *source, size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint64_max_reducescatter_timeout, (ferry_team_t team, uint64_t *dest,
    const uint64_t *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_size_max_reducescatter, (ferry_team_t team, size_t *dest,
    const size_t *source, size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_size_max_reducescatter_timeout, (ferry_team_t team, size_t *dest,
    const size_t *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ptrdiff_max_reducescatter, (ferry_team_t team, ptrdiff_t *dest,
    const ptrdiff_t *source, size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ptrdiff_max_reducescatter_timeout, (ferry_team_t team, ptrdiff_t *dest,
    const ptrdiff_t *source, size_t nreduce, uint64_t timeout_ns))

/* ferry_TYPE_min_reducescatter */
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_float_min_reducescatter, (ferry_team_t team, float *dest,
    const float *source, size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_float_min_reducescatter_timeout, (ferry_team_t team, float *dest,
    const float *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_double_min_reducescatter, (ferry_team_t team, double *dest,
    const double *source, size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_double_min_reducescatter_timeout, (ferry_team_t team, double *dest,
    const double *source, size_t nreduce, uint64_t timeout_ns))
#if !FERRYI_GPU
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_longdouble_min_reducescatter, (ferry_team_t team, long double *dest,
    const long double *source, size_t nreduce))
#endif
#if !FERRYI_GPU
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_longdouble_min_reducescatter_timeout, (ferry_team_t team,
    long double *dest, const long double *source, size_t nreduce, uint64_t timeout_ns))
#endif
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_char_min_reducescatter, (ferry_team_t team, char *dest,
    const char *source, size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_char_min_reducescatter_timeout, (ferry_team_t team, char *dest,
    const char *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_schar_min_reducescatter, (ferry_team_t team, signed char *dest,
    const signed char *source, size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_schar_min_reducescatter_timeout, (ferry_team_t team, signed char *dest,
    const signed char *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_short_min_reducescatter, (ferry_team_t team, short *dest,
    const short *source, size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_short_min_reducescatter_timeout, (ferry_team_t team, short *dest,
    const short *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uchar_min_reducescatter, (ferry_team_t team, unsigned char *dest,
    const unsigned char *source, size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uchar_min_reducescatter_timeout, (ferry_team_t team, unsigned char *dest,
    const unsigned char *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ushort_min_reducescatter, (ferry_team_t team, unsigned short *dest,
    const unsigned short *source, size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ushort_min_reducescatter_timeout, (ferry_team_t team,
    unsigned short *dest, const unsigned short *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int_min_reducescatter, (ferry_team_t team, int *dest, const int *source,
    size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int_min_reducescatter_timeout, (ferry_team_t team, int *dest,
    const int *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_long_min_reducescatter, (ferry_team_t team, long *dest,
    const long *source, size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_long_min_reducescatter_timeout, (ferry_team_t team, long *dest,
    const long *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_longlong_min_reducescatter, (ferry_team_t team, long long *dest,
    const long long *source, size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_longlong_min_reducescatter_timeout, (ferry_team_t team, long long *dest,
    const long long *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint_min_reducescatter, (ferry_team_t team, unsigned int *dest,
    const unsigned int *source, size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint_min_reducescatter_timeout, (ferry_team_t team, unsigned int *dest,
    const unsigned int *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ulong_min_reducescatter, (ferry_team_t team, unsigned long *dest,
    const unsigned long *source, size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ulong_min_reducescatter_timeout, (ferry_team_t team, unsigned long *dest,
    const unsigned long *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ulonglong_min_reducescatter, (ferry_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ulonglong_min_reducescatter_timeout, (ferry_team_t team,
    unsigned long long *dest, const unsigned long long *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int8_min_reducescatter, (ferry_team_t team, int8_t *dest,
    const int8_t *source, size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int8_min_reducescatter_timeout, (ferry_team_t team, int8_t *dest,
    const int8_t *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int16_min_reducescatter, (ferry_team_t team, int16_t *dest,
    const int16_t *source, size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int16_min_reducescatter_timeout, (ferry_team_t team, int16_t *dest,
    const int16_t *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint8_min_reducescatter, (ferry_team_t team, uint8_t *dest,
    const uint8_t *source, size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint8_min_reducescatter_timeout, (ferry_team_t team, uint8_t *dest,
    const uint8_t *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint16_min_reducescatter, (ferry_team_t team, uint16_t *dest,
    const uint16_t *source, size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint16_min_reducescatter_timeout, (ferry_team_t team, uint16_t *dest,
    const uint16_t *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int32_min_reducescatter, (ferry_team_t team, int32_t *dest,
    const int32_t *source, size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int32_min_reducescatter_timeout, (ferry_team_t team, int32_t *dest,
    const int32_t *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int64_min_reducescatter, (ferry_team_t team, int64_t *dest,
    const int64_t *source, size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int64_min_reducescatter_timeout, (ferry_team_t team, int64_t *dest,
    const int64_t *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint32_min_reducescatter, (ferry_team_t team, uint32_t *dest,
    const uint32_t *source, size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint32_min_reducescatter_timeout, (ferry_team_t team, uint32_t *dest,
    const uint32_t *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint64_min_reducescatter, (ferry_team_t team, uint64_t *dest,
    const uint64_t *source, size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint64_min_reducescatter_timeout, (ferry_team_t team, uint64_t *dest,
    const uint64_t *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_size_min_reducescatter, (ferry_team_t team, size_t *dest,
    const size_t *source, size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_size_min_reducescatter_timeout, (ferry_team_t team, size_t *dest,
    const size_t *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ptrdiff_min_reducescatter, (ferry_team_t team, ptrdiff_t *dest,
    const ptrdiff_t *source, size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ptrdiff_min_reducescatter_timeout, (ferry_team_t team, ptrdiff_t *dest,
    const ptrdiff_t *source, size_t nreduce, uint64_t timeout_ns))

/* ferry_TYPE_sum_reducescatter */
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_float_sum_reducescatter, (ferry_team_t team, float *dest,
    const float *source, size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_float_sum_reducescatter_timeout, (ferry_team_t team, float *dest,
    const float *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_double_sum_reducescatter, (ferry_team_t team, double *dest,
    const double *source, size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_double_sum_reducescatter_timeout, (ferry_team_t team, double *dest,
    const double *source, size_t nreduce, uint64_t timeout_ns))
#if !FERRYI_GPU
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_longdouble_sum_reducescatter, (ferry_team_t team, long double *dest,
    const long double *source, size_t nreduce))
#endif
#if !FERRYI_GPU
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_longdouble_sum_reducescatter_timeout, (ferry_team_t team,
    long double *dest, const long double *source, size_t nreduce, uint64_t timeout_ns))
#endif
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_char_sum_reducescatter, (ferry_team_t team, char *dest,
    const char *source, size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_char_sum_reducescatter_timeout, (ferry_team_t team, char *dest,
    const char *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_schar_sum_reducescatter, (ferry_team_t team, signed char *dest,
    const signed char *source, size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_schar_sum_reducescatter_timeout, (ferry_team_t team, signed char *dest,
    const signed char *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_short_sum_reducescatter, (ferry_team_t team, short *dest,
    const short *source, size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_short_sum_reducescatter_timeout, (ferry_team_t team, short *dest,
    const short *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uchar_sum_reducescatter, (ferry_team_t team, unsigned char *dest,
    const unsigned char *source, size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uchar_sum_reducescatter_timeout, (ferry_team_t team, unsigned char *dest,
    const unsigned char *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ushort_sum_reducescatter, (ferry_team_t team, unsigned short *dest,
    const unsigned short *source, size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ushort_sum_reducescatter_timeout, (ferry_team_t team,
    unsigned short *dest, const unsigned short *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int_sum_reducescatter, (ferry_team_t team, int *dest, const int *source,
    size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int_sum_reducescatter_timeout, (ferry_team_t team, int *dest,
    const int *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_long_sum_reducescatter, (ferry_team_t team, long *dest,
    const long *source, size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_long_sum_reducescatter_timeout, (ferry_team_t team, long *dest,
    const long *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_longlong_sum_reducescatter, (ferry_team_t team, long long *dest,
    const long long *source, size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_longlong_sum_reducescatter_timeout, (ferry_team_t team, long long *dest,
    const long long *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint_sum_reducescatter, (ferry_team_t team, unsigned int *dest,
    const unsigned int *source, size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint_sum_reducescatter_timeout, (ferry_team_t team, unsigned int *dest,
    const unsigned int *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ulong_sum_reducescatter, (ferry_team_t team, unsigned long *dest,
    const unsigned long *source, size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ulong_sum_reducescatter_timeout, (ferry_team_t team, unsigned long *dest,
    const unsigned long *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ulonglong_sum_reducescatter, (ferry_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ulonglong_sum_reducescatter_timeout, (ferry_team_t team,
    unsigned long long *dest, const unsigned long long *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int8_sum_reducescatter, (ferry_team_t team, int8_t *dest,
    const int8_t *source, size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int8_sum_reducescatter_timeout, (ferry_team_t team, int8_t *dest,
    const int8_t *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int16_sum_reducescatter, (ferry_team_t team, int16_t *dest,
    const int16_t *source, size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int16_sum_reducescatter_timeout, (ferry_team_t team, int16_t *dest,
    const int16_t *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint8_sum_reducescatter, (ferry_team_t team, uint8_t *dest,
    const uint8_t *source, size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint8_sum_reducescatter_timeout, (ferry_team_t team, uint8_t *dest,
    const uint8_t *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint16_sum_reducescatter, (ferry_team_t team, uint16_t *dest,
    const uint16_t *source, size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint16_sum_reducescatter_timeout, (ferry_team_t team, uint16_t *dest,
    const uint16_t *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int32_sum_reducescatter, (ferry_team_t team, int32_t *dest,
    const int32_t *source, size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int32_sum_reducescatter_timeout, (ferry_team_t team, int32_t *dest,
    const int32_t *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int64_sum_reducescatter, (ferry_team_t team, int64_t *dest,
    const int64_t *source, size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int64_sum_reducescatter_timeout, (ferry_team_t team, int64_t *dest,
    const int64_t *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint32_sum_reducescatter, (ferry_team_t team, uint32_t *dest,
    const uint32_t *source, size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint32_sum_reducescatter_timeout, (ferry_team_t team, uint32_t *dest,
    const uint32_t *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint64_sum_reducescatter, (ferry_team_t team, uint64_t *dest,
    const uint64_t *source, size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint64_sum_reducescatter_timeout, (ferry_team_t team, uint64_t *dest,
    const uint64_t *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_size_sum_reducescatter, (ferry_team_t team, size_t *dest,
    const size_t *source, size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_size_sum_reducescatter_timeout, (ferry_team_t team, size_t *dest,
    const size_t *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ptrdiff_sum_reducescatter, (ferry_team_t team, ptrdiff_t *dest,
    const ptrdiff_t *source, size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ptrdiff_sum_reducescatter_timeout, (ferry_team_t team, ptrdiff_t *dest,
    const ptrdiff_t *source, size_t nreduce, uint64_t timeout_ns))
#if !defined(__cplusplus) && !defined(__CUDACC__)
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_complexf_sum_reducescatter, (ferry_team_t team, float _Complex *dest,
    const float _Complex *source, size_t nreduce))
#endif
#if !defined(__cplusplus) && !defined(__CUDACC__)
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_complexf_sum_reducescatter_timeout, (ferry_team_t team,
    float _Complex *dest, const float _Complex *source, size_t nreduce, uint64_t timeout_ns))
#endif
#if !defined(__cplusplus) && !defined(__CUDACC__)
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_complexd_sum_reducescatter, (ferry_team_t team, double _Complex *dest,
    const double _Complex *source, size_t nreduce))
#endif
#if !defined(__cplusplus) && !defined(__CUDACC__)
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_complexd_sum_reducescatter_timeout, (ferry_team_t team,
    double _Complex *dest, const double _Complex *source, size_t nreduce, uint64_t timeout_ns))
#endif

/* ferry_TYPE_prod_reducescatter */
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_float_prod_reducescatter, (ferry_team_t team, float *dest,
    const float *source, size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_float_prod_reducescatter_timeout, (ferry_team_t team, float *dest,
    const float *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_double_prod_reducescatter, (ferry_team_t team, double *dest,
    const double *source, size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_double_prod_reducescatter_timeout, (ferry_team_t team, double *dest,
    const double *source, size_t nreduce, uint64_t timeout_ns))
#if !FERRYI_GPU
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_longdouble_prod_reducescatter, (ferry_team_t team, long double *dest,
    const long double *source, size_t nreduce))
#endif
#if !FERRYI_GPU
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_longdouble_prod_reducescatter_timeout, (ferry_team_t team,
    long double *dest, const long double *source, size_t nreduce, uint64_t timeout_ns))
#endif
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_char_prod_reducescatter, (ferry_team_t team, char *dest,
    const char *source, size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_char_prod_reducescatter_timeout, (ferry_team_t team, char *dest,
    const char *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_schar_prod_reducescatter, (ferry_team_t team, signed char *dest,
    const signed char *source, size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_schar_prod_reducescatter_timeout, (ferry_team_t team, signed char *dest,
    const signed char *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_short_prod_reducescatter, (ferry_team_t team, short *dest,
    const short *source, size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_short_prod_reducescatter_timeout, (ferry_team_t team, short *dest,
    const short *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uchar_prod_reducescatter, (ferry_team_t team, unsigned char *dest,
    const unsigned char *source, size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uchar_prod_reducescatter_timeout, (ferry_team_t team, unsigned char *dest,
    const unsigned char *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ushort_prod_reducescatter, (ferry_team_t team, unsigned short *dest,
    const unsigned short *source, size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ushort_prod_reducescatter_timeout, (ferry_team_t team,
    unsigned short *dest, const unsigned short *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int_prod_reducescatter, (ferry_team_t team, int *dest, const int *source,
    size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int_prod_reducescatter_timeout, (ferry_team_t team, int *dest,
    const int *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_long_prod_reducescatter, (ferry_team_t team, long *dest,
    const long *source, size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_long_prod_reducescatter_timeout, (ferry_team_t team, long *dest,
    const long *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_longlong_prod_reducescatter, (ferry_team_t team, long long *dest,
    const long long *source, size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_longlong_prod_reducescatter_timeout, (ferry_team_t team, long long *dest,
    const long long *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint_prod_reducescatter, (ferry_team_t team, unsigned int *dest,
    const unsigned int *source, size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint_prod_reducescatter_timeout, (ferry_team_t team, unsigned int *dest,
    const unsigned int *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ulong_prod_reducescatter, (ferry_team_t team, unsigned long *dest,
    const unsigned long *source, size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ulong_prod_reducescatter_timeout, (ferry_team_t team, unsigned long *dest,
    const unsigned long *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ulonglong_prod_reducescatter, (ferry_team_t team,
    unsigned long long *dest, const unsigned long long *source, size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ulonglong_prod_reducescatter_timeout, (ferry_team_t team,
    unsigned long long *dest, const unsigned long long *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int8_prod_reducescatter, (ferry_team_t team, int8_t *dest,
    const int8_t *source, size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int8_prod_reducescatter_timeout, (ferry_team_t team, int8_t *dest,
    const int8_t *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int16_prod_reducescatter, (ferry_team_t team, int16_t *dest,
    const int16_t *source, size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int16_prod_reducescatter_timeout, (ferry_team_t team, int16_t *dest,
    const int16_t *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint8_prod_reducescatter, (ferry_team_t team, uint8_t *dest,
    const uint8_t *source, size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint8_prod_reducescatter_timeout, (ferry_team_t team, uint8_t *dest,
    const uint8_t *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint16_prod_reducescatter, (ferry_team_t team, uint16_t *dest,
    const uint16_t *source, size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint16_prod_reducescatter_timeout, (ferry_team_t team, uint16_t *dest,
    const uint16_t *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int32_prod_reducescatter, (ferry_team_t team, int32_t *dest,
    const int32_t *source, size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int32_prod_reducescatter_timeout, (ferry_team_t team, int32_t *dest,
    const int32_t *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int64_prod_reducescatter, (ferry_team_t team, int64_t *dest,
    const int64_t *source, size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int64_prod_reducescatter_timeout, (ferry_team_t team, int64_t *dest,
    const int64_t *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint32_prod_reducescatter, (ferry_team_t team, uint32_t *dest,
    const uint32_t *source, size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint32_prod_reducescatter_timeout, (ferry_team_t team, uint32_t *dest,
    const uint32_t *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint64_prod_reducescatter, (ferry_team_t team, uint64_t *dest,
    const uint64_t *source, size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint64_prod_reducescatter_timeout, (ferry_team_t team, uint64_t *dest,
    const uint64_t *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_size_prod_reducescatter, (ferry_team_t team, size_t *dest,
    const size_t *source, size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_size_prod_reducescatter_timeout, (ferry_team_t team, size_t *dest,
    const size_t *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ptrdiff_prod_reducescatter, (ferry_team_t team, ptrdiff_t *dest,
    const ptrdiff_t *source, size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ptrdiff_prod_reducescatter_timeout, (ferry_team_t team, ptrdiff_t *dest,
    const ptrdiff_t *source, size_t nreduce, uint64_t timeout_ns))
#if !defined(__cplusplus) && !defined(__CUDACC__)
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_complexf_prod_reducescatter, (ferry_team_t team, float _Complex *dest,
    const float _Complex *source, size_t nreduce))
#endif
#if !defined(__cplusplus) && !defined(__CUDACC__)
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_complexf_prod_reducescatter_timeout, (ferry_team_t team,
    float _Complex *dest, const float _Complex *source, size_t nreduce, uint64_t timeout_ns))
#endif
#if !defined(__cplusplus) && !defined(__CUDACC__)
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_complexd_prod_reducescatter, (ferry_team_t team, double _Complex *dest,
    const double _Complex *source, size_t nreduce))
#endif
#if !defined(__cplusplus) && !defined(__CUDACC__)
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_complexd_prod_reducescatter_timeout, (ferry_team_t team,
    double _Complex *dest, const double _Complex *source, size_t nreduce, uint64_t timeout_ns))
#endif

/* ferry_TYPE_and_reducescatter */
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_char_and_reducescatter, (ferry_team_t team, char *dest,
    const char *source, size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_char_and_reducescatter_timeout, (ferry_team_t team, char *dest,
    const char *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_schar_and_reducescatter, (ferry_team_t team, signed char *dest,
    const signed char *source, size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_schar_and_reducescatter_timeout, (ferry_team_t team, signed char *dest,
    const signed char *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_short_and_reducescatter, (ferry_team_t team, short *dest,
    const short *source, size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_short_and_reducescatter_timeout, (ferry_team_t team, short *dest,
    const short *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uchar_and_reducescatter, (ferry_team_t team, unsigned char *dest,
    const unsigned char *source, size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uchar_and_reducescatter_timeout, (ferry_team_t team, unsigned char *dest,
    const unsigned char *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ushort_and_reducescatter, (ferry_team_t team, unsigned short *dest,
    const unsigned short *source, size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ushort_and_reducescatter_timeout, (ferry_team_t team,
    unsigned short *dest, const unsigned short *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int_and_reducescatter, (ferry_team_t team, int *dest, const int *source,
    size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int_and_reducescatter_timeout, (ferry_team_t team, int *dest,
    const int *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_long_and_reducescatter, (ferry_team_t team, long *dest,
    const long *source, size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_long_and_reducescatter_timeout, (ferry_team_t team, long *dest,
    const long *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_longlong_and_reducescatter, (ferry_team_t team, long long *dest,
    const long long *source, size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_longlong_and_reducescatter_timeout, (ferry_team_t team, long long *dest,
    const long long *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint_and_reducescatter, (ferry_team_t team, unsigned int *dest,
    const unsigned int *source, size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint_and_reducescatter_timeout, (ferry_team_t team, unsigned int *dest,
    const unsigned int *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ulong_and_reducescatter, (ferry_team_t team, unsigned long *dest,
    const unsigned long *source, size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ulong_and_reducescatter_timeout, (ferry_team_t team, unsigned long *dest,
    const unsigned long *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ulonglong_and_reducescatter, (ferry_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ulonglong_and_reducescatter_timeout, (ferry_team_t team,
    unsigned long long *dest, const unsigned long long *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int8_and_reducescatter, (ferry_team_t team, int8_t *dest,
    const int8_t *source, size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int8_and_reducescatter_timeout, (ferry_team_t team, int8_t *dest,
    const int8_t *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int16_and_reducescatter, (ferry_team_t team, int16_t *dest,
    const int16_t *source, size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int16_and_reducescatter_timeout, (ferry_team_t team, int16_t *dest,
    const int16_t *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint8_and_reducescatter, (ferry_team_t team, uint8_t *dest,
    const uint8_t *source, size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint8_and_reducescatter_timeout, (ferry_team_t team, uint8_t *dest,
    const uint8_t *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint16_and_reducescatter, (ferry_team_t team, uint16_t *dest,
    const uint16_t *source, size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint16_and_reducescatter_timeout, (ferry_team_t team, uint16_t *dest,
    const uint16_t *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int32_and_reducescatter, (ferry_team_t team, int32_t *dest,
    const int32_t *source, size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int32_and_reducescatter_timeout, (ferry_team_t team, int32_t *dest,
    const int32_t *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int64_and_reducescatter, (ferry_team_t team, int64_t *dest,
    const int64_t *source, size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int64_and_reducescatter_timeout, (ferry_team_t team, int64_t *dest,
    const int64_t *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint32_and_reducescatter, (ferry_team_t team, uint32_t *dest,
    const uint32_t *source, size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint32_and_reducescatter_timeout, (ferry_team_t team, uint32_t *dest,
    const uint32_t *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint64_and_reducescatter, (ferry_team_t team, uint64_t *dest,
    const uint64_t *source, size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint64_and_reducescatter_timeout, (ferry_team_t team, uint64_t *dest,
    const uint64_t *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_size_and_reducescatter, (ferry_team_t team, size_t *dest,
    const size_t *source, size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_size_and_reducescatter_timeout, (ferry_team_t team, size_t *dest,
    const size_t *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ptrdiff_and_reducescatter, (ferry_team_t team, ptrdiff_t *dest,
    const ptrdiff_t *source, size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ptrdiff_and_reducescatter_timeout, (ferry_team_t team, ptrdiff_t *dest,
    const ptrdiff_t *source, size_t nreduce, uint64_t timeout_ns))

/* ferry_TYPE_or_reducescatter */
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_char_or_reducescatter, (ferry_team_t team, char *dest, const char *source,
    size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_char_or_reducescatter_timeout, (ferry_team_t team, char *dest,
    const char *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_schar_or_reducescatter, (ferry_team_t team, signed char *dest,
    const signed char *source, size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_schar_or_reducescatter_timeout, (ferry_team_t team, signed char *dest,
    const signed char *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_short_or_reducescatter, (ferry_team_t team, short *dest,
    const short *source, size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_short_or_reducescatter_timeout, (ferry_team_t team, short *dest,
    const short *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uchar_or_reducescatter, (ferry_team_t team, unsigned char *dest,
    const unsigned char *source, size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uchar_or_reducescatter_timeout, (ferry_team_t team, unsigned char *dest,
    const unsigned char *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ushort_or_reducescatter, (ferry_team_t team, unsigned short *dest,
    const unsigned short *source, size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ushort_or_reducescatter_timeout, (ferry_team_t team, unsigned short *dest,
    const unsigned short *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int_or_reducescatter, (ferry_team_t team, int *dest, const int *source,
    size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int_or_reducescatter_timeout, (ferry_team_t team, int *dest,
    const int *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_long_or_reducescatter, (ferry_team_t team, long *dest, const long *source,
    size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_long_or_reducescatter_timeout, (ferry_team_t team, long *dest,
    const long *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_longlong_or_reducescatter, (ferry_team_t team, long long *dest,
    const long long *source, size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_longlong_or_reducescatter_timeout, (ferry_team_t team, long long *dest,
    const long long *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint_or_reducescatter, (ferry_team_t team, unsigned int *dest,
    const unsigned int *source, size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint_or_reducescatter_timeout, (ferry_team_t team, unsigned int *dest,
    const unsigned int *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ulong_or_reducescatter, (ferry_team_t team, unsigned long *dest,
    const unsigned long *source, size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ulong_or_reducescatter_timeout, (ferry_team_t team, unsigned long *dest,
    const unsigned long *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ulonglong_or_reducescatter, (ferry_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ulonglong_or_reducescatter_timeout, (ferry_team_t team,
    unsigned long long *dest, const unsigned long long *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int8_or_reducescatter, (ferry_team_t team, int8_t *dest,
    const int8_t *source, size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int8_or_reducescatter_timeout, (ferry_team_t team, int8_t *dest,
    const int8_t *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int16_or_reducescatter, (ferry_team_t team, int16_t *dest,
    const int16_t *source, size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int16_or_reducescatter_timeout, (ferry_team_t team, int16_t *dest,
    const int16_t *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint8_or_reducescatter, (ferry_team_t team, uint8_t *dest,
    const uint8_t *source, size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint8_or_reducescatter_timeout, (ferry_team_t team, uint8_t *dest,
    const uint8_t *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint16_or_reducescatter, (ferry_team_t team, uint16_t *dest,
    const uint16_t *source, size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint16_or_reducescatter_timeout, (ferry_team_t team, uint16_t *dest,
    const uint16_t *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int32_or_reducescatter, (ferry_team_t team, int32_t *dest,
    const int32_t *source, size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int32_or_reducescatter_timeout, (ferry_team_t team, int32_t *dest,
    const int32_t *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int64_or_reducescatter, (ferry_team_t team, int64_t *dest,
    const int64_t *source, size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int64_or_reducescatter_timeout, (ferry_team_t team, int64_t *dest,
    const int64_t *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint32_or_reducescatter, (ferry_team_t team, uint32_t *dest,
    const uint32_t *source, size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint32_or_reducescatter_timeout, (ferry_team_t team, uint32_t *dest,
    const uint32_t *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint64_or_reducescatter, (ferry_team_t team, uint64_t *dest,
    const uint64_t *source, size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint64_or_reducescatter_timeout, (ferry_team_t team, uint64_t *dest,
    const uint64_t *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_size_or_reducescatter, (ferry_team_t team, size_t *dest,
    const size_t *source, size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_size_or_reducescatter_timeout, (ferry_team_t team, size_t *dest,
    const size_t *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ptrdiff_or_reducescatter, (ferry_team_t team, ptrdiff_t *dest,
    const ptrdiff_t *source, size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ptrdiff_or_reducescatter_timeout, (ferry_team_t team, ptrdiff_t *dest,
    const ptrdiff_t *source, size_t nreduce, uint64_t timeout_ns))

/* ferry_TYPE_xor_reducescatter */
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_char_xor_reducescatter, (ferry_team_t team, char *dest,
    const char *source, size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_char_xor_reducescatter_timeout, (ferry_team_t team, char *dest,
    const char *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_schar_xor_reducescatter, (ferry_team_t team, signed char *dest,
    const signed char *source, size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_schar_xor_reducescatter_timeout, (ferry_team_t team, signed char *dest,
    const signed char *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_short_xor_reducescatter, (ferry_team_t team, short *dest,
    const short *source, size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_short_xor_reducescatter_timeout, (ferry_team_t team, short *dest,
    const short *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uchar_xor_reducescatter, (ferry_team_t team, unsigned char *dest,
    const unsigned char *source, size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uchar_xor_reducescatter_timeout, (ferry_team_t team, unsigned char *dest,
    const unsigned char *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ushort_xor_reducescatter, (ferry_team_t team, unsigned short *dest,
    const unsigned short *source, size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ushort_xor_reducescatter_timeout, (ferry_team_t team,
    unsigned short *dest, const unsigned short *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int_xor_reducescatter, (ferry_team_t team, int *dest, const int *source,
    size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int_xor_reducescatter_timeout, (ferry_team_t team, int *dest,
    const int *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_long_xor_reducescatter, (ferry_team_t team, long *dest,
    const long *source, size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_long_xor_reducescatter_timeout, (ferry_team_t team, long *dest,
    const long *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_longlong_xor_reducescatter, (ferry_team_t team, long long *dest,
    const long long *source, size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_longlong_xor_reducescatter_timeout, (ferry_team_t team, long long *dest,
    const long long *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint_xor_reducescatter, (ferry_team_t team, unsigned int *dest,
    const unsigned int *source, size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint_xor_reducescatter_timeout, (ferry_team_t team, unsigned int *dest,
    const unsigned int *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ulong_xor_reducescatter, (ferry_team_t team, unsigned long *dest,
    const unsigned long *source, size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ulong_xor_reducescatter_timeout, (ferry_team_t team, unsigned long *dest,
    const unsigned long *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ulonglong_xor_reducescatter, (ferry_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ulonglong_xor_reducescatter_timeout, (ferry_team_t team,
    unsigned long long *dest, const unsigned long long *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int8_xor_reducescatter, (ferry_team_t team, int8_t *dest,
    const int8_t *source, size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int8_xor_reducescatter_timeout, (ferry_team_t team, int8_t *dest,
    const int8_t *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int16_xor_reducescatter, (ferry_team_t team, int16_t *dest,
    const int16_t *source, size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int16_xor_reducescatter_timeout, (ferry_team_t team, int16_t *dest,
    const int16_t *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint8_xor_reducescatter, (ferry_team_t team, uint8_t *dest,
    const uint8_t *source, size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint8_xor_reducescatter_timeout, (ferry_team_t team, uint8_t *dest,
    const uint8_t *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint16_xor_reducescatter, (ferry_team_t team, uint16_t *dest,
    const uint16_t *source, size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint16_xor_reducescatter_timeout, (ferry_team_t team, uint16_t *dest,
    const uint16_t *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int32_xor_reducescatter, (ferry_team_t team, int32_t *dest,
    const int32_t *source, size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int32_xor_reducescatter_timeout, (ferry_team_t team, int32_t *dest,
    const int32_t *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int64_xor_reducescatter, (ferry_team_t team, int64_t *dest,
    const int64_t *source, size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_int64_xor_reducescatter_timeout, (ferry_team_t team, int64_t *dest,
    const int64_t *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint32_xor_reducescatter, (ferry_team_t team, uint32_t *dest,
    const uint32_t *source, size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint32_xor_reducescatter_timeout, (ferry_team_t team, uint32_t *dest,
    const uint32_t *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint64_xor_reducescatter, (ferry_team_t team, uint64_t *dest,
    const uint64_t *source, size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_uint64_xor_reducescatter_timeout, (ferry_team_t team, uint64_t *dest,
    const uint64_t *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_size_xor_reducescatter, (ferry_team_t team, size_t *dest,
    const size_t *source, size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_size_xor_reducescatter_timeout, (ferry_team_t team, size_t *dest,
    const size_t *source, size_t nreduce, uint64_t timeout_ns))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ptrdiff_xor_reducescatter, (ferry_team_t team, ptrdiff_t *dest,
    const ptrdiff_t *source, size_t nreduce))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ptrdiff_xor_reducescatter_timeout, (ferry_team_t team, ptrdiff_t *dest,
    const ptrdiff_t *source, size_t nreduce, uint64_t timeout_ns))

#endif
