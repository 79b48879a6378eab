/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRYI_INFO_H
#define FERRYI_INFO_H

#include "runtime/base/topo.h"
#include "runtime/fdpass/fdpass.h"
#include "runtime/memory/statics.h"
#include "runtime/space/gpu_ops.h"

#define FERRYI_INFO_ABI (0x667a0000u + sizeof(ferryi_ctl) % 0x10000u)

/* The first message from each PE to the others, sent by the bootstrap. */
typedef struct ferryi_pe_info {
    uint32_t abi; /* of everything that PEs share: layouts, descriptors, this info */
    uint32_t ring_slots;
    uint64_t staged_chunk, heap_chunk, heap_max, overrides;
    uint64_t heap_fits;  /* address space of this process for each heap, if heap_max is the default */
    uint64_t chunk_fits; /* this machine's memory for each heap's first chunk, if heap_chunk is the default */
    ferryi_topo topo;
    ferryi_fdpass_name broker;
    uint64_t node;               /* FERRY_TEST=nodes: which of this machine's nodes this PE stands on */
    uint64_t space;              /* the requested space: enum ferryi_pe_info_space */
    uint64_t handles;            /* FERRY_HANDLES */
    char remote[16], fabric[32]; /* FERRY_REMOTE, FERRY_FABRIC_PROVIDER */
    ferryi_gpu_info gpu;
    ferryi_statics_info statics;
} ferryi_pe_info;

/* The PEs decide `auto` once all of them know each other's GPUs. */
enum ferryi_pe_info_space { FERRYI_WANTS_HOST = 1, FERRYI_WANTS_CUDA = 2, FERRYI_WANTS_ANY = 3 };

/* Checks bytes from the network before use: every field must be one that a PE of this build can send, and texts must be
 * terminated and printable.  Returns the name of the first bad field; NULL: none.  The caller has compared the abi
 * before.  same_process: the PEs are threads, and no PE passes descriptors. */
const char *ferryi_pe_info_flaw(const ferryi_pe_info *info, int same_process);

#endif
