/* SPDX-License-Identifier: BSD-3-Clause */
/* Broken 4.  PE 0 writes to PE 1 and tells PE 2 to look there.  A fence orders what goes to one PE; these are two. */
#include "../pe_main.h"

static int pe_main(int argc, char **argv)
{
    (void)argc;
    (void)argv;
    PE_TRY(ferry_init());
    int me = ferry_my_pe(), last = ferry_n_pes() - 1;
    long *data = ferry_calloc(1, sizeof *data);
    uint64_t *look = ferry_calloc(1, sizeof *look);

    if (me == 0) {
        PE_TRY(ferry_long_p(data, 42, 1));
        PE_TRY(ferry_fence()); /* here: should be a quiet */
        PE_TRY(ferry_signal_op(look, 1, FERRY_SIGNAL_SET, last));
    }
    if (me == last) {
        PE_TRY(ferry_uint64_wait_until(look, FERRY_CMP_EQ, 1));
        printf("PE %d: PE 1 has %ld\n", me, ferry_long_g(data, 1));
    }
    PE_TRY(ferry_barrier_all());
    PE_TRY(ferry_finalize());
    return 0;
}
