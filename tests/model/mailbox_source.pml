/* SPDX-License-Identifier: BSD-3-Clause */
/* The source's side of mailbox.pml: how a thread takes a ticket, sends a descriptor, and waits for room, replies and
 * quiet. */

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
