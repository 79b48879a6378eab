/* SPDX-License-Identifier: BSD-3-Clause */
/* The halves of MoE rounds run in streams: in sequence, in two streams with compute between them, captured into graphs
 * whole and in parts and relaunched with other tokens, with host calls in between.  The test checks every sum. */
#include "moe_layer.h"

__global__ void set_choice(layer l, int at, int expert)
{
    l.choice[at] = expert;
}

static void whole_round(const layer &l)
{
    out(l);
    back(l);
    nothing_lacks<<<1, 1, 0, stream>>>(l, bad_word);
}

/* Both halves by one call. */
static void round_of_two_calls(const layer &l)
{
    next_tokens<<<1, 256, 0, stream>>>(l, me);
    CHECK_OK(ferry_moe_dispatch_on_stream(l.moe, l.x, l.choice, l.weight, TOKENS, stream));
    run_experts<<<4, 128, 0, stream>>>(l, n_pes, bad_word);
    CHECK_OK(ferry_moe_combine_on_stream(l.moe, l.partial, FERRY_MOE_F32, l.out, stream));
    check_sums<<<1, 256, 0, stream>>>(l, me, bad_word);
    nothing_lacks<<<1, 1, 0, stream>>>(l, bad_word);
}
/* A round that ends after its dispatch. */
static void left_round(const layer &l)
{
    out(l);
    CHECK_OK(ferry_moe_leave_on_stream(l.moe, stream));
}
static void three_rounds(const layer &l)
{
    whole_round(l);
    left_round(l);
    round_of_two_calls(l);
}

/* Receiving halves in another stream than the sending halves. */
static void round_of_two_streams(const layer &l)
{
    cudaEvent_t sent, here;
    CUDA(cudaEventCreateWithFlags(&sent, cudaEventDisableTiming));
    CUDA(cudaEventCreateWithFlags(&here, cudaEventDisableTiming));
    next_tokens<<<1, 256, 0, stream>>>(l, me);
    CHECK_OK(ferry_moe_dispatch_send_on_stream(l.moe, l.x, l.choice, l.weight, TOKENS, stream));
    CUDA(cudaEventRecord(sent, stream));
    CUDA(cudaStreamWaitEvent(other, sent, 0));
    CHECK_OK(ferry_moe_dispatch_recv_on_stream(l.moe, other));
    CUDA(cudaEventRecord(here, other));
    CUDA(cudaStreamWaitEvent(stream, here, 0));
    run_experts<<<4, 128, 0, stream>>>(l, n_pes, bad_word);
    CHECK_OK(ferry_moe_combine_send_on_stream(l.moe, l.partial, FERRY_MOE_F32, stream));
    CUDA(cudaEventRecord(sent, stream));
    CUDA(cudaStreamWaitEvent(other, sent, 0));
    CHECK_OK(ferry_moe_combine_recv_on_stream(l.moe, l.out, other));
    check_sums<<<1, 256, 0, other>>>(l, me, bad_word);
    nothing_lacks<<<1, 1, 0, other>>>(l, bad_word);
    done();
    CUDA(cudaEventDestroy(sent));
    CUDA(cudaEventDestroy(here));
}

static void round_of_the_host(const layer &l)
{
    ferry_moe_batch batch;
    next_tokens<<<1, 256, 0, stream>>>(l, me);
    done();
    CHECK_OK(ferry_moe_dispatch(l.moe, l.x, l.choice, l.weight, TOKENS));
    CHECK_OK(ferry_moe_received(l.moe, &batch));
    CHECK(batch.n_absent == 0 && batch.rows == l.view.rows);
    run_experts<<<4, 128, 0, stream>>>(l, n_pes, bad_word);
    done();
    CHECK_OK(ferry_moe_combine(l.moe, l.partial, FERRY_MOE_F32, l.out));
    check_sums<<<1, 256, 0, stream>>>(l, me, bad_word);
    done();
}

static void capture(const layer &l, void (*what)(const layer &), cudaGraphExec_t *run)
{
    cudaGraph_t graph;
    CUDA(cudaStreamBeginCapture(stream, cudaStreamCaptureModeGlobal));
    what(l);
    CUDA(cudaStreamEndCapture(stream, &graph));
    CUDA(cudaGraphInstantiate(run, graph, 0));
    CUDA(cudaGraphDestroy(graph));
}

/* No round is refused: a choice of no expert is missing, and all other rows are right. */
static void round_with_a_bad_index(const layer &l)
{
    ferry_fault fault;
    ferry_moe_counts before, after;
    CHECK_OK(ferry_moe_count(l.moe, &before));
    next_tokens<<<1, 256, 0, stream>>>(l, me);
    set_choice<<<1, 1, 0, stream>>>(l, 3 * TOPK + 1, EXPERTS);
    set_choice<<<1, 1, 0, stream>>>(l, 5 * TOPK + 2, -9);
    CHECK_OK(ferry_moe_dispatch_send_on_stream(l.moe, l.x, l.choice, l.weight, TOKENS, stream));
    CHECK_OK(ferry_moe_dispatch_recv_on_stream(l.moe, stream));
    back(l);
    done();
    CHECK(ferry_moe_missing(l.moe, 3) == 1u << 1 && ferry_moe_missing(l.moe, 5) == 1u << 2);
    CHECK(ferry_moe_missing(l.moe, 4) == 0 && ferry_moe_missing(l.moe, TOKENS) == 0);
    CHECK_OK(ferry_moe_count(l.moe, &after));
    CHECK(after.choices_missing == before.choices_missing + 2 && after.rounds == before.rounds + 1);
    CHECK_OK(ferry_fault_next(&fault));
    CHECK(fault.status == FERRY_ERR_INVALID_ARG && fault.call == FERRY_CALL_MOE_DISPATCH && fault.found == EXPERTS);
    CHECK(ferry_fault_next(&fault) == FERRY_ERR_EMPTY);
}

static void refusals(const layer &l)
{
    CHECK(ferry_moe_dispatch_recv_on_stream(l.moe, stream) == FERRY_ERR_INVALID_ARG);
    CHECK(ferry_moe_combine_recv_on_stream(l.moe, l.out, stream) == FERRY_ERR_INVALID_ARG);
    CHECK(ferry_moe_combine_send_on_stream(l.moe, l.partial, FERRY_MOE_F32, stream) == FERRY_ERR_INVALID_ARG);
    CHECK(ferry_moe_dispatch_send_on_stream(l.moe, l.x, l.choice, l.weight, TOKENS + 1, stream) ==
          FERRY_ERR_INVALID_ARG);
    CHECK(ferry_moe_dispatch_send_on_stream(NULL, l.x, l.choice, l.weight, TOKENS, stream) == FERRY_ERR_INVALID_ARG);
    CHECK(ferry_moe_dispatch_send_on_stream(l.moe, NULL, l.choice, l.weight, TOKENS, stream) == FERRY_ERR_INVALID_ARG);
    CHECK(ferry_moe_get_view(l.moe, NULL) == FERRY_ERR_INVALID_ARG);
    CHECK(ferry_moe_leave_on_stream(l.moe, stream) == FERRY_ERR_INVALID_ARG); /* out of turn */
    out(l);
    CHECK(ferry_moe_combine_send_on_stream(l.moe, l.partial, FERRY_MOE_FP8, stream) == FERRY_ERR_INVALID_ARG);
    CHECK(ferry_moe_combine_send_on_stream(l.moe, NULL, FERRY_MOE_F32, stream) == FERRY_ERR_INVALID_ARG);
    back(l);
    done();
}

/* Operations that went to staged pairs, counted with FERRY_STATS=on. */
static uint64_t records(void)
{
    uint64_t n = 0;
    for (int pe = 0; pe < n_pes; pe++) {
        ferry_stats_pair stats;
        if (pe != me && ferry_path_of(me, pe) == FERRY_PATH_STAGED && ferry_stats(pe, &stats) == FERRY_SUCCESS)
            n += stats.records;
    }
    return n;
}

static void test(void)
{
    const int rounds = GPU_TEST_ROUNDS(200);
    layer l;
    ferry_moe_counts counts;
    ferry_fault fault;
    cudaGraphExec_t run, run_out, run_back;
    make_layer(&l);

    capture(l, three_rounds, &run); /* before any round was played */
    const uint64_t before = records();
    for (int i = 0; i < rounds; i++)
        CUDA(cudaGraphLaunch(run, stream));
    done();
    CHECK_OK(ferry_moe_count(l.moe, &counts));
    CHECK(counts.rounds == 3 * (uint64_t)rounds && counts.choices_missing == 0);
    CHECK(records() == before); /* a graph's launch wakes no service: it must not need one */
    for (int i = 0; i < 3; i++) {
        whole_round(l);
        left_round(l);
        round_of_two_calls(l);
        round_of_two_streams(l);
        round_of_the_host(l);
        CUDA(cudaGraphLaunch(run, stream));
        done();
    }
    capture(l, out, &run_out); /* a graph for each way */
    capture(l, back, &run_back);
    for (int i = 0; i < rounds / 4; i++) {
        CUDA(cudaGraphLaunch(run_out, stream));
        CUDA(cudaGraphLaunch(run_back, stream));
    }
    done();
    CHECK(ferry_fault_next(&fault) == FERRY_ERR_EMPTY);
    refusals(l);
    check_forget_faults();
    round_with_a_bad_index(l);
    whole_round(l);
    done();
    CUDA(cudaGraphExecDestroy(run));
    CUDA(cudaGraphExecDestroy(run_out));
    CUDA(cudaGraphExecDestroy(run_back));
    CHECK_OK(ferry_moe_destroy(l.moe));
    CUDA(cudaStreamDestroy(stream));
    CUDA(cudaStreamDestroy(other));
}
