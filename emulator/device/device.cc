/* SPDX-License-Identifier: BSD-3-Clause */
/* Emulated GPUs: their number, what they can do, and which of them reach which.
 *
 *   EMU_GPUS        number of GPUs (default 4)
 *   EMU_MPS         1: the driver reports that processes on one GPU run at the same time
 *   EMU_NARROW_ATOMICS  ordered pairs without atomics of 16 bytes
 *   EMU_COMPUTE_MODE  2: prohibited, 3: exclusive
 *   EMU_NO_ACCESS   ordered pairs whose kernels cannot reach the other's memory: "0>1,1>0" or "*"
 *   EMU_REFUSES     ordered pairs that the driver reports as reachable, but refuses access
 *   EMU_NO_ATOMICS  ordered pairs without atomics, likewise
 *   EMU_HANDLES     by what GPU memory can be shared, default "fd,ipc": fd stands for virtual memory management too;
 *                   fabric; imex, that the system allows fabric handles
 *   EMU_FAULTS      what is wrong with a pair: faults.cc
 */
#include "emulator/driver.h"
#include "emulator/execution/grid.h"
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <string>
#include <vector>

int emu_devices(void)
{
    static const int n = (int)emu_number("EMU_GPUS", 4);
    return n > FERRYI_EMU_DEVICES ? (int)FERRYI_EMU_DEVICES : n;
}

/* The GPU that a word of CUDA_VISIBLE_DEVICES names: its number, or the beginning of its UUID. */
static int gpu_named(const std::string &word)
{
    char *end = nullptr;
    const long number = strtol(word.c_str(), &end, 10);
    if (!word.empty() && *end == '\0')
        return number >= 0 && number < emu_devices() ? (int)number : -1;
    int found = -1;
    for (int gpu = 0; gpu < emu_devices(); gpu++) {
        char byte[9];
        snprintf(byte, sizeof byte, "%02x", (unsigned)gpu + 1);
        std::string uuid = "GPU-";
        for (int i = 0; i < 16; i++)
            uuid += std::string(i == 4 || i == 6 || i == 8 || i == 10 ? "-" : "") + byte;
        if (word.size() <= 4 || uuid.compare(0, word.size(), word) != 0)
            continue;
        if (found >= 0)
            return -1; /* it begins several */
        found = gpu;
    }
    return found;
}

/* What follows a word that names no GPU, or one that is there already, is not visible. */
static const std::vector<int> &visible(void)
{
    static const std::vector<int> &all = *new std::vector<int>([] {
        const char *text = getenv("CUDA_VISIBLE_DEVICES");
        std::vector<int> gpus;
        for (int gpu = 0; text == NULL && gpu < emu_devices(); gpu++)
            gpus.push_back(gpu);
        const std::string words = text != NULL ? text : "";
        for (size_t at = 0; at < words.size();) {
            const size_t end = std::min(words.find(',', at), words.size());
            const int gpu = gpu_named(words.substr(at, end - at));
            if (gpu < 0 || std::find(gpus.begin(), gpus.end(), gpu) != gpus.end())
                break;
            gpus.push_back(gpu);
            at = end + 1;
        }
        return gpus;
    }());
    return all;
}

int emu_gpu(CUdevice device)
{
    return device >= 0 && (size_t)device < visible().size() ? visible()[(size_t)device] : -1;
}

CUdevice emu_number_of(int gpu)
{
    const auto found = std::find(visible().begin(), visible().end(), gpu);
    return found != visible().end() ? (CUdevice)(found - visible().begin()) : -1;
}

static bool is_listed(const char *variable, int from, int to)
{
    const char *text = getenv(variable);
    char pair[32];
    if (text == NULL || from == to)
        return false;
    snprintf(pair, sizeof pair, ",%d>%d,", from, to);
    return strcmp(text, "*") == 0 || ("," + std::string(text) + ",").find(pair) != std::string::npos;
}

bool emu_reaches(int from, int to)
{
    return !is_listed("EMU_NO_ACCESS", from, to) && !emu_fault_is_no_access(from, to);
}

bool emu_is_refused(int from, int to)
{
    return !emu_reaches(from, to) || is_listed("EMU_REFUSES", from, to);
}

bool emu_offers(const char *handles)
{
    const char *text = getenv("EMU_HANDLES");
    return ("," + std::string(text != NULL ? text : "fd,ipc") + ",").find("," + std::string(handles) + ",") !=
           std::string::npos;
}

CUresult emu_refuses(const char *function, CUresult result)
{
    return emu_refuses(function, result, "its arguments");
}

CUresult emu_refuses(const char *function, CUresult result, const std::string &why)
{
    emu_say("%s was called wrongly: %s: error %d", function, why.c_str(), (int)result);
    return result;
}

CUresult cuInit(unsigned flags)
{
    if (emu_asked_to_fail("cuInit") != CUDA_SUCCESS)
        return emu_asked_to_fail("cuInit");
    if (visible().empty() && emu_devices() > 0)
        return CUDA_ERROR_NO_DEVICE;
    return flags == 0 ? CUDA_SUCCESS : CUDA_ERROR_INVALID_VALUE;
}
CUresult cuDriverGetVersion(int *version)
{
    *version = 12080;
    return CUDA_SUCCESS;
}
CUresult cuDeviceGetCount(int *count)
{
    *count = (int)visible().size();
    return CUDA_SUCCESS;
}
CUresult cuDeviceGet(CUdevice *device, int ordinal)
{
    *device = ordinal;
    return emu_gpu(ordinal) >= 0 ? CUDA_SUCCESS : CUDA_ERROR_INVALID_DEVICE;
}
CUresult cuDeviceGetName(char *name, int size, CUdevice device)
{
    snprintf(name, (size_t)size, "Emulated %d", emu_gpu(device));
    return CUDA_SUCCESS;
}
CUresult cuDeviceGetUuid(CUuuid *uuid, CUdevice device)
{
    memset(uuid, emu_gpu(device) + 1, sizeof *uuid);
    return CUDA_SUCCESS;
}
CUresult cuDeviceTotalMem(size_t *bytes, CUdevice)
{
    *bytes = (size_t)1 << 30;
    return CUDA_SUCCESS;
}
CUresult cuDeviceGetPCIBusId(char *name, int size, CUdevice device)
{
    snprintf(name, (size_t)size, "0000:%02x:00.0", emu_gpu(device) + 1);
    return CUDA_SUCCESS;
}
CUresult cuDeviceGetAttribute(int *value, CUdevice_attribute attribute, CUdevice device)
{
    if (emu_gpu(device) < 0)
        return CUDA_ERROR_INVALID_DEVICE;
    switch (attribute) {
    case CU_DEVICE_ATTRIBUTE_MAX_THREADS_PER_BLOCK:
    case CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_X:
    case CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_Y:
        *value = 1024;
        break;
    case CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_Z:
        *value = 64;
        break;
    case CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_X:
    case CU_DEVICE_ATTRIBUTE_MAX_PITCH:
        *value = 0x7fffffff;
        break;
    case CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_Y:
    case CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_Z:
        *value = 65535;
        break;
    case CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK:
        *value = 48 << 10;
        break;
    case CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK_OPTIN:
        *value = 227 << 10;
        break;
    case CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_MULTIPROCESSOR:
        *value = 228 << 10;
        break;
    case CU_DEVICE_ATTRIBUTE_TOTAL_CONSTANT_MEMORY:
    case CU_DEVICE_ATTRIBUTE_MAX_REGISTERS_PER_BLOCK:
    case CU_DEVICE_ATTRIBUTE_MAX_REGISTERS_PER_MULTIPROCESSOR:
        *value = 65536;
        break;
    case CU_DEVICE_ATTRIBUTE_WARP_SIZE:
        *value = 32;
        break;
    case CU_DEVICE_ATTRIBUTE_CLOCK_RATE:
    case CU_DEVICE_ATTRIBUTE_MEMORY_CLOCK_RATE:
        *value = 1000000; /* kHz: clock64() counts nanoseconds */
        break;
    case CU_DEVICE_ATTRIBUTE_GLOBAL_MEMORY_BUS_WIDTH:
        *value = 64;
        break;
    case CU_DEVICE_ATTRIBUTE_TEXTURE_ALIGNMENT:
        *value = 512;
        break;
    case CU_DEVICE_ATTRIBUTE_L2_CACHE_SIZE:
        *value = 1 << 20;
        break;
    case CU_DEVICE_ATTRIBUTE_MULTIPROCESSOR_COUNT:
        *value = emu_sms();
        break;
    case CU_DEVICE_ATTRIBUTE_MAX_THREADS_PER_MULTIPROCESSOR:
        *value = 2048;
        break;
    case CU_DEVICE_ATTRIBUTE_MAX_BLOCKS_PER_MULTIPROCESSOR:
        *value = emu_blocks_per_sm(1);
        break;
    case CU_DEVICE_ATTRIBUTE_PCI_BUS_ID:
        *value = emu_gpu(device) + 1;
        break;
    case CU_DEVICE_ATTRIBUTE_MPS_ENABLED:
        *value = (int)emu_number("EMU_MPS", 0);
        break;
    case CU_DEVICE_ATTRIBUTE_COMPUTE_MODE:
        *value = (int)emu_number("EMU_COMPUTE_MODE", 0);
        break;
    case CU_DEVICE_ATTRIBUTE_PAGEABLE_MEMORY_ACCESS:
    case CU_DEVICE_ATTRIBUTE_PAGEABLE_MEMORY_ACCESS_USES_HOST_PAGE_TABLES:
    case CU_DEVICE_ATTRIBUTE_DIRECT_MANAGED_MEM_ACCESS_FROM_HOST:
    case CU_DEVICE_ATTRIBUTE_GPU_DIRECT_RDMA_WITH_CUDA_VMM_SUPPORTED:
    case CU_DEVICE_ATTRIBUTE_GPU_DIRECT_RDMA_SUPPORTED:
    case CU_DEVICE_ATTRIBUTE_MULTICAST_SUPPORTED:
    case CU_DEVICE_ATTRIBUTE_INTEGRATED:
    case CU_DEVICE_ATTRIBUTE_KERNEL_EXEC_TIMEOUT:
    case CU_DEVICE_ATTRIBUTE_ECC_ENABLED:
    case CU_DEVICE_ATTRIBUTE_TCC_DRIVER:
    case CU_DEVICE_ATTRIBUTE_PCI_DEVICE_ID:
    case CU_DEVICE_ATTRIBUTE_PCI_DOMAIN_ID:
    case CU_DEVICE_ATTRIBUTE_MULTI_GPU_BOARD:
    case CU_DEVICE_ATTRIBUTE_MULTI_GPU_BOARD_GROUP_ID:
    case CU_DEVICE_ATTRIBUTE_RESERVED_SHARED_MEMORY_PER_BLOCK:
        *value = 0;
        break;
    case CU_DEVICE_ATTRIBUTE_HOST_NUMA_ID:
        *value = -1;
        break;
    case CU_DEVICE_ATTRIBUTE_VIRTUAL_MEMORY_MANAGEMENT_SUPPORTED:
    case CU_DEVICE_ATTRIBUTE_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR_SUPPORTED:
        *value = emu_offers("fd");
        break;
    case CU_DEVICE_ATTRIBUTE_HANDLE_TYPE_FABRIC_SUPPORTED:
        *value = emu_offers("fabric");
        break;
    case CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR:
        *value = 9;
        break;
    case CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MINOR:
        *value = 0;
        break;
    default:
        *value = 1;
    }
    return CUDA_SUCCESS;
}
CUresult cuDeviceCanAccessPeer(int *can, CUdevice from, CUdevice to)
{
    if (emu_gpu(from) < 0 || emu_gpu(to) < 0)
        return CUDA_ERROR_INVALID_DEVICE;
    *can = from != to && emu_reaches(emu_gpu(from), emu_gpu(to));
    return CUDA_SUCCESS;
}
CUresult cuDeviceGetP2PAttribute(int *value, CUdevice_P2PAttribute attribute, CUdevice from, CUdevice to)
{
    const int a = emu_gpu(from), b = emu_gpu(to);
    if (from == to || a < 0 || b < 0)
        return CUDA_ERROR_INVALID_DEVICE;
    switch (attribute) {
    case CU_DEVICE_P2P_ATTRIBUTE_ACCESS_SUPPORTED:
        *value = emu_reaches(a, b);
        break;
    case CU_DEVICE_P2P_ATTRIBUTE_NATIVE_ATOMIC_SUPPORTED:
        *value = emu_reaches(a, b) && !is_listed("EMU_NO_ATOMICS", a, b);
        break;
    default:
        *value = 0;
    }
    return CUDA_SUCCESS;
}
/* Of CUDA 13: what is supported of each operation.  Signed, unsigned, reductions, 32 and 64 bits; then 128 bits, and
 * four floats. */
extern "C" __attribute__((visibility("default"))) CUresult
cuDeviceGetP2PAtomicCapabilities(unsigned *can, const int *operations, unsigned n, CUdevice from, CUdevice to);
CUresult cuDeviceGetP2PAtomicCapabilities(unsigned *can, const int *, unsigned n, CUdevice from, CUdevice to)
{
    for (unsigned i = 0; i < n; i++)
        can[i] = is_listed("EMU_NARROW_ATOMICS", emu_gpu(from), emu_gpu(to)) ? 0x1f : 0x7f;
    return from != to ? CUDA_SUCCESS : CUDA_ERROR_INVALID_DEVICE;
}
