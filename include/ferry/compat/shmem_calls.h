/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_COMPAT_SHMEM_CALLS_H
#define FERRY_COMPAT_SHMEM_CALLS_H

#include "shmem_types.h"

#include "generated/shmem_calls.h"

/* The functions.  Those of a family of types, with and without a context, stand in generated/shmem_calls.h: put, get,
 * put with signal (9.6, 9.10), atomics (9.7), collectives (9.11), waits and tests (9.12), and the deprecated atomics.
 */

#ifdef __cplusplus
extern "C" {
#endif

/* Set-up (9.1, 9.2). */
SHMEMI_FN(void, shmem_init, (void))
SHMEMI_FN(int, shmem_init_thread, (int requested, int *provided))
SHMEMI_FN(void, shmem_query_thread, (int *provided))
SHMEMI_FN(void, shmem_query_initialized, (int *initialized)) /* 1.6, as are repeated init and finalize */
SHMEMI_FN(void, shmem_finalize, (void))
SHMEMI_FN(void, shmem_global_exit, (int status))
SHMEMI_FN(int, shmem_my_pe, (void))
SHMEMI_FN(int, shmem_n_pes, (void))
SHMEMI_FN(int, shmem_pe_accessible, (int pe))
SHMEMI_FN(int, shmem_addr_accessible, (const void *addr, int pe))
SHMEMI_FN(void *, shmem_ptr, (const void *dest, int pe))
SHMEMI_FN(void, shmem_info_get_version, (int *major, int *minor))
SHMEMI_FN(void, shmem_info_get_name, (char *name))
SHMEMI_FN(void, shmem_pcontrol, (int level, ...))

/* Memory (9.3). */
SHMEMI_FN(void *, shmem_malloc, (size_t size))
SHMEMI_FN(void *, shmem_calloc, (size_t count, size_t size))
SHMEMI_FN(void *, shmem_align, (size_t alignment, size_t size))
SHMEMI_FN(void *, shmem_realloc, (void *ptr, size_t size))
SHMEMI_FN(void, shmem_free, (void *ptr))
SHMEMI_FN(void *, shmem_malloc_with_hints, (size_t size, long hints))

/* Teams (9.4). */
SHMEMI_FN(int, shmem_team_my_pe, (shmem_team_t team))
SHMEMI_FN(int, shmem_team_n_pes, (shmem_team_t team))
SHMEMI_FN(int, shmem_team_get_config, (shmem_team_t team, long config_mask, shmem_team_config_t *config))
SHMEMI_FN(int, shmem_team_translate_pe, (shmem_team_t src_team, int src_pe, shmem_team_t dest_team))
SHMEMI_FN(int, shmem_team_split_strided,
          (shmem_team_t parent_team, int start, int stride, int size, const shmem_team_config_t *config,
           long config_mask, shmem_team_t *new_team))
SHMEMI_FN(int, shmem_team_split_2d,
          (shmem_team_t parent_team, int xrange, const shmem_team_config_t *xaxis_config, long xaxis_mask,
           shmem_team_t *xaxis_team, const shmem_team_config_t *yaxis_config, long yaxis_mask,
           shmem_team_t *yaxis_team))
SHMEMI_FN(void, shmem_team_destroy, (shmem_team_t team))
SHMEMI_FN(void *, shmem_team_ptr, (shmem_team_t team, const void *dest, int pe)) /* 1.6 */

/* Contexts (9.5); sessions (1.6) are hints that ferry ignores. */
SHMEMI_FN(int, shmem_ctx_create, (long options, shmem_ctx_t *ctx))
SHMEMI_FN(int, shmem_team_create_ctx, (shmem_team_t team, long options, shmem_ctx_t *ctx))
SHMEMI_FN(void, shmem_ctx_destroy, (shmem_ctx_t ctx))
SHMEMI_FN(int, shmem_ctx_get_team, (shmem_ctx_t ctx, shmem_team_t *team))
SHMEMI_FN(void, shmem_ctx_session_start,
          (shmem_ctx_t ctx, long options, const shmem_ctx_session_config_t *config, long config_mask))
SHMEMI_FN(void, shmem_ctx_session_stop, (shmem_ctx_t ctx))

/* Signals (9.10). */
SHMEMI_FN(uint64_t, shmem_signal_fetch, (const uint64_t *sig_addr))
SHMEMI_FN(uint64_t, shmem_signal_wait_until, (uint64_t * sig_addr, int cmp, uint64_t cmp_value))

/* Order (9.13), locks (9.14). */
SHMEMI_FN(void, shmem_fence, (void))
SHMEMI_FN(void, shmem_quiet, (void))
SHMEMI_FN(void, shmem_pe_quiet, (const int *target_pes, size_t npes)) /* 1.6 */
SHMEMI_FN(void, shmem_ctx_fence, (shmem_ctx_t ctx))
SHMEMI_FN(void, shmem_ctx_quiet, (shmem_ctx_t ctx))
SHMEMI_FN(void, shmem_ctx_pe_quiet, (shmem_ctx_t ctx, const int *target_pes, size_t npes)) /* 1.6 */
SHMEMI_FN(void, shmem_set_lock, (long *lock))
SHMEMI_FN(void, shmem_clear_lock, (long *lock))
SHMEMI_FN(int, shmem_test_lock, (long *lock))

/* Collectives (9.11). */
SHMEMI_FN(void, shmem_barrier_all, (void))
SHMEMI_FN(void, shmem_sync_all, (void))
SHMEMI_FN(int, shmem_team_sync, (shmem_team_t team))

#ifdef __cplusplus
}
#endif
#endif
