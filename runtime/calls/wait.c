/* SPDX-License-Identifier: BSD-3-Clause */
/* Waits and tests: the exported functions, over the bodies that kernels use too. */
#include "ferry/wait.h"
#include "ferry/detail/operations/wait__funcs.h"

/* The engine is compiled once for each size and sign, so that both are constants in its loop. */
#define DEFINE_ENGINE(KIND, BYTES, SIGNED)                                                                             \
    static ferryi_condition KIND##_condition(const void *words, size_t n, const int *status, int cmp, uint64_t value,  \
                                             const void *values)                                                       \
    {                                                                                                                  \
        ferryi_condition c = { words, n, status, values, value, cmp, BYTES, SIGNED };                                  \
        return c;                                                                                                      \
    }                                                                                                                  \
    static ferry_status KIND##_wait_one(const void *word, int cmp, uint64_t value, uint64_t timeout)                   \
    {                                                                                                                  \
        uint64_t found;                                                                                                \
        return ferryi_wait_one(ferryi_world_get(), FERRY_CALL_WAIT, word, BYTES, SIGNED, cmp, value, &found, timeout); \
    }                                                                                                                  \
    static ferry_status KIND##_wait_all(const void *words, size_t n, const int *status, int cmp, uint64_t value,       \
                                        const void *values, uint64_t timeout)                                          \
    {                                                                                                                  \
        ferryi_condition c = KIND##_condition(words, n, status, cmp, value, values);                                   \
        return ferryi_wait_all(ferryi_world_get(), FERRY_CALL_WAIT, &c, timeout);                                      \
    }                                                                                                                  \
    static ferry_status KIND##_wait_first(const void *words, size_t n, size_t *indices, int any, const int *status,    \
                                          int cmp, uint64_t value, const void *values, size_t *number,                 \
                                          uint64_t timeout)                                                            \
    {                                                                                                                  \
        ferryi_condition c = KIND##_condition(words, n, status, cmp, value, values);                                   \
        return ferryi_wait_any_or_some(ferryi_world_get(), &c, indices, any, number, timeout);                         \
    }                                                                                                                  \
    static size_t KIND##_wait_number(const void *words, size_t n, size_t *indices, int any, const int *status,         \
                                     int cmp, uint64_t value, const void *values)                                      \
    {                                                                                                                  \
        size_t number;                                                                                                 \
        (void)KIND##_wait_first(words, n, indices, any, status, cmp, value, values, &number, UINT64_MAX);              \
        return number;                                                                                                 \
    }                                                                                                                  \
    static int KIND##_test_all(const void *words, size_t n, const int *status, int cmp, uint64_t value,                \
                               const void *values)                                                                     \
    {                                                                                                                  \
        ferryi_condition c = KIND##_condition(words, n, status, cmp, value, values);                                   \
        return ferryi_test_all(ferryi_world_get(), &c);                                                                \
    }                                                                                                                  \
    static size_t KIND##_test_first(const void *words, size_t n, size_t *indices, int any, const int *status, int cmp, \
                                    uint64_t value, const void *values)                                                \
    {                                                                                                                  \
        ferryi_condition c = KIND##_condition(words, n, status, cmp, value, values);                                   \
        return ferryi_test_any_or_some(ferryi_world_get(), &c, indices, any);                                          \
    }
DEFINE_ENGINE(i4, 4, 1)
DEFINE_ENGINE(u4, 4, 0)
DEFINE_ENGINE(i8, 8, 1)
DEFINE_ENGINE(u8, 8, 0)

/* The engine of a type: its size and sign are constants. */
#define ENGINE(TYPE, CALL, ...)                                                                                        \
    (sizeof(TYPE) == 4 ? ((TYPE)-1 < (TYPE)1 ? i4_##CALL(__VA_ARGS__) : u4_##CALL(__VA_ARGS__))                        \
                       : ((TYPE)-1 < (TYPE)1 ? i8_##CALL(__VA_ARGS__) : u8_##CALL(__VA_ARGS__)))
/* A value widened as the engine widens words. */
#define WIDE(TYPE, value) ((TYPE)-1 < (TYPE)1 ? (uint64_t)(int64_t)(value) : (uint64_t)(value))

#include "generated/wait_host.h"
