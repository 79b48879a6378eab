/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRYI_GPU_PIPELINES_JOBS_H
#define FERRYI_GPU_PIPELINES_JOBS_H

#include "runtime/gpu/gpu_internal.h"
#include "runtime/gpu/gpu_pipelines.h"
#include <pthread.h>

/* Between the service, which does the transfers (gpu_pipelines.c and its two ways), and host calls, which ask for them
 * (gpu_pipelines_host.c). */

typedef struct job {
    struct job *next;
    int pe, get;
    int straight; /* by copies between the two GPUs */
    int pageable; /* copy engines cannot reach the memory, so the service's CPU copies */
    int done;
    int unanswered;      /* the job has ended, but the store of its reply failed: retry */
    ferry_status status; /* the result; until the end, FERRY_ERR_SYSTEM if a copy has failed */
    char *other;
    uint64_t offset, bytes;
    uint64_t moved; /* bytes whose copy was queued: put: into chunks; get: out of chunks; or straight */
    uint64_t first; /* put: number of its first chunk in the pipeline */
    uint64_t last;  /* number of its last chunk, or straight part, so far, plus 1 */
    uint64_t deadline;
    uint64_t number; /* get: its number in requests and items; 0: not yet requested of the owner */
    uint64_t ticket; /* kernel's request: its ring ticket */
    int of_host;
} job;

typedef struct owed {
    uint64_t get, offset, bytes, moved;
    uint64_t by_cpu; /* the requester's CPU empties the chunks */
} owed;

typedef struct pipeline {
    int pe;
    ferryi_pipeline *here, *there;    /* the peer writes `here`; this PE writes `there` */
    char *in, *out;                   /* chunks in host memory */
    char *in_via, *out_via;           /* chunks in a third GPU's memory; NULL: there are none */
    uint64_t forwarded;               /* bytes sent through them */
    uint64_t sent, emptied;           /* outgoing chunks: filled; known to be free again */
    uint64_t come, landed;            /* incoming chunks: copy queued; copy ended */
    uint64_t requested, acknowledged; /* gets requested by this PE; requests taken from the peer */
    job *puts, *gets;                 /* in request order */
    job *straight;                    /* puts and gets by straight copies */
    uint64_t begun, over;             /* straight parts: copy queued; copy ended */
    char *heap;                       /* the peer's heap as this PE's copy engines reach it; NULL: they do not */
    owed owed[FERRYI_PIPELINE_REQUESTS];
    uint32_t first_owed, n_owed;
    int owed_next; /* puts and owed gets alternate */
    int spoiled;   /* the copy of chunk `come` failed: free the chunk without a copy */
} pipeline;

/* One direction. */
typedef struct direction {
    CUstream stream[2]; /* chunks alternate: one copy's start overlaps the other stream's copy */
    int halted;         /* an operation failed: queue nothing until both streams have drained */
} direction;

struct ferryi_gpu_pipelines {
    ferryi_pe *pe;
    pthread_mutex_t lock; /* guards inbox and its jobs' done */
    pthread_cond_t ended;
    job *inbox; /* jobs of host calls */
    ferryi_ring_in self;
    const ferryi_ring_out *table; /* [n_pes], in GPU memory: the kernels' ring ends */
    ferryi_reply *answers;        /* [slots], in GPU memory */
    CUstream answering;
    uint64_t head, answered; /* ring of this PE to itself: descriptors taken; descriptors whose slot is free again */
    job *jobs;               /* [slots] */
    uint32_t n_unanswered;
    direction in, out;
    CUresult result; /* of the last copy in this turn */
    int entered;     /* the CUDA context is current in this turn */
    int moved;       /* this turn made progress */
    int failed;
    int late; /* streams that were still busy after ENGINE_NS */
    size_t chunk;
    uint64_t numbers;
    int n;
    pipeline pipeline[];
};

/* gpu_pipelines_engines.c.  1: the CUDA context is current for the rest of this turn. */
int ferryi_pipelines_enter(ferryi_gpu_pipelines *l);
/* 1: copies may be queued in that direction; the CUDA context is then current. */
int ferryi_pipelines_are_ready(ferryi_gpu_pipelines *l, direction *w);
/* Queues the copy of n bytes, then the store of number + 1 to `word`, which says that the copy has ended.  0: the
 * driver has refused one of them, as l->result says. */
int ferryi_pipelines_move(ferryi_gpu_pipelines *l, direction *w, uint64_t number, const void *dst, const void *src,
                          size_t n, const uint64_t *word);

/* The two ways of a pipeline.  _look: counts the copies that have ended, in both directions. */
void ferryi_chunks_look(ferryi_gpu_pipelines *l, pipeline *a);
void ferryi_chunks_receive(ferryi_gpu_pipelines *l, pipeline *from);
void ferryi_chunks_send(ferryi_gpu_pipelines *l, pipeline *to);
void ferryi_chunks_request(ferryi_gpu_pipelines *l, pipeline *of); /* the data of gets */
void ferryi_straight_look(ferryi_gpu_pipelines *l, pipeline *a);
void ferryi_straight_copy(ferryi_gpu_pipelines *l, pipeline *to);

#endif
