/* SPDX-License-Identifier: BSD-3-Clause */
/* A fake driver with one GPU: memory is a memfd, copies are memcpy, kernels do not run.  It carries ferry_init and
 * ferry_finalize of one PE, and fails wherever it is told to:
 *
 *   FAKE_FAILS    a function and an error, "cuMemCreate=2"; "cuMemCreate=absent": the driver has no such function
 *   FAKE_DEVICES  how many GPUs there are (default 1)
 *   FAKE_LACKS    the number of a device attribute that is 0
 *   FAKE_VERSION  of the driver (default 12080)
 *   FAKE_WORLD    bytes of the world that a module's kernels have */
#include <cuda.h>
#include <dlfcn.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

static __thread CUcontext current[16];
static __thread int depth; /* current[depth] is current */
static struct CUctx_st *const the_context = (struct CUctx_st *)(uintptr_t)0x1000;

static long number_of(const char *variable, long otherwise)
{
    const char *text = getenv(variable);
    return text != NULL ? atol(text) : otherwise;
}

CUresult cuInit(unsigned flags)
{
    return flags == 0 ? CUDA_SUCCESS : CUDA_ERROR_INVALID_VALUE;
}
CUresult cuDriverGetVersion(int *version)
{
    *version = (int)number_of("FAKE_VERSION", 12080);
    return CUDA_SUCCESS;
}
CUresult cuGetErrorName(CUresult error, const char **name)
{
    static char text[64];
    switch (error) {
    case CUDA_ERROR_OUT_OF_MEMORY:
        *name = "CUDA_ERROR_OUT_OF_MEMORY";
        return CUDA_SUCCESS;
    case CUDA_ERROR_NO_DEVICE:
        *name = "CUDA_ERROR_NO_DEVICE";
        return CUDA_SUCCESS;
    case CUDA_ERROR_NOT_PERMITTED:
        *name = "CUDA_ERROR_NOT_PERMITTED";
        return CUDA_SUCCESS;
    default:
        snprintf(text, sizeof text, "CUDA_ERROR_%d", (int)error);
        *name = text;
        return CUDA_SUCCESS;
    }
}
CUresult cuDeviceGetCount(int *count)
{
    *count = (int)number_of("FAKE_DEVICES", 1);
    return CUDA_SUCCESS;
}
CUresult cuDeviceGet(CUdevice *device, int ordinal)
{
    *device = ordinal;
    return CUDA_SUCCESS;
}
CUresult cuDeviceGetName(char *name, int size, CUdevice device)
{
    snprintf(name, (size_t)size, "Fake %d", device);
    return CUDA_SUCCESS;
}
CUresult cuDeviceGetUuid(CUuuid *uuid, CUdevice device)
{
    memset(uuid, device + 1, sizeof *uuid);
    return CUDA_SUCCESS;
}
CUresult cuDeviceTotalMem(size_t *bytes, CUdevice device)
{
    (void)device;
    *bytes = (size_t)1 << 30;
    return CUDA_SUCCESS;
}
CUresult cuDeviceGetAttribute(int *value, CUdevice_attribute attribute, CUdevice device)
{
    (void)device;
    *value = attribute != CU_DEVICE_ATTRIBUTE_COMPUTE_MODE && (long)attribute != number_of("FAKE_LACKS", -1);
    if (attribute == CU_DEVICE_ATTRIBUTE_COMPUTE_MODE && (long)attribute == number_of("FAKE_LACKS", -1))
        *value = CU_COMPUTEMODE_PROHIBITED;
    return CUDA_SUCCESS;
}
CUresult cuDevicePrimaryCtxRetain(CUcontext *context, CUdevice device)
{
    (void)device;
    *context = the_context;
    return CUDA_SUCCESS;
}
CUresult cuCtxGetCurrent(CUcontext *context)
{
    *context = current[depth];
    return CUDA_SUCCESS;
}
CUresult cuCtxSetCurrent(CUcontext context)
{
    current[depth] = context;
    return CUDA_SUCCESS;
}
CUresult cuCtxPushCurrent(CUcontext context)
{
    if (depth == 15)
        abort();
    current[++depth] = context;
    return CUDA_SUCCESS;
}
CUresult cuCtxPopCurrent(CUcontext *context)
{
    if (depth == 0)
        abort();
    *context = current[depth--];
    return CUDA_SUCCESS;
}
CUresult cuThreadExchangeStreamCaptureMode(CUstreamCaptureMode *mode)
{
    static __thread CUstreamCaptureMode now = CU_STREAM_CAPTURE_MODE_GLOBAL;
    const CUstreamCaptureMode old = now;
    now = *mode;
    *mode = old;
    return CUDA_SUCCESS;
}
CUresult cuMemGetAllocationGranularity(size_t *size, const CUmemAllocationProp *prop,
                                       CUmemAllocationGranularity_flags flags)
{
    (void)prop;
    (void)flags;
    *size = (size_t)2 << 20;
    return CUDA_SUCCESS;
}
CUresult cuMemAddressReserve(CUdeviceptr *at, size_t size, size_t alignment, CUdeviceptr wanted,
                             unsigned long long flags)
{
    (void)alignment;
    (void)wanted;
    (void)flags;
    void *base = mmap(NULL, size, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    *at = (CUdeviceptr)(uintptr_t)base;
    return base == MAP_FAILED ? CUDA_ERROR_OUT_OF_MEMORY : CUDA_SUCCESS;
}
CUresult cuMemAddressFree(CUdeviceptr at, size_t size)
{
    return munmap((void *)(uintptr_t)at, size) == 0 ? CUDA_SUCCESS : CUDA_ERROR_INVALID_VALUE;
}
CUresult cuMemCreate(CUmemGenericAllocationHandle *handle, size_t size, const CUmemAllocationProp *prop,
                     unsigned long long flags)
{
    (void)prop;
    (void)flags;
    int fd = memfd_create("fake", MFD_CLOEXEC);
    *handle = (CUmemGenericAllocationHandle)fd;
    return fd >= 0 && ftruncate(fd, (off_t)size) == 0 ? CUDA_SUCCESS : CUDA_ERROR_OUT_OF_MEMORY;
}
CUresult cuMemRelease(CUmemGenericAllocationHandle handle)
{
    return close((int)handle) == 0 ? CUDA_SUCCESS : CUDA_ERROR_INVALID_VALUE;
}
CUresult cuMemRetainAllocationHandle(CUmemGenericAllocationHandle *handle, void *at)
{
    (void)handle;
    (void)at;
    return CUDA_ERROR_NOT_SUPPORTED;
}
CUresult cuMemMap(CUdeviceptr at, size_t size, size_t offset, CUmemGenericAllocationHandle handle,
                  unsigned long long flags)
{
    (void)flags;
    return mmap((void *)(uintptr_t)at, size, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_FIXED, (int)handle,
                (off_t)offset) != MAP_FAILED
               ? CUDA_SUCCESS
               : CUDA_ERROR_INVALID_VALUE;
}
CUresult cuMemUnmap(CUdeviceptr at, size_t size)
{
    return mmap((void *)(uintptr_t)at, size, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_FIXED, -1,
                0) != MAP_FAILED
               ? CUDA_SUCCESS
               : CUDA_ERROR_INVALID_VALUE;
}
CUresult cuMemExportToShareableHandle(void *to, CUmemGenericAllocationHandle handle, CUmemAllocationHandleType type,
                                      unsigned long long flags)
{
    (void)type;
    (void)flags;
    return (*(int *)to = dup((int)handle)) >= 0 ? CUDA_SUCCESS : CUDA_ERROR_OUT_OF_MEMORY;
}
CUresult cuMemHostAlloc(void **at, size_t size, unsigned flags)
{
    (void)flags;
    *at = aligned_alloc(64, (size + 63) / 64 * 64);
    return *at != NULL ? CUDA_SUCCESS : CUDA_ERROR_OUT_OF_MEMORY;
}
CUresult cuMemFreeHost(void *at)
{
    free(at);
    return CUDA_SUCCESS;
}
CUresult cuMemAlloc(CUdeviceptr *at, size_t size)
{
    void *p = aligned_alloc(256, (size + 255) / 256 * 256);
    *at = (CUdeviceptr)(uintptr_t)p;
    return p != NULL ? CUDA_SUCCESS : CUDA_ERROR_OUT_OF_MEMORY;
}
CUresult cuMemFree(CUdeviceptr at)
{
    free((void *)(uintptr_t)at);
    return CUDA_SUCCESS;
}
CUresult cuMemcpyAsync(CUdeviceptr to, CUdeviceptr from, size_t size, CUstream stream)
{
    (void)stream;
    memcpy((void *)(uintptr_t)to, (const void *)(uintptr_t)from, size);
    return CUDA_SUCCESS;
}
CUresult cuMemsetD8Async(CUdeviceptr to, unsigned char value, size_t size, CUstream stream)
{
    (void)stream;
    memset((void *)(uintptr_t)to, value, size);
    return CUDA_SUCCESS;
}
CUresult cuStreamCreate(CUstream *stream, unsigned flags)
{
    (void)flags;
    *stream = (CUstream)(uintptr_t)0x2000;
    return CUDA_SUCCESS;
}
CUresult cuModuleLoadData(CUmodule *module, const void *image)
{
    (void)image;
    *module = (CUmodule)calloc(1, 1 << 16);
    return CUDA_SUCCESS;
}
CUresult cuModuleUnload(CUmodule module)
{
    free(module);
    return CUDA_SUCCESS;
}
CUresult cuModuleGetGlobal(CUdeviceptr *at, size_t *size, CUmodule module, const char *name)
{
    (void)name;
    *at = (CUdeviceptr)(uintptr_t)module;
    *size = (size_t)number_of("FAKE_WORLD", 0);
    return CUDA_SUCCESS;
}

/* Every other function does nothing and succeeds. */
static CUresult nothing(void)
{
    return CUDA_SUCCESS;
}
static CUresult failure;
static CUresult fails(void)
{
    return failure;
}

CUresult cuGetProcAddress(const char *symbol, void **function, int version, cuuint64_t flags,
                          CUdriverProcAddressQueryResult *found)
{
    static const char *const suffix[] = { "", "_v2", "_v3" };
    const char *fault = getenv("FAKE_FAILS");
    size_t length = strlen(symbol);
    CUresult (*plain)(void) = nothing;
    void *at = NULL;
    char name[96];
    (void)version;
    (void)flags;
    for (size_t i = 0; i < sizeof suffix / sizeof *suffix && at == NULL; i++) {
        snprintf(name, sizeof name, "%s%s", symbol, suffix[i]);
        at = dlsym(RTLD_NEXT, name);
        if (at == NULL)
            at = dlsym(dlopen("libcuda.so.1", RTLD_NOW | RTLD_NOLOAD), name);
    }
    if (at == NULL)
        memcpy(&at, &plain, sizeof at);
    if (fault != NULL && strncmp(fault, symbol, length) == 0 && fault[length] == '=') {
        if (strcmp(fault + length, "=absent") == 0) {
            *found = CU_GET_PROC_ADDRESS_SYMBOL_NOT_FOUND;
            return CUDA_ERROR_NOT_FOUND;
        }
        failure = (CUresult)atoi(fault + length + 1);
        plain = fails;
        memcpy(&at, &plain, sizeof at);
    }
    *function = at;
    *found = CU_GET_PROC_ADDRESS_SUCCESS;
    return CUDA_SUCCESS;
}
