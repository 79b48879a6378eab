/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRYI_EMU_VECTOR_FUNCTIONS_H
#define FERRYI_EMU_VECTOR_FUNCTIONS_H

#include "vector_types.h"

#define FERRYI_EMU_MAKE(T, NAME)                                                                                       \
    static inline __attribute__((unused)) NAME##1 make_##NAME##1(T x)                                                  \
    {                                                                                                                  \
        NAME##1 v = { x };                                                                                             \
        return v;                                                                                                      \
    }                                                                                                                  \
    static inline __attribute__((unused)) NAME##2 make_##NAME##2(T x, T y)                                             \
    {                                                                                                                  \
        NAME##2 v = { x, y };                                                                                          \
        return v;                                                                                                      \
    }                                                                                                                  \
    static inline __attribute__((unused)) NAME##3 make_##NAME##3(T x, T y, T z)                                        \
    {                                                                                                                  \
        NAME##3 v = { x, y, z };                                                                                       \
        return v;                                                                                                      \
    }                                                                                                                  \
    static inline __attribute__((unused)) NAME##4 make_##NAME##4(T x, T y, T z, T w)                                   \
    {                                                                                                                  \
        NAME##4 v = { x, y, z, w };                                                                                    \
        return v;                                                                                                      \
    }

FERRYI_EMU_MAKE(signed char, char)
FERRYI_EMU_MAKE(unsigned char, uchar)
FERRYI_EMU_MAKE(short, short)
FERRYI_EMU_MAKE(unsigned short, ushort)
FERRYI_EMU_MAKE(int, int)
FERRYI_EMU_MAKE(unsigned int, uint)
FERRYI_EMU_MAKE(long, long)
FERRYI_EMU_MAKE(unsigned long, ulong)
FERRYI_EMU_MAKE(long long, longlong)
FERRYI_EMU_MAKE(unsigned long long, ulonglong)
FERRYI_EMU_MAKE(float, float)
FERRYI_EMU_MAKE(double, double)

#endif
