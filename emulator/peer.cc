/* SPDX-License-Identifier: BSD-3-Clause */
/* Access between the GPUs of one process, and copies from one GPU to another.  Memory of cuMemAlloc is reachable
 * anyway: the calls keep account, so that a program that enables twice, or disables what is not enabled, learns it. */
#include "driver.h"
#include <mutex>

static std::mutex lock;
static bool enabled[FERRYI_EMU_DEVICES][FERRYI_EMU_DEVICES];

CUresult cuDeviceCanAccessPeer(int *can, CUdevice from, CUdevice to)
{
    if (from < 0 || to < 0 || from >= emu_devices() || to >= emu_devices())
        return CUDA_ERROR_INVALID_DEVICE;
    *can = from != to && emu_reaches(from, to);
    return CUDA_SUCCESS;
}

static CUresult change(CUcontext peer, bool to)
{
    CUcontext own = emu_context();
    if (own == nullptr || peer == nullptr)
        return CUDA_ERROR_INVALID_CONTEXT;
    if (own->device == peer->device)
        return CUDA_ERROR_INVALID_DEVICE;
    std::lock_guard<std::mutex> held(lock);
    bool &now = enabled[own->device][peer->device];
    if (now == to)
        return to ? CUDA_ERROR_PEER_ACCESS_ALREADY_ENABLED : CUDA_ERROR_PEER_ACCESS_NOT_ENABLED;
    now = to;
    return CUDA_SUCCESS;
}

CUresult cuCtxEnablePeerAccess(CUcontext peer, unsigned flags)
{
    if (flags != 0)
        return CUDA_ERROR_INVALID_VALUE;
    if (emu_context() != nullptr && peer != nullptr && emu_context()->device != peer->device &&
        emu_is_refused(emu_context()->device, peer->device))
        return CUDA_ERROR_PEER_ACCESS_UNSUPPORTED;
    return change(peer, true);
}

CUresult cuCtxDisablePeerAccess(CUcontext peer)
{
    return change(peer, false);
}

CUresult cuMemcpyPeerAsync(CUdeviceptr to, CUcontext to_context, CUdeviceptr from, CUcontext from_context, size_t n,
                           CUstream stream)
{
    if (to_context == nullptr || from_context == nullptr)
        return CUDA_ERROR_INVALID_CONTEXT;
    return cuMemcpyAsync(to, from, n, stream);
}
