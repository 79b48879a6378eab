/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRYI_GPU_H
#define FERRYI_GPU_H

#include "runtime/space/gpu_ops.h"

/* A PE's GPU: its context, the library's own kernels, the kernels' copy of the world, and the host calls that only the
 * GPU can carry out. */

typedef struct ferryi_gpu ferryi_gpu;
extern const ferryi_gpu_ops ferryi_gpu_table;

/* ---- Functions in the table, by file: runtime/space/gpu_ops.h describes them. */

/* gpu.c */
ferry_status ferryi_gpu_open(struct ferryi_pe *pe, ferryi_gpu_info *info);
void ferryi_gpu_close(struct ferryi_pe *pe);
void ferryi_gpu_name(const struct ferryi_pe *pe, char *text, size_t size);
int32_t ferryi_gpu_node(const struct ferryi_pe *pe);

/* kernel_world.c */
ferry_status ferryi_gpu_share(struct ferryi_pe *pe);
ferry_status ferryi_gpu_connect(struct ferryi_pe *pe);
void ferryi_gpu_disconnect(struct ferryi_pe *pe);
ferry_status ferryi_gpu_publish(struct ferryi_pe *pe);
ferry_status ferryi_gpu_publish_now(struct ferryi_pe *pe);
ferry_status ferryi_gpu_stats(struct ferryi_pe *pe, int peer, ferry_stats_pair *stats);
ferry_status ferryi_gpu_stats_reset(struct ferryi_pe *pe);

/* driver_paths.c */
void ferryi_gpu_paths(struct ferryi_pe *pe, const ferryi_gpu_info *infos, size_t info_stride);

/* probe.c */
ferry_status ferryi_gpu_probe_load(struct ferryi_pe *pe);
ferry_status ferryi_gpu_probe(struct ferryi_pe *pe, struct ferryi_probe_pair *pairs, uint64_t deadline);
ferry_status ferryi_gpu_probe_forward(struct ferryi_pe *pe, void *there, size_t n, int out, uint64_t seed,
                                      uint64_t deadline, uint64_t *there_ns, uint64_t *host_ns);
ferry_status ferryi_gpu_probe_copy(struct ferryi_pe *pe, void *dst, const void *src, size_t n, uint64_t deadline);

/* images.c */
void ferryi_gpu_before_fork(void);
void ferryi_gpu_after_fork(void);

/* rings.c */
int ferryi_gpu_has_rings(struct ferryi_pe *pe);
int ferryi_gpu_serve(struct ferryi_pe *pe, uint64_t now);

/* launch.c */
ferry_status ferryi_gpu_launch(struct ferryi_pe *pe, const ferry_kernel_entry *entry, unsigned n_blocks,
                               unsigned threads, const void *args, const ferry_stream *stream);
ferry_status ferryi_gpu_max_blocks(struct ferryi_pe *pe, const ferry_kernel_entry *entry, unsigned threads,
                                   unsigned *n_blocks);
ferry_status ferryi_gpu_launch_wait(struct ferryi_pe *pe, uint64_t budget);
ferry_status ferryi_gpu_moe_open(struct ferryi_pe *pe, unsigned *n_blocks, unsigned *units);
ferry_status ferryi_gpu_moe_launch(struct ferryi_pe *pe, int kernel, unsigned n_blocks, const void *args,
                                   const ferry_stream *stream);

/* comm.c */
ferry_status ferryi_gpu_comm_open(struct ferryi_pe *pe);
ferry_status ferryi_gpu_comm_launch(struct ferryi_pe *pe, int kernel, unsigned n_blocks, unsigned threads,
                                    const void *args, ferry_stream stream);

/* context.c */
int ferryi_gpu_can_access(struct ferryi_pe *pe, const void *p);

/* stream.c */
ferry_status ferryi_gpu_stream_put(ferryi_world *w, void *own, const void *src, size_t n, int pe, ferry_stream stream);
ferry_status ferryi_gpu_stream_get(ferryi_world *w, void *dst, const void *own, size_t n, int pe, ferry_stream stream);
ferry_status ferryi_gpu_stream_put_signal(ferryi_world *w, void *own, const void *src, size_t n, uint64_t *sig,
                                          uint64_t value, int sig_op, int pe, ferry_stream stream);
ferry_status ferryi_gpu_stream_p(ferryi_world *w, void *own, uint64_t value, size_t width, int pe, ferry_stream stream);
ferry_status ferryi_gpu_stream_strided(ferryi_world *w, int is_get, void *dst, const void *src, ptrdiff_t dst_stride,
                                       ptrdiff_t src_stride, size_t width, size_t n, int pe, ferry_stream stream);
ferry_status ferryi_gpu_stream_wait(ferryi_world *w, ferry_call call, const void *word, size_t width, int is_signed,
                                    int cmp, uint64_t value, ferry_stream stream);
ferry_status ferryi_gpu_stream_quiet(ferryi_world *w, ferry_stream stream);
ferry_status ferryi_gpu_stream_collective(ferryi_world *w, uint32_t op, ferry_call call, int team, void *dst,
                                          const void *src, size_t n, int pe, int kind, int reduction,
                                          ferry_stream stream);

/* window.c */
ferry_status ferryi_gpu_window_open(struct ferryi_pe *pe, size_t bytes, int fresh, size_t *place);
void ferryi_gpu_window_close(struct ferryi_pe *pe, size_t place, int unused);
char *ferryi_gpu_window(const struct ferryi_pe *pe, int from, int to, size_t place);

/* faults.c */
void ferryi_gpu_collect_faults(struct ferryi_pe *pe);

/* calls.c */
ferry_status ferryi_gpu_quiet_pe(ferryi_world *w, int pe);
ferry_status ferryi_gpu_sync(ferryi_world *w, ferry_call call, int team, uint64_t timeout);
ferry_status ferryi_gpu_reduce(ferryi_world *w, uint32_t host_op, int team, void *dst, const void *src, int kind,
                               int op, size_t nelems, int inclusive, uint64_t timeout);
ferry_status ferryi_gpu_collective(ferryi_world *w, struct ferryi_host_call *c, void *dst, const void *src,
                                   uint64_t timeout);

/* ---- The rest: faults.c. */

/* Collects new faults; costs one load if no fault is new. */
void ferryi_gpu_check_faults(struct ferryi_pe *pe);

#endif
