/* SPDX-License-Identifier: BSD-3-Clause */
#include "runtime/meet.h"
#include "ferry/device/spin__funcs.h"
#include "runtime/log.h"

/* A desk's word: attempt, step.  Whoever comes takes the attempt after its last one, or the highest that it sees
 * another PE at with the same tag, so that PEs with different pasts find each other. */
enum { STEP_GONE, STEP_STATED, STEP_AGREED, STEP_REFUSED, STEP_BITS = 2 };

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

static ferryi_desk *desk_of(const ferryi_pe *pe, const ferryi_meeting *m, int peer)
{
    return &ferryi_segment_ctl(pe, peer)->desks[m->desk];
}

/* What is known of a member in this attempt. */
enum news { NEWS_NONE, NEWS_STATED, NEWS_VERDICT, NEWS_ENDED, NEWS_AHEAD };

/* One look at a member's desk.  words: its statement; value: its verdict, the outcome, or the attempt it is ahead with.
 */
static enum news look(ferryi_desk *desk, uint64_t tag, uint64_t attempt, uint64_t *words, uint64_t *value)
{
    uint64_t word = ferryi_ld_acquire_u64(&desk->word);
    int same = ferryi_ld_relaxed_u64(&desk->tag) == tag;
    for (int i = 0; i < FERRYI_STATEMENT_WORDS; i++)
        words[i] = ferryi_ld_relaxed_u64(&desk->words[i]);
    ferryi_fence_acquire();
    if (ferryi_ld_relaxed_u64(&desk->word) != word)
        return NEWS_NONE; /* it is being changed: look again */
    /* Looked at last: whoever is seen at a later meeting has said before how this one ended. */
    uint64_t ended = ferryi_ld_acquire_u64(&desk->ended[attempt % FERRYI_MEETINGS_KEPT]);
    if (ended >> 1 == attempt) {
        *value = ended & 1;
        return NEWS_ENDED;
    }
    if (!same || step_of(word) == STEP_GONE || attempt_of(word) < attempt)
        return NEWS_NONE;
    *value = attempt_of(word) > attempt ? attempt_of(word) : step_of(word) == STEP_AGREED;
    if (attempt_of(word) > attempt)
        return NEWS_AHEAD;
    return step_of(word) == STEP_STATED ? NEWS_STATED : NEWS_VERDICT;
}

/* Waits for a member to be at `least` in this attempt.  *ahead: the attempt to go on with instead, or 0. */
static ferry_status await(ferryi_pe *pe, ferryi_spin *spin, const ferryi_meeting *m, int peer, uint64_t attempt,
                          enum news least, uint64_t *words, uint64_t *value, uint64_t *ahead)
{
    for (;;) {
        enum news news = look(desk_of(pe, m, peer), m->tag, attempt, words, value);
        if (news == NEWS_AHEAD) {
            *ahead = *value;
            return FERRY_SUCCESS;
        }
        if (news >= least)
            return FERRY_SUCCESS;
        ferry_status status = ferryi_spin_step(&pe->world, spin, peer);
        /* The bit of a death may come before the poll that looks for it. */
        if (status == FERRY_SUCCESS && __atomic_load_n(&pe->peer_state[peer], __ATOMIC_ACQUIRE) == FERRY_PEER_LOST)
            status = FERRY_ERR_PEER_LOST;
        if (status != FERRY_SUCCESS)
            return status;
    }
}

static void state(ferryi_desk *desk, const ferryi_meeting *m, uint64_t attempt)
{
    ferryi_st_relaxed_u64(&desk->word, word_of(attempt, STEP_GONE));
    ferryi_fence_release(); /* whoever reads one of the new words finds the old word changed */
    ferryi_st_relaxed_u64(&desk->tag, m->tag);
    for (int i = 0; i < FERRYI_STATEMENT_WORDS; i++)
        ferryi_st_relaxed_u64(&desk->words[i], m->words[i]);
    ferryi_st_release_u64(&desk->word, word_of(attempt, STEP_STATED));
}

/* One attempt.  *ahead: see await(). */
static ferry_status attempt_once(ferryi_pe *pe, ferryi_spin *spin, const ferryi_meeting *m, uint64_t attempt,
                                 int *culprit, int *outcome, uint64_t *ahead)
{
    ferryi_desk *own = desk_of(pe, m, pe->world.my_pe);
    uint64_t all[FERRYI_STATEMENT_WORDS], words[FERRYI_STATEMENT_WORDS], value = 0;
    ferry_status status = FERRY_SUCCESS;
    state(own, m, attempt);
    memcpy(all, m->words, sizeof all);
    for (int i = 0; i < m->n && *ahead == 0; i++) {
        *culprit = m->pes[i];
        status = await(pe, spin, m, m->pes[i], attempt, NEWS_STATED, words, &value, ahead);
        if (status != FERRY_SUCCESS)
            return status;
        for (int k = 0; k < FERRYI_STATEMENT_WORDS; k++)
            all[k] &= words[k];
    }
    if (*ahead != 0)
        return FERRY_SUCCESS;
    int verdict = m->settle(m->ctx, all);
    *outcome = verdict;
    ferryi_st_release_u64(&own->word, word_of(attempt, verdict ? STEP_AGREED : STEP_REFUSED));
    for (int i = 0; i < m->n && status == FERRY_SUCCESS && *ahead == 0; i++) {
        *culprit = m->pes[i];
        status = await(pe, spin, m, m->pes[i], attempt, NEWS_VERDICT, words, &value, ahead);
        *outcome &= (int)value;
    }
    if (status != FERRY_SUCCESS || *ahead != 0)
        (void)m->settle(m->ctx, NULL);
    return status;
}

ferry_status ferryi_meet(ferryi_pe *pe, const ferryi_meeting *m, uint64_t budget_ns, int *outcome)
{
    uint64_t *attempt = &pe->teams.attempt[m->desk], ahead;
    int culprit = pe->world.my_pe;
    ferry_status status;
    ferryi_spin spin;
    pthread_mutex_lock(&pe->teams.desk_lock[m->desk]);
    ferryi_desk *own = desk_of(pe, m, pe->world.my_pe);
    ferryi_spin_begin(&spin, &pe->world, budget_ns);
    ++*attempt;
    do {
        ahead = 0;
        status = attempt_once(pe, &spin, m, *attempt, &culprit, outcome, &ahead);
        if (ahead > *attempt)
            *attempt = ahead;
    } while (status == FERRY_SUCCESS && ahead != 0);
    ferryi_spin_end(&pe->world, &spin);
    if (status == FERRY_SUCCESS)
        ferryi_st_release_u64(&own->ended[*attempt % FERRYI_MEETINGS_KEPT], *attempt << 1 | (uint64_t)*outcome);
    else
        ferryi_st_release_u64(&own->word, word_of(*attempt, STEP_GONE));
    pthread_mutex_unlock(&pe->teams.desk_lock[m->desk]);
    switch (status) {
    case FERRY_SUCCESS:
        return status;
    case FERRY_ERR_PEER_LOST:
        return ferryi_error(status, "PE %d cannot complete %s: PE %d has died; leave it out (ferry_team_from_list)",
                            pe->world.my_pe, m->call, culprit);
    case FERRY_ERR_ABORTED:
        return ferryi_error(status, "PE %d ended %s: the job was aborted by PE %d", pe->world.my_pe, m->call,
                            pe->world.ctl->abort_pe);
    default:
        return ferryi_error(status,
                            "PE %d waited in %s for PE %d, which did not come in time: it is stopped, busy, or calls "
                            "something else; call again on all members, or raise FERRY_TIMEOUT",
                            pe->world.my_pe, m->call, culprit);
    }
}
