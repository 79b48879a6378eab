/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_TOOLS_VERDICT_PAIR_H
#define FERRY_TOOLS_VERDICT_PAIR_H

#include "tools/verdict/gpu.h"

/* A meeting of two children, as one of them sees it. */
typedef struct vd_pair {
    vd_gpu *gpu;
    int me, peer, low; /* low: this is the GPU with the lower number */
    vd_meeting *meeting;
    vd_evidence *out, *in; /* me > peer, peer > me */
    int out_wanted, in_wanted;
    ferryi_verdict pretended;                                /* of me > peer */
    int (*barrier)(struct vd_pair *pair, uint64_t deadline); /* 1: both are there; 0: the peer will not come */
    /* The peer's memory as this GPU maps it; 0: not. */
    CUdeviceptr board, span, page[FERRYI_VERDICT_HANDLES];
    CUmemGenericAllocationHandle board_memory, span_memory, page_memory[FERRYI_VERDICT_HANDLES];
    CUgraphExec graph, whole; /* the small one, and one of a whole set */
} vd_pair;

/* Maps the peer's memory, by descriptors that were received (-1: none came), and by the handles of its child. */
void vd_pair_map(vd_pair *pair, int board_fd, int span_fd);
void vd_pair_unmap(vd_pair *pair);
/* A set of probes in both directions, its kernel and its copies queued one by one, or as a CUDA graph that is replayed.
 * 1: it is done; 0: the peer left; -1: this GPU can do no more, and the child must end. */
int vd_pair_probe(vd_pair *pair, uint64_t generation, int in_graph);
/* Large copies and stores, and their figures: likewise. */
int vd_pair_measure(vd_pair *pair);

#endif
