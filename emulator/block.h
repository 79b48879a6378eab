/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef EMU_BLOCK_H
#define EMU_BLOCK_H

#include "grid.h"

/* Runs one block of a grid, from 0, on the calling system thread, and returns when all threads of the block have
 * ended. */
void emu_block_run(emu_grid *grid, unsigned number);

/* The grid whose block the calling thread runs; NULL: a host thread calls. */
emu_grid *emu_grid_here(void);
/* The GPU whose kernel calls; -1: a host thread calls. */
int emu_device_of_block(void);
/* How much stack a thread of the calling block has, if the address is below its stack's end; 0: it is not. */
size_t emu_stack_ended(uintptr_t at);
/* Lets the calling system thread look up where its GPU has each variable (symbols.cc). */
void emu_symbols_touch(void);

/* The most that a launch may ask for, and the dynamic shared memory of the block that the calling system thread runs.
 */
#define EMU_MOST_SHARED ((size_t)227 << 10)
void emu_dynamic_shared(char **base, size_t *size);

#endif
