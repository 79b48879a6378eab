/* SPDX-License-Identifier: BSD-3-Clause */
/* The times of kernels as a profiler sees them: from the first block's start to the last one's end, without launch
 * and events.  Needs -DWITH_CUPTI and -lcupti; otherwise there are no times. */
#ifndef PERF_GPU_KERNEL_TIMES_H
#define PERF_GPU_KERNEL_TIMES_H

#include <stdlib.h>
#include <string.h>
#include <string>
#include <vector>

struct kernel_time {
    std::string name;
    double us;
};

#ifdef WITH_CUPTI
#include <cupti.h>

static std::vector<kernel_time> kernel_times_seen;

static void CUPTIAPI kernel_times_room(uint8_t **buffer, size_t *size, size_t *most)
{
    *size = 1 << 20;
    *buffer = (uint8_t *)aligned_alloc(8, *size);
    *most = 0;
}
static void CUPTIAPI kernel_times_take(CUcontext, uint32_t, uint8_t *buffer, size_t, size_t valid)
{
    CUpti_Activity *record = NULL;
    while (cuptiActivityGetNextRecord(buffer, valid, &record) == CUPTI_SUCCESS)
        if (record->kind == CUPTI_ACTIVITY_KIND_CONCURRENT_KERNEL) {
            const CUpti_ActivityKernel9 *k = (const CUpti_ActivityKernel9 *)record;
            kernel_times_seen.push_back({ k->name, (double)(k->end - k->start) * 1e-3 });
        }
    free(buffer);
}
/* Returns 0 when kernels cannot be timed. */
static int kernel_times_start(void)
{
    return cuptiActivityRegisterCallbacks(kernel_times_room, kernel_times_take) == CUPTI_SUCCESS &&
           cuptiActivityEnable(CUPTI_ACTIVITY_KIND_CONCURRENT_KERNEL) == CUPTI_SUCCESS;
}
/* The kernels since the start; the device is idle. */
static std::vector<kernel_time> kernel_times_stop(void)
{
    cuptiActivityFlushAll(1);
    cuptiActivityDisable(CUPTI_ACTIVITY_KIND_CONCURRENT_KERNEL);
    std::vector<kernel_time> seen;
    seen.swap(kernel_times_seen);
    return seen;
}
#else
static int kernel_times_start(void)
{
    return 0;
}
static std::vector<kernel_time> kernel_times_stop(void)
{
    return {};
}
#endif
#endif
