/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_DETAIL_API_CTX_FUNCS_H
#define FERRY_DETAIL_API_CTX_FUNCS_H

#include "../operations/lock__funcs.h"
#include "api__funcs.h"

/* Contexts and locks under nvcc, called by one thread. */

/* When a kernel's call returns, its operation has been issued or is in the ring of a weak pair.  All contexts share the
 * rings, so a context's fence and quiet are those of the PE, which promise no less. */

/* *pe becomes the world number, or -1 if the team has no such member; the call itself refuses -1. 0: no context. */
FERRYI_COLD int ferryi_ctx_team_pe(ferry_ctx_t ctx, int pe, int *known)
{
    const ferryi_world *w = ferryi_world_get();
    const uint32_t slot = FERRYI_CTX_TEAM(ctx) - 1;
    *known = w->n_pes == 0;
    if (ctx < 0 || slot >= w->n_teams)
        return pe;
    const ferryi_team *t = &ferryi_area_of_team(w, slot)->team;
    if (ferryi_ld_relaxed_u32((const uint32_t *)&t->handle) == 0)
        return pe;
    *known = 1;
    return (uint32_t)pe >= (uint32_t)t->n ? -1 : t->list != NULL ? t->list[pe] : t->start + pe * t->stride;
}
FERRYI_FN int ferryi_ctx_is(ferry_ctx_t ctx, int *pe)
{
    int known = 1;
    if (FERRYI_UNLIKELY(ctx < 0 || FERRYI_CTX_TEAM(ctx) != 0))
        *pe = ferryi_ctx_team_pe(ctx, *pe, &known);
    return known;
}
FERRYI_COLD ferry_status ferryi_ctx_unknown(ferry_ctx_t ctx)
{
    return ferryi_argument_refuse(ferryi_world_get(), FERRY_CALL_NONE, -1, (uint64_t)(int64_t)ctx);
}
template <typename T>
static FERRYI_DEVICE FERRYI_FORCED T ferryi_ctx_no_value(ferry_ctx_t ctx)
{
    (void)ferryi_ctx_unknown(ctx);
    return 0;
}

FERRYI_FN ferry_status ferryi_ctx_fence(ferry_ctx_t ctx)
{
    int pe = 0;
    return ferryi_ctx_is(ctx, &pe) ? ferryi_fence(ferryi_world_get()) : ferryi_ctx_unknown(ctx);
}
FERRYI_FN ferry_status ferryi_ctx_quiet(ferry_ctx_t ctx)
{
    int pe = 0;
    return ferryi_ctx_is(ctx, &pe) ? ferryi_quiet(ferryi_world_get()) : ferryi_ctx_unknown(ctx);
}
FERRYI_COLD ferry_status ferryi_ctx_pe_quiet(ferry_ctx_t ctx, const int *target_pes, size_t npes)
{
    ferryi_world *w = ferryi_world_get();
    if (w->n_pes != 0 && npes != 0 && target_pes == NULL)
        return ferryi_argument_refuse(w, FERRY_CALL_QUIET, -1, 0);
    FERRYI_ROLLED
    for (size_t i = 0; w->n_pes != 0 && i < npes; i++) {
        int pe = target_pes[i];
        if (!ferryi_ctx_is(ctx, &pe))
            return ferryi_ctx_unknown(ctx);
        ferry_status status = ferryi_heap_check(w, FERRY_CALL_QUIET, NULL, 0, pe);
        if (status != FERRY_SUCCESS)
            return status;
    }
    return ferryi_ctx_quiet(ctx);
}

#include "generated/ctx__funcs.h"
#include "generated/lock__funcs.h"

#endif
