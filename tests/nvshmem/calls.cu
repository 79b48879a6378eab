/* SPDX-License-Identifier: BSD-3-Clause */
/* Programs for NVSHMEM with kernels: every call of one thread; those of a warp and of a block; those in streams;
 * launches of kernels that wait for each other. */
#include "calls.h"
#include "tests/check.h"

__global__ void thread_calls(areas a, areas *result)
{
    every_call(&a);
    *result = a;
}

/* Words of 2 bytes have waits in kernels alone. */
WAITS_OF(static __device__, short, short)
WAITS_OF(static __device__, ushort, unsigned short)
__global__ void short_waits(areas a, areas *result)
{
    waits_short(&a);
    waits_ushort(&a);
    *result = a;
}

/* A macro has one line: its checks have numbers. */
#define IS_NUMBER(NUMBER, condition)                                                                                   \
    do {                                                                                                               \
        if (!(condition) && a->failed == 0) {                                                                          \
            a->failed = NUMBER;                                                                                        \
            a->what = what;                                                                                            \
        }                                                                                                              \
    } while (0)
#define SCOPED(NAME, T, SCOPE)                                                                                         \
    do {                                                                                                               \
        const char *what = #NAME #SCOPE;                                                                               \
        T *src = (T *)a->src, *dst = (T *)a->dst, *dst2 = (T *)a->dst2;                                                \
        nvshmemx_barrier_all##SCOPE();                                                                                 \
        for (int i = (int)threadIdx.x; i < N * n; i += (int)blockDim.x) {                                              \
            src[i] = of<T>(me * 20 + i + 1);                                                                           \
            dst[i] = dst2[i] = of<T>(0);                                                                               \
        }                                                                                                              \
        nvshmemx_barrier_all##SCOPE();                                                                                 \
        nvshmemx_##NAME##_put##SCOPE(dst, src, N, next);                                                               \
        nvshmemx_##NAME##_put_nbi##SCOPE(dst + N, src, N, next);                                                       \
        nvshmemx_##NAME##_put_signal##SCOPE(dst2, src, N, a->sig, ++round, NVSHMEM_SIGNAL_SET, next);                  \
        if (threadIdx.x == 0)                                                                                          \
            IS_NUMBER(1, nvshmem_signal_wait_until(a->sig, NVSHMEM_CMP_GE, round) == round);                           \
        nvshmemx_barrier_all##SCOPE();                                                                                 \
        IS_NUMBER(2, back(dst[N - 1]) == last * 20 + N && back(dst[2 * N - 1]) == last * 20 + N);                      \
        IS_NUMBER(3, back(dst2[N - 1]) == last * 20 + N);                                                              \
        nvshmemx_barrier_all##SCOPE();                                                                                 \
        nvshmemx_##NAME##_get##SCOPE(dst, src, N, next);                                                               \
        nvshmemx_##NAME##_iget##SCOPE(dst2, src, 2, 2, 3, next);                                                       \
        nvshmemx_team_sync##SCOPE(NVSHMEM_TEAM_WORLD);                                                                 \
        IS_NUMBER(4, back(dst[N - 1]) == next * 20 + N && back(dst2[4]) == next * 20 + 5);                             \
        nvshmemx_sync_all##SCOPE();                                                                                    \
        IS_NUMBER(5, nvshmemx_##NAME##_broadcast##SCOPE(NVSHMEM_TEAM_WORLD, dst, src, 3, 0) == 0);                     \
        IS_NUMBER(6, back(dst[2]) == 3);                                                                               \
        IS_NUMBER(7, nvshmemx_##NAME##_fcollect##SCOPE(NVSHMEM_TEAM_WORLD, dst2, src, 2) == 0);                        \
        IS_NUMBER(8, back(dst2[2 * last]) == last * 20 + 1);                                                           \
        nvshmemx_barrier_all##SCOPE();                                                                                 \
        IS_NUMBER(9, nvshmemx_##NAME##_alltoall##SCOPE(NVSHMEM_TEAM_WORLD, dst, src, 1) == 0);                         \
        IS_NUMBER(10, back(dst[last]) == last * 20 + me + 1);                                                          \
        nvshmemx_barrier_all##SCOPE();                                                                                 \
        IS_NUMBER(11, nvshmemx_##NAME##_sum_reduce##SCOPE(NVSHMEM_TEAM_WORLD, dst, src, 1) == 0);                      \
        IS_NUMBER(12, back(dst[0]) == n + 20 * n * (n - 1) / 2);                                                       \
        IS_NUMBER(13, nvshmemx_##NAME##_max_reducescatter##SCOPE(NVSHMEM_TEAM_WORLD, dst2, src, 1) == 0);              \
        IS_NUMBER(14, back(dst2[0]) == (n - 1) * 20 + me + 1);                                                         \
        nvshmemx_barrier_all##SCOPE();                                                                                 \
        nvshmemx_qp_##NAME##_put##SCOPE(dst, src, 1, me, NVSHMEMX_QP_ANY);                                             \
        nvshmemx_qp_quiet##SCOPE(NVSHMEMX_PE_ANY, NULL, 0);                                                            \
    } while (0)

__global__ void scoped_calls(areas a_, areas *result)
{
    areas mine = a_, *a = &mine;
    const int me = nvshmem_my_pe(), n = nvshmem_n_pes(), next = (me + 1) % n, last = (me + n - 1) % n;
    uint64_t round = 10000 * blockDim.x; /* of each kernel its own signals */
#define BY_WARP(NAME, T) SCOPED(NAME, T, _warp);
#define BY_BLOCK(NAME, T) SCOPED(NAME, T, _block);
#define SOME_REDUCED(X)                                                                                                \
    X(float, float) X(half, half) X(bfloat16, nv_bfloat16) X(uchar, unsigned char) X(int, int) X(size, size_t)
    if (blockDim.x <= 32) {
        SOME_REDUCED(BY_WARP)
    } else {
        SOME_REDUCED(BY_BLOCK)
    }
    if (a->failed != 0 || threadIdx.x == 0) /* of several threads that failed any */
        *result = *a;
}

/* Two warpgroups, one after the other: what 128 threads have written is there after the barrier. */
__global__ void warpgroup_calls(areas a_, areas *result)
{
    areas mine = a_, *a = &mine;
    const char *what = "a warpgroup";
    const int me = nvshmem_my_pe(), n = nvshmem_n_pes(), next = (me + 1) % n, last = (me + n - 1) % n;
    const int i = (int)threadIdx.x % 128;
    int *dst = (int *)a->dst;
    for (int group = 0; group < 2; group++) {
        if ((int)threadIdx.x / 128 == group) {
            IS_NUMBER(1, nvshmemx_barrier_warpgroup(NVSHMEM_TEAM_WORLD) == NVSHMEMX_SUCCESS);
            nvshmem_int_p(dst + i, me * 1000 + group * 500 + i, next);
            IS_NUMBER(2, nvshmemx_barrier_warpgroup(NVSHMEM_TEAM_WORLD) == NVSHMEMX_SUCCESS);
            IS_NUMBER(3, dst[i] == last * 1000 + group * 500 + i);
        }
        __syncthreads();
    }
    if (a->failed != 0 || threadIdx.x == 0)
        *result = *a;
}

__global__ void maxloc_calls(areas a_, areas *result)
{
    enum { MOST = AREA / sizeof(double2) };
    areas mine = a_, *a = &mine;
    const char *what = "double2";
    const int me = nvshmem_my_pe(), n = nvshmem_n_pes();
    double2 *src = (double2 *)a->src, *dst = (double2 *)a->dst;
    for (size_t nreduce = 1; nreduce <= MOST; nreduce = nreduce == 1 ? 5 : nreduce == 5 ? MOST : MOST + 1) {
        for (size_t i = threadIdx.x; i < nreduce; i += blockDim.x) /* element 3: all have the same x */
            src[i] = make_double2(i == 3 ? 7 : -(double)((me + i) % n), 100 * me + (double)i);
        nvshmemx_barrier_all_block();
        IS_NUMBER(1, nvshmemx_double2_maxloc_reduce_block(NVSHMEM_TEAM_WORLD, dst, src, nreduce) == NVSHMEMX_SUCCESS);
        for (size_t i = threadIdx.x; i < nreduce; i += blockDim.x) {
            const int winner = i == 3 ? 0 : (int)((n - i % n) % n);
            IS_NUMBER(2, dst[i].x == (i == 3 ? 7 : 0) && dst[i].y == 100 * winner + (double)i);
        }
        nvshmemx_barrier_all_block();
    }
    if (a->failed != 0 || threadIdx.x == 0)
        *result = *a;
}

/* Each PE's block sends from global and from shared memory; the count of bytes goes on over its greatest value. */
__global__ void counted_calls(areas a_, areas *result)
{
    enum { BYTES = 512 };
    __shared__ __align__(16) char own[BYTES];
    areas mine = a_, *a = &mine;
    const char *what = "counted";
    const int me = nvshmem_my_pe(), n = nvshmem_n_pes(), next = (me + 1) % n, last = (me + n - 1) % n;
    uint64_t *counter = a->counter;
    nvshmemx_give_smem(own, BYTES);
    for (int i = (int)threadIdx.x; i < BYTES; i += (int)blockDim.x) {
        own[i] = (char)(me + i);
        a->src[i] = (char)(me + 2 * i);
    }
    if (threadIdx.x == 0)
        nvshmemx_signal_counted_reset(counter);
    nvshmemx_barrier_all_block();
    IS_NUMBER(1, nvshmemx_signal_counted_load(counter) == 0);
    nvshmemx_barrier_all_block();
    IS_NUMBER(2, nvshmemx_putmem_signal_counted_nbi_block(a->dst, own, BYTES, counter, next) == NVSHMEMX_SUCCESS);
    IS_NUMBER(3, nvshmemx_putmem_signal_counted_nbi_block(a->dst + BYTES, a->src, BYTES, counter, next) == 0);
    nvshmemx_flush_block();
    nvshmemx_flush_warp();
    nvshmemx_flush();
    for (int i = (int)threadIdx.x; i < BYTES; i += (int)blockDim.x)
        own[i] = a->src[i] = -1; /* flushed: may be written */
    nvshmemx_signal_counted_wait_until(counter, 2 * BYTES);
    for (int i = (int)threadIdx.x; i < BYTES; i += (int)blockDim.x) {
        IS_NUMBER(4, a->dst[i] == (char)(last + i));
        IS_NUMBER(5, a->dst[BYTES + i] == (char)(last + 2 * i));
    }
    IS_NUMBER(6, nvshmemx_putmem_signal_counted_nbi_block(a->dst, own, 24, counter, next) == 1);
    IS_NUMBER(7, nvshmemx_putmem_signal_counted_nbi_block(a->dst, own + 8, 16, counter, next) == 1);
    IS_NUMBER(8, nvshmemx_putmem_signal_counted_nbi_block(a->dst, own, 16, counter + 1, next) == 1);
    IS_NUMBER(9, nvshmemx_putmem_signal_counted_nbi_block(counter, own, 16, counter, next) == 1);
    IS_NUMBER(10, nvshmemx_putmem_signal_counted_nbi_block(a->dst, own, 16, counter, n) == 1);
    nvshmemx_barrier_all_block();
    if (threadIdx.x == 0)
        nvshmemx_signal_op(counter, (uint64_t)-16, NVSHMEM_SIGNAL_SET, me);
    nvshmemx_barrier_all_block();
    nvshmemx_signal_counted_wait_until(counter, (uint64_t)-32);
    IS_NUMBER(11, nvshmemx_putmem_signal_counted_nbi_block(a->dst, own, 32, counter, next) == NVSHMEMX_SUCCESS);
    nvshmemx_signal_counted_wait_until(counter, 16);
    IS_NUMBER(12, nvshmemx_signal_counted_load(counter) == 16);
    nvshmemx_release_smem();
    nvshmemx_barrier_all_block();
    if (a->failed != 0 || threadIdx.x == 0)
        *result = *a;
}

static int me, n, next, last;

static void run(const void *kernel, unsigned threads, areas *a)
{
    areas *result, host;
    CHECK(cudaMallocHost((void **)&result, sizeof *result) == cudaSuccess);
    memset(result, 0, sizeof *result);
    void *args[] = { a, &result };
    CHECK_INT(nvshmemx_collective_launch(kernel, dim3(1), dim3(threads), args, 0, NULL), 0);
    CHECK(cudaDeviceSynchronize() == cudaSuccess);
    host = *result;
    if (host.failed != 0)
        check_fail("calls", host.failed, "PE %d: %s, %u threads", me, host.what, threads);
    CHECK(cudaFreeHost(result) == cudaSuccess);
}

static int from_gpu(const int *word)
{
    int value = -1;
    CHECK(cudaMemcpy(&value, word, sizeof value, cudaMemcpyDeviceToHost) == cudaSuccess);
    return value;
}

static void in_streams(areas *a, cudaStream_t stream)
{
    int *src = (int *)a->src, *dst = (int *)a->dst, *dst2 = (int *)a->dst2, values[N], blocks = 0;
    for (int i = 0; i < N; i++)
        values[i] = me * 20 + i + 1;
    CHECK(cudaMemcpy(src, values, sizeof values, cudaMemcpyHostToDevice) == cudaSuccess);
    CHECK(cudaMemset(dst, 0, AREA) == cudaSuccess && cudaMemset(dst2, 0, AREA) == cudaSuccess);
    CHECK(cudaMemset(a->sig, 0, 8) == cudaSuccess && cudaDeviceSynchronize() == cudaSuccess);
    nvshmem_barrier_all();
    nvshmemx_int_put_on_stream(dst, src, 4, next, stream);
    nvshmemx_put32_on_stream(dst + 4, src + 4, 2, next, stream);
    nvshmemx_int_p_on_stream(dst2, 77 + me, next, stream);
    nvshmemx_int_iput_on_stream(dst2 + 1, src, 2, 1, 2, next, stream);
    nvshmemx_int_put_signal_on_stream(dst + 6, src + 6, 2, a->sig, 1, NVSHMEM_SIGNAL_SET, next, stream);
    nvshmemx_signal_wait_until_on_stream(a->sig, NVSHMEM_CMP_EQ, 1, stream);
    nvshmemx_int_wait_until_on_stream(dst2, NVSHMEM_CMP_EQ, 77 + last, stream);
    nvshmemx_quiet_on_stream(stream);
    CHECK_INT(nvshmemx_barrier_on_stream(NVSHMEM_TEAM_WORLD, stream), 0);
    CHECK(cudaStreamSynchronize(stream) == cudaSuccess);
    for (int i = 0; i < N; i++)
        CHECK_INT(from_gpu(&dst[i]), last * 20 + i + 1);
    CHECK_INT(from_gpu(&dst2[0]), 77 + last);
    CHECK_INT(from_gpu(&dst2[3]), last * 20 + 2);
    nvshmem_barrier_all();
    short *const word = (short *)dst + 1; /* beside another that changes */
    nvshmemx_short_p_on_stream(word - 1, 5, next, stream);
    nvshmemx_short_p_on_stream(word, -3, next, stream);
    nvshmemx_short_wait_until_on_stream(word, NVSHMEM_CMP_LT, 0, stream);
    nvshmemx_ushort_wait_until_on_stream((unsigned short *)word, NVSHMEM_CMP_GE, 0xfffd, stream);
    nvshmemx_short_wait_until_all_on_stream(word - 1, 1, NULL, NVSHMEM_CMP_EQ, 5, stream);
    CHECK(cudaStreamSynchronize(stream) == cudaSuccess);
    CHECK_INT(from_gpu(dst), (int)0xfffd0005);
    nvshmem_barrier_all();
    nvshmemx_int_get_on_stream(dst, src, N, next, stream);
    nvshmemx_int_iget_on_stream(dst2, src, 1, 2, 3, next, stream);
    nvshmemx_flush_on_stream(stream);
    CHECK_INT(nvshmemx_int_g_on_stream(src + 1, next, stream), next * 20 + 2);
    CHECK_INT(from_gpu(&dst[N - 1]), next * 20 + N);
    CHECK_INT(from_gpu(&dst2[2]), next * 20 + 5);
    nvshmemx_barrier_all_on_stream(stream);
    CHECK_INT(nvshmemx_int_sum_reduce_on_stream(NVSHMEM_TEAM_WORLD, dst, src, 1, stream), 0);
    CHECK_INT(nvshmemx_int_fcollect_on_stream(NVSHMEM_TEAM_WORLD, dst2, src, 1, stream), 0);
    CHECK(cudaStreamSynchronize(stream) == cudaSuccess);
    CHECK_INT(from_gpu(dst), n + 20 * n * (n - 1) / 2);
    CHECK_INT(from_gpu(&dst2[last]), last * 20 + 1);
    CHECK_INT(nvshmemx_half_sum_reduce_on_stream(NVSHMEM_TEAM_WORLD, (half *)a->dst, (const half *)a->dst2, 0, stream),
              0);
    CHECK(cudaStreamSynchronize(stream) == cudaSuccess);
    CHECK_INT(nvshmemx_collective_launch_query_gridsize((const void *)scoped_calls, dim3(64), NULL, 0, &blocks), 0);
    CHECK(blocks >= 1);
}

int main()
{
    areas a = {};
    cudaStream_t stream;
    nvshmem_init();
    me = pe_me = nvshmem_my_pe();
    n = nvshmem_n_pes();
    next = (me + 1) % n;
    last = (me + n - 1) % n;
    CHECK(cudaStreamCreate(&stream) == cudaSuccess);
    a.src = (char *)nvshmem_malloc(AREA);
    a.dst = (char *)nvshmem_malloc(AREA);
    a.dst2 = (char *)nvshmem_malloc(AREA);
    a.sig = (uint64_t *)nvshmem_calloc(1, sizeof *a.sig);
    a.counter = (uint64_t *)nvshmem_align(256, sizeof *a.counter);
    nvshmem_barrier_all();
    run((const void *)thread_calls, 1, &a);
    run((const void *)short_waits, 1, &a);
    run((const void *)scoped_calls, 32, &a);
    run((const void *)scoped_calls, 96, &a);
    run((const void *)warpgroup_calls, 256, &a);
    run((const void *)maxloc_calls, 64, &a);
    run((const void *)counted_calls, 64, &a);
    in_streams(&a, stream);
    nvshmem_barrier_all();
    nvshmem_finalize();
    return CHECK_RESULT();
}
