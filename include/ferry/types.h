/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_TYPES_H
#define FERRY_TYPES_H

#include "attr.h"
#include "status.h"
#include <stddef.h>
#include <stdint.h>

/* Comparisons of waits and tests (OpenSHMEM 1.5, section 9.10). */
enum { FERRY_CMP_EQ = 0, FERRY_CMP_NE = 1, FERRY_CMP_GT = 2, FERRY_CMP_GE = 3, FERRY_CMP_LT = 4, FERRY_CMP_LE = 5 };

/* How put_signal and signal_op update the signal word (section 9.8). */
enum { FERRY_SIGNAL_SET = 0, FERRY_SIGNAL_ADD = 1 };

/* A set of PEs (ferry/team.h): a small integer, so that a host can pass one to a kernel. */
typedef int ferry_team_t;
#define FERRY_TEAM_INVALID (-1)
#define FERRY_TEAM_WORLD 0
#define FERRY_TEAM_SHARED 1
#define FERRY_TEAM_NODE 2

/* A stream of a GPU: the type behind cudaStream_t and CUstream.  NULL is the default stream. */
typedef struct CUstream_st *ferry_stream;

/* How one ordered pair (from, to) communicates, best first. */
typedef enum ferry_path {
    FERRY_PATH_NATIVE = 0, /* loads, stores and atomics reach the peer */
    FERRY_PATH_FLAGS = 1,  /* loads and stores do; atomics go through a mailbox, and the owner applies them */
    FERRY_PATH_STAGED = 2, /* none do; descriptors and data go through a ring in shared host memory */
    FERRY_PATH_REMOTE = 3, /* another node */
    FERRY_PATH_NONE = 4    /* no path: init fails and names the pair */
} ferry_path;
#define FERRY_N_PATHS 5

/* The state of a PE. */
typedef enum ferry_peer_status {
    FERRY_PEER_ALIVE = 0,
    FERRY_PEER_FINALIZED = 1, /* has called ferry_finalize */
    FERRY_PEER_LOST = 2       /* died; calls that need it return FERRY_ERR_PEER_LOST */
} ferry_peer_status;

/* One PE's accesses to one peer since init, counted at each primitive access, not at each call.  Host counts are exact
 * while one thread of the PE communicates, kernel counts always; a count is never zero after an access. */
typedef struct ferry_stats_pair {
    uint64_t stores;       /* direct stores to the peer's memory (one a call, however long) */
    uint64_t loads;        /* direct loads from the peer's memory */
    uint64_t rmws;         /* read-modify-writes issued at the peer's memory */
    uint64_t records;      /* descriptors sent through mailboxes and staged rings */
    uint64_t bytes_put;    /* payload bytes written, over any path */
    uint64_t bytes_get;    /* payload bytes read, over any path */
    uint64_t bytes_staged; /* of these, the bytes that went through a ring or a pipeline */
    uint64_t bytes_copied; /* of these, a staged pair's bytes that copy engines carried straight from GPU to GPU */
} ferry_stats_pair;

/* The call that a fault or an error concerns. */
typedef enum ferry_call {
    FERRY_CALL_NONE = 0,
    FERRY_CALL_INIT,
    FERRY_CALL_FINALIZE,
    FERRY_CALL_MALLOC,
    FERRY_CALL_FREE,
    FERRY_CALL_PUT,
    FERRY_CALL_GET,
    FERRY_CALL_PUT_SIGNAL,
    FERRY_CALL_SIGNAL,
    FERRY_CALL_ATOMIC,
    FERRY_CALL_WAIT,
    FERRY_CALL_SIGNAL_WAIT,
    FERRY_CALL_TEST,
    FERRY_CALL_FENCE,
    FERRY_CALL_QUIET,
    FERRY_CALL_BARRIER,
    FERRY_CALL_SYNC,
    FERRY_CALL_BROADCAST,
    FERRY_CALL_FCOLLECT,
    FERRY_CALL_ALLTOALL,
    FERRY_CALL_REDUCE,
    FERRY_CALL_MOE_DISPATCH,
    FERRY_CALL_MOE_COMBINE,
    FERRY_CALL_LAUNCH,
    FERRY_CALL_LOCK,
    FERRY_CALL_COLLECT,
    FERRY_CALL_ALLTOALLS,
    FERRY_CALL_REDUCESCATTER,
    FERRY_CALL_SCAN,
    FERRY_CALL_TEAM,
    FERRY_N_CALLS
} ferry_call;

#define FERRY_OFFSET_STATIC ((uint64_t)1 << 63)

/* ferry_fault.cmp of calls that wait for something else than a word of the program. */
#define FERRY_FOR_RECORDS                                                                                              \
    (-2) /* expected and found count descriptors that this PE has sent and the peer has applied, since init */
#define FERRY_FOR_BYTES (-3) /* expected and found are the bytes to move and the bytes moved */
#define FERRY_FOR_CALL (-4)  /* expected is the ferry_call that has to end first, found the one made */
/* A collective that differs from the one that has to end first in an argument: expected is that one's, found this
 * one's.  After _ASYMMETRIC these and FERRY_FOR_CALL compare two PEs: expected is this PE's, found peer's. */
#define FERRY_FOR_TEAM (-5)    /* the team or active set */
#define FERRY_FOR_ROOT (-6)    /* a broadcast's root */
#define FERRY_FOR_ELEMENT (-7) /* operator and type, in a form of the library's own; of alltoalls: bytes */
#define FERRY_FOR_STRIDE (-8)  /* of dest, in elements */
#define FERRY_FOR_SIZE (-9)    /* bytes, for one member if the call has a part for each */
#define FERRY_FOR_DEST (-10)   /* dest, in bytes from the start of the heap */
#define FERRY_FOR_SOURCE (-11) /* source, likewise */
#define FERRY_FOR_BLOCKS (-12) /* of a communicator's call: blocks, above them its form << 8 */
#define FERRY_FOR_COMM (-13)   /* an earlier call of the communicator has failed */
#define FERRY_FOR_ARGUMENT                                                                                             \
    (-14) /* a communicator's call in a kernel: expected is the library's number of what it refuses */

/* A failed wait or call. */
typedef struct ferry_fault {
    ferry_status status;
    ferry_call call;
    int pe;          /* the PE that waited */
    int peer;        /* the PE it waited for; -1: any PE that writes the word */
    ferry_path path; /* from pe to peer; FERRY_PATH_NONE when peer is -1 */
    int cmp;         /* FERRY_CMP_* of a wait, FERRY_FOR_* of other calls; -1 when nothing was compared */
    uint64_t offset; /* of the word or range in the symmetric heap; of a global: FERRY_OFFSET_STATIC plus its offset in
                        the program's static data; UINT64_MAX: in neither */
    uint64_t expected; /* the awaited value; of a refused argument: the number of PEs, the length, the size needed */
    uint64_t found;    /* the last value read; of a refused argument: its value */
    uint64_t age_ns;   /* how long the call had waited */
    uint64_t seq;      /* counts this PE's faults from 0; a gap means that older ones were overwritten */
    int leaving;       /* after a timeout: 1 + the PE that was in ferry_finalize already and so never comes: peer, or a
                          PE of this node where peer is -1; 0: none was */
    int unreachable; /* after _PEER_LOST: 1: the connection to peer, or to some PE where peer is -1, was lost, and that
                        PE may live; 0: it has died */
} ferry_fault;

/* 128 opaque bytes with which PEs find each other (tcp bootstrap). */
typedef struct ferry_unique_id {
    unsigned char bytes[128];
} ferry_unique_id;

#endif
