// SPDX-License-Identifier: BSD-3-Clause
// Kernels of emulated GPUs that are right, or wrong in one way, by name: kernels_are_seen.sh.
#include "ferry.h"
#include "ferry_device.h"
#include <unistd.h>

enum { N = 256 };

struct shared {
    long *mine, *theirs;
    uint64_t *flag;
    int me, right;
};

__device__ void sum_up(shared s)
{
    for (int i = (int)threadIdx.x; i < N; i += (int)blockDim.x)
        s.mine[i] += s.theirs[i]; // sum
}

enum how { CORRECT, NO_FENCE, NO_WAIT, TOO_LONG };
__device__ void exchange(shared s, how bug)
{
    for (int i = (int)threadIdx.x; i < N; i += (int)blockDim.x)
        s.mine[i] = i;
    __syncthreads();
    if (threadIdx.x == 0) {
        (void)ferry_long_p(&s.theirs[N], 1, s.right); // put
        if (bug != NO_FENCE)
            (void)ferry_fence();
    }
    __syncthreads();
    const size_t n = bug == TOO_LONG ? 2 * N : N;
    (void)ferry_long_put_signal_block(s.theirs, s.mine, n, s.flag, 1, FERRY_SIGNAL_ADD, s.right); // block
    if (bug != NO_WAIT && threadIdx.x == 0)
        (void)ferry_signal_wait_until(s.flag, FERRY_CMP_GE, 1);
    __syncthreads();
    sum_up(s);
    if (threadIdx.x == 0)
        s.mine[0] += s.theirs[N]; // last
}
__global__ void correct(shared s)
{
    exchange(s, CORRECT);
}
__global__ void no_fence(shared s)
{
    exchange(s, NO_FENCE);
}
__global__ void no_wait(shared s)
{
    exchange(s, NO_WAIT);
}
__global__ void too_long(shared s)
{
    exchange(s, TOO_LONG);
}

// What the threads of a scope wait for together, all of them may read.
__global__ void block_waits(shared s)
{
    (void)ferry_long_put_signal_block(s.theirs, s.mine, N, s.flag, 1, FERRY_SIGNAL_SET, s.right);
    (void)ferry_signal_wait_until_block(s.flag, FERRY_CMP_GE, 1);
    sum_up(s);
}
__global__ void warp_waits(shared s)
{
    if (threadIdx.x >= 32)
        return;
    (void)ferry_long_put_signal_warp(s.theirs, s.mine, N, s.flag, 1, FERRY_SIGNAL_SET, s.right);
    (void)ferry_signal_wait_until_warp(s.flag, FERRY_CMP_GE, 1);
    for (int i = (int)threadIdx.x; i < N; i += 32)
        s.mine[i] += s.theirs[i];
}
__global__ void block_barrier(shared s)
{
    (void)ferry_long_put_block(s.theirs, s.mine, N, s.right);
    (void)ferry_barrier_all_block();
    sum_up(s);
}
// What all threads stored comes before the signal that they send together.
__global__ void block_signals(shared s)
{
    long *there = (long *)ferry_ptr(s.theirs, s.right);
    for (int i = (int)threadIdx.x; i < N; i += (int)blockDim.x)
        if (there != NULL)
            there[i] = i;
        else
            (void)ferry_long_p(&s.theirs[i], i, s.right);
    (void)ferry_fence();
    (void)ferry_long_put_signal_block(&s.theirs[N], s.mine, 1, s.flag, 1, FERRY_SIGNAL_SET, s.right);
    (void)ferry_signal_wait_until_block(s.flag, FERRY_CMP_GE, 1);
    sum_up(s);
}

__global__ void wait_here(shared s)
{
    (void)ferry_signal_wait_until(s.flag, FERRY_CMP_GE, 1);
}
__global__ void send(shared s)
{
    (void)ferry_long_put_signal_block(s.theirs, s.mine, N, s.flag, 1, FERRY_SIGNAL_SET, s.right); // send
}
// Copies of the host.  One in a stream is made behind what the stream's kernels have waited for, however late that is.
static void copy_behind_kernel(shared s, long *host)
{
    cudaStream_t stream;
    (void)cudaStreamCreateWithFlags(&stream, cudaStreamNonBlocking);
    wait_here<<<1, 1, 0, stream>>>(s);
    (void)cudaMemcpyAsync(host, s.theirs, N * sizeof *host, cudaMemcpyDeviceToHost, stream);
    (void)cudaMemsetAsync(s.theirs, 0, N * sizeof *host, stream);
    usleep(s.me * 100000);
    send<<<1, 64>>>(s);
    (void)cudaStreamSynchronize(stream);
}
static void copy_polls(shared s, long *host)
{
    uint64_t flag = 0;
    send<<<1, 64>>>(s);
    while (flag == 0)
        (void)cudaMemcpy(&flag, s.flag, sizeof flag, cudaMemcpyDeviceToHost);
    (void)cudaMemcpy(host, s.theirs, N * sizeof *host, cudaMemcpyDeviceToHost);
}
static void copy_early(shared s, long *host)
{
    send<<<1, 64>>>(s);
    (void)cudaMemcpy(host, s.theirs, N * sizeof *host, cudaMemcpyDeviceToHost); // early
}
static void copy_word(shared s, long *host)
{
    send<<<1, 64>>>(s);
    (void)cudaMemcpyAsync(host, &s.theirs[7], sizeof *host, cudaMemcpyDeviceToHost, 0); // word
    (void)cudaDeviceSynchronize();
}
static void copy_beside_kernel(shared s, long *host)
{
    cudaStream_t stream;
    (void)cudaStreamCreateWithFlags(&stream, cudaStreamNonBlocking);
    send<<<1, 64>>>(s);
    (void)cudaMemcpyAsync(host, s.theirs, N * sizeof *host, cudaMemcpyDeviceToHost, stream); // beside
    (void)cudaStreamSynchronize(stream);
    wait_here<<<1, 1, 0, stream>>>(s);
    (void)cudaStreamSynchronize(stream);
}
static void set_early(shared s, long *)
{
    send<<<1, 64>>>(s);
    (void)cudaMemset(s.theirs, 0, N * sizeof *s.theirs); // set
}
static void copy_too_long(shared s, long *host)
{
    (void)cudaMemcpy(host, s.theirs, (N + 2) * sizeof *host, cudaMemcpyDeviceToHost); // long
}

// Calls in streams count when their stream comes to them, however late that is.
__global__ void sum(shared s)
{
    sum_up(s);
}
static cudaStream_t stream;
static void send_in_stream(shared s)
{
    const int op = FERRY_SIGNAL_ADD;
    (void)ferry_long_put_signal_on_stream(s.theirs, s.mine, N, s.flag, 1, op, s.right, stream); // in_stream
}
static void stream_waits(shared s, long *host)
{
    usleep(s.me * 100000);
    send_in_stream(s);
    (void)ferry_signal_wait_until_on_stream(s.flag, FERRY_CMP_GE, 1, stream);
    sum<<<1, 64, 0, stream>>>(s);
    (void)cudaMemcpyAsync(host, s.theirs, N * sizeof *host, cudaMemcpyDeviceToHost, stream);
    (void)cudaStreamSynchronize(stream);
}
static void stream_barrier(shared s, long *host)
{
    (void)ferry_long_put_on_stream(s.theirs, s.mine, N, s.right, stream);
    (void)ferry_barrier_all_on_stream(stream);
    sum<<<1, 64, 0, stream>>>(s);
    (void)ferry_sync_all_on_stream(stream);
    (void)ferry_long_get_on_stream(host, s.theirs, N, s.right, stream);
    (void)ferry_long_sum_reduce_on_stream(FERRY_TEAM_WORLD, s.theirs, s.mine, N, stream);
    (void)ferry_long_broadcast_on_stream(FERRY_TEAM_WORLD, s.mine, s.theirs, N, 0, stream);
    (void)cudaStreamSynchronize(stream);
}
// What the stream waits for may be what the host does later.
static void stream_behind_host(shared s, long *)
{
    (void)ferry_signal_wait_until_on_stream(s.flag, FERRY_CMP_GE, 1, stream);
    (void)ferry_long_put_on_stream(s.theirs, s.mine, N, s.right, stream);
    (void)ferry_quiet_on_stream(stream);
    (void)ferry_long_put(s.theirs, s.mine, N, s.right);
    (void)ferry_quiet();
    (void)ferry_signal_add(s.flag, 1, s.me);
    (void)cudaStreamSynchronize(stream);
    (void)!ferry_sync_all();
    sum<<<1, 64, 0, stream>>>(s);
    (void)cudaStreamSynchronize(stream);
}
static void stream_by_event(shared s, long *)
{
    cudaStream_t other;
    cudaEvent_t event;
    (void)cudaStreamCreateWithFlags(&other, cudaStreamNonBlocking);
    (void)cudaEventCreate(&event);
    send_in_stream(s);
    (void)ferry_signal_wait_until_on_stream(s.flag, FERRY_CMP_GE, 1, stream);
    (void)cudaEventRecord(event, stream);
    (void)cudaStreamWaitEvent(other, event, 0);
    sum<<<1, 64, 0, other>>>(s);
    (void)cudaStreamSynchronize(other);
}
// Two streams of one PE that both use the symmetric memory, in turns by events, and without them.
static void streams_by_turns(shared s, long *)
{
    cudaStream_t other;
    cudaEvent_t filled, read;
    (void)cudaStreamCreateWithFlags(&other, cudaStreamNonBlocking);
    (void)cudaEventCreate(&filled);
    (void)cudaEventCreate(&read);
    for (int i = 0; i < 5; i++) {
        (void)ferry_long_put_signal_on_stream(s.theirs, s.mine, N, s.flag, 1, FERRY_SIGNAL_ADD, s.right, other);
        (void)ferry_signal_wait_until_on_stream(s.flag, FERRY_CMP_GE, (uint64_t)i + 1, other);
        (void)cudaEventRecord(filled, other);
        (void)cudaStreamWaitEvent(stream, filled, 0);
        sum<<<1, 64, 0, stream>>>(s);
        (void)ferry_barrier_all_on_stream(stream);
        (void)cudaEventRecord(read, stream);
        (void)cudaStreamWaitEvent(other, read, 0);
    }
    (void)cudaStreamSynchronize(stream);
}
static void streams_without_event(shared s, long *)
{
    cudaStream_t other;
    (void)cudaStreamCreateWithFlags(&other, cudaStreamNonBlocking);
    wait_here<<<1, 1, 0, other>>>(s);
    sum<<<1, 64, 0, stream>>>(s);
    (void)cudaStreamSynchronize(stream);
    send<<<1, 64, 0, stream>>>(s);
    (void)cudaDeviceSynchronize();
}
static void stream_graph(shared s, long *)
{
    cudaGraph_t graph;
    cudaGraphExec_t exec;
    (void)cudaStreamBeginCapture(stream, cudaStreamCaptureModeGlobal);
    send_in_stream(s);
    (void)ferry_signal_wait_until_on_stream(s.flag, FERRY_CMP_EQ, 1, stream);
    sum<<<1, 64, 0, stream>>>(s);
    (void)ferry_barrier_all_on_stream(stream);
    (void)cudaMemsetAsync(s.flag, 0, sizeof *s.flag, stream);
    (void)ferry_barrier_all_on_stream(stream);
    (void)cudaStreamEndCapture(stream, &graph);
    (void)cudaGraphInstantiateWithFlags(&exec, graph, 0);
    for (int i = 0; i < 3; i++)
        (void)cudaGraphLaunch(exec, stream);
    (void)cudaStreamSynchronize(stream);
}
static void stream_refused(shared s, long *)
{
    (void)ferry_long_put_on_stream(s.theirs, s.mine, N, 99, stream);
    (void)ferry_long_put_on_stream(s.theirs, NULL, N, s.right, stream);
    (void)ferry_signal_op_on_stream(s.flag, 1, 77, s.right, stream);
    sum<<<1, 64, 0, stream>>>(s);
    (void)cudaStreamSynchronize(stream);
    (void)ferry_last_error();
}
static void stream_no_wait(shared s, long *)
{
    send_in_stream(s);
    sum<<<1, 64, 0, stream>>>(s);
    (void)cudaStreamSynchronize(stream);
}
static void stream_no_quiet(shared s, long *)
{
    (void)ferry_long_put_on_stream(s.theirs, s.mine, N, s.right, stream); // no_quiet
    (void)cudaStreamSynchronize(stream);
    (void)!ferry_sync_all();
    sum<<<1, 64, 0, stream>>>(s);
    (void)cudaStreamSynchronize(stream);
}
static void stream_too_long(shared s, long *)
{
    (void)ferry_long_put_on_stream(s.theirs, s.mine, N + 2, s.right, stream); // stream_long
    (void)cudaStreamSynchronize(stream);
}

int main(int argc, char **argv)
{
    static const struct {
        const char *name;
        void (*run)(shared, long *);
    } hosts[] = { { "copy_behind_kernel", copy_behind_kernel },
                  { "copy_polls", copy_polls },
                  { "copy_early", copy_early },
                  { "copy_word", copy_word },
                  { "copy_beside_kernel", copy_beside_kernel },
                  { "set_early", set_early },
                  { "stream_waits", stream_waits },
                  { "stream_barrier", stream_barrier },
                  { "stream_behind_host", stream_behind_host },
                  { "stream_by_event", stream_by_event },
                  { "streams_by_turns", streams_by_turns },
                  { "streams_without_event", streams_without_event },
                  { "stream_graph", stream_graph },
                  { "stream_refused", stream_refused },
                  { "stream_no_wait", stream_no_wait },
                  { "stream_no_quiet", stream_no_quiet },
                  { "stream_too_long", stream_too_long },
                  { "copy_too_long", copy_too_long } };
    static const struct {
        const char *name;
        void (*kernel)(shared);
    } kernels[] = { { "correct", correct },
                    { "no_fence", no_fence },
                    { "no_wait", no_wait },
                    { "too_long", too_long },
                    { "block_waits", block_waits },
                    { "warp_waits", warp_waits },
                    { "block_barrier", block_barrier },
                    { "block_signals", block_signals } };
    if (argc < 2 || ferry_init() != FERRY_SUCCESS)
        return 1;
    shared s = {};
    s.me = ferry_my_pe();
    s.right = (s.me + 1) % ferry_n_pes();
    s.mine = (long *)ferry_calloc(2 * N, sizeof *s.mine);
    s.theirs = (long *)ferry_calloc(N + 1, sizeof *s.theirs);
    s.flag = (uint64_t *)ferry_calloc(1, sizeof *s.flag);
    (void)!ferry_barrier_all();
    for (const auto &each : kernels)
        if (strcmp(each.name, argv[1]) == 0)
            each.kernel<<<1, 64>>>(s);
    long *host = NULL;
    (void)cudaStreamCreateWithFlags(&stream, cudaStreamNonBlocking);
    (void)cudaMallocHost((void **)&host, (N + 2) * sizeof *host);
    for (const auto &each : hosts)
        if (strcmp(each.name, argv[1]) == 0)
            each.run(s, host);
    int bad = cudaDeviceSynchronize() != cudaSuccess;
    (void)!ferry_barrier_all();
    (void)!ferry_finalize();
    return bad;
}
