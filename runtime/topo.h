/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRYI_TOPO_H
#define FERRYI_TOPO_H

#include "ferry/status.h"
#include <stdint.h>

#define FERRYI_TOPO_CPUS 1024

/* Where a PE runs.  Exchanged at init, kept for every PE. */
typedef struct ferryi_topo {
    uint64_t node_id[2]; /* equal on two PEs exactly when they can share memory and abstract sockets: hash of boot id
                            and network namespace */
    char host[64];       /* for messages */
    int32_t pid;         /* as this PE sees itself */
    int32_t numa_node;   /* of the CPUs this PE may run on; -1: several, or unknown */
    int32_t n_cpus;      /* CPUs this PE may use: affinity mask, and the cgroup's quota rounded up */
    int32_t quota;       /* CPUs that the cgroup's quota is worth, shared by all in it; INT32_MAX: no quota */
    uint64_t cpus[FERRYI_TOPO_CPUS / 64]; /* the affinity mask: bit c is CPU c; empty when it cannot be told */
} ferryi_topo;

ferry_status ferryi_topo_read(ferryi_topo *topo);

/* Whether PE me has to share a CPU with another PE of its node: 1 when some CPU that it may run on carries more than
 * one PE, each spread evenly over the CPUs of its own mask, or when the quota is worth fewer CPUs than there are PEs. A
 * PE that a launcher has bound to one CPU has that CPU for itself when nobody else is bound there. */
int ferryi_topo_is_crowded(const ferryi_topo *topo, int n_pes, int me);

/* Binds the calling thread, which `who` names in the log, to the CPUs of the PE's NUMA node that the process may use,
 * best effort: without hwloc, with one node only, or when the PE itself is bound to a single CPU, it leaves things as
 * they are. */
void ferryi_topo_bind(const ferryi_topo *topo, const char *who);

/* The NUMA node of a PCI device, a GPU for one: as the kernel says, else as hwloc finds it.  -1: unknown. */
int32_t ferryi_topo_node_of_pci(unsigned domain, unsigned bus, unsigned device);
/* The second of the two alone. */
int32_t ferryi_topo_node_of_pci_by_hwloc(unsigned domain, unsigned bus, unsigned device);

/* What a PE on its own sees of this machine, as lines for humans (FERRY_LOG=info). */
const char *ferryi_topo_library(void); /* "hwloc 2.9.0", or "none" */

#endif
