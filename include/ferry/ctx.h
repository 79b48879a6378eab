/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_CTX_H
#define FERRY_CTX_H

#include "types.h"

/* Contexts (OpenSHMEM 1.5, 9.4): streams of operations, each ordered and completed by its own fence and quiet, so that
 * threads do not wait for one another's operations.  A context is an integer, valid only on the PE that created it.
 * The host creates and destroys contexts; kernels may use them, but there fence and quiet cover the whole PE, and a
 * destroyed context is not always recognised.  Only the host can use a context of an active set. */
typedef int32_t ferry_ctx_t;
#define FERRY_CTX_DEFAULT 0    /* of calls without a context; its fence and quiet cover all contexts */
#define FERRY_CTX_INVALID (-1) /* never a context */

/* Options, ORed. */
#define FERRY_CTX_SERIALIZED (1L << 0) /* no two threads use it at the same time */
#define FERRY_CTX_PRIVATE (1L << 1)    /* only the thread that created it uses it */
#define FERRY_CTX_NOSTORE (1L << 2)    /* its fence and quiet need not order the program's own stores */

#define FERRY_CTX_MAX 1023 /* contexts that a PE may have at a time */

/* Creates a context.  Not collective.  With a team, pe in every call with this context is a number of that team; the
 * contexts of a team end with it.  _INVALID_ARG (options, ctx NULL, team), _NO_MEMORY (too many contexts, or out of
 * memory), _NOT_INITIALIZED; then *ctx is FERRY_CTX_INVALID. */
FERRY_API FERRYI_CHECKED ferry_status ferry_ctx_create(long options, ferry_ctx_t *ctx);
FERRY_API FERRYI_CHECKED ferry_status ferry_team_create_ctx(ferry_team_t team, long options, ferry_ctx_t *ctx);
/* Completes its pending operations and destroys it.  FERRY_CTX_INVALID is a no-op.  _INVALID_ARG for the default
 * context and for one already destroyed; the statuses of ferry_ctx_quiet (the context is destroyed even then). */
FERRY_API FERRYI_CHECKED ferry_status ferry_ctx_destroy(ferry_ctx_t ctx);
/* The team of the context; the world for the default context.  *team is FERRY_TEAM_INVALID on failure.
 * _INVALID_ARG. */
FERRY_API FERRYI_CHECKED ferry_status ferry_ctx_get_team(ferry_ctx_t ctx, ferry_team_t *team);

/* As ferry_fence and ferry_quiet (ferry/rma.h), for the operations of one context; pe_quiet for those to the PEs
 * target_pes[npes] (OpenSHMEM 1.6).  Also _INVALID_ARG (no such context) and _INVALID_PE. */
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_fence, (ferry_ctx_t ctx))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_quiet, (ferry_ctx_t ctx))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_ctx_pe_quiet, (ferry_ctx_t ctx, const int *target_pes, size_t npes))
FERRY_BOTH(FERRYI_CHECKED ferry_status, ferry_pe_quiet, (const int *target_pes, size_t npes))

/* ferry_ctx_int_put(ctx, dest, ...) and its kin: ferry_int_put(dest, ...) on a context.  Besides that call's statuses:
 * _INVALID_ARG, no such context. */
#include "generated/ctx.h"

#endif
