/* SPDX-License-Identifier: BSD-3-Clause */
/* Kernels without an error, of the kinds that a check for races may take for wrong: the emulator has to say nothing,
 * and the results have to be right. */
#include <cooperative_groups.h>
#include <cstdio>
#include <cstdlib>
#include <cstring>

namespace cg = cooperative_groups;

#define BLOCK 128

__constant__ int weights[4] = { 1, 2, 3, 4 };
__device__ unsigned blocks_done;
__device__ int lock, total;

__device__ int block_sum(int v)
{
    __shared__ int warp[32];
    for (int by = 16; by > 0; by /= 2)
        v += __shfl_down_sync(0xffffffffu, v, by);
    if (threadIdx.x % 32 == 0)
        warp[threadIdx.x / 32] = v;
    __syncthreads();
    v = threadIdx.x < blockDim.x / 32 ? warp[threadIdx.x] : 0;
    if (threadIdx.x < 32)
        for (int by = 16; by > 0; by /= 2)
            v += __shfl_down_sync(0xffffffffu, v, by);
    __syncthreads(); /* warp[] may be used again */
    return v;
}
__global__ void sums(int *out, const int *in)
{
    for (int round = 0; round < 3; round++) {
        const int sum = block_sum(in[blockIdx.x * BLOCK + threadIdx.x] + round);
        if (threadIdx.x == 0)
            out[blockIdx.x * 3 + round] = sum;
    }
}
/* The block that comes last adds up what the others have written. */
__global__ void last_block_adds(int *out, int *part)
{
    __shared__ bool last;
    const int sum = block_sum(1);
    if (threadIdx.x == 0) {
        part[blockIdx.x] = sum;
        __threadfence();
        last = atomicAdd(&blocks_done, 1u) == gridDim.x - 1;
    }
    __syncthreads();
    if (!last)
        return;
    int v = 0;
    for (unsigned i = threadIdx.x; i < gridDim.x; i += blockDim.x)
        v += part[i];
    v = block_sum(v);
    if (threadIdx.x == 0)
        *out = v;
}
__global__ void histogram(int *out, const int *in, int n)
{
    __shared__ int bins[16];
    if (threadIdx.x < 16)
        bins[threadIdx.x] = 0;
    __syncthreads();
    for (int i = (int)(blockIdx.x * blockDim.x + threadIdx.x); i < n; i += (int)(gridDim.x * blockDim.x))
        atomicAdd(&bins[in[i] & 15], 1);
    __syncthreads();
    if (threadIdx.x < 16)
        atomicAdd(&out[threadIdx.x], bins[threadIdx.x]);
}
/* A lock, and plain accesses while it is held. */
__global__ void locks(void)
{
    if (threadIdx.x != 0)
        return;
    while (atomicCAS(&lock, 0, 1) != 0)
        continue;
    __threadfence();
    total += (int)blockIdx.x;
    __threadfence();
    atomicCAS(&lock, 1, 0);
}
/* Threads of one block that wait for a word, and of two blocks. */
__global__ void flags(int *out)
{
    __shared__ volatile int flag;
    __shared__ int data;
    if (threadIdx.x == 0)
        flag = 0;
    __syncthreads();
    if (threadIdx.x == 70) {
        data = 5;
        __threadfence_block();
        flag = 1;
    }
    if (threadIdx.x == 3) {
        while (flag == 0)
            continue;
        *out = data;
    }
}
__global__ void hands_over(int *data, volatile int *flag, int *out)
{
    if (threadIdx.x != 0)
        return;
    if (blockIdx.x == 0) {
        for (int i = 0; i < 64; i++)
            data[i] = i;
        __threadfence();
        *flag = 1;
    } else {
        while (*flag == 0)
            continue;
        __threadfence();
        int sum = 0;
        for (int i = 0; i < 64; i++)
            sum += data[i];
        *out = sum;
    }
}
/* All write the same value: which of them did is no matter. */
__global__ void any_of(int *out, const int *in)
{
    __shared__ int any;
    any = 0;
    __syncthreads();
    if (in[threadIdx.x] > 5)
        any = 1;
    __syncthreads();
    if (any != 0)
        *out = 1;
}
__global__ void bytes(char *out, const char *in)
{
    __shared__ char turned[BLOCK];
    turned[threadIdx.x] = in[threadIdx.x];
    __syncthreads();
    out[threadIdx.x] = turned[BLOCK - 1 - threadIdx.x];
}
/* One barrier a step: two buffers. */
__global__ void scan(int *out, const int *in)
{
    __shared__ int buffer[2][BLOCK];
    const unsigned t = threadIdx.x;
    int now = 0;
    buffer[0][t] = in[t];
    __syncthreads();
    for (unsigned by = 1; by < BLOCK; by *= 2) {
        buffer[1 - now][t] = buffer[now][t] + (t >= by ? buffer[now][t - by] : 0);
        now = 1 - now;
        __syncthreads();
    }
    out[t] = buffer[now][t];
}
__global__ void stencil(int *out, const int *in, int n)
{
    extern __shared__ int tile[];
    const int i = (int)(blockIdx.x * blockDim.x + threadIdx.x), t = (int)threadIdx.x + 1;
    tile[t] = in[i];
    if (threadIdx.x == 0)
        tile[0] = i > 0 ? in[i - 1] : 0;
    if (threadIdx.x == blockDim.x - 1)
        tile[t + 1] = i + 1 < n ? in[i + 1] : 0;
    __syncthreads();
    out[i] = tile[t - 1] * weights[0] + tile[t] * weights[1] + tile[t + 1] * weights[2];
}
/* A warp's threads meet, and change what the others have read. */
__global__ void warps(int *out)
{
    __shared__ int word[BLOCK];
    int v = (int)threadIdx.x;
    for (int i = 0; i < 4; i++) {
        word[threadIdx.x] = v;
        __syncwarp();
        v = word[threadIdx.x ^ 1];
        __syncwarp();
    }
    const unsigned half = threadIdx.x % 32 < 16 ? 0x0000ffffu : 0xffff0000u;
    word[threadIdx.x] = v;
    __syncwarp(half);
    out[threadIdx.x] = word[threadIdx.x ^ 8];
}
/* Groups: tiles of a warp and of two, the block, the grid. */
__global__ void groups(int *out, const int *in)
{
    __shared__ int sum[BLOCK / 16], pair[BLOCK];
    const cg::thread_block block = cg::this_thread_block();
    const auto tile = cg::tiled_partition<16>(block);
    int v = in[block.thread_rank()];
    for (unsigned by = 8; by > 0; by /= 2)
        v += tile.shfl_down(v, by);
    if (tile.thread_rank() == 0)
        sum[block.thread_rank() / 16] = v;
    pair[block.thread_rank()] = v;
    tile.sync();
    const int first = pair[block.thread_rank() / 16 * 16];
    block.sync();
    out[block.thread_rank()] = first - sum[block.thread_rank() / 16];
    if (block.thread_rank() == 0)
        for (int i = 0; i < BLOCK / 16; i++)
            out[BLOCK] += sum[i];
}
__global__ void grids(int *out, int n)
{
    const cg::grid_group grid = cg::this_grid();
    const unsigned i = blockIdx.x * blockDim.x + threadIdx.x;
    for (int round = 0; round < 3; round++) {
        const int other = out[(i + BLOCK) % (unsigned)n];
        grid.sync();
        out[i] = other + 1;
        grid.sync();
    }
}
struct alignas(16) four {
    float x, y, z, w;
};
__global__ void structures(four *out, four v)
{
    __shared__ four all[BLOCK];
    all[threadIdx.x] = v;
    all[threadIdx.x].y = (float)threadIdx.x;
    __syncthreads();
    out[threadIdx.x] = all[threadIdx.x ^ 1];
    memcpy(&out[BLOCK + threadIdx.x], &all[threadIdx.x], sizeof(four));
}
/* The next launch in a stream comes after the last one. */
__global__ void shift(int *p, int by)
{
    const int v = p[(threadIdx.x + (unsigned)by) % BLOCK];
    __syncthreads();
    p[threadIdx.x] = v;
}
__global__ void pinned(int *p)
{
    p[threadIdx.x] = (int)threadIdx.x;
}

static int bad;
#define IS(value, wanted)                                                                                              \
    do {                                                                                                               \
        const int is = (int)(value);                                                                                   \
        if (is != (int)(wanted)) {                                                                                     \
            printf("line %d: %s is %d\n", __LINE__, #value, is);                                                       \
            bad = 1;                                                                                                   \
        }                                                                                                              \
    } while (0)

struct node {
    int v;
    node *next;
};
__device__ node *list;
__global__ void grows(int n)
{
    for (int i = 0; i < n; i++)
        list = new node{ i, list };
}
__global__ void gives_back(int *out)
{
    int *own = (int *)malloc(threadIdx.x * sizeof(int) + 4);
    own[threadIdx.x] = (int)threadIdx.x;
    out[threadIdx.x] = own[threadIdx.x];
    free(own);
    free(nullptr);
    if (threadIdx.x != 0)
        return;
    out[BLOCK] = 0;
    for (node *next; list != nullptr; list = next) {
        out[BLOCK] += list->v;
        next = list->next;
        delete list;
    }
    out[BLOCK + 1] = malloc((size_t)1 << 40) == nullptr;
}

int main(void)
{
    const int n = 40 * BLOCK;
    int host[n], got[n], *in, *out, *more, *held;
    four fours[2 * BLOCK], *four_out;
    for (int i = 0; i < n; i++)
        host[i] = i % 16;
    cudaMalloc((void **)&in, sizeof host);
    cudaMalloc((void **)&out, sizeof host);
    cudaMalloc((void **)&more, sizeof host);
    cudaMalloc((void **)&four_out, sizeof fours);
    cudaMallocHost((void **)&held, BLOCK * sizeof(int));
    cudaMemcpy(in, host, sizeof host, cudaMemcpyHostToDevice);
#define GET() cudaMemcpy(got, out, sizeof got, cudaMemcpyDeviceToHost)

    sums<<<40, BLOCK>>>(out, in);
    GET();
    IS(got[0], 60 * BLOCK / 8);
    IS(got[39 * 3 + 2], 60 * BLOCK / 8 + 2 * BLOCK);
    last_block_adds<<<40, BLOCK>>>(out, more);
    GET();
    IS(got[0], n);
    cudaMemset(out, 0, sizeof host);
    histogram<<<8, BLOCK>>>(out, in, n);
    GET();
    IS(got[3], n / 16);
    locks<<<40, 32>>>();
    flags<<<1, BLOCK>>>(out);
    GET();
    IS(got[0], 5);
    cudaMemset(more, 0, sizeof host);
    hands_over<<<2, 32>>>(more + 1, more, out);
    GET();
    IS(got[0], 63 * 32);
    cudaMemset(out, 0, sizeof host);
    any_of<<<4, BLOCK>>>(out, in);
    GET();
    IS(got[0], 1);
    bytes<<<1, BLOCK>>>((char *)out, (const char *)in);
    GET();
    IS(((char *)got)[3], 15);
    scan<<<1, BLOCK>>>(out, in);
    GET();
    IS(got[BLOCK - 1], 60 * BLOCK / 8);
    stencil<<<40, BLOCK, (BLOCK + 2) * sizeof(int)>>>(out, in, n);
    GET();
    IS(got[BLOCK], 15 * 1 + 0 * 2 + 1 * 3);
    warps<<<1, BLOCK>>>(out);
    GET();
    IS(got[3], 11);
    structures<<<1, BLOCK>>>(four_out, four{ 1, 2, 3, 4 });
    cudaMemcpy(fours, four_out, sizeof fours, cudaMemcpyDeviceToHost);
    IS(fours[6].y, 7);
    IS(fours[BLOCK + 6].y, 6);
    for (int i = 0; i < 3; i++)
        shift<<<1, BLOCK>>>(in, i);
    cudaMemcpy(got, in, sizeof got, cudaMemcpyDeviceToHost);
    IS(got[0], 3);
    cudaMemset(out, 0, sizeof host);
    groups<<<1, BLOCK>>>(out, more + 64);
    GET();
    IS(got[0], 0);
    int four_blocks = 4 * BLOCK;
    void *arguments[] = { &out, &four_blocks };
    cudaMemset(out, 0, sizeof host);
    IS(cudaLaunchCooperativeKernel((void *)grids, dim3(4), dim3(BLOCK), arguments, 0, nullptr), cudaSuccess);
    GET();
    IS(got[3 * BLOCK], 3);
    grows<<<1, 1>>>(100);
    gives_back<<<1, BLOCK>>>(out);
    GET();
    IS(got[77], 77);
    IS(got[BLOCK], 4950);
    IS(got[BLOCK + 1], 1);
    pinned<<<1, BLOCK>>>(held);
    cudaDeviceSynchronize();
    IS(held[9], 9);
    cudaMemcpy(held, in, sizeof(int), cudaMemcpyDeviceToHost);
    cudaFree(in);
    cudaFree(out);
    cudaMalloc((void **)&in, sizeof host); /* where the last one was, or not */
    cudaMemset(in, 0, sizeof host);
    shift<<<1, BLOCK>>>(in, 1);
    IS(cudaDeviceSynchronize(), cudaSuccess);
    return bad;
}
