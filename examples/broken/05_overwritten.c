/* SPDX-License-Identifier: BSD-3-Clause */
/* Broken 5.  PE 0 sends two messages to the same place.  PE 1 waits for each, as it should; but PE 0 does not wait
 * until PE 1 has read the first. */
#include "../pe_main.h"

static int pe_main(int argc, char **argv)
{
    (void)argc;
    (void)argv;
    PE_TRY(ferry_init());
    int me = ferry_my_pe();
    long *inbox = ferry_calloc(1, sizeof *inbox);
    uint64_t *full = ferry_calloc(1, sizeof *full);

    for (uint64_t round = 1; round <= 2; round++) {
        long message = 100 * (long)round;
        if (me == 0) /* here: has PE 1 read the last one? */
            PE_TRY(ferry_long_put_signal(inbox, &message, 1, full, round, FERRY_SIGNAL_SET, 1));
        if (me == 1) {
            PE_TRY(ferry_uint64_wait_until(full, FERRY_CMP_GE, round));
            printf("PE 1: message %d is %ld\n", (int)round, *inbox);
        }
    }
    PE_TRY(ferry_barrier_all());
    PE_TRY(ferry_finalize());
    return 0;
}
