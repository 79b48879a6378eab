/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef EMU_MEETING_H
#define EMU_MEETING_H

#include "block.h"
#include "emulator/checks/access_check.h"
#include "fiber.h"
#include <deque>
#include <vector>

/* Lanes of a block that meet: all of the block, some of a warp, or whole warps of a tile.  The same lanes meet again
 * and again; a meeting's values are kept until all have read them. */
struct emu_meeting {
    const char *what;           /* the call, for sentences */
    unsigned first_warp, warps; /* the lanes of `mask` of these warps */
    uint32_t mask;
    unsigned come, unread; /* unread: who has not returned from the last meeting */
    ferryi_emu_votes votes, last_votes;
    uint32_t ballot, lanes, last_ballot, last_lanes; /* of a warp */
    std::vector<uint64_t> value[2];                  /* of this meeting and of the last */
    unsigned parity;
    uint32_t at[32];        /* who waits, by warp of the block */
    uint32_t come_from[32]; /* who has come */
};

struct emu_lane {
    emu_fiber fiber;
    char *stack; /* NULL: it has not begun */
    bool begun;
    ferryi_emu_place *place; /* on its stack: what a thread asks of itself is its own memory */
    emu_meeting *meeting;    /* where it waits for others */
    const char *file;
    int line;
};

struct emu_block {
    emu_grid *grid;
    std::vector<emu_lane> lanes;
    unsigned n, n_warps;
    ferryi_emu_place place; /* without the thread */
    emu_meeting all;
    std::vector<emu_meeting> whole; /* warps */
    std::deque<emu_meeting> some;   /* parts of warps, and tiles; stable addresses */
    uint32_t alive[32], ready[32];  /* the lanes of each warp: one that lives and is not ready waits */
    unsigned live, waiting;
    unsigned at;   /* whose turn it is */
    unsigned idle; /* turns one after the other that found nothing to do */
    unsigned polls, naps;
    unsigned yielded; /* how many polls came before the last yield */
    uint64_t chance;
    emu_fiber main;   /* this thread's own stack */
    emu_watch *watch; /* NULL: accesses are not checked */
};

void emu_block_begin(emu_block *b, emu_grid *grid, unsigned threads);
/* A lane has ended: nobody waits for it any more. */
void emu_meetings_lose(emu_block *b, unsigned lane);
[[noreturn]] void emu_nobody_goes_on(const emu_block *b);

/* block.cc: the block that the calling thread runs, and a lane that lets the others go on until it is ready again. */
emu_block *emu_block_here(const char *what, const char *file, int line);
void emu_lane_waits(emu_block *b);
/* Values for the calling lane, which are its own memory if accesses are checked. */
const uint64_t *emu_lane_values(emu_block *b, const uint64_t *value, unsigned n);

#endif
