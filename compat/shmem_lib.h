/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRYI_SHMEM_LIB_H
#define FERRYI_SHMEM_LIB_H

#define SHMEMI_FUNCTIONS_ONLY
#include "ferry.h"
#include "ferry/compat/shmem.h"

/* Defines pNAME and makes NAME a weak alias of it: a tool's own NAME takes its place, and calls pNAME.  What this
 * library calls itself, it calls by names of ferry. */
#define FN(TYPE, NAME, PARAMETERS)                                                                                     \
    TYPE NAME PARAMETERS __attribute__((weak, alias("p" #NAME)));                                                      \
    TYPE p##NAME PARAMETERS

/* Handles are ferry's numbers and 1, so that a zeroed one is invalid. */
static inline ferry_ctx_t ctx_of(shmem_ctx_t ctx)
{
    return (ferry_ctx_t)((intptr_t)ctx - 1);
}

static inline shmem_ctx_t ctx_handle(ferry_ctx_t ctx)
{
    return (shmem_ctx_t)((intptr_t)ctx + 1);
}

static inline ferry_team_t team_of(shmem_team_t team)
{
    return (ferry_team_t)((intptr_t)team - 1);
}

static inline shmem_team_t team_handle(ferry_team_t team)
{
    return (shmem_team_t)((intptr_t)team + 1);
}

#endif
