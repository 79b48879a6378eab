/* SPDX-License-Identifier: BSD-3-Clause */
/* The cuda space: a chunk is an allocation of the driver's virtual memory management, shared by descriptor or by fabric
 * handle. */
#include "ferry/detail/machine/access__funcs.h"
#include "ferry/diag.h"
#include "runtime/base/fd.h"
#include "runtime/base/log.h"
#include "runtime/base/mutex.h"
#include "runtime/gpu/gpu_internal.h"
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#define CU (ferryi_cu_table)

/* CUDA 12.4's names, as toolkits from 12.0 on spell them. */
#define AS_DESCRIPTOR CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR
#define AS_FABRIC ((CUmemAllocationHandleType)8)
#define FABRIC_SUPPORTED ((CUdevice_attribute)128)
typedef struct fabric_handle {
    unsigned char data[64];
} fabric_handle;

/* List of mappings: the driver unmaps whole mappings only, and frees only ranges without mappings. */
typedef struct mapping {
    struct mapping *next;
    CUdeviceptr at;
    size_t size;
} mapping;
static mapping *mappings;
static pthread_mutex_t mappings_lock = PTHREAD_MUTEX_INITIALIZER;

static CUmemAllocationProp properties(CUdevice device, CUmemAllocationHandleType type)
{
    CUmemAllocationProp p;
    int rdma = 0;
    memset(&p, 0, sizeof p);
    p.type = CU_MEM_ALLOCATION_TYPE_PINNED;
    p.requestedHandleTypes = type;
    p.location.type = CU_MEM_LOCATION_TYPE_DEVICE;
    p.location.id = device;
    if (CU->DeviceGetAttribute(&rdma, CU_DEVICE_ATTRIBUTE_GPU_DIRECT_RDMA_WITH_CUDA_VMM_SUPPORTED, device) ==
            CUDA_SUCCESS &&
        rdma)
        p.allocFlags.gpuDirectRDMACapable = 1;
    return p;
}

/* The same for each type. */
static size_t cuda_granularity(void)
{
    CUmemAllocationProp p = properties(ferryi_gpu_of_thread()->device, AS_DESCRIPTOR);
    size_t size = 0;
    if (CU->MemGetAllocationGranularity(&size, &p, CU_MEM_ALLOC_GRANULARITY_RECOMMENDED) != CUDA_SUCCESS || size == 0)
        return (size_t)2 << 20;
    return size;
}

/* What addresses are reserved by.  A kept heap is released without a PE, so without asking the driver of its GPU. */
static size_t reserved_step = (size_t)2 << 20;

static size_t reserved_size(size_t size)
{
    const size_t step = __atomic_load_n(&reserved_step, __ATOMIC_RELAXED);
    return (size + step - 1) / step * step;
}

static ferry_status cuda_reserve(size_t size, void **base)
{
    CUdeviceptr at = 0;
    const size_t step = cuda_granularity();
    __atomic_store_n(&reserved_step, step, __ATOMIC_RELAXED);
    const size_t rounded = reserved_size(size);
    CUresult result = CU->MemAddressReserve(&at, rounded, step, 0, 0);
    if (result != CUDA_SUCCESS)
        return ferryi_error(FERRY_ERR_NO_MEMORY,
                            "cannot reserve %zu bytes of GPU addresses (cuMemAddressReserve: %s): lower FERRY_HEAP_MAX",
                            rounded, ferryi_cu_error_name(result));
    *base = (void *)(uintptr_t)at; /* a GPU address; the CPU's range is reserved too, without access */
    return FERRY_SUCCESS;
}

/* Removes the mappings in [at, at + size) from the list and returns them. */
static mapping *take_mappings(CUdeviceptr at, size_t size)
{
    mapping *taken = NULL, **from = &mappings;
    ferryi_mutex_lock(&mappings_lock, FERRYI_MUTEX_MAPPINGS);
    while (*from != NULL) {
        mapping *m = *from;
        if (m->at >= at && m->at - at < size) {
            *from = m->next;
            m->next = taken;
            taken = m;
        } else {
            from = &m->next;
        }
    }
    ferryi_mutex_unlock(&mappings_lock);
    return taken;
}

/* A kernel that has not ended may still use memory.  A heap that is kept may be released without a PE, and in a forked
 * child, which has no driver. */
int ferryi_gpu_must_stay(void)
{
    const ferryi_gpu *gpu = ferryi_world_get()->my_pe >= 0 ? ferryi_gpu_of_thread() : NULL;
    return ferryi_world_is_forked() || (gpu != NULL && (gpu->stuck || ferryi_ld_relaxed_u32(&gpu->late) != 0));
}

static ferry_status cuda_unmap(void *addr, size_t size)
{
    if (ferryi_gpu_must_stay())
        return FERRY_SUCCESS;
    CUresult worst = CUDA_SUCCESS;
    mapping *taken = take_mappings((CUdeviceptr)(uintptr_t)addr, size);
    while (taken != NULL) {
        mapping *next = taken->next;
        CUresult result = CU->MemUnmap(taken->at, taken->size);
        if (worst == CUDA_SUCCESS)
            worst = result;
        free(taken);
        taken = next;
    }
    return worst == CUDA_SUCCESS ? FERRY_SUCCESS : ferryi_cu_error(worst, "cuMemUnmap of a heap chunk");
}

static void cuda_release(void *base, size_t size)
{
    if (ferryi_gpu_must_stay())
        return;
    (void)cuda_unmap(base, size);
    CUresult result = CU->MemAddressFree((CUdeviceptr)(uintptr_t)base, reserved_size(size));
    if (result != CUDA_SUCCESS)
        ferryi_log(FERRYI_LOG_WARN, "cuMemAddressFree failed: %s", ferryi_cu_error_name(result));
}

static ferry_status cuda_create(size_t size, CUmemAllocationHandleType type, ferryi_chunk *chunk)
{
    CUmemGenericAllocationHandle handle;
    CUmemAllocationProp p = properties(ferryi_gpu_of_thread()->device, type);
    CUresult result = CU->MemCreate(&handle, size, &p, 0);
    if (result == CUDA_ERROR_OUT_OF_MEMORY)
        return ferryi_error(FERRY_ERR_NO_MEMORY,
                            "a heap chunk of %zu bytes does not fit: the GPU's memory is used up (cuMemCreate: %s): "
                            "allocate less, or see with nvidia-smi which process holds it",
                            size, ferryi_cu_error_name(result));
    if (result != CUDA_SUCCESS)
        return ferryi_cu_error(result, "cuMemCreate of a heap chunk");
    *chunk = (ferryi_chunk){ .handle = handle, .size = size, .fresh = 1 };
    return FERRY_SUCCESS;
}

/* Toolkits from 12.0 on have these attributes, under names that not all of them spell. */
#define MAPPING_SIZE ((CUpointer_attribute)18)
#define MAPPING_BASE ((CUpointer_attribute)19)

static ferry_status cuda_adopt(void *addr, size_t size, ferryi_chunk *chunk)
{
    CUmemGenericAllocationHandle handle;
    CUdeviceptr base = 0;
    size_t mapped = 0;
    CUpointer_attribute asked[] = { MAPPING_BASE, MAPPING_SIZE };
    void *answers[] = { &base, &mapped };
    CUresult result = CU->MemRetainAllocationHandle(&handle, addr);
    if (result != CUDA_SUCCESS)
        return ferryi_error(FERRY_ERR_INVALID_ARG,
                            "%p is no memory that cuMemCreate() has made and cuMemMap() has mapped "
                            "(cuMemRetainAllocationHandle: %s): only such memory becomes symmetric",
                            addr, ferryi_cu_error_name(result));
    result = CU->PointerGetAttributes(2, asked, answers, (CUdeviceptr)(uintptr_t)addr);
    if (result == CUDA_SUCCESS && base == (CUdeviceptr)(uintptr_t)addr && mapped == size) {
        *chunk = (ferryi_chunk){ .handle = handle, .size = size };
        return FERRY_SUCCESS;
    }
    (void)CU->MemRelease(handle);
    if (result != CUDA_SUCCESS)
        return ferryi_cu_error(result, "asking where memory is mapped");
    return ferryi_error(FERRY_ERR_INVALID_ARG,
                        "%zu bytes at %p are a part of the %zu bytes that are mapped at 0x%llx: give one whole mapping",
                        size, addr, mapped, (unsigned long long)base);
}

static ferry_status cuda_import(void *handle, CUmemAllocationHandleType type, size_t size, ferryi_chunk *chunk)
{
    CUmemGenericAllocationHandle imported;
    CUresult result = CU->MemImportFromShareableHandle(&imported, handle, type);
    if (result != CUDA_SUCCESS)
        return ferryi_cu_error(result, "cuMemImportFromShareableHandle of a peer's heap chunk");
    *chunk = (ferryi_chunk){ .handle = imported, .size = size };
    return FERRY_SUCCESS;
}

/* ---- Handles: descriptors. */

static ferry_status cuda_export_fd(const ferryi_chunk *chunk, int *fd)
{
    int got = -1;
    CUresult result = CU->MemExportToShareableHandle(&got, chunk->handle, AS_DESCRIPTOR, 0);
    if (result != CUDA_SUCCESS)
        return ferryi_cu_error(result, "cuMemExportToShareableHandle of a heap chunk (ulimit -n limits it)");
    got = ferryi_fd(got);
    if (got < 0)
        return ferryi_error(FERRY_ERR_SYSTEM, "no file descriptor left for a heap chunk: raise `ulimit -n`");
    *fd = got;
    return FERRY_SUCCESS;
}

/* ---- Bytes as handles.  They travel in a descriptor, so that every kind of chunk is passed alike. */

ferry_status ferryi_gpu_handle_send(const void *handle, size_t size, int *fd)
{
    ferryi_chunk file;
    ferry_status status = ferryi_host_memory("ferry-handle", size, &file);
    if (status != FERRY_SUCCESS)
        return ferryi_error(status, "%s", ferryi_last_error_message());
    if (pwrite((int)file.handle, handle, size, 0) != (ssize_t)size) {
        close((int)file.handle);
        return ferryi_error(FERRY_ERR_SYSTEM, "cannot write a heap's handle into its file: %m");
    }
    *fd = (int)file.handle;
    return FERRY_SUCCESS;
}

ferry_status ferryi_gpu_handle_receive(int fd, void *handle, size_t size)
{
    struct stat file;
    if (fstat(fd, &file) == 0 && file.st_size == (off_t)size && pread(fd, handle, size, 0) == (ssize_t)size)
        return FERRY_SUCCESS;
    return ferryi_error(FERRY_ERR_SYSTEM,
                        "a peer's heap came with another handle than expected: check that all PEs run "
                        "the same library");
}

static ferry_status fabric_export(const ferryi_chunk *chunk, int *fd)
{
    fabric_handle handle;
    CUresult result = CU->MemExportToShareableHandle(&handle, chunk->handle, AS_FABRIC, 0);
    if (result != CUDA_SUCCESS)
        return ferryi_cu_error(result, "cuMemExportToShareableHandle of a heap chunk as a fabric handle");
    return ferryi_gpu_handle_send(&handle, sizeof handle, fd);
}

static ferry_status fabric_import(int fd, size_t size, ferryi_chunk *chunk)
{
    fabric_handle handle;
    ferry_status status = ferryi_gpu_handle_receive(fd, &handle, sizeof handle);
    return status == FERRY_SUCCESS ? cuda_import(&handle, AS_FABRIC, size, chunk) : status;
}

/* Without an IMEX channel (/dev/nvidia-caps-imex-channels) cuMemCreate refuses the type. */
int ferryi_gpu_can_fabric(CUdevice device)
{
    int offered = 0;
    CUmemGenericAllocationHandle handle;
    fabric_handle bytes;
    CUmemAllocationProp p = properties(device, AS_FABRIC);
    if (CU->DeviceGetAttribute(&offered, FABRIC_SUPPORTED, device) != CUDA_SUCCESS || !offered)
        return 0;
    CUresult result = CU->MemCreate(&handle, (size_t)2 << 20, &p, 0);
    if (result == CUDA_SUCCESS) {
        result = CU->MemExportToShareableHandle(&bytes, handle, AS_FABRIC, 0);
        (void)CU->MemRelease(handle);
    }
    if (result != CUDA_SUCCESS)
        ferryi_log(FERRYI_LOG_INFO, "GPU %d makes no fabric handles: %s", device, ferryi_cu_error_name(result));
    return result == CUDA_SUCCESS;
}

/* Copies by the quick channel, or zeroes if src is 0.  If a kernel leaves the copy no room, this call abandons the
 * copy, and the PE refuses new work until the copy has ended, because the copy may still change freed memory. */
static ferry_status move(CUdeviceptr dst, CUdeviceptr src, size_t nbytes, const char *what)
{
    ferryi_gpu *gpu = ferryi_gpu_of_thread();
    const ferryi_world *w = ferryi_world_get();
    ferryi_gpu_channel *channel = ferryi_gpu_channel_take_quick(&gpu->channels);
    CUresult result = CUDA_SUCCESS;
    if (channel->late) /* a copy of pageable memory would block on it with no time limit */
        result = ferryi_gpu_channel_finish(channel, result, w->timeout_ns, 0);
    if (result == CUDA_SUCCESS) {
        result = src != 0 ? CU->MemcpyAsync(dst, src, nbytes, channel->stream)
                          : CU->MemsetD8Async(dst, 0, nbytes, channel->stream);
        result = ferryi_gpu_channel_finish(channel, result, w->timeout_ns, nbytes);
    }
    ferryi_gpu_channel_give_back(&gpu->channels, channel);
    if (result != CUDA_ERROR_NOT_READY)
        return ferryi_cu_error(result, what);
    ferryi_st_relaxed_u32(&gpu->late, 1);
    return ferryi_error(FERRY_ERR_TIMEOUT,
                        "%s, %zu bytes of PE %d, has not ended in time: a kernel leaves its GPU no room: end that "
                        "kernel first, or raise FERRY_TIMEOUT",
                        what, nbytes, w->my_pe);
}

static ferry_status cuda_zero(void *dst, size_t nbytes)
{
    return move((CUdeviceptr)(uintptr_t)dst, 0, nbytes, "zeroing GPU memory");
}

/* Grants access to this PE's GPU only.  PEs that are threads share the range and each grants for itself, so that a GPU
 * that is refused a peer's memory does not affect the others. */
static ferry_status cuda_access(void *addr, size_t size, int allowed)
{
    CUmemAccessDesc access;
    memset(&access, 0, sizeof access);
    access.location.type = CU_MEM_LOCATION_TYPE_DEVICE;
    access.location.id = ferryi_gpu_of_thread()->device;
    access.flags = allowed ? CU_MEM_ACCESS_FLAGS_PROT_READWRITE : CU_MEM_ACCESS_FLAGS_PROT_NONE;
    CUresult result = CU->MemSetAccess((CUdeviceptr)(uintptr_t)addr, size, &access, 1);
    return ferryi_cu_error(result, "cuMemSetAccess of a heap chunk");
}

static ferry_status cuda_map(ferryi_chunk *chunk, void *addr)
{
    CUdeviceptr at = (CUdeviceptr)(uintptr_t)addr;
    mapping *m = malloc(sizeof *m);
    if (m == NULL)
        return ferryi_error(FERRY_ERR_NO_MEMORY, "no memory for the list of mappings");
    CUresult result = CU->MemMap(at, chunk->size, 0, chunk->handle, 0);
    if (result != CUDA_SUCCESS) {
        free(m);
        return ferryi_cu_error(result, "cuMemMap of a heap chunk");
    }
    ferryi_mutex_lock(&mappings_lock, FERRYI_MUTEX_MAPPINGS);
    *m = (mapping){ mappings, at, chunk->size };
    mappings = m;
    ferryi_mutex_unlock(&mappings_lock);
    chunk->at = addr;
    ferry_status status = cuda_access(addr, chunk->size, 1);
    if (status == FERRY_SUCCESS && chunk->fresh)
        status = cuda_zero(addr, chunk->size); /* memory from the driver may hold another program's bytes */
    if (status != FERRY_SUCCESS)
        (void)cuda_unmap(addr, chunk->size);
    return status;
}

uint64_t ferryi_gpu_space_untouched(const ferryi_chunk *chunk)
{
    (void)chunk;
    return 0;
}

uint64_t ferryi_gpu_space_left(void)
{
    return UINT64_MAX;
}

static void cuda_destroy(ferryi_chunk *chunk)
{
    (void)CU->MemRelease(chunk->handle);
    *chunk = (ferryi_chunk){ 0 };
}

static ferry_status cuda_copy(void *dst, const void *src, size_t nbytes)
{
    return move((CUdeviceptr)(uintptr_t)dst, (CUdeviceptr)(uintptr_t)src, nbytes, "a copy of GPU memory");
}

/* ---- Each operation in the PE's context. */

static ferry_status in_reserve(size_t size, void **base)
{
    FERRYI_GPU_RETURN_IN_CONTEXT(cuda_reserve(size, base));
}
static ferry_status in_create(size_t size, ferryi_chunk *chunk)
{
    FERRYI_GPU_RETURN_IN_CONTEXT(cuda_create(size, AS_DESCRIPTOR, chunk));
}
static ferry_status in_adopt(void *addr, size_t size, ferryi_chunk *chunk)
{
    FERRYI_GPU_RETURN_IN_CONTEXT(cuda_adopt(addr, size, chunk));
}
static ferry_status in_import(int fd, size_t size, ferryi_chunk *chunk)
{
    FERRYI_GPU_RETURN_IN_CONTEXT(cuda_import((void *)(uintptr_t)fd, AS_DESCRIPTOR, size, chunk));
}
static ferry_status in_fabric_create(size_t size, ferryi_chunk *chunk)
{
    FERRYI_GPU_RETURN_IN_CONTEXT(cuda_create(size, AS_FABRIC, chunk));
}
static ferry_status in_fabric_import(int fd, size_t size, ferryi_chunk *chunk)
{
    FERRYI_GPU_RETURN_IN_CONTEXT(fabric_import(fd, size, chunk));
}
static ferry_status in_map(ferryi_chunk *chunk, void *addr)
{
    FERRYI_GPU_RETURN_IN_CONTEXT(cuda_map(chunk, addr));
}
static ferry_status in_access(void *addr, size_t size, int allowed)
{
    FERRYI_GPU_RETURN_IN_CONTEXT(cuda_access(addr, size, allowed));
}
ferry_status ferryi_gpu_space_copy(void *dst, const void *src, size_t nbytes)
{
    FERRYI_GPU_RETURN_IN_CONTEXT(cuda_copy(dst, src, nbytes));
}
ferry_status ferryi_gpu_space_zero(void *dst, size_t nbytes)
{
    FERRYI_GPU_RETURN_IN_CONTEXT(nbytes != 0 ? cuda_zero(dst, nbytes) : FERRY_SUCCESS);
}

/* Only what a handle is differs. */
#define ROW(CREATE, EXPORT, IMPORT)                                                                                    \
    .size = sizeof(ferryi_space_ops), .name = "cuda", .granularity = cuda_granularity, .reserve = in_reserve,          \
    .release = cuda_release, .create = CREATE, .adopt = in_adopt, .export_fd = EXPORT, .import_fd = IMPORT,            \
    .map = in_map, .unmap = cuda_unmap, .access = in_access, .untouched = ferryi_gpu_space_untouched,                  \
    .left = ferryi_gpu_space_left, .destroy = cuda_destroy, .copy = ferryi_gpu_space_copy,                             \
    .zero = ferryi_gpu_space_zero

const ferryi_space_ops ferryi_space_cuda = { ROW(in_create, cuda_export_fd, in_import), .handles = "file descriptors" };
const ferryi_space_ops ferryi_space_fabric = { ROW(in_fabric_create, fabric_export, in_fabric_import),
                                               .handles = "fabric handles" };
