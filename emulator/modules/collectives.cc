/* SPDX-License-Identifier: BSD-3-Clause */
#include "device/kernels/collectives.cu"

FERRYI_EMU_KERNEL(ferry_measured_kernel)
