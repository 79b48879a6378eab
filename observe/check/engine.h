/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRYI_CHECK_ENGINE_H
#define FERRYI_CHECK_ENGINE_H

#include "observe/check/layout.h"
#include "observe/observe.h"
#include <stddef.h>

/* What runs code and knows something: a PE, or one of its OpenMP threads. */
typedef struct check_agent {
    uint32_t id;     /* PE x CHECK_LANES + lane */
    uint32_t *clock; /* [n_pes x CHECK_LANES] */
    uint32_t fenced[CHECK_CTXS];
    struct {
        uint32_t pe, word, seen;
    } polled[8]; /* words that it loaded by atomics */
    uint32_t n_polled;
} check_agent;

/* One access as it is compared with those before it. */
typedef struct check_access {
    uint32_t flags, place, width;
    uint32_t lane; /* of the PE; the agent's own, or that of a context's puts or gets */
    uint32_t epoch;
    uint32_t op;
    uint32_t total; /* bytes of the whole call */
    int own_stack;  /* private memory of the calling thread */
    int is_put;     /* a fence orders it behind earlier puts */
} check_access;

/* ---- shared.c: the memory that PEs share. */

typedef struct check_state {
    check_head *head;
    char *base;
    uint32_t n_pes, first, me; /* PEs of this machine, the first one's number, this one's index among them */
    uint32_t n_clock;
    uint32_t process;
    int ready;
    int reads; /* memory that calls name may be read here: it is not a GPU's */
} check_state;
extern check_state check;

/* Maps the memory; 0: there is none, and a sentence says why. */
int check_open(void);
/* This process is PE `pe` of the job. */
void check_be(int pe);
check_pe *check_area(uint32_t pe);
uint32_t *check_word_clock(uint32_t pe, uint32_t word, uint32_t update); /* update CHECK_HISTORY: of older ones */
uint32_t *check_meeting_clock(uint32_t team, uint32_t meeting);
void check_lock(uint32_t *lock);
void check_unlock(uint32_t *lock);
/* Numbers of places, the same place for the same call. */
/* The two callers of the function that made this call. */
void check_callers(const void *pc, uint32_t caller[2]);
uint32_t check_place_of(const void *pc, const char *file, uint32_t line, const char *name, uint32_t flags);

/* ---- clock.c: agents. */

check_agent *check_agent_now(void);
check_agent *check_agent_main(void);
void check_agent_set(check_agent *agent); /* of the calling thread; NULL: the PE's own */
check_agent *check_agent_make(uint32_t lane, const check_agent *parent);
/* Says which thread of the system runs the agent; and whether it runs that of a lane, too. */
void check_agent_runs_on(check_agent *agent, uint32_t thread);
int check_is_same_thread(const check_agent *agent, uint32_t lane);
void check_agent_free(check_agent *agent);
void check_join(uint32_t *clock, const uint32_t *other);
/* Lets others know all that the agent knows: copies its clock and begins its next epoch. */
void check_publish(check_agent *agent, uint32_t *clock, int join);
/* The lane of a context's puts (or gets), and the number of the next operation in it. */
uint32_t check_ctx_slot(ferry_ctx_t ctx);
uint32_t check_begin_op(uint32_t lane, uint32_t *op);
uint32_t check_record_op(uint32_t lane, uint32_t epoch); /* from 1 on: 0 stands for none */
uint32_t check_last_op(uint32_t lane);
void check_complete(check_agent *agent, uint32_t slot, uint32_t puts, uint32_t gets);

/* ---- shadow.c */

void check_range(check_agent *agent, uint32_t pe, uint32_t region, uint64_t at, uint64_t n, const check_access *access);
/* 1: the agent knows that the operation of that record is complete. */
int check_is_op_known(const check_agent *agent, uint32_t pe, uint32_t number, uint32_t epoch, uint32_t lane);
/* 1: this agent has made the same access, or a stronger one, in this epoch. */
int check_is_repeated(const check_agent *agent, uint32_t pe, uint32_t region, uint64_t at, uint64_t n, uint32_t flags);
/* 1: the access still stands for this PE's last one of its kind to the word. */
int check_is_kept(uint32_t pe, uint32_t region, uint64_t at, const check_access *access);
void check_private_clear(void);

/* ---- words.c: waits and what they may have seen. */

void check_release(check_agent *agent, uint32_t pe, uint32_t region, uint64_t at, int op, uint64_t value, int is_known,
                   uint32_t bytes, const check_access *access);
/* Updates of the words of a range, with values that nobody knows. */
void check_release_range(check_agent *agent, uint32_t pe, uint32_t region, uint64_t at, uint64_t n,
                         const check_access *access);
/* MoE rounds: whoever receives knows what all that have sent knew. */
void check_moe_send(check_agent *agent);
void check_moe_recv(check_agent *agent);
enum check_how { CHECK_BY_ALL, CHECK_BY_VALUE, CHECK_BY_CONDITION };
void check_acquire(check_agent *agent, uint32_t pe, uint32_t region, uint64_t at, enum check_how how, int cmp,
                   uint64_t value, uint32_t bytes, int is_signed);
/* 1: a put has changed the word, not only atomics and signals. */
int check_is_put(uint32_t pe, uint32_t region, uint64_t at);
/* A plain store of the owner: waits from here on see later updates only. */
void check_reset(uint32_t pe, uint32_t region, uint64_t at, uint64_t n);
/* The words of a block of this PE that is freed: the next ones there begin anew. */
void check_forget(uint32_t region, uint64_t at, uint64_t n);
/* PEs + 1 that have updated the word, newest first. */
void check_writers(uint32_t pe, uint32_t region, uint64_t at, uint32_t writers[CHECK_WRITERS]);
void check_polled(check_agent *agent, uint32_t pe, uint32_t region, uint64_t at);
void check_catch_up(check_agent *agent);

/* ---- meet.c: collectives. */

void check_team_made(ferry_team_t team);
void check_team_gone(ferry_team_t team);
/* Returns a number for check_leave; joins: the others learn what this agent knows.  Reports PEs that meet in different
 * calls. */
uint64_t check_arrive(check_agent *agent, ferry_team_t team, int joins, const ferryi_event *e, uint32_t place);
void check_leave(check_agent *agent, uint64_t meeting);
/* The collective ran out of time: the same call again continues it. */
void check_leave_early(ferry_team_t team, uint64_t meeting);
/* For reports: the team and its collective's number. */
void check_meeting_name(uint64_t meeting, uint64_t *team, uint64_t *number);

/* ---- blocks.c: what is allocated. */

void check_blocks_open(void);
void check_blocks_begin(void);
void check_blocks_end(void);
void check_block_add(void *at, uint64_t size, uint32_t place, const uint32_t caller[2]);
void check_block_free(void *at, uint32_t place);
void check_block_not_freed(void *at);
/* The region and the place in it of an address; its PE if it is a peer's.  0: neither heap nor global. */
int check_locate(const void *address, uint32_t *pe, uint32_t *region, uint64_t *at);
/* Reports accesses of [at, at + n) outside of blocks; 1: reported. */
int check_bounds(uint32_t pe, uint32_t region, uint64_t at, uint64_t n, const check_access *access);
const check_block *check_block_at(uint32_t region, uint64_t at);

/* ---- memory.c: loads and stores of instrumented programs. */

void check_memory_open(void);
void check_watch(const void *at, uint64_t n);
void check_unwatch_private(void);
void check_unwatch(void);
void check_watch_all(int all);

/* ---- tell.c: reports. */

void check_tell(enum check_what what, uint32_t pe, uint32_t region, uint64_t at, const check_access *access,
                const check_cell *before, uint64_t bytes);
void check_tell_mismatch(enum check_what what, uint32_t place, int other_pe, uint32_t other_place);
void check_tell_text(enum check_what what, uint32_t place, const char *text);

/* Held by whoever uses the agents of this process; taken once by each event and each access. */
void check_enter(void);
void check_exit(void);
int check_is_inside(void);

#endif
