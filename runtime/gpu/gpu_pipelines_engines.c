/* SPDX-License-Identifier: BSD-3-Clause */
/* The copy engines' queues, which both ways of a pipeline fill: two streams in each direction, which parts take in
 * turns. */
#include "runtime/gpu/gpu_pipelines_jobs.h"

#define CU (ferryi_cu_table)

static CUdeviceptr address(const void *p)
{
    return (CUdeviceptr)(uintptr_t)p;
}

int ferryi_pipelines_enter(ferryi_gpu_pipelines *l)
{
    l->moved = 1;
    if (!l->entered)
        l->entered = ferryi_gpu_enter(l->pe->gpu) == FERRY_SUCCESS;
    return l->entered;
}

int ferryi_pipelines_are_ready(ferryi_gpu_pipelines *l, direction *w)
{
    if (!ferryi_pipelines_enter(l))
        return 0;
    for (int i = 0; i < 2 && w->halted; i++)
        if (CU->StreamQuery(w->stream[i]) == CUDA_ERROR_NOT_READY)
            return 0;
    w->halted = 0;
    return 1;
}

int ferryi_pipelines_move(ferryi_gpu_pipelines *l, direction *w, uint64_t number, const void *dst, const void *src,
                          size_t n, const uint64_t *word)
{
    CUstream stream = w->stream[number % 2];
    l->result = CU->MemcpyAsync(address(dst), address(src), n, stream);
    if (l->result == CUDA_SUCCESS)
        l->result = CU->StreamWriteValue64(stream, address(word), number + 1, CU_STREAM_WRITE_VALUE_DEFAULT);
    w->halted = l->result != CUDA_SUCCESS;
    return !w->halted;
}
