/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_GENERIC_H
#define FERRY_GENERIC_H

#include "amo.h"
#include "coll.h"
#include "ctx.h"
#include "rma.h"
#include "signal.h"
#include "wait.h"

/* Type-generic spellings: ferry_put(dest, ...) for ferry_int_put() and its kin, chosen by the type that the first
 * pointer points to; ferry_put(ctx, dest, ...) for ferry_ctx_int_put().  In C++ and where nvcc compiles they are
 * overloads, on hosts and in kernels. */
#if defined(__cplusplus)

#define FERRYI_CXX_STATUS(NAME, OP, PARAMETERS, ARGUMENTS)                                                             \
    FERRYI_INLINE ferry_status ferry_##OP PARAMETERS                                                                   \
    {                                                                                                                  \
        return ferry_##NAME ARGUMENTS;                                                                                 \
    }                                                                                                                  \
    FERRYI_INLINE ferry_status ferry_##OP(ferry_ctx_t ctx, FERRYI_UNWRAP PARAMETERS)                                   \
    {                                                                                                                  \
        return ferry_ctx_##NAME(ctx, FERRYI_UNWRAP ARGUMENTS);                                                         \
    }
#define FERRYI_CXX_VALUE(TYPE, NAME, OP, PARAMETERS, ARGUMENTS)                                                        \
    FERRYI_INLINE TYPE ferry_##OP PARAMETERS                                                                           \
    {                                                                                                                  \
        return ferry_##NAME ARGUMENTS;                                                                                 \
    }                                                                                                                  \
    FERRYI_INLINE TYPE ferry_##OP(ferry_ctx_t ctx, FERRYI_UNWRAP PARAMETERS)                                           \
    {                                                                                                                  \
        return ferry_ctx_##NAME(ctx, FERRYI_UNWRAP ARGUMENTS);                                                         \
    }
#define FERRYI_CXX_RMA(N, T) FERRY_RMA_CALLS(FERRYI_CXX, N, T)
#define FERRYI_CXX_AMO_PLAIN(N, T, U) FERRY_AMO_PLAIN_CALLS(FERRYI_CXX, N, T)
#define FERRYI_CXX_AMO(N, T, U) FERRY_AMO_CALLS(FERRYI_CXX, N, T)
FERRY_RMA_C_TYPES(FERRYI_CXX_RMA)
FERRY_WORD_C_TYPES(FERRYI_CXX_AMO_PLAIN)
FERRY_REAL_WORD_TYPES(FERRYI_CXX_AMO_PLAIN)
FERRY_WORD_C_TYPES(FERRYI_CXX_AMO)

#define FERRYI_CXX_COLL(N, T)                                                                                          \
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
FERRY_RMA_C_TYPES(FERRYI_CXX_COLL)

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

#define FERRYI_CXX_WAIT(N, T, U)                                                                                       \
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
FERRY_WORD_C_TYPES(FERRYI_CXX_WAIT)

#elif defined(__STDC_VERSION__) && __STDC_VERSION__ >= 201112L

/* Chosen by the type that the first pointer points to, and by the number of arguments: with a context, one more. */
#define FERRYI_G_put(N, T) , T : ferry_##N##_put
#define FERRYI_GX_put(N, T) , T : ferry_ctx_##N##_put
#define FERRYI_put_4(dest, ...) _Generic (*(dest)FERRY_RMA_C_TYPES(FERRYI_G_put))(dest, __VA_ARGS__)
#define FERRYI_put_5(ctx, dest, ...) _Generic (*(dest)FERRY_RMA_C_TYPES(FERRYI_GX_put))(ctx, dest, __VA_ARGS__)
#define ferry_put(...) FERRYI_BY_COUNT(FERRYI_put_, __VA_ARGS__)
#define FERRYI_G_get(N, T) , T : ferry_##N##_get
#define FERRYI_GX_get(N, T) , T : ferry_ctx_##N##_get
#define FERRYI_get_4(dest, ...) _Generic (*(dest)FERRY_RMA_C_TYPES(FERRYI_G_get))(dest, __VA_ARGS__)
#define FERRYI_get_5(ctx, dest, ...) _Generic (*(dest)FERRY_RMA_C_TYPES(FERRYI_GX_get))(ctx, dest, __VA_ARGS__)
#define ferry_get(...) FERRYI_BY_COUNT(FERRYI_get_, __VA_ARGS__)
#define FERRYI_G_put_nbi(N, T) , T : ferry_##N##_put_nbi
#define FERRYI_GX_put_nbi(N, T) , T : ferry_ctx_##N##_put_nbi
#define FERRYI_put_nbi_4(dest, ...) _Generic (*(dest)FERRY_RMA_C_TYPES(FERRYI_G_put_nbi))(dest, __VA_ARGS__)
#define FERRYI_put_nbi_5(ctx, dest, ...) _Generic (*(dest)FERRY_RMA_C_TYPES(FERRYI_GX_put_nbi))(ctx, dest, __VA_ARGS__)
#define ferry_put_nbi(...) FERRYI_BY_COUNT(FERRYI_put_nbi_, __VA_ARGS__)
#define FERRYI_G_get_nbi(N, T) , T : ferry_##N##_get_nbi
#define FERRYI_GX_get_nbi(N, T) , T : ferry_ctx_##N##_get_nbi
#define FERRYI_get_nbi_4(dest, ...) _Generic (*(dest)FERRY_RMA_C_TYPES(FERRYI_G_get_nbi))(dest, __VA_ARGS__)
#define FERRYI_get_nbi_5(ctx, dest, ...) _Generic (*(dest)FERRY_RMA_C_TYPES(FERRYI_GX_get_nbi))(ctx, dest, __VA_ARGS__)
#define ferry_get_nbi(...) FERRYI_BY_COUNT(FERRYI_get_nbi_, __VA_ARGS__)
#define FERRYI_G_iput(N, T) , T : ferry_##N##_iput
#define FERRYI_GX_iput(N, T) , T : ferry_ctx_##N##_iput
#define FERRYI_iput_6(dest, ...) _Generic (*(dest)FERRY_RMA_C_TYPES(FERRYI_G_iput))(dest, __VA_ARGS__)
#define FERRYI_iput_7(ctx, dest, ...) _Generic (*(dest)FERRY_RMA_C_TYPES(FERRYI_GX_iput))(ctx, dest, __VA_ARGS__)
#define ferry_iput(...) FERRYI_BY_COUNT(FERRYI_iput_, __VA_ARGS__)
#define FERRYI_G_iget(N, T) , T : ferry_##N##_iget
#define FERRYI_GX_iget(N, T) , T : ferry_ctx_##N##_iget
#define FERRYI_iget_6(dest, ...) _Generic (*(dest)FERRY_RMA_C_TYPES(FERRYI_G_iget))(dest, __VA_ARGS__)
#define FERRYI_iget_7(ctx, dest, ...) _Generic (*(dest)FERRY_RMA_C_TYPES(FERRYI_GX_iget))(ctx, dest, __VA_ARGS__)
#define ferry_iget(...) FERRYI_BY_COUNT(FERRYI_iget_, __VA_ARGS__)
#define FERRYI_G_ibput(N, T) , T : ferry_##N##_ibput
#define FERRYI_GX_ibput(N, T) , T : ferry_ctx_##N##_ibput
#define FERRYI_ibput_7(dest, ...) _Generic (*(dest)FERRY_RMA_C_TYPES(FERRYI_G_ibput))(dest, __VA_ARGS__)
#define FERRYI_ibput_8(ctx, dest, ...) _Generic (*(dest)FERRY_RMA_C_TYPES(FERRYI_GX_ibput))(ctx, dest, __VA_ARGS__)
#define ferry_ibput(...) FERRYI_BY_COUNT(FERRYI_ibput_, __VA_ARGS__)
#define FERRYI_G_ibget(N, T) , T : ferry_##N##_ibget
#define FERRYI_GX_ibget(N, T) , T : ferry_ctx_##N##_ibget
#define FERRYI_ibget_7(dest, ...) _Generic (*(dest)FERRY_RMA_C_TYPES(FERRYI_G_ibget))(dest, __VA_ARGS__)
#define FERRYI_ibget_8(ctx, dest, ...) _Generic (*(dest)FERRY_RMA_C_TYPES(FERRYI_GX_ibget))(ctx, dest, __VA_ARGS__)
#define ferry_ibget(...) FERRYI_BY_COUNT(FERRYI_ibget_, __VA_ARGS__)
#define FERRYI_G_p(N, T) , T : ferry_##N##_p
#define FERRYI_GX_p(N, T) , T : ferry_ctx_##N##_p
#define FERRYI_p_3(dest, ...) _Generic (*(dest)FERRY_RMA_C_TYPES(FERRYI_G_p))(dest, __VA_ARGS__)
#define FERRYI_p_4(ctx, dest, ...) _Generic (*(dest)FERRY_RMA_C_TYPES(FERRYI_GX_p))(ctx, dest, __VA_ARGS__)
#define ferry_p(...) FERRYI_BY_COUNT(FERRYI_p_, __VA_ARGS__)
#define FERRYI_G_g(N, T) , T : ferry_##N##_g
#define FERRYI_GX_g(N, T) , T : ferry_ctx_##N##_g
#define FERRYI_g_2(source, ...) _Generic (*(source)FERRY_RMA_C_TYPES(FERRYI_G_g))(source, __VA_ARGS__)
#define FERRYI_g_3(ctx, source, ...) _Generic (*(source)FERRY_RMA_C_TYPES(FERRYI_GX_g))(ctx, source, __VA_ARGS__)
#define ferry_g(...) FERRYI_BY_COUNT(FERRYI_g_, __VA_ARGS__)
#define FERRYI_G_put_signal(N, T) , T : ferry_##N##_put_signal
#define FERRYI_GX_put_signal(N, T) , T : ferry_ctx_##N##_put_signal
#define FERRYI_put_signal_7(dest, ...) _Generic (*(dest)FERRY_RMA_C_TYPES(FERRYI_G_put_signal))(dest, __VA_ARGS__)
#define FERRYI_put_signal_8(ctx, dest, ...)                                                                            \
    _Generic (*(dest)FERRY_RMA_C_TYPES(FERRYI_GX_put_signal))(ctx, dest, __VA_ARGS__)
#define ferry_put_signal(...) FERRYI_BY_COUNT(FERRYI_put_signal_, __VA_ARGS__)
#define FERRYI_G_put_signal_nbi(N, T) , T : ferry_##N##_put_signal_nbi
#define FERRYI_GX_put_signal_nbi(N, T) , T : ferry_ctx_##N##_put_signal_nbi
#define FERRYI_put_signal_nbi_7(dest, ...)                                                                             \
    _Generic (*(dest)FERRY_RMA_C_TYPES(FERRYI_G_put_signal_nbi))(dest, __VA_ARGS__)
#define FERRYI_put_signal_nbi_8(ctx, dest, ...)                                                                        \
    _Generic (*(dest)FERRY_RMA_C_TYPES(FERRYI_GX_put_signal_nbi))(ctx, dest, __VA_ARGS__)
#define ferry_put_signal_nbi(...) FERRYI_BY_COUNT(FERRYI_put_signal_nbi_, __VA_ARGS__)
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
#define FERRYI_GX_atomic_fetch(N, T, U) , T : ferry_ctx_##N##_atomic_fetch
#define FERRYI_atomic_fetch_2(source, ...)                                                                             \
    _Generic (*(source)FERRY_WORD_C_TYPES(FERRYI_G_atomic_fetch)                                                       \
                  FERRY_REAL_WORD_TYPES(FERRYI_G_atomic_fetch))(source, __VA_ARGS__)
#define FERRYI_atomic_fetch_3(ctx, source, ...)                                                                        \
    _Generic (*(source)FERRY_WORD_C_TYPES(FERRYI_GX_atomic_fetch)                                                      \
                  FERRY_REAL_WORD_TYPES(FERRYI_GX_atomic_fetch))(ctx, source, __VA_ARGS__)
#define ferry_atomic_fetch(...) FERRYI_BY_COUNT(FERRYI_atomic_fetch_, __VA_ARGS__)
#define FERRYI_G_atomic_set(N, T, U) , T : ferry_##N##_atomic_set
#define FERRYI_GX_atomic_set(N, T, U) , T : ferry_ctx_##N##_atomic_set
#define FERRYI_atomic_set_3(dest, ...)                                                                                 \
    _Generic (*(dest)FERRY_WORD_C_TYPES(FERRYI_G_atomic_set) FERRY_REAL_WORD_TYPES(FERRYI_G_atomic_set))(dest,         \
                                                                                                         __VA_ARGS__)
#define FERRYI_atomic_set_4(ctx, dest, ...)                                                                            \
    _Generic (*(dest)FERRY_WORD_C_TYPES(FERRYI_GX_atomic_set)                                                          \
                  FERRY_REAL_WORD_TYPES(FERRYI_GX_atomic_set))(ctx, dest, __VA_ARGS__)
#define ferry_atomic_set(...) FERRYI_BY_COUNT(FERRYI_atomic_set_, __VA_ARGS__)
#define FERRYI_G_atomic_swap(N, T, U) , T : ferry_##N##_atomic_swap
#define FERRYI_GX_atomic_swap(N, T, U) , T : ferry_ctx_##N##_atomic_swap
#define FERRYI_atomic_swap_3(dest, ...)                                                                                \
    _Generic (*(dest)FERRY_WORD_C_TYPES(FERRYI_G_atomic_swap)                                                          \
                  FERRY_REAL_WORD_TYPES(FERRYI_G_atomic_swap))(dest, __VA_ARGS__)
#define FERRYI_atomic_swap_4(ctx, dest, ...)                                                                           \
    _Generic (*(dest)FERRY_WORD_C_TYPES(FERRYI_GX_atomic_swap)                                                         \
                  FERRY_REAL_WORD_TYPES(FERRYI_GX_atomic_swap))(ctx, dest, __VA_ARGS__)
#define ferry_atomic_swap(...) FERRYI_BY_COUNT(FERRYI_atomic_swap_, __VA_ARGS__)
#define FERRYI_G_atomic_fetch_nbi(N, T, U) , T : ferry_##N##_atomic_fetch_nbi
#define FERRYI_GX_atomic_fetch_nbi(N, T, U) , T : ferry_ctx_##N##_atomic_fetch_nbi
#define FERRYI_atomic_fetch_nbi_3(fetch, ...)                                                                          \
    _Generic (*(fetch)FERRY_WORD_C_TYPES(FERRYI_G_atomic_fetch_nbi)                                                    \
                  FERRY_REAL_WORD_TYPES(FERRYI_G_atomic_fetch_nbi))(fetch, __VA_ARGS__)
#define FERRYI_atomic_fetch_nbi_4(ctx, fetch, ...)                                                                     \
    _Generic (*(fetch)FERRY_WORD_C_TYPES(FERRYI_GX_atomic_fetch_nbi)                                                   \
                  FERRY_REAL_WORD_TYPES(FERRYI_GX_atomic_fetch_nbi))(ctx, fetch, __VA_ARGS__)
#define ferry_atomic_fetch_nbi(...) FERRYI_BY_COUNT(FERRYI_atomic_fetch_nbi_, __VA_ARGS__)
#define FERRYI_G_atomic_swap_nbi(N, T, U) , T : ferry_##N##_atomic_swap_nbi
#define FERRYI_GX_atomic_swap_nbi(N, T, U) , T : ferry_ctx_##N##_atomic_swap_nbi
#define FERRYI_atomic_swap_nbi_4(fetch, ...)                                                                           \
    _Generic (*(fetch)FERRY_WORD_C_TYPES(FERRYI_G_atomic_swap_nbi)                                                     \
                  FERRY_REAL_WORD_TYPES(FERRYI_G_atomic_swap_nbi))(fetch, __VA_ARGS__)
#define FERRYI_atomic_swap_nbi_5(ctx, fetch, ...)                                                                      \
    _Generic (*(fetch)FERRY_WORD_C_TYPES(FERRYI_GX_atomic_swap_nbi)                                                    \
                  FERRY_REAL_WORD_TYPES(FERRYI_GX_atomic_swap_nbi))(ctx, fetch, __VA_ARGS__)
#define ferry_atomic_swap_nbi(...) FERRYI_BY_COUNT(FERRYI_atomic_swap_nbi_, __VA_ARGS__)
#define FERRYI_G_atomic_compare_swap(N, T, U) , T : ferry_##N##_atomic_compare_swap
#define FERRYI_GX_atomic_compare_swap(N, T, U) , T : ferry_ctx_##N##_atomic_compare_swap
#define FERRYI_atomic_compare_swap_4(dest, ...)                                                                        \
    _Generic (*(dest)FERRY_WORD_C_TYPES(FERRYI_G_atomic_compare_swap))(dest, __VA_ARGS__)
#define FERRYI_atomic_compare_swap_5(ctx, dest, ...)                                                                   \
    _Generic (*(dest)FERRY_WORD_C_TYPES(FERRYI_GX_atomic_compare_swap))(ctx, dest, __VA_ARGS__)
#define ferry_atomic_compare_swap(...) FERRYI_BY_COUNT(FERRYI_atomic_compare_swap_, __VA_ARGS__)
#define FERRYI_G_atomic_fetch_inc(N, T, U) , T : ferry_##N##_atomic_fetch_inc
#define FERRYI_GX_atomic_fetch_inc(N, T, U) , T : ferry_ctx_##N##_atomic_fetch_inc
#define FERRYI_atomic_fetch_inc_2(dest, ...)                                                                           \
    _Generic (*(dest)FERRY_WORD_C_TYPES(FERRYI_G_atomic_fetch_inc))(dest, __VA_ARGS__)
#define FERRYI_atomic_fetch_inc_3(ctx, dest, ...)                                                                      \
    _Generic (*(dest)FERRY_WORD_C_TYPES(FERRYI_GX_atomic_fetch_inc))(ctx, dest, __VA_ARGS__)
#define ferry_atomic_fetch_inc(...) FERRYI_BY_COUNT(FERRYI_atomic_fetch_inc_, __VA_ARGS__)
#define FERRYI_G_atomic_inc(N, T, U) , T : ferry_##N##_atomic_inc
#define FERRYI_GX_atomic_inc(N, T, U) , T : ferry_ctx_##N##_atomic_inc
#define FERRYI_atomic_inc_2(dest, ...) _Generic (*(dest)FERRY_WORD_C_TYPES(FERRYI_G_atomic_inc))(dest, __VA_ARGS__)
#define FERRYI_atomic_inc_3(ctx, dest, ...)                                                                            \
    _Generic (*(dest)FERRY_WORD_C_TYPES(FERRYI_GX_atomic_inc))(ctx, dest, __VA_ARGS__)
#define ferry_atomic_inc(...) FERRYI_BY_COUNT(FERRYI_atomic_inc_, __VA_ARGS__)
#define FERRYI_G_atomic_fetch_add(N, T, U) , T : ferry_##N##_atomic_fetch_add
#define FERRYI_GX_atomic_fetch_add(N, T, U) , T : ferry_ctx_##N##_atomic_fetch_add
#define FERRYI_atomic_fetch_add_3(dest, ...)                                                                           \
    _Generic (*(dest)FERRY_WORD_C_TYPES(FERRYI_G_atomic_fetch_add))(dest, __VA_ARGS__)
#define FERRYI_atomic_fetch_add_4(ctx, dest, ...)                                                                      \
    _Generic (*(dest)FERRY_WORD_C_TYPES(FERRYI_GX_atomic_fetch_add))(ctx, dest, __VA_ARGS__)
#define ferry_atomic_fetch_add(...) FERRYI_BY_COUNT(FERRYI_atomic_fetch_add_, __VA_ARGS__)
#define FERRYI_G_atomic_add(N, T, U) , T : ferry_##N##_atomic_add
#define FERRYI_GX_atomic_add(N, T, U) , T : ferry_ctx_##N##_atomic_add
#define FERRYI_atomic_add_3(dest, ...) _Generic (*(dest)FERRY_WORD_C_TYPES(FERRYI_G_atomic_add))(dest, __VA_ARGS__)
#define FERRYI_atomic_add_4(ctx, dest, ...)                                                                            \
    _Generic (*(dest)FERRY_WORD_C_TYPES(FERRYI_GX_atomic_add))(ctx, dest, __VA_ARGS__)
#define ferry_atomic_add(...) FERRYI_BY_COUNT(FERRYI_atomic_add_, __VA_ARGS__)
#define FERRYI_G_atomic_fetch_and(N, T, U) , T : ferry_##N##_atomic_fetch_and
#define FERRYI_GX_atomic_fetch_and(N, T, U) , T : ferry_ctx_##N##_atomic_fetch_and
#define FERRYI_atomic_fetch_and_3(dest, ...)                                                                           \
    _Generic (*(dest)FERRY_WORD_C_TYPES(FERRYI_G_atomic_fetch_and))(dest, __VA_ARGS__)
#define FERRYI_atomic_fetch_and_4(ctx, dest, ...)                                                                      \
    _Generic (*(dest)FERRY_WORD_C_TYPES(FERRYI_GX_atomic_fetch_and))(ctx, dest, __VA_ARGS__)
#define ferry_atomic_fetch_and(...) FERRYI_BY_COUNT(FERRYI_atomic_fetch_and_, __VA_ARGS__)
#define FERRYI_G_atomic_and(N, T, U) , T : ferry_##N##_atomic_and
#define FERRYI_GX_atomic_and(N, T, U) , T : ferry_ctx_##N##_atomic_and
#define FERRYI_atomic_and_3(dest, ...) _Generic (*(dest)FERRY_WORD_C_TYPES(FERRYI_G_atomic_and))(dest, __VA_ARGS__)
#define FERRYI_atomic_and_4(ctx, dest, ...)                                                                            \
    _Generic (*(dest)FERRY_WORD_C_TYPES(FERRYI_GX_atomic_and))(ctx, dest, __VA_ARGS__)
#define ferry_atomic_and(...) FERRYI_BY_COUNT(FERRYI_atomic_and_, __VA_ARGS__)
#define FERRYI_G_atomic_fetch_or(N, T, U) , T : ferry_##N##_atomic_fetch_or
#define FERRYI_GX_atomic_fetch_or(N, T, U) , T : ferry_ctx_##N##_atomic_fetch_or
#define FERRYI_atomic_fetch_or_3(dest, ...)                                                                            \
    _Generic (*(dest)FERRY_WORD_C_TYPES(FERRYI_G_atomic_fetch_or))(dest, __VA_ARGS__)
#define FERRYI_atomic_fetch_or_4(ctx, dest, ...)                                                                       \
    _Generic (*(dest)FERRY_WORD_C_TYPES(FERRYI_GX_atomic_fetch_or))(ctx, dest, __VA_ARGS__)
#define ferry_atomic_fetch_or(...) FERRYI_BY_COUNT(FERRYI_atomic_fetch_or_, __VA_ARGS__)
#define FERRYI_G_atomic_or(N, T, U) , T : ferry_##N##_atomic_or
#define FERRYI_GX_atomic_or(N, T, U) , T : ferry_ctx_##N##_atomic_or
#define FERRYI_atomic_or_3(dest, ...) _Generic (*(dest)FERRY_WORD_C_TYPES(FERRYI_G_atomic_or))(dest, __VA_ARGS__)
#define FERRYI_atomic_or_4(ctx, dest, ...)                                                                             \
    _Generic (*(dest)FERRY_WORD_C_TYPES(FERRYI_GX_atomic_or))(ctx, dest, __VA_ARGS__)
#define ferry_atomic_or(...) FERRYI_BY_COUNT(FERRYI_atomic_or_, __VA_ARGS__)
#define FERRYI_G_atomic_fetch_xor(N, T, U) , T : ferry_##N##_atomic_fetch_xor
#define FERRYI_GX_atomic_fetch_xor(N, T, U) , T : ferry_ctx_##N##_atomic_fetch_xor
#define FERRYI_atomic_fetch_xor_3(dest, ...)                                                                           \
    _Generic (*(dest)FERRY_WORD_C_TYPES(FERRYI_G_atomic_fetch_xor))(dest, __VA_ARGS__)
#define FERRYI_atomic_fetch_xor_4(ctx, dest, ...)                                                                      \
    _Generic (*(dest)FERRY_WORD_C_TYPES(FERRYI_GX_atomic_fetch_xor))(ctx, dest, __VA_ARGS__)
#define ferry_atomic_fetch_xor(...) FERRYI_BY_COUNT(FERRYI_atomic_fetch_xor_, __VA_ARGS__)
#define FERRYI_G_atomic_xor(N, T, U) , T : ferry_##N##_atomic_xor
#define FERRYI_GX_atomic_xor(N, T, U) , T : ferry_ctx_##N##_atomic_xor
#define FERRYI_atomic_xor_3(dest, ...) _Generic (*(dest)FERRY_WORD_C_TYPES(FERRYI_G_atomic_xor))(dest, __VA_ARGS__)
#define FERRYI_atomic_xor_4(ctx, dest, ...)                                                                            \
    _Generic (*(dest)FERRY_WORD_C_TYPES(FERRYI_GX_atomic_xor))(ctx, dest, __VA_ARGS__)
#define ferry_atomic_xor(...) FERRYI_BY_COUNT(FERRYI_atomic_xor_, __VA_ARGS__)
#define FERRYI_G_atomic_compare_swap_nbi(N, T, U) , T : ferry_##N##_atomic_compare_swap_nbi
#define FERRYI_GX_atomic_compare_swap_nbi(N, T, U) , T : ferry_ctx_##N##_atomic_compare_swap_nbi
#define FERRYI_atomic_compare_swap_nbi_5(fetch, ...)                                                                   \
    _Generic (*(fetch)FERRY_WORD_C_TYPES(FERRYI_G_atomic_compare_swap_nbi))(fetch, __VA_ARGS__)
#define FERRYI_atomic_compare_swap_nbi_6(ctx, fetch, ...)                                                              \
    _Generic (*(fetch)FERRY_WORD_C_TYPES(FERRYI_GX_atomic_compare_swap_nbi))(ctx, fetch, __VA_ARGS__)
#define ferry_atomic_compare_swap_nbi(...) FERRYI_BY_COUNT(FERRYI_atomic_compare_swap_nbi_, __VA_ARGS__)
#define FERRYI_G_atomic_fetch_inc_nbi(N, T, U) , T : ferry_##N##_atomic_fetch_inc_nbi
#define FERRYI_GX_atomic_fetch_inc_nbi(N, T, U) , T : ferry_ctx_##N##_atomic_fetch_inc_nbi
#define FERRYI_atomic_fetch_inc_nbi_3(fetch, ...)                                                                      \
    _Generic (*(fetch)FERRY_WORD_C_TYPES(FERRYI_G_atomic_fetch_inc_nbi))(fetch, __VA_ARGS__)
#define FERRYI_atomic_fetch_inc_nbi_4(ctx, fetch, ...)                                                                 \
    _Generic (*(fetch)FERRY_WORD_C_TYPES(FERRYI_GX_atomic_fetch_inc_nbi))(ctx, fetch, __VA_ARGS__)
#define ferry_atomic_fetch_inc_nbi(...) FERRYI_BY_COUNT(FERRYI_atomic_fetch_inc_nbi_, __VA_ARGS__)
#define FERRYI_G_atomic_fetch_add_nbi(N, T, U) , T : ferry_##N##_atomic_fetch_add_nbi
#define FERRYI_GX_atomic_fetch_add_nbi(N, T, U) , T : ferry_ctx_##N##_atomic_fetch_add_nbi
#define FERRYI_atomic_fetch_add_nbi_4(fetch, ...)                                                                      \
    _Generic (*(fetch)FERRY_WORD_C_TYPES(FERRYI_G_atomic_fetch_add_nbi))(fetch, __VA_ARGS__)
#define FERRYI_atomic_fetch_add_nbi_5(ctx, fetch, ...)                                                                 \
    _Generic (*(fetch)FERRY_WORD_C_TYPES(FERRYI_GX_atomic_fetch_add_nbi))(ctx, fetch, __VA_ARGS__)
#define ferry_atomic_fetch_add_nbi(...) FERRYI_BY_COUNT(FERRYI_atomic_fetch_add_nbi_, __VA_ARGS__)
#define FERRYI_G_atomic_fetch_and_nbi(N, T, U) , T : ferry_##N##_atomic_fetch_and_nbi
#define FERRYI_GX_atomic_fetch_and_nbi(N, T, U) , T : ferry_ctx_##N##_atomic_fetch_and_nbi
#define FERRYI_atomic_fetch_and_nbi_4(fetch, ...)                                                                      \
    _Generic (*(fetch)FERRY_WORD_C_TYPES(FERRYI_G_atomic_fetch_and_nbi))(fetch, __VA_ARGS__)
#define FERRYI_atomic_fetch_and_nbi_5(ctx, fetch, ...)                                                                 \
    _Generic (*(fetch)FERRY_WORD_C_TYPES(FERRYI_GX_atomic_fetch_and_nbi))(ctx, fetch, __VA_ARGS__)
#define ferry_atomic_fetch_and_nbi(...) FERRYI_BY_COUNT(FERRYI_atomic_fetch_and_nbi_, __VA_ARGS__)
#define FERRYI_G_atomic_fetch_or_nbi(N, T, U) , T : ferry_##N##_atomic_fetch_or_nbi
#define FERRYI_GX_atomic_fetch_or_nbi(N, T, U) , T : ferry_ctx_##N##_atomic_fetch_or_nbi
#define FERRYI_atomic_fetch_or_nbi_4(fetch, ...)                                                                       \
    _Generic (*(fetch)FERRY_WORD_C_TYPES(FERRYI_G_atomic_fetch_or_nbi))(fetch, __VA_ARGS__)
#define FERRYI_atomic_fetch_or_nbi_5(ctx, fetch, ...)                                                                  \
    _Generic (*(fetch)FERRY_WORD_C_TYPES(FERRYI_GX_atomic_fetch_or_nbi))(ctx, fetch, __VA_ARGS__)
#define ferry_atomic_fetch_or_nbi(...) FERRYI_BY_COUNT(FERRYI_atomic_fetch_or_nbi_, __VA_ARGS__)
#define FERRYI_G_atomic_fetch_xor_nbi(N, T, U) , T : ferry_##N##_atomic_fetch_xor_nbi
#define FERRYI_GX_atomic_fetch_xor_nbi(N, T, U) , T : ferry_ctx_##N##_atomic_fetch_xor_nbi
#define FERRYI_atomic_fetch_xor_nbi_4(fetch, ...)                                                                      \
    _Generic (*(fetch)FERRY_WORD_C_TYPES(FERRYI_G_atomic_fetch_xor_nbi))(fetch, __VA_ARGS__)
#define FERRYI_atomic_fetch_xor_nbi_5(ctx, fetch, ...)                                                                 \
    _Generic (*(fetch)FERRY_WORD_C_TYPES(FERRYI_GX_atomic_fetch_xor_nbi))(ctx, fetch, __VA_ARGS__)
#define ferry_atomic_fetch_xor_nbi(...) FERRYI_BY_COUNT(FERRYI_atomic_fetch_xor_nbi_, __VA_ARGS__)
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
