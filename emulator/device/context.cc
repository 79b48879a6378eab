/* SPDX-License-Identifier: BSD-3-Clause */
/* Contexts: each GPU has its primary one, which is also what cuCtxCreate gives. */
#include "emulator/driver.h"
#include <mutex>
#include <vector>

static thread_local std::vector<CUcontext> *current;
static std::mutex lock;
static CUcontext primary[FERRYI_EMU_DEVICES];

CUcontext emu_context(void)
{
    return current != nullptr && !current->empty() ? current->back() : nullptr;
}
CUresult cuCtxPushCurrent(CUcontext context)
{
    if (current == nullptr)
        current = new std::vector<CUcontext>;
    current->push_back(context);
    return CUDA_SUCCESS;
}
CUresult cuCtxPopCurrent(CUcontext *context)
{
    if (current == nullptr || current->empty())
        return emu_refuses("cuCtxPopCurrent", CUDA_ERROR_INVALID_CONTEXT);
    *context = current->back();
    current->pop_back();
    return CUDA_SUCCESS;
}
CUresult cuCtxSetCurrent(CUcontext context)
{
    CUcontext old;
    if (emu_context() != nullptr)
        (void)cuCtxPopCurrent(&old);
    return context != nullptr ? cuCtxPushCurrent(context) : CUDA_SUCCESS;
}
CUresult cuCtxGetCurrent(CUcontext *context)
{
    *context = emu_context();
    return CUDA_SUCCESS;
}
CUresult cuCtxGetDevice(CUdevice *device)
{
    if (emu_context() == nullptr)
        return CUDA_ERROR_INVALID_CONTEXT;
    *device = emu_number_of(emu_context()->device);
    return CUDA_SUCCESS;
}
CUresult cuDevicePrimaryCtxRetain(CUcontext *context, CUdevice device)
{
    std::lock_guard<std::mutex> held(lock);
    if (emu_asked_to_fail("cuDevicePrimaryCtxRetain") != CUDA_SUCCESS)
        return emu_asked_to_fail("cuDevicePrimaryCtxRetain");
    const int gpu = emu_gpu(device);
    if (gpu < 0)
        return CUDA_ERROR_INVALID_DEVICE;
    if (primary[gpu] == nullptr) {
        primary[gpu] = new CUctx_st{ gpu, nullptr, 1u << gpu };
        (void)cuCtxPushCurrent(primary[gpu]);
        const CUresult result = cuStreamCreate(&primary[gpu]->plain, 0);
        (void)cuCtxPopCurrent(context);
        if (result != CUDA_SUCCESS)
            return result;
    }
    *context = primary[gpu];
    return CUDA_SUCCESS;
}
CUresult cuDevicePrimaryCtxRelease(CUdevice device)
{
    emu_wait_for_all(emu_gpu(device));
    return CUDA_SUCCESS;
}
CUresult cuDevicePrimaryCtxReset(CUdevice device)
{
    emu_wait_for_all(emu_gpu(device));
    return CUDA_SUCCESS;
}
CUresult cuCtxCreate(CUcontext *context, unsigned, CUdevice device)
{
    const CUresult result = cuDevicePrimaryCtxRetain(context, device);
    return result == CUDA_SUCCESS ? cuCtxPushCurrent(*context) : result;
}
CUresult cuCtxDestroy(CUcontext context)
{
    CUcontext old;
    emu_wait_for_all(context->device);
    return emu_context() == context ? cuCtxPopCurrent(&old) : CUDA_SUCCESS;
}

/* Without it kernels of the current GPU must not touch what another GPU has allocated. */
CUresult cuCtxEnablePeerAccess(CUcontext peer, unsigned flags)
{
    CUcontext own = emu_context();
    if (own == nullptr || peer == nullptr)
        return CUDA_ERROR_INVALID_CONTEXT;
    if (flags != 0 || own == peer)
        return CUDA_ERROR_INVALID_DEVICE;
    if (emu_is_refused(own->device, peer->device))
        return CUDA_ERROR_PEER_ACCESS_UNSUPPORTED;
    const unsigned bit = 1u << peer->device;
    return __atomic_fetch_or(&own->peers, bit, __ATOMIC_SEQ_CST) & bit ? CUDA_ERROR_PEER_ACCESS_ALREADY_ENABLED
                                                                       : CUDA_SUCCESS;
}
CUresult cuCtxDisablePeerAccess(CUcontext peer)
{
    CUcontext own = emu_context();
    if (own == nullptr || peer == nullptr)
        return CUDA_ERROR_INVALID_CONTEXT;
    const unsigned bit = 1u << peer->device;
    return __atomic_fetch_and(&own->peers, ~bit, __ATOMIC_SEQ_CST) & bit ? CUDA_SUCCESS
                                                                         : CUDA_ERROR_PEER_ACCESS_NOT_ENABLED;
}

int ferryi_emu_device(void)
{
    const int running = emu_device_of_block();
    return running >= 0 ? running : emu_context() != nullptr ? emu_context()->device : 0;
}
