/* SPDX-License-Identifier: BSD-3-Clause */
/* Calls in a stream of the program, in the cuda space.  These calls do not wait, allocate or keep host state, so a
 * stream may be captured: all state that changes between launches of a graph is in GPU memory. */
#include "ferry/detail/machine/access__funcs.h"
#include "ferry/diag.h"
#include "runtime/base/log.h"
#include "runtime/base/nvtx.h"
#include "runtime/gpu/gpu_internal.h"

#define CU (ferryi_cu_table)

/* From this size on, a copy engine moves the bytes: it starts some microseconds later than a kernel, but runs at link
 * speed and occupies no block. */
#define BULK ((size_t)16 << 10)

static CUdeviceptr address(const void *p)
{
    return (CUdeviceptr)(uintptr_t)p;
}

static ferry_status enter(ferryi_world *w, const char *name)
{
    ferryi_gpu_check_faults(ferryi_pe_of(w));
    ferry_status status = ferryi_gpu_enter(ferryi_pe_of(w)->gpu);
    if (status == FERRY_SUCCESS)
        ferryi_nvtx_begin(name);
    return status;
}

/* In a stream, only kernels serve pairs without copies, so memory that kernels cannot read is out of reach. */
static int out_of_reach(ferryi_world *w, const void *other, size_t n, int pe)
{
    return n != 0 && !ferryi_gpu_has_copies(w, pe) && !ferryi_gpu_can_access(ferryi_pe_of(w), other);
}

static ferry_status refuse(ferryi_world *w, int pe)
{
    return ferryi_error(FERRY_ERR_UNSUPPORTED,
                        "a put or get on a stream to PE %d, whose path is %s%s, uses pageable host memory: use "
                        "memory from cudaMallocHost or of the GPU",
                        pe, ferry_path_name(ferryi_route_path(ferryi_route(w, pe))),
                        ferryi_pair_lacks_copies(ferryi_pe_of(w), w->my_pe, pe) ? " without copy engines" : "");
}

static ferry_status leave(CUresult result)
{
    ferryi_nvtx_end();
    ferryi_gpu_leave();
    return ferryi_cu_error(result, "queueing a call on a stream");
}

static CUresult kernel(ferryi_world *w, ferryi_host_call *call, size_t bytes, ferry_stream stream)
{
    void *parameters[] = { call };
    unsigned threads = bytes / 16 >= 1024 ? 1024 : ((unsigned)(bytes / 16) + 31) / 32 * 32;
    return CU->LaunchKernel(ferryi_pe_of(w)->gpu->stream_call, 1, 1, 1, threads == 0 ? 1 : threads, 1, 1, 0, stream,
                            parameters, NULL);
}

/* Returns 1 if a kernel moves the bytes: they are few, and kernels reach the memory at the other end. */
static int by_kernel(ferryi_world *w, const void *other, size_t n)
{
    return n < BULK && ferryi_gpu_can_access(ferryi_pe_of(w), other);
}

/* Makes the bytes one element if size and alignment allow, so that the element is moved whole. */
static uint32_t width_of(const void *a, const void *b, size_t n)
{
    return n <= 8 && (n & (n - 1)) == 0 && n != 0 && (((uintptr_t)a | (uintptr_t)b) & (n - 1)) == 0 ? (uint32_t)n : 1;
}

ferry_status ferryi_gpu_stream_put(ferryi_world *w, void *own, const void *src, size_t n, int pe, ferry_stream stream)
{
    uint32_t width = width_of(own, src, n);
    ferryi_host_call c = { .op = FERRYI_STREAM_PUT,
                           .pe = pe,
                           .width = width,
                           .dst = (uint64_t)(uintptr_t)own,
                           .src = (uint64_t)(uintptr_t)src,
                           .n = n / width };
    if (out_of_reach(w, src, n, pe))
        return refuse(w, pe);
    int small = by_kernel(w, src, n) || !ferryi_gpu_has_copies(w, pe);
    ferry_status status = enter(w, "put on stream");
    if (status != FERRY_SUCCESS)
        return status;
    if (!small)
        ferryi_gpu_count_put(w, pe, n);
    return leave(small ? kernel(w, &c, n, stream)
                       : CU->MemcpyAsync(address(ferryi_peer_addr(w, own, pe)), address(src), n, stream));
}

ferry_status ferryi_gpu_stream_get(ferryi_world *w, void *dst, const void *own, size_t n, int pe, ferry_stream stream)
{
    uint32_t width = width_of(own, dst, n);
    ferryi_host_call c = { .op = FERRYI_STREAM_GET,
                           .pe = pe,
                           .width = width,
                           .dst = (uint64_t)(uintptr_t)dst,
                           .src = (uint64_t)(uintptr_t)own,
                           .n = n / width };
    if (out_of_reach(w, dst, n, pe))
        return refuse(w, pe);
    int small = by_kernel(w, dst, n) || !ferryi_gpu_has_copies(w, pe);
    ferry_status status = enter(w, "get on stream");
    if (status != FERRY_SUCCESS)
        return status;
    if (!small)
        ferryi_gpu_count_get(w, pe, n);
    return leave(small ? kernel(w, &c, n, stream)
                       : CU->MemcpyAsync(address(dst), address(ferryi_peer_addr(w, own, pe)), n, stream));
}

ferry_status ferryi_gpu_stream_put_signal(ferryi_world *w, void *own, const void *src, size_t n, uint64_t *sig,
                                          uint64_t value, int sig_op, int pe, ferry_stream stream)
{
    ferryi_host_call c = { .op = FERRYI_STREAM_PUT_SIGNAL,
                           .pe = pe,
                           .what = (uint32_t)sig_op,
                           .width = 1,
                           .dst = (uint64_t)(uintptr_t)own,
                           .src = (uint64_t)(uintptr_t)src,
                           .n = n,
                           .operand = value,
                           .signal = (uint64_t)(uintptr_t)sig };
    CUresult result = CUDA_SUCCESS;
    if (out_of_reach(w, src, n, pe))
        return refuse(w, pe);
    int small = n == 0 || by_kernel(w, src, n) || !ferryi_gpu_has_copies(w, pe);
    ferry_status status = enter(w, "put_signal on stream");
    if (status != FERRY_SUCCESS)
        return status;
    if (!small) {
        result = CU->MemcpyAsync(address(ferryi_peer_addr(w, own, pe)), address(src), n, stream);
        c.op = FERRYI_STREAM_SIGNAL;
        ferryi_gpu_count_put(w, pe, n);
    }
    if (n == 0)
        c.op = FERRYI_STREAM_SIGNAL;
    if (result == CUDA_SUCCESS)
        result = kernel(w, &c, small ? n : 0, stream);
    return leave(result);
}

ferry_status ferryi_gpu_stream_p(ferryi_world *w, void *own, uint64_t value, size_t width, int pe, ferry_stream stream)
{
    ferryi_host_call c = {
        .op = FERRYI_STREAM_P, .pe = pe, .width = (uint32_t)width, .dst = (uint64_t)(uintptr_t)own, .operand = value
    };
    ferry_status status = enter(w, "p on stream");
    return status != FERRY_SUCCESS ? status : leave(kernel(w, &c, 0, stream));
}

ferry_status ferryi_gpu_stream_strided(ferryi_world *w, int is_get, void *dst, const void *src, ptrdiff_t dst_stride,
                                       ptrdiff_t src_stride, size_t width, size_t n, int pe, ferry_stream stream)
{
    ferryi_gpu *gpu = ferryi_pe_of(w)->gpu;
    ferryi_host_call c = { .op = is_get ? FERRYI_HOST_IGET : FERRYI_HOST_IPUT,
                           .call = (uint32_t)(is_get ? FERRY_CALL_GET : FERRY_CALL_PUT),
                           .pe = pe,
                           .width = (uint32_t)width,
                           .dst = (uint64_t)(uintptr_t)dst,
                           .src = (uint64_t)(uintptr_t)src,
                           .n = n,
                           .operand = (uint64_t)dst_stride,
                           .cond = (uint64_t)src_stride,
                           .timeout = UINT64_MAX,
                           .result = gpu->unread };
    const void *other = is_get ? dst : src;
    if (!ferryi_gpu_can_access(ferryi_pe_of(w), other))
        return ferryi_error(FERRY_ERR_UNSUPPORTED,
                            "a strided put or get on a stream to PE %d uses pageable host memory, which kernels do not "
                            "reach: use memory from cudaMallocHost or of the GPU",
                            pe);
    ferry_status status = enter(w, "strided put or get on stream");
    return status != FERRY_SUCCESS ? status : leave(ferryi_gpu_call(gpu, stream, &c));
}

ferry_status ferryi_gpu_stream_wait(ferryi_world *w, ferry_call call, const void *word, size_t width, int is_signed,
                                    int cmp, uint64_t value, ferry_stream stream)
{
    ferryi_host_call c = { .op = FERRYI_STREAM_WAIT,
                           .call = (uint32_t)call,
                           .team = is_signed,
                           .what = (uint32_t)cmp,
                           .width = (uint32_t)width,
                           .operand = value,
                           .timeout = UINT64_MAX,
                           .signal = (uint64_t)(uintptr_t)word };
    ferry_status status = enter(w, "wait on stream");
    return status != FERRY_SUCCESS ? status : leave(kernel(w, &c, 0, stream));
}

ferry_status ferryi_gpu_stream_quiet(ferryi_world *w, ferry_stream stream)
{
    ferryi_host_call c = { .op = FERRYI_STREAM_QUIET };
    /* If all pairs are native, the stream's earlier work is complete.  A flags pair may still hold descriptors. */
    for (int i = 0; i < w->n_pes; i++)
        if (ferryi_path_is_weak(ferryi_route(w, i))) {
            ferry_status status = enter(w, "quiet on stream");
            return status != FERRY_SUCCESS ? status : leave(kernel(w, &c, 0, stream));
        }
    return FERRY_SUCCESS;
}

ferry_status ferryi_gpu_stream_collective(ferryi_world *w, uint32_t op, ferry_call call, int team, void *dst,
                                          const void *src, size_t n, int pe, int kind, int reduction,
                                          ferry_stream stream)
{
    ferryi_gpu *gpu = ferryi_pe_of(w)->gpu;
    if (kind >= FERRYI_KIND_NONE)
        return ferryi_error(
            FERRY_ERR_UNSUPPORTED,
            "reductions of long double are not possible on a stream: GPUs have no such type, use the host's call");
    ferryi_host_call c = { .op = op,
                           .call = (uint32_t)call,
                           .pe = pe,
                           .team = team,
                           .what = (uint32_t)reduction,
                           .width = (uint32_t)kind,
                           .dst = (uint64_t)(uintptr_t)dst,
                           .src = (uint64_t)(uintptr_t)src,
                           .n = n,
                           .timeout = UINT64_MAX,
                           .result = gpu->unread };
    ferry_status status = enter(w, "collective on stream");
    return status != FERRY_SUCCESS ? status : leave(ferryi_gpu_call(gpu, stream, &c));
}
