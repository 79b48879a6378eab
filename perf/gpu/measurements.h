/* SPDX-License-Identifier: BSD-3-Clause */
/* The measurements that every back end runs: the same kernels, compiled once for each back end B.
 *
 * B gives  struct ctx     the arguments of its device functions, passed by value
 *          start, stop    host: joins the job and gets BLOCK bytes of symmetric memory; leaves it
 *          launch         host: starts a kernel on its stream; `waits`: the kernel waits for other PEs
 *          extra          host: rows that only this back end has
 *          and the device operations used below; a kernel may use another set, OPS, over the same ctx.  A waiting
 * operation returns false to all threads of the scope when it reaches its bound.
 *
 * %globaltimer takes latencies inside one kernel, after a warm-up in the same kernel, so launches do not count.  Events
 * take bandwidths around a kernel of COPIES copies (put_once, get_once: one copy, launch included).  The output is the
 * median of REPS kernels, for a ping-pong of PLACES kernels with separate words: the same bare loop takes 0.59 to
 * 0.79 us over 40 addresses, so one word proves little.  Half a round trip is reported as one way.
 *
 * Two rows measure as NVSHMEM's own test programs do by default, for comparison with its published figures:
 * *_launched is a tenth of the event time of a kernel of ten round trips, not halved, with the launch and the PEs'
 * skew; *_rounds is the bandwidth when the blocks of the grid meet after each copy. */
#ifndef PERF_GPU_MEASUREMENTS_H
#define PERF_GPU_MEASUREMENTS_H

#include "pes.h"
#include <algorithm>
#include <cuda_runtime.h>
#include <vector>

enum { THREAD, WARP, BLOCK_SCOPE };
#define REPS 5
#define PLACES 31 /* of a ping-pong's words: a word's address decides its distance from the SM */
#define FAR 10.0  /* us: a round trip so long does not depend on the place, and as many would take minutes */
#define COPIES 16
#define LAUNCHES 21
#define ROUND_TRIPS 10
#define MANY 128 /* blocks that send at once */
#define MIB ((size_t)1 << 20)
#define BLOCK (1000 * MIB)       /* the size of the symmetric heap */
#define BUFFER (64 * MIB)        /* source, then destination, at the block's start */
#define SIGNALS (2 * BUFFER)     /* and then the words, a line each */
#define WORDS (SIGNALS + 65536)  /* targets of atomics */
#define STATE (SIGNALS + 131072) /* the back end's own */
#define SPREAD (SIGNALS + MIB)   /* the places, so far apart: */
#define APART (5 * MIB + 4224)

struct outcome {
    unsigned long long ns, bad, value;
};

template <class B>
struct arguments {
    typename B::ctx c;
    int me, n_pes, warm, iters;
    uint64_t first; /* signals of this kernel are first + 1, first + 2, ... */
    uint64_t *sig;
    char *dst, *src;
    size_t n;
    outcome *out;
};

static __device__ __forceinline__ uint64_t clock_ns()
{
    uint64_t t;
    asm volatile("mov.u64 %0, %%globaltimer;" : "=l"(t)::"memory");
    return t;
}

template <class A>
__device__ void record(const A &a, uint64_t t0, bool ok, uint64_t value)
{
    uint64_t t1 = clock_ns();
    if (threadIdx.x == 0)
        *a.out = { t1 - t0, ok ? 0ull : 1ull, value };
}

template <class B, class OPS = B>
__global__ void signal_kernel(arguments<B> a)
{
    uint64_t t0 = 0, v = a.first;
    bool ok = true;
    for (int i = 0; i < a.warm + a.iters && ok; i++) {
        if (i == a.warm)
            t0 = clock_ns();
        v++;
        if (a.me == 0)
            OPS::signal(a.c, a.sig, v, 1);
        ok = OPS::wait(a.c, a.sig, v);
        if (a.me == 1)
            OPS::signal(a.c, a.sig, v, 0);
    }
    record(a, t0, ok, v);
}

/* Both words stand at a.first when it starts. */
template <class B, class OPS = B>
__global__ void signal_add_kernel(arguments<B> a)
{
    uint64_t t0 = 0, v = a.first;
    bool ok = true;
    for (int i = 0; i < a.warm + a.iters && ok; i++) {
        if (i == a.warm)
            t0 = clock_ns();
        v++;
        if (a.me == 0)
            OPS::signal_add(a.c, a.sig, 1);
        ok = OPS::wait(a.c, a.sig, v);
        if (a.me == 1)
            OPS::signal_add(a.c, a.sig, 0);
    }
    record(a, t0, ok, v);
}

/* Every thread of PE 0's grid adds 1 a.iters times to one word of PE 1, which waits for all additions; the time runs
 * from PE 0's first block to the answer.  Both words start at a.first. */
template <class B>
__global__ void signal_add_many_kernel(arguments<B> a)
{
    const uint64_t t0 = clock_ns();
    if (a.me == 0)
        for (int i = 0; i < a.iters; i++)
            B::signal_add(a.c, a.sig, 1);
    if (blockIdx.x != 0 || threadIdx.x != 0)
        return;
    bool ok = B::wait(a.c, a.sig, a.first + (a.me == 0 ? 1 : (uint64_t)a.iters * gridDim.x * blockDim.x));
    if (a.me == 1)
        B::signal_add(a.c, a.sig, 0);
    *a.out = { clock_ns() - t0, ok ? 0ull : 1ull, 0 };
}

template <class B, int SCOPE, class OPS = B>
__global__ void put_signal_kernel(arguments<B> a)
{
    uint64_t t0 = 0, v = a.first;
    bool ok = true;
    for (int i = 0; i < a.warm + a.iters && ok; i++) {
        if (i == a.warm)
            t0 = clock_ns();
        v++;
        if (a.me == 0)
            OPS::template put_signal<SCOPE>(a.c, a.dst, a.src, a.n, a.sig, v, 1);
        ok = OPS::template wait_data<SCOPE>(a.c, a.sig, v);
        if (a.me == 1)
            OPS::template put_signal<SCOPE>(a.c, a.dst, a.src, a.n, a.sig, v, 0);
    }
    record(a, t0, ok, v);
}

/* Each operand depends on the value before: no two operations overlap.  ENDS: signals a waiter at the end. */
template <class B, bool ENDS = false, class OPS = B>
__global__ void fetch_add_kernel(arguments<B> a)
{
    uint64_t t0 = 0, old = 0;
    for (int i = 0; i < a.warm + a.iters; i++) {
        if (i == a.warm)
            t0 = clock_ns();
        old = OPS::fetch_add(a.c, a.sig + (WORDS - SIGNALS) / 8, (old >> 62) + 1, 1);
    }
    record(a, t0, true, old);
    if (ENDS)
        OPS::signal(a.c, a.sig, a.first + a.warm + a.iters, 1);
}

/* The other work of the owner's GPU: its kernel waits by a call of the back end, or knows nothing of the back end and
 * ends at the host's word. */
template <class B, class OPS = B>
__global__ void waiting_kernel(arguments<B> a)
{
    uint64_t t0 = clock_ns();
    record(a, t0, OPS::wait(a.c, a.sig, a.first + a.warm + a.iters), 0);
}
template <class B>
__global__ void foreign_kernel(arguments<B> a)
{
    const uint64_t t0 = clock_ns(), bound = 5000000000u;
    while (*(volatile unsigned long long *)&a.out->value == 0 && clock_ns() - t0 < bound)
        __nanosleep(1000);
}

template <class B, class OPS = B>
__global__ void put_quiet_kernel(arguments<B> a)
{
    uint64_t t0 = 0;
    for (int i = 0; i < a.warm + a.iters; i++) {
        if (i == a.warm)
            t0 = clock_ns();
        OPS::put_small(a.c, a.dst, a.src, a.n, 1);
        OPS::quiet(a.c);
    }
    record(a, t0, true, 0);
}

template <class B, bool GET, int THREADS, class OPS = B>
__global__ void __launch_bounds__(THREADS, 1) copy_kernel(arguments<B> a)
{
    size_t part = a.n / gridDim.x, from = part * blockIdx.x;
    for (int i = 0; i < a.iters; i++) {
        if (GET)
            OPS::get_block(a.c, a.dst + from, a.src + from, part, 1);
        else
            OPS::put_block(a.c, a.dst + from, a.src + from, part, 1);
    }
    __syncthreads();
    if (threadIdx.x == 0)
        OPS::quiet(a.c);
}

/* The blocks meet after each copy, at a counter that starts at 0; a block that waits too long gives up. */
template <class B, bool GET, int THREADS, class OPS = B>
__global__ void __launch_bounds__(THREADS, 1) rounds_kernel(arguments<B> a)
{
    unsigned long long *met = (unsigned long long *)a.sig + (WORDS - SIGNALS) / 8 + 1024;
    size_t part = a.n / gridDim.x, from = part * blockIdx.x;
    for (int i = 0; i < a.iters; i++) {
        if (GET)
            OPS::get_block(a.c, a.dst + from, a.src + from, part, 1);
        else
            OPS::put_block(a.c, a.dst + from, a.src + from, part, 1);
        __syncthreads();
        if (threadIdx.x == 0) {
            unsigned long long all = (unsigned long long)(i + 1) * gridDim.x;
            __threadfence();
            atomicAdd(met, 1);
            for (int polls = 0; *(volatile unsigned long long *)met < all && polls < 1 << 24; polls++)
                continue;
        }
        __syncthreads();
    }
    if (threadIdx.x == 0)
        OPS::quiet(a.c);
}

template <class B, int SCOPE, int THREADS, class OPS = B>
__global__ void __launch_bounds__(THREADS, 1) barrier_kernel(arguments<B> a)
{
    uint64_t t0 = 0;
    bool ok = true;
    typename B::local l = OPS::begin(a.c);
    for (int i = 0; i < a.warm + a.iters && ok; i++) {
        if (i == a.warm)
            t0 = clock_ns();
        ok = OPS::template barrier<SCOPE>(a.c, l);
    }
    record(a, t0, ok, 0);
    OPS::end(a.c, l);
}

/* Two destinations in turn: a PE one call ahead never writes a buffer that another PE still reads. */
template <class B, int THREADS, class OPS = B>
__global__ void __launch_bounds__(THREADS, 1) alltoall_kernel(arguments<B> a)
{
    uint64_t t0 = 0;
    bool ok = true;
    typename B::local l = OPS::begin(a.c);
    for (int i = 0; i < a.warm + a.iters && ok; i++) {
        if (i == a.warm)
            t0 = clock_ns();
        ok = OPS::alltoall_block(a.c, l, a.dst + (i & 1) * a.n_pes * a.n, a.src, a.n);
    }
    record(a, t0, ok, 0);
    OPS::end(a.c, l);
}

/* Words that encode their PE and their position. */
static __device__ __forceinline__ uint64_t pattern(uint64_t i, int pe)
{
    return (i + 1) * 0x9e3779b97f4a7c15u ^ (uint64_t)(pe + 1) << 56;
}
static __global__ void fill_kernel(uint64_t *p, size_t words, int pe)
{
    for (size_t i = blockIdx.x * blockDim.x + threadIdx.x; i < words; i += (size_t)gridDim.x * blockDim.x)
        p[i] = pattern(i, pe);
}
static __global__ void check_kernel(const uint64_t *p, size_t words, size_t from, int pe, unsigned long long *wrong)
{
    for (size_t i = blockIdx.x * blockDim.x + threadIdx.x; i < words; i += (size_t)gridDim.x * blockDim.x)
        if (p[i] != pattern(from + i, pe))
            *wrong = 1; /* any value of the three serves */
}

/* One PE's run of the list. */
template <class B>
struct list {
    pes *p;
    B b;
    cudaStream_t stream;
    outcome *out; /* pinned: kernels write it */
    char *base;
    bool together;   /* no two PEs share a GPU, so that all can run at once */
    uint64_t number; /* signals used so far: words are never reset */
    uint64_t added;

    void row(const char *what, double value, const char *unit, int ok)
    {
        if (p->me == 0)
            printf("%s %.4f %s %s\n", what, value, unit, ok ? "ok" : "WRONG"), fflush(stdout);
    }

    arguments<B> args(int warm, int iters, size_t n)
    {
        arguments<B> a;
        a.c = b.c;
        a.me = p->me;
        a.n_pes = p->n;
        a.warm = warm;
        a.iters = iters;
        a.first = number;
        a.sig = (uint64_t *)(base + SIGNALS);
        a.src = base;
        a.dst = base + BUFFER;
        a.n = n;
        a.out = out;
        return a;
    }

    void clear(size_t bytes)
    {
        CUDA(p, cudaMemsetAsync(base + BUFFER, 0, bytes, stream));
        CUDA(p, cudaStreamSynchronize(stream));
        pes_barrier(p);
    }

    int arrived(size_t at, size_t bytes, size_t from, int pe)
    {
        out->value = 0;
        check_kernel<<<64, 256, 0, stream>>>((uint64_t *)(base + BUFFER + at), bytes / 8, from / 8, pe, &out->value);
        CUDA(p, cudaGetLastError());
        CUDA(p, cudaStreamSynchronize(stream));
        return out->value == 0;
    }

    /* Every PE's verdict counts. */
    int agree(int ok) { return pes_max(p, ok ? 0 : 1) == 0; }

    /* The median time of one operation, in us, over REPS kernels, or over one kernel for each of so many places of
     * a.sig; the PEs below `who` run the operation, and PE 1 runs the work beside it, if any, meanwhile. */
    double time_kernel(void (*kernel)(arguments<B>), int threads, int warm, int iters, size_t n, int who, bool waits,
                       int *ok, int places = 0, void (*beside)(arguments<B>) = NULL)
    {
        int reps = places ? places : REPS;
        std::vector<double> us;
        *ok = 1;
        for (int rep = 0; rep < reps; rep++) {
            arguments<B> a = args(warm, iters, n);
            void *argv[] = { &a };
            *out = { 0, 0, 0 };
            if (places) {
                a.sig = (uint64_t *)(base + SPREAD + rep * APART);
                CUDA(p, cudaMemcpy(a.sig, &number, 8, cudaMemcpyHostToDevice));
            }
            if (beside && p->me == 1)
                CUDA(p, b.launch((const void *)beside, 1, 1, argv, stream, false));
            pes_barrier(p);
            if (p->me < who) {
                CUDA(p, b.launch((const void *)kernel, 1, threads, argv, stream, waits));
                CUDA(p, cudaStreamSynchronize(stream));
            }
            us.push_back((double)out->ns / 1e3 / iters);
            number += (uint64_t)(warm + iters);
            pes_barrier(p);
            if (beside && p->me == 1) {
                *(volatile unsigned long long *)&out->value = 1; /* ends a foreign kernel */
                CUDA(p, cudaStreamSynchronize(stream));
            }
            if (out->bad)
                *ok = 0;
            if (rep == 0 && pes_max(p, us[0]) > FAR)
                reps = REPS;
        }
        std::sort(us.begin(), us.end());
        return us[reps / 2];
    }

    void pingpong(const char *what, void (*kernel)(arguments<B>), int threads, size_t n)
    {
        int ok;
        clear(n);
        double us = time_kernel(kernel, threads, 100, 1000, n, 2, true, &ok, PLACES);
        if (p->me < 2 && n)
            ok &= arrived(0, n, 0, 1 - p->me);
        ok = agree(ok); /* not inside row's arguments: it is collective */
        row(what, us / 2, "us", ok);
    }

    /* Additions a second to one word, from so many threads of many blocks at once. */
    void signal_add_many(const char *what, int threads, int iters)
    {
        const uint64_t adds = (uint64_t)iters * MANY * threads;
        double us[REPS] = {};
        int ok = 1;
        for (int rep = -1; rep < REPS; rep++) {
            arguments<B> a = args(0, iters, 0);
            void *argv[] = { &a };
            *out = { 0, 0, 0 };
            CUDA(p, cudaMemcpy(a.sig, &number, 8, cudaMemcpyHostToDevice));
            pes_barrier(p);
            if (p->me < 2) {
                CUDA(p, b.launch((const void *)signal_add_many_kernel<B>, MANY, threads, argv, stream, true));
                CUDA(p, cudaStreamSynchronize(stream));
            }
            if (out->bad)
                ok = 0;
            if (rep >= 0)
                us[rep] = (double)out->ns / 1e3;
            number += adds;
            pes_barrier(p);
        }
        std::sort(us, us + REPS);
        ok = agree(ok);
        row(what, (double)adds / us[REPS / 2], "M/s", ok);
    }

    void launched(const char *what, void (*kernel)(arguments<B>), int threads, size_t n)
    {
        float ms[LAUNCHES] = {};
        cudaEvent_t from, to;
        int ok = 1;
        clear(n);
        CUDA(p, cudaEventCreate(&from));
        CUDA(p, cudaEventCreate(&to));
        for (int rep = -1; rep < LAUNCHES; rep++) {
            arguments<B> a = args(0, ROUND_TRIPS, n);
            void *argv[] = { &a };
            *out = { 0, 0, 0 };
            pes_barrier(p);
            if (p->me < 2) {
                CUDA(p, cudaEventRecord(from, stream));
                CUDA(p, b.launch((const void *)kernel, 1, threads, argv, stream, true));
                CUDA(p, cudaEventRecord(to, stream));
                CUDA(p, cudaStreamSynchronize(stream));
                if (out->bad)
                    ok = 0;
                if (rep >= 0)
                    CUDA(p, cudaEventElapsedTime(&ms[rep], from, to));
            }
            number += ROUND_TRIPS;
            pes_barrier(p);
        }
        CUDA(p, cudaEventDestroy(from));
        CUDA(p, cudaEventDestroy(to));
        std::sort(ms, ms + LAUNCHES);
        if (p->me < 2 && n)
            ok &= arrived(0, n, 0, 1 - p->me);
        ok = agree(ok);
        row(what, (double)ms[LAUNCHES / 2] * 1e3 / ROUND_TRIPS, "us", ok);
    }

    double time_copy(void (*kernel)(arguments<B>), int blocks, int threads, size_t n, int copies)
    {
        float ms[REPS] = {};
        cudaEvent_t from, to;
        CUDA(p, cudaEventCreate(&from));
        CUDA(p, cudaEventCreate(&to));
        for (int rep = -1; rep < REPS && p->me == 0; rep++) {
            arguments<B> a = args(0, copies, n);
            void *argv[] = { &a };
            CUDA(p, cudaMemsetAsync((char *)a.sig + (WORDS - SIGNALS) + 8192, 0, 8, stream)); /* rounds_kernel's */
            CUDA(p, cudaEventRecord(from, stream));
            cudaError_t error = b.launch((const void *)kernel, blocks, threads, argv, stream, false);
            if (error != cudaSuccess) { /* no PE waits for this kernel: the other rows can still run */
                fprintf(stderr, "copy of %zu bytes by %d x %d threads: %s\n", n, blocks, threads,
                        cudaGetErrorString(error));
                cudaGetLastError();
                break;
            }
            CUDA(p, cudaEventRecord(to, stream));
            CUDA(p, cudaStreamSynchronize(stream));
            if (rep >= 0)
                CUDA(p, cudaEventElapsedTime(&ms[rep], from, to));
        }
        CUDA(p, cudaEventDestroy(from));
        CUDA(p, cudaEventDestroy(to));
        if (p->me != 0)
            return 0;
        std::sort(ms, ms + REPS);
        return ms[REPS / 2] > 0 ? (double)n * copies / (ms[REPS / 2] * 1e6) : 0;
    }

    void copy(const char *what, void (*kernel)(arguments<B>), bool get, int blocks, int threads, size_t n,
              int copies = COPIES)
    {
        int ok = 1;
        clear(n);
        double gbs = time_copy(kernel, blocks, threads, n, copies);
        pes_barrier(p);
        if (p->me == (get ? 0 : 1))
            ok = arrived(0, n, 0, 1 - p->me);
        ok = agree(p->me == 0 ? ok && gbs > 0 : ok);
        row(what, gbs, "GB/s", ok);
    }

    void fetch_add(const char *what, void (*kernel)(arguments<B>), void (*beside)(arguments<B>) = NULL)
    {
        int ok;
        uint64_t word = 0;
        arguments<B> a = args(0, 0, 0);
        double us = time_kernel(kernel, 1, 100, 1000, 0, 1, false, &ok, 0, beside);
        added += REPS * 1100;
        if (p->me == 1) {
            CUDA(p, cudaMemcpy(&word, (char *)a.sig + (WORDS - SIGNALS), 8, cudaMemcpyDeviceToHost));
            ok = ok && word == added;
        }
        ok = agree(ok);
        row(what, us, "us", ok);
    }

    void put_quiet(const char *what, void (*kernel)(arguments<B>), size_t n)
    {
        int ok;
        clear(n);
        double us = time_kernel(kernel, 1, 100, 1000, n, 1, false, &ok);
        if (p->me == 1)
            ok = arrived(0, n, 0, 0);
        ok = agree(ok);
        row(what, us, "us", ok);
    }

    void barrier(const char *what, void (*kernel)(arguments<B>), int threads, int who)
    {
        int ok;
        double us = time_kernel(kernel, threads, 100, 1000, 0, who, true, &ok);
        ok = agree(ok);
        row(what, us, "us", ok);
    }

    void alltoall(const char *what, void (*kernel)(arguments<B>), int threads, size_t n)
    {
        int ok;
        clear(2 * n * (size_t)p->n);
        double us = time_kernel(kernel, threads, 100, 500, n, p->n, true, &ok);
        for (int pe = 0; pe < p->n && ok; pe++) /* PE i's part for this one stood at [me] there */
            ok = arrived((size_t)pe * n, n, (size_t)p->me * n, pe);
        ok = agree(ok);
        row(what, us, "us", ok);
    }

    void all()
    {
        pingpong("signal_pingpong", signal_kernel<B>, 1, 0);
        pingpong("signal_add_pingpong", signal_add_kernel<B>, 1, 0);
        signal_add_many("signal_add_many/1", 1, 64);
        signal_add_many("signal_add_many/32", 32, 8);
        static const size_t sizes[] = { 8, 64, 256, 1024 };
        for (size_t n : sizes) {
            char what[64];
            snprintf(what, sizeof what, "put_signal_thread/%zu", n);
            pingpong(what, put_signal_kernel<B, THREAD>, 1, n);
            snprintf(what, sizeof what, "put_signal_warp/%zu", n);
            pingpong(what, put_signal_kernel<B, WARP>, 32, n);
            snprintf(what, sizeof what, "put_signal_block/%zu", n);
            pingpong(what, put_signal_kernel<B, BLOCK_SCOPE>, 128, n);
        }
        launched("signal_launched", signal_kernel<B>, 1, 0);
        launched("put_signal_thread_launched/8", put_signal_kernel<B, THREAD>, 1, 8);
        fetch_add("fetch_add", fetch_add_kernel<B>);
        fetch_add("fetch_add_awaited", fetch_add_kernel<B, true>, waiting_kernel<B>);
        fetch_add("fetch_add_foreign", fetch_add_kernel<B>, foreign_kernel<B>);
        put_quiet("put_quiet/8", put_quiet_kernel<B>, 8);
        copy("put_bw/4M", copy_kernel<B, false, 256>, false, 32, 256, 4 * MIB);
        copy("put_bw/64M", copy_kernel<B, false, 256>, false, 32, 256, 64 * MIB);
        copy("get_bw/4M", copy_kernel<B, true, 256>, true, 32, 256, 4 * MIB);
        copy("get_bw/64M", copy_kernel<B, true, 256>, true, 32, 256, 64 * MIB);
        copy("put_bw_rounds/4M", rounds_kernel<B, false, 256>, false, 32, 256, 4 * MIB);
        copy("get_bw_rounds/4M", rounds_kernel<B, true, 256>, true, 32, 256, 4 * MIB);
        copy("put_once/4M", copy_kernel<B, false, 256>, false, 32, 256, 4 * MIB, 1);
        copy("get_once/4M", copy_kernel<B, true, 256>, true, 32, 256, 4 * MIB, 1);
        copy("put_one_block/1M", copy_kernel<B, false, 1024>, false, 1, 1024, MIB);
        copy("get_one_block/1M", copy_kernel<B, true, 1024>, true, 1, 1024, MIB);
        if (!together)
            return;
        barrier("barrier_thread", barrier_kernel<B, THREAD, 1>, 1, p->n);
        barrier("barrier_warp", barrier_kernel<B, WARP, 32>, 32, p->n);
        barrier("barrier_block/32", barrier_kernel<B, BLOCK_SCOPE, 32>, 32, p->n);
        barrier("barrier_block/256", barrier_kernel<B, BLOCK_SCOPE, 256>, 256, p->n);
        barrier("barrier_block/1024", barrier_kernel<B, BLOCK_SCOPE, 1024>, 1024, p->n);
        alltoall("alltoall_block/8", alltoall_kernel<B, 512>, 512, 8);
        alltoall("alltoall_block/64K", alltoall_kernel<B, 512>, 512, 65536);
    }
};

/* A PE: context, job, list, and what the job itself cost. */
template <class B>
int list_run(pes *p)
{
    list<B> l;
    int devices = 0;
    size_t before = 0, after = 0, total;
    l.p = p;
    l.number = l.added = 0;
    CUDA(p, cudaGetDeviceCount(&devices));
    CUDA(p, cudaSetDevice(p->me % devices));
    l.together = p->n <= devices;
    CUDA(p, cudaFree(NULL));
    CUDA(p, cudaStreamCreateWithFlags(&l.stream, cudaStreamNonBlocking));
    CUDA(p, cudaMallocHost((void **)&l.out, sizeof *l.out));
    fill_kernel<<<1, 1, 0, l.stream>>>(NULL, 0, 0); /* this program's own code is loaded before the memory count */
    CUDA(p, cudaStreamSynchronize(l.stream));
    CUDA(p, cudaMemGetInfo(&before, &total));
    pes_barrier(p);

    double t0 = pes_now();
    l.base = (char *)l.b.start(p, BLOCK);
    double t1 = pes_now();
    pes_barrier(p);
    CUDA(p, cudaMemGetInfo(&after, &total));
    double seconds = pes_max(p, t1 - t0);
    l.row("init", seconds, "s", 1);
    double beyond = pes_max(p, ((double)before - (double)after - (double)BLOCK) / MIB);
    if (l.together)
        l.row("memory_beyond", beyond, "MiB", 1);

    fill_kernel<<<64, 256, 0, l.stream>>>((uint64_t *)l.base, BUFFER / 8, p->me);
    CUDA(p, cudaMemsetAsync(l.base + SIGNALS, 0, MIB, l.stream));
    CUDA(p, cudaStreamSynchronize(l.stream));
    pes_barrier(p);
    l.all();
    B::extra(l);
    pes_barrier(p);

    t0 = pes_now();
    l.b.stop(p, l.base);
    t1 = pes_now();
    seconds = pes_max(p, t1 - t0);
    l.row("finalize", seconds, "s", 1);
    return 0;
}

/* Usage of every back end: [PES [SECONDS]]. */
template <class B>
int list_main(int argc, char **argv, int threads)
{
    int n = argc > 1 ? atoi(argv[1]) : 2;
    int seconds = argc > 2 ? atoi(argv[2]) : 60;
    if (n < 2 || n > PES_MOST || seconds < 1)
        return fprintf(stderr, "usage: %s [PES, 2 to %d [SECONDS]]\n", argv[0], PES_MOST), 2;
    return pes_run(n, threads, seconds, list_run<B>);
}

#endif
