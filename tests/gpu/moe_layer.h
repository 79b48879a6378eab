/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef MOE_LAYER_H
#define MOE_LAYER_H

/* A layer of experts: kernels make and check its rounds, each with other tokens.  The numbers make every step exact, so
 * sums must be equal; sums exclude missing rows. */
#include "gpu_test.h"

#include "tests/moe_config.h"

enum { TOKENS = 20, HIDDEN = 272, TOPK = 4, EXPERTS = 13 };

struct layer {
    ferry_moe *moe;
    ferry_moe_view view;
    uint16_t *x, *out;
    int32_t *choice;
    float *weight, *partial;
    long *round; /* counted by the GPU */
};

static CHECK_PER_PE cudaStream_t stream, other;

static __device__ unsigned mix(unsigned a)
{
    a = (a ^ a >> 16) * 0x45d9f3bu;
    return (a ^ a >> 16) * 0x45d9f3bu >> 4;
}
/* 0 to 7, with a 7 in each group of 128, so an fp8 scale is a power of two. */
static __device__ float element(long round, int pe, int t, int i)
{
    return i % 128 == 0 ? 7.0f : (float)(mix((unsigned)(round * 4096 + pe * 512 + t * 7 + i)) % 8);
}
static __device__ int expert_of(long round, int pe, int t, int k)
{
    unsigned h = mix((unsigned)(round * 65536 + pe * 4096 + t * 8 + k));
    return h % 8 == 0 ? -1 : (int)(h / 8 % EXPERTS);
}
static __device__ float factor(int expert)
{
    return (float)(1 + expert % 2);
}

__global__ void next_tokens(layer l, int pe)
{
    long round = *l.round + 1;
    for (int i = (int)threadIdx.x; i < TOKENS * HIDDEN; i += (int)blockDim.x)
        l.x[i] = ferry_bf16_from_float(element(round, pe, i / HIDDEN, i % HIDDEN));
    for (int i = (int)threadIdx.x; i < TOKENS * TOPK; i += (int)blockDim.x) {
        l.choice[i] = expert_of(round, pe, i / TOPK, i % TOPK);
        l.weight[i] = 0.5f;
    }
    for (int i = (int)threadIdx.x; i < TOKENS * HIDDEN; i += (int)blockDim.x)
        l.out[i] = 0xffff;
    __syncthreads();
    if (threadIdx.x == 0)
        *l.round = round;
}

/* Checks each row by its choices, then the experts' lists for the same. */
__global__ void run_experts(layer l, int n_pes, int *bad)
{
    int n = *l.view.n_rows;
    for (int r = (int)blockIdx.x; r < n; r += (int)gridDim.x) {
        const ferry_moe_row row = l.view.rows[r];
        float scale = 0;
        for (int c = 0; c < row.n_choices; c++)
            scale += row.choices[c].weight * factor(l.view.first_expert + row.choices[c].expert);
        for (int i = (int)threadIdx.x; i < HIDDEN; i += (int)blockDim.x)
            l.partial[r * HIDDEN + i] =
                scale * ferry_fp8_to_float(((const uint8_t *)row.data)[i]) * row.scales[i / 128];
        KERNEL_CHECK(bad, row.source_pe >= 0 && row.source_pe < n_pes &&
                              l.view.source_status[row.source_pe] == FERRY_SUCCESS);
    }
    if (blockIdx.x != 0 || threadIdx.x != 0)
        return;
    int listed = 0;
    for (int e = 0; e < l.view.n_experts; e++)
        for (int at = l.view.expert_first[e]; at < l.view.expert_first[e + 1]; at++) {
            const ferry_moe_row *row = &l.view.rows[l.view.expert_row[at]];
            int there = 0;
            for (int c = 0; c < row->n_choices; c++)
                there |= row->choices[c].expert == e && row->choices[c].weight == l.view.expert_weight[at];
            KERNEL_CHECK(bad, there);
            listed++;
        }
    for (int r = 0; r < n; r++)
        listed -= l.view.rows[r].n_choices;
    KERNEL_CHECK(bad, listed == 0);
}

__global__ void check_sums(layer l, int pe, int *bad)
{
    for (int t = 0; t < TOKENS; t++) {
        float scale = 0;
        for (int k = 0; k < TOPK; k++)
            if (l.choice[t * TOPK + k] >= 0 && !(l.view.missing[t] >> k & 1))
                scale += 0.5f * factor(l.choice[t * TOPK + k]);
        for (int i = (int)threadIdx.x; i < HIDDEN; i += (int)blockDim.x)
            KERNEL_CHECK(bad, ferry_bf16_to_float(l.out[t * HIDDEN + i]) == scale * element(*l.round, pe, t, i));
    }
}
__global__ void nothing_lacks(layer l, int *bad)
{
    KERNEL_CHECK(bad, *l.view.n_absent == 0 && *l.view.status == FERRY_SUCCESS);
    for (int t = 0; t < TOKENS; t++)
        KERNEL_CHECK(bad, l.view.missing[t] == 0);
}
static void done(void)
{
    CUDA(cudaStreamSynchronize(stream));
    CUDA(cudaStreamSynchronize(other));
    if (*bad_word != 0)
        fail(*bad_word, "a check in a kernel");
}

static void out(const layer &l)
{
    next_tokens<<<1, 256, 0, stream>>>(l, me);
    CHECK_OK(ferry_moe_dispatch_send_on_stream(l.moe, l.x, l.choice, l.weight, TOKENS, stream));
    CHECK_OK(ferry_moe_dispatch_recv_on_stream(l.moe, stream));
}
static void back(const layer &l)
{
    run_experts<<<4, 128, 0, stream>>>(l, n_pes, bad_word);
    CHECK_OK(ferry_moe_combine_send_on_stream(l.moe, l.partial, FERRY_MOE_F32, stream));
    CHECK_OK(ferry_moe_combine_recv_on_stream(l.moe, l.out, stream));
    check_sums<<<1, 256, 0, stream>>>(l, me, bad_word);
}

/* MOE_ROOM: tokens for which the object has room beyond those that come; other kernels serve larger objects. */
static void make_layer(layer *l)
{
    const char *room = getenv("MOE_ROOM");
    ferry_moe_config config = moe_config(EXPERTS, TOPK, HIDDEN, TOKENS + (room != NULL ? atoi(room) : 0));
    config.dtype = FERRY_MOE_FP8;
    CHECK_OK(ferry_moe_create(&config, &l->moe));
    CHECK_OK(ferry_moe_get_view(l->moe, &l->view));
    CUDA(cudaMalloc((void **)&l->x, TOKENS * HIDDEN * sizeof *l->x));
    CUDA(cudaMalloc((void **)&l->out, TOKENS * HIDDEN * sizeof *l->out));
    CUDA(cudaMalloc((void **)&l->choice, TOKENS * TOPK * sizeof *l->choice));
    CUDA(cudaMalloc((void **)&l->weight, TOKENS * TOPK * sizeof *l->weight));
    CUDA(cudaMalloc((void **)&l->partial, (size_t)n_pes * TOKENS * HIDDEN * sizeof *l->partial));
    CUDA(cudaMalloc((void **)&l->round, sizeof *l->round));
    CUDA(cudaMemset(l->round, 0, sizeof *l->round));
    CUDA(cudaStreamCreateWithFlags(&stream, cudaStreamNonBlocking));
    CUDA(cudaStreamCreateWithFlags(&other, cudaStreamNonBlocking));
    CUDA(cudaDeviceSynchronize());
}

#endif
