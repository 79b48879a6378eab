/* SPDX-License-Identifier: BSD-3-Clause */
/* A PE's GPU: its choice, its context and its streams. */
#include "ferry/detail/machine/access__funcs.h"
#include "runtime/base/log.h"
#include "runtime/base/mutex.h"
#include "runtime/base/nvtx.h"
#include "runtime/gpu/code.h"
#include "runtime/gpu/gpu_internal.h"
#include <stdlib.h>
#include <string.h>

#define CU (ferryi_cu_table)

/* The GPUs of this process's PEs.  A GPU has one copy of each image's world (images.c), which names the PE whose
 * kernels run there.  So two PEs of a process never share a GPU: that is decided here, when a PE opens its GPU, and the
 * PE is refused.  If they shared it, each kernel would have to run alone, with its PE's world, and a kernel that waits
 * for the other PE's kernel would never end.  PEs on different GPUs have their own contexts, streams, worlds and
 * services, and no thread holds a lock of the process while it waits for kernels. */
#define MAX_DEVICES 64
static struct slot {
    int used;
    CUdevice device;
    int owner;         /* the PE's number */
    ferryi_pe *pe;     /* NULL: the PE's GPU is not open yet, or closes */
    unsigned visitors; /* threads in publish_everywhere() that use pe; its GPU stays open for them */
} in_use[MAX_DEVICES];
static pthread_mutex_t in_use_lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t visitors_left = PTHREAD_COND_INITIALIZER;

/* Called with the lock.  NULL: no PE of this process has the GPU. */
static struct slot *slot_of(CUdevice device)
{
    for (int i = 0; i < MAX_DEVICES; i++)
        if (in_use[i].used && in_use[i].device == device)
            return &in_use[i];
    return NULL;
}

/* Returns -1, or the number of the PE that has the GPU. */
static int device_take(CUdevice device, int owner)
{
    ferryi_mutex_lock(&in_use_lock, FERRYI_MUTEX_GPUS);
    const struct slot *taken = slot_of(device);
    const int sharer = taken != NULL ? taken->owner : -1;
    for (int i = 0; i < MAX_DEVICES && taken == NULL; i++)
        if (!in_use[i].used) {
            in_use[i] = (struct slot){ .used = 1, .device = device, .owner = owner };
            taken = &in_use[i];
        }
    ferryi_mutex_unlock(&in_use_lock);
    return sharer;
}

static void device_opened(CUdevice device, ferryi_pe *pe)
{
    ferryi_mutex_lock(&in_use_lock, FERRYI_MUTEX_GPUS);
    slot_of(device)->pe = pe;
    ferryi_mutex_unlock(&in_use_lock);
}

static void device_give(CUdevice device)
{
    ferryi_mutex_lock(&in_use_lock, FERRYI_MUTEX_GPUS);
    struct slot *slot = slot_of(device);
    slot->pe = NULL;
    while (slot->visitors != 0)
        pthread_cond_wait(&visitors_left, &in_use_lock);
    slot->used = 0;
    ferryi_mutex_unlock(&in_use_lock);
}

void ferryi_gpu_publish_everywhere(void)
{
    if (ferryi_world_is_forked()) /* the GPUs and the lock are the parent's */
        return;
    ferryi_mutex_lock(&in_use_lock, FERRYI_MUTEX_GPUS);
    for (int i = 0; i < MAX_DEVICES; i++) {
        struct slot *slot = &in_use[i];
        if (!slot->used || slot->pe == NULL)
            continue;
        slot->visitors++;
        ferryi_mutex_unlock(&in_use_lock);
        (void)ferryi_gpu_publish(slot->pe);
        ferryi_mutex_lock(&in_use_lock, FERRYI_MUTEX_GPUS);
        if (--slot->visitors == 0)
            pthread_cond_broadcast(&visitors_left);
    }
    ferryi_mutex_unlock(&in_use_lock);
}

void ferryi_gpu_name(const ferryi_pe *pe, char *text, size_t size)
{
    char name[128] = "";
    (void)CU->DeviceGetName(name, sizeof name, pe->gpu->device);
    snprintf(text, size, "GPU %d (%s)", (int)pe->gpu->device, name);
}

/* ---- Open. */

static int attribute(CUdevice device, CUdevice_attribute which)
{
    int value = 0;
    return CU->DeviceGetAttribute(&value, which, device) == CUDA_SUCCESS ? value : 0;
}

static ferry_status unsuited(CUdevice device, const char *lack)
{
    char name[128] = "";
    (void)CU->DeviceGetName(name, sizeof name, device);
    return ferryi_error_quiet(FERRY_ERR_UNSUPPORTED, "GPU %d (%s) %s: use FERRY_SPACE=host", device, name, lack);
}

static ferry_status check_device(CUdevice device)
{
    if (!attribute(device, CU_DEVICE_ATTRIBUTE_CAN_USE_HOST_POINTER_FOR_REGISTERED_MEM))
        return unsuited(device, "maps host memory at other addresses than the CPU");
    if (attribute(device, CU_DEVICE_ATTRIBUTE_COMPUTE_MODE) == CU_COMPUTEMODE_PROHIBITED)
        return unsuited(device, "is in compute mode \"prohibited\"");
    return FERRY_SUCCESS;
}

/* Launchers set the process's rank on its node; if no launcher does, all PEs are on one node. */
static int local_rank(const ferryi_pe *pe)
{
    static const char *const variable[] = { "OMPI_COMM_WORLD_LOCAL_RANK", "MPI_LOCALRANKID", "SLURM_LOCALID",
                                            "LOCAL_RANK" };
    for (size_t i = 0; !pe->boot->same_process && i < sizeof variable / sizeof *variable; i++) {
        const char *text = getenv(variable[i]);
        char *end = NULL;
        long rank = text != NULL ? strtol(text, &end, 10) : -1;
        if (rank >= 0 && rank < 1 << 20 && end != text && *end == '\0')
            return (int)rank;
    }
    return pe->world.my_pe;
}

static ferry_status choose_device(ferryi_gpu *gpu, const ferryi_pe *pe)
{
    int count = 0;
    CUresult result = CU->CtxGetCurrent(&gpu->context);
    if (result == CUDA_SUCCESS && gpu->context != NULL) {
        result = CU->CtxGetDevice(&gpu->device);
        if (result == CUDA_SUCCESS)
            return check_device(gpu->device);
    }
    gpu->context = NULL;
    result = CU->DeviceGetCount(&count);
    if (result != CUDA_SUCCESS || count == 0)
        return ferryi_error_quiet(FERRY_ERR_UNSUPPORTED,
                                  "the NVIDIA driver shows no GPU (%s): see CUDA_VISIBLE_DEVICES and the container",
                                  result == CUDA_SUCCESS ? "no device" : ferryi_cu_error_name(result));
    result = CU->DeviceGet(&gpu->device, local_rank(pe) % count);
    if (result != CUDA_SUCCESS)
        return ferryi_error_quiet(FERRY_ERR_UNSUPPORTED, "cuDeviceGet failed: %s", ferryi_cu_error_name(result));
    ferry_status status = check_device(gpu->device);
    if (status != FERRY_SUCCESS)
        return status;
    result = CU->DevicePrimaryCtxRetain(&gpu->context, gpu->device);
    if (result != CUDA_SUCCESS)
        return ferryi_error_quiet(FERRY_ERR_UNSUPPORTED,
                                  "GPU %d cannot create a context (cuDevicePrimaryCtxRetain: %s): see its compute mode "
                                  "and free memory in nvidia-smi",
                                  gpu->device, ferryi_cu_error_name(result));
    gpu->retained = 1;
    result = CU->CtxSetCurrent(gpu->context);
    gpu->made_current = result == CUDA_SUCCESS;
    return result == CUDA_SUCCESS ? FERRY_SUCCESS : ferryi_cu_error(result, "cuCtxSetCurrent");
}

static void drop_device(ferryi_gpu *gpu)
{
    CUcontext current = NULL;
    if (gpu->stuck)
        return; /* every call that ends a context waits for its kernels */
    if (gpu->made_current && CU->CtxGetCurrent(&current) == CUDA_SUCCESS && current == gpu->context)
        (void)CU->CtxSetCurrent(NULL);
    if (gpu->retained)
        (void)CU->DevicePrimaryCtxRelease(gpu->device);
}

static void drop_streams(ferryi_gpu *gpu)
{
    CUstream stream[] = { gpu->launches, gpu->reload_stream, gpu->publish_stream, gpu->serve.stream };
    for (size_t i = 0; i < sizeof stream / sizeof *stream; i++)
        if (stream[i] != NULL)
            (void)CU->StreamDestroy(stream[i]);
    if (gpu->channels.quick.stream != NULL)
        ferryi_gpu_channels_close(&gpu->channels);
}

/* In the context: by what this GPU's memory can be shared (gpu_ops.h), as bits.  What is wanted is tried, since a
 * driver may report more than the system allows. */
static uint64_t handles_of(CUdevice device, int wanted)
{
    const int vmm = attribute(device, CU_DEVICE_ATTRIBUTE_VIRTUAL_MEMORY_MANAGEMENT_SUPPORTED),
              fd = vmm && attribute(device, CU_DEVICE_ATTRIBUTE_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR_SUPPORTED);
    uint64_t can = (uint64_t)fd << FERRYI_HANDLES_FD;
    if (!fd || wanted == 1 + FERRYI_HANDLES_IPC)
        can |= (uint64_t)ferryi_gpu_can_ipc() << FERRYI_HANDLES_IPC;
    if (vmm && wanted == 1 + FERRYI_HANDLES_FABRIC)
        can |= (uint64_t)ferryi_gpu_can_fabric(device) << FERRYI_HANDLES_FABRIC;
    return can;
}

ferry_status ferryi_gpu_open(ferryi_pe *pe, ferryi_gpu_info *info)
{
    const char *why;
    CUuuid uuid;
    size_t memory = 0;
    ferry_status status;
    if (ferryi_cu_open(&why) == NULL)
        return ferryi_error_quiet(FERRY_ERR_UNSUPPORTED, "%s", why);
    if (!ferryi_code_fits_driver())
        return ferryi_error_quiet(FERRY_ERR_UNSUPPORTED,
                                  "this libferry was built without nvcc and has no kernels for real GPUs, only for "
                                  "emulated ones (ferry-run --emulate): configure it --with-cuda=DIR");
    ferryi_gpu *gpu = calloc(1, sizeof *gpu);
    if (gpu == NULL)
        return ferryi_error(FERRY_ERR_NO_MEMORY, "no memory for a GPU's state: raise the memory limit");
    status = choose_device(gpu, pe);
    if (status != FERRY_SUCCESS)
        goto err_device;
    const int sharer = device_take(gpu->device, pe->world.my_pe);
    if (sharer >= 0) {
        status = ferryi_error_quiet(FERRY_ERR_UNSUPPORTED,
                                    "PE %d would share GPU %d with PE %d of the same process, but a GPU's kernels know "
                                    "one PE of a process: give each PE that is a thread its own GPU, or make each PE a "
                                    "process",
                                    pe->world.my_pe, gpu->device, sharer);
        goto err_device;
    }
    info->handles = handles_of(gpu->device, pe->env.handles);
    if (info->handles == 0) {
        status = unsuited(gpu->device, "can share memory neither by file descriptors nor by CUDA IPC");
        goto err_take;
    }
    CUresult result = CU->DeviceGetUuid(&uuid, gpu->device);
    if (result == CUDA_SUCCESS)
        result = CU->DeviceTotalMem(&memory, gpu->device);
    if (result == CUDA_SUCCESS)
        result = ferryi_gpu_channels_open(&gpu->channels);
    if (result == CUDA_SUCCESS)
        result = CU->StreamCreate(&gpu->launches, CU_STREAM_NON_BLOCKING);
    if (result == CUDA_SUCCESS)
        result = CU->StreamCreate(&gpu->reload_stream, CU_STREAM_NON_BLOCKING);
    if (result == CUDA_SUCCESS)
        result = CU->StreamCreate(&gpu->publish_stream, CU_STREAM_NON_BLOCKING);
    int least, first;
    if (result == CUDA_SUCCESS)
        result = CU->CtxGetStreamPriorityRange(&least, &first);
    if (result == CUDA_SUCCESS)
        result = CU->StreamCreateWithPriority(&gpu->serve.stream, CU_STREAM_NON_BLOCKING, first);
    if (result != CUDA_SUCCESS) {
        status = ferryi_cu_error(result, "setting up the GPU");
        drop_streams(gpu);
        goto err_take;
    }
    ferryi_nvtx_stream(gpu->launches, "ferry: ferry_launch");
    pthread_mutex_init(&gpu->moe_lock, NULL);
    pthread_mutex_init(&gpu->serve.lock, NULL);
    pthread_mutex_init(&gpu->bounce_lock, NULL);
    pthread_mutex_init(&gpu->faults_lock, NULL);
    memcpy(info->uuid, uuid.bytes, sizeof info->uuid);
    info->memory = memory;
    info->usable = 1;
    gpu->sharers = 1; /* until the other PEs are known */
    pe->gpu = gpu;
    device_opened(gpu->device, pe);
    return FERRY_SUCCESS;

err_take:
    device_give(gpu->device);
err_device:
    drop_device(gpu);
    free(gpu);
    return status;
}

void ferryi_gpu_close(ferryi_pe *pe)
{
    ferryi_gpu *gpu = pe->gpu;
    device_give(gpu->device);
    if (ferryi_gpu_enter(gpu) == FERRY_SUCCESS) {
        drop_streams(gpu);
        if (gpu->bounce != 0)
            (void)CU->MemFree(gpu->bounce);
        if (gpu->shared != NULL)
            (void)CU->MemFreeHost(gpu->shared);
        ferryi_gpu_leave();
    } else {
        gpu->stuck = 1;
    }
    if (gpu->shared != NULL) {
        pe->peer_state = NULL;
        pe->world.peer_state = NULL;
    }
    drop_device(gpu);
    pthread_mutex_destroy(&gpu->moe_lock);
    pthread_mutex_destroy(&gpu->serve.lock);
    pthread_mutex_destroy(&gpu->bounce_lock);
    pthread_mutex_destroy(&gpu->faults_lock);
    free(gpu);
    pe->gpu = NULL;
}

int32_t ferryi_gpu_node(const ferryi_pe *pe)
{
    CUdevice device = pe->gpu->device;
    return ferryi_topo_node_of_pci((unsigned)attribute(device, CU_DEVICE_ATTRIBUTE_PCI_DOMAIN_ID),
                                   (unsigned)attribute(device, CU_DEVICE_ATTRIBUTE_PCI_BUS_ID),
                                   (unsigned)attribute(device, CU_DEVICE_ATTRIBUTE_PCI_DEVICE_ID));
}
