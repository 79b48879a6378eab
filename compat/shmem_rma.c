/* SPDX-License-Identifier: BSD-3-Clause */
/* Put, get, atomics and signals, with and without a context: each is ferry's call of that name. */
#include "compat/shmem_lib.h"

/* The calls of the table, with the deprecated names of atomics. */
#include "generated/rma_shmem.h"

FN(long, shmem_swap, (long *dest, long value, int pe))
{
    RETURN_OR_END(long, ferry_long_atomic_swap(dest, value, pe));
}

/* Order, contexts.  The specification allows the invalid context and the invalid team here: nothing to report. */

FN(void, shmem_fence, (void))
{
    must(ferry_fence());
}

FN(void, shmem_quiet, (void))
{
    must(ferry_quiet());
}

FN(void, shmem_pe_quiet, (const int *target_pes, size_t npes))
{
    must(ferry_pe_quiet(target_pes, npes));
}

FN(void, shmem_ctx_fence, (shmem_ctx_t ctx))
{
    if (ctx != SHMEM_CTX_INVALID)
        must(ferry_ctx_fence(ctx_of(ctx)));
}

FN(void, shmem_ctx_quiet, (shmem_ctx_t ctx))
{
    if (ctx != SHMEM_CTX_INVALID)
        must(ferry_ctx_quiet(ctx_of(ctx)));
}

FN(void, shmem_ctx_pe_quiet, (shmem_ctx_t ctx, const int *target_pes, size_t npes))
{
    if (ctx != SHMEM_CTX_INVALID)
        must(ferry_ctx_pe_quiet(ctx_of(ctx), target_pes, npes));
}

FN(int, shmem_team_create_ctx, (shmem_team_t team, long options, shmem_ctx_t *ctx))
{
    ferry_ctx_t made = FERRY_CTX_INVALID;
    ferry_status status =
        team == SHMEM_TEAM_INVALID ? FERRY_ERR_INVALID_ARG : ferry_team_create_ctx(team_of(team), options, &made);
    *ctx = ctx_handle(made);
    return (int)status;
}

FN(int, shmem_ctx_create, (long options, shmem_ctx_t *ctx))
{
    ferry_ctx_t made = FERRY_CTX_INVALID;
    ferry_status status = ferry_ctx_create(options, &made);
    *ctx = ctx_handle(made);
    return (int)status;
}

FN(void, shmem_ctx_destroy, (shmem_ctx_t ctx))
{
    must(ferry_ctx_destroy(ctx_of(ctx)));
}

FN(int, shmem_ctx_get_team, (shmem_ctx_t ctx, shmem_team_t *team))
{
    ferry_team_t of = FERRY_TEAM_INVALID;
    ferry_status status = ctx == SHMEM_CTX_INVALID ? FERRY_ERR_INVALID_ARG : ferry_ctx_get_team(ctx_of(ctx), &of);
    *team = team_handle(of);
    return (int)status;
}

FN(void, shmem_ctx_session_start,
   (shmem_ctx_t ctx, long options, const shmem_ctx_session_config_t *config, long config_mask))
{
    (void)ctx, (void)options, (void)config, (void)config_mask;
}

FN(void, shmem_ctx_session_stop, (shmem_ctx_t ctx))
{
    (void)ctx;
}

/* Locks. */

FN(void, shmem_set_lock, (long *lock))
{
    must(ferry_set_lock(lock));
}

FN(void, shmem_clear_lock, (long *lock))
{
    must(ferry_clear_lock(lock));
}

FN(int, shmem_test_lock, (long *lock))
{
    int busy = 1;
    must(ferry_test_lock(lock, &busy));
    return busy;
}
