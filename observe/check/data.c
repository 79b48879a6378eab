/* SPDX-License-Identifier: BSD-3-Clause */
/* Calls that move data, as accesses of the memory of two PEs. */
#include "device/machine/shared.h"
#include "observe/check/events.h"
#include "runtime/base/digest.h"
#include <string.h>

/* Private memory that calls without a quiet use. */
static uint32_t n_buffers;

void check_as_own(check_access *access, const check_agent *agent)
{
    access->lane = agent->id % CHECK_LANES;
    access->epoch = agent->clock[agent->id];
    access->is_put = 0;
}

/* The local side.  What does not lie in symmetric memory matters while the call is under way, or beside threads. */
static void local_side(const ferryi_event *e, check_agent *agent, const check_access *call, const void *at, uint64_t n,
                       uint32_t flags)
{
    check_access a = *call;
    uint32_t pe, region;
    uint64_t where;
    const int nbi = (e->flags & FERRYI_EVENT_NBI) != 0;
    a.flags = flags | CHECK_SOURCE;
    if (!nbi)
        check_as_own(&a, agent);
    if (check_locate(at, &pe, &region, &where)) {
        if (!check_bounds(pe, region, where, n, &a))
            check_range(agent, pe, region, where, n, &a);
        return;
    }
    if (!nbi && !check_in_parallel() && n_buffers == 0)
        return;
    a.own_stack = check_is_own_stack((uintptr_t)at);
    if (nbi) {
        n_buffers++;
        check_watch(at, n);
    }
    check_range(agent, check.me, CHECK_PRIVATE, (uintptr_t)at, n, &a);
}

void check_buffers_done(check_agent *agent)
{
    (void)agent;
    if (n_buffers == 0 || check_in_parallel())
        return;
    n_buffers = 0;
    check_unwatch_private();
    check_private_clear();
}

/* 1: the range lies in symmetric memory, in a block; a range that does not is reported. */
static int far_side(const void *at, uint64_t n, uint32_t target, const check_access *a, uint32_t *region,
                    uint64_t *where)
{
    uint32_t pe;
    return check_locate(at, &pe, region, where) && !check_bounds(target, *region, *where, n, a);
}

static uint64_t element_of(const ferryi_event *e)
{
    return e->width * (e->block != 0 ? e->block : 1);
}

#define KNOWN_STATIC 64u /* the bounds of globals are not known for sure */
/* Two puts of the same value to one place need no order.  The bytes are there to be read if the range that they go to
 * is: the put reads them itself. */
static uint32_t digest_of(const ferryi_event *e, uint32_t region, uint64_t where)
{
    const int by_value = (e->flags & FERRYI_EVENT_BY_VALUE) != 0;
    if (e->own_stride != 0 || e->remote_stride != 0 || (by_value ? e->bytes > sizeof e->value : !check.reads) ||
        (!by_value && e->own == NULL))
        return 0;
    uint64_t h = where ^ e->bytes << 56 ^ (uint64_t)(uint32_t)e->target << 40 ^ (uint64_t)region << 38;
    h = ferryi_digest_add(h, by_value ? (const void *)&e->value : e->own, e->bytes);
    return (uint32_t)(h >> 16) | 1;
}

/* Both sides, element by element if they do not follow each other. */
static void move(const ferryi_event *e, check_agent *agent, const check_access *far_access, uint32_t far_flags,
                 uint32_t near_flags)
{
    const uint32_t target = (uint32_t)e->target - check.first;
    const uint64_t element = element_of(e);
    const int64_t far_step = e->remote_stride != 0 ? e->remote_stride : (int64_t)element;
    const int64_t near_step = e->own_stride != 0 ? e->own_stride : (int64_t)element;
    const int whole = far_step == (int64_t)element && near_step == (int64_t)element;
    const uint64_t parts = whole ? 1 : e->n, bytes = whole ? e->bytes : element;
    uint32_t region;
    uint64_t where;
    check_access a = *far_access;
    a.total = (uint32_t)e->bytes;
    a.width = (uint32_t)e->width;
    if (e->target < 0 || target >= check.n_pes || e->bytes == 0)
        return;
    /* All of it is looked at before any of it counts. */
    a.flags = far_flags;
    for (uint64_t i = 0; i < parts; i++)
        if (!far_side((const char *)e->remote + (int64_t)i * far_step, bytes, target, &a, &region, &where))
            return;
    for (uint64_t i = 0; i < parts; i++) {
        uint32_t pe;
        if (!check_locate((const char *)e->remote + (int64_t)i * far_step, &pe, &region, &where))
            return;
        if (i == 0 && a.op != 0 && a.is_put && (region != CHECK_STATIC || bytes <= KNOWN_STATIC))
            check_area(check.me)->op[a.op].digest = digest_of(e, region, where);
        check_range(agent, target, region, where, bytes, &a);
    }
    for (uint64_t i = 0; i < parts && e->own != NULL; i++)
        local_side(e, agent, far_access, (const char *)e->own + (int64_t)i * near_step, bytes, near_flags);
}

/* What a PE puts to itself takes effect at once: the pair is native, whatever the paths of others. */
static void in_ctx(const ferryi_event *e, check_access *a, uint32_t lanes)
{
    if (lanes == CHECK_LANE_PUT && (uint32_t)e->target - check.first == check.me && !(e->flags & FERRYI_EVENT_NBI)) {
        a->is_put = 1;
        a->op = check_record_op(a->lane, a->epoch);
        return; /* it is the agent's own access already */
    }
    a->lane = lanes + check_ctx_slot(e->ctx);
    a->epoch = check_begin_op(a->lane, &a->op);
    a->is_put = lanes == CHECK_LANE_PUT;
}

/* Small puts may be flags that somebody waits for. */
static void release_put(const ferryi_event *e, check_agent *agent, const check_access *a)
{
    const uint32_t target = (uint32_t)e->target - check.first;
    uint32_t pe, region;
    uint64_t where, value = 0;
    if (target >= check.n_pes || e->bytes == 0 || !check_locate(e->remote, &pe, &region, &where))
        return;
    if (e->bytes > 8) {
        /* A wait for a word of the range finds its updates here. */
        check_release_range(agent, target, region, where, e->bytes, a);
        return;
    }
    const int known = (e->own != NULL && check.reads) || (e->flags & FERRYI_EVENT_BY_VALUE);
    if (e->own != NULL && check.reads)
        memcpy(&value, e->own, e->bytes);
    else
        value = e->value;
    check_release(agent, target, region, where, FERRYI_OP_SET, value, known, (uint32_t)e->bytes, a);
}

void check_put(const ferryi_event *e, check_agent *agent, check_access *access)
{
    const int whole = e->bytes <= 8 && e->n == 1 && (e->bytes & (e->bytes - 1)) == 0 &&
                      (uintptr_t)e->remote % (e->bytes != 0 ? e->bytes : 1) == 0;
    in_ctx(e, access, CHECK_LANE_PUT);
    move(e, agent, access, CHECK_WRITE | (whole ? CHECK_WHOLE : 0), 0);
    release_put(e, agent, access);
}

/* ferry_..._g of a word. */
static int may_poll(const ferryi_event *e)
{
    return (e->flags & FERRYI_EVENT_BY_VALUE) && (e->width == 4 || e->width == 8) &&
           (uint32_t)e->target - check.first < check.n_pes;
}

void check_read_word(check_agent *agent, check_access *access, uint32_t pe, uint32_t region, uint64_t at,
                     uint32_t width)
{
    check_as_own(access, agent);
    access->width = width;
    access->flags = CHECK_LOCAL | CHECK_ATOMIC | CHECK_WHOLE; /* of whichever type */
    if (check_bounds(pe, region, at, width, access))
        return;
    if (check_polls(pe, region, at, access))
        check_polled(agent, pe, region, at);
    check_range(agent, pe, region, at, width, access);
}

void check_get(const ferryi_event *e, check_agent *agent, check_access *access)
{
    if (may_poll(e)) {
        uint32_t pe, region;
        uint64_t where;
        if (check_locate(e->remote, &pe, &region, &where))
            check_read_word(agent, access, (uint32_t)e->target - check.first, region, where, (uint32_t)e->width);
        return;
    }
    if (e->flags & FERRYI_EVENT_NBI)
        in_ctx(e, access, CHECK_LANE_GET);
    else
        check_as_own(access, agent);
    move(e, agent, access, 0, CHECK_WRITE);
}

/* Words of one kind are updated by one kind of atomics: integers of 4 bytes, of 8 bytes, float, double.  In OpenSHMEM
 * contexts of two teams are two domains. */
static uint32_t class_of(const ferryi_event *e)
{
    ferry_team_t team = FERRY_TEAM_WORLD;
    if (check.head->is_shmem && e->ctx != FERRY_CTX_DEFAULT) {
        if (ferry_ctx_get_team(e->ctx, &team) != FERRY_SUCCESS)
            team = FERRY_TEAM_WORLD;
    }
    const uint32_t real = e->flags & FERRYI_EVENT_REAL ? 2 : 0;
    return ((e->width == 8 ? 2u : 1u) + real + (team != FERRY_TEAM_WORLD ? 8u : 0u)) << CHECK_CLASS_AT;
}

int check_is_half(const ferryi_event *e)
{
    return check.head->is_shmem && e->op == FERRYI_OP_FETCH && e->width == 4 &&
           (uint32_t)e->target - check.first == check.me;
}

void check_atomic(const ferryi_event *e, check_agent *agent, check_access *access)
{
    const uint32_t target = (uint32_t)e->target - check.first;
    const int nbi = (e->flags & FERRYI_EVENT_NBI) != 0, writes = e->op != FERRYI_OP_FETCH;
    uint32_t region;
    uint64_t where;
    if (nbi)
        in_ctx(e, access, CHECK_LANE_GET);
    else if (e->flags & FERRYI_EVENT_FETCHES) {
        check_as_own(access, agent);
        access->is_put = 1;
    } else
        in_ctx(e, access, CHECK_LANE_PUT);
    access->width = (uint32_t)e->width;
    access->flags = CHECK_ATOMIC | class_of(e) | (writes ? CHECK_WRITE : 0u);
    if (check_is_half(e))
        return; /* the program reads neither beyond the word nor its other half */
    if (target >= check.n_pes || !far_side(e->remote, e->width, target, access, &region, &where))
        return;
    check_range(agent, target, region, where, e->width, access);
    if (nbi && e->own != NULL)
        local_side(e, agent, access, e->own, e->width, CHECK_WRITE);
    if (writes)
        check_release(agent, target, region, where, e->op, e->value, 1, (uint32_t)e->width, access);
}

void check_signal(const ferryi_event *e, check_agent *agent, check_access *access)
{
    const uint32_t target = (uint32_t)e->target - check.first;
    const int op = e->op == FERRY_SIGNAL_ADD ? FERRYI_OP_ADD : FERRYI_OP_SET;
    uint32_t region;
    uint64_t where;
    in_ctx(e, access, CHECK_LANE_PUT);
    if (e->kind == FERRYI_EVENT_PUT_SIGNAL)
        move(e, agent, access, CHECK_WRITE, 0);
    access->width = 8;
    access->total = 8;
    access->flags = CHECK_WRITE | CHECK_ATOMIC | 2u << CHECK_CLASS_AT;
    if (target >= check.n_pes || !far_side(e->word, 8, target, access, &region, &where))
        return;
    check_range(agent, target, region, where, 8, access);
    check_release(agent, target, region, where, op, e->value, 1, 8, access);
}

/* ---- Collectives: each PE's own arrays. */

static void own_array(const void *at, uint64_t n, check_agent *agent, check_access *a, uint32_t flags)
{
    uint32_t pe, region;
    uint64_t where;
    check_as_own(a, agent);
    a->flags = flags;
    a->total = (uint32_t)n;
    if (at == NULL || n == 0 || !check_locate(at, &pe, &region, &where) || pe != check.me)
        return;
    if (!check_bounds(pe, region, where, n, a))
        check_range(agent, pe, region, where, n, a);
}

static uint64_t members_of(const ferryi_event *e)
{
    if (e->team < FERRY_TEAM_INVALID)
        return ((uint32_t)e->team & 1023) + 1; /* an active set */
    const int n = ferry_team_n_pes(e->team);
    return n > 0 ? (uint64_t)n : 0;
}

void check_collective_source(const ferryi_event *e, check_agent *agent, check_access *access)
{
    const int many = e->kind == FERRYI_EVENT_ALLTOALL || e->kind == FERRYI_EVENT_REDUCESCATTER;
    access->width = (uint32_t)e->width;
    if (e->own_stride == 0 && e->remote_stride == 0)
        own_array(e->own, e->bytes * (many ? members_of(e) : 1), agent, access, CHECK_SOURCE);
}

void check_collective_dest(const ferryi_event *e, check_agent *agent, check_access *access)
{
    const int many = e->kind == FERRYI_EVENT_ALLTOALL || e->kind == FERRYI_EVENT_COLLECT;
    access->width = (uint32_t)e->width;
    /* Members of a collect may bring arrays of different lengths. */
    if (e->flags & FERRYI_EVENT_UNEQUAL)
        return;
    if (e->kind == FERRYI_EVENT_BROADCAST && e->team < FERRY_TEAM_INVALID)
        return; /* a broadcast on an active set leaves the root's own */
    if (e->own_stride == 0 && e->remote_stride == 0)
        own_array(e->remote, e->bytes * (many ? members_of(e) : 1), agent, access, CHECK_WRITE);
}
