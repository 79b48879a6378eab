/* SPDX-License-Identifier: BSD-3-Clause */
/* Host calls in the cuda space: the driver's copies move bytes, and a small kernel does everything else.  Each call is
 * complete on return, so quiet need not wait for host calls. */
#include "ferry/detail/machine/access__funcs.h"
#include "ferry/detail/ring/spin__funcs.h"
#include "ferry/diag.h"
#include "runtime/base/clock.h"
#include "runtime/base/log.h"
#include "runtime/base/mutex.h"
#include "runtime/gpu/gpu_internal.h"
#include <stdlib.h>
#include <string.h>
#include <time.h>

#define CU (ferryi_cu_table)

static CUdeviceptr address(const void *p)
{
    return (CUdeviceptr)(uintptr_t)p;
}

/* A block shares the bytes of a collective; one thread is enough for a word. */
static unsigned threads_for(const ferryi_host_call *call)
{
    if (call->op == FERRYI_HOST_AMO || call->op == FERRYI_HOST_SIGNAL_BEHIND)
        return 1;
    return call->n < 1024 ? 32 : call->n < 16384 ? 256 : FERRYI_HOST_CALL_THREADS;
}

/* Blocks that share what a large collective between direct members moves: ../../device/kernels/work__funcs.h. */
#define LEAST_BYTES ((uint64_t)64 << 10)
#define BYTES_OF_A_BLOCK ((uint64_t)16 << 10)
static unsigned blocks_for(const ferryi_gpu *gpu, const ferryi_host_call *call)
{
    uint64_t bytes = 0;
    switch (call->op) {
    case FERRYI_HOST_BROADCAST:
    case FERRYI_HOST_FCOLLECT:
    case FERRYI_HOST_ALLTOALL:
        bytes = call->n;
        break;
    case FERRYI_HOST_REDUCE:
    case FERRYI_HOST_REDUCESCATTER:
        bytes = call->n * 4; /* elements, most often of 4 bytes */
        break;
    }
    if (bytes < LEAST_BYTES || gpu->most_blocks < 2 || ferryi_ld_relaxed_u32(&gpu->kernel_world.kernel.all_direct) == 0)
        return 1;
    return bytes / BYTES_OF_A_BLOCK < gpu->most_blocks ? (unsigned)(bytes / BYTES_OF_A_BLOCK) : gpu->most_blocks;
}

CUresult ferryi_gpu_call(const ferryi_gpu *gpu, CUstream stream, ferryi_host_call *call)
{
    void *parameters[] = { call };
    ferryi_gpu_rings_expect(gpu);
    return CU->LaunchKernel(gpu->host_call, blocks_for(gpu, call), 1, 1, threads_for(call), 1, 1, 0, stream, parameters,
                            NULL);
}

/* ---- Slices.  On a GPU that MPS shares, a kernel that waits can keep a neighbour's kernel from starting: one whose
 * blocks must all run at once and fill the neighbour's part, or any work that the driver holds back until the GPU is
 * idle.  If the wait is for that neighbour, neither ends.  So a call that only waits does it in slices, and leaves the
 * GPU between them: a repeat continues it, as a repeat after a timeout does.  The pauses are much longer than the
 * slices, so that a kernel finds all neighbours' slices away at once before long. */
#define FIRST_SLICE_NS 1000000u /* most calls end in it */
#define SLICE_NS 50000u
#define LEAST_PAUSE_NS 50000u
#define MOST_PAUSE_NS 1000000u

/* Before each kernel of a call.  budget: of all its slices, ns; it is longer than the first. */
static void cut(ferryi_slice *slice, uint64_t waited, uint64_t budget)
{
    const uint64_t left = budget > waited ? budget - waited : 1; /* a length of 0 would be none */
    const uint64_t length = waited == 0 ? FIRST_SLICE_NS : SLICE_NS;
    slice->waited = waited;
    slice->last = left <= length;
    slice->length = left < length ? left : length;
}

/* Runs the call, in stream order after a copy of `bytes` from src if bytes is not 0. */
static ferry_status run(ferryi_world *w, ferryi_host_call *call, void *dst, const void *src, size_t bytes,
                        uint64_t *value)
{
    ferryi_gpu *gpu = ferryi_pe_of(w)->gpu;
    ferryi_gpu_channel *channel;
    CUresult result = CUDA_SUCCESS;
    const uint64_t budget = call->timeout != 0 && call->timeout != UINT64_MAX ? call->timeout : w->timeout_ns;
    ferryi_gpu_check_faults(ferryi_pe_of(w));
    ferry_status status = ferryi_gpu_channel_enter(w, (ferry_call)call->call, call, &channel);
    if (status != FERRY_SUCCESS)
        return status;
    const int met = ferryi_gpu_channel_has_met(channel, call);
    if (met)
        call->op = FERRYI_HOST_QUIET; /* the remaining part of a barrier */
    if (bytes != 0)
        result = CU->MemcpyAsync(address(dst), address(src), bytes, channel->stream);
    call->result = channel->result;
    /* A shorter budget ends in the first slice.  In kernels a collective's budget grows with its bytes. */
    const int sliced = gpu->neighbours != 0 && budget > FIRST_SLICE_NS && ferryi_gpu_call_can_repeat(call);
    const uint64_t most = sliced ? ferryi_budget_for(budget, call->n * 16 * (uint64_t)w->n_pes) : budget;
    struct timespec pause = { 0, LEAST_PAUSE_NS };
    ferry_status ended;
    for (uint64_t waited = 0;; waited = ferryi_now_ns() - channel->started) {
        if (sliced)
            cut(&call->slice, waited, most);
        channel->result->status = FERRY_ERR_SYSTEM;
        if (result == CUDA_SUCCESS)
            result = ferryi_gpu_call(gpu, channel->stream, call);
        result = ferryi_gpu_channel_finish(channel, result, most - (waited < most ? waited : most), bytes + call->n);
        ended = (ferry_status)channel->result->status;
        if (!sliced || call->slice.last || result != CUDA_SUCCESS || ended != FERRY_ERR_TIMEOUT)
            break;
        (void)nanosleep(&pause, NULL);
        if (pause.tv_nsec < (long)MOST_PAUSE_NS)
            pause.tv_nsec *= 2;
    }
    if (value != NULL && result == CUDA_SUCCESS && ended == FERRY_SUCCESS)
        *value = channel->result->value;
    if (FERRYI_UNLIKELY(result == CUDA_ERROR_NOT_READY && !met))
        ferryi_gpu_channel_remember(channel, call);
    if (met && result == CUDA_SUCCESS && ended == FERRY_SUCCESS)
        ferryi_gpu_channel_forget(channel);
    status = ferryi_gpu_channel_leave(w, channel, result, "a host call that the GPU executes");
    if (status != FERRY_SUCCESS)
        return status;
    if (ended != FERRY_SUCCESS)
        ferryi_gpu_collect_faults(ferryi_pe_of(w));
    if (met == FERRYI_GPU_DIFFERED && ended == FERRY_SUCCESS)
        return ferryi_error(
            FERRY_ERR_ASYMMETRIC,
            "the %s that timed out on PE %d has ended meanwhile, since its members made different calls: "
            "make the same calls with the same arguments on every PE",
            ferry_call_name((ferry_call)call->call), w->my_pe);
    return ended;
}

/* ---- Put and get. */

/* ---- By kernels: a block fills or empties a staged pair's chunks, or stores and loads.  Memory that a kernel cannot
 * read is copied through a buffer in GPU memory. */

#define BOUNCE ((size_t)1 << 20)

static int is_staged(const ferryi_world *w, int pe)
{
    return ferryi_path_is_ring_only(ferryi_route(w, pe));
}

int ferryi_gpu_has_copies(ferryi_world *w, int pe)
{
    return ferryi_path_is_direct(ferryi_route(w, pe)) && !ferryi_pair_lacks_copies(ferryi_pe_of(w), w->my_pe, pe);
}

static ferry_status bounce_take(ferryi_gpu *gpu)
{
    ferryi_mutex_lock(&gpu->bounce_lock, FERRYI_MUTEX_BOUNCE);
    if (gpu->bounce != 0)
        return FERRY_SUCCESS;
    ferry_status status = ferryi_gpu_enter(gpu);
    if (status == FERRY_SUCCESS) {
        status = ferryi_cu_error(CU->MemAlloc(&gpu->bounce, BOUNCE), "cuMemAlloc for copies to a staged pair");
        ferryi_gpu_leave();
    }
    if (status != FERRY_SUCCESS) {
        gpu->bounce = 0;
        ferryi_mutex_unlock(&gpu->bounce_lock);
    }
    return status;
}

static ferry_status put_by_kernels(ferryi_world *w, ferry_call call, char *own, const char *src, size_t n, int pe)
{
    ferryi_gpu *gpu = ferryi_pe_of(w)->gpu;
    if (n >= ferryi_pe_of(w)->env.staged_bulk && is_staged(w, pe))
        return ferryi_gpu_pipeline_move(w, call, 0, own, src, n, pe);
    int readable = ferryi_gpu_can_access(ferryi_pe_of(w), src);
    ferry_status status = bounce_take(gpu);
    if (status != FERRY_SUCCESS)
        return status;
    for (size_t done = 0, part; done < n && status == FERRY_SUCCESS; done += part) {
        part = readable || n - done < BOUNCE ? n - done : BOUNCE;
        void *bounce = (void *)(uintptr_t)gpu->bounce;
        ferryi_host_call c = { .op = FERRYI_HOST_PUT,
                               .call = (uint32_t)call,
                               .pe = pe,
                               .dst = (uint64_t)(uintptr_t)(own + done),
                               .src = readable ? (uint64_t)(uintptr_t)(src + done) : gpu->bounce,
                               .n = part };
        status = run(w, &c, bounce, src + done, readable ? 0 : part, NULL);
    }
    ferryi_mutex_unlock(&gpu->bounce_lock);
    return status;
}

static ferry_status get_by_kernels(ferryi_world *w, char *dst, const char *own, size_t n, int pe)
{
    ferryi_gpu *gpu = ferryi_pe_of(w)->gpu;
    if (n >= ferryi_pe_of(w)->env.staged_bulk && is_staged(w, pe))
        return ferryi_gpu_pipeline_move(w, FERRY_CALL_GET, 1, own, dst, n, pe);
    int writable = ferryi_gpu_can_access(ferryi_pe_of(w), dst);
    ferry_status status = bounce_take(gpu);
    if (status != FERRY_SUCCESS)
        return status;
    for (size_t done = 0, part; done < n && status == FERRY_SUCCESS; done += part) {
        part = writable || n - done < BOUNCE ? n - done : BOUNCE;
        ferryi_host_call c = { .op = FERRYI_HOST_GET,
                               .call = FERRY_CALL_GET,
                               .pe = pe,
                               .dst = writable ? (uint64_t)(uintptr_t)(dst + done) : gpu->bounce,
                               .src = (uint64_t)(uintptr_t)(own + done),
                               .n = part };
        status = run(w, &c, NULL, NULL, 0, NULL);
        if (status == FERRY_SUCCESS && !writable)
            status = ferryi_gpu_channel_copy(w, FERRY_CALL_GET, dst + done, (const void *)(uintptr_t)gpu->bounce, part);
    }
    ferryi_mutex_unlock(&gpu->bounce_lock);
    return status;
}

static ferry_status copy_strided(ferryi_world *w, ferry_call call, void *dst, size_t dst_stride, const void *src,
                                 size_t src_stride, uint32_t width, size_t nelems);

/* Elements are packed on this PE's side.  put: from other to own; else back. */
static ferry_status strided_by_kernels(ferryi_world *w, int put, char *own, ptrdiff_t own_stride, char *other,
                                       ptrdiff_t other_stride, uint32_t width, size_t nelems, int pe)
{
    ferryi_gpu *gpu = ferryi_pe_of(w)->gpu;
    char *bounce;
    ferry_status status = bounce_take(gpu);
    if (status != FERRY_SUCCESS)
        return status;
    bounce = (char *)(uintptr_t)gpu->bounce;
    for (size_t done = 0, part; done < nelems && status == FERRY_SUCCESS; done += part) {
        part = nelems - done < BOUNCE / width ? nelems - done : BOUNCE / width;
        char *here = other + (ptrdiff_t)done * other_stride, *there = own + (ptrdiff_t)done * own_stride;
        uint64_t stride = (uint64_t)(own_stride / (ptrdiff_t)width);
        ferryi_host_call c = { .op = put ? FERRYI_HOST_IPUT : FERRYI_HOST_IGET,
                               .call = put ? FERRY_CALL_PUT : FERRY_CALL_GET,
                               .pe = pe,
                               .width = width,
                               .dst = (uint64_t)(uintptr_t)(put ? there : bounce),
                               .src = (uint64_t)(uintptr_t)(put ? bounce : there),
                               .n = part,
                               .operand = put ? stride : 1,
                               .cond = put ? 1 : stride };
        if (put)
            status = copy_strided(w, FERRY_CALL_PUT, bounce, width, here, (size_t)other_stride, width, part);
        if (status == FERRY_SUCCESS)
            status = run(w, &c, NULL, NULL, 0, NULL);
        if (status == FERRY_SUCCESS && !put)
            status = copy_strided(w, FERRY_CALL_GET, here, (size_t)other_stride, bounce, width, width, part);
    }
    ferryi_mutex_unlock(&gpu->bounce_lock);
    return status;
}

/* Counts the driver's copies to a peer's memory; kernels count their own stores. */
void ferryi_gpu_count_put(ferryi_world *w, int pe, size_t n)
{
    FERRYI_STATS_ADD(w, pe, stores, 1);
    FERRYI_STATS_ADD(w, pe, bytes_put, n);
}

void ferryi_gpu_count_get(ferryi_world *w, int pe, size_t n)
{
    FERRYI_STATS_ADD(w, pe, loads, 1);
    FERRYI_STATS_ADD(w, pe, bytes_get, n);
}

static ferry_status gpu_amo(ferryi_world *w, ferry_call call, int op, uint32_t bytes, const void *addr,
                            uint64_t operand, uint64_t cond, int pe, int fetch, uint64_t *old)
{
    (void)fetch;
    ferryi_host_call c = { .op = FERRYI_HOST_AMO,
                           .call = (uint32_t)call,
                           .pe = pe,
                           .what = (uint32_t)op,
                           .width = bytes,
                           .dst = (uint64_t)(uintptr_t)addr,
                           .operand = operand,
                           .cond = cond };
    return run(w, &c, NULL, NULL, 0, old);
}

static ferry_status gpu_put(ferryi_world *w, ferry_call call, void *own, const void *src, size_t n, int pe)
{
    /* An aligned word must be stored whole, and a copy does not promise that. */
    if ((n == 4 || n == 8) && (uintptr_t)own % n == 0 && ferryi_gpu_memory_type(src) != CU_MEMORYTYPE_DEVICE) {
        uint64_t word = 0, ignored;
        memcpy(&word, src, n);
        FERRYI_STATS_ADD(w, pe, bytes_put, n);
        return gpu_amo(w, call, FERRYI_OP_SET, (uint32_t)n, own, word, 0, pe, 0, &ignored);
    }
    if (!ferryi_gpu_has_copies(w, pe))
        return put_by_kernels(w, call, own, src, n, pe);
    ferryi_gpu_count_put(w, pe, n);
    return ferryi_gpu_channel_copy(w, call, ferryi_peer_addr(w, own, pe), src, n);
}

static ferry_status gpu_get(ferryi_world *w, void *dst, const void *own, size_t n, int pe)
{
    if (!ferryi_gpu_has_copies(w, pe))
        return get_by_kernels(w, dst, own, n, pe);
    ferryi_gpu_count_get(w, pe, n);
    return ferryi_gpu_channel_copy(w, FERRY_CALL_GET, dst, ferryi_peer_addr(w, own, pe), n);
}

static ferry_status copy_strided(ferryi_world *w, ferry_call call, void *dst, size_t dst_stride, const void *src,
                                 size_t src_stride, uint32_t width, size_t nelems)
{
    ferryi_gpu_channel *channel;
    CUDA_MEMCPY2D shape;
    if (nelems == 0)
        return FERRY_SUCCESS;
    memset(&shape, 0, sizeof shape);
    shape.dstMemoryType =
        ferryi_gpu_memory_type(dst) == CU_MEMORYTYPE_DEVICE ? CU_MEMORYTYPE_DEVICE : CU_MEMORYTYPE_HOST;
    shape.dstDevice = address(dst);
    shape.dstHost = dst;
    shape.dstPitch = dst_stride;
    shape.srcMemoryType =
        ferryi_gpu_memory_type(src) == CU_MEMORYTYPE_DEVICE ? CU_MEMORYTYPE_DEVICE : CU_MEMORYTYPE_HOST;
    shape.srcDevice = address(src);
    shape.srcHost = src;
    shape.srcPitch = src_stride;
    shape.WidthInBytes = width;
    shape.Height = nelems;
    ferry_status status = ferryi_gpu_channel_enter(w, call, NULL, &channel);
    if (status != FERRY_SUCCESS)
        return status;
    CUresult result =
        ferryi_gpu_channel_finish(channel, CU->Memcpy2DAsync(&shape, channel->stream), w->timeout_ns, width * nelems);
    return ferryi_gpu_channel_leave(w, channel, result, "a strided copy");
}

static ferry_status gpu_iput(ferryi_world *w, void *own, ptrdiff_t own_stride, const void *src, ptrdiff_t src_stride,
                             uint32_t width, size_t nelems, int pe)
{
    if (!ferryi_gpu_has_copies(w, pe))
        return strided_by_kernels(w, 1, own, own_stride, (char *)(uintptr_t)src, src_stride, width, nelems, pe);
    ferryi_gpu_count_put(w, pe, nelems * width);
    return copy_strided(w, FERRY_CALL_PUT, ferryi_peer_addr(w, own, pe), (size_t)own_stride, src, (size_t)src_stride,
                        width, nelems);
}

static ferry_status gpu_iget(ferryi_world *w, void *dst, ptrdiff_t dst_stride, const void *own, ptrdiff_t own_stride,
                             uint32_t width, size_t nelems, int pe)
{
    if (!ferryi_gpu_has_copies(w, pe))
        return strided_by_kernels(w, 0, (char *)(uintptr_t)own, own_stride, dst, dst_stride, width, nelems, pe);
    ferryi_gpu_count_get(w, pe, nelems * width);
    return copy_strided(w, FERRY_CALL_GET, dst, (size_t)dst_stride, ferryi_peer_addr(w, own, pe), (size_t)own_stride,
                        width, nelems);
}

static ferry_status gpu_lock(ferryi_world *w, int what, int op, const void *addr, uint32_t operand, uint32_t cond,
                             int pe, uint64_t *old)
{
    ferryi_host_call c = { .op = (uint32_t)what,
                           .call = FERRY_CALL_LOCK,
                           .pe = pe,
                           .what = (uint32_t)op,
                           .dst = (uint64_t)(uintptr_t)addr,
                           .operand = operand,
                           .cond = cond };
    return run(w, &c, NULL, NULL, 0, old);
}

static ferry_status gpu_put_signal(ferryi_world *w, void *own, const void *src, size_t n, uint64_t *sig, uint64_t value,
                                   int sig_op, int pe)
{
    ferryi_host_call c = { .op = FERRYI_HOST_SIGNAL_BEHIND,
                           .call = FERRY_CALL_PUT_SIGNAL,
                           .pe = pe,
                           .what = (uint32_t)sig_op,
                           .dst = (uint64_t)(uintptr_t)sig,
                           .operand = value };
    if (n != 0 && !ferryi_gpu_has_copies(w, pe)) {
        ferry_status status = put_by_kernels(w, FERRY_CALL_PUT_SIGNAL, own, src, n, pe);
        if (status != FERRY_SUCCESS)
            return status;
        n = 0; /* the signal follows by the same ring, or by the next kernel */
    }
    if (n != 0)
        ferryi_gpu_count_put(w, pe, n);
    return run(w, &c, ferryi_peer_addr(w, own, pe), src, n, NULL);
}

/* Host calls are complete on return, but descriptors that kernels have sent by rings may still be under way. */
static ferry_status gpu_quiet(ferryi_world *w)
{
    ferryi_host_call c = { .op = FERRYI_HOST_QUIET, .call = FERRY_CALL_QUIET };
    ferryi_fence_full();
    if (ferryi_pe_of(w)->gpu->rings == NULL)
        return FERRY_SUCCESS;
    return run(w, &c, NULL, NULL, 0, NULL);
}

/* Quiet towards one PE. */
ferry_status ferryi_gpu_quiet_pe(ferryi_world *w, int pe)
{
    ferryi_host_call c = { .op = FERRYI_HOST_QUIET_PE, .call = FERRY_CALL_QUIET, .pe = pe };
    ferryi_fence_full();
    if (ferryi_pe_of(w)->gpu->rings == NULL)
        return FERRY_SUCCESS;
    return run(w, &c, NULL, NULL, 0, NULL);
}

/* ---- Route of every pair. */

static const ferryi_route_ops row = {
    .size = sizeof(ferryi_route_ops),
    .name = "GPU memory",
    .put = gpu_put,
    .get = gpu_get,
    .iput = gpu_iput,
    .iget = gpu_iget,
    .amo = gpu_amo,
    .put_signal = gpu_put_signal,
};

static const ferryi_gpu_heap_ops gpu_heap_ops = {
    .size = sizeof(ferryi_gpu_heap_ops),
    .quiet = gpu_quiet,
    .wait = ferryi_gpu_wait,
    .test = ferryi_gpu_test,
    .lock = gpu_lock,
};

const ferryi_routes ferryi_routes_gpu = {
    .size = sizeof(ferryi_routes),
    .of = { [FERRY_PATH_NATIVE] = &row,
            [FERRY_PATH_FLAGS] = &row,
            [FERRY_PATH_STAGED] = &row,
            [FERRY_PATH_REMOTE] = &row },
    .flush = ferryi_flush_nothing,
    .progress = ferryi_progress_nothing,
    .gpu_heap = &gpu_heap_ops,
};

/* ---- Collectives. */

ferry_status ferryi_gpu_collective(ferryi_world *w, ferryi_host_call *c, void *dst, const void *src, uint64_t timeout)
{
    c->dst = (uint64_t)(uintptr_t)dst;
    c->src = (uint64_t)(uintptr_t)src;
    c->timeout = timeout;
    return run(w, c, NULL, NULL, 0, NULL);
}

ferry_status ferryi_gpu_sync(ferryi_world *w, ferry_call call, int team, uint64_t timeout)
{
    ferryi_host_call c = { .op = FERRYI_HOST_SYNC, .call = (uint32_t)call, .team = team };
    return ferryi_gpu_collective(w, &c, NULL, NULL, timeout);
}

ferry_status ferryi_gpu_reduce(ferryi_world *w, uint32_t host_op, int team, void *dst, const void *src, int kind,
                               int op, size_t nelems, int inclusive, uint64_t timeout)
{
    if (kind >= FERRYI_KIND_NONE)
        return ferryi_error(
            FERRY_ERR_UNSUPPORTED,
            "reductions of long double or complex numbers are not possible in GPU memory: use FERRY_SPACE=host");
    ferryi_host_call c = { .op = host_op,
                           .call = host_op == FERRYI_HOST_REDUCE ? FERRY_CALL_REDUCE
                                   : host_op == FERRYI_HOST_SCAN ? FERRY_CALL_SCAN
                                                                 : FERRY_CALL_REDUCESCATTER,
                           .pe = inclusive,
                           .team = team,
                           .what = (uint32_t)op,
                           .width = (uint32_t)kind,
                           .n = nelems };
    return ferryi_gpu_collective(w, &c, dst, src, timeout);
}
