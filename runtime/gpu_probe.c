/* SPDX-License-Identifier: BSD-3-Clause */
/* The probe's part on the GPU: loads, stores and atomics of an SM, which are what kernels use.  A copy engine's copies
 * prove nothing about them. */
#include "device/probe__funcs.h"
#include "runtime/gpu_state.h"

#define CU (ferryi_cu_table)

/* How long a kernel waits for a peer's.  Both start within a fraction of it, where PEs have a GPU each. */
#define LOOK_NS 20000000u

ferry_status ferryi_gpu_probe_load(ferryi_pe *pe)
{
    ferry_status status = ferryi_gpu_enter(pe->gpu);
    if (status != FERRY_SUCCESS)
        return status;
    status = ferryi_gpu_load_module(pe->gpu);
    if (status == FERRY_SUCCESS)
        status = ferryi_cu_error(CU->ModuleGetFunction(&pe->gpu->probe, pe->gpu->module, "ferry_probe_kernel"),
                                 "looking for the kernel that probes pairs");
    ferryi_gpu_leave();
    return status;
}

ferry_status ferryi_gpu_probe(ferryi_pe *pe, ferryi_probe_pair *pairs)
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
        result = CU->MemcpyAsync(there, here, bytes, gpu->quick.stream);
    if (result == CUDA_SUCCESS)
        result = CU->LaunchKernel(gpu->probe, n, 1, 1, 128, 1, 1, 0, gpu->quick.stream, parameters, NULL);
    if (result == CUDA_SUCCESS)
        result = CU->MemcpyAsync(here, there, bytes, gpu->quick.stream);
    if (result == CUDA_SUCCESS)
        result = CU->StreamSynchronize(gpu->quick.stream);
    if (there != 0)
        (void)CU->MemFree(there);
    ferryi_gpu_leave();
    return ferryi_cu_error(result, "the kernel that probes what pairs of GPUs can do");
}
