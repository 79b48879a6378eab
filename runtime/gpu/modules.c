/* SPDX-License-Identifier: BSD-3-Clause */
/* The calls of ferry/module.h.  An image or a module that comes after ferry_init is filled at once. */
#include "ferry/detail/machine/access__funcs.h"
#include "ferry/module.h"
#include "runtime/base/log.h"
#include "runtime/base/mutex.h"
#include "runtime/gpu/gpu_internal.h"
#include <stdio.h>
#include <string.h>

#define CU (ferryi_cu_table)

void ferry_image_register(ferry_image *image)
{
    ferryi_gpu_image_add(image);
    /* A shared library was loaded after ferry_init, whose constructors run once in the process: each GPU has its own
     * copy of the image. */
    ferryi_gpu_publish_everywhere();
}

void ferry_image_unregister(ferry_image *image)
{
    ferryi_gpu_image_remove(image);
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

/* ---- The library's own. */

static ferry_status load(const ferryi_gpu_kind *kind, CUmodule *out, CUfunction *kernels)
{
    char mangled[128], doing[96];
    CUmodule module = NULL;
    CUresult result = CU->ModuleLoadData(&module, kind->code);
    snprintf(doing, sizeof doing, "loading the kernels of %s (cuModuleLoadData)", kind->of);
    if (result != CUDA_SUCCESS)
        return ferryi_cu_error(result, doing);
    for (size_t i = 0; i < kind->n && result == CUDA_SUCCESS; i++) {
        snprintf(mangled, sizeof mangled, "_ZN%zu%s%zu%sE%zu%s", strlen(kind->namespace_), kind->namespace_,
                 strlen(kind->names[i]), kind->names[i], strlen(kind->args), kind->args);
        result = CU->ModuleGetFunction(&kernels[i], module, mangled);
    }
    snprintf(doing, sizeof doing, "finding a kernel of %s", kind->of);
    ferry_status status = ferryi_cu_error(result, doing);
    if (status == FERRY_SUCCESS)
        status = ferry_module_init(module);
    if (status != FERRY_SUCCESS)
        (void)CU->ModuleUnload(module);
    else
        *out = module;
    return status;
}

ferry_status ferryi_gpu_have(ferryi_gpu *gpu, const ferryi_gpu_kind *kind, CUmodule *module, CUfunction *kernels)
{
    ferryi_mutex_lock(&gpu->moe_lock, FERRYI_MUTEX_GPU_MOE);
    const ferry_status status = *module == NULL ? load(kind, module, kernels) : FERRY_SUCCESS;
    ferryi_mutex_unlock(&gpu->moe_lock);
    return status;
}
