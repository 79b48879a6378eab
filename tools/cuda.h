/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_TOOLS_CUDA_H
#define FERRY_TOOLS_CUDA_H

/* The driver API, opened at run time.  The types are those of cuda.h (the toolkit's, or the emulator's); a driver may
 * lack functions, so each may be NULL. */

#include <cuda.h>
#include <stddef.h>
#include <stdint.h>

/* Numbers that older toolkits do not have. */
#define INFO_CU_P2P_PARTIAL_ATOMICS ((CUdevice_P2PAttribute)5)
#define INFO_CU_FABRIC ((CUdevice_attribute)128)
#define INFO_CU_AS_FABRIC ((CUmemAllocationHandleType)8)
/* Of cuDeviceGetP2PAtomicCapabilities (CUDA 13): operations, and what is supported of them. */
enum {
    INFO_CU_ATOMIC_EXCHANGE = 8,
    INFO_CU_ATOMIC_CAS = 9,
    INFO_CU_ATOMIC_FLOAT_ADD = 10,
    INFO_CU_ATOMIC_OF_128 = 1 << 5,
    INFO_CU_ATOMIC_OF_FOUR = 1 << 6 /* floats at once */
};
#if CUDA_VERSION >= 13000
_Static_assert(INFO_CU_P2P_PARTIAL_ATOMICS == CU_DEVICE_P2P_ATTRIBUTE_ONLY_PARTIAL_NATIVE_ATOMIC_SUPPORTED &&
                   INFO_CU_FABRIC == CU_DEVICE_ATTRIBUTE_HANDLE_TYPE_FABRIC_SUPPORTED &&
                   INFO_CU_AS_FABRIC == CU_MEM_HANDLE_TYPE_FABRIC &&
                   INFO_CU_ATOMIC_EXCHANGE == (int)CU_ATOMIC_OPERATION_EXCHANGE &&
                   INFO_CU_ATOMIC_CAS == (int)CU_ATOMIC_OPERATION_CAS &&
                   INFO_CU_ATOMIC_FLOAT_ADD == (int)CU_ATOMIC_OPERATION_FLOAT_ADD &&
                   INFO_CU_ATOMIC_OF_128 == (int)CU_ATOMIC_CAPABILITY_SCALAR_128 &&
                   INFO_CU_ATOMIC_OF_FOUR == (int)CU_ATOMIC_CAPABILITY_VECTOR_32x4,
               "cuda.h's numbers");
#endif

/* Name here, function, and the driver's symbol. */
#define INFO_CU_FUNCTIONS(X)                                                                                           \
    X(init, cuInit, "cuInit")                                                                                          \
    X(error_name, cuGetErrorName, "cuGetErrorName")                                                                    \
    X(version, cuDriverGetVersion, "cuDriverGetVersion")                                                               \
    X(count, cuDeviceGetCount, "cuDeviceGetCount")                                                                     \
    X(device, cuDeviceGet, "cuDeviceGet")                                                                              \
    X(bus_id, cuDeviceGetPCIBusId, "cuDeviceGetPCIBusId")                                                              \
    X(name, cuDeviceGetName, "cuDeviceGetName")                                                                        \
    X(total, cuDeviceTotalMem, "cuDeviceTotalMem_v2")                                                                  \
    X(attribute, cuDeviceGetAttribute, "cuDeviceGetAttribute")                                                         \
    X(p2p, cuDeviceGetP2PAttribute, "cuDeviceGetP2PAttribute")                                                         \
    X(retain, cuDevicePrimaryCtxRetain, "cuDevicePrimaryCtxRetain")                                                    \
    X(set_current, cuCtxSetCurrent, "cuCtxSetCurrent")                                                                 \
    X(enable_peer, cuCtxEnablePeerAccess, "cuCtxEnablePeerAccess")                                                     \
    X(synchronize, cuCtxSynchronize, "cuCtxSynchronize")                                                               \
    X(alloc, cuMemAlloc, "cuMemAlloc_v2")                                                                              \
    X(alloc_host, cuMemHostAlloc, "cuMemHostAlloc")                                                                    \
    X(to_device, cuMemcpyHtoD, "cuMemcpyHtoD_v2")                                                                      \
    X(copy_peer, cuMemcpyPeerAsync, "cuMemcpyPeerAsync")                                                               \
    X(event, cuEventCreate, "cuEventCreate")                                                                           \
    X(record, cuEventRecord, "cuEventRecord")                                                                          \
    X(elapsed, cuEventElapsedTime, "cuEventElapsedTime")                                                               \
    X(load, cuModuleLoadData, "cuModuleLoadData")                                                                      \
    X(function, cuModuleGetFunction, "cuModuleGetFunction")                                                            \
    X(launch, cuLaunchKernel, "cuLaunchKernel")                                                                        \
    X(uuid, cuDeviceGetUuid, "cuDeviceGetUuid")                                                                        \
    X(free_memory, cuMemGetInfo, "cuMemGetInfo_v2")                                                                    \
    X(granularity, cuMemGetAllocationGranularity, "cuMemGetAllocationGranularity")                                     \
    X(reserve, cuMemAddressReserve, "cuMemAddressReserve")                                                             \
    X(unreserve, cuMemAddressFree, "cuMemAddressFree")                                                                 \
    X(create, cuMemCreate, "cuMemCreate")                                                                              \
    X(release, cuMemRelease, "cuMemRelease")                                                                           \
    X(map, cuMemMap, "cuMemMap")                                                                                       \
    X(unmap, cuMemUnmap, "cuMemUnmap")                                                                                 \
    X(set_access, cuMemSetAccess, "cuMemSetAccess")                                                                    \
    X(export_to, cuMemExportToShareableHandle, "cuMemExportToShareableHandle")                                         \
    X(import_from, cuMemImportFromShareableHandle, "cuMemImportFromShareableHandle")                                   \
    X(free, cuMemFree, "cuMemFree_v2")                                                                                 \
    X(host_register, cuMemHostRegister, "cuMemHostRegister_v2")                                                        \
    X(host_pointer, cuMemHostGetDevicePointer, "cuMemHostGetDevicePointer_v2")                                         \
    X(copy, cuMemcpyAsync, "cuMemcpyAsync")                                                                            \
    X(fill, cuMemsetD8Async, "cuMemsetD8Async")                                                                        \
    X(stream, cuStreamCreate, "cuStreamCreate")                                                                        \
    X(query, cuStreamQuery, "cuStreamQuery")                                                                           \
    X(capture, cuStreamBeginCapture, "cuStreamBeginCapture_v2")                                                        \
    X(captured, cuStreamEndCapture, "cuStreamEndCapture")                                                              \
    X(instantiate, cuGraphInstantiateWithFlags, "cuGraphInstantiateWithFlags")                                         \
    X(replay, cuGraphLaunch, "cuGraphLaunch")                                                                          \
    X(exec_destroy, cuGraphExecDestroy, "cuGraphExecDestroy")                                                          \
    X(graph_destroy, cuGraphDestroy, "cuGraphDestroy")                                                                 \
    X(ipc_get, cuIpcGetMemHandle, "cuIpcGetMemHandle")                                                                 \
    X(ipc_open, cuIpcOpenMemHandle, "cuIpcOpenMemHandle_v2")                                                           \
    X(ipc_close, cuIpcCloseMemHandle, "cuIpcCloseMemHandle")                                                           \
    X(can_access, cuDeviceCanAccessPeer, "cuDeviceCanAccessPeer")                                                      \
    X(disable_peer, cuCtxDisablePeerAccess, "cuCtxDisablePeerAccess")                                                  \
    X(stream_destroy, cuStreamDestroy, "cuStreamDestroy_v2")                                                           \
    X(event_destroy, cuEventDestroy, "cuEventDestroy_v2")                                                              \
    X(stream_wait, cuStreamWaitEvent, "cuStreamWaitEvent")                                                             \
    X(best_block, cuOccupancyMaxPotentialBlockSize, "cuOccupancyMaxPotentialBlockSize")

typedef struct info_cu {
#define INFO_CU_MEMBER(NAME, FUNCTION, SYMBOL) __typeof__(FUNCTION) *NAME;
    INFO_CU_FUNCTIONS(INFO_CU_MEMBER)
#undef INFO_CU_MEMBER
    CUresult (*p2p_atomics)(unsigned *, const int *, unsigned, int, int);
} info_cu;

/* 0, or -1 with the reason in why. */
int info_cu_open(info_cu *cu, char *why, size_t size);

#endif
