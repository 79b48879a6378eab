/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef EMU_DRIVER_H
#define EMU_DRIVER_H

#include "grid.h"
#include <functional>

/* The emulated driver's parts: device.cc, memory.cc, stream.cc, module.cc. */

int emu_devices(void);
/* Whether one GPU's kernels reach another one's memory. */
bool emu_reaches(int from, int to);
bool emu_is_refused(int from, int to); /* when it asks for access */

struct CUctx_st {
    int device;
    CUstream plain; /* what NULL stands for */
};
/* NULL: none is current. */
CUcontext emu_context(void);

/* What an address is to the driver. */
enum emu_kind { EMU_PAGEABLE, EMU_HOST, EMU_GPU };
emu_kind emu_kind_of(const void *p);

/* A stream does one thing after the other, on a thread of its own. */
CUresult emu_put(CUstream stream, std::function<void()> what);
CUresult emu_put_and_wait(CUstream stream, std::function<void()> what);
/* As freeing memory does: waits for all that a GPU has been given. */
void emu_wait_for_all(int device);

CUresult emu_refuses(const char *function, CUresult result);

#endif
