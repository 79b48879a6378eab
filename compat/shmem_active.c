/* SPDX-License-Identifier: BSD-3-Clause */
/* Collectives of active sets: ferry takes an active set in place of a team. */
#include "compat/shmem_lib.h"

static ferry_team_t set_of(int start, int log_stride, int size)
{
    /* Of a set of one, the stride may be anything. */
    return ferry_active_set(start, size == 1 ? 1 : log_stride < 0 || log_stride > 10 ? -1 : 1 << log_stride, size);
}

FN(void, shmem_barrier, (SHMEMI_ACTIVE_SET, long *pSync))
{
    (void)pSync;
    (void)ferry_team_barrier(set_of(PE_start, logPE_stride, PE_size));
}

FN(void, shmem_sync, (SHMEMI_ACTIVE_SET, long *pSync))
{
    (void)pSync;
    (void)ferry_team_sync(set_of(PE_start, logPE_stride, PE_size));
}

/* A size that does not fit is one that no heap holds. */
static size_t bytes_of(size_t nelems, size_t width)
{
    return nelems > SIZE_MAX / width ? SIZE_MAX : nelems * width;
}

#define DEFINE_ACTIVE(BITS)                                                                                            \
    FN(void, shmem_broadcast##BITS,                                                                                    \
       (void *dest, const void *source, size_t nelems, int PE_root, SHMEMI_ACTIVE_SET, long *pSync))                   \
    {                                                                                                                  \
        (void)pSync;                                                                                                   \
        (void)ferry_broadcastmem(set_of(PE_start, logPE_stride, PE_size), dest, source, bytes_of(nelems, BITS / 8),    \
                                 PE_root);                                                                             \
    }                                                                                                                  \
    FN(void, shmem_collect##BITS, (void *dest, const void *source, size_t nelems, SHMEMI_ACTIVE_SET, long *pSync))     \
    {                                                                                                                  \
        (void)pSync;                                                                                                   \
        (void)ferry_collectmem(set_of(PE_start, logPE_stride, PE_size), dest, source, bytes_of(nelems, BITS / 8));     \
    }                                                                                                                  \
    FN(void, shmem_alltoalls##BITS,                                                                                    \
       (void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, SHMEMI_ACTIVE_SET, long *pSync))  \
    {                                                                                                                  \
        (void)pSync;                                                                                                   \
        (void)ferry_uint##BITS##_alltoalls(set_of(PE_start, logPE_stride, PE_size), dest, source, dst, sst, nelems);   \
    }                                                                                                                  \
    FN(void, shmem_fcollect##BITS, (void *dest, const void *source, size_t nelems, SHMEMI_ACTIVE_SET, long *pSync))    \
    {                                                                                                                  \
        (void)pSync;                                                                                                   \
        (void)ferry_fcollectmem(set_of(PE_start, logPE_stride, PE_size), dest, source, bytes_of(nelems, BITS / 8));    \
    }                                                                                                                  \
    FN(void, shmem_alltoall##BITS, (void *dest, const void *source, size_t nelems, SHMEMI_ACTIVE_SET, long *pSync))    \
    {                                                                                                                  \
        (void)pSync;                                                                                                   \
        (void)ferry_alltoallmem(set_of(PE_start, logPE_stride, PE_size), dest, source, bytes_of(nelems, BITS / 8));    \
    }
DEFINE_ACTIVE(32)
DEFINE_ACTIVE(64)

#define DEFINE_TO_ALL(NAME, TYPE, OP)                                                                                  \
    FN(void, shmem_##NAME##_##OP##_to_all,                                                                             \
       (TYPE * dest, const TYPE *source, int nreduce, SHMEMI_ACTIVE_SET, TYPE *pWrk, long *pSync))                     \
    {                                                                                                                  \
        (void)pWrk, (void)pSync;                                                                                       \
        (void)ferry_##NAME##_##OP##_reduce(set_of(PE_start, logPE_stride, PE_size), dest, source,                      \
                                           nreduce < 0 ? SIZE_MAX : (size_t)nreduce);                                  \
    }
#define DEFINE_TO_ALL_BITS(NAME, TYPE) FERRYI_REDUCE_BITS(DEFINE_TO_ALL, NAME, TYPE)
#define DEFINE_TO_ALL_MATH(NAME, TYPE) FERRYI_REDUCE_MATH(DEFINE_TO_ALL, NAME, TYPE)
FERRY_OLD_BITS_TYPES(DEFINE_TO_ALL_BITS)
#define DEFINE_TO_ALL_COMPLEX(NAME, TYPE) DEFINE_TO_ALL(NAME, TYPE, sum) DEFINE_TO_ALL(NAME, TYPE, prod)
FERRY_OLD_MATH_TYPES(DEFINE_TO_ALL_MATH)
SHMEMI_COMPLEX_TYPES(DEFINE_TO_ALL_COMPLEX)
