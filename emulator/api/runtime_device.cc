/* SPDX-License-Identifier: BSD-3-Clause */
/* The runtime API's devices, and what it says of kernels. */
#include "emulator/execution/block.h"
#include "emulator/runtime.h"
#include <cstring>

/* The runtime makes a GPU's primary context current by itself. */
cudaError_t cudaSetDevice(int device)
{
    CUcontext context;
    const CUresult result = cuDevicePrimaryCtxRetain(&context, device);
    return emu_noted(result == CUDA_SUCCESS ? cuCtxSetCurrent(context) : result);
}
void emu_ready(void)
{
    if (emu_context() == nullptr)
        (void)cudaSetDevice(0);
}
cudaError_t cudaGetDeviceCount(int *n)
{
    const CUresult result = cuDeviceGetCount(n);
    return emu_noted(result == CUDA_SUCCESS && *n == 0 ? CUDA_ERROR_NO_DEVICE : result);
}
cudaError_t cudaGetDevice(int *device)
{
    const bool is_known = emu_context() != nullptr || emu_device_of_block() >= 0;
    *device = is_known ? emu_number_of(ferryi_emu_device()) : 0;
    return cudaSuccess;
}
cudaError_t cudaDeviceGetAttribute(int *value, cudaDeviceAttr attribute, int device)
{
    return emu_noted(cuDeviceGetAttribute(value, (CUdevice_attribute)attribute, device));
}

cudaError_t cudaGetDeviceProperties(cudaDeviceProp *p, int device)
{
    if (emu_gpu(device) < 0)
        return emu_noted(cudaErrorInvalidDevice);
    memset(p, 0, sizeof *p);
    (void)cuDeviceGetName(p->name, sizeof p->name, device);
    (void)cuDeviceGetUuid(&p->uuid, device);
    (void)cuDeviceTotalMem(&p->totalGlobalMem, device);
    const auto ask = [device](cudaDeviceAttr attribute) {
        int value = 0;
        (void)cuDeviceGetAttribute(&value, (CUdevice_attribute)attribute, device);
        return value;
    };
    p->sharedMemPerBlock = (size_t)ask(cudaDevAttrMaxSharedMemoryPerBlock);
    p->sharedMemPerBlockOptin = (size_t)ask(cudaDevAttrMaxSharedMemoryPerBlockOptin);
    p->sharedMemPerMultiprocessor = (size_t)ask(cudaDevAttrMaxSharedMemoryPerMultiprocessor);
    p->totalConstMem = (size_t)ask(cudaDevAttrTotalConstantMemory);
    p->memPitch = (size_t)ask(cudaDevAttrMaxPitch);
    p->textureAlignment = (size_t)ask(cudaDevAttrTextureAlignment);
    p->regsPerBlock = ask(cudaDevAttrMaxRegistersPerBlock);
    p->regsPerMultiprocessor = ask(cudaDevAttrMaxRegistersPerMultiprocessor);
    p->warpSize = ask(cudaDevAttrWarpSize);
    p->maxThreadsPerBlock = ask(cudaDevAttrMaxThreadsPerBlock);
    p->maxThreadsDim[0] = ask(cudaDevAttrMaxBlockDimX);
    p->maxThreadsDim[1] = ask(cudaDevAttrMaxBlockDimY);
    p->maxThreadsDim[2] = ask(cudaDevAttrMaxBlockDimZ);
    p->maxGridSize[0] = ask(cudaDevAttrMaxGridDimX);
    p->maxGridSize[1] = ask(cudaDevAttrMaxGridDimY);
    p->maxGridSize[2] = ask(cudaDevAttrMaxGridDimZ);
    p->major = ask(cudaDevAttrComputeCapabilityMajor);
    p->minor = ask(cudaDevAttrComputeCapabilityMinor);
    p->clockRate = ask(cudaDevAttrClockRate);
    p->memoryClockRate = ask(cudaDevAttrMemoryClockRate);
    p->memoryBusWidth = ask(cudaDevAttrGlobalMemoryBusWidth);
    p->l2CacheSize = ask(cudaDevAttrL2CacheSize);
    p->deviceOverlap = ask(cudaDevAttrGpuOverlap);
    p->asyncEngineCount = ask(cudaDevAttrAsyncEngineCount);
    p->multiProcessorCount = ask(cudaDevAttrMultiProcessorCount);
    p->maxThreadsPerMultiProcessor = ask(cudaDevAttrMaxThreadsPerMultiProcessor);
    p->maxBlocksPerMultiProcessor = ask(cudaDevAttrMaxBlocksPerMultiprocessor);
    p->canMapHostMemory = ask(cudaDevAttrCanMapHostMemory);
    p->computeMode = ask(cudaDevAttrComputeMode);
    p->concurrentKernels = ask(cudaDevAttrConcurrentKernels);
    p->pciBusID = ask(cudaDevAttrPciBusId);
    p->unifiedAddressing = ask(cudaDevAttrUnifiedAddressing);
    p->streamPrioritiesSupported = ask(cudaDevAttrStreamPrioritiesSupported);
    p->managedMemory = ask(cudaDevAttrManagedMemory);
    p->concurrentManagedAccess = ask(cudaDevAttrConcurrentManagedAccess);
    p->hostNativeAtomicSupported = ask(cudaDevAttrHostNativeAtomicSupported);
    p->pageableMemoryAccess = ask(cudaDevAttrPageableMemoryAccess);
    p->canUseHostPointerForRegisteredMem = ask(cudaDevAttrCanUseHostPointerForRegisteredMem);
    p->cooperativeLaunch = ask(cudaDevAttrCooperativeLaunch);
    p->hostRegisterSupported = ask(cudaDevAttrHostRegisterSupported);
    p->memoryPoolsSupported = ask(cudaDevAttrMemoryPoolsSupported);
    return cudaSuccess;
}
cudaError_t cudaChooseDevice(int *device, const cudaDeviceProp *)
{
    *device = 0;
    return cudaSuccess;
}
cudaError_t cudaDeviceGetP2PAttribute(int *value, cudaDeviceP2PAttr attribute, int from, int to)
{
    return emu_noted(cuDeviceGetP2PAttribute(value, (CUdevice_P2PAttribute)attribute, from, to));
}
cudaError_t cudaDeviceGetPCIBusId(char *name, int size, int device)
{
    return emu_noted(cuDeviceGetPCIBusId(name, size, device));
}
cudaError_t cudaDeviceGetStreamPriorityRange(int *least, int *greatest)
{
    emu_ready();
    return emu_noted(cuCtxGetStreamPriorityRange(least, greatest));
}

/* Kept and given back; only the heap's has an effect: a thread's stack has 128 KiB here. */
static size_t limits[3] = { 128 << 10, 1 << 20, 8 << 20 };
size_t emu_heap_limit(void)
{
    return limits[cudaLimitMallocHeapSize];
}
cudaError_t cudaDeviceGetLimit(size_t *value, cudaLimit limit)
{
    if ((unsigned)limit >= 3)
        return emu_noted(cudaErrorInvalidValue);
    *value = limits[limit];
    return cudaSuccess;
}
cudaError_t cudaDeviceSetLimit(cudaLimit limit, size_t value)
{
    if ((unsigned)limit >= 3)
        return emu_noted(cudaErrorInvalidValue);
    limits[limit] = value;
    return cudaSuccess;
}
cudaError_t cudaDeviceSetCacheConfig(cudaFuncCache)
{
    return cudaSuccess;
}
cudaError_t cudaDeviceSetSharedMemConfig(cudaSharedMemConfig)
{
    return cudaSuccess;
}
cudaError_t cudaDeviceSynchronize(void)
{
    emu_ready();
    return emu_noted(cuCtxSynchronize());
}
cudaError_t cudaDeviceReset(void)
{
    return cudaDeviceSynchronize();
}
/* Their names of old. */
cudaError_t cudaThreadSynchronize(void)
{
    return cudaDeviceSynchronize();
}
cudaError_t cudaThreadExit(void)
{
    return cudaDeviceReset();
}
static unsigned device_flags;
cudaError_t cudaSetDeviceFlags(unsigned flags)
{
    device_flags = flags;
    return cudaSuccess;
}
cudaError_t cudaGetDeviceFlags(unsigned *flags)
{
    *flags = device_flags;
    return cudaSuccess;
}
cudaError_t cudaDeviceCanAccessPeer(int *can, int from, int to)
{
    return emu_noted(cuDeviceCanAccessPeer(can, from, to));
}
static cudaError_t with_peer(int peer, CUresult (*what)(CUcontext peer))
{
    CUcontext context;
    emu_ready();
    const CUresult result = cuDevicePrimaryCtxRetain(&context, peer);
    return emu_noted(result == CUDA_SUCCESS ? what(context) : result);
}
cudaError_t cudaDeviceEnablePeerAccess(int peer, unsigned flags)
{
    return flags != 0 ? emu_noted(cudaErrorInvalidValue)
                      : with_peer(peer, [](CUcontext context) { return cuCtxEnablePeerAccess(context, 0); });
}
cudaError_t cudaDeviceDisablePeerAccess(int peer)
{
    return with_peer(peer, [](CUcontext context) { return cuCtxDisablePeerAccess(context); });
}
cudaError_t cudaDriverGetVersion(int *version)
{
    return emu_noted(cuDriverGetVersion(version));
}
cudaError_t cudaRuntimeGetVersion(int *version)
{
    *version = CUDART_VERSION;
    return cudaSuccess;
}
cudaError_t cudaProfilerStart(void)
{
    return cudaSuccess;
}
cudaError_t cudaProfilerStop(void)
{
    return cudaSuccess;
}

/* ---- Kernels. */

cudaError_t cudaGetFuncBySymbol(cudaFunction_t *function, const void *kernel)
{
    *function = (cudaFunction_t)(uintptr_t)emu_kernel_of(kernel);
    return *function != nullptr ? cudaSuccess : emu_noted(cudaErrorInvalidDeviceFunction);
}
cudaError_t cudaFuncGetAttributes(cudaFuncAttributes *attributes, const void *kernel)
{
    CUfunction function;
    const cudaError_t error = cudaGetFuncBySymbol(&function, kernel);
    memset(attributes, 0, sizeof *attributes);
    if (error != cudaSuccess)
        return error;
    attributes->maxThreadsPerBlock = 1024;
    attributes->numRegs = 32;
    attributes->ptxVersion = attributes->binaryVersion = 90;
    return emu_noted(cuFuncGetAttribute(&attributes->maxDynamicSharedSizeBytes,
                                        CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES, function));
}
cudaError_t cudaFuncSetAttribute(const void *kernel, cudaFuncAttribute attribute, int value)
{
    CUfunction function;
    const cudaError_t error = cudaGetFuncBySymbol(&function, kernel);
    return error != cudaSuccess ? error
                                : emu_noted(cuFuncSetAttribute(function, (CUfunction_attribute)attribute, value));
}
cudaError_t cudaFuncSetCacheConfig(const void *kernel, cudaFuncCache)
{
    CUfunction function;
    return cudaGetFuncBySymbol(&function, kernel);
}
/* The function may be one that the emulator does not know: all kernels are alike. */
cudaError_t cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(int *n, const void *, int threads, size_t shared,
                                                                   unsigned)
{
    *n = shared > EMU_MOST_SHARED ? 0 : emu_blocks_per_sm((unsigned)threads);
    return cudaSuccess;
}
cudaError_t cudaOccupancyMaxActiveBlocksPerMultiprocessor(int *n, const void *kernel, int threads, size_t shared)
{
    return cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(n, kernel, threads, shared, 0);
}
