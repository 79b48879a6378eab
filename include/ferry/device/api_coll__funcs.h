/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_DEVICE_API_COLL_FUNCS_H
#define FERRY_DEVICE_API_COLL_FUNCS_H

#include "api__funcs.h"

/* Collectives where nvcc compiles, as in api__funcs.h. */

FERRYI_COLD ferry_status ferryi_broadcast_routed(int scope, ferryi_world *w, ferry_team_t team, void *dst,
                                                 const void *src, size_t nelems, size_t width, int root,
                                                 uint64_t timeout)
{
    FERRYI_SELDOM();
    return ferryi_broadcast(scope | FERRYI_ROUTED, w, team, dst, src, nelems, width, root, timeout);
}
FERRYI_FN ferry_status ferryi_group_broadcast(int scope, ferry_team_t team, void *dst, const void *src, size_t nelems,
                                              size_t width, int root, uint64_t timeout)
{
    FERRYI_GROUP_COLL(scope, ferryi_broadcast(scope, w, team, dst, src, nelems, width, root, timeout),
                      ferryi_broadcast_routed(scope, w, team, dst, src, nelems, width, root, timeout));
}
FERRYI_COLD ferry_status ferryi_fcollect_routed(int scope, ferryi_world *w, ferry_team_t team, void *dst,
                                                const void *src, size_t nelems, size_t width, uint64_t timeout)
{
    FERRYI_SELDOM();
    return ferryi_fcollect(scope | FERRYI_ROUTED, w, team, dst, src, nelems, width, timeout);
}
FERRYI_FN ferry_status ferryi_group_fcollect(int scope, ferry_team_t team, void *dst, const void *src, size_t nelems,
                                             size_t width, uint64_t timeout)
{
    FERRYI_GROUP_COLL(scope,
                      ferryi_group_exchange(scope, w, FERRY_CALL_FCOLLECT, team, dst, src, nelems, width, timeout),
                      ferryi_fcollect_routed(scope, w, team, dst, src, nelems, width, timeout));
}
FERRYI_COLD ferry_status ferryi_alltoall_routed(int scope, ferryi_world *w, ferry_team_t team, void *dst,
                                                const void *src, size_t nelems, size_t width, uint64_t timeout)
{
    FERRYI_SELDOM();
    return ferryi_alltoall(scope | FERRYI_ROUTED, w, team, dst, src, nelems, width, timeout);
}
FERRYI_FN ferry_status ferryi_group_alltoall(int scope, ferry_team_t team, void *dst, const void *src, size_t nelems,
                                             size_t width, uint64_t timeout)
{
    FERRYI_GROUP_COLL(scope,
                      ferryi_group_exchange(scope, w, FERRY_CALL_ALLTOALL, team, dst, src, nelems, width, timeout),
                      ferryi_alltoall_routed(scope, w, team, dst, src, nelems, width, timeout));
}
FERRYI_COLD ferry_status ferryi_collect_routed(int scope, ferryi_world *w, ferry_team_t team, void *dst,
                                               const void *src, size_t nelems, size_t width, uint64_t timeout)
{
    FERRYI_SELDOM();
    return ferryi_collect(scope | FERRYI_ROUTED, w, team, dst, src, nelems, width, timeout);
}
FERRYI_FN ferry_status ferryi_group_collect(int scope, ferry_team_t team, void *dst, const void *src, size_t nelems,
                                            size_t width, uint64_t timeout)
{
    FERRYI_GROUP_COLL(scope, ferryi_collect(scope, w, team, dst, src, nelems, width, timeout),
                      ferryi_collect_routed(scope, w, team, dst, src, nelems, width, timeout));
}
FERRYI_COLD ferry_status ferryi_alltoalls_routed(int scope, ferryi_world *w, ferry_team_t team, void *dst,
                                                 const void *src, ptrdiff_t dst_stride, ptrdiff_t src_stride,
                                                 size_t nelems, uint32_t width, uint64_t timeout)
{
    FERRYI_SELDOM();
    return ferryi_alltoalls(scope | FERRYI_ROUTED, w, team, dst, src, dst_stride, src_stride, nelems, width, timeout);
}
FERRYI_FN ferry_status ferryi_group_alltoalls(int scope, ferry_team_t team, void *dst, const void *src,
                                              ptrdiff_t dst_stride, ptrdiff_t src_stride, size_t nelems, uint32_t width,
                                              uint64_t timeout)
{
    FERRYI_GROUP_COLL(
        scope, ferryi_alltoalls(scope, w, team, dst, src, dst_stride, src_stride, nelems, width, timeout),
        ferryi_alltoalls_routed(scope, w, team, dst, src, dst_stride, src_stride, nelems, width, timeout));
}

/* Integers are folded as unsigned: a signed sum that leaves its range wraps. */
template <typename T>
struct ferryi_wrap {
    static __device__ __forceinline__ T sum(T a, T b) { return (T)((unsigned long long)a + (unsigned long long)b); }
    static __device__ __forceinline__ T prod(T a, T b) { return (T)((unsigned long long)a * (unsigned long long)b); }
};
template <>
struct ferryi_wrap<float> {
    static __device__ __forceinline__ float sum(float a, float b) { return a + b; }
    static __device__ __forceinline__ float prod(float a, float b) { return a * b; }
};
template <>
struct ferryi_wrap<double> {
    static __device__ __forceinline__ double sum(double a, double b) { return a + b; }
    static __device__ __forceinline__ double prod(double a, double b) { return a * b; }
};
#define FERRYI_FOLD_and(T, a, b) (T)(a & b)
#define FERRYI_FOLD_or(T, a, b) (T)(a | b)
#define FERRYI_FOLD_xor(T, a, b) (T)(a ^ b)
#define FERRYI_FOLD_max(T, a, b) (a > b ? a : b)
#define FERRYI_FOLD_min(T, a, b) (a < b ? a : b)
#define FERRYI_FOLD_sum(T, a, b) ferryi_wrap<T>::sum(a, b)
#define FERRYI_FOLD_prod(T, a, b) ferryi_wrap<T>::prod(a, b)

/* N elements, `step` bytes apart from x on, of every row of `to` = those of the rows of `from` in order. */
template <int N, typename T, typename F>
static __device__ __forceinline__ void ferryi_fold_some(const ferryi_rows *to, const ferryi_rows *from, size_t x,
                                                        size_t step, F f)
{
    T value[N];
    FERRYI_UNROLLED
    for (int j = 0; j < N; j++)
        value[j] = *(const T *)(from->first + x + j * step);
    FERRYI_ROLLED
    for (int k = 1; k < from->n; k++) {
        T more[N];
        FERRYI_UNROLLED
        for (int j = 0; j < N; j++)
            more[j] = *(const T *)(from->first + k * from->step + x + j * step);
        FERRYI_UNROLLED
        for (int j = 0; j < N; j++)
            value[j] = f(value[j], more[j]);
    }
    FERRYI_ROLLED
    for (int k = 0; k < to->n; k++) {
        FERRYI_UNROLLED
        for (int j = 0; j < N; j++)
            *(T *)(to->first + k * to->step + x + j * step) = value[j];
    }
}
/* Each element by one thread, four of its own under way. */
template <typename T, typename F>
static __device__ __forceinline__ void ferryi_fold_rows(const ferryi_rows *to, const ferryi_rows *from, size_t nelems,
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

template <ferryi_fold FOLD>
FERRYI_COLD ferry_status ferryi_reduce_routed(int scope, ferryi_world *w, ferry_team_t team, void *dst, const void *src,
                                              size_t width, size_t nelems, uint64_t timeout)
{
    FERRYI_SELDOM();
    return ferryi_reduce(scope | FERRYI_ROUTED, w, team, dst, src, width, nelems, FOLD, timeout);
}
template <ferryi_fold FOLD>
FERRYI_FN ferry_status ferryi_group_reduce(int scope, ferry_team_t team, void *dst, const void *src, size_t width,
                                           size_t nelems, uint64_t timeout)
{
    FERRYI_GROUP_COLL(scope, ferryi_reduce(scope, w, team, dst, src, width, nelems, FOLD, timeout),
                      ferryi_reduce_routed<FOLD>(scope, w, team, dst, src, width, nelems, timeout));
}
template <ferryi_fold FOLD>
FERRYI_COLD ferry_status ferryi_reducescatter_routed(int scope, ferryi_world *w, ferry_team_t team, void *dst,
                                                     const void *src, size_t width, size_t nelems, uint64_t timeout)
{
    FERRYI_SELDOM();
    return ferryi_reducescatter(scope | FERRYI_ROUTED, w, team, dst, src, width, nelems, FOLD, timeout);
}
template <ferryi_fold FOLD>
FERRYI_FN ferry_status ferryi_group_reducescatter(int scope, ferry_team_t team, void *dst, const void *src,
                                                  size_t width, size_t nelems, uint64_t timeout)
{
    FERRYI_GROUP_COLL(scope, ferryi_reducescatter(scope, w, team, dst, src, width, nelems, FOLD, timeout),
                      ferryi_reducescatter_routed<FOLD>(scope, w, team, dst, src, width, nelems, timeout));
}
template <ferryi_fold FOLD>
FERRYI_COLD ferry_status ferryi_scan_routed(int scope, ferryi_world *w, ferry_team_t team, void *dst, const void *src,
                                            size_t width, size_t nelems, int inclusive, uint64_t timeout)
{
    FERRYI_SELDOM();
    return ferryi_scan(scope | FERRYI_ROUTED, w, team, dst, src, width, nelems, inclusive, FOLD, timeout);
}
template <ferryi_fold FOLD>
FERRYI_FN ferry_status ferryi_group_scan(int scope, ferry_team_t team, void *dst, const void *src, size_t width,
                                         size_t nelems, int inclusive, uint64_t timeout)
{
    FERRYI_GROUP_COLL(scope, ferryi_scan(scope, w, team, dst, src, width, nelems, inclusive, FOLD, timeout),
                      ferryi_scan_routed<FOLD>(scope, w, team, dst, src, width, nelems, inclusive, timeout));
}

#define FERRYI_API_COLL(SCOPE, SUFFIX, NAME, TYPE)                                                                     \
    FERRYI_INLINE ferry_status ferry_##NAME##_broadcast##SUFFIX(ferry_team_t team, TYPE *dest, const TYPE *source,     \
                                                                size_t nelems, int root)                               \
    {                                                                                                                  \
        return FERRYI_SIDE(ferryi_host_ferry_##NAME##_broadcast(team, dest, source, nelems, root),                     \
                           ferryi_group_broadcast(SCOPE, team, dest, source, nelems, sizeof(TYPE), root, UINT64_MAX)); \
    }                                                                                                                  \
    FERRYI_INLINE ferry_status ferry_##NAME##_fcollect##SUFFIX(ferry_team_t team, TYPE *dest, const TYPE *source,      \
                                                               size_t nelems)                                          \
    {                                                                                                                  \
        return FERRYI_SIDE(ferryi_host_ferry_##NAME##_fcollect(team, dest, source, nelems),                            \
                           ferryi_group_fcollect(SCOPE, team, dest, source, nelems, sizeof(TYPE), UINT64_MAX));        \
    }                                                                                                                  \
    FERRYI_INLINE ferry_status ferry_##NAME##_alltoall##SUFFIX(ferry_team_t team, TYPE *dest, const TYPE *source,      \
                                                               size_t nelems)                                          \
    {                                                                                                                  \
        return FERRYI_SIDE(ferryi_host_ferry_##NAME##_alltoall(team, dest, source, nelems),                            \
                           ferryi_group_alltoall(SCOPE, team, dest, source, nelems, sizeof(TYPE), UINT64_MAX));        \
    }                                                                                                                  \
    FERRYI_INLINE ferry_status ferry_##NAME##_collect##SUFFIX(ferry_team_t team, TYPE *dest, const TYPE *source,       \
                                                              size_t nelems)                                           \
    {                                                                                                                  \
        return FERRYI_SIDE(ferryi_host_ferry_##NAME##_collect(team, dest, source, nelems),                             \
                           ferryi_group_collect(SCOPE, team, dest, source, nelems, sizeof(TYPE), UINT64_MAX));         \
    }                                                                                                                  \
    FERRYI_INLINE ferry_status ferry_##NAME##_alltoalls##SUFFIX(ferry_team_t team, TYPE *dest, const TYPE *source,     \
                                                                ptrdiff_t dst, ptrdiff_t sst, size_t nelems)           \
    {                                                                                                                  \
        return FERRYI_SIDE(                                                                                            \
            ferryi_host_ferry_##NAME##_alltoalls(team, dest, source, dst, sst, nelems),                                \
            ferryi_group_alltoalls(SCOPE, team, dest, source, dst, sst, nelems, sizeof(TYPE), UINT64_MAX));            \
    }
#define FERRYI_API_COLL_SCOPES(NAME, TYPE) FERRYI_EACH_SCOPE(FERRYI_API_COLL, NAME, TYPE)
FERRY_RMA_TYPES(FERRYI_API_COLL_SCOPES)

#define FERRYI_API_COLL_MEM(SCOPE, SUFFIX, ...)                                                                        \
    FERRYI_INLINE ferry_status ferry_broadcastmem##SUFFIX(ferry_team_t team, void *dest, const void *source,           \
                                                          size_t nbytes, int root)                                     \
    {                                                                                                                  \
        return FERRYI_SIDE(ferryi_host_ferry_broadcastmem(team, dest, source, nbytes, root),                           \
                           ferryi_group_broadcast(SCOPE, team, dest, source, nbytes, 1, root, UINT64_MAX));            \
    }                                                                                                                  \
    FERRYI_INLINE ferry_status ferry_broadcastmem##SUFFIX##_timeout(ferry_team_t team, void *dest, const void *source, \
                                                                    size_t nbytes, int root, uint64_t timeout_ns)      \
    {                                                                                                                  \
        return FERRYI_SIDE(ferryi_host_ferry_broadcastmem_timeout(team, dest, source, nbytes, root, timeout_ns),       \
                           ferryi_group_broadcast(SCOPE, team, dest, source, nbytes, 1, root, timeout_ns));            \
    }                                                                                                                  \
    FERRYI_INLINE ferry_status ferry_fcollectmem##SUFFIX(ferry_team_t team, void *dest, const void *source,            \
                                                         size_t nbytes)                                                \
    {                                                                                                                  \
        return FERRYI_SIDE(ferryi_host_ferry_fcollectmem(team, dest, source, nbytes),                                  \
                           ferryi_group_fcollect(SCOPE, team, dest, source, nbytes, 1, UINT64_MAX));                   \
    }                                                                                                                  \
    FERRYI_INLINE ferry_status ferry_fcollectmem##SUFFIX##_timeout(ferry_team_t team, void *dest, const void *source,  \
                                                                   size_t nbytes, uint64_t timeout_ns)                 \
    {                                                                                                                  \
        return FERRYI_SIDE(ferryi_host_ferry_fcollectmem_timeout(team, dest, source, nbytes, timeout_ns),              \
                           ferryi_group_fcollect(SCOPE, team, dest, source, nbytes, 1, timeout_ns));                   \
    }                                                                                                                  \
    FERRYI_INLINE ferry_status ferry_alltoallmem##SUFFIX(ferry_team_t team, void *dest, const void *source,            \
                                                         size_t nbytes)                                                \
    {                                                                                                                  \
        return FERRYI_SIDE(ferryi_host_ferry_alltoallmem(team, dest, source, nbytes),                                  \
                           ferryi_group_alltoall(SCOPE, team, dest, source, nbytes, 1, UINT64_MAX));                   \
    }                                                                                                                  \
    FERRYI_INLINE ferry_status ferry_alltoallmem##SUFFIX##_timeout(ferry_team_t team, void *dest, const void *source,  \
                                                                   size_t nbytes, uint64_t timeout_ns)                 \
    {                                                                                                                  \
        return FERRYI_SIDE(ferryi_host_ferry_alltoallmem_timeout(team, dest, source, nbytes, timeout_ns),              \
                           ferryi_group_alltoall(SCOPE, team, dest, source, nbytes, 1, timeout_ns));                   \
    }                                                                                                                  \
    FERRYI_INLINE ferry_status ferry_collectmem##SUFFIX(ferry_team_t team, void *dest, const void *source,             \
                                                        size_t nbytes)                                                 \
    {                                                                                                                  \
        return FERRYI_SIDE(ferryi_host_ferry_collectmem(team, dest, source, nbytes),                                   \
                           ferryi_group_collect(SCOPE, team, dest, source, nbytes, 1, UINT64_MAX));                    \
    }                                                                                                                  \
    FERRYI_INLINE ferry_status ferry_collectmem##SUFFIX##_timeout(ferry_team_t team, void *dest, const void *source,   \
                                                                  size_t nbytes, uint64_t timeout_ns)                  \
    {                                                                                                                  \
        return FERRYI_SIDE(ferryi_host_ferry_collectmem_timeout(team, dest, source, nbytes, timeout_ns),               \
                           ferryi_group_collect(SCOPE, team, dest, source, nbytes, 1, timeout_ns));                    \
    }                                                                                                                  \
    FERRYI_INLINE ferry_status ferry_alltoallsmem##SUFFIX(ferry_team_t team, void *dest, const void *source,           \
                                                          ptrdiff_t dst, ptrdiff_t sst, size_t nbytes)                 \
    {                                                                                                                  \
        return FERRYI_SIDE(ferryi_host_ferry_alltoallsmem(team, dest, source, dst, sst, nbytes),                       \
                           ferryi_group_alltoalls(SCOPE, team, dest, source, dst, sst, nbytes, 1, UINT64_MAX));        \
    }                                                                                                                  \
    FERRYI_INLINE ferry_status ferry_alltoallsmem##SUFFIX##_timeout(ferry_team_t team, void *dest, const void *source, \
                                                                    ptrdiff_t dst, ptrdiff_t sst, size_t nbytes,       \
                                                                    uint64_t timeout_ns)                               \
    {                                                                                                                  \
        return FERRYI_SIDE(ferryi_host_ferry_alltoallsmem_timeout(team, dest, source, dst, sst, nbytes, timeout_ns),   \
                           ferryi_group_alltoalls(SCOPE, team, dest, source, dst, sst, nbytes, 1, timeout_ns));        \
    }
FERRYI_EACH_SCOPE(FERRYI_API_COLL_MEM, )

#define FERRYI_API_FOLD(NAME, TYPE, OP)                                                                                \
    static __device__ void ferryi_fold_##NAME##_##OP(const ferryi_rows *to, const ferryi_rows *from, size_t nelems,    \
                                                     uint32_t rank, uint32_t size)                                     \
    {                                                                                                                  \
        ferryi_fold_rows<TYPE>(to, from, nelems, rank, size,                                                           \
                               [](TYPE a, TYPE b) { return (TYPE)(FERRYI_FOLD_##OP(TYPE, a, b)); });                   \
    }
#define FERRYI_API_REDUCE_SCOPE(SCOPE, SUFFIX, NAME, TYPE, OP)                                                         \
    FERRYI_INLINE ferry_status ferry_##NAME##_##OP##_reduce##SUFFIX(ferry_team_t team, TYPE *dest, const TYPE *source, \
                                                                    size_t nreduce)                                    \
    {                                                                                                                  \
        return FERRYI_SIDE(ferryi_host_ferry_##NAME##_##OP##_reduce(team, dest, source, nreduce),                      \
                           ferryi_group_reduce<ferryi_fold_##NAME##_##OP>(SCOPE, team, dest, source, sizeof(TYPE),     \
                                                                          nreduce, UINT64_MAX));                       \
    }                                                                                                                  \
    FERRYI_INLINE ferry_status ferry_##NAME##_##OP##_reduce##SUFFIX##_timeout(                                         \
        ferry_team_t team, TYPE *dest, const TYPE *source, size_t nreduce, uint64_t timeout_ns)                        \
    {                                                                                                                  \
        return FERRYI_SIDE(ferryi_host_ferry_##NAME##_##OP##_reduce_timeout(team, dest, source, nreduce, timeout_ns),  \
                           ferryi_group_reduce<ferryi_fold_##NAME##_##OP>(SCOPE, team, dest, source, sizeof(TYPE),     \
                                                                          nreduce, timeout_ns));                       \
    }                                                                                                                  \
    FERRYI_INLINE ferry_status ferry_##NAME##_##OP##_reducescatter##SUFFIX(ferry_team_t team, TYPE *dest,              \
                                                                           const TYPE *source, size_t nreduce)         \
    {                                                                                                                  \
        return FERRYI_SIDE(ferryi_host_ferry_##NAME##_##OP##_reducescatter(team, dest, source, nreduce),               \
                           ferryi_group_reducescatter<ferryi_fold_##NAME##_##OP>(SCOPE, team, dest, source,            \
                                                                                 sizeof(TYPE), nreduce, UINT64_MAX));  \
    }                                                                                                                  \
    FERRYI_INLINE ferry_status ferry_##NAME##_##OP##_reducescatter##SUFFIX##_timeout(                                  \
        ferry_team_t team, TYPE *dest, const TYPE *source, size_t nreduce, uint64_t timeout_ns)                        \
    {                                                                                                                  \
        return FERRYI_SIDE(                                                                                            \
            ferryi_host_ferry_##NAME##_##OP##_reducescatter_timeout(team, dest, source, nreduce, timeout_ns),          \
            ferryi_group_reducescatter<ferryi_fold_##NAME##_##OP>(SCOPE, team, dest, source, sizeof(TYPE), nreduce,    \
                                                                  timeout_ns));                                        \
    }
#define FERRYI_API_REDUCE(NAME, TYPE, OP)                                                                              \
    FERRYI_API_FOLD(NAME, TYPE, OP) FERRYI_EACH_SCOPE(FERRYI_API_REDUCE_SCOPE, NAME, TYPE, OP)
#define FERRYI_API_REDUCE_MATH(NAME, TYPE) FERRYI_REDUCE_MATH(FERRYI_API_REDUCE, NAME, TYPE)
#define FERRYI_API_REDUCE_BITS(NAME, TYPE) FERRYI_REDUCE_BITS(FERRYI_API_REDUCE, NAME, TYPE)
FERRY_RMA_TYPES(FERRYI_API_REDUCE_MATH)
FERRYI_SMALL_C_TYPES(FERRYI_API_REDUCE_BITS)
FERRYI_SMALL_ALIASES(FERRYI_API_REDUCE_BITS)
FERRYI_INT_C_TYPES(FERRYI_API_REDUCE_BITS)
FERRYI_WIDE_ALIASES(FERRYI_API_REDUCE_BITS)

#define FERRYI_API_SCAN(SCOPE, SUFFIX, NAME, TYPE)                                                                     \
    FERRYI_INLINE ferry_status ferry_##NAME##_sum_inscan##SUFFIX(ferry_team_t team, TYPE *dest, const TYPE *source,    \
                                                                 size_t nelems)                                        \
    {                                                                                                                  \
        return FERRYI_SIDE(ferryi_host_ferry_##NAME##_sum_inscan(team, dest, source, nelems),                          \
                           ferryi_group_scan<ferryi_fold_##NAME##_sum>(SCOPE, team, dest, source, sizeof(TYPE),        \
                                                                       nelems, 1, UINT64_MAX));                        \
    }                                                                                                                  \
    FERRYI_INLINE ferry_status ferry_##NAME##_sum_exscan##SUFFIX(ferry_team_t team, TYPE *dest, const TYPE *source,    \
                                                                 size_t nelems)                                        \
    {                                                                                                                  \
        return FERRYI_SIDE(ferryi_host_ferry_##NAME##_sum_exscan(team, dest, source, nelems),                          \
                           ferryi_group_scan<ferryi_fold_##NAME##_sum>(SCOPE, team, dest, source, sizeof(TYPE),        \
                                                                       nelems, 0, UINT64_MAX));                        \
    }
#define FERRYI_API_SCANS(NAME, TYPE) FERRYI_EACH_SCOPE(FERRYI_API_SCAN, NAME, TYPE)
FERRY_RMA_TYPES(FERRYI_API_SCANS)

#endif
