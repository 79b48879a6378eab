/* SPDX-License-Identifier: BSD-3-Clause */
/* A model of ferry's mailbox for spin: every interleaving of a few operations through very small rings.
 *
 * One ring of R slots per ordered pair of PEs lies at the target; only the source's threads write it.  Tickets and
 * counts only grow; ticket t uses slot t % R.
 *
 *   at the target (owner)   record[], seq[], head, in_lock
 *   at the source           tail, consumed (the owner stores it back), busy[], reply[] (the owner stores value and seq)
 *
 * Source: read tail, then consumed, then busy[tail % R].  No room, or a reply slot still in use: drain the own inbound
 * rings and try again.  Else take the ticket by a compare-and-swap on tail; mark busy when fetching; write the record;
 * store seq = ticket + 1.  A fetching source waits for reply seq == ticket + 1, draining meanwhile, reads the value and
 * clears busy.  Quiet waits until consumed has reached the tail sampled at its start.
 * Owner: try-lock; while seq[head % R] == head + 1: read the record, apply it by a local atomic, store the reply if it
 * fetches, head++, store consumed = head; unlock.
 *
 * Fences.  spin runs one step after the other and knows no weak memory; what the code must order is each pair below,
 * and the mutation named beside it shows what happens when a pair is out of order.
 *
 *   A0 seq store, release: after the record and after busy          R0 seq load, acquire: before reading the record
 *                                                                     -DSEQ_BEFORE_RECORD
 *   A1 consumed store, release: after the apply                     R1 consumed load, acquire: before busy is read and
 *      and after the record was read                                   before the slot is written; ends quiet
 *                                                                     -DCONSUMED_BEFORE_APPLY, -DBUSY_READ_FIRST
 *   A2 reply seq store, release: after the reply's value            R2 reply seq load, acquire: before the value is read
 *                                                                     -DREPLY_SEQ_FIRST
 *   A3 busy clear, release: after the value was read                R3 busy load, acquire: before the slot is used again
 *                                                                     -DNO_BUSY, -DBUSY_CLEARED_FIRST
 *   A4 in_lock unlock, release                                      R4 in_lock try-lock, acquire: -DNO_LOCK
 *
 * Further mutations: -DNO_DRAIN (a source that finds no room does not drain), -DNO_ROOM_CHECK, -DNO_CAS (tail is read
 * and stored in two steps), -DBUSY_MARKED_LATE (after A0).
 *
 * What is asserted.  Operation number o adds 1 << (o - 1) to the target's word, so that a word that has each bit once
 * lost nothing and doubled nothing.  A value that was fetched is the one that the owner replaced for this operation and
 * contains the thread's earlier operations.  After quiet all of the thread's operations are in the word.  A wait is a
 * guard that blocks, so that a deadlock is an invalid end state.
 *
 * Scenarios (-DSCENARIO=):
 *   1  PEs 1 and 2 send to PE 0, which has two threads that drain (a waiter and the service)
 *   2  two threads of PE 1 send to PE 0 through one ring
 *   3  PEs 0 and 1 send to each other, nobody else drains
 *   4  as 3, with two threads on PE 1
 */
#ifndef SCENARIO
#define SCENARIO 3
#endif
#ifndef R
#define R 1
#endif
#ifndef K
#define K 2 /* operations of each sending thread */
#endif

#if SCENARIO == 1
#define RINGS 2
#define SENDERS 2
#define OWNER_OF(ring) 0
#elif SCENARIO == 2
#define RINGS 1
#define SENDERS 2
#define OWNER_OF(ring) 0
#elif SCENARIO == 3
#define RINGS 2 /* ring i is sent by PE i */
#define SENDERS 2
#define OWNER_OF(ring) (1 - (ring))
#else
#define RINGS 2
#define SENDERS 3
#define OWNER_OF(ring) (1 - (ring))
#endif

#define SLOT(ring, ticket) ((ring) * R + (ticket) % R)
#define BIT(op) (1 << ((op) - 1))

/* At the target. */
byte record_op[RINGS * R]; /* 0: never written */
bool record_fetches[RINGS * R];
byte seq[RINGS * R];
byte head[RINGS];
bool in_lock[RINGS];
byte word[2]; /* of PE 0 and PE 1 */

/* At the source. */
byte tail[RINGS];
byte consumed[RINGS];
bool busy[RINGS * R];
byte reply_seq[RINGS * R];
byte reply_value[RINGS * R];

/* The proof's own. */
byte replaced[SENDERS * K + 1]; /* by operation: what the word was when it was applied */
byte n_done;                    /* senders that have passed quiet */

#define READY(ring) (seq[SLOT(ring, head[ring])] == head[ring] + 1 && !in_lock[ring])
#if RINGS == 1
#define INBOUND(pe) (OWNER_OF(0) == (pe) && READY(0))
#else
#define INBOUND(pe) ((OWNER_OF(0) == (pe) && READY(0)) || (OWNER_OF(1) == (pe) && READY(1)))
#endif

/* Applies what is in one ring.  Uses the process's d_slot, d_op, d_fetches, d_old. */
inline drain_ring(ring)
{
#ifdef NO_LOCK
    if
    :: true ->
#else
    if
    :: atomic { !in_lock[ring] -> in_lock[ring] = true } /* R4 */
#endif
       do
       :: seq[SLOT(ring, head[ring])] == head[ring] + 1 -> /* R0 */
          d_slot = SLOT(ring, head[ring]);
#ifdef CONSUMED_BEFORE_APPLY
          consumed[ring] = head[ring] + 1;
#endif
          d_op = record_op[d_slot];
          d_fetches = record_fetches[d_slot];
          d_step { /* the local atomic */
              assert(d_op != 0);
              d_old = word[OWNER_OF(ring)];
              assert((d_old & BIT(d_op)) == 0);
              word[OWNER_OF(ring)] = d_old | BIT(d_op);
              replaced[d_op] = d_old
          };
          if
          :: d_fetches ->
#ifdef REPLY_SEQ_FIRST
             reply_seq[d_slot] = head[ring] + 1;
             reply_value[d_slot] = d_old
#else
             reply_value[d_slot] = d_old;
             reply_seq[d_slot] = head[ring] + 1 /* A2 */
#endif
          :: else
          fi;
          head[ring] = head[ring] + 1;
#ifndef CONSUMED_BEFORE_APPLY
          consumed[ring] = head[ring]; /* A1 */
#endif
          d_op = 0;
          d_fetches = false;
          d_old = 0;
          d_slot = 0
       :: else -> break
       od;
       in_lock[ring] = false /* A4 */
#ifndef NO_LOCK
    :: else
#endif
    fi
}

/* Everything that is inbound to a PE, ring after ring. */
inline drain(pe)
{
    if
    :: OWNER_OF(0) == pe -> drain_ring(0)
    :: else
    fi;
#if RINGS > 1
    if
    :: OWNER_OF(1) == pe -> drain_ring(1)
    :: else
    fi
#endif
}

/* Sends K operations, first_op and on, of which any may fetch; then quiet; then drains until all are done. */
proctype sender(byte me; byte ring; byte first_op)
{
    byte op = first_op, ticket, slot, seen, value;
    bool fetches;
    byte d_slot, d_op, d_old;
    bool d_fetches;

    do
    :: op < first_op + K ->
       if
       :: fetches = true
       :: fetches = false
       fi;
take:
       ticket = tail[ring];
#ifdef BUSY_READ_FIRST
       if
       :: busy[SLOT(ring, ticket)] -> goto no_room
       :: else
       fi;
#endif
#ifndef NO_ROOM_CHECK
       seen = consumed[ring]; /* R1 */
       if
       :: seen > ticket || ticket - seen >= R -> goto no_room /* unsigned in C: a count ahead of a stale tail is "full" */
       :: else
       fi;
#endif
#if !defined(NO_BUSY) && !defined(BUSY_READ_FIRST)
       if
       :: busy[SLOT(ring, ticket)] -> goto no_room /* R3 */
       :: else
       fi;
#endif
#ifdef NO_CAS
       if
       :: tail[ring] == ticket
       :: else -> goto take
       fi;
       tail[ring] = ticket + 1;
#else
       if
       :: atomic { tail[ring] == ticket -> tail[ring] = ticket + 1 }
       :: else -> goto take
       fi;
#endif
       goto taken;
no_room:
       /* Blocks until another try could succeed or something can be drained: what polling comes to. */
       seen = 0;
       ticket = 0;
       if
#ifdef NO_BUSY
       :: tail[ring] - consumed[ring] < R
#else
       :: tail[ring] - consumed[ring] < R && !busy[SLOT(ring, tail[ring])]
#endif
#ifndef NO_DRAIN
       :: INBOUND(me) -> drain(me)
#endif
       fi;
       goto take;
taken:
       seen = 0;
       slot = SLOT(ring, ticket);
#ifndef BUSY_MARKED_LATE
       if
       :: fetches -> busy[slot] = true
       :: else
       fi;
#endif
#ifdef SEQ_BEFORE_RECORD
       seq[slot] = ticket + 1;
       record_op[slot] = op;
       record_fetches[slot] = fetches;
#else
       record_op[slot] = op;
       record_fetches[slot] = fetches;
       seq[slot] = ticket + 1; /* A0 */
#endif
#ifdef BUSY_MARKED_LATE
       if
       :: fetches -> busy[slot] = true
       :: else
       fi;
#endif
       if
       :: fetches ->
          do
          :: reply_seq[slot] == ticket + 1 -> break /* R2 */
          :: INBOUND(me) -> drain(me)
          od;
#ifdef BUSY_CLEARED_FIRST
          busy[slot] = false;
          value = reply_value[slot];
#else
          value = reply_value[slot];
#endif
          d_step {
              assert(value == replaced[op]);
              assert((value & (BIT(op) - BIT(first_op))) == BIT(op) - BIT(first_op));
              value = 0
          };
#ifndef BUSY_CLEARED_FIRST
          busy[slot] = false /* A3 */
#endif
       :: else
       fi;
       d_step {
           ticket = 0;
           slot = 0;
           fetches = false;
           op++
       }
    :: else -> break
    od;

    /* quiet */
    ticket = tail[ring];
    do
    :: consumed[ring] >= ticket -> break /* R1 */
    :: INBOUND(me) -> drain(me)
    od;
    atomic {
        assert((word[OWNER_OF(ring)] & (BIT(first_op + K) - BIT(first_op))) == BIT(first_op + K) - BIT(first_op));
        ticket = 0;
        n_done++
    };

    /* The PE stays until the others are done: its next wait, or the barrier in finalize. */
    do
    :: n_done == SENDERS -> break
    :: INBOUND(me) -> drain(me)
    od
}

/* A thread that only drains: a waiter, or the service. */
proctype drainer(byte me)
{
    byte d_slot, d_op, d_old;
    bool d_fetches;

    do
    :: n_done == SENDERS -> break
    :: INBOUND(me) -> drain(me)
    od
}

init {
    atomic {
#if SCENARIO == 1
        run sender(1, 0, 1);
        run sender(2, 1, 1 + K);
        run drainer(0);
        run drainer(0)
#elif SCENARIO == 2
        run sender(1, 0, 1);
        run sender(1, 0, 1 + K);
        run drainer(0)
#elif SCENARIO == 3
        run sender(0, 0, 1);
        run sender(1, 1, 1 + K)
#else
        run sender(0, 0, 1);
        run sender(1, 1, 1 + K);
        run sender(1, 1, 1 + 2 * K)
#endif
    };
    n_done == SENDERS;
    assert((word[0] | word[1]) == BIT(SENDERS * K + 1) - 1 && (word[0] & word[1]) == 0)
}
