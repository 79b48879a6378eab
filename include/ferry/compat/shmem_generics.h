/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_COMPAT_SHMEM_GENERICS_H
#define FERRY_COMPAT_SHMEM_GENERICS_H

#include "shmem_deprecated.h"

/* Type-generic spellings in C11.  The type that the first pointer points to, qualifiers dropped, picks the function;
 * the number of arguments says whether a context comes first. */
#ifndef __cplusplus
#include "generated/shmem_generics.h"
#endif

/* sync has its deprecated form of four arguments too. */
#define SHMEMI_sync_1(team) shmem_team_sync(team)
#define SHMEMI_sync_4(start, stride, size, psync) (shmem_sync)(start, stride, size, psync)
#define shmem_sync(...) FERRYI_BY_COUNT(SHMEMI_sync_, __VA_ARGS__)

#endif
