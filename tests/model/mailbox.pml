/* SPDX-License-Identifier: BSD-3-Clause */
/* A model of ferry's mailbox for spin: every interleaving of a few operations through very small rings.
 *
 * One ring of R slots per ordered pair of PEs lies at the target; only the source's threads write it.  Ticket t uses
 * slot t % R.  The protocol in words: ring__funcs.h and owner__funcs.h.
 *
 *   at the target (owner)   words of each record, consumer: how many were applied and who is at it
 *   at the source           tail and taken (one word), busy[] (whose reply the slot is for), reply[]
 *   a copy of the consumer      consumed, stored by the owner (-DCOPY; without, the source loads the consumer itself)
 *
 * Memory is weak where the code relies on nothing else: a record's words and a reply's halves wait in the storing
 * thread's hands and arrive one by one, in any order, at any later time.  Only the same thread's next store to the same
 * word comes behind.  A copy of the consumer likewise, until a fence.
 *
 * A word holds the number of the operation it speaks of, 0 at the start; its tag is that of the operation's ticket,
 * modulo TAGS.  So a stale word with the right tag is taken for the right one, as it would be, and the proof sees that it
 * is not.  TAGS is tiny, so that tags come again within a few tickets.  For this to work no thread may be held up for
 * long between a look and what it does then: it is never passed by more than HELD_UP records (2^30 of them in the code,
 * where TAGS is 2^31 and R at most 4096).  The least that will do is TAGS >= 2 R and TAGS > 2 HELD_UP: -DTAGS= less is
 * caught.  What TAGS cannot help against is a word that only some records write, here the third, if it was left alone
 * for exactly TAGS tickets: -DLEFT_ALONE.
 *
 * With -DKEEPS the first thread that drains is a wait that keeps the consumer: it shuts it before there is a record, applies
 * each as it comes, and gives the consumer back at any time, twice; then it drains like the others.
 *
 * What is asserted.  Operation number o adds 1 << (o - 1) to the target's word, so that a word that has each bit once
 * lost nothing and doubled nothing.  Records are applied whole and in the order of tickets.  A value that was fetched is
 * the operation's own.  After quiet all that the thread has sent is applied.  A wait is a guard that blocks, so that a
 * deadlock is an invalid end state.  With -DGIVES_UP a wait for room or for a reply may end by its budget at any time.
 *
 * Mutations
 *   of the source   NO_ROOM_CHECK, NO_ATOMIC (a claim is read and stored in two steps), NOT_TAKEN_OFF (additions that got
 *                   no ticket stay in the tail), OLD_LOOK (a look may take back what another has seen), NO_BUSY,
 *                   BUSY_MARKED_LATE (behind the claim), NO_DRAIN (while it waits), HALF_A_REPLY (one half's tag suffices), FORGETS (an abandoned
 *                   slot is free at once), NO_VOID (a reply of TAGS tickets ago is not made void)
 *   of the owner    ONE_TAG (only word 0 is looked at), UNCHECKED_WORD (records store a word that is not looked at),
 *                   EARLY_COUNT (the consumer tells of a record before its words were read), COUNT_NOT_CHECKED (the lock is
 *                   taken whatever the count is by then), STALE_COUNT (unlocking stores the count that was seen before),
 *                   NO_FENCE (between the copy and the consumer), NO_HELD (threads do not look at the service's half),
 *                   SERVICE_DOES_NOT_WAIT (for a thread that has the consumer)
 *   of who keeps    NOT_MINE (it applies records whether the consumer was open or not), KEEPS_FOR_EVER (its wait ends, and
 *                   the consumer stays shut)
 *   of both         TAG_OF_NOTHING (fresh memory has a ticket's tag)
 *
 * Scenarios (-DSCENARIO=):
 *   1  one thread of PE 1 sends to PE 0, which has two threads that drain
 *   2  two threads of PE 1 send to PE 0 through one ring, one thread drains
 *   3  PEs 0 and 1 send to each other, nobody else drains
 *   4  one thread of PE 1 sends; a thread and the service drain (the lock's other half)
 */
#ifndef SCENARIO
#define SCENARIO 2
#endif
#ifndef R
#define R 1
#endif
#ifndef K
#define K 2 /* operations of each sending thread */
#endif
#ifndef HELD_UP
#define HELD_UP 1
#endif
#ifndef TAGS
#define TAGS 4
#endif

#if SCENARIO == 1
#define RINGS 1
#define SENDERS 1
#define DRAINERS 2
#elif SCENARIO == 2
#define RINGS 1
#define SENDERS 2
#define DRAINERS 1
#elif SCENARIO == 3
#define RINGS 2 /* ring i is sent by PE i */
#define SENDERS 2
#define DRAINERS 0
#else
#define RINGS 1
#define SENDERS 1
#define DRAINERS 1
#endif
#define OWNER_OF(ring) (1 - (ring)) /* of one ring: PE 1, whatever it is called above */
#define THREADS (SENDERS + DRAINERS)

#define SLOT(ring, ticket) ((ring) * R + (ticket) % R)
#define SLOTS (RINGS * R)
#define WORDS 3
#define BIT(op) (1 << ((op) - 1))

/* At the target. */
byte word[SLOTS * WORDS];
byte consumer[RINGS]; /* a count modulo TAGS */
bool locked[RINGS];
bool held; /* by the service */
byte sum[RINGS];

/* At the source. */
byte tail[RINGS];  /* with the additions that got no ticket, like */
byte taken[RINGS]; /* slots, since the source last looked at the consumer */
byte consumed[RINGS];
byte busy[SLOTS];     /* 0, or ticket + 1 */
bool abandoned[SLOTS]; /* busy's lowest bit */
byte half[SLOTS * 2];
byte seq[SLOTS];

/* On their way: by thread.  A thread sends into one ring, and drains one. */
byte sent_word[THREADS * R * WORDS];
byte sent_half[THREADS * R * 2];
#ifdef COPY
byte sent_count[THREADS]; /* + 1 */
#endif

/* The proof's own. */
byte ticket_of[SENDERS * K + 1];
bool fetches_of[SENDERS * K + 1];
bool wide_of[SENDERS * K + 1]; /* has the third word */
byte op_at[RINGS * (SENDERS * K + 1)]; /* by ticket */
byte head[RINGS];    /* the consumer's count, whole */
byte looked[THREADS]; /* head + 1 when the thread looked, while something hangs on it */
byte n_done;

#ifdef TAG_OF_NOTHING
#define TAG(ticket) (((ticket) + 1) % TAGS)
#define NO_TAG 0
#else
#define TAG(ticket) (((ticket) + 1) % TAGS + 1)
#define NO_TAG 0
#endif
#define TAG_IN(op) ((op) == 0 -> NO_TAG : TAG(ticket_of[op]))

/* A thread that has looked is not passed by more than HELD_UP records. */
#define WAITS_FOR(thread, ring) (looked[thread] == 0 || head[ring] + 1 - (looked[thread] - 1) <= HELD_UP)
#if RINGS == 2
#define MAY_GO_ON(ring) WAITS_FOR(ring, ring) && WAITS_FOR(1 - (ring), ring)
#elif THREADS == 3
#define MAY_GO_ON(ring) WAITS_FOR(0, ring) && WAITS_FOR(1, ring) && WAITS_FOR(2, ring)
#else
#define MAY_GO_ON(ring) WAITS_FOR(0, ring) && WAITS_FOR(1, ring)
#endif

/* The consumer's count as a source sees it: its low bits, completed by a count that is near. */
#ifdef COPY
#define SEEN(ring) consumed[ring]
#else
#define SEEN(ring) consumer[ring]
#endif
#define AHEAD(a, b) (((a) + 16 * TAGS - (b)) % TAGS)
#define WHOLE(count, near) (AHEAD(count, near) < TAGS / 2 -> (near) + AHEAD(count, near) : (near) + AHEAD(count, near) - TAGS)

#ifdef HALF_A_REPLY
#define REPLIED(slot, ticket) (TAG_IN(half[(slot) * 2]) == TAG(ticket) || TAG_IN(seq[slot]) == TAG(ticket))
#else
#define REPLIED(slot, ticket)                                                                                          \
    ((TAG_IN(half[(slot) * 2]) == TAG(ticket) && TAG_IN(half[(slot) * 2 + 1]) == TAG(ticket)) ||                       \
     TAG_IN(seq[slot]) == TAG(ticket))
#endif

#define OP_NEXT(ring) op_at[(ring) * (SENDERS * K + 1) + head[ring]]
#define FLIES(ring, thread)                                                                                            \
    (sent_word[((thread) * R + head[ring] % R) * WORDS + 1] == OP_NEXT(ring) ||                                        \
     sent_word[((thread) * R + head[ring] % R) * WORDS + 2] == OP_NEXT(ring))
/* The next record will be whole some time.  One that never will is not to be polled for: it is a deadlock. */
#define COMES(ring)                                                                                                    \
    (FLIES(ring, 0) || FLIES(ring, SENDERS - 1) ||                                                                     \
     (word[SLOT(ring, head[ring]) * WORDS + 1] == OP_NEXT(ring) &&                                                     \
      (!wide_of[OP_NEXT(ring)] || word[SLOT(ring, head[ring]) * WORDS + 2] == OP_NEXT(ring))))
#define PENDING(ring)                                                                                                  \
    (TAG_IN(word[SLOT(ring, consumer[ring]) * WORDS]) == TAG(consumer[ring]) && !locked[ring] && COMES(ring))
#if TAGS % R != 0 && R > 1
#error R divides TAGS
#endif

/* ---- The owner. */

/* The record whose word 0 is first.  Uses the process's d_*; d_ok says whether it was whole. */
inline read_record(ring, thread)
{
    atomic {
        d_slot = SLOT(ring, d_count);
        d_op = d_first;
        d_ok = TAG_IN(d_first) == TAG(d_count);
#ifndef ONE_TAG
        d_ok = d_ok && TAG_IN(word[d_slot * WORDS + 1]) == TAG(d_count);
        d_ok = d_ok && (!wide_of[d_first] || TAG_IN(word[d_slot * WORDS + 2]) == TAG(d_count));
#endif
        d_second = word[d_slot * WORDS + 1];
        d_third = (d_ok && wide_of[d_first] -> word[d_slot * WORDS + 2] : d_first);
        d_next = word[SLOT(ring, d_count + 1) * WORDS]
    }
}

inline apply_record(ring)
{
    atomic {
        MAY_GO_ON(ring);
        assert(d_second == d_op && d_third == d_op); /* whole */
        assert(op_at[(ring) * (SENDERS * K + 1) + head[ring]] == d_op);
        assert((sum[ring] & BIT(d_op)) == 0);
        sum[ring] = sum[ring] | BIT(d_op);
        head[ring]++
    }
}

/* In kernels both words of the reply come from a thread, or seq, a mark, from the service's stream. */
inline tell(ring, thread)
{
#ifdef COPY
    sent_count[thread] = d_count + 1;
#ifndef NO_FENCE
    sent_count[thread] == 0;
#endif
#endif
    consumer[ring] = d_count
}

inline drain(ring, thread)
{
    atomic { d_count = consumer[ring]; looked[thread] = head[ring] + 1 };
    d_first = word[SLOT(ring, d_count) * WORDS];
    if
    :: TAG_IN(d_first) == TAG(d_count) ->
       if
#ifdef COUNT_NOT_CHECKED
       :: atomic { !locked[ring] && !held -> locked[ring] = true; looked[thread] = 0 }
#elif defined(NO_HELD)
       :: atomic { !locked[ring] && consumer[ring] == d_count -> locked[ring] = true; looked[thread] = 0 }
#else
       :: atomic { !locked[ring] && consumer[ring] == d_count && !held -> locked[ring] = true; looked[thread] = 0 }
#endif
#ifdef STALE_COUNT
          d_before = d_count;
#endif
          d_left = R;
          do
          :: d_left > 0 ->
#ifdef EARLY_COUNT
             if
             :: TAG_IN(d_first) == TAG(d_count) ->
#ifdef COPY
                sent_count[thread] = (d_count + 1) % TAGS + 1
#else
                consumer[ring] = (d_count + 1) % TAGS
#endif
             :: else
             fi;
#endif
             read_record(ring, thread);
             if
             :: d_ok -> apply_record(ring)
             :: else -> break
             fi;
             atomic {
                 if
                 :: fetches_of[d_op] ->
                    sent_half[((thread) * R + d_count % R) * 2] = d_op;
                    sent_half[((thread) * R + d_count % R) * 2 + 1] = d_op
                 :: else
                 fi;
                 d_count = (d_count + 1) % TAGS;
                 d_first = d_next;
                 d_left--
             };
#ifdef BATCH
             tell(ring, thread)
#endif
          :: else -> break
          od;
#ifdef STALE_COUNT
          d_count = d_before;
#endif
          tell(ring, thread);
          locked[ring] = false
       :: atomic { else -> looked[thread] = 0 }
       fi
    :: atomic { else -> looked[thread] = 0 }
    fi;
    d_step { d_count = 0; d_first = 0; d_op = 0; d_second = 0; d_third = 0; d_next = 0; d_ok = 0; d_left = 0; d_slot = 0 }
}

#define DRAINS                                                                                                         \
    byte d_count, d_first, d_op, d_second, d_third, d_next, d_left, d_slot, d_before;                                  \
    bool d_ok

/* A look that reads the whole record, then takes the lock that says by its count that this was the next one. */
inline look(ring, thread)
{
    atomic { d_count = consumer[ring]; looked[thread] = head[ring] + 1 };
    d_first = word[SLOT(ring, d_count) * WORDS];
    read_record(ring, thread);
    if
    :: d_ok ->
       if
#ifdef COUNT_NOT_CHECKED
       :: atomic { !locked[ring] && !held -> locked[ring] = true; looked[thread] = 0 }
#else
       :: atomic { !locked[ring] && consumer[ring] == d_count && !held -> locked[ring] = true; looked[thread] = 0 }
#endif
          apply_record(ring);
          atomic {
              if
              :: fetches_of[d_op] ->
                 sent_half[((thread) * R + d_count % R) * 2] = d_op;
                 sent_half[((thread) * R + d_count % R) * 2 + 1] = d_op
              :: else
              fi;
              d_count = (d_count + 1) % TAGS
          };
          tell(ring, thread);
          locked[ring] = false
       :: atomic { else -> looked[thread] = 0 }
       fi
    :: atomic { else -> looked[thread] = 0 }
    fi;
    d_step { d_count = 0; d_first = 0; d_op = 0; d_second = 0; d_third = 0; d_next = 0; d_ok = 0; d_slot = 0 }
}

/* A wait that keeps the consumer between its polls. */
inline keep(ring, thread)
{
    atomic { d_count = consumer[ring]; looked[thread] = head[ring] + 1 };
    if
#ifdef NOT_MINE
    :: atomic { consumer[ring] == d_count -> locked[ring] = true; looked[thread] = 0 }
#else
    :: atomic { !locked[ring] && consumer[ring] == d_count && !held -> locked[ring] = true; looked[thread] = 0 }
#endif
       do
       :: TAG_IN(word[SLOT(ring, d_count) * WORDS]) == TAG(d_count) ->
          d_first = word[SLOT(ring, d_count) * WORDS];
          read_record(ring, thread);
          if
          :: d_ok ->
             apply_record(ring);
             atomic {
                 if
                 :: fetches_of[d_op] ->
                    sent_half[((thread) * R + d_count % R) * 2] = d_op;
                    sent_half[((thread) * R + d_count % R) * 2 + 1] = d_op
                 :: else
                 fi;
                 d_count = (d_count + 1) % TAGS
             };
             consumer[ring] = d_count
          :: else
          fi
       :: true -> break
       od;
#ifdef KEEPS_FOR_EVER
       skip
#else
       locked[ring] = false
#endif
    :: atomic { else -> looked[thread] = 0 }
    fi;
    d_step { d_count = 0; d_first = 0; d_op = 0; d_second = 0; d_third = 0; d_next = 0; d_ok = 0; d_slot = 0 }
}

/* A thread that polls. */
proctype drainer(byte thread)
{
    DRAINS;
#ifdef KEEPS
    if
    :: thread == SENDERS -> keep(0, thread); keep(0, thread)
    :: else
    fi;
#endif
    do
    :: n_done == SENDERS -> break
#ifdef LOOKS
    :: PENDING(0) && !held -> look(0, thread)
#else
    :: PENDING(0) && !held -> drain(0, thread)
#endif
    od
}

#if SCENARIO == 4
/* The service, which takes the ring by the lock's other half; its stores are in a stream's order. */
proctype service()
{
    DRAINS;
    do
    :: n_done == SENDERS -> break
    :: PENDING(0) ->
       held = true;
#ifndef SERVICE_DOES_NOT_WAIT
       !locked[0];
#endif
       d_count = consumer[0];
       do
       :: d_first = word[SLOT(0, d_count) * WORDS];
          read_record(0, SENDERS + 1);
          if
          :: d_ok -> apply_record(0)
          :: else -> break
          fi;
          if
          :: fetches_of[d_op] -> seq[d_slot] = d_op
          :: else
          fi;
          d_count = (d_count + 1) % TAGS;
#ifdef COPY
          consumed[0] = d_count
#endif
       od;
       consumer[0] = d_count;
       held = false;
       d_step { d_count = 0; d_first = 0; d_op = 0; d_second = 0; d_third = 0; d_next = 0; d_ok = 0; d_slot = 0 }
    od
}
#endif

/* ---- The source. */

#define EXCESS(ring) (taken[ring] > R -> taken[ring] - R : 0)
#define NEXT(ring) (tail[ring] - EXCESS(ring))
#define CAN_CLAIM(ring, fetches)                                                                                       \
    (WHOLE(SEEN(ring), NEXT(ring)) + R > NEXT(ring) &&                                                                 \
     (!(fetches) || busy[SLOT(ring, NEXT(ring))] == 0 ||                                                               \
      (abandoned[SLOT(ring, NEXT(ring))] &&                                                                            \
       REPLIED(SLOT(ring, NEXT(ring)), busy[SLOT(ring, NEXT(ring))] - 1))))

#ifdef NARROW /* fewer states */
#define MAY_BE_WIDE(ring, ticket) false
#elif defined(LEFT_ALONE)
#define MAY_BE_WIDE(ring, ticket) true
#else
#define MAY_BE_WIDE(ring, ticket) (TAG_IN(word[SLOT(ring, ticket) * WORDS + 2]) != TAG(ticket))
#endif

#define GIVE(ring, ticket)                                                                                             \
    ticket_of[op] = ticket;                                                                                            \
    op_at[(ring) * (SENDERS * K + 1) + ticket] = op

/* The slot's reply is for this ticket from now on: seen is 1 when it is. */
inline mark(ring)
{
    slot = SLOT(ring, ticket);
    atomic { by = busy[slot]; gone = abandoned[slot] };
    if
#ifdef NO_BUSY
    :: true -> seen = 1
#else
#ifdef FORGETS
    :: by != 0 && !gone -> seen = 0
#else
    :: by != 0 && (!gone || !REPLIED(slot, by - 1)) -> seen = 0
#endif
    :: else ->
       atomic {
           if
           :: busy[slot] == by && abandoned[slot] == gone -> busy[slot] = ticket + 1; abandoned[slot] = false; seen = 1
           :: else -> seen = 0
           fi
       };
#endif
#ifndef NO_VOID
       if
       :: seen && REPLIED(slot, ticket) ->
          d_step { half[slot * 2] = 0; half[slot * 2 + 1] = 0; seq[slot] = 0 }
       :: else
       fi
#endif
    fi;
    d_step { by = 0; gone = false }
}

/* Sends K operations, first_op and on, of which any may fetch and any may have a third word; then quiet. */
proctype sender(byte me; byte ring; byte first_op)
{
    byte op = first_op, ticket, slot, seen, by, c_tail, c_taken, m_tail, m_taken;
#if SCENARIO == 3
    byte other = 1 - ring;
#endif
    short count;
    bool fetches, wide, gone;
    DRAINS;

    do
    :: op < first_op + K ->
       if
       :: fetches = true
       :: fetches = false
       fi;
take:
       if
       :: !fetches -> goto add
       :: true
       fi;
room:
       /* The consumer may have been loaded before the word of claims. */
       atomic { count = SEEN(ring); looked[me] = head[ring] + 1 };
       atomic {
           c_tail = tail[ring];
           c_taken = taken[ring];
           if
           :: c_taken >= R ->
#ifdef NOT_TAKEN_OFF
              m_tail = c_tail;
#else
              m_tail = c_tail - (c_taken - R);
#endif
              count = m_tail - WHOLE(count, m_tail);
#ifdef OLD_LOOK
              m_taken = count
#else
              m_taken = (count < R -> count : R)
#endif
           :: else -> m_tail = c_tail; m_taken = c_taken
           fi;
           looked[me] = 0;
           count = 0
       };
       atomic {
           if
           :: tail[ring] == c_tail && taken[ring] == c_taken -> tail[ring] = m_tail; taken[ring] = m_taken; seen = 1
           :: else -> seen = 0
           fi
       };
       d_step { c_tail = 0; c_taken = 0; m_tail = 0 };
       if
       :: !seen -> m_taken = 0; goto room
       :: seen && m_taken >= R -> goto no_room
       :: else -> d_step { seen = 0; m_taken = 0 }
       fi;
       if
       :: !fetches -> goto add
       :: else
       fi;
       atomic { ticket = tail[ring]; c_taken = taken[ring] };
       if
       :: c_taken >= R -> goto no_room
       :: else
       fi;
#ifndef BUSY_MARKED_LATE
       mark(ring);
       if
       :: seen == 0 -> goto no_room
       :: else
       fi;
#endif
       atomic {
           seen = tail[ring] == ticket && taken[ring] == c_taken;
           c_taken = 0;
           if
           :: seen -> tail[ring] = ticket + 1; taken[ring]++; GIVE(ring, ticket)
           :: else
           fi
       };
       if
       :: seen -> goto taken_one
       :: else
       fi;
#if !defined(BUSY_MARKED_LATE) && !defined(NO_BUSY)
       busy[slot] = 0;
#endif
       d_step { ticket = 0; slot = 0; seen = 0 };
       goto take;
add:
#ifdef NO_ATOMIC
       atomic { ticket = tail[ring]; c_taken = taken[ring] };
       atomic {
           seen = c_taken < R;
           tail[ring] = ticket + 1;
           taken[ring] = c_taken + 1;
           c_taken = 0;
#else
       atomic {
           ticket = tail[ring];
           seen = taken[ring] < R;
           tail[ring]++;
           taken[ring]++;
#endif
#ifdef NO_ROOM_CHECK
           seen = 1;
#endif
           if
           :: seen -> GIVE(ring, ticket)
           :: else
           fi
       };
       if
       :: seen -> goto taken_one
       :: else -> ticket = 0; goto room
       fi;
no_room:
       /* Blocks until another try could succeed or something can be drained: what polling comes to. */
       atomic { ticket = 0; slot = 0; seen = 0; count = 0; c_taken = 0; m_taken = 0 };
       if
       :: CAN_CLAIM(ring, fetches)
#if SCENARIO == 3 && !defined(NO_DRAIN)
       :: PENDING(other) -> drain(other, me)
#endif
#ifdef GIVES_UP
       :: goto next
#endif
       fi;
       goto take;
taken_one:
       atomic {
           slot = SLOT(ring, ticket);
           fetches_of[op] = fetches;
           seen = 0;
           count = 0
       };
#ifdef BUSY_MARKED_LATE
       if
       :: fetches -> busy[slot] = ticket + 1
       :: else
       fi;
#endif
       if
       :: MAY_BE_WIDE(ring, ticket) -> wide = true
       :: true -> wide = false
       fi;
       d_step {
           wide_of[op] = wide;
           sent_word[((me) * R + ticket % R) * WORDS] = op;
           sent_word[((me) * R + ticket % R) * WORDS + 1] = op;
#ifdef UNCHECKED_WORD
           wide = true;
#endif
           if
           :: wide -> sent_word[((me) * R + ticket % R) * WORDS + 2] = op
           :: else
           fi;
           wide = false
       };
       if
       :: fetches ->
          do
          :: REPLIED(slot, ticket) ->
             atomic {
                 assert(half[slot * 2] == op && half[slot * 2 + 1] == op || seq[slot] == op);
                 assert((sum[ring] & BIT(op)) != 0)
             };
             busy[slot] = 0;
             break
#if SCENARIO == 3
          :: PENDING(other) -> drain(other, me)
#endif
#ifdef GIVES_UP
          :: abandoned[slot] = true; break
#endif
          od
       :: else
       fi;
next:
       atomic {
           ticket = 0;
           slot = 0;
           fetches = false;
           op++
       }
    :: else -> break
    od;

    /* quiet */
    ticket = NEXT(ring);
    do
    :: atomic { WHOLE(SEEN(ring), ticket) >= ticket -> looked[me] = 0; break }
    :: atomic { WHOLE(SEEN(ring), ticket) < ticket && looked[me] != head[ring] + 1 -> looked[me] = head[ring] + 1 }
#if SCENARIO == 3
    :: PENDING(other) -> drain(other, me)
#endif
    od;
    atomic {
        for (op : first_op .. first_op + K - 1) {
            assert(ticket_of[op] == 255 || (sum[ring] & BIT(op)) != 0)
        };
        ticket = 0;
        op = 0;
        n_done++
    };

    /* The PE stays until the others are done: its next wait, or the barrier in finalize. */
#if SCENARIO == 3
    do
    :: n_done == SENDERS -> break
    :: PENDING(other) -> drain(other, me)
    od
#endif
}

/* ---- What is on its way arrives. */

#define RING_OF(thread) (RINGS == 2 -> (thread) : 0)
#define DRAINED_BY(thread) (RINGS == 2 -> 1 - (thread) : 0)
#define ARRIVES(flight, to) atomic { flight != 0 -> to = flight; flight = 0 }
#define WORD(thread, slot, w)                                                                                          \
    ::ARRIVES(sent_word[((thread) * R + (slot)) * WORDS + (w)], word[(RING_OF(thread) * R + (slot)) * WORDS + (w)])
#define RECORD(thread, slot) WORD(thread, slot, 0) WORD(thread, slot, 1) WORD(thread, slot, 2)
#define HALF(thread, slot, h)                                                                                          \
    ::ARRIVES(sent_half[((thread) * R + (slot)) * 2 + (h)], half[(DRAINED_BY(thread) * R + (slot)) * 2 + (h)])
#define REPLY(thread, slot) HALF(thread, slot, 0) HALF(thread, slot, 1)
#if R == 1
#define RECORDS(thread) RECORD(thread, 0)
#define REPLIES(thread) REPLY(thread, 0)
#else
#define RECORDS(thread) RECORD(thread, 0) RECORD(thread, 1)
#define REPLIES(thread) REPLY(thread, 0) REPLY(thread, 1)
#endif
#define COPIED(thread)                                                                                                 \
    ::atomic { sent_count[thread] != 0 -> consumed[DRAINED_BY(thread)] = sent_count[thread] - 1; sent_count[thread] = 0 }

proctype memory()
{
end:
    do
    RECORDS(0)
#if SENDERS > 1
    RECORDS(1)
#endif
#if RINGS == 2
    REPLIES(0)
    REPLIES(1)
#ifdef COPY
    COPIED(0)
    COPIED(1)
#endif
#else
    REPLIES(SENDERS)
#ifdef COPY
    COPIED(SENDERS)
#endif
#if DRAINERS > 1
    REPLIES(SENDERS + 1)
#ifdef COPY
    COPIED(SENDERS + 1)
#endif
#endif
#endif
    od
}

init {
    byte i;
    atomic {
        for (i : 1 .. SENDERS * K) {
            ticket_of[i] = 255
        };
        i = 0;
        run memory();
        run sender(0, 0, 1);
#if RINGS == 2
        run sender(1, 1, 1 + K)
#else
#if SENDERS > 1
        run sender(1, 0, 1 + K);
#endif
        run drainer(SENDERS);
#if DRAINERS > 1
        run drainer(SENDERS + 1);
#endif
#if SCENARIO == 4
        run service()
#endif
#endif
    }
}
