/* SPDX-License-Identifier: BSD-3-Clause */
/* Exported functions, for compat/shmem_wait.c alone.  Made by api/generate.py from api/calls.txt. */
/* clang-format off */
#ifndef FERRYI_COMPAT_GENERATED_WAIT_H
#define FERRYI_COMPAT_GENERATED_WAIT_H

/* shmem_TYPE_wait_until */
FN(void, shmem_int_wait_until, (volatile int *ivar, int cmp, int value))
{
    must(ferry_int_wait_until((int *)ivar, cmp, value));
}
FN(void, shmem_long_wait_until, (volatile long *ivar, int cmp, long value))
{
    must(ferry_long_wait_until((long *)ivar, cmp, value));
}
FN(void, shmem_longlong_wait_until, (volatile long long *ivar, int cmp, long long value))
{
    must(ferry_longlong_wait_until((long long *)ivar, cmp, value));
}
FN(void, shmem_uint_wait_until, (volatile unsigned int *ivar, int cmp, unsigned int value))
{
    must(ferry_uint_wait_until((unsigned int *)ivar, cmp, value));
}
FN(void, shmem_ulong_wait_until, (volatile unsigned long *ivar, int cmp, unsigned long value))
{
    must(ferry_ulong_wait_until((unsigned long *)ivar, cmp, value));
}
FN(void, shmem_ulonglong_wait_until, (volatile unsigned long long *ivar, int cmp, unsigned long long value))
{
    must(ferry_ulonglong_wait_until((unsigned long long *)ivar, cmp, value));
}
FN(void, shmem_int32_wait_until, (volatile int32_t *ivar, int cmp, int32_t value))
{
    must(ferry_int32_wait_until((int32_t *)ivar, cmp, value));
}
FN(void, shmem_int64_wait_until, (volatile int64_t *ivar, int cmp, int64_t value))
{
    must(ferry_int64_wait_until((int64_t *)ivar, cmp, value));
}
FN(void, shmem_uint32_wait_until, (volatile uint32_t *ivar, int cmp, uint32_t value))
{
    must(ferry_uint32_wait_until((uint32_t *)ivar, cmp, value));
}
FN(void, shmem_uint64_wait_until, (volatile uint64_t *ivar, int cmp, uint64_t value))
{
    must(ferry_uint64_wait_until((uint64_t *)ivar, cmp, value));
}
FN(void, shmem_size_wait_until, (volatile size_t *ivar, int cmp, size_t value))
{
    must(ferry_size_wait_until((size_t *)ivar, cmp, value));
}
FN(void, shmem_ptrdiff_wait_until, (volatile ptrdiff_t *ivar, int cmp, ptrdiff_t value))
{
    must(ferry_ptrdiff_wait_until((ptrdiff_t *)ivar, cmp, value));
}

/* shmem_TYPE_wait_until_all */
FN(void, shmem_int_wait_until_all, (volatile int *ivars, size_t nelems, const int *status, int cmp, int value))
{
    must(ferry_int_wait_until_all((int *)ivars, nelems, status, cmp, value));
}
FN(void, shmem_long_wait_until_all, (volatile long *ivars, size_t nelems, const int *status, int cmp, long value))
{
    must(ferry_long_wait_until_all((long *)ivars, nelems, status, cmp, value));
}
FN(void, shmem_longlong_wait_until_all, (volatile long long *ivars, size_t nelems, const int *status, int cmp,
    long long value))
{
    must(ferry_longlong_wait_until_all((long long *)ivars, nelems, status, cmp, value));
}
FN(void, shmem_uint_wait_until_all, (volatile unsigned int *ivars, size_t nelems, const int *status, int cmp,
    unsigned int value))
{
    must(ferry_uint_wait_until_all((unsigned int *)ivars, nelems, status, cmp, value));
}
FN(void, shmem_ulong_wait_until_all, (volatile unsigned long *ivars, size_t nelems, const int *status, int cmp,
    unsigned long value))
{
    must(ferry_ulong_wait_until_all((unsigned long *)ivars, nelems, status, cmp, value));
}
FN(void, shmem_ulonglong_wait_until_all, (volatile unsigned long long *ivars, size_t nelems, const int *status, int cmp,
    unsigned long long value))
{
    must(ferry_ulonglong_wait_until_all((unsigned long long *)ivars, nelems, status, cmp, value));
}
FN(void, shmem_int32_wait_until_all, (volatile int32_t *ivars, size_t nelems, const int *status, int cmp,
    int32_t value))
{
    must(ferry_int32_wait_until_all((int32_t *)ivars, nelems, status, cmp, value));
}
FN(void, shmem_int64_wait_until_all, (volatile int64_t *ivars, size_t nelems, const int *status, int cmp,
    int64_t value))
{
    must(ferry_int64_wait_until_all((int64_t *)ivars, nelems, status, cmp, value));
}
FN(void, shmem_uint32_wait_until_all, (volatile uint32_t *ivars, size_t nelems, const int *status, int cmp,
    uint32_t value))
{
    must(ferry_uint32_wait_until_all((uint32_t *)ivars, nelems, status, cmp, value));
}
FN(void, shmem_uint64_wait_until_all, (volatile uint64_t *ivars, size_t nelems, const int *status, int cmp,
    uint64_t value))
{
    must(ferry_uint64_wait_until_all((uint64_t *)ivars, nelems, status, cmp, value));
}
FN(void, shmem_size_wait_until_all, (volatile size_t *ivars, size_t nelems, const int *status, int cmp, size_t value))
{
    must(ferry_size_wait_until_all((size_t *)ivars, nelems, status, cmp, value));
}
FN(void, shmem_ptrdiff_wait_until_all, (volatile ptrdiff_t *ivars, size_t nelems, const int *status, int cmp,
    ptrdiff_t value))
{
    must(ferry_ptrdiff_wait_until_all((ptrdiff_t *)ivars, nelems, status, cmp, value));
}

/* shmem_TYPE_wait_until_all_vector */
FN(void, shmem_int_wait_until_all_vector, (volatile int *ivars, size_t nelems, const int *status, int cmp,
    const int *values))
{
    must(ferry_int_wait_until_all_vector((int *)ivars, nelems, status, cmp, values));
}
FN(void, shmem_long_wait_until_all_vector, (volatile long *ivars, size_t nelems, const int *status, int cmp,
    const long *values))
{
    must(ferry_long_wait_until_all_vector((long *)ivars, nelems, status, cmp, values));
}
FN(void, shmem_longlong_wait_until_all_vector, (volatile long long *ivars, size_t nelems, const int *status, int cmp,
    const long long *values))
{
    must(ferry_longlong_wait_until_all_vector((long long *)ivars, nelems, status, cmp, values));
}
FN(void, shmem_uint_wait_until_all_vector, (volatile unsigned int *ivars, size_t nelems, const int *status, int cmp,
    const unsigned int *values))
{
    must(ferry_uint_wait_until_all_vector((unsigned int *)ivars, nelems, status, cmp, values));
}
FN(void, shmem_ulong_wait_until_all_vector, (volatile unsigned long *ivars, size_t nelems, const int *status, int cmp,
    const unsigned long *values))
{
    must(ferry_ulong_wait_until_all_vector((unsigned long *)ivars, nelems, status, cmp, values));
}
FN(void, shmem_ulonglong_wait_until_all_vector, (volatile unsigned long long *ivars, size_t nelems, const int *status,
    int cmp, const unsigned long long *values))
{
    must(ferry_ulonglong_wait_until_all_vector((unsigned long long *)ivars, nelems, status, cmp, values));
}
FN(void, shmem_int32_wait_until_all_vector, (volatile int32_t *ivars, size_t nelems, const int *status, int cmp,
    const int32_t *values))
{
    must(ferry_int32_wait_until_all_vector((int32_t *)ivars, nelems, status, cmp, values));
}
FN(void, shmem_int64_wait_until_all_vector, (volatile int64_t *ivars, size_t nelems, const int *status, int cmp,
    const int64_t *values))
{
    must(ferry_int64_wait_until_all_vector((int64_t *)ivars, nelems, status, cmp, values));
}
FN(void, shmem_uint32_wait_until_all_vector, (volatile uint32_t *ivars, size_t nelems, const int *status, int cmp,
    const uint32_t *values))
{
    must(ferry_uint32_wait_until_all_vector((uint32_t *)ivars, nelems, status, cmp, values));
}
FN(void, shmem_uint64_wait_until_all_vector, (volatile uint64_t *ivars, size_t nelems, const int *status, int cmp,
    const uint64_t *values))
{
    must(ferry_uint64_wait_until_all_vector((uint64_t *)ivars, nelems, status, cmp, values));
}
FN(void, shmem_size_wait_until_all_vector, (volatile size_t *ivars, size_t nelems, const int *status, int cmp,
    const size_t *values))
{
    must(ferry_size_wait_until_all_vector((size_t *)ivars, nelems, status, cmp, values));
}
FN(void, shmem_ptrdiff_wait_until_all_vector, (volatile ptrdiff_t *ivars, size_t nelems, const int *status, int cmp,
    const ptrdiff_t *values))
{
    must(ferry_ptrdiff_wait_until_all_vector((ptrdiff_t *)ivars, nelems, status, cmp, values));
}

/* shmem_TYPE_wait_until_any */
FN(size_t, shmem_int_wait_until_any, (volatile int *ivars, size_t nelems, const int *status, int cmp, int value))
{
    RETURN_OR_END(size_t, (ferry_int_wait_until_any((int *)ivars, nelems, status, cmp, value)));
}
FN(size_t, shmem_long_wait_until_any, (volatile long *ivars, size_t nelems, const int *status, int cmp, long value))
{
    RETURN_OR_END(size_t, (ferry_long_wait_until_any((long *)ivars, nelems, status, cmp, value)));
}
FN(size_t, shmem_longlong_wait_until_any, (volatile long long *ivars, size_t nelems, const int *status, int cmp,
    long long value))
{
    RETURN_OR_END(size_t, (ferry_longlong_wait_until_any((long long *)ivars, nelems, status, cmp, value)));
}
FN(size_t, shmem_uint_wait_until_any, (volatile unsigned int *ivars, size_t nelems, const int *status, int cmp,
    unsigned int value))
{
    RETURN_OR_END(size_t, (ferry_uint_wait_until_any((unsigned int *)ivars, nelems, status, cmp, value)));
}
FN(size_t, shmem_ulong_wait_until_any, (volatile unsigned long *ivars, size_t nelems, const int *status, int cmp,
    unsigned long value))
{
    RETURN_OR_END(size_t, (ferry_ulong_wait_until_any((unsigned long *)ivars, nelems, status, cmp, value)));
}
FN(size_t, shmem_ulonglong_wait_until_any, (volatile unsigned long long *ivars, size_t nelems, const int *status,
    int cmp, unsigned long long value))
{
    RETURN_OR_END(size_t, (ferry_ulonglong_wait_until_any((unsigned long long *)ivars, nelems, status, cmp, value)));
}
FN(size_t, shmem_int32_wait_until_any, (volatile int32_t *ivars, size_t nelems, const int *status, int cmp,
    int32_t value))
{
    RETURN_OR_END(size_t, (ferry_int32_wait_until_any((int32_t *)ivars, nelems, status, cmp, value)));
}
FN(size_t, shmem_int64_wait_until_any, (volatile int64_t *ivars, size_t nelems, const int *status, int cmp,
    int64_t value))
{
    RETURN_OR_END(size_t, (ferry_int64_wait_until_any((int64_t *)ivars, nelems, status, cmp, value)));
}
FN(size_t, shmem_uint32_wait_until_any, (volatile uint32_t *ivars, size_t nelems, const int *status, int cmp,
    uint32_t value))
{
    RETURN_OR_END(size_t, (ferry_uint32_wait_until_any((uint32_t *)ivars, nelems, status, cmp, value)));
}
FN(size_t, shmem_uint64_wait_until_any, (volatile uint64_t *ivars, size_t nelems, const int *status, int cmp,
    uint64_t value))
{
    RETURN_OR_END(size_t, (ferry_uint64_wait_until_any((uint64_t *)ivars, nelems, status, cmp, value)));
}
FN(size_t, shmem_size_wait_until_any, (volatile size_t *ivars, size_t nelems, const int *status, int cmp, size_t value))
{
    RETURN_OR_END(size_t, (ferry_size_wait_until_any((size_t *)ivars, nelems, status, cmp, value)));
}
FN(size_t, shmem_ptrdiff_wait_until_any, (volatile ptrdiff_t *ivars, size_t nelems, const int *status, int cmp,
    ptrdiff_t value))
{
    RETURN_OR_END(size_t, (ferry_ptrdiff_wait_until_any((ptrdiff_t *)ivars, nelems, status, cmp, value)));
}

/* shmem_TYPE_wait_until_any_vector */
FN(size_t, shmem_int_wait_until_any_vector, (volatile int *ivars, size_t nelems, const int *status, int cmp,
    const int *values))
{
    RETURN_OR_END(size_t, (ferry_int_wait_until_any_vector((int *)ivars, nelems, status, cmp, values)));
}
FN(size_t, shmem_long_wait_until_any_vector, (volatile long *ivars, size_t nelems, const int *status, int cmp,
    const long *values))
{
    RETURN_OR_END(size_t, (ferry_long_wait_until_any_vector((long *)ivars, nelems, status, cmp, values)));
}
FN(size_t, shmem_longlong_wait_until_any_vector, (volatile long long *ivars, size_t nelems, const int *status, int cmp,
    const long long *values))
{
    RETURN_OR_END(size_t, (ferry_longlong_wait_until_any_vector((long long *)ivars, nelems, status, cmp, values)));
}
FN(size_t, shmem_uint_wait_until_any_vector, (volatile unsigned int *ivars, size_t nelems, const int *status, int cmp,
    const unsigned int *values))
{
    RETURN_OR_END(size_t, (ferry_uint_wait_until_any_vector((unsigned int *)ivars, nelems, status, cmp, values)));
}
FN(size_t, shmem_ulong_wait_until_any_vector, (volatile unsigned long *ivars, size_t nelems, const int *status, int cmp,
    const unsigned long *values))
{
    RETURN_OR_END(size_t, (ferry_ulong_wait_until_any_vector((unsigned long *)ivars, nelems, status, cmp, values)));
}
FN(size_t, shmem_ulonglong_wait_until_any_vector, (volatile unsigned long long *ivars, size_t nelems, const int *status,
    int cmp, const unsigned long long *values))
{
    RETURN_OR_END(size_t, (ferry_ulonglong_wait_until_any_vector((unsigned long long *)ivars, nelems, status, cmp,
        values)));
}
FN(size_t, shmem_int32_wait_until_any_vector, (volatile int32_t *ivars, size_t nelems, const int *status, int cmp,
    const int32_t *values))
{
    RETURN_OR_END(size_t, (ferry_int32_wait_until_any_vector((int32_t *)ivars, nelems, status, cmp, values)));
}
FN(size_t, shmem_int64_wait_until_any_vector, (volatile int64_t *ivars, size_t nelems, const int *status, int cmp,
    const int64_t *values))
{
    RETURN_OR_END(size_t, (ferry_int64_wait_until_any_vector((int64_t *)ivars, nelems, status, cmp, values)));
}
FN(size_t, shmem_uint32_wait_until_any_vector, (volatile uint32_t *ivars, size_t nelems, const int *status, int cmp,
    const uint32_t *values))
{
    RETURN_OR_END(size_t, (ferry_uint32_wait_until_any_vector((uint32_t *)ivars, nelems, status, cmp, values)));
}
FN(size_t, shmem_uint64_wait_until_any_vector, (volatile uint64_t *ivars, size_t nelems, const int *status, int cmp,
    const uint64_t *values))
{
    RETURN_OR_END(size_t, (ferry_uint64_wait_until_any_vector((uint64_t *)ivars, nelems, status, cmp, values)));
}
FN(size_t, shmem_size_wait_until_any_vector, (volatile size_t *ivars, size_t nelems, const int *status, int cmp,
    const size_t *values))
{
    RETURN_OR_END(size_t, (ferry_size_wait_until_any_vector((size_t *)ivars, nelems, status, cmp, values)));
}
FN(size_t, shmem_ptrdiff_wait_until_any_vector, (volatile ptrdiff_t *ivars, size_t nelems, const int *status, int cmp,
    const ptrdiff_t *values))
{
    RETURN_OR_END(size_t, (ferry_ptrdiff_wait_until_any_vector((ptrdiff_t *)ivars, nelems, status, cmp, values)));
}

/* shmem_TYPE_wait_until_some */
FN(size_t, shmem_int_wait_until_some, (volatile int *ivars, size_t nelems, size_t *indices, const int *status, int cmp,
    int value))
{
    RETURN_OR_END(size_t, (ferry_int_wait_until_some((int *)ivars, nelems, indices, status, cmp, value)));
}
FN(size_t, shmem_long_wait_until_some, (volatile long *ivars, size_t nelems, size_t *indices, const int *status,
    int cmp, long value))
{
    RETURN_OR_END(size_t, (ferry_long_wait_until_some((long *)ivars, nelems, indices, status, cmp, value)));
}
FN(size_t, shmem_longlong_wait_until_some, (volatile long long *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, long long value))
{
    RETURN_OR_END(size_t, (ferry_longlong_wait_until_some((long long *)ivars, nelems, indices, status, cmp, value)));
}
FN(size_t, shmem_uint_wait_until_some, (volatile unsigned int *ivars, size_t nelems, size_t *indices, const int *status,
    int cmp, unsigned int value))
{
    RETURN_OR_END(size_t, (ferry_uint_wait_until_some((unsigned int *)ivars, nelems, indices, status, cmp, value)));
}
FN(size_t, shmem_ulong_wait_until_some, (volatile unsigned long *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, unsigned long value))
{
    RETURN_OR_END(size_t, (ferry_ulong_wait_until_some((unsigned long *)ivars, nelems, indices, status, cmp, value)));
}
FN(size_t, shmem_ulonglong_wait_until_some, (volatile unsigned long long *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, unsigned long long value))
{
    RETURN_OR_END(size_t, (ferry_ulonglong_wait_until_some((unsigned long long *)ivars, nelems, indices, status, cmp,
        value)));
}
FN(size_t, shmem_int32_wait_until_some, (volatile int32_t *ivars, size_t nelems, size_t *indices, const int *status,
    int cmp, int32_t value))
{
    RETURN_OR_END(size_t, (ferry_int32_wait_until_some((int32_t *)ivars, nelems, indices, status, cmp, value)));
}
FN(size_t, shmem_int64_wait_until_some, (volatile int64_t *ivars, size_t nelems, size_t *indices, const int *status,
    int cmp, int64_t value))
{
    RETURN_OR_END(size_t, (ferry_int64_wait_until_some((int64_t *)ivars, nelems, indices, status, cmp, value)));
}
FN(size_t, shmem_uint32_wait_until_some, (volatile uint32_t *ivars, size_t nelems, size_t *indices, const int *status,
    int cmp, uint32_t value))
{
    RETURN_OR_END(size_t, (ferry_uint32_wait_until_some((uint32_t *)ivars, nelems, indices, status, cmp, value)));
}
FN(size_t, shmem_uint64_wait_until_some, (volatile uint64_t *ivars, size_t nelems, size_t *indices, const int *status,
    int cmp, uint64_t value))
{
    RETURN_OR_END(size_t, (ferry_uint64_wait_until_some((uint64_t *)ivars, nelems, indices, status, cmp, value)));
}
FN(size_t, shmem_size_wait_until_some, (volatile size_t *ivars, size_t nelems, size_t *indices, const int *status,
    int cmp, size_t value))
{
    RETURN_OR_END(size_t, (ferry_size_wait_until_some((size_t *)ivars, nelems, indices, status, cmp, value)));
}
FN(size_t, shmem_ptrdiff_wait_until_some, (volatile ptrdiff_t *ivars, size_t nelems, size_t *indices, const int *status,
    int cmp, ptrdiff_t value))
{
    RETURN_OR_END(size_t, (ferry_ptrdiff_wait_until_some((ptrdiff_t *)ivars, nelems, indices, status, cmp, value)));
}

/* shmem_TYPE_wait_until_some_vector */
FN(size_t, shmem_int_wait_until_some_vector, (volatile int *ivars, size_t nelems, size_t *indices, const int *status,
    int cmp, const int *values))
{
    RETURN_OR_END(size_t, (ferry_int_wait_until_some_vector((int *)ivars, nelems, indices, status, cmp, values)));
}
FN(size_t, shmem_long_wait_until_some_vector, (volatile long *ivars, size_t nelems, size_t *indices, const int *status,
    int cmp, const long *values))
{
    RETURN_OR_END(size_t, (ferry_long_wait_until_some_vector((long *)ivars, nelems, indices, status, cmp, values)));
}
FN(size_t, shmem_longlong_wait_until_some_vector, (volatile long long *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, const long long *values))
{
    RETURN_OR_END(size_t, (ferry_longlong_wait_until_some_vector((long long *)ivars, nelems, indices, status, cmp,
        values)));
}
FN(size_t, shmem_uint_wait_until_some_vector, (volatile unsigned int *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, const unsigned int *values))
{
    RETURN_OR_END(size_t, (ferry_uint_wait_until_some_vector((unsigned int *)ivars, nelems, indices, status, cmp,
        values)));
}
FN(size_t, shmem_ulong_wait_until_some_vector, (volatile unsigned long *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, const unsigned long *values))
{
    RETURN_OR_END(size_t, (ferry_ulong_wait_until_some_vector((unsigned long *)ivars, nelems, indices, status, cmp,
        values)));
}
FN(size_t, shmem_ulonglong_wait_until_some_vector, (volatile unsigned long long *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, const unsigned long long *values))
{
    RETURN_OR_END(size_t, (ferry_ulonglong_wait_until_some_vector((unsigned long long *)ivars, nelems, indices, status,
        cmp, values)));
}
FN(size_t, shmem_int32_wait_until_some_vector, (volatile int32_t *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, const int32_t *values))
{
    RETURN_OR_END(size_t, (ferry_int32_wait_until_some_vector((int32_t *)ivars, nelems, indices, status, cmp, values)));
}
FN(size_t, shmem_int64_wait_until_some_vector, (volatile int64_t *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, const int64_t *values))
{
    RETURN_OR_END(size_t, (ferry_int64_wait_until_some_vector((int64_t *)ivars, nelems, indices, status, cmp, values)));
}
FN(size_t, shmem_uint32_wait_until_some_vector, (volatile uint32_t *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, const uint32_t *values))
{
    RETURN_OR_END(size_t, (ferry_uint32_wait_until_some_vector((uint32_t *)ivars, nelems, indices, status, cmp,
        values)));
}
FN(size_t, shmem_uint64_wait_until_some_vector, (volatile uint64_t *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, const uint64_t *values))
{
    RETURN_OR_END(size_t, (ferry_uint64_wait_until_some_vector((uint64_t *)ivars, nelems, indices, status, cmp,
        values)));
}
FN(size_t, shmem_size_wait_until_some_vector, (volatile size_t *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, const size_t *values))
{
    RETURN_OR_END(size_t, (ferry_size_wait_until_some_vector((size_t *)ivars, nelems, indices, status, cmp, values)));
}
FN(size_t, shmem_ptrdiff_wait_until_some_vector, (volatile ptrdiff_t *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, const ptrdiff_t *values))
{
    RETURN_OR_END(size_t, (ferry_ptrdiff_wait_until_some_vector((ptrdiff_t *)ivars, nelems, indices, status, cmp,
        values)));
}

/* shmem_TYPE_test */
FN(int, shmem_int_test, (volatile int *ivar, int cmp, int value))
{
    RETURN_OR_END(int, (ferry_int_test((int *)ivar, cmp, value)));
}
FN(int, shmem_long_test, (volatile long *ivar, int cmp, long value))
{
    RETURN_OR_END(int, (ferry_long_test((long *)ivar, cmp, value)));
}
FN(int, shmem_longlong_test, (volatile long long *ivar, int cmp, long long value))
{
    RETURN_OR_END(int, (ferry_longlong_test((long long *)ivar, cmp, value)));
}
FN(int, shmem_uint_test, (volatile unsigned int *ivar, int cmp, unsigned int value))
{
    RETURN_OR_END(int, (ferry_uint_test((unsigned int *)ivar, cmp, value)));
}
FN(int, shmem_ulong_test, (volatile unsigned long *ivar, int cmp, unsigned long value))
{
    RETURN_OR_END(int, (ferry_ulong_test((unsigned long *)ivar, cmp, value)));
}
FN(int, shmem_ulonglong_test, (volatile unsigned long long *ivar, int cmp, unsigned long long value))
{
    RETURN_OR_END(int, (ferry_ulonglong_test((unsigned long long *)ivar, cmp, value)));
}
FN(int, shmem_int32_test, (volatile int32_t *ivar, int cmp, int32_t value))
{
    RETURN_OR_END(int, (ferry_int32_test((int32_t *)ivar, cmp, value)));
}
FN(int, shmem_int64_test, (volatile int64_t *ivar, int cmp, int64_t value))
{
    RETURN_OR_END(int, (ferry_int64_test((int64_t *)ivar, cmp, value)));
}
FN(int, shmem_uint32_test, (volatile uint32_t *ivar, int cmp, uint32_t value))
{
    RETURN_OR_END(int, (ferry_uint32_test((uint32_t *)ivar, cmp, value)));
}
FN(int, shmem_uint64_test, (volatile uint64_t *ivar, int cmp, uint64_t value))
{
    RETURN_OR_END(int, (ferry_uint64_test((uint64_t *)ivar, cmp, value)));
}
FN(int, shmem_size_test, (volatile size_t *ivar, int cmp, size_t value))
{
    RETURN_OR_END(int, (ferry_size_test((size_t *)ivar, cmp, value)));
}
FN(int, shmem_ptrdiff_test, (volatile ptrdiff_t *ivar, int cmp, ptrdiff_t value))
{
    RETURN_OR_END(int, (ferry_ptrdiff_test((ptrdiff_t *)ivar, cmp, value)));
}

/* shmem_TYPE_test_all */
FN(int, shmem_int_test_all, (volatile int *ivars, size_t nelems, const int *status, int cmp, int value))
{
    RETURN_OR_END(int, (ferry_int_test_all((int *)ivars, nelems, status, cmp, value)));
}
FN(int, shmem_long_test_all, (volatile long *ivars, size_t nelems, const int *status, int cmp, long value))
{
    RETURN_OR_END(int, (ferry_long_test_all((long *)ivars, nelems, status, cmp, value)));
}
FN(int, shmem_longlong_test_all, (volatile long long *ivars, size_t nelems, const int *status, int cmp,
    long long value))
{
    RETURN_OR_END(int, (ferry_longlong_test_all((long long *)ivars, nelems, status, cmp, value)));
}
FN(int, shmem_uint_test_all, (volatile unsigned int *ivars, size_t nelems, const int *status, int cmp,
    unsigned int value))
{
    RETURN_OR_END(int, (ferry_uint_test_all((unsigned int *)ivars, nelems, status, cmp, value)));
}
FN(int, shmem_ulong_test_all, (volatile unsigned long *ivars, size_t nelems, const int *status, int cmp,
    unsigned long value))
{
    RETURN_OR_END(int, (ferry_ulong_test_all((unsigned long *)ivars, nelems, status, cmp, value)));
}
FN(int, shmem_ulonglong_test_all, (volatile unsigned long long *ivars, size_t nelems, const int *status, int cmp,
    unsigned long long value))
{
    RETURN_OR_END(int, (ferry_ulonglong_test_all((unsigned long long *)ivars, nelems, status, cmp, value)));
}
FN(int, shmem_int32_test_all, (volatile int32_t *ivars, size_t nelems, const int *status, int cmp, int32_t value))
{
    RETURN_OR_END(int, (ferry_int32_test_all((int32_t *)ivars, nelems, status, cmp, value)));
}
FN(int, shmem_int64_test_all, (volatile int64_t *ivars, size_t nelems, const int *status, int cmp, int64_t value))
{
    RETURN_OR_END(int, (ferry_int64_test_all((int64_t *)ivars, nelems, status, cmp, value)));
}
FN(int, shmem_uint32_test_all, (volatile uint32_t *ivars, size_t nelems, const int *status, int cmp, uint32_t value))
{
    RETURN_OR_END(int, (ferry_uint32_test_all((uint32_t *)ivars, nelems, status, cmp, value)));
}
FN(int, shmem_uint64_test_all, (volatile uint64_t *ivars, size_t nelems, const int *status, int cmp, uint64_t value))
{
    RETURN_OR_END(int, (ferry_uint64_test_all((uint64_t *)ivars, nelems, status, cmp, value)));
}
FN(int, shmem_size_test_all, (volatile size_t *ivars, size_t nelems, const int *status, int cmp, size_t value))
{
    RETURN_OR_END(int, (ferry_size_test_all((size_t *)ivars, nelems, status, cmp, value)));
}
FN(int, shmem_ptrdiff_test_all, (volatile ptrdiff_t *ivars, size_t nelems, const int *status, int cmp, ptrdiff_t value))
{
    RETURN_OR_END(int, (ferry_ptrdiff_test_all((ptrdiff_t *)ivars, nelems, status, cmp, value)));
}

/* shmem_TYPE_test_all_vector */
FN(int, shmem_int_test_all_vector, (volatile int *ivars, size_t nelems, const int *status, int cmp, const int *values))
{
    RETURN_OR_END(int, (ferry_int_test_all_vector((int *)ivars, nelems, status, cmp, values)));
}
FN(int, shmem_long_test_all_vector, (volatile long *ivars, size_t nelems, const int *status, int cmp,
    const long *values))
{
    RETURN_OR_END(int, (ferry_long_test_all_vector((long *)ivars, nelems, status, cmp, values)));
}
FN(int, shmem_longlong_test_all_vector, (volatile long long *ivars, size_t nelems, const int *status, int cmp,
    const long long *values))
{
    RETURN_OR_END(int, (ferry_longlong_test_all_vector((long long *)ivars, nelems, status, cmp, values)));
}
FN(int, shmem_uint_test_all_vector, (volatile unsigned int *ivars, size_t nelems, const int *status, int cmp,
    const unsigned int *values))
{
    RETURN_OR_END(int, (ferry_uint_test_all_vector((unsigned int *)ivars, nelems, status, cmp, values)));
}
FN(int, shmem_ulong_test_all_vector, (volatile unsigned long *ivars, size_t nelems, const int *status, int cmp,
    const unsigned long *values))
{
    RETURN_OR_END(int, (ferry_ulong_test_all_vector((unsigned long *)ivars, nelems, status, cmp, values)));
}
FN(int, shmem_ulonglong_test_all_vector, (volatile unsigned long long *ivars, size_t nelems, const int *status, int cmp,
    const unsigned long long *values))
{
    RETURN_OR_END(int, (ferry_ulonglong_test_all_vector((unsigned long long *)ivars, nelems, status, cmp, values)));
}
FN(int, shmem_int32_test_all_vector, (volatile int32_t *ivars, size_t nelems, const int *status, int cmp,
    const int32_t *values))
{
    RETURN_OR_END(int, (ferry_int32_test_all_vector((int32_t *)ivars, nelems, status, cmp, values)));
}
FN(int, shmem_int64_test_all_vector, (volatile int64_t *ivars, size_t nelems, const int *status, int cmp,
    const int64_t *values))
{
    RETURN_OR_END(int, (ferry_int64_test_all_vector((int64_t *)ivars, nelems, status, cmp, values)));
}
FN(int, shmem_uint32_test_all_vector, (volatile uint32_t *ivars, size_t nelems, const int *status, int cmp,
    const uint32_t *values))
{
    RETURN_OR_END(int, (ferry_uint32_test_all_vector((uint32_t *)ivars, nelems, status, cmp, values)));
}
FN(int, shmem_uint64_test_all_vector, (volatile uint64_t *ivars, size_t nelems, const int *status, int cmp,
    const uint64_t *values))
{
    RETURN_OR_END(int, (ferry_uint64_test_all_vector((uint64_t *)ivars, nelems, status, cmp, values)));
}
FN(int, shmem_size_test_all_vector, (volatile size_t *ivars, size_t nelems, const int *status, int cmp,
    const size_t *values))
{
    RETURN_OR_END(int, (ferry_size_test_all_vector((size_t *)ivars, nelems, status, cmp, values)));
}
FN(int, shmem_ptrdiff_test_all_vector, (volatile ptrdiff_t *ivars, size_t nelems, const int *status, int cmp,
    const ptrdiff_t *values))
{
    RETURN_OR_END(int, (ferry_ptrdiff_test_all_vector((ptrdiff_t *)ivars, nelems, status, cmp, values)));
}

/* shmem_TYPE_test_any */
FN(size_t, shmem_int_test_any, (volatile int *ivars, size_t nelems, const int *status, int cmp, int value))
{
    RETURN_OR_END(size_t, (ferry_int_test_any((int *)ivars, nelems, status, cmp, value)));
}
FN(size_t, shmem_long_test_any, (volatile long *ivars, size_t nelems, const int *status, int cmp, long value))
{
    RETURN_OR_END(size_t, (ferry_long_test_any((long *)ivars, nelems, status, cmp, value)));
}
FN(size_t, shmem_longlong_test_any, (volatile long long *ivars, size_t nelems, const int *status, int cmp,
    long long value))
{
    RETURN_OR_END(size_t, (ferry_longlong_test_any((long long *)ivars, nelems, status, cmp, value)));
}
FN(size_t, shmem_uint_test_any, (volatile unsigned int *ivars, size_t nelems, const int *status, int cmp,
    unsigned int value))
{
    RETURN_OR_END(size_t, (ferry_uint_test_any((unsigned int *)ivars, nelems, status, cmp, value)));
}
FN(size_t, shmem_ulong_test_any, (volatile unsigned long *ivars, size_t nelems, const int *status, int cmp,
    unsigned long value))
{
    RETURN_OR_END(size_t, (ferry_ulong_test_any((unsigned long *)ivars, nelems, status, cmp, value)));
}
FN(size_t, shmem_ulonglong_test_any, (volatile unsigned long long *ivars, size_t nelems, const int *status, int cmp,
    unsigned long long value))
{
    RETURN_OR_END(size_t, (ferry_ulonglong_test_any((unsigned long long *)ivars, nelems, status, cmp, value)));
}
FN(size_t, shmem_int32_test_any, (volatile int32_t *ivars, size_t nelems, const int *status, int cmp, int32_t value))
{
    RETURN_OR_END(size_t, (ferry_int32_test_any((int32_t *)ivars, nelems, status, cmp, value)));
}
FN(size_t, shmem_int64_test_any, (volatile int64_t *ivars, size_t nelems, const int *status, int cmp, int64_t value))
{
    RETURN_OR_END(size_t, (ferry_int64_test_any((int64_t *)ivars, nelems, status, cmp, value)));
}
FN(size_t, shmem_uint32_test_any, (volatile uint32_t *ivars, size_t nelems, const int *status, int cmp, uint32_t value))
{
    RETURN_OR_END(size_t, (ferry_uint32_test_any((uint32_t *)ivars, nelems, status, cmp, value)));
}
FN(size_t, shmem_uint64_test_any, (volatile uint64_t *ivars, size_t nelems, const int *status, int cmp, uint64_t value))
{
    RETURN_OR_END(size_t, (ferry_uint64_test_any((uint64_t *)ivars, nelems, status, cmp, value)));
}
FN(size_t, shmem_size_test_any, (volatile size_t *ivars, size_t nelems, const int *status, int cmp, size_t value))
{
    RETURN_OR_END(size_t, (ferry_size_test_any((size_t *)ivars, nelems, status, cmp, value)));
}
FN(size_t, shmem_ptrdiff_test_any, (volatile ptrdiff_t *ivars, size_t nelems, const int *status, int cmp,
    ptrdiff_t value))
{
    RETURN_OR_END(size_t, (ferry_ptrdiff_test_any((ptrdiff_t *)ivars, nelems, status, cmp, value)));
}

/* shmem_TYPE_test_any_vector */
FN(size_t, shmem_int_test_any_vector, (volatile int *ivars, size_t nelems, const int *status, int cmp,
    const int *values))
{
    RETURN_OR_END(size_t, (ferry_int_test_any_vector((int *)ivars, nelems, status, cmp, values)));
}
FN(size_t, shmem_long_test_any_vector, (volatile long *ivars, size_t nelems, const int *status, int cmp,
    const long *values))
{
    RETURN_OR_END(size_t, (ferry_long_test_any_vector((long *)ivars, nelems, status, cmp, values)));
}
FN(size_t, shmem_longlong_test_any_vector, (volatile long long *ivars, size_t nelems, const int *status, int cmp,
    const long long *values))
{
    RETURN_OR_END(size_t, (ferry_longlong_test_any_vector((long long *)ivars, nelems, status, cmp, values)));
}
FN(size_t, shmem_uint_test_any_vector, (volatile unsigned int *ivars, size_t nelems, const int *status, int cmp,
    const unsigned int *values))
{
    RETURN_OR_END(size_t, (ferry_uint_test_any_vector((unsigned int *)ivars, nelems, status, cmp, values)));
}
FN(size_t, shmem_ulong_test_any_vector, (volatile unsigned long *ivars, size_t nelems, const int *status, int cmp,
    const unsigned long *values))
{
    RETURN_OR_END(size_t, (ferry_ulong_test_any_vector((unsigned long *)ivars, nelems, status, cmp, values)));
}
FN(size_t, shmem_ulonglong_test_any_vector, (volatile unsigned long long *ivars, size_t nelems, const int *status,
    int cmp, const unsigned long long *values))
{
    RETURN_OR_END(size_t, (ferry_ulonglong_test_any_vector((unsigned long long *)ivars, nelems, status, cmp, values)));
}
FN(size_t, shmem_int32_test_any_vector, (volatile int32_t *ivars, size_t nelems, const int *status, int cmp,
    const int32_t *values))
{
    RETURN_OR_END(size_t, (ferry_int32_test_any_vector((int32_t *)ivars, nelems, status, cmp, values)));
}
FN(size_t, shmem_int64_test_any_vector, (volatile int64_t *ivars, size_t nelems, const int *status, int cmp,
    const int64_t *values))
{
    RETURN_OR_END(size_t, (ferry_int64_test_any_vector((int64_t *)ivars, nelems, status, cmp, values)));
}
FN(size_t, shmem_uint32_test_any_vector, (volatile uint32_t *ivars, size_t nelems, const int *status, int cmp,
    const uint32_t *values))
{
    RETURN_OR_END(size_t, (ferry_uint32_test_any_vector((uint32_t *)ivars, nelems, status, cmp, values)));
}
FN(size_t, shmem_uint64_test_any_vector, (volatile uint64_t *ivars, size_t nelems, const int *status, int cmp,
    const uint64_t *values))
{
    RETURN_OR_END(size_t, (ferry_uint64_test_any_vector((uint64_t *)ivars, nelems, status, cmp, values)));
}
FN(size_t, shmem_size_test_any_vector, (volatile size_t *ivars, size_t nelems, const int *status, int cmp,
    const size_t *values))
{
    RETURN_OR_END(size_t, (ferry_size_test_any_vector((size_t *)ivars, nelems, status, cmp, values)));
}
FN(size_t, shmem_ptrdiff_test_any_vector, (volatile ptrdiff_t *ivars, size_t nelems, const int *status, int cmp,
    const ptrdiff_t *values))
{
    RETURN_OR_END(size_t, (ferry_ptrdiff_test_any_vector((ptrdiff_t *)ivars, nelems, status, cmp, values)));
}

/* shmem_TYPE_test_some */
FN(size_t, shmem_int_test_some, (volatile int *ivars, size_t nelems, size_t *indices, const int *status, int cmp,
    int value))
{
    RETURN_OR_END(size_t, (ferry_int_test_some((int *)ivars, nelems, indices, status, cmp, value)));
}
FN(size_t, shmem_long_test_some, (volatile long *ivars, size_t nelems, size_t *indices, const int *status, int cmp,
    long value))
{
    RETURN_OR_END(size_t, (ferry_long_test_some((long *)ivars, nelems, indices, status, cmp, value)));
}
FN(size_t, shmem_longlong_test_some, (volatile long long *ivars, size_t nelems, size_t *indices, const int *status,
    int cmp, long long value))
{
    RETURN_OR_END(size_t, (ferry_longlong_test_some((long long *)ivars, nelems, indices, status, cmp, value)));
}
FN(size_t, shmem_uint_test_some, (volatile unsigned int *ivars, size_t nelems, size_t *indices, const int *status,
    int cmp, unsigned int value))
{
    RETURN_OR_END(size_t, (ferry_uint_test_some((unsigned int *)ivars, nelems, indices, status, cmp, value)));
}
FN(size_t, shmem_ulong_test_some, (volatile unsigned long *ivars, size_t nelems, size_t *indices, const int *status,
    int cmp, unsigned long value))
{
    RETURN_OR_END(size_t, (ferry_ulong_test_some((unsigned long *)ivars, nelems, indices, status, cmp, value)));
}
FN(size_t, shmem_ulonglong_test_some, (volatile unsigned long long *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, unsigned long long value))
{
    RETURN_OR_END(size_t, (ferry_ulonglong_test_some((unsigned long long *)ivars, nelems, indices, status, cmp,
        value)));
}
FN(size_t, shmem_int32_test_some, (volatile int32_t *ivars, size_t nelems, size_t *indices, const int *status, int cmp,
    int32_t value))
{
    RETURN_OR_END(size_t, (ferry_int32_test_some((int32_t *)ivars, nelems, indices, status, cmp, value)));
}
FN(size_t, shmem_int64_test_some, (volatile int64_t *ivars, size_t nelems, size_t *indices, const int *status, int cmp,
    int64_t value))
{
    RETURN_OR_END(size_t, (ferry_int64_test_some((int64_t *)ivars, nelems, indices, status, cmp, value)));
}
FN(size_t, shmem_uint32_test_some, (volatile uint32_t *ivars, size_t nelems, size_t *indices, const int *status,
    int cmp, uint32_t value))
{
    RETURN_OR_END(size_t, (ferry_uint32_test_some((uint32_t *)ivars, nelems, indices, status, cmp, value)));
}
FN(size_t, shmem_uint64_test_some, (volatile uint64_t *ivars, size_t nelems, size_t *indices, const int *status,
    int cmp, uint64_t value))
{
    RETURN_OR_END(size_t, (ferry_uint64_test_some((uint64_t *)ivars, nelems, indices, status, cmp, value)));
}
FN(size_t, shmem_size_test_some, (volatile size_t *ivars, size_t nelems, size_t *indices, const int *status, int cmp,
    size_t value))
{
    RETURN_OR_END(size_t, (ferry_size_test_some((size_t *)ivars, nelems, indices, status, cmp, value)));
}
FN(size_t, shmem_ptrdiff_test_some, (volatile ptrdiff_t *ivars, size_t nelems, size_t *indices, const int *status,
    int cmp, ptrdiff_t value))
{
    RETURN_OR_END(size_t, (ferry_ptrdiff_test_some((ptrdiff_t *)ivars, nelems, indices, status, cmp, value)));
}

/* shmem_TYPE_test_some_vector */
FN(size_t, shmem_int_test_some_vector, (volatile int *ivars, size_t nelems, size_t *indices, const int *status, int cmp,
    const int *values))
{
    RETURN_OR_END(size_t, (ferry_int_test_some_vector((int *)ivars, nelems, indices, status, cmp, values)));
}
FN(size_t, shmem_long_test_some_vector, (volatile long *ivars, size_t nelems, size_t *indices, const int *status,
    int cmp, const long *values))
{
    RETURN_OR_END(size_t, (ferry_long_test_some_vector((long *)ivars, nelems, indices, status, cmp, values)));
}
FN(size_t, shmem_longlong_test_some_vector, (volatile long long *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, const long long *values))
{
    RETURN_OR_END(size_t, (ferry_longlong_test_some_vector((long long *)ivars, nelems, indices, status, cmp, values)));
}
FN(size_t, shmem_uint_test_some_vector, (volatile unsigned int *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, const unsigned int *values))
{
    RETURN_OR_END(size_t, (ferry_uint_test_some_vector((unsigned int *)ivars, nelems, indices, status, cmp, values)));
}
FN(size_t, shmem_ulong_test_some_vector, (volatile unsigned long *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, const unsigned long *values))
{
    RETURN_OR_END(size_t, (ferry_ulong_test_some_vector((unsigned long *)ivars, nelems, indices, status, cmp, values)));
}
FN(size_t, shmem_ulonglong_test_some_vector, (volatile unsigned long long *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, const unsigned long long *values))
{
    RETURN_OR_END(size_t, (ferry_ulonglong_test_some_vector((unsigned long long *)ivars, nelems, indices, status, cmp,
        values)));
}
FN(size_t, shmem_int32_test_some_vector, (volatile int32_t *ivars, size_t nelems, size_t *indices, const int *status,
    int cmp, const int32_t *values))
{
    RETURN_OR_END(size_t, (ferry_int32_test_some_vector((int32_t *)ivars, nelems, indices, status, cmp, values)));
}
FN(size_t, shmem_int64_test_some_vector, (volatile int64_t *ivars, size_t nelems, size_t *indices, const int *status,
    int cmp, const int64_t *values))
{
    RETURN_OR_END(size_t, (ferry_int64_test_some_vector((int64_t *)ivars, nelems, indices, status, cmp, values)));
}
FN(size_t, shmem_uint32_test_some_vector, (volatile uint32_t *ivars, size_t nelems, size_t *indices, const int *status,
    int cmp, const uint32_t *values))
{
    RETURN_OR_END(size_t, (ferry_uint32_test_some_vector((uint32_t *)ivars, nelems, indices, status, cmp, values)));
}
FN(size_t, shmem_uint64_test_some_vector, (volatile uint64_t *ivars, size_t nelems, size_t *indices, const int *status,
    int cmp, const uint64_t *values))
{
    RETURN_OR_END(size_t, (ferry_uint64_test_some_vector((uint64_t *)ivars, nelems, indices, status, cmp, values)));
}
FN(size_t, shmem_size_test_some_vector, (volatile size_t *ivars, size_t nelems, size_t *indices, const int *status,
    int cmp, const size_t *values))
{
    RETURN_OR_END(size_t, (ferry_size_test_some_vector((size_t *)ivars, nelems, indices, status, cmp, values)));
}
FN(size_t, shmem_ptrdiff_test_some_vector, (volatile ptrdiff_t *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, const ptrdiff_t *values))
{
    RETURN_OR_END(size_t, (ferry_ptrdiff_test_some_vector((ptrdiff_t *)ivars, nelems, indices, status, cmp, values)));
}

#endif
