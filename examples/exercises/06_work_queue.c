/* SPDX-License-Identifier: BSD-3-Clause */
/* Exercise 6.  Tickets.  PE 0 has a counter.  All PEs draw tickets, 0 to TICKETS - 1, until none is left, and write
 * their number beside each ticket that they drew, on PE 0.  No ticket may go to two PEs, and none may be left over.
 *
 * Lesson: 06_work_queue.c.  You need one atomic. */
#include "../exercise.h"

enum { TICKETS = 200 };

static int pe_main(int argc, char **argv)
{
    (void)argc;
    (void)argv;
    PE_TRY(ferry_init());
    int me = ferry_my_pe();
    long *counter = pe_alloc(1, sizeof *counter), *drawn = pe_alloc(1, sizeof *drawn); /* those on PE 0 count */
    int *owner = pe_alloc(TICKETS, sizeof *owner);                                     /* on PE 0: 1 + the PE */

    for (;;) {
        long ticket = TICKETS;
        /* TODO: draw the next ticket: the counter's value, which then grows by one, as a single step. */
        /* END OF TODO */
        if (ticket >= TICKETS)
            break;
        PE_TRY(ferry_int_p(&owner[ticket], 1 + me, 0));
        PE_TRY(ferry_long_atomic_add(drawn, 1, 0));
    }
    PE_TRY(ferry_barrier_all());
    if (me == 0) {
        printf("PE 0: %ld tickets were drawn\n", *drawn);
        for (int t = 0; t < TICKETS; t++)
            EXPECT(owner[t] != 0, "nobody drew ticket %d", t);
        EXPECT(*drawn == TICKETS, "%ld tickets were drawn and there are %d: two PEs got the same one", *drawn, TICKETS);
    }
    return exercise_end();
}
