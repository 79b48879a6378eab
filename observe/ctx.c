/* SPDX-License-Identifier: BSD-3-Clause */
/* Calls on a context, observed. */
#include "device/machine/shared.h"
#include "observe/observe.h"

#include "generated/ctx_observed.h"

ferry_status ferry_ctx_create(long options, ferry_ctx_t *ctx)
{
    FERRYI_OBSERVE(ferry_status, ferry_ctx_create, "ferry_ctx_create", (options, ctx),
                   (FERRYI_OBSERVED_STATUS, e.ctx = ctx != NULL ? *ctx : FERRY_CTX_INVALID), e.kind = FERRYI_EVENT_CTX);
}

ferry_status ferry_team_create_ctx(ferry_team_t team, long options, ferry_ctx_t *ctx)
{
    FERRYI_OBSERVE(ferry_status, ferry_team_create_ctx, "ferry_team_create_ctx", (team, options, ctx),
                   (FERRYI_OBSERVED_STATUS, e.ctx = ctx != NULL ? *ctx : FERRY_CTX_INVALID), e.kind = FERRYI_EVENT_CTX);
}

ferry_status ferry_ctx_destroy(ferry_ctx_t ctx)
{
    FERRYI_OBSERVE(ferry_status, ferry_ctx_destroy, "ferry_ctx_destroy", (ctx), FERRYI_OBSERVED_STATUS,
                   e.kind = FERRYI_EVENT_CTX, e.ctx = ctx);
}

ferry_status ferry_ctx_fence(ferry_ctx_t ctx)
{
    FERRYI_OBSERVE(ferry_status, ferry_ctx_fence, "ferry_ctx_fence", (ctx), FERRYI_OBSERVED_STATUS,
                   e.kind = FERRYI_EVENT_FENCE, e.ctx = ctx);
}

ferry_status ferry_ctx_quiet(ferry_ctx_t ctx)
{
    FERRYI_OBSERVE(ferry_status, ferry_ctx_quiet, "ferry_ctx_quiet", (ctx), FERRYI_OBSERVED_STATUS,
                   e.kind = FERRYI_EVENT_QUIET, e.ctx = ctx);
}

ferry_status ferry_ctx_pe_quiet(ferry_ctx_t ctx, const int *target_pes, size_t npes)
{
    FERRYI_OBSERVE(ferry_status, ferry_ctx_pe_quiet, "ferry_ctx_pe_quiet", (ctx, target_pes, npes),
                   FERRYI_OBSERVED_STATUS, e.kind = FERRYI_EVENT_QUIET, e.flags = FERRYI_EVENT_PE_QUIET, e.ctx = ctx,
                   e.n = npes, e.values = target_pes);
}

ferry_status ferry_pe_quiet(const int *target_pes, size_t npes)
{
    FERRYI_OBSERVE(ferry_status, ferry_pe_quiet, "ferry_pe_quiet", (target_pes, npes), FERRYI_OBSERVED_STATUS,
                   e.kind = FERRYI_EVENT_QUIET, e.flags = FERRYI_EVENT_PE_QUIET, e.n = npes, e.values = target_pes);
}
