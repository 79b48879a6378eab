/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_COMPAT_SHMEM_CALLS_H
#define FERRY_COMPAT_SHMEM_CALLS_H

#include "../calltable.h"
#include "shmem_types.h"
#ifdef __cplusplus
#include <complex>
#endif

/* The functions, declared from the tables that ferry's own are made of.  The lists below are also what defines them
 * (compat/) and what gives C++ its overloads:
 *
 *   DO##_STATUS(NAME, OP, PARAMETERS, ARGUMENTS)       returns nothing
 *   DO##_VALUE(TYPE, NAME, OP, PARAMETERS, ARGUMENTS)  returns a value
 *
 * NAME follows shmem_, OP is the type-generic spelling. */

#ifdef __cplusplus
#define SHMEMI_COMPLEX(TYPE) ::std::complex<TYPE>
extern "C" {
#else
#define SHMEMI_COMPLEX(TYPE) TYPE _Complex
#endif

#define SHMEMI_UNWRAP(...) __VA_ARGS__
#define SHMEMI_FN(TYPE, NAME, PARAMETERS)                                                                              \
    TYPE NAME PARAMETERS;                                                                                              \
    TYPE p##NAME PARAMETERS;

/* A function, and one more that takes a context first. */
#define FERRYI_EACH_STATUS(NAME, OP, PARAMETERS, ARGUMENTS)                                                            \
    SHMEMI_FN(void, shmem_##NAME, PARAMETERS)                                                                          \
    SHMEMI_FN(void, shmem_ctx_##NAME, (shmem_ctx_t ctx, SHMEMI_UNWRAP PARAMETERS))
#define FERRYI_EACH_VALUE(TYPE, NAME, OP, PARAMETERS, ARGUMENTS)                                                       \
    SHMEMI_FN(TYPE, shmem_##NAME, PARAMETERS)                                                                          \
    SHMEMI_FN(TYPE, shmem_ctx_##NAME, (shmem_ctx_t ctx, SHMEMI_UNWRAP PARAMETERS))

/* A function alone. */
#define SHMEMI_ONE_STATUS(NAME, OP, PARAMETERS, ARGUMENTS) SHMEMI_FN(void, shmem_##NAME, PARAMETERS)
#define SHMEMI_ONE_VALUE(TYPE, NAME, OP, PARAMETERS, ARGUMENTS) SHMEMI_FN(TYPE, shmem_##NAME, PARAMETERS)

/* Set-up (9.1, 9.2). */
SHMEMI_FN(void, shmem_init, (void))
SHMEMI_FN(int, shmem_init_thread, (int requested, int *provided))
SHMEMI_FN(void, shmem_query_thread, (int *provided))
SHMEMI_FN(void, shmem_query_initialized, (int *initialized)) /* 1.6; so is init and finalize more than once */
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

/* Contexts (9.5); sessions (1.6) are hints that ferry has no use for. */
SHMEMI_FN(int, shmem_ctx_create, (long options, shmem_ctx_t *ctx))
SHMEMI_FN(int, shmem_team_create_ctx, (shmem_team_t team, long options, shmem_ctx_t *ctx))
SHMEMI_FN(void, shmem_ctx_destroy, (shmem_ctx_t ctx))
SHMEMI_FN(int, shmem_ctx_get_team, (shmem_ctx_t ctx, shmem_team_t *team))
SHMEMI_FN(void, shmem_ctx_session_start,
          (shmem_ctx_t ctx, long options, const shmem_ctx_session_config_t *config, long config_mask))
SHMEMI_FN(void, shmem_ctx_session_stop, (shmem_ctx_t ctx))

/* Put, get, atomics, put with signal (9.6 to 9.10). */
FERRYI_EACH_CALL
#undef FERRYI_EACH_STATUS
#undef FERRYI_EACH_VALUE
SHMEMI_FN(uint64_t, shmem_signal_fetch, (const uint64_t *sig_addr))
SHMEMI_FN(uint64_t, shmem_signal_wait_until, (uint64_t * sig_addr, int cmp, uint64_t cmp_value))

/* Waits and tests (9.12).  Programs of all ages pass pointers to volatile words. */
#define SHMEMI_WAIT_CALLS(DO, N, T)                                                                                    \
    DO##_STATUS(N##_wait_until, wait_until, (volatile T * ivar, int cmp, T cmp_value), ((T *)ivar, cmp, cmp_value))    \
        DO##_VALUE(int, N##_test, test, (volatile T * ivar, int cmp, T cmp_value), ((T *)ivar, cmp, cmp_value))
#define SHMEMI_WAIT_MANY_CALLS(DO, N, T)                                                                               \
    DO##_STATUS(N##_wait_until_all, wait_until_all,                                                                    \
                (volatile T * ivars, size_t nelems, const int *status, int cmp, T cmp_value),                          \
                ((T *)ivars, nelems, status, cmp, cmp_value)) DO##_VALUE(size_t, N##_wait_until_any, wait_until_any,   \
                                                                         (volatile T * ivars, size_t nelems,           \
                                                                          const int *status, int cmp, T cmp_value),    \
                                                                         ((T *)ivars, nelems, status, cmp, cmp_value)) \
        DO##_VALUE(size_t, N##_wait_until_some, wait_until_some,                                                       \
                   (volatile T * ivars, size_t nelems, size_t * indices, const int *status, int cmp, T cmp_value),     \
                   ((T *)ivars, nelems, indices, status, cmp, cmp_value))                                              \
            DO##_STATUS(N##_wait_until_all_vector, wait_until_all_vector,                                              \
                        (volatile T * ivars, size_t nelems, const int *status, int cmp, const T *cmp_values),          \
                        ((T *)ivars, nelems, status, cmp, cmp_values))                                                 \
                DO##_VALUE(size_t, N##_wait_until_any_vector, wait_until_any_vector,                                   \
                           (volatile T * ivars, size_t nelems, const int *status, int cmp, const T *cmp_values),       \
                           ((T *)ivars, nelems, status, cmp, cmp_values))                                              \
                    DO##_VALUE(size_t, N##_wait_until_some_vector, wait_until_some_vector,                             \
                               (volatile T * ivars, size_t nelems, size_t * indices, const int *status, int cmp,       \
                                const T *cmp_values),                                                                  \
                               ((T *)ivars, nelems, indices, status, cmp, cmp_values))                                 \
                        DO##_VALUE(int, N##_test_all, test_all,                                                        \
                                   (volatile T * ivars, size_t nelems, const int *status, int cmp, T cmp_value),       \
                                   ((T *)ivars, nelems, status, cmp, cmp_value))                                       \
                            DO##_VALUE(size_t, N##_test_any, test_any,                                                 \
                                       (volatile T * ivars, size_t nelems, const int *status, int cmp, T cmp_value),   \
                                       ((T *)ivars, nelems, status, cmp, cmp_value))                                   \
                                DO##_VALUE(size_t, N##_test_some, test_some,                                           \
                                           (volatile T * ivars, size_t nelems, size_t * indices, const int *status,    \
                                            int cmp, T cmp_value),                                                     \
                                           ((T *)ivars, nelems, indices, status, cmp, cmp_value))                      \
                                    DO##_VALUE(int, N##_test_all_vector, test_all_vector,                              \
                                               (volatile T * ivars, size_t nelems, const int *status, int cmp,         \
                                                const T *cmp_values),                                                  \
                                               ((T *)ivars, nelems, status, cmp, cmp_values))                          \
                                        DO##_VALUE(size_t, N##_test_any_vector, test_any_vector,                       \
                                                   (volatile T * ivars, size_t nelems, const int *status, int cmp,     \
                                                    const T *cmp_values),                                              \
                                                   ((T *)ivars, nelems, status, cmp, cmp_values))                      \
                                            DO##_VALUE(size_t, N##_test_some_vector, test_some_vector,                 \
                                                       (volatile T * ivars, size_t nelems, size_t * indices,           \
                                                        const int *status, int cmp, const T *cmp_values),              \
                                                       ((T *)ivars, nelems, indices, status, cmp, cmp_values))
#define SHMEMI_DECLARE_WAIT(NAME, TYPE, U)                                                                             \
    SHMEMI_WAIT_CALLS(SHMEMI_ONE, NAME, TYPE) SHMEMI_WAIT_MANY_CALLS(SHMEMI_ONE, NAME, TYPE)
FERRY_WORD_TYPES(SHMEMI_DECLARE_WAIT)

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
#define SHMEMI_COLL_MEM_CALLS(DO)                                                                                      \
    DO##_VALUE(int, broadcastmem, broadcast,                                                                           \
               (shmem_team_t team, void *dest, const void *source, size_t nelems, int PE_root),                        \
               (team, dest, source, nelems, PE_root))                                                                  \
        DO##_VALUE(int, collectmem, collect, (shmem_team_t team, void *dest, const void *source, size_t nelems),       \
                   (team, dest, source, nelems))                                                                       \
            DO##_VALUE(int, fcollectmem, fcollect, (shmem_team_t team, void *dest, const void *source, size_t nelems), \
                       (team, dest, source, nelems))                                                                   \
                DO##_VALUE(int, alltoallmem, alltoall,                                                                 \
                           (shmem_team_t team, void *dest, const void *source, size_t nelems),                         \
                           (team, dest, source, nelems))                                                               \
                    DO##_VALUE(int, alltoallsmem, alltoalls,                                                           \
                               (shmem_team_t team, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst,       \
                                size_t nelems),                                                                        \
                               (team, dest, source, dst, sst, nelems))
#define SHMEMI_COLL_CALLS(DO, N, T)                                                                                    \
    DO##_VALUE(int, N##_broadcast, broadcast,                                                                          \
               (shmem_team_t team, T * dest, const T *source, size_t nelems, int PE_root),                             \
               (team, dest, source, nelems, PE_root))                                                                  \
        DO##_VALUE(int, N##_collect, collect, (shmem_team_t team, T * dest, const T *source, size_t nelems),           \
                   (team, dest, source, nelems))                                                                       \
            DO##_VALUE(int, N##_fcollect, fcollect, (shmem_team_t team, T * dest, const T *source, size_t nelems),     \
                       (team, dest, source, nelems))                                                                   \
                DO##_VALUE(int, N##_alltoall, alltoall, (shmem_team_t team, T * dest, const T *source, size_t nelems), \
                           (team, dest, source, nelems)) DO##_VALUE(int, N##_alltoalls, alltoalls,                     \
                                                                    (shmem_team_t team, T * dest, const T *source,     \
                                                                     ptrdiff_t dst, ptrdiff_t sst, size_t nelems),     \
                                                                    (team, dest, source, dst, sst, nelems))            \
                    DO##_VALUE(int, N##_sum_inscan, sum_inscan,                                                        \
                               (shmem_team_t team, T * dest, const T *source, size_t nelems),                          \
                               (team, dest, source, nelems))                                                           \
                        DO##_VALUE(int, N##_sum_exscan, sum_exscan,                                                    \
                                   (shmem_team_t team, T * dest, const T *source, size_t nelems),                      \
                                   (team, dest, source, nelems))
#define SHMEMI_REDUCE_CALL(DO, N, T, OP)                                                                               \
    DO##_VALUE(int, N##_##OP##_reduce, OP##_reduce, (shmem_team_t team, T * dest, const T *source, size_t nreduce),    \
               (team, dest, source, nreduce))
#define SHMEMI_DECLARE_COLL(NAME, TYPE) SHMEMI_COLL_CALLS(SHMEMI_ONE, NAME, TYPE)
#define SHMEMI_DECLARE_REDUCE(NAME, TYPE, OP) SHMEMI_REDUCE_CALL(SHMEMI_ONE, NAME, TYPE, OP)
#define SHMEMI_DECLARE_REDUCE_MATH(NAME, TYPE) FERRYI_REDUCE_MATH(SHMEMI_DECLARE_REDUCE, NAME, TYPE)
#define SHMEMI_DECLARE_REDUCE_BITS(NAME, TYPE) FERRYI_REDUCE_BITS(SHMEMI_DECLARE_REDUCE, NAME, TYPE)
/* FERRY_COMPLEX_TYPES, for C++ too; sums and products only. */
#define SHMEMI_COMPLEX_TYPES(X) X(complexf, SHMEMI_COMPLEX(float)) X(complexd, SHMEMI_COMPLEX(double))
#define SHMEMI_REDUCE_COMPLEX(DO, NAME, TYPE)                                                                          \
    SHMEMI_REDUCE_CALL(DO, NAME, TYPE, sum) SHMEMI_REDUCE_CALL(DO, NAME, TYPE, prod)
#define SHMEMI_DECLARE_REDUCE_COMPLEX(NAME, TYPE) SHMEMI_REDUCE_COMPLEX(SHMEMI_ONE, NAME, TYPE)
SHMEMI_COMPLEX_TYPES(SHMEMI_DECLARE_REDUCE_COMPLEX)
SHMEMI_COLL_MEM_CALLS(SHMEMI_ONE)
FERRY_RMA_TYPES(SHMEMI_DECLARE_COLL)
FERRY_RMA_TYPES(SHMEMI_DECLARE_REDUCE_MATH)
FERRY_BITS_TYPES(SHMEMI_DECLARE_REDUCE_BITS)

#ifdef __cplusplus
}
#endif
#endif
