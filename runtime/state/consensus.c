/* SPDX-License-Identifier: BSD-3-Clause */
#include "runtime/state/consensus.h"
#include "ferry/detail/ring/spin__funcs.h"
#include "runtime/base/log.h"
#include "runtime/base/mutex.h"
#include "runtime/state/doorbell.h"
#include "runtime/state/fault.h"
#include "runtime/state/segment.h"

/* A ballot's word holds attempt and step.  A PE starts with the attempt after its last one, and moves to any higher
 * attempt of another PE with the same tag, so that PEs with different histories meet.
 *
 * STEP_LOST: this PE has given up a meeting of these PEs because words[0] is lost.  A lost PE stays lost, so this is
 * true of every attempt, and whoever reads it gives up with the same status. */
enum { STEP_GONE, STEP_STATED, STEP_AGREED, STEP_REFUSED, STEP_LOST, STEP_BITS = 3 };

static uint64_t word_of(uint64_t attempt, unsigned step)
{
    return attempt << STEP_BITS | step;
}
static uint64_t attempt_of(uint64_t word)
{
    return word >> STEP_BITS;
}
static unsigned step_of(uint64_t word)
{
    return (unsigned)(word & ((1u << STEP_BITS) - 1));
}

/* Encodes how a meeting ended.  The tag is part of the value, because another meeting at this ballot, whose members
 * have other histories, may use the same attempt number. */
static uint64_t end_of(uint64_t attempt, uint64_t tag, int outcome)
{
    return attempt << 32 | tag >> 33 << 1 | (uint64_t)outcome;
}

/* Mixes the PEs into the tag: a different set of PEs is a different meeting. */
static uint64_t tag_of(const ferryi_meeting *m)
{
    uint64_t tag = m->tag;
    for (int i = 0; i < m->n; i++)
        tag = ferryi_digest_mix(tag, m->pes[i]);
    return tag;
}

static ferryi_ballot *ballot_of(const ferryi_pe *pe, const ferryi_meeting *m, int peer)
{
    return &ferryi_segment_ctl(pe, peer)->ballots[m->ballot];
}

/* A member's progress in this attempt. */
enum progress { PROGRESS_NONE, PROGRESS_STATED, PROGRESS_VERDICT, PROGRESS_ENDED, PROGRESS_AHEAD, PROGRESS_LOST };

/* Reads a member's ballot once.  words: the statement; value: the verdict, the outcome, the member's higher attempt, or
 * the PE that the member has lost. */
static enum progress read_ballot(ferryi_ballot *ballot, uint64_t tag, uint64_t attempt, uint64_t *words,
                                 uint64_t *value)
{
    uint64_t word = ferryi_ld_acquire_u64(&ballot->word);
    int same = ferryi_ld_relaxed_u64(&ballot->tag) == tag;
    for (int i = 0; i < FERRYI_STATEMENT_WORDS; i++)
        words[i] = ferryi_ld_relaxed_u64(&ballot->words[i]);
    ferryi_fence_acquire();
    if (ferryi_ld_relaxed_u64(&ballot->word) != word)
        return PROGRESS_NONE; /* the member is changing its ballot: look again */
    /* Read `ended` last: a member stores how a meeting ended before it starts a later meeting. */
    uint64_t ended = ferryi_ld_acquire_u64(&ballot->ended[attempt % FERRYI_MEETINGS_KEPT]);
    if (ended >> 1 == end_of(attempt, tag, 0) >> 1) {
        *value = ended & 1;
        return PROGRESS_ENDED;
    }
    *value = words[0];
    if (same && step_of(word) == STEP_LOST)
        return PROGRESS_LOST;
    if (!same || step_of(word) == STEP_GONE || attempt_of(word) < attempt)
        return PROGRESS_NONE;
    *value = attempt_of(word) > attempt ? attempt_of(word) : step_of(word) == STEP_AGREED;
    if (attempt_of(word) > attempt)
        return PROGRESS_AHEAD;
    return step_of(word) == STEP_STATED ? PROGRESS_STATED : PROGRESS_VERDICT;
}

/* A call's way through a meeting. */
typedef struct visit {
    ferryi_pe *pe;
    const ferryi_meeting *m;
    uint64_t tag;
    uint64_t attempt, ahead; /* ahead: the higher attempt to continue with, or 0 */
    int culprit;             /* the PE that this one waits for, or that is lost */
    int teller;              /* PEER_LOST: the member that has lost it */
    ferryi_spin spin;
} visit;

/* Returns a lost member that has not reached `least` in this attempt and so never will, or -1. */
static int first_lost(const visit *v, enum progress least)
{
    uint64_t words[FERRYI_STATEMENT_WORDS], value;
    for (int i = 0; i < v->m->n; i++) {
        const int peer = v->m->pes[i];
        if (ferryi_pair_is_lost(v->pe, peer) &&
            read_ballot(ballot_of(v->pe, v->m, peer), v->tag, v->attempt, words, &value) < least)
            return peer;
    }
    return -1;
}

/* Returns 1 and sets *outcome if some member has ended this attempt, for which it has seen all verdicts. */
static int has_ended(const visit *v, int *outcome)
{
    uint64_t words[FERRYI_STATEMENT_WORDS], value;
    for (int i = 0; i < v->m->n; i++)
        if (read_ballot(ballot_of(v->pe, v->m, v->m->pes[i]), v->tag, v->attempt, words, &value) == PROGRESS_ENDED) {
            *outcome = (int)value;
            return 1;
        }
    return 0;
}

/* Waits until a member has reached `least` in this attempt.  A meeting needs every member, so the loss of any member
 * ends the wait for this one, which may have given up for the same reason.  When the time is over this PE looks once
 * more: it may have been away, and the others have ended the meeting by its verdict. */
static ferry_status await(visit *v, int peer, enum progress least, uint64_t *words, uint64_t *value)
{
    ferryi_pe *pe = v->pe;
    ferry_status status = FERRY_SUCCESS;
    uint32_t seen = 0;
    v->culprit = peer;
    for (;;) {
        enum progress progress = read_ballot(ballot_of(pe, v->m, peer), v->tag, v->attempt, words, value);
        if (progress == PROGRESS_AHEAD) {
            v->ahead = *value;
            return FERRY_SUCCESS;
        }
        if (progress == PROGRESS_LOST) {
            v->culprit = (int)*value;
            v->teller = peer;
            return FERRY_ERR_PEER_LOST;
        }
        if (progress >= least)
            return FERRY_SUCCESS;
        if (status != FERRY_SUCCESS)
            return status;
        status = ferryi_spin_step(&pe->world, &v->spin, peer);
        const uint32_t n_lost = ferryi_ld_acquire_u32(&pe->world.ctl->n_lost);
        if (status == FERRY_ERR_ABORTED || (status == FERRY_SUCCESS && n_lost == seen))
            continue;
        seen = n_lost;
        const int lost = first_lost(v, least);
        if (lost < 0)
            continue;
        status = FERRY_ERR_PEER_LOST;
        v->culprit = lost;
        v->teller = pe->world.my_pe;
    }
}

/* Other nodes have copies of what this PE has just stored. */
static void tell(ferryi_pe *pe)
{
    ferryi_waits_notify(&pe->world);
    if (pe->remote != NULL)
        pe->remote_ops->told(pe);
}

static void state(ferryi_ballot *ballot, uint64_t tag, uint64_t attempt, unsigned step, const uint64_t *words)
{
    ferryi_st_relaxed_u64(&ballot->word, word_of(attempt, STEP_GONE));
    ferryi_fence_release(); /* a reader of any new word also sees that ballot->word has changed */
    ferryi_st_relaxed_u64(&ballot->tag, tag);
    for (int i = 0; i < FERRYI_STATEMENT_WORDS; i++)
        ferryi_st_relaxed_u64(&ballot->words[i], words[i]);
    ferryi_st_release_u64(&ballot->word, word_of(attempt, step));
}

/* A PE that gives up after it has given its verdict does not know whether other members have used the verdict to end
 * the meeting.  Where all members share memory, one word of the first member decides.  The first PE that changes the
 * word, by compare-and-swap, decides for all whether the attempt has ended or is given up.  The attempts of a member
 * only rise, so a word with a higher attempt belongs to a later meeting. */
enum { GIVEN_UP = 1, ENDED_REFUSED, ENDED_AGREED };

static int share_memory(const ferryi_pe *pe, const ferryi_meeting *m)
{
    for (int i = 0; i < m->n; i++)
        if (!ferryi_pair_shares_node(pe, pe->world.my_pe, m->pes[i]))
            return 0;
    return 1;
}

static int decide(const ferryi_pe *pe, const ferryi_meeting *m, uint64_t tag, uint64_t attempt, int how)
{
    uint64_t *word = &ballot_of(pe, m, m->pes[0])->decided[attempt % FERRYI_MEETINGS_KEPT];
    const uint64_t meeting = attempt << 32 | tag >> 34 << 2;
    uint64_t found = ferryi_ld_acquire_u64(word);
    while ((found & ~UINT64_C(3)) != meeting) {
        if (found >> 32 > (attempt & UINT32_MAX))
            return GIVEN_UP;
        if (__atomic_compare_exchange_n(word, &found, meeting | (uint64_t)how, 0, __ATOMIC_ACQ_REL, __ATOMIC_ACQUIRE))
            return how;
    }
    return (int)(found & 3);
}

/* One attempt. */
static ferry_status attempt_once(visit *v, int *outcome)
{
    ferryi_pe *pe = v->pe;
    const ferryi_meeting *m = v->m;
    ferryi_ballot *own = ballot_of(pe, m, pe->world.my_pe);
    uint64_t all[FERRYI_STATEMENT_WORDS], words[FERRYI_STATEMENT_WORDS], value = 0;
    ferry_status status = FERRY_SUCCESS;
    v->ahead = 0;
    state(own, v->tag, v->attempt, STEP_STATED, m->words);
    tell(pe);
    memcpy(all, m->words, sizeof all);
    for (int i = 0; i < m->n && v->ahead == 0; i++) {
        status = await(v, m->pes[i], PROGRESS_STATED, words, &value);
        if (status != FERRY_SUCCESS)
            return status;
        for (int k = 0; k < FERRYI_STATEMENT_WORDS; k++)
            all[k] &= words[k];
    }
    if (v->ahead != 0)
        return FERRY_SUCCESS;
    int verdict = m->settle(m->ctx, all);
    *outcome = verdict;
    ferryi_st_release_u64(&own->word, word_of(v->attempt, verdict ? STEP_AGREED : STEP_REFUSED));
    tell(pe);
    for (int i = 0; i < m->n && status == FERRY_SUCCESS && v->ahead == 0; i++) {
        status = await(v, m->pes[i], PROGRESS_VERDICT, words, &value);
        *outcome &= (int)value;
    }
    if (status != FERRY_SUCCESS && has_ended(v, outcome)) {
        status = FERRY_SUCCESS;
    } else if (share_memory(pe, m)) {
        const int ended = status == FERRY_SUCCESS && v->ahead == 0;
        const int how = decide(pe, m, v->tag, v->attempt, !ended ? GIVEN_UP : *outcome ? ENDED_AGREED : ENDED_REFUSED);
        if (how != GIVEN_UP) {
            *outcome = how == ENDED_AGREED;
            v->ahead = 0;
            status = FERRY_SUCCESS;
        } else if (ended) {
            v->ahead = v->attempt + 1; /* whoever gave it up may come again */
        }
    }
    if (status != FERRY_SUCCESS || v->ahead != 0)
        (void)m->settle(m->ctx, NULL);
    return status;
}

/* This PE leaves the meeting without an outcome. */
static void leave(const visit *v, ferry_status status)
{
    ferryi_ballot *own = ballot_of(v->pe, v->m, v->pe->world.my_pe);
    uint64_t words[FERRYI_STATEMENT_WORDS] = { (uint64_t)v->culprit };
    if (status == FERRY_ERR_PEER_LOST)
        state(own, v->tag, v->attempt, STEP_LOST, words);
    else
        ferryi_st_release_u64(&own->word, word_of(v->attempt, STEP_GONE));
}

static ferry_status say(const visit *v, ferry_status status)
{
    const int me = v->pe->world.my_pe, culprit = v->culprit;
    const char *call = v->m->call;
    switch (status) {
    case FERRY_SUCCESS:
        return status;
    case FERRY_ERR_PEER_LOST:
        if (!ferryi_pair_is_lost(v->pe, culprit))
            return ferryi_error(status,
                                "PE %d cannot complete %s: PE %d has lost PE %d, and the call needs every member: "
                                "exclude PE %d (ferry_team_from_list)",
                                me, call, v->teller, culprit, culprit == me ? v->teller : culprit);
        return ferryi_error(status, "PE %d cannot complete %s: PE %d %s: exclude it (ferry_team_from_list)", me, call,
                            culprit, ferryi_pair_how_lost(v->pe, culprit));
    case FERRY_ERR_NOT_INITIALIZED:
        return ferryi_world_refuse(call);
    case FERRY_ERR_ABORTED:
        return ferryi_error(status, "PE %d ended %s: the job was aborted by PE %d", me, call,
                            ferryi_fault_aborter(&v->pe->world));
    default:
        return ferryi_error(status,
                            "PE %d waited in %s for PE %d, which did not call it in time: see whether it runs and "
                            "makes the same call, then call again on all members, or raise FERRY_TIMEOUT",
                            me, call, culprit);
    }
}

ferry_status ferryi_consensus_meet(ferryi_pe *pe, const ferryi_meeting *m, uint64_t budget_ns, int *outcome)
{
    visit v = { .pe = pe, .m = m, .tag = tag_of(m), .teller = pe->world.my_pe };
    ferry_status status;
    ferryi_mutex_lock(&pe->teams.ballot_lock[m->ballot], FERRYI_MUTEX_BALLOT);
    ferryi_ballot *own = ballot_of(pe, m, pe->world.my_pe);
    if (pe->remote != NULL)
        pe->remote_ops->meets(pe, m->ballot, m->pes, m->n);
    ferryi_spin_begin(&v.spin, &pe->world, budget_ns);
    v.attempt = pe->teams.attempt[m->ballot] + 1;
    while ((status = attempt_once(&v, outcome)) == FERRY_SUCCESS && v.ahead != 0)
        v.attempt = v.ahead;
    pe->teams.attempt[m->ballot] = v.attempt;
    ferryi_spin_end(&pe->world, &v.spin);
    if (status == FERRY_SUCCESS)
        ferryi_st_release_u64(&own->ended[v.attempt % FERRYI_MEETINGS_KEPT], end_of(v.attempt, v.tag, *outcome));
    else
        leave(&v, status);
    tell(pe);
    ferryi_mutex_unlock(&pe->teams.ballot_lock[m->ballot]);
    int first;
    status = ferryi_fault_final_status(&pe->world, status, &first);
    status = say(&v, status);
    if (first)
        ferryi_fault_end_peers(&pe->world, status);
    return status;
}

/* ---- PEs that know a key.  Any attempt is higher than 0: a PE that has stated this key is ahead. */

enum { FOUND_N, FOUND_INDEX };

/* Returns how many PEs have stated the key, or -1 if they disagree: *culprit is one of them. */
static int find(ferryi_pe *pe, uint32_t ballot, uint64_t tag, int n, int *pes, int *culprit)
{
    uint64_t words[FERRYI_STATEMENT_WORDS], value;
    int found = 0;
    for (int i = 0; i < n; i++)
        pes[i] = -1;
    for (int peer = 0; peer < pe->world.n_pes; peer++) {
        if (read_ballot(&ferryi_segment_ctl(pe, peer)->ballots[ballot], tag, 0, words, &value) != PROGRESS_AHEAD)
            continue;
        *culprit = peer;
        if (words[FOUND_N] != (uint64_t)n || words[FOUND_INDEX] >= (uint64_t)n)
            return -1;
        if (pes[words[FOUND_INDEX]] >= 0) {
            *culprit = peer != pe->world.my_pe ? peer : pes[words[FOUND_INDEX]];
            return -1;
        }
        pes[words[FOUND_INDEX]] = peer;
        found++;
    }
    return found;
}

ferry_status ferryi_consensus_find(ferryi_pe *pe, const char *call, uint32_t ballot, uint64_t key, int n, int index,
                                   int *pes)
{
    ferryi_world *w = &pe->world;
    const uint64_t tag = ferryi_digest_mix(ferryi_digest_mix(8, (int64_t)key), 0) | (uint64_t)1 << 63;
    const uint64_t words[FERRYI_STATEMENT_WORDS] = { [FOUND_N] = (uint64_t)n, [FOUND_INDEX] = (uint64_t)index };
    int found, culprit = -1;
    ferry_status status = FERRY_SUCCESS;
    ferryi_spin spin;
    for (int i = 0; i < w->n_pes && pe->remote != NULL; i++)
        pe->remote_ops->meets(pe, ballot, &i, 1);
    state(&ferryi_segment_ctl(pe, w->my_pe)->ballots[ballot], tag, ++pe->teams.attempt[ballot], STEP_STATED, words);
    tell(pe);
    ferryi_spin_begin(&spin, w, w->timeout_ns);
    while ((found = find(pe, ballot, tag, n, pes, &culprit)) >= 0 && found < n && status == FERRY_SUCCESS)
        status = ferryi_spin_step(w, &spin, -1);
    ferryi_spin_end(w, &spin);
    if (found < 0) /* stays, so that all that come see it */
        return ferryi_error(FERRY_ERR_INVALID_ARG,
                            "PE %d cannot complete %s: PE %d gave the same key with another number of PEs than %d, or "
                            "an index that another PE gave",
                            w->my_pe, call, culprit, n);
    if (found == n)
        return FERRY_SUCCESS;
    ferryi_consensus_found(pe, ballot);
    if (status == FERRY_ERR_ABORTED)
        return ferryi_error(status, "PE %d ended %s: the job was aborted by PE %d", w->my_pe, call,
                            ferryi_fault_aborter(w));
    if (status == FERRY_ERR_PEER_LOST)
        return ferryi_error(status,
                            "PE %d cannot complete %s: a PE has died, perhaps one with this key: call "
                            "ferry_failure_ack(), then call again with a key and a number of PEs that live",
                            w->my_pe, call);
    return ferryi_error(
        status,
        "PE %d waited in %s for %d PEs with its key, of which %d came in time: see whether all make the "
        "call, then call again on all, or raise FERRY_TIMEOUT",
        w->my_pe, call, n, found);
}

void ferryi_consensus_found(ferryi_pe *pe, uint32_t ballot)
{
    ferryi_ballot *own = &ferryi_segment_ctl(pe, pe->world.my_pe)->ballots[ballot];
    ferryi_st_release_u64(&own->word, word_of(pe->teams.attempt[ballot], STEP_GONE));
    tell(pe);
}
