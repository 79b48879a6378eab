/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_COMPAT_SHMEM_DEPRECATED_H
#define FERRY_COMPAT_SHMEM_DEPRECATED_H

#include "shmem_calls.h"

/* What OpenSHMEM 1.5 keeps of earlier versions (annex F), and what programs in the wild still call. */

#ifdef __cplusplus
extern "C" {
#endif

SHMEMI_FN(void, start_pes, (int npes)) /* initialises once, however often it is called */
SHMEMI_FN(int, _my_pe, (void))
SHMEMI_FN(int, _num_pes, (void))
SHMEMI_FN(void *, shmalloc, (size_t size))
SHMEMI_FN(void, shfree, (void *ptr))
SHMEMI_FN(void *, shrealloc, (void *ptr, size_t size))
SHMEMI_FN(void *, shmemalign, (size_t alignment, size_t size))

typedef int shmem_cmp_t; /* of SHMEM_CMP_EQ and its kin, in libraries of that time */

/* Cache control: no effect on today's machines. */
SHMEMI_FN(void, shmem_set_cache_inv, (void))
SHMEMI_FN(void, shmem_clear_cache_inv, (void))
SHMEMI_FN(void, shmem_set_cache_line_inv, (void *dest))
SHMEMI_FN(void, shmem_clear_cache_line_inv, (void *dest))
SHMEMI_FN(void, shmem_udcflush, (void))
SHMEMI_FN(void, shmem_udcflush_line, (void *dest))

/* Waits until the word is not cmp_value; words of 2 bytes too. */
#define SHMEMI_DECLARE_OLD_WAIT(NAME, TYPE, U)                                                                         \
    SHMEMI_FN(void, shmem_##NAME##_wait, (volatile TYPE * ivar, TYPE cmp_value))
FERRY_WORD_TYPES(SHMEMI_DECLARE_OLD_WAIT)
#define SHMEMI_DECLARE_OLD_SHORT(NAME, TYPE) SHMEMI_DECLARE_OLD_WAIT(NAME, TYPE, )
FERRY_HALVES_TYPES(SHMEMI_DECLARE_OLD_SHORT)
SHMEMI_FN(void, shmem_wait, (volatile long *ivar, long cmp_value))

/* Collectives of an active set: PE_size PEs, from PE_start on, every 2^logPE_stride-th.  pSync and pWrk are not used.
 */
#define SHMEMI_ACTIVE_SET int PE_start, int logPE_stride, int PE_size
SHMEMI_FN(void, shmem_barrier, (SHMEMI_ACTIVE_SET, long *pSync))
SHMEMI_FN(void, shmem_sync, (SHMEMI_ACTIVE_SET, long *pSync))
#define SHMEMI_DECLARE_ACTIVE(BITS)                                                                                    \
    SHMEMI_FN(void, shmem_broadcast##BITS,                                                                             \
              (void *dest, const void *source, size_t nelems, int PE_root, SHMEMI_ACTIVE_SET, long *pSync))            \
    SHMEMI_FN(void, shmem_collect##BITS,                                                                               \
              (void *dest, const void *source, size_t nelems, SHMEMI_ACTIVE_SET, long *pSync))                         \
    SHMEMI_FN(                                                                                                         \
        void, shmem_alltoalls##BITS,                                                                                   \
        (void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, SHMEMI_ACTIVE_SET, long *pSync)) \
    SHMEMI_FN(void, shmem_fcollect##BITS,                                                                              \
              (void *dest, const void *source, size_t nelems, SHMEMI_ACTIVE_SET, long *pSync))                         \
    SHMEMI_FN(void, shmem_alltoall##BITS,                                                                              \
              (void *dest, const void *source, size_t nelems, SHMEMI_ACTIVE_SET, long *pSync))
SHMEMI_DECLARE_ACTIVE(32)
SHMEMI_DECLARE_ACTIVE(64)
#define SHMEMI_DECLARE_TO_ALL(NAME, TYPE, OP)                                                                          \
    SHMEMI_FN(void, shmem_##NAME##_##OP##_to_all,                                                                      \
              (TYPE * dest, const TYPE *source, int nreduce, SHMEMI_ACTIVE_SET, TYPE *pWrk, long *pSync))
#define SHMEMI_DECLARE_TO_ALL_BITS(NAME, TYPE) FERRYI_REDUCE_BITS(SHMEMI_DECLARE_TO_ALL, NAME, TYPE)
#define SHMEMI_DECLARE_TO_ALL_MATH(NAME, TYPE) FERRYI_REDUCE_MATH(SHMEMI_DECLARE_TO_ALL, NAME, TYPE)
FERRY_OLD_BITS_TYPES(SHMEMI_DECLARE_TO_ALL_BITS)
FERRY_OLD_MATH_TYPES(SHMEMI_DECLARE_TO_ALL_MATH)
#define SHMEMI_DECLARE_TO_ALL_COMPLEX(NAME, TYPE)                                                                      \
    SHMEMI_DECLARE_TO_ALL(NAME, TYPE, sum) SHMEMI_DECLARE_TO_ALL(NAME, TYPE, prod)
SHMEMI_DECLARE_TO_ALL_COMPLEX(complexf, SHMEMI_COMPLEX(float))
SHMEMI_DECLARE_TO_ALL_COMPLEX(complexd, SHMEMI_COMPLEX(double))

/* Names that meant long and are generic since; in C++ they are overloads. */
#ifndef __cplusplus
SHMEMI_FN(void, shmem_wait_until, (volatile long *ivar, int cmp, long cmp_value))
SHMEMI_FN(long, shmem_swap, (long *dest, long value, int pe))
#endif

/* Type-generic atomics, of all the types that their successors take. */
#if !defined(SHMEMI_FUNCTIONS_ONLY) &&                                                                                 \
    (defined(__cplusplus) || (defined(__STDC_VERSION__) && __STDC_VERSION__ >= 201112L))
#define shmem_fetch(...) shmem_atomic_fetch(__VA_ARGS__)
#define shmem_set(...) shmem_atomic_set(__VA_ARGS__)
#define shmem_swap(...) shmem_atomic_swap(__VA_ARGS__)
#define shmem_cswap(...) shmem_atomic_compare_swap(__VA_ARGS__)
#define shmem_finc(...) shmem_atomic_fetch_inc(__VA_ARGS__)
#define shmem_inc(...) shmem_atomic_inc(__VA_ARGS__)
#define shmem_fadd(...) shmem_atomic_fetch_add(__VA_ARGS__)
#define shmem_add(...) shmem_atomic_add(__VA_ARGS__)
#endif

#ifdef __cplusplus
}
#endif
#endif
