/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_TESTS_FAULT_RANDOM_PE_H
#define FERRY_TESTS_FAULT_RANDOM_PE_H

/* A PE of a job that runs random scripts (random_script.h), epoch by epoch, and compares its heap with a model that it
 * computes alone. */
#include "random_script.h"
#include "tests/job.h"

/* Words of the board.  ALLOWED: the statuses that a call may return besides success, as bits. */
enum { ALLOWED, BROKEN, EPOCHS, BUDGET, COMPARED, VERIFIED, FAILED, LATE, LONGEST, TOKENS = 16 };

static uint64_t job_seed;
static int n;

/* Returns 1 when the status is a success. */
static int went_well(ferry_status status, const char *what, uint64_t epoch)
{
    if (status == FERRY_SUCCESS)
        return 1;
    post(&board->word[BROKEN], 1);
    if ((see(&board->word[ALLOWED]) >> status & 1) == 0)
        check_fail(__FILE__, __LINE__, "PE %d, epoch %llu: %s returned %s (%s)", pe_me, (unsigned long long)epoch, what,
                   ferry_status_name(status), ferry_last_error_message());
    return 0;
}

/* A call that failed, or waited, for that long. */
static void took(uint64_t ns)
{
    const uint64_t budget = see(&board->word[BUDGET]);
    if (ns > budget + budget / 5)
        __atomic_fetch_add(&board->word[LATE], 1, __ATOMIC_RELAXED);
    if (ns > see(&board->word[LONGEST]))
        post(&board->word[LONGEST], ns); /* about: another PE may have a longer call at the same time */
}

static uint64_t begin(const char *what, uint64_t epoch)
{
    job_note("epoch %llu, %s", (unsigned long long)epoch, what);
    return now_ns();
}

static int end(ferry_status status, uint64_t began, const char *what, uint64_t epoch)
{
    took(now_ns() - began);
    return went_well(status, what, epoch);
}

static int read_faults(uint64_t epoch)
{
    ferry_fault fault;
    int well = 1;
    while (ferry_fault_next(&fault) == FERRY_SUCCESS) {
        took(fault.age_ns);
        __atomic_fetch_add(&board->word[FAILED], 1, __ATOMIC_RELAXED);
        well &= went_well(fault.status, ferry_call_name(fault.call), epoch);
    }
    return well;
}

/* Computes this PE's memory after all PEs' scripts of an epoch.  Returns the number of operations on it. */
static uint64_t replay(script_area *model, uint64_t epoch, int me)
{
    uint64_t operations = 0;
    for (int pe = 0; pe < n; pe++)
        for (unsigned b = 0; b < SCRIPT_BLOCKS; b++)
            for (unsigned i = 0; i < SCRIPT_OPS; i++) {
                const script_op o = script_op_of(job_seed, epoch, n, pe, b, i);
                const uint64_t number = script_number(epoch, pe, b, i);
                if (o.to != me || o.kind == SCRIPT_FENCE || o.kind == SCRIPT_QUIET)
                    continue;
                operations++;
                for (size_t k = 0; k < o.n; k++)
                    model->row[pe][b][i][o.first + k] = script_byte(job_seed, number, k);
                if (o.kind == SCRIPT_ADD || o.kind == SCRIPT_FETCH_ADD)
                    model->sum[o.word] += o.value;
                if (o.kind == SCRIPT_XOR)
                    model->parity[o.word] ^= o.value;
                if (o.kind == SCRIPT_SMALL)
                    model->small[o.word % 2] += (uint32_t)o.value;
                model->signal[pe] += (uint64_t)script_signals(o.kind);
            }
    return operations;
}

static void compare(const script_area *found, const script_area *model, uint64_t epoch)
{
    const unsigned char *a = (const unsigned char *)found, *b = (const unsigned char *)model;
    const size_t tokens = offsetof(script_area, token);
    for (size_t i = 0; i < sizeof *found; i++)
        if (a[i] != b[i] && (i < tokens || i >= tokens + sizeof found->token))
            check_fail(
                __FILE__, __LINE__,
                "PE %d after epoch %llu: byte %zu is 0x%02x, the model has 0x%02x (sums, parities, tokens, signals "
                "end at %zu, rows are of %zu bytes a PE)",
                pe_me, (unsigned long long)epoch, i, a[i], b[i], offsetof(script_area, row), sizeof found->row[0]);
}

typedef struct pe_state {
    script_area *area, *found, *model;
    unsigned char (*heap_scratch)[2][SCRIPT_SLOT], (*scratch)[2][SCRIPT_SLOT];
    script_outcome *heap_outcome;
    uint64_t *heap_expected, tokens;
} pe_state;

/* One epoch's scripts, in a kernel or on the host, and their outcome. */
static int run_script(pe_state *p, uint64_t epoch, int by_kernel)
{
    script_outcome outcome[SCRIPT_BLOCKS] = { 0 };
    script s = { p->area, p->scratch, outcome, p->model->signal, job_seed, epoch, pe_me, n };
    ferry_status status = FERRY_SUCCESS;
    (void)begin(by_kernel ? "a kernel" : "calls of the host", epoch);
    if (by_kernel) {
        s.scratch = p->heap_scratch;
        s.outcome = p->heap_outcome;
        s.expected = p->heap_expected;
        status = ferry_putmem(s.outcome, outcome, sizeof outcome, pe_me);
        if (status == FERRY_SUCCESS)
            status = ferry_putmem(s.expected, p->model->signal, sizeof p->model->signal, pe_me);
        if (status == FERRY_SUCCESS)
            status = script_launch(&s);
        if (status == FERRY_SUCCESS)
            status = ferry_launch_wait();
        if (status == FERRY_SUCCESS)
            status = ferry_getmem(outcome, s.outcome, sizeof outcome, pe_me);
        if (!went_well(status, "a launch", epoch))
            return 0;
    } else {
        script_call(&s);
    }
    for (unsigned b = 0; b < SCRIPT_BLOCKS; b++) {
        if (outcome[b].wrong != 0)
            check_fail(__FILE__, __LINE__, "PE %d, epoch %llu, block %u: %llu bytes came back wrong", pe_me,
                       (unsigned long long)epoch, b, (unsigned long long)outcome[b].wrong);
        p->tokens += outcome[b].tokens;
        snprintf(pe_doing + strcspn(pe_doing, ";"), 40, "; block %u operation %u", b, (unsigned)outcome[b].op);
        if (!went_well((ferry_status)outcome[b].status, by_kernel ? "a kernel's call" : "a call", epoch))
            return 0;
    }
    /* Fetching calls cannot report a failure in another way. */
    return read_faults(epoch);
}

static int meet(const char *what, uint64_t epoch)
{
    uint64_t began = begin(what, epoch);
    return end(ferry_barrier_all(), began, what, epoch);
}

static int run_epoch(pe_state *p, uint64_t epoch)
{
    const uint64_t operations = replay(p->model, epoch, pe_me);
    if (!run_script(p, epoch, script_mix(job_seed + epoch, (uint64_t)pe_me) % 3 != 0) ||
        !meet("barrier_all behind the calls", epoch))
        return 0;
    uint64_t began = begin("getmem", epoch);
    if (!end(ferry_getmem(p->found, p->area, sizeof *p->found, pe_me), began, "getmem", epoch))
        return 0;
    compare(p->found, p->model, epoch);
    __atomic_fetch_add(&board->word[COMPARED], 1, __ATOMIC_RELAXED);
    __atomic_fetch_add(&board->word[VERIFIED], operations, __ATOMIC_RELAXED);
    return meet("barrier_all behind the comparison", epoch);
}

static void *own(size_t bytes)
{
    void *p = MADE(calloc(1, bytes));
    return p;
}

/* ferry_init and the heap.  Returns 1 when all went well. */
static int pe_start(pe_state *p)
{
    (void)begin("ferry_init", 0);
    if (!went_well(ferry_init(), "ferry_init", 0)) {
        arrive(1);
        return 0;
    }
    p->found = own(sizeof *p->found);
    p->model = own(sizeof *p->model);
    p->scratch = own(SCRIPT_BLOCKS * sizeof *p->scratch);
    p->area = ferry_calloc(1, sizeof *p->area);
    p->heap_scratch = p->area != NULL ? ferry_calloc(SCRIPT_BLOCKS, sizeof *p->heap_scratch) : NULL;
    p->heap_outcome = p->heap_scratch != NULL ? ferry_calloc(SCRIPT_BLOCKS, sizeof *p->heap_outcome) : NULL;
    p->heap_expected = p->heap_outcome != NULL ? ferry_calloc(SCRIPT_PES, sizeof *p->heap_expected) : NULL;
    arrive(1);
    return p->heap_expected != NULL || went_well(ferry_last_error(), "ferry_calloc", 0);
}

static void pe_free(pe_state *p)
{
    free(p->scratch);
    free(p->model);
    free(p->found);
}

/* Put in, not taken out and no longer there: none, over the job. */
static void pe_counts_tokens(pe_state *p)
{
    for (int i = 0; i < SCRIPT_WORDS; i++)
        p->tokens -= p->found->token[i];
}

#endif
