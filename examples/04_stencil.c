/* SPDX-License-Identifier: BSD-3-Clause */
/* 4. A stencil with halo exchange, the bread and butter of parallel computing.
 *
 * A metal plate, hot at its upper edge: in each step every point takes the mean of its four neighbours.  Each PE owns a
 * band of ROWS rows.  For its first and last row it needs one row of each neighbour: the halo.  Instead of asking for
 * it, each PE puts its edge rows into its neighbours' halos as soon as they are computed, with a signal that says of
 * which step they are.
 *
 * There are two copies of the band, and step s is computed from copy s % 2 into the other one.  That is enough, and no
 * "empty" signal is needed: a neighbour sends me its row of step s + 1 only after it got mine of step s, and I sent
 * that after I had read its row of step s - 1, which lay where the new one will lie. */
#include "pe_main.h"
#include <inttypes.h>

enum { ROWS = 16, COLS = 64, STEPS = 300 };

/* One row of means.  The parallel and the serial run use this same function, so their results are equal to the bit. */
static void relax_row(const double *above, const double *row, const double *below, double *next)
{
    next[0] = row[0]; /* the left and right edges keep their temperature */
    next[COLS - 1] = row[COLS - 1];
    for (int c = 1; c < COLS - 1; c++)
        next[c] = 0.25 * (above[c] + below[c] + row[c - 1] + row[c + 1]);
}

/* The same plate on one PE, for comparison; returns row `first` and those after it. */
static double *serial_run(int n_rows, int first)
{
    size_t count = (size_t)(n_rows + 2) * COLS;
    double *copy[2] = { calloc(count, sizeof(double)), calloc(count, sizeof(double)) };
    if (copy[0] == NULL || copy[1] == NULL)
        exit(1);
    for (int c = 0; c < COLS; c++)
        copy[0][c] = copy[1][c] = 100.0;
    for (int s = 0; s < STEPS; s++)
        for (int r = 1; r <= n_rows; r++) {
            const double *row = copy[s % 2] + r * COLS;
            relax_row(row - COLS, row, row + COLS, copy[(s + 1) % 2] + r * COLS);
        }
    free(copy[(STEPS + 1) % 2]);
    memmove(copy[STEPS % 2], copy[STEPS % 2] + (size_t)first * COLS, ROWS * COLS * sizeof(double));
    return copy[STEPS % 2];
}

static int pe_main(int argc, char **argv)
{
    (void)argc;
    (void)argv;
    PE_TRY(ferry_init());
    int me = ferry_my_pe(), n = ferry_n_pes();

    /* Rows 1 .. ROWS are mine; rows 0 and ROWS + 1 are the halos, which the neighbours write. */
    double(*band)[ROWS + 2][COLS] = pe_alloc(2, sizeof *band);
    uint64_t *from_above = pe_alloc(1, sizeof *from_above), *from_below = pe_alloc(1, sizeof *from_below);
    for (int c = 0; c < COLS && me == 0; c++)
        band[0][0][c] = band[1][0][c] = 100.0; /* the hot edge */
    PE_TRY(ferry_barrier_all());

    for (int s = 0; s < STEPS; s++) {
        double(*now)[COLS] = band[s % 2], (*next)[COLS] = band[(s + 1) % 2];
        uint64_t step = (uint64_t)s;
        if (me > 0)
            PE_TRY(ferry_uint64_wait_until(from_above, FERRY_CMP_GE, step));
        if (me < n - 1)
            PE_TRY(ferry_uint64_wait_until(from_below, FERRY_CMP_GE, step));
        for (int r = 1; r <= ROWS; r++)
            relax_row(now[r - 1], now[r], now[r + 1], next[r]);
        /* The rows of the last step may still be on their way.  The fence keeps them, and their signals, before those
         * of this step: a put may overtake an earlier one (FERRY_TEST=chaos=1 makes it).  Lesson 8 has more of that. */
        PE_TRY(ferry_fence());
        /* My first row is the lower halo of the PE above, my last row the upper halo of the PE below. */
        if (me > 0)
            PE_TRY(
                ferry_double_put_signal(next[ROWS + 1], next[1], COLS, from_below, step + 1, FERRY_SIGNAL_SET, me - 1));
        if (me < n - 1)
            PE_TRY(ferry_double_put_signal(next[0], next[ROWS], COLS, from_above, step + 1, FERRY_SIGNAL_SET, me + 1));
    }

    double *right = serial_run(n * ROWS, me * ROWS + 1);
    int wrong = memcmp(band[STEPS % 2][1], right, ROWS * COLS * sizeof(double)) != 0;
    printf("PE %d: rows %d to %d after %d steps, %6.2f degrees in the middle%s\n", me, me * ROWS, me * ROWS + ROWS - 1,
           STEPS, band[STEPS % 2][ROWS / 2][COLS / 2], wrong ? "  WRONG" : ", equal to the serial run");
    free(right);

    PE_TRY(ferry_barrier_all());
    PE_TRY(ferry_finalize()); /* frees the symmetric heap, too */
    return wrong;
}
