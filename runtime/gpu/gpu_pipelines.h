/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRYI_GPU_PIPELINES_H
#define FERRYI_GPU_PIPELINES_H

#include "runtime/state/pipeline_words.h"

/* Bulk transfers of staged pairs in the cuda space: the sender's copy engine fills chunks of host memory at the
 * receiver, and the receiver's copy engine empties them.  The two services fill the engines' queues.  Where copy
 * engines reach the peer's memory, one of them copies straight from GPU to GPU. */

struct ferryi_pe;
struct CUstream_st;

/* In the context, once the kernels' ring tables exist: creates the PE's pipelines, for the pairs whose rings are in
 * host memory.  table[n_pes], in GPU memory: the kernels' ring ends.  Answers to kernels go to GPU memory, by a shared
 * stream without long work. */
typedef struct ferryi_gpu_pipelines ferryi_gpu_pipelines;
ferry_status ferryi_gpu_pipelines_create(struct ferryi_pe *pe, const ferryi_ring_out *table, ferryi_reply *answers,
                                         struct CUstream_st *stream);
/* The pair's rings are in host memory: in one direction at least, the GPU does not reach the other. */
int ferryi_gpu_rings_in_host(const struct ferryi_pe *pe, int peer);
/* Nonzero: copies have not ended by the deadline, and the pipelines must not be destroyed. */
int ferryi_gpu_pipelines_are_busy(ferryi_gpu_pipelines *pipelines, uint64_t deadline);
void ferryi_gpu_pipelines_destroy(ferryi_gpu_pipelines *pipelines);

/* Called by the service: does all work that needs no wait.  Nonzero: it did some. */
int ferryi_gpu_pipelines_serve(ferryi_gpu_pipelines *pipelines, uint64_t now);

/* A host call: moves n bytes between `own` in PE pe's heap and any memory here.  Earlier descriptors of this PE's
 * kernels are applied first, and the move is complete on return.  _TIMEOUT, _PEER_LOST, _ABORTED, _SYSTEM (the driver
 * refused a copy, here or at the peer), recorded as faults. */
ferry_status ferryi_gpu_pipeline_move(ferryi_world *w, ferry_call call, int get, const void *own, const void *other,
                                      size_t n, int pe);

#endif
