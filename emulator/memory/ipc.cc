/* SPDX-License-Identifier: BSD-3-Clause */
/* CUDA IPC: an allocation of cuMemAlloc becomes a memfd, which other processes open by this process's number. */
#include "emulator/driver.h"
#include <cstdio>
#include <cstring>
#include <fcntl.h>
#include <map>
#include <mutex>
#include <sys/file.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>
#include <vector>

namespace
{
struct handle {
    int pid, fd, device;
};
std::mutex lock;
std::map<CUdeviceptr, handle> *const shared = new std::map<CUdeviceptr, handle>;
/* A lock on the file tells the owner that the memory is in use, until this process closes it or ends. */
struct mapping {
    handle from;
    size_t size;
    int fd, uses;
};
std::map<CUdeviceptr, mapping> *const opened = new std::map<CUdeviceptr, mapping>;

/* Only pages that were touched: others are zero in a new file too. */
bool fill(int fd, const char *from, size_t size)
{
    std::vector<unsigned char> resident((size + 4095) / 4096);
    if (mincore((void *)from, size, resident.data()) != 0)
        return false;
    for (size_t i = 0; i < resident.size(); i++) {
        const size_t n = size - i * 4096 < 4096 ? size - i * 4096 : 4096;
        if ((resident[i] & 1) && pwrite(fd, from + i * 4096, n, (off_t)(i * 4096)) != (ssize_t)n)
            return false;
    }
    return true;
}
} // namespace

bool emu_ipc_ends(CUdeviceptr at)
{
    std::lock_guard<std::mutex> held(lock);
    auto found = shared->find(at);
    if (found == shared->end())
        return true;
    if (flock(found->second.fd, LOCK_EX | LOCK_NB) != 0)
        return false;
    close(found->second.fd);
    shared->erase(found);
    return true;
}

CUresult cuIpcGetMemHandle(CUipcMemHandle *to, CUdeviceptr at)
{
    int device;
    void *start;
    size_t size;
    emu_kind kind;
    char name[64];
    std::lock_guard<std::mutex> held(lock);
    if (!emu_offers("ipc"))
        return CUDA_ERROR_NOT_SUPPORTED;
    if (!emu_find((const void *)at, &start, &size, &device, &kind) || kind != EMU_GPU)
        return CUDA_ERROR_INVALID_VALUE;
    const CUdeviceptr base = (CUdeviceptr)start;
    auto found = shared->find(base);
    if (found == shared->end()) {
        snprintf(name, sizeof name, "emulated GPU %d", device);
        const int fd = memfd_create(name, MFD_CLOEXEC);
        if (fd < 0 || ftruncate(fd, (off_t)size) != 0)
            return CUDA_ERROR_OUT_OF_MEMORY;
        bool moved = false;
        emu_do_as_gpu([&] { moved = fill(fd, (const char *)base, size) && emu_map((void *)base, size, fd); });
        if (!moved)
            return CUDA_ERROR_OUT_OF_MEMORY;
        found = shared->emplace(base, handle{ (int)getpid(), fd, device }).first;
    }
    memset(to, 0, sizeof *to);
    memcpy(to, &found->second, sizeof found->second);
    return CUDA_SUCCESS;
}

CUresult cuIpcOpenMemHandle(CUdeviceptr *at, CUipcMemHandle from, unsigned flags)
{
    handle h;
    char path[64];
    struct stat file;
    CUcontext context = emu_context();
    memcpy(&h, &from, sizeof h);
    if (context == nullptr)
        return CUDA_ERROR_INVALID_CONTEXT;
    if (flags != CU_IPC_MEM_LAZY_ENABLE_PEER_ACCESS)
        return emu_refuses("cuIpcOpenMemHandle", CUDA_ERROR_INVALID_VALUE, "its flags");
    if (h.pid == getpid() || h.device < 0 || h.device >= emu_devices())
        return CUDA_ERROR_INVALID_VALUE;
    if (h.device != context->device && emu_is_refused(context->device, h.device))
        return CUDA_ERROR_PEER_ACCESS_UNSUPPORTED;
    std::lock_guard<std::mutex> held(lock);
    for (auto &each : *opened)
        if (memcmp(&each.second.from, &h, sizeof h) == 0) {
            each.second.uses++;
            *at = each.first;
            return CUDA_SUCCESS;
        }
    snprintf(path, sizeof path, "/proc/%d/fd/%d", h.pid, h.fd);
    const int fd = open(path, O_RDWR | O_CLOEXEC);
    if (fd < 0 || fstat(fd, &file) != 0 || flock(fd, LOCK_SH | LOCK_NB) != 0) {
        if (fd >= 0)
            close(fd);
        return CUDA_ERROR_MAP_FAILED;
    }
    const size_t size = (size_t)file.st_size;
    void *base = mmap(NULL, size, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    if (base == MAP_FAILED || !emu_map(base, size, fd)) {
        close(fd);
        return CUDA_ERROR_OUT_OF_MEMORY;
    }
    *at = (CUdeviceptr)base;
    emu_note_global(*at, size, h.device);
    (*opened)[*at] = mapping{ h, size, fd, 1 };
    return CUDA_SUCCESS;
}

CUresult cuIpcCloseMemHandle(CUdeviceptr at)
{
    std::lock_guard<std::mutex> held(lock);
    auto found = opened->find(at);
    if (found == opened->end())
        return emu_refuses("cuIpcCloseMemHandle", CUDA_ERROR_INVALID_VALUE);
    if (--found->second.uses > 0)
        return CUDA_SUCCESS;
    emu_forget_global(at);
    (void)munmap((void *)at, found->second.size);
    close(found->second.fd);
    opened->erase(found);
    return CUDA_SUCCESS;
}
