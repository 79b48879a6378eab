/* SPDX-License-Identifier: BSD-3-Clause */
/* The kernels of communicators, on the PE's GPU. */
#include "ferry/detail/comm/comm.h"
#include "runtime/base/log.h"
#include "runtime/base/nvtx.h"
#include "runtime/gpu/code.h"
#include "runtime/gpu/gpu_internal.h"

#define CU (ferryi_cu_table)

ferry_status ferryi_gpu_comm_open(ferryi_pe *pe)
{
#define FERRYI_COMM_NAMES(NAME, name, bytes) "units_" #name, "chunks_" #name,
    static const char *const names[] = { FERRYI_COMM_TYPES(FERRYI_COMM_NAMES) };
    static const ferryi_gpu_kind kind = { ferryi_code_comm,   "communicators", "ferry_comm_kernels",
                                          "ferryi_comm_args", names,           sizeof names / sizeof *names };
    ferry_status status = ferryi_gpu_enter(pe->gpu);
    if (status != FERRY_SUCCESS)
        return status;
    status = ferryi_gpu_have(pe->gpu, &kind, &pe->gpu->comm, pe->gpu->comm_kernel);
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
