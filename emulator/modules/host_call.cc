/* SPDX-License-Identifier: BSD-3-Clause */
#include "device/kernels/host_call.cu"

FERRYI_EMU_KERNEL(ferry_host_call_kernel)
FERRYI_EMU_KERNEL(ferry_stream_kernel)
FERRYI_EMU_KERNEL(ferry_drain_kernel)
FERRYI_EMU_KERNEL(ferry_reload_kernel)
FERRYI_EMU_KERNEL(ferry_probe_kernel)
