/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRYI_EMU_CUDA_FP16_H
#define FERRYI_EMU_CUDA_FP16_H

#include "emulate/half.h"

FERRYI_EMU_16_BITS(__half, __half2, ferryi_emu_half_to_float, ferryi_emu_float_to_half)
typedef __half half;
typedef __half2 half2;

static inline __half __float2half(float v)
{
    return __half(v);
}
static inline __half __float2half_rn(float v)
{
    return __half(v);
}
static inline __half __double2half(double v)
{
    return __half(v);
}
static inline __half __int2half_rn(int v)
{
    return __half(v);
}
static inline float __half2float(__half v)
{
    return (float)v;
}
static inline int __half2int_rn(__half v)
{
    return __float2int_rn((float)v);
}
static inline __half __ushort_as_half(unsigned short bits)
{
    __half v;
    v.bits = bits;
    return v;
}
static inline unsigned short __half_as_ushort(__half v)
{
    return v.bits;
}
static inline __half2 __halves2half2(__half x, __half y)
{
    return __half2(x, y);
}
static inline __half2 make_half2(__half x, __half y)
{
    return __half2(x, y);
}
static inline __half2 __half2half2(__half x)
{
    return __half2(x, x);
}
static inline __half2 __float2half2_rn(float v)
{
    return __half2(v, v);
}
static inline __half2 __floats2half2_rn(float x, float y)
{
    return __half2(x, y);
}
static inline __half2 __float22half2_rn(float2 v)
{
    return __half2(v.x, v.y);
}
static inline float2 __half22float2(__half2 v)
{
    return float2{ (float)v.x, (float)v.y };
}
static inline __half __low2half(__half2 v)
{
    return v.x;
}
static inline __half __high2half(__half2 v)
{
    return v.y;
}
static inline float __low2float(__half2 v)
{
    return (float)v.x;
}
static inline float __high2float(__half2 v)
{
    return (float)v.y;
}

#endif
