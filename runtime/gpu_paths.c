/* SPDX-License-Identifier: BSD-3-Clause */
/* What the driver says of each pair of GPUs. */
#include "ferry/diag.h"
#include "runtime/gpu_state.h"
#include "runtime/log.h"
#include "runtime/paths.h"
#include <string.h>

#define CU (ferryi_cu_table)

/* The number by which this process knows a PE's GPU, -1 when it is hidden from it. */
static int device_of(const ferryi_gpu_card *card)
{
    int count = 0;
    if (CU->DeviceGetCount(&count) != CUDA_SUCCESS)
        return -1;
    for (int i = 0; i < count; i++) {
        CUdevice device;
        CUuuid uuid;
        if (CU->DeviceGet(&device, i) == CUDA_SUCCESS && CU->DeviceGetUuid(&uuid, device) == CUDA_SUCCESS &&
            memcmp(uuid.bytes, card->uuid, sizeof card->uuid) == 0)
            return device;
    }
    return -1;
}

static const ferryi_gpu_card *card_at(const ferryi_gpu_card *cards, size_t stride, int i)
{
    return (const ferryi_gpu_card *)(const void *)((const char *)cards + (size_t)i * stride);
}

static int can(CUdevice_P2PAttribute what, CUdevice from, CUdevice to)
{
    int value = 0;
    return CU->DeviceGetP2PAttribute(&value, what, from, to) == CUDA_SUCCESS && value;
}

/* What the driver says of two GPUs (-1: it does not show one), and what they lack. */
static ferry_path path_between(CUdevice from, CUdevice to, const char **lack)
{
    *lack = "nothing missing";
    if (from < 0 || to < 0) {
        *lack = "a GPU that is hidden from this process";
        return FERRY_PATH_STAGED;
    }
    if (from != to && !can(CU_DEVICE_P2P_ATTRIBUTE_ACCESS_SUPPORTED, from, to)) {
        *lack = "no peer access";
        return FERRY_PATH_STAGED;
    }
    if (from != to && !can(CU_DEVICE_P2P_ATTRIBUTE_NATIVE_ATOMIC_SUPPORTED, from, to)) {
        *lack = "no peer atomics";
        return FERRY_PATH_FLAGS;
    }
    return FERRY_PATH_NATIVE;
}

ferry_status ferryi_gpu_paths(ferryi_pe *pe, const ferryi_gpu_card *cards, size_t card_stride)
{
    int n = pe->world.n_pes;
    for (int from = 0; from < n; from++)
        for (int to = 0; to < n; to++) {
            int a = device_of(card_at(cards, card_stride, from)), b = device_of(card_at(cards, card_stride, to));
            const char *lack;
            ferry_path path = path_between(a, b, &lack);
            pe->claimed[from * n + to] = pe->paths[from * n + to] = (uint8_t)path;
            if (path != FERRY_PATH_NATIVE)
                ferryi_log(FERRYI_LOG_INFO, "from PE %d (GPU %d) to PE %d (GPU %d) there is %s: path %s", from, a, to,
                           b, lack, ferry_path_name(path));
        }
    return ferryi_paths_override(pe->env.paths, n, pe->paths);
}
