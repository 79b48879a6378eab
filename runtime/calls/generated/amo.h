/* SPDX-License-Identifier: BSD-3-Clause */
/* Exported functions, for runtime/calls/amo*.c alone.  Made by api/generate.py from api/calls.txt. */
/* clang-format off */
#ifndef FERRYI_RUNTIME_CALLS_GENERATED_AMO_H
#define FERRYI_RUNTIME_CALLS_GENERATED_AMO_H

/* ferry_TYPE_atomic_fetch */
float ferry_float_atomic_fetch(const float *source, int pe)
{
    return float_fetching(FERRYI_OP_FETCH, source, 0, 0, pe);
}
double ferry_double_atomic_fetch(const double *source, int pe)
{
    return double_fetching(FERRYI_OP_FETCH, source, 0, 0, pe);
}
int ferry_int_atomic_fetch(const int *source, int pe)
{
    return int_fetching(FERRYI_OP_FETCH, source, 0, 0, pe);
}
long ferry_long_atomic_fetch(const long *source, int pe)
{
    return long_fetching(FERRYI_OP_FETCH, source, 0, 0, pe);
}
long long ferry_longlong_atomic_fetch(const long long *source, int pe)
{
    return longlong_fetching(FERRYI_OP_FETCH, source, 0, 0, pe);
}
unsigned int ferry_uint_atomic_fetch(const unsigned int *source, int pe)
{
    return uint_fetching(FERRYI_OP_FETCH, source, 0, 0, pe);
}
unsigned long ferry_ulong_atomic_fetch(const unsigned long *source, int pe)
{
    return ulong_fetching(FERRYI_OP_FETCH, source, 0, 0, pe);
}
unsigned long long ferry_ulonglong_atomic_fetch(const unsigned long long *source, int pe)
{
    return ulonglong_fetching(FERRYI_OP_FETCH, source, 0, 0, pe);
}
int32_t ferry_int32_atomic_fetch(const int32_t *source, int pe)
{
    return int32_fetching(FERRYI_OP_FETCH, source, 0, 0, pe);
}
int64_t ferry_int64_atomic_fetch(const int64_t *source, int pe)
{
    return int64_fetching(FERRYI_OP_FETCH, source, 0, 0, pe);
}
uint32_t ferry_uint32_atomic_fetch(const uint32_t *source, int pe)
{
    return uint32_fetching(FERRYI_OP_FETCH, source, 0, 0, pe);
}
uint64_t ferry_uint64_atomic_fetch(const uint64_t *source, int pe)
{
    return uint64_fetching(FERRYI_OP_FETCH, source, 0, 0, pe);
}
size_t ferry_size_atomic_fetch(const size_t *source, int pe)
{
    return size_fetching(FERRYI_OP_FETCH, source, 0, 0, pe);
}
ptrdiff_t ferry_ptrdiff_atomic_fetch(const ptrdiff_t *source, int pe)
{
    return ptrdiff_fetching(FERRYI_OP_FETCH, source, 0, 0, pe);
}

/* ferry_TYPE_atomic_set */
ferry_status ferry_float_atomic_set(float *dest, float value, int pe)
{
    return float_posting(FERRYI_OP_SET, dest, value, pe);
}
ferry_status ferry_double_atomic_set(double *dest, double value, int pe)
{
    return double_posting(FERRYI_OP_SET, dest, value, pe);
}
ferry_status ferry_int_atomic_set(int *dest, int value, int pe)
{
    return int_posting(FERRYI_OP_SET, dest, value, pe);
}
ferry_status ferry_long_atomic_set(long *dest, long value, int pe)
{
    return long_posting(FERRYI_OP_SET, dest, value, pe);
}
ferry_status ferry_longlong_atomic_set(long long *dest, long long value, int pe)
{
    return longlong_posting(FERRYI_OP_SET, dest, value, pe);
}
ferry_status ferry_uint_atomic_set(unsigned int *dest, unsigned int value, int pe)
{
    return uint_posting(FERRYI_OP_SET, dest, value, pe);
}
ferry_status ferry_ulong_atomic_set(unsigned long *dest, unsigned long value, int pe)
{
    return ulong_posting(FERRYI_OP_SET, dest, value, pe);
}
ferry_status ferry_ulonglong_atomic_set(unsigned long long *dest, unsigned long long value, int pe)
{
    return ulonglong_posting(FERRYI_OP_SET, dest, value, pe);
}
ferry_status ferry_int32_atomic_set(int32_t *dest, int32_t value, int pe)
{
    return int32_posting(FERRYI_OP_SET, dest, value, pe);
}
ferry_status ferry_int64_atomic_set(int64_t *dest, int64_t value, int pe)
{
    return int64_posting(FERRYI_OP_SET, dest, value, pe);
}
ferry_status ferry_uint32_atomic_set(uint32_t *dest, uint32_t value, int pe)
{
    return uint32_posting(FERRYI_OP_SET, dest, value, pe);
}
ferry_status ferry_uint64_atomic_set(uint64_t *dest, uint64_t value, int pe)
{
    return uint64_posting(FERRYI_OP_SET, dest, value, pe);
}
ferry_status ferry_size_atomic_set(size_t *dest, size_t value, int pe)
{
    return size_posting(FERRYI_OP_SET, dest, value, pe);
}
ferry_status ferry_ptrdiff_atomic_set(ptrdiff_t *dest, ptrdiff_t value, int pe)
{
    return ptrdiff_posting(FERRYI_OP_SET, dest, value, pe);
}

/* ferry_TYPE_atomic_swap */
float ferry_float_atomic_swap(float *dest, float value, int pe)
{
    return float_fetching(FERRYI_OP_SWAP, dest, value, 0, pe);
}
double ferry_double_atomic_swap(double *dest, double value, int pe)
{
    return double_fetching(FERRYI_OP_SWAP, dest, value, 0, pe);
}
int ferry_int_atomic_swap(int *dest, int value, int pe)
{
    return int_fetching(FERRYI_OP_SWAP, dest, value, 0, pe);
}
long ferry_long_atomic_swap(long *dest, long value, int pe)
{
    return long_fetching(FERRYI_OP_SWAP, dest, value, 0, pe);
}
long long ferry_longlong_atomic_swap(long long *dest, long long value, int pe)
{
    return longlong_fetching(FERRYI_OP_SWAP, dest, value, 0, pe);
}
unsigned int ferry_uint_atomic_swap(unsigned int *dest, unsigned int value, int pe)
{
    return uint_fetching(FERRYI_OP_SWAP, dest, value, 0, pe);
}
unsigned long ferry_ulong_atomic_swap(unsigned long *dest, unsigned long value, int pe)
{
    return ulong_fetching(FERRYI_OP_SWAP, dest, value, 0, pe);
}
unsigned long long ferry_ulonglong_atomic_swap(unsigned long long *dest, unsigned long long value, int pe)
{
    return ulonglong_fetching(FERRYI_OP_SWAP, dest, value, 0, pe);
}
int32_t ferry_int32_atomic_swap(int32_t *dest, int32_t value, int pe)
{
    return int32_fetching(FERRYI_OP_SWAP, dest, value, 0, pe);
}
int64_t ferry_int64_atomic_swap(int64_t *dest, int64_t value, int pe)
{
    return int64_fetching(FERRYI_OP_SWAP, dest, value, 0, pe);
}
uint32_t ferry_uint32_atomic_swap(uint32_t *dest, uint32_t value, int pe)
{
    return uint32_fetching(FERRYI_OP_SWAP, dest, value, 0, pe);
}
uint64_t ferry_uint64_atomic_swap(uint64_t *dest, uint64_t value, int pe)
{
    return uint64_fetching(FERRYI_OP_SWAP, dest, value, 0, pe);
}
size_t ferry_size_atomic_swap(size_t *dest, size_t value, int pe)
{
    return size_fetching(FERRYI_OP_SWAP, dest, value, 0, pe);
}
ptrdiff_t ferry_ptrdiff_atomic_swap(ptrdiff_t *dest, ptrdiff_t value, int pe)
{
    return ptrdiff_fetching(FERRYI_OP_SWAP, dest, value, 0, pe);
}

/* ferry_TYPE_atomic_compare_swap */
int ferry_int_atomic_compare_swap(int *dest, int cond, int value, int pe)
{
    return int_fetching(FERRYI_OP_CAS, dest, value, cond, pe);
}
long ferry_long_atomic_compare_swap(long *dest, long cond, long value, int pe)
{
    return long_fetching(FERRYI_OP_CAS, dest, value, cond, pe);
}
long long ferry_longlong_atomic_compare_swap(long long *dest, long long cond, long long value, int pe)
{
    return longlong_fetching(FERRYI_OP_CAS, dest, value, cond, pe);
}
unsigned int ferry_uint_atomic_compare_swap(unsigned int *dest, unsigned int cond, unsigned int value, int pe)
{
    return uint_fetching(FERRYI_OP_CAS, dest, value, cond, pe);
}
unsigned long ferry_ulong_atomic_compare_swap(unsigned long *dest, unsigned long cond, unsigned long value, int pe)
{
    return ulong_fetching(FERRYI_OP_CAS, dest, value, cond, pe);
}
unsigned long long ferry_ulonglong_atomic_compare_swap(unsigned long long *dest, unsigned long long cond,
    unsigned long long value, int pe)
{
    return ulonglong_fetching(FERRYI_OP_CAS, dest, value, cond, pe);
}
int32_t ferry_int32_atomic_compare_swap(int32_t *dest, int32_t cond, int32_t value, int pe)
{
    return int32_fetching(FERRYI_OP_CAS, dest, value, cond, pe);
}
int64_t ferry_int64_atomic_compare_swap(int64_t *dest, int64_t cond, int64_t value, int pe)
{
    return int64_fetching(FERRYI_OP_CAS, dest, value, cond, pe);
}
uint32_t ferry_uint32_atomic_compare_swap(uint32_t *dest, uint32_t cond, uint32_t value, int pe)
{
    return uint32_fetching(FERRYI_OP_CAS, dest, value, cond, pe);
}
uint64_t ferry_uint64_atomic_compare_swap(uint64_t *dest, uint64_t cond, uint64_t value, int pe)
{
    return uint64_fetching(FERRYI_OP_CAS, dest, value, cond, pe);
}
size_t ferry_size_atomic_compare_swap(size_t *dest, size_t cond, size_t value, int pe)
{
    return size_fetching(FERRYI_OP_CAS, dest, value, cond, pe);
}
ptrdiff_t ferry_ptrdiff_atomic_compare_swap(ptrdiff_t *dest, ptrdiff_t cond, ptrdiff_t value, int pe)
{
    return ptrdiff_fetching(FERRYI_OP_CAS, dest, value, cond, pe);
}

/* ferry_TYPE_atomic_fetch_inc */
int ferry_int_atomic_fetch_inc(int *dest, int pe)
{
    return int_fetching(FERRYI_OP_ADD, dest, 1, 0, pe);
}
long ferry_long_atomic_fetch_inc(long *dest, int pe)
{
    return long_fetching(FERRYI_OP_ADD, dest, 1, 0, pe);
}
long long ferry_longlong_atomic_fetch_inc(long long *dest, int pe)
{
    return longlong_fetching(FERRYI_OP_ADD, dest, 1, 0, pe);
}
unsigned int ferry_uint_atomic_fetch_inc(unsigned int *dest, int pe)
{
    return uint_fetching(FERRYI_OP_ADD, dest, 1, 0, pe);
}
unsigned long ferry_ulong_atomic_fetch_inc(unsigned long *dest, int pe)
{
    return ulong_fetching(FERRYI_OP_ADD, dest, 1, 0, pe);
}
unsigned long long ferry_ulonglong_atomic_fetch_inc(unsigned long long *dest, int pe)
{
    return ulonglong_fetching(FERRYI_OP_ADD, dest, 1, 0, pe);
}
int32_t ferry_int32_atomic_fetch_inc(int32_t *dest, int pe)
{
    return int32_fetching(FERRYI_OP_ADD, dest, 1, 0, pe);
}
int64_t ferry_int64_atomic_fetch_inc(int64_t *dest, int pe)
{
    return int64_fetching(FERRYI_OP_ADD, dest, 1, 0, pe);
}
uint32_t ferry_uint32_atomic_fetch_inc(uint32_t *dest, int pe)
{
    return uint32_fetching(FERRYI_OP_ADD, dest, 1, 0, pe);
}
uint64_t ferry_uint64_atomic_fetch_inc(uint64_t *dest, int pe)
{
    return uint64_fetching(FERRYI_OP_ADD, dest, 1, 0, pe);
}
size_t ferry_size_atomic_fetch_inc(size_t *dest, int pe)
{
    return size_fetching(FERRYI_OP_ADD, dest, 1, 0, pe);
}
ptrdiff_t ferry_ptrdiff_atomic_fetch_inc(ptrdiff_t *dest, int pe)
{
    return ptrdiff_fetching(FERRYI_OP_ADD, dest, 1, 0, pe);
}

/* ferry_TYPE_atomic_inc */
ferry_status ferry_int_atomic_inc(int *dest, int pe)
{
    return int_posting(FERRYI_OP_ADD, dest, 1, pe);
}
ferry_status ferry_long_atomic_inc(long *dest, int pe)
{
    return long_posting(FERRYI_OP_ADD, dest, 1, pe);
}
ferry_status ferry_longlong_atomic_inc(long long *dest, int pe)
{
    return longlong_posting(FERRYI_OP_ADD, dest, 1, pe);
}
ferry_status ferry_uint_atomic_inc(unsigned int *dest, int pe)
{
    return uint_posting(FERRYI_OP_ADD, dest, 1, pe);
}
ferry_status ferry_ulong_atomic_inc(unsigned long *dest, int pe)
{
    return ulong_posting(FERRYI_OP_ADD, dest, 1, pe);
}
ferry_status ferry_ulonglong_atomic_inc(unsigned long long *dest, int pe)
{
    return ulonglong_posting(FERRYI_OP_ADD, dest, 1, pe);
}
ferry_status ferry_int32_atomic_inc(int32_t *dest, int pe)
{
    return int32_posting(FERRYI_OP_ADD, dest, 1, pe);
}
ferry_status ferry_int64_atomic_inc(int64_t *dest, int pe)
{
    return int64_posting(FERRYI_OP_ADD, dest, 1, pe);
}
ferry_status ferry_uint32_atomic_inc(uint32_t *dest, int pe)
{
    return uint32_posting(FERRYI_OP_ADD, dest, 1, pe);
}
ferry_status ferry_uint64_atomic_inc(uint64_t *dest, int pe)
{
    return uint64_posting(FERRYI_OP_ADD, dest, 1, pe);
}
ferry_status ferry_size_atomic_inc(size_t *dest, int pe)
{
    return size_posting(FERRYI_OP_ADD, dest, 1, pe);
}
ferry_status ferry_ptrdiff_atomic_inc(ptrdiff_t *dest, int pe)
{
    return ptrdiff_posting(FERRYI_OP_ADD, dest, 1, pe);
}

/* ferry_TYPE_atomic_fetch_add */
int ferry_int_atomic_fetch_add(int *dest, int value, int pe)
{
    return int_fetching(FERRYI_OP_ADD, dest, value, 0, pe);
}
long ferry_long_atomic_fetch_add(long *dest, long value, int pe)
{
    return long_fetching(FERRYI_OP_ADD, dest, value, 0, pe);
}
long long ferry_longlong_atomic_fetch_add(long long *dest, long long value, int pe)
{
    return longlong_fetching(FERRYI_OP_ADD, dest, value, 0, pe);
}
unsigned int ferry_uint_atomic_fetch_add(unsigned int *dest, unsigned int value, int pe)
{
    return uint_fetching(FERRYI_OP_ADD, dest, value, 0, pe);
}
unsigned long ferry_ulong_atomic_fetch_add(unsigned long *dest, unsigned long value, int pe)
{
    return ulong_fetching(FERRYI_OP_ADD, dest, value, 0, pe);
}
unsigned long long ferry_ulonglong_atomic_fetch_add(unsigned long long *dest, unsigned long long value, int pe)
{
    return ulonglong_fetching(FERRYI_OP_ADD, dest, value, 0, pe);
}
int32_t ferry_int32_atomic_fetch_add(int32_t *dest, int32_t value, int pe)
{
    return int32_fetching(FERRYI_OP_ADD, dest, value, 0, pe);
}
int64_t ferry_int64_atomic_fetch_add(int64_t *dest, int64_t value, int pe)
{
    return int64_fetching(FERRYI_OP_ADD, dest, value, 0, pe);
}
uint32_t ferry_uint32_atomic_fetch_add(uint32_t *dest, uint32_t value, int pe)
{
    return uint32_fetching(FERRYI_OP_ADD, dest, value, 0, pe);
}
uint64_t ferry_uint64_atomic_fetch_add(uint64_t *dest, uint64_t value, int pe)
{
    return uint64_fetching(FERRYI_OP_ADD, dest, value, 0, pe);
}
size_t ferry_size_atomic_fetch_add(size_t *dest, size_t value, int pe)
{
    return size_fetching(FERRYI_OP_ADD, dest, value, 0, pe);
}
ptrdiff_t ferry_ptrdiff_atomic_fetch_add(ptrdiff_t *dest, ptrdiff_t value, int pe)
{
    return ptrdiff_fetching(FERRYI_OP_ADD, dest, value, 0, pe);
}

/* ferry_TYPE_atomic_fetch_and */
int ferry_int_atomic_fetch_and(int *dest, int value, int pe)
{
    return int_fetching(FERRYI_OP_AND, dest, value, 0, pe);
}
long ferry_long_atomic_fetch_and(long *dest, long value, int pe)
{
    return long_fetching(FERRYI_OP_AND, dest, value, 0, pe);
}
long long ferry_longlong_atomic_fetch_and(long long *dest, long long value, int pe)
{
    return longlong_fetching(FERRYI_OP_AND, dest, value, 0, pe);
}
unsigned int ferry_uint_atomic_fetch_and(unsigned int *dest, unsigned int value, int pe)
{
    return uint_fetching(FERRYI_OP_AND, dest, value, 0, pe);
}
unsigned long ferry_ulong_atomic_fetch_and(unsigned long *dest, unsigned long value, int pe)
{
    return ulong_fetching(FERRYI_OP_AND, dest, value, 0, pe);
}
unsigned long long ferry_ulonglong_atomic_fetch_and(unsigned long long *dest, unsigned long long value, int pe)
{
    return ulonglong_fetching(FERRYI_OP_AND, dest, value, 0, pe);
}
int32_t ferry_int32_atomic_fetch_and(int32_t *dest, int32_t value, int pe)
{
    return int32_fetching(FERRYI_OP_AND, dest, value, 0, pe);
}
int64_t ferry_int64_atomic_fetch_and(int64_t *dest, int64_t value, int pe)
{
    return int64_fetching(FERRYI_OP_AND, dest, value, 0, pe);
}
uint32_t ferry_uint32_atomic_fetch_and(uint32_t *dest, uint32_t value, int pe)
{
    return uint32_fetching(FERRYI_OP_AND, dest, value, 0, pe);
}
uint64_t ferry_uint64_atomic_fetch_and(uint64_t *dest, uint64_t value, int pe)
{
    return uint64_fetching(FERRYI_OP_AND, dest, value, 0, pe);
}
size_t ferry_size_atomic_fetch_and(size_t *dest, size_t value, int pe)
{
    return size_fetching(FERRYI_OP_AND, dest, value, 0, pe);
}
ptrdiff_t ferry_ptrdiff_atomic_fetch_and(ptrdiff_t *dest, ptrdiff_t value, int pe)
{
    return ptrdiff_fetching(FERRYI_OP_AND, dest, value, 0, pe);
}

/* ferry_TYPE_atomic_fetch_or */
int ferry_int_atomic_fetch_or(int *dest, int value, int pe)
{
    return int_fetching(FERRYI_OP_OR, dest, value, 0, pe);
}
long ferry_long_atomic_fetch_or(long *dest, long value, int pe)
{
    return long_fetching(FERRYI_OP_OR, dest, value, 0, pe);
}
long long ferry_longlong_atomic_fetch_or(long long *dest, long long value, int pe)
{
    return longlong_fetching(FERRYI_OP_OR, dest, value, 0, pe);
}
unsigned int ferry_uint_atomic_fetch_or(unsigned int *dest, unsigned int value, int pe)
{
    return uint_fetching(FERRYI_OP_OR, dest, value, 0, pe);
}
unsigned long ferry_ulong_atomic_fetch_or(unsigned long *dest, unsigned long value, int pe)
{
    return ulong_fetching(FERRYI_OP_OR, dest, value, 0, pe);
}
unsigned long long ferry_ulonglong_atomic_fetch_or(unsigned long long *dest, unsigned long long value, int pe)
{
    return ulonglong_fetching(FERRYI_OP_OR, dest, value, 0, pe);
}
int32_t ferry_int32_atomic_fetch_or(int32_t *dest, int32_t value, int pe)
{
    return int32_fetching(FERRYI_OP_OR, dest, value, 0, pe);
}
int64_t ferry_int64_atomic_fetch_or(int64_t *dest, int64_t value, int pe)
{
    return int64_fetching(FERRYI_OP_OR, dest, value, 0, pe);
}
uint32_t ferry_uint32_atomic_fetch_or(uint32_t *dest, uint32_t value, int pe)
{
    return uint32_fetching(FERRYI_OP_OR, dest, value, 0, pe);
}
uint64_t ferry_uint64_atomic_fetch_or(uint64_t *dest, uint64_t value, int pe)
{
    return uint64_fetching(FERRYI_OP_OR, dest, value, 0, pe);
}
size_t ferry_size_atomic_fetch_or(size_t *dest, size_t value, int pe)
{
    return size_fetching(FERRYI_OP_OR, dest, value, 0, pe);
}
ptrdiff_t ferry_ptrdiff_atomic_fetch_or(ptrdiff_t *dest, ptrdiff_t value, int pe)
{
    return ptrdiff_fetching(FERRYI_OP_OR, dest, value, 0, pe);
}

/* ferry_TYPE_atomic_fetch_xor */
int ferry_int_atomic_fetch_xor(int *dest, int value, int pe)
{
    return int_fetching(FERRYI_OP_XOR, dest, value, 0, pe);
}
long ferry_long_atomic_fetch_xor(long *dest, long value, int pe)
{
    return long_fetching(FERRYI_OP_XOR, dest, value, 0, pe);
}
long long ferry_longlong_atomic_fetch_xor(long long *dest, long long value, int pe)
{
    return longlong_fetching(FERRYI_OP_XOR, dest, value, 0, pe);
}
unsigned int ferry_uint_atomic_fetch_xor(unsigned int *dest, unsigned int value, int pe)
{
    return uint_fetching(FERRYI_OP_XOR, dest, value, 0, pe);
}
unsigned long ferry_ulong_atomic_fetch_xor(unsigned long *dest, unsigned long value, int pe)
{
    return ulong_fetching(FERRYI_OP_XOR, dest, value, 0, pe);
}
unsigned long long ferry_ulonglong_atomic_fetch_xor(unsigned long long *dest, unsigned long long value, int pe)
{
    return ulonglong_fetching(FERRYI_OP_XOR, dest, value, 0, pe);
}
int32_t ferry_int32_atomic_fetch_xor(int32_t *dest, int32_t value, int pe)
{
    return int32_fetching(FERRYI_OP_XOR, dest, value, 0, pe);
}
int64_t ferry_int64_atomic_fetch_xor(int64_t *dest, int64_t value, int pe)
{
    return int64_fetching(FERRYI_OP_XOR, dest, value, 0, pe);
}
uint32_t ferry_uint32_atomic_fetch_xor(uint32_t *dest, uint32_t value, int pe)
{
    return uint32_fetching(FERRYI_OP_XOR, dest, value, 0, pe);
}
uint64_t ferry_uint64_atomic_fetch_xor(uint64_t *dest, uint64_t value, int pe)
{
    return uint64_fetching(FERRYI_OP_XOR, dest, value, 0, pe);
}
size_t ferry_size_atomic_fetch_xor(size_t *dest, size_t value, int pe)
{
    return size_fetching(FERRYI_OP_XOR, dest, value, 0, pe);
}
ptrdiff_t ferry_ptrdiff_atomic_fetch_xor(ptrdiff_t *dest, ptrdiff_t value, int pe)
{
    return ptrdiff_fetching(FERRYI_OP_XOR, dest, value, 0, pe);
}

/* ferry_TYPE_atomic_add */
ferry_status ferry_int_atomic_add(int *dest, int value, int pe)
{
    return int_posting(FERRYI_OP_ADD, dest, value, pe);
}
ferry_status ferry_long_atomic_add(long *dest, long value, int pe)
{
    return long_posting(FERRYI_OP_ADD, dest, value, pe);
}
ferry_status ferry_longlong_atomic_add(long long *dest, long long value, int pe)
{
    return longlong_posting(FERRYI_OP_ADD, dest, value, pe);
}
ferry_status ferry_uint_atomic_add(unsigned int *dest, unsigned int value, int pe)
{
    return uint_posting(FERRYI_OP_ADD, dest, value, pe);
}
ferry_status ferry_ulong_atomic_add(unsigned long *dest, unsigned long value, int pe)
{
    return ulong_posting(FERRYI_OP_ADD, dest, value, pe);
}
ferry_status ferry_ulonglong_atomic_add(unsigned long long *dest, unsigned long long value, int pe)
{
    return ulonglong_posting(FERRYI_OP_ADD, dest, value, pe);
}
ferry_status ferry_int32_atomic_add(int32_t *dest, int32_t value, int pe)
{
    return int32_posting(FERRYI_OP_ADD, dest, value, pe);
}
ferry_status ferry_int64_atomic_add(int64_t *dest, int64_t value, int pe)
{
    return int64_posting(FERRYI_OP_ADD, dest, value, pe);
}
ferry_status ferry_uint32_atomic_add(uint32_t *dest, uint32_t value, int pe)
{
    return uint32_posting(FERRYI_OP_ADD, dest, value, pe);
}
ferry_status ferry_uint64_atomic_add(uint64_t *dest, uint64_t value, int pe)
{
    return uint64_posting(FERRYI_OP_ADD, dest, value, pe);
}
ferry_status ferry_size_atomic_add(size_t *dest, size_t value, int pe)
{
    return size_posting(FERRYI_OP_ADD, dest, value, pe);
}
ferry_status ferry_ptrdiff_atomic_add(ptrdiff_t *dest, ptrdiff_t value, int pe)
{
    return ptrdiff_posting(FERRYI_OP_ADD, dest, value, pe);
}

/* ferry_TYPE_atomic_and */
ferry_status ferry_int_atomic_and(int *dest, int value, int pe)
{
    return int_posting(FERRYI_OP_AND, dest, value, pe);
}
ferry_status ferry_long_atomic_and(long *dest, long value, int pe)
{
    return long_posting(FERRYI_OP_AND, dest, value, pe);
}
ferry_status ferry_longlong_atomic_and(long long *dest, long long value, int pe)
{
    return longlong_posting(FERRYI_OP_AND, dest, value, pe);
}
ferry_status ferry_uint_atomic_and(unsigned int *dest, unsigned int value, int pe)
{
    return uint_posting(FERRYI_OP_AND, dest, value, pe);
}
ferry_status ferry_ulong_atomic_and(unsigned long *dest, unsigned long value, int pe)
{
    return ulong_posting(FERRYI_OP_AND, dest, value, pe);
}
ferry_status ferry_ulonglong_atomic_and(unsigned long long *dest, unsigned long long value, int pe)
{
    return ulonglong_posting(FERRYI_OP_AND, dest, value, pe);
}
ferry_status ferry_int32_atomic_and(int32_t *dest, int32_t value, int pe)
{
    return int32_posting(FERRYI_OP_AND, dest, value, pe);
}
ferry_status ferry_int64_atomic_and(int64_t *dest, int64_t value, int pe)
{
    return int64_posting(FERRYI_OP_AND, dest, value, pe);
}
ferry_status ferry_uint32_atomic_and(uint32_t *dest, uint32_t value, int pe)
{
    return uint32_posting(FERRYI_OP_AND, dest, value, pe);
}
ferry_status ferry_uint64_atomic_and(uint64_t *dest, uint64_t value, int pe)
{
    return uint64_posting(FERRYI_OP_AND, dest, value, pe);
}
ferry_status ferry_size_atomic_and(size_t *dest, size_t value, int pe)
{
    return size_posting(FERRYI_OP_AND, dest, value, pe);
}
ferry_status ferry_ptrdiff_atomic_and(ptrdiff_t *dest, ptrdiff_t value, int pe)
{
    return ptrdiff_posting(FERRYI_OP_AND, dest, value, pe);
}

/* ferry_TYPE_atomic_or */
ferry_status ferry_int_atomic_or(int *dest, int value, int pe)
{
    return int_posting(FERRYI_OP_OR, dest, value, pe);
}
ferry_status ferry_long_atomic_or(long *dest, long value, int pe)
{
    return long_posting(FERRYI_OP_OR, dest, value, pe);
}
ferry_status ferry_longlong_atomic_or(long long *dest, long long value, int pe)
{
    return longlong_posting(FERRYI_OP_OR, dest, value, pe);
}
ferry_status ferry_uint_atomic_or(unsigned int *dest, unsigned int value, int pe)
{
    return uint_posting(FERRYI_OP_OR, dest, value, pe);
}
ferry_status ferry_ulong_atomic_or(unsigned long *dest, unsigned long value, int pe)
{
    return ulong_posting(FERRYI_OP_OR, dest, value, pe);
}
ferry_status ferry_ulonglong_atomic_or(unsigned long long *dest, unsigned long long value, int pe)
{
    return ulonglong_posting(FERRYI_OP_OR, dest, value, pe);
}
ferry_status ferry_int32_atomic_or(int32_t *dest, int32_t value, int pe)
{
    return int32_posting(FERRYI_OP_OR, dest, value, pe);
}
ferry_status ferry_int64_atomic_or(int64_t *dest, int64_t value, int pe)
{
    return int64_posting(FERRYI_OP_OR, dest, value, pe);
}
ferry_status ferry_uint32_atomic_or(uint32_t *dest, uint32_t value, int pe)
{
    return uint32_posting(FERRYI_OP_OR, dest, value, pe);
}
ferry_status ferry_uint64_atomic_or(uint64_t *dest, uint64_t value, int pe)
{
    return uint64_posting(FERRYI_OP_OR, dest, value, pe);
}
ferry_status ferry_size_atomic_or(size_t *dest, size_t value, int pe)
{
    return size_posting(FERRYI_OP_OR, dest, value, pe);
}
ferry_status ferry_ptrdiff_atomic_or(ptrdiff_t *dest, ptrdiff_t value, int pe)
{
    return ptrdiff_posting(FERRYI_OP_OR, dest, value, pe);
}

/* ferry_TYPE_atomic_xor */
ferry_status ferry_int_atomic_xor(int *dest, int value, int pe)
{
    return int_posting(FERRYI_OP_XOR, dest, value, pe);
}
ferry_status ferry_long_atomic_xor(long *dest, long value, int pe)
{
    return long_posting(FERRYI_OP_XOR, dest, value, pe);
}
ferry_status ferry_longlong_atomic_xor(long long *dest, long long value, int pe)
{
    return longlong_posting(FERRYI_OP_XOR, dest, value, pe);
}
ferry_status ferry_uint_atomic_xor(unsigned int *dest, unsigned int value, int pe)
{
    return uint_posting(FERRYI_OP_XOR, dest, value, pe);
}
ferry_status ferry_ulong_atomic_xor(unsigned long *dest, unsigned long value, int pe)
{
    return ulong_posting(FERRYI_OP_XOR, dest, value, pe);
}
ferry_status ferry_ulonglong_atomic_xor(unsigned long long *dest, unsigned long long value, int pe)
{
    return ulonglong_posting(FERRYI_OP_XOR, dest, value, pe);
}
ferry_status ferry_int32_atomic_xor(int32_t *dest, int32_t value, int pe)
{
    return int32_posting(FERRYI_OP_XOR, dest, value, pe);
}
ferry_status ferry_int64_atomic_xor(int64_t *dest, int64_t value, int pe)
{
    return int64_posting(FERRYI_OP_XOR, dest, value, pe);
}
ferry_status ferry_uint32_atomic_xor(uint32_t *dest, uint32_t value, int pe)
{
    return uint32_posting(FERRYI_OP_XOR, dest, value, pe);
}
ferry_status ferry_uint64_atomic_xor(uint64_t *dest, uint64_t value, int pe)
{
    return uint64_posting(FERRYI_OP_XOR, dest, value, pe);
}
ferry_status ferry_size_atomic_xor(size_t *dest, size_t value, int pe)
{
    return size_posting(FERRYI_OP_XOR, dest, value, pe);
}
ferry_status ferry_ptrdiff_atomic_xor(ptrdiff_t *dest, ptrdiff_t value, int pe)
{
    return ptrdiff_posting(FERRYI_OP_XOR, dest, value, pe);
}

/* ferry_TYPE_atomic_fetch_nbi */
ferry_status ferry_float_atomic_fetch_nbi(float *fetch, const float *source, int pe)
{
    return float_storing(fetch, FERRYI_OP_FETCH, source, 0, 0, pe);
}
ferry_status ferry_double_atomic_fetch_nbi(double *fetch, const double *source, int pe)
{
    return double_storing(fetch, FERRYI_OP_FETCH, source, 0, 0, pe);
}
ferry_status ferry_int_atomic_fetch_nbi(int *fetch, const int *source, int pe)
{
    return int_storing(fetch, FERRYI_OP_FETCH, source, 0, 0, pe);
}
ferry_status ferry_long_atomic_fetch_nbi(long *fetch, const long *source, int pe)
{
    return long_storing(fetch, FERRYI_OP_FETCH, source, 0, 0, pe);
}
ferry_status ferry_longlong_atomic_fetch_nbi(long long *fetch, const long long *source, int pe)
{
    return longlong_storing(fetch, FERRYI_OP_FETCH, source, 0, 0, pe);
}
ferry_status ferry_uint_atomic_fetch_nbi(unsigned int *fetch, const unsigned int *source, int pe)
{
    return uint_storing(fetch, FERRYI_OP_FETCH, source, 0, 0, pe);
}
ferry_status ferry_ulong_atomic_fetch_nbi(unsigned long *fetch, const unsigned long *source, int pe)
{
    return ulong_storing(fetch, FERRYI_OP_FETCH, source, 0, 0, pe);
}
ferry_status ferry_ulonglong_atomic_fetch_nbi(unsigned long long *fetch, const unsigned long long *source, int pe)
{
    return ulonglong_storing(fetch, FERRYI_OP_FETCH, source, 0, 0, pe);
}
ferry_status ferry_int32_atomic_fetch_nbi(int32_t *fetch, const int32_t *source, int pe)
{
    return int32_storing(fetch, FERRYI_OP_FETCH, source, 0, 0, pe);
}
ferry_status ferry_int64_atomic_fetch_nbi(int64_t *fetch, const int64_t *source, int pe)
{
    return int64_storing(fetch, FERRYI_OP_FETCH, source, 0, 0, pe);
}
ferry_status ferry_uint32_atomic_fetch_nbi(uint32_t *fetch, const uint32_t *source, int pe)
{
    return uint32_storing(fetch, FERRYI_OP_FETCH, source, 0, 0, pe);
}
ferry_status ferry_uint64_atomic_fetch_nbi(uint64_t *fetch, const uint64_t *source, int pe)
{
    return uint64_storing(fetch, FERRYI_OP_FETCH, source, 0, 0, pe);
}
ferry_status ferry_size_atomic_fetch_nbi(size_t *fetch, const size_t *source, int pe)
{
    return size_storing(fetch, FERRYI_OP_FETCH, source, 0, 0, pe);
}
ferry_status ferry_ptrdiff_atomic_fetch_nbi(ptrdiff_t *fetch, const ptrdiff_t *source, int pe)
{
    return ptrdiff_storing(fetch, FERRYI_OP_FETCH, source, 0, 0, pe);
}

/* ferry_TYPE_atomic_swap_nbi */
ferry_status ferry_float_atomic_swap_nbi(float *fetch, float *dest, float value, int pe)
{
    return float_storing(fetch, FERRYI_OP_SWAP, dest, value, 0, pe);
}
ferry_status ferry_double_atomic_swap_nbi(double *fetch, double *dest, double value, int pe)
{
    return double_storing(fetch, FERRYI_OP_SWAP, dest, value, 0, pe);
}
ferry_status ferry_int_atomic_swap_nbi(int *fetch, int *dest, int value, int pe)
{
    return int_storing(fetch, FERRYI_OP_SWAP, dest, value, 0, pe);
}
ferry_status ferry_long_atomic_swap_nbi(long *fetch, long *dest, long value, int pe)
{
    return long_storing(fetch, FERRYI_OP_SWAP, dest, value, 0, pe);
}
ferry_status ferry_longlong_atomic_swap_nbi(long long *fetch, long long *dest, long long value, int pe)
{
    return longlong_storing(fetch, FERRYI_OP_SWAP, dest, value, 0, pe);
}
ferry_status ferry_uint_atomic_swap_nbi(unsigned int *fetch, unsigned int *dest, unsigned int value, int pe)
{
    return uint_storing(fetch, FERRYI_OP_SWAP, dest, value, 0, pe);
}
ferry_status ferry_ulong_atomic_swap_nbi(unsigned long *fetch, unsigned long *dest, unsigned long value, int pe)
{
    return ulong_storing(fetch, FERRYI_OP_SWAP, dest, value, 0, pe);
}
ferry_status ferry_ulonglong_atomic_swap_nbi(unsigned long long *fetch, unsigned long long *dest,
    unsigned long long value, int pe)
{
    return ulonglong_storing(fetch, FERRYI_OP_SWAP, dest, value, 0, pe);
}
ferry_status ferry_int32_atomic_swap_nbi(int32_t *fetch, int32_t *dest, int32_t value, int pe)
{
    return int32_storing(fetch, FERRYI_OP_SWAP, dest, value, 0, pe);
}
ferry_status ferry_int64_atomic_swap_nbi(int64_t *fetch, int64_t *dest, int64_t value, int pe)
{
    return int64_storing(fetch, FERRYI_OP_SWAP, dest, value, 0, pe);
}
ferry_status ferry_uint32_atomic_swap_nbi(uint32_t *fetch, uint32_t *dest, uint32_t value, int pe)
{
    return uint32_storing(fetch, FERRYI_OP_SWAP, dest, value, 0, pe);
}
ferry_status ferry_uint64_atomic_swap_nbi(uint64_t *fetch, uint64_t *dest, uint64_t value, int pe)
{
    return uint64_storing(fetch, FERRYI_OP_SWAP, dest, value, 0, pe);
}
ferry_status ferry_size_atomic_swap_nbi(size_t *fetch, size_t *dest, size_t value, int pe)
{
    return size_storing(fetch, FERRYI_OP_SWAP, dest, value, 0, pe);
}
ferry_status ferry_ptrdiff_atomic_swap_nbi(ptrdiff_t *fetch, ptrdiff_t *dest, ptrdiff_t value, int pe)
{
    return ptrdiff_storing(fetch, FERRYI_OP_SWAP, dest, value, 0, pe);
}

/* ferry_TYPE_atomic_compare_swap_nbi */
ferry_status ferry_int_atomic_compare_swap_nbi(int *fetch, int *dest, int cond, int value, int pe)
{
    return int_storing(fetch, FERRYI_OP_CAS, dest, value, cond, pe);
}
ferry_status ferry_long_atomic_compare_swap_nbi(long *fetch, long *dest, long cond, long value, int pe)
{
    return long_storing(fetch, FERRYI_OP_CAS, dest, value, cond, pe);
}
ferry_status ferry_longlong_atomic_compare_swap_nbi(long long *fetch, long long *dest, long long cond, long long value,
    int pe)
{
    return longlong_storing(fetch, FERRYI_OP_CAS, dest, value, cond, pe);
}
ferry_status ferry_uint_atomic_compare_swap_nbi(unsigned int *fetch, unsigned int *dest, unsigned int cond,
    unsigned int value, int pe)
{
    return uint_storing(fetch, FERRYI_OP_CAS, dest, value, cond, pe);
}
ferry_status ferry_ulong_atomic_compare_swap_nbi(unsigned long *fetch, unsigned long *dest, unsigned long cond,
    unsigned long value, int pe)
{
    return ulong_storing(fetch, FERRYI_OP_CAS, dest, value, cond, pe);
}
ferry_status ferry_ulonglong_atomic_compare_swap_nbi(unsigned long long *fetch, unsigned long long *dest,
    unsigned long long cond, unsigned long long value, int pe)
{
    return ulonglong_storing(fetch, FERRYI_OP_CAS, dest, value, cond, pe);
}
ferry_status ferry_int32_atomic_compare_swap_nbi(int32_t *fetch, int32_t *dest, int32_t cond, int32_t value, int pe)
{
    return int32_storing(fetch, FERRYI_OP_CAS, dest, value, cond, pe);
}
ferry_status ferry_int64_atomic_compare_swap_nbi(int64_t *fetch, int64_t *dest, int64_t cond, int64_t value, int pe)
{
    return int64_storing(fetch, FERRYI_OP_CAS, dest, value, cond, pe);
}
ferry_status ferry_uint32_atomic_compare_swap_nbi(uint32_t *fetch, uint32_t *dest, uint32_t cond, uint32_t value,
    int pe)
{
    return uint32_storing(fetch, FERRYI_OP_CAS, dest, value, cond, pe);
}
ferry_status ferry_uint64_atomic_compare_swap_nbi(uint64_t *fetch, uint64_t *dest, uint64_t cond, uint64_t value,
    int pe)
{
    return uint64_storing(fetch, FERRYI_OP_CAS, dest, value, cond, pe);
}
ferry_status ferry_size_atomic_compare_swap_nbi(size_t *fetch, size_t *dest, size_t cond, size_t value, int pe)
{
    return size_storing(fetch, FERRYI_OP_CAS, dest, value, cond, pe);
}
ferry_status ferry_ptrdiff_atomic_compare_swap_nbi(ptrdiff_t *fetch, ptrdiff_t *dest, ptrdiff_t cond, ptrdiff_t value,
    int pe)
{
    return ptrdiff_storing(fetch, FERRYI_OP_CAS, dest, value, cond, pe);
}

/* ferry_TYPE_atomic_fetch_inc_nbi */
ferry_status ferry_int_atomic_fetch_inc_nbi(int *fetch, int *dest, int pe)
{
    return int_storing(fetch, FERRYI_OP_ADD, dest, 1, 0, pe);
}
ferry_status ferry_long_atomic_fetch_inc_nbi(long *fetch, long *dest, int pe)
{
    return long_storing(fetch, FERRYI_OP_ADD, dest, 1, 0, pe);
}
ferry_status ferry_longlong_atomic_fetch_inc_nbi(long long *fetch, long long *dest, int pe)
{
    return longlong_storing(fetch, FERRYI_OP_ADD, dest, 1, 0, pe);
}
ferry_status ferry_uint_atomic_fetch_inc_nbi(unsigned int *fetch, unsigned int *dest, int pe)
{
    return uint_storing(fetch, FERRYI_OP_ADD, dest, 1, 0, pe);
}
ferry_status ferry_ulong_atomic_fetch_inc_nbi(unsigned long *fetch, unsigned long *dest, int pe)
{
    return ulong_storing(fetch, FERRYI_OP_ADD, dest, 1, 0, pe);
}
ferry_status ferry_ulonglong_atomic_fetch_inc_nbi(unsigned long long *fetch, unsigned long long *dest, int pe)
{
    return ulonglong_storing(fetch, FERRYI_OP_ADD, dest, 1, 0, pe);
}
ferry_status ferry_int32_atomic_fetch_inc_nbi(int32_t *fetch, int32_t *dest, int pe)
{
    return int32_storing(fetch, FERRYI_OP_ADD, dest, 1, 0, pe);
}
ferry_status ferry_int64_atomic_fetch_inc_nbi(int64_t *fetch, int64_t *dest, int pe)
{
    return int64_storing(fetch, FERRYI_OP_ADD, dest, 1, 0, pe);
}
ferry_status ferry_uint32_atomic_fetch_inc_nbi(uint32_t *fetch, uint32_t *dest, int pe)
{
    return uint32_storing(fetch, FERRYI_OP_ADD, dest, 1, 0, pe);
}
ferry_status ferry_uint64_atomic_fetch_inc_nbi(uint64_t *fetch, uint64_t *dest, int pe)
{
    return uint64_storing(fetch, FERRYI_OP_ADD, dest, 1, 0, pe);
}
ferry_status ferry_size_atomic_fetch_inc_nbi(size_t *fetch, size_t *dest, int pe)
{
    return size_storing(fetch, FERRYI_OP_ADD, dest, 1, 0, pe);
}
ferry_status ferry_ptrdiff_atomic_fetch_inc_nbi(ptrdiff_t *fetch, ptrdiff_t *dest, int pe)
{
    return ptrdiff_storing(fetch, FERRYI_OP_ADD, dest, 1, 0, pe);
}

/* ferry_TYPE_atomic_fetch_add_nbi */
ferry_status ferry_int_atomic_fetch_add_nbi(int *fetch, int *dest, int value, int pe)
{
    return int_storing(fetch, FERRYI_OP_ADD, dest, value, 0, pe);
}
ferry_status ferry_long_atomic_fetch_add_nbi(long *fetch, long *dest, long value, int pe)
{
    return long_storing(fetch, FERRYI_OP_ADD, dest, value, 0, pe);
}
ferry_status ferry_longlong_atomic_fetch_add_nbi(long long *fetch, long long *dest, long long value, int pe)
{
    return longlong_storing(fetch, FERRYI_OP_ADD, dest, value, 0, pe);
}
ferry_status ferry_uint_atomic_fetch_add_nbi(unsigned int *fetch, unsigned int *dest, unsigned int value, int pe)
{
    return uint_storing(fetch, FERRYI_OP_ADD, dest, value, 0, pe);
}
ferry_status ferry_ulong_atomic_fetch_add_nbi(unsigned long *fetch, unsigned long *dest, unsigned long value, int pe)
{
    return ulong_storing(fetch, FERRYI_OP_ADD, dest, value, 0, pe);
}
ferry_status ferry_ulonglong_atomic_fetch_add_nbi(unsigned long long *fetch, unsigned long long *dest,
    unsigned long long value, int pe)
{
    return ulonglong_storing(fetch, FERRYI_OP_ADD, dest, value, 0, pe);
}
ferry_status ferry_int32_atomic_fetch_add_nbi(int32_t *fetch, int32_t *dest, int32_t value, int pe)
{
    return int32_storing(fetch, FERRYI_OP_ADD, dest, value, 0, pe);
}
ferry_status ferry_int64_atomic_fetch_add_nbi(int64_t *fetch, int64_t *dest, int64_t value, int pe)
{
    return int64_storing(fetch, FERRYI_OP_ADD, dest, value, 0, pe);
}
ferry_status ferry_uint32_atomic_fetch_add_nbi(uint32_t *fetch, uint32_t *dest, uint32_t value, int pe)
{
    return uint32_storing(fetch, FERRYI_OP_ADD, dest, value, 0, pe);
}
ferry_status ferry_uint64_atomic_fetch_add_nbi(uint64_t *fetch, uint64_t *dest, uint64_t value, int pe)
{
    return uint64_storing(fetch, FERRYI_OP_ADD, dest, value, 0, pe);
}
ferry_status ferry_size_atomic_fetch_add_nbi(size_t *fetch, size_t *dest, size_t value, int pe)
{
    return size_storing(fetch, FERRYI_OP_ADD, dest, value, 0, pe);
}
ferry_status ferry_ptrdiff_atomic_fetch_add_nbi(ptrdiff_t *fetch, ptrdiff_t *dest, ptrdiff_t value, int pe)
{
    return ptrdiff_storing(fetch, FERRYI_OP_ADD, dest, value, 0, pe);
}

/* ferry_TYPE_atomic_fetch_and_nbi */
ferry_status ferry_int_atomic_fetch_and_nbi(int *fetch, int *dest, int value, int pe)
{
    return int_storing(fetch, FERRYI_OP_AND, dest, value, 0, pe);
}
ferry_status ferry_long_atomic_fetch_and_nbi(long *fetch, long *dest, long value, int pe)
{
    return long_storing(fetch, FERRYI_OP_AND, dest, value, 0, pe);
}
ferry_status ferry_longlong_atomic_fetch_and_nbi(long long *fetch, long long *dest, long long value, int pe)
{
    return longlong_storing(fetch, FERRYI_OP_AND, dest, value, 0, pe);
}
ferry_status ferry_uint_atomic_fetch_and_nbi(unsigned int *fetch, unsigned int *dest, unsigned int value, int pe)
{
    return uint_storing(fetch, FERRYI_OP_AND, dest, value, 0, pe);
}
ferry_status ferry_ulong_atomic_fetch_and_nbi(unsigned long *fetch, unsigned long *dest, unsigned long value, int pe)
{
    return ulong_storing(fetch, FERRYI_OP_AND, dest, value, 0, pe);
}
ferry_status ferry_ulonglong_atomic_fetch_and_nbi(unsigned long long *fetch, unsigned long long *dest,
    unsigned long long value, int pe)
{
    return ulonglong_storing(fetch, FERRYI_OP_AND, dest, value, 0, pe);
}
ferry_status ferry_int32_atomic_fetch_and_nbi(int32_t *fetch, int32_t *dest, int32_t value, int pe)
{
    return int32_storing(fetch, FERRYI_OP_AND, dest, value, 0, pe);
}
ferry_status ferry_int64_atomic_fetch_and_nbi(int64_t *fetch, int64_t *dest, int64_t value, int pe)
{
    return int64_storing(fetch, FERRYI_OP_AND, dest, value, 0, pe);
}
ferry_status ferry_uint32_atomic_fetch_and_nbi(uint32_t *fetch, uint32_t *dest, uint32_t value, int pe)
{
    return uint32_storing(fetch, FERRYI_OP_AND, dest, value, 0, pe);
}
ferry_status ferry_uint64_atomic_fetch_and_nbi(uint64_t *fetch, uint64_t *dest, uint64_t value, int pe)
{
    return uint64_storing(fetch, FERRYI_OP_AND, dest, value, 0, pe);
}
ferry_status ferry_size_atomic_fetch_and_nbi(size_t *fetch, size_t *dest, size_t value, int pe)
{
    return size_storing(fetch, FERRYI_OP_AND, dest, value, 0, pe);
}
ferry_status ferry_ptrdiff_atomic_fetch_and_nbi(ptrdiff_t *fetch, ptrdiff_t *dest, ptrdiff_t value, int pe)
{
    return ptrdiff_storing(fetch, FERRYI_OP_AND, dest, value, 0, pe);
}

/* ferry_TYPE_atomic_fetch_or_nbi */
ferry_status ferry_int_atomic_fetch_or_nbi(int *fetch, int *dest, int value, int pe)
{
    return int_storing(fetch, FERRYI_OP_OR, dest, value, 0, pe);
}
ferry_status ferry_long_atomic_fetch_or_nbi(long *fetch, long *dest, long value, int pe)
{
    return long_storing(fetch, FERRYI_OP_OR, dest, value, 0, pe);
}
ferry_status ferry_longlong_atomic_fetch_or_nbi(long long *fetch, long long *dest, long long value, int pe)
{
    return longlong_storing(fetch, FERRYI_OP_OR, dest, value, 0, pe);
}
ferry_status ferry_uint_atomic_fetch_or_nbi(unsigned int *fetch, unsigned int *dest, unsigned int value, int pe)
{
    return uint_storing(fetch, FERRYI_OP_OR, dest, value, 0, pe);
}
ferry_status ferry_ulong_atomic_fetch_or_nbi(unsigned long *fetch, unsigned long *dest, unsigned long value, int pe)
{
    return ulong_storing(fetch, FERRYI_OP_OR, dest, value, 0, pe);
}
ferry_status ferry_ulonglong_atomic_fetch_or_nbi(unsigned long long *fetch, unsigned long long *dest,
    unsigned long long value, int pe)
{
    return ulonglong_storing(fetch, FERRYI_OP_OR, dest, value, 0, pe);
}
ferry_status ferry_int32_atomic_fetch_or_nbi(int32_t *fetch, int32_t *dest, int32_t value, int pe)
{
    return int32_storing(fetch, FERRYI_OP_OR, dest, value, 0, pe);
}
ferry_status ferry_int64_atomic_fetch_or_nbi(int64_t *fetch, int64_t *dest, int64_t value, int pe)
{
    return int64_storing(fetch, FERRYI_OP_OR, dest, value, 0, pe);
}
ferry_status ferry_uint32_atomic_fetch_or_nbi(uint32_t *fetch, uint32_t *dest, uint32_t value, int pe)
{
    return uint32_storing(fetch, FERRYI_OP_OR, dest, value, 0, pe);
}
ferry_status ferry_uint64_atomic_fetch_or_nbi(uint64_t *fetch, uint64_t *dest, uint64_t value, int pe)
{
    return uint64_storing(fetch, FERRYI_OP_OR, dest, value, 0, pe);
}
ferry_status ferry_size_atomic_fetch_or_nbi(size_t *fetch, size_t *dest, size_t value, int pe)
{
    return size_storing(fetch, FERRYI_OP_OR, dest, value, 0, pe);
}
ferry_status ferry_ptrdiff_atomic_fetch_or_nbi(ptrdiff_t *fetch, ptrdiff_t *dest, ptrdiff_t value, int pe)
{
    return ptrdiff_storing(fetch, FERRYI_OP_OR, dest, value, 0, pe);
}

/* ferry_TYPE_atomic_fetch_xor_nbi */
ferry_status ferry_int_atomic_fetch_xor_nbi(int *fetch, int *dest, int value, int pe)
{
    return int_storing(fetch, FERRYI_OP_XOR, dest, value, 0, pe);
}
ferry_status ferry_long_atomic_fetch_xor_nbi(long *fetch, long *dest, long value, int pe)
{
    return long_storing(fetch, FERRYI_OP_XOR, dest, value, 0, pe);
}
ferry_status ferry_longlong_atomic_fetch_xor_nbi(long long *fetch, long long *dest, long long value, int pe)
{
    return longlong_storing(fetch, FERRYI_OP_XOR, dest, value, 0, pe);
}
ferry_status ferry_uint_atomic_fetch_xor_nbi(unsigned int *fetch, unsigned int *dest, unsigned int value, int pe)
{
    return uint_storing(fetch, FERRYI_OP_XOR, dest, value, 0, pe);
}
ferry_status ferry_ulong_atomic_fetch_xor_nbi(unsigned long *fetch, unsigned long *dest, unsigned long value, int pe)
{
    return ulong_storing(fetch, FERRYI_OP_XOR, dest, value, 0, pe);
}
ferry_status ferry_ulonglong_atomic_fetch_xor_nbi(unsigned long long *fetch, unsigned long long *dest,
    unsigned long long value, int pe)
{
    return ulonglong_storing(fetch, FERRYI_OP_XOR, dest, value, 0, pe);
}
ferry_status ferry_int32_atomic_fetch_xor_nbi(int32_t *fetch, int32_t *dest, int32_t value, int pe)
{
    return int32_storing(fetch, FERRYI_OP_XOR, dest, value, 0, pe);
}
ferry_status ferry_int64_atomic_fetch_xor_nbi(int64_t *fetch, int64_t *dest, int64_t value, int pe)
{
    return int64_storing(fetch, FERRYI_OP_XOR, dest, value, 0, pe);
}
ferry_status ferry_uint32_atomic_fetch_xor_nbi(uint32_t *fetch, uint32_t *dest, uint32_t value, int pe)
{
    return uint32_storing(fetch, FERRYI_OP_XOR, dest, value, 0, pe);
}
ferry_status ferry_uint64_atomic_fetch_xor_nbi(uint64_t *fetch, uint64_t *dest, uint64_t value, int pe)
{
    return uint64_storing(fetch, FERRYI_OP_XOR, dest, value, 0, pe);
}
ferry_status ferry_size_atomic_fetch_xor_nbi(size_t *fetch, size_t *dest, size_t value, int pe)
{
    return size_storing(fetch, FERRYI_OP_XOR, dest, value, 0, pe);
}
ferry_status ferry_ptrdiff_atomic_fetch_xor_nbi(ptrdiff_t *fetch, ptrdiff_t *dest, ptrdiff_t value, int pe)
{
    return ptrdiff_storing(fetch, FERRYI_OP_XOR, dest, value, 0, pe);
}

#endif
