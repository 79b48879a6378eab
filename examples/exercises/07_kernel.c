/* SPDX-License-Identifier: BSD-3-Clause */
/* Exercise 7.  Everybody to everybody, in a kernel.  Each PE has a piece for every PE.  Block b of the kernel sends the
 * pieces for PEs b, b + blocks, b + 2 * blocks and so on, and then waits for the pieces from the same PEs.
 *
 * Lesson: 07_kernel.c.  You need two calls of block scope in the kernel: all threads of the block make them together.
 */
#define PE_ANY_SPACE
#include "../exercise.h"
#include "ferry_device.h"

enum { PIECE = 256, BLOCKS = 2, THREADS = 64 };

struct pieces {
    long *mine, *got; /* [n][PIECE]: those for PE i, those from PE i */
    uint64_t *came;   /* [n]: 1 when the piece of PE i is there */
    long *sum;        /* [n] */
};

FERRY_KERNEL(exchange, struct pieces, p)
{
    const int me = ferry_my_pe(), n = ferry_n_pes();
    const int first = (int)ferry_block_index(), step = (int)ferry_block_count();
    for (int pe = first; pe < n; pe += step) {
        /* TODO: the whole block puts mine[pe * PIECE ...] into got[me * PIECE ...] of PE pe, and signals came[me] there
         * with 1. */
        (void)pe, (void)me;
        /* END OF TODO */
    }
    for (int pe = first; pe < n; pe += step) {
        /* TODO: the whole block waits until came[pe] is 1. */
        /* END OF TODO */
        if (ferry_thread_index() == 0)
            for (int i = 0; i < PIECE; i++)
                p->sum[pe] += p->got[pe * PIECE + i];
    }
}

static int pe_main(int argc, char **argv)
{
    (void)argc;
    (void)argv;
    PE_TRY(ferry_init());
    const int me = ferry_my_pe(), n = ferry_n_pes();
    const size_t all = (size_t)n * PIECE;
    struct pieces args;
    args.mine = (long *)pe_alloc(all, sizeof(long));
    args.got = (long *)pe_alloc(all, sizeof(long));
    args.came = (uint64_t *)pe_alloc((size_t)n, sizeof(uint64_t));
    args.sum = (long *)pe_alloc((size_t)n, sizeof(long));
    long *own = (long *)calloc(all, sizeof *own), *sum = (long *)calloc((size_t)n, sizeof *sum);
    if (own == NULL || sum == NULL)
        return 1;
    for (size_t i = 0; i < all; i++)
        own[i] = 1000 * me + (long)i / PIECE; /* the piece for PE j is made of 1000 * me + j */
    PE_TRY(ferry_long_put(args.mine, own, all, me));
    PE_TRY(ferry_barrier_all());

    PE_TRY(ferry_launch(exchange, BLOCKS, THREADS, &args, sizeof args));
    PE_TRY(ferry_launch_wait());
    PE_TRY(ferry_long_get(sum, args.sum, (size_t)n, me));
    for (int pe = 0; pe < n; pe++)
        EXPECT(
            sum[pe] == PIECE * (1000L * pe + me),
            "the piece from PE %d sums up to %ld and should to %ld: was it sent, and was it there when it was added?",
            pe, sum[pe], PIECE * (1000L * pe + me));
    printf("PE %d: the last piece sums up to %ld\n", me, sum[n - 1]);
    free(own);
    free(sum);
    return exercise_end();
}
