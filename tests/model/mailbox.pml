/* SPDX-License-Identifier: BSD-3-Clause */
/* A model of ferry's mailbox for spin: every interleaving of a few operations through very small rings.
 *
 * One ring of R slots per ordered pair of PEs lies at the target; only the source's threads write it.  Ticket t uses
 * slot t % R.  The protocol in words: ring__funcs.h and owner__funcs.h.  Here are the memory and the scenarios; what the
 * source does is in mailbox_source.pml, what the owner does in mailbox_owner.pml.
 *
 *   at the target (owner)   words of each descriptor, consumer: how many were applied and who is at it
 *   at the source           tail and taken (one word), busy[] (whose reply the slot is for), reply[]
 *   a copy of the consumer      consumed, stored by the owner (-DCOPY; without, the source loads the consumer itself)
 *
 * Memory is weak where the code relies on nothing else: a descriptor's words and a reply's halves wait in the storing
 * thread's hands and arrive one by one, in any order, at any later time.  Only the same thread's next store to the same
 * word comes behind.  A copy of the consumer likewise, until a fence.
 *
 * A word holds the number of the operation it speaks of, 0 at the start; its tag is that of the operation's ticket,
 * modulo TAGS.  So a stale word with the right tag is taken for the right one, as it would be, and the proof sees that it
 * is not.  TAGS is tiny, so that tags come again within a few tickets.  For this to work no thread may be held up for
 * long between a look and what it does then: it is never passed by more than HELD_UP descriptors (2^30 of them in the code,
 * where TAGS is 2^31 and R at most 4096).  The least that will do is TAGS >= 2 R and TAGS > 2 HELD_UP: -DTAGS= less is
 * caught.  With more tickets than that, a count of the consumer may be older than the tail beside which it is read by
 * HELD_UP and R tickets and the R descriptors that are applied and not counted yet: then TAGS >= 2 (HELD_UP + 2 R).  What TAGS cannot help against is a word that only some descriptors write, here the third, if it was left alone
 * for exactly TAGS tickets: -DLEFT_ALONE.
 *
 * With -DKEEPS the first thread that drains is a wait that keeps the consumer: it shuts it before there is a descriptor, applies
 * each as it comes, and gives the consumer back at any time, twice; then it drains like the others.
 *
 * What is asserted.  Operation number o adds 1 << (o - 1) to the target's word, so that a word that has each bit once
 * lost nothing and doubled nothing.  Descriptors are applied whole and in the order of tickets.  A value that was fetched is
 * the operation's own.  After quiet all that the thread has sent is applied.  A wait is a guard that blocks, so that a
 * deadlock is an invalid end state.  With -DGIVES_UP a wait for room or for a reply may end by its budget at any time.
 *
 * Mutations
 *   of the source   NO_ROOM_CHECK, NO_ATOMIC (a claim is read and stored in two steps), NOT_TAKEN_OFF (additions that got
 *                   no ticket stay in the tail), OLD_LOOK (a look may take back what another has seen), NO_BUSY,
 *                   BUSY_MARKED_LATE (behind the claim), NO_DRAIN (while it waits), HALF_A_REPLY (one half's tag suffices), FORGETS (an abandoned
 *                   slot is free at once), NO_VOID (a reply of TAGS tickets ago is not made void)
 *   of the owner    ONE_TAG (only word 0 is looked at), UNCHECKED_WORD (descriptors store a word that is not looked at),
 *                   EARLY_COUNT (the consumer tells of a descriptor before its words were read), COUNT_NOT_CHECKED (the lock is
 *                   taken whatever the count is by then), STALE_COUNT (unlocking stores the count that was seen before),
 *                   NO_FENCE (between the copy and the consumer), NO_HELD (threads do not look at the service's half),
 *                   SERVICE_DOES_NOT_WAIT (for a thread that has the consumer)
 *   of who keeps    NOT_MINE (it applies descriptors whether the consumer was open or not), KEEPS_FOR_EVER (its wait ends, and
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

/* A thread that has looked is not passed by more than HELD_UP descriptors. */
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
/* The next descriptor will be whole some time.  One that never will is not to be polled for: it is a deadlock. */
#define COMES(ring)                                                                                                    \
    (FLIES(ring, 0) || FLIES(ring, SENDERS - 1) ||                                                                     \
     (word[SLOT(ring, head[ring]) * WORDS + 1] == OP_NEXT(ring) &&                                                     \
      (!wide_of[OP_NEXT(ring)] || word[SLOT(ring, head[ring]) * WORDS + 2] == OP_NEXT(ring))))
#define PENDING(ring)                                                                                                  \
    (TAG_IN(word[SLOT(ring, consumer[ring]) * WORDS]) == TAG(consumer[ring]) && !locked[ring] && COMES(ring))
#if TAGS % R != 0 && R > 1
#error R divides TAGS
#endif

#include "mailbox_owner.pml"
#include "mailbox_source.pml"

/* ---- What is on its way arrives. */

#define RING_OF(thread) (RINGS == 2 -> (thread) : 0)
#define DRAINED_BY(thread) (RINGS == 2 -> 1 - (thread) : 0)
#define ARRIVES(flight, to) atomic { flight != 0 -> to = flight; flight = 0 }
#define WORD(thread, slot, w)                                                                                          \
    ::ARRIVES(sent_word[((thread) * R + (slot)) * WORDS + (w)], word[(RING_OF(thread) * R + (slot)) * WORDS + (w)])
#define DESCRIPTOR(thread, slot) WORD(thread, slot, 0) WORD(thread, slot, 1) WORD(thread, slot, 2)
#define HALF(thread, slot, h)                                                                                          \
    ::ARRIVES(sent_half[((thread) * R + (slot)) * 2 + (h)], half[(DRAINED_BY(thread) * R + (slot)) * 2 + (h)])
#define REPLY(thread, slot) HALF(thread, slot, 0) HALF(thread, slot, 1)
#if R == 1
#define DESCRIPTORS(thread) DESCRIPTOR(thread, 0)
#define REPLIES(thread) REPLY(thread, 0)
#else
#define DESCRIPTORS(thread) DESCRIPTOR(thread, 0) DESCRIPTOR(thread, 1)
#define REPLIES(thread) REPLY(thread, 0) REPLY(thread, 1)
#endif
#define COPIED(thread)                                                                                                 \
    ::atomic { sent_count[thread] != 0 -> consumed[DRAINED_BY(thread)] = sent_count[thread] - 1; sent_count[thread] = 0 }

proctype memory()
{
end:
    do
    DESCRIPTORS(0)
#if SENDERS > 1
    DESCRIPTORS(1)
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
