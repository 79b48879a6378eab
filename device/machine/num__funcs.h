/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_DETAIL_MACHINE_NUM_FUNCS_H
#define FERRY_DETAIL_MACHINE_NUM_FUNCS_H

#include "public.h"
#include <stdint.h>

/* Small floating-point formats, by integer arithmetic on the bits of a float, so that the CPU and the GPU round alike.
 * Nothing here may be contracted or reordered in a way that matters: the only float operations are one addition, one
 * multiplication and one division, each rounded to nearest. */

FERRYI_FN uint32_t ferryi_num_bits(float value)
{
    union {
        float f;
        uint32_t u;
    } cast;
    cast.f = value;
    return cast.u;
}

FERRYI_FN float ferryi_num_float(uint32_t bits)
{
    union {
        float f;
        uint32_t u;
    } cast;
    cast.u = bits;
    return cast.f;
}

/* ---- bf16: the upper half of a float. */

FERRYI_FN float ferryi_num_from_bf16(uint16_t bits)
{
    return ferryi_num_float((uint32_t)bits << 16);
}

FERRYI_FN uint16_t ferryi_num_to_bf16(float value)
{
    uint32_t u = ferryi_num_bits(value);
    /* Adds just under a half, and a whole half when the bit that stays is odd: ties go to even.  A carry runs into the
     * exponent, up to infinity, as it should. */
    uint32_t rounded = u + 0x7fffu + ((u >> 16) & 1u);
    uint32_t quiet = u | 0x400000u; /* NaN: truncation alone could make it an infinity */
    return (uint16_t)((int32_t)(u & 0x7fffffffu) > 0x7f800000 ? quiet >> 16 : rounded >> 16);
}

/* ---- half: 1 sign, 5 exponent (bias 15), 10 mantissa bits.  Choices are made by masks: compilers vectorize loops of
 * them. */

FERRYI_FN uint32_t ferryi_num_choose(int yes, uint32_t a, uint32_t b)
{
    const uint32_t mask = -(uint32_t)yes;
    return (a & mask) | (b & ~mask);
}

FERRYI_FN float ferryi_num_from_half(uint16_t bits)
{
    const int32_t rest = bits & 0x7fff;
    const uint32_t small = ferryi_num_bits((float)rest * 5.9604644775390625e-8f);   /* subnormal: x 2^-24, exact */
    const uint32_t bias = ferryi_num_choose(rest < 0x7c00, 112u << 23, 224u << 23); /* 112 = 127 - 15 */
    const uint32_t magnitude = ferryi_num_choose(rest < 0x400, small, ((uint32_t)rest << 13) + bias);
    return ferryi_num_float((uint32_t)(bits & 0x8000u) << 16 | magnitude);
}

FERRYI_FN uint16_t ferryi_num_to_half(float value)
{
    const int32_t bits = (int32_t)ferryi_num_bits(value), u = bits & 0x7fffffff;
    /* Below 2^-14 halves are 2^-24 apart, and so are floats at 0.5: the addition rounds, ties to even. */
    const uint32_t small = ferryi_num_bits(ferryi_num_float((uint32_t)u) + 0.5f) - ferryi_num_bits(0.5f);
    const int32_t rounded = (int32_t)(((uint32_t)u + 0xfffu + (((uint32_t)u >> 13) & 1u)) >> 13) - (112 << 10);
    const uint32_t normal = ferryi_num_choose(rounded < 0x7c00, (uint32_t)rounded, 0x7c00);
    const uint32_t code = ferryi_num_choose(u < (113 << 23), small, normal);
    const uint32_t nan = 0x7e00u | (((uint32_t)u >> 13) & 0x3ffu);
    return (uint16_t)((((uint32_t)bits >> 16) & 0x8000u) | ferryi_num_choose(u > 0x7f800000, nan, code));
}

/* ---- e4m3: 1 sign, 4 exponent (bias 7), 3 mantissa bits; 0x7e is 448, 0x7f is NaN, there is no infinity. */

#define FERRYI_E4M3_MAX 448.0f
#define FERRYI_E4M3_NAN 0x7f

FERRYI_FN float ferryi_num_from_e4m3(uint8_t code)
{
    uint32_t sign = (uint32_t)(code & 0x80u) << 24;
    uint32_t rest = code & 0x7fu;
    if (rest == FERRYI_E4M3_NAN)
        return ferryi_num_float(sign | 0x7fc00000u);
    if (rest < 8) /* subnormal: rest x 2^-9, exact; the sign last, so that -0 keeps it */
        return ferryi_num_float(sign | ferryi_num_bits((float)rest * 0.001953125f));
    return ferryi_num_float(sign | ((rest << 20) + (120u << 23))); /* 120 = 127 - 7 */
}

/* Without branches and by signed comparisons, which vector units have: magnitudes leave the sign bit free.  NaN has one
 * code, as by the GPU's conversion: which sign the NaN of 0 x infinity has differs between processors. */
FERRYI_FN uint8_t ferryi_num_to_e4m3(float value)
{
    int32_t bits = (int32_t)ferryi_num_bits(value), u = bits & 0x7fffffff;
    /* Below 2^-6 codes are 2^-9 apart, and so are floats at 2^14: the addition rounds, ties to even.  8, the smallest
     * normal code, comes out right by itself. */
    int32_t small = (int32_t)(ferryi_num_bits(ferryi_num_float((uint32_t)u) + 16384.0f) - ferryi_num_bits(16384.0f));
    int32_t normal = (int32_t)(((uint32_t)u + 0x7ffffu + (((uint32_t)u >> 20) & 1u)) >> 20) - (120 << 3);
    normal = normal > 0x7e ? 0x7e : normal; /* 448 and beyond, infinity too */
    int32_t code = u < (121 << 23) ? small : normal;
    code |= (bits >> 24) & 0x80;
    return (uint8_t)(u > 0x7f800000 ? FERRYI_E4M3_NAN : code);
}

/* ---- e5m2: 1 sign, 5 exponent (bias 15), 2 mantissa bits, the upper half of a half: 0x7b is 57344, 0x7c infinity.  As
 * above, but for infinity, which is the largest code, too: below 2^-14 codes are 2^-16 apart, as floats are at 2^7. */

FERRYI_FN uint8_t ferryi_num_to_e5m2(float value)
{
    int32_t bits = (int32_t)ferryi_num_bits(value), u = bits & 0x7fffffff;
    int32_t small = (int32_t)(ferryi_num_bits(ferryi_num_float((uint32_t)u) + 128.0f) - ferryi_num_bits(128.0f));
    int32_t normal = (int32_t)(((uint32_t)u + 0xfffffu + (((uint32_t)u >> 21) & 1u)) >> 21) - (112 << 2);
    normal = normal > 0x7b ? 0x7b : normal;
    int32_t code = u < (113 << 23) ? small : normal;
    code |= (bits >> 24) & 0x80;
    return (uint8_t)(u > 0x7f800000 ? 0x7f : code);
}

/* ---- Rows of bf16.  All functions of rows take the part of thread `rank` of a scope of `size`.  Loops run over
 * FERRYI_NUM_STEP elements at a time, so that a compiler vectorizes them; on a GPU adjacent threads have adjacent
 * elements.  A result overlaps no operand. */

#if FERRYI_GPU
#define FERRYI_NUM_STEP 1u
#define FERRYI_NUM_ALONE /* a row may come while the kernel runs, so it is not read-only to it */
#else
#define FERRYI_NUM_STEP 16u
#define FERRYI_NUM_ALONE __restrict__
#endif

FERRYI_FN void ferryi_bf16_encode(const float *FERRYI_NUM_ALONE values, uint32_t n, uint16_t *FERRYI_NUM_ALONE bits,
                                  uint32_t rank, uint32_t size)
{
    uint32_t whole = n - n % FERRYI_NUM_STEP;
    for (uint32_t i = rank * FERRYI_NUM_STEP; i < whole; i += size * FERRYI_NUM_STEP)
        for (uint32_t c = 0; c < FERRYI_NUM_STEP; c++)
            bits[i + c] = ferryi_num_to_bf16(values[i + c]);
    for (uint32_t i = whole + rank; i < n; i += size)
        bits[i] = ferryi_num_to_bf16(values[i]);
}

/* 0.0f + value: -0 becomes 0, and a NaN quiet. */
FERRYI_FN uint16_t ferryi_num_add_zero(uint16_t bits)
{
    const int16_t magnitude = (int16_t)(bits & 0x7fff);
    bits = magnitude == 0 ? (uint16_t)0 : bits;
    return magnitude > 0x7f80 ? (uint16_t)(bits | 0x40) : bits;
}

/* The sum of one row, so rounding changes nothing: most tokens have one row at most PEs. */
FERRYI_FN void ferryi_bf16_add_row(const uint16_t *FERRYI_NUM_ALONE row, uint32_t n, uint16_t *FERRYI_NUM_ALONE bits)
{
    const uint32_t whole = n - n % FERRYI_NUM_STEP;
    for (uint32_t i = 0; i < whole; i += FERRYI_NUM_STEP)
        for (uint32_t c = 0; c < FERRYI_NUM_STEP; c++)
            bits[i + c] = ferryi_num_add_zero(row[i + c]);
    for (uint32_t i = whole; i < n; i++)
        bits[i] = ferryi_num_add_zero(row[i]);
}

/* bits[i] = the sum over j, in this order, of row[j][i], rounded once. */
FERRYI_FN void ferryi_bf16_add_rows(const uint16_t *const *row, uint32_t n_rows, uint32_t n,
                                    uint16_t *FERRYI_NUM_ALONE bits, uint32_t rank, uint32_t size)
{
    uint32_t whole = n - n % FERRYI_NUM_STEP;
    for (uint32_t i = rank * FERRYI_NUM_STEP; i < whole; i += size * FERRYI_NUM_STEP) {
        float sum[FERRYI_NUM_STEP] = { 0 };
        for (uint32_t j = 0; j < n_rows; j++) {
            const uint16_t *FERRYI_NUM_ALONE from = row[j];
            for (uint32_t c = 0; c < FERRYI_NUM_STEP; c++)
                sum[c] += ferryi_num_from_bf16(from[i + c]);
        }
        for (uint32_t c = 0; c < FERRYI_NUM_STEP; c++)
            bits[i + c] = ferryi_num_to_bf16(sum[c]);
    }
    for (uint32_t i = whole + rank; i < n; i += size) {
        float sum = 0.0f;
        for (uint32_t j = 0; j < n_rows; j++)
            sum += ferryi_num_from_bf16(row[j][i]);
        bits[i] = ferryi_num_to_bf16(sum);
    }
}

/* ---- A row with one scale per FERRYI_FP8_GROUP elements: element = code x scale. */

#define FERRYI_FP8_GROUP 128

FERRYI_FN uint32_t ferryi_fp8_groups(uint32_t hidden)
{
    return (hidden + FERRYI_FP8_GROUP - 1) / FERRYI_FP8_GROUP;
}

/* A group's scale, and the factor that its elements are multiplied by before they become codes. */
typedef struct ferryi_fp8_factors {
    float scale, factor;
} ferryi_fp8_factors;

/* The least magnitude that a group's largest one counts as, so that the factor is finite, also of zeros.  Programs may
 * ask for a larger one. */
#define FERRYI_FP8_LEAST 0x1p-117f
#define FERRYI_FP8_FLOOR 1e-4f

/* largest: bf16, the largest magnitude of a group, infinity too; NaNs do not count.  The arithmetic is that of DeepEP's
 * kernels, bit by bit, in each of its roundings and for infinity: there the scale is infinity, and the factor 0, which
 * makes NaN of the infinity and 0 of what is finite; or rounded -infinity, which makes the largest codes of the other
 * sign, and NaN of zeros.  With the scale each of these is NaN or infinity again. */
FERRYI_FN ferryi_fp8_factors ferryi_fp8_factors_of(uint16_t largest, float least, int rounded)
{
    float magnitude = ferryi_num_from_bf16(largest);
    magnitude = magnitude < least ? least : magnitude;
    ferryi_fp8_factors f = { magnitude * (1.0f / FERRYI_E4M3_MAX), 0.0f };
    if (rounded) { /* the power of two that is not below it, and its inverse, by their exponents */
        const uint32_t exponent = (ferryi_num_bits(f.scale) + 0x7fffffu) >> 23;
        f.scale = ferryi_num_float(exponent << 23);
        f.factor = ferryi_num_float((254u - exponent) << 23);
    } else {
        f.factor = FERRYI_E4M3_MAX / magnitude;
    }
    return f;
}

FERRYI_FN ferryi_fp8_factors ferryi_fp8_factors_for(const uint16_t *x, uint32_t n, float least, int rounded)
{
    int16_t largest = 0; /* magnitudes compare like integers */
    for (uint32_t i = 0; i < n; i++) {
        int16_t magnitude = (int16_t)(x[i] & 0x7fff);
        magnitude = magnitude <= 0x7f80 ? magnitude : (int16_t)0;
        largest = magnitude > largest ? magnitude : largest;
    }
    return ferryi_fp8_factors_of((uint16_t)largest, least, rounded);
}

/* rounded: scales are powers of two.  least: of the largest magnitude. */
FERRYI_FN void ferryi_fp8_encode(const uint16_t *x, uint32_t hidden, uint8_t *codes, float *scales, int rounded,
                                 float least, uint32_t rank, uint32_t size)
{
    for (uint32_t g = rank; g < ferryi_fp8_groups(hidden); g += size) {
        uint32_t begin = g * FERRYI_FP8_GROUP;
        uint32_t n = hidden - begin < FERRYI_FP8_GROUP ? hidden - begin : FERRYI_FP8_GROUP;
        /* The same call twice: where compilers vectorize, the first has a constant loop length. */
        const ferryi_fp8_factors f = FERRYI_NUM_STEP > 1 && n == FERRYI_FP8_GROUP
                                         ? ferryi_fp8_factors_for(x + begin, FERRYI_FP8_GROUP, least, rounded)
                                         : ferryi_fp8_factors_for(x + begin, n, least, rounded);
        const float factor = f.factor;
        uint32_t i = begin;
        scales[g] = f.scale;
        for (; i + FERRYI_NUM_STEP <= begin + n; i += FERRYI_NUM_STEP) {
            uint8_t out[FERRYI_NUM_STEP];
            float value[FERRYI_NUM_STEP];
            for (uint32_t c = 0; c < FERRYI_NUM_STEP; c++)
                value[c] = ferryi_num_from_bf16(x[i + c]) * factor;
            for (uint32_t c = 0; c < FERRYI_NUM_STEP; c++)
                out[c] = ferryi_num_to_e4m3(value[c]);
#if FERRYI_GPU /* NVRTC has no __builtin_memcpy, and a step is one element */
            codes[i] = out[0];
#else
            __builtin_memcpy(codes + i, out, sizeof out);
#endif
        }
        for (; i < begin + n; i++)
            codes[i] = ferryi_num_to_e4m3(ferryi_num_from_bf16(x[i]) * factor);
    }
}

FERRYI_FN void ferryi_fp8_decode(const uint8_t *codes, const float *scales, uint32_t hidden, float *values,
                                 uint32_t rank, uint32_t size)
{
    for (uint32_t i = rank; i < hidden; i += size)
        values[i] = ferryi_num_from_e4m3(codes[i]) * scales[i / FERRYI_FP8_GROUP];
}

#endif
