/* SPDX-License-Identifier: BSD-3-Clause */
/* The part of the driver API that ferry-info calls. */
#include "fake_drivers.h"
#include "tools/cuda.h"

enum { INVALID = 1, NOT_READY = 802 };

FAKE int cuInit(unsigned flags);
FAKE int cuGetErrorName(int error, const char **name);
FAKE int cuDriverGetVersion(int *version);
FAKE int cuDeviceGetCount(int *count);
FAKE int cuDeviceGet(int *device, int ordinal);
FAKE int cuDeviceGetPCIBusId(char *id, int size, int device);
FAKE int cuDeviceGetName(char *name, int size, int device);
FAKE int cuDeviceTotalMem_v2(size_t *bytes, int device);
FAKE int cuDeviceGetAttribute(int *value, int attribute, int device);
FAKE int cuDeviceGetP2PAttribute(int *value, int attribute, int from, int to);

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

int cuInit(unsigned flags)
{
    (void)flags;
    return fake_init("FAKE_CUDA");
}

int cuGetErrorName(int error, const char **name)
{
    *name = error == NOT_READY ? "CUDA_ERROR_SYSTEM_NOT_READY" : "CUDA_ERROR_UNKNOWN";
    return 0;
}

int cuDriverGetVersion(int *version)
{
    *version = fake.driver.cuda;
    return 0;
}

int cuDeviceGetCount(int *count)
{
    *count = 0;
    for (int i = 0; i < fake.n_gpus; i++)
        *count += fake.gpu[i].cuda >= 0;
    return 0;
}

int cuDeviceGet(int *device, int ordinal)
{
    int index;
    *device = ordinal + HANDLE;
    return gpu_of(*device, &index) ? 0 : INVALID;
}

int cuDeviceGetPCIBusId(char *id, int size, int device)
{
    int index;
    const info_gpu *g = gpu_of(device, &index);
    if (!g)
        return INVALID;
    snprintf(id, (size_t)size, "%s", g->bdf);
    return 0;
}

int cuDeviceGetName(char *name, int size, int device)
{
    int index;
    const info_gpu *g = gpu_of(device, &index);
    if (!g)
        return INVALID;
    snprintf(name, (size_t)size, "%s", g->name);
    return 0;
}

int cuDeviceTotalMem_v2(size_t *bytes, int device)
{
    int index;
    const info_gpu *g = gpu_of(device, &index);
    if (!g)
        return INVALID;
    *bytes = g->memory;
    return 0;
}

int cuDeviceGetAttribute(int *value, int attribute, int device)
{
    int index;
    const info_gpu *g = gpu_of(device, &index);
    if (!g)
        return INVALID;
    switch (attribute) {
    case INFO_CU_MAJOR:
        *value = g->cc / 10;
        return 0;
    case INFO_CU_MINOR:
        *value = g->cc % 10;
        return 0;
    case INFO_CU_INTEGRATED:
        *value = g->integrated;
        return 0;
    case INFO_CU_COMPUTE_MODE:
        *value = g->exclusive;
        return 0;
    case INFO_CU_GPUDIRECT:
        *value = g->gpudirect;
        return *value < 0 ? INVALID : 0;
    case INFO_CU_DMABUF:
        *value = g->dmabuf;
        return *value < 0 ? INVALID : 0;
    default:
        return INVALID;
    }
}

int cuDeviceGetP2PAttribute(int *value, int attribute, int from, int to)
{
    int a, b;
    if (!gpu_of(from, &a) || !gpu_of(to, &b) || a == b)
        return INVALID;
    const info_pair *p = &fake.pair[a][b];
    *value = attribute == INFO_CU_P2P_ACCESS            ? p->access
             : attribute == INFO_CU_P2P_ATOMICS         ? p->atomics
             : attribute == INFO_CU_P2P_PARTIAL_ATOMICS ? p->partial
             : attribute == INFO_CU_P2P_RANK            ? p->rank
                                                        : -1;
    return *value < 0 ? INVALID : 0;
}
