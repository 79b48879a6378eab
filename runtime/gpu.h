/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRYI_GPU_H
#define FERRYI_GPU_H

#include "ferry/device/state.h"
#include "ferry/launch.h"
#include "ferry/status.h"
#include <stddef.h>

/* A PE's GPU: its context, the library's own kernels on it, the world that kernels see, and the calls of the host that
 * only the GPU can carry out.  Without a CUDA toolkit gpu_none.c stands in: there is no GPU, and it says why. */

struct ferryi_pe;
typedef struct ferryi_gpu ferryi_gpu;

/* What PEs tell each other of their GPUs before they choose a space.  Zero when there is none. */
typedef struct ferryi_gpu_card {
    unsigned char uuid[16];
    uint64_t memory; /* bytes */
    uint64_t usable; /* 1 */
} ferryi_gpu_card;

/* Opens the GPU of this PE: the one whose context is current, else the one of its rank on this node, modulo the number
 * of devices.
 * _UNSUPPORTED with a reason that ferry_last_error_message() has (not logged: with FERRY_SPACE=auto it is no error). */
ferry_status ferryi_gpu_open(struct ferryi_pe *pe, ferryi_gpu_card *card);
void ferryi_gpu_close(struct ferryi_pe *pe);

/* The NUMA node that the GPU is attached to; -1: unknown. */
int32_t ferryi_gpu_node(const struct ferryi_pe *pe);

/* After the choice of the space, before anything else: memory that host and GPU both see. */
ferry_status ferryi_gpu_share(struct ferryi_pe *pe);

/* Sets claimed[][] to what the driver says of each pair, and paths[][] to that, weakened by FERRY_PATHS. */
ferry_status ferryi_gpu_paths(struct ferryi_pe *pe, const ferryi_gpu_card *cards, size_t card_stride);

/* The probe's part in a kernel (device/probe__funcs.h); its code is loaded before, so that PEs start together.
 * _TIMEOUT: the kernel hangs in a load or store, and goes on so; nothing waits for it any more. */
struct ferryi_probe_pair;
ferry_status ferryi_gpu_probe_load(struct ferryi_pe *pe);
ferry_status ferryi_gpu_probe(struct ferryi_pe *pe, struct ferryi_probe_pair *pairs, uint64_t deadline);

/* Heap and control block are mapped, paths decided: makes the world of kernels, and gives it to every unit. */
ferry_status ferryi_gpu_connect(struct ferryi_pe *pe);
/* Kernels see no PE from now on. */
void ferryi_gpu_disconnect(struct ferryi_pe *pe);
/* Something in the host's world has changed: kernels launched from now on see it. */
ferry_status ferryi_gpu_publish(struct ferryi_pe *pe);

/* The same, and running kernels see it too, unless they fill the GPU. */
ferry_status ferryi_gpu_remind(struct ferryi_pe *pe);

/* What kernels have counted since the last reset.  _UNSUPPORTED: they do not. */
ferry_status ferryi_gpu_stats(struct ferryi_pe *pe, int peer, ferry_stats_pair *stats);
ferry_status ferryi_gpu_stats_reset(struct ferryi_pe *pe);

/* Faults that kernels have recorded become faults of the PE, each said once.  Returns the status of the last. */
void ferryi_gpu_collect_faults(struct ferryi_pe *pe);
/* The same when there is something to collect; a load when there is not. */
void ferryi_gpu_news(struct ferryi_pe *pe);

/* ---- Launches (gpu_launch.c).  entry and arguments were checked, but for what the GPU must be asked. */

ferry_status ferryi_gpu_launch(struct ferryi_pe *pe, const ferry_kernel_entry *entry, unsigned n_blocks,
                               unsigned threads, const void *args, const ferry_stream *stream);
ferry_status ferryi_gpu_max_blocks(struct ferryi_pe *pe, const ferry_kernel_entry *entry, unsigned threads,
                                   unsigned *n_blocks);
ferry_status ferryi_gpu_launch_wait(struct ferryi_pe *pe, uint64_t budget);

/* ---- Streams (gpu_stream.c).  Arguments were checked; returns when it is in the stream. */

ferry_status ferryi_gpu_stream_put(ferryi_world *w, void *own, const void *src, size_t n, int pe, ferry_stream stream);
ferry_status ferryi_gpu_stream_get(ferryi_world *w, void *dst, const void *own, size_t n, int pe, ferry_stream stream);
ferry_status ferryi_gpu_stream_put_signal(ferryi_world *w, void *own, const void *src, size_t n, uint64_t *sig,
                                          uint64_t value, int sig_op, int pe, ferry_stream stream);
ferry_status ferryi_gpu_stream_wait(ferryi_world *w, uint64_t *sig, int cmp, uint64_t value, ferry_stream stream);
ferry_status ferryi_gpu_stream_quiet(ferryi_world *w, ferry_stream stream);
/* op: FERRYI_HOST_SYNC to _REDUCE; pe: the root; kind and reduction of a reduction. */
ferry_status ferryi_gpu_stream_collective(ferryi_world *w, uint32_t op, ferry_call call, int team, void *dst,
                                          const void *src, size_t n, int pe, int kind, int reduction,
                                          ferry_stream stream);

/* The kernels of the MoE all-to-all (ferry/device/moe.h): how many blocks of any of them fit, and how many
 * multiprocessors there are; a launch of no more than that, in the PE's own stream when stream is NULL. */
ferry_status ferryi_gpu_moe_open(struct ferryi_pe *pe, unsigned *n_blocks, unsigned *units);
ferry_status ferryi_gpu_moe_launch(struct ferryi_pe *pe, int kernel, unsigned n_blocks, const void *args,
                                   const ferry_stream *stream);
/* 1 when kernels can read and write it: the symmetric heap, memory of the GPU, host memory that the driver knows. */
int ferryi_gpu_reads(struct ferryi_pe *pe, const void *p);

/* Shelves (gpu_shelf.c): host memory at a receiver, for an ordered pair that is staged, in which its kernels find what
 * the sender's have stored there.  open: reserves `bytes` of all shelves of this PE and of its peers', which all PEs do
 * alike, and pins them; *place is then the offset in each, else SIZE_MAX: there is no staged pair, or no room. */
ferry_status ferryi_gpu_shelf_open(struct ferryi_pe *pe, size_t bytes, size_t *place);
void ferryi_gpu_shelf_close(struct ferryi_pe *pe, size_t place);
/* NULL: the pair is not staged. */
char *ferryi_gpu_shelf(const struct ferryi_pe *pe, int from, int to, size_t place);

/* The service: whether this PE's kernels have rings; looks after what came in, nonzero when something is under way. */
int ferryi_gpu_has_rings(struct ferryi_pe *pe);
int ferryi_gpu_serve(struct ferryi_pe *pe, uint64_t now);

/* ---- Calls of the host.  Arguments were checked; complete on return. */

ferry_status ferryi_gpu_put(ferryi_world *w, void *own, const void *src, size_t n, int pe);
ferry_status ferryi_gpu_get(ferryi_world *w, void *dst, const void *own, size_t n, int pe);
ferry_status ferryi_gpu_iput(ferryi_world *w, void *own, ptrdiff_t own_stride, const void *src, ptrdiff_t src_stride,
                             uint32_t width, size_t nelems, int pe);
ferry_status ferryi_gpu_iget(ferryi_world *w, void *dst, ptrdiff_t dst_stride, const void *own, ptrdiff_t own_stride,
                             uint32_t width, size_t nelems, int pe);
ferry_status ferryi_gpu_amo(ferryi_world *w, ferry_call call, int op, uint32_t bytes, const void *addr,
                            uint64_t operand, uint64_t cond, int pe, uint64_t *old);
ferry_status ferryi_gpu_put_signal(ferryi_world *w, void *own, const void *src, size_t n, uint64_t *sig, uint64_t value,
                                   int sig_op, int pe);
/* What kernels have sent by rings. */
ferry_status ferryi_gpu_quiet(ferryi_world *w);
/* n bytes of the own heap as they are now, for waits and tests. */
ferry_status ferryi_gpu_snapshot(ferryi_world *w, void *to, const void *own, size_t n);
/* Barrier (which completes what the host has issued: all of it is complete) and sync. */
ferry_status ferryi_gpu_sync(ferryi_world *w, ferry_call call, int team, uint64_t timeout);
ferry_status ferryi_gpu_broadcast(ferryi_world *w, int team, void *dst, const void *src, size_t n, int root,
                                  uint64_t timeout);
ferry_status ferryi_gpu_fcollect(ferryi_world *w, int team, void *dst, const void *src, size_t n, uint64_t timeout);
ferry_status ferryi_gpu_alltoall(ferryi_world *w, int team, void *dst, const void *src, size_t n, uint64_t timeout);
/* A C type as libferry's kernels know it: enum ferryi_kind. */
#define FERRYI_LOG2_BYTES(TYPE) (sizeof(TYPE) == 1 ? 0 : sizeof(TYPE) == 2 ? 1 : sizeof(TYPE) == 4 ? 2 : 3)
#define FERRYI_KIND_OF(TYPE)                                                                                           \
    _Generic((TYPE)0, float                                                                                            \
             : FERRYI_KIND_FLOAT, double                                                                               \
             : FERRYI_KIND_DOUBLE, long double                                                                         \
             : FERRYI_KIND_NONE, default                                                                               \
             : ((TYPE)-1 < (TYPE)1 ? FERRYI_KIND_I8 : FERRYI_KIND_U8) + FERRYI_LOG2_BYTES(TYPE))

/* kind: enum ferryi_kind, op: enum ferryi_reduction (ferry/device/host_call.h). */
ferry_status ferryi_gpu_reduce(ferryi_world *w, uint32_t host_op, int team, void *dst, const void *src, int kind,
                               int op, size_t nelems, int inclusive, uint64_t timeout);
/* Any other one: op, call, team and what it takes are set; places, timeout and result are set here. */
struct ferryi_host_call;
ferry_status ferryi_gpu_collective(ferryi_world *w, struct ferryi_host_call *c, void *dst, const void *src,
                                   uint64_t timeout);

#endif
