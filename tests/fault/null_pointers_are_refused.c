/* SPDX-License-Identifier: BSD-3-Clause */
/* Every call that takes pointers gets NULL for each pointer in turn: no call crashes or waits.  Puts, gets, atomics and
 * collectives of some data are refused with one line on stderr; of no data they succeed. */
#include "every_call.h"
#include "tests/job.h"
#include <fcntl.h>
#include <setjmp.h>

enum { PES = 2, WORDS = 4096 };

static uint64_t *heap;
static int null_at, peer, lines_from = -1;
static unsigned seen;
static size_t count;
static sigjmp_buf crash;

static void on_crash(int sig)
{
    siglongjmp(crash, sig);
}

/* The i-th argument. */
static void *pointer(int i)
{
    seen |= 1u << i;
    return i == null_at ? NULL : (char *)heap + 1024 * i;
}

static int lines(void)
{
    char text[16384];
    int n = 0;
    for (ssize_t got; (got = read(lines_from, text, sizeof text)) > 0;)
        for (ssize_t k = 0; k < got; k++)
            n += text[k] == '\n';
    return n;
}

static int has(const char *name, const char *part)
{
    return strstr(name, part) != NULL;
}

/* Calls that this test must not make, and calls whose pointer is the library's own or may be NULL. */
static int is_apart(const char *name)
{
    return (has(name, "ferry_moe_") && null_at > 1) || (has(name, "ferry_comm_") && null_at > 1) ||
           has(name, "register") || has(name, "ferry_init") || has(name, "finalize") || has(name, "_exit") ||
           has(name, "ferry_abort") || has(name, "threads_run") || has(name, "unique_id") || has(name, "_module_") ||
           has(name, "wait_until") || has(name, "_test_") || has(name, "_lock");
}

static int moves(const char *name)
{
    static const char *const parts[] = { "_put",     "_get",   "_atomic_", "_broadcast", "_collect", "_fcollect",
                                         "alltoall", "reduce", "scan",     "_signal_op", "_iput",    "_iget" };
    for (size_t i = 0; i < sizeof parts / sizeof *parts; i++)
        if (has(name, parts[i]))
            return !has(name, "_moe_") && !has(name, "_comm_") && !has(name, "_ctx_get_team") && !has(name, "_get_");
    return 0;
}

/* check_fail() writes to descriptor 2. */
#define TELL(...)                                                                                                      \
    do {                                                                                                               \
        int from_pipe = dup(2);                                                                                        \
        dup2(100, 2);                                                                                                  \
        check_fail(__FILE__, __LINE__, __VA_ARGS__);                                                                   \
        dup2(from_pipe, 2);                                                                                            \
        close(from_pipe);                                                                                              \
    } while (0)

static void judge(const char *name, ferry_status status)
{
    const int said = lines(), nothing = count == 0 && !has(name, "_atomic_");
    if (!moves(name) || (count == 0 && has(name, "_signal"))) /* a signal goes out after empty data too */
        return;
    /* Of equal failures not each one has a line, but each has its message. */
    if (nothing ? status != FERRY_SUCCESS || said != 0
                : status == FERRY_SUCCESS || said > 1 || ferry_last_error() != status)
        TELL("%s of %d with NULL as argument %d: %s, %d lines", name, (int)count, null_at, ferry_status_name(status),
             said);
}

#define P(i) pointer(i)
#define PE peer
#define N count
#define CALL_STATUS(name, args)                                                                                        \
    for (null_at = 1, seen = 0; !is_apart(#name) && null_at < 10; null_at++)                                           \
        if (null_at == 1 || (seen >> null_at & 1)) {                                                                   \
            int sig = sigsetjmp(crash, 1);                                                                             \
            if (sig == 0)                                                                                              \
                judge_if_null(#name, name args);                                                                       \
            else                                                                                                       \
                TELL("%s with NULL as argument %d: signal %d", #name, null_at, sig);                                   \
        }
#define CALL_VOID(name, args)                                                                                          \
    for (null_at = 1, seen = 0; !is_apart(#name) && null_at < 10; null_at++)                                           \
        if (null_at == 1 || (seen >> null_at & 1)) {                                                                   \
            int sig = sigsetjmp(crash, 1);                                                                             \
            if (sig == 0)                                                                                              \
                (void)name args;                                                                                       \
            else                                                                                                       \
                TELL("%s with NULL as argument %d: signal %d", #name, null_at, sig);                                   \
            (void)lines();                                                                                             \
        }
#define CALL_VALUE CALL_VOID

/* The first try finds the pointer arguments; if the first argument is none, the try was an ordinary call. */
static void judge_if_null(const char *name, ferry_status status)
{
    if (seen >> null_at & 1)
        judge(name, status);
    else
        (void)lines();
}

static UNOPTIMISED void call_everything(void)
{
#include "tests/calls.h"
}

static void pe(int rank)
{
    int end[2];
    CHECK_OK(ferry_init());
    CHECK((heap = ferry_calloc(WORDS, sizeof *heap)) != NULL);
    CHECK(pipe(end) == 0 && fcntl(end[0], F_SETFL, O_NONBLOCK) == 0 && dup2(2, 100) == 100 && dup2(end[1], 2) == 2);
    lines_from = end[0];
    peer = (rank + 1) % PES;
    signal(SIGSEGV, on_crash);
    signal(SIGBUS, on_crash);
    signal(SIGFPE, on_crash);
    check_end = NULL; /* all that fails is told */
    for (count = 0; count < 2; count++)
        call_everything();
    check_end = check_exit;
    CHECK(dup2(100, 2) == 2);
    CHECK_OK(ferry_barrier_all());
    CHECK_OK(ferry_finalize());
}

JOB_MAIN(240)
{
    job_skip_in_sanitizers("a sanitizer stops at NULL itself");
    setenv("FERRY_LOG", "error", 1);
    setenv("FERRY_TIMEOUT", "10s", 1);
    job_run_over_paths("NULL", PES, pe, -1, 60);
}
