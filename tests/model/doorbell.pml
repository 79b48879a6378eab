/* SPDX-License-Identifier: BSD-3-Clause */
/* A model for spin of who looks after a PE's inbound descriptors in the host space, and who wakes whom.
 *
 * While some wait of the PE polls, it attends: it applies descriptors itself, and sources need not ring.  The last wait
 * to end gives that duty back to the service, which may be asleep or about to fall asleep.  Sources ring the doorbell
 * when they find `asleep` set.  Code: ferryi_attend and ferryi_unattend (spin_host__funcs.h), ferryi_ring_notify
 * (ring_host__funcs.h), sleep_on_doorbell (runtime/job/service.c).
 *
 * Stores are weak: each waits in a buffer of its thread and is seen by others at any later time, in any order; a
 * release store waits for the thread's earlier ones, a fence for all of them.  A read-modify-write takes place at once
 * and is no fence.  A descriptor has two words, which arrive in any order, and is applied by whoever gets the gate.
 * More of that is mailbox.pml's part.
 *
 * Asserted: a service that sleeps for ever while a descriptor waits and nobody attends is an invalid end state.  (The
 * code looks up every 10 ms besides; that is left out, since it would hide every error.)
 *
 * Mutations: -DNO_FENCE_OF_SOURCE, -DNO_FENCE_OF_SERVICE, -DNO_FENCE_OF_SLEEPS (between service_sleeps and attending),
 * -DSTORE_ASLEEP_ONCE (unattend does not look again whether the service fell asleep), -DNO_LOOK_AFTER (unattend does not
 * drain), -DNO_LOOK_BEFORE (the service sleeps without a look at its rings), -DNO_SECOND_LOOK (who had the gate does
 * not look again), -DLOOKS_IF_MOVED (only when it has applied something), -DNO_RELEASE_OF_WAITER (of two waits: what
 * the first one has stored as it began may come behind what the last one stores at its end). */
#ifndef WAITERS
#define WAITERS 1
#endif
#ifndef WAITS
#define WAITS 2 /* of each */
#endif
#ifndef DESCRIPTORS
#define DESCRIPTORS 1
#endif

#ifdef TESTS /* a thread that tests a word, and applies descriptors without attending */
#define THREADS (3 + WAITERS)
#define TESTERS 1
#else
#define THREADS (2 + WAITERS)
#define TESTERS 0
#endif
#define SERVICE 0
#define SOURCE 1

/* Words. */
#define ASLEEP 0
#define SLEEPS 1
#define DOORBELL 2
#define FIRST 3 /* of the newest descriptor: its word 0, */
#define REST 4  /* and all others */
#define WORDS 5

#define NOTHING 255
byte mem[WORDS];
byte buffer[THREADS * WORDS];
byte attending; /* changed by read-modify-writes only */
byte applied;
bool locked; /* the gate */
bool waits_for_futex;
byte ended;

#define AT(word) (me * WORDS + (word))
#define LOAD(word) (buffer[AT(word)] != NOTHING -> buffer[AT(word)] : mem[word])
#define STORE(word, value) buffer[AT(word)] = value
#define IS_CLEAN                                                                                                       \
    (buffer[AT(0)] == NOTHING && buffer[AT(1)] == NOTHING && buffer[AT(2)] == NOTHING && buffer[AT(3)] == NOTHING &&    \
     buffer[AT(4)] == NOTHING)
#define FENCE IS_CLEAN
#define RELEASE(word, value) atomic { IS_CLEAN -> STORE(word, value) }

#ifdef ONE_STEP /* fewer states */
inline drain()
{
    d_step { applied = (LOAD(FIRST) < LOAD(REST) -> LOAD(FIRST) : LOAD(REST)); moved = false }
}
#else
/* The process that held the lock looks once more: others, which found it locked, rely on that. */
inline drain()
{
    do
    :: LOAD(FIRST) != applied ->
       if
       :: atomic { !locked -> locked = true };
          moved = false;
          if
          :: LOAD(FIRST) != applied && LOAD(REST) != applied -> d_step { applied++; moved = true }
          :: else
          fi;
          locked = false;
#ifdef NO_SECOND_LOOK
          break;
#endif
#ifdef LOOKS_IF_MOVED
          if
          :: !moved -> break
          :: else
          fi;
#endif
          FENCE
       :: else -> break
       fi
    :: else -> break
    od;
    moved = false
}
#endif

proctype service()
{
    byte me = SERVICE, seen;
    bool sleeps, moved;

    do
    :: LOAD(FIRST) != applied -> drain()
    :: LOAD(FIRST) == applied ->
       seen = LOAD(DOORBELL);
       RELEASE(SLEEPS, 1);
#ifndef NO_FENCE_OF_SLEEPS
       FENCE;
#endif
       if
       :: attending == 0 -> RELEASE(ASLEEP, 1)
       :: else
       fi;
#ifndef NO_FENCE_OF_SERVICE
       FENCE;
#endif
#ifdef NO_LOOK_BEFORE
       sleeps = true;
#else
       sleeps = LOAD(FIRST) == applied;
       sleeps = sleeps || attending != 0;
#endif
       if
       :: sleeps ->
          atomic { IS_CLEAN -> waits_for_futex = mem[DOORBELL] == seen };
          if
          :: !waits_for_futex
          :: ended == WAITERS + TESTERS + 1 && applied == DESCRIPTORS -> break
          fi
       :: else
       fi;
       seen = 0;
       sleeps = false;
       RELEASE(SLEEPS, 0);
       RELEASE(ASLEEP, 0)
    od
}

/* Its waits end for reasons of their own. */
proctype waiter(byte me)
{
    byte n, before, sleeps;
    bool moved;

    do
    :: n < WAITS ->
       d_step { before = attending; attending++ };
       if
       :: before == 0 -> RELEASE(ASLEEP, 0)
       :: else
       fi;
       drain();
#ifndef NO_RELEASE_OF_WAITER
       FENCE; /* only stores before it: a release */
#endif
       d_step { before = attending; attending-- };
       if
       :: before == 1 ->
          sleeps = LOAD(SLEEPS);
          do
          :: RELEASE(ASLEEP, sleeps);
             FENCE;
#ifdef STORE_ASLEEP_ONCE
             break;
#endif
             if
             :: LOAD(SLEEPS) == sleeps -> break
             :: else -> sleeps = LOAD(SLEEPS)
             fi
          od;
          sleeps = 0;
#ifndef NO_LOOK_AFTER
          drain()
#endif
       :: else
       fi;
       before = 0;
       n++
    :: else -> break
    od;
    ended++
}

#ifdef TESTS
proctype tester(byte me)
{
    bool moved;
    drain();
    ended++
}
#endif

proctype source()
{
    byte me = SOURCE, n;

    do
    :: n < DESCRIPTORS ->
       n++;
       STORE(FIRST, n);
       STORE(REST, n);
#ifndef NO_FENCE_OF_SOURCE
       FENCE;
#endif
       if
       :: LOAD(ASLEEP) != 0 ->
          RELEASE(DOORBELL, n);
          atomic { IS_CLEAN -> waits_for_futex = false } /* a system call */
       :: else
       fi
    :: else -> break
    od;
    ended++
}

#define COMMIT(i) atomic { buffer[i] != NOTHING -> mem[(i) % WORDS] = buffer[i]; buffer[i] = NOTHING }
#define COMMITS(thread)                                                                                                \
    ::COMMIT((thread) * WORDS) ::COMMIT((thread) * WORDS + 1) ::COMMIT((thread) * WORDS + 2)                           \
        ::COMMIT((thread) * WORDS + 3) ::COMMIT((thread) * WORDS + 4)
proctype memory()
{
end:
    do
    COMMITS(SERVICE)
    COMMITS(SOURCE)
    COMMITS(2)
#if THREADS > 3
    COMMITS(3)
#endif
    od
}

init {
    byte i;
    atomic {
        for (i : 0 .. THREADS * WORDS - 1) {
            buffer[i] = NOTHING
        }
        i = 0;
        run memory();
        run service();
        run source();
        run waiter(2);
#ifdef TESTS
        run tester(3)
#elif WAITERS > 1
        run waiter(3)
#endif
    }
}
