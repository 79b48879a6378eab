/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRYI_REMOTE_ADDRESS_H
#define FERRYI_REMOTE_ADDRESS_H

#include "runtime/state/world.h"

/* The numeric IP address at which this PE meets PEs of other nodes: FERRY_REMOTE_ADDRESS, an address or the name of an
 * interface; else loopback if all PEs are in one network namespace of one machine; else that of the first interface
 * that is up.  _INVALID_ARG: no such interface, or it has no address.  _NO_PATH: no interface is up. */
ferry_status ferryi_remote_address(const ferryi_pe *pe, char *text, size_t size);

#endif
