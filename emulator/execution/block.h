/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef EMU_BLOCK_H
#define EMU_BLOCK_H

#include "grid.h"

/* Runs one block of a grid, from 0, on the calling system thread, and returns when all threads of the block have
 * ended. */
void emu_block_run(emu_grid *grid, unsigned number);

/* The most that a launch may ask for, and the dynamic shared memory of the block that the calling system thread runs.
 */
#define EMU_MOST_SHARED ((size_t)227 << 10)
void emu_dynamic_shared(char **base, size_t *size);

#endif
