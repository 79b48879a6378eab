/* SPDX-License-Identifier: BSD-3-Clause */
/* The kernels of communicators, on the PE's GPU. */
#include "ferry/detail/comm/comm.h"
#include "ferry/module.h"
#include "runtime/base/log.h"
#include "runtime/base/mutex.h"
#include "runtime/base/nvtx.h"
#include "runtime/gpu/code.h"
#include "runtime/gpu/gpu_internal.h"
#include <stdio.h>
#include <string.h>

#define CU (ferryi_cu_table)

static ferry_status load(ferryi_gpu *gpu)
{
#define FERRYI_COMM_NAMES(NAME, name) "units_" #name, "chunks_" #name,
    static const char *const names[] = { FERRYI_COMM_TYPES(FERRYI_COMM_NAMES) };
    char mangled[80]; /* of ferry_comm_kernels::NAME(ferryi_comm_args) */
    CUmodule module = NULL;
    CUresult result = CU->ModuleLoadData(&module, ferryi_code_comm);
    if (result != CUDA_SUCCESS)
        return ferryi_cu_error(result, "loading the kernels of communicators (cuModuleLoadData)");
    for (size_t i = 0; i < sizeof names / sizeof *names && result == CUDA_SUCCESS; i++) {
        snprintf(mangled, sizeof mangled, "_ZN18ferry_comm_kernels%zu%sE16ferryi_comm_args", strlen(names[i]),
                 names[i]);
        result = CU->ModuleGetFunction(&gpu->comm_kernel[i], module, mangled);
    }
    ferry_status status = ferryi_cu_error(result, "finding a kernel of communicators");
    if (status == FERRY_SUCCESS)
        status = ferry_module_init(module);
    if (status != FERRY_SUCCESS)
        (void)CU->ModuleUnload(module);
    else
        gpu->comm = module;
    return status;
}

ferry_status ferryi_gpu_comm_open(ferryi_pe *pe)
{
    ferryi_gpu *gpu = pe->gpu;
    ferry_status status = ferryi_gpu_enter(gpu);
    if (status != FERRY_SUCCESS)
        return status;
    ferryi_mutex_lock(&gpu->moe_lock, FERRYI_MUTEX_GPU_MOE);
    if (gpu->comm == NULL)
        status = load(gpu);
    ferryi_mutex_unlock(&gpu->moe_lock);
    ferryi_gpu_leave();
    return status;
}

/* A normal launch, which is faster than a cooperative one: a block waits for blocks of other PEs' kernels alone, and
 * all kernels start their blocks in order. */
ferry_status ferryi_gpu_comm_launch(ferryi_pe *pe, int kernel, unsigned n_blocks, unsigned threads, const void *args,
                                    ferry_stream stream)
{
    void *parameters[] = { (void *)(uintptr_t)args };
    ferryi_gpu_check_faults(pe);
    ferry_status status = ferryi_gpu_enter(pe->gpu);
    if (status != FERRY_SUCCESS)
        return status;
    ferryi_nvtx_begin("collective of a communicator");
    const CUresult result =
        CU->LaunchKernel(pe->gpu->comm_kernel[kernel], n_blocks, 1, 1, threads, 1, 1, 0, stream, parameters, NULL);
    ferryi_nvtx_end();
    ferryi_gpu_leave();
    return ferryi_cu_error(result, "launching a collective of a communicator");
}
