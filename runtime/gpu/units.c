/* SPDX-License-Identifier: BSD-3-Clause */
/* Kernels read copies of the world: one in each translation unit that nvcc compiled, and one in each module that the
 * program loaded through the driver.  modules.c has the calls that add to these lists. */
#include "ferry/detail/machine/access__funcs.h"
#include "ferry/module.h"
#include "runtime/base/log.h"
#include "runtime/gpu/gpu_internal.h"
#include <stdlib.h>

#define CU (ferryi_cu_table)

static pthread_mutex_t units_lock = PTHREAD_MUTEX_INITIALIZER;
static ferry_unit *units;
static uint32_t units_counted; /* including removed units */

typedef struct module {
    struct module *next;
    CUcontext context;
    CUmodule handle;
    CUdeviceptr world;
} module;
static module *modules;

void ferryi_gpu_load_kernels(CUmodule from)
{
#if CUDA_VERSION >= 12040
    unsigned n = 0;
    if (CU->FuncLoad == NULL || CU->ModuleEnumerateFunctions == NULL || CU->ModuleGetFunctionCount == NULL ||
        CU->ModuleGetFunctionCount(&n, from) != CUDA_SUCCESS || n == 0)
        return;
    CUfunction *kernels = calloc(n, sizeof(CUfunction));
    CUresult result = kernels == NULL ? CUDA_ERROR_OUT_OF_MEMORY : CU->ModuleEnumerateFunctions(kernels, n, from);
    for (unsigned i = 0; i < n && result == CUDA_SUCCESS; i++)
        result = CU->FuncLoad(kernels[i]);
    free(kernels);
    if (result != CUDA_SUCCESS)
        ferryi_log(FERRYI_LOG_WARN, "loading kernels before their launch failed: %s: set CUDA_MODULE_LOADING=EAGER",
                   ferryi_cu_error_name(result));
#else
    (void)from;
#endif
}

void ferryi_gpu_load_units(ferryi_gpu *gpu)
{
#if CUDA_VERSION >= 12040
    pthread_mutex_lock(&units_lock);
    for (const ferry_unit *unit = units; unit != NULL; unit = unit->next) {
        void *kernel = NULL;
        CUmodule of = NULL;
        if (unit->number > gpu->units_loaded && unit->world_size == FERRYI_KERNEL_WORLD_BYTES && unit->kernel != NULL &&
            CU->FuncGetModule != NULL && unit->kernel(&kernel) == 0 &&
            CU->FuncGetModule(&of, (CUfunction)kernel) == CUDA_SUCCESS)
            ferryi_gpu_load_kernels(of);
    }
    gpu->units_loaded = units_counted;
    pthread_mutex_unlock(&units_lock);
#else
    (void)gpu;
#endif
}

static ferry_status fill_unit(ferryi_gpu *gpu, const ferry_unit *unit)
{
    void *at = NULL;
    if (unit->world_size != FERRYI_KERNEL_WORLD_BYTES)
        return ferryi_error(
            FERRY_ERR_UNSUPPORTED,
            "a part of this program was compiled with another version's headers than libferry: compile it again");
    int error = unit->address(&at);
    if (error != 0)
        return ferryi_error(FERRY_ERR_SYSTEM,
                            "a part of this program has no code for its GPU (cudaGetSymbolAddress: cudaError %d): "
                            "compile it for this GPU too (nvcc -arch)",
                            error);
    return ferryi_cu_error(CU->MemcpyAsync((CUdeviceptr)(uintptr_t)at, (CUdeviceptr)(uintptr_t)&gpu->image,
                                           FERRYI_KERNEL_WORLD_BYTES, gpu->publish_stream),
                           "copying the table of PEs to the program's kernels");
}

/* A copy to the world of a module that was unloaded would be one to host memory, and raise SIGSEGV. */
static int is_loaded(const module *m)
{
    return ferryi_gpu_memory_type((const void *)(uintptr_t)m->world) == CU_MEMORYTYPE_DEVICE;
}

static ferry_status fill_modules(ferryi_gpu *gpu)
{
    ferry_status status = FERRY_SUCCESS;
    module **from = &modules;
    while (*from != NULL && status == FERRY_SUCCESS) {
        module *m = *from;
        if (m->context == gpu->context && !is_loaded(m)) {
            ferryi_log(FERRYI_LOG_WARN,
                       "a module passed to ferry_module_init was unloaded: call ferry_module_finalize before");
            *from = m->next;
            free(m);
            continue;
        }
        if (m->context == gpu->context)
            status = ferryi_cu_error(CU->MemcpyAsync(m->world, (CUdeviceptr)(uintptr_t)&gpu->image,
                                                     FERRYI_KERNEL_WORLD_BYTES, gpu->publish_stream),
                                     "copying the table of PEs to a module");
        from = &m->next;
    }
    return status;
}

ferry_status ferryi_gpu_write_units(ferryi_gpu *gpu)
{
    ferry_status status = FERRY_SUCCESS;
    pthread_mutex_lock(&units_lock);
    for (const ferry_unit *unit = units; unit != NULL && status == FERRY_SUCCESS; unit = unit->next)
        status = fill_unit(gpu, unit);
    if (status == FERRY_SUCCESS)
        status = fill_modules(gpu);
    pthread_mutex_unlock(&units_lock);
    return status;
}

void ferryi_gpu_before_fork(void)
{
    pthread_mutex_lock(&units_lock);
}

void ferryi_gpu_after_fork(void)
{
    pthread_mutex_unlock(&units_lock);
}

void ferryi_gpu_unit_add(ferry_unit *unit)
{
    pthread_mutex_lock(&units_lock);
    unit->next = units;
    unit->number = ++units_counted;
    units = unit;
    pthread_mutex_unlock(&units_lock);
}

void ferryi_gpu_unit_remove(const ferry_unit *unit)
{
    pthread_mutex_lock(&units_lock);
    ferry_unit **from = &units;
    while (*from != NULL && *from != unit)
        from = &(*from)->next;
    if (*from != NULL)
        *from = unit->next;
    pthread_mutex_unlock(&units_lock);
}

int ferryi_gpu_module_add(CUmodule handle, CUcontext context, CUdeviceptr world)
{
    module *m = calloc(1, sizeof *m);
    if (m == NULL)
        return 0;
    m->context = context;
    m->handle = handle;
    m->world = world;
    pthread_mutex_lock(&units_lock);
    m->next = modules;
    modules = m;
    pthread_mutex_unlock(&units_lock);
    return 1;
}

int ferryi_gpu_module_remove(CUmodule handle)
{
    pthread_mutex_lock(&units_lock);
    module **from = &modules;
    while (*from != NULL && (*from)->handle != handle)
        from = &(*from)->next;
    module *m = *from;
    if (m != NULL)
        *from = m->next;
    pthread_mutex_unlock(&units_lock);
    free(m);
    return m != NULL;
}
