/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRYI_TOPO_H
#define FERRYI_TOPO_H

#include "ferry/status.h"
#include <stdint.h>

#define FERRYI_TOPO_CPUS 1024

/* The host and CPUs of a PE. Exchanged at init, kept for every PE. */
typedef struct ferryi_topo {
    uint64_t node_id[2]; /* hash of boot id and network namespace: equal on two PEs exactly when they can share memory
                            and abstract sockets */
    char host[64];       /* for messages */
    int32_t pid;         /* as this PE sees itself */
    int32_t numa_node;   /* of the CPUs this PE may run on; -1: several, or unknown */
    int32_t n_cpus;      /* CPUs this PE may use: affinity mask, and the cgroup's quota rounded up */
    int32_t quota;       /* the cgroup's quota in CPUs, shared by all its processes; INT32_MAX: no quota */
    uint64_t cpus[FERRYI_TOPO_CPUS / 64]; /* the affinity mask: bit c is CPU c; empty when unknown */
} ferryi_topo;

ferry_status ferryi_topo_read(ferryi_topo *topo);

/* Returns 1 if the PEs of me's node have fewer CPUs than polling threads, of which each PE has `threads`.  Spreads each
 * PE's threads evenly over the CPUs of its mask; the result is 1 if a CPU of me's mask then has more than one thread,
 * or if the quota allows fewer CPUs than the node has such threads. */
int ferryi_topo_is_oversubscribed(const ferryi_topo *topo, int n_pes, int me, int threads);

/* Moves the calling thread, which is PE me's, to one CPU of its mask, so that the PEs of the node that have this mask
 * are dealt out over its CPUs.  The mask is then as it was, and the kernel may move the thread again.  Returns that
 * CPU; -1: the thread has only one, or may not be moved. */
int32_t ferryi_topo_spread(const ferryi_topo *topo, int n_pes, int me);

/* Binds the calling thread, `who` in the log, to those CPUs of the PE's NUMA node that the process may use.  Does
 * nothing without hwloc, on a machine of one node, or when the PE itself is bound to a single CPU. */
void ferryi_topo_bind(const ferryi_topo *topo, const char *who);

/* The NUMA node of a PCI device, such as a GPU, from the kernel, else from hwloc. -1: unknown. */
int32_t ferryi_topo_node_of_pci(unsigned domain, unsigned bus, unsigned device);
/* From hwloc alone. */
int32_t ferryi_topo_node_of_pci_by_hwloc(unsigned domain, unsigned bus, unsigned device);

/* The library that reads the topology, for the log. */
const char *ferryi_topo_library(void); /* "hwloc", or "none" */

#endif
