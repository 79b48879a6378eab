/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_CTX_H
#define FERRY_CTX_H

#include "calltable.h"
#include "types.h"

/* Contexts (OpenSHMEM 1.5, 9.4): streams of operations, each ordered and completed by its own fence and quiet, so that
 * threads that communicate do not wait for one another's operations.  A context is an integer that means something on
 * the PE that made it only.  The host makes and destroys it; kernels use it too, where its fence and quiet are those of
 * the whole PE, and where a context that was destroyed is not always recognised.  A context of an active set is the
 * host's alone. */
typedef int32_t ferry_ctx_t;
#define FERRY_CTX_DEFAULT 0    /* what the calls without a context use; its fence and quiet cover all contexts */
#define FERRY_CTX_INVALID (-1) /* never a context */

/* Options, ORed. */
#define FERRY_CTX_SERIALIZED (1L << 0) /* no two threads use it at the same time */
#define FERRY_CTX_PRIVATE (1L << 1)    /* only the thread that made it uses it */
#define FERRY_CTX_NOSTORE (1L << 2)    /* stores of the program itself need no order by its fence and quiet */

#define FERRY_CTX_MAX 1023 /* contexts of a PE at one time */

/* Makes a context.  Not collective.  _INVALID_ARG (options, ctx NULL, team), _NO_MEMORY (too many, or none left),
 * _NOT_INITIALIZED; *ctx is FERRY_CTX_INVALID then.  With a team, pe of every call with this context is a number of
 * that team; the contexts of a team end with it. */
FERRY_API ferry_status ferry_ctx_create(long options, ferry_ctx_t *ctx);
FERRY_API ferry_status ferry_team_create_ctx(ferry_team_t team, long options, ferry_ctx_t *ctx);
/* Completes what is pending on it and ends it.  FERRY_CTX_INVALID is a no-op; _INVALID_ARG for the default context and
 * for one that was destroyed already; what ferry_ctx_quiet returns (the context is gone all the same). */
FERRY_API ferry_status ferry_ctx_destroy(ferry_ctx_t ctx);
/* The team it was made on: the world's for the default context.  *team is FERRY_TEAM_INVALID on failure. _INVALID_ARG.
 */
FERRY_API ferry_status ferry_ctx_get_team(ferry_ctx_t ctx, ferry_team_t *team);

/* As ferry_fence and ferry_quiet (ferry/rma.h), for the operations of one context; pe_quiet for those to the PEs
 * target_pes[npes] (OpenSHMEM 1.6).  _INVALID_ARG: no such context; _INVALID_PE. */
FERRY_BOTH(ferry_status, ferry_ctx_fence, (ferry_ctx_t ctx))
FERRY_BOTH(ferry_status, ferry_ctx_quiet, (ferry_ctx_t ctx))
FERRY_BOTH(ferry_status, ferry_ctx_pe_quiet, (ferry_ctx_t ctx, const int *target_pes, size_t npes))
FERRY_BOTH(ferry_status, ferry_pe_quiet, (const int *target_pes, size_t npes))

/* ferry_ctx_int_put(ctx, dest, ...) and its kin: ferry_int_put(dest, ...) on a context.  Besides that call's statuses:
 * _INVALID_ARG, no such context. */
#define FERRYI_UNWRAP(...) __VA_ARGS__
#define FERRYI_EACH_STATUS(NAME, OP, PARAMETERS, ARGUMENTS)                                                            \
    FERRY_BOTH(ferry_status, ferry_ctx_##NAME, (ferry_ctx_t ctx, FERRYI_UNWRAP PARAMETERS))
#define FERRYI_EACH_VALUE(TYPE, NAME, OP, PARAMETERS, ARGUMENTS)                                                       \
    FERRY_BOTH(TYPE, ferry_ctx_##NAME, (ferry_ctx_t ctx, FERRYI_UNWRAP PARAMETERS))
FERRYI_EACH_CALL
#undef FERRYI_EACH_STATUS
#undef FERRYI_EACH_VALUE

#endif
