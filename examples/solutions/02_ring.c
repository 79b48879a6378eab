/* SPDX-License-Identifier: BSD-3-Clause */
/* Exercise 2.  A sum around the ring, the other way round.  Each PE has a number.  In each of n - 1 steps every PE
 * passes the number that it got last to its LEFT neighbour, and adds what came from the right.  In the end all have the
 * sum.
 *
 * Lesson: 02_ring.c.  You need one put and two barriers in each step.  One PE is slow on purpose: a barrier that is
 * missing shows. */
#include "../exercise.h"

static int pe_main(int argc, char **argv)
{
    (void)argc;
    (void)argv;
    PE_TRY(ferry_init());
    int me = ferry_my_pe(), n = ferry_n_pes();
    int left = (me + n - 1) % n;
    long *inbox = pe_alloc(1, sizeof *inbox);
    long number = 10 + me, sum = number, want = 0;
    for (int pe = 0; pe < n; pe++)
        want += 10 + pe;

    for (int step = 1; step < n; step++) {
        if (me == step % n)
            exercise_nap(10);
        /* TODO: put `number` into the left neighbour's inbox; when all have arrived, copy mine to `number`; and let
         * nobody write into an inbox that was not read. */
        PE_TRY(ferry_long_p(inbox, number, left));
        PE_TRY(ferry_barrier_all()); /* all numbers have arrived */
        number = *inbox;
        PE_TRY(ferry_barrier_all()); /* all inboxes have been read */
        /* END OF TODO */
        sum += number;
    }
    printf("PE %d: the sum is %ld\n", me, sum);
    EXPECT(n > 1, "a ring needs more than one PE: ferry-run -n 4");
    EXPECT(sum == want, "my sum is %ld and should be %ld: what is in `number` after each step, and is it there yet?",
           sum, want);
    return exercise_end();
}
