/* SPDX-License-Identifier: BSD-3-Clause */
/* Exercise 5.  Roll call.  Every PE reports to PE 0 by a word, but one is ill and does not.  PE 0 waits for each PE's
 * word for 100 ms at most, counts those that are missing, and goes on.
 *
 * Lesson: 05_timeout.c.  You need a wait with a budget, and what it returns.  A timeout is no error of the program
 * here, so PE_TRY is the wrong thing around it. */
#define PE_ANY_SPACE
#include "../exercise.h"

enum { BUDGET_MS = 100 };

static int pe_main(int argc, char **argv)
{
    (void)argc;
    (void)argv;
    PE_TRY(ferry_init());
    int me = ferry_my_pe(), n = ferry_n_pes(), ill = n - 1;
    uint64_t *here = pe_alloc((size_t)n, sizeof *here); /* on PE 0, a word for each PE */
    if (me != ill) {
        exercise_nap(10); /* nobody is there at once */
        PE_TRY(ferry_signal_op(&here[me], 1, FERRY_SIGNAL_SET, 0));
    }

    if (me == 0) {
        int missing = 0, who = -1;
        struct timespec began, ended;
        clock_gettime(CLOCK_MONOTONIC, &began);
        for (int pe = 0; pe < n; pe++) {
            /* TODO: wait for BUDGET_MS milliseconds, which are BUDGET_MS * 1000000 ns, until here[pe] is 1.  If the
             * wait times out, count pe as missing and remember it in `who`. */
            /* END OF TODO */
        }
        clock_gettime(CLOCK_MONOTONIC, &ended);
        printf("PE 0: %d missing, PE %d\n", missing, who);
        EXPECT(missing == 1, "%d PEs are missing and it should be 1: what did the wait for PE %d return?", missing,
               ill);
        EXPECT(who == ill, "PE %d was said to be missing, but PE %d is", who, ill);
        EXPECT(ended.tv_sec - began.tv_sec < 3, "the roll call took %d s: does each wait have its own budget?",
               (int)(ended.tv_sec - began.tv_sec));
        ferry_fault fault;
        EXPECT(ferry_fault_next(&fault) == FERRY_SUCCESS, "no wait has timed out: there is no fault");
    }
    return exercise_end();
}
