/* SPDX-License-Identifier: BSD-3-Clause */
/* Kernels of the program, and those of the MoE all-to-all, on the PE's GPU.  A launch is cooperative: either all of its
 * blocks run at the same time or it is refused. */
#include "ferry/detail/machine/access__funcs.h"
#include "ferry/detail/moe/moe.h"
#include "runtime/base/clock.h"
#include "runtime/base/log.h"
#include "runtime/base/mutex.h"
#include "runtime/base/nvtx.h"
#include "runtime/gpu/code.h"
#include "runtime/gpu/gpu_internal.h"
#include "runtime/state/fault.h"

#define CU (ferryi_cu_table)

static ferry_status fits(const ferryi_gpu *gpu, CUfunction function, unsigned threads, unsigned *n_blocks)
{
    int each = 0, units = 0;
    CUresult result = CU->DeviceGetAttribute(&units, CU_DEVICE_ATTRIBUTE_MULTIPROCESSOR_COUNT, gpu->device);
    if (result == CUDA_SUCCESS)
        result = CU->OccupancyMaxActiveBlocksPerMultiprocessor(&each, function, (int)threads, 0);
    if (result != CUDA_SUCCESS)
        return ferryi_cu_error(result, "querying a kernel's number of resident blocks");
    *n_blocks = ferryi_gpu_share_of(gpu, (unsigned)each, (unsigned)units);
    return FERRY_SUCCESS;
}

static ferry_status launch(const ferryi_gpu *gpu, CUfunction function, unsigned n_blocks, unsigned threads,
                           const void *args, CUstream stream)
{
    unsigned most = 0;
    void *parameters[] = { (void *)(uintptr_t)args };
    ferry_status status = fits(gpu, function, threads, &most);
    if (status != FERRY_SUCCESS)
        return status;
    if (n_blocks > most)
        return ferryi_error(FERRY_ERR_INVALID_ARG,
                            "a launch of %u blocks of %u threads: only %u of them run at the same time on this %s, and "
                            "blocks may wait for each other: launch fewer (ferry_launch_max_blocks)",
                            n_blocks, threads, most, gpu->neighbours != 0 ? "PE's part of its GPU" : "GPU");
    return ferryi_cu_error(CU->LaunchCooperativeKernel(function, n_blocks, 1, 1, threads, 1, 1, 0, stream, parameters),
                           "launching a kernel (cuLaunchCooperativeKernel)");
}

static ferry_status function_of(const ferry_kernel_entry *entry, CUfunction *function)
{
    void *found = NULL;
    int error = entry->function(&found);
    if (error != 0)
        return ferryi_error(FERRY_ERR_SYSTEM,
                            "the kernel has no code for this GPU (cudaGetFuncBySymbol: cudaError %d): compile the "
                            "program for it too (nvcc -arch)",
                            error);
    *function = (CUfunction)found;
    return FERRY_SUCCESS;
}

static ferry_status check_threads(unsigned threads)
{
    if (threads == 0 || threads > 1024)
        return ferryi_error(FERRY_ERR_INVALID_ARG, "a launch with %u threads per block: GPUs run 1 to 1024", threads);
    return FERRY_SUCCESS;
}

/* On success the PE's context is current, and the caller must leave it. */
static ferry_status enter_with(ferryi_pe *pe, const ferry_kernel_entry *entry, unsigned threads, CUfunction *function)
{
    ferry_status status = check_threads(threads);
    if (status == FERRY_SUCCESS)
        status = ferryi_gpu_enter(pe->gpu);
    if (status != FERRY_SUCCESS)
        return status;
    status = function_of(entry, function);
    if (status != FERRY_SUCCESS)
        ferryi_gpu_leave();
    return status;
}

ferry_status ferryi_gpu_launch(ferryi_pe *pe, const ferry_kernel_entry *entry, unsigned n_blocks, unsigned threads,
                               const void *args, const ferry_stream *stream)
{
    CUfunction function = NULL;
    ferry_status status = enter_with(pe, entry, threads, &function);
    if (status != FERRY_SUCCESS)
        return status;
    ferryi_gpu_rings_expect(pe->gpu);
    status = launch(pe->gpu, function, n_blocks, threads, args, stream != NULL ? *stream : pe->gpu->launches);
    ferryi_gpu_leave();
    return status;
}

ferry_status ferryi_gpu_max_blocks(ferryi_pe *pe, const ferry_kernel_entry *entry, unsigned threads, unsigned *n_blocks)
{
    CUfunction function = NULL;
    ferry_status status = enter_with(pe, entry, threads, &function);
    if (status != FERRY_SUCCESS)
        return status;
    status = fits(pe->gpu, function, threads, n_blocks);
    ferryi_gpu_leave();
    return status;
}

ferry_status ferryi_gpu_launch_wait(ferryi_pe *pe, uint64_t budget)
{
    const uint64_t started = ferryi_now_ns();
    ferry_status status = ferryi_gpu_enter(pe->gpu);
    if (status != FERRY_SUCCESS)
        return status;
    ferryi_nvtx_begin("launch_wait");
    CUresult result = ferryi_gpu_finish(pe->gpu->launches, ferryi_gpu_deadline(budget, 0));
    ferryi_nvtx_end();
    ferryi_gpu_leave();
    ferryi_gpu_collect_faults(pe);
    if (result == CUDA_ERROR_NOT_READY)
        return ferryi_fault_raise(&pe->world, FERRY_ERR_TIMEOUT, FERRY_CALL_LAUNCH, -1, NULL, -1, 0, 0, started);
    return ferryi_cu_error(result, "waiting for kernels");
}

/* ---- MoE. */

static ferry_status moe_have(ferryi_gpu *gpu)
{
#define FERRYI_MOE_NAME(NUMBER, name) #name,
    static const char *const names[] = { FERRYI_MOE_KERNELS(FERRYI_MOE_NAME) };
    static const ferryi_gpu_kind kind = { ferryi_code_moe, "the MoE all-to-all", "ferry_moe_kernels", "ferryi_moe_args",
                                          names,           FERRYI_MOE_N_KERNELS };
    return ferryi_gpu_have(gpu, &kind, &gpu->moe, gpu->moe_kernel);
}

ferry_status ferryi_gpu_moe_open(ferryi_pe *pe, unsigned *n_blocks, unsigned *units)
{
    ferryi_gpu *gpu = pe->gpu;
    int processors = 0;
    ferry_status status = ferryi_gpu_enter(gpu);
    if (status != FERRY_SUCCESS)
        return status;
    status = moe_have(gpu);
    if (status == FERRY_SUCCESS)
        status =
            ferryi_cu_error(CU->DeviceGetAttribute(&processors, CU_DEVICE_ATTRIBUTE_MULTIPROCESSOR_COUNT, gpu->device),
                            "querying the number of multiprocessors");
    *units = ferryi_gpu_share_of(gpu, 1, (unsigned)processors);
    *n_blocks = UINT32_MAX;
    for (int i = 0; !FERRYI_MOE_IS_LARGE(i) && status == FERRY_SUCCESS; i++) {
        unsigned fit = 0;
        status = fits(gpu, gpu->moe_kernel[i], FERRYI_MOE_THREADS, &fit);
        *n_blocks = fit < *n_blocks ? fit : *n_blocks;
    }
    ferryi_gpu_leave();
    return status;
}

/* Only blocks that wait for each other must all run at once: other kernels use a normal launch, which is faster.
 */
ferry_status ferryi_gpu_moe_launch(ferryi_pe *pe, int kernel, unsigned n_blocks, const void *args,
                                   const ferry_stream *stream)
{
    ferryi_gpu *gpu = pe->gpu;
    CUstream where = stream != NULL ? *stream : gpu->launches;
    void *parameters[] = { (void *)(uintptr_t)args };
    if (stream != NULL)
        ferryi_gpu_check_faults(pe);
    ferry_status status = ferryi_gpu_enter(gpu);
    if (status != FERRY_SUCCESS)
        return status;
    status = moe_have(gpu);
    if (status != FERRY_SUCCESS) {
        ferryi_gpu_leave();
        return status;
    }
    CUfunction function = gpu->moe_kernel[kernel];
    ferryi_gpu_rings_expect(gpu);
    const unsigned stages = ((const ferryi_moe_args *)args)->request.stages;
    int meets;
    switch (kernel) {
    case FERRYI_MOE_DISPATCH_LAYOUTS:
    case FERRYI_MOE_DISPATCH_LAYOUTS_DIRECT:
        meets = (stages & FERRY_MOE_DISPATCH_RECV) != 0;
        break;
    case FERRYI_MOE_DISPATCH_LARGE:
    case FERRYI_MOE_DISPATCH_SMALL_LAYOUTS: /* its blocks wait for the first one, where they place rows */
        meets = (stages & FERRY_MOE_DISPATCH_RECV) != 0 && (stages & FERRY_MOE_PLACE) != 0;
        break;
    case FERRYI_MOE_COMBINE_LAYOUTS:
    case FERRYI_MOE_COMBINE_LAYOUTS_DIRECT:
    case FERRYI_MOE_COMBINE_SMALL:
    case FERRYI_MOE_COMBINE_LARGE:
        meets = (stages & FERRY_MOE_WEIGHTS) != 0 || (stages & FERRY_MOE_COMBINE) == FERRY_MOE_COMBINE;
        break;
    case FERRYI_MOE_DISPATCH_SEND:
    case FERRYI_MOE_DISPATCH_SEND_DIRECT:
    case FERRYI_MOE_COMBINE_SEND:
    case FERRYI_MOE_COMBINE_SEND_DIRECT:
    case FERRYI_MOE_COMBINE_RECV:
    case FERRYI_MOE_DISPATCH_SMALL:
    case FERRYI_MOE_COUNT_CHOICES:
        meets = 0;
        break;
    default:
        meets = 1;
        break;
    }
    CUresult result =
        meets && n_blocks > 1
            ? CU->LaunchCooperativeKernel(function, n_blocks, 1, 1, FERRYI_MOE_THREADS, 1, 1, 0, where, parameters)
            : CU->LaunchKernel(function, n_blocks, 1, 1, FERRYI_MOE_THREADS, 1, 1, 0, where, parameters, NULL);
    ferryi_gpu_leave();
    return ferryi_cu_error(result, "launching a kernel of the MoE all-to-all");
}
