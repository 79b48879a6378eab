/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_DETAIL_RING_ROUTES_H
#define FERRY_DETAIL_RING_ROUTES_H

#include "../machine/shared.h"

/* The host's calls that need more than a load or store of the peer's memory.  A call resolves its address, then calls
 * the row for the pair's path.  Kernels have no such tables.
 *
 *   ferryi_routes_engine  the pairs of the host space: ../operations/routes.c
 *   ferryi_routes_gpu     heaps in GPU memory: runtime/gpu/calls.c
 *   FERRY_TEST=chaos      the engine's, delayed and reordered for tests: runtime/calls/chaos.c
 *
 * A new path needs a row in ferryi_routes_engine. */

struct ferryi_condition;

/* Calls to one PE.  Arguments were checked, addresses resolved, the peer is alive and has a path. */
typedef struct ferryi_route_ops {
    size_t size;      /* of this structure */
    const char *name; /* of the row */
    /* n bytes, n > 0, from src to this PE's copy `own` at the peer, and back. */
    ferry_status (*put)(ferryi_world *w, ferry_call call, void *own, const void *src, size_t n, int pe);
    ferry_status (*get)(ferryi_world *w, void *dst, const void *own, size_t n, int pe);
    /* nelems elements of `width` bytes; strides in bytes. */
    ferry_status (*iput)(ferryi_world *w, void *own, ptrdiff_t own_stride, const void *src, ptrdiff_t src_stride,
                         uint32_t width, size_t nelems, int pe);
    ferry_status (*iget)(ferryi_world *w, void *dst, ptrdiff_t dst_stride, const void *own, ptrdiff_t own_stride,
                         uint32_t width, size_t nelems, int pe);
    /* op: enum ferryi_op.  fetch: *old gets the value before. */
    ferry_status (*amo)(ferryi_world *w, ferry_call call, int op, uint32_t bytes, const void *own, uint64_t operand,
                        uint64_t cond, int pe, int fetch, uint64_t *old);
    /* n may be 0. */
    ferry_status (*put_signal)(ferryi_world *w, void *own, const void *src, size_t n, uint64_t *sig, uint64_t value,
                               int sig_op, int pe);
} ferryi_route_ops;

/* Operations on this PE's own heap that the CPU cannot do when the heap is in GPU memory. */
typedef struct ferryi_gpu_heap_ops {
    size_t size; /* of this structure */
    ferry_status (*quiet)(ferryi_world *w);
    /* With `all`, every element must hold, else at least one. */
    ferry_status (*wait)(ferryi_world *w, ferry_call call, const struct ferryi_condition *c, int all, size_t *indices,
                         size_t *index, size_t *found, uint64_t *value, uint64_t timeout);
    size_t (*test)(ferryi_world *w, const struct ferryi_condition *c, size_t *indices, size_t *index, size_t *open);
    /* what: an enum ferryi_host_op, FERRYI_HOST_LOCK_*. */
    ferry_status (*lock)(ferryi_world *w, int what, int op, const void *addr, uint32_t operand, uint32_t cond, int pe,
                         uint64_t *old);
} ferryi_gpu_heap_ops;

#define FERRYI_PATHS (FERRY_PATH_NONE + 1)

typedef struct ferryi_routes {
    size_t size;                              /* of this structure */
    const ferryi_route_ops *of[FERRYI_PATHS]; /* by the pair's path; NULL: no pair has it */
    /* With world.host.chaos: flush issues all operations held back (_TIMEOUT: not all yet; _PEER_LOST), progress some.
     */
    ferry_status (*flush)(ferryi_world *w);
    void (*progress)(ferryi_world *w);
    const ferryi_gpu_heap_ops *gpu_heap; /* with world.gpu; else NULL */
} ferryi_routes;

extern const ferryi_routes ferryi_routes_engine __attribute__((visibility("hidden")));

/* For rows that hold no operation back. */
FERRYI_FN ferry_status ferryi_flush_nothing(ferryi_world *w)
{
    (void)w;
    return FERRY_SUCCESS;
}
FERRYI_FN void ferryi_progress_nothing(ferryi_world *w)
{
    (void)w;
}

#endif
