/* SPDX-License-Identifier: BSD-3-Clause */
/* Lists of types.  Made by api/generate.py from api/calls.txt. */
/* clang-format off */
#ifndef FERRY_GENERATED_TYPETABLE_H
#define FERRY_GENERATED_TYPETABLE_H

#include "../attr.h"
#include <stddef.h>
#include <stdint.h>

/* X(NAME, TYPE) for each type, NAME as in ferry_NAME_put; WORD_TYPES: X(NAME, TYPE, U) with the unsigned
 * integer of its size.  Kernels have no long double. */
#if FERRYI_GPU
#define FERRYI_HOSTS_ONLY(x)
#else
#define FERRYI_HOSTS_ONLY(x) x
#endif
#define FERRY_RMA_TYPES(X) X(float, float) X(double, double) FERRYI_HOSTS_ONLY(X(longdouble, long double)) \
    X(char, char) X(schar, signed char) X(short, short) X(uchar, unsigned char) X(ushort, unsigned short) X(int, int) \
    X(long, long) X(longlong, long long) X(uint, unsigned int) X(ulong, unsigned long) \
    X(ulonglong, unsigned long long) X(int8, int8_t) X(int16, int16_t) X(uint8, uint8_t) X(uint16, uint16_t) \
    X(int32, int32_t) X(int64, int64_t) X(uint32, uint32_t) X(uint64, uint64_t) X(size, size_t) X(ptrdiff, ptrdiff_t)
#define FERRY_BITS_TYPES(X) X(char, char) X(schar, signed char) X(short, short) X(uchar, unsigned char) \
    X(ushort, unsigned short) X(int, int) X(long, long) X(longlong, long long) X(uint, unsigned int) \
    X(ulong, unsigned long) X(ulonglong, unsigned long long) X(int8, int8_t) X(int16, int16_t) X(uint8, uint8_t) \
    X(uint16, uint16_t) X(int32, int32_t) X(int64, int64_t) X(uint32, uint32_t) X(uint64, uint64_t) X(size, size_t) \
    X(ptrdiff, ptrdiff_t)
#define FERRY_WORD_TYPES(X) X(int, int, uint32_t) X(long, long, uint64_t) X(longlong, long long, uint64_t) \
    X(uint, unsigned int, uint32_t) X(ulong, unsigned long, uint64_t) X(ulonglong, unsigned long long, uint64_t) \
    X(int32, int32_t, uint32_t) X(int64, int64_t, uint64_t) X(uint32, uint32_t, uint32_t) \
    X(uint64, uint64_t, uint64_t) X(size, size_t, uint64_t) X(ptrdiff, ptrdiff_t, uint64_t)
#define FERRY_REAL_WORD_TYPES(X) X(float, float, uint32_t) X(double, double, uint64_t)
#define FERRY_COMPLEX_TYPES(X) X(complexf, float _Complex) X(complexd, double _Complex)
#define FERRY_HALVES_TYPES(X) X(short, short) X(ushort, unsigned short)
#define FERRY_OLD_BITS_TYPES(X) X(short, short) X(int, int) X(long, long) X(longlong, long long)
#define FERRY_OLD_MATH_TYPES(X) X(float, float) X(double, double) FERRYI_HOSTS_ONLY(X(longdouble, long double)) \
    X(short, short) X(int, int) X(long, long) X(longlong, long long)
#define FERRY_RMA_SIZES(X) X(8, 1) X(16, 2) X(32, 4) X(64, 8) X(128, 16)
#define FERRYI_REDUCE_BITS(X, NAME, TYPE) X(NAME, TYPE, and) X(NAME, TYPE, or) X(NAME, TYPE, xor)
#define FERRYI_REDUCE_MATH(X, NAME, TYPE) X(NAME, TYPE, max) X(NAME, TYPE, min) X(NAME, TYPE, sum) X(NAME, TYPE, prod)

#endif
