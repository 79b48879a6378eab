/* SPDX-License-Identifier: BSD-3-Clause */
#include "device/kernels/moe.cu"

#define EMULATED(NUMBER, name) FERRYI_EMU_KERNEL(ferry_moe_##name##_kernel)
FERRYI_MOE_KERNELS(EMULATED)
