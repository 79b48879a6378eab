/* SPDX-License-Identifier: BSD-3-Clause */
/* Broken 7.  The last PE has no right neighbour, and the program does not look at statuses: the call is refused, and
 * the program goes on and ends with 0. */
#include "../pe_main.h"

static int pe_main(int argc, char **argv)
{
    (void)argc;
    (void)argv;
    PE_TRY(ferry_init());
    int me = ferry_my_pe();
    int *box = ferry_calloc(1, sizeof *box);

    (void)ferry_int_p(box, me, me + 1); /* here: me + 1 is no PE for the last one; and nobody asks */
    PE_TRY(ferry_barrier_all());
    printf("PE %d: the box has %d\n", me, *box);
    PE_TRY(ferry_barrier_all());
    PE_TRY(ferry_finalize());
    return 0;
}
