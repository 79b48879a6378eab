/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_COMPAT_SHMEM_OVERLOADS_H
#define FERRY_COMPAT_SHMEM_OVERLOADS_H

#include "shmem_deprecated.h"

/* Type-generic spellings in C++: an overload for each distinct type of the tables. */
#ifdef __cplusplus

static inline int shmem_sync(shmem_team_t team)
{
    return shmem_team_sync(team);
}

#define SHMEMI_CXX_STATUS(NAME, OP, PARAMETERS, ARGUMENTS)                                                             \
    static inline void shmem_##OP PARAMETERS                                                                           \
    {                                                                                                                  \
        shmem_##NAME ARGUMENTS;                                                                                        \
    }
#define SHMEMI_CXX_VALUE(TYPE, NAME, OP, PARAMETERS, ARGUMENTS)                                                        \
    static inline TYPE shmem_##OP PARAMETERS                                                                           \
    {                                                                                                                  \
        return shmem_##NAME ARGUMENTS;                                                                                 \
    }
#define SHMEMI_CXX_CTX_STATUS(NAME, OP, PARAMETERS, ARGUMENTS)                                                         \
    SHMEMI_CXX_STATUS(NAME, OP, PARAMETERS, ARGUMENTS)                                                                 \
    static inline void shmem_##OP(shmem_ctx_t ctx, SHMEMI_UNWRAP PARAMETERS)                                           \
    {                                                                                                                  \
        shmem_ctx_##NAME(ctx, SHMEMI_UNWRAP ARGUMENTS);                                                                \
    }
#define SHMEMI_CXX_CTX_VALUE(TYPE, NAME, OP, PARAMETERS, ARGUMENTS)                                                    \
    SHMEMI_CXX_VALUE(TYPE, NAME, OP, PARAMETERS, ARGUMENTS)                                                            \
    static inline TYPE shmem_##OP(shmem_ctx_t ctx, SHMEMI_UNWRAP PARAMETERS)                                           \
    {                                                                                                                  \
        return shmem_ctx_##NAME(ctx, SHMEMI_UNWRAP ARGUMENTS);                                                         \
    }

#define SHMEMI_CXX_RMA(NAME, TYPE) FERRY_RMA_CALLS(SHMEMI_CXX_CTX, NAME, TYPE)
#define SHMEMI_CXX_PLAIN(NAME, TYPE, U) FERRY_AMO_PLAIN_CALLS(SHMEMI_CXX_CTX, NAME, TYPE)
#define SHMEMI_CXX_AMO(NAME, TYPE, U) FERRY_AMO_CALLS(SHMEMI_CXX_CTX, NAME, TYPE)
#define SHMEMI_CXX_WAIT(NAME, TYPE, U)                                                                                 \
    SHMEMI_WAIT_CALLS(SHMEMI_CXX, NAME, TYPE) SHMEMI_WAIT_MANY_CALLS(SHMEMI_CXX, NAME, TYPE)
#define SHMEMI_CXX_SHORT(NAME, TYPE)                                                                                   \
    SHMEMI_WAIT_CALLS(SHMEMI_CXX, NAME, TYPE) SHMEMI_WAIT_MANY_CALLS(SHMEMI_CXX, NAME, TYPE)
#define SHMEMI_CXX_COLL(NAME, TYPE) SHMEMI_COLL_CALLS(SHMEMI_CXX, NAME, TYPE)
#define SHMEMI_CXX_REDUCE(NAME, TYPE, OP) SHMEMI_REDUCE_CALL(SHMEMI_CXX, NAME, TYPE, OP)
#define SHMEMI_CXX_REDUCE_MATH(NAME, TYPE) FERRYI_REDUCE_MATH(SHMEMI_CXX_REDUCE, NAME, TYPE)
#define SHMEMI_CXX_REDUCE_BITS(NAME, TYPE) FERRYI_REDUCE_BITS(SHMEMI_CXX_REDUCE, NAME, TYPE)
#define SHMEMI_CXX_REDUCE_COMPLEX(NAME, TYPE) SHMEMI_REDUCE_COMPLEX(SHMEMI_CXX, NAME, TYPE)
FERRY_RMA_C_TYPES(SHMEMI_CXX_RMA)
FERRY_WORD_C_TYPES(SHMEMI_CXX_PLAIN)
FERRY_REAL_WORD_TYPES(SHMEMI_CXX_PLAIN)
FERRY_WORD_C_TYPES(SHMEMI_CXX_AMO)
FERRY_WORD_C_TYPES(SHMEMI_CXX_WAIT)
SHMEMI_OLD_SHORT_TYPES(SHMEMI_CXX_SHORT)
FERRY_RMA_C_TYPES(SHMEMI_CXX_COLL)
FERRY_RMA_C_TYPES(SHMEMI_CXX_REDUCE_MATH)
FERRY_BITS_C_TYPES(SHMEMI_CXX_REDUCE_BITS)
SHMEMI_COMPLEX_TYPES(SHMEMI_CXX_REDUCE_COMPLEX)

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
