/* SPDX-License-Identifier: BSD-3-Clause */
/* What was done to each 8 bytes of memory: the last accesses of several agents, compared with each new one. */
#include "observe/check/engine.h"
#include <stdlib.h>
#include <string.h>

#ifndef __clang__
#pragma GCC optimize("O2") /* each byte that is put passes here */
#endif

/* ---- This process's own memory, a page at a time: only what calls without a quiet have in use, and all that threads
 * of a parallel region touch. */

enum { BUCKETS = 1024, PAGE = 4096 };
typedef struct page {
    struct page *next;
    uint64_t number;
    check_cell cell[PAGE / 8][CHECK_CELLS];
} page;
static page *pages[BUCKETS];

static check_cell *private_cells(uint64_t at)
{
    const uint64_t number = at / PAGE;
    page **bucket = &pages[number * 0x9e3779b97f4a7c15u >> 54], *p = *bucket;
    while (p != NULL && p->number != number)
        p = p->next;
    if (p == NULL) {
        p = calloc(1, sizeof *p);
        if (p == NULL)
            return NULL;
        p->number = number;
        p->next = *bucket;
        *bucket = p;
    }
    return p->cell[at % PAGE / 8];
}

void check_private_clear(void)
{
    for (int i = 0; i < BUCKETS; i++)
        while (pages[i] != NULL) {
            page *p = pages[i];
            pages[i] = p->next;
            free(p);
        }
}

/* Beyond the span nothing is compared. */
static check_cell *cells_of(uint32_t pe, uint32_t region, uint64_t at)
{
    if (region == CHECK_PRIVATE)
        return private_cells(at);
    if (at >= (region == CHECK_HEAP ? CHECK_HEAP_SPAN : CHECK_STATIC_SPAN)) {
        check_area(pe)->not_watched = 1;
        return NULL;
    }
    const uint64_t granule = (region == CHECK_HEAP ? 0 : CHECK_HEAP_SPAN / 8) + at / 8;
    char *shadow = check.base + check_shadow_at(check.n_pes, pe);
    return (check_cell *)(void *)shadow + granule * CHECK_CELLS;
}

/* ---- Order. */

static int is_learned(const check_agent *agent, uint32_t pe, uint32_t by, uint32_t slot, uint32_t epoch)
{
    const check_learned *l = &check_area(pe)->learned[by][slot];
    if (epoch <= l->everybody)
        return 1;
    for (uint32_t i = 0; i < l->n; i++)
        if (epoch <= l->of[i].upto && l->of[i].since <= agent->clock[l->of[i].agent])
            return 1;
    return 0;
}

/* Whether the agent knows that the operation is complete.  A record that was used again belongs to an operation of long
 * ago: nothing is said of it. */
int check_is_op_known(const check_agent *agent, uint32_t pe, uint32_t number, uint32_t epoch, uint32_t lane)
{
    const check_op *op = &check_area(pe)->op[number];
    if (op->epoch != epoch || op->lane != lane || op->n_known > 2)
        return 1;
    for (uint32_t i = 0; i < op->n_known; i++)
        if (op->since[i] <= agent->clock[op->agent[i]])
            return 1;
    return 0;
}

static int is_before(const check_agent *agent, uint32_t pe, uint32_t region, const check_cell *c,
                     const check_access *access)
{
    const uint32_t by = c->agent / CHECK_LANES, lane = c->agent % CHECK_LANES;
    if (c->epoch <= agent->clock[c->agent])
        return 1;
    if (lane == 0 || lane >= CHECK_LANE_THREAD)
        return c->agent == agent->id || (access->own_stack && by == check.me && check_is_same_thread(agent, lane));
    if (c->agent == check.me * CHECK_LANES + access->lane && c->epoch == access->epoch)
        return 1; /* the same call */
    if (lane < CHECK_LANE_GET) {
        const uint32_t slot = lane - CHECK_LANE_PUT;
        if (by == check.me && access->is_put && c->epoch <= agent->fenced[slot])
            return 1;
        if (region != CHECK_PRIVATE && is_learned(agent, pe, by, slot, c->epoch))
            return 1;
    }
    return check_is_op_known(agent, by, c->op, c->epoch, lane);
}

/* Both are puts, and put the same; or the one before was long ago, and its record was used again. */
static int put_the_same(const check_cell *c, const check_access *a)
{
    const check_op *op = &check_area(c->agent / CHECK_LANES)->op[c->op];
    if (c->op == 0)
        return 0;
    if (op->epoch != c->epoch || op->lane != c->agent % CHECK_LANES)
        return 1;
    return op->digest != 0 && op->digest == check_area(check.me)->op[a->op].digest;
}

/* Threads of one PE that load and store are no matter of ferry's; in private memory a call must be one of the two. */
static int conflicts(const check_cell *c, const check_access *a, uint32_t region)
{
    const int loads_and_stores = (c->flags & a->flags & CHECK_LOCAL) && c->agent / CHECK_LANES == check.me;
    if (loads_and_stores || (region == CHECK_PRIVATE && ((c->flags | a->flags) & CHECK_SOURCE) == 0))
        return 0;
    if (put_the_same(c, a))
        return 0;
    const int c_whole = (c->flags & CHECK_WHOLE) == CHECK_WHOLE, a_whole = (a->flags & CHECK_WHOLE) == CHECK_WHOLE;
    /* An atomic load beside a put of a whole word sees the old value or the new one. */
    if (((c->flags | a->flags) & CHECK_LOCAL) &&
        ((c_whole && (a_whole || (a->flags & CHECK_ATOMIC))) || (a_whole && (c->flags & CHECK_ATOMIC))))
        return 0;
    if (((c->flags | a->flags) & CHECK_WRITE) == 0)
        return 0;
    return !(c->flags & a->flags & CHECK_ATOMIC) ||
           (!c_whole && !a_whole && c->flags >> CHECK_CLASS_AT != (int)(a->flags >> CHECK_CLASS_AT));
}

static void put_in(check_cell cells[CHECK_CELLS], const check_cell *new_cell, const unsigned char *old)
{
    int to = -1;
    for (int i = 0; i < CHECK_CELLS && to < 0; i++) {
        const check_cell *c = &cells[i];
        const int covered = (c->mask & ~new_cell->mask) == 0;
        /* An ordered access says nothing more once a write covers it, or a read covers a read. */
        if (c->epoch == 0 || (covered && old[i] && ((new_cell->flags & CHECK_WRITE) || !(c->flags & CHECK_WRITE))))
            to = i;
        else if (covered && c->agent == new_cell->agent && c->flags == new_cell->flags)
            to = i;
    }
    for (int i = 0; i < CHECK_CELLS && to < 0; i++)
        if (old[i] && !(cells[i].flags & CHECK_WRITE))
            to = i;
    for (int i = 0; i < CHECK_CELLS && to < 0; i++)
        if (old[i])
            to = i;
    for (int i = 0; i < CHECK_CELLS && (new_cell->flags & CHECK_WRITE); i++)
        if (old[i] && (cells[i].mask & ~new_cell->mask) == 0 && (cells[i].flags & CHECK_ATOMIC))
            cells[i].epoch = 0; /* check_is_kept asks */
    cells[to < 0 ? (int)(new_cell->epoch % CHECK_CELLS) : to] = *new_cell;
}

void check_range(check_agent *agent, uint32_t pe, uint32_t region, uint64_t at, uint64_t n, const check_access *access)
{
    const uint64_t end = at + n;
    check_cell worst = { 0 };
    uint64_t where = 0;
    check_pe *area = check_area(pe);
    if (n == 0)
        return;
    check_catch_up(agent);
    if (region != CHECK_PRIVATE)
        check_lock(&area->lock);
    for (uint64_t granule = at & ~(uint64_t)7; granule < end; granule += 8) {
        check_cell *cells = cells_of(pe, region, granule);
        if (cells == NULL)
            break;
        unsigned char old[CHECK_CELLS];
        const unsigned low = granule < at ? (unsigned)(at - granule) : 0;
        const unsigned high = end - granule < 8 ? (unsigned)(end - granule) : 8;
        const check_cell new_cell = { .epoch = access->epoch,
                                      .agent = check.me * CHECK_LANES + access->lane,
                                      .place = access->place,
                                      .op = (uint16_t)access->op,
                                      .mask = (uint8_t)(0xff >> (8 - high) & 0xff << low),
                                      .flags = (uint8_t)access->flags };
        for (int i = 0; i < CHECK_CELLS; i++) {
            const check_cell *c = &cells[i];
            old[i] = c->epoch == 0 || is_before(agent, pe, region, c, access);
            /* A call says more than the stores that carry it out. */
            if (!old[i] && (c->mask & new_cell.mask) &&
                (worst.epoch == 0 || ((worst.flags & CHECK_LOCAL) && !(c->flags & CHECK_LOCAL))) &&
                conflicts(c, access, region)) {
                worst = *c;
                const unsigned from = (unsigned)__builtin_ctz(c->mask & new_cell.mask);
                where = granule + from;
            }
        }
        put_in(cells, &new_cell, old);
    }
    if (region != CHECK_PRIVATE)
        check_unlock(&area->lock);
    if (worst.epoch != 0)
        check_tell((worst.flags & access->flags & CHECK_ATOMIC) ? CHECK_DOMAIN : CHECK_RACE, pe, region, where, access,
                   &worst, n);
}

int check_is_repeated(const check_agent *agent, uint32_t pe, uint32_t region, uint64_t at, uint64_t n, uint32_t flags)
{
    if (region == CHECK_PRIVATE || at / 8 != (at + n - 1) / 8 || agent->n_polled != 0)
        return 0;
    const check_cell *cells = cells_of(pe, region, at);
    const uint8_t mask = (uint8_t)((0xff >> (8 - n)) << at % 8);
    for (int i = 0; cells != NULL && i < CHECK_CELLS; i++)
        if (cells[i].agent == agent->id && cells[i].epoch == agent->clock[agent->id] && (mask & ~cells[i].mask) == 0 &&
            cells[i].flags == flags)
            return 1;
    return 0;
}

int check_is_kept(uint32_t pe, uint32_t region, uint64_t at, const check_access *access)
{
    const check_cell *cells = cells_of(pe, region, at);
    for (int i = 0; cells != NULL && i < CHECK_CELLS; i++)
        if (cells[i].agent == check.me * CHECK_LANES + access->lane && cells[i].flags == access->flags &&
            cells[i].epoch >= access->epoch)
            return 1;
    return 0;
}
