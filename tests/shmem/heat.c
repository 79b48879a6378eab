/* SPDX-License-Identifier: BSD-3-Clause */
/* A heat stencil over rows: halos by put, steps kept apart by counters, the end by a reduction.  The same numbers as
 * one PE computes alone. */
#include "shmem_test.h"

enum { ROWS = 24, COLUMNS = 40, STEPS = 60 };
static double grid[2][ROWS + 2][COLUMNS], whole[2][ROWS * 16 + 2][COLUMNS];
static long from_above, from_below;
static double local_sum, total;
static double work[SHMEM_REDUCE_MIN_WRKDATA_SIZE];
static long sync_words[SHMEM_REDUCE_SYNC_SIZE];

static void step(double from[][COLUMNS], double to[][COLUMNS], int rows)
{
    for (int r = 1; r <= rows; r++)
        for (int c = 1; c < COLUMNS - 1; c++)
            to[r][c] =
                from[r][c] + 0.2 * (from[r - 1][c] + from[r + 1][c] + from[r][c - 1] + from[r][c + 1] - 4 * from[r][c]);
}

static double start_value(int row, int column)
{
    return (row * 31 + column * 17) % 100;
}

int main(void)
{
    begin();
    if (npes > 16)
        return 77;
    for (int r = 0; r < ROWS * npes + 2; r++)
        for (int c = 0; c < COLUMNS; c++)
            whole[0][r][c] = whole[1][r][c] = start_value(r, c);
    for (int r = 0; r < ROWS + 2; r++)
        for (int c = 0; c < COLUMNS; c++)
            grid[0][r][c] = grid[1][r][c] = start_value(r + me * ROWS, c);
    shmem_barrier_all();
    for (int s = 0; s < STEPS; s++) {
        int now = s % 2, next = 1 - now;
        step(grid[now], grid[next], ROWS);
        if (me > 0) {
            shmem_double_put(grid[next][ROWS + 1], grid[next][1], COLUMNS, me - 1);
            shmem_fence();
            shmem_long_atomic_set(&from_below, s + 1, me - 1);
        }
        if (me + 1 < npes) {
            shmem_double_put_nbi(grid[next][0], grid[next][ROWS], COLUMNS, me + 1);
            shmem_fence();
            shmem_long_atomic_set(&from_above, s + 1, me + 1);
        }
        if (me > 0)
            shmem_long_wait_until(&from_above, SHMEM_CMP_GE, s + 1);
        if (me + 1 < npes)
            shmem_long_wait_until(&from_below, SHMEM_CMP_GE, s + 1);
        shmem_quiet();
        step(whole[now], whole[next], ROWS * npes);
    }
    for (int r = 1; r <= ROWS; r++)
        for (int c = 0; c < COLUMNS; c++) {
            if (grid[0][r][c] != whole[0][r + me * ROWS][c])
                check_fail(__FILE__, __LINE__, "row %d, column %d", r, c);
            local_sum += grid[0][r][c];
        }
    double want = 0;
    for (int p = 0; p < npes; p++) {
        double part = 0;
        for (int r = 1; r <= ROWS; r++)
            for (int c = 0; c < COLUMNS; c++)
                part += whole[0][r + p * ROWS][c];
        want += part;
    }
    shmem_double_sum_to_all(&total, &local_sum, 1, 0, 0, npes, work, sync_words);
    CHECK(total > want * (1 - 1e-12) && total < want * (1 + 1e-12));
    shmem_finalize();
    return 0;
}
