/* SPDX-License-Identifier: BSD-3-Clause */
#include "device/kernels/comm.cu"

namespace ferry_comm_kernels
{
#define EMULATED(NAME, name, bytes)                                                                                    \
    FERRYI_EMU_KERNEL_AS(units_##name, "ferry_comm_kernels::units_" #name "(ferryi_comm_args)")                        \
    FERRYI_EMU_KERNEL_AS(chunks_##name, "ferry_comm_kernels::chunks_" #name "(ferryi_comm_args)")
FERRYI_COMM_TYPES(EMULATED)
} // namespace ferry_comm_kernels
