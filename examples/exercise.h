/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef EXERCISE_H
#define EXERCISE_H

/* What the exercises share.  An exercise is a program with a gap between TODO and END OF TODO, and after the gap a
 * check.  As it comes, it compiles, and its check fails and gives a hint.  The solution has the same lines outside the
 * gap.
 *
 *     EXPECT(what should hold, "the hint, as printf takes it", ...);
 *     return exercise_end();
 *
 * A PE prints its first hint only.  The exit status is 1 when any of its expectations failed.  Waits end after 5 s,
 * unless FERRY_TIMEOUT says otherwise: nobody should wait for half a minute for a message that was not sent. */
#define PE_PREPARE exercise_prepare
static int exercise_prepare(int argc, char **argv);
#include "pe_main.h"
#include <inttypes.h>
#include <stdarg.h>
#include <time.h>

struct exercise {
    int missed;
    char hint[400];
};
/* PEs may be threads of one process. */
static __thread struct exercise exercise;

#ifndef EXERCISE_TEST
#define EXERCISE_TEST NULL /* a FERRY_TEST under which what may happen does happen */
#endif

static int exercise_prepare(int argc, char **argv)
{
    (void)argc;
    (void)argv;
    const char *test = EXERCISE_TEST;
    setenv("FERRY_TIMEOUT", "5s", 0);
    if (test != NULL)
        setenv("FERRY_TEST", test, 0);
    setvbuf(stdout, NULL, _IOLBF, 0);
    return 0;
}

#define EXPECT(condition, ...) exercise_expect((condition) ? 1 : 0, __VA_ARGS__)
__attribute__((format(printf, 2, 3), unused)) static void exercise_expect(int holds, const char *hint, ...)
{
    va_list ap;
    if (holds || exercise.missed++ > 0)
        return;
    va_start(ap, hint);
    vsnprintf(exercise.hint, sizeof exercise.hint, hint, ap);
    va_end(ap);
}

/* Time passes: a PE that is slow, or an answer that is late. */
__attribute__((unused)) static void exercise_nap(int ms)
{
    const struct timespec t = { ms / 1000, ms % 1000 * 1000000L };
    nanosleep(&t, NULL);
}

/* Says how it went and leaves the job: what pe_main() returns. */
__attribute__((unused)) static int exercise_end(void)
{
    const int me = ferry_my_pe();
    if (exercise.missed > 0)
        printf("PE %d: not yet: %s\n", me, exercise.hint);
    else
        printf("PE %d: right\n", me);
    fflush(stdout);
    (void)ferry_barrier_all(); /* all PEs print before the first one ends with status 1 */
    (void)ferry_finalize();
    return exercise.missed > 0;
}

#endif
