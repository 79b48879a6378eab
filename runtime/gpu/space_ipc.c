/* SPDX-License-Identifier: BSD-3-Clause */
/* The cuda space without virtual memory management: a heap is one allocation of cuMemAlloc, shared by CUDA IPC.  The
 * driver chooses the addresses of both, and a peer must close the allocation before its owner frees it. */
#include "ferry/detail/machine/access__funcs.h"
#include "runtime/base/log.h"
#include "runtime/base/mutex.h"
#include "runtime/gpu/gpu_internal.h"
#include <stdlib.h>
#include <string.h>

#define CU (ferryi_cu_table)

/* The driver carves smaller allocations out of blocks of 2 MiB, and a handle shares whole blocks. */
#define BLOCK ((size_t)2 << 20)

/* What this process has allocated, and what it has opened. */
typedef struct allocation {
    struct allocation *next;
    CUdeviceptr at;
    size_t size;
    CUdeviceptr heap; /* the allocation that is the heap of the PE for which it was made or opened; `at`: this one */
    CUcontext context;
    CUdevice device;
} allocation;
static allocation *allocations;
static pthread_mutex_t allocations_lock = PTHREAD_MUTEX_INITIALIZER;

/* What a peer gets. */
typedef struct heap_handle {
    CUipcMemHandle handle;
    uint64_t start, size; /* of the chunk, from the start of the allocation */
    CUdeviceptr at;       /* for PEs of the same process, where the handle cannot be opened */
    uint64_t context;     /* likewise */
} heap_handle;

static size_t ipc_granularity(void)
{
    return BLOCK;
}

static void add(allocation *a)
{
    ferryi_mutex_lock(&allocations_lock, FERRYI_MUTEX_ALLOCATIONS);
    a->next = allocations;
    allocations = a;
    ferryi_mutex_unlock(&allocations_lock);
}

/* Takes out the first for which is(a, at) holds. */
static allocation *take_allocation(int (*is)(const allocation *a, CUdeviceptr at), CUdeviceptr at)
{
    ferryi_mutex_lock(&allocations_lock, FERRYI_MUTEX_ALLOCATIONS);
    allocation **from = &allocations;
    while (*from != NULL && !is(*from, at))
        from = &(*from)->next;
    allocation *taken = *from;
    if (taken != NULL)
        *from = taken->next;
    ferryi_mutex_unlock(&allocations_lock);
    return taken;
}

static int is_opened_at(const allocation *a, CUdeviceptr at)
{
    return a->heap != a->at && at - a->at < a->size;
}

static int is_opened_for(const allocation *a, CUdeviceptr heap)
{
    return a->heap == heap && a->at != heap;
}

static int is_own(const allocation *a, CUdeviceptr heap)
{
    return a->at == heap && a->heap == heap;
}

static CUdeviceptr heap_of_thread(void)
{
    return (CUdeviceptr)(uintptr_t)ferryi_pe_of(ferryi_world_get())->heap.range->base;
}

/* ---- Addresses and memory are one. */

static ferry_status ipc_reserve(size_t size, void **base)
{
    const ferryi_gpu *gpu = ferryi_gpu_of_thread();
    allocation *a = malloc(sizeof *a);
    CUcontext retained;
    if (a == NULL)
        return ferryi_error(FERRY_ERR_NO_MEMORY, "no memory for the list of heaps: raise the memory limit");
    *a = (allocation){ .size = (size + BLOCK - 1) / BLOCK * BLOCK, .context = gpu->context, .device = gpu->device };
    /* A kept heap outlives ferry_finalize, which gives its hold on the context back. */
    CUresult result = CU->DevicePrimaryCtxRetain(&retained, gpu->device);
    if (result == CUDA_SUCCESS) {
        result = CU->MemAlloc(&a->at, a->size);
        if (result == CUDA_SUCCESS) {
            a->heap = a->at;
            *base = (void *)(uintptr_t)a->at;
            add(a);
            return FERRY_SUCCESS;
        }
        (void)CU->DevicePrimaryCtxRelease(gpu->device);
    }
    ferry_status status =
        result == CUDA_ERROR_OUT_OF_MEMORY
            ? ferryi_error(
                  FERRY_ERR_NO_MEMORY,
                  "a heap of %zu bytes does not fit: over CUDA IPC it is allocated whole, and the GPU's memory "
                  "is used up (cuMemAlloc: %s): lower FERRY_HEAP_MAX, or see with nvidia-smi which process "
                  "holds it",
                  a->size, ferryi_cu_error_name(result))
            : ferryi_cu_error(result, "cuMemAlloc of a heap");
    free(a);
    return status;
}

/* In the allocation's context, in which the calling thread need not be: its PE may have left. */
static CUresult free_allocation(allocation *a)
{
    CUcontext old;
    CUstreamCaptureMode mode = CU_STREAM_CAPTURE_MODE_RELAXED;
    CUresult result = CU->CtxPushCurrent(a->context);
    if (result == CUDA_SUCCESS) {
        (void)CU->ThreadExchangeStreamCaptureMode(&mode);
        result = a->heap == a->at ? CU->MemFree(a->at) : CU->IpcCloseMemHandle(a->at);
        (void)CU->ThreadExchangeStreamCaptureMode(&mode);
        (void)CU->CtxPopCurrent(&old);
    }
    if (a->heap == a->at)
        (void)CU->DevicePrimaryCtxRelease(a->device);
    free(a);
    return result;
}

static void ipc_release(void *base, size_t size)
{
    const CUdeviceptr heap = (CUdeviceptr)(uintptr_t)base;
    (void)size;
    if (ferryi_gpu_must_stay())
        return;
    for (allocation *a; (a = take_allocation(is_opened_for, heap)) != NULL;) /* of a kept heap */
        (void)free_allocation(a);
    allocation *own = take_allocation(is_own, heap);
    CUresult result = own != NULL ? free_allocation(own) : CUDA_SUCCESS;
    if (result != CUDA_SUCCESS)
        ferryi_log(FERRYI_LOG_WARN, "cuMemFree of a heap failed: %s", ferryi_cu_error_name(result));
}

static ferry_status ipc_create(size_t size, ferryi_chunk *chunk)
{
    *chunk = (ferryi_chunk){ .size = size, .fresh = 1 };
    return FERRY_SUCCESS;
}

static ferry_status ipc_adopt(void *addr, size_t size, ferryi_chunk *chunk)
{
    (void)chunk;
    return ferryi_error(
        FERRY_ERR_UNSUPPORTED,
        "%zu bytes at %p do not become symmetric: heaps that are shared by CUDA IPC take no memory of the "
        "program",
        size, addr);
}

static ferry_status ipc_map(ferryi_chunk *chunk, void *addr)
{
    if (!chunk->fresh)
        return FERRY_SUCCESS; /* a peer's, which import has opened */
    chunk->at = addr;
    chunk->handle = heap_of_thread();
    return ferryi_gpu_space_zero(addr, chunk->size); /* memory from the driver may hold another program's bytes */
}

/* The own heap stays until its range is released. */
static ferry_status ipc_unmap(void *addr, size_t size)
{
    CUresult worst = CUDA_SUCCESS;
    (void)size;
    if (ferryi_gpu_must_stay())
        return FERRY_ERR_TIMEOUT;
    for (allocation *a; (a = take_allocation(is_opened_at, (CUdeviceptr)(uintptr_t)addr)) != NULL;) {
        CUresult result = free_allocation(a);
        worst = worst == CUDA_SUCCESS ? result : worst;
    }
    return ferryi_cu_error(worst, "cuIpcCloseMemHandle of a peer's heap");
}

/* PEs of one process ask for access when they import a heap, and never take it back: the program may use it too. */
static ferry_status ipc_access(void *addr, size_t size, int allowed)
{
    (void)addr;
    (void)size;
    (void)allowed;
    return FERRY_SUCCESS;
}

static void ipc_destroy(ferryi_chunk *chunk)
{
    *chunk = (ferryi_chunk){ 0 };
}

/* ---- Handles. */

static ferry_status ipc_export(const ferryi_chunk *chunk, int *fd)
{
    heap_handle h;
    memset(&h, 0, sizeof h);
    CUresult result = CU->IpcGetMemHandle(&h.handle, chunk->handle);
    if (result != CUDA_SUCCESS)
        return ferryi_cu_error(result, "cuIpcGetMemHandle of a heap");
    h.at = chunk->handle;
    h.start = (uint64_t)(uintptr_t)chunk->at - h.at;
    h.size = chunk->size;
    h.context = (uint64_t)(uintptr_t)ferryi_gpu_of_thread()->context;
    return ferryi_gpu_handle_send(&h, sizeof h, fd);
}

static ferry_status open_here(const heap_handle *h)
{
    CUresult result = CU->CtxEnablePeerAccess((CUcontext)(uintptr_t)h->context, 0);
    return result == CUDA_ERROR_PEER_ACCESS_ALREADY_ENABLED
               ? FERRY_SUCCESS
               : ferryi_cu_error(result, "cuCtxEnablePeerAccess to the GPU of a peer");
}

static ferry_status open_there(const heap_handle *h, CUdeviceptr *at)
{
    const ferryi_gpu *gpu = ferryi_gpu_of_thread();
    allocation *a = malloc(sizeof *a);
    if (a == NULL)
        return ferryi_error(FERRY_ERR_NO_MEMORY, "no memory for the list of heaps: raise the memory limit");
    CUresult result = CU->IpcOpenMemHandle(at, h->handle, CU_IPC_MEM_LAZY_ENABLE_PEER_ACCESS);
    if (result != CUDA_SUCCESS) {
        free(a);
        return ferryi_cu_error(result, "cuIpcOpenMemHandle of a peer's heap");
    }
    *a = (allocation){
        .at = *at, .size = (size_t)(h->start + h->size), .heap = heap_of_thread(), .context = gpu->context
    };
    add(a);
    return FERRY_SUCCESS;
}

static ferry_status ipc_import(int fd, size_t size, ferryi_chunk *chunk)
{
    heap_handle h;
    ferry_status status = ferryi_gpu_handle_receive(fd, &h, sizeof h);
    if (status != FERRY_SUCCESS)
        return status;
    if (h.size < size)
        return ferryi_error(FERRY_ERR_SYSTEM,
                            "a peer's heap has %llu bytes where %zu were expected: check that all PEs run the same "
                            "library",
                            (unsigned long long)h.size, size);
    CUdeviceptr at = h.at;
    status = ferryi_pe_of(ferryi_world_get())->boot->same_process ? open_here(&h) : open_there(&h, &at);
    if (status == FERRY_SUCCESS)
        *chunk = (ferryi_chunk){ .handle = at, .size = size, .at = (char *)(uintptr_t)(at + h.start) };
    return status;
}

int ferryi_gpu_can_ipc(void)
{
    CUdeviceptr at;
    CUipcMemHandle handle;
    CUresult result = CU->MemAlloc(&at, BLOCK);
    if (result == CUDA_ERROR_OUT_OF_MEMORY)
        return 1; /* the heap's allocation says so better */
    if (result == CUDA_SUCCESS) {
        result = CU->IpcGetMemHandle(&handle, at);
        (void)CU->MemFree(at);
    }
    if (result != CUDA_SUCCESS)
        ferryi_log(FERRYI_LOG_INFO, "no CUDA IPC: %s", ferryi_cu_error_name(result));
    return result == CUDA_SUCCESS;
}

/* ---- Each operation in the PE's context. */

static ferry_status in_reserve(size_t size, void **base)
{
    FERRYI_GPU_RETURN_IN_CONTEXT(ipc_reserve(size, base));
}
static ferry_status in_export(const ferryi_chunk *chunk, int *fd)
{
    FERRYI_GPU_RETURN_IN_CONTEXT(ipc_export(chunk, fd));
}
static ferry_status in_import(int fd, size_t size, ferryi_chunk *chunk)
{
    FERRYI_GPU_RETURN_IN_CONTEXT(ipc_import(fd, size, chunk));
}

const ferryi_space_ops ferryi_space_ipc = {
    .size = sizeof(ferryi_space_ops),
    .name = "cuda",
    .handles = "CUDA IPC",
    .whole = 1,
    .granularity = ipc_granularity,
    .reserve = in_reserve,
    .release = ipc_release,
    .create = ipc_create,
    .adopt = ipc_adopt,
    .export_fd = in_export,
    .import_fd = in_import,
    .map = ipc_map,
    .unmap = ipc_unmap,
    .access = ipc_access,
    .untouched = ferryi_gpu_space_untouched,
    .left = ferryi_gpu_space_left,
    .destroy = ipc_destroy,
    .copy = ferryi_gpu_space_copy,
    .zero = ferryi_gpu_space_zero,
};
