/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_TOOLS_MEASURE_COPIES_H
#define FERRY_TOOLS_MEASURE_COPIES_H

/* Timed copies between the GPUs of one process. */
#include "tools/measure/measure.h"
#include <pthread.h>

typedef struct mt_gpu {
    struct mt_set *set;
    pthread_t preparer;
    int number; /* CUDA's */
    int result; /* 0: ready */
    const char *failed;
    CUcontext context;
    CUstream stream[2];
    CUevent began, ended;
    CUdeviceptr buffer, other; /* `other`: for copies within the GPU */
    CUfunction hold, copy;     /* NULL: there is none */
    int blocks, threads;       /* that fill the GPU, for `copy` */
} mt_gpu;

typedef struct mt_set {
    info_cu cu;
    int n;
    mt_gpu gpu[MT_GPUS];
    uint32_t *go; /* pinned: lets held streams go on */
    uint64_t patience_ns;
    void (*beat)(void *arg); /* called while a stream is waited for; may be NULL */
    void *arg;
} mt_set;

typedef struct mt_how {
    enum mt_kind kind;
    int access, reads, by_sm;
    size_t bytes;
    int repeat;
} mt_how;

/* The driver's result; CUDA_ERROR_NOT_FOUND when it has no such function. */
#define MT_CU(cu, NAME, ...) (int)((cu)->NAME != NULL ? (cu)->NAME(__VA_ARGS__) : CUDA_ERROR_NOT_FOUND)

/* Contexts and kernels of all GPUs whose number is not below 0, all at the same time.  gpu[].result has each
 * one's result.  0, or the driver's error when no host memory can be pinned. */
int mt_set_prepare(mt_set *set);
/* New streams and events, and memory for copies of so many bytes, on each GPU; frees what there was (bytes 0: frees
 * only).  *at: the GPU that has too little. */
int mt_set_allocate(mt_set *set, size_t bytes, int *at);
/* Waits for a stream: 0, a driver's error, or CUDA_ERROR_NOT_READY after the patience. */
int mt_finish(const mt_set *set, CUstream stream);
/* One figure: `repeat` copies from i to j, or the other way round with reads; bidirectional: as many each way at the
 * same time.  With access, peer access is enabled for the time of the call, where the driver offers it.  *ms: of all
 * copies together, by the GPU's clock; *host_ms: the host's time to queue them.  The driver's error; *what then names
 * the call. */
int mt_copies(mt_set *set, const mt_how *how, int i, int j, float *ms, double *host_ms, const char **what);

#endif
