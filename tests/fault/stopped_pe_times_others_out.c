/* SPDX-License-Identifier: BSD-3-Clause */
/* A PE is stopped: calls that need the PE return FERRY_ERR_TIMEOUT within their budget and 20 %.  When the PE goes on,
 * the repeated calls succeed, and no update was lost or made twice. */
#include "tests/job.h"

enum { N = 3, SLEEPER = 2, WORDS = 8192, BIG = 3 * WORDS };
enum { AT_FETCHED = 0, AT_ADDED = 8, AT_WAITED = 16, AT_OFFSET = 24, AT_DATA = 64 };

static uint64_t budget;
static const char *paths;

/* Checks the call's time: about its budget less `less`, and at most 20 % more than its budget.  Time that the machine
 * took from this thread does not count. */
#define TIMED_OUT_EARLIER(call, limit, less)                                                                           \
    do {                                                                                                               \
        uint64_t began_ = now_ns(), starved_ = lacked_ns();                                                            \
        CHECK_STATUS(call, FERRY_ERR_TIMEOUT);                                                                         \
        uint64_t took_ = now_ns() - began_, lacked_ = lacked_ns() - starved_;                                          \
        if (took_ + (less) < (limit) - (limit) / 4 ||                                                                  \
            took_ - (lacked_ < took_ ? lacked_ : took_) > (limit) + (limit) / 5)                                       \
            check_fail(__FILE__, __LINE__,                                                                             \
                       "PE %d: %s: took %.1f ms (%.1f of them without a core), the budget is %.1f", pe_me, #call,      \
                       (double)took_ / 1e6, (double)lacked_ / 1e6, (double)(limit) / 1e6);                             \
    } while (0)
#define TIMED_OUT(call, limit) TIMED_OUT_EARLIER(call, limit, (uint64_t)0)

/* An allocation that one PE gives up fails on all: a PE that called later waits that much less.  Both awake PEs record
 * the time of their calls. */
#define ALLOCATION_TIMED_OUT(call, at)                                                                                 \
    do {                                                                                                               \
        uint64_t called_ = now_ns();                                                                                   \
        post(&board->word[(at) + pe_me], called_);                                                                     \
        TIMED_OUT_EARLIER(call, budget, later_than_the_other(called_, &board->word[(at) + 1 - pe_me]));                \
    } while (0)

static uint64_t later_than_the_other(uint64_t called, uint64_t *others)
{
    uint64_t other = see(others);
    return other != 0 && other < called ? called - other : 0;
}

static ferry_status last_of(int failed)
{
    return failed ? ferry_last_error() : FERRY_SUCCESS;
}

static ferry_status fetch_add(uint64_t *word, uint64_t value, int pe)
{
    ferry_fault fault;
    check_forget_faults();
    (void)ferry_uint64_atomic_fetch_add(word, value, pe);
    return last_of(ferry_fault_next(&fault) == FERRY_SUCCESS);
}

/* Adds until the ring is full. */
static ferry_status add_until_full(uint64_t *word, uint64_t *made)
{
    for (;;) {
        ferry_status status = ferry_uint64_atomic_add(word, 1, SLEEPER);
        if (status != FERRY_SUCCESS)
            return status;
        ++*made;
    }
}

/* One call of each kind while the sleeper sleeps.  Returns the number of accepted adds. */
static uint64_t while_it_sleeps(uint64_t *data, uint64_t *block, int rank)
{
    static uint64_t local[BIG];
    const int is_staged = strcmp(paths, "staged") == 0, is_flags = strcmp(paths, "flags") == 0;
    const int is_weak = is_staged || is_flags;
    uint64_t made = 0, full;
    TIMED_OUT(ferry_uint64_wait_until(&data[AT_WAITED], FERRY_CMP_EQ, 1), budget);
    if (is_weak)
        TIMED_OUT(fetch_add(&data[AT_FETCHED], rank == 0 ? 1 : 16, SLEEPER), budget);
    if (is_weak)
        TIMED_OUT(ferry_quiet(), budget);
    if (is_flags) /* a call with a budget too short for the pending operations */
        TIMED_OUT(ferry_barrier_all_timeout(budget / 4), budget / 4);
    if (!is_weak)
        TIMED_OUT(ferry_barrier_all(), budget);
    ALLOCATION_TIMED_OUT(last_of(ferry_malloc(1 << 16) == NULL), 12);
    ALLOCATION_TIMED_OUT(ferry_free(block), 14);
    if (is_weak) {
        full = now_ns();
        CHECK_STATUS(add_until_full(&data[AT_ADDED], &made), FERRY_ERR_TIMEOUT);
        CHECK(now_ns() - full >= budget - MS);
        CHECK(made > 0);
    }
    if (is_staged)
        TIMED_OUT(ferry_uint64_get(local, data, BIG, SLEEPER), budget);
    if (is_staged)
        TIMED_OUT(ferry_uint64_alltoall(FERRY_TEAM_WORLD, data + AT_DATA + 512, data + AT_DATA, 8), budget);
    /* Another collective would take the first one's messages for its own. */
    CHECK_STATUS(ferry_uint64_fcollect(FERRY_TEAM_WORLD, data + AT_DATA + 512, data + AT_DATA, 8),
                 FERRY_ERR_INVALID_ARG);
    CHECK_SAYS(is_staged ? "its earlier alltoall has not ended" : "its earlier barrier has not ended");
    return made;
}

/* Repeats the call until all PEs have arrived.  A machine that is busy may take longer than the budget. */
#define AGAIN(call)                                                                                                    \
    do {                                                                                                               \
        ferry_status status_;                                                                                          \
        uint64_t until_ = now_ns() + 20 * (uint64_t)SECOND;                                                            \
        while ((status_ = (call)) == FERRY_ERR_TIMEOUT && now_ns() < until_)                                           \
            continue;                                                                                                  \
        CHECK_STATUS(status_, FERRY_SUCCESS);                                                                          \
    } while (0)

static void pe(int rank)
{
    ferry_status status = FERRY_SUCCESS;
    CHECK_OK(ferry_init());
    uint64_t *data = MADE(ferry_calloc(BIG, sizeof *data)), *block = MADE(ferry_malloc(4096)), *again = NULL, made = 0,
             sum = 0;
    for (int i = 0; i < N * 8; i++)
        data[AT_DATA + i] = (uint64_t)(rank * 100 + i);
    CHECK_OK(ferry_barrier_all());
    arrive(1);
    await_word(&board->word[0], 1); /* the sleeper sleeps in here */
    if (rank != SLEEPER) {
        made = while_it_sleeps(data, block, rank);
        post(&board->word[8 + rank], made);
        arrive(2);
        await_word(&board->word[0], 2);
    } else {
        /* Its calls for the rounds that the others gave up fail at once. */
        uint64_t began = now_ns();
        CHECK_STATUS(last_of(ferry_malloc(1 << 16) == NULL), FERRY_ERR_TIMEOUT);
        CHECK_SAYS("too late");
        CHECK_STATUS(ferry_free(block), FERRY_ERR_TIMEOUT);
        CHECK_SINCE(began, budget / 2 / MS);
    }
    if (strcmp(paths, "staged") != 0)
        AGAIN(ferry_barrier_all());
    AGAIN(ferry_uint64_alltoall(FERRY_TEAM_WORLD, data + AT_DATA + 512, data + AT_DATA, 8));
    for (int i = 0; i < N; i++)
        CHECK_INT(data[AT_DATA + 512 + 8 * i], i * 100 + rank * 8);
    AGAIN(ferry_barrier_all());
    while (again == NULL && (again = ferry_malloc(1 << 16)) == NULL)
        CHECK_STATUS(ferry_last_error(), FERRY_ERR_TIMEOUT);
    AGAIN(ferry_free(block));
    AGAIN(ferry_barrier_all());

    /* The same place on all PEs. */
    uint64_t offset = (uint64_t)((char *)again - (char *)data);
    for (int i = 0; i < N; i++)
        CHECK_OK(ferry_uint64_p(&data[AT_OFFSET + rank], offset, i));
    CHECK_OK(ferry_uint64_p(&again[rank], 7, (rank + 1) % N));
    AGAIN(ferry_barrier_all());
    for (int i = 0; i < N; i++)
        CHECK_INT(data[AT_OFFSET + i], offset);
    CHECK_INT(again[(rank + N - 1) % N], 7);

    /* An operation that timed out was done once if it had been sent. */
    uint64_t tries = rank != SLEEPER;
    while (rank != SLEEPER && (status = fetch_add(&data[AT_FETCHED], 1000, SLEEPER)) == FERRY_ERR_TIMEOUT && tries < 60)
        tries++;
    CHECK_OK(status);
    post(&board->word[16 + rank], tries);
    AGAIN(ferry_barrier_all());
    if (rank == SLEEPER) {
        int weak = strcmp(paths, "native") != 0;
        for (int i = 0; i < SLEEPER; i++) {
            sum += see(&board->word[8 + i]);
            tries += see(&board->word[16 + i]);
        }
        CHECK_INT(data[AT_FETCHED], 1000 * tries + (weak ? 17 : 0));
        CHECK_INT(data[AT_ADDED], sum);
    }
    CHECK_OK(ferry_finalize());
}

/* Leaving without the sleeper takes one budget.  The sleeper leaves at once after it wakes; from PEs of another node,
 * which have left, the last frames may be missing, and it waits for them for one budget. */
static void pe_leaves(int rank)
{
    CHECK_OK(ferry_init());
    uint64_t *data = MADE(ferry_calloc(64, sizeof *data));
    CHECK_OK(ferry_barrier_all());
    arrive(1);
    await_word(&board->word[0], 1);
    if (rank != SLEEPER) {
        CHECK_OK(ferry_uint64_atomic_add(data, 1, SLEEPER)); /* quiet has something to wait for, too */
        uint64_t left = now_ns();
        CHECK_STATUS(ferry_finalize(), FERRY_ERR_TIMEOUT);
        CHECK(now_ns() - left >= budget - budget / 4);
        CHECK_SINCE(left, (budget + budget / 5 + closing_ns()) / MS);
        arrive(2);
        return;
    }
    await_word(&board->word[0], 2);
    uint64_t began = now_ns();
    CHECK_STATUS(ferry_finalize(), FERRY_ERR_TIMEOUT);
    CHECK_SINCE(began, ((getenv("FAULT_NODES") != NULL ? budget : 0) + budget / 2) / MS);
}

static void run(const char *how, void (*part)(int rank), uint64_t budget_ms)
{
    job j;
    paths = how;
    budget = budget_ms * MS;
    pe_doing_now("%s, budget %u ms", how, (unsigned)budget_ms);
    char text[32];
    snprintf(text, sizeof text, "%ums", (unsigned)budget_ms);
    setenv("FERRY_TIMEOUT", text, 1);
    setenv("FERRY_PATHS", how, 1);
    setenv("FERRY_TEST", "ring_slots=16", 1);
    job_start(&j, N, part);
    job_await_all(&j, 1);
    job_stop(&j, SLEEPER, 20);
    job_end(&j, 30);
}

JOB_MAIN(100)
{
    run("staged", pe, job_quick() ? 300 : 1000);
    run("flags", pe, 300);
    run("native", pe, 300);
    run("flags", pe_leaves, 300);
    run("native", pe_leaves, 300);
}
