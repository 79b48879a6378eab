/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_DETAIL_MACHINE_SHARED_H
#define FERRY_DETAIL_MACHINE_SHARED_H

#include "path.h"
#include "public.h"

/* The state of a PE that its calls need.  The runtime fills it at init; kernels and host calls read it.  Two PEs, or
 * a host and its kernels, share some of these structures, so layouts are the same for every compiler. */

#define FERRYI_LINE 64
#define FERRYI_ALIGNED __attribute__((aligned(FERRYI_LINE)))

/* ---- Mailbox and staged ring: one per ordered pair, at the target, written by the source only. */

enum ferryi_op {
    /* A kernel's wait leaves these to the service. */
    FERRYI_OP_PUT = 1,      /* copies the slot's bounce chunk to offset */
    FERRYI_OP_GET,          /* copies length bytes at offset to the slot's reply chunk */
    FERRYI_OP_IPUT,         /* stores elements of `width` bytes from offset on, `stride` bytes apart */
    FERRYI_OP_IGET,         /* copies such elements to the slot's reply chunk, packed */
    FERRYI_OP_PUT_THEN_SET, /* kernels: PUT of at most FERRYI_DRAIN_MOST bytes, then operand to the word at `cond` */
    /* A kernel's wait applies these and the following itself, up to FETCH. */
    FERRYI_OP_PUT_FEW, /* at most FERRYI_INLINE_BYTES, in the descriptor */
    FERRYI_OP_GET_FEW, /* copies at most FERRYI_INLINE_BYTES to the reply chunk */
    FERRYI_OP_PUT_SET, /* PUT_FEW, then operand to the word at offset `cond` */
    FERRYI_OP_SET,
    /* These, except FETCH, need an atomic, which a stream's memory operations do not have. */
    FERRYI_OP_PUT_ADD,
    FERRYI_OP_ADD,
    FERRYI_OP_AND,
    FERRYI_OP_OR,
    FERRYI_OP_XOR,
    FERRYI_OP_SWAP,
    FERRYI_OP_CAS,
    FERRYI_OP_FETCH,
    FERRYI_OP_BULK_PUT, /* from kernels to their own service, in their PE's ring to itself: pipeline_gpu__funcs.h */
    FERRYI_OP_BULK_GET
};

#define FERRYI_INLINE_BYTES 32

/* The longest chunk, in bytes, that the drain kernel copies; copy engines copy longer ones. */
#define FERRYI_DRAIN_MOST 65536u

/* The answer to a BULK descriptor: the status in the low bits, whether the bytes went straight from GPU to GPU, and the
 * number of bytes moved from bit FERRYI_ANSWER_STATUS on. */
#define FERRYI_ANSWER_STATUS 8
#define FERRYI_ANSWER_STRAIGHT 0x80u

/* The upper half of each word is the ticket's tag, the lower half 32 bits of the descriptor.  Words may arrive in any
 * order, but never torn.  So a descriptor is complete when all its words have the tag (R0); its source needs no fence.
 *
 *   word 0   op, flags, length of *_FEW, PUT_SET and PUT_ADD, offset's upper 16 bits
 *   word 1   offset's lower 32
 *   SET ... FETCH          words 2, 3: operand, unless it is SHORT: then as a length      4, 5: cond, of CAS
 *   PUT, GET               word 2: length
 *   PUT_THEN_SET           word 2: length            4, 5: cond   6, 7: operand
 *   IPUT, IGET             word 2: length            3: width     4, 5: stride
 *   PUT_FEW                words 2, 3: payload, whose rest is from word 8 on
 *   PUT_SET, PUT_ADD       words 2, 3: payload       4, 5: cond   6, 7: operand
 *   BULK_*                 words 2, 3: other end     4: PE        6, 7: bytes   8, 9: budget
 *
 * Words are loaded and stored in pairs; neither half is ever torn.  Each pair has a 32-byte sector of its own: host
 * memory serves a thread's loads from one sector one after the other, but loads from several sectors in parallel
 * (H200: 1.1 us for one load, 2.3 for two of one sector, 1.3 for five of five sectors). */
#define FERRYI_DESCRIPTOR_PAIRS 8u
#define FERRYI_DESCRIPTOR_OP 31u
#define FERRYI_DESCRIPTOR_FETCH 32u /* flag: the source waits for a reply */
#define FERRYI_DESCRIPTOR_WIDE 64u  /* flag: the updated word has 8 bytes, not 4 */
#define FERRYI_DESCRIPTOR_SHORT                                                                                        \
    128u                           /* flag: the length field holds the update's operand; only words 0 and 1 are used */
#define FERRYI_DESCRIPTOR_LENGTH 8 /* lowest bit of the length */
#define FERRYI_DESCRIPTOR_LENGTH_MOST 0xffu
typedef struct ferryi_descriptor {
    struct {
        uint64_t word[2], unused[2];
    } pair[FERRYI_DESCRIPTOR_PAIRS];
} FERRYI_ALIGNED ferryi_descriptor;

/* The reply to a descriptor.  A thread stores two words that carry the tag, in one access; a stream stores the value,
 * then a mark in the first word (ferryi_reply_mark). */
typedef struct ferryi_reply {
    uint64_t half[2]; /* tag, 32 bits of the value (R1) */
    uint64_t value;   /* a stream's */
    uint64_t pad;
} __attribute__((aligned(16))) ferryi_reply;

/* The source's end of a ring.  Private to one PE, shared by its threads. */
typedef struct ferryi_ring_out {
    ferryi_descriptor *ring;   /* at the target */
    char *chunks;              /* at the target: slot i's bounce chunk at i * chunk */
    const uint32_t *consumed;  /* descriptors that the owner has applied, times 2 (R2): the owner's consumer, if it can
                                  be  loaded; else a copy here that the owner stores */
    const ferryi_reply *reply; /* here, stored by the owner */
    const char *reply_chunks;  /* here, stored by the owner */
    uint64_t *busy; /* here: [slots] the ticket whose reply in slot i is unread (FERRYI_BUSY_BY), then [slots] the word
                       that slot i's reply is kept for (ferryi_ring_keep_reply()) */
    uint32_t *doorbell;     /* at the target: a change wakes its service */
    const uint32_t *asleep; /* at the target: nonzero while its service sleeps */
    uint64_t *pending; /* kernels, ring in GPU memory: at the target, host memory [slots] that shows its service the
                         tags of sent descriptors; NULL: the ring itself is in host memory */
    uint64_t claims FERRYI_ALIGNED; /* upper bits: next ticket; lower bits: slots taken: ferryi_ring_next() */
    uint64_t applied;               /* a count of descriptors that the owner has applied; it may lag */
    uint64_t quieted; /* kernels: all descriptors before this one have been applied, or are flags of collectives, for
                         which no quiet waits */
    uint64_t fenced;  /* host, remote pairs: the next ticket at the last fence: runtime/remote/bulk.c */
} FERRYI_ALIGNED ferryi_ring_out;

/* The owner's end.  The consumer's lowest bit is a try-lock: a thread that fails leaves the work to its holder. */
typedef struct ferryi_ring_in {
    const ferryi_descriptor *ring; /* here */
    const char *chunks;            /* here */
    uint32_t *consumed;            /* at the source; NULL: the source loads the consumer itself */
    ferryi_reply *reply;           /* at the source */
    char *reply_chunks;            /* at the source */
    uint64_t *applied_copy;        /* kernels: host memory here; a copy of the consumer for this PE's service */
    uint32_t source;
    uint32_t awaited; /* kernels, first ring only: 1 + the ring whose descriptor ended this PE's last long wait; 0: no
                         descriptor ended that wait */
    uint32_t consumer
        FERRYI_ALIGNED; /* descriptors applied, modulo 2^31, times 2; odd: a thread holds the consumer lock */
    uint32_t held;      /* kernels, the lock's other half: set while the service applies descriptors without the SMs */
    uint32_t attended;  /* kernels: the drain kernel stays for this ring, so that waits leave descriptors to it */
} FERRYI_ALIGNED ferryi_ring_in;

/* ---- The control block: host memory of each PE, which all PEs and GPUs of the node map. */

#define FERRYI_FAULTS 64

typedef struct ferryi_fault_slot {
    uint64_t seq; /* fault number + 1, stored last, with release; 0: the fault is being written */
    ferry_fault fault;
} ferryi_fault_slot;

/* One PE's words in an agreement among all (runtime/state/agree.h). */
typedef struct ferryi_vote {
    uint64_t round; /* the round this PE has reached; stored last, with release */
    uint32_t what, status;
    uint64_t args[3];
    uint32_t leaving; /* nonzero: this PE is in ferry_finalize and waits only for the other PEs */
} FERRYI_ALIGNED ferryi_vote;

/* PE 0's record of a round in which PEs asked for different things. */
typedef struct ferryi_dissent {
    uint64_t round;
    uint64_t args[3], other_args[3]; /* of the culprit, of PE 0 */
    uint32_t culprit_what, other_what;
} FERRYI_ALIGNED ferryi_dissent;
#define FERRYI_VERDICTS 8

/* One PE's statement at a meeting of some PEs (runtime/state/consensus.h).  All of those PEs read it. */
#define FERRYI_BALLOTS 64
#define FERRYI_STATEMENT_WORDS 11
#define FERRYI_MEETINGS_KEPT 4
typedef struct ferryi_ballot {
    uint64_t word FERRYI_ALIGNED; /* attempt, step: stored last, with release; changed first when words change */
    uint64_t tag;                 /* which meeting */
    uint64_t words[FERRYI_STATEMENT_WORDS];
    uint64_t ended[FERRYI_MEETINGS_KEPT];   /* attempt, tag, outcome of each meeting that ended */
    uint64_t decided[FERRYI_MEETINGS_KEPT]; /* of the first member, for PEs of one node: how the attempt ends for all */
} FERRYI_ALIGNED ferryi_ballot;

typedef struct ferryi_verdicts {
    uint64_t newest FERRYI_ALIGNED;                /* the PE that decides a round advances it by compare-and-swap */
    uint64_t past[FERRYI_VERDICTS] FERRYI_ALIGNED; /* round r's verdict, at r modulo, once a newer one exists */
    ferryi_dissent dissent[FERRYI_VERDICTS];
} FERRYI_ALIGNED ferryi_verdicts;

#define FERRYI_ASLEEP_LONG 2u
#define FERRYI_ASLEEP_REMOTE 4u /* the owner is on another node: this PE sends the descriptor itself */

/* Closed: a peer may free its heap; kept (ferry_heap_keep): the owner still uses it. */
enum { FERRYI_HEAP_CLOSED = 1, FERRYI_HEAP_KEPT };

typedef struct ferryi_ctl {
    uint32_t state FERRYI_ALIGNED; /* ferry_peer_status of the owner, stored by the owner */
    uint32_t aborted;              /* nonzero: the job is aborted; stored by any PE, always the same way */
    uint64_t abort_by; /* aborting PE + 1 (upper half), code (lower half); PE 0's word decides, the others are copies */
    uint32_t exiting;  /* nonzero: some PE called ferry_global_exit with exit_status; stored by that PE */
    int32_t exit_status;
    uint32_t life;      /* a robust futex that the owner's service holds: Linux marks it first when the process dies */
    uint64_t untouched; /* bytes of the node's memory that the owner's heap may still take */
    uint32_t heap_left; /* nonzero: the owner has left the heaps of its peers: FERRYI_HEAP_* */
    uint32_t n_lost FERRYI_ALIGNED;   /* stored by the owner's service */
    uint32_t n_acked;                 /* how many of the lost PEs ferry_failure_ack() has accepted */
    uint32_t doorbell FERRYI_ALIGNED; /* changed by sources that left a descriptor while the service slept */
    uint32_t asleep; /* nonzero: no thread polls inbound rings, so sources must ring; LONG (cuda space): for long */
    uint32_t awaited
        FERRYI_ALIGNED; /* what the owner's wait that sleeps waits for: ferryi_awaits_word(); 0: none does */
    uint64_t fault_next FERRYI_ALIGNED;
    ferryi_fault_slot faults[FERRYI_FAULTS];
    ferryi_vote vote;
    ferryi_verdicts verdicts; /* used on PE 0 */
    ferryi_ballot ballots[FERRYI_BALLOTS];
} FERRYI_ALIGNED ferryi_ctl;

/* ---- Collectives: an area for the world and one for each team, at the start of every PE's heap, at the same offset.
 *
 * An area is: ferryi_area; ferryi_flag[n_pes]; ferryi_coll_counts[n_pes]; int32_t list[n_pes]; slots [2][n_pes][slot];
 * scratch [2][scratch].  Arrays with one entry per PE are indexed by the number in the world, so any set of PEs may
 * use any area. */

#define FERRYI_SLOT 512      /* world: bytes that a PE may store at each other PE along with its flag */
#define FERRYI_SCRATCH 32768 /* world */
#define FERRYI_TEAM_SLOT 128 /* teams: there may be many, so each gets less */
#define FERRYI_TEAM_SCRATCH 1024
#define FERRYI_MOST_TEAMS 512 /* areas besides the world's; a power of two */
#define FERRYI_LEAST_TEAMS 32 /* even in the smallest heap */

/* A flag's word: the count of messages, from bit FERRYI_FLAG_COUNT on; from FERRYI_FLAG_TURN on a bit that is set for
 * active sets, and above it the lowest bits of the call's number (ferryi_coll_tag_with); then a digest of what the call
 * is (ferryi_coll_digest).  Counts are compared by their difference, so they may wrap. */
#define FERRYI_FLAG_COUNT 40
#define FERRYI_FLAG_TAG (((uint64_t)1 << FERRYI_FLAG_COUNT) - 1)
#define FERRYI_FLAG_TURN 32
#define FERRYI_FLAG_ACTIVE ((uint64_t)1 << FERRYI_FLAG_TURN)
#define FERRYI_FLAG_TURNS 127u

typedef struct ferryi_flag {
    uint64_t seq FERRYI_ALIGNED; /* one cache line each: different PEs write neighbouring flags */
    uint64_t ended;              /* the sender's calls that ended because they differed: FERRYI_ENDED() */
} FERRYI_ALIGNED ferryi_flag;

/* ferryi_flag.ended: how many such calls the pair has had, with the last one; which of the pair's common calls that one
 * is; whether the sender has read all statements about it; the parity of the slot that has the sender's own one. */
#define FERRYI_ENDED_CALLS 40
#define FERRYI_ENDED_TURN 8
#define FERRYI_ENDED_READ 2u
#define FERRYI_ENDED(ended, turn, has_read, parity)                                                                    \
    ((uint64_t)(ended) << FERRYI_ENDED_CALLS | (uint64_t)(uint32_t)(turn) << FERRYI_ENDED_TURN |                       \
     ((has_read) ? FERRYI_ENDED_READ : 0u) | ((parity)&1))

/* This PE's state of its collectives with one other PE.  The flag at the other PE counts this PE's messages to it,
 * so a flag only grows, has one writer, and needs no reset. */
typedef struct ferryi_coll_counts {
    uint64_t sent, expected;
    uint64_t slots; /* exchanges of slots so far; the parity picks the slot in use */
    uint32_t ended; /* calls that ended because they differed */
    uint32_t turns; /* calls on active sets that have ended, with ferryi_area.calls all common calls of the pair */
} ferryi_coll_counts;

/* A team as its members' calls see it.  Host calls read it in a table of the host's, kernels in the team's area. */
typedef struct ferryi_team {
    int32_t handle; /* 0: no team */
    int32_t n, me;
    int32_t start, stride; /* member i is PE start + i * stride */
    int32_t contexts;
    const int32_t *list; /* member i is PE list[i], unless NULL */
} ferryi_team;

/* A field of a context's handle, for kernels: 0: the world; 1 + the number of its team's area; NO_TEAM: host only. */
#define FERRYI_CTX_TEAM(ctx) ((uint32_t)(ctx) >> 10 & 1023u)
#define FERRYI_CTX_NO_TEAM 1023u

/* The progress of a collective. */
typedef struct ferryi_coll_progress {
    uint32_t phase;  /* in a collective of several phases; from FERRYI_PHASE_STATE on: in its end (differ__funcs.h) */
    uint32_t served; /* number of peers that have this PE's part of the phase */
    uint32_t folded; /* reduce: how many sources the piece in scratch[1] holds; all: it is still to be written */
    uint32_t step;   /* collectives in rounds (host space): messages of the phase sent or taken */
    uint64_t done;   /* reduce: elements of this PE's share that all peers have */
} ferryi_coll_progress;

/* The identity of a collective, besides its ferry_call.  A repeated call has the same terms. */
typedef struct ferryi_coll_identity {
    uint64_t dst, src;             /* this PE's addresses */
    uint64_t dst_bytes, src_bytes; /* for one member, where the call has a part for each */
    int64_t stride;                /* alltoalls: of dst; that of src follows from the bytes */
    int32_t team;                  /* the handle; an active set is one too */
    int32_t root;
    uint32_t element; /* alltoalls: bytes of an element; reductions: FERRYI_ELEMENT(), the operator and the type */
    uint32_t pad;
} ferryi_coll_identity;
#define FERRYI_ELEMENT(kind, reduction) ((uint32_t)(kind) | (uint32_t)(reduction) << 8 | 1u << 16)
#define FERRYI_ELEMENT_EXCLUSIVE (1u << 17) /* a scan */
#define FERRYI_ELEMENT_COMM (1u << 18)      /* a communicator's: its type and operator */
#define FERRYI_ELEMENT_UNEQUAL (1u << 19)   /* of parts of unequal sizes */

/* A PE's statement, to another one, about a call that differs between members: in its slot there. */
typedef struct ferryi_coll_statement {
    ferryi_coll_identity terms; /* what all members have in common, places from the heap's start; the rest is 0 */
    uint64_t sent, slots;       /* the sender's messages to the reader, and their exchanges of slots */
    uint32_t call;
    uint32_t calls; /* of the area, that have ended */
    uint32_t turn;  /* which of the pair's common calls it is */
    uint32_t pad;
} ferryi_coll_statement;

/* The end of such a call, while it is under way (differ__funcs.h): here it costs kernels no registers. */
typedef struct ferryi_coll_ending {
    uint64_t budget, started; /* of its waits */
    const int32_t *list;      /* the members, as in ferryi_set */
    int32_t start, stride, n, me;
    int32_t what,
        peer; /* FERRY_FOR_*: in what the member `peer` differs, and both values; 0: none has told that yet, */
    uint64_t mine, theirs; /* and peer is the one waited for */
} ferryi_coll_ending;

/* A copy or a fold that the first block of a collective's kernel shares with the others (../kernels/work__funcs.h). */
typedef struct ferryi_work {
    uint64_t claims;     /* FERRYI_WORK_*, the number of pieces and the next one */
    uint32_t done, left; /* pieces done by other blocks; blocks that have left this kernel */
    uint64_t to, from;   /* rows, as in ferryi_rows; n_from is 0 for a copy */
    int64_t to_step, from_step;
    int32_t n_to, n_from;
    uint64_t n, piece; /* elements, or bytes of a copy */
} FERRYI_ALIGNED ferryi_work;

#define FERRYI_FAIR_WORDS 8
typedef struct ferryi_area {
    uint32_t call;  /* ferry_call that failed and keeps its place; FERRY_CALL_NONE: no call is half done */
    uint32_t calls; /* that have ended, those on active sets not counted */
    uint32_t late;  /* no other call begins before this one has ended */
    uint32_t looks; /* of waits, at one member after the other */
    ferryi_coll_identity terms;
    ferryi_coll_identity asked; /* of a later call, while it is compared with `terms`: here it costs kernels no stack */
    ferryi_coll_statement told; /* this PE's, on its way */
    ferryi_coll_ending ending;
    ferryi_coll_progress at;
    ferryi_team team;                 /* cuda space: for kernels */
    ferryi_work work;                 /* cuda space: for the host's kernels */
    uint64_t fair[FERRYI_FAIR_WORDS]; /* world only: the elements at which waits and tests for any element begin
                                     (wait__funcs.h) */
} FERRYI_ALIGNED ferryi_area;

/* Pairs and list. */
FERRYI_FN size_t ferryi_area_own_bytes(int n_pes)
{
    return ((size_t)n_pes * (sizeof(ferryi_coll_counts) + sizeof(int32_t)) + FERRYI_LINE - 1) / FERRYI_LINE *
           FERRYI_LINE;
}

FERRYI_FN size_t ferryi_area_bytes(int n_pes, size_t slot, size_t scratch)
{
    return sizeof(ferryi_area) + (size_t)n_pes * (sizeof(ferryi_flag) + 2 * slot) + ferryi_area_own_bytes(n_pes) +
           2 * scratch;
}

/* ---- The wrong uses of a lock, for ferryi_lock_misuse(). */

enum ferryi_lock_misuse {
    FERRYI_LOCK_TOO_MANY,
    FERRYI_LOCK_SET_TWICE,
    FERRYI_LOCK_NOT_MINE,
    FERRYI_LOCK_NO_BUSY,
    FERRYI_LOCK_NO_LOCK
};

/* ---- A peer, as one PE sees it. */

struct ferryi_routes;

typedef struct ferryi_peer {
    int64_t delta;  /* peer's copy of an own address = own address + delta, if it may be loaded and stored */
    uint32_t route; /* read relaxed by every call, ORed by the service */
    uint32_t pad;
} ferryi_peer;

/* ferryi_world_host.outstanding: the pairs that a fence or a quiet of the host must look at. */
#define FERRYI_OUTSTANDING_LOCAL 1u /* flags and staged pairs: always, if there are any */
#define FERRYI_OUTSTANDING_QUIET 2u /* remote pairs: not all descriptors are known to be applied */
#define FERRYI_OUTSTANDING_FENCE 4u /* remote pairs: descriptors were sent since the last fence */
#define FERRYI_OUTSTANDING_ONE 8u   /* the bits above count the descriptors of remote pairs */

enum {
    FERRYI_REMOTE_PAIRS = 1,
    FERRYI_REMOTE_MOVES = 2 /* data has moved lately: each poll of a wait looks for more */
};

/* A PE's words in GPU memory, that all its kernels change. */
typedef struct ferryi_kernel_words {
    uint64_t faults; /* told so far; here, since atomics of hosts and of GPUs must not mix on one word */
    uint64_t looked; /* ferryi_clock_ns(), when a wait has last copied these from ferryi_ctl: */
    uint32_t aborted, n_lost;
    uint64_t applied_at; /* when the drain kernel has last applied a descriptor */
    uint32_t left;       /* its blocks that have ended, of this launch */
} ferryi_kernel_words;

/* The cuda space, for kernels alone. */
typedef struct ferryi_world_kernel {
    int64_t stride;                /* a peer's address: own + (peer - my_pe) * stride; 0: own + peer[].delta */
    ferryi_fault_slot *gpu_faults; /* [FERRYI_FAULTS], host memory that kernels write and the host reads */
    ferryi_kernel_words *words;
    /* A bit for each of the first 64 PEs (runtime/state/pair.c).  ferryi_path_has_fast_amo() and
     * ferryi_path_has_fast_copy() hold for PE p, and calls are not counted.  A call whose bit is not set takes a
     * slower path that reads the route, as calls to PEs from 64 on do. */
    uint64_t fast_amo_pes, fast_copy_pes;
    /* Likewise: ferryi_path_is_direct() holds, and calls are not counted; ferryi_path_is_weak() holds. */
    uint64_t direct_pes, weak_pes;
    uint32_t first_weak;  /* the PE of one of the n_weak pairs */
    uint32_t all_direct;  /* every PE, those from 64 on too, is as in direct_pes */
    uint32_t staged_bulk; /* the least size, in bytes, that copy engines move for a staged pair */
    uint32_t zero;        /* 0, which the compiler does not know: ferryi_order_after() */
} ferryi_world_kernel;

/* The core of a PE's waiting thread, on a node with more PEs than cores. */
typedef struct ferryi_settled {
    uint64_t looked; /* ferryi_clock_ns() */
    uint64_t thread; /* an address in the local storage of the one thread that is moved */
    int32_t cpu;     /* where that thread should be; -1: it stays where it is */
} ferryi_settled;

/* For hosts alone. */
typedef struct ferryi_world_host {
    uint64_t globals, globals_len; /* the program's own addresses of its globals */
    uint32_t yield;                /* 1: more PEs than cores here, so a poll yields its core */
    uint32_t chaos;                /* 1: FERRY_TEST=chaos */
    uint32_t remote;               /* FERRYI_REMOTE_*, if this PE has remote pairs; its waits move data themselves */
    uint32_t n_weak_local;         /* the weak pairs that are not remote */
    /* Host space. */
    uint32_t n_in_remote;      /* the rings of remote pairs; the thread that moves data applies their descriptors */
    uint32_t coll_flat;        /* the most members for flat collectives; choice__funcs.h */
    uint32_t coll_radix;       /* the radix of collectives in rounds */
    const int *node;           /* several nodes: [n_pes], the lowest PE of each PE's node; else NULL */
    uint32_t *const *sleepers; /* [n_pes]: ctl.awaited of the PEs of this node whose waits may sleep, NULL for the
                                  others; NULL: no PE's waits do */
    const struct ferryi_routes *routes; /* ../ring/routes.h */
    ferryi_settled settled FERRYI_ALIGNED;
    uint32_t attending FERRYI_ALIGNED;   /* number of waits that poll and apply inbound descriptors */
    uint32_t service_sleeps;             /* stored by the service */
    uint32_t sleeping;                   /* 1: a wait has taken ctl.awaited: only that one may sleep */
    uint64_t outstanding FERRYI_ALIGNED; /* FERRYI_OUTSTANDING_* */
} ferryi_world_host;

/* What a call knows of its PE: what hosts and kernels both read, then what one of them reads.  A unit of kernels has a
 * copy in its constant memory, without the host's part; runtime/gpu/kernel_world.c makes the copy and its tables. */
typedef struct ferryi_world {
    int32_t my_pe, n_pes; /* n_pes is 0 before init and after finalize, so the first check of every call refuses it */
    /* Addresses that stand for symmetric memory: the program's globals, mapped a second time, then the heap. */
    uint64_t symmetric;
    uint64_t symmetric_len;
    ferryi_peer *peer;         /* [n_pes] */
    ferryi_ring_out *out;      /* [n_pes] */
    ferryi_ring_in *in;        /* [n_in]: the rings that weak pairs send into, those of remote pairs last */
    ferry_stats_pair *stats;   /* [n_pes] */
    ferryi_ctl *ctl;           /* own control block */
    uint64_t heap;             /* own heap's first address */
    uint64_t heap_len;         /* bytes of it that exist; grows only */
    const ferryi_team *team;   /* [n_teams]; kernels look into the areas */
    uint64_t teams;            /* the first team's area, in bytes from the heap's start */
    uint32_t team_bytes;       /* from area to area */
    uint32_t n_teams;          /* areas */
    const uint8_t *peer_state; /* [n_pes], ferry_peer_status, stored by the own service */
    const uint16_t *weak;      /* [n_weak]: the PEs to which this one has a weak path; those of remote pairs last */
    uint32_t n_in, n_weak;
    int32_t n_laid;        /* n_pes, kept after finalize: addresses of areas and homes of locks depend on it */
    uint32_t ring_mask;    /* slots - 1 */
    uint32_t staged_chunk; /* bytes */
    uint32_t gpu;          /* 1: the cuda space */
    uint64_t timeout_ns;
    ferryi_world_kernel kernel;
#if !FERRYI_GPU
    ferryi_world_host host;
#endif
} ferryi_world;

/* sizeof(ferryi_world) as kernels see it. */
#define FERRYI_KERNEL_WORLD_BYTES (offsetof(ferryi_world, kernel) + sizeof(ferryi_world_kernel))

#endif
