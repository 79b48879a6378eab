/* SPDX-License-Identifier: BSD-3-Clause */
/* Broken 8.  Everybody first waits for the message of the left neighbour and then sends its own to the right.  So
 * nobody ever sends. */
#include "../pe_main.h"

static int pe_main(int argc, char **argv)
{
    (void)argc;
    (void)argv;
    setenv("FERRY_TIMEOUT", "2s", 0);
    PE_TRY(ferry_init());
    int me = ferry_my_pe(), n = ferry_n_pes();
    long *inbox = ferry_calloc((size_t)n, sizeof *inbox), message = me;
    uint64_t *full = ferry_calloc((size_t)n, sizeof *full);
    int right = (me + 1) % n, left = (me + n - 1) % n;

    PE_TRY(ferry_uint64_wait_until(&full[left], FERRY_CMP_EQ, 1)); /* here: before the own put */
    PE_TRY(ferry_long_put_signal(&inbox[me], &message, 1, &full[me], 1, FERRY_SIGNAL_SET, right));
    printf("PE %d: was sent %ld\n", me, inbox[left]);
    PE_TRY(ferry_barrier_all());
    PE_TRY(ferry_finalize());
    return 0;
}
