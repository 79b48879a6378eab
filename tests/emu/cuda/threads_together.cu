/* SPDX-License-Identifier: BSD-3-Clause */
/* Barriers, votes, shuffles, masks of some lanes, tiles, groups and grids, each against what the host computes. */
#include "is.h"
#include <cooperative_groups.h>
#include <cooperative_groups/reduce.h>
#include <cooperative_groups/scan.h>

namespace cg = cooperative_groups;

template <typename T, unsigned Block>
__global__ void sums(const T *__restrict__ in, T *__restrict__ out, unsigned n)
{
    extern __shared__ char raw[];
    T *part = (T *)raw;
    T v = 0;
    for (unsigned i = blockIdx.x * Block + threadIdx.x; i < n; i += Block * gridDim.x)
        v += in[i];
    part[threadIdx.x] = v;
    __syncthreads();
    for (unsigned s = Block / 2; s >= 32; s /= 2) {
        if (threadIdx.x < s)
            part[threadIdx.x] = v = v + part[threadIdx.x + s];
        __syncthreads();
    }
    if (threadIdx.x < 32) {
        for (int by = 16; by > 0; by /= 2)
            v += __shfl_down_sync(0xffffffffu, v, by);
        if (threadIdx.x == 0)
            out[blockIdx.x] = v;
    }
}

__global__ void __launch_bounds__(96) warps(int *out)
{
    const int lane = (int)threadIdx.x % 32, i = (int)(threadIdx.y * blockDim.x + threadIdx.x);
    int v = lane * 10;
    out += i * 16;
    out[0] = __shfl_sync(0xffffffffu, v, 5);
    out[1] = __shfl_up_sync(0xffffffffu, v, 3, 8);
    out[2] = __shfl_down_sync(0xffffffffu, v, 3, 8);
    out[3] = __shfl_xor_sync(0xffffffffu, v, 9);
    out[4] = (int)__ballot_sync(0xffffffffu, lane % 3 == 0);
    out[5] = __any_sync(0xffffffffu, lane == 7) * 10 + __all_sync(0xffffffffu, lane < 31);
    out[6] = (int)__match_any_sync(0xffffffffu, lane / 8);
    out[7] = __reduce_add_sync(0xffffffffu, lane) * 100 + __reduce_max_sync(0xffffffffu, lane);
    if (lane < 10) { /* two parties of one warp, at their own calls */
        const unsigned mask = 0x3ffu;
        for (int k = 0; k < 3; k++)
            v += __shfl_sync(mask, v, k);
        out[8] = v;
        __syncwarp(mask);
    } else {
        const unsigned mask = ~0x3ffu;
        out[8] = (int)__ballot_sync(mask, lane & 1);
    }
    out[9] = __syncthreads_count(lane < 3);
}

__global__ void groups(int *out)
{
    const cg::thread_block block = cg::this_thread_block();
    const auto eight = cg::tiled_partition<8>(block);
    const auto warp = cg::tiled_partition<32>(block);
    const auto wide = cg::tiled_partition<64>(block);
    const auto four = cg::tiled_partition<4>(eight);
    const cg::thread_group any = cg::tiled_partition(block, 16);
    const int i = (int)block.thread_rank();
    out += i * 16;
    out[0] = cg::reduce(eight, i, cg::plus<int>());
    out[1] = cg::reduce(wide, i, cg::greater<int>());
    out[2] = warp.shfl(i, 3) + (int)warp.meta_group_rank() * 1000;
    out[3] = (int)eight.ballot(i % 2);
    out[4] = cg::inclusive_scan(warp, 1);
    out[5] = cg::exclusive_scan(warp, i % 32);
    out[6] = (int)four.thread_rank() * 10 + (int)four.size();
    any.sync();
    out[7] = (int)any.thread_rank();
    struct wide_value {
        double a, b;
    } w = { (double)i, 2.0 };
    w = eight.shfl_down(w, 1);
    out[8] = (int)(w.a * w.b);
    cg::sync(block);
    out[9] = (int)cg::coalesced_threads().size();
}

__global__ void whole_grid(int *words, int *out)
{
    cg::grid_group grid = cg::this_grid();
    for (int round = 0; round < 3; round++) {
        words[grid.thread_rank()] = (int)grid.thread_rank() + round;
        grid.sync();
        int sum = 0;
        for (unsigned i = 0; i < grid.size(); i++)
            sum += words[i];
        grid.sync();
        if (grid.thread_rank() == 5)
            out[round] = sum;
    }
}

int main()
{
    enum { N = 10000, BLOCKS = 6 };
    static float in[N];
    float part[BLOCKS], sum = 0, wanted = 0;
    float *d_in, *d_part;
    for (int i = 0; i < N; i++)
        wanted += in[i] = (float)(i % 7);
    cudaMalloc(&d_in, sizeof in);
    cudaMalloc(&d_part, sizeof part);
    cudaMemcpy(d_in, in, sizeof in, cudaMemcpyHostToDevice);
    sums<float, 128><<<BLOCKS, 128, 128 * sizeof(float)>>>(d_in, d_part, N);
    cudaMemcpy(part, d_part, sizeof part, cudaMemcpyDeviceToHost);
    for (float p : part)
        sum += p;
    IS(sum, wanted);

    static int got[128 * 16];
    int *out, *words;
    cudaMalloc(&out, sizeof got);
    cudaMalloc(&words, sizeof got);
    warps<<<2, dim3(32, 3)>>>(out);
    cudaMemcpy(got, out, sizeof got, cudaMemcpyDeviceToHost);
    for (int i = 0; i < 96; i++) {
        const int lane = i % 32, *g = got + i * 16;
        int even = 0;
        for (int k = 10; k < 32; k++)
            even |= k & 1 ? 1 << k : 0;
        IS(g[0], 50);
        IS(g[1], lane % 8 < 3 ? lane * 10 : lane * 10 - 30);
        IS(g[2], lane % 8 > 4 ? lane * 10 : lane * 10 + 30);
        IS(g[3], (lane ^ 9) * 10);
        IS((unsigned)g[4], 0x49249249u);
        IS(g[5], 10);
        IS((unsigned)g[6], 0xffu << lane / 8 * 8);
        IS(g[7], 31 * 16 * 100 + 31);
        IS(g[8], lane < 10 ? lane * 10 + 0 + 10 + 30 : even);
        IS(g[9], 9);
    }
    groups<<<1, 128>>>(out);
    cudaMemcpy(got, out, sizeof got, cudaMemcpyDeviceToHost);
    for (int i = 0; i < 128; i++) {
        const int *g = got + i * 16, first = i / 8 * 8;
        IS(g[0], first * 8 + 28);
        IS(g[1], i / 64 * 64 + 63);
        IS(g[2], i / 32 * 32 + 3 + i / 32 * 1000);
        IS(g[3], 0xaa);
        IS(g[4], i % 32 + 1);
        IS(g[5], (i % 32) * (i % 32 - 1) / 2);
        IS(g[6], i % 4 * 10 + 4);
        IS(g[7], i % 16);
        IS(g[8], (i % 8 == 7 ? i : i + 1) * 2);
        IS(g[9], 1);
    }
    void *args[] = { &words, &out };
    IS(cudaLaunchCooperativeKernel(whole_grid, dim3(4), dim3(32), args), cudaSuccess);
    cudaMemcpy(got, out, sizeof got, cudaMemcpyDeviceToHost);
    for (int round = 0; round < 3; round++)
        IS(got[round], 128 * 127 / 2 + round * 128);
    IS(cudaLaunchCooperativeKernel(whole_grid, dim3(4000), dim3(1024), args), cudaErrorCooperativeLaunchTooLarge);
    IS(cudaGetLastError(), cudaErrorCooperativeLaunchTooLarge);
    IS(cudaGetLastError(), cudaSuccess);
    return 0;
}
