/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_TESTS_NVSHMEM_CALLS_H
#define FERRY_TESTS_NVSHMEM_CALLS_H

/* Every typed call of one thread, on the host (calls_host.cc) and in a kernel (calls.cu): each PE sends to the next. */

#include <nvshmem.h>
#include <nvshmemx.h>

#ifdef __CUDACC__
#define ANYWHERE __host__ __device__
#else
#define ANYWHERE
#endif
#if FERRYI_GPU
#define REGION_START(...) FERRYI_SIDE(nvshmemx_region_start(__VA_ARGS__), nvshmemx_region_start_block(__VA_ARGS__))
#define REGION_STOP(REGION) FERRYI_SIDE(nvshmemx_region_stop(REGION), nvshmemx_region_stop_block(REGION))
#else
#define REGION_START nvshmemx_region_start
#define REGION_STOP nvshmemx_region_stop
#endif
#define BOTH static ANYWHERE

enum { N = 8, AREA = 1024 }; /* elements of one call; bytes of an area */

typedef struct areas {
    char *src, *dst, *dst2;
    uint64_t *sig, *counter;
    int failed;       /* the line of the first check that failed; 0: none */
    const char *what; /* the type then */
} areas;

#define IS(condition)                                                                                                  \
    do {                                                                                                               \
        if (!(condition) && a->failed == 0) {                                                                          \
            a->failed = __LINE__;                                                                                      \
            a->what = what;                                                                                            \
        }                                                                                                              \
    } while (0)

/* A value of each type that small integers convert to, and back. */
template <typename T>
ANYWHERE T of(int value)
{
    return (T)value;
}
template <typename T>
ANYWHERE int back(T value)
{
    return (int)value;
}
#if NVSHMEMI_HALVES
template <>
inline ANYWHERE half of<half>(int value)
{
    return __float2half((float)value);
}
template <>
inline ANYWHERE int back<half>(half value)
{
    return (int)__half2float(value);
}
template <>
inline ANYWHERE nv_bfloat16 of<nv_bfloat16>(int value)
{
    return __float2bfloat16((float)value);
}
template <>
inline ANYWHERE int back<nv_bfloat16>(nv_bfloat16 value)
{
    return (int)__bfloat162float(value);
}
#endif

#define START(T)                                                                                                       \
    const int me = nvshmem_my_pe(), n = nvshmem_n_pes(), next = (me + 1) % n, last = (me + n - 1) % n;                 \
    T *src = (T *)a->src, *dst = (T *)a->dst, *dst2 = (T *)a->dst2;                                                    \
    (void)next;                                                                                                        \
    (void)last;                                                                                                        \
    (void)dst2;                                                                                                        \
    nvshmem_barrier_all();                                                                                             \
    for (int i = 0; i < N * n; i++) {                                                                                  \
        src[i] = of<T>(me * 20 + i + 1);                                                                               \
        dst[i] = dst2[i] = of<T>(0);                                                                                   \
    }                                                                                                                  \
    nvshmem_barrier_all()

#define RMA(NAME, T)                                                                                                   \
    BOTH void rma_##NAME(areas *a)                                                                                     \
    {                                                                                                                  \
        const char *what = #NAME;                                                                                      \
        START(T);                                                                                                      \
        nvshmem_##NAME##_put(dst, src, N, next);                                                                       \
        nvshmem_##NAME##_put_nbi(dst + N, src + 1, N - 1, next);                                                       \
        nvshmem_##NAME##_p(&dst2[0], of<T>(me + 7), next);                                                             \
        nvshmem_##NAME##_iput(dst2 + 1, src, 2, 1, 3, next);                                                           \
        nvshmem_quiet();                                                                                               \
        nvshmem_barrier_all();                                                                                         \
        for (int i = 0; i < N; i++)                                                                                    \
            IS(back(dst[i]) == last * 20 + i + 1);                                                                     \
        for (int i = 0; i < N - 1; i++)                                                                                \
            IS(back(dst[N + i]) == last * 20 + i + 2);                                                                 \
        IS(back(dst2[0]) == last + 7);                                                                                 \
        for (int i = 0; i < 3; i++)                                                                                    \
            IS(back(dst2[1 + 2 * i]) == last * 20 + i + 1);                                                            \
        nvshmem_barrier_all();                                                                                         \
        nvshmem_##NAME##_get(dst, src, N, next);                                                                       \
        nvshmem_##NAME##_get_nbi(dst + N, src + 1, N - 1, next);                                                       \
        nvshmem_##NAME##_iget(dst2, src, 1, 2, 3, next);                                                               \
        nvshmem_quiet();                                                                                               \
        for (int i = 0; i < N; i++)                                                                                    \
            IS(back(dst[i]) == next * 20 + i + 1);                                                                     \
        for (int i = 0; i < N - 1; i++)                                                                                \
            IS(back(dst[N + i]) == next * 20 + i + 2);                                                                 \
        for (int i = 0; i < 3; i++)                                                                                    \
            IS(back(dst2[i]) == next * 20 + 2 * i + 1);                                                                \
        IS(back(nvshmem_##NAME##_g(src + 2, next)) == next * 20 + 3);                                                  \
    }                                                                                                                  \
    BOTH void signals_##NAME(areas *a)                                                                                 \
    {                                                                                                                  \
        const char *what = #NAME;                                                                                      \
        START(T);                                                                                                      \
        const uint64_t before = nvshmem_signal_fetch(a->sig);                                                          \
        nvshmem_barrier_all();                                                                                         \
        nvshmem_##NAME##_put_signal(dst, src, N, a->sig, before + 1, NVSHMEM_SIGNAL_SET, next);                        \
        IS(nvshmem_signal_wait_until(a->sig, NVSHMEM_CMP_EQ, before + 1) == before + 1);                               \
        IS(back(dst[N - 1]) == last * 20 + N);                                                                         \
        nvshmem_barrier_all();                                                                                         \
        nvshmem_##NAME##_put_signal_nbi(dst2, src, N, a->sig, 2, NVSHMEM_SIGNAL_ADD, next);                            \
        IS(nvshmem_signal_wait_until(a->sig, NVSHMEM_CMP_GE, before + 3) == before + 3);                               \
        IS(back(dst2[N - 1]) == last * 20 + N);                                                                        \
        nvshmem_quiet();                                                                                               \
        nvshmemx_signal_op(a->sig, before + 3, NVSHMEM_SIGNAL_SET, next);                                              \
    }                                                                                                                  \
    BOTH void collectives_##NAME(areas *a)                                                                             \
    {                                                                                                                  \
        const char *what = #NAME;                                                                                      \
        START(T);                                                                                                      \
        IS(nvshmem_##NAME##_broadcast(NVSHMEM_TEAM_WORLD, dst, src, 3, n - 1) == 0);                                   \
        IS(back(dst[2]) == (n - 1) * 20 + 3);                                                                          \
        IS(nvshmem_##NAME##_fcollect(NVSHMEM_TEAM_WORLD, dst2, src, 3) == 0);                                          \
        for (int pe = 0; pe < n; pe++)                                                                                 \
            IS(back(dst2[3 * pe + 1]) == pe * 20 + 2);                                                                 \
        nvshmem_sync_all();                                                                                            \
        IS(nvshmem_##NAME##_alltoall(NVSHMEM_TEAM_WORLD, dst, src, 2) == 0);                                           \
        for (int pe = 0; pe < n; pe++)                                                                                 \
            IS(back(dst[2 * pe]) == pe * 20 + 2 * me + 1);                                                             \
    }

#define REDUCE_ONE(NAME, OP, WANTED)                                                                                   \
    do {                                                                                                               \
        nvshmem_barrier_all();                                                                                         \
        IS(nvshmem_##NAME##_##OP##_reduce(NVSHMEM_TEAM_WORLD, dst, src, 3) == 0);                                      \
        for (int i = 0; i < 3; i++) {                                                                                  \
            int wanted = i + 1;                                                                                        \
            for (int pe = 1; pe < n; pe++) {                                                                           \
                const int x = wanted, y = pe + i + 1;                                                                  \
                wanted = (WANTED);                                                                                     \
            }                                                                                                          \
            IS(back(dst[i]) == wanted);                                                                                \
        }                                                                                                              \
        nvshmem_barrier_all();                                                                                         \
        IS(nvshmem_##NAME##_##OP##_reducescatter(NVSHMEM_TEAM_WORLD, dst2, src, 1) == 0);                              \
        int wanted = me + 1;                                                                                           \
        for (int pe = 1; pe < n; pe++) {                                                                               \
            const int x = wanted, y = pe + me + 1;                                                                     \
            wanted = (WANTED);                                                                                         \
        }                                                                                                              \
        IS(back(dst2[0]) == wanted);                                                                                   \
    } while (0)
#define REDUCED(NAME, T)                                                                                               \
    BOTH void reductions_##NAME(areas *a)                                                                              \
    {                                                                                                                  \
        const char *what = #NAME;                                                                                      \
        START(T);                                                                                                      \
        for (int i = 0; i < N; i++)                                                                                    \
            src[i] = of<T>(me + i + 1);                                                                                \
        REDUCE_ONE(NAME, sum, x + y);                                                                                  \
        REDUCE_ONE(NAME, prod, x *y);                                                                                  \
        REDUCE_ONE(NAME, max, x > y ? x : y);                                                                          \
        REDUCE_ONE(NAME, min, x < y ? x : y);                                                                          \
    }
#define REDUCED_BITS(NAME, T)                                                                                          \
    BOTH void bits_##NAME(areas *a)                                                                                    \
    {                                                                                                                  \
        const char *what = #NAME;                                                                                      \
        START(T);                                                                                                      \
        for (int i = 0; i < N; i++)                                                                                    \
            src[i] = of<T>(me + i + 1);                                                                                \
        REDUCE_ONE(NAME, and, x &y);                                                                                   \
        REDUCE_ONE(NAME, or, x | y);                                                                                   \
        REDUCE_ONE(NAME, xor, x ^ y);                                                                                  \
    }

#define AMO(NAME, T)                                                                                                   \
    BOTH void amo_##NAME(areas *a)                                                                                     \
    {                                                                                                                  \
        const char *what = #NAME;                                                                                      \
        START(T);                                                                                                      \
        nvshmem_##NAME##_atomic_set(dst, (T)5, next);                                                                  \
        nvshmem_quiet();                                                                                               \
        IS(nvshmem_##NAME##_atomic_fetch(dst, next) == 5);                                                             \
        IS(nvshmem_##NAME##_atomic_swap(dst, (T)6, next) == 5);                                                        \
        IS(nvshmem_##NAME##_atomic_compare_swap(dst, (T)6, (T)9, next) == 6);                                          \
        IS(nvshmem_##NAME##_atomic_fetch_inc(dst, next) == 9);                                                         \
        nvshmem_##NAME##_atomic_inc(dst, next);                                                                        \
        IS(nvshmem_##NAME##_atomic_fetch_add(dst, (T)4, next) == 11);                                                  \
        nvshmem_##NAME##_atomic_add(dst, (T)1, next);                                                                  \
        nvshmem_quiet();                                                                                               \
        IS(nvshmem_##NAME##_g(dst, next) == 16);                                                                       \
    }
#define AMO_BITS(NAME, T)                                                                                              \
    BOTH void amo_bits_##NAME(areas *a)                                                                                \
    {                                                                                                                  \
        const char *what = #NAME;                                                                                      \
        START(T);                                                                                                      \
        nvshmem_##NAME##_atomic_set(dst, (T)12, next);                                                                 \
        nvshmem_quiet();                                                                                               \
        IS(nvshmem_##NAME##_atomic_fetch_and(dst, (T)10, next) == 12);                                                 \
        IS(nvshmem_##NAME##_atomic_fetch_or(dst, (T)5, next) == 8);                                                    \
        IS(nvshmem_##NAME##_atomic_fetch_xor(dst, (T)1, next) == 13);                                                  \
        nvshmem_##NAME##_atomic_and(dst, (T)8, next);                                                                  \
        nvshmem_##NAME##_atomic_or(dst, (T)3, next);                                                                   \
        nvshmem_##NAME##_atomic_xor(dst, (T)2, next);                                                                  \
        nvshmem_quiet();                                                                                               \
        IS(nvshmem_##NAME##_g(dst, next) == 9);                                                                        \
    }

/* The next PE's words 0 to 3 become 1, 2, 3, 4. */
#define WAITS(NAME, T) WAITS_OF(BOTH, NAME, T)
#define WAITS_OF(WHERE, NAME, T)                                                                                       \
    WHERE void waits_##NAME(areas *a)                                                                                  \
    {                                                                                                                  \
        const char *what = #NAME;                                                                                      \
        START(T);                                                                                                      \
        const int skip_two[4] = { 0, 0, 1, 0 };                                                                        \
        const T each[4] = { 1, 2, 3, 4 };                                                                              \
        size_t found[4];                                                                                               \
        IS(nvshmem_##NAME##_test(dst, NVSHMEM_CMP_EQ, 1) == 0);                                                        \
        IS(nvshmem_##NAME##_test_all(dst, 4, NULL, NVSHMEM_CMP_LE, 0) == 1);                                           \
        IS(nvshmem_##NAME##_test_any(dst, 4, NULL, NVSHMEM_CMP_GT, 0) == SIZE_MAX);                                    \
        IS(nvshmem_##NAME##_test_some(dst, 4, found, NULL, NVSHMEM_CMP_NE, 0) == 0);                                   \
        nvshmem_barrier_all();                                                                                         \
        for (int i = 0; i < 4; i++)                                                                                    \
            nvshmem_##NAME##_p(&dst[i], (T)(i + 1), next);                                                             \
        nvshmem_##NAME##_wait_until(&dst[3], NVSHMEM_CMP_GE, 4);                                                       \
        nvshmem_##NAME##_wait_until_all(dst, 4, skip_two, NVSHMEM_CMP_GE, 1);                                          \
        nvshmem_##NAME##_wait_until_all_vector(dst, 4, NULL, NVSHMEM_CMP_EQ, each);                                    \
        IS(nvshmem_##NAME##_wait_until_any(dst, 4, NULL, NVSHMEM_CMP_EQ, 3) == 2);                                     \
        IS(nvshmem_##NAME##_wait_until_any_vector(dst, 4, skip_two, NVSHMEM_CMP_EQ, each) < 4);                        \
        IS(nvshmem_##NAME##_wait_until_some(dst, 4, found, skip_two, NVSHMEM_CMP_LE, 3) == 2 && found[1] == 1);        \
        IS(nvshmem_##NAME##_wait_until_some_vector(dst, 4, found, NULL, NVSHMEM_CMP_GE, each) == 4);                   \
        IS(nvshmem_##NAME##_test_all_vector(dst, 4, NULL, NVSHMEM_CMP_EQ, each) == 1);                                 \
        IS(nvshmem_##NAME##_test_any_vector(dst, 4, NULL, NVSHMEM_CMP_LT, each) == SIZE_MAX);                          \
        IS(nvshmem_##NAME##_test_some_vector(dst, 4, found, NULL, NVSHMEM_CMP_EQ, each) == 4);                         \
    }

/* Each list is an earlier one and more. */
#define BITS_TYPES(X)                                                                                                  \
    X(uint, unsigned int)                                                                                              \
    X(ulong, unsigned long)                                                                                            \
    X(ulonglong, unsigned long long)                                                                                   \
    X(int32, int32_t)                                                                                                  \
    X(int64, int64_t)                                                                                                  \
    X(uint32, uint32_t)                                                                                                \
    X(uint64, uint64_t)
#define WORD_TYPES(X)                                                                                                  \
    BITS_TYPES(X)                                                                                                      \
    X(int, int)                                                                                                        \
    X(long, long)                                                                                                      \
    X(longlong, long long)                                                                                             \
    X(size, size_t)                                                                                                    \
    X(ptrdiff, ptrdiff_t)
#define REDUCED_BITS_TYPES(X)                                                                                          \
    BITS_TYPES(X)                                                                                                      \
    X(uchar, unsigned char)                                                                                            \
    X(ushort, unsigned short)                                                                                          \
    X(int8, int8_t)                                                                                                    \
    X(int16, int16_t)                                                                                                  \
    X(uint8, uint8_t)                                                                                                  \
    X(uint16, uint16_t)                                                                                                \
    X(size, size_t)
#define RMA_TYPES(X)                                                                                                   \
    REDUCED_BITS_TYPES(X)                                                                                              \
    X(float, float)                                                                                                    \
    X(double, double)                                                                                                  \
    X(char, char)                                                                                                      \
    X(schar, signed char)                                                                                              \
    X(short, short)                                                                                                    \
    X(int, int)                                                                                                        \
    X(long, long)                                                                                                      \
    X(longlong, long long)
#if NVSHMEMI_HALVES
#define HALVES(X)                                                                                                      \
    X(half, half)                                                                                                      \
    X(bfloat16, nv_bfloat16)
#else
#define HALVES(X)
#endif

RMA_TYPES(RMA)
RMA(ptrdiff, ptrdiff_t)
RMA_TYPES(REDUCED)
HALVES(RMA)
HALVES(REDUCED)
REDUCED_BITS_TYPES(REDUCED_BITS)
WORD_TYPES(AMO)
BITS_TYPES(AMO_BITS)
WORD_TYPES(WAITS)

BOTH void by_bytes(areas *a)
{
    const char *what = "bytes";
    START(unsigned char);
#define SIZED(BITS)                                                                                                    \
    do {                                                                                                               \
        const size_t bytes = BITS / 8;                                                                                 \
        nvshmem_barrier_all();                                                                                         \
        nvshmem_put##BITS(dst, src, N / bytes + 1, next);                                                              \
        nvshmem_iput##BITS(dst2, src, 2, 1, 2, next);                                                                  \
        nvshmem_quiet();                                                                                               \
        nvshmem_barrier_all();                                                                                         \
        for (size_t i = 0; i < (N / bytes + 1) * bytes; i++)                                                           \
            IS(dst[i] == last * 20 + (int)i + 1);                                                                      \
        IS(dst2[2 * bytes] == last * 20 + (int)bytes + 1);                                                             \
        nvshmem_barrier_all();                                                                                         \
        nvshmem_get##BITS##_nbi(dst, src, 1, next);                                                                    \
        nvshmem_iget##BITS(dst2, src, 1, 2, 2, next);                                                                  \
        nvshmem_quiet();                                                                                               \
        IS(dst[bytes - 1] == next * 20 + (int)bytes);                                                                  \
        IS(dst2[bytes] == next * 20 + 2 * (int)bytes + 1);                                                             \
    } while (0)
    for (int i = 0; i < 64; i++)
        src[i] = (unsigned char)(me * 20 + i + 1);
    SIZED(8);
    SIZED(16);
    SIZED(32);
    SIZED(64);
    SIZED(128);
    nvshmem_barrier_all();
    nvshmem_putmem(dst, src, 5, next);
    nvshmem_putmem_signal(dst2, src, 5, a->sig, 1000, NVSHMEM_SIGNAL_SET, next);
    (void)nvshmem_signal_wait_until(a->sig, NVSHMEM_CMP_EQ, 1000);
    IS(dst2[4] == last * 20 + 5);
    nvshmem_barrier_all();
    nvshmem_getmem(dst, src, 5, next);
    IS(dst[4] == next * 20 + 5);
    nvshmem_barrier_all();
    IS(nvshmem_broadcastmem(NVSHMEM_TEAM_WORLD, dst, src, 5, 0) == 0 && dst[4] == 5);
    IS(nvshmem_fcollectmem(NVSHMEM_TEAM_WORLD, dst2, src, 5) == 0 && dst2[5 * last] == last * 20 + 1);
    IS(nvshmem_barrier(NVSHMEM_TEAM_WORLD) == 0 && nvshmem_team_sync(NVSHMEM_TEAM_WORLD) == 0);
}

BOTH void reals(areas *a)
{
    const char *what = "reals";
    START(double);
    nvshmem_double_atomic_set(dst, 0.5, me);
    nvshmem_float_atomic_set((float *)&dst[1], 0.25f, me);
    nvshmem_barrier_all();
    for (int pe = 0; pe < n; pe++) {
        nvshmemx_double_atomic_add(dst, 1.5, pe);
        IS(nvshmemx_float_atomic_fetch_add((float *)&dst[1], 2.0f, pe) >= 0.25f);
    }
    nvshmem_barrier_all();
    IS(nvshmem_double_atomic_swap(dst, 0.0, me) == 0.5 + 1.5 * n);
    IS(nvshmem_float_atomic_fetch((const float *)&dst[1], me) == 0.25f + 2.0f * (float)n);
}

#if NVSHMEMI_HALVES
/* Both halves of a word at once. */
BOTH void half_atomics(areas *a)
{
    const char *what = "atomics of half";
    START(half);
    nvshmem_half_atomic_set(&dst[0], of<half>(1), next);
    IS(back(nvshmem_half_atomic_swap(&dst[1], of<half>(2), next)) == 0);
    nvshmem_barrier_all();
    for (int pe = 0; pe < n; pe++)
        for (int i = 0; i < 4; i++) {
            nvshmemx_half_atomic_add(&dst[i % 2], of<half>(3), pe);
            IS(back(nvshmemx_half_atomic_fetch_add(&dst[1 - i % 2], of<half>(1), pe)) >= 1);
        }
    nvshmem_barrier_all();
    IS(back(nvshmem_half_atomic_fetch(&dst[0], me)) == 1 + 8 * n);
    IS(back(nvshmem_half_atomic_fetch(&dst[1], me)) == 2 + 8 * n);
}
#endif

BOTH void regions(areas *a)
{
    const char *what = "regions";
    START(int);
    int active = 7;
    nvshmemx_region_attrs_t attributes = NVSHMEMX_REGION_ATTRS_INITIALIZER, unknown = NVSHMEMX_REGION_ATTRS_INITIALIZER;
    nvshmemx_region_handle_t region = 0, other = 0;
    attributes.hints = NVSHMEMX_REGION_HINT_BATCH_RMA;
    unknown.hints = 2;
    IS(nvshmemx_region_is_active(NVSHMEMX_REGION_HINT_NONE, &active) == NVSHMEMX_SUCCESS && active == 0);
    IS(REGION_STOP(region) == NVSHMEMX_ERROR_INVALID_VALUE);
    IS(REGION_START(NULL, &attributes) == NVSHMEMX_ERROR_INVALID_VALUE);
    IS(REGION_START(&region, &unknown) == NVSHMEMX_ERROR_INVALID_VALUE);
    IS(nvshmemx_region_is_active(2, &active) == NVSHMEMX_ERROR_INVALID_VALUE);
    IS(REGION_START(&region, &attributes) == NVSHMEMX_SUCCESS);
    IS(REGION_START(&other, NULL) == NVSHMEMX_ERROR_INVALID_VALUE);
    IS(nvshmemx_region_is_active(NVSHMEMX_REGION_HINT_BATCH_RMA, &active) == NVSHMEMX_SUCCESS && active == 1);
    nvshmem_int_put_nbi(dst, src, N, next);
    IS(REGION_STOP(region + 1) == NVSHMEMX_ERROR_INVALID_VALUE);
    IS(REGION_STOP(region) == NVSHMEMX_SUCCESS);
    nvshmem_quiet();
    IS(REGION_START(&region, NULL) == NVSHMEMX_SUCCESS);
    IS(nvshmemx_region_is_active(NVSHMEMX_REGION_HINT_NONE, &active) == NVSHMEMX_SUCCESS && active == 1);
    IS(nvshmemx_region_is_active(NVSHMEMX_REGION_HINT_BATCH_RMA, &active) == NVSHMEMX_SUCCESS && active == 0);
    IS(REGION_STOP(region) == NVSHMEMX_SUCCESS);
    nvshmem_barrier_all();
    IS(dst[N - 1] == last * 20 + N);
    IS(nvshmemx_ask_smem(NVSHMEMX_SMEM_RECOMMENDED) >= nvshmemx_ask_smem(NVSHMEMX_SMEM_MINIMUM));
}

BOTH void every_call(areas *a)
{
#define RUN(NAME, T)                                                                                                   \
    rma_##NAME(a);                                                                                                     \
    signals_##NAME(a);                                                                                                 \
    collectives_##NAME(a);
    RMA_TYPES(RUN)
    HALVES(RUN)
    RUN(ptrdiff, )
#define RUN_REDUCED(NAME, T) reductions_##NAME(a);
    RMA_TYPES(RUN_REDUCED)
    HALVES(RUN_REDUCED)
#define RUN_BITS(NAME, T) bits_##NAME(a);
    REDUCED_BITS_TYPES(RUN_BITS)
#define RUN_AMO(NAME, T) amo_##NAME(a);
    WORD_TYPES(RUN_AMO)
#define RUN_AMO_BITS(NAME, T) amo_bits_##NAME(a);
    BITS_TYPES(RUN_AMO_BITS)
#define RUN_WAITS(NAME, T) waits_##NAME(a);
    WORD_TYPES(RUN_WAITS)
    by_bytes(a);
    reals(a);
#if NVSHMEMI_HALVES
    half_atomics(a);
#endif
    regions(a);
}

#endif
