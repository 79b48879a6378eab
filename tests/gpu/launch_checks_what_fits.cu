/* SPDX-License-Identifier: BSD-3-Clause */
/* ferry_launch in the cuda space: grids up to the number of co-resident blocks and no larger; blocks that wait for each
 * other; copied arguments; launches in sequence, in the program's stream, and in a graph. */
#include "gpu_test.h"

struct meeting {
    uint64_t *inside; /* [2] own: the number of arrived blocks; the sum of their threads' values */
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

/* The most that a PE may launch, and all PEs together. */
struct gathering {
    uint64_t *come; /* [2] own: blocks of this PE; whether all PEs' blocks have arrived */
    int *bad;
};
FERRY_KERNEL(gathering, struct gathering, a)
{
    int pe = ferry_my_pe();
    if (ferry_thread_index() == 0)
        (void)ferry_uint64_atomic_inc(a->come, pe);
    if (ferry_block_index() == 0) {
        (void)ferry_signal_wait_until_block(a->come, FERRY_CMP_GE, ferry_block_count());
        if (ferry_barrier_all_block() != FERRY_SUCCESS)
            *a->bad = __LINE__;
        if (ferry_thread_index() == 0)
            (void)ferry_uint64_atomic_inc(a->come + 1, pe);
    }
    if (ferry_signal_wait_until_block(a->come + 1, FERRY_CMP_EQ, 1) != 1)
        *a->bad = __LINE__;
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
    int per_sm = 0, sms = 0;
    CHECK_OK(ferry_launch_max_blocks(meeting, threads, &most));
    CHECK(most >= 4 && most < 100000);
    CUDA(cudaOccupancyMaxActiveBlocksPerMultiprocessor(&per_sm, meeting_ferry_gpu, (int)threads, 0));
    CUDA(cudaDeviceGetAttribute(&sms, cudaDevAttrMultiProcessorCount, 0));
    /* PEs that take turns each have the whole GPU; PEs that run at the same time each have a part. */
    const bool divided = gpu_test_mps() && getenv("CUDA_MPS_ACTIVE_THREAD_PERCENTAGE") == NULL;
    const unsigned part = (unsigned)(per_sm * sms) / (divided ? gpu_test_sharers() : 1);
    /* A multiprocessor less for each neighbour, whose host calls may wait on it. */
    const unsigned room = gpu_test_mps() ? (unsigned)per_sm * (gpu_test_sharers() - 1) : 0;
    CHECK(most == part - (room < part / 2 ? room : part / 2));
    CHECK_OK(ferry_launch(meeting, most, threads, &args, sizeof args));
    CHECK_OK(ferry_launch_wait());
    CHECK(*bad_word == 0);
    CHECK_OK(ferry_uint64_get(got, words, 2, me));
    CHECK(got[0] == most && got[1] == (uint64_t)most * threads * (threads - 1) / 2);
    struct gathering all = { words + 6, bad_word };
    CHECK_OK(ferry_launch_max_blocks(gathering, threads, &most));
    if (gpu_test_mps())
        most = 1; /* full parts need not fit together: see ferry/launch.h */
    CHECK_OK(ferry_barrier_all());
    CHECK_OK(ferry_launch(gathering, most, threads, &all, sizeof all));
    CHECK_OK(ferry_launch_wait());
    CHECK(*bad_word == 0);
    CHECK_OK(ferry_launch_max_blocks(meeting, threads, &most));
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
        CHECK_OK(ferry_launch(step, 1, 1, &args, sizeof args));
    CHECK_OK(ferry_launch_wait());
    CHECK(*bad_word == 0 && ferry_uint64_g(word, me) == 50);
    CUDA(cudaStreamCreate(&stream));
    for (; args.expected < 60; args.expected++)
        CHECK_OK(ferry_launch_on_stream(step, 1, 1, &args, sizeof args, stream));
    CUDA(cudaStreamSynchronize(stream));
    CHECK(*bad_word == 0 && ferry_uint64_g(word, me) == 60);
    CUDA(cudaStreamBeginCapture(stream, cudaStreamCaptureModeGlobal));
    args.expected = 7;
    CHECK_OK(ferry_launch_on_stream(step, 1, 1, &args, sizeof args, stream));
    CUDA(cudaStreamEndCapture(stream, &graph));
    CUDA(cudaGraphInstantiate(&run, graph, 0));
    for (int i = 0; i < 3; i++) {
        CHECK_OK(ferry_uint64_p(word, 7, me));
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
    uint64_t *words = (uint64_t *)MADE(ferry_calloc(8, sizeof *words));
    ferry_fault fault;
    grids(words);
    order(words + 2);
    struct lonely args = { words + 4 };
    CHECK_OK(ferry_launch(lonely, 1, 1, &args, sizeof args));
    CHECK_OK(ferry_launch_wait());
    CHECK_OK(ferry_fault_next(&fault));
    CHECK(fault.status == FERRY_ERR_TIMEOUT && fault.expected == 77);
    CHECK_OK(ferry_free(words));
}
