/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_DEVICE_SCOPES_H
#define FERRY_DEVICE_SCOPES_H

#include "../../ferry.h"
#if !FERRYI_GPU /* device/api__funcs.h has them there */

/* The warp and block forms where a block is one thread wide.  One macro a family, expanded for each scope and type. */

#define FERRYI_IN_SCOPE static inline __attribute__((unused))
#define FERRYI_SCOPE_TYPE(NAME, TYPE, SCOPE)                                                                           \
    FERRYI_IN_SCOPE ferry_status ferry_##NAME##_put_##SCOPE(TYPE *dest, const TYPE *source, size_t nelems, int pe)     \
    {                                                                                                                  \
        return ferry_##NAME##_put(dest, source, nelems, pe);                                                           \
    }                                                                                                                  \
    FERRYI_IN_SCOPE ferry_status ferry_##NAME##_get_##SCOPE(TYPE *dest, const TYPE *source, size_t nelems, int pe)     \
    {                                                                                                                  \
        return ferry_##NAME##_get(dest, source, nelems, pe);                                                           \
    }                                                                                                                  \
    FERRYI_IN_SCOPE ferry_status ferry_##NAME##_put_nbi_##SCOPE(TYPE *dest, const TYPE *source, size_t nelems, int pe) \
    {                                                                                                                  \
        return ferry_##NAME##_put_nbi(dest, source, nelems, pe);                                                       \
    }                                                                                                                  \
    FERRYI_IN_SCOPE ferry_status ferry_##NAME##_get_nbi_##SCOPE(TYPE *dest, const TYPE *source, size_t nelems, int pe) \
    {                                                                                                                  \
        return ferry_##NAME##_get_nbi(dest, source, nelems, pe);                                                       \
    }                                                                                                                  \
    FERRYI_IN_SCOPE ferry_status ferry_##NAME##_iput_##SCOPE(TYPE *dest, const TYPE *source, ptrdiff_t dst,            \
                                                             ptrdiff_t sst, size_t nelems, int pe)                     \
    {                                                                                                                  \
        return ferry_##NAME##_iput(dest, source, dst, sst, nelems, pe);                                                \
    }                                                                                                                  \
    FERRYI_IN_SCOPE ferry_status ferry_##NAME##_iget_##SCOPE(TYPE *dest, const TYPE *source, ptrdiff_t dst,            \
                                                             ptrdiff_t sst, size_t nelems, int pe)                     \
    {                                                                                                                  \
        return ferry_##NAME##_iget(dest, source, dst, sst, nelems, pe);                                                \
    }                                                                                                                  \
    FERRYI_IN_SCOPE ferry_status ferry_##NAME##_put_signal_##SCOPE(                                                    \
        TYPE *dest, const TYPE *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)        \
    {                                                                                                                  \
        return ferry_##NAME##_put_signal(dest, source, nelems, sig_addr, signal, sig_op, pe);                          \
    }                                                                                                                  \
    FERRYI_IN_SCOPE ferry_status ferry_##NAME##_put_signal_nbi_##SCOPE(                                                \
        TYPE *dest, const TYPE *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)        \
    {                                                                                                                  \
        return ferry_##NAME##_put_signal_nbi(dest, source, nelems, sig_addr, signal, sig_op, pe);                      \
    }                                                                                                                  \
    FERRYI_IN_SCOPE ferry_status ferry_##NAME##_broadcast_##SCOPE(ferry_team_t team, TYPE *dest, const TYPE *source,   \
                                                                  size_t nelems, int root)                             \
    {                                                                                                                  \
        return ferry_##NAME##_broadcast(team, dest, source, nelems, root);                                             \
    }                                                                                                                  \
    FERRYI_IN_SCOPE ferry_status ferry_##NAME##_fcollect_##SCOPE(ferry_team_t team, TYPE *dest, const TYPE *source,    \
                                                                 size_t nelems)                                        \
    {                                                                                                                  \
        return ferry_##NAME##_fcollect(team, dest, source, nelems);                                                    \
    }                                                                                                                  \
    FERRYI_IN_SCOPE ferry_status ferry_##NAME##_alltoall_##SCOPE(ferry_team_t team, TYPE *dest, const TYPE *source,    \
                                                                 size_t nelems)                                        \
    {                                                                                                                  \
        return ferry_##NAME##_alltoall(team, dest, source, nelems);                                                    \
    }                                                                                                                  \
    FERRYI_IN_SCOPE ferry_status ferry_##NAME##_collect_##SCOPE(ferry_team_t team, TYPE *dest, const TYPE *source,     \
                                                                size_t nelems)                                         \
    {                                                                                                                  \
        return ferry_##NAME##_collect(team, dest, source, nelems);                                                     \
    }                                                                                                                  \
    FERRYI_IN_SCOPE ferry_status ferry_##NAME##_alltoalls_##SCOPE(ferry_team_t team, TYPE *dest, const TYPE *source,   \
                                                                  ptrdiff_t dst, ptrdiff_t sst, size_t nelems)         \
    {                                                                                                                  \
        return ferry_##NAME##_alltoalls(team, dest, source, dst, sst, nelems);                                         \
    }                                                                                                                  \
    FERRYI_IN_SCOPE ferry_status ferry_##NAME##_sum_inscan_##SCOPE(ferry_team_t team, TYPE *dest, const TYPE *source,  \
                                                                   size_t nelems)                                      \
    {                                                                                                                  \
        return ferry_##NAME##_sum_inscan(team, dest, source, nelems);                                                  \
    }                                                                                                                  \
    FERRYI_IN_SCOPE ferry_status ferry_##NAME##_sum_exscan_##SCOPE(ferry_team_t team, TYPE *dest, const TYPE *source,  \
                                                                   size_t nelems)                                      \
    {                                                                                                                  \
        return ferry_##NAME##_sum_exscan(team, dest, source, nelems);                                                  \
    }
#define FERRYI_SCOPE_TYPES(NAME, TYPE) FERRYI_SCOPE_TYPE(NAME, TYPE, warp) FERRYI_SCOPE_TYPE(NAME, TYPE, block)
FERRY_RMA_TYPES(FERRYI_SCOPE_TYPES)

#define FERRYI_SCOPE_REDUCE(NAME, TYPE, OP, SCOPE)                                                                     \
    FERRYI_IN_SCOPE ferry_status ferry_##NAME##_##OP##_reduce_##SCOPE(ferry_team_t team, TYPE *dest,                   \
                                                                      const TYPE *source, size_t nreduce)              \
    {                                                                                                                  \
        return ferry_##NAME##_##OP##_reduce(team, dest, source, nreduce);                                              \
    }                                                                                                                  \
    FERRYI_IN_SCOPE ferry_status ferry_##NAME##_##OP##_reducescatter_##SCOPE(ferry_team_t team, TYPE *dest,            \
                                                                             const TYPE *source, size_t nreduce)       \
    {                                                                                                                  \
        return ferry_##NAME##_##OP##_reducescatter(team, dest, source, nreduce);                                       \
    }
#define FERRYI_SCOPE_REDUCES(NAME, TYPE, OP)                                                                           \
    FERRYI_SCOPE_REDUCE(NAME, TYPE, OP, warp) FERRYI_SCOPE_REDUCE(NAME, TYPE, OP, block)
#define FERRYI_SCOPE_REDUCE_MATH(NAME, TYPE) FERRYI_REDUCE_MATH(FERRYI_SCOPE_REDUCES, NAME, TYPE)
#define FERRYI_SCOPE_REDUCE_BITS(NAME, TYPE) FERRYI_REDUCE_BITS(FERRYI_SCOPE_REDUCES, NAME, TYPE)
FERRY_RMA_TYPES(FERRYI_SCOPE_REDUCE_MATH)
FERRYI_SMALL_C_TYPES(FERRYI_SCOPE_REDUCE_BITS)
FERRYI_SMALL_ALIASES(FERRYI_SCOPE_REDUCE_BITS)
FERRYI_INT_C_TYPES(FERRYI_SCOPE_REDUCE_BITS)
FERRYI_WIDE_ALIASES(FERRYI_SCOPE_REDUCE_BITS)

#define FERRYI_SCOPE_SIZE(BITS, BYTES, SCOPE)                                                                          \
    FERRYI_IN_SCOPE ferry_status ferry_put##BITS##_##SCOPE(void *dest, const void *source, size_t nelems, int pe)      \
    {                                                                                                                  \
        return ferry_put##BITS(dest, source, nelems, pe);                                                              \
    }                                                                                                                  \
    FERRYI_IN_SCOPE ferry_status ferry_get##BITS##_##SCOPE(void *dest, const void *source, size_t nelems, int pe)      \
    {                                                                                                                  \
        return ferry_get##BITS(dest, source, nelems, pe);                                                              \
    }                                                                                                                  \
    FERRYI_IN_SCOPE ferry_status ferry_put##BITS##_nbi_##SCOPE(void *dest, const void *source, size_t nelems, int pe)  \
    {                                                                                                                  \
        return ferry_put##BITS##_nbi(dest, source, nelems, pe);                                                        \
    }                                                                                                                  \
    FERRYI_IN_SCOPE ferry_status ferry_get##BITS##_nbi_##SCOPE(void *dest, const void *source, size_t nelems, int pe)  \
    {                                                                                                                  \
        return ferry_get##BITS##_nbi(dest, source, nelems, pe);                                                        \
    }                                                                                                                  \
    FERRYI_IN_SCOPE ferry_status ferry_iput##BITS##_##SCOPE(void *dest, const void *source, ptrdiff_t dst,             \
                                                            ptrdiff_t sst, size_t nelems, int pe)                      \
    {                                                                                                                  \
        return ferry_iput##BITS(dest, source, dst, sst, nelems, pe);                                                   \
    }                                                                                                                  \
    FERRYI_IN_SCOPE ferry_status ferry_iget##BITS##_##SCOPE(void *dest, const void *source, ptrdiff_t dst,             \
                                                            ptrdiff_t sst, size_t nelems, int pe)                      \
    {                                                                                                                  \
        return ferry_iget##BITS(dest, source, dst, sst, nelems, pe);                                                   \
    }                                                                                                                  \
    FERRYI_IN_SCOPE ferry_status ferry_put##BITS##_signal_##SCOPE(                                                     \
        void *dest, const void *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)        \
    {                                                                                                                  \
        return ferry_put##BITS##_signal(dest, source, nelems, sig_addr, signal, sig_op, pe);                           \
    }                                                                                                                  \
    FERRYI_IN_SCOPE ferry_status ferry_put##BITS##_signal_nbi_##SCOPE(                                                 \
        void *dest, const void *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)        \
    {                                                                                                                  \
        return ferry_put##BITS##_signal_nbi(dest, source, nelems, sig_addr, signal, sig_op, pe);                       \
    }
#define FERRYI_SCOPE_SIZES(BITS, BYTES) FERRYI_SCOPE_SIZE(BITS, BYTES, warp) FERRYI_SCOPE_SIZE(BITS, BYTES, block)
FERRY_RMA_SIZES(FERRYI_SCOPE_SIZES)

#define FERRYI_SCOPE_WAIT(NAME, TYPE, SCOPE)                                                                           \
    FERRYI_IN_SCOPE ferry_status ferry_##NAME##_wait_until_##SCOPE(TYPE *ivar, int cmp, TYPE value)                    \
    {                                                                                                                  \
        return ferry_##NAME##_wait_until(ivar, cmp, value);                                                            \
    }                                                                                                                  \
    FERRYI_IN_SCOPE ferry_status ferry_##NAME##_wait_until_##SCOPE##_timeout(TYPE *ivar, int cmp, TYPE value,          \
                                                                             uint64_t timeout_ns)                      \
    {                                                                                                                  \
        return ferry_##NAME##_wait_until_timeout(ivar, cmp, value, timeout_ns);                                        \
    }                                                                                                                  \
    FERRYI_IN_SCOPE int ferry_##NAME##_test_##SCOPE(TYPE *ivar, int cmp, TYPE value)                                   \
    {                                                                                                                  \
        return ferry_##NAME##_test(ivar, cmp, value);                                                                  \
    }                                                                                                                  \
    FERRYI_IN_SCOPE ferry_status ferry_##NAME##_wait_until_all_##SCOPE(TYPE *ivars, size_t nelems, const int *status,  \
                                                                       int cmp, TYPE value)                            \
    {                                                                                                                  \
        return ferry_##NAME##_wait_until_all(ivars, nelems, status, cmp, value);                                       \
    }                                                                                                                  \
    FERRYI_IN_SCOPE ferry_status ferry_##NAME##_wait_until_all_##SCOPE##_timeout(                                      \
        TYPE *ivars, size_t nelems, const int *status, int cmp, TYPE value, uint64_t timeout_ns)                       \
    {                                                                                                                  \
        return ferry_##NAME##_wait_until_all_timeout(ivars, nelems, status, cmp, value, timeout_ns);                   \
    }                                                                                                                  \
    FERRYI_IN_SCOPE size_t ferry_##NAME##_wait_until_any_##SCOPE(TYPE *ivars, size_t nelems, const int *status,        \
                                                                 int cmp, TYPE value)                                  \
    {                                                                                                                  \
        return ferry_##NAME##_wait_until_any(ivars, nelems, status, cmp, value);                                       \
    }                                                                                                                  \
    FERRYI_IN_SCOPE ferry_status ferry_##NAME##_wait_until_any_##SCOPE##_timeout(                                      \
        TYPE *ivars, size_t nelems, const int *status, int cmp, TYPE value, size_t *index, uint64_t timeout_ns)        \
    {                                                                                                                  \
        return ferry_##NAME##_wait_until_any_timeout(ivars, nelems, status, cmp, value, index, timeout_ns);            \
    }                                                                                                                  \
    FERRYI_IN_SCOPE size_t ferry_##NAME##_wait_until_some_##SCOPE(TYPE *ivars, size_t nelems, size_t *indices,         \
                                                                  const int *status, int cmp, TYPE value)              \
    {                                                                                                                  \
        return ferry_##NAME##_wait_until_some(ivars, nelems, indices, status, cmp, value);                             \
    }                                                                                                                  \
    FERRYI_IN_SCOPE ferry_status ferry_##NAME##_wait_until_some_##SCOPE##_timeout(                                     \
        TYPE *ivars, size_t nelems, size_t *indices, const int *status, int cmp, TYPE value, size_t *count,            \
        uint64_t timeout_ns)                                                                                           \
    {                                                                                                                  \
        return ferry_##NAME##_wait_until_some_timeout(ivars, nelems, indices, status, cmp, value, count, timeout_ns);  \
    }                                                                                                                  \
    FERRYI_IN_SCOPE int ferry_##NAME##_test_all_##SCOPE(TYPE *ivars, size_t nelems, const int *status, int cmp,        \
                                                        TYPE value)                                                    \
    {                                                                                                                  \
        return ferry_##NAME##_test_all(ivars, nelems, status, cmp, value);                                             \
    }                                                                                                                  \
    FERRYI_IN_SCOPE size_t ferry_##NAME##_test_any_##SCOPE(TYPE *ivars, size_t nelems, const int *status, int cmp,     \
                                                           TYPE value)                                                 \
    {                                                                                                                  \
        return ferry_##NAME##_test_any(ivars, nelems, status, cmp, value);                                             \
    }                                                                                                                  \
    FERRYI_IN_SCOPE size_t ferry_##NAME##_test_some_##SCOPE(TYPE *ivars, size_t nelems, size_t *indices,               \
                                                            const int *status, int cmp, TYPE value)                    \
    {                                                                                                                  \
        return ferry_##NAME##_test_some(ivars, nelems, indices, status, cmp, value);                                   \
    }                                                                                                                  \
    FERRYI_IN_SCOPE ferry_status ferry_##NAME##_wait_until_all_vector_##SCOPE(                                         \
        TYPE *ivars, size_t nelems, const int *status, int cmp, const TYPE *values)                                    \
    {                                                                                                                  \
        return ferry_##NAME##_wait_until_all_vector(ivars, nelems, status, cmp, values);                               \
    }                                                                                                                  \
    FERRYI_IN_SCOPE ferry_status ferry_##NAME##_wait_until_all_vector_##SCOPE##_timeout(                               \
        TYPE *ivars, size_t nelems, const int *status, int cmp, const TYPE *values, uint64_t timeout_ns)               \
    {                                                                                                                  \
        return ferry_##NAME##_wait_until_all_vector_timeout(ivars, nelems, status, cmp, values, timeout_ns);           \
    }                                                                                                                  \
    FERRYI_IN_SCOPE size_t ferry_##NAME##_wait_until_any_vector_##SCOPE(TYPE *ivars, size_t nelems, const int *status, \
                                                                        int cmp, const TYPE *values)                   \
    {                                                                                                                  \
        return ferry_##NAME##_wait_until_any_vector(ivars, nelems, status, cmp, values);                               \
    }                                                                                                                  \
    FERRYI_IN_SCOPE ferry_status ferry_##NAME##_wait_until_any_vector_##SCOPE##_timeout(                               \
        TYPE *ivars, size_t nelems, const int *status, int cmp, const TYPE *values, size_t *index,                     \
        uint64_t timeout_ns)                                                                                           \
    {                                                                                                                  \
        return ferry_##NAME##_wait_until_any_vector_timeout(ivars, nelems, status, cmp, values, index, timeout_ns);    \
    }                                                                                                                  \
    FERRYI_IN_SCOPE size_t ferry_##NAME##_wait_until_some_vector_##SCOPE(                                              \
        TYPE *ivars, size_t nelems, size_t *indices, const int *status, int cmp, const TYPE *values)                   \
    {                                                                                                                  \
        return ferry_##NAME##_wait_until_some_vector(ivars, nelems, indices, status, cmp, values);                     \
    }                                                                                                                  \
    FERRYI_IN_SCOPE ferry_status ferry_##NAME##_wait_until_some_vector_##SCOPE##_timeout(                              \
        TYPE *ivars, size_t nelems, size_t *indices, const int *status, int cmp, const TYPE *values, size_t *count,    \
        uint64_t timeout_ns)                                                                                           \
    {                                                                                                                  \
        return ferry_##NAME##_wait_until_some_vector_timeout(ivars, nelems, indices, status, cmp, values, count,       \
                                                             timeout_ns);                                              \
    }                                                                                                                  \
    FERRYI_IN_SCOPE int ferry_##NAME##_test_all_vector_##SCOPE(TYPE *ivars, size_t nelems, const int *status, int cmp, \
                                                               const TYPE *values)                                     \
    {                                                                                                                  \
        return ferry_##NAME##_test_all_vector(ivars, nelems, status, cmp, values);                                     \
    }                                                                                                                  \
    FERRYI_IN_SCOPE size_t ferry_##NAME##_test_any_vector_##SCOPE(TYPE *ivars, size_t nelems, const int *status,       \
                                                                  int cmp, const TYPE *values)                         \
    {                                                                                                                  \
        return ferry_##NAME##_test_any_vector(ivars, nelems, status, cmp, values);                                     \
    }                                                                                                                  \
    FERRYI_IN_SCOPE size_t ferry_##NAME##_test_some_vector_##SCOPE(TYPE *ivars, size_t nelems, size_t *indices,        \
                                                                   const int *status, int cmp, const TYPE *values)     \
    {                                                                                                                  \
        return ferry_##NAME##_test_some_vector(ivars, nelems, indices, status, cmp, values);                           \
    }
#define FERRYI_SCOPE_WAITS(NAME, TYPE, U) FERRYI_SCOPE_WAIT(NAME, TYPE, warp) FERRYI_SCOPE_WAIT(NAME, TYPE, block)
FERRY_WORD_TYPES(FERRYI_SCOPE_WAITS)

#define FERRYI_SCOPE_PLAIN(SCOPE)                                                                                      \
    FERRYI_IN_SCOPE ferry_status ferry_putmem_##SCOPE(void *dest, const void *source, size_t nbytes, int pe)           \
    {                                                                                                                  \
        return ferry_putmem(dest, source, nbytes, pe);                                                                 \
    }                                                                                                                  \
    FERRYI_IN_SCOPE ferry_status ferry_getmem_##SCOPE(void *dest, const void *source, size_t nbytes, int pe)           \
    {                                                                                                                  \
        return ferry_getmem(dest, source, nbytes, pe);                                                                 \
    }                                                                                                                  \
    FERRYI_IN_SCOPE ferry_status ferry_putmem_nbi_##SCOPE(void *dest, const void *source, size_t nbytes, int pe)       \
    {                                                                                                                  \
        return ferry_putmem_nbi(dest, source, nbytes, pe);                                                             \
    }                                                                                                                  \
    FERRYI_IN_SCOPE ferry_status ferry_getmem_nbi_##SCOPE(void *dest, const void *source, size_t nbytes, int pe)       \
    {                                                                                                                  \
        return ferry_getmem_nbi(dest, source, nbytes, pe);                                                             \
    }                                                                                                                  \
    FERRYI_IN_SCOPE ferry_status ferry_putmem_signal_##SCOPE(void *dest, const void *source, size_t nbytes,            \
                                                             uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)  \
    {                                                                                                                  \
        return ferry_putmem_signal(dest, source, nbytes, sig_addr, signal, sig_op, pe);                                \
    }                                                                                                                  \
    FERRYI_IN_SCOPE ferry_status ferry_putmem_signal_nbi_##SCOPE(                                                      \
        void *dest, const void *source, size_t nbytes, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)        \
    {                                                                                                                  \
        return ferry_putmem_signal_nbi(dest, source, nbytes, sig_addr, signal, sig_op, pe);                            \
    }                                                                                                                  \
    FERRYI_IN_SCOPE ferry_status ferry_signal_op_##SCOPE(uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)      \
    {                                                                                                                  \
        return ferry_signal_op(sig_addr, signal, sig_op, pe);                                                          \
    }                                                                                                                  \
    FERRYI_IN_SCOPE ferry_status ferry_signal_set_##SCOPE(uint64_t *sig_addr, uint64_t signal, int pe)                 \
    {                                                                                                                  \
        return ferry_signal_set(sig_addr, signal, pe);                                                                 \
    }                                                                                                                  \
    FERRYI_IN_SCOPE ferry_status ferry_signal_add_##SCOPE(uint64_t *sig_addr, uint64_t signal, int pe)                 \
    {                                                                                                                  \
        return ferry_signal_add(sig_addr, signal, pe);                                                                 \
    }                                                                                                                  \
    FERRYI_IN_SCOPE uint64_t ferry_signal_fetch_##SCOPE(const uint64_t *sig_addr)                                      \
    {                                                                                                                  \
        return ferry_signal_fetch(sig_addr);                                                                           \
    }                                                                                                                  \
    FERRYI_IN_SCOPE uint64_t ferry_signal_wait_until_##SCOPE(uint64_t *sig_addr, int cmp, uint64_t cmp_value)          \
    {                                                                                                                  \
        return ferry_signal_wait_until(sig_addr, cmp, cmp_value);                                                      \
    }                                                                                                                  \
    FERRYI_IN_SCOPE ferry_status ferry_signal_wait_until_##SCOPE##_timeout(                                            \
        uint64_t *sig_addr, int cmp, uint64_t cmp_value, uint64_t *found, uint64_t timeout_ns)                         \
    {                                                                                                                  \
        return ferry_signal_wait_until_timeout(sig_addr, cmp, cmp_value, found, timeout_ns);                           \
    }                                                                                                                  \
    FERRYI_IN_SCOPE ferry_status ferry_fence_##SCOPE(void)                                                             \
    {                                                                                                                  \
        return ferry_fence();                                                                                          \
    }                                                                                                                  \
    FERRYI_IN_SCOPE ferry_status ferry_quiet_##SCOPE(void)                                                             \
    {                                                                                                                  \
        return ferry_quiet();                                                                                          \
    }                                                                                                                  \
    FERRYI_IN_SCOPE ferry_status ferry_barrier_all_##SCOPE(void)                                                       \
    {                                                                                                                  \
        return ferry_barrier_all();                                                                                    \
    }                                                                                                                  \
    FERRYI_IN_SCOPE ferry_status ferry_sync_all_##SCOPE(void)                                                          \
    {                                                                                                                  \
        return ferry_sync_all();                                                                                       \
    }                                                                                                                  \
    FERRYI_IN_SCOPE ferry_status ferry_barrier_all_##SCOPE##_timeout(uint64_t timeout_ns)                              \
    {                                                                                                                  \
        return ferry_barrier_all_timeout(timeout_ns);                                                                  \
    }                                                                                                                  \
    FERRYI_IN_SCOPE ferry_status ferry_sync_all_##SCOPE##_timeout(uint64_t timeout_ns)                                 \
    {                                                                                                                  \
        return ferry_sync_all_timeout(timeout_ns);                                                                     \
    }                                                                                                                  \
    FERRYI_IN_SCOPE ferry_status ferry_team_sync_##SCOPE(ferry_team_t team)                                            \
    {                                                                                                                  \
        return ferry_team_sync(team);                                                                                  \
    }                                                                                                                  \
    FERRYI_IN_SCOPE ferry_status ferry_team_sync_##SCOPE##_timeout(ferry_team_t team, uint64_t timeout_ns)             \
    {                                                                                                                  \
        return ferry_team_sync_timeout(team, timeout_ns);                                                              \
    }                                                                                                                  \
    FERRYI_IN_SCOPE ferry_status ferry_team_barrier_##SCOPE(ferry_team_t team)                                         \
    {                                                                                                                  \
        return ferry_team_barrier(team);                                                                               \
    }                                                                                                                  \
    FERRYI_IN_SCOPE ferry_status ferry_team_barrier_##SCOPE##_timeout(ferry_team_t team, uint64_t timeout_ns)          \
    {                                                                                                                  \
        return ferry_team_barrier_timeout(team, timeout_ns);                                                           \
    }                                                                                                                  \
    FERRYI_IN_SCOPE ferry_status ferry_broadcastmem_##SCOPE(ferry_team_t team, void *dest, const void *source,         \
                                                            size_t nbytes, int root)                                   \
    {                                                                                                                  \
        return ferry_broadcastmem(team, dest, source, nbytes, root);                                                   \
    }                                                                                                                  \
    FERRYI_IN_SCOPE ferry_status ferry_broadcastmem_##SCOPE##_timeout(                                                 \
        ferry_team_t team, void *dest, const void *source, size_t nbytes, int root, uint64_t timeout_ns)               \
    {                                                                                                                  \
        return ferry_broadcastmem_timeout(team, dest, source, nbytes, root, timeout_ns);                               \
    }                                                                                                                  \
    FERRYI_IN_SCOPE ferry_status ferry_fcollectmem_##SCOPE(ferry_team_t team, void *dest, const void *source,          \
                                                           size_t nbytes)                                              \
    {                                                                                                                  \
        return ferry_fcollectmem(team, dest, source, nbytes);                                                          \
    }                                                                                                                  \
    FERRYI_IN_SCOPE ferry_status ferry_fcollectmem_##SCOPE##_timeout(                                                  \
        ferry_team_t team, void *dest, const void *source, size_t nbytes, uint64_t timeout_ns)                         \
    {                                                                                                                  \
        return ferry_fcollectmem_timeout(team, dest, source, nbytes, timeout_ns);                                      \
    }                                                                                                                  \
    FERRYI_IN_SCOPE ferry_status ferry_alltoallmem_##SCOPE(ferry_team_t team, void *dest, const void *source,          \
                                                           size_t nbytes)                                              \
    {                                                                                                                  \
        return ferry_alltoallmem(team, dest, source, nbytes);                                                          \
    }                                                                                                                  \
    FERRYI_IN_SCOPE ferry_status ferry_alltoallmem_##SCOPE##_timeout(                                                  \
        ferry_team_t team, void *dest, const void *source, size_t nbytes, uint64_t timeout_ns)                         \
    {                                                                                                                  \
        return ferry_alltoallmem_timeout(team, dest, source, nbytes, timeout_ns);                                      \
    }                                                                                                                  \
    FERRYI_IN_SCOPE ferry_status ferry_collectmem_##SCOPE(ferry_team_t team, void *dest, const void *source,           \
                                                          size_t nbytes)                                               \
    {                                                                                                                  \
        return ferry_collectmem(team, dest, source, nbytes);                                                           \
    }                                                                                                                  \
    FERRYI_IN_SCOPE ferry_status ferry_collectmem_##SCOPE##_timeout(ferry_team_t team, void *dest, const void *source, \
                                                                    size_t nbytes, uint64_t timeout_ns)                \
    {                                                                                                                  \
        return ferry_collectmem_timeout(team, dest, source, nbytes, timeout_ns);                                       \
    }                                                                                                                  \
    FERRYI_IN_SCOPE ferry_status ferry_alltoallsmem_##SCOPE(ferry_team_t team, void *dest, const void *source,         \
                                                            ptrdiff_t dst, ptrdiff_t sst, size_t nbytes)               \
    {                                                                                                                  \
        return ferry_alltoallsmem(team, dest, source, dst, sst, nbytes);                                               \
    }                                                                                                                  \
    FERRYI_IN_SCOPE ferry_status ferry_alltoallsmem_##SCOPE##_timeout(                                                 \
        ferry_team_t team, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nbytes,                \
        uint64_t timeout_ns)                                                                                           \
    {                                                                                                                  \
        return ferry_alltoallsmem_timeout(team, dest, source, dst, sst, nbytes, timeout_ns);                           \
    }
FERRYI_SCOPE_PLAIN(warp)
FERRYI_SCOPE_PLAIN(block)

#endif
#endif
