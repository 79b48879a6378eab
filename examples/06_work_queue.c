/* SPDX-License-Identifier: BSD-3-Clause */
/* 6. A work queue made of one counter.
 *
 * The items are numbered, and nobody knows beforehand how long each takes.  So they are not dealt out: each PE that is
 * idle takes the next number from a counter on PE 0.  An atomic fetch_add returns the old value and adds one, as a
 * single step, whatever other PEs do at the same time: no two PEs ever get the same number, and none is left out.  PE 0
 * does not serve requests; it works like all the others.
 *
 * On pairs of GPUs that have no atomics between them, ferry lets the counter's owner apply the addition.  The program
 * is the same. */
#define PE_ANY_SPACE /* this program loads and stores no heap memory: the counter may be a GPU's */
#include "pe_main.h"

enum { ITEMS = 400, NUMBERS = 1000 };

/* The work: how many steps the Collatz sequences of NUMBERS numbers take until they reach 1. */
static long work(long item)
{
    long steps = 0;
    for (long number = 1; number <= NUMBERS; number++)
        for (unsigned long v = (unsigned long)(item * NUMBERS + number); v != 1; steps++)
            v = v % 2 == 0 ? v / 2 : 3 * v + 1;
    return steps;
}

static int pe_main(int argc, char **argv)
{
    (void)argc;
    (void)argv;
    PE_TRY(ferry_init());
    int me = ferry_my_pe();
    long *counter = pe_alloc(1, sizeof *counter); /* the one on PE 0 counts */

    /* What each PE brings, and the sums over all PEs: items done, the sum of their numbers, the sum of their results.
     */
    long mine[3] = { 0, 0, 0 }, all[3];
    long *brought = pe_alloc(3, sizeof *brought), *total = pe_alloc(3, sizeof *total);

    PE_TRY(ferry_barrier_all()); /* a fair start; the queue needs none */
    for (;;) {
        long item = ferry_long_atomic_fetch_add(counter, 1, 0);
        if (item >= ITEMS)
            break; /* the queue is empty; the counter may run past its end, once for each PE */
        mine[0] += 1;
        mine[1] += item;
        mine[2] += work(item);
    }
    printf("PE %d did %ld of %d items\n", me, mine[0], ITEMS);

    /* total[i] = the sum of brought[i] of all PEs, on every PE.  A collective call, like a barrier with an answer. */
    PE_TRY(ferry_long_put(brought, mine, 3, me)); /* to myself: it works wherever the heap lies */
    PE_TRY(ferry_quiet());                        /* and is there after a quiet, as any put */
    PE_TRY(ferry_long_sum_reduce(FERRY_TEAM_WORLD, total, brought, 3));
    PE_TRY(ferry_long_get(all, total, 3, me));

    /* Every item exactly once: the count and the sum of the numbers are right only then. */
    long result = 0;
    for (long item = 0; item < ITEMS; item++)
        result += work(item);
    int wrong = all[0] != ITEMS || all[1] != (long)ITEMS * (ITEMS - 1) / 2 || all[2] != result;
    if (me == 0)
        printf("together: %ld items, %ld steps%s\n", all[0], all[2], wrong ? "  WRONG" : ", as in a serial run");

    PE_TRY(ferry_free(total));
    PE_TRY(ferry_free(brought));
    PE_TRY(ferry_free(counter));
    PE_TRY(ferry_finalize());
    return wrong;
}
