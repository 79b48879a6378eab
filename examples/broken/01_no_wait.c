/* SPDX-License-Identifier: BSD-3-Clause */
/* Broken 1.  PE 1 reads its box as soon as it comes there.  Nothing says that the number has arrived: mostly PE 1
 * prints 0, sometimes 42. */
#include "../pe_main.h"

static int pe_main(int argc, char **argv)
{
    (void)argc;
    (void)argv;
    PE_TRY(ferry_init());
    int me = ferry_my_pe();
    int *box = ferry_calloc(1, sizeof *box);

    if (me == 0)
        PE_TRY(ferry_int_p(box, 42, 1));
    if (me == 1)
        printf("PE 1: the box has %d\n", *box); /* here: no wait, no barrier before it */

    PE_TRY(ferry_barrier_all());
    PE_TRY(ferry_finalize());
    return 0;
}
