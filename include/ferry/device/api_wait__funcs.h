/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_DEVICE_API_WAIT_FUNCS_H
#define FERRY_DEVICE_API_WAIT_FUNCS_H

#include "api__funcs.h"

/* Waits and tests where nvcc compiles, as in api__funcs.h.  In warp and block scope the first thread looks; what it has
 * found all get. */

#define FERRYI_SIGNED(TYPE) ((TYPE)-1 < (TYPE)1)
#define FERRYI_WIDE(TYPE, value) (FERRYI_SIGNED(TYPE) ? (uint64_t)(int64_t)(value) : (uint64_t)(value))

FERRYI_FN ferryi_condition ferryi_condition_of(const void *words, size_t n, const int *status, const void *values,
                                               uint64_t value, int cmp, uint32_t bytes, int is_signed)
{
    ferryi_condition c = { words, n, status, values, value, cmp, bytes, is_signed };
    return c;
}
FERRYI_FN ferry_status ferryi_wait_single(const void *word, uint32_t bytes, int is_signed, int cmp, uint64_t value,
                                          uint64_t timeout)
{
    uint64_t found;
    return ferryi_wait_one(ferryi_world_get(), FERRY_CALL_WAIT, word, bytes, is_signed, cmp, value, &found, timeout);
}
FERRYI_FN ferry_status ferryi_group_wait(int scope, const void *word, uint32_t bytes, int is_signed, int cmp,
                                         uint64_t value, uint64_t timeout)
{
    uint64_t found;
    if (scope == FERRYI_WARP && FERRYI_LIKELY(ferryi_wait_ends_here(FERRYI_WARP, ferryi_world_get(), word, bytes,
                                                                    is_signed, cmp, value, &found)))
        return FERRY_SUCCESS;
    FERRYI_GROUP_LED(scope, ferry_status, ferryi_wait_single(word, bytes, is_signed, cmp, value, timeout));
}
FERRYI_FN int ferryi_group_test_all(int scope, ferryi_condition c)
{
    FERRYI_GROUP_LED(scope, int, ferryi_test_all(ferryi_world_get(), &c));
}
FERRYI_FN size_t ferryi_group_test_first(int scope, ferryi_condition c, size_t *indices, int any)
{
    FERRYI_GROUP_LED(scope, size_t, ferryi_test_first(ferryi_world_get(), &c, indices, any));
}
FERRYI_FN ferry_status ferryi_group_wait_all(int scope, ferryi_condition c, uint64_t timeout)
{
    FERRYI_GROUP_LED(scope, ferry_status, ferryi_wait_all(ferryi_world_get(), FERRY_CALL_WAIT, &c, timeout));
}
/* *number may be each thread's own variable; indices[] is written by the first thread, and is there for all. */
FERRYI_FN ferry_status ferryi_group_wait_first(int scope, ferryi_condition c, size_t *indices, int any, size_t *number,
                                               uint64_t timeout)
{
    size_t found = any ? SIZE_MAX : 0;
    uint64_t result = 0;
    ferryi_scope_sync(scope);
    if (ferryi_group_leads(scope))
        result = (uint64_t)ferryi_wait_first(ferryi_world_get(), &c, indices, any, &found, timeout);
    result = ferryi_scope_share(scope, result);
    *number = (size_t)ferryi_scope_share(scope, found);
    return (ferry_status)result;
}
FERRYI_FN size_t ferryi_group_wait_number(int scope, ferryi_condition c, size_t *indices, int any)
{
    size_t number;
    (void)ferryi_group_wait_first(scope, c, indices, any, &number, UINT64_MAX);
    return number;
}

#define FERRYI_API_WAIT_FORMS(SCOPE, SUFFIX, NAME, TYPE, FORM, DECLARED, PASSED, VALUE, VALUES)                        \
    FERRYI_INLINE ferry_status ferry_##NAME##_wait_until_all##FORM##SUFFIX(TYPE *ivars, size_t nelems,                 \
                                                                           const int *status, int cmp, DECLARED)       \
    {                                                                                                                  \
        return FERRYI_SIDE(ferryi_host_ferry_##NAME##_wait_until_all##FORM(ivars, nelems, status, cmp, PASSED),        \
                           ferryi_group_wait_all(SCOPE,                                                                \
                                                 ferryi_condition_of(ivars, nelems, status, VALUES, VALUE, cmp,        \
                                                                     sizeof(TYPE), FERRYI_SIGNED(TYPE)),               \
                                                 UINT64_MAX));                                                         \
    }                                                                                                                  \
    FERRYI_INLINE ferry_status ferry_##NAME##_wait_until_all##FORM##SUFFIX##_timeout(                                  \
        TYPE *ivars, size_t nelems, const int *status, int cmp, DECLARED, uint64_t timeout_ns)                         \
    {                                                                                                                  \
        return FERRYI_SIDE(                                                                                            \
            ferryi_host_ferry_##NAME##_wait_until_all##FORM##_timeout(ivars, nelems, status, cmp, PASSED, timeout_ns), \
            ferryi_group_wait_all(                                                                                     \
                SCOPE,                                                                                                 \
                ferryi_condition_of(ivars, nelems, status, VALUES, VALUE, cmp, sizeof(TYPE), FERRYI_SIGNED(TYPE)),     \
                timeout_ns));                                                                                          \
    }                                                                                                                  \
    FERRYI_INLINE size_t ferry_##NAME##_wait_until_any##FORM##SUFFIX(TYPE *ivars, size_t nelems, const int *status,    \
                                                                     int cmp, DECLARED)                                \
    {                                                                                                                  \
        return FERRYI_SIDE(ferryi_host_ferry_##NAME##_wait_until_any##FORM(ivars, nelems, status, cmp, PASSED),        \
                           ferryi_group_wait_number(SCOPE,                                                             \
                                                    ferryi_condition_of(ivars, nelems, status, VALUES, VALUE, cmp,     \
                                                                        sizeof(TYPE), FERRYI_SIGNED(TYPE)),            \
                                                    NULL, 1));                                                         \
    }                                                                                                                  \
    FERRYI_INLINE ferry_status ferry_##NAME##_wait_until_any##FORM##SUFFIX##_timeout(                                  \
        TYPE *ivars, size_t nelems, const int *status, int cmp, DECLARED, size_t *index, uint64_t timeout_ns)          \
    {                                                                                                                  \
        return FERRYI_SIDE(ferryi_host_ferry_##NAME##_wait_until_any##FORM##_timeout(ivars, nelems, status, cmp,       \
                                                                                     PASSED, index, timeout_ns),       \
                           ferryi_group_wait_first(SCOPE,                                                              \
                                                   ferryi_condition_of(ivars, nelems, status, VALUES, VALUE, cmp,      \
                                                                       sizeof(TYPE), FERRYI_SIGNED(TYPE)),             \
                                                   NULL, 1, index, timeout_ns));                                       \
    }                                                                                                                  \
    FERRYI_INLINE size_t ferry_##NAME##_wait_until_some##FORM##SUFFIX(TYPE *ivars, size_t nelems, size_t *indices,     \
                                                                      const int *status, int cmp, DECLARED)            \
    {                                                                                                                  \
        return FERRYI_SIDE(                                                                                            \
            ferryi_host_ferry_##NAME##_wait_until_some##FORM(ivars, nelems, indices, status, cmp, PASSED),             \
            ferryi_group_wait_number(                                                                                  \
                SCOPE,                                                                                                 \
                ferryi_condition_of(ivars, nelems, status, VALUES, VALUE, cmp, sizeof(TYPE), FERRYI_SIGNED(TYPE)),     \
                indices, 0));                                                                                          \
    }                                                                                                                  \
    FERRYI_INLINE ferry_status ferry_##NAME##_wait_until_some##FORM##SUFFIX##_timeout(                                 \
        TYPE *ivars, size_t nelems, size_t *indices, const int *status, int cmp, DECLARED, size_t *count,              \
        uint64_t timeout_ns)                                                                                           \
    {                                                                                                                  \
        return FERRYI_SIDE(ferryi_host_ferry_##NAME##_wait_until_some##FORM##_timeout(ivars, nelems, indices, status,  \
                                                                                      cmp, PASSED, count, timeout_ns), \
                           ferryi_group_wait_first(SCOPE,                                                              \
                                                   ferryi_condition_of(ivars, nelems, status, VALUES, VALUE, cmp,      \
                                                                       sizeof(TYPE), FERRYI_SIGNED(TYPE)),             \
                                                   indices, 0, count, timeout_ns));                                    \
    }                                                                                                                  \
    FERRYI_INLINE int ferry_##NAME##_test_all##FORM##SUFFIX(TYPE *ivars, size_t nelems, const int *status, int cmp,    \
                                                            DECLARED)                                                  \
    {                                                                                                                  \
        return FERRYI_SIDE(ferryi_host_ferry_##NAME##_test_all##FORM(ivars, nelems, status, cmp, PASSED),              \
                           ferryi_group_test_all(SCOPE, ferryi_condition_of(ivars, nelems, status, VALUES, VALUE, cmp, \
                                                                            sizeof(TYPE), FERRYI_SIGNED(TYPE))));      \
    }                                                                                                                  \
    FERRYI_INLINE size_t ferry_##NAME##_test_any##FORM##SUFFIX(TYPE *ivars, size_t nelems, const int *status, int cmp, \
                                                               DECLARED)                                               \
    {                                                                                                                  \
        return FERRYI_SIDE(ferryi_host_ferry_##NAME##_test_any##FORM(ivars, nelems, status, cmp, PASSED),              \
                           ferryi_group_test_first(SCOPE,                                                              \
                                                   ferryi_condition_of(ivars, nelems, status, VALUES, VALUE, cmp,      \
                                                                       sizeof(TYPE), FERRYI_SIGNED(TYPE)),             \
                                                   NULL, 1));                                                          \
    }                                                                                                                  \
    FERRYI_INLINE size_t ferry_##NAME##_test_some##FORM##SUFFIX(TYPE *ivars, size_t nelems, size_t *indices,           \
                                                                const int *status, int cmp, DECLARED)                  \
    {                                                                                                                  \
        return FERRYI_SIDE(ferryi_host_ferry_##NAME##_test_some##FORM(ivars, nelems, indices, status, cmp, PASSED),    \
                           ferryi_group_test_first(SCOPE,                                                              \
                                                   ferryi_condition_of(ivars, nelems, status, VALUES, VALUE, cmp,      \
                                                                       sizeof(TYPE), FERRYI_SIGNED(TYPE)),             \
                                                   indices, 0));                                                       \
    }
#define FERRYI_API_WAIT(SCOPE, SUFFIX, NAME, TYPE, U)                                                                  \
    FERRYI_INLINE ferry_status ferry_##NAME##_wait_until##SUFFIX(TYPE *ivar, int cmp, TYPE value)                      \
    {                                                                                                                  \
        return FERRYI_SIDE(ferryi_host_ferry_##NAME##_wait_until(ivar, cmp, value),                                    \
                           ferryi_group_wait(SCOPE, ivar, sizeof(TYPE), FERRYI_SIGNED(TYPE), cmp,                      \
                                             FERRYI_WIDE(TYPE, value), UINT64_MAX));                                   \
    }                                                                                                                  \
    FERRYI_INLINE ferry_status ferry_##NAME##_wait_until##SUFFIX##_timeout(TYPE *ivar, int cmp, TYPE value,            \
                                                                           uint64_t timeout_ns)                        \
    {                                                                                                                  \
        return FERRYI_SIDE(ferryi_host_ferry_##NAME##_wait_until_timeout(ivar, cmp, value, timeout_ns),                \
                           ferryi_group_wait(SCOPE, ivar, sizeof(TYPE), FERRYI_SIGNED(TYPE), cmp,                      \
                                             FERRYI_WIDE(TYPE, value), timeout_ns));                                   \
    }                                                                                                                  \
    FERRYI_INLINE int ferry_##NAME##_test##SUFFIX(TYPE *ivar, int cmp, TYPE value)                                     \
    {                                                                                                                  \
        return FERRYI_SIDE(                                                                                            \
            ferryi_host_ferry_##NAME##_test(ivar, cmp, value),                                                         \
            ferryi_group_test_all(SCOPE, ferryi_condition_of(ivar, 1, NULL, NULL, FERRYI_WIDE(TYPE, value), cmp,       \
                                                             sizeof(TYPE), FERRYI_SIGNED(TYPE))));                     \
    }                                                                                                                  \
    FERRYI_API_WAIT_FORMS(SCOPE, SUFFIX, NAME, TYPE, , TYPE value, value, FERRYI_WIDE(TYPE, value), NULL)              \
    FERRYI_API_WAIT_FORMS(SCOPE, SUFFIX, NAME, TYPE, _vector, const TYPE *values, values, 0, values)
#define FERRYI_API_WAIT_SCOPES(NAME, TYPE, U) FERRYI_EACH_SCOPE(FERRYI_API_WAIT, NAME, TYPE, U)
FERRY_WORD_TYPES(FERRYI_API_WAIT_SCOPES)

#endif
