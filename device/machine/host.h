/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_DETAIL_MACHINE_HOST_H
#define FERRY_DETAIL_MACHINE_HOST_H

#include "shared.h"

struct ferryi_spin;

/* The calls from bodies to the runtime of their process.  The runtime fills this one table; no body calls the
 * runtime by name.  Kernels have no such table. */
typedef struct ferryi_host_ops {
    size_t size; /* of this structure */
    /* The PE of a thread that has no ferryi_world_of_thread yet: the process's only PE, else one with n_pes 0.  Never
     * NULL. */
    ferryi_world *(*world_find)(void);
    /* ferryi_fault_raise() */
    ferry_status (*fault_raise)(ferryi_world *w, ferry_status status, ferry_call call, int peer, const void *addr,
                                int cmp, uint64_t expected, uint64_t found, uint64_t started);
    /* Returns the address that calls use for n bytes outside the heap: a global's second address.  NULL: the bytes are
     * not symmetric. */
    void *(*addr_resolve)(const ferryi_world *w, const void *addr, size_t n);
    /* Logs why the caller's own buffer is refused, and returns the status. */
    ferry_status (*null_refuse)(ferryi_world *w, ferry_call call, size_t n, int pe);
    /* At most every 50 ms: asks the hook of the calling thread whether its wait ends now (ferry_set_wait_hook). */
    int (*is_interrupted)(uint64_t now);
    /* A wait of this PE yields its core, on a node with more PEs than cores.  Now and then: moves the PE's thread to
     * the core that is its share, if the kernel has put it elsewhere. */
    void (*settle)(ferryi_world *w, uint64_t now);
    /* Logs a wrong use of a lock (enum ferryi_lock_misuse), and returns the status. */
    ferry_status (*lock_refuse)(ferryi_world *w, int misuse, const void *lock);
    /* With world.host.remote: a descriptor for pe has been written.  Sends it, or leaves it to the thread that is
     * sending.
     */
    void (*remote_posted)(ferryi_world *w, int pe);
    /* With world.host.remote: a wait has polled `polls` times without success.  Moves all data that can move.  pe: the
     * awaited PE, or -1.  0 polls: the next poll waits until pe has applied this PE's descriptors. */
    void (*remote_progress)(ferryi_world *w, int pe, uint32_t polls);
    /* With world.host.remote: a number that changes when data of a remote pair moves. */
    uint32_t (*remote_progress_count)(ferryi_world *w);
    /* With world.host.remote: a wait rests for ns, or until frames have come. */
    void (*remote_rest)(ferryi_world *w, uint64_t ns);
    /* With world.host.remote: a transfer of n bytes beside the ring, in order with its descriptors.  op:
     * FERRYI_OP_BULK_*; `own` in this PE's heap names the peer's memory, `other` is this PE's end.  _UNSUPPORTED:
     * nothing happened, and the caller sends the bytes by the ring. */
    ferry_status (*remote_bulk)(ferryi_world *w, struct ferryi_spin *spin, ferry_call call, int op, const void *own,
                                void *other, size_t n, int pe);
} ferryi_host_ops;

/* Set at program start (runtime/state/world.c); before that every call is refused. */
extern const ferryi_host_ops *ferryi_host __attribute__((visibility("hidden")));

/* The calling thread's PE.  NULL on a thread that the runtime has not seen yet. */
extern __thread ferryi_world *ferryi_world_of_thread __attribute__((visibility("hidden"), tls_model("initial-exec")));

#endif
