/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRYI_CUDA_DRIVER_H
#define FERRYI_CUDA_DRIVER_H

#include "ferry/status.h"
#include <cuda.h>

/* The driver, opened at run time: nothing links against it, so the same library runs on machines without it.  Names are
 * the driver API's without "cu". */
#define FERRYI_CU_FUNCTIONS(X)                                                                                         \
    X(Init)                                                                                                            \
    X(DriverGetVersion)                                                                                                \
    X(GetErrorName)                                                                                                    \
    X(DeviceGetCount)                                                                                                  \
    X(DeviceGet)                                                                                                       \
    X(DeviceGetName)                                                                                                   \
    X(DeviceGetUuid)                                                                                                   \
    X(DeviceTotalMem)                                                                                                  \
    X(DeviceGetAttribute)                                                                                              \
    X(DeviceGetP2PAttribute)                                                                                           \
    X(DevicePrimaryCtxRetain)                                                                                          \
    X(DevicePrimaryCtxRelease)                                                                                         \
    X(CtxGetCurrent)                                                                                                   \
    X(CtxSetCurrent)                                                                                                   \
    X(CtxGetDevice)                                                                                                    \
    X(CtxPushCurrent)                                                                                                  \
    X(CtxPopCurrent)                                                                                                   \
    X(ThreadExchangeStreamCaptureMode)                                                                                 \
    X(MemGetAllocationGranularity)                                                                                     \
    X(MemAddressReserve)                                                                                               \
    X(MemAddressFree)                                                                                                  \
    X(MemCreate)                                                                                                       \
    X(MemRelease)                                                                                                      \
    X(MemRetainAllocationHandle)                                                                                       \
    X(MemMap)                                                                                                          \
    X(MemUnmap)                                                                                                        \
    X(MemSetAccess)                                                                                                    \
    X(MemExportToShareableHandle)                                                                                      \
    X(MemImportFromShareableHandle)                                                                                    \
    X(MemHostRegister)                                                                                                 \
    X(MemHostUnregister)                                                                                               \
    X(MemHostAlloc)                                                                                                    \
    X(MemFreeHost)                                                                                                     \
    X(MemAlloc)                                                                                                        \
    X(MemFree)                                                                                                         \
    X(IpcGetMemHandle)                                                                                                 \
    X(IpcOpenMemHandle)                                                                                                \
    X(IpcCloseMemHandle)                                                                                               \
    X(CtxEnablePeerAccess)                                                                                             \
    X(MemcpyAsync)                                                                                                     \
    X(Memcpy2DAsync)                                                                                                   \
    X(MemsetD8Async)                                                                                                   \
    X(PointerGetAttributes)                                                                                            \
    X(StreamCreate)                                                                                                    \
    X(StreamWriteValue32)                                                                                              \
    X(StreamWriteValue64)                                                                                              \
    X(StreamCreateWithPriority)                                                                                        \
    X(CtxGetStreamPriorityRange)                                                                                       \
    X(StreamDestroy)                                                                                                   \
    X(StreamQuery)                                                                                                     \
    X(StreamSynchronize)                                                                                               \
    X(ModuleLoadData)                                                                                                  \
    X(ModuleUnload)                                                                                                    \
    X(ModuleGetFunction)                                                                                               \
    X(ModuleGetGlobal)                                                                                                 \
    X(LaunchKernel)                                                                                                    \
    X(LaunchCooperativeKernel)                                                                                         \
    X(OccupancyMaxActiveBlocksPerMultiprocessor)

/* Functions of CUDA 12.4; NULL under an older driver. */
#if CUDA_VERSION >= 12040
#define FERRYI_CU_LATER_FUNCTIONS(X)                                                                                   \
    X(FuncGetModule)                                                                                                   \
    X(ModuleGetFunctionCount)                                                                                          \
    X(ModuleEnumerateFunctions)                                                                                        \
    X(FuncLoad)
#else
#define FERRYI_CU_LATER_FUNCTIONS(X)
#endif

typedef struct ferryi_cu {
#define FERRYI_CU_MEMBER(NAME) __typeof__(cu##NAME) *NAME;
    FERRYI_CU_FUNCTIONS(FERRYI_CU_MEMBER)
    FERRYI_CU_LATER_FUNCTIONS(FERRYI_CU_MEMBER)
#undef FERRYI_CU_MEMBER
} ferryi_cu;

/* The table, filled by the first call of a process; NULL without a usable driver: then *why (static storage) says what
 * is missing. */
const ferryi_cu *ferryi_cu_open(const char **why);
/* After ferryi_cu_open() has succeeded. */
extern const ferryi_cu *ferryi_cu_table;

/* The status of a driver's call; names the call, the driver's error and, where one is known, a remedy. */
ferry_status ferryi_cu_error(CUresult result, const char *what);
const char *ferryi_cu_error_name(CUresult result);

#endif
