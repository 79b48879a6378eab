/* SPDX-License-Identifier: BSD-3-Clause */
#include "runtime/agree.h"
#include "ferry/device/spin__funcs.h"
#include "ferry/diag.h"
#include "runtime/log.h"
#include <inttypes.h>
#include <stdio.h>

enum ferryi_vote_state { VOTE_CAST = 1, VOTE_COUNTED = 2, VOTE_WITHDRAWN = 3 };

static uint64_t vote_word(uint64_t round, enum ferryi_vote_state state)
{
    return round << 2 | (uint64_t)state;
}

static const char *const what_names[] = {
    [FERRYI_WHAT_NONE] = "nothing",
    [FERRYI_WHAT_MALLOC] = "ferry_malloc",
    [FERRYI_WHAT_CALLOC] = "ferry_calloc",
    [FERRYI_WHAT_ALIGN] = "ferry_align",
    [FERRYI_WHAT_REALLOC] = "ferry_realloc",
    [FERRYI_WHAT_FREE] = "ferry_free",
    [FERRYI_WHAT_GROW] = "heap growth",
    [FERRYI_WHAT_ZEROED] = "the end of ferry_calloc",
    [FERRYI_WHAT_INIT] = "ferry_init",
    [FERRYI_WHAT_PROBE] = "the probe of ferry_init",
    [FERRYI_WHAT_FINALIZE] = "ferry_finalize",
};

/* args: size, alignment, heap offset: what a reader of the message can recognise. */
static void describe(char *text, size_t size, uint32_t what, const uint64_t args[3])
{
    const char *name = what < sizeof what_names / sizeof *what_names ? what_names[what] : "another call";
    switch (what) {
    case FERRYI_WHAT_MALLOC:
    case FERRYI_WHAT_CALLOC:
        snprintf(text, size, "%s of %" PRIu64 " bytes", name, args[0]);
        break;
    case FERRYI_WHAT_ALIGN:
        snprintf(text, size, "%s of %" PRIu64 " bytes at a multiple of %" PRIu64, name, args[0], args[1]);
        break;
    case FERRYI_WHAT_REALLOC:
        snprintf(text, size, "%s of the block at heap offset 0x%" PRIx64 " to %" PRIu64 " bytes", name, args[2],
                 args[0]);
        break;
    case FERRYI_WHAT_FREE:
        snprintf(text, size, "%s of the block at heap offset 0x%" PRIx64, name, args[2]);
        break;
    default:
        snprintf(text, size, "%s", name);
        break;
    }
}

static int same_request(const ferryi_vote *a, const ferryi_vote *b)
{
    return a->what == b->what && a->args[0] == b->args[0] && a->args[1] == b->args[1] && a->args[2] == b->args[2];
}

/* How far a PE's vote has come, seen from outside. */
static uint64_t vote_of(const ferryi_pe *pe, int peer)
{
    return ferryi_ld_acquire_u64(&ferryi_segment_ctl(pe, peer)->vote.state);
}

static int has_come(uint64_t vote, uint64_t round)
{
    return vote >> 2 >= round;
}

/* Who has not come, for the message: the first such PE, or `otherwise`. */
static int first_missing(const ferryi_pe *pe, uint64_t round, int otherwise)
{
    for (int i = 0; i < pe->world.n_pes; i++)
        if (!has_come(vote_of(pe, i), round))
            return i;
    return otherwise;
}

/* PE 0, when all votes are cast or somebody will not come: counts, compares, publishes. */
static void decide(ferryi_pe *pe, uint64_t round, ferry_status status, int culprit)
{
    ferryi_world *w = &pe->world;
    ferryi_verdict *verdict = &w->ctl->verdict[round % FERRYI_VERDICTS];
    verdict->other = 0;
    verdict->other_what = w->ctl->vote.what;
    memcpy(verdict->other_args, w->ctl->vote.args, sizeof verdict->other_args);
    for (int i = 0; i < w->n_pes && status == FERRY_SUCCESS; i++) {
        ferryi_vote *vote = &ferryi_segment_ctl(pe, i)->vote;
        uint64_t cast = vote_word(round, VOTE_CAST);
        if (!__atomic_compare_exchange_n(&vote->state, &cast, vote_word(round, VOTE_COUNTED), 0, __ATOMIC_ACQ_REL,
                                         __ATOMIC_ACQUIRE)) {
            status = FERRY_ERR_TIMEOUT;
            culprit = i;
        }
    }
    for (int i = 0; i < w->n_pes && status == FERRY_SUCCESS; i++) {
        const ferryi_vote *vote = &ferryi_segment_ctl(pe, i)->vote;
        if (!same_request(vote, &w->ctl->vote)) {
            status = FERRY_ERR_ASYMMETRIC;
            culprit = i;
            verdict->culprit_what = vote->what;
            memcpy(verdict->args, vote->args, sizeof verdict->args);
        }
    }
    for (int i = 0; i < w->n_pes && status == FERRY_SUCCESS; i++) {
        const ferryi_vote *vote = &ferryi_segment_ctl(pe, i)->vote;
        if (vote->status != FERRY_SUCCESS) {
            status = (ferry_status)vote->status;
            culprit = i;
        }
    }
    verdict->status = (uint32_t)status;
    verdict->culprit = (uint32_t)culprit;
    ferryi_st_release_u64(&verdict->round, round);
}

/* PE 0's wait for the others. */
static void collect(ferryi_pe *pe, uint64_t round, uint64_t budget)
{
    ferryi_world *w = &pe->world;
    ferryi_spin spin;
    ferryi_spin_begin(&spin, w, budget);
    for (int i = 0; i < w->n_pes; i++) {
        while (!has_come(vote_of(pe, i), round)) {
            ferry_status status = ferryi_spin_step(w, &spin, i);
            /* Somebody who came has left again: the round has failed, and waiting longer helps nobody. */
            for (int j = 1; j < w->n_pes && status == FERRY_SUCCESS && spin.polls % FERRYI_POLLS_PER_LOOK == 0; j++)
                if (vote_of(pe, j) == vote_word(round, VOTE_WITHDRAWN))
                    status = FERRY_ERR_TIMEOUT;
            if (status != FERRY_SUCCESS) {
                ferryi_spin_end(w, &spin);
                decide(pe, round, status, i);
                return;
            }
        }
    }
    ferryi_spin_end(w, &spin);
    decide(pe, round, FERRY_SUCCESS, -1);
}

/* The others' wait for PE 0's verdict.  Returns 0 when this PE withdrew, with *status and *culprit. */
static int await_verdict(ferryi_pe *pe, uint64_t round, uint64_t budget, ferry_status *status, int *culprit)
{
    ferryi_world *w = &pe->world;
    ferryi_verdict *verdict = &ferryi_segment_ctl(pe, 0)->verdict[round % FERRYI_VERDICTS];
    int counted = 0;
    ferryi_spin spin;
    ferryi_spin_begin(&spin, w, budget);
    while (ferryi_ld_acquire_u64(&verdict->round) < round) {
        *status = ferryi_spin_step(w, &spin, 0);
        if (*status == FERRY_SUCCESS)
            continue;
        uint64_t cast = vote_word(round, VOTE_CAST);
        *culprit = first_missing(pe, round, 0);
        if (!counted && !__atomic_compare_exchange_n(&w->ctl->vote.state, &cast, vote_word(round, VOTE_WITHDRAWN), 0,
                                                     __ATOMIC_ACQ_REL, __ATOMIC_ACQUIRE)) {
            /* PE 0 has counted the vote: its verdict is a few instructions away. */
            counted = 1;
            if (*status == FERRY_ERR_TIMEOUT) {
                ferryi_spin_end(w, &spin);
                ferryi_spin_begin(&spin, w, budget);
                continue;
            }
        }
        ferryi_spin_end(w, &spin);
        return 0;
    }
    ferryi_spin_end(w, &spin);
    return 1;
}

static ferry_status report(const ferryi_pe *pe, const char *what, const ferryi_verdict *v)
{
    char one[160], other[160];
    switch ((ferry_status)v->status) {
    case FERRY_SUCCESS:
        return FERRY_SUCCESS;
    case FERRY_ERR_ASYMMETRIC:
        describe(one, sizeof one, v->culprit_what, v->args);
        describe(other, sizeof other, v->other_what, v->other_args);
        return ferryi_error(FERRY_ERR_ASYMMETRIC,
                            "PE %" PRIu32 " called %s, but PE %" PRIu32
                            " called %s: all PEs must make the same collective calls with the same arguments in the "
                            "same order",
                            v->culprit, one, v->other, other);
    case FERRY_ERR_TIMEOUT:
        if ((int)v->culprit == pe->world.my_pe)
            return ferryi_error(
                FERRY_ERR_TIMEOUT,
                "PE %d came too late to %s: the others had given up waiting for it; call again on all PEs",
                pe->world.my_pe, what);
        return ferryi_error(FERRY_ERR_TIMEOUT,
                            "PE %d waited in %s for PE %" PRIu32
                            ", which did not come in time or had given up before: it is stopped, busy, or calls "
                            "something else; call again on "
                            "all PEs, or raise FERRY_TIMEOUT",
                            pe->world.my_pe, what, v->culprit);
    case FERRY_ERR_PEER_LOST:
        return ferryi_error(FERRY_ERR_PEER_LOST, "PE %d cannot complete %s: PE %" PRIu32 " has died", pe->world.my_pe,
                            what, v->culprit);
    case FERRY_ERR_ABORTED:
        return ferryi_error(FERRY_ERR_ABORTED, "PE %d ended %s: the job was aborted by PE %d", pe->world.my_pe, what,
                            pe->world.ctl->abort_pe);
    default:
        if ((int)v->culprit == pe->world.my_pe)
            return (ferry_status)v->status; /* said where it was decided */
        return ferryi_error((ferry_status)v->status, "%s failed on PE %" PRIu32 " (%s): see its message", what,
                            v->culprit, ferry_strerror((ferry_status)v->status));
    }
}

ferry_status ferryi_agree(ferryi_pe *pe, ferry_call call, enum ferryi_what what, const uint64_t args[3],
                          ferry_status mine, uint64_t budget_ns)
{
    ferryi_world *w = &pe->world;
    ferryi_vote *vote = &w->ctl->vote;
    uint64_t round = ++pe->round;
    ferry_status status;
    int culprit;
    (void)call;

    vote->what = what;
    vote->status = (uint32_t)mine;
    memcpy(vote->args, args, sizeof vote->args);
    ferryi_st_release_u64(&vote->state, vote_word(round, VOTE_CAST));

    if (w->my_pe == 0)
        collect(pe, round, budget_ns);
    else if (!await_verdict(pe, round, budget_ns, &status, &culprit)) {
        ferryi_verdict own = { 0 };
        own.status = (uint32_t)status;
        own.culprit = (uint32_t)culprit;
        return report(pe, what_names[what], &own);
    }
    ferryi_verdict verdict = ferryi_segment_ctl(pe, 0)->verdict[round % FERRYI_VERDICTS];
    if (verdict.round != round) { /* overwritten: this PE is many rounds behind */
        verdict.status = FERRY_ERR_TIMEOUT;
        verdict.culprit = (uint32_t)w->my_pe;
    }
    return report(pe, what_names[what], &verdict);
}
