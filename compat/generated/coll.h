/* SPDX-License-Identifier: BSD-3-Clause */
/* Exported functions, for compat/shmem_coll.c alone.  Made by api/generate.py from api/calls.txt. */
/* clang-format off */
#ifndef FERRYI_COMPAT_GENERATED_COLL_H
#define FERRYI_COMPAT_GENERATED_COLL_H

/* shmem_TYPE_broadcast, shmem_broadcastmem */
FN(int, shmem_float_broadcast, (shmem_team_t team, float *dest, const float *source, size_t nelems, int root))
{
    return (int)ferry_float_broadcast(team_of(team), dest, source, nelems, root);
}
FN(int, shmem_double_broadcast, (shmem_team_t team, double *dest, const double *source, size_t nelems, int root))
{
    return (int)ferry_double_broadcast(team_of(team), dest, source, nelems, root);
}
FN(int, shmem_longdouble_broadcast, (shmem_team_t team, long double *dest, const long double *source, size_t nelems,
    int root))
{
    return (int)ferry_longdouble_broadcast(team_of(team), dest, source, nelems, root);
}
FN(int, shmem_char_broadcast, (shmem_team_t team, char *dest, const char *source, size_t nelems, int root))
{
    return (int)ferry_char_broadcast(team_of(team), dest, source, nelems, root);
}
FN(int, shmem_schar_broadcast, (shmem_team_t team, signed char *dest, const signed char *source, size_t nelems,
    int root))
{
    return (int)ferry_schar_broadcast(team_of(team), dest, source, nelems, root);
}
FN(int, shmem_short_broadcast, (shmem_team_t team, short *dest, const short *source, size_t nelems, int root))
{
    return (int)ferry_short_broadcast(team_of(team), dest, source, nelems, root);
}
FN(int, shmem_uchar_broadcast, (shmem_team_t team, unsigned char *dest, const unsigned char *source, size_t nelems,
    int root))
{
    return (int)ferry_uchar_broadcast(team_of(team), dest, source, nelems, root);
}
FN(int, shmem_ushort_broadcast, (shmem_team_t team, unsigned short *dest, const unsigned short *source, size_t nelems,
    int root))
{
    return (int)ferry_ushort_broadcast(team_of(team), dest, source, nelems, root);
}
FN(int, shmem_int_broadcast, (shmem_team_t team, int *dest, const int *source, size_t nelems, int root))
{
    return (int)ferry_int_broadcast(team_of(team), dest, source, nelems, root);
}
FN(int, shmem_long_broadcast, (shmem_team_t team, long *dest, const long *source, size_t nelems, int root))
{
    return (int)ferry_long_broadcast(team_of(team), dest, source, nelems, root);
}
FN(int, shmem_longlong_broadcast, (shmem_team_t team, long long *dest, const long long *source, size_t nelems,
    int root))
{
    return (int)ferry_longlong_broadcast(team_of(team), dest, source, nelems, root);
}
FN(int, shmem_uint_broadcast, (shmem_team_t team, unsigned int *dest, const unsigned int *source, size_t nelems,
    int root))
{
    return (int)ferry_uint_broadcast(team_of(team), dest, source, nelems, root);
}
FN(int, shmem_ulong_broadcast, (shmem_team_t team, unsigned long *dest, const unsigned long *source, size_t nelems,
    int root))
{
    return (int)ferry_ulong_broadcast(team_of(team), dest, source, nelems, root);
}
FN(int, shmem_ulonglong_broadcast, (shmem_team_t team, unsigned long long *dest, const unsigned long long *source,
    size_t nelems, int root))
{
    return (int)ferry_ulonglong_broadcast(team_of(team), dest, source, nelems, root);
}
FN(int, shmem_int8_broadcast, (shmem_team_t team, int8_t *dest, const int8_t *source, size_t nelems, int root))
{
    return (int)ferry_int8_broadcast(team_of(team), dest, source, nelems, root);
}
FN(int, shmem_int16_broadcast, (shmem_team_t team, int16_t *dest, const int16_t *source, size_t nelems, int root))
{
    return (int)ferry_int16_broadcast(team_of(team), dest, source, nelems, root);
}
FN(int, shmem_uint8_broadcast, (shmem_team_t team, uint8_t *dest, const uint8_t *source, size_t nelems, int root))
{
    return (int)ferry_uint8_broadcast(team_of(team), dest, source, nelems, root);
}
FN(int, shmem_uint16_broadcast, (shmem_team_t team, uint16_t *dest, const uint16_t *source, size_t nelems, int root))
{
    return (int)ferry_uint16_broadcast(team_of(team), dest, source, nelems, root);
}
FN(int, shmem_int32_broadcast, (shmem_team_t team, int32_t *dest, const int32_t *source, size_t nelems, int root))
{
    return (int)ferry_int32_broadcast(team_of(team), dest, source, nelems, root);
}
FN(int, shmem_int64_broadcast, (shmem_team_t team, int64_t *dest, const int64_t *source, size_t nelems, int root))
{
    return (int)ferry_int64_broadcast(team_of(team), dest, source, nelems, root);
}
FN(int, shmem_uint32_broadcast, (shmem_team_t team, uint32_t *dest, const uint32_t *source, size_t nelems, int root))
{
    return (int)ferry_uint32_broadcast(team_of(team), dest, source, nelems, root);
}
FN(int, shmem_uint64_broadcast, (shmem_team_t team, uint64_t *dest, const uint64_t *source, size_t nelems, int root))
{
    return (int)ferry_uint64_broadcast(team_of(team), dest, source, nelems, root);
}
FN(int, shmem_size_broadcast, (shmem_team_t team, size_t *dest, const size_t *source, size_t nelems, int root))
{
    return (int)ferry_size_broadcast(team_of(team), dest, source, nelems, root);
}
FN(int, shmem_ptrdiff_broadcast, (shmem_team_t team, ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems, int root))
{
    return (int)ferry_ptrdiff_broadcast(team_of(team), dest, source, nelems, root);
}
FN(int, shmem_broadcastmem, (shmem_team_t team, void *dest, const void *source, size_t nbytes, int root))
{
    return (int)ferry_broadcastmem(team_of(team), dest, source, nbytes, root);
}

/* shmem_TYPE_fcollect, shmem_fcollectmem */
FN(int, shmem_float_fcollect, (shmem_team_t team, float *dest, const float *source, size_t nelems))
{
    return (int)ferry_float_fcollect(team_of(team), dest, source, nelems);
}
FN(int, shmem_double_fcollect, (shmem_team_t team, double *dest, const double *source, size_t nelems))
{
    return (int)ferry_double_fcollect(team_of(team), dest, source, nelems);
}
FN(int, shmem_longdouble_fcollect, (shmem_team_t team, long double *dest, const long double *source, size_t nelems))
{
    return (int)ferry_longdouble_fcollect(team_of(team), dest, source, nelems);
}
FN(int, shmem_char_fcollect, (shmem_team_t team, char *dest, const char *source, size_t nelems))
{
    return (int)ferry_char_fcollect(team_of(team), dest, source, nelems);
}
FN(int, shmem_schar_fcollect, (shmem_team_t team, signed char *dest, const signed char *source, size_t nelems))
{
    return (int)ferry_schar_fcollect(team_of(team), dest, source, nelems);
}
FN(int, shmem_short_fcollect, (shmem_team_t team, short *dest, const short *source, size_t nelems))
{
    return (int)ferry_short_fcollect(team_of(team), dest, source, nelems);
}
FN(int, shmem_uchar_fcollect, (shmem_team_t team, unsigned char *dest, const unsigned char *source, size_t nelems))
{
    return (int)ferry_uchar_fcollect(team_of(team), dest, source, nelems);
}
FN(int, shmem_ushort_fcollect, (shmem_team_t team, unsigned short *dest, const unsigned short *source, size_t nelems))
{
    return (int)ferry_ushort_fcollect(team_of(team), dest, source, nelems);
}
FN(int, shmem_int_fcollect, (shmem_team_t team, int *dest, const int *source, size_t nelems))
{
    return (int)ferry_int_fcollect(team_of(team), dest, source, nelems);
}
FN(int, shmem_long_fcollect, (shmem_team_t team, long *dest, const long *source, size_t nelems))
{
    return (int)ferry_long_fcollect(team_of(team), dest, source, nelems);
}
FN(int, shmem_longlong_fcollect, (shmem_team_t team, long long *dest, const long long *source, size_t nelems))
{
    return (int)ferry_longlong_fcollect(team_of(team), dest, source, nelems);
}
FN(int, shmem_uint_fcollect, (shmem_team_t team, unsigned int *dest, const unsigned int *source, size_t nelems))
{
    return (int)ferry_uint_fcollect(team_of(team), dest, source, nelems);
}
FN(int, shmem_ulong_fcollect, (shmem_team_t team, unsigned long *dest, const unsigned long *source, size_t nelems))
{
    return (int)ferry_ulong_fcollect(team_of(team), dest, source, nelems);
}
FN(int, shmem_ulonglong_fcollect, (shmem_team_t team, unsigned long long *dest, const unsigned long long *source,
    size_t nelems))
{
    return (int)ferry_ulonglong_fcollect(team_of(team), dest, source, nelems);
}
FN(int, shmem_int8_fcollect, (shmem_team_t team, int8_t *dest, const int8_t *source, size_t nelems))
{
    return (int)ferry_int8_fcollect(team_of(team), dest, source, nelems);
}
FN(int, shmem_int16_fcollect, (shmem_team_t team, int16_t *dest, const int16_t *source, size_t nelems))
{
    return (int)ferry_int16_fcollect(team_of(team), dest, source, nelems);
}
FN(int, shmem_uint8_fcollect, (shmem_team_t team, uint8_t *dest, const uint8_t *source, size_t nelems))
{
    return (int)ferry_uint8_fcollect(team_of(team), dest, source, nelems);
}
FN(int, shmem_uint16_fcollect, (shmem_team_t team, uint16_t *dest, const uint16_t *source, size_t nelems))
{
    return (int)ferry_uint16_fcollect(team_of(team), dest, source, nelems);
}
FN(int, shmem_int32_fcollect, (shmem_team_t team, int32_t *dest, const int32_t *source, size_t nelems))
{
    return (int)ferry_int32_fcollect(team_of(team), dest, source, nelems);
}
FN(int, shmem_int64_fcollect, (shmem_team_t team, int64_t *dest, const int64_t *source, size_t nelems))
{
    return (int)ferry_int64_fcollect(team_of(team), dest, source, nelems);
}
FN(int, shmem_uint32_fcollect, (shmem_team_t team, uint32_t *dest, const uint32_t *source, size_t nelems))
{
    return (int)ferry_uint32_fcollect(team_of(team), dest, source, nelems);
}
FN(int, shmem_uint64_fcollect, (shmem_team_t team, uint64_t *dest, const uint64_t *source, size_t nelems))
{
    return (int)ferry_uint64_fcollect(team_of(team), dest, source, nelems);
}
FN(int, shmem_size_fcollect, (shmem_team_t team, size_t *dest, const size_t *source, size_t nelems))
{
    return (int)ferry_size_fcollect(team_of(team), dest, source, nelems);
}
FN(int, shmem_ptrdiff_fcollect, (shmem_team_t team, ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems))
{
    return (int)ferry_ptrdiff_fcollect(team_of(team), dest, source, nelems);
}
FN(int, shmem_fcollectmem, (shmem_team_t team, void *dest, const void *source, size_t nbytes))
{
    return (int)ferry_fcollectmem(team_of(team), dest, source, nbytes);
}

/* shmem_TYPE_alltoall, shmem_alltoallmem */
FN(int, shmem_float_alltoall, (shmem_team_t team, float *dest, const float *source, size_t nelems))
{
    return (int)ferry_float_alltoall(team_of(team), dest, source, nelems);
}
FN(int, shmem_double_alltoall, (shmem_team_t team, double *dest, const double *source, size_t nelems))
{
    return (int)ferry_double_alltoall(team_of(team), dest, source, nelems);
}
FN(int, shmem_longdouble_alltoall, (shmem_team_t team, long double *dest, const long double *source, size_t nelems))
{
    return (int)ferry_longdouble_alltoall(team_of(team), dest, source, nelems);
}
FN(int, shmem_char_alltoall, (shmem_team_t team, char *dest, const char *source, size_t nelems))
{
    return (int)ferry_char_alltoall(team_of(team), dest, source, nelems);
}
FN(int, shmem_schar_alltoall, (shmem_team_t team, signed char *dest, const signed char *source, size_t nelems))
{
    return (int)ferry_schar_alltoall(team_of(team), dest, source, nelems);
}
FN(int, shmem_short_alltoall, (shmem_team_t team, short *dest, const short *source, size_t nelems))
{
    return (int)ferry_short_alltoall(team_of(team), dest, source, nelems);
}
FN(int, shmem_uchar_alltoall, (shmem_team_t team, unsigned char *dest, const unsigned char *source, size_t nelems))
{
    return (int)ferry_uchar_alltoall(team_of(team), dest, source, nelems);
}
FN(int, shmem_ushort_alltoall, (shmem_team_t team, unsigned short *dest, const unsigned short *source, size_t nelems))
{
    return (int)ferry_ushort_alltoall(team_of(team), dest, source, nelems);
}
FN(int, shmem_int_alltoall, (shmem_team_t team, int *dest, const int *source, size_t nelems))
{
    return (int)ferry_int_alltoall(team_of(team), dest, source, nelems);
}
FN(int, shmem_long_alltoall, (shmem_team_t team, long *dest, const long *source, size_t nelems))
{
    return (int)ferry_long_alltoall(team_of(team), dest, source, nelems);
}
FN(int, shmem_longlong_alltoall, (shmem_team_t team, long long *dest, const long long *source, size_t nelems))
{
    return (int)ferry_longlong_alltoall(team_of(team), dest, source, nelems);
}
FN(int, shmem_uint_alltoall, (shmem_team_t team, unsigned int *dest, const unsigned int *source, size_t nelems))
{
    return (int)ferry_uint_alltoall(team_of(team), dest, source, nelems);
}
FN(int, shmem_ulong_alltoall, (shmem_team_t team, unsigned long *dest, const unsigned long *source, size_t nelems))
{
    return (int)ferry_ulong_alltoall(team_of(team), dest, source, nelems);
}
FN(int, shmem_ulonglong_alltoall, (shmem_team_t team, unsigned long long *dest, const unsigned long long *source,
    size_t nelems))
{
    return (int)ferry_ulonglong_alltoall(team_of(team), dest, source, nelems);
}
FN(int, shmem_int8_alltoall, (shmem_team_t team, int8_t *dest, const int8_t *source, size_t nelems))
{
    return (int)ferry_int8_alltoall(team_of(team), dest, source, nelems);
}
FN(int, shmem_int16_alltoall, (shmem_team_t team, int16_t *dest, const int16_t *source, size_t nelems))
{
    return (int)ferry_int16_alltoall(team_of(team), dest, source, nelems);
}
FN(int, shmem_uint8_alltoall, (shmem_team_t team, uint8_t *dest, const uint8_t *source, size_t nelems))
{
    return (int)ferry_uint8_alltoall(team_of(team), dest, source, nelems);
}
FN(int, shmem_uint16_alltoall, (shmem_team_t team, uint16_t *dest, const uint16_t *source, size_t nelems))
{
    return (int)ferry_uint16_alltoall(team_of(team), dest, source, nelems);
}
FN(int, shmem_int32_alltoall, (shmem_team_t team, int32_t *dest, const int32_t *source, size_t nelems))
{
    return (int)ferry_int32_alltoall(team_of(team), dest, source, nelems);
}
FN(int, shmem_int64_alltoall, (shmem_team_t team, int64_t *dest, const int64_t *source, size_t nelems))
{
    return (int)ferry_int64_alltoall(team_of(team), dest, source, nelems);
}
FN(int, shmem_uint32_alltoall, (shmem_team_t team, uint32_t *dest, const uint32_t *source, size_t nelems))
{
    return (int)ferry_uint32_alltoall(team_of(team), dest, source, nelems);
}
FN(int, shmem_uint64_alltoall, (shmem_team_t team, uint64_t *dest, const uint64_t *source, size_t nelems))
{
    return (int)ferry_uint64_alltoall(team_of(team), dest, source, nelems);
}
FN(int, shmem_size_alltoall, (shmem_team_t team, size_t *dest, const size_t *source, size_t nelems))
{
    return (int)ferry_size_alltoall(team_of(team), dest, source, nelems);
}
FN(int, shmem_ptrdiff_alltoall, (shmem_team_t team, ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems))
{
    return (int)ferry_ptrdiff_alltoall(team_of(team), dest, source, nelems);
}
FN(int, shmem_alltoallmem, (shmem_team_t team, void *dest, const void *source, size_t nbytes))
{
    return (int)ferry_alltoallmem(team_of(team), dest, source, nbytes);
}

/* shmem_TYPE_collect, shmem_collectmem */
FN(int, shmem_float_collect, (shmem_team_t team, float *dest, const float *source, size_t nelems))
{
    return (int)ferry_float_collect(team_of(team), dest, source, nelems);
}
FN(int, shmem_double_collect, (shmem_team_t team, double *dest, const double *source, size_t nelems))
{
    return (int)ferry_double_collect(team_of(team), dest, source, nelems);
}
FN(int, shmem_longdouble_collect, (shmem_team_t team, long double *dest, const long double *source, size_t nelems))
{
    return (int)ferry_longdouble_collect(team_of(team), dest, source, nelems);
}
FN(int, shmem_char_collect, (shmem_team_t team, char *dest, const char *source, size_t nelems))
{
    return (int)ferry_char_collect(team_of(team), dest, source, nelems);
}
FN(int, shmem_schar_collect, (shmem_team_t team, signed char *dest, const signed char *source, size_t nelems))
{
    return (int)ferry_schar_collect(team_of(team), dest, source, nelems);
}
FN(int, shmem_short_collect, (shmem_team_t team, short *dest, const short *source, size_t nelems))
{
    return (int)ferry_short_collect(team_of(team), dest, source, nelems);
}
FN(int, shmem_uchar_collect, (shmem_team_t team, unsigned char *dest, const unsigned char *source, size_t nelems))
{
    return (int)ferry_uchar_collect(team_of(team), dest, source, nelems);
}
FN(int, shmem_ushort_collect, (shmem_team_t team, unsigned short *dest, const unsigned short *source, size_t nelems))
{
    return (int)ferry_ushort_collect(team_of(team), dest, source, nelems);
}
FN(int, shmem_int_collect, (shmem_team_t team, int *dest, const int *source, size_t nelems))
{
    return (int)ferry_int_collect(team_of(team), dest, source, nelems);
}
FN(int, shmem_long_collect, (shmem_team_t team, long *dest, const long *source, size_t nelems))
{
    return (int)ferry_long_collect(team_of(team), dest, source, nelems);
}
FN(int, shmem_longlong_collect, (shmem_team_t team, long long *dest, const long long *source, size_t nelems))
{
    return (int)ferry_longlong_collect(team_of(team), dest, source, nelems);
}
FN(int, shmem_uint_collect, (shmem_team_t team, unsigned int *dest, const unsigned int *source, size_t nelems))
{
    return (int)ferry_uint_collect(team_of(team), dest, source, nelems);
}
FN(int, shmem_ulong_collect, (shmem_team_t team, unsigned long *dest, const unsigned long *source, size_t nelems))
{
    return (int)ferry_ulong_collect(team_of(team), dest, source, nelems);
}
FN(int, shmem_ulonglong_collect, (shmem_team_t team, unsigned long long *dest, const unsigned long long *source,
    size_t nelems))
{
    return (int)ferry_ulonglong_collect(team_of(team), dest, source, nelems);
}
FN(int, shmem_int8_collect, (shmem_team_t team, int8_t *dest, const int8_t *source, size_t nelems))
{
    return (int)ferry_int8_collect(team_of(team), dest, source, nelems);
}
FN(int, shmem_int16_collect, (shmem_team_t team, int16_t *dest, const int16_t *source, size_t nelems))
{
    return (int)ferry_int16_collect(team_of(team), dest, source, nelems);
}
FN(int, shmem_uint8_collect, (shmem_team_t team, uint8_t *dest, const uint8_t *source, size_t nelems))
{
    return (int)ferry_uint8_collect(team_of(team), dest, source, nelems);
}
FN(int, shmem_uint16_collect, (shmem_team_t team, uint16_t *dest, const uint16_t *source, size_t nelems))
{
    return (int)ferry_uint16_collect(team_of(team), dest, source, nelems);
}
FN(int, shmem_int32_collect, (shmem_team_t team, int32_t *dest, const int32_t *source, size_t nelems))
{
    return (int)ferry_int32_collect(team_of(team), dest, source, nelems);
}
FN(int, shmem_int64_collect, (shmem_team_t team, int64_t *dest, const int64_t *source, size_t nelems))
{
    return (int)ferry_int64_collect(team_of(team), dest, source, nelems);
}
FN(int, shmem_uint32_collect, (shmem_team_t team, uint32_t *dest, const uint32_t *source, size_t nelems))
{
    return (int)ferry_uint32_collect(team_of(team), dest, source, nelems);
}
FN(int, shmem_uint64_collect, (shmem_team_t team, uint64_t *dest, const uint64_t *source, size_t nelems))
{
    return (int)ferry_uint64_collect(team_of(team), dest, source, nelems);
}
FN(int, shmem_size_collect, (shmem_team_t team, size_t *dest, const size_t *source, size_t nelems))
{
    return (int)ferry_size_collect(team_of(team), dest, source, nelems);
}
FN(int, shmem_ptrdiff_collect, (shmem_team_t team, ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems))
{
    return (int)ferry_ptrdiff_collect(team_of(team), dest, source, nelems);
}
FN(int, shmem_collectmem, (shmem_team_t team, void *dest, const void *source, size_t nbytes))
{
    return (int)ferry_collectmem(team_of(team), dest, source, nbytes);
}

/* shmem_TYPE_alltoalls, shmem_alltoallsmem */
FN(int, shmem_float_alltoalls, (shmem_team_t team, float *dest, const float *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems))
{
    return (int)ferry_float_alltoalls(team_of(team), dest, source, dst, sst, nelems);
}
FN(int, shmem_double_alltoalls, (shmem_team_t team, double *dest, const double *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems))
{
    return (int)ferry_double_alltoalls(team_of(team), dest, source, dst, sst, nelems);
}
FN(int, shmem_longdouble_alltoalls, (shmem_team_t team, long double *dest, const long double *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems))
{
    return (int)ferry_longdouble_alltoalls(team_of(team), dest, source, dst, sst, nelems);
}
FN(int, shmem_char_alltoalls, (shmem_team_t team, char *dest, const char *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems))
{
    return (int)ferry_char_alltoalls(team_of(team), dest, source, dst, sst, nelems);
}
FN(int, shmem_schar_alltoalls, (shmem_team_t team, signed char *dest, const signed char *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems))
{
    return (int)ferry_schar_alltoalls(team_of(team), dest, source, dst, sst, nelems);
}
FN(int, shmem_short_alltoalls, (shmem_team_t team, short *dest, const short *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems))
{
    return (int)ferry_short_alltoalls(team_of(team), dest, source, dst, sst, nelems);
}
FN(int, shmem_uchar_alltoalls, (shmem_team_t team, unsigned char *dest, const unsigned char *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems))
{
    return (int)ferry_uchar_alltoalls(team_of(team), dest, source, dst, sst, nelems);
}
FN(int, shmem_ushort_alltoalls, (shmem_team_t team, unsigned short *dest, const unsigned short *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems))
{
    return (int)ferry_ushort_alltoalls(team_of(team), dest, source, dst, sst, nelems);
}
FN(int, shmem_int_alltoalls, (shmem_team_t team, int *dest, const int *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems))
{
    return (int)ferry_int_alltoalls(team_of(team), dest, source, dst, sst, nelems);
}
FN(int, shmem_long_alltoalls, (shmem_team_t team, long *dest, const long *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems))
{
    return (int)ferry_long_alltoalls(team_of(team), dest, source, dst, sst, nelems);
}
FN(int, shmem_longlong_alltoalls, (shmem_team_t team, long long *dest, const long long *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems))
{
    return (int)ferry_longlong_alltoalls(team_of(team), dest, source, dst, sst, nelems);
}
FN(int, shmem_uint_alltoalls, (shmem_team_t team, unsigned int *dest, const unsigned int *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems))
{
    return (int)ferry_uint_alltoalls(team_of(team), dest, source, dst, sst, nelems);
}
FN(int, shmem_ulong_alltoalls, (shmem_team_t team, unsigned long *dest, const unsigned long *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems))
{
    return (int)ferry_ulong_alltoalls(team_of(team), dest, source, dst, sst, nelems);
}
FN(int, shmem_ulonglong_alltoalls, (shmem_team_t team, unsigned long long *dest, const unsigned long long *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems))
{
    return (int)ferry_ulonglong_alltoalls(team_of(team), dest, source, dst, sst, nelems);
}
FN(int, shmem_int8_alltoalls, (shmem_team_t team, int8_t *dest, const int8_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems))
{
    return (int)ferry_int8_alltoalls(team_of(team), dest, source, dst, sst, nelems);
}
FN(int, shmem_int16_alltoalls, (shmem_team_t team, int16_t *dest, const int16_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems))
{
    return (int)ferry_int16_alltoalls(team_of(team), dest, source, dst, sst, nelems);
}
FN(int, shmem_uint8_alltoalls, (shmem_team_t team, uint8_t *dest, const uint8_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems))
{
    return (int)ferry_uint8_alltoalls(team_of(team), dest, source, dst, sst, nelems);
}
FN(int, shmem_uint16_alltoalls, (shmem_team_t team, uint16_t *dest, const uint16_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems))
{
    return (int)ferry_uint16_alltoalls(team_of(team), dest, source, dst, sst, nelems);
}
FN(int, shmem_int32_alltoalls, (shmem_team_t team, int32_t *dest, const int32_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems))
{
    return (int)ferry_int32_alltoalls(team_of(team), dest, source, dst, sst, nelems);
}
FN(int, shmem_int64_alltoalls, (shmem_team_t team, int64_t *dest, const int64_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems))
{
    return (int)ferry_int64_alltoalls(team_of(team), dest, source, dst, sst, nelems);
}
FN(int, shmem_uint32_alltoalls, (shmem_team_t team, uint32_t *dest, const uint32_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems))
{
    return (int)ferry_uint32_alltoalls(team_of(team), dest, source, dst, sst, nelems);
}
FN(int, shmem_uint64_alltoalls, (shmem_team_t team, uint64_t *dest, const uint64_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems))
{
    return (int)ferry_uint64_alltoalls(team_of(team), dest, source, dst, sst, nelems);
}
FN(int, shmem_size_alltoalls, (shmem_team_t team, size_t *dest, const size_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems))
{
    return (int)ferry_size_alltoalls(team_of(team), dest, source, dst, sst, nelems);
}
FN(int, shmem_ptrdiff_alltoalls, (shmem_team_t team, ptrdiff_t *dest, const ptrdiff_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems))
{
    return (int)ferry_ptrdiff_alltoalls(team_of(team), dest, source, dst, sst, nelems);
}
FN(int, shmem_alltoallsmem, (shmem_team_t team, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nbytes))
{
    return (int)ferry_alltoallsmem(team_of(team), dest, source, dst, sst, nbytes);
}

/* shmem_TYPE_sum_inscan */
FN(int, shmem_float_sum_inscan, (shmem_team_t team, float *dest, const float *source, size_t nelems))
{
    return (int)ferry_float_sum_inscan(team_of(team), dest, source, nelems);
}
FN(int, shmem_double_sum_inscan, (shmem_team_t team, double *dest, const double *source, size_t nelems))
{
    return (int)ferry_double_sum_inscan(team_of(team), dest, source, nelems);
}
FN(int, shmem_longdouble_sum_inscan, (shmem_team_t team, long double *dest, const long double *source, size_t nelems))
{
    return (int)ferry_longdouble_sum_inscan(team_of(team), dest, source, nelems);
}
FN(int, shmem_char_sum_inscan, (shmem_team_t team, char *dest, const char *source, size_t nelems))
{
    return (int)ferry_char_sum_inscan(team_of(team), dest, source, nelems);
}
FN(int, shmem_schar_sum_inscan, (shmem_team_t team, signed char *dest, const signed char *source, size_t nelems))
{
    return (int)ferry_schar_sum_inscan(team_of(team), dest, source, nelems);
}
FN(int, shmem_short_sum_inscan, (shmem_team_t team, short *dest, const short *source, size_t nelems))
{
    return (int)ferry_short_sum_inscan(team_of(team), dest, source, nelems);
}
FN(int, shmem_uchar_sum_inscan, (shmem_team_t team, unsigned char *dest, const unsigned char *source, size_t nelems))
{
    return (int)ferry_uchar_sum_inscan(team_of(team), dest, source, nelems);
}
FN(int, shmem_ushort_sum_inscan, (shmem_team_t team, unsigned short *dest, const unsigned short *source, size_t nelems))
{
    return (int)ferry_ushort_sum_inscan(team_of(team), dest, source, nelems);
}
FN(int, shmem_int_sum_inscan, (shmem_team_t team, int *dest, const int *source, size_t nelems))
{
    return (int)ferry_int_sum_inscan(team_of(team), dest, source, nelems);
}
FN(int, shmem_long_sum_inscan, (shmem_team_t team, long *dest, const long *source, size_t nelems))
{
    return (int)ferry_long_sum_inscan(team_of(team), dest, source, nelems);
}
FN(int, shmem_longlong_sum_inscan, (shmem_team_t team, long long *dest, const long long *source, size_t nelems))
{
    return (int)ferry_longlong_sum_inscan(team_of(team), dest, source, nelems);
}
FN(int, shmem_uint_sum_inscan, (shmem_team_t team, unsigned int *dest, const unsigned int *source, size_t nelems))
{
    return (int)ferry_uint_sum_inscan(team_of(team), dest, source, nelems);
}
FN(int, shmem_ulong_sum_inscan, (shmem_team_t team, unsigned long *dest, const unsigned long *source, size_t nelems))
{
    return (int)ferry_ulong_sum_inscan(team_of(team), dest, source, nelems);
}
FN(int, shmem_ulonglong_sum_inscan, (shmem_team_t team, unsigned long long *dest, const unsigned long long *source,
    size_t nelems))
{
    return (int)ferry_ulonglong_sum_inscan(team_of(team), dest, source, nelems);
}
FN(int, shmem_int8_sum_inscan, (shmem_team_t team, int8_t *dest, const int8_t *source, size_t nelems))
{
    return (int)ferry_int8_sum_inscan(team_of(team), dest, source, nelems);
}
FN(int, shmem_int16_sum_inscan, (shmem_team_t team, int16_t *dest, const int16_t *source, size_t nelems))
{
    return (int)ferry_int16_sum_inscan(team_of(team), dest, source, nelems);
}
FN(int, shmem_uint8_sum_inscan, (shmem_team_t team, uint8_t *dest, const uint8_t *source, size_t nelems))
{
    return (int)ferry_uint8_sum_inscan(team_of(team), dest, source, nelems);
}
FN(int, shmem_uint16_sum_inscan, (shmem_team_t team, uint16_t *dest, const uint16_t *source, size_t nelems))
{
    return (int)ferry_uint16_sum_inscan(team_of(team), dest, source, nelems);
}
FN(int, shmem_int32_sum_inscan, (shmem_team_t team, int32_t *dest, const int32_t *source, size_t nelems))
{
    return (int)ferry_int32_sum_inscan(team_of(team), dest, source, nelems);
}
FN(int, shmem_int64_sum_inscan, (shmem_team_t team, int64_t *dest, const int64_t *source, size_t nelems))
{
    return (int)ferry_int64_sum_inscan(team_of(team), dest, source, nelems);
}
FN(int, shmem_uint32_sum_inscan, (shmem_team_t team, uint32_t *dest, const uint32_t *source, size_t nelems))
{
    return (int)ferry_uint32_sum_inscan(team_of(team), dest, source, nelems);
}
FN(int, shmem_uint64_sum_inscan, (shmem_team_t team, uint64_t *dest, const uint64_t *source, size_t nelems))
{
    return (int)ferry_uint64_sum_inscan(team_of(team), dest, source, nelems);
}
FN(int, shmem_size_sum_inscan, (shmem_team_t team, size_t *dest, const size_t *source, size_t nelems))
{
    return (int)ferry_size_sum_inscan(team_of(team), dest, source, nelems);
}
FN(int, shmem_ptrdiff_sum_inscan, (shmem_team_t team, ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems))
{
    return (int)ferry_ptrdiff_sum_inscan(team_of(team), dest, source, nelems);
}

/* shmem_TYPE_sum_exscan */
FN(int, shmem_float_sum_exscan, (shmem_team_t team, float *dest, const float *source, size_t nelems))
{
    return (int)ferry_float_sum_exscan(team_of(team), dest, source, nelems);
}
FN(int, shmem_double_sum_exscan, (shmem_team_t team, double *dest, const double *source, size_t nelems))
{
    return (int)ferry_double_sum_exscan(team_of(team), dest, source, nelems);
}
FN(int, shmem_longdouble_sum_exscan, (shmem_team_t team, long double *dest, const long double *source, size_t nelems))
{
    return (int)ferry_longdouble_sum_exscan(team_of(team), dest, source, nelems);
}
FN(int, shmem_char_sum_exscan, (shmem_team_t team, char *dest, const char *source, size_t nelems))
{
    return (int)ferry_char_sum_exscan(team_of(team), dest, source, nelems);
}
FN(int, shmem_schar_sum_exscan, (shmem_team_t team, signed char *dest, const signed char *source, size_t nelems))
{
    return (int)ferry_schar_sum_exscan(team_of(team), dest, source, nelems);
}
FN(int, shmem_short_sum_exscan, (shmem_team_t team, short *dest, const short *source, size_t nelems))
{
    return (int)ferry_short_sum_exscan(team_of(team), dest, source, nelems);
}
FN(int, shmem_uchar_sum_exscan, (shmem_team_t team, unsigned char *dest, const unsigned char *source, size_t nelems))
{
    return (int)ferry_uchar_sum_exscan(team_of(team), dest, source, nelems);
}
FN(int, shmem_ushort_sum_exscan, (shmem_team_t team, unsigned short *dest, const unsigned short *source, size_t nelems))
{
    return (int)ferry_ushort_sum_exscan(team_of(team), dest, source, nelems);
}
FN(int, shmem_int_sum_exscan, (shmem_team_t team, int *dest, const int *source, size_t nelems))
{
    return (int)ferry_int_sum_exscan(team_of(team), dest, source, nelems);
}
FN(int, shmem_long_sum_exscan, (shmem_team_t team, long *dest, const long *source, size_t nelems))
{
    return (int)ferry_long_sum_exscan(team_of(team), dest, source, nelems);
}
FN(int, shmem_longlong_sum_exscan, (shmem_team_t team, long long *dest, const long long *source, size_t nelems))
{
    return (int)ferry_longlong_sum_exscan(team_of(team), dest, source, nelems);
}
FN(int, shmem_uint_sum_exscan, (shmem_team_t team, unsigned int *dest, const unsigned int *source, size_t nelems))
{
    return (int)ferry_uint_sum_exscan(team_of(team), dest, source, nelems);
}
FN(int, shmem_ulong_sum_exscan, (shmem_team_t team, unsigned long *dest, const unsigned long *source, size_t nelems))
{
    return (int)ferry_ulong_sum_exscan(team_of(team), dest, source, nelems);
}
FN(int, shmem_ulonglong_sum_exscan, (shmem_team_t team, unsigned long long *dest, const unsigned long long *source,
    size_t nelems))
{
    return (int)ferry_ulonglong_sum_exscan(team_of(team), dest, source, nelems);
}
FN(int, shmem_int8_sum_exscan, (shmem_team_t team, int8_t *dest, const int8_t *source, size_t nelems))
{
    return (int)ferry_int8_sum_exscan(team_of(team), dest, source, nelems);
}
FN(int, shmem_int16_sum_exscan, (shmem_team_t team, int16_t *dest, const int16_t *source, size_t nelems))
{
    return (int)ferry_int16_sum_exscan(team_of(team), dest, source, nelems);
}
FN(int, shmem_uint8_sum_exscan, (shmem_team_t team, uint8_t *dest, const uint8_t *source, size_t nelems))
{
    return (int)ferry_uint8_sum_exscan(team_of(team), dest, source, nelems);
}
FN(int, shmem_uint16_sum_exscan, (shmem_team_t team, uint16_t *dest, const uint16_t *source, size_t nelems))
{
    return (int)ferry_uint16_sum_exscan(team_of(team), dest, source, nelems);
}
FN(int, shmem_int32_sum_exscan, (shmem_team_t team, int32_t *dest, const int32_t *source, size_t nelems))
{
    return (int)ferry_int32_sum_exscan(team_of(team), dest, source, nelems);
}
FN(int, shmem_int64_sum_exscan, (shmem_team_t team, int64_t *dest, const int64_t *source, size_t nelems))
{
    return (int)ferry_int64_sum_exscan(team_of(team), dest, source, nelems);
}
FN(int, shmem_uint32_sum_exscan, (shmem_team_t team, uint32_t *dest, const uint32_t *source, size_t nelems))
{
    return (int)ferry_uint32_sum_exscan(team_of(team), dest, source, nelems);
}
FN(int, shmem_uint64_sum_exscan, (shmem_team_t team, uint64_t *dest, const uint64_t *source, size_t nelems))
{
    return (int)ferry_uint64_sum_exscan(team_of(team), dest, source, nelems);
}
FN(int, shmem_size_sum_exscan, (shmem_team_t team, size_t *dest, const size_t *source, size_t nelems))
{
    return (int)ferry_size_sum_exscan(team_of(team), dest, source, nelems);
}
FN(int, shmem_ptrdiff_sum_exscan, (shmem_team_t team, ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems))
{
    return (int)ferry_ptrdiff_sum_exscan(team_of(team), dest, source, nelems);
}

/* shmem_TYPE_max_reduce */
FN(int, shmem_float_max_reduce, (shmem_team_t team, float *dest, const float *source, size_t nreduce))
{
    return (int)ferry_float_max_reduce(team_of(team), dest, source, nreduce);
}
FN(int, shmem_double_max_reduce, (shmem_team_t team, double *dest, const double *source, size_t nreduce))
{
    return (int)ferry_double_max_reduce(team_of(team), dest, source, nreduce);
}
FN(int, shmem_longdouble_max_reduce, (shmem_team_t team, long double *dest, const long double *source, size_t nreduce))
{
    return (int)ferry_longdouble_max_reduce(team_of(team), dest, source, nreduce);
}
FN(int, shmem_char_max_reduce, (shmem_team_t team, char *dest, const char *source, size_t nreduce))
{
    return (int)ferry_char_max_reduce(team_of(team), dest, source, nreduce);
}
FN(int, shmem_schar_max_reduce, (shmem_team_t team, signed char *dest, const signed char *source, size_t nreduce))
{
    return (int)ferry_schar_max_reduce(team_of(team), dest, source, nreduce);
}
FN(int, shmem_short_max_reduce, (shmem_team_t team, short *dest, const short *source, size_t nreduce))
{
    return (int)ferry_short_max_reduce(team_of(team), dest, source, nreduce);
}
FN(int, shmem_uchar_max_reduce, (shmem_team_t team, unsigned char *dest, const unsigned char *source, size_t nreduce))
{
    return (int)ferry_uchar_max_reduce(team_of(team), dest, source, nreduce);
}
FN(int, shmem_ushort_max_reduce, (shmem_team_t team, unsigned short *dest, const unsigned short *source,
    size_t nreduce))
{
    return (int)ferry_ushort_max_reduce(team_of(team), dest, source, nreduce);
}
FN(int, shmem_int_max_reduce, (shmem_team_t team, int *dest, const int *source, size_t nreduce))
{
    return (int)ferry_int_max_reduce(team_of(team), dest, source, nreduce);
}
FN(int, shmem_long_max_reduce, (shmem_team_t team, long *dest, const long *source, size_t nreduce))
{
    return (int)ferry_long_max_reduce(team_of(team), dest, source, nreduce);
}
FN(int, shmem_longlong_max_reduce, (shmem_team_t team, long long *dest, const long long *source, size_t nreduce))
{
    return (int)ferry_longlong_max_reduce(team_of(team), dest, source, nreduce);
}
FN(int, shmem_uint_max_reduce, (shmem_team_t team, unsigned int *dest, const unsigned int *source, size_t nreduce))
{
    return (int)ferry_uint_max_reduce(team_of(team), dest, source, nreduce);
}
FN(int, shmem_ulong_max_reduce, (shmem_team_t team, unsigned long *dest, const unsigned long *source, size_t nreduce))
{
    return (int)ferry_ulong_max_reduce(team_of(team), dest, source, nreduce);
}
FN(int, shmem_ulonglong_max_reduce, (shmem_team_t team, unsigned long long *dest, const unsigned long long *source,
    size_t nreduce))
{
    return (int)ferry_ulonglong_max_reduce(team_of(team), dest, source, nreduce);
}
FN(int, shmem_int8_max_reduce, (shmem_team_t team, int8_t *dest, const int8_t *source, size_t nreduce))
{
    return (int)ferry_int8_max_reduce(team_of(team), dest, source, nreduce);
}
FN(int, shmem_int16_max_reduce, (shmem_team_t team, int16_t *dest, const int16_t *source, size_t nreduce))
{
    return (int)ferry_int16_max_reduce(team_of(team), dest, source, nreduce);
}
FN(int, shmem_uint8_max_reduce, (shmem_team_t team, uint8_t *dest, const uint8_t *source, size_t nreduce))
{
    return (int)ferry_uint8_max_reduce(team_of(team), dest, source, nreduce);
}
FN(int, shmem_uint16_max_reduce, (shmem_team_t team, uint16_t *dest, const uint16_t *source, size_t nreduce))
{
    return (int)ferry_uint16_max_reduce(team_of(team), dest, source, nreduce);
}
FN(int, shmem_int32_max_reduce, (shmem_team_t team, int32_t *dest, const int32_t *source, size_t nreduce))
{
    return (int)ferry_int32_max_reduce(team_of(team), dest, source, nreduce);
}
FN(int, shmem_int64_max_reduce, (shmem_team_t team, int64_t *dest, const int64_t *source, size_t nreduce))
{
    return (int)ferry_int64_max_reduce(team_of(team), dest, source, nreduce);
}
FN(int, shmem_uint32_max_reduce, (shmem_team_t team, uint32_t *dest, const uint32_t *source, size_t nreduce))
{
    return (int)ferry_uint32_max_reduce(team_of(team), dest, source, nreduce);
}
FN(int, shmem_uint64_max_reduce, (shmem_team_t team, uint64_t *dest, const uint64_t *source, size_t nreduce))
{
    return (int)ferry_uint64_max_reduce(team_of(team), dest, source, nreduce);
}
FN(int, shmem_size_max_reduce, (shmem_team_t team, size_t *dest, const size_t *source, size_t nreduce))
{
    return (int)ferry_size_max_reduce(team_of(team), dest, source, nreduce);
}
FN(int, shmem_ptrdiff_max_reduce, (shmem_team_t team, ptrdiff_t *dest, const ptrdiff_t *source, size_t nreduce))
{
    return (int)ferry_ptrdiff_max_reduce(team_of(team), dest, source, nreduce);
}

/* shmem_TYPE_min_reduce */
FN(int, shmem_float_min_reduce, (shmem_team_t team, float *dest, const float *source, size_t nreduce))
{
    return (int)ferry_float_min_reduce(team_of(team), dest, source, nreduce);
}
FN(int, shmem_double_min_reduce, (shmem_team_t team, double *dest, const double *source, size_t nreduce))
{
    return (int)ferry_double_min_reduce(team_of(team), dest, source, nreduce);
}
FN(int, shmem_longdouble_min_reduce, (shmem_team_t team, long double *dest, const long double *source, size_t nreduce))
{
    return (int)ferry_longdouble_min_reduce(team_of(team), dest, source, nreduce);
}
FN(int, shmem_char_min_reduce, (shmem_team_t team, char *dest, const char *source, size_t nreduce))
{
    return (int)ferry_char_min_reduce(team_of(team), dest, source, nreduce);
}
FN(int, shmem_schar_min_reduce, (shmem_team_t team, signed char *dest, const signed char *source, size_t nreduce))
{
    return (int)ferry_schar_min_reduce(team_of(team), dest, source, nreduce);
}
FN(int, shmem_short_min_reduce, (shmem_team_t team, short *dest, const short *source, size_t nreduce))
{
    return (int)ferry_short_min_reduce(team_of(team), dest, source, nreduce);
}
FN(int, shmem_uchar_min_reduce, (shmem_team_t team, unsigned char *dest, const unsigned char *source, size_t nreduce))
{
    return (int)ferry_uchar_min_reduce(team_of(team), dest, source, nreduce);
}
FN(int, shmem_ushort_min_reduce, (shmem_team_t team, unsigned short *dest, const unsigned short *source,
    size_t nreduce))
{
    return (int)ferry_ushort_min_reduce(team_of(team), dest, source, nreduce);
}
FN(int, shmem_int_min_reduce, (shmem_team_t team, int *dest, const int *source, size_t nreduce))
{
    return (int)ferry_int_min_reduce(team_of(team), dest, source, nreduce);
}
FN(int, shmem_long_min_reduce, (shmem_team_t team, long *dest, const long *source, size_t nreduce))
{
    return (int)ferry_long_min_reduce(team_of(team), dest, source, nreduce);
}
FN(int, shmem_longlong_min_reduce, (shmem_team_t team, long long *dest, const long long *source, size_t nreduce))
{
    return (int)ferry_longlong_min_reduce(team_of(team), dest, source, nreduce);
}
FN(int, shmem_uint_min_reduce, (shmem_team_t team, unsigned int *dest, const unsigned int *source, size_t nreduce))
{
    return (int)ferry_uint_min_reduce(team_of(team), dest, source, nreduce);
}
FN(int, shmem_ulong_min_reduce, (shmem_team_t team, unsigned long *dest, const unsigned long *source, size_t nreduce))
{
    return (int)ferry_ulong_min_reduce(team_of(team), dest, source, nreduce);
}
FN(int, shmem_ulonglong_min_reduce, (shmem_team_t team, unsigned long long *dest, const unsigned long long *source,
    size_t nreduce))
{
    return (int)ferry_ulonglong_min_reduce(team_of(team), dest, source, nreduce);
}
FN(int, shmem_int8_min_reduce, (shmem_team_t team, int8_t *dest, const int8_t *source, size_t nreduce))
{
    return (int)ferry_int8_min_reduce(team_of(team), dest, source, nreduce);
}
FN(int, shmem_int16_min_reduce, (shmem_team_t team, int16_t *dest, const int16_t *source, size_t nreduce))
{
    return (int)ferry_int16_min_reduce(team_of(team), dest, source, nreduce);
}
FN(int, shmem_uint8_min_reduce, (shmem_team_t team, uint8_t *dest, const uint8_t *source, size_t nreduce))
{
    return (int)ferry_uint8_min_reduce(team_of(team), dest, source, nreduce);
}
FN(int, shmem_uint16_min_reduce, (shmem_team_t team, uint16_t *dest, const uint16_t *source, size_t nreduce))
{
    return (int)ferry_uint16_min_reduce(team_of(team), dest, source, nreduce);
}
FN(int, shmem_int32_min_reduce, (shmem_team_t team, int32_t *dest, const int32_t *source, size_t nreduce))
{
    return (int)ferry_int32_min_reduce(team_of(team), dest, source, nreduce);
}
FN(int, shmem_int64_min_reduce, (shmem_team_t team, int64_t *dest, const int64_t *source, size_t nreduce))
{
    return (int)ferry_int64_min_reduce(team_of(team), dest, source, nreduce);
}
FN(int, shmem_uint32_min_reduce, (shmem_team_t team, uint32_t *dest, const uint32_t *source, size_t nreduce))
{
    return (int)ferry_uint32_min_reduce(team_of(team), dest, source, nreduce);
}
FN(int, shmem_uint64_min_reduce, (shmem_team_t team, uint64_t *dest, const uint64_t *source, size_t nreduce))
{
    return (int)ferry_uint64_min_reduce(team_of(team), dest, source, nreduce);
}
FN(int, shmem_size_min_reduce, (shmem_team_t team, size_t *dest, const size_t *source, size_t nreduce))
{
    return (int)ferry_size_min_reduce(team_of(team), dest, source, nreduce);
}
FN(int, shmem_ptrdiff_min_reduce, (shmem_team_t team, ptrdiff_t *dest, const ptrdiff_t *source, size_t nreduce))
{
    return (int)ferry_ptrdiff_min_reduce(team_of(team), dest, source, nreduce);
}

/* shmem_TYPE_sum_reduce */
FN(int, shmem_float_sum_reduce, (shmem_team_t team, float *dest, const float *source, size_t nreduce))
{
    return (int)ferry_float_sum_reduce(team_of(team), dest, source, nreduce);
}
FN(int, shmem_double_sum_reduce, (shmem_team_t team, double *dest, const double *source, size_t nreduce))
{
    return (int)ferry_double_sum_reduce(team_of(team), dest, source, nreduce);
}
FN(int, shmem_longdouble_sum_reduce, (shmem_team_t team, long double *dest, const long double *source, size_t nreduce))
{
    return (int)ferry_longdouble_sum_reduce(team_of(team), dest, source, nreduce);
}
FN(int, shmem_char_sum_reduce, (shmem_team_t team, char *dest, const char *source, size_t nreduce))
{
    return (int)ferry_char_sum_reduce(team_of(team), dest, source, nreduce);
}
FN(int, shmem_schar_sum_reduce, (shmem_team_t team, signed char *dest, const signed char *source, size_t nreduce))
{
    return (int)ferry_schar_sum_reduce(team_of(team), dest, source, nreduce);
}
FN(int, shmem_short_sum_reduce, (shmem_team_t team, short *dest, const short *source, size_t nreduce))
{
    return (int)ferry_short_sum_reduce(team_of(team), dest, source, nreduce);
}
FN(int, shmem_uchar_sum_reduce, (shmem_team_t team, unsigned char *dest, const unsigned char *source, size_t nreduce))
{
    return (int)ferry_uchar_sum_reduce(team_of(team), dest, source, nreduce);
}
FN(int, shmem_ushort_sum_reduce, (shmem_team_t team, unsigned short *dest, const unsigned short *source,
    size_t nreduce))
{
    return (int)ferry_ushort_sum_reduce(team_of(team), dest, source, nreduce);
}
FN(int, shmem_int_sum_reduce, (shmem_team_t team, int *dest, const int *source, size_t nreduce))
{
    return (int)ferry_int_sum_reduce(team_of(team), dest, source, nreduce);
}
FN(int, shmem_long_sum_reduce, (shmem_team_t team, long *dest, const long *source, size_t nreduce))
{
    return (int)ferry_long_sum_reduce(team_of(team), dest, source, nreduce);
}
FN(int, shmem_longlong_sum_reduce, (shmem_team_t team, long long *dest, const long long *source, size_t nreduce))
{
    return (int)ferry_longlong_sum_reduce(team_of(team), dest, source, nreduce);
}
FN(int, shmem_uint_sum_reduce, (shmem_team_t team, unsigned int *dest, const unsigned int *source, size_t nreduce))
{
    return (int)ferry_uint_sum_reduce(team_of(team), dest, source, nreduce);
}
FN(int, shmem_ulong_sum_reduce, (shmem_team_t team, unsigned long *dest, const unsigned long *source, size_t nreduce))
{
    return (int)ferry_ulong_sum_reduce(team_of(team), dest, source, nreduce);
}
FN(int, shmem_ulonglong_sum_reduce, (shmem_team_t team, unsigned long long *dest, const unsigned long long *source,
    size_t nreduce))
{
    return (int)ferry_ulonglong_sum_reduce(team_of(team), dest, source, nreduce);
}
FN(int, shmem_int8_sum_reduce, (shmem_team_t team, int8_t *dest, const int8_t *source, size_t nreduce))
{
    return (int)ferry_int8_sum_reduce(team_of(team), dest, source, nreduce);
}
FN(int, shmem_int16_sum_reduce, (shmem_team_t team, int16_t *dest, const int16_t *source, size_t nreduce))
{
    return (int)ferry_int16_sum_reduce(team_of(team), dest, source, nreduce);
}
FN(int, shmem_uint8_sum_reduce, (shmem_team_t team, uint8_t *dest, const uint8_t *source, size_t nreduce))
{
    return (int)ferry_uint8_sum_reduce(team_of(team), dest, source, nreduce);
}
FN(int, shmem_uint16_sum_reduce, (shmem_team_t team, uint16_t *dest, const uint16_t *source, size_t nreduce))
{
    return (int)ferry_uint16_sum_reduce(team_of(team), dest, source, nreduce);
}
FN(int, shmem_int32_sum_reduce, (shmem_team_t team, int32_t *dest, const int32_t *source, size_t nreduce))
{
    return (int)ferry_int32_sum_reduce(team_of(team), dest, source, nreduce);
}
FN(int, shmem_int64_sum_reduce, (shmem_team_t team, int64_t *dest, const int64_t *source, size_t nreduce))
{
    return (int)ferry_int64_sum_reduce(team_of(team), dest, source, nreduce);
}
FN(int, shmem_uint32_sum_reduce, (shmem_team_t team, uint32_t *dest, const uint32_t *source, size_t nreduce))
{
    return (int)ferry_uint32_sum_reduce(team_of(team), dest, source, nreduce);
}
FN(int, shmem_uint64_sum_reduce, (shmem_team_t team, uint64_t *dest, const uint64_t *source, size_t nreduce))
{
    return (int)ferry_uint64_sum_reduce(team_of(team), dest, source, nreduce);
}
FN(int, shmem_size_sum_reduce, (shmem_team_t team, size_t *dest, const size_t *source, size_t nreduce))
{
    return (int)ferry_size_sum_reduce(team_of(team), dest, source, nreduce);
}
FN(int, shmem_ptrdiff_sum_reduce, (shmem_team_t team, ptrdiff_t *dest, const ptrdiff_t *source, size_t nreduce))
{
    return (int)ferry_ptrdiff_sum_reduce(team_of(team), dest, source, nreduce);
}
FN(int, shmem_complexf_sum_reduce, (shmem_team_t team, SHMEMI_COMPLEX(float) *dest, const SHMEMI_COMPLEX(float) *source,
    size_t nreduce))
{
    return (int)ferry_complexf_sum_reduce(team_of(team), dest, source, nreduce);
}
FN(int, shmem_complexd_sum_reduce, (shmem_team_t team, SHMEMI_COMPLEX(double) *dest,
    const SHMEMI_COMPLEX(double) *source, size_t nreduce))
{
    return (int)ferry_complexd_sum_reduce(team_of(team), dest, source, nreduce);
}

/* shmem_TYPE_prod_reduce */
FN(int, shmem_float_prod_reduce, (shmem_team_t team, float *dest, const float *source, size_t nreduce))
{
    return (int)ferry_float_prod_reduce(team_of(team), dest, source, nreduce);
}
FN(int, shmem_double_prod_reduce, (shmem_team_t team, double *dest, const double *source, size_t nreduce))
{
    return (int)ferry_double_prod_reduce(team_of(team), dest, source, nreduce);
}
FN(int, shmem_longdouble_prod_reduce, (shmem_team_t team, long double *dest, const long double *source, size_t nreduce))
{
    return (int)ferry_longdouble_prod_reduce(team_of(team), dest, source, nreduce);
}
FN(int, shmem_char_prod_reduce, (shmem_team_t team, char *dest, const char *source, size_t nreduce))
{
    return (int)ferry_char_prod_reduce(team_of(team), dest, source, nreduce);
}
FN(int, shmem_schar_prod_reduce, (shmem_team_t team, signed char *dest, const signed char *source, size_t nreduce))
{
    return (int)ferry_schar_prod_reduce(team_of(team), dest, source, nreduce);
}
FN(int, shmem_short_prod_reduce, (shmem_team_t team, short *dest, const short *source, size_t nreduce))
{
    return (int)ferry_short_prod_reduce(team_of(team), dest, source, nreduce);
}
FN(int, shmem_uchar_prod_reduce, (shmem_team_t team, unsigned char *dest, const unsigned char *source, size_t nreduce))
{
    return (int)ferry_uchar_prod_reduce(team_of(team), dest, source, nreduce);
}
FN(int, shmem_ushort_prod_reduce, (shmem_team_t team, unsigned short *dest, const unsigned short *source,
    size_t nreduce))
{
    return (int)ferry_ushort_prod_reduce(team_of(team), dest, source, nreduce);
}
FN(int, shmem_int_prod_reduce, (shmem_team_t team, int *dest, const int *source, size_t nreduce))
{
    return (int)ferry_int_prod_reduce(team_of(team), dest, source, nreduce);
}
FN(int, shmem_long_prod_reduce, (shmem_team_t team, long *dest, const long *source, size_t nreduce))
{
    return (int)ferry_long_prod_reduce(team_of(team), dest, source, nreduce);
}
FN(int, shmem_longlong_prod_reduce, (shmem_team_t team, long long *dest, const long long *source, size_t nreduce))
{
    return (int)ferry_longlong_prod_reduce(team_of(team), dest, source, nreduce);
}
FN(int, shmem_uint_prod_reduce, (shmem_team_t team, unsigned int *dest, const unsigned int *source, size_t nreduce))
{
    return (int)ferry_uint_prod_reduce(team_of(team), dest, source, nreduce);
}
FN(int, shmem_ulong_prod_reduce, (shmem_team_t team, unsigned long *dest, const unsigned long *source, size_t nreduce))
{
    return (int)ferry_ulong_prod_reduce(team_of(team), dest, source, nreduce);
}
FN(int, shmem_ulonglong_prod_reduce, (shmem_team_t team, unsigned long long *dest, const unsigned long long *source,
    size_t nreduce))
{
    return (int)ferry_ulonglong_prod_reduce(team_of(team), dest, source, nreduce);
}
FN(int, shmem_int8_prod_reduce, (shmem_team_t team, int8_t *dest, const int8_t *source, size_t nreduce))
{
    return (int)ferry_int8_prod_reduce(team_of(team), dest, source, nreduce);
}
FN(int, shmem_int16_prod_reduce, (shmem_team_t team, int16_t *dest, const int16_t *source, size_t nreduce))
{
    return (int)ferry_int16_prod_reduce(team_of(team), dest, source, nreduce);
}
FN(int, shmem_uint8_prod_reduce, (shmem_team_t team, uint8_t *dest, const uint8_t *source, size_t nreduce))
{
    return (int)ferry_uint8_prod_reduce(team_of(team), dest, source, nreduce);
}
FN(int, shmem_uint16_prod_reduce, (shmem_team_t team, uint16_t *dest, const uint16_t *source, size_t nreduce))
{
    return (int)ferry_uint16_prod_reduce(team_of(team), dest, source, nreduce);
}
FN(int, shmem_int32_prod_reduce, (shmem_team_t team, int32_t *dest, const int32_t *source, size_t nreduce))
{
    return (int)ferry_int32_prod_reduce(team_of(team), dest, source, nreduce);
}
FN(int, shmem_int64_prod_reduce, (shmem_team_t team, int64_t *dest, const int64_t *source, size_t nreduce))
{
    return (int)ferry_int64_prod_reduce(team_of(team), dest, source, nreduce);
}
FN(int, shmem_uint32_prod_reduce, (shmem_team_t team, uint32_t *dest, const uint32_t *source, size_t nreduce))
{
    return (int)ferry_uint32_prod_reduce(team_of(team), dest, source, nreduce);
}
FN(int, shmem_uint64_prod_reduce, (shmem_team_t team, uint64_t *dest, const uint64_t *source, size_t nreduce))
{
    return (int)ferry_uint64_prod_reduce(team_of(team), dest, source, nreduce);
}
FN(int, shmem_size_prod_reduce, (shmem_team_t team, size_t *dest, const size_t *source, size_t nreduce))
{
    return (int)ferry_size_prod_reduce(team_of(team), dest, source, nreduce);
}
FN(int, shmem_ptrdiff_prod_reduce, (shmem_team_t team, ptrdiff_t *dest, const ptrdiff_t *source, size_t nreduce))
{
    return (int)ferry_ptrdiff_prod_reduce(team_of(team), dest, source, nreduce);
}
FN(int, shmem_complexf_prod_reduce, (shmem_team_t team, SHMEMI_COMPLEX(float) *dest,
    const SHMEMI_COMPLEX(float) *source, size_t nreduce))
{
    return (int)ferry_complexf_prod_reduce(team_of(team), dest, source, nreduce);
}
FN(int, shmem_complexd_prod_reduce, (shmem_team_t team, SHMEMI_COMPLEX(double) *dest,
    const SHMEMI_COMPLEX(double) *source, size_t nreduce))
{
    return (int)ferry_complexd_prod_reduce(team_of(team), dest, source, nreduce);
}

/* shmem_TYPE_and_reduce */
FN(int, shmem_char_and_reduce, (shmem_team_t team, char *dest, const char *source, size_t nreduce))
{
    return (int)ferry_char_and_reduce(team_of(team), dest, source, nreduce);
}
FN(int, shmem_schar_and_reduce, (shmem_team_t team, signed char *dest, const signed char *source, size_t nreduce))
{
    return (int)ferry_schar_and_reduce(team_of(team), dest, source, nreduce);
}
FN(int, shmem_short_and_reduce, (shmem_team_t team, short *dest, const short *source, size_t nreduce))
{
    return (int)ferry_short_and_reduce(team_of(team), dest, source, nreduce);
}
FN(int, shmem_uchar_and_reduce, (shmem_team_t team, unsigned char *dest, const unsigned char *source, size_t nreduce))
{
    return (int)ferry_uchar_and_reduce(team_of(team), dest, source, nreduce);
}
FN(int, shmem_ushort_and_reduce, (shmem_team_t team, unsigned short *dest, const unsigned short *source,
    size_t nreduce))
{
    return (int)ferry_ushort_and_reduce(team_of(team), dest, source, nreduce);
}
FN(int, shmem_int_and_reduce, (shmem_team_t team, int *dest, const int *source, size_t nreduce))
{
    return (int)ferry_int_and_reduce(team_of(team), dest, source, nreduce);
}
FN(int, shmem_long_and_reduce, (shmem_team_t team, long *dest, const long *source, size_t nreduce))
{
    return (int)ferry_long_and_reduce(team_of(team), dest, source, nreduce);
}
FN(int, shmem_longlong_and_reduce, (shmem_team_t team, long long *dest, const long long *source, size_t nreduce))
{
    return (int)ferry_longlong_and_reduce(team_of(team), dest, source, nreduce);
}
FN(int, shmem_uint_and_reduce, (shmem_team_t team, unsigned int *dest, const unsigned int *source, size_t nreduce))
{
    return (int)ferry_uint_and_reduce(team_of(team), dest, source, nreduce);
}
FN(int, shmem_ulong_and_reduce, (shmem_team_t team, unsigned long *dest, const unsigned long *source, size_t nreduce))
{
    return (int)ferry_ulong_and_reduce(team_of(team), dest, source, nreduce);
}
FN(int, shmem_ulonglong_and_reduce, (shmem_team_t team, unsigned long long *dest, const unsigned long long *source,
    size_t nreduce))
{
    return (int)ferry_ulonglong_and_reduce(team_of(team), dest, source, nreduce);
}
FN(int, shmem_int8_and_reduce, (shmem_team_t team, int8_t *dest, const int8_t *source, size_t nreduce))
{
    return (int)ferry_int8_and_reduce(team_of(team), dest, source, nreduce);
}
FN(int, shmem_int16_and_reduce, (shmem_team_t team, int16_t *dest, const int16_t *source, size_t nreduce))
{
    return (int)ferry_int16_and_reduce(team_of(team), dest, source, nreduce);
}
FN(int, shmem_uint8_and_reduce, (shmem_team_t team, uint8_t *dest, const uint8_t *source, size_t nreduce))
{
    return (int)ferry_uint8_and_reduce(team_of(team), dest, source, nreduce);
}
FN(int, shmem_uint16_and_reduce, (shmem_team_t team, uint16_t *dest, const uint16_t *source, size_t nreduce))
{
    return (int)ferry_uint16_and_reduce(team_of(team), dest, source, nreduce);
}
FN(int, shmem_int32_and_reduce, (shmem_team_t team, int32_t *dest, const int32_t *source, size_t nreduce))
{
    return (int)ferry_int32_and_reduce(team_of(team), dest, source, nreduce);
}
FN(int, shmem_int64_and_reduce, (shmem_team_t team, int64_t *dest, const int64_t *source, size_t nreduce))
{
    return (int)ferry_int64_and_reduce(team_of(team), dest, source, nreduce);
}
FN(int, shmem_uint32_and_reduce, (shmem_team_t team, uint32_t *dest, const uint32_t *source, size_t nreduce))
{
    return (int)ferry_uint32_and_reduce(team_of(team), dest, source, nreduce);
}
FN(int, shmem_uint64_and_reduce, (shmem_team_t team, uint64_t *dest, const uint64_t *source, size_t nreduce))
{
    return (int)ferry_uint64_and_reduce(team_of(team), dest, source, nreduce);
}
FN(int, shmem_size_and_reduce, (shmem_team_t team, size_t *dest, const size_t *source, size_t nreduce))
{
    return (int)ferry_size_and_reduce(team_of(team), dest, source, nreduce);
}
FN(int, shmem_ptrdiff_and_reduce, (shmem_team_t team, ptrdiff_t *dest, const ptrdiff_t *source, size_t nreduce))
{
    return (int)ferry_ptrdiff_and_reduce(team_of(team), dest, source, nreduce);
}

/* shmem_TYPE_or_reduce */
FN(int, shmem_char_or_reduce, (shmem_team_t team, char *dest, const char *source, size_t nreduce))
{
    return (int)ferry_char_or_reduce(team_of(team), dest, source, nreduce);
}
FN(int, shmem_schar_or_reduce, (shmem_team_t team, signed char *dest, const signed char *source, size_t nreduce))
{
    return (int)ferry_schar_or_reduce(team_of(team), dest, source, nreduce);
}
FN(int, shmem_short_or_reduce, (shmem_team_t team, short *dest, const short *source, size_t nreduce))
{
    return (int)ferry_short_or_reduce(team_of(team), dest, source, nreduce);
}
FN(int, shmem_uchar_or_reduce, (shmem_team_t team, unsigned char *dest, const unsigned char *source, size_t nreduce))
{
    return (int)ferry_uchar_or_reduce(team_of(team), dest, source, nreduce);
}
FN(int, shmem_ushort_or_reduce, (shmem_team_t team, unsigned short *dest, const unsigned short *source, size_t nreduce))
{
    return (int)ferry_ushort_or_reduce(team_of(team), dest, source, nreduce);
}
FN(int, shmem_int_or_reduce, (shmem_team_t team, int *dest, const int *source, size_t nreduce))
{
    return (int)ferry_int_or_reduce(team_of(team), dest, source, nreduce);
}
FN(int, shmem_long_or_reduce, (shmem_team_t team, long *dest, const long *source, size_t nreduce))
{
    return (int)ferry_long_or_reduce(team_of(team), dest, source, nreduce);
}
FN(int, shmem_longlong_or_reduce, (shmem_team_t team, long long *dest, const long long *source, size_t nreduce))
{
    return (int)ferry_longlong_or_reduce(team_of(team), dest, source, nreduce);
}
FN(int, shmem_uint_or_reduce, (shmem_team_t team, unsigned int *dest, const unsigned int *source, size_t nreduce))
{
    return (int)ferry_uint_or_reduce(team_of(team), dest, source, nreduce);
}
FN(int, shmem_ulong_or_reduce, (shmem_team_t team, unsigned long *dest, const unsigned long *source, size_t nreduce))
{
    return (int)ferry_ulong_or_reduce(team_of(team), dest, source, nreduce);
}
FN(int, shmem_ulonglong_or_reduce, (shmem_team_t team, unsigned long long *dest, const unsigned long long *source,
    size_t nreduce))
{
    return (int)ferry_ulonglong_or_reduce(team_of(team), dest, source, nreduce);
}
FN(int, shmem_int8_or_reduce, (shmem_team_t team, int8_t *dest, const int8_t *source, size_t nreduce))
{
    return (int)ferry_int8_or_reduce(team_of(team), dest, source, nreduce);
}
FN(int, shmem_int16_or_reduce, (shmem_team_t team, int16_t *dest, const int16_t *source, size_t nreduce))
{
    return (int)ferry_int16_or_reduce(team_of(team), dest, source, nreduce);
}
FN(int, shmem_uint8_or_reduce, (shmem_team_t team, uint8_t *dest, const uint8_t *source, size_t nreduce))
{
    return (int)ferry_uint8_or_reduce(team_of(team), dest, source, nreduce);
}
FN(int, shmem_uint16_or_reduce, (shmem_team_t team, uint16_t *dest, const uint16_t *source, size_t nreduce))
{
    return (int)ferry_uint16_or_reduce(team_of(team), dest, source, nreduce);
}
FN(int, shmem_int32_or_reduce, (shmem_team_t team, int32_t *dest, const int32_t *source, size_t nreduce))
{
    return (int)ferry_int32_or_reduce(team_of(team), dest, source, nreduce);
}
FN(int, shmem_int64_or_reduce, (shmem_team_t team, int64_t *dest, const int64_t *source, size_t nreduce))
{
    return (int)ferry_int64_or_reduce(team_of(team), dest, source, nreduce);
}
FN(int, shmem_uint32_or_reduce, (shmem_team_t team, uint32_t *dest, const uint32_t *source, size_t nreduce))
{
    return (int)ferry_uint32_or_reduce(team_of(team), dest, source, nreduce);
}
FN(int, shmem_uint64_or_reduce, (shmem_team_t team, uint64_t *dest, const uint64_t *source, size_t nreduce))
{
    return (int)ferry_uint64_or_reduce(team_of(team), dest, source, nreduce);
}
FN(int, shmem_size_or_reduce, (shmem_team_t team, size_t *dest, const size_t *source, size_t nreduce))
{
    return (int)ferry_size_or_reduce(team_of(team), dest, source, nreduce);
}
FN(int, shmem_ptrdiff_or_reduce, (shmem_team_t team, ptrdiff_t *dest, const ptrdiff_t *source, size_t nreduce))
{
    return (int)ferry_ptrdiff_or_reduce(team_of(team), dest, source, nreduce);
}

/* shmem_TYPE_xor_reduce */
FN(int, shmem_char_xor_reduce, (shmem_team_t team, char *dest, const char *source, size_t nreduce))
{
    return (int)ferry_char_xor_reduce(team_of(team), dest, source, nreduce);
}
FN(int, shmem_schar_xor_reduce, (shmem_team_t team, signed char *dest, const signed char *source, size_t nreduce))
{
    return (int)ferry_schar_xor_reduce(team_of(team), dest, source, nreduce);
}
FN(int, shmem_short_xor_reduce, (shmem_team_t team, short *dest, const short *source, size_t nreduce))
{
    return (int)ferry_short_xor_reduce(team_of(team), dest, source, nreduce);
}
FN(int, shmem_uchar_xor_reduce, (shmem_team_t team, unsigned char *dest, const unsigned char *source, size_t nreduce))
{
    return (int)ferry_uchar_xor_reduce(team_of(team), dest, source, nreduce);
}
FN(int, shmem_ushort_xor_reduce, (shmem_team_t team, unsigned short *dest, const unsigned short *source,
    size_t nreduce))
{
    return (int)ferry_ushort_xor_reduce(team_of(team), dest, source, nreduce);
}
FN(int, shmem_int_xor_reduce, (shmem_team_t team, int *dest, const int *source, size_t nreduce))
{
    return (int)ferry_int_xor_reduce(team_of(team), dest, source, nreduce);
}
FN(int, shmem_long_xor_reduce, (shmem_team_t team, long *dest, const long *source, size_t nreduce))
{
    return (int)ferry_long_xor_reduce(team_of(team), dest, source, nreduce);
}
FN(int, shmem_longlong_xor_reduce, (shmem_team_t team, long long *dest, const long long *source, size_t nreduce))
{
    return (int)ferry_longlong_xor_reduce(team_of(team), dest, source, nreduce);
}
FN(int, shmem_uint_xor_reduce, (shmem_team_t team, unsigned int *dest, const unsigned int *source, size_t nreduce))
{
    return (int)ferry_uint_xor_reduce(team_of(team), dest, source, nreduce);
}
FN(int, shmem_ulong_xor_reduce, (shmem_team_t team, unsigned long *dest, const unsigned long *source, size_t nreduce))
{
    return (int)ferry_ulong_xor_reduce(team_of(team), dest, source, nreduce);
}
FN(int, shmem_ulonglong_xor_reduce, (shmem_team_t team, unsigned long long *dest, const unsigned long long *source,
    size_t nreduce))
{
    return (int)ferry_ulonglong_xor_reduce(team_of(team), dest, source, nreduce);
}
FN(int, shmem_int8_xor_reduce, (shmem_team_t team, int8_t *dest, const int8_t *source, size_t nreduce))
{
    return (int)ferry_int8_xor_reduce(team_of(team), dest, source, nreduce);
}
FN(int, shmem_int16_xor_reduce, (shmem_team_t team, int16_t *dest, const int16_t *source, size_t nreduce))
{
    return (int)ferry_int16_xor_reduce(team_of(team), dest, source, nreduce);
}
FN(int, shmem_uint8_xor_reduce, (shmem_team_t team, uint8_t *dest, const uint8_t *source, size_t nreduce))
{
    return (int)ferry_uint8_xor_reduce(team_of(team), dest, source, nreduce);
}
FN(int, shmem_uint16_xor_reduce, (shmem_team_t team, uint16_t *dest, const uint16_t *source, size_t nreduce))
{
    return (int)ferry_uint16_xor_reduce(team_of(team), dest, source, nreduce);
}
FN(int, shmem_int32_xor_reduce, (shmem_team_t team, int32_t *dest, const int32_t *source, size_t nreduce))
{
    return (int)ferry_int32_xor_reduce(team_of(team), dest, source, nreduce);
}
FN(int, shmem_int64_xor_reduce, (shmem_team_t team, int64_t *dest, const int64_t *source, size_t nreduce))
{
    return (int)ferry_int64_xor_reduce(team_of(team), dest, source, nreduce);
}
FN(int, shmem_uint32_xor_reduce, (shmem_team_t team, uint32_t *dest, const uint32_t *source, size_t nreduce))
{
    return (int)ferry_uint32_xor_reduce(team_of(team), dest, source, nreduce);
}
FN(int, shmem_uint64_xor_reduce, (shmem_team_t team, uint64_t *dest, const uint64_t *source, size_t nreduce))
{
    return (int)ferry_uint64_xor_reduce(team_of(team), dest, source, nreduce);
}
FN(int, shmem_size_xor_reduce, (shmem_team_t team, size_t *dest, const size_t *source, size_t nreduce))
{
    return (int)ferry_size_xor_reduce(team_of(team), dest, source, nreduce);
}
FN(int, shmem_ptrdiff_xor_reduce, (shmem_team_t team, ptrdiff_t *dest, const ptrdiff_t *source, size_t nreduce))
{
    return (int)ferry_ptrdiff_xor_reduce(team_of(team), dest, source, nreduce);
}

#endif
