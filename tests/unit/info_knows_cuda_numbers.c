/* SPDX-License-Identifier: BSD-3-Clause */
/* ferry-info declares the few functions and numbers of the CUDA driver that it uses; this test compares them with the
 * toolkit's header, if there is a toolkit.
 */
#ifdef FERRY_TESTS_CUDA
#include "tests/check.h"
#include "tools/cuda.h"
#include <cuda.h>

/* A pointer by any name and a plain number are passed alike; what counts is their size. */
_Static_assert(sizeof(CUdevice) == sizeof(int) && sizeof(CUresult) == sizeof(int), "devices and results are ints");
_Static_assert(sizeof(CUdeviceptr) == sizeof(info_cu_address), "an address of the GPU");
_Static_assert(sizeof(CUcontext) == sizeof(info_cu_context), "a handle");
_Static_assert(sizeof(CUmemGenericAllocationHandle) == sizeof(info_cu_memory), "memory of cuMemCreate");
#define SAME(STRUCT, MEMBER, OURS, NAME)                                                                               \
    (offsetof(STRUCT, MEMBER) == offsetof(OURS, NAME) && sizeof((STRUCT){ 0 }.MEMBER) == sizeof((OURS){ 0 }.NAME))
_Static_assert(sizeof(CUmemAllocationProp) == sizeof(info_cu_prop) &&
                   SAME(CUmemAllocationProp, type, info_cu_prop, type) &&
                   SAME(CUmemAllocationProp, requestedHandleTypes, info_cu_prop, handle_types) &&
                   SAME(CUmemAllocationProp, location, info_cu_prop, place),
               "how memory is asked for");
_Static_assert(sizeof(CUmemAccessDesc) == sizeof(info_cu_access) && SAME(CUmemAccessDesc, flags, info_cu_access, flags),
               "who may access it");
_Static_assert(sizeof(CUipcMemHandle) == sizeof(info_cu_shared), "a handle of CUDA IPC");

CHECK_MAIN(60)
{
    int none = CUDA_SUCCESS;
    CHECK(none == 0);
    CHECK(INFO_CU_P2P_RANK == (int)CU_DEVICE_P2P_ATTRIBUTE_PERFORMANCE_RANK);
    CHECK(INFO_CU_P2P_ACCESS == (int)CU_DEVICE_P2P_ATTRIBUTE_ACCESS_SUPPORTED);
    CHECK(INFO_CU_P2P_ATOMICS == (int)CU_DEVICE_P2P_ATTRIBUTE_NATIVE_ATOMIC_SUPPORTED);
#if CUDA_VERSION >= 13000
    CHECK(INFO_CU_P2P_PARTIAL_ATOMICS == (int)CU_DEVICE_P2P_ATTRIBUTE_ONLY_PARTIAL_NATIVE_ATOMIC_SUPPORTED);
#endif
    CHECK(INFO_CU_INTEGRATED == (int)CU_DEVICE_ATTRIBUTE_INTEGRATED);
    CHECK(INFO_CU_COMPUTE_MODE == (int)CU_DEVICE_ATTRIBUTE_COMPUTE_MODE);
    CHECK(INFO_CU_MAJOR == (int)CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR);
    CHECK(INFO_CU_GPUDIRECT == (int)CU_DEVICE_ATTRIBUTE_GPU_DIRECT_RDMA_SUPPORTED);
    CHECK(INFO_CU_DMABUF == (int)CU_DEVICE_ATTRIBUTE_DMA_BUF_SUPPORTED);
    CHECK(INFO_CU_VMM == (int)CU_DEVICE_ATTRIBUTE_VIRTUAL_MEMORY_MANAGEMENT_SUPPORTED);
    CHECK(INFO_CU_PINNED == (int)CU_MEM_ALLOCATION_TYPE_PINNED);
    CHECK(INFO_CU_ON_DEVICE == (int)CU_MEM_LOCATION_TYPE_DEVICE);
    CHECK(INFO_CU_AS_FD == (int)CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR);
    CHECK(INFO_CU_READ_WRITE == (int)CU_MEM_ACCESS_FLAGS_PROT_READWRITE);
    CHECK(INFO_CU_REGISTER == (CU_MEMHOSTREGISTER_PORTABLE | CU_MEMHOSTREGISTER_DEVICEMAP));
    CHECK(INFO_CU_NON_BLOCKING == (int)CU_STREAM_NON_BLOCKING);
    CHECK(INFO_CU_CAPTURE_RELAXED == (int)CU_STREAM_CAPTURE_MODE_RELAXED);
    CHECK(INFO_CU_NOT_READY == (int)CUDA_ERROR_NOT_READY);
    CHECK(INFO_CU_ASSERT == (int)CUDA_ERROR_ASSERT);
    CHECK(INFO_CU_ILLEGAL_INSTRUCTION == (int)CUDA_ERROR_ILLEGAL_INSTRUCTION);
    CHECK(INFO_CU_MISALIGNED_ADDRESS == (int)CUDA_ERROR_MISALIGNED_ADDRESS);
    CHECK(INFO_CU_INVALID_PC == (int)CUDA_ERROR_INVALID_PC);
    CHECK(INFO_CU_PEER_ENABLED == (int)CUDA_ERROR_PEER_ACCESS_ALREADY_ENABLED);
#if CUDA_VERSION >= 12030
    CHECK(INFO_CU_AS_FABRIC == (int)CU_MEM_HANDLE_TYPE_FABRIC);
    CHECK(INFO_CU_FABRIC == (int)CU_DEVICE_ATTRIBUTE_HANDLE_TYPE_FABRIC_SUPPORTED);
    CHECK(sizeof(CUmemFabricHandle) == sizeof(info_cu_shared));
    CHECK(INFO_CU_LAZY_PEER == (int)CU_IPC_MEM_LAZY_ENABLE_PEER_ACCESS);
#endif
#if CUDA_VERSION >= 13000
    CHECK(INFO_CU_ATOMIC_EXCHANGE == (int)CU_ATOMIC_OPERATION_EXCHANGE);
    CHECK(INFO_CU_ATOMIC_CAS == (int)CU_ATOMIC_OPERATION_CAS);
    CHECK(INFO_CU_ATOMIC_FLOAT_ADD == (int)CU_ATOMIC_OPERATION_FLOAT_ADD);
    CHECK(INFO_CU_ATOMIC_OF_128 == (int)CU_ATOMIC_CAPABILITY_SCALAR_128);
    CHECK(INFO_CU_ATOMIC_OF_FOUR == (int)CU_ATOMIC_CAPABILITY_VECTOR_32x4);
#endif
    CHECK(INFO_CU_MINOR == (int)CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MINOR);
}
#else
#include <stdio.h>

int main(void)
{
    fprintf(stderr, "skipped: this build has no CUDA toolkit\n");
    return 77;
}
#endif
