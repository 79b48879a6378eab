/* SPDX-License-Identifier: BSD-3-Clause */
/* The calls of ferry/wait.h as kernels make them.  Made by api/generate.py from api/calls.txt. */
/* clang-format off */
#ifndef FERRYI_DEVICE_API_GENERATED_WAIT__FUNCS_H
#define FERRYI_DEVICE_API_GENERATED_WAIT__FUNCS_H

#if FERRYI_GPU
/* ferry_TYPE_wait_until */
FERRYI_INLINE ferry_status ferry_int_wait_until(int *ivar, int cmp, int value)
{
    return FERRYI_CALL(ferry_int_wait_until, (ivar, cmp, value), ferryi_group_wait(FERRYI_THREAD, ivar, sizeof(int),
        FERRYI_SIGNED(int), cmp, FERRYI_WIDE(int, value), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int_wait_until_timeout(int *ivar, int cmp, int value, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_int_wait_until_timeout, (ivar, cmp, value, timeout_ns), ferryi_group_wait(FERRYI_THREAD,
        ivar, sizeof(int), FERRYI_SIGNED(int), cmp, FERRYI_WIDE(int, value), timeout_ns));
}
FERRYI_INLINE ferry_status ferry_long_wait_until(long *ivar, int cmp, long value)
{
    return FERRYI_CALL(ferry_long_wait_until, (ivar, cmp, value), ferryi_group_wait(FERRYI_THREAD, ivar, sizeof(long),
        FERRYI_SIGNED(long), cmp, FERRYI_WIDE(long, value), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_long_wait_until_timeout(long *ivar, int cmp, long value, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_long_wait_until_timeout, (ivar, cmp, value, timeout_ns), ferryi_group_wait(FERRYI_THREAD,
        ivar, sizeof(long), FERRYI_SIGNED(long), cmp, FERRYI_WIDE(long, value), timeout_ns));
}
FERRYI_INLINE ferry_status ferry_longlong_wait_until(long long *ivar, int cmp, long long value)
{
    return FERRYI_CALL(ferry_longlong_wait_until, (ivar, cmp, value), ferryi_group_wait(FERRYI_THREAD, ivar,
        sizeof(long long), FERRYI_SIGNED(long long), cmp, FERRYI_WIDE(long long, value), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_longlong_wait_until_timeout(long long *ivar, int cmp, long long value,
    uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_longlong_wait_until_timeout, (ivar, cmp, value, timeout_ns),
        ferryi_group_wait(FERRYI_THREAD, ivar, sizeof(long long), FERRYI_SIGNED(long long), cmp, FERRYI_WIDE(long long,
        value), timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uint_wait_until(unsigned int *ivar, int cmp, unsigned int value)
{
    return FERRYI_CALL(ferry_uint_wait_until, (ivar, cmp, value), ferryi_group_wait(FERRYI_THREAD, ivar,
        sizeof(unsigned int), FERRYI_SIGNED(unsigned int), cmp, FERRYI_WIDE(unsigned int, value), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint_wait_until_timeout(unsigned int *ivar, int cmp, unsigned int value,
    uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uint_wait_until_timeout, (ivar, cmp, value, timeout_ns), ferryi_group_wait(FERRYI_THREAD,
        ivar, sizeof(unsigned int), FERRYI_SIGNED(unsigned int), cmp, FERRYI_WIDE(unsigned int, value), timeout_ns));
}
FERRYI_INLINE ferry_status ferry_ulong_wait_until(unsigned long *ivar, int cmp, unsigned long value)
{
    return FERRYI_CALL(ferry_ulong_wait_until, (ivar, cmp, value), ferryi_group_wait(FERRYI_THREAD, ivar,
        sizeof(unsigned long), FERRYI_SIGNED(unsigned long), cmp, FERRYI_WIDE(unsigned long, value), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ulong_wait_until_timeout(unsigned long *ivar, int cmp, unsigned long value,
    uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_ulong_wait_until_timeout, (ivar, cmp, value, timeout_ns), ferryi_group_wait(FERRYI_THREAD,
        ivar, sizeof(unsigned long), FERRYI_SIGNED(unsigned long), cmp, FERRYI_WIDE(unsigned long, value), timeout_ns));
}
FERRYI_INLINE ferry_status ferry_ulonglong_wait_until(unsigned long long *ivar, int cmp, unsigned long long value)
{
    return FERRYI_CALL(ferry_ulonglong_wait_until, (ivar, cmp, value), ferryi_group_wait(FERRYI_THREAD, ivar,
        sizeof(unsigned long long), FERRYI_SIGNED(unsigned long long), cmp, FERRYI_WIDE(unsigned long long, value),
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ulonglong_wait_until_timeout(unsigned long long *ivar, int cmp,
    unsigned long long value, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_ulonglong_wait_until_timeout, (ivar, cmp, value, timeout_ns),
        ferryi_group_wait(FERRYI_THREAD, ivar, sizeof(unsigned long long), FERRYI_SIGNED(unsigned long long), cmp,
        FERRYI_WIDE(unsigned long long, value), timeout_ns));
}
FERRYI_INLINE ferry_status ferry_int32_wait_until(int32_t *ivar, int cmp, int32_t value)
{
    return FERRYI_CALL(ferry_int32_wait_until, (ivar, cmp, value), ferryi_group_wait(FERRYI_THREAD, ivar,
        sizeof(int32_t), FERRYI_SIGNED(int32_t), cmp, FERRYI_WIDE(int32_t, value), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int32_wait_until_timeout(int32_t *ivar, int cmp, int32_t value, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_int32_wait_until_timeout, (ivar, cmp, value, timeout_ns), ferryi_group_wait(FERRYI_THREAD,
        ivar, sizeof(int32_t), FERRYI_SIGNED(int32_t), cmp, FERRYI_WIDE(int32_t, value), timeout_ns));
}
FERRYI_INLINE ferry_status ferry_int64_wait_until(int64_t *ivar, int cmp, int64_t value)
{
    return FERRYI_CALL(ferry_int64_wait_until, (ivar, cmp, value), ferryi_group_wait(FERRYI_THREAD, ivar,
        sizeof(int64_t), FERRYI_SIGNED(int64_t), cmp, FERRYI_WIDE(int64_t, value), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int64_wait_until_timeout(int64_t *ivar, int cmp, int64_t value, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_int64_wait_until_timeout, (ivar, cmp, value, timeout_ns), ferryi_group_wait(FERRYI_THREAD,
        ivar, sizeof(int64_t), FERRYI_SIGNED(int64_t), cmp, FERRYI_WIDE(int64_t, value), timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uint32_wait_until(uint32_t *ivar, int cmp, uint32_t value)
{
    return FERRYI_CALL(ferry_uint32_wait_until, (ivar, cmp, value), ferryi_group_wait(FERRYI_THREAD, ivar,
        sizeof(uint32_t), FERRYI_SIGNED(uint32_t), cmp, FERRYI_WIDE(uint32_t, value), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint32_wait_until_timeout(uint32_t *ivar, int cmp, uint32_t value, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uint32_wait_until_timeout, (ivar, cmp, value, timeout_ns), ferryi_group_wait(FERRYI_THREAD,
        ivar, sizeof(uint32_t), FERRYI_SIGNED(uint32_t), cmp, FERRYI_WIDE(uint32_t, value), timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uint64_wait_until(uint64_t *ivar, int cmp, uint64_t value)
{
    return FERRYI_CALL(ferry_uint64_wait_until, (ivar, cmp, value), ferryi_group_wait(FERRYI_THREAD, ivar,
        sizeof(uint64_t), FERRYI_SIGNED(uint64_t), cmp, FERRYI_WIDE(uint64_t, value), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint64_wait_until_timeout(uint64_t *ivar, int cmp, uint64_t value, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uint64_wait_until_timeout, (ivar, cmp, value, timeout_ns), ferryi_group_wait(FERRYI_THREAD,
        ivar, sizeof(uint64_t), FERRYI_SIGNED(uint64_t), cmp, FERRYI_WIDE(uint64_t, value), timeout_ns));
}
FERRYI_INLINE ferry_status ferry_size_wait_until(size_t *ivar, int cmp, size_t value)
{
    return FERRYI_CALL(ferry_size_wait_until, (ivar, cmp, value), ferryi_group_wait(FERRYI_THREAD, ivar, sizeof(size_t),
        FERRYI_SIGNED(size_t), cmp, FERRYI_WIDE(size_t, value), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_size_wait_until_timeout(size_t *ivar, int cmp, size_t value, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_size_wait_until_timeout, (ivar, cmp, value, timeout_ns), ferryi_group_wait(FERRYI_THREAD,
        ivar, sizeof(size_t), FERRYI_SIGNED(size_t), cmp, FERRYI_WIDE(size_t, value), timeout_ns));
}
FERRYI_INLINE ferry_status ferry_ptrdiff_wait_until(ptrdiff_t *ivar, int cmp, ptrdiff_t value)
{
    return FERRYI_CALL(ferry_ptrdiff_wait_until, (ivar, cmp, value), ferryi_group_wait(FERRYI_THREAD, ivar,
        sizeof(ptrdiff_t), FERRYI_SIGNED(ptrdiff_t), cmp, FERRYI_WIDE(ptrdiff_t, value), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ptrdiff_wait_until_timeout(ptrdiff_t *ivar, int cmp, ptrdiff_t value,
    uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_ptrdiff_wait_until_timeout, (ivar, cmp, value, timeout_ns),
        ferryi_group_wait(FERRYI_THREAD, ivar, sizeof(ptrdiff_t), FERRYI_SIGNED(ptrdiff_t), cmp, FERRYI_WIDE(ptrdiff_t,
        value), timeout_ns));
}

/* ferry_TYPE_wait_until_all */
FERRYI_INLINE ferry_status ferry_int_wait_until_all(int *ivars, size_t nelems, const int *status, int cmp, int value)
{
    return FERRYI_CALL(ferry_int_wait_until_all, (ivars, nelems, status, cmp, value),
        ferryi_group_wait_all(FERRYI_THREAD, ferryi_condition_of(ivars, nelems, status, NULL, FERRYI_WIDE(int, value),
        cmp, sizeof(int), FERRYI_SIGNED(int)), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int_wait_until_all_timeout(int *ivars, size_t nelems, const int *status, int cmp,
    int value, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_int_wait_until_all_timeout, (ivars, nelems, status, cmp, value, timeout_ns),
        ferryi_group_wait_all(FERRYI_THREAD, ferryi_condition_of(ivars, nelems, status, NULL, FERRYI_WIDE(int, value),
        cmp, sizeof(int), FERRYI_SIGNED(int)), timeout_ns));
}
FERRYI_INLINE ferry_status ferry_long_wait_until_all(long *ivars, size_t nelems, const int *status, int cmp, long value)
{
    return FERRYI_CALL(ferry_long_wait_until_all, (ivars, nelems, status, cmp, value),
        ferryi_group_wait_all(FERRYI_THREAD, ferryi_condition_of(ivars, nelems, status, NULL, FERRYI_WIDE(long, value),
        cmp, sizeof(long), FERRYI_SIGNED(long)), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_long_wait_until_all_timeout(long *ivars, size_t nelems, const int *status, int cmp,
    long value, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_long_wait_until_all_timeout, (ivars, nelems, status, cmp, value, timeout_ns),
        ferryi_group_wait_all(FERRYI_THREAD, ferryi_condition_of(ivars, nelems, status, NULL, FERRYI_WIDE(long, value),
        cmp, sizeof(long), FERRYI_SIGNED(long)), timeout_ns));
}
FERRYI_INLINE ferry_status ferry_longlong_wait_until_all(long long *ivars, size_t nelems, const int *status, int cmp,
    long long value)
{
    return FERRYI_CALL(ferry_longlong_wait_until_all, (ivars, nelems, status, cmp, value),
        ferryi_group_wait_all(FERRYI_THREAD, ferryi_condition_of(ivars, nelems, status, NULL, FERRYI_WIDE(long long,
        value), cmp, sizeof(long long), FERRYI_SIGNED(long long)), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_longlong_wait_until_all_timeout(long long *ivars, size_t nelems, const int *status,
    int cmp, long long value, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_longlong_wait_until_all_timeout, (ivars, nelems, status, cmp, value, timeout_ns),
        ferryi_group_wait_all(FERRYI_THREAD, ferryi_condition_of(ivars, nelems, status, NULL, FERRYI_WIDE(long long,
        value), cmp, sizeof(long long), FERRYI_SIGNED(long long)), timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uint_wait_until_all(unsigned int *ivars, size_t nelems, const int *status, int cmp,
    unsigned int value)
{
    return FERRYI_CALL(ferry_uint_wait_until_all, (ivars, nelems, status, cmp, value),
        ferryi_group_wait_all(FERRYI_THREAD, ferryi_condition_of(ivars, nelems, status, NULL, FERRYI_WIDE(unsigned int,
        value), cmp, sizeof(unsigned int), FERRYI_SIGNED(unsigned int)), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint_wait_until_all_timeout(unsigned int *ivars, size_t nelems, const int *status,
    int cmp, unsigned int value, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uint_wait_until_all_timeout, (ivars, nelems, status, cmp, value, timeout_ns),
        ferryi_group_wait_all(FERRYI_THREAD, ferryi_condition_of(ivars, nelems, status, NULL, FERRYI_WIDE(unsigned int,
        value), cmp, sizeof(unsigned int), FERRYI_SIGNED(unsigned int)), timeout_ns));
}
FERRYI_INLINE ferry_status ferry_ulong_wait_until_all(unsigned long *ivars, size_t nelems, const int *status, int cmp,
    unsigned long value)
{
    return FERRYI_CALL(ferry_ulong_wait_until_all, (ivars, nelems, status, cmp, value),
        ferryi_group_wait_all(FERRYI_THREAD, ferryi_condition_of(ivars, nelems, status, NULL, FERRYI_WIDE(unsigned long,
        value), cmp, sizeof(unsigned long), FERRYI_SIGNED(unsigned long)), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ulong_wait_until_all_timeout(unsigned long *ivars, size_t nelems, const int *status,
    int cmp, unsigned long value, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_ulong_wait_until_all_timeout, (ivars, nelems, status, cmp, value, timeout_ns),
        ferryi_group_wait_all(FERRYI_THREAD, ferryi_condition_of(ivars, nelems, status, NULL, FERRYI_WIDE(unsigned long,
        value), cmp, sizeof(unsigned long), FERRYI_SIGNED(unsigned long)), timeout_ns));
}
FERRYI_INLINE ferry_status ferry_ulonglong_wait_until_all(unsigned long long *ivars, size_t nelems, const int *status,
    int cmp, unsigned long long value)
{
    return FERRYI_CALL(ferry_ulonglong_wait_until_all, (ivars, nelems, status, cmp, value),
        ferryi_group_wait_all(FERRYI_THREAD, ferryi_condition_of(ivars, nelems, status, NULL,
        FERRYI_WIDE(unsigned long long, value), cmp, sizeof(unsigned long long), FERRYI_SIGNED(unsigned long long)),
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ulonglong_wait_until_all_timeout(unsigned long long *ivars, size_t nelems,
    const int *status, int cmp, unsigned long long value, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_ulonglong_wait_until_all_timeout, (ivars, nelems, status, cmp, value, timeout_ns),
        ferryi_group_wait_all(FERRYI_THREAD, ferryi_condition_of(ivars, nelems, status, NULL,
        FERRYI_WIDE(unsigned long long, value), cmp, sizeof(unsigned long long), FERRYI_SIGNED(unsigned long long)),
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_int32_wait_until_all(int32_t *ivars, size_t nelems, const int *status, int cmp,
    int32_t value)
{
    return FERRYI_CALL(ferry_int32_wait_until_all, (ivars, nelems, status, cmp, value),
        ferryi_group_wait_all(FERRYI_THREAD, ferryi_condition_of(ivars, nelems, status, NULL, FERRYI_WIDE(int32_t,
        value), cmp, sizeof(int32_t), FERRYI_SIGNED(int32_t)), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int32_wait_until_all_timeout(int32_t *ivars, size_t nelems, const int *status, int cmp,
    int32_t value, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_int32_wait_until_all_timeout, (ivars, nelems, status, cmp, value, timeout_ns),
        ferryi_group_wait_all(FERRYI_THREAD, ferryi_condition_of(ivars, nelems, status, NULL, FERRYI_WIDE(int32_t,
        value), cmp, sizeof(int32_t), FERRYI_SIGNED(int32_t)), timeout_ns));
}
FERRYI_INLINE ferry_status ferry_int64_wait_until_all(int64_t *ivars, size_t nelems, const int *status, int cmp,
    int64_t value)
{
    return FERRYI_CALL(ferry_int64_wait_until_all, (ivars, nelems, status, cmp, value),
        ferryi_group_wait_all(FERRYI_THREAD, ferryi_condition_of(ivars, nelems, status, NULL, FERRYI_WIDE(int64_t,
        value), cmp, sizeof(int64_t), FERRYI_SIGNED(int64_t)), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int64_wait_until_all_timeout(int64_t *ivars, size_t nelems, const int *status, int cmp,
    int64_t value, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_int64_wait_until_all_timeout, (ivars, nelems, status, cmp, value, timeout_ns),
        ferryi_group_wait_all(FERRYI_THREAD, ferryi_condition_of(ivars, nelems, status, NULL, FERRYI_WIDE(int64_t,
        value), cmp, sizeof(int64_t), FERRYI_SIGNED(int64_t)), timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uint32_wait_until_all(uint32_t *ivars, size_t nelems, const int *status, int cmp,
    uint32_t value)
{
    return FERRYI_CALL(ferry_uint32_wait_until_all, (ivars, nelems, status, cmp, value),
        ferryi_group_wait_all(FERRYI_THREAD, ferryi_condition_of(ivars, nelems, status, NULL, FERRYI_WIDE(uint32_t,
        value), cmp, sizeof(uint32_t), FERRYI_SIGNED(uint32_t)), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint32_wait_until_all_timeout(uint32_t *ivars, size_t nelems, const int *status,
    int cmp, uint32_t value, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uint32_wait_until_all_timeout, (ivars, nelems, status, cmp, value, timeout_ns),
        ferryi_group_wait_all(FERRYI_THREAD, ferryi_condition_of(ivars, nelems, status, NULL, FERRYI_WIDE(uint32_t,
        value), cmp, sizeof(uint32_t), FERRYI_SIGNED(uint32_t)), timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uint64_wait_until_all(uint64_t *ivars, size_t nelems, const int *status, int cmp,
    uint64_t value)
{
    return FERRYI_CALL(ferry_uint64_wait_until_all, (ivars, nelems, status, cmp, value),
        ferryi_group_wait_all(FERRYI_THREAD, ferryi_condition_of(ivars, nelems, status, NULL, FERRYI_WIDE(uint64_t,
        value), cmp, sizeof(uint64_t), FERRYI_SIGNED(uint64_t)), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint64_wait_until_all_timeout(uint64_t *ivars, size_t nelems, const int *status,
    int cmp, uint64_t value, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uint64_wait_until_all_timeout, (ivars, nelems, status, cmp, value, timeout_ns),
        ferryi_group_wait_all(FERRYI_THREAD, ferryi_condition_of(ivars, nelems, status, NULL, FERRYI_WIDE(uint64_t,
        value), cmp, sizeof(uint64_t), FERRYI_SIGNED(uint64_t)), timeout_ns));
}
FERRYI_INLINE ferry_status ferry_size_wait_until_all(size_t *ivars, size_t nelems, const int *status, int cmp,
    size_t value)
{
    return FERRYI_CALL(ferry_size_wait_until_all, (ivars, nelems, status, cmp, value),
        ferryi_group_wait_all(FERRYI_THREAD, ferryi_condition_of(ivars, nelems, status, NULL, FERRYI_WIDE(size_t,
        value), cmp, sizeof(size_t), FERRYI_SIGNED(size_t)), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_size_wait_until_all_timeout(size_t *ivars, size_t nelems, const int *status, int cmp,
    size_t value, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_size_wait_until_all_timeout, (ivars, nelems, status, cmp, value, timeout_ns),
        ferryi_group_wait_all(FERRYI_THREAD, ferryi_condition_of(ivars, nelems, status, NULL, FERRYI_WIDE(size_t,
        value), cmp, sizeof(size_t), FERRYI_SIGNED(size_t)), timeout_ns));
}
FERRYI_INLINE ferry_status ferry_ptrdiff_wait_until_all(ptrdiff_t *ivars, size_t nelems, const int *status, int cmp,
    ptrdiff_t value)
{
    return FERRYI_CALL(ferry_ptrdiff_wait_until_all, (ivars, nelems, status, cmp, value),
        ferryi_group_wait_all(FERRYI_THREAD, ferryi_condition_of(ivars, nelems, status, NULL, FERRYI_WIDE(ptrdiff_t,
        value), cmp, sizeof(ptrdiff_t), FERRYI_SIGNED(ptrdiff_t)), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ptrdiff_wait_until_all_timeout(ptrdiff_t *ivars, size_t nelems, const int *status,
    int cmp, ptrdiff_t value, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_ptrdiff_wait_until_all_timeout, (ivars, nelems, status, cmp, value, timeout_ns),
        ferryi_group_wait_all(FERRYI_THREAD, ferryi_condition_of(ivars, nelems, status, NULL, FERRYI_WIDE(ptrdiff_t,
        value), cmp, sizeof(ptrdiff_t), FERRYI_SIGNED(ptrdiff_t)), timeout_ns));
}

/* ferry_TYPE_wait_until_all_vector */
FERRYI_INLINE ferry_status ferry_int_wait_until_all_vector(int *ivars, size_t nelems, const int *status, int cmp,
    const int *values)
{
    return FERRYI_CALL(ferry_int_wait_until_all_vector, (ivars, nelems, status, cmp, values),
        ferryi_group_wait_all(FERRYI_THREAD, ferryi_condition_of(ivars, nelems, status, values, 0, cmp, sizeof(int),
        FERRYI_SIGNED(int)), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int_wait_until_all_vector_timeout(int *ivars, size_t nelems, const int *status,
    int cmp, const int *values, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_int_wait_until_all_vector_timeout, (ivars, nelems, status, cmp, values, timeout_ns),
        ferryi_group_wait_all(FERRYI_THREAD, ferryi_condition_of(ivars, nelems, status, values, 0, cmp, sizeof(int),
        FERRYI_SIGNED(int)), timeout_ns));
}
FERRYI_INLINE ferry_status ferry_long_wait_until_all_vector(long *ivars, size_t nelems, const int *status, int cmp,
    const long *values)
{
    return FERRYI_CALL(ferry_long_wait_until_all_vector, (ivars, nelems, status, cmp, values),
        ferryi_group_wait_all(FERRYI_THREAD, ferryi_condition_of(ivars, nelems, status, values, 0, cmp, sizeof(long),
        FERRYI_SIGNED(long)), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_long_wait_until_all_vector_timeout(long *ivars, size_t nelems, const int *status,
    int cmp, const long *values, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_long_wait_until_all_vector_timeout, (ivars, nelems, status, cmp, values, timeout_ns),
        ferryi_group_wait_all(FERRYI_THREAD, ferryi_condition_of(ivars, nelems, status, values, 0, cmp, sizeof(long),
        FERRYI_SIGNED(long)), timeout_ns));
}
FERRYI_INLINE ferry_status ferry_longlong_wait_until_all_vector(long long *ivars, size_t nelems, const int *status,
    int cmp, const long long *values)
{
    return FERRYI_CALL(ferry_longlong_wait_until_all_vector, (ivars, nelems, status, cmp, values),
        ferryi_group_wait_all(FERRYI_THREAD, ferryi_condition_of(ivars, nelems, status, values, 0, cmp,
        sizeof(long long), FERRYI_SIGNED(long long)), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_longlong_wait_until_all_vector_timeout(long long *ivars, size_t nelems,
    const int *status, int cmp, const long long *values, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_longlong_wait_until_all_vector_timeout, (ivars, nelems, status, cmp, values, timeout_ns),
        ferryi_group_wait_all(FERRYI_THREAD, ferryi_condition_of(ivars, nelems, status, values, 0, cmp,
        sizeof(long long), FERRYI_SIGNED(long long)), timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uint_wait_until_all_vector(unsigned int *ivars, size_t nelems, const int *status,
    int cmp, const unsigned int *values)
{
    return FERRYI_CALL(ferry_uint_wait_until_all_vector, (ivars, nelems, status, cmp, values),
        ferryi_group_wait_all(FERRYI_THREAD, ferryi_condition_of(ivars, nelems, status, values, 0, cmp,
        sizeof(unsigned int), FERRYI_SIGNED(unsigned int)), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint_wait_until_all_vector_timeout(unsigned int *ivars, size_t nelems,
    const int *status, int cmp, const unsigned int *values, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uint_wait_until_all_vector_timeout, (ivars, nelems, status, cmp, values, timeout_ns),
        ferryi_group_wait_all(FERRYI_THREAD, ferryi_condition_of(ivars, nelems, status, values, 0, cmp,
        sizeof(unsigned int), FERRYI_SIGNED(unsigned int)), timeout_ns));
}
FERRYI_INLINE ferry_status ferry_ulong_wait_until_all_vector(unsigned long *ivars, size_t nelems, const int *status,
    int cmp, const unsigned long *values)
{
    return FERRYI_CALL(ferry_ulong_wait_until_all_vector, (ivars, nelems, status, cmp, values),
        ferryi_group_wait_all(FERRYI_THREAD, ferryi_condition_of(ivars, nelems, status, values, 0, cmp,
        sizeof(unsigned long), FERRYI_SIGNED(unsigned long)), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ulong_wait_until_all_vector_timeout(unsigned long *ivars, size_t nelems,
    const int *status, int cmp, const unsigned long *values, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_ulong_wait_until_all_vector_timeout, (ivars, nelems, status, cmp, values, timeout_ns),
        ferryi_group_wait_all(FERRYI_THREAD, ferryi_condition_of(ivars, nelems, status, values, 0, cmp,
        sizeof(unsigned long), FERRYI_SIGNED(unsigned long)), timeout_ns));
}
FERRYI_INLINE ferry_status ferry_ulonglong_wait_until_all_vector(unsigned long long *ivars, size_t nelems,
    const int *status, int cmp, const unsigned long long *values)
{
    return FERRYI_CALL(ferry_ulonglong_wait_until_all_vector, (ivars, nelems, status, cmp, values),
        ferryi_group_wait_all(FERRYI_THREAD, ferryi_condition_of(ivars, nelems, status, values, 0, cmp,
        sizeof(unsigned long long), FERRYI_SIGNED(unsigned long long)), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ulonglong_wait_until_all_vector_timeout(unsigned long long *ivars, size_t nelems,
    const int *status, int cmp, const unsigned long long *values, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_ulonglong_wait_until_all_vector_timeout, (ivars, nelems, status, cmp, values, timeout_ns),
        ferryi_group_wait_all(FERRYI_THREAD, ferryi_condition_of(ivars, nelems, status, values, 0, cmp,
        sizeof(unsigned long long), FERRYI_SIGNED(unsigned long long)), timeout_ns));
}
FERRYI_INLINE ferry_status ferry_int32_wait_until_all_vector(int32_t *ivars, size_t nelems, const int *status, int cmp,
    const int32_t *values)
{
    return FERRYI_CALL(ferry_int32_wait_until_all_vector, (ivars, nelems, status, cmp, values),
        ferryi_group_wait_all(FERRYI_THREAD, ferryi_condition_of(ivars, nelems, status, values, 0, cmp, sizeof(int32_t),
        FERRYI_SIGNED(int32_t)), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int32_wait_until_all_vector_timeout(int32_t *ivars, size_t nelems, const int *status,
    int cmp, const int32_t *values, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_int32_wait_until_all_vector_timeout, (ivars, nelems, status, cmp, values, timeout_ns),
        ferryi_group_wait_all(FERRYI_THREAD, ferryi_condition_of(ivars, nelems, status, values, 0, cmp, sizeof(int32_t),
        FERRYI_SIGNED(int32_t)), timeout_ns));
}
FERRYI_INLINE ferry_status ferry_int64_wait_until_all_vector(int64_t *ivars, size_t nelems, const int *status, int cmp,
    const int64_t *values)
{
    return FERRYI_CALL(ferry_int64_wait_until_all_vector, (ivars, nelems, status, cmp, values),
        ferryi_group_wait_all(FERRYI_THREAD, ferryi_condition_of(ivars, nelems, status, values, 0, cmp, sizeof(int64_t),
        FERRYI_SIGNED(int64_t)), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int64_wait_until_all_vector_timeout(int64_t *ivars, size_t nelems, const int *status,
    int cmp, const int64_t *values, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_int64_wait_until_all_vector_timeout, (ivars, nelems, status, cmp, values, timeout_ns),
        ferryi_group_wait_all(FERRYI_THREAD, ferryi_condition_of(ivars, nelems, status, values, 0, cmp, sizeof(int64_t),
        FERRYI_SIGNED(int64_t)), timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uint32_wait_until_all_vector(uint32_t *ivars, size_t nelems, const int *status,
    int cmp, const uint32_t *values)
{
    return FERRYI_CALL(ferry_uint32_wait_until_all_vector, (ivars, nelems, status, cmp, values),
        ferryi_group_wait_all(FERRYI_THREAD, ferryi_condition_of(ivars, nelems, status, values, 0, cmp,
        sizeof(uint32_t), FERRYI_SIGNED(uint32_t)), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint32_wait_until_all_vector_timeout(uint32_t *ivars, size_t nelems, const int *status,
    int cmp, const uint32_t *values, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uint32_wait_until_all_vector_timeout, (ivars, nelems, status, cmp, values, timeout_ns),
        ferryi_group_wait_all(FERRYI_THREAD, ferryi_condition_of(ivars, nelems, status, values, 0, cmp,
        sizeof(uint32_t), FERRYI_SIGNED(uint32_t)), timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uint64_wait_until_all_vector(uint64_t *ivars, size_t nelems, const int *status,
    int cmp, const uint64_t *values)
{
    return FERRYI_CALL(ferry_uint64_wait_until_all_vector, (ivars, nelems, status, cmp, values),
        ferryi_group_wait_all(FERRYI_THREAD, ferryi_condition_of(ivars, nelems, status, values, 0, cmp,
        sizeof(uint64_t), FERRYI_SIGNED(uint64_t)), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint64_wait_until_all_vector_timeout(uint64_t *ivars, size_t nelems, const int *status,
    int cmp, const uint64_t *values, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uint64_wait_until_all_vector_timeout, (ivars, nelems, status, cmp, values, timeout_ns),
        ferryi_group_wait_all(FERRYI_THREAD, ferryi_condition_of(ivars, nelems, status, values, 0, cmp,
        sizeof(uint64_t), FERRYI_SIGNED(uint64_t)), timeout_ns));
}
FERRYI_INLINE ferry_status ferry_size_wait_until_all_vector(size_t *ivars, size_t nelems, const int *status, int cmp,
    const size_t *values)
{
    return FERRYI_CALL(ferry_size_wait_until_all_vector, (ivars, nelems, status, cmp, values),
        ferryi_group_wait_all(FERRYI_THREAD, ferryi_condition_of(ivars, nelems, status, values, 0, cmp, sizeof(size_t),
        FERRYI_SIGNED(size_t)), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_size_wait_until_all_vector_timeout(size_t *ivars, size_t nelems, const int *status,
    int cmp, const size_t *values, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_size_wait_until_all_vector_timeout, (ivars, nelems, status, cmp, values, timeout_ns),
        ferryi_group_wait_all(FERRYI_THREAD, ferryi_condition_of(ivars, nelems, status, values, 0, cmp, sizeof(size_t),
        FERRYI_SIGNED(size_t)), timeout_ns));
}
FERRYI_INLINE ferry_status ferry_ptrdiff_wait_until_all_vector(ptrdiff_t *ivars, size_t nelems, const int *status,
    int cmp, const ptrdiff_t *values)
{
    return FERRYI_CALL(ferry_ptrdiff_wait_until_all_vector, (ivars, nelems, status, cmp, values),
        ferryi_group_wait_all(FERRYI_THREAD, ferryi_condition_of(ivars, nelems, status, values, 0, cmp,
        sizeof(ptrdiff_t), FERRYI_SIGNED(ptrdiff_t)), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ptrdiff_wait_until_all_vector_timeout(ptrdiff_t *ivars, size_t nelems,
    const int *status, int cmp, const ptrdiff_t *values, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_ptrdiff_wait_until_all_vector_timeout, (ivars, nelems, status, cmp, values, timeout_ns),
        ferryi_group_wait_all(FERRYI_THREAD, ferryi_condition_of(ivars, nelems, status, values, 0, cmp,
        sizeof(ptrdiff_t), FERRYI_SIGNED(ptrdiff_t)), timeout_ns));
}

/* ferry_TYPE_wait_until_any */
FERRYI_INLINE size_t ferry_int_wait_until_any(int *ivars, size_t nelems, const int *status, int cmp, int value)
{
    return FERRYI_CALL(ferry_int_wait_until_any, (ivars, nelems, status, cmp, value),
        ferryi_group_wait_number(FERRYI_THREAD, ferryi_condition_of(ivars, nelems, status, NULL, FERRYI_WIDE(int,
        value), cmp, sizeof(int), FERRYI_SIGNED(int)), NULL, 1));
}
FERRYI_INLINE size_t ferry_long_wait_until_any(long *ivars, size_t nelems, const int *status, int cmp, long value)
{
    return FERRYI_CALL(ferry_long_wait_until_any, (ivars, nelems, status, cmp, value),
        ferryi_group_wait_number(FERRYI_THREAD, ferryi_condition_of(ivars, nelems, status, NULL, FERRYI_WIDE(long,
        value), cmp, sizeof(long), FERRYI_SIGNED(long)), NULL, 1));
}
FERRYI_INLINE size_t ferry_longlong_wait_until_any(long long *ivars, size_t nelems, const int *status, int cmp,
    long long value)
{
    return FERRYI_CALL(ferry_longlong_wait_until_any, (ivars, nelems, status, cmp, value),
        ferryi_group_wait_number(FERRYI_THREAD, ferryi_condition_of(ivars, nelems, status, NULL, FERRYI_WIDE(long long,
        value), cmp, sizeof(long long), FERRYI_SIGNED(long long)), NULL, 1));
}
FERRYI_INLINE size_t ferry_uint_wait_until_any(unsigned int *ivars, size_t nelems, const int *status, int cmp,
    unsigned int value)
{
    return FERRYI_CALL(ferry_uint_wait_until_any, (ivars, nelems, status, cmp, value),
        ferryi_group_wait_number(FERRYI_THREAD, ferryi_condition_of(ivars, nelems, status, NULL,
        FERRYI_WIDE(unsigned int, value), cmp, sizeof(unsigned int), FERRYI_SIGNED(unsigned int)), NULL, 1));
}
FERRYI_INLINE size_t ferry_ulong_wait_until_any(unsigned long *ivars, size_t nelems, const int *status, int cmp,
    unsigned long value)
{
    return FERRYI_CALL(ferry_ulong_wait_until_any, (ivars, nelems, status, cmp, value),
        ferryi_group_wait_number(FERRYI_THREAD, ferryi_condition_of(ivars, nelems, status, NULL,
        FERRYI_WIDE(unsigned long, value), cmp, sizeof(unsigned long), FERRYI_SIGNED(unsigned long)), NULL, 1));
}
FERRYI_INLINE size_t ferry_ulonglong_wait_until_any(unsigned long long *ivars, size_t nelems, const int *status,
    int cmp, unsigned long long value)
{
    return FERRYI_CALL(ferry_ulonglong_wait_until_any, (ivars, nelems, status, cmp, value),
        ferryi_group_wait_number(FERRYI_THREAD, ferryi_condition_of(ivars, nelems, status, NULL,
        FERRYI_WIDE(unsigned long long, value), cmp, sizeof(unsigned long long), FERRYI_SIGNED(unsigned long long)),
        NULL, 1));
}
FERRYI_INLINE size_t ferry_int32_wait_until_any(int32_t *ivars, size_t nelems, const int *status, int cmp,
    int32_t value)
{
    return FERRYI_CALL(ferry_int32_wait_until_any, (ivars, nelems, status, cmp, value),
        ferryi_group_wait_number(FERRYI_THREAD, ferryi_condition_of(ivars, nelems, status, NULL, FERRYI_WIDE(int32_t,
        value), cmp, sizeof(int32_t), FERRYI_SIGNED(int32_t)), NULL, 1));
}
FERRYI_INLINE size_t ferry_int64_wait_until_any(int64_t *ivars, size_t nelems, const int *status, int cmp,
    int64_t value)
{
    return FERRYI_CALL(ferry_int64_wait_until_any, (ivars, nelems, status, cmp, value),
        ferryi_group_wait_number(FERRYI_THREAD, ferryi_condition_of(ivars, nelems, status, NULL, FERRYI_WIDE(int64_t,
        value), cmp, sizeof(int64_t), FERRYI_SIGNED(int64_t)), NULL, 1));
}
FERRYI_INLINE size_t ferry_uint32_wait_until_any(uint32_t *ivars, size_t nelems, const int *status, int cmp,
    uint32_t value)
{
    return FERRYI_CALL(ferry_uint32_wait_until_any, (ivars, nelems, status, cmp, value),
        ferryi_group_wait_number(FERRYI_THREAD, ferryi_condition_of(ivars, nelems, status, NULL, FERRYI_WIDE(uint32_t,
        value), cmp, sizeof(uint32_t), FERRYI_SIGNED(uint32_t)), NULL, 1));
}
FERRYI_INLINE size_t ferry_uint64_wait_until_any(uint64_t *ivars, size_t nelems, const int *status, int cmp,
    uint64_t value)
{
    return FERRYI_CALL(ferry_uint64_wait_until_any, (ivars, nelems, status, cmp, value),
        ferryi_group_wait_number(FERRYI_THREAD, ferryi_condition_of(ivars, nelems, status, NULL, FERRYI_WIDE(uint64_t,
        value), cmp, sizeof(uint64_t), FERRYI_SIGNED(uint64_t)), NULL, 1));
}
FERRYI_INLINE size_t ferry_size_wait_until_any(size_t *ivars, size_t nelems, const int *status, int cmp, size_t value)
{
    return FERRYI_CALL(ferry_size_wait_until_any, (ivars, nelems, status, cmp, value),
        ferryi_group_wait_number(FERRYI_THREAD, ferryi_condition_of(ivars, nelems, status, NULL, FERRYI_WIDE(size_t,
        value), cmp, sizeof(size_t), FERRYI_SIGNED(size_t)), NULL, 1));
}
FERRYI_INLINE size_t ferry_ptrdiff_wait_until_any(ptrdiff_t *ivars, size_t nelems, const int *status, int cmp,
    ptrdiff_t value)
{
    return FERRYI_CALL(ferry_ptrdiff_wait_until_any, (ivars, nelems, status, cmp, value),
        ferryi_group_wait_number(FERRYI_THREAD, ferryi_condition_of(ivars, nelems, status, NULL, FERRYI_WIDE(ptrdiff_t,
        value), cmp, sizeof(ptrdiff_t), FERRYI_SIGNED(ptrdiff_t)), NULL, 1));
}

/* ferry_TYPE_wait_until_any_vector */
FERRYI_INLINE size_t ferry_int_wait_until_any_vector(int *ivars, size_t nelems, const int *status, int cmp,
    const int *values)
{
    return FERRYI_CALL(ferry_int_wait_until_any_vector, (ivars, nelems, status, cmp, values),
        ferryi_group_wait_number(FERRYI_THREAD, ferryi_condition_of(ivars, nelems, status, values, 0, cmp, sizeof(int),
        FERRYI_SIGNED(int)), NULL, 1));
}
FERRYI_INLINE size_t ferry_long_wait_until_any_vector(long *ivars, size_t nelems, const int *status, int cmp,
    const long *values)
{
    return FERRYI_CALL(ferry_long_wait_until_any_vector, (ivars, nelems, status, cmp, values),
        ferryi_group_wait_number(FERRYI_THREAD, ferryi_condition_of(ivars, nelems, status, values, 0, cmp, sizeof(long),
        FERRYI_SIGNED(long)), NULL, 1));
}
FERRYI_INLINE size_t ferry_longlong_wait_until_any_vector(long long *ivars, size_t nelems, const int *status, int cmp,
    const long long *values)
{
    return FERRYI_CALL(ferry_longlong_wait_until_any_vector, (ivars, nelems, status, cmp, values),
        ferryi_group_wait_number(FERRYI_THREAD, ferryi_condition_of(ivars, nelems, status, values, 0, cmp,
        sizeof(long long), FERRYI_SIGNED(long long)), NULL, 1));
}
FERRYI_INLINE size_t ferry_uint_wait_until_any_vector(unsigned int *ivars, size_t nelems, const int *status, int cmp,
    const unsigned int *values)
{
    return FERRYI_CALL(ferry_uint_wait_until_any_vector, (ivars, nelems, status, cmp, values),
        ferryi_group_wait_number(FERRYI_THREAD, ferryi_condition_of(ivars, nelems, status, values, 0, cmp,
        sizeof(unsigned int), FERRYI_SIGNED(unsigned int)), NULL, 1));
}
FERRYI_INLINE size_t ferry_ulong_wait_until_any_vector(unsigned long *ivars, size_t nelems, const int *status, int cmp,
    const unsigned long *values)
{
    return FERRYI_CALL(ferry_ulong_wait_until_any_vector, (ivars, nelems, status, cmp, values),
        ferryi_group_wait_number(FERRYI_THREAD, ferryi_condition_of(ivars, nelems, status, values, 0, cmp,
        sizeof(unsigned long), FERRYI_SIGNED(unsigned long)), NULL, 1));
}
FERRYI_INLINE size_t ferry_ulonglong_wait_until_any_vector(unsigned long long *ivars, size_t nelems, const int *status,
    int cmp, const unsigned long long *values)
{
    return FERRYI_CALL(ferry_ulonglong_wait_until_any_vector, (ivars, nelems, status, cmp, values),
        ferryi_group_wait_number(FERRYI_THREAD, ferryi_condition_of(ivars, nelems, status, values, 0, cmp,
        sizeof(unsigned long long), FERRYI_SIGNED(unsigned long long)), NULL, 1));
}
FERRYI_INLINE size_t ferry_int32_wait_until_any_vector(int32_t *ivars, size_t nelems, const int *status, int cmp,
    const int32_t *values)
{
    return FERRYI_CALL(ferry_int32_wait_until_any_vector, (ivars, nelems, status, cmp, values),
        ferryi_group_wait_number(FERRYI_THREAD, ferryi_condition_of(ivars, nelems, status, values, 0, cmp,
        sizeof(int32_t), FERRYI_SIGNED(int32_t)), NULL, 1));
}
FERRYI_INLINE size_t ferry_int64_wait_until_any_vector(int64_t *ivars, size_t nelems, const int *status, int cmp,
    const int64_t *values)
{
    return FERRYI_CALL(ferry_int64_wait_until_any_vector, (ivars, nelems, status, cmp, values),
        ferryi_group_wait_number(FERRYI_THREAD, ferryi_condition_of(ivars, nelems, status, values, 0, cmp,
        sizeof(int64_t), FERRYI_SIGNED(int64_t)), NULL, 1));
}
FERRYI_INLINE size_t ferry_uint32_wait_until_any_vector(uint32_t *ivars, size_t nelems, const int *status, int cmp,
    const uint32_t *values)
{
    return FERRYI_CALL(ferry_uint32_wait_until_any_vector, (ivars, nelems, status, cmp, values),
        ferryi_group_wait_number(FERRYI_THREAD, ferryi_condition_of(ivars, nelems, status, values, 0, cmp,
        sizeof(uint32_t), FERRYI_SIGNED(uint32_t)), NULL, 1));
}
FERRYI_INLINE size_t ferry_uint64_wait_until_any_vector(uint64_t *ivars, size_t nelems, const int *status, int cmp,
    const uint64_t *values)
{
    return FERRYI_CALL(ferry_uint64_wait_until_any_vector, (ivars, nelems, status, cmp, values),
        ferryi_group_wait_number(FERRYI_THREAD, ferryi_condition_of(ivars, nelems, status, values, 0, cmp,
        sizeof(uint64_t), FERRYI_SIGNED(uint64_t)), NULL, 1));
}
FERRYI_INLINE size_t ferry_size_wait_until_any_vector(size_t *ivars, size_t nelems, const int *status, int cmp,
    const size_t *values)
{
    return FERRYI_CALL(ferry_size_wait_until_any_vector, (ivars, nelems, status, cmp, values),
        ferryi_group_wait_number(FERRYI_THREAD, ferryi_condition_of(ivars, nelems, status, values, 0, cmp,
        sizeof(size_t), FERRYI_SIGNED(size_t)), NULL, 1));
}
FERRYI_INLINE size_t ferry_ptrdiff_wait_until_any_vector(ptrdiff_t *ivars, size_t nelems, const int *status, int cmp,
    const ptrdiff_t *values)
{
    return FERRYI_CALL(ferry_ptrdiff_wait_until_any_vector, (ivars, nelems, status, cmp, values),
        ferryi_group_wait_number(FERRYI_THREAD, ferryi_condition_of(ivars, nelems, status, values, 0, cmp,
        sizeof(ptrdiff_t), FERRYI_SIGNED(ptrdiff_t)), NULL, 1));
}

/* ferry_TYPE_wait_until_any_timeout */
FERRYI_INLINE ferry_status ferry_int_wait_until_any_timeout(int *ivars, size_t nelems, const int *status, int cmp,
    int value, size_t *index, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_int_wait_until_any_timeout, (ivars, nelems, status, cmp, value, index, timeout_ns),
        ferryi_group_wait_first(FERRYI_THREAD, ferryi_condition_of(ivars, nelems, status, NULL, FERRYI_WIDE(int, value),
        cmp, sizeof(int), FERRYI_SIGNED(int)), NULL, 1, index, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_long_wait_until_any_timeout(long *ivars, size_t nelems, const int *status, int cmp,
    long value, size_t *index, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_long_wait_until_any_timeout, (ivars, nelems, status, cmp, value, index, timeout_ns),
        ferryi_group_wait_first(FERRYI_THREAD, ferryi_condition_of(ivars, nelems, status, NULL, FERRYI_WIDE(long,
        value), cmp, sizeof(long), FERRYI_SIGNED(long)), NULL, 1, index, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_longlong_wait_until_any_timeout(long long *ivars, size_t nelems, const int *status,
    int cmp, long long value, size_t *index, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_longlong_wait_until_any_timeout, (ivars, nelems, status, cmp, value, index, timeout_ns),
        ferryi_group_wait_first(FERRYI_THREAD, ferryi_condition_of(ivars, nelems, status, NULL, FERRYI_WIDE(long long,
        value), cmp, sizeof(long long), FERRYI_SIGNED(long long)), NULL, 1, index, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uint_wait_until_any_timeout(unsigned int *ivars, size_t nelems, const int *status,
    int cmp, unsigned int value, size_t *index, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uint_wait_until_any_timeout, (ivars, nelems, status, cmp, value, index, timeout_ns),
        ferryi_group_wait_first(FERRYI_THREAD, ferryi_condition_of(ivars, nelems, status, NULL,
        FERRYI_WIDE(unsigned int, value), cmp, sizeof(unsigned int), FERRYI_SIGNED(unsigned int)), NULL, 1, index,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_ulong_wait_until_any_timeout(unsigned long *ivars, size_t nelems, const int *status,
    int cmp, unsigned long value, size_t *index, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_ulong_wait_until_any_timeout, (ivars, nelems, status, cmp, value, index, timeout_ns),
        ferryi_group_wait_first(FERRYI_THREAD, ferryi_condition_of(ivars, nelems, status, NULL,
        FERRYI_WIDE(unsigned long, value), cmp, sizeof(unsigned long), FERRYI_SIGNED(unsigned long)), NULL, 1, index,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_ulonglong_wait_until_any_timeout(unsigned long long *ivars, size_t nelems,
    const int *status, int cmp, unsigned long long value, size_t *index, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_ulonglong_wait_until_any_timeout, (ivars, nelems, status, cmp, value, index, timeout_ns),
        ferryi_group_wait_first(FERRYI_THREAD, ferryi_condition_of(ivars, nelems, status, NULL,
        FERRYI_WIDE(unsigned long long, value), cmp, sizeof(unsigned long long), FERRYI_SIGNED(unsigned long long)),
        NULL, 1, index, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_int32_wait_until_any_timeout(int32_t *ivars, size_t nelems, const int *status, int cmp,
    int32_t value, size_t *index, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_int32_wait_until_any_timeout, (ivars, nelems, status, cmp, value, index, timeout_ns),
        ferryi_group_wait_first(FERRYI_THREAD, ferryi_condition_of(ivars, nelems, status, NULL, FERRYI_WIDE(int32_t,
        value), cmp, sizeof(int32_t), FERRYI_SIGNED(int32_t)), NULL, 1, index, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_int64_wait_until_any_timeout(int64_t *ivars, size_t nelems, const int *status, int cmp,
    int64_t value, size_t *index, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_int64_wait_until_any_timeout, (ivars, nelems, status, cmp, value, index, timeout_ns),
        ferryi_group_wait_first(FERRYI_THREAD, ferryi_condition_of(ivars, nelems, status, NULL, FERRYI_WIDE(int64_t,
        value), cmp, sizeof(int64_t), FERRYI_SIGNED(int64_t)), NULL, 1, index, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uint32_wait_until_any_timeout(uint32_t *ivars, size_t nelems, const int *status,
    int cmp, uint32_t value, size_t *index, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uint32_wait_until_any_timeout, (ivars, nelems, status, cmp, value, index, timeout_ns),
        ferryi_group_wait_first(FERRYI_THREAD, ferryi_condition_of(ivars, nelems, status, NULL, FERRYI_WIDE(uint32_t,
        value), cmp, sizeof(uint32_t), FERRYI_SIGNED(uint32_t)), NULL, 1, index, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uint64_wait_until_any_timeout(uint64_t *ivars, size_t nelems, const int *status,
    int cmp, uint64_t value, size_t *index, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uint64_wait_until_any_timeout, (ivars, nelems, status, cmp, value, index, timeout_ns),
        ferryi_group_wait_first(FERRYI_THREAD, ferryi_condition_of(ivars, nelems, status, NULL, FERRYI_WIDE(uint64_t,
        value), cmp, sizeof(uint64_t), FERRYI_SIGNED(uint64_t)), NULL, 1, index, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_size_wait_until_any_timeout(size_t *ivars, size_t nelems, const int *status, int cmp,
    size_t value, size_t *index, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_size_wait_until_any_timeout, (ivars, nelems, status, cmp, value, index, timeout_ns),
        ferryi_group_wait_first(FERRYI_THREAD, ferryi_condition_of(ivars, nelems, status, NULL, FERRYI_WIDE(size_t,
        value), cmp, sizeof(size_t), FERRYI_SIGNED(size_t)), NULL, 1, index, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_ptrdiff_wait_until_any_timeout(ptrdiff_t *ivars, size_t nelems, const int *status,
    int cmp, ptrdiff_t value, size_t *index, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_ptrdiff_wait_until_any_timeout, (ivars, nelems, status, cmp, value, index, timeout_ns),
        ferryi_group_wait_first(FERRYI_THREAD, ferryi_condition_of(ivars, nelems, status, NULL, FERRYI_WIDE(ptrdiff_t,
        value), cmp, sizeof(ptrdiff_t), FERRYI_SIGNED(ptrdiff_t)), NULL, 1, index, timeout_ns));
}

/* ferry_TYPE_wait_until_any_vector_timeout */
FERRYI_INLINE ferry_status ferry_int_wait_until_any_vector_timeout(int *ivars, size_t nelems, const int *status,
    int cmp, const int *values, size_t *index, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_int_wait_until_any_vector_timeout, (ivars, nelems, status, cmp, values, index, timeout_ns),
        ferryi_group_wait_first(FERRYI_THREAD, ferryi_condition_of(ivars, nelems, status, values, 0, cmp, sizeof(int),
        FERRYI_SIGNED(int)), NULL, 1, index, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_long_wait_until_any_vector_timeout(long *ivars, size_t nelems, const int *status,
    int cmp, const long *values, size_t *index, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_long_wait_until_any_vector_timeout, (ivars, nelems, status, cmp, values, index,
        timeout_ns), ferryi_group_wait_first(FERRYI_THREAD, ferryi_condition_of(ivars, nelems, status, values, 0, cmp,
        sizeof(long), FERRYI_SIGNED(long)), NULL, 1, index, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_longlong_wait_until_any_vector_timeout(long long *ivars, size_t nelems,
    const int *status, int cmp, const long long *values, size_t *index, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_longlong_wait_until_any_vector_timeout, (ivars, nelems, status, cmp, values, index,
        timeout_ns), ferryi_group_wait_first(FERRYI_THREAD, ferryi_condition_of(ivars, nelems, status, values, 0, cmp,
        sizeof(long long), FERRYI_SIGNED(long long)), NULL, 1, index, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uint_wait_until_any_vector_timeout(unsigned int *ivars, size_t nelems,
    const int *status, int cmp, const unsigned int *values, size_t *index, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uint_wait_until_any_vector_timeout, (ivars, nelems, status, cmp, values, index,
        timeout_ns), ferryi_group_wait_first(FERRYI_THREAD, ferryi_condition_of(ivars, nelems, status, values, 0, cmp,
        sizeof(unsigned int), FERRYI_SIGNED(unsigned int)), NULL, 1, index, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_ulong_wait_until_any_vector_timeout(unsigned long *ivars, size_t nelems,
    const int *status, int cmp, const unsigned long *values, size_t *index, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_ulong_wait_until_any_vector_timeout, (ivars, nelems, status, cmp, values, index,
        timeout_ns), ferryi_group_wait_first(FERRYI_THREAD, ferryi_condition_of(ivars, nelems, status, values, 0, cmp,
        sizeof(unsigned long), FERRYI_SIGNED(unsigned long)), NULL, 1, index, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_ulonglong_wait_until_any_vector_timeout(unsigned long long *ivars, size_t nelems,
    const int *status, int cmp, const unsigned long long *values, size_t *index, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_ulonglong_wait_until_any_vector_timeout, (ivars, nelems, status, cmp, values, index,
        timeout_ns), ferryi_group_wait_first(FERRYI_THREAD, ferryi_condition_of(ivars, nelems, status, values, 0, cmp,
        sizeof(unsigned long long), FERRYI_SIGNED(unsigned long long)), NULL, 1, index, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_int32_wait_until_any_vector_timeout(int32_t *ivars, size_t nelems, const int *status,
    int cmp, const int32_t *values, size_t *index, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_int32_wait_until_any_vector_timeout, (ivars, nelems, status, cmp, values, index,
        timeout_ns), ferryi_group_wait_first(FERRYI_THREAD, ferryi_condition_of(ivars, nelems, status, values, 0, cmp,
        sizeof(int32_t), FERRYI_SIGNED(int32_t)), NULL, 1, index, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_int64_wait_until_any_vector_timeout(int64_t *ivars, size_t nelems, const int *status,
    int cmp, const int64_t *values, size_t *index, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_int64_wait_until_any_vector_timeout, (ivars, nelems, status, cmp, values, index,
        timeout_ns), ferryi_group_wait_first(FERRYI_THREAD, ferryi_condition_of(ivars, nelems, status, values, 0, cmp,
        sizeof(int64_t), FERRYI_SIGNED(int64_t)), NULL, 1, index, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uint32_wait_until_any_vector_timeout(uint32_t *ivars, size_t nelems, const int *status,
    int cmp, const uint32_t *values, size_t *index, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uint32_wait_until_any_vector_timeout, (ivars, nelems, status, cmp, values, index,
        timeout_ns), ferryi_group_wait_first(FERRYI_THREAD, ferryi_condition_of(ivars, nelems, status, values, 0, cmp,
        sizeof(uint32_t), FERRYI_SIGNED(uint32_t)), NULL, 1, index, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uint64_wait_until_any_vector_timeout(uint64_t *ivars, size_t nelems, const int *status,
    int cmp, const uint64_t *values, size_t *index, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uint64_wait_until_any_vector_timeout, (ivars, nelems, status, cmp, values, index,
        timeout_ns), ferryi_group_wait_first(FERRYI_THREAD, ferryi_condition_of(ivars, nelems, status, values, 0, cmp,
        sizeof(uint64_t), FERRYI_SIGNED(uint64_t)), NULL, 1, index, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_size_wait_until_any_vector_timeout(size_t *ivars, size_t nelems, const int *status,
    int cmp, const size_t *values, size_t *index, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_size_wait_until_any_vector_timeout, (ivars, nelems, status, cmp, values, index,
        timeout_ns), ferryi_group_wait_first(FERRYI_THREAD, ferryi_condition_of(ivars, nelems, status, values, 0, cmp,
        sizeof(size_t), FERRYI_SIGNED(size_t)), NULL, 1, index, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_ptrdiff_wait_until_any_vector_timeout(ptrdiff_t *ivars, size_t nelems,
    const int *status, int cmp, const ptrdiff_t *values, size_t *index, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_ptrdiff_wait_until_any_vector_timeout, (ivars, nelems, status, cmp, values, index,
        timeout_ns), ferryi_group_wait_first(FERRYI_THREAD, ferryi_condition_of(ivars, nelems, status, values, 0, cmp,
        sizeof(ptrdiff_t), FERRYI_SIGNED(ptrdiff_t)), NULL, 1, index, timeout_ns));
}

/* ferry_TYPE_wait_until_some */
FERRYI_INLINE size_t ferry_int_wait_until_some(int *ivars, size_t nelems, size_t *indices, const int *status, int cmp,
    int value)
{
    return FERRYI_CALL(ferry_int_wait_until_some, (ivars, nelems, indices, status, cmp, value),
        ferryi_group_wait_number(FERRYI_THREAD, ferryi_condition_of(ivars, nelems, status, NULL, FERRYI_WIDE(int,
        value), cmp, sizeof(int), FERRYI_SIGNED(int)), indices, 0));
}
FERRYI_INLINE size_t ferry_long_wait_until_some(long *ivars, size_t nelems, size_t *indices, const int *status, int cmp,
    long value)
{
    return FERRYI_CALL(ferry_long_wait_until_some, (ivars, nelems, indices, status, cmp, value),
        ferryi_group_wait_number(FERRYI_THREAD, ferryi_condition_of(ivars, nelems, status, NULL, FERRYI_WIDE(long,
        value), cmp, sizeof(long), FERRYI_SIGNED(long)), indices, 0));
}
FERRYI_INLINE size_t ferry_longlong_wait_until_some(long long *ivars, size_t nelems, size_t *indices, const int *status,
    int cmp, long long value)
{
    return FERRYI_CALL(ferry_longlong_wait_until_some, (ivars, nelems, indices, status, cmp, value),
        ferryi_group_wait_number(FERRYI_THREAD, ferryi_condition_of(ivars, nelems, status, NULL, FERRYI_WIDE(long long,
        value), cmp, sizeof(long long), FERRYI_SIGNED(long long)), indices, 0));
}
FERRYI_INLINE size_t ferry_uint_wait_until_some(unsigned int *ivars, size_t nelems, size_t *indices, const int *status,
    int cmp, unsigned int value)
{
    return FERRYI_CALL(ferry_uint_wait_until_some, (ivars, nelems, indices, status, cmp, value),
        ferryi_group_wait_number(FERRYI_THREAD, ferryi_condition_of(ivars, nelems, status, NULL,
        FERRYI_WIDE(unsigned int, value), cmp, sizeof(unsigned int), FERRYI_SIGNED(unsigned int)), indices, 0));
}
FERRYI_INLINE size_t ferry_ulong_wait_until_some(unsigned long *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, unsigned long value)
{
    return FERRYI_CALL(ferry_ulong_wait_until_some, (ivars, nelems, indices, status, cmp, value),
        ferryi_group_wait_number(FERRYI_THREAD, ferryi_condition_of(ivars, nelems, status, NULL,
        FERRYI_WIDE(unsigned long, value), cmp, sizeof(unsigned long), FERRYI_SIGNED(unsigned long)), indices, 0));
}
FERRYI_INLINE size_t ferry_ulonglong_wait_until_some(unsigned long long *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, unsigned long long value)
{
    return FERRYI_CALL(ferry_ulonglong_wait_until_some, (ivars, nelems, indices, status, cmp, value),
        ferryi_group_wait_number(FERRYI_THREAD, ferryi_condition_of(ivars, nelems, status, NULL,
        FERRYI_WIDE(unsigned long long, value), cmp, sizeof(unsigned long long), FERRYI_SIGNED(unsigned long long)),
        indices, 0));
}
FERRYI_INLINE size_t ferry_int32_wait_until_some(int32_t *ivars, size_t nelems, size_t *indices, const int *status,
    int cmp, int32_t value)
{
    return FERRYI_CALL(ferry_int32_wait_until_some, (ivars, nelems, indices, status, cmp, value),
        ferryi_group_wait_number(FERRYI_THREAD, ferryi_condition_of(ivars, nelems, status, NULL, FERRYI_WIDE(int32_t,
        value), cmp, sizeof(int32_t), FERRYI_SIGNED(int32_t)), indices, 0));
}
FERRYI_INLINE size_t ferry_int64_wait_until_some(int64_t *ivars, size_t nelems, size_t *indices, const int *status,
    int cmp, int64_t value)
{
    return FERRYI_CALL(ferry_int64_wait_until_some, (ivars, nelems, indices, status, cmp, value),
        ferryi_group_wait_number(FERRYI_THREAD, ferryi_condition_of(ivars, nelems, status, NULL, FERRYI_WIDE(int64_t,
        value), cmp, sizeof(int64_t), FERRYI_SIGNED(int64_t)), indices, 0));
}
FERRYI_INLINE size_t ferry_uint32_wait_until_some(uint32_t *ivars, size_t nelems, size_t *indices, const int *status,
    int cmp, uint32_t value)
{
    return FERRYI_CALL(ferry_uint32_wait_until_some, (ivars, nelems, indices, status, cmp, value),
        ferryi_group_wait_number(FERRYI_THREAD, ferryi_condition_of(ivars, nelems, status, NULL, FERRYI_WIDE(uint32_t,
        value), cmp, sizeof(uint32_t), FERRYI_SIGNED(uint32_t)), indices, 0));
}
FERRYI_INLINE size_t ferry_uint64_wait_until_some(uint64_t *ivars, size_t nelems, size_t *indices, const int *status,
    int cmp, uint64_t value)
{
    return FERRYI_CALL(ferry_uint64_wait_until_some, (ivars, nelems, indices, status, cmp, value),
        ferryi_group_wait_number(FERRYI_THREAD, ferryi_condition_of(ivars, nelems, status, NULL, FERRYI_WIDE(uint64_t,
        value), cmp, sizeof(uint64_t), FERRYI_SIGNED(uint64_t)), indices, 0));
}
FERRYI_INLINE size_t ferry_size_wait_until_some(size_t *ivars, size_t nelems, size_t *indices, const int *status,
    int cmp, size_t value)
{
    return FERRYI_CALL(ferry_size_wait_until_some, (ivars, nelems, indices, status, cmp, value),
        ferryi_group_wait_number(FERRYI_THREAD, ferryi_condition_of(ivars, nelems, status, NULL, FERRYI_WIDE(size_t,
        value), cmp, sizeof(size_t), FERRYI_SIGNED(size_t)), indices, 0));
}
FERRYI_INLINE size_t ferry_ptrdiff_wait_until_some(ptrdiff_t *ivars, size_t nelems, size_t *indices, const int *status,
    int cmp, ptrdiff_t value)
{
    return FERRYI_CALL(ferry_ptrdiff_wait_until_some, (ivars, nelems, indices, status, cmp, value),
        ferryi_group_wait_number(FERRYI_THREAD, ferryi_condition_of(ivars, nelems, status, NULL, FERRYI_WIDE(ptrdiff_t,
        value), cmp, sizeof(ptrdiff_t), FERRYI_SIGNED(ptrdiff_t)), indices, 0));
}

/* ferry_TYPE_wait_until_some_vector */
FERRYI_INLINE size_t ferry_int_wait_until_some_vector(int *ivars, size_t nelems, size_t *indices, const int *status,
    int cmp, const int *values)
{
    return FERRYI_CALL(ferry_int_wait_until_some_vector, (ivars, nelems, indices, status, cmp, values),
        ferryi_group_wait_number(FERRYI_THREAD, ferryi_condition_of(ivars, nelems, status, values, 0, cmp, sizeof(int),
        FERRYI_SIGNED(int)), indices, 0));
}
FERRYI_INLINE size_t ferry_long_wait_until_some_vector(long *ivars, size_t nelems, size_t *indices, const int *status,
    int cmp, const long *values)
{
    return FERRYI_CALL(ferry_long_wait_until_some_vector, (ivars, nelems, indices, status, cmp, values),
        ferryi_group_wait_number(FERRYI_THREAD, ferryi_condition_of(ivars, nelems, status, values, 0, cmp, sizeof(long),
        FERRYI_SIGNED(long)), indices, 0));
}
FERRYI_INLINE size_t ferry_longlong_wait_until_some_vector(long long *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, const long long *values)
{
    return FERRYI_CALL(ferry_longlong_wait_until_some_vector, (ivars, nelems, indices, status, cmp, values),
        ferryi_group_wait_number(FERRYI_THREAD, ferryi_condition_of(ivars, nelems, status, values, 0, cmp,
        sizeof(long long), FERRYI_SIGNED(long long)), indices, 0));
}
FERRYI_INLINE size_t ferry_uint_wait_until_some_vector(unsigned int *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, const unsigned int *values)
{
    return FERRYI_CALL(ferry_uint_wait_until_some_vector, (ivars, nelems, indices, status, cmp, values),
        ferryi_group_wait_number(FERRYI_THREAD, ferryi_condition_of(ivars, nelems, status, values, 0, cmp,
        sizeof(unsigned int), FERRYI_SIGNED(unsigned int)), indices, 0));
}
FERRYI_INLINE size_t ferry_ulong_wait_until_some_vector(unsigned long *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, const unsigned long *values)
{
    return FERRYI_CALL(ferry_ulong_wait_until_some_vector, (ivars, nelems, indices, status, cmp, values),
        ferryi_group_wait_number(FERRYI_THREAD, ferryi_condition_of(ivars, nelems, status, values, 0, cmp,
        sizeof(unsigned long), FERRYI_SIGNED(unsigned long)), indices, 0));
}
FERRYI_INLINE size_t ferry_ulonglong_wait_until_some_vector(unsigned long long *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, const unsigned long long *values)
{
    return FERRYI_CALL(ferry_ulonglong_wait_until_some_vector, (ivars, nelems, indices, status, cmp, values),
        ferryi_group_wait_number(FERRYI_THREAD, ferryi_condition_of(ivars, nelems, status, values, 0, cmp,
        sizeof(unsigned long long), FERRYI_SIGNED(unsigned long long)), indices, 0));
}
FERRYI_INLINE size_t ferry_int32_wait_until_some_vector(int32_t *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, const int32_t *values)
{
    return FERRYI_CALL(ferry_int32_wait_until_some_vector, (ivars, nelems, indices, status, cmp, values),
        ferryi_group_wait_number(FERRYI_THREAD, ferryi_condition_of(ivars, nelems, status, values, 0, cmp,
        sizeof(int32_t), FERRYI_SIGNED(int32_t)), indices, 0));
}
FERRYI_INLINE size_t ferry_int64_wait_until_some_vector(int64_t *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, const int64_t *values)
{
    return FERRYI_CALL(ferry_int64_wait_until_some_vector, (ivars, nelems, indices, status, cmp, values),
        ferryi_group_wait_number(FERRYI_THREAD, ferryi_condition_of(ivars, nelems, status, values, 0, cmp,
        sizeof(int64_t), FERRYI_SIGNED(int64_t)), indices, 0));
}
FERRYI_INLINE size_t ferry_uint32_wait_until_some_vector(uint32_t *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, const uint32_t *values)
{
    return FERRYI_CALL(ferry_uint32_wait_until_some_vector, (ivars, nelems, indices, status, cmp, values),
        ferryi_group_wait_number(FERRYI_THREAD, ferryi_condition_of(ivars, nelems, status, values, 0, cmp,
        sizeof(uint32_t), FERRYI_SIGNED(uint32_t)), indices, 0));
}
FERRYI_INLINE size_t ferry_uint64_wait_until_some_vector(uint64_t *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, const uint64_t *values)
{
    return FERRYI_CALL(ferry_uint64_wait_until_some_vector, (ivars, nelems, indices, status, cmp, values),
        ferryi_group_wait_number(FERRYI_THREAD, ferryi_condition_of(ivars, nelems, status, values, 0, cmp,
        sizeof(uint64_t), FERRYI_SIGNED(uint64_t)), indices, 0));
}
FERRYI_INLINE size_t ferry_size_wait_until_some_vector(size_t *ivars, size_t nelems, size_t *indices, const int *status,
    int cmp, const size_t *values)
{
    return FERRYI_CALL(ferry_size_wait_until_some_vector, (ivars, nelems, indices, status, cmp, values),
        ferryi_group_wait_number(FERRYI_THREAD, ferryi_condition_of(ivars, nelems, status, values, 0, cmp,
        sizeof(size_t), FERRYI_SIGNED(size_t)), indices, 0));
}
FERRYI_INLINE size_t ferry_ptrdiff_wait_until_some_vector(ptrdiff_t *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, const ptrdiff_t *values)
{
    return FERRYI_CALL(ferry_ptrdiff_wait_until_some_vector, (ivars, nelems, indices, status, cmp, values),
        ferryi_group_wait_number(FERRYI_THREAD, ferryi_condition_of(ivars, nelems, status, values, 0, cmp,
        sizeof(ptrdiff_t), FERRYI_SIGNED(ptrdiff_t)), indices, 0));
}

/* ferry_TYPE_wait_until_some_timeout */
FERRYI_INLINE ferry_status ferry_int_wait_until_some_timeout(int *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, int value, size_t *count, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_int_wait_until_some_timeout, (ivars, nelems, indices, status, cmp, value, count,
        timeout_ns), ferryi_group_wait_first(FERRYI_THREAD, ferryi_condition_of(ivars, nelems, status, NULL,
        FERRYI_WIDE(int, value), cmp, sizeof(int), FERRYI_SIGNED(int)), indices, 0, count, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_long_wait_until_some_timeout(long *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, long value, size_t *count, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_long_wait_until_some_timeout, (ivars, nelems, indices, status, cmp, value, count,
        timeout_ns), ferryi_group_wait_first(FERRYI_THREAD, ferryi_condition_of(ivars, nelems, status, NULL,
        FERRYI_WIDE(long, value), cmp, sizeof(long), FERRYI_SIGNED(long)), indices, 0, count, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_longlong_wait_until_some_timeout(long long *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, long long value, size_t *count, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_longlong_wait_until_some_timeout, (ivars, nelems, indices, status, cmp, value, count,
        timeout_ns), ferryi_group_wait_first(FERRYI_THREAD, ferryi_condition_of(ivars, nelems, status, NULL,
        FERRYI_WIDE(long long, value), cmp, sizeof(long long), FERRYI_SIGNED(long long)), indices, 0, count,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uint_wait_until_some_timeout(unsigned int *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, unsigned int value, size_t *count, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uint_wait_until_some_timeout, (ivars, nelems, indices, status, cmp, value, count,
        timeout_ns), ferryi_group_wait_first(FERRYI_THREAD, ferryi_condition_of(ivars, nelems, status, NULL,
        FERRYI_WIDE(unsigned int, value), cmp, sizeof(unsigned int), FERRYI_SIGNED(unsigned int)), indices, 0, count,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_ulong_wait_until_some_timeout(unsigned long *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, unsigned long value, size_t *count, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_ulong_wait_until_some_timeout, (ivars, nelems, indices, status, cmp, value, count,
        timeout_ns), ferryi_group_wait_first(FERRYI_THREAD, ferryi_condition_of(ivars, nelems, status, NULL,
        FERRYI_WIDE(unsigned long, value), cmp, sizeof(unsigned long), FERRYI_SIGNED(unsigned long)), indices, 0, count,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_ulonglong_wait_until_some_timeout(unsigned long long *ivars, size_t nelems,
    size_t *indices, const int *status, int cmp, unsigned long long value, size_t *count, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_ulonglong_wait_until_some_timeout, (ivars, nelems, indices, status, cmp, value, count,
        timeout_ns), ferryi_group_wait_first(FERRYI_THREAD, ferryi_condition_of(ivars, nelems, status, NULL,
        FERRYI_WIDE(unsigned long long, value), cmp, sizeof(unsigned long long), FERRYI_SIGNED(unsigned long long)),
        indices, 0, count, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_int32_wait_until_some_timeout(int32_t *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, int32_t value, size_t *count, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_int32_wait_until_some_timeout, (ivars, nelems, indices, status, cmp, value, count,
        timeout_ns), ferryi_group_wait_first(FERRYI_THREAD, ferryi_condition_of(ivars, nelems, status, NULL,
        FERRYI_WIDE(int32_t, value), cmp, sizeof(int32_t), FERRYI_SIGNED(int32_t)), indices, 0, count, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_int64_wait_until_some_timeout(int64_t *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, int64_t value, size_t *count, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_int64_wait_until_some_timeout, (ivars, nelems, indices, status, cmp, value, count,
        timeout_ns), ferryi_group_wait_first(FERRYI_THREAD, ferryi_condition_of(ivars, nelems, status, NULL,
        FERRYI_WIDE(int64_t, value), cmp, sizeof(int64_t), FERRYI_SIGNED(int64_t)), indices, 0, count, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uint32_wait_until_some_timeout(uint32_t *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, uint32_t value, size_t *count, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uint32_wait_until_some_timeout, (ivars, nelems, indices, status, cmp, value, count,
        timeout_ns), ferryi_group_wait_first(FERRYI_THREAD, ferryi_condition_of(ivars, nelems, status, NULL,
        FERRYI_WIDE(uint32_t, value), cmp, sizeof(uint32_t), FERRYI_SIGNED(uint32_t)), indices, 0, count, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uint64_wait_until_some_timeout(uint64_t *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, uint64_t value, size_t *count, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uint64_wait_until_some_timeout, (ivars, nelems, indices, status, cmp, value, count,
        timeout_ns), ferryi_group_wait_first(FERRYI_THREAD, ferryi_condition_of(ivars, nelems, status, NULL,
        FERRYI_WIDE(uint64_t, value), cmp, sizeof(uint64_t), FERRYI_SIGNED(uint64_t)), indices, 0, count, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_size_wait_until_some_timeout(size_t *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, size_t value, size_t *count, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_size_wait_until_some_timeout, (ivars, nelems, indices, status, cmp, value, count,
        timeout_ns), ferryi_group_wait_first(FERRYI_THREAD, ferryi_condition_of(ivars, nelems, status, NULL,
        FERRYI_WIDE(size_t, value), cmp, sizeof(size_t), FERRYI_SIGNED(size_t)), indices, 0, count, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_ptrdiff_wait_until_some_timeout(ptrdiff_t *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, ptrdiff_t value, size_t *count, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_ptrdiff_wait_until_some_timeout, (ivars, nelems, indices, status, cmp, value, count,
        timeout_ns), ferryi_group_wait_first(FERRYI_THREAD, ferryi_condition_of(ivars, nelems, status, NULL,
        FERRYI_WIDE(ptrdiff_t, value), cmp, sizeof(ptrdiff_t), FERRYI_SIGNED(ptrdiff_t)), indices, 0, count,
        timeout_ns));
}

/* ferry_TYPE_wait_until_some_vector_timeout */
FERRYI_INLINE ferry_status ferry_int_wait_until_some_vector_timeout(int *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, const int *values, size_t *count, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_int_wait_until_some_vector_timeout, (ivars, nelems, indices, status, cmp, values, count,
        timeout_ns), ferryi_group_wait_first(FERRYI_THREAD, ferryi_condition_of(ivars, nelems, status, values, 0, cmp,
        sizeof(int), FERRYI_SIGNED(int)), indices, 0, count, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_long_wait_until_some_vector_timeout(long *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, const long *values, size_t *count, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_long_wait_until_some_vector_timeout, (ivars, nelems, indices, status, cmp, values, count,
        timeout_ns), ferryi_group_wait_first(FERRYI_THREAD, ferryi_condition_of(ivars, nelems, status, values, 0, cmp,
        sizeof(long), FERRYI_SIGNED(long)), indices, 0, count, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_longlong_wait_until_some_vector_timeout(long long *ivars, size_t nelems,
    size_t *indices, const int *status, int cmp, const long long *values, size_t *count, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_longlong_wait_until_some_vector_timeout, (ivars, nelems, indices, status, cmp, values,
        count, timeout_ns), ferryi_group_wait_first(FERRYI_THREAD, ferryi_condition_of(ivars, nelems, status, values, 0,
        cmp, sizeof(long long), FERRYI_SIGNED(long long)), indices, 0, count, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uint_wait_until_some_vector_timeout(unsigned int *ivars, size_t nelems,
    size_t *indices, const int *status, int cmp, const unsigned int *values, size_t *count, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uint_wait_until_some_vector_timeout, (ivars, nelems, indices, status, cmp, values, count,
        timeout_ns), ferryi_group_wait_first(FERRYI_THREAD, ferryi_condition_of(ivars, nelems, status, values, 0, cmp,
        sizeof(unsigned int), FERRYI_SIGNED(unsigned int)), indices, 0, count, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_ulong_wait_until_some_vector_timeout(unsigned long *ivars, size_t nelems,
    size_t *indices, const int *status, int cmp, const unsigned long *values, size_t *count, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_ulong_wait_until_some_vector_timeout, (ivars, nelems, indices, status, cmp, values, count,
        timeout_ns), ferryi_group_wait_first(FERRYI_THREAD, ferryi_condition_of(ivars, nelems, status, values, 0, cmp,
        sizeof(unsigned long), FERRYI_SIGNED(unsigned long)), indices, 0, count, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_ulonglong_wait_until_some_vector_timeout(unsigned long long *ivars, size_t nelems,
    size_t *indices, const int *status, int cmp, const unsigned long long *values, size_t *count, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_ulonglong_wait_until_some_vector_timeout, (ivars, nelems, indices, status, cmp, values,
        count, timeout_ns), ferryi_group_wait_first(FERRYI_THREAD, ferryi_condition_of(ivars, nelems, status, values, 0,
        cmp, sizeof(unsigned long long), FERRYI_SIGNED(unsigned long long)), indices, 0, count, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_int32_wait_until_some_vector_timeout(int32_t *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, const int32_t *values, size_t *count, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_int32_wait_until_some_vector_timeout, (ivars, nelems, indices, status, cmp, values, count,
        timeout_ns), ferryi_group_wait_first(FERRYI_THREAD, ferryi_condition_of(ivars, nelems, status, values, 0, cmp,
        sizeof(int32_t), FERRYI_SIGNED(int32_t)), indices, 0, count, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_int64_wait_until_some_vector_timeout(int64_t *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, const int64_t *values, size_t *count, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_int64_wait_until_some_vector_timeout, (ivars, nelems, indices, status, cmp, values, count,
        timeout_ns), ferryi_group_wait_first(FERRYI_THREAD, ferryi_condition_of(ivars, nelems, status, values, 0, cmp,
        sizeof(int64_t), FERRYI_SIGNED(int64_t)), indices, 0, count, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uint32_wait_until_some_vector_timeout(uint32_t *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, const uint32_t *values, size_t *count, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uint32_wait_until_some_vector_timeout, (ivars, nelems, indices, status, cmp, values, count,
        timeout_ns), ferryi_group_wait_first(FERRYI_THREAD, ferryi_condition_of(ivars, nelems, status, values, 0, cmp,
        sizeof(uint32_t), FERRYI_SIGNED(uint32_t)), indices, 0, count, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uint64_wait_until_some_vector_timeout(uint64_t *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, const uint64_t *values, size_t *count, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uint64_wait_until_some_vector_timeout, (ivars, nelems, indices, status, cmp, values, count,
        timeout_ns), ferryi_group_wait_first(FERRYI_THREAD, ferryi_condition_of(ivars, nelems, status, values, 0, cmp,
        sizeof(uint64_t), FERRYI_SIGNED(uint64_t)), indices, 0, count, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_size_wait_until_some_vector_timeout(size_t *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, const size_t *values, size_t *count, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_size_wait_until_some_vector_timeout, (ivars, nelems, indices, status, cmp, values, count,
        timeout_ns), ferryi_group_wait_first(FERRYI_THREAD, ferryi_condition_of(ivars, nelems, status, values, 0, cmp,
        sizeof(size_t), FERRYI_SIGNED(size_t)), indices, 0, count, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_ptrdiff_wait_until_some_vector_timeout(ptrdiff_t *ivars, size_t nelems,
    size_t *indices, const int *status, int cmp, const ptrdiff_t *values, size_t *count, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_ptrdiff_wait_until_some_vector_timeout, (ivars, nelems, indices, status, cmp, values,
        count, timeout_ns), ferryi_group_wait_first(FERRYI_THREAD, ferryi_condition_of(ivars, nelems, status, values, 0,
        cmp, sizeof(ptrdiff_t), FERRYI_SIGNED(ptrdiff_t)), indices, 0, count, timeout_ns));
}

/* ferry_TYPE_test */
FERRYI_INLINE int ferry_int_test(int *ivar, int cmp, int value)
{
    return FERRYI_CALL(ferry_int_test, (ivar, cmp, value), ferryi_group_test_all(FERRYI_THREAD,
        ferryi_condition_of(ivar, 1, NULL, NULL, FERRYI_WIDE(int, value), cmp, sizeof(int), FERRYI_SIGNED(int))));
}
FERRYI_INLINE int ferry_long_test(long *ivar, int cmp, long value)
{
    return FERRYI_CALL(ferry_long_test, (ivar, cmp, value), ferryi_group_test_all(FERRYI_THREAD,
        ferryi_condition_of(ivar, 1, NULL, NULL, FERRYI_WIDE(long, value), cmp, sizeof(long), FERRYI_SIGNED(long))));
}
FERRYI_INLINE int ferry_longlong_test(long long *ivar, int cmp, long long value)
{
    return FERRYI_CALL(ferry_longlong_test, (ivar, cmp, value), ferryi_group_test_all(FERRYI_THREAD,
        ferryi_condition_of(ivar, 1, NULL, NULL, FERRYI_WIDE(long long, value), cmp, sizeof(long long),
        FERRYI_SIGNED(long long))));
}
FERRYI_INLINE int ferry_uint_test(unsigned int *ivar, int cmp, unsigned int value)
{
    return FERRYI_CALL(ferry_uint_test, (ivar, cmp, value), ferryi_group_test_all(FERRYI_THREAD,
        ferryi_condition_of(ivar, 1, NULL, NULL, FERRYI_WIDE(unsigned int, value), cmp, sizeof(unsigned int),
        FERRYI_SIGNED(unsigned int))));
}
FERRYI_INLINE int ferry_ulong_test(unsigned long *ivar, int cmp, unsigned long value)
{
    return FERRYI_CALL(ferry_ulong_test, (ivar, cmp, value), ferryi_group_test_all(FERRYI_THREAD,
        ferryi_condition_of(ivar, 1, NULL, NULL, FERRYI_WIDE(unsigned long, value), cmp, sizeof(unsigned long),
        FERRYI_SIGNED(unsigned long))));
}
FERRYI_INLINE int ferry_ulonglong_test(unsigned long long *ivar, int cmp, unsigned long long value)
{
    return FERRYI_CALL(ferry_ulonglong_test, (ivar, cmp, value), ferryi_group_test_all(FERRYI_THREAD,
        ferryi_condition_of(ivar, 1, NULL, NULL, FERRYI_WIDE(unsigned long long, value), cmp,
        sizeof(unsigned long long), FERRYI_SIGNED(unsigned long long))));
}
FERRYI_INLINE int ferry_int32_test(int32_t *ivar, int cmp, int32_t value)
{
    return FERRYI_CALL(ferry_int32_test, (ivar, cmp, value), ferryi_group_test_all(FERRYI_THREAD,
        ferryi_condition_of(ivar, 1, NULL, NULL, FERRYI_WIDE(int32_t, value), cmp, sizeof(int32_t),
        FERRYI_SIGNED(int32_t))));
}
FERRYI_INLINE int ferry_int64_test(int64_t *ivar, int cmp, int64_t value)
{
    return FERRYI_CALL(ferry_int64_test, (ivar, cmp, value), ferryi_group_test_all(FERRYI_THREAD,
        ferryi_condition_of(ivar, 1, NULL, NULL, FERRYI_WIDE(int64_t, value), cmp, sizeof(int64_t),
        FERRYI_SIGNED(int64_t))));
}
FERRYI_INLINE int ferry_uint32_test(uint32_t *ivar, int cmp, uint32_t value)
{
    return FERRYI_CALL(ferry_uint32_test, (ivar, cmp, value), ferryi_group_test_all(FERRYI_THREAD,
        ferryi_condition_of(ivar, 1, NULL, NULL, FERRYI_WIDE(uint32_t, value), cmp, sizeof(uint32_t),
        FERRYI_SIGNED(uint32_t))));
}
FERRYI_INLINE int ferry_uint64_test(uint64_t *ivar, int cmp, uint64_t value)
{
    return FERRYI_CALL(ferry_uint64_test, (ivar, cmp, value), ferryi_group_test_all(FERRYI_THREAD,
        ferryi_condition_of(ivar, 1, NULL, NULL, FERRYI_WIDE(uint64_t, value), cmp, sizeof(uint64_t),
        FERRYI_SIGNED(uint64_t))));
}
FERRYI_INLINE int ferry_size_test(size_t *ivar, int cmp, size_t value)
{
    return FERRYI_CALL(ferry_size_test, (ivar, cmp, value), ferryi_group_test_all(FERRYI_THREAD,
        ferryi_condition_of(ivar, 1, NULL, NULL, FERRYI_WIDE(size_t, value), cmp, sizeof(size_t),
        FERRYI_SIGNED(size_t))));
}
FERRYI_INLINE int ferry_ptrdiff_test(ptrdiff_t *ivar, int cmp, ptrdiff_t value)
{
    return FERRYI_CALL(ferry_ptrdiff_test, (ivar, cmp, value), ferryi_group_test_all(FERRYI_THREAD,
        ferryi_condition_of(ivar, 1, NULL, NULL, FERRYI_WIDE(ptrdiff_t, value), cmp, sizeof(ptrdiff_t),
        FERRYI_SIGNED(ptrdiff_t))));
}

/* ferry_TYPE_test_all */
FERRYI_INLINE int ferry_int_test_all(int *ivars, size_t nelems, const int *status, int cmp, int value)
{
    return FERRYI_CALL(ferry_int_test_all, (ivars, nelems, status, cmp, value), ferryi_group_test_all(FERRYI_THREAD,
        ferryi_condition_of(ivars, nelems, status, NULL, FERRYI_WIDE(int, value), cmp, sizeof(int),
        FERRYI_SIGNED(int))));
}
FERRYI_INLINE int ferry_long_test_all(long *ivars, size_t nelems, const int *status, int cmp, long value)
{
    return FERRYI_CALL(ferry_long_test_all, (ivars, nelems, status, cmp, value), ferryi_group_test_all(FERRYI_THREAD,
        ferryi_condition_of(ivars, nelems, status, NULL, FERRYI_WIDE(long, value), cmp, sizeof(long),
        FERRYI_SIGNED(long))));
}
FERRYI_INLINE int ferry_longlong_test_all(long long *ivars, size_t nelems, const int *status, int cmp, long long value)
{
    return FERRYI_CALL(ferry_longlong_test_all, (ivars, nelems, status, cmp, value),
        ferryi_group_test_all(FERRYI_THREAD, ferryi_condition_of(ivars, nelems, status, NULL, FERRYI_WIDE(long long,
        value), cmp, sizeof(long long), FERRYI_SIGNED(long long))));
}
FERRYI_INLINE int ferry_uint_test_all(unsigned int *ivars, size_t nelems, const int *status, int cmp,
    unsigned int value)
{
    return FERRYI_CALL(ferry_uint_test_all, (ivars, nelems, status, cmp, value), ferryi_group_test_all(FERRYI_THREAD,
        ferryi_condition_of(ivars, nelems, status, NULL, FERRYI_WIDE(unsigned int, value), cmp, sizeof(unsigned int),
        FERRYI_SIGNED(unsigned int))));
}
FERRYI_INLINE int ferry_ulong_test_all(unsigned long *ivars, size_t nelems, const int *status, int cmp,
    unsigned long value)
{
    return FERRYI_CALL(ferry_ulong_test_all, (ivars, nelems, status, cmp, value), ferryi_group_test_all(FERRYI_THREAD,
        ferryi_condition_of(ivars, nelems, status, NULL, FERRYI_WIDE(unsigned long, value), cmp, sizeof(unsigned long),
        FERRYI_SIGNED(unsigned long))));
}
FERRYI_INLINE int ferry_ulonglong_test_all(unsigned long long *ivars, size_t nelems, const int *status, int cmp,
    unsigned long long value)
{
    return FERRYI_CALL(ferry_ulonglong_test_all, (ivars, nelems, status, cmp, value),
        ferryi_group_test_all(FERRYI_THREAD, ferryi_condition_of(ivars, nelems, status, NULL,
        FERRYI_WIDE(unsigned long long, value), cmp, sizeof(unsigned long long), FERRYI_SIGNED(unsigned long long))));
}
FERRYI_INLINE int ferry_int32_test_all(int32_t *ivars, size_t nelems, const int *status, int cmp, int32_t value)
{
    return FERRYI_CALL(ferry_int32_test_all, (ivars, nelems, status, cmp, value), ferryi_group_test_all(FERRYI_THREAD,
        ferryi_condition_of(ivars, nelems, status, NULL, FERRYI_WIDE(int32_t, value), cmp, sizeof(int32_t),
        FERRYI_SIGNED(int32_t))));
}
FERRYI_INLINE int ferry_int64_test_all(int64_t *ivars, size_t nelems, const int *status, int cmp, int64_t value)
{
    return FERRYI_CALL(ferry_int64_test_all, (ivars, nelems, status, cmp, value), ferryi_group_test_all(FERRYI_THREAD,
        ferryi_condition_of(ivars, nelems, status, NULL, FERRYI_WIDE(int64_t, value), cmp, sizeof(int64_t),
        FERRYI_SIGNED(int64_t))));
}
FERRYI_INLINE int ferry_uint32_test_all(uint32_t *ivars, size_t nelems, const int *status, int cmp, uint32_t value)
{
    return FERRYI_CALL(ferry_uint32_test_all, (ivars, nelems, status, cmp, value), ferryi_group_test_all(FERRYI_THREAD,
        ferryi_condition_of(ivars, nelems, status, NULL, FERRYI_WIDE(uint32_t, value), cmp, sizeof(uint32_t),
        FERRYI_SIGNED(uint32_t))));
}
FERRYI_INLINE int ferry_uint64_test_all(uint64_t *ivars, size_t nelems, const int *status, int cmp, uint64_t value)
{
    return FERRYI_CALL(ferry_uint64_test_all, (ivars, nelems, status, cmp, value), ferryi_group_test_all(FERRYI_THREAD,
        ferryi_condition_of(ivars, nelems, status, NULL, FERRYI_WIDE(uint64_t, value), cmp, sizeof(uint64_t),
        FERRYI_SIGNED(uint64_t))));
}
FERRYI_INLINE int ferry_size_test_all(size_t *ivars, size_t nelems, const int *status, int cmp, size_t value)
{
    return FERRYI_CALL(ferry_size_test_all, (ivars, nelems, status, cmp, value), ferryi_group_test_all(FERRYI_THREAD,
        ferryi_condition_of(ivars, nelems, status, NULL, FERRYI_WIDE(size_t, value), cmp, sizeof(size_t),
        FERRYI_SIGNED(size_t))));
}
FERRYI_INLINE int ferry_ptrdiff_test_all(ptrdiff_t *ivars, size_t nelems, const int *status, int cmp, ptrdiff_t value)
{
    return FERRYI_CALL(ferry_ptrdiff_test_all, (ivars, nelems, status, cmp, value), ferryi_group_test_all(FERRYI_THREAD,
        ferryi_condition_of(ivars, nelems, status, NULL, FERRYI_WIDE(ptrdiff_t, value), cmp, sizeof(ptrdiff_t),
        FERRYI_SIGNED(ptrdiff_t))));
}

/* ferry_TYPE_test_all_vector */
FERRYI_INLINE int ferry_int_test_all_vector(int *ivars, size_t nelems, const int *status, int cmp, const int *values)
{
    return FERRYI_CALL(ferry_int_test_all_vector, (ivars, nelems, status, cmp, values),
        ferryi_group_test_all(FERRYI_THREAD, ferryi_condition_of(ivars, nelems, status, values, 0, cmp, sizeof(int),
        FERRYI_SIGNED(int))));
}
FERRYI_INLINE int ferry_long_test_all_vector(long *ivars, size_t nelems, const int *status, int cmp, const long *values)
{
    return FERRYI_CALL(ferry_long_test_all_vector, (ivars, nelems, status, cmp, values),
        ferryi_group_test_all(FERRYI_THREAD, ferryi_condition_of(ivars, nelems, status, values, 0, cmp, sizeof(long),
        FERRYI_SIGNED(long))));
}
FERRYI_INLINE int ferry_longlong_test_all_vector(long long *ivars, size_t nelems, const int *status, int cmp,
    const long long *values)
{
    return FERRYI_CALL(ferry_longlong_test_all_vector, (ivars, nelems, status, cmp, values),
        ferryi_group_test_all(FERRYI_THREAD, ferryi_condition_of(ivars, nelems, status, values, 0, cmp,
        sizeof(long long), FERRYI_SIGNED(long long))));
}
FERRYI_INLINE int ferry_uint_test_all_vector(unsigned int *ivars, size_t nelems, const int *status, int cmp,
    const unsigned int *values)
{
    return FERRYI_CALL(ferry_uint_test_all_vector, (ivars, nelems, status, cmp, values),
        ferryi_group_test_all(FERRYI_THREAD, ferryi_condition_of(ivars, nelems, status, values, 0, cmp,
        sizeof(unsigned int), FERRYI_SIGNED(unsigned int))));
}
FERRYI_INLINE int ferry_ulong_test_all_vector(unsigned long *ivars, size_t nelems, const int *status, int cmp,
    const unsigned long *values)
{
    return FERRYI_CALL(ferry_ulong_test_all_vector, (ivars, nelems, status, cmp, values),
        ferryi_group_test_all(FERRYI_THREAD, ferryi_condition_of(ivars, nelems, status, values, 0, cmp,
        sizeof(unsigned long), FERRYI_SIGNED(unsigned long))));
}
FERRYI_INLINE int ferry_ulonglong_test_all_vector(unsigned long long *ivars, size_t nelems, const int *status, int cmp,
    const unsigned long long *values)
{
    return FERRYI_CALL(ferry_ulonglong_test_all_vector, (ivars, nelems, status, cmp, values),
        ferryi_group_test_all(FERRYI_THREAD, ferryi_condition_of(ivars, nelems, status, values, 0, cmp,
        sizeof(unsigned long long), FERRYI_SIGNED(unsigned long long))));
}
FERRYI_INLINE int ferry_int32_test_all_vector(int32_t *ivars, size_t nelems, const int *status, int cmp,
    const int32_t *values)
{
    return FERRYI_CALL(ferry_int32_test_all_vector, (ivars, nelems, status, cmp, values),
        ferryi_group_test_all(FERRYI_THREAD, ferryi_condition_of(ivars, nelems, status, values, 0, cmp, sizeof(int32_t),
        FERRYI_SIGNED(int32_t))));
}
FERRYI_INLINE int ferry_int64_test_all_vector(int64_t *ivars, size_t nelems, const int *status, int cmp,
    const int64_t *values)
{
    return FERRYI_CALL(ferry_int64_test_all_vector, (ivars, nelems, status, cmp, values),
        ferryi_group_test_all(FERRYI_THREAD, ferryi_condition_of(ivars, nelems, status, values, 0, cmp, sizeof(int64_t),
        FERRYI_SIGNED(int64_t))));
}
FERRYI_INLINE int ferry_uint32_test_all_vector(uint32_t *ivars, size_t nelems, const int *status, int cmp,
    const uint32_t *values)
{
    return FERRYI_CALL(ferry_uint32_test_all_vector, (ivars, nelems, status, cmp, values),
        ferryi_group_test_all(FERRYI_THREAD, ferryi_condition_of(ivars, nelems, status, values, 0, cmp,
        sizeof(uint32_t), FERRYI_SIGNED(uint32_t))));
}
FERRYI_INLINE int ferry_uint64_test_all_vector(uint64_t *ivars, size_t nelems, const int *status, int cmp,
    const uint64_t *values)
{
    return FERRYI_CALL(ferry_uint64_test_all_vector, (ivars, nelems, status, cmp, values),
        ferryi_group_test_all(FERRYI_THREAD, ferryi_condition_of(ivars, nelems, status, values, 0, cmp,
        sizeof(uint64_t), FERRYI_SIGNED(uint64_t))));
}
FERRYI_INLINE int ferry_size_test_all_vector(size_t *ivars, size_t nelems, const int *status, int cmp,
    const size_t *values)
{
    return FERRYI_CALL(ferry_size_test_all_vector, (ivars, nelems, status, cmp, values),
        ferryi_group_test_all(FERRYI_THREAD, ferryi_condition_of(ivars, nelems, status, values, 0, cmp, sizeof(size_t),
        FERRYI_SIGNED(size_t))));
}
FERRYI_INLINE int ferry_ptrdiff_test_all_vector(ptrdiff_t *ivars, size_t nelems, const int *status, int cmp,
    const ptrdiff_t *values)
{
    return FERRYI_CALL(ferry_ptrdiff_test_all_vector, (ivars, nelems, status, cmp, values),
        ferryi_group_test_all(FERRYI_THREAD, ferryi_condition_of(ivars, nelems, status, values, 0, cmp,
        sizeof(ptrdiff_t), FERRYI_SIGNED(ptrdiff_t))));
}

/* ferry_TYPE_test_any */
FERRYI_INLINE size_t ferry_int_test_any(int *ivars, size_t nelems, const int *status, int cmp, int value)
{
    return FERRYI_CALL(ferry_int_test_any, (ivars, nelems, status, cmp, value), ferryi_group_test_first(FERRYI_THREAD,
        ferryi_condition_of(ivars, nelems, status, NULL, FERRYI_WIDE(int, value), cmp, sizeof(int), FERRYI_SIGNED(int)),
        NULL, 1));
}
FERRYI_INLINE size_t ferry_long_test_any(long *ivars, size_t nelems, const int *status, int cmp, long value)
{
    return FERRYI_CALL(ferry_long_test_any, (ivars, nelems, status, cmp, value), ferryi_group_test_first(FERRYI_THREAD,
        ferryi_condition_of(ivars, nelems, status, NULL, FERRYI_WIDE(long, value), cmp, sizeof(long),
        FERRYI_SIGNED(long)), NULL, 1));
}
FERRYI_INLINE size_t ferry_longlong_test_any(long long *ivars, size_t nelems, const int *status, int cmp,
    long long value)
{
    return FERRYI_CALL(ferry_longlong_test_any, (ivars, nelems, status, cmp, value),
        ferryi_group_test_first(FERRYI_THREAD, ferryi_condition_of(ivars, nelems, status, NULL, FERRYI_WIDE(long long,
        value), cmp, sizeof(long long), FERRYI_SIGNED(long long)), NULL, 1));
}
FERRYI_INLINE size_t ferry_uint_test_any(unsigned int *ivars, size_t nelems, const int *status, int cmp,
    unsigned int value)
{
    return FERRYI_CALL(ferry_uint_test_any, (ivars, nelems, status, cmp, value), ferryi_group_test_first(FERRYI_THREAD,
        ferryi_condition_of(ivars, nelems, status, NULL, FERRYI_WIDE(unsigned int, value), cmp, sizeof(unsigned int),
        FERRYI_SIGNED(unsigned int)), NULL, 1));
}
FERRYI_INLINE size_t ferry_ulong_test_any(unsigned long *ivars, size_t nelems, const int *status, int cmp,
    unsigned long value)
{
    return FERRYI_CALL(ferry_ulong_test_any, (ivars, nelems, status, cmp, value), ferryi_group_test_first(FERRYI_THREAD,
        ferryi_condition_of(ivars, nelems, status, NULL, FERRYI_WIDE(unsigned long, value), cmp, sizeof(unsigned long),
        FERRYI_SIGNED(unsigned long)), NULL, 1));
}
FERRYI_INLINE size_t ferry_ulonglong_test_any(unsigned long long *ivars, size_t nelems, const int *status, int cmp,
    unsigned long long value)
{
    return FERRYI_CALL(ferry_ulonglong_test_any, (ivars, nelems, status, cmp, value),
        ferryi_group_test_first(FERRYI_THREAD, ferryi_condition_of(ivars, nelems, status, NULL,
        FERRYI_WIDE(unsigned long long, value), cmp, sizeof(unsigned long long), FERRYI_SIGNED(unsigned long long)),
        NULL, 1));
}
FERRYI_INLINE size_t ferry_int32_test_any(int32_t *ivars, size_t nelems, const int *status, int cmp, int32_t value)
{
    return FERRYI_CALL(ferry_int32_test_any, (ivars, nelems, status, cmp, value), ferryi_group_test_first(FERRYI_THREAD,
        ferryi_condition_of(ivars, nelems, status, NULL, FERRYI_WIDE(int32_t, value), cmp, sizeof(int32_t),
        FERRYI_SIGNED(int32_t)), NULL, 1));
}
FERRYI_INLINE size_t ferry_int64_test_any(int64_t *ivars, size_t nelems, const int *status, int cmp, int64_t value)
{
    return FERRYI_CALL(ferry_int64_test_any, (ivars, nelems, status, cmp, value), ferryi_group_test_first(FERRYI_THREAD,
        ferryi_condition_of(ivars, nelems, status, NULL, FERRYI_WIDE(int64_t, value), cmp, sizeof(int64_t),
        FERRYI_SIGNED(int64_t)), NULL, 1));
}
FERRYI_INLINE size_t ferry_uint32_test_any(uint32_t *ivars, size_t nelems, const int *status, int cmp, uint32_t value)
{
    return FERRYI_CALL(ferry_uint32_test_any, (ivars, nelems, status, cmp, value),
        ferryi_group_test_first(FERRYI_THREAD, ferryi_condition_of(ivars, nelems, status, NULL, FERRYI_WIDE(uint32_t,
        value), cmp, sizeof(uint32_t), FERRYI_SIGNED(uint32_t)), NULL, 1));
}
FERRYI_INLINE size_t ferry_uint64_test_any(uint64_t *ivars, size_t nelems, const int *status, int cmp, uint64_t value)
{
    return FERRYI_CALL(ferry_uint64_test_any, (ivars, nelems, status, cmp, value),
        ferryi_group_test_first(FERRYI_THREAD, ferryi_condition_of(ivars, nelems, status, NULL, FERRYI_WIDE(uint64_t,
        value), cmp, sizeof(uint64_t), FERRYI_SIGNED(uint64_t)), NULL, 1));
}
FERRYI_INLINE size_t ferry_size_test_any(size_t *ivars, size_t nelems, const int *status, int cmp, size_t value)
{
    return FERRYI_CALL(ferry_size_test_any, (ivars, nelems, status, cmp, value), ferryi_group_test_first(FERRYI_THREAD,
        ferryi_condition_of(ivars, nelems, status, NULL, FERRYI_WIDE(size_t, value), cmp, sizeof(size_t),
        FERRYI_SIGNED(size_t)), NULL, 1));
}
FERRYI_INLINE size_t ferry_ptrdiff_test_any(ptrdiff_t *ivars, size_t nelems, const int *status, int cmp,
    ptrdiff_t value)
{
    return FERRYI_CALL(ferry_ptrdiff_test_any, (ivars, nelems, status, cmp, value),
        ferryi_group_test_first(FERRYI_THREAD, ferryi_condition_of(ivars, nelems, status, NULL, FERRYI_WIDE(ptrdiff_t,
        value), cmp, sizeof(ptrdiff_t), FERRYI_SIGNED(ptrdiff_t)), NULL, 1));
}

/* ferry_TYPE_test_any_vector */
FERRYI_INLINE size_t ferry_int_test_any_vector(int *ivars, size_t nelems, const int *status, int cmp, const int *values)
{
    return FERRYI_CALL(ferry_int_test_any_vector, (ivars, nelems, status, cmp, values),
        ferryi_group_test_first(FERRYI_THREAD, ferryi_condition_of(ivars, nelems, status, values, 0, cmp, sizeof(int),
        FERRYI_SIGNED(int)), NULL, 1));
}
FERRYI_INLINE size_t ferry_long_test_any_vector(long *ivars, size_t nelems, const int *status, int cmp,
    const long *values)
{
    return FERRYI_CALL(ferry_long_test_any_vector, (ivars, nelems, status, cmp, values),
        ferryi_group_test_first(FERRYI_THREAD, ferryi_condition_of(ivars, nelems, status, values, 0, cmp, sizeof(long),
        FERRYI_SIGNED(long)), NULL, 1));
}
FERRYI_INLINE size_t ferry_longlong_test_any_vector(long long *ivars, size_t nelems, const int *status, int cmp,
    const long long *values)
{
    return FERRYI_CALL(ferry_longlong_test_any_vector, (ivars, nelems, status, cmp, values),
        ferryi_group_test_first(FERRYI_THREAD, ferryi_condition_of(ivars, nelems, status, values, 0, cmp,
        sizeof(long long), FERRYI_SIGNED(long long)), NULL, 1));
}
FERRYI_INLINE size_t ferry_uint_test_any_vector(unsigned int *ivars, size_t nelems, const int *status, int cmp,
    const unsigned int *values)
{
    return FERRYI_CALL(ferry_uint_test_any_vector, (ivars, nelems, status, cmp, values),
        ferryi_group_test_first(FERRYI_THREAD, ferryi_condition_of(ivars, nelems, status, values, 0, cmp,
        sizeof(unsigned int), FERRYI_SIGNED(unsigned int)), NULL, 1));
}
FERRYI_INLINE size_t ferry_ulong_test_any_vector(unsigned long *ivars, size_t nelems, const int *status, int cmp,
    const unsigned long *values)
{
    return FERRYI_CALL(ferry_ulong_test_any_vector, (ivars, nelems, status, cmp, values),
        ferryi_group_test_first(FERRYI_THREAD, ferryi_condition_of(ivars, nelems, status, values, 0, cmp,
        sizeof(unsigned long), FERRYI_SIGNED(unsigned long)), NULL, 1));
}
FERRYI_INLINE size_t ferry_ulonglong_test_any_vector(unsigned long long *ivars, size_t nelems, const int *status,
    int cmp, const unsigned long long *values)
{
    return FERRYI_CALL(ferry_ulonglong_test_any_vector, (ivars, nelems, status, cmp, values),
        ferryi_group_test_first(FERRYI_THREAD, ferryi_condition_of(ivars, nelems, status, values, 0, cmp,
        sizeof(unsigned long long), FERRYI_SIGNED(unsigned long long)), NULL, 1));
}
FERRYI_INLINE size_t ferry_int32_test_any_vector(int32_t *ivars, size_t nelems, const int *status, int cmp,
    const int32_t *values)
{
    return FERRYI_CALL(ferry_int32_test_any_vector, (ivars, nelems, status, cmp, values),
        ferryi_group_test_first(FERRYI_THREAD, ferryi_condition_of(ivars, nelems, status, values, 0, cmp,
        sizeof(int32_t), FERRYI_SIGNED(int32_t)), NULL, 1));
}
FERRYI_INLINE size_t ferry_int64_test_any_vector(int64_t *ivars, size_t nelems, const int *status, int cmp,
    const int64_t *values)
{
    return FERRYI_CALL(ferry_int64_test_any_vector, (ivars, nelems, status, cmp, values),
        ferryi_group_test_first(FERRYI_THREAD, ferryi_condition_of(ivars, nelems, status, values, 0, cmp,
        sizeof(int64_t), FERRYI_SIGNED(int64_t)), NULL, 1));
}
FERRYI_INLINE size_t ferry_uint32_test_any_vector(uint32_t *ivars, size_t nelems, const int *status, int cmp,
    const uint32_t *values)
{
    return FERRYI_CALL(ferry_uint32_test_any_vector, (ivars, nelems, status, cmp, values),
        ferryi_group_test_first(FERRYI_THREAD, ferryi_condition_of(ivars, nelems, status, values, 0, cmp,
        sizeof(uint32_t), FERRYI_SIGNED(uint32_t)), NULL, 1));
}
FERRYI_INLINE size_t ferry_uint64_test_any_vector(uint64_t *ivars, size_t nelems, const int *status, int cmp,
    const uint64_t *values)
{
    return FERRYI_CALL(ferry_uint64_test_any_vector, (ivars, nelems, status, cmp, values),
        ferryi_group_test_first(FERRYI_THREAD, ferryi_condition_of(ivars, nelems, status, values, 0, cmp,
        sizeof(uint64_t), FERRYI_SIGNED(uint64_t)), NULL, 1));
}
FERRYI_INLINE size_t ferry_size_test_any_vector(size_t *ivars, size_t nelems, const int *status, int cmp,
    const size_t *values)
{
    return FERRYI_CALL(ferry_size_test_any_vector, (ivars, nelems, status, cmp, values),
        ferryi_group_test_first(FERRYI_THREAD, ferryi_condition_of(ivars, nelems, status, values, 0, cmp,
        sizeof(size_t), FERRYI_SIGNED(size_t)), NULL, 1));
}
FERRYI_INLINE size_t ferry_ptrdiff_test_any_vector(ptrdiff_t *ivars, size_t nelems, const int *status, int cmp,
    const ptrdiff_t *values)
{
    return FERRYI_CALL(ferry_ptrdiff_test_any_vector, (ivars, nelems, status, cmp, values),
        ferryi_group_test_first(FERRYI_THREAD, ferryi_condition_of(ivars, nelems, status, values, 0, cmp,
        sizeof(ptrdiff_t), FERRYI_SIGNED(ptrdiff_t)), NULL, 1));
}

/* ferry_TYPE_test_some */
FERRYI_INLINE size_t ferry_int_test_some(int *ivars, size_t nelems, size_t *indices, const int *status, int cmp,
    int value)
{
    return FERRYI_CALL(ferry_int_test_some, (ivars, nelems, indices, status, cmp, value),
        ferryi_group_test_first(FERRYI_THREAD, ferryi_condition_of(ivars, nelems, status, NULL, FERRYI_WIDE(int, value),
        cmp, sizeof(int), FERRYI_SIGNED(int)), indices, 0));
}
FERRYI_INLINE size_t ferry_long_test_some(long *ivars, size_t nelems, size_t *indices, const int *status, int cmp,
    long value)
{
    return FERRYI_CALL(ferry_long_test_some, (ivars, nelems, indices, status, cmp, value),
        ferryi_group_test_first(FERRYI_THREAD, ferryi_condition_of(ivars, nelems, status, NULL, FERRYI_WIDE(long,
        value), cmp, sizeof(long), FERRYI_SIGNED(long)), indices, 0));
}
FERRYI_INLINE size_t ferry_longlong_test_some(long long *ivars, size_t nelems, size_t *indices, const int *status,
    int cmp, long long value)
{
    return FERRYI_CALL(ferry_longlong_test_some, (ivars, nelems, indices, status, cmp, value),
        ferryi_group_test_first(FERRYI_THREAD, ferryi_condition_of(ivars, nelems, status, NULL, FERRYI_WIDE(long long,
        value), cmp, sizeof(long long), FERRYI_SIGNED(long long)), indices, 0));
}
FERRYI_INLINE size_t ferry_uint_test_some(unsigned int *ivars, size_t nelems, size_t *indices, const int *status,
    int cmp, unsigned int value)
{
    return FERRYI_CALL(ferry_uint_test_some, (ivars, nelems, indices, status, cmp, value),
        ferryi_group_test_first(FERRYI_THREAD, ferryi_condition_of(ivars, nelems, status, NULL,
        FERRYI_WIDE(unsigned int, value), cmp, sizeof(unsigned int), FERRYI_SIGNED(unsigned int)), indices, 0));
}
FERRYI_INLINE size_t ferry_ulong_test_some(unsigned long *ivars, size_t nelems, size_t *indices, const int *status,
    int cmp, unsigned long value)
{
    return FERRYI_CALL(ferry_ulong_test_some, (ivars, nelems, indices, status, cmp, value),
        ferryi_group_test_first(FERRYI_THREAD, ferryi_condition_of(ivars, nelems, status, NULL,
        FERRYI_WIDE(unsigned long, value), cmp, sizeof(unsigned long), FERRYI_SIGNED(unsigned long)), indices, 0));
}
FERRYI_INLINE size_t ferry_ulonglong_test_some(unsigned long long *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, unsigned long long value)
{
    return FERRYI_CALL(ferry_ulonglong_test_some, (ivars, nelems, indices, status, cmp, value),
        ferryi_group_test_first(FERRYI_THREAD, ferryi_condition_of(ivars, nelems, status, NULL,
        FERRYI_WIDE(unsigned long long, value), cmp, sizeof(unsigned long long), FERRYI_SIGNED(unsigned long long)),
        indices, 0));
}
FERRYI_INLINE size_t ferry_int32_test_some(int32_t *ivars, size_t nelems, size_t *indices, const int *status, int cmp,
    int32_t value)
{
    return FERRYI_CALL(ferry_int32_test_some, (ivars, nelems, indices, status, cmp, value),
        ferryi_group_test_first(FERRYI_THREAD, ferryi_condition_of(ivars, nelems, status, NULL, FERRYI_WIDE(int32_t,
        value), cmp, sizeof(int32_t), FERRYI_SIGNED(int32_t)), indices, 0));
}
FERRYI_INLINE size_t ferry_int64_test_some(int64_t *ivars, size_t nelems, size_t *indices, const int *status, int cmp,
    int64_t value)
{
    return FERRYI_CALL(ferry_int64_test_some, (ivars, nelems, indices, status, cmp, value),
        ferryi_group_test_first(FERRYI_THREAD, ferryi_condition_of(ivars, nelems, status, NULL, FERRYI_WIDE(int64_t,
        value), cmp, sizeof(int64_t), FERRYI_SIGNED(int64_t)), indices, 0));
}
FERRYI_INLINE size_t ferry_uint32_test_some(uint32_t *ivars, size_t nelems, size_t *indices, const int *status, int cmp,
    uint32_t value)
{
    return FERRYI_CALL(ferry_uint32_test_some, (ivars, nelems, indices, status, cmp, value),
        ferryi_group_test_first(FERRYI_THREAD, ferryi_condition_of(ivars, nelems, status, NULL, FERRYI_WIDE(uint32_t,
        value), cmp, sizeof(uint32_t), FERRYI_SIGNED(uint32_t)), indices, 0));
}
FERRYI_INLINE size_t ferry_uint64_test_some(uint64_t *ivars, size_t nelems, size_t *indices, const int *status, int cmp,
    uint64_t value)
{
    return FERRYI_CALL(ferry_uint64_test_some, (ivars, nelems, indices, status, cmp, value),
        ferryi_group_test_first(FERRYI_THREAD, ferryi_condition_of(ivars, nelems, status, NULL, FERRYI_WIDE(uint64_t,
        value), cmp, sizeof(uint64_t), FERRYI_SIGNED(uint64_t)), indices, 0));
}
FERRYI_INLINE size_t ferry_size_test_some(size_t *ivars, size_t nelems, size_t *indices, const int *status, int cmp,
    size_t value)
{
    return FERRYI_CALL(ferry_size_test_some, (ivars, nelems, indices, status, cmp, value),
        ferryi_group_test_first(FERRYI_THREAD, ferryi_condition_of(ivars, nelems, status, NULL, FERRYI_WIDE(size_t,
        value), cmp, sizeof(size_t), FERRYI_SIGNED(size_t)), indices, 0));
}
FERRYI_INLINE size_t ferry_ptrdiff_test_some(ptrdiff_t *ivars, size_t nelems, size_t *indices, const int *status,
    int cmp, ptrdiff_t value)
{
    return FERRYI_CALL(ferry_ptrdiff_test_some, (ivars, nelems, indices, status, cmp, value),
        ferryi_group_test_first(FERRYI_THREAD, ferryi_condition_of(ivars, nelems, status, NULL, FERRYI_WIDE(ptrdiff_t,
        value), cmp, sizeof(ptrdiff_t), FERRYI_SIGNED(ptrdiff_t)), indices, 0));
}

/* ferry_TYPE_test_some_vector */
FERRYI_INLINE size_t ferry_int_test_some_vector(int *ivars, size_t nelems, size_t *indices, const int *status, int cmp,
    const int *values)
{
    return FERRYI_CALL(ferry_int_test_some_vector, (ivars, nelems, indices, status, cmp, values),
        ferryi_group_test_first(FERRYI_THREAD, ferryi_condition_of(ivars, nelems, status, values, 0, cmp, sizeof(int),
        FERRYI_SIGNED(int)), indices, 0));
}
FERRYI_INLINE size_t ferry_long_test_some_vector(long *ivars, size_t nelems, size_t *indices, const int *status,
    int cmp, const long *values)
{
    return FERRYI_CALL(ferry_long_test_some_vector, (ivars, nelems, indices, status, cmp, values),
        ferryi_group_test_first(FERRYI_THREAD, ferryi_condition_of(ivars, nelems, status, values, 0, cmp, sizeof(long),
        FERRYI_SIGNED(long)), indices, 0));
}
FERRYI_INLINE size_t ferry_longlong_test_some_vector(long long *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, const long long *values)
{
    return FERRYI_CALL(ferry_longlong_test_some_vector, (ivars, nelems, indices, status, cmp, values),
        ferryi_group_test_first(FERRYI_THREAD, ferryi_condition_of(ivars, nelems, status, values, 0, cmp,
        sizeof(long long), FERRYI_SIGNED(long long)), indices, 0));
}
FERRYI_INLINE size_t ferry_uint_test_some_vector(unsigned int *ivars, size_t nelems, size_t *indices, const int *status,
    int cmp, const unsigned int *values)
{
    return FERRYI_CALL(ferry_uint_test_some_vector, (ivars, nelems, indices, status, cmp, values),
        ferryi_group_test_first(FERRYI_THREAD, ferryi_condition_of(ivars, nelems, status, values, 0, cmp,
        sizeof(unsigned int), FERRYI_SIGNED(unsigned int)), indices, 0));
}
FERRYI_INLINE size_t ferry_ulong_test_some_vector(unsigned long *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, const unsigned long *values)
{
    return FERRYI_CALL(ferry_ulong_test_some_vector, (ivars, nelems, indices, status, cmp, values),
        ferryi_group_test_first(FERRYI_THREAD, ferryi_condition_of(ivars, nelems, status, values, 0, cmp,
        sizeof(unsigned long), FERRYI_SIGNED(unsigned long)), indices, 0));
}
FERRYI_INLINE size_t ferry_ulonglong_test_some_vector(unsigned long long *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, const unsigned long long *values)
{
    return FERRYI_CALL(ferry_ulonglong_test_some_vector, (ivars, nelems, indices, status, cmp, values),
        ferryi_group_test_first(FERRYI_THREAD, ferryi_condition_of(ivars, nelems, status, values, 0, cmp,
        sizeof(unsigned long long), FERRYI_SIGNED(unsigned long long)), indices, 0));
}
FERRYI_INLINE size_t ferry_int32_test_some_vector(int32_t *ivars, size_t nelems, size_t *indices, const int *status,
    int cmp, const int32_t *values)
{
    return FERRYI_CALL(ferry_int32_test_some_vector, (ivars, nelems, indices, status, cmp, values),
        ferryi_group_test_first(FERRYI_THREAD, ferryi_condition_of(ivars, nelems, status, values, 0, cmp,
        sizeof(int32_t), FERRYI_SIGNED(int32_t)), indices, 0));
}
FERRYI_INLINE size_t ferry_int64_test_some_vector(int64_t *ivars, size_t nelems, size_t *indices, const int *status,
    int cmp, const int64_t *values)
{
    return FERRYI_CALL(ferry_int64_test_some_vector, (ivars, nelems, indices, status, cmp, values),
        ferryi_group_test_first(FERRYI_THREAD, ferryi_condition_of(ivars, nelems, status, values, 0, cmp,
        sizeof(int64_t), FERRYI_SIGNED(int64_t)), indices, 0));
}
FERRYI_INLINE size_t ferry_uint32_test_some_vector(uint32_t *ivars, size_t nelems, size_t *indices, const int *status,
    int cmp, const uint32_t *values)
{
    return FERRYI_CALL(ferry_uint32_test_some_vector, (ivars, nelems, indices, status, cmp, values),
        ferryi_group_test_first(FERRYI_THREAD, ferryi_condition_of(ivars, nelems, status, values, 0, cmp,
        sizeof(uint32_t), FERRYI_SIGNED(uint32_t)), indices, 0));
}
FERRYI_INLINE size_t ferry_uint64_test_some_vector(uint64_t *ivars, size_t nelems, size_t *indices, const int *status,
    int cmp, const uint64_t *values)
{
    return FERRYI_CALL(ferry_uint64_test_some_vector, (ivars, nelems, indices, status, cmp, values),
        ferryi_group_test_first(FERRYI_THREAD, ferryi_condition_of(ivars, nelems, status, values, 0, cmp,
        sizeof(uint64_t), FERRYI_SIGNED(uint64_t)), indices, 0));
}
FERRYI_INLINE size_t ferry_size_test_some_vector(size_t *ivars, size_t nelems, size_t *indices, const int *status,
    int cmp, const size_t *values)
{
    return FERRYI_CALL(ferry_size_test_some_vector, (ivars, nelems, indices, status, cmp, values),
        ferryi_group_test_first(FERRYI_THREAD, ferryi_condition_of(ivars, nelems, status, values, 0, cmp,
        sizeof(size_t), FERRYI_SIGNED(size_t)), indices, 0));
}
FERRYI_INLINE size_t ferry_ptrdiff_test_some_vector(ptrdiff_t *ivars, size_t nelems, size_t *indices, const int *status,
    int cmp, const ptrdiff_t *values)
{
    return FERRYI_CALL(ferry_ptrdiff_test_some_vector, (ivars, nelems, indices, status, cmp, values),
        ferryi_group_test_first(FERRYI_THREAD, ferryi_condition_of(ivars, nelems, status, values, 0, cmp,
        sizeof(ptrdiff_t), FERRYI_SIGNED(ptrdiff_t)), indices, 0));
}
#endif

/* ---- Made together by a warp or a block. */

/* ferry_TYPE_wait_until */
FERRYI_INLINE ferry_status ferry_int_wait_until_warp(int *ivar, int cmp, int value)
{
    return FERRYI_CALL(ferry_int_wait_until, (ivar, cmp, value), ferryi_group_wait(FERRYI_WARP, ivar, sizeof(int),
        FERRYI_SIGNED(int), cmp, FERRYI_WIDE(int, value), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int_wait_until_warp_timeout(int *ivar, int cmp, int value, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_int_wait_until_timeout, (ivar, cmp, value, timeout_ns), ferryi_group_wait(FERRYI_WARP,
        ivar, sizeof(int), FERRYI_SIGNED(int), cmp, FERRYI_WIDE(int, value), timeout_ns));
}
FERRYI_INLINE ferry_status ferry_int_wait_until_block(int *ivar, int cmp, int value)
{
    return FERRYI_CALL(ferry_int_wait_until, (ivar, cmp, value), ferryi_group_wait(FERRYI_BLOCK, ivar, sizeof(int),
        FERRYI_SIGNED(int), cmp, FERRYI_WIDE(int, value), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int_wait_until_block_timeout(int *ivar, int cmp, int value, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_int_wait_until_timeout, (ivar, cmp, value, timeout_ns), ferryi_group_wait(FERRYI_BLOCK,
        ivar, sizeof(int), FERRYI_SIGNED(int), cmp, FERRYI_WIDE(int, value), timeout_ns));
}
FERRYI_INLINE ferry_status ferry_long_wait_until_warp(long *ivar, int cmp, long value)
{
    return FERRYI_CALL(ferry_long_wait_until, (ivar, cmp, value), ferryi_group_wait(FERRYI_WARP, ivar, sizeof(long),
        FERRYI_SIGNED(long), cmp, FERRYI_WIDE(long, value), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_long_wait_until_warp_timeout(long *ivar, int cmp, long value, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_long_wait_until_timeout, (ivar, cmp, value, timeout_ns), ferryi_group_wait(FERRYI_WARP,
        ivar, sizeof(long), FERRYI_SIGNED(long), cmp, FERRYI_WIDE(long, value), timeout_ns));
}
FERRYI_INLINE ferry_status ferry_long_wait_until_block(long *ivar, int cmp, long value)
{
    return FERRYI_CALL(ferry_long_wait_until, (ivar, cmp, value), ferryi_group_wait(FERRYI_BLOCK, ivar, sizeof(long),
        FERRYI_SIGNED(long), cmp, FERRYI_WIDE(long, value), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_long_wait_until_block_timeout(long *ivar, int cmp, long value, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_long_wait_until_timeout, (ivar, cmp, value, timeout_ns), ferryi_group_wait(FERRYI_BLOCK,
        ivar, sizeof(long), FERRYI_SIGNED(long), cmp, FERRYI_WIDE(long, value), timeout_ns));
}
FERRYI_INLINE ferry_status ferry_longlong_wait_until_warp(long long *ivar, int cmp, long long value)
{
    return FERRYI_CALL(ferry_longlong_wait_until, (ivar, cmp, value), ferryi_group_wait(FERRYI_WARP, ivar,
        sizeof(long long), FERRYI_SIGNED(long long), cmp, FERRYI_WIDE(long long, value), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_longlong_wait_until_warp_timeout(long long *ivar, int cmp, long long value,
    uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_longlong_wait_until_timeout, (ivar, cmp, value, timeout_ns), ferryi_group_wait(FERRYI_WARP,
        ivar, sizeof(long long), FERRYI_SIGNED(long long), cmp, FERRYI_WIDE(long long, value), timeout_ns));
}
FERRYI_INLINE ferry_status ferry_longlong_wait_until_block(long long *ivar, int cmp, long long value)
{
    return FERRYI_CALL(ferry_longlong_wait_until, (ivar, cmp, value), ferryi_group_wait(FERRYI_BLOCK, ivar,
        sizeof(long long), FERRYI_SIGNED(long long), cmp, FERRYI_WIDE(long long, value), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_longlong_wait_until_block_timeout(long long *ivar, int cmp, long long value,
    uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_longlong_wait_until_timeout, (ivar, cmp, value, timeout_ns),
        ferryi_group_wait(FERRYI_BLOCK, ivar, sizeof(long long), FERRYI_SIGNED(long long), cmp, FERRYI_WIDE(long long,
        value), timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uint_wait_until_warp(unsigned int *ivar, int cmp, unsigned int value)
{
    return FERRYI_CALL(ferry_uint_wait_until, (ivar, cmp, value), ferryi_group_wait(FERRYI_WARP, ivar,
        sizeof(unsigned int), FERRYI_SIGNED(unsigned int), cmp, FERRYI_WIDE(unsigned int, value), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint_wait_until_warp_timeout(unsigned int *ivar, int cmp, unsigned int value,
    uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uint_wait_until_timeout, (ivar, cmp, value, timeout_ns), ferryi_group_wait(FERRYI_WARP,
        ivar, sizeof(unsigned int), FERRYI_SIGNED(unsigned int), cmp, FERRYI_WIDE(unsigned int, value), timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uint_wait_until_block(unsigned int *ivar, int cmp, unsigned int value)
{
    return FERRYI_CALL(ferry_uint_wait_until, (ivar, cmp, value), ferryi_group_wait(FERRYI_BLOCK, ivar,
        sizeof(unsigned int), FERRYI_SIGNED(unsigned int), cmp, FERRYI_WIDE(unsigned int, value), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint_wait_until_block_timeout(unsigned int *ivar, int cmp, unsigned int value,
    uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uint_wait_until_timeout, (ivar, cmp, value, timeout_ns), ferryi_group_wait(FERRYI_BLOCK,
        ivar, sizeof(unsigned int), FERRYI_SIGNED(unsigned int), cmp, FERRYI_WIDE(unsigned int, value), timeout_ns));
}
FERRYI_INLINE ferry_status ferry_ulong_wait_until_warp(unsigned long *ivar, int cmp, unsigned long value)
{
    return FERRYI_CALL(ferry_ulong_wait_until, (ivar, cmp, value), ferryi_group_wait(FERRYI_WARP, ivar,
        sizeof(unsigned long), FERRYI_SIGNED(unsigned long), cmp, FERRYI_WIDE(unsigned long, value), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ulong_wait_until_warp_timeout(unsigned long *ivar, int cmp, unsigned long value,
    uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_ulong_wait_until_timeout, (ivar, cmp, value, timeout_ns), ferryi_group_wait(FERRYI_WARP,
        ivar, sizeof(unsigned long), FERRYI_SIGNED(unsigned long), cmp, FERRYI_WIDE(unsigned long, value), timeout_ns));
}
FERRYI_INLINE ferry_status ferry_ulong_wait_until_block(unsigned long *ivar, int cmp, unsigned long value)
{
    return FERRYI_CALL(ferry_ulong_wait_until, (ivar, cmp, value), ferryi_group_wait(FERRYI_BLOCK, ivar,
        sizeof(unsigned long), FERRYI_SIGNED(unsigned long), cmp, FERRYI_WIDE(unsigned long, value), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ulong_wait_until_block_timeout(unsigned long *ivar, int cmp, unsigned long value,
    uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_ulong_wait_until_timeout, (ivar, cmp, value, timeout_ns), ferryi_group_wait(FERRYI_BLOCK,
        ivar, sizeof(unsigned long), FERRYI_SIGNED(unsigned long), cmp, FERRYI_WIDE(unsigned long, value), timeout_ns));
}
FERRYI_INLINE ferry_status ferry_ulonglong_wait_until_warp(unsigned long long *ivar, int cmp, unsigned long long value)
{
    return FERRYI_CALL(ferry_ulonglong_wait_until, (ivar, cmp, value), ferryi_group_wait(FERRYI_WARP, ivar,
        sizeof(unsigned long long), FERRYI_SIGNED(unsigned long long), cmp, FERRYI_WIDE(unsigned long long, value),
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ulonglong_wait_until_warp_timeout(unsigned long long *ivar, int cmp,
    unsigned long long value, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_ulonglong_wait_until_timeout, (ivar, cmp, value, timeout_ns),
        ferryi_group_wait(FERRYI_WARP, ivar, sizeof(unsigned long long), FERRYI_SIGNED(unsigned long long), cmp,
        FERRYI_WIDE(unsigned long long, value), timeout_ns));
}
FERRYI_INLINE ferry_status ferry_ulonglong_wait_until_block(unsigned long long *ivar, int cmp, unsigned long long value)
{
    return FERRYI_CALL(ferry_ulonglong_wait_until, (ivar, cmp, value), ferryi_group_wait(FERRYI_BLOCK, ivar,
        sizeof(unsigned long long), FERRYI_SIGNED(unsigned long long), cmp, FERRYI_WIDE(unsigned long long, value),
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ulonglong_wait_until_block_timeout(unsigned long long *ivar, int cmp,
    unsigned long long value, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_ulonglong_wait_until_timeout, (ivar, cmp, value, timeout_ns),
        ferryi_group_wait(FERRYI_BLOCK, ivar, sizeof(unsigned long long), FERRYI_SIGNED(unsigned long long), cmp,
        FERRYI_WIDE(unsigned long long, value), timeout_ns));
}
FERRYI_INLINE ferry_status ferry_int32_wait_until_warp(int32_t *ivar, int cmp, int32_t value)
{
    return FERRYI_CALL(ferry_int32_wait_until, (ivar, cmp, value), ferryi_group_wait(FERRYI_WARP, ivar, sizeof(int32_t),
        FERRYI_SIGNED(int32_t), cmp, FERRYI_WIDE(int32_t, value), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int32_wait_until_warp_timeout(int32_t *ivar, int cmp, int32_t value,
    uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_int32_wait_until_timeout, (ivar, cmp, value, timeout_ns), ferryi_group_wait(FERRYI_WARP,
        ivar, sizeof(int32_t), FERRYI_SIGNED(int32_t), cmp, FERRYI_WIDE(int32_t, value), timeout_ns));
}
FERRYI_INLINE ferry_status ferry_int32_wait_until_block(int32_t *ivar, int cmp, int32_t value)
{
    return FERRYI_CALL(ferry_int32_wait_until, (ivar, cmp, value), ferryi_group_wait(FERRYI_BLOCK, ivar,
        sizeof(int32_t), FERRYI_SIGNED(int32_t), cmp, FERRYI_WIDE(int32_t, value), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int32_wait_until_block_timeout(int32_t *ivar, int cmp, int32_t value,
    uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_int32_wait_until_timeout, (ivar, cmp, value, timeout_ns), ferryi_group_wait(FERRYI_BLOCK,
        ivar, sizeof(int32_t), FERRYI_SIGNED(int32_t), cmp, FERRYI_WIDE(int32_t, value), timeout_ns));
}
FERRYI_INLINE ferry_status ferry_int64_wait_until_warp(int64_t *ivar, int cmp, int64_t value)
{
    return FERRYI_CALL(ferry_int64_wait_until, (ivar, cmp, value), ferryi_group_wait(FERRYI_WARP, ivar, sizeof(int64_t),
        FERRYI_SIGNED(int64_t), cmp, FERRYI_WIDE(int64_t, value), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int64_wait_until_warp_timeout(int64_t *ivar, int cmp, int64_t value,
    uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_int64_wait_until_timeout, (ivar, cmp, value, timeout_ns), ferryi_group_wait(FERRYI_WARP,
        ivar, sizeof(int64_t), FERRYI_SIGNED(int64_t), cmp, FERRYI_WIDE(int64_t, value), timeout_ns));
}
FERRYI_INLINE ferry_status ferry_int64_wait_until_block(int64_t *ivar, int cmp, int64_t value)
{
    return FERRYI_CALL(ferry_int64_wait_until, (ivar, cmp, value), ferryi_group_wait(FERRYI_BLOCK, ivar,
        sizeof(int64_t), FERRYI_SIGNED(int64_t), cmp, FERRYI_WIDE(int64_t, value), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int64_wait_until_block_timeout(int64_t *ivar, int cmp, int64_t value,
    uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_int64_wait_until_timeout, (ivar, cmp, value, timeout_ns), ferryi_group_wait(FERRYI_BLOCK,
        ivar, sizeof(int64_t), FERRYI_SIGNED(int64_t), cmp, FERRYI_WIDE(int64_t, value), timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uint32_wait_until_warp(uint32_t *ivar, int cmp, uint32_t value)
{
    return FERRYI_CALL(ferry_uint32_wait_until, (ivar, cmp, value), ferryi_group_wait(FERRYI_WARP, ivar,
        sizeof(uint32_t), FERRYI_SIGNED(uint32_t), cmp, FERRYI_WIDE(uint32_t, value), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint32_wait_until_warp_timeout(uint32_t *ivar, int cmp, uint32_t value,
    uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uint32_wait_until_timeout, (ivar, cmp, value, timeout_ns), ferryi_group_wait(FERRYI_WARP,
        ivar, sizeof(uint32_t), FERRYI_SIGNED(uint32_t), cmp, FERRYI_WIDE(uint32_t, value), timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uint32_wait_until_block(uint32_t *ivar, int cmp, uint32_t value)
{
    return FERRYI_CALL(ferry_uint32_wait_until, (ivar, cmp, value), ferryi_group_wait(FERRYI_BLOCK, ivar,
        sizeof(uint32_t), FERRYI_SIGNED(uint32_t), cmp, FERRYI_WIDE(uint32_t, value), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint32_wait_until_block_timeout(uint32_t *ivar, int cmp, uint32_t value,
    uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uint32_wait_until_timeout, (ivar, cmp, value, timeout_ns), ferryi_group_wait(FERRYI_BLOCK,
        ivar, sizeof(uint32_t), FERRYI_SIGNED(uint32_t), cmp, FERRYI_WIDE(uint32_t, value), timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uint64_wait_until_warp(uint64_t *ivar, int cmp, uint64_t value)
{
    return FERRYI_CALL(ferry_uint64_wait_until, (ivar, cmp, value), ferryi_group_wait(FERRYI_WARP, ivar,
        sizeof(uint64_t), FERRYI_SIGNED(uint64_t), cmp, FERRYI_WIDE(uint64_t, value), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint64_wait_until_warp_timeout(uint64_t *ivar, int cmp, uint64_t value,
    uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uint64_wait_until_timeout, (ivar, cmp, value, timeout_ns), ferryi_group_wait(FERRYI_WARP,
        ivar, sizeof(uint64_t), FERRYI_SIGNED(uint64_t), cmp, FERRYI_WIDE(uint64_t, value), timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uint64_wait_until_block(uint64_t *ivar, int cmp, uint64_t value)
{
    return FERRYI_CALL(ferry_uint64_wait_until, (ivar, cmp, value), ferryi_group_wait(FERRYI_BLOCK, ivar,
        sizeof(uint64_t), FERRYI_SIGNED(uint64_t), cmp, FERRYI_WIDE(uint64_t, value), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint64_wait_until_block_timeout(uint64_t *ivar, int cmp, uint64_t value,
    uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uint64_wait_until_timeout, (ivar, cmp, value, timeout_ns), ferryi_group_wait(FERRYI_BLOCK,
        ivar, sizeof(uint64_t), FERRYI_SIGNED(uint64_t), cmp, FERRYI_WIDE(uint64_t, value), timeout_ns));
}
FERRYI_INLINE ferry_status ferry_size_wait_until_warp(size_t *ivar, int cmp, size_t value)
{
    return FERRYI_CALL(ferry_size_wait_until, (ivar, cmp, value), ferryi_group_wait(FERRYI_WARP, ivar, sizeof(size_t),
        FERRYI_SIGNED(size_t), cmp, FERRYI_WIDE(size_t, value), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_size_wait_until_warp_timeout(size_t *ivar, int cmp, size_t value, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_size_wait_until_timeout, (ivar, cmp, value, timeout_ns), ferryi_group_wait(FERRYI_WARP,
        ivar, sizeof(size_t), FERRYI_SIGNED(size_t), cmp, FERRYI_WIDE(size_t, value), timeout_ns));
}
FERRYI_INLINE ferry_status ferry_size_wait_until_block(size_t *ivar, int cmp, size_t value)
{
    return FERRYI_CALL(ferry_size_wait_until, (ivar, cmp, value), ferryi_group_wait(FERRYI_BLOCK, ivar, sizeof(size_t),
        FERRYI_SIGNED(size_t), cmp, FERRYI_WIDE(size_t, value), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_size_wait_until_block_timeout(size_t *ivar, int cmp, size_t value, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_size_wait_until_timeout, (ivar, cmp, value, timeout_ns), ferryi_group_wait(FERRYI_BLOCK,
        ivar, sizeof(size_t), FERRYI_SIGNED(size_t), cmp, FERRYI_WIDE(size_t, value), timeout_ns));
}
FERRYI_INLINE ferry_status ferry_ptrdiff_wait_until_warp(ptrdiff_t *ivar, int cmp, ptrdiff_t value)
{
    return FERRYI_CALL(ferry_ptrdiff_wait_until, (ivar, cmp, value), ferryi_group_wait(FERRYI_WARP, ivar,
        sizeof(ptrdiff_t), FERRYI_SIGNED(ptrdiff_t), cmp, FERRYI_WIDE(ptrdiff_t, value), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ptrdiff_wait_until_warp_timeout(ptrdiff_t *ivar, int cmp, ptrdiff_t value,
    uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_ptrdiff_wait_until_timeout, (ivar, cmp, value, timeout_ns), ferryi_group_wait(FERRYI_WARP,
        ivar, sizeof(ptrdiff_t), FERRYI_SIGNED(ptrdiff_t), cmp, FERRYI_WIDE(ptrdiff_t, value), timeout_ns));
}
FERRYI_INLINE ferry_status ferry_ptrdiff_wait_until_block(ptrdiff_t *ivar, int cmp, ptrdiff_t value)
{
    return FERRYI_CALL(ferry_ptrdiff_wait_until, (ivar, cmp, value), ferryi_group_wait(FERRYI_BLOCK, ivar,
        sizeof(ptrdiff_t), FERRYI_SIGNED(ptrdiff_t), cmp, FERRYI_WIDE(ptrdiff_t, value), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ptrdiff_wait_until_block_timeout(ptrdiff_t *ivar, int cmp, ptrdiff_t value,
    uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_ptrdiff_wait_until_timeout, (ivar, cmp, value, timeout_ns), ferryi_group_wait(FERRYI_BLOCK,
        ivar, sizeof(ptrdiff_t), FERRYI_SIGNED(ptrdiff_t), cmp, FERRYI_WIDE(ptrdiff_t, value), timeout_ns));
}

/* ferry_TYPE_wait_until_all */
FERRYI_INLINE ferry_status ferry_int_wait_until_all_warp(int *ivars, size_t nelems, const int *status, int cmp,
    int value)
{
    return FERRYI_CALL(ferry_int_wait_until_all, (ivars, nelems, status, cmp, value), ferryi_group_wait_all(FERRYI_WARP,
        ferryi_condition_of(ivars, nelems, status, NULL, FERRYI_WIDE(int, value), cmp, sizeof(int), FERRYI_SIGNED(int)),
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int_wait_until_all_warp_timeout(int *ivars, size_t nelems, const int *status, int cmp,
    int value, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_int_wait_until_all_timeout, (ivars, nelems, status, cmp, value, timeout_ns),
        ferryi_group_wait_all(FERRYI_WARP, ferryi_condition_of(ivars, nelems, status, NULL, FERRYI_WIDE(int, value),
        cmp, sizeof(int), FERRYI_SIGNED(int)), timeout_ns));
}
FERRYI_INLINE ferry_status ferry_int_wait_until_all_block(int *ivars, size_t nelems, const int *status, int cmp,
    int value)
{
    return FERRYI_CALL(ferry_int_wait_until_all, (ivars, nelems, status, cmp, value),
        ferryi_group_wait_all(FERRYI_BLOCK, ferryi_condition_of(ivars, nelems, status, NULL, FERRYI_WIDE(int, value),
        cmp, sizeof(int), FERRYI_SIGNED(int)), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int_wait_until_all_block_timeout(int *ivars, size_t nelems, const int *status, int cmp,
    int value, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_int_wait_until_all_timeout, (ivars, nelems, status, cmp, value, timeout_ns),
        ferryi_group_wait_all(FERRYI_BLOCK, ferryi_condition_of(ivars, nelems, status, NULL, FERRYI_WIDE(int, value),
        cmp, sizeof(int), FERRYI_SIGNED(int)), timeout_ns));
}
FERRYI_INLINE ferry_status ferry_long_wait_until_all_warp(long *ivars, size_t nelems, const int *status, int cmp,
    long value)
{
    return FERRYI_CALL(ferry_long_wait_until_all, (ivars, nelems, status, cmp, value),
        ferryi_group_wait_all(FERRYI_WARP, ferryi_condition_of(ivars, nelems, status, NULL, FERRYI_WIDE(long, value),
        cmp, sizeof(long), FERRYI_SIGNED(long)), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_long_wait_until_all_warp_timeout(long *ivars, size_t nelems, const int *status,
    int cmp, long value, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_long_wait_until_all_timeout, (ivars, nelems, status, cmp, value, timeout_ns),
        ferryi_group_wait_all(FERRYI_WARP, ferryi_condition_of(ivars, nelems, status, NULL, FERRYI_WIDE(long, value),
        cmp, sizeof(long), FERRYI_SIGNED(long)), timeout_ns));
}
FERRYI_INLINE ferry_status ferry_long_wait_until_all_block(long *ivars, size_t nelems, const int *status, int cmp,
    long value)
{
    return FERRYI_CALL(ferry_long_wait_until_all, (ivars, nelems, status, cmp, value),
        ferryi_group_wait_all(FERRYI_BLOCK, ferryi_condition_of(ivars, nelems, status, NULL, FERRYI_WIDE(long, value),
        cmp, sizeof(long), FERRYI_SIGNED(long)), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_long_wait_until_all_block_timeout(long *ivars, size_t nelems, const int *status,
    int cmp, long value, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_long_wait_until_all_timeout, (ivars, nelems, status, cmp, value, timeout_ns),
        ferryi_group_wait_all(FERRYI_BLOCK, ferryi_condition_of(ivars, nelems, status, NULL, FERRYI_WIDE(long, value),
        cmp, sizeof(long), FERRYI_SIGNED(long)), timeout_ns));
}
FERRYI_INLINE ferry_status ferry_longlong_wait_until_all_warp(long long *ivars, size_t nelems, const int *status,
    int cmp, long long value)
{
    return FERRYI_CALL(ferry_longlong_wait_until_all, (ivars, nelems, status, cmp, value),
        ferryi_group_wait_all(FERRYI_WARP, ferryi_condition_of(ivars, nelems, status, NULL, FERRYI_WIDE(long long,
        value), cmp, sizeof(long long), FERRYI_SIGNED(long long)), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_longlong_wait_until_all_warp_timeout(long long *ivars, size_t nelems,
    const int *status, int cmp, long long value, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_longlong_wait_until_all_timeout, (ivars, nelems, status, cmp, value, timeout_ns),
        ferryi_group_wait_all(FERRYI_WARP, ferryi_condition_of(ivars, nelems, status, NULL, FERRYI_WIDE(long long,
        value), cmp, sizeof(long long), FERRYI_SIGNED(long long)), timeout_ns));
}
FERRYI_INLINE ferry_status ferry_longlong_wait_until_all_block(long long *ivars, size_t nelems, const int *status,
    int cmp, long long value)
{
    return FERRYI_CALL(ferry_longlong_wait_until_all, (ivars, nelems, status, cmp, value),
        ferryi_group_wait_all(FERRYI_BLOCK, ferryi_condition_of(ivars, nelems, status, NULL, FERRYI_WIDE(long long,
        value), cmp, sizeof(long long), FERRYI_SIGNED(long long)), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_longlong_wait_until_all_block_timeout(long long *ivars, size_t nelems,
    const int *status, int cmp, long long value, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_longlong_wait_until_all_timeout, (ivars, nelems, status, cmp, value, timeout_ns),
        ferryi_group_wait_all(FERRYI_BLOCK, ferryi_condition_of(ivars, nelems, status, NULL, FERRYI_WIDE(long long,
        value), cmp, sizeof(long long), FERRYI_SIGNED(long long)), timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uint_wait_until_all_warp(unsigned int *ivars, size_t nelems, const int *status,
    int cmp, unsigned int value)
{
    return FERRYI_CALL(ferry_uint_wait_until_all, (ivars, nelems, status, cmp, value),
        ferryi_group_wait_all(FERRYI_WARP, ferryi_condition_of(ivars, nelems, status, NULL, FERRYI_WIDE(unsigned int,
        value), cmp, sizeof(unsigned int), FERRYI_SIGNED(unsigned int)), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint_wait_until_all_warp_timeout(unsigned int *ivars, size_t nelems, const int *status,
    int cmp, unsigned int value, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uint_wait_until_all_timeout, (ivars, nelems, status, cmp, value, timeout_ns),
        ferryi_group_wait_all(FERRYI_WARP, ferryi_condition_of(ivars, nelems, status, NULL, FERRYI_WIDE(unsigned int,
        value), cmp, sizeof(unsigned int), FERRYI_SIGNED(unsigned int)), timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uint_wait_until_all_block(unsigned int *ivars, size_t nelems, const int *status,
    int cmp, unsigned int value)
{
    return FERRYI_CALL(ferry_uint_wait_until_all, (ivars, nelems, status, cmp, value),
        ferryi_group_wait_all(FERRYI_BLOCK, ferryi_condition_of(ivars, nelems, status, NULL, FERRYI_WIDE(unsigned int,
        value), cmp, sizeof(unsigned int), FERRYI_SIGNED(unsigned int)), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint_wait_until_all_block_timeout(unsigned int *ivars, size_t nelems,
    const int *status, int cmp, unsigned int value, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uint_wait_until_all_timeout, (ivars, nelems, status, cmp, value, timeout_ns),
        ferryi_group_wait_all(FERRYI_BLOCK, ferryi_condition_of(ivars, nelems, status, NULL, FERRYI_WIDE(unsigned int,
        value), cmp, sizeof(unsigned int), FERRYI_SIGNED(unsigned int)), timeout_ns));
}
FERRYI_INLINE ferry_status ferry_ulong_wait_until_all_warp(unsigned long *ivars, size_t nelems, const int *status,
    int cmp, unsigned long value)
{
    return FERRYI_CALL(ferry_ulong_wait_until_all, (ivars, nelems, status, cmp, value),
        ferryi_group_wait_all(FERRYI_WARP, ferryi_condition_of(ivars, nelems, status, NULL, FERRYI_WIDE(unsigned long,
        value), cmp, sizeof(unsigned long), FERRYI_SIGNED(unsigned long)), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ulong_wait_until_all_warp_timeout(unsigned long *ivars, size_t nelems,
    const int *status, int cmp, unsigned long value, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_ulong_wait_until_all_timeout, (ivars, nelems, status, cmp, value, timeout_ns),
        ferryi_group_wait_all(FERRYI_WARP, ferryi_condition_of(ivars, nelems, status, NULL, FERRYI_WIDE(unsigned long,
        value), cmp, sizeof(unsigned long), FERRYI_SIGNED(unsigned long)), timeout_ns));
}
FERRYI_INLINE ferry_status ferry_ulong_wait_until_all_block(unsigned long *ivars, size_t nelems, const int *status,
    int cmp, unsigned long value)
{
    return FERRYI_CALL(ferry_ulong_wait_until_all, (ivars, nelems, status, cmp, value),
        ferryi_group_wait_all(FERRYI_BLOCK, ferryi_condition_of(ivars, nelems, status, NULL, FERRYI_WIDE(unsigned long,
        value), cmp, sizeof(unsigned long), FERRYI_SIGNED(unsigned long)), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ulong_wait_until_all_block_timeout(unsigned long *ivars, size_t nelems,
    const int *status, int cmp, unsigned long value, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_ulong_wait_until_all_timeout, (ivars, nelems, status, cmp, value, timeout_ns),
        ferryi_group_wait_all(FERRYI_BLOCK, ferryi_condition_of(ivars, nelems, status, NULL, FERRYI_WIDE(unsigned long,
        value), cmp, sizeof(unsigned long), FERRYI_SIGNED(unsigned long)), timeout_ns));
}
FERRYI_INLINE ferry_status ferry_ulonglong_wait_until_all_warp(unsigned long long *ivars, size_t nelems,
    const int *status, int cmp, unsigned long long value)
{
    return FERRYI_CALL(ferry_ulonglong_wait_until_all, (ivars, nelems, status, cmp, value),
        ferryi_group_wait_all(FERRYI_WARP, ferryi_condition_of(ivars, nelems, status, NULL,
        FERRYI_WIDE(unsigned long long, value), cmp, sizeof(unsigned long long), FERRYI_SIGNED(unsigned long long)),
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ulonglong_wait_until_all_warp_timeout(unsigned long long *ivars, size_t nelems,
    const int *status, int cmp, unsigned long long value, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_ulonglong_wait_until_all_timeout, (ivars, nelems, status, cmp, value, timeout_ns),
        ferryi_group_wait_all(FERRYI_WARP, ferryi_condition_of(ivars, nelems, status, NULL,
        FERRYI_WIDE(unsigned long long, value), cmp, sizeof(unsigned long long), FERRYI_SIGNED(unsigned long long)),
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_ulonglong_wait_until_all_block(unsigned long long *ivars, size_t nelems,
    const int *status, int cmp, unsigned long long value)
{
    return FERRYI_CALL(ferry_ulonglong_wait_until_all, (ivars, nelems, status, cmp, value),
        ferryi_group_wait_all(FERRYI_BLOCK, ferryi_condition_of(ivars, nelems, status, NULL,
        FERRYI_WIDE(unsigned long long, value), cmp, sizeof(unsigned long long), FERRYI_SIGNED(unsigned long long)),
        UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ulonglong_wait_until_all_block_timeout(unsigned long long *ivars, size_t nelems,
    const int *status, int cmp, unsigned long long value, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_ulonglong_wait_until_all_timeout, (ivars, nelems, status, cmp, value, timeout_ns),
        ferryi_group_wait_all(FERRYI_BLOCK, ferryi_condition_of(ivars, nelems, status, NULL,
        FERRYI_WIDE(unsigned long long, value), cmp, sizeof(unsigned long long), FERRYI_SIGNED(unsigned long long)),
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_int32_wait_until_all_warp(int32_t *ivars, size_t nelems, const int *status, int cmp,
    int32_t value)
{
    return FERRYI_CALL(ferry_int32_wait_until_all, (ivars, nelems, status, cmp, value),
        ferryi_group_wait_all(FERRYI_WARP, ferryi_condition_of(ivars, nelems, status, NULL, FERRYI_WIDE(int32_t, value),
        cmp, sizeof(int32_t), FERRYI_SIGNED(int32_t)), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int32_wait_until_all_warp_timeout(int32_t *ivars, size_t nelems, const int *status,
    int cmp, int32_t value, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_int32_wait_until_all_timeout, (ivars, nelems, status, cmp, value, timeout_ns),
        ferryi_group_wait_all(FERRYI_WARP, ferryi_condition_of(ivars, nelems, status, NULL, FERRYI_WIDE(int32_t, value),
        cmp, sizeof(int32_t), FERRYI_SIGNED(int32_t)), timeout_ns));
}
FERRYI_INLINE ferry_status ferry_int32_wait_until_all_block(int32_t *ivars, size_t nelems, const int *status, int cmp,
    int32_t value)
{
    return FERRYI_CALL(ferry_int32_wait_until_all, (ivars, nelems, status, cmp, value),
        ferryi_group_wait_all(FERRYI_BLOCK, ferryi_condition_of(ivars, nelems, status, NULL, FERRYI_WIDE(int32_t,
        value), cmp, sizeof(int32_t), FERRYI_SIGNED(int32_t)), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int32_wait_until_all_block_timeout(int32_t *ivars, size_t nelems, const int *status,
    int cmp, int32_t value, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_int32_wait_until_all_timeout, (ivars, nelems, status, cmp, value, timeout_ns),
        ferryi_group_wait_all(FERRYI_BLOCK, ferryi_condition_of(ivars, nelems, status, NULL, FERRYI_WIDE(int32_t,
        value), cmp, sizeof(int32_t), FERRYI_SIGNED(int32_t)), timeout_ns));
}
FERRYI_INLINE ferry_status ferry_int64_wait_until_all_warp(int64_t *ivars, size_t nelems, const int *status, int cmp,
    int64_t value)
{
    return FERRYI_CALL(ferry_int64_wait_until_all, (ivars, nelems, status, cmp, value),
        ferryi_group_wait_all(FERRYI_WARP, ferryi_condition_of(ivars, nelems, status, NULL, FERRYI_WIDE(int64_t, value),
        cmp, sizeof(int64_t), FERRYI_SIGNED(int64_t)), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int64_wait_until_all_warp_timeout(int64_t *ivars, size_t nelems, const int *status,
    int cmp, int64_t value, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_int64_wait_until_all_timeout, (ivars, nelems, status, cmp, value, timeout_ns),
        ferryi_group_wait_all(FERRYI_WARP, ferryi_condition_of(ivars, nelems, status, NULL, FERRYI_WIDE(int64_t, value),
        cmp, sizeof(int64_t), FERRYI_SIGNED(int64_t)), timeout_ns));
}
FERRYI_INLINE ferry_status ferry_int64_wait_until_all_block(int64_t *ivars, size_t nelems, const int *status, int cmp,
    int64_t value)
{
    return FERRYI_CALL(ferry_int64_wait_until_all, (ivars, nelems, status, cmp, value),
        ferryi_group_wait_all(FERRYI_BLOCK, ferryi_condition_of(ivars, nelems, status, NULL, FERRYI_WIDE(int64_t,
        value), cmp, sizeof(int64_t), FERRYI_SIGNED(int64_t)), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int64_wait_until_all_block_timeout(int64_t *ivars, size_t nelems, const int *status,
    int cmp, int64_t value, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_int64_wait_until_all_timeout, (ivars, nelems, status, cmp, value, timeout_ns),
        ferryi_group_wait_all(FERRYI_BLOCK, ferryi_condition_of(ivars, nelems, status, NULL, FERRYI_WIDE(int64_t,
        value), cmp, sizeof(int64_t), FERRYI_SIGNED(int64_t)), timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uint32_wait_until_all_warp(uint32_t *ivars, size_t nelems, const int *status, int cmp,
    uint32_t value)
{
    return FERRYI_CALL(ferry_uint32_wait_until_all, (ivars, nelems, status, cmp, value),
        ferryi_group_wait_all(FERRYI_WARP, ferryi_condition_of(ivars, nelems, status, NULL, FERRYI_WIDE(uint32_t,
        value), cmp, sizeof(uint32_t), FERRYI_SIGNED(uint32_t)), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint32_wait_until_all_warp_timeout(uint32_t *ivars, size_t nelems, const int *status,
    int cmp, uint32_t value, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uint32_wait_until_all_timeout, (ivars, nelems, status, cmp, value, timeout_ns),
        ferryi_group_wait_all(FERRYI_WARP, ferryi_condition_of(ivars, nelems, status, NULL, FERRYI_WIDE(uint32_t,
        value), cmp, sizeof(uint32_t), FERRYI_SIGNED(uint32_t)), timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uint32_wait_until_all_block(uint32_t *ivars, size_t nelems, const int *status, int cmp,
    uint32_t value)
{
    return FERRYI_CALL(ferry_uint32_wait_until_all, (ivars, nelems, status, cmp, value),
        ferryi_group_wait_all(FERRYI_BLOCK, ferryi_condition_of(ivars, nelems, status, NULL, FERRYI_WIDE(uint32_t,
        value), cmp, sizeof(uint32_t), FERRYI_SIGNED(uint32_t)), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint32_wait_until_all_block_timeout(uint32_t *ivars, size_t nelems, const int *status,
    int cmp, uint32_t value, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uint32_wait_until_all_timeout, (ivars, nelems, status, cmp, value, timeout_ns),
        ferryi_group_wait_all(FERRYI_BLOCK, ferryi_condition_of(ivars, nelems, status, NULL, FERRYI_WIDE(uint32_t,
        value), cmp, sizeof(uint32_t), FERRYI_SIGNED(uint32_t)), timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uint64_wait_until_all_warp(uint64_t *ivars, size_t nelems, const int *status, int cmp,
    uint64_t value)
{
    return FERRYI_CALL(ferry_uint64_wait_until_all, (ivars, nelems, status, cmp, value),
        ferryi_group_wait_all(FERRYI_WARP, ferryi_condition_of(ivars, nelems, status, NULL, FERRYI_WIDE(uint64_t,
        value), cmp, sizeof(uint64_t), FERRYI_SIGNED(uint64_t)), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint64_wait_until_all_warp_timeout(uint64_t *ivars, size_t nelems, const int *status,
    int cmp, uint64_t value, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uint64_wait_until_all_timeout, (ivars, nelems, status, cmp, value, timeout_ns),
        ferryi_group_wait_all(FERRYI_WARP, ferryi_condition_of(ivars, nelems, status, NULL, FERRYI_WIDE(uint64_t,
        value), cmp, sizeof(uint64_t), FERRYI_SIGNED(uint64_t)), timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uint64_wait_until_all_block(uint64_t *ivars, size_t nelems, const int *status, int cmp,
    uint64_t value)
{
    return FERRYI_CALL(ferry_uint64_wait_until_all, (ivars, nelems, status, cmp, value),
        ferryi_group_wait_all(FERRYI_BLOCK, ferryi_condition_of(ivars, nelems, status, NULL, FERRYI_WIDE(uint64_t,
        value), cmp, sizeof(uint64_t), FERRYI_SIGNED(uint64_t)), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint64_wait_until_all_block_timeout(uint64_t *ivars, size_t nelems, const int *status,
    int cmp, uint64_t value, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uint64_wait_until_all_timeout, (ivars, nelems, status, cmp, value, timeout_ns),
        ferryi_group_wait_all(FERRYI_BLOCK, ferryi_condition_of(ivars, nelems, status, NULL, FERRYI_WIDE(uint64_t,
        value), cmp, sizeof(uint64_t), FERRYI_SIGNED(uint64_t)), timeout_ns));
}
FERRYI_INLINE ferry_status ferry_size_wait_until_all_warp(size_t *ivars, size_t nelems, const int *status, int cmp,
    size_t value)
{
    return FERRYI_CALL(ferry_size_wait_until_all, (ivars, nelems, status, cmp, value),
        ferryi_group_wait_all(FERRYI_WARP, ferryi_condition_of(ivars, nelems, status, NULL, FERRYI_WIDE(size_t, value),
        cmp, sizeof(size_t), FERRYI_SIGNED(size_t)), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_size_wait_until_all_warp_timeout(size_t *ivars, size_t nelems, const int *status,
    int cmp, size_t value, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_size_wait_until_all_timeout, (ivars, nelems, status, cmp, value, timeout_ns),
        ferryi_group_wait_all(FERRYI_WARP, ferryi_condition_of(ivars, nelems, status, NULL, FERRYI_WIDE(size_t, value),
        cmp, sizeof(size_t), FERRYI_SIGNED(size_t)), timeout_ns));
}
FERRYI_INLINE ferry_status ferry_size_wait_until_all_block(size_t *ivars, size_t nelems, const int *status, int cmp,
    size_t value)
{
    return FERRYI_CALL(ferry_size_wait_until_all, (ivars, nelems, status, cmp, value),
        ferryi_group_wait_all(FERRYI_BLOCK, ferryi_condition_of(ivars, nelems, status, NULL, FERRYI_WIDE(size_t, value),
        cmp, sizeof(size_t), FERRYI_SIGNED(size_t)), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_size_wait_until_all_block_timeout(size_t *ivars, size_t nelems, const int *status,
    int cmp, size_t value, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_size_wait_until_all_timeout, (ivars, nelems, status, cmp, value, timeout_ns),
        ferryi_group_wait_all(FERRYI_BLOCK, ferryi_condition_of(ivars, nelems, status, NULL, FERRYI_WIDE(size_t, value),
        cmp, sizeof(size_t), FERRYI_SIGNED(size_t)), timeout_ns));
}
FERRYI_INLINE ferry_status ferry_ptrdiff_wait_until_all_warp(ptrdiff_t *ivars, size_t nelems, const int *status,
    int cmp, ptrdiff_t value)
{
    return FERRYI_CALL(ferry_ptrdiff_wait_until_all, (ivars, nelems, status, cmp, value),
        ferryi_group_wait_all(FERRYI_WARP, ferryi_condition_of(ivars, nelems, status, NULL, FERRYI_WIDE(ptrdiff_t,
        value), cmp, sizeof(ptrdiff_t), FERRYI_SIGNED(ptrdiff_t)), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ptrdiff_wait_until_all_warp_timeout(ptrdiff_t *ivars, size_t nelems, const int *status,
    int cmp, ptrdiff_t value, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_ptrdiff_wait_until_all_timeout, (ivars, nelems, status, cmp, value, timeout_ns),
        ferryi_group_wait_all(FERRYI_WARP, ferryi_condition_of(ivars, nelems, status, NULL, FERRYI_WIDE(ptrdiff_t,
        value), cmp, sizeof(ptrdiff_t), FERRYI_SIGNED(ptrdiff_t)), timeout_ns));
}
FERRYI_INLINE ferry_status ferry_ptrdiff_wait_until_all_block(ptrdiff_t *ivars, size_t nelems, const int *status,
    int cmp, ptrdiff_t value)
{
    return FERRYI_CALL(ferry_ptrdiff_wait_until_all, (ivars, nelems, status, cmp, value),
        ferryi_group_wait_all(FERRYI_BLOCK, ferryi_condition_of(ivars, nelems, status, NULL, FERRYI_WIDE(ptrdiff_t,
        value), cmp, sizeof(ptrdiff_t), FERRYI_SIGNED(ptrdiff_t)), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ptrdiff_wait_until_all_block_timeout(ptrdiff_t *ivars, size_t nelems,
    const int *status, int cmp, ptrdiff_t value, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_ptrdiff_wait_until_all_timeout, (ivars, nelems, status, cmp, value, timeout_ns),
        ferryi_group_wait_all(FERRYI_BLOCK, ferryi_condition_of(ivars, nelems, status, NULL, FERRYI_WIDE(ptrdiff_t,
        value), cmp, sizeof(ptrdiff_t), FERRYI_SIGNED(ptrdiff_t)), timeout_ns));
}

/* ferry_TYPE_wait_until_all_vector */
FERRYI_INLINE ferry_status ferry_int_wait_until_all_vector_warp(int *ivars, size_t nelems, const int *status, int cmp,
    const int *values)
{
    return FERRYI_CALL(ferry_int_wait_until_all_vector, (ivars, nelems, status, cmp, values),
        ferryi_group_wait_all(FERRYI_WARP, ferryi_condition_of(ivars, nelems, status, values, 0, cmp, sizeof(int),
        FERRYI_SIGNED(int)), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int_wait_until_all_vector_warp_timeout(int *ivars, size_t nelems, const int *status,
    int cmp, const int *values, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_int_wait_until_all_vector_timeout, (ivars, nelems, status, cmp, values, timeout_ns),
        ferryi_group_wait_all(FERRYI_WARP, ferryi_condition_of(ivars, nelems, status, values, 0, cmp, sizeof(int),
        FERRYI_SIGNED(int)), timeout_ns));
}
FERRYI_INLINE ferry_status ferry_int_wait_until_all_vector_block(int *ivars, size_t nelems, const int *status, int cmp,
    const int *values)
{
    return FERRYI_CALL(ferry_int_wait_until_all_vector, (ivars, nelems, status, cmp, values),
        ferryi_group_wait_all(FERRYI_BLOCK, ferryi_condition_of(ivars, nelems, status, values, 0, cmp, sizeof(int),
        FERRYI_SIGNED(int)), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int_wait_until_all_vector_block_timeout(int *ivars, size_t nelems, const int *status,
    int cmp, const int *values, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_int_wait_until_all_vector_timeout, (ivars, nelems, status, cmp, values, timeout_ns),
        ferryi_group_wait_all(FERRYI_BLOCK, ferryi_condition_of(ivars, nelems, status, values, 0, cmp, sizeof(int),
        FERRYI_SIGNED(int)), timeout_ns));
}
FERRYI_INLINE ferry_status ferry_long_wait_until_all_vector_warp(long *ivars, size_t nelems, const int *status, int cmp,
    const long *values)
{
    return FERRYI_CALL(ferry_long_wait_until_all_vector, (ivars, nelems, status, cmp, values),
        ferryi_group_wait_all(FERRYI_WARP, ferryi_condition_of(ivars, nelems, status, values, 0, cmp, sizeof(long),
        FERRYI_SIGNED(long)), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_long_wait_until_all_vector_warp_timeout(long *ivars, size_t nelems, const int *status,
    int cmp, const long *values, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_long_wait_until_all_vector_timeout, (ivars, nelems, status, cmp, values, timeout_ns),
        ferryi_group_wait_all(FERRYI_WARP, ferryi_condition_of(ivars, nelems, status, values, 0, cmp, sizeof(long),
        FERRYI_SIGNED(long)), timeout_ns));
}
FERRYI_INLINE ferry_status ferry_long_wait_until_all_vector_block(long *ivars, size_t nelems, const int *status,
    int cmp, const long *values)
{
    return FERRYI_CALL(ferry_long_wait_until_all_vector, (ivars, nelems, status, cmp, values),
        ferryi_group_wait_all(FERRYI_BLOCK, ferryi_condition_of(ivars, nelems, status, values, 0, cmp, sizeof(long),
        FERRYI_SIGNED(long)), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_long_wait_until_all_vector_block_timeout(long *ivars, size_t nelems, const int *status,
    int cmp, const long *values, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_long_wait_until_all_vector_timeout, (ivars, nelems, status, cmp, values, timeout_ns),
        ferryi_group_wait_all(FERRYI_BLOCK, ferryi_condition_of(ivars, nelems, status, values, 0, cmp, sizeof(long),
        FERRYI_SIGNED(long)), timeout_ns));
}
FERRYI_INLINE ferry_status ferry_longlong_wait_until_all_vector_warp(long long *ivars, size_t nelems, const int *status,
    int cmp, const long long *values)
{
    return FERRYI_CALL(ferry_longlong_wait_until_all_vector, (ivars, nelems, status, cmp, values),
        ferryi_group_wait_all(FERRYI_WARP, ferryi_condition_of(ivars, nelems, status, values, 0, cmp, sizeof(long long),
        FERRYI_SIGNED(long long)), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_longlong_wait_until_all_vector_warp_timeout(long long *ivars, size_t nelems,
    const int *status, int cmp, const long long *values, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_longlong_wait_until_all_vector_timeout, (ivars, nelems, status, cmp, values, timeout_ns),
        ferryi_group_wait_all(FERRYI_WARP, ferryi_condition_of(ivars, nelems, status, values, 0, cmp, sizeof(long long),
        FERRYI_SIGNED(long long)), timeout_ns));
}
FERRYI_INLINE ferry_status ferry_longlong_wait_until_all_vector_block(long long *ivars, size_t nelems,
    const int *status, int cmp, const long long *values)
{
    return FERRYI_CALL(ferry_longlong_wait_until_all_vector, (ivars, nelems, status, cmp, values),
        ferryi_group_wait_all(FERRYI_BLOCK, ferryi_condition_of(ivars, nelems, status, values, 0, cmp,
        sizeof(long long), FERRYI_SIGNED(long long)), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_longlong_wait_until_all_vector_block_timeout(long long *ivars, size_t nelems,
    const int *status, int cmp, const long long *values, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_longlong_wait_until_all_vector_timeout, (ivars, nelems, status, cmp, values, timeout_ns),
        ferryi_group_wait_all(FERRYI_BLOCK, ferryi_condition_of(ivars, nelems, status, values, 0, cmp,
        sizeof(long long), FERRYI_SIGNED(long long)), timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uint_wait_until_all_vector_warp(unsigned int *ivars, size_t nelems, const int *status,
    int cmp, const unsigned int *values)
{
    return FERRYI_CALL(ferry_uint_wait_until_all_vector, (ivars, nelems, status, cmp, values),
        ferryi_group_wait_all(FERRYI_WARP, ferryi_condition_of(ivars, nelems, status, values, 0, cmp,
        sizeof(unsigned int), FERRYI_SIGNED(unsigned int)), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint_wait_until_all_vector_warp_timeout(unsigned int *ivars, size_t nelems,
    const int *status, int cmp, const unsigned int *values, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uint_wait_until_all_vector_timeout, (ivars, nelems, status, cmp, values, timeout_ns),
        ferryi_group_wait_all(FERRYI_WARP, ferryi_condition_of(ivars, nelems, status, values, 0, cmp,
        sizeof(unsigned int), FERRYI_SIGNED(unsigned int)), timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uint_wait_until_all_vector_block(unsigned int *ivars, size_t nelems, const int *status,
    int cmp, const unsigned int *values)
{
    return FERRYI_CALL(ferry_uint_wait_until_all_vector, (ivars, nelems, status, cmp, values),
        ferryi_group_wait_all(FERRYI_BLOCK, ferryi_condition_of(ivars, nelems, status, values, 0, cmp,
        sizeof(unsigned int), FERRYI_SIGNED(unsigned int)), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint_wait_until_all_vector_block_timeout(unsigned int *ivars, size_t nelems,
    const int *status, int cmp, const unsigned int *values, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uint_wait_until_all_vector_timeout, (ivars, nelems, status, cmp, values, timeout_ns),
        ferryi_group_wait_all(FERRYI_BLOCK, ferryi_condition_of(ivars, nelems, status, values, 0, cmp,
        sizeof(unsigned int), FERRYI_SIGNED(unsigned int)), timeout_ns));
}
FERRYI_INLINE ferry_status ferry_ulong_wait_until_all_vector_warp(unsigned long *ivars, size_t nelems,
    const int *status, int cmp, const unsigned long *values)
{
    return FERRYI_CALL(ferry_ulong_wait_until_all_vector, (ivars, nelems, status, cmp, values),
        ferryi_group_wait_all(FERRYI_WARP, ferryi_condition_of(ivars, nelems, status, values, 0, cmp,
        sizeof(unsigned long), FERRYI_SIGNED(unsigned long)), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ulong_wait_until_all_vector_warp_timeout(unsigned long *ivars, size_t nelems,
    const int *status, int cmp, const unsigned long *values, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_ulong_wait_until_all_vector_timeout, (ivars, nelems, status, cmp, values, timeout_ns),
        ferryi_group_wait_all(FERRYI_WARP, ferryi_condition_of(ivars, nelems, status, values, 0, cmp,
        sizeof(unsigned long), FERRYI_SIGNED(unsigned long)), timeout_ns));
}
FERRYI_INLINE ferry_status ferry_ulong_wait_until_all_vector_block(unsigned long *ivars, size_t nelems,
    const int *status, int cmp, const unsigned long *values)
{
    return FERRYI_CALL(ferry_ulong_wait_until_all_vector, (ivars, nelems, status, cmp, values),
        ferryi_group_wait_all(FERRYI_BLOCK, ferryi_condition_of(ivars, nelems, status, values, 0, cmp,
        sizeof(unsigned long), FERRYI_SIGNED(unsigned long)), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ulong_wait_until_all_vector_block_timeout(unsigned long *ivars, size_t nelems,
    const int *status, int cmp, const unsigned long *values, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_ulong_wait_until_all_vector_timeout, (ivars, nelems, status, cmp, values, timeout_ns),
        ferryi_group_wait_all(FERRYI_BLOCK, ferryi_condition_of(ivars, nelems, status, values, 0, cmp,
        sizeof(unsigned long), FERRYI_SIGNED(unsigned long)), timeout_ns));
}
FERRYI_INLINE ferry_status ferry_ulonglong_wait_until_all_vector_warp(unsigned long long *ivars, size_t nelems,
    const int *status, int cmp, const unsigned long long *values)
{
    return FERRYI_CALL(ferry_ulonglong_wait_until_all_vector, (ivars, nelems, status, cmp, values),
        ferryi_group_wait_all(FERRYI_WARP, ferryi_condition_of(ivars, nelems, status, values, 0, cmp,
        sizeof(unsigned long long), FERRYI_SIGNED(unsigned long long)), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ulonglong_wait_until_all_vector_warp_timeout(unsigned long long *ivars, size_t nelems,
    const int *status, int cmp, const unsigned long long *values, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_ulonglong_wait_until_all_vector_timeout, (ivars, nelems, status, cmp, values, timeout_ns),
        ferryi_group_wait_all(FERRYI_WARP, ferryi_condition_of(ivars, nelems, status, values, 0, cmp,
        sizeof(unsigned long long), FERRYI_SIGNED(unsigned long long)), timeout_ns));
}
FERRYI_INLINE ferry_status ferry_ulonglong_wait_until_all_vector_block(unsigned long long *ivars, size_t nelems,
    const int *status, int cmp, const unsigned long long *values)
{
    return FERRYI_CALL(ferry_ulonglong_wait_until_all_vector, (ivars, nelems, status, cmp, values),
        ferryi_group_wait_all(FERRYI_BLOCK, ferryi_condition_of(ivars, nelems, status, values, 0, cmp,
        sizeof(unsigned long long), FERRYI_SIGNED(unsigned long long)), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ulonglong_wait_until_all_vector_block_timeout(unsigned long long *ivars, size_t nelems,
    const int *status, int cmp, const unsigned long long *values, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_ulonglong_wait_until_all_vector_timeout, (ivars, nelems, status, cmp, values, timeout_ns),
        ferryi_group_wait_all(FERRYI_BLOCK, ferryi_condition_of(ivars, nelems, status, values, 0, cmp,
        sizeof(unsigned long long), FERRYI_SIGNED(unsigned long long)), timeout_ns));
}
FERRYI_INLINE ferry_status ferry_int32_wait_until_all_vector_warp(int32_t *ivars, size_t nelems, const int *status,
    int cmp, const int32_t *values)
{
    return FERRYI_CALL(ferry_int32_wait_until_all_vector, (ivars, nelems, status, cmp, values),
        ferryi_group_wait_all(FERRYI_WARP, ferryi_condition_of(ivars, nelems, status, values, 0, cmp, sizeof(int32_t),
        FERRYI_SIGNED(int32_t)), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int32_wait_until_all_vector_warp_timeout(int32_t *ivars, size_t nelems,
    const int *status, int cmp, const int32_t *values, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_int32_wait_until_all_vector_timeout, (ivars, nelems, status, cmp, values, timeout_ns),
        ferryi_group_wait_all(FERRYI_WARP, ferryi_condition_of(ivars, nelems, status, values, 0, cmp, sizeof(int32_t),
        FERRYI_SIGNED(int32_t)), timeout_ns));
}
FERRYI_INLINE ferry_status ferry_int32_wait_until_all_vector_block(int32_t *ivars, size_t nelems, const int *status,
    int cmp, const int32_t *values)
{
    return FERRYI_CALL(ferry_int32_wait_until_all_vector, (ivars, nelems, status, cmp, values),
        ferryi_group_wait_all(FERRYI_BLOCK, ferryi_condition_of(ivars, nelems, status, values, 0, cmp, sizeof(int32_t),
        FERRYI_SIGNED(int32_t)), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int32_wait_until_all_vector_block_timeout(int32_t *ivars, size_t nelems,
    const int *status, int cmp, const int32_t *values, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_int32_wait_until_all_vector_timeout, (ivars, nelems, status, cmp, values, timeout_ns),
        ferryi_group_wait_all(FERRYI_BLOCK, ferryi_condition_of(ivars, nelems, status, values, 0, cmp, sizeof(int32_t),
        FERRYI_SIGNED(int32_t)), timeout_ns));
}
FERRYI_INLINE ferry_status ferry_int64_wait_until_all_vector_warp(int64_t *ivars, size_t nelems, const int *status,
    int cmp, const int64_t *values)
{
    return FERRYI_CALL(ferry_int64_wait_until_all_vector, (ivars, nelems, status, cmp, values),
        ferryi_group_wait_all(FERRYI_WARP, ferryi_condition_of(ivars, nelems, status, values, 0, cmp, sizeof(int64_t),
        FERRYI_SIGNED(int64_t)), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int64_wait_until_all_vector_warp_timeout(int64_t *ivars, size_t nelems,
    const int *status, int cmp, const int64_t *values, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_int64_wait_until_all_vector_timeout, (ivars, nelems, status, cmp, values, timeout_ns),
        ferryi_group_wait_all(FERRYI_WARP, ferryi_condition_of(ivars, nelems, status, values, 0, cmp, sizeof(int64_t),
        FERRYI_SIGNED(int64_t)), timeout_ns));
}
FERRYI_INLINE ferry_status ferry_int64_wait_until_all_vector_block(int64_t *ivars, size_t nelems, const int *status,
    int cmp, const int64_t *values)
{
    return FERRYI_CALL(ferry_int64_wait_until_all_vector, (ivars, nelems, status, cmp, values),
        ferryi_group_wait_all(FERRYI_BLOCK, ferryi_condition_of(ivars, nelems, status, values, 0, cmp, sizeof(int64_t),
        FERRYI_SIGNED(int64_t)), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_int64_wait_until_all_vector_block_timeout(int64_t *ivars, size_t nelems,
    const int *status, int cmp, const int64_t *values, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_int64_wait_until_all_vector_timeout, (ivars, nelems, status, cmp, values, timeout_ns),
        ferryi_group_wait_all(FERRYI_BLOCK, ferryi_condition_of(ivars, nelems, status, values, 0, cmp, sizeof(int64_t),
        FERRYI_SIGNED(int64_t)), timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uint32_wait_until_all_vector_warp(uint32_t *ivars, size_t nelems, const int *status,
    int cmp, const uint32_t *values)
{
    return FERRYI_CALL(ferry_uint32_wait_until_all_vector, (ivars, nelems, status, cmp, values),
        ferryi_group_wait_all(FERRYI_WARP, ferryi_condition_of(ivars, nelems, status, values, 0, cmp, sizeof(uint32_t),
        FERRYI_SIGNED(uint32_t)), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint32_wait_until_all_vector_warp_timeout(uint32_t *ivars, size_t nelems,
    const int *status, int cmp, const uint32_t *values, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uint32_wait_until_all_vector_timeout, (ivars, nelems, status, cmp, values, timeout_ns),
        ferryi_group_wait_all(FERRYI_WARP, ferryi_condition_of(ivars, nelems, status, values, 0, cmp, sizeof(uint32_t),
        FERRYI_SIGNED(uint32_t)), timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uint32_wait_until_all_vector_block(uint32_t *ivars, size_t nelems, const int *status,
    int cmp, const uint32_t *values)
{
    return FERRYI_CALL(ferry_uint32_wait_until_all_vector, (ivars, nelems, status, cmp, values),
        ferryi_group_wait_all(FERRYI_BLOCK, ferryi_condition_of(ivars, nelems, status, values, 0, cmp, sizeof(uint32_t),
        FERRYI_SIGNED(uint32_t)), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint32_wait_until_all_vector_block_timeout(uint32_t *ivars, size_t nelems,
    const int *status, int cmp, const uint32_t *values, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uint32_wait_until_all_vector_timeout, (ivars, nelems, status, cmp, values, timeout_ns),
        ferryi_group_wait_all(FERRYI_BLOCK, ferryi_condition_of(ivars, nelems, status, values, 0, cmp, sizeof(uint32_t),
        FERRYI_SIGNED(uint32_t)), timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uint64_wait_until_all_vector_warp(uint64_t *ivars, size_t nelems, const int *status,
    int cmp, const uint64_t *values)
{
    return FERRYI_CALL(ferry_uint64_wait_until_all_vector, (ivars, nelems, status, cmp, values),
        ferryi_group_wait_all(FERRYI_WARP, ferryi_condition_of(ivars, nelems, status, values, 0, cmp, sizeof(uint64_t),
        FERRYI_SIGNED(uint64_t)), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint64_wait_until_all_vector_warp_timeout(uint64_t *ivars, size_t nelems,
    const int *status, int cmp, const uint64_t *values, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uint64_wait_until_all_vector_timeout, (ivars, nelems, status, cmp, values, timeout_ns),
        ferryi_group_wait_all(FERRYI_WARP, ferryi_condition_of(ivars, nelems, status, values, 0, cmp, sizeof(uint64_t),
        FERRYI_SIGNED(uint64_t)), timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uint64_wait_until_all_vector_block(uint64_t *ivars, size_t nelems, const int *status,
    int cmp, const uint64_t *values)
{
    return FERRYI_CALL(ferry_uint64_wait_until_all_vector, (ivars, nelems, status, cmp, values),
        ferryi_group_wait_all(FERRYI_BLOCK, ferryi_condition_of(ivars, nelems, status, values, 0, cmp, sizeof(uint64_t),
        FERRYI_SIGNED(uint64_t)), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_uint64_wait_until_all_vector_block_timeout(uint64_t *ivars, size_t nelems,
    const int *status, int cmp, const uint64_t *values, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uint64_wait_until_all_vector_timeout, (ivars, nelems, status, cmp, values, timeout_ns),
        ferryi_group_wait_all(FERRYI_BLOCK, ferryi_condition_of(ivars, nelems, status, values, 0, cmp, sizeof(uint64_t),
        FERRYI_SIGNED(uint64_t)), timeout_ns));
}
FERRYI_INLINE ferry_status ferry_size_wait_until_all_vector_warp(size_t *ivars, size_t nelems, const int *status,
    int cmp, const size_t *values)
{
    return FERRYI_CALL(ferry_size_wait_until_all_vector, (ivars, nelems, status, cmp, values),
        ferryi_group_wait_all(FERRYI_WARP, ferryi_condition_of(ivars, nelems, status, values, 0, cmp, sizeof(size_t),
        FERRYI_SIGNED(size_t)), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_size_wait_until_all_vector_warp_timeout(size_t *ivars, size_t nelems,
    const int *status, int cmp, const size_t *values, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_size_wait_until_all_vector_timeout, (ivars, nelems, status, cmp, values, timeout_ns),
        ferryi_group_wait_all(FERRYI_WARP, ferryi_condition_of(ivars, nelems, status, values, 0, cmp, sizeof(size_t),
        FERRYI_SIGNED(size_t)), timeout_ns));
}
FERRYI_INLINE ferry_status ferry_size_wait_until_all_vector_block(size_t *ivars, size_t nelems, const int *status,
    int cmp, const size_t *values)
{
    return FERRYI_CALL(ferry_size_wait_until_all_vector, (ivars, nelems, status, cmp, values),
        ferryi_group_wait_all(FERRYI_BLOCK, ferryi_condition_of(ivars, nelems, status, values, 0, cmp, sizeof(size_t),
        FERRYI_SIGNED(size_t)), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_size_wait_until_all_vector_block_timeout(size_t *ivars, size_t nelems,
    const int *status, int cmp, const size_t *values, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_size_wait_until_all_vector_timeout, (ivars, nelems, status, cmp, values, timeout_ns),
        ferryi_group_wait_all(FERRYI_BLOCK, ferryi_condition_of(ivars, nelems, status, values, 0, cmp, sizeof(size_t),
        FERRYI_SIGNED(size_t)), timeout_ns));
}
FERRYI_INLINE ferry_status ferry_ptrdiff_wait_until_all_vector_warp(ptrdiff_t *ivars, size_t nelems, const int *status,
    int cmp, const ptrdiff_t *values)
{
    return FERRYI_CALL(ferry_ptrdiff_wait_until_all_vector, (ivars, nelems, status, cmp, values),
        ferryi_group_wait_all(FERRYI_WARP, ferryi_condition_of(ivars, nelems, status, values, 0, cmp, sizeof(ptrdiff_t),
        FERRYI_SIGNED(ptrdiff_t)), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ptrdiff_wait_until_all_vector_warp_timeout(ptrdiff_t *ivars, size_t nelems,
    const int *status, int cmp, const ptrdiff_t *values, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_ptrdiff_wait_until_all_vector_timeout, (ivars, nelems, status, cmp, values, timeout_ns),
        ferryi_group_wait_all(FERRYI_WARP, ferryi_condition_of(ivars, nelems, status, values, 0, cmp, sizeof(ptrdiff_t),
        FERRYI_SIGNED(ptrdiff_t)), timeout_ns));
}
FERRYI_INLINE ferry_status ferry_ptrdiff_wait_until_all_vector_block(ptrdiff_t *ivars, size_t nelems, const int *status,
    int cmp, const ptrdiff_t *values)
{
    return FERRYI_CALL(ferry_ptrdiff_wait_until_all_vector, (ivars, nelems, status, cmp, values),
        ferryi_group_wait_all(FERRYI_BLOCK, ferryi_condition_of(ivars, nelems, status, values, 0, cmp,
        sizeof(ptrdiff_t), FERRYI_SIGNED(ptrdiff_t)), UINT64_MAX));
}
FERRYI_INLINE ferry_status ferry_ptrdiff_wait_until_all_vector_block_timeout(ptrdiff_t *ivars, size_t nelems,
    const int *status, int cmp, const ptrdiff_t *values, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_ptrdiff_wait_until_all_vector_timeout, (ivars, nelems, status, cmp, values, timeout_ns),
        ferryi_group_wait_all(FERRYI_BLOCK, ferryi_condition_of(ivars, nelems, status, values, 0, cmp,
        sizeof(ptrdiff_t), FERRYI_SIGNED(ptrdiff_t)), timeout_ns));
}

/* ferry_TYPE_wait_until_any */
FERRYI_INLINE size_t ferry_int_wait_until_any_warp(int *ivars, size_t nelems, const int *status, int cmp, int value)
{
    return FERRYI_CALL(ferry_int_wait_until_any, (ivars, nelems, status, cmp, value),
        ferryi_group_wait_number(FERRYI_WARP, ferryi_condition_of(ivars, nelems, status, NULL, FERRYI_WIDE(int, value),
        cmp, sizeof(int), FERRYI_SIGNED(int)), NULL, 1));
}
FERRYI_INLINE size_t ferry_int_wait_until_any_block(int *ivars, size_t nelems, const int *status, int cmp, int value)
{
    return FERRYI_CALL(ferry_int_wait_until_any, (ivars, nelems, status, cmp, value),
        ferryi_group_wait_number(FERRYI_BLOCK, ferryi_condition_of(ivars, nelems, status, NULL, FERRYI_WIDE(int, value),
        cmp, sizeof(int), FERRYI_SIGNED(int)), NULL, 1));
}
FERRYI_INLINE size_t ferry_long_wait_until_any_warp(long *ivars, size_t nelems, const int *status, int cmp, long value)
{
    return FERRYI_CALL(ferry_long_wait_until_any, (ivars, nelems, status, cmp, value),
        ferryi_group_wait_number(FERRYI_WARP, ferryi_condition_of(ivars, nelems, status, NULL, FERRYI_WIDE(long, value),
        cmp, sizeof(long), FERRYI_SIGNED(long)), NULL, 1));
}
FERRYI_INLINE size_t ferry_long_wait_until_any_block(long *ivars, size_t nelems, const int *status, int cmp, long value)
{
    return FERRYI_CALL(ferry_long_wait_until_any, (ivars, nelems, status, cmp, value),
        ferryi_group_wait_number(FERRYI_BLOCK, ferryi_condition_of(ivars, nelems, status, NULL, FERRYI_WIDE(long,
        value), cmp, sizeof(long), FERRYI_SIGNED(long)), NULL, 1));
}
FERRYI_INLINE size_t ferry_longlong_wait_until_any_warp(long long *ivars, size_t nelems, const int *status, int cmp,
    long long value)
{
    return FERRYI_CALL(ferry_longlong_wait_until_any, (ivars, nelems, status, cmp, value),
        ferryi_group_wait_number(FERRYI_WARP, ferryi_condition_of(ivars, nelems, status, NULL, FERRYI_WIDE(long long,
        value), cmp, sizeof(long long), FERRYI_SIGNED(long long)), NULL, 1));
}
FERRYI_INLINE size_t ferry_longlong_wait_until_any_block(long long *ivars, size_t nelems, const int *status, int cmp,
    long long value)
{
    return FERRYI_CALL(ferry_longlong_wait_until_any, (ivars, nelems, status, cmp, value),
        ferryi_group_wait_number(FERRYI_BLOCK, ferryi_condition_of(ivars, nelems, status, NULL, FERRYI_WIDE(long long,
        value), cmp, sizeof(long long), FERRYI_SIGNED(long long)), NULL, 1));
}
FERRYI_INLINE size_t ferry_uint_wait_until_any_warp(unsigned int *ivars, size_t nelems, const int *status, int cmp,
    unsigned int value)
{
    return FERRYI_CALL(ferry_uint_wait_until_any, (ivars, nelems, status, cmp, value),
        ferryi_group_wait_number(FERRYI_WARP, ferryi_condition_of(ivars, nelems, status, NULL, FERRYI_WIDE(unsigned int,
        value), cmp, sizeof(unsigned int), FERRYI_SIGNED(unsigned int)), NULL, 1));
}
FERRYI_INLINE size_t ferry_uint_wait_until_any_block(unsigned int *ivars, size_t nelems, const int *status, int cmp,
    unsigned int value)
{
    return FERRYI_CALL(ferry_uint_wait_until_any, (ivars, nelems, status, cmp, value),
        ferryi_group_wait_number(FERRYI_BLOCK, ferryi_condition_of(ivars, nelems, status, NULL,
        FERRYI_WIDE(unsigned int, value), cmp, sizeof(unsigned int), FERRYI_SIGNED(unsigned int)), NULL, 1));
}
FERRYI_INLINE size_t ferry_ulong_wait_until_any_warp(unsigned long *ivars, size_t nelems, const int *status, int cmp,
    unsigned long value)
{
    return FERRYI_CALL(ferry_ulong_wait_until_any, (ivars, nelems, status, cmp, value),
        ferryi_group_wait_number(FERRYI_WARP, ferryi_condition_of(ivars, nelems, status, NULL,
        FERRYI_WIDE(unsigned long, value), cmp, sizeof(unsigned long), FERRYI_SIGNED(unsigned long)), NULL, 1));
}
FERRYI_INLINE size_t ferry_ulong_wait_until_any_block(unsigned long *ivars, size_t nelems, const int *status, int cmp,
    unsigned long value)
{
    return FERRYI_CALL(ferry_ulong_wait_until_any, (ivars, nelems, status, cmp, value),
        ferryi_group_wait_number(FERRYI_BLOCK, ferryi_condition_of(ivars, nelems, status, NULL,
        FERRYI_WIDE(unsigned long, value), cmp, sizeof(unsigned long), FERRYI_SIGNED(unsigned long)), NULL, 1));
}
FERRYI_INLINE size_t ferry_ulonglong_wait_until_any_warp(unsigned long long *ivars, size_t nelems, const int *status,
    int cmp, unsigned long long value)
{
    return FERRYI_CALL(ferry_ulonglong_wait_until_any, (ivars, nelems, status, cmp, value),
        ferryi_group_wait_number(FERRYI_WARP, ferryi_condition_of(ivars, nelems, status, NULL,
        FERRYI_WIDE(unsigned long long, value), cmp, sizeof(unsigned long long), FERRYI_SIGNED(unsigned long long)),
        NULL, 1));
}
FERRYI_INLINE size_t ferry_ulonglong_wait_until_any_block(unsigned long long *ivars, size_t nelems, const int *status,
    int cmp, unsigned long long value)
{
    return FERRYI_CALL(ferry_ulonglong_wait_until_any, (ivars, nelems, status, cmp, value),
        ferryi_group_wait_number(FERRYI_BLOCK, ferryi_condition_of(ivars, nelems, status, NULL,
        FERRYI_WIDE(unsigned long long, value), cmp, sizeof(unsigned long long), FERRYI_SIGNED(unsigned long long)),
        NULL, 1));
}
FERRYI_INLINE size_t ferry_int32_wait_until_any_warp(int32_t *ivars, size_t nelems, const int *status, int cmp,
    int32_t value)
{
    return FERRYI_CALL(ferry_int32_wait_until_any, (ivars, nelems, status, cmp, value),
        ferryi_group_wait_number(FERRYI_WARP, ferryi_condition_of(ivars, nelems, status, NULL, FERRYI_WIDE(int32_t,
        value), cmp, sizeof(int32_t), FERRYI_SIGNED(int32_t)), NULL, 1));
}
FERRYI_INLINE size_t ferry_int32_wait_until_any_block(int32_t *ivars, size_t nelems, const int *status, int cmp,
    int32_t value)
{
    return FERRYI_CALL(ferry_int32_wait_until_any, (ivars, nelems, status, cmp, value),
        ferryi_group_wait_number(FERRYI_BLOCK, ferryi_condition_of(ivars, nelems, status, NULL, FERRYI_WIDE(int32_t,
        value), cmp, sizeof(int32_t), FERRYI_SIGNED(int32_t)), NULL, 1));
}
FERRYI_INLINE size_t ferry_int64_wait_until_any_warp(int64_t *ivars, size_t nelems, const int *status, int cmp,
    int64_t value)
{
    return FERRYI_CALL(ferry_int64_wait_until_any, (ivars, nelems, status, cmp, value),
        ferryi_group_wait_number(FERRYI_WARP, ferryi_condition_of(ivars, nelems, status, NULL, FERRYI_WIDE(int64_t,
        value), cmp, sizeof(int64_t), FERRYI_SIGNED(int64_t)), NULL, 1));
}
FERRYI_INLINE size_t ferry_int64_wait_until_any_block(int64_t *ivars, size_t nelems, const int *status, int cmp,
    int64_t value)
{
    return FERRYI_CALL(ferry_int64_wait_until_any, (ivars, nelems, status, cmp, value),
        ferryi_group_wait_number(FERRYI_BLOCK, ferryi_condition_of(ivars, nelems, status, NULL, FERRYI_WIDE(int64_t,
        value), cmp, sizeof(int64_t), FERRYI_SIGNED(int64_t)), NULL, 1));
}
FERRYI_INLINE size_t ferry_uint32_wait_until_any_warp(uint32_t *ivars, size_t nelems, const int *status, int cmp,
    uint32_t value)
{
    return FERRYI_CALL(ferry_uint32_wait_until_any, (ivars, nelems, status, cmp, value),
        ferryi_group_wait_number(FERRYI_WARP, ferryi_condition_of(ivars, nelems, status, NULL, FERRYI_WIDE(uint32_t,
        value), cmp, sizeof(uint32_t), FERRYI_SIGNED(uint32_t)), NULL, 1));
}
FERRYI_INLINE size_t ferry_uint32_wait_until_any_block(uint32_t *ivars, size_t nelems, const int *status, int cmp,
    uint32_t value)
{
    return FERRYI_CALL(ferry_uint32_wait_until_any, (ivars, nelems, status, cmp, value),
        ferryi_group_wait_number(FERRYI_BLOCK, ferryi_condition_of(ivars, nelems, status, NULL, FERRYI_WIDE(uint32_t,
        value), cmp, sizeof(uint32_t), FERRYI_SIGNED(uint32_t)), NULL, 1));
}
FERRYI_INLINE size_t ferry_uint64_wait_until_any_warp(uint64_t *ivars, size_t nelems, const int *status, int cmp,
    uint64_t value)
{
    return FERRYI_CALL(ferry_uint64_wait_until_any, (ivars, nelems, status, cmp, value),
        ferryi_group_wait_number(FERRYI_WARP, ferryi_condition_of(ivars, nelems, status, NULL, FERRYI_WIDE(uint64_t,
        value), cmp, sizeof(uint64_t), FERRYI_SIGNED(uint64_t)), NULL, 1));
}
FERRYI_INLINE size_t ferry_uint64_wait_until_any_block(uint64_t *ivars, size_t nelems, const int *status, int cmp,
    uint64_t value)
{
    return FERRYI_CALL(ferry_uint64_wait_until_any, (ivars, nelems, status, cmp, value),
        ferryi_group_wait_number(FERRYI_BLOCK, ferryi_condition_of(ivars, nelems, status, NULL, FERRYI_WIDE(uint64_t,
        value), cmp, sizeof(uint64_t), FERRYI_SIGNED(uint64_t)), NULL, 1));
}
FERRYI_INLINE size_t ferry_size_wait_until_any_warp(size_t *ivars, size_t nelems, const int *status, int cmp,
    size_t value)
{
    return FERRYI_CALL(ferry_size_wait_until_any, (ivars, nelems, status, cmp, value),
        ferryi_group_wait_number(FERRYI_WARP, ferryi_condition_of(ivars, nelems, status, NULL, FERRYI_WIDE(size_t,
        value), cmp, sizeof(size_t), FERRYI_SIGNED(size_t)), NULL, 1));
}
FERRYI_INLINE size_t ferry_size_wait_until_any_block(size_t *ivars, size_t nelems, const int *status, int cmp,
    size_t value)
{
    return FERRYI_CALL(ferry_size_wait_until_any, (ivars, nelems, status, cmp, value),
        ferryi_group_wait_number(FERRYI_BLOCK, ferryi_condition_of(ivars, nelems, status, NULL, FERRYI_WIDE(size_t,
        value), cmp, sizeof(size_t), FERRYI_SIGNED(size_t)), NULL, 1));
}
FERRYI_INLINE size_t ferry_ptrdiff_wait_until_any_warp(ptrdiff_t *ivars, size_t nelems, const int *status, int cmp,
    ptrdiff_t value)
{
    return FERRYI_CALL(ferry_ptrdiff_wait_until_any, (ivars, nelems, status, cmp, value),
        ferryi_group_wait_number(FERRYI_WARP, ferryi_condition_of(ivars, nelems, status, NULL, FERRYI_WIDE(ptrdiff_t,
        value), cmp, sizeof(ptrdiff_t), FERRYI_SIGNED(ptrdiff_t)), NULL, 1));
}
FERRYI_INLINE size_t ferry_ptrdiff_wait_until_any_block(ptrdiff_t *ivars, size_t nelems, const int *status, int cmp,
    ptrdiff_t value)
{
    return FERRYI_CALL(ferry_ptrdiff_wait_until_any, (ivars, nelems, status, cmp, value),
        ferryi_group_wait_number(FERRYI_BLOCK, ferryi_condition_of(ivars, nelems, status, NULL, FERRYI_WIDE(ptrdiff_t,
        value), cmp, sizeof(ptrdiff_t), FERRYI_SIGNED(ptrdiff_t)), NULL, 1));
}

/* ferry_TYPE_wait_until_any_vector */
FERRYI_INLINE size_t ferry_int_wait_until_any_vector_warp(int *ivars, size_t nelems, const int *status, int cmp,
    const int *values)
{
    return FERRYI_CALL(ferry_int_wait_until_any_vector, (ivars, nelems, status, cmp, values),
        ferryi_group_wait_number(FERRYI_WARP, ferryi_condition_of(ivars, nelems, status, values, 0, cmp, sizeof(int),
        FERRYI_SIGNED(int)), NULL, 1));
}
FERRYI_INLINE size_t ferry_int_wait_until_any_vector_block(int *ivars, size_t nelems, const int *status, int cmp,
    const int *values)
{
    return FERRYI_CALL(ferry_int_wait_until_any_vector, (ivars, nelems, status, cmp, values),
        ferryi_group_wait_number(FERRYI_BLOCK, ferryi_condition_of(ivars, nelems, status, values, 0, cmp, sizeof(int),
        FERRYI_SIGNED(int)), NULL, 1));
}
FERRYI_INLINE size_t ferry_long_wait_until_any_vector_warp(long *ivars, size_t nelems, const int *status, int cmp,
    const long *values)
{
    return FERRYI_CALL(ferry_long_wait_until_any_vector, (ivars, nelems, status, cmp, values),
        ferryi_group_wait_number(FERRYI_WARP, ferryi_condition_of(ivars, nelems, status, values, 0, cmp, sizeof(long),
        FERRYI_SIGNED(long)), NULL, 1));
}
FERRYI_INLINE size_t ferry_long_wait_until_any_vector_block(long *ivars, size_t nelems, const int *status, int cmp,
    const long *values)
{
    return FERRYI_CALL(ferry_long_wait_until_any_vector, (ivars, nelems, status, cmp, values),
        ferryi_group_wait_number(FERRYI_BLOCK, ferryi_condition_of(ivars, nelems, status, values, 0, cmp, sizeof(long),
        FERRYI_SIGNED(long)), NULL, 1));
}
FERRYI_INLINE size_t ferry_longlong_wait_until_any_vector_warp(long long *ivars, size_t nelems, const int *status,
    int cmp, const long long *values)
{
    return FERRYI_CALL(ferry_longlong_wait_until_any_vector, (ivars, nelems, status, cmp, values),
        ferryi_group_wait_number(FERRYI_WARP, ferryi_condition_of(ivars, nelems, status, values, 0, cmp,
        sizeof(long long), FERRYI_SIGNED(long long)), NULL, 1));
}
FERRYI_INLINE size_t ferry_longlong_wait_until_any_vector_block(long long *ivars, size_t nelems, const int *status,
    int cmp, const long long *values)
{
    return FERRYI_CALL(ferry_longlong_wait_until_any_vector, (ivars, nelems, status, cmp, values),
        ferryi_group_wait_number(FERRYI_BLOCK, ferryi_condition_of(ivars, nelems, status, values, 0, cmp,
        sizeof(long long), FERRYI_SIGNED(long long)), NULL, 1));
}
FERRYI_INLINE size_t ferry_uint_wait_until_any_vector_warp(unsigned int *ivars, size_t nelems, const int *status,
    int cmp, const unsigned int *values)
{
    return FERRYI_CALL(ferry_uint_wait_until_any_vector, (ivars, nelems, status, cmp, values),
        ferryi_group_wait_number(FERRYI_WARP, ferryi_condition_of(ivars, nelems, status, values, 0, cmp,
        sizeof(unsigned int), FERRYI_SIGNED(unsigned int)), NULL, 1));
}
FERRYI_INLINE size_t ferry_uint_wait_until_any_vector_block(unsigned int *ivars, size_t nelems, const int *status,
    int cmp, const unsigned int *values)
{
    return FERRYI_CALL(ferry_uint_wait_until_any_vector, (ivars, nelems, status, cmp, values),
        ferryi_group_wait_number(FERRYI_BLOCK, ferryi_condition_of(ivars, nelems, status, values, 0, cmp,
        sizeof(unsigned int), FERRYI_SIGNED(unsigned int)), NULL, 1));
}
FERRYI_INLINE size_t ferry_ulong_wait_until_any_vector_warp(unsigned long *ivars, size_t nelems, const int *status,
    int cmp, const unsigned long *values)
{
    return FERRYI_CALL(ferry_ulong_wait_until_any_vector, (ivars, nelems, status, cmp, values),
        ferryi_group_wait_number(FERRYI_WARP, ferryi_condition_of(ivars, nelems, status, values, 0, cmp,
        sizeof(unsigned long), FERRYI_SIGNED(unsigned long)), NULL, 1));
}
FERRYI_INLINE size_t ferry_ulong_wait_until_any_vector_block(unsigned long *ivars, size_t nelems, const int *status,
    int cmp, const unsigned long *values)
{
    return FERRYI_CALL(ferry_ulong_wait_until_any_vector, (ivars, nelems, status, cmp, values),
        ferryi_group_wait_number(FERRYI_BLOCK, ferryi_condition_of(ivars, nelems, status, values, 0, cmp,
        sizeof(unsigned long), FERRYI_SIGNED(unsigned long)), NULL, 1));
}
FERRYI_INLINE size_t ferry_ulonglong_wait_until_any_vector_warp(unsigned long long *ivars, size_t nelems,
    const int *status, int cmp, const unsigned long long *values)
{
    return FERRYI_CALL(ferry_ulonglong_wait_until_any_vector, (ivars, nelems, status, cmp, values),
        ferryi_group_wait_number(FERRYI_WARP, ferryi_condition_of(ivars, nelems, status, values, 0, cmp,
        sizeof(unsigned long long), FERRYI_SIGNED(unsigned long long)), NULL, 1));
}
FERRYI_INLINE size_t ferry_ulonglong_wait_until_any_vector_block(unsigned long long *ivars, size_t nelems,
    const int *status, int cmp, const unsigned long long *values)
{
    return FERRYI_CALL(ferry_ulonglong_wait_until_any_vector, (ivars, nelems, status, cmp, values),
        ferryi_group_wait_number(FERRYI_BLOCK, ferryi_condition_of(ivars, nelems, status, values, 0, cmp,
        sizeof(unsigned long long), FERRYI_SIGNED(unsigned long long)), NULL, 1));
}
FERRYI_INLINE size_t ferry_int32_wait_until_any_vector_warp(int32_t *ivars, size_t nelems, const int *status, int cmp,
    const int32_t *values)
{
    return FERRYI_CALL(ferry_int32_wait_until_any_vector, (ivars, nelems, status, cmp, values),
        ferryi_group_wait_number(FERRYI_WARP, ferryi_condition_of(ivars, nelems, status, values, 0, cmp,
        sizeof(int32_t), FERRYI_SIGNED(int32_t)), NULL, 1));
}
FERRYI_INLINE size_t ferry_int32_wait_until_any_vector_block(int32_t *ivars, size_t nelems, const int *status, int cmp,
    const int32_t *values)
{
    return FERRYI_CALL(ferry_int32_wait_until_any_vector, (ivars, nelems, status, cmp, values),
        ferryi_group_wait_number(FERRYI_BLOCK, ferryi_condition_of(ivars, nelems, status, values, 0, cmp,
        sizeof(int32_t), FERRYI_SIGNED(int32_t)), NULL, 1));
}
FERRYI_INLINE size_t ferry_int64_wait_until_any_vector_warp(int64_t *ivars, size_t nelems, const int *status, int cmp,
    const int64_t *values)
{
    return FERRYI_CALL(ferry_int64_wait_until_any_vector, (ivars, nelems, status, cmp, values),
        ferryi_group_wait_number(FERRYI_WARP, ferryi_condition_of(ivars, nelems, status, values, 0, cmp,
        sizeof(int64_t), FERRYI_SIGNED(int64_t)), NULL, 1));
}
FERRYI_INLINE size_t ferry_int64_wait_until_any_vector_block(int64_t *ivars, size_t nelems, const int *status, int cmp,
    const int64_t *values)
{
    return FERRYI_CALL(ferry_int64_wait_until_any_vector, (ivars, nelems, status, cmp, values),
        ferryi_group_wait_number(FERRYI_BLOCK, ferryi_condition_of(ivars, nelems, status, values, 0, cmp,
        sizeof(int64_t), FERRYI_SIGNED(int64_t)), NULL, 1));
}
FERRYI_INLINE size_t ferry_uint32_wait_until_any_vector_warp(uint32_t *ivars, size_t nelems, const int *status, int cmp,
    const uint32_t *values)
{
    return FERRYI_CALL(ferry_uint32_wait_until_any_vector, (ivars, nelems, status, cmp, values),
        ferryi_group_wait_number(FERRYI_WARP, ferryi_condition_of(ivars, nelems, status, values, 0, cmp,
        sizeof(uint32_t), FERRYI_SIGNED(uint32_t)), NULL, 1));
}
FERRYI_INLINE size_t ferry_uint32_wait_until_any_vector_block(uint32_t *ivars, size_t nelems, const int *status,
    int cmp, const uint32_t *values)
{
    return FERRYI_CALL(ferry_uint32_wait_until_any_vector, (ivars, nelems, status, cmp, values),
        ferryi_group_wait_number(FERRYI_BLOCK, ferryi_condition_of(ivars, nelems, status, values, 0, cmp,
        sizeof(uint32_t), FERRYI_SIGNED(uint32_t)), NULL, 1));
}
FERRYI_INLINE size_t ferry_uint64_wait_until_any_vector_warp(uint64_t *ivars, size_t nelems, const int *status, int cmp,
    const uint64_t *values)
{
    return FERRYI_CALL(ferry_uint64_wait_until_any_vector, (ivars, nelems, status, cmp, values),
        ferryi_group_wait_number(FERRYI_WARP, ferryi_condition_of(ivars, nelems, status, values, 0, cmp,
        sizeof(uint64_t), FERRYI_SIGNED(uint64_t)), NULL, 1));
}
FERRYI_INLINE size_t ferry_uint64_wait_until_any_vector_block(uint64_t *ivars, size_t nelems, const int *status,
    int cmp, const uint64_t *values)
{
    return FERRYI_CALL(ferry_uint64_wait_until_any_vector, (ivars, nelems, status, cmp, values),
        ferryi_group_wait_number(FERRYI_BLOCK, ferryi_condition_of(ivars, nelems, status, values, 0, cmp,
        sizeof(uint64_t), FERRYI_SIGNED(uint64_t)), NULL, 1));
}
FERRYI_INLINE size_t ferry_size_wait_until_any_vector_warp(size_t *ivars, size_t nelems, const int *status, int cmp,
    const size_t *values)
{
    return FERRYI_CALL(ferry_size_wait_until_any_vector, (ivars, nelems, status, cmp, values),
        ferryi_group_wait_number(FERRYI_WARP, ferryi_condition_of(ivars, nelems, status, values, 0, cmp, sizeof(size_t),
        FERRYI_SIGNED(size_t)), NULL, 1));
}
FERRYI_INLINE size_t ferry_size_wait_until_any_vector_block(size_t *ivars, size_t nelems, const int *status, int cmp,
    const size_t *values)
{
    return FERRYI_CALL(ferry_size_wait_until_any_vector, (ivars, nelems, status, cmp, values),
        ferryi_group_wait_number(FERRYI_BLOCK, ferryi_condition_of(ivars, nelems, status, values, 0, cmp,
        sizeof(size_t), FERRYI_SIGNED(size_t)), NULL, 1));
}
FERRYI_INLINE size_t ferry_ptrdiff_wait_until_any_vector_warp(ptrdiff_t *ivars, size_t nelems, const int *status,
    int cmp, const ptrdiff_t *values)
{
    return FERRYI_CALL(ferry_ptrdiff_wait_until_any_vector, (ivars, nelems, status, cmp, values),
        ferryi_group_wait_number(FERRYI_WARP, ferryi_condition_of(ivars, nelems, status, values, 0, cmp,
        sizeof(ptrdiff_t), FERRYI_SIGNED(ptrdiff_t)), NULL, 1));
}
FERRYI_INLINE size_t ferry_ptrdiff_wait_until_any_vector_block(ptrdiff_t *ivars, size_t nelems, const int *status,
    int cmp, const ptrdiff_t *values)
{
    return FERRYI_CALL(ferry_ptrdiff_wait_until_any_vector, (ivars, nelems, status, cmp, values),
        ferryi_group_wait_number(FERRYI_BLOCK, ferryi_condition_of(ivars, nelems, status, values, 0, cmp,
        sizeof(ptrdiff_t), FERRYI_SIGNED(ptrdiff_t)), NULL, 1));
}

/* ferry_TYPE_wait_until_any_timeout */
FERRYI_INLINE ferry_status ferry_int_wait_until_any_warp_timeout(int *ivars, size_t nelems, const int *status, int cmp,
    int value, size_t *index, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_int_wait_until_any_timeout, (ivars, nelems, status, cmp, value, index, timeout_ns),
        ferryi_group_wait_first(FERRYI_WARP, ferryi_condition_of(ivars, nelems, status, NULL, FERRYI_WIDE(int, value),
        cmp, sizeof(int), FERRYI_SIGNED(int)), NULL, 1, index, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_int_wait_until_any_block_timeout(int *ivars, size_t nelems, const int *status, int cmp,
    int value, size_t *index, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_int_wait_until_any_timeout, (ivars, nelems, status, cmp, value, index, timeout_ns),
        ferryi_group_wait_first(FERRYI_BLOCK, ferryi_condition_of(ivars, nelems, status, NULL, FERRYI_WIDE(int, value),
        cmp, sizeof(int), FERRYI_SIGNED(int)), NULL, 1, index, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_long_wait_until_any_warp_timeout(long *ivars, size_t nelems, const int *status,
    int cmp, long value, size_t *index, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_long_wait_until_any_timeout, (ivars, nelems, status, cmp, value, index, timeout_ns),
        ferryi_group_wait_first(FERRYI_WARP, ferryi_condition_of(ivars, nelems, status, NULL, FERRYI_WIDE(long, value),
        cmp, sizeof(long), FERRYI_SIGNED(long)), NULL, 1, index, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_long_wait_until_any_block_timeout(long *ivars, size_t nelems, const int *status,
    int cmp, long value, size_t *index, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_long_wait_until_any_timeout, (ivars, nelems, status, cmp, value, index, timeout_ns),
        ferryi_group_wait_first(FERRYI_BLOCK, ferryi_condition_of(ivars, nelems, status, NULL, FERRYI_WIDE(long, value),
        cmp, sizeof(long), FERRYI_SIGNED(long)), NULL, 1, index, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_longlong_wait_until_any_warp_timeout(long long *ivars, size_t nelems,
    const int *status, int cmp, long long value, size_t *index, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_longlong_wait_until_any_timeout, (ivars, nelems, status, cmp, value, index, timeout_ns),
        ferryi_group_wait_first(FERRYI_WARP, ferryi_condition_of(ivars, nelems, status, NULL, FERRYI_WIDE(long long,
        value), cmp, sizeof(long long), FERRYI_SIGNED(long long)), NULL, 1, index, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_longlong_wait_until_any_block_timeout(long long *ivars, size_t nelems,
    const int *status, int cmp, long long value, size_t *index, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_longlong_wait_until_any_timeout, (ivars, nelems, status, cmp, value, index, timeout_ns),
        ferryi_group_wait_first(FERRYI_BLOCK, ferryi_condition_of(ivars, nelems, status, NULL, FERRYI_WIDE(long long,
        value), cmp, sizeof(long long), FERRYI_SIGNED(long long)), NULL, 1, index, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uint_wait_until_any_warp_timeout(unsigned int *ivars, size_t nelems, const int *status,
    int cmp, unsigned int value, size_t *index, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uint_wait_until_any_timeout, (ivars, nelems, status, cmp, value, index, timeout_ns),
        ferryi_group_wait_first(FERRYI_WARP, ferryi_condition_of(ivars, nelems, status, NULL, FERRYI_WIDE(unsigned int,
        value), cmp, sizeof(unsigned int), FERRYI_SIGNED(unsigned int)), NULL, 1, index, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uint_wait_until_any_block_timeout(unsigned int *ivars, size_t nelems,
    const int *status, int cmp, unsigned int value, size_t *index, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uint_wait_until_any_timeout, (ivars, nelems, status, cmp, value, index, timeout_ns),
        ferryi_group_wait_first(FERRYI_BLOCK, ferryi_condition_of(ivars, nelems, status, NULL, FERRYI_WIDE(unsigned int,
        value), cmp, sizeof(unsigned int), FERRYI_SIGNED(unsigned int)), NULL, 1, index, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_ulong_wait_until_any_warp_timeout(unsigned long *ivars, size_t nelems,
    const int *status, int cmp, unsigned long value, size_t *index, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_ulong_wait_until_any_timeout, (ivars, nelems, status, cmp, value, index, timeout_ns),
        ferryi_group_wait_first(FERRYI_WARP, ferryi_condition_of(ivars, nelems, status, NULL, FERRYI_WIDE(unsigned long,
        value), cmp, sizeof(unsigned long), FERRYI_SIGNED(unsigned long)), NULL, 1, index, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_ulong_wait_until_any_block_timeout(unsigned long *ivars, size_t nelems,
    const int *status, int cmp, unsigned long value, size_t *index, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_ulong_wait_until_any_timeout, (ivars, nelems, status, cmp, value, index, timeout_ns),
        ferryi_group_wait_first(FERRYI_BLOCK, ferryi_condition_of(ivars, nelems, status, NULL,
        FERRYI_WIDE(unsigned long, value), cmp, sizeof(unsigned long), FERRYI_SIGNED(unsigned long)), NULL, 1, index,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_ulonglong_wait_until_any_warp_timeout(unsigned long long *ivars, size_t nelems,
    const int *status, int cmp, unsigned long long value, size_t *index, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_ulonglong_wait_until_any_timeout, (ivars, nelems, status, cmp, value, index, timeout_ns),
        ferryi_group_wait_first(FERRYI_WARP, ferryi_condition_of(ivars, nelems, status, NULL,
        FERRYI_WIDE(unsigned long long, value), cmp, sizeof(unsigned long long), FERRYI_SIGNED(unsigned long long)),
        NULL, 1, index, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_ulonglong_wait_until_any_block_timeout(unsigned long long *ivars, size_t nelems,
    const int *status, int cmp, unsigned long long value, size_t *index, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_ulonglong_wait_until_any_timeout, (ivars, nelems, status, cmp, value, index, timeout_ns),
        ferryi_group_wait_first(FERRYI_BLOCK, ferryi_condition_of(ivars, nelems, status, NULL,
        FERRYI_WIDE(unsigned long long, value), cmp, sizeof(unsigned long long), FERRYI_SIGNED(unsigned long long)),
        NULL, 1, index, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_int32_wait_until_any_warp_timeout(int32_t *ivars, size_t nelems, const int *status,
    int cmp, int32_t value, size_t *index, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_int32_wait_until_any_timeout, (ivars, nelems, status, cmp, value, index, timeout_ns),
        ferryi_group_wait_first(FERRYI_WARP, ferryi_condition_of(ivars, nelems, status, NULL, FERRYI_WIDE(int32_t,
        value), cmp, sizeof(int32_t), FERRYI_SIGNED(int32_t)), NULL, 1, index, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_int32_wait_until_any_block_timeout(int32_t *ivars, size_t nelems, const int *status,
    int cmp, int32_t value, size_t *index, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_int32_wait_until_any_timeout, (ivars, nelems, status, cmp, value, index, timeout_ns),
        ferryi_group_wait_first(FERRYI_BLOCK, ferryi_condition_of(ivars, nelems, status, NULL, FERRYI_WIDE(int32_t,
        value), cmp, sizeof(int32_t), FERRYI_SIGNED(int32_t)), NULL, 1, index, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_int64_wait_until_any_warp_timeout(int64_t *ivars, size_t nelems, const int *status,
    int cmp, int64_t value, size_t *index, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_int64_wait_until_any_timeout, (ivars, nelems, status, cmp, value, index, timeout_ns),
        ferryi_group_wait_first(FERRYI_WARP, ferryi_condition_of(ivars, nelems, status, NULL, FERRYI_WIDE(int64_t,
        value), cmp, sizeof(int64_t), FERRYI_SIGNED(int64_t)), NULL, 1, index, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_int64_wait_until_any_block_timeout(int64_t *ivars, size_t nelems, const int *status,
    int cmp, int64_t value, size_t *index, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_int64_wait_until_any_timeout, (ivars, nelems, status, cmp, value, index, timeout_ns),
        ferryi_group_wait_first(FERRYI_BLOCK, ferryi_condition_of(ivars, nelems, status, NULL, FERRYI_WIDE(int64_t,
        value), cmp, sizeof(int64_t), FERRYI_SIGNED(int64_t)), NULL, 1, index, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uint32_wait_until_any_warp_timeout(uint32_t *ivars, size_t nelems, const int *status,
    int cmp, uint32_t value, size_t *index, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uint32_wait_until_any_timeout, (ivars, nelems, status, cmp, value, index, timeout_ns),
        ferryi_group_wait_first(FERRYI_WARP, ferryi_condition_of(ivars, nelems, status, NULL, FERRYI_WIDE(uint32_t,
        value), cmp, sizeof(uint32_t), FERRYI_SIGNED(uint32_t)), NULL, 1, index, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uint32_wait_until_any_block_timeout(uint32_t *ivars, size_t nelems, const int *status,
    int cmp, uint32_t value, size_t *index, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uint32_wait_until_any_timeout, (ivars, nelems, status, cmp, value, index, timeout_ns),
        ferryi_group_wait_first(FERRYI_BLOCK, ferryi_condition_of(ivars, nelems, status, NULL, FERRYI_WIDE(uint32_t,
        value), cmp, sizeof(uint32_t), FERRYI_SIGNED(uint32_t)), NULL, 1, index, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uint64_wait_until_any_warp_timeout(uint64_t *ivars, size_t nelems, const int *status,
    int cmp, uint64_t value, size_t *index, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uint64_wait_until_any_timeout, (ivars, nelems, status, cmp, value, index, timeout_ns),
        ferryi_group_wait_first(FERRYI_WARP, ferryi_condition_of(ivars, nelems, status, NULL, FERRYI_WIDE(uint64_t,
        value), cmp, sizeof(uint64_t), FERRYI_SIGNED(uint64_t)), NULL, 1, index, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uint64_wait_until_any_block_timeout(uint64_t *ivars, size_t nelems, const int *status,
    int cmp, uint64_t value, size_t *index, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uint64_wait_until_any_timeout, (ivars, nelems, status, cmp, value, index, timeout_ns),
        ferryi_group_wait_first(FERRYI_BLOCK, ferryi_condition_of(ivars, nelems, status, NULL, FERRYI_WIDE(uint64_t,
        value), cmp, sizeof(uint64_t), FERRYI_SIGNED(uint64_t)), NULL, 1, index, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_size_wait_until_any_warp_timeout(size_t *ivars, size_t nelems, const int *status,
    int cmp, size_t value, size_t *index, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_size_wait_until_any_timeout, (ivars, nelems, status, cmp, value, index, timeout_ns),
        ferryi_group_wait_first(FERRYI_WARP, ferryi_condition_of(ivars, nelems, status, NULL, FERRYI_WIDE(size_t,
        value), cmp, sizeof(size_t), FERRYI_SIGNED(size_t)), NULL, 1, index, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_size_wait_until_any_block_timeout(size_t *ivars, size_t nelems, const int *status,
    int cmp, size_t value, size_t *index, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_size_wait_until_any_timeout, (ivars, nelems, status, cmp, value, index, timeout_ns),
        ferryi_group_wait_first(FERRYI_BLOCK, ferryi_condition_of(ivars, nelems, status, NULL, FERRYI_WIDE(size_t,
        value), cmp, sizeof(size_t), FERRYI_SIGNED(size_t)), NULL, 1, index, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_ptrdiff_wait_until_any_warp_timeout(ptrdiff_t *ivars, size_t nelems, const int *status,
    int cmp, ptrdiff_t value, size_t *index, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_ptrdiff_wait_until_any_timeout, (ivars, nelems, status, cmp, value, index, timeout_ns),
        ferryi_group_wait_first(FERRYI_WARP, ferryi_condition_of(ivars, nelems, status, NULL, FERRYI_WIDE(ptrdiff_t,
        value), cmp, sizeof(ptrdiff_t), FERRYI_SIGNED(ptrdiff_t)), NULL, 1, index, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_ptrdiff_wait_until_any_block_timeout(ptrdiff_t *ivars, size_t nelems,
    const int *status, int cmp, ptrdiff_t value, size_t *index, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_ptrdiff_wait_until_any_timeout, (ivars, nelems, status, cmp, value, index, timeout_ns),
        ferryi_group_wait_first(FERRYI_BLOCK, ferryi_condition_of(ivars, nelems, status, NULL, FERRYI_WIDE(ptrdiff_t,
        value), cmp, sizeof(ptrdiff_t), FERRYI_SIGNED(ptrdiff_t)), NULL, 1, index, timeout_ns));
}

/* ferry_TYPE_wait_until_any_vector_timeout */
FERRYI_INLINE ferry_status ferry_int_wait_until_any_vector_warp_timeout(int *ivars, size_t nelems, const int *status,
    int cmp, const int *values, size_t *index, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_int_wait_until_any_vector_timeout, (ivars, nelems, status, cmp, values, index, timeout_ns),
        ferryi_group_wait_first(FERRYI_WARP, ferryi_condition_of(ivars, nelems, status, values, 0, cmp, sizeof(int),
        FERRYI_SIGNED(int)), NULL, 1, index, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_int_wait_until_any_vector_block_timeout(int *ivars, size_t nelems, const int *status,
    int cmp, const int *values, size_t *index, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_int_wait_until_any_vector_timeout, (ivars, nelems, status, cmp, values, index, timeout_ns),
        ferryi_group_wait_first(FERRYI_BLOCK, ferryi_condition_of(ivars, nelems, status, values, 0, cmp, sizeof(int),
        FERRYI_SIGNED(int)), NULL, 1, index, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_long_wait_until_any_vector_warp_timeout(long *ivars, size_t nelems, const int *status,
    int cmp, const long *values, size_t *index, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_long_wait_until_any_vector_timeout, (ivars, nelems, status, cmp, values, index,
        timeout_ns), ferryi_group_wait_first(FERRYI_WARP, ferryi_condition_of(ivars, nelems, status, values, 0, cmp,
        sizeof(long), FERRYI_SIGNED(long)), NULL, 1, index, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_long_wait_until_any_vector_block_timeout(long *ivars, size_t nelems, const int *status,
    int cmp, const long *values, size_t *index, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_long_wait_until_any_vector_timeout, (ivars, nelems, status, cmp, values, index,
        timeout_ns), ferryi_group_wait_first(FERRYI_BLOCK, ferryi_condition_of(ivars, nelems, status, values, 0, cmp,
        sizeof(long), FERRYI_SIGNED(long)), NULL, 1, index, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_longlong_wait_until_any_vector_warp_timeout(long long *ivars, size_t nelems,
    const int *status, int cmp, const long long *values, size_t *index, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_longlong_wait_until_any_vector_timeout, (ivars, nelems, status, cmp, values, index,
        timeout_ns), ferryi_group_wait_first(FERRYI_WARP, ferryi_condition_of(ivars, nelems, status, values, 0, cmp,
        sizeof(long long), FERRYI_SIGNED(long long)), NULL, 1, index, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_longlong_wait_until_any_vector_block_timeout(long long *ivars, size_t nelems,
    const int *status, int cmp, const long long *values, size_t *index, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_longlong_wait_until_any_vector_timeout, (ivars, nelems, status, cmp, values, index,
        timeout_ns), ferryi_group_wait_first(FERRYI_BLOCK, ferryi_condition_of(ivars, nelems, status, values, 0, cmp,
        sizeof(long long), FERRYI_SIGNED(long long)), NULL, 1, index, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uint_wait_until_any_vector_warp_timeout(unsigned int *ivars, size_t nelems,
    const int *status, int cmp, const unsigned int *values, size_t *index, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uint_wait_until_any_vector_timeout, (ivars, nelems, status, cmp, values, index,
        timeout_ns), ferryi_group_wait_first(FERRYI_WARP, ferryi_condition_of(ivars, nelems, status, values, 0, cmp,
        sizeof(unsigned int), FERRYI_SIGNED(unsigned int)), NULL, 1, index, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uint_wait_until_any_vector_block_timeout(unsigned int *ivars, size_t nelems,
    const int *status, int cmp, const unsigned int *values, size_t *index, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uint_wait_until_any_vector_timeout, (ivars, nelems, status, cmp, values, index,
        timeout_ns), ferryi_group_wait_first(FERRYI_BLOCK, ferryi_condition_of(ivars, nelems, status, values, 0, cmp,
        sizeof(unsigned int), FERRYI_SIGNED(unsigned int)), NULL, 1, index, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_ulong_wait_until_any_vector_warp_timeout(unsigned long *ivars, size_t nelems,
    const int *status, int cmp, const unsigned long *values, size_t *index, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_ulong_wait_until_any_vector_timeout, (ivars, nelems, status, cmp, values, index,
        timeout_ns), ferryi_group_wait_first(FERRYI_WARP, ferryi_condition_of(ivars, nelems, status, values, 0, cmp,
        sizeof(unsigned long), FERRYI_SIGNED(unsigned long)), NULL, 1, index, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_ulong_wait_until_any_vector_block_timeout(unsigned long *ivars, size_t nelems,
    const int *status, int cmp, const unsigned long *values, size_t *index, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_ulong_wait_until_any_vector_timeout, (ivars, nelems, status, cmp, values, index,
        timeout_ns), ferryi_group_wait_first(FERRYI_BLOCK, ferryi_condition_of(ivars, nelems, status, values, 0, cmp,
        sizeof(unsigned long), FERRYI_SIGNED(unsigned long)), NULL, 1, index, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_ulonglong_wait_until_any_vector_warp_timeout(unsigned long long *ivars, size_t nelems,
    const int *status, int cmp, const unsigned long long *values, size_t *index, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_ulonglong_wait_until_any_vector_timeout, (ivars, nelems, status, cmp, values, index,
        timeout_ns), ferryi_group_wait_first(FERRYI_WARP, ferryi_condition_of(ivars, nelems, status, values, 0, cmp,
        sizeof(unsigned long long), FERRYI_SIGNED(unsigned long long)), NULL, 1, index, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_ulonglong_wait_until_any_vector_block_timeout(unsigned long long *ivars, size_t nelems,
    const int *status, int cmp, const unsigned long long *values, size_t *index, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_ulonglong_wait_until_any_vector_timeout, (ivars, nelems, status, cmp, values, index,
        timeout_ns), ferryi_group_wait_first(FERRYI_BLOCK, ferryi_condition_of(ivars, nelems, status, values, 0, cmp,
        sizeof(unsigned long long), FERRYI_SIGNED(unsigned long long)), NULL, 1, index, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_int32_wait_until_any_vector_warp_timeout(int32_t *ivars, size_t nelems,
    const int *status, int cmp, const int32_t *values, size_t *index, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_int32_wait_until_any_vector_timeout, (ivars, nelems, status, cmp, values, index,
        timeout_ns), ferryi_group_wait_first(FERRYI_WARP, ferryi_condition_of(ivars, nelems, status, values, 0, cmp,
        sizeof(int32_t), FERRYI_SIGNED(int32_t)), NULL, 1, index, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_int32_wait_until_any_vector_block_timeout(int32_t *ivars, size_t nelems,
    const int *status, int cmp, const int32_t *values, size_t *index, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_int32_wait_until_any_vector_timeout, (ivars, nelems, status, cmp, values, index,
        timeout_ns), ferryi_group_wait_first(FERRYI_BLOCK, ferryi_condition_of(ivars, nelems, status, values, 0, cmp,
        sizeof(int32_t), FERRYI_SIGNED(int32_t)), NULL, 1, index, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_int64_wait_until_any_vector_warp_timeout(int64_t *ivars, size_t nelems,
    const int *status, int cmp, const int64_t *values, size_t *index, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_int64_wait_until_any_vector_timeout, (ivars, nelems, status, cmp, values, index,
        timeout_ns), ferryi_group_wait_first(FERRYI_WARP, ferryi_condition_of(ivars, nelems, status, values, 0, cmp,
        sizeof(int64_t), FERRYI_SIGNED(int64_t)), NULL, 1, index, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_int64_wait_until_any_vector_block_timeout(int64_t *ivars, size_t nelems,
    const int *status, int cmp, const int64_t *values, size_t *index, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_int64_wait_until_any_vector_timeout, (ivars, nelems, status, cmp, values, index,
        timeout_ns), ferryi_group_wait_first(FERRYI_BLOCK, ferryi_condition_of(ivars, nelems, status, values, 0, cmp,
        sizeof(int64_t), FERRYI_SIGNED(int64_t)), NULL, 1, index, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uint32_wait_until_any_vector_warp_timeout(uint32_t *ivars, size_t nelems,
    const int *status, int cmp, const uint32_t *values, size_t *index, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uint32_wait_until_any_vector_timeout, (ivars, nelems, status, cmp, values, index,
        timeout_ns), ferryi_group_wait_first(FERRYI_WARP, ferryi_condition_of(ivars, nelems, status, values, 0, cmp,
        sizeof(uint32_t), FERRYI_SIGNED(uint32_t)), NULL, 1, index, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uint32_wait_until_any_vector_block_timeout(uint32_t *ivars, size_t nelems,
    const int *status, int cmp, const uint32_t *values, size_t *index, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uint32_wait_until_any_vector_timeout, (ivars, nelems, status, cmp, values, index,
        timeout_ns), ferryi_group_wait_first(FERRYI_BLOCK, ferryi_condition_of(ivars, nelems, status, values, 0, cmp,
        sizeof(uint32_t), FERRYI_SIGNED(uint32_t)), NULL, 1, index, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uint64_wait_until_any_vector_warp_timeout(uint64_t *ivars, size_t nelems,
    const int *status, int cmp, const uint64_t *values, size_t *index, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uint64_wait_until_any_vector_timeout, (ivars, nelems, status, cmp, values, index,
        timeout_ns), ferryi_group_wait_first(FERRYI_WARP, ferryi_condition_of(ivars, nelems, status, values, 0, cmp,
        sizeof(uint64_t), FERRYI_SIGNED(uint64_t)), NULL, 1, index, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uint64_wait_until_any_vector_block_timeout(uint64_t *ivars, size_t nelems,
    const int *status, int cmp, const uint64_t *values, size_t *index, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uint64_wait_until_any_vector_timeout, (ivars, nelems, status, cmp, values, index,
        timeout_ns), ferryi_group_wait_first(FERRYI_BLOCK, ferryi_condition_of(ivars, nelems, status, values, 0, cmp,
        sizeof(uint64_t), FERRYI_SIGNED(uint64_t)), NULL, 1, index, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_size_wait_until_any_vector_warp_timeout(size_t *ivars, size_t nelems,
    const int *status, int cmp, const size_t *values, size_t *index, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_size_wait_until_any_vector_timeout, (ivars, nelems, status, cmp, values, index,
        timeout_ns), ferryi_group_wait_first(FERRYI_WARP, ferryi_condition_of(ivars, nelems, status, values, 0, cmp,
        sizeof(size_t), FERRYI_SIGNED(size_t)), NULL, 1, index, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_size_wait_until_any_vector_block_timeout(size_t *ivars, size_t nelems,
    const int *status, int cmp, const size_t *values, size_t *index, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_size_wait_until_any_vector_timeout, (ivars, nelems, status, cmp, values, index,
        timeout_ns), ferryi_group_wait_first(FERRYI_BLOCK, ferryi_condition_of(ivars, nelems, status, values, 0, cmp,
        sizeof(size_t), FERRYI_SIGNED(size_t)), NULL, 1, index, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_ptrdiff_wait_until_any_vector_warp_timeout(ptrdiff_t *ivars, size_t nelems,
    const int *status, int cmp, const ptrdiff_t *values, size_t *index, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_ptrdiff_wait_until_any_vector_timeout, (ivars, nelems, status, cmp, values, index,
        timeout_ns), ferryi_group_wait_first(FERRYI_WARP, ferryi_condition_of(ivars, nelems, status, values, 0, cmp,
        sizeof(ptrdiff_t), FERRYI_SIGNED(ptrdiff_t)), NULL, 1, index, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_ptrdiff_wait_until_any_vector_block_timeout(ptrdiff_t *ivars, size_t nelems,
    const int *status, int cmp, const ptrdiff_t *values, size_t *index, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_ptrdiff_wait_until_any_vector_timeout, (ivars, nelems, status, cmp, values, index,
        timeout_ns), ferryi_group_wait_first(FERRYI_BLOCK, ferryi_condition_of(ivars, nelems, status, values, 0, cmp,
        sizeof(ptrdiff_t), FERRYI_SIGNED(ptrdiff_t)), NULL, 1, index, timeout_ns));
}

/* ferry_TYPE_wait_until_some */
FERRYI_INLINE size_t ferry_int_wait_until_some_warp(int *ivars, size_t nelems, size_t *indices, const int *status,
    int cmp, int value)
{
    return FERRYI_CALL(ferry_int_wait_until_some, (ivars, nelems, indices, status, cmp, value),
        ferryi_group_wait_number(FERRYI_WARP, ferryi_condition_of(ivars, nelems, status, NULL, FERRYI_WIDE(int, value),
        cmp, sizeof(int), FERRYI_SIGNED(int)), indices, 0));
}
FERRYI_INLINE size_t ferry_int_wait_until_some_block(int *ivars, size_t nelems, size_t *indices, const int *status,
    int cmp, int value)
{
    return FERRYI_CALL(ferry_int_wait_until_some, (ivars, nelems, indices, status, cmp, value),
        ferryi_group_wait_number(FERRYI_BLOCK, ferryi_condition_of(ivars, nelems, status, NULL, FERRYI_WIDE(int, value),
        cmp, sizeof(int), FERRYI_SIGNED(int)), indices, 0));
}
FERRYI_INLINE size_t ferry_long_wait_until_some_warp(long *ivars, size_t nelems, size_t *indices, const int *status,
    int cmp, long value)
{
    return FERRYI_CALL(ferry_long_wait_until_some, (ivars, nelems, indices, status, cmp, value),
        ferryi_group_wait_number(FERRYI_WARP, ferryi_condition_of(ivars, nelems, status, NULL, FERRYI_WIDE(long, value),
        cmp, sizeof(long), FERRYI_SIGNED(long)), indices, 0));
}
FERRYI_INLINE size_t ferry_long_wait_until_some_block(long *ivars, size_t nelems, size_t *indices, const int *status,
    int cmp, long value)
{
    return FERRYI_CALL(ferry_long_wait_until_some, (ivars, nelems, indices, status, cmp, value),
        ferryi_group_wait_number(FERRYI_BLOCK, ferryi_condition_of(ivars, nelems, status, NULL, FERRYI_WIDE(long,
        value), cmp, sizeof(long), FERRYI_SIGNED(long)), indices, 0));
}
FERRYI_INLINE size_t ferry_longlong_wait_until_some_warp(long long *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, long long value)
{
    return FERRYI_CALL(ferry_longlong_wait_until_some, (ivars, nelems, indices, status, cmp, value),
        ferryi_group_wait_number(FERRYI_WARP, ferryi_condition_of(ivars, nelems, status, NULL, FERRYI_WIDE(long long,
        value), cmp, sizeof(long long), FERRYI_SIGNED(long long)), indices, 0));
}
FERRYI_INLINE size_t ferry_longlong_wait_until_some_block(long long *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, long long value)
{
    return FERRYI_CALL(ferry_longlong_wait_until_some, (ivars, nelems, indices, status, cmp, value),
        ferryi_group_wait_number(FERRYI_BLOCK, ferryi_condition_of(ivars, nelems, status, NULL, FERRYI_WIDE(long long,
        value), cmp, sizeof(long long), FERRYI_SIGNED(long long)), indices, 0));
}
FERRYI_INLINE size_t ferry_uint_wait_until_some_warp(unsigned int *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, unsigned int value)
{
    return FERRYI_CALL(ferry_uint_wait_until_some, (ivars, nelems, indices, status, cmp, value),
        ferryi_group_wait_number(FERRYI_WARP, ferryi_condition_of(ivars, nelems, status, NULL, FERRYI_WIDE(unsigned int,
        value), cmp, sizeof(unsigned int), FERRYI_SIGNED(unsigned int)), indices, 0));
}
FERRYI_INLINE size_t ferry_uint_wait_until_some_block(unsigned int *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, unsigned int value)
{
    return FERRYI_CALL(ferry_uint_wait_until_some, (ivars, nelems, indices, status, cmp, value),
        ferryi_group_wait_number(FERRYI_BLOCK, ferryi_condition_of(ivars, nelems, status, NULL,
        FERRYI_WIDE(unsigned int, value), cmp, sizeof(unsigned int), FERRYI_SIGNED(unsigned int)), indices, 0));
}
FERRYI_INLINE size_t ferry_ulong_wait_until_some_warp(unsigned long *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, unsigned long value)
{
    return FERRYI_CALL(ferry_ulong_wait_until_some, (ivars, nelems, indices, status, cmp, value),
        ferryi_group_wait_number(FERRYI_WARP, ferryi_condition_of(ivars, nelems, status, NULL,
        FERRYI_WIDE(unsigned long, value), cmp, sizeof(unsigned long), FERRYI_SIGNED(unsigned long)), indices, 0));
}
FERRYI_INLINE size_t ferry_ulong_wait_until_some_block(unsigned long *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, unsigned long value)
{
    return FERRYI_CALL(ferry_ulong_wait_until_some, (ivars, nelems, indices, status, cmp, value),
        ferryi_group_wait_number(FERRYI_BLOCK, ferryi_condition_of(ivars, nelems, status, NULL,
        FERRYI_WIDE(unsigned long, value), cmp, sizeof(unsigned long), FERRYI_SIGNED(unsigned long)), indices, 0));
}
FERRYI_INLINE size_t ferry_ulonglong_wait_until_some_warp(unsigned long long *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, unsigned long long value)
{
    return FERRYI_CALL(ferry_ulonglong_wait_until_some, (ivars, nelems, indices, status, cmp, value),
        ferryi_group_wait_number(FERRYI_WARP, ferryi_condition_of(ivars, nelems, status, NULL,
        FERRYI_WIDE(unsigned long long, value), cmp, sizeof(unsigned long long), FERRYI_SIGNED(unsigned long long)),
        indices, 0));
}
FERRYI_INLINE size_t ferry_ulonglong_wait_until_some_block(unsigned long long *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, unsigned long long value)
{
    return FERRYI_CALL(ferry_ulonglong_wait_until_some, (ivars, nelems, indices, status, cmp, value),
        ferryi_group_wait_number(FERRYI_BLOCK, ferryi_condition_of(ivars, nelems, status, NULL,
        FERRYI_WIDE(unsigned long long, value), cmp, sizeof(unsigned long long), FERRYI_SIGNED(unsigned long long)),
        indices, 0));
}
FERRYI_INLINE size_t ferry_int32_wait_until_some_warp(int32_t *ivars, size_t nelems, size_t *indices, const int *status,
    int cmp, int32_t value)
{
    return FERRYI_CALL(ferry_int32_wait_until_some, (ivars, nelems, indices, status, cmp, value),
        ferryi_group_wait_number(FERRYI_WARP, ferryi_condition_of(ivars, nelems, status, NULL, FERRYI_WIDE(int32_t,
        value), cmp, sizeof(int32_t), FERRYI_SIGNED(int32_t)), indices, 0));
}
FERRYI_INLINE size_t ferry_int32_wait_until_some_block(int32_t *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, int32_t value)
{
    return FERRYI_CALL(ferry_int32_wait_until_some, (ivars, nelems, indices, status, cmp, value),
        ferryi_group_wait_number(FERRYI_BLOCK, ferryi_condition_of(ivars, nelems, status, NULL, FERRYI_WIDE(int32_t,
        value), cmp, sizeof(int32_t), FERRYI_SIGNED(int32_t)), indices, 0));
}
FERRYI_INLINE size_t ferry_int64_wait_until_some_warp(int64_t *ivars, size_t nelems, size_t *indices, const int *status,
    int cmp, int64_t value)
{
    return FERRYI_CALL(ferry_int64_wait_until_some, (ivars, nelems, indices, status, cmp, value),
        ferryi_group_wait_number(FERRYI_WARP, ferryi_condition_of(ivars, nelems, status, NULL, FERRYI_WIDE(int64_t,
        value), cmp, sizeof(int64_t), FERRYI_SIGNED(int64_t)), indices, 0));
}
FERRYI_INLINE size_t ferry_int64_wait_until_some_block(int64_t *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, int64_t value)
{
    return FERRYI_CALL(ferry_int64_wait_until_some, (ivars, nelems, indices, status, cmp, value),
        ferryi_group_wait_number(FERRYI_BLOCK, ferryi_condition_of(ivars, nelems, status, NULL, FERRYI_WIDE(int64_t,
        value), cmp, sizeof(int64_t), FERRYI_SIGNED(int64_t)), indices, 0));
}
FERRYI_INLINE size_t ferry_uint32_wait_until_some_warp(uint32_t *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, uint32_t value)
{
    return FERRYI_CALL(ferry_uint32_wait_until_some, (ivars, nelems, indices, status, cmp, value),
        ferryi_group_wait_number(FERRYI_WARP, ferryi_condition_of(ivars, nelems, status, NULL, FERRYI_WIDE(uint32_t,
        value), cmp, sizeof(uint32_t), FERRYI_SIGNED(uint32_t)), indices, 0));
}
FERRYI_INLINE size_t ferry_uint32_wait_until_some_block(uint32_t *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, uint32_t value)
{
    return FERRYI_CALL(ferry_uint32_wait_until_some, (ivars, nelems, indices, status, cmp, value),
        ferryi_group_wait_number(FERRYI_BLOCK, ferryi_condition_of(ivars, nelems, status, NULL, FERRYI_WIDE(uint32_t,
        value), cmp, sizeof(uint32_t), FERRYI_SIGNED(uint32_t)), indices, 0));
}
FERRYI_INLINE size_t ferry_uint64_wait_until_some_warp(uint64_t *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, uint64_t value)
{
    return FERRYI_CALL(ferry_uint64_wait_until_some, (ivars, nelems, indices, status, cmp, value),
        ferryi_group_wait_number(FERRYI_WARP, ferryi_condition_of(ivars, nelems, status, NULL, FERRYI_WIDE(uint64_t,
        value), cmp, sizeof(uint64_t), FERRYI_SIGNED(uint64_t)), indices, 0));
}
FERRYI_INLINE size_t ferry_uint64_wait_until_some_block(uint64_t *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, uint64_t value)
{
    return FERRYI_CALL(ferry_uint64_wait_until_some, (ivars, nelems, indices, status, cmp, value),
        ferryi_group_wait_number(FERRYI_BLOCK, ferryi_condition_of(ivars, nelems, status, NULL, FERRYI_WIDE(uint64_t,
        value), cmp, sizeof(uint64_t), FERRYI_SIGNED(uint64_t)), indices, 0));
}
FERRYI_INLINE size_t ferry_size_wait_until_some_warp(size_t *ivars, size_t nelems, size_t *indices, const int *status,
    int cmp, size_t value)
{
    return FERRYI_CALL(ferry_size_wait_until_some, (ivars, nelems, indices, status, cmp, value),
        ferryi_group_wait_number(FERRYI_WARP, ferryi_condition_of(ivars, nelems, status, NULL, FERRYI_WIDE(size_t,
        value), cmp, sizeof(size_t), FERRYI_SIGNED(size_t)), indices, 0));
}
FERRYI_INLINE size_t ferry_size_wait_until_some_block(size_t *ivars, size_t nelems, size_t *indices, const int *status,
    int cmp, size_t value)
{
    return FERRYI_CALL(ferry_size_wait_until_some, (ivars, nelems, indices, status, cmp, value),
        ferryi_group_wait_number(FERRYI_BLOCK, ferryi_condition_of(ivars, nelems, status, NULL, FERRYI_WIDE(size_t,
        value), cmp, sizeof(size_t), FERRYI_SIGNED(size_t)), indices, 0));
}
FERRYI_INLINE size_t ferry_ptrdiff_wait_until_some_warp(ptrdiff_t *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, ptrdiff_t value)
{
    return FERRYI_CALL(ferry_ptrdiff_wait_until_some, (ivars, nelems, indices, status, cmp, value),
        ferryi_group_wait_number(FERRYI_WARP, ferryi_condition_of(ivars, nelems, status, NULL, FERRYI_WIDE(ptrdiff_t,
        value), cmp, sizeof(ptrdiff_t), FERRYI_SIGNED(ptrdiff_t)), indices, 0));
}
FERRYI_INLINE size_t ferry_ptrdiff_wait_until_some_block(ptrdiff_t *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, ptrdiff_t value)
{
    return FERRYI_CALL(ferry_ptrdiff_wait_until_some, (ivars, nelems, indices, status, cmp, value),
        ferryi_group_wait_number(FERRYI_BLOCK, ferryi_condition_of(ivars, nelems, status, NULL, FERRYI_WIDE(ptrdiff_t,
        value), cmp, sizeof(ptrdiff_t), FERRYI_SIGNED(ptrdiff_t)), indices, 0));
}

/* ferry_TYPE_wait_until_some_vector */
FERRYI_INLINE size_t ferry_int_wait_until_some_vector_warp(int *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, const int *values)
{
    return FERRYI_CALL(ferry_int_wait_until_some_vector, (ivars, nelems, indices, status, cmp, values),
        ferryi_group_wait_number(FERRYI_WARP, ferryi_condition_of(ivars, nelems, status, values, 0, cmp, sizeof(int),
        FERRYI_SIGNED(int)), indices, 0));
}
FERRYI_INLINE size_t ferry_int_wait_until_some_vector_block(int *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, const int *values)
{
    return FERRYI_CALL(ferry_int_wait_until_some_vector, (ivars, nelems, indices, status, cmp, values),
        ferryi_group_wait_number(FERRYI_BLOCK, ferryi_condition_of(ivars, nelems, status, values, 0, cmp, sizeof(int),
        FERRYI_SIGNED(int)), indices, 0));
}
FERRYI_INLINE size_t ferry_long_wait_until_some_vector_warp(long *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, const long *values)
{
    return FERRYI_CALL(ferry_long_wait_until_some_vector, (ivars, nelems, indices, status, cmp, values),
        ferryi_group_wait_number(FERRYI_WARP, ferryi_condition_of(ivars, nelems, status, values, 0, cmp, sizeof(long),
        FERRYI_SIGNED(long)), indices, 0));
}
FERRYI_INLINE size_t ferry_long_wait_until_some_vector_block(long *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, const long *values)
{
    return FERRYI_CALL(ferry_long_wait_until_some_vector, (ivars, nelems, indices, status, cmp, values),
        ferryi_group_wait_number(FERRYI_BLOCK, ferryi_condition_of(ivars, nelems, status, values, 0, cmp, sizeof(long),
        FERRYI_SIGNED(long)), indices, 0));
}
FERRYI_INLINE size_t ferry_longlong_wait_until_some_vector_warp(long long *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, const long long *values)
{
    return FERRYI_CALL(ferry_longlong_wait_until_some_vector, (ivars, nelems, indices, status, cmp, values),
        ferryi_group_wait_number(FERRYI_WARP, ferryi_condition_of(ivars, nelems, status, values, 0, cmp,
        sizeof(long long), FERRYI_SIGNED(long long)), indices, 0));
}
FERRYI_INLINE size_t ferry_longlong_wait_until_some_vector_block(long long *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, const long long *values)
{
    return FERRYI_CALL(ferry_longlong_wait_until_some_vector, (ivars, nelems, indices, status, cmp, values),
        ferryi_group_wait_number(FERRYI_BLOCK, ferryi_condition_of(ivars, nelems, status, values, 0, cmp,
        sizeof(long long), FERRYI_SIGNED(long long)), indices, 0));
}
FERRYI_INLINE size_t ferry_uint_wait_until_some_vector_warp(unsigned int *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, const unsigned int *values)
{
    return FERRYI_CALL(ferry_uint_wait_until_some_vector, (ivars, nelems, indices, status, cmp, values),
        ferryi_group_wait_number(FERRYI_WARP, ferryi_condition_of(ivars, nelems, status, values, 0, cmp,
        sizeof(unsigned int), FERRYI_SIGNED(unsigned int)), indices, 0));
}
FERRYI_INLINE size_t ferry_uint_wait_until_some_vector_block(unsigned int *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, const unsigned int *values)
{
    return FERRYI_CALL(ferry_uint_wait_until_some_vector, (ivars, nelems, indices, status, cmp, values),
        ferryi_group_wait_number(FERRYI_BLOCK, ferryi_condition_of(ivars, nelems, status, values, 0, cmp,
        sizeof(unsigned int), FERRYI_SIGNED(unsigned int)), indices, 0));
}
FERRYI_INLINE size_t ferry_ulong_wait_until_some_vector_warp(unsigned long *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, const unsigned long *values)
{
    return FERRYI_CALL(ferry_ulong_wait_until_some_vector, (ivars, nelems, indices, status, cmp, values),
        ferryi_group_wait_number(FERRYI_WARP, ferryi_condition_of(ivars, nelems, status, values, 0, cmp,
        sizeof(unsigned long), FERRYI_SIGNED(unsigned long)), indices, 0));
}
FERRYI_INLINE size_t ferry_ulong_wait_until_some_vector_block(unsigned long *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, const unsigned long *values)
{
    return FERRYI_CALL(ferry_ulong_wait_until_some_vector, (ivars, nelems, indices, status, cmp, values),
        ferryi_group_wait_number(FERRYI_BLOCK, ferryi_condition_of(ivars, nelems, status, values, 0, cmp,
        sizeof(unsigned long), FERRYI_SIGNED(unsigned long)), indices, 0));
}
FERRYI_INLINE size_t ferry_ulonglong_wait_until_some_vector_warp(unsigned long long *ivars, size_t nelems,
    size_t *indices, const int *status, int cmp, const unsigned long long *values)
{
    return FERRYI_CALL(ferry_ulonglong_wait_until_some_vector, (ivars, nelems, indices, status, cmp, values),
        ferryi_group_wait_number(FERRYI_WARP, ferryi_condition_of(ivars, nelems, status, values, 0, cmp,
        sizeof(unsigned long long), FERRYI_SIGNED(unsigned long long)), indices, 0));
}
FERRYI_INLINE size_t ferry_ulonglong_wait_until_some_vector_block(unsigned long long *ivars, size_t nelems,
    size_t *indices, const int *status, int cmp, const unsigned long long *values)
{
    return FERRYI_CALL(ferry_ulonglong_wait_until_some_vector, (ivars, nelems, indices, status, cmp, values),
        ferryi_group_wait_number(FERRYI_BLOCK, ferryi_condition_of(ivars, nelems, status, values, 0, cmp,
        sizeof(unsigned long long), FERRYI_SIGNED(unsigned long long)), indices, 0));
}
FERRYI_INLINE size_t ferry_int32_wait_until_some_vector_warp(int32_t *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, const int32_t *values)
{
    return FERRYI_CALL(ferry_int32_wait_until_some_vector, (ivars, nelems, indices, status, cmp, values),
        ferryi_group_wait_number(FERRYI_WARP, ferryi_condition_of(ivars, nelems, status, values, 0, cmp,
        sizeof(int32_t), FERRYI_SIGNED(int32_t)), indices, 0));
}
FERRYI_INLINE size_t ferry_int32_wait_until_some_vector_block(int32_t *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, const int32_t *values)
{
    return FERRYI_CALL(ferry_int32_wait_until_some_vector, (ivars, nelems, indices, status, cmp, values),
        ferryi_group_wait_number(FERRYI_BLOCK, ferryi_condition_of(ivars, nelems, status, values, 0, cmp,
        sizeof(int32_t), FERRYI_SIGNED(int32_t)), indices, 0));
}
FERRYI_INLINE size_t ferry_int64_wait_until_some_vector_warp(int64_t *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, const int64_t *values)
{
    return FERRYI_CALL(ferry_int64_wait_until_some_vector, (ivars, nelems, indices, status, cmp, values),
        ferryi_group_wait_number(FERRYI_WARP, ferryi_condition_of(ivars, nelems, status, values, 0, cmp,
        sizeof(int64_t), FERRYI_SIGNED(int64_t)), indices, 0));
}
FERRYI_INLINE size_t ferry_int64_wait_until_some_vector_block(int64_t *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, const int64_t *values)
{
    return FERRYI_CALL(ferry_int64_wait_until_some_vector, (ivars, nelems, indices, status, cmp, values),
        ferryi_group_wait_number(FERRYI_BLOCK, ferryi_condition_of(ivars, nelems, status, values, 0, cmp,
        sizeof(int64_t), FERRYI_SIGNED(int64_t)), indices, 0));
}
FERRYI_INLINE size_t ferry_uint32_wait_until_some_vector_warp(uint32_t *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, const uint32_t *values)
{
    return FERRYI_CALL(ferry_uint32_wait_until_some_vector, (ivars, nelems, indices, status, cmp, values),
        ferryi_group_wait_number(FERRYI_WARP, ferryi_condition_of(ivars, nelems, status, values, 0, cmp,
        sizeof(uint32_t), FERRYI_SIGNED(uint32_t)), indices, 0));
}
FERRYI_INLINE size_t ferry_uint32_wait_until_some_vector_block(uint32_t *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, const uint32_t *values)
{
    return FERRYI_CALL(ferry_uint32_wait_until_some_vector, (ivars, nelems, indices, status, cmp, values),
        ferryi_group_wait_number(FERRYI_BLOCK, ferryi_condition_of(ivars, nelems, status, values, 0, cmp,
        sizeof(uint32_t), FERRYI_SIGNED(uint32_t)), indices, 0));
}
FERRYI_INLINE size_t ferry_uint64_wait_until_some_vector_warp(uint64_t *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, const uint64_t *values)
{
    return FERRYI_CALL(ferry_uint64_wait_until_some_vector, (ivars, nelems, indices, status, cmp, values),
        ferryi_group_wait_number(FERRYI_WARP, ferryi_condition_of(ivars, nelems, status, values, 0, cmp,
        sizeof(uint64_t), FERRYI_SIGNED(uint64_t)), indices, 0));
}
FERRYI_INLINE size_t ferry_uint64_wait_until_some_vector_block(uint64_t *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, const uint64_t *values)
{
    return FERRYI_CALL(ferry_uint64_wait_until_some_vector, (ivars, nelems, indices, status, cmp, values),
        ferryi_group_wait_number(FERRYI_BLOCK, ferryi_condition_of(ivars, nelems, status, values, 0, cmp,
        sizeof(uint64_t), FERRYI_SIGNED(uint64_t)), indices, 0));
}
FERRYI_INLINE size_t ferry_size_wait_until_some_vector_warp(size_t *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, const size_t *values)
{
    return FERRYI_CALL(ferry_size_wait_until_some_vector, (ivars, nelems, indices, status, cmp, values),
        ferryi_group_wait_number(FERRYI_WARP, ferryi_condition_of(ivars, nelems, status, values, 0, cmp, sizeof(size_t),
        FERRYI_SIGNED(size_t)), indices, 0));
}
FERRYI_INLINE size_t ferry_size_wait_until_some_vector_block(size_t *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, const size_t *values)
{
    return FERRYI_CALL(ferry_size_wait_until_some_vector, (ivars, nelems, indices, status, cmp, values),
        ferryi_group_wait_number(FERRYI_BLOCK, ferryi_condition_of(ivars, nelems, status, values, 0, cmp,
        sizeof(size_t), FERRYI_SIGNED(size_t)), indices, 0));
}
FERRYI_INLINE size_t ferry_ptrdiff_wait_until_some_vector_warp(ptrdiff_t *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, const ptrdiff_t *values)
{
    return FERRYI_CALL(ferry_ptrdiff_wait_until_some_vector, (ivars, nelems, indices, status, cmp, values),
        ferryi_group_wait_number(FERRYI_WARP, ferryi_condition_of(ivars, nelems, status, values, 0, cmp,
        sizeof(ptrdiff_t), FERRYI_SIGNED(ptrdiff_t)), indices, 0));
}
FERRYI_INLINE size_t ferry_ptrdiff_wait_until_some_vector_block(ptrdiff_t *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, const ptrdiff_t *values)
{
    return FERRYI_CALL(ferry_ptrdiff_wait_until_some_vector, (ivars, nelems, indices, status, cmp, values),
        ferryi_group_wait_number(FERRYI_BLOCK, ferryi_condition_of(ivars, nelems, status, values, 0, cmp,
        sizeof(ptrdiff_t), FERRYI_SIGNED(ptrdiff_t)), indices, 0));
}

/* ferry_TYPE_wait_until_some_timeout */
FERRYI_INLINE ferry_status ferry_int_wait_until_some_warp_timeout(int *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, int value, size_t *count, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_int_wait_until_some_timeout, (ivars, nelems, indices, status, cmp, value, count,
        timeout_ns), ferryi_group_wait_first(FERRYI_WARP, ferryi_condition_of(ivars, nelems, status, NULL,
        FERRYI_WIDE(int, value), cmp, sizeof(int), FERRYI_SIGNED(int)), indices, 0, count, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_int_wait_until_some_block_timeout(int *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, int value, size_t *count, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_int_wait_until_some_timeout, (ivars, nelems, indices, status, cmp, value, count,
        timeout_ns), ferryi_group_wait_first(FERRYI_BLOCK, ferryi_condition_of(ivars, nelems, status, NULL,
        FERRYI_WIDE(int, value), cmp, sizeof(int), FERRYI_SIGNED(int)), indices, 0, count, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_long_wait_until_some_warp_timeout(long *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, long value, size_t *count, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_long_wait_until_some_timeout, (ivars, nelems, indices, status, cmp, value, count,
        timeout_ns), ferryi_group_wait_first(FERRYI_WARP, ferryi_condition_of(ivars, nelems, status, NULL,
        FERRYI_WIDE(long, value), cmp, sizeof(long), FERRYI_SIGNED(long)), indices, 0, count, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_long_wait_until_some_block_timeout(long *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, long value, size_t *count, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_long_wait_until_some_timeout, (ivars, nelems, indices, status, cmp, value, count,
        timeout_ns), ferryi_group_wait_first(FERRYI_BLOCK, ferryi_condition_of(ivars, nelems, status, NULL,
        FERRYI_WIDE(long, value), cmp, sizeof(long), FERRYI_SIGNED(long)), indices, 0, count, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_longlong_wait_until_some_warp_timeout(long long *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, long long value, size_t *count, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_longlong_wait_until_some_timeout, (ivars, nelems, indices, status, cmp, value, count,
        timeout_ns), ferryi_group_wait_first(FERRYI_WARP, ferryi_condition_of(ivars, nelems, status, NULL,
        FERRYI_WIDE(long long, value), cmp, sizeof(long long), FERRYI_SIGNED(long long)), indices, 0, count,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_longlong_wait_until_some_block_timeout(long long *ivars, size_t nelems,
    size_t *indices, const int *status, int cmp, long long value, size_t *count, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_longlong_wait_until_some_timeout, (ivars, nelems, indices, status, cmp, value, count,
        timeout_ns), ferryi_group_wait_first(FERRYI_BLOCK, ferryi_condition_of(ivars, nelems, status, NULL,
        FERRYI_WIDE(long long, value), cmp, sizeof(long long), FERRYI_SIGNED(long long)), indices, 0, count,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uint_wait_until_some_warp_timeout(unsigned int *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, unsigned int value, size_t *count, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uint_wait_until_some_timeout, (ivars, nelems, indices, status, cmp, value, count,
        timeout_ns), ferryi_group_wait_first(FERRYI_WARP, ferryi_condition_of(ivars, nelems, status, NULL,
        FERRYI_WIDE(unsigned int, value), cmp, sizeof(unsigned int), FERRYI_SIGNED(unsigned int)), indices, 0, count,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uint_wait_until_some_block_timeout(unsigned int *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, unsigned int value, size_t *count, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uint_wait_until_some_timeout, (ivars, nelems, indices, status, cmp, value, count,
        timeout_ns), ferryi_group_wait_first(FERRYI_BLOCK, ferryi_condition_of(ivars, nelems, status, NULL,
        FERRYI_WIDE(unsigned int, value), cmp, sizeof(unsigned int), FERRYI_SIGNED(unsigned int)), indices, 0, count,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_ulong_wait_until_some_warp_timeout(unsigned long *ivars, size_t nelems,
    size_t *indices, const int *status, int cmp, unsigned long value, size_t *count, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_ulong_wait_until_some_timeout, (ivars, nelems, indices, status, cmp, value, count,
        timeout_ns), ferryi_group_wait_first(FERRYI_WARP, ferryi_condition_of(ivars, nelems, status, NULL,
        FERRYI_WIDE(unsigned long, value), cmp, sizeof(unsigned long), FERRYI_SIGNED(unsigned long)), indices, 0, count,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_ulong_wait_until_some_block_timeout(unsigned long *ivars, size_t nelems,
    size_t *indices, const int *status, int cmp, unsigned long value, size_t *count, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_ulong_wait_until_some_timeout, (ivars, nelems, indices, status, cmp, value, count,
        timeout_ns), ferryi_group_wait_first(FERRYI_BLOCK, ferryi_condition_of(ivars, nelems, status, NULL,
        FERRYI_WIDE(unsigned long, value), cmp, sizeof(unsigned long), FERRYI_SIGNED(unsigned long)), indices, 0, count,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_ulonglong_wait_until_some_warp_timeout(unsigned long long *ivars, size_t nelems,
    size_t *indices, const int *status, int cmp, unsigned long long value, size_t *count, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_ulonglong_wait_until_some_timeout, (ivars, nelems, indices, status, cmp, value, count,
        timeout_ns), ferryi_group_wait_first(FERRYI_WARP, ferryi_condition_of(ivars, nelems, status, NULL,
        FERRYI_WIDE(unsigned long long, value), cmp, sizeof(unsigned long long), FERRYI_SIGNED(unsigned long long)),
        indices, 0, count, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_ulonglong_wait_until_some_block_timeout(unsigned long long *ivars, size_t nelems,
    size_t *indices, const int *status, int cmp, unsigned long long value, size_t *count, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_ulonglong_wait_until_some_timeout, (ivars, nelems, indices, status, cmp, value, count,
        timeout_ns), ferryi_group_wait_first(FERRYI_BLOCK, ferryi_condition_of(ivars, nelems, status, NULL,
        FERRYI_WIDE(unsigned long long, value), cmp, sizeof(unsigned long long), FERRYI_SIGNED(unsigned long long)),
        indices, 0, count, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_int32_wait_until_some_warp_timeout(int32_t *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, int32_t value, size_t *count, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_int32_wait_until_some_timeout, (ivars, nelems, indices, status, cmp, value, count,
        timeout_ns), ferryi_group_wait_first(FERRYI_WARP, ferryi_condition_of(ivars, nelems, status, NULL,
        FERRYI_WIDE(int32_t, value), cmp, sizeof(int32_t), FERRYI_SIGNED(int32_t)), indices, 0, count, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_int32_wait_until_some_block_timeout(int32_t *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, int32_t value, size_t *count, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_int32_wait_until_some_timeout, (ivars, nelems, indices, status, cmp, value, count,
        timeout_ns), ferryi_group_wait_first(FERRYI_BLOCK, ferryi_condition_of(ivars, nelems, status, NULL,
        FERRYI_WIDE(int32_t, value), cmp, sizeof(int32_t), FERRYI_SIGNED(int32_t)), indices, 0, count, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_int64_wait_until_some_warp_timeout(int64_t *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, int64_t value, size_t *count, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_int64_wait_until_some_timeout, (ivars, nelems, indices, status, cmp, value, count,
        timeout_ns), ferryi_group_wait_first(FERRYI_WARP, ferryi_condition_of(ivars, nelems, status, NULL,
        FERRYI_WIDE(int64_t, value), cmp, sizeof(int64_t), FERRYI_SIGNED(int64_t)), indices, 0, count, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_int64_wait_until_some_block_timeout(int64_t *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, int64_t value, size_t *count, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_int64_wait_until_some_timeout, (ivars, nelems, indices, status, cmp, value, count,
        timeout_ns), ferryi_group_wait_first(FERRYI_BLOCK, ferryi_condition_of(ivars, nelems, status, NULL,
        FERRYI_WIDE(int64_t, value), cmp, sizeof(int64_t), FERRYI_SIGNED(int64_t)), indices, 0, count, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uint32_wait_until_some_warp_timeout(uint32_t *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, uint32_t value, size_t *count, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uint32_wait_until_some_timeout, (ivars, nelems, indices, status, cmp, value, count,
        timeout_ns), ferryi_group_wait_first(FERRYI_WARP, ferryi_condition_of(ivars, nelems, status, NULL,
        FERRYI_WIDE(uint32_t, value), cmp, sizeof(uint32_t), FERRYI_SIGNED(uint32_t)), indices, 0, count, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uint32_wait_until_some_block_timeout(uint32_t *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, uint32_t value, size_t *count, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uint32_wait_until_some_timeout, (ivars, nelems, indices, status, cmp, value, count,
        timeout_ns), ferryi_group_wait_first(FERRYI_BLOCK, ferryi_condition_of(ivars, nelems, status, NULL,
        FERRYI_WIDE(uint32_t, value), cmp, sizeof(uint32_t), FERRYI_SIGNED(uint32_t)), indices, 0, count, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uint64_wait_until_some_warp_timeout(uint64_t *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, uint64_t value, size_t *count, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uint64_wait_until_some_timeout, (ivars, nelems, indices, status, cmp, value, count,
        timeout_ns), ferryi_group_wait_first(FERRYI_WARP, ferryi_condition_of(ivars, nelems, status, NULL,
        FERRYI_WIDE(uint64_t, value), cmp, sizeof(uint64_t), FERRYI_SIGNED(uint64_t)), indices, 0, count, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uint64_wait_until_some_block_timeout(uint64_t *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, uint64_t value, size_t *count, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uint64_wait_until_some_timeout, (ivars, nelems, indices, status, cmp, value, count,
        timeout_ns), ferryi_group_wait_first(FERRYI_BLOCK, ferryi_condition_of(ivars, nelems, status, NULL,
        FERRYI_WIDE(uint64_t, value), cmp, sizeof(uint64_t), FERRYI_SIGNED(uint64_t)), indices, 0, count, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_size_wait_until_some_warp_timeout(size_t *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, size_t value, size_t *count, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_size_wait_until_some_timeout, (ivars, nelems, indices, status, cmp, value, count,
        timeout_ns), ferryi_group_wait_first(FERRYI_WARP, ferryi_condition_of(ivars, nelems, status, NULL,
        FERRYI_WIDE(size_t, value), cmp, sizeof(size_t), FERRYI_SIGNED(size_t)), indices, 0, count, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_size_wait_until_some_block_timeout(size_t *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, size_t value, size_t *count, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_size_wait_until_some_timeout, (ivars, nelems, indices, status, cmp, value, count,
        timeout_ns), ferryi_group_wait_first(FERRYI_BLOCK, ferryi_condition_of(ivars, nelems, status, NULL,
        FERRYI_WIDE(size_t, value), cmp, sizeof(size_t), FERRYI_SIGNED(size_t)), indices, 0, count, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_ptrdiff_wait_until_some_warp_timeout(ptrdiff_t *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, ptrdiff_t value, size_t *count, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_ptrdiff_wait_until_some_timeout, (ivars, nelems, indices, status, cmp, value, count,
        timeout_ns), ferryi_group_wait_first(FERRYI_WARP, ferryi_condition_of(ivars, nelems, status, NULL,
        FERRYI_WIDE(ptrdiff_t, value), cmp, sizeof(ptrdiff_t), FERRYI_SIGNED(ptrdiff_t)), indices, 0, count,
        timeout_ns));
}
FERRYI_INLINE ferry_status ferry_ptrdiff_wait_until_some_block_timeout(ptrdiff_t *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, ptrdiff_t value, size_t *count, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_ptrdiff_wait_until_some_timeout, (ivars, nelems, indices, status, cmp, value, count,
        timeout_ns), ferryi_group_wait_first(FERRYI_BLOCK, ferryi_condition_of(ivars, nelems, status, NULL,
        FERRYI_WIDE(ptrdiff_t, value), cmp, sizeof(ptrdiff_t), FERRYI_SIGNED(ptrdiff_t)), indices, 0, count,
        timeout_ns));
}

/* ferry_TYPE_wait_until_some_vector_timeout */
FERRYI_INLINE ferry_status ferry_int_wait_until_some_vector_warp_timeout(int *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, const int *values, size_t *count, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_int_wait_until_some_vector_timeout, (ivars, nelems, indices, status, cmp, values, count,
        timeout_ns), ferryi_group_wait_first(FERRYI_WARP, ferryi_condition_of(ivars, nelems, status, values, 0, cmp,
        sizeof(int), FERRYI_SIGNED(int)), indices, 0, count, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_int_wait_until_some_vector_block_timeout(int *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, const int *values, size_t *count, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_int_wait_until_some_vector_timeout, (ivars, nelems, indices, status, cmp, values, count,
        timeout_ns), ferryi_group_wait_first(FERRYI_BLOCK, ferryi_condition_of(ivars, nelems, status, values, 0, cmp,
        sizeof(int), FERRYI_SIGNED(int)), indices, 0, count, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_long_wait_until_some_vector_warp_timeout(long *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, const long *values, size_t *count, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_long_wait_until_some_vector_timeout, (ivars, nelems, indices, status, cmp, values, count,
        timeout_ns), ferryi_group_wait_first(FERRYI_WARP, ferryi_condition_of(ivars, nelems, status, values, 0, cmp,
        sizeof(long), FERRYI_SIGNED(long)), indices, 0, count, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_long_wait_until_some_vector_block_timeout(long *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, const long *values, size_t *count, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_long_wait_until_some_vector_timeout, (ivars, nelems, indices, status, cmp, values, count,
        timeout_ns), ferryi_group_wait_first(FERRYI_BLOCK, ferryi_condition_of(ivars, nelems, status, values, 0, cmp,
        sizeof(long), FERRYI_SIGNED(long)), indices, 0, count, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_longlong_wait_until_some_vector_warp_timeout(long long *ivars, size_t nelems,
    size_t *indices, const int *status, int cmp, const long long *values, size_t *count, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_longlong_wait_until_some_vector_timeout, (ivars, nelems, indices, status, cmp, values,
        count, timeout_ns), ferryi_group_wait_first(FERRYI_WARP, ferryi_condition_of(ivars, nelems, status, values, 0,
        cmp, sizeof(long long), FERRYI_SIGNED(long long)), indices, 0, count, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_longlong_wait_until_some_vector_block_timeout(long long *ivars, size_t nelems,
    size_t *indices, const int *status, int cmp, const long long *values, size_t *count, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_longlong_wait_until_some_vector_timeout, (ivars, nelems, indices, status, cmp, values,
        count, timeout_ns), ferryi_group_wait_first(FERRYI_BLOCK, ferryi_condition_of(ivars, nelems, status, values, 0,
        cmp, sizeof(long long), FERRYI_SIGNED(long long)), indices, 0, count, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uint_wait_until_some_vector_warp_timeout(unsigned int *ivars, size_t nelems,
    size_t *indices, const int *status, int cmp, const unsigned int *values, size_t *count, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uint_wait_until_some_vector_timeout, (ivars, nelems, indices, status, cmp, values, count,
        timeout_ns), ferryi_group_wait_first(FERRYI_WARP, ferryi_condition_of(ivars, nelems, status, values, 0, cmp,
        sizeof(unsigned int), FERRYI_SIGNED(unsigned int)), indices, 0, count, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uint_wait_until_some_vector_block_timeout(unsigned int *ivars, size_t nelems,
    size_t *indices, const int *status, int cmp, const unsigned int *values, size_t *count, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uint_wait_until_some_vector_timeout, (ivars, nelems, indices, status, cmp, values, count,
        timeout_ns), ferryi_group_wait_first(FERRYI_BLOCK, ferryi_condition_of(ivars, nelems, status, values, 0, cmp,
        sizeof(unsigned int), FERRYI_SIGNED(unsigned int)), indices, 0, count, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_ulong_wait_until_some_vector_warp_timeout(unsigned long *ivars, size_t nelems,
    size_t *indices, const int *status, int cmp, const unsigned long *values, size_t *count, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_ulong_wait_until_some_vector_timeout, (ivars, nelems, indices, status, cmp, values, count,
        timeout_ns), ferryi_group_wait_first(FERRYI_WARP, ferryi_condition_of(ivars, nelems, status, values, 0, cmp,
        sizeof(unsigned long), FERRYI_SIGNED(unsigned long)), indices, 0, count, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_ulong_wait_until_some_vector_block_timeout(unsigned long *ivars, size_t nelems,
    size_t *indices, const int *status, int cmp, const unsigned long *values, size_t *count, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_ulong_wait_until_some_vector_timeout, (ivars, nelems, indices, status, cmp, values, count,
        timeout_ns), ferryi_group_wait_first(FERRYI_BLOCK, ferryi_condition_of(ivars, nelems, status, values, 0, cmp,
        sizeof(unsigned long), FERRYI_SIGNED(unsigned long)), indices, 0, count, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_ulonglong_wait_until_some_vector_warp_timeout(unsigned long long *ivars, size_t nelems,
    size_t *indices, const int *status, int cmp, const unsigned long long *values, size_t *count, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_ulonglong_wait_until_some_vector_timeout, (ivars, nelems, indices, status, cmp, values,
        count, timeout_ns), ferryi_group_wait_first(FERRYI_WARP, ferryi_condition_of(ivars, nelems, status, values, 0,
        cmp, sizeof(unsigned long long), FERRYI_SIGNED(unsigned long long)), indices, 0, count, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_ulonglong_wait_until_some_vector_block_timeout(unsigned long long *ivars,
    size_t nelems, size_t *indices, const int *status, int cmp, const unsigned long long *values, size_t *count,
    uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_ulonglong_wait_until_some_vector_timeout, (ivars, nelems, indices, status, cmp, values,
        count, timeout_ns), ferryi_group_wait_first(FERRYI_BLOCK, ferryi_condition_of(ivars, nelems, status, values, 0,
        cmp, sizeof(unsigned long long), FERRYI_SIGNED(unsigned long long)), indices, 0, count, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_int32_wait_until_some_vector_warp_timeout(int32_t *ivars, size_t nelems,
    size_t *indices, const int *status, int cmp, const int32_t *values, size_t *count, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_int32_wait_until_some_vector_timeout, (ivars, nelems, indices, status, cmp, values, count,
        timeout_ns), ferryi_group_wait_first(FERRYI_WARP, ferryi_condition_of(ivars, nelems, status, values, 0, cmp,
        sizeof(int32_t), FERRYI_SIGNED(int32_t)), indices, 0, count, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_int32_wait_until_some_vector_block_timeout(int32_t *ivars, size_t nelems,
    size_t *indices, const int *status, int cmp, const int32_t *values, size_t *count, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_int32_wait_until_some_vector_timeout, (ivars, nelems, indices, status, cmp, values, count,
        timeout_ns), ferryi_group_wait_first(FERRYI_BLOCK, ferryi_condition_of(ivars, nelems, status, values, 0, cmp,
        sizeof(int32_t), FERRYI_SIGNED(int32_t)), indices, 0, count, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_int64_wait_until_some_vector_warp_timeout(int64_t *ivars, size_t nelems,
    size_t *indices, const int *status, int cmp, const int64_t *values, size_t *count, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_int64_wait_until_some_vector_timeout, (ivars, nelems, indices, status, cmp, values, count,
        timeout_ns), ferryi_group_wait_first(FERRYI_WARP, ferryi_condition_of(ivars, nelems, status, values, 0, cmp,
        sizeof(int64_t), FERRYI_SIGNED(int64_t)), indices, 0, count, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_int64_wait_until_some_vector_block_timeout(int64_t *ivars, size_t nelems,
    size_t *indices, const int *status, int cmp, const int64_t *values, size_t *count, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_int64_wait_until_some_vector_timeout, (ivars, nelems, indices, status, cmp, values, count,
        timeout_ns), ferryi_group_wait_first(FERRYI_BLOCK, ferryi_condition_of(ivars, nelems, status, values, 0, cmp,
        sizeof(int64_t), FERRYI_SIGNED(int64_t)), indices, 0, count, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uint32_wait_until_some_vector_warp_timeout(uint32_t *ivars, size_t nelems,
    size_t *indices, const int *status, int cmp, const uint32_t *values, size_t *count, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uint32_wait_until_some_vector_timeout, (ivars, nelems, indices, status, cmp, values, count,
        timeout_ns), ferryi_group_wait_first(FERRYI_WARP, ferryi_condition_of(ivars, nelems, status, values, 0, cmp,
        sizeof(uint32_t), FERRYI_SIGNED(uint32_t)), indices, 0, count, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uint32_wait_until_some_vector_block_timeout(uint32_t *ivars, size_t nelems,
    size_t *indices, const int *status, int cmp, const uint32_t *values, size_t *count, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uint32_wait_until_some_vector_timeout, (ivars, nelems, indices, status, cmp, values, count,
        timeout_ns), ferryi_group_wait_first(FERRYI_BLOCK, ferryi_condition_of(ivars, nelems, status, values, 0, cmp,
        sizeof(uint32_t), FERRYI_SIGNED(uint32_t)), indices, 0, count, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uint64_wait_until_some_vector_warp_timeout(uint64_t *ivars, size_t nelems,
    size_t *indices, const int *status, int cmp, const uint64_t *values, size_t *count, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uint64_wait_until_some_vector_timeout, (ivars, nelems, indices, status, cmp, values, count,
        timeout_ns), ferryi_group_wait_first(FERRYI_WARP, ferryi_condition_of(ivars, nelems, status, values, 0, cmp,
        sizeof(uint64_t), FERRYI_SIGNED(uint64_t)), indices, 0, count, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_uint64_wait_until_some_vector_block_timeout(uint64_t *ivars, size_t nelems,
    size_t *indices, const int *status, int cmp, const uint64_t *values, size_t *count, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_uint64_wait_until_some_vector_timeout, (ivars, nelems, indices, status, cmp, values, count,
        timeout_ns), ferryi_group_wait_first(FERRYI_BLOCK, ferryi_condition_of(ivars, nelems, status, values, 0, cmp,
        sizeof(uint64_t), FERRYI_SIGNED(uint64_t)), indices, 0, count, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_size_wait_until_some_vector_warp_timeout(size_t *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, const size_t *values, size_t *count, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_size_wait_until_some_vector_timeout, (ivars, nelems, indices, status, cmp, values, count,
        timeout_ns), ferryi_group_wait_first(FERRYI_WARP, ferryi_condition_of(ivars, nelems, status, values, 0, cmp,
        sizeof(size_t), FERRYI_SIGNED(size_t)), indices, 0, count, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_size_wait_until_some_vector_block_timeout(size_t *ivars, size_t nelems,
    size_t *indices, const int *status, int cmp, const size_t *values, size_t *count, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_size_wait_until_some_vector_timeout, (ivars, nelems, indices, status, cmp, values, count,
        timeout_ns), ferryi_group_wait_first(FERRYI_BLOCK, ferryi_condition_of(ivars, nelems, status, values, 0, cmp,
        sizeof(size_t), FERRYI_SIGNED(size_t)), indices, 0, count, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_ptrdiff_wait_until_some_vector_warp_timeout(ptrdiff_t *ivars, size_t nelems,
    size_t *indices, const int *status, int cmp, const ptrdiff_t *values, size_t *count, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_ptrdiff_wait_until_some_vector_timeout, (ivars, nelems, indices, status, cmp, values,
        count, timeout_ns), ferryi_group_wait_first(FERRYI_WARP, ferryi_condition_of(ivars, nelems, status, values, 0,
        cmp, sizeof(ptrdiff_t), FERRYI_SIGNED(ptrdiff_t)), indices, 0, count, timeout_ns));
}
FERRYI_INLINE ferry_status ferry_ptrdiff_wait_until_some_vector_block_timeout(ptrdiff_t *ivars, size_t nelems,
    size_t *indices, const int *status, int cmp, const ptrdiff_t *values, size_t *count, uint64_t timeout_ns)
{
    return FERRYI_CALL(ferry_ptrdiff_wait_until_some_vector_timeout, (ivars, nelems, indices, status, cmp, values,
        count, timeout_ns), ferryi_group_wait_first(FERRYI_BLOCK, ferryi_condition_of(ivars, nelems, status, values, 0,
        cmp, sizeof(ptrdiff_t), FERRYI_SIGNED(ptrdiff_t)), indices, 0, count, timeout_ns));
}

/* ferry_TYPE_test */
FERRYI_INLINE int ferry_int_test_warp(int *ivar, int cmp, int value)
{
    return FERRYI_CALL(ferry_int_test, (ivar, cmp, value), ferryi_group_test_all(FERRYI_WARP, ferryi_condition_of(ivar,
        1, NULL, NULL, FERRYI_WIDE(int, value), cmp, sizeof(int), FERRYI_SIGNED(int))));
}
FERRYI_INLINE int ferry_int_test_block(int *ivar, int cmp, int value)
{
    return FERRYI_CALL(ferry_int_test, (ivar, cmp, value), ferryi_group_test_all(FERRYI_BLOCK, ferryi_condition_of(ivar,
        1, NULL, NULL, FERRYI_WIDE(int, value), cmp, sizeof(int), FERRYI_SIGNED(int))));
}
FERRYI_INLINE int ferry_long_test_warp(long *ivar, int cmp, long value)
{
    return FERRYI_CALL(ferry_long_test, (ivar, cmp, value), ferryi_group_test_all(FERRYI_WARP, ferryi_condition_of(ivar,
        1, NULL, NULL, FERRYI_WIDE(long, value), cmp, sizeof(long), FERRYI_SIGNED(long))));
}
FERRYI_INLINE int ferry_long_test_block(long *ivar, int cmp, long value)
{
    return FERRYI_CALL(ferry_long_test, (ivar, cmp, value), ferryi_group_test_all(FERRYI_BLOCK,
        ferryi_condition_of(ivar, 1, NULL, NULL, FERRYI_WIDE(long, value), cmp, sizeof(long), FERRYI_SIGNED(long))));
}
FERRYI_INLINE int ferry_longlong_test_warp(long long *ivar, int cmp, long long value)
{
    return FERRYI_CALL(ferry_longlong_test, (ivar, cmp, value), ferryi_group_test_all(FERRYI_WARP,
        ferryi_condition_of(ivar, 1, NULL, NULL, FERRYI_WIDE(long long, value), cmp, sizeof(long long),
        FERRYI_SIGNED(long long))));
}
FERRYI_INLINE int ferry_longlong_test_block(long long *ivar, int cmp, long long value)
{
    return FERRYI_CALL(ferry_longlong_test, (ivar, cmp, value), ferryi_group_test_all(FERRYI_BLOCK,
        ferryi_condition_of(ivar, 1, NULL, NULL, FERRYI_WIDE(long long, value), cmp, sizeof(long long),
        FERRYI_SIGNED(long long))));
}
FERRYI_INLINE int ferry_uint_test_warp(unsigned int *ivar, int cmp, unsigned int value)
{
    return FERRYI_CALL(ferry_uint_test, (ivar, cmp, value), ferryi_group_test_all(FERRYI_WARP, ferryi_condition_of(ivar,
        1, NULL, NULL, FERRYI_WIDE(unsigned int, value), cmp, sizeof(unsigned int), FERRYI_SIGNED(unsigned int))));
}
FERRYI_INLINE int ferry_uint_test_block(unsigned int *ivar, int cmp, unsigned int value)
{
    return FERRYI_CALL(ferry_uint_test, (ivar, cmp, value), ferryi_group_test_all(FERRYI_BLOCK,
        ferryi_condition_of(ivar, 1, NULL, NULL, FERRYI_WIDE(unsigned int, value), cmp, sizeof(unsigned int),
        FERRYI_SIGNED(unsigned int))));
}
FERRYI_INLINE int ferry_ulong_test_warp(unsigned long *ivar, int cmp, unsigned long value)
{
    return FERRYI_CALL(ferry_ulong_test, (ivar, cmp, value), ferryi_group_test_all(FERRYI_WARP,
        ferryi_condition_of(ivar, 1, NULL, NULL, FERRYI_WIDE(unsigned long, value), cmp, sizeof(unsigned long),
        FERRYI_SIGNED(unsigned long))));
}
FERRYI_INLINE int ferry_ulong_test_block(unsigned long *ivar, int cmp, unsigned long value)
{
    return FERRYI_CALL(ferry_ulong_test, (ivar, cmp, value), ferryi_group_test_all(FERRYI_BLOCK,
        ferryi_condition_of(ivar, 1, NULL, NULL, FERRYI_WIDE(unsigned long, value), cmp, sizeof(unsigned long),
        FERRYI_SIGNED(unsigned long))));
}
FERRYI_INLINE int ferry_ulonglong_test_warp(unsigned long long *ivar, int cmp, unsigned long long value)
{
    return FERRYI_CALL(ferry_ulonglong_test, (ivar, cmp, value), ferryi_group_test_all(FERRYI_WARP,
        ferryi_condition_of(ivar, 1, NULL, NULL, FERRYI_WIDE(unsigned long long, value), cmp,
        sizeof(unsigned long long), FERRYI_SIGNED(unsigned long long))));
}
FERRYI_INLINE int ferry_ulonglong_test_block(unsigned long long *ivar, int cmp, unsigned long long value)
{
    return FERRYI_CALL(ferry_ulonglong_test, (ivar, cmp, value), ferryi_group_test_all(FERRYI_BLOCK,
        ferryi_condition_of(ivar, 1, NULL, NULL, FERRYI_WIDE(unsigned long long, value), cmp,
        sizeof(unsigned long long), FERRYI_SIGNED(unsigned long long))));
}
FERRYI_INLINE int ferry_int32_test_warp(int32_t *ivar, int cmp, int32_t value)
{
    return FERRYI_CALL(ferry_int32_test, (ivar, cmp, value), ferryi_group_test_all(FERRYI_WARP,
        ferryi_condition_of(ivar, 1, NULL, NULL, FERRYI_WIDE(int32_t, value), cmp, sizeof(int32_t),
        FERRYI_SIGNED(int32_t))));
}
FERRYI_INLINE int ferry_int32_test_block(int32_t *ivar, int cmp, int32_t value)
{
    return FERRYI_CALL(ferry_int32_test, (ivar, cmp, value), ferryi_group_test_all(FERRYI_BLOCK,
        ferryi_condition_of(ivar, 1, NULL, NULL, FERRYI_WIDE(int32_t, value), cmp, sizeof(int32_t),
        FERRYI_SIGNED(int32_t))));
}
FERRYI_INLINE int ferry_int64_test_warp(int64_t *ivar, int cmp, int64_t value)
{
    return FERRYI_CALL(ferry_int64_test, (ivar, cmp, value), ferryi_group_test_all(FERRYI_WARP,
        ferryi_condition_of(ivar, 1, NULL, NULL, FERRYI_WIDE(int64_t, value), cmp, sizeof(int64_t),
        FERRYI_SIGNED(int64_t))));
}
FERRYI_INLINE int ferry_int64_test_block(int64_t *ivar, int cmp, int64_t value)
{
    return FERRYI_CALL(ferry_int64_test, (ivar, cmp, value), ferryi_group_test_all(FERRYI_BLOCK,
        ferryi_condition_of(ivar, 1, NULL, NULL, FERRYI_WIDE(int64_t, value), cmp, sizeof(int64_t),
        FERRYI_SIGNED(int64_t))));
}
FERRYI_INLINE int ferry_uint32_test_warp(uint32_t *ivar, int cmp, uint32_t value)
{
    return FERRYI_CALL(ferry_uint32_test, (ivar, cmp, value), ferryi_group_test_all(FERRYI_WARP,
        ferryi_condition_of(ivar, 1, NULL, NULL, FERRYI_WIDE(uint32_t, value), cmp, sizeof(uint32_t),
        FERRYI_SIGNED(uint32_t))));
}
FERRYI_INLINE int ferry_uint32_test_block(uint32_t *ivar, int cmp, uint32_t value)
{
    return FERRYI_CALL(ferry_uint32_test, (ivar, cmp, value), ferryi_group_test_all(FERRYI_BLOCK,
        ferryi_condition_of(ivar, 1, NULL, NULL, FERRYI_WIDE(uint32_t, value), cmp, sizeof(uint32_t),
        FERRYI_SIGNED(uint32_t))));
}
FERRYI_INLINE int ferry_uint64_test_warp(uint64_t *ivar, int cmp, uint64_t value)
{
    return FERRYI_CALL(ferry_uint64_test, (ivar, cmp, value), ferryi_group_test_all(FERRYI_WARP,
        ferryi_condition_of(ivar, 1, NULL, NULL, FERRYI_WIDE(uint64_t, value), cmp, sizeof(uint64_t),
        FERRYI_SIGNED(uint64_t))));
}
FERRYI_INLINE int ferry_uint64_test_block(uint64_t *ivar, int cmp, uint64_t value)
{
    return FERRYI_CALL(ferry_uint64_test, (ivar, cmp, value), ferryi_group_test_all(FERRYI_BLOCK,
        ferryi_condition_of(ivar, 1, NULL, NULL, FERRYI_WIDE(uint64_t, value), cmp, sizeof(uint64_t),
        FERRYI_SIGNED(uint64_t))));
}
FERRYI_INLINE int ferry_size_test_warp(size_t *ivar, int cmp, size_t value)
{
    return FERRYI_CALL(ferry_size_test, (ivar, cmp, value), ferryi_group_test_all(FERRYI_WARP, ferryi_condition_of(ivar,
        1, NULL, NULL, FERRYI_WIDE(size_t, value), cmp, sizeof(size_t), FERRYI_SIGNED(size_t))));
}
FERRYI_INLINE int ferry_size_test_block(size_t *ivar, int cmp, size_t value)
{
    return FERRYI_CALL(ferry_size_test, (ivar, cmp, value), ferryi_group_test_all(FERRYI_BLOCK,
        ferryi_condition_of(ivar, 1, NULL, NULL, FERRYI_WIDE(size_t, value), cmp, sizeof(size_t),
        FERRYI_SIGNED(size_t))));
}
FERRYI_INLINE int ferry_ptrdiff_test_warp(ptrdiff_t *ivar, int cmp, ptrdiff_t value)
{
    return FERRYI_CALL(ferry_ptrdiff_test, (ivar, cmp, value), ferryi_group_test_all(FERRYI_WARP,
        ferryi_condition_of(ivar, 1, NULL, NULL, FERRYI_WIDE(ptrdiff_t, value), cmp, sizeof(ptrdiff_t),
        FERRYI_SIGNED(ptrdiff_t))));
}
FERRYI_INLINE int ferry_ptrdiff_test_block(ptrdiff_t *ivar, int cmp, ptrdiff_t value)
{
    return FERRYI_CALL(ferry_ptrdiff_test, (ivar, cmp, value), ferryi_group_test_all(FERRYI_BLOCK,
        ferryi_condition_of(ivar, 1, NULL, NULL, FERRYI_WIDE(ptrdiff_t, value), cmp, sizeof(ptrdiff_t),
        FERRYI_SIGNED(ptrdiff_t))));
}

/* ferry_TYPE_test_all */
FERRYI_INLINE int ferry_int_test_all_warp(int *ivars, size_t nelems, const int *status, int cmp, int value)
{
    return FERRYI_CALL(ferry_int_test_all, (ivars, nelems, status, cmp, value), ferryi_group_test_all(FERRYI_WARP,
        ferryi_condition_of(ivars, nelems, status, NULL, FERRYI_WIDE(int, value), cmp, sizeof(int),
        FERRYI_SIGNED(int))));
}
FERRYI_INLINE int ferry_int_test_all_block(int *ivars, size_t nelems, const int *status, int cmp, int value)
{
    return FERRYI_CALL(ferry_int_test_all, (ivars, nelems, status, cmp, value), ferryi_group_test_all(FERRYI_BLOCK,
        ferryi_condition_of(ivars, nelems, status, NULL, FERRYI_WIDE(int, value), cmp, sizeof(int),
        FERRYI_SIGNED(int))));
}
FERRYI_INLINE int ferry_long_test_all_warp(long *ivars, size_t nelems, const int *status, int cmp, long value)
{
    return FERRYI_CALL(ferry_long_test_all, (ivars, nelems, status, cmp, value), ferryi_group_test_all(FERRYI_WARP,
        ferryi_condition_of(ivars, nelems, status, NULL, FERRYI_WIDE(long, value), cmp, sizeof(long),
        FERRYI_SIGNED(long))));
}
FERRYI_INLINE int ferry_long_test_all_block(long *ivars, size_t nelems, const int *status, int cmp, long value)
{
    return FERRYI_CALL(ferry_long_test_all, (ivars, nelems, status, cmp, value), ferryi_group_test_all(FERRYI_BLOCK,
        ferryi_condition_of(ivars, nelems, status, NULL, FERRYI_WIDE(long, value), cmp, sizeof(long),
        FERRYI_SIGNED(long))));
}
FERRYI_INLINE int ferry_longlong_test_all_warp(long long *ivars, size_t nelems, const int *status, int cmp,
    long long value)
{
    return FERRYI_CALL(ferry_longlong_test_all, (ivars, nelems, status, cmp, value), ferryi_group_test_all(FERRYI_WARP,
        ferryi_condition_of(ivars, nelems, status, NULL, FERRYI_WIDE(long long, value), cmp, sizeof(long long),
        FERRYI_SIGNED(long long))));
}
FERRYI_INLINE int ferry_longlong_test_all_block(long long *ivars, size_t nelems, const int *status, int cmp,
    long long value)
{
    return FERRYI_CALL(ferry_longlong_test_all, (ivars, nelems, status, cmp, value), ferryi_group_test_all(FERRYI_BLOCK,
        ferryi_condition_of(ivars, nelems, status, NULL, FERRYI_WIDE(long long, value), cmp, sizeof(long long),
        FERRYI_SIGNED(long long))));
}
FERRYI_INLINE int ferry_uint_test_all_warp(unsigned int *ivars, size_t nelems, const int *status, int cmp,
    unsigned int value)
{
    return FERRYI_CALL(ferry_uint_test_all, (ivars, nelems, status, cmp, value), ferryi_group_test_all(FERRYI_WARP,
        ferryi_condition_of(ivars, nelems, status, NULL, FERRYI_WIDE(unsigned int, value), cmp, sizeof(unsigned int),
        FERRYI_SIGNED(unsigned int))));
}
FERRYI_INLINE int ferry_uint_test_all_block(unsigned int *ivars, size_t nelems, const int *status, int cmp,
    unsigned int value)
{
    return FERRYI_CALL(ferry_uint_test_all, (ivars, nelems, status, cmp, value), ferryi_group_test_all(FERRYI_BLOCK,
        ferryi_condition_of(ivars, nelems, status, NULL, FERRYI_WIDE(unsigned int, value), cmp, sizeof(unsigned int),
        FERRYI_SIGNED(unsigned int))));
}
FERRYI_INLINE int ferry_ulong_test_all_warp(unsigned long *ivars, size_t nelems, const int *status, int cmp,
    unsigned long value)
{
    return FERRYI_CALL(ferry_ulong_test_all, (ivars, nelems, status, cmp, value), ferryi_group_test_all(FERRYI_WARP,
        ferryi_condition_of(ivars, nelems, status, NULL, FERRYI_WIDE(unsigned long, value), cmp, sizeof(unsigned long),
        FERRYI_SIGNED(unsigned long))));
}
FERRYI_INLINE int ferry_ulong_test_all_block(unsigned long *ivars, size_t nelems, const int *status, int cmp,
    unsigned long value)
{
    return FERRYI_CALL(ferry_ulong_test_all, (ivars, nelems, status, cmp, value), ferryi_group_test_all(FERRYI_BLOCK,
        ferryi_condition_of(ivars, nelems, status, NULL, FERRYI_WIDE(unsigned long, value), cmp, sizeof(unsigned long),
        FERRYI_SIGNED(unsigned long))));
}
FERRYI_INLINE int ferry_ulonglong_test_all_warp(unsigned long long *ivars, size_t nelems, const int *status, int cmp,
    unsigned long long value)
{
    return FERRYI_CALL(ferry_ulonglong_test_all, (ivars, nelems, status, cmp, value), ferryi_group_test_all(FERRYI_WARP,
        ferryi_condition_of(ivars, nelems, status, NULL, FERRYI_WIDE(unsigned long long, value), cmp,
        sizeof(unsigned long long), FERRYI_SIGNED(unsigned long long))));
}
FERRYI_INLINE int ferry_ulonglong_test_all_block(unsigned long long *ivars, size_t nelems, const int *status, int cmp,
    unsigned long long value)
{
    return FERRYI_CALL(ferry_ulonglong_test_all, (ivars, nelems, status, cmp, value),
        ferryi_group_test_all(FERRYI_BLOCK, ferryi_condition_of(ivars, nelems, status, NULL,
        FERRYI_WIDE(unsigned long long, value), cmp, sizeof(unsigned long long), FERRYI_SIGNED(unsigned long long))));
}
FERRYI_INLINE int ferry_int32_test_all_warp(int32_t *ivars, size_t nelems, const int *status, int cmp, int32_t value)
{
    return FERRYI_CALL(ferry_int32_test_all, (ivars, nelems, status, cmp, value), ferryi_group_test_all(FERRYI_WARP,
        ferryi_condition_of(ivars, nelems, status, NULL, FERRYI_WIDE(int32_t, value), cmp, sizeof(int32_t),
        FERRYI_SIGNED(int32_t))));
}
FERRYI_INLINE int ferry_int32_test_all_block(int32_t *ivars, size_t nelems, const int *status, int cmp, int32_t value)
{
    return FERRYI_CALL(ferry_int32_test_all, (ivars, nelems, status, cmp, value), ferryi_group_test_all(FERRYI_BLOCK,
        ferryi_condition_of(ivars, nelems, status, NULL, FERRYI_WIDE(int32_t, value), cmp, sizeof(int32_t),
        FERRYI_SIGNED(int32_t))));
}
FERRYI_INLINE int ferry_int64_test_all_warp(int64_t *ivars, size_t nelems, const int *status, int cmp, int64_t value)
{
    return FERRYI_CALL(ferry_int64_test_all, (ivars, nelems, status, cmp, value), ferryi_group_test_all(FERRYI_WARP,
        ferryi_condition_of(ivars, nelems, status, NULL, FERRYI_WIDE(int64_t, value), cmp, sizeof(int64_t),
        FERRYI_SIGNED(int64_t))));
}
FERRYI_INLINE int ferry_int64_test_all_block(int64_t *ivars, size_t nelems, const int *status, int cmp, int64_t value)
{
    return FERRYI_CALL(ferry_int64_test_all, (ivars, nelems, status, cmp, value), ferryi_group_test_all(FERRYI_BLOCK,
        ferryi_condition_of(ivars, nelems, status, NULL, FERRYI_WIDE(int64_t, value), cmp, sizeof(int64_t),
        FERRYI_SIGNED(int64_t))));
}
FERRYI_INLINE int ferry_uint32_test_all_warp(uint32_t *ivars, size_t nelems, const int *status, int cmp, uint32_t value)
{
    return FERRYI_CALL(ferry_uint32_test_all, (ivars, nelems, status, cmp, value), ferryi_group_test_all(FERRYI_WARP,
        ferryi_condition_of(ivars, nelems, status, NULL, FERRYI_WIDE(uint32_t, value), cmp, sizeof(uint32_t),
        FERRYI_SIGNED(uint32_t))));
}
FERRYI_INLINE int ferry_uint32_test_all_block(uint32_t *ivars, size_t nelems, const int *status, int cmp,
    uint32_t value)
{
    return FERRYI_CALL(ferry_uint32_test_all, (ivars, nelems, status, cmp, value), ferryi_group_test_all(FERRYI_BLOCK,
        ferryi_condition_of(ivars, nelems, status, NULL, FERRYI_WIDE(uint32_t, value), cmp, sizeof(uint32_t),
        FERRYI_SIGNED(uint32_t))));
}
FERRYI_INLINE int ferry_uint64_test_all_warp(uint64_t *ivars, size_t nelems, const int *status, int cmp, uint64_t value)
{
    return FERRYI_CALL(ferry_uint64_test_all, (ivars, nelems, status, cmp, value), ferryi_group_test_all(FERRYI_WARP,
        ferryi_condition_of(ivars, nelems, status, NULL, FERRYI_WIDE(uint64_t, value), cmp, sizeof(uint64_t),
        FERRYI_SIGNED(uint64_t))));
}
FERRYI_INLINE int ferry_uint64_test_all_block(uint64_t *ivars, size_t nelems, const int *status, int cmp,
    uint64_t value)
{
    return FERRYI_CALL(ferry_uint64_test_all, (ivars, nelems, status, cmp, value), ferryi_group_test_all(FERRYI_BLOCK,
        ferryi_condition_of(ivars, nelems, status, NULL, FERRYI_WIDE(uint64_t, value), cmp, sizeof(uint64_t),
        FERRYI_SIGNED(uint64_t))));
}
FERRYI_INLINE int ferry_size_test_all_warp(size_t *ivars, size_t nelems, const int *status, int cmp, size_t value)
{
    return FERRYI_CALL(ferry_size_test_all, (ivars, nelems, status, cmp, value), ferryi_group_test_all(FERRYI_WARP,
        ferryi_condition_of(ivars, nelems, status, NULL, FERRYI_WIDE(size_t, value), cmp, sizeof(size_t),
        FERRYI_SIGNED(size_t))));
}
FERRYI_INLINE int ferry_size_test_all_block(size_t *ivars, size_t nelems, const int *status, int cmp, size_t value)
{
    return FERRYI_CALL(ferry_size_test_all, (ivars, nelems, status, cmp, value), ferryi_group_test_all(FERRYI_BLOCK,
        ferryi_condition_of(ivars, nelems, status, NULL, FERRYI_WIDE(size_t, value), cmp, sizeof(size_t),
        FERRYI_SIGNED(size_t))));
}
FERRYI_INLINE int ferry_ptrdiff_test_all_warp(ptrdiff_t *ivars, size_t nelems, const int *status, int cmp,
    ptrdiff_t value)
{
    return FERRYI_CALL(ferry_ptrdiff_test_all, (ivars, nelems, status, cmp, value), ferryi_group_test_all(FERRYI_WARP,
        ferryi_condition_of(ivars, nelems, status, NULL, FERRYI_WIDE(ptrdiff_t, value), cmp, sizeof(ptrdiff_t),
        FERRYI_SIGNED(ptrdiff_t))));
}
FERRYI_INLINE int ferry_ptrdiff_test_all_block(ptrdiff_t *ivars, size_t nelems, const int *status, int cmp,
    ptrdiff_t value)
{
    return FERRYI_CALL(ferry_ptrdiff_test_all, (ivars, nelems, status, cmp, value), ferryi_group_test_all(FERRYI_BLOCK,
        ferryi_condition_of(ivars, nelems, status, NULL, FERRYI_WIDE(ptrdiff_t, value), cmp, sizeof(ptrdiff_t),
        FERRYI_SIGNED(ptrdiff_t))));
}

/* ferry_TYPE_test_all_vector */
FERRYI_INLINE int ferry_int_test_all_vector_warp(int *ivars, size_t nelems, const int *status, int cmp,
    const int *values)
{
    return FERRYI_CALL(ferry_int_test_all_vector, (ivars, nelems, status, cmp, values),
        ferryi_group_test_all(FERRYI_WARP, ferryi_condition_of(ivars, nelems, status, values, 0, cmp, sizeof(int),
        FERRYI_SIGNED(int))));
}
FERRYI_INLINE int ferry_int_test_all_vector_block(int *ivars, size_t nelems, const int *status, int cmp,
    const int *values)
{
    return FERRYI_CALL(ferry_int_test_all_vector, (ivars, nelems, status, cmp, values),
        ferryi_group_test_all(FERRYI_BLOCK, ferryi_condition_of(ivars, nelems, status, values, 0, cmp, sizeof(int),
        FERRYI_SIGNED(int))));
}
FERRYI_INLINE int ferry_long_test_all_vector_warp(long *ivars, size_t nelems, const int *status, int cmp,
    const long *values)
{
    return FERRYI_CALL(ferry_long_test_all_vector, (ivars, nelems, status, cmp, values),
        ferryi_group_test_all(FERRYI_WARP, ferryi_condition_of(ivars, nelems, status, values, 0, cmp, sizeof(long),
        FERRYI_SIGNED(long))));
}
FERRYI_INLINE int ferry_long_test_all_vector_block(long *ivars, size_t nelems, const int *status, int cmp,
    const long *values)
{
    return FERRYI_CALL(ferry_long_test_all_vector, (ivars, nelems, status, cmp, values),
        ferryi_group_test_all(FERRYI_BLOCK, ferryi_condition_of(ivars, nelems, status, values, 0, cmp, sizeof(long),
        FERRYI_SIGNED(long))));
}
FERRYI_INLINE int ferry_longlong_test_all_vector_warp(long long *ivars, size_t nelems, const int *status, int cmp,
    const long long *values)
{
    return FERRYI_CALL(ferry_longlong_test_all_vector, (ivars, nelems, status, cmp, values),
        ferryi_group_test_all(FERRYI_WARP, ferryi_condition_of(ivars, nelems, status, values, 0, cmp, sizeof(long long),
        FERRYI_SIGNED(long long))));
}
FERRYI_INLINE int ferry_longlong_test_all_vector_block(long long *ivars, size_t nelems, const int *status, int cmp,
    const long long *values)
{
    return FERRYI_CALL(ferry_longlong_test_all_vector, (ivars, nelems, status, cmp, values),
        ferryi_group_test_all(FERRYI_BLOCK, ferryi_condition_of(ivars, nelems, status, values, 0, cmp,
        sizeof(long long), FERRYI_SIGNED(long long))));
}
FERRYI_INLINE int ferry_uint_test_all_vector_warp(unsigned int *ivars, size_t nelems, const int *status, int cmp,
    const unsigned int *values)
{
    return FERRYI_CALL(ferry_uint_test_all_vector, (ivars, nelems, status, cmp, values),
        ferryi_group_test_all(FERRYI_WARP, ferryi_condition_of(ivars, nelems, status, values, 0, cmp,
        sizeof(unsigned int), FERRYI_SIGNED(unsigned int))));
}
FERRYI_INLINE int ferry_uint_test_all_vector_block(unsigned int *ivars, size_t nelems, const int *status, int cmp,
    const unsigned int *values)
{
    return FERRYI_CALL(ferry_uint_test_all_vector, (ivars, nelems, status, cmp, values),
        ferryi_group_test_all(FERRYI_BLOCK, ferryi_condition_of(ivars, nelems, status, values, 0, cmp,
        sizeof(unsigned int), FERRYI_SIGNED(unsigned int))));
}
FERRYI_INLINE int ferry_ulong_test_all_vector_warp(unsigned long *ivars, size_t nelems, const int *status, int cmp,
    const unsigned long *values)
{
    return FERRYI_CALL(ferry_ulong_test_all_vector, (ivars, nelems, status, cmp, values),
        ferryi_group_test_all(FERRYI_WARP, ferryi_condition_of(ivars, nelems, status, values, 0, cmp,
        sizeof(unsigned long), FERRYI_SIGNED(unsigned long))));
}
FERRYI_INLINE int ferry_ulong_test_all_vector_block(unsigned long *ivars, size_t nelems, const int *status, int cmp,
    const unsigned long *values)
{
    return FERRYI_CALL(ferry_ulong_test_all_vector, (ivars, nelems, status, cmp, values),
        ferryi_group_test_all(FERRYI_BLOCK, ferryi_condition_of(ivars, nelems, status, values, 0, cmp,
        sizeof(unsigned long), FERRYI_SIGNED(unsigned long))));
}
FERRYI_INLINE int ferry_ulonglong_test_all_vector_warp(unsigned long long *ivars, size_t nelems, const int *status,
    int cmp, const unsigned long long *values)
{
    return FERRYI_CALL(ferry_ulonglong_test_all_vector, (ivars, nelems, status, cmp, values),
        ferryi_group_test_all(FERRYI_WARP, ferryi_condition_of(ivars, nelems, status, values, 0, cmp,
        sizeof(unsigned long long), FERRYI_SIGNED(unsigned long long))));
}
FERRYI_INLINE int ferry_ulonglong_test_all_vector_block(unsigned long long *ivars, size_t nelems, const int *status,
    int cmp, const unsigned long long *values)
{
    return FERRYI_CALL(ferry_ulonglong_test_all_vector, (ivars, nelems, status, cmp, values),
        ferryi_group_test_all(FERRYI_BLOCK, ferryi_condition_of(ivars, nelems, status, values, 0, cmp,
        sizeof(unsigned long long), FERRYI_SIGNED(unsigned long long))));
}
FERRYI_INLINE int ferry_int32_test_all_vector_warp(int32_t *ivars, size_t nelems, const int *status, int cmp,
    const int32_t *values)
{
    return FERRYI_CALL(ferry_int32_test_all_vector, (ivars, nelems, status, cmp, values),
        ferryi_group_test_all(FERRYI_WARP, ferryi_condition_of(ivars, nelems, status, values, 0, cmp, sizeof(int32_t),
        FERRYI_SIGNED(int32_t))));
}
FERRYI_INLINE int ferry_int32_test_all_vector_block(int32_t *ivars, size_t nelems, const int *status, int cmp,
    const int32_t *values)
{
    return FERRYI_CALL(ferry_int32_test_all_vector, (ivars, nelems, status, cmp, values),
        ferryi_group_test_all(FERRYI_BLOCK, ferryi_condition_of(ivars, nelems, status, values, 0, cmp, sizeof(int32_t),
        FERRYI_SIGNED(int32_t))));
}
FERRYI_INLINE int ferry_int64_test_all_vector_warp(int64_t *ivars, size_t nelems, const int *status, int cmp,
    const int64_t *values)
{
    return FERRYI_CALL(ferry_int64_test_all_vector, (ivars, nelems, status, cmp, values),
        ferryi_group_test_all(FERRYI_WARP, ferryi_condition_of(ivars, nelems, status, values, 0, cmp, sizeof(int64_t),
        FERRYI_SIGNED(int64_t))));
}
FERRYI_INLINE int ferry_int64_test_all_vector_block(int64_t *ivars, size_t nelems, const int *status, int cmp,
    const int64_t *values)
{
    return FERRYI_CALL(ferry_int64_test_all_vector, (ivars, nelems, status, cmp, values),
        ferryi_group_test_all(FERRYI_BLOCK, ferryi_condition_of(ivars, nelems, status, values, 0, cmp, sizeof(int64_t),
        FERRYI_SIGNED(int64_t))));
}
FERRYI_INLINE int ferry_uint32_test_all_vector_warp(uint32_t *ivars, size_t nelems, const int *status, int cmp,
    const uint32_t *values)
{
    return FERRYI_CALL(ferry_uint32_test_all_vector, (ivars, nelems, status, cmp, values),
        ferryi_group_test_all(FERRYI_WARP, ferryi_condition_of(ivars, nelems, status, values, 0, cmp, sizeof(uint32_t),
        FERRYI_SIGNED(uint32_t))));
}
FERRYI_INLINE int ferry_uint32_test_all_vector_block(uint32_t *ivars, size_t nelems, const int *status, int cmp,
    const uint32_t *values)
{
    return FERRYI_CALL(ferry_uint32_test_all_vector, (ivars, nelems, status, cmp, values),
        ferryi_group_test_all(FERRYI_BLOCK, ferryi_condition_of(ivars, nelems, status, values, 0, cmp, sizeof(uint32_t),
        FERRYI_SIGNED(uint32_t))));
}
FERRYI_INLINE int ferry_uint64_test_all_vector_warp(uint64_t *ivars, size_t nelems, const int *status, int cmp,
    const uint64_t *values)
{
    return FERRYI_CALL(ferry_uint64_test_all_vector, (ivars, nelems, status, cmp, values),
        ferryi_group_test_all(FERRYI_WARP, ferryi_condition_of(ivars, nelems, status, values, 0, cmp, sizeof(uint64_t),
        FERRYI_SIGNED(uint64_t))));
}
FERRYI_INLINE int ferry_uint64_test_all_vector_block(uint64_t *ivars, size_t nelems, const int *status, int cmp,
    const uint64_t *values)
{
    return FERRYI_CALL(ferry_uint64_test_all_vector, (ivars, nelems, status, cmp, values),
        ferryi_group_test_all(FERRYI_BLOCK, ferryi_condition_of(ivars, nelems, status, values, 0, cmp, sizeof(uint64_t),
        FERRYI_SIGNED(uint64_t))));
}
FERRYI_INLINE int ferry_size_test_all_vector_warp(size_t *ivars, size_t nelems, const int *status, int cmp,
    const size_t *values)
{
    return FERRYI_CALL(ferry_size_test_all_vector, (ivars, nelems, status, cmp, values),
        ferryi_group_test_all(FERRYI_WARP, ferryi_condition_of(ivars, nelems, status, values, 0, cmp, sizeof(size_t),
        FERRYI_SIGNED(size_t))));
}
FERRYI_INLINE int ferry_size_test_all_vector_block(size_t *ivars, size_t nelems, const int *status, int cmp,
    const size_t *values)
{
    return FERRYI_CALL(ferry_size_test_all_vector, (ivars, nelems, status, cmp, values),
        ferryi_group_test_all(FERRYI_BLOCK, ferryi_condition_of(ivars, nelems, status, values, 0, cmp, sizeof(size_t),
        FERRYI_SIGNED(size_t))));
}
FERRYI_INLINE int ferry_ptrdiff_test_all_vector_warp(ptrdiff_t *ivars, size_t nelems, const int *status, int cmp,
    const ptrdiff_t *values)
{
    return FERRYI_CALL(ferry_ptrdiff_test_all_vector, (ivars, nelems, status, cmp, values),
        ferryi_group_test_all(FERRYI_WARP, ferryi_condition_of(ivars, nelems, status, values, 0, cmp, sizeof(ptrdiff_t),
        FERRYI_SIGNED(ptrdiff_t))));
}
FERRYI_INLINE int ferry_ptrdiff_test_all_vector_block(ptrdiff_t *ivars, size_t nelems, const int *status, int cmp,
    const ptrdiff_t *values)
{
    return FERRYI_CALL(ferry_ptrdiff_test_all_vector, (ivars, nelems, status, cmp, values),
        ferryi_group_test_all(FERRYI_BLOCK, ferryi_condition_of(ivars, nelems, status, values, 0, cmp,
        sizeof(ptrdiff_t), FERRYI_SIGNED(ptrdiff_t))));
}

/* ferry_TYPE_test_any */
FERRYI_INLINE size_t ferry_int_test_any_warp(int *ivars, size_t nelems, const int *status, int cmp, int value)
{
    return FERRYI_CALL(ferry_int_test_any, (ivars, nelems, status, cmp, value), ferryi_group_test_first(FERRYI_WARP,
        ferryi_condition_of(ivars, nelems, status, NULL, FERRYI_WIDE(int, value), cmp, sizeof(int), FERRYI_SIGNED(int)),
        NULL, 1));
}
FERRYI_INLINE size_t ferry_int_test_any_block(int *ivars, size_t nelems, const int *status, int cmp, int value)
{
    return FERRYI_CALL(ferry_int_test_any, (ivars, nelems, status, cmp, value), ferryi_group_test_first(FERRYI_BLOCK,
        ferryi_condition_of(ivars, nelems, status, NULL, FERRYI_WIDE(int, value), cmp, sizeof(int), FERRYI_SIGNED(int)),
        NULL, 1));
}
FERRYI_INLINE size_t ferry_long_test_any_warp(long *ivars, size_t nelems, const int *status, int cmp, long value)
{
    return FERRYI_CALL(ferry_long_test_any, (ivars, nelems, status, cmp, value), ferryi_group_test_first(FERRYI_WARP,
        ferryi_condition_of(ivars, nelems, status, NULL, FERRYI_WIDE(long, value), cmp, sizeof(long),
        FERRYI_SIGNED(long)), NULL, 1));
}
FERRYI_INLINE size_t ferry_long_test_any_block(long *ivars, size_t nelems, const int *status, int cmp, long value)
{
    return FERRYI_CALL(ferry_long_test_any, (ivars, nelems, status, cmp, value), ferryi_group_test_first(FERRYI_BLOCK,
        ferryi_condition_of(ivars, nelems, status, NULL, FERRYI_WIDE(long, value), cmp, sizeof(long),
        FERRYI_SIGNED(long)), NULL, 1));
}
FERRYI_INLINE size_t ferry_longlong_test_any_warp(long long *ivars, size_t nelems, const int *status, int cmp,
    long long value)
{
    return FERRYI_CALL(ferry_longlong_test_any, (ivars, nelems, status, cmp, value),
        ferryi_group_test_first(FERRYI_WARP, ferryi_condition_of(ivars, nelems, status, NULL, FERRYI_WIDE(long long,
        value), cmp, sizeof(long long), FERRYI_SIGNED(long long)), NULL, 1));
}
FERRYI_INLINE size_t ferry_longlong_test_any_block(long long *ivars, size_t nelems, const int *status, int cmp,
    long long value)
{
    return FERRYI_CALL(ferry_longlong_test_any, (ivars, nelems, status, cmp, value),
        ferryi_group_test_first(FERRYI_BLOCK, ferryi_condition_of(ivars, nelems, status, NULL, FERRYI_WIDE(long long,
        value), cmp, sizeof(long long), FERRYI_SIGNED(long long)), NULL, 1));
}
FERRYI_INLINE size_t ferry_uint_test_any_warp(unsigned int *ivars, size_t nelems, const int *status, int cmp,
    unsigned int value)
{
    return FERRYI_CALL(ferry_uint_test_any, (ivars, nelems, status, cmp, value), ferryi_group_test_first(FERRYI_WARP,
        ferryi_condition_of(ivars, nelems, status, NULL, FERRYI_WIDE(unsigned int, value), cmp, sizeof(unsigned int),
        FERRYI_SIGNED(unsigned int)), NULL, 1));
}
FERRYI_INLINE size_t ferry_uint_test_any_block(unsigned int *ivars, size_t nelems, const int *status, int cmp,
    unsigned int value)
{
    return FERRYI_CALL(ferry_uint_test_any, (ivars, nelems, status, cmp, value), ferryi_group_test_first(FERRYI_BLOCK,
        ferryi_condition_of(ivars, nelems, status, NULL, FERRYI_WIDE(unsigned int, value), cmp, sizeof(unsigned int),
        FERRYI_SIGNED(unsigned int)), NULL, 1));
}
FERRYI_INLINE size_t ferry_ulong_test_any_warp(unsigned long *ivars, size_t nelems, const int *status, int cmp,
    unsigned long value)
{
    return FERRYI_CALL(ferry_ulong_test_any, (ivars, nelems, status, cmp, value), ferryi_group_test_first(FERRYI_WARP,
        ferryi_condition_of(ivars, nelems, status, NULL, FERRYI_WIDE(unsigned long, value), cmp, sizeof(unsigned long),
        FERRYI_SIGNED(unsigned long)), NULL, 1));
}
FERRYI_INLINE size_t ferry_ulong_test_any_block(unsigned long *ivars, size_t nelems, const int *status, int cmp,
    unsigned long value)
{
    return FERRYI_CALL(ferry_ulong_test_any, (ivars, nelems, status, cmp, value), ferryi_group_test_first(FERRYI_BLOCK,
        ferryi_condition_of(ivars, nelems, status, NULL, FERRYI_WIDE(unsigned long, value), cmp, sizeof(unsigned long),
        FERRYI_SIGNED(unsigned long)), NULL, 1));
}
FERRYI_INLINE size_t ferry_ulonglong_test_any_warp(unsigned long long *ivars, size_t nelems, const int *status, int cmp,
    unsigned long long value)
{
    return FERRYI_CALL(ferry_ulonglong_test_any, (ivars, nelems, status, cmp, value),
        ferryi_group_test_first(FERRYI_WARP, ferryi_condition_of(ivars, nelems, status, NULL,
        FERRYI_WIDE(unsigned long long, value), cmp, sizeof(unsigned long long), FERRYI_SIGNED(unsigned long long)),
        NULL, 1));
}
FERRYI_INLINE size_t ferry_ulonglong_test_any_block(unsigned long long *ivars, size_t nelems, const int *status,
    int cmp, unsigned long long value)
{
    return FERRYI_CALL(ferry_ulonglong_test_any, (ivars, nelems, status, cmp, value),
        ferryi_group_test_first(FERRYI_BLOCK, ferryi_condition_of(ivars, nelems, status, NULL,
        FERRYI_WIDE(unsigned long long, value), cmp, sizeof(unsigned long long), FERRYI_SIGNED(unsigned long long)),
        NULL, 1));
}
FERRYI_INLINE size_t ferry_int32_test_any_warp(int32_t *ivars, size_t nelems, const int *status, int cmp, int32_t value)
{
    return FERRYI_CALL(ferry_int32_test_any, (ivars, nelems, status, cmp, value), ferryi_group_test_first(FERRYI_WARP,
        ferryi_condition_of(ivars, nelems, status, NULL, FERRYI_WIDE(int32_t, value), cmp, sizeof(int32_t),
        FERRYI_SIGNED(int32_t)), NULL, 1));
}
FERRYI_INLINE size_t ferry_int32_test_any_block(int32_t *ivars, size_t nelems, const int *status, int cmp,
    int32_t value)
{
    return FERRYI_CALL(ferry_int32_test_any, (ivars, nelems, status, cmp, value), ferryi_group_test_first(FERRYI_BLOCK,
        ferryi_condition_of(ivars, nelems, status, NULL, FERRYI_WIDE(int32_t, value), cmp, sizeof(int32_t),
        FERRYI_SIGNED(int32_t)), NULL, 1));
}
FERRYI_INLINE size_t ferry_int64_test_any_warp(int64_t *ivars, size_t nelems, const int *status, int cmp, int64_t value)
{
    return FERRYI_CALL(ferry_int64_test_any, (ivars, nelems, status, cmp, value), ferryi_group_test_first(FERRYI_WARP,
        ferryi_condition_of(ivars, nelems, status, NULL, FERRYI_WIDE(int64_t, value), cmp, sizeof(int64_t),
        FERRYI_SIGNED(int64_t)), NULL, 1));
}
FERRYI_INLINE size_t ferry_int64_test_any_block(int64_t *ivars, size_t nelems, const int *status, int cmp,
    int64_t value)
{
    return FERRYI_CALL(ferry_int64_test_any, (ivars, nelems, status, cmp, value), ferryi_group_test_first(FERRYI_BLOCK,
        ferryi_condition_of(ivars, nelems, status, NULL, FERRYI_WIDE(int64_t, value), cmp, sizeof(int64_t),
        FERRYI_SIGNED(int64_t)), NULL, 1));
}
FERRYI_INLINE size_t ferry_uint32_test_any_warp(uint32_t *ivars, size_t nelems, const int *status, int cmp,
    uint32_t value)
{
    return FERRYI_CALL(ferry_uint32_test_any, (ivars, nelems, status, cmp, value), ferryi_group_test_first(FERRYI_WARP,
        ferryi_condition_of(ivars, nelems, status, NULL, FERRYI_WIDE(uint32_t, value), cmp, sizeof(uint32_t),
        FERRYI_SIGNED(uint32_t)), NULL, 1));
}
FERRYI_INLINE size_t ferry_uint32_test_any_block(uint32_t *ivars, size_t nelems, const int *status, int cmp,
    uint32_t value)
{
    return FERRYI_CALL(ferry_uint32_test_any, (ivars, nelems, status, cmp, value), ferryi_group_test_first(FERRYI_BLOCK,
        ferryi_condition_of(ivars, nelems, status, NULL, FERRYI_WIDE(uint32_t, value), cmp, sizeof(uint32_t),
        FERRYI_SIGNED(uint32_t)), NULL, 1));
}
FERRYI_INLINE size_t ferry_uint64_test_any_warp(uint64_t *ivars, size_t nelems, const int *status, int cmp,
    uint64_t value)
{
    return FERRYI_CALL(ferry_uint64_test_any, (ivars, nelems, status, cmp, value), ferryi_group_test_first(FERRYI_WARP,
        ferryi_condition_of(ivars, nelems, status, NULL, FERRYI_WIDE(uint64_t, value), cmp, sizeof(uint64_t),
        FERRYI_SIGNED(uint64_t)), NULL, 1));
}
FERRYI_INLINE size_t ferry_uint64_test_any_block(uint64_t *ivars, size_t nelems, const int *status, int cmp,
    uint64_t value)
{
    return FERRYI_CALL(ferry_uint64_test_any, (ivars, nelems, status, cmp, value), ferryi_group_test_first(FERRYI_BLOCK,
        ferryi_condition_of(ivars, nelems, status, NULL, FERRYI_WIDE(uint64_t, value), cmp, sizeof(uint64_t),
        FERRYI_SIGNED(uint64_t)), NULL, 1));
}
FERRYI_INLINE size_t ferry_size_test_any_warp(size_t *ivars, size_t nelems, const int *status, int cmp, size_t value)
{
    return FERRYI_CALL(ferry_size_test_any, (ivars, nelems, status, cmp, value), ferryi_group_test_first(FERRYI_WARP,
        ferryi_condition_of(ivars, nelems, status, NULL, FERRYI_WIDE(size_t, value), cmp, sizeof(size_t),
        FERRYI_SIGNED(size_t)), NULL, 1));
}
FERRYI_INLINE size_t ferry_size_test_any_block(size_t *ivars, size_t nelems, const int *status, int cmp, size_t value)
{
    return FERRYI_CALL(ferry_size_test_any, (ivars, nelems, status, cmp, value), ferryi_group_test_first(FERRYI_BLOCK,
        ferryi_condition_of(ivars, nelems, status, NULL, FERRYI_WIDE(size_t, value), cmp, sizeof(size_t),
        FERRYI_SIGNED(size_t)), NULL, 1));
}
FERRYI_INLINE size_t ferry_ptrdiff_test_any_warp(ptrdiff_t *ivars, size_t nelems, const int *status, int cmp,
    ptrdiff_t value)
{
    return FERRYI_CALL(ferry_ptrdiff_test_any, (ivars, nelems, status, cmp, value), ferryi_group_test_first(FERRYI_WARP,
        ferryi_condition_of(ivars, nelems, status, NULL, FERRYI_WIDE(ptrdiff_t, value), cmp, sizeof(ptrdiff_t),
        FERRYI_SIGNED(ptrdiff_t)), NULL, 1));
}
FERRYI_INLINE size_t ferry_ptrdiff_test_any_block(ptrdiff_t *ivars, size_t nelems, const int *status, int cmp,
    ptrdiff_t value)
{
    return FERRYI_CALL(ferry_ptrdiff_test_any, (ivars, nelems, status, cmp, value),
        ferryi_group_test_first(FERRYI_BLOCK, ferryi_condition_of(ivars, nelems, status, NULL, FERRYI_WIDE(ptrdiff_t,
        value), cmp, sizeof(ptrdiff_t), FERRYI_SIGNED(ptrdiff_t)), NULL, 1));
}

/* ferry_TYPE_test_any_vector */
FERRYI_INLINE size_t ferry_int_test_any_vector_warp(int *ivars, size_t nelems, const int *status, int cmp,
    const int *values)
{
    return FERRYI_CALL(ferry_int_test_any_vector, (ivars, nelems, status, cmp, values),
        ferryi_group_test_first(FERRYI_WARP, ferryi_condition_of(ivars, nelems, status, values, 0, cmp, sizeof(int),
        FERRYI_SIGNED(int)), NULL, 1));
}
FERRYI_INLINE size_t ferry_int_test_any_vector_block(int *ivars, size_t nelems, const int *status, int cmp,
    const int *values)
{
    return FERRYI_CALL(ferry_int_test_any_vector, (ivars, nelems, status, cmp, values),
        ferryi_group_test_first(FERRYI_BLOCK, ferryi_condition_of(ivars, nelems, status, values, 0, cmp, sizeof(int),
        FERRYI_SIGNED(int)), NULL, 1));
}
FERRYI_INLINE size_t ferry_long_test_any_vector_warp(long *ivars, size_t nelems, const int *status, int cmp,
    const long *values)
{
    return FERRYI_CALL(ferry_long_test_any_vector, (ivars, nelems, status, cmp, values),
        ferryi_group_test_first(FERRYI_WARP, ferryi_condition_of(ivars, nelems, status, values, 0, cmp, sizeof(long),
        FERRYI_SIGNED(long)), NULL, 1));
}
FERRYI_INLINE size_t ferry_long_test_any_vector_block(long *ivars, size_t nelems, const int *status, int cmp,
    const long *values)
{
    return FERRYI_CALL(ferry_long_test_any_vector, (ivars, nelems, status, cmp, values),
        ferryi_group_test_first(FERRYI_BLOCK, ferryi_condition_of(ivars, nelems, status, values, 0, cmp, sizeof(long),
        FERRYI_SIGNED(long)), NULL, 1));
}
FERRYI_INLINE size_t ferry_longlong_test_any_vector_warp(long long *ivars, size_t nelems, const int *status, int cmp,
    const long long *values)
{
    return FERRYI_CALL(ferry_longlong_test_any_vector, (ivars, nelems, status, cmp, values),
        ferryi_group_test_first(FERRYI_WARP, ferryi_condition_of(ivars, nelems, status, values, 0, cmp,
        sizeof(long long), FERRYI_SIGNED(long long)), NULL, 1));
}
FERRYI_INLINE size_t ferry_longlong_test_any_vector_block(long long *ivars, size_t nelems, const int *status, int cmp,
    const long long *values)
{
    return FERRYI_CALL(ferry_longlong_test_any_vector, (ivars, nelems, status, cmp, values),
        ferryi_group_test_first(FERRYI_BLOCK, ferryi_condition_of(ivars, nelems, status, values, 0, cmp,
        sizeof(long long), FERRYI_SIGNED(long long)), NULL, 1));
}
FERRYI_INLINE size_t ferry_uint_test_any_vector_warp(unsigned int *ivars, size_t nelems, const int *status, int cmp,
    const unsigned int *values)
{
    return FERRYI_CALL(ferry_uint_test_any_vector, (ivars, nelems, status, cmp, values),
        ferryi_group_test_first(FERRYI_WARP, ferryi_condition_of(ivars, nelems, status, values, 0, cmp,
        sizeof(unsigned int), FERRYI_SIGNED(unsigned int)), NULL, 1));
}
FERRYI_INLINE size_t ferry_uint_test_any_vector_block(unsigned int *ivars, size_t nelems, const int *status, int cmp,
    const unsigned int *values)
{
    return FERRYI_CALL(ferry_uint_test_any_vector, (ivars, nelems, status, cmp, values),
        ferryi_group_test_first(FERRYI_BLOCK, ferryi_condition_of(ivars, nelems, status, values, 0, cmp,
        sizeof(unsigned int), FERRYI_SIGNED(unsigned int)), NULL, 1));
}
FERRYI_INLINE size_t ferry_ulong_test_any_vector_warp(unsigned long *ivars, size_t nelems, const int *status, int cmp,
    const unsigned long *values)
{
    return FERRYI_CALL(ferry_ulong_test_any_vector, (ivars, nelems, status, cmp, values),
        ferryi_group_test_first(FERRYI_WARP, ferryi_condition_of(ivars, nelems, status, values, 0, cmp,
        sizeof(unsigned long), FERRYI_SIGNED(unsigned long)), NULL, 1));
}
FERRYI_INLINE size_t ferry_ulong_test_any_vector_block(unsigned long *ivars, size_t nelems, const int *status, int cmp,
    const unsigned long *values)
{
    return FERRYI_CALL(ferry_ulong_test_any_vector, (ivars, nelems, status, cmp, values),
        ferryi_group_test_first(FERRYI_BLOCK, ferryi_condition_of(ivars, nelems, status, values, 0, cmp,
        sizeof(unsigned long), FERRYI_SIGNED(unsigned long)), NULL, 1));
}
FERRYI_INLINE size_t ferry_ulonglong_test_any_vector_warp(unsigned long long *ivars, size_t nelems, const int *status,
    int cmp, const unsigned long long *values)
{
    return FERRYI_CALL(ferry_ulonglong_test_any_vector, (ivars, nelems, status, cmp, values),
        ferryi_group_test_first(FERRYI_WARP, ferryi_condition_of(ivars, nelems, status, values, 0, cmp,
        sizeof(unsigned long long), FERRYI_SIGNED(unsigned long long)), NULL, 1));
}
FERRYI_INLINE size_t ferry_ulonglong_test_any_vector_block(unsigned long long *ivars, size_t nelems, const int *status,
    int cmp, const unsigned long long *values)
{
    return FERRYI_CALL(ferry_ulonglong_test_any_vector, (ivars, nelems, status, cmp, values),
        ferryi_group_test_first(FERRYI_BLOCK, ferryi_condition_of(ivars, nelems, status, values, 0, cmp,
        sizeof(unsigned long long), FERRYI_SIGNED(unsigned long long)), NULL, 1));
}
FERRYI_INLINE size_t ferry_int32_test_any_vector_warp(int32_t *ivars, size_t nelems, const int *status, int cmp,
    const int32_t *values)
{
    return FERRYI_CALL(ferry_int32_test_any_vector, (ivars, nelems, status, cmp, values),
        ferryi_group_test_first(FERRYI_WARP, ferryi_condition_of(ivars, nelems, status, values, 0, cmp, sizeof(int32_t),
        FERRYI_SIGNED(int32_t)), NULL, 1));
}
FERRYI_INLINE size_t ferry_int32_test_any_vector_block(int32_t *ivars, size_t nelems, const int *status, int cmp,
    const int32_t *values)
{
    return FERRYI_CALL(ferry_int32_test_any_vector, (ivars, nelems, status, cmp, values),
        ferryi_group_test_first(FERRYI_BLOCK, ferryi_condition_of(ivars, nelems, status, values, 0, cmp,
        sizeof(int32_t), FERRYI_SIGNED(int32_t)), NULL, 1));
}
FERRYI_INLINE size_t ferry_int64_test_any_vector_warp(int64_t *ivars, size_t nelems, const int *status, int cmp,
    const int64_t *values)
{
    return FERRYI_CALL(ferry_int64_test_any_vector, (ivars, nelems, status, cmp, values),
        ferryi_group_test_first(FERRYI_WARP, ferryi_condition_of(ivars, nelems, status, values, 0, cmp, sizeof(int64_t),
        FERRYI_SIGNED(int64_t)), NULL, 1));
}
FERRYI_INLINE size_t ferry_int64_test_any_vector_block(int64_t *ivars, size_t nelems, const int *status, int cmp,
    const int64_t *values)
{
    return FERRYI_CALL(ferry_int64_test_any_vector, (ivars, nelems, status, cmp, values),
        ferryi_group_test_first(FERRYI_BLOCK, ferryi_condition_of(ivars, nelems, status, values, 0, cmp,
        sizeof(int64_t), FERRYI_SIGNED(int64_t)), NULL, 1));
}
FERRYI_INLINE size_t ferry_uint32_test_any_vector_warp(uint32_t *ivars, size_t nelems, const int *status, int cmp,
    const uint32_t *values)
{
    return FERRYI_CALL(ferry_uint32_test_any_vector, (ivars, nelems, status, cmp, values),
        ferryi_group_test_first(FERRYI_WARP, ferryi_condition_of(ivars, nelems, status, values, 0, cmp,
        sizeof(uint32_t), FERRYI_SIGNED(uint32_t)), NULL, 1));
}
FERRYI_INLINE size_t ferry_uint32_test_any_vector_block(uint32_t *ivars, size_t nelems, const int *status, int cmp,
    const uint32_t *values)
{
    return FERRYI_CALL(ferry_uint32_test_any_vector, (ivars, nelems, status, cmp, values),
        ferryi_group_test_first(FERRYI_BLOCK, ferryi_condition_of(ivars, nelems, status, values, 0, cmp,
        sizeof(uint32_t), FERRYI_SIGNED(uint32_t)), NULL, 1));
}
FERRYI_INLINE size_t ferry_uint64_test_any_vector_warp(uint64_t *ivars, size_t nelems, const int *status, int cmp,
    const uint64_t *values)
{
    return FERRYI_CALL(ferry_uint64_test_any_vector, (ivars, nelems, status, cmp, values),
        ferryi_group_test_first(FERRYI_WARP, ferryi_condition_of(ivars, nelems, status, values, 0, cmp,
        sizeof(uint64_t), FERRYI_SIGNED(uint64_t)), NULL, 1));
}
FERRYI_INLINE size_t ferry_uint64_test_any_vector_block(uint64_t *ivars, size_t nelems, const int *status, int cmp,
    const uint64_t *values)
{
    return FERRYI_CALL(ferry_uint64_test_any_vector, (ivars, nelems, status, cmp, values),
        ferryi_group_test_first(FERRYI_BLOCK, ferryi_condition_of(ivars, nelems, status, values, 0, cmp,
        sizeof(uint64_t), FERRYI_SIGNED(uint64_t)), NULL, 1));
}
FERRYI_INLINE size_t ferry_size_test_any_vector_warp(size_t *ivars, size_t nelems, const int *status, int cmp,
    const size_t *values)
{
    return FERRYI_CALL(ferry_size_test_any_vector, (ivars, nelems, status, cmp, values),
        ferryi_group_test_first(FERRYI_WARP, ferryi_condition_of(ivars, nelems, status, values, 0, cmp, sizeof(size_t),
        FERRYI_SIGNED(size_t)), NULL, 1));
}
FERRYI_INLINE size_t ferry_size_test_any_vector_block(size_t *ivars, size_t nelems, const int *status, int cmp,
    const size_t *values)
{
    return FERRYI_CALL(ferry_size_test_any_vector, (ivars, nelems, status, cmp, values),
        ferryi_group_test_first(FERRYI_BLOCK, ferryi_condition_of(ivars, nelems, status, values, 0, cmp, sizeof(size_t),
        FERRYI_SIGNED(size_t)), NULL, 1));
}
FERRYI_INLINE size_t ferry_ptrdiff_test_any_vector_warp(ptrdiff_t *ivars, size_t nelems, const int *status, int cmp,
    const ptrdiff_t *values)
{
    return FERRYI_CALL(ferry_ptrdiff_test_any_vector, (ivars, nelems, status, cmp, values),
        ferryi_group_test_first(FERRYI_WARP, ferryi_condition_of(ivars, nelems, status, values, 0, cmp,
        sizeof(ptrdiff_t), FERRYI_SIGNED(ptrdiff_t)), NULL, 1));
}
FERRYI_INLINE size_t ferry_ptrdiff_test_any_vector_block(ptrdiff_t *ivars, size_t nelems, const int *status, int cmp,
    const ptrdiff_t *values)
{
    return FERRYI_CALL(ferry_ptrdiff_test_any_vector, (ivars, nelems, status, cmp, values),
        ferryi_group_test_first(FERRYI_BLOCK, ferryi_condition_of(ivars, nelems, status, values, 0, cmp,
        sizeof(ptrdiff_t), FERRYI_SIGNED(ptrdiff_t)), NULL, 1));
}

/* ferry_TYPE_test_some */
FERRYI_INLINE size_t ferry_int_test_some_warp(int *ivars, size_t nelems, size_t *indices, const int *status, int cmp,
    int value)
{
    return FERRYI_CALL(ferry_int_test_some, (ivars, nelems, indices, status, cmp, value),
        ferryi_group_test_first(FERRYI_WARP, ferryi_condition_of(ivars, nelems, status, NULL, FERRYI_WIDE(int, value),
        cmp, sizeof(int), FERRYI_SIGNED(int)), indices, 0));
}
FERRYI_INLINE size_t ferry_int_test_some_block(int *ivars, size_t nelems, size_t *indices, const int *status, int cmp,
    int value)
{
    return FERRYI_CALL(ferry_int_test_some, (ivars, nelems, indices, status, cmp, value),
        ferryi_group_test_first(FERRYI_BLOCK, ferryi_condition_of(ivars, nelems, status, NULL, FERRYI_WIDE(int, value),
        cmp, sizeof(int), FERRYI_SIGNED(int)), indices, 0));
}
FERRYI_INLINE size_t ferry_long_test_some_warp(long *ivars, size_t nelems, size_t *indices, const int *status, int cmp,
    long value)
{
    return FERRYI_CALL(ferry_long_test_some, (ivars, nelems, indices, status, cmp, value),
        ferryi_group_test_first(FERRYI_WARP, ferryi_condition_of(ivars, nelems, status, NULL, FERRYI_WIDE(long, value),
        cmp, sizeof(long), FERRYI_SIGNED(long)), indices, 0));
}
FERRYI_INLINE size_t ferry_long_test_some_block(long *ivars, size_t nelems, size_t *indices, const int *status, int cmp,
    long value)
{
    return FERRYI_CALL(ferry_long_test_some, (ivars, nelems, indices, status, cmp, value),
        ferryi_group_test_first(FERRYI_BLOCK, ferryi_condition_of(ivars, nelems, status, NULL, FERRYI_WIDE(long, value),
        cmp, sizeof(long), FERRYI_SIGNED(long)), indices, 0));
}
FERRYI_INLINE size_t ferry_longlong_test_some_warp(long long *ivars, size_t nelems, size_t *indices, const int *status,
    int cmp, long long value)
{
    return FERRYI_CALL(ferry_longlong_test_some, (ivars, nelems, indices, status, cmp, value),
        ferryi_group_test_first(FERRYI_WARP, ferryi_condition_of(ivars, nelems, status, NULL, FERRYI_WIDE(long long,
        value), cmp, sizeof(long long), FERRYI_SIGNED(long long)), indices, 0));
}
FERRYI_INLINE size_t ferry_longlong_test_some_block(long long *ivars, size_t nelems, size_t *indices, const int *status,
    int cmp, long long value)
{
    return FERRYI_CALL(ferry_longlong_test_some, (ivars, nelems, indices, status, cmp, value),
        ferryi_group_test_first(FERRYI_BLOCK, ferryi_condition_of(ivars, nelems, status, NULL, FERRYI_WIDE(long long,
        value), cmp, sizeof(long long), FERRYI_SIGNED(long long)), indices, 0));
}
FERRYI_INLINE size_t ferry_uint_test_some_warp(unsigned int *ivars, size_t nelems, size_t *indices, const int *status,
    int cmp, unsigned int value)
{
    return FERRYI_CALL(ferry_uint_test_some, (ivars, nelems, indices, status, cmp, value),
        ferryi_group_test_first(FERRYI_WARP, ferryi_condition_of(ivars, nelems, status, NULL, FERRYI_WIDE(unsigned int,
        value), cmp, sizeof(unsigned int), FERRYI_SIGNED(unsigned int)), indices, 0));
}
FERRYI_INLINE size_t ferry_uint_test_some_block(unsigned int *ivars, size_t nelems, size_t *indices, const int *status,
    int cmp, unsigned int value)
{
    return FERRYI_CALL(ferry_uint_test_some, (ivars, nelems, indices, status, cmp, value),
        ferryi_group_test_first(FERRYI_BLOCK, ferryi_condition_of(ivars, nelems, status, NULL, FERRYI_WIDE(unsigned int,
        value), cmp, sizeof(unsigned int), FERRYI_SIGNED(unsigned int)), indices, 0));
}
FERRYI_INLINE size_t ferry_ulong_test_some_warp(unsigned long *ivars, size_t nelems, size_t *indices, const int *status,
    int cmp, unsigned long value)
{
    return FERRYI_CALL(ferry_ulong_test_some, (ivars, nelems, indices, status, cmp, value),
        ferryi_group_test_first(FERRYI_WARP, ferryi_condition_of(ivars, nelems, status, NULL, FERRYI_WIDE(unsigned long,
        value), cmp, sizeof(unsigned long), FERRYI_SIGNED(unsigned long)), indices, 0));
}
FERRYI_INLINE size_t ferry_ulong_test_some_block(unsigned long *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, unsigned long value)
{
    return FERRYI_CALL(ferry_ulong_test_some, (ivars, nelems, indices, status, cmp, value),
        ferryi_group_test_first(FERRYI_BLOCK, ferryi_condition_of(ivars, nelems, status, NULL,
        FERRYI_WIDE(unsigned long, value), cmp, sizeof(unsigned long), FERRYI_SIGNED(unsigned long)), indices, 0));
}
FERRYI_INLINE size_t ferry_ulonglong_test_some_warp(unsigned long long *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, unsigned long long value)
{
    return FERRYI_CALL(ferry_ulonglong_test_some, (ivars, nelems, indices, status, cmp, value),
        ferryi_group_test_first(FERRYI_WARP, ferryi_condition_of(ivars, nelems, status, NULL,
        FERRYI_WIDE(unsigned long long, value), cmp, sizeof(unsigned long long), FERRYI_SIGNED(unsigned long long)),
        indices, 0));
}
FERRYI_INLINE size_t ferry_ulonglong_test_some_block(unsigned long long *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, unsigned long long value)
{
    return FERRYI_CALL(ferry_ulonglong_test_some, (ivars, nelems, indices, status, cmp, value),
        ferryi_group_test_first(FERRYI_BLOCK, ferryi_condition_of(ivars, nelems, status, NULL,
        FERRYI_WIDE(unsigned long long, value), cmp, sizeof(unsigned long long), FERRYI_SIGNED(unsigned long long)),
        indices, 0));
}
FERRYI_INLINE size_t ferry_int32_test_some_warp(int32_t *ivars, size_t nelems, size_t *indices, const int *status,
    int cmp, int32_t value)
{
    return FERRYI_CALL(ferry_int32_test_some, (ivars, nelems, indices, status, cmp, value),
        ferryi_group_test_first(FERRYI_WARP, ferryi_condition_of(ivars, nelems, status, NULL, FERRYI_WIDE(int32_t,
        value), cmp, sizeof(int32_t), FERRYI_SIGNED(int32_t)), indices, 0));
}
FERRYI_INLINE size_t ferry_int32_test_some_block(int32_t *ivars, size_t nelems, size_t *indices, const int *status,
    int cmp, int32_t value)
{
    return FERRYI_CALL(ferry_int32_test_some, (ivars, nelems, indices, status, cmp, value),
        ferryi_group_test_first(FERRYI_BLOCK, ferryi_condition_of(ivars, nelems, status, NULL, FERRYI_WIDE(int32_t,
        value), cmp, sizeof(int32_t), FERRYI_SIGNED(int32_t)), indices, 0));
}
FERRYI_INLINE size_t ferry_int64_test_some_warp(int64_t *ivars, size_t nelems, size_t *indices, const int *status,
    int cmp, int64_t value)
{
    return FERRYI_CALL(ferry_int64_test_some, (ivars, nelems, indices, status, cmp, value),
        ferryi_group_test_first(FERRYI_WARP, ferryi_condition_of(ivars, nelems, status, NULL, FERRYI_WIDE(int64_t,
        value), cmp, sizeof(int64_t), FERRYI_SIGNED(int64_t)), indices, 0));
}
FERRYI_INLINE size_t ferry_int64_test_some_block(int64_t *ivars, size_t nelems, size_t *indices, const int *status,
    int cmp, int64_t value)
{
    return FERRYI_CALL(ferry_int64_test_some, (ivars, nelems, indices, status, cmp, value),
        ferryi_group_test_first(FERRYI_BLOCK, ferryi_condition_of(ivars, nelems, status, NULL, FERRYI_WIDE(int64_t,
        value), cmp, sizeof(int64_t), FERRYI_SIGNED(int64_t)), indices, 0));
}
FERRYI_INLINE size_t ferry_uint32_test_some_warp(uint32_t *ivars, size_t nelems, size_t *indices, const int *status,
    int cmp, uint32_t value)
{
    return FERRYI_CALL(ferry_uint32_test_some, (ivars, nelems, indices, status, cmp, value),
        ferryi_group_test_first(FERRYI_WARP, ferryi_condition_of(ivars, nelems, status, NULL, FERRYI_WIDE(uint32_t,
        value), cmp, sizeof(uint32_t), FERRYI_SIGNED(uint32_t)), indices, 0));
}
FERRYI_INLINE size_t ferry_uint32_test_some_block(uint32_t *ivars, size_t nelems, size_t *indices, const int *status,
    int cmp, uint32_t value)
{
    return FERRYI_CALL(ferry_uint32_test_some, (ivars, nelems, indices, status, cmp, value),
        ferryi_group_test_first(FERRYI_BLOCK, ferryi_condition_of(ivars, nelems, status, NULL, FERRYI_WIDE(uint32_t,
        value), cmp, sizeof(uint32_t), FERRYI_SIGNED(uint32_t)), indices, 0));
}
FERRYI_INLINE size_t ferry_uint64_test_some_warp(uint64_t *ivars, size_t nelems, size_t *indices, const int *status,
    int cmp, uint64_t value)
{
    return FERRYI_CALL(ferry_uint64_test_some, (ivars, nelems, indices, status, cmp, value),
        ferryi_group_test_first(FERRYI_WARP, ferryi_condition_of(ivars, nelems, status, NULL, FERRYI_WIDE(uint64_t,
        value), cmp, sizeof(uint64_t), FERRYI_SIGNED(uint64_t)), indices, 0));
}
FERRYI_INLINE size_t ferry_uint64_test_some_block(uint64_t *ivars, size_t nelems, size_t *indices, const int *status,
    int cmp, uint64_t value)
{
    return FERRYI_CALL(ferry_uint64_test_some, (ivars, nelems, indices, status, cmp, value),
        ferryi_group_test_first(FERRYI_BLOCK, ferryi_condition_of(ivars, nelems, status, NULL, FERRYI_WIDE(uint64_t,
        value), cmp, sizeof(uint64_t), FERRYI_SIGNED(uint64_t)), indices, 0));
}
FERRYI_INLINE size_t ferry_size_test_some_warp(size_t *ivars, size_t nelems, size_t *indices, const int *status,
    int cmp, size_t value)
{
    return FERRYI_CALL(ferry_size_test_some, (ivars, nelems, indices, status, cmp, value),
        ferryi_group_test_first(FERRYI_WARP, ferryi_condition_of(ivars, nelems, status, NULL, FERRYI_WIDE(size_t,
        value), cmp, sizeof(size_t), FERRYI_SIGNED(size_t)), indices, 0));
}
FERRYI_INLINE size_t ferry_size_test_some_block(size_t *ivars, size_t nelems, size_t *indices, const int *status,
    int cmp, size_t value)
{
    return FERRYI_CALL(ferry_size_test_some, (ivars, nelems, indices, status, cmp, value),
        ferryi_group_test_first(FERRYI_BLOCK, ferryi_condition_of(ivars, nelems, status, NULL, FERRYI_WIDE(size_t,
        value), cmp, sizeof(size_t), FERRYI_SIGNED(size_t)), indices, 0));
}
FERRYI_INLINE size_t ferry_ptrdiff_test_some_warp(ptrdiff_t *ivars, size_t nelems, size_t *indices, const int *status,
    int cmp, ptrdiff_t value)
{
    return FERRYI_CALL(ferry_ptrdiff_test_some, (ivars, nelems, indices, status, cmp, value),
        ferryi_group_test_first(FERRYI_WARP, ferryi_condition_of(ivars, nelems, status, NULL, FERRYI_WIDE(ptrdiff_t,
        value), cmp, sizeof(ptrdiff_t), FERRYI_SIGNED(ptrdiff_t)), indices, 0));
}
FERRYI_INLINE size_t ferry_ptrdiff_test_some_block(ptrdiff_t *ivars, size_t nelems, size_t *indices, const int *status,
    int cmp, ptrdiff_t value)
{
    return FERRYI_CALL(ferry_ptrdiff_test_some, (ivars, nelems, indices, status, cmp, value),
        ferryi_group_test_first(FERRYI_BLOCK, ferryi_condition_of(ivars, nelems, status, NULL, FERRYI_WIDE(ptrdiff_t,
        value), cmp, sizeof(ptrdiff_t), FERRYI_SIGNED(ptrdiff_t)), indices, 0));
}

/* ferry_TYPE_test_some_vector */
FERRYI_INLINE size_t ferry_int_test_some_vector_warp(int *ivars, size_t nelems, size_t *indices, const int *status,
    int cmp, const int *values)
{
    return FERRYI_CALL(ferry_int_test_some_vector, (ivars, nelems, indices, status, cmp, values),
        ferryi_group_test_first(FERRYI_WARP, ferryi_condition_of(ivars, nelems, status, values, 0, cmp, sizeof(int),
        FERRYI_SIGNED(int)), indices, 0));
}
FERRYI_INLINE size_t ferry_int_test_some_vector_block(int *ivars, size_t nelems, size_t *indices, const int *status,
    int cmp, const int *values)
{
    return FERRYI_CALL(ferry_int_test_some_vector, (ivars, nelems, indices, status, cmp, values),
        ferryi_group_test_first(FERRYI_BLOCK, ferryi_condition_of(ivars, nelems, status, values, 0, cmp, sizeof(int),
        FERRYI_SIGNED(int)), indices, 0));
}
FERRYI_INLINE size_t ferry_long_test_some_vector_warp(long *ivars, size_t nelems, size_t *indices, const int *status,
    int cmp, const long *values)
{
    return FERRYI_CALL(ferry_long_test_some_vector, (ivars, nelems, indices, status, cmp, values),
        ferryi_group_test_first(FERRYI_WARP, ferryi_condition_of(ivars, nelems, status, values, 0, cmp, sizeof(long),
        FERRYI_SIGNED(long)), indices, 0));
}
FERRYI_INLINE size_t ferry_long_test_some_vector_block(long *ivars, size_t nelems, size_t *indices, const int *status,
    int cmp, const long *values)
{
    return FERRYI_CALL(ferry_long_test_some_vector, (ivars, nelems, indices, status, cmp, values),
        ferryi_group_test_first(FERRYI_BLOCK, ferryi_condition_of(ivars, nelems, status, values, 0, cmp, sizeof(long),
        FERRYI_SIGNED(long)), indices, 0));
}
FERRYI_INLINE size_t ferry_longlong_test_some_vector_warp(long long *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, const long long *values)
{
    return FERRYI_CALL(ferry_longlong_test_some_vector, (ivars, nelems, indices, status, cmp, values),
        ferryi_group_test_first(FERRYI_WARP, ferryi_condition_of(ivars, nelems, status, values, 0, cmp,
        sizeof(long long), FERRYI_SIGNED(long long)), indices, 0));
}
FERRYI_INLINE size_t ferry_longlong_test_some_vector_block(long long *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, const long long *values)
{
    return FERRYI_CALL(ferry_longlong_test_some_vector, (ivars, nelems, indices, status, cmp, values),
        ferryi_group_test_first(FERRYI_BLOCK, ferryi_condition_of(ivars, nelems, status, values, 0, cmp,
        sizeof(long long), FERRYI_SIGNED(long long)), indices, 0));
}
FERRYI_INLINE size_t ferry_uint_test_some_vector_warp(unsigned int *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, const unsigned int *values)
{
    return FERRYI_CALL(ferry_uint_test_some_vector, (ivars, nelems, indices, status, cmp, values),
        ferryi_group_test_first(FERRYI_WARP, ferryi_condition_of(ivars, nelems, status, values, 0, cmp,
        sizeof(unsigned int), FERRYI_SIGNED(unsigned int)), indices, 0));
}
FERRYI_INLINE size_t ferry_uint_test_some_vector_block(unsigned int *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, const unsigned int *values)
{
    return FERRYI_CALL(ferry_uint_test_some_vector, (ivars, nelems, indices, status, cmp, values),
        ferryi_group_test_first(FERRYI_BLOCK, ferryi_condition_of(ivars, nelems, status, values, 0, cmp,
        sizeof(unsigned int), FERRYI_SIGNED(unsigned int)), indices, 0));
}
FERRYI_INLINE size_t ferry_ulong_test_some_vector_warp(unsigned long *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, const unsigned long *values)
{
    return FERRYI_CALL(ferry_ulong_test_some_vector, (ivars, nelems, indices, status, cmp, values),
        ferryi_group_test_first(FERRYI_WARP, ferryi_condition_of(ivars, nelems, status, values, 0, cmp,
        sizeof(unsigned long), FERRYI_SIGNED(unsigned long)), indices, 0));
}
FERRYI_INLINE size_t ferry_ulong_test_some_vector_block(unsigned long *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, const unsigned long *values)
{
    return FERRYI_CALL(ferry_ulong_test_some_vector, (ivars, nelems, indices, status, cmp, values),
        ferryi_group_test_first(FERRYI_BLOCK, ferryi_condition_of(ivars, nelems, status, values, 0, cmp,
        sizeof(unsigned long), FERRYI_SIGNED(unsigned long)), indices, 0));
}
FERRYI_INLINE size_t ferry_ulonglong_test_some_vector_warp(unsigned long long *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, const unsigned long long *values)
{
    return FERRYI_CALL(ferry_ulonglong_test_some_vector, (ivars, nelems, indices, status, cmp, values),
        ferryi_group_test_first(FERRYI_WARP, ferryi_condition_of(ivars, nelems, status, values, 0, cmp,
        sizeof(unsigned long long), FERRYI_SIGNED(unsigned long long)), indices, 0));
}
FERRYI_INLINE size_t ferry_ulonglong_test_some_vector_block(unsigned long long *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, const unsigned long long *values)
{
    return FERRYI_CALL(ferry_ulonglong_test_some_vector, (ivars, nelems, indices, status, cmp, values),
        ferryi_group_test_first(FERRYI_BLOCK, ferryi_condition_of(ivars, nelems, status, values, 0, cmp,
        sizeof(unsigned long long), FERRYI_SIGNED(unsigned long long)), indices, 0));
}
FERRYI_INLINE size_t ferry_int32_test_some_vector_warp(int32_t *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, const int32_t *values)
{
    return FERRYI_CALL(ferry_int32_test_some_vector, (ivars, nelems, indices, status, cmp, values),
        ferryi_group_test_first(FERRYI_WARP, ferryi_condition_of(ivars, nelems, status, values, 0, cmp, sizeof(int32_t),
        FERRYI_SIGNED(int32_t)), indices, 0));
}
FERRYI_INLINE size_t ferry_int32_test_some_vector_block(int32_t *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, const int32_t *values)
{
    return FERRYI_CALL(ferry_int32_test_some_vector, (ivars, nelems, indices, status, cmp, values),
        ferryi_group_test_first(FERRYI_BLOCK, ferryi_condition_of(ivars, nelems, status, values, 0, cmp,
        sizeof(int32_t), FERRYI_SIGNED(int32_t)), indices, 0));
}
FERRYI_INLINE size_t ferry_int64_test_some_vector_warp(int64_t *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, const int64_t *values)
{
    return FERRYI_CALL(ferry_int64_test_some_vector, (ivars, nelems, indices, status, cmp, values),
        ferryi_group_test_first(FERRYI_WARP, ferryi_condition_of(ivars, nelems, status, values, 0, cmp, sizeof(int64_t),
        FERRYI_SIGNED(int64_t)), indices, 0));
}
FERRYI_INLINE size_t ferry_int64_test_some_vector_block(int64_t *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, const int64_t *values)
{
    return FERRYI_CALL(ferry_int64_test_some_vector, (ivars, nelems, indices, status, cmp, values),
        ferryi_group_test_first(FERRYI_BLOCK, ferryi_condition_of(ivars, nelems, status, values, 0, cmp,
        sizeof(int64_t), FERRYI_SIGNED(int64_t)), indices, 0));
}
FERRYI_INLINE size_t ferry_uint32_test_some_vector_warp(uint32_t *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, const uint32_t *values)
{
    return FERRYI_CALL(ferry_uint32_test_some_vector, (ivars, nelems, indices, status, cmp, values),
        ferryi_group_test_first(FERRYI_WARP, ferryi_condition_of(ivars, nelems, status, values, 0, cmp,
        sizeof(uint32_t), FERRYI_SIGNED(uint32_t)), indices, 0));
}
FERRYI_INLINE size_t ferry_uint32_test_some_vector_block(uint32_t *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, const uint32_t *values)
{
    return FERRYI_CALL(ferry_uint32_test_some_vector, (ivars, nelems, indices, status, cmp, values),
        ferryi_group_test_first(FERRYI_BLOCK, ferryi_condition_of(ivars, nelems, status, values, 0, cmp,
        sizeof(uint32_t), FERRYI_SIGNED(uint32_t)), indices, 0));
}
FERRYI_INLINE size_t ferry_uint64_test_some_vector_warp(uint64_t *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, const uint64_t *values)
{
    return FERRYI_CALL(ferry_uint64_test_some_vector, (ivars, nelems, indices, status, cmp, values),
        ferryi_group_test_first(FERRYI_WARP, ferryi_condition_of(ivars, nelems, status, values, 0, cmp,
        sizeof(uint64_t), FERRYI_SIGNED(uint64_t)), indices, 0));
}
FERRYI_INLINE size_t ferry_uint64_test_some_vector_block(uint64_t *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, const uint64_t *values)
{
    return FERRYI_CALL(ferry_uint64_test_some_vector, (ivars, nelems, indices, status, cmp, values),
        ferryi_group_test_first(FERRYI_BLOCK, ferryi_condition_of(ivars, nelems, status, values, 0, cmp,
        sizeof(uint64_t), FERRYI_SIGNED(uint64_t)), indices, 0));
}
FERRYI_INLINE size_t ferry_size_test_some_vector_warp(size_t *ivars, size_t nelems, size_t *indices, const int *status,
    int cmp, const size_t *values)
{
    return FERRYI_CALL(ferry_size_test_some_vector, (ivars, nelems, indices, status, cmp, values),
        ferryi_group_test_first(FERRYI_WARP, ferryi_condition_of(ivars, nelems, status, values, 0, cmp, sizeof(size_t),
        FERRYI_SIGNED(size_t)), indices, 0));
}
FERRYI_INLINE size_t ferry_size_test_some_vector_block(size_t *ivars, size_t nelems, size_t *indices, const int *status,
    int cmp, const size_t *values)
{
    return FERRYI_CALL(ferry_size_test_some_vector, (ivars, nelems, indices, status, cmp, values),
        ferryi_group_test_first(FERRYI_BLOCK, ferryi_condition_of(ivars, nelems, status, values, 0, cmp, sizeof(size_t),
        FERRYI_SIGNED(size_t)), indices, 0));
}
FERRYI_INLINE size_t ferry_ptrdiff_test_some_vector_warp(ptrdiff_t *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, const ptrdiff_t *values)
{
    return FERRYI_CALL(ferry_ptrdiff_test_some_vector, (ivars, nelems, indices, status, cmp, values),
        ferryi_group_test_first(FERRYI_WARP, ferryi_condition_of(ivars, nelems, status, values, 0, cmp,
        sizeof(ptrdiff_t), FERRYI_SIGNED(ptrdiff_t)), indices, 0));
}
FERRYI_INLINE size_t ferry_ptrdiff_test_some_vector_block(ptrdiff_t *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, const ptrdiff_t *values)
{
    return FERRYI_CALL(ferry_ptrdiff_test_some_vector, (ivars, nelems, indices, status, cmp, values),
        ferryi_group_test_first(FERRYI_BLOCK, ferryi_condition_of(ivars, nelems, status, values, 0, cmp,
        sizeof(ptrdiff_t), FERRYI_SIGNED(ptrdiff_t)), indices, 0));
}

#endif
