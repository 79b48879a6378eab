/* SPDX-License-Identifier: BSD-3-Clause */
/* Agents, their clocks, and the lanes of contexts. */
#include "observe/check/engine.h"
#include <stdlib.h>
#include <string.h>

static _Thread_local check_agent *current;
static check_agent *own;
/* Epochs so far of each lane of this PE. */
static uint32_t epochs[CHECK_LANES];
static uint32_t n_ops;

check_agent *check_agent_main(void)
{
    if (own == NULL)
        own = check_agent_make(0, NULL);
    return own;
}

check_agent *check_agent_now(void)
{
    return current != NULL ? current : check_agent_main();
}

void check_agent_set(check_agent *agent)
{
    current = agent;
}

/* Threads beyond the lanes share them, and so are taken to be ordered. */
check_agent *check_agent_make(uint32_t lane, const check_agent *parent)
{
    check_agent *a = calloc(1, sizeof *a);
    uint32_t *clock = calloc(check.n_clock, sizeof *clock);
    if (a == NULL || clock == NULL)
        abort(); /* the sentence of the C library's allocator is not ours to give */
    if (parent != NULL) {
        memcpy(clock, parent->clock, check.n_clock * sizeof *clock);
        memcpy(a->fenced, parent->fenced, sizeof a->fenced);
    }
    a->clock = clock;
    a->id = check.me * CHECK_LANES + lane;
    a->clock[a->id] = ++epochs[lane];
    return a;
}

static uint32_t thread_of_lane[CHECK_LANES];

void check_agent_runs_on(check_agent *agent, uint32_t thread)
{
    thread_of_lane[agent->id % CHECK_LANES] = thread;
}

int check_is_same_thread(const check_agent *agent, uint32_t lane)
{
    return thread_of_lane[lane] != 0 && thread_of_lane[lane] == thread_of_lane[agent->id % CHECK_LANES];
}

void check_agent_free(check_agent *agent)
{
    free(agent->clock);
    free(agent);
}

void check_join(uint32_t *clock, const uint32_t *other)
{
    for (uint32_t i = 0; i < check.n_clock; i++)
        clock[i] = other[i] > clock[i] ? other[i] : clock[i];
}

void check_publish(check_agent *agent, uint32_t *clock, int join)
{
    if (join)
        check_join(clock, agent->clock);
    else
        memcpy(clock, agent->clock, check.n_clock * sizeof *clock);
    agent->clock[agent->id] = ++epochs[agent->id % CHECK_LANES];
}

uint32_t check_ctx_slot(ferry_ctx_t ctx)
{
    return ctx == FERRY_CTX_DEFAULT ? 0 : 1 + ((uint32_t)ctx % (CHECK_CTXS - 1));
}

uint32_t check_record_op(uint32_t lane, uint32_t epoch)
{
    const uint32_t op = 1 + n_ops++ % (CHECK_OPS - 1);
    check_area(check.me)->op[op] = (check_op){ .epoch = epoch, .lane = lane };
    return op;
}

uint32_t check_begin_op(uint32_t lane, uint32_t *op)
{
    *op = check_record_op(lane, ++epochs[lane]);
    return epochs[lane];
}

uint32_t check_last_op(uint32_t lane)
{
    return epochs[lane];
}

void check_complete(check_agent *agent, uint32_t slot, uint32_t puts, uint32_t gets)
{
    const uint32_t first = check.me * CHECK_LANES;
    uint32_t *put = &agent->clock[first + CHECK_LANE_PUT + slot], *get = &agent->clock[first + CHECK_LANE_GET + slot];
    *put = puts > *put ? puts : *put;
    *get = gets > *get ? gets : *get;
}
