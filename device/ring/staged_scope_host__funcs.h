/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_DETAIL_RING_STAGED_SCOPE_HOST_FUNCS_H
#define FERRY_DETAIL_RING_STAGED_SCOPE_HOST_FUNCS_H

#include "staged__funcs.h"

/* The host's side of staged_scope_gpu__funcs.h: a scope is one thread. */
FERRYI_FN ferry_status ferryi_staged_get_by(int scope, ferryi_spin *spin, void *dst, const void *src, size_t n, int pe)
{
    (void)scope;
    return ferryi_staged_get(ferryi_world_get(), spin, (char *)dst, 1, (const char *)src, 1, 1, n, pe);
}

FERRYI_FN ferry_status ferryi_staged_put_by(int scope, ferryi_spin *spin, ferry_call call, void *dst, const void *src,
                                            size_t n, int pe)
{
    (void)scope;
    return ferryi_staged_put(ferryi_world_get(), spin, call, dst, src, n, pe);
}

#endif
