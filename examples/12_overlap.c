/* SPDX-License-Identifier: BSD-3-Clause */
/* 12. Overlap: halo exchange in a kernel, while the rest is computed.
 *
 * The stencil of lesson 4 computed its band, sent two rows, and waited for two rows.  While it waited it did nothing.
 * But only the first and the last row of a band need the neighbours, and only they are sent.  So one kernel does all
 * steps, and its blocks have two tasks:
 *
 *     the first block   the edges: wait for the halos, compute the first and the last row, send them
 *     the others        the rows between, which need no neighbour's data of this step
 *
 * The rows travel while the others compute.  All blocks of a PE must be at the same step: at its end each block adds 1
 * to a counter of its own PE, and waits until all have.
 *
 *     ferry-cc 12_overlap.c -o 12_overlap                    blocks are threads of a CPU
 *     ferry-cc --emulate 12_overlap.c -o 12_overlap          an emulated GPU: blocks of many threads
 *     ferry-cc -cc=nvcc -std=c++17 -arch=native -x cu 12_overlap.c -o 12_overlap
 */
#define PE_ANY_SPACE
#include "ferry_device.h"
#include "pe_main.h"

enum { ROWS = 16, COLS = 64, STEPS = 60, BLOCKS = 3, THREADS = 32 };
enum { ABOVE, BELOW };

/* Two copies of the band, for even and odd steps, with a halo row at either end (lesson 4 says why two are enough). */
struct plate {
    double *copy[2];    /* [ROWS + 2][COLS] each */
    uint64_t *halo;     /* [2]: the step of which the halo row from above, from below is */
    uint64_t *finished; /* how often a block has finished a step */
    int steps;
};

FERRY_FUNCTION double mean(const double *above, const double *row, const double *below, int c)
{
    return c == 0 || c == COLS - 1 ? row[c] : 0.25 * (above[c] + below[c] + row[c - 1] + row[c + 1]);
}

/* The threads of a block share the points of a row. */
FERRY_FUNCTION void relax_row(const double *now, double *next, int r)
{
    for (unsigned c = ferry_thread_index(); c < COLS; c += ferry_thread_count())
        next[r * COLS + (int)c] = mean(now + (r - 1) * COLS, now + r * COLS, now + (r + 1) * COLS, (int)c);
}

FERRY_KERNEL(relax, struct plate, p)
{
    const int me = ferry_my_pe(), n = ferry_n_pes();
    const unsigned block = ferry_block_index(), blocks = ferry_block_count();
    for (int s = 0; s < p->steps; s++) {
        const double *now = p->copy[s % 2];
        double *next = p->copy[(s + 1) % 2];
        const uint64_t step = (uint64_t)s;

        if (block == 0) {
            /* The halos of this step.  The last block of a job of one block does all. */
            if (me > 0)
                (void)ferry_signal_wait_until_block(&p->halo[ABOVE], FERRY_CMP_GE, step);
            if (me < n - 1)
                (void)ferry_signal_wait_until_block(&p->halo[BELOW], FERRY_CMP_GE, step);
            relax_row(now, next, 1);
            relax_row(now, next, ROWS);
            /* No row overtakes that of the last step (lesson 4). */
            (void)ferry_fence_block();
            /* A call of block scope waits for the threads of the block: the row is whole. */
            if (me > 0)
                (void)ferry_double_put_signal_block(next + (ROWS + 1) * COLS, next + COLS, COLS, &p->halo[BELOW],
                                                    step + 1, FERRY_SIGNAL_SET, me - 1);
            if (me < n - 1)
                (void)ferry_double_put_signal_block(next, next + ROWS * COLS, COLS, &p->halo[ABOVE], step + 1,
                                                    FERRY_SIGNAL_SET, me + 1);
        }
        /* Rows 2 to ROWS - 1 are the others'; with one block only, it has them too. */
        const unsigned others = blocks > 1 ? blocks - 1 : 1;
        if (block > 0 || blocks == 1)
            for (unsigned r = 2 + (blocks > 1 ? block - 1 : 0); r < ROWS; r += others)
                relax_row(now, next, (int)r);

        /* All blocks of this PE: what each has stored is there before anybody goes on. */
        ferry_block_sync();
        if (ferry_thread_index() == 0) {
            (void)ferry_quiet();
            (void)ferry_uint64_atomic_add(p->finished, 1, me);
        }
        (void)ferry_signal_wait_until_block(p->finished, FERRY_CMP_GE, (step + 1) * blocks);
    }
}

static int pe_main(int argc, char **argv)
{
    (void)argc;
    (void)argv;
    PE_TRY(ferry_init());
    const int me = ferry_my_pe(), n = ferry_n_pes(), rows = n * ROWS;
    const size_t band = (ROWS + 2) * COLS, whole = (size_t)(rows + 2) * COLS;
    struct plate args;
    memset(&args, 0, sizeof args);
    args.copy[0] = (double *)pe_alloc(band, sizeof(double));
    args.copy[1] = (double *)pe_alloc(band, sizeof(double));
    args.halo = (uint64_t *)pe_alloc(2, sizeof(uint64_t));
    args.finished = (uint64_t *)pe_alloc(1, sizeof(uint64_t));
    args.steps = STEPS;

    double hot[COLS];
    for (int c = 0; c < COLS; c++)
        hot[c] = 100.0;
    for (int i = 0; i < 2 && me == 0; i++)
        PE_TRY(ferry_double_put(args.copy[i], hot, COLS, me)); /* the hot edge is the halo of PE 0 */
    PE_TRY(ferry_barrier_all());
    PE_TRY(ferry_launch(relax, BLOCKS, THREADS, &args, sizeof args)); /* one launch for all steps */
    PE_TRY(ferry_launch_wait());

    /* The same plate by one loop of the host, for comparison: equal to the bit. */
    double *serial[2] = { (double *)calloc(whole, sizeof(double)), (double *)calloc(whole, sizeof(double)) };
    double(*got)[COLS] = (double(*)[COLS])calloc(ROWS, sizeof *got);
    if (serial[0] == NULL || serial[1] == NULL || got == NULL)
        return 1;
    memcpy(serial[0], hot, sizeof hot);
    memcpy(serial[1], hot, sizeof hot);
    for (int s = 0; s < STEPS; s++)
        for (int r = 1; r <= rows; r++)
            for (int c = 0; c < COLS; c++) {
                const double *row = serial[s % 2] + (size_t)r * COLS;
                serial[(s + 1) % 2][(size_t)r * COLS + (size_t)c] = mean(row - COLS, row, row + COLS, c);
            }
    PE_TRY(ferry_double_get(&got[0][0], args.copy[STEPS % 2] + COLS, ROWS * COLS, me));
    int wrong = memcmp(got, serial[STEPS % 2] + (size_t)(me * ROWS + 1) * COLS, ROWS * sizeof *got) != 0;
    printf("PE %d: rows %d to %d after %d steps in one kernel of %d blocks%s\n", me, me * ROWS, me * ROWS + ROWS - 1,
           STEPS, BLOCKS, wrong ? "  WRONG" : ", equal to the serial run");
    free(got);
    free(serial[0]);
    free(serial[1]);
    PE_TRY(ferry_barrier_all());
    PE_TRY(ferry_finalize());
    return wrong;
}
