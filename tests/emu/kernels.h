/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef EMU_KERNELS_H
#define EMU_KERNELS_H

/* The start of each source with kernels: parsed once (tests/emu/kernels.h.gch), since it takes longer than the rest. */
#include <cuda_runtime.h> /* first: the compiler's side of CUDA C++ */

#include "ferry_device.h"
#include "ferry_moe.h"
#include "tests/moe_config.h"
#include <vector>

#endif
