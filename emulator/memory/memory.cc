/* SPDX-License-Identifier: BSD-3-Clause */
/* Emulated GPU memory is host memory: objects of cuMemCreate are memfds, and other processes import the memfds.
 *
 *   EMU_HOST  strict (default): a host load or store in GPU memory raises SIGSEGV, as with a GPU, if the processor has
 *             protection keys, and instrumented code is stopped before it; open: the host may access the memory, for
 *             programs of the host space */
#include "emulator/checks/access_areas.h"
#include "emulator/checks/access_check.h"
#include "emulator/driver.h"
#include "emulator/execution/stream.h"
#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <fcntl.h>
#include <map>
#include <mutex>
#include <set>
#include <sys/mman.h>
#include <unistd.h>

namespace
{
enum use { RESERVED, MAPPED, ALLOCATED, GLOBAL, MANAGED, PINNED, REGISTERED };
struct range {
    size_t size;
    use what;
    int device;      /* whose memory it is */
    unsigned access; /* bit d: GPU d may touch it */
    int object;      /* MAPPED memory that this process has created: a descriptor of it; else -1 */
};
std::mutex lock;
std::map<uintptr_t, range> *const ranges =
    new std::map<uintptr_t, range>[2];            /* reserved ones; others, maybe in these */
std::set<int> *const created = new std::set<int>; /* handles */
#define PAGE ((size_t)2 << 20)

bool is_strict(void)
{
    static const bool strict = [] {
        const char *text = getenv("EMU_HOST");
        return text == NULL || strcmp(text, "open") != 0;
    }();
    return strict;
}

int key(void)
{
    static const int one = is_strict() ? pkey_alloc(0, PKEY_DISABLE_ACCESS) : -1;
    return one;
}

int protect(void *at, size_t size, int how)
{
    return key() >= 0 ? pkey_mprotect(at, size, how, key()) : mprotect(at, size, how);
}

bool is_gpus(use what)
{
    return what == MAPPED || what == ALLOCATED;
}

void note(uintptr_t at, size_t size, use what, int device)
{
    if (what != RESERVED && what != GLOBAL)
        emu_area_begins(at, size,
                        what == MAPPED      ? EMU_AREA_MAPPED
                        : what == ALLOCATED ? EMU_AREA_GPU
                                            : EMU_AREA_HOST,
                        what >= MANAGED ? -1 : device);
    if (is_strict() && is_gpus(what))
        emu_host_must_not_touch(at, size);
    std::lock_guard<std::mutex> held(lock);
    ranges[what != RESERVED][at] = range{ size, what, device, 0, -1 };
}

/* Takes a range out; its size, 0: there is none. */
size_t forget(uintptr_t at, use what)
{
    std::lock_guard<std::mutex> held(lock);
    auto &all = ranges[what != RESERVED];
    auto found = all.find(at);
    if (found == all.end() || found->second.what != what)
        return 0;
    const size_t size = found->second.size;
    if (found->second.object >= 0)
        close(found->second.object);
    all.erase(found);
    if (what != RESERVED)
        emu_area_ends(at, false);
    if (is_gpus(what))
        emu_host_may_touch(at);
    return size;
}

/* The range that holds the address, with its begin; nullptr: there is none.  Under the lock, as range_of(). */
std::pair<const uintptr_t, range> *entry_of(uintptr_t at)
{
    auto found = ranges[1].upper_bound(at);
    if (found == ranges[1].begin())
        return nullptr;
    --found;
    return at - found->first < found->second.size ? &*found : nullptr;
}

range *range_of(uintptr_t at)
{
    auto *entry = entry_of(at);
    return entry != nullptr ? &entry->second : nullptr;
}

bool is_taken(uintptr_t at)
{
    std::lock_guard<std::mutex> held(lock);
    return range_of(at) != nullptr;
}

/* The object's name holds its GPU, and whether it was made for fabric handles: a process that imports the object must
 * know both. */
#define FABRIC " of a fabric"
int device_of_object(int fd, bool *fabric = nullptr)
{
    char path[64], name[64];
    snprintf(path, sizeof path, "/proc/self/fd/%d", fd);
    const ssize_t n = readlink(path, name, sizeof name - 1);
    int device;
    if (n <= 0)
        return -1;
    name[n] = '\0';
    if (fabric != nullptr)
        *fabric = strstr(name, FABRIC) != NULL;
    return sscanf(name, "/memfd:emulated GPU %d", &device) == 1 ? device : -1;
}

void *anonymous(size_t size, int how)
{
    void *at = mmap(NULL, size, how, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    return at == MAP_FAILED ? NULL : at;
}
} // namespace

void emu_touches_gpu_memory(void)
{
    if (key() >= 0)
        (void)pkey_set(key(), 0);
}

void emu_do_as_gpu(const std::function<void()> &what)
{
    const int before = key() >= 0 ? pkey_get(key()) : 0;
    emu_touches_gpu_memory();
    what();
    if (key() >= 0)
        (void)pkey_set(key(), (unsigned)before);
}

static emu_kind kind_of(const range *r)
{
    return r == nullptr ? EMU_PAGEABLE : r->what >= PINNED ? EMU_HOST : r->what == MANAGED ? EMU_MANAGED : EMU_GPU;
}

emu_kind emu_kind_of(const void *p)
{
    std::lock_guard<std::mutex> held(lock);
    return kind_of(range_of((uintptr_t)p));
}

bool emu_holds(const void *p, size_t n)
{
    std::lock_guard<std::mutex> held(lock);
    uintptr_t at = (uintptr_t)p;
    for (const uintptr_t end = at + n; at < end;) {
        const auto *found = entry_of(at);
        if (found == nullptr || found->second.what == REGISTERED)
            return at == (uintptr_t)p || found != nullptr; /* memory that no driver has given out has no known end */
        at = found->first + found->second.size;
        if (at < end && found->second.what != MAPPED)
            return false; /* what is mapped side by side is one piece of memory */
    }
    return true;
}

bool emu_find(const void *p, void **base, size_t *size, int *device, emu_kind *kind)
{
    std::lock_guard<std::mutex> held(lock);
    const auto *found = entry_of((uintptr_t)p);
    if (found == nullptr)
        return false;
    *base = (void *)found->first;
    *size = found->second.size;
    *device = found->second.device;
    *kind = kind_of(&found->second);
    return true;
}

void emu_forget_global(CUdeviceptr at)
{
    (void)forget((uintptr_t)at, GLOBAL);
}

bool emu_map(void *at, size_t size, int fd)
{
    return mmap(at, size, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_FIXED, fd, 0) != MAP_FAILED &&
           protect(at, size, PROT_READ | PROT_WRITE) == 0;
}

void emu_note_global(CUdeviceptr at, size_t size, int device)
{
    note((uintptr_t)at, size, GLOBAL, device);
}

size_t emu_memory_used(int device)
{
    std::lock_guard<std::mutex> held(lock);
    size_t used = 0;
    for (const auto &each : ranges[1])
        used += each.second.device == device ? each.second.size : 0;
    return used;
}

bool emu_drops(void *at, size_t size)
{
    if (((uintptr_t)at | size) % PAGE != 0)
        return false;
    if (madvise(at, size, MADV_REMOVE) == 0)
        return true;
    std::lock_guard<std::mutex> held(lock);
    const range *r = range_of((uintptr_t)at); /* private pages of cuMemAlloc */
    return r != nullptr && r->what == ALLOCATED && madvise(at, size, MADV_DONTNEED) == 0;
}

/* An attribute of an address that the driver does not know is 0, and no error. */
CUresult cuPointerGetAttributes(unsigned n, CUpointer_attribute *which, void **values, CUdeviceptr at)
{
    void *base = nullptr;
    size_t size = 0;
    int device = -2;
    emu_kind kind = EMU_PAGEABLE;
    const bool known = emu_find((const void *)at, &base, &size, &device, &kind);
    for (unsigned i = 0; i < n; i++) {
        switch (which[i]) {
        case CU_POINTER_ATTRIBUTE_MEMORY_TYPE:
            *(unsigned *)values[i] = !known ? 0 : kind == EMU_HOST ? 1 : 2; /* CU_MEMORYTYPE_HOST, _DEVICE */
            break;
        case CU_POINTER_ATTRIBUTE_IS_MANAGED:
            *(unsigned *)values[i] = kind == EMU_MANAGED;
            break;
        case CU_POINTER_ATTRIBUTE_DEVICE_ORDINAL:
            *(int *)values[i] = known ? emu_number_of(device) : device;
            break;
        case CU_POINTER_ATTRIBUTE_DEVICE_POINTER:
            *(CUdeviceptr *)values[i] = known ? at : 0;
            break;
        case CU_POINTER_ATTRIBUTE_HOST_POINTER:
            *(void **)values[i] = kind == EMU_HOST || kind == EMU_MANAGED ? (void *)at : nullptr;
            break;
        case CU_POINTER_ATTRIBUTE_MAPPING_SIZE:
            *(size_t *)values[i] = size;
            break;
        case CU_POINTER_ATTRIBUTE_MAPPING_BASE_ADDR:
            *(CUdeviceptr *)values[i] = (CUdeviceptr)base;
            break;
        default:
            return CUDA_ERROR_INVALID_VALUE;
        }
    }
    return CUDA_SUCCESS;
}

CUresult cuPointerGetAttribute(void *value, CUpointer_attribute which, CUdeviceptr at)
{
    const CUresult result = cuPointerGetAttributes(1, &which, &value, at);
    return result == CUDA_SUCCESS && emu_kind_of((const void *)at) == EMU_PAGEABLE ? CUDA_ERROR_INVALID_VALUE : result;
}

CUresult cuMemGetInfo(size_t *left, size_t *total)
{
    CUcontext context = emu_context();
    if (context == nullptr)
        return CUDA_ERROR_INVALID_CONTEXT;
    const CUresult result = cuDeviceTotalMem(total, context->device);
    const size_t used = emu_memory_used(context->device);
    *left = used < *total ? *total - used : 0;
    return result;
}

/* ---- Objects, and where they are mapped. */

CUresult cuMemGetAllocationGranularity(size_t *size, const CUmemAllocationProp *, CUmemAllocationGranularity_flags)
{
    *size = PAGE;
    return CUDA_SUCCESS;
}

CUresult cuMemAddressReserve(CUdeviceptr *at, size_t size, size_t alignment, CUdeviceptr, unsigned long long)
{
    if (!emu_offers("fd"))
        return CUDA_ERROR_NOT_SUPPORTED;
    if (size == 0 || size % PAGE != 0 || alignment > PAGE)
        return emu_refuses("cuMemAddressReserve", CUDA_ERROR_INVALID_VALUE);
    void *base = anonymous(size, PROT_NONE);
    if (base == NULL)
        return CUDA_ERROR_OUT_OF_MEMORY;
    note((uintptr_t)base, size, RESERVED, -1);
    *at = (CUdeviceptr)base;
    return CUDA_SUCCESS;
}

CUresult cuMemAddressFree(CUdeviceptr at, size_t size)
{
    {
        std::lock_guard<std::mutex> held(lock);
        auto found = ranges[1].lower_bound(at);
        if (found != ranges[1].end() && found->first < at + size)
            return emu_refuses("cuMemAddressFree (something is mapped there)", CUDA_ERROR_INVALID_VALUE);
    }
    if (forget(at, RESERVED) != size)
        return emu_refuses("cuMemAddressFree", CUDA_ERROR_INVALID_VALUE);
    return munmap((void *)at, size) == 0 ? CUDA_SUCCESS : CUDA_ERROR_INVALID_VALUE;
}

CUresult cuMemCreate(CUmemGenericAllocationHandle *handle, size_t size, const CUmemAllocationProp *prop,
                     unsigned long long)
{
    char name[64];
    if (emu_asked_to_fail("cuMemCreate") != CUDA_SUCCESS)
        return emu_asked_to_fail("cuMemCreate");
    if (prop->location.type != CU_MEM_LOCATION_TYPE_DEVICE)
        return emu_refuses("cuMemCreate", CUDA_ERROR_NOT_SUPPORTED,
                           "location.type is not CU_MEM_LOCATION_TYPE_DEVICE, and emulated GPUs map their own memory");
    const int gpu = emu_gpu(prop->location.id);
    if (size == 0 || size % PAGE != 0 || gpu < 0)
        return emu_refuses("cuMemCreate", CUDA_ERROR_INVALID_VALUE);
    const bool fabric = prop->requestedHandleTypes == CU_MEM_HANDLE_TYPE_FABRIC;
    if (!emu_offers("fd") || (fabric && !emu_offers("fabric")))
        return CUDA_ERROR_NOT_SUPPORTED;
    if (fabric && !emu_offers("imex"))
        return CUDA_ERROR_NOT_PERMITTED;
    snprintf(name, sizeof name, "emulated GPU %d%s", gpu, fabric ? FABRIC : "");
    int fd = memfd_create(name, MFD_CLOEXEC);
    if (fd < 0 || ftruncate(fd, (off_t)size) != 0) {
        if (fd >= 0)
            close(fd);
        return CUDA_ERROR_OUT_OF_MEMORY;
    }
    *handle = (CUmemGenericAllocationHandle)fd;
    std::lock_guard<std::mutex> held(lock);
    created->insert(fd);
    return CUDA_SUCCESS;
}

CUresult cuMemRelease(CUmemGenericAllocationHandle handle)
{
    {
        std::lock_guard<std::mutex> held(lock);
        created->erase((int)handle);
    }
    return close((int)handle) == 0 ? CUDA_SUCCESS : emu_refuses("cuMemRelease", CUDA_ERROR_INVALID_VALUE);
}

struct fabric_place {
    int pid, fd;
};

CUresult cuMemExportToShareableHandle(void *to, CUmemGenericAllocationHandle handle, CUmemAllocationHandleType type,
                                      unsigned long long)
{
    bool fabric;
    if (device_of_object((int)handle, &fabric) < 0 || fabric != (type == CU_MEM_HANDLE_TYPE_FABRIC))
        return emu_refuses("cuMemExportToShareableHandle", CUDA_ERROR_INVALID_VALUE, "not the type it was made for");
    if (fabric) { /* importers open the owner's file */
        const fabric_place place = { (int)getpid(), (int)handle };
        memset(to, 0, sizeof(CUmemFabricHandle));
        memcpy(to, &place, sizeof place);
        return CUDA_SUCCESS;
    }
    const int fd = dup((int)handle);
    *(int *)to = fd;
    return fd >= 0 ? CUDA_SUCCESS : CUDA_ERROR_OPERATING_SYSTEM;
}

CUresult cuMemImportFromShareableHandle(CUmemGenericAllocationHandle *handle, void *from,
                                        CUmemAllocationHandleType type)
{
    char path[64];
    fabric_place place;
    int own;
    if (type == CU_MEM_HANDLE_TYPE_FABRIC) {
        memcpy(&place, from, sizeof place);
        snprintf(path, sizeof path, "/proc/%d/fd/%d", place.pid, place.fd);
        own = emu_offers("imex") ? open(path, O_RDWR | O_CLOEXEC) : -1;
    } else {
        own = dup((int)(intptr_t)from);
    }
    if (own < 0 || device_of_object(own) < 0) {
        if (own >= 0)
            close(own);
        return emu_refuses("cuMemImportFromShareableHandle", CUDA_ERROR_INVALID_VALUE);
    }
    *handle = (CUmemGenericAllocationHandle)own;
    return CUDA_SUCCESS;
}

/* Mapped without access. */
CUresult cuMemMap(CUdeviceptr at, size_t size, size_t offset, CUmemGenericAllocationHandle handle, unsigned long long)
{
    const int device = device_of_object((int)handle);
    if (device < 0 || at % PAGE != 0 || size % PAGE != 0 || is_taken(at) ||
        mmap((void *)at, size, PROT_NONE, MAP_SHARED | MAP_FIXED, (int)handle, (off_t)offset) == MAP_FAILED)
        return emu_refuses("cuMemMap", CUDA_ERROR_INVALID_VALUE);
    note(at, size, MAPPED, device);
    std::lock_guard<std::mutex> held(lock);
    if (created->count((int)handle) != 0)
        range_of(at)->object = fcntl((int)handle, F_DUPFD_CLOEXEC, 0);
    return CUDA_SUCCESS;
}

/* Only of memory that this process has created: a descriptor for each mapping of a peer's would be too many. */
CUresult cuMemRetainAllocationHandle(CUmemGenericAllocationHandle *handle, void *at)
{
    std::lock_guard<std::mutex> held(lock);
    const range *r = range_of((uintptr_t)at);
    if (r == nullptr || r->what != MAPPED)
        return emu_refuses("cuMemRetainAllocationHandle (nothing is mapped there)", CUDA_ERROR_INVALID_VALUE);
    const int fd = r->object >= 0 ? fcntl(r->object, F_DUPFD_CLOEXEC, 0) : -1;
    if (fd < 0)
        return emu_refuses("cuMemRetainAllocationHandle", CUDA_ERROR_NOT_SUPPORTED, "another process's memory");
    *handle = (CUmemGenericAllocationHandle)fd;
    created->insert(fd);
    return CUDA_SUCCESS;
}

CUresult cuMemUnmap(CUdeviceptr at, size_t size)
{
    if (forget(at, MAPPED) != size)
        return emu_refuses("cuMemUnmap (whole mappings only)", CUDA_ERROR_INVALID_VALUE);
    return mmap((void *)at, size, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_FIXED, -1, 0) !=
                   MAP_FAILED
               ? CUDA_SUCCESS
               : CUDA_ERROR_OUT_OF_MEMORY;
}

CUresult cuMemSetAccess(CUdeviceptr at, size_t size, const CUmemAccessDesc *access, size_t n)
{
    std::lock_guard<std::mutex> held(lock);
    range *r = range_of(at);
    if (r == nullptr || r->what != MAPPED || r->size < size)
        return emu_refuses("cuMemSetAccess", CUDA_ERROR_INVALID_VALUE);
    unsigned now = r->access;
    for (size_t i = 0; i < n; i++) {
        const int device = emu_gpu(access[i].location.id);
        if (device < 0)
            return CUDA_ERROR_INVALID_DEVICE;
        now &= ~(1u << device);
        if (access[i].flags == CU_MEM_ACCESS_FLAGS_PROT_NONE)
            continue;
        if (emu_is_refused(device, r->device))
            return CUDA_ERROR_INVALID_DEVICE;
        now |= 1u << device;
    }
    r->access = now; /* the processor cannot distinguish two GPUs of this process */
    return protect((void *)at, size, now != 0 ? PROT_READ | PROT_WRITE : PROT_NONE) == 0 ? CUDA_SUCCESS
                                                                                         : CUDA_ERROR_OUT_OF_MEMORY;
}

/* ---- Plain allocations. */

void *emu_allocate(size_t size, int device)
{
    void *p = emu_area_map(size);
    if (p == NULL || protect(p, size, PROT_READ | PROT_WRITE) != 0)
        return NULL;
    note((uintptr_t)p, size, ALLOCATED, device);
    return p;
}

CUresult cuMemAlloc(CUdeviceptr *at, size_t size)
{
    CUcontext context = emu_context();
    if (context == nullptr)
        return CUDA_ERROR_INVALID_CONTEXT;
    if (emu_asked_to_fail("cuMemAlloc") != CUDA_SUCCESS)
        return emu_asked_to_fail("cuMemAlloc");
    if (emu_gpu_failed(context->device) != CUDA_SUCCESS)
        return emu_gpu_failed(context->device);
    const CUresult allowed = emu_capture_allows_unsafe("cuMemAlloc");
    if (allowed != CUDA_SUCCESS)
        return allowed;
    void *p = size != 0 ? emu_allocate(size, context->device) : NULL;
    if (p == NULL)
        return size == 0 ? CUDA_ERROR_INVALID_VALUE : CUDA_ERROR_OUT_OF_MEMORY;
    *at = (CUdeviceptr)p;
    return CUDA_SUCCESS;
}

/* The host and all GPUs may touch it at any time. */
CUresult cuMemAllocManaged(CUdeviceptr *at, size_t size, unsigned)
{
    CUcontext context = emu_context();
    if (context == nullptr)
        return CUDA_ERROR_INVALID_CONTEXT;
    const CUresult allowed = emu_capture_allows_unsafe("cuMemAllocManaged");
    if (allowed != CUDA_SUCCESS)
        return allowed;
    void *p = size != 0 ? emu_area_map(size) : NULL;
    if (p == NULL)
        return size == 0 ? CUDA_ERROR_INVALID_VALUE : CUDA_ERROR_OUT_OF_MEMORY;
    note((uintptr_t)p, size, MANAGED, context->device);
    *at = (CUdeviceptr)p;
    return CUDA_SUCCESS;
}

CUresult cuMemFree(CUdeviceptr at)
{
    CUcontext context = emu_context();
    char why[96];
    if (context == nullptr)
        return CUDA_ERROR_INVALID_CONTEXT;
    if (emu_gpu_failed(context->device) != CUDA_SUCCESS)
        return emu_gpu_failed(context->device);
    const CUresult allowed = emu_capture_allows_unsafe("cuMemFree");
    if (allowed != CUDA_SUCCESS)
        return allowed;
    void *base;
    size_t size = 0;
    int device = context->device;
    emu_kind kind;
    (void)emu_find((const void *)at, &base, &size, &device, &kind);
    emu_wait_for_all(device < 0 ? context->device : device);
    if (!emu_ipc_ends(at))
        return emu_refuses("cuMemFree", CUDA_ERROR_INVALID_VALUE,
                           "another process has the memory open: cuIpcCloseMemHandle comes before");
    size = forget(at, ALLOCATED);
    size = size == 0 ? forget(at, MANAGED) : size;
    if (size == 0) {
        snprintf(why, sizeof why, "no allocation begins at %p, or it was freed before", (void *)at);
        return emu_refuses("cuMemFree", CUDA_ERROR_INVALID_VALUE, why);
    }
    emu_area_unmap((void *)at, size);
    return CUDA_SUCCESS;
}

CUresult cuMemHostAlloc(void **at, size_t size, unsigned)
{
    const CUresult allowed = emu_capture_allows_unsafe("cuMemHostAlloc");
    if (allowed != CUDA_SUCCESS)
        return allowed;
    void *p = emu_area_map(size);
    if (p == NULL)
        return CUDA_ERROR_OUT_OF_MEMORY;
    note((uintptr_t)p, size, PINNED, -1);
    *at = p;
    return CUDA_SUCCESS;
}

CUresult cuMemFreeHost(void *at)
{
    CUcontext context = emu_context();
    const CUresult allowed = emu_capture_allows_unsafe("cuMemFreeHost");
    if (allowed != CUDA_SUCCESS)
        return allowed;
    if (context != nullptr)
        emu_wait_for_all(context->device);
    const size_t size = forget((uintptr_t)at, PINNED);
    if (size == 0)
        return emu_refuses("cuMemFreeHost", CUDA_ERROR_INVALID_VALUE);
    emu_area_unmap(at, size);
    return CUDA_SUCCESS;
}

CUresult cuMemHostRegister(void *at, size_t size, unsigned)
{
    if (is_taken((uintptr_t)at))
        return CUDA_ERROR_HOST_MEMORY_ALREADY_REGISTERED;
    note((uintptr_t)at, size, REGISTERED, -1);
    return CUDA_SUCCESS;
}

CUresult cuMemHostUnregister(void *at)
{
    return forget((uintptr_t)at, REGISTERED) != 0 ? CUDA_SUCCESS
                                                  : emu_refuses("cuMemHostUnregister", CUDA_ERROR_INVALID_VALUE);
}

CUresult cuMemHostGetDevicePointer(CUdeviceptr *at, void *host, unsigned)
{
    const emu_kind kind = emu_kind_of(host);
    if (kind != EMU_HOST && kind != EMU_MANAGED)
        return emu_refuses("cuMemHostGetDevicePointer", CUDA_ERROR_INVALID_VALUE,
                           "the memory was neither allocated by cudaHostAlloc nor registered");
    *at = (CUdeviceptr)host;
    return CUDA_SUCCESS;
}
