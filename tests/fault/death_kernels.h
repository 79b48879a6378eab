/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_TESTS_FAULT_DEATH_KERNELS_H
#define FERRY_TESTS_FAULT_DEATH_KERNELS_H

#include "ferry_device.h"

/* The calls that PEs repeat, in kernels or on the host, until one fails because another PE dies. */

enum { DEATH_PES = 8, DEATH_BLOCKS = 4, DEATH_BYTES = 1 << 20, DEATH_WORDS = 64 };
#define DEATH_NEVER 99u /* no word of the area becomes that */

typedef enum death_op {
    DEATH_WAIT,
    DEATH_WAIT_ANY,
    DEATH_SIGNAL_WAIT,
    DEATH_PUT,
    DEATH_PUT_QUIET,
    DEATH_PUT_SIGNAL,
    DEATH_GET,
    DEATH_ADD,
    DEATH_ADD_QUIET,
    DEATH_FETCH_ADD,
    DEATH_BARRIER,
    DEATH_SYNC,
    DEATH_BROADCAST,
    DEATH_FCOLLECT,
    DEATH_ALLTOALL,
    DEATH_REDUCE,
    DEATH_N_OPS
} death_op;

typedef struct death_outcome {
    uint64_t status; /* ferry_status of the last call */
    uint64_t calls, stop;
} death_outcome;

typedef struct death_area { /* symmetric */
    uint64_t word[DEATH_WORDS];
    uint64_t relay[DEATH_PES], relay_from[DEATH_PES], relay_to[DEATH_PES]; /* the dead have never written here */
    death_outcome outcome[DEATH_BLOCKS];                                   /* own */
    uint64_t from[DEATH_BYTES / 8], to[DEATH_BYTES / 8];
} death_area;

typedef struct death_call {
    death_area *area;
    death_op op;
    ferry_team_t team; /* of collectives */
    int peer;          /* the target of calls that go to one PE */
    int root;          /* its index in the team */
    size_t bytes;
    uint64_t limit_ns; /* a kernel makes no further call after that */
} death_call;

/* The survivors work in their own team. */
typedef struct death_relay {
    death_area *area;
    ferry_team_t team;
    int right; /* in the world */
    int me, left;
    uint64_t round;
} death_relay;

#ifdef __cplusplus
extern "C" {
#endif
unsigned death_blocks(death_op op);
ferry_status death_launch(const death_call *c);
ferry_status death_by_host(const death_call *c);
/* Barriers of the team, and a put_signal to the right neighbour with a checked value, all in a kernel. */
ferry_status death_relay_launch(const death_relay *r);
/* The GPU's stream NULL has come to its end. */
void death_stream_end(void);
/* Free bytes on all GPUs together; 0 without GPUs. */
uint64_t death_free_memory(void);
#ifdef __cplusplus
}
#endif

#endif
