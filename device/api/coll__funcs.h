/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_DETAIL_API_COLL_FUNCS_H
#define FERRY_DETAIL_API_COLL_FUNCS_H

#include "../machine/num__funcs.h"
#include "../operations/host_call.h"
#include "api__funcs.h"

/* Collectives under nvcc, as in api__funcs.h. */

/* A kernel takes the registers of every function that it may call.  In relocatable code nvcc bounds those by the
 * kernels of the same file that call the function, else by nothing.  So kernels that are never launched call
 * collectives there: with bounds of 512 threads, since with 64 registers small collectives take up to twice the time
 * (H200).  All are templates, which cost nothing in a file without collectives. */
#ifdef __CUDACC_RDC__
template <int UNUSED>
static __global__ void __launch_bounds__(512) ferryi_bounds_collectives(char *dst, const char *src, size_t n);
template <typename T, typename OP, int WHAT>
static __global__ void __launch_bounds__(512) ferryi_bounds_reductions(T *dst, const T *src, size_t n);
#define FERRYI_BOUNDED template <int UNUSED = 0>
#define FERRYI_BOUND(...) (void)&__VA_ARGS__
#else
#define FERRYI_BOUNDED
#define FERRYI_BOUND(...) (void)0
#endif

FERRYI_COLD ferry_status ferryi_broadcast_routed(int scope, ferryi_world *w, ferry_team_t team, void *dst,
                                                 const void *src, size_t nelems, size_t width, int root,
                                                 uint64_t timeout)
{
    FERRYI_SELDOM();
    return ferryi_broadcast(scope | FERRYI_ROUTED, w, team, dst, src, nelems, width, root, timeout);
}
FERRYI_BOUNDED FERRYI_FN ferry_status ferryi_scope_broadcast(int scope, ferry_team_t team, void *dst, const void *src,
                                                             size_t nelems, size_t width, int root, uint64_t timeout)
{
    FERRYI_BOUND(ferryi_bounds_collectives<UNUSED>);
    FERRYI_GROUP_RETURN_COLL(scope, ferryi_broadcast(scope, w, team, dst, src, nelems, width, root, timeout),
                             ferryi_broadcast_routed(scope, w, team, dst, src, nelems, width, root, timeout));
}
FERRYI_COLD ferry_status ferryi_fcollect_routed(int scope, ferryi_world *w, ferry_team_t team, void *dst,
                                                const void *src, size_t nelems, size_t width, uint64_t timeout)
{
    FERRYI_SELDOM();
    return ferryi_fcollect(scope | FERRYI_ROUTED, w, team, dst, src, nelems, width, timeout);
}
FERRYI_BOUNDED FERRYI_FN ferry_status ferryi_scope_fcollect(int scope, ferry_team_t team, void *dst, const void *src,
                                                            size_t nelems, size_t width, uint64_t timeout)
{
    FERRYI_BOUND(ferryi_bounds_collectives<UNUSED>);
    FERRYI_GROUP_RETURN_COLL(
        scope, ferryi_scope_exchange(scope, w, FERRY_CALL_FCOLLECT, team, dst, src, nelems, width, timeout),
        ferryi_fcollect_routed(scope, w, team, dst, src, nelems, width, timeout));
}
FERRYI_COLD ferry_status ferryi_alltoall_routed(int scope, ferryi_world *w, ferry_team_t team, void *dst,
                                                const void *src, size_t nelems, size_t width, uint64_t timeout)
{
    FERRYI_SELDOM();
    return ferryi_alltoall(scope | FERRYI_ROUTED, w, team, dst, src, nelems, width, timeout);
}
FERRYI_BOUNDED FERRYI_FN ferry_status ferryi_scope_alltoall(int scope, ferry_team_t team, void *dst, const void *src,
                                                            size_t nelems, size_t width, uint64_t timeout)
{
    FERRYI_BOUND(ferryi_bounds_collectives<UNUSED>);
    FERRYI_GROUP_RETURN_COLL(
        scope, ferryi_scope_exchange(scope, w, FERRY_CALL_ALLTOALL, team, dst, src, nelems, width, timeout),
        ferryi_alltoall_routed(scope, w, team, dst, src, nelems, width, timeout));
}
FERRYI_COLD ferry_status ferryi_collect_routed(int scope, ferryi_world *w, ferry_team_t team, void *dst,
                                               const void *src, size_t nelems, size_t width, uint64_t timeout)
{
    FERRYI_SELDOM();
    return ferryi_collect(scope | FERRYI_ROUTED, w, team, dst, src, nelems, width, timeout);
}
FERRYI_FN ferry_status ferryi_scope_collect(int scope, ferry_team_t team, void *dst, const void *src, size_t nelems,
                                            size_t width, uint64_t timeout)
{
    FERRYI_GROUP_RETURN_COLL(scope, ferryi_collect(scope, w, team, dst, src, nelems, width, timeout),
                             ferryi_collect_routed(scope, w, team, dst, src, nelems, width, timeout));
}
FERRYI_COLD ferry_status ferryi_alltoalls_routed(int scope, ferryi_world *w, ferry_team_t team, void *dst,
                                                 const void *src, ptrdiff_t dst_stride, ptrdiff_t src_stride,
                                                 size_t nelems, uint32_t width, uint64_t timeout)
{
    FERRYI_SELDOM();
    return ferryi_alltoalls(scope | FERRYI_ROUTED, w, team, dst, src, dst_stride, src_stride, nelems, width, timeout);
}
FERRYI_FN ferry_status ferryi_scope_alltoalls(int scope, ferry_team_t team, void *dst, const void *src,
                                              ptrdiff_t dst_stride, ptrdiff_t src_stride, size_t nelems, uint32_t width,
                                              uint64_t timeout)
{
    FERRYI_GROUP_RETURN_COLL(
        scope, ferryi_alltoalls(scope, w, team, dst, src, dst_stride, src_stride, nelems, width, timeout),
        ferryi_alltoalls_routed(scope, w, team, dst, src, dst_stride, src_stride, nelems, width, timeout));
}

/* Integers are folded as unsigned: a signed sum that leaves its range wraps. */
template <typename T>
struct ferryi_wrap {
    static FERRYI_DEVICE FERRYI_FORCED T sum(T a, T b) { return (T)((unsigned long long)a + (unsigned long long)b); }
    static FERRYI_DEVICE FERRYI_FORCED T prod(T a, T b) { return (T)((unsigned long long)a * (unsigned long long)b); }
};
template <>
struct ferryi_wrap<float> {
    static FERRYI_DEVICE FERRYI_FORCED float sum(float a, float b) { return a + b; }
    static FERRYI_DEVICE FERRYI_FORCED float prod(float a, float b) { return a * b; }
};
template <>
struct ferryi_wrap<double> {
    static FERRYI_DEVICE FERRYI_FORCED double sum(double a, double b) { return a + b; }
    static FERRYI_DEVICE FERRYI_FORCED double prod(double a, double b) { return a * b; }
};
#define FERRYI_FOLD_and(T, a, b) (T)(a & b)
#define FERRYI_FOLD_or(T, a, b) (T)(a | b)
#define FERRYI_FOLD_xor(T, a, b) (T)(a ^ b)
#define FERRYI_FOLD_max(T, a, b) (a > b ? a : b)
#define FERRYI_FOLD_min(T, a, b) (a < b ? a : b)
#define FERRYI_FOLD_sum(T, a, b) ferryi_wrap<T>::sum(a, b)
#define FERRYI_FOLD_prod(T, a, b) ferryi_wrap<T>::prod(a, b)

/* The bits of halves.  Elements are folded as another type: halves as floats, rounded once where they are stored. */
struct ferryi_half {
    uint16_t bits;
};
struct ferryi_bfloat16 {
    uint16_t bits;
};
template <typename T>
struct ferryi_folded {
    typedef T type;
    static FERRYI_DEVICE FERRYI_FORCED T of(T a) { return a; }
    static FERRYI_DEVICE FERRYI_FORCED T back(T a) { return a; }
};
template <>
struct ferryi_folded<ferryi_half> {
    typedef float type;
    static FERRYI_DEVICE FERRYI_FORCED float of(ferryi_half a) { return ferryi_num_from_half(a.bits); }
    static FERRYI_DEVICE FERRYI_FORCED ferryi_half back(float a)
    {
        const ferryi_half half = { ferryi_num_to_half(a) };
        return half;
    }
};
template <>
struct ferryi_folded<ferryi_bfloat16> {
    typedef float type;
    static FERRYI_DEVICE FERRYI_FORCED float of(ferryi_bfloat16 a) { return ferryi_num_from_bf16(a.bits); }
    static FERRYI_DEVICE FERRYI_FORCED ferryi_bfloat16 back(float a)
    {
        const ferryi_bfloat16 half = { ferryi_num_to_bf16(a) };
        return half;
    }
};

/* Folds N elements, `step` bytes apart from x on, of the rows of `from` in order into every row of `to`. */
template <int N, typename T, typename F>
static FERRYI_DEVICE FERRYI_FORCED void ferryi_fold_some(const ferryi_rows *to, const ferryi_rows *from, size_t x,
                                                         size_t step, F f)
{
    typedef ferryi_folded<T> folded;
    typename folded::type value[N];
    FERRYI_UNROLLED
    for (int j = 0; j < N; j++)
        value[j] = folded::of(*(const T *)(from->first + x + j * step));
    FERRYI_ROLLED
    for (int k = 1; k < from->n; k++) {
        typename folded::type more[N];
        FERRYI_UNROLLED
        for (int j = 0; j < N; j++)
            more[j] = folded::of(*(const T *)(from->first + k * from->step + x + j * step));
        FERRYI_UNROLLED
        for (int j = 0; j < N; j++)
            value[j] = f(value[j], more[j]);
    }
    FERRYI_ROLLED
    for (int k = 0; k < to->n; k++) {
        FERRYI_UNROLLED
        for (int j = 0; j < N; j++)
            *(T *)(to->first + k * to->step + x + j * step) = folded::back(value[j]);
    }
}
/* One thread folds an element; each thread has four elements in flight. */
template <typename T, typename F>
static FERRYI_DEVICE FERRYI_FORCED void ferryi_fold_rows(const ferryi_rows *to, const ferryi_rows *from, size_t nelems,
                                                         uint32_t rank, uint32_t size, F f)
{
    const size_t step = (size_t)size * sizeof(T);
    size_t i = rank;
    FERRYI_ROLLED
    for (; i + 3 * (size_t)size < nelems; i += 4 * (size_t)size)
        ferryi_fold_some<4, T>(to, from, i * sizeof(T), step, f);
    FERRYI_ROLLED
    for (; i < nelems; i += size)
        ferryi_fold_some<1, T>(to, from, i * sizeof(T), step, f);
}

/* The element of a reduction, as the host names it (FERRYI_KIND_OF). */
template <typename T>
struct ferryi_kind_of {
    static constexpr uint32_t log2_bytes = sizeof(T) == 1 ? 0 : sizeof(T) == 2 ? 1 : sizeof(T) == 4 ? 2 : 3;
    static constexpr uint32_t value = (T)0.5 != (T)0 ? FERRYI_KIND_FLOAT + log2_bytes - 2
                                                     : ((T)-1 < (T)1 ? FERRYI_KIND_I8 : FERRYI_KIND_U8) + log2_bytes;
};
template <>
struct ferryi_kind_of<ferryi_half> {
    static constexpr uint32_t value = FERRYI_KIND_HALF;
};
template <>
struct ferryi_kind_of<ferryi_bfloat16> {
    static constexpr uint32_t value = FERRYI_KIND_BFLOAT16;
};
/* The operators, each as a type. */
#define FERRYI_API_OP(OP)                                                                                              \
    struct ferryi_op_##OP {                                                                                            \
        static constexpr uint32_t reduction = FERRYI_REDUCTION_##OP;                                                   \
        template <typename T>                                                                                          \
        static FERRYI_DEVICE FERRYI_FORCED T of(T a, T b)                                                              \
        {                                                                                                              \
            return (T)(FERRYI_FOLD_##OP(T, a, b));                                                                     \
        }                                                                                                              \
    };
FERRYI_API_OP(max)
FERRYI_API_OP(min)
FERRYI_API_OP(sum)
FERRYI_API_OP(prod)
FERRYI_API_OP(and)
FERRYI_API_OP(or)
FERRYI_API_OP(xor)

template <typename T, typename OP>
static FERRYI_DEVICE void ferryi_fold_of(const ferryi_rows *to, const ferryi_rows *from, size_t nelems, uint32_t rank,
                                         uint32_t size)
{
    typedef typename ferryi_folded<T>::type F;
    ferryi_fold_rows<T>(to, from, nelems, rank, size, [](F a, F b) { return OP::template of<F>(a, b); });
}
template <typename T, typename OP>
struct ferryi_element_of {
    static constexpr uint32_t value = FERRYI_ELEMENT(ferryi_kind_of<T>::value, OP::reduction);
};

template <typename T, typename OP>
FERRYI_COLD ferry_status ferryi_reduce_routed(int scope, ferryi_world *w, ferry_team_t team, void *dst, const void *src,
                                              size_t width, size_t nelems, uint64_t timeout)
{
    FERRYI_SELDOM();
    return ferryi_reduce(scope | FERRYI_ROUTED, w, team, dst, src, width, nelems, ferryi_fold_of<T, OP>,
                         ferryi_element_of<T, OP>::value, timeout);
}
template <typename T, typename OP>
FERRYI_FN ferry_status ferryi_scope_reduce(int scope, ferry_team_t team, void *dst, const void *src, size_t width,
                                           size_t nelems, uint64_t timeout)
{
    FERRYI_BOUND(ferryi_bounds_reductions<T, OP, 0>);
    FERRYI_GROUP_RETURN_COLL(scope,
                             (ferryi_reduce(scope, w, team, dst, src, width, nelems, ferryi_fold_of<T, OP>,
                                            ferryi_element_of<T, OP>::value, timeout)),
                             (ferryi_reduce_routed<T, OP>(scope, w, team, dst, src, width, nelems, timeout)));
}
template <typename T, typename OP>
FERRYI_COLD ferry_status ferryi_reducescatter_routed(int scope, ferryi_world *w, ferry_team_t team, void *dst,
                                                     const void *src, size_t width, size_t nelems, uint64_t timeout)
{
    FERRYI_SELDOM();
    return ferryi_reducescatter(scope | FERRYI_ROUTED, w, team, dst, src, width, nelems, ferryi_fold_of<T, OP>,
                                ferryi_element_of<T, OP>::value, timeout);
}
template <typename T, typename OP>
FERRYI_FN ferry_status ferryi_scope_reducescatter(int scope, ferry_team_t team, void *dst, const void *src,
                                                  size_t width, size_t nelems, uint64_t timeout)
{
    FERRYI_BOUND(ferryi_bounds_reductions<T, OP, 1>);
    FERRYI_GROUP_RETURN_COLL(scope,
                             (ferryi_reducescatter(scope, w, team, dst, src, width, nelems, ferryi_fold_of<T, OP>,
                                                   ferryi_element_of<T, OP>::value, timeout)),
                             (ferryi_reducescatter_routed<T, OP>(scope, w, team, dst, src, width, nelems, timeout)));
}
template <typename T, typename OP>
FERRYI_COLD ferry_status ferryi_scan_routed(int scope, ferryi_world *w, ferry_team_t team, void *dst, const void *src,
                                            size_t width, size_t nelems, int inclusive, uint64_t timeout)
{
    FERRYI_SELDOM();
    return ferryi_scan(scope | FERRYI_ROUTED, w, team, dst, src, width, nelems, inclusive, ferryi_fold_of<T, OP>,
                       ferryi_element_of<T, OP>::value, timeout);
}
template <typename T, typename OP>
FERRYI_FN ferry_status ferryi_scope_scan(int scope, ferry_team_t team, void *dst, const void *src, size_t width,
                                         size_t nelems, int inclusive, uint64_t timeout)
{
    FERRYI_BOUND(ferryi_bounds_reductions<T, OP, 2>);
    FERRYI_GROUP_RETURN_COLL(scope,
                             (ferryi_scan(scope, w, team, dst, src, width, nelems, inclusive, ferryi_fold_of<T, OP>,
                                          ferryi_element_of<T, OP>::value, timeout)),
                             (ferryi_scan_routed<T, OP>(scope, w, team, dst, src, width, nelems, inclusive, timeout)));
}

#ifdef __CUDACC_RDC__
template <int UNUSED>
static __global__ void __launch_bounds__(512) ferryi_bounds_collectives(char *dst, const char *src, size_t n)
{
    (void)ferryi_scope_broadcast(FERRYI_BLOCK, 0, dst, src, n, 1, 0, n);
    (void)ferryi_scope_fcollect(FERRYI_BLOCK, 0, dst, src, n, 1, n);
    (void)ferryi_scope_alltoall(FERRYI_BLOCK, 0, dst, src, n, 1, n);
}
template <typename T, typename OP, int WHAT>
static __global__ void __launch_bounds__(512) ferryi_bounds_reductions(T *dst, const T *src, size_t n)
{
    if (WHAT == 0)
        (void)ferryi_scope_reduce<T, OP>(FERRYI_BLOCK, 0, dst, src, sizeof(T), n, n);
    else if (WHAT == 1)
        (void)ferryi_scope_reducescatter<T, OP>(FERRYI_BLOCK, 0, dst, src, sizeof(T), n, n);
    else
        (void)ferryi_scope_scan<T, OP>(FERRYI_BLOCK, 0, dst, src, sizeof(T), n, 1, n);
}
#endif

#include "generated/coll__funcs.h"

#endif
