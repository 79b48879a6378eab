/* SPDX-License-Identifier: BSD-3-Clause */
/* Calls that libferry refuses: they move nothing, so they count as nothing.  libferry says so when the call ends, which
 * is too late here: another PE may have seen before that what a call has done.  So libferry's rules stand here again,
 * as the contracts of the headers have them.  tests/checked/refused_calls_count_as_nothing.sh makes each call of the
 * table in each wrong way.  What is refused only for a range that reaches beyond its block is reported as out of
 * bounds. */
#include "device/machine/shared.h"
#include "observe/check/events.h"

static int fits(uint64_t n, uint64_t width)
{
    return width == 0 || n <= SIZE_MAX / 2 / width;
}

/* A peer's address of symmetric memory is none. */
static int is_no_symmetric(const void *at)
{
    return !ferry_addr_accessible(at, (int)(check.me + check.first));
}

/* What calls that a GPU's stream carries out move lies in the heap. */
static int is_no_place(const ferryi_event *e, const void *at)
{
    uint32_t pe, region;
    uint64_t where;
    return is_no_symmetric(at) ||
           (check_is_queued(e) && check_locate(at, &pe, &region, &where) && region != CHECK_HEAP);
}

static int is_no_word(const void *at, uint64_t width)
{
    return is_no_symmetric(at) || (uintptr_t)at % width != 0;
}

static int is_no_target(const ferryi_event *e)
{
    ferry_team_t team;
    return e->target < 0 || e->target >= ferry_n_pes() ||
           (e->ctx != FERRY_CTX_DEFAULT && ferry_ctx_get_team(e->ctx, &team) != FERRY_SUCCESS);
}

/* Strides that are too small, or with which the last element's place overflows. */
static int are_wrong_strides(const ferryi_event *e)
{
    const int64_t width = (int64_t)e->width, far = e->remote_stride / width, near = e->own_stride / width;
    const int64_t block = e->block != 0 ? (int64_t)e->block : 1, least = far < near ? far : near;
    const uint64_t most = far < near ? (uint64_t)near : (uint64_t)far;
    if (least < block)
        return 1;
    return e->n > 1 && most > (SIZE_MAX / 2 / e->width - (uint64_t)block) / (e->n - 1);
}

static int is_no_data(const ferryi_event *e)
{
    if (!fits(e->n, e->width) || !fits(e->block, e->width))
        return 1;
    if (e->n == 0 || e->width == 0 || e->bytes == 0)
        return 0;
    if ((e->flags & FERRYI_EVENT_STRIDED) && are_wrong_strides(e))
        return 1;
    return (e->own == NULL && !(e->flags & FERRYI_EVENT_BY_VALUE)) || is_no_place(e, e->remote);
}

static int is_no_signal(const ferryi_event *e)
{
    return is_no_word(e->word, 8) || (e->op != FERRY_SIGNAL_SET && e->op != FERRY_SIGNAL_ADD);
}

static int is_no_wait(const ferryi_event *e)
{
    const int has_cmp = e->cmp >= FERRY_CMP_EQ && e->cmp <= FERRY_CMP_LE;
    return (e->cmp != -1 && !has_cmp) || !fits(e->n, e->width) || (e->n != 0 && is_no_word(e->word, e->width));
}

static int is_no_collective(const ferryi_event *e)
{
    const int is_set = e->team < FERRY_TEAM_INVALID; /* an active set of OpenSHMEM's */
    const int n = is_set ? 1 : ferry_team_n_pes(e->team);
    if (n <= 0 || !fits(e->n, e->width * (uint64_t)n))
        return 1;
    if (e->kind == FERRYI_EVENT_BROADCAST && !is_set && (e->root < 0 || e->root >= n))
        return 1;
    return e->bytes != 0 && (is_no_place(e, e->remote) || is_no_place(e, e->own));
}

int check_is_refused(const ferryi_event *e)
{
    switch (e->kind) {
    case FERRYI_EVENT_PUT:
    case FERRYI_EVENT_GET:
        return is_no_target(e) || is_no_data(e);
    case FERRYI_EVENT_PUT_SIGNAL:
        return is_no_target(e) || is_no_data(e) || is_no_signal(e);
    case FERRYI_EVENT_SIGNAL:
        return is_no_target(e) || is_no_signal(e) || is_no_place(e, e->word);
    case FERRYI_EVENT_ATOMIC:
        return is_no_target(e) || is_no_word(e->remote, e->width) || ((e->flags & FERRYI_EVENT_NBI) && e->own == NULL);
    case FERRYI_EVENT_WAIT:
    case FERRYI_EVENT_TEST:
        return is_no_wait(e);
    case FERRYI_EVENT_LOCK:
    case FERRYI_EVENT_UNLOCK:
        return is_no_word(e->word, 8);
    default:
        return FERRYI_EVENT_IS_COLLECTIVE_WITH_DATA(e->kind) && is_no_collective(e);
    }
}
