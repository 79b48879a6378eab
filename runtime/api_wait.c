/* SPDX-License-Identifier: BSD-3-Clause */
/* Waits and tests: the exported functions, expanded from the type table over the bodies that kernels use too. */
#include "ferry/device/wait__funcs.h"
#include "ferry/wait.h"

/* The engine, once per size and sign: what it compares is then a constant in its loop. */
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
        return ferryi_wait_first(ferryi_world_get(), &c, indices, any, number, timeout);                               \
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
        return ferryi_test_first(ferryi_world_get(), &c, indices, any);                                                \
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

#define DEFINE_FORMS(NAME, TYPE, SUFFIX, VALUE_DECL, VALUE, VALUES)                                                    \
    ferry_status ferry_##NAME##_wait_until_all##SUFFIX##_timeout(TYPE *ivars, size_t nelems, const int *status,        \
                                                                 int cmp, VALUE_DECL, uint64_t timeout_ns)             \
    {                                                                                                                  \
        return ENGINE(TYPE, wait_all, ivars, nelems, status, cmp, VALUE, VALUES, timeout_ns);                          \
    }                                                                                                                  \
    ferry_status ferry_##NAME##_wait_until_all##SUFFIX(TYPE *ivars, size_t nelems, const int *status, int cmp,         \
                                                       VALUE_DECL)                                                     \
    {                                                                                                                  \
        return ENGINE(TYPE, wait_all, ivars, nelems, status, cmp, VALUE, VALUES, UINT64_MAX);                          \
    }                                                                                                                  \
    ferry_status ferry_##NAME##_wait_until_any##SUFFIX##_timeout(                                                      \
        TYPE *ivars, size_t nelems, const int *status, int cmp, VALUE_DECL, size_t *index, uint64_t timeout_ns)        \
    {                                                                                                                  \
        return ENGINE(TYPE, wait_first, ivars, nelems, NULL, 1, status, cmp, VALUE, VALUES, index, timeout_ns);        \
    }                                                                                                                  \
    size_t ferry_##NAME##_wait_until_any##SUFFIX(TYPE *ivars, size_t nelems, const int *status, int cmp, VALUE_DECL)   \
    {                                                                                                                  \
        size_t number;                                                                                                 \
        (void)ENGINE(TYPE, wait_first, ivars, nelems, NULL, 1, status, cmp, VALUE, VALUES, &number, UINT64_MAX);       \
        return number;                                                                                                 \
    }                                                                                                                  \
    ferry_status ferry_##NAME##_wait_until_some##SUFFIX##_timeout(TYPE *ivars, size_t nelems, size_t *indices,         \
                                                                  const int *status, int cmp, VALUE_DECL,              \
                                                                  size_t *count, uint64_t timeout_ns)                  \
    {                                                                                                                  \
        return ENGINE(TYPE, wait_first, ivars, nelems, indices, 0, status, cmp, VALUE, VALUES, count, timeout_ns);     \
    }                                                                                                                  \
    size_t ferry_##NAME##_wait_until_some##SUFFIX(TYPE *ivars, size_t nelems, size_t *indices, const int *status,      \
                                                  int cmp, VALUE_DECL)                                                 \
    {                                                                                                                  \
        size_t number;                                                                                                 \
        (void)ENGINE(TYPE, wait_first, ivars, nelems, indices, 0, status, cmp, VALUE, VALUES, &number, UINT64_MAX);    \
        return number;                                                                                                 \
    }                                                                                                                  \
    int ferry_##NAME##_test_all##SUFFIX(TYPE *ivars, size_t nelems, const int *status, int cmp, VALUE_DECL)            \
    {                                                                                                                  \
        return ENGINE(TYPE, test_all, ivars, nelems, status, cmp, VALUE, VALUES);                                      \
    }                                                                                                                  \
    size_t ferry_##NAME##_test_any##SUFFIX(TYPE *ivars, size_t nelems, const int *status, int cmp, VALUE_DECL)         \
    {                                                                                                                  \
        return ENGINE(TYPE, test_first, ivars, nelems, NULL, 1, status, cmp, VALUE, VALUES);                           \
    }                                                                                                                  \
    size_t ferry_##NAME##_test_some##SUFFIX(TYPE *ivars, size_t nelems, size_t *indices, const int *status, int cmp,   \
                                            VALUE_DECL)                                                                \
    {                                                                                                                  \
        return ENGINE(TYPE, test_first, ivars, nelems, indices, 0, status, cmp, VALUE, VALUES);                        \
    }

#define DEFINE_WAIT(NAME, TYPE, U)                                                                                     \
    ferry_status ferry_##NAME##_wait_until(TYPE *ivar, int cmp, TYPE value)                                            \
    {                                                                                                                  \
        return ENGINE(TYPE, wait_one, ivar, cmp, WIDE(TYPE, value), UINT64_MAX);                                       \
    }                                                                                                                  \
    ferry_status ferry_##NAME##_wait_until_timeout(TYPE *ivar, int cmp, TYPE value, uint64_t timeout_ns)               \
    {                                                                                                                  \
        return ENGINE(TYPE, wait_one, ivar, cmp, WIDE(TYPE, value), timeout_ns);                                       \
    }                                                                                                                  \
    int ferry_##NAME##_test(TYPE *ivar, int cmp, TYPE value)                                                           \
    {                                                                                                                  \
        return ENGINE(TYPE, test_all, ivar, 1, NULL, cmp, WIDE(TYPE, value), NULL);                                    \
    }                                                                                                                  \
    DEFINE_FORMS(NAME, TYPE, , TYPE value, WIDE(TYPE, value), NULL)                                                    \
    DEFINE_FORMS(NAME, TYPE, _vector, const TYPE *values, 0, values)
FERRY_WORD_TYPES(DEFINE_WAIT)
