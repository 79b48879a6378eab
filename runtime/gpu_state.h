/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRYI_GPU_STATE_H
#define FERRYI_GPU_STATE_H

#include "ferry/device/host_call.h"
#include "ferry/device/moe.h"
#include "runtime/gpu.h"
#include "runtime/gpu_belt.h"
#include "runtime/gpu_lane.h"
#include "runtime/space/cuda_driver.h"
#include "runtime/world.h"

/* A ring in host memory, by which a staged pair's records come in. */
typedef struct ferryi_bulk {
    ferryi_in *in;  /* on the GPU */
    ferryi_in ends; /* its pointers, for the host */
} ferryi_bulk;

/* The words of a ferryi_in from its gate on. */
typedef struct ferryi_bulk_words {
    uint32_t gate, held;
} ferryi_bulk_words;

/* Shared by the files of the cuda space (gpu*.c, space/cuda.c). */

struct ferryi_gpu {
    CUdevice device;
    CUcontext context;
    int retained;           /* the primary context, by this PE: to be released */
    int made_current;       /* on the thread that called ferry_init */
    ferryi_gpu_lanes lanes; /* for calls of the host */
    struct {
        pthread_mutex_t lock; /* also guards image */
        CUstream stream;      /* before all other work */
    } serve;                  /* the service's */
    CUmodule module;          /* the library's kernels */
    CUfunction host_call, stream_call, drain, probe;
    CUdeviceptr module_world;
    CUstream launches; /* of ferry_launch(), one after the other */
    CUstream reminders;
    CUstream news; /* copies only */
    CUmodule moe;  /* loaded when it is asked for */
    CUfunction moe_kernel[FERRYI_MOE_N_KERNELS];
    pthread_mutex_t moe_lock;

    CUdeviceptr tables;   /* peer[n_pes], the fault counter, then counters */
    CUdeviceptr counters; /* ferry_stats_pair[n_pes]; 0: kernels do not count */
    void *shared;         /* host memory that the GPU maps: faults, the result, peer states */
    ferryi_fault_slot *faults;
    struct ferryi_gpu_words {
        uint64_t drained; /* the number of the last drain kernel that has ended */
        ferryi_bulk_words taken;
        uint64_t reminded;
        uint64_t tail; /* of a ring, for who has the quick lane */
    } * words;
    struct ferryi_gpu_rings *rings;     /* NULL: no pair of this PE is weak */
    struct ferryi_gpu_shelves *shelves; /* NULL: none was opened yet */
    uint64_t faults_seen;
    pthread_mutex_t bounce_lock;
    CUdeviceptr bounce;         /* where host memory stops over on its way to a staged pair; 0: not yet */
    ferryi_host_result *unread; /* for collectives in streams, whose failures are faults */
    void *ctl;                  /* registered with the driver; NULL: not */
    uint32_t connected;
    uint32_t stuck; /* a kernel of ferry_init or ferry_finalize has not ended: what would wait for it is left alone */
    uint32_t units_loaded; /* whose kernels are loaded: units up to this number */
    ferryi_world image;    /* what kernels see */
};

/* Makes the PE's context current for a while, whatever the program has set on this thread. */
ferry_status ferryi_gpu_enter(const ferryi_gpu *gpu);
void ferryi_gpu_leave(void);
/* Ends when all that was put into the stream has ended; _ERROR_NOT_READY: not before the deadline.  For what may hang
 * with a peer.  In the context.  A copy of pageable memory waits by itself, so finish what is before it first. */
CUresult ferryi_gpu_finish(CUstream stream, uint64_t deadline);
/* When to give up on work whose own waits end within the budget (UINT64_MAX: a budget that never ends), and that copies
 * so many bytes: later than it does by itself. */
uint64_t ferryi_gpu_deadline(uint64_t budget, size_t bytes);
/* The same for the space's operations: the calling thread's PE. */
ferryi_gpu *ferryi_gpu_here(void);

/* gpu.c, in the context: loads libferry's kernels, once. */
ferry_status ferryi_gpu_load_module(ferryi_gpu *gpu);

/* gpu_calls.c: puts libferry's kernel into a stream. */
CUresult ferryi_gpu_call(const ferryi_gpu *gpu, CUstream stream, ferryi_host_call *call);
/* For a copy of the driver's that is about to move n bytes. */
void ferryi_gpu_count_put(ferryi_world *w, int pe, size_t n);
void ferryi_gpu_count_get(ferryi_world *w, int pe, size_t n);
/* CU_MEMORYTYPE_*; 0: memory that the driver does not know. */
unsigned ferryi_gpu_memory_type(const void *p);

/* gpu_units.c: copies the image to every unit and module of this PE's device.  Under serve.lock, in the context. */
ferry_status ferryi_gpu_fill_units(ferryi_gpu *gpu);
/* In the context, with no lock of the PE's held, since what is loaded while kernels run waits for them: loads the
 * kernels of a module, and of all units that came since the last call (ferry/device/unit.h). */
void ferryi_gpu_load_kernels(CUmodule from);
void ferryi_gpu_load_units(ferryi_gpu *gpu);

/* gpu_rings.c, in the context: paths are decided, the module is loaded; what kernels see of it. */
typedef struct ferryi_gpu_rings ferryi_gpu_rings;
typedef struct ferryi_gpu_shelves ferryi_gpu_shelves;
ferry_status ferryi_gpu_rings_create(ferryi_pe *pe);
void ferryi_gpu_rings_destroy(ferryi_pe *pe);
void ferryi_gpu_rings_show(const ferryi_pe *pe, ferryi_world *image);
/* The pair's rings are in host memory: one way at least, no GPU reaches the other. */
int ferryi_gpu_is_staged(const ferryi_pe *pe, int peer);
/* In the context: kernels may use so much host memory from `at` on.  *pinned: 0 when another PE has pinned it that is a
 * thread of this process. */
ferry_status ferryi_gpu_pin(char *at, size_t size, int *pinned);
/* gpu_shelf.c, in the context: unpins all. */
void ferryi_gpu_shelves_destroy(ferryi_gpu *gpu);
/* How many records kernels have sent to a PE so far. */
ferry_status ferryi_gpu_rings_tail(ferryi_world *w, ferry_call call, int peer, uint64_t *tail);
ferryi_gpu_belts *ferryi_gpu_rings_belts(const ferryi_gpu *gpu);
/* A kernel is about to be launched: the services on both sides of weak pairs had better be awake. */
void ferryi_gpu_rings_expect(const ferryi_gpu *gpu);

/* gpu_bulk.c, by the service, in the context: applies what is next in the ring and can be applied without a kernel,
 * and what follows.  first: a record's word 0. */
int ferryi_gpu_bulk_can(uint64_t first);
ferry_status ferryi_gpu_bulk_serve(const ferryi_world *w, const ferryi_bulk *b, ferryi_gpu_belts *belts,
                                   CUstream stream, ferryi_bulk_words *words);

#endif
