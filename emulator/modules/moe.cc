/* SPDX-License-Identifier: BSD-3-Clause */
#include "device/kernels/moe.cu"

namespace ferry_moe_kernels
{
#define EMULATED(NUMBER, name) FERRYI_EMU_KERNEL_AS(name, "ferry_moe_kernels::" #name "(ferryi_moe_args)")
FERRYI_MOE_KERNELS(EMULATED)
} // namespace ferry_moe_kernels
