/* SPDX-License-Identifier: BSD-3-Clause */
/* 9. Teams and collectives.
 *
 * A collective is a call that all PEs of a team make together.  It moves data and synchronises what it must: on return
 * dest may be read and source reused.  The world is one team; others are made of it.
 *
 *     barrier       nobody returns before all have called, and all puts have arrived
 *     broadcast     one PE's data to all
 *     fcollect      everybody's data to all, in the order of PEs
 *     alltoall      piece j of PE i becomes piece i of PE j
 *     reduce        element by element, a sum (or max, min, prod, and, or, xor) over all PEs, to all
 *
 * Here the PEs stand in a grid.  Each is in two teams, its row and its column, and a matrix that is spread over the
 * grid is multiplied by a vector: the usual way to do that, with two collectives.
 *
 *     y = A x:  PE (r, c) has the block A[r][c].  Piece c of x lies on the first PE of column c, which broadcasts it to
 *     its column.  Each PE multiplies; the sums over a row are the row's piece of y. */
#include "pe_main.h"

enum { BLOCK = 8 };

static long a(int row, int column)
{
    return row * 3 % 7 + column % 5;
}

static long x(int column)
{
    return column % 11 - 4;
}

/* How many columns the grid has: the largest divisor of n that is at most its root. */
static int columns_of(int n)
{
    int columns = 1;
    for (int c = 1; c * c <= n; c++)
        if (n % c == 0)
            columns = c;
    return columns;
}

static int pe_main(int argc, char **argv)
{
    (void)argc;
    (void)argv;
    PE_TRY(ferry_init());
    int me = ferry_my_pe(), n = ferry_n_pes(), columns = columns_of(n), wrong = 0;

    /* Two teams at once: `row` has the PEs of my row, `column` those of my column.  The number of a PE in a team is its
     * place there.  Every PE of the parent makes this call. */
    ferry_team_t row, column;
    PE_TRY(ferry_team_split_2d(FERRY_TEAM_WORLD, columns, NULL, 0, &row, NULL, 0, &column));
    int c = ferry_team_my_pe(row), r = ferry_team_my_pe(column);

    long *piece = pe_alloc(BLOCK, sizeof *piece), *mine = pe_alloc(BLOCK, sizeof *mine);
    long *partial = pe_alloc(BLOCK, sizeof *partial), *y = pe_alloc(BLOCK, sizeof *y);
    long *all = pe_alloc((size_t)n * BLOCK, sizeof *all);
    for (int i = 0; i < BLOCK && r == 0; i++)
        piece[i] = x(c * BLOCK + i); /* only the first PE of each column has its piece of x */

    /* The root is a number in the team: PE 0 of my column.  Different columns do this at the same time. */
    PE_TRY(ferry_long_broadcast(column, mine, piece, BLOCK, 0));
    for (int i = 0; i < BLOCK; i++) {
        partial[i] = 0;
        for (int j = 0; j < BLOCK; j++)
            partial[i] += a(r * BLOCK + i, c * BLOCK + j) * mine[j];
    }
    PE_TRY(ferry_long_sum_reduce(row, y, partial, BLOCK)); /* all PEs of my row have row r's piece of y */

    /* Everybody gets the whole y: the PEs of a column have its pieces, in order. */
    PE_TRY(ferry_long_fcollect(column, all, y, BLOCK));
    for (int i = 0; i < n / columns * BLOCK; i++) {
        long want = 0;
        for (int j = 0; j < columns * BLOCK; j++)
            want += a(i, j) * x(j);
        wrong += all[i] != want;
    }
    printf("PE %d is at row %d, column %d of a grid of %d x %d; y[0] is %ld%s\n", me, r, c, n / columns, columns,
           all[0], wrong != 0 ? "  WRONG" : ", and all of y is right");

    PE_TRY(ferry_team_destroy(column));
    PE_TRY(ferry_team_destroy(row));
    PE_TRY(ferry_barrier_all());
    PE_TRY(ferry_finalize());
    return wrong != 0;
}
