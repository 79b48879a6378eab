/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_COLL_H
#define FERRY_COLL_H

#include "types.h"
#include "typetable.h"

/* Collectives (OpenSHMEM 1.5, 9.9 and 9.11).  All PEs of the team make the same call in the same order, one thread (or
 * warp, or block) of each PE at a time.  dest and source are symmetric, the same objects on every PE; dest must be
 * ready to be written on every PE before any PE calls (a barrier, when it was in use).  On return dest may be read and
 * source may be used again.
 *
 * barrier_all  quiet, then sync.   sync  no PE returns before all have called.
 * broadcast    source[nelems] of PE_root goes to dest[nelems] of every PE, the root's own included.
 * collect      source[nelems] of all PEs, one behind the other in the order of the members; nelems may differ.
 * fcollect     source[nelems] of PE i goes to dest[i * nelems ..] of every PE.
 * alltoall     source[j * nelems ..] of PE i goes to dest[i * nelems ..] of PE j.
 * alltoalls    source[(j * nelems + k) * sst] of PE i goes to dest[(i * nelems + k) * dst] of PE j, for k < nelems;
 *              dst and sst count elements, from 1 on; dest holds members * nelems * dst elements, source likewise.
 * reduce       dest[i] of every PE = source[i] of all PEs under the operator, operands in the order of the members. How
 *              they are bracketed depends on the team's size and nreduce alone: every PE gets the same bits, each time.
 *              dest == source is allowed.
 * reducescatter  dest[i] of PE j = source[j * nreduce + i] of all PEs under the operator, i < nreduce.  dest may be
 *              source + j * nreduce, else they do not overlap.  Extension.
 * sum_inscan   dest[i] of member j = the sum of source[i] of the members 0 to j; sum_exscan: of those before j, 0 on
 * the first.  dest == source is allowed.  OpenSHMEM 1.6.
 *
 * _SUCCESS, or _NOT_INITIALIZED, _INVALID_ARG (team), _INVALID_PE (root), _INVALID_ADDR, _OVERFLOW before anything was
 * moved; _PEER_LOST: a member that this PE waits for, or sends to, has died (a broadcast's root waits for nobody, and
 * the others for it alone: they may go on without the dead); _ABORTED; _TIMEOUT: the collective has not ended, dest is
 * undefined, and the same call made again goes on waiting. */

FERRY_BOTH(ferry_status, ferry_barrier_all, (void))
FERRY_BOTH(ferry_status, ferry_barrier_all_timeout, (uint64_t timeout_ns))
FERRY_BOTH(ferry_status, ferry_sync_all, (void))
FERRY_BOTH(ferry_status, ferry_sync_all_timeout, (uint64_t timeout_ns))
FERRY_BOTH(ferry_status, ferry_team_sync, (ferry_team_t team))
FERRY_BOTH(ferry_status, ferry_team_sync_timeout, (ferry_team_t team, uint64_t timeout_ns))
FERRY_BOTH(ferry_status, ferry_team_barrier, (ferry_team_t team))
FERRY_BOTH(ferry_status, ferry_team_barrier_timeout, (ferry_team_t team, uint64_t timeout_ns))

FERRY_BOTH(ferry_status, ferry_broadcastmem,
           (ferry_team_t team, void *dest, const void *source, size_t nbytes, int root))
FERRY_BOTH(ferry_status, ferry_fcollectmem, (ferry_team_t team, void *dest, const void *source, size_t nbytes))
FERRY_BOTH(ferry_status, ferry_alltoallmem, (ferry_team_t team, void *dest, const void *source, size_t nbytes))
FERRY_BOTH(ferry_status, ferry_broadcastmem_timeout,
           (ferry_team_t team, void *dest, const void *source, size_t nbytes, int root, uint64_t timeout_ns))
FERRY_BOTH(ferry_status, ferry_fcollectmem_timeout,
           (ferry_team_t team, void *dest, const void *source, size_t nbytes, uint64_t timeout_ns))
FERRY_BOTH(ferry_status, ferry_alltoallmem_timeout,
           (ferry_team_t team, void *dest, const void *source, size_t nbytes, uint64_t timeout_ns))

FERRY_BOTH(ferry_status, ferry_collectmem, (ferry_team_t team, void *dest, const void *source, size_t nbytes))
FERRY_BOTH(ferry_status, ferry_collectmem_timeout,
           (ferry_team_t team, void *dest, const void *source, size_t nbytes, uint64_t timeout_ns))
FERRY_BOTH(ferry_status, ferry_alltoallsmem,
           (ferry_team_t team, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nbytes))
FERRY_BOTH(ferry_status, ferry_alltoallsmem_timeout,
           (ferry_team_t team, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nbytes,
            uint64_t timeout_ns))

#define FERRYI_DECLARE_COLL(NAME, TYPE)                                                                                \
    FERRY_BOTH(ferry_status, ferry_##NAME##_broadcast,                                                                 \
               (ferry_team_t team, TYPE * dest, const TYPE *source, size_t nelems, int root))                          \
    FERRY_BOTH(ferry_status, ferry_##NAME##_fcollect,                                                                  \
               (ferry_team_t team, TYPE * dest, const TYPE *source, size_t nelems))                                    \
    FERRY_BOTH(ferry_status, ferry_##NAME##_alltoall,                                                                  \
               (ferry_team_t team, TYPE * dest, const TYPE *source, size_t nelems))                                    \
    FERRY_BOTH(ferry_status, ferry_##NAME##_collect,                                                                   \
               (ferry_team_t team, TYPE * dest, const TYPE *source, size_t nelems))                                    \
    FERRY_BOTH(ferry_status, ferry_##NAME##_alltoalls,                                                                 \
               (ferry_team_t team, TYPE * dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems))      \
    FERRY_BOTH(ferry_status, ferry_##NAME##_sum_inscan,                                                                \
               (ferry_team_t team, TYPE * dest, const TYPE *source, size_t nelems))                                    \
    FERRY_BOTH(ferry_status, ferry_##NAME##_sum_exscan,                                                                \
               (ferry_team_t team, TYPE * dest, const TYPE *source, size_t nelems))
FERRY_RMA_TYPES(FERRYI_DECLARE_COLL)

#define FERRYI_DECLARE_REDUCE(NAME, TYPE, OP)                                                                          \
    FERRY_BOTH(ferry_status, ferry_##NAME##_##OP##_reduce,                                                             \
               (ferry_team_t team, TYPE * dest, const TYPE *source, size_t nreduce))                                   \
    FERRY_BOTH(ferry_status, ferry_##NAME##_##OP##_reduce_timeout,                                                     \
               (ferry_team_t team, TYPE * dest, const TYPE *source, size_t nreduce, uint64_t timeout_ns))              \
    FERRY_BOTH(ferry_status, ferry_##NAME##_##OP##_reducescatter,                                                      \
               (ferry_team_t team, TYPE * dest, const TYPE *source, size_t nreduce))                                   \
    FERRY_BOTH(ferry_status, ferry_##NAME##_##OP##_reducescatter_timeout,                                              \
               (ferry_team_t team, TYPE * dest, const TYPE *source, size_t nreduce, uint64_t timeout_ns))
#define FERRYI_DECLARE_REDUCE_MATH(NAME, TYPE) FERRYI_REDUCE_MATH(FERRYI_DECLARE_REDUCE, NAME, TYPE)
#define FERRYI_DECLARE_REDUCE_BITS(NAME, TYPE, U) FERRYI_REDUCE_BITS(FERRYI_DECLARE_REDUCE, NAME, TYPE)
FERRY_RMA_TYPES(FERRYI_DECLARE_REDUCE_MATH)
FERRY_WORD_TYPES(FERRYI_DECLARE_REDUCE_BITS)
#define FERRYI_DECLARE_REDUCE_SMALL_BITS(NAME, TYPE) FERRYI_REDUCE_BITS(FERRYI_DECLARE_REDUCE, NAME, TYPE)
FERRYI_SMALL_C_TYPES(FERRYI_DECLARE_REDUCE_SMALL_BITS)
FERRYI_SMALL_ALIASES(FERRYI_DECLARE_REDUCE_SMALL_BITS)

/* Complex numbers: sum and prod, on hosts, in C. */
#if !defined(__cplusplus) && !defined(__CUDACC__)
#define FERRYI_DECLARE_REDUCE_COMPLEX(NAME, TYPE)                                                                      \
    FERRYI_DECLARE_REDUCE(NAME, TYPE, sum) FERRYI_DECLARE_REDUCE(NAME, TYPE, prod)
FERRY_COMPLEX_TYPES(FERRYI_DECLARE_REDUCE_COMPLEX)
#endif

#endif
