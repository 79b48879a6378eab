/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_TESTS_CHECK_H
#define FERRY_TESTS_CHECK_H

/* The checks of all tests.  A failed check prints its place, the PE, the actual and expected values, and is counted:
 * main() returns CHECK_RESULT().  A function CHECK_END, such as check_exit, if defined, is called and ends the
 * process.  Nothing here needs ferry.h, but CHECK_STATUS and CHECK_SAYS need it included first. */
#include <dirent.h>
#include <errno.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#ifndef CHECK_END
#define CHECK_END NULL
#endif
#ifndef CHECK_PER_PE /* __thread where PEs may be threads of one process */
#define CHECK_PER_PE
#endif
#define CHECK_UNUSED __attribute__((unused))
#define MS 1000000u /* ns */
#define SECOND 1000000000u

static CHECK_PER_PE int pe_me CHECK_UNUSED = -1; /* -1: no PE, or not yet */
static CHECK_PER_PE int pe_n CHECK_UNUSED = 0;   /* 0: not known */
static CHECK_PER_PE char pe_doing[160] CHECK_UNUSED;
static int check_failures CHECK_UNUSED;

/* Sets the words that a failed check prints: the PE's current step. */
static void pe_doing_now(const char *format, ...) __attribute__((format(printf, 1, 2), unused));
static void pe_doing_now(const char *format, ...)
{
    va_list ap;
    va_start(ap, format);
    vsnprintf(pe_doing, sizeof pe_doing, format, ap);
    va_end(ap);
}

CHECK_UNUSED static void check_exit(void)
{
    fflush(NULL);
    _exit(1);
}
static void (*check_end)(void) CHECK_UNUSED = CHECK_END;

/* Ends the test, which cannot run here: prints why. */
CHECK_UNUSED static void check_skip(const char *why)
{
    printf("skipped: %s\n", why);
    exit(check_failures != 0 ? 1 : 77);
}

/* One line, in one write: PEs share stderr. */
static void check_say(const char *file, int line, const char *format, va_list ap)
    __attribute__((format(printf, 3, 0), unused));
static void check_say(const char *file, int line, const char *format, va_list ap)
{
    char who[40] = "", text[1200], all[1600];
    const char *base = strrchr(file, '/');
    if (pe_me >= 0 && pe_n > 0)
        snprintf(who, sizeof who, " PE %d of %d", pe_me, pe_n);
    else if (pe_me >= 0)
        snprintf(who, sizeof who, " PE %d", pe_me);
    vsnprintf(text, sizeof text, format, ap);
    int n = snprintf(all, sizeof all, "FAIL%s %s:%d%s%s: %s\n", who, base != NULL ? base + 1 : file, line,
                     pe_doing[0] != 0 ? ": " : "", pe_doing, text);
    ssize_t written = write(2, all, n < 0 ? 0 : (size_t)n < sizeof all ? (size_t)n : sizeof all - 1);
    (void)written;
    check_failures++;
}

static void check_fail(const char *file, int line, const char *format, ...)
    __attribute__((format(printf, 3, 4), unused, cold));
static void check_fail(const char *file, int line, const char *format, ...)
{
    va_list ap;
    va_start(ap, format);
    check_say(file, line, format, ap);
    va_end(ap);
    if (check_end != NULL)
        check_end();
}

CHECK_UNUSED static void check_same_bytes(const char *file, int line, const char *what, const void *got,
                                          const void *want, size_t n)
{
    const unsigned char *g = (const unsigned char *)got, *w = (const unsigned char *)want;
    size_t i = 0;
    while (i < n && g[i] == w[i])
        i++;
    if (i < n)
        check_fail(file, line, "%s: byte %zu of %zu is 0x%02x, wanted 0x%02x", what, i, n, g[i], w[i]);
}

CHECK_UNUSED static void check_number(const char *file, int line, const char *what, long long got, long long want)
{
    if (got != want)
        check_fail(file, line, "%s: got %lld (0x%llx), wanted %lld (0x%llx)", what, got, (unsigned long long)got, want,
                   (unsigned long long)want);
}

CHECK_UNUSED static void *check_made(const char *file, int line, const char *what, void *made)
{
    if (made == NULL)
        check_fail(file, line, "%s is NULL", what);
    return made;
}

#ifdef FERRY_DIAG_H
CHECK_UNUSED static void check_status(const char *file, int line, const char *what, ferry_status got, ferry_status want)
{
    if (got != want)
        check_fail(file, line, "%s: got %s, wanted %s (last message: %s)", what, ferry_status_name(got),
                   ferry_status_name(want), ferry_last_error_message());
}

CHECK_UNUSED static void check_forget_faults(void)
{
    ferry_fault fault;
    while (ferry_fault_next(&fault) == FERRY_SUCCESS)
        continue;
}
#endif

/* The whole of main(): CHECK_MAIN(seconds) { body }.  The program ends by itself after so long. */
#define CHECK_MAIN(seconds)                                                                                            \
    static void check_main(void);                                                                                      \
    int main(void)                                                                                                     \
    {                                                                                                                  \
        alarm(seconds);                                                                                                \
        check_main();                                                                                                  \
        return CHECK_RESULT();                                                                                         \
    }                                                                                                                  \
    static void check_main(void)
#define CHECK(what) ((what) ? (void)0 : check_fail(__FILE__, __LINE__, "not so: %s", #what))
/* The pointer that a call returns, which is not NULL. */
#define MADE(call) check_made(__FILE__, __LINE__, #call, (call))
/* The same; a failure ends the process. */
#define REQUIRE(what) ((what) ? (void)0 : (check_fail(__FILE__, __LINE__, "not so: %s", #what), check_exit()))
/* The same for a row of a table: says which. */
#define CHECK_ROW(what, row) ((what) ? (void)0 : check_fail(__FILE__, __LINE__, "not so for '%s': %s", row, #what))
#define CHECK_INT(got, want) check_number(__FILE__, __LINE__, #got, (long long)(got), (long long)(want))
#define CHECK_BYTES(got, want, n) check_same_bytes(__FILE__, __LINE__, #got, (got), (want), (n))
#define CHECK_RESULT() (check_failures != 0)
/* Values of any type of the table; a long double holds each of them exactly. */
#define CHECK_SAME(TYPE, got, want)                                                                                    \
    do {                                                                                                               \
        TYPE got_ = (got), want_ = (want);                                                                             \
        if (!(got_ == want_))                                                                                          \
            check_fail(__FILE__, __LINE__, "%s (%s): got %.21Lg, wanted %.21Lg", #got, #TYPE, (long double)got_,       \
                       (long double)want_);                                                                            \
    } while (0)
#define CHECK_STATUS(call, want) check_status(__FILE__, __LINE__, #call, (call), (want))
#define CHECK_OK(call) CHECK_STATUS(call, FERRY_SUCCESS)
#define CHECK_SAYS(text)                                                                                               \
    (strstr(ferry_last_error_message(), text) != NULL                                                                  \
         ? (void)0                                                                                                     \
         : check_fail(__FILE__, __LINE__, "the message lacks \"%s\": %s", text, ferry_last_error_message()))
/* The time from `since` to `until` must be under ms; `since` may lie ahead, where a test adds what the machine has
 * taken.  CHECK_LOST: what the test knows of that by itself, or will know within half a second. */
#ifndef CHECK_LOST
#define CHECK_LOST 0
#endif
#define CHECK_SINCE(since, ms) CHECK_BETWEEN(since, now_ns(), ms)
#define CHECK_BETWEEN(since, until, ms)                                                                                \
    do {                                                                                                               \
        int64_t took_ = (int64_t)((until) - (since));                                                                  \
        if (took_ > (int64_t)(ms)*MS + (int64_t)CHECK_LOST)                                                            \
            nap_ms(500);                                                                                               \
        if (took_ > (int64_t)(ms)*MS + (int64_t)CHECK_LOST)                                                            \
            check_fail(__FILE__, __LINE__, "took %.1f ms, allowed are %u", (double)took_ / 1e6, (unsigned)(ms));       \
    } while (0)

CHECK_UNUSED static uint64_t now_ns(void)
{
    struct timespec ts;
    clock_gettime(CLOCK_MONOTONIC, &ts);
    return (uint64_t)ts.tv_sec * SECOND + (uint64_t)ts.tv_nsec;
}

CHECK_UNUSED static void nap_ms(unsigned ms)
{
    struct timespec ts;
    ts.tv_sec = (time_t)(ms / 1000);
    ts.tv_nsec = (long)(ms % 1000) * (long)MS;
    while (nanosleep(&ts, &ts) != 0 && errno == EINTR)
        continue;
}

/* The value of element b of kind a: the same on every PE, with all bits in use. */
CHECK_UNUSED static uint64_t pe_mix(uint64_t a, uint64_t b)
{
    uint64_t x = a * 0x9e3779b97f4a7c15u + b * 0xbf58476d1ce4e5b9u + 0x94d049bb133111ebu;
    x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9u;
    x = (x ^ (x >> 27)) * 0x94d049bb133111ebu;
    return x ^ (x >> 31);
}

CHECK_UNUSED static uint64_t pe_random(uint64_t *state)
{
    *state += 0x9e3779b97f4a7c15u;
    return pe_mix(*state, 1);
}

/* The number of this process's descriptors; the count includes this call's own descriptors each time. */
CHECK_UNUSED static int n_descriptors(void)
{
    int n = 0;
    DIR *dir = opendir("/proc/self/fd");
    while (dir != NULL && readdir(dir) != NULL)
        n++;
    if (dir != NULL)
        closedir(dir);
    return n;
}

#endif
