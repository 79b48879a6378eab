/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRYI_CGROUP_H
#define FERRYI_CGROUP_H

#include <stdint.h>

/* What the control groups (v1 or v2) that this process lives in leave it: containers and batch systems set limits there
 * that neither /proc/meminfo nor the affinity mask shows. */

/* Bytes that may still be used, page cache that can be dropped counted in; UINT64_MAX without a limit. */
uint64_t ferryi_cgroup_memory_left(void);

/* CPUs that the quota is worth, rounded up; INT32_MAX without a quota. */
int32_t ferryi_cgroup_cpus(void);

#endif
