/* SPDX-License-Identifier: BSD-3-Clause */
/* Exercise 4.  Heat in a bar.  Each PE has CELLS cells and two halo cells, one at either end.  In every step each cell
 * moves towards the mean of its neighbours.  For that the first and the last cell need a cell of the PEs beside.
 *
 * Lesson: 04_stencil.c.  You need two waits, a fence and two puts with signal.  There are two copies of the bar, for
 * even and for odd steps, as in the lesson. */
#include "../exercise.h"

enum { CELLS = 8, STEPS = 40 };

static double relaxed(double left, double cell, double right)
{
    return cell + 0.25 * (left - 2 * cell + right);
}

static int pe_main(int argc, char **argv)
{
    (void)argc;
    (void)argv;
    PE_TRY(ferry_init());
    int me = ferry_my_pe(), n = ferry_n_pes();
    /* Cells 1 to CELLS are mine; 0 and CELLS + 1 are the halo, which the neighbours write. */
    double(*bar)[CELLS + 2] = pe_alloc(2, sizeof *bar);
    uint64_t *from_left = pe_alloc(1, sizeof *from_left), *from_right = pe_alloc(1, sizeof *from_right);
    if (me == 0)
        bar[0][0] = bar[1][0] = 100.0; /* the hot end; the cold end stays 0 */
    PE_TRY(ferry_barrier_all());

    for (int s = 0; s < STEPS; s++) {
        double *now = bar[s % 2], *next = bar[(s + 1) % 2];
        uint64_t step = (uint64_t)s;
        (void)step;
        if (me == s % n)
            exercise_nap(1); /* a PE that is late */
        /* TODO: before step s > 0: wait for the halo cells of step s, from PE me - 1 and from PE me + 1, where there
         * are such PEs. */
        if (me > 0)
            PE_TRY(ferry_uint64_wait_until(from_left, FERRY_CMP_GE, step));
        if (me < n - 1)
            PE_TRY(ferry_uint64_wait_until(from_right, FERRY_CMP_GE, step));
        /* END OF TODO */
        for (int c = 1; c <= CELLS; c++)
            next[c] = relaxed(now[c - 1], now[c], now[c + 1]);
        /* TODO: send next[1] to PE me - 1, where it is the right halo, and next[CELLS] to PE me + 1, where it is the
         * left one; the signal is the step, s + 1, that they belong to.  A fence before keeps those of the last step in
         * front of them. */
        PE_TRY(ferry_fence());
        if (me > 0)
            PE_TRY(
                ferry_double_put_signal(&next[CELLS + 1], &next[1], 1, from_right, step + 1, FERRY_SIGNAL_SET, me - 1));
        if (me < n - 1)
            PE_TRY(ferry_double_put_signal(&next[0], &next[CELLS], 1, from_left, step + 1, FERRY_SIGNAL_SET, me + 1));
        /* END OF TODO */
    }

    /* The whole bar on one PE. */
    const size_t cells = (size_t)n * CELLS + 2;
    double *whole = calloc(2 * cells, sizeof *whole);
    if (whole == NULL)
        return 1;
    whole[0] = whole[cells] = 100.0;
    for (int s = 0; s < STEPS; s++)
        for (size_t c = 1; c < cells - 1; c++) {
            const double *now = whole + (size_t)(s % 2) * cells;
            whole[(size_t)((s + 1) % 2) * cells + c] = relaxed(now[c - 1], now[c], now[c + 1]);
        }
    for (int c = 1; c <= CELLS; c++) {
        double want = whole[(size_t)(STEPS % 2) * cells + (size_t)(me * CELLS + c)], is = bar[STEPS % 2][c];
        EXPECT(is == want,
               "cell %d of PE %d is %.9f and should be %.9f: did the halo of every step come before its use?", c, me,
               is, want);
    }
    printf("PE %d: cell 1 is %.6f\n", me, bar[STEPS % 2][1]);
    EXPECT(n > 1, "a bar of one PE has no halo: ferry-run -n 4");
    free(whole);
    return exercise_end();
}
