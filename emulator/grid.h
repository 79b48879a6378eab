/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef EMU_GRID_H
#define EMU_GRID_H

#include "emulate.h"

/* Runs a grid of blocks on this machine's cores and returns when the grid has ended.  A block without room on its GPU
 * waits for another block's end; a cooperative grid starts only when all of it fits. */
void emu_grid_run(const ferryi_emu_kernel *kernel, int device, dim3 blocks, dim3 threads, void **args);

/* How many blocks of so many threads one multiprocessor holds, and how many of these a GPU has. */
int emu_blocks_per_sm(unsigned threads);
int emu_sms(void);
/* The GPU whose kernel calls; -1: a host thread calls. */
int emu_device_of_block(void);

/* The calling thread may touch GPU memory from now on (memory.cc). */
void emu_touches_gpu_memory(void);

[[noreturn]] void emu_die(const char *format, ...) __attribute__((format(printf, 1, 2)));
long emu_number(const char *variable, long otherwise);

#endif
