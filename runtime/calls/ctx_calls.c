/* SPDX-License-Identifier: BSD-3-Clause */
/* Calls on a context: each finds the context, makes the plain call, and notes the descriptors sent. */
#include "ferry/amo.h"
#include "ferry/rma.h"
#include "ferry/signal.h"
#include "runtime/calls/ctx.h"

#define RETURN_STATUS_IN_CTX(CALL)                                                                                     \
    ferryi_world *w = ferryi_world_get();                                                                              \
    ferryi_ctx *c;                                                                                                     \
    ferry_status status = ferryi_ctx_enter(w, ctx, &pe, &c);                                                           \
    if (FERRYI_UNLIKELY(status != FERRY_SUCCESS))                                                                      \
        return status;                                                                                                 \
    status = CALL;                                                                                                     \
    ferryi_ctx_leave(w, c, pe);                                                                                        \
    return status
#define RETURN_VALUE_IN_CTX(TYPE, CALL)                                                                                \
    ferryi_world *w = ferryi_world_get();                                                                              \
    ferryi_ctx *c;                                                                                                     \
    if (FERRYI_UNLIKELY(ferryi_ctx_enter(w, ctx, &pe, &c) != FERRY_SUCCESS))                                           \
        return 0;                                                                                                      \
    TYPE result = CALL;                                                                                                \
    ferryi_ctx_leave(w, c, pe);                                                                                        \
    return result

#include "generated/ctx_host.h"
