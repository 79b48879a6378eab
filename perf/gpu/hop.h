/* SPDX-License-Identifier: BSD-3-Clause */
/* The limit of a pair of GPUs without peer access: copy engines carry chunks from GPU 0 into host memory that both GPUs
 * have registered, and from there to GPU 1.  Each stream waits for the other's word in that memory, so no host thread
 * and no multiprocessor stands between two chunks.  Also measures the minimum latency of a message through that memory:
 * a word alone, and a word after 8 bytes that the waiter reads. */
#ifndef PERF_GPU_HOP_H
#define PERF_GPU_HOP_H

#define HOP_RING (16 * MIB)

struct bare_hop : bare {
    static __device__ __forceinline__ uint64_t *box(const ctx &c, int pe) { return (uint64_t *)(c.hop + 256 * pe); }
    static __device__ __forceinline__ void signal(const ctx &c, uint64_t *, uint64_t v, int pe)
    {
        st_relaxed(box(c, pe), v);
    }
    static __device__ __forceinline__ bool wait(const ctx &c, uint64_t *, uint64_t v)
    {
        return bare::wait(c, box(c, c.me), v);
    }
    template <int SCOPE>
    static __device__ __forceinline__ void put_signal(const ctx &c, char *, const char *src, size_t, uint64_t *,
                                                      uint64_t v, int pe)
    {
        st_relaxed(box(c, pe) + 16, *(const uint64_t *)src);
        st_release(box(c, pe), v);
    }
    template <int SCOPE>
    static __device__ __forceinline__ bool wait_data(const ctx &c, uint64_t *sig, uint64_t v)
    {
        bool ok = wait(c, sig, v);
        fence_acquire();
        *(uint64_t *)(c.mine + BUFFER) = ld_relaxed(box(c, c.me) + 16);
        return ok;
    }
};

struct hop {
    char *ring;
    CUdeviceptr posted, taken; /* the last chunk's number + 1 of each slot: words of PE 0 and of PE 1 after the ring */
    uint64_t n;                /* chunks so far */
    CUstream stream[2];        /* by turns: the start of a copy hides behind the copy before */
    CUevent turn;

    void open(pes *p)
    {
        int fd;
        if (p->me == 0) {
            fd = memfd_create("hop", MFD_CLOEXEC);
            if (fd < 0 || ftruncate(fd, HOP_RING + 4096) != 0)
                pes_fail(p, "memory for the ring", strerror(errno));
            bare::send_fd(p, 1, fd);
        } else {
            fd = bare::receive_fd(p, 0);
        }
        ring = (char *)mmap(NULL, HOP_RING + 4096, PROT_READ | PROT_WRITE, MAP_SHARED, fd, 0);
        if (ring == MAP_FAILED)
            pes_fail(p, "mmap of the ring", strerror(errno));
        ::close(fd);
        DRIVER(p, cuMemHostRegister(ring, HOP_RING + 4096, CU_MEMHOSTREGISTER_PORTABLE | CU_MEMHOSTREGISTER_DEVICEMAP));
        posted = (CUdeviceptr)ring + HOP_RING;
        taken = posted + 2048;
        for (int i = 0; i < 2; i++)
            DRIVER(p, cuStreamCreate(&stream[i], CU_STREAM_NON_BLOCKING));
        DRIVER(p, cuEventCreate(&turn, CU_EVENT_DISABLE_TIMING));
    }
    void close(pes *p)
    {
        DRIVER(p, cuEventDestroy(turn));
        for (int i = 0; i < 2; i++)
            DRIVER(p, cuStreamDestroy(stream[i]));
        DRIVER(p, cuMemHostUnregister(ring));
        munmap(ring, HOP_RING + 4096);
    }

    void after(pes *p, CUstream second, CUstream first)
    {
        DRIVER(p, cuEventRecord(turn, first));
        DRIVER(p, cuStreamWaitEvent(second, turn, 0));
    }

    void copy(pes *p, char *to, char *from, size_t bytes, size_t chunk)
    {
        const uint64_t slots = HOP_RING / chunk;
        for (size_t at = 0; at < bytes; at += chunk, n++) {
            const uint64_t i = n % slots;
            CUstream s = stream[n % 2];
            CUdeviceptr slot = (CUdeviceptr)ring + i * chunk;
            if (p->me == 0) {
                if (n >= slots)
                    DRIVER(p, cuStreamWaitValue64(s, taken + 8 * i, n - slots + 1, CU_STREAM_WAIT_VALUE_GEQ));
                DRIVER(p, cuMemcpyAsync(slot, (CUdeviceptr)from + at, chunk, s));
                DRIVER(p, cuStreamWriteValue64(s, posted + 8 * i, n + 1, 0));
            } else {
                DRIVER(p, cuStreamWaitValue64(s, posted + 8 * i, n + 1, CU_STREAM_WAIT_VALUE_GEQ));
                DRIVER(p, cuMemcpyAsync((CUdeviceptr)to + at, slot, chunk, s));
                DRIVER(p, cuStreamWriteValue64(s, taken + 8 * i, n + 1, 0));
            }
        }
    }

    /* From the sender's first copy to the receiver's last, as the sender sees it. */
    float run(list<bare> &l, size_t chunk, size_t bytes, int copies)
    {
        cudaEvent_t from, to;
        float ms = 0;
        pes *p = l.p;
        CUDA(p, cudaEventCreate(&from));
        CUDA(p, cudaEventCreate(&to));
        CUDA(p, cudaEventRecord(from, stream[0]));
        after(p, stream[1], stream[0]);
        for (int i = 0; i < copies; i++)
            copy(p, l.base + BUFFER, l.base, bytes, chunk);
        after(p, stream[0], stream[1]);
        if (p->me == 0)
            for (uint64_t i = n < HOP_RING / chunk ? 0 : n - HOP_RING / chunk; i < n; i++)
                DRIVER(p, cuStreamWaitValue64(stream[0], taken + 8 * (i % (HOP_RING / chunk)), i + 1,
                                              CU_STREAM_WAIT_VALUE_GEQ));
        CUDA(p, cudaEventRecord(to, stream[0]));
        DRIVER(p, cuStreamSynchronize(stream[0]));
        CUDA(p, cudaEventElapsedTime(&ms, from, to));
        CUDA(p, cudaEventDestroy(from));
        CUDA(p, cudaEventDestroy(to));
        return ms;
    }

    void row(list<bare> &l, const char *what, size_t chunk, size_t bytes, int copies)
    {
        float ms[REPS] = {};
        l.clear(bytes);
        if (l.p->me < 2) { /* another division of the ring: words start again */
            memset(ring + HOP_RING + (l.p->me == 0 ? 0 : 2048), 0, 2048);
            n = 0;
        }
        pes_barrier(l.p);
        for (int rep = -1; rep < REPS && l.p->me < 2; rep++) {
            float one = run(l, chunk, bytes, copies);
            if (rep >= 0)
                ms[rep] = one;
        }
        std::sort(ms, ms + REPS);
        pes_barrier(l.p);
        int ok = l.agree(l.p->me != 1 || l.arrived(0, bytes, 0, 0));
        l.row(what, (double)bytes * copies / (ms[REPS / 2] * 1e6), "GB/s", ok);
    }

    static void rows(list<bare> &l)
    {
        hop h = {};
        if (l.p->me < 2)
            h.open(l.p);
        l.b.c.hop = h.ring;
        pes_barrier(l.p);
        l.pingpong("hop_signal_pingpong", signal_kernel<bare, bare_hop>, 1, 0);
        l.pingpong("hop_put_signal_thread/8", put_signal_kernel<bare, THREAD, bare_hop>, 1, 8);
        h.row(l, "hop_bw_256K/64M", 256 << 10, 64 * MIB, 4);
        h.row(l, "hop_bw_1M/64M", MIB, 64 * MIB, 4);
        h.row(l, "hop_bw_2M/64M", 2 * MIB, 64 * MIB, 4);
        h.row(l, "hop_bw_4M/64M", 4 * MIB, 64 * MIB, 4);
        h.row(l, "hop_once_2M/64M", 2 * MIB, 64 * MIB, 1);
        h.row(l, "hop_once_256K/4M", 256 << 10, 4 * MIB, 1);
        if (l.p->me < 2)
            h.close(l.p);
    }
};

#endif
