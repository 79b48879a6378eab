/* SPDX-License-Identifier: BSD-3-Clause */
/* The calls on a context: each is the plain call, between finding the context and noting what it has sent. */
#include "ferry/amo.h"
#include "ferry/rma.h"
#include "ferry/signal.h"
#include "runtime/ctx.h"

#define DEFINE_STATUS(NAME, OP, PARAMETERS, ARGUMENTS)                                                                 \
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
#define DEFINE_VALUE(TYPE, NAME, OP, PARAMETERS, ARGUMENTS)                                                            \
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
#define DEFINE_RMA(NAME, TYPE) FERRY_RMA_CALLS(DEFINE, NAME, TYPE)
#define DEFINE_SIZE(BITS, BYTES) FERRY_RMA_SIZE_CALLS(DEFINE, BITS)
#define DEFINE_PLAIN(NAME, TYPE, U) FERRY_AMO_PLAIN_CALLS(DEFINE, NAME, TYPE)
#define DEFINE_AMO(NAME, TYPE, U) FERRY_AMO_CALLS(DEFINE, NAME, TYPE)
FERRY_RMA_TYPES(DEFINE_RMA)
FERRY_RMA_SIZES(DEFINE_SIZE)
FERRY_RMA_MEM_CALLS(DEFINE)
FERRY_WORD_TYPES(DEFINE_PLAIN)
FERRY_REAL_WORD_TYPES(DEFINE_PLAIN)
FERRY_WORD_TYPES(DEFINE_AMO)
