/* SPDX-License-Identifier: BSD-3-Clause */
/* Exported functions, for runtime/calls/coll*.c alone.  Made by api/generate.py from api/calls.txt. */
/* clang-format off */
#ifndef FERRYI_RUNTIME_CALLS_GENERATED_COLL_H
#define FERRYI_RUNTIME_CALLS_GENERATED_COLL_H

/* ferry_barrier_all */
ferry_status ferry_barrier_all(void)
{
    return sync_team(FERRY_CALL_BARRIER, FERRY_TEAM_WORLD, UINT64_MAX);
}
ferry_status ferry_barrier_all_timeout(uint64_t timeout_ns)
{
    return sync_team(FERRY_CALL_BARRIER, FERRY_TEAM_WORLD, timeout_ns);
}

/* ferry_sync_all */
ferry_status ferry_sync_all(void)
{
    return sync_team(FERRY_CALL_SYNC, FERRY_TEAM_WORLD, UINT64_MAX);
}
ferry_status ferry_sync_all_timeout(uint64_t timeout_ns)
{
    return sync_team(FERRY_CALL_SYNC, FERRY_TEAM_WORLD, timeout_ns);
}

/* ferry_team_sync */
ferry_status ferry_team_sync(ferry_team_t team)
{
    return sync_team(FERRY_CALL_SYNC, team, UINT64_MAX);
}
ferry_status ferry_team_sync_timeout(ferry_team_t team, uint64_t timeout_ns)
{
    return sync_team(FERRY_CALL_SYNC, team, timeout_ns);
}

/* ferry_team_barrier */
ferry_status ferry_team_barrier(ferry_team_t team)
{
    return sync_team(FERRY_CALL_BARRIER, team, UINT64_MAX);
}
ferry_status ferry_team_barrier_timeout(ferry_team_t team, uint64_t timeout_ns)
{
    return sync_team(FERRY_CALL_BARRIER, team, timeout_ns);
}

/* ferry_TYPE_broadcast, ferry_broadcastmem */
ferry_status ferry_float_broadcast(ferry_team_t team, float *dest, const float *source, size_t nelems, int root)
{
    return IF_FITS(FERRY_CALL_BROADCAST, float, -1, broadcast(team, dest, source, nelems * sizeof(float), root,
        UINT64_MAX));
}
ferry_status ferry_double_broadcast(ferry_team_t team, double *dest, const double *source, size_t nelems, int root)
{
    return IF_FITS(FERRY_CALL_BROADCAST, double, -1, broadcast(team, dest, source, nelems * sizeof(double), root,
        UINT64_MAX));
}
ferry_status ferry_longdouble_broadcast(ferry_team_t team, long double *dest, const long double *source, size_t nelems,
    int root)
{
    return IF_FITS(FERRY_CALL_BROADCAST, long double, -1, broadcast(team, dest, source, nelems * sizeof(long double),
        root, UINT64_MAX));
}
ferry_status ferry_char_broadcast(ferry_team_t team, char *dest, const char *source, size_t nelems, int root)
{
    return IF_FITS(FERRY_CALL_BROADCAST, char, -1, broadcast(team, dest, source, nelems * sizeof(char), root,
        UINT64_MAX));
}
ferry_status ferry_schar_broadcast(ferry_team_t team, signed char *dest, const signed char *source, size_t nelems,
    int root)
{
    return IF_FITS(FERRY_CALL_BROADCAST, signed char, -1, broadcast(team, dest, source, nelems * sizeof(signed char),
        root, UINT64_MAX));
}
ferry_status ferry_short_broadcast(ferry_team_t team, short *dest, const short *source, size_t nelems, int root)
{
    return IF_FITS(FERRY_CALL_BROADCAST, short, -1, broadcast(team, dest, source, nelems * sizeof(short), root,
        UINT64_MAX));
}
ferry_status ferry_uchar_broadcast(ferry_team_t team, unsigned char *dest, const unsigned char *source, size_t nelems,
    int root)
{
    return IF_FITS(FERRY_CALL_BROADCAST, unsigned char, -1, broadcast(team, dest, source,
        nelems * sizeof(unsigned char), root, UINT64_MAX));
}
ferry_status ferry_ushort_broadcast(ferry_team_t team, unsigned short *dest, const unsigned short *source,
    size_t nelems, int root)
{
    return IF_FITS(FERRY_CALL_BROADCAST, unsigned short, -1, broadcast(team, dest, source,
        nelems * sizeof(unsigned short), root, UINT64_MAX));
}
ferry_status ferry_int_broadcast(ferry_team_t team, int *dest, const int *source, size_t nelems, int root)
{
    return IF_FITS(FERRY_CALL_BROADCAST, int, -1, broadcast(team, dest, source, nelems * sizeof(int), root,
        UINT64_MAX));
}
ferry_status ferry_long_broadcast(ferry_team_t team, long *dest, const long *source, size_t nelems, int root)
{
    return IF_FITS(FERRY_CALL_BROADCAST, long, -1, broadcast(team, dest, source, nelems * sizeof(long), root,
        UINT64_MAX));
}
ferry_status ferry_longlong_broadcast(ferry_team_t team, long long *dest, const long long *source, size_t nelems,
    int root)
{
    return IF_FITS(FERRY_CALL_BROADCAST, long long, -1, broadcast(team, dest, source, nelems * sizeof(long long), root,
        UINT64_MAX));
}
ferry_status ferry_uint_broadcast(ferry_team_t team, unsigned int *dest, const unsigned int *source, size_t nelems,
    int root)
{
    return IF_FITS(FERRY_CALL_BROADCAST, unsigned int, -1, broadcast(team, dest, source, nelems * sizeof(unsigned int),
        root, UINT64_MAX));
}
ferry_status ferry_ulong_broadcast(ferry_team_t team, unsigned long *dest, const unsigned long *source, size_t nelems,
    int root)
{
    return IF_FITS(FERRY_CALL_BROADCAST, unsigned long, -1, broadcast(team, dest, source,
        nelems * sizeof(unsigned long), root, UINT64_MAX));
}
ferry_status ferry_ulonglong_broadcast(ferry_team_t team, unsigned long long *dest, const unsigned long long *source,
    size_t nelems, int root)
{
    return IF_FITS(FERRY_CALL_BROADCAST, unsigned long long, -1, broadcast(team, dest, source,
        nelems * sizeof(unsigned long long), root, UINT64_MAX));
}
ferry_status ferry_int8_broadcast(ferry_team_t team, int8_t *dest, const int8_t *source, size_t nelems, int root)
{
    return IF_FITS(FERRY_CALL_BROADCAST, int8_t, -1, broadcast(team, dest, source, nelems * sizeof(int8_t), root,
        UINT64_MAX));
}
ferry_status ferry_int16_broadcast(ferry_team_t team, int16_t *dest, const int16_t *source, size_t nelems, int root)
{
    return IF_FITS(FERRY_CALL_BROADCAST, int16_t, -1, broadcast(team, dest, source, nelems * sizeof(int16_t), root,
        UINT64_MAX));
}
ferry_status ferry_uint8_broadcast(ferry_team_t team, uint8_t *dest, const uint8_t *source, size_t nelems, int root)
{
    return IF_FITS(FERRY_CALL_BROADCAST, uint8_t, -1, broadcast(team, dest, source, nelems * sizeof(uint8_t), root,
        UINT64_MAX));
}
ferry_status ferry_uint16_broadcast(ferry_team_t team, uint16_t *dest, const uint16_t *source, size_t nelems, int root)
{
    return IF_FITS(FERRY_CALL_BROADCAST, uint16_t, -1, broadcast(team, dest, source, nelems * sizeof(uint16_t), root,
        UINT64_MAX));
}
ferry_status ferry_int32_broadcast(ferry_team_t team, int32_t *dest, const int32_t *source, size_t nelems, int root)
{
    return IF_FITS(FERRY_CALL_BROADCAST, int32_t, -1, broadcast(team, dest, source, nelems * sizeof(int32_t), root,
        UINT64_MAX));
}
ferry_status ferry_int64_broadcast(ferry_team_t team, int64_t *dest, const int64_t *source, size_t nelems, int root)
{
    return IF_FITS(FERRY_CALL_BROADCAST, int64_t, -1, broadcast(team, dest, source, nelems * sizeof(int64_t), root,
        UINT64_MAX));
}
ferry_status ferry_uint32_broadcast(ferry_team_t team, uint32_t *dest, const uint32_t *source, size_t nelems, int root)
{
    return IF_FITS(FERRY_CALL_BROADCAST, uint32_t, -1, broadcast(team, dest, source, nelems * sizeof(uint32_t), root,
        UINT64_MAX));
}
ferry_status ferry_uint64_broadcast(ferry_team_t team, uint64_t *dest, const uint64_t *source, size_t nelems, int root)
{
    return IF_FITS(FERRY_CALL_BROADCAST, uint64_t, -1, broadcast(team, dest, source, nelems * sizeof(uint64_t), root,
        UINT64_MAX));
}
ferry_status ferry_size_broadcast(ferry_team_t team, size_t *dest, const size_t *source, size_t nelems, int root)
{
    return IF_FITS(FERRY_CALL_BROADCAST, size_t, -1, broadcast(team, dest, source, nelems * sizeof(size_t), root,
        UINT64_MAX));
}
ferry_status ferry_ptrdiff_broadcast(ferry_team_t team, ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems,
    int root)
{
    return IF_FITS(FERRY_CALL_BROADCAST, ptrdiff_t, -1, broadcast(team, dest, source, nelems * sizeof(ptrdiff_t), root,
        UINT64_MAX));
}
ferry_status ferry_broadcastmem(ferry_team_t team, void *dest, const void *source, size_t nbytes, int root)
{
    return broadcast(team, dest, source, nbytes, root, UINT64_MAX);
}
ferry_status ferry_broadcastmem_timeout(ferry_team_t team, void *dest, const void *source, size_t nbytes, int root,
    uint64_t timeout_ns)
{
    return broadcast(team, dest, source, nbytes, root, timeout_ns);
}

/* ferry_TYPE_fcollect, ferry_fcollectmem */
ferry_status ferry_float_fcollect(ferry_team_t team, float *dest, const float *source, size_t nelems)
{
    return IF_FITS(FERRY_CALL_FCOLLECT, float, -1, fcollect(team, dest, source, nelems * sizeof(float), UINT64_MAX));
}
ferry_status ferry_double_fcollect(ferry_team_t team, double *dest, const double *source, size_t nelems)
{
    return IF_FITS(FERRY_CALL_FCOLLECT, double, -1, fcollect(team, dest, source, nelems * sizeof(double), UINT64_MAX));
}
ferry_status ferry_longdouble_fcollect(ferry_team_t team, long double *dest, const long double *source, size_t nelems)
{
    return IF_FITS(FERRY_CALL_FCOLLECT, long double, -1, fcollect(team, dest, source, nelems * sizeof(long double),
        UINT64_MAX));
}
ferry_status ferry_char_fcollect(ferry_team_t team, char *dest, const char *source, size_t nelems)
{
    return IF_FITS(FERRY_CALL_FCOLLECT, char, -1, fcollect(team, dest, source, nelems * sizeof(char), UINT64_MAX));
}
ferry_status ferry_schar_fcollect(ferry_team_t team, signed char *dest, const signed char *source, size_t nelems)
{
    return IF_FITS(FERRY_CALL_FCOLLECT, signed char, -1, fcollect(team, dest, source, nelems * sizeof(signed char),
        UINT64_MAX));
}
ferry_status ferry_short_fcollect(ferry_team_t team, short *dest, const short *source, size_t nelems)
{
    return IF_FITS(FERRY_CALL_FCOLLECT, short, -1, fcollect(team, dest, source, nelems * sizeof(short), UINT64_MAX));
}
ferry_status ferry_uchar_fcollect(ferry_team_t team, unsigned char *dest, const unsigned char *source, size_t nelems)
{
    return IF_FITS(FERRY_CALL_FCOLLECT, unsigned char, -1, fcollect(team, dest, source, nelems * sizeof(unsigned char),
        UINT64_MAX));
}
ferry_status ferry_ushort_fcollect(ferry_team_t team, unsigned short *dest, const unsigned short *source, size_t nelems)
{
    return IF_FITS(FERRY_CALL_FCOLLECT, unsigned short, -1, fcollect(team, dest, source,
        nelems * sizeof(unsigned short), UINT64_MAX));
}
ferry_status ferry_int_fcollect(ferry_team_t team, int *dest, const int *source, size_t nelems)
{
    return IF_FITS(FERRY_CALL_FCOLLECT, int, -1, fcollect(team, dest, source, nelems * sizeof(int), UINT64_MAX));
}
ferry_status ferry_long_fcollect(ferry_team_t team, long *dest, const long *source, size_t nelems)
{
    return IF_FITS(FERRY_CALL_FCOLLECT, long, -1, fcollect(team, dest, source, nelems * sizeof(long), UINT64_MAX));
}
ferry_status ferry_longlong_fcollect(ferry_team_t team, long long *dest, const long long *source, size_t nelems)
{
    return IF_FITS(FERRY_CALL_FCOLLECT, long long, -1, fcollect(team, dest, source, nelems * sizeof(long long),
        UINT64_MAX));
}
ferry_status ferry_uint_fcollect(ferry_team_t team, unsigned int *dest, const unsigned int *source, size_t nelems)
{
    return IF_FITS(FERRY_CALL_FCOLLECT, unsigned int, -1, fcollect(team, dest, source, nelems * sizeof(unsigned int),
        UINT64_MAX));
}
ferry_status ferry_ulong_fcollect(ferry_team_t team, unsigned long *dest, const unsigned long *source, size_t nelems)
{
    return IF_FITS(FERRY_CALL_FCOLLECT, unsigned long, -1, fcollect(team, dest, source, nelems * sizeof(unsigned long),
        UINT64_MAX));
}
ferry_status ferry_ulonglong_fcollect(ferry_team_t team, unsigned long long *dest, const unsigned long long *source,
    size_t nelems)
{
    return IF_FITS(FERRY_CALL_FCOLLECT, unsigned long long, -1, fcollect(team, dest, source,
        nelems * sizeof(unsigned long long), UINT64_MAX));
}
ferry_status ferry_int8_fcollect(ferry_team_t team, int8_t *dest, const int8_t *source, size_t nelems)
{
    return IF_FITS(FERRY_CALL_FCOLLECT, int8_t, -1, fcollect(team, dest, source, nelems * sizeof(int8_t), UINT64_MAX));
}
ferry_status ferry_int16_fcollect(ferry_team_t team, int16_t *dest, const int16_t *source, size_t nelems)
{
    return IF_FITS(FERRY_CALL_FCOLLECT, int16_t, -1, fcollect(team, dest, source, nelems * sizeof(int16_t),
        UINT64_MAX));
}
ferry_status ferry_uint8_fcollect(ferry_team_t team, uint8_t *dest, const uint8_t *source, size_t nelems)
{
    return IF_FITS(FERRY_CALL_FCOLLECT, uint8_t, -1, fcollect(team, dest, source, nelems * sizeof(uint8_t),
        UINT64_MAX));
}
ferry_status ferry_uint16_fcollect(ferry_team_t team, uint16_t *dest, const uint16_t *source, size_t nelems)
{
    return IF_FITS(FERRY_CALL_FCOLLECT, uint16_t, -1, fcollect(team, dest, source, nelems * sizeof(uint16_t),
        UINT64_MAX));
}
ferry_status ferry_int32_fcollect(ferry_team_t team, int32_t *dest, const int32_t *source, size_t nelems)
{
    return IF_FITS(FERRY_CALL_FCOLLECT, int32_t, -1, fcollect(team, dest, source, nelems * sizeof(int32_t),
        UINT64_MAX));
}
ferry_status ferry_int64_fcollect(ferry_team_t team, int64_t *dest, const int64_t *source, size_t nelems)
{
    return IF_FITS(FERRY_CALL_FCOLLECT, int64_t, -1, fcollect(team, dest, source, nelems * sizeof(int64_t),
        UINT64_MAX));
}
ferry_status ferry_uint32_fcollect(ferry_team_t team, uint32_t *dest, const uint32_t *source, size_t nelems)
{
    return IF_FITS(FERRY_CALL_FCOLLECT, uint32_t, -1, fcollect(team, dest, source, nelems * sizeof(uint32_t),
        UINT64_MAX));
}
ferry_status ferry_uint64_fcollect(ferry_team_t team, uint64_t *dest, const uint64_t *source, size_t nelems)
{
    return IF_FITS(FERRY_CALL_FCOLLECT, uint64_t, -1, fcollect(team, dest, source, nelems * sizeof(uint64_t),
        UINT64_MAX));
}
ferry_status ferry_size_fcollect(ferry_team_t team, size_t *dest, const size_t *source, size_t nelems)
{
    return IF_FITS(FERRY_CALL_FCOLLECT, size_t, -1, fcollect(team, dest, source, nelems * sizeof(size_t), UINT64_MAX));
}
ferry_status ferry_ptrdiff_fcollect(ferry_team_t team, ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems)
{
    return IF_FITS(FERRY_CALL_FCOLLECT, ptrdiff_t, -1, fcollect(team, dest, source, nelems * sizeof(ptrdiff_t),
        UINT64_MAX));
}
ferry_status ferry_fcollectmem(ferry_team_t team, void *dest, const void *source, size_t nbytes)
{
    return fcollect(team, dest, source, nbytes, UINT64_MAX);
}
ferry_status ferry_fcollectmem_timeout(ferry_team_t team, void *dest, const void *source, size_t nbytes,
    uint64_t timeout_ns)
{
    return fcollect(team, dest, source, nbytes, timeout_ns);
}

/* ferry_TYPE_alltoall, ferry_alltoallmem */
ferry_status ferry_float_alltoall(ferry_team_t team, float *dest, const float *source, size_t nelems)
{
    return IF_FITS(FERRY_CALL_ALLTOALL, float, -1, alltoall(team, dest, source, nelems * sizeof(float), UINT64_MAX));
}
ferry_status ferry_double_alltoall(ferry_team_t team, double *dest, const double *source, size_t nelems)
{
    return IF_FITS(FERRY_CALL_ALLTOALL, double, -1, alltoall(team, dest, source, nelems * sizeof(double), UINT64_MAX));
}
ferry_status ferry_longdouble_alltoall(ferry_team_t team, long double *dest, const long double *source, size_t nelems)
{
    return IF_FITS(FERRY_CALL_ALLTOALL, long double, -1, alltoall(team, dest, source, nelems * sizeof(long double),
        UINT64_MAX));
}
ferry_status ferry_char_alltoall(ferry_team_t team, char *dest, const char *source, size_t nelems)
{
    return IF_FITS(FERRY_CALL_ALLTOALL, char, -1, alltoall(team, dest, source, nelems * sizeof(char), UINT64_MAX));
}
ferry_status ferry_schar_alltoall(ferry_team_t team, signed char *dest, const signed char *source, size_t nelems)
{
    return IF_FITS(FERRY_CALL_ALLTOALL, signed char, -1, alltoall(team, dest, source, nelems * sizeof(signed char),
        UINT64_MAX));
}
ferry_status ferry_short_alltoall(ferry_team_t team, short *dest, const short *source, size_t nelems)
{
    return IF_FITS(FERRY_CALL_ALLTOALL, short, -1, alltoall(team, dest, source, nelems * sizeof(short), UINT64_MAX));
}
ferry_status ferry_uchar_alltoall(ferry_team_t team, unsigned char *dest, const unsigned char *source, size_t nelems)
{
    return IF_FITS(FERRY_CALL_ALLTOALL, unsigned char, -1, alltoall(team, dest, source, nelems * sizeof(unsigned char),
        UINT64_MAX));
}
ferry_status ferry_ushort_alltoall(ferry_team_t team, unsigned short *dest, const unsigned short *source, size_t nelems)
{
    return IF_FITS(FERRY_CALL_ALLTOALL, unsigned short, -1, alltoall(team, dest, source,
        nelems * sizeof(unsigned short), UINT64_MAX));
}
ferry_status ferry_int_alltoall(ferry_team_t team, int *dest, const int *source, size_t nelems)
{
    return IF_FITS(FERRY_CALL_ALLTOALL, int, -1, alltoall(team, dest, source, nelems * sizeof(int), UINT64_MAX));
}
ferry_status ferry_long_alltoall(ferry_team_t team, long *dest, const long *source, size_t nelems)
{
    return IF_FITS(FERRY_CALL_ALLTOALL, long, -1, alltoall(team, dest, source, nelems * sizeof(long), UINT64_MAX));
}
ferry_status ferry_longlong_alltoall(ferry_team_t team, long long *dest, const long long *source, size_t nelems)
{
    return IF_FITS(FERRY_CALL_ALLTOALL, long long, -1, alltoall(team, dest, source, nelems * sizeof(long long),
        UINT64_MAX));
}
ferry_status ferry_uint_alltoall(ferry_team_t team, unsigned int *dest, const unsigned int *source, size_t nelems)
{
    return IF_FITS(FERRY_CALL_ALLTOALL, unsigned int, -1, alltoall(team, dest, source, nelems * sizeof(unsigned int),
        UINT64_MAX));
}
ferry_status ferry_ulong_alltoall(ferry_team_t team, unsigned long *dest, const unsigned long *source, size_t nelems)
{
    return IF_FITS(FERRY_CALL_ALLTOALL, unsigned long, -1, alltoall(team, dest, source, nelems * sizeof(unsigned long),
        UINT64_MAX));
}
ferry_status ferry_ulonglong_alltoall(ferry_team_t team, unsigned long long *dest, const unsigned long long *source,
    size_t nelems)
{
    return IF_FITS(FERRY_CALL_ALLTOALL, unsigned long long, -1, alltoall(team, dest, source,
        nelems * sizeof(unsigned long long), UINT64_MAX));
}
ferry_status ferry_int8_alltoall(ferry_team_t team, int8_t *dest, const int8_t *source, size_t nelems)
{
    return IF_FITS(FERRY_CALL_ALLTOALL, int8_t, -1, alltoall(team, dest, source, nelems * sizeof(int8_t), UINT64_MAX));
}
ferry_status ferry_int16_alltoall(ferry_team_t team, int16_t *dest, const int16_t *source, size_t nelems)
{
    return IF_FITS(FERRY_CALL_ALLTOALL, int16_t, -1, alltoall(team, dest, source, nelems * sizeof(int16_t),
        UINT64_MAX));
}
ferry_status ferry_uint8_alltoall(ferry_team_t team, uint8_t *dest, const uint8_t *source, size_t nelems)
{
    return IF_FITS(FERRY_CALL_ALLTOALL, uint8_t, -1, alltoall(team, dest, source, nelems * sizeof(uint8_t),
        UINT64_MAX));
}
ferry_status ferry_uint16_alltoall(ferry_team_t team, uint16_t *dest, const uint16_t *source, size_t nelems)
{
    return IF_FITS(FERRY_CALL_ALLTOALL, uint16_t, -1, alltoall(team, dest, source, nelems * sizeof(uint16_t),
        UINT64_MAX));
}
ferry_status ferry_int32_alltoall(ferry_team_t team, int32_t *dest, const int32_t *source, size_t nelems)
{
    return IF_FITS(FERRY_CALL_ALLTOALL, int32_t, -1, alltoall(team, dest, source, nelems * sizeof(int32_t),
        UINT64_MAX));
}
ferry_status ferry_int64_alltoall(ferry_team_t team, int64_t *dest, const int64_t *source, size_t nelems)
{
    return IF_FITS(FERRY_CALL_ALLTOALL, int64_t, -1, alltoall(team, dest, source, nelems * sizeof(int64_t),
        UINT64_MAX));
}
ferry_status ferry_uint32_alltoall(ferry_team_t team, uint32_t *dest, const uint32_t *source, size_t nelems)
{
    return IF_FITS(FERRY_CALL_ALLTOALL, uint32_t, -1, alltoall(team, dest, source, nelems * sizeof(uint32_t),
        UINT64_MAX));
}
ferry_status ferry_uint64_alltoall(ferry_team_t team, uint64_t *dest, const uint64_t *source, size_t nelems)
{
    return IF_FITS(FERRY_CALL_ALLTOALL, uint64_t, -1, alltoall(team, dest, source, nelems * sizeof(uint64_t),
        UINT64_MAX));
}
ferry_status ferry_size_alltoall(ferry_team_t team, size_t *dest, const size_t *source, size_t nelems)
{
    return IF_FITS(FERRY_CALL_ALLTOALL, size_t, -1, alltoall(team, dest, source, nelems * sizeof(size_t), UINT64_MAX));
}
ferry_status ferry_ptrdiff_alltoall(ferry_team_t team, ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems)
{
    return IF_FITS(FERRY_CALL_ALLTOALL, ptrdiff_t, -1, alltoall(team, dest, source, nelems * sizeof(ptrdiff_t),
        UINT64_MAX));
}
ferry_status ferry_alltoallmem(ferry_team_t team, void *dest, const void *source, size_t nbytes)
{
    return alltoall(team, dest, source, nbytes, UINT64_MAX);
}
ferry_status ferry_alltoallmem_timeout(ferry_team_t team, void *dest, const void *source, size_t nbytes,
    uint64_t timeout_ns)
{
    return alltoall(team, dest, source, nbytes, timeout_ns);
}

/* ferry_TYPE_collect, ferry_collectmem */
ferry_status ferry_float_collect(ferry_team_t team, float *dest, const float *source, size_t nelems)
{
    return IF_FITS(FERRY_CALL_COLLECT, float, -1, collect(team, dest, source, nelems * sizeof(float), UINT64_MAX));
}
ferry_status ferry_double_collect(ferry_team_t team, double *dest, const double *source, size_t nelems)
{
    return IF_FITS(FERRY_CALL_COLLECT, double, -1, collect(team, dest, source, nelems * sizeof(double), UINT64_MAX));
}
ferry_status ferry_longdouble_collect(ferry_team_t team, long double *dest, const long double *source, size_t nelems)
{
    return IF_FITS(FERRY_CALL_COLLECT, long double, -1, collect(team, dest, source, nelems * sizeof(long double),
        UINT64_MAX));
}
ferry_status ferry_char_collect(ferry_team_t team, char *dest, const char *source, size_t nelems)
{
    return IF_FITS(FERRY_CALL_COLLECT, char, -1, collect(team, dest, source, nelems * sizeof(char), UINT64_MAX));
}
ferry_status ferry_schar_collect(ferry_team_t team, signed char *dest, const signed char *source, size_t nelems)
{
    return IF_FITS(FERRY_CALL_COLLECT, signed char, -1, collect(team, dest, source, nelems * sizeof(signed char),
        UINT64_MAX));
}
ferry_status ferry_short_collect(ferry_team_t team, short *dest, const short *source, size_t nelems)
{
    return IF_FITS(FERRY_CALL_COLLECT, short, -1, collect(team, dest, source, nelems * sizeof(short), UINT64_MAX));
}
ferry_status ferry_uchar_collect(ferry_team_t team, unsigned char *dest, const unsigned char *source, size_t nelems)
{
    return IF_FITS(FERRY_CALL_COLLECT, unsigned char, -1, collect(team, dest, source, nelems * sizeof(unsigned char),
        UINT64_MAX));
}
ferry_status ferry_ushort_collect(ferry_team_t team, unsigned short *dest, const unsigned short *source, size_t nelems)
{
    return IF_FITS(FERRY_CALL_COLLECT, unsigned short, -1, collect(team, dest, source, nelems * sizeof(unsigned short),
        UINT64_MAX));
}
ferry_status ferry_int_collect(ferry_team_t team, int *dest, const int *source, size_t nelems)
{
    return IF_FITS(FERRY_CALL_COLLECT, int, -1, collect(team, dest, source, nelems * sizeof(int), UINT64_MAX));
}
ferry_status ferry_long_collect(ferry_team_t team, long *dest, const long *source, size_t nelems)
{
    return IF_FITS(FERRY_CALL_COLLECT, long, -1, collect(team, dest, source, nelems * sizeof(long), UINT64_MAX));
}
ferry_status ferry_longlong_collect(ferry_team_t team, long long *dest, const long long *source, size_t nelems)
{
    return IF_FITS(FERRY_CALL_COLLECT, long long, -1, collect(team, dest, source, nelems * sizeof(long long),
        UINT64_MAX));
}
ferry_status ferry_uint_collect(ferry_team_t team, unsigned int *dest, const unsigned int *source, size_t nelems)
{
    return IF_FITS(FERRY_CALL_COLLECT, unsigned int, -1, collect(team, dest, source, nelems * sizeof(unsigned int),
        UINT64_MAX));
}
ferry_status ferry_ulong_collect(ferry_team_t team, unsigned long *dest, const unsigned long *source, size_t nelems)
{
    return IF_FITS(FERRY_CALL_COLLECT, unsigned long, -1, collect(team, dest, source, nelems * sizeof(unsigned long),
        UINT64_MAX));
}
ferry_status ferry_ulonglong_collect(ferry_team_t team, unsigned long long *dest, const unsigned long long *source,
    size_t nelems)
{
    return IF_FITS(FERRY_CALL_COLLECT, unsigned long long, -1, collect(team, dest, source,
        nelems * sizeof(unsigned long long), UINT64_MAX));
}
ferry_status ferry_int8_collect(ferry_team_t team, int8_t *dest, const int8_t *source, size_t nelems)
{
    return IF_FITS(FERRY_CALL_COLLECT, int8_t, -1, collect(team, dest, source, nelems * sizeof(int8_t), UINT64_MAX));
}
ferry_status ferry_int16_collect(ferry_team_t team, int16_t *dest, const int16_t *source, size_t nelems)
{
    return IF_FITS(FERRY_CALL_COLLECT, int16_t, -1, collect(team, dest, source, nelems * sizeof(int16_t), UINT64_MAX));
}
ferry_status ferry_uint8_collect(ferry_team_t team, uint8_t *dest, const uint8_t *source, size_t nelems)
{
    return IF_FITS(FERRY_CALL_COLLECT, uint8_t, -1, collect(team, dest, source, nelems * sizeof(uint8_t), UINT64_MAX));
}
ferry_status ferry_uint16_collect(ferry_team_t team, uint16_t *dest, const uint16_t *source, size_t nelems)
{
    return IF_FITS(FERRY_CALL_COLLECT, uint16_t, -1, collect(team, dest, source, nelems * sizeof(uint16_t),
        UINT64_MAX));
}
ferry_status ferry_int32_collect(ferry_team_t team, int32_t *dest, const int32_t *source, size_t nelems)
{
    return IF_FITS(FERRY_CALL_COLLECT, int32_t, -1, collect(team, dest, source, nelems * sizeof(int32_t), UINT64_MAX));
}
ferry_status ferry_int64_collect(ferry_team_t team, int64_t *dest, const int64_t *source, size_t nelems)
{
    return IF_FITS(FERRY_CALL_COLLECT, int64_t, -1, collect(team, dest, source, nelems * sizeof(int64_t), UINT64_MAX));
}
ferry_status ferry_uint32_collect(ferry_team_t team, uint32_t *dest, const uint32_t *source, size_t nelems)
{
    return IF_FITS(FERRY_CALL_COLLECT, uint32_t, -1, collect(team, dest, source, nelems * sizeof(uint32_t),
        UINT64_MAX));
}
ferry_status ferry_uint64_collect(ferry_team_t team, uint64_t *dest, const uint64_t *source, size_t nelems)
{
    return IF_FITS(FERRY_CALL_COLLECT, uint64_t, -1, collect(team, dest, source, nelems * sizeof(uint64_t),
        UINT64_MAX));
}
ferry_status ferry_size_collect(ferry_team_t team, size_t *dest, const size_t *source, size_t nelems)
{
    return IF_FITS(FERRY_CALL_COLLECT, size_t, -1, collect(team, dest, source, nelems * sizeof(size_t), UINT64_MAX));
}
ferry_status ferry_ptrdiff_collect(ferry_team_t team, ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems)
{
    return IF_FITS(FERRY_CALL_COLLECT, ptrdiff_t, -1, collect(team, dest, source, nelems * sizeof(ptrdiff_t),
        UINT64_MAX));
}
ferry_status ferry_collectmem(ferry_team_t team, void *dest, const void *source, size_t nbytes)
{
    return collect(team, dest, source, nbytes, UINT64_MAX);
}
ferry_status ferry_collectmem_timeout(ferry_team_t team, void *dest, const void *source, size_t nbytes,
    uint64_t timeout_ns)
{
    return collect(team, dest, source, nbytes, timeout_ns);
}

/* ferry_TYPE_alltoalls, ferry_alltoallsmem */
ferry_status ferry_float_alltoalls(ferry_team_t team, float *dest, const float *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems)
{
    return alltoalls(team, dest, source, dst, sst, nelems, sizeof(float), UINT64_MAX);
}
ferry_status ferry_double_alltoalls(ferry_team_t team, double *dest, const double *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems)
{
    return alltoalls(team, dest, source, dst, sst, nelems, sizeof(double), UINT64_MAX);
}
ferry_status ferry_longdouble_alltoalls(ferry_team_t team, long double *dest, const long double *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems)
{
    return alltoalls(team, dest, source, dst, sst, nelems, sizeof(long double), UINT64_MAX);
}
ferry_status ferry_char_alltoalls(ferry_team_t team, char *dest, const char *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems)
{
    return alltoalls(team, dest, source, dst, sst, nelems, sizeof(char), UINT64_MAX);
}
ferry_status ferry_schar_alltoalls(ferry_team_t team, signed char *dest, const signed char *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems)
{
    return alltoalls(team, dest, source, dst, sst, nelems, sizeof(signed char), UINT64_MAX);
}
ferry_status ferry_short_alltoalls(ferry_team_t team, short *dest, const short *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems)
{
    return alltoalls(team, dest, source, dst, sst, nelems, sizeof(short), UINT64_MAX);
}
ferry_status ferry_uchar_alltoalls(ferry_team_t team, unsigned char *dest, const unsigned char *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems)
{
    return alltoalls(team, dest, source, dst, sst, nelems, sizeof(unsigned char), UINT64_MAX);
}
ferry_status ferry_ushort_alltoalls(ferry_team_t team, unsigned short *dest, const unsigned short *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems)
{
    return alltoalls(team, dest, source, dst, sst, nelems, sizeof(unsigned short), UINT64_MAX);
}
ferry_status ferry_int_alltoalls(ferry_team_t team, int *dest, const int *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems)
{
    return alltoalls(team, dest, source, dst, sst, nelems, sizeof(int), UINT64_MAX);
}
ferry_status ferry_long_alltoalls(ferry_team_t team, long *dest, const long *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems)
{
    return alltoalls(team, dest, source, dst, sst, nelems, sizeof(long), UINT64_MAX);
}
ferry_status ferry_longlong_alltoalls(ferry_team_t team, long long *dest, const long long *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems)
{
    return alltoalls(team, dest, source, dst, sst, nelems, sizeof(long long), UINT64_MAX);
}
ferry_status ferry_uint_alltoalls(ferry_team_t team, unsigned int *dest, const unsigned int *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems)
{
    return alltoalls(team, dest, source, dst, sst, nelems, sizeof(unsigned int), UINT64_MAX);
}
ferry_status ferry_ulong_alltoalls(ferry_team_t team, unsigned long *dest, const unsigned long *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems)
{
    return alltoalls(team, dest, source, dst, sst, nelems, sizeof(unsigned long), UINT64_MAX);
}
ferry_status ferry_ulonglong_alltoalls(ferry_team_t team, unsigned long long *dest, const unsigned long long *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems)
{
    return alltoalls(team, dest, source, dst, sst, nelems, sizeof(unsigned long long), UINT64_MAX);
}
ferry_status ferry_int8_alltoalls(ferry_team_t team, int8_t *dest, const int8_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems)
{
    return alltoalls(team, dest, source, dst, sst, nelems, sizeof(int8_t), UINT64_MAX);
}
ferry_status ferry_int16_alltoalls(ferry_team_t team, int16_t *dest, const int16_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems)
{
    return alltoalls(team, dest, source, dst, sst, nelems, sizeof(int16_t), UINT64_MAX);
}
ferry_status ferry_uint8_alltoalls(ferry_team_t team, uint8_t *dest, const uint8_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems)
{
    return alltoalls(team, dest, source, dst, sst, nelems, sizeof(uint8_t), UINT64_MAX);
}
ferry_status ferry_uint16_alltoalls(ferry_team_t team, uint16_t *dest, const uint16_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems)
{
    return alltoalls(team, dest, source, dst, sst, nelems, sizeof(uint16_t), UINT64_MAX);
}
ferry_status ferry_int32_alltoalls(ferry_team_t team, int32_t *dest, const int32_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems)
{
    return alltoalls(team, dest, source, dst, sst, nelems, sizeof(int32_t), UINT64_MAX);
}
ferry_status ferry_int64_alltoalls(ferry_team_t team, int64_t *dest, const int64_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems)
{
    return alltoalls(team, dest, source, dst, sst, nelems, sizeof(int64_t), UINT64_MAX);
}
ferry_status ferry_uint32_alltoalls(ferry_team_t team, uint32_t *dest, const uint32_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems)
{
    return alltoalls(team, dest, source, dst, sst, nelems, sizeof(uint32_t), UINT64_MAX);
}
ferry_status ferry_uint64_alltoalls(ferry_team_t team, uint64_t *dest, const uint64_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems)
{
    return alltoalls(team, dest, source, dst, sst, nelems, sizeof(uint64_t), UINT64_MAX);
}
ferry_status ferry_size_alltoalls(ferry_team_t team, size_t *dest, const size_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems)
{
    return alltoalls(team, dest, source, dst, sst, nelems, sizeof(size_t), UINT64_MAX);
}
ferry_status ferry_ptrdiff_alltoalls(ferry_team_t team, ptrdiff_t *dest, const ptrdiff_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems)
{
    return alltoalls(team, dest, source, dst, sst, nelems, sizeof(ptrdiff_t), UINT64_MAX);
}
ferry_status ferry_alltoallsmem(ferry_team_t team, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nbytes)
{
    return alltoalls(team, dest, source, dst, sst, nbytes, 1, UINT64_MAX);
}
ferry_status ferry_alltoallsmem_timeout(ferry_team_t team, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nbytes, uint64_t timeout_ns)
{
    return alltoalls(team, dest, source, dst, sst, nbytes, 1, timeout_ns);
}

#endif
