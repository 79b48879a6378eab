/* SPDX-License-Identifier: BSD-3-Clause */
/* A matrix in stripes of columns, transposed three ways: blocks by strided get, by strided put with a signal, and by
 * alltoall. */
#include "shmem_test.h"

enum { BLOCK = 16 };
static uint64_t arrived;

static long value(int row, int column)
{
    return (long)row * 10000 + column;
}

/* stripe[r * BLOCK + c] is the element at row r, column me * BLOCK + c of a matrix of npes * BLOCK rows. */
static void check(const char *what, const long *stripe)
{
    pe_doing_now("%s", what);
    for (int r = 0; r < npes * BLOCK; r++)
        for (int c = 0; c < BLOCK; c++)
            CHECK_INT(stripe[r * BLOCK + c], value(me * BLOCK + c, r));
}

int main(void)
{
    begin();
    size_t words = (size_t)npes * BLOCK * BLOCK;
    long *a = (long *)alloc(words * sizeof *a), *b = (long *)alloc(words * sizeof *b),
         *c = (long *)alloc(words * sizeof *c);
    long block[BLOCK * BLOCK];
    for (int r = 0; r < npes * BLOCK; r++)
        for (int k = 0; k < BLOCK; k++)
            a[r * BLOCK + k] = value(r, me * BLOCK + k);
    shmem_barrier_all();

    for (int p = 0; p < npes; p++) { /* column k of p's block becomes row k here */
        for (int k = 0; k < BLOCK; k++)
            shmem_long_iget(&b[(p * BLOCK + k) * BLOCK], &a[me * BLOCK * BLOCK + k], 1, BLOCK, BLOCK, p);
    }
    check("iget", b);
    shmem_barrier_all();

    memset(b, 0, words * sizeof *b);
    shmem_barrier_all();
    for (int p = 0; p < npes; p++) {
        for (int k = 0; k < BLOCK; k++)
            shmem_iput(&b[me * BLOCK * BLOCK + k], &a[(p * BLOCK + k) * BLOCK], BLOCK, 1, BLOCK, p);
        shmem_fence();
        shmem_signal_add(&arrived, 1, p);
    }
    shmem_signal_wait_until(&arrived, SHMEM_CMP_EQ, (uint64_t)npes);
    check("iput", b);
    shmem_barrier_all();

    for (int p = 0; p < npes; p++) {
        for (int i = 0; i < BLOCK; i++)
            for (int k = 0; k < BLOCK; k++)
                block[k * BLOCK + i] = a[(p * BLOCK + i) * BLOCK + k];
        memcpy(&c[p * BLOCK * BLOCK], block, sizeof block);
    }
    shmem_barrier_all();
    CHECK_INT(shmem_long_alltoall(SHMEM_TEAM_WORLD, b, c, BLOCK * BLOCK), 0);
    check("alltoall", b);
    shmem_barrier_all();
    shmem_free(c);
    shmem_free(b);
    shmem_free(a);
    shmem_finalize();
    return 0;
}
