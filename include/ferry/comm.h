/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_COMM_H
#define FERRY_COMM_H

#include "types.h"

/* Collectives of a team on any memory of its GPUs, in the order of a stream: the operands need not be symmetric, and
 * are neither copied before nor after.  A communicator has the buffers through which the members send, and counts what
 * they have sent, in GPU memory: calls do not wait, allocate or keep state on the host, so they may be captured into
 * graphs.  Each call is one kernel, which uses as many multiprocessors as the bytes need, or as
 * ferry_comm_blocks_set() allows.
 *
 * Every member makes the same calls of a communicator in the same order.  A PE makes one at a time: order streams that
 * use one communicator by events.  The same operands give the same bits at every repeat, on all members, whatever the
 * number of blocks: elements are folded in the order of the members; halves and bytes as floats, which are rounded
 * once.
 *
 * A call returns when it is queued: _INVALID_ARG (an argument that it names; an operator or type that there is not; a
 * count whose bytes do not fit), _INVALID_ADDR (memory that this GPU does not reach), _MISALIGNED (an operand that is
 * not at a multiple of its element's size).  Then nothing is queued.  At its turn in the stream a failure is a fault
 * (ferry/stream.h): _TIMEOUT (no member made progress within FERRY_TIMEOUT; the fault names one), _PEER_LOST, _ABORTED,
 * _ASYMMETRIC (members made calls that differ, the fault says in what).  Then dest is undefined, and so is what the
 * communicator's buffers hold: later calls fail with _INVALID_ARG until all PEs have destroyed it; another one can be
 * made at once.
 *
 * Where the heap is in host memory, a call takes any memory of the process and is a collective of the team as those of
 * ferry/coll.h: it ignores the stream, has ended when it returns, and comes in one order with the team's other
 * collectives.  It returns what would be a fault above.  After a _TIMEOUT the same call, with the same operands, may be
 * made again and goes on; after any status the communicator stays.  Where all members load from each other, a source in
 * the heap is not copied. */
typedef struct ferry_comm ferry_comm;

/* The type of elements, and the fold of two.  Integers wrap.  FLOAT8 sums beyond the largest value are that value. */
typedef enum ferry_comm_type {
    FERRY_COMM_INT8,
    FERRY_COMM_UINT8,
    FERRY_COMM_INT32,
    FERRY_COMM_UINT32,
    FERRY_COMM_INT64,
    FERRY_COMM_UINT64,
    FERRY_COMM_FLOAT16,
    FERRY_COMM_BFLOAT16,
    FERRY_COMM_FLOAT32,
    FERRY_COMM_FLOAT64,
    FERRY_COMM_FLOAT8_E4M3, /* without infinities, as torch.float8_e4m3fn */
    FERRY_COMM_FLOAT8_E5M2,
    FERRY_COMM_N_TYPES
} ferry_comm_type;

/* The library's own list of them: NAME, name, bytes of an element. */
#define FERRYI_COMM_TYPES(X)                                                                                           \
    X(INT8, int8, 1)                                                                                                   \
    X(UINT8, uint8, 1)                                                                                                 \
    X(INT32, int32, 4)                                                                                                 \
    X(UINT32, uint32, 4)                                                                                               \
    X(INT64, int64, 8)                                                                                                 \
    X(UINT64, uint64, 8)                                                                                               \
    X(FLOAT16, float16, 2)                                                                                             \
    X(BFLOAT16, bfloat16, 2)                                                                                           \
    X(FLOAT32, float32, 4)                                                                                             \
    X(FLOAT64, float64, 8)                                                                                             \
    X(FLOAT8_E4M3, float8_e4m3, 1)                                                                                     \
    X(FLOAT8_E5M2, float8_e5m2, 1)

typedef enum ferry_comm_op { /* NaN in one element is NaN in the result */
                             FERRY_COMM_SUM,
                             FERRY_COMM_PROD,
                             FERRY_COMM_MIN,
                             FERRY_COMM_MAX,
                             FERRY_COMM_N_OPS
} ferry_comm_op;

#define FERRY_COMM_MAX_PES 64
#define FERRY_COMM_MAX_BLOCKS 64

/* Makes a communicator of this PE's team.  All PEs of the job call it, one thread each; those of different teams name
 * their own, and those of none FERRY_TEAM_INVALID, which gives *comm NULL.  It takes 21 MiB of the symmetric heap for
 * each PE of the job, in host memory 1 MiB in all; where PEs do not load from each other, which those of two nodes
 * never do, 0.26 MiB for each: there each piece of 64 KiB is completed before members meet, and ferry/coll.h is faster.
 * _UNSUPPORTED: the team has more than FERRY_COMM_MAX_PES members, or, with heaps in GPU memory, two of them are on
 * different nodes: the calls of ferry/stream.h serve those.  _NO_MEMORY, _TIMEOUT, _PEER_LOST: nothing is made, on all
 * PEs. */
FERRY_API FERRYI_CHECKED ferry_status ferry_comm_create(ferry_team_t team, ferry_comm **comm);

/* Ends it.  All PEs of the job call it, NULL too; its calls in streams have ended on this PE (synchronize them). */
FERRY_API FERRYI_CHECKED ferry_status ferry_comm_destroy(ferry_comm *comm);

/* The most blocks of kernels from the next call on, 1 to FERRY_COMM_MAX_BLOCKS; 0: as many as the bytes need.
 * The same on all members.  NVLink wants 64 blocks for the bandwidth of 64 MiB, PCIe 32. */
FERRY_API FERRYI_CHECKED ferry_status ferry_comm_blocks_set(ferry_comm *comm, int n_blocks);

/* What kernels make this communicator's calls with (ferry_comm.h), to be passed by value: valid until its
 * ferry_comm_destroy().  _INVALID_ARG: a NULL, or a communicator without a team of this PE.  _UNSUPPORTED: the heap is
 * in host memory, where kernels are threads: call ferry_comm_all_reduce() and its like. */
typedef struct ferryi_comm_members ferry_comm_device;
FERRY_API FERRYI_CHECKED ferry_status ferry_comm_get_device(ferry_comm *comm, ferry_comm_device *device);

/* Element i of dest: source[i] of all members, folded.  dest may be source. */
FERRY_API FERRYI_CHECKED ferry_status ferry_comm_all_reduce(ferry_comm *comm, void *dest, const void *source,
                                                            size_t nelems, ferry_comm_type type, ferry_comm_op op,
                                                            ferry_stream stream);
/* The same of elements me * nelems to me * nelems + nelems - 1 of the sources, which have n * nelems.  dest is this
 * PE's part of source, or overlaps it nowhere. */
FERRY_API FERRYI_CHECKED ferry_status ferry_comm_reduce_scatter(ferry_comm *comm, void *dest, const void *source,
                                                                size_t nelems, ferry_comm_type type, ferry_comm_op op,
                                                                ferry_stream stream);
/* Part k of dest, nbytes long: member k's source.  source is this PE's part of dest, or overlaps it nowhere. */
FERRY_API FERRYI_CHECKED ferry_status ferry_comm_all_gather(ferry_comm *comm, void *dest, const void *source,
                                                            size_t nbytes, ferry_stream stream);
/* The same with parts of unequal sizes: nbytes[n] and nelems[n] have those of all members, each may be 0, and all
 * members give the same.  Parts follow each other.  _ASYMMETRIC: members gave other sizes; the message names one of
 * them. all_gatherv in GPU memory: a kernel for each member, and members whose sizes differ get the fault of a
 * broadcast. reduce_scatterv in GPU memory: _UNSUPPORTED; all_reduce has the part among its result. */
FERRY_API FERRYI_CHECKED ferry_status ferry_comm_all_gatherv(ferry_comm *comm, void *dest, const void *source,
                                                             const size_t *nbytes, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_comm_reduce_scatterv(ferry_comm *comm, void *dest, const void *source,
                                                                 const size_t *nelems, ferry_comm_type type,
                                                                 ferry_comm_op op, ferry_stream stream);
/* Part k of dest, nbytes long: part `me` of member k's source.  dest and source do not overlap. */
FERRY_API FERRYI_CHECKED ferry_status ferry_comm_all_to_all(ferry_comm *comm, void *dest, const void *source,
                                                            size_t nbytes, ferry_stream stream);
/* dest: the source of member root.  dest may be source. */
FERRY_API FERRYI_CHECKED ferry_status ferry_comm_broadcast(ferry_comm *comm, void *dest, const void *source,
                                                           size_t nbytes, int root, ferry_stream stream);

#endif
