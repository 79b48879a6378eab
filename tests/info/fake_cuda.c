/* SPDX-License-Identifier: BSD-3-Clause */
/* The part of the driver API that ferry-info calls. */
#include "fake_drivers.h"
#include "tools/cuda.h"

/* A device's handle differs from its number: 100 more. */
enum { HANDLE = 100 };

static info_gpu *gpu_of(int device, int *index)
{
    for (int i = 0; i < fake.n_gpus; i++)
        if (fake.gpu[i].cuda >= 0 && fake.gpu[i].cuda == device - HANDLE) {
            *index = i;
            return &fake.gpu[i];
        }
    return NULL;
}

FAKE CUresult cuInit(unsigned flags)
{
    (void)flags;
    return (CUresult)fake_init("FAKE_CUDA");
}

FAKE CUresult cuGetErrorName(CUresult error, const char **name)
{
    *name = error == CUDA_ERROR_SYSTEM_NOT_READY ? "CUDA_ERROR_SYSTEM_NOT_READY" : "CUDA_ERROR_UNKNOWN";
    return CUDA_SUCCESS;
}

FAKE CUresult cuDriverGetVersion(int *version)
{
    *version = fake.driver.cuda;
    return CUDA_SUCCESS;
}

FAKE CUresult cuDeviceGetCount(int *count)
{
    *count = 0;
    for (int i = 0; i < fake.n_gpus; i++)
        *count += fake.gpu[i].cuda >= 0;
    return CUDA_SUCCESS;
}

FAKE CUresult cuDeviceGet(int *device, int ordinal)
{
    int index;
    *device = ordinal + HANDLE;
    return gpu_of(*device, &index) ? CUDA_SUCCESS : CUDA_ERROR_INVALID_VALUE;
}

FAKE CUresult cuDeviceGetPCIBusId(char *id, int size, int device)
{
    int index;
    const info_gpu *g = gpu_of(device, &index);
    if (!g)
        return CUDA_ERROR_INVALID_VALUE;
    snprintf(id, (size_t)size, "%s", g->bdf);
    return CUDA_SUCCESS;
}

FAKE CUresult cuDeviceGetName(char *name, int size, int device)
{
    int index;
    const info_gpu *g = gpu_of(device, &index);
    if (!g)
        return CUDA_ERROR_INVALID_VALUE;
    snprintf(name, (size_t)size, "%s", g->name);
    return CUDA_SUCCESS;
}

FAKE CUresult cuDeviceTotalMem_v2(size_t *bytes, int device)
{
    int index;
    const info_gpu *g = gpu_of(device, &index);
    if (!g)
        return CUDA_ERROR_INVALID_VALUE;
    *bytes = g->memory;
    return CUDA_SUCCESS;
}

FAKE CUresult cuDeviceGetAttribute(int *value, CUdevice_attribute attribute, int device)
{
    int index;
    const info_gpu *g = gpu_of(device, &index);
    if (!g)
        return CUDA_ERROR_INVALID_VALUE;
    switch (attribute) {
    case CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR:
        *value = g->cc / 10;
        return CUDA_SUCCESS;
    case CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MINOR:
        *value = g->cc % 10;
        return CUDA_SUCCESS;
    case CU_DEVICE_ATTRIBUTE_INTEGRATED:
        *value = g->integrated;
        return CUDA_SUCCESS;
    case CU_DEVICE_ATTRIBUTE_COMPUTE_MODE:
        *value = g->exclusive;
        return CUDA_SUCCESS;
    case CU_DEVICE_ATTRIBUTE_GPU_DIRECT_RDMA_SUPPORTED:
        *value = g->gpudirect;
        return *value < 0 ? CUDA_ERROR_INVALID_VALUE : CUDA_SUCCESS;
    case CU_DEVICE_ATTRIBUTE_DMA_BUF_SUPPORTED:
        *value = g->dmabuf;
        return *value < 0 ? CUDA_ERROR_INVALID_VALUE : CUDA_SUCCESS;
    default:
        return CUDA_ERROR_INVALID_VALUE;
    }
}

FAKE CUresult cuDeviceGetP2PAttribute(int *value, CUdevice_P2PAttribute attribute, int from, int to)
{
    int a, b;
    if (!gpu_of(from, &a) || !gpu_of(to, &b) || a == b)
        return CUDA_ERROR_INVALID_VALUE;
    const info_pair *p = &fake.pair[a][b];
    *value = attribute == CU_DEVICE_P2P_ATTRIBUTE_ACCESS_SUPPORTED          ? p->access
             : attribute == CU_DEVICE_P2P_ATTRIBUTE_NATIVE_ATOMIC_SUPPORTED ? p->atomics
             : attribute == INFO_CU_P2P_PARTIAL_ATOMICS                     ? p->partial
             : attribute == CU_DEVICE_P2P_ATTRIBUTE_PERFORMANCE_RANK        ? p->rank
                                                                            : -1;
    return *value < 0 ? CUDA_ERROR_INVALID_VALUE : CUDA_SUCCESS;
}
