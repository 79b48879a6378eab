/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_LAUNCH_H
#define FERRY_LAUNCH_H

#include "types.h"

/* A kernel is written once.  FERRY_KERNEL(name, args_type, a) { body } defines it; the body sees the arguments as
 * `const args_type *a` and calls what ferry_device.h offers.  In the host space a block is one thread of a pool that
 * the PE keeps, and all blocks of a grid run at the same time, so that blocks may wait for one another and for other
 * PEs.
 *
 *     struct hello { int *dest; };
 *     FERRY_KERNEL(hello, struct hello, a) { ferry_int_p(a->dest, ferry_my_pe(), 0); }
 *     ferry_launch(hello, 1, 1, &args, sizeof args);  ferry_launch_wait();
 */
typedef void (*ferry_kernel)(const void *args);

#define FERRY_KERNEL(name, args_type, a)                                                                               \
    static void name##_ferry_body(const args_type *a);                                                                 \
    static void name(const void *ferryi_args)                                                                          \
    {                                                                                                                  \
        name##_ferry_body((const args_type *)ferryi_args);                                                             \
    }                                                                                                                  \
    static void name##_ferry_body(const args_type *a)

/* Runs kernel on n_blocks blocks.  Returns when it was started; args (args_size bytes) were copied.  Launches of one PE
 * run one after the other.  threads_per_block is a GPU's; in the host space a block is one thread whatever it says.
 * Not collective.  _NOT_INITIALIZED, _INVALID_ARG (no block, too many), _NO_MEMORY, _SYSTEM. */
FERRY_API ferry_status ferry_launch(ferry_kernel kernel, unsigned n_blocks, unsigned threads_per_block,
                                    const void *args, size_t args_size);
/* Waits until every kernel that this PE launched has returned.  The kernels' own waits end, so this does. */
FERRY_API ferry_status ferry_launch_wait(void);

/* Inside a kernel: which block this is, and of how many.  0 of 1 outside. */
FERRY_API unsigned ferry_block_index(void);
FERRY_API unsigned ferry_block_count(void);

#endif
