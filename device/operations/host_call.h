/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_DETAIL_OPERATIONS_HOST_CALL_H
#define FERRY_DETAIL_OPERATIONS_HOST_CALL_H

#include "../machine/public.h"

/* The arguments and the result of libferry's own kernel, which runs host calls when the heap is in GPU memory. */

enum ferryi_host_op {
    FERRYI_HOST_AMO = 1,
    FERRYI_HOST_SIGNAL_BEHIND, /* after a copy of the same stream */
    FERRYI_HOST_QUIET,
    FERRYI_HOST_PUT, /* for memory that no copy engine reaches */
    FERRYI_HOST_GET,
    FERRYI_HOST_IPUT, /* operand, cond: the strides of dst and src, in elements */
    FERRYI_HOST_IGET,
    FERRYI_HOST_SYNC,
    FERRYI_HOST_BROADCAST,
    FERRYI_HOST_FCOLLECT,
    FERRYI_HOST_ALLTOALL,
    FERRYI_HOST_REDUCE,
    /* Stream operations (device/kernels/stream__funcs.h). */
    FERRYI_STREAM_PUT,
    FERRYI_STREAM_GET,
    FERRYI_STREAM_P, /* operand: the value */
    FERRYI_STREAM_PUT_SIGNAL,
    FERRYI_STREAM_SIGNAL,
    FERRYI_STREAM_WAIT, /* team: 1 if the word is signed */
    FERRYI_STREAM_QUIET,
    FERRYI_HOST_COLLECT,
    FERRYI_HOST_ALLTOALLS, /* operand, cond: strides */
    FERRYI_HOST_REDUCESCATTER,
    FERRYI_HOST_SCAN,     /* pe: 1 includes the own source */
    FERRYI_HOST_QUIET_PE, /* a quiet towards one PE */
    FERRYI_HOST_LOCK_ASK, /* parts of lock calls (lock__funcs.h) */
    FERRYI_HOST_LOCK_ANSWER,
    FERRYI_HOST_LOCK_SEND
};

#define FERRYI_HOST_CALL_THREADS 512 /* most threads in the kernel's one block */

/* The drain kernel, one block for each of up to FERRYI_DRAIN_RINGS inbound rings (device/kernels/drain__funcs.h).  It
 * applies puts and gets through chunks of at most FERRYI_DRAIN_MOST bytes; the service, with copy engines, longer ones.
 */
#define FERRYI_DRAIN_THREADS 256
#define FERRYI_DRAIN_RINGS 8
typedef struct ferryi_drain_call {
    uint64_t *begun, *done; /* in host memory: get `number` when the kernel begins, and when it ends */
    uint64_t number;
    uint64_t stay; /* ns after the last descriptor; 0: it ends when no descriptor is there */
    uint64_t life; /* ns; never longer */
} ferryi_drain_call;

/* Elements of reductions. */
enum ferryi_kind {
    FERRYI_KIND_I8,
    FERRYI_KIND_I16,
    FERRYI_KIND_I32,
    FERRYI_KIND_I64,
    FERRYI_KIND_U8,
    FERRYI_KIND_U16,
    FERRYI_KIND_U32,
    FERRYI_KIND_U64,
    FERRYI_KIND_FLOAT,
    FERRYI_KIND_DOUBLE,
    FERRYI_KIND_HALF,
    FERRYI_KIND_BFLOAT16,
    FERRYI_KIND_NONE, /* long double, which no GPU has, nor complex numbers */
    FERRYI_KIND_COMPLEXF,
    FERRYI_KIND_COMPLEXD
};
enum ferryi_reduction {
    FERRYI_REDUCTION_and,
    FERRYI_REDUCTION_or,
    FERRYI_REDUCTION_xor,
    FERRYI_REDUCTION_max,
    FERRYI_REDUCTION_min,
    FERRYI_REDUCTION_sum,
    FERRYI_REDUCTION_prod
};

typedef struct ferryi_host_result {
    uint64_t value;
    uint64_t status; /* ferry_status */
} ferryi_host_result;

/* A call that waits in slices (runtime/gpu/calls.c): its waits end with TIMEOUT after `length` ns, and the host calls
 * again after a pause in which the GPU has none of its kernels. */
typedef struct ferryi_slice {
    uint64_t length; /* 0: waits have their own budgets alone */
    uint64_t waited; /* ns since the call began, for faults */
    uint64_t last;   /* nonzero: no other slice follows, so the end of a wait is a fault */
} ferryi_slice;

typedef struct ferryi_host_call {
    uint32_t op;   /* enum ferryi_host_op */
    uint32_t call; /* ferry_call, for faults */
    int32_t pe;    /* peer, or root */
    int32_t team;
    uint32_t what;  /* FERRYI_OP_* of an atomic, FERRY_SIGNAL_* of a signal, reduction */
    uint32_t width; /* bytes of a word; enum ferryi_kind */
    uint64_t dst, src, n;
    uint64_t operand, cond;
    uint64_t timeout;
    ferryi_host_result *result; /* host memory that the GPU maps */
    uint64_t signal;            /* address of the signal word */
    ferryi_slice slice;
} ferryi_host_call;

#endif
