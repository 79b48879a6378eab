/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_CALLTABLE_H
#define FERRY_CALLTABLE_H

#include "typetable.h"

/* The one table of calls that exist with and without a context: each is declared, defined, overloaded and given its
 * OpenSHMEM name by an expansion of these lists.
 *
 *   DO##_STATUS(NAME, OP, PARAMETERS, ARGUMENTS)       a call that only says how it ended
 *   DO##_VALUE(TYPE, NAME, OP, PARAMETERS, ARGUMENTS)  a call that returns a value
 *
 * NAME follows the prefix (int_put), OP is the type-generic spelling (put); the peer is always called pe. */

/* FERRYI_BY_COUNT(name_, a, b) is name_2(a, b): generic macros see so whether a context comes first. */
#define FERRYI_ARGUMENTS(...) FERRYI_ARGUMENTS_(__VA_ARGS__, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0)
#define FERRYI_ARGUMENTS_(a, b, c, d, e, f, g, h, i, count, ...) count
#define FERRYI_JOIN(a, b) FERRYI_JOIN_(a, b)
#define FERRYI_JOIN_(a, b) a##b
#define FERRYI_BY_COUNT(name, ...) FERRYI_JOIN(name, FERRYI_ARGUMENTS(__VA_ARGS__))(__VA_ARGS__)

#define FERRY_RMA_CALLS(DO, N, T)                                                                                      \
    DO##_STATUS(N##_put, put, (T * dest, const T *source, size_t nelems, int pe), (dest, source, nelems, pe))          \
        DO##_STATUS(N##_get, get, (T * dest, const T *source, size_t nelems, int pe), (dest, source, nelems, pe))      \
            DO##_STATUS(N##_put_nbi, put_nbi, (T * dest, const T *source, size_t nelems, int pe),                      \
                        (dest, source, nelems, pe))                                                                    \
                DO##_STATUS(N##_get_nbi, get_nbi, (T * dest, const T *source, size_t nelems, int pe),                  \
                            (dest, source, nelems, pe))                                                                \
                    DO##_STATUS(N##_iput, iput,                                                                        \
                                (T * dest, const T *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),      \
                                (dest, source, dst, sst, nelems, pe))                                                  \
                        DO##_STATUS(N##_iget, iget,                                                                    \
                                    (T * dest, const T *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),  \
                                    (dest, source, dst, sst, nelems, pe))                                              \
                            DO##_STATUS(N##_p, p, (T * dest, T value, int pe), (dest, value, pe))                      \
                                DO##_VALUE(T, N##_g, g, (const T *source, int pe), (source, pe))                       \
                                    DO##_STATUS(N##_put_signal, put_signal,                                            \
                                                (T * dest, const T *source, size_t nelems, uint64_t *sig_addr,         \
                                                 uint64_t signal, int sig_op, int pe),                                 \
                                                (dest, source, nelems, sig_addr, signal, sig_op, pe))                  \
                                        DO##_STATUS(N##_put_signal_nbi, put_signal_nbi,                                \
                                                    (T * dest, const T *source, size_t nelems, uint64_t *sig_addr,     \
                                                     uint64_t signal, int sig_op, int pe),                             \
                                                    (dest, source, nelems, sig_addr, signal, sig_op, pe))              \
                                            FERRY_BLOCK_CALLS(DO, N, T)

/* Strided blocks: block i of bsize elements goes from source[i * sst] to dest[i * dst]. */
#define FERRY_BLOCK_CALLS(DO, N, T)                                                                                    \
    DO##_STATUS(N##_ibput, ibput,                                                                                      \
                (T * dest, const T *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe),       \
                (dest, source, dst, sst, bsize, nblocks, pe))                                                          \
        DO##_STATUS(N##_ibget, ibget,                                                                                  \
                    (T * dest, const T *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe),   \
                    (dest, source, dst, sst, bsize, nblocks, pe))

#define FERRY_RMA_SIZE_CALLS(DO, BITS)                                                                                 \
    DO##_STATUS(put##BITS, put, (void *dest, const void *source, size_t nelems, int pe), (dest, source, nelems, pe))   \
        DO##_STATUS(get##BITS, get, (void *dest, const void *source, size_t nelems, int pe),                           \
                    (dest, source, nelems, pe)) DO##_STATUS(put##BITS##_nbi, put_nbi,                                  \
                                                            (void *dest, const void *source, size_t nelems, int pe),   \
                                                            (dest, source, nelems, pe))                                \
            DO##_STATUS(get##BITS##_nbi, get_nbi, (void *dest, const void *source, size_t nelems, int pe),             \
                        (dest, source, nelems, pe))                                                                    \
                DO##_STATUS(iput##BITS, iput,                                                                          \
                            (void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),     \
                            (dest, source, dst, sst, nelems, pe))                                                      \
                    DO##_STATUS(iget##BITS, iget,                                                                      \
                                (void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe), \
                                (dest, source, dst, sst, nelems, pe)) FERRY_BLOCK_SIZE_CALLS(DO, BITS)                 \
                        DO##_STATUS(put##BITS##_signal, put_signal,                                                    \
                                    (void *dest, const void *source, size_t nelems, uint64_t *sig_addr,                \
                                     uint64_t signal, int sig_op, int pe),                                             \
                                    (dest, source, nelems, sig_addr, signal, sig_op, pe))                              \
                            DO##_STATUS(put##BITS##_signal_nbi, put_signal_nbi,                                        \
                                        (void *dest, const void *source, size_t nelems, uint64_t *sig_addr,            \
                                         uint64_t signal, int sig_op, int pe),                                         \
                                        (dest, source, nelems, sig_addr, signal, sig_op, pe))
#define FERRY_BLOCK_SIZE_CALLS(DO, BITS)                                                                               \
    DO##_STATUS(ibput##BITS, ibput,                                                                                    \
                (void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe),  \
                (dest, source, dst, sst, bsize, nblocks, pe))                                                          \
        DO##_STATUS(                                                                                                   \
            ibget##BITS, ibget,                                                                                        \
            (void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe),      \
            (dest, source, dst, sst, bsize, nblocks, pe))

#define FERRY_RMA_MEM_CALLS(DO)                                                                                        \
    DO##_STATUS(putmem, put, (void *dest, const void *source, size_t nbytes, int pe), (dest, source, nbytes, pe))      \
        DO##_STATUS(getmem, get, (void *dest, const void *source, size_t nbytes, int pe), (dest, source, nbytes, pe))  \
            DO##_STATUS(putmem_nbi, put, (void *dest, const void *source, size_t nbytes, int pe),                      \
                        (dest, source, nbytes, pe))                                                                    \
                DO##_STATUS(getmem_nbi, get, (void *dest, const void *source, size_t nbytes, int pe),                  \
                            (dest, source, nbytes, pe))                                                                \
                    DO##_STATUS(putmem_signal, put_signal,                                                             \
                                (void *dest, const void *source, size_t nbytes, uint64_t *sig_addr, uint64_t signal,   \
                                 int sig_op, int pe),                                                                  \
                                (dest, source, nbytes, sig_addr, signal, sig_op, pe))                                  \
                        DO##_STATUS(putmem_signal_nbi, put_signal_nbi,                                                 \
                                    (void *dest, const void *source, size_t nbytes, uint64_t *sig_addr,                \
                                     uint64_t signal, int sig_op, int pe),                                             \
                                    (dest, source, nbytes, sig_addr, signal, sig_op, pe))                              \
                            DO##_STATUS(signal_set, signal_set, (uint64_t * sig_addr, uint64_t signal, int pe),        \
                                        (sig_addr, signal, pe))                                                        \
                                DO##_STATUS(signal_add, signal_add, (uint64_t * sig_addr, uint64_t signal, int pe),    \
                                            (sig_addr, signal, pe))

/* The fetching atomics without waiting: *fetch has the old value after a quiet. */
#define FERRY_AMO_PLAIN_NBI_CALLS(DO, N, T)                                                                            \
    DO##_STATUS(N##_atomic_fetch_nbi, atomic_fetch_nbi, (T * fetch, const T *source, int pe), (fetch, source, pe))     \
        DO##_STATUS(N##_atomic_swap_nbi, atomic_swap_nbi, (T * fetch, T * dest, T value, int pe),                      \
                    (fetch, dest, value, pe))
#define FERRY_AMO_NBI_CALLS(DO, N, T)                                                                                  \
    DO##_STATUS(N##_atomic_compare_swap_nbi, atomic_compare_swap_nbi, (T * fetch, T * dest, T cond, T value, int pe),  \
                (fetch, dest, cond, value, pe))                                                                        \
        DO##_STATUS(N##_atomic_fetch_inc_nbi, atomic_fetch_inc_nbi, (T * fetch, T * dest, int pe), (fetch, dest, pe))  \
            DO##_STATUS(N##_atomic_fetch_add_nbi, atomic_fetch_add_nbi, (T * fetch, T * dest, T value, int pe),        \
                        (fetch, dest, value, pe))                                                                      \
                DO##_STATUS(N##_atomic_fetch_and_nbi, atomic_fetch_and_nbi, (T * fetch, T * dest, T value, int pe),    \
                            (fetch, dest, value, pe))                                                                  \
                    DO##_STATUS(N##_atomic_fetch_or_nbi, atomic_fetch_or_nbi, (T * fetch, T * dest, T value, int pe),  \
                                (fetch, dest, value, pe))                                                              \
                        DO##_STATUS(N##_atomic_fetch_xor_nbi, atomic_fetch_xor_nbi,                                    \
                                    (T * fetch, T * dest, T value, int pe), (fetch, dest, value, pe))

#define FERRY_AMO_PLAIN_CALLS(DO, N, T)                                                                                \
    DO##_VALUE(T, N##_atomic_fetch, atomic_fetch, (const T *source, int pe), (source, pe))                             \
        DO##_STATUS(N##_atomic_set, atomic_set, (T * dest, T value, int pe), (dest, value, pe))                        \
            DO##_VALUE(T, N##_atomic_swap, atomic_swap, (T * dest, T value, int pe), (dest, value, pe))                \
                FERRY_AMO_PLAIN_NBI_CALLS(DO, N, T)
#define FERRY_AMO_CALLS(DO, N, T)                                                                                      \
    DO##_VALUE(T, N##_atomic_compare_swap, atomic_compare_swap, (T * dest, T cond, T value, int pe),                   \
               (dest, cond, value, pe)) DO##_VALUE(T, N##_atomic_fetch_inc, atomic_fetch_inc, (T * dest, int pe),      \
                                                   (dest, pe)) DO##_STATUS(N##_atomic_inc, atomic_inc,                 \
                                                                           (T * dest, int pe), (dest, pe))             \
        DO##_VALUE(T, N##_atomic_fetch_add, atomic_fetch_add, (T * dest, T value, int pe), (dest, value, pe))          \
            DO##_STATUS(N##_atomic_add, atomic_add, (T * dest, T value, int pe), (dest, value, pe))                    \
                DO##_VALUE(T, N##_atomic_fetch_and, atomic_fetch_and, (T * dest, T value, int pe), (dest, value, pe))  \
                    DO##_STATUS(N##_atomic_and, atomic_and, (T * dest, T value, int pe), (dest, value, pe))            \
                        DO##_VALUE(T, N##_atomic_fetch_or, atomic_fetch_or, (T * dest, T value, int pe),               \
                                   (dest, value, pe))                                                                  \
                            DO##_STATUS(N##_atomic_or, atomic_or, (T * dest, T value, int pe), (dest, value, pe))      \
                                DO##_VALUE(T, N##_atomic_fetch_xor, atomic_fetch_xor, (T * dest, T value, int pe),     \
                                           (dest, value, pe))                                                          \
                                    DO##_STATUS(N##_atomic_xor, atomic_xor, (T * dest, T value, int pe),               \
                                                (dest, value, pe)) FERRY_AMO_NBI_CALLS(DO, N, T)

/* All of them, for every type, as FERRYI_EACH_STATUS(...) and FERRYI_EACH_VALUE(...): whoever expands this defines the
 * two first, and undefines them. */
#define FERRYI_EACH_RMA(NAME, TYPE) FERRY_RMA_CALLS(FERRYI_EACH, NAME, TYPE)
#define FERRYI_EACH_SIZE(BITS, BYTES) FERRY_RMA_SIZE_CALLS(FERRYI_EACH, BITS)
#define FERRYI_EACH_PLAIN(NAME, TYPE, U) FERRY_AMO_PLAIN_CALLS(FERRYI_EACH, NAME, TYPE)
#define FERRYI_EACH_AMO(NAME, TYPE, U) FERRY_AMO_CALLS(FERRYI_EACH, NAME, TYPE)
#define FERRYI_EACH_CALL                                                                                               \
    FERRY_RMA_TYPES(FERRYI_EACH_RMA)                                                                                   \
    FERRY_RMA_SIZES(FERRYI_EACH_SIZE)                                                                                  \
    FERRY_RMA_MEM_CALLS(FERRYI_EACH)                                                                                   \
    FERRY_WORD_TYPES(FERRYI_EACH_PLAIN)                                                                                \
    FERRY_REAL_WORD_TYPES(FERRYI_EACH_PLAIN)                                                                           \
    FERRY_WORD_TYPES(FERRYI_EACH_AMO)

#endif
