/* SPDX-License-Identifier: BSD-3-Clause */
#include "device/kernels/verdict.cu"

FERRYI_EMU_KERNEL(ferry_verdict_kernel)
FERRYI_EMU_KERNEL(ferry_verdict_replay_kernel)
FERRYI_EMU_KERNEL(ferry_verdict_chase_kernel)
FERRYI_EMU_KERNEL(ferry_verdict_fill_kernel)
FERRYI_EMU_KERNEL(ferry_verdict_count_kernel)
