/* SPDX-License-Identifier: BSD-3-Clause */
/* Exercise 8.  Which call is missing?  In each round a PE puts four things into its right neighbour's box, one by one,
 * and then a word that says "all there".  The neighbour waits for the word and reads the box.  Sometimes it reads what
 * is not there yet.
 *
 * Lesson: 08_order.c.  You need one call, and it is not a barrier.  The job runs with FERRY_TEST=chaos=8, under which
 * puts are delayed and reordered as far as the rules allow; on your machine without it the bug would hide. */
#define EXERCISE_TEST "chaos=8"
#include "../exercise.h"

enum { THINGS = 4, ROUNDS = 60 };

static int pe_main(int argc, char **argv)
{
    (void)argc;
    (void)argv;
    PE_TRY(ferry_init());
    int me = ferry_my_pe(), n = ferry_n_pes(), late = 0;
    int right = (me + 1) % n, left = (me + n - 1) % n;
    long *box = pe_alloc(THINGS, sizeof *box);
    uint64_t *all_there = pe_alloc(1, sizeof *all_there);

    for (int round = 1; round <= ROUNDS; round++) {
        for (int t = 0; t < THINGS; t++)
            PE_TRY(ferry_long_p(&box[t], 1000L * me + 10 * round + t, right));
        /* TODO: order the things before the word. */
        /* END OF TODO */
        PE_TRY(ferry_signal_op(all_there, (uint64_t)round, FERRY_SIGNAL_SET, right));

        PE_TRY(ferry_uint64_wait_until(all_there, FERRY_CMP_GE, (uint64_t)round));
        for (int t = 0; t < THINGS; t++)
            late += box[t] != 1000L * left + 10 * round + t;
        PE_TRY(ferry_barrier_all()); /* all boxes have been read */
    }
    printf("PE %d: %d of %d things were late\n", me, late, THINGS * ROUNDS);
    EXPECT(late == 0,
           "%d of %d things were not there when the word was: what may overtake what, between which two calls?", late,
           THINGS * ROUNDS);
    return exercise_end();
}
