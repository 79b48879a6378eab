/* SPDX-License-Identifier: BSD-3-Clause */
/* A PE's GPU: which it is, its context and its streams. */
#include "ferry/device/access__funcs.h"
#include "runtime/clock.h"
#include "runtime/gpu_state.h"
#include "runtime/log.h"
#include "runtime/mark.h"
#include <stdlib.h>
#include <string.h>

#define CU (ferryi_cu_table)

/* The PEs of this process that have a GPU: one kernel's world per GPU. */
#define MAX_DEVICES 64
static struct {
    int used; /* users of the slot */
    CUdevice device;
} in_use[MAX_DEVICES];
static pthread_mutex_t in_use_lock = PTHREAD_MUTEX_INITIALIZER;

static int device_take(CUdevice device)
{
    int free_slot = -1, taken = 0;
    pthread_mutex_lock(&in_use_lock);
    for (int i = 0; i < MAX_DEVICES; i++) {
        if (in_use[i].used && in_use[i].device == device)
            taken = 1;
        if (!in_use[i].used && free_slot < 0)
            free_slot = i;
    }
    if (!taken && free_slot >= 0) {
        in_use[free_slot].used = 1;
        in_use[free_slot].device = device;
    }
    pthread_mutex_unlock(&in_use_lock);
    return !taken && free_slot >= 0;
}

static void device_give(CUdevice device)
{
    pthread_mutex_lock(&in_use_lock);
    for (int i = 0; i < MAX_DEVICES; i++)
        if (in_use[i].used && in_use[i].device == device)
            in_use[i].used = 0;
    pthread_mutex_unlock(&in_use_lock);
}

ferryi_gpu *ferryi_gpu_here(void)
{
    return ferryi_pe_of(ferryi_world_get())->gpu;
}

/* A program's own, if it has one: tests keep pieces of GPU memory under the CPU's hands, and put them back here. */
void ferryi_gpu_look_away(void) __attribute__((weak, visibility("default")));

/* While some thread of the program captures a graph in CUDA's global mode, what the service does meanwhile would be
 * refused, and break the capture. */
static __thread unsigned entered;
static __thread CUstreamCaptureMode capture_mode; /* in between: the thread's own */

ferry_status ferryi_gpu_enter(const ferryi_gpu *gpu)
{
    if (ferryi_gpu_look_away != NULL)
        ferryi_gpu_look_away();
    if (gpu->stuck)
        return ferryi_error_quiet(FERRY_ERR_TIMEOUT, "the GPU of this PE does not get on with ferry's work");
    ferry_status status = ferryi_cu_error(CU->CtxPushCurrent(gpu->context), "cuCtxPushCurrent");
    if (status == FERRY_SUCCESS && entered++ == 0) {
        capture_mode = CU_STREAM_CAPTURE_MODE_RELAXED;
        (void)CU->ThreadExchangeStreamCaptureMode(&capture_mode);
    }
    return status;
}

void ferryi_gpu_leave(void)
{
    CUcontext old;
    if (--entered == 0)
        (void)CU->ThreadExchangeStreamCaptureMode(&capture_mode);
    (void)CU->CtxPopCurrent(&old);
}

#define EAGER_NS 5000000u   /* asks all the time at first: calls of the host are waited for here */
#define NAP_NS 20000u       /* then after naps, from this one */
#define LONG_NAP_NS 200000u /* to this one */

CUresult ferryi_gpu_finish(CUstream stream, uint64_t deadline)
{
    const uint64_t start = ferryi_now_ns();
    struct timespec nap = { 0, NAP_NS };
    for (;;) {
        CUresult result = CU->StreamQuery(stream);
        uint64_t now = ferryi_now_ns();
        if (result != CUDA_ERROR_NOT_READY || now >= deadline)
            return result;
        if (now - start < EAGER_NS) {
            ferryi_yield();
            continue;
        }
        (void)nanosleep(&nap, NULL);
        if (nap.tv_nsec < LONG_NAP_NS)
            nap.tv_nsec *= 2;
    }
}

/* An eighth, for a kernel that had to wait for its turn; a copy makes a byte per ns at least. */
uint64_t ferryi_gpu_deadline(uint64_t budget, size_t bytes)
{
    const uint64_t more = budget / 8 + 20000000u + bytes;
    return ferryi_deadline_after(budget > UINT64_MAX - more ? UINT64_MAX : budget + more);
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
    if (!attribute(device, CU_DEVICE_ATTRIBUTE_VIRTUAL_MEMORY_MANAGEMENT_SUPPORTED))
        return unsuited(device, "has no virtual memory management");
    if (!attribute(device, CU_DEVICE_ATTRIBUTE_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR_SUPPORTED))
        return unsuited(device, "cannot share memory by file descriptors");
    if (!attribute(device, CU_DEVICE_ATTRIBUTE_CAN_USE_HOST_POINTER_FOR_REGISTERED_MEM))
        return unsuited(device, "maps host memory at other addresses than the CPU");
    if (attribute(device, CU_DEVICE_ATTRIBUTE_COMPUTE_MODE) == CU_COMPUTEMODE_PROHIBITED)
        return unsuited(device, "is in compute mode \"prohibited\"");
    return FERRY_SUCCESS;
}

/* Launchers say which of a node's processes this is; where none does, all PEs are on one node. */
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
        return ferryi_error_quiet(FERRY_ERR_UNSUPPORTED, "GPU %d gives no context (cuDevicePrimaryCtxRetain: %s)",
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
        return; /* whatever ends a context waits for its kernels */
    if (gpu->made_current && CU->CtxGetCurrent(&current) == CUDA_SUCCESS && current == gpu->context)
        (void)CU->CtxSetCurrent(NULL);
    if (gpu->retained)
        (void)CU->DevicePrimaryCtxRelease(gpu->device);
}

ferry_status ferryi_gpu_open(ferryi_pe *pe, ferryi_gpu_card *card)
{
    const char *why;
    CUuuid uuid;
    size_t memory = 0;
    ferry_status status;
    if (ferryi_cu_open(&why) == NULL)
        return ferryi_error_quiet(FERRY_ERR_UNSUPPORTED, "%s", why);
    ferryi_gpu *gpu = calloc(1, sizeof *gpu);
    if (gpu == NULL)
        return ferryi_error(FERRY_ERR_NO_MEMORY, "no memory for a GPU's state");
    status = choose_device(gpu, pe);
    if (status != FERRY_SUCCESS)
        goto err_device;
    if (!device_take(gpu->device)) {
        status = ferryi_error_quiet(FERRY_ERR_UNSUPPORTED,
                                    "two PEs of one process would share GPU %d: PEs that are threads need a GPU each, "
                                    "and PEs of one GPU a process each",
                                    gpu->device);
        goto err_device;
    }
    CUresult result = CU->DeviceGetUuid(&uuid, gpu->device);
    if (result == CUDA_SUCCESS)
        result = CU->DeviceTotalMem(&memory, gpu->device);
    if (result == CUDA_SUCCESS)
        result = ferryi_gpu_lanes_open(&gpu->lanes);
    if (result == CUDA_SUCCESS)
        result = CU->StreamCreate(&gpu->launches, CU_STREAM_NON_BLOCKING);
    if (result == CUDA_SUCCESS)
        result = CU->StreamCreate(&gpu->reminders, CU_STREAM_NON_BLOCKING);
    if (result == CUDA_SUCCESS)
        result = CU->StreamCreate(&gpu->news, CU_STREAM_NON_BLOCKING);
    int least, first;
    if (result == CUDA_SUCCESS)
        result = CU->CtxGetStreamPriorityRange(&least, &first);
    if (result == CUDA_SUCCESS)
        result = CU->StreamCreateWithPriority(&gpu->serve.stream, CU_STREAM_NON_BLOCKING, first);
    if (result != CUDA_SUCCESS) {
        status = ferryi_cu_error(result, "setting up the GPU");
        goto err_take;
    }
    ferryi_mark_stream(gpu->launches, "ferry: ferry_launch");
    pthread_mutex_init(&gpu->moe_lock, NULL);
    pthread_mutex_init(&gpu->serve.lock, NULL);
    pthread_mutex_init(&gpu->bounce_lock, NULL);
    memcpy(card->uuid, uuid.bytes, sizeof card->uuid);
    card->memory = memory;
    card->usable = 1;
    pe->gpu = gpu;
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
    if (gpu == NULL)
        return;
    if (ferryi_gpu_enter(gpu) == FERRY_SUCCESS) {
        ferryi_gpu_lanes_close(&gpu->lanes);
        (void)CU->StreamDestroy(gpu->launches);
        (void)CU->StreamDestroy(gpu->reminders);
        (void)CU->StreamDestroy(gpu->news);
        (void)CU->StreamDestroy(gpu->serve.stream);
        if (gpu->bounce != 0)
            (void)CU->MemFree(gpu->bounce);
        if (gpu->shared != NULL)
            (void)CU->MemFreeHost(gpu->shared);
        ferryi_gpu_leave();
    }
    if (gpu->shared != NULL) {
        pe->peer_state = NULL;
        pe->world.peer_state = NULL;
    }
    device_give(gpu->device);
    drop_device(gpu);
    pthread_mutex_destroy(&gpu->moe_lock);
    pthread_mutex_destroy(&gpu->serve.lock);
    pthread_mutex_destroy(&gpu->bounce_lock);
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
