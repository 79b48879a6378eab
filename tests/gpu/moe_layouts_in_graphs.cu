/* SPDX-License-Identifier: BSD-3-Clause */
/* Rounds of ferry_moe_run() by expert in graphs: each launch reads its number of tokens on the device, two channels are
 * in flight in two streams, weights are given to combine, the host reads reports without synchronising, and a PE is
 * left out for some launches of a graph that was captured before. */
#include "gpu_test.h"

#include "tests/moe_config.h"

enum { TOKENS = 12, HIDDEN = 264, TOPK = 4, EXPERTS = 13 };

struct channel {
    ferry_moe *moe;
    ferry_moe_view view;
    uint16_t *x, *out, *rows, *partial;
    int64_t *choice;
    float *weight;
    int32_t *n_tokens, *count, *token, *source;
    long *round; /* counted by the GPU */
    uint64_t *wait_ns;
    ferry_moe_report *report;
    int first, local;
    cudaStream_t stream;
};

static __device__ unsigned mix(unsigned a)
{
    a = (a ^ a >> 16) * 0x45d9f3bu;
    return (a ^ a >> 16) * 0x45d9f3bu >> 4;
}
static __device__ float element(long round, int pe, int t, int i)
{
    return (float)(mix((unsigned)(round * 4096 + pe * 512 + t * 7 + i)) % 8);
}
static __device__ float factor(int expert)
{
    return (float)(1 + expert % 2);
}

/* Some rounds have no tokens. */
__global__ void next_tokens(channel l, int pe)
{
    const long round = *l.round + 1;
    const int n = (int)(mix((unsigned)(round * 64 + pe)) % (TOKENS + 1));
    for (int i = (int)threadIdx.x; i < TOKENS * HIDDEN; i += (int)blockDim.x) {
        l.x[i] = ferry_bf16_from_float(element(round, pe, i / HIDDEN, i % HIDDEN));
        l.out[i] = 0xffff;
    }
    for (int i = (int)threadIdx.x; i < TOKENS * TOPK; i += (int)blockDim.x) {
        const unsigned h = mix((unsigned)(round * 65536 + pe * 4096 + i / TOPK));
        l.choice[i] = (h >> i % TOPK) % 8 == 0 ? -1 : (int)((h / 64 + i % TOPK * 3) % EXPERTS); /* all different */
        l.weight[i] = 0.5f;
    }
    __syncthreads();
    if (threadIdx.x == 0) {
        *l.round = round;
        *l.n_tokens = n;
    }
}

__global__ void run_experts(channel l, int n_pes, int *bad)
{
    for (int e = (int)blockIdx.x; e < l.local; e += (int)gridDim.x)
        for (int r = 0; r < l.count[e]; r++) {
            const long at = (long)e * n_pes * TOKENS + r;
            for (int i = (int)threadIdx.x; i < HIDDEN; i += (int)blockDim.x) {
                const float value = ferry_bf16_to_float(l.rows[at * HIDDEN + i]);
                KERNEL_CHECK(bad, value == element(*l.round, l.source[at], l.token[at], i));
                l.partial[at * HIDDEN + i] = ferry_bf16_from_float(factor(l.first + e) * value);
            }
        }
}

__global__ void check_sums(channel l, int pe, int *bad)
{
    for (int t = 0; t < *l.n_tokens; t++) {
        float scale = 0;
        for (int k = 0; k < TOPK; k++)
            if (l.choice[t * TOPK + k] >= 0 && !(l.view.missing[t] >> k & 1))
                scale += 0.5f * factor((int)l.choice[t * TOPK + k]);
        for (int i = (int)threadIdx.x; i < HIDDEN; i += (int)blockDim.x)
            KERNEL_CHECK(bad, ferry_bf16_to_float(l.out[t * HIDDEN + i]) == scale * element(*l.round, pe, t, i));
    }
    for (int i = *l.n_tokens * HIDDEN + (int)threadIdx.x; i < TOKENS * HIDDEN; i += (int)blockDim.x)
        KERNEL_CHECK(bad, l.out[i] == 0xffff); /* nothing for tokens that do not exist */
}

/* A round is missing choices of experts first to end - 1 of EXPERTS only, and all of them. */
__global__ void check_missing(channel l, int first, int end, int *bad)
{
    for (int t = 0; t < *l.n_tokens; t++)
        for (int k = 0; k < TOPK; k++) {
            const int64_t e = l.choice[t * TOPK + k];
            KERNEL_CHECK(bad, (l.view.missing[t] >> k & 1) == (unsigned)(e >= first && e < end));
        }
}

static ferry_moe_round dispatch(const channel &l)
{
    ferry_moe_round r = FERRY_MOE_ROUND_INIT;
    next_tokens<<<1, 256, 0, l.stream>>>(l, me);
    r.x = l.x;
    r.topk_idx = l.choice;
    r.n_tokens_device = l.n_tokens;
    r.rows = l.rows;
    r.expert_count = l.count;
    r.row_token = l.token;
    r.row_source = l.source;
    r.wait_ns = l.wait_ns;
    r.report = l.report;
    CHECK_OK(ferry_moe_run_on_stream(l.moe, FERRY_MOE_DISPATCH_SEND, &r, l.stream));
    CHECK_OK(ferry_moe_run_on_stream(l.moe, FERRY_MOE_DISPATCH_RECV | FERRY_MOE_PLACE, &r, l.stream));
    return r;
}

static void play(const channel &l)
{
    ferry_moe_round r = dispatch(l);
    run_experts<<<4, 128, 0, l.stream>>>(l, n_pes, bad_word);
    r.combine_weight = l.weight;
    r.partial = l.partial;
    r.out = l.out;
    CHECK_OK(ferry_moe_run_on_stream(l.moe, FERRY_MOE_COMBINE | FERRY_MOE_WEIGHTS, &r, l.stream));
    check_sums<<<1, 256, 0, l.stream>>>(l, me, bad_word);
}

static void make_channel(channel *l, ferry_moe *moe)
{
    const size_t rows = (size_t)(EXPERTS / n_pes + 1) * (size_t)n_pes * TOKENS;
    l->moe = moe;
    CHECK(moe != NULL);
    CHECK_OK(ferry_moe_get_view(moe, &l->view));
    ferry_moe_experts_of(EXPERTS, n_pes, me, &l->first, &l->local);
    CUDA(cudaMalloc((void **)&l->x, TOKENS * HIDDEN * sizeof *l->x));
    CUDA(cudaMalloc((void **)&l->out, TOKENS * HIDDEN * sizeof *l->out));
    CUDA(cudaMalloc((void **)&l->rows, rows * HIDDEN * sizeof *l->rows));
    CUDA(cudaMalloc((void **)&l->partial, rows * HIDDEN * sizeof *l->partial));
    CUDA(cudaMalloc((void **)&l->choice, TOKENS * TOPK * sizeof *l->choice));
    CUDA(cudaMalloc((void **)&l->weight, TOKENS * TOPK * sizeof *l->weight));
    CUDA(cudaMalloc((void **)&l->n_tokens, sizeof *l->n_tokens));
    CUDA(cudaMalloc((void **)&l->count, EXPERTS * sizeof *l->count));
    CUDA(cudaMalloc((void **)&l->token, rows * sizeof *l->token));
    CUDA(cudaMalloc((void **)&l->source, rows * sizeof *l->source));
    CUDA(cudaMalloc((void **)&l->round, sizeof *l->round));
    CUDA(cudaMemset(l->round, 0, sizeof *l->round));
    CUDA(cudaMallocHost((void **)&l->wait_ns, (size_t)n_pes * sizeof *l->wait_ns));
    CUDA(cudaMallocHost((void **)&l->report, sizeof *l->report));
    memset(l->wait_ns, 0, (size_t)n_pes * sizeof *l->wait_ns);
    memset(l->report, 0, sizeof *l->report);
    CUDA(cudaStreamCreateWithFlags(&l->stream, cudaStreamNonBlocking));
    CUDA(cudaDeviceSynchronize());
}

static void capture(const channel &l, cudaGraphExec_t *run, void (*what)(const channel &))
{
    cudaGraph_t graph;
    CUDA(cudaStreamBeginCapture(l.stream, cudaStreamCaptureModeGlobal));
    what(l);
    CUDA(cudaStreamEndCapture(l.stream, &graph));
    CUDA(cudaGraphInstantiate(run, graph, 0));
    CUDA(cudaGraphDestroy(graph));
}

static void done(const channel &l)
{
    CUDA(cudaStreamSynchronize(l.stream));
    if (*bad_word != 0)
        fail(*bad_word, "a check in a kernel");
}

/* A round that ends after its dispatch, and one that does not. */
static void play_left(const channel &l)
{
    (void)dispatch(l);
    CHECK_OK(ferry_moe_leave_on_stream(l.moe, l.stream));
    play(l);
}

/* Launches of a captured graph without PE n_pes - 1, which has masked nobody. */
static void leave_one_out(const channel &l, cudaGraphExec_t run)
{
    const int out = n_pes - 1;
    int first, count;
    ferry_moe_counts counts;
    ferry_moe_experts_of(EXPERTS, n_pes, out, &first, &count);
    CHECK_OK(ferry_moe_count(l.moe, &counts));
    if (me != out)
        CHECK_OK(ferry_moe_mask_set(l.moe, out, counts.rounds + 4));
    CHECK_OK(ferry_barrier_all());
    for (int i = 0; i < 5; i++) {
        if (i == 3) /* it is back in the fourth round, when all have begun the third */
            CHECK_OK(ferry_barrier_all());
        CUDA(cudaGraphLaunch(run, l.stream));
        if (me != out || i >= 3)
            check_missing<<<1, 1, 0, l.stream>>>(l, first, i < 3 ? first + count : first, bad_word);
        done(l);
        CHECK(l.report->round == 2 * (counts.rounds + 1 + (uint64_t)i) + 1);
        CHECK(l.report->status == FERRY_SUCCESS || (me == out && i < 3));
    }
}

static void test(void)
{
    const int rounds = GPU_TEST_ROUNDS(100);
    ferry_moe_config c = moe_config(EXPERTS, TOPK, HIDDEN, TOKENS);
    ferry_moe *moe;
    channel channels[2];
    cudaGraphExec_t run[2], left;
    ferry_fault fault;
    c.layout = FERRY_MOE_BY_EXPERT;
    c.index_bytes = 8;
    c.n_channels = 2;
    c.n_blocks = 3; /* both channels' kernels run at the same time */
    CHECK_OK(ferry_moe_create(&c, &moe));
    for (int i = 0; i < 2; i++) {
        make_channel(&channels[i], ferry_moe_channel(moe, i));
        capture(channels[i], &run[i], play);
    }
    for (int i = 0; i < rounds; i++) {
        CUDA(cudaGraphLaunch(run[0], channels[0].stream));
        CUDA(cudaGraphLaunch(run[1], channels[1].stream));
        if (i % 8 != 0)
            continue;
        done(channels[0]);
        done(channels[1]);
        play(channels[i / 8 % 2]);
    }
    for (const channel &l : channels) {
        ferry_moe_counts counts;
        done(l);
        CHECK_OK(ferry_moe_count(l.moe, &counts));
        CHECK(counts.choices_missing == 0 && counts.rounds >= (uint64_t)rounds);
        CHECK(l.report->round == 2 * counts.rounds + 1 && l.report->status == FERRY_SUCCESS);
        uint64_t waited = 0;
        for (int pe = 0; pe < n_pes; pe++)
            waited += l.wait_ns[pe];
        CHECK(waited > 0);
    }
    capture(channels[0], &left, play_left);
    for (int i = 0; i < 3; i++) {
        CUDA(cudaGraphLaunch(left, channels[0].stream));
        play_left(channels[1]);
        done(channels[1]);
    }
    done(channels[0]);
    CUDA(cudaGraphExecDestroy(left));
    CHECK(ferry_fault_next(&fault) == FERRY_ERR_EMPTY);
    if (n_pes > 1)
        leave_one_out(channels[1], run[1]);
    for (int i = 0; i < 2; i++) {
        CUDA(cudaGraphExecDestroy(run[i]));
        CUDA(cudaStreamDestroy(channels[i].stream));
    }
    CHECK_OK(ferry_moe_destroy(moe));
}
