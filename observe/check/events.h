/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRYI_CHECK_EVENTS_H
#define FERRYI_CHECK_EVENTS_H

#include "observe/check/engine.h"

/* data.c: what a call does to memory. */
void check_put(const ferryi_event *e, check_agent *agent, check_access *access);
void check_get(const ferryi_event *e, check_agent *agent, check_access *access);
void check_atomic(const ferryi_event *e, check_agent *agent, check_access *access);
/* OpenSHMEM's waits for words of 2 bytes fetch the 4 bytes that hold the word. */
int check_is_half(const ferryi_event *e);
void check_signal(const ferryi_event *e, check_agent *agent, check_access *access);
/* A collective's source when it begins, and its dest when it ends. */
void check_collective_source(const ferryi_event *e, check_agent *agent, check_access *access);
void check_collective_dest(const ferryi_event *e, check_agent *agent, check_access *access);
/* A call that reads a word of 4 or 8 bytes: it may be one of a loop that polls the word. */
void check_read_word(check_agent *agent, check_access *access, uint32_t pe, uint32_t region, uint64_t at,
                     uint32_t width);
/* Makes `access` one of the agent itself. */
void check_as_own(check_access *access, const check_agent *agent);
/* The buffers of calls that a quiet has completed are the program's again. */
void check_buffers_done(check_agent *agent);

/* refused.c: whether libferry refuses the call, by its arguments. */
int check_is_refused(const ferryi_event *e);

/* events.c: what a call means when it begins, and when it has ended.  The caller has entered. */
void check_begin(const ferryi_event *e, uint32_t place, uint64_t *kept);
void check_end(const ferryi_event *e, uint32_t place, const uint64_t *kept);

/* streams.c: whether the call only queues an operation on a GPU.  The begin of a call in a stream: returns 1 if it
 * counts now, else its time comes with the stream; its end, of one that is queued. */
int check_is_queued(const ferryi_event *e);
int check_stream_begins(const ferryi_event *e, uint64_t *kept);
void check_stream_ends(const ferryi_event *e, const uint64_t *kept);

/* polls.c: returns whether a read of a word is one of a loop that polls it, or polls a word that only atomics and
 * signals have changed. */
int check_polls(uint32_t pe, uint32_t region, uint64_t at, const check_access *read);
/* The PE comes to a collective: what it has read once it will not read again before that. */
void check_reads_end(check_agent *agent);

/* waits.c: where each PE waits. */
void check_wait_begins(const ferryi_event *e, uint32_t place, uint64_t meeting);
void check_wait_ends(const ferryi_event *e, int timed_out);
void check_pe_is(uint32_t state);

/* threads.c */
int check_in_parallel(void);
/* The address lies on the calling thread's stack, in a frame of the parallel region. */
int check_is_own_stack(uintptr_t at);

extern const ferryi_observer ferryi_check_observer;

#endif
