/* SPDX-License-Identifier: BSD-3-Clause */
/* One small kernel for the operations that the host cannot do when heaps are in GPU memory, by the bodies that all
 * kernels use.  The driver loads its module; runtime/gpu/kernel_world.c fills its world. */
#define FERRY_DRIVER_MODULE
#define FERRYI_SLICED
#define FERRYI_SHARES_WORK
#define FERRYI_NO_FREQUENCIES /* the launch bounds set the registers; with FERRYI_SELDOM ptxas would take minutes */
#include "../operations/host_call.h"
#include "ferry_device.h"

/* Each call is a function of its own: with all in one body the compiler takes minutes to allocate registers. */
#define APART static __device__ __noinline__

static __device__ ferryi_block_slice *ferryi_slice_of_block(void)
{
    __shared__ ferryi_block_slice slice;
    return &slice;
}

/* Every kernel of this module begins with this; all threads of the block call it. */
static __device__ void begin_slice(const ferryi_slice &s)
{
    if (threadIdx.x == 0) {
        ferryi_block_slice *const slice = ferryi_slice_of_block();
        slice->end = s.length != 0 ? ferryi_clock_ns() + s.length : UINT64_MAX;
        slice->waited = s.waited;
        slice->is_last = s.last != 0;
    }
    __syncthreads();
}

static __device__ void begin_without_slice()
{
    const ferryi_slice none = {};
    begin_slice(none);
}

#include "drain__funcs.h"
#include "probe__funcs.h"
#include "stream__funcs.h"
#include "work__funcs.h"

/* ---- Reductions.  Direct calls choose the operation: before CUDA 13 a kernel's stack has no room for functions
 * called by pointer. */

/* The element kind and the reduction of this block's call. */
static __device__ uint32_t *fold_wanted(void)
{
    __shared__ uint32_t wanted[2];
    return wanted;
}

template <typename T>
APART void fold_math(const ferryi_rows *to, const ferryi_rows *from, size_t n, uint32_t rank, uint32_t size)
{
    typedef typename ferryi_folded<T>::type F;
    switch (fold_wanted()[1]) {
    case FERRYI_REDUCTION_max:
        ferryi_fold_rows<T>(to, from, n, rank, size, [](F a, F b) { return a > b ? a : b; });
        break;
    case FERRYI_REDUCTION_min:
        ferryi_fold_rows<T>(to, from, n, rank, size, [](F a, F b) { return a < b ? a : b; });
        break;
    case FERRYI_REDUCTION_sum:
        ferryi_fold_rows<T>(to, from, n, rank, size, [](F a, F b) { return ferryi_wrap<F>::sum(a, b); });
        break;
    default:
        ferryi_fold_rows<T>(to, from, n, rank, size, [](F a, F b) { return ferryi_wrap<F>::prod(a, b); });
        break;
    }
}
template <typename T>
APART void fold_bits(const ferryi_rows *to, const ferryi_rows *from, size_t n, uint32_t rank, uint32_t size)
{
    switch (fold_wanted()[1]) {
    case FERRYI_REDUCTION_and:
        ferryi_fold_rows<T>(to, from, n, rank, size, [](T a, T b) { return (T)(a & b); });
        break;
    case FERRYI_REDUCTION_or:
        ferryi_fold_rows<T>(to, from, n, rank, size, [](T a, T b) { return (T)(a | b); });
        break;
    case FERRYI_REDUCTION_xor:
        ferryi_fold_rows<T>(to, from, n, rank, size, [](T a, T b) { return (T)(a ^ b); });
        break;
    default:
        fold_math<T>(to, from, n, rank, size);
        break;
    }
}

APART void fold_here(const ferryi_rows *to, const ferryi_rows *from, size_t n, uint32_t rank, uint32_t size)
{
    switch (fold_wanted()[0]) {
#define FOLD_CASE(KIND, HOW, T)                                                                                        \
    case FERRYI_KIND_##KIND:                                                                                           \
        fold_##HOW<T>(to, from, n, rank, size);                                                                        \
        break;
        FOLD_CASE(I8, bits, int8_t)
        FOLD_CASE(I16, bits, int16_t)
        FOLD_CASE(I32, bits, int32_t)
        FOLD_CASE(I64, bits, int64_t)
        FOLD_CASE(U8, bits, uint8_t)
        FOLD_CASE(U16, bits, uint16_t)
        FOLD_CASE(U32, bits, uint32_t)
        FOLD_CASE(U64, bits, uint64_t)
        FOLD_CASE(FLOAT, math, float)
        FOLD_CASE(DOUBLE, math, double)
        FOLD_CASE(HALF, math, ferryi_half)
        FOLD_CASE(BFLOAT16, math, ferryi_bfloat16)
    }
}

static __device__ uint32_t width_of(uint32_t kind)
{
    return kind == FERRYI_KIND_FLOAT    ? 4
           : kind == FERRYI_KIND_DOUBLE ? 8
           : kind > FERRYI_KIND_DOUBLE  ? 2
                                        : 1u << (kind & 3); /* I8 .. I64, U8 .. U64 */
}

/* By a thread, or by all of the first block. */
static __device__ void fold(const ferryi_rows *to, const ferryi_rows *from, size_t n, uint32_t rank, uint32_t size)
{
    const size_t width = width_of(fold_wanted()[0]);
    if (size > 1 && ferryi_work_is_shared(FERRYI_BLOCK, n * width))
        ferryi_work_post(to, from, n, width);
    else
        fold_here(to, from, n, rank, size);
}

template <int SCOPE>
APART ferry_status reduce_all(const ferryi_host_call &c, uint32_t width)
{
    return ferryi_reduce(SCOPE, ferryi_world_get(), c.team, (void *)c.dst, (const void *)c.src, width, c.n, fold,
                         FERRYI_ELEMENT(c.width, c.what), c.timeout);
}
template <int SCOPE>
APART ferry_status reduce_scatter(const ferryi_host_call &c, uint32_t width)
{
    return ferryi_reducescatter(SCOPE, ferryi_world_get(), c.team, (void *)c.dst, (const void *)c.src, width, c.n, fold,
                                FERRYI_ELEMENT(c.width, c.what), c.timeout);
}
template <int SCOPE>
APART ferry_status scan(const ferryi_host_call &c, uint32_t width)
{
    return ferryi_scan(SCOPE, ferryi_world_get(), c.team, (void *)c.dst, (const void *)c.src, width, c.n, c.pe, fold,
                       FERRYI_ELEMENT(c.width, c.what), c.timeout);
}
template <int SCOPE>
static __device__ ferry_status reduce_by(const ferryi_host_call &c, uint32_t width)
{
    return c.op == FERRYI_HOST_REDUCESCATTER ? reduce_scatter<SCOPE>(c, width)
           : c.op == FERRYI_HOST_SCAN        ? scan<SCOPE>(c, width)
                                             : reduce_all<SCOPE>(c, width);
}

APART ferry_status reduce(const ferryi_host_call &c)
{
    const uint32_t width = width_of(c.width);
    if (ferryi_team_is_direct(ferryi_world_get(), c.team))
        return reduce_by<FERRYI_BLOCK>(c, width);
    FERRYI_GROUP_RETURN_LED(FERRYI_BLOCK, ferry_status, reduce_by<FERRYI_THREAD | FERRYI_ROUTED>(c, width));
}

/* The operations of one thread. */
static __device__ ferry_status word(const ferryi_host_call &c, uint64_t *value)
{
    ferryi_world *w = ferryi_world_get();
    if (c.op == FERRYI_HOST_AMO)
        return ferryi_amo(w, (ferry_call)c.call, (int)c.what, c.width, (const void *)c.dst, c.operand, c.cond, c.pe, 1,
                          value);
    if (c.op == FERRYI_HOST_QUIET)
        return ferryi_quiet(w);
    if (c.op == FERRYI_HOST_LOCK_ASK)
        return ferryi_lock_update_tail_by_ring(w, (int)c.what, (uint32_t *)c.dst, (uint32_t)c.operand, (uint32_t)c.cond,
                                               c.pe, value);
    if (c.op == FERRYI_HOST_LOCK_ANSWER)
        return ferryi_ring_await_kept(w, FERRY_CALL_LOCK, (uint32_t *)c.dst, c.pe, value);
    if (c.op == FERRYI_HOST_LOCK_SEND)
        return ferryi_amo(w, FERRY_CALL_LOCK, (int)c.what, 4, (const void *)c.dst, c.operand, 0, c.pe, 0, value);
    if (c.op == FERRYI_HOST_QUIET_PE) {
        ferryi_spin spin;
        ferryi_spin_begin(&spin, w, UINT64_MAX);
        return ferryi_descriptors_flush(w, &spin, FERRY_CALL_QUIET, c.pe);
    }
    return ferryi_put_signal(w, (void *)c.dst, NULL, 0, (uint64_t *)c.dst, c.operand, (int)c.what, c.pe);
}

APART ferry_status put(const ferryi_host_call &c)
{
    return ferryi_scope_put(FERRYI_BLOCK, (void *)c.dst, (const void *)c.src, c.n, 1, c.pe);
}
APART ferry_status get(const ferryi_host_call &c)
{
    return ferryi_scope_get(FERRYI_BLOCK, (void *)c.dst, (const void *)c.src, c.n, 1, c.pe);
}
APART ferry_status iput(const ferryi_host_call &c)
{
    return ferryi_scope_iput(FERRYI_BLOCK, (void *)c.dst, (const void *)c.src, (ptrdiff_t)c.operand, (ptrdiff_t)c.cond,
                             c.width, c.n, c.pe);
}
APART ferry_status iget(const ferryi_host_call &c)
{
    return ferryi_scope_iget(FERRYI_BLOCK, (void *)c.dst, (const void *)c.src, (ptrdiff_t)c.operand, (ptrdiff_t)c.cond,
                             c.width, c.n, c.pe);
}
APART ferry_status sync(const ferryi_host_call &c)
{
    return c.call == FERRY_CALL_BARRIER ? ferryi_scope_team_barrier(FERRYI_BLOCK, c.team, c.timeout)
                                        : ferryi_scope_team_sync(FERRYI_BLOCK, (ferry_call)c.call, c.team, c.timeout);
}
APART ferry_status broadcast(const ferryi_host_call &c)
{
    return ferryi_scope_broadcast(FERRYI_BLOCK, c.team, (void *)c.dst, (const void *)c.src, c.n, 1, c.pe, c.timeout);
}
APART ferry_status fcollect(const ferryi_host_call &c)
{
    return ferryi_scope_fcollect(FERRYI_BLOCK, c.team, (void *)c.dst, (const void *)c.src, c.n, 1, c.timeout);
}
APART ferry_status alltoall(const ferryi_host_call &c)
{
    return ferryi_scope_alltoall(FERRYI_BLOCK, c.team, (void *)c.dst, (const void *)c.src, c.n, 1, c.timeout);
}
APART ferry_status collect(const ferryi_host_call &c)
{
    return ferryi_scope_collect(FERRYI_BLOCK, c.team, (void *)c.dst, (const void *)c.src, c.n, 1, c.timeout);
}
APART ferry_status alltoalls(const ferryi_host_call &c)
{
    return ferryi_scope_alltoalls(FERRYI_BLOCK, c.team, (void *)c.dst, (const void *)c.src, (ptrdiff_t)c.operand,
                                  (ptrdiff_t)c.cond, c.n, c.width, c.timeout);
}

/* One block, for little data of one warp, for much of several. */
extern "C" __global__ void __launch_bounds__(FERRYI_HOST_CALL_THREADS) ferry_host_call_kernel(ferryi_host_call c)
{
    ferry_status status = FERRY_ERR_UNSUPPORTED;
    uint64_t value = 0;
    begin_slice(c.slice);
    if (threadIdx.x == 0) {
        fold_wanted()[0] = c.width;
        fold_wanted()[1] = c.what;
    }
    ferryi_work_begin(ferryi_world_get(), c.team);
    if (blockIdx.x != 0) {
        if (*ferryi_work_of_block() != NULL)
            ferryi_work_help(width_of(c.width));
        ferryi_work_end();
        return;
    }
    switch (c.op) {
    case FERRYI_HOST_AMO:
    case FERRYI_HOST_SIGNAL_BEHIND:
    case FERRYI_HOST_QUIET:
    case FERRYI_HOST_QUIET_PE:
    case FERRYI_HOST_LOCK_ASK:
    case FERRYI_HOST_LOCK_ANSWER:
    case FERRYI_HOST_LOCK_SEND:
        if (ferryi_scope_rank(FERRYI_BLOCK) == 0)
            status = word(c, &value);
        break;
    case FERRYI_HOST_PUT:
        status = put(c);
        break;
    case FERRYI_HOST_GET:
        status = get(c);
        break;
    case FERRYI_HOST_IPUT:
        status = iput(c);
        break;
    case FERRYI_HOST_IGET:
        status = iget(c);
        break;
    case FERRYI_HOST_SYNC:
        status = sync(c);
        break;
    case FERRYI_HOST_BROADCAST:
        status = broadcast(c);
        break;
    case FERRYI_HOST_FCOLLECT:
        status = fcollect(c);
        break;
    case FERRYI_HOST_ALLTOALL:
        status = alltoall(c);
        break;
    case FERRYI_HOST_COLLECT:
        status = collect(c);
        break;
    case FERRYI_HOST_ALLTOALLS:
        status = alltoalls(c);
        break;
    case FERRYI_HOST_REDUCE:
    case FERRYI_HOST_REDUCESCATTER:
    case FERRYI_HOST_SCAN:
        status = reduce(c);
        break;
    }
    ferryi_work_end();
    if (ferryi_scope_rank(FERRYI_BLOCK) != 0)
        return;
    c.result->value = value;
    c.result->status = status;
    ferryi_fence_full();
}

/* The probe: one block per peer.  A wait for the peer ends after budget ns; no block waits for another block. */
extern "C" __global__ void ferry_probe_kernel(ferryi_probe_pair *pairs, uint64_t budget)
{
    begin_without_slice();
    ferryi_probe_part(&pairs[blockIdx.x], 0, ferryi_clock_ns() + budget);
}
