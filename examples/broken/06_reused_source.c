/* SPDX-License-Identifier: BSD-3-Clause */
/* Broken 6.  A put that returns at once still reads its source.  PE 0 changes it too early: what arrives may be either.
 */
#include "../pe_main.h"

static int pe_main(int argc, char **argv)
{
    (void)argc;
    (void)argv;
    PE_TRY(ferry_init());
    int me = ferry_my_pe();
    long *source = ferry_calloc(1000, sizeof *source), *dest = pe_alloc(1000, sizeof *dest);

    if (me == 0) {
        for (int i = 0; i < 1000; i++)
            source[i] = 1;
        PE_TRY(ferry_long_put_nbi(dest, source, 1000, 1));
        for (int i = 0; i < 1000; i++)
            source[i] = 2; /* here: no quiet since the put */
    }
    PE_TRY(ferry_barrier_all());
    if (me == 1)
        printf("PE 1: the last number is %ld\n", dest[999]);
    PE_TRY(ferry_barrier_all());
    PE_TRY(ferry_finalize());
    return 0;
}
