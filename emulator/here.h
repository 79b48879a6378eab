/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef EMU_HERE_H
#define EMU_HERE_H

#include <cuda_runtime.h>
#include <string>

/* Who runs on the calling system thread, and how a kernel's GPU ends with an error: what every folder asks of
 * execution/ (block.cc, grid.cc). */
struct emu_grid;

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

/* What a kernel of this GPU ended with, by EMU_ERRORS; CUDA_SUCCESS: none did. */
CUresult emu_gpu_failed(int device);
void emu_gpu_fails(int device, CUresult error);

#endif
