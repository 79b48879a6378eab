/* SPDX-License-Identifier: BSD-3-Clause */
/* The kernels of the MoE all-to-all for GPUs: a module of their own, which is loaded when a program asks for them. */
#define FERRY_DRIVER_MODULE
#include "ferry_device.h"

#include "../moe/moe__funcs.h"

/* Two blocks on a multiprocessor, so that two rounds whose blocks wait for each other run at the same time.  The
 * kernels that send by direct stores only have no call on weak pairs, which spills registers: by source they spill
 * nothing, but for 24 bytes in straight_dispatch_send (sm_90, CUDA 13.0). */
#define BOUND(NUMBER, name)                                                                                            \
    extern "C" __global__ void __launch_bounds__(FERRYI_MOE_THREADS, 2)                                                \
        ferry_moe_##name##_kernel(const __grid_constant__ ferryi_moe_args);
FERRYI_MOE_KERNELS(BOUND)
FERRYI_MOE_KERNELS(FERRYI_MOE_KERNEL)
