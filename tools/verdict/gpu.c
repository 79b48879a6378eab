/* SPDX-License-Identifier: BSD-3-Clause */
/* A child's GPU: the context, the kernels' code, and memory that peers may map. */
#include "tools/verdict/gpu.h"
#include "runtime/base/clock.h"
#include "runtime/gpu/code.h"
#include <stdio.h>
#include <string.h>
#include <time.h>

const char *vd_gpu_error(const vd_gpu *gpu, int result)
{
    const char *name = NULL;
    if (result < 0 || gpu->cu.error_name == NULL || gpu->cu.error_name((CUresult)result, &name) != 0 || name == NULL)
        return "an error without a name";
    return name;
}

static int failed(vd_gpu *gpu, int result, const char *what)
{
    vd_child *child = &gpu->shared->child[gpu->me];
    if (result != 0 && !child->why[0])
        snprintf(child->why, sizeof child->why, "%s: %s (%d)", what, vd_gpu_error(gpu, result), result);
    return result;
}

static CUmemAllocationProp prop_of(const vd_gpu *gpu, int handle_types)
{
    CUmemAllocationProp prop;
    memset(&prop, 0, sizeof prop);
    prop.type = CU_MEM_ALLOCATION_TYPE_PINNED;
    prop.requestedHandleTypes = (CUmemAllocationHandleType)handle_types;
    prop.location = (CUmemLocation){ CU_MEM_LOCATION_TYPE_DEVICE, gpu->me };
    return prop;
}

size_t vd_gpu_granule(vd_gpu *gpu, int handle_types)
{
    const CUmemAllocationProp prop = prop_of(gpu, handle_types);
    size_t granule = 0;
    return VD_CU(gpu, granularity, &granule, &prop, 0) == 0 && granule != 0 ? granule : (size_t)2 << 20;
}

/* Maps memory at an address of its own, for this GPU. */
static int map(vd_gpu *gpu, CUmemGenericAllocationHandle handle, size_t size, CUdeviceptr *at)
{
    const CUmemAccessDesc access = { { CU_MEM_LOCATION_TYPE_DEVICE, gpu->me }, CU_MEM_ACCESS_FLAGS_PROT_READWRITE };
    CUdeviceptr where = 0;
    *at = 0;
    int result = VD_CU(gpu, reserve, &where, size, 0, 0, 0);
    if (result != 0)
        return result;
    if ((result = VD_CU(gpu, map, where, size, 0, handle, 0)) != 0)
        goto unreserve;
    if ((result = VD_CU(gpu, set_access, where, size, &access, 1)) != 0)
        goto unmap;
    *at = where;
    return 0;
unmap:
    (void)VD_CU(gpu, unmap, where, size);
unreserve:
    (void)VD_CU(gpu, unreserve, where, size);
    return result;
}

static int create(vd_gpu *gpu, size_t bytes, int handle_types, vd_memory *memory)
{
    const CUmemAllocationProp prop = prop_of(gpu, handle_types);
    const size_t granule = vd_gpu_granule(gpu, handle_types);
    memory->fd = -1;
    memory->size = (bytes + granule - 1) / granule * granule;
    int result = VD_CU(gpu, create, &memory->handle, memory->size, &prop, 0);
    if (result != 0)
        return result;
    result = map(gpu, memory->handle, memory->size, &memory->at);
    if (result == 0 && handle_types == CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR)
        result = VD_CU(gpu, export_to, &memory->fd, memory->handle, CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR, 0);
    if (result == 0)
        gpu->shared->child[gpu->me].memory += memory->size;
    else
        (void)VD_CU(gpu, release, memory->handle);
    return result;
}

int vd_gpu_map(vd_gpu *gpu, int fd, size_t size, CUdeviceptr *at, CUmemGenericAllocationHandle *handle)
{
    *at = 0;
    int result = VD_CU(gpu, import_from, handle, (void *)(intptr_t)fd, CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR);
    if (result != 0)
        return result;
    result = map(gpu, *handle, size, at);
    if (result != 0)
        (void)VD_CU(gpu, release, *handle);
    return result;
}

void vd_gpu_unmap(vd_gpu *gpu, CUdeviceptr at, size_t size, CUmemGenericAllocationHandle handle)
{
    if (at == 0)
        return;
    (void)VD_CU(gpu, unmap, at, size);
    (void)VD_CU(gpu, unreserve, at, size);
    (void)VD_CU(gpu, release, handle);
}

int vd_gpu_open(vd_gpu *gpu, int kind, const CUipcMemHandle *handle, CUdeviceptr *at,
                CUmemGenericAllocationHandle *memory)
{
    *at = 0;
    if (kind == FERRYI_VERDICT_IPC)
        return VD_CU(gpu, ipc_open, at, *handle, CU_IPC_MEM_LAZY_ENABLE_PEER_ACCESS);
    CUipcMemHandle copy = *handle;
    int result = VD_CU(gpu, import_from, memory, &copy, INFO_CU_AS_FABRIC);
    if (result != 0)
        return result;
    result = map(gpu, *memory, vd_gpu_granule(gpu, INFO_CU_AS_FABRIC), at);
    if (result != 0)
        (void)VD_CU(gpu, release, *memory);
    return result;
}

void vd_gpu_close(vd_gpu *gpu, int kind, CUdeviceptr at, CUmemGenericAllocationHandle memory)
{
    if (at != 0 && kind == FERRYI_VERDICT_IPC)
        (void)VD_CU(gpu, ipc_close, at);
    else if (at != 0)
        vd_gpu_unmap(gpu, at, vd_gpu_granule(gpu, INFO_CU_AS_FABRIC), memory);
}

int vd_gpu_finish(vd_gpu *gpu, uint64_t deadline)
{
    const struct timespec nap = { 0, 50000 };
    const uint64_t began = ferryi_now_ns();
    for (;;) {
        const int result = VD_CU(gpu, query, gpu->stream);
        const uint64_t now = ferryi_now_ns();
        vd_beat(gpu);
        if (result != CUDA_ERROR_NOT_READY || now >= deadline)
            return result;
        if (now - began > 2000000)
            (void)nanosleep(&nap, NULL);
    }
}

static int load_code(vd_gpu *gpu)
{
    CUmodule module;
    if (!ferryi_code_fits_driver()) {
        snprintf(gpu->shared->child[gpu->me].why, sizeof gpu->shared->child[gpu->me].why,
                 "this ferry-info was built without a CUDA toolkit, so it has no kernels to test with");
        return -1;
    }
    int result = failed(gpu, VD_CU(gpu, load, &module, ferryi_code_verdict),
                        "loading the kernels (a driver that is too old, or a GPU that they were not built for)");
    const struct {
        CUfunction *to;
        const char *name;
    } wanted[] = { { &gpu->probe, "ferry_verdict_kernel" },
                   { &gpu->replay, "ferry_verdict_replay_kernel" },
                   { &gpu->chase, "ferry_verdict_chase_kernel" },
                   { &gpu->fill, "ferry_verdict_fill_kernel" },
                   { &gpu->count, "ferry_verdict_count_kernel" } };
    for (size_t i = 0; i < sizeof wanted / sizeof *wanted && result == 0; i++)
        result = failed(gpu, VD_CU(gpu, function, wanted[i].to, module, wanted[i].name), wanted[i].name);
    return result;
}

/* Peers map `span` for its middle and its last address: more than a BAR1 of 256 MiB, if that much is free. */
static int create_span(vd_gpu *gpu)
{
    vd_child *child = &gpu->shared->child[gpu->me];
    const uint64_t fixed = child->memory + ((uint64_t)8 << 20), most = gpu->shared->options.memory;
    const uint64_t wanted = most > fixed + ((uint64_t)4 << 20) ? most - fixed : (uint64_t)4 << 20;
    size_t left = 0, total = 0;
    uint64_t bytes = wanted;
    if (VD_CU(gpu, free_memory, &left, &total) == 0 && bytes > left / 4)
        bytes = left / 4;
    if (bytes < (uint64_t)4 << 20)
        bytes = (uint64_t)4 << 20;
    int result = create(gpu, bytes, CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR, &gpu->span);
    if (result != 0 && bytes > (uint64_t)4 << 20)
        result = create(gpu, (size_t)4 << 20, CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR, &gpu->span);
    child->span = gpu->span.size;
    return failed(gpu, result, "allocating GPU memory (is another process using all of it?)");
}

/* Pages for the other kinds of handles; a kind that the machine does not offer is no error. */
static void create_pages(vd_gpu *gpu)
{
    vd_child *child = &gpu->shared->child[gpu->me];
    vd_memory fabric;
    int value = 0;
    const size_t ipc_bytes = (size_t)2 << 20; /* a block of its own: a handle shares the whole block */
    if (VD_CU(gpu, alloc, &gpu->page[FERRYI_VERDICT_IPC], ipc_bytes) == 0) {
        child->memory += ipc_bytes;
        child->offered[FERRYI_VERDICT_IPC] =
            VD_CU(gpu, ipc_get, &child->handle[FERRYI_VERDICT_IPC], gpu->page[FERRYI_VERDICT_IPC]) == 0;
    }
    if (VD_CU(gpu, attribute, &value, INFO_CU_FABRIC, gpu->me) != 0 || value != 1 ||
        create(gpu, 1, INFO_CU_AS_FABRIC, &fabric) != 0)
        return; /* no fabric manager, or no channel of IMEX */
    gpu->page[FERRYI_VERDICT_FABRIC] = fabric.at;
    child->offered[FERRYI_VERDICT_FABRIC] =
        VD_CU(gpu, export_to, &child->handle[FERRYI_VERDICT_FABRIC], fabric.handle, INFO_CU_AS_FABRIC, 0) == 0;
}

int vd_gpu_start(vd_gpu *gpu, vd_shared *shared, int me)
{
    vd_child *child = &shared->child[me];
    int device, result, major = 0, minor = 0, value = 0;
    memset(gpu, 0, sizeof *gpu);
    gpu->shared = shared;
    gpu->pinned = (vd_pinned *)(void *)((char *)shared + VD_PINNED_AT);
    gpu->me = me;
    gpu->board.fd = gpu->span.fd = -1;
    if (info_cu_open(&gpu->cu, child->why, sizeof child->why) != 0)
        return -1;
    if ((result = failed(gpu, VD_CU(gpu, device, &device, me), "cuDeviceGet")) != 0)
        return result;
    if ((result = failed(gpu, VD_CU(gpu, retain, &gpu->context, device),
                         "creating a context (is the GPU in exclusive mode, or its memory full?)")) != 0 ||
        (result = failed(gpu, VD_CU(gpu, set_current, gpu->context), "cuCtxSetCurrent")) != 0)
        return result;
    (void)VD_CU(gpu, uuid, (CUuuid *)child->uuid, device);
    if (VD_CU(gpu, attribute, &major, CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR, device) == 0 &&
        VD_CU(gpu, attribute, &minor, CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MINOR, device) == 0)
        child->cc = major * 10 + minor;
    if (VD_CU(gpu, attribute, &value, CU_DEVICE_ATTRIBUTE_VIRTUAL_MEMORY_MANAGEMENT_SUPPORTED, device) != 0 ||
        value != 1) {
        snprintf(child->why, sizeof child->why,
                 "the driver or this GPU has no virtual memory management (cuMemCreate), which the probes need");
        return -1;
    }
    const size_t pinned = (sizeof(vd_pinned) + 4095) / 4096 * 4096;
    if ((result = load_code(gpu)) != 0 ||
        (result = failed(gpu, VD_CU(gpu, stream, &gpu->stream, CU_STREAM_NON_BLOCKING), "cuStreamCreate")) != 0 ||
        (result = failed(
             gpu,
             VD_CU(gpu, host_register, gpu->pinned, pinned, CU_MEMHOSTREGISTER_PORTABLE | CU_MEMHOSTREGISTER_DEVICEMAP),
             "pinning host memory (ulimit -l limits it)")) != 0)
        return result;
    if (VD_CU(gpu, host_pointer, &gpu->pinned_there, gpu->pinned, 0) != 0)
        gpu->pinned_there = (CUdeviceptr)(uintptr_t)gpu->pinned;
    if ((result = failed(gpu, VD_CU(gpu, alloc, &gpu->own, sizeof(vd_own)),
                         "allocating GPU memory (is another process using all of it?)")) != 0)
        return result;
    child->memory += sizeof(vd_own);
    if ((result = failed(
             gpu, create(gpu, sizeof(ferryi_verdict_board), CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR, &gpu->board),
             "allocating GPU memory that peers may map")) != 0)
        return result;
    create_pages(gpu);
    return create_span(gpu);
}
