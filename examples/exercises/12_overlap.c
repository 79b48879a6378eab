/* SPDX-License-Identifier: BSD-3-Clause */
/* Exercise 12.  Overlap.  A PE makes an edge and an inside, and sends the edge to its right neighbour.  The inside
 * takes long: here it takes until the edge from the left is there, or one second.  So the edge must leave first: who
 * makes the inside first and sends then makes the neighbour wait, all PEs at once, and nothing overlaps.
 *
 * Lesson: 12_overlap.c.  You need one call of block scope in the kernel, at the right place of the two. */
#define PE_ANY_SPACE
#include "../exercise.h"
#include "ferry_device.h"

enum { EDGE = 128, THREADS = 32 };

struct work {
    long *edge, *halo; /* [EDGE]: mine; the left neighbour's */
    uint64_t *came;    /* 1 when the halo is there */
    long *overlapped;  /* 1: the halo came while the inside was being made */
    int right;
};

FERRY_KERNEL(step, struct work, w)
{
    const unsigned first = ferry_thread_index(), all = ferry_thread_count();
    for (unsigned i = first; i < EDGE; i += all)
        w->edge[i] = 1000 * ferry_my_pe() + (long)i;
    /* TODO: send the edge: here, or after the inside? */
    /* END OF TODO */

    /* The inside. */
    if (ferry_signal_wait_until_block_timeout(w->came, FERRY_CMP_EQ, 1, NULL, 1000000000u) == FERRY_SUCCESS &&
        first == 0)
        *w->overlapped = 1;

    /* TODO: or here? */
    /* END OF TODO */
    (void)ferry_signal_wait_until_block_timeout(w->came, FERRY_CMP_EQ, 1, NULL, 1000000000u);
}

static int pe_main(int argc, char **argv)
{
    (void)argc;
    (void)argv;
    PE_TRY(ferry_init());
    const int me = ferry_my_pe(), n = ferry_n_pes(), left = (me + n - 1) % n;
    struct work args;
    args.edge = (long *)pe_alloc(EDGE, sizeof(long));
    args.halo = (long *)pe_alloc(EDGE, sizeof(long));
    args.came = (uint64_t *)pe_alloc(1, sizeof(uint64_t));
    args.overlapped = (long *)pe_alloc(1, sizeof(long));
    args.right = (me + 1) % n;
    PE_TRY(ferry_launch(step, 1, THREADS, &args, sizeof args));
    PE_TRY(ferry_launch_wait());

    long halo[EDGE], overlapped = ferry_long_g(args.overlapped, me);
    PE_TRY(ferry_long_get(halo, args.halo, EDGE, me));
    for (int i = 0; i < EDGE; i++)
        EXPECT(halo[i] == 1000L * left + i, "element %d of the halo is %ld and should be %ld: was the edge sent?", i,
               halo[i], 1000L * left + i);
    EXPECT(overlapped == 1, "the halo came, but not while the inside was being made: it was sent too late");
    printf("PE %d: the halo begins with %ld\n", me, halo[0]);
    return exercise_end();
}
