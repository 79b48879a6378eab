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
/* Ends the calling thread's block, and its GPU runs no other from then on: all of the driver's calls give this error,
 * unless the GPU has one already. */
[[noreturn]] void emu_block_leaves(CUresult error);
/* Ends the program with a sentence if the address is below the end of the stack of the thread of a kernel that calls;
 * where: what touches it.  For the handler of faults. */
void emu_stack_ends_at(uintptr_t at, const std::string &where);
/* Lets the calling system thread look up where its GPU has each variable (symbols.cc). */
void emu_symbols_touch(void);

/* The most that a launch may ask for, and the dynamic shared memory of the block that the calling system thread runs.
 */
#define EMU_MOST_SHARED ((size_t)227 << 10)
void emu_dynamic_shared(char **base, size_t *size);

#endif
