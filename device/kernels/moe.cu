/* SPDX-License-Identifier: BSD-3-Clause */
/* The kernels of the MoE all-to-all for GPUs: a module of their own, which is loaded when a program asks for them. */
#define FERRY_DRIVER_MODULE
#include "ferry_device.h"

#include "../moe/moe__funcs.h"

/* Two blocks fit on a multiprocessor, so that two rounds whose blocks wait for each other run at the same time.  Calls
 * on weak pairs spill registers; the kernels that send by direct stores only have no such calls, and those for rows by
 * source and for large rounds spill nothing (sm_90, CUDA 13.0).  A block of a large round has a multiprocessor to
 * itself, for more accesses in flight; a large round takes at most half of the multiprocessors unless the program says
 * how many.
 *
 * What a round runs each time is inlined here.  A function out of line reads the arguments through a pointer, from
 * memory instead of constants, does not know that its scratch memory is shared, and knows no pointer to be global. */
#define KERNEL(NUMBER, name)                                                                                           \
    __global__ void __launch_bounds__(FERRYI_MOE_THREADS, FERRYI_MOE_IS_LARGE(FERRYI_MOE_##NUMBER) ? 1 : 2)            \
        name(const __grid_constant__ ferryi_moe_args a)                                                                \
    {                                                                                                                  \
        ferryi_moe_args_prefetch(&a);                                                                                  \
        ferryi_moe_##name##_body(&a);                                                                                  \
    }

/* Profilers show ferry_moe_kernels::dispatch_small(ferryi_moe_args): programs that time DeepEP's kernels look for
 * ::dispatch and ::combine. */
namespace ferry_moe_kernels
{
FERRYI_MOE_KERNELS(KERNEL)
}
