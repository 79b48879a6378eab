/* SPDX-License-Identifier: BSD-3-Clause */
/* The owner's side of mailbox.pml: the ways to take the consumer and to apply descriptors. */

/* The variables of a process that drains.  It sets them to 0 after each try, so that fewer states differ. */
#define DRAINS                                                                                                         \
    byte d_count, d_first, d_op, d_second, d_third, d_next, d_left, d_slot, d_before;                                  \
    bool d_ok

inline forget()
{
    d_step { d_count = 0; d_first = 0; d_op = 0; d_second = 0; d_third = 0; d_next = 0; d_ok = 0; d_left = 0; d_slot = 0 }
}

#ifdef COUNT_NOT_CHECKED
#define MAY_TAKE(ring) (!locked[ring] && !held)
#elif defined(NO_HELD)
#define MAY_TAKE(ring) (!locked[ring] && consumer[ring] == d_count)
#else
#define MAY_TAKE(ring) (!locked[ring] && consumer[ring] == d_count && !held)
#endif

/* The descriptor whose word 0 is first.  Uses the process's d_*; d_ok says whether it was whole. */
inline read_descriptor(ring, thread)
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

inline apply_descriptor(ring)
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

/* The descriptor's reply, if it wants one, and on to the next descriptor.  In kernels both words of the reply come from
 * a thread, or seq, a mark, from the service's stream. */
inline reply(thread)
{
    if
    :: fetches_of[d_op] ->
       sent_half[((thread) * R + d_count % R) * 2] = d_op;
       sent_half[((thread) * R + d_count % R) * 2 + 1] = d_op
    :: else
    fi;
    d_count = (d_count + 1) % TAGS
}

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
       :: atomic { MAY_TAKE(ring) -> locked[ring] = true; looked[thread] = 0 }
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
             read_descriptor(ring, thread);
             if
             :: d_ok -> apply_descriptor(ring)
             :: else -> break
             fi;
             atomic {
                 reply(thread);
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
    forget()
}

/* A look that reads the whole descriptor, then takes the lock that says by its count that this was the next one. */
inline look(ring, thread)
{
    atomic { d_count = consumer[ring]; looked[thread] = head[ring] + 1 };
    d_first = word[SLOT(ring, d_count) * WORDS];
    read_descriptor(ring, thread);
    if
    :: d_ok ->
       if
       :: atomic { MAY_TAKE(ring) -> locked[ring] = true; looked[thread] = 0 }
          apply_descriptor(ring);
          atomic { reply(thread) };
          tell(ring, thread);
          locked[ring] = false
       :: atomic { else -> looked[thread] = 0 }
       fi
    :: atomic { else -> looked[thread] = 0 }
    fi;
    forget()
}

/* A wait that keeps the consumer between its polls. */
inline keep(ring, thread)
{
    atomic { d_count = consumer[ring]; looked[thread] = head[ring] + 1 };
    if
#ifdef NOT_MINE
    :: atomic { consumer[ring] == d_count -> locked[ring] = true; looked[thread] = 0 }
#else
    :: atomic { MAY_TAKE(ring) -> locked[ring] = true; looked[thread] = 0 }
#endif
       do
       :: TAG_IN(word[SLOT(ring, d_count) * WORDS]) == TAG(d_count) ->
          d_first = word[SLOT(ring, d_count) * WORDS];
          read_descriptor(ring, thread);
          if
          :: d_ok ->
             apply_descriptor(ring);
             atomic { reply(thread) };
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
    forget()
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
          read_descriptor(0, SENDERS + 1);
          if
          :: d_ok -> apply_descriptor(0)
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
       forget()
    od
}
#endif
