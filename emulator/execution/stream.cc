/* SPDX-License-Identifier: BSD-3-Clause */
/* Streams: each does its work in order, on a thread of its own. */
#include "stream.h"
#include <chrono>
#include <pthread.h>

namespace
{
std::mutex streams_lock;
std::vector<CUstream> &streams = *new std::vector<CUstream>; /* never destroyed: threads use it */

void step_ends(emu_progress *p)
{
    {
        std::lock_guard<std::mutex> held(p->lock);
        p->done++;
    }
    p->changed.notify_all();
}

/* Work of other streams that comes first: what the plain stream is asked for waits for all earlier work of blocking
 * streams, and theirs for the plain stream's. */
typedef std::vector<std::pair<std::shared_ptr<emu_progress>, uint64_t>> earlier;

void add_earlier(earlier *all, const std::shared_ptr<emu_progress> &p)
{
    std::lock_guard<std::mutex> held(p->lock);
    if (p->done < p->queued)
        all->emplace_back(p, p->queued);
}

earlier find_earlier(CUstream s)
{
    earlier all;
    CUcontext context = emu_context();
    if (!s->blocking)
        return all;
    std::lock_guard<std::mutex> held(streams_lock);
    for (CUstream other : streams)
        if (other != s && other->blocking && other->device == s->device &&
            (context == nullptr || s == context->plain || other == context->plain))
            add_earlier(&all, other->progress);
    return all;
}

void wait_for_earlier(const earlier &all)
{
    for (const auto &each : all) {
        std::unique_lock<std::mutex> held(each.first->lock);
        each.first->changed.wait(held, [&] { return each.first->done >= each.second; });
    }
}

void step_comes(emu_progress *p)
{
    std::lock_guard<std::mutex> held(p->lock);
    p->queued++;
}

void *serve(void *argument)
{
    CUstream s = (CUstream)argument;
    emu_touches_gpu_memory();
    std::unique_lock<std::mutex> held(s->lock);
    for (;;) {
        s->comes.wait(held, [&] { return !s->borrowed && (!s->work.empty() || s->over); });
        if (s->work.empty())
            break;
        std::function<void()> *next = &s->work.front();
        held.unlock();
        (*next)();
        step_ends(s->progress.get());
        held.lock();
        s->work.pop_front();
        if (!s->work.empty())
            continue;
        held.unlock();
        s->ends.notify_all();
        held.lock();
    }
    held.unlock();
    delete s;
    return nullptr;
}

void wait_for(CUstream s)
{
    std::unique_lock<std::mutex> held(s->lock);
    s->ends.wait(held, [&] { return s->work.empty(); });
}

} // namespace

CUstream emu_stream(CUstream stream)
{
    if (stream != nullptr && stream != CU_STREAM_LEGACY && stream != CU_STREAM_PER_THREAD)
        return stream;
    CUcontext context = emu_context();
    return context != nullptr ? context->plain : nullptr;
}

CUresult emu_put(CUstream stream, std::function<void()> what)
{
    emu_forget_reads();
    CUstream s = emu_stream(stream);
    if (s == nullptr)
        return CUDA_ERROR_INVALID_CONTEXT;
    CUresult captured;
    if (emu_gpu_failed(s->device) != CUDA_SUCCESS)
        return emu_gpu_failed(s->device);
    if (emu_captures(s, s != stream && stream != CU_STREAM_PER_THREAD, what, &captured))
        return captured;
    earlier first = find_earlier(s);
    std::unique_lock<std::mutex> held(s->lock);
    step_comes(s->progress.get());
    if (first.empty())
        s->work.push_back(std::move(what));
    else
        s->work.push_back([first, what] {
            wait_for_earlier(first);
            what();
        });
    held.unlock(); /* whoever wakes takes the lock at once */
    s->comes.notify_one();
    return CUDA_SUCCESS;
}

/* The caller does it by itself if the stream is idle: nobody can tell, and two switches of threads are saved. */
static bool do_if_idle(CUstream s, const std::function<void()> &what, const earlier &first)
{
    std::unique_lock<std::mutex> held(s->lock);
    if (!s->work.empty())
        return false;
    s->work.emplace_back(); /* others queue up behind it */
    s->borrowed = true;
    step_comes(s->progress.get());
    held.unlock();
    wait_for_earlier(first);
    emu_do_as_gpu(what);
    step_ends(s->progress.get());
    held.lock();
    s->work.pop_front();
    s->borrowed = false;
    if (s->work.empty())
        s->ends.notify_all();
    if (!s->work.empty() || s->over)
        s->comes.notify_one();
    return true;
}

CUresult emu_put_short(CUstream stream, std::function<void()> what)
{
    CUstream s = emu_stream(stream);
    CUresult captured;
    if (s == nullptr || emu_gpu_failed(s->device) != CUDA_SUCCESS)
        return emu_put(stream, std::move(what));
    if (emu_captures(s, s != stream && stream != CU_STREAM_PER_THREAD, what, &captured))
        return captured;
    emu_forget_reads();
    const earlier first = find_earlier(s);
    return first.empty() && do_if_idle(s, what, first) ? CUDA_SUCCESS : emu_put(stream, std::move(what));
}

CUresult emu_put_and_wait(CUstream stream, std::function<void()> what)
{
    CUstream s = emu_stream(stream);
    if (s == nullptr)
        return CUDA_ERROR_INVALID_CONTEXT;
    CUresult captured;
    if (emu_gpu_failed(s->device) != CUDA_SUCCESS)
        return emu_gpu_failed(s->device);
    if (emu_captures(s, s != stream && stream != CU_STREAM_PER_THREAD, what, &captured))
        return captured;
    if (do_if_idle(s, what, find_earlier(s)))
        return emu_gpu_failed(s->device);
    const CUresult result = emu_put(stream, std::move(what));
    if (result != CUDA_SUCCESS)
        return result;
    wait_for(s);
    return emu_gpu_failed(s->device);
}

void emu_wait_for_all(int device)
{
    std::vector<CUstream> all;
    {
        std::lock_guard<std::mutex> held(streams_lock);
        for (CUstream s : streams)
            if (s->device == device)
                all.push_back(s);
    }
    for (CUstream s : all)
        wait_for(s);
}

CUresult cuStreamCreateWithPriority(CUstream *stream, unsigned flags, int)
{
    CUcontext context = emu_context();
    pthread_t thread;
    if (context == nullptr)
        return CUDA_ERROR_INVALID_CONTEXT;
    CUstream s = new CUstream_st;
    s->device = context->device;
    s->over = s->borrowed = false;
    s->blocking = (flags & CU_STREAM_NON_BLOCKING) == 0;
    s->progress = std::make_shared<emu_progress>();
    if (pthread_create(&thread, NULL, serve, s) != 0) {
        delete s;
        return CUDA_ERROR_OUT_OF_MEMORY;
    }
    pthread_detach(thread);
    std::lock_guard<std::mutex> held(streams_lock);
    streams.push_back(s);
    *stream = s;
    return CUDA_SUCCESS;
}

CUresult cuStreamCreate(CUstream *stream, unsigned flags)
{
    return cuStreamCreateWithPriority(stream, flags, 0);
}

CUresult cuCtxGetStreamPriorityRange(int *least, int *greatest)
{
    *least = 0;
    *greatest = -5;
    return CUDA_SUCCESS;
}

/* The stream still does what it holds. */
CUresult cuStreamDestroy(CUstream stream)
{
    {
        std::lock_guard<std::mutex> held(streams_lock);
        for (size_t i = 0; i < streams.size(); i++)
            if (streams[i] == stream)
                streams.erase(streams.begin() + (long)i);
    }
    emu_capture_loses(stream);
    std::lock_guard<std::mutex> held(stream->lock);
    stream->over = true;
    stream->comes.notify_one();
    return CUDA_SUCCESS;
}

CUresult cuStreamSynchronize(CUstream stream)
{
    CUstream s = emu_stream(stream);
    if (s == nullptr)
        return CUDA_ERROR_INVALID_CONTEXT;
    const CUresult allowed = emu_capture_allows_look("cuStreamSynchronize", s);
    if (allowed != CUDA_SUCCESS)
        return allowed;
    wait_for(s);
    return emu_gpu_failed(s->device);
}

CUresult cuStreamQuery(CUstream stream)
{
    CUstream s = emu_stream(stream);
    if (s == nullptr)
        return CUDA_ERROR_INVALID_CONTEXT;
    if (emu_asked_to_fail("cuStreamQuery") != CUDA_SUCCESS)
        return emu_asked_to_fail("cuStreamQuery");
    if (emu_fault_has_failed())
        return CUDA_ERROR_ILLEGAL_ADDRESS;
    const CUresult allowed = emu_capture_allows_look("cuStreamQuery", s);
    if (allowed != CUDA_SUCCESS)
        return allowed;
    std::unique_lock<std::mutex> held(s->lock); /* whoever polls need not keep a core from the stream's thread */
    s->ends.wait_for(held, std::chrono::microseconds(100), [&] { return s->work.empty(); });
    return s->work.empty() ? emu_gpu_failed(s->device) : CUDA_ERROR_NOT_READY;
}

CUresult cuCtxSynchronize(void)
{
    CUcontext context = emu_context();
    if (context == nullptr)
        return CUDA_ERROR_INVALID_CONTEXT;
    const CUresult allowed = emu_capture_allows_wait("cuCtxSynchronize", context->device);
    if (allowed != CUDA_SUCCESS)
        return allowed;
    emu_wait_for_all(context->device);
    return emu_gpu_failed(context->device);
}

/* The function runs on a thread of its own: it is the host's, and the stream's thread is the GPU's. */
CUresult cuLaunchHostFunc(CUstream stream, CUhostFn function, void *data)
{
    return emu_put(stream, [=] { std::thread(function, data).join(); });
}
