/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRYI_EMU_CUDA_BF16_H
#define FERRYI_EMU_CUDA_BF16_H

#include "emulate/half.h"

FERRYI_EMU_16_BITS(__nv_bfloat16, __nv_bfloat162, ferryi_emu_bf16_to_float, ferryi_emu_float_to_bf16)
typedef __nv_bfloat16 nv_bfloat16;
typedef __nv_bfloat162 nv_bfloat162;

static inline __nv_bfloat16 __float2bfloat16(float v)
{
    return __nv_bfloat16(v);
}
static inline __nv_bfloat16 __float2bfloat16_rn(float v)
{
    return __nv_bfloat16(v);
}
static inline __nv_bfloat16 __double2bfloat16(double v)
{
    return __nv_bfloat16(v);
}
static inline float __bfloat162float(__nv_bfloat16 v)
{
    return (float)v;
}
static inline __nv_bfloat16 __ushort_as_bfloat16(unsigned short bits)
{
    __nv_bfloat16 v;
    v.bits = bits;
    return v;
}
static inline unsigned short __bfloat16_as_ushort(__nv_bfloat16 v)
{
    return v.bits;
}
static inline __nv_bfloat162 __halves2bfloat162(__nv_bfloat16 x, __nv_bfloat16 y)
{
    return __nv_bfloat162(x, y);
}
static inline __nv_bfloat162 make_bfloat162(__nv_bfloat16 x, __nv_bfloat16 y)
{
    return __nv_bfloat162(x, y);
}
static inline __nv_bfloat162 __float2bfloat162_rn(float v)
{
    return __nv_bfloat162(v, v);
}
static inline __nv_bfloat162 __floats2bfloat162_rn(float x, float y)
{
    return __nv_bfloat162(x, y);
}
static inline float2 __bfloat1622float2(__nv_bfloat162 v)
{
    return float2{ (float)v.x, (float)v.y };
}
static inline __nv_bfloat16 __low2bfloat16(__nv_bfloat162 v)
{
    return v.x;
}
static inline __nv_bfloat16 __high2bfloat16(__nv_bfloat162 v)
{
    return v.y;
}

#endif
