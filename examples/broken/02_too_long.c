/* SPDX-License-Identifier: BSD-3-Clause */
/* Broken 2.  A hundred numbers go into a block of ten.  The heap is large, so nothing crashes; but the block after the
 * first has other numbers now. */
#include "../pe_main.h"

static int pe_main(int argc, char **argv)
{
    (void)argc;
    (void)argv;
    PE_TRY(ferry_init());
    int me = ferry_my_pe(), n = ferry_n_pes(), numbers[100];
    int *small = ferry_calloc(10, sizeof *small);
    int *other = ferry_calloc(100, sizeof *other);
    for (int i = 0; i < 100; i++)
        numbers[i] = i;

    PE_TRY(ferry_int_put(small, numbers, 100, (me + 1) % n)); /* here: 100, and there are 10 */
    PE_TRY(ferry_barrier_all());
    int changed = 0;
    for (int i = 0; i < 100; i++)
        changed += other[i] != 0;
    printf("PE %d: %d numbers of the other block are not 0\n", me, changed);
    PE_TRY(ferry_barrier_all());
    PE_TRY(ferry_finalize());
    return 0;
}
