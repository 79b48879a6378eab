/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_LAUNCH_H
#define FERRY_LAUNCH_H

#include "types.h"

/* A kernel is written once, for GPUs and CPUs.  FERRY_KERNEL(name, args_type, a) { body } defines it; the body gets the
 * arguments as `const args_type *a` and may call ferry_device.h's functions and those that FERRY_FUNCTION defines.  A C
 * compiler makes a kernel for the host space, nvcc one for both spaces.
 *
 *     struct hello { int *dest; };
 *     FERRY_KERNEL(hello, struct hello, a) { ferry_int_p(a->dest, ferry_my_pe(), 0); }
 *     ferry_launch(hello, 1, 1, &args, sizeof args);  ferry_launch_wait();
 *
 * All blocks of a grid run at the same time, so that blocks may wait for one another and for other PEs.  On a GPU a
 * block has many threads; in the host space it is one thread of the PE's pool.  A body shares a block's work by for (i
 * = ferry_thread_index(); i < n; i += ferry_thread_count()) and by calls of block scope.  Pointers in the arguments
 * must be to memory that the GPU reaches, such as the symmetric heap. */
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

/* Runs kernel on n_blocks blocks of threads_per_block threads.  Copies args (args_size bytes, at most 32,764) and
 * returns when the kernel was started.  A PE's launches run one after the other, in a stream that waits for no other:
 * the kernel's inputs must be complete.  In the host space a block is one thread whatever threads_per_block says.  Not
 * collective.  _NOT_INITIALIZED, _INVALID_ARG (no block, more than run at the same time, arguments of another size, a
 * kernel that nvcc has not compiled), _NO_MEMORY, _SYSTEM. */
FERRY_API FERRYI_CHECKED ferry_status ferry_launch(ferry_kernel kernel, unsigned n_blocks, unsigned threads_per_block,
                                                   const void *args, size_t args_size);
/* ferry_launch() in a stream of the program: after its earlier work, and part of the graph when the stream is being
 * captured.  Synchronising the stream waits for the kernel.  The host space ignores the stream. */
FERRY_API FERRYI_CHECKED ferry_status ferry_launch_on_stream(ferry_kernel kernel, unsigned n_blocks,
                                                             unsigned threads_per_block, const void *args,
                                                             size_t args_size, ferry_stream stream);
/* The number of blocks of that many threads that run at the same time on an otherwise idle GPU: the largest n_blocks of
 * a launch.  Where MPS runs kernels of several PEs on one GPU at the same time, each PE has a part of them, less a
 * multiprocessor for each of those PEs: for their host calls.  Surprise: these parts need not all fit at the same time
 * (4 PEs that filled theirs did not, H200), so kernels that wait for other PEs' kernels must leave room.  Statuses as
 * for ferry_launch(). */
FERRY_API FERRYI_CHECKED ferry_status ferry_launch_max_blocks(ferry_kernel kernel, unsigned threads_per_block,
                                                              unsigned *n_blocks);
/* Waits until every kernel that this PE launched by ferry_launch() before has ended: for FERRY_TIMEOUT, or timeout_ns
 * (UINT64_MAX: FERRY_TIMEOUT), and an eighth more, so that a wait in the kernel with the same budget ends first.
 * _NOT_INITIALIZED; _TIMEOUT: a kernel still runs, call again to continue the wait; _SYSTEM with the driver's error
 * when a kernel failed.  Surprise: in the host space ferry_launch_wait() itself runs blocks of the kernel and returns
 * only after them; the other form runs none.  A block left by longjmp() to the caller of ferry_launch_wait() counts as
 * ended in that thread's next wait.  In a kernel of the host space both return _INVALID_ARG: they would wait for that
 * kernel. */
FERRY_API FERRYI_CHECKED ferry_status ferry_launch_wait(void);
FERRY_API FERRYI_CHECKED ferry_status ferry_launch_wait_timeout(uint64_t timeout_ns);

/* In a kernel: the block's index and the number of blocks, the thread's index in the block and the number of threads;
 * outside 0 and 1. ferry_block_sync waits for all threads of the block and orders their memory accesses. */
FERRY_BOTH(unsigned, ferry_block_index, (void))
FERRY_BOTH(unsigned, ferry_block_count, (void))
FERRY_BOTH(unsigned, ferry_thread_index, (void))
FERRY_BOTH(unsigned, ferry_thread_count, (void))
FERRY_BOTH(void, ferry_block_sync, (void))

/* FERRY_KERNEL registers this with libferry at program start, when nvcc compiles. */
typedef struct ferry_kernel_entry {
    struct ferry_kernel_entry *next; /* the library's */
    ferry_kernel kernel;
    size_t args_size;
    int (*function)(void **function); /* its CUfunction on the current device; returns a cudaError_t */
} ferry_kernel_entry;
FERRY_API void ferry_kernel_register(ferry_kernel_entry *entry);
FERRY_API void ferry_kernel_unregister(ferry_kernel_entry *entry);

#endif
