/* SPDX-License-Identifier: BSD-3-Clause */
#include "runtime/state/agree.h"
#include "ferry/detail/ring/spin__funcs.h"
#include "ferry/diag.h"
#include "runtime/base/clock.h"
#include "runtime/base/log.h"
#include "runtime/state/doorbell.h"
#include "runtime/state/fault.h"
#include "runtime/state/segment.h"
#include <inttypes.h>
#include <stdio.h>

/* A decision is one word: round (35 bits), stated (1), status (5), culprit (11), rounds since the last success (12).
 *
 * A PE starts round r + 1 only after r is decided, so the newest decision is of the current round or of the round
 * before.  A success needs every PE.  So when a PE is late in a round, no later round can have succeeded, and the count
 * of rounds since the last success tells whether its round did, however many rounds the others have given up since. */
enum { STATED_BITS = 1, STATUS_BITS = 5, CULPRIT_BITS = 11, SINCE_BITS = 12 };
#define SINCE_MOST ((1u << SINCE_BITS) - 1)

typedef struct decision {
    ferry_status status;
    int culprit;
    int stated; /* 1: the culprit came, and stated that its own part had failed; 0: the others waited for it */
} decision;

#define OTHER_NODE_NS 1000000000u /* how long a PE of another node waits for PE 0's decision on its proposal */
#define LEFT_NS 20000000u         /* the same once PE 0 has left: its last frames may still be on their way */

static uint64_t decision_make(uint64_t round, decision d, uint64_t since)
{
    uint64_t word = round << STATED_BITS | (uint64_t)d.stated;
    word = word << STATUS_BITS | (uint64_t)d.status;
    word = word << CULPRIT_BITS | ((uint64_t)d.culprit & ((1u << CULPRIT_BITS) - 1));
    return word << SINCE_BITS | (since < SINCE_MOST ? since : SINCE_MOST);
}

static uint64_t decision_round(uint64_t word)
{
    return word >> (STATED_BITS + STATUS_BITS + CULPRIT_BITS + SINCE_BITS);
}

static decision decision_read(uint64_t word)
{
    return (decision){ .status = (ferry_status)(word >> (CULPRIT_BITS + SINCE_BITS) & ((1u << STATUS_BITS) - 1)),
                       .culprit = (int)(word >> SINCE_BITS & ((1u << CULPRIT_BITS) - 1)),
                       .stated = (int)(word >> (STATUS_BITS + CULPRIT_BITS + SINCE_BITS) & 1) };
}

static uint64_t decision_since(uint64_t word)
{
    return word & SINCE_MOST;
}

static const char *const what_names[] = {
    [FERRYI_WHAT_NONE] = "nothing",
    [FERRYI_WHAT_MALLOC] = "ferry_malloc",
    [FERRYI_WHAT_CALLOC] = "ferry_calloc",
    [FERRYI_WHAT_ALIGN] = "ferry_align",
    [FERRYI_WHAT_REALLOC] = "ferry_realloc",
    [FERRYI_WHAT_FREE] = "ferry_free",
    [FERRYI_WHAT_REGISTER] = "ferry_buffer_register",
    [FERRYI_WHAT_UNREGISTER] = "ferry_buffer_unregister",
    [FERRYI_WHAT_UNREGISTERED] = "the end of ferry_buffer_unregister",
    [FERRYI_WHAT_GROW] = "heap growth",
    [FERRYI_WHAT_GROWN] = "the end of heap growth",
    [FERRYI_WHAT_ZEROED] = "the end of ferry_calloc",
    [FERRYI_WHAT_INIT] = "ferry_init",
    [FERRYI_WHAT_PROBE] = "the probe of ferry_init",
    [FERRYI_WHAT_FINALIZE] = "ferry_finalize",
    [FERRYI_WHAT_MOE] = "ferry_moe_create",
    [FERRYI_WHAT_COMM] = "ferry_comm_create",
};

/* args: size, alignment, heap offset.  The text shows only values that its reader can recognise. */
static void describe(char *text, size_t size, uint32_t what, const uint64_t args[3])
{
    const char *name = what < sizeof what_names / sizeof *what_names ? what_names[what] : "another call";
    switch (what) {
    case FERRYI_WHAT_MALLOC:
    case FERRYI_WHAT_CALLOC:
    case FERRYI_WHAT_REGISTER:
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
    case FERRYI_WHAT_UNREGISTER:
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

static ferryi_verdicts *verdicts_of(const ferryi_pe *pe)
{
    return &ferryi_segment_ctl(pe, 0)->verdicts;
}

static uint64_t newest(const ferryi_pe *pe)
{
    const uint64_t word = ferryi_ld_acquire_u64(&verdicts_of(pe)->newest);
    return decision_round(pe->alone) > decision_round(word) ? pe->alone : word;
}

static int has_come(const ferryi_pe *pe, int peer, uint64_t round)
{
    return ferryi_ld_acquire_u64(&ferryi_segment_ctl(pe, peer)->vote.round) >= round;
}

static int has_left(const ferryi_pe *pe, int peer)
{
    return ferryi_ld_acquire_u32(&ferryi_segment_ctl(pe, peer)->state) == FERRY_PEER_FINALIZED;
}

static int is_leaving(const ferryi_pe *pe, int peer)
{
    return ferryi_ld_acquire_u32(&ferryi_segment_ctl(pe, peer)->vote.leaving) || has_left(pe, peer);
}

/* Other nodes have copies of what this PE has just stored. */
static void tell(ferryi_pe *pe)
{
    ferryi_waits_notify(&pe->world);
    if (pe->remote != NULL)
        pe->remote_ops->told(pe);
}

/* Returns the first PE that has not come to the round, or `otherwise`: for the message. */
static int first_missing(const ferryi_pe *pe, uint64_t round, int otherwise)
{
    for (int i = 0; i < pe->world.n_laid; i++)
        if (!has_come(pe, i, round))
            return i;
    return otherwise;
}

/* Returns a PE without which this round will never be decided, or -1: PE 0, which decides when all have come, or a PE
 * that will never come.  A PE that has lost another one leaves by ferryi_agree_to_leave and comes to no round; the dead
 * PE may have come before it died.  Only PEs of PE 0's node know whether a PE of another node came before it died;
 * other PEs assume that it did not.  Reading a copied control block that no frame has written would cost a page of page
 * tables for each pair. */
static int first_gone(const ferryi_pe *pe, uint64_t round)
{
    const int other_nodes =
        (ferryi_ld_acquire_u32(&pe->remote_left) | ferryi_ld_acquire_u32(&pe->world.ctl->n_lost)) != 0;
    const int me = pe->world.my_pe;
    if (ferryi_pair_is_lost(pe, 0))
        return 0;
    for (int i = 0; i < pe->world.n_laid; i++)
        if ((ferryi_pair_is_lost(pe, i) ||
             ((other_nodes || ferryi_pair_shares_node(pe, me, i)) && is_leaving(pe, i))) &&
            !has_come(pe, i, round))
            return i;
    return -1;
}

/* PE 0 is on another node, so its word is a copy here: asks PE 0 to decide.  If PE 0 has died, has left or does not
 * answer, this PE decides for itself alone. */
static void ask_pe_0_to_decide(ferryi_pe *pe, uint64_t round, decision d)
{
    uint64_t deadline = ferryi_deadline_after(OTHER_NODE_NS);
    int left = 0;
    pe->remote_ops->propose(pe, round, d.status, d.culprit);
    while (decision_round(newest(pe)) < round && !ferryi_pair_is_lost(pe, 0) && ferryi_now_ns() < deadline) {
        pe->remote_ops->polls(pe, 0, 1);
        ferryi_yield();
        if (!left && (left = has_left(pe, 0)) != 0)
            deadline = ferryi_deadline_after(LEFT_NS);
    }
    uint64_t last = newest(pe);
    if (decision_round(last) < round)
        pe->alone = decision_make(round, d, decision_since(last) + 1);
}

/* Decides this PE's round, unless another PE has decided it. */
static void decide(ferryi_pe *pe, uint64_t round, decision d)
{
    if (!ferryi_pair_shares_node(pe, pe->world.my_pe, 0)) {
        ask_pe_0_to_decide(pe, round, d);
        return;
    }
    ferryi_verdicts *v = verdicts_of(pe);
    uint64_t last = newest(pe);
    while (decision_round(last) < round) {
        /* PEs still in the previous round read that round's decision here.  All deciders store the same value. */
        ferryi_st_release_u64(&v->past[decision_round(last) % FERRYI_VERDICTS], last);
        uint64_t since = d.status == FERRY_SUCCESS ? 0 : decision_since(last) + 1;
        if (__atomic_compare_exchange_n(&v->newest, &last, decision_make(round, d, since), 0, __ATOMIC_ACQ_REL,
                                        __ATOMIC_ACQUIRE))
            break;
    }
    tell(pe);
}

void ferryi_agree_proposed(ferryi_pe *pe, uint64_t round, ferry_status status, int culprit)
{
    if (status == FERRY_ERR_TIMEOUT)
        culprit = first_missing(pe, round, culprit);
    decide(pe, round, (decision){ status, culprit, 0 });
}

static decision decided(const ferryi_pe *pe, uint64_t round)
{
    decision d = { .culprit = pe->world.my_pe };
    uint64_t last = newest(pe), word = last;
    if (decision_round(word) != round)
        word = ferryi_ld_acquire_u64(&verdicts_of(pe)->past[round % FERRYI_VERDICTS]);
    if (decision_round(word) == round) {
        d = decision_read(word);
        if (d.culprit >= pe->world.n_laid)
            d.culprit = pe->world.my_pe;
    } else { /* the others are many rounds ahead */
        d.status = decision_since(last) == decision_round(last) - round && decision_since(last) < SINCE_MOST
                       ? FERRY_SUCCESS
                       : FERRY_ERR_TIMEOUT;
    }
    return d;
}

/* On PE 0, once all PEs have come: looks for a failure, then compares the requests.  The arguments of a PE that refused
 * its own call are not those of the others. */
static decision compare(const ferryi_pe *pe, uint64_t round)
{
    const ferryi_world *w = &pe->world;
    const ferryi_vote *own = &w->ctl->vote;
    for (int i = 0; i < w->n_pes; i++) {
        const ferry_status status = (ferry_status)ferryi_segment_ctl(pe, i)->vote.status;
        if (status != FERRY_SUCCESS)
            return (decision){ status, i, 1 };
    }
    for (int i = 1; i < w->n_pes; i++) {
        const ferryi_vote *vote = &ferryi_segment_ctl(pe, i)->vote;
        if (same_request(vote, own))
            continue;
        /* A PE that has aborted the job goes on to ferry_finalize; has_come() acquires what it stored before. */
        if (ferryi_ld_relaxed_u32(&w->ctl->aborted))
            return (decision){ FERRY_ERR_ABORTED, i, 0 };
        ferryi_dissent *d = &w->ctl->verdicts.dissent[round % FERRYI_VERDICTS];
        d->culprit_what = vote->what;
        memcpy(d->args, vote->args, sizeof d->args);
        d->other_what = own->what;
        memcpy(d->other_args, own->args, sizeof d->other_args);
        ferryi_st_release_u64(&d->round, round);
        return (decision){ FERRY_ERR_ASYMMETRIC, i, 0 };
    }
    return (decision){ FERRY_SUCCESS, 0, 0 };
}

/* A set-up call that has waited for long leaves its core to the PE that is late. */
#define POLLS_PER_REST 64u
static void rest(ferryi_world *w, uint64_t started)
{
    const uint64_t now = ferryi_clock_ns();
    if (now - started >= FERRYI_REST_AFTER_NS && !ferryi_waits_sleep(w))
        ferryi_spin_rest(w, now, started);
}

/* Waits until the round is decided, or decides it if that is this PE's task.  A wait that must end looks once more:
 * while this PE was away, the others may have come. */
static void await_decision(ferryi_pe *pe, uint64_t round, uint64_t budget)
{
    ferryi_world *w = &pe->world;
    ferry_status status = FERRY_SUCCESS;
    ferryi_spin spin;
    int next = 0, culprit = -1;
    ferryi_spin_begin(&spin, w, budget);
    while (decision_round(newest(pe)) < round) {
        while (w->my_pe == 0 && next < w->n_pes && has_come(pe, next, round))
            next++;
        if (w->my_pe == 0 && next == w->n_pes) {
            decide(pe, round, compare(pe, round));
            break;
        }
        if (status != FERRY_SUCCESS) {
            decide(pe, round, (decision){ status, culprit, 0 });
            break;
        }
        status = ferryi_spin_step(w, &spin, w->my_pe);
        if (status != FERRY_SUCCESS) /* PE 0 knows the missing PE; if PE 0 does not answer, it is PE 0 */
            culprit = ferryi_pair_shares_node(pe, w->my_pe, 0) ? first_missing(pe, round, 0) : 0;
        else if (spin.polls % FERRYI_POLLS_PER_LOOK == 0 || ferryi_ld_relaxed_u32(&w->ctl->n_lost) != 0)
            culprit = first_gone(pe, round);
        if (status == FERRY_SUCCESS && spin.polls % POLLS_PER_REST == 0)
            rest(w, spin.started);
        if (status == FERRY_SUCCESS && culprit >= 0)
            status = FERRY_ERR_PEER_LOST;
    }
    ferryi_spin_end(w, &spin);
}

static ferry_status report_dissent(const ferryi_pe *pe, uint64_t round, const char *what, int culprit)
{
    char one[160], other[160];
    ferryi_dissent d = verdicts_of(pe)->dissent[round % FERRYI_VERDICTS];
    if (d.round != round)
        return ferryi_error(FERRY_ERR_ASYMMETRIC,
                            "PE %d made another call than %s, which PE 0 called: make the same collective calls in the "
                            "same order on all PEs",
                            culprit, what);
    describe(one, sizeof one, d.culprit_what, d.args);
    describe(other, sizeof other, d.other_what, d.other_args);
    return ferryi_error(FERRY_ERR_ASYMMETRIC,
                        "PE %d called %s, but PE 0 called %s: make the same collective calls with the same arguments "
                        "in the same order on all PEs",
                        culprit, one, other);
}

/* The deciding PE may have seen a death before this PE's service has.  So this PE waits until ferry_peer_state and
 * ferry_failure_ack show the death.  Returns the dead PE, as far as this PE knows. */
static int await_death_notice(const ferryi_pe *pe, int culprit)
{
    const struct timespec nap = { 0, 200000 };
    uint64_t deadline = ferryi_deadline_after(1000000000u); /* services get little CPU time on a busy machine */
    while (pe->env.liveness && !has_left(pe, culprit) && ferryi_now_ns() < deadline) {
        uint32_t n_lost = 0;
        int who = -1;
        for (int i = 0; i < pe->world.n_pes; i++)
            if (ferryi_pair_is_lost(pe, i)) {
                n_lost++;
                who = who < 0 || i == culprit ? i : who; /* a living culprit only reported the death */
            }
        if (who >= 0 && ferryi_ld_acquire_u32(&pe->world.ctl->n_lost) >= n_lost)
            return who;
        nanosleep(&nap, NULL);
    }
    return culprit;
}

static ferry_status say(const ferryi_pe *pe, uint64_t round, const char *what, ferry_status mine, decision d)
{
    const ferry_status status = d.status;
    int me = pe->world.my_pe, culprit = d.culprit;
    if (status == FERRY_ERR_PEER_LOST) {
        int gone = await_death_notice(pe, culprit);
        culprit = culprit == me && status == mine ? me : gone;
    }
    if (status == FERRY_SUCCESS || status == mine)
        return status; /* the code that found it has reported it, closer to the cause than another PE's failure */
    switch (status) {
    case FERRY_ERR_ASYMMETRIC:
        return report_dissent(pe, round, what, culprit);
    case FERRY_ERR_TIMEOUT:
        if (d.stated)
            break;
        if (culprit == me)
            return ferryi_error(status, "PE %d came too late to %s: the others had timed out: call again on all PEs",
                                me, what);
        return ferryi_error(
            status,
            "PE %d waited in %s for PE %d, which did not call it in time: see whether it runs and makes the same call, "
            "then call again on all PEs, or raise FERRY_TIMEOUT",
            me, what, culprit);
    case FERRY_ERR_PEER_LOST:
        return ferryi_error(status, "PE %d cannot complete %s: PE %d %s", me, what, culprit,
                            is_leaving(pe, culprit) ? "has left the job" : ferryi_pair_how_lost(pe, culprit));
    case FERRY_ERR_ABORTED:
        return ferryi_error(status, "PE %d ended %s: the job was aborted by PE %d", me, what,
                            ferryi_fault_aborter(&pe->world));
    default:
        break;
    }
    return ferryi_error(status, "%s failed on PE %d (%s): see its message", what, culprit, ferry_strerror(status));
}

/* Settles the failure like that of any wait: it may abort the job, or an earlier abort may have caused it. */
static ferry_status report(ferryi_pe *pe, uint64_t round, const char *what, ferry_status mine, decision d)
{
    int first;
    d.status = ferryi_fault_final_status(&pe->world, d.status, &first);
    const ferry_status status = say(pe, round, what, mine, d);
    if (first)
        ferryi_fault_end_peers(&pe->world, status);
    return status;
}

/* After a decision that this PE made alone: a later round may succeed only if PE 0 has decided that round as a failure,
 * too.  Else the PEs do not have the same state, or it is not known yet, and this PE lets the round fail for all. */
static ferry_status check_alone(ferryi_pe *pe, const char *what)
{
    const uint64_t word = pe->alone, round = decision_round(word);
    if (word == 0)
        return FERRY_SUCCESS;
    pe->alone = 0;
    if (decision_round(newest(pe)) >= round && decided(pe, round).status != FERRY_SUCCESS)
        return FERRY_SUCCESS;
    pe->alone = word;
    return ferryi_error(
        FERRY_ERR_TIMEOUT,
        "PE %d cannot take part in %s: it gave up an earlier such call alone, since PE 0 on node %s did "
        "not answer, and the others may have completed that call: see whether PE 0 runs, or start the "
        "job again",
        pe->world.my_pe, what, pe->topo[0].host);
}

ferry_status ferryi_agree(ferryi_pe *pe, ferry_call call, enum ferryi_what what, const uint64_t args[3],
                          ferry_status mine, uint64_t budget_ns)
{
    ferryi_vote *vote = &pe->world.ctl->vote;
    uint64_t round = ++pe->round;

    if (mine == FERRY_SUCCESS)
        mine = check_alone(pe, what_names[what]);
    /* Meanwhile another thread may copy a decided round for other nodes. */
    ferryi_st_relaxed_u32(&vote->what, what);
    ferryi_st_relaxed_u32(&vote->status, (uint32_t)mine);
    for (int i = 0; i < 3; i++)
        ferryi_st_relaxed_u64(&vote->args[i], args[i]);
    ferryi_st_release_u64(&vote->round, round);
    tell(pe);
    await_decision(pe, round, budget_ns);
    const decision d = decided(pe, round);
    /* During ferry_init the program has no job to abort: it gets the error and decides. */
    if (call == FERRY_CALL_INIT)
        return say(pe, round, what_names[what], mine, d);
    return report(pe, round, what_names[what], mine, d);
}

ferry_status ferryi_agree_on(const char *call, enum ferryi_what what, uint64_t step, uint64_t value, ferry_status mine)
{
    ferryi_pe *pe = ferryi_pe_of(ferryi_world_get());
    const uint64_t args[3] = { value, step, 0 };
    ferryi_fair_lock_take(&pe->heap.lock, FERRYI_MUTEX_HEAP);
    const ferry_status status = pe->world.n_pes == 0
                                    ? ferryi_world_refuse(call)
                                    : ferryi_agree(pe, FERRY_CALL_MALLOC, what, args, mine, pe->world.timeout_ns);
    ferryi_fair_lock_release(&pe->heap.lock);
    return status;
}

ferry_status ferryi_agree_to_leave(ferryi_pe *pe, uint64_t budget_ns)
{
    ferryi_world *w = &pe->world;
    ferry_status status = FERRY_SUCCESS;
    ferryi_spin spin;
    int i = 0;
    ferryi_st_release_u32(&w->ctl->vote.leaving, 1);
    tell(pe);
    ferryi_spin_begin(&spin, w, budget_ns);
    while (i < w->n_pes && status == FERRY_SUCCESS)
        if (ferryi_pair_is_lost(pe, i) || is_leaving(pe, i))
            i++;
        else
            status = ferryi_spin_step(w, &spin, w->my_pe);
    ferryi_spin_end(w, &spin);
    if (status == FERRY_SUCCESS)
        return status;
    return report(pe, 0, what_names[FERRYI_WHAT_FINALIZE], FERRY_SUCCESS, (decision){ status, i, 0 });
}
