/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_TOOLS_CUDA_H
#define FERRY_TOOLS_CUDA_H

/* The driver API, opened at run time; its few functions and numbers are declared here, so that ferry-info reports GPUs
 * even where libferry was built without the toolkit.  A unit test compares the numbers with cuda.h. */

#include <stddef.h>
#include <stdint.h>

typedef struct info_cu_context *info_cu_context;
typedef struct info_cu_module *info_cu_module;
typedef struct info_cu_function *info_cu_function;
typedef struct info_cu_event *info_cu_event;
typedef struct info_cu_stream *info_cu_stream;
typedef struct info_cu_graph *info_cu_graph;
typedef struct info_cu_graph_exec *info_cu_graph_exec;
typedef unsigned long long info_cu_address;
typedef unsigned long long info_cu_memory; /* of cuMemCreate */

typedef struct info_cu_place {
    int type, id;
} info_cu_place;
typedef struct info_cu_prop {
    int type, handle_types;
    info_cu_place place;
    void *windows;
    unsigned char compression, rdma;
    unsigned short usage;
    unsigned char reserved[4];
} info_cu_prop;
typedef struct info_cu_access {
    info_cu_place place;
    int flags;
} info_cu_access;
typedef struct info_cu_shared {
    unsigned char bytes[64];
} info_cu_shared; /* a handle of CUDA IPC, or of a fabric */

enum {
    INFO_CU_P2P_RANK = 1,
    INFO_CU_P2P_ACCESS = 2,
    INFO_CU_P2P_ATOMICS = 3,
    INFO_CU_P2P_PARTIAL_ATOMICS = 5,
    INFO_CU_INTEGRATED = 18,
    INFO_CU_COMPUTE_MODE = 20,
    INFO_CU_MAJOR = 75,
    INFO_CU_MINOR = 76,
    INFO_CU_VMM = 102,
    INFO_CU_GPUDIRECT = 116,
    INFO_CU_DMABUF = 124,
    INFO_CU_FABRIC = 128
};

/* Of cuDeviceGetP2PAtomicCapabilities (CUDA 13): operations, and what is supported of them. */
enum {
    INFO_CU_ATOMIC_EXCHANGE = 8,
    INFO_CU_ATOMIC_CAS = 9,
    INFO_CU_ATOMIC_FLOAT_ADD = 10,
    INFO_CU_ATOMIC_OF_128 = 1 << 5,
    INFO_CU_ATOMIC_OF_FOUR = 1 << 6 /* floats at once */
};

enum {
    INFO_CU_PINNED = 1,    /* memory of cuMemCreate */
    INFO_CU_ON_DEVICE = 1, /* its place */
    INFO_CU_AS_FD = 1,
    INFO_CU_AS_FABRIC = 8,
    INFO_CU_READ_WRITE = 3,
    INFO_CU_REGISTER = 1 | 2, /* host memory: portable, and mapped for kernels */
    INFO_CU_LAZY_PEER = 1,    /* of cuIpcOpenMemHandle */
    INFO_CU_NON_BLOCKING = 1,
    INFO_CU_CAPTURE_RELAXED = 2,
    INFO_CU_NOT_READY = 600,
    INFO_CU_ASSERT = 710,
    INFO_CU_ILLEGAL_INSTRUCTION = 715,
    INFO_CU_MISALIGNED_ADDRESS = 716,
    INFO_CU_INVALID_PC = 718,
    INFO_CU_PEER_ENABLED = 704
};

#define INFO_CU_FUNCTIONS(X)                                                                                           \
    X(init, "cuInit", (unsigned))                                                                                      \
    X(error_name, "cuGetErrorName", (int, const char **))                                                              \
    X(version, "cuDriverGetVersion", (int *))                                                                          \
    X(count, "cuDeviceGetCount", (int *))                                                                              \
    X(device, "cuDeviceGet", (int *, int))                                                                             \
    X(bus_id, "cuDeviceGetPCIBusId", (char *, int, int))                                                               \
    X(name, "cuDeviceGetName", (char *, int, int))                                                                     \
    X(total, "cuDeviceTotalMem_v2", (size_t *, int))                                                                   \
    X(attribute, "cuDeviceGetAttribute", (int *, int, int))                                                            \
    X(p2p, "cuDeviceGetP2PAttribute", (int *, int, int, int))                                                          \
    X(p2p_atomics, "cuDeviceGetP2PAtomicCapabilities", (unsigned *, const int *, unsigned, int, int))                  \
    X(retain, "cuDevicePrimaryCtxRetain", (info_cu_context *, int))                                                    \
    X(set_current, "cuCtxSetCurrent", (info_cu_context))                                                               \
    X(enable_peer, "cuCtxEnablePeerAccess", (info_cu_context, unsigned))                                               \
    X(synchronize, "cuCtxSynchronize", (void))                                                                         \
    X(alloc, "cuMemAlloc_v2", (info_cu_address *, size_t))                                                             \
    X(alloc_host, "cuMemHostAlloc", (void **, size_t, unsigned))                                                       \
    X(to_device, "cuMemcpyHtoD_v2", (info_cu_address, const void *, size_t))                                           \
    X(copy_peer, "cuMemcpyPeerAsync",                                                                                  \
      (info_cu_address, info_cu_context, info_cu_address, info_cu_context, size_t, void *))                            \
    X(event, "cuEventCreate", (info_cu_event *, unsigned))                                                             \
    X(record, "cuEventRecord", (info_cu_event, void *))                                                                \
    X(elapsed, "cuEventElapsedTime", (float *, info_cu_event, info_cu_event))                                          \
    X(load, "cuModuleLoadData", (info_cu_module *, const void *))                                                      \
    X(function, "cuModuleGetFunction", (info_cu_function *, info_cu_module, const char *))                             \
    X(launch, "cuLaunchKernel",                                                                                        \
      (info_cu_function, unsigned, unsigned, unsigned, unsigned, unsigned, unsigned, unsigned, void *, void **,        \
       void **))                                                                                                       \
    X(uuid, "cuDeviceGetUuid", (unsigned char[16], int))                                                               \
    X(free_memory, "cuMemGetInfo_v2", (size_t *, size_t *))                                                            \
    X(granularity, "cuMemGetAllocationGranularity", (size_t *, const info_cu_prop *, int))                             \
    X(reserve, "cuMemAddressReserve", (info_cu_address *, size_t, size_t, info_cu_address, unsigned long long))        \
    X(unreserve, "cuMemAddressFree", (info_cu_address, size_t))                                                        \
    X(create, "cuMemCreate", (info_cu_memory *, size_t, const info_cu_prop *, unsigned long long))                     \
    X(release, "cuMemRelease", (info_cu_memory))                                                                       \
    X(map, "cuMemMap", (info_cu_address, size_t, size_t, info_cu_memory, unsigned long long))                          \
    X(unmap, "cuMemUnmap", (info_cu_address, size_t))                                                                  \
    X(set_access, "cuMemSetAccess", (info_cu_address, size_t, const info_cu_access *, size_t))                         \
    X(export_to, "cuMemExportToShareableHandle", (void *, info_cu_memory, int, unsigned long long))                    \
    X(import_from, "cuMemImportFromShareableHandle", (info_cu_memory *, void *, int))                                  \
    X(free, "cuMemFree_v2", (info_cu_address))                                                                         \
    X(host_register, "cuMemHostRegister_v2", (void *, size_t, unsigned))                                               \
    X(host_pointer, "cuMemHostGetDevicePointer_v2", (info_cu_address *, void *, unsigned))                             \
    X(copy, "cuMemcpyAsync", (info_cu_address, info_cu_address, size_t, info_cu_stream))                               \
    X(fill, "cuMemsetD8Async", (info_cu_address, unsigned char, size_t, info_cu_stream))                               \
    X(stream, "cuStreamCreate", (info_cu_stream *, unsigned))                                                          \
    X(query, "cuStreamQuery", (info_cu_stream))                                                                        \
    X(capture, "cuStreamBeginCapture_v2", (info_cu_stream, int))                                                       \
    X(captured, "cuStreamEndCapture", (info_cu_stream, info_cu_graph *))                                               \
    X(instantiate, "cuGraphInstantiateWithFlags", (info_cu_graph_exec *, info_cu_graph, unsigned long long))           \
    X(replay, "cuGraphLaunch", (info_cu_graph_exec, info_cu_stream))                                                   \
    X(exec_destroy, "cuGraphExecDestroy", (info_cu_graph_exec))                                                        \
    X(graph_destroy, "cuGraphDestroy", (info_cu_graph))                                                                \
    X(ipc_get, "cuIpcGetMemHandle", (info_cu_shared *, info_cu_address))                                               \
    X(ipc_open, "cuIpcOpenMemHandle_v2", (info_cu_address *, info_cu_shared, unsigned))                                \
    X(ipc_close, "cuIpcCloseMemHandle", (info_cu_address))                                                             \
    X(can_access, "cuDeviceCanAccessPeer", (int *, int, int))                                                          \
    X(disable_peer, "cuCtxDisablePeerAccess", (info_cu_context))                                                       \
    X(stream_destroy, "cuStreamDestroy_v2", (info_cu_stream))                                                          \
    X(event_destroy, "cuEventDestroy_v2", (info_cu_event))                                                             \
    X(stream_wait, "cuStreamWaitEvent", (info_cu_stream, info_cu_event, unsigned))                                     \
    X(best_block, "cuOccupancyMaxPotentialBlockSize", (int *, int *, info_cu_function, size_t (*)(int), size_t, int))

typedef struct info_cu {
#define INFO_CU_MEMBER(NAME, SYMBOL, ARGUMENTS) int(*NAME) ARGUMENTS;
    INFO_CU_FUNCTIONS(INFO_CU_MEMBER)
#undef INFO_CU_MEMBER
} info_cu;

/* 0, or -1 with the reason in why. */
int info_cu_open(info_cu *cu, char *why, size_t size);

#endif
