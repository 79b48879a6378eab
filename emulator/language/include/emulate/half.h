/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRYI_EMU_HALF_H
#define FERRYI_EMU_HALF_H

#include "../cuda_runtime.h"
#include <string.h>

/* Floating-point numbers of 16 bits: each is kept as its bits, and arithmetic is that of float, rounded to nearest. */

static inline float ferryi_emu_half_to_float(uint16_t bits)
{
    const uint32_t sign = (uint32_t)(bits & 0x8000u) << 16, exponent = bits >> 10 & 31, fraction = bits & 0x3ffu;
    if (exponent == 0) { /* zero and subnormal numbers */
        const float v = (float)fraction * 0x1p-24f;
        return sign != 0 ? -v : v;
    }
    return __uint_as_float(sign | (exponent == 31 ? 0x7f800000u : (exponent + 112) << 23) | fraction << 13);
}
/* Drops the last n bits, to the nearest, ties to even. */
static inline uint32_t ferryi_emu_round_off(uint32_t x, unsigned n)
{
    const uint32_t half = 1u << (n - 1), rest = x & ((1u << n) - 1), kept = x >> n;
    return kept + (rest > half || (rest == half && (kept & 1)));
}
static inline uint16_t ferryi_emu_float_to_half(float v)
{
    const uint32_t x = __float_as_uint(v), sign = x >> 16 & 0x8000u, magnitude = x & 0x7fffffffu;
    if (magnitude > 0x7f800000u)
        return (uint16_t)(sign | 0x7fffu);
    if (magnitude >= 0x47800000u) /* 65536 and more */
        return (uint16_t)(sign | 0x7c00u);
    if (magnitude >= 0x38800000u) /* a carry runs into the exponent, and from the largest number to infinity */
        return (uint16_t)(sign | (ferryi_emu_round_off(magnitude, 13) - (112u << 10)));
    const unsigned exponent = magnitude >> 23;
    if (exponent < 102)
        return (uint16_t)sign;
    return (uint16_t)(sign | ferryi_emu_round_off((magnitude & 0x7fffffu) | 0x800000u, 126 - exponent));
}
static inline float ferryi_emu_bf16_to_float(uint16_t bits)
{
    return __uint_as_float((uint32_t)bits << 16);
}
static inline uint16_t ferryi_emu_float_to_bf16(float v)
{
    const uint32_t x = __float_as_uint(v);
    return (x & 0x7fffffffu) > 0x7f800000u ? (uint16_t)0x7fffu : (uint16_t)ferryi_emu_round_off(x, 16);
}

/* The type NAME, the pair PAIR, and what both formats have in common. */
#define FERRYI_EMU_16_BITS(NAME, PAIR, TO, FROM)                                                                       \
    struct alignas(2) NAME {                                                                                           \
        unsigned short bits;                                                                                           \
        NAME() = default;                                                                                              \
        NAME(float v) : bits(FROM(v)) {}                                                                               \
        NAME(double v) : bits(FROM((float)v)) {}                                                                       \
        NAME(int v) : bits(FROM((float)v)) {}                                                                          \
        NAME(unsigned v) : bits(FROM((float)v)) {}                                                                     \
        NAME(long v) : bits(FROM((float)v)) {}                                                                         \
        NAME(long long v) : bits(FROM((float)v)) {}                                                                    \
        operator float() const { return TO(bits); }                                                                    \
        NAME &operator=(float v)                                                                                       \
        {                                                                                                              \
            bits = FROM(v);                                                                                            \
            return *this;                                                                                              \
        }                                                                                                              \
        NAME &operator+=(NAME v) { return *this = (float)*this + (float)v; }                                           \
        NAME &operator-=(NAME v) { return *this = (float)*this - (float)v; }                                           \
        NAME &operator*=(NAME v) { return *this = (float)*this * (float)v; }                                           \
        NAME &operator/=(NAME v) { return *this = (float)*this / (float)v; }                                           \
    };                                                                                                                 \
    static inline NAME operator+(NAME a, NAME b)                                                                       \
    {                                                                                                                  \
        return NAME((float)a + (float)b);                                                                              \
    }                                                                                                                  \
    static inline NAME operator-(NAME a, NAME b)                                                                       \
    {                                                                                                                  \
        return NAME((float)a - (float)b);                                                                              \
    }                                                                                                                  \
    static inline NAME operator*(NAME a, NAME b)                                                                       \
    {                                                                                                                  \
        return NAME((float)a * (float)b);                                                                              \
    }                                                                                                                  \
    static inline NAME operator/(NAME a, NAME b)                                                                       \
    {                                                                                                                  \
        return NAME((float)a / (float)b);                                                                              \
    }                                                                                                                  \
    static inline NAME operator-(NAME a)                                                                               \
    {                                                                                                                  \
        return NAME(-(float)a);                                                                                        \
    }                                                                                                                  \
    static inline bool operator<(NAME a, NAME b)                                                                       \
    {                                                                                                                  \
        return (float)a < (float)b;                                                                                    \
    }                                                                                                                  \
    static inline bool operator>(NAME a, NAME b)                                                                       \
    {                                                                                                                  \
        return (float)a > (float)b;                                                                                    \
    }                                                                                                                  \
    static inline bool operator<=(NAME a, NAME b)                                                                      \
    {                                                                                                                  \
        return (float)a <= (float)b;                                                                                   \
    }                                                                                                                  \
    static inline bool operator>=(NAME a, NAME b)                                                                      \
    {                                                                                                                  \
        return (float)a >= (float)b;                                                                                   \
    }                                                                                                                  \
    static inline bool operator==(NAME a, NAME b)                                                                      \
    {                                                                                                                  \
        return (float)a == (float)b;                                                                                   \
    }                                                                                                                  \
    static inline bool operator!=(NAME a, NAME b)                                                                      \
    {                                                                                                                  \
        return (float)a != (float)b;                                                                                   \
    }                                                                                                                  \
    struct alignas(4) PAIR {                                                                                           \
        NAME x, y;                                                                                                     \
        PAIR() = default;                                                                                              \
        PAIR(NAME x_, NAME y_) : x(x_), y(y_) {}                                                                       \
    };                                                                                                                 \
    static inline PAIR operator+(PAIR a, PAIR b)                                                                       \
    {                                                                                                                  \
        return PAIR(a.x + b.x, a.y + b.y);                                                                             \
    }                                                                                                                  \
    static inline PAIR operator-(PAIR a, PAIR b)                                                                       \
    {                                                                                                                  \
        return PAIR(a.x - b.x, a.y - b.y);                                                                             \
    }                                                                                                                  \
    static inline PAIR operator*(PAIR a, PAIR b)                                                                       \
    {                                                                                                                  \
        return PAIR(a.x * b.x, a.y * b.y);                                                                             \
    }                                                                                                                  \
    static inline NAME __hadd(NAME a, NAME b)                                                                          \
    {                                                                                                                  \
        return a + b;                                                                                                  \
    }                                                                                                                  \
    static inline NAME __hsub(NAME a, NAME b)                                                                          \
    {                                                                                                                  \
        return a - b;                                                                                                  \
    }                                                                                                                  \
    static inline NAME __hmul(NAME a, NAME b)                                                                          \
    {                                                                                                                  \
        return a * b;                                                                                                  \
    }                                                                                                                  \
    static inline NAME __hdiv(NAME a, NAME b)                                                                          \
    {                                                                                                                  \
        return a / b;                                                                                                  \
    }                                                                                                                  \
    static inline NAME __hneg(NAME a)                                                                                  \
    {                                                                                                                  \
        return -a;                                                                                                     \
    }                                                                                                                  \
    static inline NAME __habs(NAME a)                                                                                  \
    {                                                                                                                  \
        return NAME(fabsf((float)a));                                                                                  \
    }                                                                                                                  \
    static inline NAME __hfma(NAME a, NAME b, NAME c)                                                                  \
    {                                                                                                                  \
        return NAME(fmaf((float)a, (float)b, (float)c));                                                               \
    }                                                                                                                  \
    static inline NAME __hmax(NAME a, NAME b)                                                                          \
    {                                                                                                                  \
        return NAME(fmaxf((float)a, (float)b));                                                                        \
    }                                                                                                                  \
    static inline NAME __hmin(NAME a, NAME b)                                                                          \
    {                                                                                                                  \
        return NAME(fminf((float)a, (float)b));                                                                        \
    }                                                                                                                  \
    static inline bool __heq(NAME a, NAME b)                                                                           \
    {                                                                                                                  \
        return a == b;                                                                                                 \
    }                                                                                                                  \
    static inline bool __hne(NAME a, NAME b)                                                                           \
    {                                                                                                                  \
        return a != b;                                                                                                 \
    }                                                                                                                  \
    static inline bool __hlt(NAME a, NAME b)                                                                           \
    {                                                                                                                  \
        return a < b;                                                                                                  \
    }                                                                                                                  \
    static inline bool __hle(NAME a, NAME b)                                                                           \
    {                                                                                                                  \
        return a <= b;                                                                                                 \
    }                                                                                                                  \
    static inline bool __hgt(NAME a, NAME b)                                                                           \
    {                                                                                                                  \
        return a > b;                                                                                                  \
    }                                                                                                                  \
    static inline bool __hge(NAME a, NAME b)                                                                           \
    {                                                                                                                  \
        return a >= b;                                                                                                 \
    }                                                                                                                  \
    static inline bool __hisnan(NAME a)                                                                                \
    {                                                                                                                  \
        return isnan((float)a);                                                                                        \
    }                                                                                                                  \
    static inline NAME hsqrt(NAME a)                                                                                   \
    {                                                                                                                  \
        return NAME(sqrtf((float)a));                                                                                  \
    }                                                                                                                  \
    static inline NAME hexp(NAME a)                                                                                    \
    {                                                                                                                  \
        return NAME(expf((float)a));                                                                                   \
    }                                                                                                                  \
    static inline NAME hlog(NAME a)                                                                                    \
    {                                                                                                                  \
        return NAME(logf((float)a));                                                                                   \
    }                                                                                                                  \
    static inline PAIR __hadd2(PAIR a, PAIR b)                                                                         \
    {                                                                                                                  \
        return a + b;                                                                                                  \
    }                                                                                                                  \
    static inline PAIR __hsub2(PAIR a, PAIR b)                                                                         \
    {                                                                                                                  \
        return a - b;                                                                                                  \
    }                                                                                                                  \
    static inline PAIR __hmul2(PAIR a, PAIR b)                                                                         \
    {                                                                                                                  \
        return a * b;                                                                                                  \
    }                                                                                                                  \
    static inline PAIR __hfma2(PAIR a, PAIR b, PAIR c)                                                                 \
    {                                                                                                                  \
        return PAIR(__hfma(a.x, b.x, c.x), __hfma(a.y, b.y, c.y));                                                     \
    }                                                                                                                  \
    /* By compare-and-swap of the aligned word that has the number, as GPUs without such an instruction do. */         \
    static inline NAME atomicAdd(NAME *p, NAME v)                                                                      \
    {                                                                                                                  \
        unsigned short old = __atomic_load_n(&p->bits, __ATOMIC_SEQ_CST);                                              \
        ferryi_emu_polled();                                                                                           \
        while (!__atomic_compare_exchange_n(&p->bits, &old, FROM(TO(old) + (float)v), 0, __ATOMIC_SEQ_CST,             \
                                            __ATOMIC_SEQ_CST))                                                         \
            continue;                                                                                                  \
        NAME was;                                                                                                      \
        was.bits = old;                                                                                                \
        return was;                                                                                                    \
    }

#endif
