/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_TYPETABLE_H
#define FERRY_TYPETABLE_H

#include "attr.h"
#include <stddef.h>
#include <stdint.h>

/* The one table of types.  Every typed family, declared or defined, is an expansion of one of these lists, so that a
 * type is added in one place.  X(NAME, TYPE): NAME is OpenSHMEM 1.5's (tables 3, 5, 6 and 8). */

/* Distinct C types: what a C11 _Generic association or a C++ overload may list. */
#define FERRYI_INT_C_TYPES(X)                                                                                          \
    X(int, int)                                                                                                        \
    X(long, long) X(longlong, long long) X(uint, unsigned int) X(ulong, unsigned long) X(ulonglong, unsigned long long)
#define FERRYI_SMALL_C_TYPES(X)                                                                                        \
    X(char, char) X(schar, signed char) X(short, short) X(uchar, unsigned char) X(ushort, unsigned short)

/* Names that repeat a C type. */
#define FERRYI_WIDE_ALIASES(X)                                                                                         \
    X(int32, int32_t) X(int64, int64_t) X(uint32, uint32_t) X(uint64, uint64_t) X(size, size_t) X(ptrdiff, ptrdiff_t)
#define FERRYI_SMALL_ALIASES(X) X(int8, int8_t) X(int16, int16_t) X(uint8, uint8_t) X(uint16, uint16_t)

/* Put, get and collectives.  Kernels have no long double. */
#if FERRYI_GPU
#define FERRYI_REAL_C_TYPES(X) X(float, float) X(double, double)
#else
#define FERRYI_REAL_C_TYPES(X) X(float, float) X(double, double) X(longdouble, long double)
#endif
#define FERRY_RMA_C_TYPES(X) FERRYI_REAL_C_TYPES(X) FERRYI_SMALL_C_TYPES(X) FERRYI_INT_C_TYPES(X)
#define FERRY_RMA_TYPES(X) FERRY_RMA_C_TYPES(X) FERRYI_SMALL_ALIASES(X) FERRYI_WIDE_ALIASES(X)

/* Integers of all sizes: bitwise reductions. */
#define FERRY_BITS_C_TYPES(X) FERRYI_SMALL_C_TYPES(X) FERRYI_INT_C_TYPES(X)
#define FERRY_BITS_TYPES(X) FERRY_BITS_C_TYPES(X) FERRYI_SMALL_ALIASES(X) FERRYI_WIDE_ALIASES(X)

/* Reductions on hosts, in C. */
#define FERRY_COMPLEX_TYPES(X) X(complexf, float _Complex) X(complexd, double _Complex)

/* Atomics and waits: integers of 4 and 8 bytes.  X(NAME, TYPE, U) where U is the unsigned integer of the same size. */
#define FERRY_WORD_C_TYPES(X)                                                                                          \
    X(int, int, uint32_t)                                                                                              \
    X(long, long, uint64_t)                                                                                            \
    X(longlong, long long, uint64_t)                                                                                   \
    X(uint, unsigned int, uint32_t) X(ulong, unsigned long, uint64_t) X(ulonglong, unsigned long long, uint64_t)
#define FERRY_WORD_TYPES(X)                                                                                            \
    FERRY_WORD_C_TYPES(X)                                                                                              \
    X(int32, int32_t, uint32_t)                                                                                        \
    X(int64, int64_t, uint64_t)                                                                                        \
    X(uint32, uint32_t, uint32_t)                                                                                      \
    X(uint64, uint64_t, uint64_t) X(size, size_t, uint64_t) X(ptrdiff, ptrdiff_t, uint64_t)
/* Set, fetch and swap know these too. */
#define FERRY_REAL_WORD_TYPES(X) X(float, float, uint32_t) X(double, double, uint64_t)

/* Untyped sizes of put and get: X(BITS, BYTES). */
#define FERRY_RMA_SIZES(X) X(8, 1) X(16, 2) X(32, 4) X(64, 8) X(128, 16)

/* What early versions of OpenSHMEM had by these names: reductions of active sets, and atomics. */
#define FERRY_OLD_INT_TYPES(X) X(int, int) X(long, long) X(longlong, long long)
#define FERRY_OLD_BITS_TYPES(X) X(short, short) FERRY_OLD_INT_TYPES(X)
#define FERRY_OLD_REAL_TYPES(X) X(float, float) X(double, double)
#define FERRY_OLD_MATH_TYPES(X) FERRY_OLD_BITS_TYPES(X) FERRYI_REAL_C_TYPES(X)

/* Reductions.  X(NAME, TYPE, OP): bitwise on integers, order and arithmetic on all. */
#define FERRYI_REDUCE_BITS(X, NAME, TYPE) X(NAME, TYPE, and) X(NAME, TYPE, or) X(NAME, TYPE, xor)
#define FERRYI_REDUCE_MATH(X, NAME, TYPE) X(NAME, TYPE, max) X(NAME, TYPE, min) X(NAME, TYPE, sum) X(NAME, TYPE, prod)

#endif
