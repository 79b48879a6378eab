/* SPDX-License-Identifier: BSD-3-Clause */
/* The kernels of communicators (ferry/comm.h): a module of their own, loaded when the first is made. */
#define FERRY_DRIVER_MODULE
#include "ferry_device.h"

#include "../comm/exchange__funcs.h"

#define KERNELS(NAME, name, bytes)                                                                                     \
    __global__ void __launch_bounds__(FERRYI_COMM_THREADS, 1) units_##name(const __grid_constant__ ferryi_comm_args a) \
    {                                                                                                                  \
        if (!ferryi_comm_is_refused(&a))                                                                               \
            ferryi_comm_by_units<ferryi_comm_##name>(&a);                                                              \
    }                                                                                                                  \
    __global__ void __launch_bounds__(FERRYI_COMM_THREADS, 1)                                                          \
        chunks_##name(const __grid_constant__ ferryi_comm_args a)                                                      \
    {                                                                                                                  \
        if (!ferryi_comm_is_refused(&a))                                                                               \
            ferryi_comm_run_chunks<ferryi_comm_##name>(&a);                                                            \
    }

namespace ferry_comm_kernels
{
FERRYI_COMM_TYPES(KERNELS)
}
