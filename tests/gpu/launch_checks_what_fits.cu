/* SPDX-License-Identifier: BSD-3-Clause */
/* ferry_launch in the cuda space: grids as large as run at the same time, and no larger; blocks that wait for each
 * other; copied arguments; launches one after the other, in a stream of the program's, and in a graph. */
#include "gpu_test.h"

struct meeting {
    uint64_t *inside; /* [2] own: blocks that have come; the sum of what their threads have said */
    int *bad;         /* host memory that the GPU maps */
};
FERRY_KERNEL(meeting, struct meeting, a)
{
    int me_here = ferry_my_pe();
    if (ferry_thread_index() == 0)
        (void)ferry_uint64_atomic_inc(a->inside, me_here);
    (void)ferry_uint64_atomic_add(a->inside + 1, ferry_thread_index(), me_here);
    uint64_t seen = ferry_signal_wait_until_block(a->inside, FERRY_CMP_GE, ferry_block_count());
    if (seen < ferry_block_count() || ferry_block_index() >= ferry_block_count())
        *a->bad = __LINE__;
    ferry_block_sync();
}

struct step {
    uint64_t *word; /* own */
    uint64_t expected;
    int *bad;
};
FERRY_KERNEL(step, struct step, a)
{
    if (*a->word != a->expected)
        *a->bad = __LINE__;
    *a->word = a->expected + 1;
}

/* A kernel's failed wait reaches the host as a fault. */
struct lonely {
    uint64_t *word;
};
FERRY_KERNEL(lonely, struct lonely, a)
{
    (void)ferry_signal_wait_until_timeout(a->word, FERRY_CMP_EQ, 77, NULL, 3000000);
}

static void never(const void *args)
{
    (void)args;
}

static void grids(uint64_t *words)
{
    struct meeting args = { words, bad_word };
    unsigned most = 0, threads = 64;
    uint64_t got[2];
    OK(ferry_launch_max_blocks(meeting, threads, &most));
    CHECK(most >= 16 && most < 100000);
    /* Two PEs on one GPU take turns there, each with the whole of it. */
    OK(ferry_launch(meeting, most, threads, &args, sizeof args));
    OK(ferry_launch_wait());
    CHECK(*bad_word == 0);
    OK(ferry_uint64_get(got, words, 2, me));
    CHECK(got[0] == most && got[1] == (uint64_t)most * threads * (threads - 1) / 2);
    CHECK(ferry_launch(meeting, most + 1, threads, &args, sizeof args) == FERRY_ERR_INVALID_ARG);
    CHECK(strstr(ferry_last_error_message(), "run at the same time") != NULL);
    CHECK(ferry_launch(meeting, 1, 2048, &args, sizeof args) == FERRY_ERR_INVALID_ARG);
    CHECK(ferry_launch(meeting, 0, 32, &args, sizeof args) == FERRY_ERR_INVALID_ARG);
    CHECK(ferry_launch(meeting, 1, 32, &args, sizeof args - 1) == FERRY_ERR_INVALID_ARG);
    CHECK(ferry_launch(never, 1, 32, NULL, 0) == FERRY_ERR_INVALID_ARG);
    CHECK(strstr(ferry_last_error_message(), "nvcc") != NULL);
    CHECK(ferry_launch(NULL, 1, 32, NULL, 0) == FERRY_ERR_INVALID_ARG);
}

static void order(uint64_t *word)
{
    struct step args = { word, 0, bad_word };
    cudaStream_t stream;
    cudaGraph_t graph;
    cudaGraphExec_t run;
    for (; args.expected < 50; args.expected++)
        OK(ferry_launch(step, 1, 1, &args, sizeof args));
    OK(ferry_launch_wait());
    CHECK(*bad_word == 0 && ferry_uint64_g(word, me) == 50);
    CUDA(cudaStreamCreate(&stream));
    for (; args.expected < 60; args.expected++)
        OK(ferry_launch_on_stream(step, 1, 1, &args, sizeof args, stream));
    CUDA(cudaStreamSynchronize(stream));
    CHECK(*bad_word == 0 && ferry_uint64_g(word, me) == 60);
    CUDA(cudaStreamBeginCapture(stream, cudaStreamCaptureModeGlobal));
    args.expected = 7;
    OK(ferry_launch_on_stream(step, 1, 1, &args, sizeof args, stream));
    CUDA(cudaStreamEndCapture(stream, &graph));
    CUDA(cudaGraphInstantiate(&run, graph, 0));
    for (int i = 0; i < 3; i++) {
        OK(ferry_uint64_p(word, 7, me));
        CUDA(cudaGraphLaunch(run, stream));
        CUDA(cudaStreamSynchronize(stream));
        CHECK(*bad_word == 0 && ferry_uint64_g(word, me) == 8);
    }
    CUDA(cudaGraphExecDestroy(run));
    CUDA(cudaGraphDestroy(graph));
    CUDA(cudaStreamDestroy(stream));
}

static void test(void)
{
    uint64_t *words = (uint64_t *)ferry_calloc(8, sizeof *words);
    ferry_fault fault;
    CHECK(words != NULL);
    grids(words);
    order(words + 2);
    struct lonely args = { words + 4 };
    OK(ferry_launch(lonely, 1, 1, &args, sizeof args));
    OK(ferry_launch_wait());
    OK(ferry_fault_next(&fault));
    CHECK(fault.status == FERRY_ERR_TIMEOUT && fault.expected == 77);
    OK(ferry_free(words));
}
