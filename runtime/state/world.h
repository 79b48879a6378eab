/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRYI_WORLD_H
#define FERRYI_WORLD_H

#include "bootstrap/boot.h"
#include "ferry/detail/machine/shared.h"
#include "runtime/base/env.h"
#include "runtime/base/fair_lock.h"
#include "runtime/base/topo.h"
#include "runtime/fdpass/fdpass.h"
#include "runtime/space/gpu_ops.h"
#include "runtime/space/space.h"
#include "runtime/state/pair.h"
#include "runtime/state/remote_ops.h"
#include <pthread.h>

/* One PE's state on the host.  ferry_init sets up the parts in this order, and they are taken down in reverse (init.c):
 * env, boot, topo, fdpass, ctl (segment.c), heap, service, probe. */

struct ferryi_pe;

/* An address range with a stride for each PE.  PEs that are threads of one process share one range, so that a word has
 * one address, and a debugger or ThreadSanitizer sees one word; each process has its own range.  Where heaps are whole,
 * a range is one PE's heap. */
typedef struct ferryi_range {
    char *base;
    size_t size;
    const ferryi_space_ops *space;
    int users;
    int stays; /* work of a PE that leaves may still use the memory: it is never unmapped (cuda) */
} ferryi_range;

/* Collective within one process.  align: a power of two; *base + skew is a multiple of it.  _NO_MEMORY, or an error of
 * the bootstrap. */
ferry_status ferryi_range_create(struct ferryi_pe *pe, const ferryi_space_ops *space, size_t size, size_t align,
                                 size_t skew, uint64_t deadline, ferryi_range **range, char **base);
void ferryi_range_release(ferryi_range *range);

/* The shared segment of one PE: control block, inbound rings and reply slots of every peer.  Host memory in every
 * space. */
typedef struct ferryi_segment {
    size_t size;
    ferryi_range *range;
    char *base; /* in the range: PE i's segment is at base + i * size */
    ferryi_chunk own;
} ferryi_segment;

/* The facts about the program's globals that the PEs compare. */
typedef struct ferryi_statics_info {
    uint64_t size, digest;
    uint32_t mode, pad;
} ferryi_statics_info;

/* The program's globals, in front of each PE's heap (statics.h). */
typedef struct ferryi_statics {
    uint64_t size; /* 0: globals are not symmetric */
    ferryi_chunk chunk;
    char why[192]; /* why globals are not symmetric, after "..., but" */
    ferryi_statics_info info;
    /* Returns the address that calls use for n bytes outside the heap, or NULL.  NULL pointer: no symmetric globals. */
    void *(*resolve)(const ferryi_world *w, const void *addr, size_t n);
    /* Adds facts about globals to a fault's sentence: ferryi_statics_explain(). */
    void (*explain)(const ferryi_world *w, const ferry_fault *fault, char *text, size_t size);
} ferryi_statics;

#define FERRYI_MOE_NOTE_BYTES 128
typedef struct ferryi_heap {
    uint64_t max;   /* stride: bytes of address range for each PE, a multiple of 2 MiB */
    uint64_t front; /* bytes of `max` before the heap: the program's globals end there */
    uint64_t align; /* this PE's own heap starts at a multiple of it: a power of two, 2 MiB or more */
    ferryi_range *range;
    char *base; /* in the range: PE i's heap is at base + i * max + front; where heaps are whole, this PE's at base */
    uint64_t
        moe_notes;  /* FERRYI_MOE_NOTE_BYTES from each PE for an agreement on a MoE object, after the areas of teams */
    uint64_t rings; /* cuda space: where rings in GPU memory start, after those notes */
    uint64_t start; /* bytes at the heap's front that the runtime uses */
    struct ferryi_tlsf *tlsf;
    ferryi_chunk *chunks; /* of this PE, in order */
    int n_chunks;
    uint64_t abandoned;    /* 1 + the offset of a buffer whose unregistration has timed out at its end; 0: none */
    int exchanged;         /* all PEs of the node have mapped the first chunks */
    ferryi_fair_lock lock; /* one collective allocation of this PE at a time */
} ferryi_heap;

struct ferryi_teams {
    pthread_mutex_t lock;
    ferryi_team *table;                          /* [world.n_teams]: world.team */
    uint64_t taken[FERRYI_MOST_TEAMS / 64];      /* areas: bit i of taken[i / 64] */
    uint32_t generation;                         /* makes each handle unique */
    pthread_mutex_t key_lock;                    /* one ferry_team_from_key() at a time */
    pthread_mutex_t ballot_lock[FERRYI_BALLOTS]; /* consensus.c */
    uint64_t attempt[FERRYI_BALLOTS];
};

typedef struct ferryi_pe {
    ferryi_world world; /* read by calls and kernels; first, so that a world's address is its PE's */
    ferryi_env env;
    struct { /* of ferry_init, while it runs */
        const ferry_config *config;
        uint64_t deadline;
    } start;
    ferryi_boot *boot;
    ferryi_fdpass *fdpass;
    const ferryi_space_ops *space;
    ferryi_topo *topo; /* [n_pes] */
    int *node;         /* [n_pes]: the lowest PE that shares memory with this one, itself included */
    struct ferryi_pair_table *pair_table;
    ferryi_pair_info *pairs; /* [n_pes][n_pes], in the table */
    struct ferryi_pair_report *pair_report;
    uint8_t *peer_state;    /* [n_pes]: world.peer_state, written by the service */
    int *peer_liveness_fd;  /* [n_pes]: readable or hung up when the peer has died; -1: none */
    int own_liveness_fd[2]; /* the descriptor sent to the peers, and the one that keeps it alive */
    ferryi_segment segment;
    char **copies; /* [n_pes]: copies of other PEs' segments for remote pairs (segment.c); NULL: none */
    char *copies_base;
    size_t copies_size;
    ferryi_statics statics;
    ferryi_heap heap;
    uint64_t forward_at; /* offset in every heap of the chunks for other PEs' bulk; used where a pair has `via` */
    uint64_t round;      /* agreements so far */
    uint64_t alone;      /* the decision that this PE made without PE 0, of another node (agree.c); 0: none */
    struct ferryi_teams teams;
    uint64_t fault_read;     /* faults that ferry_fault_next has returned */
    uint64_t faults_counted; /* bit seq % FERRYI_FAULTS: ferry-run counts that fault, which is still to be fetched */
    struct ferryi_service *service;
    struct ferryi_pool *pool;
    struct ferryi_chaos *chaos;
    struct ferryi_gpu *gpu; /* NULL: the host space */
    const ferryi_gpu_ops *gpu_ops;
    uint32_t remote_left;         /* the state word of some PE of another node says that it has left */
    struct ferryi_remote *remote; /* NULL: no remote pairs */
    const ferryi_remote_ops *remote_ops;
    struct ferryi_ctx_table *contexts;
    int in_use;             /* under the lock of the process's list */
    int past;               /* finalized, and not freed yet; under that lock */
    struct ferryi_pe *next; /* in that list: PEs living and past */
} ferryi_pe;

static inline ferryi_pe *ferryi_pe_of(ferryi_world *w)
{
    return (ferryi_pe *)(void *)w;
}

static inline const ferryi_gpu_ops *ferryi_gpu_of(const ferryi_world *w)
{
    return ((const ferryi_pe *)(const void *)w)->gpu_ops;
}

/* The calling thread's PE for set-up calls: refuses before init with a message that names the call. */
ferry_status ferryi_pe_current(const char *call, ferryi_pe **pe);
/* The thread has no PE: reports why `call` cannot run.  _NOT_INITIALIZED. */
ferry_status ferryi_world_refuse(const char *call);
/* This process was forked by a PE. */
int ferryi_world_is_forked(void);
/* fork.c calls these around a fork: the first takes the lock, and the second releases it. */
void ferryi_world_before_fork(void);
void ferryi_world_after_fork(int in_child);
/* The PE of a thread that the program started: the process's only living PE, else one with n_pes 0. */
ferryi_world *ferryi_world_find(void);
/* host_ops.c */
extern const struct ferryi_host_ops ferryi_host_ops_of_process;
/* Makes the calling thread belong to w's PE (NULL: to no PE). */
void ferryi_world_adopt(ferryi_world *w);

/* Returns an unused PE of this process for ferry_init; NULL: no memory.  First, free_past frees the parts of past PEs
 * that ferry_finalize kept for calls still running. */
ferryi_pe *ferryi_pe_obtain(void (*free_past)(ferryi_pe *pe));
/* past: ferry_finalize kept parts of it. */
void ferryi_pe_return(ferryi_pe *pe, int past);

#endif
