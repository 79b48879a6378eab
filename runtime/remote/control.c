/* SPDX-License-Identifier: BSD-3-Clause */
/* Words of control blocks across nodes.  PEs of one node read each other's control block; PEs of other nodes read
 * copies.  A copy's words are stored in the order in which the owner stores its own words (agree.c, consensus.c). */
#include "ferry/detail/machine/prim.h"
#include "runtime/base/clock.h"
#include "runtime/remote/link.h"
#include "runtime/state/agree.h"
#include "runtime/state/fault.h"
#include "runtime/state/segment.h"
#include <string.h>

typedef struct vote_item {
    uint64_t round, args[3];
    uint32_t what, status, leaving, state;
} vote_item;

/* ---- What has changed. */

/* The fields are stored before the round's number.  They change only after the round is decided, when no PE reads them
 * any more. */
static void vote_read(const ferryi_ctl *ctl, ferryi_vote *vote, uint32_t *state)
{
    memset(vote, 0, sizeof *vote);
    *state = ferryi_ld_acquire_u32(&ctl->state);
    vote->leaving = ferryi_ld_acquire_u32(&ctl->vote.leaving);
    vote->round = ferryi_ld_acquire_u64(&ctl->vote.round);
    vote->what = ferryi_ld_relaxed_u32(&ctl->vote.what);
    vote->status = ferryi_ld_relaxed_u32(&ctl->vote.status);
    for (int i = 0; i < 3; i++)
        vote->args[i] = ferryi_ld_relaxed_u64(&ctl->vote.args[i]);
}

/* 0: the PE is changing its ballot; it tells again when it has. */
static int ballot_read(const ferryi_ballot *own, ferryi_ballot *ballot)
{
    memset(ballot, 0, sizeof *ballot);
    ballot->word = ferryi_ld_acquire_u64(&own->word);
    ballot->tag = ferryi_ld_relaxed_u64(&own->tag);
    for (int i = 0; i < FERRYI_STATEMENT_WORDS; i++)
        ballot->words[i] = ferryi_ld_relaxed_u64(&own->words[i]);
    ferryi_fence_acquire();
    if (ferryi_ld_relaxed_u64(&own->word) != ballot->word)
        return 0;
    for (int i = 0; i < FERRYI_MEETINGS_KEPT; i++)
        ballot->ended[i] = ferryi_ld_acquire_u64(&own->ended[i]);
    return 1;
}

static void verdicts_read(const ferryi_verdicts *own, ferryi_verdicts *v)
{
    memset(v, 0, sizeof *v);
    v->newest = ferryi_ld_acquire_u64(&own->newest);
    for (int i = 0; i < FERRYI_VERDICTS; i++) {
        v->past[i] = ferryi_ld_acquire_u64(&own->past[i]);
        v->dissent[i] = own->dissent[i];
    }
}

/* Which PEs need which words.  Votes: the PEs that decide (agree.h).  A PE leaves a job in which PEs have died: all
 * PEs.  A PE has left: the PEs that talk to it, since the others learn it by their connection.  Ballots: the PEs of the
 * meeting.  PE 0's verdicts: all PEs. */
void ferryi_control_scan(ferryi_remote *r)
{
    const ferryi_ctl *ctl = r->pe->world.ctl;
    ferryi_vote vote;
    ferryi_verdicts verdicts;
    ferryi_ballot ballot;
    uint32_t state, changed = 0;
    uint64_t ballots = 0;
    vote_read(ctl, &vote, &state);
    const int leaves = vote.leaving != r->vote.leaving, ends = state != r->state && state == FERRY_PEER_FINALIZED;
    if (state != r->state || memcmp(&vote, &r->vote, sizeof vote) != 0) {
        changed |= CONTROL_VOTE;
        r->vote = vote;
        r->state = state;
    }
    if (r->pe->world.my_pe == 0) {
        verdicts_read(&ctl->verdicts, &verdicts);
        if (memcmp(&verdicts, &r->verdicts, sizeof verdicts) != 0) {
            changed |= CONTROL_VERDICTS;
            r->verdicts = verdicts;
        }
    }
    for (int i = 0; i < FERRYI_BALLOTS; i++)
        if (ballot_read(&ctl->ballots[i], &ballot) && memcmp(&ballot, &r->ballots[i], sizeof ballot) != 0) {
            ballots |= (uint64_t)1 << i;
            r->ballots[i] = ballot;
        }
    for (int i = 0; i < r->n_links; i++) {
        ferryi_link *l = ferryi_link_made(r, i);
        uint32_t control = changed;
        if (!ferryi_link_is_far(r, i))
            continue;
        if (!ferryi_pair_shares_node(r->pe, r->peers[i].peer, 0) && !leaves &&
            !(ends && l != NULL && ferryi_ld_relaxed_u32(&l->talks)))
            control &= ~(uint32_t)CONTROL_VOTE;
        if (l != NULL)
            l->ballots |= ballots & __atomic_load_n(&l->shared, __ATOMIC_ACQUIRE);
        if (control == 0 && (l == NULL || l->ballots == 0))
            continue;
        l = ferryi_link_at(r, i);
        (void)__atomic_or_fetch(&l->control, control, __ATOMIC_RELAXED);
        ferryi_link_talk(r, l);
    }
}

/* ---- Packing, under the lock, which the words' writers hold, too.  A bit is set after its words are stored. */

static int pack(ferryi_link *l, ferryi_frame_writer *f, uint32_t bit, uint32_t kind, const void *bytes, uint32_t n)
{
    if ((__atomic_load_n(&l->control, __ATOMIC_ACQUIRE) & bit) == 0)
        return 1;
    (void)__atomic_and_fetch(&l->control, ~bit, __ATOMIC_ACQ_REL);
    void *at = ferryi_frame_item(f, kind, 0, n);
    if (at == NULL) {
        (void)__atomic_or_fetch(&l->control, bit, __ATOMIC_RELAXED);
        return 0;
    }
    memcpy(at, bytes, n);
    return 1;
}

static int pack_ballots(ferryi_remote *r, ferryi_link *l, ferryi_frame_writer *f)
{
    while (l->ballots != 0) {
        const uint32_t i = (uint32_t)__builtin_ctzll(l->ballots);
        void *at = ferryi_frame_item(f, ITEM_BALLOT, i, sizeof r->ballots[i]);
        if (at == NULL)
            return 0;
        memcpy(at, &r->ballots[i], sizeof r->ballots[i]);
        l->ballots &= l->ballots - 1;
    }
    return 1;
}

/* The vote goes last, because a PE that has left sends nothing more.  1: all words had room. */
int ferryi_control_pack(ferryi_remote *r, ferryi_link *l, ferryi_frame_writer *f)
{
    const vote_item vote = { r->vote.round,   { r->vote.args[0], r->vote.args[1], r->vote.args[2] },
                             r->vote.what,    r->vote.status,
                             r->vote.leaving, r->state };
    const uint64_t proposal[2] = { r->proposal.round,
                                   (uint64_t)r->proposal.status << 32 | (uint32_t)r->proposal.culprit };
    const int leaves =
        (__atomic_load_n(&l->control, __ATOMIC_ACQUIRE) & CONTROL_VOTE) != 0 && r->state == FERRY_PEER_FINALIZED;
    if (!pack(l, f, CONTROL_ABORT_ASK, ITEM_ABORT_ASK, &r->abort_by, sizeof r->abort_by) ||
        !pack(l, f, CONTROL_ABORTED, ITEM_ABORTED, &r->abort_by, sizeof r->abort_by) ||
        !pack(l, f, CONTROL_EXIT, ITEM_EXIT, &r->exit_code, sizeof r->exit_code) ||
        !pack(l, f, CONTROL_VERDICTS, ITEM_VERDICTS, &r->verdicts, sizeof r->verdicts) || !pack_ballots(r, l, f) ||
        !pack(l, f, CONTROL_PROPOSAL, ITEM_PROPOSAL, proposal, sizeof proposal) ||
        !pack(l, f, CONTROL_VOTE, ITEM_VOTE, &vote, sizeof vote))
        return 0;
    if (leaves) {
        l->bye_sent = 1;
        l->bye_at = l->sent;
    }
    return 1;
}

/* ---- Unpacking. */

static void vote_store(ferryi_link *l, ferryi_ctl *ctl, const vote_item *vote)
{
    ferryi_st_relaxed_u32(&ctl->vote.what, vote->what);
    ferryi_st_relaxed_u32(&ctl->vote.status, vote->status);
    for (int i = 0; i < 3; i++)
        ferryi_st_relaxed_u64(&ctl->vote.args[i], vote->args[i]);
    ferryi_st_release_u64(&ctl->vote.round, vote->round);
    ferryi_st_release_u32(&ctl->vote.leaving, vote->leaving);
    uint32_t before = ferryi_ld_relaxed_u32(&ctl->state); /* live.c may store that it has left */
    if (before != FERRY_PEER_FINALIZED)
        (void)ferryi_atom_cas_u32(&ctl->state, before, vote->state);
    l->bye |= vote->state == FERRY_PEER_FINALIZED;
}

/* `ended` first: it is older than a statement that comes with it. */
static void ballot_store(ferryi_ballot *copy, const ferryi_ballot *ballot)
{
    for (int i = 0; i < FERRYI_MEETINGS_KEPT; i++)
        ferryi_st_release_u64(&copy->ended[i], ballot->ended[i]);
    if (ferryi_ld_relaxed_u64(&copy->word) == ballot->word)
        return;
    ferryi_st_relaxed_u64(&copy->word, 0);
    ferryi_fence_release(); /* a reader of any new word also sees that copy->word has changed */
    ferryi_st_relaxed_u64(&copy->tag, ballot->tag);
    for (int i = 0; i < FERRYI_STATEMENT_WORDS; i++)
        ferryi_st_relaxed_u64(&copy->words[i], ballot->words[i]);
    ferryi_st_release_u64(&copy->word, ballot->word);
}

static void verdicts_store(ferryi_verdicts *copy, const ferryi_verdicts *v)
{
    for (int i = 0; i < FERRYI_VERDICTS; i++) {
        copy->dissent[i] = v->dissent[i];
        ferryi_st_release_u64(&copy->past[i], v->past[i]);
    }
    ferryi_st_release_u64(&copy->newest, v->newest);
}

static int propose(ferryi_remote *r, const uint64_t words[2])
{
    const uint32_t status = (uint32_t)(words[1] >> 32), culprit = (uint32_t)words[1];
    if (r->pe->world.my_pe != 0 || status == FERRY_SUCCESS || status > FERRY_ERR_EMPTY ||
        culprit >= (uint32_t)r->pe->world.n_laid)
        return -1;
    ferryi_agree_proposed(r->pe, words[0], (ferry_status)status, (int)culprit);
    return 0;
}

/* PE 0 has decided which PE aborts the job.  The others learn it from PE 0, and from the PE that aborts. */
static void abort_ask(ferryi_remote *r, uint64_t by)
{
    r->abort_by = ferryi_fault_abort_for(r->pe, by);
    for (int i = 0; i < r->n_links; i++)
        if (ferryi_link_is_far(r, i)) {
            ferryi_link *l = ferryi_link_at(r, i);
            (void)__atomic_or_fetch(&l->control, CONTROL_ABORTED, __ATOMIC_RELEASE);
            ferryi_link_talk(r, l);
        }
}

int ferryi_control_unpack(ferryi_remote *r, ferryi_link *l, uint32_t kind, uint32_t arg, const void *bytes, uint32_t n)
{
    ferryi_ctl *copy = ferryi_segment_ctl(r->pe, l->peer), *own = r->pe->world.ctl;
    union {
        vote_item vote;
        ferryi_ballot ballot;
        ferryi_verdicts verdicts;
        uint64_t words[2];
        int32_t code;
    } u;
    static const size_t sizes[] = {
        [ITEM_VOTE] = sizeof u.vote,      [ITEM_BALLOT] = sizeof u.ballot,      [ITEM_VERDICTS] = sizeof u.verdicts,
        [ITEM_PROPOSAL] = sizeof u.words, [ITEM_ABORT_ASK] = sizeof u.words[0], [ITEM_ABORTED] = sizeof u.words[0],
        [ITEM_EXIT] = sizeof u.code
    };
    if (kind >= sizeof sizes / sizeof *sizes || n == 0 || n != sizes[kind])
        return -1;
    memcpy(&u, bytes, n);
    switch (kind) {
    case ITEM_VOTE:
        if (u.vote.state > FERRY_PEER_LOST || u.vote.status > FERRY_ERR_EMPTY)
            return -1;
        vote_store(l, copy, &u.vote);
        if (u.vote.state == FERRY_PEER_FINALIZED)
            ferryi_st_release_u32(&r->pe->remote_left, 1);
        return 0;
    case ITEM_BALLOT:
        if (arg >= FERRYI_BALLOTS)
            return -1;
        ballot_store(&copy->ballots[arg], &u.ballot);
        return 0;
    case ITEM_VERDICTS:
        if (l->peer != 0)
            return -1;
        verdicts_store(&copy->verdicts, &u.verdicts);
        return 0;
    case ITEM_PROPOSAL:
        return propose(r, u.words);
    case ITEM_ABORT_ASK:
        if (r->pe->world.my_pe != 0)
            return -1;
        abort_ask(r, u.words[0]);
        return 0;
    case ITEM_ABORTED:
        ferryi_fault_aborted_by(r->pe, u.words[0]);
        return 0;
    default: /* ITEM_EXIT: the service ends the process */
        ferryi_st_relaxed_u32((uint32_t *)&own->exit_status, (uint32_t)u.code);
        ferryi_st_release_u32(&own->exiting, 1);
        return 0;
    }
}
