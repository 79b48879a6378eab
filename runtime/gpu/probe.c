/* SPDX-License-Identifier: BSD-3-Clause */
/* The probe's GPU part tests loads, stores and atomics of an SM, because kernels use those.  A copy by a copy engine
 * proves nothing about them, and is tried apart. */
#include "device/kernels/probe__funcs.h"
#include "runtime/base/log.h"
#include "runtime/gpu/gpu_internal.h"
#include <stdio.h>
#include <string.h>

#define CU (ferryi_cu_table)

/* A kernel's wait for the peer's kernel.  If each PE has its own GPU, both start within a fraction of this time. */
#define LOOK_NS 20000000u

ferry_status ferryi_gpu_probe_load(ferryi_pe *pe)
{
    ferry_status status = ferryi_gpu_enter(pe->gpu);
    if (status != FERRY_SUCCESS)
        return status;
    status = ferryi_gpu_load_module(pe->gpu);
    if (status == FERRY_SUCCESS)
        status = ferryi_cu_error(CU->ModuleGetFunction(&pe->gpu->probe, pe->gpu->module, "ferry_probe_kernel"),
                                 "finding the kernel that probes pairs");
    ferryi_gpu_leave();
    return status;
}

/* A kernel whose store or load never ends cannot name its pair, so the message names all pairs that were tried. */
static ferry_status does_not_end(const ferryi_pe *pe, const ferryi_probe_pair *pairs)
{
    char peers[128] = "";
    size_t at = 0;
    for (int p = 0; p < pe->world.n_pes && at < sizeof peers - 24; p++)
        if (pairs[p].theirs != NULL)
            at += (size_t)snprintf(peers + at, sizeof peers - at, "%s%d", at != 0 ? ", " : "", p);
    return ferryi_error(FERRY_ERR_TIMEOUT,
                        "the probe kernel of PE %d did not end in time: its loads or stores to one of the PEs %s hang: "
                        "exclude that pair, as by FERRY_PATHS='%d>%s=staged'",
                        pe->world.my_pe, peers, pe->world.my_pe, strchr(peers, ',') == NULL ? peers : "*");
}

ferry_status ferryi_gpu_probe(ferryi_pe *pe, ferryi_probe_pair *pairs, uint64_t deadline)
{
    ferryi_gpu *gpu = pe->gpu;
    unsigned n = (unsigned)pe->world.n_pes;
    size_t bytes = n * sizeof *pairs;
    CUdeviceptr there = 0, here = (CUdeviceptr)(uintptr_t)pairs;
    uint64_t look = LOOK_NS;
    void *parameters[] = { &there, &look };
    ferry_status status = ferryi_gpu_enter(gpu);
    if (status != FERRY_SUCCESS)
        return status;
    CUresult result = CU->MemAlloc(&there, bytes);
    if (result == CUDA_SUCCESS)
        result = CU->MemcpyAsync(there, here, bytes, gpu->channels.quick.stream);
    if (result == CUDA_SUCCESS)
        result = CU->LaunchKernel(gpu->probe, n, 1, 1, 128, 1, 1, 0, gpu->channels.quick.stream, parameters, NULL);
    if (result == CUDA_SUCCESS)
        result = ferryi_gpu_finish(gpu->channels.quick.stream, deadline);
    if (result == CUDA_ERROR_NOT_READY) {
        ferryi_gpu_leave();
        gpu->stuck = 1;
        return does_not_end(pe, pairs);
    }
    if (result == CUDA_SUCCESS)
        result = CU->MemcpyAsync(here, there, bytes, gpu->channels.quick.stream);
    if (result == CUDA_SUCCESS)
        result = CU->StreamSynchronize(gpu->channels.quick.stream);
    if (there != 0)
        (void)CU->MemFree(there);
    ferryi_gpu_leave();
    return ferryi_cu_error(result, "the kernel that probes pairs of GPUs");
}

ferry_status ferryi_gpu_probe_copy(ferryi_pe *pe, void *dst, const void *src, size_t n, uint64_t deadline)
{
    CUstream stream = NULL;
    ferry_status status = ferryi_gpu_enter(pe->gpu);
    if (status != FERRY_SUCCESS)
        return status;
    CUresult result = CU->StreamCreate(&stream, CU_STREAM_NON_BLOCKING);
    if (result == CUDA_SUCCESS)
        result = CU->MemcpyAsync((CUdeviceptr)(uintptr_t)dst, (CUdeviceptr)(uintptr_t)src, n, stream);
    if (result == CUDA_SUCCESS)
        result = ferryi_gpu_finish(stream, deadline);
    if (result == CUDA_ERROR_NOT_READY)
        pe->gpu->stuck = 1;
    else if (stream != NULL)
        (void)CU->StreamDestroy(stream);
    ferryi_gpu_leave();
    return result == CUDA_SUCCESS           ? FERRY_SUCCESS
           : result == CUDA_ERROR_NOT_READY ? FERRY_ERR_TIMEOUT
                                            : FERRY_ERR_SYSTEM;
}

/* The least time of some copies; 0: one failed. */
static uint64_t time_copies(CUdeviceptr dst, CUdeviceptr src, size_t n, CUstream stream, uint64_t deadline,
                            CUresult *result)
{
    uint64_t least = UINT64_MAX;
    for (int i = 0; i < 4 && *result == CUDA_SUCCESS; i++) {
        const uint64_t start = ferryi_clock_ns();
        *result = CU->MemcpyAsync(dst, src, n, stream);
        if (*result == CUDA_SUCCESS)
            *result = ferryi_gpu_finish(stream, deadline);
        const uint64_t took = ferryi_clock_ns() - start + 1;
        least = took < least ? took : least;
    }
    return *result == CUDA_SUCCESS ? least : 0;
}

ferry_status ferryi_gpu_probe_forward(ferryi_pe *pe, void *there, size_t n, int out, uint64_t seed, uint64_t deadline,
                                      uint64_t *there_ns, uint64_t *host_ns)
{
    const CUdeviceptr far = (CUdeviceptr)(uintptr_t)there;
    CUstream stream = NULL;
    CUdeviceptr own = 0;
    void *host = NULL;
    int wrong = 0;
    ferry_status status = ferryi_gpu_enter(pe->gpu);
    if (status != FERRY_SUCCESS)
        return status;
    CUresult result = CU->StreamCreate(&stream, CU_STREAM_NON_BLOCKING);
    if (result == CUDA_SUCCESS)
        result = CU->MemAlloc(&own, n);
    if (result == CUDA_SUCCESS)
        result = CU->MemHostAlloc(&host, n, 0);
    uint64_t *words = host;
    const CUdeviceptr near = (CUdeviceptr)(uintptr_t)host;
    for (size_t i = 0; result == CUDA_SUCCESS && i < n / sizeof *words; i++)
        words[i] = out ? (seed + i) * 0x9e3779b97f4a7c15u : 0;
    if (result == CUDA_SUCCESS)
        (void)time_copies(own, near, n, stream, deadline, &result);
    if (result == CUDA_SUCCESS)
        *there_ns = out ? time_copies(far, own, n, stream, deadline, &result)
                        : time_copies(own, far, n, stream, deadline, &result);
    if (result == CUDA_SUCCESS)
        *host_ns = time_copies(near, own, n, stream, deadline, &result);
    for (size_t i = 0; result == CUDA_SUCCESS && i < n / sizeof *words; i++)
        wrong |= words[i] != (seed + i) * 0x9e3779b97f4a7c15u;
    if (result == CUDA_SUCCESS && !out)
        *host_ns = time_copies(own, near, n, stream, deadline, &result);
    if (result == CUDA_ERROR_NOT_READY) {
        pe->gpu->stuck = 1;
    } else {
        if (stream != NULL)
            (void)CU->StreamDestroy(stream);
        if (own != 0)
            (void)CU->MemFree(own);
        if (host != NULL)
            (void)CU->MemFreeHost(host);
    }
    ferryi_gpu_leave();
    return result == CUDA_SUCCESS && !wrong ? FERRY_SUCCESS
           : result == CUDA_ERROR_NOT_READY ? FERRY_ERR_TIMEOUT
                                            : FERRY_ERR_SYSTEM;
}
