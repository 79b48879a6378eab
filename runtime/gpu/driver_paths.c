/* SPDX-License-Identifier: BSD-3-Clause */
/* The path of each pair by the driver's attributes. */
#include "ferry/diag.h"
#include "runtime/base/log.h"
#include "runtime/gpu/gpu_internal.h"
#include <stdlib.h>
#include <string.h>

#define CU (ferryi_cu_table)

/* The CUDA device of a PE's GPU in this process; -1: the GPU is hidden from this process. */
static int device_of(const ferryi_gpu_info *info)
{
    int count = 0;
    if (CU->DeviceGetCount(&count) != CUDA_SUCCESS)
        return -1;
    for (int i = 0; i < count; i++) {
        CUdevice device;
        CUuuid uuid;
        if (CU->DeviceGet(&device, i) == CUDA_SUCCESS && CU->DeviceGetUuid(&uuid, device) == CUDA_SUCCESS &&
            memcmp(uuid.bytes, info->uuid, sizeof info->uuid) == 0)
            return device;
    }
    return -1;
}

static const ferryi_gpu_info *info_at(const ferryi_gpu_info *infos, size_t stride, int i)
{
    return (const ferryi_gpu_info *)(const void *)((const char *)infos + (size_t)i * stride);
}

static int can(CUdevice_P2PAttribute what, CUdevice from, CUdevice to)
{
    int value = 0;
    return CU->DeviceGetP2PAttribute(&value, what, from, to) == CUDA_SUCCESS && value;
}

/* Returns the path by the driver's attributes of two devices (-1: hidden from this process); *lack names the reason. */
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

#define MOST_BLOCKS 32

/* A quarter of the multiprocessors; more than one, so that every GPU has the same code. */
static unsigned blocks_of_collectives(CUdevice device)
{
    int processors = 0;
    if (CU->DeviceGetAttribute(&processors, CU_DEVICE_ATTRIBUTE_MULTIPROCESSOR_COUNT, device) != CUDA_SUCCESS)
        return 1;
    return processors < 12 ? 3 : processors < 4 * MOST_BLOCKS ? (unsigned)processors / 4 : MOST_BLOCKS;
}

/* Kernels of processes that share a GPU take turns of about 2 ms, each with the whole GPU, unless a daemon of NVIDIA's
 * Multi-Process Service (MPS) joins the processes: then kernels of all of them run at the same time, and must fit
 * together.  If the user has set CUDA_MPS_ACTIVE_THREAD_PERCENTAGE, the GPU is divided already: the driver then shows
 * each process its own part only; parts of two processes may have the same multiprocessors. */
static void find_sharers(ferryi_pe *pe, const ferryi_gpu_info *infos, size_t info_stride)
{
    const CUdevice_attribute mps_enabled = (CUdevice_attribute)133; /* CU_DEVICE_ATTRIBUTE_MPS_ENABLED since CUDA 12 */
    const char *part = getenv("CUDA_MPS_ACTIVE_THREAD_PERCENTAGE");
    int mps = 0;
    unsigned n = 0;
    for (int i = 0; i < pe->world.n_pes; i++)
        n += memcmp(info_at(infos, info_stride, i)->uuid, info_at(infos, info_stride, pe->world.my_pe)->uuid,
                    sizeof infos->uuid) == 0;
    if (CU->DeviceGetAttribute(&mps, mps_enabled, pe->gpu->device) != CUDA_SUCCESS)
        mps = 0; /* an older driver */
    pe->gpu->neighbours = mps ? n - 1 : 0;
    pe->gpu->takes_turns = n > 1 && !mps;
    pe->gpu->most_blocks = pe->gpu->neighbours != 0 ? 1 : blocks_of_collectives(pe->gpu->device);
    pe->gpu->sharers = mps && (part == NULL || atof(part) >= 100) ? n : 1;
    if (n > 1 && mps)
        ferryi_log(FERRYI_LOG_INFO, "%u PEs share GPU %d, and MPS runs their kernels at the same time", n,
                   pe->gpu->device);
    else if (n > 1)
        ferryi_log(FERRYI_LOG_WARN,
                   "%u PEs share GPU %d and run in turns of about 2 ms, which delays every wait for another PE: start "
                   "the job by ferry-run --mps, or under an MPS daemon",
                   n, pe->gpu->device);
}

void ferryi_gpu_paths(ferryi_pe *pe, const ferryi_gpu_info *infos, size_t info_stride)
{
    int n = pe->world.n_pes;
    find_sharers(pe, infos, info_stride);
    for (int from = 0; from < n; from++)
        for (int to = 0; to < n; to++) {
            if (!ferryi_pair_shares_node(pe, from, to))
                continue; /* remote */
            int a = device_of(info_at(infos, info_stride, from)), b = device_of(info_at(infos, info_stride, to));
            const char *lack;
            ferry_path path = path_between(a, b, &lack);
            ferryi_pair_info *pair = ferryi_pair_at(pe, from, to);
            pair->driver = pair->found = (uint8_t)path;
            if (ferryi_path_is_weak(path))
                ferryi_log(FERRYI_LOG_INFO, "PE %d (GPU %d) to PE %d (GPU %d): %s, so the path is %s", from, a, to, b,
                           lack, ferry_path_name(path));
        }
}
