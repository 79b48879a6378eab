/* SPDX-License-Identifier: BSD-3-Clause */
/* bf16, half and e4m3 agree with arithmetic done the slow way: in double, by searching the nearest of all codes. */
#include "ferry/detail/machine/num__funcs.h"
#include <math.h>
#include <stdio.h>
#include <unistd.h>

static unsigned long failures;

static void fail(const char *what, double value, unsigned got, unsigned want)
{
    if (failures++ < 10)
        printf("FAIL %s of %a: got 0x%02x, wanted 0x%02x\n", what, value, got, want);
}

/* The value of a code of e4m3, from its definition. */
static double e4m3_value(unsigned code)
{
    int exponent = (int)(code >> 3 & 15), mantissa = (int)(code & 7);
    double magnitude = exponent == 0 ? ldexp(mantissa, -9) : ldexp(8 + mantissa, exponent - 10);
    return code & 0x80 ? -magnitude : magnitude;
}

/* The nearest finite code, of two equally near ones the even one, found among all. */
static unsigned e4m3_nearest(double v)
{
    unsigned sign = signbit(v) ? 0x80 : 0, best = 0;
    for (unsigned code = 1; code <= 0x7e; code++) {
        double d = fabs(fabs(v) - e4m3_value(code)), least = fabs(fabs(v) - e4m3_value(best));
        if (d < least || (d == least && code % 2 == 0))
            best = code;
    }
    return sign | best;
}

static void check_e4m3(float v)
{
    unsigned want = isnan(v) ? 0x7fu : isinf(v) ? (v < 0 ? 0xfeu : 0x7eu) : e4m3_nearest((double)v);
    unsigned got = ferryi_num_to_e4m3(v);
    if (got != want)
        fail("e4m3", (double)v, got, want);
}

/* The value of a bf16 as a double; infinity counts as the next number after the largest, as rounding sees it. */
static double bf16_value(unsigned bits)
{
    int exponent = (int)(bits >> 7 & 255), mantissa = (int)(bits & 127);
    double magnitude = exponent == 0 ? ldexp(mantissa, -133) : ldexp(128 + mantissa, exponent - 134);
    return bits & 0x8000 ? -magnitude : magnitude;
}

static void check_bf16(float v)
{
    unsigned got = ferryi_num_to_bf16(v), want;
    if (isnan(v)) {
        if ((got & 0x7fff) <= 0x7f80 || (got >> 15) != (signbit(v) ? 1u : 0u))
            fail("bf16", (double)v, got, 0x7fc0);
        return;
    }
    if (isinf(v)) {
        want = v < 0 ? 0xff80 : 0x7f80;
    } else { /* magnitudes grow with their bits: the largest one not above |v|, or the next */
        unsigned low = 0, high = 0x7f80, sign = signbit(v) ? 0x8000 : 0;
        double m = fabs((double)v);
        while (high - low > 1) {
            unsigned middle = (low + high) / 2;
            if (bf16_value(middle) <= m)
                low = middle;
            else
                high = middle;
        }
        double down = m - bf16_value(low), up = bf16_value(high) - m;
        want = sign | (down < up || (down == up && low % 2 == 0) ? low : high);
    }
    if (got != want)
        fail("bf16", (double)v, got, want);
}

/* The value of a half, likewise. */
static double half_value(unsigned bits)
{
    int exponent = (int)(bits >> 10 & 31), mantissa = (int)(bits & 1023);
    return exponent == 0 ? ldexp(mantissa, -24) : ldexp(1024 + mantissa, exponent - 25);
}

static void check_half(float v)
{
    unsigned got = ferryi_num_to_half(v), sign = signbit(v) ? 0x8000 : 0, low = 0, high = 0x7c00;
    double m = fabs((double)v);
    if (isnan(v)) {
        if ((got & 0x7fff) <= 0x7c00 || (got & 0x8000) != sign)
            fail("half", (double)v, got, 0x7e00);
        return;
    }
    while (high - low > 1) {
        unsigned middle = (low + high) / 2;
        if (half_value(middle) <= m)
            low = middle;
        else
            high = middle;
    }
    double down = m - half_value(low), up = half_value(high) - m;
    unsigned want = sign | (down < up || (down == up && low % 2 == 0) ? low : high);
    if (got != (isinf(v) ? sign | 0x7c00 : want))
        fail("half", (double)v, got, want);
}

static void check_all(float v)
{
    check_half(v);
    check_e4m3(v);
    check_bf16(v);
}

/* v and the floats beside it. */
static void check_around(float v)
{
    check_all(v);
    check_all(nextafterf(v, INFINITY));
    check_all(nextafterf(v, -INFINITY));
}

/* Functions of rows agree with those of elements, over every bf16: a sum of one row, of two, and rounded floats. */
static void check_rows(void)
{
    enum { N = 65536 - 5 }; /* no whole number of steps */
    static uint16_t row[N], other[N], one[N], alone[N], two[N], rounded[N];
    static float value[N];
    const uint16_t *rows[] = { row, other };
    for (uint32_t i = 0; i < N; i++) {
        row[i] = (uint16_t)i;
        other[i] = (uint16_t)(i * 40503u);
        value[i] = ferryi_num_from_bf16(row[i]) + ferryi_num_from_bf16(other[i]);
    }
    ferryi_bf16_add_rows(rows, 1, N, one, 0, 1);
    ferryi_bf16_add_row(row, N, alone);
    ferryi_bf16_add_rows(rows, 2, N, two, 0, 1);
    ferryi_bf16_encode(value, N, rounded, 0, 1);
    for (uint32_t i = 0; i < N; i++) {
        const unsigned zero = ferryi_num_to_bf16(0.0f + ferryi_num_from_bf16(row[i]));
        const unsigned sum = ferryi_num_to_bf16(0.0f + ferryi_num_from_bf16(row[i]) + ferryi_num_from_bf16(other[i]));
        if (one[i] != zero || alone[i] != zero)
            fail("sum of one row", (double)ferryi_num_from_bf16(row[i]), one[i] != zero ? one[i] : alone[i], zero);
        if (rounded[i] != ferryi_num_to_bf16(value[i]) || (two[i] != sum && !isnan(value[i])))
            fail("sum of two rows", (double)value[i], two[i], sum);
    }
}

int main(void)
{
    alarm(100);
    check_rows();
    for (unsigned code = 0; code < 256; code++) {
        float got = ferryi_num_from_e4m3((uint8_t)code);
        int is_nan = (code & 0x7f) == 0x7f;
        if (is_nan ? !isnan(got) : (double)got != e4m3_value(code))
            fail("value of e4m3 code", (double)got, code, code);
        if (!signbit(got) != !(code & 0x80))
            fail("sign of e4m3 code", (double)got, code, code);
        if (ferryi_num_to_e4m3(got) != (is_nan ? 0x7f : code)) /* NaN has one code */
            fail("e4m3 there and back", (double)got, ferryi_num_to_e4m3(got), code);
    }
    for (unsigned code = 0; code < 0x7e; code++) { /* each code, each tie, and what lies beside them */
        check_around((float)e4m3_value(code));
        check_around(-(float)e4m3_value(code));
        check_around((float)((e4m3_value(code) + e4m3_value(code + 1)) / 2));
        check_around(-(float)((e4m3_value(code) + e4m3_value(code + 1)) / 2));
    }
    for (unsigned bits = 0; bits < 65536; bits++) {
        float v = ferryi_num_from_half((uint16_t)bits);
        int is_nan = (bits & 0x7fff) > 0x7c00;
        double exact = (bits & 0x7fff) == 0x7c00 ? INFINITY : half_value(bits & 0x7fff);
        if (is_nan ? !isnan(v) : (double)v != (bits & 0x8000 ? -exact : exact))
            fail("value of half", (double)v, bits, bits);
        if (!is_nan && ferryi_num_to_half(v) != bits)
            fail("half there and back", (double)v, ferryi_num_to_half(v), bits);
        if ((bits & 0x7fff) < 0x7c00) /* the tie above it, and what lies beside it */
            check_around((float)((half_value(bits & 0x7fff) + half_value((bits & 0x7fff) + 1)) / 2));
    }
    for (unsigned bits = 0; bits < 65536; bits++) {
        float v = ferryi_num_from_bf16((uint16_t)bits);
        int is_nan = (bits & 0x7fff) > 0x7f80;
        if (is_nan ? !isnan(v) : !isinf(v) && (double)v != bf16_value(bits))
            fail("value of bf16", (double)v, bits, bits);
        if (!is_nan && ferryi_num_to_bf16(v) != bits)
            fail("bf16 there and back", (double)v, ferryi_num_to_bf16(v), bits);
        check_all(v);
        if (!is_nan && !isinf(v)) {
            check_around(ferryi_num_float((uint32_t)bits << 16 | 0x8000u)); /* a tie */
            check_bf16(ferryi_num_float((uint32_t)bits << 16 | 0x7fffu));
            check_bf16(ferryi_num_float((uint32_t)bits << 16 | 0x8001u));
        }
    }
    uint64_t x = 88172645463325252u;
    for (int i = 0; i < 50000; i++) { /* any bits at all; then magnitudes that e4m3 can tell apart */
        x ^= x << 13;
        x ^= x >> 7;
        x ^= x << 17;
        check_all(ferryi_num_float((uint32_t)x));
        check_e4m3(ferryi_num_float(((uint32_t)x & 0x80ffffffu) | 0x3a000000u));
        check_e4m3((float)((double)(int64_t)x * 0x1p-54));
    }
    static const float edges[] = { 0.0f,  -0.0f,    448.0f,    464.0f,   465.0f,          480.0f,    1e9f, -448.5f,
                                   1e38f, INFINITY, -INFINITY, 0x1p-10f, 0x1.000002p-10f, 0x1.8p-9f, NAN,  -NAN };
    for (unsigned i = 0; i < sizeof edges / sizeof *edges; i++)
        check_all(edges[i]);
    if (failures != 0)
        printf("%lu failures\n", failures);
    return failures != 0;
}
