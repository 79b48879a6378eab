/* SPDX-License-Identifier: BSD-3-Clause */
#include "tools/collect.h"
#include "tools/cuda.h"
#include "tools/parse.h"
#include <dlfcn.h>
#include <stdio.h>
#include <string.h>

/* A driver may have a function under its newer name only. */
static void *look_up(void *library, const char *symbol)
{
    char newer[64];
    void *address = dlsym(library, symbol);
    snprintf(newer, sizeof newer, "%s_v2", symbol);
    return address != NULL ? address : dlsym(library, newer);
}

int info_cu_open(info_cu *cu, char *why, size_t size)
{
    memset(cu, 0, sizeof *cu);
    void *library = dlopen("libcuda.so.1", RTLD_NOW | RTLD_LOCAL);
    if (!library) {
        snprintf(why, size, "libcuda.so.1 cannot be opened");
        return -1;
    }
    void *address;
#define LOOK_UP(NAME, FUNCTION, SYMBOL)                                                                                \
    address = look_up(library, SYMBOL);                                                                                \
    memcpy(&cu->NAME, &address, sizeof address);
    INFO_CU_FUNCTIONS(LOOK_UP)
    LOOK_UP(p2p_atomics, , "cuDeviceGetP2PAtomicCapabilities")
#undef LOOK_UP
    const int result = cu->init ? (int)cu->init(0) : -1;
    if (result != 0) {
        const char *name = NULL;
        if (result < 0 || !cu->error_name || cu->error_name((CUresult)result, &name) != 0 || !name)
            name = "an error without a name";
        snprintf(why, size, "cuInit failed: %s (%d)", name, result);
        return -1;
    }
    return 0;
}

/* Without a function of the driver its answers stay unknown. */
#define CALL(NAME, ...) (cu->NAME != NULL && cu->NAME(__VA_ARGS__) == 0)

static void ask_gpu(const info_cu *cu, info_gpu *g, int device, int number)
{
    int major = 0, minor = 0, value;
    size_t total;
    g->cuda = number;
    (void)CALL(uuid, (CUuuid *)g->cuda_uuid, device);
    if (!g->name[0] && CALL(name, g->name, (int)sizeof g->name, device))
        g->name[sizeof g->name - 1] = '\0';
    for (char *c = g->name; *c; c++)
        if ((unsigned char)*c < 0x20 || (unsigned char)*c >= 0x7f)
            *c = '?';
    if (g->memory == 0 && CALL(total, &total, device))
        g->memory = total;
    if (CALL(attribute, &major, CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR, device) &&
        CALL(attribute, &minor, CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MINOR, device))
        g->cc = major * 10 + minor;
    if (CALL(attribute, &value, CU_DEVICE_ATTRIBUTE_INTEGRATED, device))
        g->integrated = value == 1;
    if (CALL(attribute, &value, CU_DEVICE_ATTRIBUTE_COMPUTE_MODE, device))
        g->exclusive = value;
    if (CALL(attribute, &value, CU_DEVICE_ATTRIBUTE_GPU_DIRECT_RDMA_SUPPORTED, device))
        g->gpudirect = value == 1;
    if (CALL(attribute, &value, CU_DEVICE_ATTRIBUTE_DMA_BUF_SUPPORTED, device))
        g->dmabuf = value == 1;
}

void info_ask_cuda(info_machine *m)
{
    static info_cu table;
    const info_cu *cu = &table;
    info_driver *d = &m->driver;
    int n = 0, device[INFO_GPUS], index[INFO_GPUS], known = 0;
    d->cuda_asked = 1;
    if (info_cu_open(&table, d->cuda_error, sizeof d->cuda_error) != 0)
        return;
    if (!CALL(version, &d->cuda) || !CALL(count, &n) || n == 0) {
        snprintf(d->cuda_error, sizeof d->cuda_error, "CUDA_ERROR_NO_DEVICE: the driver shows no GPU");
        return;
    }
    for (int i = 0; i < n && known < INFO_GPUS; i++) {
        char text[32] = "", bdf[16];
        info_gpu *g;
        if (!CALL(device, &device[known], i) || !CALL(bus_id, text, (int)sizeof text, device[known]) ||
            !info_parse_bdf(text, bdf) || (g = info_gpu_at(m, bdf)) == NULL)
            continue;
        ask_gpu(cu, g, device[known], i);
        index[known++] = (int)(g - m->gpu);
    }
    for (int a = 0; a < known; a++)
        for (int b = 0; b < known; b++) {
            info_pair *p = &m->pair[index[a]][index[b]];
            int value;
            if (a == b)
                continue;
            if (CALL(p2p, &value, CU_DEVICE_P2P_ATTRIBUTE_ACCESS_SUPPORTED, device[a], device[b]))
                p->access = value != 0;
            if (CALL(p2p, &value, CU_DEVICE_P2P_ATTRIBUTE_NATIVE_ATOMIC_SUPPORTED, device[a], device[b]))
                p->atomics = value != 0;
            if (CALL(p2p, &value, INFO_CU_P2P_PARTIAL_ATOMICS, device[a], device[b]))
                p->partial = value != 0;
            if (CALL(p2p, &value, CU_DEVICE_P2P_ATTRIBUTE_PERFORMANCE_RANK, device[a], device[b]))
                p->rank = value;
        }
}
