/* SPDX-License-Identifier: BSD-3-Clause */
/* One PE is stopped, and the other makes each call that may wait for it, on each path, from a kernel and from the
 * host.  Each timeout's message is complete: the waiting PE, the time waited, the call, the missing PE, the path, the
 * offset, the expected and found values, the likely cause and the remedy.  The heap is host memory, or GPU memory with
 * FERRY_SPACE=cuda. */
#include "death_kernels.h"
#include "tests/job.h"

enum { N = 2, WAITER = 0, SLEEPER = 1 };

static const char *path;

/* Alternative words of an operation's messages.  The bytes of the host's put_signal may go as a put. */
static const struct {
    death_op op;
    const char *call, *peer, *what;
    int weak_only; /* native pairs never wait; 2: flags pairs never wait either */
} rows[] = {
    { DEATH_WAIT, "in wait ", "for whichever PE writes the word", "should have become 99 but is 0", 0 },
    { DEATH_WAIT_ANY, "in wait ", "for whichever PE writes the word", "should have become 99 but is 0", 0 },
    { DEATH_SIGNAL_WAIT, "in signal_wait ", "for whichever PE writes the word", "should have become >= 99 but is 0",
      0 },
    { DEATH_FETCH_ADD, "in atomic ", "for PE 1 (path", ": it has applied ", 1 },
    { DEATH_GET, "in get ", "for PE 1 (path", ": it has applied | bytes were moved", 2 },
    { DEATH_PUT, "in put ", "for PE 1 (path", ": it has applied | bytes were moved", 2 },
    { DEATH_PUT_SIGNAL, "in put_signal |in put ", "for PE 1 (path", ": it has applied | bytes were moved", 1 },
    { DEATH_ADD, "in atomic ", "for PE 1 (path", ": it has applied ", 1 },
    { DEATH_ADD_QUIET, "in quiet | in atomic ", "for PE 1 (path", ": it has applied ", 1 },
    { DEATH_SYNC, "in sync ", "for PE 1 (path", "should have become >= |: it has applied ", 0 },
    { DEATH_FCOLLECT, "in fcollect ", "for PE 1 (path", "should have become >= |: it has applied ", 0 },
    { DEATH_ALLTOALL, "in alltoall ", "for PE 1 (path", "should have become >= |: it has applied ", 0 },
    { DEATH_REDUCE, "in reduce ", "for PE 1 (path", "should have become >= |: it has applied ", 0 },
    { DEATH_BROADCAST, "in broadcast ", "for PE 1 (path", "should have become >= |: it has applied ", 0 },
};

enum { N_ROWS = sizeof rows / sizeof *rows };
static ferry_team_t team[N_ROWS]; /* a collective that ran out of time keeps others from its team */

/* One of the parts, between bars. */
static int has(const char *text, const char *parts)
{
    char part[64];
    for (const char *at = parts; *at != 0; at += *at == '|') {
        size_t n = strcspn(at, "|");
        snprintf(part, sizeof part, "%.*s", (int)n, at);
        if (strstr(text, part) != NULL)
            return 1;
        at += n;
    }
    return 0;
}

/* The call's own fault.  A wait for a kernel, or for a GPU that gets too little of a core, may record a fault before
 * it. */
static void find_sentence(size_t i, char *text, size_t size)
{
    ferry_fault fault;
    const uint64_t until = now_ns() + 5 * (uint64_t)SECOND;
    text[0] = 0;
    while (now_ns() < until) {
        if (ferry_fault_next(&fault) != FERRY_SUCCESS) {
            nap_ms(5);
            continue;
        }
        CHECK_STATUS(fault.status, FERRY_ERR_TIMEOUT);
        CHECK(ferry_fault_format(&fault, text, size) > 0);
        if (fault.call != FERRY_CALL_LAUNCH && fault.peer != WAITER && has(text, rows[i].call))
            return;
    }
}

static void look_at(size_t i, const char *how)
{
    char text[1024], whole[64];
    find_sentence(i, text, sizeof text);
    snprintf(whole, sizeof whole, "(path %s)", path);
    const char *const parts[] = { "PE 0 waited ",
                                  " ms in ",
                                  rows[i].call,
                                  rows[i].peer,
                                  rows[i].what,
                                  has(rows[i].peer, "path") ? whole : " ",
                                  has(text, "in quiet ") ? " " : "heap offset 0x",
                                  "; status: the wait ran out of time. Likely ",
                                  "or raise FERRY_TIMEOUT" };
    for (size_t k = 0; k < sizeof parts / sizeof *parts; k++)
        if (!has(text, parts[k]))
            check_fail(__FILE__, __LINE__, "by %s: \"%s\" is not in: %s", how, parts[k], text);
    check_forget_faults();
}

static void call(size_t i, death_area *area, int by_kernel)
{
    death_outcome outcome[DEATH_BLOCKS];
    death_call c = { area, rows[i].op, team[i], SLEEPER, SLEEPER, 65536, 20 * (uint64_t)SECOND };
    ferry_status status = FERRY_SUCCESS;
    while (!by_kernel && status == FERRY_SUCCESS)
        status = death_by_host(&c);
    if (by_kernel) {
        CHECK_OK(death_launch(&c));
        do
            status = ferry_launch_wait();
        while (status == FERRY_ERR_TIMEOUT); /* it has the budget of one call; the kernel's call may have begun later */
        CHECK_OK(status);
        CHECK_OK(ferry_getmem(outcome, area->outcome, sizeof outcome, pe_me));
        status = (ferry_status)outcome[0].status;
    }
    CHECK_STATUS(status, FERRY_ERR_TIMEOUT);
    look_at(i, by_kernel ? "a kernel" : "the host");
}

static void pe(int rank)
{
    CHECK_OK(ferry_init());
    death_area *area = NULL;
    while (area == NULL && (area = ferry_calloc(1, sizeof *area)) == NULL) /* the rows' budget may be short */
        CHECK_STATUS(ferry_last_error(), FERRY_ERR_TIMEOUT);
    ferry_status met;
    while ((met = ferry_barrier_all()) == FERRY_ERR_TIMEOUT)
        continue;
    CHECK_OK(met);
    for (int i = 0; i < N_ROWS; i++)
        while ((met = ferry_team_split_strided(FERRY_TEAM_WORLD, 0, 1, N, NULL, 0, &team[i])) != FERRY_SUCCESS)
            CHECK_STATUS(met, FERRY_ERR_TIMEOUT);
    check_forget_faults();
    arrive(1);
    await_word(&board->word[0], 1);
    if (rank == WAITER) {
        const int weakness = strcmp(path, "staged") == 0 ? 2 : strcmp(path, "flags") == 0;
        for (size_t i = 0; i < N_ROWS; i++)
            for (int by_kernel = 1; by_kernel >= 0; by_kernel--) {
                if (rows[i].weak_only > weakness)
                    continue;
                snprintf(board->doing[rank], sizeof board->doing[rank], "%s, row %zu", path, i);
                call(i, area, by_kernel);
            }
        arrive(2);
    }
    await_word(&board->word[0], 2);
    _exit(0); /* neither PE completes any operation that it began */
}

JOB_MAIN(200)
{
    static const char *const paths[] = { "native", "flags", "staged" };
    setenv("FERRY_SPACE", "host", 0);
    job_heap("1M", "64M");
    const unsigned slowness = job_slowness();
    char budget[16]; /* long enough for a kernel of the host's call to get a core, too */
    snprintf(budget, sizeof budget, "%ums", 150 * (slowness < 4 ? slowness : 4));
    setenv("FERRY_TIMEOUT", budget, 1);
    setenv("FERRY_TEST", "ring_slots=16", 1);
    job_need_space();
    for (size_t i = 0; i < sizeof paths / sizeof *paths; i++) {
        job j;
        path = paths[i];
        job_paths(path);
        job_start(&j, N, pe);
        job_await_all(&j, 1);
        job_stop(&j, SLEEPER, 0);
        job_end(&j, 20);
    }
}
