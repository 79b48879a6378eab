/* SPDX-License-Identifier: BSD-3-Clause */
/* Kernels read copies of the world: one in each translation unit that nvcc compiled, and one in each module that the
 * program loaded through the driver.  modules.c has the calls that add to these lists. */
#include "ferry/detail/machine/access__funcs.h"
#include "ferry/module.h"
#include "runtime/base/log.h"
#include "runtime/base/mutex.h"
#include "runtime/gpu/gpu_internal.h"
#include <stdlib.h>

#define CU (ferryi_cu_table)

/* Guards both lists and `busy`, and is not held over a call of the driver or of CUDA's runtime: such a call may wait
 * until the kernels of its GPU end, and they may wait for a PE of this process that is about to fill its own GPU.  A PE
 * that uses an image or a module counts itself in `busy` instead, and whoever removes one waits for those PEs alone. */
static pthread_mutex_t images_lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t released = PTHREAD_COND_INITIALIZER; /* some `busy` has become 0 */
static ferry_image *images;
static uint32_t images_counted; /* including removed images */

typedef struct module {
    struct module *next;
    CUcontext context;
    CUmodule handle;
    CUdeviceptr world;
    uint32_t busy;
} module;
static module *modules;

static void hold(uint32_t *busy)
{
    ++*busy;
    ferryi_mutex_unlock(&images_lock);
}

static void release(uint32_t *busy)
{
    ferryi_mutex_lock(&images_lock, FERRYI_MUTEX_IMAGES);
    if (--*busy == 0)
        pthread_cond_broadcast(&released);
}

/* A forked child has none of the threads that its parent's lists count. */
static void wait_until_released(const uint32_t *busy)
{
    while (*busy != 0 && !ferryi_world_is_forked())
        pthread_cond_wait(&released, &images_lock);
}

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

void ferryi_gpu_load_images(ferryi_gpu *gpu)
{
#if CUDA_VERSION >= 12040
    ferryi_mutex_lock(&images_lock, FERRYI_MUTEX_IMAGES);
    /* The registration of an image that comes meanwhile loads that image's kernels. */
    const uint32_t before = gpu->images_loaded, counted = images_counted;
    for (ferry_image *image = images; image != NULL; image = image->next) {
        void *kernel = NULL;
        CUmodule of = NULL;
        if (image->number <= before || image->world_size != FERRYI_KERNEL_WORLD_BYTES || image->kernel == NULL ||
            CU->FuncGetModule == NULL)
            continue;
        hold(&image->busy);
        if (image->kernel(&kernel) == 0 && CU->FuncGetModule(&of, (CUfunction)kernel) == CUDA_SUCCESS)
            ferryi_gpu_load_kernels(of);
        release(&image->busy);
    }
    if (gpu->images_loaded < counted)
        gpu->images_loaded = counted;
    ferryi_mutex_unlock(&images_lock);
#else
    (void)gpu;
#endif
}

static ferry_status fill_image(ferryi_gpu *gpu, const ferry_image *image)
{
    void *at = NULL;
    if (image->world_size != FERRYI_KERNEL_WORLD_BYTES)
        return ferryi_error(
            FERRY_ERR_UNSUPPORTED,
            "a part of this program was compiled with another version's headers than libferry: compile it again");
    int error = image->address(&at);
    if (error != 0)
        return ferryi_error(FERRY_ERR_SYSTEM,
                            "a part of this program has no code for its GPU (cudaGetSymbolAddress: cudaError %d): "
                            "compile it for this GPU too (nvcc -arch)",
                            error);
    return ferryi_cu_error(CU->MemcpyAsync((CUdeviceptr)(uintptr_t)at, (CUdeviceptr)(uintptr_t)&gpu->kernel_world,
                                           FERRYI_KERNEL_WORLD_BYTES, gpu->publish_stream),
                           "copying the table of PEs to the program's kernels");
}

/* A copy to the world of a module that was unloaded would be one to host memory, and raise SIGSEGV. */
static int is_loaded(const module *m)
{
    return ferryi_gpu_memory_type((const void *)(uintptr_t)m->world) == CU_MEMORYTYPE_DEVICE;
}

static ferry_status fill_module(ferryi_gpu *gpu, const module *m)
{
    return ferryi_cu_error(CU->MemcpyAsync(m->world, (CUdeviceptr)(uintptr_t)&gpu->kernel_world,
                                           FERRYI_KERNEL_WORLD_BYTES, gpu->publish_stream),
                           "copying the table of PEs to a module");
}

/* Called with the lock. */
static void unlink_module(module *gone)
{
    module **from = &modules;
    while (*from != gone)
        from = &(*from)->next;
    *from = gone->next;
    free(gone);
}

/* Called with the lock.  Threads that fill the same GPU hold its serve.lock, so a module is busy with one of them. */
static ferry_status fill_modules(ferryi_gpu *gpu)
{
    ferry_status status = FERRY_SUCCESS;
    for (module *m = modules, *next; m != NULL && status == FERRY_SUCCESS; m = next) {
        int loaded = 1;
        if (m->context == gpu->context) {
            hold(&m->busy);
            loaded = is_loaded(m);
            if (loaded)
                status = fill_module(gpu, m);
            release(&m->busy);
        }
        next = m->next;
        if (!loaded && m->handle != NULL) {
            ferryi_log(FERRYI_LOG_WARN,
                       "a module passed to ferry_module_init was unloaded: call ferry_module_finalize before");
            unlink_module(m);
        }
    }
    return status;
}

ferry_status ferryi_gpu_write_images(ferryi_gpu *gpu)
{
    ferry_status status = FERRY_SUCCESS;
    ferryi_mutex_lock(&images_lock, FERRYI_MUTEX_IMAGES);
    for (ferry_image *image = images; image != NULL && status == FERRY_SUCCESS; image = image->next) {
        hold(&image->busy);
        status = fill_image(gpu, image);
        release(&image->busy);
    }
    if (status == FERRY_SUCCESS)
        status = fill_modules(gpu);
    ferryi_mutex_unlock(&images_lock);
    return status;
}

void ferryi_gpu_before_fork(void)
{
    ferryi_mutex_lock(&images_lock, FERRYI_MUTEX_IMAGES);
}

void ferryi_gpu_after_fork(void)
{
    ferryi_mutex_unlock(&images_lock);
}

void ferryi_gpu_image_add(ferry_image *image)
{
    ferryi_mutex_lock(&images_lock, FERRYI_MUTEX_IMAGES);
    image->next = images;
    image->number = ++images_counted;
    image->busy = 0;
    images = image;
    ferryi_mutex_unlock(&images_lock);
}

void ferryi_gpu_image_remove(const ferry_image *image)
{
    ferryi_mutex_lock(&images_lock, FERRYI_MUTEX_IMAGES);
    wait_until_released(&image->busy);
    ferry_image **from = &images;
    while (*from != NULL && *from != image)
        from = &(*from)->next;
    if (*from != NULL)
        *from = image->next;
    ferryi_mutex_unlock(&images_lock);
}

int ferryi_gpu_module_add(CUmodule handle, CUcontext context, CUdeviceptr world)
{
    module *m = calloc(1, sizeof *m);
    if (m == NULL)
        return 0;
    m->context = context;
    m->handle = handle;
    m->world = world;
    ferryi_mutex_lock(&images_lock, FERRYI_MUTEX_IMAGES);
    m->next = modules;
    modules = m;
    ferryi_mutex_unlock(&images_lock);
    return 1;
}

int ferryi_gpu_module_remove(CUmodule handle)
{
    ferryi_mutex_lock(&images_lock, FERRYI_MUTEX_IMAGES);
    module *m = modules;
    while (m != NULL && (handle == NULL || m->handle != handle))
        m = m->next;
    const int found = m != NULL;
    if (found) {
        m->handle = NULL; /* no other call removes it */
        wait_until_released(&m->busy);
        unlink_module(m);
    }
    ferryi_mutex_unlock(&images_lock);
    return found;
}
