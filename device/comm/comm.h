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
 * each member to each on lane 0, and no kernel ends before its lane 0 has the heads of all.
 *   units    A message goes to the slot of the message before the last of its lane.  The sender's last kernel has
 * ended, so it had the heads of all members' last call, which they sent when their kernels of the call before had
 *            ended: all had read that slot.
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
    uint32_t failed; /* 1 from the first failure on */
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

typedef struct ferryi_comm_args {
    ferryi_comm_exchange exchange;
    ferryi_comm_head head;
    ferryi_comm_state *state;
    int32_t n, me;
    int32_t form, op;
    int32_t aligned; /* 1: operands and parts begin at multiples of 16 bytes */
    ferryi_comm_channel *out[FERRYI_COMM_PES], *in[FERRYI_COMM_PES]; /* of members */
    int32_t pe[FERRYI_COMM_PES];
} ferryi_comm_args;

/* Bytes of an element; 0: there is no such type. */
FERRYI_FN size_t ferryi_comm_width(ferry_comm_type type)
{
#define FERRYI_COMM_WIDTH(NAME, name, bytes) type == FERRY_COMM_##NAME ? (size_t)(bytes):
    return FERRYI_COMM_TYPES(FERRYI_COMM_WIDTH) 0;
#undef FERRYI_COMM_WIDTH
}

/* type | op << 8 as FERRY_FOR_ELEMENT tells it: FERRYI_ELEMENT()'s form, of a communicator. */
#define FERRYI_COMM_ELEMENT(terms) (((terms)&0xffff) | 1u << 16 | FERRYI_ELEMENT_COMM)

#endif
