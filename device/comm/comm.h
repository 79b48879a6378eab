/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_DETAIL_COMM_COMM_H
#define FERRY_DETAIL_COMM_COMM_H

#if __has_include("../../comm.h") /* machine/public.h says why */
#include "../../comm.h"
#else
#include "../../include/ferry/comm.h"
#endif
#include "../machine/public.h"
#include <stddef.h>
#include <stdint.h>

/* What the kernels of a communicator (ferry/comm.h) share with the host and with other PEs' kernels.
 *
 * A block is a lane: it exchanges its part of the bytes with the lane of the same number on each
 * other member, and waits for no other lane of its own kernel.  Each ordered pair of members has a channel, memory that
 * the first writes and the second reads: in the second's heap where direct stores reach it, else in host memory that
 * both GPUs map (runtime/gpu/window.c).  A channel has two parts for each lane:
 *
 *   units    few bytes: each half unit has 4 bytes of data beside the number of the message, so one flight brings
 *            both.  Two slots in turn.
 *   chunks   many bytes: FERRYI_COMM_DEPTH chunks in turn, and a word that counts those which are there.
 *
 * Why nothing is overwritten before it is read, without any message back.  Each call begins with a head in units from
 * each member to each, and does not end before the heads of all are there: on lane 0 for a kernel that the host
 * launches, which ends as one; on each lane for a call inside a kernel (ferry_comm.h), which ends by blocks.  "The last
 * call" below is the last one of the lane.
 *   units    A message goes to the slot of the message before the last of its lane.  The sender's last call has
 *            ended, so it had the heads of all members' last call, which they sent when their call before had ended:
 *            all had read that slot.
 *   chunks   All members send each other a message in each step, perhaps an empty one, and step i tells message i when
 *            message i - LAG has been read.  So a member that has message i - LAG knows that i - 2 LAG was read, and
 *            DEPTH is 2 LAG.  In a call's first LAG steps: all that was sent in the calls before but the last LAG
 * messages.
 *
 * After a failure the counts of members differ, so a communicator that failed is not used again. */

#define FERRYI_COMM_PES 64
#define FERRYI_COMM_LANES 64 /* blocks */
#define FERRYI_COMM_THREADS 512
#define FERRYI_COMM_LAG 2
#define FERRYI_COMM_DEPTH (2 * FERRYI_COMM_LAG)
#define FERRYI_COMM_CHUNK ((size_t)64 << 10)
#define FERRYI_COMM_HEAD 2     /* units of the head, before those of the data */
#define FERRYI_COMM_UNITS 2048 /* of data for each lane, of 8 bytes each */

typedef struct ferryi_comm_unit {
    uint64_t half[2]; /* data, above it the message's number */
} ferryi_comm_unit;

typedef struct ferryi_comm_sent {
    uint64_t chunks; /* their number since the communicator was made */
    uint64_t pad[3];
} ferryi_comm_sent;

typedef struct ferryi_comm_channel {
    ferryi_comm_sent sent[FERRYI_COMM_LANES];
    ferryi_comm_unit unit[FERRYI_COMM_LANES][2][FERRYI_COMM_HEAD + FERRYI_COMM_UNITS];
    char chunk[FERRYI_COMM_LANES][FERRYI_COMM_DEPTH][FERRYI_COMM_CHUNK];
} ferryi_comm_channel;
#define FERRYI_COMM_ZEROED offsetof(ferryi_comm_channel, chunk) /* before the first call */

/* A lane's counts, equal on all members. */
typedef struct ferryi_comm_lane {
    uint64_t messages; /* in units */
    uint64_t chunks;
    uint64_t pad[14];
} ferryi_comm_lane;

typedef struct ferryi_comm_state {
    uint32_t failed; /* the ferry_status of the first failure */
    uint32_t pad[31];
    ferryi_comm_lane lane[FERRYI_COMM_LANES];
} ferryi_comm_state;

/* How a call moves its bytes. */
enum ferryi_comm_form {
    FERRYI_COMM_BY_UNITS,
    FERRYI_COMM_BY_CHUNKS,
    FERRYI_COMM_IN_TWO, /* all_reduce: a reduce_scatter of shares, then an all_gather of them, by chunks */
    FERRYI_COMM_N_FORMS
};

/* One exchange: from each member to each, `bytes` or less from source + step * the receiver; and where the parts of all
 * members go: folded into dest, or to dest + dest_step * the sender. */
typedef struct ferryi_comm_exchange {
    char *dest;
    const char *source;
    size_t step, dest_step;
    size_t bytes, total; /* of a part; member k has total - k * bytes if that is less */
    int32_t folds;
    int32_t root; /* only this member sends; -1: all do */
} ferryi_comm_exchange;

/* What a call is: compared between members. */
typedef struct ferryi_comm_head {
    uint32_t call;     /* ferry_call, form << 8, lanes << 16 */
    uint32_t terms;    /* type, op << 8, root << 16 */
    uint32_t bytes[2]; /* of a part */
} ferryi_comm_head;

typedef struct ferryi_comm_call {
    ferryi_comm_exchange exchange;
    ferryi_comm_head head;
    int32_t form, op;
    int32_t aligned;    /* 1: operands and parts begin at multiples of 16 bytes */
    int32_t in_kernel;  /* 1: a call inside a kernel */
    uint32_t head_lane; /* the lane of this block's head */
} ferryi_comm_call;

/* What never changes. */
struct ferryi_comm_members {
    ferryi_comm_state *state;
    int32_t n, me;
    uint32_t lanes;                                                  /* of a channel */
    int32_t staged;                                                  /* 1: some members send through windows */
    int32_t forced;                                                  /* 1 + the form that tests ask for */
    ferryi_comm_channel *out[FERRYI_COMM_PES], *in[FERRYI_COMM_PES]; /* of members */
    int32_t pe[FERRYI_COMM_PES];
};
typedef struct ferryi_comm_members ferryi_comm_members;

typedef struct ferryi_comm_args {
    ferryi_comm_call call;
    ferryi_comm_members members;
} ferryi_comm_args;

/* A block of a call's kernel. */
typedef struct ferryi_comm_block {
    uint32_t lane, lanes;
    size_t stride;      /* bytes of its threads' 16-byte words */
    uint32_t head_lane; /* the call's, a constant where the host launches */
} ferryi_comm_block;

/* Bytes of an element; 0: there is no such type. */
FERRYI_FN size_t ferryi_comm_width(ferry_comm_type type)
{
#define FERRYI_COMM_WIDTH(NAME, name, bytes) type == FERRY_COMM_##NAME ? (size_t)(bytes):
    return FERRYI_COMM_TYPES(FERRYI_COMM_WIDTH) 0;
#undef FERRYI_COMM_WIDTH
}

/* Up to this number of bytes to other members units, which need no fence but take twice the link's time, are faster
 * than chunks.  Two H200, launches included, all_reduce of 256 KiB, 512 KiB and 1 MiB: 6.5, 9.1 and 13.8 us by
 * units, 11.3, 11.7 and 13.7 by chunks.  Through windows, two PEs on one H200, in a graph, 32, 64 and 256
 * KiB: 10.9, 15.8 and 43 us; 12.8, 16 and 33. */
#define FERRYI_COMM_UNITS_MOST ((size_t)1 << 20)
#define FERRYI_COMM_UNITS_MOST_STAGED ((size_t)64 << 10)

/* Chooses the form by what all members know: the call, its bytes, the number of members, the lanes it may take; for
 * two steps changes the exchange to that of the first. */
FERRYI_FN void ferryi_comm_choose(const ferryi_comm_members *m, ferryi_comm_call *c, uint32_t lanes)
{
    const size_t bytes = c->exchange.bytes, n = (size_t)m->n;
    const size_t units_most = m->staged ? FERRYI_COMM_UNITS_MOST_STAGED : FERRYI_COMM_UNITS_MOST;
    const int is_all_reduce = (c->head.call & 255) == FERRY_CALL_REDUCE;
    c->form = bytes * (n > 1 ? n - 1 : 1) <= units_most ? FERRYI_COMM_BY_UNITS
              : is_all_reduce && n > 2                  ? FERRYI_COMM_IN_TWO
                                                        : FERRYI_COMM_BY_CHUNKS;
    if (m->forced != 0)
        c->form = m->forced - 1;
    if ((c->form == FERRYI_COMM_BY_UNITS && (bytes + 7) / 8 > (size_t)lanes * FERRYI_COMM_UNITS) ||
        (c->form == FERRYI_COMM_IN_TWO && !is_all_reduce))
        c->form = FERRYI_COMM_BY_CHUNKS;
    if (c->form == FERRYI_COMM_IN_TWO) {
        const size_t share = ((bytes + n - 1) / n + 15) / 16 * 16;
        c->exchange.bytes = share;
        c->exchange.total = bytes;
        c->exchange.step = share;
        c->exchange.dest += (size_t)m->me * share;
    }
}

/* The argument that a call inside a kernel refuses: `expected` of its fault. */
enum ferryi_comm_argument {
    FERRYI_COMM_BLOCK,
    FERRYI_COMM_N_BLOCKS,
    FERRYI_COMM_OP,
    FERRYI_COMM_ROOT,
    FERRYI_COMM_NELEMS,
    FERRYI_COMM_DEST /* overlaps source, not in place */
};

/* Whether [a, a + n) and [b, b + m) overlap. */
FERRYI_FN int ferryi_comm_overlap(const char *a, size_t n, const char *b, size_t m)
{
    return (uintptr_t)a < (uintptr_t)b + m && (uintptr_t)b < (uintptr_t)a + n;
}

/* Completes the call's head, once form and blocks are known.  root: -1: none. */
FERRYI_FN void ferryi_comm_set_head(ferryi_comm_call *c, uint32_t terms, size_t bytes, uint32_t lanes)
{
    c->head.call = (c->head.call & 255) | (uint32_t)c->form << 8 | lanes << 16;
    c->head.terms = terms | (uint32_t)(c->exchange.root + 1) << 16;
    c->head.bytes[0] = (uint32_t)bytes;
    c->head.bytes[1] = (uint32_t)((uint64_t)bytes >> 32);
}

/* type | op << 8 as FERRY_FOR_ELEMENT tells it: FERRYI_ELEMENT()'s form, of a communicator. */
#define FERRYI_COMM_ELEMENT(terms) (((terms)&0xffff) | 1u << 16 | FERRYI_ELEMENT_COMM)

#endif
