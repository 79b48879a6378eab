/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRYI_EMU_VECTOR_TYPES_H
#define FERRYI_EMU_VECTOR_TYPES_H
#define __VECTOR_TYPES_H__ /* as programs test it */

/* CUDA's vectors of 1 to 4 elements, aligned as on a GPU: vectors of 2 and 4 to their size, at most 16. */
#define FERRYI_EMU_VECTORS(T, NAME, TWO, FOUR)                                                                         \
    typedef struct NAME##1                                                                                             \
    {                                                                                                                  \
        T x;                                                                                                           \
    }                                                                                                                  \
    NAME##1;                                                                                                           \
    typedef struct __attribute__((aligned(TWO))) NAME##2                                                               \
    {                                                                                                                  \
        T x, y;                                                                                                        \
    }                                                                                                                  \
    NAME##2;                                                                                                           \
    typedef struct NAME##3                                                                                             \
    {                                                                                                                  \
        T x, y, z;                                                                                                     \
    }                                                                                                                  \
    NAME##3;                                                                                                           \
    typedef struct __attribute__((aligned(FOUR))) NAME##4                                                              \
    {                                                                                                                  \
        T x, y, z, w;                                                                                                  \
    }                                                                                                                  \
    NAME##4;

FERRYI_EMU_VECTORS(signed char, char, 2, 4)
FERRYI_EMU_VECTORS(unsigned char, uchar, 2, 4)
FERRYI_EMU_VECTORS(short, short, 4, 8)
FERRYI_EMU_VECTORS(unsigned short, ushort, 4, 8)
FERRYI_EMU_VECTORS(int, int, 8, 16)
FERRYI_EMU_VECTORS(unsigned int, uint, 8, 16)
FERRYI_EMU_VECTORS(long, long, 16, 16)
FERRYI_EMU_VECTORS(unsigned long, ulong, 16, 16)
FERRYI_EMU_VECTORS(long long, longlong, 16, 16)
FERRYI_EMU_VECTORS(unsigned long long, ulonglong, 16, 16)
FERRYI_EMU_VECTORS(float, float, 8, 16)
FERRYI_EMU_VECTORS(double, double, 16, 16)

typedef struct dim3 {
    unsigned int x, y, z;
#ifdef __cplusplus
    constexpr dim3(unsigned int x_ = 1, unsigned int y_ = 1, unsigned int z_ = 1) : x(x_), y(y_), z(z_) {}
    constexpr dim3(uint3 v) : x(v.x), y(v.y), z(v.z) {}
    constexpr operator uint3() const
    {
        return uint3{ x, y, z };
    }
#endif
} dim3;

#endif
