/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef EMU_GRID_H
#define EMU_GRID_H

#include "emulator/here.h"
#include "emulator/say.h"
#include <atomic>
#include <cuda_runtime.h>

/* A grid that runs: its blocks are begun one after the other, each by a thread of this process (grid.cc). */
struct emu_grid {
    const ferryi_emu_kernel *kernel;
    int device;
    dim3 blocks, threads;
    void **args;
    size_t shared; /* bytes of dynamic shared memory */
    bool cooperative;
    unsigned n, next; /* blocks; those that were begun */
    uint32_t watched; /* its number among those whose accesses are checked */
    std::atomic<unsigned> ended;
    std::atomic<unsigned> come, generation; /* of a grid's barrier */
};

/* Runs a grid of blocks on this machine's cores and returns when the grid has ended.  A block without room on its GPU
 * waits for another block's end. */
void emu_grid_run(const ferryi_emu_kernel *kernel, int device, dim3 blocks, dim3 threads, void **args, size_t shared,
                  bool cooperative);

/* How many blocks of so many threads one multiprocessor holds, and how many of these a GPU has. */
int emu_blocks_per_sm(unsigned threads);
int emu_sms(void);

#endif
