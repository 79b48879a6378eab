/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_TOOLS_VERDICT_GPU_H
#define FERRY_TOOLS_VERDICT_GPU_H

#include "tools/verdict/verdict.h"

/* A child's GPU. */

/* Memory that peers map by a descriptor. */
typedef struct vd_memory {
    CUmemGenericAllocationHandle handle;
    CUdeviceptr at;
    size_t size;
    int fd; /* -1 */
} vd_memory;

/* Private GPU memory of a child, in one allocation. */
typedef struct vd_own {
    ferryi_verdict_work work;
    /* What tests put in the place of the peer's memory. */
    ferryi_verdict_board shadow __attribute__((aligned(256)));
    ferryi_verdict_spot shadow_spot[FERRYI_VERDICT_SPOTS];
    uint8_t push_source[FERRYI_VERDICT_COPY + FERRYI_VERDICT_SMALL_COPY] __attribute__((aligned(256)));
    uint8_t bad_source[FERRYI_VERDICT_COPY + FERRYI_VERDICT_SMALL_COPY]; /* a copy engine that corrupts, for tests */
    uint8_t pulled[FERRYI_VERDICT_COPY] __attribute__((aligned(256)));
    uint8_t replay_source[FERRYI_VERDICT_REPLAYED] __attribute__((aligned(256)));
    uint64_t count;
} vd_own;

typedef struct vd_gpu {
    info_cu cu;
    vd_shared *shared;
    vd_pinned *pinned;
    CUdeviceptr pinned_there; /* as kernels see it */
    int me;
    CUcontext context;
    CUstream stream;
    CUfunction probe, replay, chase, fill, count;
    vd_memory board, span;
    CUdeviceptr page[FERRYI_VERDICT_HANDLES];
    CUdeviceptr own;
} vd_gpu;

#define VD_OWN(gpu, member) ((gpu)->own + offsetof(vd_own, member))
/* The driver's result; CUDA_ERROR_NOT_FOUND when it has no such function. */
#define VD_CU(gpu, NAME, ...) (int)((gpu)->cu.NAME != NULL ? (gpu)->cu.NAME(__VA_ARGS__) : CUDA_ERROR_NOT_FOUND)

/* Tells the parent that this child is not stuck in a call of the driver. */
static inline void vd_beat(const vd_gpu *gpu)
{
    (void)__atomic_add_fetch(&gpu->shared->child[gpu->me].beats, 1, __ATOMIC_RELAXED);
}

/* 0, or the driver's error, or -1 without one; child->why says what failed. */
int vd_gpu_start(vd_gpu *gpu, vd_shared *shared, int me);
/* Waits for the stream: 0, a driver's error, or CUDA_ERROR_NOT_READY when the deadline has passed. */
int vd_gpu_finish(vd_gpu *gpu, uint64_t deadline);
const char *vd_gpu_error(const vd_gpu *gpu, int result);
/* Maps a peer's memory; *at 0 on failure. */
int vd_gpu_map(vd_gpu *gpu, int fd, size_t size, CUdeviceptr *at, CUmemGenericAllocationHandle *handle);
void vd_gpu_unmap(vd_gpu *gpu, CUdeviceptr at, size_t size, CUmemGenericAllocationHandle handle);
int vd_gpu_open(vd_gpu *gpu, int kind, const CUipcMemHandle *handle, CUdeviceptr *at,
                CUmemGenericAllocationHandle *memory);
void vd_gpu_close(vd_gpu *gpu, int kind, CUdeviceptr at, CUmemGenericAllocationHandle memory);
/* The size of the memory behind a fabric handle. */
size_t vd_gpu_granule(vd_gpu *gpu, int handle_types);

#endif
