/* SPDX-License-Identifier: BSD-3-Clause */
/* Events. */
#include "stream.h"
#include <ctime>

struct CUevent_st {
    std::mutex lock;
    std::condition_variable changed;
    uint64_t recorded, passed; /* how often */
    timespec when;
    bool timed;
    emu_recorded captured;
};

CUresult cuEventCreate(CUevent *event, unsigned flags)
{
    *event = new CUevent_st;
    (*event)->timed = (flags & CU_EVENT_DISABLE_TIMING) == 0;
    (*event)->recorded = (*event)->passed = 0;
    return CUDA_SUCCESS;
}
CUresult cuEventDestroy(CUevent)
{
    return CUDA_SUCCESS; /* a stream may still come to it */
}
CUresult cuEventRecord(CUevent event, CUstream stream)
{
    CUstream s = emu_stream(stream);
    if (s == nullptr)
        return CUDA_ERROR_INVALID_CONTEXT;
    if (emu_capture_records(s, &event->captured))
        return CUDA_SUCCESS;
    std::unique_lock<std::mutex> held(event->lock);
    const uint64_t number = ++event->recorded;
    held.unlock();
    return emu_put_short(stream, [=] {
        std::lock_guard<std::mutex> inside(event->lock);
        event->passed = number;
        clock_gettime(CLOCK_MONOTONIC, &event->when);
        event->changed.notify_all();
    });
}
static void event_wait(CUevent event, uint64_t number)
{
    std::unique_lock<std::mutex> held(event->lock);
    event->changed.wait(held, [&] { return event->passed >= number; });
}
CUresult cuEventSynchronize(CUevent event)
{
    const CUresult allowed = emu_capture_allows_event("cuEventSynchronize", &event->captured);
    if (allowed != CUDA_SUCCESS)
        return allowed;
    event_wait(event, event->recorded);
    return emu_context() != nullptr ? emu_gpu_failed(emu_context()->device) : CUDA_SUCCESS;
}
CUresult cuStreamWaitEvent(CUstream stream, CUevent event, unsigned)
{
    CUstream s = emu_stream(stream);
    CUresult captured;
    if (s == nullptr)
        return CUDA_ERROR_INVALID_CONTEXT;
    const uint64_t number = event->recorded;
    if (emu_capture_waits(s, &event->captured, number != 0, &captured))
        return captured;
    return emu_put(stream, [=] { event_wait(event, number); });
}
CUresult cuEventQuery(CUevent event)
{
    const CUresult allowed = emu_capture_allows_event("cuEventQuery", &event->captured);
    if (allowed != CUDA_SUCCESS)
        return allowed;
    std::lock_guard<std::mutex> held(event->lock);
    return event->passed >= event->recorded ? CUDA_SUCCESS : CUDA_ERROR_NOT_READY;
}
CUresult cuEventElapsedTime(float *ms, CUevent from, CUevent to)
{
    if (!from->timed || !to->timed || from->recorded == 0 || to->recorded == 0)
        return emu_refuses("cuEventElapsedTime", CUDA_ERROR_INVALID_HANDLE,
                           "an event was not recorded, or was created without timing");
    if (cuEventQuery(from) != CUDA_SUCCESS || cuEventQuery(to) != CUDA_SUCCESS)
        return CUDA_ERROR_NOT_READY;
    *ms = (float)(to->when.tv_sec - from->when.tv_sec) * 1e3f + (float)(to->when.tv_nsec - from->when.tv_nsec) / 1e6f;
    return CUDA_SUCCESS;
}
