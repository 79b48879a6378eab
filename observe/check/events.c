/* SPDX-License-Identifier: BSD-3-Clause */
/* The observer of ferry-run --check: what each call means for the order of accesses. */
#include "observe/check/events.h"
#include "device/machine/shared.h"
#include <link.h>
#include <stdio.h>
#include <string.h>

static int has(struct dl_phdr_info *info, size_t size, void *library)
{
    (void)size;
    return strstr(info->dlpi_name, library) != NULL;
}

static int start(void)
{
    if (!check_open())
        return 0;
    check.head->is_shmem = dl_iterate_phdr(has, "libferry-shmem") != 0;
    check.head->is_nvshmem = dl_iterate_phdr(has, "libferry-nvshmem") != 0;
    ferryi_observe_gap = CHECK_GAP;
    return 1;
}

static void join_job(int pe)
{
    check_be(pe);
    if (!check.ready)
        return;
    check.reads = strcmp(ferry_space_name(), "host") == 0;
    (void)check_agent_main();
    check_memory_open();
    check_blocks_open();
    check_pe_is(CHECK_PE_RUNS);
}

static int waits(const ferryi_event *e)
{
    switch (e->kind) {
    case FERRYI_EVENT_WAIT:
    case FERRYI_EVENT_QUIET:
    case FERRYI_EVENT_FENCE:
    case FERRYI_EVENT_LOCK:
    case FERRYI_EVENT_TEAM:
    case FERRYI_EVENT_MALLOC:
    case FERRYI_EVENT_FREE:
    case FERRYI_EVENT_FINALIZE:
    case FERRYI_EVENT_MOE_SETUP:
    case FERRYI_EVENT_MOE_DISPATCH:
    case FERRYI_EVENT_MOE_COMBINE:
    case FERRYI_EVENT_BOARD_WAIT:
        return 1;
    default:
        return FERRYI_EVENT_IS_COLLECTIVE(e->kind);
    }
}

/* ---- Words that are no memory of the program: boards, and locks, which PE 0's memory stands for. */

enum { REGION_BOARD = 8, REGION_LOCK = 9 };

static void lock_word(const ferryi_event *e, check_agent *agent, const check_access *a, int release)
{
    uint32_t pe, region;
    uint64_t where;
    if (!check_locate(e->word, &pe, &region, &where))
        return;
    if (release)
        check_release(agent, 0, REGION_LOCK, where + region, -1, 0, 0, 8, a);
    else
        check_acquire(agent, 0, REGION_LOCK, where + region, CHECK_BY_ALL, 0, 0, 8, 0);
}

/* ---- MoE: dispatch and combine alternate. */

enum { MOST_MOES = 64 };
static struct moe_known {
    const void *moe;
    uint32_t place; /* of a dispatch that no combine has followed */
    int is_alone;   /* made by this PE without the others */
} moes[MOST_MOES];

/* The object's record, a new one if need be; NULL: no room. */
static struct moe_known *moe_of(const void *moe)
{
    for (int i = 0; i < MOST_MOES; i++)
        if (moes[i].moe == moe || moes[i].moe == NULL) {
            moes[i].moe = moe;
            return &moes[i];
        }
    return NULL;
}

static void moe_state(const void *moe, uint32_t place)
{
    if (moe_of(moe) != NULL)
        moe_of(moe)->place = place;
}

/* Whether a set-up is this PE's own affair: of an object that it makes, or has made, alone. */
static int is_moe_alone(const ferryi_event *e)
{
    return (e->flags & FERRYI_EVENT_ALONE) || ((e->flags & FERRYI_EVENT_DESTROYS) && e->object != NULL &&
                                               moe_of(e->object) != NULL && moe_of(e->object)->is_alone);
}

static void report_open_moe(const void *moe)
{
    for (int i = 0; i < MOST_MOES; i++)
        if (moes[i].place != 0 && (moe == NULL || moes[i].moe == moe)) {
            check_tell_text(CHECK_LEFT_OPEN, moes[i].place, "");
            moes[i].place = 0;
        }
}

/* ---- Begin. */

/* The contexts that a fence or a quiet covers.  On the default context ferry's cover all, OpenSHMEM's only its own; a
 * barrier covers all in both. */
static uint32_t first_slot(const ferryi_event *e)
{
    return e->ctx == FERRY_CTX_DEFAULT ? 0 : check_ctx_slot(e->ctx);
}

static uint32_t last_slot(const ferryi_event *e)
{
    const int alone = e->ctx != FERRY_CTX_DEFAULT ||
                      (check.head->is_shmem && (e->kind == FERRYI_EVENT_FENCE || e->kind == FERRYI_EVENT_QUIET));
    return alone ? first_slot(e) : CHECK_CTXS - 1;
}

/* How far the contexts were when this thread's fence or quiet began. */
static _Thread_local struct {
    uint32_t puts[CHECK_CTXS], gets[CHECK_CTXS];
} issued;

static void note_issued(void)
{
    for (uint32_t s = 0; s < CHECK_CTXS; s++) {
        issued.puts[s] = check_last_op(CHECK_LANE_PUT + s);
        issued.gets[s] = check_last_op(CHECK_LANE_GET + s);
    }
}

static void complete_issued(const ferryi_event *e, check_agent *agent)
{
    for (uint32_t s = first_slot(e); s <= last_slot(e); s++)
        check_complete(agent, s, issued.puts[s], issued.gets[s]);
}

static void fence_issued(const ferryi_event *e, check_agent *agent)
{
    for (uint32_t s = first_slot(e); s <= last_slot(e); s++)
        agent->fenced[s] = issued.puts[s] > agent->fenced[s] ? issued.puts[s] : agent->fenced[s];
}

static void complete_all(const ferryi_event *e, check_agent *agent)
{
    note_issued();
    complete_issued(e, agent);
}

static int is_of_world(const ferryi_event *e)
{
    return e->kind == FERRYI_EVENT_MALLOC || e->kind == FERRYI_EVENT_FREE || e->kind == FERRYI_EVENT_FINALIZE ||
           e->kind == FERRYI_EVENT_MOE_SETUP;
}

static int has_meeting(const ferryi_event *e)
{
    return is_of_world(e) || FERRYI_EVENT_IS_COLLECTIVE(e->kind) || e->kind == FERRYI_EVENT_TEAM;
}

/* What others learn of this PE when it comes to a collective. */
static uint64_t begin_meeting(const ferryi_event *e, check_agent *agent, check_access *a)
{
    int joins = 1;
    check_reads_end(agent);
    switch (e->kind) {
    case FERRYI_EVENT_BARRIER:
    case FERRYI_EVENT_MALLOC:
    case FERRYI_EVENT_FREE:
    case FERRYI_EVENT_FINALIZE:
        complete_all(e, agent);
        break;
    case FERRYI_EVENT_BROADCAST:
        joins = ferry_team_my_pe(e->team) == e->root;
        break;
    default:
        break;
    }
    if (FERRYI_EVENT_IS_COLLECTIVE_WITH_DATA(e->kind) && joins && !check_is_refused(e))
        check_collective_source(e, agent, a);
    return check_arrive(agent, is_of_world(e) ? FERRY_TEAM_WORLD : e->team, joins, e, a->place);
}

void check_begin(const ferryi_event *e, uint32_t place, uint64_t *kept)
{
    check_agent *agent = check_agent_now();
    check_access a = { .place = place };
    check_as_own(&a, agent);
    uint64_t meeting = 0;
    *kept = 0;
    if (!has_meeting(e) && check_is_refused(e))
        goto waits;
    switch (e->kind) {
    case FERRYI_EVENT_PUT:
        check_put(e, agent, &a);
        break;
    case FERRYI_EVENT_GET:
        check_get(e, agent, &a);
        break;
    case FERRYI_EVENT_PUT_SIGNAL:
    case FERRYI_EVENT_SIGNAL:
        check_signal(e, agent, &a);
        break;
    case FERRYI_EVENT_ATOMIC:
        check_atomic(e, agent, &a);
        break;
    case FERRYI_EVENT_FENCE:
    case FERRYI_EVENT_QUIET:
        note_issued();
        break;
    case FERRYI_EVENT_UNLOCK:
        complete_all(e, agent);
        lock_word(e, agent, &a, 1);
        break;
    case FERRYI_EVENT_FREE:
        if (e->own == NULL)
            break;
        check_block_free((void *)(uintptr_t)e->own, a.place);
        meeting = *kept = begin_meeting(e, agent, &a);
        break;
    case FERRYI_EVENT_FINALIZE:
        report_open_moe(NULL);
        meeting = *kept = begin_meeting(e, agent, &a);
        break;
    case FERRYI_EVENT_MALLOC:
        meeting = *kept = begin_meeting(e, agent, &a);
        break;
    case FERRYI_EVENT_MOE_SETUP:
        if (e->flags & FERRYI_EVENT_DESTROYS)
            report_open_moe(e->object);
        else if ((e->flags & FERRYI_EVENT_ALONE) && e->object != NULL)
            moe_state(e->object, 0); /* a PE that leaves need not combine any more */
        if (!is_moe_alone(e))
            meeting = *kept = begin_meeting(e, agent, &a);
        break;
    case FERRYI_EVENT_TEAM:
        if (e->team != FERRY_TEAM_INVALID && !(e->flags & FERRYI_EVENT_ALONE))
            meeting = *kept = begin_meeting(e, agent, &a);
        break;
    case FERRYI_EVENT_MOE_DISPATCH:
    case FERRYI_EVENT_MOE_COMBINE:
        *kept = a.place;
        if (e->op & (FERRY_MOE_DISPATCH_SEND | FERRY_MOE_COMBINE_SEND))
            check_moe_send(agent);
        break;
    case FERRYI_EVENT_BOARD_POST:
        check_release(agent, check.me, REGION_BOARD, (uintptr_t)e->remote, -1, 0, 0, 8, &a);
        break;
    default:
        if (FERRYI_EVENT_IS_COLLECTIVE(e->kind))
            meeting = *kept = begin_meeting(e, agent, &a);
        break;
    }
waits:
    if (waits(e) && !check_is_queued(e))
        check_wait_begins(e, a.place, meeting);
}

static uint32_t place_of(const ferryi_event *e)
{
    return check_place_of(e->file == NULL ? e->pc : NULL, e->file, e->line, e->name, (uint32_t)e->flags);
}

static void event_begins(ferryi_event *e, uint64_t *kept)
{
    *kept = 0;
    if (!check.ready || check_is_inside() || ((e->flags & FERRYI_EVENT_ON_STREAM) && !check_stream_begins(e, kept)))
        return;
    check_enter();
    check_begin(e, place_of(e), kept);
    check_exit();
}

/* ---- End. */

static uint64_t value_of(const ferryi_event *e, uint64_t i)
{
    uint64_t value = 0;
    if (!(e->flags & FERRYI_EVENT_LISTS) || !check.reads)
        return e->value;
    memcpy(&value, (const char *)e->values + i * e->width, e->width < 8 ? e->width : 8);
    return value;
}

/* Calls without a status return what they found. */
static int has_timed_out(const ferryi_event *e)
{
    if (e->flags & FERRYI_EVENT_STATUS)
        return e->status == FERRY_ERR_TIMEOUT;
    if (e->kind == FERRYI_EVENT_MALLOC)
        return e->pointer == NULL && e->bytes != 0 && ferry_last_error() == FERRY_ERR_TIMEOUT;
    if (e->kind != FERRYI_EVENT_WAIT)
        return 0;
    if (e->flags & FERRYI_EVENT_OF_SIGNAL)
        return !ferryi_event_accepts(e->cmp, e->value, e->result, 8, 0);
    return (e->flags & FERRYI_EVENT_ANY) && e->n != 0 && (e->result == SIZE_MAX || e->result == 0) &&
           ferry_last_error() == FERRY_ERR_TIMEOUT;
}

/* A wait or a test of words of this PE. */
static void end_wait(const ferryi_event *e, check_agent *agent)
{
    const int is_signed = (e->flags & FERRYI_EVENT_SIGNED) != 0, by_signal = (e->flags & FERRYI_EVENT_OF_SIGNAL) != 0;
    /* Which of several words has ended a wait in a stream is not told. */
    const int some = (e->flags & FERRYI_EVENT_SOME) || ((e->flags & FERRYI_EVENT_ANY) && check_is_queued(e));
    const int any = (e->flags & FERRYI_EVENT_ANY) && !some;
    uint32_t pe, region;
    uint64_t where;
    if (((e->flags & FERRYI_EVENT_STATUS) && e->status != FERRY_SUCCESS) || has_timed_out(e))
        return;
    if (e->kind == FERRYI_EVENT_TEST && !by_signal && !some && !any && e->result == 0)
        return; /* nothing was found */
    for (uint64_t i = 0; i < e->n; i++) {
        const char *word = (const char *)e->word + i * e->width;
        if ((e->skip != NULL && check.reads && e->skip[i] != 0) || (any && i != e->result) ||
            !check_locate(word, &pe, &region, &where))
            continue;
        if (by_signal)
            check_acquire(agent, pe, region, where, CHECK_BY_VALUE, 0, e->result, 8, 0);
        else
            check_acquire(agent, pe, region, where,
                          some || ((e->flags & FERRYI_EVENT_LISTS) && !check.reads) ? CHECK_BY_ALL : CHECK_BY_CONDITION,
                          e->cmp, value_of(e, i), (uint32_t)e->width, is_signed);
    }
}

static void end_atomic(const ferryi_event *e, check_agent *agent)
{
    const uint32_t target = (uint32_t)e->target - check.first;
    uint32_t pe, region;
    uint64_t where;
    if ((e->flags & FERRYI_EVENT_FETCHES) && !(e->flags & FERRYI_EVENT_NBI) && target < check.n_pes &&
        check_locate(e->remote, &pe, &region, &where))
        check_acquire(agent, target, region, where, CHECK_BY_ALL, 0, 0, (uint32_t)e->width, 0);
    else
        return;
    if (check_is_half(e))
        check_acquire(agent, target, region, where + 2, CHECK_BY_ALL, 0, 0, 2, 0);
}

void check_end(const ferryi_event *e, uint32_t place, const uint64_t *kept)
{
    check_agent *agent = check_agent_now();
    check_access a = { .place = place };
    const int done = !(e->flags & FERRYI_EVENT_STATUS) || e->status == FERRY_SUCCESS;
    switch (e->kind) {
    case FERRYI_EVENT_FENCE:
        if (done)
            fence_issued(e, agent);
        break;
    case FERRYI_EVENT_QUIET:
        if (check_is_queued(e))
            note_issued(); /* another thread has begun it */
        if (done) {
            complete_issued(e, agent);
            check_buffers_done(agent);
        }
        break;
    case FERRYI_EVENT_WAIT:
    case FERRYI_EVENT_TEST:
        if (!check_is_refused(e))
            end_wait(e, agent);
        break;
    case FERRYI_EVENT_ATOMIC:
        if (!check_is_refused(e))
            end_atomic(e, agent);
        break;
    case FERRYI_EVENT_LOCK:
        if (e->result == 1)
            lock_word(e, agent, &a, 0);
        break;
    case FERRYI_EVENT_UNLOCK:
        check_buffers_done(agent);
        break;
    case FERRYI_EVENT_BOARD_WAIT:
        if (done && (uint32_t)e->target - check.first < check.n_pes)
            check_acquire(agent, (uint32_t)e->target - check.first, REGION_BOARD, (uintptr_t)e->remote, CHECK_BY_ALL, 0,
                          0, 8, 0);
        break;
    case FERRYI_EVENT_MALLOC:
        check_leave(agent, *kept);
        check_buffers_done(agent);
        if (e->own != NULL && e->pointer != NULL)
            check_block_free((void *)(uintptr_t)e->own, a.place);
        if (e->pointer != NULL) {
            uint32_t caller[2];
            check_callers(e->pc, caller);
            check_block_add(e->pointer, e->bytes, a.place, caller);
        }
        break;
    case FERRYI_EVENT_FREE:
        if (!done && e->own != NULL)
            check_block_not_freed((void *)(uintptr_t)e->own);
        /* fall through */
    case FERRYI_EVENT_BARRIER:
        check_leave(agent, *kept);
        check_buffers_done(agent);
        break;
    case FERRYI_EVENT_FINALIZE:
        check_leave(agent, *kept);
        if (done) {
            check_pe_is(CHECK_PE_LEFT);
            check_blocks_end();
        }
        break;
    case FERRYI_EVENT_TEAM:
        check_leave(agent, *kept);
        if (e->flags & FERRYI_EVENT_DESTROYS)
            check_team_gone(e->team);
        else if (done && !(e->flags & FERRYI_EVENT_ALONE)) {
            check_team_made((ferry_team_t)e->result);
            check_team_made((ferry_team_t)e->value); /* a split into two; else 0, the world */
        }
        break;
    case FERRYI_EVENT_MOE_DISPATCH:
    case FERRYI_EVENT_MOE_COMBINE:
        if (e->op & (FERRY_MOE_DISPATCH_RECV | FERRY_MOE_COMBINE_RECV))
            check_moe_recv(agent);
        if (done)
            moe_state(e->object, e->kind == FERRYI_EVENT_MOE_DISPATCH ? (uint32_t)*kept : 0);
        break;
    case FERRYI_EVENT_MOE_SETUP:
        check_leave(agent, *kept);
        if (e->pointer != NULL && moe_of(e->pointer) != NULL) /* it is made */
            moe_of(e->pointer)->is_alone = (e->flags & FERRYI_EVENT_ALONE) != 0;
        break;
    default:
        if (FERRYI_EVENT_IS_COLLECTIVE(e->kind)) {
            check_leave(agent, *kept);
            if (done && FERRYI_EVENT_IS_COLLECTIVE_WITH_DATA(e->kind))
                check_collective_dest(e, agent, &a);
        }
        break;
    }
    if (*kept != 0 && has_meeting(e) && has_timed_out(e))
        check_leave_early(is_of_world(e) ? FERRY_TEAM_WORLD : e->team, *kept);
    if (waits(e) && !check_is_queued(e))
        check_wait_ends(e, has_timed_out(e));
}

static void event_ends(ferryi_event *e, uint64_t *kept)
{
    if (check_is_inside())
        return;
    if (e->kind == FERRYI_EVENT_INIT && e->status == FERRY_SUCCESS) {
        check_enter();
        if (check.ready) {
            check_blocks_begin();
            check_pe_is(CHECK_PE_RUNS);
        } else
            join_job(e->pe);
        check_exit();
        return;
    }
    if (!check.ready)
        return;
    if (check_is_queued(e)) {
        check_stream_ends(e, kept);
        return;
    }
    check_enter();
    check_end(e, place_of(e), kept);
    check_exit();
}

const ferryi_observer ferryi_check_observer = {
    .name = "check", .start = start, .begin = event_begins, .end = event_ends
};
