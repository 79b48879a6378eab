/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRYI_CHECK_LAYOUT_H
#define FERRYI_CHECK_LAYOUT_H

/* The memory that the PEs of one machine and ferry-run share under --check.  ferry-run makes it, and prints what PEs
 * report in it; PEs map it, each at an address of its own, so that it holds no pointers.  It is a sparse file: a page
 * costs memory once somebody has written to it.
 *
 * Words.  A *lane* is a sequence of accesses that follow each other: a PE's own, one of its OpenMP threads', or the
 * puts or gets of one context, which take effect on their own until a quiet.  Every access has its lane's number at
 * that time, its *epoch*.  A *clock* is a vector of epochs, one for each lane of each PE: an access is ordered before
 * whoever's clock has its epoch.  An *agent* is a lane that runs code, with its clock. */
#include "ferry/types.h"
#include <stdint.h>

#define FERRYI_CHECK_VARIABLE "FERRYI_CHECK" /* PATH:FIRST:N, as in /proc/123/fd/7:0:4 */

enum {
    CHECK_MOST_PES = 64,
    CHECK_LANES = 32,
    CHECK_CTXS = 4, /* contexts share lanes beyond that */
    CHECK_LANE_PUT = 1,
    CHECK_LANE_GET = CHECK_LANE_PUT + CHECK_CTXS,
    CHECK_LANE_THREAD = CHECK_LANE_GET + CHECK_CTXS,
    CHECK_CELLS = 4, /* accesses remembered for each 8 bytes */
    CHECK_PLACES = 16384,
    CHECK_MODULES = 64,
    CHECK_BLOCKS = 8192,
    CHECK_OPS = 1 << 14,
    CHECK_LEARNED = 16,
    CHECK_WORDS = 2048,
    CHECK_HISTORY = 8,
    CHECK_WRITERS = 4,
    CHECK_TEAMS = 64,
    CHECK_MEETINGS = 16, /* collectives of one team under way at once */
    CHECK_REPORTS = 1024,
    CHECK_GAP = 64, /* bytes behind every block */
    CHECK_NAME = 48,
    CHECK_PATH = 256,
    CHECK_TEXT = 512
};

/* What is watched: the first bytes of every heap, and of the program's globals. */
#define CHECK_HEAP_SPAN ((uint64_t)256 << 20)
#define CHECK_STATIC_SPAN ((uint64_t)32 << 20)
#define CHECK_HEAP_BEFORE ((uint64_t)64 << 20) /* of the span: below the block that was allocated first */

enum check_region { CHECK_HEAP, CHECK_STATIC, CHECK_PRIVATE };

/* A place in the program, and the call made there. */
typedef struct check_place {
    uint32_t used;
    uint32_t module; /* number + 1 in the PE's modules; 0: `file` and `line` */
    uint32_t line;
    uint32_t pad;
    uint64_t offset; /* of the return address in the module */
    char file[128];
    char name[CHECK_NAME]; /* "ferry_int_put", "load", "store" */
} check_place;

/* A symmetric block of memory. */
typedef struct check_block {
    uint64_t at, size; /* in its region */
    uint32_t region;
    uint32_t alive; /* 0: was freed at freed_at */
    uint32_t place, freed_at;
    uint32_t caller[2];    /* whoever called the function that allocates, and its caller */
    char name[CHECK_NAME]; /* of a global; else "" */
} check_block;

enum {
    CHECK_WRITE = 1,
    CHECK_ATOMIC = 2,
    CHECK_LOCAL = 4,                    /* a load or a store */
    CHECK_SOURCE = 8,                   /* the local buffer of a call that has not been completed */
    CHECK_CLASS_AT = 4,                 /* of atomics: kind of word from this bit on */
    CHECK_WHOLE = 15 << CHECK_CLASS_AT, /* a put of one aligned word, which no load sees in part; a read of a word */
};

/* One access to (part of) 8 bytes. */
typedef struct check_cell {
    uint32_t epoch; /* 0: none */
    uint32_t agent; /* PE x CHECK_LANES + lane */
    uint32_t place;
    uint16_t op; /* puts and gets: its number modulo CHECK_OPS */
    uint8_t mask, flags;
} check_cell;

/* A put, get or atomic, until its record is needed for another: who knows that it is complete. */
typedef struct check_op {
    uint32_t epoch, lane;
    uint32_t digest;  /* of a small put: where and what; 0: unknown */
    uint32_t n_known; /* 3: everybody */
    uint32_t agent[2], since[2];
} check_op;

/* At a PE's memory: who knows since when that the puts of a lane are complete there up to which. */
typedef struct check_learned {
    uint32_t everybody; /* epochs up to here are known to all */
    uint32_t n;
    struct {
        uint32_t upto, agent, since;
    } of[CHECK_LEARNED];
} check_learned;

/* An update of a word, which a wait may have seen.  Its clock lies beside the table. */
typedef struct check_update {
    uint64_t value;
    uint32_t is_known;     /* value is what the word had after the update */
    uint32_t pe;           /* who made it */
    uint32_t op, op_epoch; /* its record; epoch 0: none */
    uint32_t lane;         /* the record's */
    uint32_t adds;         /* an addition under way when it was made */
    uint32_t together;     /* an addition that may come before the update in front of it, which is one of this PE */
    uint32_t fenced[CHECK_CTXS]; /* puts of each context are before it up to these epochs */
} check_update;

/* A word that is waited for, signalled or changed by atomics. */
typedef struct check_word {
    uint32_t used; /* region + 1 */
    uint32_t n;    /* updates in the history */
    uint64_t at;
    uint32_t older;                  /* nonzero: there were updates before those of the history */
    uint32_t count;                  /* of all updates so far */
    uint32_t seen;                   /* the number of the one that the owner's last wait has seen at least */
    uint32_t is_put;                 /* nonzero: one of them was a put, or a store */
    uint32_t last_by[CHECK_WRITERS]; /* PEs + 1 that changed it, newest first, for reports */
    check_update update[CHECK_HISTORY];
    uint32_t older_fenced[CHECK_MOST_PES][CHECK_CTXS];
} check_word;

/* Where a PE is, for reports on jobs that hang. */
typedef struct check_wait {
    uint32_t kind; /* ferryi_event_kind; 0: in no call that waits */
    uint32_t place;
    uint32_t region;
    int32_t target;
    uint32_t n, width; /* words that it waits for */
    uint64_t at;
    uint64_t team, number; /* of a collective */
    uint64_t value;
    int32_t cmp;
    int32_t root;
    uint32_t state; /* CHECK_PE_... */
    uint32_t calls; /* made so far */
    uint32_t timed_out;
    uint32_t last_place;
    char name[CHECK_NAME];
} check_wait;
enum { CHECK_PE_NONE, CHECK_PE_RUNS, CHECK_PE_LEFT };

typedef struct check_meeting {
    uint64_t number; /* the collective's, among those of its team, plus 1 */
    uint32_t kind;   /* of the call of the PE that came first */
    int32_t pe, root;
    uint32_t place;
} check_meeting;

typedef struct check_team {
    uint64_t key; /* of its list of PEs; 0: unused */
    check_meeting meeting[CHECK_MEETINGS];
    uint32_t n;
    int32_t pes[CHECK_MOST_PES];
} check_team;

enum check_what {
    CHECK_RACE = 1,
    CHECK_BOUNDS,
    CHECK_FREED,
    CHECK_WILD,
    CHECK_DOMAIN,    /* atomics of two kinds */
    CHECK_LEFT_OPEN, /* a dispatch without combine */
    CHECK_MISMATCH,  /* PEs of a team in different collectives */
    CHECK_ROOT,      /* or with different roots */
};

/* One side of a report. */
typedef struct check_side {
    int32_t pe;
    uint32_t place, flags, lane;
    uint32_t source; /* the access is the call's local buffer */
    uint32_t target;
    uint64_t bytes;
} check_side;

typedef struct check_report {
    uint32_t written, what;
    int32_t pe; /* whose memory */
    uint32_t region;
    uint64_t at, width, size; /* width: of an element, size: of the whole access */
    check_side now, before;
    check_block block; /* size 0: none is known */
    uint32_t times;
    char text[CHECK_TEXT];
} check_report;

typedef struct check_pe {
    uint32_t lock; /* the process that has it, or 0 */
    uint32_t instrumented, process;
    uint32_t n_modules, n_blocks;
    uint32_t not_watched; /* accesses beyond the spans */
    check_wait wait;
    char module[CHECK_MODULES][CHECK_PATH];
    check_place place[CHECK_PLACES];
    check_block block[CHECK_BLOCKS];
    check_op op[CHECK_OPS];
    check_learned learned[CHECK_MOST_PES][CHECK_CTXS];
    check_word word[CHECK_WORDS];
} check_pe;

typedef struct check_head {
    uint32_t n_pes, first;
    uint32_t lock; /* of the teams and reports */
    uint32_t n_reports;
    uint32_t is_shmem;   /* the program's calls have OpenSHMEM's names */
    uint32_t is_nvshmem; /* NVSHMEM's */
    uint32_t streams;    /* nonzero: the order of some calls in streams is not known, and races are not reported */
    uint32_t snapped, snap_by; /* 2: snap has what all PEs did when snap_by's wait timed out */
    check_wait snap[CHECK_MOST_PES];
    uint32_t writers[CHECK_MOST_PES][CHECK_WRITERS]; /* PEs + 1 that wrote the words of these waits */
    check_report report[CHECK_REPORTS];
    check_team team[CHECK_TEAMS];
} check_head;

/* ---- Where everything lies, by the number of PEs. */

#define CHECK_PAGE ((uint64_t)65536)
#define CHECK_ROUND(n) (((uint64_t)(n) + CHECK_PAGE - 1) / CHECK_PAGE * CHECK_PAGE)

static inline uint64_t check_clock_bytes(uint32_t n_pes)
{
    return (uint64_t)n_pes * CHECK_LANES * sizeof(uint32_t);
}

static inline uint64_t check_shadow_bytes(void)
{
    return (CHECK_HEAP_SPAN + CHECK_STATIC_SPAN) / 8 * CHECK_CELLS * sizeof(check_cell);
}

/* The clocks of meetings, then for each PE: its tables, the clocks of its words, its shadow. */
static inline uint64_t check_meeting_clocks_at(void)
{
    return CHECK_ROUND(sizeof(check_head));
}

static inline uint64_t check_pe_bytes(uint32_t n_pes)
{
    return CHECK_ROUND(sizeof(check_pe)) + CHECK_ROUND((CHECK_HISTORY + 1) * CHECK_WORDS * check_clock_bytes(n_pes)) +
           check_shadow_bytes();
}

static inline uint64_t check_pe_at(uint32_t n_pes, uint32_t pe)
{
    return check_meeting_clocks_at() + CHECK_ROUND(CHECK_TEAMS * CHECK_MEETINGS * check_clock_bytes(n_pes)) +
           pe * check_pe_bytes(n_pes);
}

static inline uint64_t check_word_clocks_at(uint32_t n_pes, uint32_t pe)
{
    return check_pe_at(n_pes, pe) + CHECK_ROUND(sizeof(check_pe));
}

static inline uint64_t check_shadow_at(uint32_t n_pes, uint32_t pe)
{
    return check_pe_at(n_pes, pe) + check_pe_bytes(n_pes) - check_shadow_bytes();
}

static inline uint64_t check_total_bytes(uint32_t n_pes)
{
    return check_pe_at(n_pes, n_pes);
}

#endif
