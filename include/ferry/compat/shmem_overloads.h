/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_COMPAT_SHMEM_OVERLOADS_H
#define FERRY_COMPAT_SHMEM_OVERLOADS_H

#include "shmem_deprecated.h"

/* Type-generic spellings in C++: an overload for each distinct type of the tables. */
#ifdef __cplusplus
#include "generated/shmem_overloads.h"

static inline int shmem_sync(shmem_team_t team)
{
    return shmem_team_sync(team);
}

/* Complex numbers by the name that C gives them, which compilers know in C++ too: the same layout. */
#define SHMEMI_CXX_C_COMPLEX(NAME, REAL)                                                                               \
    __extension__ typedef REAL _Complex shmemi_##NAME;                                                                 \
    SHMEMI_CXX_C_COMPLEX_OP(NAME, REAL, sum)                                                                           \
    SHMEMI_CXX_C_COMPLEX_OP(NAME, REAL, prod)
#define SHMEMI_CXX_C_COMPLEX_OP(NAME, REAL, OP)                                                                        \
    static inline void shmem_##NAME##_##OP##_to_all(shmemi_##NAME *dest, const shmemi_##NAME *source, int nreduce,     \
                                                    SHMEMI_ACTIVE_SET, shmemi_##NAME *pWrk, long *pSync)               \
    {                                                                                                                  \
        shmem_##NAME##_##OP##_to_all(reinterpret_cast<SHMEMI_COMPLEX(REAL) *>(dest),                                   \
                                     reinterpret_cast<const SHMEMI_COMPLEX(REAL) *>(source), nreduce, PE_start,        \
                                     logPE_stride, PE_size, reinterpret_cast<SHMEMI_COMPLEX(REAL) *>(pWrk), pSync);    \
    }                                                                                                                  \
    static inline int shmem_##NAME##_##OP##_reduce(shmem_team_t team, shmemi_##NAME *dest,                             \
                                                   const shmemi_##NAME *source, size_t nreduce)                        \
    {                                                                                                                  \
        return shmem_##NAME##_##OP##_reduce(team, reinterpret_cast<SHMEMI_COMPLEX(REAL) *>(dest),                      \
                                            reinterpret_cast<const SHMEMI_COMPLEX(REAL) *>(source), nreduce);          \
    }
SHMEMI_CXX_C_COMPLEX(complexf, float)
SHMEMI_CXX_C_COMPLEX(complexd, double)

#endif
#endif
