/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef __CUDA_RUNTIME_H__ /* as programs test it */
#define __CUDA_RUNTIME_H__

/* CUDA C++ for g++: the runtime API with its templates, and what kernels use.  docs/emulator.md has the whole list. */
#include "cuda_runtime_api.h"
#include "vector_functions.h"
#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#define __align__(n) __attribute__((aligned(n)))
#define __noinline__ /* nothing: the standard headers have it as an attribute */
#define __forceinline__ inline __attribute__((always_inline))
#define __inline_hint__

#ifdef __cplusplus
#include "emulate/place.h"

#include "emulate/launch.h"
#include "emulate/symbols.h"

#include "emulate/warp.h"

#include "emulate/atomics.h"
#include "emulate/intrinsics.h"

template <class T>
static inline cudaError_t cudaMalloc(T **at, size_t size)
{
    return ::cudaMalloc((void **)(void *)at, size);
}
template <class T>
static inline cudaError_t cudaMallocPitch(T **at, size_t *pitch, size_t width, size_t height)
{
    return ::cudaMallocPitch((void **)(void *)at, pitch, width, height);
}
template <class T>
static inline cudaError_t cudaMallocManaged(T **at, size_t size, unsigned flags = cudaMemAttachGlobal)
{
    return ::cudaMallocManaged((void **)(void *)at, size, flags);
}
template <class T>
static inline cudaError_t cudaMallocAsync(T **at, size_t size, cudaStream_t stream)
{
    return ::cudaMallocAsync((void **)(void *)at, size, stream);
}
template <class T>
static inline cudaError_t cudaMallocHost(T **at, size_t size, unsigned flags = 0)
{
    return ::cudaHostAlloc((void **)(void *)at, size, flags);
}
template <class T>
static inline cudaError_t cudaHostAlloc(T **at, size_t size, unsigned flags)
{
    return ::cudaHostAlloc((void **)(void *)at, size, flags);
}
template <class T>
static inline cudaError_t cudaHostGetDevicePointer(T **at, void *host, unsigned flags)
{
    return ::cudaHostGetDevicePointer((void **)(void *)at, host, flags);
}
static inline cudaError_t cudaEventCreate(cudaEvent_t *event, unsigned flags)
{
    return ::cudaEventCreateWithFlags(event, flags);
}
static inline cudaError_t cudaGraphInstantiate(cudaGraphExec_t *runnable, cudaGraph_t graph, cudaGraphNode_t *, char *,
                                               size_t)
{
    return ::cudaGraphInstantiate(runnable, graph, 0ull);
}

/* A kernel is given by its function. */
template <class T>
static inline cudaError_t cudaLaunchKernel(T *kernel, dim3 grid, dim3 block, void **args, size_t shared = 0,
                                           cudaStream_t stream = 0)
{
    return ::cudaLaunchKernel((const void *)kernel, grid, block, args, shared, stream);
}
template <class T>
static inline cudaError_t cudaLaunchCooperativeKernel(T *kernel, dim3 grid, dim3 block, void **args, size_t shared = 0,
                                                      cudaStream_t stream = 0)
{
    return ::cudaLaunchCooperativeKernel((const void *)kernel, grid, block, args, shared, stream);
}
template <class T>
static inline cudaError_t cudaFuncGetAttributes(cudaFuncAttributes *attributes, T *kernel)
{
    return ::cudaFuncGetAttributes(attributes, (const void *)kernel);
}
template <class T>
static inline cudaError_t cudaFuncSetAttribute(T *kernel, cudaFuncAttribute attribute, int value)
{
    return ::cudaFuncSetAttribute((const void *)kernel, attribute, value);
}
template <class T>
static inline cudaError_t cudaFuncSetCacheConfig(T *kernel, cudaFuncCache config)
{
    return ::cudaFuncSetCacheConfig((const void *)kernel, config);
}
template <class T>
static inline cudaError_t cudaGetFuncBySymbol(cudaFunction_t *function, T *kernel)
{
    return ::cudaGetFuncBySymbol(function, (const void *)kernel);
}
template <class T>
static inline cudaError_t cudaOccupancyMaxActiveBlocksPerMultiprocessor(int *n, T *kernel, int threads, size_t shared)
{
    return ::cudaOccupancyMaxActiveBlocksPerMultiprocessor(n, (const void *)kernel, threads, shared);
}
template <class T>
static inline cudaError_t cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(int *n, T *kernel, int threads,
                                                                                 size_t shared, unsigned flags)
{
    return ::cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(n, (const void *)kernel, threads, shared, flags);
}
/* Blocks of 256 threads, and as many of them as fit. */
template <class T>
static inline cudaError_t cudaOccupancyMaxPotentialBlockSize(int *blocks, int *threads, T *kernel, size_t shared = 0,
                                                             int most = 0)
{
    int device = 0, sms = 0, each = 0;
    *threads = most > 0 && most < 256 ? most : 256;
    cudaError_t error = cudaGetDevice(&device);
    if (error == cudaSuccess)
        error = cudaDeviceGetAttribute(&sms, cudaDevAttrMultiProcessorCount, device);
    if (error == cudaSuccess)
        error = cudaOccupancyMaxActiveBlocksPerMultiprocessor(&each, kernel, *threads, shared);
    *blocks = sms * each;
    return error;
}
#endif

#endif
