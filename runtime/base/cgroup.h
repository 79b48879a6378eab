/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRYI_CGROUP_H
#define FERRYI_CGROUP_H

#include <stdint.h>

/* The limits of this process's control groups (v1 or v2): containers and batch systems set limits there that neither
 * /proc/meminfo nor the affinity mask shows. */

/* Prefix of /proc and /sys; "" except in tests. */
extern const char *ferryi_cgroup_root;

/* Bytes that may still be used, including page cache that can be dropped; UINT64_MAX without a limit. */
uint64_t ferryi_cgroup_memory_left(void);

/* The CPU quota in CPUs, rounded up; INT32_MAX without a quota. */
int32_t ferryi_cgroup_cpus(void);

/* A limit of threads and processes, and how many there are. */
typedef struct ferryi_cgroup_limit {
    char dir[512]; /* the group's */
    uint64_t most, used;
} ferryi_cgroup_limit;

/* The one of this process's groups that is nearest to its pids.max.  0: no group has a limit. */
int ferryi_cgroup_pids(ferryi_cgroup_limit *limit);

#endif
