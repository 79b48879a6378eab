/* SPDX-License-Identifier: BSD-3-Clause */
/* Calls in a stream run in order, small and bulk, over memory of every kind; a captured graph runs again and again with
 * other data; a wait that times out becomes a fault, and the stream goes on. */
#define GPU_TEST_TIMEOUT "2s"
#include "gpu_test.h"
#include <vector>

enum { WORDS = 1 << 16, SMALL = 100 };

struct memory {
    long *in, *out;  /* [WORDS] symmetric */
    long *every;     /* [n_pes * SMALL] symmetric */
    long *sum;       /* [SMALL] symmetric */
    uint64_t *words; /* [8] symmetric: signals */
    long *plain;     /* [WORDS] memory of this GPU alone */
};

static cudaStream_t stream;

static long value(int pe, long i, long round)
{
    return pe * 1000003L + i * 17 + round * 7919;
}

__global__ void fill(long *to, long n, int pe, long *round)
{
    for (long i = threadIdx.x + blockIdx.x * blockDim.x; i < n; i += gridDim.x * blockDim.x)
        to[i] = pe * 1000003L + i * 17 + *round * 7919;
}
__global__ void next_round(long *round)
{
    ++*round;
}
/* This PE has got its left neighbour's values. */
__global__ void look(const long *at, long n, int pe, const long *round, int *bad)
{
    for (long i = threadIdx.x + blockIdx.x * blockDim.x; i < n; i += gridDim.x * blockDim.x)
        KERNEL_CHECK(bad, at[i] == pe * 1000003L + i * 17 + *round * 7919);
}

static void done(void)
{
    CUDA(cudaStreamSynchronize(stream));
    if (*bad_word != 0)
        fail(*bad_word, "a check in a kernel");
}

/* Put and get of n elements; the other side is memory of each kind. */
static void copies(const memory &m, long n, long *round)
{
    std::vector<long> host((size_t)n), back((size_t)n);
    long *pinned;
    CUDA(cudaMallocHost((void **)&pinned, (size_t)n * sizeof(long)));
    for (long i = 0; i < n; i++)
        host[(size_t)i] = value(me, i, 1);
    CHECK_OK(ferry_long_put_on_stream(m.in, host.data(), (size_t)n, right, stream)); /* pageable */
    CHECK_OK(ferry_barrier_all_on_stream(stream));
    look<<<8, 256, 0, stream>>>(m.in, n, left, round, bad_word);
    done();
    CHECK_OK(ferry_barrier_all_on_stream(stream));
    fill<<<8, 256, 0, stream>>>(m.plain, n, me, round);
    CHECK_OK(ferry_long_put_on_stream(m.out, m.plain, (size_t)n, left, stream)); /* this GPU's */
    CHECK_OK(ferry_quiet_on_stream(stream));
    CHECK_OK(ferry_barrier_all_on_stream(stream));
    look<<<8, 256, 0, stream>>>(m.out, n, right, round, bad_word);
    CHECK_OK(ferry_long_get_on_stream(pinned, m.in, (size_t)n, me, stream)); /* pinned */
    CHECK_OK(ferry_long_get_on_stream(m.plain, m.out, (size_t)n, left, stream));
    look<<<8, 256, 0, stream>>>(m.plain, n, me, round, bad_word);
    CHECK_OK(ferry_long_get_on_stream(back.data(), m.in, (size_t)n, right, stream));
    done();
    for (long i = 0; i < n; i++)
        CHECK(pinned[i] == value(left, i, 1) && back[(size_t)i] == value(me, i, 1));
    CHECK_OK(ferry_barrier_all_on_stream(stream));
    done();
    CUDA(cudaFreeHost(pinned));
}

/* One round: everything that a program's step might do, without host work. */
static void step(const memory &m, long *round)
{
    next_round<<<1, 1, 0, stream>>>(round);
    fill<<<8, 256, 0, stream>>>(m.plain, WORDS, me, round);
    CHECK_OK(
        ferry_long_put_signal_on_stream(m.in, m.plain, WORDS, m.words, 1, FERRY_SIGNAL_ADD, right, stream)); /* bulk */
    CHECK_OK(ferry_long_put_signal_on_stream(m.out, m.plain, SMALL, m.words + 1, 1, FERRY_SIGNAL_ADD, left, stream));
    CHECK_OK(ferry_signal_wait_until_on_stream(m.words, FERRY_CMP_EQ, 1, stream));
    look<<<8, 256, 0, stream>>>(m.in, WORDS, left, round, bad_word);
    CHECK_OK(ferry_signal_wait_until_on_stream(m.words + 1, FERRY_CMP_EQ, 1, stream));
    look<<<1, 256, 0, stream>>>(m.out, SMALL, right, round, bad_word);
    CHECK_OK(ferry_signal_op_on_stream(m.words, 0, FERRY_SIGNAL_SET, me, stream)); /* ready for the next round */
    CHECK_OK(ferry_signal_op_on_stream(m.words + 1, 0, FERRY_SIGNAL_SET, me, stream));
    CHECK_OK(ferry_barrier_all_on_stream(stream));
    CHECK_OK(ferry_long_fcollect_on_stream(FERRY_TEAM_WORLD, m.every, m.out, SMALL, stream));
    look<<<1, 256, 0, stream>>>(m.every + left * SMALL, SMALL, me, round, bad_word);
    CHECK_OK(ferry_long_broadcast_on_stream(FERRY_TEAM_WORLD, m.sum, m.out, SMALL, 0, stream));
    look<<<1, 256, 0, stream>>>(m.sum, SMALL, 1 % n_pes, round, bad_word);
    CHECK_OK(ferry_sync_all_on_stream(stream));
    CHECK_OK(ferry_long_max_reduce_on_stream(FERRY_TEAM_WORLD, m.sum, m.out, SMALL, stream));
    look<<<1, 256, 0, stream>>>(m.sum, SMALL, n_pes - 1, round, bad_word);
    CHECK_OK(ferry_sync_all_on_stream(stream));
    CHECK_OK(ferry_long_max_reducescatter_on_stream(FERRY_TEAM_WORLD, m.sum, m.every, SMALL, stream));
    look<<<1, 256, 0, stream>>>(m.sum, SMALL, right, round, bad_word); /* row `me` of every is the same on all */
    CHECK_OK(ferry_long_alltoall_on_stream(FERRY_TEAM_WORLD, m.out, m.every, SMALL, stream));
    /* out[s] is PE s's copy of my right neighbour's row: PE i's right neighbour fills row i of every. */
    look<<<1, 256, 0, stream>>>(m.out + left * SMALL, SMALL, right, round, bad_word);
    CHECK_OK(ferry_barrier_all_on_stream(stream));
}

static void failures(const memory &m)
{
    ferry_fault fault;
    CHECK(ferry_long_put_on_stream(m.in, m.plain, 1, n_pes, stream) == FERRY_ERR_INVALID_PE);
    CHECK(ferry_long_put_on_stream(m.plain, m.plain, 1, me, stream) == FERRY_ERR_INVALID_ADDR);
    CHECK(ferry_long_get_on_stream(m.plain, m.in, SIZE_MAX / 8, me, stream) == FERRY_ERR_OVERFLOW);
    CHECK(ferry_putmem_signal_on_stream(m.in, m.plain, 1, m.words, 1, 7, me, stream) == FERRY_ERR_INVALID_ARG);
    CHECK(ferry_signal_op_on_stream((uint64_t *)((char *)m.words + 4), 1, FERRY_SIGNAL_SET, me, stream) ==
          FERRY_ERR_MISALIGNED);
    CHECK(ferry_signal_wait_until_on_stream(m.words, 9, 1, stream) == FERRY_ERR_INVALID_ARG);
    CHECK(ferry_broadcastmem_on_stream(FERRY_TEAM_WORLD, m.in, m.out, 8, n_pes, stream) == FERRY_ERR_INVALID_PE);
    for (int pe = 0; pe < n_pes; pe++) {
        CHECK(ferry_long_put_on_stream(m.in, NULL, 1, pe, stream) == FERRY_ERR_INVALID_ARG);
        CHECK(ferry_long_get_on_stream(NULL, m.in, 1, pe, stream) == FERRY_ERR_INVALID_ARG);
        CHECK(ferry_long_put_signal_on_stream(m.in, NULL, 1, m.words, 1, FERRY_SIGNAL_ADD, pe, stream) ==
              FERRY_ERR_INVALID_ARG);
        CHECK_OK(ferry_long_put_on_stream(m.in, NULL, 0, pe, stream));
    }
    check_forget_faults();
    CHECK_OK(ferry_signal_wait_until_on_stream(m.words + 2, FERRY_CMP_EQ, 4711, stream)); /* in vain */
    CHECK_OK(ferry_signal_op_on_stream(m.words + 3, 5, FERRY_SIGNAL_ADD, me, stream));    /* the stream goes on */
    CUDA(cudaStreamSynchronize(stream));
    CHECK_OK(ferry_signal_op_on_stream(m.words + 3, 5, FERRY_SIGNAL_ADD, me, stream)); /* reports the earlier timeout */
    CHECK(ferry_last_error() == FERRY_ERR_TIMEOUT);
    CHECK_OK(ferry_fault_next(&fault));
    CHECK(fault.status == FERRY_ERR_TIMEOUT && fault.call == FERRY_CALL_SIGNAL_WAIT && fault.expected == 4711);
    CUDA(cudaStreamSynchronize(stream));
    CHECK(ferry_uint64_g(m.words + 3, me) == 10);
}

static void test(void)
{
    memory m;
    long *round;
    ferry_fault fault;
    cudaGraph_t graph;
    cudaGraphExec_t run;
    m.in = (long *)MADE(ferry_calloc(WORDS, sizeof(long)));
    m.out = (long *)MADE(ferry_calloc(WORDS, sizeof(long)));
    m.every = (long *)MADE(ferry_calloc((size_t)n_pes * SMALL, sizeof(long)));
    m.sum = (long *)MADE(ferry_calloc(SMALL, sizeof(long)));
    m.words = (uint64_t *)MADE(ferry_calloc(8, sizeof(uint64_t)));
    CUDA(cudaMalloc((void **)&m.plain, WORDS * sizeof(long)));
    CUDA(cudaMalloc((void **)&round, sizeof(long)));
    CUDA(cudaMemset(round, 0, sizeof(long)));
    CUDA(cudaStreamCreateWithFlags(&stream, cudaStreamNonBlocking));
    CUDA(cudaDeviceSynchronize());
    /* Captured before any stream call: no call loads or allocates late. */
    CUDA(cudaStreamBeginCapture(stream, cudaStreamCaptureModeGlobal));
    step(m, round);
    CUDA(cudaStreamEndCapture(stream, &graph));
    CUDA(cudaGraphInstantiate(&run, graph, 0));
    for (int i = 0; i < 20; i++)
        CUDA(cudaGraphLaunch(run, stream));
    done();
    CHECK(ferry_fault_next(&fault) == FERRY_ERR_EMPTY);
    step(m, round); /* and without a graph, in between */
    CUDA(cudaGraphLaunch(run, stream));
    done();
    CHECK_OK(ferry_barrier_all()); /* the host's own calls continue from there */
    CUDA(cudaMemsetAsync(round, 0, sizeof(long), stream));
    next_round<<<1, 1, 0, stream>>>(round);
    done();
    const long sizes[] = { 1, 2, 37, 2047, 2048, WORDS };
    for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++)
        copies(m, sizes[i], round);
    failures(m);
    CUDA(cudaGraphExecDestroy(run));
    CUDA(cudaGraphDestroy(graph));
    CUDA(cudaStreamDestroy(stream));
}
