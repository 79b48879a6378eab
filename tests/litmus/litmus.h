/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef LITMUS_H
#define LITMUS_H

#include "ferry.h"
#include <stddef.h>
#include <stdint.h>

/* A litmus program is a small table: each role's list of instructions, and the outcomes that would break a promise.
 * tables.c holds the tables, variants.c expands their parameters, engine.c runs any of them.
 *
 * Each round has its own words and data blocks; each word or block has a home, the role whose PE holds it.  Words are 0
 * when a round begins.  A block holds older content, and the round writes its own content. */

enum { MOST_ROLES = 4, MOST_CODE = 10, MOST_AFTER = 4, MOST_REGS = 4, MOST_WORDS = 4, MOST_DATA = 3, MOST_TERMS = 4 };
enum { MOST_OUTCOMES = 5 };

/* The call in place of a table's ORDER.  With NONE, an outcome that an order would forbid is allowed, and counted. */
typedef enum order_call {
    ORDER_NONE,
    ORDER_FENCE,
    ORDER_QUIET,
    ORDER_PUT_SIGNAL,     /* PUT, ORDER, FLAG become one call */
    ORDER_PUT_SIGNAL_NBI, /* likewise */
    ORDER_BARRIER,
    ORDER_QUIET_SYNC,
    N_ORDERS
} order_call;
#define BY(ORDER) (1u << ORDER_##ORDER)
#define BY_PUT_SIGNAL (BY(PUT_SIGNAL) | BY(PUT_SIGNAL_NBI))
#define ALWAYS (~0u)
#define FENCES (BY(NONE) | BY(FENCE) | BY(QUIET))

/* The call that writes a table's FLAG.  g reads words written by p and put, atomic_fetch reads the others. */
typedef enum flag_call {
    FLAG_P,
    FLAG_PUTMEM,
    FLAG_SIGNAL_SET,
    FLAG_SIGNAL_ADD,
    FLAG_ATOMIC_SET,
    FLAG_ATOMIC_ADD,
    FLAG_ATOMIC_SWAP,
    N_FLAGS
} flag_call;
#define USE(FLAG) (1u << FLAG_##FLAG)
#define ANY_FLAG ((1u << N_FLAGS) - 1)

typedef enum op {
    OP_END,
    OP_PUT,        /* data */
    OP_PUT_NBI,    /* data */
    OP_PUT_OWN,    /* data number role - 1, at the home of data 0 */
    OP_PATCH,      /* data: 8 bytes in its middle */
    OP_GET,        /* data -> reg: enum seen */
    OP_GET_NBI,    /* data -> reg, looked at when the program ends */
    OP_LOOK,       /* data of this PE -> reg: enum seen */
    OP_LOOK_PATCH, /* data of this PE -> reg: NEW when the patch is there, else OLD */
    OP_ORDER,
    OP_FENCE,
    OP_FLAG, /* word, value */
    OP_PUT_SIGNAL,
    OP_PUT_SIGNAL_NBI,
    OP_PUT_OWN_SIGNAL,
    OP_READ,      /* word -> reg */
    OP_WAIT,      /* own word == value */
    OP_WAIT_GE,   /* own word >= value */
    OP_ADD,       /* word, value */
    OP_FETCH_ADD, /* word, value -> reg */
    OP_FETCH_OR,  /* word, value -> reg */
    OP_SWAP,      /* word, value -> reg */
    OP_CAS,       /* word, 0 -> value, -> reg */
    OP_CLEAR,     /* own word = 0, a plain store */
    OP_TELL_ALL,  /* word = value on every PE */
    OP_LOCK,      /* word: 0 becomes role + 1, tried until it does */
    OP_UNLOCK,    /* word: 0 again */
    OP_BUMP       /* word: one more, by a read and a put */
} op;

enum seen { OLD = 0, NEW = 1, WILD = 2, TORN = 3 }; /* all old, all new, something nobody wrote, some of each */
enum { SOURCES = -1, PES = -2, ROUND = -3, ROLE = -4, BIT = -5, TWICE_SOURCES = -6, TWICE_PES = -7 }; /* as a value */

typedef struct instr {
    uint8_t op, what, reg; /* what: number of a word or of a block */
    int8_t value;
    uint8_t word; /* of OP_PUT_SIGNAL */
} instr;

typedef enum relation {
    REL_END,
    REL_EQ,         /* reg of role == value */
    REL_NE,         /* reg of role != value */
    REL_GT,         /* reg of role > the next register of the same role */
    REL_TWO_SAME,   /* two roles hold the same value in any of their registers */
    REL_HOW_MANY_NE /* the number of roles whose reg is 0 is not value */
} relation;
enum { ANY_ROLE = 100 }; /* some role of the last kind */

typedef struct term {
    relation rel;
    int role, reg, value;
} term;

typedef struct outcome {
    const char *name;
    unsigned forbidden; /* by which orders; otherwise allowed and counted */
    term all[MOST_TERMS];
} outcome;

#define SIZE_AXIS SIZE_MAX
typedef struct block {
    int home;
    size_t bytes; /* SIZE_AXIS: the parameter */
} block;

typedef struct litmus {
    const char *name;
    int many;        /* PEs beyond its roles do as the last role does; otherwise they are idle */
    int one_way;     /* roles stay where they are within a batch: rounds share words */
    unsigned orders; /* 0: FENCES */
    unsigned flags;  /* 0: any */
    int word_home[MOST_WORDS];
    unsigned shared; /* words that all rounds use */
    block data[MOST_DATA];
    instr code[MOST_ROLES][MOST_CODE];
    instr after[MOST_ROLES][MOST_AFTER]; /* when all rounds of a batch are complete */
    outcome outcomes[MOST_OUTCOMES];
    int rare; /* even with FERRY_TEST=chaos and no order, the forbidden outcome may take long to appear */
} litmus;

extern const litmus tables[];
extern const size_t n_tables;

typedef struct variant {
    const litmus *table;
    int n_roles; /* those that have code, a word or a block */
    int n_data;
    int has_sizes; /* the size of a block is a parameter */
    unsigned orders, flags;
    order_call order;
    flag_call flag;
    size_t size;
    instr code[MOST_ROLES][MOST_CODE]; /* ORDER resolved */
    uint64_t rounds, forbidden, relaxed;
} variant;

extern const char *const order_names[N_ORDERS];
extern const char *const flag_names[N_FLAGS];

/* All variants that n PEs can run; *count is their number.  drop: leave out ORDER's calls.  NULL: no memory. */
variant *litmus_variants(int n_pes, int drop, size_t *count);
int litmus_name(const variant *v, char *text, size_t size);

/* One PE's part of a run. */
typedef struct litmus_pe {
    int me, n, chaos, quiet;
    uint64_t generation;
    char *words, *data;                          /* symmetric */
    uint64_t *regs, *gathered, *decision, *told; /* symmetric */
    char *source, *scratch;                      /* own */
    size_t in_source;                            /* bytes of source that hold this generation */
} litmus_pe;

enum { MOST_ROUNDS = 256 };
#define LITMUS_LINE ((size_t)64)
#define LITMUS_DATA ((size_t)4 << 20)

ferry_status litmus_open(litmus_pe *pe);
ferry_status litmus_close(litmus_pe *pe);
/* Runs batches of v for least_ns of PE 0's clock, and not much longer; with until_seen, until an order-forbidden
 * outcome appears or for ten seconds.  *stop: PE 0's clock passed end.  Counts are PE 0's.  Collective. */
ferry_status litmus_run(litmus_pe *pe, variant *v, uint64_t least_ns, int until_seen, uint64_t end, int *stop);

#endif
