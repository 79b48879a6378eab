/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRYI_WORLD_H
#define FERRYI_WORLD_H

#include "bootstrap/boot.h"
#include "ferry/device/state.h"
#include "runtime/env.h"
#include "runtime/fdpass.h"
#include "runtime/space/space.h"
#include "runtime/tlsf.h"
#include "runtime/topo.h"
#include <pthread.h>

/* All that one PE keeps on the host.  Parts are set up in this order and taken down in reverse (init.c):
 * env, boot, topo, fdpass, ctl (segment.c), heap, service, probe. */

struct ferryi_pe;

/* Address range with a stride for each PE.  PEs that are threads of one process share one range, so that a word has one
 * address there, and a debugger or ThreadSanitizer sees one word; processes have a range each. */
typedef struct ferryi_range {
    char *base;
    size_t size;
    const ferryi_space_ops *space;
    int users;
} ferryi_range;

/* Collective within one process.  align: a power of two.  _NO_MEMORY, what the bootstrap can give. */
ferry_status ferryi_range_create(struct ferryi_pe *pe, const ferryi_space_ops *space, size_t size, size_t align,
                                 uint64_t deadline, ferryi_range **range, char **base);
void ferryi_range_release(ferryi_range *range);

/* The shared segment of one PE: control block, inbound rings and reply slots of every peer.  Host memory in every
 * space. */
typedef struct ferryi_segment {
    size_t size;
    ferryi_range *range;
    char *base; /* in the range: PE i's segment is at base + i * size */
    ferryi_chunk own;
} ferryi_segment;

/* The program's globals, in front of each PE's heap (statics.h). */
typedef struct ferryi_statics {
    uint64_t size; /* 0: they are not symmetric */
    ferryi_chunk chunk;
    char why[192]; /* they are not, after "..., but" */
} ferryi_statics;

typedef struct ferryi_heap {
    uint64_t max;   /* stride: bytes of address range for each PE, a multiple of 2 MiB */
    uint64_t front; /* of these, before the heap: the program's globals end there */
    ferryi_range *range;
    char *base;     /* in the range: PE i's heap is at base + i * max + front */
    uint64_t rings; /* cuda space: where rings in GPU memory start */
    uint64_t start; /* bytes at the front that are the runtime's own */
    ferryi_tlsf *tlsf;
    ferryi_chunk *chunks; /* of this PE, in order */
    int n_chunks;
    pthread_mutex_t lock; /* one collective allocation of this PE at a time */
} ferryi_heap;

struct ferryi_teams {
    pthread_mutex_t lock;
    ferryi_team *table;                      /* [world.n_teams]: world.team */
    uint64_t taken[FERRYI_MOST_TEAMS / 64];  /* areas: bit i of taken[i / 64] */
    uint32_t generation;                     /* makes each handle another one */
    pthread_mutex_t desk_lock[FERRYI_DESKS]; /* meet.c */
    uint64_t attempt[FERRYI_DESKS];
};

typedef struct ferryi_pe {
    ferryi_world world; /* what calls and kernels see; first, so that a world is its PE */
    ferryi_env env;
    ferryi_boot *boot;
    ferryi_fdpass *fdpass;
    const ferryi_space_ops *space;
    ferryi_topo *topo; /* [n_pes] */
    uint8_t *paths;    /* [n_pes][n_pes]: ferry_path of (from, to) */
    uint8_t *claimed;  /* [n_pes][n_pes]: the same as the driver says (host space: native) */
    uint8_t *probe;    /* [n_pes][n_pes]: FERRYI_PROBE_* that the pair failed, whatever the environment says of it */
    struct ferryi_witness *witness;
    uint8_t *peer_state; /* [n_pes]: world.peer_state, written by the service */
    int *live_fd;        /* [n_pes]: readable or hung up when the peer has died; -1: none */
    int own_live_fd[2];  /* what is sent to the peers, and what keeps it alive */
    ferryi_segment segment;
    ferryi_statics statics;
    ferryi_heap heap;
    uint64_t round; /* agreements so far */
    struct ferryi_teams teams;
    uint64_t fault_read; /* faults that ferry_fault_next has returned */
    struct ferryi_service *service;
    struct ferryi_pool *pool;
    struct ferryi_chaos *chaos;
    struct ferryi_gpu *gpu; /* NULL: the host space */
    struct ferryi_ctx_table *contexts;
    int in_use;             /* under the lock of the process's list */
    struct ferryi_pe *next; /* in that list: PEs living and past */
} ferryi_pe;

static inline ferryi_pe *ferryi_pe_of(ferryi_world *w)
{
    return (ferryi_pe *)(void *)w;
}

/* The calling thread's PE for set-up calls: refuses before init with a message that names the call. */
ferry_status ferryi_pe_current(const char *call, ferryi_pe **pe);
/* Makes the calling thread one of w's (NULL: of no PE's). */
void ferryi_world_adopt(ferryi_world *w);

/* A PE of this process that is none yet, for ferry_init; NULL: no memory.  And back. */
ferryi_pe *ferryi_pe_obtain(void);
void ferryi_pe_return(ferryi_pe *pe);

/* join.c: meets the other PEs, refuses settings that differ, chooses the space and opens its GPU. */
struct ferryi_statics_card;
ferry_status ferryi_join(ferryi_pe *pe, const struct ferryi_statics_card *statics, uint64_t deadline);

/* Control block of a PE, as mapped here. */
ferryi_ctl *ferryi_segment_ctl(const ferryi_pe *pe, int peer);

/* segment.c: creates and maps segments, sets every ring pointer of world.in and world.out (cuda space: nothing, kernels
 * have tables of their own). */
ferry_status ferryi_segment_create(ferryi_pe *pe, uint64_t deadline);
ferry_status ferryi_segment_map(ferryi_pe *pe, int peer, int fd);
void ferryi_segment_connect(ferryi_pe *pe);
void ferryi_segment_destroy(ferryi_pe *pe);
/* Where the rings between this PE and a peer are: what one PE sends, and what it gets. */
void ferryi_segment_ends(const ferryi_pe *pe, int peer, ferryi_out *out, ferryi_in *in);
/* Cuda space: the two GPUs reach each other, so that the pair's rings are in their heaps; bytes of them in each. */
int ferryi_rings_in_gpu(const ferryi_pe *pe, int peer);
size_t ferryi_rings_bytes(const ferryi_pe *pe);
/* Cuda space: the owner's ends that this PE's kernels use, in its heap. */
ferryi_in *ferryi_rings_in(const ferryi_pe *pe);
/* The bells that a peer rings here. */
const uint64_t *ferryi_segment_bell(const ferryi_pe *pe, int peer);
/* The part of a PE's segment that kernels use, without the chunks; bytes of the chunks of one ring. */
void ferryi_segment_pinned(const ferryi_pe *pe, int peer, char **at, size_t *size);
size_t ferryi_chunks_bytes(const ferryi_pe *pe);
/* Cuda space: memory at PE `at` that a staged `peer` writes, and its size (gpu_shelf.c). */
char *ferryi_segment_shelf(const ferryi_pe *pe, int at, int peer, size_t *size);

/* heap.c: the first chunk at init, and all of it at the end. */
ferry_status ferryi_heap_create(ferryi_pe *pe, uint64_t deadline);
ferry_status ferryi_heap_map(ferryi_pe *pe, int peer, int fd, int chunk);
ferry_status ferryi_heap_map_statics(ferryi_pe *pe, int peer, int fd);
/* The peer's heap is out of this PE's reach from now on. */
void ferryi_heap_unmap(ferryi_pe *pe, int peer);
void ferryi_heap_destroy(ferryi_pe *pe);
/* May this PE map peer's heap: only where loads and stores are allowed, so that a staged pair has no mapping at all. */
int ferryi_heap_is_reachable(const ferryi_pe *pe, int peer);

/* exchange.c: what becomes ready on every peer when this process ends. */
ferry_status ferryi_live_create(ferryi_pe *pe);
void ferryi_live_destroy(ferryi_pe *pe);
/* Maps the segments and the heaps' first chunks of all peers. */
ferry_status ferryi_exchange_first(ferryi_pe *pe, uint64_t deadline);
/* Descriptors from each PE to each: by the broker between processes, by number within one. */
ferry_status ferryi_exchange_fds(ferryi_pe *pe, const int *fds, int n_fds, ferryi_fdpass_got got, void *ctx,
                                 uint64_t deadline);

/* service.c: starts the service when there is something for it to do; called again, makes a running one look up. */
ferry_status ferryi_service_start(ferryi_pe *pe);
void ferryi_service_stop(ferryi_pe *pe);
/* Something was left for the service of the PE whose control block it is (cuda space). */
void ferryi_service_wake(ferryi_ctl *ctl);
/* Kernels may soon: wakes it from a long rest. */
void ferryi_service_expect(ferryi_ctl *ctl);

/* launch.c, chaos.c: what they hold. */
void ferryi_pool_stop(ferryi_pe *pe);
ferry_status ferryi_chaos_start(ferryi_pe *pe);
void ferryi_chaos_stop(ferryi_pe *pe);

/* team.c: where the areas of teams are, in world; returns the bytes at the heap's front that are the runtime's own. */
uint64_t ferryi_teams_place(ferryi_pe *pe);
/* Makes the predefined teams, when paths are known and before anybody calls. */
ferry_status ferryi_teams_create(ferryi_pe *pe);
void ferryi_teams_destroy(ferryi_pe *pe);

/* probe.c: tries every ordered pair and sets paths[][] on every PE alike. */
ferry_status ferryi_probe(ferryi_pe *pe, uint64_t deadline);

#endif
