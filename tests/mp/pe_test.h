/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef PE_TEST_H
#define PE_TEST_H

#include "ferry.h"
#define CHECK_END check_exit
#define CHECK_PER_PE __thread
#include "tests/check.h"
#include "tests/turn.h"
#include <signal.h>

/* main() of a test program of many PEs.  The program defines pe_main(), which every PE runs between init and finalize;
 * tests/launch starts the PEs as processes; with PE_THREADS=n in the environment, they are n threads.
 *
 *   PE_LEVEL     quick, normal (default) or full: the share of a sweep that runs
 *   PE_TURNS     1: PEs share a GPU and take turns of milliseconds there, so a sweep of thousands of meetings runs only
 *                some of them
 *   PE_DEADLINE  seconds until the program aborts itself (default 120)
 *   PE_ROUNDS    rounds of put_signal, for tests that ask which path a pair takes
 *   PE_LARGE     bytes of the largest transfers, where each takes very many descriptors (default: no limit)
 *
 * With FERRY_SPACE=cuda the heap is in GPU memory, and is reached through a window (pe_window.h): processes only.
 *
 * A check that fails ends the program: the launcher ends the other PEs.  A program that defines PE_OWN_MAIN has a
 * main() of its own, PE_CHECKS_ONLY takes the checks alone.  State is per PE, so nothing here or in a program may be a
 * plain static variable. */
#ifndef PE_CHECKS_ONLY
static void pe_main(void);
static CHECK_PER_PE int pe_result;
#endif

#define PE_UNUSED CHECK_UNUSED

/* In pe_main: the program cannot run in this way, on any PE. */
#define PE_SKIP_IF(cond)                                                                                               \
    do {                                                                                                               \
        if (cond) {                                                                                                    \
            pe_result = 77;                                                                                            \
            return;                                                                                                    \
        }                                                                                                              \
    } while (0)

static void pe_fail(const char *file, int line, const char *format, ...)
    __attribute__((format(printf, 3, 4), noreturn, unused, cold));
static void pe_fail(const char *file, int line, const char *format, ...)
{
    va_list ap;
    va_start(ap, format);
    check_say(file, line, format, ap);
    va_end(ap);
    check_exit();
    abort();
}

#define PE_VALUE(TYPE, a, b) ((TYPE)pe_mix((uint64_t)(a), (uint64_t)(b)))

PE_UNUSED static void pe_fill(void *to, size_t n, uint64_t kind)
{
    unsigned char *c = (unsigned char *)to;
    for (size_t i = 0; i < n; i += 8) {
        uint64_t word = pe_mix(kind, i / 8);
        memcpy(c + i, &word, n - i < 8 ? n - i : 8);
    }
}

enum { PE_QUICK, PE_NORMAL, PE_FULL };
PE_UNUSED static int pe_level(void)
{
    const char *level = getenv("PE_LEVEL");
    return level == NULL                 ? PE_NORMAL
           : strcmp(level, "quick") == 0 ? PE_QUICK
           : strcmp(level, "full") == 0  ? PE_FULL
                                         : 1;
}

/* So many bytes, or PE_LARGE. */
PE_UNUSED static size_t pe_at_most(size_t bytes)
{
    const char *large = getenv("PE_LARGE");
    const size_t most = large != NULL ? (size_t)atol(large) : SIZE_MAX;
    return bytes < most ? bytes : most;
}

PE_UNUSED static int pe_takes_turns(void)
{
    return getenv("PE_TURNS") != NULL;
}

PE_UNUSED static int pe_as_threads(void)
{
    return getenv("PE_THREADS") != NULL;
}

PE_UNUSED static void pe_barrier(void)
{
    CHECK_OK(ferry_barrier_all());
}

PE_UNUSED static void *pe_alloc(size_t bytes)
{
    void *p = ferry_malloc(bytes);
    if (p == NULL)
        pe_fail(__FILE__, __LINE__, "ferry_malloc(%zu): %s", bytes, ferry_last_error_message());
    return p;
}

/* The heap is in GPU memory. */
PE_UNUSED static int pe_on_gpu(void)
{
    const char *space = getenv("FERRY_SPACE");
    return space != NULL && strcmp(space, "cuda") == 0;
}

#ifndef PE_CHECKS_ONLY
#include "pe_window.h"

static void pe_too_late(int sig)
{
    static const char text[] = "FAIL: the program ran past its own deadline\n";
    ssize_t n = write(2, text, sizeof text - 1);
    (void)n;
    (void)sig;
    _exit(1);
}

static int pe_run(void *unused)
{
    (void)unused;
    ferry_status status = ferry_init();
    if (status == FERRY_ERR_UNSUPPORTED && pe_on_gpu()) {
        printf("skipped: %s\n", ferry_last_error_message());
        return 77;
    }
    CHECK_OK(status);
    if (pe_on_gpu())
        pe_window_open();
    pe_me = ferry_my_pe();
    pe_n = ferry_n_pes();
    const int turn = turn_begin(pe_me, pe_n);
    pe_main();
    pe_doing_now("the end");
    CHECK_OK(ferry_finalize());
    turn_end(turn);
    return pe_result;
}

#ifndef PE_OWN_MAIN
int main(void)
{
    const char *deadline = getenv("PE_DEADLINE"), *threads = getenv("PE_THREADS");
    setenv("FERRY_SPACE", "host", 0); /* these programs load and store their heaps */
    signal(SIGALRM, pe_too_late);
    alarm(deadline != NULL ? (unsigned)atoi(deadline) : 120u);
    if (threads == NULL)
        return pe_run(NULL);
    int code = 0;
    ferry_status status = ferry_threads_run(atoi(threads), pe_run, NULL, &code);
    if (status != FERRY_SUCCESS) {
        fprintf(stderr, "FAIL: ferry_threads_run: %s\n", ferry_status_name(status));
        return 1;
    }
    return code;
}
#endif
#endif

#endif
