/* SPDX-License-Identifier: BSD-3-Clause */
/* 1. Hello.  One PE writes into another one's memory, and the other one does nothing for it.
 *
 * A job is a number of PEs (processing elements).  Each has a symmetric heap: when all of them call ferry_malloc, each
 * gets a block of its own, and all blocks have the same place in their heaps.  So a PE can name another PE's block by
 * the address of its own: "this object, but on PE 2".  That is all that one-sided communication needs: nobody calls
 * receive. */
#include "pe_main.h"

static int pe_main(int argc, char **argv)
{
    (void)argc;
    (void)argv;
    PE_TRY(ferry_init()); /* from here on this is one PE among others */
    int me = ferry_my_pe(), n = ferry_n_pes();

    /* One int for each PE, on every PE.  A collective call: all PEs make it, with the same size. */
    int *guests = pe_alloc((size_t)n, sizeof *guests);

    /* I write my number + 100 into MY element of EVERYBODY's array.  PE pe takes no part in it. */
    for (int pe = 0; pe < n; pe++)
        PE_TRY(ferry_int_p(&guests[me], me + 100, pe));

    /* A put may still be under way when the call returns.  The barrier completes all puts of all PEs. */
    PE_TRY(ferry_barrier_all());

    /* My own block is plain memory: I just read it. */
    int wrong = 0;
    printf("PE %d of %d was greeted by:", me, n);
    for (int pe = 0; pe < n; pe++) {
        printf(" %d", guests[pe]);
        wrong += guests[pe] != pe + 100;
    }
    printf("%s\n", wrong != 0 ? "  WRONG" : "");

    PE_TRY(ferry_free(guests));
    PE_TRY(ferry_finalize());
    return wrong != 0;
}
