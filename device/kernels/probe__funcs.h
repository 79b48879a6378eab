/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_DETAIL_KERNELS_PROBE_FUNCS_H
#define FERRY_DETAIL_KERNELS_PROBE_FUNCS_H

#include "../machine/prim.h"

/* Two PEs probe their pair by these functions, on the host or in a kernel: runtime/job/probe.c has the steps. */

#define FERRYI_PROBE_ROUNDS 256u
#define FERRYI_PROBE_ADDITIONS 32u

/* The page of one ordered pair, in the owner's heap, for one peer. */
typedef struct ferryi_probe_page {
    uint64_t stored, shown __attribute__((aligned(64))); /* written by the peer; by the owner */
    uint64_t sum __attribute__((aligned(64)));
    uint64_t data __attribute__((aligned(64)));
    uint64_t flag __attribute__((aligned(64)));
} ferryi_probe_page;

/* This PE's part with one peer. */
typedef struct ferryi_probe_pair {
    ferryi_probe_page *theirs; /* NULL: the peer's heap may not be touched */
    ferryi_probe_page *mine;   /* NULL: the peer may not touch this PE's */
    int32_t me, peer;
    uint32_t add_there, add_here; /* 0: the driver reports no atomics in this direction, so none is issued */
    /* Found: a load was wrong, a flag was seen without its data, the writer reads what it stored; rounds seen. */
    uint32_t load_failed, litmus_failed, readback, litmus_seen;
} ferryi_probe_pair;

FERRYI_FN uint64_t ferryi_probe_pattern(int from, int to)
{
    return 0xfe44000000000000u + ((uint64_t)(uint32_t)from << 20) + (uint64_t)(uint32_t)to;
}

#if FERRYI_GPU
/* Ends when the peer's kernel runs, or at the deadline, so that the peer looks while this PE writes the next words. */
FERRYI_FN void ferryi_probe_meet(const ferryi_probe_pair *p, uint64_t deadline)
{
    ferryi_st_relaxed_u64(&p->theirs->stored, ferryi_probe_pattern(p->me, p->peer));
    FERRYI_ROLLED
    while (p->mine != NULL && ferryi_clock_ns() <= deadline &&
           ferryi_ld_relaxed_u64(&p->mine->stored) != ferryi_probe_pattern(p->peer, p->me))
        ;
}
#endif

/* Never waits.  Sets load_failed when it does not read the value that the owner has written, and readback when it reads
 * what it has stored itself, which proves nothing: only the owner knows what has arrived. */
FERRYI_FN void ferryi_probe_write(ferryi_probe_pair *p)
{
    ferryi_probe_page *theirs = p->theirs;
    ferryi_st_relaxed_u64(&theirs->stored, ferryi_probe_pattern(p->me, p->peer));
    p->load_failed = ferryi_ld_relaxed_u64(&theirs->shown) != ferryi_probe_pattern(p->peer, p->me);
    FERRYI_ROLLED
    for (uint32_t i = 1; i <= FERRYI_PROBE_ROUNDS; i++) {
        ferryi_st_relaxed_u64(&theirs->data, i);
        ferryi_st_release_u64(&theirs->flag, i); /* P0: data i is stored before flag i */
    }
    p->readback = ferryi_ld_relaxed_u64(&theirs->stored) == ferryi_probe_pattern(p->me, p->peer);
}

FERRYI_FN void ferryi_probe_add(uint64_t *sum)
{
    FERRYI_ROLLED
    for (uint32_t i = 0; i < FERRYI_PROBE_ADDITIONS; i++)
        (void)ferryi_atom_add_u64(sum, 1);
}

/* Sets litmus_failed when a flag was seen without its data: the acquire (P1) reads P0's store, so data is at least as
 * new.  Ends with the last round, or at the deadline; litmus_seen is the flag that it has seen by then. */
FERRYI_FN void ferryi_probe_litmus(ferryi_probe_pair *p, uint64_t deadline)
{
    const ferryi_probe_page *mine = p->mine;
    uint32_t failed = 0;
    uint64_t flag;
    FERRYI_ROLLED
    for (;;) {
        flag = ferryi_ld_acquire_u64(&mine->flag);
        failed |= ferryi_ld_relaxed_u64(&mine->data) < flag;
        if (flag >= FERRYI_PROBE_ROUNDS || ferryi_clock_ns() > deadline)
            break;
        if (!FERRYI_GPU)
            ferryi_yield();
    }
    p->litmus_failed |= failed;
    p->litmus_seen = (uint32_t)flag;
}

#if FERRYI_GPU
/* A block of 128 threads, one warp a part, so that both sides of a pair probe at the same time: no warp waits for
 * another warp, and a wait for the peer ends at the deadline.  met: the kernels have met already. */
FERRYI_FN void ferryi_probe_part(ferryi_probe_pair *p, int met, uint64_t deadline)
{
    switch (threadIdx.x) {
    case 0:
        if (p->theirs != NULL) {
            if (!met)
                ferryi_probe_meet(p, deadline);
            ferryi_probe_write(p);
        }
        break;
    case 32:
        if (p->mine != NULL)
            ferryi_probe_litmus(p, deadline);
        break;
    case 64:
        if (p->add_there)
            ferryi_probe_add(&p->theirs->sum);
        break;
    case 96:
        if (p->add_here)
            ferryi_probe_add(&p->mine->sum);
        break;
    }
}
#endif

#endif
