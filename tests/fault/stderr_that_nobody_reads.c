/* SPDX-License-Identifier: BSD-3-Clause */
/* The library's messages go to a broken or full pipe: the program survives, loses hardly any time, and keeps its own
 * SIGPIPE.  When a reader returns to the pipe, one line counts the dropped lines. */
#include "tests/job.h"
#include <fcntl.h>

enum { N = 2, LINES = 1000 };

static int broken;
static volatile sig_atomic_t own_signals;

static void on_broken_pipe(int sig)
{
    (void)sig;
    own_signals++;
}

static void pe(int rank)
{
    int end[2];
    char text[4096] = "";
    static char rest[1 << 17];
    sigset_t set;
    CHECK(pipe(end) == 0 && dup2(2, 100) == 100);
    if (broken) {
        CHECK(dup2(end[1], 2) == 2 && close(end[0]) == 0);
    } else {
        CHECK(fcntl(end[1], F_SETFL, O_NONBLOCK) == 0);
        while (write(end[1], text, sizeof text) > 0)
            continue;
        CHECK(fcntl(end[1], F_SETFL, 0) == 0 && dup2(end[1], 2) == 2);
    }
    CHECK_OK(ferry_init());
    uint64_t began = now_ns();
    for (int i = 0; i < LINES; i++)
        CHECK_STATUS(ferry_putmem((void *)8, text, 4, 0), FERRY_ERR_INVALID_ADDR);
    CHECK_SINCE(began, 10000);
    CHECK_OK(ferry_barrier_all());
    if (broken) {
        /* An earlier pending signal stays. */
        sigemptyset(&set);
        sigaddset(&set, SIGPIPE);
        CHECK(sigpending(&set) == 0 && !sigismember(&set, SIGPIPE));
        signal(SIGPIPE, on_broken_pipe);
        sigemptyset(&set);
        sigaddset(&set, SIGPIPE);
        CHECK(sigprocmask(SIG_BLOCK, &set, NULL) == 0 && raise(SIGPIPE) == 0);
        (void)ferry_putmem((void *)8, text, 4, 0);
        CHECK_INT(own_signals, 0);
        CHECK(sigprocmask(SIG_UNBLOCK, &set, NULL) == 0);
        CHECK_INT(own_signals, 1);
        (void)ferry_putmem((void *)8, text, 4, 0);
        CHECK_INT(own_signals, 1);
    } else {
        size_t n = 0;
        CHECK(fcntl(end[0], F_SETFL, O_NONBLOCK) == 0);
        while (read(end[0], rest, sizeof rest) > 0)
            continue;
        CHECK_STATUS(ferry_getmem(text, (void *)16, 4, 0), FERRY_ERR_INVALID_ADDR); /* a failure of another kind */
        for (ssize_t got; n < sizeof rest - 1 && (got = read(end[0], rest + n, sizeof rest - 1 - n)) > 0;)
            n += (size_t)got;
        rest[n] = '\0';
        CHECK(strstr(rest, "lines were dropped") != NULL);
        CHECK(strstr(rest, "0x10") != NULL);
        CHECK(strchr(rest, '\n') != NULL && strchr(strchr(rest, '\n') + 1, '\n') == rest + n - 1); /* two whole lines */
    }
    CHECK_OK(ferry_finalize());
    CHECK(dup2(100, 2) == 2);
    (void)rank;
}

JOB_MAIN(120)
{
    setenv("FERRY_LOG", "info", 1);
    for (broken = 0; broken < 2; broken++) {
        pe_doing_now("%s pipe", broken ? "a broken" : "a full");
        job_run(N, pe, 40);
    }
}
