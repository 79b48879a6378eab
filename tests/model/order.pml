/* SPDX-License-Identifier: BSD-3-Clause */
/* A model for spin of what a third thread on the owner's side sees of the descriptors of one source, in which order.
 *
 * The source sends, through one ring, what -DSTORY= says.  Two threads of the owner race for the consumer and apply one
 * descriptor or both each time, in order; a third one reads words without any consumer.  Stores wait in the hands of
 * the thread that made them, and arrive one by one in any order; a release fence waits for the thread's own.  Loads are
 * in order (whoever reads acquires).  A descriptor is one word here: that its words may come in any order is
 * mailbox.pml's part.
 *
 *   STORY 1  put_signal in one descriptor: payload, then the signal        (R3 in the owner's code)
 *   STORY 2  a put, then a signal, each a descriptor: what is seen of the second is seen of the first
 *   STORY 3  the source stores data straight, fences, and sends a signal as a descriptor (R0); quiet: the source reads the
 *            consumer (R2, A2), and what it tells the reader by a store of its own comes behind what was applied
 *
 * -DATOMIC (stories 2 and 3): the signal is an atomic whose result is awaited, as by a wait that keeps the consumer.  Such an
 * effect is where it belongs at once, and has no fence before it and none between it and the consumer.
 *
 * Mutations: NO_R3, NO_ACCEPT (no release fence between the descriptors), NO_R2 (before the consumer), NO_R0, and
 * POSTED (the atomic's result is not awaited). */
#ifndef STORY
#define STORY 1
#endif

#define DATA 0
#define SIGNAL 1
#define DESCRIPTOR 2 /* how many were sent */
#define TOLD 3
#define WORDS 4
#define SOURCE 2
#define THREADS 3

bit mem[WORDS];
bit flies[THREADS * WORDS]; /* a store of 1 */
byte descriptors;               /* that have arrived */
byte descriptors_fly;
byte consumer;
bool locked;

#define STORE(word) flies[me * WORDS + (word)] = 1
#define RELEASES                                                                                                       \
    (flies[me * WORDS] == 0 && flies[me * WORDS + 1] == 0 && flies[me * WORDS + 2] == 0 && flies[me * WORDS + 3] == 0)

/* The signal's effect, and what is between it and the consumer. */
#if defined(ATOMIC) && defined(POSTED)
#define SIGNALS STORE(SIGNAL)
#define SIGNALLED skip
#elif defined(ATOMIC)
#define SIGNALS mem[SIGNAL] = 1
#define SIGNALLED skip
#else
#define SIGNALS STORE(SIGNAL)
#ifdef NO_R2
#define SIGNALLED skip
#else
#define SIGNALLED RELEASES
#endif
#endif

#if STORY == 2
#define LAST 2
#else
#define LAST 1
#endif

proctype drainer(byte me)
{
    do
    :: consumer == LAST -> break
    :: atomic { descriptors > consumer && !locked -> locked = true };
       if
       :: descriptors > consumer ->
#if !defined(NO_ACCEPT) && !defined(ATOMIC)
          RELEASES;
#endif
#if STORY == 1
          STORE(DATA);
#ifndef NO_R3
          RELEASES;
#endif
          SIGNALS;
          SIGNALLED;
#elif STORY == 2
          if
          :: consumer == 0 ->
             STORE(DATA);
             if
             :: descriptors == 2 -> /* both by one thread */
#ifndef NO_ACCEPT
                RELEASES;
#endif
                consumer++;
                SIGNALS;
                SIGNALLED
             :: true ->
#ifndef NO_R2
                RELEASES
#endif
             fi
          :: else ->
             SIGNALS;
             SIGNALLED
          fi;
#else
          SIGNALS;
          SIGNALLED;
#endif
          consumer++
       :: else
       fi;
       locked = false
    od
}

proctype source()
{
    byte me = SOURCE;
#if STORY == 3
    STORE(DATA);
#ifndef NO_R0
    RELEASES;
#endif
#endif
    descriptors_fly = LAST;
#if STORY == 3
    /* quiet, and then it tells */
    consumer == LAST;
    STORE(TOLD)
#endif
}

proctype reader()
{
    bool signal, told;
    told = mem[TOLD];
    signal = mem[SIGNAL];
    assert(!told || signal);
    assert(!signal || mem[DATA])
}

#define ARRIVES(thread, word)                                                                                          \
    ::atomic { flies[(thread) * WORDS + (word)] == 1 -> mem[word] = 1; flies[(thread) * WORDS + (word)] = 0 }
proctype memory()
{
end:
    do
    ::atomic { descriptors < descriptors_fly -> descriptors++ }
    ARRIVES(0, DATA)
    ARRIVES(0, SIGNAL)
    ARRIVES(1, DATA)
    ARRIVES(1, SIGNAL)
    ARRIVES(SOURCE, DATA)
    ARRIVES(SOURCE, TOLD)
    od
}

init {
    atomic {
        run memory();
        run drainer(0);
        run drainer(1);
        run source();
        run reader()
    }
}
