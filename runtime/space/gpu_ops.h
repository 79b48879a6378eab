/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRYI_GPU_OPS_H
#define FERRYI_GPU_OPS_H

#include "ferry/detail/machine/shared.h"
#include "ferry/launch.h"
#include "ferry/status.h"
#include <stddef.h>

/* The operations that the runtime needs from a PE's GPU.  runtime/gpu fills the one table.  All layers reach it through
 * pe->gpu_ops, and only where pe->gpu is not NULL: no PE of the host space has a GPU. */

struct ferryi_pe;
struct ferryi_space_ops;
struct ferryi_probe_pair;
struct ferryi_host_call;

/* By what processes share GPU memory: each is a row of spaces.  FABRIC is known only where it is wanted, IPC where it
 * is wanted or descriptors do not work. */
enum ferryi_handles { FERRYI_HANDLES_FD, FERRYI_HANDLES_IPC, FERRYI_HANDLES_FABRIC, FERRYI_N_HANDLES };

/* The facts about their GPUs that PEs exchange before they choose a space.  All zero: no GPU. */
typedef struct ferryi_gpu_info {
    unsigned char uuid[16];
    uint64_t memory;  /* bytes */
    uint64_t usable;  /* 1 */
    uint64_t handles; /* bit i: enum ferryi_handles */
} ferryi_gpu_info;

/* A C type as libferry's kernels know it: enum ferryi_kind. */
#define FERRYI_LOG2_BYTES(TYPE) (sizeof(TYPE) == 1 ? 0 : sizeof(TYPE) == 2 ? 1 : sizeof(TYPE) == 4 ? 2 : 3)
#define FERRYI_KIND_OF(TYPE)                                                                                           \
    _Generic((TYPE)0, float                                                                                            \
             : FERRYI_KIND_FLOAT, double                                                                               \
             : FERRYI_KIND_DOUBLE, long double                                                                         \
             : FERRYI_KIND_NONE, float _Complex                                                                        \
             : FERRYI_KIND_COMPLEXF, double _Complex                                                                   \
             : FERRYI_KIND_COMPLEXD, default                                                                           \
             : (__real__((TYPE)-1) < __real__((TYPE)1) ? FERRYI_KIND_I8 : FERRYI_KIND_U8) + FERRYI_LOG2_BYTES(TYPE))

typedef struct ferryi_gpu_ops {
    size_t size;                                            /* sizeof(ferryi_gpu_ops) */
    const struct ferryi_space_ops *space[FERRYI_N_HANDLES]; /* of heaps in GPU memory */

    /* ---- A PE's life, in the order of init.c. */

    /* Opens this PE's GPU: the one whose context is current, else the one of its rank on this node, modulo the number
     * of devices.  The only call where pe->gpu is NULL.  _UNSUPPORTED with a reason that ferry_last_error_message() has
     * (not logged: with FERRY_SPACE=auto a PE without a GPU is no error). */
    ferry_status (*open)(struct ferryi_pe *pe, ferryi_gpu_info *info);
    void (*close)(struct ferryi_pe *pe);
    /* For the log. */
    void (*name)(const struct ferryi_pe *pe, char *text, size_t size);
    /* The NUMA node that the GPU is attached to; -1: unknown. */
    int32_t (*node)(const struct ferryi_pe *pe);
    /* Sets each pair's path by the driver's attributes.  The pair has this path until the probe has run. */
    void (*paths)(struct ferryi_pe *pe, const ferryi_gpu_info *infos, size_t info_stride);
    /* Allocates the memory that host and GPU both see.  After the choice of the space, before anything else. */
    ferry_status (*share)(struct ferryi_pe *pe);
    /* The probe's part in a kernel (device/kernels/probe__funcs.h).  probe_load loads its code, so that PEs start
     * together.  _TIMEOUT: the kernel hangs in a load or store for ever, and nothing waits for it any more. */
    ferry_status (*probe_load)(struct ferryi_pe *pe);
    ferry_status (*probe)(struct ferryi_pe *pe, struct ferryi_probe_pair *pairs, uint64_t deadline);
    /* A copy by a copy engine, complete on return; logs nothing.  _TIMEOUT: it hangs, and nothing waits
     * for it any more. */
    ferry_status (*probe_copy)(struct ferryi_pe *pe, void *dst, const void *src, size_t n, uint64_t deadline);
    /* Copies n bytes of a pattern to `there` (out), or from there; then times such copies, and those to or from host
     * memory, in ns.  _SYSTEM: the driver refuses; what came is wrong.  _TIMEOUT: as probe_copy. */
    ferry_status (*probe_forward)(struct ferryi_pe *pe, void *there, size_t n, int out, uint64_t seed,
                                  uint64_t deadline, uint64_t *there_ns, uint64_t *host_ns);
    /* Makes the world that kernels see, and gives it to every image.  Heap and control block are mapped, paths decided.
     */
    ferry_status (*connect)(struct ferryi_pe *pe);
    /* Kernels see no PE from now on. */
    void (*disconnect)(struct ferryi_pe *pe);
    /* The child of a fork unregisters the program's files when it ends.  Both are called without a GPU too. */
    void (*before_fork)(void);
    void (*after_fork)(void);

    /* ---- The host's world has changed. */

    /* Kernels launched from now on see the change. */
    ferry_status (*publish)(struct ferryi_pe *pe);
    /* Running kernels see it too, unless they fill the GPU. */
    ferry_status (*publish_now)(struct ferryi_pe *pe);

    /* ---- What kernels have done. */

    /* The kernels' counts since the last reset.  _UNSUPPORTED: kernels do not count. */
    ferry_status (*stats)(struct ferryi_pe *pe, int peer, ferry_stats_pair *stats);
    ferry_status (*stats_reset)(struct ferryi_pe *pe);
    /* Makes each fault that kernels have recorded a fault of the PE, once. */
    void (*collect_faults)(struct ferryi_pe *pe);

    /* ---- The service. */

    /* Whether this PE's kernels have rings. */
    int (*has_rings)(struct ferryi_pe *pe);
    /* Moves inbound descriptors and transfers.  Returns nonzero while any of them is under way. */
    int (*serve)(struct ferryi_pe *pe, uint64_t now);

    /* ---- Launches.  The caller has checked entry and arguments, except for limits that only the GPU knows. */

    ferry_status (*launch)(struct ferryi_pe *pe, const ferry_kernel_entry *entry, unsigned n_blocks, unsigned threads,
                           const void *args, const ferry_stream *stream);
    ferry_status (*max_blocks)(struct ferryi_pe *pe, const ferry_kernel_entry *entry, unsigned threads,
                               unsigned *n_blocks);
    ferry_status (*launch_wait)(struct ferryi_pe *pe, uint64_t budget);

    /* ---- Calls in streams.  Arguments were checked; each returns when its work is in the stream. */

    ferry_status (*stream_put)(ferryi_world *w, void *own, const void *src, size_t n, int pe, ferry_stream stream);
    ferry_status (*stream_get)(ferryi_world *w, void *dst, const void *own, size_t n, int pe, ferry_stream stream);
    ferry_status (*stream_put_signal)(ferryi_world *w, void *own, const void *src, size_t n, uint64_t *sig,
                                      uint64_t value, int sig_op, int pe, ferry_stream stream);
    ferry_status (*stream_p)(ferryi_world *w, void *own, uint64_t value, size_t width, int pe, ferry_stream stream);
    ferry_status (*stream_strided)(ferryi_world *w, int is_get, void *dst, const void *src, ptrdiff_t dst_stride,
                                   ptrdiff_t src_stride, size_t width, size_t n, int pe, ferry_stream stream);
    ferry_status (*stream_wait)(ferryi_world *w, ferry_call call, const void *word, size_t width, int is_signed,
                                int cmp, uint64_t value, ferry_stream stream);
    ferry_status (*stream_quiet)(ferryi_world *w, ferry_stream stream);
    /* op: FERRYI_HOST_SYNC to _REDUCE; pe: the root; kind and reduction of a reduction. */
    ferry_status (*stream_collective)(ferryi_world *w, uint32_t op, ferry_call call, int team, void *dst,
                                      const void *src, size_t n, int pe, int kind, int reduction, ferry_stream stream);

    /* ---- The MoE all-to-all. */

    /* How many blocks of any of its kernels but the large ones fit (ferry/detail/moe/moe.h), and how many
     * multiprocessors the GPU has. */
    ferry_status (*moe_open)(struct ferryi_pe *pe, unsigned *n_blocks, unsigned *units);
    /* Launches no more blocks than that.  stream NULL: the PE's own stream. */
    ferry_status (*moe_launch)(struct ferryi_pe *pe, int kernel, unsigned n_blocks, const void *args,
                               const ferry_stream *stream);
    /* ---- Communicators (ferry/comm.h). */

    /* Loads the kernels. */
    ferry_status (*comm_open)(struct ferryi_pe *pe);
    /* kernel: 2 x the type, + 1 for chunks (ferry/detail/comm/comm.h). */
    ferry_status (*comm_launch)(struct ferryi_pe *pe, int kernel, unsigned n_blocks, unsigned threads, const void *args,
                                ferry_stream stream);

    /* ---- Memory that kernels of several PEs use. */

    /* 1 when kernels can read and write p: symmetric heap, memory of the GPU, host memory that the driver knows. */
    int (*can_access)(struct ferryi_pe *pe, const void *p);
    /* A window is host memory at a receiver, for an ordered pair that is staged: the receiver's kernels read there the
     * data that the sender's kernels have stored.  window_open reserves `bytes` of all windows of this PE and of its
     * peers, which all PEs do alike, and pins them.  fresh: bytes that were never reserved before.  *place: the offset
     * in each; SIZE_MAX: no pair is staged, or there is no room.  window_close, unused: the window that was opened
     * last, for an object that was not made; its bytes count as never reserved. */
    ferry_status (*window_open)(struct ferryi_pe *pe, size_t bytes, int fresh, size_t *place);
    void (*window_close)(struct ferryi_pe *pe, size_t place, int unused);
    /* NULL: the pair is not staged. */
    char *(*window)(const struct ferryi_pe *pe, int from, int to, size_t place);

    /* ---- Calls of the host.  Arguments were checked; complete on return. */

    /* Quiet towards one PE. */
    ferry_status (*quiet_pe)(ferryi_world *w, int pe);
    /* Barrier and sync.  What the host has issued is complete already, so both are the same. */
    ferry_status (*sync)(ferryi_world *w, ferry_call call, int team, uint64_t timeout);
    /* kind: enum ferryi_kind, op: enum ferryi_reduction (ferry/detail/operations/host_call.h). */
    ferry_status (*reduce)(ferryi_world *w, uint32_t host_op, int team, void *dst, const void *src, int kind, int op,
                           size_t nelems, int inclusive, uint64_t timeout);
    /* Any other collective.  The caller sets op, call, team and the operation's own fields; this function sets
     * addresses, timeout and result. */
    ferry_status (*collective)(ferryi_world *w, struct ferryi_host_call *c, void *dst, const void *src,
                               uint64_t timeout);
} ferryi_gpu_ops;

#endif
