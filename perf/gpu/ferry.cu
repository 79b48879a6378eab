/* SPDX-License-Identifier: BSD-3-Clause */
/* The list by ferry's device API, in the cuda space. */
#include "ferry/stream.h"
#include "ferry_device.h"
#include "measurements.h"
#include "start_ferry.h"

struct ferry_side {
    struct ctx {
        ferry_team_t two; /* PEs 0 and 1 */
    } c;
    struct local {
    };

    static __device__ local begin(const ctx &) { return {}; }
    static __device__ void end(const ctx &, const local &) {}

    static __device__ __forceinline__ void signal(const ctx &, uint64_t *sig, uint64_t v, int pe)
    {
        ferry_signal_set(sig, v, pe);
    }
    static __device__ __forceinline__ void signal_add(const ctx &, uint64_t *sig, int pe)
    {
        ferry_signal_add(sig, 1, pe);
    }
    static __device__ __forceinline__ bool wait(const ctx &, uint64_t *sig, uint64_t v)
    {
        return ferry_signal_wait_until(sig, FERRY_CMP_GE, v) >= v;
    }
    template <int SCOPE>
    static __device__ __forceinline__ void put_signal(const ctx &, char *dst, const char *src, size_t n, uint64_t *sig,
                                                      uint64_t v, int pe)
    {
        if (SCOPE == THREAD)
            ferry_putmem_signal(dst, src, n, sig, v, FERRY_SIGNAL_SET, pe);
        else if (SCOPE == WARP)
            ferry_putmem_signal_warp(dst, src, n, sig, v, FERRY_SIGNAL_SET, pe);
        else
            ferry_putmem_signal_block(dst, src, n, sig, v, FERRY_SIGNAL_SET, pe);
    }
    template <int SCOPE>
    static __device__ __forceinline__ bool wait_data(const ctx &c, uint64_t *sig, uint64_t v)
    {
        if (SCOPE == WARP)
            return ferry_signal_wait_until_warp(sig, FERRY_CMP_GE, v) >= v;
        if (SCOPE == BLOCK_SCOPE)
            return ferry_signal_wait_until_block(sig, FERRY_CMP_GE, v) >= v;
        return wait(c, sig, v);
    }
    static __device__ __forceinline__ uint64_t fetch_add(const ctx &, uint64_t *word, uint64_t v, int pe)
    {
        return ferry_uint64_atomic_fetch_add(word, v, pe);
    }
    static __device__ __forceinline__ void put_small(const ctx &, char *dst, const char *src, size_t n, int pe)
    {
        ferry_uint64_put((uint64_t *)dst, (const uint64_t *)src, n / 8, pe);
    }
    static __device__ __forceinline__ void quiet(const ctx &) { ferry_quiet(); }
    static __device__ __forceinline__ void put_block(const ctx &, char *dst, const char *src, size_t n, int pe)
    {
        ferry_putmem_nbi_block(dst, src, n, pe);
    }
    static __device__ __forceinline__ void get_block(const ctx &, char *dst, const char *src, size_t n, int pe)
    {
        ferry_getmem_nbi_block(dst, src, n, pe);
    }
    template <int SCOPE>
    static __device__ __forceinline__ bool barrier(const ctx &, local &)
    {
        return (SCOPE == THREAD ? ferry_barrier_all()
                : SCOPE == WARP ? ferry_barrier_all_warp()
                                : ferry_barrier_all_block()) == FERRY_SUCCESS;
    }
    static __device__ __forceinline__ bool alltoall_block(const ctx &, local &, char *dst, const char *src, size_t n)
    {
        return ferry_alltoallmem_block(FERRY_TEAM_WORLD, dst, src, n) == FERRY_SUCCESS;
    }

    cudaError_t launch(const void *kernel, int blocks, int threads, void **argv, cudaStream_t stream, bool)
    {
        return cudaLaunchKernel(kernel, blocks, threads, argv, 0, stream);
    }

    void *start(pes *p, size_t bytes)
    {
        start_ferry(p);
        void *block = ferry_malloc(bytes);
        if (!block)
            pes_fail(p, "ferry_malloc", ferry_strerror(ferry_last_error()));
        return block;
    }
    void stop(pes *p, void *block)
    {
        ferry_status status = ferry_free(block);
        if (status == FERRY_SUCCESS)
            status = ferry_finalize();
        if (status != FERRY_SUCCESS)
            pes_fail(p, "ferry_finalize", ferry_strerror(status));
    }

    /* One host or stream call for each copy; timed from the call to completion at the other end. */
    static void copy_by_host(list<ferry_side> &l, const char *what, bool get, bool by_stream, size_t n)
    {
        double s[REPS] = {};
        ferry_status status = FERRY_SUCCESS;
        l.clear(n);
        for (int rep = -1; rep < REPS && l.p->me == 0 && status == FERRY_SUCCESS; rep++) {
            double t0 = pes_now();
            char *dst = l.base + BUFFER, *src = l.base;
            if (by_stream)
                status = get ? ferry_getmem_on_stream(dst, src, n, 1, l.stream)
                             : ferry_putmem_on_stream(dst, src, n, 1, l.stream);
            else
                status = get ? ferry_getmem(dst, src, n, 1) : ferry_putmem(dst, src, n, 1);
            if (by_stream && status == FERRY_SUCCESS)
                status = ferry_quiet_on_stream(l.stream);
            if (by_stream)
                CUDA(l.p, cudaStreamSynchronize(l.stream));
            else
                ferry_quiet();
            if (rep >= 0)
                s[rep] = pes_now() - t0;
        }
        std::sort(s, s + REPS);
        pes_barrier(l.p);
        int ok = status == FERRY_SUCCESS && (l.p->me != (get ? 0 : 1) || l.arrived(0, n, 0, 1 - l.p->me));
        ok = l.agree(ok);
        l.row(what, (double)n / (s[REPS / 2] * 1e9), "GB/s", ok);
    }

    /* Two PEs at work beside others. */
    struct of_two {
        template <int SCOPE>
        static __device__ __forceinline__ bool barrier(const ctx &c, local &)
        {
            return (SCOPE == THREAD ? ferry_team_barrier(c.two)
                    : SCOPE == WARP ? ferry_team_barrier_warp(c.two)
                                    : ferry_team_barrier_block(c.two)) == FERRY_SUCCESS;
        }
        static __device__ local begin(const ctx &) { return {}; }
        static __device__ void end(const ctx &, const local &) {}
    };
    static void two_of_many(list<ferry_side> &l)
    {
        if (ferry_team_split_strided(FERRY_TEAM_WORLD, 0, 1, 2, NULL, 0, &l.b.c.two) != FERRY_SUCCESS)
            pes_fail(l.p, "ferry_team_split_strided", ferry_last_error_message());
        l.barrier("barrier_of_two_thread", barrier_kernel<ferry_side, THREAD, 1, of_two>, 1, 2);
        l.barrier("barrier_of_two_warp", barrier_kernel<ferry_side, WARP, 32, of_two>, 32, 2);
        l.barrier("barrier_of_two_block/256", barrier_kernel<ferry_side, BLOCK_SCOPE, 256, of_two>, 256, 2);
    }

    static void extra(list<ferry_side> &l)
    {
        if (l.p->n > 2)
            two_of_many(l);
        copy_by_host(l, "host_put/64M", false, false, 64 * MIB);
        copy_by_host(l, "host_get/64M", true, false, 64 * MIB);
        copy_by_host(l, "stream_put/64M", false, true, 64 * MIB);
        copy_by_host(l, "stream_get/64M", true, true, 64 * MIB);
    }
};

int main(int argc, char **argv)
{
    return list_main<ferry_side>(argc, argv, 0);
}
