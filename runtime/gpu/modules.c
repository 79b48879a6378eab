/* SPDX-License-Identifier: BSD-3-Clause */
/* The calls of ferry/module.h.  A unit or a module that comes after ferry_init is filled at once. */
#include "ferry/detail/machine/access__funcs.h"
#include "ferry/module.h"
#include "runtime/base/log.h"
#include "runtime/gpu/gpu_internal.h"

#define CU (ferryi_cu_table)

void ferry_unit_register(ferry_unit *unit)
{
    ferryi_gpu_unit_add(unit);
    /* A shared library was loaded after ferry_init, whose constructors run once in the process: each GPU has its own
     * copy of the unit. */
    ferryi_gpu_publish_everywhere();
}

void ferry_unit_unregister(ferry_unit *unit)
{
    ferryi_gpu_unit_remove(unit);
}

ferry_status ferry_module_init(void *cu_module)
{
    ferryi_pe *pe;
    CUdeviceptr world = 0;
    size_t size = 0;
    ferry_status status = ferryi_pe_current("ferry_module_init", &pe);
    if (status != FERRY_SUCCESS)
        return status;
    if (pe->gpu == NULL)
        return ferryi_error(FERRY_ERR_UNSUPPORTED,
                            "ferry_module_init: this job's heaps are in host memory: set FERRY_SPACE=cuda");
    status = ferryi_gpu_enter(pe->gpu);
    if (status != FERRY_SUCCESS)
        return status;
    CUresult result = CU->ModuleGetGlobal(&world, &size, (CUmodule)cu_module, "ferry_module_world");
    if (result == CUDA_SUCCESS)
        ferryi_gpu_load_kernels((CUmodule)cu_module);
    ferryi_gpu_leave();
    if (result != CUDA_SUCCESS || size != FERRYI_KERNEL_WORLD_BYTES)
        return ferryi_error(FERRY_ERR_INVALID_ARG,
                            "ferry_module_init: the module has no ferry_module_world of this version (%s): define "
                            "FERRY_DRIVER_MODULE before ferry_device.h is included",
                            result == CUDA_SUCCESS ? "another size" : ferryi_cu_error_name(result));
    if (!ferryi_gpu_module_add((CUmodule)cu_module, pe->gpu->context, world))
        return ferryi_error(FERRY_ERR_NO_MEMORY, "ferry_module_init: no memory: raise the memory limit");
    return ferryi_gpu_publish(pe);
}

ferry_status ferry_module_finalize(void *cu_module)
{
    if (!ferryi_gpu_module_remove((CUmodule)cu_module))
        return ferryi_error(
            FERRY_ERR_INVALID_ARG,
            "ferry_module_finalize: the module was not passed to ferry_module_init: pass the same handle");
    return FERRY_SUCCESS;
}
