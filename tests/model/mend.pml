/* SPDX-License-Identifier: BSD-3-Clause */
/* A model for spin of how two PEs make a broken connection again: runtime/remote/mend.c, whose words it uses.
 *
 * Each PE sends K numbered frames to the other.  A connection breaks: what is on its way, in either direction, is lost
 * or still comes, and one PE notices, or nobody does and the next frame goes over a new connection.  The other PE learns
 * it by the offer, or breaks it too.  Offers go over another connection, which may break too, and are repeated.  A PE
 * that has waited for PROOF_NS does so when nothing else moves.
 *
 * Asserted: a frame is unpacked in its turn (none twice, none left out); what goes again is still in the outbox; in the
 * end both PEs have all frames, or both have lost the pair; neither waits for ever.
 *
 * -DGIVES_UP: the patience of a PE whose connection is not proven may end at any moment.
 *
 * Mutations: -DNO_GENERATION (frames of an older connection count), -DNOT_AGAIN (nothing goes again), -DALL_AGAIN
 * (also what the offer covers), -DOLD_OFFER (a PE rises by an offer of an older generation), -DEARLY_OFFER (it offers
 * before it ignores the older connection), -DONE_OFFER (a lost offer is not repeated), -DNO_PROOF (a PE does not wait
 * for a frame or a credit), -DQUIET_LOSS (a PE that gives up does not say so). */
#ifndef K
#define K 2
#endif
#ifndef BREAKS
#define BREAKS 2
#endif
#ifndef LOSSES
#define LOSSES 1 /* of words over the other connection */
#endif
#ifndef SILENT
#define SILENT 1 /* losses that nobody notices */
#endif
#define COUNTS 255 /* a frame of counts only, which proves the connection */
#define GIVEN_UP 255

chan data[2] = [K + 2] of { byte, byte, byte }; /* from PE i: generation, number, credit */
chan live[2] = [1] of { byte, byte };           /* from PE i: generation, frames unpacked */
byte generation[2], sent[2], again[2], got[2], credited[2], heard[2], heard_got[2];
bool down[2], broken[2], proven[2], offered[2], lost[2], told[2], owes[2], hole[2];
byte breaks, losses, silent;

inline drop(from)
{
    do
    :: data[from]?_, _, _
    :: empty(data[from]) -> break
    od
}

inline go_down(g)
{
    generation[me] = g;
    down[me] = true;
    broken[me] = true;
    proven[me] = false;
    offered[me] = false;
    owes[me] = false;
    hole[me] = false
}

#ifdef NO_GENERATION
#define COUNTED(g) true
#elif defined(EARLY_OFFER)
#define COUNTED(g) (g == generation[me] || g + 1 == generation[me])
#else
#define COUNTED(g) (g == generation[me])
#endif
#ifdef OLD_OFFER
#define HAS_HEARD (heard[me] != 0)
#else
#define HAS_HEARD (heard[me] == generation[me])
#endif
#ifdef NO_PROOF
#define STUCK(i) (lost[i] && hole[i])
#else
#define STUCK(i) (!lost[i] && !down[i] && ((broken[i] && !proven[i]) || credited[i] < sent[i] || hole[i]))
#endif

proctype PE(byte me)
{
    byte g, n, c;
end:
    do
    :: atomic {
           !lost[me] && !down[me] && again[me] < sent[me] && nfull(data[me]) ->
           data[me]!generation[me], again[me], got[me];
           again[me]++
       }
    :: atomic {
           !lost[me] && !down[me] && again[me] == sent[me] && sent[me] < K && nfull(data[me]) ->
           data[me]!generation[me], sent[me], got[me];
           sent[me]++;
           again[me] = sent[me]
       }
    :: atomic {
           !lost[me] && !down[me] && owes[me] && nfull(data[me]) ->
           data[me]!generation[me], COUNTS, got[me];
           owes[me] = false
       }
    :: atomic {
           data[1 - me]?g, n, c ->
           if
           :: !lost[me] && COUNTED(g) ->
               if
               :: n == got[me] ->
                   got[me]++;
                   owes[me] = true
               :: n != got[me] && n != COUNTS ->
                   assert(n > got[me]);
                   hole[me] = true
               :: else
               fi;
               if
               :: c > credited[me] -> credited[me] = c
               :: else
               fi;
               proven[me] = true
           :: else
           fi
       }
    :: atomic { broken[me] && !down[me] && proven[me] && again[me] == sent[me] -> broken[me] = false }
    /* It breaks, and this PE notices. */
    :: atomic {
           breaks < BREAKS && !lost[me] && !down[me] ->
           breaks++;
           if
           :: drop(me)
           :: skip
           fi;
           if
           :: drop(1 - me)
           :: skip
           fi;
           go_down(generation[me] + 1)
       }
    :: atomic {
           silent < SILENT && !lost[me] && nempty(data[1 - me]) ->
           silent++;
           drop(1 - me)
       }
    :: atomic { timeout && STUCK(me) -> go_down(generation[me] + 1) }
    /* Offers. */
    :: atomic {
           !lost[me] && broken[me] && !offered[me] && nfull(live[me]) ->
           live[me]!generation[me], got[me];
           offered[me] = true
       }
    :: atomic {
           lost[me] && !told[me] && nfull(live[me]) ->
           live[me]!GIVEN_UP, 0;
           told[me] = true
       }
    :: atomic {
           losses < LOSSES && nempty(live[me]) ->
           losses++;
           live[me]?g, n;
#ifndef ONE_OFFER
           if
           :: g == GIVEN_UP -> told[me] = false
           :: else -> offered[me] = false
           fi
#endif
       }
    :: atomic {
           live[1 - me]?g, n ->
           if
           :: g == GIVEN_UP -> lost[me] = true
           :: g != GIVEN_UP && !lost[me] && (g > generation[me] || (g == generation[me] && down[me] && heard[me] != g)) ->
               if
               :: g > generation[me] -> go_down(g)
               :: else
               fi;
               assert(n >= credited[me] && n <= sent[me]);
               heard[me] = g;
               heard_got[me] = n
           :: else
           fi
       }
    :: atomic {
           !lost[me] && down[me] && HAS_HEARD ->
           down[me] = false;
           owes[me] = true;
#ifdef NOT_AGAIN
           again[me] = sent[me]
#elif defined(ALL_AGAIN)
           again[me] = 0
#else
           again[me] = heard_got[me]
#endif
       }
#ifdef GIVES_UP
    :: atomic {
           !lost[me] && broken[me] ->
           lost[me] = true;
#ifdef QUIET_LOSS
           told[me] = true
#endif
       }
#endif
    od
}

active proctype end_is_right()
{
    timeout && !STUCK(0) && !STUCK(1);
    assert(lost[0] == lost[1]);
    assert(lost[0] || (got[0] == K && got[1] == K && !down[0] && !down[1]))
}

init
{
    atomic {
        run PE(0);
        run PE(1)
    }
}
