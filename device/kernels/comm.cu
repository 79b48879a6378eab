/* SPDX-License-Identifier: BSD-3-Clause */
/* The kernels of communicators (ferry/comm.h): a module of their own, loaded when the first is made. */
#define FERRY_DRIVER_MODULE
#include "ferry_device.h"

#include "../comm/exchange__funcs.h"

#define KERNELS(NAME, name, bytes)                                                                                     \
    __global__ void __launch_bounds__(FERRYI_COMM_THREADS, 1) units_##name(const __grid_constant__ ferryi_comm_args a) \
    {                                                                                                                  \
        (void)ferryi_comm_run_units<ferryi_comm_##name>(&a.members, &a.call, ferryi_comm_here());                      \
    }                                                                                                                  \
    __global__ void __launch_bounds__(FERRYI_COMM_THREADS, 1)                                                          \
        chunks_##name(const __grid_constant__ ferryi_comm_args a)                                                      \
    {                                                                                                                  \
        (void)ferryi_comm_run_chunks<ferryi_comm_##name>(&a.members, &a.call, ferryi_comm_here());                     \
    }

/* Blocks of FERRYI_COMM_THREADS, but for units. */
FERRYI_FN ferryi_comm_block ferryi_comm_here(void)
{
    return { blockIdx.x, gridDim.x, FERRYI_COMM_THREADS * 16 };
}

namespace ferry_comm_kernels
{
FERRYI_COMM_TYPES(KERNELS)
}
