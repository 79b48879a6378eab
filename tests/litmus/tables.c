/* SPDX-License-Identifier: BSD-3-Clause */
/* The litmus programs.  An outcome stands here only when OpenSHMEM 1.5 forbids it; the comment above it says why. The
 * rules used:
 *
 *   fence (9.9.1)    delivers earlier puts, atomics, signals and stores to one PE before the later ones.
 *   quiet (9.9.2)    returns when all operations of this PE are complete and visible to all PEs.
 *   put_signal (9.8) a PE that sees the signal sees the data of that call, and of no other.
 *   barrier (9.11)   completes earlier operations on all PEs; sync does not, so a quiet precedes a sync.
 *   wait (9.10)      makes all data visible that was delivered before the value that ended the wait.
 *   atomics (9.7)    on one word happen one after the other.
 *   get, g, fetch    return when the value has arrived: no later operation can have caused it. */
#include "litmus.h"

#define ROW(...)                                                                                                       \
    {                                                                                                                  \
        __VA_ARGS__                                                                                                    \
    }
#define PUT(d) ROW(OP_PUT, d, 0, 0, 0)
#define PUT_NBI(d) ROW(OP_PUT_NBI, d, 0, 0, 0)
#define PUT_OWN ROW(OP_PUT_OWN, 0, 0, 0, 0)
#define PATCH(d) ROW(OP_PATCH, d, 0, 0, 0)
#define GET(d, r) ROW(OP_GET, d, r, 0, 0)
#define GET_NBI(d, r) ROW(OP_GET_NBI, d, r, 0, 0)
#define LOOK(d, r) ROW(OP_LOOK, d, r, 0, 0)
#define LOOK_PATCH(d, r) ROW(OP_LOOK_PATCH, d, r, 0, 0)
#define ORDER ROW(OP_ORDER, 0, 0, 0, 0)
#define FENCE ROW(OP_FENCE, 0, 0, 0, 0)
#define FLAG(w, v) ROW(OP_FLAG, w, 0, v, 0)
#define READ(w, r) ROW(OP_READ, w, r, 0, 0)
#define WAIT(w, v) ROW(OP_WAIT, w, 0, v, 0)
#define WAIT_GE(w, v) ROW(OP_WAIT_GE, w, 0, v, 0)
#define ADD(w, v) ROW(OP_ADD, w, 0, v, 0)
#define FETCH_ADD(w, v, r) ROW(OP_FETCH_ADD, w, r, v, 0)
#define FETCH_OR(w, v, r) ROW(OP_FETCH_OR, w, r, v, 0)
#define SWAP(w, v, r) ROW(OP_SWAP, w, r, v, 0)
#define CAS(w, v, r) ROW(OP_CAS, w, r, v, 0)
#define CLEAR(w) ROW(OP_CLEAR, w, 0, 0, 0)
#define TELL_ALL(w, v) ROW(OP_TELL_ALL, w, 0, v, 0)

#define LOCK(w) ROW(OP_LOCK, w, 0, ROLE, 0)
#define UNLOCK(w) ROW(OP_UNLOCK, w, 0, 0, 0)
#define BUMP(w) ROW(OP_BUMP, w, 0, 0, 0)

#define IS(role, reg, value) ROW(REL_EQ, role, reg, value)
#define NOT(role, reg, value) ROW(REL_NE, role, reg, value)
#define FALLS(role, reg) ROW(REL_GT, role, reg, 0)
#define TWO_SAME ROW(REL_TWO_SAME, 0, 0, 0)
#define ZEROS_NOT(reg, value) ROW(REL_HOW_MANY_NE, 0, reg, value)

#define SETS (USE(P) | USE(PUTMEM) | USE(SIGNAL_SET) | USE(ATOMIC_SET))
#define ADDS (USE(SIGNAL_ADD) | USE(ATOMIC_ADD))

const litmus tables[] = {
    /* ---- Message passing: data, order, flag. */

    /* The flag arrives after the data (fence, quiet), or is the data's own signal; the wait then sees both. */
    { .name = "mp",
      .orders = FENCES | BY_PUT_SIGNAL,
      .word_home = { 1 },
      .data = { { 1, SIZE_AXIS } },
      .code = { { PUT(0), ORDER, FLAG(0, 1) }, { WAIT(0, 1), LOOK(0, 0) } },
      .outcomes = { { "flag without data", BY(FENCE) | BY(QUIET) | BY_PUT_SIGNAL, { NOT(1, 0, NEW) } } } },
    /* The same for a put that need not have started: fence orders nbi puts too (9.9.1). */
    { .name = "mp_nbi",
      .flags = USE(P) | USE(SIGNAL_ADD) | USE(ATOMIC_SET),
      .word_home = { 1 },
      .data = { { 1, SIZE_AXIS } },
      .code = { { PUT_NBI(0), ORDER, FLAG(0, 1) }, { WAIT(0, 1), LOOK(0, 0) } },
      .outcomes = { { "flag without data", BY(FENCE) | BY(QUIET), { NOT(1, 0, NEW) } } } },
    /* An atomic delivers the data: fence orders atomics and puts alike.  This pair separates where atomics use a
     * mailbox and flags use a store. */
    { .name = "mp_atomic",
      .word_home = { 1, 1 },
      .code = { { ADD(1, 1), ORDER, FLAG(0, 1) }, { WAIT(0, 1), READ(1, 0) } },
      .outcomes = { { "flag without sum", BY(FENCE) | BY(QUIET), { NOT(1, 0, 1) } } } },
    /* A fence orders all earlier operations of any size and kind. */
    { .name = "mp_mixed",
      .word_home = { 1, 1 },
      .data = { { 1, SIZE_AXIS }, { 1, 8 }, { 1, 4120 } },
      .code = { { PUT(0), PUT(1), ADD(1, 1), PUT(2), ORDER, FLAG(0, 1) },
                { WAIT(0, 1), LOOK(2, 2), READ(1, 3), LOOK(1, 1), LOOK(0, 0) } },
      .outcomes = { { "flag without the large block", BY(FENCE) | BY(QUIET), { NOT(1, 0, NEW) } },
                    { "flag without the small block", BY(FENCE) | BY(QUIET), { NOT(1, 1, NEW) } },
                    { "flag without the middle block", BY(FENCE) | BY(QUIET), { NOT(1, 2, NEW) } },
                    { "flag without the sum", BY(FENCE) | BY(QUIET), { NOT(1, 3, 1) } } } },
    /* put_signal orders its own data (9.8); only fence and quiet order the block before it. */
    { .name = "mp_behind_bulk",
      .orders = FENCES | BY_PUT_SIGNAL,
      .flags = USE(P) | USE(SIGNAL_SET) | USE(SIGNAL_ADD),
      .word_home = { 1 },
      .data = { { 1, SIZE_AXIS }, { 1, 8 } },
      .code = { { PUT(0), PUT(1), ORDER, FLAG(0, 1) }, { WAIT(0, 1), LOOK(1, 1), LOOK(0, 0) } },
      .outcomes = { { "flag without its data", BY(FENCE) | BY(QUIET) | BY_PUT_SIGNAL, { NOT(1, 1, NEW) } },
                    { "flag without the block before", BY(FENCE) | BY(QUIET), { NOT(1, 0, NEW) } } } },
    { .name = "mp_bulk_last",
      .orders = FENCES | BY_PUT_SIGNAL,
      .flags = USE(P) | USE(SIGNAL_SET) | USE(SIGNAL_ADD),
      .word_home = { 1 },
      .data = { { 1, 8 }, { 1, SIZE_AXIS } },
      .code = { { PUT(0), PUT(1), ORDER, FLAG(0, 1) }, { WAIT(0, 1), LOOK(1, 1), LOOK(0, 0) } },
      .outcomes = { { "flag without its data", BY(FENCE) | BY(QUIET) | BY_PUT_SIGNAL, { NOT(1, 1, NEW) } },
                    { "flag without the block before", BY(FENCE) | BY(QUIET), { NOT(1, 0, NEW) } } } },
    /* The same place twice: the store that fence delivers last stays. */
    { .name = "small_over_bulk",
      .data = { { 1, SIZE_AXIS } },
      .code = { { PUT(0), ORDER, PATCH(0) } },
      .after = { [1] = { LOOK_PATCH(0, 0) } },
      .outcomes = { { "the earlier bulk put won", BY(FENCE) | BY(QUIET), { IS(1, 0, OLD) } } } },
    { .name = "bulk_over_small",
      .data = { { 1, SIZE_AXIS } },
      .code = { { PATCH(0), ORDER, PUT(0) } },
      .after = { [1] = { LOOK(0, 0) } },
      .outcomes = { { "the earlier small put won", BY(FENCE) | BY(QUIET), { NOT(1, 0, NEW) } } } },

    /* ---- By way of a third PE. */

    /* quiet: the data is visible to all PEs before the flag is sent, so every PE that learns of the flag, even at
     * second hand, sees the data.  fence orders deliveries to one PE only, so fence allows this outcome. */
    { .name = "relay",
      .word_home = { 1, 2 },
      .data = { { 2, SIZE_AXIS } },
      .code = { { PUT(0), ORDER, FLAG(0, 1) }, { WAIT(0, 1), FLAG(1, 1) }, { WAIT(1, 1), LOOK(0, 0) } },
      .outcomes = { { "news without data", BY(QUIET), { NOT(2, 0, NEW) } } } },
    { .name = "relay_get",
      .word_home = { 1 },
      .data = { { 2, SIZE_AXIS } },
      .code = { { PUT(0), ORDER, FLAG(0, 1) }, { WAIT(0, 1), GET(0, 0) } },
      .outcomes = { { "news without data", BY(QUIET), { NOT(1, 0, NEW) } } } },

    /* ---- Store buffering.  One of the two quiets returned first: its store was visible to all PEs before the other
     * PE's read began.  fence does not order a get, so fence forbids nothing here. */
    { .name = "sb",
      .word_home = { 1, 0 },
      .code = { { FLAG(0, 1), ORDER, READ(1, 0) }, { FLAG(1, 1), ORDER, READ(0, 0) } },
      .outcomes = { { "both stores unseen", BY(QUIET), { IS(0, 0, 0), IS(1, 0, 0) } } },
      .rare = 1 },
    { .name = "sb_own_stores", /* through ferry to itself, then a read of the other's memory */
      .word_home = { 0, 1 },
      .code = { { FLAG(0, 1), ORDER, READ(1, 0) }, { FLAG(1, 1), ORDER, READ(0, 0) } },
      .outcomes = { { "both stores unseen", BY(QUIET), { IS(0, 0, 0), IS(1, 0, 0) } } },
      .rare = 1 },
    { .name = "sb_third",
      .word_home = { 2, 2 },
      .code = { { FLAG(0, 1), ORDER, READ(1, 0) }, { FLAG(1, 1), ORDER, READ(0, 0) } },
      .outcomes = { { "both stores unseen", BY(QUIET), { IS(0, 0, 0), IS(1, 0, 0) } } },
      .rare = 1 },

    /* ---- Independent reads of independent writes.  Quiet 0 had returned when reader 2 looked for the other store and
     * did not see it, so quiet 1 had not returned: quiet 0 was first.  Reader 3 concludes the opposite. */
    { .name = "iriw",
      .orders = BY(NONE) | BY(QUIET),
      .word_home = { 2, 3, 2, 3 },
      .code = { { FLAG(0, 1), ORDER, FLAG(2, 1) },
                { FLAG(1, 1), ORDER, FLAG(3, 1) },
                { WAIT(2, 1), READ(1, 0) },
                { WAIT(3, 1), READ(0, 0) } },
      .outcomes = { { "each reader saw another order", BY(QUIET), { IS(2, 0, 0), IS(3, 0, 0) } } },
      .rare = 1 },
    { .name = "iriw_crossed", /* each store lies with the reader that learns of the other store */
      .orders = BY(NONE) | BY(QUIET),
      .word_home = { 3, 2, 2, 3 },
      .code = { { FLAG(0, 1), ORDER, FLAG(2, 1) },
                { FLAG(1, 1), ORDER, FLAG(3, 1) },
                { WAIT(2, 1), READ(1, 0) },
                { WAIT(3, 1), READ(0, 0) } },
      .outcomes = { { "each reader saw another order", BY(QUIET), { IS(2, 0, 0), IS(3, 0, 0) } } },
      .rare = 1 },

    /* ---- Load buffering.  A read ends before the PE makes the store after it: causes cannot form a cycle, whatever
     * order stands between the two. */
    { .name = "lb",
      .orders = BY(NONE) | BY(FENCE),
      .word_home = { 0, 1 },
      .code = { { READ(0, 0), ORDER, FLAG(1, 1) }, { READ(1, 0), ORDER, FLAG(0, 1) } },
      .outcomes = { { "each read the other's later store", ALWAYS, { IS(0, 0, 1), IS(1, 0, 1) } } } },
    { .name = "lb_remote",
      .orders = BY(NONE) | BY(FENCE),
      .word_home = { 1, 0 },
      .code = { { READ(0, 0), ORDER, FLAG(1, 1) }, { READ(1, 0), ORDER, FLAG(0, 1) } },
      .outcomes = { { "each read the other's later store", ALWAYS, { IS(0, 0, 1), IS(1, 0, 1) } } } },

    /* ---- One word. */

    /* fence orders the deliveries: 2 is the last value, and a PE that has read 2 cannot read 1 again.  A store that a
     * PE has read is delivered, and nothing undoes it. */
    { .name = "one_word",
      .flags = SETS,
      .word_home = { 1 },
      .code = { { FLAG(0, 1), ORDER, FLAG(0, 2) }, { READ(0, 0), READ(0, 1) } },
      .after = { [1] = { READ(0, 2) } },
      .outcomes = { { "went back from 2 to 1", BY(FENCE) | BY(QUIET), { IS(1, 0, 2), IS(1, 1, 1) } },
                    { "the first store won", BY(FENCE) | BY(QUIET), { NOT(1, 2, 2) } },
                    { "a store was undone", ALWAYS, { NOT(1, 0, 0), IS(1, 1, 0) } } } },
    { .name = "one_word_afar", /* the reader is not the owner */
      .flags = SETS,
      .word_home = { 2 },
      .code = { { FLAG(0, 1), ORDER, FLAG(0, 2) }, { READ(0, 0), READ(0, 1) } },
      .after = { [1] = { READ(0, 2) } },
      .outcomes = { { "went back from 2 to 1", BY(FENCE) | BY(QUIET), { IS(1, 0, 2), IS(1, 1, 1) } },
                    { "the first store won", BY(FENCE) | BY(QUIET), { NOT(1, 2, 2) } },
                    { "a store was undone", ALWAYS, { NOT(1, 0, 0), IS(1, 1, 0) } } } },
    /* Sums only grow, in the order in which the atomics happen; no add is lost or done twice. */
    { .name = "sum_grows",
      .many = 1,
      .orders = BY(NONE) | BY(FENCE),
      .flags = ADDS,
      .word_home = { 0 },
      .code = { { READ(0, 0), READ(0, 1), READ(0, 2) }, { FLAG(0, 1), ORDER, FLAG(0, 1) } },
      .after = { { READ(0, 3) } },
      .outcomes = { { "the sum fell", ALWAYS, { FALLS(0, 0) } },
                    { "the sum fell", ALWAYS, { FALLS(0, 1) } },
                    { "lost or doubled", ALWAYS, { NOT(0, 3, TWICE_SOURCES) } } } },
    /* 2+2W.  Both words lie on one PE, and both writers deliver to it in their fence's order.  If each first store is
     * the last of its word, 0's second is before 1's first, before 1's second, before 0's first, before 0's second: a
     * cycle.  Atomic sets only: concurrent puts to one word are a program error. */
    { .name = "two_writers",
      .flags = USE(ATOMIC_SET) | USE(SIGNAL_SET) | USE(ATOMIC_SWAP),
      .word_home = { 2, 2 },
      .code = { { FLAG(0, 1), ORDER, FLAG(1, 2) }, { FLAG(1, 1), ORDER, FLAG(0, 2) } },
      .after = { [2] = { READ(0, 0), READ(1, 1) } },
      .outcomes = { { "both first stores won", BY(FENCE) | BY(QUIET), { IS(2, 0, 1), IS(2, 1, 1) } } },
      .rare = 1 },

    /* ---- Read-modify-writes happen one after the other, so each reads the previous one's result. */
    { .name = "fetch_add",
      .many = 1,
      .orders = BY(NONE),
      .word_home = { 0 },
      .code = { { FETCH_ADD(0, 1, 0), FETCH_ADD(0, 1, 1) } },
      .after = { { READ(0, 3) } },
      .outcomes = { { "a number was given twice", ALWAYS, { TWO_SAME } },
                    { "went back", ALWAYS, { FALLS(ANY_ROLE, 0) } },
                    { "lost or doubled", ALWAYS, { NOT(0, 3, TWICE_PES) } } } },
    /* 0 and n tokens go in, one stays, n come out: each exactly once. */
    { .name = "swap",
      .many = 1,
      .orders = BY(NONE),
      .word_home = { 0 },
      .code = { { SWAP(0, ROLE, 0) } },
      .after = { { READ(0, 3) } },
      .outcomes = { { "a token came out twice", ALWAYS, { TWO_SAME } } } },
    { .name = "compare_swap",
      .many = 1,
      .orders = BY(NONE),
      .word_home = { 0 },
      .code = { { CAS(0, ROLE, 0) } },
      .outcomes = { { "not one winner", ALWAYS, { ZEROS_NOT(0, 1) } } } },
    { .name = "fetch_or",
      .many = 1,
      .orders = BY(NONE),
      .word_home = { 0 },
      .code = { { FETCH_OR(0, BIT, 0) } },
      .after = { { READ(0, 3) } },
      .outcomes = { { "a bit was lost", ALWAYS, { TWO_SAME } } } },

    /* A lock: the next holder sees every operation that quiet completed before the lock's release. */
    { .name = "lock",
      .many = 1,
      .orders = BY(NONE) | BY(QUIET),
      .word_home = { 0, 0 },
      .code = { { LOCK(0), BUMP(1), ORDER, UNLOCK(0) } },
      .after = { { READ(1, 3) } },
      .outcomes = { { "a step was lost", BY(QUIET), { NOT(0, 3, PES) } } },
      .rare = 1 },

    /* ---- Many sources add to one signal; the owner waits for the exact sum, clears the signal by a plain store, and
     * releases the sources.  The sum is exact: a source's next add follows the release, which follows the clearing
     * (fence orders stores too).  A lost or doubled add makes a wait fail, which is an error of the run. */
    { .name = "add_eq_clear",
      .many = 1,
      .one_way = 1,
      .orders = FENCES | BY_PUT_SIGNAL,
      .flags = ADDS,
      .word_home = { 0, 0 },
      .shared = 3,
      .data = { { 0, SIZE_AXIS }, { 0, 8 }, { 0, 520 } },
      .code = { { WAIT(0, SOURCES), LOOK(0, 0), LOOK(1, 1), LOOK(2, 2), CLEAR(0), FENCE, TELL_ALL(1, ROUND) },
                { PUT_OWN, ORDER, FLAG(0, 1), WAIT_GE(1, ROUND) } },
      .after = { { READ(0, 3) } },
      .outcomes = { { "sum without data of the first", BY(FENCE) | BY(QUIET) | BY_PUT_SIGNAL, { NOT(0, 0, NEW) } },
                    { "sum without data of the second", BY(FENCE) | BY(QUIET) | BY_PUT_SIGNAL, { NOT(0, 1, NEW) } },
                    { "sum without data of the third", BY(FENCE) | BY(QUIET) | BY_PUT_SIGNAL, { NOT(0, 2, NEW) } },
                    { "an add came twice", ALWAYS, { NOT(0, 3, 0) } } } },

    /* ---- Put and get of one PE. */

    /* A get has ended before the put is made. */
    { .name = "put_after_get",
      .orders = BY(NONE) | BY(FENCE) | BY(QUIET),
      .data = { { 1, SIZE_AXIS } },
      .code = { { GET(0, 0), ORDER, PUT(0) } },
      .outcomes = { { "the later put was read", ALWAYS, { NOT(0, 0, OLD) } } } },
    /* quiet ends the nbi get. */
    { .name = "put_after_get_nbi",
      .orders = BY(QUIET),
      .data = { { 1, SIZE_AXIS } },
      .code = { { GET_NBI(0, 0), ORDER, PUT(0) } },
      .outcomes = { { "the later put was read", BY(QUIET), { NOT(0, 0, OLD) } } },
      .rare = 1 },
    /* After quiet the put is visible to all PEs, its source included. */
    { .name = "get_after_put",
      .data = { { 1, SIZE_AXIS } },
      .code = { { PUT(0), ORDER, GET(0, 0) } },
      .outcomes = { { "own put unseen", BY(QUIET), { NOT(0, 0, NEW) } } } },
    { .name = "read_after_flag",
      .word_home = { 1 },
      .code = { { FLAG(0, 1), ORDER, READ(0, 0) } },
      .outcomes = { { "own update unseen", BY(QUIET), { NOT(0, 0, 1) } } } },

    /* ---- Barrier, or quiet and sync: all earlier operations of all PEs are complete. */
    { .name = "barrier",
      .orders = BY(NONE) | BY(BARRIER) | BY(QUIET_SYNC),
      .flags = USE(P) | USE(SIGNAL_ADD) | USE(ATOMIC_SET),
      .word_home = { 1 },
      .data = { { 1, SIZE_AXIS }, { 0, 8 } },
      .code = { { PUT(0), FLAG(0, 1), ORDER, LOOK(1, 0) }, { PUT(1), ORDER, LOOK(0, 0), READ(0, 1) } },
      .outcomes = { { "the owner missed the block", BY(BARRIER) | BY(QUIET_SYNC), { NOT(1, 0, NEW) } },
                    { "the owner missed the word", BY(BARRIER) | BY(QUIET_SYNC), { NOT(1, 1, 1) } },
                    { "the other missed its block", BY(BARRIER) | BY(QUIET_SYNC), { NOT(0, 0, NEW) } } } },
    { .name = "barrier_third",
      .orders = BY(NONE) | BY(BARRIER) | BY(QUIET_SYNC),
      .flags = USE(P) | USE(SIGNAL_ADD),
      .word_home = { 2 },
      .data = { { 2, SIZE_AXIS } },
      .code = { { PUT(0), FLAG(0, 1), ORDER }, { ORDER, GET(0, 0), READ(0, 1) }, { ORDER } },
      .outcomes = { { "a third PE missed the block", BY(BARRIER) | BY(QUIET_SYNC), { NOT(1, 0, NEW) } },
                    { "a third PE missed the word", BY(BARRIER) | BY(QUIET_SYNC), { NOT(1, 1, 1) } } } },
};
const size_t n_tables = sizeof tables / sizeof tables[0];
