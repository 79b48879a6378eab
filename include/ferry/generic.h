/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_GENERIC_H
#define FERRY_GENERIC_H

#include "amo.h"
#include "coll.h"
#include "rma.h"
#include "signal.h"
#include "wait.h"

/* Type-generic spellings: ferry_put() for ferry_int_put() and its kin, chosen by the type that the first pointer points
 * to. */
#if defined(__cplusplus)

#define FERRYI_CXX_RMA(N, T)                                                                                           \
    FERRYI_INLINE ferry_status ferry_put(T *d, const T *s, size_t n, int pe)                                           \
    {                                                                                                                  \
        return ferry_##N##_put(d, s, n, pe);                                                                           \
    }                                                                                                                  \
    FERRYI_INLINE ferry_status ferry_get(T *d, const T *s, size_t n, int pe)                                           \
    {                                                                                                                  \
        return ferry_##N##_get(d, s, n, pe);                                                                           \
    }                                                                                                                  \
    FERRYI_INLINE ferry_status ferry_put_nbi(T *d, const T *s, size_t n, int pe)                                       \
    {                                                                                                                  \
        return ferry_##N##_put_nbi(d, s, n, pe);                                                                       \
    }                                                                                                                  \
    FERRYI_INLINE ferry_status ferry_get_nbi(T *d, const T *s, size_t n, int pe)                                       \
    {                                                                                                                  \
        return ferry_##N##_get_nbi(d, s, n, pe);                                                                       \
    }                                                                                                                  \
    FERRYI_INLINE ferry_status ferry_iput(T *d, const T *s, ptrdiff_t dst, ptrdiff_t sst, size_t n, int pe)            \
    {                                                                                                                  \
        return ferry_##N##_iput(d, s, dst, sst, n, pe);                                                                \
    }                                                                                                                  \
    FERRYI_INLINE ferry_status ferry_iget(T *d, const T *s, ptrdiff_t dst, ptrdiff_t sst, size_t n, int pe)            \
    {                                                                                                                  \
        return ferry_##N##_iget(d, s, dst, sst, n, pe);                                                                \
    }                                                                                                                  \
    FERRYI_INLINE ferry_status ferry_p(T *d, T v, int pe)                                                              \
    {                                                                                                                  \
        return ferry_##N##_p(d, v, pe);                                                                                \
    }                                                                                                                  \
    FERRYI_INLINE T ferry_g(const T *s, int pe)                                                                        \
    {                                                                                                                  \
        return ferry_##N##_g(s, pe);                                                                                   \
    }                                                                                                                  \
    FERRYI_INLINE ferry_status ferry_put_signal(T *d, const T *s, size_t n, uint64_t *sig, uint64_t v, int op, int pe) \
    {                                                                                                                  \
        return ferry_##N##_put_signal(d, s, n, sig, v, op, pe);                                                        \
    }                                                                                                                  \
    FERRYI_INLINE ferry_status ferry_put_signal_nbi(T *d, const T *s, size_t n, uint64_t *sig, uint64_t v, int op,     \
                                                    int pe)                                                            \
    {                                                                                                                  \
        return ferry_##N##_put_signal_nbi(d, s, n, sig, v, op, pe);                                                    \
    }                                                                                                                  \
    FERRYI_INLINE ferry_status ferry_broadcast(ferry_team_t t, T *d, const T *s, size_t n, int root)                   \
    {                                                                                                                  \
        return ferry_##N##_broadcast(t, d, s, n, root);                                                                \
    }                                                                                                                  \
    FERRYI_INLINE ferry_status ferry_fcollect(ferry_team_t t, T *d, const T *s, size_t n)                              \
    {                                                                                                                  \
        return ferry_##N##_fcollect(t, d, s, n);                                                                       \
    }                                                                                                                  \
    FERRYI_INLINE ferry_status ferry_alltoall(ferry_team_t t, T *d, const T *s, size_t n)                              \
    {                                                                                                                  \
        return ferry_##N##_alltoall(t, d, s, n);                                                                       \
    }
FERRY_RMA_C_TYPES(FERRYI_CXX_RMA)

#define FERRYI_CXX_REDUCE(N, T, OP)                                                                                    \
    FERRYI_INLINE ferry_status ferry_##OP##_reduce(ferry_team_t t, T *d, const T *s, size_t n)                         \
    {                                                                                                                  \
        return ferry_##N##_##OP##_reduce(t, d, s, n);                                                                  \
    }
#define FERRYI_CXX_REDUCE_MATH(N, T) FERRYI_REDUCE_MATH(FERRYI_CXX_REDUCE, N, T)
#define FERRYI_CXX_REDUCE_BITS(N, T) FERRYI_REDUCE_BITS(FERRYI_CXX_REDUCE, N, T)
FERRY_RMA_C_TYPES(FERRYI_CXX_REDUCE_MATH)
FERRYI_SMALL_C_TYPES(FERRYI_CXX_REDUCE_BITS)
FERRYI_INT_C_TYPES(FERRYI_CXX_REDUCE_BITS)

#define FERRYI_CXX_AMO_PLAIN(N, T, U)                                                                                  \
    FERRYI_INLINE T ferry_atomic_fetch(const T *s, int pe)                                                             \
    {                                                                                                                  \
        return ferry_##N##_atomic_fetch(s, pe);                                                                        \
    }                                                                                                                  \
    FERRYI_INLINE ferry_status ferry_atomic_set(T *d, T v, int pe)                                                     \
    {                                                                                                                  \
        return ferry_##N##_atomic_set(d, v, pe);                                                                       \
    }                                                                                                                  \
    FERRYI_INLINE T ferry_atomic_swap(T *d, T v, int pe)                                                               \
    {                                                                                                                  \
        return ferry_##N##_atomic_swap(d, v, pe);                                                                      \
    }
FERRY_WORD_C_TYPES(FERRYI_CXX_AMO_PLAIN)
FERRY_REAL_WORD_TYPES(FERRYI_CXX_AMO_PLAIN)

#define FERRYI_CXX_AMO(N, T, U)                                                                                        \
    FERRYI_INLINE T ferry_atomic_compare_swap(T *d, T c, T v, int pe)                                                  \
    {                                                                                                                  \
        return ferry_##N##_atomic_compare_swap(d, c, v, pe);                                                           \
    }                                                                                                                  \
    FERRYI_INLINE T ferry_atomic_fetch_inc(T *d, int pe)                                                               \
    {                                                                                                                  \
        return ferry_##N##_atomic_fetch_inc(d, pe);                                                                    \
    }                                                                                                                  \
    FERRYI_INLINE ferry_status ferry_atomic_inc(T *d, int pe)                                                          \
    {                                                                                                                  \
        return ferry_##N##_atomic_inc(d, pe);                                                                          \
    }                                                                                                                  \
    FERRYI_INLINE T ferry_atomic_fetch_add(T *d, T v, int pe)                                                          \
    {                                                                                                                  \
        return ferry_##N##_atomic_fetch_add(d, v, pe);                                                                 \
    }                                                                                                                  \
    FERRYI_INLINE ferry_status ferry_atomic_add(T *d, T v, int pe)                                                     \
    {                                                                                                                  \
        return ferry_##N##_atomic_add(d, v, pe);                                                                       \
    }                                                                                                                  \
    FERRYI_INLINE T ferry_atomic_fetch_and(T *d, T v, int pe)                                                          \
    {                                                                                                                  \
        return ferry_##N##_atomic_fetch_and(d, v, pe);                                                                 \
    }                                                                                                                  \
    FERRYI_INLINE ferry_status ferry_atomic_and(T *d, T v, int pe)                                                     \
    {                                                                                                                  \
        return ferry_##N##_atomic_and(d, v, pe);                                                                       \
    }                                                                                                                  \
    FERRYI_INLINE T ferry_atomic_fetch_or(T *d, T v, int pe)                                                           \
    {                                                                                                                  \
        return ferry_##N##_atomic_fetch_or(d, v, pe);                                                                  \
    }                                                                                                                  \
    FERRYI_INLINE ferry_status ferry_atomic_or(T *d, T v, int pe)                                                      \
    {                                                                                                                  \
        return ferry_##N##_atomic_or(d, v, pe);                                                                        \
    }                                                                                                                  \
    FERRYI_INLINE T ferry_atomic_fetch_xor(T *d, T v, int pe)                                                          \
    {                                                                                                                  \
        return ferry_##N##_atomic_fetch_xor(d, v, pe);                                                                 \
    }                                                                                                                  \
    FERRYI_INLINE ferry_status ferry_atomic_xor(T *d, T v, int pe)                                                     \
    {                                                                                                                  \
        return ferry_##N##_atomic_xor(d, v, pe);                                                                       \
    }                                                                                                                  \
    FERRYI_INLINE ferry_status ferry_wait_until(T *i, int c, T v)                                                      \
    {                                                                                                                  \
        return ferry_##N##_wait_until(i, c, v);                                                                        \
    }                                                                                                                  \
    FERRYI_INLINE int ferry_test(T *i, int c, T v)                                                                     \
    {                                                                                                                  \
        return ferry_##N##_test(i, c, v);                                                                              \
    }                                                                                                                  \
    FERRYI_INLINE ferry_status ferry_wait_until_all(T *i, size_t n, const int *st, int c, T v)                         \
    {                                                                                                                  \
        return ferry_##N##_wait_until_all(i, n, st, c, v);                                                             \
    }                                                                                                                  \
    FERRYI_INLINE size_t ferry_wait_until_any(T *i, size_t n, const int *st, int c, T v)                               \
    {                                                                                                                  \
        return ferry_##N##_wait_until_any(i, n, st, c, v);                                                             \
    }                                                                                                                  \
    FERRYI_INLINE size_t ferry_wait_until_some(T *i, size_t n, size_t *ix, const int *st, int c, T v)                  \
    {                                                                                                                  \
        return ferry_##N##_wait_until_some(i, n, ix, st, c, v);                                                        \
    }                                                                                                                  \
    FERRYI_INLINE int ferry_test_all(T *i, size_t n, const int *st, int c, T v)                                        \
    {                                                                                                                  \
        return ferry_##N##_test_all(i, n, st, c, v);                                                                   \
    }                                                                                                                  \
    FERRYI_INLINE size_t ferry_test_any(T *i, size_t n, const int *st, int c, T v)                                     \
    {                                                                                                                  \
        return ferry_##N##_test_any(i, n, st, c, v);                                                                   \
    }                                                                                                                  \
    FERRYI_INLINE size_t ferry_test_some(T *i, size_t n, size_t *ix, const int *st, int c, T v)                        \
    {                                                                                                                  \
        return ferry_##N##_test_some(i, n, ix, st, c, v);                                                              \
    }                                                                                                                  \
    FERRYI_INLINE ferry_status ferry_wait_until_all_vector(T *i, size_t n, const int *st, int c, const T *v)           \
    {                                                                                                                  \
        return ferry_##N##_wait_until_all_vector(i, n, st, c, v);                                                      \
    }                                                                                                                  \
    FERRYI_INLINE size_t ferry_wait_until_any_vector(T *i, size_t n, const int *st, int c, const T *v)                 \
    {                                                                                                                  \
        return ferry_##N##_wait_until_any_vector(i, n, st, c, v);                                                      \
    }                                                                                                                  \
    FERRYI_INLINE size_t ferry_wait_until_some_vector(T *i, size_t n, size_t *ix, const int *st, int c, const T *v)    \
    {                                                                                                                  \
        return ferry_##N##_wait_until_some_vector(i, n, ix, st, c, v);                                                 \
    }                                                                                                                  \
    FERRYI_INLINE int ferry_test_all_vector(T *i, size_t n, const int *st, int c, const T *v)                          \
    {                                                                                                                  \
        return ferry_##N##_test_all_vector(i, n, st, c, v);                                                            \
    }                                                                                                                  \
    FERRYI_INLINE size_t ferry_test_any_vector(T *i, size_t n, const int *st, int c, const T *v)                       \
    {                                                                                                                  \
        return ferry_##N##_test_any_vector(i, n, st, c, v);                                                            \
    }                                                                                                                  \
    FERRYI_INLINE size_t ferry_test_some_vector(T *i, size_t n, size_t *ix, const int *st, int c, const T *v)          \
    {                                                                                                                  \
        return ferry_##N##_test_some_vector(i, n, ix, st, c, v);                                                       \
    }
FERRY_WORD_C_TYPES(FERRYI_CXX_AMO)

#elif defined(__STDC_VERSION__) && __STDC_VERSION__ >= 201112L

#define FERRYI_G_put(N, T) , T : ferry_##N##_put
#define ferry_put(dest, source, nelems, pe) _Generic (*(dest)FERRY_RMA_C_TYPES(FERRYI_G_put))(dest, source, nelems, pe)
#define FERRYI_G_get(N, T) , T : ferry_##N##_get
#define ferry_get(dest, source, nelems, pe) _Generic (*(dest)FERRY_RMA_C_TYPES(FERRYI_G_get))(dest, source, nelems, pe)
#define FERRYI_G_put_nbi(N, T) , T : ferry_##N##_put_nbi
#define ferry_put_nbi(dest, source, nelems, pe)                                                                        \
    _Generic (*(dest)FERRY_RMA_C_TYPES(FERRYI_G_put_nbi))(dest, source, nelems, pe)
#define FERRYI_G_get_nbi(N, T) , T : ferry_##N##_get_nbi
#define ferry_get_nbi(dest, source, nelems, pe)                                                                        \
    _Generic (*(dest)FERRY_RMA_C_TYPES(FERRYI_G_get_nbi))(dest, source, nelems, pe)
#define FERRYI_G_iput(N, T) , T : ferry_##N##_iput
#define ferry_iput(dest, source, dst, sst, nelems, pe)                                                                 \
    _Generic (*(dest)FERRY_RMA_C_TYPES(FERRYI_G_iput))(dest, source, dst, sst, nelems, pe)
#define FERRYI_G_iget(N, T) , T : ferry_##N##_iget
#define ferry_iget(dest, source, dst, sst, nelems, pe)                                                                 \
    _Generic (*(dest)FERRY_RMA_C_TYPES(FERRYI_G_iget))(dest, source, dst, sst, nelems, pe)
#define FERRYI_G_p(N, T) , T : ferry_##N##_p
#define ferry_p(dest, value, pe) _Generic (*(dest)FERRY_RMA_C_TYPES(FERRYI_G_p))(dest, value, pe)
#define FERRYI_G_g(N, T) , T : ferry_##N##_g
#define ferry_g(source, pe) _Generic (*(source)FERRY_RMA_C_TYPES(FERRYI_G_g))(source, pe)
#define FERRYI_G_put_signal(N, T) , T : ferry_##N##_put_signal
#define ferry_put_signal(dest, source, nelems, sig_addr, signal, sig_op, pe)                                           \
    _Generic (*(dest)FERRY_RMA_C_TYPES(FERRYI_G_put_signal))(dest, source, nelems, sig_addr, signal, sig_op, pe)
#define FERRYI_G_put_signal_nbi(N, T) , T : ferry_##N##_put_signal_nbi
#define ferry_put_signal_nbi(dest, source, nelems, sig_addr, signal, sig_op, pe)                                       \
    _Generic (*(dest)FERRY_RMA_C_TYPES(FERRYI_G_put_signal_nbi))(dest, source, nelems, sig_addr, signal, sig_op, pe)
#define FERRYI_G_broadcast(N, T) , T : ferry_##N##_broadcast
#define ferry_broadcast(team, dest, source, nelems, root)                                                              \
    _Generic (*(dest)FERRY_RMA_C_TYPES(FERRYI_G_broadcast))(team, dest, source, nelems, root)
#define FERRYI_G_fcollect(N, T) , T : ferry_##N##_fcollect
#define ferry_fcollect(team, dest, source, nelems)                                                                     \
    _Generic (*(dest)FERRY_RMA_C_TYPES(FERRYI_G_fcollect))(team, dest, source, nelems)
#define FERRYI_G_alltoall(N, T) , T : ferry_##N##_alltoall
#define ferry_alltoall(team, dest, source, nelems)                                                                     \
    _Generic (*(dest)FERRY_RMA_C_TYPES(FERRYI_G_alltoall))(team, dest, source, nelems)
#define FERRYI_G_max_reduce(N, T) , T : ferry_##N##_max_reduce
#define ferry_max_reduce(team, dest, source, nreduce)                                                                  \
    _Generic (*(dest)FERRY_RMA_C_TYPES(FERRYI_G_max_reduce))(team, dest, source, nreduce)
#define FERRYI_G_min_reduce(N, T) , T : ferry_##N##_min_reduce
#define ferry_min_reduce(team, dest, source, nreduce)                                                                  \
    _Generic (*(dest)FERRY_RMA_C_TYPES(FERRYI_G_min_reduce))(team, dest, source, nreduce)
#define FERRYI_G_sum_reduce(N, T) , T : ferry_##N##_sum_reduce
#define ferry_sum_reduce(team, dest, source, nreduce)                                                                  \
    _Generic (*(dest)FERRY_RMA_C_TYPES(FERRYI_G_sum_reduce))(team, dest, source, nreduce)
#define FERRYI_G_prod_reduce(N, T) , T : ferry_##N##_prod_reduce
#define ferry_prod_reduce(team, dest, source, nreduce)                                                                 \
    _Generic (*(dest)FERRY_RMA_C_TYPES(FERRYI_G_prod_reduce))(team, dest, source, nreduce)
#define FERRYI_G_and_reduce(N, T) , T : ferry_##N##_and_reduce
#define ferry_and_reduce(team, dest, source, nreduce)                                                                  \
    _Generic (*(dest)FERRYI_SMALL_C_TYPES(FERRYI_G_and_reduce)                                                         \
                  FERRYI_INT_C_TYPES(FERRYI_G_and_reduce))(team, dest, source, nreduce)
#define FERRYI_G_or_reduce(N, T) , T : ferry_##N##_or_reduce
#define ferry_or_reduce(team, dest, source, nreduce)                                                                   \
    _Generic (*(dest)FERRYI_SMALL_C_TYPES(FERRYI_G_or_reduce) FERRYI_INT_C_TYPES(FERRYI_G_or_reduce))(team, dest,      \
                                                                                                      source, nreduce)
#define FERRYI_G_xor_reduce(N, T) , T : ferry_##N##_xor_reduce
#define ferry_xor_reduce(team, dest, source, nreduce)                                                                  \
    _Generic (*(dest)FERRYI_SMALL_C_TYPES(FERRYI_G_xor_reduce)                                                         \
                  FERRYI_INT_C_TYPES(FERRYI_G_xor_reduce))(team, dest, source, nreduce)
#define FERRYI_G_atomic_fetch(N, T, U) , T : ferry_##N##_atomic_fetch
#define ferry_atomic_fetch(source, pe)                                                                                 \
    _Generic (*(source)FERRY_WORD_C_TYPES(FERRYI_G_atomic_fetch) FERRY_REAL_WORD_TYPES(FERRYI_G_atomic_fetch))(source, \
                                                                                                               pe)
#define FERRYI_G_atomic_set(N, T, U) , T : ferry_##N##_atomic_set
#define ferry_atomic_set(dest, value, pe)                                                                              \
    _Generic (*(dest)FERRY_WORD_C_TYPES(FERRYI_G_atomic_set) FERRY_REAL_WORD_TYPES(FERRYI_G_atomic_set))(dest, value,  \
                                                                                                         pe)
#define FERRYI_G_atomic_swap(N, T, U) , T : ferry_##N##_atomic_swap
#define ferry_atomic_swap(dest, value, pe)                                                                             \
    _Generic (*(dest)FERRY_WORD_C_TYPES(FERRYI_G_atomic_swap) FERRY_REAL_WORD_TYPES(FERRYI_G_atomic_swap))(dest,       \
                                                                                                           value, pe)
#define FERRYI_G_atomic_compare_swap(N, T, U) , T : ferry_##N##_atomic_compare_swap
#define ferry_atomic_compare_swap(dest, cond, value, pe)                                                               \
    _Generic (*(dest)FERRY_WORD_C_TYPES(FERRYI_G_atomic_compare_swap))(dest, cond, value, pe)
#define FERRYI_G_atomic_fetch_inc(N, T, U) , T : ferry_##N##_atomic_fetch_inc
#define ferry_atomic_fetch_inc(dest, pe) _Generic (*(dest)FERRY_WORD_C_TYPES(FERRYI_G_atomic_fetch_inc))(dest, pe)
#define FERRYI_G_atomic_inc(N, T, U) , T : ferry_##N##_atomic_inc
#define ferry_atomic_inc(dest, pe) _Generic (*(dest)FERRY_WORD_C_TYPES(FERRYI_G_atomic_inc))(dest, pe)
#define FERRYI_G_atomic_fetch_add(N, T, U) , T : ferry_##N##_atomic_fetch_add
#define ferry_atomic_fetch_add(dest, value, pe)                                                                        \
    _Generic (*(dest)FERRY_WORD_C_TYPES(FERRYI_G_atomic_fetch_add))(dest, value, pe)
#define FERRYI_G_atomic_add(N, T, U) , T : ferry_##N##_atomic_add
#define ferry_atomic_add(dest, value, pe) _Generic (*(dest)FERRY_WORD_C_TYPES(FERRYI_G_atomic_add))(dest, value, pe)
#define FERRYI_G_atomic_fetch_and(N, T, U) , T : ferry_##N##_atomic_fetch_and
#define ferry_atomic_fetch_and(dest, value, pe)                                                                        \
    _Generic (*(dest)FERRY_WORD_C_TYPES(FERRYI_G_atomic_fetch_and))(dest, value, pe)
#define FERRYI_G_atomic_and(N, T, U) , T : ferry_##N##_atomic_and
#define ferry_atomic_and(dest, value, pe) _Generic (*(dest)FERRY_WORD_C_TYPES(FERRYI_G_atomic_and))(dest, value, pe)
#define FERRYI_G_atomic_fetch_or(N, T, U) , T : ferry_##N##_atomic_fetch_or
#define ferry_atomic_fetch_or(dest, value, pe)                                                                         \
    _Generic (*(dest)FERRY_WORD_C_TYPES(FERRYI_G_atomic_fetch_or))(dest, value, pe)
#define FERRYI_G_atomic_or(N, T, U) , T : ferry_##N##_atomic_or
#define ferry_atomic_or(dest, value, pe) _Generic (*(dest)FERRY_WORD_C_TYPES(FERRYI_G_atomic_or))(dest, value, pe)
#define FERRYI_G_atomic_fetch_xor(N, T, U) , T : ferry_##N##_atomic_fetch_xor
#define ferry_atomic_fetch_xor(dest, value, pe)                                                                        \
    _Generic (*(dest)FERRY_WORD_C_TYPES(FERRYI_G_atomic_fetch_xor))(dest, value, pe)
#define FERRYI_G_atomic_xor(N, T, U) , T : ferry_##N##_atomic_xor
#define ferry_atomic_xor(dest, value, pe) _Generic (*(dest)FERRY_WORD_C_TYPES(FERRYI_G_atomic_xor))(dest, value, pe)
#define FERRYI_G_wait_until(N, T, U) , T : ferry_##N##_wait_until
#define ferry_wait_until(ivar, cmp, value) _Generic (*(ivar)FERRY_WORD_C_TYPES(FERRYI_G_wait_until))(ivar, cmp, value)
#define FERRYI_G_test(N, T, U) , T : ferry_##N##_test
#define ferry_test(ivar, cmp, value) _Generic (*(ivar)FERRY_WORD_C_TYPES(FERRYI_G_test))(ivar, cmp, value)
#define FERRYI_G_wait_until_all(N, T, U) , T : ferry_##N##_wait_until_all
#define ferry_wait_until_all(ivars, nelems, status, cmp, value)                                                        \
    _Generic (*(ivars)FERRY_WORD_C_TYPES(FERRYI_G_wait_until_all))(ivars, nelems, status, cmp, value)
#define FERRYI_G_wait_until_any(N, T, U) , T : ferry_##N##_wait_until_any
#define ferry_wait_until_any(ivars, nelems, status, cmp, value)                                                        \
    _Generic (*(ivars)FERRY_WORD_C_TYPES(FERRYI_G_wait_until_any))(ivars, nelems, status, cmp, value)
#define FERRYI_G_wait_until_some(N, T, U) , T : ferry_##N##_wait_until_some
#define ferry_wait_until_some(ivars, nelems, indices, status, cmp, value)                                              \
    _Generic (*(ivars)FERRY_WORD_C_TYPES(FERRYI_G_wait_until_some))(ivars, nelems, indices, status, cmp, value)
#define FERRYI_G_test_all(N, T, U) , T : ferry_##N##_test_all
#define ferry_test_all(ivars, nelems, status, cmp, value)                                                              \
    _Generic (*(ivars)FERRY_WORD_C_TYPES(FERRYI_G_test_all))(ivars, nelems, status, cmp, value)
#define FERRYI_G_test_any(N, T, U) , T : ferry_##N##_test_any
#define ferry_test_any(ivars, nelems, status, cmp, value)                                                              \
    _Generic (*(ivars)FERRY_WORD_C_TYPES(FERRYI_G_test_any))(ivars, nelems, status, cmp, value)
#define FERRYI_G_test_some(N, T, U) , T : ferry_##N##_test_some
#define ferry_test_some(ivars, nelems, indices, status, cmp, value)                                                    \
    _Generic (*(ivars)FERRY_WORD_C_TYPES(FERRYI_G_test_some))(ivars, nelems, indices, status, cmp, value)
#define FERRYI_G_wait_until_all_vector(N, T, U) , T : ferry_##N##_wait_until_all_vector
#define ferry_wait_until_all_vector(ivars, nelems, status, cmp, values)                                                \
    _Generic (*(ivars)FERRY_WORD_C_TYPES(FERRYI_G_wait_until_all_vector))(ivars, nelems, status, cmp, values)
#define FERRYI_G_wait_until_any_vector(N, T, U) , T : ferry_##N##_wait_until_any_vector
#define ferry_wait_until_any_vector(ivars, nelems, status, cmp, values)                                                \
    _Generic (*(ivars)FERRY_WORD_C_TYPES(FERRYI_G_wait_until_any_vector))(ivars, nelems, status, cmp, values)
#define FERRYI_G_wait_until_some_vector(N, T, U) , T : ferry_##N##_wait_until_some_vector
#define ferry_wait_until_some_vector(ivars, nelems, indices, status, cmp, values)                                      \
    _Generic (*(ivars)FERRY_WORD_C_TYPES(FERRYI_G_wait_until_some_vector))(ivars, nelems, indices, status, cmp, values)
#define FERRYI_G_test_all_vector(N, T, U) , T : ferry_##N##_test_all_vector
#define ferry_test_all_vector(ivars, nelems, status, cmp, values)                                                      \
    _Generic (*(ivars)FERRY_WORD_C_TYPES(FERRYI_G_test_all_vector))(ivars, nelems, status, cmp, values)
#define FERRYI_G_test_any_vector(N, T, U) , T : ferry_##N##_test_any_vector
#define ferry_test_any_vector(ivars, nelems, status, cmp, values)                                                      \
    _Generic (*(ivars)FERRY_WORD_C_TYPES(FERRYI_G_test_any_vector))(ivars, nelems, status, cmp, values)
#define FERRYI_G_test_some_vector(N, T, U) , T : ferry_##N##_test_some_vector
#define ferry_test_some_vector(ivars, nelems, indices, status, cmp, values)                                            \
    _Generic (*(ivars)FERRY_WORD_C_TYPES(FERRYI_G_test_some_vector))(ivars, nelems, indices, status, cmp, values)

#endif
#endif
