/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRYI_REMOTE_CHOOSE_H
#define FERRYI_REMOTE_CHOOSE_H

#include "runtime/state/world.h"

/* The plug-in that carries this job's data between nodes: FERRY_REMOTE's, or with auto the same on all PEs, which all
 * call this.  address: ferryi_remote_address(), or "".  _TIMEOUT, _BOOTSTRAP: the PEs could not agree. */
ferry_status ferryi_remote_choose(ferryi_pe *pe, const char *address, const char **plugin);

/* 1 if the interface with this address is that of a NIC with RDMA whose port is active and which this process may use.
 * sysroot: "", or the folder of a machine made of files. */
int ferryi_remote_has_rdma(const char *sysroot, const char *address);

/* 1 if the machine has a NIC that libfabric may drive without TCP. */
int ferryi_remote_has_fabric(const char *sysroot);

#endif
