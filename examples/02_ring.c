/* SPDX-License-Identifier: BSD-3-Clause */
/* 2. A ring.  Each PE passes a list of numbers to its right neighbour, n times, so that every list visits every PE and
 * comes home with a note from each.
 *
 * New here: put of a whole array, and the two dangers of one-sided programs.  The receiver must not read before the
 * data is there, and the sender must not overwrite what the receiver is still reading.  A barrier ends both: nobody
 * returns from it before all have called it and all puts made before it have arrived.  (The next example does with
 * less.) */
#include "pe_main.h"

static int pe_main(int argc, char **argv)
{
    (void)argc;
    (void)argv;
    PE_TRY(ferry_init());
    int me = ferry_my_pe(), n = ferry_n_pes();
    int right = (me + 1) % n;

    /* Two lists: `inbox` is written by the left neighbour, `mine` only by me.  A put reads any memory, but it can only
     * write symmetric memory; so inbox must come from the symmetric heap and mine need not. */
    int *inbox = pe_alloc((size_t)n, sizeof *inbox);
    int *mine = calloc((size_t)n, sizeof *mine);
    if (mine == NULL)
        return 1;

    for (int step = 0; step < n; step++) {
        mine[step] = me; /* my note: I was the step-th to hold this list */

        /* My list goes into the inbox of the PE on the right.  On return `mine` may be changed again. */
        PE_TRY(ferry_int_put(inbox, mine, (size_t)n, right));
        PE_TRY(ferry_barrier_all()); /* all lists have arrived */

        memcpy(mine, inbox, (size_t)n * sizeof *mine);
        PE_TRY(ferry_barrier_all()); /* all inboxes have been read: they may be written again */
    }

    /* After n steps it is the list that I began, home again.  I held it first, then the PEs to my right in order. */
    int wrong = 0;
    printf("PE %d: my list went", me);
    for (int step = 0; step < n; step++) {
        printf(" %d", mine[step]);
        wrong += mine[step] != (me + step) % n;
    }
    printf("%s\n", wrong != 0 ? "  WRONG" : " and came home");

    free(mine);
    PE_TRY(ferry_free(inbox));
    PE_TRY(ferry_finalize());
    return wrong != 0;
}
