/* SPDX-License-Identifier: BSD-3-Clause */
/* The kernels of communicators (ferry/comm.h): a module of their own, loaded when the first is made. */
#define FERRY_DRIVER_MODULE
#include "ferry_device.h"

#include "../comm/exchange__funcs.h"

/* Units: two blocks a multiprocessor, so at most 64 registers.  With 72, 256 KiB took 5.0 instead of 4.3 us and 1 MiB
 * 10.2 instead of 9.2 (two PEs on one H200, in a graph). */
#define KERNELS(NAME, name, bytes)                                                                                     \
    __global__ void __launch_bounds__(FERRYI_COMM_THREADS, 2) units_##name(const __grid_constant__ ferryi_comm_args a) \
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
    return { blockIdx.x, gridDim.x, FERRYI_COMM_THREADS * 16, 0 };
}

namespace ferry_comm_kernels
{
FERRYI_COMM_TYPES(KERNELS)
}
