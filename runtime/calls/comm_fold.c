/* SPDX-License-Identifier: BSD-3-Clause */
/* The folds of communicators in host memory, of each type and operator: device/comm/elements__funcs.h has those of
 * kernels.  Rows are folded a block at a time, which stays in the first cache, by loops of a constant length, which
 * compilers vectorize.  64 KiB of each of two rows: 4 to 8 us, of bfloat16 24, of float16 86, of bytes 170 to 290
 * (Xeon, SSE). */
#include "ferry/detail/machine/num__funcs.h"
#include "runtime/calls/comm_host.h"
#include <string.h>

#define BLOCK ((size_t)4096) /* bytes */
#define STEP ((size_t)16)    /* elements */
#define ALONE __restrict__

/* STATEMENT for each element i. */
#define FOR_EACH(STATEMENT)                                                                                            \
    do {                                                                                                               \
        const size_t whole = count - count % STEP;                                                                     \
        for (size_t at = 0; at < whole; at += STEP)                                                                    \
            for (size_t i = at, c = 0; c < STEP; i++, c++)                                                             \
                STATEMENT;                                                                                             \
        for (size_t i = whole; i < count; i++)                                                                         \
            STATEMENT;                                                                                                 \
    } while (0)

/* ---- Elements that are folded as they are: NAME, type, and as what its sums and products wrap. */

#define PLAIN_TYPES(X)                                                                                                 \
    X(INT8, int8_t, uint8_t)                                                                                           \
    X(UINT8, uint8_t, uint8_t)                                                                                         \
    X(INT32, int32_t, uint32_t)                                                                                        \
    X(UINT32, uint32_t, uint32_t)                                                                                      \
    X(INT64, int64_t, uint64_t)                                                                                        \
    X(UINT64, uint64_t, uint64_t)                                                                                      \
    X(FLOAT32, float, float)                                                                                           \
    X(FLOAT64, double, double)

/* NaN, which differs from itself, stays. */
#define FOLD_SUM(T, WRAP, a, b) (T)((WRAP)(a) + (WRAP)(b))
#define FOLD_PROD(T, WRAP, a, b) (T)((WRAP)(a) * (WRAP)(b))
#define FOLD_MIN(T, WRAP, a, b) ((((b) < (a)) | ((b) != (b))) != 0 ? (b) : (a))
#define FOLD_MAX(T, WRAP, a, b) ((((b) > (a)) | ((b) != (b))) != 0 ? (b) : (a))

#define FOLD_IN(OP, T, WRAP)                                                                                           \
    case FERRY_COMM_##OP:                                                                                              \
        FOR_EACH(sum[i] = FOLD_##OP(T, WRAP, sum[i], row[i]));                                                         \
        break;
#define DEFINE_FOLD(NAME, T, WRAP)                                                                                     \
    static void fold_##NAME(uint32_t op, void *ALONE into, const void *ALONE from, size_t bytes)                       \
    {                                                                                                                  \
        T *sum = into;                                                                                                 \
        const T *row = from;                                                                                           \
        const size_t count = bytes / sizeof(T);                                                                        \
        switch (op) {                                                                                                  \
            FOLD_IN(SUM, T, WRAP)                                                                                      \
            FOLD_IN(PROD, T, WRAP)                                                                                     \
            FOLD_IN(MIN, T, WRAP)                                                                                      \
            FOLD_IN(MAX, T, WRAP)                                                                                      \
        default:                                                                                                       \
            break;                                                                                                     \
        }                                                                                                              \
    }
PLAIN_TYPES(DEFINE_FOLD)

/* ---- Elements that are folded as floats: NAME, type, to a float and back. */

/* ferryi_num_from_e4m3() without branches: a half of the same bits is 2^8 times less, but for NaN. */
static inline float from_e4m3(uint8_t code)
{
    const float half = ferryi_num_from_half((uint16_t)((code & 0x80) << 8 | (code & 0x7f) << 7)) * 256.0f;
    const uint32_t nan = ferryi_num_choose((code & 0x7f) == FERRYI_E4M3_NAN, 0x7fc00000u, 0);
    return ferryi_num_float(ferryi_num_bits(half) | nan);
}
#define FROM_E5M2(a) ferryi_num_from_half((uint16_t)((a) << 8)) /* the upper half of a half */

#define NARROW_TYPES(X)                                                                                                \
    X(FLOAT16, uint16_t, ferryi_num_from_half, ferryi_num_to_half)                                                     \
    X(BFLOAT16, uint16_t, ferryi_num_from_bf16, ferryi_num_to_bf16)                                                    \
    X(FLOAT8_E4M3, uint8_t, from_e4m3, ferryi_num_to_e4m3)                                                             \
    X(FLOAT8_E5M2, uint8_t, FROM_E5M2, ferryi_num_to_e5m2)

#define DEFINE_NARROW(NAME, T, FROM, TO)                                                                               \
    static void widen_##NAME(float *ALONE to, const char *ALONE from, size_t bytes)                                    \
    {                                                                                                                  \
        const T *row = (const T *)(const void *)from;                                                                  \
        const size_t count = bytes / sizeof(T);                                                                        \
        FOR_EACH(to[i] = FROM(row[i]));                                                                                \
    }                                                                                                                  \
    static void round_##NAME(char *ALONE to, const float *ALONE from, size_t bytes)                                    \
    {                                                                                                                  \
        T *row = (T *)(void *)to;                                                                                      \
        const size_t count = bytes / sizeof(T);                                                                        \
        FOR_EACH(row[i] = TO(from[i]));                                                                                \
    }
NARROW_TYPES(DEFINE_NARROW)

/* ---- Rows. */

typedef struct method {
    size_t width; /* of an element */
    void (*fold)(uint32_t op, void *sum, const void *row, size_t bytes);
    void (*widen)(float *to, const char *from, size_t bytes);
    void (*round)(char *to, const float *from, size_t bytes);
} method;

/* A block of all rows, which are read before `to` is written. */
static void fold_block(const method *m, uint32_t op, char *to, const char *const *from, size_t at, int n, size_t bytes)
{
    float sum[BLOCK], row[BLOCK]; /* as many floats as the block has elements at most */
    const size_t wide = bytes / m->width * sizeof(float);
    if (m->widen == NULL) {
        memcpy(sum, from[0] + at, bytes);
        for (int k = 1; k < n; k++)
            m->fold(op, sum, from[k] + at, bytes);
        memcpy(to + at, sum, bytes);
        return;
    }
    m->widen(sum, from[0] + at, bytes);
    for (int k = 1; k < n; k++) {
        m->widen(row, from[k] + at, bytes);
        m->fold(op, sum, row, wide);
    }
    m->round(to + at, sum, bytes);
}

void ferryi_comm_fold_rows(uint32_t terms, char *to, const char *const *from, int n, size_t bytes)
{
#define PLAIN_METHOD(NAME, T, WRAP) [FERRY_COMM_##NAME] = { sizeof(T), fold_##NAME, NULL, NULL },
#define NARROW_METHOD(NAME, T, FROM, TO) [FERRY_COMM_##NAME] = { sizeof(T), fold_FLOAT32, widen_##NAME, round_##NAME },
    static const method methods[FERRY_COMM_N_TYPES] = { PLAIN_TYPES(PLAIN_METHOD) NARROW_TYPES(NARROW_METHOD) };
    for (size_t at = 0; at < bytes; at += BLOCK)
        fold_block(&methods[terms & 255], terms >> 8, to, from, at, n, bytes - at < BLOCK ? bytes - at : BLOCK);
}
