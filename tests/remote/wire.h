/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_TESTS_REMOTE_WIRE_H
#define FERRY_TESTS_REMOTE_WIRE_H

#include <stdint.h>
#include <sys/types.h>

/* The links between the nodes of nodes.sh and their router, each in two halves: a process carries frames between wN and
 * uN, and loses, delays, reorders and repeats them.  tc netem does the same, but not every kernel has it. */

enum { WIRES = 3 };

/* How a link treats frames, in both directions.  Chances are of 1000. */
typedef struct wire {
    uint32_t loss, twice, early;    /* early: overtakes the frames that are delayed */
    uint32_t delay_us, spread_us;   /* a frame is late by delay_us, and at most spread_us more */
    uint64_t carried, lost, copies; /* written by the process */
} wire;

/* What the processes of the test share with the wires. */
typedef struct wires {
    wire at[WIRES];
} wires;

/* Until the child process ends: returns its exit code.  1: no sockets for the ends of the wires. */
int wires_carry(wires *w, pid_t child);

#endif
