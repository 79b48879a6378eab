/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRYI_STATE_PIPELINE_WORDS_H
#define FERRYI_STATE_PIPELINE_WORDS_H

#include "ferry/detail/machine/shared.h"

/* The words and chunks of a pipeline (runtime/gpu/gpu_pipelines.h), as they lie in a segment. */

#define FERRYI_PIPELINE_SLOTS 8u
#define FERRYI_PIPELINE_REQUESTS 16u
#define FERRYI_PIPELINE_SPOILED ((uint64_t)1 << 63) /* in `freed`: the put's data in the chunk has not arrived */
#define FERRYI_PIPELINE_FAILED UINT64_MAX           /* in `place`: the data of the get does not come */

/* Describes a chunk's content. */
typedef struct ferryi_pipeline_item {
    uint64_t seq;   /* number of the chunk + 1, stored last, by the sender's stream (L0) */
    uint64_t place; /* put: offset in the receiver's heap; get: offset in the requested bytes */
    uint64_t get;   /* 0: the chunk is of a put; else the number of the receiver's get */
    uint64_t bytes;
    uint64_t via; /* 1: the chunk is in the memory of the pair's third GPU; never on remote pairs */
} FERRYI_ALIGNED ferryi_pipeline_item;

/* A get, as its owner sees it. */
typedef struct ferryi_pipeline_request {
    uint64_t seq; /* number of the request + 1, stored last, with release (L4) */
    uint64_t get, offset, bytes;
    uint64_t by_cpu; /* 1: the chunks must be in host memory; not carried between nodes, where all are */
} FERRYI_ALIGNED ferryi_pipeline_request;

/* Each PE has one for each peer; only that peer writes it.  The chunks follow it. */
typedef struct ferryi_pipeline {
    ferryi_pipeline_item item[FERRYI_PIPELINE_SLOTS];          /* chunks that the peer sends */
    ferryi_pipeline_request request[FERRYI_PIPELINE_REQUESTS]; /* gets that the peer requests */
    /* For each slot, the number + 1 of the last chunk that the peer has emptied, stored by its stream (L2);
     * FERRYI_PIPELINE_SPOILED may be set. */
    uint64_t freed[FERRYI_PIPELINE_SLOTS] FERRYI_ALIGNED;
    uint64_t acknowledged FERRYI_ALIGNED; /* how many requests the peer has taken (L6) */
    /* The peer's own: for each slot, the number + 1 of the last straight part that it has copied, stored by its stream
     * (L8). */
    uint64_t copied[FERRYI_PIPELINE_SLOTS] FERRYI_ALIGNED;
} FERRYI_ALIGNED ferryi_pipeline;

struct ferryi_pe;

/* The words at PE `at` that `peer` writes, and the chunks (segment.c).  In the copy of at's segment if this PE has one.
 */
ferryi_pipeline *ferryi_segment_pipeline(const struct ferryi_pe *pe, int at, int peer, char **chunks, size_t *chunk);

#endif
