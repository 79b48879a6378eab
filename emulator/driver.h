/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef EMU_DRIVER_H
#define EMU_DRIVER_H

#include "here.h"
#include "say.h"
#include <functional>

/* What the parts of the emulated driver offer each other, whatever their folder; the runtime API's are in runtime.h. */

int emu_devices(void);
/* The GPU that the API's number means, and the number of a GPU: CUDA_VISIBLE_DEVICES hides GPUs and gives them an
 * order. -1: there is none.  All else here counts GPUs as the machine does. */
int emu_gpu(CUdevice device);
CUdevice emu_number_of(int gpu);
/* Whether one GPU's kernels reach another one's memory, and the driver says so. */
bool emu_reaches(int from, int to);
bool emu_is_refused(int from, int to); /* when it asks for access */

bool emu_offers(const char *handles); /* EMU_HANDLES */

struct CUctx_st {
    int device;
    CUstream plain; /* the meaning of NULL */
    unsigned peers; /* bit d: kernels may touch what GPU d has allocated */
};
/* NULL: none is current. */
CUcontext emu_context(void);

/* The driver's record of an address. */
enum emu_kind { EMU_PAGEABLE, EMU_HOST, EMU_GPU, EMU_MANAGED };
emu_kind emu_kind_of(const void *p);
/* False: n bytes from p on begin in an allocation and end behind it. */
bool emu_holds(const void *p, size_t n);
/* Where the allocation begins, how long it is and whose it is; false: there is none. */
bool emu_find(const void *p, void **base, size_t *size, int *device, emu_kind *kind);
/* A variable of a module is GPU memory. */
void emu_note_global(CUdeviceptr at, size_t size, int device);
/* GPU memory for a variable; NULL: there is none. */
void *emu_allocate(size_t size, int device);
size_t emu_memory_used(int device);
/* What kernels allocate (heap.cc), for the calling kernel's GPU; cudaLimitMallocHeapSize. */
void *emu_heap_malloc(size_t n);
void emu_heap_free(void *p);
size_t emu_heap_limit(void);

/* For CUDA IPC (ipc.cc): an allocation of another process. */
void emu_forget_global(CUdeviceptr at);
/* Before memory is freed; false: another process still has it open. */
bool emu_ipc_ends(CUdeviceptr at);
/* Maps an object over existing addresses, as GPU memory. */
bool emu_map(void *at, size_t size, int fd);

/* faults.cc: a GPU's copy engine copies; whether a pair has no access. */
void emu_copy(int device, char *to, const char *from, size_t n);
bool emu_fault_is_no_access(int from, int to);
bool emu_fault_has_failed(void); /* an access of a kernel has ended with an error */
/* A graph's work begins, or has ended. */
void emu_fault_graph(int begins);

/* Gives whole pages of objects back, which are zero from then on and cost nothing until they are used; false: memory of
 * another kind. */
bool emu_drops(void *at, size_t size);

/* Lets the calling system thread look up where its GPU has each variable (symbols.cc). */
void emu_symbols_touch(void);

/* The calling thread may touch GPU memory from now on (memory.cc); meanwhile. */
void emu_touches_gpu_memory(void);
void emu_do_as_gpu(const std::function<void()> &what);

/* A stream does its work in order, on its own thread. */
CUresult emu_put(CUstream stream, std::function<void()> what);
CUresult emu_put_and_wait(CUstream stream, std::function<void()> what);
/* Likewise, for work that waits for nothing: an idle stream's is done when the call returns. */
CUresult emu_put_short(CUstream stream, std::function<void()> what);
/* Waits for all work of a GPU, as freeing memory does. */
void emu_wait_for_all(int device);

/* Where the program has called the runtime that calls the driver on this thread: copies and sets are then the program's
 * own, and are told (access.h) when their stream comes to them.  NULL: libferry, or a program, calls the driver. */
extern thread_local const void *emu_called_at;

/* What EMU_FAILS asks of this function (table.cc). */
CUresult emu_asked_to_fail(const char *function);

CUresult emu_refuses(const char *function, CUresult result);
CUresult emu_refuses(const char *function, CUresult result, const std::string &why);

/* Launches with what a kernel's attribute allows (launch.cc). */
CUresult emu_launch(const ferryi_emu_kernel *kernel, dim3 grid, dim3 block, size_t shared, CUstream stream, void **args,
                    bool cooperative);

#endif
