/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_DETAIL_KERNELS_VERDICT_H
#define FERRY_DETAIL_KERNELS_VERDICT_H

/* What the kernels of `ferry-info verdict` and its processes share: the memory that two GPUs test each other on, and
 * the results.  A pair is tested in both directions at once: each GPU is the writer into the other's board, and the
 * owner of its own.  What arrived is read by the owner, after the writer's kernel has ended, and while it runs. */

#include "probe__funcs.h"

/* Accesses of 1, 2, 4, 8 and 16 bytes. */
#define FERRYI_VERDICT_SIZES 5
/* At the low, middle and last address of what an owner lets its peers map. */
#define FERRYI_VERDICT_SPOTS 3

typedef struct ferryi_verdict_spot {
    uint8_t stored[FERRYI_VERDICT_SIZES][64]; /* by the peer, FERRYI_VERDICT_AT bytes inside; the rest stays */
    uint8_t shown[FERRYI_VERDICT_SIZES][64];  /* by the owner, for the peer's loads */
} ferryi_verdict_spot;
#define FERRYI_VERDICT_AT 16u
#define FERRYI_VERDICT_REST 0xa5u /* the bytes that no store may change */

/* Read-modify-writes of each kind; a word each, in lines of their own.  The owner's lanes and the peer's use it at the
 * same time. */
#define FERRYI_VERDICT_ATOMICS(X)                                                                                      \
    X(ADD_32, "add of 4 bytes")                                                                                        \
    X(ADD_64, "add of 8 bytes")                                                                                        \
    X(RED_32, "add of 4 bytes without a result")                                                                       \
    X(RED_64, "add of 8 bytes without a result")                                                                       \
    X(AND_32, "and of 4 bytes")                                                                                        \
    X(AND_64, "and of 8 bytes")                                                                                        \
    X(OR_32, "or of 4 bytes")                                                                                          \
    X(OR_64, "or of 8 bytes")                                                                                          \
    X(XOR_32, "xor of 4 bytes")                                                                                        \
    X(XOR_64, "xor of 8 bytes")                                                                                        \
    X(SWAP_32, "swap of 4 bytes")                                                                                      \
    X(SWAP_64, "swap of 8 bytes")                                                                                      \
    X(CAS_32, "compare-and-swap of 4 bytes")                                                                           \
    X(CAS_64, "compare-and-swap of 8 bytes")                                                                           \
    X(MIN_32, "minimum of 4 bytes")                                                                                    \
    X(MIN_64, "minimum of 8 bytes")                                                                                    \
    X(MAX_32, "maximum of 4 bytes")                                                                                    \
    X(MAX_64, "maximum of 8 bytes")                                                                                    \
    X(FLOAT, "add of a float")                                                                                         \
    X(DOUBLE, "add of a double")                                                                                       \
    X(INCREMENT, "increment of 4 bytes")                                                                               \
    X(DECREMENT, "decrement of 4 bytes")                                                                               \
    X(SIGNED_MIN_32, "signed minimum of 4 bytes")                                                                      \
    X(SIGNED_MIN_64, "signed minimum of 8 bytes")                                                                      \
    X(SIGNED_MAX_32, "signed maximum of 4 bytes")                                                                      \
    X(SIGNED_MAX_64, "signed maximum of 8 bytes")                                                                      \
    X(HALVES, "add of two halves")                                                                                     \
    X(CAS_16, "compare-and-swap of 2 bytes")                                                                           \
    X(BFLOATS, "add of two bfloat16")                                                                                  \
    X(SWAP_128, "swap of 16 bytes")                                                                                    \
    X(CAS_128, "compare-and-swap of 16 bytes")                                                                         \
    X(FLOATS, "add of four floats")
enum ferryi_verdict_atomic {
#define FERRYI_VERDICT_ENUM(NAME, TEXT) FERRYI_VERDICT_##NAME,
    FERRYI_VERDICT_ATOMICS(FERRYI_VERDICT_ENUM)
#undef FERRYI_VERDICT_ENUM
        FERRYI_VERDICT_N_ATOMICS
};
#define FERRYI_VERDICT_BIT(NAME) (UINT64_C(1) << FERRYI_VERDICT_##NAME)
#define FERRYI_VERDICT_ALL_ATOMICS ((UINT64_C(1) << FERRYI_VERDICT_N_ATOMICS) - 1)
/* Few programs use these across GPUs, and not each GPU has them. */
#define FERRYI_VERDICT_RARE                                                                                            \
    (FERRYI_VERDICT_BIT(HALVES) | FERRYI_VERDICT_BIT(CAS_16) | FERRYI_VERDICT_BIT(BFLOATS) | FERRYI_VERDICT_WIDE)
#define FERRYI_VERDICT_WIDE (FERRYI_VERDICT_BIT(SWAP_128) | FERRYI_VERDICT_BIT(CAS_128) | FERRYI_VERDICT_BIT(FLOATS))
typedef struct ferryi_verdict_cell {
    uint64_t value;
    uint64_t rest[7];
} ferryi_verdict_cell;
/* A warp of each side, so often. */
#define FERRYI_VERDICT_LANES 32u
#define FERRYI_VERDICT_TURNS 4u
#define FERRYI_VERDICT_CAS_TRIES 4096u
#define FERRYI_VERDICT_BOUND 99u /* increments and decrements wrap there */

/* Accesses of each size, so many, one size after the other. */
#define FERRYI_VERDICT_BULK_COUNT 2048u
#define FERRYI_VERDICT_BULK_AT(SIZE) (FERRYI_VERDICT_BULK_COUNT * ((1u << (SIZE)) - 1))
#define FERRYI_VERDICT_BULK ((size_t)FERRYI_VERDICT_BULK_AT(FERRYI_VERDICT_SIZES))
#define FERRYI_VERDICT_TMA ((size_t)16 << 10)
#define FERRYI_VERDICT_COPY ((size_t)256 << 10)
#define FERRYI_VERDICT_SMALL_COPY ((size_t)64)
#define FERRYI_VERDICT_REPLAYED ((size_t)4 << 10)
#define FERRYI_VERDICT_REPLAYS 3u

/* An owner's board, in GPU memory of its own that the peer maps. */
typedef struct ferryi_verdict_board {
    ferryi_verdict_spot low;
    ferryi_probe_page page __attribute__((aligned(256)));
    ferryi_verdict_cell word[FERRYI_VERDICT_N_ATOMICS];
    uint64_t replayed[2], replay_shown __attribute__((aligned(64)));
    uint8_t bulk[FERRYI_VERDICT_BULK] __attribute__((aligned(256)));
    uint8_t bulk_shown[FERRYI_VERDICT_BULK];
    uint8_t tma[FERRYI_VERDICT_TMA];
    uint8_t tma_shown[FERRYI_VERDICT_TMA];
    uint8_t pushed[FERRYI_VERDICT_COPY + FERRYI_VERDICT_SMALL_COPY]; /* by the peer's copy engine */
    uint8_t pull_shown[FERRYI_VERDICT_COPY] __attribute__((aligned(256)));
    uint8_t replay_copied[FERRYI_VERDICT_REPLAYED] __attribute__((aligned(256)));
} ferryi_verdict_board;

/* Memory of CUDA IPC, and of a fabric handle. */
enum { FERRYI_VERDICT_IPC, FERRYI_VERDICT_FABRIC, FERRYI_VERDICT_HANDLES };
typedef struct ferryi_verdict_page {
    uint64_t stored;
    uint64_t shown __attribute__((aligned(64)));
    uint8_t copied[64] __attribute__((aligned(64)));
} ferryi_verdict_page;

/* The kernel's blocks. */
enum ferryi_verdict_part {
    FERRYI_VERDICT_PART_QUICK, /* ferry_init's own probe */
    FERRYI_VERDICT_PART_SPOTS,
    FERRYI_VERDICT_PART_BULK,
    FERRYI_VERDICT_PART_TMA,
    FERRYI_VERDICT_PART_ATOMICS,
    FERRYI_VERDICT_PART_HANDLES,
    FERRYI_VERDICT_PART_HOST,
    FERRYI_VERDICT_PARTS
};
#define FERRYI_VERDICT_THREADS 128u

/* In pinned host memory: what a writer's kernel found.  The process reads it even when the kernel does not end. */
typedef struct ferryi_verdict_result {
    uint64_t begun[FERRYI_VERDICT_PARTS]; /* the generation, once the block runs */
    uint64_t ended[FERRYI_VERDICT_PARTS]; /* likewise */
    uint64_t met[FERRYI_VERDICT_PARTS];   /* likewise, if the peer's block ran at the same time */
    uint64_t load_wrong, readback;        /* bit spot * FERRYI_VERDICT_SIZES + size: wrong; as it was written */
    uint64_t litmus_failed, litmus_seen;  /* as the owner: a flag before its data; how many rounds it has seen */
    uint64_t quick_load_failed;
    uint64_t bulk_wrong, bulk_first; /* loads: bit size, and what one that was wrong returned */
    uint64_t tma_ran, tma_wrong;
    uint64_t there[FERRYI_VERDICT_N_ATOMICS], here[FERRYI_VERDICT_N_ATOMICS]; /* of the lanes: values taken, or swaps */
    uint64_t kinds;                                                           /* of atomics that this GPU's code has */
    uint64_t handle_wrong[FERRYI_VERDICT_HANDLES], handle_readback[FERRYI_VERDICT_HANDLES];
    uint64_t host_stored[2] __attribute__((aligned(16))); /* the control: stores to host memory, and loads from it */
    uint64_t host_wrong;
    uint64_t replays, replay_wrong; /* of the graph's kernel */
} ferryi_verdict_result;

/* Words in pinned host memory by which two kernels meet. */
typedef struct ferryi_verdict_meeting {
    uint64_t here[FERRYI_VERDICT_PARTS];
} ferryi_verdict_meeting;

/* One side's work, in its own GPU memory.  Stores and loads have pointers of their own, and a NULL is not touched: so
 * tests put a fault between two GPUs. */
typedef struct ferryi_verdict_work {
    uint64_t generation; /* of this set of probes: patterns differ from those of the set before */
    int32_t me, peer;
    ferryi_probe_pair pair;                                /* for PART_QUICK */
    ferryi_verdict_spot *store_spot[FERRYI_VERDICT_SPOTS]; /* the peer's */
    const ferryi_verdict_spot *load_spot[FERRYI_VERDICT_SPOTS];
    ferryi_verdict_board *store, *atomics; /* the peer's board */
    const ferryi_verdict_board *load;
    ferryi_verdict_board *mine; /* NULL: the peer does not write there */
    uint32_t add_here;          /* the peer tries atomics on mine */
    uint64_t kinds;             /* of atomics to try, both there and here */
    uint64_t hang;              /* a test: the kernel does not end for so many nanoseconds */
    ferryi_verdict_page *store_page[FERRYI_VERDICT_HANDLES];
    const ferryi_verdict_page *load_page[FERRYI_VERDICT_HANDLES];
    ferryi_verdict_result *result;
    ferryi_verdict_meeting *meet_mine;
    const ferryi_verdict_meeting *meet_theirs;
    const uint64_t *host_shown; /* the control */
    uint64_t budget;            /* nanoseconds for each wait */
    uint64_t replay;            /* counts the graph's replays */
    uint64_t taken_there[FERRYI_VERDICT_N_ATOMICS], taken_here[FERRYI_VERDICT_N_ATOMICS]; /* the lanes' sums */
    uint8_t *replay_source; /* own GPU memory: what the graph copies */
} ferryi_verdict_work;

/* The value that `from` stores (or shows) to `to` at a place. */
FERRYI_FN uint64_t ferryi_verdict_pattern(uint64_t generation, int from, int to, uint64_t place)
{
    uint64_t x = (generation << 32) ^ ((uint64_t)(uint32_t)from << 24) ^ ((uint64_t)(uint32_t)to << 16) ^ place;
    x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9u;
    x = (x ^ (x >> 27)) * 0x94d049bb133111ebu;
    return (x ^ (x >> 31)) | 0x0101010101010101u; /* no byte is 0, as fresh memory is */
}
/* Places: of spots, bulk words, and so on. */
enum {
    FERRYI_VERDICT_STORED = 1 << 8, /* + spot * 16 + size */
    FERRYI_VERDICT_SHOWN = 2 << 8,
    FERRYI_VERDICT_OF_HANDLES = 3 << 8, /* + handle * 4 + {stored, shown, copied} */
    FERRYI_VERDICT_OF_HOST = 4 << 8,
    FERRYI_VERDICT_OF_REPLAY = 5 << 8,
    FERRYI_VERDICT_OF_BULK = 1 << 20, /* + the number of the word of 8 bytes */
    FERRYI_VERDICT_OF_BULK_SHOWN = 2 << 20,
    FERRYI_VERDICT_OF_TMA = 3 << 20,
    FERRYI_VERDICT_OF_TMA_SHOWN = 4 << 20,
    FERRYI_VERDICT_OF_PUSH = 5 << 20,
    FERRYI_VERDICT_OF_PULL = 6 << 20
};

#endif
