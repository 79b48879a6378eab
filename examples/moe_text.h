/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef MOE_TEXT_H
#define MOE_TEXT_H

#include "ferry/launch.h"
#include <errno.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* The model of moe_alltoall.c: tokens of a text, their routes, their rows, and the experts.  Each is a function of the
 * text alone, so every PE, and the reference, computes the same values without communication. */

enum { VOCABULARY = 32768, TEXT_MAX = 64 << 20 };

struct text {
    uint32_t *ids;
    size_t count;
};

FERRY_FUNCTION uint64_t mix(uint64_t a, uint64_t b)
{
    uint64_t x = a * 0x9e3779b97f4a7c15u ^ (b + 0x2545f4914f6cdd1du);
    x = (x ^ (x >> 32)) * 0xd6e8feb86659fd93u;
    x = (x ^ (x >> 32)) * 0xd6e8feb86659fd93u;
    return x ^ (x >> 32);
}
/* In [0, 1), of 24 bits, so that a float holds it. */
FERRY_FUNCTION float unit(uint64_t hash)
{
    return (float)(hash >> 40) / 16777216.0f;
}

/* Letters, digits, and all bytes of UTF-8 sequences make words. */
static inline int in_word(unsigned char c)
{
    return c >= 0x80 || (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_' ||
           c == '\'';
}

/* Words and single punctuation marks; blanks and control bytes lie between.  The id is the bytes' FNV-1a hash. */
static inline int tokenise(const unsigned char *bytes, size_t n, struct text *text)
{
    size_t room = 1024;
    text->count = 0;
    text->ids = (uint32_t *)malloc(room * sizeof *text->ids);
    for (size_t i = 0; i < n && text->ids != NULL;) {
        if (bytes[i] <= ' ' || bytes[i] == 0x7f) {
            i++;
            continue;
        }
        uint32_t hash = 2166136261u;
        int word = in_word(bytes[i]);
        do
            hash = (hash ^ bytes[i++]) * 16777619u;
        while (word && i < n && in_word(bytes[i]));
        if (text->count == room) {
            uint32_t *more = (uint32_t *)realloc(text->ids, 2 * room * sizeof *more);
            if (more == NULL)
                free(text->ids);
            text->ids = more;
            room *= 2;
            if (more == NULL)
                break;
        }
        text->ids[text->count++] = hash % VOCABULARY;
    }
    return text->ids != NULL;
}

/* Returns NULL, or the reason of the failure. */
static inline const char *read_text(const char *path, struct text *text)
{
    unsigned char *bytes = (unsigned char *)malloc(TEXT_MAX + 1u);
    FILE *file = fopen(path, "rb");
    const char *problem = NULL;
    if (bytes == NULL || file == NULL) {
        problem = strerror(errno);
    } else {
        size_t n = fread(bytes, 1, TEXT_MAX + 1u, file);
        if (ferror(file))
            problem = strerror(errno);
        else if (n > TEXT_MAX)
            problem = "it is larger than the 64 MiB that are allowed";
        else if (!tokenise(bytes, n, text))
            problem = strerror(ENOMEM);
    }
    if (file != NULL)
        fclose(file);
    free(bytes);
    return problem;
}

/* A hash layer (Roller et al. 2021): no learned router, the token's id alone chooses the experts.  The load has the
 * skew of the language: a PE that owns an expert of "the" gets much to do.  Experts of a token are distinct; weights
 * lie within a factor of two of each other and add up to 1. */
static inline void route(uint32_t id, int n_experts, int topk, int32_t *expert, float *weight)
{
    float sum = 0.0f;
    for (int k = 0; k < topk; k++) {
        expert[k] = (int32_t)(mix(id, (uint64_t)k) % (uint64_t)n_experts);
        for (int j = 0; j < k; j++)
            if (expert[j] == expert[k]) { /* taken: the next one, and compare again with all */
                expert[k] = (expert[k] + 1) % n_experts;
                j = -1;
            }
        weight[k] = 1.0f + unit(mix(id, 1000u + (uint64_t)k));
        sum += weight[k];
    }
    for (int k = 0; k < topk; k++)
        weight[k] /= sum;
}

/* Element i of a token's row, in [-1, 1): a float of 8 bits, so that bf16 holds it. */
static inline float row_element(uint32_t id, int i)
{
    return (float)((int)(mix(id, 1u << 20 | (uint64_t)i) >> 56) - 128) / 128.0f;
}

/* Expert e turns x into y[i] = scale * x[(i + shift) % hidden] + offset.  All three differ from expert to expert, so a
 * row that went to the wrong one, or was mixed with another, does not come out right. */
struct expert {
    float scale, offset;
    int shift;
};
FERRY_FUNCTION struct expert expert_of(int e, int hidden)
{
    struct expert x;
    float sign = mix((uint64_t)e, 77) & 1 ? 1.0f : -1.0f;
    x.scale = sign * (0.5f + unit(mix((uint64_t)e, 78)));
    x.offset = 2.0f * unit(mix((uint64_t)e, 79)) - 1.0f;
    x.shift = (int)(mix((uint64_t)e, 80) % (uint64_t)hidden);
    return x;
}

#endif
