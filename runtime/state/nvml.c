/* SPDX-License-Identifier: BSD-3-Clause */
/* Looks up NVML's functions. */
#include "runtime/state/nvml.h"
#include "runtime/base/log.h"
#include "runtime/state/pair.h"
#include <dlfcn.h>
#include <stdio.h>
#include <string.h>

int ferryi_nvml_open(ferryi_nvml *nvml, char *why, size_t size)
{
    const char *(*error_string)(int);
    void *address, *library = dlopen("libnvidia-ml.so.1", RTLD_NOW | RTLD_LOCAL); /* stays open, as the driver does */
    if (library == NULL) {
        snprintf(why, size, "libnvidia-ml.so.1 cannot be opened");
        return -1;
    }
    /* ISO C cannot convert between object and function pointers; POSIX guarantees that the bits are valid. */
#define LOOK_UP(NAME, SYMBOL, ARGUMENTS)                                                                               \
    address = dlsym(library, SYMBOL);                                                                                  \
    memcpy(&nvml->NAME, &address, sizeof address);
    FERRYI_NVML_FUNCTIONS(LOOK_UP)
#undef LOOK_UP
    address = dlsym(library, "nvmlErrorString");
    memcpy(&error_string, &address, sizeof address);
    int result = nvml->init != NULL ? nvml->init() : -1;
    if (result == 0)
        return 0;
    snprintf(why, size, "nvmlInit failed: %s",
             result > 0 && error_string != NULL ? error_string(result) : "no such function");
    dlclose(library);
    return -1;
}

static int find(const ferryi_nvml *nvml, const unsigned char uuid[16], ferryi_nvml_device *device)
{
    char text[64];
    const unsigned char *u = uuid;
    snprintf(text, sizeof text, "GPU-%02x%02x%02x%02x-%02x%02x-%02x%02x-%02x%02x-%02x%02x%02x%02x%02x%02x", u[0], u[1],
             u[2], u[3], u[4], u[5], u[6], u[7], u[8], u[9], u[10], u[11], u[12], u[13], u[14], u[15]);
    return FERRYI_NVML_CALL(nvml, by_uuid, text, device);
}

static uint8_t path_between(const ferryi_nvml *nvml, ferryi_nvml_device from, ferryi_nvml_device to)
{
    unsigned reads, writes, updates;
    if (!FERRYI_NVML_CALL(nvml, p2p, from, to, FERRYI_NVML_READ, &reads) ||
        !FERRYI_NVML_CALL(nvml, p2p, from, to, FERRYI_NVML_WRITE, &writes))
        return FERRYI_PAIR_UNKNOWN;
    if (reads != FERRYI_NVML_OK || writes != FERRYI_NVML_OK)
        return FERRY_PATH_STAGED;
    if (!FERRYI_NVML_CALL(nvml, p2p, from, to, FERRYI_NVML_ATOMICS, &updates))
        return FERRYI_PAIR_UNKNOWN;
    return updates == FERRYI_NVML_OK ? FERRY_PATH_NATIVE : FERRY_PATH_FLAGS;
}

void ferryi_nvml_paths(const unsigned char (*uuids)[16], int n, int me, uint8_t *paths)
{
    ferryi_nvml nvml;
    ferryi_nvml_device own, other;
    char why[160];
    memset(paths, FERRYI_PAIR_UNKNOWN, (size_t)n);
    if (ferryi_nvml_open(&nvml, why, sizeof why) != 0) {
        ferryi_log(FERRYI_LOG_INFO, "NVML is not asked for pairs of GPUs: %s", why);
        return;
    }
    if (find(&nvml, uuids[me], &own))
        for (int i = 0; i < n; i++)
            if (memcmp(uuids[i], uuids[me], sizeof uuids[i]) != 0 && find(&nvml, uuids[i], &other))
                paths[i] = path_between(&nvml, own, other);
    (void)FERRYI_NVML_CALL(&nvml, shutdown);
}
