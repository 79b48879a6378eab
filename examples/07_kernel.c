/* SPDX-License-Identifier: BSD-3-Clause */
/* 7. A kernel: communication from inside the computation.
 *
 * So far the host made all calls.  On a GPU the data is made by a kernel, and the point of one-sided communication is
 * that the kernel itself sends it, while other blocks still compute, without going back to the host.  A kernel is
 * written once: FERRY_KERNEL defines it, ferry_launch runs it on a number of blocks.  In the host space a block is a
 * thread; on a GPU it is a block of threads, which share what the block has to do.  The same file serves both:
 *
 *     cc 07_kernel.c -o 07_kernel $(pkg-config --cflags --libs ferry)
 *     nvcc -x cu -std=c++17 -arch=native 07_kernel.c -o 07_kernel $(pkg-config --cflags --libs ferry)
 *
 * Here each PE makes a picture in TILES tiles and its right neighbour gets each tile as soon as it is done; the
 * neighbour's blocks wait for single tiles, not for the picture. */
#define PE_ANY_SPACE      /* this program loads and stores no heap memory on the host */
#include "ferry_device.h" /* what a kernel may call */
#include "pe_main.h"

enum { TILES = 24, TILE = 512, BLOCKS = 3 };

/* What the kernel gets: a struct that is copied at launch.  Pointers in it are this PE's own. */
struct relay {
    double *made, *got, *sum; /* [TILES][TILE], [TILES][TILE], [TILES] */
    uint64_t *ready;          /* [TILES] */
    int right;
};

/* What kernels and the host call. */
FERRY_FUNCTION double pixel(int pe, int tile, int i)
{
    return pe * 1000.0 + tile + i / 1024.0; /* exact, and so is a sum of them */
}

FERRY_KERNEL(relay, struct relay, a)
{
    int me = ferry_my_pe();
    unsigned first = ferry_thread_index(), step = ferry_thread_count(); /* of the block; 0 and 1 in the host space */
    /* Blocks share the tiles: block b of n takes b, b + n, b + 2n, ... and its threads share each tile. */
    for (unsigned t = ferry_block_index(); t < TILES; t += ferry_block_count()) {
        double *tile = a->made + t * TILE;
        for (unsigned i = first; i < TILE; i += step)
            tile[i] = pixel(me, (int)t, (int)i);
        /* Scope block: all threads make the call together.  It waits for them, so the tile is whole. */
        (void)ferry_double_put_signal_block(a->got + t * TILE, tile, TILE, &a->ready[t], 1, FERRY_SIGNAL_SET, a->right);
    }
    /* All blocks run at the same time, so a block may wait for what a block of another PE sends.  A wait in a kernel
     * ends as one on the host does; a sum that stays 0 tells the host. */
    for (unsigned t = ferry_block_index(); t < TILES; t += ferry_block_count())
        if (ferry_signal_wait_until_block(&a->ready[t], FERRY_CMP_EQ, 1) == 1 && first == 0)
            for (int i = 0; i < TILE; i++)
                a->sum[t] += a->got[t * TILE + (unsigned)i];
}

static int pe_main(int argc, char **argv)
{
    (void)argc;
    (void)argv;
    PE_TRY(ferry_init());
    int me = ferry_my_pe(), n = ferry_n_pes(), wrong = 0;
    struct relay args;
    args.right = (me + 1) % n;
    args.made = (double *)pe_alloc(TILES * TILE, sizeof(double));
    args.got = (double *)pe_alloc(TILES * TILE, sizeof(double));
    args.sum = (double *)pe_alloc(TILES, sizeof(double));
    args.ready = (uint64_t *)pe_alloc(TILES, sizeof(uint64_t));

    PE_TRY(ferry_launch(relay, BLOCKS, 128, &args, sizeof args)); /* returns when it was started */
    PE_TRY(ferry_launch_wait());                                  /* returns when it has ended */

    /* The heap may be a GPU's memory, which the host does not read by loads: it gets its own sums, as anybody's. */
    double sums[TILES];
    PE_TRY(ferry_double_get(sums, args.sum, TILES, me));
    int left = (me + n - 1) % n;
    for (int t = 0; t < TILES; t++) {
        double sum = 0.0;
        for (int i = 0; i < TILE; i++)
            sum += pixel(left, t, i);
        wrong += sum != sums[t];
    }
    printf("PE %d: %d blocks took %d tiles of PE %d, tile 0 sums up to %.3f%s\n", me, BLOCKS, TILES, left, sums[0],
           wrong != 0 ? "  WRONG" : "");

    PE_TRY(ferry_barrier_all());
    PE_TRY(ferry_finalize());
    return wrong != 0;
}
