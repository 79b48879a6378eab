/* SPDX-License-Identifier: BSD-3-Clause */
/* A PE's CUDA context: entering and leaving it, waiting for its streams, and what the driver says of memory. */
#include "ferry/detail/machine/access__funcs.h"
#include "runtime/base/cancel.h"
#include "runtime/base/clock.h"
#include "runtime/base/log.h"
#include "runtime/gpu/gpu_internal.h"
#include <string.h>

#define CU (ferryi_cu_table)

ferryi_gpu *ferryi_gpu_of_thread(void)
{
    return ferryi_pe_of(ferryi_world_get())->gpu;
}

/* A hook that a program may define: tests keep copies of GPU memory for the CPU, and write them back in this hook. */
void ferryi_gpu_look_away(void) __attribute__((weak, visibility("default")));

/* If a thread of the program captures a graph in CUDA's global mode, CUDA would refuse the service's calls, and those
 * calls would break the capture.  So enter() changes the thread's capture mode until leave(). */
static __thread unsigned entered;
static __thread int cancel_before;                /* until leave() the thread is not cancelled */
static __thread CUstreamCaptureMode capture_mode; /* the thread's own mode, restored by leave() */

ferry_status ferryi_gpu_enter(ferryi_gpu *gpu)
{
    if (ferryi_gpu_look_away != NULL)
        ferryi_gpu_look_away();
    if (gpu->stuck)
        return ferryi_error_quiet(FERRY_ERR_TIMEOUT,
                                  "this PE's GPU makes no progress with ferry's work: end the kernels that occupy it");
    const int was = ferryi_cancel_hold();
    ferry_status status = ferryi_cu_error(CU->CtxPushCurrent(gpu->context), "cuCtxPushCurrent");
    if (status == FERRY_SUCCESS && ferryi_ld_relaxed_u32(&gpu->late) != 0) {
        if (CU->StreamQuery(gpu->channels.quick.stream) == CUDA_ERROR_NOT_READY) {
            CUcontext old;
            (void)CU->CtxPopCurrent(&old);
            status = ferryi_error_quiet(FERRY_ERR_TIMEOUT,
                                        "a kernel still leaves ferry no room on this PE's GPU: end that kernel first");
        } else {
            ferryi_st_relaxed_u32(&gpu->late, 0);
        }
    }
    if (status != FERRY_SUCCESS) {
        ferryi_cancel_release(&was);
    } else if (entered++ == 0) {
        cancel_before = was;
        capture_mode = CU_STREAM_CAPTURE_MODE_RELAXED;
        (void)CU->ThreadExchangeStreamCaptureMode(&capture_mode);
    }
    return status;
}

void ferryi_gpu_leave(void)
{
    CUcontext old;
    const int is_last = --entered == 0;
    if (is_last)
        (void)CU->ThreadExchangeStreamCaptureMode(&capture_mode);
    (void)CU->CtxPopCurrent(&old);
    if (is_last)
        ferryi_cancel_release(&cancel_before);
}

#define EAGER_NS 5000000u   /* polls without sleep at first, because host calls wait here */
#define NAP_NS 20000u       /* then sleeps between polls, at first for this time */
#define LONG_NAP_NS 200000u /* and at most for this time */

CUresult ferryi_gpu_finish(CUstream stream, uint64_t deadline)
{
    const uint64_t start = ferryi_now_ns();
    struct timespec nap = { 0, NAP_NS };
    for (;;) {
        CUresult result = CU->StreamQuery(stream);
        uint64_t now = ferryi_now_ns();
        if (result != CUDA_ERROR_NOT_READY || now >= deadline)
            return result;
        if (now - start < EAGER_NS) {
            ferryi_yield();
            continue;
        }
        (void)nanosleep(&nap, NULL);
        if (nap.tv_nsec < LONG_NAP_NS)
            nap.tv_nsec *= 2;
    }
}

/* Adds an eighth for a kernel that had to wait for its turn, and 1 ns per byte, the slowest expected copy. */
uint64_t ferryi_gpu_deadline(uint64_t budget, size_t bytes)
{
    const uint64_t more = budget / 8 + 20000000u + bytes;
    return ferryi_deadline_after(budget > UINT64_MAX - more ? UINT64_MAX : budget + more);
}

/* ---- Memory. */

/* For a pointer unknown to the driver, this returns 0 and raises no error. */
unsigned ferryi_gpu_memory_type(const void *p)
{
    unsigned type = 0;
    CUpointer_attribute what = CU_POINTER_ATTRIBUTE_MEMORY_TYPE;
    void *answer = &type;
    return CU->PointerGetAttributes(1, &what, &answer, (CUdeviceptr)(uintptr_t)p) == CUDA_SUCCESS ? type : 0;
}

int ferryi_gpu_can_access(ferryi_pe *pe, const void *p)
{
    int pageable = 0;
    if (p == NULL || ferryi_heap_contains(&pe->world, p, 1))
        return 1;
    if (CU->DeviceGetAttribute(&pageable, CU_DEVICE_ATTRIBUTE_PAGEABLE_MEMORY_ACCESS, pe->gpu->device) ==
            CUDA_SUCCESS &&
        pageable)
        return 1;
    if (ferryi_gpu_enter(pe->gpu) != FERRY_SUCCESS)
        return 0;
    unsigned type = ferryi_gpu_memory_type(p);
    ferryi_gpu_leave();
    return type != 0;
}
