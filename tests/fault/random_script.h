/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_TESTS_FAULT_RANDOM_SCRIPT_H
#define FERRY_TESTS_FAULT_RANDOM_SCRIPT_H

#include "ferry_device.h"

/* The operations of one block of one PE in one epoch depend on (seed, epoch, PE, block) alone, so every PE knows the
 * others' operations on it.  The same code runs as a kernel, and as host calls when called as a function.  Operation i
 * writes only to slot i of the rows that this PE and block alone write, so the order of two operations never decides
 * the result; sums, parities and counts are the same in any order. */

enum { SCRIPT_PES = 8, SCRIPT_BLOCKS = 3, SCRIPT_OPS = 16, SCRIPT_SLOT = 2048, SCRIPT_WORDS = 3 };

typedef struct script_area { /* symmetric */
    uint64_t sum[SCRIPT_WORDS], parity[SCRIPT_WORDS], token[SCRIPT_WORDS], signal[SCRIPT_PES];
    uint32_t small[2];
    unsigned char row[SCRIPT_PES][SCRIPT_BLOCKS][SCRIPT_OPS][SCRIPT_SLOT];
} script_area;

/* A block's report, one each. */
typedef struct script_outcome {
    uint64_t status; /* ferry_status of the first failed call */
    uint64_t op;     /* its number, SCRIPT_OPS: of the wait at the end */
    uint64_t wrong;  /* received bytes that differ from the sent bytes */
    uint64_t tokens; /* put in minus taken out */
} script_outcome;

typedef struct script {
    script_area *area;
    unsigned char (*scratch)[2][SCRIPT_SLOT]; /* own [SCRIPT_BLOCKS] */
    script_outcome *outcome;                  /* own [SCRIPT_BLOCKS] */
    uint64_t *expected;                       /* own [SCRIPT_PES]: the signals' final values; block 0 waits for them */
    uint64_t seed, epoch;
    int me, n_pes;
} script;

typedef enum script_kind {
    SCRIPT_P,
    SCRIPT_PUT,
    SCRIPT_PUT_BLOCK,
    SCRIPT_PUT_SIGNAL,
    SCRIPT_PUT_SIGNAL_BLOCK,
    SCRIPT_GET_BACK, /* of what was put before it, by the same operation */
    SCRIPT_ADD,
    SCRIPT_FETCH_ADD,
    SCRIPT_XOR,
    SCRIPT_SMALL,
    SCRIPT_SWAP,
    SCRIPT_SIGNAL,
    SCRIPT_FENCE,
    SCRIPT_QUIET,
    SCRIPT_KINDS
} script_kind;

typedef struct script_op {
    script_kind kind;
    int to;
    unsigned word;
    size_t first, n; /* bytes of the slot; n is 0 when none is written */
    uint64_t value;
} script_op;

FERRY_FUNCTION uint64_t script_mix(uint64_t a, uint64_t b)
{
    uint64_t x = (a ^ b * 0xd1342543de82ef95u) + 0x9e3779b97f4a7c15u;
    x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9u;
    x = (x ^ (x >> 27)) * 0x94d049bb133111ebu;
    return x ^ (x >> 31);
}

FERRY_FUNCTION uint64_t script_number(uint64_t epoch, int pe, unsigned block, unsigned i)
{
    return ((epoch * SCRIPT_PES + (unsigned)pe) * SCRIPT_BLOCKS + block) * SCRIPT_OPS + i;
}

FERRY_FUNCTION script_op script_op_of(uint64_t seed, uint64_t epoch, int n_pes, int pe, unsigned block, unsigned i)
{
    uint64_t r = script_mix(seed, script_number(epoch, pe, block, i)), s = script_mix(r, 1);
    script_op o;
    o.kind = (script_kind)(r % SCRIPT_KINDS);
    o.to = (int)((r >> 8) % (unsigned)n_pes);
    o.word = (unsigned)((r >> 16) % SCRIPT_WORDS);
    o.value = script_mix(r, 2) % 1000000;
    o.first = o.n = 0;
    if (o.kind == SCRIPT_P) {
        o.first = s % (SCRIPT_SLOT / 8) * 8;
        o.n = 8;
    } else if (o.kind <= SCRIPT_GET_BACK) {
        o.n = 1 + s % (s % 4 == 0 ? SCRIPT_SLOT : 40);
        o.first = (s >> 32) % (SCRIPT_SLOT - o.n + 1);
    }
    return o;
}

/* Byte k of the data of operation `number`. */
FERRY_FUNCTION unsigned char script_byte(uint64_t seed, uint64_t number, size_t k)
{
    return (unsigned char)(script_mix(seed ^ number, k / 8) >> 8 * (k % 8));
}

FERRY_FUNCTION int script_signals(script_kind kind)
{
    return kind == SCRIPT_PUT_SIGNAL || kind == SCRIPT_PUT_SIGNAL_BLOCK || kind == SCRIPT_SIGNAL;
}

/* random_script.c */
#ifdef __cplusplus
extern "C" {
#endif
ferry_status script_launch(const script *s);
void script_call(const script *s); /* by the host: one block's calls after the other's */
#ifdef __cplusplus
}
#endif

#endif
