/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRYI_NVML_H
#define FERRYI_NVML_H

#include <stddef.h>
#include <stdint.h>

/* NVML, opened at run time.  Its few functions are declared here after NVML's documented interface, so that a build
 * does not need the toolkit's header. */

typedef struct nvml_device *ferryi_nvml_device;
typedef struct ferryi_nvml_pci {
    char legacy[16];
    unsigned domain, bus, device, id, subsystem;
    char bus_id[32];
} ferryi_nvml_pci;
typedef struct ferryi_nvml_memory {
    unsigned long long total, free, used;
} ferryi_nvml_memory;

#define FERRYI_NVML_FUNCTIONS(X)                                                                                       \
    X(init, "nvmlInit_v2", (void))                                                                                     \
    X(shutdown, "nvmlShutdown", (void))                                                                                \
    X(count, "nvmlDeviceGetCount_v2", (unsigned *))                                                                    \
    X(device, "nvmlDeviceGetHandleByIndex_v2", (unsigned, ferryi_nvml_device *))                                       \
    X(by_uuid, "nvmlDeviceGetHandleByUUID", (const char *, ferryi_nvml_device *))                                      \
    X(pci, "nvmlDeviceGetPciInfo_v3", (ferryi_nvml_device, ferryi_nvml_pci *))                                         \
    X(name, "nvmlDeviceGetName", (ferryi_nvml_device, char *, unsigned))                                               \
    X(uuid, "nvmlDeviceGetUUID", (ferryi_nvml_device, char *, unsigned))                                               \
    X(memory, "nvmlDeviceGetMemoryInfo", (ferryi_nvml_device, ferryi_nvml_memory *))                                   \
    X(bar1, "nvmlDeviceGetBAR1MemoryInfo", (ferryi_nvml_device, ferryi_nvml_memory *))                                 \
    X(mig, "nvmlDeviceGetMigMode", (ferryi_nvml_device, unsigned *, unsigned *))                                       \
    X(link_state, "nvmlDeviceGetNvLinkState", (ferryi_nvml_device, unsigned, unsigned *))                              \
    X(link_remote, "nvmlDeviceGetNvLinkRemotePciInfo_v2", (ferryi_nvml_device, unsigned, ferryi_nvml_pci *))           \
    X(link_type, "nvmlDeviceGetNvLinkRemoteDeviceType", (ferryi_nvml_device, unsigned, unsigned *))                    \
    X(ancestor, "nvmlDeviceGetTopologyCommonAncestor", (ferryi_nvml_device, ferryi_nvml_device, unsigned *))           \
    X(p2p, "nvmlDeviceGetP2PStatus", (ferryi_nvml_device, ferryi_nvml_device, unsigned, unsigned *))

/* A pointer is NULL if the driver lacks the function. */
typedef struct ferryi_nvml {
#define FERRYI_NVML_MEMBER(NAME, SYMBOL, ARGUMENTS) int(*NAME) ARGUMENTS;
    FERRYI_NVML_FUNCTIONS(FERRYI_NVML_MEMBER)
#undef FERRYI_NVML_MEMBER
} ferryi_nvml;
#define FERRYI_NVML_CALL(nvml, NAME, ...) ((nvml)->NAME != NULL && (nvml)->NAME(__VA_ARGS__) == 0)

/* Capabilities that nvmlDeviceGetP2PStatus reports, and its value for yes. */
enum {
    FERRYI_NVML_READ,
    FERRYI_NVML_WRITE,
    FERRYI_NVML_NVLINK,
    FERRYI_NVML_ATOMICS,
    FERRYI_NVML_PCI,
    FERRYI_NVML_OK = 0
};

/* Opens and initialises it; 0, or -1 with the reason in why[size].  Each success is paired with a shutdown. */
int ferryi_nvml_open(ferryi_nvml *nvml, char *why, size_t size);

/* paths[n]: the path by NVML's P2P status from GPU `me` to each of n, named by their UUIDs: native, flags or staged
 * (enum ferry_path); FERRYI_PAIR_UNKNOWN where NVML has no answer, and for the GPU itself. */
void ferryi_nvml_paths(const unsigned char (*uuids)[16], int n, int me, uint8_t *paths);

#endif
