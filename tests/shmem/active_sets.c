/* SPDX-License-Identifier: BSD-3-Clause */
/* Collectives of active sets as most existing programs call them: all PEs, the even ones, all but the first, one alone;
 * with data in globals and with pSync arrays as textbooks show. */
#include "shmem_test.h"
#include <complex.h>

enum { N = 40, MOST = 16 };
static long sync_words[SHMEM_SYNC_SIZE], barrier_words[SHMEM_BARRIER_SYNC_SIZE], bcast_words[SHMEM_BCAST_SYNC_SIZE],
    reduce_words[SHMEM_REDUCE_SYNC_SIZE], collect_words[_SHMEM_COLLECT_SYNC_SIZE],
    alltoall_words[_SHMEM_ALLTOALL_SYNC_SIZE];
static long step;
static int32_t source32[MOST * N], dest32[MOST * N];
static int64_t source64[MOST * N], dest64[MOST * N];

/* This PE's place in the set, or -1. */
static int place_in(int start, int log_stride, int size)
{
    int off = me - start;
    return off >= 0 && off % (1 << log_stride) == 0 && off >> log_stride < size ? off >> log_stride : -1;
}

#define MOVES(BITS)                                                                                                    \
    static void moves##BITS(int start, int log_stride, int size, int my)                                               \
    {                                                                                                                  \
        for (int root = 0; root < size; root++) {                                                                      \
            for (int i = 0; i < N; i++) {                                                                              \
                source##BITS[i] = me * 100 + i + root;                                                                 \
                dest##BITS[i] = -1;                                                                                    \
            }                                                                                                          \
            shmem_barrier(start, log_stride, size, barrier_words);                                                     \
            shmem_broadcast##BITS(dest##BITS, source##BITS, N, root, start, log_stride, size, bcast_words);            \
            for (int i = 0; i < N; i++)                                                                                \
                CHECK_INT(dest##BITS[i], my == root ? -1 : (start + (root << log_stride)) * 100 + i + root);           \
            shmem_sync(start, log_stride, size, sync_words);                                                           \
        }                                                                                                              \
        shmem_fcollect##BITS(dest##BITS, source##BITS, 5, start, log_stride, size, collect_words);                     \
        for (int p = 0; p < size; p++)                                                                                 \
            for (int i = 0; i < 5; i++)                                                                                \
                CHECK_INT(dest##BITS[p * 5 + i], (start + (p << log_stride)) * 100 + i + size - 1);                    \
        shmem_barrier(start, log_stride, size, barrier_words);                                                         \
        shmem_collect##BITS(dest##BITS, source##BITS, (size_t)my + 1, start, log_stride, size, collect_words);         \
        for (int p = 0, at = 0; p < size; at += ++p)                                                                   \
            for (int i = 0; i <= p; i++)                                                                               \
                CHECK_INT(dest##BITS[at + i], (start + (p << log_stride)) * 100 + i + size - 1);                       \
        shmem_barrier(start, log_stride, size, barrier_words);                                                         \
        for (int p = 0; p < size; p++)                                                                                 \
            for (int i = 0; i < 3; i++)                                                                                \
                source##BITS[p * 3 + i] = my * 1000 + p * 10 + i;                                                      \
        shmem_alltoall##BITS(dest##BITS, source##BITS, 3, start, log_stride, size, alltoall_words);                    \
        for (int p = 0; p < size; p++)                                                                                 \
            for (int i = 0; i < 3; i++)                                                                                \
                CHECK_INT(dest##BITS[p * 3 + i], p * 1000 + my * 10 + i);                                              \
        shmem_barrier(start, log_stride, size, barrier_words);                                                         \
        for (int p = 0; p < size; p++)                                                                                 \
            for (int i = 0; i < 2; i++)                                                                                \
                source##BITS[(p * 2 + i) * 3] = my * 1000 + p * 10 + i;                                                \
        shmem_alltoalls##BITS(dest##BITS, source##BITS, 2, 3, 2, start, log_stride, size, alltoall_words);             \
        for (int p = 0; p < size; p++)                                                                                 \
            for (int i = 0; i < 2; i++)                                                                                \
                CHECK_INT(dest##BITS[(p * 2 + i) * 2], p * 1000 + my * 10 + i);                                        \
        shmem_barrier(start, log_stride, size, barrier_words);                                                         \
    }
MOVES(32)
MOVES(64)

/* Each PE brings place + 1 in every element but one. */
#define REDUCES(NAME, TYPE)                                                                                            \
    static TYPE NAME##_source[N], NAME##_dest[N],                                                                      \
        NAME##_work[N / 2 + 1 > SHMEM_REDUCE_MIN_WRKDATA_SIZE ? N / 2 + 1 : SHMEM_REDUCE_MIN_WRKDATA_SIZE];            \
    static void NAME##_fill(int my, int start, int log_stride, int size)                                               \
    {                                                                                                                  \
        shmem_barrier(start, log_stride, size, barrier_words);                                                         \
        for (int i = 0; i < N; i++) {                                                                                  \
            NAME##_source[i] = (TYPE)(i == 7 ? size - my : my + 1);                                                    \
            NAME##_dest[i] = (TYPE)-1;                                                                                 \
        }                                                                                                              \
        shmem_barrier(start, log_stride, size, barrier_words);                                                         \
    }
#define REDUCE(NAME, OP, WANT)                                                                                         \
    do {                                                                                                               \
        pe_doing_now(#NAME "_" #OP "_to_all");                                                                         \
        NAME##_fill(my, start, log_stride, size);                                                                      \
        shmem_##NAME##_##OP##_to_all(NAME##_dest, NAME##_source, N, start, log_stride, size, NAME##_work,              \
                                     reduce_words);                                                                    \
        for (int i = 0; i < N; i++)                                                                                    \
            CHECK_INT(NAME##_dest[i], WANT);                                                                           \
    } while (0)
#define MATH(NAME, TYPE)                                                                                               \
    REDUCES(NAME, TYPE)                                                                                                \
    static void NAME##_math(int my, int start, int log_stride, int size)                                               \
    {                                                                                                                  \
        long product = 1;                                                                                              \
        for (int p = 2; p <= size; p++)                                                                                \
            product *= p;                                                                                              \
        REDUCE(NAME, sum, size *(size + 1) / 2);                                                                       \
        if (size < 8)                                                                                                  \
            REDUCE(NAME, prod, product);                                                                               \
        REDUCE(NAME, max, size);                                                                                       \
        REDUCE(NAME, min, 1);                                                                                          \
    }
FERRY_OLD_MATH_TYPES(MATH)
#define BITS(NAME, TYPE)                                                                                               \
    static void NAME##_bits(int my, int start, int log_stride, int size)                                               \
    {                                                                                                                  \
        long all = -1, any = 0, odd = 0;                                                                               \
        for (int p = 1; p <= size; p++) {                                                                              \
            all &= p;                                                                                                  \
            any |= p;                                                                                                  \
            odd ^= p;                                                                                                  \
        }                                                                                                              \
        REDUCE(NAME, and, all);                                                                                        \
        REDUCE(NAME, or, any);                                                                                         \
        REDUCE(NAME, xor, odd);                                                                                        \
    }
FERRY_OLD_BITS_TYPES(BITS)

static double _Complex z_source[2], z_dest[2], z_work[SHMEM_REDUCE_MIN_WRKDATA_SIZE];
static float _Complex c_source[2], c_dest[2], c_work[SHMEM_REDUCE_MIN_WRKDATA_SIZE];
static void complex_numbers(int start, int log_stride, int size)
{
    static const float re[] = { 1, 0, -1, 0 }, im[] = { 0, 1, 0, -1 };
    pe_doing_now("complex reductions");
    z_source[0] = z_source[1] = 1 + 2 * _Complex_I;
    c_source[0] = c_source[1] = _Complex_I;
    shmem_barrier(start, log_stride, size, barrier_words);
    shmem_complexd_sum_to_all(z_dest, z_source, 2, start, log_stride, size, z_work, reduce_words);
    CHECK(creal(z_dest[1]) == size && cimag(z_dest[1]) == 2 * size);
    shmem_complexf_prod_to_all(c_dest, c_source, 2, start, log_stride, size, c_work, reduce_words);
    CHECK(crealf(c_dest[0]) == re[size % 4] && cimagf(c_dest[0]) == im[size % 4]);
    shmem_barrier(start, log_stride, size, barrier_words);
}

/* No PE leaves a barrier before all have come, and earlier puts have arrived. */
static void barriers(int start, int log_stride, int size, int my)
{
    for (int r = 0; r < 20; r++) {
        pe_doing_now("barrier");
        shmem_long_p(&step, r + 1, start + ((my + 1) % size << log_stride));
        shmem_barrier(start, log_stride, size, barrier_words);
        CHECK_INT(step, r + 1);
        shmem_sync(start, log_stride, size, sync_words);
    }
    step = 0;
    shmem_barrier(start, log_stride, size, barrier_words);
}

static void all_of(int start, int log_stride, int size)
{
    int my = place_in(start, log_stride, size);
    shmem_barrier_all();
    if (my < 0)
        return;
    barriers(start, log_stride, size, my);
    complex_numbers(start, log_stride, size);
    pe_doing_now("moves of 32 bits");
    moves32(start, log_stride, size, my);
    pe_doing_now("moves of 64 bits");
    moves64(start, log_stride, size, my);
#define RUN_MATH(NAME, TYPE) NAME##_math(my, start, log_stride, size);
    FERRY_OLD_MATH_TYPES(RUN_MATH)
#define RUN_BITS(NAME, TYPE) NAME##_bits(my, start, log_stride, size);
    FERRY_OLD_BITS_TYPES(RUN_BITS)
}

int main(void)
{
    start_pes(0);
    me = _my_pe();
    npes = _num_pes();
    if (npes > MOST)
        return 77;
    for (int i = 0; i < SHMEM_REDUCE_SYNC_SIZE; i++)
        reduce_words[i] = SHMEM_SYNC_VALUE;
    shmem_barrier_all();
    all_of(0, 0, npes);
    all_of(0, 1, (npes + 1) / 2);
    if (npes > 1)
        all_of(1, 0, npes - 1);
    all_of(npes - 1, 3, 1);
    shmem_barrier_all();
    all_of(0, 0, npes);
    return 0; /* and the end by itself */
}
