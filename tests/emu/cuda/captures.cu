/* SPDX-License-Identifier: BSD-3-Clause */
/* Captures: what CUDA refuses in one is refused with CUDA's error, and spoils it as there; streams that fork from the
 * captured one and join it are in the graph. */
#include "is.h"
#include <thread>

__global__ void add(int *p, int v)
{
    *p += v;
}

static int *d;
static cudaStream_t s, t, apart;
static cudaEvent_t event, other;

static void begin(cudaStreamCaptureMode mode = cudaStreamCaptureModeGlobal)
{
    IS(cudaStreamBeginCapture(s, mode), cudaSuccess);
    add<<<1, 1, 0, s>>>(d, 1);
}
static cudaError_t end()
{
    cudaGraph_t graph = nullptr;
    const cudaError_t error = cudaStreamEndCapture(s, &graph);
    cudaStreamCaptureStatus status;
    if (error == cudaSuccess)
        IS(cudaGraphDestroy(graph), cudaSuccess);
    else
        IS(graph == nullptr, 1);
    IS(cudaStreamIsCapturing(s, &status), cudaSuccess);
    IS(status, cudaStreamCaptureStatusNone);
    (void)cudaGetLastError();
    return error;
}
#define REFUSED(CALL, ERROR)                                                                                           \
    do {                                                                                                               \
        begin();                                                                                                       \
        IS(CALL, ERROR);                                                                                               \
        IS(end(), cudaErrorStreamCaptureInvalidated);                                                                  \
    } while (0)

static cudaError_t launched(cudaStream_t stream)
{
    add<<<1, 1, 0, stream>>>(d, 1);
    return cudaGetLastError();
}

static void refuses()
{
    int h = 0;
    void *q = nullptr;
    cudaGraph_t graph;
    REFUSED(cudaStreamSynchronize(s), cudaErrorStreamCaptureUnsupported);
    REFUSED(cudaStreamQuery(s), cudaErrorStreamCaptureUnsupported);
    REFUSED(cudaDeviceSynchronize(), cudaErrorStreamCaptureUnsupported);
    REFUSED(cudaMalloc(&q, 4), cudaErrorStreamCaptureUnsupported);
    REFUSED(cudaMallocHost(&q, 4), cudaErrorStreamCaptureUnsupported);
    REFUSED(cudaMallocManaged(&q, 4), cudaErrorStreamCaptureUnsupported);
    REFUSED(cudaFree(d), cudaErrorStreamCaptureUnsupported);
    REFUSED(cudaMemcpy(&h, d, 4, cudaMemcpyDeviceToHost), cudaErrorStreamCaptureImplicit);
    REFUSED(launched(nullptr), cudaErrorStreamCaptureImplicit);
    IS(cudaEventRecord(event, t), cudaSuccess);
    REFUSED(cudaStreamWaitEvent(s, event, 0), cudaErrorStreamCaptureIsolation);
    begin();
    IS(cudaEventRecord(event, s), cudaSuccess);
    IS(cudaEventQuery(event), cudaErrorCapturedEvent);
    IS(end(), cudaErrorStreamCaptureInvalidated);
    IS(cudaEventSynchronize(event), cudaErrorCapturedEvent);
    (void)cudaGetLastError();
    IS(cudaEventRecord(event, t), cudaSuccess); /* it is a plain one again */
    IS(cudaEventSynchronize(event), cudaSuccess);
    begin();
    IS(cudaStreamBeginCapture(s, cudaStreamCaptureModeGlobal), cudaErrorIllegalState);
    IS(end(), cudaSuccess);
    begin();
    IS(cudaEventRecord(event, s), cudaSuccess);
    IS(cudaStreamWaitEvent(t, event, 0), cudaSuccess);
    IS(cudaStreamEndCapture(t, &graph), cudaErrorStreamCaptureUnmatched);
    IS(end(), cudaErrorStreamCaptureInvalidated);
    begin();
    IS(cudaStreamBeginCapture(t, cudaStreamCaptureModeGlobal), cudaSuccess);
    IS(cudaEventRecord(other, t), cudaSuccess);
    IS(cudaStreamWaitEvent(s, other, 0), cudaErrorStreamCaptureMerge);
    IS(cudaStreamEndCapture(t, &graph), cudaErrorStreamCaptureInvalidated);
    IS(end(), cudaErrorStreamCaptureInvalidated);
    begin();
    std::thread([&] { IS(cudaStreamEndCapture(s, &graph), cudaErrorStreamCaptureWrongThread); }).join();
    IS(end(), cudaSuccess);
}

/* What captures do not forbid. */
static void allows()
{
    void *q = nullptr;
    int h = 0;
    cudaStreamCaptureMode mode = cudaStreamCaptureModeRelaxed;
    begin(cudaStreamCaptureModeRelaxed);
    IS(cudaMalloc(&q, 4), cudaSuccess);
    IS(cudaFree(q), cudaSuccess);
    IS(end(), cudaSuccess);
    begin();
    IS(cudaThreadExchangeStreamCaptureMode(&mode), cudaSuccess);
    IS(mode, cudaStreamCaptureModeGlobal);
    IS(cudaMalloc(&q, 4), cudaSuccess);
    IS(cudaThreadExchangeStreamCaptureMode(&mode), cudaSuccess);
    IS(end(), cudaSuccess);
    IS(cudaFree(q), cudaSuccess);
    begin(cudaStreamCaptureModeThreadLocal);
    std::thread([&] {
        IS(cudaMalloc(&q, 4), cudaSuccess);
        IS(launched(t), cudaSuccess);
        IS(cudaStreamSynchronize(t), cudaSuccess);
    }).join();
    IS(end(), cudaSuccess);
    IS(cudaFree(q), cudaSuccess);
    IS(cudaStreamBeginCapture(apart, cudaStreamCaptureModeGlobal), cudaSuccess);
    IS(launched(nullptr), cudaSuccess); /* no default stream waits for this one */
    IS(cudaMemcpyAsync(&h, d, 4, cudaMemcpyDeviceToHost, apart), cudaSuccess);
    cudaGraph_t graph;
    cudaGraphExec_t runnable;
    IS(cudaStreamEndCapture(apart, &graph), cudaSuccess);
    IS(cudaGraphInstantiate(&runnable, graph, 0), cudaSuccess);
    IS(cudaMemset(d, 3, 4), cudaSuccess);
    IS(cudaDeviceSynchronize(), cudaSuccess);
    IS(cudaGraphLaunch(runnable, apart), cudaSuccess);
    IS(cudaStreamSynchronize(apart), cudaSuccess);
    IS(h, 0x03030303);
    IS(cudaGraphExecDestroy(runnable), cudaSuccess);
    IS(cudaGraphDestroy(graph), cudaSuccess);
    begin();
    IS(cudaStreamDestroy(s), cudaSuccess); /* and its capture */
    IS(cudaStreamCreate(&s), cudaSuccess);
    IS(cudaMalloc(&q, 4), cudaSuccess);
    IS(cudaFree(q), cudaSuccess);
}

static void forks()
{
    cudaGraph_t graph;
    cudaGraphExec_t runnable;
    int h = 0;
    begin();
    IS(cudaEventRecord(event, s), cudaSuccess);
    IS(cudaStreamWaitEvent(t, event, 0), cudaSuccess);
    add<<<1, 1, 0, t>>>(d, 10);
    IS(end(), cudaErrorStreamCaptureUnjoined);
    IS(launched(t), cudaSuccess); /* t has left it too */
    IS(cudaStreamSynchronize(t), cudaSuccess);

    IS(cudaMemset(d, 0, 4), cudaSuccess);
    IS(cudaDeviceSynchronize(), cudaSuccess);
    begin();
    IS(cudaEventRecord(event, s), cudaSuccess);
    IS(cudaStreamWaitEvent(t, event, 0), cudaSuccess);
    add<<<1, 1, 0, t>>>(d, 10);
    IS(cudaEventRecord(other, t), cudaSuccess);
    IS(cudaStreamWaitEvent(s, other, 0), cudaSuccess);
    add<<<1, 1, 0, s>>>(d, 100);
    IS(cudaStreamEndCapture(s, &graph), cudaSuccess);
    IS(cudaGraphInstantiate(&runnable, graph, 0), cudaSuccess);
    for (int i = 0; i < 3; i++)
        IS(cudaGraphLaunch(runnable, s), cudaSuccess);
    IS(cudaStreamSynchronize(s), cudaSuccess);
    IS(cudaMemcpy(&h, d, 4, cudaMemcpyDeviceToHost), cudaSuccess);
    IS(h, 3 * 111);
    IS(cudaGraphExecDestroy(runnable), cudaSuccess);
    IS(cudaGraphDestroy(graph), cudaSuccess);
}

int main()
{
    IS(cudaMalloc(&d, 4), cudaSuccess);
    IS(cudaMemset(d, 0, 4), cudaSuccess);
    IS(cudaStreamCreate(&s), cudaSuccess);
    IS(cudaStreamCreate(&t), cudaSuccess);
    IS(cudaStreamCreateWithFlags(&apart, cudaStreamNonBlocking), cudaSuccess);
    IS(cudaEventCreate(&event), cudaSuccess);
    IS(cudaEventCreate(&other), cudaSuccess);
    refuses();
    allows();
    forks();
    return 0;
}
