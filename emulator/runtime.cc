/* SPDX-License-Identifier: BSD-3-Clause */
/* The runtime calls of tests/gpu, implemented with driver calls. */
#include "driver.h"
#include <cstdio>

static thread_local cudaError_t last;

static cudaError_t noted(CUresult result)
{
    if (result != CUDA_SUCCESS)
        last = (cudaError_t)result;
    return (cudaError_t)result;
}

/* The runtime makes a GPU's primary context current by itself. */
cudaError_t cudaSetDevice(int device)
{
    CUcontext context;
    const CUresult result = cuDevicePrimaryCtxRetain(&context, device);
    return noted(result == CUDA_SUCCESS ? cuCtxSetCurrent(context) : result);
}
void ferryi_emu_ready(void)
{
    if (emu_context() == nullptr)
        (void)cudaSetDevice(0);
}

cudaError_t cudaGetDeviceCount(int *n)
{
    return noted(cuDeviceGetCount(n));
}
cudaError_t cudaGetDevice(int *device)
{
    *device = ferryi_emu_device();
    return cudaSuccess;
}
cudaError_t cudaDeviceGetAttribute(int *value, cudaDeviceAttr attribute, int device)
{
    return noted(cuDeviceGetAttribute(value, (CUdevice_attribute)attribute, device));
}
cudaError_t cudaDeviceSynchronize(void)
{
    ferryi_emu_ready();
    return noted(cuCtxSynchronize());
}
cudaError_t cudaGetLastError(void)
{
    const cudaError_t error = last;
    last = cudaSuccess;
    return error;
}
const char *cudaGetErrorString(cudaError_t error)
{
    static thread_local char text[32];
    snprintf(text, sizeof text, "cudaError %d", (int)error);
    return text;
}

cudaError_t cudaMalloc(void **at, size_t size)
{
    ferryi_emu_ready();
    return noted(cuMemAlloc((CUdeviceptr *)at, size));
}
cudaError_t cudaFree(void *at)
{
    ferryi_emu_ready();
    return at == nullptr ? cudaSuccess : noted(cuMemFree((CUdeviceptr)at));
}
cudaError_t cudaHostAlloc(void **at, size_t size, unsigned flags)
{
    ferryi_emu_ready();
    return noted(cuMemHostAlloc(at, size, flags));
}
cudaError_t cudaMallocHost(void **at, size_t size)
{
    return cudaHostAlloc(at, size, 0);
}
cudaError_t cudaFreeHost(void *at)
{
    return noted(cuMemFreeHost(at));
}
cudaError_t cudaMemcpyAsync(void *to, const void *from, size_t n, cudaMemcpyKind, cudaStream_t stream)
{
    ferryi_emu_ready();
    return noted(cuMemcpyAsync((CUdeviceptr)to, (CUdeviceptr)from, n, stream));
}
cudaError_t cudaMemcpy(void *to, const void *from, size_t n, cudaMemcpyKind kind)
{
    const cudaError_t error = cudaMemcpyAsync(to, from, n, kind, nullptr);
    return error != cudaSuccess ? error : noted(cuStreamSynchronize(nullptr));
}
cudaError_t cudaMemsetAsync(void *to, int value, size_t n, cudaStream_t stream)
{
    ferryi_emu_ready();
    return noted(cuMemsetD8Async((CUdeviceptr)to, (unsigned char)value, n, stream));
}
/* A set of GPU memory may still run on return. */
cudaError_t cudaMemset(void *to, int value, size_t n)
{
    return cudaMemsetAsync(to, value, n, nullptr);
}

cudaError_t cudaStreamCreateWithFlags(cudaStream_t *stream, unsigned flags)
{
    ferryi_emu_ready();
    return noted(cuStreamCreate(stream, flags));
}
cudaError_t cudaStreamCreate(cudaStream_t *stream)
{
    return cudaStreamCreateWithFlags(stream, 0);
}
cudaError_t cudaStreamDestroy(cudaStream_t stream)
{
    return noted(cuStreamDestroy(stream));
}
cudaError_t cudaStreamSynchronize(cudaStream_t stream)
{
    ferryi_emu_ready();
    return noted(cuStreamSynchronize(stream));
}
cudaError_t cudaStreamQuery(cudaStream_t stream)
{
    return (cudaError_t)cuStreamQuery(stream);
}
cudaError_t cudaStreamBeginCapture(cudaStream_t stream, cudaStreamCaptureMode mode)
{
    return noted(cuStreamBeginCapture(stream, (CUstreamCaptureMode)mode));
}
cudaError_t cudaStreamEndCapture(cudaStream_t stream, cudaGraph_t *graph)
{
    return noted(cuStreamEndCapture(stream, graph));
}
cudaError_t cudaGraphInstantiate(cudaGraphExec_t *runnable, cudaGraph_t graph, unsigned long long flags)
{
    return noted(cuGraphInstantiate(runnable, graph, flags));
}
cudaError_t cudaGraphLaunch(cudaGraphExec_t runnable, cudaStream_t stream)
{
    return noted(cuGraphLaunch(runnable, stream));
}
cudaError_t cudaGraphExecDestroy(cudaGraphExec_t runnable)
{
    return noted(cuGraphExecDestroy(runnable));
}
cudaError_t cudaGraphDestroy(cudaGraph_t graph)
{
    return noted(cuGraphDestroy(graph));
}
cudaError_t cudaEventCreate(cudaEvent_t *event)
{
    return noted(cuEventCreate(event, 0));
}
cudaError_t cudaEventRecord(cudaEvent_t event, cudaStream_t stream)
{
    ferryi_emu_ready();
    return noted(cuEventRecord(event, stream));
}
cudaError_t cudaEventSynchronize(cudaEvent_t event)
{
    return noted(cuEventSynchronize(event));
}
cudaError_t cudaEventCreateWithFlags(cudaEvent_t *event, unsigned flags)
{
    return noted(cuEventCreate(event, flags));
}
cudaError_t cudaEventDestroy(cudaEvent_t event)
{
    return noted(cuEventDestroy(event));
}
cudaError_t cudaStreamWaitEvent(cudaStream_t stream, cudaEvent_t event, unsigned flags)
{
    return noted(cuStreamWaitEvent(stream, event, flags));
}
cudaError_t cudaEventElapsedTime(float *ms, cudaEvent_t from, cudaEvent_t to)
{
    return noted(cuEventElapsedTime(ms, from, to));
}
cudaError_t cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(int *n, const void *, int threads, size_t, unsigned)
{
    *n = emu_blocks_per_sm((unsigned)threads);
    return cudaSuccess;
}
