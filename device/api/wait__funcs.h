/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_DETAIL_API_WAIT_FUNCS_H
#define FERRY_DETAIL_API_WAIT_FUNCS_H

#include "api__funcs.h"

/* Waits and tests under nvcc, as in api__funcs.h.  In warp and block scope the first thread polls, and all threads get
 * its result. */

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
FERRYI_FN ferry_status ferryi_scope_wait(int scope, const void *word, uint32_t bytes, int is_signed, int cmp,
                                         uint64_t value, uint64_t timeout)
{
    uint64_t found;
    if (scope == FERRYI_WARP && FERRYI_LIKELY(ferryi_wait_ends_early(FERRYI_WARP, ferryi_world_get(), word, bytes,
                                                                     is_signed, cmp, value, &found)))
        return FERRY_SUCCESS;
    FERRYI_GROUP_RETURN_LED(scope, ferry_status, ferryi_wait_single(word, bytes, is_signed, cmp, value, timeout));
}
FERRYI_FN int ferryi_scope_test_all(int scope, ferryi_condition c)
{
    FERRYI_GROUP_RETURN_LED(scope, int, ferryi_test_all(ferryi_world_get(), &c));
}
FERRYI_FN size_t ferryi_scope_test_any_or_some(int scope, ferryi_condition c, size_t *indices, int any)
{
    FERRYI_GROUP_RETURN_LED(scope, size_t, ferryi_test_any_or_some(ferryi_world_get(), &c, indices, any));
}
FERRYI_FN ferry_status ferryi_scope_wait_all(int scope, ferryi_condition c, uint64_t timeout)
{
    FERRYI_GROUP_RETURN_LED(scope, ferry_status, ferryi_wait_all(ferryi_world_get(), FERRY_CALL_WAIT, &c, timeout));
}
/* number may differ for each thread; the first thread writes indices[], and all threads may read it. */
FERRYI_FN ferry_status ferryi_scope_wait_any_or_some(int scope, ferryi_condition c, size_t *indices, int any,
                                                     size_t *number, uint64_t timeout)
{
    size_t found = any ? SIZE_MAX : 0;
    uint64_t result = 0;
    ferryi_scope_sync(scope);
    if (ferryi_scope_leads(scope))
        result = (uint64_t)ferryi_wait_any_or_some(ferryi_world_get(), &c, indices, any, number != NULL ? &found : NULL,
                                                   timeout);
    result = ferryi_scope_share(scope, result);
    found = (size_t)ferryi_scope_share(scope, found);
    if (number != NULL)
        *number = found;
    return (ferry_status)result;
}
FERRYI_FN size_t ferryi_scope_wait_number(int scope, ferryi_condition c, size_t *indices, int any)
{
    size_t number;
    (void)ferryi_scope_wait_any_or_some(scope, c, indices, any, &number, UINT64_MAX);
    return number;
}

#include "generated/wait__funcs.h"

#endif
