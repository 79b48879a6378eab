/* SPDX-License-Identifier: BSD-3-Clause */
/* The trace's observer: writes events into the rings that ferry-run reads.  A record is written when its call begins,
 * so that the call in which a PE died or hangs is on record, and completed when it ends. */
#include "observe/trace.h"
#include "device/machine/shared.h"
#include "observe/record.h"
#include "observe/trace_gpu.h"
#include "observe/trace_pe.h"
#include <stdio.h>
#include <stdlib.h>
#include <sys/syscall.h>
#include <unistd.h>

static int start(void)
{
    return ferryi_trace_open(getenv(FERRYI_TRACE_VARIABLE)) == 0;
}

static uint32_t caller(const ferryi_event *e)
{
    static __thread uint32_t id;
    if (e->flags & FERRYI_EVENT_IN_KERNEL)
        return e->in_thread;
    if (id == 0)
        id = (uint32_t)syscall(SYS_gettid);
    return id;
}

static uint64_t offset_of(const void *address)
{
    return address != NULL ? ferry_address_offset(address) : UINT64_MAX;
}

/* Which call of its group or object this one is. */
static void number(ferryi_trace_pe *t, const ferryi_event *e, ferryi_trace_record *r)
{
    switch (e->kind) {
    case FERRYI_EVENT_MALLOC:
    case FERRYI_EVENT_FREE:
    case FERRYI_EVENT_INIT:
    case FERRYI_EVENT_FINALIZE:
        ferryi_trace_together(t, e->kind, &r->group, &r->number, &r->n);
        break;
    case FERRYI_EVENT_MOE_SETUP:
    case FERRYI_EVENT_MOE_DISPATCH:
    case FERRYI_EVENT_MOE_COMBINE:
        ferryi_trace_moe(t, e->object, e->kind == FERRYI_EVENT_MOE_DISPATCH && (e->op & FERRY_MOE_DISPATCH_SEND) != 0,
                         &r->group, &r->number);
        break;
    case FERRYI_EVENT_TEAM:
        ferryi_trace_forget_teams(t);
        break;
    default:
        if (FERRYI_EVENT_IS_COLLECTIVE(e->kind))
            ferryi_trace_collective(t, e->team, &r->group, &r->number, &r->n);
        break;
    }
}

static void fill(ferryi_trace_pe *t, const ferryi_event *e, ferryi_trace_record *r)
{
    const void *address = e->word != NULL ? e->word : e->remote;
    const int on_board = e->kind == FERRYI_EVENT_BOARD_POST || e->kind == FERRYI_EVENT_BOARD_WAIT;
    r->begin_ns = e->begin_ns;
    r->end_ns = 0;
    r->pc = (uint64_t)(uintptr_t)e->pc;
    r->bytes = e->bytes;
    r->address = (uint64_t)(uintptr_t)address;
    r->remote = on_board ? r->address : offset_of(e->remote);
    r->word = e->word == NULL ? UINT64_MAX : e->word == e->remote ? r->remote : offset_of(e->word);
    r->value = e->value;
    r->result = 0;
    r->group = 0;
    r->file = e->file != NULL ? 1 + (uint64_t)ferryi_trace_name(t, e->file) : 0;
    r->number = 0;
    r->line = e->line;
    r->block = e->in_block;
    r->thread = caller(e);
    r->name = ferryi_trace_name(t, e->name);
    r->flags = (uint16_t)e->flags;
    r->target = (int16_t)e->target;
    r->status = 0;
    r->kind = (uint8_t)e->kind;
    r->cmp = (int8_t)e->cmp;
    r->op = (uint8_t)e->op;
    r->width = (uint8_t)(e->width <= 16 ? e->width : 0);
    r->n = (uint32_t)(e->n < UINT32_MAX ? e->n : UINT32_MAX);
    if (e->pc != NULL)
        ferryi_trace_know(t, r->pc);
    if (e->kind == FERRYI_EVENT_MALLOC && e->pc != NULL) { /* programs allocate by helpers of their own */
        r->value = (uint64_t)(uintptr_t)ferryi_observe_outer(e->pc);
        ferryi_trace_know(t, r->value);
    }
    number(t, e, r);
}

static uint64_t write_record(ferryi_trace_pe *t, const ferryi_event *e, int whole)
{
    const uint64_t ticket = 1 + __atomic_fetch_add(&t->header->head, 1, __ATOMIC_RELAXED);
    ferryi_trace_record *r = &t->ring[(ticket - 1) & t->mask];
    __atomic_store_n(&r->ticket, 0, __ATOMIC_RELAXED);
    __atomic_thread_fence(__ATOMIC_RELEASE);
    fill(t, e, r);
    if (whole) {
        r->end_ns = e->end_ns;
        r->status = (int16_t)e->status;
        r->result = e->result;
    }
    __atomic_store_n(&r->ticket, ticket, __ATOMIC_RELEASE);
    return ticket;
}

/* A loop that looks at a word until it has changed is one record, whose number counts the looks. */
static int is_look(const ferryi_event *e)
{
    return e->kind == FERRYI_EVENT_TEST ||
           (e->kind == FERRYI_EVENT_ATOMIC && e->op == FERRYI_OP_FETCH && (e->flags & FERRYI_EVENT_NBI) == 0);
}

static uint64_t look_again(ferryi_trace_pe *t, const ferryi_event *e)
{
    static __thread struct {
        const ferryi_trace_pe *t;
        const void *word, *from;
        uint64_t ticket;
        int32_t target;
    } last; /* of this thread */
    const void *from = e->pc != NULL ? e->pc : e->file;
    const int again = is_look(e) && last.t == t && last.word == e->word && last.from == from &&
                      last.target == e->target && (e->flags & FERRYI_EVENT_IN_KERNEL) == 0;
    ferryi_trace_record *r = &t->ring[(last.ticket - 1) & t->mask];
    if (again && __atomic_load_n(&r->ticket, __ATOMIC_ACQUIRE) == last.ticket) {
        r->number++;
        return last.ticket;
    }
    last.t = is_look(e) ? t : NULL;
    last.word = e->word;
    last.from = from;
    last.target = e->target;
    last.ticket = write_record(t, e, 0);
    if (is_look(e))
        t->ring[(last.ticket - 1) & t->mask].number = 1;
    return last.ticket;
}

static void event_begins(ferryi_event *e, uint64_t *kept)
{
    ferryi_trace_pe *t = e->pe >= 0 ? ferryi_trace_of(e->pe) : NULL;
    if (t != NULL && e->kind == FERRYI_EVENT_FINALIZE)
        ferryi_trace_gpu_end(t);
    *kept = t != NULL ? look_again(t, e) : 0;
}

/* The record of a call that was overtaken by a whole ring of others is written again. */
static void event_ends(ferryi_event *e, uint64_t *kept)
{
    ferryi_trace_pe *t = e->pe >= 0 ? ferryi_trace_of(e->pe) : NULL;
    if (t == NULL)
        return;
    if (e->kind == FERRYI_EVENT_INIT && e->status == FERRY_SUCCESS)
        ferryi_trace_gpu_begin(t);
    ferryi_trace_record *r = &t->ring[(*kept - 1) & t->mask];
    if (*kept == 0 || __atomic_load_n(&r->ticket, __ATOMIC_ACQUIRE) != *kept) {
        (void)write_record(t, e, 1);
        return;
    }
    r->status = (int16_t)e->status;
    r->flags = (uint16_t)e->flags;
    r->result = e->result;
    if (e->kind == FERRYI_EVENT_MALLOC && e->pointer != NULL) {
        r->address = (uint64_t)(uintptr_t)e->pointer;
        r->remote = offset_of(e->pointer);
    }
    if (e->kind == FERRYI_EVENT_MOE_SETUP || e->kind == FERRYI_EVENT_TEAM)
        ferryi_trace_forget_teams(t);
    __atomic_store_n(&r->end_ns, e->end_ns, __ATOMIC_RELEASE);
}

const ferryi_observer ferryi_trace_observer = {
    .name = "trace", .start = start, .begin = event_begins, .end = event_ends
};
