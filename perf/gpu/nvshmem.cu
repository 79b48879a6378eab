/* SPDX-License-Identifier: BSD-3-Clause */
/* The list by NVSHMEM's public device API, used as its documentation describes.  NVSHMEM's waits have no bound: a
 * deadline ends them by killing the PEs.  A unique id starts the PEs, without a launcher. */
#include "measurements.h"
#include <nvshmem.h>
#include <nvshmemx.h>

struct nvshmem_side {
    struct ctx {
    } c;
    struct local {
    };

    static __device__ local begin(const ctx &) { return {}; }
    static __device__ void end(const ctx &, const local &) {}

    static __device__ __forceinline__ void signal(const ctx &, uint64_t *sig, uint64_t v, int pe)
    {
        nvshmemx_signal_op(sig, v, NVSHMEM_SIGNAL_SET, pe);
    }
    static __device__ __forceinline__ void signal_add(const ctx &, uint64_t *sig, int pe)
    {
        nvshmemx_signal_op(sig, 1, NVSHMEM_SIGNAL_ADD, pe);
    }
    static __device__ __forceinline__ bool wait(const ctx &, uint64_t *sig, uint64_t v)
    {
        return nvshmem_signal_wait_until(sig, NVSHMEM_CMP_GE, v) >= v;
    }
    template <int SCOPE>
    static __device__ __forceinline__ void put_signal(const ctx &, char *dst, const char *src, size_t n, uint64_t *sig,
                                                      uint64_t v, int pe)
    {
        if (SCOPE == THREAD)
            nvshmem_putmem_signal(dst, src, n, sig, v, NVSHMEM_SIGNAL_SET, pe);
        else if (SCOPE == WARP)
            nvshmemx_putmem_signal_warp(dst, src, n, sig, v, NVSHMEM_SIGNAL_SET, pe);
        else
            nvshmemx_putmem_signal_block(dst, src, n, sig, v, NVSHMEM_SIGNAL_SET, pe);
    }
    /* NVSHMEM has no scoped wait: one thread waits for its scope. */
    template <int SCOPE>
    static __device__ __forceinline__ bool wait_data(const ctx &c, uint64_t *sig, uint64_t v)
    {
        if (SCOPE == THREAD || threadIdx.x == 0)
            wait(c, sig, v);
        if (SCOPE == WARP)
            __syncwarp();
        if (SCOPE == BLOCK_SCOPE)
            __syncthreads();
        return true;
    }
    static __device__ __forceinline__ uint64_t fetch_add(const ctx &, uint64_t *word, uint64_t v, int pe)
    {
        return nvshmem_uint64_atomic_fetch_add(word, v, pe);
    }
    static __device__ __forceinline__ void put_small(const ctx &, char *dst, const char *src, size_t n, int pe)
    {
        nvshmem_uint64_put((uint64_t *)dst, (const uint64_t *)src, n / 8, pe);
    }
    static __device__ __forceinline__ void quiet(const ctx &) { nvshmem_quiet(); }
    static __device__ __forceinline__ void put_block(const ctx &, char *dst, const char *src, size_t n, int pe)
    {
        nvshmemx_putmem_nbi_block(dst, src, n, pe);
    }
    static __device__ __forceinline__ void get_block(const ctx &, char *dst, const char *src, size_t n, int pe)
    {
        nvshmemx_getmem_nbi_block(dst, src, n, pe);
    }
    template <int SCOPE>
    static __device__ __forceinline__ bool barrier(const ctx &, local &)
    {
        if (SCOPE == THREAD)
            nvshmem_barrier_all();
        else if (SCOPE == WARP)
            nvshmemx_barrier_all_warp();
        else
            nvshmemx_barrier_all_block();
        return true;
    }
    static __device__ __forceinline__ bool alltoall_block(const ctx &, local &, char *dst, const char *src, size_t n)
    {
        return nvshmemx_alltoallmem_block(NVSHMEM_TEAM_WORLD, dst, src, n) == 0;
    }

    cudaError_t launch(const void *kernel, int blocks, int threads, void **argv, cudaStream_t stream, bool waits)
    {
        if (!waits)
            return cudaLaunchKernel(kernel, blocks, threads, argv, 0, stream);
        return nvshmemx_collective_launch(kernel, blocks, threads, argv, 0, stream) == 0 ? cudaSuccess
                                                                                         : cudaErrorLaunchFailure;
    }

    void *start(pes *p, size_t bytes)
    {
        nvshmemx_uniqueid_t id = NVSHMEMX_UNIQUEID_INITIALIZER;
        nvshmemx_init_attr_t attr = NVSHMEMX_INIT_ATTR_INITIALIZER;
        static_assert(sizeof id <= sizeof p->shared->id, "the shared page has no room for the id");
        if (p->me == 0) {
            if (nvshmemx_get_uniqueid(&id) != 0)
                pes_fail(p, "nvshmemx_get_uniqueid", "refused");
            memcpy(p->shared->id, &id, sizeof id);
        }
        pes_barrier(p);
        memcpy(&id, p->shared->id, sizeof id);
        if (nvshmemx_set_attr_uniqueid_args(p->me, p->n, &id, &attr) != 0 ||
            nvshmemx_init_attr(NVSHMEMX_INIT_WITH_UNIQUEID, &attr) != 0)
            pes_fail(p, "nvshmemx_init_attr", "refused");
        void *block = nvshmem_malloc(bytes);
        if (!block)
            pes_fail(p, "nvshmem_malloc", "no memory in the symmetric heap");
        if (p->me == 0) {
            int major, minor, patch;
            nvshmemx_vendor_get_version_info(&major, &minor, &patch);
            printf("# NVSHMEM %d.%d.%d\n", major, minor, patch);
        }
        return block;
    }
    void stop(pes *, void *block)
    {
        nvshmem_free(block);
        nvshmem_finalize();
    }

    static void extra(list<nvshmem_side> &) {}
};

int main(int argc, char **argv)
{
    return list_main<nvshmem_side>(argc, argv, 0);
}
