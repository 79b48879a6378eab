#!/usr/bin/env bash
# SPDX-License-Identifier: BSD-3-Clause
# MPS gives each client a number of multiprocessors, not multiprocessors of its own.
#
# Two processes have 50 % of a GPU each (CUDA_MPS_ACTIVE_THREAD_PERCENTAGE=50), and the driver shows each of them half of
# the multiprocessors.  One runs a kernel of a single warp that waits, for 2 s at most.  The other makes a cooperative
# launch of exactly the blocks that the occupancy calculator allows for its half.  One would guess that halves are
# disjoint, so that the launch starts at once.  It starts only when the other process's kernel has ended: the warp sits on
# a multiprocessor of both halves.  With the blocks of one multiprocessor less the launch starts at once.
#
# Needs one GPU (compute capability 7.0 or later), nvcc and nvidia-cuda-mps-control; nothing is installed.
# Seen on an H200 with driver 580.159.04 and CUDA 13.0:
#   full half: held back in 40 of 40 starts; one multiprocessor less: in 0 of 40 starts
set -euo pipefail
for tool in nvcc nvidia-cuda-mps-control; do
    command -v $tool >/dev/null || { echo "no $tool here"; exit 77; }
done
nvidia-smi -L 2>/dev/null | grep -q '^GPU' || { echo "no GPU here"; exit 77; }
work=$(mktemp -d)
export CUDA_MPS_PIPE_DIRECTORY=$work CUDA_MPS_LOG_DIRECTORY=$work
trap 'echo "quit -t 5" | timeout 20 nvidia-cuda-mps-control >/dev/null 2>&1 || true; rm -rf "$work"' EXIT

cat >"$work/parts.cu" <<'CU'
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <unistd.h>
#define OK(call)                                                                                                       \
    do {                                                                                                               \
        cudaError_t error = (call);                                                                                    \
        if (error != cudaSuccess) {                                                                                    \
            fprintf(stderr, "%s: %s\n", #call, cudaGetErrorString(error));                                             \
            exit(2);                                                                                                   \
        }                                                                                                              \
    } while (0)

__device__ unsigned long long now()
{
    unsigned long long ns;
    asm volatile("mov.u64 %0, %globaltimer;" : "=l"(ns));
    return ns;
}
__global__ void wait_until(volatile int *running, volatile int *stop, unsigned long long most)
{
    const unsigned long long start = now();
    *running = 1;
    while (*stop == 0 && now() - start < most)
        continue;
}
__global__ void __launch_bounds__(64) nothing(int *p)
{
    if (p != nullptr)
        *p = 1;
}
static double launch(int blocks)
{
    int *none = nullptr;
    void *args[] = { &none };
    const auto start = std::chrono::steady_clock::now();
    OK(cudaLaunchCooperativeKernel((void *)nothing, dim3((unsigned)blocks), dim3(64), args, 0, nullptr));
    OK(cudaDeviceSynchronize());
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
}
/* parts wait | parts fill: they meet by one byte each way, over the pipes that the script made. */
int main(int argc, char **argv)
{
    char byte = 'x';
    int each = 0, processors = 0;
    if (argc == 2 && strcmp(argv[1], "wait") == 0) {
        int *flags;
        OK(cudaHostAlloc((void **)&flags, 2 * sizeof(int), cudaHostAllocMapped));
        flags[0] = flags[1] = 0;
        if (read(0, &byte, 1) != 1) /* the other is ready to launch */
            return 2;
        for (int round = 0; round < 2; round++) {
            flags[0] = flags[1] = 0;
            wait_until<<<1, 32>>>(flags, flags + 1, 2000000000ull);
            OK(cudaGetLastError());
            while (*(volatile int *)flags == 0)
                usleep(100);
            if (write(1, &byte, 1) != 1 || read(0, &byte, 1) != 1)
                return 2;
            *(volatile int *)(flags + 1) = 1;
            OK(cudaDeviceSynchronize());
        }
        return 0;
    }
    OK(cudaOccupancyMaxActiveBlocksPerMultiprocessor(&each, nothing, 64, 0));
    OK(cudaDeviceGetAttribute(&processors, cudaDevAttrMultiProcessorCount, 0));
    (void)launch(1); /* loads the kernel */
    if (write(1, &byte, 1) != 1)
        return 2;
    double took[2];
    for (int round = 0; round < 2; round++) {
        if (read(0, &byte, 1) != 1)
            return 2;
        took[round] = launch(each * (processors - round));
        if (write(1, &byte, 1) != 1)
            return 2;
    }
    fprintf(stderr, "%d %d\n", took[0] > 1, took[1] > 1);
    return 0;
}
CU
nvcc -arch=native -o "$work/parts" "$work/parts.cu"
(unset CUDA_VISIBLE_DEVICES; timeout 20 nvidia-cuda-mps-control -d)
export CUDA_MPS_ACTIVE_THREAD_PERCENTAGE=50 CUDA_VISIBLE_DEVICES=0
full=0 less=0 starts=40
for _ in $(seq $starts); do
    rm -f "$work/a" "$work/b"
    mkfifo "$work/a" "$work/b"
    timeout 30 "$work/parts" wait <"$work/a" >"$work/b" &
    timeout 30 "$work/parts" fill >"$work/a" <"$work/b" 2>"$work/result"
    wait $!
    read -r a b <"$work/result"
    full=$((full + a)) less=$((less + b))
done
echo "full half: held back in $full of $starts starts; one multiprocessor less: in $less of $starts"
[ $full -gt 0 ] && [ $less -eq 0 ]
