/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef EMU_ACCESS_CHECK_H
#define EMU_ACCESS_CHECK_H

#include <cuda_runtime.h>

/* The checks of instrumented kernels: where each access goes, and whether two of them race.
 *
 *   EMU_ERRORS  stop (default): the first error ends the program; status: what a GPU would stop at ends the kernel, and
 *               the driver's calls return its error from then on, other errors are reported; go on: each is reported,
 * once for each place, and the program goes on; off: nothing is checked */

/* One block's run.  All functions take NULL, for a block that is not checked, and do nothing. */
struct emu_watch;

/* A grid's number, for emu_watch_begins: the same for all of its blocks. */
uint32_t emu_watch_grid(unsigned blocks);
/* Returns NULL if no code of this process is instrumented, or by EMU_ERRORS.  Of the calling system thread. */
emu_watch *emu_watch_begins(const ferryi_emu_kernel *kernel, int device, dim3 blocks, dim3 threads, uint32_t grid,
                            unsigned number);
void emu_watch_ends(emu_watch *w);
/* The lane goes on; its stack. */
void emu_watch_turn(emu_watch *w, unsigned lane, const char *stack, size_t size);
/* All of the block have met; of some warps those in lanes[], by warp of the block. */
void emu_watch_block_met(emu_watch *w);
void emu_watch_lanes_met(emu_watch *w, unsigned first_warp, unsigned warps, const uint32_t *lanes);
/* The lane that calls has done something that orders it with other blocks, GPUs or PEs. */
void emu_watch_synced(emu_watch *w);
/* Variables whose names have this are gaps between those of a program. */
#define EMU_SHARED_GAP "ferryi_emu_gap"
/* The block's dynamic shared memory. */
void emu_watch_shared(emu_watch *w, const void *at, size_t size);

/* "thread (3,0,0) of block (0,0,0)" */
struct emu_name {
    char text[96];
};
emu_name emu_thread_name(dim3 threads, dim3 blocks, unsigned lane, unsigned block);

/* By EMU_ERRORS: whether anything is checked, whether the program goes on after any error, and whether it does after
 * one that a GPU would give a status. */
bool emu_is_checked(void);
bool emu_goes_on(void);
bool emu_gives_statuses(void);

/* Reports an error of a program, "emulator, process 1: TEXT", and ends the program, or the kernel, unless EMU_ERRORS
 * lets it go on.  error: what a GPU would give; CUDA_SUCCESS: nothing. */
void emu_error(CUresult error, const void *pc, const char *format, ...) __attribute__((format(printf, 3, 4)));

/* GPU memory that the host must not touch: its accesses are reported with their lines. */
void emu_host_must_not_touch(uintptr_t at, size_t size);
void emu_host_may_touch(uintptr_t at);
/* Names the access of a SIGSEGV in GPU memory or in a kernel, and leaves the rest to whoever was asked before. */
void emu_host_catches_faults(void);
/* What a kernel finds at this address, which is none of its memory; for the SIGSEGV of code that is not instrumented.
 */
bool emu_watch_fault(uintptr_t at, const void *pc);

#endif
