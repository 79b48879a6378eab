/* SPDX-License-Identifier: BSD-3-Clause */
/* The bare limit: each operation of the list uses the fewest instructions that keep its promise, over memory that the
 * GPUs share and nothing else.  PEs are processes that pass cuMem handles as POSIX file descriptors; with a third
 * argument "threads" they are threads of one process with peer access, which must give the same figures. */
#include "measurements.h"
#include <cuda.h>

#define POLLS (1u << 24) /* some 10 s of polling: then the other PE is not there */
#define DRIVER(p, call)                                                                                                \
    do {                                                                                                               \
        CUresult driver_error = (call);                                                                                \
        const char *driver_name = "?";                                                                                 \
        if (driver_error != CUDA_SUCCESS) {                                                                            \
            cuGetErrorName(driver_error, &driver_name);                                                                \
            pes_fail(p, #call, driver_name);                                                                           \
        }                                                                                                              \
    } while (0)

static __device__ __forceinline__ void st_relaxed(uint64_t *p, uint64_t v)
{
    asm volatile("st.relaxed.sys.global.u64 [%0], %1;" ::"l"(p), "l"(v) : "memory");
}
static __device__ __forceinline__ void st_release(uint64_t *p, uint64_t v)
{
    asm volatile("st.release.sys.global.u64 [%0], %1;" ::"l"(p), "l"(v) : "memory");
}
static __device__ __forceinline__ uint64_t ld_relaxed(const uint64_t *p)
{
    uint64_t v;
    asm volatile("ld.relaxed.sys.global.u64 %0, [%1];" : "=l"(v) : "l"(p) : "memory");
    return v;
}
static __device__ __forceinline__ uint64_t ld_acquire(const uint64_t *p)
{
    uint64_t v;
    asm volatile("ld.acquire.sys.global.u64 %0, [%1];" : "=l"(v) : "l"(p) : "memory");
    return v;
}
/* A two-way fence waits for this thread's stores even if it need only order loads: 0.5 us to a peer.  The one-way forms
 * need compute capability 9.0 and PTX 8.6. */
#if __CUDA_ARCH__ >= 900 && (__CUDACC_VER_MAJOR__ > 12 || (__CUDACC_VER_MAJOR__ == 12 && __CUDACC_VER_MINOR__ >= 7))
#define ONE_WAY(ORDER) ORDER
#else
#define ONE_WAY(ORDER) "acq_rel"
#endif
static __device__ __forceinline__ void fence_acquire()
{
    asm volatile("fence." ONE_WAY("acquire") ".sys;" ::: "memory");
}
static __device__ __forceinline__ void fence_release()
{
    asm volatile("fence." ONE_WAY("release") ".sys;" ::: "memory");
}
static __device__ __forceinline__ void fence_acq_rel()
{
    asm volatile("fence.acq_rel.sys;" ::: "memory");
}
static __device__ __forceinline__ void fence_sc()
{
    asm volatile("fence.sc.sys;" ::: "memory");
}

/* The threads rank, rank + size, ... copy n bytes, a multiple of 16 at 16-byte addresses, with DEEP loads in flight
 * each.  REMOTE loads bypass the L1: it would keep the peer's old data for the next copy. */
template <int DEEP, bool REMOTE>
static __device__ __forceinline__ void copy16(void *dst, const void *src, size_t n, size_t rank, size_t size)
{
    uint4 *d = (uint4 *)dst;
    const uint4 *s = (const uint4 *)src;
    size_t quads = n / 16, i = rank;
    for (; i + (DEEP - 1) * size < quads; i += DEEP * size) {
        uint4 v[DEEP];
#pragma unroll
        for (int k = 0; k < DEEP; k++)
            v[k] = REMOTE ? __ldcg(s + i + k * size) : s[i + k * size];
#pragma unroll
        for (int k = 0; k < DEEP; k++)
            d[i + k * size] = v[k];
    }
    for (; i < quads; i += size)
        d[i] = REMOTE ? __ldcg(s + i) : s[i];
}
/* The few words of a message: 16 bytes a thread if enough, else 8. */
static __device__ __forceinline__ void copy_few(void *dst, const void *src, size_t n, size_t rank, size_t size)
{
    if (n >= 16)
        copy16<2, false>(dst, src, n, rank, size);
    else if (rank == 0)
        *(uint64_t *)dst = *(const uint64_t *)src;
}

template <int SCOPE>
static __device__ __forceinline__ void meet()
{
    if (SCOPE == WARP)
        __syncwarp();
    if (SCOPE == BLOCK_SCOPE)
        __syncthreads();
}
template <int SCOPE>
static __device__ __forceinline__ bool all_of(bool ok)
{
    return SCOPE == WARP ? __all_sync(~0u, ok) : SCOPE == BLOCK_SCOPE ? __syncthreads_and(ok) : ok;
}

struct bare {
    struct ctx {
        char *mine, *peer[PES_MOST];
        char *hop; /* host memory that both have registered, in hop.h's rows */
        int me, n;
    } c;
    struct local {
        uint64_t epoch; /* of the last barrier or alltoall */
    };
    CUmemGenericAllocationHandle handle[PES_MOST];
    size_t size;
    unsigned shared = 0; /* dynamic shared memory of the next kernels */

    template <class T>
    static __device__ __forceinline__ T *at(const ctx &c, T *p, int pe)
    {
        return (T *)(c.peer[pe] + ((char *)p - c.mine));
    }

    static __device__ __forceinline__ void signal(const ctx &c, uint64_t *sig, uint64_t v, int pe)
    {
        st_relaxed(at(c, sig, pe), v);
    }
    static __device__ __forceinline__ void signal_add(const ctx &c, uint64_t *sig, int pe)
    {
        asm volatile("red.relaxed.sys.global.add.u64 [%0], 1;" ::"l"(at(c, sig, pe)) : "memory");
    }
    static __device__ __forceinline__ bool wait(const ctx &, const uint64_t *sig, uint64_t v)
    {
        for (uint32_t i = 0; i < POLLS; i++)
            if (ld_relaxed(sig) >= v)
                return true;
        return false;
    }
    template <int SCOPE>
    static __device__ __forceinline__ void put_signal(const ctx &c, char *dst, const char *src, size_t n, uint64_t *sig,
                                                      uint64_t v, int pe)
    {
        copy_few(at(c, dst, pe), src, n, SCOPE == THREAD ? 0 : threadIdx.x, SCOPE == THREAD ? 1 : blockDim.x);
        meet<SCOPE>();
        if (SCOPE == THREAD || threadIdx.x == 0)
            st_release(at(c, sig, pe), v); /* with what the others wrote: they met it */
    }
    template <int SCOPE>
    static __device__ __forceinline__ bool wait_data(const ctx &c, const uint64_t *sig, uint64_t v)
    {
        bool ok = true;
        if (SCOPE == THREAD || threadIdx.x == 0) {
            ok = wait(c, sig, v);
            fence_acquire();
        }
        return all_of<SCOPE>(ok);
    }
    static __device__ __forceinline__ uint64_t fetch_add(const ctx &c, uint64_t *word, uint64_t v, int pe)
    {
        uint64_t old;
        asm volatile("atom.relaxed.sys.global.add.u64 %0, [%1], %2;"
                     : "=l"(old)
                     : "l"(at(c, word, pe)), "l"(v)
                     : "memory");
        return old;
    }
    static __device__ __forceinline__ void put_small(const ctx &c, char *dst, const char *src, size_t n, int pe)
    {
        copy_few(at(c, dst, pe), src, n, 0, 1);
    }
    static __device__ __forceinline__ void quiet(const ctx &) { fence_sc(); }
    static __device__ __forceinline__ void put_block(const ctx &c, char *dst, const char *src, size_t n, int pe)
    {
        copy16<8, false>(at(c, dst, pe), src, n, threadIdx.x, blockDim.x);
    }
    static __device__ __forceinline__ void get_block(const ctx &c, char *dst, const char *src, size_t n, int pe)
    {
        if (blockDim.x > 256) /* whose threads have 64 registers */
            copy16<8, true>(dst, at(c, src, pe), n, threadIdx.x, blockDim.x);
        else
            copy16<16, true>(dst, at(c, src, pe), n, threadIdx.x, blockDim.x);
    }

    /* Each PE has one flag at every PE, on its own line; the flag counts the epochs that its writer has passed. */
    static __device__ __forceinline__ uint64_t *flag(const ctx &c, int writer)
    {
        return (uint64_t *)(c.mine + STATE + 128 * (size_t)writer);
    }
    static __device__ __forceinline__ uint64_t *epoch_word(const ctx &c)
    {
        return (uint64_t *)(c.mine + STATE + 128 * PES_MOST);
    }
    static __device__ local begin(const ctx &c) { return { *epoch_word(c) }; }
    static __device__ void end(const ctx &c, const local &l)
    {
        __syncthreads();
        if (threadIdx.x == 0)
            *epoch_word(c) = l.epoch;
    }
    template <int SCOPE>
    static __device__ __forceinline__ bool barrier(const ctx &c, local &l)
    {
        bool ok = true;
        l.epoch++;
        meet<SCOPE>();
        if (SCOPE == THREAD) {
            fence_release();
            for (int pe = 0; pe < c.n; pe++)
                if (pe != c.me)
                    st_relaxed(at(c, flag(c, c.me), pe), l.epoch);
            for (int pe = 0; pe < c.n; pe++)
                if (pe != c.me)
                    ok = ok && wait(c, flag(c, pe), l.epoch);
            fence_acquire();
        } else if (threadIdx.x < c.n && threadIdx.x != c.me) { /* a thread a peer */
            st_release(at(c, flag(c, c.me), threadIdx.x), l.epoch);
            ok = wait(c, flag(c, threadIdx.x), l.epoch);
            fence_acquire();
        }
        return all_of<SCOPE>(ok);
    }
    static __device__ __forceinline__ bool alltoall_block(const ctx &c, local &l, char *dst, const char *src, size_t n)
    {
#pragma unroll 1
        for (int i = 0; i < c.n; i++) {
            int pe = (c.me + i) % c.n;
            if (n >= 16)
                copy16<4, false>(at(c, dst + c.me * n, pe), src + pe * n, n, threadIdx.x, blockDim.x);
            else if (threadIdx.x == i)
                *(uint64_t *)at(c, dst + c.me * n, pe) = *(const uint64_t *)(src + pe * n);
        }
        return barrier<BLOCK_SCOPE>(c, l);
    }

    cudaError_t launch(const void *kernel, int blocks, int threads, void **argv, cudaStream_t stream, bool)
    {
        return cudaLaunchKernel(kernel, blocks, threads, argv, shared, stream);
    }

    static void send_fd(pes *p, int to, int fd)
    {
        char byte = 0, room[CMSG_SPACE(sizeof(int))] = { 0 };
        iovec io = { &byte, 1 };
        msghdr m = {};
        m.msg_iov = &io;
        m.msg_iovlen = 1;
        m.msg_control = room;
        m.msg_controllen = sizeof room;
        cmsghdr *h = CMSG_FIRSTHDR(&m);
        h->cmsg_level = SOL_SOCKET;
        h->cmsg_type = SCM_RIGHTS;
        h->cmsg_len = CMSG_LEN(sizeof(int));
        memcpy(CMSG_DATA(h), &fd, sizeof fd);
        if (sendmsg(p->socket[p->me][to], &m, 0) != 1)
            pes_fail(p, "sendmsg", strerror(errno));
    }
    static int receive_fd(pes *p, int from)
    {
        int fd = -1;
        char byte, room[CMSG_SPACE(sizeof(int))] = { 0 };
        iovec io = { &byte, 1 };
        msghdr m = {};
        m.msg_iov = &io;
        m.msg_iovlen = 1;
        m.msg_control = room;
        m.msg_controllen = sizeof room;
        if (recvmsg(p->socket[p->me][from], &m, 0) != 1 || !CMSG_FIRSTHDR(&m))
            pes_fail(p, "recvmsg", strerror(errno));
        memcpy(&fd, CMSG_DATA(CMSG_FIRSTHDR(&m)), sizeof fd);
        return fd;
    }

    void *start(pes *p, size_t bytes)
    {
        c.me = p->me;
        c.n = p->n;
        if (p->threads)
            share_in_process(p, bytes);
        else
            share_handles(p, bytes);
        c.mine = c.peer[p->me];
        return c.mine;
    }
    void share_in_process(pes *p, size_t bytes)
    {
        int mine, theirs;
        CUDA(p, cudaGetDevice(&mine));
        CUDA(p, cudaMalloc(&p->shared->heap[p->me], bytes));
        pes_barrier(p);
        for (int pe = 0; pe < p->n; pe++) {
            cudaPointerAttributes at;
            c.peer[pe] = (char *)p->shared->heap[pe];
            CUDA(p, cudaPointerGetAttributes(&at, c.peer[pe]));
            theirs = at.device;
            if (theirs != mine)
                CUDA(p, cudaDeviceEnablePeerAccess(theirs, 0));
        }
        pes_barrier(p);
    }
    void share_handles(pes *p, size_t bytes)
    {
        CUdevice device;
        CUmemAllocationProp prop = {};
        size_t grain;
        int fd;
        DRIVER(p, cuCtxGetDevice(&device));
        prop.type = CU_MEM_ALLOCATION_TYPE_PINNED;
        prop.location.type = CU_MEM_LOCATION_TYPE_DEVICE;
        prop.location.id = device;
        prop.requestedHandleTypes = CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR;
        DRIVER(p, cuMemGetAllocationGranularity(&grain, &prop, CU_MEM_ALLOC_GRANULARITY_RECOMMENDED));
        size = (bytes + grain - 1) / grain * grain;
        DRIVER(p, cuMemCreate(&handle[p->me], size, &prop, 0));
        DRIVER(p, cuMemExportToShareableHandle(&fd, handle[p->me], CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR, 0));
        for (int pe = 0; pe < p->n; pe++)
            if (pe != p->me)
                send_fd(p, pe, fd);
        for (int pe = 0; pe < p->n; pe++) {
            CUmemAccessDesc access = { { CU_MEM_LOCATION_TYPE_DEVICE, device }, CU_MEM_ACCESS_FLAGS_PROT_READWRITE };
            if (pe != p->me) {
                int theirs = receive_fd(p, pe);
                DRIVER(p, cuMemImportFromShareableHandle(&handle[pe], (void *)(intptr_t)theirs,
                                                         CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR));
                close(theirs);
            }
            DRIVER(p, cuMemAddressReserve((CUdeviceptr *)&c.peer[pe], size, 0, 0, 0));
            DRIVER(p, cuMemMap((CUdeviceptr)c.peer[pe], size, 0, handle[pe], 0));
            DRIVER(p, cuMemSetAccess((CUdeviceptr)c.peer[pe], size, &access, 1));
        }
        close(fd);
    }
    void stop(pes *p, void *)
    {
        pes_barrier(p); /* nobody reads what goes away */
        if (p->threads) {
            CUDA(p, cudaFree(c.mine));
            return;
        }
        for (int pe = 0; pe < p->n; pe++) {
            DRIVER(p, cuMemUnmap((CUdeviceptr)c.peer[pe], size));
            DRIVER(p, cuMemAddressFree((CUdeviceptr)c.peer[pe], size));
            DRIVER(p, cuMemRelease(handle[pe]));
        }
    }

    static void extra(list<bare> &l);
};

/* The choices made above, against their alternatives. */
struct bare_polls_acquire : bare {
    template <int SCOPE>
    static __device__ __forceinline__ bool wait_data(const ctx &, const uint64_t *sig, uint64_t v)
    {
        bool ok = true;
        if (SCOPE == THREAD || threadIdx.x == 0) {
            uint32_t i = 0;
            while (ld_acquire(sig) < v && i < POLLS)
                i++;
            ok = i < POLLS;
        }
        return all_of<SCOPE>(ok);
    }
};
/* Polls relaxed, then reads the word once more with acquire: the alternative without a one-way fence. */
struct bare_acquires_last : bare {
    template <int SCOPE>
    static __device__ __forceinline__ bool wait_data(const ctx &c, const uint64_t *sig, uint64_t v)
    {
        bool ok = true;
        if (SCOPE == THREAD || threadIdx.x == 0)
            ok = wait(c, sig, v) && ld_acquire(sig) >= v;
        return all_of<SCOPE>(ok);
    }
};
struct bare_fences_both_ways : bare {
    template <int SCOPE>
    static __device__ __forceinline__ bool wait_data(const ctx &c, const uint64_t *sig, uint64_t v)
    {
        bool ok = true;
        if (SCOPE == THREAD || threadIdx.x == 0) {
            ok = wait(c, sig, v);
            fence_acq_rel();
        }
        return all_of<SCOPE>(ok);
    }
};
struct bare_quiet_acq_rel : bare {
    static __device__ __forceinline__ void quiet(const ctx &) { fence_acq_rel(); }
};
template <int DEEP>
struct bare_deep : bare {
    static __device__ __forceinline__ void put_block(const ctx &c, char *dst, const char *src, size_t n, int pe)
    {
        copy16<DEEP, false>(at(c, dst, pe), src, n, threadIdx.x, blockDim.x);
    }
    static __device__ __forceinline__ void get_block(const ctx &c, char *dst, const char *src, size_t n, int pe)
    {
        copy16<DEEP, true>(dst, at(c, src, pe), n, threadIdx.x, blockDim.x);
    }
};

/* Copies by an SM's bulk copy engine: one thread drives a ring of stages in shared memory.  n is a multiple of
 * CHUNK. */
#define STAGES 6
#define CHUNK 32768u
#if __CUDA_ARCH__ >= 900
static __device__ __forceinline__ void bulk_load(uint32_t stage, const char *src, uint32_t full)
{
    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], %1;" ::"r"(full), "r"(CHUNK) : "memory");
    asm volatile("cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1], %2, [%3];" ::"r"(stage),
                 "l"(src), "r"(CHUNK), "r"(full)
                 : "memory");
}
static __device__ __forceinline__ void bulk_await(uint32_t full, uint32_t parity)
{
    uint32_t done = 0;
    for (uint32_t i = 0; i < POLLS >> 8 && !done; i++) /* each sleeps a while */
        asm volatile("{ .reg .pred p; mbarrier.try_wait.parity.shared::cta.b64 p, [%1], %2; selp.u32 %0, 1, 0, p; }"
                     : "=r"(done)
                     : "r"(full), "r"(parity)
                     : "memory");
}
static __device__ __forceinline__ void bulk_copy(char *dst, const char *src, size_t n)
{
    extern __shared__ __align__(128) char stage[];
    __shared__ uint64_t full[STAGES];
    if (threadIdx.x == 0) {
        uint32_t chunks = (uint32_t)(n / CHUNK), stage0 = (uint32_t)__cvta_generic_to_shared(stage),
                 full0 = (uint32_t)__cvta_generic_to_shared(full);
        for (uint32_t s = 0; s < STAGES; s++)
            asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" ::"r"(full0 + 8 * s) : "memory");
        asm volatile("fence.mbarrier_init.release.cluster;" ::: "memory");
        asm volatile("fence.proxy.async;" ::: "memory");
        for (uint32_t k = 0; k < STAGES && k < chunks; k++)
            bulk_load(stage0 + k * CHUNK, src + (size_t)k * CHUNK, full0 + 8 * k);
        for (uint32_t k = 0; k < chunks; k++) {
            uint32_t s = k % STAGES, next = k - 1 + STAGES;
            bulk_await(full0 + 8 * s, k / STAGES & 1);
            asm volatile("cp.async.bulk.global.shared::cta.bulk_group [%0], [%1], %2;" ::"l"(dst + (size_t)k * CHUNK),
                         "r"(stage0 + s * CHUNK), "r"(CHUNK)
                         : "memory");
            asm volatile("cp.async.bulk.commit_group;" ::: "memory");
            if (k >= 1 && next < chunks) { /* the stage of the chunk before, once it has been read */
                asm volatile("cp.async.bulk.wait_group.read 1;" ::: "memory");
                bulk_load(stage0 + next % STAGES * CHUNK, src + (size_t)next * CHUNK, full0 + 8 * (next % STAGES));
            }
        }
        asm volatile("cp.async.bulk.wait_group 0;" ::: "memory");
        for (uint32_t s = 0; s < STAGES; s++)
            asm volatile("mbarrier.inval.shared::cta.b64 [%0];" ::"r"(full0 + 8 * s) : "memory");
    }
    __syncthreads();
}
#else
static __device__ void bulk_copy(char *, const char *, size_t) {} /* the row then says WRONG */
#endif
struct bare_bulk : bare {
    static __device__ __forceinline__ void put_block(const ctx &c, char *dst, const char *src, size_t n, int pe)
    {
        bulk_copy(at(c, dst, pe), src, n);
    }
    static __device__ __forceinline__ void get_block(const ctx &c, char *dst, const char *src, size_t n, int pe)
    {
        bulk_copy(dst, at(c, src, pe), n);
    }
};

#include "hop.h"

void bare::extra(list<bare> &l)
{
    hop::rows(l);
    l.pingpong("put_signal_warp_polls_acquire/8", put_signal_kernel<bare, WARP, bare_polls_acquire>, 32, 8);
    l.pingpong("put_signal_warp_acquires_last/8", put_signal_kernel<bare, WARP, bare_acquires_last>, 32, 8);
    l.pingpong("put_signal_warp_fences_both/8", put_signal_kernel<bare, WARP, bare_fences_both_ways>, 32, 8);
    l.pingpong("put_signal_warp_polls_acquire/1024", put_signal_kernel<bare, WARP, bare_polls_acquire>, 32, 1024);
    l.put_quiet("put_quiet_acq_rel/8", put_quiet_kernel<bare, bare_quiet_acq_rel>, 8);
    l.copy("put_bw_deep1/4M", copy_kernel<bare, false, 256, bare_deep<1>>, false, 32, 256, 4 * MIB);
    l.copy("put_bw_deep4/4M", copy_kernel<bare, false, 256, bare_deep<4>>, false, 32, 256, 4 * MIB);
    l.copy("get_bw_deep1/4M", copy_kernel<bare, true, 256, bare_deep<1>>, true, 32, 256, 4 * MIB);
    l.copy("get_bw_deep4/4M", copy_kernel<bare, true, 256, bare_deep<4>>, true, 32, 256, 4 * MIB);
    l.copy("get_bw_deep8/4M", copy_kernel<bare, true, 256, bare_deep<8>>, true, 32, 256, 4 * MIB);
    l.copy("put_one_block_deep1/1M", copy_kernel<bare, false, 1024, bare_deep<1>>, false, 1, 1024, MIB);

    l.b.shared = STAGES * CHUNK;
    auto put = copy_kernel<bare, false, 32, bare_bulk>, get = copy_kernel<bare, true, 32, bare_bulk>;
    CUDA(l.p, cudaFuncSetAttribute(put, cudaFuncAttributeMaxDynamicSharedMemorySize, (int)l.b.shared));
    CUDA(l.p, cudaFuncSetAttribute(get, cudaFuncAttributeMaxDynamicSharedMemorySize, (int)l.b.shared));
    l.copy("put_bw_bulk/4M", put, false, 32, 32, 4 * MIB);
    l.copy("put_bw_bulk/64M", put, false, 32, 32, 64 * MIB);
    l.copy("get_bw_bulk/4M", get, true, 32, 32, 4 * MIB);
    l.copy("get_bw_bulk/64M", get, true, 32, 32, 64 * MIB);
    l.copy("put_one_block_bulk/1M", put, false, 1, 32, MIB);
    l.copy("get_one_block_bulk/1M", get, true, 1, 32, MIB);
    l.b.shared = 0;
}

int main(int argc, char **argv)
{
    return list_main<bare>(argc, argv, argc > 3 && strcmp(argv[3], "threads") == 0);
}
