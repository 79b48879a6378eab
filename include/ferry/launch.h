/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_LAUNCH_H
#define FERRY_LAUNCH_H

#include "types.h"

/* A kernel is written once, for GPUs and for CPUs.  FERRY_KERNEL(name, args_type, a) { body } defines it; the body sees
 * the arguments as `const args_type *a` and calls what ferry_device.h offers, and functions that FERRY_FUNCTION
 * defines.  A C compiler makes a kernel of the host space of it, nvcc one of both spaces.
 *
 *     struct hello { int *dest; };
 *     FERRY_KERNEL(hello, struct hello, a) { ferry_int_p(a->dest, ferry_my_pe(), 0); }
 *     ferry_launch(hello, 1, 1, &args, sizeof args);  ferry_launch_wait();
 *
 * All blocks of a grid run at the same time, so that blocks may wait for one another and for other PEs.  On a GPU a
 * block is many threads; in the host space it is one thread of a pool that the PE keeps.  A body shares a block's work
 * by for (i = ferry_thread_index(); i < n; i += ferry_thread_count()) and by calls of block scope. Pointers in the
 * arguments are to memory that the GPU reaches, the symmetric heap for one. */
typedef void (*ferry_kernel)(const void *args);

#if !FERRYI_GPU
#define FERRY_FUNCTION static inline __attribute__((unused))
#define FERRY_KERNEL(name, args_type, a)                                                                               \
    static void name##_ferry_body(const args_type *a);                                                                 \
    static void name(const void *ferryi_args)                                                                          \
    {                                                                                                                  \
        name##_ferry_body((const args_type *)ferryi_args);                                                             \
    }                                                                                                                  \
    static void name##_ferry_body(const args_type *a)
#endif

/* Runs kernel on n_blocks blocks of threads_per_block threads.  Returns when it was started; args (args_size bytes)
 * were copied.  Launches of one PE run one after the other, in a stream of their own that waits for no other: what the
 * kernel needs must be complete.  threads_per_block is a GPU's; in the host space a block is one thread whatever it
 * says.  Not collective.  _NOT_INITIALIZED, _INVALID_ARG (no block, more than run at the same time, arguments of
 * another size, a kernel that nvcc has not compiled), _NO_MEMORY, _SYSTEM. */
FERRY_API ferry_status ferry_launch(ferry_kernel kernel, unsigned n_blocks, unsigned threads_per_block,
                                    const void *args, size_t args_size);
/* The same in a stream of the program's, behind what is in it, and in a graph when the stream is being captured.  In
 * the host space the stream is ignored.  Whoever synchronises the stream has waited for the kernel. */
FERRY_API ferry_status ferry_launch_on_stream(ferry_kernel kernel, unsigned n_blocks, unsigned threads_per_block,
                                              const void *args, size_t args_size, ferry_stream stream);
/* How many blocks of that many threads run at the same time, when nothing else runs on the GPU: the largest n_blocks of
 * a launch.  Statuses as for ferry_launch(). */
FERRY_API ferry_status ferry_launch_max_blocks(ferry_kernel kernel, unsigned threads_per_block, unsigned *n_blocks);
/* Waits until every kernel that this PE launched by ferry_launch() has returned, for FERRY_TIMEOUT, or timeout_ns
 * (UINT64_MAX: FERRY_TIMEOUT), and an eighth more, so that a wait in the kernel with the same budget ends first.
 * _NOT_INITIALIZED; _TIMEOUT: a kernel still runs and is left to itself, call again to go on waiting; _SYSTEM when a
 * kernel failed, as the driver names it.  Surprise: in the host space ferry_launch_wait() runs blocks of the kernel
 * itself, which are functions of the program's, and is not back before they are; the other form runs none. */
FERRY_API ferry_status ferry_launch_wait(void);
FERRY_API ferry_status ferry_launch_wait_timeout(uint64_t timeout_ns);

/* Inside a kernel: which block this is, and of how many; which thread of the block, and of how many.  0 of 1 outside.
 * ferry_block_sync waits for all threads of the block, and orders what they have read and written. */
FERRY_BOTH(unsigned, ferry_block_index, (void))
FERRY_BOTH(unsigned, ferry_block_count, (void))
FERRY_BOTH(unsigned, ferry_thread_index, (void))
FERRY_BOTH(unsigned, ferry_thread_count, (void))
FERRY_BOTH(void, ferry_block_sync, (void))

/* What FERRY_KERNEL tells libferry at program start where nvcc compiles. */
typedef struct ferry_kernel_entry {
    struct ferry_kernel_entry *next; /* the library's */
    ferry_kernel kernel;
    size_t args_size;
    int (*function)(void **function); /* its CUfunction on the current device; returns a cudaError_t */
} ferry_kernel_entry;
FERRY_API void ferry_kernel_register(ferry_kernel_entry *entry);
FERRY_API void ferry_kernel_unregister(ferry_kernel_entry *entry);

#endif
