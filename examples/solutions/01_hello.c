/* SPDX-License-Identifier: BSD-3-Clause */
/* Exercise 1.  PE 0 keeps a list.  Every PE writes the square of its number into its own place of that list: PE 3
 * writes 9 into squares[3] on PE 0.  The lists of the other PEs stay as they are.
 *
 * Lesson: 01_hello.c.  You need one call. */
#include "../exercise.h"

static int pe_main(int argc, char **argv)
{
    (void)argc;
    (void)argv;
    PE_TRY(ferry_init());
    int me = ferry_my_pe(), n = ferry_n_pes();
    int *squares = pe_alloc((size_t)n, sizeof *squares);
    for (int pe = 0; pe < n; pe++)
        squares[pe] = -1;
    PE_TRY(ferry_barrier_all()); /* all lists are ready */

    /* TODO: write me * me into element me of the list on PE 0. */
    PE_TRY(ferry_int_p(&squares[me], me * me, 0));
    /* END OF TODO */

    PE_TRY(ferry_barrier_all());
    if (me == 0)
        printf("PE 0's last number is %d\n", squares[n - 1]);
    for (int pe = 0; pe < n; pe++)
        if (me == 0)
            EXPECT(squares[pe] == pe * pe,
                   "PE 0's list has %d in place %d and should have %d: does PE %d put it there?", squares[pe], pe,
                   pe * pe, pe);
        else
            EXPECT(squares[pe] == -1,
                   "place %d of my list was written, but the list is PE 0's: which PE is the target?", pe);
    return exercise_end();
}
