/* SPDX-License-Identifier: BSD-3-Clause */
/* ferry-perf's measurements in kernels.  A C compiler builds kernels.c for the host space, and nvcc builds it for
 * GPUs. */
#ifndef FERRY_PERF_KERNELS_H
#define FERRY_PERF_KERNELS_H

#include "ferry_device.h"

typedef enum perf_scope { PERF_THREAD, PERF_WARP, PERF_BLOCK } perf_scope;

typedef enum perf_kernel {
    PERF_K_PUT, /* each followed by a quiet */
    PERF_K_PUT_WINDOW,
    PERF_K_GET,
    PERF_K_GET_WINDOW,
    PERF_K_PINGPONG,
    PERF_K_SIGNAL_SET,
    PERF_K_SIGNAL_ADD,
    PERF_K_FETCH_ADD,
    PERF_K_COMPARE_SWAP,
    PERF_K_SWAP,
    PERF_K_FETCH,
    PERF_K_ADD, /* followed by a quiet */
    PERF_K_BARRIER,
    PERF_K_SYNC,
    PERF_K_ALLTOALL,
    PERF_KERNELS
} perf_kernel;

/* Operations number first to first + n - 1 of one block.  A kernel stores in result[0] the status of the first failed
 * call, in result[1] 1 when a wrong value came back, in result[2] the number of threads of its block. */
typedef struct perf_loop {
    char *dest, *source; /* symmetric, n_places x bytes */
    uint64_t *word;      /* symmetric */
    uint64_t *result;    /* own [3], symmetric */
    size_t bytes, n_places, window;
    uint64_t first, n;
    int peer, serves, scope;
} perf_loop;

#ifdef __cplusplus
extern "C" {
#endif
/* Launches one block of as many threads as the scope has (a block: 256) and waits for it. */
ferry_status perf_kernel_run(perf_kernel kernel, const perf_loop *loop);
#ifdef __cplusplus
}
#endif

#endif
