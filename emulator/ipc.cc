/* SPDX-License-Identifier: BSD-3-Clause */
/* CUDA IPC: an allocation of cuMemAlloc becomes a memfd, which other processes open by this process's number. */
#include "driver.h"
#include <cstdio>
#include <cstring>
#include <fcntl.h>
#include <map>
#include <mutex>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

namespace
{
struct handle {
    int pid, fd, device;
};
std::mutex lock;
std::map<CUdeviceptr, handle> *const shared = new std::map<CUdeviceptr, handle>;
std::map<CUdeviceptr, size_t> *const opened = new std::map<CUdeviceptr, size_t>;
} // namespace

CUresult cuIpcGetMemHandle(CUipcMemHandle *to, CUdeviceptr at)
{
    int device;
    void *start;
    size_t size;
    emu_kind kind;
    char name[64];
    std::lock_guard<std::mutex> held(lock);
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
        emu_do_as_gpu([&] {
            moved = pwrite(fd, (const void *)base, size, 0) == (ssize_t)size && emu_map((void *)base, size, fd);
        });
        if (!moved)
            return CUDA_ERROR_OUT_OF_MEMORY;
        found = shared->emplace(base, handle{ (int)getpid(), fd, device }).first;
    }
    memset(to, 0, sizeof *to);
    memcpy(to, &found->second, sizeof found->second);
    return CUDA_SUCCESS;
}

CUresult cuIpcOpenMemHandle(CUdeviceptr *at, CUipcMemHandle from, unsigned)
{
    handle h;
    char path[64];
    struct stat file;
    CUcontext context = emu_context();
    memcpy(&h, &from, sizeof h);
    if (context == nullptr)
        return CUDA_ERROR_INVALID_CONTEXT;
    if (h.pid == getpid() || h.device < 0 || h.device >= emu_devices())
        return CUDA_ERROR_INVALID_VALUE;
    if (h.device != context->device && emu_is_refused(context->device, h.device))
        return CUDA_ERROR_PEER_ACCESS_UNSUPPORTED;
    snprintf(path, sizeof path, "/proc/%d/fd/%d", h.pid, h.fd);
    const int fd = open(path, O_RDWR | O_CLOEXEC);
    if (fd < 0 || fstat(fd, &file) != 0) {
        if (fd >= 0)
            close(fd);
        return CUDA_ERROR_MAP_FAILED;
    }
    const size_t size = (size_t)file.st_size;
    void *base = mmap(NULL, size, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    const bool mapped = base != MAP_FAILED && emu_map(base, size, fd);
    close(fd);
    if (!mapped)
        return CUDA_ERROR_OUT_OF_MEMORY;
    *at = (CUdeviceptr)base;
    emu_note_global(*at, size, h.device);
    std::lock_guard<std::mutex> held(lock);
    (*opened)[*at] = size;
    return CUDA_SUCCESS;
}

CUresult cuIpcCloseMemHandle(CUdeviceptr at)
{
    std::lock_guard<std::mutex> held(lock);
    auto found = opened->find(at);
    if (found == opened->end())
        return emu_refuses("cuIpcCloseMemHandle", CUDA_ERROR_INVALID_VALUE);
    emu_forget_global(at);
    (void)munmap((void *)at, found->second);
    opened->erase(found);
    return CUDA_SUCCESS;
}
