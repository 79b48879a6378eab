/* SPDX-License-Identifier: BSD-3-Clause */
/* What the host cannot do itself when heaps are in GPU memory: one small kernel, by the bodies that every kernel uses.
 * Its module is loaded by the driver; runtime/gpu.c fills its world. */
#define FERRY_DRIVER_MODULE
#include "ferry/device/host_call.h"
#include "ferry_device.h"

/* acc[i] = acc[i] op x[i]. */
template <typename T, typename F>
static __device__ void fold(void *acc, const void *x, size_t n, F f)
{
    T *a = (T *)acc;
    const T *b = (const T *)x;
    for (size_t i = 0; i < n; i++)
        a[i] = f(a[i], b[i]);
}

template <typename T, int OP>
static __device__ void fold_bits(void *acc, const void *x, size_t n)
{
    fold<T>(acc, x, n, [](T a, T b) {
        return OP == FERRYI_REDUCTION_and ? (T)(a & b) : OP == FERRYI_REDUCTION_or ? (T)(a | b) : (T)(a ^ b);
    });
}
template <typename T, int OP>
static __device__ void fold_math(void *acc, const void *x, size_t n)
{
    fold<T>(acc, x, n, [](T a, T b) {
        return OP == FERRYI_REDUCTION_max   ? (a > b ? a : b)
               : OP == FERRYI_REDUCTION_min ? (a < b ? a : b)
               : OP == FERRYI_REDUCTION_sum ? ferryi_wrap<T>::sum(a, b)
                                            : ferryi_wrap<T>::prod(a, b);
    });
}

template <typename T>
static __device__ ferryi_fold math_of(uint32_t op)
{
    switch (op) {
    case FERRYI_REDUCTION_max:
        return fold_math<T, FERRYI_REDUCTION_max>;
    case FERRYI_REDUCTION_min:
        return fold_math<T, FERRYI_REDUCTION_min>;
    case FERRYI_REDUCTION_sum:
        return fold_math<T, FERRYI_REDUCTION_sum>;
    default:
        return fold_math<T, FERRYI_REDUCTION_prod>;
    }
}
template <typename T>
static __device__ ferryi_fold fold_of(uint32_t op)
{
    switch (op) {
    case FERRYI_REDUCTION_and:
        return fold_bits<T, FERRYI_REDUCTION_and>;
    case FERRYI_REDUCTION_or:
        return fold_bits<T, FERRYI_REDUCTION_or>;
    case FERRYI_REDUCTION_xor:
        return fold_bits<T, FERRYI_REDUCTION_xor>;
    default:
        return math_of<T>(op);
    }
}

static __device__ ferry_status reduce(ferryi_world *w, const ferryi_host_call &c)
{
    ferryi_fold f;
    uint32_t width = c.width == FERRYI_KIND_FLOAT    ? 4
                     : c.width == FERRYI_KIND_DOUBLE ? 8
                                                     : 1u << (c.width & 3); /* I8 .. I64, U8 .. U64 */
    switch (c.width) {
    case FERRYI_KIND_I8:
        f = fold_of<int8_t>(c.what);
        break;
    case FERRYI_KIND_I16:
        f = fold_of<int16_t>(c.what);
        break;
    case FERRYI_KIND_I32:
        f = fold_of<int32_t>(c.what);
        break;
    case FERRYI_KIND_I64:
        f = fold_of<int64_t>(c.what);
        break;
    case FERRYI_KIND_U8:
        f = fold_of<uint8_t>(c.what);
        break;
    case FERRYI_KIND_U16:
        f = fold_of<uint16_t>(c.what);
        break;
    case FERRYI_KIND_U32:
        f = fold_of<uint32_t>(c.what);
        break;
    case FERRYI_KIND_U64:
        f = fold_of<uint64_t>(c.what);
        break;
    case FERRYI_KIND_FLOAT:
        f = math_of<float>(c.what);
        break;
    default:
        f = math_of<double>(c.what);
        break;
    }
    return ferryi_reduce(w, c.team, (void *)c.dst, (const void *)c.src, width, c.n, f, c.timeout);
}

extern "C" __global__ void ferry_host_call_kernel(ferryi_host_call c)
{
    ferryi_world *w = ferryi_world_get();
    ferry_status status = FERRY_ERR_UNSUPPORTED;
    uint64_t value = 0;
    switch (c.op) {
    case FERRYI_HOST_AMO:
        status = ferryi_amo(w, (ferry_call)c.call, (int)c.what, c.width, (const void *)c.dst, c.operand, c.cond, c.pe,
                            1, &value);
        break;
    case FERRYI_HOST_SIGNAL_BEHIND:
        status = ferryi_signal_behind(w, NULL, (ferry_call)c.call, (uint64_t *)c.dst, c.operand, (int)c.what, c.pe,
                                      FERRY_PATH_NATIVE);
        break;
    case FERRYI_HOST_SYNC:
        status = ferryi_group_sync(FERRYI_THREAD, (ferry_call)c.call, c.timeout);
        break;
    case FERRYI_HOST_BROADCAST:
        status = ferryi_broadcast(w, c.team, (void *)c.dst, (const void *)c.src, c.n, c.pe, c.timeout);
        break;
    case FERRYI_HOST_FCOLLECT:
        status = ferryi_fcollect(w, c.team, (void *)c.dst, (const void *)c.src, c.n, c.timeout);
        break;
    case FERRYI_HOST_ALLTOALL:
        status = ferryi_alltoall(w, c.team, (void *)c.dst, (const void *)c.src, c.n, c.timeout);
        break;
    case FERRYI_HOST_REDUCE:
        status = reduce(w, c);
        break;
    }
    c.result->value = value;
    c.result->status = status;
    ferryi_fence_full();
}
