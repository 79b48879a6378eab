/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_COMPAT_SHMEM_TYPES_H
#define FERRY_COMPAT_SHMEM_TYPES_H

/* Constants and types of OpenSHMEM 1.5. */

#include "../typetable.h"
#ifdef __cplusplus
#include <cstddef>
#ifdef __GLIBCXX__ /* complex numbers are passed by pointers, and <complex> takes most of this header's time */
namespace std
{
_GLIBCXX_BEGIN_NAMESPACE_VERSION
template <typename T>
class complex;
_GLIBCXX_END_NAMESPACE_VERSION
} // namespace std
#else
#include <complex>
#endif
#define SHMEMI_COMPLEX(TYPE) ::std::complex<TYPE>
#else
#define SHMEMI_COMPLEX(TYPE) TYPE _Complex
#endif

/* A function by its name, and by the name that starts with p. */
#define SHMEMI_FN(TYPE, NAME, PARAMETERS)                                                                              \
    TYPE NAME PARAMETERS;                                                                                              \
    TYPE p##NAME PARAMETERS;
/* A function of the library by one more name, which may be an overload. */
#define SHMEMI_ALIAS(TYPE, NAME, PARAMETERS, LIBRARYS) extern TYPE NAME PARAMETERS __asm__(LIBRARYS);

#define SHMEM_MAJOR_VERSION 1
#define SHMEM_MINOR_VERSION 6
#define SHMEM_MAX_NAME_LEN 64
#define SHMEM_VENDOR_STRING "ferry"

enum { SHMEM_THREAD_SINGLE = 0, SHMEM_THREAD_FUNNELED = 1, SHMEM_THREAD_SERIALIZED = 2, SHMEM_THREAD_MULTIPLE = 3 };
#define SHMEM_THREAD_SINGLE SHMEM_THREAD_SINGLE
#define SHMEM_THREAD_FUNNELED SHMEM_THREAD_FUNNELED
#define SHMEM_THREAD_SERIALIZED SHMEM_THREAD_SERIALIZED
#define SHMEM_THREAD_MULTIPLE SHMEM_THREAD_MULTIPLE

#define SHMEM_CMP_EQ 0
#define SHMEM_CMP_NE 1
#define SHMEM_CMP_GT 2
#define SHMEM_CMP_GE 3
#define SHMEM_CMP_LT 4
#define SHMEM_CMP_LE 5

#define SHMEM_SIGNAL_SET 0
#define SHMEM_SIGNAL_ADD 1

#define SHMEM_MALLOC_ATOMICS_REMOTE (1L << 0)
#define SHMEM_MALLOC_SIGNAL_REMOTE (1L << 1)

/* Contexts and teams are handles: one more than ferry's number, so that a zeroed variable is an invalid one. */
typedef struct shmemi_ctx *shmem_ctx_t;
#define SHMEM_CTX_INVALID ((shmem_ctx_t)0)
#define SHMEM_CTX_DEFAULT ((shmem_ctx_t)1)
#define SHMEM_CTX_SERIALIZED (1L << 0)
#define SHMEM_CTX_PRIVATE (1L << 1)
#define SHMEM_CTX_NOSTORE (1L << 2)

typedef struct {
    size_t total_ops;
} shmem_ctx_session_config_t;
#define SHMEM_CTX_SESSION_BATCH (1L << 0)
#define SHMEM_CTX_SESSION_TOTAL_OPS (1L << 0)

typedef struct shmemi_team *shmem_team_t;
#define SHMEM_TEAM_INVALID ((shmem_team_t)0)
#define SHMEM_TEAM_WORLD ((shmem_team_t)1)
#define SHMEM_TEAM_SHARED ((shmem_team_t)2)
#define SHMEMX_TEAM_NODE ((shmem_team_t)3)

typedef struct {
    int num_contexts;
} shmem_team_config_t;
#define SHMEM_TEAM_NUM_CONTEXTS (1L << 0)

/* Deprecated: sizes of the scratch arrays of active-set collectives.  ferry does not use these arrays. */
#define SHMEM_SYNC_VALUE 0L
#define SHMEM_SYNC_SIZE 16
#define SHMEM_BARRIER_SYNC_SIZE SHMEM_SYNC_SIZE
#define SHMEM_BCAST_SYNC_SIZE SHMEM_SYNC_SIZE
#define SHMEM_COLLECT_SYNC_SIZE SHMEM_SYNC_SIZE
#define SHMEM_REDUCE_SYNC_SIZE SHMEM_SYNC_SIZE
#define SHMEM_ALLTOALL_SYNC_SIZE SHMEM_SYNC_SIZE
#define SHMEM_ALLTOALLS_SYNC_SIZE SHMEM_SYNC_SIZE
#define SHMEM_REDUCE_MIN_WRKDATA_SIZE 16

/* Deprecated: older spellings. */
#define _SHMEM_MAJOR_VERSION SHMEM_MAJOR_VERSION
#define _SHMEM_MINOR_VERSION SHMEM_MINOR_VERSION
#define _SHMEM_MAX_NAME_LEN SHMEM_MAX_NAME_LEN
#define _SHMEM_VENDOR_STRING SHMEM_VENDOR_STRING
#define _SHMEM_CMP_EQ SHMEM_CMP_EQ
#define _SHMEM_CMP_NE SHMEM_CMP_NE
#define _SHMEM_CMP_GT SHMEM_CMP_GT
#define _SHMEM_CMP_GE SHMEM_CMP_GE
#define _SHMEM_CMP_LT SHMEM_CMP_LT
#define _SHMEM_CMP_LE SHMEM_CMP_LE
#define _SHMEM_SYNC_VALUE SHMEM_SYNC_VALUE
#define _SHMEM_SYNC_SIZE SHMEM_SYNC_SIZE
#define _SHMEM_BARRIER_SYNC_SIZE SHMEM_BARRIER_SYNC_SIZE
#define _SHMEM_BCAST_SYNC_SIZE SHMEM_BCAST_SYNC_SIZE
#define _SHMEM_COLLECT_SYNC_SIZE SHMEM_COLLECT_SYNC_SIZE
#define _SHMEM_REDUCE_SYNC_SIZE SHMEM_REDUCE_SYNC_SIZE
#define _SHMEM_ALLTOALL_SYNC_SIZE SHMEM_ALLTOALL_SYNC_SIZE
#define _SHMEM_ALLTOALLS_SYNC_SIZE SHMEM_ALLTOALLS_SYNC_SIZE
#define _SHMEM_REDUCE_MIN_WRKDATA_SIZE SHMEM_REDUCE_MIN_WRKDATA_SIZE

#endif
