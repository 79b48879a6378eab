/* SPDX-License-Identifier: BSD-3-Clause */
/* The kernels' copy of the world, from ferry_init to ferry_finalize. */
#include "ferry/detail/machine/access__funcs.h"
#include "runtime/base/clock.h"
#include "runtime/base/log.h"
#include "runtime/base/mutex.h"
#include "runtime/gpu/code.h"
#include "runtime/gpu/gpu_internal.h"
#include "runtime/state/segment.h"
#include <stdlib.h>
#include <string.h>

#define CU (ferryi_cu_table)

/* Moves the peers' states to memory that the GPU maps.  Call it before any thread watches the peers. */
ferry_status ferryi_gpu_share(ferryi_pe *pe)
{
    ferryi_gpu *gpu = pe->gpu;
    size_t n = (size_t)pe->world.n_pes, faults = FERRYI_FAULTS * sizeof(ferryi_fault_slot),
           results = (3 + FERRYI_GPU_CHANNELS) * FERRYI_LINE;
    ferry_status status = ferryi_gpu_enter(gpu);
    if (status != FERRY_SUCCESS)
        return status;
    CUresult result =
        CU->MemHostAlloc(&gpu->shared, faults + results + n, CU_MEMHOSTALLOC_PORTABLE | CU_MEMHOSTALLOC_DEVICEMAP);
    ferryi_gpu_leave();
    if (result != CUDA_SUCCESS) {
        gpu->shared = NULL;
        return ferryi_cu_error(result, "cuMemHostAlloc for faults");
    }
    char *at = gpu->shared;
    memset(at, 0, faults + results + n);
    gpu->faults = gpu->shared;
    gpu->unread = (ferryi_host_result *)(void *)(at + faults);
    gpu->words = (struct ferryi_gpu_words *)(void *)(at + faults + FERRYI_LINE);
    ferryi_gpu_channels_report_to(&gpu->channels, at + faults + 2 * FERRYI_LINE);
    free(pe->peer_state);
    pe->peer_state = (uint8_t *)at + faults + results;
    pe->world.peer_state = pe->peer_state;
    return FERRY_SUCCESS;
}

ferry_status ferryi_gpu_load_module(ferryi_gpu *gpu)
{
    size_t size = 0;
    if (gpu->module != NULL)
        return FERRY_SUCCESS;
    CUresult result = CU->ModuleLoadData(&gpu->module, ferryi_code_host_call);
    if (result != CUDA_SUCCESS) {
        gpu->module = NULL;
        return ferryi_cu_error(result, "loading libferry's own kernels (cuModuleLoadData)");
    }
    result = CU->ModuleGetFunction(&gpu->host_call, gpu->module, "ferry_host_call_kernel");
    if (result == CUDA_SUCCESS)
        result = CU->ModuleGetFunction(&gpu->stream_call, gpu->module, "ferry_stream_kernel");
    if (result == CUDA_SUCCESS)
        result = CU->ModuleGetFunction(&gpu->drain, gpu->module, "ferry_drain_kernel");
    if (result == CUDA_SUCCESS)
        result = CU->ModuleGetFunction(&gpu->reload, gpu->module, "ferry_reload_kernel");
    if (result == CUDA_SUCCESS)
        result = CU->ModuleGetGlobal(&gpu->module_world, &size, gpu->module, "ferry_module_world");
    ferryi_gpu_load_kernels(gpu->module);
    if (result != CUDA_SUCCESS)
        return ferryi_cu_error(result, "finding libferry's own kernels");
    if (size != FERRYI_KERNEL_WORLD_BYTES)
        return ferryi_error(
            FERRY_ERR_SYSTEM,
            "libferry's kernels were built with other headers than libferry: build it again from a clean folder");
    return FERRY_SUCCESS;
}

static void image_make(ferryi_pe *pe, ferryi_peer *peers)
{
    ferryi_gpu *gpu = pe->gpu;
    ferryi_world *w = &gpu->kernel_world;
    int n = pe->world.n_pes;
    memset(w, 0, sizeof *w);
    w->my_pe = pe->world.my_pe;
    w->n_pes = n;
    w->n_laid = n;
    w->symmetric = pe->world.symmetric; /* hosts and kernels both derive a lock's home from it */
    w->heap = pe->world.heap;
    w->heap_len = pe->world.heap_len;
    w->teams = pe->world.teams;
    w->team_bytes = pe->world.team_bytes;
    w->n_teams = pe->world.n_teams;
    w->peer = (ferryi_peer *)(uintptr_t)gpu->tables;
    w->ctl = pe->world.ctl;
    w->peer_state = pe->world.peer_state;
    w->timeout_ns = pe->env.timeout_ns;
    w->kernel.stride = pe->space->whole ? 0 : (int64_t)pe->heap.max;
    w->kernel.gpu_faults = gpu->faults;
    w->kernel.words = (ferryi_kernel_words *)(uintptr_t)(gpu->tables + (size_t)n * sizeof(ferryi_peer));
    w->gpu = 1;
    w->stats = (ferry_stats_pair *)(uintptr_t)gpu->counters;
    ferryi_gpu_rings_describe(pe, w);
    ferryi_pairs_derive(pe, w, peers);
}

/* Copies the current world to the kernels.  The caller holds the lock and the CUDA context.  The stream carries no
 * kernels, because a kernel might find no room on the GPU and the copy may announce a PE's death. */
static ferry_status publish(ferryi_pe *pe)
{
    ferryi_gpu *gpu = pe->gpu;
    int n = pe->world.n_pes;
    ferryi_peer *peers = calloc((size_t)n, sizeof *peers);
    if (peers == NULL)
        return ferryi_error(FERRY_ERR_NO_MEMORY, "no memory for the table of PEs: raise the memory limit");
    image_make(pe, peers);
    CUresult result =
        CU->MemcpyAsync(gpu->tables, (CUdeviceptr)(uintptr_t)peers, (size_t)n * sizeof *peers, gpu->publish_stream);
    if (result == CUDA_SUCCESS)
        result = CU->MemcpyAsync(gpu->module_world, (CUdeviceptr)(uintptr_t)&gpu->kernel_world,
                                 FERRYI_KERNEL_WORLD_BYTES, gpu->publish_stream);
    ferry_status status = ferryi_cu_error(result, "copying the table of PEs to the GPU");
    if (status == FERRY_SUCCESS)
        status = ferryi_gpu_write_images(gpu);
    result = ferryi_gpu_finish(gpu->publish_stream, ferryi_gpu_deadline(pe->world.timeout_ns, 0));
    free(peers); /* pageable: each copy call has read its source before it returned */
    return status != FERRY_SUCCESS ? status : ferryi_cu_error(result, "copying the table of PEs to the GPU");
}

ferry_status ferryi_gpu_publish(ferryi_pe *pe)
{
    ferryi_gpu *gpu = pe->gpu;
    ferryi_mutex_lock(&gpu->serve.lock, FERRYI_MUTEX_SERVE);
    const uint32_t connected = gpu->connected;
    ferryi_mutex_unlock(&gpu->serve.lock);
    if (!connected)
        return FERRY_SUCCESS;
    ferry_status status = ferryi_gpu_enter(gpu);
    if (status != FERRY_SUCCESS)
        return status;
    ferryi_gpu_load_images(gpu);
    ferryi_mutex_lock(&gpu->serve.lock, FERRYI_MUTEX_SERVE);
    if (gpu->connected) /* else the caller is another PE, and this one has left */
        status = publish(pe);
    ferryi_mutex_unlock(&gpu->serve.lock);
    ferryi_gpu_leave();
    return status;
}

/* A multiprocessor caches a kernel's constants; the launch of another kernel makes it reload them.  The launch uses its
 * own stream, because it waits for room when the GPU is full. */
ferry_status ferryi_gpu_publish_now(ferryi_pe *pe)
{
    ferryi_gpu *gpu = pe->gpu;
    ferry_status status = ferryi_gpu_publish(pe);
    if (status != FERRY_SUCCESS || ferryi_ld_acquire_u32(&gpu->connected) == 0)
        return status;
    uint64_t *done = &gpu->words->reloaded;
    void *parameters[] = { &done };
    status = ferryi_gpu_enter(gpu);
    if (status != FERRY_SUCCESS)
        return status;
    CUresult result = CU->LaunchKernel(gpu->reload, 1, 1, 1, 32, 1, 1, 0, gpu->reload_stream, parameters, NULL);
    ferryi_gpu_leave();
    return ferryi_cu_error(result, "telling running kernels about a PE's death");
}

/* Calls the largest of libferry's kernels, for nothing: the launch of a kernel that needs more local memory than any
 * before it waits until the GPU's kernels end, and one of them may wait for the host call that is launched. */
static ferry_status grow_local_memory(ferryi_pe *pe)
{
    ferryi_gpu *gpu = pe->gpu;
    ferryi_host_call nothing = { .result = gpu->channels.quick.result };
    CUresult result = ferryi_gpu_call(gpu, gpu->channels.quick.stream, &nothing);
    if (result == CUDA_SUCCESS) /* another program may fill the GPU */
        result = ferryi_gpu_finish(gpu->channels.quick.stream, ferryi_gpu_deadline(pe->env.init_timeout_ns, 0));
    gpu->stuck |= result == CUDA_ERROR_NOT_READY;
    return ferryi_cu_error(result, "calling libferry's own kernel");
}

static ferry_status connect(ferryi_pe *pe)
{
    ferryi_gpu *gpu = pe->gpu;
    size_t n = (size_t)pe->world.n_pes, counters = n * sizeof(ferryi_peer) + sizeof(ferryi_kernel_words);
    size_t tables = counters + (pe->env.stats ? n * sizeof(ferry_stats_pair) : 0);
    ferry_status status = ferryi_gpu_load_module(gpu);
    if (status != FERRY_SUCCESS)
        return status;
    CUresult result = CU->MemAlloc(&gpu->tables, tables);
    if (result == CUDA_SUCCESS)
        result = CU->MemsetD8Async(gpu->tables, 0, tables, gpu->publish_stream);
    if (result == CUDA_SUCCESS) /* the memset may be a kernel, and another program may fill the GPU */
        result = ferryi_gpu_finish(gpu->publish_stream, ferryi_gpu_deadline(pe->env.init_timeout_ns, tables));
    gpu->stuck |= result == CUDA_ERROR_NOT_READY;
    if (result != CUDA_SUCCESS)
        return ferryi_cu_error(result, "cuMemAlloc for the table of PEs");
    gpu->counters = pe->env.stats ? gpu->tables + counters : 0;
    status = grow_local_memory(pe);
    if (status != FERRY_SUCCESS)
        return status;
    char *own;
    size_t size;
    ferryi_segment_pinned(pe, pe->world.my_pe, &own, &size);
    status = ferryi_gpu_pin(gpu, own, size, &gpu->ctl);
    if (status != FERRY_SUCCESS)
        return status;
    status = ferryi_gpu_rings_create(pe);
    if (status != FERRY_SUCCESS)
        return status;
    pe->world.host.routes = &ferryi_routes_gpu;
    pe->world.gpu = 1;
    ferryi_gpu_load_images(gpu);
    ferryi_mutex_lock(&gpu->serve.lock, FERRYI_MUTEX_SERVE);
    /* Under one hold of the lock: an image that comes meanwhile is in the list that publish() reads, or its
     * registration finds this GPU connected. */
    status = publish(pe);
    ferryi_st_release_u32(&gpu->connected, 1);
    ferryi_mutex_unlock(&gpu->serve.lock);
    return status;
}

ferry_status ferryi_gpu_stats(ferryi_pe *pe, int peer, ferry_stats_pair *stats)
{
    if (pe->gpu->counters == 0)
        return ferryi_error(FERRY_ERR_UNSUPPORTED, "ferry_stats: kernels do not count operations: set FERRY_STATS=on");
    const ferry_stats_pair *counters = (const ferry_stats_pair *)(uintptr_t)pe->gpu->counters;
    return pe->space->copy(stats, &counters[peer], sizeof *stats);
}

ferry_status ferryi_gpu_stats_reset(ferryi_pe *pe)
{
    if (pe->gpu->counters == 0)
        return FERRY_SUCCESS;
    return pe->space->zero((void *)(uintptr_t)pe->gpu->counters, (size_t)pe->world.n_pes * sizeof(ferry_stats_pair));
}

ferry_status ferryi_gpu_connect(ferryi_pe *pe)
{
    ferry_status status = ferryi_gpu_enter(pe->gpu);
    if (status != FERRY_SUCCESS)
        return status;
    status = connect(pe);
    ferryi_gpu_leave();
    return status;
}

static int is_busy(ferryi_gpu *gpu, uint64_t deadline)
{
    const CUstream stream[] = { gpu->serve.stream, gpu->launches, gpu->reload_stream, gpu->publish_stream };
    for (size_t i = 0; i < sizeof stream / sizeof *stream; i++)
        if (ferryi_gpu_finish(stream[i], deadline) == CUDA_ERROR_NOT_READY)
            return 1;
    return ferryi_gpu_rings_are_busy(gpu, deadline) || ferryi_gpu_channels_are_busy(&gpu->channels, deadline);
}

/* The last PE of this process to leave must not unmap the heaps: a kernel or a copy of this PE still runs. */
static void keep_heaps(ferryi_pe *pe)
{
    if (pe->heap.range != NULL)
        __atomic_store_n(&pe->heap.range->stays, 1, __ATOMIC_RELAXED);
}

void ferryi_gpu_disconnect(ferryi_pe *pe)
{
    ferryi_gpu *gpu = pe->gpu;
    if (ferryi_gpu_enter(gpu) != FERRY_SUCCESS) {
        keep_heaps(pe);
        return;
    }
    if (gpu->connected) {
        ferryi_mutex_lock(&gpu->serve.lock, FERRYI_MUTEX_SERVE);
        memset(&gpu->kernel_world, 0, sizeof gpu->kernel_world); /* 0 PEs: kernels' calls are refused from now on */
        ferryi_st_release_u32(&gpu->connected, 0);
        const uint64_t deadline = ferryi_deadline_after(pe->world.timeout_ns);
        gpu->stuck =
            is_busy(gpu, deadline) || (ferryi_gpu_write_images(gpu) == FERRY_SUCCESS &&
                                       ferryi_gpu_finish(gpu->publish_stream, deadline) == CUDA_ERROR_NOT_READY);
        ferryi_mutex_unlock(&gpu->serve.lock);
        ferryi_gpu_collect_faults(pe);
        pe->world.gpu = 0;
    }
    if (gpu->stuck) {
        ferryi_log(FERRYI_LOG_WARN,
                   "a kernel that ferry launched does not end: GPU memory stays allocated until the process ends");
        keep_heaps(pe);
        ferryi_gpu_leave();
        return;
    }
    ferryi_gpu_windows_destroy(gpu);
    ferryi_gpu_rings_destroy(pe);
    ferryi_gpu_unpin(&gpu->ctl);
    if (gpu->tables != 0)
        (void)CU->MemFree(gpu->tables);
    CUmodule *const kinds[] = { &gpu->moe, &gpu->comm };
    for (int i = 0; i < 2; i++)
        if (*kinds[i] != NULL) {
            (void)ferryi_gpu_module_remove(*kinds[i]);
            (void)CU->ModuleUnload(*kinds[i]);
        }
    if (gpu->module != NULL)
        (void)CU->ModuleUnload(gpu->module);
    gpu->tables = gpu->counters = 0;
    gpu->moe = gpu->comm = NULL;
    gpu->module = NULL;
    ferryi_gpu_leave();
}
