/* SPDX-License-Identifier: BSD-3-Clause */
/* Broken 3.  The data and the signal go by two calls, and nothing orders the two.  Over most paths the data comes first
 * all the same. */
#include "../pe_main.h"

static int pe_main(int argc, char **argv)
{
    (void)argc;
    (void)argv;
    PE_TRY(ferry_init());
    int me = ferry_my_pe();
    long *data = ferry_calloc(1000, sizeof *data), own[1000], sum = 0;
    uint64_t *there = ferry_calloc(1, sizeof *there);
    for (int i = 0; i < 1000; i++)
        own[i] = 1;

    if (me == 0) {
        PE_TRY(ferry_long_put(data, own, 1000, 1));
        PE_TRY(ferry_signal_op(there, 1, FERRY_SIGNAL_SET, 1)); /* here: no fence before it */
    }
    if (me == 1) {
        PE_TRY(ferry_uint64_wait_until(there, FERRY_CMP_EQ, 1));
        for (int i = 0; i < 1000; i++)
            sum += data[i];
        printf("PE 1: the sum is %ld\n", sum);
    }
    PE_TRY(ferry_barrier_all());
    PE_TRY(ferry_finalize());
    return 0;
}
