/* SPDX-License-Identifier: BSD-3-Clause */
/* The calls of ferry/coll.h as kernels make them.  Made by api/generate.py from api/calls.txt. */
/* clang-format off */
#ifndef FERRYI_DEVICE_API_GENERATED_COLL__FUNCS_H
#define FERRYI_DEVICE_API_GENERATED_COLL__FUNCS_H

#if FERRYI_GPU
/* ferry_barrier_all */
FERRYI_INLINE ferry_status ferry_barrier_all(void)
{
    return FERRYI_CALL(ferry_barrier_all, (), ferryi_group_barrier(FERRYI_THREAD, FERRY_TEAM_WORLD, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_barrier_all_timeout(uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_barrier_all_timeout, (timeout_ns), ferryi_group_barrier(FERRYI_THREAD, FERRY_TEAM_WORLD,
        timeout_ns));
}

/* ferry_sync_all */
FERRYI_INLINE ferry_status ferry_sync_all(void)
{
    return FERRYI_CALL(ferry_sync_all, (), ferryi_group_sync(FERRYI_THREAD, FERRY_CALL_SYNC, FERRY_TEAM_WORLD,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_sync_all_timeout(uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_sync_all_timeout, (timeout_ns), ferryi_group_sync(FERRYI_THREAD, FERRY_CALL_SYNC,
        FERRY_TEAM_WORLD, timeout_ns));
}

/* ferry_team_sync */
FERRYI_INLINE ferry_status ferry_team_sync(ferry_team_t team)
{
    return FERRYI_CALL(ferry_team_sync, (team), ferryi_group_sync(FERRYI_THREAD, FERRY_CALL_SYNC, team, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_team_sync_timeout(ferry_team_t team, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_team_sync_timeout, (team, timeout_ns), ferryi_group_sync(FERRYI_THREAD, FERRY_CALL_SYNC,
        team, timeout_ns));
}

/* ferry_team_barrier */
FERRYI_INLINE ferry_status ferry_team_barrier(ferry_team_t team)
{
    return FERRYI_CALL(ferry_team_barrier, (team), ferryi_group_barrier(FERRYI_THREAD, team, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_team_barrier_timeout(ferry_team_t team, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_team_barrier_timeout, (team, timeout_ns), ferryi_group_barrier(FERRYI_THREAD, team,
        timeout_ns));
}

/* ferry_TYPE_broadcast, ferry_broadcastmem */
FERRYI_INLINE ferry_status ferry_float_broadcast(ferry_team_t team, float *dest, const float *source, size_t nelems,
    int root)
{
    return FERRYI_CALL(ferry_float_broadcast, (team, dest, source, nelems, root), ferryi_group_broadcast(FERRYI_THREAD,
        team, dest, source, nelems, sizeof(float), root, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_double_broadcast(ferry_team_t team, double *dest, const double *source, size_t nelems,
    int root)
{
    return FERRYI_CALL(ferry_double_broadcast, (team, dest, source, nelems, root), ferryi_group_broadcast(FERRYI_THREAD,
        team, dest, source, nelems, sizeof(double), root, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_char_broadcast(ferry_team_t team, char *dest, const char *source, size_t nelems,
    int root)
{
    return FERRYI_CALL(ferry_char_broadcast, (team, dest, source, nelems, root), ferryi_group_broadcast(FERRYI_THREAD,
        team, dest, source, nelems, sizeof(char), root, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_schar_broadcast(ferry_team_t team, signed char *dest, const signed char *source,
    size_t nelems, int root)
{
    return FERRYI_CALL(ferry_schar_broadcast, (team, dest, source, nelems, root), ferryi_group_broadcast(FERRYI_THREAD,
        team, dest, source, nelems, sizeof(signed char), root, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_short_broadcast(ferry_team_t team, short *dest, const short *source, size_t nelems,
    int root)
{
    return FERRYI_CALL(ferry_short_broadcast, (team, dest, source, nelems, root), ferryi_group_broadcast(FERRYI_THREAD,
        team, dest, source, nelems, sizeof(short), root, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uchar_broadcast(ferry_team_t team, unsigned char *dest, const unsigned char *source,
    size_t nelems, int root)
{
    return FERRYI_CALL(ferry_uchar_broadcast, (team, dest, source, nelems, root), ferryi_group_broadcast(FERRYI_THREAD,
        team, dest, source, nelems, sizeof(unsigned char), root, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ushort_broadcast(ferry_team_t team, unsigned short *dest, const unsigned short *source,
    size_t nelems, int root)
{
    return FERRYI_CALL(ferry_ushort_broadcast, (team, dest, source, nelems, root), ferryi_group_broadcast(FERRYI_THREAD,
        team, dest, source, nelems, sizeof(unsigned short), root, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int_broadcast(ferry_team_t team, int *dest, const int *source, size_t nelems, int root)
{
    return FERRYI_CALL(ferry_int_broadcast, (team, dest, source, nelems, root), ferryi_group_broadcast(FERRYI_THREAD,
        team, dest, source, nelems, sizeof(int), root, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_long_broadcast(ferry_team_t team, long *dest, const long *source, size_t nelems,
    int root)
{
    return FERRYI_CALL(ferry_long_broadcast, (team, dest, source, nelems, root), ferryi_group_broadcast(FERRYI_THREAD,
        team, dest, source, nelems, sizeof(long), root, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_longlong_broadcast(ferry_team_t team, long long *dest, const long long *source,
    size_t nelems, int root)
{
    return FERRYI_CALL(ferry_longlong_broadcast, (team, dest, source, nelems, root),
        ferryi_group_broadcast(FERRYI_THREAD, team, dest, source, nelems, sizeof(long long), root, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint_broadcast(ferry_team_t team, unsigned int *dest, const unsigned int *source,
    size_t nelems, int root)
{
    return FERRYI_CALL(ferry_uint_broadcast, (team, dest, source, nelems, root), ferryi_group_broadcast(FERRYI_THREAD,
        team, dest, source, nelems, sizeof(unsigned int), root, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ulong_broadcast(ferry_team_t team, unsigned long *dest, const unsigned long *source,
    size_t nelems, int root)
{
    return FERRYI_CALL(ferry_ulong_broadcast, (team, dest, source, nelems, root), ferryi_group_broadcast(FERRYI_THREAD,
        team, dest, source, nelems, sizeof(unsigned long), root, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ulonglong_broadcast(ferry_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nelems, int root)
{
    return FERRYI_CALL(ferry_ulonglong_broadcast, (team, dest, source, nelems, root),
        ferryi_group_broadcast(FERRYI_THREAD, team, dest, source, nelems, sizeof(unsigned long long), root,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int8_broadcast(ferry_team_t team, int8_t *dest, const int8_t *source, size_t nelems,
    int root)
{
    return FERRYI_CALL(ferry_int8_broadcast, (team, dest, source, nelems, root), ferryi_group_broadcast(FERRYI_THREAD,
        team, dest, source, nelems, sizeof(int8_t), root, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int16_broadcast(ferry_team_t team, int16_t *dest, const int16_t *source, size_t nelems,
    int root)
{
    return FERRYI_CALL(ferry_int16_broadcast, (team, dest, source, nelems, root), ferryi_group_broadcast(FERRYI_THREAD,
        team, dest, source, nelems, sizeof(int16_t), root, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint8_broadcast(ferry_team_t team, uint8_t *dest, const uint8_t *source, size_t nelems,
    int root)
{
    return FERRYI_CALL(ferry_uint8_broadcast, (team, dest, source, nelems, root), ferryi_group_broadcast(FERRYI_THREAD,
        team, dest, source, nelems, sizeof(uint8_t), root, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint16_broadcast(ferry_team_t team, uint16_t *dest, const uint16_t *source,
    size_t nelems, int root)
{
    return FERRYI_CALL(ferry_uint16_broadcast, (team, dest, source, nelems, root), ferryi_group_broadcast(FERRYI_THREAD,
        team, dest, source, nelems, sizeof(uint16_t), root, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int32_broadcast(ferry_team_t team, int32_t *dest, const int32_t *source, size_t nelems,
    int root)
{
    return FERRYI_CALL(ferry_int32_broadcast, (team, dest, source, nelems, root), ferryi_group_broadcast(FERRYI_THREAD,
        team, dest, source, nelems, sizeof(int32_t), root, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int64_broadcast(ferry_team_t team, int64_t *dest, const int64_t *source, size_t nelems,
    int root)
{
    return FERRYI_CALL(ferry_int64_broadcast, (team, dest, source, nelems, root), ferryi_group_broadcast(FERRYI_THREAD,
        team, dest, source, nelems, sizeof(int64_t), root, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint32_broadcast(ferry_team_t team, uint32_t *dest, const uint32_t *source,
    size_t nelems, int root)
{
    return FERRYI_CALL(ferry_uint32_broadcast, (team, dest, source, nelems, root), ferryi_group_broadcast(FERRYI_THREAD,
        team, dest, source, nelems, sizeof(uint32_t), root, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint64_broadcast(ferry_team_t team, uint64_t *dest, const uint64_t *source,
    size_t nelems, int root)
{
    return FERRYI_CALL(ferry_uint64_broadcast, (team, dest, source, nelems, root), ferryi_group_broadcast(FERRYI_THREAD,
        team, dest, source, nelems, sizeof(uint64_t), root, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_size_broadcast(ferry_team_t team, size_t *dest, const size_t *source, size_t nelems,
    int root)
{
    return FERRYI_CALL(ferry_size_broadcast, (team, dest, source, nelems, root), ferryi_group_broadcast(FERRYI_THREAD,
        team, dest, source, nelems, sizeof(size_t), root, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ptrdiff_broadcast(ferry_team_t team, ptrdiff_t *dest, const ptrdiff_t *source,
    size_t nelems, int root)
{
    return FERRYI_CALL(ferry_ptrdiff_broadcast, (team, dest, source, nelems, root),
        ferryi_group_broadcast(FERRYI_THREAD, team, dest, source, nelems, sizeof(ptrdiff_t), root, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_broadcastmem(ferry_team_t team, void *dest, const void *source, size_t nbytes,
    int root)
{
    return FERRYI_CALL(ferry_broadcastmem, (team, dest, source, nbytes, root), ferryi_group_broadcast(FERRYI_THREAD,
        team, dest, source, nbytes, 1, root, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_broadcastmem_timeout(ferry_team_t team, void *dest, const void *source, size_t nbytes,
    int root, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_broadcastmem_timeout, (team, dest, source, nbytes, root, timeout_ns),
        ferryi_group_broadcast(FERRYI_THREAD, team, dest, source, nbytes, 1, root, timeout_ns));
}

/* ferry_TYPE_fcollect, ferry_fcollectmem */
FERRYI_INLINE ferry_status ferry_float_fcollect(ferry_team_t team, float *dest, const float *source, size_t nelems)
{
    return FERRYI_CALL(ferry_float_fcollect, (team, dest, source, nelems), ferryi_group_fcollect(FERRYI_THREAD, team,
        dest, source, nelems, sizeof(float), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_double_fcollect(ferry_team_t team, double *dest, const double *source, size_t nelems)
{
    return FERRYI_CALL(ferry_double_fcollect, (team, dest, source, nelems), ferryi_group_fcollect(FERRYI_THREAD, team,
        dest, source, nelems, sizeof(double), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_char_fcollect(ferry_team_t team, char *dest, const char *source, size_t nelems)
{
    return FERRYI_CALL(ferry_char_fcollect, (team, dest, source, nelems), ferryi_group_fcollect(FERRYI_THREAD, team,
        dest, source, nelems, sizeof(char), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_schar_fcollect(ferry_team_t team, signed char *dest, const signed char *source,
    size_t nelems)
{
    return FERRYI_CALL(ferry_schar_fcollect, (team, dest, source, nelems), ferryi_group_fcollect(FERRYI_THREAD, team,
        dest, source, nelems, sizeof(signed char), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_short_fcollect(ferry_team_t team, short *dest, const short *source, size_t nelems)
{
    return FERRYI_CALL(ferry_short_fcollect, (team, dest, source, nelems), ferryi_group_fcollect(FERRYI_THREAD, team,
        dest, source, nelems, sizeof(short), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uchar_fcollect(ferry_team_t team, unsigned char *dest, const unsigned char *source,
    size_t nelems)
{
    return FERRYI_CALL(ferry_uchar_fcollect, (team, dest, source, nelems), ferryi_group_fcollect(FERRYI_THREAD, team,
        dest, source, nelems, sizeof(unsigned char), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ushort_fcollect(ferry_team_t team, unsigned short *dest, const unsigned short *source,
    size_t nelems)
{
    return FERRYI_CALL(ferry_ushort_fcollect, (team, dest, source, nelems), ferryi_group_fcollect(FERRYI_THREAD, team,
        dest, source, nelems, sizeof(unsigned short), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int_fcollect(ferry_team_t team, int *dest, const int *source, size_t nelems)
{
    return FERRYI_CALL(ferry_int_fcollect, (team, dest, source, nelems), ferryi_group_fcollect(FERRYI_THREAD, team,
        dest, source, nelems, sizeof(int), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_long_fcollect(ferry_team_t team, long *dest, const long *source, size_t nelems)
{
    return FERRYI_CALL(ferry_long_fcollect, (team, dest, source, nelems), ferryi_group_fcollect(FERRYI_THREAD, team,
        dest, source, nelems, sizeof(long), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_longlong_fcollect(ferry_team_t team, long long *dest, const long long *source,
    size_t nelems)
{
    return FERRYI_CALL(ferry_longlong_fcollect, (team, dest, source, nelems), ferryi_group_fcollect(FERRYI_THREAD, team,
        dest, source, nelems, sizeof(long long), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint_fcollect(ferry_team_t team, unsigned int *dest, const unsigned int *source,
    size_t nelems)
{
    return FERRYI_CALL(ferry_uint_fcollect, (team, dest, source, nelems), ferryi_group_fcollect(FERRYI_THREAD, team,
        dest, source, nelems, sizeof(unsigned int), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ulong_fcollect(ferry_team_t team, unsigned long *dest, const unsigned long *source,
    size_t nelems)
{
    return FERRYI_CALL(ferry_ulong_fcollect, (team, dest, source, nelems), ferryi_group_fcollect(FERRYI_THREAD, team,
        dest, source, nelems, sizeof(unsigned long), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ulonglong_fcollect(ferry_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nelems)
{
    return FERRYI_CALL(ferry_ulonglong_fcollect, (team, dest, source, nelems), ferryi_group_fcollect(FERRYI_THREAD,
        team, dest, source, nelems, sizeof(unsigned long long), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int8_fcollect(ferry_team_t team, int8_t *dest, const int8_t *source, size_t nelems)
{
    return FERRYI_CALL(ferry_int8_fcollect, (team, dest, source, nelems), ferryi_group_fcollect(FERRYI_THREAD, team,
        dest, source, nelems, sizeof(int8_t), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int16_fcollect(ferry_team_t team, int16_t *dest, const int16_t *source, size_t nelems)
{
    return FERRYI_CALL(ferry_int16_fcollect, (team, dest, source, nelems), ferryi_group_fcollect(FERRYI_THREAD, team,
        dest, source, nelems, sizeof(int16_t), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint8_fcollect(ferry_team_t team, uint8_t *dest, const uint8_t *source, size_t nelems)
{
    return FERRYI_CALL(ferry_uint8_fcollect, (team, dest, source, nelems), ferryi_group_fcollect(FERRYI_THREAD, team,
        dest, source, nelems, sizeof(uint8_t), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint16_fcollect(ferry_team_t team, uint16_t *dest, const uint16_t *source,
    size_t nelems)
{
    return FERRYI_CALL(ferry_uint16_fcollect, (team, dest, source, nelems), ferryi_group_fcollect(FERRYI_THREAD, team,
        dest, source, nelems, sizeof(uint16_t), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int32_fcollect(ferry_team_t team, int32_t *dest, const int32_t *source, size_t nelems)
{
    return FERRYI_CALL(ferry_int32_fcollect, (team, dest, source, nelems), ferryi_group_fcollect(FERRYI_THREAD, team,
        dest, source, nelems, sizeof(int32_t), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int64_fcollect(ferry_team_t team, int64_t *dest, const int64_t *source, size_t nelems)
{
    return FERRYI_CALL(ferry_int64_fcollect, (team, dest, source, nelems), ferryi_group_fcollect(FERRYI_THREAD, team,
        dest, source, nelems, sizeof(int64_t), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint32_fcollect(ferry_team_t team, uint32_t *dest, const uint32_t *source,
    size_t nelems)
{
    return FERRYI_CALL(ferry_uint32_fcollect, (team, dest, source, nelems), ferryi_group_fcollect(FERRYI_THREAD, team,
        dest, source, nelems, sizeof(uint32_t), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint64_fcollect(ferry_team_t team, uint64_t *dest, const uint64_t *source,
    size_t nelems)
{
    return FERRYI_CALL(ferry_uint64_fcollect, (team, dest, source, nelems), ferryi_group_fcollect(FERRYI_THREAD, team,
        dest, source, nelems, sizeof(uint64_t), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_size_fcollect(ferry_team_t team, size_t *dest, const size_t *source, size_t nelems)
{
    return FERRYI_CALL(ferry_size_fcollect, (team, dest, source, nelems), ferryi_group_fcollect(FERRYI_THREAD, team,
        dest, source, nelems, sizeof(size_t), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ptrdiff_fcollect(ferry_team_t team, ptrdiff_t *dest, const ptrdiff_t *source,
    size_t nelems)
{
    return FERRYI_CALL(ferry_ptrdiff_fcollect, (team, dest, source, nelems), ferryi_group_fcollect(FERRYI_THREAD, team,
        dest, source, nelems, sizeof(ptrdiff_t), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_fcollectmem(ferry_team_t team, void *dest, const void *source, size_t nbytes)
{
    return FERRYI_CALL(ferry_fcollectmem, (team, dest, source, nbytes), ferryi_group_fcollect(FERRYI_THREAD, team, dest,
        source, nbytes, 1, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_fcollectmem_timeout(ferry_team_t team, void *dest, const void *source, size_t nbytes,
    uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_fcollectmem_timeout, (team, dest, source, nbytes, timeout_ns),
        ferryi_group_fcollect(FERRYI_THREAD, team, dest, source, nbytes, 1, timeout_ns));
}

/* ferry_TYPE_alltoall, ferry_alltoallmem */
FERRYI_INLINE ferry_status ferry_float_alltoall(ferry_team_t team, float *dest, const float *source, size_t nelems)
{
    return FERRYI_CALL(ferry_float_alltoall, (team, dest, source, nelems), ferryi_group_alltoall(FERRYI_THREAD, team,
        dest, source, nelems, sizeof(float), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_double_alltoall(ferry_team_t team, double *dest, const double *source, size_t nelems)
{
    return FERRYI_CALL(ferry_double_alltoall, (team, dest, source, nelems), ferryi_group_alltoall(FERRYI_THREAD, team,
        dest, source, nelems, sizeof(double), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_char_alltoall(ferry_team_t team, char *dest, const char *source, size_t nelems)
{
    return FERRYI_CALL(ferry_char_alltoall, (team, dest, source, nelems), ferryi_group_alltoall(FERRYI_THREAD, team,
        dest, source, nelems, sizeof(char), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_schar_alltoall(ferry_team_t team, signed char *dest, const signed char *source,
    size_t nelems)
{
    return FERRYI_CALL(ferry_schar_alltoall, (team, dest, source, nelems), ferryi_group_alltoall(FERRYI_THREAD, team,
        dest, source, nelems, sizeof(signed char), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_short_alltoall(ferry_team_t team, short *dest, const short *source, size_t nelems)
{
    return FERRYI_CALL(ferry_short_alltoall, (team, dest, source, nelems), ferryi_group_alltoall(FERRYI_THREAD, team,
        dest, source, nelems, sizeof(short), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uchar_alltoall(ferry_team_t team, unsigned char *dest, const unsigned char *source,
    size_t nelems)
{
    return FERRYI_CALL(ferry_uchar_alltoall, (team, dest, source, nelems), ferryi_group_alltoall(FERRYI_THREAD, team,
        dest, source, nelems, sizeof(unsigned char), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ushort_alltoall(ferry_team_t team, unsigned short *dest, const unsigned short *source,
    size_t nelems)
{
    return FERRYI_CALL(ferry_ushort_alltoall, (team, dest, source, nelems), ferryi_group_alltoall(FERRYI_THREAD, team,
        dest, source, nelems, sizeof(unsigned short), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int_alltoall(ferry_team_t team, int *dest, const int *source, size_t nelems)
{
    return FERRYI_CALL(ferry_int_alltoall, (team, dest, source, nelems), ferryi_group_alltoall(FERRYI_THREAD, team,
        dest, source, nelems, sizeof(int), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_long_alltoall(ferry_team_t team, long *dest, const long *source, size_t nelems)
{
    return FERRYI_CALL(ferry_long_alltoall, (team, dest, source, nelems), ferryi_group_alltoall(FERRYI_THREAD, team,
        dest, source, nelems, sizeof(long), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_longlong_alltoall(ferry_team_t team, long long *dest, const long long *source,
    size_t nelems)
{
    return FERRYI_CALL(ferry_longlong_alltoall, (team, dest, source, nelems), ferryi_group_alltoall(FERRYI_THREAD, team,
        dest, source, nelems, sizeof(long long), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint_alltoall(ferry_team_t team, unsigned int *dest, const unsigned int *source,
    size_t nelems)
{
    return FERRYI_CALL(ferry_uint_alltoall, (team, dest, source, nelems), ferryi_group_alltoall(FERRYI_THREAD, team,
        dest, source, nelems, sizeof(unsigned int), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ulong_alltoall(ferry_team_t team, unsigned long *dest, const unsigned long *source,
    size_t nelems)
{
    return FERRYI_CALL(ferry_ulong_alltoall, (team, dest, source, nelems), ferryi_group_alltoall(FERRYI_THREAD, team,
        dest, source, nelems, sizeof(unsigned long), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ulonglong_alltoall(ferry_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nelems)
{
    return FERRYI_CALL(ferry_ulonglong_alltoall, (team, dest, source, nelems), ferryi_group_alltoall(FERRYI_THREAD,
        team, dest, source, nelems, sizeof(unsigned long long), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int8_alltoall(ferry_team_t team, int8_t *dest, const int8_t *source, size_t nelems)
{
    return FERRYI_CALL(ferry_int8_alltoall, (team, dest, source, nelems), ferryi_group_alltoall(FERRYI_THREAD, team,
        dest, source, nelems, sizeof(int8_t), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int16_alltoall(ferry_team_t team, int16_t *dest, const int16_t *source, size_t nelems)
{
    return FERRYI_CALL(ferry_int16_alltoall, (team, dest, source, nelems), ferryi_group_alltoall(FERRYI_THREAD, team,
        dest, source, nelems, sizeof(int16_t), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint8_alltoall(ferry_team_t team, uint8_t *dest, const uint8_t *source, size_t nelems)
{
    return FERRYI_CALL(ferry_uint8_alltoall, (team, dest, source, nelems), ferryi_group_alltoall(FERRYI_THREAD, team,
        dest, source, nelems, sizeof(uint8_t), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint16_alltoall(ferry_team_t team, uint16_t *dest, const uint16_t *source,
    size_t nelems)
{
    return FERRYI_CALL(ferry_uint16_alltoall, (team, dest, source, nelems), ferryi_group_alltoall(FERRYI_THREAD, team,
        dest, source, nelems, sizeof(uint16_t), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int32_alltoall(ferry_team_t team, int32_t *dest, const int32_t *source, size_t nelems)
{
    return FERRYI_CALL(ferry_int32_alltoall, (team, dest, source, nelems), ferryi_group_alltoall(FERRYI_THREAD, team,
        dest, source, nelems, sizeof(int32_t), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int64_alltoall(ferry_team_t team, int64_t *dest, const int64_t *source, size_t nelems)
{
    return FERRYI_CALL(ferry_int64_alltoall, (team, dest, source, nelems), ferryi_group_alltoall(FERRYI_THREAD, team,
        dest, source, nelems, sizeof(int64_t), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint32_alltoall(ferry_team_t team, uint32_t *dest, const uint32_t *source,
    size_t nelems)
{
    return FERRYI_CALL(ferry_uint32_alltoall, (team, dest, source, nelems), ferryi_group_alltoall(FERRYI_THREAD, team,
        dest, source, nelems, sizeof(uint32_t), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint64_alltoall(ferry_team_t team, uint64_t *dest, const uint64_t *source,
    size_t nelems)
{
    return FERRYI_CALL(ferry_uint64_alltoall, (team, dest, source, nelems), ferryi_group_alltoall(FERRYI_THREAD, team,
        dest, source, nelems, sizeof(uint64_t), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_size_alltoall(ferry_team_t team, size_t *dest, const size_t *source, size_t nelems)
{
    return FERRYI_CALL(ferry_size_alltoall, (team, dest, source, nelems), ferryi_group_alltoall(FERRYI_THREAD, team,
        dest, source, nelems, sizeof(size_t), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ptrdiff_alltoall(ferry_team_t team, ptrdiff_t *dest, const ptrdiff_t *source,
    size_t nelems)
{
    return FERRYI_CALL(ferry_ptrdiff_alltoall, (team, dest, source, nelems), ferryi_group_alltoall(FERRYI_THREAD, team,
        dest, source, nelems, sizeof(ptrdiff_t), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_alltoallmem(ferry_team_t team, void *dest, const void *source, size_t nbytes)
{
    return FERRYI_CALL(ferry_alltoallmem, (team, dest, source, nbytes), ferryi_group_alltoall(FERRYI_THREAD, team, dest,
        source, nbytes, 1, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_alltoallmem_timeout(ferry_team_t team, void *dest, const void *source, size_t nbytes,
    uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_alltoallmem_timeout, (team, dest, source, nbytes, timeout_ns),
        ferryi_group_alltoall(FERRYI_THREAD, team, dest, source, nbytes, 1, timeout_ns));
}

/* ferry_TYPE_collect, ferry_collectmem */
FERRYI_INLINE ferry_status ferry_float_collect(ferry_team_t team, float *dest, const float *source, size_t nelems)
{
    return FERRYI_CALL(ferry_float_collect, (team, dest, source, nelems), ferryi_group_collect(FERRYI_THREAD, team,
        dest, source, nelems, sizeof(float), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_double_collect(ferry_team_t team, double *dest, const double *source, size_t nelems)
{
    return FERRYI_CALL(ferry_double_collect, (team, dest, source, nelems), ferryi_group_collect(FERRYI_THREAD, team,
        dest, source, nelems, sizeof(double), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_char_collect(ferry_team_t team, char *dest, const char *source, size_t nelems)
{
    return FERRYI_CALL(ferry_char_collect, (team, dest, source, nelems), ferryi_group_collect(FERRYI_THREAD, team, dest,
        source, nelems, sizeof(char), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_schar_collect(ferry_team_t team, signed char *dest, const signed char *source,
    size_t nelems)
{
    return FERRYI_CALL(ferry_schar_collect, (team, dest, source, nelems), ferryi_group_collect(FERRYI_THREAD, team,
        dest, source, nelems, sizeof(signed char), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_short_collect(ferry_team_t team, short *dest, const short *source, size_t nelems)
{
    return FERRYI_CALL(ferry_short_collect, (team, dest, source, nelems), ferryi_group_collect(FERRYI_THREAD, team,
        dest, source, nelems, sizeof(short), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uchar_collect(ferry_team_t team, unsigned char *dest, const unsigned char *source,
    size_t nelems)
{
    return FERRYI_CALL(ferry_uchar_collect, (team, dest, source, nelems), ferryi_group_collect(FERRYI_THREAD, team,
        dest, source, nelems, sizeof(unsigned char), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ushort_collect(ferry_team_t team, unsigned short *dest, const unsigned short *source,
    size_t nelems)
{
    return FERRYI_CALL(ferry_ushort_collect, (team, dest, source, nelems), ferryi_group_collect(FERRYI_THREAD, team,
        dest, source, nelems, sizeof(unsigned short), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int_collect(ferry_team_t team, int *dest, const int *source, size_t nelems)
{
    return FERRYI_CALL(ferry_int_collect, (team, dest, source, nelems), ferryi_group_collect(FERRYI_THREAD, team, dest,
        source, nelems, sizeof(int), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_long_collect(ferry_team_t team, long *dest, const long *source, size_t nelems)
{
    return FERRYI_CALL(ferry_long_collect, (team, dest, source, nelems), ferryi_group_collect(FERRYI_THREAD, team, dest,
        source, nelems, sizeof(long), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_longlong_collect(ferry_team_t team, long long *dest, const long long *source,
    size_t nelems)
{
    return FERRYI_CALL(ferry_longlong_collect, (team, dest, source, nelems), ferryi_group_collect(FERRYI_THREAD, team,
        dest, source, nelems, sizeof(long long), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint_collect(ferry_team_t team, unsigned int *dest, const unsigned int *source,
    size_t nelems)
{
    return FERRYI_CALL(ferry_uint_collect, (team, dest, source, nelems), ferryi_group_collect(FERRYI_THREAD, team, dest,
        source, nelems, sizeof(unsigned int), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ulong_collect(ferry_team_t team, unsigned long *dest, const unsigned long *source,
    size_t nelems)
{
    return FERRYI_CALL(ferry_ulong_collect, (team, dest, source, nelems), ferryi_group_collect(FERRYI_THREAD, team,
        dest, source, nelems, sizeof(unsigned long), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ulonglong_collect(ferry_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nelems)
{
    return FERRYI_CALL(ferry_ulonglong_collect, (team, dest, source, nelems), ferryi_group_collect(FERRYI_THREAD, team,
        dest, source, nelems, sizeof(unsigned long long), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int8_collect(ferry_team_t team, int8_t *dest, const int8_t *source, size_t nelems)
{
    return FERRYI_CALL(ferry_int8_collect, (team, dest, source, nelems), ferryi_group_collect(FERRYI_THREAD, team, dest,
        source, nelems, sizeof(int8_t), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int16_collect(ferry_team_t team, int16_t *dest, const int16_t *source, size_t nelems)
{
    return FERRYI_CALL(ferry_int16_collect, (team, dest, source, nelems), ferryi_group_collect(FERRYI_THREAD, team,
        dest, source, nelems, sizeof(int16_t), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint8_collect(ferry_team_t team, uint8_t *dest, const uint8_t *source, size_t nelems)
{
    return FERRYI_CALL(ferry_uint8_collect, (team, dest, source, nelems), ferryi_group_collect(FERRYI_THREAD, team,
        dest, source, nelems, sizeof(uint8_t), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint16_collect(ferry_team_t team, uint16_t *dest, const uint16_t *source,
    size_t nelems)
{
    return FERRYI_CALL(ferry_uint16_collect, (team, dest, source, nelems), ferryi_group_collect(FERRYI_THREAD, team,
        dest, source, nelems, sizeof(uint16_t), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int32_collect(ferry_team_t team, int32_t *dest, const int32_t *source, size_t nelems)
{
    return FERRYI_CALL(ferry_int32_collect, (team, dest, source, nelems), ferryi_group_collect(FERRYI_THREAD, team,
        dest, source, nelems, sizeof(int32_t), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int64_collect(ferry_team_t team, int64_t *dest, const int64_t *source, size_t nelems)
{
    return FERRYI_CALL(ferry_int64_collect, (team, dest, source, nelems), ferryi_group_collect(FERRYI_THREAD, team,
        dest, source, nelems, sizeof(int64_t), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint32_collect(ferry_team_t team, uint32_t *dest, const uint32_t *source,
    size_t nelems)
{
    return FERRYI_CALL(ferry_uint32_collect, (team, dest, source, nelems), ferryi_group_collect(FERRYI_THREAD, team,
        dest, source, nelems, sizeof(uint32_t), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint64_collect(ferry_team_t team, uint64_t *dest, const uint64_t *source,
    size_t nelems)
{
    return FERRYI_CALL(ferry_uint64_collect, (team, dest, source, nelems), ferryi_group_collect(FERRYI_THREAD, team,
        dest, source, nelems, sizeof(uint64_t), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_size_collect(ferry_team_t team, size_t *dest, const size_t *source, size_t nelems)
{
    return FERRYI_CALL(ferry_size_collect, (team, dest, source, nelems), ferryi_group_collect(FERRYI_THREAD, team, dest,
        source, nelems, sizeof(size_t), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ptrdiff_collect(ferry_team_t team, ptrdiff_t *dest, const ptrdiff_t *source,
    size_t nelems)
{
    return FERRYI_CALL(ferry_ptrdiff_collect, (team, dest, source, nelems), ferryi_group_collect(FERRYI_THREAD, team,
        dest, source, nelems, sizeof(ptrdiff_t), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_collectmem(ferry_team_t team, void *dest, const void *source, size_t nbytes)
{
    return FERRYI_CALL(ferry_collectmem, (team, dest, source, nbytes), ferryi_group_collect(FERRYI_THREAD, team, dest,
        source, nbytes, 1, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_collectmem_timeout(ferry_team_t team, void *dest, const void *source, size_t nbytes,
    uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_collectmem_timeout, (team, dest, source, nbytes, timeout_ns),
        ferryi_group_collect(FERRYI_THREAD, team, dest, source, nbytes, 1, timeout_ns));
}

/* ferry_TYPE_alltoalls, ferry_alltoallsmem */
FERRYI_INLINE ferry_status ferry_float_alltoalls(ferry_team_t team, float *dest, const float *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems)
{
    return FERRYI_CALL(ferry_float_alltoalls, (team, dest, source, dst, sst, nelems),
        ferryi_group_alltoalls(FERRYI_THREAD, team, dest, source, dst, sst, nelems, sizeof(float), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_double_alltoalls(ferry_team_t team, double *dest, const double *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems)
{
    return FERRYI_CALL(ferry_double_alltoalls, (team, dest, source, dst, sst, nelems),
        ferryi_group_alltoalls(FERRYI_THREAD, team, dest, source, dst, sst, nelems, sizeof(double), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_char_alltoalls(ferry_team_t team, char *dest, const char *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems)
{
    return FERRYI_CALL(ferry_char_alltoalls, (team, dest, source, dst, sst, nelems),
        ferryi_group_alltoalls(FERRYI_THREAD, team, dest, source, dst, sst, nelems, sizeof(char), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_schar_alltoalls(ferry_team_t team, signed char *dest, const signed char *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems)
{
    return FERRYI_CALL(ferry_schar_alltoalls, (team, dest, source, dst, sst, nelems),
        ferryi_group_alltoalls(FERRYI_THREAD, team, dest, source, dst, sst, nelems, sizeof(signed char), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_short_alltoalls(ferry_team_t team, short *dest, const short *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems)
{
    return FERRYI_CALL(ferry_short_alltoalls, (team, dest, source, dst, sst, nelems),
        ferryi_group_alltoalls(FERRYI_THREAD, team, dest, source, dst, sst, nelems, sizeof(short), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uchar_alltoalls(ferry_team_t team, unsigned char *dest, const unsigned char *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems)
{
    return FERRYI_CALL(ferry_uchar_alltoalls, (team, dest, source, dst, sst, nelems),
        ferryi_group_alltoalls(FERRYI_THREAD, team, dest, source, dst, sst, nelems, sizeof(unsigned char), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ushort_alltoalls(ferry_team_t team, unsigned short *dest, const unsigned short *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems)
{
    return FERRYI_CALL(ferry_ushort_alltoalls, (team, dest, source, dst, sst, nelems),
        ferryi_group_alltoalls(FERRYI_THREAD, team, dest, source, dst, sst, nelems, sizeof(unsigned short),
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int_alltoalls(ferry_team_t team, int *dest, const int *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems)
{
    return FERRYI_CALL(ferry_int_alltoalls, (team, dest, source, dst, sst, nelems),
        ferryi_group_alltoalls(FERRYI_THREAD, team, dest, source, dst, sst, nelems, sizeof(int), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_long_alltoalls(ferry_team_t team, long *dest, const long *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems)
{
    return FERRYI_CALL(ferry_long_alltoalls, (team, dest, source, dst, sst, nelems),
        ferryi_group_alltoalls(FERRYI_THREAD, team, dest, source, dst, sst, nelems, sizeof(long), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_longlong_alltoalls(ferry_team_t team, long long *dest, const long long *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems)
{
    return FERRYI_CALL(ferry_longlong_alltoalls, (team, dest, source, dst, sst, nelems),
        ferryi_group_alltoalls(FERRYI_THREAD, team, dest, source, dst, sst, nelems, sizeof(long long), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint_alltoalls(ferry_team_t team, unsigned int *dest, const unsigned int *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems)
{
    return FERRYI_CALL(ferry_uint_alltoalls, (team, dest, source, dst, sst, nelems),
        ferryi_group_alltoalls(FERRYI_THREAD, team, dest, source, dst, sst, nelems, sizeof(unsigned int), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ulong_alltoalls(ferry_team_t team, unsigned long *dest, const unsigned long *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems)
{
    return FERRYI_CALL(ferry_ulong_alltoalls, (team, dest, source, dst, sst, nelems),
        ferryi_group_alltoalls(FERRYI_THREAD, team, dest, source, dst, sst, nelems, sizeof(unsigned long), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ulonglong_alltoalls(ferry_team_t team, unsigned long long *dest,
    const unsigned long long *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems)
{
    return FERRYI_CALL(ferry_ulonglong_alltoalls, (team, dest, source, dst, sst, nelems),
        ferryi_group_alltoalls(FERRYI_THREAD, team, dest, source, dst, sst, nelems, sizeof(unsigned long long),
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int8_alltoalls(ferry_team_t team, int8_t *dest, const int8_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems)
{
    return FERRYI_CALL(ferry_int8_alltoalls, (team, dest, source, dst, sst, nelems),
        ferryi_group_alltoalls(FERRYI_THREAD, team, dest, source, dst, sst, nelems, sizeof(int8_t), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int16_alltoalls(ferry_team_t team, int16_t *dest, const int16_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems)
{
    return FERRYI_CALL(ferry_int16_alltoalls, (team, dest, source, dst, sst, nelems),
        ferryi_group_alltoalls(FERRYI_THREAD, team, dest, source, dst, sst, nelems, sizeof(int16_t), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint8_alltoalls(ferry_team_t team, uint8_t *dest, const uint8_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems)
{
    return FERRYI_CALL(ferry_uint8_alltoalls, (team, dest, source, dst, sst, nelems),
        ferryi_group_alltoalls(FERRYI_THREAD, team, dest, source, dst, sst, nelems, sizeof(uint8_t), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint16_alltoalls(ferry_team_t team, uint16_t *dest, const uint16_t *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems)
{
    return FERRYI_CALL(ferry_uint16_alltoalls, (team, dest, source, dst, sst, nelems),
        ferryi_group_alltoalls(FERRYI_THREAD, team, dest, source, dst, sst, nelems, sizeof(uint16_t), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int32_alltoalls(ferry_team_t team, int32_t *dest, const int32_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems)
{
    return FERRYI_CALL(ferry_int32_alltoalls, (team, dest, source, dst, sst, nelems),
        ferryi_group_alltoalls(FERRYI_THREAD, team, dest, source, dst, sst, nelems, sizeof(int32_t), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int64_alltoalls(ferry_team_t team, int64_t *dest, const int64_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems)
{
    return FERRYI_CALL(ferry_int64_alltoalls, (team, dest, source, dst, sst, nelems),
        ferryi_group_alltoalls(FERRYI_THREAD, team, dest, source, dst, sst, nelems, sizeof(int64_t), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint32_alltoalls(ferry_team_t team, uint32_t *dest, const uint32_t *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems)
{
    return FERRYI_CALL(ferry_uint32_alltoalls, (team, dest, source, dst, sst, nelems),
        ferryi_group_alltoalls(FERRYI_THREAD, team, dest, source, dst, sst, nelems, sizeof(uint32_t), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint64_alltoalls(ferry_team_t team, uint64_t *dest, const uint64_t *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems)
{
    return FERRYI_CALL(ferry_uint64_alltoalls, (team, dest, source, dst, sst, nelems),
        ferryi_group_alltoalls(FERRYI_THREAD, team, dest, source, dst, sst, nelems, sizeof(uint64_t), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_size_alltoalls(ferry_team_t team, size_t *dest, const size_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems)
{
    return FERRYI_CALL(ferry_size_alltoalls, (team, dest, source, dst, sst, nelems),
        ferryi_group_alltoalls(FERRYI_THREAD, team, dest, source, dst, sst, nelems, sizeof(size_t), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ptrdiff_alltoalls(ferry_team_t team, ptrdiff_t *dest, const ptrdiff_t *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems)
{
    return FERRYI_CALL(ferry_ptrdiff_alltoalls, (team, dest, source, dst, sst, nelems),
        ferryi_group_alltoalls(FERRYI_THREAD, team, dest, source, dst, sst, nelems, sizeof(ptrdiff_t), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_alltoallsmem(ferry_team_t team, void *dest, const void *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nbytes)
{
    return FERRYI_CALL(ferry_alltoallsmem, (team, dest, source, dst, sst, nbytes), ferryi_group_alltoalls(FERRYI_THREAD,
        team, dest, source, dst, sst, nbytes, 1, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_alltoallsmem_timeout(ferry_team_t team, void *dest, const void *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nbytes, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_alltoallsmem_timeout, (team, dest, source, dst, sst, nbytes, timeout_ns),
        ferryi_group_alltoalls(FERRYI_THREAD, team, dest, source, dst, sst, nbytes, 1, timeout_ns));
}

/* ferry_TYPE_sum_inscan */
FERRYI_INLINE ferry_status ferry_float_sum_inscan(ferry_team_t team, float *dest, const float *source, size_t nelems)
{
    return FERRYI_CALL(ferry_float_sum_inscan, (team, dest, source, nelems),
        ferryi_group_scan<ferryi_fold_float_sum>(FERRYI_THREAD, team, dest, source, sizeof(float), nelems, 1,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_double_sum_inscan(ferry_team_t team, double *dest, const double *source, size_t nelems)
{
    return FERRYI_CALL(ferry_double_sum_inscan, (team, dest, source, nelems),
        ferryi_group_scan<ferryi_fold_double_sum>(FERRYI_THREAD, team, dest, source, sizeof(double), nelems, 1,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_char_sum_inscan(ferry_team_t team, char *dest, const char *source, size_t nelems)
{
    return FERRYI_CALL(ferry_char_sum_inscan, (team, dest, source, nelems),
        ferryi_group_scan<ferryi_fold_char_sum>(FERRYI_THREAD, team, dest, source, sizeof(char), nelems, 1,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_schar_sum_inscan(ferry_team_t team, signed char *dest, const signed char *source,
    size_t nelems)
{
    return FERRYI_CALL(ferry_schar_sum_inscan, (team, dest, source, nelems),
        ferryi_group_scan<ferryi_fold_schar_sum>(FERRYI_THREAD, team, dest, source, sizeof(signed char), nelems, 1,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_short_sum_inscan(ferry_team_t team, short *dest, const short *source, size_t nelems)
{
    return FERRYI_CALL(ferry_short_sum_inscan, (team, dest, source, nelems),
        ferryi_group_scan<ferryi_fold_short_sum>(FERRYI_THREAD, team, dest, source, sizeof(short), nelems, 1,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uchar_sum_inscan(ferry_team_t team, unsigned char *dest, const unsigned char *source,
    size_t nelems)
{
    return FERRYI_CALL(ferry_uchar_sum_inscan, (team, dest, source, nelems),
        ferryi_group_scan<ferryi_fold_uchar_sum>(FERRYI_THREAD, team, dest, source, sizeof(unsigned char), nelems, 1,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ushort_sum_inscan(ferry_team_t team, unsigned short *dest,
    const unsigned short *source, size_t nelems)
{
    return FERRYI_CALL(ferry_ushort_sum_inscan, (team, dest, source, nelems),
        ferryi_group_scan<ferryi_fold_ushort_sum>(FERRYI_THREAD, team, dest, source, sizeof(unsigned short), nelems, 1,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int_sum_inscan(ferry_team_t team, int *dest, const int *source, size_t nelems)
{
    return FERRYI_CALL(ferry_int_sum_inscan, (team, dest, source, nelems),
        ferryi_group_scan<ferryi_fold_int_sum>(FERRYI_THREAD, team, dest, source, sizeof(int), nelems, 1, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_long_sum_inscan(ferry_team_t team, long *dest, const long *source, size_t nelems)
{
    return FERRYI_CALL(ferry_long_sum_inscan, (team, dest, source, nelems),
        ferryi_group_scan<ferryi_fold_long_sum>(FERRYI_THREAD, team, dest, source, sizeof(long), nelems, 1,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_longlong_sum_inscan(ferry_team_t team, long long *dest, const long long *source,
    size_t nelems)
{
    return FERRYI_CALL(ferry_longlong_sum_inscan, (team, dest, source, nelems),
        ferryi_group_scan<ferryi_fold_longlong_sum>(FERRYI_THREAD, team, dest, source, sizeof(long long), nelems, 1,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint_sum_inscan(ferry_team_t team, unsigned int *dest, const unsigned int *source,
    size_t nelems)
{
    return FERRYI_CALL(ferry_uint_sum_inscan, (team, dest, source, nelems),
        ferryi_group_scan<ferryi_fold_uint_sum>(FERRYI_THREAD, team, dest, source, sizeof(unsigned int), nelems, 1,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ulong_sum_inscan(ferry_team_t team, unsigned long *dest, const unsigned long *source,
    size_t nelems)
{
    return FERRYI_CALL(ferry_ulong_sum_inscan, (team, dest, source, nelems),
        ferryi_group_scan<ferryi_fold_ulong_sum>(FERRYI_THREAD, team, dest, source, sizeof(unsigned long), nelems, 1,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ulonglong_sum_inscan(ferry_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nelems)
{
    return FERRYI_CALL(ferry_ulonglong_sum_inscan, (team, dest, source, nelems),
        ferryi_group_scan<ferryi_fold_ulonglong_sum>(FERRYI_THREAD, team, dest, source, sizeof(unsigned long long),
        nelems, 1, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int8_sum_inscan(ferry_team_t team, int8_t *dest, const int8_t *source, size_t nelems)
{
    return FERRYI_CALL(ferry_int8_sum_inscan, (team, dest, source, nelems),
        ferryi_group_scan<ferryi_fold_int8_sum>(FERRYI_THREAD, team, dest, source, sizeof(int8_t), nelems, 1,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int16_sum_inscan(ferry_team_t team, int16_t *dest, const int16_t *source,
    size_t nelems)
{
    return FERRYI_CALL(ferry_int16_sum_inscan, (team, dest, source, nelems),
        ferryi_group_scan<ferryi_fold_int16_sum>(FERRYI_THREAD, team, dest, source, sizeof(int16_t), nelems, 1,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint8_sum_inscan(ferry_team_t team, uint8_t *dest, const uint8_t *source,
    size_t nelems)
{
    return FERRYI_CALL(ferry_uint8_sum_inscan, (team, dest, source, nelems),
        ferryi_group_scan<ferryi_fold_uint8_sum>(FERRYI_THREAD, team, dest, source, sizeof(uint8_t), nelems, 1,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint16_sum_inscan(ferry_team_t team, uint16_t *dest, const uint16_t *source,
    size_t nelems)
{
    return FERRYI_CALL(ferry_uint16_sum_inscan, (team, dest, source, nelems),
        ferryi_group_scan<ferryi_fold_uint16_sum>(FERRYI_THREAD, team, dest, source, sizeof(uint16_t), nelems, 1,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int32_sum_inscan(ferry_team_t team, int32_t *dest, const int32_t *source,
    size_t nelems)
{
    return FERRYI_CALL(ferry_int32_sum_inscan, (team, dest, source, nelems),
        ferryi_group_scan<ferryi_fold_int32_sum>(FERRYI_THREAD, team, dest, source, sizeof(int32_t), nelems, 1,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int64_sum_inscan(ferry_team_t team, int64_t *dest, const int64_t *source,
    size_t nelems)
{
    return FERRYI_CALL(ferry_int64_sum_inscan, (team, dest, source, nelems),
        ferryi_group_scan<ferryi_fold_int64_sum>(FERRYI_THREAD, team, dest, source, sizeof(int64_t), nelems, 1,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint32_sum_inscan(ferry_team_t team, uint32_t *dest, const uint32_t *source,
    size_t nelems)
{
    return FERRYI_CALL(ferry_uint32_sum_inscan, (team, dest, source, nelems),
        ferryi_group_scan<ferryi_fold_uint32_sum>(FERRYI_THREAD, team, dest, source, sizeof(uint32_t), nelems, 1,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint64_sum_inscan(ferry_team_t team, uint64_t *dest, const uint64_t *source,
    size_t nelems)
{
    return FERRYI_CALL(ferry_uint64_sum_inscan, (team, dest, source, nelems),
        ferryi_group_scan<ferryi_fold_uint64_sum>(FERRYI_THREAD, team, dest, source, sizeof(uint64_t), nelems, 1,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_size_sum_inscan(ferry_team_t team, size_t *dest, const size_t *source, size_t nelems)
{
    return FERRYI_CALL(ferry_size_sum_inscan, (team, dest, source, nelems),
        ferryi_group_scan<ferryi_fold_size_sum>(FERRYI_THREAD, team, dest, source, sizeof(size_t), nelems, 1,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ptrdiff_sum_inscan(ferry_team_t team, ptrdiff_t *dest, const ptrdiff_t *source,
    size_t nelems)
{
    return FERRYI_CALL(ferry_ptrdiff_sum_inscan, (team, dest, source, nelems),
        ferryi_group_scan<ferryi_fold_ptrdiff_sum>(FERRYI_THREAD, team, dest, source, sizeof(ptrdiff_t), nelems, 1,
        UINT64_MAX));
}

/* ferry_TYPE_sum_exscan */
FERRYI_INLINE ferry_status ferry_float_sum_exscan(ferry_team_t team, float *dest, const float *source, size_t nelems)
{
    return FERRYI_CALL(ferry_float_sum_exscan, (team, dest, source, nelems),
        ferryi_group_scan<ferryi_fold_float_sum>(FERRYI_THREAD, team, dest, source, sizeof(float), nelems, 0,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_double_sum_exscan(ferry_team_t team, double *dest, const double *source, size_t nelems)
{
    return FERRYI_CALL(ferry_double_sum_exscan, (team, dest, source, nelems),
        ferryi_group_scan<ferryi_fold_double_sum>(FERRYI_THREAD, team, dest, source, sizeof(double), nelems, 0,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_char_sum_exscan(ferry_team_t team, char *dest, const char *source, size_t nelems)
{
    return FERRYI_CALL(ferry_char_sum_exscan, (team, dest, source, nelems),
        ferryi_group_scan<ferryi_fold_char_sum>(FERRYI_THREAD, team, dest, source, sizeof(char), nelems, 0,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_schar_sum_exscan(ferry_team_t team, signed char *dest, const signed char *source,
    size_t nelems)
{
    return FERRYI_CALL(ferry_schar_sum_exscan, (team, dest, source, nelems),
        ferryi_group_scan<ferryi_fold_schar_sum>(FERRYI_THREAD, team, dest, source, sizeof(signed char), nelems, 0,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_short_sum_exscan(ferry_team_t team, short *dest, const short *source, size_t nelems)
{
    return FERRYI_CALL(ferry_short_sum_exscan, (team, dest, source, nelems),
        ferryi_group_scan<ferryi_fold_short_sum>(FERRYI_THREAD, team, dest, source, sizeof(short), nelems, 0,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uchar_sum_exscan(ferry_team_t team, unsigned char *dest, const unsigned char *source,
    size_t nelems)
{
    return FERRYI_CALL(ferry_uchar_sum_exscan, (team, dest, source, nelems),
        ferryi_group_scan<ferryi_fold_uchar_sum>(FERRYI_THREAD, team, dest, source, sizeof(unsigned char), nelems, 0,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ushort_sum_exscan(ferry_team_t team, unsigned short *dest,
    const unsigned short *source, size_t nelems)
{
    return FERRYI_CALL(ferry_ushort_sum_exscan, (team, dest, source, nelems),
        ferryi_group_scan<ferryi_fold_ushort_sum>(FERRYI_THREAD, team, dest, source, sizeof(unsigned short), nelems, 0,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int_sum_exscan(ferry_team_t team, int *dest, const int *source, size_t nelems)
{
    return FERRYI_CALL(ferry_int_sum_exscan, (team, dest, source, nelems),
        ferryi_group_scan<ferryi_fold_int_sum>(FERRYI_THREAD, team, dest, source, sizeof(int), nelems, 0, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_long_sum_exscan(ferry_team_t team, long *dest, const long *source, size_t nelems)
{
    return FERRYI_CALL(ferry_long_sum_exscan, (team, dest, source, nelems),
        ferryi_group_scan<ferryi_fold_long_sum>(FERRYI_THREAD, team, dest, source, sizeof(long), nelems, 0,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_longlong_sum_exscan(ferry_team_t team, long long *dest, const long long *source,
    size_t nelems)
{
    return FERRYI_CALL(ferry_longlong_sum_exscan, (team, dest, source, nelems),
        ferryi_group_scan<ferryi_fold_longlong_sum>(FERRYI_THREAD, team, dest, source, sizeof(long long), nelems, 0,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint_sum_exscan(ferry_team_t team, unsigned int *dest, const unsigned int *source,
    size_t nelems)
{
    return FERRYI_CALL(ferry_uint_sum_exscan, (team, dest, source, nelems),
        ferryi_group_scan<ferryi_fold_uint_sum>(FERRYI_THREAD, team, dest, source, sizeof(unsigned int), nelems, 0,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ulong_sum_exscan(ferry_team_t team, unsigned long *dest, const unsigned long *source,
    size_t nelems)
{
    return FERRYI_CALL(ferry_ulong_sum_exscan, (team, dest, source, nelems),
        ferryi_group_scan<ferryi_fold_ulong_sum>(FERRYI_THREAD, team, dest, source, sizeof(unsigned long), nelems, 0,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ulonglong_sum_exscan(ferry_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nelems)
{
    return FERRYI_CALL(ferry_ulonglong_sum_exscan, (team, dest, source, nelems),
        ferryi_group_scan<ferryi_fold_ulonglong_sum>(FERRYI_THREAD, team, dest, source, sizeof(unsigned long long),
        nelems, 0, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int8_sum_exscan(ferry_team_t team, int8_t *dest, const int8_t *source, size_t nelems)
{
    return FERRYI_CALL(ferry_int8_sum_exscan, (team, dest, source, nelems),
        ferryi_group_scan<ferryi_fold_int8_sum>(FERRYI_THREAD, team, dest, source, sizeof(int8_t), nelems, 0,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int16_sum_exscan(ferry_team_t team, int16_t *dest, const int16_t *source,
    size_t nelems)
{
    return FERRYI_CALL(ferry_int16_sum_exscan, (team, dest, source, nelems),
        ferryi_group_scan<ferryi_fold_int16_sum>(FERRYI_THREAD, team, dest, source, sizeof(int16_t), nelems, 0,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint8_sum_exscan(ferry_team_t team, uint8_t *dest, const uint8_t *source,
    size_t nelems)
{
    return FERRYI_CALL(ferry_uint8_sum_exscan, (team, dest, source, nelems),
        ferryi_group_scan<ferryi_fold_uint8_sum>(FERRYI_THREAD, team, dest, source, sizeof(uint8_t), nelems, 0,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint16_sum_exscan(ferry_team_t team, uint16_t *dest, const uint16_t *source,
    size_t nelems)
{
    return FERRYI_CALL(ferry_uint16_sum_exscan, (team, dest, source, nelems),
        ferryi_group_scan<ferryi_fold_uint16_sum>(FERRYI_THREAD, team, dest, source, sizeof(uint16_t), nelems, 0,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int32_sum_exscan(ferry_team_t team, int32_t *dest, const int32_t *source,
    size_t nelems)
{
    return FERRYI_CALL(ferry_int32_sum_exscan, (team, dest, source, nelems),
        ferryi_group_scan<ferryi_fold_int32_sum>(FERRYI_THREAD, team, dest, source, sizeof(int32_t), nelems, 0,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int64_sum_exscan(ferry_team_t team, int64_t *dest, const int64_t *source,
    size_t nelems)
{
    return FERRYI_CALL(ferry_int64_sum_exscan, (team, dest, source, nelems),
        ferryi_group_scan<ferryi_fold_int64_sum>(FERRYI_THREAD, team, dest, source, sizeof(int64_t), nelems, 0,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint32_sum_exscan(ferry_team_t team, uint32_t *dest, const uint32_t *source,
    size_t nelems)
{
    return FERRYI_CALL(ferry_uint32_sum_exscan, (team, dest, source, nelems),
        ferryi_group_scan<ferryi_fold_uint32_sum>(FERRYI_THREAD, team, dest, source, sizeof(uint32_t), nelems, 0,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint64_sum_exscan(ferry_team_t team, uint64_t *dest, const uint64_t *source,
    size_t nelems)
{
    return FERRYI_CALL(ferry_uint64_sum_exscan, (team, dest, source, nelems),
        ferryi_group_scan<ferryi_fold_uint64_sum>(FERRYI_THREAD, team, dest, source, sizeof(uint64_t), nelems, 0,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_size_sum_exscan(ferry_team_t team, size_t *dest, const size_t *source, size_t nelems)
{
    return FERRYI_CALL(ferry_size_sum_exscan, (team, dest, source, nelems),
        ferryi_group_scan<ferryi_fold_size_sum>(FERRYI_THREAD, team, dest, source, sizeof(size_t), nelems, 0,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ptrdiff_sum_exscan(ferry_team_t team, ptrdiff_t *dest, const ptrdiff_t *source,
    size_t nelems)
{
    return FERRYI_CALL(ferry_ptrdiff_sum_exscan, (team, dest, source, nelems),
        ferryi_group_scan<ferryi_fold_ptrdiff_sum>(FERRYI_THREAD, team, dest, source, sizeof(ptrdiff_t), nelems, 0,
        UINT64_MAX));
}

/* ferry_TYPE_max_reduce */
FERRYI_INLINE ferry_status ferry_float_max_reduce(ferry_team_t team, float *dest, const float *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_float_max_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_float_max>(FERRYI_THREAD, team, dest, source, sizeof(float), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_float_max_reduce_timeout(ferry_team_t team, float *dest, const float *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_float_max_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_float_max>(FERRYI_THREAD, team, dest, source, sizeof(float), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_double_max_reduce(ferry_team_t team, double *dest, const double *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_double_max_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_double_max>(FERRYI_THREAD, team, dest, source, sizeof(double), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_double_max_reduce_timeout(ferry_team_t team, double *dest, const double *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_double_max_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_double_max>(FERRYI_THREAD, team, dest, source, sizeof(double), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_char_max_reduce(ferry_team_t team, char *dest, const char *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_char_max_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_char_max>(FERRYI_THREAD, team, dest, source, sizeof(char), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_char_max_reduce_timeout(ferry_team_t team, char *dest, const char *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_char_max_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_char_max>(FERRYI_THREAD, team, dest, source, sizeof(char), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_schar_max_reduce(ferry_team_t team, signed char *dest, const signed char *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_schar_max_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_schar_max>(FERRYI_THREAD, team, dest, source, sizeof(signed char), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_schar_max_reduce_timeout(ferry_team_t team, signed char *dest,
    const signed char *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_schar_max_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_schar_max>(FERRYI_THREAD, team, dest, source, sizeof(signed char), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_short_max_reduce(ferry_team_t team, short *dest, const short *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_short_max_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_short_max>(FERRYI_THREAD, team, dest, source, sizeof(short), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_short_max_reduce_timeout(ferry_team_t team, short *dest, const short *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_short_max_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_short_max>(FERRYI_THREAD, team, dest, source, sizeof(short), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uchar_max_reduce(ferry_team_t team, unsigned char *dest, const unsigned char *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_uchar_max_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_uchar_max>(FERRYI_THREAD, team, dest, source, sizeof(unsigned char), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uchar_max_reduce_timeout(ferry_team_t team, unsigned char *dest,
    const unsigned char *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uchar_max_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_uchar_max>(FERRYI_THREAD, team, dest, source, sizeof(unsigned char), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_ushort_max_reduce(ferry_team_t team, unsigned short *dest,
    const unsigned short *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_ushort_max_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_ushort_max>(FERRYI_THREAD, team, dest, source, sizeof(unsigned short), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ushort_max_reduce_timeout(ferry_team_t team, unsigned short *dest,
    const unsigned short *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_ushort_max_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_ushort_max>(FERRYI_THREAD, team, dest, source, sizeof(unsigned short), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_int_max_reduce(ferry_team_t team, int *dest, const int *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_int_max_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_int_max>(FERRYI_THREAD, team, dest, source, sizeof(int), nreduce, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int_max_reduce_timeout(ferry_team_t team, int *dest, const int *source, size_t nreduce,
    uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_int_max_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_int_max>(FERRYI_THREAD, team, dest, source, sizeof(int), nreduce, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_long_max_reduce(ferry_team_t team, long *dest, const long *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_long_max_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_long_max>(FERRYI_THREAD, team, dest, source, sizeof(long), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_long_max_reduce_timeout(ferry_team_t team, long *dest, const long *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_long_max_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_long_max>(FERRYI_THREAD, team, dest, source, sizeof(long), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_longlong_max_reduce(ferry_team_t team, long long *dest, const long long *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_longlong_max_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_longlong_max>(FERRYI_THREAD, team, dest, source, sizeof(long long), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_longlong_max_reduce_timeout(ferry_team_t team, long long *dest,
    const long long *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_longlong_max_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_longlong_max>(FERRYI_THREAD, team, dest, source, sizeof(long long), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uint_max_reduce(ferry_team_t team, unsigned int *dest, const unsigned int *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_uint_max_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_uint_max>(FERRYI_THREAD, team, dest, source, sizeof(unsigned int), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint_max_reduce_timeout(ferry_team_t team, unsigned int *dest,
    const unsigned int *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uint_max_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_uint_max>(FERRYI_THREAD, team, dest, source, sizeof(unsigned int), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_ulong_max_reduce(ferry_team_t team, unsigned long *dest, const unsigned long *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_ulong_max_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_ulong_max>(FERRYI_THREAD, team, dest, source, sizeof(unsigned long), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ulong_max_reduce_timeout(ferry_team_t team, unsigned long *dest,
    const unsigned long *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_ulong_max_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_ulong_max>(FERRYI_THREAD, team, dest, source, sizeof(unsigned long), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_ulonglong_max_reduce(ferry_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_ulonglong_max_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_ulonglong_max>(FERRYI_THREAD, team, dest, source, sizeof(unsigned long long),
        nreduce, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ulonglong_max_reduce_timeout(ferry_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_ulonglong_max_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_ulonglong_max>(FERRYI_THREAD, team, dest, source, sizeof(unsigned long long),
        nreduce, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_int8_max_reduce(ferry_team_t team, int8_t *dest, const int8_t *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_int8_max_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_int8_max>(FERRYI_THREAD, team, dest, source, sizeof(int8_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int8_max_reduce_timeout(ferry_team_t team, int8_t *dest, const int8_t *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_int8_max_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_int8_max>(FERRYI_THREAD, team, dest, source, sizeof(int8_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_int16_max_reduce(ferry_team_t team, int16_t *dest, const int16_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_int16_max_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_int16_max>(FERRYI_THREAD, team, dest, source, sizeof(int16_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int16_max_reduce_timeout(ferry_team_t team, int16_t *dest, const int16_t *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_int16_max_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_int16_max>(FERRYI_THREAD, team, dest, source, sizeof(int16_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uint8_max_reduce(ferry_team_t team, uint8_t *dest, const uint8_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_uint8_max_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_uint8_max>(FERRYI_THREAD, team, dest, source, sizeof(uint8_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint8_max_reduce_timeout(ferry_team_t team, uint8_t *dest, const uint8_t *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uint8_max_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_uint8_max>(FERRYI_THREAD, team, dest, source, sizeof(uint8_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uint16_max_reduce(ferry_team_t team, uint16_t *dest, const uint16_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_uint16_max_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_uint16_max>(FERRYI_THREAD, team, dest, source, sizeof(uint16_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint16_max_reduce_timeout(ferry_team_t team, uint16_t *dest, const uint16_t *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uint16_max_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_uint16_max>(FERRYI_THREAD, team, dest, source, sizeof(uint16_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_int32_max_reduce(ferry_team_t team, int32_t *dest, const int32_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_int32_max_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_int32_max>(FERRYI_THREAD, team, dest, source, sizeof(int32_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int32_max_reduce_timeout(ferry_team_t team, int32_t *dest, const int32_t *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_int32_max_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_int32_max>(FERRYI_THREAD, team, dest, source, sizeof(int32_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_int64_max_reduce(ferry_team_t team, int64_t *dest, const int64_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_int64_max_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_int64_max>(FERRYI_THREAD, team, dest, source, sizeof(int64_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int64_max_reduce_timeout(ferry_team_t team, int64_t *dest, const int64_t *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_int64_max_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_int64_max>(FERRYI_THREAD, team, dest, source, sizeof(int64_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uint32_max_reduce(ferry_team_t team, uint32_t *dest, const uint32_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_uint32_max_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_uint32_max>(FERRYI_THREAD, team, dest, source, sizeof(uint32_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint32_max_reduce_timeout(ferry_team_t team, uint32_t *dest, const uint32_t *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uint32_max_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_uint32_max>(FERRYI_THREAD, team, dest, source, sizeof(uint32_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uint64_max_reduce(ferry_team_t team, uint64_t *dest, const uint64_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_uint64_max_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_uint64_max>(FERRYI_THREAD, team, dest, source, sizeof(uint64_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint64_max_reduce_timeout(ferry_team_t team, uint64_t *dest, const uint64_t *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uint64_max_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_uint64_max>(FERRYI_THREAD, team, dest, source, sizeof(uint64_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_size_max_reduce(ferry_team_t team, size_t *dest, const size_t *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_size_max_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_size_max>(FERRYI_THREAD, team, dest, source, sizeof(size_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_size_max_reduce_timeout(ferry_team_t team, size_t *dest, const size_t *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_size_max_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_size_max>(FERRYI_THREAD, team, dest, source, sizeof(size_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_ptrdiff_max_reduce(ferry_team_t team, ptrdiff_t *dest, const ptrdiff_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_ptrdiff_max_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_ptrdiff_max>(FERRYI_THREAD, team, dest, source, sizeof(ptrdiff_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ptrdiff_max_reduce_timeout(ferry_team_t team, ptrdiff_t *dest, const ptrdiff_t *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_ptrdiff_max_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_ptrdiff_max>(FERRYI_THREAD, team, dest, source, sizeof(ptrdiff_t), nreduce,
        timeout_ns));
}

/* ferry_TYPE_min_reduce */
FERRYI_INLINE ferry_status ferry_float_min_reduce(ferry_team_t team, float *dest, const float *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_float_min_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_float_min>(FERRYI_THREAD, team, dest, source, sizeof(float), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_float_min_reduce_timeout(ferry_team_t team, float *dest, const float *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_float_min_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_float_min>(FERRYI_THREAD, team, dest, source, sizeof(float), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_double_min_reduce(ferry_team_t team, double *dest, const double *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_double_min_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_double_min>(FERRYI_THREAD, team, dest, source, sizeof(double), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_double_min_reduce_timeout(ferry_team_t team, double *dest, const double *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_double_min_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_double_min>(FERRYI_THREAD, team, dest, source, sizeof(double), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_char_min_reduce(ferry_team_t team, char *dest, const char *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_char_min_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_char_min>(FERRYI_THREAD, team, dest, source, sizeof(char), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_char_min_reduce_timeout(ferry_team_t team, char *dest, const char *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_char_min_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_char_min>(FERRYI_THREAD, team, dest, source, sizeof(char), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_schar_min_reduce(ferry_team_t team, signed char *dest, const signed char *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_schar_min_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_schar_min>(FERRYI_THREAD, team, dest, source, sizeof(signed char), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_schar_min_reduce_timeout(ferry_team_t team, signed char *dest,
    const signed char *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_schar_min_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_schar_min>(FERRYI_THREAD, team, dest, source, sizeof(signed char), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_short_min_reduce(ferry_team_t team, short *dest, const short *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_short_min_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_short_min>(FERRYI_THREAD, team, dest, source, sizeof(short), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_short_min_reduce_timeout(ferry_team_t team, short *dest, const short *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_short_min_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_short_min>(FERRYI_THREAD, team, dest, source, sizeof(short), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uchar_min_reduce(ferry_team_t team, unsigned char *dest, const unsigned char *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_uchar_min_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_uchar_min>(FERRYI_THREAD, team, dest, source, sizeof(unsigned char), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uchar_min_reduce_timeout(ferry_team_t team, unsigned char *dest,
    const unsigned char *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uchar_min_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_uchar_min>(FERRYI_THREAD, team, dest, source, sizeof(unsigned char), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_ushort_min_reduce(ferry_team_t team, unsigned short *dest,
    const unsigned short *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_ushort_min_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_ushort_min>(FERRYI_THREAD, team, dest, source, sizeof(unsigned short), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ushort_min_reduce_timeout(ferry_team_t team, unsigned short *dest,
    const unsigned short *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_ushort_min_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_ushort_min>(FERRYI_THREAD, team, dest, source, sizeof(unsigned short), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_int_min_reduce(ferry_team_t team, int *dest, const int *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_int_min_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_int_min>(FERRYI_THREAD, team, dest, source, sizeof(int), nreduce, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int_min_reduce_timeout(ferry_team_t team, int *dest, const int *source, size_t nreduce,
    uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_int_min_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_int_min>(FERRYI_THREAD, team, dest, source, sizeof(int), nreduce, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_long_min_reduce(ferry_team_t team, long *dest, const long *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_long_min_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_long_min>(FERRYI_THREAD, team, dest, source, sizeof(long), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_long_min_reduce_timeout(ferry_team_t team, long *dest, const long *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_long_min_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_long_min>(FERRYI_THREAD, team, dest, source, sizeof(long), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_longlong_min_reduce(ferry_team_t team, long long *dest, const long long *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_longlong_min_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_longlong_min>(FERRYI_THREAD, team, dest, source, sizeof(long long), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_longlong_min_reduce_timeout(ferry_team_t team, long long *dest,
    const long long *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_longlong_min_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_longlong_min>(FERRYI_THREAD, team, dest, source, sizeof(long long), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uint_min_reduce(ferry_team_t team, unsigned int *dest, const unsigned int *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_uint_min_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_uint_min>(FERRYI_THREAD, team, dest, source, sizeof(unsigned int), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint_min_reduce_timeout(ferry_team_t team, unsigned int *dest,
    const unsigned int *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uint_min_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_uint_min>(FERRYI_THREAD, team, dest, source, sizeof(unsigned int), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_ulong_min_reduce(ferry_team_t team, unsigned long *dest, const unsigned long *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_ulong_min_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_ulong_min>(FERRYI_THREAD, team, dest, source, sizeof(unsigned long), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ulong_min_reduce_timeout(ferry_team_t team, unsigned long *dest,
    const unsigned long *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_ulong_min_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_ulong_min>(FERRYI_THREAD, team, dest, source, sizeof(unsigned long), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_ulonglong_min_reduce(ferry_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_ulonglong_min_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_ulonglong_min>(FERRYI_THREAD, team, dest, source, sizeof(unsigned long long),
        nreduce, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ulonglong_min_reduce_timeout(ferry_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_ulonglong_min_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_ulonglong_min>(FERRYI_THREAD, team, dest, source, sizeof(unsigned long long),
        nreduce, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_int8_min_reduce(ferry_team_t team, int8_t *dest, const int8_t *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_int8_min_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_int8_min>(FERRYI_THREAD, team, dest, source, sizeof(int8_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int8_min_reduce_timeout(ferry_team_t team, int8_t *dest, const int8_t *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_int8_min_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_int8_min>(FERRYI_THREAD, team, dest, source, sizeof(int8_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_int16_min_reduce(ferry_team_t team, int16_t *dest, const int16_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_int16_min_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_int16_min>(FERRYI_THREAD, team, dest, source, sizeof(int16_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int16_min_reduce_timeout(ferry_team_t team, int16_t *dest, const int16_t *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_int16_min_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_int16_min>(FERRYI_THREAD, team, dest, source, sizeof(int16_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uint8_min_reduce(ferry_team_t team, uint8_t *dest, const uint8_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_uint8_min_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_uint8_min>(FERRYI_THREAD, team, dest, source, sizeof(uint8_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint8_min_reduce_timeout(ferry_team_t team, uint8_t *dest, const uint8_t *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uint8_min_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_uint8_min>(FERRYI_THREAD, team, dest, source, sizeof(uint8_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uint16_min_reduce(ferry_team_t team, uint16_t *dest, const uint16_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_uint16_min_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_uint16_min>(FERRYI_THREAD, team, dest, source, sizeof(uint16_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint16_min_reduce_timeout(ferry_team_t team, uint16_t *dest, const uint16_t *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uint16_min_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_uint16_min>(FERRYI_THREAD, team, dest, source, sizeof(uint16_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_int32_min_reduce(ferry_team_t team, int32_t *dest, const int32_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_int32_min_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_int32_min>(FERRYI_THREAD, team, dest, source, sizeof(int32_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int32_min_reduce_timeout(ferry_team_t team, int32_t *dest, const int32_t *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_int32_min_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_int32_min>(FERRYI_THREAD, team, dest, source, sizeof(int32_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_int64_min_reduce(ferry_team_t team, int64_t *dest, const int64_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_int64_min_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_int64_min>(FERRYI_THREAD, team, dest, source, sizeof(int64_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int64_min_reduce_timeout(ferry_team_t team, int64_t *dest, const int64_t *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_int64_min_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_int64_min>(FERRYI_THREAD, team, dest, source, sizeof(int64_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uint32_min_reduce(ferry_team_t team, uint32_t *dest, const uint32_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_uint32_min_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_uint32_min>(FERRYI_THREAD, team, dest, source, sizeof(uint32_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint32_min_reduce_timeout(ferry_team_t team, uint32_t *dest, const uint32_t *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uint32_min_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_uint32_min>(FERRYI_THREAD, team, dest, source, sizeof(uint32_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uint64_min_reduce(ferry_team_t team, uint64_t *dest, const uint64_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_uint64_min_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_uint64_min>(FERRYI_THREAD, team, dest, source, sizeof(uint64_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint64_min_reduce_timeout(ferry_team_t team, uint64_t *dest, const uint64_t *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uint64_min_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_uint64_min>(FERRYI_THREAD, team, dest, source, sizeof(uint64_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_size_min_reduce(ferry_team_t team, size_t *dest, const size_t *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_size_min_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_size_min>(FERRYI_THREAD, team, dest, source, sizeof(size_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_size_min_reduce_timeout(ferry_team_t team, size_t *dest, const size_t *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_size_min_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_size_min>(FERRYI_THREAD, team, dest, source, sizeof(size_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_ptrdiff_min_reduce(ferry_team_t team, ptrdiff_t *dest, const ptrdiff_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_ptrdiff_min_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_ptrdiff_min>(FERRYI_THREAD, team, dest, source, sizeof(ptrdiff_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ptrdiff_min_reduce_timeout(ferry_team_t team, ptrdiff_t *dest, const ptrdiff_t *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_ptrdiff_min_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_ptrdiff_min>(FERRYI_THREAD, team, dest, source, sizeof(ptrdiff_t), nreduce,
        timeout_ns));
}

/* ferry_TYPE_sum_reduce */
FERRYI_INLINE ferry_status ferry_float_sum_reduce(ferry_team_t team, float *dest, const float *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_float_sum_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_float_sum>(FERRYI_THREAD, team, dest, source, sizeof(float), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_float_sum_reduce_timeout(ferry_team_t team, float *dest, const float *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_float_sum_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_float_sum>(FERRYI_THREAD, team, dest, source, sizeof(float), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_double_sum_reduce(ferry_team_t team, double *dest, const double *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_double_sum_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_double_sum>(FERRYI_THREAD, team, dest, source, sizeof(double), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_double_sum_reduce_timeout(ferry_team_t team, double *dest, const double *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_double_sum_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_double_sum>(FERRYI_THREAD, team, dest, source, sizeof(double), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_char_sum_reduce(ferry_team_t team, char *dest, const char *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_char_sum_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_char_sum>(FERRYI_THREAD, team, dest, source, sizeof(char), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_char_sum_reduce_timeout(ferry_team_t team, char *dest, const char *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_char_sum_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_char_sum>(FERRYI_THREAD, team, dest, source, sizeof(char), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_schar_sum_reduce(ferry_team_t team, signed char *dest, const signed char *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_schar_sum_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_schar_sum>(FERRYI_THREAD, team, dest, source, sizeof(signed char), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_schar_sum_reduce_timeout(ferry_team_t team, signed char *dest,
    const signed char *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_schar_sum_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_schar_sum>(FERRYI_THREAD, team, dest, source, sizeof(signed char), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_short_sum_reduce(ferry_team_t team, short *dest, const short *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_short_sum_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_short_sum>(FERRYI_THREAD, team, dest, source, sizeof(short), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_short_sum_reduce_timeout(ferry_team_t team, short *dest, const short *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_short_sum_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_short_sum>(FERRYI_THREAD, team, dest, source, sizeof(short), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uchar_sum_reduce(ferry_team_t team, unsigned char *dest, const unsigned char *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_uchar_sum_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_uchar_sum>(FERRYI_THREAD, team, dest, source, sizeof(unsigned char), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uchar_sum_reduce_timeout(ferry_team_t team, unsigned char *dest,
    const unsigned char *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uchar_sum_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_uchar_sum>(FERRYI_THREAD, team, dest, source, sizeof(unsigned char), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_ushort_sum_reduce(ferry_team_t team, unsigned short *dest,
    const unsigned short *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_ushort_sum_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_ushort_sum>(FERRYI_THREAD, team, dest, source, sizeof(unsigned short), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ushort_sum_reduce_timeout(ferry_team_t team, unsigned short *dest,
    const unsigned short *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_ushort_sum_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_ushort_sum>(FERRYI_THREAD, team, dest, source, sizeof(unsigned short), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_int_sum_reduce(ferry_team_t team, int *dest, const int *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_int_sum_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_int_sum>(FERRYI_THREAD, team, dest, source, sizeof(int), nreduce, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int_sum_reduce_timeout(ferry_team_t team, int *dest, const int *source, size_t nreduce,
    uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_int_sum_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_int_sum>(FERRYI_THREAD, team, dest, source, sizeof(int), nreduce, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_long_sum_reduce(ferry_team_t team, long *dest, const long *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_long_sum_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_long_sum>(FERRYI_THREAD, team, dest, source, sizeof(long), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_long_sum_reduce_timeout(ferry_team_t team, long *dest, const long *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_long_sum_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_long_sum>(FERRYI_THREAD, team, dest, source, sizeof(long), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_longlong_sum_reduce(ferry_team_t team, long long *dest, const long long *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_longlong_sum_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_longlong_sum>(FERRYI_THREAD, team, dest, source, sizeof(long long), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_longlong_sum_reduce_timeout(ferry_team_t team, long long *dest,
    const long long *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_longlong_sum_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_longlong_sum>(FERRYI_THREAD, team, dest, source, sizeof(long long), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uint_sum_reduce(ferry_team_t team, unsigned int *dest, const unsigned int *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_uint_sum_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_uint_sum>(FERRYI_THREAD, team, dest, source, sizeof(unsigned int), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint_sum_reduce_timeout(ferry_team_t team, unsigned int *dest,
    const unsigned int *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uint_sum_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_uint_sum>(FERRYI_THREAD, team, dest, source, sizeof(unsigned int), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_ulong_sum_reduce(ferry_team_t team, unsigned long *dest, const unsigned long *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_ulong_sum_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_ulong_sum>(FERRYI_THREAD, team, dest, source, sizeof(unsigned long), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ulong_sum_reduce_timeout(ferry_team_t team, unsigned long *dest,
    const unsigned long *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_ulong_sum_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_ulong_sum>(FERRYI_THREAD, team, dest, source, sizeof(unsigned long), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_ulonglong_sum_reduce(ferry_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_ulonglong_sum_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_ulonglong_sum>(FERRYI_THREAD, team, dest, source, sizeof(unsigned long long),
        nreduce, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ulonglong_sum_reduce_timeout(ferry_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_ulonglong_sum_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_ulonglong_sum>(FERRYI_THREAD, team, dest, source, sizeof(unsigned long long),
        nreduce, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_int8_sum_reduce(ferry_team_t team, int8_t *dest, const int8_t *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_int8_sum_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_int8_sum>(FERRYI_THREAD, team, dest, source, sizeof(int8_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int8_sum_reduce_timeout(ferry_team_t team, int8_t *dest, const int8_t *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_int8_sum_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_int8_sum>(FERRYI_THREAD, team, dest, source, sizeof(int8_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_int16_sum_reduce(ferry_team_t team, int16_t *dest, const int16_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_int16_sum_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_int16_sum>(FERRYI_THREAD, team, dest, source, sizeof(int16_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int16_sum_reduce_timeout(ferry_team_t team, int16_t *dest, const int16_t *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_int16_sum_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_int16_sum>(FERRYI_THREAD, team, dest, source, sizeof(int16_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uint8_sum_reduce(ferry_team_t team, uint8_t *dest, const uint8_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_uint8_sum_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_uint8_sum>(FERRYI_THREAD, team, dest, source, sizeof(uint8_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint8_sum_reduce_timeout(ferry_team_t team, uint8_t *dest, const uint8_t *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uint8_sum_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_uint8_sum>(FERRYI_THREAD, team, dest, source, sizeof(uint8_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uint16_sum_reduce(ferry_team_t team, uint16_t *dest, const uint16_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_uint16_sum_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_uint16_sum>(FERRYI_THREAD, team, dest, source, sizeof(uint16_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint16_sum_reduce_timeout(ferry_team_t team, uint16_t *dest, const uint16_t *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uint16_sum_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_uint16_sum>(FERRYI_THREAD, team, dest, source, sizeof(uint16_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_int32_sum_reduce(ferry_team_t team, int32_t *dest, const int32_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_int32_sum_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_int32_sum>(FERRYI_THREAD, team, dest, source, sizeof(int32_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int32_sum_reduce_timeout(ferry_team_t team, int32_t *dest, const int32_t *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_int32_sum_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_int32_sum>(FERRYI_THREAD, team, dest, source, sizeof(int32_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_int64_sum_reduce(ferry_team_t team, int64_t *dest, const int64_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_int64_sum_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_int64_sum>(FERRYI_THREAD, team, dest, source, sizeof(int64_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int64_sum_reduce_timeout(ferry_team_t team, int64_t *dest, const int64_t *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_int64_sum_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_int64_sum>(FERRYI_THREAD, team, dest, source, sizeof(int64_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uint32_sum_reduce(ferry_team_t team, uint32_t *dest, const uint32_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_uint32_sum_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_uint32_sum>(FERRYI_THREAD, team, dest, source, sizeof(uint32_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint32_sum_reduce_timeout(ferry_team_t team, uint32_t *dest, const uint32_t *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uint32_sum_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_uint32_sum>(FERRYI_THREAD, team, dest, source, sizeof(uint32_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uint64_sum_reduce(ferry_team_t team, uint64_t *dest, const uint64_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_uint64_sum_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_uint64_sum>(FERRYI_THREAD, team, dest, source, sizeof(uint64_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint64_sum_reduce_timeout(ferry_team_t team, uint64_t *dest, const uint64_t *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uint64_sum_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_uint64_sum>(FERRYI_THREAD, team, dest, source, sizeof(uint64_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_size_sum_reduce(ferry_team_t team, size_t *dest, const size_t *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_size_sum_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_size_sum>(FERRYI_THREAD, team, dest, source, sizeof(size_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_size_sum_reduce_timeout(ferry_team_t team, size_t *dest, const size_t *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_size_sum_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_size_sum>(FERRYI_THREAD, team, dest, source, sizeof(size_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_ptrdiff_sum_reduce(ferry_team_t team, ptrdiff_t *dest, const ptrdiff_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_ptrdiff_sum_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_ptrdiff_sum>(FERRYI_THREAD, team, dest, source, sizeof(ptrdiff_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ptrdiff_sum_reduce_timeout(ferry_team_t team, ptrdiff_t *dest, const ptrdiff_t *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_ptrdiff_sum_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_ptrdiff_sum>(FERRYI_THREAD, team, dest, source, sizeof(ptrdiff_t), nreduce,
        timeout_ns));
}

/* ferry_TYPE_prod_reduce */
FERRYI_INLINE ferry_status ferry_float_prod_reduce(ferry_team_t team, float *dest, const float *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_float_prod_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_float_prod>(FERRYI_THREAD, team, dest, source, sizeof(float), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_float_prod_reduce_timeout(ferry_team_t team, float *dest, const float *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_float_prod_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_float_prod>(FERRYI_THREAD, team, dest, source, sizeof(float), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_double_prod_reduce(ferry_team_t team, double *dest, const double *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_double_prod_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_double_prod>(FERRYI_THREAD, team, dest, source, sizeof(double), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_double_prod_reduce_timeout(ferry_team_t team, double *dest, const double *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_double_prod_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_double_prod>(FERRYI_THREAD, team, dest, source, sizeof(double), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_char_prod_reduce(ferry_team_t team, char *dest, const char *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_char_prod_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_char_prod>(FERRYI_THREAD, team, dest, source, sizeof(char), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_char_prod_reduce_timeout(ferry_team_t team, char *dest, const char *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_char_prod_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_char_prod>(FERRYI_THREAD, team, dest, source, sizeof(char), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_schar_prod_reduce(ferry_team_t team, signed char *dest, const signed char *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_schar_prod_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_schar_prod>(FERRYI_THREAD, team, dest, source, sizeof(signed char), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_schar_prod_reduce_timeout(ferry_team_t team, signed char *dest,
    const signed char *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_schar_prod_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_schar_prod>(FERRYI_THREAD, team, dest, source, sizeof(signed char), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_short_prod_reduce(ferry_team_t team, short *dest, const short *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_short_prod_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_short_prod>(FERRYI_THREAD, team, dest, source, sizeof(short), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_short_prod_reduce_timeout(ferry_team_t team, short *dest, const short *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_short_prod_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_short_prod>(FERRYI_THREAD, team, dest, source, sizeof(short), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uchar_prod_reduce(ferry_team_t team, unsigned char *dest, const unsigned char *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_uchar_prod_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_uchar_prod>(FERRYI_THREAD, team, dest, source, sizeof(unsigned char), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uchar_prod_reduce_timeout(ferry_team_t team, unsigned char *dest,
    const unsigned char *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uchar_prod_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_uchar_prod>(FERRYI_THREAD, team, dest, source, sizeof(unsigned char), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_ushort_prod_reduce(ferry_team_t team, unsigned short *dest,
    const unsigned short *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_ushort_prod_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_ushort_prod>(FERRYI_THREAD, team, dest, source, sizeof(unsigned short), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ushort_prod_reduce_timeout(ferry_team_t team, unsigned short *dest,
    const unsigned short *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_ushort_prod_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_ushort_prod>(FERRYI_THREAD, team, dest, source, sizeof(unsigned short), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_int_prod_reduce(ferry_team_t team, int *dest, const int *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_int_prod_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_int_prod>(FERRYI_THREAD, team, dest, source, sizeof(int), nreduce, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int_prod_reduce_timeout(ferry_team_t team, int *dest, const int *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_int_prod_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_int_prod>(FERRYI_THREAD, team, dest, source, sizeof(int), nreduce, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_long_prod_reduce(ferry_team_t team, long *dest, const long *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_long_prod_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_long_prod>(FERRYI_THREAD, team, dest, source, sizeof(long), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_long_prod_reduce_timeout(ferry_team_t team, long *dest, const long *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_long_prod_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_long_prod>(FERRYI_THREAD, team, dest, source, sizeof(long), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_longlong_prod_reduce(ferry_team_t team, long long *dest, const long long *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_longlong_prod_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_longlong_prod>(FERRYI_THREAD, team, dest, source, sizeof(long long), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_longlong_prod_reduce_timeout(ferry_team_t team, long long *dest,
    const long long *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_longlong_prod_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_longlong_prod>(FERRYI_THREAD, team, dest, source, sizeof(long long), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uint_prod_reduce(ferry_team_t team, unsigned int *dest, const unsigned int *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_uint_prod_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_uint_prod>(FERRYI_THREAD, team, dest, source, sizeof(unsigned int), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint_prod_reduce_timeout(ferry_team_t team, unsigned int *dest,
    const unsigned int *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uint_prod_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_uint_prod>(FERRYI_THREAD, team, dest, source, sizeof(unsigned int), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_ulong_prod_reduce(ferry_team_t team, unsigned long *dest, const unsigned long *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_ulong_prod_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_ulong_prod>(FERRYI_THREAD, team, dest, source, sizeof(unsigned long), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ulong_prod_reduce_timeout(ferry_team_t team, unsigned long *dest,
    const unsigned long *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_ulong_prod_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_ulong_prod>(FERRYI_THREAD, team, dest, source, sizeof(unsigned long), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_ulonglong_prod_reduce(ferry_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_ulonglong_prod_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_ulonglong_prod>(FERRYI_THREAD, team, dest, source, sizeof(unsigned long long),
        nreduce, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ulonglong_prod_reduce_timeout(ferry_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_ulonglong_prod_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_ulonglong_prod>(FERRYI_THREAD, team, dest, source, sizeof(unsigned long long),
        nreduce, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_int8_prod_reduce(ferry_team_t team, int8_t *dest, const int8_t *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_int8_prod_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_int8_prod>(FERRYI_THREAD, team, dest, source, sizeof(int8_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int8_prod_reduce_timeout(ferry_team_t team, int8_t *dest, const int8_t *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_int8_prod_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_int8_prod>(FERRYI_THREAD, team, dest, source, sizeof(int8_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_int16_prod_reduce(ferry_team_t team, int16_t *dest, const int16_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_int16_prod_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_int16_prod>(FERRYI_THREAD, team, dest, source, sizeof(int16_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int16_prod_reduce_timeout(ferry_team_t team, int16_t *dest, const int16_t *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_int16_prod_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_int16_prod>(FERRYI_THREAD, team, dest, source, sizeof(int16_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uint8_prod_reduce(ferry_team_t team, uint8_t *dest, const uint8_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_uint8_prod_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_uint8_prod>(FERRYI_THREAD, team, dest, source, sizeof(uint8_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint8_prod_reduce_timeout(ferry_team_t team, uint8_t *dest, const uint8_t *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uint8_prod_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_uint8_prod>(FERRYI_THREAD, team, dest, source, sizeof(uint8_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uint16_prod_reduce(ferry_team_t team, uint16_t *dest, const uint16_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_uint16_prod_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_uint16_prod>(FERRYI_THREAD, team, dest, source, sizeof(uint16_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint16_prod_reduce_timeout(ferry_team_t team, uint16_t *dest, const uint16_t *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uint16_prod_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_uint16_prod>(FERRYI_THREAD, team, dest, source, sizeof(uint16_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_int32_prod_reduce(ferry_team_t team, int32_t *dest, const int32_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_int32_prod_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_int32_prod>(FERRYI_THREAD, team, dest, source, sizeof(int32_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int32_prod_reduce_timeout(ferry_team_t team, int32_t *dest, const int32_t *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_int32_prod_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_int32_prod>(FERRYI_THREAD, team, dest, source, sizeof(int32_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_int64_prod_reduce(ferry_team_t team, int64_t *dest, const int64_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_int64_prod_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_int64_prod>(FERRYI_THREAD, team, dest, source, sizeof(int64_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int64_prod_reduce_timeout(ferry_team_t team, int64_t *dest, const int64_t *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_int64_prod_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_int64_prod>(FERRYI_THREAD, team, dest, source, sizeof(int64_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uint32_prod_reduce(ferry_team_t team, uint32_t *dest, const uint32_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_uint32_prod_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_uint32_prod>(FERRYI_THREAD, team, dest, source, sizeof(uint32_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint32_prod_reduce_timeout(ferry_team_t team, uint32_t *dest, const uint32_t *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uint32_prod_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_uint32_prod>(FERRYI_THREAD, team, dest, source, sizeof(uint32_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uint64_prod_reduce(ferry_team_t team, uint64_t *dest, const uint64_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_uint64_prod_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_uint64_prod>(FERRYI_THREAD, team, dest, source, sizeof(uint64_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint64_prod_reduce_timeout(ferry_team_t team, uint64_t *dest, const uint64_t *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uint64_prod_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_uint64_prod>(FERRYI_THREAD, team, dest, source, sizeof(uint64_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_size_prod_reduce(ferry_team_t team, size_t *dest, const size_t *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_size_prod_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_size_prod>(FERRYI_THREAD, team, dest, source, sizeof(size_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_size_prod_reduce_timeout(ferry_team_t team, size_t *dest, const size_t *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_size_prod_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_size_prod>(FERRYI_THREAD, team, dest, source, sizeof(size_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_ptrdiff_prod_reduce(ferry_team_t team, ptrdiff_t *dest, const ptrdiff_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_ptrdiff_prod_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_ptrdiff_prod>(FERRYI_THREAD, team, dest, source, sizeof(ptrdiff_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ptrdiff_prod_reduce_timeout(ferry_team_t team, ptrdiff_t *dest,
    const ptrdiff_t *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_ptrdiff_prod_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_ptrdiff_prod>(FERRYI_THREAD, team, dest, source, sizeof(ptrdiff_t), nreduce,
        timeout_ns));
}

/* ferry_TYPE_and_reduce */
FERRYI_INLINE ferry_status ferry_char_and_reduce(ferry_team_t team, char *dest, const char *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_char_and_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_char_and>(FERRYI_THREAD, team, dest, source, sizeof(char), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_char_and_reduce_timeout(ferry_team_t team, char *dest, const char *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_char_and_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_char_and>(FERRYI_THREAD, team, dest, source, sizeof(char), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_schar_and_reduce(ferry_team_t team, signed char *dest, const signed char *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_schar_and_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_schar_and>(FERRYI_THREAD, team, dest, source, sizeof(signed char), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_schar_and_reduce_timeout(ferry_team_t team, signed char *dest,
    const signed char *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_schar_and_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_schar_and>(FERRYI_THREAD, team, dest, source, sizeof(signed char), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_short_and_reduce(ferry_team_t team, short *dest, const short *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_short_and_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_short_and>(FERRYI_THREAD, team, dest, source, sizeof(short), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_short_and_reduce_timeout(ferry_team_t team, short *dest, const short *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_short_and_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_short_and>(FERRYI_THREAD, team, dest, source, sizeof(short), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uchar_and_reduce(ferry_team_t team, unsigned char *dest, const unsigned char *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_uchar_and_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_uchar_and>(FERRYI_THREAD, team, dest, source, sizeof(unsigned char), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uchar_and_reduce_timeout(ferry_team_t team, unsigned char *dest,
    const unsigned char *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uchar_and_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_uchar_and>(FERRYI_THREAD, team, dest, source, sizeof(unsigned char), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_ushort_and_reduce(ferry_team_t team, unsigned short *dest,
    const unsigned short *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_ushort_and_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_ushort_and>(FERRYI_THREAD, team, dest, source, sizeof(unsigned short), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ushort_and_reduce_timeout(ferry_team_t team, unsigned short *dest,
    const unsigned short *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_ushort_and_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_ushort_and>(FERRYI_THREAD, team, dest, source, sizeof(unsigned short), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_int_and_reduce(ferry_team_t team, int *dest, const int *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_int_and_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_int_and>(FERRYI_THREAD, team, dest, source, sizeof(int), nreduce, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int_and_reduce_timeout(ferry_team_t team, int *dest, const int *source, size_t nreduce,
    uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_int_and_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_int_and>(FERRYI_THREAD, team, dest, source, sizeof(int), nreduce, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_long_and_reduce(ferry_team_t team, long *dest, const long *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_long_and_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_long_and>(FERRYI_THREAD, team, dest, source, sizeof(long), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_long_and_reduce_timeout(ferry_team_t team, long *dest, const long *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_long_and_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_long_and>(FERRYI_THREAD, team, dest, source, sizeof(long), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_longlong_and_reduce(ferry_team_t team, long long *dest, const long long *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_longlong_and_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_longlong_and>(FERRYI_THREAD, team, dest, source, sizeof(long long), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_longlong_and_reduce_timeout(ferry_team_t team, long long *dest,
    const long long *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_longlong_and_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_longlong_and>(FERRYI_THREAD, team, dest, source, sizeof(long long), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uint_and_reduce(ferry_team_t team, unsigned int *dest, const unsigned int *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_uint_and_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_uint_and>(FERRYI_THREAD, team, dest, source, sizeof(unsigned int), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint_and_reduce_timeout(ferry_team_t team, unsigned int *dest,
    const unsigned int *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uint_and_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_uint_and>(FERRYI_THREAD, team, dest, source, sizeof(unsigned int), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_ulong_and_reduce(ferry_team_t team, unsigned long *dest, const unsigned long *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_ulong_and_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_ulong_and>(FERRYI_THREAD, team, dest, source, sizeof(unsigned long), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ulong_and_reduce_timeout(ferry_team_t team, unsigned long *dest,
    const unsigned long *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_ulong_and_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_ulong_and>(FERRYI_THREAD, team, dest, source, sizeof(unsigned long), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_ulonglong_and_reduce(ferry_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_ulonglong_and_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_ulonglong_and>(FERRYI_THREAD, team, dest, source, sizeof(unsigned long long),
        nreduce, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ulonglong_and_reduce_timeout(ferry_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_ulonglong_and_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_ulonglong_and>(FERRYI_THREAD, team, dest, source, sizeof(unsigned long long),
        nreduce, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_int8_and_reduce(ferry_team_t team, int8_t *dest, const int8_t *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_int8_and_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_int8_and>(FERRYI_THREAD, team, dest, source, sizeof(int8_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int8_and_reduce_timeout(ferry_team_t team, int8_t *dest, const int8_t *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_int8_and_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_int8_and>(FERRYI_THREAD, team, dest, source, sizeof(int8_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_int16_and_reduce(ferry_team_t team, int16_t *dest, const int16_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_int16_and_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_int16_and>(FERRYI_THREAD, team, dest, source, sizeof(int16_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int16_and_reduce_timeout(ferry_team_t team, int16_t *dest, const int16_t *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_int16_and_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_int16_and>(FERRYI_THREAD, team, dest, source, sizeof(int16_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uint8_and_reduce(ferry_team_t team, uint8_t *dest, const uint8_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_uint8_and_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_uint8_and>(FERRYI_THREAD, team, dest, source, sizeof(uint8_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint8_and_reduce_timeout(ferry_team_t team, uint8_t *dest, const uint8_t *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uint8_and_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_uint8_and>(FERRYI_THREAD, team, dest, source, sizeof(uint8_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uint16_and_reduce(ferry_team_t team, uint16_t *dest, const uint16_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_uint16_and_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_uint16_and>(FERRYI_THREAD, team, dest, source, sizeof(uint16_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint16_and_reduce_timeout(ferry_team_t team, uint16_t *dest, const uint16_t *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uint16_and_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_uint16_and>(FERRYI_THREAD, team, dest, source, sizeof(uint16_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_int32_and_reduce(ferry_team_t team, int32_t *dest, const int32_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_int32_and_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_int32_and>(FERRYI_THREAD, team, dest, source, sizeof(int32_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int32_and_reduce_timeout(ferry_team_t team, int32_t *dest, const int32_t *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_int32_and_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_int32_and>(FERRYI_THREAD, team, dest, source, sizeof(int32_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_int64_and_reduce(ferry_team_t team, int64_t *dest, const int64_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_int64_and_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_int64_and>(FERRYI_THREAD, team, dest, source, sizeof(int64_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int64_and_reduce_timeout(ferry_team_t team, int64_t *dest, const int64_t *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_int64_and_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_int64_and>(FERRYI_THREAD, team, dest, source, sizeof(int64_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uint32_and_reduce(ferry_team_t team, uint32_t *dest, const uint32_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_uint32_and_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_uint32_and>(FERRYI_THREAD, team, dest, source, sizeof(uint32_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint32_and_reduce_timeout(ferry_team_t team, uint32_t *dest, const uint32_t *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uint32_and_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_uint32_and>(FERRYI_THREAD, team, dest, source, sizeof(uint32_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uint64_and_reduce(ferry_team_t team, uint64_t *dest, const uint64_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_uint64_and_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_uint64_and>(FERRYI_THREAD, team, dest, source, sizeof(uint64_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint64_and_reduce_timeout(ferry_team_t team, uint64_t *dest, const uint64_t *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uint64_and_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_uint64_and>(FERRYI_THREAD, team, dest, source, sizeof(uint64_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_size_and_reduce(ferry_team_t team, size_t *dest, const size_t *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_size_and_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_size_and>(FERRYI_THREAD, team, dest, source, sizeof(size_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_size_and_reduce_timeout(ferry_team_t team, size_t *dest, const size_t *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_size_and_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_size_and>(FERRYI_THREAD, team, dest, source, sizeof(size_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_ptrdiff_and_reduce(ferry_team_t team, ptrdiff_t *dest, const ptrdiff_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_ptrdiff_and_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_ptrdiff_and>(FERRYI_THREAD, team, dest, source, sizeof(ptrdiff_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ptrdiff_and_reduce_timeout(ferry_team_t team, ptrdiff_t *dest, const ptrdiff_t *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_ptrdiff_and_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_ptrdiff_and>(FERRYI_THREAD, team, dest, source, sizeof(ptrdiff_t), nreduce,
        timeout_ns));
}

/* ferry_TYPE_or_reduce */
FERRYI_INLINE ferry_status ferry_char_or_reduce(ferry_team_t team, char *dest, const char *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_char_or_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_char_or>(FERRYI_THREAD, team, dest, source, sizeof(char), nreduce, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_char_or_reduce_timeout(ferry_team_t team, char *dest, const char *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_char_or_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_char_or>(FERRYI_THREAD, team, dest, source, sizeof(char), nreduce, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_schar_or_reduce(ferry_team_t team, signed char *dest, const signed char *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_schar_or_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_schar_or>(FERRYI_THREAD, team, dest, source, sizeof(signed char), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_schar_or_reduce_timeout(ferry_team_t team, signed char *dest,
    const signed char *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_schar_or_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_schar_or>(FERRYI_THREAD, team, dest, source, sizeof(signed char), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_short_or_reduce(ferry_team_t team, short *dest, const short *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_short_or_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_short_or>(FERRYI_THREAD, team, dest, source, sizeof(short), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_short_or_reduce_timeout(ferry_team_t team, short *dest, const short *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_short_or_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_short_or>(FERRYI_THREAD, team, dest, source, sizeof(short), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uchar_or_reduce(ferry_team_t team, unsigned char *dest, const unsigned char *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_uchar_or_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_uchar_or>(FERRYI_THREAD, team, dest, source, sizeof(unsigned char), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uchar_or_reduce_timeout(ferry_team_t team, unsigned char *dest,
    const unsigned char *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uchar_or_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_uchar_or>(FERRYI_THREAD, team, dest, source, sizeof(unsigned char), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_ushort_or_reduce(ferry_team_t team, unsigned short *dest, const unsigned short *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_ushort_or_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_ushort_or>(FERRYI_THREAD, team, dest, source, sizeof(unsigned short), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ushort_or_reduce_timeout(ferry_team_t team, unsigned short *dest,
    const unsigned short *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_ushort_or_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_ushort_or>(FERRYI_THREAD, team, dest, source, sizeof(unsigned short), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_int_or_reduce(ferry_team_t team, int *dest, const int *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_int_or_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_int_or>(FERRYI_THREAD, team, dest, source, sizeof(int), nreduce, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int_or_reduce_timeout(ferry_team_t team, int *dest, const int *source, size_t nreduce,
    uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_int_or_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_int_or>(FERRYI_THREAD, team, dest, source, sizeof(int), nreduce, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_long_or_reduce(ferry_team_t team, long *dest, const long *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_long_or_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_long_or>(FERRYI_THREAD, team, dest, source, sizeof(long), nreduce, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_long_or_reduce_timeout(ferry_team_t team, long *dest, const long *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_long_or_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_long_or>(FERRYI_THREAD, team, dest, source, sizeof(long), nreduce, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_longlong_or_reduce(ferry_team_t team, long long *dest, const long long *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_longlong_or_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_longlong_or>(FERRYI_THREAD, team, dest, source, sizeof(long long), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_longlong_or_reduce_timeout(ferry_team_t team, long long *dest, const long long *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_longlong_or_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_longlong_or>(FERRYI_THREAD, team, dest, source, sizeof(long long), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uint_or_reduce(ferry_team_t team, unsigned int *dest, const unsigned int *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_uint_or_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_uint_or>(FERRYI_THREAD, team, dest, source, sizeof(unsigned int), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint_or_reduce_timeout(ferry_team_t team, unsigned int *dest,
    const unsigned int *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uint_or_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_uint_or>(FERRYI_THREAD, team, dest, source, sizeof(unsigned int), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_ulong_or_reduce(ferry_team_t team, unsigned long *dest, const unsigned long *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_ulong_or_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_ulong_or>(FERRYI_THREAD, team, dest, source, sizeof(unsigned long), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ulong_or_reduce_timeout(ferry_team_t team, unsigned long *dest,
    const unsigned long *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_ulong_or_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_ulong_or>(FERRYI_THREAD, team, dest, source, sizeof(unsigned long), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_ulonglong_or_reduce(ferry_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_ulonglong_or_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_ulonglong_or>(FERRYI_THREAD, team, dest, source, sizeof(unsigned long long),
        nreduce, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ulonglong_or_reduce_timeout(ferry_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_ulonglong_or_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_ulonglong_or>(FERRYI_THREAD, team, dest, source, sizeof(unsigned long long),
        nreduce, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_int8_or_reduce(ferry_team_t team, int8_t *dest, const int8_t *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_int8_or_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_int8_or>(FERRYI_THREAD, team, dest, source, sizeof(int8_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int8_or_reduce_timeout(ferry_team_t team, int8_t *dest, const int8_t *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_int8_or_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_int8_or>(FERRYI_THREAD, team, dest, source, sizeof(int8_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_int16_or_reduce(ferry_team_t team, int16_t *dest, const int16_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_int16_or_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_int16_or>(FERRYI_THREAD, team, dest, source, sizeof(int16_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int16_or_reduce_timeout(ferry_team_t team, int16_t *dest, const int16_t *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_int16_or_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_int16_or>(FERRYI_THREAD, team, dest, source, sizeof(int16_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uint8_or_reduce(ferry_team_t team, uint8_t *dest, const uint8_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_uint8_or_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_uint8_or>(FERRYI_THREAD, team, dest, source, sizeof(uint8_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint8_or_reduce_timeout(ferry_team_t team, uint8_t *dest, const uint8_t *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uint8_or_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_uint8_or>(FERRYI_THREAD, team, dest, source, sizeof(uint8_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uint16_or_reduce(ferry_team_t team, uint16_t *dest, const uint16_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_uint16_or_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_uint16_or>(FERRYI_THREAD, team, dest, source, sizeof(uint16_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint16_or_reduce_timeout(ferry_team_t team, uint16_t *dest, const uint16_t *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uint16_or_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_uint16_or>(FERRYI_THREAD, team, dest, source, sizeof(uint16_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_int32_or_reduce(ferry_team_t team, int32_t *dest, const int32_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_int32_or_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_int32_or>(FERRYI_THREAD, team, dest, source, sizeof(int32_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int32_or_reduce_timeout(ferry_team_t team, int32_t *dest, const int32_t *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_int32_or_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_int32_or>(FERRYI_THREAD, team, dest, source, sizeof(int32_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_int64_or_reduce(ferry_team_t team, int64_t *dest, const int64_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_int64_or_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_int64_or>(FERRYI_THREAD, team, dest, source, sizeof(int64_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int64_or_reduce_timeout(ferry_team_t team, int64_t *dest, const int64_t *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_int64_or_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_int64_or>(FERRYI_THREAD, team, dest, source, sizeof(int64_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uint32_or_reduce(ferry_team_t team, uint32_t *dest, const uint32_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_uint32_or_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_uint32_or>(FERRYI_THREAD, team, dest, source, sizeof(uint32_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint32_or_reduce_timeout(ferry_team_t team, uint32_t *dest, const uint32_t *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uint32_or_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_uint32_or>(FERRYI_THREAD, team, dest, source, sizeof(uint32_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uint64_or_reduce(ferry_team_t team, uint64_t *dest, const uint64_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_uint64_or_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_uint64_or>(FERRYI_THREAD, team, dest, source, sizeof(uint64_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint64_or_reduce_timeout(ferry_team_t team, uint64_t *dest, const uint64_t *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uint64_or_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_uint64_or>(FERRYI_THREAD, team, dest, source, sizeof(uint64_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_size_or_reduce(ferry_team_t team, size_t *dest, const size_t *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_size_or_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_size_or>(FERRYI_THREAD, team, dest, source, sizeof(size_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_size_or_reduce_timeout(ferry_team_t team, size_t *dest, const size_t *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_size_or_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_size_or>(FERRYI_THREAD, team, dest, source, sizeof(size_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_ptrdiff_or_reduce(ferry_team_t team, ptrdiff_t *dest, const ptrdiff_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_ptrdiff_or_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_ptrdiff_or>(FERRYI_THREAD, team, dest, source, sizeof(ptrdiff_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ptrdiff_or_reduce_timeout(ferry_team_t team, ptrdiff_t *dest, const ptrdiff_t *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_ptrdiff_or_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_ptrdiff_or>(FERRYI_THREAD, team, dest, source, sizeof(ptrdiff_t), nreduce,
        timeout_ns));
}

/* ferry_TYPE_xor_reduce */
FERRYI_INLINE ferry_status ferry_char_xor_reduce(ferry_team_t team, char *dest, const char *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_char_xor_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_char_xor>(FERRYI_THREAD, team, dest, source, sizeof(char), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_char_xor_reduce_timeout(ferry_team_t team, char *dest, const char *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_char_xor_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_char_xor>(FERRYI_THREAD, team, dest, source, sizeof(char), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_schar_xor_reduce(ferry_team_t team, signed char *dest, const signed char *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_schar_xor_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_schar_xor>(FERRYI_THREAD, team, dest, source, sizeof(signed char), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_schar_xor_reduce_timeout(ferry_team_t team, signed char *dest,
    const signed char *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_schar_xor_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_schar_xor>(FERRYI_THREAD, team, dest, source, sizeof(signed char), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_short_xor_reduce(ferry_team_t team, short *dest, const short *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_short_xor_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_short_xor>(FERRYI_THREAD, team, dest, source, sizeof(short), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_short_xor_reduce_timeout(ferry_team_t team, short *dest, const short *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_short_xor_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_short_xor>(FERRYI_THREAD, team, dest, source, sizeof(short), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uchar_xor_reduce(ferry_team_t team, unsigned char *dest, const unsigned char *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_uchar_xor_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_uchar_xor>(FERRYI_THREAD, team, dest, source, sizeof(unsigned char), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uchar_xor_reduce_timeout(ferry_team_t team, unsigned char *dest,
    const unsigned char *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uchar_xor_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_uchar_xor>(FERRYI_THREAD, team, dest, source, sizeof(unsigned char), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_ushort_xor_reduce(ferry_team_t team, unsigned short *dest,
    const unsigned short *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_ushort_xor_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_ushort_xor>(FERRYI_THREAD, team, dest, source, sizeof(unsigned short), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ushort_xor_reduce_timeout(ferry_team_t team, unsigned short *dest,
    const unsigned short *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_ushort_xor_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_ushort_xor>(FERRYI_THREAD, team, dest, source, sizeof(unsigned short), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_int_xor_reduce(ferry_team_t team, int *dest, const int *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_int_xor_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_int_xor>(FERRYI_THREAD, team, dest, source, sizeof(int), nreduce, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int_xor_reduce_timeout(ferry_team_t team, int *dest, const int *source, size_t nreduce,
    uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_int_xor_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_int_xor>(FERRYI_THREAD, team, dest, source, sizeof(int), nreduce, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_long_xor_reduce(ferry_team_t team, long *dest, const long *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_long_xor_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_long_xor>(FERRYI_THREAD, team, dest, source, sizeof(long), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_long_xor_reduce_timeout(ferry_team_t team, long *dest, const long *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_long_xor_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_long_xor>(FERRYI_THREAD, team, dest, source, sizeof(long), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_longlong_xor_reduce(ferry_team_t team, long long *dest, const long long *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_longlong_xor_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_longlong_xor>(FERRYI_THREAD, team, dest, source, sizeof(long long), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_longlong_xor_reduce_timeout(ferry_team_t team, long long *dest,
    const long long *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_longlong_xor_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_longlong_xor>(FERRYI_THREAD, team, dest, source, sizeof(long long), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uint_xor_reduce(ferry_team_t team, unsigned int *dest, const unsigned int *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_uint_xor_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_uint_xor>(FERRYI_THREAD, team, dest, source, sizeof(unsigned int), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint_xor_reduce_timeout(ferry_team_t team, unsigned int *dest,
    const unsigned int *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uint_xor_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_uint_xor>(FERRYI_THREAD, team, dest, source, sizeof(unsigned int), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_ulong_xor_reduce(ferry_team_t team, unsigned long *dest, const unsigned long *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_ulong_xor_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_ulong_xor>(FERRYI_THREAD, team, dest, source, sizeof(unsigned long), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ulong_xor_reduce_timeout(ferry_team_t team, unsigned long *dest,
    const unsigned long *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_ulong_xor_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_ulong_xor>(FERRYI_THREAD, team, dest, source, sizeof(unsigned long), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_ulonglong_xor_reduce(ferry_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_ulonglong_xor_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_ulonglong_xor>(FERRYI_THREAD, team, dest, source, sizeof(unsigned long long),
        nreduce, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ulonglong_xor_reduce_timeout(ferry_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_ulonglong_xor_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_ulonglong_xor>(FERRYI_THREAD, team, dest, source, sizeof(unsigned long long),
        nreduce, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_int8_xor_reduce(ferry_team_t team, int8_t *dest, const int8_t *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_int8_xor_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_int8_xor>(FERRYI_THREAD, team, dest, source, sizeof(int8_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int8_xor_reduce_timeout(ferry_team_t team, int8_t *dest, const int8_t *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_int8_xor_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_int8_xor>(FERRYI_THREAD, team, dest, source, sizeof(int8_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_int16_xor_reduce(ferry_team_t team, int16_t *dest, const int16_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_int16_xor_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_int16_xor>(FERRYI_THREAD, team, dest, source, sizeof(int16_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int16_xor_reduce_timeout(ferry_team_t team, int16_t *dest, const int16_t *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_int16_xor_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_int16_xor>(FERRYI_THREAD, team, dest, source, sizeof(int16_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uint8_xor_reduce(ferry_team_t team, uint8_t *dest, const uint8_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_uint8_xor_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_uint8_xor>(FERRYI_THREAD, team, dest, source, sizeof(uint8_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint8_xor_reduce_timeout(ferry_team_t team, uint8_t *dest, const uint8_t *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uint8_xor_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_uint8_xor>(FERRYI_THREAD, team, dest, source, sizeof(uint8_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uint16_xor_reduce(ferry_team_t team, uint16_t *dest, const uint16_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_uint16_xor_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_uint16_xor>(FERRYI_THREAD, team, dest, source, sizeof(uint16_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint16_xor_reduce_timeout(ferry_team_t team, uint16_t *dest, const uint16_t *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uint16_xor_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_uint16_xor>(FERRYI_THREAD, team, dest, source, sizeof(uint16_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_int32_xor_reduce(ferry_team_t team, int32_t *dest, const int32_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_int32_xor_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_int32_xor>(FERRYI_THREAD, team, dest, source, sizeof(int32_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int32_xor_reduce_timeout(ferry_team_t team, int32_t *dest, const int32_t *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_int32_xor_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_int32_xor>(FERRYI_THREAD, team, dest, source, sizeof(int32_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_int64_xor_reduce(ferry_team_t team, int64_t *dest, const int64_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_int64_xor_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_int64_xor>(FERRYI_THREAD, team, dest, source, sizeof(int64_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int64_xor_reduce_timeout(ferry_team_t team, int64_t *dest, const int64_t *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_int64_xor_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_int64_xor>(FERRYI_THREAD, team, dest, source, sizeof(int64_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uint32_xor_reduce(ferry_team_t team, uint32_t *dest, const uint32_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_uint32_xor_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_uint32_xor>(FERRYI_THREAD, team, dest, source, sizeof(uint32_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint32_xor_reduce_timeout(ferry_team_t team, uint32_t *dest, const uint32_t *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uint32_xor_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_uint32_xor>(FERRYI_THREAD, team, dest, source, sizeof(uint32_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uint64_xor_reduce(ferry_team_t team, uint64_t *dest, const uint64_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_uint64_xor_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_uint64_xor>(FERRYI_THREAD, team, dest, source, sizeof(uint64_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint64_xor_reduce_timeout(ferry_team_t team, uint64_t *dest, const uint64_t *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uint64_xor_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_uint64_xor>(FERRYI_THREAD, team, dest, source, sizeof(uint64_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_size_xor_reduce(ferry_team_t team, size_t *dest, const size_t *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_size_xor_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_size_xor>(FERRYI_THREAD, team, dest, source, sizeof(size_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_size_xor_reduce_timeout(ferry_team_t team, size_t *dest, const size_t *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_size_xor_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_size_xor>(FERRYI_THREAD, team, dest, source, sizeof(size_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_ptrdiff_xor_reduce(ferry_team_t team, ptrdiff_t *dest, const ptrdiff_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_ptrdiff_xor_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_ptrdiff_xor>(FERRYI_THREAD, team, dest, source, sizeof(ptrdiff_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ptrdiff_xor_reduce_timeout(ferry_team_t team, ptrdiff_t *dest, const ptrdiff_t *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_ptrdiff_xor_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_ptrdiff_xor>(FERRYI_THREAD, team, dest, source, sizeof(ptrdiff_t), nreduce,
        timeout_ns));
}

/* ferry_TYPE_max_reducescatter */
FERRYI_INLINE ferry_status ferry_float_max_reducescatter(ferry_team_t team, float *dest, const float *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_float_max_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_float_max>(FERRYI_THREAD, team, dest, source, sizeof(float), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_float_max_reducescatter_timeout(ferry_team_t team, float *dest, const float *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_float_max_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_float_max>(FERRYI_THREAD, team, dest, source, sizeof(float), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_double_max_reducescatter(ferry_team_t team, double *dest, const double *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_double_max_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_double_max>(FERRYI_THREAD, team, dest, source, sizeof(double), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_double_max_reducescatter_timeout(ferry_team_t team, double *dest, const double *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_double_max_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_double_max>(FERRYI_THREAD, team, dest, source, sizeof(double), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_char_max_reducescatter(ferry_team_t team, char *dest, const char *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_char_max_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_char_max>(FERRYI_THREAD, team, dest, source, sizeof(char), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_char_max_reducescatter_timeout(ferry_team_t team, char *dest, const char *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_char_max_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_char_max>(FERRYI_THREAD, team, dest, source, sizeof(char), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_schar_max_reducescatter(ferry_team_t team, signed char *dest,
    const signed char *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_schar_max_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_schar_max>(FERRYI_THREAD, team, dest, source, sizeof(signed char),
        nreduce, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_schar_max_reducescatter_timeout(ferry_team_t team, signed char *dest,
    const signed char *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_schar_max_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_schar_max>(FERRYI_THREAD, team, dest, source, sizeof(signed char),
        nreduce, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_short_max_reducescatter(ferry_team_t team, short *dest, const short *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_short_max_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_short_max>(FERRYI_THREAD, team, dest, source, sizeof(short), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_short_max_reducescatter_timeout(ferry_team_t team, short *dest, const short *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_short_max_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_short_max>(FERRYI_THREAD, team, dest, source, sizeof(short), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uchar_max_reducescatter(ferry_team_t team, unsigned char *dest,
    const unsigned char *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_uchar_max_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_uchar_max>(FERRYI_THREAD, team, dest, source, sizeof(unsigned char),
        nreduce, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uchar_max_reducescatter_timeout(ferry_team_t team, unsigned char *dest,
    const unsigned char *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uchar_max_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_uchar_max>(FERRYI_THREAD, team, dest, source, sizeof(unsigned char),
        nreduce, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_ushort_max_reducescatter(ferry_team_t team, unsigned short *dest,
    const unsigned short *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_ushort_max_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_ushort_max>(FERRYI_THREAD, team, dest, source, sizeof(unsigned short),
        nreduce, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ushort_max_reducescatter_timeout(ferry_team_t team, unsigned short *dest,
    const unsigned short *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_ushort_max_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_ushort_max>(FERRYI_THREAD, team, dest, source, sizeof(unsigned short),
        nreduce, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_int_max_reducescatter(ferry_team_t team, int *dest, const int *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_int_max_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_int_max>(FERRYI_THREAD, team, dest, source, sizeof(int), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int_max_reducescatter_timeout(ferry_team_t team, int *dest, const int *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_int_max_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_int_max>(FERRYI_THREAD, team, dest, source, sizeof(int), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_long_max_reducescatter(ferry_team_t team, long *dest, const long *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_long_max_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_long_max>(FERRYI_THREAD, team, dest, source, sizeof(long), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_long_max_reducescatter_timeout(ferry_team_t team, long *dest, const long *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_long_max_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_long_max>(FERRYI_THREAD, team, dest, source, sizeof(long), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_longlong_max_reducescatter(ferry_team_t team, long long *dest, const long long *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_longlong_max_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_longlong_max>(FERRYI_THREAD, team, dest, source, sizeof(long long),
        nreduce, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_longlong_max_reducescatter_timeout(ferry_team_t team, long long *dest,
    const long long *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_longlong_max_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_longlong_max>(FERRYI_THREAD, team, dest, source, sizeof(long long),
        nreduce, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uint_max_reducescatter(ferry_team_t team, unsigned int *dest,
    const unsigned int *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_uint_max_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_uint_max>(FERRYI_THREAD, team, dest, source, sizeof(unsigned int),
        nreduce, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint_max_reducescatter_timeout(ferry_team_t team, unsigned int *dest,
    const unsigned int *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uint_max_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_uint_max>(FERRYI_THREAD, team, dest, source, sizeof(unsigned int),
        nreduce, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_ulong_max_reducescatter(ferry_team_t team, unsigned long *dest,
    const unsigned long *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_ulong_max_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_ulong_max>(FERRYI_THREAD, team, dest, source, sizeof(unsigned long),
        nreduce, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ulong_max_reducescatter_timeout(ferry_team_t team, unsigned long *dest,
    const unsigned long *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_ulong_max_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_ulong_max>(FERRYI_THREAD, team, dest, source, sizeof(unsigned long),
        nreduce, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_ulonglong_max_reducescatter(ferry_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_ulonglong_max_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_ulonglong_max>(FERRYI_THREAD, team, dest, source,
        sizeof(unsigned long long), nreduce, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ulonglong_max_reducescatter_timeout(ferry_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_ulonglong_max_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_ulonglong_max>(FERRYI_THREAD, team, dest, source,
        sizeof(unsigned long long), nreduce, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_int8_max_reducescatter(ferry_team_t team, int8_t *dest, const int8_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_int8_max_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_int8_max>(FERRYI_THREAD, team, dest, source, sizeof(int8_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int8_max_reducescatter_timeout(ferry_team_t team, int8_t *dest, const int8_t *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_int8_max_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_int8_max>(FERRYI_THREAD, team, dest, source, sizeof(int8_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_int16_max_reducescatter(ferry_team_t team, int16_t *dest, const int16_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_int16_max_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_int16_max>(FERRYI_THREAD, team, dest, source, sizeof(int16_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int16_max_reducescatter_timeout(ferry_team_t team, int16_t *dest,
    const int16_t *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_int16_max_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_int16_max>(FERRYI_THREAD, team, dest, source, sizeof(int16_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uint8_max_reducescatter(ferry_team_t team, uint8_t *dest, const uint8_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_uint8_max_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_uint8_max>(FERRYI_THREAD, team, dest, source, sizeof(uint8_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint8_max_reducescatter_timeout(ferry_team_t team, uint8_t *dest,
    const uint8_t *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uint8_max_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_uint8_max>(FERRYI_THREAD, team, dest, source, sizeof(uint8_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uint16_max_reducescatter(ferry_team_t team, uint16_t *dest, const uint16_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_uint16_max_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_uint16_max>(FERRYI_THREAD, team, dest, source, sizeof(uint16_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint16_max_reducescatter_timeout(ferry_team_t team, uint16_t *dest,
    const uint16_t *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uint16_max_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_uint16_max>(FERRYI_THREAD, team, dest, source, sizeof(uint16_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_int32_max_reducescatter(ferry_team_t team, int32_t *dest, const int32_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_int32_max_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_int32_max>(FERRYI_THREAD, team, dest, source, sizeof(int32_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int32_max_reducescatter_timeout(ferry_team_t team, int32_t *dest,
    const int32_t *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_int32_max_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_int32_max>(FERRYI_THREAD, team, dest, source, sizeof(int32_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_int64_max_reducescatter(ferry_team_t team, int64_t *dest, const int64_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_int64_max_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_int64_max>(FERRYI_THREAD, team, dest, source, sizeof(int64_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int64_max_reducescatter_timeout(ferry_team_t team, int64_t *dest,
    const int64_t *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_int64_max_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_int64_max>(FERRYI_THREAD, team, dest, source, sizeof(int64_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uint32_max_reducescatter(ferry_team_t team, uint32_t *dest, const uint32_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_uint32_max_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_uint32_max>(FERRYI_THREAD, team, dest, source, sizeof(uint32_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint32_max_reducescatter_timeout(ferry_team_t team, uint32_t *dest,
    const uint32_t *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uint32_max_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_uint32_max>(FERRYI_THREAD, team, dest, source, sizeof(uint32_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uint64_max_reducescatter(ferry_team_t team, uint64_t *dest, const uint64_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_uint64_max_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_uint64_max>(FERRYI_THREAD, team, dest, source, sizeof(uint64_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint64_max_reducescatter_timeout(ferry_team_t team, uint64_t *dest,
    const uint64_t *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uint64_max_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_uint64_max>(FERRYI_THREAD, team, dest, source, sizeof(uint64_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_size_max_reducescatter(ferry_team_t team, size_t *dest, const size_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_size_max_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_size_max>(FERRYI_THREAD, team, dest, source, sizeof(size_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_size_max_reducescatter_timeout(ferry_team_t team, size_t *dest, const size_t *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_size_max_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_size_max>(FERRYI_THREAD, team, dest, source, sizeof(size_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_ptrdiff_max_reducescatter(ferry_team_t team, ptrdiff_t *dest, const ptrdiff_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_ptrdiff_max_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_ptrdiff_max>(FERRYI_THREAD, team, dest, source, sizeof(ptrdiff_t),
        nreduce, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ptrdiff_max_reducescatter_timeout(ferry_team_t team, ptrdiff_t *dest,
    const ptrdiff_t *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_ptrdiff_max_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_ptrdiff_max>(FERRYI_THREAD, team, dest, source, sizeof(ptrdiff_t),
        nreduce, timeout_ns));
}

/* ferry_TYPE_min_reducescatter */
FERRYI_INLINE ferry_status ferry_float_min_reducescatter(ferry_team_t team, float *dest, const float *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_float_min_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_float_min>(FERRYI_THREAD, team, dest, source, sizeof(float), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_float_min_reducescatter_timeout(ferry_team_t team, float *dest, const float *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_float_min_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_float_min>(FERRYI_THREAD, team, dest, source, sizeof(float), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_double_min_reducescatter(ferry_team_t team, double *dest, const double *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_double_min_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_double_min>(FERRYI_THREAD, team, dest, source, sizeof(double), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_double_min_reducescatter_timeout(ferry_team_t team, double *dest, const double *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_double_min_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_double_min>(FERRYI_THREAD, team, dest, source, sizeof(double), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_char_min_reducescatter(ferry_team_t team, char *dest, const char *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_char_min_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_char_min>(FERRYI_THREAD, team, dest, source, sizeof(char), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_char_min_reducescatter_timeout(ferry_team_t team, char *dest, const char *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_char_min_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_char_min>(FERRYI_THREAD, team, dest, source, sizeof(char), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_schar_min_reducescatter(ferry_team_t team, signed char *dest,
    const signed char *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_schar_min_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_schar_min>(FERRYI_THREAD, team, dest, source, sizeof(signed char),
        nreduce, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_schar_min_reducescatter_timeout(ferry_team_t team, signed char *dest,
    const signed char *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_schar_min_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_schar_min>(FERRYI_THREAD, team, dest, source, sizeof(signed char),
        nreduce, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_short_min_reducescatter(ferry_team_t team, short *dest, const short *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_short_min_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_short_min>(FERRYI_THREAD, team, dest, source, sizeof(short), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_short_min_reducescatter_timeout(ferry_team_t team, short *dest, const short *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_short_min_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_short_min>(FERRYI_THREAD, team, dest, source, sizeof(short), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uchar_min_reducescatter(ferry_team_t team, unsigned char *dest,
    const unsigned char *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_uchar_min_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_uchar_min>(FERRYI_THREAD, team, dest, source, sizeof(unsigned char),
        nreduce, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uchar_min_reducescatter_timeout(ferry_team_t team, unsigned char *dest,
    const unsigned char *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uchar_min_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_uchar_min>(FERRYI_THREAD, team, dest, source, sizeof(unsigned char),
        nreduce, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_ushort_min_reducescatter(ferry_team_t team, unsigned short *dest,
    const unsigned short *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_ushort_min_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_ushort_min>(FERRYI_THREAD, team, dest, source, sizeof(unsigned short),
        nreduce, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ushort_min_reducescatter_timeout(ferry_team_t team, unsigned short *dest,
    const unsigned short *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_ushort_min_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_ushort_min>(FERRYI_THREAD, team, dest, source, sizeof(unsigned short),
        nreduce, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_int_min_reducescatter(ferry_team_t team, int *dest, const int *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_int_min_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_int_min>(FERRYI_THREAD, team, dest, source, sizeof(int), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int_min_reducescatter_timeout(ferry_team_t team, int *dest, const int *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_int_min_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_int_min>(FERRYI_THREAD, team, dest, source, sizeof(int), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_long_min_reducescatter(ferry_team_t team, long *dest, const long *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_long_min_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_long_min>(FERRYI_THREAD, team, dest, source, sizeof(long), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_long_min_reducescatter_timeout(ferry_team_t team, long *dest, const long *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_long_min_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_long_min>(FERRYI_THREAD, team, dest, source, sizeof(long), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_longlong_min_reducescatter(ferry_team_t team, long long *dest, const long long *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_longlong_min_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_longlong_min>(FERRYI_THREAD, team, dest, source, sizeof(long long),
        nreduce, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_longlong_min_reducescatter_timeout(ferry_team_t team, long long *dest,
    const long long *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_longlong_min_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_longlong_min>(FERRYI_THREAD, team, dest, source, sizeof(long long),
        nreduce, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uint_min_reducescatter(ferry_team_t team, unsigned int *dest,
    const unsigned int *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_uint_min_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_uint_min>(FERRYI_THREAD, team, dest, source, sizeof(unsigned int),
        nreduce, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint_min_reducescatter_timeout(ferry_team_t team, unsigned int *dest,
    const unsigned int *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uint_min_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_uint_min>(FERRYI_THREAD, team, dest, source, sizeof(unsigned int),
        nreduce, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_ulong_min_reducescatter(ferry_team_t team, unsigned long *dest,
    const unsigned long *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_ulong_min_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_ulong_min>(FERRYI_THREAD, team, dest, source, sizeof(unsigned long),
        nreduce, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ulong_min_reducescatter_timeout(ferry_team_t team, unsigned long *dest,
    const unsigned long *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_ulong_min_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_ulong_min>(FERRYI_THREAD, team, dest, source, sizeof(unsigned long),
        nreduce, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_ulonglong_min_reducescatter(ferry_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_ulonglong_min_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_ulonglong_min>(FERRYI_THREAD, team, dest, source,
        sizeof(unsigned long long), nreduce, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ulonglong_min_reducescatter_timeout(ferry_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_ulonglong_min_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_ulonglong_min>(FERRYI_THREAD, team, dest, source,
        sizeof(unsigned long long), nreduce, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_int8_min_reducescatter(ferry_team_t team, int8_t *dest, const int8_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_int8_min_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_int8_min>(FERRYI_THREAD, team, dest, source, sizeof(int8_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int8_min_reducescatter_timeout(ferry_team_t team, int8_t *dest, const int8_t *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_int8_min_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_int8_min>(FERRYI_THREAD, team, dest, source, sizeof(int8_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_int16_min_reducescatter(ferry_team_t team, int16_t *dest, const int16_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_int16_min_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_int16_min>(FERRYI_THREAD, team, dest, source, sizeof(int16_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int16_min_reducescatter_timeout(ferry_team_t team, int16_t *dest,
    const int16_t *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_int16_min_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_int16_min>(FERRYI_THREAD, team, dest, source, sizeof(int16_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uint8_min_reducescatter(ferry_team_t team, uint8_t *dest, const uint8_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_uint8_min_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_uint8_min>(FERRYI_THREAD, team, dest, source, sizeof(uint8_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint8_min_reducescatter_timeout(ferry_team_t team, uint8_t *dest,
    const uint8_t *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uint8_min_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_uint8_min>(FERRYI_THREAD, team, dest, source, sizeof(uint8_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uint16_min_reducescatter(ferry_team_t team, uint16_t *dest, const uint16_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_uint16_min_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_uint16_min>(FERRYI_THREAD, team, dest, source, sizeof(uint16_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint16_min_reducescatter_timeout(ferry_team_t team, uint16_t *dest,
    const uint16_t *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uint16_min_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_uint16_min>(FERRYI_THREAD, team, dest, source, sizeof(uint16_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_int32_min_reducescatter(ferry_team_t team, int32_t *dest, const int32_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_int32_min_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_int32_min>(FERRYI_THREAD, team, dest, source, sizeof(int32_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int32_min_reducescatter_timeout(ferry_team_t team, int32_t *dest,
    const int32_t *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_int32_min_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_int32_min>(FERRYI_THREAD, team, dest, source, sizeof(int32_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_int64_min_reducescatter(ferry_team_t team, int64_t *dest, const int64_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_int64_min_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_int64_min>(FERRYI_THREAD, team, dest, source, sizeof(int64_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int64_min_reducescatter_timeout(ferry_team_t team, int64_t *dest,
    const int64_t *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_int64_min_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_int64_min>(FERRYI_THREAD, team, dest, source, sizeof(int64_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uint32_min_reducescatter(ferry_team_t team, uint32_t *dest, const uint32_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_uint32_min_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_uint32_min>(FERRYI_THREAD, team, dest, source, sizeof(uint32_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint32_min_reducescatter_timeout(ferry_team_t team, uint32_t *dest,
    const uint32_t *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uint32_min_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_uint32_min>(FERRYI_THREAD, team, dest, source, sizeof(uint32_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uint64_min_reducescatter(ferry_team_t team, uint64_t *dest, const uint64_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_uint64_min_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_uint64_min>(FERRYI_THREAD, team, dest, source, sizeof(uint64_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint64_min_reducescatter_timeout(ferry_team_t team, uint64_t *dest,
    const uint64_t *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uint64_min_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_uint64_min>(FERRYI_THREAD, team, dest, source, sizeof(uint64_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_size_min_reducescatter(ferry_team_t team, size_t *dest, const size_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_size_min_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_size_min>(FERRYI_THREAD, team, dest, source, sizeof(size_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_size_min_reducescatter_timeout(ferry_team_t team, size_t *dest, const size_t *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_size_min_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_size_min>(FERRYI_THREAD, team, dest, source, sizeof(size_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_ptrdiff_min_reducescatter(ferry_team_t team, ptrdiff_t *dest, const ptrdiff_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_ptrdiff_min_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_ptrdiff_min>(FERRYI_THREAD, team, dest, source, sizeof(ptrdiff_t),
        nreduce, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ptrdiff_min_reducescatter_timeout(ferry_team_t team, ptrdiff_t *dest,
    const ptrdiff_t *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_ptrdiff_min_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_ptrdiff_min>(FERRYI_THREAD, team, dest, source, sizeof(ptrdiff_t),
        nreduce, timeout_ns));
}

/* ferry_TYPE_sum_reducescatter */
FERRYI_INLINE ferry_status ferry_float_sum_reducescatter(ferry_team_t team, float *dest, const float *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_float_sum_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_float_sum>(FERRYI_THREAD, team, dest, source, sizeof(float), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_float_sum_reducescatter_timeout(ferry_team_t team, float *dest, const float *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_float_sum_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_float_sum>(FERRYI_THREAD, team, dest, source, sizeof(float), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_double_sum_reducescatter(ferry_team_t team, double *dest, const double *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_double_sum_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_double_sum>(FERRYI_THREAD, team, dest, source, sizeof(double), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_double_sum_reducescatter_timeout(ferry_team_t team, double *dest, const double *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_double_sum_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_double_sum>(FERRYI_THREAD, team, dest, source, sizeof(double), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_char_sum_reducescatter(ferry_team_t team, char *dest, const char *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_char_sum_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_char_sum>(FERRYI_THREAD, team, dest, source, sizeof(char), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_char_sum_reducescatter_timeout(ferry_team_t team, char *dest, const char *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_char_sum_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_char_sum>(FERRYI_THREAD, team, dest, source, sizeof(char), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_schar_sum_reducescatter(ferry_team_t team, signed char *dest,
    const signed char *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_schar_sum_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_schar_sum>(FERRYI_THREAD, team, dest, source, sizeof(signed char),
        nreduce, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_schar_sum_reducescatter_timeout(ferry_team_t team, signed char *dest,
    const signed char *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_schar_sum_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_schar_sum>(FERRYI_THREAD, team, dest, source, sizeof(signed char),
        nreduce, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_short_sum_reducescatter(ferry_team_t team, short *dest, const short *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_short_sum_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_short_sum>(FERRYI_THREAD, team, dest, source, sizeof(short), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_short_sum_reducescatter_timeout(ferry_team_t team, short *dest, const short *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_short_sum_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_short_sum>(FERRYI_THREAD, team, dest, source, sizeof(short), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uchar_sum_reducescatter(ferry_team_t team, unsigned char *dest,
    const unsigned char *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_uchar_sum_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_uchar_sum>(FERRYI_THREAD, team, dest, source, sizeof(unsigned char),
        nreduce, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uchar_sum_reducescatter_timeout(ferry_team_t team, unsigned char *dest,
    const unsigned char *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uchar_sum_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_uchar_sum>(FERRYI_THREAD, team, dest, source, sizeof(unsigned char),
        nreduce, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_ushort_sum_reducescatter(ferry_team_t team, unsigned short *dest,
    const unsigned short *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_ushort_sum_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_ushort_sum>(FERRYI_THREAD, team, dest, source, sizeof(unsigned short),
        nreduce, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ushort_sum_reducescatter_timeout(ferry_team_t team, unsigned short *dest,
    const unsigned short *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_ushort_sum_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_ushort_sum>(FERRYI_THREAD, team, dest, source, sizeof(unsigned short),
        nreduce, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_int_sum_reducescatter(ferry_team_t team, int *dest, const int *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_int_sum_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_int_sum>(FERRYI_THREAD, team, dest, source, sizeof(int), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int_sum_reducescatter_timeout(ferry_team_t team, int *dest, const int *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_int_sum_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_int_sum>(FERRYI_THREAD, team, dest, source, sizeof(int), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_long_sum_reducescatter(ferry_team_t team, long *dest, const long *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_long_sum_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_long_sum>(FERRYI_THREAD, team, dest, source, sizeof(long), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_long_sum_reducescatter_timeout(ferry_team_t team, long *dest, const long *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_long_sum_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_long_sum>(FERRYI_THREAD, team, dest, source, sizeof(long), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_longlong_sum_reducescatter(ferry_team_t team, long long *dest, const long long *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_longlong_sum_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_longlong_sum>(FERRYI_THREAD, team, dest, source, sizeof(long long),
        nreduce, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_longlong_sum_reducescatter_timeout(ferry_team_t team, long long *dest,
    const long long *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_longlong_sum_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_longlong_sum>(FERRYI_THREAD, team, dest, source, sizeof(long long),
        nreduce, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uint_sum_reducescatter(ferry_team_t team, unsigned int *dest,
    const unsigned int *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_uint_sum_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_uint_sum>(FERRYI_THREAD, team, dest, source, sizeof(unsigned int),
        nreduce, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint_sum_reducescatter_timeout(ferry_team_t team, unsigned int *dest,
    const unsigned int *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uint_sum_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_uint_sum>(FERRYI_THREAD, team, dest, source, sizeof(unsigned int),
        nreduce, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_ulong_sum_reducescatter(ferry_team_t team, unsigned long *dest,
    const unsigned long *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_ulong_sum_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_ulong_sum>(FERRYI_THREAD, team, dest, source, sizeof(unsigned long),
        nreduce, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ulong_sum_reducescatter_timeout(ferry_team_t team, unsigned long *dest,
    const unsigned long *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_ulong_sum_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_ulong_sum>(FERRYI_THREAD, team, dest, source, sizeof(unsigned long),
        nreduce, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_ulonglong_sum_reducescatter(ferry_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_ulonglong_sum_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_ulonglong_sum>(FERRYI_THREAD, team, dest, source,
        sizeof(unsigned long long), nreduce, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ulonglong_sum_reducescatter_timeout(ferry_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_ulonglong_sum_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_ulonglong_sum>(FERRYI_THREAD, team, dest, source,
        sizeof(unsigned long long), nreduce, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_int8_sum_reducescatter(ferry_team_t team, int8_t *dest, const int8_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_int8_sum_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_int8_sum>(FERRYI_THREAD, team, dest, source, sizeof(int8_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int8_sum_reducescatter_timeout(ferry_team_t team, int8_t *dest, const int8_t *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_int8_sum_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_int8_sum>(FERRYI_THREAD, team, dest, source, sizeof(int8_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_int16_sum_reducescatter(ferry_team_t team, int16_t *dest, const int16_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_int16_sum_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_int16_sum>(FERRYI_THREAD, team, dest, source, sizeof(int16_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int16_sum_reducescatter_timeout(ferry_team_t team, int16_t *dest,
    const int16_t *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_int16_sum_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_int16_sum>(FERRYI_THREAD, team, dest, source, sizeof(int16_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uint8_sum_reducescatter(ferry_team_t team, uint8_t *dest, const uint8_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_uint8_sum_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_uint8_sum>(FERRYI_THREAD, team, dest, source, sizeof(uint8_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint8_sum_reducescatter_timeout(ferry_team_t team, uint8_t *dest,
    const uint8_t *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uint8_sum_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_uint8_sum>(FERRYI_THREAD, team, dest, source, sizeof(uint8_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uint16_sum_reducescatter(ferry_team_t team, uint16_t *dest, const uint16_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_uint16_sum_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_uint16_sum>(FERRYI_THREAD, team, dest, source, sizeof(uint16_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint16_sum_reducescatter_timeout(ferry_team_t team, uint16_t *dest,
    const uint16_t *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uint16_sum_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_uint16_sum>(FERRYI_THREAD, team, dest, source, sizeof(uint16_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_int32_sum_reducescatter(ferry_team_t team, int32_t *dest, const int32_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_int32_sum_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_int32_sum>(FERRYI_THREAD, team, dest, source, sizeof(int32_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int32_sum_reducescatter_timeout(ferry_team_t team, int32_t *dest,
    const int32_t *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_int32_sum_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_int32_sum>(FERRYI_THREAD, team, dest, source, sizeof(int32_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_int64_sum_reducescatter(ferry_team_t team, int64_t *dest, const int64_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_int64_sum_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_int64_sum>(FERRYI_THREAD, team, dest, source, sizeof(int64_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int64_sum_reducescatter_timeout(ferry_team_t team, int64_t *dest,
    const int64_t *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_int64_sum_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_int64_sum>(FERRYI_THREAD, team, dest, source, sizeof(int64_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uint32_sum_reducescatter(ferry_team_t team, uint32_t *dest, const uint32_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_uint32_sum_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_uint32_sum>(FERRYI_THREAD, team, dest, source, sizeof(uint32_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint32_sum_reducescatter_timeout(ferry_team_t team, uint32_t *dest,
    const uint32_t *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uint32_sum_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_uint32_sum>(FERRYI_THREAD, team, dest, source, sizeof(uint32_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uint64_sum_reducescatter(ferry_team_t team, uint64_t *dest, const uint64_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_uint64_sum_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_uint64_sum>(FERRYI_THREAD, team, dest, source, sizeof(uint64_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint64_sum_reducescatter_timeout(ferry_team_t team, uint64_t *dest,
    const uint64_t *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uint64_sum_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_uint64_sum>(FERRYI_THREAD, team, dest, source, sizeof(uint64_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_size_sum_reducescatter(ferry_team_t team, size_t *dest, const size_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_size_sum_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_size_sum>(FERRYI_THREAD, team, dest, source, sizeof(size_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_size_sum_reducescatter_timeout(ferry_team_t team, size_t *dest, const size_t *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_size_sum_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_size_sum>(FERRYI_THREAD, team, dest, source, sizeof(size_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_ptrdiff_sum_reducescatter(ferry_team_t team, ptrdiff_t *dest, const ptrdiff_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_ptrdiff_sum_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_ptrdiff_sum>(FERRYI_THREAD, team, dest, source, sizeof(ptrdiff_t),
        nreduce, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ptrdiff_sum_reducescatter_timeout(ferry_team_t team, ptrdiff_t *dest,
    const ptrdiff_t *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_ptrdiff_sum_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_ptrdiff_sum>(FERRYI_THREAD, team, dest, source, sizeof(ptrdiff_t),
        nreduce, timeout_ns));
}

/* ferry_TYPE_prod_reducescatter */
FERRYI_INLINE ferry_status ferry_float_prod_reducescatter(ferry_team_t team, float *dest, const float *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_float_prod_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_float_prod>(FERRYI_THREAD, team, dest, source, sizeof(float), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_float_prod_reducescatter_timeout(ferry_team_t team, float *dest, const float *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_float_prod_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_float_prod>(FERRYI_THREAD, team, dest, source, sizeof(float), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_double_prod_reducescatter(ferry_team_t team, double *dest, const double *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_double_prod_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_double_prod>(FERRYI_THREAD, team, dest, source, sizeof(double), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_double_prod_reducescatter_timeout(ferry_team_t team, double *dest,
    const double *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_double_prod_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_double_prod>(FERRYI_THREAD, team, dest, source, sizeof(double), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_char_prod_reducescatter(ferry_team_t team, char *dest, const char *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_char_prod_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_char_prod>(FERRYI_THREAD, team, dest, source, sizeof(char), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_char_prod_reducescatter_timeout(ferry_team_t team, char *dest, const char *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_char_prod_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_char_prod>(FERRYI_THREAD, team, dest, source, sizeof(char), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_schar_prod_reducescatter(ferry_team_t team, signed char *dest,
    const signed char *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_schar_prod_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_schar_prod>(FERRYI_THREAD, team, dest, source, sizeof(signed char),
        nreduce, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_schar_prod_reducescatter_timeout(ferry_team_t team, signed char *dest,
    const signed char *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_schar_prod_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_schar_prod>(FERRYI_THREAD, team, dest, source, sizeof(signed char),
        nreduce, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_short_prod_reducescatter(ferry_team_t team, short *dest, const short *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_short_prod_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_short_prod>(FERRYI_THREAD, team, dest, source, sizeof(short), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_short_prod_reducescatter_timeout(ferry_team_t team, short *dest, const short *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_short_prod_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_short_prod>(FERRYI_THREAD, team, dest, source, sizeof(short), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uchar_prod_reducescatter(ferry_team_t team, unsigned char *dest,
    const unsigned char *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_uchar_prod_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_uchar_prod>(FERRYI_THREAD, team, dest, source, sizeof(unsigned char),
        nreduce, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uchar_prod_reducescatter_timeout(ferry_team_t team, unsigned char *dest,
    const unsigned char *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uchar_prod_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_uchar_prod>(FERRYI_THREAD, team, dest, source, sizeof(unsigned char),
        nreduce, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_ushort_prod_reducescatter(ferry_team_t team, unsigned short *dest,
    const unsigned short *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_ushort_prod_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_ushort_prod>(FERRYI_THREAD, team, dest, source, sizeof(unsigned short),
        nreduce, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ushort_prod_reducescatter_timeout(ferry_team_t team, unsigned short *dest,
    const unsigned short *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_ushort_prod_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_ushort_prod>(FERRYI_THREAD, team, dest, source, sizeof(unsigned short),
        nreduce, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_int_prod_reducescatter(ferry_team_t team, int *dest, const int *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_int_prod_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_int_prod>(FERRYI_THREAD, team, dest, source, sizeof(int), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int_prod_reducescatter_timeout(ferry_team_t team, int *dest, const int *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_int_prod_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_int_prod>(FERRYI_THREAD, team, dest, source, sizeof(int), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_long_prod_reducescatter(ferry_team_t team, long *dest, const long *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_long_prod_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_long_prod>(FERRYI_THREAD, team, dest, source, sizeof(long), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_long_prod_reducescatter_timeout(ferry_team_t team, long *dest, const long *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_long_prod_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_long_prod>(FERRYI_THREAD, team, dest, source, sizeof(long), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_longlong_prod_reducescatter(ferry_team_t team, long long *dest,
    const long long *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_longlong_prod_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_longlong_prod>(FERRYI_THREAD, team, dest, source, sizeof(long long),
        nreduce, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_longlong_prod_reducescatter_timeout(ferry_team_t team, long long *dest,
    const long long *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_longlong_prod_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_longlong_prod>(FERRYI_THREAD, team, dest, source, sizeof(long long),
        nreduce, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uint_prod_reducescatter(ferry_team_t team, unsigned int *dest,
    const unsigned int *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_uint_prod_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_uint_prod>(FERRYI_THREAD, team, dest, source, sizeof(unsigned int),
        nreduce, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint_prod_reducescatter_timeout(ferry_team_t team, unsigned int *dest,
    const unsigned int *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uint_prod_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_uint_prod>(FERRYI_THREAD, team, dest, source, sizeof(unsigned int),
        nreduce, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_ulong_prod_reducescatter(ferry_team_t team, unsigned long *dest,
    const unsigned long *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_ulong_prod_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_ulong_prod>(FERRYI_THREAD, team, dest, source, sizeof(unsigned long),
        nreduce, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ulong_prod_reducescatter_timeout(ferry_team_t team, unsigned long *dest,
    const unsigned long *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_ulong_prod_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_ulong_prod>(FERRYI_THREAD, team, dest, source, sizeof(unsigned long),
        nreduce, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_ulonglong_prod_reducescatter(ferry_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_ulonglong_prod_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_ulonglong_prod>(FERRYI_THREAD, team, dest, source,
        sizeof(unsigned long long), nreduce, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ulonglong_prod_reducescatter_timeout(ferry_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_ulonglong_prod_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_ulonglong_prod>(FERRYI_THREAD, team, dest, source,
        sizeof(unsigned long long), nreduce, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_int8_prod_reducescatter(ferry_team_t team, int8_t *dest, const int8_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_int8_prod_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_int8_prod>(FERRYI_THREAD, team, dest, source, sizeof(int8_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int8_prod_reducescatter_timeout(ferry_team_t team, int8_t *dest, const int8_t *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_int8_prod_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_int8_prod>(FERRYI_THREAD, team, dest, source, sizeof(int8_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_int16_prod_reducescatter(ferry_team_t team, int16_t *dest, const int16_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_int16_prod_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_int16_prod>(FERRYI_THREAD, team, dest, source, sizeof(int16_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int16_prod_reducescatter_timeout(ferry_team_t team, int16_t *dest,
    const int16_t *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_int16_prod_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_int16_prod>(FERRYI_THREAD, team, dest, source, sizeof(int16_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uint8_prod_reducescatter(ferry_team_t team, uint8_t *dest, const uint8_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_uint8_prod_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_uint8_prod>(FERRYI_THREAD, team, dest, source, sizeof(uint8_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint8_prod_reducescatter_timeout(ferry_team_t team, uint8_t *dest,
    const uint8_t *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uint8_prod_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_uint8_prod>(FERRYI_THREAD, team, dest, source, sizeof(uint8_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uint16_prod_reducescatter(ferry_team_t team, uint16_t *dest, const uint16_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_uint16_prod_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_uint16_prod>(FERRYI_THREAD, team, dest, source, sizeof(uint16_t),
        nreduce, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint16_prod_reducescatter_timeout(ferry_team_t team, uint16_t *dest,
    const uint16_t *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uint16_prod_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_uint16_prod>(FERRYI_THREAD, team, dest, source, sizeof(uint16_t),
        nreduce, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_int32_prod_reducescatter(ferry_team_t team, int32_t *dest, const int32_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_int32_prod_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_int32_prod>(FERRYI_THREAD, team, dest, source, sizeof(int32_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int32_prod_reducescatter_timeout(ferry_team_t team, int32_t *dest,
    const int32_t *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_int32_prod_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_int32_prod>(FERRYI_THREAD, team, dest, source, sizeof(int32_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_int64_prod_reducescatter(ferry_team_t team, int64_t *dest, const int64_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_int64_prod_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_int64_prod>(FERRYI_THREAD, team, dest, source, sizeof(int64_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int64_prod_reducescatter_timeout(ferry_team_t team, int64_t *dest,
    const int64_t *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_int64_prod_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_int64_prod>(FERRYI_THREAD, team, dest, source, sizeof(int64_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uint32_prod_reducescatter(ferry_team_t team, uint32_t *dest, const uint32_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_uint32_prod_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_uint32_prod>(FERRYI_THREAD, team, dest, source, sizeof(uint32_t),
        nreduce, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint32_prod_reducescatter_timeout(ferry_team_t team, uint32_t *dest,
    const uint32_t *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uint32_prod_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_uint32_prod>(FERRYI_THREAD, team, dest, source, sizeof(uint32_t),
        nreduce, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uint64_prod_reducescatter(ferry_team_t team, uint64_t *dest, const uint64_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_uint64_prod_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_uint64_prod>(FERRYI_THREAD, team, dest, source, sizeof(uint64_t),
        nreduce, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint64_prod_reducescatter_timeout(ferry_team_t team, uint64_t *dest,
    const uint64_t *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uint64_prod_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_uint64_prod>(FERRYI_THREAD, team, dest, source, sizeof(uint64_t),
        nreduce, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_size_prod_reducescatter(ferry_team_t team, size_t *dest, const size_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_size_prod_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_size_prod>(FERRYI_THREAD, team, dest, source, sizeof(size_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_size_prod_reducescatter_timeout(ferry_team_t team, size_t *dest, const size_t *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_size_prod_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_size_prod>(FERRYI_THREAD, team, dest, source, sizeof(size_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_ptrdiff_prod_reducescatter(ferry_team_t team, ptrdiff_t *dest, const ptrdiff_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_ptrdiff_prod_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_ptrdiff_prod>(FERRYI_THREAD, team, dest, source, sizeof(ptrdiff_t),
        nreduce, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ptrdiff_prod_reducescatter_timeout(ferry_team_t team, ptrdiff_t *dest,
    const ptrdiff_t *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_ptrdiff_prod_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_ptrdiff_prod>(FERRYI_THREAD, team, dest, source, sizeof(ptrdiff_t),
        nreduce, timeout_ns));
}

/* ferry_TYPE_and_reducescatter */
FERRYI_INLINE ferry_status ferry_char_and_reducescatter(ferry_team_t team, char *dest, const char *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_char_and_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_char_and>(FERRYI_THREAD, team, dest, source, sizeof(char), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_char_and_reducescatter_timeout(ferry_team_t team, char *dest, const char *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_char_and_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_char_and>(FERRYI_THREAD, team, dest, source, sizeof(char), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_schar_and_reducescatter(ferry_team_t team, signed char *dest,
    const signed char *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_schar_and_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_schar_and>(FERRYI_THREAD, team, dest, source, sizeof(signed char),
        nreduce, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_schar_and_reducescatter_timeout(ferry_team_t team, signed char *dest,
    const signed char *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_schar_and_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_schar_and>(FERRYI_THREAD, team, dest, source, sizeof(signed char),
        nreduce, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_short_and_reducescatter(ferry_team_t team, short *dest, const short *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_short_and_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_short_and>(FERRYI_THREAD, team, dest, source, sizeof(short), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_short_and_reducescatter_timeout(ferry_team_t team, short *dest, const short *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_short_and_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_short_and>(FERRYI_THREAD, team, dest, source, sizeof(short), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uchar_and_reducescatter(ferry_team_t team, unsigned char *dest,
    const unsigned char *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_uchar_and_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_uchar_and>(FERRYI_THREAD, team, dest, source, sizeof(unsigned char),
        nreduce, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uchar_and_reducescatter_timeout(ferry_team_t team, unsigned char *dest,
    const unsigned char *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uchar_and_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_uchar_and>(FERRYI_THREAD, team, dest, source, sizeof(unsigned char),
        nreduce, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_ushort_and_reducescatter(ferry_team_t team, unsigned short *dest,
    const unsigned short *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_ushort_and_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_ushort_and>(FERRYI_THREAD, team, dest, source, sizeof(unsigned short),
        nreduce, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ushort_and_reducescatter_timeout(ferry_team_t team, unsigned short *dest,
    const unsigned short *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_ushort_and_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_ushort_and>(FERRYI_THREAD, team, dest, source, sizeof(unsigned short),
        nreduce, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_int_and_reducescatter(ferry_team_t team, int *dest, const int *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_int_and_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_int_and>(FERRYI_THREAD, team, dest, source, sizeof(int), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int_and_reducescatter_timeout(ferry_team_t team, int *dest, const int *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_int_and_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_int_and>(FERRYI_THREAD, team, dest, source, sizeof(int), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_long_and_reducescatter(ferry_team_t team, long *dest, const long *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_long_and_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_long_and>(FERRYI_THREAD, team, dest, source, sizeof(long), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_long_and_reducescatter_timeout(ferry_team_t team, long *dest, const long *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_long_and_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_long_and>(FERRYI_THREAD, team, dest, source, sizeof(long), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_longlong_and_reducescatter(ferry_team_t team, long long *dest, const long long *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_longlong_and_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_longlong_and>(FERRYI_THREAD, team, dest, source, sizeof(long long),
        nreduce, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_longlong_and_reducescatter_timeout(ferry_team_t team, long long *dest,
    const long long *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_longlong_and_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_longlong_and>(FERRYI_THREAD, team, dest, source, sizeof(long long),
        nreduce, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uint_and_reducescatter(ferry_team_t team, unsigned int *dest,
    const unsigned int *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_uint_and_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_uint_and>(FERRYI_THREAD, team, dest, source, sizeof(unsigned int),
        nreduce, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint_and_reducescatter_timeout(ferry_team_t team, unsigned int *dest,
    const unsigned int *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uint_and_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_uint_and>(FERRYI_THREAD, team, dest, source, sizeof(unsigned int),
        nreduce, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_ulong_and_reducescatter(ferry_team_t team, unsigned long *dest,
    const unsigned long *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_ulong_and_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_ulong_and>(FERRYI_THREAD, team, dest, source, sizeof(unsigned long),
        nreduce, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ulong_and_reducescatter_timeout(ferry_team_t team, unsigned long *dest,
    const unsigned long *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_ulong_and_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_ulong_and>(FERRYI_THREAD, team, dest, source, sizeof(unsigned long),
        nreduce, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_ulonglong_and_reducescatter(ferry_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_ulonglong_and_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_ulonglong_and>(FERRYI_THREAD, team, dest, source,
        sizeof(unsigned long long), nreduce, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ulonglong_and_reducescatter_timeout(ferry_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_ulonglong_and_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_ulonglong_and>(FERRYI_THREAD, team, dest, source,
        sizeof(unsigned long long), nreduce, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_int8_and_reducescatter(ferry_team_t team, int8_t *dest, const int8_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_int8_and_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_int8_and>(FERRYI_THREAD, team, dest, source, sizeof(int8_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int8_and_reducescatter_timeout(ferry_team_t team, int8_t *dest, const int8_t *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_int8_and_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_int8_and>(FERRYI_THREAD, team, dest, source, sizeof(int8_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_int16_and_reducescatter(ferry_team_t team, int16_t *dest, const int16_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_int16_and_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_int16_and>(FERRYI_THREAD, team, dest, source, sizeof(int16_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int16_and_reducescatter_timeout(ferry_team_t team, int16_t *dest,
    const int16_t *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_int16_and_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_int16_and>(FERRYI_THREAD, team, dest, source, sizeof(int16_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uint8_and_reducescatter(ferry_team_t team, uint8_t *dest, const uint8_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_uint8_and_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_uint8_and>(FERRYI_THREAD, team, dest, source, sizeof(uint8_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint8_and_reducescatter_timeout(ferry_team_t team, uint8_t *dest,
    const uint8_t *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uint8_and_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_uint8_and>(FERRYI_THREAD, team, dest, source, sizeof(uint8_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uint16_and_reducescatter(ferry_team_t team, uint16_t *dest, const uint16_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_uint16_and_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_uint16_and>(FERRYI_THREAD, team, dest, source, sizeof(uint16_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint16_and_reducescatter_timeout(ferry_team_t team, uint16_t *dest,
    const uint16_t *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uint16_and_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_uint16_and>(FERRYI_THREAD, team, dest, source, sizeof(uint16_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_int32_and_reducescatter(ferry_team_t team, int32_t *dest, const int32_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_int32_and_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_int32_and>(FERRYI_THREAD, team, dest, source, sizeof(int32_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int32_and_reducescatter_timeout(ferry_team_t team, int32_t *dest,
    const int32_t *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_int32_and_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_int32_and>(FERRYI_THREAD, team, dest, source, sizeof(int32_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_int64_and_reducescatter(ferry_team_t team, int64_t *dest, const int64_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_int64_and_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_int64_and>(FERRYI_THREAD, team, dest, source, sizeof(int64_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int64_and_reducescatter_timeout(ferry_team_t team, int64_t *dest,
    const int64_t *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_int64_and_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_int64_and>(FERRYI_THREAD, team, dest, source, sizeof(int64_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uint32_and_reducescatter(ferry_team_t team, uint32_t *dest, const uint32_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_uint32_and_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_uint32_and>(FERRYI_THREAD, team, dest, source, sizeof(uint32_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint32_and_reducescatter_timeout(ferry_team_t team, uint32_t *dest,
    const uint32_t *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uint32_and_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_uint32_and>(FERRYI_THREAD, team, dest, source, sizeof(uint32_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uint64_and_reducescatter(ferry_team_t team, uint64_t *dest, const uint64_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_uint64_and_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_uint64_and>(FERRYI_THREAD, team, dest, source, sizeof(uint64_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint64_and_reducescatter_timeout(ferry_team_t team, uint64_t *dest,
    const uint64_t *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uint64_and_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_uint64_and>(FERRYI_THREAD, team, dest, source, sizeof(uint64_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_size_and_reducescatter(ferry_team_t team, size_t *dest, const size_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_size_and_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_size_and>(FERRYI_THREAD, team, dest, source, sizeof(size_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_size_and_reducescatter_timeout(ferry_team_t team, size_t *dest, const size_t *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_size_and_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_size_and>(FERRYI_THREAD, team, dest, source, sizeof(size_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_ptrdiff_and_reducescatter(ferry_team_t team, ptrdiff_t *dest, const ptrdiff_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_ptrdiff_and_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_ptrdiff_and>(FERRYI_THREAD, team, dest, source, sizeof(ptrdiff_t),
        nreduce, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ptrdiff_and_reducescatter_timeout(ferry_team_t team, ptrdiff_t *dest,
    const ptrdiff_t *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_ptrdiff_and_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_ptrdiff_and>(FERRYI_THREAD, team, dest, source, sizeof(ptrdiff_t),
        nreduce, timeout_ns));
}

/* ferry_TYPE_or_reducescatter */
FERRYI_INLINE ferry_status ferry_char_or_reducescatter(ferry_team_t team, char *dest, const char *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_char_or_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_char_or>(FERRYI_THREAD, team, dest, source, sizeof(char), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_char_or_reducescatter_timeout(ferry_team_t team, char *dest, const char *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_char_or_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_char_or>(FERRYI_THREAD, team, dest, source, sizeof(char), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_schar_or_reducescatter(ferry_team_t team, signed char *dest, const signed char *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_schar_or_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_schar_or>(FERRYI_THREAD, team, dest, source, sizeof(signed char),
        nreduce, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_schar_or_reducescatter_timeout(ferry_team_t team, signed char *dest,
    const signed char *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_schar_or_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_schar_or>(FERRYI_THREAD, team, dest, source, sizeof(signed char),
        nreduce, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_short_or_reducescatter(ferry_team_t team, short *dest, const short *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_short_or_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_short_or>(FERRYI_THREAD, team, dest, source, sizeof(short), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_short_or_reducescatter_timeout(ferry_team_t team, short *dest, const short *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_short_or_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_short_or>(FERRYI_THREAD, team, dest, source, sizeof(short), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uchar_or_reducescatter(ferry_team_t team, unsigned char *dest,
    const unsigned char *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_uchar_or_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_uchar_or>(FERRYI_THREAD, team, dest, source, sizeof(unsigned char),
        nreduce, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uchar_or_reducescatter_timeout(ferry_team_t team, unsigned char *dest,
    const unsigned char *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uchar_or_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_uchar_or>(FERRYI_THREAD, team, dest, source, sizeof(unsigned char),
        nreduce, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_ushort_or_reducescatter(ferry_team_t team, unsigned short *dest,
    const unsigned short *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_ushort_or_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_ushort_or>(FERRYI_THREAD, team, dest, source, sizeof(unsigned short),
        nreduce, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ushort_or_reducescatter_timeout(ferry_team_t team, unsigned short *dest,
    const unsigned short *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_ushort_or_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_ushort_or>(FERRYI_THREAD, team, dest, source, sizeof(unsigned short),
        nreduce, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_int_or_reducescatter(ferry_team_t team, int *dest, const int *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_int_or_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_int_or>(FERRYI_THREAD, team, dest, source, sizeof(int), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int_or_reducescatter_timeout(ferry_team_t team, int *dest, const int *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_int_or_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_int_or>(FERRYI_THREAD, team, dest, source, sizeof(int), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_long_or_reducescatter(ferry_team_t team, long *dest, const long *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_long_or_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_long_or>(FERRYI_THREAD, team, dest, source, sizeof(long), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_long_or_reducescatter_timeout(ferry_team_t team, long *dest, const long *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_long_or_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_long_or>(FERRYI_THREAD, team, dest, source, sizeof(long), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_longlong_or_reducescatter(ferry_team_t team, long long *dest, const long long *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_longlong_or_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_longlong_or>(FERRYI_THREAD, team, dest, source, sizeof(long long),
        nreduce, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_longlong_or_reducescatter_timeout(ferry_team_t team, long long *dest,
    const long long *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_longlong_or_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_longlong_or>(FERRYI_THREAD, team, dest, source, sizeof(long long),
        nreduce, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uint_or_reducescatter(ferry_team_t team, unsigned int *dest,
    const unsigned int *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_uint_or_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_uint_or>(FERRYI_THREAD, team, dest, source, sizeof(unsigned int),
        nreduce, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint_or_reducescatter_timeout(ferry_team_t team, unsigned int *dest,
    const unsigned int *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uint_or_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_uint_or>(FERRYI_THREAD, team, dest, source, sizeof(unsigned int),
        nreduce, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_ulong_or_reducescatter(ferry_team_t team, unsigned long *dest,
    const unsigned long *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_ulong_or_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_ulong_or>(FERRYI_THREAD, team, dest, source, sizeof(unsigned long),
        nreduce, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ulong_or_reducescatter_timeout(ferry_team_t team, unsigned long *dest,
    const unsigned long *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_ulong_or_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_ulong_or>(FERRYI_THREAD, team, dest, source, sizeof(unsigned long),
        nreduce, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_ulonglong_or_reducescatter(ferry_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_ulonglong_or_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_ulonglong_or>(FERRYI_THREAD, team, dest, source,
        sizeof(unsigned long long), nreduce, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ulonglong_or_reducescatter_timeout(ferry_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_ulonglong_or_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_ulonglong_or>(FERRYI_THREAD, team, dest, source,
        sizeof(unsigned long long), nreduce, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_int8_or_reducescatter(ferry_team_t team, int8_t *dest, const int8_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_int8_or_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_int8_or>(FERRYI_THREAD, team, dest, source, sizeof(int8_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int8_or_reducescatter_timeout(ferry_team_t team, int8_t *dest, const int8_t *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_int8_or_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_int8_or>(FERRYI_THREAD, team, dest, source, sizeof(int8_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_int16_or_reducescatter(ferry_team_t team, int16_t *dest, const int16_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_int16_or_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_int16_or>(FERRYI_THREAD, team, dest, source, sizeof(int16_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int16_or_reducescatter_timeout(ferry_team_t team, int16_t *dest, const int16_t *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_int16_or_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_int16_or>(FERRYI_THREAD, team, dest, source, sizeof(int16_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uint8_or_reducescatter(ferry_team_t team, uint8_t *dest, const uint8_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_uint8_or_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_uint8_or>(FERRYI_THREAD, team, dest, source, sizeof(uint8_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint8_or_reducescatter_timeout(ferry_team_t team, uint8_t *dest, const uint8_t *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uint8_or_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_uint8_or>(FERRYI_THREAD, team, dest, source, sizeof(uint8_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uint16_or_reducescatter(ferry_team_t team, uint16_t *dest, const uint16_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_uint16_or_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_uint16_or>(FERRYI_THREAD, team, dest, source, sizeof(uint16_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint16_or_reducescatter_timeout(ferry_team_t team, uint16_t *dest,
    const uint16_t *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uint16_or_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_uint16_or>(FERRYI_THREAD, team, dest, source, sizeof(uint16_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_int32_or_reducescatter(ferry_team_t team, int32_t *dest, const int32_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_int32_or_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_int32_or>(FERRYI_THREAD, team, dest, source, sizeof(int32_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int32_or_reducescatter_timeout(ferry_team_t team, int32_t *dest, const int32_t *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_int32_or_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_int32_or>(FERRYI_THREAD, team, dest, source, sizeof(int32_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_int64_or_reducescatter(ferry_team_t team, int64_t *dest, const int64_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_int64_or_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_int64_or>(FERRYI_THREAD, team, dest, source, sizeof(int64_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int64_or_reducescatter_timeout(ferry_team_t team, int64_t *dest, const int64_t *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_int64_or_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_int64_or>(FERRYI_THREAD, team, dest, source, sizeof(int64_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uint32_or_reducescatter(ferry_team_t team, uint32_t *dest, const uint32_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_uint32_or_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_uint32_or>(FERRYI_THREAD, team, dest, source, sizeof(uint32_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint32_or_reducescatter_timeout(ferry_team_t team, uint32_t *dest,
    const uint32_t *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uint32_or_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_uint32_or>(FERRYI_THREAD, team, dest, source, sizeof(uint32_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uint64_or_reducescatter(ferry_team_t team, uint64_t *dest, const uint64_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_uint64_or_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_uint64_or>(FERRYI_THREAD, team, dest, source, sizeof(uint64_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint64_or_reducescatter_timeout(ferry_team_t team, uint64_t *dest,
    const uint64_t *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uint64_or_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_uint64_or>(FERRYI_THREAD, team, dest, source, sizeof(uint64_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_size_or_reducescatter(ferry_team_t team, size_t *dest, const size_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_size_or_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_size_or>(FERRYI_THREAD, team, dest, source, sizeof(size_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_size_or_reducescatter_timeout(ferry_team_t team, size_t *dest, const size_t *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_size_or_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_size_or>(FERRYI_THREAD, team, dest, source, sizeof(size_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_ptrdiff_or_reducescatter(ferry_team_t team, ptrdiff_t *dest, const ptrdiff_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_ptrdiff_or_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_ptrdiff_or>(FERRYI_THREAD, team, dest, source, sizeof(ptrdiff_t),
        nreduce, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ptrdiff_or_reducescatter_timeout(ferry_team_t team, ptrdiff_t *dest,
    const ptrdiff_t *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_ptrdiff_or_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_ptrdiff_or>(FERRYI_THREAD, team, dest, source, sizeof(ptrdiff_t),
        nreduce, timeout_ns));
}

/* ferry_TYPE_xor_reducescatter */
FERRYI_INLINE ferry_status ferry_char_xor_reducescatter(ferry_team_t team, char *dest, const char *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_char_xor_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_char_xor>(FERRYI_THREAD, team, dest, source, sizeof(char), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_char_xor_reducescatter_timeout(ferry_team_t team, char *dest, const char *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_char_xor_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_char_xor>(FERRYI_THREAD, team, dest, source, sizeof(char), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_schar_xor_reducescatter(ferry_team_t team, signed char *dest,
    const signed char *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_schar_xor_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_schar_xor>(FERRYI_THREAD, team, dest, source, sizeof(signed char),
        nreduce, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_schar_xor_reducescatter_timeout(ferry_team_t team, signed char *dest,
    const signed char *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_schar_xor_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_schar_xor>(FERRYI_THREAD, team, dest, source, sizeof(signed char),
        nreduce, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_short_xor_reducescatter(ferry_team_t team, short *dest, const short *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_short_xor_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_short_xor>(FERRYI_THREAD, team, dest, source, sizeof(short), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_short_xor_reducescatter_timeout(ferry_team_t team, short *dest, const short *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_short_xor_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_short_xor>(FERRYI_THREAD, team, dest, source, sizeof(short), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uchar_xor_reducescatter(ferry_team_t team, unsigned char *dest,
    const unsigned char *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_uchar_xor_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_uchar_xor>(FERRYI_THREAD, team, dest, source, sizeof(unsigned char),
        nreduce, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uchar_xor_reducescatter_timeout(ferry_team_t team, unsigned char *dest,
    const unsigned char *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uchar_xor_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_uchar_xor>(FERRYI_THREAD, team, dest, source, sizeof(unsigned char),
        nreduce, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_ushort_xor_reducescatter(ferry_team_t team, unsigned short *dest,
    const unsigned short *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_ushort_xor_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_ushort_xor>(FERRYI_THREAD, team, dest, source, sizeof(unsigned short),
        nreduce, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ushort_xor_reducescatter_timeout(ferry_team_t team, unsigned short *dest,
    const unsigned short *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_ushort_xor_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_ushort_xor>(FERRYI_THREAD, team, dest, source, sizeof(unsigned short),
        nreduce, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_int_xor_reducescatter(ferry_team_t team, int *dest, const int *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_int_xor_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_int_xor>(FERRYI_THREAD, team, dest, source, sizeof(int), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int_xor_reducescatter_timeout(ferry_team_t team, int *dest, const int *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_int_xor_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_int_xor>(FERRYI_THREAD, team, dest, source, sizeof(int), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_long_xor_reducescatter(ferry_team_t team, long *dest, const long *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_long_xor_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_long_xor>(FERRYI_THREAD, team, dest, source, sizeof(long), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_long_xor_reducescatter_timeout(ferry_team_t team, long *dest, const long *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_long_xor_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_long_xor>(FERRYI_THREAD, team, dest, source, sizeof(long), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_longlong_xor_reducescatter(ferry_team_t team, long long *dest, const long long *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_longlong_xor_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_longlong_xor>(FERRYI_THREAD, team, dest, source, sizeof(long long),
        nreduce, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_longlong_xor_reducescatter_timeout(ferry_team_t team, long long *dest,
    const long long *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_longlong_xor_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_longlong_xor>(FERRYI_THREAD, team, dest, source, sizeof(long long),
        nreduce, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uint_xor_reducescatter(ferry_team_t team, unsigned int *dest,
    const unsigned int *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_uint_xor_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_uint_xor>(FERRYI_THREAD, team, dest, source, sizeof(unsigned int),
        nreduce, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint_xor_reducescatter_timeout(ferry_team_t team, unsigned int *dest,
    const unsigned int *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uint_xor_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_uint_xor>(FERRYI_THREAD, team, dest, source, sizeof(unsigned int),
        nreduce, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_ulong_xor_reducescatter(ferry_team_t team, unsigned long *dest,
    const unsigned long *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_ulong_xor_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_ulong_xor>(FERRYI_THREAD, team, dest, source, sizeof(unsigned long),
        nreduce, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ulong_xor_reducescatter_timeout(ferry_team_t team, unsigned long *dest,
    const unsigned long *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_ulong_xor_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_ulong_xor>(FERRYI_THREAD, team, dest, source, sizeof(unsigned long),
        nreduce, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_ulonglong_xor_reducescatter(ferry_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_ulonglong_xor_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_ulonglong_xor>(FERRYI_THREAD, team, dest, source,
        sizeof(unsigned long long), nreduce, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ulonglong_xor_reducescatter_timeout(ferry_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_ulonglong_xor_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_ulonglong_xor>(FERRYI_THREAD, team, dest, source,
        sizeof(unsigned long long), nreduce, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_int8_xor_reducescatter(ferry_team_t team, int8_t *dest, const int8_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_int8_xor_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_int8_xor>(FERRYI_THREAD, team, dest, source, sizeof(int8_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int8_xor_reducescatter_timeout(ferry_team_t team, int8_t *dest, const int8_t *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_int8_xor_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_int8_xor>(FERRYI_THREAD, team, dest, source, sizeof(int8_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_int16_xor_reducescatter(ferry_team_t team, int16_t *dest, const int16_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_int16_xor_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_int16_xor>(FERRYI_THREAD, team, dest, source, sizeof(int16_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int16_xor_reducescatter_timeout(ferry_team_t team, int16_t *dest,
    const int16_t *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_int16_xor_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_int16_xor>(FERRYI_THREAD, team, dest, source, sizeof(int16_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uint8_xor_reducescatter(ferry_team_t team, uint8_t *dest, const uint8_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_uint8_xor_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_uint8_xor>(FERRYI_THREAD, team, dest, source, sizeof(uint8_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint8_xor_reducescatter_timeout(ferry_team_t team, uint8_t *dest,
    const uint8_t *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uint8_xor_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_uint8_xor>(FERRYI_THREAD, team, dest, source, sizeof(uint8_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uint16_xor_reducescatter(ferry_team_t team, uint16_t *dest, const uint16_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_uint16_xor_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_uint16_xor>(FERRYI_THREAD, team, dest, source, sizeof(uint16_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint16_xor_reducescatter_timeout(ferry_team_t team, uint16_t *dest,
    const uint16_t *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uint16_xor_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_uint16_xor>(FERRYI_THREAD, team, dest, source, sizeof(uint16_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_int32_xor_reducescatter(ferry_team_t team, int32_t *dest, const int32_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_int32_xor_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_int32_xor>(FERRYI_THREAD, team, dest, source, sizeof(int32_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int32_xor_reducescatter_timeout(ferry_team_t team, int32_t *dest,
    const int32_t *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_int32_xor_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_int32_xor>(FERRYI_THREAD, team, dest, source, sizeof(int32_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_int64_xor_reducescatter(ferry_team_t team, int64_t *dest, const int64_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_int64_xor_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_int64_xor>(FERRYI_THREAD, team, dest, source, sizeof(int64_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int64_xor_reducescatter_timeout(ferry_team_t team, int64_t *dest,
    const int64_t *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_int64_xor_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_int64_xor>(FERRYI_THREAD, team, dest, source, sizeof(int64_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uint32_xor_reducescatter(ferry_team_t team, uint32_t *dest, const uint32_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_uint32_xor_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_uint32_xor>(FERRYI_THREAD, team, dest, source, sizeof(uint32_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint32_xor_reducescatter_timeout(ferry_team_t team, uint32_t *dest,
    const uint32_t *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uint32_xor_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_uint32_xor>(FERRYI_THREAD, team, dest, source, sizeof(uint32_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uint64_xor_reducescatter(ferry_team_t team, uint64_t *dest, const uint64_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_uint64_xor_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_uint64_xor>(FERRYI_THREAD, team, dest, source, sizeof(uint64_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint64_xor_reducescatter_timeout(ferry_team_t team, uint64_t *dest,
    const uint64_t *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uint64_xor_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_uint64_xor>(FERRYI_THREAD, team, dest, source, sizeof(uint64_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_size_xor_reducescatter(ferry_team_t team, size_t *dest, const size_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_size_xor_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_size_xor>(FERRYI_THREAD, team, dest, source, sizeof(size_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_size_xor_reducescatter_timeout(ferry_team_t team, size_t *dest, const size_t *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_size_xor_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_size_xor>(FERRYI_THREAD, team, dest, source, sizeof(size_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_ptrdiff_xor_reducescatter(ferry_team_t team, ptrdiff_t *dest, const ptrdiff_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_ptrdiff_xor_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_ptrdiff_xor>(FERRYI_THREAD, team, dest, source, sizeof(ptrdiff_t),
        nreduce, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ptrdiff_xor_reducescatter_timeout(ferry_team_t team, ptrdiff_t *dest,
    const ptrdiff_t *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_ptrdiff_xor_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_ptrdiff_xor>(FERRYI_THREAD, team, dest, source, sizeof(ptrdiff_t),
        nreduce, timeout_ns));
}
#endif

/* ---- Made together by a warp or a block. */

/* ferry_barrier_all */
FERRYI_INLINE ferry_status ferry_barrier_all_warp(void)
{
    return FERRYI_CALL(ferry_barrier_all, (), ferryi_group_barrier(FERRYI_WARP, FERRY_TEAM_WORLD, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_barrier_all_warp_timeout(uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_barrier_all_timeout, (timeout_ns), ferryi_group_barrier(FERRYI_WARP, FERRY_TEAM_WORLD,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_barrier_all_block(void)
{
    return FERRYI_CALL(ferry_barrier_all, (), ferryi_group_barrier(FERRYI_BLOCK, FERRY_TEAM_WORLD, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_barrier_all_block_timeout(uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_barrier_all_timeout, (timeout_ns), ferryi_group_barrier(FERRYI_BLOCK, FERRY_TEAM_WORLD,
        timeout_ns));
}

/* ferry_sync_all */
FERRYI_INLINE ferry_status ferry_sync_all_warp(void)
{
    return FERRYI_CALL(ferry_sync_all, (), ferryi_group_sync(FERRYI_WARP, FERRY_CALL_SYNC, FERRY_TEAM_WORLD,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_sync_all_warp_timeout(uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_sync_all_timeout, (timeout_ns), ferryi_group_sync(FERRYI_WARP, FERRY_CALL_SYNC,
        FERRY_TEAM_WORLD, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_sync_all_block(void)
{
    return FERRYI_CALL(ferry_sync_all, (), ferryi_group_sync(FERRYI_BLOCK, FERRY_CALL_SYNC, FERRY_TEAM_WORLD,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_sync_all_block_timeout(uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_sync_all_timeout, (timeout_ns), ferryi_group_sync(FERRYI_BLOCK, FERRY_CALL_SYNC,
        FERRY_TEAM_WORLD, timeout_ns));
}

/* ferry_team_sync */
FERRYI_INLINE ferry_status ferry_team_sync_warp(ferry_team_t team)
{
    return FERRYI_CALL(ferry_team_sync, (team), ferryi_group_sync(FERRYI_WARP, FERRY_CALL_SYNC, team, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_team_sync_warp_timeout(ferry_team_t team, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_team_sync_timeout, (team, timeout_ns), ferryi_group_sync(FERRYI_WARP, FERRY_CALL_SYNC,
        team, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_team_sync_block(ferry_team_t team)
{
    return FERRYI_CALL(ferry_team_sync, (team), ferryi_group_sync(FERRYI_BLOCK, FERRY_CALL_SYNC, team, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_team_sync_block_timeout(ferry_team_t team, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_team_sync_timeout, (team, timeout_ns), ferryi_group_sync(FERRYI_BLOCK, FERRY_CALL_SYNC,
        team, timeout_ns));
}

/* ferry_team_barrier */
FERRYI_INLINE ferry_status ferry_team_barrier_warp(ferry_team_t team)
{
    return FERRYI_CALL(ferry_team_barrier, (team), ferryi_group_barrier(FERRYI_WARP, team, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_team_barrier_warp_timeout(ferry_team_t team, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_team_barrier_timeout, (team, timeout_ns), ferryi_group_barrier(FERRYI_WARP, team,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_team_barrier_block(ferry_team_t team)
{
    return FERRYI_CALL(ferry_team_barrier, (team), ferryi_group_barrier(FERRYI_BLOCK, team, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_team_barrier_block_timeout(ferry_team_t team, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_team_barrier_timeout, (team, timeout_ns), ferryi_group_barrier(FERRYI_BLOCK, team,
        timeout_ns));
}

/* ferry_TYPE_broadcast, ferry_broadcastmem */
FERRYI_INLINE ferry_status ferry_float_broadcast_warp(ferry_team_t team, float *dest, const float *source,
    size_t nelems, int root)
{
    return FERRYI_CALL(ferry_float_broadcast, (team, dest, source, nelems, root), ferryi_group_broadcast(FERRYI_WARP,
        team, dest, source, nelems, sizeof(float), root, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_float_broadcast_block(ferry_team_t team, float *dest, const float *source,
    size_t nelems, int root)
{
    return FERRYI_CALL(ferry_float_broadcast, (team, dest, source, nelems, root), ferryi_group_broadcast(FERRYI_BLOCK,
        team, dest, source, nelems, sizeof(float), root, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_double_broadcast_warp(ferry_team_t team, double *dest, const double *source,
    size_t nelems, int root)
{
    return FERRYI_CALL(ferry_double_broadcast, (team, dest, source, nelems, root), ferryi_group_broadcast(FERRYI_WARP,
        team, dest, source, nelems, sizeof(double), root, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_double_broadcast_block(ferry_team_t team, double *dest, const double *source,
    size_t nelems, int root)
{
    return FERRYI_CALL(ferry_double_broadcast, (team, dest, source, nelems, root), ferryi_group_broadcast(FERRYI_BLOCK,
        team, dest, source, nelems, sizeof(double), root, UINT64_MAX));
}
#if !FERRYI_GPU
FERRYI_INLINE ferry_status ferry_longdouble_broadcast_warp(ferry_team_t team, long double *dest,
    const long double *source, size_t nelems, int root)
{
    return FERRYI_CALL(ferry_longdouble_broadcast, (team, dest, source, nelems, root),
        ferryi_group_broadcast(FERRYI_WARP, team, dest, source, nelems, sizeof(long double), root, UINT64_MAX));
}
#endif
#if !FERRYI_GPU
FERRYI_INLINE ferry_status ferry_longdouble_broadcast_block(ferry_team_t team, long double *dest,
    const long double *source, size_t nelems, int root)
{
    return FERRYI_CALL(ferry_longdouble_broadcast, (team, dest, source, nelems, root),
        ferryi_group_broadcast(FERRYI_BLOCK, team, dest, source, nelems, sizeof(long double), root, UINT64_MAX));
}
#endif
FERRYI_INLINE ferry_status ferry_char_broadcast_warp(ferry_team_t team, char *dest, const char *source, size_t nelems,
    int root)
{
    return FERRYI_CALL(ferry_char_broadcast, (team, dest, source, nelems, root), ferryi_group_broadcast(FERRYI_WARP,
        team, dest, source, nelems, sizeof(char), root, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_char_broadcast_block(ferry_team_t team, char *dest, const char *source, size_t nelems,
    int root)
{
    return FERRYI_CALL(ferry_char_broadcast, (team, dest, source, nelems, root), ferryi_group_broadcast(FERRYI_BLOCK,
        team, dest, source, nelems, sizeof(char), root, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_schar_broadcast_warp(ferry_team_t team, signed char *dest, const signed char *source,
    size_t nelems, int root)
{
    return FERRYI_CALL(ferry_schar_broadcast, (team, dest, source, nelems, root), ferryi_group_broadcast(FERRYI_WARP,
        team, dest, source, nelems, sizeof(signed char), root, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_schar_broadcast_block(ferry_team_t team, signed char *dest, const signed char *source,
    size_t nelems, int root)
{
    return FERRYI_CALL(ferry_schar_broadcast, (team, dest, source, nelems, root), ferryi_group_broadcast(FERRYI_BLOCK,
        team, dest, source, nelems, sizeof(signed char), root, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_short_broadcast_warp(ferry_team_t team, short *dest, const short *source,
    size_t nelems, int root)
{
    return FERRYI_CALL(ferry_short_broadcast, (team, dest, source, nelems, root), ferryi_group_broadcast(FERRYI_WARP,
        team, dest, source, nelems, sizeof(short), root, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_short_broadcast_block(ferry_team_t team, short *dest, const short *source,
    size_t nelems, int root)
{
    return FERRYI_CALL(ferry_short_broadcast, (team, dest, source, nelems, root), ferryi_group_broadcast(FERRYI_BLOCK,
        team, dest, source, nelems, sizeof(short), root, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uchar_broadcast_warp(ferry_team_t team, unsigned char *dest,
    const unsigned char *source, size_t nelems, int root)
{
    return FERRYI_CALL(ferry_uchar_broadcast, (team, dest, source, nelems, root), ferryi_group_broadcast(FERRYI_WARP,
        team, dest, source, nelems, sizeof(unsigned char), root, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uchar_broadcast_block(ferry_team_t team, unsigned char *dest,
    const unsigned char *source, size_t nelems, int root)
{
    return FERRYI_CALL(ferry_uchar_broadcast, (team, dest, source, nelems, root), ferryi_group_broadcast(FERRYI_BLOCK,
        team, dest, source, nelems, sizeof(unsigned char), root, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ushort_broadcast_warp(ferry_team_t team, unsigned short *dest,
    const unsigned short *source, size_t nelems, int root)
{
    return FERRYI_CALL(ferry_ushort_broadcast, (team, dest, source, nelems, root), ferryi_group_broadcast(FERRYI_WARP,
        team, dest, source, nelems, sizeof(unsigned short), root, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ushort_broadcast_block(ferry_team_t team, unsigned short *dest,
    const unsigned short *source, size_t nelems, int root)
{
    return FERRYI_CALL(ferry_ushort_broadcast, (team, dest, source, nelems, root), ferryi_group_broadcast(FERRYI_BLOCK,
        team, dest, source, nelems, sizeof(unsigned short), root, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int_broadcast_warp(ferry_team_t team, int *dest, const int *source, size_t nelems,
    int root)
{
    return FERRYI_CALL(ferry_int_broadcast, (team, dest, source, nelems, root), ferryi_group_broadcast(FERRYI_WARP,
        team, dest, source, nelems, sizeof(int), root, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int_broadcast_block(ferry_team_t team, int *dest, const int *source, size_t nelems,
    int root)
{
    return FERRYI_CALL(ferry_int_broadcast, (team, dest, source, nelems, root), ferryi_group_broadcast(FERRYI_BLOCK,
        team, dest, source, nelems, sizeof(int), root, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_long_broadcast_warp(ferry_team_t team, long *dest, const long *source, size_t nelems,
    int root)
{
    return FERRYI_CALL(ferry_long_broadcast, (team, dest, source, nelems, root), ferryi_group_broadcast(FERRYI_WARP,
        team, dest, source, nelems, sizeof(long), root, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_long_broadcast_block(ferry_team_t team, long *dest, const long *source, size_t nelems,
    int root)
{
    return FERRYI_CALL(ferry_long_broadcast, (team, dest, source, nelems, root), ferryi_group_broadcast(FERRYI_BLOCK,
        team, dest, source, nelems, sizeof(long), root, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_longlong_broadcast_warp(ferry_team_t team, long long *dest, const long long *source,
    size_t nelems, int root)
{
    return FERRYI_CALL(ferry_longlong_broadcast, (team, dest, source, nelems, root), ferryi_group_broadcast(FERRYI_WARP,
        team, dest, source, nelems, sizeof(long long), root, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_longlong_broadcast_block(ferry_team_t team, long long *dest, const long long *source,
    size_t nelems, int root)
{
    return FERRYI_CALL(ferry_longlong_broadcast, (team, dest, source, nelems, root),
        ferryi_group_broadcast(FERRYI_BLOCK, team, dest, source, nelems, sizeof(long long), root, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint_broadcast_warp(ferry_team_t team, unsigned int *dest, const unsigned int *source,
    size_t nelems, int root)
{
    return FERRYI_CALL(ferry_uint_broadcast, (team, dest, source, nelems, root), ferryi_group_broadcast(FERRYI_WARP,
        team, dest, source, nelems, sizeof(unsigned int), root, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint_broadcast_block(ferry_team_t team, unsigned int *dest, const unsigned int *source,
    size_t nelems, int root)
{
    return FERRYI_CALL(ferry_uint_broadcast, (team, dest, source, nelems, root), ferryi_group_broadcast(FERRYI_BLOCK,
        team, dest, source, nelems, sizeof(unsigned int), root, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ulong_broadcast_warp(ferry_team_t team, unsigned long *dest,
    const unsigned long *source, size_t nelems, int root)
{
    return FERRYI_CALL(ferry_ulong_broadcast, (team, dest, source, nelems, root), ferryi_group_broadcast(FERRYI_WARP,
        team, dest, source, nelems, sizeof(unsigned long), root, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ulong_broadcast_block(ferry_team_t team, unsigned long *dest,
    const unsigned long *source, size_t nelems, int root)
{
    return FERRYI_CALL(ferry_ulong_broadcast, (team, dest, source, nelems, root), ferryi_group_broadcast(FERRYI_BLOCK,
        team, dest, source, nelems, sizeof(unsigned long), root, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ulonglong_broadcast_warp(ferry_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nelems, int root)
{
    return FERRYI_CALL(ferry_ulonglong_broadcast, (team, dest, source, nelems, root),
        ferryi_group_broadcast(FERRYI_WARP, team, dest, source, nelems, sizeof(unsigned long long), root, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ulonglong_broadcast_block(ferry_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nelems, int root)
{
    return FERRYI_CALL(ferry_ulonglong_broadcast, (team, dest, source, nelems, root),
        ferryi_group_broadcast(FERRYI_BLOCK, team, dest, source, nelems, sizeof(unsigned long long), root, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int8_broadcast_warp(ferry_team_t team, int8_t *dest, const int8_t *source,
    size_t nelems, int root)
{
    return FERRYI_CALL(ferry_int8_broadcast, (team, dest, source, nelems, root), ferryi_group_broadcast(FERRYI_WARP,
        team, dest, source, nelems, sizeof(int8_t), root, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int8_broadcast_block(ferry_team_t team, int8_t *dest, const int8_t *source,
    size_t nelems, int root)
{
    return FERRYI_CALL(ferry_int8_broadcast, (team, dest, source, nelems, root), ferryi_group_broadcast(FERRYI_BLOCK,
        team, dest, source, nelems, sizeof(int8_t), root, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int16_broadcast_warp(ferry_team_t team, int16_t *dest, const int16_t *source,
    size_t nelems, int root)
{
    return FERRYI_CALL(ferry_int16_broadcast, (team, dest, source, nelems, root), ferryi_group_broadcast(FERRYI_WARP,
        team, dest, source, nelems, sizeof(int16_t), root, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int16_broadcast_block(ferry_team_t team, int16_t *dest, const int16_t *source,
    size_t nelems, int root)
{
    return FERRYI_CALL(ferry_int16_broadcast, (team, dest, source, nelems, root), ferryi_group_broadcast(FERRYI_BLOCK,
        team, dest, source, nelems, sizeof(int16_t), root, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint8_broadcast_warp(ferry_team_t team, uint8_t *dest, const uint8_t *source,
    size_t nelems, int root)
{
    return FERRYI_CALL(ferry_uint8_broadcast, (team, dest, source, nelems, root), ferryi_group_broadcast(FERRYI_WARP,
        team, dest, source, nelems, sizeof(uint8_t), root, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint8_broadcast_block(ferry_team_t team, uint8_t *dest, const uint8_t *source,
    size_t nelems, int root)
{
    return FERRYI_CALL(ferry_uint8_broadcast, (team, dest, source, nelems, root), ferryi_group_broadcast(FERRYI_BLOCK,
        team, dest, source, nelems, sizeof(uint8_t), root, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint16_broadcast_warp(ferry_team_t team, uint16_t *dest, const uint16_t *source,
    size_t nelems, int root)
{
    return FERRYI_CALL(ferry_uint16_broadcast, (team, dest, source, nelems, root), ferryi_group_broadcast(FERRYI_WARP,
        team, dest, source, nelems, sizeof(uint16_t), root, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint16_broadcast_block(ferry_team_t team, uint16_t *dest, const uint16_t *source,
    size_t nelems, int root)
{
    return FERRYI_CALL(ferry_uint16_broadcast, (team, dest, source, nelems, root), ferryi_group_broadcast(FERRYI_BLOCK,
        team, dest, source, nelems, sizeof(uint16_t), root, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int32_broadcast_warp(ferry_team_t team, int32_t *dest, const int32_t *source,
    size_t nelems, int root)
{
    return FERRYI_CALL(ferry_int32_broadcast, (team, dest, source, nelems, root), ferryi_group_broadcast(FERRYI_WARP,
        team, dest, source, nelems, sizeof(int32_t), root, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int32_broadcast_block(ferry_team_t team, int32_t *dest, const int32_t *source,
    size_t nelems, int root)
{
    return FERRYI_CALL(ferry_int32_broadcast, (team, dest, source, nelems, root), ferryi_group_broadcast(FERRYI_BLOCK,
        team, dest, source, nelems, sizeof(int32_t), root, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int64_broadcast_warp(ferry_team_t team, int64_t *dest, const int64_t *source,
    size_t nelems, int root)
{
    return FERRYI_CALL(ferry_int64_broadcast, (team, dest, source, nelems, root), ferryi_group_broadcast(FERRYI_WARP,
        team, dest, source, nelems, sizeof(int64_t), root, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int64_broadcast_block(ferry_team_t team, int64_t *dest, const int64_t *source,
    size_t nelems, int root)
{
    return FERRYI_CALL(ferry_int64_broadcast, (team, dest, source, nelems, root), ferryi_group_broadcast(FERRYI_BLOCK,
        team, dest, source, nelems, sizeof(int64_t), root, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint32_broadcast_warp(ferry_team_t team, uint32_t *dest, const uint32_t *source,
    size_t nelems, int root)
{
    return FERRYI_CALL(ferry_uint32_broadcast, (team, dest, source, nelems, root), ferryi_group_broadcast(FERRYI_WARP,
        team, dest, source, nelems, sizeof(uint32_t), root, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint32_broadcast_block(ferry_team_t team, uint32_t *dest, const uint32_t *source,
    size_t nelems, int root)
{
    return FERRYI_CALL(ferry_uint32_broadcast, (team, dest, source, nelems, root), ferryi_group_broadcast(FERRYI_BLOCK,
        team, dest, source, nelems, sizeof(uint32_t), root, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint64_broadcast_warp(ferry_team_t team, uint64_t *dest, const uint64_t *source,
    size_t nelems, int root)
{
    return FERRYI_CALL(ferry_uint64_broadcast, (team, dest, source, nelems, root), ferryi_group_broadcast(FERRYI_WARP,
        team, dest, source, nelems, sizeof(uint64_t), root, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint64_broadcast_block(ferry_team_t team, uint64_t *dest, const uint64_t *source,
    size_t nelems, int root)
{
    return FERRYI_CALL(ferry_uint64_broadcast, (team, dest, source, nelems, root), ferryi_group_broadcast(FERRYI_BLOCK,
        team, dest, source, nelems, sizeof(uint64_t), root, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_size_broadcast_warp(ferry_team_t team, size_t *dest, const size_t *source,
    size_t nelems, int root)
{
    return FERRYI_CALL(ferry_size_broadcast, (team, dest, source, nelems, root), ferryi_group_broadcast(FERRYI_WARP,
        team, dest, source, nelems, sizeof(size_t), root, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_size_broadcast_block(ferry_team_t team, size_t *dest, const size_t *source,
    size_t nelems, int root)
{
    return FERRYI_CALL(ferry_size_broadcast, (team, dest, source, nelems, root), ferryi_group_broadcast(FERRYI_BLOCK,
        team, dest, source, nelems, sizeof(size_t), root, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ptrdiff_broadcast_warp(ferry_team_t team, ptrdiff_t *dest, const ptrdiff_t *source,
    size_t nelems, int root)
{
    return FERRYI_CALL(ferry_ptrdiff_broadcast, (team, dest, source, nelems, root), ferryi_group_broadcast(FERRYI_WARP,
        team, dest, source, nelems, sizeof(ptrdiff_t), root, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ptrdiff_broadcast_block(ferry_team_t team, ptrdiff_t *dest, const ptrdiff_t *source,
    size_t nelems, int root)
{
    return FERRYI_CALL(ferry_ptrdiff_broadcast, (team, dest, source, nelems, root), ferryi_group_broadcast(FERRYI_BLOCK,
        team, dest, source, nelems, sizeof(ptrdiff_t), root, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_broadcastmem_warp(ferry_team_t team, void *dest, const void *source, size_t nbytes,
    int root)
{
    return FERRYI_CALL(ferry_broadcastmem, (team, dest, source, nbytes, root), ferryi_group_broadcast(FERRYI_WARP, team,
        dest, source, nbytes, 1, root, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_broadcastmem_warp_timeout(ferry_team_t team, void *dest, const void *source,
    size_t nbytes, int root, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_broadcastmem_timeout, (team, dest, source, nbytes, root, timeout_ns),
        ferryi_group_broadcast(FERRYI_WARP, team, dest, source, nbytes, 1, root, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_broadcastmem_block(ferry_team_t team, void *dest, const void *source, size_t nbytes,
    int root)
{
    return FERRYI_CALL(ferry_broadcastmem, (team, dest, source, nbytes, root), ferryi_group_broadcast(FERRYI_BLOCK,
        team, dest, source, nbytes, 1, root, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_broadcastmem_block_timeout(ferry_team_t team, void *dest, const void *source,
    size_t nbytes, int root, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_broadcastmem_timeout, (team, dest, source, nbytes, root, timeout_ns),
        ferryi_group_broadcast(FERRYI_BLOCK, team, dest, source, nbytes, 1, root, timeout_ns));
}

/* ferry_TYPE_fcollect, ferry_fcollectmem */
FERRYI_INLINE ferry_status ferry_float_fcollect_warp(ferry_team_t team, float *dest, const float *source, size_t nelems)
{
    return FERRYI_CALL(ferry_float_fcollect, (team, dest, source, nelems), ferryi_group_fcollect(FERRYI_WARP, team,
        dest, source, nelems, sizeof(float), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_float_fcollect_block(ferry_team_t team, float *dest, const float *source,
    size_t nelems)
{
    return FERRYI_CALL(ferry_float_fcollect, (team, dest, source, nelems), ferryi_group_fcollect(FERRYI_BLOCK, team,
        dest, source, nelems, sizeof(float), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_double_fcollect_warp(ferry_team_t team, double *dest, const double *source,
    size_t nelems)
{
    return FERRYI_CALL(ferry_double_fcollect, (team, dest, source, nelems), ferryi_group_fcollect(FERRYI_WARP, team,
        dest, source, nelems, sizeof(double), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_double_fcollect_block(ferry_team_t team, double *dest, const double *source,
    size_t nelems)
{
    return FERRYI_CALL(ferry_double_fcollect, (team, dest, source, nelems), ferryi_group_fcollect(FERRYI_BLOCK, team,
        dest, source, nelems, sizeof(double), UINT64_MAX));
}
#if !FERRYI_GPU
FERRYI_INLINE ferry_status ferry_longdouble_fcollect_warp(ferry_team_t team, long double *dest,
    const long double *source, size_t nelems)
{
    return FERRYI_CALL(ferry_longdouble_fcollect, (team, dest, source, nelems), ferryi_group_fcollect(FERRYI_WARP, team,
        dest, source, nelems, sizeof(long double), UINT64_MAX));
}
#endif
#if !FERRYI_GPU
FERRYI_INLINE ferry_status ferry_longdouble_fcollect_block(ferry_team_t team, long double *dest,
    const long double *source, size_t nelems)
{
    return FERRYI_CALL(ferry_longdouble_fcollect, (team, dest, source, nelems), ferryi_group_fcollect(FERRYI_BLOCK,
        team, dest, source, nelems, sizeof(long double), UINT64_MAX));
}
#endif
FERRYI_INLINE ferry_status ferry_char_fcollect_warp(ferry_team_t team, char *dest, const char *source, size_t nelems)
{
    return FERRYI_CALL(ferry_char_fcollect, (team, dest, source, nelems), ferryi_group_fcollect(FERRYI_WARP, team, dest,
        source, nelems, sizeof(char), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_char_fcollect_block(ferry_team_t team, char *dest, const char *source, size_t nelems)
{
    return FERRYI_CALL(ferry_char_fcollect, (team, dest, source, nelems), ferryi_group_fcollect(FERRYI_BLOCK, team,
        dest, source, nelems, sizeof(char), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_schar_fcollect_warp(ferry_team_t team, signed char *dest, const signed char *source,
    size_t nelems)
{
    return FERRYI_CALL(ferry_schar_fcollect, (team, dest, source, nelems), ferryi_group_fcollect(FERRYI_WARP, team,
        dest, source, nelems, sizeof(signed char), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_schar_fcollect_block(ferry_team_t team, signed char *dest, const signed char *source,
    size_t nelems)
{
    return FERRYI_CALL(ferry_schar_fcollect, (team, dest, source, nelems), ferryi_group_fcollect(FERRYI_BLOCK, team,
        dest, source, nelems, sizeof(signed char), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_short_fcollect_warp(ferry_team_t team, short *dest, const short *source, size_t nelems)
{
    return FERRYI_CALL(ferry_short_fcollect, (team, dest, source, nelems), ferryi_group_fcollect(FERRYI_WARP, team,
        dest, source, nelems, sizeof(short), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_short_fcollect_block(ferry_team_t team, short *dest, const short *source,
    size_t nelems)
{
    return FERRYI_CALL(ferry_short_fcollect, (team, dest, source, nelems), ferryi_group_fcollect(FERRYI_BLOCK, team,
        dest, source, nelems, sizeof(short), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uchar_fcollect_warp(ferry_team_t team, unsigned char *dest,
    const unsigned char *source, size_t nelems)
{
    return FERRYI_CALL(ferry_uchar_fcollect, (team, dest, source, nelems), ferryi_group_fcollect(FERRYI_WARP, team,
        dest, source, nelems, sizeof(unsigned char), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uchar_fcollect_block(ferry_team_t team, unsigned char *dest,
    const unsigned char *source, size_t nelems)
{
    return FERRYI_CALL(ferry_uchar_fcollect, (team, dest, source, nelems), ferryi_group_fcollect(FERRYI_BLOCK, team,
        dest, source, nelems, sizeof(unsigned char), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ushort_fcollect_warp(ferry_team_t team, unsigned short *dest,
    const unsigned short *source, size_t nelems)
{
    return FERRYI_CALL(ferry_ushort_fcollect, (team, dest, source, nelems), ferryi_group_fcollect(FERRYI_WARP, team,
        dest, source, nelems, sizeof(unsigned short), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ushort_fcollect_block(ferry_team_t team, unsigned short *dest,
    const unsigned short *source, size_t nelems)
{
    return FERRYI_CALL(ferry_ushort_fcollect, (team, dest, source, nelems), ferryi_group_fcollect(FERRYI_BLOCK, team,
        dest, source, nelems, sizeof(unsigned short), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int_fcollect_warp(ferry_team_t team, int *dest, const int *source, size_t nelems)
{
    return FERRYI_CALL(ferry_int_fcollect, (team, dest, source, nelems), ferryi_group_fcollect(FERRYI_WARP, team, dest,
        source, nelems, sizeof(int), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int_fcollect_block(ferry_team_t team, int *dest, const int *source, size_t nelems)
{
    return FERRYI_CALL(ferry_int_fcollect, (team, dest, source, nelems), ferryi_group_fcollect(FERRYI_BLOCK, team, dest,
        source, nelems, sizeof(int), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_long_fcollect_warp(ferry_team_t team, long *dest, const long *source, size_t nelems)
{
    return FERRYI_CALL(ferry_long_fcollect, (team, dest, source, nelems), ferryi_group_fcollect(FERRYI_WARP, team, dest,
        source, nelems, sizeof(long), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_long_fcollect_block(ferry_team_t team, long *dest, const long *source, size_t nelems)
{
    return FERRYI_CALL(ferry_long_fcollect, (team, dest, source, nelems), ferryi_group_fcollect(FERRYI_BLOCK, team,
        dest, source, nelems, sizeof(long), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_longlong_fcollect_warp(ferry_team_t team, long long *dest, const long long *source,
    size_t nelems)
{
    return FERRYI_CALL(ferry_longlong_fcollect, (team, dest, source, nelems), ferryi_group_fcollect(FERRYI_WARP, team,
        dest, source, nelems, sizeof(long long), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_longlong_fcollect_block(ferry_team_t team, long long *dest, const long long *source,
    size_t nelems)
{
    return FERRYI_CALL(ferry_longlong_fcollect, (team, dest, source, nelems), ferryi_group_fcollect(FERRYI_BLOCK, team,
        dest, source, nelems, sizeof(long long), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint_fcollect_warp(ferry_team_t team, unsigned int *dest, const unsigned int *source,
    size_t nelems)
{
    return FERRYI_CALL(ferry_uint_fcollect, (team, dest, source, nelems), ferryi_group_fcollect(FERRYI_WARP, team, dest,
        source, nelems, sizeof(unsigned int), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint_fcollect_block(ferry_team_t team, unsigned int *dest, const unsigned int *source,
    size_t nelems)
{
    return FERRYI_CALL(ferry_uint_fcollect, (team, dest, source, nelems), ferryi_group_fcollect(FERRYI_BLOCK, team,
        dest, source, nelems, sizeof(unsigned int), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ulong_fcollect_warp(ferry_team_t team, unsigned long *dest,
    const unsigned long *source, size_t nelems)
{
    return FERRYI_CALL(ferry_ulong_fcollect, (team, dest, source, nelems), ferryi_group_fcollect(FERRYI_WARP, team,
        dest, source, nelems, sizeof(unsigned long), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ulong_fcollect_block(ferry_team_t team, unsigned long *dest,
    const unsigned long *source, size_t nelems)
{
    return FERRYI_CALL(ferry_ulong_fcollect, (team, dest, source, nelems), ferryi_group_fcollect(FERRYI_BLOCK, team,
        dest, source, nelems, sizeof(unsigned long), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ulonglong_fcollect_warp(ferry_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nelems)
{
    return FERRYI_CALL(ferry_ulonglong_fcollect, (team, dest, source, nelems), ferryi_group_fcollect(FERRYI_WARP, team,
        dest, source, nelems, sizeof(unsigned long long), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ulonglong_fcollect_block(ferry_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nelems)
{
    return FERRYI_CALL(ferry_ulonglong_fcollect, (team, dest, source, nelems), ferryi_group_fcollect(FERRYI_BLOCK, team,
        dest, source, nelems, sizeof(unsigned long long), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int8_fcollect_warp(ferry_team_t team, int8_t *dest, const int8_t *source,
    size_t nelems)
{
    return FERRYI_CALL(ferry_int8_fcollect, (team, dest, source, nelems), ferryi_group_fcollect(FERRYI_WARP, team, dest,
        source, nelems, sizeof(int8_t), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int8_fcollect_block(ferry_team_t team, int8_t *dest, const int8_t *source,
    size_t nelems)
{
    return FERRYI_CALL(ferry_int8_fcollect, (team, dest, source, nelems), ferryi_group_fcollect(FERRYI_BLOCK, team,
        dest, source, nelems, sizeof(int8_t), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int16_fcollect_warp(ferry_team_t team, int16_t *dest, const int16_t *source,
    size_t nelems)
{
    return FERRYI_CALL(ferry_int16_fcollect, (team, dest, source, nelems), ferryi_group_fcollect(FERRYI_WARP, team,
        dest, source, nelems, sizeof(int16_t), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int16_fcollect_block(ferry_team_t team, int16_t *dest, const int16_t *source,
    size_t nelems)
{
    return FERRYI_CALL(ferry_int16_fcollect, (team, dest, source, nelems), ferryi_group_fcollect(FERRYI_BLOCK, team,
        dest, source, nelems, sizeof(int16_t), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint8_fcollect_warp(ferry_team_t team, uint8_t *dest, const uint8_t *source,
    size_t nelems)
{
    return FERRYI_CALL(ferry_uint8_fcollect, (team, dest, source, nelems), ferryi_group_fcollect(FERRYI_WARP, team,
        dest, source, nelems, sizeof(uint8_t), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint8_fcollect_block(ferry_team_t team, uint8_t *dest, const uint8_t *source,
    size_t nelems)
{
    return FERRYI_CALL(ferry_uint8_fcollect, (team, dest, source, nelems), ferryi_group_fcollect(FERRYI_BLOCK, team,
        dest, source, nelems, sizeof(uint8_t), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint16_fcollect_warp(ferry_team_t team, uint16_t *dest, const uint16_t *source,
    size_t nelems)
{
    return FERRYI_CALL(ferry_uint16_fcollect, (team, dest, source, nelems), ferryi_group_fcollect(FERRYI_WARP, team,
        dest, source, nelems, sizeof(uint16_t), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint16_fcollect_block(ferry_team_t team, uint16_t *dest, const uint16_t *source,
    size_t nelems)
{
    return FERRYI_CALL(ferry_uint16_fcollect, (team, dest, source, nelems), ferryi_group_fcollect(FERRYI_BLOCK, team,
        dest, source, nelems, sizeof(uint16_t), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int32_fcollect_warp(ferry_team_t team, int32_t *dest, const int32_t *source,
    size_t nelems)
{
    return FERRYI_CALL(ferry_int32_fcollect, (team, dest, source, nelems), ferryi_group_fcollect(FERRYI_WARP, team,
        dest, source, nelems, sizeof(int32_t), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int32_fcollect_block(ferry_team_t team, int32_t *dest, const int32_t *source,
    size_t nelems)
{
    return FERRYI_CALL(ferry_int32_fcollect, (team, dest, source, nelems), ferryi_group_fcollect(FERRYI_BLOCK, team,
        dest, source, nelems, sizeof(int32_t), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int64_fcollect_warp(ferry_team_t team, int64_t *dest, const int64_t *source,
    size_t nelems)
{
    return FERRYI_CALL(ferry_int64_fcollect, (team, dest, source, nelems), ferryi_group_fcollect(FERRYI_WARP, team,
        dest, source, nelems, sizeof(int64_t), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int64_fcollect_block(ferry_team_t team, int64_t *dest, const int64_t *source,
    size_t nelems)
{
    return FERRYI_CALL(ferry_int64_fcollect, (team, dest, source, nelems), ferryi_group_fcollect(FERRYI_BLOCK, team,
        dest, source, nelems, sizeof(int64_t), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint32_fcollect_warp(ferry_team_t team, uint32_t *dest, const uint32_t *source,
    size_t nelems)
{
    return FERRYI_CALL(ferry_uint32_fcollect, (team, dest, source, nelems), ferryi_group_fcollect(FERRYI_WARP, team,
        dest, source, nelems, sizeof(uint32_t), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint32_fcollect_block(ferry_team_t team, uint32_t *dest, const uint32_t *source,
    size_t nelems)
{
    return FERRYI_CALL(ferry_uint32_fcollect, (team, dest, source, nelems), ferryi_group_fcollect(FERRYI_BLOCK, team,
        dest, source, nelems, sizeof(uint32_t), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint64_fcollect_warp(ferry_team_t team, uint64_t *dest, const uint64_t *source,
    size_t nelems)
{
    return FERRYI_CALL(ferry_uint64_fcollect, (team, dest, source, nelems), ferryi_group_fcollect(FERRYI_WARP, team,
        dest, source, nelems, sizeof(uint64_t), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint64_fcollect_block(ferry_team_t team, uint64_t *dest, const uint64_t *source,
    size_t nelems)
{
    return FERRYI_CALL(ferry_uint64_fcollect, (team, dest, source, nelems), ferryi_group_fcollect(FERRYI_BLOCK, team,
        dest, source, nelems, sizeof(uint64_t), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_size_fcollect_warp(ferry_team_t team, size_t *dest, const size_t *source,
    size_t nelems)
{
    return FERRYI_CALL(ferry_size_fcollect, (team, dest, source, nelems), ferryi_group_fcollect(FERRYI_WARP, team, dest,
        source, nelems, sizeof(size_t), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_size_fcollect_block(ferry_team_t team, size_t *dest, const size_t *source,
    size_t nelems)
{
    return FERRYI_CALL(ferry_size_fcollect, (team, dest, source, nelems), ferryi_group_fcollect(FERRYI_BLOCK, team,
        dest, source, nelems, sizeof(size_t), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ptrdiff_fcollect_warp(ferry_team_t team, ptrdiff_t *dest, const ptrdiff_t *source,
    size_t nelems)
{
    return FERRYI_CALL(ferry_ptrdiff_fcollect, (team, dest, source, nelems), ferryi_group_fcollect(FERRYI_WARP, team,
        dest, source, nelems, sizeof(ptrdiff_t), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ptrdiff_fcollect_block(ferry_team_t team, ptrdiff_t *dest, const ptrdiff_t *source,
    size_t nelems)
{
    return FERRYI_CALL(ferry_ptrdiff_fcollect, (team, dest, source, nelems), ferryi_group_fcollect(FERRYI_BLOCK, team,
        dest, source, nelems, sizeof(ptrdiff_t), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_fcollectmem_warp(ferry_team_t team, void *dest, const void *source, size_t nbytes)
{
    return FERRYI_CALL(ferry_fcollectmem, (team, dest, source, nbytes), ferryi_group_fcollect(FERRYI_WARP, team, dest,
        source, nbytes, 1, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_fcollectmem_warp_timeout(ferry_team_t team, void *dest, const void *source,
    size_t nbytes, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_fcollectmem_timeout, (team, dest, source, nbytes, timeout_ns),
        ferryi_group_fcollect(FERRYI_WARP, team, dest, source, nbytes, 1, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_fcollectmem_block(ferry_team_t team, void *dest, const void *source, size_t nbytes)
{
    return FERRYI_CALL(ferry_fcollectmem, (team, dest, source, nbytes), ferryi_group_fcollect(FERRYI_BLOCK, team, dest,
        source, nbytes, 1, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_fcollectmem_block_timeout(ferry_team_t team, void *dest, const void *source,
    size_t nbytes, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_fcollectmem_timeout, (team, dest, source, nbytes, timeout_ns),
        ferryi_group_fcollect(FERRYI_BLOCK, team, dest, source, nbytes, 1, timeout_ns));
}

/* ferry_TYPE_alltoall, ferry_alltoallmem */
FERRYI_INLINE ferry_status ferry_float_alltoall_warp(ferry_team_t team, float *dest, const float *source, size_t nelems)
{
    return FERRYI_CALL(ferry_float_alltoall, (team, dest, source, nelems), ferryi_group_alltoall(FERRYI_WARP, team,
        dest, source, nelems, sizeof(float), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_float_alltoall_block(ferry_team_t team, float *dest, const float *source,
    size_t nelems)
{
    return FERRYI_CALL(ferry_float_alltoall, (team, dest, source, nelems), ferryi_group_alltoall(FERRYI_BLOCK, team,
        dest, source, nelems, sizeof(float), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_double_alltoall_warp(ferry_team_t team, double *dest, const double *source,
    size_t nelems)
{
    return FERRYI_CALL(ferry_double_alltoall, (team, dest, source, nelems), ferryi_group_alltoall(FERRYI_WARP, team,
        dest, source, nelems, sizeof(double), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_double_alltoall_block(ferry_team_t team, double *dest, const double *source,
    size_t nelems)
{
    return FERRYI_CALL(ferry_double_alltoall, (team, dest, source, nelems), ferryi_group_alltoall(FERRYI_BLOCK, team,
        dest, source, nelems, sizeof(double), UINT64_MAX));
}
#if !FERRYI_GPU
FERRYI_INLINE ferry_status ferry_longdouble_alltoall_warp(ferry_team_t team, long double *dest,
    const long double *source, size_t nelems)
{
    return FERRYI_CALL(ferry_longdouble_alltoall, (team, dest, source, nelems), ferryi_group_alltoall(FERRYI_WARP, team,
        dest, source, nelems, sizeof(long double), UINT64_MAX));
}
#endif
#if !FERRYI_GPU
FERRYI_INLINE ferry_status ferry_longdouble_alltoall_block(ferry_team_t team, long double *dest,
    const long double *source, size_t nelems)
{
    return FERRYI_CALL(ferry_longdouble_alltoall, (team, dest, source, nelems), ferryi_group_alltoall(FERRYI_BLOCK,
        team, dest, source, nelems, sizeof(long double), UINT64_MAX));
}
#endif
FERRYI_INLINE ferry_status ferry_char_alltoall_warp(ferry_team_t team, char *dest, const char *source, size_t nelems)
{
    return FERRYI_CALL(ferry_char_alltoall, (team, dest, source, nelems), ferryi_group_alltoall(FERRYI_WARP, team, dest,
        source, nelems, sizeof(char), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_char_alltoall_block(ferry_team_t team, char *dest, const char *source, size_t nelems)
{
    return FERRYI_CALL(ferry_char_alltoall, (team, dest, source, nelems), ferryi_group_alltoall(FERRYI_BLOCK, team,
        dest, source, nelems, sizeof(char), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_schar_alltoall_warp(ferry_team_t team, signed char *dest, const signed char *source,
    size_t nelems)
{
    return FERRYI_CALL(ferry_schar_alltoall, (team, dest, source, nelems), ferryi_group_alltoall(FERRYI_WARP, team,
        dest, source, nelems, sizeof(signed char), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_schar_alltoall_block(ferry_team_t team, signed char *dest, const signed char *source,
    size_t nelems)
{
    return FERRYI_CALL(ferry_schar_alltoall, (team, dest, source, nelems), ferryi_group_alltoall(FERRYI_BLOCK, team,
        dest, source, nelems, sizeof(signed char), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_short_alltoall_warp(ferry_team_t team, short *dest, const short *source, size_t nelems)
{
    return FERRYI_CALL(ferry_short_alltoall, (team, dest, source, nelems), ferryi_group_alltoall(FERRYI_WARP, team,
        dest, source, nelems, sizeof(short), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_short_alltoall_block(ferry_team_t team, short *dest, const short *source,
    size_t nelems)
{
    return FERRYI_CALL(ferry_short_alltoall, (team, dest, source, nelems), ferryi_group_alltoall(FERRYI_BLOCK, team,
        dest, source, nelems, sizeof(short), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uchar_alltoall_warp(ferry_team_t team, unsigned char *dest,
    const unsigned char *source, size_t nelems)
{
    return FERRYI_CALL(ferry_uchar_alltoall, (team, dest, source, nelems), ferryi_group_alltoall(FERRYI_WARP, team,
        dest, source, nelems, sizeof(unsigned char), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uchar_alltoall_block(ferry_team_t team, unsigned char *dest,
    const unsigned char *source, size_t nelems)
{
    return FERRYI_CALL(ferry_uchar_alltoall, (team, dest, source, nelems), ferryi_group_alltoall(FERRYI_BLOCK, team,
        dest, source, nelems, sizeof(unsigned char), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ushort_alltoall_warp(ferry_team_t team, unsigned short *dest,
    const unsigned short *source, size_t nelems)
{
    return FERRYI_CALL(ferry_ushort_alltoall, (team, dest, source, nelems), ferryi_group_alltoall(FERRYI_WARP, team,
        dest, source, nelems, sizeof(unsigned short), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ushort_alltoall_block(ferry_team_t team, unsigned short *dest,
    const unsigned short *source, size_t nelems)
{
    return FERRYI_CALL(ferry_ushort_alltoall, (team, dest, source, nelems), ferryi_group_alltoall(FERRYI_BLOCK, team,
        dest, source, nelems, sizeof(unsigned short), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int_alltoall_warp(ferry_team_t team, int *dest, const int *source, size_t nelems)
{
    return FERRYI_CALL(ferry_int_alltoall, (team, dest, source, nelems), ferryi_group_alltoall(FERRYI_WARP, team, dest,
        source, nelems, sizeof(int), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int_alltoall_block(ferry_team_t team, int *dest, const int *source, size_t nelems)
{
    return FERRYI_CALL(ferry_int_alltoall, (team, dest, source, nelems), ferryi_group_alltoall(FERRYI_BLOCK, team, dest,
        source, nelems, sizeof(int), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_long_alltoall_warp(ferry_team_t team, long *dest, const long *source, size_t nelems)
{
    return FERRYI_CALL(ferry_long_alltoall, (team, dest, source, nelems), ferryi_group_alltoall(FERRYI_WARP, team, dest,
        source, nelems, sizeof(long), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_long_alltoall_block(ferry_team_t team, long *dest, const long *source, size_t nelems)
{
    return FERRYI_CALL(ferry_long_alltoall, (team, dest, source, nelems), ferryi_group_alltoall(FERRYI_BLOCK, team,
        dest, source, nelems, sizeof(long), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_longlong_alltoall_warp(ferry_team_t team, long long *dest, const long long *source,
    size_t nelems)
{
    return FERRYI_CALL(ferry_longlong_alltoall, (team, dest, source, nelems), ferryi_group_alltoall(FERRYI_WARP, team,
        dest, source, nelems, sizeof(long long), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_longlong_alltoall_block(ferry_team_t team, long long *dest, const long long *source,
    size_t nelems)
{
    return FERRYI_CALL(ferry_longlong_alltoall, (team, dest, source, nelems), ferryi_group_alltoall(FERRYI_BLOCK, team,
        dest, source, nelems, sizeof(long long), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint_alltoall_warp(ferry_team_t team, unsigned int *dest, const unsigned int *source,
    size_t nelems)
{
    return FERRYI_CALL(ferry_uint_alltoall, (team, dest, source, nelems), ferryi_group_alltoall(FERRYI_WARP, team, dest,
        source, nelems, sizeof(unsigned int), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint_alltoall_block(ferry_team_t team, unsigned int *dest, const unsigned int *source,
    size_t nelems)
{
    return FERRYI_CALL(ferry_uint_alltoall, (team, dest, source, nelems), ferryi_group_alltoall(FERRYI_BLOCK, team,
        dest, source, nelems, sizeof(unsigned int), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ulong_alltoall_warp(ferry_team_t team, unsigned long *dest,
    const unsigned long *source, size_t nelems)
{
    return FERRYI_CALL(ferry_ulong_alltoall, (team, dest, source, nelems), ferryi_group_alltoall(FERRYI_WARP, team,
        dest, source, nelems, sizeof(unsigned long), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ulong_alltoall_block(ferry_team_t team, unsigned long *dest,
    const unsigned long *source, size_t nelems)
{
    return FERRYI_CALL(ferry_ulong_alltoall, (team, dest, source, nelems), ferryi_group_alltoall(FERRYI_BLOCK, team,
        dest, source, nelems, sizeof(unsigned long), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ulonglong_alltoall_warp(ferry_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nelems)
{
    return FERRYI_CALL(ferry_ulonglong_alltoall, (team, dest, source, nelems), ferryi_group_alltoall(FERRYI_WARP, team,
        dest, source, nelems, sizeof(unsigned long long), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ulonglong_alltoall_block(ferry_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nelems)
{
    return FERRYI_CALL(ferry_ulonglong_alltoall, (team, dest, source, nelems), ferryi_group_alltoall(FERRYI_BLOCK, team,
        dest, source, nelems, sizeof(unsigned long long), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int8_alltoall_warp(ferry_team_t team, int8_t *dest, const int8_t *source,
    size_t nelems)
{
    return FERRYI_CALL(ferry_int8_alltoall, (team, dest, source, nelems), ferryi_group_alltoall(FERRYI_WARP, team, dest,
        source, nelems, sizeof(int8_t), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int8_alltoall_block(ferry_team_t team, int8_t *dest, const int8_t *source,
    size_t nelems)
{
    return FERRYI_CALL(ferry_int8_alltoall, (team, dest, source, nelems), ferryi_group_alltoall(FERRYI_BLOCK, team,
        dest, source, nelems, sizeof(int8_t), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int16_alltoall_warp(ferry_team_t team, int16_t *dest, const int16_t *source,
    size_t nelems)
{
    return FERRYI_CALL(ferry_int16_alltoall, (team, dest, source, nelems), ferryi_group_alltoall(FERRYI_WARP, team,
        dest, source, nelems, sizeof(int16_t), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int16_alltoall_block(ferry_team_t team, int16_t *dest, const int16_t *source,
    size_t nelems)
{
    return FERRYI_CALL(ferry_int16_alltoall, (team, dest, source, nelems), ferryi_group_alltoall(FERRYI_BLOCK, team,
        dest, source, nelems, sizeof(int16_t), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint8_alltoall_warp(ferry_team_t team, uint8_t *dest, const uint8_t *source,
    size_t nelems)
{
    return FERRYI_CALL(ferry_uint8_alltoall, (team, dest, source, nelems), ferryi_group_alltoall(FERRYI_WARP, team,
        dest, source, nelems, sizeof(uint8_t), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint8_alltoall_block(ferry_team_t team, uint8_t *dest, const uint8_t *source,
    size_t nelems)
{
    return FERRYI_CALL(ferry_uint8_alltoall, (team, dest, source, nelems), ferryi_group_alltoall(FERRYI_BLOCK, team,
        dest, source, nelems, sizeof(uint8_t), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint16_alltoall_warp(ferry_team_t team, uint16_t *dest, const uint16_t *source,
    size_t nelems)
{
    return FERRYI_CALL(ferry_uint16_alltoall, (team, dest, source, nelems), ferryi_group_alltoall(FERRYI_WARP, team,
        dest, source, nelems, sizeof(uint16_t), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint16_alltoall_block(ferry_team_t team, uint16_t *dest, const uint16_t *source,
    size_t nelems)
{
    return FERRYI_CALL(ferry_uint16_alltoall, (team, dest, source, nelems), ferryi_group_alltoall(FERRYI_BLOCK, team,
        dest, source, nelems, sizeof(uint16_t), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int32_alltoall_warp(ferry_team_t team, int32_t *dest, const int32_t *source,
    size_t nelems)
{
    return FERRYI_CALL(ferry_int32_alltoall, (team, dest, source, nelems), ferryi_group_alltoall(FERRYI_WARP, team,
        dest, source, nelems, sizeof(int32_t), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int32_alltoall_block(ferry_team_t team, int32_t *dest, const int32_t *source,
    size_t nelems)
{
    return FERRYI_CALL(ferry_int32_alltoall, (team, dest, source, nelems), ferryi_group_alltoall(FERRYI_BLOCK, team,
        dest, source, nelems, sizeof(int32_t), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int64_alltoall_warp(ferry_team_t team, int64_t *dest, const int64_t *source,
    size_t nelems)
{
    return FERRYI_CALL(ferry_int64_alltoall, (team, dest, source, nelems), ferryi_group_alltoall(FERRYI_WARP, team,
        dest, source, nelems, sizeof(int64_t), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int64_alltoall_block(ferry_team_t team, int64_t *dest, const int64_t *source,
    size_t nelems)
{
    return FERRYI_CALL(ferry_int64_alltoall, (team, dest, source, nelems), ferryi_group_alltoall(FERRYI_BLOCK, team,
        dest, source, nelems, sizeof(int64_t), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint32_alltoall_warp(ferry_team_t team, uint32_t *dest, const uint32_t *source,
    size_t nelems)
{
    return FERRYI_CALL(ferry_uint32_alltoall, (team, dest, source, nelems), ferryi_group_alltoall(FERRYI_WARP, team,
        dest, source, nelems, sizeof(uint32_t), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint32_alltoall_block(ferry_team_t team, uint32_t *dest, const uint32_t *source,
    size_t nelems)
{
    return FERRYI_CALL(ferry_uint32_alltoall, (team, dest, source, nelems), ferryi_group_alltoall(FERRYI_BLOCK, team,
        dest, source, nelems, sizeof(uint32_t), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint64_alltoall_warp(ferry_team_t team, uint64_t *dest, const uint64_t *source,
    size_t nelems)
{
    return FERRYI_CALL(ferry_uint64_alltoall, (team, dest, source, nelems), ferryi_group_alltoall(FERRYI_WARP, team,
        dest, source, nelems, sizeof(uint64_t), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint64_alltoall_block(ferry_team_t team, uint64_t *dest, const uint64_t *source,
    size_t nelems)
{
    return FERRYI_CALL(ferry_uint64_alltoall, (team, dest, source, nelems), ferryi_group_alltoall(FERRYI_BLOCK, team,
        dest, source, nelems, sizeof(uint64_t), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_size_alltoall_warp(ferry_team_t team, size_t *dest, const size_t *source,
    size_t nelems)
{
    return FERRYI_CALL(ferry_size_alltoall, (team, dest, source, nelems), ferryi_group_alltoall(FERRYI_WARP, team, dest,
        source, nelems, sizeof(size_t), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_size_alltoall_block(ferry_team_t team, size_t *dest, const size_t *source,
    size_t nelems)
{
    return FERRYI_CALL(ferry_size_alltoall, (team, dest, source, nelems), ferryi_group_alltoall(FERRYI_BLOCK, team,
        dest, source, nelems, sizeof(size_t), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ptrdiff_alltoall_warp(ferry_team_t team, ptrdiff_t *dest, const ptrdiff_t *source,
    size_t nelems)
{
    return FERRYI_CALL(ferry_ptrdiff_alltoall, (team, dest, source, nelems), ferryi_group_alltoall(FERRYI_WARP, team,
        dest, source, nelems, sizeof(ptrdiff_t), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ptrdiff_alltoall_block(ferry_team_t team, ptrdiff_t *dest, const ptrdiff_t *source,
    size_t nelems)
{
    return FERRYI_CALL(ferry_ptrdiff_alltoall, (team, dest, source, nelems), ferryi_group_alltoall(FERRYI_BLOCK, team,
        dest, source, nelems, sizeof(ptrdiff_t), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_alltoallmem_warp(ferry_team_t team, void *dest, const void *source, size_t nbytes)
{
    return FERRYI_CALL(ferry_alltoallmem, (team, dest, source, nbytes), ferryi_group_alltoall(FERRYI_WARP, team, dest,
        source, nbytes, 1, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_alltoallmem_warp_timeout(ferry_team_t team, void *dest, const void *source,
    size_t nbytes, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_alltoallmem_timeout, (team, dest, source, nbytes, timeout_ns),
        ferryi_group_alltoall(FERRYI_WARP, team, dest, source, nbytes, 1, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_alltoallmem_block(ferry_team_t team, void *dest, const void *source, size_t nbytes)
{
    return FERRYI_CALL(ferry_alltoallmem, (team, dest, source, nbytes), ferryi_group_alltoall(FERRYI_BLOCK, team, dest,
        source, nbytes, 1, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_alltoallmem_block_timeout(ferry_team_t team, void *dest, const void *source,
    size_t nbytes, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_alltoallmem_timeout, (team, dest, source, nbytes, timeout_ns),
        ferryi_group_alltoall(FERRYI_BLOCK, team, dest, source, nbytes, 1, timeout_ns));
}

/* ferry_TYPE_collect, ferry_collectmem */
FERRYI_INLINE ferry_status ferry_float_collect_warp(ferry_team_t team, float *dest, const float *source, size_t nelems)
{
    return FERRYI_CALL(ferry_float_collect, (team, dest, source, nelems), ferryi_group_collect(FERRYI_WARP, team, dest,
        source, nelems, sizeof(float), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_float_collect_block(ferry_team_t team, float *dest, const float *source, size_t nelems)
{
    return FERRYI_CALL(ferry_float_collect, (team, dest, source, nelems), ferryi_group_collect(FERRYI_BLOCK, team, dest,
        source, nelems, sizeof(float), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_double_collect_warp(ferry_team_t team, double *dest, const double *source,
    size_t nelems)
{
    return FERRYI_CALL(ferry_double_collect, (team, dest, source, nelems), ferryi_group_collect(FERRYI_WARP, team, dest,
        source, nelems, sizeof(double), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_double_collect_block(ferry_team_t team, double *dest, const double *source,
    size_t nelems)
{
    return FERRYI_CALL(ferry_double_collect, (team, dest, source, nelems), ferryi_group_collect(FERRYI_BLOCK, team,
        dest, source, nelems, sizeof(double), UINT64_MAX));
}
#if !FERRYI_GPU
FERRYI_INLINE ferry_status ferry_longdouble_collect_warp(ferry_team_t team, long double *dest,
    const long double *source, size_t nelems)
{
    return FERRYI_CALL(ferry_longdouble_collect, (team, dest, source, nelems), ferryi_group_collect(FERRYI_WARP, team,
        dest, source, nelems, sizeof(long double), UINT64_MAX));
}
#endif
#if !FERRYI_GPU
FERRYI_INLINE ferry_status ferry_longdouble_collect_block(ferry_team_t team, long double *dest,
    const long double *source, size_t nelems)
{
    return FERRYI_CALL(ferry_longdouble_collect, (team, dest, source, nelems), ferryi_group_collect(FERRYI_BLOCK, team,
        dest, source, nelems, sizeof(long double), UINT64_MAX));
}
#endif
FERRYI_INLINE ferry_status ferry_char_collect_warp(ferry_team_t team, char *dest, const char *source, size_t nelems)
{
    return FERRYI_CALL(ferry_char_collect, (team, dest, source, nelems), ferryi_group_collect(FERRYI_WARP, team, dest,
        source, nelems, sizeof(char), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_char_collect_block(ferry_team_t team, char *dest, const char *source, size_t nelems)
{
    return FERRYI_CALL(ferry_char_collect, (team, dest, source, nelems), ferryi_group_collect(FERRYI_BLOCK, team, dest,
        source, nelems, sizeof(char), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_schar_collect_warp(ferry_team_t team, signed char *dest, const signed char *source,
    size_t nelems)
{
    return FERRYI_CALL(ferry_schar_collect, (team, dest, source, nelems), ferryi_group_collect(FERRYI_WARP, team, dest,
        source, nelems, sizeof(signed char), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_schar_collect_block(ferry_team_t team, signed char *dest, const signed char *source,
    size_t nelems)
{
    return FERRYI_CALL(ferry_schar_collect, (team, dest, source, nelems), ferryi_group_collect(FERRYI_BLOCK, team, dest,
        source, nelems, sizeof(signed char), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_short_collect_warp(ferry_team_t team, short *dest, const short *source, size_t nelems)
{
    return FERRYI_CALL(ferry_short_collect, (team, dest, source, nelems), ferryi_group_collect(FERRYI_WARP, team, dest,
        source, nelems, sizeof(short), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_short_collect_block(ferry_team_t team, short *dest, const short *source, size_t nelems)
{
    return FERRYI_CALL(ferry_short_collect, (team, dest, source, nelems), ferryi_group_collect(FERRYI_BLOCK, team, dest,
        source, nelems, sizeof(short), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uchar_collect_warp(ferry_team_t team, unsigned char *dest, const unsigned char *source,
    size_t nelems)
{
    return FERRYI_CALL(ferry_uchar_collect, (team, dest, source, nelems), ferryi_group_collect(FERRYI_WARP, team, dest,
        source, nelems, sizeof(unsigned char), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uchar_collect_block(ferry_team_t team, unsigned char *dest,
    const unsigned char *source, size_t nelems)
{
    return FERRYI_CALL(ferry_uchar_collect, (team, dest, source, nelems), ferryi_group_collect(FERRYI_BLOCK, team, dest,
        source, nelems, sizeof(unsigned char), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ushort_collect_warp(ferry_team_t team, unsigned short *dest,
    const unsigned short *source, size_t nelems)
{
    return FERRYI_CALL(ferry_ushort_collect, (team, dest, source, nelems), ferryi_group_collect(FERRYI_WARP, team, dest,
        source, nelems, sizeof(unsigned short), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ushort_collect_block(ferry_team_t team, unsigned short *dest,
    const unsigned short *source, size_t nelems)
{
    return FERRYI_CALL(ferry_ushort_collect, (team, dest, source, nelems), ferryi_group_collect(FERRYI_BLOCK, team,
        dest, source, nelems, sizeof(unsigned short), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int_collect_warp(ferry_team_t team, int *dest, const int *source, size_t nelems)
{
    return FERRYI_CALL(ferry_int_collect, (team, dest, source, nelems), ferryi_group_collect(FERRYI_WARP, team, dest,
        source, nelems, sizeof(int), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int_collect_block(ferry_team_t team, int *dest, const int *source, size_t nelems)
{
    return FERRYI_CALL(ferry_int_collect, (team, dest, source, nelems), ferryi_group_collect(FERRYI_BLOCK, team, dest,
        source, nelems, sizeof(int), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_long_collect_warp(ferry_team_t team, long *dest, const long *source, size_t nelems)
{
    return FERRYI_CALL(ferry_long_collect, (team, dest, source, nelems), ferryi_group_collect(FERRYI_WARP, team, dest,
        source, nelems, sizeof(long), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_long_collect_block(ferry_team_t team, long *dest, const long *source, size_t nelems)
{
    return FERRYI_CALL(ferry_long_collect, (team, dest, source, nelems), ferryi_group_collect(FERRYI_BLOCK, team, dest,
        source, nelems, sizeof(long), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_longlong_collect_warp(ferry_team_t team, long long *dest, const long long *source,
    size_t nelems)
{
    return FERRYI_CALL(ferry_longlong_collect, (team, dest, source, nelems), ferryi_group_collect(FERRYI_WARP, team,
        dest, source, nelems, sizeof(long long), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_longlong_collect_block(ferry_team_t team, long long *dest, const long long *source,
    size_t nelems)
{
    return FERRYI_CALL(ferry_longlong_collect, (team, dest, source, nelems), ferryi_group_collect(FERRYI_BLOCK, team,
        dest, source, nelems, sizeof(long long), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint_collect_warp(ferry_team_t team, unsigned int *dest, const unsigned int *source,
    size_t nelems)
{
    return FERRYI_CALL(ferry_uint_collect, (team, dest, source, nelems), ferryi_group_collect(FERRYI_WARP, team, dest,
        source, nelems, sizeof(unsigned int), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint_collect_block(ferry_team_t team, unsigned int *dest, const unsigned int *source,
    size_t nelems)
{
    return FERRYI_CALL(ferry_uint_collect, (team, dest, source, nelems), ferryi_group_collect(FERRYI_BLOCK, team, dest,
        source, nelems, sizeof(unsigned int), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ulong_collect_warp(ferry_team_t team, unsigned long *dest, const unsigned long *source,
    size_t nelems)
{
    return FERRYI_CALL(ferry_ulong_collect, (team, dest, source, nelems), ferryi_group_collect(FERRYI_WARP, team, dest,
        source, nelems, sizeof(unsigned long), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ulong_collect_block(ferry_team_t team, unsigned long *dest,
    const unsigned long *source, size_t nelems)
{
    return FERRYI_CALL(ferry_ulong_collect, (team, dest, source, nelems), ferryi_group_collect(FERRYI_BLOCK, team, dest,
        source, nelems, sizeof(unsigned long), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ulonglong_collect_warp(ferry_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nelems)
{
    return FERRYI_CALL(ferry_ulonglong_collect, (team, dest, source, nelems), ferryi_group_collect(FERRYI_WARP, team,
        dest, source, nelems, sizeof(unsigned long long), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ulonglong_collect_block(ferry_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nelems)
{
    return FERRYI_CALL(ferry_ulonglong_collect, (team, dest, source, nelems), ferryi_group_collect(FERRYI_BLOCK, team,
        dest, source, nelems, sizeof(unsigned long long), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int8_collect_warp(ferry_team_t team, int8_t *dest, const int8_t *source, size_t nelems)
{
    return FERRYI_CALL(ferry_int8_collect, (team, dest, source, nelems), ferryi_group_collect(FERRYI_WARP, team, dest,
        source, nelems, sizeof(int8_t), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int8_collect_block(ferry_team_t team, int8_t *dest, const int8_t *source,
    size_t nelems)
{
    return FERRYI_CALL(ferry_int8_collect, (team, dest, source, nelems), ferryi_group_collect(FERRYI_BLOCK, team, dest,
        source, nelems, sizeof(int8_t), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int16_collect_warp(ferry_team_t team, int16_t *dest, const int16_t *source,
    size_t nelems)
{
    return FERRYI_CALL(ferry_int16_collect, (team, dest, source, nelems), ferryi_group_collect(FERRYI_WARP, team, dest,
        source, nelems, sizeof(int16_t), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int16_collect_block(ferry_team_t team, int16_t *dest, const int16_t *source,
    size_t nelems)
{
    return FERRYI_CALL(ferry_int16_collect, (team, dest, source, nelems), ferryi_group_collect(FERRYI_BLOCK, team, dest,
        source, nelems, sizeof(int16_t), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint8_collect_warp(ferry_team_t team, uint8_t *dest, const uint8_t *source,
    size_t nelems)
{
    return FERRYI_CALL(ferry_uint8_collect, (team, dest, source, nelems), ferryi_group_collect(FERRYI_WARP, team, dest,
        source, nelems, sizeof(uint8_t), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint8_collect_block(ferry_team_t team, uint8_t *dest, const uint8_t *source,
    size_t nelems)
{
    return FERRYI_CALL(ferry_uint8_collect, (team, dest, source, nelems), ferryi_group_collect(FERRYI_BLOCK, team, dest,
        source, nelems, sizeof(uint8_t), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint16_collect_warp(ferry_team_t team, uint16_t *dest, const uint16_t *source,
    size_t nelems)
{
    return FERRYI_CALL(ferry_uint16_collect, (team, dest, source, nelems), ferryi_group_collect(FERRYI_WARP, team, dest,
        source, nelems, sizeof(uint16_t), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint16_collect_block(ferry_team_t team, uint16_t *dest, const uint16_t *source,
    size_t nelems)
{
    return FERRYI_CALL(ferry_uint16_collect, (team, dest, source, nelems), ferryi_group_collect(FERRYI_BLOCK, team,
        dest, source, nelems, sizeof(uint16_t), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int32_collect_warp(ferry_team_t team, int32_t *dest, const int32_t *source,
    size_t nelems)
{
    return FERRYI_CALL(ferry_int32_collect, (team, dest, source, nelems), ferryi_group_collect(FERRYI_WARP, team, dest,
        source, nelems, sizeof(int32_t), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int32_collect_block(ferry_team_t team, int32_t *dest, const int32_t *source,
    size_t nelems)
{
    return FERRYI_CALL(ferry_int32_collect, (team, dest, source, nelems), ferryi_group_collect(FERRYI_BLOCK, team, dest,
        source, nelems, sizeof(int32_t), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int64_collect_warp(ferry_team_t team, int64_t *dest, const int64_t *source,
    size_t nelems)
{
    return FERRYI_CALL(ferry_int64_collect, (team, dest, source, nelems), ferryi_group_collect(FERRYI_WARP, team, dest,
        source, nelems, sizeof(int64_t), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int64_collect_block(ferry_team_t team, int64_t *dest, const int64_t *source,
    size_t nelems)
{
    return FERRYI_CALL(ferry_int64_collect, (team, dest, source, nelems), ferryi_group_collect(FERRYI_BLOCK, team, dest,
        source, nelems, sizeof(int64_t), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint32_collect_warp(ferry_team_t team, uint32_t *dest, const uint32_t *source,
    size_t nelems)
{
    return FERRYI_CALL(ferry_uint32_collect, (team, dest, source, nelems), ferryi_group_collect(FERRYI_WARP, team, dest,
        source, nelems, sizeof(uint32_t), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint32_collect_block(ferry_team_t team, uint32_t *dest, const uint32_t *source,
    size_t nelems)
{
    return FERRYI_CALL(ferry_uint32_collect, (team, dest, source, nelems), ferryi_group_collect(FERRYI_BLOCK, team,
        dest, source, nelems, sizeof(uint32_t), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint64_collect_warp(ferry_team_t team, uint64_t *dest, const uint64_t *source,
    size_t nelems)
{
    return FERRYI_CALL(ferry_uint64_collect, (team, dest, source, nelems), ferryi_group_collect(FERRYI_WARP, team, dest,
        source, nelems, sizeof(uint64_t), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint64_collect_block(ferry_team_t team, uint64_t *dest, const uint64_t *source,
    size_t nelems)
{
    return FERRYI_CALL(ferry_uint64_collect, (team, dest, source, nelems), ferryi_group_collect(FERRYI_BLOCK, team,
        dest, source, nelems, sizeof(uint64_t), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_size_collect_warp(ferry_team_t team, size_t *dest, const size_t *source, size_t nelems)
{
    return FERRYI_CALL(ferry_size_collect, (team, dest, source, nelems), ferryi_group_collect(FERRYI_WARP, team, dest,
        source, nelems, sizeof(size_t), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_size_collect_block(ferry_team_t team, size_t *dest, const size_t *source,
    size_t nelems)
{
    return FERRYI_CALL(ferry_size_collect, (team, dest, source, nelems), ferryi_group_collect(FERRYI_BLOCK, team, dest,
        source, nelems, sizeof(size_t), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ptrdiff_collect_warp(ferry_team_t team, ptrdiff_t *dest, const ptrdiff_t *source,
    size_t nelems)
{
    return FERRYI_CALL(ferry_ptrdiff_collect, (team, dest, source, nelems), ferryi_group_collect(FERRYI_WARP, team,
        dest, source, nelems, sizeof(ptrdiff_t), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ptrdiff_collect_block(ferry_team_t team, ptrdiff_t *dest, const ptrdiff_t *source,
    size_t nelems)
{
    return FERRYI_CALL(ferry_ptrdiff_collect, (team, dest, source, nelems), ferryi_group_collect(FERRYI_BLOCK, team,
        dest, source, nelems, sizeof(ptrdiff_t), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_collectmem_warp(ferry_team_t team, void *dest, const void *source, size_t nbytes)
{
    return FERRYI_CALL(ferry_collectmem, (team, dest, source, nbytes), ferryi_group_collect(FERRYI_WARP, team, dest,
        source, nbytes, 1, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_collectmem_warp_timeout(ferry_team_t team, void *dest, const void *source,
    size_t nbytes, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_collectmem_timeout, (team, dest, source, nbytes, timeout_ns),
        ferryi_group_collect(FERRYI_WARP, team, dest, source, nbytes, 1, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_collectmem_block(ferry_team_t team, void *dest, const void *source, size_t nbytes)
{
    return FERRYI_CALL(ferry_collectmem, (team, dest, source, nbytes), ferryi_group_collect(FERRYI_BLOCK, team, dest,
        source, nbytes, 1, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_collectmem_block_timeout(ferry_team_t team, void *dest, const void *source,
    size_t nbytes, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_collectmem_timeout, (team, dest, source, nbytes, timeout_ns),
        ferryi_group_collect(FERRYI_BLOCK, team, dest, source, nbytes, 1, timeout_ns));
}

/* ferry_TYPE_alltoalls, ferry_alltoallsmem */
FERRYI_INLINE ferry_status ferry_float_alltoalls_warp(ferry_team_t team, float *dest, const float *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems)
{
    return FERRYI_CALL(ferry_float_alltoalls, (team, dest, source, dst, sst, nelems),
        ferryi_group_alltoalls(FERRYI_WARP, team, dest, source, dst, sst, nelems, sizeof(float), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_float_alltoalls_block(ferry_team_t team, float *dest, const float *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems)
{
    return FERRYI_CALL(ferry_float_alltoalls, (team, dest, source, dst, sst, nelems),
        ferryi_group_alltoalls(FERRYI_BLOCK, team, dest, source, dst, sst, nelems, sizeof(float), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_double_alltoalls_warp(ferry_team_t team, double *dest, const double *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems)
{
    return FERRYI_CALL(ferry_double_alltoalls, (team, dest, source, dst, sst, nelems),
        ferryi_group_alltoalls(FERRYI_WARP, team, dest, source, dst, sst, nelems, sizeof(double), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_double_alltoalls_block(ferry_team_t team, double *dest, const double *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems)
{
    return FERRYI_CALL(ferry_double_alltoalls, (team, dest, source, dst, sst, nelems),
        ferryi_group_alltoalls(FERRYI_BLOCK, team, dest, source, dst, sst, nelems, sizeof(double), UINT64_MAX));
}
#if !FERRYI_GPU
FERRYI_INLINE ferry_status ferry_longdouble_alltoalls_warp(ferry_team_t team, long double *dest,
    const long double *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems)
{
    return FERRYI_CALL(ferry_longdouble_alltoalls, (team, dest, source, dst, sst, nelems),
        ferryi_group_alltoalls(FERRYI_WARP, team, dest, source, dst, sst, nelems, sizeof(long double), UINT64_MAX));
}
#endif
#if !FERRYI_GPU
FERRYI_INLINE ferry_status ferry_longdouble_alltoalls_block(ferry_team_t team, long double *dest,
    const long double *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems)
{
    return FERRYI_CALL(ferry_longdouble_alltoalls, (team, dest, source, dst, sst, nelems),
        ferryi_group_alltoalls(FERRYI_BLOCK, team, dest, source, dst, sst, nelems, sizeof(long double), UINT64_MAX));
}
#endif
FERRYI_INLINE ferry_status ferry_char_alltoalls_warp(ferry_team_t team, char *dest, const char *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems)
{
    return FERRYI_CALL(ferry_char_alltoalls, (team, dest, source, dst, sst, nelems), ferryi_group_alltoalls(FERRYI_WARP,
        team, dest, source, dst, sst, nelems, sizeof(char), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_char_alltoalls_block(ferry_team_t team, char *dest, const char *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems)
{
    return FERRYI_CALL(ferry_char_alltoalls, (team, dest, source, dst, sst, nelems),
        ferryi_group_alltoalls(FERRYI_BLOCK, team, dest, source, dst, sst, nelems, sizeof(char), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_schar_alltoalls_warp(ferry_team_t team, signed char *dest, const signed char *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems)
{
    return FERRYI_CALL(ferry_schar_alltoalls, (team, dest, source, dst, sst, nelems),
        ferryi_group_alltoalls(FERRYI_WARP, team, dest, source, dst, sst, nelems, sizeof(signed char), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_schar_alltoalls_block(ferry_team_t team, signed char *dest, const signed char *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems)
{
    return FERRYI_CALL(ferry_schar_alltoalls, (team, dest, source, dst, sst, nelems),
        ferryi_group_alltoalls(FERRYI_BLOCK, team, dest, source, dst, sst, nelems, sizeof(signed char), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_short_alltoalls_warp(ferry_team_t team, short *dest, const short *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems)
{
    return FERRYI_CALL(ferry_short_alltoalls, (team, dest, source, dst, sst, nelems),
        ferryi_group_alltoalls(FERRYI_WARP, team, dest, source, dst, sst, nelems, sizeof(short), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_short_alltoalls_block(ferry_team_t team, short *dest, const short *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems)
{
    return FERRYI_CALL(ferry_short_alltoalls, (team, dest, source, dst, sst, nelems),
        ferryi_group_alltoalls(FERRYI_BLOCK, team, dest, source, dst, sst, nelems, sizeof(short), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uchar_alltoalls_warp(ferry_team_t team, unsigned char *dest,
    const unsigned char *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems)
{
    return FERRYI_CALL(ferry_uchar_alltoalls, (team, dest, source, dst, sst, nelems),
        ferryi_group_alltoalls(FERRYI_WARP, team, dest, source, dst, sst, nelems, sizeof(unsigned char), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uchar_alltoalls_block(ferry_team_t team, unsigned char *dest,
    const unsigned char *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems)
{
    return FERRYI_CALL(ferry_uchar_alltoalls, (team, dest, source, dst, sst, nelems),
        ferryi_group_alltoalls(FERRYI_BLOCK, team, dest, source, dst, sst, nelems, sizeof(unsigned char), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ushort_alltoalls_warp(ferry_team_t team, unsigned short *dest,
    const unsigned short *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems)
{
    return FERRYI_CALL(ferry_ushort_alltoalls, (team, dest, source, dst, sst, nelems),
        ferryi_group_alltoalls(FERRYI_WARP, team, dest, source, dst, sst, nelems, sizeof(unsigned short), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ushort_alltoalls_block(ferry_team_t team, unsigned short *dest,
    const unsigned short *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems)
{
    return FERRYI_CALL(ferry_ushort_alltoalls, (team, dest, source, dst, sst, nelems),
        ferryi_group_alltoalls(FERRYI_BLOCK, team, dest, source, dst, sst, nelems, sizeof(unsigned short), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int_alltoalls_warp(ferry_team_t team, int *dest, const int *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems)
{
    return FERRYI_CALL(ferry_int_alltoalls, (team, dest, source, dst, sst, nelems), ferryi_group_alltoalls(FERRYI_WARP,
        team, dest, source, dst, sst, nelems, sizeof(int), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int_alltoalls_block(ferry_team_t team, int *dest, const int *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems)
{
    return FERRYI_CALL(ferry_int_alltoalls, (team, dest, source, dst, sst, nelems), ferryi_group_alltoalls(FERRYI_BLOCK,
        team, dest, source, dst, sst, nelems, sizeof(int), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_long_alltoalls_warp(ferry_team_t team, long *dest, const long *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems)
{
    return FERRYI_CALL(ferry_long_alltoalls, (team, dest, source, dst, sst, nelems), ferryi_group_alltoalls(FERRYI_WARP,
        team, dest, source, dst, sst, nelems, sizeof(long), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_long_alltoalls_block(ferry_team_t team, long *dest, const long *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems)
{
    return FERRYI_CALL(ferry_long_alltoalls, (team, dest, source, dst, sst, nelems),
        ferryi_group_alltoalls(FERRYI_BLOCK, team, dest, source, dst, sst, nelems, sizeof(long), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_longlong_alltoalls_warp(ferry_team_t team, long long *dest, const long long *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems)
{
    return FERRYI_CALL(ferry_longlong_alltoalls, (team, dest, source, dst, sst, nelems),
        ferryi_group_alltoalls(FERRYI_WARP, team, dest, source, dst, sst, nelems, sizeof(long long), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_longlong_alltoalls_block(ferry_team_t team, long long *dest, const long long *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems)
{
    return FERRYI_CALL(ferry_longlong_alltoalls, (team, dest, source, dst, sst, nelems),
        ferryi_group_alltoalls(FERRYI_BLOCK, team, dest, source, dst, sst, nelems, sizeof(long long), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint_alltoalls_warp(ferry_team_t team, unsigned int *dest, const unsigned int *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems)
{
    return FERRYI_CALL(ferry_uint_alltoalls, (team, dest, source, dst, sst, nelems), ferryi_group_alltoalls(FERRYI_WARP,
        team, dest, source, dst, sst, nelems, sizeof(unsigned int), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint_alltoalls_block(ferry_team_t team, unsigned int *dest, const unsigned int *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems)
{
    return FERRYI_CALL(ferry_uint_alltoalls, (team, dest, source, dst, sst, nelems),
        ferryi_group_alltoalls(FERRYI_BLOCK, team, dest, source, dst, sst, nelems, sizeof(unsigned int), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ulong_alltoalls_warp(ferry_team_t team, unsigned long *dest,
    const unsigned long *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems)
{
    return FERRYI_CALL(ferry_ulong_alltoalls, (team, dest, source, dst, sst, nelems),
        ferryi_group_alltoalls(FERRYI_WARP, team, dest, source, dst, sst, nelems, sizeof(unsigned long), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ulong_alltoalls_block(ferry_team_t team, unsigned long *dest,
    const unsigned long *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems)
{
    return FERRYI_CALL(ferry_ulong_alltoalls, (team, dest, source, dst, sst, nelems),
        ferryi_group_alltoalls(FERRYI_BLOCK, team, dest, source, dst, sst, nelems, sizeof(unsigned long), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ulonglong_alltoalls_warp(ferry_team_t team, unsigned long long *dest,
    const unsigned long long *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems)
{
    return FERRYI_CALL(ferry_ulonglong_alltoalls, (team, dest, source, dst, sst, nelems),
        ferryi_group_alltoalls(FERRYI_WARP, team, dest, source, dst, sst, nelems, sizeof(unsigned long long),
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ulonglong_alltoalls_block(ferry_team_t team, unsigned long long *dest,
    const unsigned long long *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems)
{
    return FERRYI_CALL(ferry_ulonglong_alltoalls, (team, dest, source, dst, sst, nelems),
        ferryi_group_alltoalls(FERRYI_BLOCK, team, dest, source, dst, sst, nelems, sizeof(unsigned long long),
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int8_alltoalls_warp(ferry_team_t team, int8_t *dest, const int8_t *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems)
{
    return FERRYI_CALL(ferry_int8_alltoalls, (team, dest, source, dst, sst, nelems), ferryi_group_alltoalls(FERRYI_WARP,
        team, dest, source, dst, sst, nelems, sizeof(int8_t), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int8_alltoalls_block(ferry_team_t team, int8_t *dest, const int8_t *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems)
{
    return FERRYI_CALL(ferry_int8_alltoalls, (team, dest, source, dst, sst, nelems),
        ferryi_group_alltoalls(FERRYI_BLOCK, team, dest, source, dst, sst, nelems, sizeof(int8_t), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int16_alltoalls_warp(ferry_team_t team, int16_t *dest, const int16_t *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems)
{
    return FERRYI_CALL(ferry_int16_alltoalls, (team, dest, source, dst, sst, nelems),
        ferryi_group_alltoalls(FERRYI_WARP, team, dest, source, dst, sst, nelems, sizeof(int16_t), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int16_alltoalls_block(ferry_team_t team, int16_t *dest, const int16_t *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems)
{
    return FERRYI_CALL(ferry_int16_alltoalls, (team, dest, source, dst, sst, nelems),
        ferryi_group_alltoalls(FERRYI_BLOCK, team, dest, source, dst, sst, nelems, sizeof(int16_t), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint8_alltoalls_warp(ferry_team_t team, uint8_t *dest, const uint8_t *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems)
{
    return FERRYI_CALL(ferry_uint8_alltoalls, (team, dest, source, dst, sst, nelems),
        ferryi_group_alltoalls(FERRYI_WARP, team, dest, source, dst, sst, nelems, sizeof(uint8_t), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint8_alltoalls_block(ferry_team_t team, uint8_t *dest, const uint8_t *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems)
{
    return FERRYI_CALL(ferry_uint8_alltoalls, (team, dest, source, dst, sst, nelems),
        ferryi_group_alltoalls(FERRYI_BLOCK, team, dest, source, dst, sst, nelems, sizeof(uint8_t), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint16_alltoalls_warp(ferry_team_t team, uint16_t *dest, const uint16_t *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems)
{
    return FERRYI_CALL(ferry_uint16_alltoalls, (team, dest, source, dst, sst, nelems),
        ferryi_group_alltoalls(FERRYI_WARP, team, dest, source, dst, sst, nelems, sizeof(uint16_t), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint16_alltoalls_block(ferry_team_t team, uint16_t *dest, const uint16_t *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems)
{
    return FERRYI_CALL(ferry_uint16_alltoalls, (team, dest, source, dst, sst, nelems),
        ferryi_group_alltoalls(FERRYI_BLOCK, team, dest, source, dst, sst, nelems, sizeof(uint16_t), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int32_alltoalls_warp(ferry_team_t team, int32_t *dest, const int32_t *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems)
{
    return FERRYI_CALL(ferry_int32_alltoalls, (team, dest, source, dst, sst, nelems),
        ferryi_group_alltoalls(FERRYI_WARP, team, dest, source, dst, sst, nelems, sizeof(int32_t), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int32_alltoalls_block(ferry_team_t team, int32_t *dest, const int32_t *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems)
{
    return FERRYI_CALL(ferry_int32_alltoalls, (team, dest, source, dst, sst, nelems),
        ferryi_group_alltoalls(FERRYI_BLOCK, team, dest, source, dst, sst, nelems, sizeof(int32_t), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int64_alltoalls_warp(ferry_team_t team, int64_t *dest, const int64_t *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems)
{
    return FERRYI_CALL(ferry_int64_alltoalls, (team, dest, source, dst, sst, nelems),
        ferryi_group_alltoalls(FERRYI_WARP, team, dest, source, dst, sst, nelems, sizeof(int64_t), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int64_alltoalls_block(ferry_team_t team, int64_t *dest, const int64_t *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems)
{
    return FERRYI_CALL(ferry_int64_alltoalls, (team, dest, source, dst, sst, nelems),
        ferryi_group_alltoalls(FERRYI_BLOCK, team, dest, source, dst, sst, nelems, sizeof(int64_t), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint32_alltoalls_warp(ferry_team_t team, uint32_t *dest, const uint32_t *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems)
{
    return FERRYI_CALL(ferry_uint32_alltoalls, (team, dest, source, dst, sst, nelems),
        ferryi_group_alltoalls(FERRYI_WARP, team, dest, source, dst, sst, nelems, sizeof(uint32_t), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint32_alltoalls_block(ferry_team_t team, uint32_t *dest, const uint32_t *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems)
{
    return FERRYI_CALL(ferry_uint32_alltoalls, (team, dest, source, dst, sst, nelems),
        ferryi_group_alltoalls(FERRYI_BLOCK, team, dest, source, dst, sst, nelems, sizeof(uint32_t), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint64_alltoalls_warp(ferry_team_t team, uint64_t *dest, const uint64_t *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems)
{
    return FERRYI_CALL(ferry_uint64_alltoalls, (team, dest, source, dst, sst, nelems),
        ferryi_group_alltoalls(FERRYI_WARP, team, dest, source, dst, sst, nelems, sizeof(uint64_t), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint64_alltoalls_block(ferry_team_t team, uint64_t *dest, const uint64_t *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems)
{
    return FERRYI_CALL(ferry_uint64_alltoalls, (team, dest, source, dst, sst, nelems),
        ferryi_group_alltoalls(FERRYI_BLOCK, team, dest, source, dst, sst, nelems, sizeof(uint64_t), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_size_alltoalls_warp(ferry_team_t team, size_t *dest, const size_t *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems)
{
    return FERRYI_CALL(ferry_size_alltoalls, (team, dest, source, dst, sst, nelems), ferryi_group_alltoalls(FERRYI_WARP,
        team, dest, source, dst, sst, nelems, sizeof(size_t), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_size_alltoalls_block(ferry_team_t team, size_t *dest, const size_t *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems)
{
    return FERRYI_CALL(ferry_size_alltoalls, (team, dest, source, dst, sst, nelems),
        ferryi_group_alltoalls(FERRYI_BLOCK, team, dest, source, dst, sst, nelems, sizeof(size_t), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ptrdiff_alltoalls_warp(ferry_team_t team, ptrdiff_t *dest, const ptrdiff_t *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems)
{
    return FERRYI_CALL(ferry_ptrdiff_alltoalls, (team, dest, source, dst, sst, nelems),
        ferryi_group_alltoalls(FERRYI_WARP, team, dest, source, dst, sst, nelems, sizeof(ptrdiff_t), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ptrdiff_alltoalls_block(ferry_team_t team, ptrdiff_t *dest, const ptrdiff_t *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems)
{
    return FERRYI_CALL(ferry_ptrdiff_alltoalls, (team, dest, source, dst, sst, nelems),
        ferryi_group_alltoalls(FERRYI_BLOCK, team, dest, source, dst, sst, nelems, sizeof(ptrdiff_t), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_alltoallsmem_warp(ferry_team_t team, void *dest, const void *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nbytes)
{
    return FERRYI_CALL(ferry_alltoallsmem, (team, dest, source, dst, sst, nbytes), ferryi_group_alltoalls(FERRYI_WARP,
        team, dest, source, dst, sst, nbytes, 1, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_alltoallsmem_warp_timeout(ferry_team_t team, void *dest, const void *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nbytes, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_alltoallsmem_timeout, (team, dest, source, dst, sst, nbytes, timeout_ns),
        ferryi_group_alltoalls(FERRYI_WARP, team, dest, source, dst, sst, nbytes, 1, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_alltoallsmem_block(ferry_team_t team, void *dest, const void *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nbytes)
{
    return FERRYI_CALL(ferry_alltoallsmem, (team, dest, source, dst, sst, nbytes), ferryi_group_alltoalls(FERRYI_BLOCK,
        team, dest, source, dst, sst, nbytes, 1, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_alltoallsmem_block_timeout(ferry_team_t team, void *dest, const void *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nbytes, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_alltoallsmem_timeout, (team, dest, source, dst, sst, nbytes, timeout_ns),
        ferryi_group_alltoalls(FERRYI_BLOCK, team, dest, source, dst, sst, nbytes, 1, timeout_ns));
}

/* ferry_TYPE_sum_inscan */
FERRYI_INLINE ferry_status ferry_float_sum_inscan_warp(ferry_team_t team, float *dest, const float *source,
    size_t nelems)
{
    return FERRYI_CALL(ferry_float_sum_inscan, (team, dest, source, nelems),
        ferryi_group_scan<ferryi_fold_float_sum>(FERRYI_WARP, team, dest, source, sizeof(float), nelems, 1,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_float_sum_inscan_block(ferry_team_t team, float *dest, const float *source,
    size_t nelems)
{
    return FERRYI_CALL(ferry_float_sum_inscan, (team, dest, source, nelems),
        ferryi_group_scan<ferryi_fold_float_sum>(FERRYI_BLOCK, team, dest, source, sizeof(float), nelems, 1,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_double_sum_inscan_warp(ferry_team_t team, double *dest, const double *source,
    size_t nelems)
{
    return FERRYI_CALL(ferry_double_sum_inscan, (team, dest, source, nelems),
        ferryi_group_scan<ferryi_fold_double_sum>(FERRYI_WARP, team, dest, source, sizeof(double), nelems, 1,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_double_sum_inscan_block(ferry_team_t team, double *dest, const double *source,
    size_t nelems)
{
    return FERRYI_CALL(ferry_double_sum_inscan, (team, dest, source, nelems),
        ferryi_group_scan<ferryi_fold_double_sum>(FERRYI_BLOCK, team, dest, source, sizeof(double), nelems, 1,
        UINT64_MAX));
}
#if !FERRYI_GPU
FERRYI_INLINE ferry_status ferry_longdouble_sum_inscan_warp(ferry_team_t team, long double *dest,
    const long double *source, size_t nelems)
{
    return FERRYI_CALL(ferry_longdouble_sum_inscan, (team, dest, source, nelems),
        ferryi_group_scan<ferryi_fold_longdouble_sum>(FERRYI_WARP, team, dest, source, sizeof(long double), nelems, 1,
        UINT64_MAX));
}
#endif
#if !FERRYI_GPU
FERRYI_INLINE ferry_status ferry_longdouble_sum_inscan_block(ferry_team_t team, long double *dest,
    const long double *source, size_t nelems)
{
    return FERRYI_CALL(ferry_longdouble_sum_inscan, (team, dest, source, nelems),
        ferryi_group_scan<ferryi_fold_longdouble_sum>(FERRYI_BLOCK, team, dest, source, sizeof(long double), nelems, 1,
        UINT64_MAX));
}
#endif
FERRYI_INLINE ferry_status ferry_char_sum_inscan_warp(ferry_team_t team, char *dest, const char *source, size_t nelems)
{
    return FERRYI_CALL(ferry_char_sum_inscan, (team, dest, source, nelems),
        ferryi_group_scan<ferryi_fold_char_sum>(FERRYI_WARP, team, dest, source, sizeof(char), nelems, 1, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_char_sum_inscan_block(ferry_team_t team, char *dest, const char *source, size_t nelems)
{
    return FERRYI_CALL(ferry_char_sum_inscan, (team, dest, source, nelems),
        ferryi_group_scan<ferryi_fold_char_sum>(FERRYI_BLOCK, team, dest, source, sizeof(char), nelems, 1, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_schar_sum_inscan_warp(ferry_team_t team, signed char *dest, const signed char *source,
    size_t nelems)
{
    return FERRYI_CALL(ferry_schar_sum_inscan, (team, dest, source, nelems),
        ferryi_group_scan<ferryi_fold_schar_sum>(FERRYI_WARP, team, dest, source, sizeof(signed char), nelems, 1,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_schar_sum_inscan_block(ferry_team_t team, signed char *dest, const signed char *source,
    size_t nelems)
{
    return FERRYI_CALL(ferry_schar_sum_inscan, (team, dest, source, nelems),
        ferryi_group_scan<ferryi_fold_schar_sum>(FERRYI_BLOCK, team, dest, source, sizeof(signed char), nelems, 1,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_short_sum_inscan_warp(ferry_team_t team, short *dest, const short *source,
    size_t nelems)
{
    return FERRYI_CALL(ferry_short_sum_inscan, (team, dest, source, nelems),
        ferryi_group_scan<ferryi_fold_short_sum>(FERRYI_WARP, team, dest, source, sizeof(short), nelems, 1,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_short_sum_inscan_block(ferry_team_t team, short *dest, const short *source,
    size_t nelems)
{
    return FERRYI_CALL(ferry_short_sum_inscan, (team, dest, source, nelems),
        ferryi_group_scan<ferryi_fold_short_sum>(FERRYI_BLOCK, team, dest, source, sizeof(short), nelems, 1,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uchar_sum_inscan_warp(ferry_team_t team, unsigned char *dest,
    const unsigned char *source, size_t nelems)
{
    return FERRYI_CALL(ferry_uchar_sum_inscan, (team, dest, source, nelems),
        ferryi_group_scan<ferryi_fold_uchar_sum>(FERRYI_WARP, team, dest, source, sizeof(unsigned char), nelems, 1,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uchar_sum_inscan_block(ferry_team_t team, unsigned char *dest,
    const unsigned char *source, size_t nelems)
{
    return FERRYI_CALL(ferry_uchar_sum_inscan, (team, dest, source, nelems),
        ferryi_group_scan<ferryi_fold_uchar_sum>(FERRYI_BLOCK, team, dest, source, sizeof(unsigned char), nelems, 1,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ushort_sum_inscan_warp(ferry_team_t team, unsigned short *dest,
    const unsigned short *source, size_t nelems)
{
    return FERRYI_CALL(ferry_ushort_sum_inscan, (team, dest, source, nelems),
        ferryi_group_scan<ferryi_fold_ushort_sum>(FERRYI_WARP, team, dest, source, sizeof(unsigned short), nelems, 1,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ushort_sum_inscan_block(ferry_team_t team, unsigned short *dest,
    const unsigned short *source, size_t nelems)
{
    return FERRYI_CALL(ferry_ushort_sum_inscan, (team, dest, source, nelems),
        ferryi_group_scan<ferryi_fold_ushort_sum>(FERRYI_BLOCK, team, dest, source, sizeof(unsigned short), nelems, 1,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int_sum_inscan_warp(ferry_team_t team, int *dest, const int *source, size_t nelems)
{
    return FERRYI_CALL(ferry_int_sum_inscan, (team, dest, source, nelems),
        ferryi_group_scan<ferryi_fold_int_sum>(FERRYI_WARP, team, dest, source, sizeof(int), nelems, 1, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int_sum_inscan_block(ferry_team_t team, int *dest, const int *source, size_t nelems)
{
    return FERRYI_CALL(ferry_int_sum_inscan, (team, dest, source, nelems),
        ferryi_group_scan<ferryi_fold_int_sum>(FERRYI_BLOCK, team, dest, source, sizeof(int), nelems, 1, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_long_sum_inscan_warp(ferry_team_t team, long *dest, const long *source, size_t nelems)
{
    return FERRYI_CALL(ferry_long_sum_inscan, (team, dest, source, nelems),
        ferryi_group_scan<ferryi_fold_long_sum>(FERRYI_WARP, team, dest, source, sizeof(long), nelems, 1, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_long_sum_inscan_block(ferry_team_t team, long *dest, const long *source, size_t nelems)
{
    return FERRYI_CALL(ferry_long_sum_inscan, (team, dest, source, nelems),
        ferryi_group_scan<ferryi_fold_long_sum>(FERRYI_BLOCK, team, dest, source, sizeof(long), nelems, 1, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_longlong_sum_inscan_warp(ferry_team_t team, long long *dest, const long long *source,
    size_t nelems)
{
    return FERRYI_CALL(ferry_longlong_sum_inscan, (team, dest, source, nelems),
        ferryi_group_scan<ferryi_fold_longlong_sum>(FERRYI_WARP, team, dest, source, sizeof(long long), nelems, 1,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_longlong_sum_inscan_block(ferry_team_t team, long long *dest, const long long *source,
    size_t nelems)
{
    return FERRYI_CALL(ferry_longlong_sum_inscan, (team, dest, source, nelems),
        ferryi_group_scan<ferryi_fold_longlong_sum>(FERRYI_BLOCK, team, dest, source, sizeof(long long), nelems, 1,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint_sum_inscan_warp(ferry_team_t team, unsigned int *dest, const unsigned int *source,
    size_t nelems)
{
    return FERRYI_CALL(ferry_uint_sum_inscan, (team, dest, source, nelems),
        ferryi_group_scan<ferryi_fold_uint_sum>(FERRYI_WARP, team, dest, source, sizeof(unsigned int), nelems, 1,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint_sum_inscan_block(ferry_team_t team, unsigned int *dest,
    const unsigned int *source, size_t nelems)
{
    return FERRYI_CALL(ferry_uint_sum_inscan, (team, dest, source, nelems),
        ferryi_group_scan<ferryi_fold_uint_sum>(FERRYI_BLOCK, team, dest, source, sizeof(unsigned int), nelems, 1,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ulong_sum_inscan_warp(ferry_team_t team, unsigned long *dest,
    const unsigned long *source, size_t nelems)
{
    return FERRYI_CALL(ferry_ulong_sum_inscan, (team, dest, source, nelems),
        ferryi_group_scan<ferryi_fold_ulong_sum>(FERRYI_WARP, team, dest, source, sizeof(unsigned long), nelems, 1,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ulong_sum_inscan_block(ferry_team_t team, unsigned long *dest,
    const unsigned long *source, size_t nelems)
{
    return FERRYI_CALL(ferry_ulong_sum_inscan, (team, dest, source, nelems),
        ferryi_group_scan<ferryi_fold_ulong_sum>(FERRYI_BLOCK, team, dest, source, sizeof(unsigned long), nelems, 1,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ulonglong_sum_inscan_warp(ferry_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nelems)
{
    return FERRYI_CALL(ferry_ulonglong_sum_inscan, (team, dest, source, nelems),
        ferryi_group_scan<ferryi_fold_ulonglong_sum>(FERRYI_WARP, team, dest, source, sizeof(unsigned long long),
        nelems, 1, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ulonglong_sum_inscan_block(ferry_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nelems)
{
    return FERRYI_CALL(ferry_ulonglong_sum_inscan, (team, dest, source, nelems),
        ferryi_group_scan<ferryi_fold_ulonglong_sum>(FERRYI_BLOCK, team, dest, source, sizeof(unsigned long long),
        nelems, 1, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int8_sum_inscan_warp(ferry_team_t team, int8_t *dest, const int8_t *source,
    size_t nelems)
{
    return FERRYI_CALL(ferry_int8_sum_inscan, (team, dest, source, nelems),
        ferryi_group_scan<ferryi_fold_int8_sum>(FERRYI_WARP, team, dest, source, sizeof(int8_t), nelems, 1,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int8_sum_inscan_block(ferry_team_t team, int8_t *dest, const int8_t *source,
    size_t nelems)
{
    return FERRYI_CALL(ferry_int8_sum_inscan, (team, dest, source, nelems),
        ferryi_group_scan<ferryi_fold_int8_sum>(FERRYI_BLOCK, team, dest, source, sizeof(int8_t), nelems, 1,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int16_sum_inscan_warp(ferry_team_t team, int16_t *dest, const int16_t *source,
    size_t nelems)
{
    return FERRYI_CALL(ferry_int16_sum_inscan, (team, dest, source, nelems),
        ferryi_group_scan<ferryi_fold_int16_sum>(FERRYI_WARP, team, dest, source, sizeof(int16_t), nelems, 1,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int16_sum_inscan_block(ferry_team_t team, int16_t *dest, const int16_t *source,
    size_t nelems)
{
    return FERRYI_CALL(ferry_int16_sum_inscan, (team, dest, source, nelems),
        ferryi_group_scan<ferryi_fold_int16_sum>(FERRYI_BLOCK, team, dest, source, sizeof(int16_t), nelems, 1,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint8_sum_inscan_warp(ferry_team_t team, uint8_t *dest, const uint8_t *source,
    size_t nelems)
{
    return FERRYI_CALL(ferry_uint8_sum_inscan, (team, dest, source, nelems),
        ferryi_group_scan<ferryi_fold_uint8_sum>(FERRYI_WARP, team, dest, source, sizeof(uint8_t), nelems, 1,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint8_sum_inscan_block(ferry_team_t team, uint8_t *dest, const uint8_t *source,
    size_t nelems)
{
    return FERRYI_CALL(ferry_uint8_sum_inscan, (team, dest, source, nelems),
        ferryi_group_scan<ferryi_fold_uint8_sum>(FERRYI_BLOCK, team, dest, source, sizeof(uint8_t), nelems, 1,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint16_sum_inscan_warp(ferry_team_t team, uint16_t *dest, const uint16_t *source,
    size_t nelems)
{
    return FERRYI_CALL(ferry_uint16_sum_inscan, (team, dest, source, nelems),
        ferryi_group_scan<ferryi_fold_uint16_sum>(FERRYI_WARP, team, dest, source, sizeof(uint16_t), nelems, 1,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint16_sum_inscan_block(ferry_team_t team, uint16_t *dest, const uint16_t *source,
    size_t nelems)
{
    return FERRYI_CALL(ferry_uint16_sum_inscan, (team, dest, source, nelems),
        ferryi_group_scan<ferryi_fold_uint16_sum>(FERRYI_BLOCK, team, dest, source, sizeof(uint16_t), nelems, 1,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int32_sum_inscan_warp(ferry_team_t team, int32_t *dest, const int32_t *source,
    size_t nelems)
{
    return FERRYI_CALL(ferry_int32_sum_inscan, (team, dest, source, nelems),
        ferryi_group_scan<ferryi_fold_int32_sum>(FERRYI_WARP, team, dest, source, sizeof(int32_t), nelems, 1,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int32_sum_inscan_block(ferry_team_t team, int32_t *dest, const int32_t *source,
    size_t nelems)
{
    return FERRYI_CALL(ferry_int32_sum_inscan, (team, dest, source, nelems),
        ferryi_group_scan<ferryi_fold_int32_sum>(FERRYI_BLOCK, team, dest, source, sizeof(int32_t), nelems, 1,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int64_sum_inscan_warp(ferry_team_t team, int64_t *dest, const int64_t *source,
    size_t nelems)
{
    return FERRYI_CALL(ferry_int64_sum_inscan, (team, dest, source, nelems),
        ferryi_group_scan<ferryi_fold_int64_sum>(FERRYI_WARP, team, dest, source, sizeof(int64_t), nelems, 1,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int64_sum_inscan_block(ferry_team_t team, int64_t *dest, const int64_t *source,
    size_t nelems)
{
    return FERRYI_CALL(ferry_int64_sum_inscan, (team, dest, source, nelems),
        ferryi_group_scan<ferryi_fold_int64_sum>(FERRYI_BLOCK, team, dest, source, sizeof(int64_t), nelems, 1,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint32_sum_inscan_warp(ferry_team_t team, uint32_t *dest, const uint32_t *source,
    size_t nelems)
{
    return FERRYI_CALL(ferry_uint32_sum_inscan, (team, dest, source, nelems),
        ferryi_group_scan<ferryi_fold_uint32_sum>(FERRYI_WARP, team, dest, source, sizeof(uint32_t), nelems, 1,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint32_sum_inscan_block(ferry_team_t team, uint32_t *dest, const uint32_t *source,
    size_t nelems)
{
    return FERRYI_CALL(ferry_uint32_sum_inscan, (team, dest, source, nelems),
        ferryi_group_scan<ferryi_fold_uint32_sum>(FERRYI_BLOCK, team, dest, source, sizeof(uint32_t), nelems, 1,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint64_sum_inscan_warp(ferry_team_t team, uint64_t *dest, const uint64_t *source,
    size_t nelems)
{
    return FERRYI_CALL(ferry_uint64_sum_inscan, (team, dest, source, nelems),
        ferryi_group_scan<ferryi_fold_uint64_sum>(FERRYI_WARP, team, dest, source, sizeof(uint64_t), nelems, 1,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint64_sum_inscan_block(ferry_team_t team, uint64_t *dest, const uint64_t *source,
    size_t nelems)
{
    return FERRYI_CALL(ferry_uint64_sum_inscan, (team, dest, source, nelems),
        ferryi_group_scan<ferryi_fold_uint64_sum>(FERRYI_BLOCK, team, dest, source, sizeof(uint64_t), nelems, 1,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_size_sum_inscan_warp(ferry_team_t team, size_t *dest, const size_t *source,
    size_t nelems)
{
    return FERRYI_CALL(ferry_size_sum_inscan, (team, dest, source, nelems),
        ferryi_group_scan<ferryi_fold_size_sum>(FERRYI_WARP, team, dest, source, sizeof(size_t), nelems, 1,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_size_sum_inscan_block(ferry_team_t team, size_t *dest, const size_t *source,
    size_t nelems)
{
    return FERRYI_CALL(ferry_size_sum_inscan, (team, dest, source, nelems),
        ferryi_group_scan<ferryi_fold_size_sum>(FERRYI_BLOCK, team, dest, source, sizeof(size_t), nelems, 1,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ptrdiff_sum_inscan_warp(ferry_team_t team, ptrdiff_t *dest, const ptrdiff_t *source,
    size_t nelems)
{
    return FERRYI_CALL(ferry_ptrdiff_sum_inscan, (team, dest, source, nelems),
        ferryi_group_scan<ferryi_fold_ptrdiff_sum>(FERRYI_WARP, team, dest, source, sizeof(ptrdiff_t), nelems, 1,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ptrdiff_sum_inscan_block(ferry_team_t team, ptrdiff_t *dest, const ptrdiff_t *source,
    size_t nelems)
{
    return FERRYI_CALL(ferry_ptrdiff_sum_inscan, (team, dest, source, nelems),
        ferryi_group_scan<ferryi_fold_ptrdiff_sum>(FERRYI_BLOCK, team, dest, source, sizeof(ptrdiff_t), nelems, 1,
        UINT64_MAX));
}

/* ferry_TYPE_sum_exscan */
FERRYI_INLINE ferry_status ferry_float_sum_exscan_warp(ferry_team_t team, float *dest, const float *source,
    size_t nelems)
{
    return FERRYI_CALL(ferry_float_sum_exscan, (team, dest, source, nelems),
        ferryi_group_scan<ferryi_fold_float_sum>(FERRYI_WARP, team, dest, source, sizeof(float), nelems, 0,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_float_sum_exscan_block(ferry_team_t team, float *dest, const float *source,
    size_t nelems)
{
    return FERRYI_CALL(ferry_float_sum_exscan, (team, dest, source, nelems),
        ferryi_group_scan<ferryi_fold_float_sum>(FERRYI_BLOCK, team, dest, source, sizeof(float), nelems, 0,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_double_sum_exscan_warp(ferry_team_t team, double *dest, const double *source,
    size_t nelems)
{
    return FERRYI_CALL(ferry_double_sum_exscan, (team, dest, source, nelems),
        ferryi_group_scan<ferryi_fold_double_sum>(FERRYI_WARP, team, dest, source, sizeof(double), nelems, 0,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_double_sum_exscan_block(ferry_team_t team, double *dest, const double *source,
    size_t nelems)
{
    return FERRYI_CALL(ferry_double_sum_exscan, (team, dest, source, nelems),
        ferryi_group_scan<ferryi_fold_double_sum>(FERRYI_BLOCK, team, dest, source, sizeof(double), nelems, 0,
        UINT64_MAX));
}
#if !FERRYI_GPU
FERRYI_INLINE ferry_status ferry_longdouble_sum_exscan_warp(ferry_team_t team, long double *dest,
    const long double *source, size_t nelems)
{
    return FERRYI_CALL(ferry_longdouble_sum_exscan, (team, dest, source, nelems),
        ferryi_group_scan<ferryi_fold_longdouble_sum>(FERRYI_WARP, team, dest, source, sizeof(long double), nelems, 0,
        UINT64_MAX));
}
#endif
#if !FERRYI_GPU
FERRYI_INLINE ferry_status ferry_longdouble_sum_exscan_block(ferry_team_t team, long double *dest,
    const long double *source, size_t nelems)
{
    return FERRYI_CALL(ferry_longdouble_sum_exscan, (team, dest, source, nelems),
        ferryi_group_scan<ferryi_fold_longdouble_sum>(FERRYI_BLOCK, team, dest, source, sizeof(long double), nelems, 0,
        UINT64_MAX));
}
#endif
FERRYI_INLINE ferry_status ferry_char_sum_exscan_warp(ferry_team_t team, char *dest, const char *source, size_t nelems)
{
    return FERRYI_CALL(ferry_char_sum_exscan, (team, dest, source, nelems),
        ferryi_group_scan<ferryi_fold_char_sum>(FERRYI_WARP, team, dest, source, sizeof(char), nelems, 0, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_char_sum_exscan_block(ferry_team_t team, char *dest, const char *source, size_t nelems)
{
    return FERRYI_CALL(ferry_char_sum_exscan, (team, dest, source, nelems),
        ferryi_group_scan<ferryi_fold_char_sum>(FERRYI_BLOCK, team, dest, source, sizeof(char), nelems, 0, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_schar_sum_exscan_warp(ferry_team_t team, signed char *dest, const signed char *source,
    size_t nelems)
{
    return FERRYI_CALL(ferry_schar_sum_exscan, (team, dest, source, nelems),
        ferryi_group_scan<ferryi_fold_schar_sum>(FERRYI_WARP, team, dest, source, sizeof(signed char), nelems, 0,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_schar_sum_exscan_block(ferry_team_t team, signed char *dest, const signed char *source,
    size_t nelems)
{
    return FERRYI_CALL(ferry_schar_sum_exscan, (team, dest, source, nelems),
        ferryi_group_scan<ferryi_fold_schar_sum>(FERRYI_BLOCK, team, dest, source, sizeof(signed char), nelems, 0,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_short_sum_exscan_warp(ferry_team_t team, short *dest, const short *source,
    size_t nelems)
{
    return FERRYI_CALL(ferry_short_sum_exscan, (team, dest, source, nelems),
        ferryi_group_scan<ferryi_fold_short_sum>(FERRYI_WARP, team, dest, source, sizeof(short), nelems, 0,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_short_sum_exscan_block(ferry_team_t team, short *dest, const short *source,
    size_t nelems)
{
    return FERRYI_CALL(ferry_short_sum_exscan, (team, dest, source, nelems),
        ferryi_group_scan<ferryi_fold_short_sum>(FERRYI_BLOCK, team, dest, source, sizeof(short), nelems, 0,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uchar_sum_exscan_warp(ferry_team_t team, unsigned char *dest,
    const unsigned char *source, size_t nelems)
{
    return FERRYI_CALL(ferry_uchar_sum_exscan, (team, dest, source, nelems),
        ferryi_group_scan<ferryi_fold_uchar_sum>(FERRYI_WARP, team, dest, source, sizeof(unsigned char), nelems, 0,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uchar_sum_exscan_block(ferry_team_t team, unsigned char *dest,
    const unsigned char *source, size_t nelems)
{
    return FERRYI_CALL(ferry_uchar_sum_exscan, (team, dest, source, nelems),
        ferryi_group_scan<ferryi_fold_uchar_sum>(FERRYI_BLOCK, team, dest, source, sizeof(unsigned char), nelems, 0,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ushort_sum_exscan_warp(ferry_team_t team, unsigned short *dest,
    const unsigned short *source, size_t nelems)
{
    return FERRYI_CALL(ferry_ushort_sum_exscan, (team, dest, source, nelems),
        ferryi_group_scan<ferryi_fold_ushort_sum>(FERRYI_WARP, team, dest, source, sizeof(unsigned short), nelems, 0,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ushort_sum_exscan_block(ferry_team_t team, unsigned short *dest,
    const unsigned short *source, size_t nelems)
{
    return FERRYI_CALL(ferry_ushort_sum_exscan, (team, dest, source, nelems),
        ferryi_group_scan<ferryi_fold_ushort_sum>(FERRYI_BLOCK, team, dest, source, sizeof(unsigned short), nelems, 0,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int_sum_exscan_warp(ferry_team_t team, int *dest, const int *source, size_t nelems)
{
    return FERRYI_CALL(ferry_int_sum_exscan, (team, dest, source, nelems),
        ferryi_group_scan<ferryi_fold_int_sum>(FERRYI_WARP, team, dest, source, sizeof(int), nelems, 0, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int_sum_exscan_block(ferry_team_t team, int *dest, const int *source, size_t nelems)
{
    return FERRYI_CALL(ferry_int_sum_exscan, (team, dest, source, nelems),
        ferryi_group_scan<ferryi_fold_int_sum>(FERRYI_BLOCK, team, dest, source, sizeof(int), nelems, 0, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_long_sum_exscan_warp(ferry_team_t team, long *dest, const long *source, size_t nelems)
{
    return FERRYI_CALL(ferry_long_sum_exscan, (team, dest, source, nelems),
        ferryi_group_scan<ferryi_fold_long_sum>(FERRYI_WARP, team, dest, source, sizeof(long), nelems, 0, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_long_sum_exscan_block(ferry_team_t team, long *dest, const long *source, size_t nelems)
{
    return FERRYI_CALL(ferry_long_sum_exscan, (team, dest, source, nelems),
        ferryi_group_scan<ferryi_fold_long_sum>(FERRYI_BLOCK, team, dest, source, sizeof(long), nelems, 0, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_longlong_sum_exscan_warp(ferry_team_t team, long long *dest, const long long *source,
    size_t nelems)
{
    return FERRYI_CALL(ferry_longlong_sum_exscan, (team, dest, source, nelems),
        ferryi_group_scan<ferryi_fold_longlong_sum>(FERRYI_WARP, team, dest, source, sizeof(long long), nelems, 0,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_longlong_sum_exscan_block(ferry_team_t team, long long *dest, const long long *source,
    size_t nelems)
{
    return FERRYI_CALL(ferry_longlong_sum_exscan, (team, dest, source, nelems),
        ferryi_group_scan<ferryi_fold_longlong_sum>(FERRYI_BLOCK, team, dest, source, sizeof(long long), nelems, 0,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint_sum_exscan_warp(ferry_team_t team, unsigned int *dest, const unsigned int *source,
    size_t nelems)
{
    return FERRYI_CALL(ferry_uint_sum_exscan, (team, dest, source, nelems),
        ferryi_group_scan<ferryi_fold_uint_sum>(FERRYI_WARP, team, dest, source, sizeof(unsigned int), nelems, 0,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint_sum_exscan_block(ferry_team_t team, unsigned int *dest,
    const unsigned int *source, size_t nelems)
{
    return FERRYI_CALL(ferry_uint_sum_exscan, (team, dest, source, nelems),
        ferryi_group_scan<ferryi_fold_uint_sum>(FERRYI_BLOCK, team, dest, source, sizeof(unsigned int), nelems, 0,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ulong_sum_exscan_warp(ferry_team_t team, unsigned long *dest,
    const unsigned long *source, size_t nelems)
{
    return FERRYI_CALL(ferry_ulong_sum_exscan, (team, dest, source, nelems),
        ferryi_group_scan<ferryi_fold_ulong_sum>(FERRYI_WARP, team, dest, source, sizeof(unsigned long), nelems, 0,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ulong_sum_exscan_block(ferry_team_t team, unsigned long *dest,
    const unsigned long *source, size_t nelems)
{
    return FERRYI_CALL(ferry_ulong_sum_exscan, (team, dest, source, nelems),
        ferryi_group_scan<ferryi_fold_ulong_sum>(FERRYI_BLOCK, team, dest, source, sizeof(unsigned long), nelems, 0,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ulonglong_sum_exscan_warp(ferry_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nelems)
{
    return FERRYI_CALL(ferry_ulonglong_sum_exscan, (team, dest, source, nelems),
        ferryi_group_scan<ferryi_fold_ulonglong_sum>(FERRYI_WARP, team, dest, source, sizeof(unsigned long long),
        nelems, 0, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ulonglong_sum_exscan_block(ferry_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nelems)
{
    return FERRYI_CALL(ferry_ulonglong_sum_exscan, (team, dest, source, nelems),
        ferryi_group_scan<ferryi_fold_ulonglong_sum>(FERRYI_BLOCK, team, dest, source, sizeof(unsigned long long),
        nelems, 0, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int8_sum_exscan_warp(ferry_team_t team, int8_t *dest, const int8_t *source,
    size_t nelems)
{
    return FERRYI_CALL(ferry_int8_sum_exscan, (team, dest, source, nelems),
        ferryi_group_scan<ferryi_fold_int8_sum>(FERRYI_WARP, team, dest, source, sizeof(int8_t), nelems, 0,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int8_sum_exscan_block(ferry_team_t team, int8_t *dest, const int8_t *source,
    size_t nelems)
{
    return FERRYI_CALL(ferry_int8_sum_exscan, (team, dest, source, nelems),
        ferryi_group_scan<ferryi_fold_int8_sum>(FERRYI_BLOCK, team, dest, source, sizeof(int8_t), nelems, 0,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int16_sum_exscan_warp(ferry_team_t team, int16_t *dest, const int16_t *source,
    size_t nelems)
{
    return FERRYI_CALL(ferry_int16_sum_exscan, (team, dest, source, nelems),
        ferryi_group_scan<ferryi_fold_int16_sum>(FERRYI_WARP, team, dest, source, sizeof(int16_t), nelems, 0,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int16_sum_exscan_block(ferry_team_t team, int16_t *dest, const int16_t *source,
    size_t nelems)
{
    return FERRYI_CALL(ferry_int16_sum_exscan, (team, dest, source, nelems),
        ferryi_group_scan<ferryi_fold_int16_sum>(FERRYI_BLOCK, team, dest, source, sizeof(int16_t), nelems, 0,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint8_sum_exscan_warp(ferry_team_t team, uint8_t *dest, const uint8_t *source,
    size_t nelems)
{
    return FERRYI_CALL(ferry_uint8_sum_exscan, (team, dest, source, nelems),
        ferryi_group_scan<ferryi_fold_uint8_sum>(FERRYI_WARP, team, dest, source, sizeof(uint8_t), nelems, 0,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint8_sum_exscan_block(ferry_team_t team, uint8_t *dest, const uint8_t *source,
    size_t nelems)
{
    return FERRYI_CALL(ferry_uint8_sum_exscan, (team, dest, source, nelems),
        ferryi_group_scan<ferryi_fold_uint8_sum>(FERRYI_BLOCK, team, dest, source, sizeof(uint8_t), nelems, 0,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint16_sum_exscan_warp(ferry_team_t team, uint16_t *dest, const uint16_t *source,
    size_t nelems)
{
    return FERRYI_CALL(ferry_uint16_sum_exscan, (team, dest, source, nelems),
        ferryi_group_scan<ferryi_fold_uint16_sum>(FERRYI_WARP, team, dest, source, sizeof(uint16_t), nelems, 0,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint16_sum_exscan_block(ferry_team_t team, uint16_t *dest, const uint16_t *source,
    size_t nelems)
{
    return FERRYI_CALL(ferry_uint16_sum_exscan, (team, dest, source, nelems),
        ferryi_group_scan<ferryi_fold_uint16_sum>(FERRYI_BLOCK, team, dest, source, sizeof(uint16_t), nelems, 0,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int32_sum_exscan_warp(ferry_team_t team, int32_t *dest, const int32_t *source,
    size_t nelems)
{
    return FERRYI_CALL(ferry_int32_sum_exscan, (team, dest, source, nelems),
        ferryi_group_scan<ferryi_fold_int32_sum>(FERRYI_WARP, team, dest, source, sizeof(int32_t), nelems, 0,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int32_sum_exscan_block(ferry_team_t team, int32_t *dest, const int32_t *source,
    size_t nelems)
{
    return FERRYI_CALL(ferry_int32_sum_exscan, (team, dest, source, nelems),
        ferryi_group_scan<ferryi_fold_int32_sum>(FERRYI_BLOCK, team, dest, source, sizeof(int32_t), nelems, 0,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int64_sum_exscan_warp(ferry_team_t team, int64_t *dest, const int64_t *source,
    size_t nelems)
{
    return FERRYI_CALL(ferry_int64_sum_exscan, (team, dest, source, nelems),
        ferryi_group_scan<ferryi_fold_int64_sum>(FERRYI_WARP, team, dest, source, sizeof(int64_t), nelems, 0,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int64_sum_exscan_block(ferry_team_t team, int64_t *dest, const int64_t *source,
    size_t nelems)
{
    return FERRYI_CALL(ferry_int64_sum_exscan, (team, dest, source, nelems),
        ferryi_group_scan<ferryi_fold_int64_sum>(FERRYI_BLOCK, team, dest, source, sizeof(int64_t), nelems, 0,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint32_sum_exscan_warp(ferry_team_t team, uint32_t *dest, const uint32_t *source,
    size_t nelems)
{
    return FERRYI_CALL(ferry_uint32_sum_exscan, (team, dest, source, nelems),
        ferryi_group_scan<ferryi_fold_uint32_sum>(FERRYI_WARP, team, dest, source, sizeof(uint32_t), nelems, 0,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint32_sum_exscan_block(ferry_team_t team, uint32_t *dest, const uint32_t *source,
    size_t nelems)
{
    return FERRYI_CALL(ferry_uint32_sum_exscan, (team, dest, source, nelems),
        ferryi_group_scan<ferryi_fold_uint32_sum>(FERRYI_BLOCK, team, dest, source, sizeof(uint32_t), nelems, 0,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint64_sum_exscan_warp(ferry_team_t team, uint64_t *dest, const uint64_t *source,
    size_t nelems)
{
    return FERRYI_CALL(ferry_uint64_sum_exscan, (team, dest, source, nelems),
        ferryi_group_scan<ferryi_fold_uint64_sum>(FERRYI_WARP, team, dest, source, sizeof(uint64_t), nelems, 0,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint64_sum_exscan_block(ferry_team_t team, uint64_t *dest, const uint64_t *source,
    size_t nelems)
{
    return FERRYI_CALL(ferry_uint64_sum_exscan, (team, dest, source, nelems),
        ferryi_group_scan<ferryi_fold_uint64_sum>(FERRYI_BLOCK, team, dest, source, sizeof(uint64_t), nelems, 0,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_size_sum_exscan_warp(ferry_team_t team, size_t *dest, const size_t *source,
    size_t nelems)
{
    return FERRYI_CALL(ferry_size_sum_exscan, (team, dest, source, nelems),
        ferryi_group_scan<ferryi_fold_size_sum>(FERRYI_WARP, team, dest, source, sizeof(size_t), nelems, 0,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_size_sum_exscan_block(ferry_team_t team, size_t *dest, const size_t *source,
    size_t nelems)
{
    return FERRYI_CALL(ferry_size_sum_exscan, (team, dest, source, nelems),
        ferryi_group_scan<ferryi_fold_size_sum>(FERRYI_BLOCK, team, dest, source, sizeof(size_t), nelems, 0,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ptrdiff_sum_exscan_warp(ferry_team_t team, ptrdiff_t *dest, const ptrdiff_t *source,
    size_t nelems)
{
    return FERRYI_CALL(ferry_ptrdiff_sum_exscan, (team, dest, source, nelems),
        ferryi_group_scan<ferryi_fold_ptrdiff_sum>(FERRYI_WARP, team, dest, source, sizeof(ptrdiff_t), nelems, 0,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ptrdiff_sum_exscan_block(ferry_team_t team, ptrdiff_t *dest, const ptrdiff_t *source,
    size_t nelems)
{
    return FERRYI_CALL(ferry_ptrdiff_sum_exscan, (team, dest, source, nelems),
        ferryi_group_scan<ferryi_fold_ptrdiff_sum>(FERRYI_BLOCK, team, dest, source, sizeof(ptrdiff_t), nelems, 0,
        UINT64_MAX));
}

/* ferry_TYPE_max_reduce */
FERRYI_INLINE ferry_status ferry_float_max_reduce_warp(ferry_team_t team, float *dest, const float *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_float_max_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_float_max>(FERRYI_WARP, team, dest, source, sizeof(float), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_float_max_reduce_warp_timeout(ferry_team_t team, float *dest, const float *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_float_max_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_float_max>(FERRYI_WARP, team, dest, source, sizeof(float), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_float_max_reduce_block(ferry_team_t team, float *dest, const float *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_float_max_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_float_max>(FERRYI_BLOCK, team, dest, source, sizeof(float), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_float_max_reduce_block_timeout(ferry_team_t team, float *dest, const float *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_float_max_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_float_max>(FERRYI_BLOCK, team, dest, source, sizeof(float), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_double_max_reduce_warp(ferry_team_t team, double *dest, const double *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_double_max_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_double_max>(FERRYI_WARP, team, dest, source, sizeof(double), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_double_max_reduce_warp_timeout(ferry_team_t team, double *dest, const double *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_double_max_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_double_max>(FERRYI_WARP, team, dest, source, sizeof(double), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_double_max_reduce_block(ferry_team_t team, double *dest, const double *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_double_max_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_double_max>(FERRYI_BLOCK, team, dest, source, sizeof(double), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_double_max_reduce_block_timeout(ferry_team_t team, double *dest, const double *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_double_max_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_double_max>(FERRYI_BLOCK, team, dest, source, sizeof(double), nreduce,
        timeout_ns));
}
#if !FERRYI_GPU
FERRYI_INLINE ferry_status ferry_longdouble_max_reduce_warp(ferry_team_t team, long double *dest,
    const long double *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_longdouble_max_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_longdouble_max>(FERRYI_WARP, team, dest, source, sizeof(long double), nreduce,
        UINT64_MAX));
}
#endif
#if !FERRYI_GPU
FERRYI_INLINE ferry_status ferry_longdouble_max_reduce_warp_timeout(ferry_team_t team, long double *dest,
    const long double *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_longdouble_max_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_longdouble_max>(FERRYI_WARP, team, dest, source, sizeof(long double), nreduce,
        timeout_ns));
}
#endif
#if !FERRYI_GPU
FERRYI_INLINE ferry_status ferry_longdouble_max_reduce_block(ferry_team_t team, long double *dest,
    const long double *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_longdouble_max_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_longdouble_max>(FERRYI_BLOCK, team, dest, source, sizeof(long double), nreduce,
        UINT64_MAX));
}
#endif
#if !FERRYI_GPU
FERRYI_INLINE ferry_status ferry_longdouble_max_reduce_block_timeout(ferry_team_t team, long double *dest,
    const long double *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_longdouble_max_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_longdouble_max>(FERRYI_BLOCK, team, dest, source, sizeof(long double), nreduce,
        timeout_ns));
}
#endif
FERRYI_INLINE ferry_status ferry_char_max_reduce_warp(ferry_team_t team, char *dest, const char *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_char_max_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_char_max>(FERRYI_WARP, team, dest, source, sizeof(char), nreduce, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_char_max_reduce_warp_timeout(ferry_team_t team, char *dest, const char *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_char_max_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_char_max>(FERRYI_WARP, team, dest, source, sizeof(char), nreduce, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_char_max_reduce_block(ferry_team_t team, char *dest, const char *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_char_max_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_char_max>(FERRYI_BLOCK, team, dest, source, sizeof(char), nreduce, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_char_max_reduce_block_timeout(ferry_team_t team, char *dest, const char *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_char_max_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_char_max>(FERRYI_BLOCK, team, dest, source, sizeof(char), nreduce, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_schar_max_reduce_warp(ferry_team_t team, signed char *dest, const signed char *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_schar_max_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_schar_max>(FERRYI_WARP, team, dest, source, sizeof(signed char), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_schar_max_reduce_warp_timeout(ferry_team_t team, signed char *dest,
    const signed char *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_schar_max_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_schar_max>(FERRYI_WARP, team, dest, source, sizeof(signed char), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_schar_max_reduce_block(ferry_team_t team, signed char *dest, const signed char *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_schar_max_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_schar_max>(FERRYI_BLOCK, team, dest, source, sizeof(signed char), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_schar_max_reduce_block_timeout(ferry_team_t team, signed char *dest,
    const signed char *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_schar_max_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_schar_max>(FERRYI_BLOCK, team, dest, source, sizeof(signed char), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_short_max_reduce_warp(ferry_team_t team, short *dest, const short *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_short_max_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_short_max>(FERRYI_WARP, team, dest, source, sizeof(short), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_short_max_reduce_warp_timeout(ferry_team_t team, short *dest, const short *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_short_max_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_short_max>(FERRYI_WARP, team, dest, source, sizeof(short), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_short_max_reduce_block(ferry_team_t team, short *dest, const short *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_short_max_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_short_max>(FERRYI_BLOCK, team, dest, source, sizeof(short), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_short_max_reduce_block_timeout(ferry_team_t team, short *dest, const short *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_short_max_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_short_max>(FERRYI_BLOCK, team, dest, source, sizeof(short), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uchar_max_reduce_warp(ferry_team_t team, unsigned char *dest,
    const unsigned char *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_uchar_max_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_uchar_max>(FERRYI_WARP, team, dest, source, sizeof(unsigned char), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uchar_max_reduce_warp_timeout(ferry_team_t team, unsigned char *dest,
    const unsigned char *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uchar_max_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_uchar_max>(FERRYI_WARP, team, dest, source, sizeof(unsigned char), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uchar_max_reduce_block(ferry_team_t team, unsigned char *dest,
    const unsigned char *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_uchar_max_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_uchar_max>(FERRYI_BLOCK, team, dest, source, sizeof(unsigned char), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uchar_max_reduce_block_timeout(ferry_team_t team, unsigned char *dest,
    const unsigned char *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uchar_max_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_uchar_max>(FERRYI_BLOCK, team, dest, source, sizeof(unsigned char), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_ushort_max_reduce_warp(ferry_team_t team, unsigned short *dest,
    const unsigned short *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_ushort_max_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_ushort_max>(FERRYI_WARP, team, dest, source, sizeof(unsigned short), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ushort_max_reduce_warp_timeout(ferry_team_t team, unsigned short *dest,
    const unsigned short *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_ushort_max_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_ushort_max>(FERRYI_WARP, team, dest, source, sizeof(unsigned short), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_ushort_max_reduce_block(ferry_team_t team, unsigned short *dest,
    const unsigned short *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_ushort_max_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_ushort_max>(FERRYI_BLOCK, team, dest, source, sizeof(unsigned short), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ushort_max_reduce_block_timeout(ferry_team_t team, unsigned short *dest,
    const unsigned short *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_ushort_max_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_ushort_max>(FERRYI_BLOCK, team, dest, source, sizeof(unsigned short), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_int_max_reduce_warp(ferry_team_t team, int *dest, const int *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_int_max_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_int_max>(FERRYI_WARP, team, dest, source, sizeof(int), nreduce, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int_max_reduce_warp_timeout(ferry_team_t team, int *dest, const int *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_int_max_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_int_max>(FERRYI_WARP, team, dest, source, sizeof(int), nreduce, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_int_max_reduce_block(ferry_team_t team, int *dest, const int *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_int_max_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_int_max>(FERRYI_BLOCK, team, dest, source, sizeof(int), nreduce, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int_max_reduce_block_timeout(ferry_team_t team, int *dest, const int *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_int_max_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_int_max>(FERRYI_BLOCK, team, dest, source, sizeof(int), nreduce, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_long_max_reduce_warp(ferry_team_t team, long *dest, const long *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_long_max_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_long_max>(FERRYI_WARP, team, dest, source, sizeof(long), nreduce, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_long_max_reduce_warp_timeout(ferry_team_t team, long *dest, const long *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_long_max_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_long_max>(FERRYI_WARP, team, dest, source, sizeof(long), nreduce, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_long_max_reduce_block(ferry_team_t team, long *dest, const long *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_long_max_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_long_max>(FERRYI_BLOCK, team, dest, source, sizeof(long), nreduce, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_long_max_reduce_block_timeout(ferry_team_t team, long *dest, const long *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_long_max_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_long_max>(FERRYI_BLOCK, team, dest, source, sizeof(long), nreduce, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_longlong_max_reduce_warp(ferry_team_t team, long long *dest, const long long *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_longlong_max_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_longlong_max>(FERRYI_WARP, team, dest, source, sizeof(long long), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_longlong_max_reduce_warp_timeout(ferry_team_t team, long long *dest,
    const long long *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_longlong_max_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_longlong_max>(FERRYI_WARP, team, dest, source, sizeof(long long), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_longlong_max_reduce_block(ferry_team_t team, long long *dest, const long long *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_longlong_max_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_longlong_max>(FERRYI_BLOCK, team, dest, source, sizeof(long long), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_longlong_max_reduce_block_timeout(ferry_team_t team, long long *dest,
    const long long *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_longlong_max_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_longlong_max>(FERRYI_BLOCK, team, dest, source, sizeof(long long), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uint_max_reduce_warp(ferry_team_t team, unsigned int *dest, const unsigned int *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_uint_max_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_uint_max>(FERRYI_WARP, team, dest, source, sizeof(unsigned int), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint_max_reduce_warp_timeout(ferry_team_t team, unsigned int *dest,
    const unsigned int *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uint_max_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_uint_max>(FERRYI_WARP, team, dest, source, sizeof(unsigned int), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uint_max_reduce_block(ferry_team_t team, unsigned int *dest,
    const unsigned int *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_uint_max_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_uint_max>(FERRYI_BLOCK, team, dest, source, sizeof(unsigned int), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint_max_reduce_block_timeout(ferry_team_t team, unsigned int *dest,
    const unsigned int *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uint_max_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_uint_max>(FERRYI_BLOCK, team, dest, source, sizeof(unsigned int), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_ulong_max_reduce_warp(ferry_team_t team, unsigned long *dest,
    const unsigned long *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_ulong_max_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_ulong_max>(FERRYI_WARP, team, dest, source, sizeof(unsigned long), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ulong_max_reduce_warp_timeout(ferry_team_t team, unsigned long *dest,
    const unsigned long *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_ulong_max_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_ulong_max>(FERRYI_WARP, team, dest, source, sizeof(unsigned long), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_ulong_max_reduce_block(ferry_team_t team, unsigned long *dest,
    const unsigned long *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_ulong_max_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_ulong_max>(FERRYI_BLOCK, team, dest, source, sizeof(unsigned long), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ulong_max_reduce_block_timeout(ferry_team_t team, unsigned long *dest,
    const unsigned long *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_ulong_max_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_ulong_max>(FERRYI_BLOCK, team, dest, source, sizeof(unsigned long), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_ulonglong_max_reduce_warp(ferry_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_ulonglong_max_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_ulonglong_max>(FERRYI_WARP, team, dest, source, sizeof(unsigned long long),
        nreduce, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ulonglong_max_reduce_warp_timeout(ferry_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_ulonglong_max_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_ulonglong_max>(FERRYI_WARP, team, dest, source, sizeof(unsigned long long),
        nreduce, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_ulonglong_max_reduce_block(ferry_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_ulonglong_max_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_ulonglong_max>(FERRYI_BLOCK, team, dest, source, sizeof(unsigned long long),
        nreduce, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ulonglong_max_reduce_block_timeout(ferry_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_ulonglong_max_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_ulonglong_max>(FERRYI_BLOCK, team, dest, source, sizeof(unsigned long long),
        nreduce, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_int8_max_reduce_warp(ferry_team_t team, int8_t *dest, const int8_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_int8_max_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_int8_max>(FERRYI_WARP, team, dest, source, sizeof(int8_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int8_max_reduce_warp_timeout(ferry_team_t team, int8_t *dest, const int8_t *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_int8_max_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_int8_max>(FERRYI_WARP, team, dest, source, sizeof(int8_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_int8_max_reduce_block(ferry_team_t team, int8_t *dest, const int8_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_int8_max_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_int8_max>(FERRYI_BLOCK, team, dest, source, sizeof(int8_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int8_max_reduce_block_timeout(ferry_team_t team, int8_t *dest, const int8_t *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_int8_max_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_int8_max>(FERRYI_BLOCK, team, dest, source, sizeof(int8_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_int16_max_reduce_warp(ferry_team_t team, int16_t *dest, const int16_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_int16_max_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_int16_max>(FERRYI_WARP, team, dest, source, sizeof(int16_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int16_max_reduce_warp_timeout(ferry_team_t team, int16_t *dest, const int16_t *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_int16_max_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_int16_max>(FERRYI_WARP, team, dest, source, sizeof(int16_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_int16_max_reduce_block(ferry_team_t team, int16_t *dest, const int16_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_int16_max_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_int16_max>(FERRYI_BLOCK, team, dest, source, sizeof(int16_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int16_max_reduce_block_timeout(ferry_team_t team, int16_t *dest, const int16_t *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_int16_max_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_int16_max>(FERRYI_BLOCK, team, dest, source, sizeof(int16_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uint8_max_reduce_warp(ferry_team_t team, uint8_t *dest, const uint8_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_uint8_max_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_uint8_max>(FERRYI_WARP, team, dest, source, sizeof(uint8_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint8_max_reduce_warp_timeout(ferry_team_t team, uint8_t *dest, const uint8_t *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uint8_max_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_uint8_max>(FERRYI_WARP, team, dest, source, sizeof(uint8_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uint8_max_reduce_block(ferry_team_t team, uint8_t *dest, const uint8_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_uint8_max_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_uint8_max>(FERRYI_BLOCK, team, dest, source, sizeof(uint8_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint8_max_reduce_block_timeout(ferry_team_t team, uint8_t *dest, const uint8_t *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uint8_max_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_uint8_max>(FERRYI_BLOCK, team, dest, source, sizeof(uint8_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uint16_max_reduce_warp(ferry_team_t team, uint16_t *dest, const uint16_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_uint16_max_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_uint16_max>(FERRYI_WARP, team, dest, source, sizeof(uint16_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint16_max_reduce_warp_timeout(ferry_team_t team, uint16_t *dest,
    const uint16_t *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uint16_max_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_uint16_max>(FERRYI_WARP, team, dest, source, sizeof(uint16_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uint16_max_reduce_block(ferry_team_t team, uint16_t *dest, const uint16_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_uint16_max_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_uint16_max>(FERRYI_BLOCK, team, dest, source, sizeof(uint16_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint16_max_reduce_block_timeout(ferry_team_t team, uint16_t *dest,
    const uint16_t *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uint16_max_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_uint16_max>(FERRYI_BLOCK, team, dest, source, sizeof(uint16_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_int32_max_reduce_warp(ferry_team_t team, int32_t *dest, const int32_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_int32_max_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_int32_max>(FERRYI_WARP, team, dest, source, sizeof(int32_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int32_max_reduce_warp_timeout(ferry_team_t team, int32_t *dest, const int32_t *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_int32_max_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_int32_max>(FERRYI_WARP, team, dest, source, sizeof(int32_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_int32_max_reduce_block(ferry_team_t team, int32_t *dest, const int32_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_int32_max_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_int32_max>(FERRYI_BLOCK, team, dest, source, sizeof(int32_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int32_max_reduce_block_timeout(ferry_team_t team, int32_t *dest, const int32_t *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_int32_max_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_int32_max>(FERRYI_BLOCK, team, dest, source, sizeof(int32_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_int64_max_reduce_warp(ferry_team_t team, int64_t *dest, const int64_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_int64_max_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_int64_max>(FERRYI_WARP, team, dest, source, sizeof(int64_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int64_max_reduce_warp_timeout(ferry_team_t team, int64_t *dest, const int64_t *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_int64_max_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_int64_max>(FERRYI_WARP, team, dest, source, sizeof(int64_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_int64_max_reduce_block(ferry_team_t team, int64_t *dest, const int64_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_int64_max_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_int64_max>(FERRYI_BLOCK, team, dest, source, sizeof(int64_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int64_max_reduce_block_timeout(ferry_team_t team, int64_t *dest, const int64_t *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_int64_max_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_int64_max>(FERRYI_BLOCK, team, dest, source, sizeof(int64_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uint32_max_reduce_warp(ferry_team_t team, uint32_t *dest, const uint32_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_uint32_max_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_uint32_max>(FERRYI_WARP, team, dest, source, sizeof(uint32_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint32_max_reduce_warp_timeout(ferry_team_t team, uint32_t *dest,
    const uint32_t *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uint32_max_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_uint32_max>(FERRYI_WARP, team, dest, source, sizeof(uint32_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uint32_max_reduce_block(ferry_team_t team, uint32_t *dest, const uint32_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_uint32_max_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_uint32_max>(FERRYI_BLOCK, team, dest, source, sizeof(uint32_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint32_max_reduce_block_timeout(ferry_team_t team, uint32_t *dest,
    const uint32_t *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uint32_max_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_uint32_max>(FERRYI_BLOCK, team, dest, source, sizeof(uint32_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uint64_max_reduce_warp(ferry_team_t team, uint64_t *dest, const uint64_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_uint64_max_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_uint64_max>(FERRYI_WARP, team, dest, source, sizeof(uint64_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint64_max_reduce_warp_timeout(ferry_team_t team, uint64_t *dest,
    const uint64_t *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uint64_max_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_uint64_max>(FERRYI_WARP, team, dest, source, sizeof(uint64_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uint64_max_reduce_block(ferry_team_t team, uint64_t *dest, const uint64_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_uint64_max_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_uint64_max>(FERRYI_BLOCK, team, dest, source, sizeof(uint64_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint64_max_reduce_block_timeout(ferry_team_t team, uint64_t *dest,
    const uint64_t *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uint64_max_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_uint64_max>(FERRYI_BLOCK, team, dest, source, sizeof(uint64_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_size_max_reduce_warp(ferry_team_t team, size_t *dest, const size_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_size_max_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_size_max>(FERRYI_WARP, team, dest, source, sizeof(size_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_size_max_reduce_warp_timeout(ferry_team_t team, size_t *dest, const size_t *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_size_max_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_size_max>(FERRYI_WARP, team, dest, source, sizeof(size_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_size_max_reduce_block(ferry_team_t team, size_t *dest, const size_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_size_max_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_size_max>(FERRYI_BLOCK, team, dest, source, sizeof(size_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_size_max_reduce_block_timeout(ferry_team_t team, size_t *dest, const size_t *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_size_max_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_size_max>(FERRYI_BLOCK, team, dest, source, sizeof(size_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_ptrdiff_max_reduce_warp(ferry_team_t team, ptrdiff_t *dest, const ptrdiff_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_ptrdiff_max_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_ptrdiff_max>(FERRYI_WARP, team, dest, source, sizeof(ptrdiff_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ptrdiff_max_reduce_warp_timeout(ferry_team_t team, ptrdiff_t *dest,
    const ptrdiff_t *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_ptrdiff_max_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_ptrdiff_max>(FERRYI_WARP, team, dest, source, sizeof(ptrdiff_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_ptrdiff_max_reduce_block(ferry_team_t team, ptrdiff_t *dest, const ptrdiff_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_ptrdiff_max_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_ptrdiff_max>(FERRYI_BLOCK, team, dest, source, sizeof(ptrdiff_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ptrdiff_max_reduce_block_timeout(ferry_team_t team, ptrdiff_t *dest,
    const ptrdiff_t *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_ptrdiff_max_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_ptrdiff_max>(FERRYI_BLOCK, team, dest, source, sizeof(ptrdiff_t), nreduce,
        timeout_ns));
}

/* ferry_TYPE_min_reduce */
FERRYI_INLINE ferry_status ferry_float_min_reduce_warp(ferry_team_t team, float *dest, const float *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_float_min_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_float_min>(FERRYI_WARP, team, dest, source, sizeof(float), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_float_min_reduce_warp_timeout(ferry_team_t team, float *dest, const float *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_float_min_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_float_min>(FERRYI_WARP, team, dest, source, sizeof(float), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_float_min_reduce_block(ferry_team_t team, float *dest, const float *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_float_min_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_float_min>(FERRYI_BLOCK, team, dest, source, sizeof(float), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_float_min_reduce_block_timeout(ferry_team_t team, float *dest, const float *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_float_min_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_float_min>(FERRYI_BLOCK, team, dest, source, sizeof(float), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_double_min_reduce_warp(ferry_team_t team, double *dest, const double *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_double_min_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_double_min>(FERRYI_WARP, team, dest, source, sizeof(double), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_double_min_reduce_warp_timeout(ferry_team_t team, double *dest, const double *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_double_min_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_double_min>(FERRYI_WARP, team, dest, source, sizeof(double), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_double_min_reduce_block(ferry_team_t team, double *dest, const double *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_double_min_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_double_min>(FERRYI_BLOCK, team, dest, source, sizeof(double), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_double_min_reduce_block_timeout(ferry_team_t team, double *dest, const double *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_double_min_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_double_min>(FERRYI_BLOCK, team, dest, source, sizeof(double), nreduce,
        timeout_ns));
}
#if !FERRYI_GPU
FERRYI_INLINE ferry_status ferry_longdouble_min_reduce_warp(ferry_team_t team, long double *dest,
    const long double *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_longdouble_min_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_longdouble_min>(FERRYI_WARP, team, dest, source, sizeof(long double), nreduce,
        UINT64_MAX));
}
#endif
#if !FERRYI_GPU
FERRYI_INLINE ferry_status ferry_longdouble_min_reduce_warp_timeout(ferry_team_t team, long double *dest,
    const long double *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_longdouble_min_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_longdouble_min>(FERRYI_WARP, team, dest, source, sizeof(long double), nreduce,
        timeout_ns));
}
#endif
#if !FERRYI_GPU
FERRYI_INLINE ferry_status ferry_longdouble_min_reduce_block(ferry_team_t team, long double *dest,
    const long double *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_longdouble_min_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_longdouble_min>(FERRYI_BLOCK, team, dest, source, sizeof(long double), nreduce,
        UINT64_MAX));
}
#endif
#if !FERRYI_GPU
FERRYI_INLINE ferry_status ferry_longdouble_min_reduce_block_timeout(ferry_team_t team, long double *dest,
    const long double *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_longdouble_min_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_longdouble_min>(FERRYI_BLOCK, team, dest, source, sizeof(long double), nreduce,
        timeout_ns));
}
#endif
FERRYI_INLINE ferry_status ferry_char_min_reduce_warp(ferry_team_t team, char *dest, const char *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_char_min_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_char_min>(FERRYI_WARP, team, dest, source, sizeof(char), nreduce, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_char_min_reduce_warp_timeout(ferry_team_t team, char *dest, const char *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_char_min_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_char_min>(FERRYI_WARP, team, dest, source, sizeof(char), nreduce, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_char_min_reduce_block(ferry_team_t team, char *dest, const char *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_char_min_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_char_min>(FERRYI_BLOCK, team, dest, source, sizeof(char), nreduce, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_char_min_reduce_block_timeout(ferry_team_t team, char *dest, const char *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_char_min_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_char_min>(FERRYI_BLOCK, team, dest, source, sizeof(char), nreduce, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_schar_min_reduce_warp(ferry_team_t team, signed char *dest, const signed char *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_schar_min_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_schar_min>(FERRYI_WARP, team, dest, source, sizeof(signed char), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_schar_min_reduce_warp_timeout(ferry_team_t team, signed char *dest,
    const signed char *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_schar_min_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_schar_min>(FERRYI_WARP, team, dest, source, sizeof(signed char), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_schar_min_reduce_block(ferry_team_t team, signed char *dest, const signed char *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_schar_min_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_schar_min>(FERRYI_BLOCK, team, dest, source, sizeof(signed char), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_schar_min_reduce_block_timeout(ferry_team_t team, signed char *dest,
    const signed char *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_schar_min_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_schar_min>(FERRYI_BLOCK, team, dest, source, sizeof(signed char), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_short_min_reduce_warp(ferry_team_t team, short *dest, const short *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_short_min_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_short_min>(FERRYI_WARP, team, dest, source, sizeof(short), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_short_min_reduce_warp_timeout(ferry_team_t team, short *dest, const short *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_short_min_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_short_min>(FERRYI_WARP, team, dest, source, sizeof(short), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_short_min_reduce_block(ferry_team_t team, short *dest, const short *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_short_min_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_short_min>(FERRYI_BLOCK, team, dest, source, sizeof(short), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_short_min_reduce_block_timeout(ferry_team_t team, short *dest, const short *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_short_min_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_short_min>(FERRYI_BLOCK, team, dest, source, sizeof(short), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uchar_min_reduce_warp(ferry_team_t team, unsigned char *dest,
    const unsigned char *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_uchar_min_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_uchar_min>(FERRYI_WARP, team, dest, source, sizeof(unsigned char), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uchar_min_reduce_warp_timeout(ferry_team_t team, unsigned char *dest,
    const unsigned char *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uchar_min_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_uchar_min>(FERRYI_WARP, team, dest, source, sizeof(unsigned char), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uchar_min_reduce_block(ferry_team_t team, unsigned char *dest,
    const unsigned char *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_uchar_min_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_uchar_min>(FERRYI_BLOCK, team, dest, source, sizeof(unsigned char), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uchar_min_reduce_block_timeout(ferry_team_t team, unsigned char *dest,
    const unsigned char *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uchar_min_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_uchar_min>(FERRYI_BLOCK, team, dest, source, sizeof(unsigned char), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_ushort_min_reduce_warp(ferry_team_t team, unsigned short *dest,
    const unsigned short *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_ushort_min_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_ushort_min>(FERRYI_WARP, team, dest, source, sizeof(unsigned short), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ushort_min_reduce_warp_timeout(ferry_team_t team, unsigned short *dest,
    const unsigned short *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_ushort_min_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_ushort_min>(FERRYI_WARP, team, dest, source, sizeof(unsigned short), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_ushort_min_reduce_block(ferry_team_t team, unsigned short *dest,
    const unsigned short *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_ushort_min_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_ushort_min>(FERRYI_BLOCK, team, dest, source, sizeof(unsigned short), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ushort_min_reduce_block_timeout(ferry_team_t team, unsigned short *dest,
    const unsigned short *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_ushort_min_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_ushort_min>(FERRYI_BLOCK, team, dest, source, sizeof(unsigned short), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_int_min_reduce_warp(ferry_team_t team, int *dest, const int *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_int_min_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_int_min>(FERRYI_WARP, team, dest, source, sizeof(int), nreduce, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int_min_reduce_warp_timeout(ferry_team_t team, int *dest, const int *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_int_min_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_int_min>(FERRYI_WARP, team, dest, source, sizeof(int), nreduce, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_int_min_reduce_block(ferry_team_t team, int *dest, const int *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_int_min_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_int_min>(FERRYI_BLOCK, team, dest, source, sizeof(int), nreduce, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int_min_reduce_block_timeout(ferry_team_t team, int *dest, const int *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_int_min_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_int_min>(FERRYI_BLOCK, team, dest, source, sizeof(int), nreduce, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_long_min_reduce_warp(ferry_team_t team, long *dest, const long *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_long_min_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_long_min>(FERRYI_WARP, team, dest, source, sizeof(long), nreduce, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_long_min_reduce_warp_timeout(ferry_team_t team, long *dest, const long *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_long_min_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_long_min>(FERRYI_WARP, team, dest, source, sizeof(long), nreduce, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_long_min_reduce_block(ferry_team_t team, long *dest, const long *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_long_min_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_long_min>(FERRYI_BLOCK, team, dest, source, sizeof(long), nreduce, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_long_min_reduce_block_timeout(ferry_team_t team, long *dest, const long *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_long_min_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_long_min>(FERRYI_BLOCK, team, dest, source, sizeof(long), nreduce, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_longlong_min_reduce_warp(ferry_team_t team, long long *dest, const long long *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_longlong_min_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_longlong_min>(FERRYI_WARP, team, dest, source, sizeof(long long), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_longlong_min_reduce_warp_timeout(ferry_team_t team, long long *dest,
    const long long *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_longlong_min_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_longlong_min>(FERRYI_WARP, team, dest, source, sizeof(long long), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_longlong_min_reduce_block(ferry_team_t team, long long *dest, const long long *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_longlong_min_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_longlong_min>(FERRYI_BLOCK, team, dest, source, sizeof(long long), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_longlong_min_reduce_block_timeout(ferry_team_t team, long long *dest,
    const long long *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_longlong_min_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_longlong_min>(FERRYI_BLOCK, team, dest, source, sizeof(long long), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uint_min_reduce_warp(ferry_team_t team, unsigned int *dest, const unsigned int *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_uint_min_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_uint_min>(FERRYI_WARP, team, dest, source, sizeof(unsigned int), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint_min_reduce_warp_timeout(ferry_team_t team, unsigned int *dest,
    const unsigned int *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uint_min_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_uint_min>(FERRYI_WARP, team, dest, source, sizeof(unsigned int), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uint_min_reduce_block(ferry_team_t team, unsigned int *dest,
    const unsigned int *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_uint_min_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_uint_min>(FERRYI_BLOCK, team, dest, source, sizeof(unsigned int), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint_min_reduce_block_timeout(ferry_team_t team, unsigned int *dest,
    const unsigned int *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uint_min_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_uint_min>(FERRYI_BLOCK, team, dest, source, sizeof(unsigned int), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_ulong_min_reduce_warp(ferry_team_t team, unsigned long *dest,
    const unsigned long *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_ulong_min_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_ulong_min>(FERRYI_WARP, team, dest, source, sizeof(unsigned long), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ulong_min_reduce_warp_timeout(ferry_team_t team, unsigned long *dest,
    const unsigned long *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_ulong_min_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_ulong_min>(FERRYI_WARP, team, dest, source, sizeof(unsigned long), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_ulong_min_reduce_block(ferry_team_t team, unsigned long *dest,
    const unsigned long *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_ulong_min_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_ulong_min>(FERRYI_BLOCK, team, dest, source, sizeof(unsigned long), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ulong_min_reduce_block_timeout(ferry_team_t team, unsigned long *dest,
    const unsigned long *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_ulong_min_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_ulong_min>(FERRYI_BLOCK, team, dest, source, sizeof(unsigned long), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_ulonglong_min_reduce_warp(ferry_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_ulonglong_min_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_ulonglong_min>(FERRYI_WARP, team, dest, source, sizeof(unsigned long long),
        nreduce, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ulonglong_min_reduce_warp_timeout(ferry_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_ulonglong_min_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_ulonglong_min>(FERRYI_WARP, team, dest, source, sizeof(unsigned long long),
        nreduce, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_ulonglong_min_reduce_block(ferry_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_ulonglong_min_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_ulonglong_min>(FERRYI_BLOCK, team, dest, source, sizeof(unsigned long long),
        nreduce, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ulonglong_min_reduce_block_timeout(ferry_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_ulonglong_min_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_ulonglong_min>(FERRYI_BLOCK, team, dest, source, sizeof(unsigned long long),
        nreduce, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_int8_min_reduce_warp(ferry_team_t team, int8_t *dest, const int8_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_int8_min_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_int8_min>(FERRYI_WARP, team, dest, source, sizeof(int8_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int8_min_reduce_warp_timeout(ferry_team_t team, int8_t *dest, const int8_t *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_int8_min_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_int8_min>(FERRYI_WARP, team, dest, source, sizeof(int8_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_int8_min_reduce_block(ferry_team_t team, int8_t *dest, const int8_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_int8_min_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_int8_min>(FERRYI_BLOCK, team, dest, source, sizeof(int8_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int8_min_reduce_block_timeout(ferry_team_t team, int8_t *dest, const int8_t *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_int8_min_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_int8_min>(FERRYI_BLOCK, team, dest, source, sizeof(int8_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_int16_min_reduce_warp(ferry_team_t team, int16_t *dest, const int16_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_int16_min_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_int16_min>(FERRYI_WARP, team, dest, source, sizeof(int16_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int16_min_reduce_warp_timeout(ferry_team_t team, int16_t *dest, const int16_t *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_int16_min_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_int16_min>(FERRYI_WARP, team, dest, source, sizeof(int16_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_int16_min_reduce_block(ferry_team_t team, int16_t *dest, const int16_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_int16_min_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_int16_min>(FERRYI_BLOCK, team, dest, source, sizeof(int16_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int16_min_reduce_block_timeout(ferry_team_t team, int16_t *dest, const int16_t *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_int16_min_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_int16_min>(FERRYI_BLOCK, team, dest, source, sizeof(int16_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uint8_min_reduce_warp(ferry_team_t team, uint8_t *dest, const uint8_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_uint8_min_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_uint8_min>(FERRYI_WARP, team, dest, source, sizeof(uint8_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint8_min_reduce_warp_timeout(ferry_team_t team, uint8_t *dest, const uint8_t *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uint8_min_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_uint8_min>(FERRYI_WARP, team, dest, source, sizeof(uint8_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uint8_min_reduce_block(ferry_team_t team, uint8_t *dest, const uint8_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_uint8_min_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_uint8_min>(FERRYI_BLOCK, team, dest, source, sizeof(uint8_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint8_min_reduce_block_timeout(ferry_team_t team, uint8_t *dest, const uint8_t *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uint8_min_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_uint8_min>(FERRYI_BLOCK, team, dest, source, sizeof(uint8_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uint16_min_reduce_warp(ferry_team_t team, uint16_t *dest, const uint16_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_uint16_min_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_uint16_min>(FERRYI_WARP, team, dest, source, sizeof(uint16_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint16_min_reduce_warp_timeout(ferry_team_t team, uint16_t *dest,
    const uint16_t *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uint16_min_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_uint16_min>(FERRYI_WARP, team, dest, source, sizeof(uint16_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uint16_min_reduce_block(ferry_team_t team, uint16_t *dest, const uint16_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_uint16_min_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_uint16_min>(FERRYI_BLOCK, team, dest, source, sizeof(uint16_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint16_min_reduce_block_timeout(ferry_team_t team, uint16_t *dest,
    const uint16_t *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uint16_min_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_uint16_min>(FERRYI_BLOCK, team, dest, source, sizeof(uint16_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_int32_min_reduce_warp(ferry_team_t team, int32_t *dest, const int32_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_int32_min_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_int32_min>(FERRYI_WARP, team, dest, source, sizeof(int32_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int32_min_reduce_warp_timeout(ferry_team_t team, int32_t *dest, const int32_t *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_int32_min_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_int32_min>(FERRYI_WARP, team, dest, source, sizeof(int32_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_int32_min_reduce_block(ferry_team_t team, int32_t *dest, const int32_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_int32_min_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_int32_min>(FERRYI_BLOCK, team, dest, source, sizeof(int32_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int32_min_reduce_block_timeout(ferry_team_t team, int32_t *dest, const int32_t *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_int32_min_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_int32_min>(FERRYI_BLOCK, team, dest, source, sizeof(int32_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_int64_min_reduce_warp(ferry_team_t team, int64_t *dest, const int64_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_int64_min_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_int64_min>(FERRYI_WARP, team, dest, source, sizeof(int64_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int64_min_reduce_warp_timeout(ferry_team_t team, int64_t *dest, const int64_t *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_int64_min_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_int64_min>(FERRYI_WARP, team, dest, source, sizeof(int64_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_int64_min_reduce_block(ferry_team_t team, int64_t *dest, const int64_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_int64_min_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_int64_min>(FERRYI_BLOCK, team, dest, source, sizeof(int64_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int64_min_reduce_block_timeout(ferry_team_t team, int64_t *dest, const int64_t *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_int64_min_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_int64_min>(FERRYI_BLOCK, team, dest, source, sizeof(int64_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uint32_min_reduce_warp(ferry_team_t team, uint32_t *dest, const uint32_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_uint32_min_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_uint32_min>(FERRYI_WARP, team, dest, source, sizeof(uint32_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint32_min_reduce_warp_timeout(ferry_team_t team, uint32_t *dest,
    const uint32_t *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uint32_min_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_uint32_min>(FERRYI_WARP, team, dest, source, sizeof(uint32_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uint32_min_reduce_block(ferry_team_t team, uint32_t *dest, const uint32_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_uint32_min_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_uint32_min>(FERRYI_BLOCK, team, dest, source, sizeof(uint32_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint32_min_reduce_block_timeout(ferry_team_t team, uint32_t *dest,
    const uint32_t *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uint32_min_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_uint32_min>(FERRYI_BLOCK, team, dest, source, sizeof(uint32_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uint64_min_reduce_warp(ferry_team_t team, uint64_t *dest, const uint64_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_uint64_min_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_uint64_min>(FERRYI_WARP, team, dest, source, sizeof(uint64_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint64_min_reduce_warp_timeout(ferry_team_t team, uint64_t *dest,
    const uint64_t *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uint64_min_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_uint64_min>(FERRYI_WARP, team, dest, source, sizeof(uint64_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uint64_min_reduce_block(ferry_team_t team, uint64_t *dest, const uint64_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_uint64_min_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_uint64_min>(FERRYI_BLOCK, team, dest, source, sizeof(uint64_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint64_min_reduce_block_timeout(ferry_team_t team, uint64_t *dest,
    const uint64_t *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uint64_min_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_uint64_min>(FERRYI_BLOCK, team, dest, source, sizeof(uint64_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_size_min_reduce_warp(ferry_team_t team, size_t *dest, const size_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_size_min_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_size_min>(FERRYI_WARP, team, dest, source, sizeof(size_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_size_min_reduce_warp_timeout(ferry_team_t team, size_t *dest, const size_t *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_size_min_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_size_min>(FERRYI_WARP, team, dest, source, sizeof(size_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_size_min_reduce_block(ferry_team_t team, size_t *dest, const size_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_size_min_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_size_min>(FERRYI_BLOCK, team, dest, source, sizeof(size_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_size_min_reduce_block_timeout(ferry_team_t team, size_t *dest, const size_t *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_size_min_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_size_min>(FERRYI_BLOCK, team, dest, source, sizeof(size_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_ptrdiff_min_reduce_warp(ferry_team_t team, ptrdiff_t *dest, const ptrdiff_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_ptrdiff_min_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_ptrdiff_min>(FERRYI_WARP, team, dest, source, sizeof(ptrdiff_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ptrdiff_min_reduce_warp_timeout(ferry_team_t team, ptrdiff_t *dest,
    const ptrdiff_t *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_ptrdiff_min_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_ptrdiff_min>(FERRYI_WARP, team, dest, source, sizeof(ptrdiff_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_ptrdiff_min_reduce_block(ferry_team_t team, ptrdiff_t *dest, const ptrdiff_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_ptrdiff_min_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_ptrdiff_min>(FERRYI_BLOCK, team, dest, source, sizeof(ptrdiff_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ptrdiff_min_reduce_block_timeout(ferry_team_t team, ptrdiff_t *dest,
    const ptrdiff_t *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_ptrdiff_min_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_ptrdiff_min>(FERRYI_BLOCK, team, dest, source, sizeof(ptrdiff_t), nreduce,
        timeout_ns));
}

/* ferry_TYPE_sum_reduce */
FERRYI_INLINE ferry_status ferry_float_sum_reduce_warp(ferry_team_t team, float *dest, const float *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_float_sum_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_float_sum>(FERRYI_WARP, team, dest, source, sizeof(float), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_float_sum_reduce_warp_timeout(ferry_team_t team, float *dest, const float *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_float_sum_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_float_sum>(FERRYI_WARP, team, dest, source, sizeof(float), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_float_sum_reduce_block(ferry_team_t team, float *dest, const float *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_float_sum_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_float_sum>(FERRYI_BLOCK, team, dest, source, sizeof(float), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_float_sum_reduce_block_timeout(ferry_team_t team, float *dest, const float *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_float_sum_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_float_sum>(FERRYI_BLOCK, team, dest, source, sizeof(float), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_double_sum_reduce_warp(ferry_team_t team, double *dest, const double *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_double_sum_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_double_sum>(FERRYI_WARP, team, dest, source, sizeof(double), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_double_sum_reduce_warp_timeout(ferry_team_t team, double *dest, const double *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_double_sum_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_double_sum>(FERRYI_WARP, team, dest, source, sizeof(double), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_double_sum_reduce_block(ferry_team_t team, double *dest, const double *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_double_sum_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_double_sum>(FERRYI_BLOCK, team, dest, source, sizeof(double), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_double_sum_reduce_block_timeout(ferry_team_t team, double *dest, const double *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_double_sum_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_double_sum>(FERRYI_BLOCK, team, dest, source, sizeof(double), nreduce,
        timeout_ns));
}
#if !FERRYI_GPU
FERRYI_INLINE ferry_status ferry_longdouble_sum_reduce_warp(ferry_team_t team, long double *dest,
    const long double *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_longdouble_sum_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_longdouble_sum>(FERRYI_WARP, team, dest, source, sizeof(long double), nreduce,
        UINT64_MAX));
}
#endif
#if !FERRYI_GPU
FERRYI_INLINE ferry_status ferry_longdouble_sum_reduce_warp_timeout(ferry_team_t team, long double *dest,
    const long double *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_longdouble_sum_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_longdouble_sum>(FERRYI_WARP, team, dest, source, sizeof(long double), nreduce,
        timeout_ns));
}
#endif
#if !FERRYI_GPU
FERRYI_INLINE ferry_status ferry_longdouble_sum_reduce_block(ferry_team_t team, long double *dest,
    const long double *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_longdouble_sum_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_longdouble_sum>(FERRYI_BLOCK, team, dest, source, sizeof(long double), nreduce,
        UINT64_MAX));
}
#endif
#if !FERRYI_GPU
FERRYI_INLINE ferry_status ferry_longdouble_sum_reduce_block_timeout(ferry_team_t team, long double *dest,
    const long double *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_longdouble_sum_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_longdouble_sum>(FERRYI_BLOCK, team, dest, source, sizeof(long double), nreduce,
        timeout_ns));
}
#endif
FERRYI_INLINE ferry_status ferry_char_sum_reduce_warp(ferry_team_t team, char *dest, const char *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_char_sum_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_char_sum>(FERRYI_WARP, team, dest, source, sizeof(char), nreduce, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_char_sum_reduce_warp_timeout(ferry_team_t team, char *dest, const char *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_char_sum_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_char_sum>(FERRYI_WARP, team, dest, source, sizeof(char), nreduce, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_char_sum_reduce_block(ferry_team_t team, char *dest, const char *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_char_sum_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_char_sum>(FERRYI_BLOCK, team, dest, source, sizeof(char), nreduce, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_char_sum_reduce_block_timeout(ferry_team_t team, char *dest, const char *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_char_sum_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_char_sum>(FERRYI_BLOCK, team, dest, source, sizeof(char), nreduce, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_schar_sum_reduce_warp(ferry_team_t team, signed char *dest, const signed char *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_schar_sum_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_schar_sum>(FERRYI_WARP, team, dest, source, sizeof(signed char), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_schar_sum_reduce_warp_timeout(ferry_team_t team, signed char *dest,
    const signed char *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_schar_sum_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_schar_sum>(FERRYI_WARP, team, dest, source, sizeof(signed char), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_schar_sum_reduce_block(ferry_team_t team, signed char *dest, const signed char *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_schar_sum_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_schar_sum>(FERRYI_BLOCK, team, dest, source, sizeof(signed char), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_schar_sum_reduce_block_timeout(ferry_team_t team, signed char *dest,
    const signed char *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_schar_sum_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_schar_sum>(FERRYI_BLOCK, team, dest, source, sizeof(signed char), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_short_sum_reduce_warp(ferry_team_t team, short *dest, const short *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_short_sum_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_short_sum>(FERRYI_WARP, team, dest, source, sizeof(short), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_short_sum_reduce_warp_timeout(ferry_team_t team, short *dest, const short *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_short_sum_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_short_sum>(FERRYI_WARP, team, dest, source, sizeof(short), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_short_sum_reduce_block(ferry_team_t team, short *dest, const short *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_short_sum_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_short_sum>(FERRYI_BLOCK, team, dest, source, sizeof(short), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_short_sum_reduce_block_timeout(ferry_team_t team, short *dest, const short *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_short_sum_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_short_sum>(FERRYI_BLOCK, team, dest, source, sizeof(short), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uchar_sum_reduce_warp(ferry_team_t team, unsigned char *dest,
    const unsigned char *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_uchar_sum_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_uchar_sum>(FERRYI_WARP, team, dest, source, sizeof(unsigned char), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uchar_sum_reduce_warp_timeout(ferry_team_t team, unsigned char *dest,
    const unsigned char *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uchar_sum_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_uchar_sum>(FERRYI_WARP, team, dest, source, sizeof(unsigned char), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uchar_sum_reduce_block(ferry_team_t team, unsigned char *dest,
    const unsigned char *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_uchar_sum_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_uchar_sum>(FERRYI_BLOCK, team, dest, source, sizeof(unsigned char), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uchar_sum_reduce_block_timeout(ferry_team_t team, unsigned char *dest,
    const unsigned char *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uchar_sum_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_uchar_sum>(FERRYI_BLOCK, team, dest, source, sizeof(unsigned char), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_ushort_sum_reduce_warp(ferry_team_t team, unsigned short *dest,
    const unsigned short *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_ushort_sum_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_ushort_sum>(FERRYI_WARP, team, dest, source, sizeof(unsigned short), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ushort_sum_reduce_warp_timeout(ferry_team_t team, unsigned short *dest,
    const unsigned short *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_ushort_sum_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_ushort_sum>(FERRYI_WARP, team, dest, source, sizeof(unsigned short), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_ushort_sum_reduce_block(ferry_team_t team, unsigned short *dest,
    const unsigned short *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_ushort_sum_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_ushort_sum>(FERRYI_BLOCK, team, dest, source, sizeof(unsigned short), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ushort_sum_reduce_block_timeout(ferry_team_t team, unsigned short *dest,
    const unsigned short *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_ushort_sum_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_ushort_sum>(FERRYI_BLOCK, team, dest, source, sizeof(unsigned short), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_int_sum_reduce_warp(ferry_team_t team, int *dest, const int *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_int_sum_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_int_sum>(FERRYI_WARP, team, dest, source, sizeof(int), nreduce, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int_sum_reduce_warp_timeout(ferry_team_t team, int *dest, const int *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_int_sum_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_int_sum>(FERRYI_WARP, team, dest, source, sizeof(int), nreduce, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_int_sum_reduce_block(ferry_team_t team, int *dest, const int *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_int_sum_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_int_sum>(FERRYI_BLOCK, team, dest, source, sizeof(int), nreduce, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int_sum_reduce_block_timeout(ferry_team_t team, int *dest, const int *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_int_sum_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_int_sum>(FERRYI_BLOCK, team, dest, source, sizeof(int), nreduce, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_long_sum_reduce_warp(ferry_team_t team, long *dest, const long *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_long_sum_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_long_sum>(FERRYI_WARP, team, dest, source, sizeof(long), nreduce, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_long_sum_reduce_warp_timeout(ferry_team_t team, long *dest, const long *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_long_sum_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_long_sum>(FERRYI_WARP, team, dest, source, sizeof(long), nreduce, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_long_sum_reduce_block(ferry_team_t team, long *dest, const long *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_long_sum_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_long_sum>(FERRYI_BLOCK, team, dest, source, sizeof(long), nreduce, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_long_sum_reduce_block_timeout(ferry_team_t team, long *dest, const long *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_long_sum_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_long_sum>(FERRYI_BLOCK, team, dest, source, sizeof(long), nreduce, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_longlong_sum_reduce_warp(ferry_team_t team, long long *dest, const long long *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_longlong_sum_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_longlong_sum>(FERRYI_WARP, team, dest, source, sizeof(long long), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_longlong_sum_reduce_warp_timeout(ferry_team_t team, long long *dest,
    const long long *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_longlong_sum_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_longlong_sum>(FERRYI_WARP, team, dest, source, sizeof(long long), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_longlong_sum_reduce_block(ferry_team_t team, long long *dest, const long long *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_longlong_sum_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_longlong_sum>(FERRYI_BLOCK, team, dest, source, sizeof(long long), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_longlong_sum_reduce_block_timeout(ferry_team_t team, long long *dest,
    const long long *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_longlong_sum_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_longlong_sum>(FERRYI_BLOCK, team, dest, source, sizeof(long long), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uint_sum_reduce_warp(ferry_team_t team, unsigned int *dest, const unsigned int *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_uint_sum_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_uint_sum>(FERRYI_WARP, team, dest, source, sizeof(unsigned int), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint_sum_reduce_warp_timeout(ferry_team_t team, unsigned int *dest,
    const unsigned int *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uint_sum_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_uint_sum>(FERRYI_WARP, team, dest, source, sizeof(unsigned int), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uint_sum_reduce_block(ferry_team_t team, unsigned int *dest,
    const unsigned int *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_uint_sum_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_uint_sum>(FERRYI_BLOCK, team, dest, source, sizeof(unsigned int), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint_sum_reduce_block_timeout(ferry_team_t team, unsigned int *dest,
    const unsigned int *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uint_sum_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_uint_sum>(FERRYI_BLOCK, team, dest, source, sizeof(unsigned int), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_ulong_sum_reduce_warp(ferry_team_t team, unsigned long *dest,
    const unsigned long *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_ulong_sum_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_ulong_sum>(FERRYI_WARP, team, dest, source, sizeof(unsigned long), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ulong_sum_reduce_warp_timeout(ferry_team_t team, unsigned long *dest,
    const unsigned long *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_ulong_sum_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_ulong_sum>(FERRYI_WARP, team, dest, source, sizeof(unsigned long), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_ulong_sum_reduce_block(ferry_team_t team, unsigned long *dest,
    const unsigned long *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_ulong_sum_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_ulong_sum>(FERRYI_BLOCK, team, dest, source, sizeof(unsigned long), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ulong_sum_reduce_block_timeout(ferry_team_t team, unsigned long *dest,
    const unsigned long *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_ulong_sum_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_ulong_sum>(FERRYI_BLOCK, team, dest, source, sizeof(unsigned long), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_ulonglong_sum_reduce_warp(ferry_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_ulonglong_sum_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_ulonglong_sum>(FERRYI_WARP, team, dest, source, sizeof(unsigned long long),
        nreduce, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ulonglong_sum_reduce_warp_timeout(ferry_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_ulonglong_sum_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_ulonglong_sum>(FERRYI_WARP, team, dest, source, sizeof(unsigned long long),
        nreduce, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_ulonglong_sum_reduce_block(ferry_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_ulonglong_sum_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_ulonglong_sum>(FERRYI_BLOCK, team, dest, source, sizeof(unsigned long long),
        nreduce, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ulonglong_sum_reduce_block_timeout(ferry_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_ulonglong_sum_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_ulonglong_sum>(FERRYI_BLOCK, team, dest, source, sizeof(unsigned long long),
        nreduce, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_int8_sum_reduce_warp(ferry_team_t team, int8_t *dest, const int8_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_int8_sum_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_int8_sum>(FERRYI_WARP, team, dest, source, sizeof(int8_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int8_sum_reduce_warp_timeout(ferry_team_t team, int8_t *dest, const int8_t *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_int8_sum_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_int8_sum>(FERRYI_WARP, team, dest, source, sizeof(int8_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_int8_sum_reduce_block(ferry_team_t team, int8_t *dest, const int8_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_int8_sum_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_int8_sum>(FERRYI_BLOCK, team, dest, source, sizeof(int8_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int8_sum_reduce_block_timeout(ferry_team_t team, int8_t *dest, const int8_t *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_int8_sum_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_int8_sum>(FERRYI_BLOCK, team, dest, source, sizeof(int8_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_int16_sum_reduce_warp(ferry_team_t team, int16_t *dest, const int16_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_int16_sum_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_int16_sum>(FERRYI_WARP, team, dest, source, sizeof(int16_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int16_sum_reduce_warp_timeout(ferry_team_t team, int16_t *dest, const int16_t *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_int16_sum_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_int16_sum>(FERRYI_WARP, team, dest, source, sizeof(int16_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_int16_sum_reduce_block(ferry_team_t team, int16_t *dest, const int16_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_int16_sum_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_int16_sum>(FERRYI_BLOCK, team, dest, source, sizeof(int16_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int16_sum_reduce_block_timeout(ferry_team_t team, int16_t *dest, const int16_t *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_int16_sum_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_int16_sum>(FERRYI_BLOCK, team, dest, source, sizeof(int16_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uint8_sum_reduce_warp(ferry_team_t team, uint8_t *dest, const uint8_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_uint8_sum_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_uint8_sum>(FERRYI_WARP, team, dest, source, sizeof(uint8_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint8_sum_reduce_warp_timeout(ferry_team_t team, uint8_t *dest, const uint8_t *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uint8_sum_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_uint8_sum>(FERRYI_WARP, team, dest, source, sizeof(uint8_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uint8_sum_reduce_block(ferry_team_t team, uint8_t *dest, const uint8_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_uint8_sum_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_uint8_sum>(FERRYI_BLOCK, team, dest, source, sizeof(uint8_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint8_sum_reduce_block_timeout(ferry_team_t team, uint8_t *dest, const uint8_t *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uint8_sum_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_uint8_sum>(FERRYI_BLOCK, team, dest, source, sizeof(uint8_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uint16_sum_reduce_warp(ferry_team_t team, uint16_t *dest, const uint16_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_uint16_sum_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_uint16_sum>(FERRYI_WARP, team, dest, source, sizeof(uint16_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint16_sum_reduce_warp_timeout(ferry_team_t team, uint16_t *dest,
    const uint16_t *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uint16_sum_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_uint16_sum>(FERRYI_WARP, team, dest, source, sizeof(uint16_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uint16_sum_reduce_block(ferry_team_t team, uint16_t *dest, const uint16_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_uint16_sum_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_uint16_sum>(FERRYI_BLOCK, team, dest, source, sizeof(uint16_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint16_sum_reduce_block_timeout(ferry_team_t team, uint16_t *dest,
    const uint16_t *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uint16_sum_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_uint16_sum>(FERRYI_BLOCK, team, dest, source, sizeof(uint16_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_int32_sum_reduce_warp(ferry_team_t team, int32_t *dest, const int32_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_int32_sum_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_int32_sum>(FERRYI_WARP, team, dest, source, sizeof(int32_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int32_sum_reduce_warp_timeout(ferry_team_t team, int32_t *dest, const int32_t *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_int32_sum_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_int32_sum>(FERRYI_WARP, team, dest, source, sizeof(int32_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_int32_sum_reduce_block(ferry_team_t team, int32_t *dest, const int32_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_int32_sum_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_int32_sum>(FERRYI_BLOCK, team, dest, source, sizeof(int32_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int32_sum_reduce_block_timeout(ferry_team_t team, int32_t *dest, const int32_t *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_int32_sum_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_int32_sum>(FERRYI_BLOCK, team, dest, source, sizeof(int32_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_int64_sum_reduce_warp(ferry_team_t team, int64_t *dest, const int64_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_int64_sum_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_int64_sum>(FERRYI_WARP, team, dest, source, sizeof(int64_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int64_sum_reduce_warp_timeout(ferry_team_t team, int64_t *dest, const int64_t *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_int64_sum_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_int64_sum>(FERRYI_WARP, team, dest, source, sizeof(int64_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_int64_sum_reduce_block(ferry_team_t team, int64_t *dest, const int64_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_int64_sum_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_int64_sum>(FERRYI_BLOCK, team, dest, source, sizeof(int64_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int64_sum_reduce_block_timeout(ferry_team_t team, int64_t *dest, const int64_t *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_int64_sum_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_int64_sum>(FERRYI_BLOCK, team, dest, source, sizeof(int64_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uint32_sum_reduce_warp(ferry_team_t team, uint32_t *dest, const uint32_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_uint32_sum_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_uint32_sum>(FERRYI_WARP, team, dest, source, sizeof(uint32_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint32_sum_reduce_warp_timeout(ferry_team_t team, uint32_t *dest,
    const uint32_t *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uint32_sum_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_uint32_sum>(FERRYI_WARP, team, dest, source, sizeof(uint32_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uint32_sum_reduce_block(ferry_team_t team, uint32_t *dest, const uint32_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_uint32_sum_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_uint32_sum>(FERRYI_BLOCK, team, dest, source, sizeof(uint32_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint32_sum_reduce_block_timeout(ferry_team_t team, uint32_t *dest,
    const uint32_t *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uint32_sum_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_uint32_sum>(FERRYI_BLOCK, team, dest, source, sizeof(uint32_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uint64_sum_reduce_warp(ferry_team_t team, uint64_t *dest, const uint64_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_uint64_sum_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_uint64_sum>(FERRYI_WARP, team, dest, source, sizeof(uint64_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint64_sum_reduce_warp_timeout(ferry_team_t team, uint64_t *dest,
    const uint64_t *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uint64_sum_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_uint64_sum>(FERRYI_WARP, team, dest, source, sizeof(uint64_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uint64_sum_reduce_block(ferry_team_t team, uint64_t *dest, const uint64_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_uint64_sum_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_uint64_sum>(FERRYI_BLOCK, team, dest, source, sizeof(uint64_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint64_sum_reduce_block_timeout(ferry_team_t team, uint64_t *dest,
    const uint64_t *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uint64_sum_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_uint64_sum>(FERRYI_BLOCK, team, dest, source, sizeof(uint64_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_size_sum_reduce_warp(ferry_team_t team, size_t *dest, const size_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_size_sum_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_size_sum>(FERRYI_WARP, team, dest, source, sizeof(size_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_size_sum_reduce_warp_timeout(ferry_team_t team, size_t *dest, const size_t *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_size_sum_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_size_sum>(FERRYI_WARP, team, dest, source, sizeof(size_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_size_sum_reduce_block(ferry_team_t team, size_t *dest, const size_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_size_sum_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_size_sum>(FERRYI_BLOCK, team, dest, source, sizeof(size_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_size_sum_reduce_block_timeout(ferry_team_t team, size_t *dest, const size_t *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_size_sum_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_size_sum>(FERRYI_BLOCK, team, dest, source, sizeof(size_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_ptrdiff_sum_reduce_warp(ferry_team_t team, ptrdiff_t *dest, const ptrdiff_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_ptrdiff_sum_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_ptrdiff_sum>(FERRYI_WARP, team, dest, source, sizeof(ptrdiff_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ptrdiff_sum_reduce_warp_timeout(ferry_team_t team, ptrdiff_t *dest,
    const ptrdiff_t *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_ptrdiff_sum_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_ptrdiff_sum>(FERRYI_WARP, team, dest, source, sizeof(ptrdiff_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_ptrdiff_sum_reduce_block(ferry_team_t team, ptrdiff_t *dest, const ptrdiff_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_ptrdiff_sum_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_ptrdiff_sum>(FERRYI_BLOCK, team, dest, source, sizeof(ptrdiff_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ptrdiff_sum_reduce_block_timeout(ferry_team_t team, ptrdiff_t *dest,
    const ptrdiff_t *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_ptrdiff_sum_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_ptrdiff_sum>(FERRYI_BLOCK, team, dest, source, sizeof(ptrdiff_t), nreduce,
        timeout_ns));
}

/* ferry_TYPE_prod_reduce */
FERRYI_INLINE ferry_status ferry_float_prod_reduce_warp(ferry_team_t team, float *dest, const float *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_float_prod_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_float_prod>(FERRYI_WARP, team, dest, source, sizeof(float), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_float_prod_reduce_warp_timeout(ferry_team_t team, float *dest, const float *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_float_prod_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_float_prod>(FERRYI_WARP, team, dest, source, sizeof(float), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_float_prod_reduce_block(ferry_team_t team, float *dest, const float *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_float_prod_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_float_prod>(FERRYI_BLOCK, team, dest, source, sizeof(float), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_float_prod_reduce_block_timeout(ferry_team_t team, float *dest, const float *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_float_prod_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_float_prod>(FERRYI_BLOCK, team, dest, source, sizeof(float), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_double_prod_reduce_warp(ferry_team_t team, double *dest, const double *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_double_prod_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_double_prod>(FERRYI_WARP, team, dest, source, sizeof(double), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_double_prod_reduce_warp_timeout(ferry_team_t team, double *dest, const double *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_double_prod_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_double_prod>(FERRYI_WARP, team, dest, source, sizeof(double), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_double_prod_reduce_block(ferry_team_t team, double *dest, const double *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_double_prod_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_double_prod>(FERRYI_BLOCK, team, dest, source, sizeof(double), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_double_prod_reduce_block_timeout(ferry_team_t team, double *dest, const double *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_double_prod_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_double_prod>(FERRYI_BLOCK, team, dest, source, sizeof(double), nreduce,
        timeout_ns));
}
#if !FERRYI_GPU
FERRYI_INLINE ferry_status ferry_longdouble_prod_reduce_warp(ferry_team_t team, long double *dest,
    const long double *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_longdouble_prod_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_longdouble_prod>(FERRYI_WARP, team, dest, source, sizeof(long double), nreduce,
        UINT64_MAX));
}
#endif
#if !FERRYI_GPU
FERRYI_INLINE ferry_status ferry_longdouble_prod_reduce_warp_timeout(ferry_team_t team, long double *dest,
    const long double *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_longdouble_prod_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_longdouble_prod>(FERRYI_WARP, team, dest, source, sizeof(long double), nreduce,
        timeout_ns));
}
#endif
#if !FERRYI_GPU
FERRYI_INLINE ferry_status ferry_longdouble_prod_reduce_block(ferry_team_t team, long double *dest,
    const long double *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_longdouble_prod_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_longdouble_prod>(FERRYI_BLOCK, team, dest, source, sizeof(long double), nreduce,
        UINT64_MAX));
}
#endif
#if !FERRYI_GPU
FERRYI_INLINE ferry_status ferry_longdouble_prod_reduce_block_timeout(ferry_team_t team, long double *dest,
    const long double *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_longdouble_prod_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_longdouble_prod>(FERRYI_BLOCK, team, dest, source, sizeof(long double), nreduce,
        timeout_ns));
}
#endif
FERRYI_INLINE ferry_status ferry_char_prod_reduce_warp(ferry_team_t team, char *dest, const char *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_char_prod_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_char_prod>(FERRYI_WARP, team, dest, source, sizeof(char), nreduce, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_char_prod_reduce_warp_timeout(ferry_team_t team, char *dest, const char *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_char_prod_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_char_prod>(FERRYI_WARP, team, dest, source, sizeof(char), nreduce, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_char_prod_reduce_block(ferry_team_t team, char *dest, const char *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_char_prod_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_char_prod>(FERRYI_BLOCK, team, dest, source, sizeof(char), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_char_prod_reduce_block_timeout(ferry_team_t team, char *dest, const char *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_char_prod_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_char_prod>(FERRYI_BLOCK, team, dest, source, sizeof(char), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_schar_prod_reduce_warp(ferry_team_t team, signed char *dest, const signed char *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_schar_prod_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_schar_prod>(FERRYI_WARP, team, dest, source, sizeof(signed char), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_schar_prod_reduce_warp_timeout(ferry_team_t team, signed char *dest,
    const signed char *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_schar_prod_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_schar_prod>(FERRYI_WARP, team, dest, source, sizeof(signed char), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_schar_prod_reduce_block(ferry_team_t team, signed char *dest,
    const signed char *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_schar_prod_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_schar_prod>(FERRYI_BLOCK, team, dest, source, sizeof(signed char), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_schar_prod_reduce_block_timeout(ferry_team_t team, signed char *dest,
    const signed char *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_schar_prod_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_schar_prod>(FERRYI_BLOCK, team, dest, source, sizeof(signed char), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_short_prod_reduce_warp(ferry_team_t team, short *dest, const short *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_short_prod_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_short_prod>(FERRYI_WARP, team, dest, source, sizeof(short), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_short_prod_reduce_warp_timeout(ferry_team_t team, short *dest, const short *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_short_prod_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_short_prod>(FERRYI_WARP, team, dest, source, sizeof(short), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_short_prod_reduce_block(ferry_team_t team, short *dest, const short *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_short_prod_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_short_prod>(FERRYI_BLOCK, team, dest, source, sizeof(short), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_short_prod_reduce_block_timeout(ferry_team_t team, short *dest, const short *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_short_prod_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_short_prod>(FERRYI_BLOCK, team, dest, source, sizeof(short), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uchar_prod_reduce_warp(ferry_team_t team, unsigned char *dest,
    const unsigned char *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_uchar_prod_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_uchar_prod>(FERRYI_WARP, team, dest, source, sizeof(unsigned char), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uchar_prod_reduce_warp_timeout(ferry_team_t team, unsigned char *dest,
    const unsigned char *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uchar_prod_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_uchar_prod>(FERRYI_WARP, team, dest, source, sizeof(unsigned char), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uchar_prod_reduce_block(ferry_team_t team, unsigned char *dest,
    const unsigned char *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_uchar_prod_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_uchar_prod>(FERRYI_BLOCK, team, dest, source, sizeof(unsigned char), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uchar_prod_reduce_block_timeout(ferry_team_t team, unsigned char *dest,
    const unsigned char *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uchar_prod_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_uchar_prod>(FERRYI_BLOCK, team, dest, source, sizeof(unsigned char), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_ushort_prod_reduce_warp(ferry_team_t team, unsigned short *dest,
    const unsigned short *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_ushort_prod_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_ushort_prod>(FERRYI_WARP, team, dest, source, sizeof(unsigned short), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ushort_prod_reduce_warp_timeout(ferry_team_t team, unsigned short *dest,
    const unsigned short *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_ushort_prod_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_ushort_prod>(FERRYI_WARP, team, dest, source, sizeof(unsigned short), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_ushort_prod_reduce_block(ferry_team_t team, unsigned short *dest,
    const unsigned short *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_ushort_prod_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_ushort_prod>(FERRYI_BLOCK, team, dest, source, sizeof(unsigned short), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ushort_prod_reduce_block_timeout(ferry_team_t team, unsigned short *dest,
    const unsigned short *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_ushort_prod_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_ushort_prod>(FERRYI_BLOCK, team, dest, source, sizeof(unsigned short), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_int_prod_reduce_warp(ferry_team_t team, int *dest, const int *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_int_prod_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_int_prod>(FERRYI_WARP, team, dest, source, sizeof(int), nreduce, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int_prod_reduce_warp_timeout(ferry_team_t team, int *dest, const int *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_int_prod_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_int_prod>(FERRYI_WARP, team, dest, source, sizeof(int), nreduce, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_int_prod_reduce_block(ferry_team_t team, int *dest, const int *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_int_prod_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_int_prod>(FERRYI_BLOCK, team, dest, source, sizeof(int), nreduce, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int_prod_reduce_block_timeout(ferry_team_t team, int *dest, const int *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_int_prod_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_int_prod>(FERRYI_BLOCK, team, dest, source, sizeof(int), nreduce, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_long_prod_reduce_warp(ferry_team_t team, long *dest, const long *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_long_prod_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_long_prod>(FERRYI_WARP, team, dest, source, sizeof(long), nreduce, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_long_prod_reduce_warp_timeout(ferry_team_t team, long *dest, const long *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_long_prod_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_long_prod>(FERRYI_WARP, team, dest, source, sizeof(long), nreduce, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_long_prod_reduce_block(ferry_team_t team, long *dest, const long *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_long_prod_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_long_prod>(FERRYI_BLOCK, team, dest, source, sizeof(long), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_long_prod_reduce_block_timeout(ferry_team_t team, long *dest, const long *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_long_prod_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_long_prod>(FERRYI_BLOCK, team, dest, source, sizeof(long), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_longlong_prod_reduce_warp(ferry_team_t team, long long *dest, const long long *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_longlong_prod_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_longlong_prod>(FERRYI_WARP, team, dest, source, sizeof(long long), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_longlong_prod_reduce_warp_timeout(ferry_team_t team, long long *dest,
    const long long *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_longlong_prod_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_longlong_prod>(FERRYI_WARP, team, dest, source, sizeof(long long), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_longlong_prod_reduce_block(ferry_team_t team, long long *dest, const long long *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_longlong_prod_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_longlong_prod>(FERRYI_BLOCK, team, dest, source, sizeof(long long), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_longlong_prod_reduce_block_timeout(ferry_team_t team, long long *dest,
    const long long *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_longlong_prod_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_longlong_prod>(FERRYI_BLOCK, team, dest, source, sizeof(long long), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uint_prod_reduce_warp(ferry_team_t team, unsigned int *dest,
    const unsigned int *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_uint_prod_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_uint_prod>(FERRYI_WARP, team, dest, source, sizeof(unsigned int), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint_prod_reduce_warp_timeout(ferry_team_t team, unsigned int *dest,
    const unsigned int *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uint_prod_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_uint_prod>(FERRYI_WARP, team, dest, source, sizeof(unsigned int), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uint_prod_reduce_block(ferry_team_t team, unsigned int *dest,
    const unsigned int *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_uint_prod_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_uint_prod>(FERRYI_BLOCK, team, dest, source, sizeof(unsigned int), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint_prod_reduce_block_timeout(ferry_team_t team, unsigned int *dest,
    const unsigned int *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uint_prod_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_uint_prod>(FERRYI_BLOCK, team, dest, source, sizeof(unsigned int), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_ulong_prod_reduce_warp(ferry_team_t team, unsigned long *dest,
    const unsigned long *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_ulong_prod_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_ulong_prod>(FERRYI_WARP, team, dest, source, sizeof(unsigned long), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ulong_prod_reduce_warp_timeout(ferry_team_t team, unsigned long *dest,
    const unsigned long *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_ulong_prod_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_ulong_prod>(FERRYI_WARP, team, dest, source, sizeof(unsigned long), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_ulong_prod_reduce_block(ferry_team_t team, unsigned long *dest,
    const unsigned long *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_ulong_prod_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_ulong_prod>(FERRYI_BLOCK, team, dest, source, sizeof(unsigned long), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ulong_prod_reduce_block_timeout(ferry_team_t team, unsigned long *dest,
    const unsigned long *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_ulong_prod_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_ulong_prod>(FERRYI_BLOCK, team, dest, source, sizeof(unsigned long), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_ulonglong_prod_reduce_warp(ferry_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_ulonglong_prod_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_ulonglong_prod>(FERRYI_WARP, team, dest, source, sizeof(unsigned long long),
        nreduce, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ulonglong_prod_reduce_warp_timeout(ferry_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_ulonglong_prod_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_ulonglong_prod>(FERRYI_WARP, team, dest, source, sizeof(unsigned long long),
        nreduce, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_ulonglong_prod_reduce_block(ferry_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_ulonglong_prod_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_ulonglong_prod>(FERRYI_BLOCK, team, dest, source, sizeof(unsigned long long),
        nreduce, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ulonglong_prod_reduce_block_timeout(ferry_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_ulonglong_prod_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_ulonglong_prod>(FERRYI_BLOCK, team, dest, source, sizeof(unsigned long long),
        nreduce, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_int8_prod_reduce_warp(ferry_team_t team, int8_t *dest, const int8_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_int8_prod_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_int8_prod>(FERRYI_WARP, team, dest, source, sizeof(int8_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int8_prod_reduce_warp_timeout(ferry_team_t team, int8_t *dest, const int8_t *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_int8_prod_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_int8_prod>(FERRYI_WARP, team, dest, source, sizeof(int8_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_int8_prod_reduce_block(ferry_team_t team, int8_t *dest, const int8_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_int8_prod_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_int8_prod>(FERRYI_BLOCK, team, dest, source, sizeof(int8_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int8_prod_reduce_block_timeout(ferry_team_t team, int8_t *dest, const int8_t *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_int8_prod_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_int8_prod>(FERRYI_BLOCK, team, dest, source, sizeof(int8_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_int16_prod_reduce_warp(ferry_team_t team, int16_t *dest, const int16_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_int16_prod_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_int16_prod>(FERRYI_WARP, team, dest, source, sizeof(int16_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int16_prod_reduce_warp_timeout(ferry_team_t team, int16_t *dest, const int16_t *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_int16_prod_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_int16_prod>(FERRYI_WARP, team, dest, source, sizeof(int16_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_int16_prod_reduce_block(ferry_team_t team, int16_t *dest, const int16_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_int16_prod_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_int16_prod>(FERRYI_BLOCK, team, dest, source, sizeof(int16_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int16_prod_reduce_block_timeout(ferry_team_t team, int16_t *dest,
    const int16_t *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_int16_prod_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_int16_prod>(FERRYI_BLOCK, team, dest, source, sizeof(int16_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uint8_prod_reduce_warp(ferry_team_t team, uint8_t *dest, const uint8_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_uint8_prod_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_uint8_prod>(FERRYI_WARP, team, dest, source, sizeof(uint8_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint8_prod_reduce_warp_timeout(ferry_team_t team, uint8_t *dest, const uint8_t *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uint8_prod_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_uint8_prod>(FERRYI_WARP, team, dest, source, sizeof(uint8_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uint8_prod_reduce_block(ferry_team_t team, uint8_t *dest, const uint8_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_uint8_prod_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_uint8_prod>(FERRYI_BLOCK, team, dest, source, sizeof(uint8_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint8_prod_reduce_block_timeout(ferry_team_t team, uint8_t *dest,
    const uint8_t *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uint8_prod_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_uint8_prod>(FERRYI_BLOCK, team, dest, source, sizeof(uint8_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uint16_prod_reduce_warp(ferry_team_t team, uint16_t *dest, const uint16_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_uint16_prod_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_uint16_prod>(FERRYI_WARP, team, dest, source, sizeof(uint16_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint16_prod_reduce_warp_timeout(ferry_team_t team, uint16_t *dest,
    const uint16_t *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uint16_prod_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_uint16_prod>(FERRYI_WARP, team, dest, source, sizeof(uint16_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uint16_prod_reduce_block(ferry_team_t team, uint16_t *dest, const uint16_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_uint16_prod_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_uint16_prod>(FERRYI_BLOCK, team, dest, source, sizeof(uint16_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint16_prod_reduce_block_timeout(ferry_team_t team, uint16_t *dest,
    const uint16_t *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uint16_prod_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_uint16_prod>(FERRYI_BLOCK, team, dest, source, sizeof(uint16_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_int32_prod_reduce_warp(ferry_team_t team, int32_t *dest, const int32_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_int32_prod_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_int32_prod>(FERRYI_WARP, team, dest, source, sizeof(int32_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int32_prod_reduce_warp_timeout(ferry_team_t team, int32_t *dest, const int32_t *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_int32_prod_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_int32_prod>(FERRYI_WARP, team, dest, source, sizeof(int32_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_int32_prod_reduce_block(ferry_team_t team, int32_t *dest, const int32_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_int32_prod_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_int32_prod>(FERRYI_BLOCK, team, dest, source, sizeof(int32_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int32_prod_reduce_block_timeout(ferry_team_t team, int32_t *dest,
    const int32_t *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_int32_prod_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_int32_prod>(FERRYI_BLOCK, team, dest, source, sizeof(int32_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_int64_prod_reduce_warp(ferry_team_t team, int64_t *dest, const int64_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_int64_prod_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_int64_prod>(FERRYI_WARP, team, dest, source, sizeof(int64_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int64_prod_reduce_warp_timeout(ferry_team_t team, int64_t *dest, const int64_t *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_int64_prod_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_int64_prod>(FERRYI_WARP, team, dest, source, sizeof(int64_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_int64_prod_reduce_block(ferry_team_t team, int64_t *dest, const int64_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_int64_prod_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_int64_prod>(FERRYI_BLOCK, team, dest, source, sizeof(int64_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int64_prod_reduce_block_timeout(ferry_team_t team, int64_t *dest,
    const int64_t *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_int64_prod_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_int64_prod>(FERRYI_BLOCK, team, dest, source, sizeof(int64_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uint32_prod_reduce_warp(ferry_team_t team, uint32_t *dest, const uint32_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_uint32_prod_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_uint32_prod>(FERRYI_WARP, team, dest, source, sizeof(uint32_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint32_prod_reduce_warp_timeout(ferry_team_t team, uint32_t *dest,
    const uint32_t *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uint32_prod_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_uint32_prod>(FERRYI_WARP, team, dest, source, sizeof(uint32_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uint32_prod_reduce_block(ferry_team_t team, uint32_t *dest, const uint32_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_uint32_prod_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_uint32_prod>(FERRYI_BLOCK, team, dest, source, sizeof(uint32_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint32_prod_reduce_block_timeout(ferry_team_t team, uint32_t *dest,
    const uint32_t *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uint32_prod_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_uint32_prod>(FERRYI_BLOCK, team, dest, source, sizeof(uint32_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uint64_prod_reduce_warp(ferry_team_t team, uint64_t *dest, const uint64_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_uint64_prod_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_uint64_prod>(FERRYI_WARP, team, dest, source, sizeof(uint64_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint64_prod_reduce_warp_timeout(ferry_team_t team, uint64_t *dest,
    const uint64_t *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uint64_prod_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_uint64_prod>(FERRYI_WARP, team, dest, source, sizeof(uint64_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uint64_prod_reduce_block(ferry_team_t team, uint64_t *dest, const uint64_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_uint64_prod_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_uint64_prod>(FERRYI_BLOCK, team, dest, source, sizeof(uint64_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint64_prod_reduce_block_timeout(ferry_team_t team, uint64_t *dest,
    const uint64_t *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uint64_prod_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_uint64_prod>(FERRYI_BLOCK, team, dest, source, sizeof(uint64_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_size_prod_reduce_warp(ferry_team_t team, size_t *dest, const size_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_size_prod_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_size_prod>(FERRYI_WARP, team, dest, source, sizeof(size_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_size_prod_reduce_warp_timeout(ferry_team_t team, size_t *dest, const size_t *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_size_prod_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_size_prod>(FERRYI_WARP, team, dest, source, sizeof(size_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_size_prod_reduce_block(ferry_team_t team, size_t *dest, const size_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_size_prod_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_size_prod>(FERRYI_BLOCK, team, dest, source, sizeof(size_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_size_prod_reduce_block_timeout(ferry_team_t team, size_t *dest, const size_t *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_size_prod_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_size_prod>(FERRYI_BLOCK, team, dest, source, sizeof(size_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_ptrdiff_prod_reduce_warp(ferry_team_t team, ptrdiff_t *dest, const ptrdiff_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_ptrdiff_prod_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_ptrdiff_prod>(FERRYI_WARP, team, dest, source, sizeof(ptrdiff_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ptrdiff_prod_reduce_warp_timeout(ferry_team_t team, ptrdiff_t *dest,
    const ptrdiff_t *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_ptrdiff_prod_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_ptrdiff_prod>(FERRYI_WARP, team, dest, source, sizeof(ptrdiff_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_ptrdiff_prod_reduce_block(ferry_team_t team, ptrdiff_t *dest, const ptrdiff_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_ptrdiff_prod_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_ptrdiff_prod>(FERRYI_BLOCK, team, dest, source, sizeof(ptrdiff_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ptrdiff_prod_reduce_block_timeout(ferry_team_t team, ptrdiff_t *dest,
    const ptrdiff_t *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_ptrdiff_prod_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_ptrdiff_prod>(FERRYI_BLOCK, team, dest, source, sizeof(ptrdiff_t), nreduce,
        timeout_ns));
}

/* ferry_TYPE_and_reduce */
FERRYI_INLINE ferry_status ferry_char_and_reduce_warp(ferry_team_t team, char *dest, const char *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_char_and_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_char_and>(FERRYI_WARP, team, dest, source, sizeof(char), nreduce, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_char_and_reduce_warp_timeout(ferry_team_t team, char *dest, const char *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_char_and_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_char_and>(FERRYI_WARP, team, dest, source, sizeof(char), nreduce, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_char_and_reduce_block(ferry_team_t team, char *dest, const char *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_char_and_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_char_and>(FERRYI_BLOCK, team, dest, source, sizeof(char), nreduce, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_char_and_reduce_block_timeout(ferry_team_t team, char *dest, const char *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_char_and_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_char_and>(FERRYI_BLOCK, team, dest, source, sizeof(char), nreduce, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_schar_and_reduce_warp(ferry_team_t team, signed char *dest, const signed char *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_schar_and_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_schar_and>(FERRYI_WARP, team, dest, source, sizeof(signed char), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_schar_and_reduce_warp_timeout(ferry_team_t team, signed char *dest,
    const signed char *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_schar_and_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_schar_and>(FERRYI_WARP, team, dest, source, sizeof(signed char), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_schar_and_reduce_block(ferry_team_t team, signed char *dest, const signed char *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_schar_and_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_schar_and>(FERRYI_BLOCK, team, dest, source, sizeof(signed char), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_schar_and_reduce_block_timeout(ferry_team_t team, signed char *dest,
    const signed char *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_schar_and_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_schar_and>(FERRYI_BLOCK, team, dest, source, sizeof(signed char), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_short_and_reduce_warp(ferry_team_t team, short *dest, const short *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_short_and_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_short_and>(FERRYI_WARP, team, dest, source, sizeof(short), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_short_and_reduce_warp_timeout(ferry_team_t team, short *dest, const short *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_short_and_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_short_and>(FERRYI_WARP, team, dest, source, sizeof(short), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_short_and_reduce_block(ferry_team_t team, short *dest, const short *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_short_and_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_short_and>(FERRYI_BLOCK, team, dest, source, sizeof(short), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_short_and_reduce_block_timeout(ferry_team_t team, short *dest, const short *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_short_and_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_short_and>(FERRYI_BLOCK, team, dest, source, sizeof(short), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uchar_and_reduce_warp(ferry_team_t team, unsigned char *dest,
    const unsigned char *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_uchar_and_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_uchar_and>(FERRYI_WARP, team, dest, source, sizeof(unsigned char), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uchar_and_reduce_warp_timeout(ferry_team_t team, unsigned char *dest,
    const unsigned char *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uchar_and_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_uchar_and>(FERRYI_WARP, team, dest, source, sizeof(unsigned char), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uchar_and_reduce_block(ferry_team_t team, unsigned char *dest,
    const unsigned char *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_uchar_and_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_uchar_and>(FERRYI_BLOCK, team, dest, source, sizeof(unsigned char), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uchar_and_reduce_block_timeout(ferry_team_t team, unsigned char *dest,
    const unsigned char *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uchar_and_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_uchar_and>(FERRYI_BLOCK, team, dest, source, sizeof(unsigned char), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_ushort_and_reduce_warp(ferry_team_t team, unsigned short *dest,
    const unsigned short *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_ushort_and_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_ushort_and>(FERRYI_WARP, team, dest, source, sizeof(unsigned short), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ushort_and_reduce_warp_timeout(ferry_team_t team, unsigned short *dest,
    const unsigned short *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_ushort_and_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_ushort_and>(FERRYI_WARP, team, dest, source, sizeof(unsigned short), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_ushort_and_reduce_block(ferry_team_t team, unsigned short *dest,
    const unsigned short *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_ushort_and_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_ushort_and>(FERRYI_BLOCK, team, dest, source, sizeof(unsigned short), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ushort_and_reduce_block_timeout(ferry_team_t team, unsigned short *dest,
    const unsigned short *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_ushort_and_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_ushort_and>(FERRYI_BLOCK, team, dest, source, sizeof(unsigned short), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_int_and_reduce_warp(ferry_team_t team, int *dest, const int *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_int_and_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_int_and>(FERRYI_WARP, team, dest, source, sizeof(int), nreduce, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int_and_reduce_warp_timeout(ferry_team_t team, int *dest, const int *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_int_and_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_int_and>(FERRYI_WARP, team, dest, source, sizeof(int), nreduce, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_int_and_reduce_block(ferry_team_t team, int *dest, const int *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_int_and_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_int_and>(FERRYI_BLOCK, team, dest, source, sizeof(int), nreduce, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int_and_reduce_block_timeout(ferry_team_t team, int *dest, const int *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_int_and_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_int_and>(FERRYI_BLOCK, team, dest, source, sizeof(int), nreduce, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_long_and_reduce_warp(ferry_team_t team, long *dest, const long *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_long_and_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_long_and>(FERRYI_WARP, team, dest, source, sizeof(long), nreduce, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_long_and_reduce_warp_timeout(ferry_team_t team, long *dest, const long *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_long_and_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_long_and>(FERRYI_WARP, team, dest, source, sizeof(long), nreduce, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_long_and_reduce_block(ferry_team_t team, long *dest, const long *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_long_and_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_long_and>(FERRYI_BLOCK, team, dest, source, sizeof(long), nreduce, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_long_and_reduce_block_timeout(ferry_team_t team, long *dest, const long *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_long_and_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_long_and>(FERRYI_BLOCK, team, dest, source, sizeof(long), nreduce, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_longlong_and_reduce_warp(ferry_team_t team, long long *dest, const long long *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_longlong_and_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_longlong_and>(FERRYI_WARP, team, dest, source, sizeof(long long), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_longlong_and_reduce_warp_timeout(ferry_team_t team, long long *dest,
    const long long *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_longlong_and_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_longlong_and>(FERRYI_WARP, team, dest, source, sizeof(long long), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_longlong_and_reduce_block(ferry_team_t team, long long *dest, const long long *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_longlong_and_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_longlong_and>(FERRYI_BLOCK, team, dest, source, sizeof(long long), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_longlong_and_reduce_block_timeout(ferry_team_t team, long long *dest,
    const long long *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_longlong_and_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_longlong_and>(FERRYI_BLOCK, team, dest, source, sizeof(long long), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uint_and_reduce_warp(ferry_team_t team, unsigned int *dest, const unsigned int *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_uint_and_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_uint_and>(FERRYI_WARP, team, dest, source, sizeof(unsigned int), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint_and_reduce_warp_timeout(ferry_team_t team, unsigned int *dest,
    const unsigned int *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uint_and_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_uint_and>(FERRYI_WARP, team, dest, source, sizeof(unsigned int), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uint_and_reduce_block(ferry_team_t team, unsigned int *dest,
    const unsigned int *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_uint_and_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_uint_and>(FERRYI_BLOCK, team, dest, source, sizeof(unsigned int), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint_and_reduce_block_timeout(ferry_team_t team, unsigned int *dest,
    const unsigned int *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uint_and_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_uint_and>(FERRYI_BLOCK, team, dest, source, sizeof(unsigned int), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_ulong_and_reduce_warp(ferry_team_t team, unsigned long *dest,
    const unsigned long *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_ulong_and_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_ulong_and>(FERRYI_WARP, team, dest, source, sizeof(unsigned long), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ulong_and_reduce_warp_timeout(ferry_team_t team, unsigned long *dest,
    const unsigned long *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_ulong_and_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_ulong_and>(FERRYI_WARP, team, dest, source, sizeof(unsigned long), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_ulong_and_reduce_block(ferry_team_t team, unsigned long *dest,
    const unsigned long *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_ulong_and_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_ulong_and>(FERRYI_BLOCK, team, dest, source, sizeof(unsigned long), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ulong_and_reduce_block_timeout(ferry_team_t team, unsigned long *dest,
    const unsigned long *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_ulong_and_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_ulong_and>(FERRYI_BLOCK, team, dest, source, sizeof(unsigned long), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_ulonglong_and_reduce_warp(ferry_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_ulonglong_and_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_ulonglong_and>(FERRYI_WARP, team, dest, source, sizeof(unsigned long long),
        nreduce, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ulonglong_and_reduce_warp_timeout(ferry_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_ulonglong_and_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_ulonglong_and>(FERRYI_WARP, team, dest, source, sizeof(unsigned long long),
        nreduce, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_ulonglong_and_reduce_block(ferry_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_ulonglong_and_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_ulonglong_and>(FERRYI_BLOCK, team, dest, source, sizeof(unsigned long long),
        nreduce, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ulonglong_and_reduce_block_timeout(ferry_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_ulonglong_and_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_ulonglong_and>(FERRYI_BLOCK, team, dest, source, sizeof(unsigned long long),
        nreduce, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_int8_and_reduce_warp(ferry_team_t team, int8_t *dest, const int8_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_int8_and_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_int8_and>(FERRYI_WARP, team, dest, source, sizeof(int8_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int8_and_reduce_warp_timeout(ferry_team_t team, int8_t *dest, const int8_t *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_int8_and_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_int8_and>(FERRYI_WARP, team, dest, source, sizeof(int8_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_int8_and_reduce_block(ferry_team_t team, int8_t *dest, const int8_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_int8_and_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_int8_and>(FERRYI_BLOCK, team, dest, source, sizeof(int8_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int8_and_reduce_block_timeout(ferry_team_t team, int8_t *dest, const int8_t *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_int8_and_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_int8_and>(FERRYI_BLOCK, team, dest, source, sizeof(int8_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_int16_and_reduce_warp(ferry_team_t team, int16_t *dest, const int16_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_int16_and_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_int16_and>(FERRYI_WARP, team, dest, source, sizeof(int16_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int16_and_reduce_warp_timeout(ferry_team_t team, int16_t *dest, const int16_t *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_int16_and_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_int16_and>(FERRYI_WARP, team, dest, source, sizeof(int16_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_int16_and_reduce_block(ferry_team_t team, int16_t *dest, const int16_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_int16_and_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_int16_and>(FERRYI_BLOCK, team, dest, source, sizeof(int16_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int16_and_reduce_block_timeout(ferry_team_t team, int16_t *dest, const int16_t *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_int16_and_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_int16_and>(FERRYI_BLOCK, team, dest, source, sizeof(int16_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uint8_and_reduce_warp(ferry_team_t team, uint8_t *dest, const uint8_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_uint8_and_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_uint8_and>(FERRYI_WARP, team, dest, source, sizeof(uint8_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint8_and_reduce_warp_timeout(ferry_team_t team, uint8_t *dest, const uint8_t *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uint8_and_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_uint8_and>(FERRYI_WARP, team, dest, source, sizeof(uint8_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uint8_and_reduce_block(ferry_team_t team, uint8_t *dest, const uint8_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_uint8_and_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_uint8_and>(FERRYI_BLOCK, team, dest, source, sizeof(uint8_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint8_and_reduce_block_timeout(ferry_team_t team, uint8_t *dest, const uint8_t *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uint8_and_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_uint8_and>(FERRYI_BLOCK, team, dest, source, sizeof(uint8_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uint16_and_reduce_warp(ferry_team_t team, uint16_t *dest, const uint16_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_uint16_and_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_uint16_and>(FERRYI_WARP, team, dest, source, sizeof(uint16_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint16_and_reduce_warp_timeout(ferry_team_t team, uint16_t *dest,
    const uint16_t *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uint16_and_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_uint16_and>(FERRYI_WARP, team, dest, source, sizeof(uint16_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uint16_and_reduce_block(ferry_team_t team, uint16_t *dest, const uint16_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_uint16_and_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_uint16_and>(FERRYI_BLOCK, team, dest, source, sizeof(uint16_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint16_and_reduce_block_timeout(ferry_team_t team, uint16_t *dest,
    const uint16_t *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uint16_and_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_uint16_and>(FERRYI_BLOCK, team, dest, source, sizeof(uint16_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_int32_and_reduce_warp(ferry_team_t team, int32_t *dest, const int32_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_int32_and_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_int32_and>(FERRYI_WARP, team, dest, source, sizeof(int32_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int32_and_reduce_warp_timeout(ferry_team_t team, int32_t *dest, const int32_t *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_int32_and_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_int32_and>(FERRYI_WARP, team, dest, source, sizeof(int32_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_int32_and_reduce_block(ferry_team_t team, int32_t *dest, const int32_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_int32_and_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_int32_and>(FERRYI_BLOCK, team, dest, source, sizeof(int32_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int32_and_reduce_block_timeout(ferry_team_t team, int32_t *dest, const int32_t *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_int32_and_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_int32_and>(FERRYI_BLOCK, team, dest, source, sizeof(int32_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_int64_and_reduce_warp(ferry_team_t team, int64_t *dest, const int64_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_int64_and_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_int64_and>(FERRYI_WARP, team, dest, source, sizeof(int64_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int64_and_reduce_warp_timeout(ferry_team_t team, int64_t *dest, const int64_t *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_int64_and_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_int64_and>(FERRYI_WARP, team, dest, source, sizeof(int64_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_int64_and_reduce_block(ferry_team_t team, int64_t *dest, const int64_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_int64_and_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_int64_and>(FERRYI_BLOCK, team, dest, source, sizeof(int64_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int64_and_reduce_block_timeout(ferry_team_t team, int64_t *dest, const int64_t *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_int64_and_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_int64_and>(FERRYI_BLOCK, team, dest, source, sizeof(int64_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uint32_and_reduce_warp(ferry_team_t team, uint32_t *dest, const uint32_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_uint32_and_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_uint32_and>(FERRYI_WARP, team, dest, source, sizeof(uint32_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint32_and_reduce_warp_timeout(ferry_team_t team, uint32_t *dest,
    const uint32_t *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uint32_and_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_uint32_and>(FERRYI_WARP, team, dest, source, sizeof(uint32_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uint32_and_reduce_block(ferry_team_t team, uint32_t *dest, const uint32_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_uint32_and_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_uint32_and>(FERRYI_BLOCK, team, dest, source, sizeof(uint32_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint32_and_reduce_block_timeout(ferry_team_t team, uint32_t *dest,
    const uint32_t *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uint32_and_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_uint32_and>(FERRYI_BLOCK, team, dest, source, sizeof(uint32_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uint64_and_reduce_warp(ferry_team_t team, uint64_t *dest, const uint64_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_uint64_and_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_uint64_and>(FERRYI_WARP, team, dest, source, sizeof(uint64_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint64_and_reduce_warp_timeout(ferry_team_t team, uint64_t *dest,
    const uint64_t *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uint64_and_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_uint64_and>(FERRYI_WARP, team, dest, source, sizeof(uint64_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uint64_and_reduce_block(ferry_team_t team, uint64_t *dest, const uint64_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_uint64_and_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_uint64_and>(FERRYI_BLOCK, team, dest, source, sizeof(uint64_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint64_and_reduce_block_timeout(ferry_team_t team, uint64_t *dest,
    const uint64_t *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uint64_and_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_uint64_and>(FERRYI_BLOCK, team, dest, source, sizeof(uint64_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_size_and_reduce_warp(ferry_team_t team, size_t *dest, const size_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_size_and_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_size_and>(FERRYI_WARP, team, dest, source, sizeof(size_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_size_and_reduce_warp_timeout(ferry_team_t team, size_t *dest, const size_t *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_size_and_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_size_and>(FERRYI_WARP, team, dest, source, sizeof(size_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_size_and_reduce_block(ferry_team_t team, size_t *dest, const size_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_size_and_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_size_and>(FERRYI_BLOCK, team, dest, source, sizeof(size_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_size_and_reduce_block_timeout(ferry_team_t team, size_t *dest, const size_t *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_size_and_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_size_and>(FERRYI_BLOCK, team, dest, source, sizeof(size_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_ptrdiff_and_reduce_warp(ferry_team_t team, ptrdiff_t *dest, const ptrdiff_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_ptrdiff_and_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_ptrdiff_and>(FERRYI_WARP, team, dest, source, sizeof(ptrdiff_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ptrdiff_and_reduce_warp_timeout(ferry_team_t team, ptrdiff_t *dest,
    const ptrdiff_t *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_ptrdiff_and_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_ptrdiff_and>(FERRYI_WARP, team, dest, source, sizeof(ptrdiff_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_ptrdiff_and_reduce_block(ferry_team_t team, ptrdiff_t *dest, const ptrdiff_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_ptrdiff_and_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_ptrdiff_and>(FERRYI_BLOCK, team, dest, source, sizeof(ptrdiff_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ptrdiff_and_reduce_block_timeout(ferry_team_t team, ptrdiff_t *dest,
    const ptrdiff_t *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_ptrdiff_and_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_ptrdiff_and>(FERRYI_BLOCK, team, dest, source, sizeof(ptrdiff_t), nreduce,
        timeout_ns));
}

/* ferry_TYPE_or_reduce */
FERRYI_INLINE ferry_status ferry_char_or_reduce_warp(ferry_team_t team, char *dest, const char *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_char_or_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_char_or>(FERRYI_WARP, team, dest, source, sizeof(char), nreduce, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_char_or_reduce_warp_timeout(ferry_team_t team, char *dest, const char *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_char_or_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_char_or>(FERRYI_WARP, team, dest, source, sizeof(char), nreduce, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_char_or_reduce_block(ferry_team_t team, char *dest, const char *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_char_or_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_char_or>(FERRYI_BLOCK, team, dest, source, sizeof(char), nreduce, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_char_or_reduce_block_timeout(ferry_team_t team, char *dest, const char *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_char_or_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_char_or>(FERRYI_BLOCK, team, dest, source, sizeof(char), nreduce, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_schar_or_reduce_warp(ferry_team_t team, signed char *dest, const signed char *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_schar_or_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_schar_or>(FERRYI_WARP, team, dest, source, sizeof(signed char), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_schar_or_reduce_warp_timeout(ferry_team_t team, signed char *dest,
    const signed char *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_schar_or_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_schar_or>(FERRYI_WARP, team, dest, source, sizeof(signed char), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_schar_or_reduce_block(ferry_team_t team, signed char *dest, const signed char *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_schar_or_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_schar_or>(FERRYI_BLOCK, team, dest, source, sizeof(signed char), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_schar_or_reduce_block_timeout(ferry_team_t team, signed char *dest,
    const signed char *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_schar_or_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_schar_or>(FERRYI_BLOCK, team, dest, source, sizeof(signed char), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_short_or_reduce_warp(ferry_team_t team, short *dest, const short *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_short_or_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_short_or>(FERRYI_WARP, team, dest, source, sizeof(short), nreduce, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_short_or_reduce_warp_timeout(ferry_team_t team, short *dest, const short *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_short_or_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_short_or>(FERRYI_WARP, team, dest, source, sizeof(short), nreduce, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_short_or_reduce_block(ferry_team_t team, short *dest, const short *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_short_or_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_short_or>(FERRYI_BLOCK, team, dest, source, sizeof(short), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_short_or_reduce_block_timeout(ferry_team_t team, short *dest, const short *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_short_or_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_short_or>(FERRYI_BLOCK, team, dest, source, sizeof(short), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uchar_or_reduce_warp(ferry_team_t team, unsigned char *dest,
    const unsigned char *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_uchar_or_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_uchar_or>(FERRYI_WARP, team, dest, source, sizeof(unsigned char), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uchar_or_reduce_warp_timeout(ferry_team_t team, unsigned char *dest,
    const unsigned char *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uchar_or_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_uchar_or>(FERRYI_WARP, team, dest, source, sizeof(unsigned char), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uchar_or_reduce_block(ferry_team_t team, unsigned char *dest,
    const unsigned char *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_uchar_or_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_uchar_or>(FERRYI_BLOCK, team, dest, source, sizeof(unsigned char), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uchar_or_reduce_block_timeout(ferry_team_t team, unsigned char *dest,
    const unsigned char *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uchar_or_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_uchar_or>(FERRYI_BLOCK, team, dest, source, sizeof(unsigned char), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_ushort_or_reduce_warp(ferry_team_t team, unsigned short *dest,
    const unsigned short *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_ushort_or_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_ushort_or>(FERRYI_WARP, team, dest, source, sizeof(unsigned short), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ushort_or_reduce_warp_timeout(ferry_team_t team, unsigned short *dest,
    const unsigned short *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_ushort_or_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_ushort_or>(FERRYI_WARP, team, dest, source, sizeof(unsigned short), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_ushort_or_reduce_block(ferry_team_t team, unsigned short *dest,
    const unsigned short *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_ushort_or_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_ushort_or>(FERRYI_BLOCK, team, dest, source, sizeof(unsigned short), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ushort_or_reduce_block_timeout(ferry_team_t team, unsigned short *dest,
    const unsigned short *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_ushort_or_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_ushort_or>(FERRYI_BLOCK, team, dest, source, sizeof(unsigned short), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_int_or_reduce_warp(ferry_team_t team, int *dest, const int *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_int_or_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_int_or>(FERRYI_WARP, team, dest, source, sizeof(int), nreduce, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int_or_reduce_warp_timeout(ferry_team_t team, int *dest, const int *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_int_or_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_int_or>(FERRYI_WARP, team, dest, source, sizeof(int), nreduce, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_int_or_reduce_block(ferry_team_t team, int *dest, const int *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_int_or_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_int_or>(FERRYI_BLOCK, team, dest, source, sizeof(int), nreduce, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int_or_reduce_block_timeout(ferry_team_t team, int *dest, const int *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_int_or_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_int_or>(FERRYI_BLOCK, team, dest, source, sizeof(int), nreduce, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_long_or_reduce_warp(ferry_team_t team, long *dest, const long *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_long_or_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_long_or>(FERRYI_WARP, team, dest, source, sizeof(long), nreduce, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_long_or_reduce_warp_timeout(ferry_team_t team, long *dest, const long *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_long_or_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_long_or>(FERRYI_WARP, team, dest, source, sizeof(long), nreduce, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_long_or_reduce_block(ferry_team_t team, long *dest, const long *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_long_or_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_long_or>(FERRYI_BLOCK, team, dest, source, sizeof(long), nreduce, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_long_or_reduce_block_timeout(ferry_team_t team, long *dest, const long *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_long_or_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_long_or>(FERRYI_BLOCK, team, dest, source, sizeof(long), nreduce, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_longlong_or_reduce_warp(ferry_team_t team, long long *dest, const long long *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_longlong_or_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_longlong_or>(FERRYI_WARP, team, dest, source, sizeof(long long), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_longlong_or_reduce_warp_timeout(ferry_team_t team, long long *dest,
    const long long *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_longlong_or_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_longlong_or>(FERRYI_WARP, team, dest, source, sizeof(long long), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_longlong_or_reduce_block(ferry_team_t team, long long *dest, const long long *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_longlong_or_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_longlong_or>(FERRYI_BLOCK, team, dest, source, sizeof(long long), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_longlong_or_reduce_block_timeout(ferry_team_t team, long long *dest,
    const long long *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_longlong_or_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_longlong_or>(FERRYI_BLOCK, team, dest, source, sizeof(long long), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uint_or_reduce_warp(ferry_team_t team, unsigned int *dest, const unsigned int *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_uint_or_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_uint_or>(FERRYI_WARP, team, dest, source, sizeof(unsigned int), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint_or_reduce_warp_timeout(ferry_team_t team, unsigned int *dest,
    const unsigned int *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uint_or_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_uint_or>(FERRYI_WARP, team, dest, source, sizeof(unsigned int), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uint_or_reduce_block(ferry_team_t team, unsigned int *dest, const unsigned int *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_uint_or_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_uint_or>(FERRYI_BLOCK, team, dest, source, sizeof(unsigned int), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint_or_reduce_block_timeout(ferry_team_t team, unsigned int *dest,
    const unsigned int *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uint_or_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_uint_or>(FERRYI_BLOCK, team, dest, source, sizeof(unsigned int), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_ulong_or_reduce_warp(ferry_team_t team, unsigned long *dest,
    const unsigned long *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_ulong_or_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_ulong_or>(FERRYI_WARP, team, dest, source, sizeof(unsigned long), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ulong_or_reduce_warp_timeout(ferry_team_t team, unsigned long *dest,
    const unsigned long *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_ulong_or_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_ulong_or>(FERRYI_WARP, team, dest, source, sizeof(unsigned long), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_ulong_or_reduce_block(ferry_team_t team, unsigned long *dest,
    const unsigned long *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_ulong_or_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_ulong_or>(FERRYI_BLOCK, team, dest, source, sizeof(unsigned long), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ulong_or_reduce_block_timeout(ferry_team_t team, unsigned long *dest,
    const unsigned long *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_ulong_or_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_ulong_or>(FERRYI_BLOCK, team, dest, source, sizeof(unsigned long), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_ulonglong_or_reduce_warp(ferry_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_ulonglong_or_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_ulonglong_or>(FERRYI_WARP, team, dest, source, sizeof(unsigned long long),
        nreduce, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ulonglong_or_reduce_warp_timeout(ferry_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_ulonglong_or_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_ulonglong_or>(FERRYI_WARP, team, dest, source, sizeof(unsigned long long),
        nreduce, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_ulonglong_or_reduce_block(ferry_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_ulonglong_or_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_ulonglong_or>(FERRYI_BLOCK, team, dest, source, sizeof(unsigned long long),
        nreduce, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ulonglong_or_reduce_block_timeout(ferry_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_ulonglong_or_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_ulonglong_or>(FERRYI_BLOCK, team, dest, source, sizeof(unsigned long long),
        nreduce, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_int8_or_reduce_warp(ferry_team_t team, int8_t *dest, const int8_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_int8_or_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_int8_or>(FERRYI_WARP, team, dest, source, sizeof(int8_t), nreduce, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int8_or_reduce_warp_timeout(ferry_team_t team, int8_t *dest, const int8_t *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_int8_or_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_int8_or>(FERRYI_WARP, team, dest, source, sizeof(int8_t), nreduce, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_int8_or_reduce_block(ferry_team_t team, int8_t *dest, const int8_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_int8_or_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_int8_or>(FERRYI_BLOCK, team, dest, source, sizeof(int8_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int8_or_reduce_block_timeout(ferry_team_t team, int8_t *dest, const int8_t *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_int8_or_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_int8_or>(FERRYI_BLOCK, team, dest, source, sizeof(int8_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_int16_or_reduce_warp(ferry_team_t team, int16_t *dest, const int16_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_int16_or_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_int16_or>(FERRYI_WARP, team, dest, source, sizeof(int16_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int16_or_reduce_warp_timeout(ferry_team_t team, int16_t *dest, const int16_t *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_int16_or_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_int16_or>(FERRYI_WARP, team, dest, source, sizeof(int16_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_int16_or_reduce_block(ferry_team_t team, int16_t *dest, const int16_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_int16_or_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_int16_or>(FERRYI_BLOCK, team, dest, source, sizeof(int16_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int16_or_reduce_block_timeout(ferry_team_t team, int16_t *dest, const int16_t *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_int16_or_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_int16_or>(FERRYI_BLOCK, team, dest, source, sizeof(int16_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uint8_or_reduce_warp(ferry_team_t team, uint8_t *dest, const uint8_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_uint8_or_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_uint8_or>(FERRYI_WARP, team, dest, source, sizeof(uint8_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint8_or_reduce_warp_timeout(ferry_team_t team, uint8_t *dest, const uint8_t *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uint8_or_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_uint8_or>(FERRYI_WARP, team, dest, source, sizeof(uint8_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uint8_or_reduce_block(ferry_team_t team, uint8_t *dest, const uint8_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_uint8_or_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_uint8_or>(FERRYI_BLOCK, team, dest, source, sizeof(uint8_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint8_or_reduce_block_timeout(ferry_team_t team, uint8_t *dest, const uint8_t *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uint8_or_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_uint8_or>(FERRYI_BLOCK, team, dest, source, sizeof(uint8_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uint16_or_reduce_warp(ferry_team_t team, uint16_t *dest, const uint16_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_uint16_or_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_uint16_or>(FERRYI_WARP, team, dest, source, sizeof(uint16_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint16_or_reduce_warp_timeout(ferry_team_t team, uint16_t *dest,
    const uint16_t *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uint16_or_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_uint16_or>(FERRYI_WARP, team, dest, source, sizeof(uint16_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uint16_or_reduce_block(ferry_team_t team, uint16_t *dest, const uint16_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_uint16_or_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_uint16_or>(FERRYI_BLOCK, team, dest, source, sizeof(uint16_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint16_or_reduce_block_timeout(ferry_team_t team, uint16_t *dest,
    const uint16_t *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uint16_or_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_uint16_or>(FERRYI_BLOCK, team, dest, source, sizeof(uint16_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_int32_or_reduce_warp(ferry_team_t team, int32_t *dest, const int32_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_int32_or_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_int32_or>(FERRYI_WARP, team, dest, source, sizeof(int32_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int32_or_reduce_warp_timeout(ferry_team_t team, int32_t *dest, const int32_t *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_int32_or_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_int32_or>(FERRYI_WARP, team, dest, source, sizeof(int32_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_int32_or_reduce_block(ferry_team_t team, int32_t *dest, const int32_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_int32_or_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_int32_or>(FERRYI_BLOCK, team, dest, source, sizeof(int32_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int32_or_reduce_block_timeout(ferry_team_t team, int32_t *dest, const int32_t *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_int32_or_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_int32_or>(FERRYI_BLOCK, team, dest, source, sizeof(int32_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_int64_or_reduce_warp(ferry_team_t team, int64_t *dest, const int64_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_int64_or_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_int64_or>(FERRYI_WARP, team, dest, source, sizeof(int64_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int64_or_reduce_warp_timeout(ferry_team_t team, int64_t *dest, const int64_t *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_int64_or_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_int64_or>(FERRYI_WARP, team, dest, source, sizeof(int64_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_int64_or_reduce_block(ferry_team_t team, int64_t *dest, const int64_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_int64_or_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_int64_or>(FERRYI_BLOCK, team, dest, source, sizeof(int64_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int64_or_reduce_block_timeout(ferry_team_t team, int64_t *dest, const int64_t *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_int64_or_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_int64_or>(FERRYI_BLOCK, team, dest, source, sizeof(int64_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uint32_or_reduce_warp(ferry_team_t team, uint32_t *dest, const uint32_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_uint32_or_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_uint32_or>(FERRYI_WARP, team, dest, source, sizeof(uint32_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint32_or_reduce_warp_timeout(ferry_team_t team, uint32_t *dest,
    const uint32_t *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uint32_or_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_uint32_or>(FERRYI_WARP, team, dest, source, sizeof(uint32_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uint32_or_reduce_block(ferry_team_t team, uint32_t *dest, const uint32_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_uint32_or_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_uint32_or>(FERRYI_BLOCK, team, dest, source, sizeof(uint32_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint32_or_reduce_block_timeout(ferry_team_t team, uint32_t *dest,
    const uint32_t *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uint32_or_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_uint32_or>(FERRYI_BLOCK, team, dest, source, sizeof(uint32_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uint64_or_reduce_warp(ferry_team_t team, uint64_t *dest, const uint64_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_uint64_or_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_uint64_or>(FERRYI_WARP, team, dest, source, sizeof(uint64_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint64_or_reduce_warp_timeout(ferry_team_t team, uint64_t *dest,
    const uint64_t *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uint64_or_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_uint64_or>(FERRYI_WARP, team, dest, source, sizeof(uint64_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uint64_or_reduce_block(ferry_team_t team, uint64_t *dest, const uint64_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_uint64_or_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_uint64_or>(FERRYI_BLOCK, team, dest, source, sizeof(uint64_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint64_or_reduce_block_timeout(ferry_team_t team, uint64_t *dest,
    const uint64_t *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uint64_or_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_uint64_or>(FERRYI_BLOCK, team, dest, source, sizeof(uint64_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_size_or_reduce_warp(ferry_team_t team, size_t *dest, const size_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_size_or_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_size_or>(FERRYI_WARP, team, dest, source, sizeof(size_t), nreduce, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_size_or_reduce_warp_timeout(ferry_team_t team, size_t *dest, const size_t *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_size_or_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_size_or>(FERRYI_WARP, team, dest, source, sizeof(size_t), nreduce, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_size_or_reduce_block(ferry_team_t team, size_t *dest, const size_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_size_or_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_size_or>(FERRYI_BLOCK, team, dest, source, sizeof(size_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_size_or_reduce_block_timeout(ferry_team_t team, size_t *dest, const size_t *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_size_or_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_size_or>(FERRYI_BLOCK, team, dest, source, sizeof(size_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_ptrdiff_or_reduce_warp(ferry_team_t team, ptrdiff_t *dest, const ptrdiff_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_ptrdiff_or_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_ptrdiff_or>(FERRYI_WARP, team, dest, source, sizeof(ptrdiff_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ptrdiff_or_reduce_warp_timeout(ferry_team_t team, ptrdiff_t *dest,
    const ptrdiff_t *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_ptrdiff_or_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_ptrdiff_or>(FERRYI_WARP, team, dest, source, sizeof(ptrdiff_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_ptrdiff_or_reduce_block(ferry_team_t team, ptrdiff_t *dest, const ptrdiff_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_ptrdiff_or_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_ptrdiff_or>(FERRYI_BLOCK, team, dest, source, sizeof(ptrdiff_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ptrdiff_or_reduce_block_timeout(ferry_team_t team, ptrdiff_t *dest,
    const ptrdiff_t *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_ptrdiff_or_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_ptrdiff_or>(FERRYI_BLOCK, team, dest, source, sizeof(ptrdiff_t), nreduce,
        timeout_ns));
}

/* ferry_TYPE_xor_reduce */
FERRYI_INLINE ferry_status ferry_char_xor_reduce_warp(ferry_team_t team, char *dest, const char *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_char_xor_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_char_xor>(FERRYI_WARP, team, dest, source, sizeof(char), nreduce, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_char_xor_reduce_warp_timeout(ferry_team_t team, char *dest, const char *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_char_xor_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_char_xor>(FERRYI_WARP, team, dest, source, sizeof(char), nreduce, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_char_xor_reduce_block(ferry_team_t team, char *dest, const char *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_char_xor_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_char_xor>(FERRYI_BLOCK, team, dest, source, sizeof(char), nreduce, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_char_xor_reduce_block_timeout(ferry_team_t team, char *dest, const char *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_char_xor_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_char_xor>(FERRYI_BLOCK, team, dest, source, sizeof(char), nreduce, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_schar_xor_reduce_warp(ferry_team_t team, signed char *dest, const signed char *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_schar_xor_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_schar_xor>(FERRYI_WARP, team, dest, source, sizeof(signed char), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_schar_xor_reduce_warp_timeout(ferry_team_t team, signed char *dest,
    const signed char *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_schar_xor_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_schar_xor>(FERRYI_WARP, team, dest, source, sizeof(signed char), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_schar_xor_reduce_block(ferry_team_t team, signed char *dest, const signed char *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_schar_xor_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_schar_xor>(FERRYI_BLOCK, team, dest, source, sizeof(signed char), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_schar_xor_reduce_block_timeout(ferry_team_t team, signed char *dest,
    const signed char *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_schar_xor_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_schar_xor>(FERRYI_BLOCK, team, dest, source, sizeof(signed char), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_short_xor_reduce_warp(ferry_team_t team, short *dest, const short *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_short_xor_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_short_xor>(FERRYI_WARP, team, dest, source, sizeof(short), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_short_xor_reduce_warp_timeout(ferry_team_t team, short *dest, const short *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_short_xor_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_short_xor>(FERRYI_WARP, team, dest, source, sizeof(short), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_short_xor_reduce_block(ferry_team_t team, short *dest, const short *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_short_xor_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_short_xor>(FERRYI_BLOCK, team, dest, source, sizeof(short), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_short_xor_reduce_block_timeout(ferry_team_t team, short *dest, const short *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_short_xor_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_short_xor>(FERRYI_BLOCK, team, dest, source, sizeof(short), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uchar_xor_reduce_warp(ferry_team_t team, unsigned char *dest,
    const unsigned char *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_uchar_xor_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_uchar_xor>(FERRYI_WARP, team, dest, source, sizeof(unsigned char), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uchar_xor_reduce_warp_timeout(ferry_team_t team, unsigned char *dest,
    const unsigned char *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uchar_xor_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_uchar_xor>(FERRYI_WARP, team, dest, source, sizeof(unsigned char), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uchar_xor_reduce_block(ferry_team_t team, unsigned char *dest,
    const unsigned char *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_uchar_xor_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_uchar_xor>(FERRYI_BLOCK, team, dest, source, sizeof(unsigned char), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uchar_xor_reduce_block_timeout(ferry_team_t team, unsigned char *dest,
    const unsigned char *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uchar_xor_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_uchar_xor>(FERRYI_BLOCK, team, dest, source, sizeof(unsigned char), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_ushort_xor_reduce_warp(ferry_team_t team, unsigned short *dest,
    const unsigned short *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_ushort_xor_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_ushort_xor>(FERRYI_WARP, team, dest, source, sizeof(unsigned short), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ushort_xor_reduce_warp_timeout(ferry_team_t team, unsigned short *dest,
    const unsigned short *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_ushort_xor_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_ushort_xor>(FERRYI_WARP, team, dest, source, sizeof(unsigned short), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_ushort_xor_reduce_block(ferry_team_t team, unsigned short *dest,
    const unsigned short *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_ushort_xor_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_ushort_xor>(FERRYI_BLOCK, team, dest, source, sizeof(unsigned short), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ushort_xor_reduce_block_timeout(ferry_team_t team, unsigned short *dest,
    const unsigned short *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_ushort_xor_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_ushort_xor>(FERRYI_BLOCK, team, dest, source, sizeof(unsigned short), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_int_xor_reduce_warp(ferry_team_t team, int *dest, const int *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_int_xor_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_int_xor>(FERRYI_WARP, team, dest, source, sizeof(int), nreduce, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int_xor_reduce_warp_timeout(ferry_team_t team, int *dest, const int *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_int_xor_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_int_xor>(FERRYI_WARP, team, dest, source, sizeof(int), nreduce, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_int_xor_reduce_block(ferry_team_t team, int *dest, const int *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_int_xor_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_int_xor>(FERRYI_BLOCK, team, dest, source, sizeof(int), nreduce, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int_xor_reduce_block_timeout(ferry_team_t team, int *dest, const int *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_int_xor_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_int_xor>(FERRYI_BLOCK, team, dest, source, sizeof(int), nreduce, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_long_xor_reduce_warp(ferry_team_t team, long *dest, const long *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_long_xor_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_long_xor>(FERRYI_WARP, team, dest, source, sizeof(long), nreduce, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_long_xor_reduce_warp_timeout(ferry_team_t team, long *dest, const long *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_long_xor_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_long_xor>(FERRYI_WARP, team, dest, source, sizeof(long), nreduce, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_long_xor_reduce_block(ferry_team_t team, long *dest, const long *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_long_xor_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_long_xor>(FERRYI_BLOCK, team, dest, source, sizeof(long), nreduce, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_long_xor_reduce_block_timeout(ferry_team_t team, long *dest, const long *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_long_xor_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_long_xor>(FERRYI_BLOCK, team, dest, source, sizeof(long), nreduce, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_longlong_xor_reduce_warp(ferry_team_t team, long long *dest, const long long *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_longlong_xor_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_longlong_xor>(FERRYI_WARP, team, dest, source, sizeof(long long), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_longlong_xor_reduce_warp_timeout(ferry_team_t team, long long *dest,
    const long long *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_longlong_xor_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_longlong_xor>(FERRYI_WARP, team, dest, source, sizeof(long long), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_longlong_xor_reduce_block(ferry_team_t team, long long *dest, const long long *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_longlong_xor_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_longlong_xor>(FERRYI_BLOCK, team, dest, source, sizeof(long long), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_longlong_xor_reduce_block_timeout(ferry_team_t team, long long *dest,
    const long long *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_longlong_xor_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_longlong_xor>(FERRYI_BLOCK, team, dest, source, sizeof(long long), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uint_xor_reduce_warp(ferry_team_t team, unsigned int *dest, const unsigned int *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_uint_xor_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_uint_xor>(FERRYI_WARP, team, dest, source, sizeof(unsigned int), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint_xor_reduce_warp_timeout(ferry_team_t team, unsigned int *dest,
    const unsigned int *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uint_xor_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_uint_xor>(FERRYI_WARP, team, dest, source, sizeof(unsigned int), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uint_xor_reduce_block(ferry_team_t team, unsigned int *dest,
    const unsigned int *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_uint_xor_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_uint_xor>(FERRYI_BLOCK, team, dest, source, sizeof(unsigned int), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint_xor_reduce_block_timeout(ferry_team_t team, unsigned int *dest,
    const unsigned int *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uint_xor_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_uint_xor>(FERRYI_BLOCK, team, dest, source, sizeof(unsigned int), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_ulong_xor_reduce_warp(ferry_team_t team, unsigned long *dest,
    const unsigned long *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_ulong_xor_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_ulong_xor>(FERRYI_WARP, team, dest, source, sizeof(unsigned long), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ulong_xor_reduce_warp_timeout(ferry_team_t team, unsigned long *dest,
    const unsigned long *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_ulong_xor_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_ulong_xor>(FERRYI_WARP, team, dest, source, sizeof(unsigned long), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_ulong_xor_reduce_block(ferry_team_t team, unsigned long *dest,
    const unsigned long *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_ulong_xor_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_ulong_xor>(FERRYI_BLOCK, team, dest, source, sizeof(unsigned long), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ulong_xor_reduce_block_timeout(ferry_team_t team, unsigned long *dest,
    const unsigned long *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_ulong_xor_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_ulong_xor>(FERRYI_BLOCK, team, dest, source, sizeof(unsigned long), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_ulonglong_xor_reduce_warp(ferry_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_ulonglong_xor_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_ulonglong_xor>(FERRYI_WARP, team, dest, source, sizeof(unsigned long long),
        nreduce, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ulonglong_xor_reduce_warp_timeout(ferry_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_ulonglong_xor_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_ulonglong_xor>(FERRYI_WARP, team, dest, source, sizeof(unsigned long long),
        nreduce, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_ulonglong_xor_reduce_block(ferry_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_ulonglong_xor_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_ulonglong_xor>(FERRYI_BLOCK, team, dest, source, sizeof(unsigned long long),
        nreduce, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ulonglong_xor_reduce_block_timeout(ferry_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_ulonglong_xor_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_ulonglong_xor>(FERRYI_BLOCK, team, dest, source, sizeof(unsigned long long),
        nreduce, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_int8_xor_reduce_warp(ferry_team_t team, int8_t *dest, const int8_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_int8_xor_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_int8_xor>(FERRYI_WARP, team, dest, source, sizeof(int8_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int8_xor_reduce_warp_timeout(ferry_team_t team, int8_t *dest, const int8_t *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_int8_xor_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_int8_xor>(FERRYI_WARP, team, dest, source, sizeof(int8_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_int8_xor_reduce_block(ferry_team_t team, int8_t *dest, const int8_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_int8_xor_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_int8_xor>(FERRYI_BLOCK, team, dest, source, sizeof(int8_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int8_xor_reduce_block_timeout(ferry_team_t team, int8_t *dest, const int8_t *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_int8_xor_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_int8_xor>(FERRYI_BLOCK, team, dest, source, sizeof(int8_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_int16_xor_reduce_warp(ferry_team_t team, int16_t *dest, const int16_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_int16_xor_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_int16_xor>(FERRYI_WARP, team, dest, source, sizeof(int16_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int16_xor_reduce_warp_timeout(ferry_team_t team, int16_t *dest, const int16_t *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_int16_xor_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_int16_xor>(FERRYI_WARP, team, dest, source, sizeof(int16_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_int16_xor_reduce_block(ferry_team_t team, int16_t *dest, const int16_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_int16_xor_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_int16_xor>(FERRYI_BLOCK, team, dest, source, sizeof(int16_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int16_xor_reduce_block_timeout(ferry_team_t team, int16_t *dest, const int16_t *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_int16_xor_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_int16_xor>(FERRYI_BLOCK, team, dest, source, sizeof(int16_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uint8_xor_reduce_warp(ferry_team_t team, uint8_t *dest, const uint8_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_uint8_xor_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_uint8_xor>(FERRYI_WARP, team, dest, source, sizeof(uint8_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint8_xor_reduce_warp_timeout(ferry_team_t team, uint8_t *dest, const uint8_t *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uint8_xor_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_uint8_xor>(FERRYI_WARP, team, dest, source, sizeof(uint8_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uint8_xor_reduce_block(ferry_team_t team, uint8_t *dest, const uint8_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_uint8_xor_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_uint8_xor>(FERRYI_BLOCK, team, dest, source, sizeof(uint8_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint8_xor_reduce_block_timeout(ferry_team_t team, uint8_t *dest, const uint8_t *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uint8_xor_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_uint8_xor>(FERRYI_BLOCK, team, dest, source, sizeof(uint8_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uint16_xor_reduce_warp(ferry_team_t team, uint16_t *dest, const uint16_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_uint16_xor_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_uint16_xor>(FERRYI_WARP, team, dest, source, sizeof(uint16_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint16_xor_reduce_warp_timeout(ferry_team_t team, uint16_t *dest,
    const uint16_t *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uint16_xor_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_uint16_xor>(FERRYI_WARP, team, dest, source, sizeof(uint16_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uint16_xor_reduce_block(ferry_team_t team, uint16_t *dest, const uint16_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_uint16_xor_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_uint16_xor>(FERRYI_BLOCK, team, dest, source, sizeof(uint16_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint16_xor_reduce_block_timeout(ferry_team_t team, uint16_t *dest,
    const uint16_t *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uint16_xor_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_uint16_xor>(FERRYI_BLOCK, team, dest, source, sizeof(uint16_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_int32_xor_reduce_warp(ferry_team_t team, int32_t *dest, const int32_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_int32_xor_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_int32_xor>(FERRYI_WARP, team, dest, source, sizeof(int32_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int32_xor_reduce_warp_timeout(ferry_team_t team, int32_t *dest, const int32_t *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_int32_xor_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_int32_xor>(FERRYI_WARP, team, dest, source, sizeof(int32_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_int32_xor_reduce_block(ferry_team_t team, int32_t *dest, const int32_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_int32_xor_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_int32_xor>(FERRYI_BLOCK, team, dest, source, sizeof(int32_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int32_xor_reduce_block_timeout(ferry_team_t team, int32_t *dest, const int32_t *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_int32_xor_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_int32_xor>(FERRYI_BLOCK, team, dest, source, sizeof(int32_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_int64_xor_reduce_warp(ferry_team_t team, int64_t *dest, const int64_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_int64_xor_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_int64_xor>(FERRYI_WARP, team, dest, source, sizeof(int64_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int64_xor_reduce_warp_timeout(ferry_team_t team, int64_t *dest, const int64_t *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_int64_xor_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_int64_xor>(FERRYI_WARP, team, dest, source, sizeof(int64_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_int64_xor_reduce_block(ferry_team_t team, int64_t *dest, const int64_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_int64_xor_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_int64_xor>(FERRYI_BLOCK, team, dest, source, sizeof(int64_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int64_xor_reduce_block_timeout(ferry_team_t team, int64_t *dest, const int64_t *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_int64_xor_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_int64_xor>(FERRYI_BLOCK, team, dest, source, sizeof(int64_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uint32_xor_reduce_warp(ferry_team_t team, uint32_t *dest, const uint32_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_uint32_xor_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_uint32_xor>(FERRYI_WARP, team, dest, source, sizeof(uint32_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint32_xor_reduce_warp_timeout(ferry_team_t team, uint32_t *dest,
    const uint32_t *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uint32_xor_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_uint32_xor>(FERRYI_WARP, team, dest, source, sizeof(uint32_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uint32_xor_reduce_block(ferry_team_t team, uint32_t *dest, const uint32_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_uint32_xor_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_uint32_xor>(FERRYI_BLOCK, team, dest, source, sizeof(uint32_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint32_xor_reduce_block_timeout(ferry_team_t team, uint32_t *dest,
    const uint32_t *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uint32_xor_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_uint32_xor>(FERRYI_BLOCK, team, dest, source, sizeof(uint32_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uint64_xor_reduce_warp(ferry_team_t team, uint64_t *dest, const uint64_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_uint64_xor_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_uint64_xor>(FERRYI_WARP, team, dest, source, sizeof(uint64_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint64_xor_reduce_warp_timeout(ferry_team_t team, uint64_t *dest,
    const uint64_t *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uint64_xor_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_uint64_xor>(FERRYI_WARP, team, dest, source, sizeof(uint64_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uint64_xor_reduce_block(ferry_team_t team, uint64_t *dest, const uint64_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_uint64_xor_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_uint64_xor>(FERRYI_BLOCK, team, dest, source, sizeof(uint64_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint64_xor_reduce_block_timeout(ferry_team_t team, uint64_t *dest,
    const uint64_t *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uint64_xor_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_uint64_xor>(FERRYI_BLOCK, team, dest, source, sizeof(uint64_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_size_xor_reduce_warp(ferry_team_t team, size_t *dest, const size_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_size_xor_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_size_xor>(FERRYI_WARP, team, dest, source, sizeof(size_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_size_xor_reduce_warp_timeout(ferry_team_t team, size_t *dest, const size_t *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_size_xor_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_size_xor>(FERRYI_WARP, team, dest, source, sizeof(size_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_size_xor_reduce_block(ferry_team_t team, size_t *dest, const size_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_size_xor_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_size_xor>(FERRYI_BLOCK, team, dest, source, sizeof(size_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_size_xor_reduce_block_timeout(ferry_team_t team, size_t *dest, const size_t *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_size_xor_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_size_xor>(FERRYI_BLOCK, team, dest, source, sizeof(size_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_ptrdiff_xor_reduce_warp(ferry_team_t team, ptrdiff_t *dest, const ptrdiff_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_ptrdiff_xor_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_ptrdiff_xor>(FERRYI_WARP, team, dest, source, sizeof(ptrdiff_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ptrdiff_xor_reduce_warp_timeout(ferry_team_t team, ptrdiff_t *dest,
    const ptrdiff_t *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_ptrdiff_xor_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_ptrdiff_xor>(FERRYI_WARP, team, dest, source, sizeof(ptrdiff_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_ptrdiff_xor_reduce_block(ferry_team_t team, ptrdiff_t *dest, const ptrdiff_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_ptrdiff_xor_reduce, (team, dest, source, nreduce),
        ferryi_group_reduce<ferryi_fold_ptrdiff_xor>(FERRYI_BLOCK, team, dest, source, sizeof(ptrdiff_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ptrdiff_xor_reduce_block_timeout(ferry_team_t team, ptrdiff_t *dest,
    const ptrdiff_t *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_ptrdiff_xor_reduce_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reduce<ferryi_fold_ptrdiff_xor>(FERRYI_BLOCK, team, dest, source, sizeof(ptrdiff_t), nreduce,
        timeout_ns));
}

/* ferry_TYPE_max_reducescatter */
FERRYI_INLINE ferry_status ferry_float_max_reducescatter_warp(ferry_team_t team, float *dest, const float *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_float_max_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_float_max>(FERRYI_WARP, team, dest, source, sizeof(float), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_float_max_reducescatter_warp_timeout(ferry_team_t team, float *dest,
    const float *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_float_max_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_float_max>(FERRYI_WARP, team, dest, source, sizeof(float), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_float_max_reducescatter_block(ferry_team_t team, float *dest, const float *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_float_max_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_float_max>(FERRYI_BLOCK, team, dest, source, sizeof(float), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_float_max_reducescatter_block_timeout(ferry_team_t team, float *dest,
    const float *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_float_max_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_float_max>(FERRYI_BLOCK, team, dest, source, sizeof(float), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_double_max_reducescatter_warp(ferry_team_t team, double *dest, const double *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_double_max_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_double_max>(FERRYI_WARP, team, dest, source, sizeof(double), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_double_max_reducescatter_warp_timeout(ferry_team_t team, double *dest,
    const double *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_double_max_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_double_max>(FERRYI_WARP, team, dest, source, sizeof(double), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_double_max_reducescatter_block(ferry_team_t team, double *dest, const double *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_double_max_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_double_max>(FERRYI_BLOCK, team, dest, source, sizeof(double), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_double_max_reducescatter_block_timeout(ferry_team_t team, double *dest,
    const double *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_double_max_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_double_max>(FERRYI_BLOCK, team, dest, source, sizeof(double), nreduce,
        timeout_ns));
}
#if !FERRYI_GPU
FERRYI_INLINE ferry_status ferry_longdouble_max_reducescatter_warp(ferry_team_t team, long double *dest,
    const long double *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_longdouble_max_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_longdouble_max>(FERRYI_WARP, team, dest, source, sizeof(long double),
        nreduce, UINT64_MAX));
}
#endif
#if !FERRYI_GPU
FERRYI_INLINE ferry_status ferry_longdouble_max_reducescatter_warp_timeout(ferry_team_t team, long double *dest,
    const long double *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_longdouble_max_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_longdouble_max>(FERRYI_WARP, team, dest, source, sizeof(long double),
        nreduce, timeout_ns));
}
#endif
#if !FERRYI_GPU
FERRYI_INLINE ferry_status ferry_longdouble_max_reducescatter_block(ferry_team_t team, long double *dest,
    const long double *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_longdouble_max_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_longdouble_max>(FERRYI_BLOCK, team, dest, source, sizeof(long double),
        nreduce, UINT64_MAX));
}
#endif
#if !FERRYI_GPU
FERRYI_INLINE ferry_status ferry_longdouble_max_reducescatter_block_timeout(ferry_team_t team, long double *dest,
    const long double *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_longdouble_max_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_longdouble_max>(FERRYI_BLOCK, team, dest, source, sizeof(long double),
        nreduce, timeout_ns));
}
#endif
FERRYI_INLINE ferry_status ferry_char_max_reducescatter_warp(ferry_team_t team, char *dest, const char *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_char_max_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_char_max>(FERRYI_WARP, team, dest, source, sizeof(char), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_char_max_reducescatter_warp_timeout(ferry_team_t team, char *dest, const char *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_char_max_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_char_max>(FERRYI_WARP, team, dest, source, sizeof(char), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_char_max_reducescatter_block(ferry_team_t team, char *dest, const char *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_char_max_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_char_max>(FERRYI_BLOCK, team, dest, source, sizeof(char), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_char_max_reducescatter_block_timeout(ferry_team_t team, char *dest, const char *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_char_max_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_char_max>(FERRYI_BLOCK, team, dest, source, sizeof(char), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_schar_max_reducescatter_warp(ferry_team_t team, signed char *dest,
    const signed char *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_schar_max_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_schar_max>(FERRYI_WARP, team, dest, source, sizeof(signed char), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_schar_max_reducescatter_warp_timeout(ferry_team_t team, signed char *dest,
    const signed char *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_schar_max_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_schar_max>(FERRYI_WARP, team, dest, source, sizeof(signed char), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_schar_max_reducescatter_block(ferry_team_t team, signed char *dest,
    const signed char *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_schar_max_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_schar_max>(FERRYI_BLOCK, team, dest, source, sizeof(signed char),
        nreduce, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_schar_max_reducescatter_block_timeout(ferry_team_t team, signed char *dest,
    const signed char *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_schar_max_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_schar_max>(FERRYI_BLOCK, team, dest, source, sizeof(signed char),
        nreduce, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_short_max_reducescatter_warp(ferry_team_t team, short *dest, const short *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_short_max_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_short_max>(FERRYI_WARP, team, dest, source, sizeof(short), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_short_max_reducescatter_warp_timeout(ferry_team_t team, short *dest,
    const short *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_short_max_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_short_max>(FERRYI_WARP, team, dest, source, sizeof(short), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_short_max_reducescatter_block(ferry_team_t team, short *dest, const short *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_short_max_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_short_max>(FERRYI_BLOCK, team, dest, source, sizeof(short), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_short_max_reducescatter_block_timeout(ferry_team_t team, short *dest,
    const short *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_short_max_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_short_max>(FERRYI_BLOCK, team, dest, source, sizeof(short), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uchar_max_reducescatter_warp(ferry_team_t team, unsigned char *dest,
    const unsigned char *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_uchar_max_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_uchar_max>(FERRYI_WARP, team, dest, source, sizeof(unsigned char),
        nreduce, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uchar_max_reducescatter_warp_timeout(ferry_team_t team, unsigned char *dest,
    const unsigned char *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uchar_max_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_uchar_max>(FERRYI_WARP, team, dest, source, sizeof(unsigned char),
        nreduce, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uchar_max_reducescatter_block(ferry_team_t team, unsigned char *dest,
    const unsigned char *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_uchar_max_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_uchar_max>(FERRYI_BLOCK, team, dest, source, sizeof(unsigned char),
        nreduce, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uchar_max_reducescatter_block_timeout(ferry_team_t team, unsigned char *dest,
    const unsigned char *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uchar_max_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_uchar_max>(FERRYI_BLOCK, team, dest, source, sizeof(unsigned char),
        nreduce, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_ushort_max_reducescatter_warp(ferry_team_t team, unsigned short *dest,
    const unsigned short *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_ushort_max_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_ushort_max>(FERRYI_WARP, team, dest, source, sizeof(unsigned short),
        nreduce, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ushort_max_reducescatter_warp_timeout(ferry_team_t team, unsigned short *dest,
    const unsigned short *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_ushort_max_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_ushort_max>(FERRYI_WARP, team, dest, source, sizeof(unsigned short),
        nreduce, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_ushort_max_reducescatter_block(ferry_team_t team, unsigned short *dest,
    const unsigned short *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_ushort_max_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_ushort_max>(FERRYI_BLOCK, team, dest, source, sizeof(unsigned short),
        nreduce, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ushort_max_reducescatter_block_timeout(ferry_team_t team, unsigned short *dest,
    const unsigned short *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_ushort_max_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_ushort_max>(FERRYI_BLOCK, team, dest, source, sizeof(unsigned short),
        nreduce, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_int_max_reducescatter_warp(ferry_team_t team, int *dest, const int *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_int_max_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_int_max>(FERRYI_WARP, team, dest, source, sizeof(int), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int_max_reducescatter_warp_timeout(ferry_team_t team, int *dest, const int *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_int_max_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_int_max>(FERRYI_WARP, team, dest, source, sizeof(int), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_int_max_reducescatter_block(ferry_team_t team, int *dest, const int *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_int_max_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_int_max>(FERRYI_BLOCK, team, dest, source, sizeof(int), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int_max_reducescatter_block_timeout(ferry_team_t team, int *dest, const int *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_int_max_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_int_max>(FERRYI_BLOCK, team, dest, source, sizeof(int), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_long_max_reducescatter_warp(ferry_team_t team, long *dest, const long *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_long_max_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_long_max>(FERRYI_WARP, team, dest, source, sizeof(long), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_long_max_reducescatter_warp_timeout(ferry_team_t team, long *dest, const long *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_long_max_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_long_max>(FERRYI_WARP, team, dest, source, sizeof(long), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_long_max_reducescatter_block(ferry_team_t team, long *dest, const long *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_long_max_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_long_max>(FERRYI_BLOCK, team, dest, source, sizeof(long), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_long_max_reducescatter_block_timeout(ferry_team_t team, long *dest, const long *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_long_max_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_long_max>(FERRYI_BLOCK, team, dest, source, sizeof(long), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_longlong_max_reducescatter_warp(ferry_team_t team, long long *dest,
    const long long *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_longlong_max_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_longlong_max>(FERRYI_WARP, team, dest, source, sizeof(long long),
        nreduce, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_longlong_max_reducescatter_warp_timeout(ferry_team_t team, long long *dest,
    const long long *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_longlong_max_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_longlong_max>(FERRYI_WARP, team, dest, source, sizeof(long long),
        nreduce, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_longlong_max_reducescatter_block(ferry_team_t team, long long *dest,
    const long long *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_longlong_max_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_longlong_max>(FERRYI_BLOCK, team, dest, source, sizeof(long long),
        nreduce, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_longlong_max_reducescatter_block_timeout(ferry_team_t team, long long *dest,
    const long long *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_longlong_max_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_longlong_max>(FERRYI_BLOCK, team, dest, source, sizeof(long long),
        nreduce, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uint_max_reducescatter_warp(ferry_team_t team, unsigned int *dest,
    const unsigned int *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_uint_max_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_uint_max>(FERRYI_WARP, team, dest, source, sizeof(unsigned int), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint_max_reducescatter_warp_timeout(ferry_team_t team, unsigned int *dest,
    const unsigned int *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uint_max_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_uint_max>(FERRYI_WARP, team, dest, source, sizeof(unsigned int), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uint_max_reducescatter_block(ferry_team_t team, unsigned int *dest,
    const unsigned int *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_uint_max_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_uint_max>(FERRYI_BLOCK, team, dest, source, sizeof(unsigned int),
        nreduce, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint_max_reducescatter_block_timeout(ferry_team_t team, unsigned int *dest,
    const unsigned int *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uint_max_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_uint_max>(FERRYI_BLOCK, team, dest, source, sizeof(unsigned int),
        nreduce, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_ulong_max_reducescatter_warp(ferry_team_t team, unsigned long *dest,
    const unsigned long *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_ulong_max_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_ulong_max>(FERRYI_WARP, team, dest, source, sizeof(unsigned long),
        nreduce, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ulong_max_reducescatter_warp_timeout(ferry_team_t team, unsigned long *dest,
    const unsigned long *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_ulong_max_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_ulong_max>(FERRYI_WARP, team, dest, source, sizeof(unsigned long),
        nreduce, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_ulong_max_reducescatter_block(ferry_team_t team, unsigned long *dest,
    const unsigned long *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_ulong_max_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_ulong_max>(FERRYI_BLOCK, team, dest, source, sizeof(unsigned long),
        nreduce, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ulong_max_reducescatter_block_timeout(ferry_team_t team, unsigned long *dest,
    const unsigned long *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_ulong_max_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_ulong_max>(FERRYI_BLOCK, team, dest, source, sizeof(unsigned long),
        nreduce, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_ulonglong_max_reducescatter_warp(ferry_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_ulonglong_max_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_ulonglong_max>(FERRYI_WARP, team, dest, source,
        sizeof(unsigned long long), nreduce, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ulonglong_max_reducescatter_warp_timeout(ferry_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_ulonglong_max_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_ulonglong_max>(FERRYI_WARP, team, dest, source,
        sizeof(unsigned long long), nreduce, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_ulonglong_max_reducescatter_block(ferry_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_ulonglong_max_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_ulonglong_max>(FERRYI_BLOCK, team, dest, source,
        sizeof(unsigned long long), nreduce, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ulonglong_max_reducescatter_block_timeout(ferry_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_ulonglong_max_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_ulonglong_max>(FERRYI_BLOCK, team, dest, source,
        sizeof(unsigned long long), nreduce, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_int8_max_reducescatter_warp(ferry_team_t team, int8_t *dest, const int8_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_int8_max_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_int8_max>(FERRYI_WARP, team, dest, source, sizeof(int8_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int8_max_reducescatter_warp_timeout(ferry_team_t team, int8_t *dest,
    const int8_t *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_int8_max_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_int8_max>(FERRYI_WARP, team, dest, source, sizeof(int8_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_int8_max_reducescatter_block(ferry_team_t team, int8_t *dest, const int8_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_int8_max_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_int8_max>(FERRYI_BLOCK, team, dest, source, sizeof(int8_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int8_max_reducescatter_block_timeout(ferry_team_t team, int8_t *dest,
    const int8_t *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_int8_max_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_int8_max>(FERRYI_BLOCK, team, dest, source, sizeof(int8_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_int16_max_reducescatter_warp(ferry_team_t team, int16_t *dest, const int16_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_int16_max_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_int16_max>(FERRYI_WARP, team, dest, source, sizeof(int16_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int16_max_reducescatter_warp_timeout(ferry_team_t team, int16_t *dest,
    const int16_t *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_int16_max_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_int16_max>(FERRYI_WARP, team, dest, source, sizeof(int16_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_int16_max_reducescatter_block(ferry_team_t team, int16_t *dest, const int16_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_int16_max_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_int16_max>(FERRYI_BLOCK, team, dest, source, sizeof(int16_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int16_max_reducescatter_block_timeout(ferry_team_t team, int16_t *dest,
    const int16_t *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_int16_max_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_int16_max>(FERRYI_BLOCK, team, dest, source, sizeof(int16_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uint8_max_reducescatter_warp(ferry_team_t team, uint8_t *dest, const uint8_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_uint8_max_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_uint8_max>(FERRYI_WARP, team, dest, source, sizeof(uint8_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint8_max_reducescatter_warp_timeout(ferry_team_t team, uint8_t *dest,
    const uint8_t *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uint8_max_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_uint8_max>(FERRYI_WARP, team, dest, source, sizeof(uint8_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uint8_max_reducescatter_block(ferry_team_t team, uint8_t *dest, const uint8_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_uint8_max_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_uint8_max>(FERRYI_BLOCK, team, dest, source, sizeof(uint8_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint8_max_reducescatter_block_timeout(ferry_team_t team, uint8_t *dest,
    const uint8_t *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uint8_max_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_uint8_max>(FERRYI_BLOCK, team, dest, source, sizeof(uint8_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uint16_max_reducescatter_warp(ferry_team_t team, uint16_t *dest,
    const uint16_t *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_uint16_max_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_uint16_max>(FERRYI_WARP, team, dest, source, sizeof(uint16_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint16_max_reducescatter_warp_timeout(ferry_team_t team, uint16_t *dest,
    const uint16_t *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uint16_max_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_uint16_max>(FERRYI_WARP, team, dest, source, sizeof(uint16_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uint16_max_reducescatter_block(ferry_team_t team, uint16_t *dest,
    const uint16_t *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_uint16_max_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_uint16_max>(FERRYI_BLOCK, team, dest, source, sizeof(uint16_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint16_max_reducescatter_block_timeout(ferry_team_t team, uint16_t *dest,
    const uint16_t *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uint16_max_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_uint16_max>(FERRYI_BLOCK, team, dest, source, sizeof(uint16_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_int32_max_reducescatter_warp(ferry_team_t team, int32_t *dest, const int32_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_int32_max_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_int32_max>(FERRYI_WARP, team, dest, source, sizeof(int32_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int32_max_reducescatter_warp_timeout(ferry_team_t team, int32_t *dest,
    const int32_t *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_int32_max_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_int32_max>(FERRYI_WARP, team, dest, source, sizeof(int32_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_int32_max_reducescatter_block(ferry_team_t team, int32_t *dest, const int32_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_int32_max_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_int32_max>(FERRYI_BLOCK, team, dest, source, sizeof(int32_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int32_max_reducescatter_block_timeout(ferry_team_t team, int32_t *dest,
    const int32_t *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_int32_max_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_int32_max>(FERRYI_BLOCK, team, dest, source, sizeof(int32_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_int64_max_reducescatter_warp(ferry_team_t team, int64_t *dest, const int64_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_int64_max_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_int64_max>(FERRYI_WARP, team, dest, source, sizeof(int64_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int64_max_reducescatter_warp_timeout(ferry_team_t team, int64_t *dest,
    const int64_t *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_int64_max_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_int64_max>(FERRYI_WARP, team, dest, source, sizeof(int64_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_int64_max_reducescatter_block(ferry_team_t team, int64_t *dest, const int64_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_int64_max_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_int64_max>(FERRYI_BLOCK, team, dest, source, sizeof(int64_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int64_max_reducescatter_block_timeout(ferry_team_t team, int64_t *dest,
    const int64_t *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_int64_max_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_int64_max>(FERRYI_BLOCK, team, dest, source, sizeof(int64_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uint32_max_reducescatter_warp(ferry_team_t team, uint32_t *dest,
    const uint32_t *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_uint32_max_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_uint32_max>(FERRYI_WARP, team, dest, source, sizeof(uint32_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint32_max_reducescatter_warp_timeout(ferry_team_t team, uint32_t *dest,
    const uint32_t *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uint32_max_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_uint32_max>(FERRYI_WARP, team, dest, source, sizeof(uint32_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uint32_max_reducescatter_block(ferry_team_t team, uint32_t *dest,
    const uint32_t *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_uint32_max_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_uint32_max>(FERRYI_BLOCK, team, dest, source, sizeof(uint32_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint32_max_reducescatter_block_timeout(ferry_team_t team, uint32_t *dest,
    const uint32_t *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uint32_max_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_uint32_max>(FERRYI_BLOCK, team, dest, source, sizeof(uint32_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uint64_max_reducescatter_warp(ferry_team_t team, uint64_t *dest,
    const uint64_t *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_uint64_max_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_uint64_max>(FERRYI_WARP, team, dest, source, sizeof(uint64_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint64_max_reducescatter_warp_timeout(ferry_team_t team, uint64_t *dest,
    const uint64_t *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uint64_max_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_uint64_max>(FERRYI_WARP, team, dest, source, sizeof(uint64_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uint64_max_reducescatter_block(ferry_team_t team, uint64_t *dest,
    const uint64_t *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_uint64_max_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_uint64_max>(FERRYI_BLOCK, team, dest, source, sizeof(uint64_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint64_max_reducescatter_block_timeout(ferry_team_t team, uint64_t *dest,
    const uint64_t *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uint64_max_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_uint64_max>(FERRYI_BLOCK, team, dest, source, sizeof(uint64_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_size_max_reducescatter_warp(ferry_team_t team, size_t *dest, const size_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_size_max_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_size_max>(FERRYI_WARP, team, dest, source, sizeof(size_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_size_max_reducescatter_warp_timeout(ferry_team_t team, size_t *dest,
    const size_t *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_size_max_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_size_max>(FERRYI_WARP, team, dest, source, sizeof(size_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_size_max_reducescatter_block(ferry_team_t team, size_t *dest, const size_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_size_max_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_size_max>(FERRYI_BLOCK, team, dest, source, sizeof(size_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_size_max_reducescatter_block_timeout(ferry_team_t team, size_t *dest,
    const size_t *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_size_max_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_size_max>(FERRYI_BLOCK, team, dest, source, sizeof(size_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_ptrdiff_max_reducescatter_warp(ferry_team_t team, ptrdiff_t *dest,
    const ptrdiff_t *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_ptrdiff_max_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_ptrdiff_max>(FERRYI_WARP, team, dest, source, sizeof(ptrdiff_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ptrdiff_max_reducescatter_warp_timeout(ferry_team_t team, ptrdiff_t *dest,
    const ptrdiff_t *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_ptrdiff_max_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_ptrdiff_max>(FERRYI_WARP, team, dest, source, sizeof(ptrdiff_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_ptrdiff_max_reducescatter_block(ferry_team_t team, ptrdiff_t *dest,
    const ptrdiff_t *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_ptrdiff_max_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_ptrdiff_max>(FERRYI_BLOCK, team, dest, source, sizeof(ptrdiff_t),
        nreduce, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ptrdiff_max_reducescatter_block_timeout(ferry_team_t team, ptrdiff_t *dest,
    const ptrdiff_t *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_ptrdiff_max_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_ptrdiff_max>(FERRYI_BLOCK, team, dest, source, sizeof(ptrdiff_t),
        nreduce, timeout_ns));
}

/* ferry_TYPE_min_reducescatter */
FERRYI_INLINE ferry_status ferry_float_min_reducescatter_warp(ferry_team_t team, float *dest, const float *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_float_min_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_float_min>(FERRYI_WARP, team, dest, source, sizeof(float), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_float_min_reducescatter_warp_timeout(ferry_team_t team, float *dest,
    const float *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_float_min_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_float_min>(FERRYI_WARP, team, dest, source, sizeof(float), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_float_min_reducescatter_block(ferry_team_t team, float *dest, const float *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_float_min_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_float_min>(FERRYI_BLOCK, team, dest, source, sizeof(float), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_float_min_reducescatter_block_timeout(ferry_team_t team, float *dest,
    const float *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_float_min_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_float_min>(FERRYI_BLOCK, team, dest, source, sizeof(float), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_double_min_reducescatter_warp(ferry_team_t team, double *dest, const double *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_double_min_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_double_min>(FERRYI_WARP, team, dest, source, sizeof(double), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_double_min_reducescatter_warp_timeout(ferry_team_t team, double *dest,
    const double *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_double_min_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_double_min>(FERRYI_WARP, team, dest, source, sizeof(double), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_double_min_reducescatter_block(ferry_team_t team, double *dest, const double *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_double_min_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_double_min>(FERRYI_BLOCK, team, dest, source, sizeof(double), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_double_min_reducescatter_block_timeout(ferry_team_t team, double *dest,
    const double *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_double_min_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_double_min>(FERRYI_BLOCK, team, dest, source, sizeof(double), nreduce,
        timeout_ns));
}
#if !FERRYI_GPU
FERRYI_INLINE ferry_status ferry_longdouble_min_reducescatter_warp(ferry_team_t team, long double *dest,
    const long double *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_longdouble_min_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_longdouble_min>(FERRYI_WARP, team, dest, source, sizeof(long double),
        nreduce, UINT64_MAX));
}
#endif
#if !FERRYI_GPU
FERRYI_INLINE ferry_status ferry_longdouble_min_reducescatter_warp_timeout(ferry_team_t team, long double *dest,
    const long double *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_longdouble_min_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_longdouble_min>(FERRYI_WARP, team, dest, source, sizeof(long double),
        nreduce, timeout_ns));
}
#endif
#if !FERRYI_GPU
FERRYI_INLINE ferry_status ferry_longdouble_min_reducescatter_block(ferry_team_t team, long double *dest,
    const long double *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_longdouble_min_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_longdouble_min>(FERRYI_BLOCK, team, dest, source, sizeof(long double),
        nreduce, UINT64_MAX));
}
#endif
#if !FERRYI_GPU
FERRYI_INLINE ferry_status ferry_longdouble_min_reducescatter_block_timeout(ferry_team_t team, long double *dest,
    const long double *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_longdouble_min_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_longdouble_min>(FERRYI_BLOCK, team, dest, source, sizeof(long double),
        nreduce, timeout_ns));
}
#endif
FERRYI_INLINE ferry_status ferry_char_min_reducescatter_warp(ferry_team_t team, char *dest, const char *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_char_min_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_char_min>(FERRYI_WARP, team, dest, source, sizeof(char), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_char_min_reducescatter_warp_timeout(ferry_team_t team, char *dest, const char *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_char_min_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_char_min>(FERRYI_WARP, team, dest, source, sizeof(char), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_char_min_reducescatter_block(ferry_team_t team, char *dest, const char *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_char_min_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_char_min>(FERRYI_BLOCK, team, dest, source, sizeof(char), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_char_min_reducescatter_block_timeout(ferry_team_t team, char *dest, const char *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_char_min_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_char_min>(FERRYI_BLOCK, team, dest, source, sizeof(char), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_schar_min_reducescatter_warp(ferry_team_t team, signed char *dest,
    const signed char *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_schar_min_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_schar_min>(FERRYI_WARP, team, dest, source, sizeof(signed char), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_schar_min_reducescatter_warp_timeout(ferry_team_t team, signed char *dest,
    const signed char *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_schar_min_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_schar_min>(FERRYI_WARP, team, dest, source, sizeof(signed char), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_schar_min_reducescatter_block(ferry_team_t team, signed char *dest,
    const signed char *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_schar_min_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_schar_min>(FERRYI_BLOCK, team, dest, source, sizeof(signed char),
        nreduce, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_schar_min_reducescatter_block_timeout(ferry_team_t team, signed char *dest,
    const signed char *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_schar_min_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_schar_min>(FERRYI_BLOCK, team, dest, source, sizeof(signed char),
        nreduce, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_short_min_reducescatter_warp(ferry_team_t team, short *dest, const short *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_short_min_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_short_min>(FERRYI_WARP, team, dest, source, sizeof(short), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_short_min_reducescatter_warp_timeout(ferry_team_t team, short *dest,
    const short *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_short_min_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_short_min>(FERRYI_WARP, team, dest, source, sizeof(short), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_short_min_reducescatter_block(ferry_team_t team, short *dest, const short *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_short_min_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_short_min>(FERRYI_BLOCK, team, dest, source, sizeof(short), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_short_min_reducescatter_block_timeout(ferry_team_t team, short *dest,
    const short *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_short_min_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_short_min>(FERRYI_BLOCK, team, dest, source, sizeof(short), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uchar_min_reducescatter_warp(ferry_team_t team, unsigned char *dest,
    const unsigned char *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_uchar_min_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_uchar_min>(FERRYI_WARP, team, dest, source, sizeof(unsigned char),
        nreduce, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uchar_min_reducescatter_warp_timeout(ferry_team_t team, unsigned char *dest,
    const unsigned char *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uchar_min_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_uchar_min>(FERRYI_WARP, team, dest, source, sizeof(unsigned char),
        nreduce, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uchar_min_reducescatter_block(ferry_team_t team, unsigned char *dest,
    const unsigned char *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_uchar_min_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_uchar_min>(FERRYI_BLOCK, team, dest, source, sizeof(unsigned char),
        nreduce, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uchar_min_reducescatter_block_timeout(ferry_team_t team, unsigned char *dest,
    const unsigned char *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uchar_min_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_uchar_min>(FERRYI_BLOCK, team, dest, source, sizeof(unsigned char),
        nreduce, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_ushort_min_reducescatter_warp(ferry_team_t team, unsigned short *dest,
    const unsigned short *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_ushort_min_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_ushort_min>(FERRYI_WARP, team, dest, source, sizeof(unsigned short),
        nreduce, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ushort_min_reducescatter_warp_timeout(ferry_team_t team, unsigned short *dest,
    const unsigned short *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_ushort_min_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_ushort_min>(FERRYI_WARP, team, dest, source, sizeof(unsigned short),
        nreduce, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_ushort_min_reducescatter_block(ferry_team_t team, unsigned short *dest,
    const unsigned short *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_ushort_min_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_ushort_min>(FERRYI_BLOCK, team, dest, source, sizeof(unsigned short),
        nreduce, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ushort_min_reducescatter_block_timeout(ferry_team_t team, unsigned short *dest,
    const unsigned short *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_ushort_min_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_ushort_min>(FERRYI_BLOCK, team, dest, source, sizeof(unsigned short),
        nreduce, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_int_min_reducescatter_warp(ferry_team_t team, int *dest, const int *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_int_min_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_int_min>(FERRYI_WARP, team, dest, source, sizeof(int), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int_min_reducescatter_warp_timeout(ferry_team_t team, int *dest, const int *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_int_min_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_int_min>(FERRYI_WARP, team, dest, source, sizeof(int), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_int_min_reducescatter_block(ferry_team_t team, int *dest, const int *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_int_min_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_int_min>(FERRYI_BLOCK, team, dest, source, sizeof(int), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int_min_reducescatter_block_timeout(ferry_team_t team, int *dest, const int *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_int_min_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_int_min>(FERRYI_BLOCK, team, dest, source, sizeof(int), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_long_min_reducescatter_warp(ferry_team_t team, long *dest, const long *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_long_min_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_long_min>(FERRYI_WARP, team, dest, source, sizeof(long), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_long_min_reducescatter_warp_timeout(ferry_team_t team, long *dest, const long *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_long_min_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_long_min>(FERRYI_WARP, team, dest, source, sizeof(long), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_long_min_reducescatter_block(ferry_team_t team, long *dest, const long *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_long_min_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_long_min>(FERRYI_BLOCK, team, dest, source, sizeof(long), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_long_min_reducescatter_block_timeout(ferry_team_t team, long *dest, const long *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_long_min_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_long_min>(FERRYI_BLOCK, team, dest, source, sizeof(long), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_longlong_min_reducescatter_warp(ferry_team_t team, long long *dest,
    const long long *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_longlong_min_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_longlong_min>(FERRYI_WARP, team, dest, source, sizeof(long long),
        nreduce, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_longlong_min_reducescatter_warp_timeout(ferry_team_t team, long long *dest,
    const long long *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_longlong_min_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_longlong_min>(FERRYI_WARP, team, dest, source, sizeof(long long),
        nreduce, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_longlong_min_reducescatter_block(ferry_team_t team, long long *dest,
    const long long *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_longlong_min_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_longlong_min>(FERRYI_BLOCK, team, dest, source, sizeof(long long),
        nreduce, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_longlong_min_reducescatter_block_timeout(ferry_team_t team, long long *dest,
    const long long *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_longlong_min_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_longlong_min>(FERRYI_BLOCK, team, dest, source, sizeof(long long),
        nreduce, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uint_min_reducescatter_warp(ferry_team_t team, unsigned int *dest,
    const unsigned int *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_uint_min_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_uint_min>(FERRYI_WARP, team, dest, source, sizeof(unsigned int), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint_min_reducescatter_warp_timeout(ferry_team_t team, unsigned int *dest,
    const unsigned int *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uint_min_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_uint_min>(FERRYI_WARP, team, dest, source, sizeof(unsigned int), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uint_min_reducescatter_block(ferry_team_t team, unsigned int *dest,
    const unsigned int *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_uint_min_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_uint_min>(FERRYI_BLOCK, team, dest, source, sizeof(unsigned int),
        nreduce, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint_min_reducescatter_block_timeout(ferry_team_t team, unsigned int *dest,
    const unsigned int *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uint_min_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_uint_min>(FERRYI_BLOCK, team, dest, source, sizeof(unsigned int),
        nreduce, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_ulong_min_reducescatter_warp(ferry_team_t team, unsigned long *dest,
    const unsigned long *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_ulong_min_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_ulong_min>(FERRYI_WARP, team, dest, source, sizeof(unsigned long),
        nreduce, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ulong_min_reducescatter_warp_timeout(ferry_team_t team, unsigned long *dest,
    const unsigned long *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_ulong_min_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_ulong_min>(FERRYI_WARP, team, dest, source, sizeof(unsigned long),
        nreduce, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_ulong_min_reducescatter_block(ferry_team_t team, unsigned long *dest,
    const unsigned long *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_ulong_min_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_ulong_min>(FERRYI_BLOCK, team, dest, source, sizeof(unsigned long),
        nreduce, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ulong_min_reducescatter_block_timeout(ferry_team_t team, unsigned long *dest,
    const unsigned long *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_ulong_min_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_ulong_min>(FERRYI_BLOCK, team, dest, source, sizeof(unsigned long),
        nreduce, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_ulonglong_min_reducescatter_warp(ferry_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_ulonglong_min_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_ulonglong_min>(FERRYI_WARP, team, dest, source,
        sizeof(unsigned long long), nreduce, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ulonglong_min_reducescatter_warp_timeout(ferry_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_ulonglong_min_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_ulonglong_min>(FERRYI_WARP, team, dest, source,
        sizeof(unsigned long long), nreduce, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_ulonglong_min_reducescatter_block(ferry_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_ulonglong_min_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_ulonglong_min>(FERRYI_BLOCK, team, dest, source,
        sizeof(unsigned long long), nreduce, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ulonglong_min_reducescatter_block_timeout(ferry_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_ulonglong_min_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_ulonglong_min>(FERRYI_BLOCK, team, dest, source,
        sizeof(unsigned long long), nreduce, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_int8_min_reducescatter_warp(ferry_team_t team, int8_t *dest, const int8_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_int8_min_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_int8_min>(FERRYI_WARP, team, dest, source, sizeof(int8_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int8_min_reducescatter_warp_timeout(ferry_team_t team, int8_t *dest,
    const int8_t *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_int8_min_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_int8_min>(FERRYI_WARP, team, dest, source, sizeof(int8_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_int8_min_reducescatter_block(ferry_team_t team, int8_t *dest, const int8_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_int8_min_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_int8_min>(FERRYI_BLOCK, team, dest, source, sizeof(int8_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int8_min_reducescatter_block_timeout(ferry_team_t team, int8_t *dest,
    const int8_t *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_int8_min_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_int8_min>(FERRYI_BLOCK, team, dest, source, sizeof(int8_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_int16_min_reducescatter_warp(ferry_team_t team, int16_t *dest, const int16_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_int16_min_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_int16_min>(FERRYI_WARP, team, dest, source, sizeof(int16_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int16_min_reducescatter_warp_timeout(ferry_team_t team, int16_t *dest,
    const int16_t *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_int16_min_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_int16_min>(FERRYI_WARP, team, dest, source, sizeof(int16_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_int16_min_reducescatter_block(ferry_team_t team, int16_t *dest, const int16_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_int16_min_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_int16_min>(FERRYI_BLOCK, team, dest, source, sizeof(int16_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int16_min_reducescatter_block_timeout(ferry_team_t team, int16_t *dest,
    const int16_t *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_int16_min_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_int16_min>(FERRYI_BLOCK, team, dest, source, sizeof(int16_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uint8_min_reducescatter_warp(ferry_team_t team, uint8_t *dest, const uint8_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_uint8_min_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_uint8_min>(FERRYI_WARP, team, dest, source, sizeof(uint8_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint8_min_reducescatter_warp_timeout(ferry_team_t team, uint8_t *dest,
    const uint8_t *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uint8_min_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_uint8_min>(FERRYI_WARP, team, dest, source, sizeof(uint8_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uint8_min_reducescatter_block(ferry_team_t team, uint8_t *dest, const uint8_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_uint8_min_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_uint8_min>(FERRYI_BLOCK, team, dest, source, sizeof(uint8_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint8_min_reducescatter_block_timeout(ferry_team_t team, uint8_t *dest,
    const uint8_t *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uint8_min_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_uint8_min>(FERRYI_BLOCK, team, dest, source, sizeof(uint8_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uint16_min_reducescatter_warp(ferry_team_t team, uint16_t *dest,
    const uint16_t *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_uint16_min_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_uint16_min>(FERRYI_WARP, team, dest, source, sizeof(uint16_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint16_min_reducescatter_warp_timeout(ferry_team_t team, uint16_t *dest,
    const uint16_t *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uint16_min_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_uint16_min>(FERRYI_WARP, team, dest, source, sizeof(uint16_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uint16_min_reducescatter_block(ferry_team_t team, uint16_t *dest,
    const uint16_t *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_uint16_min_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_uint16_min>(FERRYI_BLOCK, team, dest, source, sizeof(uint16_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint16_min_reducescatter_block_timeout(ferry_team_t team, uint16_t *dest,
    const uint16_t *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uint16_min_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_uint16_min>(FERRYI_BLOCK, team, dest, source, sizeof(uint16_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_int32_min_reducescatter_warp(ferry_team_t team, int32_t *dest, const int32_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_int32_min_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_int32_min>(FERRYI_WARP, team, dest, source, sizeof(int32_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int32_min_reducescatter_warp_timeout(ferry_team_t team, int32_t *dest,
    const int32_t *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_int32_min_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_int32_min>(FERRYI_WARP, team, dest, source, sizeof(int32_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_int32_min_reducescatter_block(ferry_team_t team, int32_t *dest, const int32_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_int32_min_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_int32_min>(FERRYI_BLOCK, team, dest, source, sizeof(int32_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int32_min_reducescatter_block_timeout(ferry_team_t team, int32_t *dest,
    const int32_t *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_int32_min_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_int32_min>(FERRYI_BLOCK, team, dest, source, sizeof(int32_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_int64_min_reducescatter_warp(ferry_team_t team, int64_t *dest, const int64_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_int64_min_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_int64_min>(FERRYI_WARP, team, dest, source, sizeof(int64_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int64_min_reducescatter_warp_timeout(ferry_team_t team, int64_t *dest,
    const int64_t *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_int64_min_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_int64_min>(FERRYI_WARP, team, dest, source, sizeof(int64_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_int64_min_reducescatter_block(ferry_team_t team, int64_t *dest, const int64_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_int64_min_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_int64_min>(FERRYI_BLOCK, team, dest, source, sizeof(int64_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int64_min_reducescatter_block_timeout(ferry_team_t team, int64_t *dest,
    const int64_t *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_int64_min_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_int64_min>(FERRYI_BLOCK, team, dest, source, sizeof(int64_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uint32_min_reducescatter_warp(ferry_team_t team, uint32_t *dest,
    const uint32_t *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_uint32_min_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_uint32_min>(FERRYI_WARP, team, dest, source, sizeof(uint32_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint32_min_reducescatter_warp_timeout(ferry_team_t team, uint32_t *dest,
    const uint32_t *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uint32_min_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_uint32_min>(FERRYI_WARP, team, dest, source, sizeof(uint32_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uint32_min_reducescatter_block(ferry_team_t team, uint32_t *dest,
    const uint32_t *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_uint32_min_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_uint32_min>(FERRYI_BLOCK, team, dest, source, sizeof(uint32_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint32_min_reducescatter_block_timeout(ferry_team_t team, uint32_t *dest,
    const uint32_t *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uint32_min_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_uint32_min>(FERRYI_BLOCK, team, dest, source, sizeof(uint32_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uint64_min_reducescatter_warp(ferry_team_t team, uint64_t *dest,
    const uint64_t *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_uint64_min_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_uint64_min>(FERRYI_WARP, team, dest, source, sizeof(uint64_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint64_min_reducescatter_warp_timeout(ferry_team_t team, uint64_t *dest,
    const uint64_t *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uint64_min_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_uint64_min>(FERRYI_WARP, team, dest, source, sizeof(uint64_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uint64_min_reducescatter_block(ferry_team_t team, uint64_t *dest,
    const uint64_t *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_uint64_min_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_uint64_min>(FERRYI_BLOCK, team, dest, source, sizeof(uint64_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint64_min_reducescatter_block_timeout(ferry_team_t team, uint64_t *dest,
    const uint64_t *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uint64_min_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_uint64_min>(FERRYI_BLOCK, team, dest, source, sizeof(uint64_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_size_min_reducescatter_warp(ferry_team_t team, size_t *dest, const size_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_size_min_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_size_min>(FERRYI_WARP, team, dest, source, sizeof(size_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_size_min_reducescatter_warp_timeout(ferry_team_t team, size_t *dest,
    const size_t *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_size_min_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_size_min>(FERRYI_WARP, team, dest, source, sizeof(size_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_size_min_reducescatter_block(ferry_team_t team, size_t *dest, const size_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_size_min_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_size_min>(FERRYI_BLOCK, team, dest, source, sizeof(size_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_size_min_reducescatter_block_timeout(ferry_team_t team, size_t *dest,
    const size_t *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_size_min_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_size_min>(FERRYI_BLOCK, team, dest, source, sizeof(size_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_ptrdiff_min_reducescatter_warp(ferry_team_t team, ptrdiff_t *dest,
    const ptrdiff_t *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_ptrdiff_min_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_ptrdiff_min>(FERRYI_WARP, team, dest, source, sizeof(ptrdiff_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ptrdiff_min_reducescatter_warp_timeout(ferry_team_t team, ptrdiff_t *dest,
    const ptrdiff_t *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_ptrdiff_min_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_ptrdiff_min>(FERRYI_WARP, team, dest, source, sizeof(ptrdiff_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_ptrdiff_min_reducescatter_block(ferry_team_t team, ptrdiff_t *dest,
    const ptrdiff_t *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_ptrdiff_min_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_ptrdiff_min>(FERRYI_BLOCK, team, dest, source, sizeof(ptrdiff_t),
        nreduce, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ptrdiff_min_reducescatter_block_timeout(ferry_team_t team, ptrdiff_t *dest,
    const ptrdiff_t *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_ptrdiff_min_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_ptrdiff_min>(FERRYI_BLOCK, team, dest, source, sizeof(ptrdiff_t),
        nreduce, timeout_ns));
}

/* ferry_TYPE_sum_reducescatter */
FERRYI_INLINE ferry_status ferry_float_sum_reducescatter_warp(ferry_team_t team, float *dest, const float *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_float_sum_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_float_sum>(FERRYI_WARP, team, dest, source, sizeof(float), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_float_sum_reducescatter_warp_timeout(ferry_team_t team, float *dest,
    const float *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_float_sum_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_float_sum>(FERRYI_WARP, team, dest, source, sizeof(float), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_float_sum_reducescatter_block(ferry_team_t team, float *dest, const float *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_float_sum_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_float_sum>(FERRYI_BLOCK, team, dest, source, sizeof(float), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_float_sum_reducescatter_block_timeout(ferry_team_t team, float *dest,
    const float *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_float_sum_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_float_sum>(FERRYI_BLOCK, team, dest, source, sizeof(float), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_double_sum_reducescatter_warp(ferry_team_t team, double *dest, const double *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_double_sum_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_double_sum>(FERRYI_WARP, team, dest, source, sizeof(double), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_double_sum_reducescatter_warp_timeout(ferry_team_t team, double *dest,
    const double *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_double_sum_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_double_sum>(FERRYI_WARP, team, dest, source, sizeof(double), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_double_sum_reducescatter_block(ferry_team_t team, double *dest, const double *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_double_sum_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_double_sum>(FERRYI_BLOCK, team, dest, source, sizeof(double), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_double_sum_reducescatter_block_timeout(ferry_team_t team, double *dest,
    const double *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_double_sum_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_double_sum>(FERRYI_BLOCK, team, dest, source, sizeof(double), nreduce,
        timeout_ns));
}
#if !FERRYI_GPU
FERRYI_INLINE ferry_status ferry_longdouble_sum_reducescatter_warp(ferry_team_t team, long double *dest,
    const long double *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_longdouble_sum_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_longdouble_sum>(FERRYI_WARP, team, dest, source, sizeof(long double),
        nreduce, UINT64_MAX));
}
#endif
#if !FERRYI_GPU
FERRYI_INLINE ferry_status ferry_longdouble_sum_reducescatter_warp_timeout(ferry_team_t team, long double *dest,
    const long double *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_longdouble_sum_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_longdouble_sum>(FERRYI_WARP, team, dest, source, sizeof(long double),
        nreduce, timeout_ns));
}
#endif
#if !FERRYI_GPU
FERRYI_INLINE ferry_status ferry_longdouble_sum_reducescatter_block(ferry_team_t team, long double *dest,
    const long double *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_longdouble_sum_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_longdouble_sum>(FERRYI_BLOCK, team, dest, source, sizeof(long double),
        nreduce, UINT64_MAX));
}
#endif
#if !FERRYI_GPU
FERRYI_INLINE ferry_status ferry_longdouble_sum_reducescatter_block_timeout(ferry_team_t team, long double *dest,
    const long double *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_longdouble_sum_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_longdouble_sum>(FERRYI_BLOCK, team, dest, source, sizeof(long double),
        nreduce, timeout_ns));
}
#endif
FERRYI_INLINE ferry_status ferry_char_sum_reducescatter_warp(ferry_team_t team, char *dest, const char *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_char_sum_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_char_sum>(FERRYI_WARP, team, dest, source, sizeof(char), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_char_sum_reducescatter_warp_timeout(ferry_team_t team, char *dest, const char *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_char_sum_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_char_sum>(FERRYI_WARP, team, dest, source, sizeof(char), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_char_sum_reducescatter_block(ferry_team_t team, char *dest, const char *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_char_sum_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_char_sum>(FERRYI_BLOCK, team, dest, source, sizeof(char), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_char_sum_reducescatter_block_timeout(ferry_team_t team, char *dest, const char *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_char_sum_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_char_sum>(FERRYI_BLOCK, team, dest, source, sizeof(char), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_schar_sum_reducescatter_warp(ferry_team_t team, signed char *dest,
    const signed char *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_schar_sum_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_schar_sum>(FERRYI_WARP, team, dest, source, sizeof(signed char), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_schar_sum_reducescatter_warp_timeout(ferry_team_t team, signed char *dest,
    const signed char *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_schar_sum_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_schar_sum>(FERRYI_WARP, team, dest, source, sizeof(signed char), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_schar_sum_reducescatter_block(ferry_team_t team, signed char *dest,
    const signed char *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_schar_sum_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_schar_sum>(FERRYI_BLOCK, team, dest, source, sizeof(signed char),
        nreduce, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_schar_sum_reducescatter_block_timeout(ferry_team_t team, signed char *dest,
    const signed char *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_schar_sum_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_schar_sum>(FERRYI_BLOCK, team, dest, source, sizeof(signed char),
        nreduce, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_short_sum_reducescatter_warp(ferry_team_t team, short *dest, const short *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_short_sum_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_short_sum>(FERRYI_WARP, team, dest, source, sizeof(short), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_short_sum_reducescatter_warp_timeout(ferry_team_t team, short *dest,
    const short *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_short_sum_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_short_sum>(FERRYI_WARP, team, dest, source, sizeof(short), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_short_sum_reducescatter_block(ferry_team_t team, short *dest, const short *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_short_sum_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_short_sum>(FERRYI_BLOCK, team, dest, source, sizeof(short), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_short_sum_reducescatter_block_timeout(ferry_team_t team, short *dest,
    const short *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_short_sum_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_short_sum>(FERRYI_BLOCK, team, dest, source, sizeof(short), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uchar_sum_reducescatter_warp(ferry_team_t team, unsigned char *dest,
    const unsigned char *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_uchar_sum_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_uchar_sum>(FERRYI_WARP, team, dest, source, sizeof(unsigned char),
        nreduce, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uchar_sum_reducescatter_warp_timeout(ferry_team_t team, unsigned char *dest,
    const unsigned char *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uchar_sum_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_uchar_sum>(FERRYI_WARP, team, dest, source, sizeof(unsigned char),
        nreduce, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uchar_sum_reducescatter_block(ferry_team_t team, unsigned char *dest,
    const unsigned char *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_uchar_sum_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_uchar_sum>(FERRYI_BLOCK, team, dest, source, sizeof(unsigned char),
        nreduce, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uchar_sum_reducescatter_block_timeout(ferry_team_t team, unsigned char *dest,
    const unsigned char *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uchar_sum_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_uchar_sum>(FERRYI_BLOCK, team, dest, source, sizeof(unsigned char),
        nreduce, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_ushort_sum_reducescatter_warp(ferry_team_t team, unsigned short *dest,
    const unsigned short *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_ushort_sum_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_ushort_sum>(FERRYI_WARP, team, dest, source, sizeof(unsigned short),
        nreduce, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ushort_sum_reducescatter_warp_timeout(ferry_team_t team, unsigned short *dest,
    const unsigned short *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_ushort_sum_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_ushort_sum>(FERRYI_WARP, team, dest, source, sizeof(unsigned short),
        nreduce, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_ushort_sum_reducescatter_block(ferry_team_t team, unsigned short *dest,
    const unsigned short *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_ushort_sum_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_ushort_sum>(FERRYI_BLOCK, team, dest, source, sizeof(unsigned short),
        nreduce, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ushort_sum_reducescatter_block_timeout(ferry_team_t team, unsigned short *dest,
    const unsigned short *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_ushort_sum_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_ushort_sum>(FERRYI_BLOCK, team, dest, source, sizeof(unsigned short),
        nreduce, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_int_sum_reducescatter_warp(ferry_team_t team, int *dest, const int *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_int_sum_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_int_sum>(FERRYI_WARP, team, dest, source, sizeof(int), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int_sum_reducescatter_warp_timeout(ferry_team_t team, int *dest, const int *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_int_sum_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_int_sum>(FERRYI_WARP, team, dest, source, sizeof(int), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_int_sum_reducescatter_block(ferry_team_t team, int *dest, const int *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_int_sum_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_int_sum>(FERRYI_BLOCK, team, dest, source, sizeof(int), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int_sum_reducescatter_block_timeout(ferry_team_t team, int *dest, const int *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_int_sum_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_int_sum>(FERRYI_BLOCK, team, dest, source, sizeof(int), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_long_sum_reducescatter_warp(ferry_team_t team, long *dest, const long *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_long_sum_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_long_sum>(FERRYI_WARP, team, dest, source, sizeof(long), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_long_sum_reducescatter_warp_timeout(ferry_team_t team, long *dest, const long *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_long_sum_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_long_sum>(FERRYI_WARP, team, dest, source, sizeof(long), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_long_sum_reducescatter_block(ferry_team_t team, long *dest, const long *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_long_sum_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_long_sum>(FERRYI_BLOCK, team, dest, source, sizeof(long), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_long_sum_reducescatter_block_timeout(ferry_team_t team, long *dest, const long *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_long_sum_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_long_sum>(FERRYI_BLOCK, team, dest, source, sizeof(long), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_longlong_sum_reducescatter_warp(ferry_team_t team, long long *dest,
    const long long *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_longlong_sum_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_longlong_sum>(FERRYI_WARP, team, dest, source, sizeof(long long),
        nreduce, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_longlong_sum_reducescatter_warp_timeout(ferry_team_t team, long long *dest,
    const long long *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_longlong_sum_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_longlong_sum>(FERRYI_WARP, team, dest, source, sizeof(long long),
        nreduce, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_longlong_sum_reducescatter_block(ferry_team_t team, long long *dest,
    const long long *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_longlong_sum_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_longlong_sum>(FERRYI_BLOCK, team, dest, source, sizeof(long long),
        nreduce, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_longlong_sum_reducescatter_block_timeout(ferry_team_t team, long long *dest,
    const long long *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_longlong_sum_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_longlong_sum>(FERRYI_BLOCK, team, dest, source, sizeof(long long),
        nreduce, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uint_sum_reducescatter_warp(ferry_team_t team, unsigned int *dest,
    const unsigned int *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_uint_sum_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_uint_sum>(FERRYI_WARP, team, dest, source, sizeof(unsigned int), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint_sum_reducescatter_warp_timeout(ferry_team_t team, unsigned int *dest,
    const unsigned int *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uint_sum_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_uint_sum>(FERRYI_WARP, team, dest, source, sizeof(unsigned int), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uint_sum_reducescatter_block(ferry_team_t team, unsigned int *dest,
    const unsigned int *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_uint_sum_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_uint_sum>(FERRYI_BLOCK, team, dest, source, sizeof(unsigned int),
        nreduce, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint_sum_reducescatter_block_timeout(ferry_team_t team, unsigned int *dest,
    const unsigned int *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uint_sum_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_uint_sum>(FERRYI_BLOCK, team, dest, source, sizeof(unsigned int),
        nreduce, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_ulong_sum_reducescatter_warp(ferry_team_t team, unsigned long *dest,
    const unsigned long *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_ulong_sum_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_ulong_sum>(FERRYI_WARP, team, dest, source, sizeof(unsigned long),
        nreduce, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ulong_sum_reducescatter_warp_timeout(ferry_team_t team, unsigned long *dest,
    const unsigned long *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_ulong_sum_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_ulong_sum>(FERRYI_WARP, team, dest, source, sizeof(unsigned long),
        nreduce, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_ulong_sum_reducescatter_block(ferry_team_t team, unsigned long *dest,
    const unsigned long *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_ulong_sum_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_ulong_sum>(FERRYI_BLOCK, team, dest, source, sizeof(unsigned long),
        nreduce, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ulong_sum_reducescatter_block_timeout(ferry_team_t team, unsigned long *dest,
    const unsigned long *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_ulong_sum_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_ulong_sum>(FERRYI_BLOCK, team, dest, source, sizeof(unsigned long),
        nreduce, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_ulonglong_sum_reducescatter_warp(ferry_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_ulonglong_sum_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_ulonglong_sum>(FERRYI_WARP, team, dest, source,
        sizeof(unsigned long long), nreduce, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ulonglong_sum_reducescatter_warp_timeout(ferry_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_ulonglong_sum_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_ulonglong_sum>(FERRYI_WARP, team, dest, source,
        sizeof(unsigned long long), nreduce, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_ulonglong_sum_reducescatter_block(ferry_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_ulonglong_sum_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_ulonglong_sum>(FERRYI_BLOCK, team, dest, source,
        sizeof(unsigned long long), nreduce, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ulonglong_sum_reducescatter_block_timeout(ferry_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_ulonglong_sum_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_ulonglong_sum>(FERRYI_BLOCK, team, dest, source,
        sizeof(unsigned long long), nreduce, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_int8_sum_reducescatter_warp(ferry_team_t team, int8_t *dest, const int8_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_int8_sum_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_int8_sum>(FERRYI_WARP, team, dest, source, sizeof(int8_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int8_sum_reducescatter_warp_timeout(ferry_team_t team, int8_t *dest,
    const int8_t *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_int8_sum_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_int8_sum>(FERRYI_WARP, team, dest, source, sizeof(int8_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_int8_sum_reducescatter_block(ferry_team_t team, int8_t *dest, const int8_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_int8_sum_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_int8_sum>(FERRYI_BLOCK, team, dest, source, sizeof(int8_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int8_sum_reducescatter_block_timeout(ferry_team_t team, int8_t *dest,
    const int8_t *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_int8_sum_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_int8_sum>(FERRYI_BLOCK, team, dest, source, sizeof(int8_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_int16_sum_reducescatter_warp(ferry_team_t team, int16_t *dest, const int16_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_int16_sum_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_int16_sum>(FERRYI_WARP, team, dest, source, sizeof(int16_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int16_sum_reducescatter_warp_timeout(ferry_team_t team, int16_t *dest,
    const int16_t *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_int16_sum_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_int16_sum>(FERRYI_WARP, team, dest, source, sizeof(int16_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_int16_sum_reducescatter_block(ferry_team_t team, int16_t *dest, const int16_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_int16_sum_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_int16_sum>(FERRYI_BLOCK, team, dest, source, sizeof(int16_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int16_sum_reducescatter_block_timeout(ferry_team_t team, int16_t *dest,
    const int16_t *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_int16_sum_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_int16_sum>(FERRYI_BLOCK, team, dest, source, sizeof(int16_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uint8_sum_reducescatter_warp(ferry_team_t team, uint8_t *dest, const uint8_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_uint8_sum_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_uint8_sum>(FERRYI_WARP, team, dest, source, sizeof(uint8_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint8_sum_reducescatter_warp_timeout(ferry_team_t team, uint8_t *dest,
    const uint8_t *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uint8_sum_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_uint8_sum>(FERRYI_WARP, team, dest, source, sizeof(uint8_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uint8_sum_reducescatter_block(ferry_team_t team, uint8_t *dest, const uint8_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_uint8_sum_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_uint8_sum>(FERRYI_BLOCK, team, dest, source, sizeof(uint8_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint8_sum_reducescatter_block_timeout(ferry_team_t team, uint8_t *dest,
    const uint8_t *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uint8_sum_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_uint8_sum>(FERRYI_BLOCK, team, dest, source, sizeof(uint8_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uint16_sum_reducescatter_warp(ferry_team_t team, uint16_t *dest,
    const uint16_t *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_uint16_sum_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_uint16_sum>(FERRYI_WARP, team, dest, source, sizeof(uint16_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint16_sum_reducescatter_warp_timeout(ferry_team_t team, uint16_t *dest,
    const uint16_t *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uint16_sum_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_uint16_sum>(FERRYI_WARP, team, dest, source, sizeof(uint16_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uint16_sum_reducescatter_block(ferry_team_t team, uint16_t *dest,
    const uint16_t *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_uint16_sum_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_uint16_sum>(FERRYI_BLOCK, team, dest, source, sizeof(uint16_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint16_sum_reducescatter_block_timeout(ferry_team_t team, uint16_t *dest,
    const uint16_t *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uint16_sum_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_uint16_sum>(FERRYI_BLOCK, team, dest, source, sizeof(uint16_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_int32_sum_reducescatter_warp(ferry_team_t team, int32_t *dest, const int32_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_int32_sum_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_int32_sum>(FERRYI_WARP, team, dest, source, sizeof(int32_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int32_sum_reducescatter_warp_timeout(ferry_team_t team, int32_t *dest,
    const int32_t *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_int32_sum_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_int32_sum>(FERRYI_WARP, team, dest, source, sizeof(int32_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_int32_sum_reducescatter_block(ferry_team_t team, int32_t *dest, const int32_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_int32_sum_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_int32_sum>(FERRYI_BLOCK, team, dest, source, sizeof(int32_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int32_sum_reducescatter_block_timeout(ferry_team_t team, int32_t *dest,
    const int32_t *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_int32_sum_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_int32_sum>(FERRYI_BLOCK, team, dest, source, sizeof(int32_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_int64_sum_reducescatter_warp(ferry_team_t team, int64_t *dest, const int64_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_int64_sum_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_int64_sum>(FERRYI_WARP, team, dest, source, sizeof(int64_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int64_sum_reducescatter_warp_timeout(ferry_team_t team, int64_t *dest,
    const int64_t *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_int64_sum_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_int64_sum>(FERRYI_WARP, team, dest, source, sizeof(int64_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_int64_sum_reducescatter_block(ferry_team_t team, int64_t *dest, const int64_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_int64_sum_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_int64_sum>(FERRYI_BLOCK, team, dest, source, sizeof(int64_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int64_sum_reducescatter_block_timeout(ferry_team_t team, int64_t *dest,
    const int64_t *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_int64_sum_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_int64_sum>(FERRYI_BLOCK, team, dest, source, sizeof(int64_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uint32_sum_reducescatter_warp(ferry_team_t team, uint32_t *dest,
    const uint32_t *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_uint32_sum_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_uint32_sum>(FERRYI_WARP, team, dest, source, sizeof(uint32_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint32_sum_reducescatter_warp_timeout(ferry_team_t team, uint32_t *dest,
    const uint32_t *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uint32_sum_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_uint32_sum>(FERRYI_WARP, team, dest, source, sizeof(uint32_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uint32_sum_reducescatter_block(ferry_team_t team, uint32_t *dest,
    const uint32_t *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_uint32_sum_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_uint32_sum>(FERRYI_BLOCK, team, dest, source, sizeof(uint32_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint32_sum_reducescatter_block_timeout(ferry_team_t team, uint32_t *dest,
    const uint32_t *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uint32_sum_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_uint32_sum>(FERRYI_BLOCK, team, dest, source, sizeof(uint32_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uint64_sum_reducescatter_warp(ferry_team_t team, uint64_t *dest,
    const uint64_t *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_uint64_sum_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_uint64_sum>(FERRYI_WARP, team, dest, source, sizeof(uint64_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint64_sum_reducescatter_warp_timeout(ferry_team_t team, uint64_t *dest,
    const uint64_t *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uint64_sum_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_uint64_sum>(FERRYI_WARP, team, dest, source, sizeof(uint64_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uint64_sum_reducescatter_block(ferry_team_t team, uint64_t *dest,
    const uint64_t *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_uint64_sum_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_uint64_sum>(FERRYI_BLOCK, team, dest, source, sizeof(uint64_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint64_sum_reducescatter_block_timeout(ferry_team_t team, uint64_t *dest,
    const uint64_t *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uint64_sum_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_uint64_sum>(FERRYI_BLOCK, team, dest, source, sizeof(uint64_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_size_sum_reducescatter_warp(ferry_team_t team, size_t *dest, const size_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_size_sum_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_size_sum>(FERRYI_WARP, team, dest, source, sizeof(size_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_size_sum_reducescatter_warp_timeout(ferry_team_t team, size_t *dest,
    const size_t *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_size_sum_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_size_sum>(FERRYI_WARP, team, dest, source, sizeof(size_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_size_sum_reducescatter_block(ferry_team_t team, size_t *dest, const size_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_size_sum_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_size_sum>(FERRYI_BLOCK, team, dest, source, sizeof(size_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_size_sum_reducescatter_block_timeout(ferry_team_t team, size_t *dest,
    const size_t *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_size_sum_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_size_sum>(FERRYI_BLOCK, team, dest, source, sizeof(size_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_ptrdiff_sum_reducescatter_warp(ferry_team_t team, ptrdiff_t *dest,
    const ptrdiff_t *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_ptrdiff_sum_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_ptrdiff_sum>(FERRYI_WARP, team, dest, source, sizeof(ptrdiff_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ptrdiff_sum_reducescatter_warp_timeout(ferry_team_t team, ptrdiff_t *dest,
    const ptrdiff_t *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_ptrdiff_sum_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_ptrdiff_sum>(FERRYI_WARP, team, dest, source, sizeof(ptrdiff_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_ptrdiff_sum_reducescatter_block(ferry_team_t team, ptrdiff_t *dest,
    const ptrdiff_t *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_ptrdiff_sum_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_ptrdiff_sum>(FERRYI_BLOCK, team, dest, source, sizeof(ptrdiff_t),
        nreduce, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ptrdiff_sum_reducescatter_block_timeout(ferry_team_t team, ptrdiff_t *dest,
    const ptrdiff_t *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_ptrdiff_sum_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_ptrdiff_sum>(FERRYI_BLOCK, team, dest, source, sizeof(ptrdiff_t),
        nreduce, timeout_ns));
}

/* ferry_TYPE_prod_reducescatter */
FERRYI_INLINE ferry_status ferry_float_prod_reducescatter_warp(ferry_team_t team, float *dest, const float *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_float_prod_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_float_prod>(FERRYI_WARP, team, dest, source, sizeof(float), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_float_prod_reducescatter_warp_timeout(ferry_team_t team, float *dest,
    const float *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_float_prod_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_float_prod>(FERRYI_WARP, team, dest, source, sizeof(float), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_float_prod_reducescatter_block(ferry_team_t team, float *dest, const float *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_float_prod_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_float_prod>(FERRYI_BLOCK, team, dest, source, sizeof(float), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_float_prod_reducescatter_block_timeout(ferry_team_t team, float *dest,
    const float *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_float_prod_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_float_prod>(FERRYI_BLOCK, team, dest, source, sizeof(float), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_double_prod_reducescatter_warp(ferry_team_t team, double *dest, const double *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_double_prod_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_double_prod>(FERRYI_WARP, team, dest, source, sizeof(double), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_double_prod_reducescatter_warp_timeout(ferry_team_t team, double *dest,
    const double *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_double_prod_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_double_prod>(FERRYI_WARP, team, dest, source, sizeof(double), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_double_prod_reducescatter_block(ferry_team_t team, double *dest, const double *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_double_prod_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_double_prod>(FERRYI_BLOCK, team, dest, source, sizeof(double), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_double_prod_reducescatter_block_timeout(ferry_team_t team, double *dest,
    const double *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_double_prod_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_double_prod>(FERRYI_BLOCK, team, dest, source, sizeof(double), nreduce,
        timeout_ns));
}
#if !FERRYI_GPU
FERRYI_INLINE ferry_status ferry_longdouble_prod_reducescatter_warp(ferry_team_t team, long double *dest,
    const long double *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_longdouble_prod_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_longdouble_prod>(FERRYI_WARP, team, dest, source, sizeof(long double),
        nreduce, UINT64_MAX));
}
#endif
#if !FERRYI_GPU
FERRYI_INLINE ferry_status ferry_longdouble_prod_reducescatter_warp_timeout(ferry_team_t team, long double *dest,
    const long double *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_longdouble_prod_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_longdouble_prod>(FERRYI_WARP, team, dest, source, sizeof(long double),
        nreduce, timeout_ns));
}
#endif
#if !FERRYI_GPU
FERRYI_INLINE ferry_status ferry_longdouble_prod_reducescatter_block(ferry_team_t team, long double *dest,
    const long double *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_longdouble_prod_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_longdouble_prod>(FERRYI_BLOCK, team, dest, source, sizeof(long double),
        nreduce, UINT64_MAX));
}
#endif
#if !FERRYI_GPU
FERRYI_INLINE ferry_status ferry_longdouble_prod_reducescatter_block_timeout(ferry_team_t team, long double *dest,
    const long double *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_longdouble_prod_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_longdouble_prod>(FERRYI_BLOCK, team, dest, source, sizeof(long double),
        nreduce, timeout_ns));
}
#endif
FERRYI_INLINE ferry_status ferry_char_prod_reducescatter_warp(ferry_team_t team, char *dest, const char *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_char_prod_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_char_prod>(FERRYI_WARP, team, dest, source, sizeof(char), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_char_prod_reducescatter_warp_timeout(ferry_team_t team, char *dest, const char *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_char_prod_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_char_prod>(FERRYI_WARP, team, dest, source, sizeof(char), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_char_prod_reducescatter_block(ferry_team_t team, char *dest, const char *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_char_prod_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_char_prod>(FERRYI_BLOCK, team, dest, source, sizeof(char), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_char_prod_reducescatter_block_timeout(ferry_team_t team, char *dest,
    const char *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_char_prod_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_char_prod>(FERRYI_BLOCK, team, dest, source, sizeof(char), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_schar_prod_reducescatter_warp(ferry_team_t team, signed char *dest,
    const signed char *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_schar_prod_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_schar_prod>(FERRYI_WARP, team, dest, source, sizeof(signed char),
        nreduce, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_schar_prod_reducescatter_warp_timeout(ferry_team_t team, signed char *dest,
    const signed char *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_schar_prod_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_schar_prod>(FERRYI_WARP, team, dest, source, sizeof(signed char),
        nreduce, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_schar_prod_reducescatter_block(ferry_team_t team, signed char *dest,
    const signed char *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_schar_prod_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_schar_prod>(FERRYI_BLOCK, team, dest, source, sizeof(signed char),
        nreduce, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_schar_prod_reducescatter_block_timeout(ferry_team_t team, signed char *dest,
    const signed char *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_schar_prod_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_schar_prod>(FERRYI_BLOCK, team, dest, source, sizeof(signed char),
        nreduce, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_short_prod_reducescatter_warp(ferry_team_t team, short *dest, const short *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_short_prod_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_short_prod>(FERRYI_WARP, team, dest, source, sizeof(short), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_short_prod_reducescatter_warp_timeout(ferry_team_t team, short *dest,
    const short *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_short_prod_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_short_prod>(FERRYI_WARP, team, dest, source, sizeof(short), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_short_prod_reducescatter_block(ferry_team_t team, short *dest, const short *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_short_prod_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_short_prod>(FERRYI_BLOCK, team, dest, source, sizeof(short), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_short_prod_reducescatter_block_timeout(ferry_team_t team, short *dest,
    const short *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_short_prod_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_short_prod>(FERRYI_BLOCK, team, dest, source, sizeof(short), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uchar_prod_reducescatter_warp(ferry_team_t team, unsigned char *dest,
    const unsigned char *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_uchar_prod_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_uchar_prod>(FERRYI_WARP, team, dest, source, sizeof(unsigned char),
        nreduce, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uchar_prod_reducescatter_warp_timeout(ferry_team_t team, unsigned char *dest,
    const unsigned char *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uchar_prod_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_uchar_prod>(FERRYI_WARP, team, dest, source, sizeof(unsigned char),
        nreduce, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uchar_prod_reducescatter_block(ferry_team_t team, unsigned char *dest,
    const unsigned char *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_uchar_prod_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_uchar_prod>(FERRYI_BLOCK, team, dest, source, sizeof(unsigned char),
        nreduce, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uchar_prod_reducescatter_block_timeout(ferry_team_t team, unsigned char *dest,
    const unsigned char *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uchar_prod_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_uchar_prod>(FERRYI_BLOCK, team, dest, source, sizeof(unsigned char),
        nreduce, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_ushort_prod_reducescatter_warp(ferry_team_t team, unsigned short *dest,
    const unsigned short *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_ushort_prod_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_ushort_prod>(FERRYI_WARP, team, dest, source, sizeof(unsigned short),
        nreduce, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ushort_prod_reducescatter_warp_timeout(ferry_team_t team, unsigned short *dest,
    const unsigned short *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_ushort_prod_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_ushort_prod>(FERRYI_WARP, team, dest, source, sizeof(unsigned short),
        nreduce, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_ushort_prod_reducescatter_block(ferry_team_t team, unsigned short *dest,
    const unsigned short *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_ushort_prod_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_ushort_prod>(FERRYI_BLOCK, team, dest, source, sizeof(unsigned short),
        nreduce, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ushort_prod_reducescatter_block_timeout(ferry_team_t team, unsigned short *dest,
    const unsigned short *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_ushort_prod_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_ushort_prod>(FERRYI_BLOCK, team, dest, source, sizeof(unsigned short),
        nreduce, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_int_prod_reducescatter_warp(ferry_team_t team, int *dest, const int *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_int_prod_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_int_prod>(FERRYI_WARP, team, dest, source, sizeof(int), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int_prod_reducescatter_warp_timeout(ferry_team_t team, int *dest, const int *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_int_prod_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_int_prod>(FERRYI_WARP, team, dest, source, sizeof(int), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_int_prod_reducescatter_block(ferry_team_t team, int *dest, const int *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_int_prod_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_int_prod>(FERRYI_BLOCK, team, dest, source, sizeof(int), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int_prod_reducescatter_block_timeout(ferry_team_t team, int *dest, const int *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_int_prod_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_int_prod>(FERRYI_BLOCK, team, dest, source, sizeof(int), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_long_prod_reducescatter_warp(ferry_team_t team, long *dest, const long *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_long_prod_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_long_prod>(FERRYI_WARP, team, dest, source, sizeof(long), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_long_prod_reducescatter_warp_timeout(ferry_team_t team, long *dest, const long *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_long_prod_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_long_prod>(FERRYI_WARP, team, dest, source, sizeof(long), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_long_prod_reducescatter_block(ferry_team_t team, long *dest, const long *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_long_prod_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_long_prod>(FERRYI_BLOCK, team, dest, source, sizeof(long), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_long_prod_reducescatter_block_timeout(ferry_team_t team, long *dest,
    const long *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_long_prod_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_long_prod>(FERRYI_BLOCK, team, dest, source, sizeof(long), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_longlong_prod_reducescatter_warp(ferry_team_t team, long long *dest,
    const long long *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_longlong_prod_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_longlong_prod>(FERRYI_WARP, team, dest, source, sizeof(long long),
        nreduce, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_longlong_prod_reducescatter_warp_timeout(ferry_team_t team, long long *dest,
    const long long *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_longlong_prod_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_longlong_prod>(FERRYI_WARP, team, dest, source, sizeof(long long),
        nreduce, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_longlong_prod_reducescatter_block(ferry_team_t team, long long *dest,
    const long long *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_longlong_prod_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_longlong_prod>(FERRYI_BLOCK, team, dest, source, sizeof(long long),
        nreduce, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_longlong_prod_reducescatter_block_timeout(ferry_team_t team, long long *dest,
    const long long *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_longlong_prod_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_longlong_prod>(FERRYI_BLOCK, team, dest, source, sizeof(long long),
        nreduce, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uint_prod_reducescatter_warp(ferry_team_t team, unsigned int *dest,
    const unsigned int *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_uint_prod_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_uint_prod>(FERRYI_WARP, team, dest, source, sizeof(unsigned int),
        nreduce, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint_prod_reducescatter_warp_timeout(ferry_team_t team, unsigned int *dest,
    const unsigned int *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uint_prod_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_uint_prod>(FERRYI_WARP, team, dest, source, sizeof(unsigned int),
        nreduce, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uint_prod_reducescatter_block(ferry_team_t team, unsigned int *dest,
    const unsigned int *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_uint_prod_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_uint_prod>(FERRYI_BLOCK, team, dest, source, sizeof(unsigned int),
        nreduce, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint_prod_reducescatter_block_timeout(ferry_team_t team, unsigned int *dest,
    const unsigned int *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uint_prod_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_uint_prod>(FERRYI_BLOCK, team, dest, source, sizeof(unsigned int),
        nreduce, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_ulong_prod_reducescatter_warp(ferry_team_t team, unsigned long *dest,
    const unsigned long *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_ulong_prod_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_ulong_prod>(FERRYI_WARP, team, dest, source, sizeof(unsigned long),
        nreduce, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ulong_prod_reducescatter_warp_timeout(ferry_team_t team, unsigned long *dest,
    const unsigned long *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_ulong_prod_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_ulong_prod>(FERRYI_WARP, team, dest, source, sizeof(unsigned long),
        nreduce, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_ulong_prod_reducescatter_block(ferry_team_t team, unsigned long *dest,
    const unsigned long *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_ulong_prod_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_ulong_prod>(FERRYI_BLOCK, team, dest, source, sizeof(unsigned long),
        nreduce, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ulong_prod_reducescatter_block_timeout(ferry_team_t team, unsigned long *dest,
    const unsigned long *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_ulong_prod_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_ulong_prod>(FERRYI_BLOCK, team, dest, source, sizeof(unsigned long),
        nreduce, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_ulonglong_prod_reducescatter_warp(ferry_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_ulonglong_prod_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_ulonglong_prod>(FERRYI_WARP, team, dest, source,
        sizeof(unsigned long long), nreduce, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ulonglong_prod_reducescatter_warp_timeout(ferry_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_ulonglong_prod_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_ulonglong_prod>(FERRYI_WARP, team, dest, source,
        sizeof(unsigned long long), nreduce, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_ulonglong_prod_reducescatter_block(ferry_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_ulonglong_prod_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_ulonglong_prod>(FERRYI_BLOCK, team, dest, source,
        sizeof(unsigned long long), nreduce, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ulonglong_prod_reducescatter_block_timeout(ferry_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_ulonglong_prod_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_ulonglong_prod>(FERRYI_BLOCK, team, dest, source,
        sizeof(unsigned long long), nreduce, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_int8_prod_reducescatter_warp(ferry_team_t team, int8_t *dest, const int8_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_int8_prod_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_int8_prod>(FERRYI_WARP, team, dest, source, sizeof(int8_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int8_prod_reducescatter_warp_timeout(ferry_team_t team, int8_t *dest,
    const int8_t *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_int8_prod_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_int8_prod>(FERRYI_WARP, team, dest, source, sizeof(int8_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_int8_prod_reducescatter_block(ferry_team_t team, int8_t *dest, const int8_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_int8_prod_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_int8_prod>(FERRYI_BLOCK, team, dest, source, sizeof(int8_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int8_prod_reducescatter_block_timeout(ferry_team_t team, int8_t *dest,
    const int8_t *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_int8_prod_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_int8_prod>(FERRYI_BLOCK, team, dest, source, sizeof(int8_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_int16_prod_reducescatter_warp(ferry_team_t team, int16_t *dest, const int16_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_int16_prod_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_int16_prod>(FERRYI_WARP, team, dest, source, sizeof(int16_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int16_prod_reducescatter_warp_timeout(ferry_team_t team, int16_t *dest,
    const int16_t *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_int16_prod_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_int16_prod>(FERRYI_WARP, team, dest, source, sizeof(int16_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_int16_prod_reducescatter_block(ferry_team_t team, int16_t *dest, const int16_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_int16_prod_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_int16_prod>(FERRYI_BLOCK, team, dest, source, sizeof(int16_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int16_prod_reducescatter_block_timeout(ferry_team_t team, int16_t *dest,
    const int16_t *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_int16_prod_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_int16_prod>(FERRYI_BLOCK, team, dest, source, sizeof(int16_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uint8_prod_reducescatter_warp(ferry_team_t team, uint8_t *dest, const uint8_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_uint8_prod_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_uint8_prod>(FERRYI_WARP, team, dest, source, sizeof(uint8_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint8_prod_reducescatter_warp_timeout(ferry_team_t team, uint8_t *dest,
    const uint8_t *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uint8_prod_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_uint8_prod>(FERRYI_WARP, team, dest, source, sizeof(uint8_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uint8_prod_reducescatter_block(ferry_team_t team, uint8_t *dest, const uint8_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_uint8_prod_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_uint8_prod>(FERRYI_BLOCK, team, dest, source, sizeof(uint8_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint8_prod_reducescatter_block_timeout(ferry_team_t team, uint8_t *dest,
    const uint8_t *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uint8_prod_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_uint8_prod>(FERRYI_BLOCK, team, dest, source, sizeof(uint8_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uint16_prod_reducescatter_warp(ferry_team_t team, uint16_t *dest,
    const uint16_t *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_uint16_prod_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_uint16_prod>(FERRYI_WARP, team, dest, source, sizeof(uint16_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint16_prod_reducescatter_warp_timeout(ferry_team_t team, uint16_t *dest,
    const uint16_t *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uint16_prod_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_uint16_prod>(FERRYI_WARP, team, dest, source, sizeof(uint16_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uint16_prod_reducescatter_block(ferry_team_t team, uint16_t *dest,
    const uint16_t *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_uint16_prod_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_uint16_prod>(FERRYI_BLOCK, team, dest, source, sizeof(uint16_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint16_prod_reducescatter_block_timeout(ferry_team_t team, uint16_t *dest,
    const uint16_t *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uint16_prod_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_uint16_prod>(FERRYI_BLOCK, team, dest, source, sizeof(uint16_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_int32_prod_reducescatter_warp(ferry_team_t team, int32_t *dest, const int32_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_int32_prod_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_int32_prod>(FERRYI_WARP, team, dest, source, sizeof(int32_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int32_prod_reducescatter_warp_timeout(ferry_team_t team, int32_t *dest,
    const int32_t *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_int32_prod_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_int32_prod>(FERRYI_WARP, team, dest, source, sizeof(int32_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_int32_prod_reducescatter_block(ferry_team_t team, int32_t *dest, const int32_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_int32_prod_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_int32_prod>(FERRYI_BLOCK, team, dest, source, sizeof(int32_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int32_prod_reducescatter_block_timeout(ferry_team_t team, int32_t *dest,
    const int32_t *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_int32_prod_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_int32_prod>(FERRYI_BLOCK, team, dest, source, sizeof(int32_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_int64_prod_reducescatter_warp(ferry_team_t team, int64_t *dest, const int64_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_int64_prod_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_int64_prod>(FERRYI_WARP, team, dest, source, sizeof(int64_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int64_prod_reducescatter_warp_timeout(ferry_team_t team, int64_t *dest,
    const int64_t *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_int64_prod_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_int64_prod>(FERRYI_WARP, team, dest, source, sizeof(int64_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_int64_prod_reducescatter_block(ferry_team_t team, int64_t *dest, const int64_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_int64_prod_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_int64_prod>(FERRYI_BLOCK, team, dest, source, sizeof(int64_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int64_prod_reducescatter_block_timeout(ferry_team_t team, int64_t *dest,
    const int64_t *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_int64_prod_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_int64_prod>(FERRYI_BLOCK, team, dest, source, sizeof(int64_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uint32_prod_reducescatter_warp(ferry_team_t team, uint32_t *dest,
    const uint32_t *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_uint32_prod_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_uint32_prod>(FERRYI_WARP, team, dest, source, sizeof(uint32_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint32_prod_reducescatter_warp_timeout(ferry_team_t team, uint32_t *dest,
    const uint32_t *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uint32_prod_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_uint32_prod>(FERRYI_WARP, team, dest, source, sizeof(uint32_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uint32_prod_reducescatter_block(ferry_team_t team, uint32_t *dest,
    const uint32_t *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_uint32_prod_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_uint32_prod>(FERRYI_BLOCK, team, dest, source, sizeof(uint32_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint32_prod_reducescatter_block_timeout(ferry_team_t team, uint32_t *dest,
    const uint32_t *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uint32_prod_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_uint32_prod>(FERRYI_BLOCK, team, dest, source, sizeof(uint32_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uint64_prod_reducescatter_warp(ferry_team_t team, uint64_t *dest,
    const uint64_t *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_uint64_prod_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_uint64_prod>(FERRYI_WARP, team, dest, source, sizeof(uint64_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint64_prod_reducescatter_warp_timeout(ferry_team_t team, uint64_t *dest,
    const uint64_t *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uint64_prod_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_uint64_prod>(FERRYI_WARP, team, dest, source, sizeof(uint64_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uint64_prod_reducescatter_block(ferry_team_t team, uint64_t *dest,
    const uint64_t *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_uint64_prod_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_uint64_prod>(FERRYI_BLOCK, team, dest, source, sizeof(uint64_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint64_prod_reducescatter_block_timeout(ferry_team_t team, uint64_t *dest,
    const uint64_t *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uint64_prod_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_uint64_prod>(FERRYI_BLOCK, team, dest, source, sizeof(uint64_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_size_prod_reducescatter_warp(ferry_team_t team, size_t *dest, const size_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_size_prod_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_size_prod>(FERRYI_WARP, team, dest, source, sizeof(size_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_size_prod_reducescatter_warp_timeout(ferry_team_t team, size_t *dest,
    const size_t *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_size_prod_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_size_prod>(FERRYI_WARP, team, dest, source, sizeof(size_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_size_prod_reducescatter_block(ferry_team_t team, size_t *dest, const size_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_size_prod_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_size_prod>(FERRYI_BLOCK, team, dest, source, sizeof(size_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_size_prod_reducescatter_block_timeout(ferry_team_t team, size_t *dest,
    const size_t *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_size_prod_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_size_prod>(FERRYI_BLOCK, team, dest, source, sizeof(size_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_ptrdiff_prod_reducescatter_warp(ferry_team_t team, ptrdiff_t *dest,
    const ptrdiff_t *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_ptrdiff_prod_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_ptrdiff_prod>(FERRYI_WARP, team, dest, source, sizeof(ptrdiff_t),
        nreduce, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ptrdiff_prod_reducescatter_warp_timeout(ferry_team_t team, ptrdiff_t *dest,
    const ptrdiff_t *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_ptrdiff_prod_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_ptrdiff_prod>(FERRYI_WARP, team, dest, source, sizeof(ptrdiff_t),
        nreduce, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_ptrdiff_prod_reducescatter_block(ferry_team_t team, ptrdiff_t *dest,
    const ptrdiff_t *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_ptrdiff_prod_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_ptrdiff_prod>(FERRYI_BLOCK, team, dest, source, sizeof(ptrdiff_t),
        nreduce, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ptrdiff_prod_reducescatter_block_timeout(ferry_team_t team, ptrdiff_t *dest,
    const ptrdiff_t *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_ptrdiff_prod_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_ptrdiff_prod>(FERRYI_BLOCK, team, dest, source, sizeof(ptrdiff_t),
        nreduce, timeout_ns));
}

/* ferry_TYPE_and_reducescatter */
FERRYI_INLINE ferry_status ferry_char_and_reducescatter_warp(ferry_team_t team, char *dest, const char *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_char_and_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_char_and>(FERRYI_WARP, team, dest, source, sizeof(char), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_char_and_reducescatter_warp_timeout(ferry_team_t team, char *dest, const char *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_char_and_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_char_and>(FERRYI_WARP, team, dest, source, sizeof(char), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_char_and_reducescatter_block(ferry_team_t team, char *dest, const char *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_char_and_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_char_and>(FERRYI_BLOCK, team, dest, source, sizeof(char), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_char_and_reducescatter_block_timeout(ferry_team_t team, char *dest, const char *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_char_and_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_char_and>(FERRYI_BLOCK, team, dest, source, sizeof(char), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_schar_and_reducescatter_warp(ferry_team_t team, signed char *dest,
    const signed char *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_schar_and_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_schar_and>(FERRYI_WARP, team, dest, source, sizeof(signed char), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_schar_and_reducescatter_warp_timeout(ferry_team_t team, signed char *dest,
    const signed char *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_schar_and_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_schar_and>(FERRYI_WARP, team, dest, source, sizeof(signed char), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_schar_and_reducescatter_block(ferry_team_t team, signed char *dest,
    const signed char *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_schar_and_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_schar_and>(FERRYI_BLOCK, team, dest, source, sizeof(signed char),
        nreduce, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_schar_and_reducescatter_block_timeout(ferry_team_t team, signed char *dest,
    const signed char *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_schar_and_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_schar_and>(FERRYI_BLOCK, team, dest, source, sizeof(signed char),
        nreduce, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_short_and_reducescatter_warp(ferry_team_t team, short *dest, const short *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_short_and_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_short_and>(FERRYI_WARP, team, dest, source, sizeof(short), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_short_and_reducescatter_warp_timeout(ferry_team_t team, short *dest,
    const short *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_short_and_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_short_and>(FERRYI_WARP, team, dest, source, sizeof(short), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_short_and_reducescatter_block(ferry_team_t team, short *dest, const short *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_short_and_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_short_and>(FERRYI_BLOCK, team, dest, source, sizeof(short), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_short_and_reducescatter_block_timeout(ferry_team_t team, short *dest,
    const short *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_short_and_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_short_and>(FERRYI_BLOCK, team, dest, source, sizeof(short), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uchar_and_reducescatter_warp(ferry_team_t team, unsigned char *dest,
    const unsigned char *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_uchar_and_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_uchar_and>(FERRYI_WARP, team, dest, source, sizeof(unsigned char),
        nreduce, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uchar_and_reducescatter_warp_timeout(ferry_team_t team, unsigned char *dest,
    const unsigned char *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uchar_and_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_uchar_and>(FERRYI_WARP, team, dest, source, sizeof(unsigned char),
        nreduce, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uchar_and_reducescatter_block(ferry_team_t team, unsigned char *dest,
    const unsigned char *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_uchar_and_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_uchar_and>(FERRYI_BLOCK, team, dest, source, sizeof(unsigned char),
        nreduce, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uchar_and_reducescatter_block_timeout(ferry_team_t team, unsigned char *dest,
    const unsigned char *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uchar_and_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_uchar_and>(FERRYI_BLOCK, team, dest, source, sizeof(unsigned char),
        nreduce, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_ushort_and_reducescatter_warp(ferry_team_t team, unsigned short *dest,
    const unsigned short *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_ushort_and_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_ushort_and>(FERRYI_WARP, team, dest, source, sizeof(unsigned short),
        nreduce, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ushort_and_reducescatter_warp_timeout(ferry_team_t team, unsigned short *dest,
    const unsigned short *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_ushort_and_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_ushort_and>(FERRYI_WARP, team, dest, source, sizeof(unsigned short),
        nreduce, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_ushort_and_reducescatter_block(ferry_team_t team, unsigned short *dest,
    const unsigned short *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_ushort_and_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_ushort_and>(FERRYI_BLOCK, team, dest, source, sizeof(unsigned short),
        nreduce, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ushort_and_reducescatter_block_timeout(ferry_team_t team, unsigned short *dest,
    const unsigned short *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_ushort_and_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_ushort_and>(FERRYI_BLOCK, team, dest, source, sizeof(unsigned short),
        nreduce, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_int_and_reducescatter_warp(ferry_team_t team, int *dest, const int *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_int_and_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_int_and>(FERRYI_WARP, team, dest, source, sizeof(int), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int_and_reducescatter_warp_timeout(ferry_team_t team, int *dest, const int *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_int_and_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_int_and>(FERRYI_WARP, team, dest, source, sizeof(int), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_int_and_reducescatter_block(ferry_team_t team, int *dest, const int *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_int_and_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_int_and>(FERRYI_BLOCK, team, dest, source, sizeof(int), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int_and_reducescatter_block_timeout(ferry_team_t team, int *dest, const int *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_int_and_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_int_and>(FERRYI_BLOCK, team, dest, source, sizeof(int), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_long_and_reducescatter_warp(ferry_team_t team, long *dest, const long *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_long_and_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_long_and>(FERRYI_WARP, team, dest, source, sizeof(long), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_long_and_reducescatter_warp_timeout(ferry_team_t team, long *dest, const long *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_long_and_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_long_and>(FERRYI_WARP, team, dest, source, sizeof(long), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_long_and_reducescatter_block(ferry_team_t team, long *dest, const long *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_long_and_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_long_and>(FERRYI_BLOCK, team, dest, source, sizeof(long), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_long_and_reducescatter_block_timeout(ferry_team_t team, long *dest, const long *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_long_and_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_long_and>(FERRYI_BLOCK, team, dest, source, sizeof(long), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_longlong_and_reducescatter_warp(ferry_team_t team, long long *dest,
    const long long *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_longlong_and_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_longlong_and>(FERRYI_WARP, team, dest, source, sizeof(long long),
        nreduce, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_longlong_and_reducescatter_warp_timeout(ferry_team_t team, long long *dest,
    const long long *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_longlong_and_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_longlong_and>(FERRYI_WARP, team, dest, source, sizeof(long long),
        nreduce, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_longlong_and_reducescatter_block(ferry_team_t team, long long *dest,
    const long long *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_longlong_and_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_longlong_and>(FERRYI_BLOCK, team, dest, source, sizeof(long long),
        nreduce, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_longlong_and_reducescatter_block_timeout(ferry_team_t team, long long *dest,
    const long long *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_longlong_and_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_longlong_and>(FERRYI_BLOCK, team, dest, source, sizeof(long long),
        nreduce, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uint_and_reducescatter_warp(ferry_team_t team, unsigned int *dest,
    const unsigned int *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_uint_and_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_uint_and>(FERRYI_WARP, team, dest, source, sizeof(unsigned int), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint_and_reducescatter_warp_timeout(ferry_team_t team, unsigned int *dest,
    const unsigned int *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uint_and_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_uint_and>(FERRYI_WARP, team, dest, source, sizeof(unsigned int), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uint_and_reducescatter_block(ferry_team_t team, unsigned int *dest,
    const unsigned int *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_uint_and_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_uint_and>(FERRYI_BLOCK, team, dest, source, sizeof(unsigned int),
        nreduce, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint_and_reducescatter_block_timeout(ferry_team_t team, unsigned int *dest,
    const unsigned int *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uint_and_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_uint_and>(FERRYI_BLOCK, team, dest, source, sizeof(unsigned int),
        nreduce, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_ulong_and_reducescatter_warp(ferry_team_t team, unsigned long *dest,
    const unsigned long *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_ulong_and_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_ulong_and>(FERRYI_WARP, team, dest, source, sizeof(unsigned long),
        nreduce, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ulong_and_reducescatter_warp_timeout(ferry_team_t team, unsigned long *dest,
    const unsigned long *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_ulong_and_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_ulong_and>(FERRYI_WARP, team, dest, source, sizeof(unsigned long),
        nreduce, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_ulong_and_reducescatter_block(ferry_team_t team, unsigned long *dest,
    const unsigned long *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_ulong_and_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_ulong_and>(FERRYI_BLOCK, team, dest, source, sizeof(unsigned long),
        nreduce, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ulong_and_reducescatter_block_timeout(ferry_team_t team, unsigned long *dest,
    const unsigned long *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_ulong_and_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_ulong_and>(FERRYI_BLOCK, team, dest, source, sizeof(unsigned long),
        nreduce, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_ulonglong_and_reducescatter_warp(ferry_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_ulonglong_and_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_ulonglong_and>(FERRYI_WARP, team, dest, source,
        sizeof(unsigned long long), nreduce, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ulonglong_and_reducescatter_warp_timeout(ferry_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_ulonglong_and_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_ulonglong_and>(FERRYI_WARP, team, dest, source,
        sizeof(unsigned long long), nreduce, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_ulonglong_and_reducescatter_block(ferry_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_ulonglong_and_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_ulonglong_and>(FERRYI_BLOCK, team, dest, source,
        sizeof(unsigned long long), nreduce, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ulonglong_and_reducescatter_block_timeout(ferry_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_ulonglong_and_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_ulonglong_and>(FERRYI_BLOCK, team, dest, source,
        sizeof(unsigned long long), nreduce, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_int8_and_reducescatter_warp(ferry_team_t team, int8_t *dest, const int8_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_int8_and_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_int8_and>(FERRYI_WARP, team, dest, source, sizeof(int8_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int8_and_reducescatter_warp_timeout(ferry_team_t team, int8_t *dest,
    const int8_t *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_int8_and_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_int8_and>(FERRYI_WARP, team, dest, source, sizeof(int8_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_int8_and_reducescatter_block(ferry_team_t team, int8_t *dest, const int8_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_int8_and_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_int8_and>(FERRYI_BLOCK, team, dest, source, sizeof(int8_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int8_and_reducescatter_block_timeout(ferry_team_t team, int8_t *dest,
    const int8_t *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_int8_and_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_int8_and>(FERRYI_BLOCK, team, dest, source, sizeof(int8_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_int16_and_reducescatter_warp(ferry_team_t team, int16_t *dest, const int16_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_int16_and_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_int16_and>(FERRYI_WARP, team, dest, source, sizeof(int16_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int16_and_reducescatter_warp_timeout(ferry_team_t team, int16_t *dest,
    const int16_t *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_int16_and_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_int16_and>(FERRYI_WARP, team, dest, source, sizeof(int16_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_int16_and_reducescatter_block(ferry_team_t team, int16_t *dest, const int16_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_int16_and_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_int16_and>(FERRYI_BLOCK, team, dest, source, sizeof(int16_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int16_and_reducescatter_block_timeout(ferry_team_t team, int16_t *dest,
    const int16_t *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_int16_and_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_int16_and>(FERRYI_BLOCK, team, dest, source, sizeof(int16_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uint8_and_reducescatter_warp(ferry_team_t team, uint8_t *dest, const uint8_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_uint8_and_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_uint8_and>(FERRYI_WARP, team, dest, source, sizeof(uint8_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint8_and_reducescatter_warp_timeout(ferry_team_t team, uint8_t *dest,
    const uint8_t *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uint8_and_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_uint8_and>(FERRYI_WARP, team, dest, source, sizeof(uint8_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uint8_and_reducescatter_block(ferry_team_t team, uint8_t *dest, const uint8_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_uint8_and_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_uint8_and>(FERRYI_BLOCK, team, dest, source, sizeof(uint8_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint8_and_reducescatter_block_timeout(ferry_team_t team, uint8_t *dest,
    const uint8_t *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uint8_and_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_uint8_and>(FERRYI_BLOCK, team, dest, source, sizeof(uint8_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uint16_and_reducescatter_warp(ferry_team_t team, uint16_t *dest,
    const uint16_t *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_uint16_and_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_uint16_and>(FERRYI_WARP, team, dest, source, sizeof(uint16_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint16_and_reducescatter_warp_timeout(ferry_team_t team, uint16_t *dest,
    const uint16_t *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uint16_and_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_uint16_and>(FERRYI_WARP, team, dest, source, sizeof(uint16_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uint16_and_reducescatter_block(ferry_team_t team, uint16_t *dest,
    const uint16_t *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_uint16_and_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_uint16_and>(FERRYI_BLOCK, team, dest, source, sizeof(uint16_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint16_and_reducescatter_block_timeout(ferry_team_t team, uint16_t *dest,
    const uint16_t *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uint16_and_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_uint16_and>(FERRYI_BLOCK, team, dest, source, sizeof(uint16_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_int32_and_reducescatter_warp(ferry_team_t team, int32_t *dest, const int32_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_int32_and_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_int32_and>(FERRYI_WARP, team, dest, source, sizeof(int32_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int32_and_reducescatter_warp_timeout(ferry_team_t team, int32_t *dest,
    const int32_t *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_int32_and_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_int32_and>(FERRYI_WARP, team, dest, source, sizeof(int32_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_int32_and_reducescatter_block(ferry_team_t team, int32_t *dest, const int32_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_int32_and_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_int32_and>(FERRYI_BLOCK, team, dest, source, sizeof(int32_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int32_and_reducescatter_block_timeout(ferry_team_t team, int32_t *dest,
    const int32_t *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_int32_and_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_int32_and>(FERRYI_BLOCK, team, dest, source, sizeof(int32_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_int64_and_reducescatter_warp(ferry_team_t team, int64_t *dest, const int64_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_int64_and_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_int64_and>(FERRYI_WARP, team, dest, source, sizeof(int64_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int64_and_reducescatter_warp_timeout(ferry_team_t team, int64_t *dest,
    const int64_t *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_int64_and_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_int64_and>(FERRYI_WARP, team, dest, source, sizeof(int64_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_int64_and_reducescatter_block(ferry_team_t team, int64_t *dest, const int64_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_int64_and_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_int64_and>(FERRYI_BLOCK, team, dest, source, sizeof(int64_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int64_and_reducescatter_block_timeout(ferry_team_t team, int64_t *dest,
    const int64_t *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_int64_and_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_int64_and>(FERRYI_BLOCK, team, dest, source, sizeof(int64_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uint32_and_reducescatter_warp(ferry_team_t team, uint32_t *dest,
    const uint32_t *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_uint32_and_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_uint32_and>(FERRYI_WARP, team, dest, source, sizeof(uint32_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint32_and_reducescatter_warp_timeout(ferry_team_t team, uint32_t *dest,
    const uint32_t *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uint32_and_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_uint32_and>(FERRYI_WARP, team, dest, source, sizeof(uint32_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uint32_and_reducescatter_block(ferry_team_t team, uint32_t *dest,
    const uint32_t *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_uint32_and_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_uint32_and>(FERRYI_BLOCK, team, dest, source, sizeof(uint32_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint32_and_reducescatter_block_timeout(ferry_team_t team, uint32_t *dest,
    const uint32_t *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uint32_and_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_uint32_and>(FERRYI_BLOCK, team, dest, source, sizeof(uint32_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uint64_and_reducescatter_warp(ferry_team_t team, uint64_t *dest,
    const uint64_t *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_uint64_and_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_uint64_and>(FERRYI_WARP, team, dest, source, sizeof(uint64_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint64_and_reducescatter_warp_timeout(ferry_team_t team, uint64_t *dest,
    const uint64_t *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uint64_and_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_uint64_and>(FERRYI_WARP, team, dest, source, sizeof(uint64_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uint64_and_reducescatter_block(ferry_team_t team, uint64_t *dest,
    const uint64_t *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_uint64_and_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_uint64_and>(FERRYI_BLOCK, team, dest, source, sizeof(uint64_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint64_and_reducescatter_block_timeout(ferry_team_t team, uint64_t *dest,
    const uint64_t *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uint64_and_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_uint64_and>(FERRYI_BLOCK, team, dest, source, sizeof(uint64_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_size_and_reducescatter_warp(ferry_team_t team, size_t *dest, const size_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_size_and_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_size_and>(FERRYI_WARP, team, dest, source, sizeof(size_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_size_and_reducescatter_warp_timeout(ferry_team_t team, size_t *dest,
    const size_t *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_size_and_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_size_and>(FERRYI_WARP, team, dest, source, sizeof(size_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_size_and_reducescatter_block(ferry_team_t team, size_t *dest, const size_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_size_and_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_size_and>(FERRYI_BLOCK, team, dest, source, sizeof(size_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_size_and_reducescatter_block_timeout(ferry_team_t team, size_t *dest,
    const size_t *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_size_and_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_size_and>(FERRYI_BLOCK, team, dest, source, sizeof(size_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_ptrdiff_and_reducescatter_warp(ferry_team_t team, ptrdiff_t *dest,
    const ptrdiff_t *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_ptrdiff_and_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_ptrdiff_and>(FERRYI_WARP, team, dest, source, sizeof(ptrdiff_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ptrdiff_and_reducescatter_warp_timeout(ferry_team_t team, ptrdiff_t *dest,
    const ptrdiff_t *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_ptrdiff_and_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_ptrdiff_and>(FERRYI_WARP, team, dest, source, sizeof(ptrdiff_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_ptrdiff_and_reducescatter_block(ferry_team_t team, ptrdiff_t *dest,
    const ptrdiff_t *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_ptrdiff_and_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_ptrdiff_and>(FERRYI_BLOCK, team, dest, source, sizeof(ptrdiff_t),
        nreduce, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ptrdiff_and_reducescatter_block_timeout(ferry_team_t team, ptrdiff_t *dest,
    const ptrdiff_t *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_ptrdiff_and_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_ptrdiff_and>(FERRYI_BLOCK, team, dest, source, sizeof(ptrdiff_t),
        nreduce, timeout_ns));
}

/* ferry_TYPE_or_reducescatter */
FERRYI_INLINE ferry_status ferry_char_or_reducescatter_warp(ferry_team_t team, char *dest, const char *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_char_or_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_char_or>(FERRYI_WARP, team, dest, source, sizeof(char), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_char_or_reducescatter_warp_timeout(ferry_team_t team, char *dest, const char *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_char_or_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_char_or>(FERRYI_WARP, team, dest, source, sizeof(char), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_char_or_reducescatter_block(ferry_team_t team, char *dest, const char *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_char_or_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_char_or>(FERRYI_BLOCK, team, dest, source, sizeof(char), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_char_or_reducescatter_block_timeout(ferry_team_t team, char *dest, const char *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_char_or_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_char_or>(FERRYI_BLOCK, team, dest, source, sizeof(char), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_schar_or_reducescatter_warp(ferry_team_t team, signed char *dest,
    const signed char *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_schar_or_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_schar_or>(FERRYI_WARP, team, dest, source, sizeof(signed char), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_schar_or_reducescatter_warp_timeout(ferry_team_t team, signed char *dest,
    const signed char *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_schar_or_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_schar_or>(FERRYI_WARP, team, dest, source, sizeof(signed char), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_schar_or_reducescatter_block(ferry_team_t team, signed char *dest,
    const signed char *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_schar_or_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_schar_or>(FERRYI_BLOCK, team, dest, source, sizeof(signed char), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_schar_or_reducescatter_block_timeout(ferry_team_t team, signed char *dest,
    const signed char *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_schar_or_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_schar_or>(FERRYI_BLOCK, team, dest, source, sizeof(signed char), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_short_or_reducescatter_warp(ferry_team_t team, short *dest, const short *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_short_or_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_short_or>(FERRYI_WARP, team, dest, source, sizeof(short), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_short_or_reducescatter_warp_timeout(ferry_team_t team, short *dest,
    const short *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_short_or_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_short_or>(FERRYI_WARP, team, dest, source, sizeof(short), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_short_or_reducescatter_block(ferry_team_t team, short *dest, const short *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_short_or_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_short_or>(FERRYI_BLOCK, team, dest, source, sizeof(short), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_short_or_reducescatter_block_timeout(ferry_team_t team, short *dest,
    const short *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_short_or_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_short_or>(FERRYI_BLOCK, team, dest, source, sizeof(short), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uchar_or_reducescatter_warp(ferry_team_t team, unsigned char *dest,
    const unsigned char *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_uchar_or_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_uchar_or>(FERRYI_WARP, team, dest, source, sizeof(unsigned char),
        nreduce, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uchar_or_reducescatter_warp_timeout(ferry_team_t team, unsigned char *dest,
    const unsigned char *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uchar_or_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_uchar_or>(FERRYI_WARP, team, dest, source, sizeof(unsigned char),
        nreduce, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uchar_or_reducescatter_block(ferry_team_t team, unsigned char *dest,
    const unsigned char *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_uchar_or_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_uchar_or>(FERRYI_BLOCK, team, dest, source, sizeof(unsigned char),
        nreduce, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uchar_or_reducescatter_block_timeout(ferry_team_t team, unsigned char *dest,
    const unsigned char *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uchar_or_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_uchar_or>(FERRYI_BLOCK, team, dest, source, sizeof(unsigned char),
        nreduce, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_ushort_or_reducescatter_warp(ferry_team_t team, unsigned short *dest,
    const unsigned short *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_ushort_or_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_ushort_or>(FERRYI_WARP, team, dest, source, sizeof(unsigned short),
        nreduce, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ushort_or_reducescatter_warp_timeout(ferry_team_t team, unsigned short *dest,
    const unsigned short *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_ushort_or_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_ushort_or>(FERRYI_WARP, team, dest, source, sizeof(unsigned short),
        nreduce, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_ushort_or_reducescatter_block(ferry_team_t team, unsigned short *dest,
    const unsigned short *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_ushort_or_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_ushort_or>(FERRYI_BLOCK, team, dest, source, sizeof(unsigned short),
        nreduce, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ushort_or_reducescatter_block_timeout(ferry_team_t team, unsigned short *dest,
    const unsigned short *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_ushort_or_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_ushort_or>(FERRYI_BLOCK, team, dest, source, sizeof(unsigned short),
        nreduce, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_int_or_reducescatter_warp(ferry_team_t team, int *dest, const int *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_int_or_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_int_or>(FERRYI_WARP, team, dest, source, sizeof(int), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int_or_reducescatter_warp_timeout(ferry_team_t team, int *dest, const int *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_int_or_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_int_or>(FERRYI_WARP, team, dest, source, sizeof(int), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_int_or_reducescatter_block(ferry_team_t team, int *dest, const int *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_int_or_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_int_or>(FERRYI_BLOCK, team, dest, source, sizeof(int), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int_or_reducescatter_block_timeout(ferry_team_t team, int *dest, const int *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_int_or_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_int_or>(FERRYI_BLOCK, team, dest, source, sizeof(int), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_long_or_reducescatter_warp(ferry_team_t team, long *dest, const long *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_long_or_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_long_or>(FERRYI_WARP, team, dest, source, sizeof(long), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_long_or_reducescatter_warp_timeout(ferry_team_t team, long *dest, const long *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_long_or_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_long_or>(FERRYI_WARP, team, dest, source, sizeof(long), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_long_or_reducescatter_block(ferry_team_t team, long *dest, const long *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_long_or_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_long_or>(FERRYI_BLOCK, team, dest, source, sizeof(long), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_long_or_reducescatter_block_timeout(ferry_team_t team, long *dest, const long *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_long_or_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_long_or>(FERRYI_BLOCK, team, dest, source, sizeof(long), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_longlong_or_reducescatter_warp(ferry_team_t team, long long *dest,
    const long long *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_longlong_or_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_longlong_or>(FERRYI_WARP, team, dest, source, sizeof(long long), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_longlong_or_reducescatter_warp_timeout(ferry_team_t team, long long *dest,
    const long long *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_longlong_or_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_longlong_or>(FERRYI_WARP, team, dest, source, sizeof(long long), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_longlong_or_reducescatter_block(ferry_team_t team, long long *dest,
    const long long *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_longlong_or_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_longlong_or>(FERRYI_BLOCK, team, dest, source, sizeof(long long),
        nreduce, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_longlong_or_reducescatter_block_timeout(ferry_team_t team, long long *dest,
    const long long *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_longlong_or_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_longlong_or>(FERRYI_BLOCK, team, dest, source, sizeof(long long),
        nreduce, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uint_or_reducescatter_warp(ferry_team_t team, unsigned int *dest,
    const unsigned int *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_uint_or_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_uint_or>(FERRYI_WARP, team, dest, source, sizeof(unsigned int), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint_or_reducescatter_warp_timeout(ferry_team_t team, unsigned int *dest,
    const unsigned int *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uint_or_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_uint_or>(FERRYI_WARP, team, dest, source, sizeof(unsigned int), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uint_or_reducescatter_block(ferry_team_t team, unsigned int *dest,
    const unsigned int *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_uint_or_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_uint_or>(FERRYI_BLOCK, team, dest, source, sizeof(unsigned int), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint_or_reducescatter_block_timeout(ferry_team_t team, unsigned int *dest,
    const unsigned int *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uint_or_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_uint_or>(FERRYI_BLOCK, team, dest, source, sizeof(unsigned int), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_ulong_or_reducescatter_warp(ferry_team_t team, unsigned long *dest,
    const unsigned long *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_ulong_or_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_ulong_or>(FERRYI_WARP, team, dest, source, sizeof(unsigned long),
        nreduce, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ulong_or_reducescatter_warp_timeout(ferry_team_t team, unsigned long *dest,
    const unsigned long *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_ulong_or_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_ulong_or>(FERRYI_WARP, team, dest, source, sizeof(unsigned long),
        nreduce, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_ulong_or_reducescatter_block(ferry_team_t team, unsigned long *dest,
    const unsigned long *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_ulong_or_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_ulong_or>(FERRYI_BLOCK, team, dest, source, sizeof(unsigned long),
        nreduce, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ulong_or_reducescatter_block_timeout(ferry_team_t team, unsigned long *dest,
    const unsigned long *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_ulong_or_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_ulong_or>(FERRYI_BLOCK, team, dest, source, sizeof(unsigned long),
        nreduce, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_ulonglong_or_reducescatter_warp(ferry_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_ulonglong_or_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_ulonglong_or>(FERRYI_WARP, team, dest, source,
        sizeof(unsigned long long), nreduce, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ulonglong_or_reducescatter_warp_timeout(ferry_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_ulonglong_or_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_ulonglong_or>(FERRYI_WARP, team, dest, source,
        sizeof(unsigned long long), nreduce, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_ulonglong_or_reducescatter_block(ferry_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_ulonglong_or_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_ulonglong_or>(FERRYI_BLOCK, team, dest, source,
        sizeof(unsigned long long), nreduce, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ulonglong_or_reducescatter_block_timeout(ferry_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_ulonglong_or_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_ulonglong_or>(FERRYI_BLOCK, team, dest, source,
        sizeof(unsigned long long), nreduce, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_int8_or_reducescatter_warp(ferry_team_t team, int8_t *dest, const int8_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_int8_or_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_int8_or>(FERRYI_WARP, team, dest, source, sizeof(int8_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int8_or_reducescatter_warp_timeout(ferry_team_t team, int8_t *dest,
    const int8_t *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_int8_or_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_int8_or>(FERRYI_WARP, team, dest, source, sizeof(int8_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_int8_or_reducescatter_block(ferry_team_t team, int8_t *dest, const int8_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_int8_or_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_int8_or>(FERRYI_BLOCK, team, dest, source, sizeof(int8_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int8_or_reducescatter_block_timeout(ferry_team_t team, int8_t *dest,
    const int8_t *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_int8_or_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_int8_or>(FERRYI_BLOCK, team, dest, source, sizeof(int8_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_int16_or_reducescatter_warp(ferry_team_t team, int16_t *dest, const int16_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_int16_or_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_int16_or>(FERRYI_WARP, team, dest, source, sizeof(int16_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int16_or_reducescatter_warp_timeout(ferry_team_t team, int16_t *dest,
    const int16_t *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_int16_or_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_int16_or>(FERRYI_WARP, team, dest, source, sizeof(int16_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_int16_or_reducescatter_block(ferry_team_t team, int16_t *dest, const int16_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_int16_or_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_int16_or>(FERRYI_BLOCK, team, dest, source, sizeof(int16_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int16_or_reducescatter_block_timeout(ferry_team_t team, int16_t *dest,
    const int16_t *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_int16_or_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_int16_or>(FERRYI_BLOCK, team, dest, source, sizeof(int16_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uint8_or_reducescatter_warp(ferry_team_t team, uint8_t *dest, const uint8_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_uint8_or_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_uint8_or>(FERRYI_WARP, team, dest, source, sizeof(uint8_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint8_or_reducescatter_warp_timeout(ferry_team_t team, uint8_t *dest,
    const uint8_t *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uint8_or_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_uint8_or>(FERRYI_WARP, team, dest, source, sizeof(uint8_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uint8_or_reducescatter_block(ferry_team_t team, uint8_t *dest, const uint8_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_uint8_or_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_uint8_or>(FERRYI_BLOCK, team, dest, source, sizeof(uint8_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint8_or_reducescatter_block_timeout(ferry_team_t team, uint8_t *dest,
    const uint8_t *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uint8_or_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_uint8_or>(FERRYI_BLOCK, team, dest, source, sizeof(uint8_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uint16_or_reducescatter_warp(ferry_team_t team, uint16_t *dest, const uint16_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_uint16_or_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_uint16_or>(FERRYI_WARP, team, dest, source, sizeof(uint16_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint16_or_reducescatter_warp_timeout(ferry_team_t team, uint16_t *dest,
    const uint16_t *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uint16_or_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_uint16_or>(FERRYI_WARP, team, dest, source, sizeof(uint16_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uint16_or_reducescatter_block(ferry_team_t team, uint16_t *dest,
    const uint16_t *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_uint16_or_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_uint16_or>(FERRYI_BLOCK, team, dest, source, sizeof(uint16_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint16_or_reducescatter_block_timeout(ferry_team_t team, uint16_t *dest,
    const uint16_t *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uint16_or_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_uint16_or>(FERRYI_BLOCK, team, dest, source, sizeof(uint16_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_int32_or_reducescatter_warp(ferry_team_t team, int32_t *dest, const int32_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_int32_or_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_int32_or>(FERRYI_WARP, team, dest, source, sizeof(int32_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int32_or_reducescatter_warp_timeout(ferry_team_t team, int32_t *dest,
    const int32_t *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_int32_or_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_int32_or>(FERRYI_WARP, team, dest, source, sizeof(int32_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_int32_or_reducescatter_block(ferry_team_t team, int32_t *dest, const int32_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_int32_or_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_int32_or>(FERRYI_BLOCK, team, dest, source, sizeof(int32_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int32_or_reducescatter_block_timeout(ferry_team_t team, int32_t *dest,
    const int32_t *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_int32_or_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_int32_or>(FERRYI_BLOCK, team, dest, source, sizeof(int32_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_int64_or_reducescatter_warp(ferry_team_t team, int64_t *dest, const int64_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_int64_or_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_int64_or>(FERRYI_WARP, team, dest, source, sizeof(int64_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int64_or_reducescatter_warp_timeout(ferry_team_t team, int64_t *dest,
    const int64_t *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_int64_or_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_int64_or>(FERRYI_WARP, team, dest, source, sizeof(int64_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_int64_or_reducescatter_block(ferry_team_t team, int64_t *dest, const int64_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_int64_or_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_int64_or>(FERRYI_BLOCK, team, dest, source, sizeof(int64_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int64_or_reducescatter_block_timeout(ferry_team_t team, int64_t *dest,
    const int64_t *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_int64_or_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_int64_or>(FERRYI_BLOCK, team, dest, source, sizeof(int64_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uint32_or_reducescatter_warp(ferry_team_t team, uint32_t *dest, const uint32_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_uint32_or_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_uint32_or>(FERRYI_WARP, team, dest, source, sizeof(uint32_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint32_or_reducescatter_warp_timeout(ferry_team_t team, uint32_t *dest,
    const uint32_t *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uint32_or_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_uint32_or>(FERRYI_WARP, team, dest, source, sizeof(uint32_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uint32_or_reducescatter_block(ferry_team_t team, uint32_t *dest,
    const uint32_t *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_uint32_or_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_uint32_or>(FERRYI_BLOCK, team, dest, source, sizeof(uint32_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint32_or_reducescatter_block_timeout(ferry_team_t team, uint32_t *dest,
    const uint32_t *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uint32_or_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_uint32_or>(FERRYI_BLOCK, team, dest, source, sizeof(uint32_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uint64_or_reducescatter_warp(ferry_team_t team, uint64_t *dest, const uint64_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_uint64_or_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_uint64_or>(FERRYI_WARP, team, dest, source, sizeof(uint64_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint64_or_reducescatter_warp_timeout(ferry_team_t team, uint64_t *dest,
    const uint64_t *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uint64_or_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_uint64_or>(FERRYI_WARP, team, dest, source, sizeof(uint64_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uint64_or_reducescatter_block(ferry_team_t team, uint64_t *dest,
    const uint64_t *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_uint64_or_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_uint64_or>(FERRYI_BLOCK, team, dest, source, sizeof(uint64_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint64_or_reducescatter_block_timeout(ferry_team_t team, uint64_t *dest,
    const uint64_t *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uint64_or_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_uint64_or>(FERRYI_BLOCK, team, dest, source, sizeof(uint64_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_size_or_reducescatter_warp(ferry_team_t team, size_t *dest, const size_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_size_or_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_size_or>(FERRYI_WARP, team, dest, source, sizeof(size_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_size_or_reducescatter_warp_timeout(ferry_team_t team, size_t *dest,
    const size_t *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_size_or_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_size_or>(FERRYI_WARP, team, dest, source, sizeof(size_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_size_or_reducescatter_block(ferry_team_t team, size_t *dest, const size_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_size_or_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_size_or>(FERRYI_BLOCK, team, dest, source, sizeof(size_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_size_or_reducescatter_block_timeout(ferry_team_t team, size_t *dest,
    const size_t *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_size_or_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_size_or>(FERRYI_BLOCK, team, dest, source, sizeof(size_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_ptrdiff_or_reducescatter_warp(ferry_team_t team, ptrdiff_t *dest,
    const ptrdiff_t *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_ptrdiff_or_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_ptrdiff_or>(FERRYI_WARP, team, dest, source, sizeof(ptrdiff_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ptrdiff_or_reducescatter_warp_timeout(ferry_team_t team, ptrdiff_t *dest,
    const ptrdiff_t *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_ptrdiff_or_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_ptrdiff_or>(FERRYI_WARP, team, dest, source, sizeof(ptrdiff_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_ptrdiff_or_reducescatter_block(ferry_team_t team, ptrdiff_t *dest,
    const ptrdiff_t *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_ptrdiff_or_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_ptrdiff_or>(FERRYI_BLOCK, team, dest, source, sizeof(ptrdiff_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ptrdiff_or_reducescatter_block_timeout(ferry_team_t team, ptrdiff_t *dest,
    const ptrdiff_t *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_ptrdiff_or_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_ptrdiff_or>(FERRYI_BLOCK, team, dest, source, sizeof(ptrdiff_t), nreduce,
        timeout_ns));
}

/* ferry_TYPE_xor_reducescatter */
FERRYI_INLINE ferry_status ferry_char_xor_reducescatter_warp(ferry_team_t team, char *dest, const char *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_char_xor_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_char_xor>(FERRYI_WARP, team, dest, source, sizeof(char), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_char_xor_reducescatter_warp_timeout(ferry_team_t team, char *dest, const char *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_char_xor_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_char_xor>(FERRYI_WARP, team, dest, source, sizeof(char), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_char_xor_reducescatter_block(ferry_team_t team, char *dest, const char *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_char_xor_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_char_xor>(FERRYI_BLOCK, team, dest, source, sizeof(char), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_char_xor_reducescatter_block_timeout(ferry_team_t team, char *dest, const char *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_char_xor_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_char_xor>(FERRYI_BLOCK, team, dest, source, sizeof(char), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_schar_xor_reducescatter_warp(ferry_team_t team, signed char *dest,
    const signed char *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_schar_xor_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_schar_xor>(FERRYI_WARP, team, dest, source, sizeof(signed char), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_schar_xor_reducescatter_warp_timeout(ferry_team_t team, signed char *dest,
    const signed char *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_schar_xor_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_schar_xor>(FERRYI_WARP, team, dest, source, sizeof(signed char), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_schar_xor_reducescatter_block(ferry_team_t team, signed char *dest,
    const signed char *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_schar_xor_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_schar_xor>(FERRYI_BLOCK, team, dest, source, sizeof(signed char),
        nreduce, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_schar_xor_reducescatter_block_timeout(ferry_team_t team, signed char *dest,
    const signed char *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_schar_xor_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_schar_xor>(FERRYI_BLOCK, team, dest, source, sizeof(signed char),
        nreduce, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_short_xor_reducescatter_warp(ferry_team_t team, short *dest, const short *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_short_xor_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_short_xor>(FERRYI_WARP, team, dest, source, sizeof(short), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_short_xor_reducescatter_warp_timeout(ferry_team_t team, short *dest,
    const short *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_short_xor_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_short_xor>(FERRYI_WARP, team, dest, source, sizeof(short), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_short_xor_reducescatter_block(ferry_team_t team, short *dest, const short *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_short_xor_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_short_xor>(FERRYI_BLOCK, team, dest, source, sizeof(short), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_short_xor_reducescatter_block_timeout(ferry_team_t team, short *dest,
    const short *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_short_xor_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_short_xor>(FERRYI_BLOCK, team, dest, source, sizeof(short), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uchar_xor_reducescatter_warp(ferry_team_t team, unsigned char *dest,
    const unsigned char *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_uchar_xor_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_uchar_xor>(FERRYI_WARP, team, dest, source, sizeof(unsigned char),
        nreduce, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uchar_xor_reducescatter_warp_timeout(ferry_team_t team, unsigned char *dest,
    const unsigned char *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uchar_xor_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_uchar_xor>(FERRYI_WARP, team, dest, source, sizeof(unsigned char),
        nreduce, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uchar_xor_reducescatter_block(ferry_team_t team, unsigned char *dest,
    const unsigned char *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_uchar_xor_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_uchar_xor>(FERRYI_BLOCK, team, dest, source, sizeof(unsigned char),
        nreduce, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uchar_xor_reducescatter_block_timeout(ferry_team_t team, unsigned char *dest,
    const unsigned char *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uchar_xor_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_uchar_xor>(FERRYI_BLOCK, team, dest, source, sizeof(unsigned char),
        nreduce, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_ushort_xor_reducescatter_warp(ferry_team_t team, unsigned short *dest,
    const unsigned short *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_ushort_xor_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_ushort_xor>(FERRYI_WARP, team, dest, source, sizeof(unsigned short),
        nreduce, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ushort_xor_reducescatter_warp_timeout(ferry_team_t team, unsigned short *dest,
    const unsigned short *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_ushort_xor_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_ushort_xor>(FERRYI_WARP, team, dest, source, sizeof(unsigned short),
        nreduce, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_ushort_xor_reducescatter_block(ferry_team_t team, unsigned short *dest,
    const unsigned short *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_ushort_xor_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_ushort_xor>(FERRYI_BLOCK, team, dest, source, sizeof(unsigned short),
        nreduce, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ushort_xor_reducescatter_block_timeout(ferry_team_t team, unsigned short *dest,
    const unsigned short *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_ushort_xor_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_ushort_xor>(FERRYI_BLOCK, team, dest, source, sizeof(unsigned short),
        nreduce, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_int_xor_reducescatter_warp(ferry_team_t team, int *dest, const int *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_int_xor_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_int_xor>(FERRYI_WARP, team, dest, source, sizeof(int), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int_xor_reducescatter_warp_timeout(ferry_team_t team, int *dest, const int *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_int_xor_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_int_xor>(FERRYI_WARP, team, dest, source, sizeof(int), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_int_xor_reducescatter_block(ferry_team_t team, int *dest, const int *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_int_xor_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_int_xor>(FERRYI_BLOCK, team, dest, source, sizeof(int), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int_xor_reducescatter_block_timeout(ferry_team_t team, int *dest, const int *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_int_xor_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_int_xor>(FERRYI_BLOCK, team, dest, source, sizeof(int), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_long_xor_reducescatter_warp(ferry_team_t team, long *dest, const long *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_long_xor_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_long_xor>(FERRYI_WARP, team, dest, source, sizeof(long), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_long_xor_reducescatter_warp_timeout(ferry_team_t team, long *dest, const long *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_long_xor_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_long_xor>(FERRYI_WARP, team, dest, source, sizeof(long), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_long_xor_reducescatter_block(ferry_team_t team, long *dest, const long *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_long_xor_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_long_xor>(FERRYI_BLOCK, team, dest, source, sizeof(long), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_long_xor_reducescatter_block_timeout(ferry_team_t team, long *dest, const long *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_long_xor_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_long_xor>(FERRYI_BLOCK, team, dest, source, sizeof(long), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_longlong_xor_reducescatter_warp(ferry_team_t team, long long *dest,
    const long long *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_longlong_xor_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_longlong_xor>(FERRYI_WARP, team, dest, source, sizeof(long long),
        nreduce, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_longlong_xor_reducescatter_warp_timeout(ferry_team_t team, long long *dest,
    const long long *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_longlong_xor_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_longlong_xor>(FERRYI_WARP, team, dest, source, sizeof(long long),
        nreduce, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_longlong_xor_reducescatter_block(ferry_team_t team, long long *dest,
    const long long *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_longlong_xor_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_longlong_xor>(FERRYI_BLOCK, team, dest, source, sizeof(long long),
        nreduce, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_longlong_xor_reducescatter_block_timeout(ferry_team_t team, long long *dest,
    const long long *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_longlong_xor_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_longlong_xor>(FERRYI_BLOCK, team, dest, source, sizeof(long long),
        nreduce, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uint_xor_reducescatter_warp(ferry_team_t team, unsigned int *dest,
    const unsigned int *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_uint_xor_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_uint_xor>(FERRYI_WARP, team, dest, source, sizeof(unsigned int), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint_xor_reducescatter_warp_timeout(ferry_team_t team, unsigned int *dest,
    const unsigned int *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uint_xor_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_uint_xor>(FERRYI_WARP, team, dest, source, sizeof(unsigned int), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uint_xor_reducescatter_block(ferry_team_t team, unsigned int *dest,
    const unsigned int *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_uint_xor_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_uint_xor>(FERRYI_BLOCK, team, dest, source, sizeof(unsigned int),
        nreduce, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint_xor_reducescatter_block_timeout(ferry_team_t team, unsigned int *dest,
    const unsigned int *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uint_xor_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_uint_xor>(FERRYI_BLOCK, team, dest, source, sizeof(unsigned int),
        nreduce, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_ulong_xor_reducescatter_warp(ferry_team_t team, unsigned long *dest,
    const unsigned long *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_ulong_xor_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_ulong_xor>(FERRYI_WARP, team, dest, source, sizeof(unsigned long),
        nreduce, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ulong_xor_reducescatter_warp_timeout(ferry_team_t team, unsigned long *dest,
    const unsigned long *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_ulong_xor_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_ulong_xor>(FERRYI_WARP, team, dest, source, sizeof(unsigned long),
        nreduce, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_ulong_xor_reducescatter_block(ferry_team_t team, unsigned long *dest,
    const unsigned long *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_ulong_xor_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_ulong_xor>(FERRYI_BLOCK, team, dest, source, sizeof(unsigned long),
        nreduce, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ulong_xor_reducescatter_block_timeout(ferry_team_t team, unsigned long *dest,
    const unsigned long *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_ulong_xor_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_ulong_xor>(FERRYI_BLOCK, team, dest, source, sizeof(unsigned long),
        nreduce, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_ulonglong_xor_reducescatter_warp(ferry_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_ulonglong_xor_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_ulonglong_xor>(FERRYI_WARP, team, dest, source,
        sizeof(unsigned long long), nreduce, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ulonglong_xor_reducescatter_warp_timeout(ferry_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_ulonglong_xor_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_ulonglong_xor>(FERRYI_WARP, team, dest, source,
        sizeof(unsigned long long), nreduce, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_ulonglong_xor_reducescatter_block(ferry_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_ulonglong_xor_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_ulonglong_xor>(FERRYI_BLOCK, team, dest, source,
        sizeof(unsigned long long), nreduce, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ulonglong_xor_reducescatter_block_timeout(ferry_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_ulonglong_xor_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_ulonglong_xor>(FERRYI_BLOCK, team, dest, source,
        sizeof(unsigned long long), nreduce, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_int8_xor_reducescatter_warp(ferry_team_t team, int8_t *dest, const int8_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_int8_xor_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_int8_xor>(FERRYI_WARP, team, dest, source, sizeof(int8_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int8_xor_reducescatter_warp_timeout(ferry_team_t team, int8_t *dest,
    const int8_t *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_int8_xor_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_int8_xor>(FERRYI_WARP, team, dest, source, sizeof(int8_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_int8_xor_reducescatter_block(ferry_team_t team, int8_t *dest, const int8_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_int8_xor_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_int8_xor>(FERRYI_BLOCK, team, dest, source, sizeof(int8_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int8_xor_reducescatter_block_timeout(ferry_team_t team, int8_t *dest,
    const int8_t *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_int8_xor_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_int8_xor>(FERRYI_BLOCK, team, dest, source, sizeof(int8_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_int16_xor_reducescatter_warp(ferry_team_t team, int16_t *dest, const int16_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_int16_xor_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_int16_xor>(FERRYI_WARP, team, dest, source, sizeof(int16_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int16_xor_reducescatter_warp_timeout(ferry_team_t team, int16_t *dest,
    const int16_t *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_int16_xor_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_int16_xor>(FERRYI_WARP, team, dest, source, sizeof(int16_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_int16_xor_reducescatter_block(ferry_team_t team, int16_t *dest, const int16_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_int16_xor_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_int16_xor>(FERRYI_BLOCK, team, dest, source, sizeof(int16_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int16_xor_reducescatter_block_timeout(ferry_team_t team, int16_t *dest,
    const int16_t *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_int16_xor_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_int16_xor>(FERRYI_BLOCK, team, dest, source, sizeof(int16_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uint8_xor_reducescatter_warp(ferry_team_t team, uint8_t *dest, const uint8_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_uint8_xor_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_uint8_xor>(FERRYI_WARP, team, dest, source, sizeof(uint8_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint8_xor_reducescatter_warp_timeout(ferry_team_t team, uint8_t *dest,
    const uint8_t *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uint8_xor_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_uint8_xor>(FERRYI_WARP, team, dest, source, sizeof(uint8_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uint8_xor_reducescatter_block(ferry_team_t team, uint8_t *dest, const uint8_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_uint8_xor_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_uint8_xor>(FERRYI_BLOCK, team, dest, source, sizeof(uint8_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint8_xor_reducescatter_block_timeout(ferry_team_t team, uint8_t *dest,
    const uint8_t *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uint8_xor_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_uint8_xor>(FERRYI_BLOCK, team, dest, source, sizeof(uint8_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uint16_xor_reducescatter_warp(ferry_team_t team, uint16_t *dest,
    const uint16_t *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_uint16_xor_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_uint16_xor>(FERRYI_WARP, team, dest, source, sizeof(uint16_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint16_xor_reducescatter_warp_timeout(ferry_team_t team, uint16_t *dest,
    const uint16_t *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uint16_xor_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_uint16_xor>(FERRYI_WARP, team, dest, source, sizeof(uint16_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uint16_xor_reducescatter_block(ferry_team_t team, uint16_t *dest,
    const uint16_t *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_uint16_xor_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_uint16_xor>(FERRYI_BLOCK, team, dest, source, sizeof(uint16_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint16_xor_reducescatter_block_timeout(ferry_team_t team, uint16_t *dest,
    const uint16_t *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uint16_xor_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_uint16_xor>(FERRYI_BLOCK, team, dest, source, sizeof(uint16_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_int32_xor_reducescatter_warp(ferry_team_t team, int32_t *dest, const int32_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_int32_xor_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_int32_xor>(FERRYI_WARP, team, dest, source, sizeof(int32_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int32_xor_reducescatter_warp_timeout(ferry_team_t team, int32_t *dest,
    const int32_t *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_int32_xor_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_int32_xor>(FERRYI_WARP, team, dest, source, sizeof(int32_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_int32_xor_reducescatter_block(ferry_team_t team, int32_t *dest, const int32_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_int32_xor_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_int32_xor>(FERRYI_BLOCK, team, dest, source, sizeof(int32_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int32_xor_reducescatter_block_timeout(ferry_team_t team, int32_t *dest,
    const int32_t *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_int32_xor_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_int32_xor>(FERRYI_BLOCK, team, dest, source, sizeof(int32_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_int64_xor_reducescatter_warp(ferry_team_t team, int64_t *dest, const int64_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_int64_xor_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_int64_xor>(FERRYI_WARP, team, dest, source, sizeof(int64_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int64_xor_reducescatter_warp_timeout(ferry_team_t team, int64_t *dest,
    const int64_t *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_int64_xor_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_int64_xor>(FERRYI_WARP, team, dest, source, sizeof(int64_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_int64_xor_reducescatter_block(ferry_team_t team, int64_t *dest, const int64_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_int64_xor_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_int64_xor>(FERRYI_BLOCK, team, dest, source, sizeof(int64_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int64_xor_reducescatter_block_timeout(ferry_team_t team, int64_t *dest,
    const int64_t *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_int64_xor_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_int64_xor>(FERRYI_BLOCK, team, dest, source, sizeof(int64_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uint32_xor_reducescatter_warp(ferry_team_t team, uint32_t *dest,
    const uint32_t *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_uint32_xor_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_uint32_xor>(FERRYI_WARP, team, dest, source, sizeof(uint32_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint32_xor_reducescatter_warp_timeout(ferry_team_t team, uint32_t *dest,
    const uint32_t *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uint32_xor_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_uint32_xor>(FERRYI_WARP, team, dest, source, sizeof(uint32_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uint32_xor_reducescatter_block(ferry_team_t team, uint32_t *dest,
    const uint32_t *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_uint32_xor_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_uint32_xor>(FERRYI_BLOCK, team, dest, source, sizeof(uint32_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint32_xor_reducescatter_block_timeout(ferry_team_t team, uint32_t *dest,
    const uint32_t *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uint32_xor_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_uint32_xor>(FERRYI_BLOCK, team, dest, source, sizeof(uint32_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uint64_xor_reducescatter_warp(ferry_team_t team, uint64_t *dest,
    const uint64_t *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_uint64_xor_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_uint64_xor>(FERRYI_WARP, team, dest, source, sizeof(uint64_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint64_xor_reducescatter_warp_timeout(ferry_team_t team, uint64_t *dest,
    const uint64_t *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uint64_xor_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_uint64_xor>(FERRYI_WARP, team, dest, source, sizeof(uint64_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uint64_xor_reducescatter_block(ferry_team_t team, uint64_t *dest,
    const uint64_t *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_uint64_xor_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_uint64_xor>(FERRYI_BLOCK, team, dest, source, sizeof(uint64_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint64_xor_reducescatter_block_timeout(ferry_team_t team, uint64_t *dest,
    const uint64_t *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uint64_xor_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_uint64_xor>(FERRYI_BLOCK, team, dest, source, sizeof(uint64_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_size_xor_reducescatter_warp(ferry_team_t team, size_t *dest, const size_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_size_xor_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_size_xor>(FERRYI_WARP, team, dest, source, sizeof(size_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_size_xor_reducescatter_warp_timeout(ferry_team_t team, size_t *dest,
    const size_t *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_size_xor_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_size_xor>(FERRYI_WARP, team, dest, source, sizeof(size_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_size_xor_reducescatter_block(ferry_team_t team, size_t *dest, const size_t *source,
    size_t nreduce)
{
    return FERRYI_CALL(ferry_size_xor_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_size_xor>(FERRYI_BLOCK, team, dest, source, sizeof(size_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_size_xor_reducescatter_block_timeout(ferry_team_t team, size_t *dest,
    const size_t *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_size_xor_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_size_xor>(FERRYI_BLOCK, team, dest, source, sizeof(size_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_ptrdiff_xor_reducescatter_warp(ferry_team_t team, ptrdiff_t *dest,
    const ptrdiff_t *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_ptrdiff_xor_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_ptrdiff_xor>(FERRYI_WARP, team, dest, source, sizeof(ptrdiff_t), nreduce,
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ptrdiff_xor_reducescatter_warp_timeout(ferry_team_t team, ptrdiff_t *dest,
    const ptrdiff_t *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_ptrdiff_xor_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_ptrdiff_xor>(FERRYI_WARP, team, dest, source, sizeof(ptrdiff_t), nreduce,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_ptrdiff_xor_reducescatter_block(ferry_team_t team, ptrdiff_t *dest,
    const ptrdiff_t *source, size_t nreduce)
{
    return FERRYI_CALL(ferry_ptrdiff_xor_reducescatter, (team, dest, source, nreduce),
        ferryi_group_reducescatter<ferryi_fold_ptrdiff_xor>(FERRYI_BLOCK, team, dest, source, sizeof(ptrdiff_t),
        nreduce, UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ptrdiff_xor_reducescatter_block_timeout(ferry_team_t team, ptrdiff_t *dest,
    const ptrdiff_t *source, size_t nreduce, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_ptrdiff_xor_reducescatter_timeout, (team, dest, source, nreduce, timeout_ns),
        ferryi_group_reducescatter<ferryi_fold_ptrdiff_xor>(FERRYI_BLOCK, team, dest, source, sizeof(ptrdiff_t),
        nreduce, timeout_ns));
}

#endif
