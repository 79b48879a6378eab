/* SPDX-License-Identifier: BSD-3-Clause */
/* Graphs: one stream's work, in its order. */
#include "stream.h"

struct CUgraphExec_st {
    std::vector<std::function<void()>> work;
};

CUresult cuStreamBeginCapture(CUstream stream, CUstreamCaptureMode)
{
    if (stream == nullptr || stream == CU_STREAM_LEGACY)
        return emu_refuses("cuStreamBeginCapture", CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED,
                           "the default stream cannot be captured");
    if (emu_asked_to_fail("cuStreamBeginCapture") != CUDA_SUCCESS)
        return emu_asked_to_fail("cuStreamBeginCapture");
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
CUresult cuStreamIsCapturing(CUstream stream, CUstreamCaptureStatus *status)
{
    CUstream s = emu_stream(stream);
    if (s == nullptr)
        return CUDA_ERROR_INVALID_CONTEXT;
    std::lock_guard<std::mutex> held(s->lock);
    *status = s->captured != nullptr ? CU_STREAM_CAPTURE_STATUS_ACTIVE : CU_STREAM_CAPTURE_STATUS_NONE;
    return CUDA_SUCCESS;
}
CUresult cuGraphInstantiate(CUgraphExec *runnable, CUgraph graph, unsigned long long)
{
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
