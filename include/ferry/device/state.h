/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_DEVICE_STATE_H
#define FERRY_DEVICE_STATE_H

#include "../types.h"

/* What a call needs to know of its PE.  The runtime fills it at init; kernels and host calls read it.  Layouts are the
 * same for every compiler: two PEs, or a host and its kernels, share some of these structures. */

#define FERRYI_LINE 64
#define FERRYI_ALIGNED __attribute__((aligned(FERRYI_LINE)))

/* ---- Mailbox and staged ring: one per ordered pair, at the target, written by the source only. */

enum ferryi_op {
    /* Of these a kernel's wait leaves the work to the service. */
    FERRYI_OP_PUT = 1, /* payload from the slot's bounce chunk to offset */
    FERRYI_OP_GET,     /* length bytes at offset to the slot's reply chunk */
    FERRYI_OP_IPUT,    /* payload as elements of `width` bytes, `stride` bytes apart from offset on */
    FERRYI_OP_IGET,    /* such elements to the slot's reply chunk, packed */
    /* From here on it does it itself. */
    FERRYI_OP_PUT_FEW, /* at most FERRYI_INLINE_BYTES, in the record */
    FERRYI_OP_GET_FEW, /* likewise at most so many, to the reply chunk */
    FERRYI_OP_PUT_SET, /* PUT_FEW, then operand to the word at offset `cond` */
    FERRYI_OP_SET,
    /* From here on, but for FETCH, it takes an atomic, which a stream's memory operations have not. */
    FERRYI_OP_PUT_ADD,
    FERRYI_OP_ADD,
    FERRYI_OP_AND,
    FERRYI_OP_OR,
    FERRYI_OP_XOR,
    FERRYI_OP_SWAP,
    FERRYI_OP_CAS,
    FERRYI_OP_FETCH,
    FERRYI_OP_BULK_PUT, /* kernels to their own service, in the ring of their PE to itself: belt__funcs.h */
    FERRYI_OP_BULK_GET
};

#define FERRYI_INLINE_BYTES 32

/* Each word carries the ticket's tag (its upper half) beside 32 bits of the record: words may arrive in any order, and
 * none is ever torn, so the record is whole when all its words have the tag (R0), without a fence of its source.
 *
 *   word 0   op, flags, length of *_FEW, PUT_SET and PUT_ADD, offset's upper 16 bits
 *   word 1   offset's lower 32
 *   SET ... FETCH          words 2, 3: operand, unless it is SHORT: then as a length      4, 5: cond, of CAS
 *   PUT, GET               word 2: length
 *   IPUT, IGET             word 2: length            3: width     4, 5: stride
 *   PUT_FEW                words 2, 3: payload, whose rest is from word 8 on
 *   PUT_SET, PUT_ADD       words 2, 3: payload       4, 5: cond   6, 7: operand
 *   BULK_*                 words 2, 3: other end     4: PE        6, 7: bytes   8, 9: budget
 *
 * Words are loaded and stored by pairs, of which each half is whole.  Each pair has 32 bytes, a sector, of its own: a
 * thread's loads from one sector of host memory come one after the other, those from several are under way together
 * (H200: 1.1 us for one load, 2.3 for two of a sector, 1.3 for five of five). */
#define FERRYI_RECORD_PAIRS 8u
#define FERRYI_RECORD_OP 31u
#define FERRYI_RECORD_FETCH 32u  /* flags: the source waits for a reply; */
#define FERRYI_RECORD_WIDE 64u   /* the word that is updated has 8 bytes, not 4; */
#define FERRYI_RECORD_SHORT 128u /* the update's operand stands in place of a length: words 0 and 1 are all */
#define FERRYI_RECORD_LENGTH 8   /* its lowest bit */
#define FERRYI_RECORD_LENGTH_MOST 0xffu
typedef struct ferryi_record {
    struct {
        uint64_t word[2], unused[2];
    } pair[FERRYI_RECORD_PAIRS];
} FERRYI_ALIGNED ferryi_record;

/* What came of a record, in one of two ways: from a thread, two words that carry the tag; from a stream, the value,
 * then a mark in the first of them (ferryi_reply_mark).  They are one access. */
typedef struct ferryi_reply {
    uint64_t half[2]; /* tag, 32 bits of the value (R1) */
    uint64_t value;   /* a stream's */
    uint64_t pad;
} __attribute__((aligned(16))) ferryi_reply;

/* The source's end of a ring.  Private to one PE, shared by its threads. */
typedef struct ferryi_out {
    ferryi_record *ring;       /* at the target */
    char *chunks;              /* at the target: slot i's bounce chunk at i * chunk */
    const uint32_t *consumed;  /* how many records the owner has applied, times 2 (R2): its gate there, where it can be
                                  loaded, or a copy here that the owner stores */
    const ferryi_reply *reply; /* here, stored by the owner */
    const char *reply_chunks;  /* here, stored by the owner */
    uint64_t *busy;            /* here: whose reply is still to be read from slot i: FERRYI_BUSY_BY */
    uint32_t *doorbell;        /* at the target: wakes its service */
    const uint32_t *asleep;    /* at the target: its service sleeps */
    uint64_t *bell;            /* in kernels, for a ring in GPU memory: at the target, host memory [slots] in which
                                  its service sees what was sent; NULL: the ring itself is in host memory */
    uint64_t claims FERRYI_ALIGNED; /* the next ticket, above the number of slots that are taken: ferryi_ring_next() */
    uint64_t applied;               /* by the owner, as this PE has seen it: no more than there are */
} FERRYI_ALIGNED ferryi_out;

/* The owner's end.  The gate is a try-lock: whoever fails has nothing to do, another one is at it. */
typedef struct ferryi_in {
    const ferryi_record *ring; /* here */
    const char *chunks;        /* here */
    uint32_t *consumed;        /* at the source; NULL: it looks at the gate */
    ferryi_reply *reply;       /* at the source */
    char *reply_chunks;        /* at the source */
    uint64_t *told;            /* in kernels: here, host memory; gate as this PE's service may know it */
    uint32_t source;
    uint32_t awaited; /* in kernels, of the first ring: 1 + the ring from which came what this PE's last long wait was
                         for; 0: it did not come as a record */
    uint32_t gate FERRYI_ALIGNED; /* records applied, modulo 2^31, times 2; odd: somebody is at it */
    uint32_t held;                /* in kernels, the lock's other half: the service applies records without the SMs */
} FERRYI_ALIGNED ferryi_in;

/* ---- The control block: host memory of each PE that its node's PEs and GPUs map. */

#define FERRYI_FAULTS 64

typedef struct ferryi_fault_slot {
    uint64_t seq; /* fault number + 1, stored last, with release; 0: being written */
    ferry_fault fault;
} ferryi_fault_slot;

/* One PE's words in an agreement among all (runtime/agree.h). */
typedef struct ferryi_vote {
    uint64_t round; /* that this PE has come to; stored last, with release */
    uint32_t what, status;
    uint64_t args[3];
    uint32_t leaving; /* in ferry_finalize, and done with everything else */
} FERRYI_ALIGNED ferryi_vote;

/* What PE 0 saw when PEs asked for different things. */
typedef struct ferryi_dissent {
    uint64_t round;
    uint64_t args[3], other_args[3]; /* of the culprit, of PE 0 */
    uint32_t culprit_what, other_what;
} FERRYI_ALIGNED ferryi_dissent;
#define FERRYI_VERDICTS 8

/* One PE's statement at a meeting of some PEs (runtime/meet.h), which all of them read. */
#define FERRYI_DESKS 64
#define FERRYI_STATEMENT_WORDS 10
#define FERRYI_MEETINGS_KEPT 4
typedef struct ferryi_desk {
    uint64_t word FERRYI_ALIGNED; /* attempt, step: stored last, with release; changed first when words change */
    uint64_t tag;                 /* which meeting */
    uint64_t words[FERRYI_STATEMENT_WORDS];
    uint64_t ended[FERRYI_MEETINGS_KEPT]; /* attempt, outcome: of those that ended */
} FERRYI_ALIGNED ferryi_desk;

typedef struct ferryi_verdicts {
    uint64_t newest FERRYI_ALIGNED;                /* advanced by whoever decides a round, by compare-and-swap */
    uint64_t past[FERRYI_VERDICTS] FERRYI_ALIGNED; /* that of round r, at r modulo, when a newer one exists */
    ferryi_dissent dissent[FERRYI_VERDICTS];
} FERRYI_ALIGNED ferryi_verdicts;

#define FERRYI_ASLEEP_LONG 2u

typedef struct ferryi_ctl {
    uint32_t state FERRYI_ALIGNED; /* ferry_peer_status of the owner, stored by the owner */
    uint32_t aborted;              /* nonzero: some PE called ferry_abort; stored by any PE, always the same way */
    int32_t abort_code, abort_pe;
    uint32_t exiting; /* nonzero: some PE called ferry_global_exit with exit_status; stored by that PE */
    int32_t exit_status;
    uint32_t life; /* a robust futex that the owner's service holds: Linux marks it first of all when that dies */
    uint32_t n_lost FERRYI_ALIGNED;   /* stored by the owner's service */
    uint32_t n_acked;                 /* of these, how many ferry_failure_ack() accepted */
    uint32_t doorbell FERRYI_ALIGNED; /* changed by sources that left a record while the service slept */
    uint32_t asleep; /* nonzero: nobody looks at the inbound rings, a source must ring; LONG (cuda space): for long */
    uint64_t fault_next FERRYI_ALIGNED;
    ferryi_fault_slot faults[FERRYI_FAULTS];
    ferryi_vote vote;
    ferryi_verdicts verdicts; /* used on PE 0 */
    ferryi_desk desks[FERRYI_DESKS];
} FERRYI_ALIGNED ferryi_ctl;

/* ---- Collectives: an area for the world and one for each team, at the start of every PE's heap, at the same offset.
 *
 * An area is: ferryi_sync; ferryi_flag[n_pes]; ferryi_pair[n_pes]; int32_t list[n_pes]; slots [2][n_pes][slot]; scratch
 * [2][scratch].  What has one entry a PE is indexed by the number in the world, so that any set of PEs may use any
 * area.
 */

#define FERRYI_SLOT 512      /* world: bytes that a PE may leave at each other one along with its flag */
#define FERRYI_SCRATCH 32768 /* world */
#define FERRYI_TEAM_SLOT 128 /* teams: many, so they have less */
#define FERRYI_TEAM_SCRATCH 1024
#define FERRYI_MOST_TEAMS 512 /* areas besides the world's; a power of two */
#define FERRYI_LEAST_TEAMS 32 /* however little room there is */

typedef struct ferryi_flag {
    uint64_t seq FERRYI_ALIGNED; /* a line each: neighbours are written by different PEs */
} FERRYI_ALIGNED ferryi_flag;

/* What this PE remembers of its collectives with one other.  The number of messages from it to the other is the flag's
 * value there, so flags only grow, have one writer, and need no reset. */
typedef struct ferryi_pair {
    uint64_t sent, expected;
    uint64_t slots; /* exchanges of slots so far: the parity picks the one in use */
    uint64_t pad;
} ferryi_pair;

/* A team as its members' calls see it: hosts in a table of their own, kernels in the team's area. */
typedef struct ferryi_team {
    int32_t handle; /* 0: there is none */
    int32_t n, me;
    int32_t start, stride; /* member i is PE start + i * stride */
    int32_t contexts;
    const int32_t *list; /* member i is PE list[i], unless NULL */
} ferryi_team;

/* In a context's handle, for kernels: 0, the world; 1 + the number of its team's area; or that it is the host's alone.
 */
#define FERRYI_CTX_TEAM(ctx) ((uint32_t)(ctx) >> 10 & 1023u)
#define FERRYI_CTX_NO_TEAM 1023u

/* How far a collective has come. */
typedef struct ferryi_place {
    uint32_t phase;  /* of a collective of several phases */
    uint32_t served; /* peers that have this PE's part of the phase */
    uint32_t folded; /* reduce: scratch[1] holds a piece that is still to be written to some peers */
    uint32_t step;   /* in rounds: messages of the phase that were sent or taken (host space) */
    uint64_t done;   /* reduce: elements of this PE's share that all peers have */
} ferryi_place;

typedef struct ferryi_sync {
    uint32_t call; /* ferry_call that did not end well and keeps its place; FERRY_CALL_NONE: nothing is half done */
    uint32_t pad;
    uint64_t tag; /* which set of PEs made it */
    ferryi_place at;
    ferryi_team team; /* cuda space: for kernels */
} FERRYI_ALIGNED ferryi_sync;

/* Pairs and list. */
FERRYI_FN size_t ferryi_sync_own_bytes(int n_pes)
{
    return ((size_t)n_pes * (sizeof(ferryi_pair) + sizeof(int32_t)) + FERRYI_LINE - 1) / FERRYI_LINE * FERRYI_LINE;
}

FERRYI_FN size_t ferryi_sync_bytes(int n_pes, size_t slot, size_t scratch)
{
    return sizeof(ferryi_sync) + (size_t)n_pes * (sizeof(ferryi_flag) + 2 * slot) + ferryi_sync_own_bytes(n_pes) +
           2 * scratch;
}

/* ---- A peer, as one PE sees it. */

/* The route of a pair: its ferry_path, and bits that send every call through the slow side of one compare. */
#define FERRYI_ROUTE_PATH 0xffu
#define FERRYI_ROUTE_LOST 0x100u  /* the peer died */
#define FERRYI_ROUTE_CHAOS 0x200u /* delay and reorder (host space) */
#define FERRYI_ROUTE_GPU 0x400u   /* heaps are in GPU memory, which a host call reaches by the driver only */

typedef struct ferryi_peer {
    int64_t delta;  /* the peer's copy of an own address, where it may be loaded and stored: one add away */
    uint32_t route; /* read relaxed by every call, ORed by the service */
    uint32_t pad;
} ferryi_peer;

typedef struct ferryi_world {
    int32_t my_pe, n_pes; /* n_pes is 0 before init and after finalize: then every call is refused by its first check */
    /* Addresses that stand for symmetric memory: the program's globals, mapped a second time, then the heap. */
    uint64_t symmetric;
    uint64_t symmetric_len;
    /* The program's own addresses of the globals that stand there first. */
    uint64_t globals;
    uint64_t globals_len;
    ferryi_peer *peer;         /* [n_pes] */
    ferryi_out *out;           /* [n_pes] */
    ferryi_in *in;             /* [n_in]: the rings that weak pairs send into */
    ferry_stats_pair *stats;   /* [n_pes] */
    ferryi_ctl *ctl;           /* own control block */
    uint64_t heap;             /* own heap's first address */
    uint64_t heap_len;         /* bytes of it that exist; grows only */
    const ferryi_team *team;   /* [n_teams]; kernels look into the areas */
    uint64_t teams;            /* the first team's area, in bytes from the heap's start */
    uint32_t team_bytes;       /* from area to area */
    uint32_t n_teams;          /* areas */
    const uint8_t *peer_state; /* [n_pes], ferry_peer_status, stored by the own service */
    const uint16_t *weak;      /* [n_weak]: the PEs to which this one has a weak path */
    uint32_t n_in, n_weak;
    uint32_t ring_mask;    /* slots - 1 */
    uint32_t staged_chunk; /* bytes */
    uint32_t yield;        /* 1: more PEs than cores here, so that a poll gives its core away */
    uint32_t chaos;        /* 1: FERRY_CHAOS */
    uint32_t coll_flat;    /* host space: the most members that have flat collectives; choice__funcs.h */
    uint32_t coll_radix;   /* host space: of the rounds of the others */
    uint64_t timeout_ns;
    /* The cuda space.  A host call sees gpu != 0; kernels see a copy of this structure in their constant memory, made
     * by runtime/gpu.c, with tables of its own. */
    int64_t stride;                /* a peer's address: own + (peer - my_pe) * stride */
    ferryi_fault_slot *gpu_faults; /* [FERRYI_FAULTS], host memory that kernels write and the host reads */
    uint64_t *gpu_fault_next;      /* GPU memory: the host's atomics and a GPU's do not mix on one word */
    /* Kernels: bit p says that PE p's memory is updated (loaded and stored) straight and that nobody counts it.  Calls
     * whose bit is not set take a slower way that looks at the routes; it serves PEs from 64 on too. */
    uint64_t straight_atomics, straight_copies;
    /* Kernels, whoever has died: bit p says that PE p's memory is loaded and stored straight and that nobody counts it;
     * that the pair to PE p is weak. */
    uint64_t direct_pes, weak_pes;
    uint32_t first_weak; /* kernels: the PE of one of the n_weak pairs */
    uint32_t gpu;
    uint32_t all_direct;               /* in kernels: direct_pes has every PE */
    uint32_t staged_bulk;              /* in kernels: from so many bytes on copy engines serve a staged pair */
    uint32_t attending FERRYI_ALIGNED; /* waits that poll and thereby apply inbound records */
    uint32_t service_sleeps;           /* stored by the service */
} ferryi_world;

#endif
