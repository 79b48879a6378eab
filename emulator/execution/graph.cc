/* SPDX-License-Identifier: BSD-3-Clause */
/* Graphs: what one stream captures, and the streams that wait for its events, in the order of the calls.  A call that a
 * capture does not allow is refused, and the capture is invalid from then on, as CUDA has it. */
#include "stream.h"
#include <algorithm>
#include <atomic>

struct CUgraph_st {
    std::vector<std::function<void()>> work;
};
struct CUgraphExec_st {
    std::vector<std::function<void()>> work;
};

namespace
{
std::mutex &lock = *new std::mutex; /* of all captures, and of the streams' and events' pointers to them */
std::vector<emu_capture *> &active = *new std::vector<emu_capture *>;
std::atomic<unsigned> n_active{ 0 }; /* so that calls without a capture take no lock */
thread_local CUstreamCaptureMode thread_mode = CU_STREAM_CAPTURE_MODE_GLOBAL;

/* Whether a capture keeps the calling thread from calls that may wait for another one's work. */
bool is_in_the_way(const emu_capture *c)
{
    const bool own = c->thread == std::this_thread::get_id();
    if (thread_mode == CU_STREAM_CAPTURE_MODE_RELAXED)
        return false;
    return own ? c->mode != CU_STREAM_CAPTURE_MODE_RELAXED
               : c->mode == CU_STREAM_CAPTURE_MODE_GLOBAL && thread_mode == CU_STREAM_CAPTURE_MODE_GLOBAL;
}

CUresult refuse(const char *call, CUresult result, const std::vector<emu_capture *> &spoilt, const char *why)
{
    for (emu_capture *c : spoilt)
        c->is_invalid = true;
    return emu_refuses(call, result, std::string(why) + "; the capture is invalid now");
}

/* Its streams leave it; under the lock. */
void end_capture(emu_capture *c)
{
    for (auto &member : c->come)
        member.first->captured = nullptr;
    active.erase(std::find(active.begin(), active.end(), c));
    n_active = (unsigned)active.size();
}
} // namespace

bool emu_is_captured(CUstream s)
{
    if (n_active == 0)
        return false;
    std::lock_guard<std::mutex> held(lock);
    return s->captured != nullptr;
}

bool emu_captures(CUstream s, bool is_legacy, const std::function<void()> &what, CUresult *result)
{
    if (n_active == 0)
        return false;
    std::lock_guard<std::mutex> held(lock);
    emu_capture *c = s->captured.get();
    if (c != nullptr) {
        *result = c->is_invalid ? CUDA_ERROR_STREAM_CAPTURE_INVALIDATED : CUDA_SUCCESS;
        c->work.push_back(what);
        c->come[s][s]++;
        return true;
    }
    std::vector<emu_capture *> dependent;
    for (emu_capture *other : active)
        for (const auto &member : other->come)
            if (is_legacy && member.first->blocking && member.first->device == s->device) {
                dependent.push_back(other);
                break;
            }
    if (dependent.empty())
        return false;
    *result = refuse("a call for the default stream", CUDA_ERROR_STREAM_CAPTURE_IMPLICIT, dependent,
                     "a stream that the default stream waits for is being captured: create it with "
                     "cudaStreamNonBlocking, or use another stream");
    return true;
}

CUresult emu_capture_allows_look(const char *call, CUstream s)
{
    if (n_active == 0)
        return CUDA_SUCCESS;
    std::lock_guard<std::mutex> held(lock);
    return s->captured == nullptr ? CUDA_SUCCESS
                                  : refuse(call, CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED, { s->captured.get() },
                                           "the stream is being captured, so its work does not run");
}

CUresult emu_capture_allows_wait(const char *call, int device)
{
    if (n_active == 0)
        return CUDA_SUCCESS;
    std::lock_guard<std::mutex> held(lock);
    std::vector<emu_capture *> all;
    for (emu_capture *c : active)
        if (c->origin->device == device)
            all.push_back(c);
    return all.empty() ? CUDA_SUCCESS
                       : refuse(call, CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED, all,
                                "a stream of the GPU is being captured, so its work does not run");
}

CUresult emu_capture_allows_unsafe(const char *call)
{
    if (n_active == 0)
        return CUDA_SUCCESS;
    std::lock_guard<std::mutex> held(lock);
    std::vector<emu_capture *> all;
    std::copy_if(active.begin(), active.end(), std::back_inserter(all), is_in_the_way);
    return all.empty() ? CUDA_SUCCESS
                       : refuse(call, CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED, all,
                                "a stream is being captured, whose mode does not allow calls that may wait for a GPU");
}

bool emu_capture_records(CUstream s, emu_recorded *event)
{
    if (n_active == 0 && event->in == nullptr)
        return false;
    std::lock_guard<std::mutex> held(lock);
    event->in = s->captured;
    if (s->captured != nullptr)
        event->come = s->captured->come[s];
    return s->captured != nullptr;
}

CUresult emu_capture_allows_event(const char *call, const emu_recorded *event)
{
    std::lock_guard<std::mutex> held(lock);
    if (event->in == nullptr)
        return CUDA_SUCCESS;
    return refuse(call, CUDA_ERROR_CAPTURED_EVENT, { event->in.get() },
                  "the event was recorded in a capture, so it does not happen by itself");
}

bool emu_capture_waits(CUstream s, const emu_recorded *event, bool was_recorded, CUresult *result)
{
    if (n_active == 0)
        return false;
    std::lock_guard<std::mutex> held(lock);
    emu_capture *own = s->captured.get(), *its = event->in.get();
    const bool runs = its != nullptr && std::find(active.begin(), active.end(), its) != active.end();
    *result = CUDA_SUCCESS;
    if (own == nullptr && !runs)
        return false;
    if (own != nullptr && !runs) {
        if (was_recorded)
            *result = refuse("cuStreamWaitEvent", CUDA_ERROR_STREAM_CAPTURE_ISOLATION, { own },
                             "a stream that is being captured waits for an event from outside of the capture");
        return true;
    }
    if (own != nullptr && own != its) {
        *result = refuse("cuStreamWaitEvent", CUDA_ERROR_STREAM_CAPTURE_MERGE, { own, its },
                         "a stream that is being captured waits for an event of another capture");
        return true;
    }
    s->captured = event->in;
    for (const auto &each : event->come) {
        uint64_t &known = its->come[s][each.first];
        known = std::max(known, each.second);
    }
    its->come[s][s]; /* a member, also without work */
    return true;
}

void emu_capture_loses(CUstream s)
{
    std::lock_guard<std::mutex> held(lock);
    if (s->captured == nullptr)
        return;
    s->captured->is_invalid = true;
    const std::shared_ptr<emu_capture> c = s->captured;
    c->come.erase(s);
    s->captured = nullptr;
    if (c->origin == s)
        end_capture(c.get());
}

CUresult cuThreadExchangeStreamCaptureMode(CUstreamCaptureMode *mode)
{
    std::swap(*mode, thread_mode);
    return CUDA_SUCCESS;
}

CUresult cuStreamBeginCapture(CUstream stream, CUstreamCaptureMode mode)
{
    if (stream == nullptr || stream == CU_STREAM_LEGACY)
        return emu_refuses("cuStreamBeginCapture", CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED,
                           "the default stream cannot be captured");
    if (emu_asked_to_fail("cuStreamBeginCapture") != CUDA_SUCCESS)
        return emu_asked_to_fail("cuStreamBeginCapture");
    std::lock_guard<std::mutex> held(lock);
    if (stream->captured != nullptr)
        return CUDA_ERROR_ILLEGAL_STATE;
    stream->captured = std::make_shared<emu_capture>();
    stream->captured->origin = stream;
    stream->captured->mode = mode;
    stream->captured->thread = std::this_thread::get_id();
    stream->captured->come[stream][stream] = 0;
    active.push_back(stream->captured.get());
    n_active = (unsigned)active.size();
    return CUDA_SUCCESS;
}

CUresult cuStreamEndCapture(CUstream stream, CUgraph *graph)
{
    std::lock_guard<std::mutex> held(lock);
    const std::shared_ptr<emu_capture> c = stream->captured;
    *graph = nullptr;
    if (c == nullptr)
        return CUDA_ERROR_ILLEGAL_STATE;
    if (c->origin != stream)
        return refuse("cuStreamEndCapture", CUDA_ERROR_STREAM_CAPTURE_UNMATCHED, { c.get() },
                      "the capture began in another stream");
    if (c->mode != CU_STREAM_CAPTURE_MODE_RELAXED && c->thread != std::this_thread::get_id())
        return emu_refuses("cuStreamEndCapture", CUDA_ERROR_STREAM_CAPTURE_WRONG_THREAD,
                           "another thread began the capture");
    end_capture(c.get());
    if (c->is_invalid)
        return CUDA_ERROR_STREAM_CAPTURE_INVALIDATED;
    for (const auto &member : c->come)
        if (member.second.at(member.first) > c->come[stream][member.first])
            return refuse("cuStreamEndCapture", CUDA_ERROR_STREAM_CAPTURE_UNJOINED, {},
                          "a stream that took part has work that the first stream does not wait for: record an event "
                          "there, and let the first stream wait for it");
    *graph = new CUgraph_st{ std::move(c->work) };
    return CUDA_SUCCESS;
}

CUresult cuStreamIsCapturing(CUstream stream, CUstreamCaptureStatus *status)
{
    CUstream s = emu_stream(stream);
    if (s == nullptr)
        return CUDA_ERROR_INVALID_CONTEXT;
    std::lock_guard<std::mutex> held(lock);
    *status = s->captured == nullptr    ? CU_STREAM_CAPTURE_STATUS_NONE
              : s->captured->is_invalid ? CU_STREAM_CAPTURE_STATUS_INVALIDATED
                                        : CU_STREAM_CAPTURE_STATUS_ACTIVE;
    return CUDA_SUCCESS;
}

CUresult cuGraphInstantiate(CUgraphExec *runnable, CUgraph graph, unsigned long long)
{
    if (graph == nullptr)
        return CUDA_ERROR_INVALID_VALUE;
    *runnable = new CUgraphExec_st{ graph->work };
    return CUDA_SUCCESS;
}
CUresult cuGraphLaunch(CUgraphExec runnable, CUstream stream)
{
    CUresult result = emu_put(stream, [] { emu_fault_graph(1); });
    for (auto &what : runnable->work)
        result = result == CUDA_SUCCESS ? emu_put(stream, what) : result;
    return result == CUDA_SUCCESS ? emu_put(stream, [] { emu_fault_graph(0); }) : result;
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
