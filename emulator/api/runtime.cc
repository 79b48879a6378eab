/* SPDX-License-Identifier: BSD-3-Clause */
/* The runtime API, made of driver calls: memory, streams, events and graphs.  runtime_device.cc has the rest. */
#include "emulator/runtime.h"
#include <thread>

static thread_local cudaError_t last;
thread_local const void *emu_called_at;

namespace
{
/* A call of the program; calls of the runtime in it are the same call. */
struct call {
    const void *outer;
    explicit call(const void *pc) : outer(emu_called_at)
    {
        if (outer == nullptr)
            emu_called_at = pc;
    }
    ~call() { emu_called_at = outer; }
};
#define CALL_HERE const call here(__builtin_return_address(0))
} // namespace

cudaError_t emu_noted(cudaError_t error)
{
    int n;
    if (error == (cudaError_t)CUDA_ERROR_INVALID_CONTEXT && cuDeviceGetCount(&n) == CUDA_SUCCESS && n == 0)
        error = cudaErrorNoDevice;
    if (error != cudaSuccess)
        last = error;
    return error;
}
/* What a kernel has ended with stays. */
cudaError_t cudaPeekAtLastError(void)
{
    const CUresult failed = emu_context() != nullptr ? emu_gpu_failed(emu_context()->device) : CUDA_SUCCESS;
    return failed != CUDA_SUCCESS ? (cudaError_t)failed : last;
}
cudaError_t cudaGetLastError(void)
{
    const cudaError_t error = cudaPeekAtLastError();
    last = cudaSuccess;
    return error;
}

/* ---- Memory. */

cudaError_t cudaMalloc(void **at, size_t size)
{
    emu_ready();
    *at = nullptr;
    return size == 0 ? cudaSuccess : emu_noted(cuMemAlloc((CUdeviceptr *)at, size));
}
cudaError_t cudaMallocPitch(void **at, size_t *pitch, size_t width, size_t height)
{
    *pitch = (width + 511) / 512 * 512;
    return cudaMalloc(at, *pitch * height);
}
cudaError_t cudaMallocManaged(void **at, size_t size, unsigned flags)
{
    emu_ready();
    return emu_noted(cuMemAllocManaged((CUdeviceptr *)at, size, flags));
}
cudaError_t cudaFree(void *at)
{
    emu_ready();
    return at == nullptr ? cudaSuccess : emu_noted(cuMemFree((CUdeviceptr)at));
}
/* The memory can be used at once, and is free once the stream has come there and all the GPU's work is done. */
cudaError_t cudaMallocAsync(void **at, size_t size, cudaStream_t)
{
    return cudaMalloc(at, size);
}
cudaError_t cudaFreeAsync(void *at, cudaStream_t stream)
{
    const cudaError_t error = cudaStreamSynchronize(stream);
    return error != cudaSuccess ? error : cudaFree(at);
}
cudaError_t cudaHostAlloc(void **at, size_t size, unsigned flags)
{
    emu_ready();
    return emu_noted(cuMemHostAlloc(at, size, flags));
}
cudaError_t cudaMallocHost(void **at, size_t size)
{
    return cudaHostAlloc(at, size, 0);
}
cudaError_t cudaFreeHost(void *at)
{
    return at == nullptr ? cudaSuccess : emu_noted(cuMemFreeHost(at));
}
cudaError_t cudaHostRegister(void *at, size_t size, unsigned flags)
{
    emu_ready();
    return emu_noted(cuMemHostRegister(at, size, flags));
}
cudaError_t cudaHostUnregister(void *at)
{
    return emu_noted(cuMemHostUnregister(at));
}
cudaError_t cudaHostGetDevicePointer(void **at, void *host, unsigned flags)
{
    return emu_noted(cuMemHostGetDevicePointer((CUdeviceptr *)at, host, flags));
}
cudaError_t cudaMemGetInfo(size_t *left, size_t *total)
{
    emu_ready();
    return emu_noted(cuMemGetInfo(left, total));
}
cudaError_t cudaPointerGetAttributes(cudaPointerAttributes *attributes, const void *at)
{
    void *base;
    size_t size;
    emu_kind kind = EMU_PAGEABLE;
    int device = -1;
    emu_ready();
    (void)emu_find(at, &base, &size, &device, &kind);
    attributes->type = kind == EMU_PAGEABLE  ? cudaMemoryTypeUnregistered
                       : kind == EMU_HOST    ? cudaMemoryTypeHost
                       : kind == EMU_MANAGED ? cudaMemoryTypeManaged
                                             : cudaMemoryTypeDevice;
    attributes->device = kind == EMU_PAGEABLE ? -2 : emu_number_of(kind == EMU_HOST ? ferryi_emu_device() : device);
    attributes->devicePointer = kind == EMU_PAGEABLE ? nullptr : (void *)at;
    attributes->hostPointer = kind == EMU_HOST || kind == EMU_MANAGED ? (void *)at : nullptr;
    return cudaSuccess;
}

/* A kind that names the wrong side is refused, as a GPU's driver does. */
static cudaError_t kind_is_right(const void *to, const void *from, cudaMemcpyKind kind)
{
    const bool to_gpu = emu_kind_of(to) == EMU_GPU, from_gpu = emu_kind_of(from) == EMU_GPU;
    const bool to_host = emu_kind_of(to) < EMU_GPU, from_host = emu_kind_of(from) < EMU_GPU;
    const bool wrong = kind == cudaMemcpyHostToDevice   ? to_host || from_gpu
                       : kind == cudaMemcpyDeviceToHost ? to_gpu || from_host
                       : kind == cudaMemcpyHostToHost   ? to_gpu || from_gpu
                       : kind == cudaMemcpyDeviceToDevice
                           ? emu_kind_of(to) == EMU_PAGEABLE || emu_kind_of(from) == EMU_PAGEABLE
                           : kind != cudaMemcpyDefault;
    if (!wrong)
        return cudaSuccess;
    emu_say("a copy from %s memory at %p to %s memory at %p: its cudaMemcpyKind %d says something else",
            from_host ? "host" : "GPU", from, to_host ? "host" : "GPU", to, (int)kind);
    return emu_noted(cudaErrorInvalidValue);
}

cudaError_t cudaMemcpyAsync(void *to, const void *from, size_t n, cudaMemcpyKind kind, cudaStream_t stream)
{
    CALL_HERE;
    emu_ready();
    const cudaError_t error = n == 0 ? cudaSuccess : kind_is_right(to, from, kind);
    return error != cudaSuccess ? error : emu_noted(cuMemcpyAsync((CUdeviceptr)to, (CUdeviceptr)from, n, stream));
}
cudaError_t cudaMemcpy(void *to, const void *from, size_t n, cudaMemcpyKind kind)
{
    CALL_HERE;
    const cudaError_t error = cudaMemcpyAsync(to, from, n, kind, nullptr);
    return error != cudaSuccess ? error : emu_noted(cuStreamSynchronize(nullptr));
}
cudaError_t cudaMemcpyPeerAsync(void *to, int, const void *from, int, size_t n, cudaStream_t stream)
{
    CALL_HERE;
    return cudaMemcpyAsync(to, from, n, cudaMemcpyDefault, stream);
}
cudaError_t cudaMemcpyPeer(void *to, int, const void *from, int, size_t n)
{
    CALL_HERE;
    return cudaMemcpy(to, from, n, cudaMemcpyDefault);
}
cudaError_t cudaMemcpy2DAsync(void *to, size_t to_pitch, const void *from, size_t from_pitch, size_t width,
                              size_t height, cudaMemcpyKind kind, cudaStream_t stream)
{
    CALL_HERE;
    CUDA_MEMCPY2D shape = {};
    emu_ready();
    if (width == 0 || height == 0)
        return cudaSuccess;
    if (width > to_pitch || width > from_pitch)
        return emu_noted(cudaErrorInvalidPitchValue);
    const cudaError_t error = kind_is_right(to, from, kind);
    if (error != cudaSuccess)
        return error;
    shape.srcMemoryType = shape.dstMemoryType = CU_MEMORYTYPE_UNIFIED;
    shape.srcDevice = (CUdeviceptr)from;
    shape.dstDevice = (CUdeviceptr)to;
    shape.srcPitch = from_pitch;
    shape.dstPitch = to_pitch;
    shape.WidthInBytes = width;
    shape.Height = height;
    return emu_noted(cuMemcpy2DAsync(&shape, stream));
}
cudaError_t cudaMemcpy2D(void *to, size_t to_pitch, const void *from, size_t from_pitch, size_t width, size_t height,
                         cudaMemcpyKind kind)
{
    CALL_HERE;
    const cudaError_t error = cudaMemcpy2DAsync(to, to_pitch, from, from_pitch, width, height, kind, nullptr);
    return error != cudaSuccess ? error : emu_noted(cuStreamSynchronize(nullptr));
}
cudaError_t cudaMemsetAsync(void *to, int value, size_t n, cudaStream_t stream)
{
    CALL_HERE;
    emu_ready();
    if (n != 0 && emu_kind_of(to) == EMU_PAGEABLE) {
        emu_say("cudaMemset of %p, which is pageable host memory: no GPU may write there", to);
        return emu_noted(cudaErrorInvalidValue);
    }
    return emu_noted(cuMemsetD8Async((CUdeviceptr)to, (unsigned char)value, n, stream));
}
/* A set of GPU memory may still run on return. */
cudaError_t cudaMemset(void *to, int value, size_t n)
{
    CALL_HERE;
    return cudaMemsetAsync(to, value, n, nullptr);
}
cudaError_t cudaMemset2DAsync(void *to, size_t pitch, int value, size_t width, size_t height, cudaStream_t stream)
{
    CALL_HERE;
    cudaError_t error = cudaSuccess;
    for (size_t i = 0; i < height && error == cudaSuccess; i++)
        error = cudaMemsetAsync((char *)to + i * pitch, value, width, stream);
    return error;
}
cudaError_t cudaMemset2D(void *to, size_t pitch, int value, size_t width, size_t height)
{
    CALL_HERE;
    return cudaMemset2DAsync(to, pitch, value, width, height, nullptr);
}
cudaError_t cudaMemPrefetchAsync(const void *at, size_t, int, cudaStream_t)
{
    return emu_noted(emu_kind_of(at) == EMU_MANAGED ? cudaSuccess : cudaErrorInvalidValue);
}
cudaError_t cudaMemAdvise(const void *at, size_t, cudaMemoryAdvise, int)
{
    return emu_noted(emu_kind_of(at) == EMU_MANAGED ? cudaSuccess : cudaErrorInvalidValue);
}

/* ---- Streams, events, graphs. */

cudaError_t cudaStreamCreateWithPriority(cudaStream_t *stream, unsigned flags, int priority)
{
    emu_ready();
    return emu_noted(cuStreamCreateWithPriority(stream, flags, priority));
}
cudaError_t cudaStreamCreateWithFlags(cudaStream_t *stream, unsigned flags)
{
    emu_ready();
    return emu_noted(cuStreamCreate(stream, flags));
}
cudaError_t cudaStreamCreate(cudaStream_t *stream)
{
    return cudaStreamCreateWithFlags(stream, 0);
}
cudaError_t cudaStreamDestroy(cudaStream_t stream)
{
    return emu_noted(cuStreamDestroy(stream));
}
cudaError_t cudaStreamSynchronize(cudaStream_t stream)
{
    emu_ready();
    return emu_noted(cuStreamSynchronize(stream));
}
cudaError_t cudaStreamQuery(cudaStream_t stream)
{
    emu_ready();
    return (cudaError_t)cuStreamQuery(stream);
}
cudaError_t cudaStreamWaitEvent(cudaStream_t stream, cudaEvent_t event, unsigned flags)
{
    emu_ready();
    return emu_noted(cuStreamWaitEvent(stream, event, flags));
}
cudaError_t cudaLaunchHostFunc(cudaStream_t stream, cudaHostFn_t function, void *data)
{
    emu_ready();
    return emu_noted(cuLaunchHostFunc(stream, function, data));
}
cudaError_t cudaStreamAddCallback(cudaStream_t stream, cudaStreamCallback_t function, void *data, unsigned flags)
{
    emu_ready();
    return flags != 0 ? emu_noted(cudaErrorInvalidValue)
                      : emu_noted(emu_put(stream, [=] { std::thread(function, stream, cudaSuccess, data).join(); }));
}
cudaError_t cudaStreamBeginCapture(cudaStream_t stream, cudaStreamCaptureMode mode)
{
    return emu_noted(cuStreamBeginCapture(stream, (CUstreamCaptureMode)mode));
}
cudaError_t cudaStreamEndCapture(cudaStream_t stream, cudaGraph_t *graph)
{
    return emu_noted(cuStreamEndCapture(stream, graph));
}
cudaError_t cudaStreamIsCapturing(cudaStream_t stream, cudaStreamCaptureStatus *status)
{
    emu_ready();
    return emu_noted(cuStreamIsCapturing(stream, (CUstreamCaptureStatus *)status));
}
cudaError_t cudaThreadExchangeStreamCaptureMode(cudaStreamCaptureMode *mode)
{
    return emu_noted(cuThreadExchangeStreamCaptureMode((CUstreamCaptureMode *)mode));
}
cudaError_t cudaGraphInstantiate(cudaGraphExec_t *runnable, cudaGraph_t graph, unsigned long long flags)
{
    return emu_noted(cuGraphInstantiate(runnable, graph, flags));
}
cudaError_t cudaGraphInstantiateWithFlags(cudaGraphExec_t *runnable, cudaGraph_t graph, unsigned long long flags)
{
    return emu_noted(cuGraphInstantiate(runnable, graph, flags));
}
cudaError_t cudaGraphLaunch(cudaGraphExec_t runnable, cudaStream_t stream)
{
    emu_ready();
    return emu_noted(cuGraphLaunch(runnable, stream));
}
cudaError_t cudaGraphExecDestroy(cudaGraphExec_t runnable)
{
    return emu_noted(cuGraphExecDestroy(runnable));
}
cudaError_t cudaGraphDestroy(cudaGraph_t graph)
{
    return emu_noted(cuGraphDestroy(graph));
}
cudaError_t cudaEventCreateWithFlags(cudaEvent_t *event, unsigned flags)
{
    return emu_noted(cuEventCreate(event, flags));
}
cudaError_t cudaEventCreate(cudaEvent_t *event)
{
    return cudaEventCreateWithFlags(event, 0);
}
cudaError_t cudaEventDestroy(cudaEvent_t event)
{
    return emu_noted(cuEventDestroy(event));
}
cudaError_t cudaEventRecord(cudaEvent_t event, cudaStream_t stream)
{
    emu_ready();
    return emu_noted(cuEventRecord(event, stream));
}
cudaError_t cudaEventQuery(cudaEvent_t event)
{
    return (cudaError_t)cuEventQuery(event);
}
cudaError_t cudaEventSynchronize(cudaEvent_t event)
{
    return emu_noted(cuEventSynchronize(event));
}
cudaError_t cudaEventElapsedTime(float *ms, cudaEvent_t from, cudaEvent_t to)
{
    return emu_noted(cuEventElapsedTime(ms, from, to));
}
