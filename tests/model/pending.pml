/* SPDX-License-Identifier: BSD-3-Clause */
/* A model for spin of how the service of a GPU's PE knows that descriptors wait which no kernel applies.
 *
 * The ring is in GPU memory, where the service cannot look.  It has two hints in host memory: pending[slot], stored by
 * the source before the descriptor of a ticket, and applied_copy, stored by whoever has applied descriptors: how many.
 * When the pending word of the slot that applied_copy speaks of says that there is a descriptor, the service launches a
 * drain kernel, which applies what it finds and tells what the consumer says by then.  Code: ferryi_ring_try_claim
 * (ring__funcs.h), ferryi_consumer_publish (owner_gpu__funcs.h), ferry_drain_kernel (device/kernels/drain__funcs.h),
 * is_overdue, has_settled and serve_rings (runtime/gpu/rings.c).  How a descriptor is applied, and by whom at a time,
 * is mailbox.pml's part: here that is one step.
 *
 * Stores are weak: each is under way for a time of its own, and arrives behind other threads' later ones, to the same
 * word too.  Only the same thread's next store to the word comes behind it.  A thread may be held up for any time
 * between two of its steps.  So applied_copy may be too low, and a pending word may be that of an older ticket.  What
 * the code assumes of time is that the last of its looks at a ring that has settled comes when no store is under way,
 * and no thread is held up between its ticket and its descriptor, or between the consumer and what it tells.
 *
 * Asserted: when all others have ended and all stores have come, the service launches one more drain kernel that is of
 * no use at most (the copy is right from then on: it does not look on for ever), and rests only when the next
 * descriptor is not there.
 *
 * -DDIES: a source's last descriptor may stay unfinished; its pending word was stored.
 *
 * Mutations: -DNO_LAST_LOOK (no drain kernel for a ring that has settled), -DONE_LOOK (a single one, when no store is
 * under way), -DTELLS_IF_MOVED (a drain kernel that has applied nothing tells nothing), -DNO_GIVING_UP (of a dead
 * source's descriptor). */
#ifndef SOURCES
#define SOURCES 2 /* threads of one source */
#endif
#ifndef WAITERS
#define WAITERS 2
#endif
#ifndef K
#define K 1 /* descriptors of each thread */
#endif
#ifndef R
#define R 1 /* slots */
#endif
#define TELLERS (WAITERS + 1)
#define DRAIN WAITERS /* a teller */
#define SLOT(ticket) ((ticket) % R)

byte tail, consumer; /* of the ring: whole counts */
byte descriptor[R], pending[R], applied_copy; /* ticket + 1, a count */
byte late_descriptor[SOURCES], late_pending[SOURCES], late_copy[TELLERS]; /* under way; 0: nothing */
byte settled, busy; /* busy: threads between a ticket and its descriptor, or a consumer and its telling */
bool draining, dead;
byte ended, late;

#define ARRIVES(word, way)                                                                                             \
    atomic                                                                                                             \
    {                                                                                                                  \
        way != 0 -> word = way;                                                                                        \
        way = 0                                                                                                        \
    }
#define COMES_OF_SOURCE(i)                                                                                             \
    ::ARRIVES(descriptor[SLOT(late_descriptor[i] - 1)], late_descriptor[i]) ::ARRIVES(pending[SLOT(late_pending[i] - 1)], late_pending[i])
#define COMES_OF_TELLER(i) ::ARRIVES(applied_copy, late_copy[i])
#if SOURCES > 1
#define SOURCES_ARE_CLEAN (late_descriptor[0] == 0 && late_pending[0] == 0 && late_descriptor[1] == 0 && late_pending[1] == 0)
#else
#define SOURCES_ARE_CLEAN (late_descriptor[0] == 0 && late_pending[0] == 0)
#endif
#if WAITERS > 1
#define TELLERS_ARE_CLEAN (late_copy[0] == 0 && late_copy[1] == 0 && late_copy[DRAIN] == 0)
#else
#define TELLERS_ARE_CLEAN (late_copy[0] == 0 && late_copy[DRAIN] == 0)
#endif
#define ALL_HAS_COME (SOURCES_ARE_CLEAN && TELLERS_ARE_CLEAN)

proctype memory()
{
end:
    do
    COMES_OF_SOURCE(0)
    COMES_OF_TELLER(0)
    COMES_OF_TELLER(DRAIN)
#if SOURCES > 1
    COMES_OF_SOURCE(1)
#endif
#if WAITERS > 1
    COMES_OF_TELLER(1)
#endif
    od
}

proctype source(byte me)
{
    byte n, ticket;

    do
    :: n < K && !dead ->
       atomic { tail - consumer < R || dead -> ticket = tail; tail = (dead -> tail : tail + 1); busy++ } /* consumer: A2 */
       if
       :: dead -> busy--; break
       :: else
       fi;
       atomic { late_pending[me] == 0 -> late_pending[me] = ticket + 1 }
#ifdef DIES
       if
       :: n == K - 1 -> atomic { dead = true; busy-- } break
       :: true
       fi;
#endif
       atomic { late_descriptor[me] == 0 -> late_descriptor[me] = ticket + 1; busy-- }
       n++
    :: else -> break
    od;
    ended++
}

#define COMES (descriptor[SLOT(consumer)] == consumer + 1)
#define TELL(count) atomic { late_copy[me] == 0 -> late_copy[me] = count }

/* A kernel of the PE that waits for something, for a while. */
proctype waiter(byte me)
{
    byte count;

    do
    :: atomic { COMES -> consumer++; count = consumer; busy++ };
       TELL(count);
       busy--;
       count = 0
    :: true -> break
    od;
    ended++
}

proctype drain()
{
    byte me = DRAIN, before;

end:
    do
    :: draining ->
       before = consumer;
       do
       :: atomic { COMES -> consumer++ }
       :: atomic { !COMES -> break }
       od;
       if
#ifdef TELLS_IF_MOVED
       :: consumer == before
#endif
       :: consumer == 0
       :: else -> TELL(consumer)
       fi;
       before = 0;
       late_copy[me] == 0; /* done is released */
       draining = false
    od
}

#ifdef NO_LAST_LOOK
#define HAS_SETTLED true
#else
#define HAS_SETTLED (settled == applied_copy)
#endif
#ifdef ONE_LOOK
#define IS_LAST ALL_HAS_COME
#else
#define IS_LAST (ALL_HAS_COME && busy == 0)
#endif
#define ALL_HAVE_ENDED (ended == SOURCES + WAITERS && ALL_HAS_COME)

proctype service()
{
    byte count, given_up;

    do
    :: atomic { !draining && pending[SLOT(applied_copy)] > applied_copy && given_up != applied_copy + 1 ->
          late = late + (ALL_HAVE_ENDED && !COMES);
          if
#ifndef NO_GIVING_UP
          :: dead && ALL_HAVE_ENDED && !COMES -> given_up = applied_copy + 1; late = 0
#endif
          :: else ->
             assert(late <= 1);
             draining = true
          fi
       }
    :: atomic { !draining && (pending[SLOT(applied_copy)] <= applied_copy || given_up == applied_copy + 1) ->
          if
          :: !HAS_SETTLED && IS_LAST -> settled = applied_copy; draining = true
          :: HAS_SETTLED && ALL_HAVE_ENDED -> assert(!COMES); break
          :: else
          fi
       }
    od
}

init {
    atomic {
        run memory();
        run service();
        run drain();
        run waiter(0);
        run source(0);
#if WAITERS > 1
        run waiter(1);
#endif
#if SOURCES > 1
        run source(1);
#endif
    }
}
