/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRYI_REMOTE_ADDRESS_H
#define FERRYI_REMOTE_ADDRESS_H

#include "runtime/state/world.h"

/* Chooses the IP address at which this PE meets PEs of other nodes. */

typedef struct ferryi_address {
    uint8_t family; /* AF_INET, AF_INET6; 0: none */
    uint8_t prefix; /* bits of its network's number */
    uint8_t bytes[16];
} ferryi_address;

/* What a PE tells the others before all choose. */
enum { FERRYI_ADDRESSES = 12, FERRYI_ADDRESS_LISTED = 0, FERRYI_ADDRESS_BOOTSTRAP, FERRYI_ADDRESS_GIVEN };
typedef struct ferryi_addresses {
    uint8_t n, first_is; /* the first: of the bootstrap's connection, given by FERRY_REMOTE_ADDRESS, or one of a list */
    ferryi_address at[FERRYI_ADDRESSES];
} ferryi_addresses;

/* Returns the index in all[me], by the first of these rules that applies; -1: none does.
 *   1. The given address.
 *   2. An address in the network of an address that was given to another PE.
 *   3. The address of the bootstrap's connection, of this PE or of another PE of its node.
 *   4. An address in the first network of PE 0 in which every node has an address of its own.  So docker0, which has
 * the same address on all machines, is not chosen. */
int ferryi_address_choose(const ferryi_addresses *all, const ferryi_topo *topo, int n_pes, int me);

/* text: the numeric address.  Without a rule that applies, it is the one from which the kernel sends to another node,
 * or the first.  Loopback, without an exchange, if all PEs are in one network namespace of one machine and
 * FERRY_REMOTE_ADDRESS is not set.  Collective: returns the exchange's status.  *own: this PE's; _INVALID_ARG: no such
 * interface, or it has no address; _NO_PATH: no interface is up. */
ferry_status ferryi_remote_address(const ferryi_pe *pe, char *text, size_t size, ferry_status *own);

/* addresses: of PE 0, the others' each `stride` bytes behind; "": the PE uses none.  _NO_PATH: PEs of two nodes have
 * the same one; the message names them. */
ferry_status ferryi_remote_address_check(const ferryi_pe *pe, const char *addresses, size_t stride);

#endif
