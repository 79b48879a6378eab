/* SPDX-License-Identifier: BSD-3-Clause */
#include "device/kernels/measure.cu"

FERRYI_EMU_KERNEL(ferry_measure_hold_kernel)
FERRYI_EMU_KERNEL(ferry_measure_copy_kernel)
