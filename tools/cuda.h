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
typedef unsigned long long info_cu_address;

enum {
    INFO_CU_P2P_RANK = 1,
    INFO_CU_P2P_ACCESS = 2,
    INFO_CU_P2P_ATOMICS = 3,
    INFO_CU_P2P_PARTIAL_ATOMICS = 5,
    INFO_CU_INTEGRATED = 18,
    INFO_CU_COMPUTE_MODE = 20,
    INFO_CU_MAJOR = 75,
    INFO_CU_MINOR = 76,
    INFO_CU_GPUDIRECT = 116,
    INFO_CU_DMABUF = 124
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
       void **))

typedef struct info_cu {
#define INFO_CU_MEMBER(NAME, SYMBOL, ARGUMENTS) int(*NAME) ARGUMENTS;
    INFO_CU_FUNCTIONS(INFO_CU_MEMBER)
#undef INFO_CU_MEMBER
} info_cu;

/* 0, or -1 with the reason in why. */
int info_cu_open(info_cu *cu, char *why, size_t size);

#endif
