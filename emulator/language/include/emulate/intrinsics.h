/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRYI_EMU_INTRINSICS_H
#define FERRYI_EMU_INTRINSICS_H

#include "../vector_types.h"
#include <fenv.h>
#include <math.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

/* Functions of kernels: bits, conversions, fast mathematics, and the mathematical functions that the C library does not
 * have.  The fast ones are as exact as the others here. */
#define FERRYI_EMU_FN static inline __attribute__((unused))

/* ---- min, max and abs of any two numbers. */
#define FERRYI_EMU_MIN_MAX(T)                                                                                          \
    FERRYI_EMU_FN T min(T a, T b)                                                                                      \
    {                                                                                                                  \
        return b < a ? b : a;                                                                                          \
    }                                                                                                                  \
    FERRYI_EMU_FN T max(T a, T b)                                                                                      \
    {                                                                                                                  \
        return a < b ? b : a;                                                                                          \
    }
FERRYI_EMU_MIN_MAX(int)
FERRYI_EMU_MIN_MAX(unsigned)
FERRYI_EMU_MIN_MAX(long)
FERRYI_EMU_MIN_MAX(unsigned long)
FERRYI_EMU_MIN_MAX(long long)
FERRYI_EMU_MIN_MAX(unsigned long long)
#undef FERRYI_EMU_MIN_MAX
#define FERRYI_EMU_MIN_MAX_OF(A, B, T)                                                                                 \
    FERRYI_EMU_FN T min(A a, B b)                                                                                      \
    {                                                                                                                  \
        return min((T)a, (T)b);                                                                                        \
    }                                                                                                                  \
    FERRYI_EMU_FN T min(B a, A b)                                                                                      \
    {                                                                                                                  \
        return min((T)a, (T)b);                                                                                        \
    }                                                                                                                  \
    FERRYI_EMU_FN T max(A a, B b)                                                                                      \
    {                                                                                                                  \
        return max((T)a, (T)b);                                                                                        \
    }                                                                                                                  \
    FERRYI_EMU_FN T max(B a, A b)                                                                                      \
    {                                                                                                                  \
        return max((T)a, (T)b);                                                                                        \
    }
FERRYI_EMU_FN float min(float a, float b)
{
    return fminf(a, b);
}
FERRYI_EMU_FN float max(float a, float b)
{
    return fmaxf(a, b);
}
FERRYI_EMU_FN double min(double a, double b)
{
    return fmin(a, b);
}
FERRYI_EMU_FN double max(double a, double b)
{
    return fmax(a, b);
}
FERRYI_EMU_MIN_MAX_OF(int, unsigned, unsigned)
FERRYI_EMU_MIN_MAX_OF(long, unsigned long, unsigned long)
FERRYI_EMU_MIN_MAX_OF(long long, unsigned long long, unsigned long long)
FERRYI_EMU_MIN_MAX_OF(int, unsigned long, unsigned long)
FERRYI_EMU_MIN_MAX_OF(unsigned, unsigned long, unsigned long)
FERRYI_EMU_MIN_MAX_OF(int, long, long)
FERRYI_EMU_MIN_MAX_OF(float, double, double)
FERRYI_EMU_MIN_MAX_OF(float, int, float)
FERRYI_EMU_MIN_MAX_OF(double, int, double)
#undef FERRYI_EMU_MIN_MAX_OF

/* Templates, so that a program's own function of this name comes first. */
#define FERRYI_EMU_MIN_MAX_CALLED(PREFIX, T)                                                                           \
    template <int = 0>                                                                                                 \
    FERRYI_EMU_FN T PREFIX##min(T a, T b)                                                                              \
    {                                                                                                                  \
        return b < a ? b : a;                                                                                          \
    }                                                                                                                  \
    template <int = 0>                                                                                                 \
    FERRYI_EMU_FN T PREFIX##max(T a, T b)                                                                              \
    {                                                                                                                  \
        return a < b ? b : a;                                                                                          \
    }
FERRYI_EMU_MIN_MAX_CALLED(u, unsigned)
FERRYI_EMU_MIN_MAX_CALLED(ll, long long)
FERRYI_EMU_MIN_MAX_CALLED(ull, unsigned long long)
#undef FERRYI_EMU_MIN_MAX_CALLED

/* ---- Bits. */
FERRYI_EMU_FN int __popc(unsigned x)
{
    return __builtin_popcount(x);
}
FERRYI_EMU_FN int __popcll(unsigned long long x)
{
    return __builtin_popcountll(x);
}
FERRYI_EMU_FN int __clz(int x)
{
    return x == 0 ? 32 : __builtin_clz((unsigned)x);
}
FERRYI_EMU_FN int __clzll(long long x)
{
    return x == 0 ? 64 : __builtin_clzll((unsigned long long)x);
}
FERRYI_EMU_FN int __ffs(int x)
{
    return __builtin_ffs(x);
}
FERRYI_EMU_FN int __ffsll(long long x)
{
    return __builtin_ffsll(x);
}
FERRYI_EMU_FN unsigned __brev(unsigned x)
{
    unsigned y = 0;
    for (int i = 0; i < 32; i++)
        y |= (x >> i & 1u) << (31 - i);
    return y;
}
FERRYI_EMU_FN unsigned long long __brevll(unsigned long long x)
{
    return (unsigned long long)__brev((unsigned)x) << 32 | __brev((unsigned)(x >> 32));
}
/* The 4 bytes of x and y (0 to 7) that the 4 digits of s choose. */
FERRYI_EMU_FN unsigned __byte_perm(unsigned x, unsigned y, unsigned s)
{
    const uint64_t both = (uint64_t)y << 32 | x;
    unsigned r = 0;
    for (int i = 0; i < 4; i++)
        r |= (unsigned)(both >> (s >> 4 * i & 7) * 8 & 255) << 8 * i;
    return r;
}
FERRYI_EMU_FN unsigned __funnelshift_l(unsigned low, unsigned high, unsigned by)
{
    return (unsigned)(((uint64_t)high << 32 | low) << (by & 31) >> 32);
}
FERRYI_EMU_FN unsigned __funnelshift_r(unsigned low, unsigned high, unsigned by)
{
    return (unsigned)(((uint64_t)high << 32 | low) >> (by & 31));
}
FERRYI_EMU_FN unsigned __funnelshift_lc(unsigned low, unsigned high, unsigned by)
{
    return by >= 32 ? low : __funnelshift_l(low, high, by);
}
FERRYI_EMU_FN unsigned __funnelshift_rc(unsigned low, unsigned high, unsigned by)
{
    return by >= 32 ? high : __funnelshift_r(low, high, by);
}

/* ---- Integers. */
FERRYI_EMU_FN int __mulhi(int a, int b)
{
    return (int)((int64_t)a * b >> 32);
}
FERRYI_EMU_FN unsigned __umulhi(unsigned a, unsigned b)
{
    return (unsigned)((uint64_t)a * b >> 32);
}
FERRYI_EMU_FN long long __mul64hi(long long a, long long b)
{
    return (long long)((__int128)a * b >> 64);
}
FERRYI_EMU_FN unsigned long long __umul64hi(unsigned long long a, unsigned long long b)
{
    return (unsigned long long)((unsigned __int128)a * b >> 64);
}
FERRYI_EMU_FN int __mul24(int a, int b)
{
    return (int)((unsigned)(a << 8 >> 8) * (unsigned)(b << 8 >> 8));
}
FERRYI_EMU_FN unsigned __umul24(unsigned a, unsigned b)
{
    return (a & 0xffffffu) * (b & 0xffffffu);
}
FERRYI_EMU_FN unsigned __sad(int a, int b, unsigned c)
{
    return c + (unsigned)llabs((long long)a - b);
}
FERRYI_EMU_FN unsigned __usad(unsigned a, unsigned b, unsigned c)
{
    return c + (a < b ? b - a : a - b);
}
FERRYI_EMU_FN int __hadd(int a, int b)
{
    return (int)(((long long)a + b) >> 1);
}
FERRYI_EMU_FN int __dp4a(int a, int b, int c)
{
    for (int i = 0; i < 4; i++)
        c += (int)(int8_t)(a >> 8 * i) * (int)(int8_t)(b >> 8 * i);
    return c;
}

/* ---- The same bits as another type. */
#define FERRYI_EMU_AS(NAME, FROM, TO)                                                                                  \
    FERRYI_EMU_FN TO NAME(FROM x)                                                                                      \
    {                                                                                                                  \
        TO y;                                                                                                          \
        memcpy(&y, &x, sizeof y);                                                                                      \
        return y;                                                                                                      \
    }
FERRYI_EMU_AS(__float_as_int, float, int)
FERRYI_EMU_AS(__int_as_float, int, float)
FERRYI_EMU_AS(__float_as_uint, float, unsigned)
FERRYI_EMU_AS(__uint_as_float, unsigned, float)
FERRYI_EMU_AS(__double_as_longlong, double, long long)
FERRYI_EMU_AS(__longlong_as_double, long long, double)
#undef FERRYI_EMU_AS
FERRYI_EMU_FN int __double2hiint(double x)
{
    return (int)(__double_as_longlong(x) >> 32);
}
FERRYI_EMU_FN int __double2loint(double x)
{
    return (int)__double_as_longlong(x);
}
FERRYI_EMU_FN double __hiloint2double(int high, int low)
{
    return __longlong_as_double((long long)((uint64_t)(uint32_t)high << 32 | (uint32_t)low));
}

/* ---- Conversions with a rounding: rn to the nearest, rz towards 0, ru up, rd down.  Out of range: the nearest value.
 */
template <class I, class F>
FERRYI_EMU_FN I ferryi_emu_saturate(F x)
{
    const I least = (I)((I)-1 < 0 ? (I)1 << (sizeof(I) * 8 - 1) : 0), most = (I)~least;
    return x != x ? 0 : x <= (F)least ? least : x >= (F)most ? most : (I)x;
}
#define FERRYI_EMU_TO_INTEGER(FROM, F, TO, I)                                                                          \
    FERRYI_EMU_FN I __##FROM##2##TO##_rn(F x)                                                                          \
    {                                                                                                                  \
        return ferryi_emu_saturate<I>(nearbyint((double)x));                                                           \
    }                                                                                                                  \
    FERRYI_EMU_FN I __##FROM##2##TO##_rz(F x)                                                                          \
    {                                                                                                                  \
        return ferryi_emu_saturate<I>(trunc((double)x));                                                               \
    }                                                                                                                  \
    FERRYI_EMU_FN I __##FROM##2##TO##_ru(F x)                                                                          \
    {                                                                                                                  \
        return ferryi_emu_saturate<I>(ceil((double)x));                                                                \
    }                                                                                                                  \
    FERRYI_EMU_FN I __##FROM##2##TO##_rd(F x)                                                                          \
    {                                                                                                                  \
        return ferryi_emu_saturate<I>(floor((double)x));                                                               \
    }
FERRYI_EMU_TO_INTEGER(float, float, int, int)
FERRYI_EMU_TO_INTEGER(float, float, uint, unsigned)
FERRYI_EMU_TO_INTEGER(float, float, ll, long long)
FERRYI_EMU_TO_INTEGER(float, float, ull, unsigned long long)
FERRYI_EMU_TO_INTEGER(double, double, int, int)
FERRYI_EMU_TO_INTEGER(double, double, uint, unsigned)
FERRYI_EMU_TO_INTEGER(double, double, ll, long long)
FERRYI_EMU_TO_INTEGER(double, double, ull, unsigned long long)
#undef FERRYI_EMU_TO_INTEGER
#define FERRYI_EMU_TO_FLOAT(NAME, FROM, TO)                                                                            \
    FERRYI_EMU_FN TO NAME(FROM x)                                                                                      \
    {                                                                                                                  \
        return (TO)x;                                                                                                  \
    }
FERRYI_EMU_TO_FLOAT(__int2float_rn, int, float)
FERRYI_EMU_TO_FLOAT(__uint2float_rn, unsigned, float)
FERRYI_EMU_TO_FLOAT(__ll2float_rn, long long, float)
FERRYI_EMU_TO_FLOAT(__ull2float_rn, unsigned long long, float)
FERRYI_EMU_TO_FLOAT(__int2double_rn, int, double)
FERRYI_EMU_TO_FLOAT(__uint2double_rn, unsigned, double)
FERRYI_EMU_TO_FLOAT(__ll2double_rn, long long, double)
FERRYI_EMU_TO_FLOAT(__ull2double_rn, unsigned long long, double)
FERRYI_EMU_TO_FLOAT(__double2float_rn, double, float)
#undef FERRYI_EMU_TO_FLOAT

/* ---- Arithmetic with a rounding, and fast mathematics. */
#define FERRYI_EMU_ONE(NAME, T, EXPRESSION)                                                                            \
    FERRYI_EMU_FN T NAME(T x)                                                                                          \
    {                                                                                                                  \
        return EXPRESSION;                                                                                             \
    }
#define FERRYI_EMU_TWO(NAME, T, EXPRESSION)                                                                            \
    FERRYI_EMU_FN T NAME(T x, T y)                                                                                     \
    {                                                                                                                  \
        return EXPRESSION;                                                                                             \
    }
FERRYI_EMU_TWO(__fadd_rn, float, x + y)
FERRYI_EMU_TWO(__fsub_rn, float, x - y)
FERRYI_EMU_TWO(__fmul_rn, float, x *y)
FERRYI_EMU_TWO(__fdiv_rn, float, x / y)
FERRYI_EMU_TWO(__fdividef, float, x / y)
FERRYI_EMU_TWO(fdividef, float, x / y)
FERRYI_EMU_TWO(__dadd_rn, double, x + y)
FERRYI_EMU_TWO(__dsub_rn, double, x - y)
FERRYI_EMU_TWO(__dmul_rn, double, x *y)
FERRYI_EMU_TWO(__ddiv_rn, double, x / y)
FERRYI_EMU_TWO(ferryi_emu_powf, float, powf(x, y))
FERRYI_EMU_ONE(__frcp_rn, float, 1 / x)
FERRYI_EMU_ONE(__fsqrt_rn, float, sqrtf(x))
FERRYI_EMU_ONE(__frsqrt_rn, float, 1 / sqrtf(x))
FERRYI_EMU_ONE(__drcp_rn, double, 1 / x)
FERRYI_EMU_ONE(__dsqrt_rn, double, sqrt(x))
FERRYI_EMU_ONE(ferryi_emu_expf, float, expf(x))
FERRYI_EMU_ONE(ferryi_emu_exp10f, float, powf(10.0f, x))
FERRYI_EMU_ONE(ferryi_emu_logf, float, logf(x))
FERRYI_EMU_ONE(ferryi_emu_log2f, float, log2f(x))
FERRYI_EMU_ONE(ferryi_emu_log10f, float, log10f(x))
FERRYI_EMU_ONE(ferryi_emu_sinf, float, sinf(x))
FERRYI_EMU_ONE(ferryi_emu_cosf, float, cosf(x))
FERRYI_EMU_ONE(ferryi_emu_tanf, float, tanf(x))
FERRYI_EMU_ONE(__saturatef, float, x > 0 ? x < 1 ? x : 1.0f : 0.0f)
FERRYI_EMU_ONE(rsqrtf, float, 1 / sqrtf(x))
FERRYI_EMU_ONE(rsqrt, double, 1 / sqrt(x))
FERRYI_EMU_ONE(rcbrtf, float, 1 / cbrtf(x))
FERRYI_EMU_ONE(rcbrt, double, 1 / cbrt(x))
FERRYI_EMU_ONE(sinpif, float, sinf(x *(float)M_PI))
FERRYI_EMU_ONE(cospif, float, cosf(x *(float)M_PI))
FERRYI_EMU_ONE(sinpi, double, sin(x *M_PI))
FERRYI_EMU_ONE(cospi, double, cos(x *M_PI))
FERRYI_EMU_ONE(normcdff, float, 0.5f * erfcf(-x * (float)M_SQRT1_2))
FERRYI_EMU_ONE(normcdf, double, 0.5 * erfc(-x * M_SQRT1_2))
#undef FERRYI_EMU_ONE
#undef FERRYI_EMU_TWO

/* Rounded down, up and towards zero.  What is volatile stays between the changes of the mode. */
#define FERRYI_EMU_ROUNDED(NAME, T, MODE, EXPRESSION)                                                                  \
    FERRYI_EMU_FN T NAME(T a, T b = 0, T c = 0)                                                                        \
    {                                                                                                                  \
        volatile T x = a, y = b, z = c, result;                                                                        \
        const int before = fegetround();                                                                               \
        (void)y, (void)z;                                                                                              \
        fesetround(MODE);                                                                                              \
        result = EXPRESSION;                                                                                           \
        fesetround(before);                                                                                            \
        return result;                                                                                                 \
    }
#define FERRYI_EMU_ROUNDED_ALL(SUFFIX, MODE)                                                                           \
    FERRYI_EMU_ROUNDED(__fadd_##SUFFIX, float, MODE, x + y)                                                            \
    FERRYI_EMU_ROUNDED(__fsub_##SUFFIX, float, MODE, x - y)                                                            \
    FERRYI_EMU_ROUNDED(__fmul_##SUFFIX, float, MODE, x *y)                                                             \
    FERRYI_EMU_ROUNDED(__fdiv_##SUFFIX, float, MODE, x / y)                                                            \
    FERRYI_EMU_ROUNDED(__frcp_##SUFFIX, float, MODE, 1 / x)                                                            \
    FERRYI_EMU_ROUNDED(__fsqrt_##SUFFIX, float, MODE, sqrtf(x))                                                        \
    FERRYI_EMU_ROUNDED(__fmaf_##SUFFIX, float, MODE, fmaf(x, y, z))                                                    \
    FERRYI_EMU_ROUNDED(__dadd_##SUFFIX, double, MODE, x + y)                                                           \
    FERRYI_EMU_ROUNDED(__dsub_##SUFFIX, double, MODE, x - y)                                                           \
    FERRYI_EMU_ROUNDED(__dmul_##SUFFIX, double, MODE, x *y)                                                            \
    FERRYI_EMU_ROUNDED(__ddiv_##SUFFIX, double, MODE, x / y)                                                           \
    FERRYI_EMU_ROUNDED(__drcp_##SUFFIX, double, MODE, 1 / x)                                                           \
    FERRYI_EMU_ROUNDED(__dsqrt_##SUFFIX, double, MODE, sqrt(x))                                                        \
    FERRYI_EMU_ROUNDED(__fma_##SUFFIX, double, MODE, fma(x, y, z))
FERRYI_EMU_ROUNDED_ALL(rd, FE_DOWNWARD)
FERRYI_EMU_ROUNDED_ALL(ru, FE_UPWARD)
FERRYI_EMU_ROUNDED_ALL(rz, FE_TOWARDZERO)
#undef FERRYI_EMU_ROUNDED_ALL
#undef FERRYI_EMU_ROUNDED
FERRYI_EMU_FN float __fmaf_rn(float x, float y, float z)
{
    return fmaf(x, y, z);
}
FERRYI_EMU_FN double __fma_rn(double x, double y, double z)
{
    return fma(x, y, z);
}
FERRYI_EMU_FN float rhypotf(float x, float y)
{
    return 1 / hypotf(x, y);
}
FERRYI_EMU_FN double rhypot(double x, double y)
{
    return 1 / hypot(x, y);
}
FERRYI_EMU_FN float norm3df(float x, float y, float z)
{
    return sqrtf(x * x + y * y + z * z);
}
FERRYI_EMU_FN double norm3d(double x, double y, double z)
{
    return sqrt(x * x + y * y + z * z);
}
FERRYI_EMU_FN void ferryi_emu_sincosf(float x, float *s, float *c)
{
    *s = sinf(x);
    *c = cosf(x);
}

/* math.h declares these names, and the C library does not define them. */
#define __powf(x, y) ferryi_emu_powf(x, y)
#define __expf(x) ferryi_emu_expf(x)
#define __exp10f(x) ferryi_emu_exp10f(x)
#define __logf(x) ferryi_emu_logf(x)
#define __log2f(x) ferryi_emu_log2f(x)
#define __log10f(x) ferryi_emu_log10f(x)
#define __sinf(x) ferryi_emu_sinf(x)
#define __cosf(x) ferryi_emu_cosf(x)
#define __tanf(x) ferryi_emu_tanf(x)
#define __sincosf(x, s, c) ferryi_emu_sincosf(x, s, c)

/* ---- Loads through a cache. */
#define FERRYI_EMU_LOAD(NAME)                                                                                          \
    template <class T>                                                                                                 \
    FERRYI_EMU_FN T NAME(const T *p)                                                                                   \
    {                                                                                                                  \
        return *p;                                                                                                     \
    }
FERRYI_EMU_LOAD(__ldg)
FERRYI_EMU_LOAD(__ldca)
FERRYI_EMU_LOAD(__ldcg)
FERRYI_EMU_LOAD(__ldcs)
FERRYI_EMU_LOAD(__ldlu)
FERRYI_EMU_LOAD(__ldcv)
#undef FERRYI_EMU_LOAD
#define FERRYI_EMU_STORE(NAME)                                                                                         \
    template <class T>                                                                                                 \
    FERRYI_EMU_FN void NAME(T *p, T v)                                                                                 \
    {                                                                                                                  \
        *p = v;                                                                                                        \
    }
FERRYI_EMU_STORE(__stwb)
FERRYI_EMU_STORE(__stcg)
FERRYI_EMU_STORE(__stcs)
FERRYI_EMU_STORE(__stwt)
#undef FERRYI_EMU_STORE

#endif
