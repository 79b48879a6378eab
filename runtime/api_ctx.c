/* SPDX-License-Identifier: BSD-3-Clause */
/* The calls on a context: each is the plain call, between finding the context and noting what it has sent. */
#include "ferry/amo.h"
#include "ferry/rma.h"
#include "ferry/signal.h"
#include "runtime/ctx.h"

#define FERRYI_EACH_STATUS(NAME, OP, PARAMETERS, ARGUMENTS)                                                            \
    ferry_status ferry_ctx_##NAME(ferry_ctx_t ctx, FERRYI_UNWRAP PARAMETERS)                                           \
    {                                                                                                                  \
        ferryi_world *w = ferryi_world_get();                                                                          \
        ferryi_ctx *c;                                                                                                 \
        ferry_status status = ferryi_ctx_enter(w, ctx, &pe, &c);                                                       \
        if (FERRYI_UNLIKELY(status != FERRY_SUCCESS))                                                                  \
            return status;                                                                                             \
        status = ferry_##NAME ARGUMENTS;                                                                               \
        ferryi_ctx_leave(w, c, pe);                                                                                    \
        return status;                                                                                                 \
    }
#define FERRYI_EACH_VALUE(TYPE, NAME, OP, PARAMETERS, ARGUMENTS)                                                       \
    TYPE ferry_ctx_##NAME(ferry_ctx_t ctx, FERRYI_UNWRAP PARAMETERS)                                                   \
    {                                                                                                                  \
        ferryi_world *w = ferryi_world_get();                                                                          \
        ferryi_ctx *c;                                                                                                 \
        if (FERRYI_UNLIKELY(ferryi_ctx_enter(w, ctx, &pe, &c) != FERRY_SUCCESS))                                       \
            return 0;                                                                                                  \
        TYPE result = ferry_##NAME ARGUMENTS;                                                                          \
        ferryi_ctx_leave(w, c, pe);                                                                                    \
        return result;                                                                                                 \
    }
FERRYI_EACH_CALL
