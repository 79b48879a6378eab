/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef EMU_RUNTIME_H
#define EMU_RUNTIME_H

#include "driver.h"

/* The runtime API's parts, made of driver calls: runtime.cc, runtime_device.cc, symbols.cc, and half of launch.cc. */

/* Keeps an error for cudaGetLastError. */
cudaError_t emu_noted(cudaError_t error);
static inline cudaError_t emu_noted(CUresult result)
{
    return emu_noted((cudaError_t)result);
}
/* A GPU's context is current, as the runtime has it. */
void emu_ready(void);
/* The kernel that a function of the program is; NULL: it is none. */
const ferryi_emu_kernel *emu_kernel_of(const void *function);

#endif
