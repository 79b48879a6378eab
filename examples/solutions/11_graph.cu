/* SPDX-License-Identifier: BSD-3-Clause */
/* Exercise 11.  A number grows on its way around the ring, by one graph that is launched ROUNDS times.  In each round
 * every PE sends its number to the right, waits for the one from the left, and a kernel makes it its own, plus one.
 *
 * Lesson: 11_graph.cu.  You need two calls of the stream while it is being recorded. */
#define PE_ANY_SPACE
#include "../exercise.h"
#include "ferry_device.h"
#include <cuda_runtime.h>

enum { ROUNDS = 12 };

#define CUDA_EXPECT(call) cuda_expect((call), #call)
static void cuda_expect(cudaError_t error, const char *call)
{
    EXPECT(error == cudaSuccess, "%s: %s", call, cudaGetErrorString(error));
}

/* The number was read; the signals go back by one, so that the next round finds them as this one did. */
__global__ void grow(long *mine, const long *inbox, uint64_t *full, uint64_t *empty, int left)
{
    *mine = *inbox + 1;
    (void)ferry_signal_op(full, (uint64_t)-1, FERRY_SIGNAL_ADD, ferry_my_pe());
    (void)ferry_signal_op(empty, 1, FERRY_SIGNAL_ADD, left);
}

static int pe_main(int argc, char **argv)
{
    (void)argc;
    (void)argv;
    PE_TRY(ferry_init());
    const int me = ferry_my_pe(), n = ferry_n_pes(), right = (me + 1) % n, left = (me + n - 1) % n;
    long *mine = (long *)pe_alloc(1, sizeof *mine), *inbox = (long *)pe_alloc(1, sizeof *inbox);
    uint64_t *full = (uint64_t *)pe_alloc(1, sizeof *full), *empty = (uint64_t *)pe_alloc(1, sizeof *empty);
    cudaStream_t stream;
    cudaGraph_t graph;
    cudaGraphExec_t round;
    PE_TRY(ferry_long_p(mine, 100L * me, me));
    PE_TRY(ferry_quiet());
    PE_TRY(ferry_barrier_all());

    CUDA_EXPECT(cudaStreamCreate(&stream));
    CUDA_EXPECT(cudaStreamBeginCapture(stream, cudaStreamCaptureModeGlobal));
    /* TODO: send *mine into the right neighbour's inbox and ADD 1 to `full` there, in the stream; then, in the stream,
     * wait until my own `full` is 1. */
    PE_TRY(ferry_long_put_signal_on_stream(inbox, mine, 1, full, 1, FERRY_SIGNAL_ADD, right, stream));
    PE_TRY(ferry_signal_wait_until_on_stream(full, FERRY_CMP_EQ, 1, stream));
    /* END OF TODO */
    grow<<<1, 1, 0, stream>>>(mine, inbox, full, empty, left);
    PE_TRY(ferry_signal_wait_until_on_stream(empty, FERRY_CMP_GE, 1, stream)); /* the right PE has read my number */
    PE_TRY(ferry_signal_op_on_stream(empty, (uint64_t)-1, FERRY_SIGNAL_ADD, me, stream));
    CUDA_EXPECT(cudaStreamEndCapture(stream, &graph));
    CUDA_EXPECT(cudaGraphInstantiate(&round, graph, 0));
    for (int r = 0; r < ROUNDS; r++)
        CUDA_EXPECT(cudaGraphLaunch(round, stream));
    CUDA_EXPECT(cudaStreamSynchronize(stream));

    const long is = ferry_long_g(mine, me), want = 100L * ((me + n - ROUNDS % n) % n) + ROUNDS;
    printf("PE %d: my number is %ld\n", me, is);
    EXPECT(is == want,
           "the number is %ld and should be %ld: was it sent in each round, and did the kernel wait for it?", is, want);
    CUDA_EXPECT(cudaGraphExecDestroy(round));
    CUDA_EXPECT(cudaGraphDestroy(graph));
    CUDA_EXPECT(cudaStreamDestroy(stream));
    return exercise_end();
}
