/* SPDX-License-Identifier: BSD-3-Clause */
/* A row of e4m3 with one scale per 128 elements: the scale is the largest finite magnitude / 448, each element comes
 * back within half a step of e4m3, and zeros, NaN, infinities, tiny values and rows of any length are met. */
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

static void check_row(const uint16_t *x, uint32_t hidden)
{
    uint8_t codes[MOST + 1], parts[MOST];
    float scales[MOST / 128 + 2], part_scales[MOST / 128 + 2], values[MOST];
    memset(codes, 0xee, sizeof codes);
    memset(scales, 0, sizeof scales);
    ferryi_fp8_encode(x, hidden, codes, scales, 0, FERRYI_FP8_LEAST, 0, 1);
    ferryi_fp8_decode(codes, scales, hidden, values, 0, 1);
    CHECK(codes[hidden] == 0xee, "wrote behind the row of %u", hidden);
    CHECK(scales[(hidden + 127) / 128] == 0.0f, "wrote behind the scales of %u", hidden);
    for (uint32_t i = 0; i < hidden; i++) {
        double largest = 0.0, v = (double)ferryi_num_from_bf16(x[i]);
        uint32_t begin = i / 128 * 128, end = begin + 128 < hidden ? begin + 128 : hidden;
        for (uint32_t j = begin; j < end; j++) {
            double m = fabs((double)ferryi_num_from_bf16(x[j]));
            if (isfinite(m) && m > largest)
                largest = m;
        }
        float scale = scales[i / 128];
        CHECK(scale >= 0x1p-126f && isfinite(scale), "scale %a", (double)scale);
        if (largest > 0x1p-110)
            CHECK(fabs((double)scale * 448.0 / largest - 1.0) < 0x1p-22, "scale %a, largest %a", (double)scale,
                  largest);
        double got = (double)values[i];
        if (isnan(v)) {
            CHECK(isnan(got), "NaN became %a", got);
        } else if (isinf(v)) {
            CHECK(fabs(fabs(got) / ((double)scale * 448.0) - 1.0) < 0x1p-22 && !signbit(got) == !signbit(v),
                  "%a became %a", v, got);
        } else {
            double bound = fmax(fabs(v) * 0x1p-4, (double)scale * 0x1p-10) * (1 + 0x1p-20);
            CHECK(fabs(got - v) <= bound, "element %u of %u: %a became %a, bound %a", i, hidden, v, got, bound);
        }
    }
    for (uint32_t rank = 0; rank < 3; rank++) /* the threads of a block do the same together */
        ferryi_fp8_encode(x, hidden, parts, part_scales, 0, FERRYI_FP8_LEAST, rank, 3);
    CHECK(memcmp(parts, codes, hidden) == 0, "parts of three threads differ at %u", hidden);
    CHECK(memcmp(part_scales, scales, (hidden + 127) / 128 * sizeof *scales) == 0, "their scales do");
}

int main(void)
{
    static const uint32_t lengths[] = { 1, 2, 127, 128, 129, 255, 256, 257, 511, 600 };
    uint16_t x[MOST];
    uint64_t state = 1;
    alarm(60);
    for (int kind = 0; kind < 7; kind++)
        for (unsigned l = 0; l < sizeof lengths / sizeof *lengths; l++)
            for (int round = 0; round < 40; round++) {
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
