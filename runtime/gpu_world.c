/* SPDX-License-Identifier: BSD-3-Clause */
/* The world that kernels see, from ferry_init to ferry_finalize. */
#include "ferry/device/access__funcs.h"
#include "ferry/device/unit.h"
#include "runtime/clock.h"
#include "runtime/gpu_code.h"
#include "runtime/gpu_state.h"
#include "runtime/log.h"
#include <stdlib.h>
#include <string.h>

#define CU (ferryi_cu_table)

/* Before anybody watches the peers: their states move to memory that the GPU maps. */
ferry_status ferryi_gpu_share(ferryi_pe *pe)
{
    ferryi_gpu *gpu = pe->gpu;
    if (gpu == NULL)
        return FERRY_SUCCESS;
    size_t n = (size_t)pe->world.n_pes, faults = FERRYI_FAULTS * sizeof(ferryi_fault_slot),
           results = (3 + FERRYI_GPU_LANES) * FERRYI_LINE;
    ferry_status status = ferryi_gpu_enter(gpu);
    if (status != FERRY_SUCCESS)
        return status;
    CUresult result =
        CU->MemHostAlloc(&gpu->shared, faults + results + n, CU_MEMHOSTALLOC_PORTABLE | CU_MEMHOSTALLOC_DEVICEMAP);
    ferryi_gpu_leave();
    if (result != CUDA_SUCCESS) {
        gpu->shared = NULL;
        return ferryi_cu_error(result, "cuMemHostAlloc for fault records");
    }
    char *at = gpu->shared;
    memset(at, 0, faults + results + n);
    gpu->faults = gpu->shared;
    gpu->unread = (ferryi_host_result *)(void *)(at + faults);
    gpu->words = (struct ferryi_gpu_words *)(void *)(at + faults + FERRYI_LINE);
    ferryi_gpu_lanes_report_to(&gpu->lanes, at + faults + 2 * FERRYI_LINE);
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
        result = CU->ModuleGetGlobal(&gpu->module_world, &size, gpu->module, "ferry_module_world");
    ferryi_gpu_load_kernels(gpu->module);
    if (result != CUDA_SUCCESS)
        return ferryi_cu_error(result, "looking into libferry's own kernels");
    if (size != sizeof(ferryi_world))
        return ferryi_error(FERRY_ERR_SYSTEM, "libferry's kernels were built with other headers than libferry");
    return FERRY_SUCCESS;
}

static void image_make(ferryi_pe *pe)
{
    ferryi_gpu *gpu = pe->gpu;
    ferryi_world *w = &gpu->image;
    int n = pe->world.n_pes;
    memset(w, 0, sizeof *w);
    w->my_pe = pe->world.my_pe;
    w->n_pes = n;
    w->symmetric = pe->world.symmetric; /* what a lock's home is counted from, by hosts and kernels alike */
    w->heap = pe->world.heap;
    w->heap_len = pe->world.heap_len;
    w->teams = pe->world.teams;
    w->team_bytes = pe->world.team_bytes;
    w->n_teams = pe->world.n_teams;
    w->peer = (ferryi_peer *)(uintptr_t)gpu->tables;
    w->ctl = pe->world.ctl;
    w->peer_state = pe->world.peer_state;
    w->timeout_ns = pe->env.timeout_ns;
    w->stride = (int64_t)pe->heap.max;
    w->gpu_faults = gpu->faults;
    w->gpu_fault_next = (uint64_t *)(uintptr_t)(gpu->tables + (size_t)n * sizeof(ferryi_peer));
    w->gpu = 1;
    w->stats = (ferry_stats_pair *)(uintptr_t)gpu->counters;
    w->all_direct = gpu->counters == 0; /* else every call takes the side that counts */
    ferryi_gpu_rings_show(pe, w);
    for (int i = 0; i < n; i++) {
        uint32_t route = pe->world.peer[i].route & ~FERRYI_ROUTE_GPU;
        uint32_t path = route & FERRYI_ROUTE_PATH; /* whether the peer lives or not */
        if (path > FERRY_PATH_FLAGS)
            w->all_direct = 0;
        if (path != FERRY_PATH_NATIVE)
            w->first_weak = (uint32_t)i;
        if (i >= 64)
            continue;
        w->weak_pes |= (uint64_t)(path != FERRY_PATH_NATIVE) << i;
        if (gpu->counters != 0)
            continue;
        w->direct_pes |= (uint64_t)(path <= FERRY_PATH_FLAGS) << i;
        w->straight_atomics |= (uint64_t)(route == FERRY_PATH_NATIVE) << i;
        w->straight_copies |= (uint64_t)(route <= FERRY_PATH_FLAGS) << i;
    }
}

/* Everything that kernels see, as it is now.  Under the lock, in the context.  By a stream without kernels, which
 * might find no place on the GPU: what is told may be a death. */
static ferry_status publish(ferryi_pe *pe)
{
    ferryi_gpu *gpu = pe->gpu;
    int n = pe->world.n_pes;
    ferryi_peer *peers = calloc((size_t)n, sizeof *peers);
    if (peers == NULL)
        return ferryi_error(FERRY_ERR_NO_MEMORY, "no memory for the table of PEs");
    image_make(pe);
    for (int i = 0; i < n; i++) {
        peers[i] = pe->world.peer[i];
        peers[i].route &= ~FERRYI_ROUTE_GPU;
    }
    CUresult result = CU->MemcpyAsync(gpu->tables, (CUdeviceptr)(uintptr_t)peers, (size_t)n * sizeof *peers, gpu->news);
    if (result == CUDA_SUCCESS)
        result = CU->MemcpyAsync(gpu->module_world, (CUdeviceptr)(uintptr_t)&gpu->image, sizeof gpu->image, gpu->news);
    ferry_status status = ferryi_cu_error(result, "telling the GPU about the PEs");
    if (status == FERRY_SUCCESS)
        status = ferryi_gpu_fill_units(gpu);
    result = CU->StreamSynchronize(gpu->news);
    free(peers);
    return status != FERRY_SUCCESS ? status : ferryi_cu_error(result, "telling the GPU about the PEs");
}

ferry_status ferryi_gpu_publish(ferryi_pe *pe)
{
    ferryi_gpu *gpu = pe->gpu;
    if (gpu == NULL || !gpu->connected)
        return FERRY_SUCCESS;
    ferry_status status = ferryi_gpu_enter(gpu);
    if (status != FERRY_SUCCESS)
        return status;
    ferryi_gpu_load_units(gpu);
    pthread_mutex_lock(&gpu->serve.lock);
    status = publish(pe);
    pthread_mutex_unlock(&gpu->serve.lock);
    ferryi_gpu_leave();
    return status;
}

/* A multiprocessor keeps what it has read of a kernel's constants; the launch of another kernel makes it look again. In
 * a stream of its own, since it waits for a place where the GPU is full. */
ferry_status ferryi_gpu_remind(ferryi_pe *pe)
{
    ferryi_gpu *gpu = pe->gpu;
    ferry_status status = ferryi_gpu_publish(pe);
    if (status != FERRY_SUCCESS || gpu == NULL || !gpu->connected)
        return status;
    uint64_t *done = &gpu->words->reminded, number = 1;
    void *parameters[] = { &done, &number };
    status = ferryi_gpu_enter(gpu);
    if (status != FERRY_SUCCESS)
        return status;
    CUresult result = CU->LaunchKernel(gpu->drain, 1, 1, 1, 32, 1, 1, 0, gpu->reminders, parameters, NULL);
    ferryi_gpu_leave();
    return ferryi_cu_error(result, "telling running kernels about a death");
}

static ferry_status connect(ferryi_pe *pe)
{
    ferryi_gpu *gpu = pe->gpu;
    size_t n = (size_t)pe->world.n_pes, counters = n * sizeof(ferryi_peer) + sizeof(uint64_t);
    size_t tables = counters + (pe->env.stats ? n * sizeof(ferry_stats_pair) : 0);
    ferry_status status = ferryi_gpu_load_module(gpu);
    if (status != FERRY_SUCCESS)
        return status;
    CUresult result = CU->MemAlloc(&gpu->tables, tables);
    if (result == CUDA_SUCCESS)
        result = CU->MemsetD8Async(gpu->tables, 0, tables, gpu->news);
    if (result != CUDA_SUCCESS)
        return ferryi_cu_error(result, "cuMemAlloc for the table of PEs");
    gpu->counters = pe->env.stats ? gpu->tables + counters : 0;
    char *own;
    size_t pinned;
    ferryi_segment_pinned(pe, pe->world.my_pe, &own, &pinned);
    result = CU->MemHostRegister(own, pinned, CU_MEMHOSTREGISTER_PORTABLE | CU_MEMHOSTREGISTER_DEVICEMAP);
    /* A peer that is a thread of this process may have come first: it has pinned this PE's segment for its kernels. */
    if (result == CUDA_SUCCESS)
        gpu->ctl = own;
    else if (result != CUDA_ERROR_HOST_MEMORY_ALREADY_REGISTERED || !pe->boot->same_process)
        return ferryi_cu_error(result, "cuMemHostRegister of the control block (ulimit -l limits it)");
    status = ferryi_gpu_rings_create(pe);
    if (status != FERRY_SUCCESS)
        return status;
    for (size_t i = 0; i < n; i++)
        (void)ferryi_atom_or_u32(&pe->world.peer[i].route, FERRYI_ROUTE_GPU);
    pe->world.gpu = 1;
    ferryi_gpu_load_units(gpu);
    pthread_mutex_lock(&gpu->serve.lock);
    status = publish(pe);
    pthread_mutex_unlock(&gpu->serve.lock);
    ferryi_st_release_u32(&gpu->connected, 1);
    return status;
}

ferry_status ferryi_gpu_stats(ferryi_pe *pe, int peer, ferry_stats_pair *stats)
{
    if (pe->gpu->counters == 0)
        return ferryi_error(FERRY_ERR_UNSUPPORTED, "ferry_stats: kernels do not count: set FERRY_STATS=on");
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
    if (pe->gpu == NULL)
        return FERRY_SUCCESS;
    ferry_status status = ferryi_gpu_enter(pe->gpu);
    if (status != FERRY_SUCCESS)
        return status;
    status = connect(pe);
    ferryi_gpu_leave();
    if (status != FERRY_SUCCESS)
        ferryi_gpu_disconnect(pe);
    return status;
}

static int is_busy(ferryi_gpu *gpu, uint64_t deadline)
{
    const CUstream stream[] = { gpu->serve.stream, gpu->launches, gpu->reminders, gpu->news };
    for (size_t i = 0; i < sizeof stream / sizeof *stream; i++)
        if (ferryi_gpu_finish(stream[i], deadline) == CUDA_ERROR_NOT_READY)
            return 1;
    return ferryi_gpu_lanes_are_busy(&gpu->lanes, deadline);
}

void ferryi_gpu_disconnect(ferryi_pe *pe)
{
    ferryi_gpu *gpu = pe->gpu;
    if (gpu == NULL || ferryi_gpu_enter(gpu) != FERRY_SUCCESS)
        return;
    if (gpu->connected) {
        pthread_mutex_lock(&gpu->serve.lock);
        memset(&gpu->image, 0, sizeof gpu->image); /* 0 PEs: kernels are refused from now on */
        gpu->connected = 0;
        if (is_busy(gpu, ferryi_deadline_after(pe->world.timeout_ns)))
            gpu->stuck = 1;
        else if (ferryi_gpu_fill_units(gpu) == FERRY_SUCCESS)
            (void)CU->StreamSynchronize(gpu->news);
        pthread_mutex_unlock(&gpu->serve.lock);
        ferryi_gpu_collect_faults(pe);
        pe->world.gpu = 0;
    }
    if (gpu->stuck) {
        ferryi_log(FERRYI_LOG_WARN,
                   "a kernel that ferry has launched does not end: GPU memory is left to the end of the process");
        ferryi_gpu_leave();
        return;
    }
    ferryi_gpu_shelves_destroy(gpu);
    ferryi_gpu_rings_destroy(pe);
    if (gpu->ctl != NULL)
        (void)CU->MemHostUnregister(gpu->ctl);
    if (gpu->tables != 0)
        (void)CU->MemFree(gpu->tables);
    if (gpu->moe != NULL) {
        (void)ferry_module_finalize(gpu->moe);
        (void)CU->ModuleUnload(gpu->moe);
    }
    if (gpu->module != NULL)
        (void)CU->ModuleUnload(gpu->module);
    gpu->ctl = NULL;
    gpu->tables = gpu->counters = 0;
    gpu->moe = NULL;
    gpu->module = NULL;
    ferryi_gpu_leave();
}
