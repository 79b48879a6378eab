/* SPDX-License-Identifier: BSD-3-Clause */
/* Calls of the runtime: memory of all kinds, peers, streams and events, callbacks, errors, devices. */
#include "is.h"
#include <cstring>
#include <cuda_runtime.h>

#define DO(call) IS(call, cudaSuccess)

__global__ void add(int *p, int n, int v)
{
    for (int i = (int)(blockIdx.x * blockDim.x + threadIdx.x); i < n; i += (int)(gridDim.x * blockDim.x))
        p[i] += v;
}
__global__ void slow(int *p)
{
    const long long start = clock64();
    while (clock64() - start < 20000000)
        __nanosleep(1000);
    *p = 9;
}
static int called;
static void CUDART_CB note(void *data)
{
    called += *(int *)data;
}
static void CUDART_CB note_status(cudaStream_t, cudaError_t status, void *data)
{
    called += status == cudaSuccess ? *(int *)data : 1000;
}

/* The driver's memory that is created and mapped. */
static void mapped_memory(void)
{
    const size_t size = (size_t)4 << 20;
    CUdevice gpu;
    CUmodule module;
    CUdeviceptr at, base = 0;
    CUmemGenericAllocationHandle handle, again;
    CUmemAllocationProp prop = {};
    size_t found = 0;
    int node = 5;
    IS(cuDeviceGet(&gpu, 0), CUDA_SUCCESS);
    IS(cuDeviceGetAttribute(&node, CU_DEVICE_ATTRIBUTE_HOST_NUMA_ID, gpu), CUDA_SUCCESS);
    IS(node, -1);
    prop.type = CU_MEM_ALLOCATION_TYPE_PINNED;
    prop.location.type = CU_MEM_LOCATION_TYPE_HOST_NUMA;
    prop.requestedHandleTypes = CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR;
    IS(cuMemCreate(&handle, size, &prop, 0), CUDA_ERROR_NOT_SUPPORTED);
    prop.location.type = CU_MEM_LOCATION_TYPE_DEVICE;
    IS(cuMemCreate(&handle, size, &prop, 0), CUDA_SUCCESS);
    IS(cuMemAddressReserve(&at, size, 0, 0, 0), CUDA_SUCCESS);
    IS(cuMemMap(at, size, 0, handle, 0), CUDA_SUCCESS);
    IS(cuMemRelease(handle), CUDA_SUCCESS); /* the mapping holds the memory */
    IS(cuMemRetainAllocationHandle(&again, (void *)(at + 4096)), CUDA_SUCCESS);
    IS(cuPointerGetAttribute(&base, CU_POINTER_ATTRIBUTE_MAPPING_BASE_ADDR, at + 4096), CUDA_SUCCESS);
    IS(cuPointerGetAttribute(&found, CU_POINTER_ATTRIBUTE_MAPPING_SIZE, at + 4096), CUDA_SUCCESS);
    IS(base == at && found == size, 1);
    IS(cuMemUnmap(at, size), CUDA_SUCCESS);
    IS(cuMemMap(at, size, 0, again, 0), CUDA_SUCCESS);
    IS(cuMemUnmap(at, size), CUDA_SUCCESS);
    IS(cuMemRetainAllocationHandle(&handle, (void *)at), CUDA_ERROR_INVALID_VALUE);
    IS(cuMemRelease(again), CUDA_SUCCESS);
    IS(cuMemAddressFree(at, size), CUDA_SUCCESS);
    IS(cuModuleLoad(&module, "/no/such/file"), CUDA_ERROR_FILE_NOT_FOUND);
    IS(cuModuleLoad(&module, "/proc/self/exe"), CUDA_SUCCESS);
    IS(cuModuleUnload(module), CUDA_SUCCESS);
}

int main()
{
    int n = 0, can = 0, *p, *q, *host, *mapped, got[1000];
    DO(cudaGetDeviceCount(&n));
    IS(n, 4);
    cudaDeviceProp prop;
    DO(cudaGetDeviceProperties(&prop, 1));
    IS(prop.warpSize, 32);
    IS(prop.maxThreadsPerBlock, 1024);
    IS(strcmp(prop.name, "Emulated 1"), 0);
    IS(cudaSetDevice(7), cudaErrorInvalidDevice);
    IS(strcmp(cudaGetErrorName(cudaGetLastError()), "cudaErrorInvalidDevice"), 0);
    IS(strcmp(cudaGetErrorString(cudaErrorMemoryAllocation), "out of memory"), 0);

    /* Peers. */
    DO(cudaDeviceCanAccessPeer(&can, 0, 1));
    IS(can, 1);
    DO(cudaSetDevice(0));
    DO(cudaDeviceEnablePeerAccess(1, 0));
    IS(cudaDeviceEnablePeerAccess(1, 0), cudaErrorPeerAccessAlreadyEnabled);
    DO(cudaMalloc(&p, sizeof got));
    DO(cudaSetDevice(1));
    DO(cudaMalloc(&q, sizeof got));
    DO(cudaMemset(q, 0, sizeof got));
    DO(cudaDeviceSynchronize());
    DO(cudaSetDevice(0));
    add<<<2, 128>>>(q, 1000, 5);
    DO(cudaDeviceSynchronize());
    DO(cudaMemcpyPeer(p, 0, q, 1, sizeof got));
    DO(cudaMemcpy(got, p, sizeof got, cudaMemcpyDefault));
    IS(got[999], 5);
    DO(cudaDeviceDisablePeerAccess(1));
    IS(cudaDeviceDisablePeerAccess(1), cudaErrorPeerAccessNotEnabled);
    cudaPointerAttributes attributes;
    DO(cudaPointerGetAttributes(&attributes, q + 10));
    IS(attributes.type, cudaMemoryTypeDevice);
    IS(attributes.device, 1);

    /* Host memory and managed memory. */
    DO(cudaHostAlloc(&host, sizeof got, cudaHostAllocMapped));
    DO(cudaHostGetDevicePointer(&mapped, host, 0));
    memset(host, 0, sizeof got);
    add<<<1, 32>>>(mapped, 1000, 3);
    DO(cudaDeviceSynchronize());
    IS(host[500], 3);
    DO(cudaFreeHost(host));
    DO(cudaHostRegister(got, sizeof got, cudaHostRegisterDefault));
    add<<<1, 32>>>(got, 1000, 1);
    DO(cudaDeviceSynchronize());
    IS(got[0], 6);
    DO(cudaHostUnregister(got));
    DO(cudaMallocManaged(&host, sizeof got));
    for (int i = 0; i < 1000; i++)
        host[i] = i;
    add<<<4, 64>>>(host, 1000, 1);
    DO(cudaDeviceSynchronize());
    IS(host[999], 1000);
    DO(cudaFree(host));

    /* Rows. */
    size_t pitch;
    char *rows, flat[5][10], back[5][10];
    DO(cudaMallocPitch(&rows, &pitch, 10, 5));
    memset(flat, 7, sizeof flat);
    DO(cudaMemset2D(rows, pitch, 1, 10, 5));
    DO(cudaMemcpy2D(rows, pitch, flat, 10, 4, 5, cudaMemcpyHostToDevice));
    DO(cudaMemcpy2D(back, 10, rows, pitch, 10, 5, cudaMemcpyDeviceToHost));
    IS(back[4][3] * 10 + back[4][4], 71);
    IS(cudaMemcpy2D(back, 5, rows, pitch, 10, 5, cudaMemcpyDeviceToHost), cudaErrorInvalidPitchValue);
    IS(cudaMemcpy(rows, flat, 10, cudaMemcpyDeviceToHost), cudaErrorInvalidValue);

    /* One byte more than there is, for each call that takes a size. */
    char *exact, *other, longer[128];
    DO(cudaMalloc(&exact, 100));
    DO(cudaMalloc(&other, 128));
    DO(cudaMemcpy(exact, longer, 100, cudaMemcpyHostToDevice));
    IS(cudaMemcpy(exact, longer, 101, cudaMemcpyHostToDevice), cudaErrorInvalidValue);
    IS(cudaMemcpy(longer, exact, 101, cudaMemcpyDeviceToHost), cudaErrorInvalidValue);
    IS(cudaMemcpy(other, exact + 1, 100, cudaMemcpyDeviceToDevice), cudaErrorInvalidValue);
    IS(cudaMemcpyAsync(exact, other, 128, cudaMemcpyDefault, nullptr), cudaErrorInvalidValue);
    IS(cudaMemcpyPeer(exact, 0, other, 0, 128), cudaErrorInvalidValue);
    IS(cudaMemcpy2D(exact, 10, longer, 10, 10, 11, cudaMemcpyHostToDevice), cudaErrorInvalidValue);
    IS(cudaMemcpy2D(longer, 10, exact, 10, 10, 11, cudaMemcpyDeviceToHost), cudaErrorInvalidValue);
    IS(cudaMemset(exact, 0, 101), cudaErrorInvalidValue);
    IS(cudaMemsetAsync(exact + 50, 0, 51, nullptr), cudaErrorInvalidValue);
    IS(cudaMemset2D(exact, 10, 0, 10, 11), cudaErrorInvalidValue);
    DO(cudaDeviceSynchronize());
    DO(cudaFree(exact));
    DO(cudaFree(other));
    (void)cudaGetLastError();

    /* Streams: blocking ones and the default stream wait for each other; the others do not. */
    cudaStream_t blocking, free_one;
    cudaEvent_t event, later;
    float ms;
    DO(cudaStreamCreate(&blocking));
    DO(cudaStreamCreateWithFlags(&free_one, cudaStreamNonBlocking));
    DO(cudaEventCreate(&event));
    DO(cudaEventCreate(&later));
    DO(cudaEventRecord(event, blocking));
    slow<<<1, 1, 0, blocking>>>(p);
    DO(cudaEventRecord(later, blocking));
    IS(cudaEventQuery(later), cudaErrorNotReady);
    DO(cudaStreamWaitEvent(free_one, later));
    add<<<1, 1, 0, free_one>>>(p, 1, 1);
    DO(cudaStreamSynchronize(free_one));
    DO(cudaMemcpy(got, p, sizeof got, cudaMemcpyDeviceToHost));
    IS(got[0], 10);
    DO(cudaEventElapsedTime(&ms, event, later));
    IS(ms >= 20, 1);
    slow<<<1, 1, 0, blocking>>>(p);
    DO(cudaMemcpy(got, p, sizeof got, cudaMemcpyDeviceToHost)); /* in the default stream: it waits */
    IS(got[0], 9);
    int five = 5;
    DO(cudaLaunchHostFunc(blocking, note, &five));
    DO(cudaStreamAddCallback(blocking, note_status, &five, 0));
    DO(cudaStreamSynchronize(blocking));
    IS(called, 10);

    /* A graph. */
    cudaGraph_t graph;
    cudaGraphExec_t runnable;
    DO(cudaStreamBeginCapture(blocking, cudaStreamCaptureModeGlobal));
    DO(cudaMemsetAsync(p, 0, sizeof got, blocking));
    add<<<1, 32, 0, blocking>>>(p, 1000, 2);
    add<<<1, 32, 0, blocking>>>(p, 1000, 3);
    DO(cudaStreamEndCapture(blocking, &graph));
    DO(cudaGraphInstantiate(&runnable, graph, NULL, NULL, 0));
    for (int i = 0; i < 3; i++)
        DO(cudaGraphLaunch(runnable, blocking));
    DO(cudaMemcpyAsync(got, p, sizeof got, cudaMemcpyDeviceToHost, blocking));
    DO(cudaStreamSynchronize(blocking));
    IS(got[77], 5);
    DO(cudaGraphExecDestroy(runnable));
    DO(cudaGraphDestroy(graph));

    int blocks, threads;
    DO(cudaOccupancyMaxPotentialBlockSize(&blocks, &threads, add));
    IS(blocks * threads > 0, 1);
    size_t left, total;
    DO(cudaMemGetInfo(&left, &total));
    IS(left < total, 1);
    DO(cudaStreamDestroy(blocking));
    DO(cudaStreamDestroy(free_one));
    DO(cudaFree(p));
    IS(cudaFree(p), cudaErrorInvalidValue);
    mapped_memory();
    DO(cudaDeviceReset());
    return 0;
}
