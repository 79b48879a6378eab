/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRYI_GPU_INTERNAL_H
#define FERRYI_GPU_INTERNAL_H

#include "ferry/comm.h"
#include "ferry/detail/moe/moe.h"
#include "ferry/detail/operations/host_call.h"
#include "ferry/detail/ring/routes.h"
#include "ferry/module.h"
#include "runtime/gpu/channel.h"
#include "runtime/gpu/gpu.h"
#include "runtime/gpu/gpu_pipelines.h"
#include "runtime/space/cuda_driver.h"
#include "runtime/state/world.h"

/* The service's hold on a ring if the driver refused the give-back: only the `held` word is set; or the service has the
 * lock too. */
enum { FERRYI_BULK_HELD = 1, FERRYI_BULK_TAKEN };

/* A ring in host memory that carries a staged pair's inbound descriptors. */
typedef struct ferryi_gpu_bulk {
    ferryi_ring_in *in;  /* on the GPU */
    ferryi_ring_in ends; /* its pointers, for the host */
    int kept;            /* FERRYI_BULK_*; 0: nothing */
    uint32_t next;       /* _TAKEN: the next descriptor */
    uint32_t refused;    /* 1 + the descriptor whose copy the driver refused: a kernel tries it first; 0: none */
} ferryi_gpu_bulk;

/* Host memory that kernels of a PE may use (pins.c); size 0: none. */
typedef struct ferryi_gpu_pinned {
    uintptr_t at;
    size_t size;
} ferryi_gpu_pinned;

/* The words of a ferryi_ring_in from its consumer on. */
typedef struct ferryi_gpu_bulk_words {
    uint32_t consumer, held;
} ferryi_gpu_bulk_words;

/* Shared by the files of the cuda space (runtime/gpu). */

struct ferryi_gpu {
    CUdevice device;
    CUcontext context;
    int retained;                     /* this PE must release the primary context */
    int made_current;                 /* on the thread that called ferry_init */
    ferryi_gpu_channels channels;     /* for calls of the host */
    uint64_t fair[FERRYI_FAIR_WORDS]; /* for the host's waits and tests for any element (wait__funcs.h) */
    struct {
        pthread_mutex_t lock; /* also guards kernel_world */
        CUstream stream;      /* before all other work */
    } serve;                  /* the service's */
    CUmodule module;          /* the library's kernels */
    CUfunction host_call, stream_call, drain, reload, probe;
    CUdeviceptr module_world;
    CUstream launches; /* of ferry_launch(), one after the other */
    CUstream reload_stream;
    CUstream publish_stream; /* copies only */
    CUmodule moe;            /* loaded when it is asked for */
    CUfunction moe_kernel[FERRYI_MOE_N_KERNELS];
    CUmodule comm; /* likewise */
    CUfunction comm_kernel[2 * FERRY_COMM_N_TYPES];
    pthread_mutex_t moe_lock; /* of moe and comm: taken while they are loaded */

    CUdeviceptr tables;   /* peer[n_pes], ferryi_kernel_words, then counters */
    CUdeviceptr counters; /* ferry_stats_pair[n_pes]; 0: kernels do not count */
    void *shared;         /* host memory that the GPU maps: faults, the result, peer states */
    ferryi_fault_slot *faults;
    struct ferryi_gpu_words {
        uint64_t drains, drained; /* the numbers of the last drain kernels that have begun and ended */
        ferryi_gpu_bulk_words taken;
        uint64_t reloaded;
        uint64_t tail; /* of a ring; the quick channel's user writes it */
    } * words;
    struct ferryi_gpu_rings *rings;     /* NULL: no pair of this PE is weak */
    ferryi_gpu_pipelines *pipelines;    /* likewise */
    struct ferryi_gpu_windows *windows; /* NULL: none was opened yet */
    uint64_t faults_seen;
    pthread_mutex_t faults_lock; /* of the thread that reads faults */
    pthread_mutex_t bounce_lock;
    CUdeviceptr bounce;         /* buffer for host memory on its way to a staged pair; 0: not yet allocated */
    ferryi_host_result *unread; /* for collectives in streams, whose failures are faults */
    ferryi_gpu_pinned ctl;      /* the part of the PE's segment without chunks */
    uint32_t connected;
    uint32_t late;  /* the quick stream's work did not end in time: leave the GPU alone until it has ended */
    uint32_t stuck; /* a kernel of ferry_init or ferry_finalize has not ended: skip calls that would wait for it */
    uint32_t images_loaded;    /* kernels of images up to this number are loaded */
    unsigned sharers;          /* PEs among which ferry divides this GPU; 1 where PEs take turns or MPS divides it */
    int takes_turns;           /* with other PEs of the job, which this GPU runs only while no kernel of this PE runs */
    unsigned neighbours;       /* other PEs of the job whose kernels run on this GPU at the same time */
    unsigned most_blocks;      /* of the kernel of a large collective of hosts or streams */
    ferryi_world kernel_world; /* what kernels see */
};

/* runtime/gpu/context.c.  Makes the PE's context current until leave(), whatever context the program has set on this
 * thread. */
ferry_status ferryi_gpu_enter(ferryi_gpu *gpu);
void ferryi_gpu_leave(void);
/* In the context.  Waits until the stream's work has ended; _ERROR_NOT_READY: not by the deadline.  For work that may
 * hang with a peer.  A copy of pageable memory blocks by itself, so finish the work before that copy first. */
CUresult ferryi_gpu_finish(CUstream stream, uint64_t deadline);
/* Returns the deadline for work that copies `bytes` and whose own waits end within the budget (UINT64_MAX: no limit).
 * The deadline is later than the work's own time limit. */
uint64_t ferryi_gpu_deadline(uint64_t budget, size_t bytes);
/* The GPU of the calling thread's PE, for the space's operations. */
ferryi_gpu *ferryi_gpu_of_thread(void);
/* CU_MEMORYTYPE_*; 0: memory that the driver does not know. */
unsigned ferryi_gpu_memory_type(const void *p);

/* The body of an operation of the space: CALL in the context of the thread's PE. */
#define FERRYI_GPU_RETURN_IN_CONTEXT(CALL)                                                                             \
    ferry_status status = ferryi_gpu_enter(ferryi_gpu_of_thread());                                                    \
    if (status != FERRY_SUCCESS)                                                                                       \
        return status;                                                                                                 \
    status = CALL;                                                                                                     \
    ferryi_gpu_leave();                                                                                                \
    return status

/* What the rows of the cuda space share (space.c): copies; whether memory must stay, since a kernel may still use it; a
 * handle's bytes in a descriptor, to send it as descriptors are sent. */
ferry_status ferryi_gpu_space_copy(void *dst, const void *src, size_t nbytes);
ferry_status ferryi_gpu_space_zero(void *dst, size_t nbytes);
uint64_t ferryi_gpu_space_untouched(const ferryi_chunk *chunk);
uint64_t ferryi_gpu_space_left(void);
int ferryi_gpu_must_stay(void);
ferry_status ferryi_gpu_handle_send(const void *handle, size_t size, int *fd);
ferry_status ferryi_gpu_handle_receive(int fd, void *handle, size_t size);
/* In the context: whether the driver makes such handles.  space.c, space_ipc.c */
int ferryi_gpu_can_fabric(CUdevice device);
int ferryi_gpu_can_ipc(void);

/* This PE's share, at least one, of the blocks of which a multiprocessor runs `each`.  MPS gives a PE a number of
 * multiprocessors, not certain ones: a block of a neighbour may run on any of them.  So the share leaves room for one
 * block of each neighbour, a whole multiprocessor, as long as that is at most half of it: a kernel that fills its share
 * starts while the neighbours' host calls and streams wait, each in one block. */
static inline unsigned ferryi_gpu_share_of(const ferryi_gpu *gpu, unsigned each, unsigned multiprocessors)
{
    const unsigned share = each * multiprocessors / gpu->sharers, room = each * gpu->neighbours;
    const unsigned left = share - (room < share / 2 ? room : share / 2);
    return left > 0 ? left : each * multiprocessors > 0;
}

/* pins.c, in the context: lets kernels use `size` bytes of host memory from `at` on, until unpin(), which does nothing
 * for a *pinned of size 0. */
ferry_status ferryi_gpu_pin(const ferryi_gpu *gpu, const char *at, size_t size, ferryi_gpu_pinned *pinned);
void ferryi_gpu_unpin(ferryi_gpu_pinned *pinned);

/* kernel_world.c, in the context: loads libferry's kernels, once. */
ferry_status ferryi_gpu_load_module(ferryi_gpu *gpu);

/* modules.c: the library's kernels of one kind, loaded when they are first asked for: NAMESPACE::NAME(ARGS). */
typedef struct ferryi_gpu_kind {
    const unsigned char *code;
    const char *of, *namespace_, *args; /* of: for messages */
    const char *const *names;
    size_t n;
} ferryi_gpu_kind;
ferry_status ferryi_gpu_have(ferryi_gpu *gpu, const ferryi_gpu_kind *kind, CUmodule *module, CUfunction *kernels);

/* gpu.c: publishes the world of each PE of this process.  Any thread may call it, outside of the lists of images. */
void ferryi_gpu_publish_everywhere(void);

/* runtime/gpu/calls.c: puts libferry's kernel into a stream. */
CUresult ferryi_gpu_call(const ferryi_gpu *gpu, CUstream stream, ferryi_host_call *call);
/* Whether copy engines serve host calls and streams to and from pe: the pair is direct, and they were not found to
 * change or lose bytes.  Kernels move the bytes otherwise. */
int ferryi_gpu_has_copies(ferryi_world *w, int pe);
/* Counts a copy by the driver that is about to move n bytes. */
void ferryi_gpu_count_put(ferryi_world *w, int pe, size_t n);
void ferryi_gpu_count_get(ferryi_world *w, int pe, size_t n);

/* calls.c: the host's routes to the PEs of the cuda space.  waits.c: the host's waits and tests. */
extern const ferryi_routes ferryi_routes_gpu;
ferry_status ferryi_gpu_wait(ferryi_world *w, ferry_call call, const struct ferryi_condition *c, int all,
                             size_t *indices, size_t *index, size_t *found, uint64_t *value, uint64_t timeout);
size_t ferryi_gpu_test(ferryi_world *w, const struct ferryi_condition *c, size_t *indices, size_t *index, size_t *open);

/* runtime/gpu/images.c: the lists of images and modules (ferry/module.h).  module_add returns 0 without memory,
 * module_remove 0 for a module that was not added. */
void ferryi_gpu_image_add(ferry_image *image);
void ferryi_gpu_image_remove(const ferry_image *image);
int ferryi_gpu_module_add(CUmodule handle, CUcontext context, CUdeviceptr world);
int ferryi_gpu_module_remove(CUmodule handle);
/* Copies kernel_world to every image and module of this PE's device.  Under serve.lock, in the context. */
ferry_status ferryi_gpu_write_images(ferryi_gpu *gpu);
/* In the context: load the kernels of a module, or of all images added since the last call (ferry/module.h).  A load
 * blocks until running kernels end, so the caller holds no lock of the PE. */
void ferryi_gpu_load_kernels(CUmodule from);
void ferryi_gpu_load_images(ferryi_gpu *gpu);

/* runtime/gpu/rings.c, in the context, once paths are decided and the module is loaded: the kernels' rings. */
typedef struct ferryi_gpu_rings ferryi_gpu_rings;
typedef struct ferryi_gpu_windows ferryi_gpu_windows;
ferry_status ferryi_gpu_rings_create(ferryi_pe *pe);
int ferryi_gpu_rings_are_busy(const ferryi_gpu *gpu, uint64_t deadline); /* with copies */
void ferryi_gpu_rings_destroy(ferryi_pe *pe);
void ferryi_gpu_rings_describe(const ferryi_pe *pe, ferryi_world *kernel_world);
/* runtime/gpu/window.c, in the context: unpins all. */
void ferryi_gpu_windows_destroy(ferryi_gpu *gpu);
/* Call before a kernel launch: wakes the services on both sides of weak pairs. */
void ferryi_gpu_rings_expect(const ferryi_gpu *gpu);

/* runtime/gpu/bulk.c, by the service, in the context: applies the ring's next descriptors, as long as they need no
 * kernel.  first: a descriptor's word 0. */
int ferryi_gpu_bulk_accepts(uint64_t first);
CUresult ferryi_gpu_bulk_serve(const ferryi_world *w, ferryi_gpu_bulk *b, ferryi_gpu_pipelines *pipelines,
                               CUstream stream, ferryi_gpu_bulk_words *words);

#endif
