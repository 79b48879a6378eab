/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_DETAIL_MACHINE_EVENT_H
#define FERRY_DETAIL_MACHINE_EVENT_H

/* One call of ferry as those see it who observe a program: `ferry-run --trace` and `--check`.  Host calls become events
 * in libferry-observe, which stands between the program and libferry (observe/); calls in kernels become events by the
 * hooks of device/api/observed__funcs.h. */
#include "ferry/types.h"

typedef enum ferryi_event_kind {
    FERRYI_EVENT_NONE = 0,
    FERRYI_EVENT_INIT,
    FERRYI_EVENT_FINALIZE,
    FERRYI_EVENT_END, /* ferry_abort, ferry_global_exit */
    FERRYI_EVENT_MALLOC,
    FERRYI_EVENT_FREE,
    FERRYI_EVENT_PUT,
    FERRYI_EVENT_GET,
    FERRYI_EVENT_PUT_SIGNAL,
    FERRYI_EVENT_SIGNAL,
    FERRYI_EVENT_ATOMIC,
    FERRYI_EVENT_WAIT,
    FERRYI_EVENT_TEST, /* of a word, without waiting; signal_fetch too */
    FERRYI_EVENT_FENCE,
    FERRYI_EVENT_QUIET,
    FERRYI_EVENT_BARRIER,
    FERRYI_EVENT_SYNC,
    FERRYI_EVENT_BROADCAST,
    FERRYI_EVENT_COLLECT,  /* collect, fcollect */
    FERRYI_EVENT_ALLTOALL, /* alltoall, alltoalls */
    FERRYI_EVENT_REDUCE,
    FERRYI_EVENT_REDUCESCATTER,
    FERRYI_EVENT_SCAN,
    FERRYI_EVENT_LOCK, /* set_lock, test_lock: result is 1 when the lock was got */
    FERRYI_EVENT_UNLOCK,
    FERRYI_EVENT_TEAM, /* splits, team_from_list, team_destroy, team_resync */
    FERRYI_EVENT_CTX,
    FERRYI_EVENT_MOE_SETUP,    /* create, destroy, leave */
    FERRYI_EVENT_MOE_DISPATCH, /* op: the halves, FERRY_MOE_DISPATCH_SEND, _RECV, FERRY_MOE_PLACE */
    FERRYI_EVENT_MOE_COMBINE,
    FERRYI_EVENT_LAUNCH,
    FERRYI_EVENT_LAUNCH_WAIT,
    FERRYI_EVENT_BOARD_POST, /* target: -1, all of the node; remote: the offset; value */
    FERRYI_EVENT_BOARD_WAIT,
    FERRYI_EVENT_COMM, /* of communicators: create, destroy, and their collectives (bytes) */
    FERRYI_N_EVENT_KINDS
} ferryi_event_kind;

/* All PEs of a team make the call; those with data move some. */
#define FERRYI_EVENT_IS_COLLECTIVE(KIND) ((KIND) >= FERRYI_EVENT_BARRIER && (KIND) <= FERRYI_EVENT_SCAN)
#define FERRYI_EVENT_IS_COLLECTIVE_WITH_DATA(KIND) ((KIND) >= FERRYI_EVENT_BROADCAST && (KIND) <= FERRYI_EVENT_SCAN)

enum {
    FERRYI_EVENT_ON_STREAM = 1, /* the call only queues the operation in `stream` */
    FERRYI_EVENT_IN_KERNEL = 2, /* block and thread are the caller's; place is its source line */
    FERRYI_EVENT_NBI = 4,
    FERRYI_EVENT_FETCHES = 8,    /* an atomic that returns the old value: to the caller (result), or to own (nbi) */
    FERRYI_EVENT_LISTS = 16,     /* a wait or test with a value for each word: values */
    FERRYI_EVENT_SIGNED = 32,    /* a wait's or test's words are signed */
    FERRYI_EVENT_ANY = 64,       /* a wait or test that one of its words ends, or some; else all have to compare true */
    FERRYI_EVENT_TIMED = 128,    /* has a timeout of its own */
    FERRYI_EVENT_STATUS = 256,   /* the call returns a ferry_status, in `status`; else `result` has what it returned */
    FERRYI_EVENT_PE_QUIET = 512, /* a quiet for target_pes: values, n */
    FERRYI_EVENT_EXCLUSIVE = 1024, /* a scan without the own element */
    FERRYI_EVENT_WARP = 2048,      /* made together by a warp, or a block, of a kernel; the leader reports it */
    FERRYI_EVENT_BLOCK = 4096,
    FERRYI_EVENT_BY_VALUE = 8192,   /* an element that a put takes as an argument (value), or that a get returns */
    FERRYI_EVENT_REAL = 16384,      /* the words of an atomic are of a floating-point type */
    FERRYI_EVENT_OF_SIGNAL = 32768, /* a wait or test of a signal, which returns the value found */
    /* Not in the records of a trace, which have 16 bits: */
    FERRYI_EVENT_SOME = 65536,      /* with ANY: may find several words */
    FERRYI_EVENT_UNEQUAL = 131072,  /* a collective whose members may bring arrays of different lengths */
    FERRYI_EVENT_DESTROYS = 262144, /* the team or object is gone behind the call */
    FERRYI_EVENT_ALONE = 524288,    /* of TEAM, MOE_SETUP: other members need not make the call now */
    FERRYI_EVENT_STRIDED = 1048576  /* the call takes strides, of whatever value */
};

enum { FERRYI_MOST_OBSERVERS = 4 };

/* Fields that a call does not have are 0, or -1 where it says so.  Addresses are those of this PE. */
typedef struct ferryi_event {
    const char *name; /* of the call, with ferry_ before it; lives as long as the process */
    const void *pc;   /* where the call returns to; NULL in kernels */
    const char *file; /* of calls in kernels, and of Python: the source; NULL on other hosts */
    uint32_t line;
    uint32_t kind;     /* ferryi_event_kind */
    uint32_t flags;    /* FERRYI_EVENT_* */
    int32_t pe;        /* the caller; -1: not a PE yet */
    int32_t target;    /* number in the world; -1: none, or none such */
    int32_t root;      /* of a broadcast: its number in the team; -1: none */
    int32_t ctx;       /* ferry_ctx_t; FERRY_CTX_DEFAULT without a context */
    ferry_team_t team; /* of a collective; FERRY_TEAM_INVALID: none */

    /* Data.  A plain put writes n elements of `width` bytes from own[] to remote[], a get the other way round.  Element
     * (or block of `block` elements) i is at own + i x own_stride, remote + i x remote_stride, in bytes; 0: one after
     * the other.  Of collectives remote is dest, own is source, and n counts one member's elements, as the call does.
     */
    void *remote;
    const void *own;
    uint64_t n, width;
    uint64_t block;
    int64_t own_stride, remote_stride;
    uint64_t bytes; /* n x block x width; of a malloc: the size */

    /* The word that is signalled, waited for or changed; remote too for atomics. */
    const void *word;
    const int *skip;      /* of waits and tests for several words: [n], not 0: left out */
    const void *values;   /* LISTS: [n]; PE_QUIET: int [n] */
    int32_t op;           /* FERRY_SIGNAL_*; FERRYI_OP_* of an atomic; halves of MoE, as ferry_moe_run() takes them */
    int32_t cmp;          /* FERRY_CMP_*; -1: none */
    uint64_t value, cond; /* bits of the operand, of the compared value */

    ferry_stream stream;
    const void *object;           /* the MoE object; the kernel of a launch */
    uint32_t n_blocks, n_threads; /* of a launch, or of the grid of a kernel's call */
    uint32_t in_block, in_thread; /* IN_KERNEL: the caller's */

    uint64_t begin_ns, end_ns; /* CLOCK_MONOTONIC; end_ns is 0 until the end */

    /* Known at the end. */
    int32_t status;  /* ferry_status; FERRY_SUCCESS where the call has none */
    uint64_t result; /* what the call returned, or stored as a value found */
    void *pointer;   /* what it returned as an address */

    uint64_t kept[FERRYI_MOST_OBSERVERS]; /* each observer's own, from begin to end */
} ferryi_event;

/* A stride in bytes: the largest, or smallest, in place of one that overflows. */
#define FERRYI_EVENT_STRIDE(N, WIDTH)                                                                                  \
    ((int64_t)(N) > INT64_MAX / (int64_t)(WIDTH)    ? INT64_MAX                                                        \
     : (int64_t)(N) < -INT64_MAX / (int64_t)(WIDTH) ? -INT64_MAX                                                       \
                                                    : (int64_t)(N) * (int64_t)(WIDTH))

/* Returns whether `word`, of `width` bytes (0: 8), meets a wait's condition: cmp (-1: none) and the compared value. */
static inline int ferryi_event_accepts(int cmp, uint64_t value, uint64_t word, uint32_t width, int is_signed)
{
    const unsigned shift = width > 0 && width < 8 ? 64 - 8 * width : 0;
    const uint64_t sign = is_signed ? (uint64_t)1 << 63 : 0;
    const uint64_t a = (word << shift) ^ sign, b = (value << shift) ^ sign;
    switch (cmp) {
    case FERRY_CMP_EQ:
        return a == b;
    case FERRY_CMP_NE:
        return a != b;
    case FERRY_CMP_GT:
        return a > b;
    case FERRY_CMP_GE:
        return a >= b;
    case FERRY_CMP_LT:
        return a < b;
    case FERRY_CMP_LE:
        return a <= b;
    default:
        return 1;
    }
}

#endif
