/* SPDX-License-Identifier: BSD-3-Clause */
/* Streams and their work: copies, memory operations, kernels, events. */
#include "driver.h"
#include <chrono>
#include <condition_variable>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <deque>
#include <memory>
#include <mutex>
#include <pthread.h>
#include <unistd.h>
#include <vector>

struct CUstream_st {
    int device;
    std::mutex lock;
    std::condition_variable changed;
    std::deque<std::function<void()>> work; /* the first is running */
    bool borrowed;                          /* a host thread does the first by itself */
    bool over;
    CUgraph captured; /* NULL: it is not being captured */
};

struct CUgraph_st {
    std::vector<std::function<void()>> work;
};
struct CUgraphExec_st {
    std::vector<std::function<void()>> work;
};

struct CUevent_st {
    std::mutex lock;
    std::condition_variable changed;
    uint64_t recorded, passed; /* how often */
    timespec when;
};

namespace
{
thread_local CUdeviceptr read_last; /* by a copy to pageable memory */
thread_local unsigned reads;        /* so often, one after the other */

std::mutex streams_lock;
std::vector<CUstream> &streams = *new std::vector<CUstream>; /* never destroyed: threads use it */

void *serve(void *argument)
{
    CUstream s = (CUstream)argument;
    emu_touches_gpu_memory();
    std::unique_lock<std::mutex> held(s->lock);
    for (;;) {
        s->changed.wait(held, [&] { return !s->borrowed && (!s->work.empty() || s->over); });
        if (s->work.empty())
            break;
        std::function<void()> *next = &s->work.front();
        held.unlock();
        (*next)();
        held.lock();
        s->work.pop_front();
        if (!s->work.empty())
            continue;
        held.unlock();
        s->changed.notify_all();
        held.lock();
    }
    held.unlock();
    delete s;
    return nullptr;
}

CUstream the(CUstream stream)
{
    if (stream != nullptr && stream != CU_STREAM_LEGACY && stream != CU_STREAM_PER_THREAD)
        return stream;
    CUcontext context = emu_context();
    return context != nullptr ? context->plain : nullptr;
}

void wait_for(CUstream s)
{
    std::unique_lock<std::mutex> held(s->lock);
    s->changed.wait(held, [&] { return s->work.empty(); });
}

} // namespace

CUresult emu_put(CUstream stream, std::function<void()> what)
{
    read_last = 0;
    CUstream s = the(stream);
    if (s == nullptr)
        return CUDA_ERROR_INVALID_CONTEXT;
    std::unique_lock<std::mutex> held(s->lock);
    if (s->captured != nullptr) {
        s->captured->work.push_back(std::move(what));
        return CUDA_SUCCESS;
    }
    s->work.push_back(std::move(what));
    held.unlock(); /* whoever wakes takes the lock at once */
    s->changed.notify_all();
    return CUDA_SUCCESS;
}

/* The caller does it by itself if the stream is idle: nobody can tell, and two switches of threads are saved. */
CUresult emu_put_and_wait(CUstream stream, std::function<void()> what)
{
    CUstream s = the(stream);
    if (s == nullptr)
        return CUDA_ERROR_INVALID_CONTEXT;
    std::unique_lock<std::mutex> held(s->lock);
    if (s->captured != nullptr)
        return CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED;
    if (s->work.empty()) {
        s->work.emplace_back(); /* others queue up behind it */
        s->borrowed = true;
        held.unlock();
        emu_do_as_gpu(what);
        held.lock();
        s->work.pop_front();
        s->borrowed = false;
        s->changed.notify_all();
        return CUDA_SUCCESS;
    }
    held.unlock();
    const CUresult result = emu_put(stream, std::move(what));
    if (result == CUDA_SUCCESS)
        wait_for(s);
    return result;
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

CUresult cuStreamCreateWithPriority(CUstream *stream, unsigned, int)
{
    CUcontext context = emu_context();
    pthread_t thread;
    if (context == nullptr)
        return CUDA_ERROR_INVALID_CONTEXT;
    CUstream s = new CUstream_st;
    s->device = context->device;
    s->over = s->borrowed = false;
    s->captured = nullptr;
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
    std::lock_guard<std::mutex> held(stream->lock);
    stream->over = true;
    stream->changed.notify_all();
    return CUDA_SUCCESS;
}

CUresult cuStreamSynchronize(CUstream stream)
{
    CUstream s = the(stream);
    if (s == nullptr)
        return CUDA_ERROR_INVALID_CONTEXT;
    if (s->captured != nullptr)
        return CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED;
    wait_for(s);
    return CUDA_SUCCESS;
}

CUresult cuStreamQuery(CUstream stream)
{
    CUstream s = the(stream);
    if (s == nullptr)
        return CUDA_ERROR_INVALID_CONTEXT;
    std::unique_lock<std::mutex> held(s->lock); /* whoever polls need not keep a core from the stream's thread */
    s->changed.wait_for(held, std::chrono::microseconds(100), [&] { return s->work.empty(); });
    return s->work.empty() ? CUDA_SUCCESS : CUDA_ERROR_NOT_READY;
}

CUresult cuCtxSynchronize(void)
{
    CUcontext context = emu_context();
    if (context == nullptr)
        return CUDA_ERROR_INVALID_CONTEXT;
    emu_wait_for_all(context->device);
    return CUDA_SUCCESS;
}

/* ---- Copies: the call reads and writes pageable memory before it returns. */

/* A host thread that reads the same words again and again waits for others, which need the core. */
static void poll_takes_time(CUdeviceptr from, size_t n)
{
    const timespec some = { 0, 10000 };
    reads = from == read_last && n <= 512 ? reads + 1 : 0;
    read_last = from;
    if (reads >= 8)
        (void)nanosleep(&some, NULL);
}

CUresult cuMemcpyAsync(CUdeviceptr to, CUdeviceptr from, size_t n, CUstream stream)
{
    char *dst = (char *)to;
    const char *src = (const char *)from;
    const int device = the(stream) != nullptr ? the(stream)->device : -1;
    if (n == 0)
        return CUDA_SUCCESS;
    if (emu_kind_of(dst) == EMU_PAGEABLE) {
        poll_takes_time(from, n);
        return emu_put_and_wait(stream, [=] { emu_copy(device, dst, src, n); });
    }
    if (emu_kind_of(src) != EMU_PAGEABLE)
        return emu_put(stream, [=] { emu_copy(device, dst, src, n); });
    auto staged = std::make_shared<std::vector<char>>(src, src + n);
    return emu_put(stream, [=] { emu_copy(device, dst, staged->data(), n); });
}

static const char *end_of(CUmemorytype type, const void *host, CUdeviceptr device)
{
    return type == CU_MEMORYTYPE_HOST ? (const char *)host : (const char *)device;
}

CUresult cuMemcpy2DAsync(const CUDA_MEMCPY2D *shape, CUstream stream)
{
    const CUDA_MEMCPY2D s = *shape;
    char *dst = const_cast<char *>(end_of(s.dstMemoryType, s.dstHost, s.dstDevice));
    const char *src = end_of(s.srcMemoryType, s.srcHost, s.srcDevice);
    if (s.WidthInBytes > s.dstPitch || s.WidthInBytes > s.srcPitch || s.srcXInBytes || s.srcY || s.dstXInBytes ||
        s.dstY)
        return emu_refuses("cuMemcpy2DAsync", CUDA_ERROR_INVALID_VALUE);
    auto rows = [=] {
        for (size_t i = s.Height; i-- > 0;)
            memmove(dst + i * s.dstPitch, src + i * s.srcPitch, s.WidthInBytes);
    };
    return emu_kind_of(dst) == EMU_PAGEABLE || emu_kind_of(src) == EMU_PAGEABLE ? emu_put_and_wait(stream, rows)
                                                                                : emu_put(stream, rows);
}

CUresult cuMemsetD8Async(CUdeviceptr to, unsigned char value, size_t n, CUstream stream)
{
    const char *hangs = getenv("EMU_HANGS");
    if (hangs != NULL && strcmp(hangs, "cuMemsetD8Async") == 0)
        return emu_put(stream, [] {
            for (;;)
                pause();
        });
    return emu_put(stream, [=] {
        if (value != 0 || !emu_drops((void *)to, n))
            memset((void *)to, value, n);
    });
}

CUresult cuStreamWriteValue32(CUstream stream, CUdeviceptr to, cuuint32_t value, unsigned)
{
    return emu_put(stream, [=] { __atomic_store_n((uint32_t *)to, value, __ATOMIC_RELEASE); });
}

CUresult cuStreamWriteValue64(CUstream stream, CUdeviceptr to, cuuint64_t value, unsigned)
{
    return emu_put(stream, [=] { __atomic_store_n((uint64_t *)to, value, __ATOMIC_RELEASE); });
}

/* ---- Kernels. */

CUresult cuLaunchKernel(CUfunction function, unsigned gx, unsigned gy, unsigned gz, unsigned bx, unsigned by,
                        unsigned bz, unsigned shared, CUstream stream, void **args, void **)
{
    const ferryi_emu_kernel *kernel = (const ferryi_emu_kernel *)(void *)function;
    CUcontext context = emu_context();
    if (context == nullptr)
        return CUDA_ERROR_INVALID_CONTEXT;
    if (gx == 0 || gy == 0 || gz == 0 || bx * by * bz == 0 || bx * by * bz > 1024 || shared != 0)
        return emu_refuses("cuLaunchKernel", CUDA_ERROR_INVALID_VALUE);
    const int device = context->device;
    const char *hangs = getenv("EMU_HANGS");
    if (hangs != NULL && strcmp(hangs, kernel->name) == 0)
        return emu_put(stream, [] {
            for (;;)
                pause();
        });
    std::vector<std::shared_ptr<char>> copies;
    for (size_t i = 0; i < kernel->n_args; i++) {
        char *p = (char *)aligned_alloc(64, (kernel->sizes[i] + 63) / 64 * 64);
        memcpy(p, args[i], kernel->sizes[i]);
        copies.emplace_back(p, free);
    }
    return emu_put(stream, [=] {
        std::vector<void *> own;
        for (auto &copy : copies)
            own.push_back(copy.get());
        emu_grid_run(kernel, device, dim3(gx, gy, gz), dim3(bx, by, bz), own.data());
    });
}

CUresult cuOccupancyMaxActiveBlocksPerMultiprocessor(int *n, CUfunction, int threads, size_t)
{
    *n = emu_blocks_per_sm((unsigned)threads);
    return CUDA_SUCCESS;
}

CUresult cuOccupancyMaxPotentialBlockSize(int *blocks, int *threads, CUfunction, CUoccupancyB2DSize, size_t, int)
{
    *threads = 128; /* a thread more costs more here than on a GPU */
    *blocks = emu_blocks_per_sm(128) * emu_sms();
    return CUDA_SUCCESS;
}

CUresult cuLaunchCooperativeKernel(CUfunction function, unsigned gx, unsigned gy, unsigned gz, unsigned bx, unsigned by,
                                   unsigned bz, unsigned shared, CUstream stream, void **args)
{
    if (gx * gy * gz > (unsigned)(emu_blocks_per_sm(bx * by * bz) * emu_sms()))
        return CUDA_ERROR_COOPERATIVE_LAUNCH_TOO_LARGE;
    return cuLaunchKernel(function, gx, gy, gz, bx, by, bz, shared, stream, args, nullptr);
}

/* ---- Events. */

CUresult cuEventCreate(CUevent *event, unsigned)
{
    *event = new CUevent_st;
    (*event)->recorded = (*event)->passed = 0;
    return CUDA_SUCCESS;
}
CUresult cuEventDestroy(CUevent)
{
    return CUDA_SUCCESS; /* a stream may still come to it */
}
CUresult cuEventRecord(CUevent event, CUstream stream)
{
    std::unique_lock<std::mutex> held(event->lock);
    const uint64_t number = ++event->recorded;
    held.unlock();
    return emu_put(stream, [=] {
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
    event_wait(event, event->recorded);
    return CUDA_SUCCESS;
}
CUresult cuStreamWaitEvent(CUstream stream, CUevent event, unsigned)
{
    const uint64_t number = event->recorded;
    return emu_put(stream, [=] { event_wait(event, number); });
}
CUresult cuEventElapsedTime(float *ms, CUevent from, CUevent to)
{
    *ms = (float)(to->when.tv_sec - from->when.tv_sec) * 1e3f + (float)(to->when.tv_nsec - from->when.tv_nsec) / 1e6f;
    return CUDA_SUCCESS;
}

/* ---- Graphs: one stream's work, in its order. */

CUresult cuStreamBeginCapture(CUstream stream, CUstreamCaptureMode)
{
    std::lock_guard<std::mutex> held(stream->lock);
    if (stream->captured != nullptr)
        return CUDA_ERROR_ILLEGAL_STATE;
    stream->captured = new CUgraph_st;
    return CUDA_SUCCESS;
}
CUresult cuStreamEndCapture(CUstream stream, CUgraph *graph)
{
    std::lock_guard<std::mutex> held(stream->lock);
    *graph = stream->captured;
    stream->captured = nullptr;
    return *graph != nullptr ? CUDA_SUCCESS : CUDA_ERROR_ILLEGAL_STATE;
}
CUresult cuGraphInstantiate(CUgraphExec *runnable, CUgraph graph, unsigned long long)
{
    *runnable = new CUgraphExec_st{ graph->work };
    return CUDA_SUCCESS;
}
CUresult cuGraphLaunch(CUgraphExec runnable, CUstream stream)
{
    CUresult result = CUDA_SUCCESS;
    for (auto &what : runnable->work)
        result = result == CUDA_SUCCESS ? emu_put(stream, what) : result;
    return result;
}
CUresult cuGraphExecDestroy(CUgraphExec runnable)
{
    delete runnable;
    return CUDA_SUCCESS;
}
CUresult cuGraphDestroy(CUgraph graph)
{
    delete graph;
    return CUDA_SUCCESS;
}
