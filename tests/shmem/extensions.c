/* SPDX-License-Identifier: BSD-3-Clause */
/* Other libraries' extensions (shmemx_), and deprecated atomics of types for which the specification has none.
 */
#include "shmem_test.h"
#include <mpp/shmemx.h>

static int grid[64], block[64], done[4];
static uint64_t signal_word;
static size_t count;
static int32_t small;
static uint32_t flags;
static ptrdiff_t distance;
static double real;

static void blocks(void)
{
    int to = (me + 1) % npes, from[8];
    for (int i = 0; i < 8; i++)
        block[i] = 100 * me + i;
    shmem_barrier_all();
    shmemx_int_ibput(grid, block, 4, 2, 2, 3, to); /* 3 blocks of 2: from 0, 2, 4 to 0, 4, 8 */
    shmemx_ibput(grid + 32, block, 4, 2, 2, 3, to);
    shmemx_ctx_ibput32(SHMEM_CTX_DEFAULT, grid + 16, block, 4, 2, 2, 3, to);
    shmem_barrier_all();
    int left = (me + npes - 1) % npes;
    for (int base = 0; base < 48; base += 16)
        for (int i = 0; i < 12; i++)
            CHECK_INT(grid[base + i], i % 4 < 2 ? 100 * left + i / 4 * 2 + i % 4 : 0);
    shmemx_int_ibget(from, grid, 2, 4, 2, 3, to);
    for (int i = 0; i < 6; i++)
        CHECK_INT(from[i], 100 * me + i);
    shmem_barrier_all();
}

static void atomics(void)
{
    size_t before = 99;
    shmemx_size_atomic_fetch_add_nbi(&before, &count, 2, 0);
    shmem_quiet();
    CHECK(before % 2 == 0 && before < 2 * (size_t)npes);
    shmem_barrier_all();
    shmem_size_inc(&count, 0);
    shmem_int32_add(&small, 3, 0);
    (void)shmem_uint32_finc(&flags, 0);
    (void)shmem_ptrdiff_fadd(&distance, -1, 0);
    shmem_barrier_all();
    CHECK_INT(shmem_size_fetch(&count, 0), 3 * npes);
    CHECK_INT(shmem_int32_fetch(&small, 0), 3 * npes);
    CHECK_INT(shmem_uint32_fetch(&flags, 0), npes);
    CHECK_INT(shmem_ptrdiff_fetch(&distance, 0), -npes);
    shmem_barrier_all();
    if (me == 0) {
        CHECK_INT(shmem_uint32_cswap(&flags, (uint32_t)npes, 7, 0), npes);
        CHECK_INT(shmem_uint32_swap(&flags, 8, 0), 7);
        shmem_double_set(&real, 1.5, npes - 1);
    }
    shmem_barrier_all();
    CHECK(shmem_double_fetch(&real, npes - 1) == 1.5);
}

static void waits(void)
{
    int value = 5;
    shmemx_int_put_signal(done, &value, 1, &signal_word, 1, SHMEM_SIGNAL_SET, (me + 1) % npes);
    shmem_signal_wait_until(&signal_word, SHMEM_CMP_EQ, 1);
    shmemx_int_wait_until_all(done, 1, NULL, SHMEM_CMP_EQ, 5);
    CHECK_INT(shmemx_int_wait_until_any(done, 1, NULL, SHMEM_CMP_EQ, 5), 0);
    CHECK_INT(shmemx_int_test_all(done, 1, NULL, SHMEM_CMP_EQ, 6), 0);
}

int main(void)
{
    begin();
    double start = shmemx_wtime();
    CHECK(start > 0 && shmemx_nodename()[0] != 0);
    blocks();
    atomics();
    waits();
    CHECK(shmemx_wtime() >= start && shmemx_wtime() < start + 100);
    shmem_finalize();
    return 0;
}
