/* SPDX-License-Identifier: BSD-3-Clause */
/* Host memory that kernels use: rings, chunks and windows in the PEs' segments.
 *
 * The driver pins a page once in a process, and for all of the process's GPUs.  PEs that are threads of one process
 * have the same segments, and they leave the job one after the other, after a failure at any time.  So a page stays
 * pinned until the last PE whose kernels may use it has unpinned it, whichever PE was first. */
#include "runtime/base/log.h"
#include "runtime/base/mutex.h"
#include "runtime/gpu/gpu_internal.h"
#include <stdlib.h>
#include <unistd.h>

#define CU (ferryi_cu_table)

typedef struct pin {
    struct pin *next;
    uintptr_t at, end;
    unsigned users;
    const void *leaver; /* no users are left, and that drop() unpins it */
    CUdevice kept; /* whose primary context lives as long, since the driver has pinned it there; -1: another context */
} pin;

/* Disjoint.  The lock is held while the driver pins, so that the next PE finds the memory pinned: ferry_init and
 * ferry_moe_create pin, and there no PE goes on before all have pinned.  It is not held while the driver unpins: a PE
 * that leaves by itself may have kernels of the program for which the driver waits. */
static pthread_mutex_t pins_lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t unpinned = PTHREAD_COND_INITIALIZER;
static pin *pins;

static int overlaps(const pin *p, uintptr_t at, uintptr_t end)
{
    return p->at < end && at < p->end;
}

static CUresult make(const ferryi_gpu *gpu, uintptr_t at, uintptr_t end)
{
    CUcontext context;
    pin *p = malloc(sizeof *p);
    if (p == NULL)
        return CUDA_ERROR_OUT_OF_MEMORY;
    CUresult result = CU->MemHostRegister((void *)at, end - at, /* NOLINT(performance-no-int-to-ptr) */
                                          CU_MEMHOSTREGISTER_PORTABLE | CU_MEMHOSTREGISTER_DEVICEMAP);
    if (result != CUDA_SUCCESS) {
        free(p);
        return result;
    }
    *p = (pin){ pins, at, end, 1, NULL, -1 };
    if (gpu->retained && CU->DevicePrimaryCtxRetain(&context, gpu->device) == CUDA_SUCCESS)
        p->kept = gpu->device;
    pins = p;
    return CUDA_SUCCESS;
}

/* Called with the lock.  While a PE has pinned a range, no pin of the range comes or goes: so the pins that it has
 * counted itself in are those that overlap the range. */
static void drop(uintptr_t at, uintptr_t end)
{
    const char me = 0;
    for (pin *p = pins; p != NULL; p = p->next)
        if (overlaps(p, at, end) && --p->users == 0)
            p->leaver = &me;
    for (pin **from = &pins, *p; (p = *from) != NULL;) {
        if (p->leaver != &me) {
            from = &p->next;
            continue;
        }
        ferryi_mutex_unlock(&pins_lock);
        (void)CU->MemHostUnregister((void *)p->at); /* NOLINT(performance-no-int-to-ptr) */
        if (p->kept >= 0)
            (void)CU->DevicePrimaryCtxRelease(p->kept);
        ferryi_mutex_lock(&pins_lock, FERRYI_MUTEX_PINS);
        for (from = &pins; *from != p;)
            from = &(*from)->next;
        *from = p->next;
        free(p);
        pthread_cond_broadcast(&unpinned);
        from = &pins; /* other threads may have changed the list */
    }
}

ferry_status ferryi_gpu_pin(const ferryi_gpu *gpu, const char *at, size_t size, ferryi_gpu_pinned *pinned)
{
    const uintptr_t page = (uintptr_t)sysconf(_SC_PAGESIZE); /* the driver pins whole pages */
    const uintptr_t first = (uintptr_t)at / page * page, end = ((uintptr_t)at + size + page - 1) / page * page;
    uintptr_t here = first;
    CUresult result = CUDA_SUCCESS;
    ferryi_mutex_lock(&pins_lock, FERRYI_MUTEX_PINS);
    while (here < end && result == CUDA_SUCCESS) {
        uintptr_t next = end; /* where the next pin begins, if none is here */
        pin *p = pins;
        for (; p != NULL && !overlaps(p, here, here + 1); p = p->next)
            next = p->at > here && p->at < next ? p->at : next;
        if (p != NULL && p->leaver != NULL) {
            pthread_cond_wait(&unpinned, &pins_lock);
            continue;
        }
        if (p != NULL) {
            p->users++;
            next = p->end;
        } else {
            result = make(gpu, here, next);
        }
        if (result == CUDA_SUCCESS)
            here = next;
    }
    if (result != CUDA_SUCCESS)
        drop(first, here);
    ferryi_mutex_unlock(&pins_lock);
    *pinned = (ferryi_gpu_pinned){ first, result == CUDA_SUCCESS ? end - first : 0 };
    return ferryi_cu_error(result, "cuMemHostRegister of the memory that PEs of this node share (ulimit -l limits it)");
}

void ferryi_gpu_unpin(ferryi_gpu_pinned *pinned)
{
    if (pinned->size == 0)
        return;
    ferryi_mutex_lock(&pins_lock, FERRYI_MUTEX_PINS);
    drop(pinned->at, pinned->at + pinned->size);
    ferryi_mutex_unlock(&pins_lock);
    pinned->size = 0;
}
