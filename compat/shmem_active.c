/* SPDX-License-Identifier: BSD-3-Clause */
/* Collectives of active sets: ferry takes an active set in place of a team. */
#include "compat/shmem_lib.h"

/* This file reports a set that has no encoding as an active set, with the call's arguments.  The collective reports a
 * set outside the job, or without this PE. */
static ferry_team_t set_of(int start, int log_stride, int size)
{
    /* The stride of a one-member set is ignored. */
    ferry_team_t set = ferry_active_set(start,
                                        size == 1                           ? 1
                                        : log_stride < 0 || log_stride > 10 ? -1
                                                                            : 1 << log_stride,
                                        size);
    if (set == FERRY_TEAM_INVALID) {
        (void)ferry_error(
            FERRY_ERR_INVALID_ARG,
            "PE %d called a collective on an active set of PE_start %d, logPE_stride %d and PE_size %d, but "
            "PEs are 0 to %d: PE i of a set is PE_start + i * 2^logPE_stride",
            ferry_my_pe(), start, log_stride, size, ferry_n_pes() - 1);
        shmemi_refused();
    }
    return set;
}

/* CALL is on `set`. */
#define ON_SET(CALL)                                                                                                   \
    do {                                                                                                               \
        const ferry_team_t set = set_of(PE_start, logPE_stride, PE_size);                                              \
        if (set != FERRY_TEAM_INVALID)                                                                                 \
            must(CALL);                                                                                                \
    } while (0)

FN(void, shmem_barrier, (SHMEMI_ACTIVE_SET, long *pSync))
{
    (void)pSync;
    ON_SET(ferry_team_barrier(set));
}

FN(void, shmem_sync, (SHMEMI_ACTIVE_SET, long *pSync))
{
    (void)pSync;
    ON_SET(ferry_team_sync(set));
}

/* A size that overflows becomes a size that no heap holds. */
static size_t bytes_of(size_t nelems, size_t width)
{
    return nelems > SIZE_MAX / width ? SIZE_MAX : nelems * width;
}

#define DEFINE_ACTIVE(BITS)                                                                                            \
    FN(void, shmem_broadcast##BITS,                                                                                    \
       (void *dest, const void *source, size_t nelems, int PE_root, SHMEMI_ACTIVE_SET, long *pSync))                   \
    {                                                                                                                  \
        (void)pSync;                                                                                                   \
        ON_SET(ferry_broadcastmem(set, dest, source, bytes_of(nelems, BITS / 8), PE_root));                            \
    }                                                                                                                  \
    FN(void, shmem_collect##BITS, (void *dest, const void *source, size_t nelems, SHMEMI_ACTIVE_SET, long *pSync))     \
    {                                                                                                                  \
        (void)pSync;                                                                                                   \
        ON_SET(ferry_collectmem(set, dest, source, bytes_of(nelems, BITS / 8)));                                       \
    }                                                                                                                  \
    FN(void, shmem_alltoalls##BITS,                                                                                    \
       (void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, SHMEMI_ACTIVE_SET, long *pSync))  \
    {                                                                                                                  \
        (void)pSync;                                                                                                   \
        ON_SET(ferry_uint##BITS##_alltoalls(set, dest, source, dst, sst, nelems));                                     \
    }                                                                                                                  \
    FN(void, shmem_fcollect##BITS, (void *dest, const void *source, size_t nelems, SHMEMI_ACTIVE_SET, long *pSync))    \
    {                                                                                                                  \
        (void)pSync;                                                                                                   \
        ON_SET(ferry_fcollectmem(set, dest, source, bytes_of(nelems, BITS / 8)));                                      \
    }                                                                                                                  \
    FN(void, shmem_alltoall##BITS, (void *dest, const void *source, size_t nelems, SHMEMI_ACTIVE_SET, long *pSync))    \
    {                                                                                                                  \
        (void)pSync;                                                                                                   \
        ON_SET(ferry_alltoallmem(set, dest, source, bytes_of(nelems, BITS / 8)));                                      \
    }
DEFINE_ACTIVE(32)
DEFINE_ACTIVE(64)

#define DEFINE_TO_ALL(NAME, TYPE, OP)                                                                                  \
    FN(void, shmem_##NAME##_##OP##_to_all,                                                                             \
       (TYPE * dest, const TYPE *source, int nreduce, SHMEMI_ACTIVE_SET, TYPE *pWrk, long *pSync))                     \
    {                                                                                                                  \
        (void)pWrk, (void)pSync;                                                                                       \
        ON_SET(ferry_##NAME##_##OP##_reduce(set, dest, source, nreduce < 0 ? SIZE_MAX : (size_t)nreduce));             \
    }
#define DEFINE_TO_ALL_BITS(NAME, TYPE) FERRYI_REDUCE_BITS(DEFINE_TO_ALL, NAME, TYPE)
#define DEFINE_TO_ALL_MATH(NAME, TYPE) FERRYI_REDUCE_MATH(DEFINE_TO_ALL, NAME, TYPE)
FERRY_OLD_BITS_TYPES(DEFINE_TO_ALL_BITS)
#define DEFINE_TO_ALL_COMPLEX(NAME, TYPE) DEFINE_TO_ALL(NAME, TYPE, sum) DEFINE_TO_ALL(NAME, TYPE, prod)
FERRY_OLD_MATH_TYPES(DEFINE_TO_ALL_MATH)
FERRY_COMPLEX_TYPES(DEFINE_TO_ALL_COMPLEX)
