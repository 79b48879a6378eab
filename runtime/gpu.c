/* SPDX-License-Identifier: BSD-3-Clause */
/* A PE's GPU from ferry_init to ferry_finalize. */
#include "ferry/device/access__funcs.h"
#include "ferry/device/unit.h"
#include "ferry/diag.h"
#include "runtime/gpu_code.h"
#include "runtime/gpu_state.h"
#include "runtime/log.h"
#include "runtime/mark.h"
#include "runtime/paths.h"
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define CU (ferryi_cu_table)

/* The PEs of this process that have a GPU: one kernel's world per GPU, and one set of access rights. */
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

size_t ferryi_gpu_devices_in_use(CUmemAccessDesc *access, size_t most)
{
    size_t n = 0;
    pthread_mutex_lock(&in_use_lock);
    for (int i = 0; i < MAX_DEVICES && n < most; i++)
        if (in_use[i].used) {
            memset(&access[n], 0, sizeof access[n]);
            access[n].location.type = CU_MEM_LOCATION_TYPE_DEVICE;
            access[n].location.id = in_use[i].device;
            access[n].flags = CU_MEM_ACCESS_FLAGS_PROT_READWRITE;
            n++;
        }
    pthread_mutex_unlock(&in_use_lock);
    return n;
}

ferryi_gpu *ferryi_gpu_here(void)
{
    return ferryi_pe_of(ferryi_world_get())->gpu;
}

/* A program's own, if it has one: tests keep pieces of GPU memory under the CPU's hands, and put them back here. */
void ferryi_gpu_look_away(void) __attribute__((weak, visibility("default")));

ferry_status ferryi_gpu_enter(const ferryi_gpu *gpu)
{
    if (ferryi_gpu_look_away != NULL)
        ferryi_gpu_look_away();
    return ferryi_cu_error(CU->CtxPushCurrent(gpu->context), "cuCtxPushCurrent");
}

void ferryi_gpu_leave(void)
{
    CUcontext old;
    (void)CU->CtxPopCurrent(&old);
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
        result = CU->StreamCreate(&gpu->quick.stream, CU_STREAM_NON_BLOCKING);
    if (result == CUDA_SUCCESS)
        result = CU->StreamCreate(&gpu->slow.stream, CU_STREAM_NON_BLOCKING);
    if (result == CUDA_SUCCESS)
        result = CU->StreamCreate(&gpu->launches, CU_STREAM_NON_BLOCKING);
    int least, first;
    if (result == CUDA_SUCCESS)
        result = CU->CtxGetStreamPriorityRange(&least, &first);
    if (result == CUDA_SUCCESS)
        result = CU->StreamCreateWithPriority(&gpu->serve.stream, CU_STREAM_NON_BLOCKING, first);
    if (result != CUDA_SUCCESS) {
        status = ferryi_cu_error(result, "setting up the GPU");
        goto err_take;
    }
    ferryi_mark_stream(gpu->quick.stream, "ferry: calls of the host");
    ferryi_mark_stream(gpu->slow.stream, "ferry: collectives of the host");
    ferryi_mark_stream(gpu->launches, "ferry: ferry_launch");
    pthread_mutex_init(&gpu->quick.lock, NULL);
    pthread_mutex_init(&gpu->slow.lock, NULL);
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
        (void)CU->StreamDestroy(gpu->quick.stream);
        (void)CU->StreamDestroy(gpu->slow.stream);
        (void)CU->StreamDestroy(gpu->launches);
        (void)CU->StreamDestroy(gpu->serve.stream);
        if (gpu->bounce != 0)
            (void)CU->MemFree(gpu->bounce);
        if (gpu->shared != NULL) {
            (void)CU->MemFreeHost(gpu->shared);
            pe->peer_state = NULL;
            pe->world.peer_state = NULL;
        }
        ferryi_gpu_leave();
    }
    device_give(gpu->device);
    drop_device(gpu);
    pthread_mutex_destroy(&gpu->quick.lock);
    pthread_mutex_destroy(&gpu->slow.lock);
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

/* ---- Paths. */

/* The number by which this process knows a PE's GPU, -1 when it is hidden from it. */
static int device_of(const ferryi_gpu_card *card)
{
    int count = 0;
    if (CU->DeviceGetCount(&count) != CUDA_SUCCESS)
        return -1;
    for (int i = 0; i < count; i++) {
        CUdevice device;
        CUuuid uuid;
        if (CU->DeviceGet(&device, i) == CUDA_SUCCESS && CU->DeviceGetUuid(&uuid, device) == CUDA_SUCCESS &&
            memcmp(uuid.bytes, card->uuid, sizeof card->uuid) == 0)
            return device;
    }
    return -1;
}

static const ferryi_gpu_card *card_at(const ferryi_gpu_card *cards, size_t stride, int i)
{
    return (const ferryi_gpu_card *)(const void *)((const char *)cards + (size_t)i * stride);
}

static int can(CUdevice_P2PAttribute what, CUdevice from, CUdevice to)
{
    int value = 0;
    return CU->DeviceGetP2PAttribute(&value, what, from, to) == CUDA_SUCCESS && value;
}

/* What the driver says of two GPUs (-1: it does not show one), and what they lack. */
static ferry_path path_between(CUdevice from, CUdevice to, const char **lack)
{
    *lack = "nothing missing";
    if (from < 0 || to < 0) {
        *lack = "a GPU that is hidden from this process";
        return FERRY_PATH_STAGED;
    }
    if (from != to && !can(CU_DEVICE_P2P_ATTRIBUTE_ACCESS_SUPPORTED, from, to)) {
        *lack = "no peer access";
        return FERRY_PATH_STAGED;
    }
    if (from != to && !can(CU_DEVICE_P2P_ATTRIBUTE_NATIVE_ATOMIC_SUPPORTED, from, to)) {
        *lack = "no peer atomics";
        return FERRY_PATH_FLAGS;
    }
    return FERRY_PATH_NATIVE;
}

ferry_status ferryi_gpu_paths(ferryi_pe *pe, const ferryi_gpu_card *cards, size_t card_stride)
{
    int n = pe->world.n_pes;
    for (int from = 0; from < n; from++)
        for (int to = 0; to < n; to++) {
            int a = device_of(card_at(cards, card_stride, from)), b = device_of(card_at(cards, card_stride, to));
            const char *lack;
            ferry_path path = path_between(a, b, &lack);
            pe->claimed[from * n + to] = pe->paths[from * n + to] = (uint8_t)path;
            if (path != FERRY_PATH_NATIVE)
                ferryi_log(FERRYI_LOG_INFO, "from PE %d (GPU %d) to PE %d (GPU %d) there is %s: path %s", from, a, to,
                           b, lack, ferry_path_name(path));
        }
    return ferryi_paths_override(pe->env.paths, n, pe->paths);
}

int ferryi_gpu_reaches(ferryi_pe *pe, const ferryi_gpu_card *cards, size_t card_stride)
{
    for (int i = 0; i < pe->world.n_pes; i++) {
        int peer = device_of(card_at(cards, card_stride, i)), ok = 0;
        if (peer < 0)
            return 0;
        if (peer != pe->gpu->device && (CU->DeviceGetP2PAttribute(&ok, CU_DEVICE_P2P_ATTRIBUTE_ACCESS_SUPPORTED,
                                                                  pe->gpu->device, peer) != CUDA_SUCCESS ||
                                        !ok))
            return 0;
    }
    return 1;
}

/* ---- Connect. */

/* Before anybody watches the peers: their states move to memory that the GPU maps. */
ferry_status ferryi_gpu_share(ferryi_pe *pe)
{
    ferryi_gpu *gpu = pe->gpu;
    if (gpu == NULL)
        return FERRY_SUCCESS;
    size_t n = (size_t)pe->world.n_pes, faults = FERRYI_FAULTS * sizeof(ferryi_fault_slot), results = 4 * FERRYI_LINE;
    ferry_status status = ferryi_gpu_enter(gpu);
    if (status != FERRY_SUCCESS)
        return status;
    CUresult result =
        CU->MemHostAlloc(&gpu->shared, faults + results + n, CU_MEMHOSTALLOC_PORTABLE | CU_MEMHOSTALLOC_DEVICEMAP);
    ferryi_gpu_leave();
    if (result != CUDA_SUCCESS) {
        gpu->shared = NULL;
        return ferryi_cu_error(result, "cuMemHostAlloc for fault records");
    }
    char *at = gpu->shared;
    memset(at, 0, faults + results + n);
    gpu->faults = gpu->shared;
    gpu->quick.result = (ferryi_host_result *)(void *)(at + faults);
    gpu->slow.result = (ferryi_host_result *)(void *)(at + faults + FERRYI_LINE);
    gpu->unread = (ferryi_host_result *)(void *)(at + faults + 2 * FERRYI_LINE);
    gpu->words = (struct ferryi_gpu_words *)(void *)(at + faults + 3 * FERRYI_LINE);
    free(pe->peer_state);
    pe->peer_state = (uint8_t *)at + faults + results;
    pe->world.peer_state = pe->peer_state;
    return FERRY_SUCCESS;
}

ferry_status ferryi_gpu_load_module(ferryi_gpu *gpu)
{
    size_t size = 0;
    if (gpu->module != NULL)
        return FERRY_SUCCESS;
    CUresult result = CU->ModuleLoadData(&gpu->module, ferryi_code_host_call);
    if (result != CUDA_SUCCESS) {
        gpu->module = NULL;
        return ferryi_cu_error(result, "loading libferry's own kernels (cuModuleLoadData)");
    }
    result = CU->ModuleGetFunction(&gpu->host_call, gpu->module, "ferry_host_call_kernel");
    if (result == CUDA_SUCCESS)
        result = CU->ModuleGetFunction(&gpu->stream_call, gpu->module, "ferry_stream_kernel");
    if (result == CUDA_SUCCESS)
        result = CU->ModuleGetGlobal(&gpu->module_world, &size, gpu->module, "ferry_module_world");
    if (result != CUDA_SUCCESS)
        return ferryi_cu_error(result, "looking into libferry's own kernels");
    if (size != sizeof(ferryi_world))
        return ferryi_error(FERRY_ERR_SYSTEM, "libferry's kernels were built with other headers than libferry");
    return FERRY_SUCCESS;
}

static void image_make(ferryi_pe *pe)
{
    ferryi_gpu *gpu = pe->gpu;
    ferryi_world *w = &gpu->image;
    int n = pe->world.n_pes;
    memset(w, 0, sizeof *w);
    w->my_pe = pe->world.my_pe;
    w->n_pes = n;
    w->heap = pe->world.heap;
    w->heap_len = pe->world.heap_len;
    w->teams = pe->world.teams;
    w->team_bytes = pe->world.team_bytes;
    w->n_teams = pe->world.n_teams;
    w->peer = (ferryi_peer *)(uintptr_t)gpu->tables;
    w->ctl = pe->world.ctl;
    w->peer_state = pe->world.peer_state;
    w->timeout_ns = pe->env.timeout_ns;
    w->stride = (int64_t)pe->heap.max;
    w->gpu_faults = gpu->faults;
    w->gpu_fault_next = (uint64_t *)(uintptr_t)(gpu->tables + (size_t)n * sizeof(ferryi_peer));
    w->gpu = 1;
    w->all_native = w->all_direct = 1;
    ferryi_gpu_rings_show(pe, w);
    for (int i = 0; i < n; i++) {
        uint32_t route = pe->world.peer[i].route & ~FERRYI_ROUTE_GPU;
        if (route != FERRY_PATH_NATIVE)
            w->all_native = 0;
        if (route > FERRY_PATH_FLAGS)
            w->all_direct = 0;
        if (i >= 64)
            continue;
        w->straight_atomics |= (uint64_t)(route == FERRY_PATH_NATIVE) << i;
        w->straight_copies |= (uint64_t)(route <= FERRY_PATH_FLAGS) << i;
    }
}

/* Everything that kernels see, as it is now.  Under the lock, in the context. */
static ferry_status publish(ferryi_pe *pe)
{
    ferryi_gpu *gpu = pe->gpu;
    int n = pe->world.n_pes;
    ferryi_peer *peers = calloc((size_t)n, sizeof *peers);
    if (peers == NULL)
        return ferryi_error(FERRY_ERR_NO_MEMORY, "no memory for the table of PEs");
    image_make(pe);
    for (int i = 0; i < n; i++) {
        peers[i] = pe->world.peer[i];
        peers[i].route &= ~FERRYI_ROUTE_GPU;
    }
    CUresult result =
        CU->MemcpyAsync(gpu->tables, (CUdeviceptr)(uintptr_t)peers, (size_t)n * sizeof *peers, gpu->serve.stream);
    if (result == CUDA_SUCCESS)
        result = CU->MemcpyAsync(gpu->module_world, (CUdeviceptr)(uintptr_t)&gpu->image, sizeof gpu->image,
                                 gpu->serve.stream);
    ferry_status status = ferryi_cu_error(result, "telling the GPU about the PEs");
    if (status == FERRY_SUCCESS)
        status = ferryi_gpu_fill_units(gpu);
    result = CU->StreamSynchronize(gpu->serve.stream);
    free(peers);
    return status != FERRY_SUCCESS ? status : ferryi_cu_error(result, "telling the GPU about the PEs");
}

ferry_status ferryi_gpu_publish(ferryi_pe *pe)
{
    ferryi_gpu *gpu = pe->gpu;
    if (gpu == NULL || !gpu->connected)
        return FERRY_SUCCESS;
    ferry_status status = ferryi_gpu_enter(gpu);
    if (status != FERRY_SUCCESS)
        return status;
    pthread_mutex_lock(&gpu->serve.lock);
    status = publish(pe);
    pthread_mutex_unlock(&gpu->serve.lock);
    ferryi_gpu_leave();
    return status;
}

static ferry_status connect(ferryi_pe *pe)
{
    ferryi_gpu *gpu = pe->gpu;
    size_t n = (size_t)pe->world.n_pes, tables = n * sizeof(ferryi_peer) + sizeof(uint64_t);
    ferry_status status = ferryi_gpu_load_module(gpu);
    if (status != FERRY_SUCCESS)
        return status;
    CUresult result = CU->MemAlloc(&gpu->tables, tables);
    if (result == CUDA_SUCCESS)
        result = CU->MemsetD8Async(gpu->tables, 0, tables, gpu->serve.stream);
    if (result != CUDA_SUCCESS)
        return ferryi_cu_error(result, "cuMemAlloc for the table of PEs");
    char *own;
    size_t pinned;
    ferryi_segment_pinned(pe, pe->world.my_pe, &own, &pinned);
    result = CU->MemHostRegister(own, pinned, CU_MEMHOSTREGISTER_PORTABLE | CU_MEMHOSTREGISTER_DEVICEMAP);
    /* A peer that is a thread of this process may have come first: it has pinned this PE's segment for its kernels. */
    if (result == CUDA_SUCCESS)
        gpu->ctl = own;
    else if (result != CUDA_ERROR_HOST_MEMORY_ALREADY_REGISTERED || !pe->boot->same_process)
        return ferryi_cu_error(result, "cuMemHostRegister of the control block (ulimit -l limits it)");
    status = ferryi_gpu_rings_create(pe);
    if (status != FERRY_SUCCESS)
        return status;
    for (size_t i = 0; i < n; i++)
        (void)ferryi_atom_or_u32(&pe->world.peer[i].route, FERRYI_ROUTE_GPU);
    pe->world.gpu = 1;
    pthread_mutex_lock(&gpu->serve.lock);
    status = publish(pe);
    pthread_mutex_unlock(&gpu->serve.lock);
    ferryi_st_release_u32(&gpu->connected, 1);
    return status;
}

ferry_status ferryi_gpu_connect(ferryi_pe *pe)
{
    if (pe->gpu == NULL)
        return FERRY_SUCCESS;
    ferry_status status = ferryi_gpu_enter(pe->gpu);
    if (status != FERRY_SUCCESS)
        return status;
    status = connect(pe);
    ferryi_gpu_leave();
    if (status != FERRY_SUCCESS)
        ferryi_gpu_disconnect(pe);
    return status;
}

void ferryi_gpu_disconnect(ferryi_pe *pe)
{
    ferryi_gpu *gpu = pe->gpu;
    if (gpu == NULL || ferryi_gpu_enter(gpu) != FERRY_SUCCESS)
        return;
    if (gpu->connected) {
        pthread_mutex_lock(&gpu->serve.lock);
        memset(&gpu->image, 0, sizeof gpu->image); /* 0 PEs: kernels are refused from now on */
        gpu->connected = 0;
        (void)ferryi_gpu_fill_units(gpu);
        (void)CU->StreamSynchronize(gpu->serve.stream);
        pthread_mutex_unlock(&gpu->serve.lock);
        ferryi_gpu_collect_faults(pe);
        pe->world.gpu = 0;
    }
    ferryi_gpu_rings_destroy(pe);
    if (gpu->ctl != NULL)
        (void)CU->MemHostUnregister(gpu->ctl);
    if (gpu->tables != 0)
        (void)CU->MemFree(gpu->tables);
    if (gpu->moe != NULL) {
        (void)ferry_module_finalize(gpu->moe);
        (void)CU->ModuleUnload(gpu->moe);
    }
    if (gpu->module != NULL)
        (void)CU->ModuleUnload(gpu->module);
    gpu->ctl = NULL;
    gpu->tables = 0;
    gpu->moe = NULL;
    gpu->module = NULL;
    ferryi_gpu_leave();
}
