/* SPDX-License-Identifier: BSD-3-Clause */
/* 11. Streams and graphs.
 *
 * A stream is a queue of work for a GPU: what is put into it runs in order, and the host does not wait.  ferry's calls
 * can stand in that queue between kernels: kernel, put, wait, kernel.  The host queues a whole step and goes on.
 *
 * A graph is a queue that was recorded once and is then launched many times, at the cost of one launch.  The values of
 * the recorded calls are those of the recording.  So a signal that counts rounds cannot be a value: here each round
 * ADDS 1, and the kernel that has read the message takes 1 away.
 *
 *     ferry-cc -cc=nvcc -std=c++17 -arch=native 11_graph.cu -o 11_graph      for GPUs
 *     ferry-cc --emulate 11_graph.cu -o 11_graph                             for a machine without one
 *
 * Each PE has a vector.  In each round it adds what came from the left, and sends its own to the right. */
#define PE_ANY_SPACE
#include "ferry_device.h"
#include "pe_main.h"
#include <cuda_runtime.h>

enum { LENGTH = 256, ROUNDS = 20 };

#define CUDA_TRY(call) cuda_try((call), #call)
static void cuda_try(cudaError_t error, const char *call)
{
    if (error == cudaSuccess)
        return;
    fprintf(stderr, "PE %d: %s: %s\n", ferry_my_pe(), call, cudaGetErrorString(error));
    exit(1);
}

__global__ void start(long *mine)
{
    mine[threadIdx.x] = ferry_my_pe() + (long)threadIdx.x;
}

/* The message is read, and the signal goes back by one.  Then the neighbour may send again. */
__global__ void add(long *mine, const long *inbox, uint64_t *full, uint64_t *empty, int left)
{
    mine[threadIdx.x] += inbox[threadIdx.x];
    __syncthreads(); /* all threads of the block have read the inbox */
    if (threadIdx.x == 0) {
        (void)ferry_signal_op(full, (uint64_t)-1, FERRY_SIGNAL_ADD, ferry_my_pe());
        (void)ferry_signal_op(empty, 1, FERRY_SIGNAL_ADD, left);
    }
}

static int pe_main(int argc, char **argv)
{
    (void)argc;
    (void)argv;
    PE_TRY(ferry_init());
    int me = ferry_my_pe(), n = ferry_n_pes(), right = (me + 1) % n, left = (me + n - 1) % n, wrong = 0;
    long *mine = (long *)pe_alloc(LENGTH, sizeof *mine), *inbox = (long *)pe_alloc(LENGTH, sizeof *inbox);
    uint64_t *full = (uint64_t *)pe_alloc(1, sizeof *full), *empty = (uint64_t *)pe_alloc(1, sizeof *empty);
    cudaStream_t stream;
    cudaGraph_t graph;
    cudaGraphExec_t round;
    CUDA_TRY(cudaStreamCreate(&stream));
    start<<<1, LENGTH, 0, stream>>>(mine);
    CUDA_TRY(cudaStreamSynchronize(stream));
    PE_TRY(ferry_barrier_all());

    /* One round, recorded and not run.  The same calls outside of a recording would run in the stream's order.  A put
     * in a stream has ended for its source when the work after it begins: the kernel may change `mine`. */
    CUDA_TRY(cudaStreamBeginCapture(stream, cudaStreamCaptureModeGlobal));
    PE_TRY(ferry_long_put_signal_on_stream(inbox, mine, LENGTH, full, 1, FERRY_SIGNAL_ADD, right, stream));
    PE_TRY(ferry_signal_wait_until_on_stream(full, FERRY_CMP_EQ, 1, stream));
    add<<<1, LENGTH, 0, stream>>>(mine, inbox, full, empty, left);
    PE_TRY(ferry_signal_wait_until_on_stream(empty, FERRY_CMP_GE, 1, stream)); /* the right PE has read mine */
    PE_TRY(ferry_signal_op_on_stream(empty, (uint64_t)-1, FERRY_SIGNAL_ADD, me, stream));
    CUDA_TRY(cudaStreamEndCapture(stream, &graph));
    CUDA_TRY(cudaGraphInstantiate(&round, graph, 0));

    for (int r = 0; r < ROUNDS; r++)
        CUDA_TRY(cudaGraphLaunch(round, stream)); /* the host does not wait in between */
    CUDA_TRY(cudaStreamSynchronize(stream));

    /* The same on the host, for all PEs at once. */
    long *all = (long *)calloc((size_t)n * 2, sizeof *all), sums[LENGTH];
    for (int pe = 0; pe < n; pe++)
        all[pe] = pe;
    for (int r = 0; r < ROUNDS; r++) {
        memcpy(all + n, all, (size_t)n * sizeof *all);
        for (int pe = 0; pe < n; pe++)
            all[pe] += all[n + (pe + n - 1) % n];
    }
    PE_TRY(ferry_long_get(sums, mine, LENGTH, me));
    for (int i = 0; i < LENGTH; i++) /* element i began i larger on every PE, and doubles in each round */
        wrong += sums[i] != all[me] + ((long)i << ROUNDS);
    printf("PE %d: after %d rounds element 0 is %ld%s\n", me, ROUNDS, sums[0], wrong ? "  WRONG" : "");
    free(all);
    CUDA_TRY(cudaGraphExecDestroy(round));
    CUDA_TRY(cudaGraphDestroy(graph));
    CUDA_TRY(cudaStreamDestroy(stream));
    PE_TRY(ferry_barrier_all());
    PE_TRY(ferry_finalize());
    return wrong != 0;
}
