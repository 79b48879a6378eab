/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef PE_TEST_H
#define PE_TEST_H

#include "ferry.h"
#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

/* main() of a test program of many PEs.  The program defines pe_main(), which every PE runs between init and finalize;
 * tests/launch starts it as processes, or, with PE_THREADS=n in the environment, it runs as n threads.
 *
 *   PE_LEVEL     quick, normal (default) or full: how much of a sweep is done
 *   PE_DEADLINE  seconds until the program gives itself up (default 120)
 *
 * With FERRY_SPACE=cuda the heap is in GPU memory, and is reached through a window (pe_window.h): processes only.
 *
 * A check that fails names the PE, the place, what was got and what was wanted, and ends the program: the launcher ends
 * the others.  A program that defines PE_OWN_MAIN has a main() of its own, PE_CHECKS_ONLY takes the checks alone. State
 * is per PE, so nothing here or in a program may be a plain static variable. */
#ifndef PE_CHECKS_ONLY
static int pe_main(void);
#endif

static __thread int pe_me __attribute__((unused)) = -1;
static __thread int pe_n __attribute__((unused)) = 0;
static __thread char pe_doing[160] __attribute__((unused)); /* said when a check fails */

#define PE_UNUSED __attribute__((unused))

static void pe_fail(const char *file, int line, const char *format, ...)
    __attribute__((format(printf, 3, 4), noreturn, unused, cold));
static void pe_fail(const char *file, int line, const char *format, ...)
{
    char text[1024], all[1400];
    va_list ap;
    va_start(ap, format);
    vsnprintf(text, sizeof text, format, ap);
    va_end(ap);
    const char *base = strrchr(file, '/');
    int n = snprintf(all, sizeof all, "FAIL PE %d of %d %s:%d%s%s: %s\n", pe_me, pe_n, base != NULL ? base + 1 : file,
                     line, pe_doing[0] != 0 ? ": " : "", pe_doing, text);
    size_t len = n < 0 ? 0 : (size_t)n < sizeof all ? (size_t)n : sizeof all - 1;
    ssize_t written = write(2, all, len);
    (void)written;
    fflush(NULL);
    _exit(1);
}

static void pe_doing_now(const char *format, ...) __attribute__((format(printf, 1, 2), unused));
static void pe_doing_now(const char *format, ...)
{
    va_list ap;
    va_start(ap, format);
    vsnprintf(pe_doing, sizeof pe_doing, format, ap);
    va_end(ap);
}

PE_UNUSED static void pe_check_status(const char *file, int line, const char *what, ferry_status got, ferry_status want)
{
    if (got != want)
        pe_fail(file, line, "%s: got %s, wanted %s (last message: %s)", what, ferry_status_name(got),
                ferry_status_name(want), ferry_last_error_message());
}

PE_UNUSED static void pe_check_bytes(const char *file, int line, const char *what, const void *got, const void *want,
                                     size_t n)
{
    const unsigned char *g = (const unsigned char *)got, *w = (const unsigned char *)want;
    if (n == 0 || memcmp(g, w, n) == 0)
        return;
    for (size_t i = 0; i < n; i++)
        if (g[i] != w[i])
            pe_fail(file, line, "%s: byte %zu of %zu is 0x%02x, wanted 0x%02x", what, i, n, g[i], w[i]);
}

#define CHECK(cond)                                                                                                    \
    do {                                                                                                               \
        if (!(cond))                                                                                                   \
            pe_fail(__FILE__, __LINE__, "not so: %s", #cond);                                                          \
    } while (0)
#define CHECK_STATUS(call, want) pe_check_status(__FILE__, __LINE__, #call, (call), (want))
#define CHECK_OK(call) CHECK_STATUS(call, FERRY_SUCCESS)
#define CHECK_BYTES(got, want, n) pe_check_bytes(__FILE__, __LINE__, #got, (got), (want), (n))
#define CHECK_INT(got, want)                                                                                           \
    do {                                                                                                               \
        long long got_ = (long long)(got), want_ = (long long)(want);                                                  \
        if (got_ != want_)                                                                                             \
            pe_fail(__FILE__, __LINE__, "%s: got %lld (0x%llx), wanted %lld (0x%llx)", #got, got_,                     \
                    (unsigned long long)got_, want_, (unsigned long long)want_);                                       \
    } while (0)
/* Values of any type of the table; a long double holds each of them exactly. */
#define CHECK_SAME(TYPE, got, want)                                                                                    \
    do {                                                                                                               \
        TYPE got_ = (got), want_ = (want);                                                                             \
        if (!(got_ == want_))                                                                                          \
            pe_fail(__FILE__, __LINE__, "%s (%s): got %.21Lg, wanted %.21Lg", #got, #TYPE, (long double)got_,          \
                    (long double)want_);                                                                               \
    } while (0)

/* What element b of kind a is: the same number on every PE, with all bits in use. */
PE_UNUSED static uint64_t pe_mix(uint64_t a, uint64_t b)
{
    uint64_t x = a * 0x9e3779b97f4a7c15u + b * 0xbf58476d1ce4e5b9u + 0x94d049bb133111ebu;
    x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9u;
    x = (x ^ (x >> 27)) * 0x94d049bb133111ebu;
    return x ^ (x >> 31);
}
#define PE_VALUE(TYPE, a, b) ((TYPE)pe_mix((uint64_t)(a), (uint64_t)(b)))

PE_UNUSED static uint64_t pe_random(uint64_t *state)
{
    *state += 0x9e3779b97f4a7c15u;
    return pe_mix(*state, 1);
}

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

PE_UNUSED static int pe_as_threads(void)
{
    return getenv("PE_THREADS") != NULL;
}

PE_UNUSED static uint64_t pe_now_ns(void)
{
    struct timespec ts;
    clock_gettime(CLOCK_MONOTONIC, &ts);
    return (uint64_t)ts.tv_sec * 1000000000u + (uint64_t)ts.tv_nsec;
}

PE_UNUSED static void pe_sleep_ms(unsigned ms)
{
    struct timespec ts;
    ts.tv_sec = (time_t)(ms / 1000);
    ts.tv_nsec = (long)(ms % 1000) * 1000000;
    nanosleep(&ts, NULL);
}

PE_UNUSED static void pe_barrier(void)
{
    pe_check_status(__FILE__, __LINE__, "barrier_all", ferry_barrier_all(), FERRY_SUCCESS);
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
    pe_check_status(__FILE__, __LINE__, "ferry_init", status, FERRY_SUCCESS);
    if (pe_on_gpu())
        pe_window_open();
    pe_me = ferry_my_pe();
    pe_n = ferry_n_pes();
    int rc = pe_main();
    pe_doing_now("the end");
    pe_check_status(__FILE__, __LINE__, "ferry_finalize", ferry_finalize(), FERRY_SUCCESS);
    return rc;
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
