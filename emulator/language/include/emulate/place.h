/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRYI_EMU_PLACE_H
#define FERRYI_EMU_PLACE_H

#include "../vector_types.h"
#include <stddef.h>
#include <stdint.h>
#include <time.h>

/* Where a thread of a kernel is, and what it asks of the emulator.  One system thread runs a block and the block's
 * threads take turns on it (emulator/execution/block.cc), so what is __shared__ is thread-local. */

enum { FERRYI_EMU_DEVICES = 16 };
/* A poll may yield the core for a millisecond, and a wait must end in its time. */
#define FERRYI_POLLS_PER_LOOK 16u

extern "C" {
struct ferryi_emu_place {
    uint3 thread, block;
    dim3 threads, blocks;
};
/* The calling thread's place in its grid; NULL on the host.  const: a function's code is run by one thread. */
__attribute__((const)) const ferryi_emu_place *ferryi_emu_here(void);
/* The same for a built-in variable: on the host it ends the program, with the variable's name. */
__attribute__((const)) const ferryi_emu_place *ferryi_emu_place_for(const char *variable);
/* The GPU that runs the caller; on the host, the GPU of the current context. */
int ferryi_emu_device(void);

/* faults.cc: where the calling kernel's access to p really goes; asked only if a test has put in faults. */
enum { FERRYI_EMU_LOAD, FERRYI_EMU_STORE, FERRYI_EMU_ATOMIC };
extern __attribute__((visibility("default"))) int ferryi_emu_faults;
void *ferryi_emu_at(const void *p, int kind);

uint64_t ferryi_emu_clock_ns(void);
/* Lets the other threads of the block run.  Polls, such as atomics in a loop, do so once in a while. */
void ferryi_emu_yield(void);
void ferryi_emu_polled(void);
/* What the caller did before is visible to whoever calls this later, of any block. */
void ferryi_emu_synced(void);

/* The memory that the launch asked for: the same for all threads of a block. */
void *ferryi_emu_dynamic_shared(void);

[[noreturn]] void ferryi_emu_trap(const char *what, const char *file, int line);
}

#define threadIdx (ferryi_emu_place_for("threadIdx")->thread)
#define blockIdx (ferryi_emu_place_for("blockIdx")->block)
#define blockDim (ferryi_emu_place_for("blockDim")->threads)
#define gridDim (ferryi_emu_place_for("gridDim")->blocks)
static const int warpSize __attribute__((unused)) = 32;

/* The calling thread's number in its block, and in its warp. */
static inline unsigned ferryi_emu_rank(void)
{
    return (threadIdx.z * blockDim.y + threadIdx.y) * blockDim.x + threadIdx.x;
}
static inline unsigned ferryi_emu_lane(void)
{
    return ferryi_emu_rank() % 32;
}

/* For functions whose accesses are none of the program's (emulator/checks/access_check.h); and for those which access
 * what its pointers name: they are a part of the caller's line. */
#define FERRYI_EMU_UNCHECKED __attribute__((no_sanitize("thread")))
#define FERRYI_EMU_INLINE inline __attribute__((always_inline))

/* What the caller's source calls at. */
#define FERRYI_EMU_CALLER const char *file = __builtin_FILE(), int line = __builtin_LINE()

/* What clock() is: the processor's time on the host. */
static inline clock_t ferryi_emu_clock_here(void)
{
    return ferryi_emu_here() != nullptr ? (clock_t)ferryi_emu_clock_ns() : clock();
}
static inline long long clock64(void)
{
    return (long long)ferryi_emu_clock_ns();
}
static inline unsigned long long __globaltimer(void)
{
    return ferryi_emu_clock_ns();
}
static inline void __nanosleep(unsigned)
{
    ferryi_emu_yield();
}
static inline void __trap(FERRYI_EMU_CALLER)
{
    ferryi_emu_trap("__trap()", file, line);
}
static inline void __brkpt(void) {}

#endif
