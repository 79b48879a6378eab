/* SPDX-License-Identifier: BSD-3-Clause */
/* Broken 9.  One PE leaves out a barrier, because it has nothing to do there.  The others wait for it; it takes their
 * barrier for its next one and is one behind from then on. */
#include "../pe_main.h"

static int pe_main(int argc, char **argv)
{
    (void)argc;
    (void)argv;
    setenv("FERRY_TIMEOUT", "2s", 0);
    PE_TRY(ferry_init());
    int me = ferry_my_pe();
    int *box = ferry_calloc((size_t)ferry_n_pes(), sizeof *box);

    if (me != 0) {
        PE_TRY(ferry_int_p(&box[me], me, 0));
        PE_TRY(ferry_barrier_all()); /* here: a collective call inside a branch that PE 0 does not take */
    }
    printf("PE %d has come to the end\n", me);
    PE_TRY(ferry_barrier_all());
    PE_TRY(ferry_finalize());
    return 0;
}
