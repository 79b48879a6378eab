/* SPDX-License-Identifier: BSD-3-Clause */
#include "device/kernels/moe.cu"

FERRYI_EMU_KERNEL(ferry_moe_dispatch_send_kernel)
FERRYI_EMU_KERNEL(ferry_moe_dispatch_recv_kernel)
FERRYI_EMU_KERNEL(ferry_moe_combine_send_kernel)
FERRYI_EMU_KERNEL(ferry_moe_combine_recv_kernel)
FERRYI_EMU_KERNEL(ferry_moe_dispatch_kernel)
FERRYI_EMU_KERNEL(ferry_moe_combine_kernel)
