/* SPDX-License-Identifier: BSD-3-Clause */
/* A model for spin of a host's wait that sleeps, and of the PEs that wake it.
 *
 * One of a PE's waiting threads takes `sleeping`, announces in `awaited` what it waits for, fences, polls once more, and
 * sleeps on `awaited` while that has the announced value.  A writer stores its word, fences, and looks at `awaited`; if
 * the wait may be for its word, it clears `awaited` and wakes the sleeper.  Code: ferryi_spin_sleep and
 * ferryi_spin_withdraw (device/ring/sleep.c), ferryi_sleeper_look (device/machine/host__funcs.h).
 *
 * Stores are weak: each waits in a buffer of its thread and is seen by others at any later time, in any order; a release
 * store waits for the thread's earlier ones, a fence and a system call for all of them.  A read-modify-write takes place
 * at once and is no fence.
 *
 * Asserted: a thread that sleeps for ever although its word has come is an invalid end state.  (In the code a sleep has
 * a limit; that is left out, since it would hide every error.)
 *
 * -DTHREADS=2: two threads of the PE wait for the words in opposite order.  -DANY: they announce no certain word.
 *
 * Mutations: -DNO_FENCE_OF_WRITER, -DNO_FENCE_OF_WAITER, -DNO_POLL (the thread sleeps without a last poll), -DNOT_CLEARED
 * (the writer leaves the announcement), -DNO_TURN (a thread that goes on to its next word keeps the announcement of the
 * last one), -DNO_OWNER (each thread announces, and takes back what the word has). */
#ifndef THREADS
#define THREADS 1
#endif

/* Words. */
#define FIRST 0
#define SECOND 1
#define AWAITED 2
#define SLEEPING 3
#define WORDS 4

#define NOTHING 255
byte mem[WORDS];
byte buffer[4 * WORDS]; /* writers 0 and 1, then the waiting threads */
bool asleep[4];

#define AT(word) (me * WORDS + (word))
#define LOAD(word) (buffer[AT(word)] != NOTHING -> buffer[AT(word)] : mem[word])
#define STORE(word, value) buffer[AT(word)] = value
#define IS_CLEAN                                                                                                       \
    (buffer[AT(0)] == NOTHING && buffer[AT(1)] == NOTHING && buffer[AT(2)] == NOTHING && buffer[AT(3)] == NOTHING)
#define FENCE IS_CLEAN
#define RELEASE(word, value) atomic { IS_CLEAN -> STORE(word, value) }

#ifdef ANY
#define EVENT(word) 9
#define IS_FOR(event, word) ((event) == 9)
#else
#define EVENT(word) ((word) + 1)
#define IS_FOR(event, word) ((event) == (word) + 1)
#endif

/* It wakes one sleeper. */
inline wake()
{
    atomic {
        IS_CLEAN;
        if
        :: asleep[2] -> asleep[2] = false
        :: else -> asleep[3] = false
        fi
    }
}

proctype writer(byte me)
{
    byte seen;
    bool mine;
    STORE(me, 1);
#ifndef NO_FENCE_OF_WRITER
    FENCE; /* W0 */
#endif
    seen = LOAD(AWAITED);
    if
    :: IS_FOR(seen, me) ->
#ifdef NOT_CLEARED
       mine = true;
#else
       atomic {
           buffer[AT(AWAITED)] == NOTHING;
           mine = mem[AWAITED] == seen;
           mem[AWAITED] = (mine -> 0 : mem[AWAITED])
       }
#endif
       if
       :: mine -> wake()
       :: else
       fi
    :: else
    fi
}

inline withdraw()
{
    announced = false;
    STORE(AWAITED, 0);
#ifndef NO_OWNER
    RELEASE(SLEEPING, 0)
#endif
}

proctype waiter(byte me)
{
    byte word, n, event;
    bool announced, polled;
    word = (me == 2 -> FIRST : SECOND);
    event = EVENT(word);
    do
    :: n == 2 -> break
    :: n < 2 && LOAD(word) == 1 ->
       n++;
       word = (word == FIRST -> SECOND : FIRST);
#ifndef NO_TURN
       if
       :: announced -> withdraw()
       :: else
       fi;
       event = EVENT(word)
#endif
    :: n < 2 && LOAD(word) == 0 ->
       if
       :: announced ->
#ifdef NO_POLL
sleep:
#endif
          atomic { IS_CLEAN -> asleep[me] = mem[AWAITED] == event };
          !asleep[me];
          withdraw()
#ifdef NO_OWNER
       :: !announced ->
          announced = true;
#else
       :: atomic { !announced && buffer[AT(SLEEPING)] == NOTHING && mem[SLEEPING] == 0 -> mem[SLEEPING] = 1 };
          announced = true;
#endif
          STORE(AWAITED, event);
#ifndef NO_FENCE_OF_WAITER
          FENCE; /* W1 */
#endif
#ifdef NO_POLL
          goto sleep
#endif
       :: atomic { !announced && mem[SLEEPING] != 0 } /* another thread's wait has the word: a nap */
       fi
    od;
    if
    :: announced -> withdraw()
    :: else
    fi
}

#define COMMIT(i) atomic { buffer[i] != NOTHING -> mem[(i) % WORDS] = buffer[i]; buffer[i] = NOTHING }
#define COMMITS(thread)                                                                                                \
    ::COMMIT((thread) * WORDS) ::COMMIT((thread) * WORDS + 1) ::COMMIT((thread) * WORDS + 2)                           \
        ::COMMIT((thread) * WORDS + 3)
proctype memory()
{
end:
    do
    COMMITS(0)
    COMMITS(1)
    COMMITS(2)
    COMMITS(3)
    od
}

init {
    byte i;
    atomic {
        for (i : 0 .. 4 * WORDS - 1) {
            buffer[i] = NOTHING
        }
        i = 0;
        run memory();
        run writer(0);
        run writer(1);
        run waiter(2);
#if THREADS > 1
        run waiter(3)
#endif
    }
}
