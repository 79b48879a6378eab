/* SPDX-License-Identifier: BSD-3-Clause */
/* A row of e4m3 with one scale per 128 elements, in every form of scale: scales and codes are those of the arithmetic
 * that DeepEP's kernels do, bit by bit, each element comes back within half a step of e4m3, and zeros, NaN, infinities,
 * tiny values, those next to 448 steps and rows of any length are met. */
#include "ferry/detail/machine/num__funcs.h"
#include <math.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

enum { MOST = 600 };
static unsigned failures;

#define CHECK(cond, ...)                                                                                               \
    do {                                                                                                               \
        if (!(cond) && failures++ < 10) {                                                                              \
            printf("FAIL %s:%d: not so: %s: ", __FILE__, __LINE__, #cond);                                             \
            printf(__VA_ARGS__);                                                                                       \
            printf("\n");                                                                                              \
        }                                                                                                              \
    } while (0)

/* The code of a float by the values of all codes: the nearest, ties to the even one, and the largest for what is
 * beyond. */
static uint8_t code_of(float value)
{
    uint8_t best = 0;
    if (isnan(value))
        return 0x7f;
    for (unsigned code = 1; code < 0x7f; code++) {
        const double was = fabs(fabs((double)value) - (double)ferryi_num_from_e4m3(best));
        const double is = fabs(fabs((double)value) - (double)ferryi_num_from_e4m3((uint8_t)code));
        if (is < was || (is == was && code % 2 == 0) || isinf(value))
            best = (uint8_t)code;
    }
    return (uint8_t)(best | (signbit(value) ? 0x80 : 0));
}

/* Scale and factor by comparisons, frexpf(), ldexpf() and divisions. */
static void factors(const uint16_t *x, uint32_t n, float least, int rounded, float *scale, float *factor)
{
    float largest = least;
    for (uint32_t i = 0; i < n; i++)
        if (fabsf(ferryi_num_from_bf16(x[i])) > largest) /* not so of NaN, also of one that fmaxf() would keep */
            largest = fabsf(ferryi_num_from_bf16(x[i]));
    *scale = largest * (1 / 448.0f);
    *factor = 448.0f / largest;
    if (rounded && isinf(largest))
        *factor = -INFINITY; /* 2^-128, as an exponent below all */
    else if (rounded) {
        int exponent;
        *scale = frexpf(*scale, &exponent) == 0.5f ? *scale : ldexpf(1.0f, exponent);
        *factor = 1.0f / *scale;
    }
}

static int same(float a, float b)
{
    return ferryi_num_bits(a) == ferryi_num_bits(b);
}

static void check_form(const uint16_t *x, uint32_t hidden, float least, int rounded)
{
    uint8_t codes[MOST + 1], parts[MOST];
    float scales[MOST / 128 + 2], part_scales[MOST / 128 + 2], scale, factor;
    memset(codes, 0xee, sizeof codes);
    memset(scales, 0, sizeof scales);
    ferryi_fp8_encode(x, hidden, codes, scales, rounded, least, 0, 1);
    CHECK(codes[hidden] == 0xee, "wrote behind the row of %u", hidden);
    CHECK(scales[(hidden + 127) / 128] == 0.0f, "wrote behind the scales of %u", hidden);
    for (uint32_t begin = 0; begin < hidden; begin += 128) {
        const uint32_t n = hidden - begin < 128 ? hidden - begin : 128;
        factors(x + begin, n, least, rounded, &scale, &factor);
        CHECK(same(scales[begin / 128], scale), "scale %a, wanted %a", (double)scales[begin / 128], (double)scale);
        for (uint32_t i = begin; i < begin + n; i++) {
            const float v = ferryi_num_from_bf16(x[i]);
            CHECK(codes[i] == code_of(v * factor), "element %u of %u: %a became 0x%x, wanted 0x%x", i, hidden,
                  (double)v, codes[i], code_of(v * factor));
        }
    }
    for (uint32_t rank = 0; rank < 3; rank++) /* the threads of a block do the same together */
        ferryi_fp8_encode(x, hidden, parts, part_scales, rounded, least, rank, 3);
    CHECK(memcmp(parts, codes, hidden) == 0, "parts of three threads differ at %u", hidden);
    CHECK(memcmp(part_scales, scales, (hidden + 127) / 128 * sizeof *scales) == 0, "their scales do");
}

/* What an element comes back as. */
static void check_values(const uint16_t *x, uint32_t hidden)
{
    uint8_t codes[MOST];
    float scales[MOST / 128 + 1], values[MOST];
    ferryi_fp8_encode(x, hidden, codes, scales, 0, FERRYI_FP8_LEAST, 0, 1);
    ferryi_fp8_decode(codes, scales, hidden, values, 0, 1);
    for (uint32_t i = 0; i < hidden; i++) {
        const double v = (double)ferryi_num_from_bf16(x[i]), got = (double)values[i], scale = (double)scales[i / 128];
        if (isnan(v) || isinf(v) || isinf(scale)) {
            CHECK(isnan(got), "%a became %a", v, got); /* an infinity is seen in its whole group */
            continue;
        }
        const double bound = fmax(fabs(v) * 0x1p-4, scale * 0x1p-10) * (1 + 0x1p-20);
        CHECK(fabs(got - v) <= bound, "element %u of %u: %a became %a, bound %a", i, hidden, v, got, bound);
    }
}

static void check_row(const uint16_t *x, uint32_t hidden)
{
    check_form(x, hidden, FERRYI_FP8_LEAST, 0);
    check_form(x, hidden, FERRYI_FP8_LEAST, 1);
    check_form(x, hidden, FERRYI_FP8_FLOOR, 0);
    check_form(x, hidden, FERRYI_FP8_FLOOR, 1);
    check_values(x, hidden);
}

int main(void)
{
    static const uint32_t lengths[] = { 1, 2, 127, 128, 129, 255, 256, 257, 511, 600 };
    uint16_t x[MOST];
    uint64_t state = 1;
    alarm(60);
    for (int kind = 0; kind < 9; kind++)
        for (unsigned l = 0; l < sizeof lengths / sizeof *lengths; l++)
            for (int round = 0; round < 12; round++) {
                for (uint32_t i = 0; i < lengths[l]; i++) {
                    state = state * 6364136223846793005u + 1442695040888963407u;
                    uint16_t r = (uint16_t)(state >> 48);
                    switch (kind) {
                    case 0: /* ordinary: magnitudes 2^-8 to 2^7 */
                        x[i] = (uint16_t)((r & 0x87ff) | 0x3c00);
                        break;
                    case 1: /* any bits: NaN and infinities among them */
                        x[i] = r;
                        break;
                    case 2: /* mostly zeros of both signs */
                        x[i] = r % 5 ? (uint16_t)(r & 0x8000) : 0x3f80;
                        break;
                    case 3: /* all zeros */
                        x[i] = 0;
                        break;
                    case 4: /* tiny and subnormal */
                        x[i] = (uint16_t)(r & 0x80ff);
                        break;
                    case 5: /* infinity, NaN, small numbers */
                        x[i] = r % 7 == 0 ? 0x7f80 : r % 7 == 1 ? 0xff80 : r % 7 == 2 ? 0x7fc0 : 0x3c10;
                        break;
                    case 6: /* one infinity in some groups */
                        x[i] = i % 300 == 7 ? (uint16_t)(0x7f80 | (r & 0x8000))
                               : r % 3 == 0 ? (uint16_t)(r & 0x8000)
                                            : 0x3f80;
                        break;
                    case 7: /* 1e-4, and what is next to it */
                        x[i] = (uint16_t)(0x38d0 + r % 4);
                        break;
                    default: /* the largest */
                        x[i] = r % 2 ? 0x7f7f : 0xff7f;
                    }
                }
                check_row(x, lengths[l]);
            }
    if (failures != 0)
        printf("%u failures\n", failures);
    return failures != 0;
}
