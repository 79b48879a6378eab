/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRYI_GPU_BELT_H
#define FERRYI_GPU_BELT_H

#include "ferry/device/state.h"

/* Bulk of staged pairs in the cuda space: chunks of host memory at the receiver, which the sender's copy engine fills
 * and the receiver's empties.  The two services fill the engines' queues (gpu_belt.c). */

#define FERRYI_BELT_SLOTS 8u
#define FERRYI_BELT_ASKS 16u

/* What is in a chunk. */
typedef struct ferryi_belt_item {
    uint64_t seq;   /* number of the chunk + 1, stored last, by the sender's stream (L0) */
    uint64_t place; /* of a put: offset in the receiver's heap; of what was asked for: offset in that */
    uint64_t get;   /* 0: of a put; else the number of the receiver's get */
    uint64_t bytes;
} FERRYI_ALIGNED ferryi_belt_item;

/* A get, as its owner sees it. */
typedef struct ferryi_belt_ask {
    uint64_t seq; /* number of the ask + 1, stored last, with release (L4) */
    uint64_t get, offset, bytes;
} FERRYI_ALIGNED ferryi_belt_ask;

/* At one PE for each peer, which alone writes it; its chunks lie behind. */
typedef struct ferryi_belt {
    ferryi_belt_item item[FERRYI_BELT_SLOTS];         /* the peer sends */
    ferryi_belt_ask ask[FERRYI_BELT_ASKS];            /* the peer wants */
    uint64_t freed[FERRYI_BELT_SLOTS] FERRYI_ALIGNED; /* of what the peer was sent: numbers + 1 of chunks that it has
                                                         emptied, by its stream (L2) */
    uint64_t heard FERRYI_ALIGNED;                    /* how many asks the peer has taken (L6) */
} FERRYI_ALIGNED ferryi_belt;

struct ferryi_pe;
struct CUstream_st;

/* segment.c: the words at PE `at` that `peer` writes, and the chunks. */
ferryi_belt *ferryi_segment_belt(const struct ferryi_pe *pe, int at, int peer, char **chunks, size_t *chunk);

/* In the context, with all that kernels see of rings: the belts of the pairs whose rings are in host memory.  Answers
 * to kernels go to GPU memory, by a stream of others that holds no long work. */
typedef struct ferryi_gpu_belts ferryi_gpu_belts;
ferry_status ferryi_gpu_belts_create(struct ferryi_pe *pe, ferryi_reply *answers, struct CUstream_st *stream,
                                     ferryi_gpu_belts **belts);
void ferryi_gpu_belts_destroy(ferryi_gpu_belts *belts);

/* By the service: what it can do without waiting.  Nonzero: there was something. */
int ferryi_gpu_belts_serve(ferryi_gpu_belts *belts, uint64_t now);

/* A call of the host: n bytes between `own` in PE pe's heap and memory of any kind here.  What kernels of this PE have
 * sent goes ahead, and it is complete on return.  _TIMEOUT, _PEER_LOST, _ABORTED, recorded. */
ferry_status ferryi_gpu_belt_move(ferryi_world *w, ferry_call call, int get, const void *own, const void *other,
                                  size_t n, int pe);

#endif
