/* SPDX-License-Identifier: BSD-3-Clause */
/* Exported functions, for runtime/calls/reduce*.c alone.  Made by api/generate.py from api/calls.txt. */
/* clang-format off */
#ifndef FERRYI_RUNTIME_CALLS_GENERATED_REDUCE_H
#define FERRYI_RUNTIME_CALLS_GENERATED_REDUCE_H

/* ferry_TYPE_sum_inscan */
ferry_status ferry_float_sum_inscan(ferry_team_t team, float *dest, const float *source, size_t nelems)
{
    return scan(team, dest, source, sizeof(float), nelems, fold_float_sum, FERRYI_KIND_OF(float), 1);
}
ferry_status ferry_double_sum_inscan(ferry_team_t team, double *dest, const double *source, size_t nelems)
{
    return scan(team, dest, source, sizeof(double), nelems, fold_double_sum, FERRYI_KIND_OF(double), 1);
}
ferry_status ferry_longdouble_sum_inscan(ferry_team_t team, long double *dest, const long double *source, size_t nelems)
{
    return scan(team, dest, source, sizeof(long double), nelems, fold_longdouble_sum, FERRYI_KIND_OF(long double), 1);
}
ferry_status ferry_char_sum_inscan(ferry_team_t team, char *dest, const char *source, size_t nelems)
{
    return scan(team, dest, source, sizeof(char), nelems, fold_char_sum, FERRYI_KIND_OF(char), 1);
}
ferry_status ferry_schar_sum_inscan(ferry_team_t team, signed char *dest, const signed char *source, size_t nelems)
{
    return scan(team, dest, source, sizeof(signed char), nelems, fold_schar_sum, FERRYI_KIND_OF(signed char), 1);
}
ferry_status ferry_short_sum_inscan(ferry_team_t team, short *dest, const short *source, size_t nelems)
{
    return scan(team, dest, source, sizeof(short), nelems, fold_short_sum, FERRYI_KIND_OF(short), 1);
}
ferry_status ferry_uchar_sum_inscan(ferry_team_t team, unsigned char *dest, const unsigned char *source, size_t nelems)
{
    return scan(team, dest, source, sizeof(unsigned char), nelems, fold_uchar_sum, FERRYI_KIND_OF(unsigned char), 1);
}
ferry_status ferry_ushort_sum_inscan(ferry_team_t team, unsigned short *dest, const unsigned short *source,
    size_t nelems)
{
    return scan(team, dest, source, sizeof(unsigned short), nelems, fold_ushort_sum, FERRYI_KIND_OF(unsigned short), 1);
}
ferry_status ferry_int_sum_inscan(ferry_team_t team, int *dest, const int *source, size_t nelems)
{
    return scan(team, dest, source, sizeof(int), nelems, fold_int_sum, FERRYI_KIND_OF(int), 1);
}
ferry_status ferry_long_sum_inscan(ferry_team_t team, long *dest, const long *source, size_t nelems)
{
    return scan(team, dest, source, sizeof(long), nelems, fold_long_sum, FERRYI_KIND_OF(long), 1);
}
ferry_status ferry_longlong_sum_inscan(ferry_team_t team, long long *dest, const long long *source, size_t nelems)
{
    return scan(team, dest, source, sizeof(long long), nelems, fold_longlong_sum, FERRYI_KIND_OF(long long), 1);
}
ferry_status ferry_uint_sum_inscan(ferry_team_t team, unsigned int *dest, const unsigned int *source, size_t nelems)
{
    return scan(team, dest, source, sizeof(unsigned int), nelems, fold_uint_sum, FERRYI_KIND_OF(unsigned int), 1);
}
ferry_status ferry_ulong_sum_inscan(ferry_team_t team, unsigned long *dest, const unsigned long *source, size_t nelems)
{
    return scan(team, dest, source, sizeof(unsigned long), nelems, fold_ulong_sum, FERRYI_KIND_OF(unsigned long), 1);
}
ferry_status ferry_ulonglong_sum_inscan(ferry_team_t team, unsigned long long *dest, const unsigned long long *source,
    size_t nelems)
{
    return scan(team, dest, source, sizeof(unsigned long long), nelems, fold_ulonglong_sum,
        FERRYI_KIND_OF(unsigned long long), 1);
}
ferry_status ferry_int8_sum_inscan(ferry_team_t team, int8_t *dest, const int8_t *source, size_t nelems)
{
    return scan(team, dest, source, sizeof(int8_t), nelems, fold_int8_sum, FERRYI_KIND_OF(int8_t), 1);
}
ferry_status ferry_int16_sum_inscan(ferry_team_t team, int16_t *dest, const int16_t *source, size_t nelems)
{
    return scan(team, dest, source, sizeof(int16_t), nelems, fold_int16_sum, FERRYI_KIND_OF(int16_t), 1);
}
ferry_status ferry_uint8_sum_inscan(ferry_team_t team, uint8_t *dest, const uint8_t *source, size_t nelems)
{
    return scan(team, dest, source, sizeof(uint8_t), nelems, fold_uint8_sum, FERRYI_KIND_OF(uint8_t), 1);
}
ferry_status ferry_uint16_sum_inscan(ferry_team_t team, uint16_t *dest, const uint16_t *source, size_t nelems)
{
    return scan(team, dest, source, sizeof(uint16_t), nelems, fold_uint16_sum, FERRYI_KIND_OF(uint16_t), 1);
}
ferry_status ferry_int32_sum_inscan(ferry_team_t team, int32_t *dest, const int32_t *source, size_t nelems)
{
    return scan(team, dest, source, sizeof(int32_t), nelems, fold_int32_sum, FERRYI_KIND_OF(int32_t), 1);
}
ferry_status ferry_int64_sum_inscan(ferry_team_t team, int64_t *dest, const int64_t *source, size_t nelems)
{
    return scan(team, dest, source, sizeof(int64_t), nelems, fold_int64_sum, FERRYI_KIND_OF(int64_t), 1);
}
ferry_status ferry_uint32_sum_inscan(ferry_team_t team, uint32_t *dest, const uint32_t *source, size_t nelems)
{
    return scan(team, dest, source, sizeof(uint32_t), nelems, fold_uint32_sum, FERRYI_KIND_OF(uint32_t), 1);
}
ferry_status ferry_uint64_sum_inscan(ferry_team_t team, uint64_t *dest, const uint64_t *source, size_t nelems)
{
    return scan(team, dest, source, sizeof(uint64_t), nelems, fold_uint64_sum, FERRYI_KIND_OF(uint64_t), 1);
}
ferry_status ferry_size_sum_inscan(ferry_team_t team, size_t *dest, const size_t *source, size_t nelems)
{
    return scan(team, dest, source, sizeof(size_t), nelems, fold_size_sum, FERRYI_KIND_OF(size_t), 1);
}
ferry_status ferry_ptrdiff_sum_inscan(ferry_team_t team, ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems)
{
    return scan(team, dest, source, sizeof(ptrdiff_t), nelems, fold_ptrdiff_sum, FERRYI_KIND_OF(ptrdiff_t), 1);
}

/* ferry_TYPE_sum_exscan */
ferry_status ferry_float_sum_exscan(ferry_team_t team, float *dest, const float *source, size_t nelems)
{
    return scan(team, dest, source, sizeof(float), nelems, fold_float_sum, FERRYI_KIND_OF(float), 0);
}
ferry_status ferry_double_sum_exscan(ferry_team_t team, double *dest, const double *source, size_t nelems)
{
    return scan(team, dest, source, sizeof(double), nelems, fold_double_sum, FERRYI_KIND_OF(double), 0);
}
ferry_status ferry_longdouble_sum_exscan(ferry_team_t team, long double *dest, const long double *source, size_t nelems)
{
    return scan(team, dest, source, sizeof(long double), nelems, fold_longdouble_sum, FERRYI_KIND_OF(long double), 0);
}
ferry_status ferry_char_sum_exscan(ferry_team_t team, char *dest, const char *source, size_t nelems)
{
    return scan(team, dest, source, sizeof(char), nelems, fold_char_sum, FERRYI_KIND_OF(char), 0);
}
ferry_status ferry_schar_sum_exscan(ferry_team_t team, signed char *dest, const signed char *source, size_t nelems)
{
    return scan(team, dest, source, sizeof(signed char), nelems, fold_schar_sum, FERRYI_KIND_OF(signed char), 0);
}
ferry_status ferry_short_sum_exscan(ferry_team_t team, short *dest, const short *source, size_t nelems)
{
    return scan(team, dest, source, sizeof(short), nelems, fold_short_sum, FERRYI_KIND_OF(short), 0);
}
ferry_status ferry_uchar_sum_exscan(ferry_team_t team, unsigned char *dest, const unsigned char *source, size_t nelems)
{
    return scan(team, dest, source, sizeof(unsigned char), nelems, fold_uchar_sum, FERRYI_KIND_OF(unsigned char), 0);
}
ferry_status ferry_ushort_sum_exscan(ferry_team_t team, unsigned short *dest, const unsigned short *source,
    size_t nelems)
{
    return scan(team, dest, source, sizeof(unsigned short), nelems, fold_ushort_sum, FERRYI_KIND_OF(unsigned short), 0);
}
ferry_status ferry_int_sum_exscan(ferry_team_t team, int *dest, const int *source, size_t nelems)
{
    return scan(team, dest, source, sizeof(int), nelems, fold_int_sum, FERRYI_KIND_OF(int), 0);
}
ferry_status ferry_long_sum_exscan(ferry_team_t team, long *dest, const long *source, size_t nelems)
{
    return scan(team, dest, source, sizeof(long), nelems, fold_long_sum, FERRYI_KIND_OF(long), 0);
}
ferry_status ferry_longlong_sum_exscan(ferry_team_t team, long long *dest, const long long *source, size_t nelems)
{
    return scan(team, dest, source, sizeof(long long), nelems, fold_longlong_sum, FERRYI_KIND_OF(long long), 0);
}
ferry_status ferry_uint_sum_exscan(ferry_team_t team, unsigned int *dest, const unsigned int *source, size_t nelems)
{
    return scan(team, dest, source, sizeof(unsigned int), nelems, fold_uint_sum, FERRYI_KIND_OF(unsigned int), 0);
}
ferry_status ferry_ulong_sum_exscan(ferry_team_t team, unsigned long *dest, const unsigned long *source, size_t nelems)
{
    return scan(team, dest, source, sizeof(unsigned long), nelems, fold_ulong_sum, FERRYI_KIND_OF(unsigned long), 0);
}
ferry_status ferry_ulonglong_sum_exscan(ferry_team_t team, unsigned long long *dest, const unsigned long long *source,
    size_t nelems)
{
    return scan(team, dest, source, sizeof(unsigned long long), nelems, fold_ulonglong_sum,
        FERRYI_KIND_OF(unsigned long long), 0);
}
ferry_status ferry_int8_sum_exscan(ferry_team_t team, int8_t *dest, const int8_t *source, size_t nelems)
{
    return scan(team, dest, source, sizeof(int8_t), nelems, fold_int8_sum, FERRYI_KIND_OF(int8_t), 0);
}
ferry_status ferry_int16_sum_exscan(ferry_team_t team, int16_t *dest, const int16_t *source, size_t nelems)
{
    return scan(team, dest, source, sizeof(int16_t), nelems, fold_int16_sum, FERRYI_KIND_OF(int16_t), 0);
}
ferry_status ferry_uint8_sum_exscan(ferry_team_t team, uint8_t *dest, const uint8_t *source, size_t nelems)
{
    return scan(team, dest, source, sizeof(uint8_t), nelems, fold_uint8_sum, FERRYI_KIND_OF(uint8_t), 0);
}
ferry_status ferry_uint16_sum_exscan(ferry_team_t team, uint16_t *dest, const uint16_t *source, size_t nelems)
{
    return scan(team, dest, source, sizeof(uint16_t), nelems, fold_uint16_sum, FERRYI_KIND_OF(uint16_t), 0);
}
ferry_status ferry_int32_sum_exscan(ferry_team_t team, int32_t *dest, const int32_t *source, size_t nelems)
{
    return scan(team, dest, source, sizeof(int32_t), nelems, fold_int32_sum, FERRYI_KIND_OF(int32_t), 0);
}
ferry_status ferry_int64_sum_exscan(ferry_team_t team, int64_t *dest, const int64_t *source, size_t nelems)
{
    return scan(team, dest, source, sizeof(int64_t), nelems, fold_int64_sum, FERRYI_KIND_OF(int64_t), 0);
}
ferry_status ferry_uint32_sum_exscan(ferry_team_t team, uint32_t *dest, const uint32_t *source, size_t nelems)
{
    return scan(team, dest, source, sizeof(uint32_t), nelems, fold_uint32_sum, FERRYI_KIND_OF(uint32_t), 0);
}
ferry_status ferry_uint64_sum_exscan(ferry_team_t team, uint64_t *dest, const uint64_t *source, size_t nelems)
{
    return scan(team, dest, source, sizeof(uint64_t), nelems, fold_uint64_sum, FERRYI_KIND_OF(uint64_t), 0);
}
ferry_status ferry_size_sum_exscan(ferry_team_t team, size_t *dest, const size_t *source, size_t nelems)
{
    return scan(team, dest, source, sizeof(size_t), nelems, fold_size_sum, FERRYI_KIND_OF(size_t), 0);
}
ferry_status ferry_ptrdiff_sum_exscan(ferry_team_t team, ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems)
{
    return scan(team, dest, source, sizeof(ptrdiff_t), nelems, fold_ptrdiff_sum, FERRYI_KIND_OF(ptrdiff_t), 0);
}

/* ferry_TYPE_max_reduce */
ferry_status ferry_float_max_reduce(ferry_team_t team, float *dest, const float *source, size_t nreduce)
{
    return reduce(team, dest, source, sizeof(float), nreduce, fold_float_max, FERRYI_KIND_OF(float),
        FERRYI_REDUCTION_max, UINT64_MAX);
}
ferry_status ferry_float_max_reduce_timeout(ferry_team_t team, float *dest, const float *source, size_t nreduce,
    uint64_t timeout_ns)
{
    return reduce(team, dest, source, sizeof(float), nreduce, fold_float_max, FERRYI_KIND_OF(float),
        FERRYI_REDUCTION_max, timeout_ns);
}
ferry_status ferry_double_max_reduce(ferry_team_t team, double *dest, const double *source, size_t nreduce)
{
    return reduce(team, dest, source, sizeof(double), nreduce, fold_double_max, FERRYI_KIND_OF(double),
        FERRYI_REDUCTION_max, UINT64_MAX);
}
ferry_status ferry_double_max_reduce_timeout(ferry_team_t team, double *dest, const double *source, size_t nreduce,
    uint64_t timeout_ns)
{
    return reduce(team, dest, source, sizeof(double), nreduce, fold_double_max, FERRYI_KIND_OF(double),
        FERRYI_REDUCTION_max, timeout_ns);
}
ferry_status ferry_longdouble_max_reduce(ferry_team_t team, long double *dest, const long double *source,
    size_t nreduce)
{
    return reduce(team, dest, source, sizeof(long double), nreduce, fold_longdouble_max, FERRYI_KIND_OF(long double),
        FERRYI_REDUCTION_max, UINT64_MAX);
}
ferry_status ferry_longdouble_max_reduce_timeout(ferry_team_t team, long double *dest, const long double *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return reduce(team, dest, source, sizeof(long double), nreduce, fold_longdouble_max, FERRYI_KIND_OF(long double),
        FERRYI_REDUCTION_max, timeout_ns);
}
ferry_status ferry_char_max_reduce(ferry_team_t team, char *dest, const char *source, size_t nreduce)
{
    return reduce(team, dest, source, sizeof(char), nreduce, fold_char_max, FERRYI_KIND_OF(char), FERRYI_REDUCTION_max,
        UINT64_MAX);
}
ferry_status ferry_char_max_reduce_timeout(ferry_team_t team, char *dest, const char *source, size_t nreduce,
    uint64_t timeout_ns)
{
    return reduce(team, dest, source, sizeof(char), nreduce, fold_char_max, FERRYI_KIND_OF(char), FERRYI_REDUCTION_max,
        timeout_ns);
}
ferry_status ferry_schar_max_reduce(ferry_team_t team, signed char *dest, const signed char *source, size_t nreduce)
{
    return reduce(team, dest, source, sizeof(signed char), nreduce, fold_schar_max, FERRYI_KIND_OF(signed char),
        FERRYI_REDUCTION_max, UINT64_MAX);
}
ferry_status ferry_schar_max_reduce_timeout(ferry_team_t team, signed char *dest, const signed char *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return reduce(team, dest, source, sizeof(signed char), nreduce, fold_schar_max, FERRYI_KIND_OF(signed char),
        FERRYI_REDUCTION_max, timeout_ns);
}
ferry_status ferry_short_max_reduce(ferry_team_t team, short *dest, const short *source, size_t nreduce)
{
    return reduce(team, dest, source, sizeof(short), nreduce, fold_short_max, FERRYI_KIND_OF(short),
        FERRYI_REDUCTION_max, UINT64_MAX);
}
ferry_status ferry_short_max_reduce_timeout(ferry_team_t team, short *dest, const short *source, size_t nreduce,
    uint64_t timeout_ns)
{
    return reduce(team, dest, source, sizeof(short), nreduce, fold_short_max, FERRYI_KIND_OF(short),
        FERRYI_REDUCTION_max, timeout_ns);
}
ferry_status ferry_uchar_max_reduce(ferry_team_t team, unsigned char *dest, const unsigned char *source, size_t nreduce)
{
    return reduce(team, dest, source, sizeof(unsigned char), nreduce, fold_uchar_max, FERRYI_KIND_OF(unsigned char),
        FERRYI_REDUCTION_max, UINT64_MAX);
}
ferry_status ferry_uchar_max_reduce_timeout(ferry_team_t team, unsigned char *dest, const unsigned char *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return reduce(team, dest, source, sizeof(unsigned char), nreduce, fold_uchar_max, FERRYI_KIND_OF(unsigned char),
        FERRYI_REDUCTION_max, timeout_ns);
}
ferry_status ferry_ushort_max_reduce(ferry_team_t team, unsigned short *dest, const unsigned short *source,
    size_t nreduce)
{
    return reduce(team, dest, source, sizeof(unsigned short), nreduce, fold_ushort_max, FERRYI_KIND_OF(unsigned short),
        FERRYI_REDUCTION_max, UINT64_MAX);
}
ferry_status ferry_ushort_max_reduce_timeout(ferry_team_t team, unsigned short *dest, const unsigned short *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return reduce(team, dest, source, sizeof(unsigned short), nreduce, fold_ushort_max, FERRYI_KIND_OF(unsigned short),
        FERRYI_REDUCTION_max, timeout_ns);
}
ferry_status ferry_int_max_reduce(ferry_team_t team, int *dest, const int *source, size_t nreduce)
{
    return reduce(team, dest, source, sizeof(int), nreduce, fold_int_max, FERRYI_KIND_OF(int), FERRYI_REDUCTION_max,
        UINT64_MAX);
}
ferry_status ferry_int_max_reduce_timeout(ferry_team_t team, int *dest, const int *source, size_t nreduce,
    uint64_t timeout_ns)
{
    return reduce(team, dest, source, sizeof(int), nreduce, fold_int_max, FERRYI_KIND_OF(int), FERRYI_REDUCTION_max,
        timeout_ns);
}
ferry_status ferry_long_max_reduce(ferry_team_t team, long *dest, const long *source, size_t nreduce)
{
    return reduce(team, dest, source, sizeof(long), nreduce, fold_long_max, FERRYI_KIND_OF(long), FERRYI_REDUCTION_max,
        UINT64_MAX);
}
ferry_status ferry_long_max_reduce_timeout(ferry_team_t team, long *dest, const long *source, size_t nreduce,
    uint64_t timeout_ns)
{
    return reduce(team, dest, source, sizeof(long), nreduce, fold_long_max, FERRYI_KIND_OF(long), FERRYI_REDUCTION_max,
        timeout_ns);
}
ferry_status ferry_longlong_max_reduce(ferry_team_t team, long long *dest, const long long *source, size_t nreduce)
{
    return reduce(team, dest, source, sizeof(long long), nreduce, fold_longlong_max, FERRYI_KIND_OF(long long),
        FERRYI_REDUCTION_max, UINT64_MAX);
}
ferry_status ferry_longlong_max_reduce_timeout(ferry_team_t team, long long *dest, const long long *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return reduce(team, dest, source, sizeof(long long), nreduce, fold_longlong_max, FERRYI_KIND_OF(long long),
        FERRYI_REDUCTION_max, timeout_ns);
}
ferry_status ferry_uint_max_reduce(ferry_team_t team, unsigned int *dest, const unsigned int *source, size_t nreduce)
{
    return reduce(team, dest, source, sizeof(unsigned int), nreduce, fold_uint_max, FERRYI_KIND_OF(unsigned int),
        FERRYI_REDUCTION_max, UINT64_MAX);
}
ferry_status ferry_uint_max_reduce_timeout(ferry_team_t team, unsigned int *dest, const unsigned int *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return reduce(team, dest, source, sizeof(unsigned int), nreduce, fold_uint_max, FERRYI_KIND_OF(unsigned int),
        FERRYI_REDUCTION_max, timeout_ns);
}
ferry_status ferry_ulong_max_reduce(ferry_team_t team, unsigned long *dest, const unsigned long *source, size_t nreduce)
{
    return reduce(team, dest, source, sizeof(unsigned long), nreduce, fold_ulong_max, FERRYI_KIND_OF(unsigned long),
        FERRYI_REDUCTION_max, UINT64_MAX);
}
ferry_status ferry_ulong_max_reduce_timeout(ferry_team_t team, unsigned long *dest, const unsigned long *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return reduce(team, dest, source, sizeof(unsigned long), nreduce, fold_ulong_max, FERRYI_KIND_OF(unsigned long),
        FERRYI_REDUCTION_max, timeout_ns);
}
ferry_status ferry_ulonglong_max_reduce(ferry_team_t team, unsigned long long *dest, const unsigned long long *source,
    size_t nreduce)
{
    return reduce(team, dest, source, sizeof(unsigned long long), nreduce, fold_ulonglong_max,
        FERRYI_KIND_OF(unsigned long long), FERRYI_REDUCTION_max, UINT64_MAX);
}
ferry_status ferry_ulonglong_max_reduce_timeout(ferry_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nreduce, uint64_t timeout_ns)
{
    return reduce(team, dest, source, sizeof(unsigned long long), nreduce, fold_ulonglong_max,
        FERRYI_KIND_OF(unsigned long long), FERRYI_REDUCTION_max, timeout_ns);
}
ferry_status ferry_int8_max_reduce(ferry_team_t team, int8_t *dest, const int8_t *source, size_t nreduce)
{
    return reduce(team, dest, source, sizeof(int8_t), nreduce, fold_int8_max, FERRYI_KIND_OF(int8_t),
        FERRYI_REDUCTION_max, UINT64_MAX);
}
ferry_status ferry_int8_max_reduce_timeout(ferry_team_t team, int8_t *dest, const int8_t *source, size_t nreduce,
    uint64_t timeout_ns)
{
    return reduce(team, dest, source, sizeof(int8_t), nreduce, fold_int8_max, FERRYI_KIND_OF(int8_t),
        FERRYI_REDUCTION_max, timeout_ns);
}
ferry_status ferry_int16_max_reduce(ferry_team_t team, int16_t *dest, const int16_t *source, size_t nreduce)
{
    return reduce(team, dest, source, sizeof(int16_t), nreduce, fold_int16_max, FERRYI_KIND_OF(int16_t),
        FERRYI_REDUCTION_max, UINT64_MAX);
}
ferry_status ferry_int16_max_reduce_timeout(ferry_team_t team, int16_t *dest, const int16_t *source, size_t nreduce,
    uint64_t timeout_ns)
{
    return reduce(team, dest, source, sizeof(int16_t), nreduce, fold_int16_max, FERRYI_KIND_OF(int16_t),
        FERRYI_REDUCTION_max, timeout_ns);
}
ferry_status ferry_uint8_max_reduce(ferry_team_t team, uint8_t *dest, const uint8_t *source, size_t nreduce)
{
    return reduce(team, dest, source, sizeof(uint8_t), nreduce, fold_uint8_max, FERRYI_KIND_OF(uint8_t),
        FERRYI_REDUCTION_max, UINT64_MAX);
}
ferry_status ferry_uint8_max_reduce_timeout(ferry_team_t team, uint8_t *dest, const uint8_t *source, size_t nreduce,
    uint64_t timeout_ns)
{
    return reduce(team, dest, source, sizeof(uint8_t), nreduce, fold_uint8_max, FERRYI_KIND_OF(uint8_t),
        FERRYI_REDUCTION_max, timeout_ns);
}
ferry_status ferry_uint16_max_reduce(ferry_team_t team, uint16_t *dest, const uint16_t *source, size_t nreduce)
{
    return reduce(team, dest, source, sizeof(uint16_t), nreduce, fold_uint16_max, FERRYI_KIND_OF(uint16_t),
        FERRYI_REDUCTION_max, UINT64_MAX);
}
ferry_status ferry_uint16_max_reduce_timeout(ferry_team_t team, uint16_t *dest, const uint16_t *source, size_t nreduce,
    uint64_t timeout_ns)
{
    return reduce(team, dest, source, sizeof(uint16_t), nreduce, fold_uint16_max, FERRYI_KIND_OF(uint16_t),
        FERRYI_REDUCTION_max, timeout_ns);
}
ferry_status ferry_int32_max_reduce(ferry_team_t team, int32_t *dest, const int32_t *source, size_t nreduce)
{
    return reduce(team, dest, source, sizeof(int32_t), nreduce, fold_int32_max, FERRYI_KIND_OF(int32_t),
        FERRYI_REDUCTION_max, UINT64_MAX);
}
ferry_status ferry_int32_max_reduce_timeout(ferry_team_t team, int32_t *dest, const int32_t *source, size_t nreduce,
    uint64_t timeout_ns)
{
    return reduce(team, dest, source, sizeof(int32_t), nreduce, fold_int32_max, FERRYI_KIND_OF(int32_t),
        FERRYI_REDUCTION_max, timeout_ns);
}
ferry_status ferry_int64_max_reduce(ferry_team_t team, int64_t *dest, const int64_t *source, size_t nreduce)
{
    return reduce(team, dest, source, sizeof(int64_t), nreduce, fold_int64_max, FERRYI_KIND_OF(int64_t),
        FERRYI_REDUCTION_max, UINT64_MAX);
}
ferry_status ferry_int64_max_reduce_timeout(ferry_team_t team, int64_t *dest, const int64_t *source, size_t nreduce,
    uint64_t timeout_ns)
{
    return reduce(team, dest, source, sizeof(int64_t), nreduce, fold_int64_max, FERRYI_KIND_OF(int64_t),
        FERRYI_REDUCTION_max, timeout_ns);
}
ferry_status ferry_uint32_max_reduce(ferry_team_t team, uint32_t *dest, const uint32_t *source, size_t nreduce)
{
    return reduce(team, dest, source, sizeof(uint32_t), nreduce, fold_uint32_max, FERRYI_KIND_OF(uint32_t),
        FERRYI_REDUCTION_max, UINT64_MAX);
}
ferry_status ferry_uint32_max_reduce_timeout(ferry_team_t team, uint32_t *dest, const uint32_t *source, size_t nreduce,
    uint64_t timeout_ns)
{
    return reduce(team, dest, source, sizeof(uint32_t), nreduce, fold_uint32_max, FERRYI_KIND_OF(uint32_t),
        FERRYI_REDUCTION_max, timeout_ns);
}
ferry_status ferry_uint64_max_reduce(ferry_team_t team, uint64_t *dest, const uint64_t *source, size_t nreduce)
{
    return reduce(team, dest, source, sizeof(uint64_t), nreduce, fold_uint64_max, FERRYI_KIND_OF(uint64_t),
        FERRYI_REDUCTION_max, UINT64_MAX);
}
ferry_status ferry_uint64_max_reduce_timeout(ferry_team_t team, uint64_t *dest, const uint64_t *source, size_t nreduce,
    uint64_t timeout_ns)
{
    return reduce(team, dest, source, sizeof(uint64_t), nreduce, fold_uint64_max, FERRYI_KIND_OF(uint64_t),
        FERRYI_REDUCTION_max, timeout_ns);
}
ferry_status ferry_size_max_reduce(ferry_team_t team, size_t *dest, const size_t *source, size_t nreduce)
{
    return reduce(team, dest, source, sizeof(size_t), nreduce, fold_size_max, FERRYI_KIND_OF(size_t),
        FERRYI_REDUCTION_max, UINT64_MAX);
}
ferry_status ferry_size_max_reduce_timeout(ferry_team_t team, size_t *dest, const size_t *source, size_t nreduce,
    uint64_t timeout_ns)
{
    return reduce(team, dest, source, sizeof(size_t), nreduce, fold_size_max, FERRYI_KIND_OF(size_t),
        FERRYI_REDUCTION_max, timeout_ns);
}
ferry_status ferry_ptrdiff_max_reduce(ferry_team_t team, ptrdiff_t *dest, const ptrdiff_t *source, size_t nreduce)
{
    return reduce(team, dest, source, sizeof(ptrdiff_t), nreduce, fold_ptrdiff_max, FERRYI_KIND_OF(ptrdiff_t),
        FERRYI_REDUCTION_max, UINT64_MAX);
}
ferry_status ferry_ptrdiff_max_reduce_timeout(ferry_team_t team, ptrdiff_t *dest, const ptrdiff_t *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return reduce(team, dest, source, sizeof(ptrdiff_t), nreduce, fold_ptrdiff_max, FERRYI_KIND_OF(ptrdiff_t),
        FERRYI_REDUCTION_max, timeout_ns);
}

/* ferry_TYPE_min_reduce */
ferry_status ferry_float_min_reduce(ferry_team_t team, float *dest, const float *source, size_t nreduce)
{
    return reduce(team, dest, source, sizeof(float), nreduce, fold_float_min, FERRYI_KIND_OF(float),
        FERRYI_REDUCTION_min, UINT64_MAX);
}
ferry_status ferry_float_min_reduce_timeout(ferry_team_t team, float *dest, const float *source, size_t nreduce,
    uint64_t timeout_ns)
{
    return reduce(team, dest, source, sizeof(float), nreduce, fold_float_min, FERRYI_KIND_OF(float),
        FERRYI_REDUCTION_min, timeout_ns);
}
ferry_status ferry_double_min_reduce(ferry_team_t team, double *dest, const double *source, size_t nreduce)
{
    return reduce(team, dest, source, sizeof(double), nreduce, fold_double_min, FERRYI_KIND_OF(double),
        FERRYI_REDUCTION_min, UINT64_MAX);
}
ferry_status ferry_double_min_reduce_timeout(ferry_team_t team, double *dest, const double *source, size_t nreduce,
    uint64_t timeout_ns)
{
    return reduce(team, dest, source, sizeof(double), nreduce, fold_double_min, FERRYI_KIND_OF(double),
        FERRYI_REDUCTION_min, timeout_ns);
}
ferry_status ferry_longdouble_min_reduce(ferry_team_t team, long double *dest, const long double *source,
    size_t nreduce)
{
    return reduce(team, dest, source, sizeof(long double), nreduce, fold_longdouble_min, FERRYI_KIND_OF(long double),
        FERRYI_REDUCTION_min, UINT64_MAX);
}
ferry_status ferry_longdouble_min_reduce_timeout(ferry_team_t team, long double *dest, const long double *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return reduce(team, dest, source, sizeof(long double), nreduce, fold_longdouble_min, FERRYI_KIND_OF(long double),
        FERRYI_REDUCTION_min, timeout_ns);
}
ferry_status ferry_char_min_reduce(ferry_team_t team, char *dest, const char *source, size_t nreduce)
{
    return reduce(team, dest, source, sizeof(char), nreduce, fold_char_min, FERRYI_KIND_OF(char), FERRYI_REDUCTION_min,
        UINT64_MAX);
}
ferry_status ferry_char_min_reduce_timeout(ferry_team_t team, char *dest, const char *source, size_t nreduce,
    uint64_t timeout_ns)
{
    return reduce(team, dest, source, sizeof(char), nreduce, fold_char_min, FERRYI_KIND_OF(char), FERRYI_REDUCTION_min,
        timeout_ns);
}
ferry_status ferry_schar_min_reduce(ferry_team_t team, signed char *dest, const signed char *source, size_t nreduce)
{
    return reduce(team, dest, source, sizeof(signed char), nreduce, fold_schar_min, FERRYI_KIND_OF(signed char),
        FERRYI_REDUCTION_min, UINT64_MAX);
}
ferry_status ferry_schar_min_reduce_timeout(ferry_team_t team, signed char *dest, const signed char *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return reduce(team, dest, source, sizeof(signed char), nreduce, fold_schar_min, FERRYI_KIND_OF(signed char),
        FERRYI_REDUCTION_min, timeout_ns);
}
ferry_status ferry_short_min_reduce(ferry_team_t team, short *dest, const short *source, size_t nreduce)
{
    return reduce(team, dest, source, sizeof(short), nreduce, fold_short_min, FERRYI_KIND_OF(short),
        FERRYI_REDUCTION_min, UINT64_MAX);
}
ferry_status ferry_short_min_reduce_timeout(ferry_team_t team, short *dest, const short *source, size_t nreduce,
    uint64_t timeout_ns)
{
    return reduce(team, dest, source, sizeof(short), nreduce, fold_short_min, FERRYI_KIND_OF(short),
        FERRYI_REDUCTION_min, timeout_ns);
}
ferry_status ferry_uchar_min_reduce(ferry_team_t team, unsigned char *dest, const unsigned char *source, size_t nreduce)
{
    return reduce(team, dest, source, sizeof(unsigned char), nreduce, fold_uchar_min, FERRYI_KIND_OF(unsigned char),
        FERRYI_REDUCTION_min, UINT64_MAX);
}
ferry_status ferry_uchar_min_reduce_timeout(ferry_team_t team, unsigned char *dest, const unsigned char *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return reduce(team, dest, source, sizeof(unsigned char), nreduce, fold_uchar_min, FERRYI_KIND_OF(unsigned char),
        FERRYI_REDUCTION_min, timeout_ns);
}
ferry_status ferry_ushort_min_reduce(ferry_team_t team, unsigned short *dest, const unsigned short *source,
    size_t nreduce)
{
    return reduce(team, dest, source, sizeof(unsigned short), nreduce, fold_ushort_min, FERRYI_KIND_OF(unsigned short),
        FERRYI_REDUCTION_min, UINT64_MAX);
}
ferry_status ferry_ushort_min_reduce_timeout(ferry_team_t team, unsigned short *dest, const unsigned short *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return reduce(team, dest, source, sizeof(unsigned short), nreduce, fold_ushort_min, FERRYI_KIND_OF(unsigned short),
        FERRYI_REDUCTION_min, timeout_ns);
}
ferry_status ferry_int_min_reduce(ferry_team_t team, int *dest, const int *source, size_t nreduce)
{
    return reduce(team, dest, source, sizeof(int), nreduce, fold_int_min, FERRYI_KIND_OF(int), FERRYI_REDUCTION_min,
        UINT64_MAX);
}
ferry_status ferry_int_min_reduce_timeout(ferry_team_t team, int *dest, const int *source, size_t nreduce,
    uint64_t timeout_ns)
{
    return reduce(team, dest, source, sizeof(int), nreduce, fold_int_min, FERRYI_KIND_OF(int), FERRYI_REDUCTION_min,
        timeout_ns);
}
ferry_status ferry_long_min_reduce(ferry_team_t team, long *dest, const long *source, size_t nreduce)
{
    return reduce(team, dest, source, sizeof(long), nreduce, fold_long_min, FERRYI_KIND_OF(long), FERRYI_REDUCTION_min,
        UINT64_MAX);
}
ferry_status ferry_long_min_reduce_timeout(ferry_team_t team, long *dest, const long *source, size_t nreduce,
    uint64_t timeout_ns)
{
    return reduce(team, dest, source, sizeof(long), nreduce, fold_long_min, FERRYI_KIND_OF(long), FERRYI_REDUCTION_min,
        timeout_ns);
}
ferry_status ferry_longlong_min_reduce(ferry_team_t team, long long *dest, const long long *source, size_t nreduce)
{
    return reduce(team, dest, source, sizeof(long long), nreduce, fold_longlong_min, FERRYI_KIND_OF(long long),
        FERRYI_REDUCTION_min, UINT64_MAX);
}
ferry_status ferry_longlong_min_reduce_timeout(ferry_team_t team, long long *dest, const long long *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return reduce(team, dest, source, sizeof(long long), nreduce, fold_longlong_min, FERRYI_KIND_OF(long long),
        FERRYI_REDUCTION_min, timeout_ns);
}
ferry_status ferry_uint_min_reduce(ferry_team_t team, unsigned int *dest, const unsigned int *source, size_t nreduce)
{
    return reduce(team, dest, source, sizeof(unsigned int), nreduce, fold_uint_min, FERRYI_KIND_OF(unsigned int),
        FERRYI_REDUCTION_min, UINT64_MAX);
}
ferry_status ferry_uint_min_reduce_timeout(ferry_team_t team, unsigned int *dest, const unsigned int *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return reduce(team, dest, source, sizeof(unsigned int), nreduce, fold_uint_min, FERRYI_KIND_OF(unsigned int),
        FERRYI_REDUCTION_min, timeout_ns);
}
ferry_status ferry_ulong_min_reduce(ferry_team_t team, unsigned long *dest, const unsigned long *source, size_t nreduce)
{
    return reduce(team, dest, source, sizeof(unsigned long), nreduce, fold_ulong_min, FERRYI_KIND_OF(unsigned long),
        FERRYI_REDUCTION_min, UINT64_MAX);
}
ferry_status ferry_ulong_min_reduce_timeout(ferry_team_t team, unsigned long *dest, const unsigned long *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return reduce(team, dest, source, sizeof(unsigned long), nreduce, fold_ulong_min, FERRYI_KIND_OF(unsigned long),
        FERRYI_REDUCTION_min, timeout_ns);
}
ferry_status ferry_ulonglong_min_reduce(ferry_team_t team, unsigned long long *dest, const unsigned long long *source,
    size_t nreduce)
{
    return reduce(team, dest, source, sizeof(unsigned long long), nreduce, fold_ulonglong_min,
        FERRYI_KIND_OF(unsigned long long), FERRYI_REDUCTION_min, UINT64_MAX);
}
ferry_status ferry_ulonglong_min_reduce_timeout(ferry_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nreduce, uint64_t timeout_ns)
{
    return reduce(team, dest, source, sizeof(unsigned long long), nreduce, fold_ulonglong_min,
        FERRYI_KIND_OF(unsigned long long), FERRYI_REDUCTION_min, timeout_ns);
}
ferry_status ferry_int8_min_reduce(ferry_team_t team, int8_t *dest, const int8_t *source, size_t nreduce)
{
    return reduce(team, dest, source, sizeof(int8_t), nreduce, fold_int8_min, FERRYI_KIND_OF(int8_t),
        FERRYI_REDUCTION_min, UINT64_MAX);
}
ferry_status ferry_int8_min_reduce_timeout(ferry_team_t team, int8_t *dest, const int8_t *source, size_t nreduce,
    uint64_t timeout_ns)
{
    return reduce(team, dest, source, sizeof(int8_t), nreduce, fold_int8_min, FERRYI_KIND_OF(int8_t),
        FERRYI_REDUCTION_min, timeout_ns);
}
ferry_status ferry_int16_min_reduce(ferry_team_t team, int16_t *dest, const int16_t *source, size_t nreduce)
{
    return reduce(team, dest, source, sizeof(int16_t), nreduce, fold_int16_min, FERRYI_KIND_OF(int16_t),
        FERRYI_REDUCTION_min, UINT64_MAX);
}
ferry_status ferry_int16_min_reduce_timeout(ferry_team_t team, int16_t *dest, const int16_t *source, size_t nreduce,
    uint64_t timeout_ns)
{
    return reduce(team, dest, source, sizeof(int16_t), nreduce, fold_int16_min, FERRYI_KIND_OF(int16_t),
        FERRYI_REDUCTION_min, timeout_ns);
}
ferry_status ferry_uint8_min_reduce(ferry_team_t team, uint8_t *dest, const uint8_t *source, size_t nreduce)
{
    return reduce(team, dest, source, sizeof(uint8_t), nreduce, fold_uint8_min, FERRYI_KIND_OF(uint8_t),
        FERRYI_REDUCTION_min, UINT64_MAX);
}
ferry_status ferry_uint8_min_reduce_timeout(ferry_team_t team, uint8_t *dest, const uint8_t *source, size_t nreduce,
    uint64_t timeout_ns)
{
    return reduce(team, dest, source, sizeof(uint8_t), nreduce, fold_uint8_min, FERRYI_KIND_OF(uint8_t),
        FERRYI_REDUCTION_min, timeout_ns);
}
ferry_status ferry_uint16_min_reduce(ferry_team_t team, uint16_t *dest, const uint16_t *source, size_t nreduce)
{
    return reduce(team, dest, source, sizeof(uint16_t), nreduce, fold_uint16_min, FERRYI_KIND_OF(uint16_t),
        FERRYI_REDUCTION_min, UINT64_MAX);
}
ferry_status ferry_uint16_min_reduce_timeout(ferry_team_t team, uint16_t *dest, const uint16_t *source, size_t nreduce,
    uint64_t timeout_ns)
{
    return reduce(team, dest, source, sizeof(uint16_t), nreduce, fold_uint16_min, FERRYI_KIND_OF(uint16_t),
        FERRYI_REDUCTION_min, timeout_ns);
}
ferry_status ferry_int32_min_reduce(ferry_team_t team, int32_t *dest, const int32_t *source, size_t nreduce)
{
    return reduce(team, dest, source, sizeof(int32_t), nreduce, fold_int32_min, FERRYI_KIND_OF(int32_t),
        FERRYI_REDUCTION_min, UINT64_MAX);
}
ferry_status ferry_int32_min_reduce_timeout(ferry_team_t team, int32_t *dest, const int32_t *source, size_t nreduce,
    uint64_t timeout_ns)
{
    return reduce(team, dest, source, sizeof(int32_t), nreduce, fold_int32_min, FERRYI_KIND_OF(int32_t),
        FERRYI_REDUCTION_min, timeout_ns);
}
ferry_status ferry_int64_min_reduce(ferry_team_t team, int64_t *dest, const int64_t *source, size_t nreduce)
{
    return reduce(team, dest, source, sizeof(int64_t), nreduce, fold_int64_min, FERRYI_KIND_OF(int64_t),
        FERRYI_REDUCTION_min, UINT64_MAX);
}
ferry_status ferry_int64_min_reduce_timeout(ferry_team_t team, int64_t *dest, const int64_t *source, size_t nreduce,
    uint64_t timeout_ns)
{
    return reduce(team, dest, source, sizeof(int64_t), nreduce, fold_int64_min, FERRYI_KIND_OF(int64_t),
        FERRYI_REDUCTION_min, timeout_ns);
}
ferry_status ferry_uint32_min_reduce(ferry_team_t team, uint32_t *dest, const uint32_t *source, size_t nreduce)
{
    return reduce(team, dest, source, sizeof(uint32_t), nreduce, fold_uint32_min, FERRYI_KIND_OF(uint32_t),
        FERRYI_REDUCTION_min, UINT64_MAX);
}
ferry_status ferry_uint32_min_reduce_timeout(ferry_team_t team, uint32_t *dest, const uint32_t *source, size_t nreduce,
    uint64_t timeout_ns)
{
    return reduce(team, dest, source, sizeof(uint32_t), nreduce, fold_uint32_min, FERRYI_KIND_OF(uint32_t),
        FERRYI_REDUCTION_min, timeout_ns);
}
ferry_status ferry_uint64_min_reduce(ferry_team_t team, uint64_t *dest, const uint64_t *source, size_t nreduce)
{
    return reduce(team, dest, source, sizeof(uint64_t), nreduce, fold_uint64_min, FERRYI_KIND_OF(uint64_t),
        FERRYI_REDUCTION_min, UINT64_MAX);
}
ferry_status ferry_uint64_min_reduce_timeout(ferry_team_t team, uint64_t *dest, const uint64_t *source, size_t nreduce,
    uint64_t timeout_ns)
{
    return reduce(team, dest, source, sizeof(uint64_t), nreduce, fold_uint64_min, FERRYI_KIND_OF(uint64_t),
        FERRYI_REDUCTION_min, timeout_ns);
}
ferry_status ferry_size_min_reduce(ferry_team_t team, size_t *dest, const size_t *source, size_t nreduce)
{
    return reduce(team, dest, source, sizeof(size_t), nreduce, fold_size_min, FERRYI_KIND_OF(size_t),
        FERRYI_REDUCTION_min, UINT64_MAX);
}
ferry_status ferry_size_min_reduce_timeout(ferry_team_t team, size_t *dest, const size_t *source, size_t nreduce,
    uint64_t timeout_ns)
{
    return reduce(team, dest, source, sizeof(size_t), nreduce, fold_size_min, FERRYI_KIND_OF(size_t),
        FERRYI_REDUCTION_min, timeout_ns);
}
ferry_status ferry_ptrdiff_min_reduce(ferry_team_t team, ptrdiff_t *dest, const ptrdiff_t *source, size_t nreduce)
{
    return reduce(team, dest, source, sizeof(ptrdiff_t), nreduce, fold_ptrdiff_min, FERRYI_KIND_OF(ptrdiff_t),
        FERRYI_REDUCTION_min, UINT64_MAX);
}
ferry_status ferry_ptrdiff_min_reduce_timeout(ferry_team_t team, ptrdiff_t *dest, const ptrdiff_t *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return reduce(team, dest, source, sizeof(ptrdiff_t), nreduce, fold_ptrdiff_min, FERRYI_KIND_OF(ptrdiff_t),
        FERRYI_REDUCTION_min, timeout_ns);
}

/* ferry_TYPE_sum_reduce */
ferry_status ferry_float_sum_reduce(ferry_team_t team, float *dest, const float *source, size_t nreduce)
{
    return reduce(team, dest, source, sizeof(float), nreduce, fold_float_sum, FERRYI_KIND_OF(float),
        FERRYI_REDUCTION_sum, UINT64_MAX);
}
ferry_status ferry_float_sum_reduce_timeout(ferry_team_t team, float *dest, const float *source, size_t nreduce,
    uint64_t timeout_ns)
{
    return reduce(team, dest, source, sizeof(float), nreduce, fold_float_sum, FERRYI_KIND_OF(float),
        FERRYI_REDUCTION_sum, timeout_ns);
}
ferry_status ferry_double_sum_reduce(ferry_team_t team, double *dest, const double *source, size_t nreduce)
{
    return reduce(team, dest, source, sizeof(double), nreduce, fold_double_sum, FERRYI_KIND_OF(double),
        FERRYI_REDUCTION_sum, UINT64_MAX);
}
ferry_status ferry_double_sum_reduce_timeout(ferry_team_t team, double *dest, const double *source, size_t nreduce,
    uint64_t timeout_ns)
{
    return reduce(team, dest, source, sizeof(double), nreduce, fold_double_sum, FERRYI_KIND_OF(double),
        FERRYI_REDUCTION_sum, timeout_ns);
}
ferry_status ferry_longdouble_sum_reduce(ferry_team_t team, long double *dest, const long double *source,
    size_t nreduce)
{
    return reduce(team, dest, source, sizeof(long double), nreduce, fold_longdouble_sum, FERRYI_KIND_OF(long double),
        FERRYI_REDUCTION_sum, UINT64_MAX);
}
ferry_status ferry_longdouble_sum_reduce_timeout(ferry_team_t team, long double *dest, const long double *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return reduce(team, dest, source, sizeof(long double), nreduce, fold_longdouble_sum, FERRYI_KIND_OF(long double),
        FERRYI_REDUCTION_sum, timeout_ns);
}
ferry_status ferry_char_sum_reduce(ferry_team_t team, char *dest, const char *source, size_t nreduce)
{
    return reduce(team, dest, source, sizeof(char), nreduce, fold_char_sum, FERRYI_KIND_OF(char), FERRYI_REDUCTION_sum,
        UINT64_MAX);
}
ferry_status ferry_char_sum_reduce_timeout(ferry_team_t team, char *dest, const char *source, size_t nreduce,
    uint64_t timeout_ns)
{
    return reduce(team, dest, source, sizeof(char), nreduce, fold_char_sum, FERRYI_KIND_OF(char), FERRYI_REDUCTION_sum,
        timeout_ns);
}
ferry_status ferry_schar_sum_reduce(ferry_team_t team, signed char *dest, const signed char *source, size_t nreduce)
{
    return reduce(team, dest, source, sizeof(signed char), nreduce, fold_schar_sum, FERRYI_KIND_OF(signed char),
        FERRYI_REDUCTION_sum, UINT64_MAX);
}
ferry_status ferry_schar_sum_reduce_timeout(ferry_team_t team, signed char *dest, const signed char *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return reduce(team, dest, source, sizeof(signed char), nreduce, fold_schar_sum, FERRYI_KIND_OF(signed char),
        FERRYI_REDUCTION_sum, timeout_ns);
}
ferry_status ferry_short_sum_reduce(ferry_team_t team, short *dest, const short *source, size_t nreduce)
{
    return reduce(team, dest, source, sizeof(short), nreduce, fold_short_sum, FERRYI_KIND_OF(short),
        FERRYI_REDUCTION_sum, UINT64_MAX);
}
ferry_status ferry_short_sum_reduce_timeout(ferry_team_t team, short *dest, const short *source, size_t nreduce,
    uint64_t timeout_ns)
{
    return reduce(team, dest, source, sizeof(short), nreduce, fold_short_sum, FERRYI_KIND_OF(short),
        FERRYI_REDUCTION_sum, timeout_ns);
}
ferry_status ferry_uchar_sum_reduce(ferry_team_t team, unsigned char *dest, const unsigned char *source, size_t nreduce)
{
    return reduce(team, dest, source, sizeof(unsigned char), nreduce, fold_uchar_sum, FERRYI_KIND_OF(unsigned char),
        FERRYI_REDUCTION_sum, UINT64_MAX);
}
ferry_status ferry_uchar_sum_reduce_timeout(ferry_team_t team, unsigned char *dest, const unsigned char *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return reduce(team, dest, source, sizeof(unsigned char), nreduce, fold_uchar_sum, FERRYI_KIND_OF(unsigned char),
        FERRYI_REDUCTION_sum, timeout_ns);
}
ferry_status ferry_ushort_sum_reduce(ferry_team_t team, unsigned short *dest, const unsigned short *source,
    size_t nreduce)
{
    return reduce(team, dest, source, sizeof(unsigned short), nreduce, fold_ushort_sum, FERRYI_KIND_OF(unsigned short),
        FERRYI_REDUCTION_sum, UINT64_MAX);
}
ferry_status ferry_ushort_sum_reduce_timeout(ferry_team_t team, unsigned short *dest, const unsigned short *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return reduce(team, dest, source, sizeof(unsigned short), nreduce, fold_ushort_sum, FERRYI_KIND_OF(unsigned short),
        FERRYI_REDUCTION_sum, timeout_ns);
}
ferry_status ferry_int_sum_reduce(ferry_team_t team, int *dest, const int *source, size_t nreduce)
{
    return reduce(team, dest, source, sizeof(int), nreduce, fold_int_sum, FERRYI_KIND_OF(int), FERRYI_REDUCTION_sum,
        UINT64_MAX);
}
ferry_status ferry_int_sum_reduce_timeout(ferry_team_t team, int *dest, const int *source, size_t nreduce,
    uint64_t timeout_ns)
{
    return reduce(team, dest, source, sizeof(int), nreduce, fold_int_sum, FERRYI_KIND_OF(int), FERRYI_REDUCTION_sum,
        timeout_ns);
}
ferry_status ferry_long_sum_reduce(ferry_team_t team, long *dest, const long *source, size_t nreduce)
{
    return reduce(team, dest, source, sizeof(long), nreduce, fold_long_sum, FERRYI_KIND_OF(long), FERRYI_REDUCTION_sum,
        UINT64_MAX);
}
ferry_status ferry_long_sum_reduce_timeout(ferry_team_t team, long *dest, const long *source, size_t nreduce,
    uint64_t timeout_ns)
{
    return reduce(team, dest, source, sizeof(long), nreduce, fold_long_sum, FERRYI_KIND_OF(long), FERRYI_REDUCTION_sum,
        timeout_ns);
}
ferry_status ferry_longlong_sum_reduce(ferry_team_t team, long long *dest, const long long *source, size_t nreduce)
{
    return reduce(team, dest, source, sizeof(long long), nreduce, fold_longlong_sum, FERRYI_KIND_OF(long long),
        FERRYI_REDUCTION_sum, UINT64_MAX);
}
ferry_status ferry_longlong_sum_reduce_timeout(ferry_team_t team, long long *dest, const long long *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return reduce(team, dest, source, sizeof(long long), nreduce, fold_longlong_sum, FERRYI_KIND_OF(long long),
        FERRYI_REDUCTION_sum, timeout_ns);
}
ferry_status ferry_uint_sum_reduce(ferry_team_t team, unsigned int *dest, const unsigned int *source, size_t nreduce)
{
    return reduce(team, dest, source, sizeof(unsigned int), nreduce, fold_uint_sum, FERRYI_KIND_OF(unsigned int),
        FERRYI_REDUCTION_sum, UINT64_MAX);
}
ferry_status ferry_uint_sum_reduce_timeout(ferry_team_t team, unsigned int *dest, const unsigned int *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return reduce(team, dest, source, sizeof(unsigned int), nreduce, fold_uint_sum, FERRYI_KIND_OF(unsigned int),
        FERRYI_REDUCTION_sum, timeout_ns);
}
ferry_status ferry_ulong_sum_reduce(ferry_team_t team, unsigned long *dest, const unsigned long *source, size_t nreduce)
{
    return reduce(team, dest, source, sizeof(unsigned long), nreduce, fold_ulong_sum, FERRYI_KIND_OF(unsigned long),
        FERRYI_REDUCTION_sum, UINT64_MAX);
}
ferry_status ferry_ulong_sum_reduce_timeout(ferry_team_t team, unsigned long *dest, const unsigned long *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return reduce(team, dest, source, sizeof(unsigned long), nreduce, fold_ulong_sum, FERRYI_KIND_OF(unsigned long),
        FERRYI_REDUCTION_sum, timeout_ns);
}
ferry_status ferry_ulonglong_sum_reduce(ferry_team_t team, unsigned long long *dest, const unsigned long long *source,
    size_t nreduce)
{
    return reduce(team, dest, source, sizeof(unsigned long long), nreduce, fold_ulonglong_sum,
        FERRYI_KIND_OF(unsigned long long), FERRYI_REDUCTION_sum, UINT64_MAX);
}
ferry_status ferry_ulonglong_sum_reduce_timeout(ferry_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nreduce, uint64_t timeout_ns)
{
    return reduce(team, dest, source, sizeof(unsigned long long), nreduce, fold_ulonglong_sum,
        FERRYI_KIND_OF(unsigned long long), FERRYI_REDUCTION_sum, timeout_ns);
}
ferry_status ferry_int8_sum_reduce(ferry_team_t team, int8_t *dest, const int8_t *source, size_t nreduce)
{
    return reduce(team, dest, source, sizeof(int8_t), nreduce, fold_int8_sum, FERRYI_KIND_OF(int8_t),
        FERRYI_REDUCTION_sum, UINT64_MAX);
}
ferry_status ferry_int8_sum_reduce_timeout(ferry_team_t team, int8_t *dest, const int8_t *source, size_t nreduce,
    uint64_t timeout_ns)
{
    return reduce(team, dest, source, sizeof(int8_t), nreduce, fold_int8_sum, FERRYI_KIND_OF(int8_t),
        FERRYI_REDUCTION_sum, timeout_ns);
}
ferry_status ferry_int16_sum_reduce(ferry_team_t team, int16_t *dest, const int16_t *source, size_t nreduce)
{
    return reduce(team, dest, source, sizeof(int16_t), nreduce, fold_int16_sum, FERRYI_KIND_OF(int16_t),
        FERRYI_REDUCTION_sum, UINT64_MAX);
}
ferry_status ferry_int16_sum_reduce_timeout(ferry_team_t team, int16_t *dest, const int16_t *source, size_t nreduce,
    uint64_t timeout_ns)
{
    return reduce(team, dest, source, sizeof(int16_t), nreduce, fold_int16_sum, FERRYI_KIND_OF(int16_t),
        FERRYI_REDUCTION_sum, timeout_ns);
}
ferry_status ferry_uint8_sum_reduce(ferry_team_t team, uint8_t *dest, const uint8_t *source, size_t nreduce)
{
    return reduce(team, dest, source, sizeof(uint8_t), nreduce, fold_uint8_sum, FERRYI_KIND_OF(uint8_t),
        FERRYI_REDUCTION_sum, UINT64_MAX);
}
ferry_status ferry_uint8_sum_reduce_timeout(ferry_team_t team, uint8_t *dest, const uint8_t *source, size_t nreduce,
    uint64_t timeout_ns)
{
    return reduce(team, dest, source, sizeof(uint8_t), nreduce, fold_uint8_sum, FERRYI_KIND_OF(uint8_t),
        FERRYI_REDUCTION_sum, timeout_ns);
}
ferry_status ferry_uint16_sum_reduce(ferry_team_t team, uint16_t *dest, const uint16_t *source, size_t nreduce)
{
    return reduce(team, dest, source, sizeof(uint16_t), nreduce, fold_uint16_sum, FERRYI_KIND_OF(uint16_t),
        FERRYI_REDUCTION_sum, UINT64_MAX);
}
ferry_status ferry_uint16_sum_reduce_timeout(ferry_team_t team, uint16_t *dest, const uint16_t *source, size_t nreduce,
    uint64_t timeout_ns)
{
    return reduce(team, dest, source, sizeof(uint16_t), nreduce, fold_uint16_sum, FERRYI_KIND_OF(uint16_t),
        FERRYI_REDUCTION_sum, timeout_ns);
}
ferry_status ferry_int32_sum_reduce(ferry_team_t team, int32_t *dest, const int32_t *source, size_t nreduce)
{
    return reduce(team, dest, source, sizeof(int32_t), nreduce, fold_int32_sum, FERRYI_KIND_OF(int32_t),
        FERRYI_REDUCTION_sum, UINT64_MAX);
}
ferry_status ferry_int32_sum_reduce_timeout(ferry_team_t team, int32_t *dest, const int32_t *source, size_t nreduce,
    uint64_t timeout_ns)
{
    return reduce(team, dest, source, sizeof(int32_t), nreduce, fold_int32_sum, FERRYI_KIND_OF(int32_t),
        FERRYI_REDUCTION_sum, timeout_ns);
}
ferry_status ferry_int64_sum_reduce(ferry_team_t team, int64_t *dest, const int64_t *source, size_t nreduce)
{
    return reduce(team, dest, source, sizeof(int64_t), nreduce, fold_int64_sum, FERRYI_KIND_OF(int64_t),
        FERRYI_REDUCTION_sum, UINT64_MAX);
}
ferry_status ferry_int64_sum_reduce_timeout(ferry_team_t team, int64_t *dest, const int64_t *source, size_t nreduce,
    uint64_t timeout_ns)
{
    return reduce(team, dest, source, sizeof(int64_t), nreduce, fold_int64_sum, FERRYI_KIND_OF(int64_t),
        FERRYI_REDUCTION_sum, timeout_ns);
}
ferry_status ferry_uint32_sum_reduce(ferry_team_t team, uint32_t *dest, const uint32_t *source, size_t nreduce)
{
    return reduce(team, dest, source, sizeof(uint32_t), nreduce, fold_uint32_sum, FERRYI_KIND_OF(uint32_t),
        FERRYI_REDUCTION_sum, UINT64_MAX);
}
ferry_status ferry_uint32_sum_reduce_timeout(ferry_team_t team, uint32_t *dest, const uint32_t *source, size_t nreduce,
    uint64_t timeout_ns)
{
    return reduce(team, dest, source, sizeof(uint32_t), nreduce, fold_uint32_sum, FERRYI_KIND_OF(uint32_t),
        FERRYI_REDUCTION_sum, timeout_ns);
}
ferry_status ferry_uint64_sum_reduce(ferry_team_t team, uint64_t *dest, const uint64_t *source, size_t nreduce)
{
    return reduce(team, dest, source, sizeof(uint64_t), nreduce, fold_uint64_sum, FERRYI_KIND_OF(uint64_t),
        FERRYI_REDUCTION_sum, UINT64_MAX);
}
ferry_status ferry_uint64_sum_reduce_timeout(ferry_team_t team, uint64_t *dest, const uint64_t *source, size_t nreduce,
    uint64_t timeout_ns)
{
    return reduce(team, dest, source, sizeof(uint64_t), nreduce, fold_uint64_sum, FERRYI_KIND_OF(uint64_t),
        FERRYI_REDUCTION_sum, timeout_ns);
}
ferry_status ferry_size_sum_reduce(ferry_team_t team, size_t *dest, const size_t *source, size_t nreduce)
{
    return reduce(team, dest, source, sizeof(size_t), nreduce, fold_size_sum, FERRYI_KIND_OF(size_t),
        FERRYI_REDUCTION_sum, UINT64_MAX);
}
ferry_status ferry_size_sum_reduce_timeout(ferry_team_t team, size_t *dest, const size_t *source, size_t nreduce,
    uint64_t timeout_ns)
{
    return reduce(team, dest, source, sizeof(size_t), nreduce, fold_size_sum, FERRYI_KIND_OF(size_t),
        FERRYI_REDUCTION_sum, timeout_ns);
}
ferry_status ferry_ptrdiff_sum_reduce(ferry_team_t team, ptrdiff_t *dest, const ptrdiff_t *source, size_t nreduce)
{
    return reduce(team, dest, source, sizeof(ptrdiff_t), nreduce, fold_ptrdiff_sum, FERRYI_KIND_OF(ptrdiff_t),
        FERRYI_REDUCTION_sum, UINT64_MAX);
}
ferry_status ferry_ptrdiff_sum_reduce_timeout(ferry_team_t team, ptrdiff_t *dest, const ptrdiff_t *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return reduce(team, dest, source, sizeof(ptrdiff_t), nreduce, fold_ptrdiff_sum, FERRYI_KIND_OF(ptrdiff_t),
        FERRYI_REDUCTION_sum, timeout_ns);
}
ferry_status ferry_complexf_sum_reduce(ferry_team_t team, float _Complex *dest, const float _Complex *source,
    size_t nreduce)
{
    return reduce(team, dest, source, sizeof(float _Complex), nreduce, fold_complexf_sum, FERRYI_KIND_COMPLEXF,
        FERRYI_REDUCTION_sum, UINT64_MAX);
}
ferry_status ferry_complexf_sum_reduce_timeout(ferry_team_t team, float _Complex *dest, const float _Complex *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return reduce(team, dest, source, sizeof(float _Complex), nreduce, fold_complexf_sum, FERRYI_KIND_COMPLEXF,
        FERRYI_REDUCTION_sum, timeout_ns);
}
ferry_status ferry_complexd_sum_reduce(ferry_team_t team, double _Complex *dest, const double _Complex *source,
    size_t nreduce)
{
    return reduce(team, dest, source, sizeof(double _Complex), nreduce, fold_complexd_sum, FERRYI_KIND_COMPLEXD,
        FERRYI_REDUCTION_sum, UINT64_MAX);
}
ferry_status ferry_complexd_sum_reduce_timeout(ferry_team_t team, double _Complex *dest, const double _Complex *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return reduce(team, dest, source, sizeof(double _Complex), nreduce, fold_complexd_sum, FERRYI_KIND_COMPLEXD,
        FERRYI_REDUCTION_sum, timeout_ns);
}

/* ferry_TYPE_prod_reduce */
ferry_status ferry_float_prod_reduce(ferry_team_t team, float *dest, const float *source, size_t nreduce)
{
    return reduce(team, dest, source, sizeof(float), nreduce, fold_float_prod, FERRYI_KIND_OF(float),
        FERRYI_REDUCTION_prod, UINT64_MAX);
}
ferry_status ferry_float_prod_reduce_timeout(ferry_team_t team, float *dest, const float *source, size_t nreduce,
    uint64_t timeout_ns)
{
    return reduce(team, dest, source, sizeof(float), nreduce, fold_float_prod, FERRYI_KIND_OF(float),
        FERRYI_REDUCTION_prod, timeout_ns);
}
ferry_status ferry_double_prod_reduce(ferry_team_t team, double *dest, const double *source, size_t nreduce)
{
    return reduce(team, dest, source, sizeof(double), nreduce, fold_double_prod, FERRYI_KIND_OF(double),
        FERRYI_REDUCTION_prod, UINT64_MAX);
}
ferry_status ferry_double_prod_reduce_timeout(ferry_team_t team, double *dest, const double *source, size_t nreduce,
    uint64_t timeout_ns)
{
    return reduce(team, dest, source, sizeof(double), nreduce, fold_double_prod, FERRYI_KIND_OF(double),
        FERRYI_REDUCTION_prod, timeout_ns);
}
ferry_status ferry_longdouble_prod_reduce(ferry_team_t team, long double *dest, const long double *source,
    size_t nreduce)
{
    return reduce(team, dest, source, sizeof(long double), nreduce, fold_longdouble_prod, FERRYI_KIND_OF(long double),
        FERRYI_REDUCTION_prod, UINT64_MAX);
}
ferry_status ferry_longdouble_prod_reduce_timeout(ferry_team_t team, long double *dest, const long double *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return reduce(team, dest, source, sizeof(long double), nreduce, fold_longdouble_prod, FERRYI_KIND_OF(long double),
        FERRYI_REDUCTION_prod, timeout_ns);
}
ferry_status ferry_char_prod_reduce(ferry_team_t team, char *dest, const char *source, size_t nreduce)
{
    return reduce(team, dest, source, sizeof(char), nreduce, fold_char_prod, FERRYI_KIND_OF(char),
        FERRYI_REDUCTION_prod, UINT64_MAX);
}
ferry_status ferry_char_prod_reduce_timeout(ferry_team_t team, char *dest, const char *source, size_t nreduce,
    uint64_t timeout_ns)
{
    return reduce(team, dest, source, sizeof(char), nreduce, fold_char_prod, FERRYI_KIND_OF(char),
        FERRYI_REDUCTION_prod, timeout_ns);
}
ferry_status ferry_schar_prod_reduce(ferry_team_t team, signed char *dest, const signed char *source, size_t nreduce)
{
    return reduce(team, dest, source, sizeof(signed char), nreduce, fold_schar_prod, FERRYI_KIND_OF(signed char),
        FERRYI_REDUCTION_prod, UINT64_MAX);
}
ferry_status ferry_schar_prod_reduce_timeout(ferry_team_t team, signed char *dest, const signed char *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return reduce(team, dest, source, sizeof(signed char), nreduce, fold_schar_prod, FERRYI_KIND_OF(signed char),
        FERRYI_REDUCTION_prod, timeout_ns);
}
ferry_status ferry_short_prod_reduce(ferry_team_t team, short *dest, const short *source, size_t nreduce)
{
    return reduce(team, dest, source, sizeof(short), nreduce, fold_short_prod, FERRYI_KIND_OF(short),
        FERRYI_REDUCTION_prod, UINT64_MAX);
}
ferry_status ferry_short_prod_reduce_timeout(ferry_team_t team, short *dest, const short *source, size_t nreduce,
    uint64_t timeout_ns)
{
    return reduce(team, dest, source, sizeof(short), nreduce, fold_short_prod, FERRYI_KIND_OF(short),
        FERRYI_REDUCTION_prod, timeout_ns);
}
ferry_status ferry_uchar_prod_reduce(ferry_team_t team, unsigned char *dest, const unsigned char *source,
    size_t nreduce)
{
    return reduce(team, dest, source, sizeof(unsigned char), nreduce, fold_uchar_prod, FERRYI_KIND_OF(unsigned char),
        FERRYI_REDUCTION_prod, UINT64_MAX);
}
ferry_status ferry_uchar_prod_reduce_timeout(ferry_team_t team, unsigned char *dest, const unsigned char *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return reduce(team, dest, source, sizeof(unsigned char), nreduce, fold_uchar_prod, FERRYI_KIND_OF(unsigned char),
        FERRYI_REDUCTION_prod, timeout_ns);
}
ferry_status ferry_ushort_prod_reduce(ferry_team_t team, unsigned short *dest, const unsigned short *source,
    size_t nreduce)
{
    return reduce(team, dest, source, sizeof(unsigned short), nreduce, fold_ushort_prod, FERRYI_KIND_OF(unsigned short),
        FERRYI_REDUCTION_prod, UINT64_MAX);
}
ferry_status ferry_ushort_prod_reduce_timeout(ferry_team_t team, unsigned short *dest, const unsigned short *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return reduce(team, dest, source, sizeof(unsigned short), nreduce, fold_ushort_prod, FERRYI_KIND_OF(unsigned short),
        FERRYI_REDUCTION_prod, timeout_ns);
}
ferry_status ferry_int_prod_reduce(ferry_team_t team, int *dest, const int *source, size_t nreduce)
{
    return reduce(team, dest, source, sizeof(int), nreduce, fold_int_prod, FERRYI_KIND_OF(int), FERRYI_REDUCTION_prod,
        UINT64_MAX);
}
ferry_status ferry_int_prod_reduce_timeout(ferry_team_t team, int *dest, const int *source, size_t nreduce,
    uint64_t timeout_ns)
{
    return reduce(team, dest, source, sizeof(int), nreduce, fold_int_prod, FERRYI_KIND_OF(int), FERRYI_REDUCTION_prod,
        timeout_ns);
}
ferry_status ferry_long_prod_reduce(ferry_team_t team, long *dest, const long *source, size_t nreduce)
{
    return reduce(team, dest, source, sizeof(long), nreduce, fold_long_prod, FERRYI_KIND_OF(long),
        FERRYI_REDUCTION_prod, UINT64_MAX);
}
ferry_status ferry_long_prod_reduce_timeout(ferry_team_t team, long *dest, const long *source, size_t nreduce,
    uint64_t timeout_ns)
{
    return reduce(team, dest, source, sizeof(long), nreduce, fold_long_prod, FERRYI_KIND_OF(long),
        FERRYI_REDUCTION_prod, timeout_ns);
}
ferry_status ferry_longlong_prod_reduce(ferry_team_t team, long long *dest, const long long *source, size_t nreduce)
{
    return reduce(team, dest, source, sizeof(long long), nreduce, fold_longlong_prod, FERRYI_KIND_OF(long long),
        FERRYI_REDUCTION_prod, UINT64_MAX);
}
ferry_status ferry_longlong_prod_reduce_timeout(ferry_team_t team, long long *dest, const long long *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return reduce(team, dest, source, sizeof(long long), nreduce, fold_longlong_prod, FERRYI_KIND_OF(long long),
        FERRYI_REDUCTION_prod, timeout_ns);
}
ferry_status ferry_uint_prod_reduce(ferry_team_t team, unsigned int *dest, const unsigned int *source, size_t nreduce)
{
    return reduce(team, dest, source, sizeof(unsigned int), nreduce, fold_uint_prod, FERRYI_KIND_OF(unsigned int),
        FERRYI_REDUCTION_prod, UINT64_MAX);
}
ferry_status ferry_uint_prod_reduce_timeout(ferry_team_t team, unsigned int *dest, const unsigned int *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return reduce(team, dest, source, sizeof(unsigned int), nreduce, fold_uint_prod, FERRYI_KIND_OF(unsigned int),
        FERRYI_REDUCTION_prod, timeout_ns);
}
ferry_status ferry_ulong_prod_reduce(ferry_team_t team, unsigned long *dest, const unsigned long *source,
    size_t nreduce)
{
    return reduce(team, dest, source, sizeof(unsigned long), nreduce, fold_ulong_prod, FERRYI_KIND_OF(unsigned long),
        FERRYI_REDUCTION_prod, UINT64_MAX);
}
ferry_status ferry_ulong_prod_reduce_timeout(ferry_team_t team, unsigned long *dest, const unsigned long *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return reduce(team, dest, source, sizeof(unsigned long), nreduce, fold_ulong_prod, FERRYI_KIND_OF(unsigned long),
        FERRYI_REDUCTION_prod, timeout_ns);
}
ferry_status ferry_ulonglong_prod_reduce(ferry_team_t team, unsigned long long *dest, const unsigned long long *source,
    size_t nreduce)
{
    return reduce(team, dest, source, sizeof(unsigned long long), nreduce, fold_ulonglong_prod,
        FERRYI_KIND_OF(unsigned long long), FERRYI_REDUCTION_prod, UINT64_MAX);
}
ferry_status ferry_ulonglong_prod_reduce_timeout(ferry_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nreduce, uint64_t timeout_ns)
{
    return reduce(team, dest, source, sizeof(unsigned long long), nreduce, fold_ulonglong_prod,
        FERRYI_KIND_OF(unsigned long long), FERRYI_REDUCTION_prod, timeout_ns);
}
ferry_status ferry_int8_prod_reduce(ferry_team_t team, int8_t *dest, const int8_t *source, size_t nreduce)
{
    return reduce(team, dest, source, sizeof(int8_t), nreduce, fold_int8_prod, FERRYI_KIND_OF(int8_t),
        FERRYI_REDUCTION_prod, UINT64_MAX);
}
ferry_status ferry_int8_prod_reduce_timeout(ferry_team_t team, int8_t *dest, const int8_t *source, size_t nreduce,
    uint64_t timeout_ns)
{
    return reduce(team, dest, source, sizeof(int8_t), nreduce, fold_int8_prod, FERRYI_KIND_OF(int8_t),
        FERRYI_REDUCTION_prod, timeout_ns);
}
ferry_status ferry_int16_prod_reduce(ferry_team_t team, int16_t *dest, const int16_t *source, size_t nreduce)
{
    return reduce(team, dest, source, sizeof(int16_t), nreduce, fold_int16_prod, FERRYI_KIND_OF(int16_t),
        FERRYI_REDUCTION_prod, UINT64_MAX);
}
ferry_status ferry_int16_prod_reduce_timeout(ferry_team_t team, int16_t *dest, const int16_t *source, size_t nreduce,
    uint64_t timeout_ns)
{
    return reduce(team, dest, source, sizeof(int16_t), nreduce, fold_int16_prod, FERRYI_KIND_OF(int16_t),
        FERRYI_REDUCTION_prod, timeout_ns);
}
ferry_status ferry_uint8_prod_reduce(ferry_team_t team, uint8_t *dest, const uint8_t *source, size_t nreduce)
{
    return reduce(team, dest, source, sizeof(uint8_t), nreduce, fold_uint8_prod, FERRYI_KIND_OF(uint8_t),
        FERRYI_REDUCTION_prod, UINT64_MAX);
}
ferry_status ferry_uint8_prod_reduce_timeout(ferry_team_t team, uint8_t *dest, const uint8_t *source, size_t nreduce,
    uint64_t timeout_ns)
{
    return reduce(team, dest, source, sizeof(uint8_t), nreduce, fold_uint8_prod, FERRYI_KIND_OF(uint8_t),
        FERRYI_REDUCTION_prod, timeout_ns);
}
ferry_status ferry_uint16_prod_reduce(ferry_team_t team, uint16_t *dest, const uint16_t *source, size_t nreduce)
{
    return reduce(team, dest, source, sizeof(uint16_t), nreduce, fold_uint16_prod, FERRYI_KIND_OF(uint16_t),
        FERRYI_REDUCTION_prod, UINT64_MAX);
}
ferry_status ferry_uint16_prod_reduce_timeout(ferry_team_t team, uint16_t *dest, const uint16_t *source, size_t nreduce,
    uint64_t timeout_ns)
{
    return reduce(team, dest, source, sizeof(uint16_t), nreduce, fold_uint16_prod, FERRYI_KIND_OF(uint16_t),
        FERRYI_REDUCTION_prod, timeout_ns);
}
ferry_status ferry_int32_prod_reduce(ferry_team_t team, int32_t *dest, const int32_t *source, size_t nreduce)
{
    return reduce(team, dest, source, sizeof(int32_t), nreduce, fold_int32_prod, FERRYI_KIND_OF(int32_t),
        FERRYI_REDUCTION_prod, UINT64_MAX);
}
ferry_status ferry_int32_prod_reduce_timeout(ferry_team_t team, int32_t *dest, const int32_t *source, size_t nreduce,
    uint64_t timeout_ns)
{
    return reduce(team, dest, source, sizeof(int32_t), nreduce, fold_int32_prod, FERRYI_KIND_OF(int32_t),
        FERRYI_REDUCTION_prod, timeout_ns);
}
ferry_status ferry_int64_prod_reduce(ferry_team_t team, int64_t *dest, const int64_t *source, size_t nreduce)
{
    return reduce(team, dest, source, sizeof(int64_t), nreduce, fold_int64_prod, FERRYI_KIND_OF(int64_t),
        FERRYI_REDUCTION_prod, UINT64_MAX);
}
ferry_status ferry_int64_prod_reduce_timeout(ferry_team_t team, int64_t *dest, const int64_t *source, size_t nreduce,
    uint64_t timeout_ns)
{
    return reduce(team, dest, source, sizeof(int64_t), nreduce, fold_int64_prod, FERRYI_KIND_OF(int64_t),
        FERRYI_REDUCTION_prod, timeout_ns);
}
ferry_status ferry_uint32_prod_reduce(ferry_team_t team, uint32_t *dest, const uint32_t *source, size_t nreduce)
{
    return reduce(team, dest, source, sizeof(uint32_t), nreduce, fold_uint32_prod, FERRYI_KIND_OF(uint32_t),
        FERRYI_REDUCTION_prod, UINT64_MAX);
}
ferry_status ferry_uint32_prod_reduce_timeout(ferry_team_t team, uint32_t *dest, const uint32_t *source, size_t nreduce,
    uint64_t timeout_ns)
{
    return reduce(team, dest, source, sizeof(uint32_t), nreduce, fold_uint32_prod, FERRYI_KIND_OF(uint32_t),
        FERRYI_REDUCTION_prod, timeout_ns);
}
ferry_status ferry_uint64_prod_reduce(ferry_team_t team, uint64_t *dest, const uint64_t *source, size_t nreduce)
{
    return reduce(team, dest, source, sizeof(uint64_t), nreduce, fold_uint64_prod, FERRYI_KIND_OF(uint64_t),
        FERRYI_REDUCTION_prod, UINT64_MAX);
}
ferry_status ferry_uint64_prod_reduce_timeout(ferry_team_t team, uint64_t *dest, const uint64_t *source, size_t nreduce,
    uint64_t timeout_ns)
{
    return reduce(team, dest, source, sizeof(uint64_t), nreduce, fold_uint64_prod, FERRYI_KIND_OF(uint64_t),
        FERRYI_REDUCTION_prod, timeout_ns);
}
ferry_status ferry_size_prod_reduce(ferry_team_t team, size_t *dest, const size_t *source, size_t nreduce)
{
    return reduce(team, dest, source, sizeof(size_t), nreduce, fold_size_prod, FERRYI_KIND_OF(size_t),
        FERRYI_REDUCTION_prod, UINT64_MAX);
}
ferry_status ferry_size_prod_reduce_timeout(ferry_team_t team, size_t *dest, const size_t *source, size_t nreduce,
    uint64_t timeout_ns)
{
    return reduce(team, dest, source, sizeof(size_t), nreduce, fold_size_prod, FERRYI_KIND_OF(size_t),
        FERRYI_REDUCTION_prod, timeout_ns);
}
ferry_status ferry_ptrdiff_prod_reduce(ferry_team_t team, ptrdiff_t *dest, const ptrdiff_t *source, size_t nreduce)
{
    return reduce(team, dest, source, sizeof(ptrdiff_t), nreduce, fold_ptrdiff_prod, FERRYI_KIND_OF(ptrdiff_t),
        FERRYI_REDUCTION_prod, UINT64_MAX);
}
ferry_status ferry_ptrdiff_prod_reduce_timeout(ferry_team_t team, ptrdiff_t *dest, const ptrdiff_t *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return reduce(team, dest, source, sizeof(ptrdiff_t), nreduce, fold_ptrdiff_prod, FERRYI_KIND_OF(ptrdiff_t),
        FERRYI_REDUCTION_prod, timeout_ns);
}
ferry_status ferry_complexf_prod_reduce(ferry_team_t team, float _Complex *dest, const float _Complex *source,
    size_t nreduce)
{
    return reduce(team, dest, source, sizeof(float _Complex), nreduce, fold_complexf_prod, FERRYI_KIND_COMPLEXF,
        FERRYI_REDUCTION_prod, UINT64_MAX);
}
ferry_status ferry_complexf_prod_reduce_timeout(ferry_team_t team, float _Complex *dest, const float _Complex *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return reduce(team, dest, source, sizeof(float _Complex), nreduce, fold_complexf_prod, FERRYI_KIND_COMPLEXF,
        FERRYI_REDUCTION_prod, timeout_ns);
}
ferry_status ferry_complexd_prod_reduce(ferry_team_t team, double _Complex *dest, const double _Complex *source,
    size_t nreduce)
{
    return reduce(team, dest, source, sizeof(double _Complex), nreduce, fold_complexd_prod, FERRYI_KIND_COMPLEXD,
        FERRYI_REDUCTION_prod, UINT64_MAX);
}
ferry_status ferry_complexd_prod_reduce_timeout(ferry_team_t team, double _Complex *dest, const double _Complex *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return reduce(team, dest, source, sizeof(double _Complex), nreduce, fold_complexd_prod, FERRYI_KIND_COMPLEXD,
        FERRYI_REDUCTION_prod, timeout_ns);
}

/* ferry_TYPE_and_reduce */
ferry_status ferry_char_and_reduce(ferry_team_t team, char *dest, const char *source, size_t nreduce)
{
    return reduce(team, dest, source, sizeof(char), nreduce, fold_char_and, FERRYI_KIND_OF(char), FERRYI_REDUCTION_and,
        UINT64_MAX);
}
ferry_status ferry_char_and_reduce_timeout(ferry_team_t team, char *dest, const char *source, size_t nreduce,
    uint64_t timeout_ns)
{
    return reduce(team, dest, source, sizeof(char), nreduce, fold_char_and, FERRYI_KIND_OF(char), FERRYI_REDUCTION_and,
        timeout_ns);
}
ferry_status ferry_schar_and_reduce(ferry_team_t team, signed char *dest, const signed char *source, size_t nreduce)
{
    return reduce(team, dest, source, sizeof(signed char), nreduce, fold_schar_and, FERRYI_KIND_OF(signed char),
        FERRYI_REDUCTION_and, UINT64_MAX);
}
ferry_status ferry_schar_and_reduce_timeout(ferry_team_t team, signed char *dest, const signed char *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return reduce(team, dest, source, sizeof(signed char), nreduce, fold_schar_and, FERRYI_KIND_OF(signed char),
        FERRYI_REDUCTION_and, timeout_ns);
}
ferry_status ferry_short_and_reduce(ferry_team_t team, short *dest, const short *source, size_t nreduce)
{
    return reduce(team, dest, source, sizeof(short), nreduce, fold_short_and, FERRYI_KIND_OF(short),
        FERRYI_REDUCTION_and, UINT64_MAX);
}
ferry_status ferry_short_and_reduce_timeout(ferry_team_t team, short *dest, const short *source, size_t nreduce,
    uint64_t timeout_ns)
{
    return reduce(team, dest, source, sizeof(short), nreduce, fold_short_and, FERRYI_KIND_OF(short),
        FERRYI_REDUCTION_and, timeout_ns);
}
ferry_status ferry_uchar_and_reduce(ferry_team_t team, unsigned char *dest, const unsigned char *source, size_t nreduce)
{
    return reduce(team, dest, source, sizeof(unsigned char), nreduce, fold_uchar_and, FERRYI_KIND_OF(unsigned char),
        FERRYI_REDUCTION_and, UINT64_MAX);
}
ferry_status ferry_uchar_and_reduce_timeout(ferry_team_t team, unsigned char *dest, const unsigned char *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return reduce(team, dest, source, sizeof(unsigned char), nreduce, fold_uchar_and, FERRYI_KIND_OF(unsigned char),
        FERRYI_REDUCTION_and, timeout_ns);
}
ferry_status ferry_ushort_and_reduce(ferry_team_t team, unsigned short *dest, const unsigned short *source,
    size_t nreduce)
{
    return reduce(team, dest, source, sizeof(unsigned short), nreduce, fold_ushort_and, FERRYI_KIND_OF(unsigned short),
        FERRYI_REDUCTION_and, UINT64_MAX);
}
ferry_status ferry_ushort_and_reduce_timeout(ferry_team_t team, unsigned short *dest, const unsigned short *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return reduce(team, dest, source, sizeof(unsigned short), nreduce, fold_ushort_and, FERRYI_KIND_OF(unsigned short),
        FERRYI_REDUCTION_and, timeout_ns);
}
ferry_status ferry_int_and_reduce(ferry_team_t team, int *dest, const int *source, size_t nreduce)
{
    return reduce(team, dest, source, sizeof(int), nreduce, fold_int_and, FERRYI_KIND_OF(int), FERRYI_REDUCTION_and,
        UINT64_MAX);
}
ferry_status ferry_int_and_reduce_timeout(ferry_team_t team, int *dest, const int *source, size_t nreduce,
    uint64_t timeout_ns)
{
    return reduce(team, dest, source, sizeof(int), nreduce, fold_int_and, FERRYI_KIND_OF(int), FERRYI_REDUCTION_and,
        timeout_ns);
}
ferry_status ferry_long_and_reduce(ferry_team_t team, long *dest, const long *source, size_t nreduce)
{
    return reduce(team, dest, source, sizeof(long), nreduce, fold_long_and, FERRYI_KIND_OF(long), FERRYI_REDUCTION_and,
        UINT64_MAX);
}
ferry_status ferry_long_and_reduce_timeout(ferry_team_t team, long *dest, const long *source, size_t nreduce,
    uint64_t timeout_ns)
{
    return reduce(team, dest, source, sizeof(long), nreduce, fold_long_and, FERRYI_KIND_OF(long), FERRYI_REDUCTION_and,
        timeout_ns);
}
ferry_status ferry_longlong_and_reduce(ferry_team_t team, long long *dest, const long long *source, size_t nreduce)
{
    return reduce(team, dest, source, sizeof(long long), nreduce, fold_longlong_and, FERRYI_KIND_OF(long long),
        FERRYI_REDUCTION_and, UINT64_MAX);
}
ferry_status ferry_longlong_and_reduce_timeout(ferry_team_t team, long long *dest, const long long *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return reduce(team, dest, source, sizeof(long long), nreduce, fold_longlong_and, FERRYI_KIND_OF(long long),
        FERRYI_REDUCTION_and, timeout_ns);
}
ferry_status ferry_uint_and_reduce(ferry_team_t team, unsigned int *dest, const unsigned int *source, size_t nreduce)
{
    return reduce(team, dest, source, sizeof(unsigned int), nreduce, fold_uint_and, FERRYI_KIND_OF(unsigned int),
        FERRYI_REDUCTION_and, UINT64_MAX);
}
ferry_status ferry_uint_and_reduce_timeout(ferry_team_t team, unsigned int *dest, const unsigned int *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return reduce(team, dest, source, sizeof(unsigned int), nreduce, fold_uint_and, FERRYI_KIND_OF(unsigned int),
        FERRYI_REDUCTION_and, timeout_ns);
}
ferry_status ferry_ulong_and_reduce(ferry_team_t team, unsigned long *dest, const unsigned long *source, size_t nreduce)
{
    return reduce(team, dest, source, sizeof(unsigned long), nreduce, fold_ulong_and, FERRYI_KIND_OF(unsigned long),
        FERRYI_REDUCTION_and, UINT64_MAX);
}
ferry_status ferry_ulong_and_reduce_timeout(ferry_team_t team, unsigned long *dest, const unsigned long *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return reduce(team, dest, source, sizeof(unsigned long), nreduce, fold_ulong_and, FERRYI_KIND_OF(unsigned long),
        FERRYI_REDUCTION_and, timeout_ns);
}
ferry_status ferry_ulonglong_and_reduce(ferry_team_t team, unsigned long long *dest, const unsigned long long *source,
    size_t nreduce)
{
    return reduce(team, dest, source, sizeof(unsigned long long), nreduce, fold_ulonglong_and,
        FERRYI_KIND_OF(unsigned long long), FERRYI_REDUCTION_and, UINT64_MAX);
}
ferry_status ferry_ulonglong_and_reduce_timeout(ferry_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nreduce, uint64_t timeout_ns)
{
    return reduce(team, dest, source, sizeof(unsigned long long), nreduce, fold_ulonglong_and,
        FERRYI_KIND_OF(unsigned long long), FERRYI_REDUCTION_and, timeout_ns);
}
ferry_status ferry_int8_and_reduce(ferry_team_t team, int8_t *dest, const int8_t *source, size_t nreduce)
{
    return reduce(team, dest, source, sizeof(int8_t), nreduce, fold_int8_and, FERRYI_KIND_OF(int8_t),
        FERRYI_REDUCTION_and, UINT64_MAX);
}
ferry_status ferry_int8_and_reduce_timeout(ferry_team_t team, int8_t *dest, const int8_t *source, size_t nreduce,
    uint64_t timeout_ns)
{
    return reduce(team, dest, source, sizeof(int8_t), nreduce, fold_int8_and, FERRYI_KIND_OF(int8_t),
        FERRYI_REDUCTION_and, timeout_ns);
}
ferry_status ferry_int16_and_reduce(ferry_team_t team, int16_t *dest, const int16_t *source, size_t nreduce)
{
    return reduce(team, dest, source, sizeof(int16_t), nreduce, fold_int16_and, FERRYI_KIND_OF(int16_t),
        FERRYI_REDUCTION_and, UINT64_MAX);
}
ferry_status ferry_int16_and_reduce_timeout(ferry_team_t team, int16_t *dest, const int16_t *source, size_t nreduce,
    uint64_t timeout_ns)
{
    return reduce(team, dest, source, sizeof(int16_t), nreduce, fold_int16_and, FERRYI_KIND_OF(int16_t),
        FERRYI_REDUCTION_and, timeout_ns);
}
ferry_status ferry_uint8_and_reduce(ferry_team_t team, uint8_t *dest, const uint8_t *source, size_t nreduce)
{
    return reduce(team, dest, source, sizeof(uint8_t), nreduce, fold_uint8_and, FERRYI_KIND_OF(uint8_t),
        FERRYI_REDUCTION_and, UINT64_MAX);
}
ferry_status ferry_uint8_and_reduce_timeout(ferry_team_t team, uint8_t *dest, const uint8_t *source, size_t nreduce,
    uint64_t timeout_ns)
{
    return reduce(team, dest, source, sizeof(uint8_t), nreduce, fold_uint8_and, FERRYI_KIND_OF(uint8_t),
        FERRYI_REDUCTION_and, timeout_ns);
}
ferry_status ferry_uint16_and_reduce(ferry_team_t team, uint16_t *dest, const uint16_t *source, size_t nreduce)
{
    return reduce(team, dest, source, sizeof(uint16_t), nreduce, fold_uint16_and, FERRYI_KIND_OF(uint16_t),
        FERRYI_REDUCTION_and, UINT64_MAX);
}
ferry_status ferry_uint16_and_reduce_timeout(ferry_team_t team, uint16_t *dest, const uint16_t *source, size_t nreduce,
    uint64_t timeout_ns)
{
    return reduce(team, dest, source, sizeof(uint16_t), nreduce, fold_uint16_and, FERRYI_KIND_OF(uint16_t),
        FERRYI_REDUCTION_and, timeout_ns);
}
ferry_status ferry_int32_and_reduce(ferry_team_t team, int32_t *dest, const int32_t *source, size_t nreduce)
{
    return reduce(team, dest, source, sizeof(int32_t), nreduce, fold_int32_and, FERRYI_KIND_OF(int32_t),
        FERRYI_REDUCTION_and, UINT64_MAX);
}
ferry_status ferry_int32_and_reduce_timeout(ferry_team_t team, int32_t *dest, const int32_t *source, size_t nreduce,
    uint64_t timeout_ns)
{
    return reduce(team, dest, source, sizeof(int32_t), nreduce, fold_int32_and, FERRYI_KIND_OF(int32_t),
        FERRYI_REDUCTION_and, timeout_ns);
}
ferry_status ferry_int64_and_reduce(ferry_team_t team, int64_t *dest, const int64_t *source, size_t nreduce)
{
    return reduce(team, dest, source, sizeof(int64_t), nreduce, fold_int64_and, FERRYI_KIND_OF(int64_t),
        FERRYI_REDUCTION_and, UINT64_MAX);
}
ferry_status ferry_int64_and_reduce_timeout(ferry_team_t team, int64_t *dest, const int64_t *source, size_t nreduce,
    uint64_t timeout_ns)
{
    return reduce(team, dest, source, sizeof(int64_t), nreduce, fold_int64_and, FERRYI_KIND_OF(int64_t),
        FERRYI_REDUCTION_and, timeout_ns);
}
ferry_status ferry_uint32_and_reduce(ferry_team_t team, uint32_t *dest, const uint32_t *source, size_t nreduce)
{
    return reduce(team, dest, source, sizeof(uint32_t), nreduce, fold_uint32_and, FERRYI_KIND_OF(uint32_t),
        FERRYI_REDUCTION_and, UINT64_MAX);
}
ferry_status ferry_uint32_and_reduce_timeout(ferry_team_t team, uint32_t *dest, const uint32_t *source, size_t nreduce,
    uint64_t timeout_ns)
{
    return reduce(team, dest, source, sizeof(uint32_t), nreduce, fold_uint32_and, FERRYI_KIND_OF(uint32_t),
        FERRYI_REDUCTION_and, timeout_ns);
}
ferry_status ferry_uint64_and_reduce(ferry_team_t team, uint64_t *dest, const uint64_t *source, size_t nreduce)
{
    return reduce(team, dest, source, sizeof(uint64_t), nreduce, fold_uint64_and, FERRYI_KIND_OF(uint64_t),
        FERRYI_REDUCTION_and, UINT64_MAX);
}
ferry_status ferry_uint64_and_reduce_timeout(ferry_team_t team, uint64_t *dest, const uint64_t *source, size_t nreduce,
    uint64_t timeout_ns)
{
    return reduce(team, dest, source, sizeof(uint64_t), nreduce, fold_uint64_and, FERRYI_KIND_OF(uint64_t),
        FERRYI_REDUCTION_and, timeout_ns);
}
ferry_status ferry_size_and_reduce(ferry_team_t team, size_t *dest, const size_t *source, size_t nreduce)
{
    return reduce(team, dest, source, sizeof(size_t), nreduce, fold_size_and, FERRYI_KIND_OF(size_t),
        FERRYI_REDUCTION_and, UINT64_MAX);
}
ferry_status ferry_size_and_reduce_timeout(ferry_team_t team, size_t *dest, const size_t *source, size_t nreduce,
    uint64_t timeout_ns)
{
    return reduce(team, dest, source, sizeof(size_t), nreduce, fold_size_and, FERRYI_KIND_OF(size_t),
        FERRYI_REDUCTION_and, timeout_ns);
}
ferry_status ferry_ptrdiff_and_reduce(ferry_team_t team, ptrdiff_t *dest, const ptrdiff_t *source, size_t nreduce)
{
    return reduce(team, dest, source, sizeof(ptrdiff_t), nreduce, fold_ptrdiff_and, FERRYI_KIND_OF(ptrdiff_t),
        FERRYI_REDUCTION_and, UINT64_MAX);
}
ferry_status ferry_ptrdiff_and_reduce_timeout(ferry_team_t team, ptrdiff_t *dest, const ptrdiff_t *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return reduce(team, dest, source, sizeof(ptrdiff_t), nreduce, fold_ptrdiff_and, FERRYI_KIND_OF(ptrdiff_t),
        FERRYI_REDUCTION_and, timeout_ns);
}

/* ferry_TYPE_or_reduce */
ferry_status ferry_char_or_reduce(ferry_team_t team, char *dest, const char *source, size_t nreduce)
{
    return reduce(team, dest, source, sizeof(char), nreduce, fold_char_or, FERRYI_KIND_OF(char), FERRYI_REDUCTION_or,
        UINT64_MAX);
}
ferry_status ferry_char_or_reduce_timeout(ferry_team_t team, char *dest, const char *source, size_t nreduce,
    uint64_t timeout_ns)
{
    return reduce(team, dest, source, sizeof(char), nreduce, fold_char_or, FERRYI_KIND_OF(char), FERRYI_REDUCTION_or,
        timeout_ns);
}
ferry_status ferry_schar_or_reduce(ferry_team_t team, signed char *dest, const signed char *source, size_t nreduce)
{
    return reduce(team, dest, source, sizeof(signed char), nreduce, fold_schar_or, FERRYI_KIND_OF(signed char),
        FERRYI_REDUCTION_or, UINT64_MAX);
}
ferry_status ferry_schar_or_reduce_timeout(ferry_team_t team, signed char *dest, const signed char *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return reduce(team, dest, source, sizeof(signed char), nreduce, fold_schar_or, FERRYI_KIND_OF(signed char),
        FERRYI_REDUCTION_or, timeout_ns);
}
ferry_status ferry_short_or_reduce(ferry_team_t team, short *dest, const short *source, size_t nreduce)
{
    return reduce(team, dest, source, sizeof(short), nreduce, fold_short_or, FERRYI_KIND_OF(short), FERRYI_REDUCTION_or,
        UINT64_MAX);
}
ferry_status ferry_short_or_reduce_timeout(ferry_team_t team, short *dest, const short *source, size_t nreduce,
    uint64_t timeout_ns)
{
    return reduce(team, dest, source, sizeof(short), nreduce, fold_short_or, FERRYI_KIND_OF(short), FERRYI_REDUCTION_or,
        timeout_ns);
}
ferry_status ferry_uchar_or_reduce(ferry_team_t team, unsigned char *dest, const unsigned char *source, size_t nreduce)
{
    return reduce(team, dest, source, sizeof(unsigned char), nreduce, fold_uchar_or, FERRYI_KIND_OF(unsigned char),
        FERRYI_REDUCTION_or, UINT64_MAX);
}
ferry_status ferry_uchar_or_reduce_timeout(ferry_team_t team, unsigned char *dest, const unsigned char *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return reduce(team, dest, source, sizeof(unsigned char), nreduce, fold_uchar_or, FERRYI_KIND_OF(unsigned char),
        FERRYI_REDUCTION_or, timeout_ns);
}
ferry_status ferry_ushort_or_reduce(ferry_team_t team, unsigned short *dest, const unsigned short *source,
    size_t nreduce)
{
    return reduce(team, dest, source, sizeof(unsigned short), nreduce, fold_ushort_or, FERRYI_KIND_OF(unsigned short),
        FERRYI_REDUCTION_or, UINT64_MAX);
}
ferry_status ferry_ushort_or_reduce_timeout(ferry_team_t team, unsigned short *dest, const unsigned short *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return reduce(team, dest, source, sizeof(unsigned short), nreduce, fold_ushort_or, FERRYI_KIND_OF(unsigned short),
        FERRYI_REDUCTION_or, timeout_ns);
}
ferry_status ferry_int_or_reduce(ferry_team_t team, int *dest, const int *source, size_t nreduce)
{
    return reduce(team, dest, source, sizeof(int), nreduce, fold_int_or, FERRYI_KIND_OF(int), FERRYI_REDUCTION_or,
        UINT64_MAX);
}
ferry_status ferry_int_or_reduce_timeout(ferry_team_t team, int *dest, const int *source, size_t nreduce,
    uint64_t timeout_ns)
{
    return reduce(team, dest, source, sizeof(int), nreduce, fold_int_or, FERRYI_KIND_OF(int), FERRYI_REDUCTION_or,
        timeout_ns);
}
ferry_status ferry_long_or_reduce(ferry_team_t team, long *dest, const long *source, size_t nreduce)
{
    return reduce(team, dest, source, sizeof(long), nreduce, fold_long_or, FERRYI_KIND_OF(long), FERRYI_REDUCTION_or,
        UINT64_MAX);
}
ferry_status ferry_long_or_reduce_timeout(ferry_team_t team, long *dest, const long *source, size_t nreduce,
    uint64_t timeout_ns)
{
    return reduce(team, dest, source, sizeof(long), nreduce, fold_long_or, FERRYI_KIND_OF(long), FERRYI_REDUCTION_or,
        timeout_ns);
}
ferry_status ferry_longlong_or_reduce(ferry_team_t team, long long *dest, const long long *source, size_t nreduce)
{
    return reduce(team, dest, source, sizeof(long long), nreduce, fold_longlong_or, FERRYI_KIND_OF(long long),
        FERRYI_REDUCTION_or, UINT64_MAX);
}
ferry_status ferry_longlong_or_reduce_timeout(ferry_team_t team, long long *dest, const long long *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return reduce(team, dest, source, sizeof(long long), nreduce, fold_longlong_or, FERRYI_KIND_OF(long long),
        FERRYI_REDUCTION_or, timeout_ns);
}
ferry_status ferry_uint_or_reduce(ferry_team_t team, unsigned int *dest, const unsigned int *source, size_t nreduce)
{
    return reduce(team, dest, source, sizeof(unsigned int), nreduce, fold_uint_or, FERRYI_KIND_OF(unsigned int),
        FERRYI_REDUCTION_or, UINT64_MAX);
}
ferry_status ferry_uint_or_reduce_timeout(ferry_team_t team, unsigned int *dest, const unsigned int *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return reduce(team, dest, source, sizeof(unsigned int), nreduce, fold_uint_or, FERRYI_KIND_OF(unsigned int),
        FERRYI_REDUCTION_or, timeout_ns);
}
ferry_status ferry_ulong_or_reduce(ferry_team_t team, unsigned long *dest, const unsigned long *source, size_t nreduce)
{
    return reduce(team, dest, source, sizeof(unsigned long), nreduce, fold_ulong_or, FERRYI_KIND_OF(unsigned long),
        FERRYI_REDUCTION_or, UINT64_MAX);
}
ferry_status ferry_ulong_or_reduce_timeout(ferry_team_t team, unsigned long *dest, const unsigned long *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return reduce(team, dest, source, sizeof(unsigned long), nreduce, fold_ulong_or, FERRYI_KIND_OF(unsigned long),
        FERRYI_REDUCTION_or, timeout_ns);
}
ferry_status ferry_ulonglong_or_reduce(ferry_team_t team, unsigned long long *dest, const unsigned long long *source,
    size_t nreduce)
{
    return reduce(team, dest, source, sizeof(unsigned long long), nreduce, fold_ulonglong_or,
        FERRYI_KIND_OF(unsigned long long), FERRYI_REDUCTION_or, UINT64_MAX);
}
ferry_status ferry_ulonglong_or_reduce_timeout(ferry_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nreduce, uint64_t timeout_ns)
{
    return reduce(team, dest, source, sizeof(unsigned long long), nreduce, fold_ulonglong_or,
        FERRYI_KIND_OF(unsigned long long), FERRYI_REDUCTION_or, timeout_ns);
}
ferry_status ferry_int8_or_reduce(ferry_team_t team, int8_t *dest, const int8_t *source, size_t nreduce)
{
    return reduce(team, dest, source, sizeof(int8_t), nreduce, fold_int8_or, FERRYI_KIND_OF(int8_t),
        FERRYI_REDUCTION_or, UINT64_MAX);
}
ferry_status ferry_int8_or_reduce_timeout(ferry_team_t team, int8_t *dest, const int8_t *source, size_t nreduce,
    uint64_t timeout_ns)
{
    return reduce(team, dest, source, sizeof(int8_t), nreduce, fold_int8_or, FERRYI_KIND_OF(int8_t),
        FERRYI_REDUCTION_or, timeout_ns);
}
ferry_status ferry_int16_or_reduce(ferry_team_t team, int16_t *dest, const int16_t *source, size_t nreduce)
{
    return reduce(team, dest, source, sizeof(int16_t), nreduce, fold_int16_or, FERRYI_KIND_OF(int16_t),
        FERRYI_REDUCTION_or, UINT64_MAX);
}
ferry_status ferry_int16_or_reduce_timeout(ferry_team_t team, int16_t *dest, const int16_t *source, size_t nreduce,
    uint64_t timeout_ns)
{
    return reduce(team, dest, source, sizeof(int16_t), nreduce, fold_int16_or, FERRYI_KIND_OF(int16_t),
        FERRYI_REDUCTION_or, timeout_ns);
}
ferry_status ferry_uint8_or_reduce(ferry_team_t team, uint8_t *dest, const uint8_t *source, size_t nreduce)
{
    return reduce(team, dest, source, sizeof(uint8_t), nreduce, fold_uint8_or, FERRYI_KIND_OF(uint8_t),
        FERRYI_REDUCTION_or, UINT64_MAX);
}
ferry_status ferry_uint8_or_reduce_timeout(ferry_team_t team, uint8_t *dest, const uint8_t *source, size_t nreduce,
    uint64_t timeout_ns)
{
    return reduce(team, dest, source, sizeof(uint8_t), nreduce, fold_uint8_or, FERRYI_KIND_OF(uint8_t),
        FERRYI_REDUCTION_or, timeout_ns);
}
ferry_status ferry_uint16_or_reduce(ferry_team_t team, uint16_t *dest, const uint16_t *source, size_t nreduce)
{
    return reduce(team, dest, source, sizeof(uint16_t), nreduce, fold_uint16_or, FERRYI_KIND_OF(uint16_t),
        FERRYI_REDUCTION_or, UINT64_MAX);
}
ferry_status ferry_uint16_or_reduce_timeout(ferry_team_t team, uint16_t *dest, const uint16_t *source, size_t nreduce,
    uint64_t timeout_ns)
{
    return reduce(team, dest, source, sizeof(uint16_t), nreduce, fold_uint16_or, FERRYI_KIND_OF(uint16_t),
        FERRYI_REDUCTION_or, timeout_ns);
}
ferry_status ferry_int32_or_reduce(ferry_team_t team, int32_t *dest, const int32_t *source, size_t nreduce)
{
    return reduce(team, dest, source, sizeof(int32_t), nreduce, fold_int32_or, FERRYI_KIND_OF(int32_t),
        FERRYI_REDUCTION_or, UINT64_MAX);
}
ferry_status ferry_int32_or_reduce_timeout(ferry_team_t team, int32_t *dest, const int32_t *source, size_t nreduce,
    uint64_t timeout_ns)
{
    return reduce(team, dest, source, sizeof(int32_t), nreduce, fold_int32_or, FERRYI_KIND_OF(int32_t),
        FERRYI_REDUCTION_or, timeout_ns);
}
ferry_status ferry_int64_or_reduce(ferry_team_t team, int64_t *dest, const int64_t *source, size_t nreduce)
{
    return reduce(team, dest, source, sizeof(int64_t), nreduce, fold_int64_or, FERRYI_KIND_OF(int64_t),
        FERRYI_REDUCTION_or, UINT64_MAX);
}
ferry_status ferry_int64_or_reduce_timeout(ferry_team_t team, int64_t *dest, const int64_t *source, size_t nreduce,
    uint64_t timeout_ns)
{
    return reduce(team, dest, source, sizeof(int64_t), nreduce, fold_int64_or, FERRYI_KIND_OF(int64_t),
        FERRYI_REDUCTION_or, timeout_ns);
}
ferry_status ferry_uint32_or_reduce(ferry_team_t team, uint32_t *dest, const uint32_t *source, size_t nreduce)
{
    return reduce(team, dest, source, sizeof(uint32_t), nreduce, fold_uint32_or, FERRYI_KIND_OF(uint32_t),
        FERRYI_REDUCTION_or, UINT64_MAX);
}
ferry_status ferry_uint32_or_reduce_timeout(ferry_team_t team, uint32_t *dest, const uint32_t *source, size_t nreduce,
    uint64_t timeout_ns)
{
    return reduce(team, dest, source, sizeof(uint32_t), nreduce, fold_uint32_or, FERRYI_KIND_OF(uint32_t),
        FERRYI_REDUCTION_or, timeout_ns);
}
ferry_status ferry_uint64_or_reduce(ferry_team_t team, uint64_t *dest, const uint64_t *source, size_t nreduce)
{
    return reduce(team, dest, source, sizeof(uint64_t), nreduce, fold_uint64_or, FERRYI_KIND_OF(uint64_t),
        FERRYI_REDUCTION_or, UINT64_MAX);
}
ferry_status ferry_uint64_or_reduce_timeout(ferry_team_t team, uint64_t *dest, const uint64_t *source, size_t nreduce,
    uint64_t timeout_ns)
{
    return reduce(team, dest, source, sizeof(uint64_t), nreduce, fold_uint64_or, FERRYI_KIND_OF(uint64_t),
        FERRYI_REDUCTION_or, timeout_ns);
}
ferry_status ferry_size_or_reduce(ferry_team_t team, size_t *dest, const size_t *source, size_t nreduce)
{
    return reduce(team, dest, source, sizeof(size_t), nreduce, fold_size_or, FERRYI_KIND_OF(size_t),
        FERRYI_REDUCTION_or, UINT64_MAX);
}
ferry_status ferry_size_or_reduce_timeout(ferry_team_t team, size_t *dest, const size_t *source, size_t nreduce,
    uint64_t timeout_ns)
{
    return reduce(team, dest, source, sizeof(size_t), nreduce, fold_size_or, FERRYI_KIND_OF(size_t),
        FERRYI_REDUCTION_or, timeout_ns);
}
ferry_status ferry_ptrdiff_or_reduce(ferry_team_t team, ptrdiff_t *dest, const ptrdiff_t *source, size_t nreduce)
{
    return reduce(team, dest, source, sizeof(ptrdiff_t), nreduce, fold_ptrdiff_or, FERRYI_KIND_OF(ptrdiff_t),
        FERRYI_REDUCTION_or, UINT64_MAX);
}
ferry_status ferry_ptrdiff_or_reduce_timeout(ferry_team_t team, ptrdiff_t *dest, const ptrdiff_t *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return reduce(team, dest, source, sizeof(ptrdiff_t), nreduce, fold_ptrdiff_or, FERRYI_KIND_OF(ptrdiff_t),
        FERRYI_REDUCTION_or, timeout_ns);
}

/* ferry_TYPE_xor_reduce */
ferry_status ferry_char_xor_reduce(ferry_team_t team, char *dest, const char *source, size_t nreduce)
{
    return reduce(team, dest, source, sizeof(char), nreduce, fold_char_xor, FERRYI_KIND_OF(char), FERRYI_REDUCTION_xor,
        UINT64_MAX);
}
ferry_status ferry_char_xor_reduce_timeout(ferry_team_t team, char *dest, const char *source, size_t nreduce,
    uint64_t timeout_ns)
{
    return reduce(team, dest, source, sizeof(char), nreduce, fold_char_xor, FERRYI_KIND_OF(char), FERRYI_REDUCTION_xor,
        timeout_ns);
}
ferry_status ferry_schar_xor_reduce(ferry_team_t team, signed char *dest, const signed char *source, size_t nreduce)
{
    return reduce(team, dest, source, sizeof(signed char), nreduce, fold_schar_xor, FERRYI_KIND_OF(signed char),
        FERRYI_REDUCTION_xor, UINT64_MAX);
}
ferry_status ferry_schar_xor_reduce_timeout(ferry_team_t team, signed char *dest, const signed char *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return reduce(team, dest, source, sizeof(signed char), nreduce, fold_schar_xor, FERRYI_KIND_OF(signed char),
        FERRYI_REDUCTION_xor, timeout_ns);
}
ferry_status ferry_short_xor_reduce(ferry_team_t team, short *dest, const short *source, size_t nreduce)
{
    return reduce(team, dest, source, sizeof(short), nreduce, fold_short_xor, FERRYI_KIND_OF(short),
        FERRYI_REDUCTION_xor, UINT64_MAX);
}
ferry_status ferry_short_xor_reduce_timeout(ferry_team_t team, short *dest, const short *source, size_t nreduce,
    uint64_t timeout_ns)
{
    return reduce(team, dest, source, sizeof(short), nreduce, fold_short_xor, FERRYI_KIND_OF(short),
        FERRYI_REDUCTION_xor, timeout_ns);
}
ferry_status ferry_uchar_xor_reduce(ferry_team_t team, unsigned char *dest, const unsigned char *source, size_t nreduce)
{
    return reduce(team, dest, source, sizeof(unsigned char), nreduce, fold_uchar_xor, FERRYI_KIND_OF(unsigned char),
        FERRYI_REDUCTION_xor, UINT64_MAX);
}
ferry_status ferry_uchar_xor_reduce_timeout(ferry_team_t team, unsigned char *dest, const unsigned char *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return reduce(team, dest, source, sizeof(unsigned char), nreduce, fold_uchar_xor, FERRYI_KIND_OF(unsigned char),
        FERRYI_REDUCTION_xor, timeout_ns);
}
ferry_status ferry_ushort_xor_reduce(ferry_team_t team, unsigned short *dest, const unsigned short *source,
    size_t nreduce)
{
    return reduce(team, dest, source, sizeof(unsigned short), nreduce, fold_ushort_xor, FERRYI_KIND_OF(unsigned short),
        FERRYI_REDUCTION_xor, UINT64_MAX);
}
ferry_status ferry_ushort_xor_reduce_timeout(ferry_team_t team, unsigned short *dest, const unsigned short *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return reduce(team, dest, source, sizeof(unsigned short), nreduce, fold_ushort_xor, FERRYI_KIND_OF(unsigned short),
        FERRYI_REDUCTION_xor, timeout_ns);
}
ferry_status ferry_int_xor_reduce(ferry_team_t team, int *dest, const int *source, size_t nreduce)
{
    return reduce(team, dest, source, sizeof(int), nreduce, fold_int_xor, FERRYI_KIND_OF(int), FERRYI_REDUCTION_xor,
        UINT64_MAX);
}
ferry_status ferry_int_xor_reduce_timeout(ferry_team_t team, int *dest, const int *source, size_t nreduce,
    uint64_t timeout_ns)
{
    return reduce(team, dest, source, sizeof(int), nreduce, fold_int_xor, FERRYI_KIND_OF(int), FERRYI_REDUCTION_xor,
        timeout_ns);
}
ferry_status ferry_long_xor_reduce(ferry_team_t team, long *dest, const long *source, size_t nreduce)
{
    return reduce(team, dest, source, sizeof(long), nreduce, fold_long_xor, FERRYI_KIND_OF(long), FERRYI_REDUCTION_xor,
        UINT64_MAX);
}
ferry_status ferry_long_xor_reduce_timeout(ferry_team_t team, long *dest, const long *source, size_t nreduce,
    uint64_t timeout_ns)
{
    return reduce(team, dest, source, sizeof(long), nreduce, fold_long_xor, FERRYI_KIND_OF(long), FERRYI_REDUCTION_xor,
        timeout_ns);
}
ferry_status ferry_longlong_xor_reduce(ferry_team_t team, long long *dest, const long long *source, size_t nreduce)
{
    return reduce(team, dest, source, sizeof(long long), nreduce, fold_longlong_xor, FERRYI_KIND_OF(long long),
        FERRYI_REDUCTION_xor, UINT64_MAX);
}
ferry_status ferry_longlong_xor_reduce_timeout(ferry_team_t team, long long *dest, const long long *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return reduce(team, dest, source, sizeof(long long), nreduce, fold_longlong_xor, FERRYI_KIND_OF(long long),
        FERRYI_REDUCTION_xor, timeout_ns);
}
ferry_status ferry_uint_xor_reduce(ferry_team_t team, unsigned int *dest, const unsigned int *source, size_t nreduce)
{
    return reduce(team, dest, source, sizeof(unsigned int), nreduce, fold_uint_xor, FERRYI_KIND_OF(unsigned int),
        FERRYI_REDUCTION_xor, UINT64_MAX);
}
ferry_status ferry_uint_xor_reduce_timeout(ferry_team_t team, unsigned int *dest, const unsigned int *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return reduce(team, dest, source, sizeof(unsigned int), nreduce, fold_uint_xor, FERRYI_KIND_OF(unsigned int),
        FERRYI_REDUCTION_xor, timeout_ns);
}
ferry_status ferry_ulong_xor_reduce(ferry_team_t team, unsigned long *dest, const unsigned long *source, size_t nreduce)
{
    return reduce(team, dest, source, sizeof(unsigned long), nreduce, fold_ulong_xor, FERRYI_KIND_OF(unsigned long),
        FERRYI_REDUCTION_xor, UINT64_MAX);
}
ferry_status ferry_ulong_xor_reduce_timeout(ferry_team_t team, unsigned long *dest, const unsigned long *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return reduce(team, dest, source, sizeof(unsigned long), nreduce, fold_ulong_xor, FERRYI_KIND_OF(unsigned long),
        FERRYI_REDUCTION_xor, timeout_ns);
}
ferry_status ferry_ulonglong_xor_reduce(ferry_team_t team, unsigned long long *dest, const unsigned long long *source,
    size_t nreduce)
{
    return reduce(team, dest, source, sizeof(unsigned long long), nreduce, fold_ulonglong_xor,
        FERRYI_KIND_OF(unsigned long long), FERRYI_REDUCTION_xor, UINT64_MAX);
}
ferry_status ferry_ulonglong_xor_reduce_timeout(ferry_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nreduce, uint64_t timeout_ns)
{
    return reduce(team, dest, source, sizeof(unsigned long long), nreduce, fold_ulonglong_xor,
        FERRYI_KIND_OF(unsigned long long), FERRYI_REDUCTION_xor, timeout_ns);
}
ferry_status ferry_int8_xor_reduce(ferry_team_t team, int8_t *dest, const int8_t *source, size_t nreduce)
{
    return reduce(team, dest, source, sizeof(int8_t), nreduce, fold_int8_xor, FERRYI_KIND_OF(int8_t),
        FERRYI_REDUCTION_xor, UINT64_MAX);
}
ferry_status ferry_int8_xor_reduce_timeout(ferry_team_t team, int8_t *dest, const int8_t *source, size_t nreduce,
    uint64_t timeout_ns)
{
    return reduce(team, dest, source, sizeof(int8_t), nreduce, fold_int8_xor, FERRYI_KIND_OF(int8_t),
        FERRYI_REDUCTION_xor, timeout_ns);
}
ferry_status ferry_int16_xor_reduce(ferry_team_t team, int16_t *dest, const int16_t *source, size_t nreduce)
{
    return reduce(team, dest, source, sizeof(int16_t), nreduce, fold_int16_xor, FERRYI_KIND_OF(int16_t),
        FERRYI_REDUCTION_xor, UINT64_MAX);
}
ferry_status ferry_int16_xor_reduce_timeout(ferry_team_t team, int16_t *dest, const int16_t *source, size_t nreduce,
    uint64_t timeout_ns)
{
    return reduce(team, dest, source, sizeof(int16_t), nreduce, fold_int16_xor, FERRYI_KIND_OF(int16_t),
        FERRYI_REDUCTION_xor, timeout_ns);
}
ferry_status ferry_uint8_xor_reduce(ferry_team_t team, uint8_t *dest, const uint8_t *source, size_t nreduce)
{
    return reduce(team, dest, source, sizeof(uint8_t), nreduce, fold_uint8_xor, FERRYI_KIND_OF(uint8_t),
        FERRYI_REDUCTION_xor, UINT64_MAX);
}
ferry_status ferry_uint8_xor_reduce_timeout(ferry_team_t team, uint8_t *dest, const uint8_t *source, size_t nreduce,
    uint64_t timeout_ns)
{
    return reduce(team, dest, source, sizeof(uint8_t), nreduce, fold_uint8_xor, FERRYI_KIND_OF(uint8_t),
        FERRYI_REDUCTION_xor, timeout_ns);
}
ferry_status ferry_uint16_xor_reduce(ferry_team_t team, uint16_t *dest, const uint16_t *source, size_t nreduce)
{
    return reduce(team, dest, source, sizeof(uint16_t), nreduce, fold_uint16_xor, FERRYI_KIND_OF(uint16_t),
        FERRYI_REDUCTION_xor, UINT64_MAX);
}
ferry_status ferry_uint16_xor_reduce_timeout(ferry_team_t team, uint16_t *dest, const uint16_t *source, size_t nreduce,
    uint64_t timeout_ns)
{
    return reduce(team, dest, source, sizeof(uint16_t), nreduce, fold_uint16_xor, FERRYI_KIND_OF(uint16_t),
        FERRYI_REDUCTION_xor, timeout_ns);
}
ferry_status ferry_int32_xor_reduce(ferry_team_t team, int32_t *dest, const int32_t *source, size_t nreduce)
{
    return reduce(team, dest, source, sizeof(int32_t), nreduce, fold_int32_xor, FERRYI_KIND_OF(int32_t),
        FERRYI_REDUCTION_xor, UINT64_MAX);
}
ferry_status ferry_int32_xor_reduce_timeout(ferry_team_t team, int32_t *dest, const int32_t *source, size_t nreduce,
    uint64_t timeout_ns)
{
    return reduce(team, dest, source, sizeof(int32_t), nreduce, fold_int32_xor, FERRYI_KIND_OF(int32_t),
        FERRYI_REDUCTION_xor, timeout_ns);
}
ferry_status ferry_int64_xor_reduce(ferry_team_t team, int64_t *dest, const int64_t *source, size_t nreduce)
{
    return reduce(team, dest, source, sizeof(int64_t), nreduce, fold_int64_xor, FERRYI_KIND_OF(int64_t),
        FERRYI_REDUCTION_xor, UINT64_MAX);
}
ferry_status ferry_int64_xor_reduce_timeout(ferry_team_t team, int64_t *dest, const int64_t *source, size_t nreduce,
    uint64_t timeout_ns)
{
    return reduce(team, dest, source, sizeof(int64_t), nreduce, fold_int64_xor, FERRYI_KIND_OF(int64_t),
        FERRYI_REDUCTION_xor, timeout_ns);
}
ferry_status ferry_uint32_xor_reduce(ferry_team_t team, uint32_t *dest, const uint32_t *source, size_t nreduce)
{
    return reduce(team, dest, source, sizeof(uint32_t), nreduce, fold_uint32_xor, FERRYI_KIND_OF(uint32_t),
        FERRYI_REDUCTION_xor, UINT64_MAX);
}
ferry_status ferry_uint32_xor_reduce_timeout(ferry_team_t team, uint32_t *dest, const uint32_t *source, size_t nreduce,
    uint64_t timeout_ns)
{
    return reduce(team, dest, source, sizeof(uint32_t), nreduce, fold_uint32_xor, FERRYI_KIND_OF(uint32_t),
        FERRYI_REDUCTION_xor, timeout_ns);
}
ferry_status ferry_uint64_xor_reduce(ferry_team_t team, uint64_t *dest, const uint64_t *source, size_t nreduce)
{
    return reduce(team, dest, source, sizeof(uint64_t), nreduce, fold_uint64_xor, FERRYI_KIND_OF(uint64_t),
        FERRYI_REDUCTION_xor, UINT64_MAX);
}
ferry_status ferry_uint64_xor_reduce_timeout(ferry_team_t team, uint64_t *dest, const uint64_t *source, size_t nreduce,
    uint64_t timeout_ns)
{
    return reduce(team, dest, source, sizeof(uint64_t), nreduce, fold_uint64_xor, FERRYI_KIND_OF(uint64_t),
        FERRYI_REDUCTION_xor, timeout_ns);
}
ferry_status ferry_size_xor_reduce(ferry_team_t team, size_t *dest, const size_t *source, size_t nreduce)
{
    return reduce(team, dest, source, sizeof(size_t), nreduce, fold_size_xor, FERRYI_KIND_OF(size_t),
        FERRYI_REDUCTION_xor, UINT64_MAX);
}
ferry_status ferry_size_xor_reduce_timeout(ferry_team_t team, size_t *dest, const size_t *source, size_t nreduce,
    uint64_t timeout_ns)
{
    return reduce(team, dest, source, sizeof(size_t), nreduce, fold_size_xor, FERRYI_KIND_OF(size_t),
        FERRYI_REDUCTION_xor, timeout_ns);
}
ferry_status ferry_ptrdiff_xor_reduce(ferry_team_t team, ptrdiff_t *dest, const ptrdiff_t *source, size_t nreduce)
{
    return reduce(team, dest, source, sizeof(ptrdiff_t), nreduce, fold_ptrdiff_xor, FERRYI_KIND_OF(ptrdiff_t),
        FERRYI_REDUCTION_xor, UINT64_MAX);
}
ferry_status ferry_ptrdiff_xor_reduce_timeout(ferry_team_t team, ptrdiff_t *dest, const ptrdiff_t *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return reduce(team, dest, source, sizeof(ptrdiff_t), nreduce, fold_ptrdiff_xor, FERRYI_KIND_OF(ptrdiff_t),
        FERRYI_REDUCTION_xor, timeout_ns);
}

/* ferry_TYPE_max_reducescatter */
ferry_status ferry_float_max_reducescatter(ferry_team_t team, float *dest, const float *source, size_t nreduce)
{
    return reducescatter(team, dest, source, sizeof(float), nreduce, fold_float_max, FERRYI_KIND_OF(float),
        FERRYI_REDUCTION_max, UINT64_MAX);
}
ferry_status ferry_float_max_reducescatter_timeout(ferry_team_t team, float *dest, const float *source, size_t nreduce,
    uint64_t timeout_ns)
{
    return reducescatter(team, dest, source, sizeof(float), nreduce, fold_float_max, FERRYI_KIND_OF(float),
        FERRYI_REDUCTION_max, timeout_ns);
}
ferry_status ferry_double_max_reducescatter(ferry_team_t team, double *dest, const double *source, size_t nreduce)
{
    return reducescatter(team, dest, source, sizeof(double), nreduce, fold_double_max, FERRYI_KIND_OF(double),
        FERRYI_REDUCTION_max, UINT64_MAX);
}
ferry_status ferry_double_max_reducescatter_timeout(ferry_team_t team, double *dest, const double *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return reducescatter(team, dest, source, sizeof(double), nreduce, fold_double_max, FERRYI_KIND_OF(double),
        FERRYI_REDUCTION_max, timeout_ns);
}
ferry_status ferry_longdouble_max_reducescatter(ferry_team_t team, long double *dest, const long double *source,
    size_t nreduce)
{
    return reducescatter(team, dest, source, sizeof(long double), nreduce, fold_longdouble_max,
        FERRYI_KIND_OF(long double), FERRYI_REDUCTION_max, UINT64_MAX);
}
ferry_status ferry_longdouble_max_reducescatter_timeout(ferry_team_t team, long double *dest, const long double *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return reducescatter(team, dest, source, sizeof(long double), nreduce, fold_longdouble_max,
        FERRYI_KIND_OF(long double), FERRYI_REDUCTION_max, timeout_ns);
}
ferry_status ferry_char_max_reducescatter(ferry_team_t team, char *dest, const char *source, size_t nreduce)
{
    return reducescatter(team, dest, source, sizeof(char), nreduce, fold_char_max, FERRYI_KIND_OF(char),
        FERRYI_REDUCTION_max, UINT64_MAX);
}
ferry_status ferry_char_max_reducescatter_timeout(ferry_team_t team, char *dest, const char *source, size_t nreduce,
    uint64_t timeout_ns)
{
    return reducescatter(team, dest, source, sizeof(char), nreduce, fold_char_max, FERRYI_KIND_OF(char),
        FERRYI_REDUCTION_max, timeout_ns);
}
ferry_status ferry_schar_max_reducescatter(ferry_team_t team, signed char *dest, const signed char *source,
    size_t nreduce)
{
    return reducescatter(team, dest, source, sizeof(signed char), nreduce, fold_schar_max, FERRYI_KIND_OF(signed char),
        FERRYI_REDUCTION_max, UINT64_MAX);
}
ferry_status ferry_schar_max_reducescatter_timeout(ferry_team_t team, signed char *dest, const signed char *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return reducescatter(team, dest, source, sizeof(signed char), nreduce, fold_schar_max, FERRYI_KIND_OF(signed char),
        FERRYI_REDUCTION_max, timeout_ns);
}
ferry_status ferry_short_max_reducescatter(ferry_team_t team, short *dest, const short *source, size_t nreduce)
{
    return reducescatter(team, dest, source, sizeof(short), nreduce, fold_short_max, FERRYI_KIND_OF(short),
        FERRYI_REDUCTION_max, UINT64_MAX);
}
ferry_status ferry_short_max_reducescatter_timeout(ferry_team_t team, short *dest, const short *source, size_t nreduce,
    uint64_t timeout_ns)
{
    return reducescatter(team, dest, source, sizeof(short), nreduce, fold_short_max, FERRYI_KIND_OF(short),
        FERRYI_REDUCTION_max, timeout_ns);
}
ferry_status ferry_uchar_max_reducescatter(ferry_team_t team, unsigned char *dest, const unsigned char *source,
    size_t nreduce)
{
    return reducescatter(team, dest, source, sizeof(unsigned char), nreduce, fold_uchar_max,
        FERRYI_KIND_OF(unsigned char), FERRYI_REDUCTION_max, UINT64_MAX);
}
ferry_status ferry_uchar_max_reducescatter_timeout(ferry_team_t team, unsigned char *dest, const unsigned char *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return reducescatter(team, dest, source, sizeof(unsigned char), nreduce, fold_uchar_max,
        FERRYI_KIND_OF(unsigned char), FERRYI_REDUCTION_max, timeout_ns);
}
ferry_status ferry_ushort_max_reducescatter(ferry_team_t team, unsigned short *dest, const unsigned short *source,
    size_t nreduce)
{
    return reducescatter(team, dest, source, sizeof(unsigned short), nreduce, fold_ushort_max,
        FERRYI_KIND_OF(unsigned short), FERRYI_REDUCTION_max, UINT64_MAX);
}
ferry_status ferry_ushort_max_reducescatter_timeout(ferry_team_t team, unsigned short *dest,
    const unsigned short *source, size_t nreduce, uint64_t timeout_ns)
{
    return reducescatter(team, dest, source, sizeof(unsigned short), nreduce, fold_ushort_max,
        FERRYI_KIND_OF(unsigned short), FERRYI_REDUCTION_max, timeout_ns);
}
ferry_status ferry_int_max_reducescatter(ferry_team_t team, int *dest, const int *source, size_t nreduce)
{
    return reducescatter(team, dest, source, sizeof(int), nreduce, fold_int_max, FERRYI_KIND_OF(int),
        FERRYI_REDUCTION_max, UINT64_MAX);
}
ferry_status ferry_int_max_reducescatter_timeout(ferry_team_t team, int *dest, const int *source, size_t nreduce,
    uint64_t timeout_ns)
{
    return reducescatter(team, dest, source, sizeof(int), nreduce, fold_int_max, FERRYI_KIND_OF(int),
        FERRYI_REDUCTION_max, timeout_ns);
}
ferry_status ferry_long_max_reducescatter(ferry_team_t team, long *dest, const long *source, size_t nreduce)
{
    return reducescatter(team, dest, source, sizeof(long), nreduce, fold_long_max, FERRYI_KIND_OF(long),
        FERRYI_REDUCTION_max, UINT64_MAX);
}
ferry_status ferry_long_max_reducescatter_timeout(ferry_team_t team, long *dest, const long *source, size_t nreduce,
    uint64_t timeout_ns)
{
    return reducescatter(team, dest, source, sizeof(long), nreduce, fold_long_max, FERRYI_KIND_OF(long),
        FERRYI_REDUCTION_max, timeout_ns);
}
ferry_status ferry_longlong_max_reducescatter(ferry_team_t team, long long *dest, const long long *source,
    size_t nreduce)
{
    return reducescatter(team, dest, source, sizeof(long long), nreduce, fold_longlong_max, FERRYI_KIND_OF(long long),
        FERRYI_REDUCTION_max, UINT64_MAX);
}
ferry_status ferry_longlong_max_reducescatter_timeout(ferry_team_t team, long long *dest, const long long *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return reducescatter(team, dest, source, sizeof(long long), nreduce, fold_longlong_max, FERRYI_KIND_OF(long long),
        FERRYI_REDUCTION_max, timeout_ns);
}
ferry_status ferry_uint_max_reducescatter(ferry_team_t team, unsigned int *dest, const unsigned int *source,
    size_t nreduce)
{
    return reducescatter(team, dest, source, sizeof(unsigned int), nreduce, fold_uint_max, FERRYI_KIND_OF(unsigned int),
        FERRYI_REDUCTION_max, UINT64_MAX);
}
ferry_status ferry_uint_max_reducescatter_timeout(ferry_team_t team, unsigned int *dest, const unsigned int *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return reducescatter(team, dest, source, sizeof(unsigned int), nreduce, fold_uint_max, FERRYI_KIND_OF(unsigned int),
        FERRYI_REDUCTION_max, timeout_ns);
}
ferry_status ferry_ulong_max_reducescatter(ferry_team_t team, unsigned long *dest, const unsigned long *source,
    size_t nreduce)
{
    return reducescatter(team, dest, source, sizeof(unsigned long), nreduce, fold_ulong_max,
        FERRYI_KIND_OF(unsigned long), FERRYI_REDUCTION_max, UINT64_MAX);
}
ferry_status ferry_ulong_max_reducescatter_timeout(ferry_team_t team, unsigned long *dest, const unsigned long *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return reducescatter(team, dest, source, sizeof(unsigned long), nreduce, fold_ulong_max,
        FERRYI_KIND_OF(unsigned long), FERRYI_REDUCTION_max, timeout_ns);
}
ferry_status ferry_ulonglong_max_reducescatter(ferry_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nreduce)
{
    return reducescatter(team, dest, source, sizeof(unsigned long long), nreduce, fold_ulonglong_max,
        FERRYI_KIND_OF(unsigned long long), FERRYI_REDUCTION_max, UINT64_MAX);
}
ferry_status ferry_ulonglong_max_reducescatter_timeout(ferry_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nreduce, uint64_t timeout_ns)
{
    return reducescatter(team, dest, source, sizeof(unsigned long long), nreduce, fold_ulonglong_max,
        FERRYI_KIND_OF(unsigned long long), FERRYI_REDUCTION_max, timeout_ns);
}
ferry_status ferry_int8_max_reducescatter(ferry_team_t team, int8_t *dest, const int8_t *source, size_t nreduce)
{
    return reducescatter(team, dest, source, sizeof(int8_t), nreduce, fold_int8_max, FERRYI_KIND_OF(int8_t),
        FERRYI_REDUCTION_max, UINT64_MAX);
}
ferry_status ferry_int8_max_reducescatter_timeout(ferry_team_t team, int8_t *dest, const int8_t *source, size_t nreduce,
    uint64_t timeout_ns)
{
    return reducescatter(team, dest, source, sizeof(int8_t), nreduce, fold_int8_max, FERRYI_KIND_OF(int8_t),
        FERRYI_REDUCTION_max, timeout_ns);
}
ferry_status ferry_int16_max_reducescatter(ferry_team_t team, int16_t *dest, const int16_t *source, size_t nreduce)
{
    return reducescatter(team, dest, source, sizeof(int16_t), nreduce, fold_int16_max, FERRYI_KIND_OF(int16_t),
        FERRYI_REDUCTION_max, UINT64_MAX);
}
ferry_status ferry_int16_max_reducescatter_timeout(ferry_team_t team, int16_t *dest, const int16_t *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return reducescatter(team, dest, source, sizeof(int16_t), nreduce, fold_int16_max, FERRYI_KIND_OF(int16_t),
        FERRYI_REDUCTION_max, timeout_ns);
}
ferry_status ferry_uint8_max_reducescatter(ferry_team_t team, uint8_t *dest, const uint8_t *source, size_t nreduce)
{
    return reducescatter(team, dest, source, sizeof(uint8_t), nreduce, fold_uint8_max, FERRYI_KIND_OF(uint8_t),
        FERRYI_REDUCTION_max, UINT64_MAX);
}
ferry_status ferry_uint8_max_reducescatter_timeout(ferry_team_t team, uint8_t *dest, const uint8_t *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return reducescatter(team, dest, source, sizeof(uint8_t), nreduce, fold_uint8_max, FERRYI_KIND_OF(uint8_t),
        FERRYI_REDUCTION_max, timeout_ns);
}
ferry_status ferry_uint16_max_reducescatter(ferry_team_t team, uint16_t *dest, const uint16_t *source, size_t nreduce)
{
    return reducescatter(team, dest, source, sizeof(uint16_t), nreduce, fold_uint16_max, FERRYI_KIND_OF(uint16_t),
        FERRYI_REDUCTION_max, UINT64_MAX);
}
ferry_status ferry_uint16_max_reducescatter_timeout(ferry_team_t team, uint16_t *dest, const uint16_t *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return reducescatter(team, dest, source, sizeof(uint16_t), nreduce, fold_uint16_max, FERRYI_KIND_OF(uint16_t),
        FERRYI_REDUCTION_max, timeout_ns);
}
ferry_status ferry_int32_max_reducescatter(ferry_team_t team, int32_t *dest, const int32_t *source, size_t nreduce)
{
    return reducescatter(team, dest, source, sizeof(int32_t), nreduce, fold_int32_max, FERRYI_KIND_OF(int32_t),
        FERRYI_REDUCTION_max, UINT64_MAX);
}
ferry_status ferry_int32_max_reducescatter_timeout(ferry_team_t team, int32_t *dest, const int32_t *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return reducescatter(team, dest, source, sizeof(int32_t), nreduce, fold_int32_max, FERRYI_KIND_OF(int32_t),
        FERRYI_REDUCTION_max, timeout_ns);
}
ferry_status ferry_int64_max_reducescatter(ferry_team_t team, int64_t *dest, const int64_t *source, size_t nreduce)
{
    return reducescatter(team, dest, source, sizeof(int64_t), nreduce, fold_int64_max, FERRYI_KIND_OF(int64_t),
        FERRYI_REDUCTION_max, UINT64_MAX);
}
ferry_status ferry_int64_max_reducescatter_timeout(ferry_team_t team, int64_t *dest, const int64_t *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return reducescatter(team, dest, source, sizeof(int64_t), nreduce, fold_int64_max, FERRYI_KIND_OF(int64_t),
        FERRYI_REDUCTION_max, timeout_ns);
}
ferry_status ferry_uint32_max_reducescatter(ferry_team_t team, uint32_t *dest, const uint32_t *source, size_t nreduce)
{
    return reducescatter(team, dest, source, sizeof(uint32_t), nreduce, fold_uint32_max, FERRYI_KIND_OF(uint32_t),
        FERRYI_REDUCTION_max, UINT64_MAX);
}
ferry_status ferry_uint32_max_reducescatter_timeout(ferry_team_t team, uint32_t *dest, const uint32_t *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return reducescatter(team, dest, source, sizeof(uint32_t), nreduce, fold_uint32_max, FERRYI_KIND_OF(uint32_t),
        FERRYI_REDUCTION_max, timeout_ns);
}
ferry_status ferry_uint64_max_reducescatter(ferry_team_t team, uint64_t *dest, const uint64_t *source, size_t nreduce)
{
    return reducescatter(team, dest, source, sizeof(uint64_t), nreduce, fold_uint64_max, FERRYI_KIND_OF(uint64_t),
        FERRYI_REDUCTION_max, UINT64_MAX);
}
ferry_status ferry_uint64_max_reducescatter_timeout(ferry_team_t team, uint64_t *dest, const uint64_t *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return reducescatter(team, dest, source, sizeof(uint64_t), nreduce, fold_uint64_max, FERRYI_KIND_OF(uint64_t),
        FERRYI_REDUCTION_max, timeout_ns);
}
ferry_status ferry_size_max_reducescatter(ferry_team_t team, size_t *dest, const size_t *source, size_t nreduce)
{
    return reducescatter(team, dest, source, sizeof(size_t), nreduce, fold_size_max, FERRYI_KIND_OF(size_t),
        FERRYI_REDUCTION_max, UINT64_MAX);
}
ferry_status ferry_size_max_reducescatter_timeout(ferry_team_t team, size_t *dest, const size_t *source, size_t nreduce,
    uint64_t timeout_ns)
{
    return reducescatter(team, dest, source, sizeof(size_t), nreduce, fold_size_max, FERRYI_KIND_OF(size_t),
        FERRYI_REDUCTION_max, timeout_ns);
}
ferry_status ferry_ptrdiff_max_reducescatter(ferry_team_t team, ptrdiff_t *dest, const ptrdiff_t *source,
    size_t nreduce)
{
    return reducescatter(team, dest, source, sizeof(ptrdiff_t), nreduce, fold_ptrdiff_max, FERRYI_KIND_OF(ptrdiff_t),
        FERRYI_REDUCTION_max, UINT64_MAX);
}
ferry_status ferry_ptrdiff_max_reducescatter_timeout(ferry_team_t team, ptrdiff_t *dest, const ptrdiff_t *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return reducescatter(team, dest, source, sizeof(ptrdiff_t), nreduce, fold_ptrdiff_max, FERRYI_KIND_OF(ptrdiff_t),
        FERRYI_REDUCTION_max, timeout_ns);
}

/* ferry_TYPE_min_reducescatter */
ferry_status ferry_float_min_reducescatter(ferry_team_t team, float *dest, const float *source, size_t nreduce)
{
    return reducescatter(team, dest, source, sizeof(float), nreduce, fold_float_min, FERRYI_KIND_OF(float),
        FERRYI_REDUCTION_min, UINT64_MAX);
}
ferry_status ferry_float_min_reducescatter_timeout(ferry_team_t team, float *dest, const float *source, size_t nreduce,
    uint64_t timeout_ns)
{
    return reducescatter(team, dest, source, sizeof(float), nreduce, fold_float_min, FERRYI_KIND_OF(float),
        FERRYI_REDUCTION_min, timeout_ns);
}
ferry_status ferry_double_min_reducescatter(ferry_team_t team, double *dest, const double *source, size_t nreduce)
{
    return reducescatter(team, dest, source, sizeof(double), nreduce, fold_double_min, FERRYI_KIND_OF(double),
        FERRYI_REDUCTION_min, UINT64_MAX);
}
ferry_status ferry_double_min_reducescatter_timeout(ferry_team_t team, double *dest, const double *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return reducescatter(team, dest, source, sizeof(double), nreduce, fold_double_min, FERRYI_KIND_OF(double),
        FERRYI_REDUCTION_min, timeout_ns);
}
ferry_status ferry_longdouble_min_reducescatter(ferry_team_t team, long double *dest, const long double *source,
    size_t nreduce)
{
    return reducescatter(team, dest, source, sizeof(long double), nreduce, fold_longdouble_min,
        FERRYI_KIND_OF(long double), FERRYI_REDUCTION_min, UINT64_MAX);
}
ferry_status ferry_longdouble_min_reducescatter_timeout(ferry_team_t team, long double *dest, const long double *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return reducescatter(team, dest, source, sizeof(long double), nreduce, fold_longdouble_min,
        FERRYI_KIND_OF(long double), FERRYI_REDUCTION_min, timeout_ns);
}
ferry_status ferry_char_min_reducescatter(ferry_team_t team, char *dest, const char *source, size_t nreduce)
{
    return reducescatter(team, dest, source, sizeof(char), nreduce, fold_char_min, FERRYI_KIND_OF(char),
        FERRYI_REDUCTION_min, UINT64_MAX);
}
ferry_status ferry_char_min_reducescatter_timeout(ferry_team_t team, char *dest, const char *source, size_t nreduce,
    uint64_t timeout_ns)
{
    return reducescatter(team, dest, source, sizeof(char), nreduce, fold_char_min, FERRYI_KIND_OF(char),
        FERRYI_REDUCTION_min, timeout_ns);
}
ferry_status ferry_schar_min_reducescatter(ferry_team_t team, signed char *dest, const signed char *source,
    size_t nreduce)
{
    return reducescatter(team, dest, source, sizeof(signed char), nreduce, fold_schar_min, FERRYI_KIND_OF(signed char),
        FERRYI_REDUCTION_min, UINT64_MAX);
}
ferry_status ferry_schar_min_reducescatter_timeout(ferry_team_t team, signed char *dest, const signed char *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return reducescatter(team, dest, source, sizeof(signed char), nreduce, fold_schar_min, FERRYI_KIND_OF(signed char),
        FERRYI_REDUCTION_min, timeout_ns);
}
ferry_status ferry_short_min_reducescatter(ferry_team_t team, short *dest, const short *source, size_t nreduce)
{
    return reducescatter(team, dest, source, sizeof(short), nreduce, fold_short_min, FERRYI_KIND_OF(short),
        FERRYI_REDUCTION_min, UINT64_MAX);
}
ferry_status ferry_short_min_reducescatter_timeout(ferry_team_t team, short *dest, const short *source, size_t nreduce,
    uint64_t timeout_ns)
{
    return reducescatter(team, dest, source, sizeof(short), nreduce, fold_short_min, FERRYI_KIND_OF(short),
        FERRYI_REDUCTION_min, timeout_ns);
}
ferry_status ferry_uchar_min_reducescatter(ferry_team_t team, unsigned char *dest, const unsigned char *source,
    size_t nreduce)
{
    return reducescatter(team, dest, source, sizeof(unsigned char), nreduce, fold_uchar_min,
        FERRYI_KIND_OF(unsigned char), FERRYI_REDUCTION_min, UINT64_MAX);
}
ferry_status ferry_uchar_min_reducescatter_timeout(ferry_team_t team, unsigned char *dest, const unsigned char *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return reducescatter(team, dest, source, sizeof(unsigned char), nreduce, fold_uchar_min,
        FERRYI_KIND_OF(unsigned char), FERRYI_REDUCTION_min, timeout_ns);
}
ferry_status ferry_ushort_min_reducescatter(ferry_team_t team, unsigned short *dest, const unsigned short *source,
    size_t nreduce)
{
    return reducescatter(team, dest, source, sizeof(unsigned short), nreduce, fold_ushort_min,
        FERRYI_KIND_OF(unsigned short), FERRYI_REDUCTION_min, UINT64_MAX);
}
ferry_status ferry_ushort_min_reducescatter_timeout(ferry_team_t team, unsigned short *dest,
    const unsigned short *source, size_t nreduce, uint64_t timeout_ns)
{
    return reducescatter(team, dest, source, sizeof(unsigned short), nreduce, fold_ushort_min,
        FERRYI_KIND_OF(unsigned short), FERRYI_REDUCTION_min, timeout_ns);
}
ferry_status ferry_int_min_reducescatter(ferry_team_t team, int *dest, const int *source, size_t nreduce)
{
    return reducescatter(team, dest, source, sizeof(int), nreduce, fold_int_min, FERRYI_KIND_OF(int),
        FERRYI_REDUCTION_min, UINT64_MAX);
}
ferry_status ferry_int_min_reducescatter_timeout(ferry_team_t team, int *dest, const int *source, size_t nreduce,
    uint64_t timeout_ns)
{
    return reducescatter(team, dest, source, sizeof(int), nreduce, fold_int_min, FERRYI_KIND_OF(int),
        FERRYI_REDUCTION_min, timeout_ns);
}
ferry_status ferry_long_min_reducescatter(ferry_team_t team, long *dest, const long *source, size_t nreduce)
{
    return reducescatter(team, dest, source, sizeof(long), nreduce, fold_long_min, FERRYI_KIND_OF(long),
        FERRYI_REDUCTION_min, UINT64_MAX);
}
ferry_status ferry_long_min_reducescatter_timeout(ferry_team_t team, long *dest, const long *source, size_t nreduce,
    uint64_t timeout_ns)
{
    return reducescatter(team, dest, source, sizeof(long), nreduce, fold_long_min, FERRYI_KIND_OF(long),
        FERRYI_REDUCTION_min, timeout_ns);
}
ferry_status ferry_longlong_min_reducescatter(ferry_team_t team, long long *dest, const long long *source,
    size_t nreduce)
{
    return reducescatter(team, dest, source, sizeof(long long), nreduce, fold_longlong_min, FERRYI_KIND_OF(long long),
        FERRYI_REDUCTION_min, UINT64_MAX);
}
ferry_status ferry_longlong_min_reducescatter_timeout(ferry_team_t team, long long *dest, const long long *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return reducescatter(team, dest, source, sizeof(long long), nreduce, fold_longlong_min, FERRYI_KIND_OF(long long),
        FERRYI_REDUCTION_min, timeout_ns);
}
ferry_status ferry_uint_min_reducescatter(ferry_team_t team, unsigned int *dest, const unsigned int *source,
    size_t nreduce)
{
    return reducescatter(team, dest, source, sizeof(unsigned int), nreduce, fold_uint_min, FERRYI_KIND_OF(unsigned int),
        FERRYI_REDUCTION_min, UINT64_MAX);
}
ferry_status ferry_uint_min_reducescatter_timeout(ferry_team_t team, unsigned int *dest, const unsigned int *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return reducescatter(team, dest, source, sizeof(unsigned int), nreduce, fold_uint_min, FERRYI_KIND_OF(unsigned int),
        FERRYI_REDUCTION_min, timeout_ns);
}
ferry_status ferry_ulong_min_reducescatter(ferry_team_t team, unsigned long *dest, const unsigned long *source,
    size_t nreduce)
{
    return reducescatter(team, dest, source, sizeof(unsigned long), nreduce, fold_ulong_min,
        FERRYI_KIND_OF(unsigned long), FERRYI_REDUCTION_min, UINT64_MAX);
}
ferry_status ferry_ulong_min_reducescatter_timeout(ferry_team_t team, unsigned long *dest, const unsigned long *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return reducescatter(team, dest, source, sizeof(unsigned long), nreduce, fold_ulong_min,
        FERRYI_KIND_OF(unsigned long), FERRYI_REDUCTION_min, timeout_ns);
}
ferry_status ferry_ulonglong_min_reducescatter(ferry_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nreduce)
{
    return reducescatter(team, dest, source, sizeof(unsigned long long), nreduce, fold_ulonglong_min,
        FERRYI_KIND_OF(unsigned long long), FERRYI_REDUCTION_min, UINT64_MAX);
}
ferry_status ferry_ulonglong_min_reducescatter_timeout(ferry_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nreduce, uint64_t timeout_ns)
{
    return reducescatter(team, dest, source, sizeof(unsigned long long), nreduce, fold_ulonglong_min,
        FERRYI_KIND_OF(unsigned long long), FERRYI_REDUCTION_min, timeout_ns);
}
ferry_status ferry_int8_min_reducescatter(ferry_team_t team, int8_t *dest, const int8_t *source, size_t nreduce)
{
    return reducescatter(team, dest, source, sizeof(int8_t), nreduce, fold_int8_min, FERRYI_KIND_OF(int8_t),
        FERRYI_REDUCTION_min, UINT64_MAX);
}
ferry_status ferry_int8_min_reducescatter_timeout(ferry_team_t team, int8_t *dest, const int8_t *source, size_t nreduce,
    uint64_t timeout_ns)
{
    return reducescatter(team, dest, source, sizeof(int8_t), nreduce, fold_int8_min, FERRYI_KIND_OF(int8_t),
        FERRYI_REDUCTION_min, timeout_ns);
}
ferry_status ferry_int16_min_reducescatter(ferry_team_t team, int16_t *dest, const int16_t *source, size_t nreduce)
{
    return reducescatter(team, dest, source, sizeof(int16_t), nreduce, fold_int16_min, FERRYI_KIND_OF(int16_t),
        FERRYI_REDUCTION_min, UINT64_MAX);
}
ferry_status ferry_int16_min_reducescatter_timeout(ferry_team_t team, int16_t *dest, const int16_t *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return reducescatter(team, dest, source, sizeof(int16_t), nreduce, fold_int16_min, FERRYI_KIND_OF(int16_t),
        FERRYI_REDUCTION_min, timeout_ns);
}
ferry_status ferry_uint8_min_reducescatter(ferry_team_t team, uint8_t *dest, const uint8_t *source, size_t nreduce)
{
    return reducescatter(team, dest, source, sizeof(uint8_t), nreduce, fold_uint8_min, FERRYI_KIND_OF(uint8_t),
        FERRYI_REDUCTION_min, UINT64_MAX);
}
ferry_status ferry_uint8_min_reducescatter_timeout(ferry_team_t team, uint8_t *dest, const uint8_t *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return reducescatter(team, dest, source, sizeof(uint8_t), nreduce, fold_uint8_min, FERRYI_KIND_OF(uint8_t),
        FERRYI_REDUCTION_min, timeout_ns);
}
ferry_status ferry_uint16_min_reducescatter(ferry_team_t team, uint16_t *dest, const uint16_t *source, size_t nreduce)
{
    return reducescatter(team, dest, source, sizeof(uint16_t), nreduce, fold_uint16_min, FERRYI_KIND_OF(uint16_t),
        FERRYI_REDUCTION_min, UINT64_MAX);
}
ferry_status ferry_uint16_min_reducescatter_timeout(ferry_team_t team, uint16_t *dest, const uint16_t *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return reducescatter(team, dest, source, sizeof(uint16_t), nreduce, fold_uint16_min, FERRYI_KIND_OF(uint16_t),
        FERRYI_REDUCTION_min, timeout_ns);
}
ferry_status ferry_int32_min_reducescatter(ferry_team_t team, int32_t *dest, const int32_t *source, size_t nreduce)
{
    return reducescatter(team, dest, source, sizeof(int32_t), nreduce, fold_int32_min, FERRYI_KIND_OF(int32_t),
        FERRYI_REDUCTION_min, UINT64_MAX);
}
ferry_status ferry_int32_min_reducescatter_timeout(ferry_team_t team, int32_t *dest, const int32_t *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return reducescatter(team, dest, source, sizeof(int32_t), nreduce, fold_int32_min, FERRYI_KIND_OF(int32_t),
        FERRYI_REDUCTION_min, timeout_ns);
}
ferry_status ferry_int64_min_reducescatter(ferry_team_t team, int64_t *dest, const int64_t *source, size_t nreduce)
{
    return reducescatter(team, dest, source, sizeof(int64_t), nreduce, fold_int64_min, FERRYI_KIND_OF(int64_t),
        FERRYI_REDUCTION_min, UINT64_MAX);
}
ferry_status ferry_int64_min_reducescatter_timeout(ferry_team_t team, int64_t *dest, const int64_t *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return reducescatter(team, dest, source, sizeof(int64_t), nreduce, fold_int64_min, FERRYI_KIND_OF(int64_t),
        FERRYI_REDUCTION_min, timeout_ns);
}
ferry_status ferry_uint32_min_reducescatter(ferry_team_t team, uint32_t *dest, const uint32_t *source, size_t nreduce)
{
    return reducescatter(team, dest, source, sizeof(uint32_t), nreduce, fold_uint32_min, FERRYI_KIND_OF(uint32_t),
        FERRYI_REDUCTION_min, UINT64_MAX);
}
ferry_status ferry_uint32_min_reducescatter_timeout(ferry_team_t team, uint32_t *dest, const uint32_t *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return reducescatter(team, dest, source, sizeof(uint32_t), nreduce, fold_uint32_min, FERRYI_KIND_OF(uint32_t),
        FERRYI_REDUCTION_min, timeout_ns);
}
ferry_status ferry_uint64_min_reducescatter(ferry_team_t team, uint64_t *dest, const uint64_t *source, size_t nreduce)
{
    return reducescatter(team, dest, source, sizeof(uint64_t), nreduce, fold_uint64_min, FERRYI_KIND_OF(uint64_t),
        FERRYI_REDUCTION_min, UINT64_MAX);
}
ferry_status ferry_uint64_min_reducescatter_timeout(ferry_team_t team, uint64_t *dest, const uint64_t *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return reducescatter(team, dest, source, sizeof(uint64_t), nreduce, fold_uint64_min, FERRYI_KIND_OF(uint64_t),
        FERRYI_REDUCTION_min, timeout_ns);
}
ferry_status ferry_size_min_reducescatter(ferry_team_t team, size_t *dest, const size_t *source, size_t nreduce)
{
    return reducescatter(team, dest, source, sizeof(size_t), nreduce, fold_size_min, FERRYI_KIND_OF(size_t),
        FERRYI_REDUCTION_min, UINT64_MAX);
}
ferry_status ferry_size_min_reducescatter_timeout(ferry_team_t team, size_t *dest, const size_t *source, size_t nreduce,
    uint64_t timeout_ns)
{
    return reducescatter(team, dest, source, sizeof(size_t), nreduce, fold_size_min, FERRYI_KIND_OF(size_t),
        FERRYI_REDUCTION_min, timeout_ns);
}
ferry_status ferry_ptrdiff_min_reducescatter(ferry_team_t team, ptrdiff_t *dest, const ptrdiff_t *source,
    size_t nreduce)
{
    return reducescatter(team, dest, source, sizeof(ptrdiff_t), nreduce, fold_ptrdiff_min, FERRYI_KIND_OF(ptrdiff_t),
        FERRYI_REDUCTION_min, UINT64_MAX);
}
ferry_status ferry_ptrdiff_min_reducescatter_timeout(ferry_team_t team, ptrdiff_t *dest, const ptrdiff_t *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return reducescatter(team, dest, source, sizeof(ptrdiff_t), nreduce, fold_ptrdiff_min, FERRYI_KIND_OF(ptrdiff_t),
        FERRYI_REDUCTION_min, timeout_ns);
}

/* ferry_TYPE_sum_reducescatter */
ferry_status ferry_float_sum_reducescatter(ferry_team_t team, float *dest, const float *source, size_t nreduce)
{
    return reducescatter(team, dest, source, sizeof(float), nreduce, fold_float_sum, FERRYI_KIND_OF(float),
        FERRYI_REDUCTION_sum, UINT64_MAX);
}
ferry_status ferry_float_sum_reducescatter_timeout(ferry_team_t team, float *dest, const float *source, size_t nreduce,
    uint64_t timeout_ns)
{
    return reducescatter(team, dest, source, sizeof(float), nreduce, fold_float_sum, FERRYI_KIND_OF(float),
        FERRYI_REDUCTION_sum, timeout_ns);
}
ferry_status ferry_double_sum_reducescatter(ferry_team_t team, double *dest, const double *source, size_t nreduce)
{
    return reducescatter(team, dest, source, sizeof(double), nreduce, fold_double_sum, FERRYI_KIND_OF(double),
        FERRYI_REDUCTION_sum, UINT64_MAX);
}
ferry_status ferry_double_sum_reducescatter_timeout(ferry_team_t team, double *dest, const double *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return reducescatter(team, dest, source, sizeof(double), nreduce, fold_double_sum, FERRYI_KIND_OF(double),
        FERRYI_REDUCTION_sum, timeout_ns);
}
ferry_status ferry_longdouble_sum_reducescatter(ferry_team_t team, long double *dest, const long double *source,
    size_t nreduce)
{
    return reducescatter(team, dest, source, sizeof(long double), nreduce, fold_longdouble_sum,
        FERRYI_KIND_OF(long double), FERRYI_REDUCTION_sum, UINT64_MAX);
}
ferry_status ferry_longdouble_sum_reducescatter_timeout(ferry_team_t team, long double *dest, const long double *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return reducescatter(team, dest, source, sizeof(long double), nreduce, fold_longdouble_sum,
        FERRYI_KIND_OF(long double), FERRYI_REDUCTION_sum, timeout_ns);
}
ferry_status ferry_char_sum_reducescatter(ferry_team_t team, char *dest, const char *source, size_t nreduce)
{
    return reducescatter(team, dest, source, sizeof(char), nreduce, fold_char_sum, FERRYI_KIND_OF(char),
        FERRYI_REDUCTION_sum, UINT64_MAX);
}
ferry_status ferry_char_sum_reducescatter_timeout(ferry_team_t team, char *dest, const char *source, size_t nreduce,
    uint64_t timeout_ns)
{
    return reducescatter(team, dest, source, sizeof(char), nreduce, fold_char_sum, FERRYI_KIND_OF(char),
        FERRYI_REDUCTION_sum, timeout_ns);
}
ferry_status ferry_schar_sum_reducescatter(ferry_team_t team, signed char *dest, const signed char *source,
    size_t nreduce)
{
    return reducescatter(team, dest, source, sizeof(signed char), nreduce, fold_schar_sum, FERRYI_KIND_OF(signed char),
        FERRYI_REDUCTION_sum, UINT64_MAX);
}
ferry_status ferry_schar_sum_reducescatter_timeout(ferry_team_t team, signed char *dest, const signed char *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return reducescatter(team, dest, source, sizeof(signed char), nreduce, fold_schar_sum, FERRYI_KIND_OF(signed char),
        FERRYI_REDUCTION_sum, timeout_ns);
}
ferry_status ferry_short_sum_reducescatter(ferry_team_t team, short *dest, const short *source, size_t nreduce)
{
    return reducescatter(team, dest, source, sizeof(short), nreduce, fold_short_sum, FERRYI_KIND_OF(short),
        FERRYI_REDUCTION_sum, UINT64_MAX);
}
ferry_status ferry_short_sum_reducescatter_timeout(ferry_team_t team, short *dest, const short *source, size_t nreduce,
    uint64_t timeout_ns)
{
    return reducescatter(team, dest, source, sizeof(short), nreduce, fold_short_sum, FERRYI_KIND_OF(short),
        FERRYI_REDUCTION_sum, timeout_ns);
}
ferry_status ferry_uchar_sum_reducescatter(ferry_team_t team, unsigned char *dest, const unsigned char *source,
    size_t nreduce)
{
    return reducescatter(team, dest, source, sizeof(unsigned char), nreduce, fold_uchar_sum,
        FERRYI_KIND_OF(unsigned char), FERRYI_REDUCTION_sum, UINT64_MAX);
}
ferry_status ferry_uchar_sum_reducescatter_timeout(ferry_team_t team, unsigned char *dest, const unsigned char *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return reducescatter(team, dest, source, sizeof(unsigned char), nreduce, fold_uchar_sum,
        FERRYI_KIND_OF(unsigned char), FERRYI_REDUCTION_sum, timeout_ns);
}
ferry_status ferry_ushort_sum_reducescatter(ferry_team_t team, unsigned short *dest, const unsigned short *source,
    size_t nreduce)
{
    return reducescatter(team, dest, source, sizeof(unsigned short), nreduce, fold_ushort_sum,
        FERRYI_KIND_OF(unsigned short), FERRYI_REDUCTION_sum, UINT64_MAX);
}
ferry_status ferry_ushort_sum_reducescatter_timeout(ferry_team_t team, unsigned short *dest,
    const unsigned short *source, size_t nreduce, uint64_t timeout_ns)
{
    return reducescatter(team, dest, source, sizeof(unsigned short), nreduce, fold_ushort_sum,
        FERRYI_KIND_OF(unsigned short), FERRYI_REDUCTION_sum, timeout_ns);
}
ferry_status ferry_int_sum_reducescatter(ferry_team_t team, int *dest, const int *source, size_t nreduce)
{
    return reducescatter(team, dest, source, sizeof(int), nreduce, fold_int_sum, FERRYI_KIND_OF(int),
        FERRYI_REDUCTION_sum, UINT64_MAX);
}
ferry_status ferry_int_sum_reducescatter_timeout(ferry_team_t team, int *dest, const int *source, size_t nreduce,
    uint64_t timeout_ns)
{
    return reducescatter(team, dest, source, sizeof(int), nreduce, fold_int_sum, FERRYI_KIND_OF(int),
        FERRYI_REDUCTION_sum, timeout_ns);
}
ferry_status ferry_long_sum_reducescatter(ferry_team_t team, long *dest, const long *source, size_t nreduce)
{
    return reducescatter(team, dest, source, sizeof(long), nreduce, fold_long_sum, FERRYI_KIND_OF(long),
        FERRYI_REDUCTION_sum, UINT64_MAX);
}
ferry_status ferry_long_sum_reducescatter_timeout(ferry_team_t team, long *dest, const long *source, size_t nreduce,
    uint64_t timeout_ns)
{
    return reducescatter(team, dest, source, sizeof(long), nreduce, fold_long_sum, FERRYI_KIND_OF(long),
        FERRYI_REDUCTION_sum, timeout_ns);
}
ferry_status ferry_longlong_sum_reducescatter(ferry_team_t team, long long *dest, const long long *source,
    size_t nreduce)
{
    return reducescatter(team, dest, source, sizeof(long long), nreduce, fold_longlong_sum, FERRYI_KIND_OF(long long),
        FERRYI_REDUCTION_sum, UINT64_MAX);
}
ferry_status ferry_longlong_sum_reducescatter_timeout(ferry_team_t team, long long *dest, const long long *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return reducescatter(team, dest, source, sizeof(long long), nreduce, fold_longlong_sum, FERRYI_KIND_OF(long long),
        FERRYI_REDUCTION_sum, timeout_ns);
}
ferry_status ferry_uint_sum_reducescatter(ferry_team_t team, unsigned int *dest, const unsigned int *source,
    size_t nreduce)
{
    return reducescatter(team, dest, source, sizeof(unsigned int), nreduce, fold_uint_sum, FERRYI_KIND_OF(unsigned int),
        FERRYI_REDUCTION_sum, UINT64_MAX);
}
ferry_status ferry_uint_sum_reducescatter_timeout(ferry_team_t team, unsigned int *dest, const unsigned int *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return reducescatter(team, dest, source, sizeof(unsigned int), nreduce, fold_uint_sum, FERRYI_KIND_OF(unsigned int),
        FERRYI_REDUCTION_sum, timeout_ns);
}
ferry_status ferry_ulong_sum_reducescatter(ferry_team_t team, unsigned long *dest, const unsigned long *source,
    size_t nreduce)
{
    return reducescatter(team, dest, source, sizeof(unsigned long), nreduce, fold_ulong_sum,
        FERRYI_KIND_OF(unsigned long), FERRYI_REDUCTION_sum, UINT64_MAX);
}
ferry_status ferry_ulong_sum_reducescatter_timeout(ferry_team_t team, unsigned long *dest, const unsigned long *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return reducescatter(team, dest, source, sizeof(unsigned long), nreduce, fold_ulong_sum,
        FERRYI_KIND_OF(unsigned long), FERRYI_REDUCTION_sum, timeout_ns);
}
ferry_status ferry_ulonglong_sum_reducescatter(ferry_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nreduce)
{
    return reducescatter(team, dest, source, sizeof(unsigned long long), nreduce, fold_ulonglong_sum,
        FERRYI_KIND_OF(unsigned long long), FERRYI_REDUCTION_sum, UINT64_MAX);
}
ferry_status ferry_ulonglong_sum_reducescatter_timeout(ferry_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nreduce, uint64_t timeout_ns)
{
    return reducescatter(team, dest, source, sizeof(unsigned long long), nreduce, fold_ulonglong_sum,
        FERRYI_KIND_OF(unsigned long long), FERRYI_REDUCTION_sum, timeout_ns);
}
ferry_status ferry_int8_sum_reducescatter(ferry_team_t team, int8_t *dest, const int8_t *source, size_t nreduce)
{
    return reducescatter(team, dest, source, sizeof(int8_t), nreduce, fold_int8_sum, FERRYI_KIND_OF(int8_t),
        FERRYI_REDUCTION_sum, UINT64_MAX);
}
ferry_status ferry_int8_sum_reducescatter_timeout(ferry_team_t team, int8_t *dest, const int8_t *source, size_t nreduce,
    uint64_t timeout_ns)
{
    return reducescatter(team, dest, source, sizeof(int8_t), nreduce, fold_int8_sum, FERRYI_KIND_OF(int8_t),
        FERRYI_REDUCTION_sum, timeout_ns);
}
ferry_status ferry_int16_sum_reducescatter(ferry_team_t team, int16_t *dest, const int16_t *source, size_t nreduce)
{
    return reducescatter(team, dest, source, sizeof(int16_t), nreduce, fold_int16_sum, FERRYI_KIND_OF(int16_t),
        FERRYI_REDUCTION_sum, UINT64_MAX);
}
ferry_status ferry_int16_sum_reducescatter_timeout(ferry_team_t team, int16_t *dest, const int16_t *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return reducescatter(team, dest, source, sizeof(int16_t), nreduce, fold_int16_sum, FERRYI_KIND_OF(int16_t),
        FERRYI_REDUCTION_sum, timeout_ns);
}
ferry_status ferry_uint8_sum_reducescatter(ferry_team_t team, uint8_t *dest, const uint8_t *source, size_t nreduce)
{
    return reducescatter(team, dest, source, sizeof(uint8_t), nreduce, fold_uint8_sum, FERRYI_KIND_OF(uint8_t),
        FERRYI_REDUCTION_sum, UINT64_MAX);
}
ferry_status ferry_uint8_sum_reducescatter_timeout(ferry_team_t team, uint8_t *dest, const uint8_t *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return reducescatter(team, dest, source, sizeof(uint8_t), nreduce, fold_uint8_sum, FERRYI_KIND_OF(uint8_t),
        FERRYI_REDUCTION_sum, timeout_ns);
}
ferry_status ferry_uint16_sum_reducescatter(ferry_team_t team, uint16_t *dest, const uint16_t *source, size_t nreduce)
{
    return reducescatter(team, dest, source, sizeof(uint16_t), nreduce, fold_uint16_sum, FERRYI_KIND_OF(uint16_t),
        FERRYI_REDUCTION_sum, UINT64_MAX);
}
ferry_status ferry_uint16_sum_reducescatter_timeout(ferry_team_t team, uint16_t *dest, const uint16_t *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return reducescatter(team, dest, source, sizeof(uint16_t), nreduce, fold_uint16_sum, FERRYI_KIND_OF(uint16_t),
        FERRYI_REDUCTION_sum, timeout_ns);
}
ferry_status ferry_int32_sum_reducescatter(ferry_team_t team, int32_t *dest, const int32_t *source, size_t nreduce)
{
    return reducescatter(team, dest, source, sizeof(int32_t), nreduce, fold_int32_sum, FERRYI_KIND_OF(int32_t),
        FERRYI_REDUCTION_sum, UINT64_MAX);
}
ferry_status ferry_int32_sum_reducescatter_timeout(ferry_team_t team, int32_t *dest, const int32_t *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return reducescatter(team, dest, source, sizeof(int32_t), nreduce, fold_int32_sum, FERRYI_KIND_OF(int32_t),
        FERRYI_REDUCTION_sum, timeout_ns);
}
ferry_status ferry_int64_sum_reducescatter(ferry_team_t team, int64_t *dest, const int64_t *source, size_t nreduce)
{
    return reducescatter(team, dest, source, sizeof(int64_t), nreduce, fold_int64_sum, FERRYI_KIND_OF(int64_t),
        FERRYI_REDUCTION_sum, UINT64_MAX);
}
ferry_status ferry_int64_sum_reducescatter_timeout(ferry_team_t team, int64_t *dest, const int64_t *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return reducescatter(team, dest, source, sizeof(int64_t), nreduce, fold_int64_sum, FERRYI_KIND_OF(int64_t),
        FERRYI_REDUCTION_sum, timeout_ns);
}
ferry_status ferry_uint32_sum_reducescatter(ferry_team_t team, uint32_t *dest, const uint32_t *source, size_t nreduce)
{
    return reducescatter(team, dest, source, sizeof(uint32_t), nreduce, fold_uint32_sum, FERRYI_KIND_OF(uint32_t),
        FERRYI_REDUCTION_sum, UINT64_MAX);
}
ferry_status ferry_uint32_sum_reducescatter_timeout(ferry_team_t team, uint32_t *dest, const uint32_t *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return reducescatter(team, dest, source, sizeof(uint32_t), nreduce, fold_uint32_sum, FERRYI_KIND_OF(uint32_t),
        FERRYI_REDUCTION_sum, timeout_ns);
}
ferry_status ferry_uint64_sum_reducescatter(ferry_team_t team, uint64_t *dest, const uint64_t *source, size_t nreduce)
{
    return reducescatter(team, dest, source, sizeof(uint64_t), nreduce, fold_uint64_sum, FERRYI_KIND_OF(uint64_t),
        FERRYI_REDUCTION_sum, UINT64_MAX);
}
ferry_status ferry_uint64_sum_reducescatter_timeout(ferry_team_t team, uint64_t *dest, const uint64_t *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return reducescatter(team, dest, source, sizeof(uint64_t), nreduce, fold_uint64_sum, FERRYI_KIND_OF(uint64_t),
        FERRYI_REDUCTION_sum, timeout_ns);
}
ferry_status ferry_size_sum_reducescatter(ferry_team_t team, size_t *dest, const size_t *source, size_t nreduce)
{
    return reducescatter(team, dest, source, sizeof(size_t), nreduce, fold_size_sum, FERRYI_KIND_OF(size_t),
        FERRYI_REDUCTION_sum, UINT64_MAX);
}
ferry_status ferry_size_sum_reducescatter_timeout(ferry_team_t team, size_t *dest, const size_t *source, size_t nreduce,
    uint64_t timeout_ns)
{
    return reducescatter(team, dest, source, sizeof(size_t), nreduce, fold_size_sum, FERRYI_KIND_OF(size_t),
        FERRYI_REDUCTION_sum, timeout_ns);
}
ferry_status ferry_ptrdiff_sum_reducescatter(ferry_team_t team, ptrdiff_t *dest, const ptrdiff_t *source,
    size_t nreduce)
{
    return reducescatter(team, dest, source, sizeof(ptrdiff_t), nreduce, fold_ptrdiff_sum, FERRYI_KIND_OF(ptrdiff_t),
        FERRYI_REDUCTION_sum, UINT64_MAX);
}
ferry_status ferry_ptrdiff_sum_reducescatter_timeout(ferry_team_t team, ptrdiff_t *dest, const ptrdiff_t *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return reducescatter(team, dest, source, sizeof(ptrdiff_t), nreduce, fold_ptrdiff_sum, FERRYI_KIND_OF(ptrdiff_t),
        FERRYI_REDUCTION_sum, timeout_ns);
}
ferry_status ferry_complexf_sum_reducescatter(ferry_team_t team, float _Complex *dest, const float _Complex *source,
    size_t nreduce)
{
    return reducescatter(team, dest, source, sizeof(float _Complex), nreduce, fold_complexf_sum, FERRYI_KIND_COMPLEXF,
        FERRYI_REDUCTION_sum, UINT64_MAX);
}
ferry_status ferry_complexf_sum_reducescatter_timeout(ferry_team_t team, float _Complex *dest,
    const float _Complex *source, size_t nreduce, uint64_t timeout_ns)
{
    return reducescatter(team, dest, source, sizeof(float _Complex), nreduce, fold_complexf_sum, FERRYI_KIND_COMPLEXF,
        FERRYI_REDUCTION_sum, timeout_ns);
}
ferry_status ferry_complexd_sum_reducescatter(ferry_team_t team, double _Complex *dest, const double _Complex *source,
    size_t nreduce)
{
    return reducescatter(team, dest, source, sizeof(double _Complex), nreduce, fold_complexd_sum, FERRYI_KIND_COMPLEXD,
        FERRYI_REDUCTION_sum, UINT64_MAX);
}
ferry_status ferry_complexd_sum_reducescatter_timeout(ferry_team_t team, double _Complex *dest,
    const double _Complex *source, size_t nreduce, uint64_t timeout_ns)
{
    return reducescatter(team, dest, source, sizeof(double _Complex), nreduce, fold_complexd_sum, FERRYI_KIND_COMPLEXD,
        FERRYI_REDUCTION_sum, timeout_ns);
}

/* ferry_TYPE_prod_reducescatter */
ferry_status ferry_float_prod_reducescatter(ferry_team_t team, float *dest, const float *source, size_t nreduce)
{
    return reducescatter(team, dest, source, sizeof(float), nreduce, fold_float_prod, FERRYI_KIND_OF(float),
        FERRYI_REDUCTION_prod, UINT64_MAX);
}
ferry_status ferry_float_prod_reducescatter_timeout(ferry_team_t team, float *dest, const float *source, size_t nreduce,
    uint64_t timeout_ns)
{
    return reducescatter(team, dest, source, sizeof(float), nreduce, fold_float_prod, FERRYI_KIND_OF(float),
        FERRYI_REDUCTION_prod, timeout_ns);
}
ferry_status ferry_double_prod_reducescatter(ferry_team_t team, double *dest, const double *source, size_t nreduce)
{
    return reducescatter(team, dest, source, sizeof(double), nreduce, fold_double_prod, FERRYI_KIND_OF(double),
        FERRYI_REDUCTION_prod, UINT64_MAX);
}
ferry_status ferry_double_prod_reducescatter_timeout(ferry_team_t team, double *dest, const double *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return reducescatter(team, dest, source, sizeof(double), nreduce, fold_double_prod, FERRYI_KIND_OF(double),
        FERRYI_REDUCTION_prod, timeout_ns);
}
ferry_status ferry_longdouble_prod_reducescatter(ferry_team_t team, long double *dest, const long double *source,
    size_t nreduce)
{
    return reducescatter(team, dest, source, sizeof(long double), nreduce, fold_longdouble_prod,
        FERRYI_KIND_OF(long double), FERRYI_REDUCTION_prod, UINT64_MAX);
}
ferry_status ferry_longdouble_prod_reducescatter_timeout(ferry_team_t team, long double *dest,
    const long double *source, size_t nreduce, uint64_t timeout_ns)
{
    return reducescatter(team, dest, source, sizeof(long double), nreduce, fold_longdouble_prod,
        FERRYI_KIND_OF(long double), FERRYI_REDUCTION_prod, timeout_ns);
}
ferry_status ferry_char_prod_reducescatter(ferry_team_t team, char *dest, const char *source, size_t nreduce)
{
    return reducescatter(team, dest, source, sizeof(char), nreduce, fold_char_prod, FERRYI_KIND_OF(char),
        FERRYI_REDUCTION_prod, UINT64_MAX);
}
ferry_status ferry_char_prod_reducescatter_timeout(ferry_team_t team, char *dest, const char *source, size_t nreduce,
    uint64_t timeout_ns)
{
    return reducescatter(team, dest, source, sizeof(char), nreduce, fold_char_prod, FERRYI_KIND_OF(char),
        FERRYI_REDUCTION_prod, timeout_ns);
}
ferry_status ferry_schar_prod_reducescatter(ferry_team_t team, signed char *dest, const signed char *source,
    size_t nreduce)
{
    return reducescatter(team, dest, source, sizeof(signed char), nreduce, fold_schar_prod, FERRYI_KIND_OF(signed char),
        FERRYI_REDUCTION_prod, UINT64_MAX);
}
ferry_status ferry_schar_prod_reducescatter_timeout(ferry_team_t team, signed char *dest, const signed char *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return reducescatter(team, dest, source, sizeof(signed char), nreduce, fold_schar_prod, FERRYI_KIND_OF(signed char),
        FERRYI_REDUCTION_prod, timeout_ns);
}
ferry_status ferry_short_prod_reducescatter(ferry_team_t team, short *dest, const short *source, size_t nreduce)
{
    return reducescatter(team, dest, source, sizeof(short), nreduce, fold_short_prod, FERRYI_KIND_OF(short),
        FERRYI_REDUCTION_prod, UINT64_MAX);
}
ferry_status ferry_short_prod_reducescatter_timeout(ferry_team_t team, short *dest, const short *source, size_t nreduce,
    uint64_t timeout_ns)
{
    return reducescatter(team, dest, source, sizeof(short), nreduce, fold_short_prod, FERRYI_KIND_OF(short),
        FERRYI_REDUCTION_prod, timeout_ns);
}
ferry_status ferry_uchar_prod_reducescatter(ferry_team_t team, unsigned char *dest, const unsigned char *source,
    size_t nreduce)
{
    return reducescatter(team, dest, source, sizeof(unsigned char), nreduce, fold_uchar_prod,
        FERRYI_KIND_OF(unsigned char), FERRYI_REDUCTION_prod, UINT64_MAX);
}
ferry_status ferry_uchar_prod_reducescatter_timeout(ferry_team_t team, unsigned char *dest, const unsigned char *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return reducescatter(team, dest, source, sizeof(unsigned char), nreduce, fold_uchar_prod,
        FERRYI_KIND_OF(unsigned char), FERRYI_REDUCTION_prod, timeout_ns);
}
ferry_status ferry_ushort_prod_reducescatter(ferry_team_t team, unsigned short *dest, const unsigned short *source,
    size_t nreduce)
{
    return reducescatter(team, dest, source, sizeof(unsigned short), nreduce, fold_ushort_prod,
        FERRYI_KIND_OF(unsigned short), FERRYI_REDUCTION_prod, UINT64_MAX);
}
ferry_status ferry_ushort_prod_reducescatter_timeout(ferry_team_t team, unsigned short *dest,
    const unsigned short *source, size_t nreduce, uint64_t timeout_ns)
{
    return reducescatter(team, dest, source, sizeof(unsigned short), nreduce, fold_ushort_prod,
        FERRYI_KIND_OF(unsigned short), FERRYI_REDUCTION_prod, timeout_ns);
}
ferry_status ferry_int_prod_reducescatter(ferry_team_t team, int *dest, const int *source, size_t nreduce)
{
    return reducescatter(team, dest, source, sizeof(int), nreduce, fold_int_prod, FERRYI_KIND_OF(int),
        FERRYI_REDUCTION_prod, UINT64_MAX);
}
ferry_status ferry_int_prod_reducescatter_timeout(ferry_team_t team, int *dest, const int *source, size_t nreduce,
    uint64_t timeout_ns)
{
    return reducescatter(team, dest, source, sizeof(int), nreduce, fold_int_prod, FERRYI_KIND_OF(int),
        FERRYI_REDUCTION_prod, timeout_ns);
}
ferry_status ferry_long_prod_reducescatter(ferry_team_t team, long *dest, const long *source, size_t nreduce)
{
    return reducescatter(team, dest, source, sizeof(long), nreduce, fold_long_prod, FERRYI_KIND_OF(long),
        FERRYI_REDUCTION_prod, UINT64_MAX);
}
ferry_status ferry_long_prod_reducescatter_timeout(ferry_team_t team, long *dest, const long *source, size_t nreduce,
    uint64_t timeout_ns)
{
    return reducescatter(team, dest, source, sizeof(long), nreduce, fold_long_prod, FERRYI_KIND_OF(long),
        FERRYI_REDUCTION_prod, timeout_ns);
}
ferry_status ferry_longlong_prod_reducescatter(ferry_team_t team, long long *dest, const long long *source,
    size_t nreduce)
{
    return reducescatter(team, dest, source, sizeof(long long), nreduce, fold_longlong_prod, FERRYI_KIND_OF(long long),
        FERRYI_REDUCTION_prod, UINT64_MAX);
}
ferry_status ferry_longlong_prod_reducescatter_timeout(ferry_team_t team, long long *dest, const long long *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return reducescatter(team, dest, source, sizeof(long long), nreduce, fold_longlong_prod, FERRYI_KIND_OF(long long),
        FERRYI_REDUCTION_prod, timeout_ns);
}
ferry_status ferry_uint_prod_reducescatter(ferry_team_t team, unsigned int *dest, const unsigned int *source,
    size_t nreduce)
{
    return reducescatter(team, dest, source, sizeof(unsigned int), nreduce, fold_uint_prod,
        FERRYI_KIND_OF(unsigned int), FERRYI_REDUCTION_prod, UINT64_MAX);
}
ferry_status ferry_uint_prod_reducescatter_timeout(ferry_team_t team, unsigned int *dest, const unsigned int *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return reducescatter(team, dest, source, sizeof(unsigned int), nreduce, fold_uint_prod,
        FERRYI_KIND_OF(unsigned int), FERRYI_REDUCTION_prod, timeout_ns);
}
ferry_status ferry_ulong_prod_reducescatter(ferry_team_t team, unsigned long *dest, const unsigned long *source,
    size_t nreduce)
{
    return reducescatter(team, dest, source, sizeof(unsigned long), nreduce, fold_ulong_prod,
        FERRYI_KIND_OF(unsigned long), FERRYI_REDUCTION_prod, UINT64_MAX);
}
ferry_status ferry_ulong_prod_reducescatter_timeout(ferry_team_t team, unsigned long *dest, const unsigned long *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return reducescatter(team, dest, source, sizeof(unsigned long), nreduce, fold_ulong_prod,
        FERRYI_KIND_OF(unsigned long), FERRYI_REDUCTION_prod, timeout_ns);
}
ferry_status ferry_ulonglong_prod_reducescatter(ferry_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nreduce)
{
    return reducescatter(team, dest, source, sizeof(unsigned long long), nreduce, fold_ulonglong_prod,
        FERRYI_KIND_OF(unsigned long long), FERRYI_REDUCTION_prod, UINT64_MAX);
}
ferry_status ferry_ulonglong_prod_reducescatter_timeout(ferry_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nreduce, uint64_t timeout_ns)
{
    return reducescatter(team, dest, source, sizeof(unsigned long long), nreduce, fold_ulonglong_prod,
        FERRYI_KIND_OF(unsigned long long), FERRYI_REDUCTION_prod, timeout_ns);
}
ferry_status ferry_int8_prod_reducescatter(ferry_team_t team, int8_t *dest, const int8_t *source, size_t nreduce)
{
    return reducescatter(team, dest, source, sizeof(int8_t), nreduce, fold_int8_prod, FERRYI_KIND_OF(int8_t),
        FERRYI_REDUCTION_prod, UINT64_MAX);
}
ferry_status ferry_int8_prod_reducescatter_timeout(ferry_team_t team, int8_t *dest, const int8_t *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return reducescatter(team, dest, source, sizeof(int8_t), nreduce, fold_int8_prod, FERRYI_KIND_OF(int8_t),
        FERRYI_REDUCTION_prod, timeout_ns);
}
ferry_status ferry_int16_prod_reducescatter(ferry_team_t team, int16_t *dest, const int16_t *source, size_t nreduce)
{
    return reducescatter(team, dest, source, sizeof(int16_t), nreduce, fold_int16_prod, FERRYI_KIND_OF(int16_t),
        FERRYI_REDUCTION_prod, UINT64_MAX);
}
ferry_status ferry_int16_prod_reducescatter_timeout(ferry_team_t team, int16_t *dest, const int16_t *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return reducescatter(team, dest, source, sizeof(int16_t), nreduce, fold_int16_prod, FERRYI_KIND_OF(int16_t),
        FERRYI_REDUCTION_prod, timeout_ns);
}
ferry_status ferry_uint8_prod_reducescatter(ferry_team_t team, uint8_t *dest, const uint8_t *source, size_t nreduce)
{
    return reducescatter(team, dest, source, sizeof(uint8_t), nreduce, fold_uint8_prod, FERRYI_KIND_OF(uint8_t),
        FERRYI_REDUCTION_prod, UINT64_MAX);
}
ferry_status ferry_uint8_prod_reducescatter_timeout(ferry_team_t team, uint8_t *dest, const uint8_t *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return reducescatter(team, dest, source, sizeof(uint8_t), nreduce, fold_uint8_prod, FERRYI_KIND_OF(uint8_t),
        FERRYI_REDUCTION_prod, timeout_ns);
}
ferry_status ferry_uint16_prod_reducescatter(ferry_team_t team, uint16_t *dest, const uint16_t *source, size_t nreduce)
{
    return reducescatter(team, dest, source, sizeof(uint16_t), nreduce, fold_uint16_prod, FERRYI_KIND_OF(uint16_t),
        FERRYI_REDUCTION_prod, UINT64_MAX);
}
ferry_status ferry_uint16_prod_reducescatter_timeout(ferry_team_t team, uint16_t *dest, const uint16_t *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return reducescatter(team, dest, source, sizeof(uint16_t), nreduce, fold_uint16_prod, FERRYI_KIND_OF(uint16_t),
        FERRYI_REDUCTION_prod, timeout_ns);
}
ferry_status ferry_int32_prod_reducescatter(ferry_team_t team, int32_t *dest, const int32_t *source, size_t nreduce)
{
    return reducescatter(team, dest, source, sizeof(int32_t), nreduce, fold_int32_prod, FERRYI_KIND_OF(int32_t),
        FERRYI_REDUCTION_prod, UINT64_MAX);
}
ferry_status ferry_int32_prod_reducescatter_timeout(ferry_team_t team, int32_t *dest, const int32_t *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return reducescatter(team, dest, source, sizeof(int32_t), nreduce, fold_int32_prod, FERRYI_KIND_OF(int32_t),
        FERRYI_REDUCTION_prod, timeout_ns);
}
ferry_status ferry_int64_prod_reducescatter(ferry_team_t team, int64_t *dest, const int64_t *source, size_t nreduce)
{
    return reducescatter(team, dest, source, sizeof(int64_t), nreduce, fold_int64_prod, FERRYI_KIND_OF(int64_t),
        FERRYI_REDUCTION_prod, UINT64_MAX);
}
ferry_status ferry_int64_prod_reducescatter_timeout(ferry_team_t team, int64_t *dest, const int64_t *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return reducescatter(team, dest, source, sizeof(int64_t), nreduce, fold_int64_prod, FERRYI_KIND_OF(int64_t),
        FERRYI_REDUCTION_prod, timeout_ns);
}
ferry_status ferry_uint32_prod_reducescatter(ferry_team_t team, uint32_t *dest, const uint32_t *source, size_t nreduce)
{
    return reducescatter(team, dest, source, sizeof(uint32_t), nreduce, fold_uint32_prod, FERRYI_KIND_OF(uint32_t),
        FERRYI_REDUCTION_prod, UINT64_MAX);
}
ferry_status ferry_uint32_prod_reducescatter_timeout(ferry_team_t team, uint32_t *dest, const uint32_t *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return reducescatter(team, dest, source, sizeof(uint32_t), nreduce, fold_uint32_prod, FERRYI_KIND_OF(uint32_t),
        FERRYI_REDUCTION_prod, timeout_ns);
}
ferry_status ferry_uint64_prod_reducescatter(ferry_team_t team, uint64_t *dest, const uint64_t *source, size_t nreduce)
{
    return reducescatter(team, dest, source, sizeof(uint64_t), nreduce, fold_uint64_prod, FERRYI_KIND_OF(uint64_t),
        FERRYI_REDUCTION_prod, UINT64_MAX);
}
ferry_status ferry_uint64_prod_reducescatter_timeout(ferry_team_t team, uint64_t *dest, const uint64_t *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return reducescatter(team, dest, source, sizeof(uint64_t), nreduce, fold_uint64_prod, FERRYI_KIND_OF(uint64_t),
        FERRYI_REDUCTION_prod, timeout_ns);
}
ferry_status ferry_size_prod_reducescatter(ferry_team_t team, size_t *dest, const size_t *source, size_t nreduce)
{
    return reducescatter(team, dest, source, sizeof(size_t), nreduce, fold_size_prod, FERRYI_KIND_OF(size_t),
        FERRYI_REDUCTION_prod, UINT64_MAX);
}
ferry_status ferry_size_prod_reducescatter_timeout(ferry_team_t team, size_t *dest, const size_t *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return reducescatter(team, dest, source, sizeof(size_t), nreduce, fold_size_prod, FERRYI_KIND_OF(size_t),
        FERRYI_REDUCTION_prod, timeout_ns);
}
ferry_status ferry_ptrdiff_prod_reducescatter(ferry_team_t team, ptrdiff_t *dest, const ptrdiff_t *source,
    size_t nreduce)
{
    return reducescatter(team, dest, source, sizeof(ptrdiff_t), nreduce, fold_ptrdiff_prod, FERRYI_KIND_OF(ptrdiff_t),
        FERRYI_REDUCTION_prod, UINT64_MAX);
}
ferry_status ferry_ptrdiff_prod_reducescatter_timeout(ferry_team_t team, ptrdiff_t *dest, const ptrdiff_t *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return reducescatter(team, dest, source, sizeof(ptrdiff_t), nreduce, fold_ptrdiff_prod, FERRYI_KIND_OF(ptrdiff_t),
        FERRYI_REDUCTION_prod, timeout_ns);
}
ferry_status ferry_complexf_prod_reducescatter(ferry_team_t team, float _Complex *dest, const float _Complex *source,
    size_t nreduce)
{
    return reducescatter(team, dest, source, sizeof(float _Complex), nreduce, fold_complexf_prod, FERRYI_KIND_COMPLEXF,
        FERRYI_REDUCTION_prod, UINT64_MAX);
}
ferry_status ferry_complexf_prod_reducescatter_timeout(ferry_team_t team, float _Complex *dest,
    const float _Complex *source, size_t nreduce, uint64_t timeout_ns)
{
    return reducescatter(team, dest, source, sizeof(float _Complex), nreduce, fold_complexf_prod, FERRYI_KIND_COMPLEXF,
        FERRYI_REDUCTION_prod, timeout_ns);
}
ferry_status ferry_complexd_prod_reducescatter(ferry_team_t team, double _Complex *dest, const double _Complex *source,
    size_t nreduce)
{
    return reducescatter(team, dest, source, sizeof(double _Complex), nreduce, fold_complexd_prod, FERRYI_KIND_COMPLEXD,
        FERRYI_REDUCTION_prod, UINT64_MAX);
}
ferry_status ferry_complexd_prod_reducescatter_timeout(ferry_team_t team, double _Complex *dest,
    const double _Complex *source, size_t nreduce, uint64_t timeout_ns)
{
    return reducescatter(team, dest, source, sizeof(double _Complex), nreduce, fold_complexd_prod, FERRYI_KIND_COMPLEXD,
        FERRYI_REDUCTION_prod, timeout_ns);
}

/* ferry_TYPE_and_reducescatter */
ferry_status ferry_char_and_reducescatter(ferry_team_t team, char *dest, const char *source, size_t nreduce)
{
    return reducescatter(team, dest, source, sizeof(char), nreduce, fold_char_and, FERRYI_KIND_OF(char),
        FERRYI_REDUCTION_and, UINT64_MAX);
}
ferry_status ferry_char_and_reducescatter_timeout(ferry_team_t team, char *dest, const char *source, size_t nreduce,
    uint64_t timeout_ns)
{
    return reducescatter(team, dest, source, sizeof(char), nreduce, fold_char_and, FERRYI_KIND_OF(char),
        FERRYI_REDUCTION_and, timeout_ns);
}
ferry_status ferry_schar_and_reducescatter(ferry_team_t team, signed char *dest, const signed char *source,
    size_t nreduce)
{
    return reducescatter(team, dest, source, sizeof(signed char), nreduce, fold_schar_and, FERRYI_KIND_OF(signed char),
        FERRYI_REDUCTION_and, UINT64_MAX);
}
ferry_status ferry_schar_and_reducescatter_timeout(ferry_team_t team, signed char *dest, const signed char *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return reducescatter(team, dest, source, sizeof(signed char), nreduce, fold_schar_and, FERRYI_KIND_OF(signed char),
        FERRYI_REDUCTION_and, timeout_ns);
}
ferry_status ferry_short_and_reducescatter(ferry_team_t team, short *dest, const short *source, size_t nreduce)
{
    return reducescatter(team, dest, source, sizeof(short), nreduce, fold_short_and, FERRYI_KIND_OF(short),
        FERRYI_REDUCTION_and, UINT64_MAX);
}
ferry_status ferry_short_and_reducescatter_timeout(ferry_team_t team, short *dest, const short *source, size_t nreduce,
    uint64_t timeout_ns)
{
    return reducescatter(team, dest, source, sizeof(short), nreduce, fold_short_and, FERRYI_KIND_OF(short),
        FERRYI_REDUCTION_and, timeout_ns);
}
ferry_status ferry_uchar_and_reducescatter(ferry_team_t team, unsigned char *dest, const unsigned char *source,
    size_t nreduce)
{
    return reducescatter(team, dest, source, sizeof(unsigned char), nreduce, fold_uchar_and,
        FERRYI_KIND_OF(unsigned char), FERRYI_REDUCTION_and, UINT64_MAX);
}
ferry_status ferry_uchar_and_reducescatter_timeout(ferry_team_t team, unsigned char *dest, const unsigned char *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return reducescatter(team, dest, source, sizeof(unsigned char), nreduce, fold_uchar_and,
        FERRYI_KIND_OF(unsigned char), FERRYI_REDUCTION_and, timeout_ns);
}
ferry_status ferry_ushort_and_reducescatter(ferry_team_t team, unsigned short *dest, const unsigned short *source,
    size_t nreduce)
{
    return reducescatter(team, dest, source, sizeof(unsigned short), nreduce, fold_ushort_and,
        FERRYI_KIND_OF(unsigned short), FERRYI_REDUCTION_and, UINT64_MAX);
}
ferry_status ferry_ushort_and_reducescatter_timeout(ferry_team_t team, unsigned short *dest,
    const unsigned short *source, size_t nreduce, uint64_t timeout_ns)
{
    return reducescatter(team, dest, source, sizeof(unsigned short), nreduce, fold_ushort_and,
        FERRYI_KIND_OF(unsigned short), FERRYI_REDUCTION_and, timeout_ns);
}
ferry_status ferry_int_and_reducescatter(ferry_team_t team, int *dest, const int *source, size_t nreduce)
{
    return reducescatter(team, dest, source, sizeof(int), nreduce, fold_int_and, FERRYI_KIND_OF(int),
        FERRYI_REDUCTION_and, UINT64_MAX);
}
ferry_status ferry_int_and_reducescatter_timeout(ferry_team_t team, int *dest, const int *source, size_t nreduce,
    uint64_t timeout_ns)
{
    return reducescatter(team, dest, source, sizeof(int), nreduce, fold_int_and, FERRYI_KIND_OF(int),
        FERRYI_REDUCTION_and, timeout_ns);
}
ferry_status ferry_long_and_reducescatter(ferry_team_t team, long *dest, const long *source, size_t nreduce)
{
    return reducescatter(team, dest, source, sizeof(long), nreduce, fold_long_and, FERRYI_KIND_OF(long),
        FERRYI_REDUCTION_and, UINT64_MAX);
}
ferry_status ferry_long_and_reducescatter_timeout(ferry_team_t team, long *dest, const long *source, size_t nreduce,
    uint64_t timeout_ns)
{
    return reducescatter(team, dest, source, sizeof(long), nreduce, fold_long_and, FERRYI_KIND_OF(long),
        FERRYI_REDUCTION_and, timeout_ns);
}
ferry_status ferry_longlong_and_reducescatter(ferry_team_t team, long long *dest, const long long *source,
    size_t nreduce)
{
    return reducescatter(team, dest, source, sizeof(long long), nreduce, fold_longlong_and, FERRYI_KIND_OF(long long),
        FERRYI_REDUCTION_and, UINT64_MAX);
}
ferry_status ferry_longlong_and_reducescatter_timeout(ferry_team_t team, long long *dest, const long long *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return reducescatter(team, dest, source, sizeof(long long), nreduce, fold_longlong_and, FERRYI_KIND_OF(long long),
        FERRYI_REDUCTION_and, timeout_ns);
}
ferry_status ferry_uint_and_reducescatter(ferry_team_t team, unsigned int *dest, const unsigned int *source,
    size_t nreduce)
{
    return reducescatter(team, dest, source, sizeof(unsigned int), nreduce, fold_uint_and, FERRYI_KIND_OF(unsigned int),
        FERRYI_REDUCTION_and, UINT64_MAX);
}
ferry_status ferry_uint_and_reducescatter_timeout(ferry_team_t team, unsigned int *dest, const unsigned int *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return reducescatter(team, dest, source, sizeof(unsigned int), nreduce, fold_uint_and, FERRYI_KIND_OF(unsigned int),
        FERRYI_REDUCTION_and, timeout_ns);
}
ferry_status ferry_ulong_and_reducescatter(ferry_team_t team, unsigned long *dest, const unsigned long *source,
    size_t nreduce)
{
    return reducescatter(team, dest, source, sizeof(unsigned long), nreduce, fold_ulong_and,
        FERRYI_KIND_OF(unsigned long), FERRYI_REDUCTION_and, UINT64_MAX);
}
ferry_status ferry_ulong_and_reducescatter_timeout(ferry_team_t team, unsigned long *dest, const unsigned long *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return reducescatter(team, dest, source, sizeof(unsigned long), nreduce, fold_ulong_and,
        FERRYI_KIND_OF(unsigned long), FERRYI_REDUCTION_and, timeout_ns);
}
ferry_status ferry_ulonglong_and_reducescatter(ferry_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nreduce)
{
    return reducescatter(team, dest, source, sizeof(unsigned long long), nreduce, fold_ulonglong_and,
        FERRYI_KIND_OF(unsigned long long), FERRYI_REDUCTION_and, UINT64_MAX);
}
ferry_status ferry_ulonglong_and_reducescatter_timeout(ferry_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nreduce, uint64_t timeout_ns)
{
    return reducescatter(team, dest, source, sizeof(unsigned long long), nreduce, fold_ulonglong_and,
        FERRYI_KIND_OF(unsigned long long), FERRYI_REDUCTION_and, timeout_ns);
}
ferry_status ferry_int8_and_reducescatter(ferry_team_t team, int8_t *dest, const int8_t *source, size_t nreduce)
{
    return reducescatter(team, dest, source, sizeof(int8_t), nreduce, fold_int8_and, FERRYI_KIND_OF(int8_t),
        FERRYI_REDUCTION_and, UINT64_MAX);
}
ferry_status ferry_int8_and_reducescatter_timeout(ferry_team_t team, int8_t *dest, const int8_t *source, size_t nreduce,
    uint64_t timeout_ns)
{
    return reducescatter(team, dest, source, sizeof(int8_t), nreduce, fold_int8_and, FERRYI_KIND_OF(int8_t),
        FERRYI_REDUCTION_and, timeout_ns);
}
ferry_status ferry_int16_and_reducescatter(ferry_team_t team, int16_t *dest, const int16_t *source, size_t nreduce)
{
    return reducescatter(team, dest, source, sizeof(int16_t), nreduce, fold_int16_and, FERRYI_KIND_OF(int16_t),
        FERRYI_REDUCTION_and, UINT64_MAX);
}
ferry_status ferry_int16_and_reducescatter_timeout(ferry_team_t team, int16_t *dest, const int16_t *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return reducescatter(team, dest, source, sizeof(int16_t), nreduce, fold_int16_and, FERRYI_KIND_OF(int16_t),
        FERRYI_REDUCTION_and, timeout_ns);
}
ferry_status ferry_uint8_and_reducescatter(ferry_team_t team, uint8_t *dest, const uint8_t *source, size_t nreduce)
{
    return reducescatter(team, dest, source, sizeof(uint8_t), nreduce, fold_uint8_and, FERRYI_KIND_OF(uint8_t),
        FERRYI_REDUCTION_and, UINT64_MAX);
}
ferry_status ferry_uint8_and_reducescatter_timeout(ferry_team_t team, uint8_t *dest, const uint8_t *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return reducescatter(team, dest, source, sizeof(uint8_t), nreduce, fold_uint8_and, FERRYI_KIND_OF(uint8_t),
        FERRYI_REDUCTION_and, timeout_ns);
}
ferry_status ferry_uint16_and_reducescatter(ferry_team_t team, uint16_t *dest, const uint16_t *source, size_t nreduce)
{
    return reducescatter(team, dest, source, sizeof(uint16_t), nreduce, fold_uint16_and, FERRYI_KIND_OF(uint16_t),
        FERRYI_REDUCTION_and, UINT64_MAX);
}
ferry_status ferry_uint16_and_reducescatter_timeout(ferry_team_t team, uint16_t *dest, const uint16_t *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return reducescatter(team, dest, source, sizeof(uint16_t), nreduce, fold_uint16_and, FERRYI_KIND_OF(uint16_t),
        FERRYI_REDUCTION_and, timeout_ns);
}
ferry_status ferry_int32_and_reducescatter(ferry_team_t team, int32_t *dest, const int32_t *source, size_t nreduce)
{
    return reducescatter(team, dest, source, sizeof(int32_t), nreduce, fold_int32_and, FERRYI_KIND_OF(int32_t),
        FERRYI_REDUCTION_and, UINT64_MAX);
}
ferry_status ferry_int32_and_reducescatter_timeout(ferry_team_t team, int32_t *dest, const int32_t *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return reducescatter(team, dest, source, sizeof(int32_t), nreduce, fold_int32_and, FERRYI_KIND_OF(int32_t),
        FERRYI_REDUCTION_and, timeout_ns);
}
ferry_status ferry_int64_and_reducescatter(ferry_team_t team, int64_t *dest, const int64_t *source, size_t nreduce)
{
    return reducescatter(team, dest, source, sizeof(int64_t), nreduce, fold_int64_and, FERRYI_KIND_OF(int64_t),
        FERRYI_REDUCTION_and, UINT64_MAX);
}
ferry_status ferry_int64_and_reducescatter_timeout(ferry_team_t team, int64_t *dest, const int64_t *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return reducescatter(team, dest, source, sizeof(int64_t), nreduce, fold_int64_and, FERRYI_KIND_OF(int64_t),
        FERRYI_REDUCTION_and, timeout_ns);
}
ferry_status ferry_uint32_and_reducescatter(ferry_team_t team, uint32_t *dest, const uint32_t *source, size_t nreduce)
{
    return reducescatter(team, dest, source, sizeof(uint32_t), nreduce, fold_uint32_and, FERRYI_KIND_OF(uint32_t),
        FERRYI_REDUCTION_and, UINT64_MAX);
}
ferry_status ferry_uint32_and_reducescatter_timeout(ferry_team_t team, uint32_t *dest, const uint32_t *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return reducescatter(team, dest, source, sizeof(uint32_t), nreduce, fold_uint32_and, FERRYI_KIND_OF(uint32_t),
        FERRYI_REDUCTION_and, timeout_ns);
}
ferry_status ferry_uint64_and_reducescatter(ferry_team_t team, uint64_t *dest, const uint64_t *source, size_t nreduce)
{
    return reducescatter(team, dest, source, sizeof(uint64_t), nreduce, fold_uint64_and, FERRYI_KIND_OF(uint64_t),
        FERRYI_REDUCTION_and, UINT64_MAX);
}
ferry_status ferry_uint64_and_reducescatter_timeout(ferry_team_t team, uint64_t *dest, const uint64_t *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return reducescatter(team, dest, source, sizeof(uint64_t), nreduce, fold_uint64_and, FERRYI_KIND_OF(uint64_t),
        FERRYI_REDUCTION_and, timeout_ns);
}
ferry_status ferry_size_and_reducescatter(ferry_team_t team, size_t *dest, const size_t *source, size_t nreduce)
{
    return reducescatter(team, dest, source, sizeof(size_t), nreduce, fold_size_and, FERRYI_KIND_OF(size_t),
        FERRYI_REDUCTION_and, UINT64_MAX);
}
ferry_status ferry_size_and_reducescatter_timeout(ferry_team_t team, size_t *dest, const size_t *source, size_t nreduce,
    uint64_t timeout_ns)
{
    return reducescatter(team, dest, source, sizeof(size_t), nreduce, fold_size_and, FERRYI_KIND_OF(size_t),
        FERRYI_REDUCTION_and, timeout_ns);
}
ferry_status ferry_ptrdiff_and_reducescatter(ferry_team_t team, ptrdiff_t *dest, const ptrdiff_t *source,
    size_t nreduce)
{
    return reducescatter(team, dest, source, sizeof(ptrdiff_t), nreduce, fold_ptrdiff_and, FERRYI_KIND_OF(ptrdiff_t),
        FERRYI_REDUCTION_and, UINT64_MAX);
}
ferry_status ferry_ptrdiff_and_reducescatter_timeout(ferry_team_t team, ptrdiff_t *dest, const ptrdiff_t *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return reducescatter(team, dest, source, sizeof(ptrdiff_t), nreduce, fold_ptrdiff_and, FERRYI_KIND_OF(ptrdiff_t),
        FERRYI_REDUCTION_and, timeout_ns);
}

/* ferry_TYPE_or_reducescatter */
ferry_status ferry_char_or_reducescatter(ferry_team_t team, char *dest, const char *source, size_t nreduce)
{
    return reducescatter(team, dest, source, sizeof(char), nreduce, fold_char_or, FERRYI_KIND_OF(char),
        FERRYI_REDUCTION_or, UINT64_MAX);
}
ferry_status ferry_char_or_reducescatter_timeout(ferry_team_t team, char *dest, const char *source, size_t nreduce,
    uint64_t timeout_ns)
{
    return reducescatter(team, dest, source, sizeof(char), nreduce, fold_char_or, FERRYI_KIND_OF(char),
        FERRYI_REDUCTION_or, timeout_ns);
}
ferry_status ferry_schar_or_reducescatter(ferry_team_t team, signed char *dest, const signed char *source,
    size_t nreduce)
{
    return reducescatter(team, dest, source, sizeof(signed char), nreduce, fold_schar_or, FERRYI_KIND_OF(signed char),
        FERRYI_REDUCTION_or, UINT64_MAX);
}
ferry_status ferry_schar_or_reducescatter_timeout(ferry_team_t team, signed char *dest, const signed char *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return reducescatter(team, dest, source, sizeof(signed char), nreduce, fold_schar_or, FERRYI_KIND_OF(signed char),
        FERRYI_REDUCTION_or, timeout_ns);
}
ferry_status ferry_short_or_reducescatter(ferry_team_t team, short *dest, const short *source, size_t nreduce)
{
    return reducescatter(team, dest, source, sizeof(short), nreduce, fold_short_or, FERRYI_KIND_OF(short),
        FERRYI_REDUCTION_or, UINT64_MAX);
}
ferry_status ferry_short_or_reducescatter_timeout(ferry_team_t team, short *dest, const short *source, size_t nreduce,
    uint64_t timeout_ns)
{
    return reducescatter(team, dest, source, sizeof(short), nreduce, fold_short_or, FERRYI_KIND_OF(short),
        FERRYI_REDUCTION_or, timeout_ns);
}
ferry_status ferry_uchar_or_reducescatter(ferry_team_t team, unsigned char *dest, const unsigned char *source,
    size_t nreduce)
{
    return reducescatter(team, dest, source, sizeof(unsigned char), nreduce, fold_uchar_or,
        FERRYI_KIND_OF(unsigned char), FERRYI_REDUCTION_or, UINT64_MAX);
}
ferry_status ferry_uchar_or_reducescatter_timeout(ferry_team_t team, unsigned char *dest, const unsigned char *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return reducescatter(team, dest, source, sizeof(unsigned char), nreduce, fold_uchar_or,
        FERRYI_KIND_OF(unsigned char), FERRYI_REDUCTION_or, timeout_ns);
}
ferry_status ferry_ushort_or_reducescatter(ferry_team_t team, unsigned short *dest, const unsigned short *source,
    size_t nreduce)
{
    return reducescatter(team, dest, source, sizeof(unsigned short), nreduce, fold_ushort_or,
        FERRYI_KIND_OF(unsigned short), FERRYI_REDUCTION_or, UINT64_MAX);
}
ferry_status ferry_ushort_or_reducescatter_timeout(ferry_team_t team, unsigned short *dest,
    const unsigned short *source, size_t nreduce, uint64_t timeout_ns)
{
    return reducescatter(team, dest, source, sizeof(unsigned short), nreduce, fold_ushort_or,
        FERRYI_KIND_OF(unsigned short), FERRYI_REDUCTION_or, timeout_ns);
}
ferry_status ferry_int_or_reducescatter(ferry_team_t team, int *dest, const int *source, size_t nreduce)
{
    return reducescatter(team, dest, source, sizeof(int), nreduce, fold_int_or, FERRYI_KIND_OF(int),
        FERRYI_REDUCTION_or, UINT64_MAX);
}
ferry_status ferry_int_or_reducescatter_timeout(ferry_team_t team, int *dest, const int *source, size_t nreduce,
    uint64_t timeout_ns)
{
    return reducescatter(team, dest, source, sizeof(int), nreduce, fold_int_or, FERRYI_KIND_OF(int),
        FERRYI_REDUCTION_or, timeout_ns);
}
ferry_status ferry_long_or_reducescatter(ferry_team_t team, long *dest, const long *source, size_t nreduce)
{
    return reducescatter(team, dest, source, sizeof(long), nreduce, fold_long_or, FERRYI_KIND_OF(long),
        FERRYI_REDUCTION_or, UINT64_MAX);
}
ferry_status ferry_long_or_reducescatter_timeout(ferry_team_t team, long *dest, const long *source, size_t nreduce,
    uint64_t timeout_ns)
{
    return reducescatter(team, dest, source, sizeof(long), nreduce, fold_long_or, FERRYI_KIND_OF(long),
        FERRYI_REDUCTION_or, timeout_ns);
}
ferry_status ferry_longlong_or_reducescatter(ferry_team_t team, long long *dest, const long long *source,
    size_t nreduce)
{
    return reducescatter(team, dest, source, sizeof(long long), nreduce, fold_longlong_or, FERRYI_KIND_OF(long long),
        FERRYI_REDUCTION_or, UINT64_MAX);
}
ferry_status ferry_longlong_or_reducescatter_timeout(ferry_team_t team, long long *dest, const long long *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return reducescatter(team, dest, source, sizeof(long long), nreduce, fold_longlong_or, FERRYI_KIND_OF(long long),
        FERRYI_REDUCTION_or, timeout_ns);
}
ferry_status ferry_uint_or_reducescatter(ferry_team_t team, unsigned int *dest, const unsigned int *source,
    size_t nreduce)
{
    return reducescatter(team, dest, source, sizeof(unsigned int), nreduce, fold_uint_or, FERRYI_KIND_OF(unsigned int),
        FERRYI_REDUCTION_or, UINT64_MAX);
}
ferry_status ferry_uint_or_reducescatter_timeout(ferry_team_t team, unsigned int *dest, const unsigned int *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return reducescatter(team, dest, source, sizeof(unsigned int), nreduce, fold_uint_or, FERRYI_KIND_OF(unsigned int),
        FERRYI_REDUCTION_or, timeout_ns);
}
ferry_status ferry_ulong_or_reducescatter(ferry_team_t team, unsigned long *dest, const unsigned long *source,
    size_t nreduce)
{
    return reducescatter(team, dest, source, sizeof(unsigned long), nreduce, fold_ulong_or,
        FERRYI_KIND_OF(unsigned long), FERRYI_REDUCTION_or, UINT64_MAX);
}
ferry_status ferry_ulong_or_reducescatter_timeout(ferry_team_t team, unsigned long *dest, const unsigned long *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return reducescatter(team, dest, source, sizeof(unsigned long), nreduce, fold_ulong_or,
        FERRYI_KIND_OF(unsigned long), FERRYI_REDUCTION_or, timeout_ns);
}
ferry_status ferry_ulonglong_or_reducescatter(ferry_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nreduce)
{
    return reducescatter(team, dest, source, sizeof(unsigned long long), nreduce, fold_ulonglong_or,
        FERRYI_KIND_OF(unsigned long long), FERRYI_REDUCTION_or, UINT64_MAX);
}
ferry_status ferry_ulonglong_or_reducescatter_timeout(ferry_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nreduce, uint64_t timeout_ns)
{
    return reducescatter(team, dest, source, sizeof(unsigned long long), nreduce, fold_ulonglong_or,
        FERRYI_KIND_OF(unsigned long long), FERRYI_REDUCTION_or, timeout_ns);
}
ferry_status ferry_int8_or_reducescatter(ferry_team_t team, int8_t *dest, const int8_t *source, size_t nreduce)
{
    return reducescatter(team, dest, source, sizeof(int8_t), nreduce, fold_int8_or, FERRYI_KIND_OF(int8_t),
        FERRYI_REDUCTION_or, UINT64_MAX);
}
ferry_status ferry_int8_or_reducescatter_timeout(ferry_team_t team, int8_t *dest, const int8_t *source, size_t nreduce,
    uint64_t timeout_ns)
{
    return reducescatter(team, dest, source, sizeof(int8_t), nreduce, fold_int8_or, FERRYI_KIND_OF(int8_t),
        FERRYI_REDUCTION_or, timeout_ns);
}
ferry_status ferry_int16_or_reducescatter(ferry_team_t team, int16_t *dest, const int16_t *source, size_t nreduce)
{
    return reducescatter(team, dest, source, sizeof(int16_t), nreduce, fold_int16_or, FERRYI_KIND_OF(int16_t),
        FERRYI_REDUCTION_or, UINT64_MAX);
}
ferry_status ferry_int16_or_reducescatter_timeout(ferry_team_t team, int16_t *dest, const int16_t *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return reducescatter(team, dest, source, sizeof(int16_t), nreduce, fold_int16_or, FERRYI_KIND_OF(int16_t),
        FERRYI_REDUCTION_or, timeout_ns);
}
ferry_status ferry_uint8_or_reducescatter(ferry_team_t team, uint8_t *dest, const uint8_t *source, size_t nreduce)
{
    return reducescatter(team, dest, source, sizeof(uint8_t), nreduce, fold_uint8_or, FERRYI_KIND_OF(uint8_t),
        FERRYI_REDUCTION_or, UINT64_MAX);
}
ferry_status ferry_uint8_or_reducescatter_timeout(ferry_team_t team, uint8_t *dest, const uint8_t *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return reducescatter(team, dest, source, sizeof(uint8_t), nreduce, fold_uint8_or, FERRYI_KIND_OF(uint8_t),
        FERRYI_REDUCTION_or, timeout_ns);
}
ferry_status ferry_uint16_or_reducescatter(ferry_team_t team, uint16_t *dest, const uint16_t *source, size_t nreduce)
{
    return reducescatter(team, dest, source, sizeof(uint16_t), nreduce, fold_uint16_or, FERRYI_KIND_OF(uint16_t),
        FERRYI_REDUCTION_or, UINT64_MAX);
}
ferry_status ferry_uint16_or_reducescatter_timeout(ferry_team_t team, uint16_t *dest, const uint16_t *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return reducescatter(team, dest, source, sizeof(uint16_t), nreduce, fold_uint16_or, FERRYI_KIND_OF(uint16_t),
        FERRYI_REDUCTION_or, timeout_ns);
}
ferry_status ferry_int32_or_reducescatter(ferry_team_t team, int32_t *dest, const int32_t *source, size_t nreduce)
{
    return reducescatter(team, dest, source, sizeof(int32_t), nreduce, fold_int32_or, FERRYI_KIND_OF(int32_t),
        FERRYI_REDUCTION_or, UINT64_MAX);
}
ferry_status ferry_int32_or_reducescatter_timeout(ferry_team_t team, int32_t *dest, const int32_t *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return reducescatter(team, dest, source, sizeof(int32_t), nreduce, fold_int32_or, FERRYI_KIND_OF(int32_t),
        FERRYI_REDUCTION_or, timeout_ns);
}
ferry_status ferry_int64_or_reducescatter(ferry_team_t team, int64_t *dest, const int64_t *source, size_t nreduce)
{
    return reducescatter(team, dest, source, sizeof(int64_t), nreduce, fold_int64_or, FERRYI_KIND_OF(int64_t),
        FERRYI_REDUCTION_or, UINT64_MAX);
}
ferry_status ferry_int64_or_reducescatter_timeout(ferry_team_t team, int64_t *dest, const int64_t *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return reducescatter(team, dest, source, sizeof(int64_t), nreduce, fold_int64_or, FERRYI_KIND_OF(int64_t),
        FERRYI_REDUCTION_or, timeout_ns);
}
ferry_status ferry_uint32_or_reducescatter(ferry_team_t team, uint32_t *dest, const uint32_t *source, size_t nreduce)
{
    return reducescatter(team, dest, source, sizeof(uint32_t), nreduce, fold_uint32_or, FERRYI_KIND_OF(uint32_t),
        FERRYI_REDUCTION_or, UINT64_MAX);
}
ferry_status ferry_uint32_or_reducescatter_timeout(ferry_team_t team, uint32_t *dest, const uint32_t *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return reducescatter(team, dest, source, sizeof(uint32_t), nreduce, fold_uint32_or, FERRYI_KIND_OF(uint32_t),
        FERRYI_REDUCTION_or, timeout_ns);
}
ferry_status ferry_uint64_or_reducescatter(ferry_team_t team, uint64_t *dest, const uint64_t *source, size_t nreduce)
{
    return reducescatter(team, dest, source, sizeof(uint64_t), nreduce, fold_uint64_or, FERRYI_KIND_OF(uint64_t),
        FERRYI_REDUCTION_or, UINT64_MAX);
}
ferry_status ferry_uint64_or_reducescatter_timeout(ferry_team_t team, uint64_t *dest, const uint64_t *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return reducescatter(team, dest, source, sizeof(uint64_t), nreduce, fold_uint64_or, FERRYI_KIND_OF(uint64_t),
        FERRYI_REDUCTION_or, timeout_ns);
}
ferry_status ferry_size_or_reducescatter(ferry_team_t team, size_t *dest, const size_t *source, size_t nreduce)
{
    return reducescatter(team, dest, source, sizeof(size_t), nreduce, fold_size_or, FERRYI_KIND_OF(size_t),
        FERRYI_REDUCTION_or, UINT64_MAX);
}
ferry_status ferry_size_or_reducescatter_timeout(ferry_team_t team, size_t *dest, const size_t *source, size_t nreduce,
    uint64_t timeout_ns)
{
    return reducescatter(team, dest, source, sizeof(size_t), nreduce, fold_size_or, FERRYI_KIND_OF(size_t),
        FERRYI_REDUCTION_or, timeout_ns);
}
ferry_status ferry_ptrdiff_or_reducescatter(ferry_team_t team, ptrdiff_t *dest, const ptrdiff_t *source, size_t nreduce)
{
    return reducescatter(team, dest, source, sizeof(ptrdiff_t), nreduce, fold_ptrdiff_or, FERRYI_KIND_OF(ptrdiff_t),
        FERRYI_REDUCTION_or, UINT64_MAX);
}
ferry_status ferry_ptrdiff_or_reducescatter_timeout(ferry_team_t team, ptrdiff_t *dest, const ptrdiff_t *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return reducescatter(team, dest, source, sizeof(ptrdiff_t), nreduce, fold_ptrdiff_or, FERRYI_KIND_OF(ptrdiff_t),
        FERRYI_REDUCTION_or, timeout_ns);
}

/* ferry_TYPE_xor_reducescatter */
ferry_status ferry_char_xor_reducescatter(ferry_team_t team, char *dest, const char *source, size_t nreduce)
{
    return reducescatter(team, dest, source, sizeof(char), nreduce, fold_char_xor, FERRYI_KIND_OF(char),
        FERRYI_REDUCTION_xor, UINT64_MAX);
}
ferry_status ferry_char_xor_reducescatter_timeout(ferry_team_t team, char *dest, const char *source, size_t nreduce,
    uint64_t timeout_ns)
{
    return reducescatter(team, dest, source, sizeof(char), nreduce, fold_char_xor, FERRYI_KIND_OF(char),
        FERRYI_REDUCTION_xor, timeout_ns);
}
ferry_status ferry_schar_xor_reducescatter(ferry_team_t team, signed char *dest, const signed char *source,
    size_t nreduce)
{
    return reducescatter(team, dest, source, sizeof(signed char), nreduce, fold_schar_xor, FERRYI_KIND_OF(signed char),
        FERRYI_REDUCTION_xor, UINT64_MAX);
}
ferry_status ferry_schar_xor_reducescatter_timeout(ferry_team_t team, signed char *dest, const signed char *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return reducescatter(team, dest, source, sizeof(signed char), nreduce, fold_schar_xor, FERRYI_KIND_OF(signed char),
        FERRYI_REDUCTION_xor, timeout_ns);
}
ferry_status ferry_short_xor_reducescatter(ferry_team_t team, short *dest, const short *source, size_t nreduce)
{
    return reducescatter(team, dest, source, sizeof(short), nreduce, fold_short_xor, FERRYI_KIND_OF(short),
        FERRYI_REDUCTION_xor, UINT64_MAX);
}
ferry_status ferry_short_xor_reducescatter_timeout(ferry_team_t team, short *dest, const short *source, size_t nreduce,
    uint64_t timeout_ns)
{
    return reducescatter(team, dest, source, sizeof(short), nreduce, fold_short_xor, FERRYI_KIND_OF(short),
        FERRYI_REDUCTION_xor, timeout_ns);
}
ferry_status ferry_uchar_xor_reducescatter(ferry_team_t team, unsigned char *dest, const unsigned char *source,
    size_t nreduce)
{
    return reducescatter(team, dest, source, sizeof(unsigned char), nreduce, fold_uchar_xor,
        FERRYI_KIND_OF(unsigned char), FERRYI_REDUCTION_xor, UINT64_MAX);
}
ferry_status ferry_uchar_xor_reducescatter_timeout(ferry_team_t team, unsigned char *dest, const unsigned char *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return reducescatter(team, dest, source, sizeof(unsigned char), nreduce, fold_uchar_xor,
        FERRYI_KIND_OF(unsigned char), FERRYI_REDUCTION_xor, timeout_ns);
}
ferry_status ferry_ushort_xor_reducescatter(ferry_team_t team, unsigned short *dest, const unsigned short *source,
    size_t nreduce)
{
    return reducescatter(team, dest, source, sizeof(unsigned short), nreduce, fold_ushort_xor,
        FERRYI_KIND_OF(unsigned short), FERRYI_REDUCTION_xor, UINT64_MAX);
}
ferry_status ferry_ushort_xor_reducescatter_timeout(ferry_team_t team, unsigned short *dest,
    const unsigned short *source, size_t nreduce, uint64_t timeout_ns)
{
    return reducescatter(team, dest, source, sizeof(unsigned short), nreduce, fold_ushort_xor,
        FERRYI_KIND_OF(unsigned short), FERRYI_REDUCTION_xor, timeout_ns);
}
ferry_status ferry_int_xor_reducescatter(ferry_team_t team, int *dest, const int *source, size_t nreduce)
{
    return reducescatter(team, dest, source, sizeof(int), nreduce, fold_int_xor, FERRYI_KIND_OF(int),
        FERRYI_REDUCTION_xor, UINT64_MAX);
}
ferry_status ferry_int_xor_reducescatter_timeout(ferry_team_t team, int *dest, const int *source, size_t nreduce,
    uint64_t timeout_ns)
{
    return reducescatter(team, dest, source, sizeof(int), nreduce, fold_int_xor, FERRYI_KIND_OF(int),
        FERRYI_REDUCTION_xor, timeout_ns);
}
ferry_status ferry_long_xor_reducescatter(ferry_team_t team, long *dest, const long *source, size_t nreduce)
{
    return reducescatter(team, dest, source, sizeof(long), nreduce, fold_long_xor, FERRYI_KIND_OF(long),
        FERRYI_REDUCTION_xor, UINT64_MAX);
}
ferry_status ferry_long_xor_reducescatter_timeout(ferry_team_t team, long *dest, const long *source, size_t nreduce,
    uint64_t timeout_ns)
{
    return reducescatter(team, dest, source, sizeof(long), nreduce, fold_long_xor, FERRYI_KIND_OF(long),
        FERRYI_REDUCTION_xor, timeout_ns);
}
ferry_status ferry_longlong_xor_reducescatter(ferry_team_t team, long long *dest, const long long *source,
    size_t nreduce)
{
    return reducescatter(team, dest, source, sizeof(long long), nreduce, fold_longlong_xor, FERRYI_KIND_OF(long long),
        FERRYI_REDUCTION_xor, UINT64_MAX);
}
ferry_status ferry_longlong_xor_reducescatter_timeout(ferry_team_t team, long long *dest, const long long *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return reducescatter(team, dest, source, sizeof(long long), nreduce, fold_longlong_xor, FERRYI_KIND_OF(long long),
        FERRYI_REDUCTION_xor, timeout_ns);
}
ferry_status ferry_uint_xor_reducescatter(ferry_team_t team, unsigned int *dest, const unsigned int *source,
    size_t nreduce)
{
    return reducescatter(team, dest, source, sizeof(unsigned int), nreduce, fold_uint_xor, FERRYI_KIND_OF(unsigned int),
        FERRYI_REDUCTION_xor, UINT64_MAX);
}
ferry_status ferry_uint_xor_reducescatter_timeout(ferry_team_t team, unsigned int *dest, const unsigned int *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return reducescatter(team, dest, source, sizeof(unsigned int), nreduce, fold_uint_xor, FERRYI_KIND_OF(unsigned int),
        FERRYI_REDUCTION_xor, timeout_ns);
}
ferry_status ferry_ulong_xor_reducescatter(ferry_team_t team, unsigned long *dest, const unsigned long *source,
    size_t nreduce)
{
    return reducescatter(team, dest, source, sizeof(unsigned long), nreduce, fold_ulong_xor,
        FERRYI_KIND_OF(unsigned long), FERRYI_REDUCTION_xor, UINT64_MAX);
}
ferry_status ferry_ulong_xor_reducescatter_timeout(ferry_team_t team, unsigned long *dest, const unsigned long *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return reducescatter(team, dest, source, sizeof(unsigned long), nreduce, fold_ulong_xor,
        FERRYI_KIND_OF(unsigned long), FERRYI_REDUCTION_xor, timeout_ns);
}
ferry_status ferry_ulonglong_xor_reducescatter(ferry_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nreduce)
{
    return reducescatter(team, dest, source, sizeof(unsigned long long), nreduce, fold_ulonglong_xor,
        FERRYI_KIND_OF(unsigned long long), FERRYI_REDUCTION_xor, UINT64_MAX);
}
ferry_status ferry_ulonglong_xor_reducescatter_timeout(ferry_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nreduce, uint64_t timeout_ns)
{
    return reducescatter(team, dest, source, sizeof(unsigned long long), nreduce, fold_ulonglong_xor,
        FERRYI_KIND_OF(unsigned long long), FERRYI_REDUCTION_xor, timeout_ns);
}
ferry_status ferry_int8_xor_reducescatter(ferry_team_t team, int8_t *dest, const int8_t *source, size_t nreduce)
{
    return reducescatter(team, dest, source, sizeof(int8_t), nreduce, fold_int8_xor, FERRYI_KIND_OF(int8_t),
        FERRYI_REDUCTION_xor, UINT64_MAX);
}
ferry_status ferry_int8_xor_reducescatter_timeout(ferry_team_t team, int8_t *dest, const int8_t *source, size_t nreduce,
    uint64_t timeout_ns)
{
    return reducescatter(team, dest, source, sizeof(int8_t), nreduce, fold_int8_xor, FERRYI_KIND_OF(int8_t),
        FERRYI_REDUCTION_xor, timeout_ns);
}
ferry_status ferry_int16_xor_reducescatter(ferry_team_t team, int16_t *dest, const int16_t *source, size_t nreduce)
{
    return reducescatter(team, dest, source, sizeof(int16_t), nreduce, fold_int16_xor, FERRYI_KIND_OF(int16_t),
        FERRYI_REDUCTION_xor, UINT64_MAX);
}
ferry_status ferry_int16_xor_reducescatter_timeout(ferry_team_t team, int16_t *dest, const int16_t *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return reducescatter(team, dest, source, sizeof(int16_t), nreduce, fold_int16_xor, FERRYI_KIND_OF(int16_t),
        FERRYI_REDUCTION_xor, timeout_ns);
}
ferry_status ferry_uint8_xor_reducescatter(ferry_team_t team, uint8_t *dest, const uint8_t *source, size_t nreduce)
{
    return reducescatter(team, dest, source, sizeof(uint8_t), nreduce, fold_uint8_xor, FERRYI_KIND_OF(uint8_t),
        FERRYI_REDUCTION_xor, UINT64_MAX);
}
ferry_status ferry_uint8_xor_reducescatter_timeout(ferry_team_t team, uint8_t *dest, const uint8_t *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return reducescatter(team, dest, source, sizeof(uint8_t), nreduce, fold_uint8_xor, FERRYI_KIND_OF(uint8_t),
        FERRYI_REDUCTION_xor, timeout_ns);
}
ferry_status ferry_uint16_xor_reducescatter(ferry_team_t team, uint16_t *dest, const uint16_t *source, size_t nreduce)
{
    return reducescatter(team, dest, source, sizeof(uint16_t), nreduce, fold_uint16_xor, FERRYI_KIND_OF(uint16_t),
        FERRYI_REDUCTION_xor, UINT64_MAX);
}
ferry_status ferry_uint16_xor_reducescatter_timeout(ferry_team_t team, uint16_t *dest, const uint16_t *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return reducescatter(team, dest, source, sizeof(uint16_t), nreduce, fold_uint16_xor, FERRYI_KIND_OF(uint16_t),
        FERRYI_REDUCTION_xor, timeout_ns);
}
ferry_status ferry_int32_xor_reducescatter(ferry_team_t team, int32_t *dest, const int32_t *source, size_t nreduce)
{
    return reducescatter(team, dest, source, sizeof(int32_t), nreduce, fold_int32_xor, FERRYI_KIND_OF(int32_t),
        FERRYI_REDUCTION_xor, UINT64_MAX);
}
ferry_status ferry_int32_xor_reducescatter_timeout(ferry_team_t team, int32_t *dest, const int32_t *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return reducescatter(team, dest, source, sizeof(int32_t), nreduce, fold_int32_xor, FERRYI_KIND_OF(int32_t),
        FERRYI_REDUCTION_xor, timeout_ns);
}
ferry_status ferry_int64_xor_reducescatter(ferry_team_t team, int64_t *dest, const int64_t *source, size_t nreduce)
{
    return reducescatter(team, dest, source, sizeof(int64_t), nreduce, fold_int64_xor, FERRYI_KIND_OF(int64_t),
        FERRYI_REDUCTION_xor, UINT64_MAX);
}
ferry_status ferry_int64_xor_reducescatter_timeout(ferry_team_t team, int64_t *dest, const int64_t *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return reducescatter(team, dest, source, sizeof(int64_t), nreduce, fold_int64_xor, FERRYI_KIND_OF(int64_t),
        FERRYI_REDUCTION_xor, timeout_ns);
}
ferry_status ferry_uint32_xor_reducescatter(ferry_team_t team, uint32_t *dest, const uint32_t *source, size_t nreduce)
{
    return reducescatter(team, dest, source, sizeof(uint32_t), nreduce, fold_uint32_xor, FERRYI_KIND_OF(uint32_t),
        FERRYI_REDUCTION_xor, UINT64_MAX);
}
ferry_status ferry_uint32_xor_reducescatter_timeout(ferry_team_t team, uint32_t *dest, const uint32_t *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return reducescatter(team, dest, source, sizeof(uint32_t), nreduce, fold_uint32_xor, FERRYI_KIND_OF(uint32_t),
        FERRYI_REDUCTION_xor, timeout_ns);
}
ferry_status ferry_uint64_xor_reducescatter(ferry_team_t team, uint64_t *dest, const uint64_t *source, size_t nreduce)
{
    return reducescatter(team, dest, source, sizeof(uint64_t), nreduce, fold_uint64_xor, FERRYI_KIND_OF(uint64_t),
        FERRYI_REDUCTION_xor, UINT64_MAX);
}
ferry_status ferry_uint64_xor_reducescatter_timeout(ferry_team_t team, uint64_t *dest, const uint64_t *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return reducescatter(team, dest, source, sizeof(uint64_t), nreduce, fold_uint64_xor, FERRYI_KIND_OF(uint64_t),
        FERRYI_REDUCTION_xor, timeout_ns);
}
ferry_status ferry_size_xor_reducescatter(ferry_team_t team, size_t *dest, const size_t *source, size_t nreduce)
{
    return reducescatter(team, dest, source, sizeof(size_t), nreduce, fold_size_xor, FERRYI_KIND_OF(size_t),
        FERRYI_REDUCTION_xor, UINT64_MAX);
}
ferry_status ferry_size_xor_reducescatter_timeout(ferry_team_t team, size_t *dest, const size_t *source, size_t nreduce,
    uint64_t timeout_ns)
{
    return reducescatter(team, dest, source, sizeof(size_t), nreduce, fold_size_xor, FERRYI_KIND_OF(size_t),
        FERRYI_REDUCTION_xor, timeout_ns);
}
ferry_status ferry_ptrdiff_xor_reducescatter(ferry_team_t team, ptrdiff_t *dest, const ptrdiff_t *source,
    size_t nreduce)
{
    return reducescatter(team, dest, source, sizeof(ptrdiff_t), nreduce, fold_ptrdiff_xor, FERRYI_KIND_OF(ptrdiff_t),
        FERRYI_REDUCTION_xor, UINT64_MAX);
}
ferry_status ferry_ptrdiff_xor_reducescatter_timeout(ferry_team_t team, ptrdiff_t *dest, const ptrdiff_t *source,
    size_t nreduce, uint64_t timeout_ns)
{
    return reducescatter(team, dest, source, sizeof(ptrdiff_t), nreduce, fold_ptrdiff_xor, FERRYI_KIND_OF(ptrdiff_t),
        FERRYI_REDUCTION_xor, timeout_ns);
}

#endif
