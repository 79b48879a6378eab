/* SPDX-License-Identifier: BSD-3-Clause */
#include "perf/perf.h"

/* A multiplicative step of 8 bytes at a time: neighbouring words, seeds and pages differ, and filling is quick. */
static uint64_t word_at(size_t i, unsigned seed)
{
    return (i + 1) * 0x9E3779B97F4A7C15u + (uint64_t)seed * 0xD1B54A32D192ED03u;
}

void perf_fill(void *buffer, size_t bytes, unsigned seed)
{
    unsigned char *at = buffer;
    for (size_t i = 0; i < bytes; i += 8) {
        uint64_t word = word_at(i / 8, seed);
        __builtin_memcpy(at + i, &word, bytes - i < 8 ? bytes - i : 8);
    }
}

int perf_matches(const void *buffer, size_t bytes, unsigned seed)
{
    const unsigned char *at = buffer;
    for (size_t i = 0; i < bytes; i += 8) {
        uint64_t word = word_at(i / 8, seed);
        if (__builtin_memcmp(at + i, &word, bytes - i < 8 ? bytes - i : 8) != 0)
            return 0;
    }
    return 1;
}

int perf_stamped(const void *buffer, size_t bytes, uint64_t number)
{
    return __builtin_memcmp(buffer, &number, bytes < sizeof number ? bytes : sizeof number) == 0;
}
