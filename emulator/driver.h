/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef EMU_DRIVER_H
#define EMU_DRIVER_H

#include "grid.h"
#include <functional>

/* The emulated driver's parts: device.cc, memory.cc, stream.cc, runtime.cc. */

int emu_devices(void);
/* 1 if one GPU's kernels reach another one's memory. */
bool emu_reaches(int from, int to);
bool emu_is_refused(int from, int to); /* when it asks for access */

struct CUctx_st {
    int device;
    CUstream plain; /* the meaning of NULL */
};
/* NULL: none is current. */
CUcontext emu_context(void);

/* The driver's record of an address. */
enum emu_kind { EMU_PAGEABLE, EMU_HOST, EMU_GPU };
emu_kind emu_kind_of(const void *p);
/* A variable of a module is GPU memory. */
void emu_note_global(CUdeviceptr at, size_t size, int device);

void emu_forget_global(CUdeviceptr at);
/* Maps an object over existing addresses, as GPU memory. */
bool emu_map(void *at, size_t size, int fd);

/* The memory that an address is in: whose it is, and its start and size; false: no GPU's. */
bool emu_find(const void *p, int *device, uintptr_t *base, size_t *size);

/* faults.cc: a GPU's copy engine copies; whether a pair has no access. */
void emu_copy(int device, char *to, const char *from, size_t n);
bool emu_fault_is_no_access(int from, int to);

/* Gives whole pages of objects back, which are zero from then on and cost nothing until they are used; false: memory of
 * another kind. */
bool emu_drops(void *at, size_t size);

/* The calling thread may touch GPU memory meanwhile. */
void emu_do_as_gpu(const std::function<void()> &what);

/* A stream does its work in order, on its own thread. */
CUresult emu_put(CUstream stream, std::function<void()> what);
CUresult emu_put_and_wait(CUstream stream, std::function<void()> what);
/* Waits for all work of a GPU, as freeing memory does. */
void emu_wait_for_all(int device);

CUresult emu_refuses(const char *function, CUresult result);

#endif
