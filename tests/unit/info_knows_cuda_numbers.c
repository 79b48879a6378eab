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
