/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_COMPAT_SHMEM_GENERICS_H
#define FERRY_COMPAT_SHMEM_GENERICS_H

#include "shmem_deprecated.h"

/* Type-generic spellings in C11.  The type that the first pointer points to, qualifiers dropped, picks the function;
 * the number of arguments says whether a context comes first. */

/* Put, get, put with signal. */
#define SHMEMI_put(N, T) , T : shmem_##N##_put
#define SHMEMI_ctx_put(N, T) , T : shmem_ctx_##N##_put
#define SHMEMI_put_4(dest, ...) _Generic (*(dest)FERRY_RMA_C_TYPES(SHMEMI_put))(dest, __VA_ARGS__)
#define SHMEMI_put_5(ctx, dest, ...) _Generic (*(dest)FERRY_RMA_C_TYPES(SHMEMI_ctx_put))(ctx, dest, __VA_ARGS__)
#define shmem_put(...) FERRYI_BY_COUNT(SHMEMI_put_, __VA_ARGS__)
#define SHMEMI_get(N, T) , T : shmem_##N##_get
#define SHMEMI_ctx_get(N, T) , T : shmem_ctx_##N##_get
#define SHMEMI_get_4(dest, ...) _Generic (*(dest)FERRY_RMA_C_TYPES(SHMEMI_get))(dest, __VA_ARGS__)
#define SHMEMI_get_5(ctx, dest, ...) _Generic (*(dest)FERRY_RMA_C_TYPES(SHMEMI_ctx_get))(ctx, dest, __VA_ARGS__)
#define shmem_get(...) FERRYI_BY_COUNT(SHMEMI_get_, __VA_ARGS__)
#define SHMEMI_put_nbi(N, T) , T : shmem_##N##_put_nbi
#define SHMEMI_ctx_put_nbi(N, T) , T : shmem_ctx_##N##_put_nbi
#define SHMEMI_put_nbi_4(dest, ...) _Generic (*(dest)FERRY_RMA_C_TYPES(SHMEMI_put_nbi))(dest, __VA_ARGS__)
#define SHMEMI_put_nbi_5(ctx, dest, ...) _Generic (*(dest)FERRY_RMA_C_TYPES(SHMEMI_ctx_put_nbi))(ctx, dest, __VA_ARGS__)
#define shmem_put_nbi(...) FERRYI_BY_COUNT(SHMEMI_put_nbi_, __VA_ARGS__)
#define SHMEMI_get_nbi(N, T) , T : shmem_##N##_get_nbi
#define SHMEMI_ctx_get_nbi(N, T) , T : shmem_ctx_##N##_get_nbi
#define SHMEMI_get_nbi_4(dest, ...) _Generic (*(dest)FERRY_RMA_C_TYPES(SHMEMI_get_nbi))(dest, __VA_ARGS__)
#define SHMEMI_get_nbi_5(ctx, dest, ...) _Generic (*(dest)FERRY_RMA_C_TYPES(SHMEMI_ctx_get_nbi))(ctx, dest, __VA_ARGS__)
#define shmem_get_nbi(...) FERRYI_BY_COUNT(SHMEMI_get_nbi_, __VA_ARGS__)
#define SHMEMI_iput(N, T) , T : shmem_##N##_iput
#define SHMEMI_ctx_iput(N, T) , T : shmem_ctx_##N##_iput
#define SHMEMI_iput_6(dest, ...) _Generic (*(dest)FERRY_RMA_C_TYPES(SHMEMI_iput))(dest, __VA_ARGS__)
#define SHMEMI_iput_7(ctx, dest, ...) _Generic (*(dest)FERRY_RMA_C_TYPES(SHMEMI_ctx_iput))(ctx, dest, __VA_ARGS__)
#define shmem_iput(...) FERRYI_BY_COUNT(SHMEMI_iput_, __VA_ARGS__)
#define SHMEMI_iget(N, T) , T : shmem_##N##_iget
#define SHMEMI_ctx_iget(N, T) , T : shmem_ctx_##N##_iget
#define SHMEMI_iget_6(dest, ...) _Generic (*(dest)FERRY_RMA_C_TYPES(SHMEMI_iget))(dest, __VA_ARGS__)
#define SHMEMI_iget_7(ctx, dest, ...) _Generic (*(dest)FERRY_RMA_C_TYPES(SHMEMI_ctx_iget))(ctx, dest, __VA_ARGS__)
#define shmem_iget(...) FERRYI_BY_COUNT(SHMEMI_iget_, __VA_ARGS__)
#define SHMEMI_ibput(N, T) , T : shmem_##N##_ibput
#define SHMEMI_ctx_ibput(N, T) , T : shmem_ctx_##N##_ibput
#define SHMEMI_ibput_7(dest, ...) _Generic (*(dest)FERRY_RMA_C_TYPES(SHMEMI_ibput))(dest, __VA_ARGS__)
#define SHMEMI_ibput_8(ctx, dest, ...) _Generic (*(dest)FERRY_RMA_C_TYPES(SHMEMI_ctx_ibput))(ctx, dest, __VA_ARGS__)
#define shmem_ibput(...) FERRYI_BY_COUNT(SHMEMI_ibput_, __VA_ARGS__)
#define SHMEMI_ibget(N, T) , T : shmem_##N##_ibget
#define SHMEMI_ctx_ibget(N, T) , T : shmem_ctx_##N##_ibget
#define SHMEMI_ibget_7(dest, ...) _Generic (*(dest)FERRY_RMA_C_TYPES(SHMEMI_ibget))(dest, __VA_ARGS__)
#define SHMEMI_ibget_8(ctx, dest, ...) _Generic (*(dest)FERRY_RMA_C_TYPES(SHMEMI_ctx_ibget))(ctx, dest, __VA_ARGS__)
#define shmem_ibget(...) FERRYI_BY_COUNT(SHMEMI_ibget_, __VA_ARGS__)
#define SHMEMI_p(N, T) , T : shmem_##N##_p
#define SHMEMI_ctx_p(N, T) , T : shmem_ctx_##N##_p
#define SHMEMI_p_3(dest, ...) _Generic (*(dest)FERRY_RMA_C_TYPES(SHMEMI_p))(dest, __VA_ARGS__)
#define SHMEMI_p_4(ctx, dest, ...) _Generic (*(dest)FERRY_RMA_C_TYPES(SHMEMI_ctx_p))(ctx, dest, __VA_ARGS__)
#define shmem_p(...) FERRYI_BY_COUNT(SHMEMI_p_, __VA_ARGS__)
#define SHMEMI_g(N, T) , T : shmem_##N##_g
#define SHMEMI_ctx_g(N, T) , T : shmem_ctx_##N##_g
#define SHMEMI_g_2(dest, ...) _Generic (*(dest)FERRY_RMA_C_TYPES(SHMEMI_g))(dest, __VA_ARGS__)
#define SHMEMI_g_3(ctx, dest, ...) _Generic (*(dest)FERRY_RMA_C_TYPES(SHMEMI_ctx_g))(ctx, dest, __VA_ARGS__)
#define shmem_g(...) FERRYI_BY_COUNT(SHMEMI_g_, __VA_ARGS__)
#define SHMEMI_put_signal(N, T) , T : shmem_##N##_put_signal
#define SHMEMI_ctx_put_signal(N, T) , T : shmem_ctx_##N##_put_signal
#define SHMEMI_put_signal_7(dest, ...) _Generic (*(dest)FERRY_RMA_C_TYPES(SHMEMI_put_signal))(dest, __VA_ARGS__)
#define SHMEMI_put_signal_8(ctx, dest, ...)                                                                            \
    _Generic (*(dest)FERRY_RMA_C_TYPES(SHMEMI_ctx_put_signal))(ctx, dest, __VA_ARGS__)
#define shmem_put_signal(...) FERRYI_BY_COUNT(SHMEMI_put_signal_, __VA_ARGS__)
#define SHMEMI_put_signal_nbi(N, T) , T : shmem_##N##_put_signal_nbi
#define SHMEMI_ctx_put_signal_nbi(N, T) , T : shmem_ctx_##N##_put_signal_nbi
#define SHMEMI_put_signal_nbi_7(dest, ...) _Generic (*(dest)FERRY_RMA_C_TYPES(SHMEMI_put_signal_nbi))(dest, __VA_ARGS__)
#define SHMEMI_put_signal_nbi_8(ctx, dest, ...)                                                                        \
    _Generic (*(dest)FERRY_RMA_C_TYPES(SHMEMI_ctx_put_signal_nbi))(ctx, dest, __VA_ARGS__)
#define shmem_put_signal_nbi(...) FERRYI_BY_COUNT(SHMEMI_put_signal_nbi_, __VA_ARGS__)
/* Atomics. */
#define SHMEMI_atomic_fetch(N, T, U) , T : shmem_##N##_atomic_fetch
#define SHMEMI_ctx_atomic_fetch(N, T, U) , T : shmem_ctx_##N##_atomic_fetch
#define SHMEMI_atomic_fetch_2(dest, ...)                                                                               \
    _Generic (*(dest)FERRY_WORD_C_TYPES(SHMEMI_atomic_fetch) FERRY_REAL_WORD_TYPES(SHMEMI_atomic_fetch))(dest,         \
                                                                                                         __VA_ARGS__)
#define SHMEMI_atomic_fetch_3(ctx, dest, ...)                                                                          \
    _Generic (*(dest)FERRY_WORD_C_TYPES(SHMEMI_ctx_atomic_fetch)                                                       \
                  FERRY_REAL_WORD_TYPES(SHMEMI_ctx_atomic_fetch))(ctx, dest, __VA_ARGS__)
#define shmem_atomic_fetch(...) FERRYI_BY_COUNT(SHMEMI_atomic_fetch_, __VA_ARGS__)
#define SHMEMI_atomic_set(N, T, U) , T : shmem_##N##_atomic_set
#define SHMEMI_ctx_atomic_set(N, T, U) , T : shmem_ctx_##N##_atomic_set
#define SHMEMI_atomic_set_3(dest, ...)                                                                                 \
    _Generic (*(dest)FERRY_WORD_C_TYPES(SHMEMI_atomic_set) FERRY_REAL_WORD_TYPES(SHMEMI_atomic_set))(dest, __VA_ARGS__)
#define SHMEMI_atomic_set_4(ctx, dest, ...)                                                                            \
    _Generic (*(dest)FERRY_WORD_C_TYPES(SHMEMI_ctx_atomic_set)                                                         \
                  FERRY_REAL_WORD_TYPES(SHMEMI_ctx_atomic_set))(ctx, dest, __VA_ARGS__)
#define shmem_atomic_set(...) FERRYI_BY_COUNT(SHMEMI_atomic_set_, __VA_ARGS__)
#define SHMEMI_atomic_swap(N, T, U) , T : shmem_##N##_atomic_swap
#define SHMEMI_ctx_atomic_swap(N, T, U) , T : shmem_ctx_##N##_atomic_swap
#define SHMEMI_atomic_swap_3(dest, ...)                                                                                \
    _Generic (*(dest)FERRY_WORD_C_TYPES(SHMEMI_atomic_swap) FERRY_REAL_WORD_TYPES(SHMEMI_atomic_swap))(dest,           \
                                                                                                       __VA_ARGS__)
#define SHMEMI_atomic_swap_4(ctx, dest, ...)                                                                           \
    _Generic (*(dest)FERRY_WORD_C_TYPES(SHMEMI_ctx_atomic_swap)                                                        \
                  FERRY_REAL_WORD_TYPES(SHMEMI_ctx_atomic_swap))(ctx, dest, __VA_ARGS__)
#define shmem_atomic_swap(...) FERRYI_BY_COUNT(SHMEMI_atomic_swap_, __VA_ARGS__)
#define SHMEMI_atomic_fetch_nbi(N, T, U) , T : shmem_##N##_atomic_fetch_nbi
#define SHMEMI_ctx_atomic_fetch_nbi(N, T, U) , T : shmem_ctx_##N##_atomic_fetch_nbi
#define SHMEMI_atomic_fetch_nbi_3(dest, ...)                                                                           \
    _Generic (*(dest)FERRY_WORD_C_TYPES(SHMEMI_atomic_fetch_nbi)                                                       \
                  FERRY_REAL_WORD_TYPES(SHMEMI_atomic_fetch_nbi))(dest, __VA_ARGS__)
#define SHMEMI_atomic_fetch_nbi_4(ctx, dest, ...)                                                                      \
    _Generic (*(dest)FERRY_WORD_C_TYPES(SHMEMI_ctx_atomic_fetch_nbi)                                                   \
                  FERRY_REAL_WORD_TYPES(SHMEMI_ctx_atomic_fetch_nbi))(ctx, dest, __VA_ARGS__)
#define shmem_atomic_fetch_nbi(...) FERRYI_BY_COUNT(SHMEMI_atomic_fetch_nbi_, __VA_ARGS__)
#define SHMEMI_atomic_swap_nbi(N, T, U) , T : shmem_##N##_atomic_swap_nbi
#define SHMEMI_ctx_atomic_swap_nbi(N, T, U) , T : shmem_ctx_##N##_atomic_swap_nbi
#define SHMEMI_atomic_swap_nbi_4(dest, ...)                                                                            \
    _Generic (*(dest)FERRY_WORD_C_TYPES(SHMEMI_atomic_swap_nbi)                                                        \
                  FERRY_REAL_WORD_TYPES(SHMEMI_atomic_swap_nbi))(dest, __VA_ARGS__)
#define SHMEMI_atomic_swap_nbi_5(ctx, dest, ...)                                                                       \
    _Generic (*(dest)FERRY_WORD_C_TYPES(SHMEMI_ctx_atomic_swap_nbi)                                                    \
                  FERRY_REAL_WORD_TYPES(SHMEMI_ctx_atomic_swap_nbi))(ctx, dest, __VA_ARGS__)
#define shmem_atomic_swap_nbi(...) FERRYI_BY_COUNT(SHMEMI_atomic_swap_nbi_, __VA_ARGS__)
#define SHMEMI_atomic_compare_swap(N, T, U) , T : shmem_##N##_atomic_compare_swap
#define SHMEMI_ctx_atomic_compare_swap(N, T, U) , T : shmem_ctx_##N##_atomic_compare_swap
#define SHMEMI_atomic_compare_swap_4(dest, ...)                                                                        \
    _Generic (*(dest)FERRY_WORD_C_TYPES(SHMEMI_atomic_compare_swap))(dest, __VA_ARGS__)
#define SHMEMI_atomic_compare_swap_5(ctx, dest, ...)                                                                   \
    _Generic (*(dest)FERRY_WORD_C_TYPES(SHMEMI_ctx_atomic_compare_swap))(ctx, dest, __VA_ARGS__)
#define shmem_atomic_compare_swap(...) FERRYI_BY_COUNT(SHMEMI_atomic_compare_swap_, __VA_ARGS__)
#define SHMEMI_atomic_fetch_inc(N, T, U) , T : shmem_##N##_atomic_fetch_inc
#define SHMEMI_ctx_atomic_fetch_inc(N, T, U) , T : shmem_ctx_##N##_atomic_fetch_inc
#define SHMEMI_atomic_fetch_inc_2(dest, ...)                                                                           \
    _Generic (*(dest)FERRY_WORD_C_TYPES(SHMEMI_atomic_fetch_inc))(dest, __VA_ARGS__)
#define SHMEMI_atomic_fetch_inc_3(ctx, dest, ...)                                                                      \
    _Generic (*(dest)FERRY_WORD_C_TYPES(SHMEMI_ctx_atomic_fetch_inc))(ctx, dest, __VA_ARGS__)
#define shmem_atomic_fetch_inc(...) FERRYI_BY_COUNT(SHMEMI_atomic_fetch_inc_, __VA_ARGS__)
#define SHMEMI_atomic_inc(N, T, U) , T : shmem_##N##_atomic_inc
#define SHMEMI_ctx_atomic_inc(N, T, U) , T : shmem_ctx_##N##_atomic_inc
#define SHMEMI_atomic_inc_2(dest, ...) _Generic (*(dest)FERRY_WORD_C_TYPES(SHMEMI_atomic_inc))(dest, __VA_ARGS__)
#define SHMEMI_atomic_inc_3(ctx, dest, ...)                                                                            \
    _Generic (*(dest)FERRY_WORD_C_TYPES(SHMEMI_ctx_atomic_inc))(ctx, dest, __VA_ARGS__)
#define shmem_atomic_inc(...) FERRYI_BY_COUNT(SHMEMI_atomic_inc_, __VA_ARGS__)
#define SHMEMI_atomic_fetch_add(N, T, U) , T : shmem_##N##_atomic_fetch_add
#define SHMEMI_ctx_atomic_fetch_add(N, T, U) , T : shmem_ctx_##N##_atomic_fetch_add
#define SHMEMI_atomic_fetch_add_3(dest, ...)                                                                           \
    _Generic (*(dest)FERRY_WORD_C_TYPES(SHMEMI_atomic_fetch_add))(dest, __VA_ARGS__)
#define SHMEMI_atomic_fetch_add_4(ctx, dest, ...)                                                                      \
    _Generic (*(dest)FERRY_WORD_C_TYPES(SHMEMI_ctx_atomic_fetch_add))(ctx, dest, __VA_ARGS__)
#define shmem_atomic_fetch_add(...) FERRYI_BY_COUNT(SHMEMI_atomic_fetch_add_, __VA_ARGS__)
#define SHMEMI_atomic_add(N, T, U) , T : shmem_##N##_atomic_add
#define SHMEMI_ctx_atomic_add(N, T, U) , T : shmem_ctx_##N##_atomic_add
#define SHMEMI_atomic_add_3(dest, ...) _Generic (*(dest)FERRY_WORD_C_TYPES(SHMEMI_atomic_add))(dest, __VA_ARGS__)
#define SHMEMI_atomic_add_4(ctx, dest, ...)                                                                            \
    _Generic (*(dest)FERRY_WORD_C_TYPES(SHMEMI_ctx_atomic_add))(ctx, dest, __VA_ARGS__)
#define shmem_atomic_add(...) FERRYI_BY_COUNT(SHMEMI_atomic_add_, __VA_ARGS__)
#define SHMEMI_atomic_fetch_and(N, T, U) , T : shmem_##N##_atomic_fetch_and
#define SHMEMI_ctx_atomic_fetch_and(N, T, U) , T : shmem_ctx_##N##_atomic_fetch_and
#define SHMEMI_atomic_fetch_and_3(dest, ...)                                                                           \
    _Generic (*(dest)FERRY_WORD_C_TYPES(SHMEMI_atomic_fetch_and))(dest, __VA_ARGS__)
#define SHMEMI_atomic_fetch_and_4(ctx, dest, ...)                                                                      \
    _Generic (*(dest)FERRY_WORD_C_TYPES(SHMEMI_ctx_atomic_fetch_and))(ctx, dest, __VA_ARGS__)
#define shmem_atomic_fetch_and(...) FERRYI_BY_COUNT(SHMEMI_atomic_fetch_and_, __VA_ARGS__)
#define SHMEMI_atomic_and(N, T, U) , T : shmem_##N##_atomic_and
#define SHMEMI_ctx_atomic_and(N, T, U) , T : shmem_ctx_##N##_atomic_and
#define SHMEMI_atomic_and_3(dest, ...) _Generic (*(dest)FERRY_WORD_C_TYPES(SHMEMI_atomic_and))(dest, __VA_ARGS__)
#define SHMEMI_atomic_and_4(ctx, dest, ...)                                                                            \
    _Generic (*(dest)FERRY_WORD_C_TYPES(SHMEMI_ctx_atomic_and))(ctx, dest, __VA_ARGS__)
#define shmem_atomic_and(...) FERRYI_BY_COUNT(SHMEMI_atomic_and_, __VA_ARGS__)
#define SHMEMI_atomic_fetch_or(N, T, U) , T : shmem_##N##_atomic_fetch_or
#define SHMEMI_ctx_atomic_fetch_or(N, T, U) , T : shmem_ctx_##N##_atomic_fetch_or
#define SHMEMI_atomic_fetch_or_3(dest, ...)                                                                            \
    _Generic (*(dest)FERRY_WORD_C_TYPES(SHMEMI_atomic_fetch_or))(dest, __VA_ARGS__)
#define SHMEMI_atomic_fetch_or_4(ctx, dest, ...)                                                                       \
    _Generic (*(dest)FERRY_WORD_C_TYPES(SHMEMI_ctx_atomic_fetch_or))(ctx, dest, __VA_ARGS__)
#define shmem_atomic_fetch_or(...) FERRYI_BY_COUNT(SHMEMI_atomic_fetch_or_, __VA_ARGS__)
#define SHMEMI_atomic_or(N, T, U) , T : shmem_##N##_atomic_or
#define SHMEMI_ctx_atomic_or(N, T, U) , T : shmem_ctx_##N##_atomic_or
#define SHMEMI_atomic_or_3(dest, ...) _Generic (*(dest)FERRY_WORD_C_TYPES(SHMEMI_atomic_or))(dest, __VA_ARGS__)
#define SHMEMI_atomic_or_4(ctx, dest, ...)                                                                             \
    _Generic (*(dest)FERRY_WORD_C_TYPES(SHMEMI_ctx_atomic_or))(ctx, dest, __VA_ARGS__)
#define shmem_atomic_or(...) FERRYI_BY_COUNT(SHMEMI_atomic_or_, __VA_ARGS__)
#define SHMEMI_atomic_fetch_xor(N, T, U) , T : shmem_##N##_atomic_fetch_xor
#define SHMEMI_ctx_atomic_fetch_xor(N, T, U) , T : shmem_ctx_##N##_atomic_fetch_xor
#define SHMEMI_atomic_fetch_xor_3(dest, ...)                                                                           \
    _Generic (*(dest)FERRY_WORD_C_TYPES(SHMEMI_atomic_fetch_xor))(dest, __VA_ARGS__)
#define SHMEMI_atomic_fetch_xor_4(ctx, dest, ...)                                                                      \
    _Generic (*(dest)FERRY_WORD_C_TYPES(SHMEMI_ctx_atomic_fetch_xor))(ctx, dest, __VA_ARGS__)
#define shmem_atomic_fetch_xor(...) FERRYI_BY_COUNT(SHMEMI_atomic_fetch_xor_, __VA_ARGS__)
#define SHMEMI_atomic_xor(N, T, U) , T : shmem_##N##_atomic_xor
#define SHMEMI_ctx_atomic_xor(N, T, U) , T : shmem_ctx_##N##_atomic_xor
#define SHMEMI_atomic_xor_3(dest, ...) _Generic (*(dest)FERRY_WORD_C_TYPES(SHMEMI_atomic_xor))(dest, __VA_ARGS__)
#define SHMEMI_atomic_xor_4(ctx, dest, ...)                                                                            \
    _Generic (*(dest)FERRY_WORD_C_TYPES(SHMEMI_ctx_atomic_xor))(ctx, dest, __VA_ARGS__)
#define shmem_atomic_xor(...) FERRYI_BY_COUNT(SHMEMI_atomic_xor_, __VA_ARGS__)
#define SHMEMI_atomic_compare_swap_nbi(N, T, U) , T : shmem_##N##_atomic_compare_swap_nbi
#define SHMEMI_ctx_atomic_compare_swap_nbi(N, T, U) , T : shmem_ctx_##N##_atomic_compare_swap_nbi
#define SHMEMI_atomic_compare_swap_nbi_5(dest, ...)                                                                    \
    _Generic (*(dest)FERRY_WORD_C_TYPES(SHMEMI_atomic_compare_swap_nbi))(dest, __VA_ARGS__)
#define SHMEMI_atomic_compare_swap_nbi_6(ctx, dest, ...)                                                               \
    _Generic (*(dest)FERRY_WORD_C_TYPES(SHMEMI_ctx_atomic_compare_swap_nbi))(ctx, dest, __VA_ARGS__)
#define shmem_atomic_compare_swap_nbi(...) FERRYI_BY_COUNT(SHMEMI_atomic_compare_swap_nbi_, __VA_ARGS__)
#define SHMEMI_atomic_fetch_inc_nbi(N, T, U) , T : shmem_##N##_atomic_fetch_inc_nbi
#define SHMEMI_ctx_atomic_fetch_inc_nbi(N, T, U) , T : shmem_ctx_##N##_atomic_fetch_inc_nbi
#define SHMEMI_atomic_fetch_inc_nbi_3(dest, ...)                                                                       \
    _Generic (*(dest)FERRY_WORD_C_TYPES(SHMEMI_atomic_fetch_inc_nbi))(dest, __VA_ARGS__)
#define SHMEMI_atomic_fetch_inc_nbi_4(ctx, dest, ...)                                                                  \
    _Generic (*(dest)FERRY_WORD_C_TYPES(SHMEMI_ctx_atomic_fetch_inc_nbi))(ctx, dest, __VA_ARGS__)
#define shmem_atomic_fetch_inc_nbi(...) FERRYI_BY_COUNT(SHMEMI_atomic_fetch_inc_nbi_, __VA_ARGS__)
#define SHMEMI_atomic_fetch_add_nbi(N, T, U) , T : shmem_##N##_atomic_fetch_add_nbi
#define SHMEMI_ctx_atomic_fetch_add_nbi(N, T, U) , T : shmem_ctx_##N##_atomic_fetch_add_nbi
#define SHMEMI_atomic_fetch_add_nbi_4(dest, ...)                                                                       \
    _Generic (*(dest)FERRY_WORD_C_TYPES(SHMEMI_atomic_fetch_add_nbi))(dest, __VA_ARGS__)
#define SHMEMI_atomic_fetch_add_nbi_5(ctx, dest, ...)                                                                  \
    _Generic (*(dest)FERRY_WORD_C_TYPES(SHMEMI_ctx_atomic_fetch_add_nbi))(ctx, dest, __VA_ARGS__)
#define shmem_atomic_fetch_add_nbi(...) FERRYI_BY_COUNT(SHMEMI_atomic_fetch_add_nbi_, __VA_ARGS__)
#define SHMEMI_atomic_fetch_and_nbi(N, T, U) , T : shmem_##N##_atomic_fetch_and_nbi
#define SHMEMI_ctx_atomic_fetch_and_nbi(N, T, U) , T : shmem_ctx_##N##_atomic_fetch_and_nbi
#define SHMEMI_atomic_fetch_and_nbi_4(dest, ...)                                                                       \
    _Generic (*(dest)FERRY_WORD_C_TYPES(SHMEMI_atomic_fetch_and_nbi))(dest, __VA_ARGS__)
#define SHMEMI_atomic_fetch_and_nbi_5(ctx, dest, ...)                                                                  \
    _Generic (*(dest)FERRY_WORD_C_TYPES(SHMEMI_ctx_atomic_fetch_and_nbi))(ctx, dest, __VA_ARGS__)
#define shmem_atomic_fetch_and_nbi(...) FERRYI_BY_COUNT(SHMEMI_atomic_fetch_and_nbi_, __VA_ARGS__)
#define SHMEMI_atomic_fetch_or_nbi(N, T, U) , T : shmem_##N##_atomic_fetch_or_nbi
#define SHMEMI_ctx_atomic_fetch_or_nbi(N, T, U) , T : shmem_ctx_##N##_atomic_fetch_or_nbi
#define SHMEMI_atomic_fetch_or_nbi_4(dest, ...)                                                                        \
    _Generic (*(dest)FERRY_WORD_C_TYPES(SHMEMI_atomic_fetch_or_nbi))(dest, __VA_ARGS__)
#define SHMEMI_atomic_fetch_or_nbi_5(ctx, dest, ...)                                                                   \
    _Generic (*(dest)FERRY_WORD_C_TYPES(SHMEMI_ctx_atomic_fetch_or_nbi))(ctx, dest, __VA_ARGS__)
#define shmem_atomic_fetch_or_nbi(...) FERRYI_BY_COUNT(SHMEMI_atomic_fetch_or_nbi_, __VA_ARGS__)
#define SHMEMI_atomic_fetch_xor_nbi(N, T, U) , T : shmem_##N##_atomic_fetch_xor_nbi
#define SHMEMI_ctx_atomic_fetch_xor_nbi(N, T, U) , T : shmem_ctx_##N##_atomic_fetch_xor_nbi
#define SHMEMI_atomic_fetch_xor_nbi_4(dest, ...)                                                                       \
    _Generic (*(dest)FERRY_WORD_C_TYPES(SHMEMI_atomic_fetch_xor_nbi))(dest, __VA_ARGS__)
#define SHMEMI_atomic_fetch_xor_nbi_5(ctx, dest, ...)                                                                  \
    _Generic (*(dest)FERRY_WORD_C_TYPES(SHMEMI_ctx_atomic_fetch_xor_nbi))(ctx, dest, __VA_ARGS__)
#define shmem_atomic_fetch_xor_nbi(...) FERRYI_BY_COUNT(SHMEMI_atomic_fetch_xor_nbi_, __VA_ARGS__)
/* Waits and tests. */
#define SHMEMI_wait_until(N, T, U) , T : shmem_##N##_wait_until
#define SHMEMI_short_wait_until(N, T) , T : shmem_##N##_wait_until
#define shmem_wait_until(ivar, ...)                                                                                    \
    _Generic (*(ivar)FERRY_WORD_C_TYPES(SHMEMI_wait_until)                                                             \
                  SHMEMI_OLD_SHORT_TYPES(SHMEMI_short_wait_until))(ivar, __VA_ARGS__)
#define SHMEMI_test(N, T, U) , T : shmem_##N##_test
#define SHMEMI_short_test(N, T) , T : shmem_##N##_test
#define shmem_test(ivar, ...)                                                                                          \
    _Generic (*(ivar)FERRY_WORD_C_TYPES(SHMEMI_test) SHMEMI_OLD_SHORT_TYPES(SHMEMI_short_test))(ivar, __VA_ARGS__)
#define SHMEMI_wait_until_all(N, T, U) , T : shmem_##N##_wait_until_all
#define SHMEMI_short_wait_until_all(N, T) , T : shmem_##N##_wait_until_all
#define shmem_wait_until_all(ivars, ...)                                                                               \
    _Generic (*(ivars)FERRY_WORD_C_TYPES(SHMEMI_wait_until_all)                                                        \
                  SHMEMI_OLD_SHORT_TYPES(SHMEMI_short_wait_until_all))(ivars, __VA_ARGS__)
#define SHMEMI_wait_until_any(N, T, U) , T : shmem_##N##_wait_until_any
#define SHMEMI_short_wait_until_any(N, T) , T : shmem_##N##_wait_until_any
#define shmem_wait_until_any(ivars, ...)                                                                               \
    _Generic (*(ivars)FERRY_WORD_C_TYPES(SHMEMI_wait_until_any)                                                        \
                  SHMEMI_OLD_SHORT_TYPES(SHMEMI_short_wait_until_any))(ivars, __VA_ARGS__)
#define SHMEMI_wait_until_some(N, T, U) , T : shmem_##N##_wait_until_some
#define SHMEMI_short_wait_until_some(N, T) , T : shmem_##N##_wait_until_some
#define shmem_wait_until_some(ivars, ...)                                                                              \
    _Generic (*(ivars)FERRY_WORD_C_TYPES(SHMEMI_wait_until_some)                                                       \
                  SHMEMI_OLD_SHORT_TYPES(SHMEMI_short_wait_until_some))(ivars, __VA_ARGS__)
#define SHMEMI_wait_until_all_vector(N, T, U) , T : shmem_##N##_wait_until_all_vector
#define SHMEMI_short_wait_until_all_vector(N, T) , T : shmem_##N##_wait_until_all_vector
#define shmem_wait_until_all_vector(ivars, ...)                                                                        \
    _Generic (*(ivars)FERRY_WORD_C_TYPES(SHMEMI_wait_until_all_vector)                                                 \
                  SHMEMI_OLD_SHORT_TYPES(SHMEMI_short_wait_until_all_vector))(ivars, __VA_ARGS__)
#define SHMEMI_wait_until_any_vector(N, T, U) , T : shmem_##N##_wait_until_any_vector
#define SHMEMI_short_wait_until_any_vector(N, T) , T : shmem_##N##_wait_until_any_vector
#define shmem_wait_until_any_vector(ivars, ...)                                                                        \
    _Generic (*(ivars)FERRY_WORD_C_TYPES(SHMEMI_wait_until_any_vector)                                                 \
                  SHMEMI_OLD_SHORT_TYPES(SHMEMI_short_wait_until_any_vector))(ivars, __VA_ARGS__)
#define SHMEMI_wait_until_some_vector(N, T, U) , T : shmem_##N##_wait_until_some_vector
#define SHMEMI_short_wait_until_some_vector(N, T) , T : shmem_##N##_wait_until_some_vector
#define shmem_wait_until_some_vector(ivars, ...)                                                                       \
    _Generic (*(ivars)FERRY_WORD_C_TYPES(SHMEMI_wait_until_some_vector)                                                \
                  SHMEMI_OLD_SHORT_TYPES(SHMEMI_short_wait_until_some_vector))(ivars, __VA_ARGS__)
#define SHMEMI_test_all(N, T, U) , T : shmem_##N##_test_all
#define SHMEMI_short_test_all(N, T) , T : shmem_##N##_test_all
#define shmem_test_all(ivars, ...)                                                                                     \
    _Generic (*(ivars)FERRY_WORD_C_TYPES(SHMEMI_test_all) SHMEMI_OLD_SHORT_TYPES(SHMEMI_short_test_all))(ivars,        \
                                                                                                         __VA_ARGS__)
#define SHMEMI_test_any(N, T, U) , T : shmem_##N##_test_any
#define SHMEMI_short_test_any(N, T) , T : shmem_##N##_test_any
#define shmem_test_any(ivars, ...)                                                                                     \
    _Generic (*(ivars)FERRY_WORD_C_TYPES(SHMEMI_test_any) SHMEMI_OLD_SHORT_TYPES(SHMEMI_short_test_any))(ivars,        \
                                                                                                         __VA_ARGS__)
#define SHMEMI_test_some(N, T, U) , T : shmem_##N##_test_some
#define SHMEMI_short_test_some(N, T) , T : shmem_##N##_test_some
#define shmem_test_some(ivars, ...)                                                                                    \
    _Generic (*(ivars)FERRY_WORD_C_TYPES(SHMEMI_test_some)                                                             \
                  SHMEMI_OLD_SHORT_TYPES(SHMEMI_short_test_some))(ivars, __VA_ARGS__)
#define SHMEMI_test_all_vector(N, T, U) , T : shmem_##N##_test_all_vector
#define SHMEMI_short_test_all_vector(N, T) , T : shmem_##N##_test_all_vector
#define shmem_test_all_vector(ivars, ...)                                                                              \
    _Generic (*(ivars)FERRY_WORD_C_TYPES(SHMEMI_test_all_vector)                                                       \
                  SHMEMI_OLD_SHORT_TYPES(SHMEMI_short_test_all_vector))(ivars, __VA_ARGS__)
#define SHMEMI_test_any_vector(N, T, U) , T : shmem_##N##_test_any_vector
#define SHMEMI_short_test_any_vector(N, T) , T : shmem_##N##_test_any_vector
#define shmem_test_any_vector(ivars, ...)                                                                              \
    _Generic (*(ivars)FERRY_WORD_C_TYPES(SHMEMI_test_any_vector)                                                       \
                  SHMEMI_OLD_SHORT_TYPES(SHMEMI_short_test_any_vector))(ivars, __VA_ARGS__)
#define SHMEMI_test_some_vector(N, T, U) , T : shmem_##N##_test_some_vector
#define SHMEMI_short_test_some_vector(N, T) , T : shmem_##N##_test_some_vector
#define shmem_test_some_vector(ivars, ...)                                                                             \
    _Generic (*(ivars)FERRY_WORD_C_TYPES(SHMEMI_test_some_vector)                                                      \
                  SHMEMI_OLD_SHORT_TYPES(SHMEMI_short_test_some_vector))(ivars, __VA_ARGS__)
/* Collectives of a team; sync has its deprecated form of four arguments too. */
#define SHMEMI_sync_1(team) shmem_team_sync(team)
#define SHMEMI_sync_4(start, stride, size, psync) (shmem_sync)(start, stride, size, psync)
#define shmem_sync(...) FERRYI_BY_COUNT(SHMEMI_sync_, __VA_ARGS__)
#define SHMEMI_broadcast(N, T) , T : shmem_##N##_broadcast
#define shmem_broadcast(team, dest, ...) _Generic (*(dest)FERRY_RMA_C_TYPES(SHMEMI_broadcast))(team, dest, __VA_ARGS__)
#define SHMEMI_fcollect(N, T) , T : shmem_##N##_fcollect
#define shmem_fcollect(team, dest, ...) _Generic (*(dest)FERRY_RMA_C_TYPES(SHMEMI_fcollect))(team, dest, __VA_ARGS__)
#define SHMEMI_alltoall(N, T) , T : shmem_##N##_alltoall
#define shmem_alltoall(team, dest, ...) _Generic (*(dest)FERRY_RMA_C_TYPES(SHMEMI_alltoall))(team, dest, __VA_ARGS__)
#define SHMEMI_collect(N, T) , T : shmem_##N##_collect
#define shmem_collect(team, dest, ...) _Generic (*(dest)FERRY_RMA_C_TYPES(SHMEMI_collect))(team, dest, __VA_ARGS__)
#define SHMEMI_alltoalls(N, T) , T : shmem_##N##_alltoalls
#define shmem_alltoalls(team, dest, ...) _Generic (*(dest)FERRY_RMA_C_TYPES(SHMEMI_alltoalls))(team, dest, __VA_ARGS__)
#define SHMEMI_sum_inscan(N, T) , T : shmem_##N##_sum_inscan
#define shmem_sum_inscan(team, dest, ...)                                                                              \
    _Generic (*(dest)FERRY_RMA_C_TYPES(SHMEMI_sum_inscan))(team, dest, __VA_ARGS__)
#define SHMEMI_sum_exscan(N, T) , T : shmem_##N##_sum_exscan
#define shmem_sum_exscan(team, dest, ...)                                                                              \
    _Generic (*(dest)FERRY_RMA_C_TYPES(SHMEMI_sum_exscan))(team, dest, __VA_ARGS__)
#define SHMEMI_max_reduce(N, T) , T : shmem_##N##_max_reduce
#define shmem_max_reduce(team, dest, ...)                                                                              \
    _Generic (*(dest)FERRY_RMA_C_TYPES(SHMEMI_max_reduce))(team, dest, __VA_ARGS__)
#define SHMEMI_min_reduce(N, T) , T : shmem_##N##_min_reduce
#define shmem_min_reduce(team, dest, ...)                                                                              \
    _Generic (*(dest)FERRY_RMA_C_TYPES(SHMEMI_min_reduce))(team, dest, __VA_ARGS__)
#define SHMEMI_sum_reduce(N, T) , T : shmem_##N##_sum_reduce
#define shmem_sum_reduce(team, dest, ...)                                                                              \
    _Generic (*(dest)FERRY_RMA_C_TYPES(SHMEMI_sum_reduce) SHMEMI_COMPLEX_TYPES(SHMEMI_sum_reduce))(team, dest,         \
                                                                                                   __VA_ARGS__)
#define SHMEMI_prod_reduce(N, T) , T : shmem_##N##_prod_reduce
#define shmem_prod_reduce(team, dest, ...)                                                                             \
    _Generic (*(dest)FERRY_RMA_C_TYPES(SHMEMI_prod_reduce) SHMEMI_COMPLEX_TYPES(SHMEMI_prod_reduce))(team, dest,       \
                                                                                                     __VA_ARGS__)
#define SHMEMI_and_reduce(N, T) , T : shmem_##N##_and_reduce
#define shmem_and_reduce(team, dest, ...)                                                                              \
    _Generic (*(dest)FERRY_BITS_C_TYPES(SHMEMI_and_reduce))(team, dest, __VA_ARGS__)
#define SHMEMI_or_reduce(N, T) , T : shmem_##N##_or_reduce
#define shmem_or_reduce(team, dest, ...) _Generic (*(dest)FERRY_BITS_C_TYPES(SHMEMI_or_reduce))(team, dest, __VA_ARGS__)
#define SHMEMI_xor_reduce(N, T) , T : shmem_##N##_xor_reduce
#define shmem_xor_reduce(team, dest, ...)                                                                              \
    _Generic (*(dest)FERRY_BITS_C_TYPES(SHMEMI_xor_reduce))(team, dest, __VA_ARGS__)

#endif
